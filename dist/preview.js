(()=>{"use strict";var Wn={181:(n=>{n.exports=require("buffer")}),1421:(n=>{n.exports=require("node:child_process")}),3024:(n=>{
n.exports=require("node:fs")}),4708:(n=>{n.exports=require("node:https")}),6760:(n=>{n.exports=require("node:path")}),932:(n=>{
n.exports=require("process")}),7349:((n,i,s)=>{var r=s(1127),f=s(3301),p=s(4454),g=s(2223),$=s(7103),_=s(334),y=s(3142);
function m(u,c,a,o,l,w){const b=a.type==="block-map"?$.resolveBlockMap(u,c,a,o,w):a.type==="block-seq"?_.resolveBlockSeq(
u,c,a,o,w):y.resolveFlowCollection(u,c,a,o,w),k=b.constructor;return l==="!"||l===k.tagName?(b.tag=k.tagName,b):(l&&(b.tag=
l),b)}function h(u,c,a,o,l){const w=o.tag,b=w?c.directives.tagName(w.source,C=>l(w,"TAG_RESOLVE_FAILED",C)):null;if(a.type===
"block-seq"){const{anchor:C,newlineAfterProp:M}=o,x=C&&w?C.offset>w.offset?C:w:C??w;x&&(!M||M.offset<x.offset)&&l(x,"MIS\
SING_CHAR","Missing newline after block sequence props")}const k=a.type==="block-map"?"map":a.type==="block-seq"?"seq":a.
start.source==="{"?"map":"seq";if(!w||!b||b==="!"||b===p.YAMLMap.tagName&&k==="map"||b===g.YAMLSeq.tagName&&k==="seq")return m(
u,c,a,l,b);let S=c.schema.tags.find(C=>C.tag===b&&C.collection===k);if(!S){const C=c.schema.knownTags[b];if(C?.collection===
k)c.schema.tags.push(Object.assign({},C,{default:!1})),S=C;else return C?l(w,"BAD_COLLECTION_TYPE",`${C.tag} used for ${k}\
 collection, but expects ${C.collection??"scalar"}`,!0):l(w,"TAG_RESOLVE_FAILED",`Unresolved tag: ${b}`,!0),m(u,c,a,l,b)}
const E=m(u,c,a,l,b,S),A=S.resolve?.(E,C=>l(w,"TAG_RESOLVE_FAILED",C),c.options)??E,O=r.isNode(A)?A:new f.Scalar(A);return O.
range=E.range,O.tag=b,S?.format&&(O.format=S.format),O}i.composeCollection=h}),3683:((n,i,s)=>{var r=s(3021),f=s(5937),p=s(
7788),g=s(4631);function $(_,y,{offset:m,start:h,value:u,end:c},a){const o=Object.assign({_directives:y},_),l=new r.Document(
void 0,o),w={atKey:!1,atRoot:!0,directives:l.directives,options:l.options,schema:l.schema},b=g.resolveProps(h,{indicator:"\
doc-start",next:u??c?.[0],offset:m,onError:a,parentIndent:0,startOnNewline:!0});b.found&&(l.directives.docStart=!0,u&&(u.
type==="block-map"||u.type==="block-seq")&&!b.hasNewline&&a(b.end,"MISSING_CHAR","Block collection cannot start on same \
line with directives-end marker")),l.contents=u?f.composeNode(w,u,b,a):f.composeEmptyNode(w,b.end,h,null,b,a);const k=l.
contents.range[2],S=p.resolveEnd(c,k,!1,a);return S.comment&&(l.comment=S.comment),l.range=[m,k,S.offset],l}i.composeDoc=
$}),5937:((n,i,s)=>{var r=s(4065),f=s(1127),p=s(7349),g=s(5413),$=s(7788),_=s(2599);const y={composeNode:m,composeEmptyNode:h};
function m(c,a,o,l){const w=c.atKey,{spaceBefore:b,comment:k,anchor:S,tag:E}=o;let A,O=!0;switch(a.type){case"alias":A=u(
c,a,l),(S||E)&&l(a,"ALIAS_PROPS","An alias node must not specify any properties");break;case"scalar":case"single-quoted-\
scalar":case"double-quoted-scalar":case"block-scalar":A=g.composeScalar(c,a,E,l),S&&(A.anchor=S.source.substring(1));break;case"\
block-map":case"block-seq":case"flow-collection":try{A=p.composeCollection(y,c,a,o,l),S&&(A.anchor=S.source.substring(1))}catch(C){
const M=C instanceof Error?C.message:String(C);l(a,"RESOURCE_EXHAUSTION",M)}break;default:{const C=a.type==="error"?a.message:
`Unsupported token (type: ${a.type})`;l(a,"UNEXPECTED_TOKEN",C),O=!1}}return A??(A=h(c,a.offset,void 0,null,o,l)),S&&A.anchor===
""&&l(S,"BAD_ALIAS","Anchor cannot be an empty string"),w&&c.options.stringKeys&&(!f.isScalar(A)||typeof A.value!="strin\
g"||A.tag&&A.tag!=="tag:yaml.org,2002:str")&&l(E??a,"NON_STRING_KEY","With stringKeys, all keys must be strings"),b&&(A.
spaceBefore=!0),k&&(a.type==="scalar"&&a.source===""?A.comment=k:A.commentBefore=k),c.options.keepSourceTokens&&O&&(A.srcToken=
a),A}function h(c,a,o,l,{spaceBefore:w,comment:b,anchor:k,tag:S,end:E},A){const O={type:"scalar",offset:_.emptyScalarPosition(
a,o,l),indent:-1,source:""},C=g.composeScalar(c,O,S,A);return k&&(C.anchor=k.source.substring(1),C.anchor===""&&A(k,"BAD\
_ALIAS","Anchor cannot be an empty string")),w&&(C.spaceBefore=!0),b&&(C.comment=b,C.range[2]=E),C}function u({options:c},{
offset:a,source:o,end:l},w){const b=new r.Alias(o.substring(1));b.source===""&&w(a,"BAD_ALIAS","Alias cannot be an empty\
 string"),b.source.endsWith(":")&&w(a+o.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",!0);const k=a+o.length,S=$.
resolveEnd(l,k,c.strict,w);return b.range=[a,k,S.offset],S.comment&&(b.comment=S.comment),b}i.composeEmptyNode=h,i.composeNode=
m}),5413:((n,i,s)=>{var r=s(1127),f=s(3301),p=s(8913),g=s(6842);function $(m,h,u,c){const{value:a,type:o,comment:l,range:w}=h.
type==="block-scalar"?p.resolveBlockScalar(m,h,c):g.resolveFlowScalar(h,m.options.strict,c),b=u?m.directives.tagName(u.source,
E=>c(u,"TAG_RESOLVE_FAILED",E)):null;let k;m.options.stringKeys&&m.atKey?k=m.schema[r.SCALAR]:b?k=_(m.schema,a,b,u,c):h.
type==="scalar"?k=y(m,a,h,c):k=m.schema[r.SCALAR];let S;try{const E=k.resolve(a,A=>c(u??h,"TAG_RESOLVE_FAILED",A),m.options);
S=r.isScalar(E)?E:new f.Scalar(E)}catch(E){const A=E instanceof Error?E.message:String(E);c(u??h,"TAG_RESOLVE_FAILED",A),
S=new f.Scalar(a)}return S.range=w,S.source=a,o&&(S.type=o),b&&(S.tag=b),k.format&&(S.format=k.format),l&&(S.comment=l),
S}function _(m,h,u,c,a){if(u==="!")return m[r.SCALAR];const o=[];for(const w of m.tags)if(!w.collection&&w.tag===u)if(w.
default&&w.test)o.push(w);else return w;for(const w of o)if(w.test?.test(h))return w;const l=m.knownTags[u];return l&&!l.
collection?(m.tags.push(Object.assign({},l,{default:!1,test:void 0})),l):(a(c,"TAG_RESOLVE_FAILED",`Unresolved tag: ${u}`,
u!=="tag:yaml.org,2002:str"),m[r.SCALAR])}function y({atKey:m,directives:h,schema:u},c,a,o){const l=u.tags.find(w=>(w.default===
!0||m&&w.default==="key")&&w.test?.test(c))||u[r.SCALAR];if(u.compat){const w=u.compat.find(b=>b.default&&b.test?.test(c))??
u[r.SCALAR];if(l.tag!==w.tag){const b=h.tagString(l.tag),k=h.tagString(w.tag),S=`Value may be parsed as either ${b} or ${k}`;
o(a,"TAG_RESOLVE_FAILED",S,!0)}}return l}i.composeScalar=$}),9984:((n,i,s)=>{var r=s(932),f=s(1342),p=s(3021),g=s(1464),
$=s(1127),_=s(3683),y=s(7788);function m(c){if(typeof c=="number")return[c,c+1];if(Array.isArray(c))return c.length===2?
c:[c[0],c[1]];const{offset:a,source:o}=c;return[a,a+(typeof o=="string"?o.length:1)]}function h(c){let a="",o=!1,l=!1;for(let w=0;w<
c.length;++w){const b=c[w];switch(b[0]){case"#":a+=(a===""?"":l?`

`:`
`)+(b.substring(1)||" "),o=!0,l=!1;break;case"%":c[w+1]?.[0]!=="#"&&(w+=1),o=!1;break;default:o||(l=!0),o=!1}}return{comment:a,
afterEmptyLine:l}}class u{constructor(a={}){this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.warnings=
[],this.onError=(o,l,w,b)=>{const k=m(o);b?this.warnings.push(new g.YAMLWarning(k,l,w)):this.errors.push(new g.YAMLParseError(
k,l,w))},this.directives=new f.Directives({version:a.version||"1.2"}),this.options=a}decorate(a,o){const{comment:l,afterEmptyLine:w}=h(
this.prelude);if(l){const b=a.contents;if(o)a.comment=a.comment?`${a.comment}
${l}`:l;else if(w||a.directives.docStart||!b)a.commentBefore=l;else if($.isCollection(b)&&!b.flow&&b.items.length>0){let k=b.
items[0];$.isPair(k)&&(k=k.key);const S=k.commentBefore;k.commentBefore=S?`${l}
${S}`:l}else{const k=b.commentBefore;b.commentBefore=k?`${l}
${k}`:l}}if(o){for(let b=0;b<this.errors.length;++b)a.errors.push(this.errors[b]);for(let b=0;b<this.warnings.length;++b)
a.warnings.push(this.warnings[b])}else a.errors=this.errors,a.warnings=this.warnings;this.prelude=[],this.errors=[],this.
warnings=[]}streamInfo(){return{comment:h(this.prelude).comment,directives:this.directives,errors:this.errors,warnings:this.
warnings}}*compose(a,o=!1,l=-1){for(const w of a)yield*this.next(w);yield*this.end(o,l)}*next(a){switch(r.env.LOG_STREAM&&
console.dir(a,{depth:null}),a.type){case"directive":this.directives.add(a.source,(o,l,w)=>{const b=m(a);b[0]+=o,this.onError(
b,"BAD_DIRECTIVE",l,w)}),this.prelude.push(a.source),this.atDirectives=!0;break;case"document":{const o=_.composeDoc(this.
options,this.directives,a,this.onError);this.atDirectives&&!o.directives.docStart&&this.onError(a,"MISSING_CHAR","Missin\
g directives-end/doc-start indicator line"),this.decorate(o,!1),this.doc&&(yield this.doc),this.doc=o,this.atDirectives=
!1;break}case"byte-order-mark":case"space":break;case"comment":case"newline":this.prelude.push(a.source);break;case"erro\
r":{const o=a.source?`${a.message}: ${JSON.stringify(a.source)}`:a.message,l=new g.YAMLParseError(m(a),"UNEXPECTED_TOKEN",
o);this.atDirectives||!this.doc?this.errors.push(l):this.doc.errors.push(l);break}case"doc-end":{if(!this.doc){const l="\
Unexpected doc-end without preceding document";this.errors.push(new g.YAMLParseError(m(a),"UNEXPECTED_TOKEN",l));break}this.
doc.directives.docEnd=!0;const o=y.resolveEnd(a.end,a.offset+a.source.length,this.doc.options.strict,this.onError);if(this.
decorate(this.doc,!0),o.comment){const l=this.doc.comment;this.doc.comment=l?`${l}
${o.comment}`:o.comment}this.doc.range[2]=o.offset;break}default:this.errors.push(new g.YAMLParseError(m(a),"UNEXPECTED_\
TOKEN",`Unsupported token ${a.type}`))}}*end(a=!1,o=-1){if(this.doc)this.decorate(this.doc,!0),yield this.doc,this.doc=null;else if(a){
const l=Object.assign({_directives:this.directives},this.options),w=new p.Document(void 0,l);this.atDirectives&&this.onError(
o,"MISSING_CHAR","Missing directives-end indicator line"),w.range=[0,o,o],this.decorate(w,!1),yield w}}}i.Composer=u}),7103:((n,i,s)=>{
var r=s(7165),f=s(4454),p=s(4631),g=s(9499),$=s(4051),_=s(3568);const y="All mapping items must start at the same column";
function m({composeNode:h,composeEmptyNode:u},c,a,o,l){const w=l?.nodeClass??f.YAMLMap,b=new w(c.schema);c.atRoot&&(c.atRoot=
!1);let k=a.offset,S=null;for(const E of a.items){const{start:A,key:O,sep:C,value:M}=E,x=p.resolveProps(A,{indicator:"ex\
plicit-key-ind",next:O??C?.[0],offset:k,onError:o,parentIndent:a.indent,startOnNewline:!0}),N=!x.found;if(N){if(O&&(O.type===
"block-seq"?o(k,"BLOCK_AS_IMPLICIT_KEY","A block sequence may not be used as an implicit map key"):"indent"in O&&O.indent!==
a.indent&&o(k,"BAD_INDENT",y)),!x.anchor&&!x.tag&&!C){S=x.end,x.comment&&(b.comment?b.comment+=`
`+x.comment:b.comment=x.comment);continue}(x.newlineAfterProp||g.containsNewline(O))&&o(O??A[A.length-1],"MULTILINE_IMPL\
ICIT_KEY","Implicit keys need to be on a single line")}else x.found?.indent!==a.indent&&o(k,"BAD_INDENT",y);c.atKey=!0;const D=x.
end,F=O?h(c,O,x,o):u(c,D,A,null,x,o);c.schema.compat&&$.flowIndentCheck(a.indent,O,o),c.atKey=!1,_.mapIncludes(c,b.items,
F)&&o(D,"DUPLICATE_KEY","Map keys must be unique");const R=p.resolveProps(C??[],{indicator:"map-value-ind",next:M,offset:F.
range[2],onError:o,parentIndent:a.indent,startOnNewline:!O||O.type==="block-scalar"});if(k=R.end,R.found){N&&(M?.type===
"block-map"&&!R.hasNewline&&o(k,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),c.options.
strict&&x.start<R.found.offset-1024&&o(F.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after t\
he start of an implicit block mapping key"));const U=M?h(c,M,R,o):u(c,k,C,null,R,o);c.schema.compat&&$.flowIndentCheck(a.
indent,M,o),k=U.range[2];const X=new r.Pair(F,U);c.options.keepSourceTokens&&(X.srcToken=E),b.items.push(X)}else{N&&o(F.
range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),R.comment&&(F.comment?F.comment+=`
`+R.comment:F.comment=R.comment);const U=new r.Pair(F);c.options.keepSourceTokens&&(U.srcToken=E),b.items.push(U)}}return S&&
S<k&&o(S,"IMPOSSIBLE","Map comment with trailing content"),b.range=[a.offset,k,S??k],b}i.resolveBlockMap=m}),8913:((n,i,s)=>{
var r=s(3301);function f($,_,y){const m=_.offset,h=p(_,$.options.strict,y);if(!h)return{value:"",type:null,comment:"",range:[
m,m,m]};const u=h.mode===">"?r.Scalar.BLOCK_FOLDED:r.Scalar.BLOCK_LITERAL,c=_.source?g(_.source):[];let a=c.length;for(let A=c.
length-1;A>=0;--A){const O=c[A][1];if(O===""||O==="\r")a=A;else break}if(a===0){const A=h.chomp==="+"&&c.length>0?`
`.repeat(Math.max(1,c.length-1)):"";let O=m+h.length;return _.source&&(O+=_.source.length),{value:A,type:u,comment:h.comment,
range:[m,O,O]}}let o=_.indent+h.indent,l=_.offset+h.length,w=0;for(let A=0;A<a;++A){const[O,C]=c[A];if(C===""||C==="\r")
h.indent===0&&O.length>o&&(o=O.length);else{O.length<o&&y(l+O.length,"MISSING_CHAR","Block scalars with more-indented le\
ading empty lines must use an explicit indentation indicator"),h.indent===0&&(o=O.length),w=A,o===0&&!$.atRoot&&y(l,"BAD\
_INDENT","Block scalar values in collections must be indented");break}l+=O.length+C.length+1}for(let A=c.length-1;A>=a;--A)
c[A][0].length>o&&(a=A+1);let b="",k="",S=!1;for(let A=0;A<w;++A)b+=c[A][0].slice(o)+`
`;for(let A=w;A<a;++A){let[O,C]=c[A];l+=O.length+C.length+1;const M=C[C.length-1]==="\r";if(M&&(C=C.slice(0,-1)),C&&O.length<
o){const N=`Block scalar lines must not be less indented than their ${h.indent?"explicit indentation indicator":"first l\
ine"}`;y(l-C.length-(M?2:1),"BAD_INDENT",N),O=""}u===r.Scalar.BLOCK_LITERAL?(b+=k+O.slice(o)+C,k=`
`):O.length>o||C[0]==="	"?(k===" "?k=`
`:!S&&k===`
`&&(k=`

`),b+=k+O.slice(o)+C,k=`
`,S=!0):C===""?k===`
`?b+=`
`:k=`
`:(b+=k+C,k=" ",S=!1)}switch(h.chomp){case"-":break;case"+":for(let A=a;A<c.length;++A)b+=`
`+c[A][0].slice(o);b[b.length-1]!==`
`&&(b+=`
`);break;default:b+=`
`}const E=m+h.length+_.source.length;return{value:b,type:u,comment:h.comment,range:[m,E,E]}}function p({offset:$,props:_},y,m){
if(_[0].type!=="block-scalar-header")return m(_[0],"IMPOSSIBLE","Block scalar header not found"),null;const{source:h}=_[0],
u=h[0];let c=0,a="",o=-1;for(let k=1;k<h.length;++k){const S=h[k];if(!a&&(S==="-"||S==="+"))a=S;else{const E=Number(S);!c&&
E?c=E:o===-1&&(o=$+k)}}o!==-1&&m(o,"UNEXPECTED_TOKEN",`Block scalar header includes extra characters: ${h}`);let l=!1,w="",
b=h.length;for(let k=1;k<_.length;++k){const S=_[k];switch(S.type){case"space":l=!0;case"newline":b+=S.source.length;break;case"\
comment":y&&!l&&m(S,"MISSING_CHAR","Comments must be separated from other tokens by white space characters"),b+=S.source.
length,w=S.source.substring(1);break;case"error":m(S,"UNEXPECTED_TOKEN",S.message),b+=S.source.length;break;default:{const E=`\
Unexpected token in block scalar header: ${S.type}`;m(S,"UNEXPECTED_TOKEN",E);const A=S.source;A&&typeof A=="string"&&(b+=
A.length)}}}return{mode:u,indent:c,chomp:a,comment:w,length:b}}function g($){const _=$.split(/\n( *)/),y=_[0],m=y.match(
/^( *)/),u=[m?.[1]?[m[1],y.slice(m[1].length)]:["",y]];for(let c=1;c<_.length;c+=2)u.push([_[c],_[c+1]]);return u}i.resolveBlockScalar=
f}),334:((n,i,s)=>{var r=s(2223),f=s(4631),p=s(4051);function g({composeNode:$,composeEmptyNode:_},y,m,h,u){const c=u?.nodeClass??
r.YAMLSeq,a=new c(y.schema);y.atRoot&&(y.atRoot=!1),y.atKey&&(y.atKey=!1);let o=m.offset,l=null;for(const{start:w,value:b}of m.
items){const k=f.resolveProps(w,{indicator:"seq-item-ind",next:b,offset:o,onError:h,parentIndent:m.indent,startOnNewline:!0});
if(!k.found)if(k.anchor||k.tag||b)b?.type==="block-seq"?h(k.end,"BAD_INDENT","All sequence items must start at the same \
column"):h(o,"MISSING_CHAR","Sequence item without - indicator");else{l=k.end,k.comment&&(a.comment=k.comment);continue}
const S=b?$(y,b,k,h):_(y,k.end,w,null,k,h);y.schema.compat&&p.flowIndentCheck(m.indent,b,h),o=S.range[2],a.items.push(S)}
return a.range=[m.offset,o,l??o],a}i.resolveBlockSeq=g}),7788:((n,i)=>{function s(r,f,p,g){let $="";if(r){let _=!1,y="";
for(const m of r){const{source:h,type:u}=m;switch(u){case"space":_=!0;break;case"comment":{p&&!_&&g(m,"MISSING_CHAR","Co\
mments must be separated from other tokens by white space characters");const c=h.substring(1)||" ";$?$+=y+c:$=c,y="";break}case"\
newline":$&&(y+=h),_=!0;break;default:g(m,"UNEXPECTED_TOKEN",`Unexpected ${u} at node end`)}f+=h.length}}return{comment:$,
offset:f}}i.resolveEnd=s}),3142:((n,i,s)=>{var r=s(1127),f=s(7165),p=s(4454),g=s(2223),$=s(7788),_=s(4631),y=s(9499),m=s(
3568);const h="Block collections are not allowed within flow collections",u=a=>a&&(a.type==="block-map"||a.type==="block\
-seq");function c({composeNode:a,composeEmptyNode:o},l,w,b,k){const S=w.start.source==="{",E=S?"flow map":"flow sequence",
A=k?.nodeClass??(S?p.YAMLMap:g.YAMLSeq),O=new A(l.schema);O.flow=!0;const C=l.atRoot;C&&(l.atRoot=!1),l.atKey&&(l.atKey=
!1);let M=w.offset+w.start.source.length;for(let R=0;R<w.items.length;++R){const U=w.items[R],{start:X,key:J,sep:G,value:Y}=U,
B=_.resolveProps(X,{flow:E,indicator:"explicit-key-ind",next:J??G?.[0],offset:M,onError:b,parentIndent:w.indent,startOnNewline:!1});
if(!B.found){if(!B.anchor&&!B.tag&&!G&&!Y){R===0&&B.comma?b(B.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${E}`):R<w.items.
length-1&&b(B.start,"UNEXPECTED_TOKEN",`Unexpected empty item in ${E}`),B.comment&&(O.comment?O.comment+=`
`+B.comment:O.comment=B.comment),M=B.end;continue}!S&&l.options.strict&&y.containsNewline(J)&&b(J,"MULTILINE_IMPLICIT_KE\
Y","Implicit keys of flow sequence pairs need to be on a single line")}if(R===0)B.comma&&b(B.comma,"UNEXPECTED_TOKEN",`U\
nexpected , in ${E}`);else if(B.comma||b(B.start,"MISSING_CHAR",`Missing , between ${E} items`),B.comment){let ee="";e:for(const Q of X)
switch(Q.type){case"comma":case"space":break;case"comment":ee=Q.source.substring(1);break e;default:break e}if(ee){let Q=O.
items[O.items.length-1];r.isPair(Q)&&(Q=Q.value??Q.key),Q.comment?Q.comment+=`
`+ee:Q.comment=ee,B.comment=B.comment.substring(ee.length+1)}}if(!S&&!G&&!B.found){const ee=Y?a(l,Y,B,b):o(l,B.end,G,null,
B,b);O.items.push(ee),M=ee.range[2],u(Y)&&b(ee.range,"BLOCK_IN_FLOW",h)}else{l.atKey=!0;const ee=B.end,Q=J?a(l,J,B,b):o(
l,ee,X,null,B,b);u(J)&&b(Q.range,"BLOCK_IN_FLOW",h),l.atKey=!1;const ne=_.resolveProps(G??[],{flow:E,indicator:"map-valu\
e-ind",next:Y,offset:Q.range[2],onError:b,parentIndent:w.indent,startOnNewline:!1});if(ne.found){if(!S&&!B.found&&l.options.
strict){if(G)for(const te of G){if(te===ne.found)break;if(te.type==="newline"){b(te,"MULTILINE_IMPLICIT_KEY","Implicit k\
eys of flow sequence pairs need to be on a single line");break}}B.start<ne.found.offset-1024&&b(ne.found,"KEY_OVER_1024_\
CHARS","The : indicator must be at most 1024 chars after the start of an implicit flow sequence key")}}else Y&&("source"in
Y&&Y.source?.[0]===":"?b(Y,"MISSING_CHAR",`Missing space after : in ${E}`):b(ne.start,"MISSING_CHAR",`Missing , or : bet\
ween ${E} items`));const le=Y?a(l,Y,ne,b):ne.found?o(l,ne.end,G,null,ne,b):null;le?u(Y)&&b(le.range,"BLOCK_IN_FLOW",h):ne.
comment&&(Q.comment?Q.comment+=`
`+ne.comment:Q.comment=ne.comment);const re=new f.Pair(Q,le);if(l.options.keepSourceTokens&&(re.srcToken=U),S){const te=O;
m.mapIncludes(l,te.items,Q)&&b(ee,"DUPLICATE_KEY","Map keys must be unique"),te.items.push(re)}else{const te=new p.YAMLMap(
l.schema);te.flow=!0,te.items.push(re);const de=(le??Q).range;te.range=[Q.range[0],de[1],de[2]],O.items.push(te)}M=le?le.
range[2]:ne.end}}const x=S?"}":"]",[N,...D]=w.end;let F=M;if(N?.source===x)F=N.offset+N.source.length;else{const R=E[0].
toUpperCase()+E.substring(1),U=C?`${R} must end with a ${x}`:`${R} in block collection must be sufficiently indented and\
 end with a ${x}`;b(M,C?"MISSING_CHAR":"BAD_INDENT",U),N&&N.source.length!==1&&D.unshift(N)}if(D.length>0){const R=$.resolveEnd(
D,F,l.options.strict,b);R.comment&&(O.comment?O.comment+=`
`+R.comment:O.comment=R.comment),O.range=[w.offset,F,R.offset]}else O.range=[w.offset,F,F];return O}i.resolveFlowCollection=
c}),6842:((n,i,s)=>{var r=s(3301),f=s(7788);function p(c,a,o){const{offset:l,type:w,source:b,end:k}=c;let S,E;const A=(M,x,N)=>o(
l+M,x,N);switch(w){case"scalar":S=r.Scalar.PLAIN,E=g(b,A);break;case"single-quoted-scalar":S=r.Scalar.QUOTE_SINGLE,E=$(b,
A);break;case"double-quoted-scalar":S=r.Scalar.QUOTE_DOUBLE,E=y(b,A);break;default:return o(c,"UNEXPECTED_TOKEN",`Expect\
ed a flow scalar value, but found: ${w}`),{value:"",type:null,comment:"",range:[l,l+b.length,l+b.length]}}const O=l+b.length,
C=f.resolveEnd(k,O,a,o);return{value:E,type:S,comment:C.comment,range:[l,O,C.offset]}}function g(c,a){let o="";switch(c[0]){case"\
	":o="a tab character";break;case",":o="flow indicator character ,";break;case"%":o="directive indicator character %";break;case"\
|":case">":{o=`block scalar indicator ${c[0]}`;break}case"@":case"`":{o=`reserved character ${c[0]}`;break}}return o&&a(
0,"BAD_SCALAR_START",`Plain value cannot start with ${o}`),_(c)}function $(c,a){return(c[c.length-1]!=="'"||c.length===1)&&
a(c.length,"MISSING_CHAR","Missing closing 'quote"),_(c.slice(1,-1)).replace(/''/g,"'")}function _(c){const a=/(.*?)\r?\n/sy;
let o=a.exec(c);if(!o)return c;let l,w;try{l=new RegExp("(?<![ 	])[ 	]+$"),w=new RegExp("^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{
l=/[ \t]+$/,w=/^[ \t]+|[ \t]+$/g}let b=o[1].replace(l,""),k=" ",S=a.lastIndex;for(;o=a.exec(c);){const A=o[1].replace(w,
"");A===""?k===`
`?b+=k:k=`
`:(b+=k+A,k=" "),S=a.lastIndex}const E=/[ \t]*(.*)/sy;return E.lastIndex=S,o=E.exec(c),b+k+(o?.[1]??"")}function y(c,a){
let o="";for(let l=1;l<c.length-1;++l){const w=c[l];if(!(w==="\r"&&c[l+1]===`
`))if(w===`
`){const{fold:b,offset:k}=m(c,l);o+=b,l=k}else if(w==="\\"){let b=c[++l];const k=h[b];if(k)o+=k;else if(b===`
`)for(b=c[l+1];b===" "||b==="	";)b=c[++l+1];else if(b==="\r"&&c[l+1]===`
`)for(b=c[++l+1];b===" "||b==="	";)b=c[++l+1];else if(b==="x"||b==="u"||b==="U"){const S=b==="x"?2:b==="u"?4:8;o+=u(c,l+
1,S,a),l+=S}else{const S=c.substr(l-1,2);a(l-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${S}`),o+=S}}else if(w===" "||w===
"	"){const b=l;let k=c[l+1];for(;k===" "||k==="	";)k=c[++l+1];k!==`
`&&!(k==="\r"&&c[l+2]===`
`)&&(o+=l>b?c.slice(b,l+1):w)}else o+=w}return(c[c.length-1]!=='"'||c.length===1)&&a(c.length,"MISSING_CHAR",'Missing cl\
osing "quote'),o}function m(c,a){let o="",l=c[a+1];for(;(l===" "||l==="	"||l===`
`||l==="\r")&&!(l==="\r"&&c[a+2]!==`
`);)l===`
`&&(o+=`
`),a+=1,l=c[a+1];return o||(o=" "),{fold:o,offset:a}}const h={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function u(c,a,o,l){
const w=c.substr(a,o),k=w.length===o&&/^[0-9a-fA-F]+$/.test(w)?parseInt(w,16):NaN;try{return String.fromCodePoint(k)}catch{
const S=c.substr(a-2,o+2);return l(a-2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${S}`),S}}i.resolveFlowScalar=p}),4631:((n,i)=>{
function s(r,{flow:f,indicator:p,next:g,offset:$,onError:_,parentIndent:y,startOnNewline:m}){let h=!1,u=m,c=m,a="",o="",
l=!1,w=!1,b=null,k=null,S=null,E=null,A=null,O=null,C=null;for(const N of r)switch(w&&(N.type!=="space"&&N.type!=="newli\
ne"&&N.type!=="comma"&&_(N.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),
w=!1),b&&(u&&N.type!=="comment"&&N.type!=="newline"&&_(b,"TAB_AS_INDENT","Tabs are not allowed as indentation"),b=null),
N.type){case"space":!f&&(p!=="doc-start"||g?.type!=="flow-collection")&&N.source.includes("	")&&(b=N),c=!0;break;case"co\
mment":{c||_(N,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const D=N.source.
substring(1)||" ";a?a+=o+D:a=D,o="",u=!1;break}case"newline":u?a?a+=N.source:(!O||p!=="seq-item-ind")&&(h=!0):o+=N.source,
u=!0,l=!0,(k||S)&&(E=N),c=!0;break;case"anchor":k&&_(N,"MULTIPLE_ANCHORS","A node can have at most one anchor"),N.source.
endsWith(":")&&_(N.offset+N.source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),k=N,C??(C=N.offset),u=!1,c=
!1,w=!0;break;case"tag":{S&&_(N,"MULTIPLE_TAGS","A node can have at most one tag"),S=N,C??(C=N.offset),u=!1,c=!1,w=!0;break}case p:
(k||S)&&_(N,"BAD_PROP_ORDER",`Anchors and tags must be after the ${N.source} indicator`),O&&_(N,"UNEXPECTED_TOKEN",`Unex\
pected ${N.source} in ${f??"collection"}`),O=N,u=p==="seq-item-ind"||p==="explicit-key-ind",c=!1;break;case"comma":if(f){
A&&_(N,"UNEXPECTED_TOKEN",`Unexpected , in ${f}`),A=N,u=!1,c=!1;break}default:_(N,"UNEXPECTED_TOKEN",`Unexpected ${N.type}\
 token`),u=!1,c=!1}const M=r[r.length-1],x=M?M.offset+M.source.length:$;return w&&g&&g.type!=="space"&&g.type!=="newline"&&
g.type!=="comma"&&(g.type!=="scalar"||g.source!=="")&&_(g.offset,"MISSING_CHAR","Tags and anchors must be separated from\
 the next token by white space"),b&&(u&&b.indent<=y||g?.type==="block-map"||g?.type==="block-seq")&&_(b,"TAB_AS_INDENT",
"Tabs are not allowed as indentation"),{comma:A,found:O,spaceBefore:h,comment:a,hasNewline:l,anchor:k,tag:S,newlineAfterProp:E,
end:x,start:C??x}}i.resolveProps=s}),9499:((n,i)=>{function s(r){if(!r)return null;switch(r.type){case"alias":case"scala\
r":case"double-quoted-scalar":case"single-quoted-scalar":if(r.source.includes(`
`))return!0;if(r.end){for(const f of r.end)if(f.type==="newline")return!0}return!1;case"flow-collection":for(const f of r.
items){for(const p of f.start)if(p.type==="newline")return!0;if(f.sep){for(const p of f.sep)if(p.type==="newline")return!0}
if(s(f.key)||s(f.value))return!0}return!1;default:return!0}}i.containsNewline=s}),2599:((n,i)=>{function s(r,f,p){if(f){
p??(p=f.length);for(let g=p-1;g>=0;--g){let $=f[g];switch($.type){case"space":case"comment":case"newline":r-=$.source.length;
continue}for($=f[++g];$?.type==="space";)r+=$.source.length,$=f[++g];break}}return r}i.emptyScalarPosition=s}),4051:((n,i,s)=>{
var r=s(9499);function f(p,g,$){if(g?.type==="flow-collection"){const _=g.end[0];_.indent===p&&(_.source==="]"||_.source===
"}")&&r.containsNewline(g)&&$(_,"BAD_INDENT","Flow end indicator should be more indented than parent",!0)}}i.flowIndentCheck=
f}),3568:((n,i,s)=>{var r=s(1127);function f(p,g,$){const{uniqueKeys:_}=p.options;if(_===!1)return!1;const y=typeof _=="\
function"?_:(m,h)=>m===h||r.isScalar(m)&&r.isScalar(h)&&m.value===h.value;return g.some(m=>y(m.key,$))}i.mapIncludes=f}),
3021:((n,i,s)=>{var r=s(4065),f=s(101),p=s(1127),g=s(7165),$=s(4043),_=s(5840),y=s(6829),m=s(1596),h=s(3661),u=s(2404),c=s(
1342);class a{constructor(w,b,k){this.commentBefore=null,this.comment=null,this.errors=[],this.warnings=[],Object.defineProperty(
this,p.NODE_TYPE,{value:p.DOC});let S=null;typeof b=="function"||Array.isArray(b)?S=b:k===void 0&&b&&(k=b,b=void 0);const E=Object.
assign({intAsBigInt:!1,keepSourceTokens:!1,logLevel:"warn",prettyErrors:!0,strict:!0,stringKeys:!1,uniqueKeys:!0,version:"\
1.2"},k);this.options=E;let{version:A}=E;k?._directives?(this.directives=k._directives.atDocument(),this.directives.yaml.
explicit&&(A=this.directives.yaml.version)):this.directives=new c.Directives({version:A}),this.setSchema(A,k),this.contents=
w===void 0?null:this.createNode(w,S,k)}clone(){const w=Object.create(a.prototype,{[p.NODE_TYPE]:{value:p.DOC}});return w.
commentBefore=this.commentBefore,w.comment=this.comment,w.errors=this.errors.slice(),w.warnings=this.warnings.slice(),w.
options=Object.assign({},this.options),this.directives&&(w.directives=this.directives.clone()),w.schema=this.schema.clone(),
w.contents=p.isNode(this.contents)?this.contents.clone(w.schema):this.contents,this.range&&(w.range=this.range.slice()),
w}add(w){o(this.contents)&&this.contents.add(w)}addIn(w,b){o(this.contents)&&this.contents.addIn(w,b)}createAlias(w,b){if(!w.
anchor){const k=m.anchorNames(this);w.anchor=!b||k.has(b)?m.findNewAnchor(b||"a",k):b}return new r.Alias(w.anchor)}createNode(w,b,k){
let S;if(typeof b=="function")w=b.call({"":w},"",w),S=b;else if(Array.isArray(b)){const X=G=>typeof G=="number"||G instanceof
String||G instanceof Number,J=b.filter(X).map(String);J.length>0&&(b=b.concat(J)),S=b}else k===void 0&&b&&(k=b,b=void 0);
const{aliasDuplicateObjects:E,anchorPrefix:A,flow:O,keepUndefined:C,onTagObj:M,tag:x}=k??{},{onAnchor:N,setAnchors:D,sourceObjects:F}=m.
createNodeAnchors(this,A||"a"),R={aliasDuplicateObjects:E??!0,keepUndefined:C??!1,onAnchor:N,onTagObj:M,replacer:S,schema:this.
schema,sourceObjects:F},U=u.createNode(w,x,R);return O&&p.isCollection(U)&&(U.flow=!0),D(),U}createPair(w,b,k={}){const S=this.
createNode(w,null,k),E=this.createNode(b,null,k);return new g.Pair(S,E)}delete(w){return o(this.contents)?this.contents.
delete(w):!1}deleteIn(w){return f.isEmptyPath(w)?this.contents==null?!1:(this.contents=null,!0):o(this.contents)?this.contents.
deleteIn(w):!1}get(w,b){return p.isCollection(this.contents)?this.contents.get(w,b):void 0}getIn(w,b){return f.isEmptyPath(
w)?!b&&p.isScalar(this.contents)?this.contents.value:this.contents:p.isCollection(this.contents)?this.contents.getIn(w,b):
void 0}has(w){return p.isCollection(this.contents)?this.contents.has(w):!1}hasIn(w){return f.isEmptyPath(w)?this.contents!==
void 0:p.isCollection(this.contents)?this.contents.hasIn(w):!1}set(w,b){this.contents==null?this.contents=f.collectionFromPath(
this.schema,[w],b):o(this.contents)&&this.contents.set(w,b)}setIn(w,b){f.isEmptyPath(w)?this.contents=b:this.contents==null?
this.contents=f.collectionFromPath(this.schema,Array.from(w),b):o(this.contents)&&this.contents.setIn(w,b)}setSchema(w,b={}){
typeof w=="number"&&(w=String(w));let k;switch(w){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=
new c.Directives({version:"1.1"}),k={resolveKnownTags:!1,schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.
directives.yaml.version=w:this.directives=new c.Directives({version:w}),k={resolveKnownTags:!0,schema:"core"};break;case null:
this.directives&&delete this.directives,k=null;break;default:{const S=JSON.stringify(w);throw new Error(`Expected '1.1',\
 '1.2' or null as first argument, but found: ${S}`)}}if(b.schema instanceof Object)this.schema=b.schema;else if(k)this.schema=
new _.Schema(Object.assign(k,b));else throw new Error("With a null YAML version, the { schema: Schema } option is requir\
ed")}toJS({json:w,jsonArg:b,mapAsMap:k,maxAliasCount:S,onAnchor:E,reviver:A}={}){const O={anchors:new Map,doc:this,keep:!w,
mapAsMap:k===!0,mapKeyWarned:!1,maxAliasCount:typeof S=="number"?S:100},C=$.toJS(this.contents,b??"",O);if(typeof E=="fu\
nction")for(const{count:M,res:x}of O.anchors.values())E(x,M);return typeof A=="function"?h.applyReviver(A,{"":C},"",C):C}toJSON(w,b){
return this.toJS({json:!0,jsonArg:w,mapAsMap:!1,onAnchor:b})}toString(w={}){if(this.errors.length>0)throw new Error("Doc\
ument with errors cannot be stringified");if("indent"in w&&(!Number.isInteger(w.indent)||Number(w.indent)<=0)){const b=JSON.
stringify(w.indent);throw new Error(`"indent" option must be a positive integer, not ${b}`)}return y.stringifyDocument(this,
w)}}function o(l){if(p.isCollection(l))return!0;throw new Error("Expected a YAML collection as document contents")}i.Document=
a}),1596:((n,i,s)=>{var r=s(1127),f=s(204);function p(y){if(/[\x00-\x19\s,[\]{}]/.test(y)){const h=`Anchor must not cont\
ain whitespace or control characters: ${JSON.stringify(y)}`;throw new Error(h)}return!0}function g(y){const m=new Set;return f.
visit(y,{Value(h,u){u.anchor&&m.add(u.anchor)}}),m}function $(y,m){for(let h=1;;++h){const u=`${y}${h}`;if(!m.has(u))return u}}
function _(y,m){const h=[],u=new Map;let c=null;return{onAnchor:a=>{h.push(a),c??(c=g(y));const o=$(m,c);return c.add(o),
o},setAnchors:()=>{for(const a of h){const o=u.get(a);if(typeof o=="object"&&o.anchor&&(r.isScalar(o.node)||r.isCollection(
o.node)))o.node.anchor=o.anchor;else{const l=new Error("Failed to resolve repeated object (this should not happen)");throw l.
source=a,l}}},sourceObjects:u}}i.anchorIsValid=p,i.anchorNames=g,i.createNodeAnchors=_,i.findNewAnchor=$}),3661:((n,i)=>{
function s(r,f,p,g){if(g&&typeof g=="object")if(Array.isArray(g))for(let $=0,_=g.length;$<_;++$){const y=g[$],m=s(r,g,String(
$),y);m===void 0?delete g[$]:m!==y&&(g[$]=m)}else if(g instanceof Map)for(const $ of Array.from(g.keys())){const _=g.get(
$),y=s(r,g,$,_);y===void 0?g.delete($):y!==_&&g.set($,y)}else if(g instanceof Set)for(const $ of Array.from(g)){const _=s(
r,g,$,$);_===void 0?g.delete($):_!==$&&(g.delete($),g.add(_))}else for(const[$,_]of Object.entries(g)){const y=s(r,g,$,_);
y===void 0?delete g[$]:y!==_&&(g[$]=y)}return r.call(f,p,g)}i.applyReviver=s}),2404:((n,i,s)=>{var r=s(4065),f=s(1127),p=s(
3301);const g="tag:yaml.org,2002:";function $(y,m,h){if(m){const u=h.filter(a=>a.tag===m),c=u.find(a=>!a.format)??u[0];if(!c)
throw new Error(`Tag ${m} not found`);return c}return h.find(u=>u.identify?.(y)&&!u.format)}function _(y,m,h){if(f.isDocument(
y)&&(y=y.contents),f.isNode(y))return y;if(f.isPair(y)){const S=h.schema[f.MAP].createNode?.(h.schema,null,h);return S.items.
push(y),S}(y instanceof String||y instanceof Number||y instanceof Boolean||typeof BigInt<"u"&&y instanceof BigInt)&&(y=y.
valueOf());const{aliasDuplicateObjects:u,onAnchor:c,onTagObj:a,schema:o,sourceObjects:l}=h;let w;if(u&&y&&typeof y=="obj\
ect"){if(w=l.get(y),w)return w.anchor??(w.anchor=c(y)),new r.Alias(w.anchor);w={anchor:null,node:null},l.set(y,w)}m?.startsWith(
"!!")&&(m=g+m.slice(2));let b=$(y,m,o.tags);if(!b){if(y&&typeof y.toJSON=="function"&&(y=y.toJSON()),!y||typeof y!="obje\
ct"){const S=new p.Scalar(y);return w&&(w.node=S),S}b=y instanceof Map?o[f.MAP]:Symbol.iterator in Object(y)?o[f.SEQ]:o[f.
MAP]}a&&(a(b),delete h.onTagObj);const k=b?.createNode?b.createNode(h.schema,y,h):typeof b?.nodeClass?.from=="function"?
b.nodeClass.from(h.schema,y,h):new p.Scalar(y);return m?k.tag=m:b.default||(k.tag=b.tag),w&&(w.node=k),k}i.createNode=_}),
1342:((n,i,s)=>{var r=s(1127),f=s(204);const p={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},g=_=>_.replace(
/[!,[\]{}]/g,y=>p[y]);class ${constructor(y,m){this.docStart=null,this.docEnd=!1,this.yaml=Object.assign({},$.defaultYaml,
y),this.tags=Object.assign({},$.defaultTags,m)}clone(){const y=new $(this.yaml,this.tags);return y.docStart=this.docStart,
y}atDocument(){const y=new $(this.yaml,this.tags);switch(this.yaml.version){case"1.1":this.atNextDocument=!0;break;case"\
1.2":this.atNextDocument=!1,this.yaml={explicit:$.defaultYaml.explicit,version:"1.2"},this.tags=Object.assign({},$.defaultTags);
break}return y}add(y,m){this.atNextDocument&&(this.yaml={explicit:$.defaultYaml.explicit,version:"1.1"},this.tags=Object.
assign({},$.defaultTags),this.atNextDocument=!1);const h=y.trim().split(/[ \t]+/),u=h.shift();switch(u){case"%TAG":{if(h.
length!==2&&(m(0,"%TAG directive should contain exactly two parts"),h.length<2))return!1;const[c,a]=h;return this.tags[c]=
a,!0}case"%YAML":{if(this.yaml.explicit=!0,h.length!==1)return m(0,"%YAML directive should contain exactly one part"),!1;
const[c]=h;if(c==="1.1"||c==="1.2")return this.yaml.version=c,!0;{const a=/^\d+\.\d+$/.test(c);return m(6,`Unsupported Y\
AML version ${c}`,a),!1}}default:return m(0,`Unknown directive ${u}`,!0),!1}}tagName(y,m){if(y==="!")return"!";if(y[0]!==
"!")return m(`Not a valid tag: ${y}`),null;if(y[1]==="<"){const a=y.slice(2,-1);return a==="!"||a==="!!"?(m(`Verbatim ta\
gs aren't resolved, so ${y} is invalid.`),null):(y[y.length-1]!==">"&&m("Verbatim tags must end with a >"),a)}const[,h,u]=y.
match(/^(.*!)([^!]*)$/s);u||m(`The ${y} tag has no suffix`);const c=this.tags[h];if(c)try{return c+decodeURIComponent(u)}catch(a){
return m(String(a)),null}return h==="!"?y:(m(`Could not resolve tag: ${y}`),null)}tagString(y){for(const[m,h]of Object.entries(
this.tags))if(y.startsWith(h))return m+g(y.substring(h.length));return y[0]==="!"?y:`!<${y}>`}toString(y){const m=this.yaml.
explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],h=Object.entries(this.tags);let u;if(y&&h.length>0&&r.isNode(y.contents)){
const c={};f.visit(y.contents,(a,o)=>{r.isNode(o)&&o.tag&&(c[o.tag]=!0)}),u=Object.keys(c)}else u=[];for(const[c,a]of h)
c==="!!"&&a==="tag:yaml.org,2002:"||(!y||u.some(o=>o.startsWith(a)))&&m.push(`%TAG ${c} ${a}`);return m.join(`
`)}}$.defaultYaml={explicit:!1,version:"1.2"},$.defaultTags={"!!":"tag:yaml.org,2002:"},i.Directives=$}),1464:((n,i)=>{class s extends Error{constructor($,_,y,m){
super(),this.name=$,this.code=y,this.message=m,this.pos=_}}class r extends s{constructor($,_,y){super("YAMLParseError",$,
_,y)}}class f extends s{constructor($,_,y){super("YAMLWarning",$,_,y)}}const p=(g,$)=>_=>{if(_.pos[0]===-1)return;_.linePos=
_.pos.map(c=>$.linePos(c));const{line:y,col:m}=_.linePos[0];_.message+=` at line ${y}, column ${m}`;let h=m-1,u=g.substring(
$.lineStarts[y-1],$.lineStarts[y]).replace(/[\n\r]+$/,"");if(h>=60&&u.length>80){const c=Math.min(h-39,u.length-79);u="\u2026"+
u.substring(c),h-=c-1}if(u.length>80&&(u=u.substring(0,79)+"\u2026"),y>1&&/^ *$/.test(u.substring(0,h))){let c=g.substring(
$.lineStarts[y-2],$.lineStarts[y-1]);c.length>80&&(c=c.substring(0,79)+`\u2026
`),u=c+u}if(/[^ ]/.test(u)){let c=1;const a=_.linePos[1];a?.line===y&&a.col>m&&(c=Math.max(1,Math.min(a.col-m,80-h)));const o="\
 ".repeat(h)+"^".repeat(c);_.message+=`:

${u}
${o}
`}};i.YAMLError=s,i.YAMLParseError=r,i.YAMLWarning=f,i.prettifyError=p}),8815:((n,i,s)=>{var r,f=s(9984),p=s(3021),g=s(5840),
$=s(1464),_=s(4065),y=s(1127),m=s(7165),h=s(3301),u=s(4454),c=s(2223),a=s(3461),o=s(361),l=s(6628),w=s(3456),b=s(4047),k=s(
204);r=f.Composer,r=p.Document,r=g.Schema,r=$.YAMLError,r=$.YAMLParseError,r=$.YAMLWarning,r=_.Alias,i.Vj=y.isAlias,r=y.
isCollection,r=y.isDocument,i.jh=y.isMap,i.Ll=y.isNode,r=y.isPair,i.jn=y.isScalar,i.oP=y.isSeq,r=m.Pair,i.X5=h.Scalar,r=
u.YAMLMap,r=c.YAMLSeq,r=a,r=o.Lexer,i.HN=l.LineCounter,r=w.Parser,r=b.parse,r=b.parseAllDocuments,i.Tp=b.parseDocument,r=
b.stringify,i.YR=k.visit,r=k.visitAsync}),7249:((n,i,s)=>{var r=s(932);function f(g,...$){g==="debug"&&console.log(...$)}
function p(g,$){(g==="debug"||g==="warn")&&(typeof r.emitWarning=="function"?r.emitWarning($):console.warn($))}i.debug=f,
i.warn=p}),4065:((n,i,s)=>{var r=s(1596),f=s(204),p=s(1127),g=s(6673),$=s(4043);class _ extends g.NodeBase{constructor(h){
super(p.ALIAS),this.source=h,Object.defineProperty(this,"tag",{set(){throw new Error("Alias nodes cannot have tags")}})}resolve(h,u){
if(u?.maxAliasCount===0)throw new ReferenceError("Alias resolution is disabled");let c;u?.aliasResolveCache?c=u.aliasResolveCache:
(c=[],f.visit(h,{Node:(o,l)=>{(p.isAlias(l)||p.hasAnchor(l))&&c.push(l)}}),u&&(u.aliasResolveCache=c));let a;for(const o of c){
if(o===this)break;o.anchor===this.source&&(a=o)}if(a&&u){const{anchors:o,doc:l,maxAliasCount:w}=u;let b=o.get(a);if(b||($.
toJS(a,null,u),b=o.get(a)),b?.res===void 0){const k="This should not happen: Alias anchor was not resolved?";throw new ReferenceError(
k)}if(w>=0&&(b.count+=1,b.aliasCount===0&&(b.aliasCount=y(l,a,o)),b.count*b.aliasCount>w)){const k="Excessive alias coun\
t indicates a resource exhaustion attack";throw new ReferenceError(k)}}return a}toJSON(h,u){if(!u)return{source:this.source};
const c=this.resolve(u.doc,u);if(!c){const a=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;
throw new ReferenceError(a)}return u.anchors.get(c).res}toString(h,u,c){const a=`*${this.source}`;if(h){if(r.anchorIsValid(
this.source),h.options.verifyAliasOrder&&!h.anchors.has(this.source)){const o=`Unresolved alias (the anchor must be set \
before the alias): ${this.source}`;throw new Error(o)}if(h.implicitKey)return`${a} `}return a}}function y(m,h,u){if(p.isAlias(
h)){const c=h.resolve(m),a=u&&c&&u.get(c);return a?a.count*a.aliasCount:0}else if(p.isCollection(h)){let c=0;for(const a of h.
items){const o=y(m,a,u);o>c&&(c=o)}return c}else if(p.isPair(h)){const c=y(m,h.key,u),a=y(m,h.value,u);return Math.max(c,
a)}return 1}i.Alias=_}),101:((n,i,s)=>{var r=s(2404),f=s(1127),p=s(6673);function g(y,m,h){let u=h;for(let c=m.length-1;c>=
0;--c){const a=m[c];if(typeof a=="number"&&Number.isInteger(a)&&a>=0){const o=[];o[a]=u,u=o}else u=new Map([[a,u]])}return r.
createNode(u,void 0,{aliasDuplicateObjects:!1,keepUndefined:!1,onAnchor:()=>{throw new Error("This should not happen, pl\
ease report a bug.")},schema:y,sourceObjects:new Map})}const $=y=>y==null||typeof y=="object"&&!!y[Symbol.iterator]().next().
done;class _ extends p.NodeBase{constructor(m,h){super(m),Object.defineProperty(this,"schema",{value:h,configurable:!0,enumerable:!1,
writable:!0})}clone(m){const h=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return m&&
(h.schema=m),h.items=h.items.map(u=>f.isNode(u)||f.isPair(u)?u.clone(m):u),this.range&&(h.range=this.range.slice()),h}addIn(m,h){
if($(m))this.add(h);else{const[u,...c]=m,a=this.get(u,!0);if(f.isCollection(a))a.addIn(c,h);else if(a===void 0&&this.schema)
this.set(u,g(this.schema,c,h));else throw new Error(`Expected YAML collection at ${u}. Remaining path: ${c}`)}}deleteIn(m){
const[h,...u]=m;if(u.length===0)return this.delete(h);const c=this.get(h,!0);if(f.isCollection(c))return c.deleteIn(u);throw new Error(
`Expected YAML collection at ${h}. Remaining path: ${u}`)}getIn(m,h){const[u,...c]=m,a=this.get(u,!0);return c.length===
0?!h&&f.isScalar(a)?a.value:a:f.isCollection(a)?a.getIn(c,h):void 0}hasAllNullValues(m){return this.items.every(h=>{if(!f.
isPair(h))return!1;const u=h.value;return u==null||m&&f.isScalar(u)&&u.value==null&&!u.commentBefore&&!u.comment&&!u.tag})}hasIn(m){
const[h,...u]=m;if(u.length===0)return this.has(h);const c=this.get(h,!0);return f.isCollection(c)?c.hasIn(u):!1}setIn(m,h){
const[u,...c]=m;if(c.length===0)this.set(u,h);else{const a=this.get(u,!0);if(f.isCollection(a))a.setIn(c,h);else if(a===
void 0&&this.schema)this.set(u,g(this.schema,c,h));else throw new Error(`Expected YAML collection at ${u}. Remaining pat\
h: ${c}`)}}}i.Collection=_,i.collectionFromPath=g,i.isEmptyPath=$}),6673:((n,i,s)=>{var r=s(3661),f=s(1127),p=s(4043);class g{constructor(_){
Object.defineProperty(this,f.NODE_TYPE,{value:_})}clone(){const _=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(
this));return this.range&&(_.range=this.range.slice()),_}toJS(_,{mapAsMap:y,maxAliasCount:m,onAnchor:h,reviver:u}={}){if(!f.
isDocument(_))throw new TypeError("A document argument is required");const c={anchors:new Map,doc:_,keep:!0,mapAsMap:y===
!0,mapKeyWarned:!1,maxAliasCount:typeof m=="number"?m:100},a=p.toJS(this,"",c);if(typeof h=="function")for(const{count:o,
res:l}of c.anchors.values())h(l,o);return typeof u=="function"?r.applyReviver(u,{"":a},"",a):a}}i.NodeBase=g}),7165:((n,i,s)=>{
var r=s(2404),f=s(9748),p=s(7104),g=s(1127);function $(y,m,h){const u=r.createNode(y,void 0,h),c=r.createNode(m,void 0,h);
return new _(u,c)}class _{constructor(m,h=null){Object.defineProperty(this,g.NODE_TYPE,{value:g.PAIR}),this.key=m,this.value=
h}clone(m){let{key:h,value:u}=this;return g.isNode(h)&&(h=h.clone(m)),g.isNode(u)&&(u=u.clone(m)),new _(h,u)}toJSON(m,h){
const u=h?.mapAsMap?new Map:{};return p.addPairToJSMap(h,u,this)}toString(m,h,u){return m?.doc?f.stringifyPair(this,m,h,
u):JSON.stringify(this)}}i.Pair=_,i.createPair=$}),3301:((n,i,s)=>{var r=s(1127),f=s(6673),p=s(4043);const g=_=>!_||typeof _!=
"function"&&typeof _!="object";class $ extends f.NodeBase{constructor(y){super(r.SCALAR),this.value=y}toJSON(y,m){return m?.
keep?this.value:p.toJS(this.value,y,m)}toString(){return String(this.value)}}$.BLOCK_FOLDED="BLOCK_FOLDED",$.BLOCK_LITERAL=
"BLOCK_LITERAL",$.PLAIN="PLAIN",$.QUOTE_DOUBLE="QUOTE_DOUBLE",$.QUOTE_SINGLE="QUOTE_SINGLE",i.Scalar=$,i.isScalarValue=g}),
4454:((n,i,s)=>{var r=s(1212),f=s(7104),p=s(101),g=s(1127),$=s(7165),_=s(3301);function y(h,u){const c=g.isScalar(u)?u.value:
u;for(const a of h)if(g.isPair(a)&&(a.key===u||a.key===c||g.isScalar(a.key)&&a.key.value===c))return a}class m extends p.
Collection{static get tagName(){return"tag:yaml.org,2002:map"}constructor(u){super(g.MAP,u),this.items=[]}static from(u,c,a){
const{keepUndefined:o,replacer:l}=a,w=new this(u),b=(k,S)=>{if(typeof l=="function")S=l.call(c,k,S);else if(Array.isArray(
l)&&!l.includes(k))return;(S!==void 0||o)&&w.items.push($.createPair(k,S,a))};if(c instanceof Map)for(const[k,S]of c)b(k,
S);else if(c&&typeof c=="object")for(const k of Object.keys(c))b(k,c[k]);return typeof u.sortMapEntries=="function"&&w.items.
sort(u.sortMapEntries),w}add(u,c){let a;g.isPair(u)?a=u:!u||typeof u!="object"||!("key"in u)?a=new $.Pair(u,u?.value):a=
new $.Pair(u.key,u.value);const o=y(this.items,a.key),l=this.schema?.sortMapEntries;if(o){if(!c)throw new Error(`Key ${a.
key} already set`);g.isScalar(o.value)&&_.isScalarValue(a.value)?o.value.value=a.value:o.value=a.value}else if(l){const w=this.
items.findIndex(b=>l(a,b)<0);w===-1?this.items.push(a):this.items.splice(w,0,a)}else this.items.push(a)}delete(u){const c=y(
this.items,u);return c?this.items.splice(this.items.indexOf(c),1).length>0:!1}get(u,c){const o=y(this.items,u)?.value;return(!c&&
g.isScalar(o)?o.value:o)??void 0}has(u){return!!y(this.items,u)}set(u,c){this.add(new $.Pair(u,c),!0)}toJSON(u,c,a){const o=a?
new a:c?.mapAsMap?new Map:{};c?.onCreate&&c.onCreate(o);for(const l of this.items)f.addPairToJSMap(c,o,l);return o}toString(u,c,a){
if(!u)return JSON.stringify(this);for(const o of this.items)if(!g.isPair(o))throw new Error(`Map items must all be pairs\
; found ${JSON.stringify(o)} instead`);return!u.allNullValues&&this.hasAllNullValues(!1)&&(u=Object.assign({},u,{allNullValues:!0})),
r.stringifyCollection(this,u,{blockItemPrefix:"",flowChars:{start:"{",end:"}"},itemIndent:u.indent||"",onChompKeep:a,onComment:c})}}
i.YAMLMap=m,i.findPair=y}),2223:((n,i,s)=>{var r=s(2404),f=s(1212),p=s(101),g=s(1127),$=s(3301),_=s(4043);class y extends p.
Collection{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(u){super(g.SEQ,u),this.items=[]}add(u){this.items.
push(u)}delete(u){const c=m(u);return typeof c!="number"?!1:this.items.splice(c,1).length>0}get(u,c){const a=m(u);if(typeof a!=
"number")return;const o=this.items[a];return!c&&g.isScalar(o)?o.value:o}has(u){const c=m(u);return typeof c=="number"&&c<
this.items.length}set(u,c){const a=m(u);if(typeof a!="number")throw new Error(`Expected a valid index, not ${u}.`);const o=this.
items[a];g.isScalar(o)&&$.isScalarValue(c)?o.value=c:this.items[a]=c}toJSON(u,c){const a=[];c?.onCreate&&c.onCreate(a);let o=0;
for(const l of this.items)a.push(_.toJS(l,String(o++),c));return a}toString(u,c,a){return u?f.stringifyCollection(this,u,
{blockItemPrefix:"- ",flowChars:{start:"[",end:"]"},itemIndent:(u.indent||"")+"  ",onChompKeep:a,onComment:c}):JSON.stringify(
this)}static from(u,c,a){const{replacer:o}=a,l=new this(u);if(c&&Symbol.iterator in Object(c)){let w=0;for(let b of c){if(typeof o==
"function"){const k=c instanceof Set?b:String(w++);b=o.call(c,k,b)}l.items.push(r.createNode(b,void 0,a))}}return l}}function m(h){
let u=g.isScalar(h)?h.value:h;return u&&typeof u=="string"&&(u=Number(u)),typeof u=="number"&&Number.isInteger(u)&&u>=0?
u:null}i.YAMLSeq=y}),7104:((n,i,s)=>{var r=s(7249),f=s(452),p=s(2148),g=s(1127),$=s(4043);function _(m,h,{key:u,value:c}){
if(g.isNode(u)&&u.addToJSMap)u.addToJSMap(m,h,c);else if(f.isMergeKey(m,u))f.addMergeToJSMap(m,h,c);else{const a=$.toJS(
u,"",m);if(h instanceof Map)h.set(a,$.toJS(c,a,m));else if(h instanceof Set)h.add(a);else{const o=y(u,a,m),l=$.toJS(c,o,
m);o in h?Object.defineProperty(h,o,{value:l,writable:!0,enumerable:!0,configurable:!0}):h[o]=l}}return h}function y(m,h,u){
if(h===null)return"";if(typeof h!="object")return String(h);if(g.isNode(m)&&u?.doc){const c=p.createStringifyContext(u.doc,
{});c.anchors=new Set;for(const o of u.anchors.keys())c.anchors.add(o.anchor);c.inFlow=!0,c.inStringifyKey=!0;const a=m.
toString(c);if(!u.mapKeyWarned){let o=JSON.stringify(a);o.length>40&&(o=o.substring(0,36)+'..."'),r.warn(u.doc.options.logLevel,
`Keys with collection values will be stringified due to JS Object restrictions: ${o}. Set mapAsMap: true to use object k\
eys.`),u.mapKeyWarned=!0}return a}return JSON.stringify(h)}i.addPairToJSMap=_}),1127:((n,i)=>{const s=Symbol.for("yaml.a\
lias"),r=Symbol.for("yaml.document"),f=Symbol.for("yaml.map"),p=Symbol.for("yaml.pair"),g=Symbol.for("yaml.scalar"),$=Symbol.
for("yaml.seq"),_=Symbol.for("yaml.node.type"),y=b=>!!b&&typeof b=="object"&&b[_]===s,m=b=>!!b&&typeof b=="object"&&b[_]===
r,h=b=>!!b&&typeof b=="object"&&b[_]===f,u=b=>!!b&&typeof b=="object"&&b[_]===p,c=b=>!!b&&typeof b=="object"&&b[_]===g,a=b=>!!b&&
typeof b=="object"&&b[_]===$;function o(b){if(b&&typeof b=="object")switch(b[_]){case f:case $:return!0}return!1}function l(b){
if(b&&typeof b=="object")switch(b[_]){case s:case f:case g:case $:return!0}return!1}const w=b=>(c(b)||o(b))&&!!b.anchor;
i.ALIAS=s,i.DOC=r,i.MAP=f,i.NODE_TYPE=_,i.PAIR=p,i.SCALAR=g,i.SEQ=$,i.hasAnchor=w,i.isAlias=y,i.isCollection=o,i.isDocument=
m,i.isMap=h,i.isNode=l,i.isPair=u,i.isScalar=c,i.isSeq=a}),4043:((n,i,s)=>{var r=s(1127);function f(p,g,$){if(Array.isArray(
p))return p.map((_,y)=>f(_,String(y),$));if(p&&typeof p.toJSON=="function"){if(!$||!r.hasAnchor(p))return p.toJSON(g,$);
const _={aliasCount:0,count:1,res:void 0};$.anchors.set(p,_),$.onCreate=m=>{_.res=m,delete $.onCreate};const y=p.toJSON(
g,$);return $.onCreate&&$.onCreate(y),y}return typeof p=="bigint"&&!$?.keep?Number(p):p}i.toJS=f}),110:((n,i,s)=>{var r=s(
8913),f=s(6842),p=s(1464),g=s(3069);function $(c,a=!0,o){if(c){const l=(w,b,k)=>{const S=typeof w=="number"?w:Array.isArray(
w)?w[0]:w.offset;if(o)o(S,b,k);else throw new p.YAMLParseError([S,S+1],b,k)};switch(c.type){case"scalar":case"single-quo\
ted-scalar":case"double-quoted-scalar":return f.resolveFlowScalar(c,a,l);case"block-scalar":return r.resolveBlockScalar(
{options:{strict:a}},c,l)}}return null}function _(c,a){const{implicitKey:o=!1,indent:l,inFlow:w=!1,offset:b=-1,type:k="P\
LAIN"}=a,S=g.stringifyString({type:k,value:c},{implicitKey:o,indent:l>0?" ".repeat(l):"",inFlow:w,options:{blockQuote:!0,
lineWidth:-1}}),E=a.end??[{type:"newline",offset:-1,indent:l,source:`
`}];switch(S[0]){case"|":case">":{const A=S.indexOf(`
`),O=S.substring(0,A),C=S.substring(A+1)+`
`,M=[{type:"block-scalar-header",offset:b,indent:l,source:O}];return h(M,E)||M.push({type:"newline",offset:-1,indent:l,source:`\

`}),{type:"block-scalar",offset:b,indent:l,props:M,source:C}}case'"':return{type:"double-quoted-scalar",offset:b,indent:l,
source:S,end:E};case"'":return{type:"single-quoted-scalar",offset:b,indent:l,source:S,end:E};default:return{type:"scalar",
offset:b,indent:l,source:S,end:E}}}function y(c,a,o={}){let{afterKey:l=!1,implicitKey:w=!1,inFlow:b=!1,type:k}=o,S="inde\
nt"in c?c.indent:null;if(l&&typeof S=="number"&&(S+=2),!k)switch(c.type){case"single-quoted-scalar":k="QUOTE_SINGLE";break;case"\
double-quoted-scalar":k="QUOTE_DOUBLE";break;case"block-scalar":{const A=c.props[0];if(A.type!=="block-scalar-header")throw new Error(
"Invalid block scalar header");k=A.source[0]===">"?"BLOCK_FOLDED":"BLOCK_LITERAL";break}default:k="PLAIN"}const E=g.stringifyString(
{type:k,value:a},{implicitKey:w||S===null,indent:S!==null&&S>0?" ".repeat(S):"",inFlow:b,options:{blockQuote:!0,lineWidth:-1}});
switch(E[0]){case"|":case">":m(c,E);break;case'"':u(c,E,"double-quoted-scalar");break;case"'":u(c,E,"single-quoted-scala\
r");break;default:u(c,E,"scalar")}}function m(c,a){const o=a.indexOf(`
`),l=a.substring(0,o),w=a.substring(o+1)+`
`;if(c.type==="block-scalar"){const b=c.props[0];if(b.type!=="block-scalar-header")throw new Error("Invalid block scalar\
 header");b.source=l,c.source=w}else{const{offset:b}=c,k="indent"in c?c.indent:-1,S=[{type:"block-scalar-header",offset:b,
indent:k,source:l}];h(S,"end"in c?c.end:void 0)||S.push({type:"newline",offset:-1,indent:k,source:`
`});for(const E of Object.keys(c))E!=="type"&&E!=="offset"&&delete c[E];Object.assign(c,{type:"block-scalar",indent:k,props:S,
source:w})}}function h(c,a){if(a)for(const o of a)switch(o.type){case"space":case"comment":c.push(o);break;case"newline":
return c.push(o),!0}return!1}function u(c,a,o){switch(c.type){case"scalar":case"double-quoted-scalar":case"single-quoted\
-scalar":c.type=o,c.source=a;break;case"block-scalar":{const l=c.props.slice(1);let w=a.length;c.props[0].type==="block-\
scalar-header"&&(w-=c.props[0].source.length);for(const b of l)b.offset+=w;delete c.props,Object.assign(c,{type:o,source:a,
end:l});break}case"block-map":case"block-seq":{const w={type:"newline",offset:c.offset+a.length,indent:c.indent,source:`\

`};delete c.items,Object.assign(c,{type:o,source:a,end:[w]});break}default:{const l="indent"in c?c.indent:-1,w="end"in c&&
Array.isArray(c.end)?c.end.filter(b=>b.type==="space"||b.type==="comment"||b.type==="newline"):[];for(const b of Object.
keys(c))b!=="type"&&b!=="offset"&&delete c[b];Object.assign(c,{type:o,indent:l,source:a,end:w})}}}i.createScalarToken=_,
i.resolveAsScalar=$,i.setScalarValue=y}),1733:((n,i)=>{const s=p=>"type"in p?r(p):f(p);function r(p){switch(p.type){case"\
block-scalar":{let g="";for(const $ of p.props)g+=r($);return g+p.source}case"block-map":case"block-seq":{let g="";for(const $ of p.
items)g+=f($);return g}case"flow-collection":{let g=p.start.source;for(const $ of p.items)g+=f($);for(const $ of p.end)g+=
$.source;return g}case"document":{let g=f(p);if(p.end)for(const $ of p.end)g+=$.source;return g}default:{let g=p.source;
if("end"in p&&p.end)for(const $ of p.end)g+=$.source;return g}}}function f({start:p,key:g,sep:$,value:_}){let y="";for(const m of p)
y+=m.source;if(g&&(y+=r(g)),$)for(const m of $)y+=m.source;return _&&(y+=r(_)),y}i.stringify=s}),7715:((n,i)=>{const s=Symbol(
"break visit"),r=Symbol("skip children"),f=Symbol("remove item");function p($,_){"type"in $&&$.type==="document"&&($={start:$.
start,value:$.value}),g(Object.freeze([]),$,_)}p.BREAK=s,p.SKIP=r,p.REMOVE=f,p.itemAtPath=($,_)=>{let y=$;for(const[m,h]of _){
const u=y?.[m];if(u&&"items"in u)y=u.items[h];else return}return y},p.parentCollection=($,_)=>{const y=p.itemAtPath($,_.
slice(0,-1)),m=_[_.length-1][0],h=y?.[m];if(h&&"items"in h)return h;throw new Error("Parent collection not found")};function g($,_,y){
let m=y(_,$);if(typeof m=="symbol")return m;for(const h of["key","value"]){const u=_[h];if(u&&"items"in u){for(let c=0;c<
u.items.length;++c){const a=g(Object.freeze($.concat([[h,c]])),u.items[c],y);if(typeof a=="number")c=a-1;else{if(a===s)return s;
a===f&&(u.items.splice(c,1),c-=1)}}typeof m=="function"&&h==="key"&&(m=m(_,$))}}return typeof m=="function"?m(_,$):m}i.visit=
p}),3461:((n,i,s)=>{var r=s(110),f=s(1733),p=s(7715);const g="\uFEFF",$="",_="",y="",m=a=>!!a&&"items"in a,h=a=>!!a&&
(a.type==="scalar"||a.type==="single-quoted-scalar"||a.type==="double-quoted-scalar"||a.type==="block-scalar");function u(a){
switch(a){case g:return"<BOM>";case $:return"<DOC>";case _:return"<FLOW_END>";case y:return"<SCALAR>";default:return JSON.
stringify(a)}}function c(a){switch(a){case g:return"byte-order-mark";case $:return"doc-mode";case _:return"flow-error-en\
d";case y:return"scalar";case"---":return"doc-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"\
flow-map-start";case"}":return"flow-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"\
comma"}switch(a[0]){case" ":case"	":return"space";case"#":return"comment";case"%":return"directive-line";case"*":return"\
alias";case"&":return"anchor";case"!":return"tag";case"'":return"single-quoted-scalar";case'"':return"double-quoted-scal\
ar";case"|":case">":return"block-scalar-header"}return null}i.createScalarToken=r.createScalarToken,i.resolveAsScalar=r.
resolveAsScalar,i.setScalarValue=r.setScalarValue,i.stringify=f.stringify,i.visit=p.visit,i.BOM=g,i.DOCUMENT=$,i.FLOW_END=
_,i.SCALAR=y,i.isCollection=m,i.isScalar=h,i.prettyToken=u,i.tokenType=c}),361:((n,i,s)=>{var r=s(3461);function f(h){switch(h){case void 0:case"\
 ":case`
`:case"\r":case"	":return!0;default:return!1}}const p=new Set("0123456789ABCDEFabcdef"),g=new Set("0123456789ABCDEFGHIJK\
LMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),$=new Set(",[]{}"),_=new Set(` ,[]{}
\r	`),y=h=>!h||_.has(h);class m{constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=!1,this.buffer=
"",this.flowKey=!1,this.flowLevel=0,this.indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(u,c=!1){
if(u){if(typeof u!="string")throw TypeError("source is not a string");this.buffer=this.buffer?this.buffer+u:u,this.lineEndPos=
null}this.atEnd=!c;let a=this.next??"stream";for(;a&&(c||this.hasChars(1));)a=yield*this.parseNext(a)}atLineEnd(){let u=this.
pos,c=this.buffer[u];for(;c===" "||c==="	";)c=this.buffer[++u];return!c||c==="#"||c===`
`?!0:c==="\r"?this.buffer[u+1]===`
`:!1}charAt(u){return this.buffer[this.pos+u]}continueScalar(u){let c=this.buffer[u];if(this.indentNext>0){let a=0;for(;c===
" ";)c=this.buffer[++a+u];if(c==="\r"){const o=this.buffer[a+u+1];if(o===`
`||!o&&!this.atEnd)return u+a+1}return c===`
`||a>=this.indentNext||!c&&!this.atEnd?u+a:-1}if(c==="-"||c==="."){const a=this.buffer.substr(u,3);if((a==="---"||a===".\
..")&&f(this.buffer[u+3]))return-1}return u}getLine(){let u=this.lineEndPos;return(typeof u!="number"||u!==-1&&u<this.pos)&&
(u=this.buffer.indexOf(`
`,this.pos),this.lineEndPos=u),u===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[u-1]==="\r"&&(u-=1),this.
buffer.substring(this.pos,u))}hasChars(u){return this.pos+u<=this.buffer.length}setNext(u){return this.buffer=this.buffer.
substring(this.pos),this.pos=0,this.lineEndPos=null,this.next=u,null}peek(u){return this.buffer.substr(this.pos,u)}*parseNext(u){
switch(u){case"stream":return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"block-st\
art":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"flow":return yield*this.parseFlowCollection();case"\
quoted-scalar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.parseBlockScalar();case"plain-\
scalar":return yield*this.parsePlainScalar()}}*parseStream(){let u=this.getLine();if(u===null)return this.setNext("strea\
m");if(u[0]===r.BOM&&(yield*this.pushCount(1),u=u.substring(1)),u[0]==="%"){let c=u.length,a=u.indexOf("#");for(;a!==-1;){
const l=u[a-1];if(l===" "||l==="	"){c=a-1;break}else a=u.indexOf("#",a+1)}for(;;){const l=u[c-1];if(l===" "||l==="	")c-=
1;else break}const o=(yield*this.pushCount(c))+(yield*this.pushSpaces(!0));return yield*this.pushCount(u.length-o),this.
pushNewline(),"stream"}if(this.atLineEnd()){const c=yield*this.pushSpaces(!0);return yield*this.pushCount(u.length-c),yield*this.
pushNewline(),"stream"}return yield r.DOCUMENT,yield*this.parseLineStart()}*parseLineStart(){const u=this.charAt(0);if(!u&&
!this.atEnd)return this.setNext("line-start");if(u==="-"||u==="."){if(!this.atEnd&&!this.hasChars(4))return this.setNext(
"line-start");const c=this.peek(3);if((c==="---"||c==="...")&&f(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=
0,this.indentNext=0,c==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(!1),this.indentNext>this.indentValue&&
!f(this.charAt(1))&&(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){const[u,c]=this.peek(
2);if(!c&&!this.atEnd)return this.setNext("block-start");if((u==="-"||u==="?"||u===":")&&f(c)){const a=(yield*this.pushCount(
1))+(yield*this.pushSpaces(!0));return this.indentNext=this.indentValue+1,this.indentValue+=a,"block-start"}return"doc"}*parseDocument(){
yield*this.pushSpaces(!0);const u=this.getLine();if(u===null)return this.setNext("doc");let c=yield*this.pushIndicators();
switch(u[c]){case"#":yield*this.pushCount(u.length-c);case void 0:return yield*this.pushNewline(),yield*this.parseLineStart();case"\
{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.pushCount(
1),"doc";case"*":return yield*this.pushUntil(y),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case"\
>":return c+=yield*this.parseBlockScalarHeader(),c+=yield*this.pushSpaces(!0),yield*this.pushCount(u.length-c),yield*this.
pushNewline(),yield*this.parseBlockScalar();default:return yield*this.parsePlainScalar()}}*parseFlowCollection(){let u,c,
a=-1;do u=yield*this.pushNewline(),u>0?(c=yield*this.pushSpaces(!1),this.indentValue=a=c):c=0,c+=yield*this.pushSpaces(!0);while(u+
c>0);const o=this.getLine();if(o===null)return this.setNext("flow");if((a!==-1&&a<this.indentNext&&o[0]!=="#"||a===0&&(o.
startsWith("---")||o.startsWith("..."))&&f(o[3]))&&!(a===this.indentNext-1&&this.flowLevel===1&&(o[0]==="]"||o[0]==="}")))
return this.flowLevel=0,yield r.FLOW_END,yield*this.parseLineStart();let l=0;for(;o[l]===",";)l+=yield*this.pushCount(1),
l+=yield*this.pushSpaces(!0),this.flowKey=!1;switch(l+=yield*this.pushIndicators(),o[l]){case void 0:return"flow";case"#":
return yield*this.pushCount(o.length-l),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel+=
1,"flow";case"}":case"]":return yield*this.pushCount(1),this.flowKey=!0,this.flowLevel-=1,this.flowLevel?"flow":"doc";case"\
*":return yield*this.pushUntil(y),"flow";case'"':case"'":return this.flowKey=!0,yield*this.parseQuotedScalar();case":":{
const w=this.charAt(1);if(this.flowKey||f(w)||w===",")return this.flowKey=!1,yield*this.pushCount(1),yield*this.pushSpaces(
!0),"flow"}default:return this.flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){const u=this.charAt(0);let c=this.
buffer.indexOf(u,this.pos+1);if(u==="'")for(;c!==-1&&this.buffer[c+1]==="'";)c=this.buffer.indexOf("'",c+2);else for(;c!==
-1;){let l=0;for(;this.buffer[c-1-l]==="\\";)l+=1;if(l%2===0)break;c=this.buffer.indexOf('"',c+1)}const a=this.buffer.substring(
0,c);let o=a.indexOf(`
`,this.pos);if(o!==-1){for(;o!==-1;){const l=this.continueScalar(o+1);if(l===-1)break;o=a.indexOf(`
`,l)}o!==-1&&(c=o-(a[o-1]==="\r"?2:1))}if(c===-1){if(!this.atEnd)return this.setNext("quoted-scalar");c=this.buffer.length}
return yield*this.pushToIndex(c+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.
blockScalarKeep=!1;let u=this.pos;for(;;){const c=this.buffer[++u];if(c==="+")this.blockScalarKeep=!0;else if(c>"0"&&c<=
"9")this.blockScalarIndent=Number(c)-1;else if(c!=="-")break}return yield*this.pushUntil(c=>f(c)||c==="#")}*parseBlockScalar(){
let u=this.pos-1,c=0,a;e:for(let l=this.pos;a=this.buffer[l];++l)switch(a){case" ":c+=1;break;case`
`:u=l,c=0;break;case"\r":{const w=this.buffer[l+1];if(!w&&!this.atEnd)return this.setNext("block-scalar");if(w===`
`)break}default:break e}if(!a&&!this.atEnd)return this.setNext("block-scalar");if(c>=this.indentNext){this.blockScalarIndent===
-1?this.indentNext=c:this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{const l=this.continueScalar(
u+1);if(l===-1)break;u=this.buffer.indexOf(`
`,l)}while(u!==-1);if(u===-1){if(!this.atEnd)return this.setNext("block-scalar");u=this.buffer.length}}let o=u+1;for(a=this.
buffer[o];a===" ";)a=this.buffer[++o];if(a==="	"){for(;a==="	"||a===" "||a==="\r"||a===`
`;)a=this.buffer[++o];u=o-1}else if(!this.blockScalarKeep)do{let l=u-1,w=this.buffer[l];w==="\r"&&(w=this.buffer[--l]);const b=l;
for(;w===" ";)w=this.buffer[--l];if(w===`
`&&l>=this.pos&&l+1+c>b)u=l;else break}while(!0);return yield r.SCALAR,yield*this.pushToIndex(u+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){
const u=this.flowLevel>0;let c=this.pos-1,a=this.pos-1,o;for(;o=this.buffer[++a];)if(o===":"){const l=this.buffer[a+1];if(f(
l)||u&&$.has(l))break;c=a}else if(f(o)){let l=this.buffer[a+1];if(o==="\r"&&(l===`
`?(a+=1,o=`
`,l=this.buffer[a+1]):c=a),l==="#"||u&&$.has(l))break;if(o===`
`){const w=this.continueScalar(a+1);if(w===-1)break;a=Math.max(a,w-2)}}else{if(u&&$.has(o))break;c=a}return!o&&!this.atEnd?
this.setNext("plain-scalar"):(yield r.SCALAR,yield*this.pushToIndex(c+1,!0),u?"flow":"doc")}*pushCount(u){return u>0?(yield this.
buffer.substr(this.pos,u),this.pos+=u,u):0}*pushToIndex(u,c){const a=this.buffer.slice(this.pos,u);return a?(yield a,this.
pos+=a.length,a.length):(c&&(yield""),0)}*pushIndicators(){let u=0;e:for(;;){switch(this.charAt(0)){case"!":u+=yield*this.
pushTag(),u+=yield*this.pushSpaces(!0);continue e;case"&":u+=yield*this.pushUntil(y),u+=yield*this.pushSpaces(!0);continue e;case"\
-":case"?":case":":{const c=this.flowLevel>0,a=this.charAt(1);if(f(a)||c&&$.has(a)){c?this.flowKey&&(this.flowKey=!1):this.
indentNext=this.indentValue+1,u+=yield*this.pushCount(1),u+=yield*this.pushSpaces(!0);continue e}}}break e}return u}*pushTag(){
if(this.charAt(1)==="<"){let u=this.pos+2,c=this.buffer[u];for(;!f(c)&&c!==">";)c=this.buffer[++u];return yield*this.pushToIndex(
c===">"?u+1:u,!1)}else{let u=this.pos+1,c=this.buffer[u];for(;c;)if(g.has(c))c=this.buffer[++u];else if(c==="%"&&p.has(this.
buffer[u+1])&&p.has(this.buffer[u+2]))c=this.buffer[u+=3];else break;return yield*this.pushToIndex(u,!1)}}*pushNewline(){
const u=this.buffer[this.pos];return u===`
`?yield*this.pushCount(1):u==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(u){let c=this.pos-1,a;do a=this.buffer[++c];while(a===" "||u&&a==="	");const o=c-
this.pos;return o>0&&(yield this.buffer.substr(this.pos,o),this.pos=c),o}*pushUntil(u){let c=this.pos,a=this.buffer[c];for(;!u(
a);)a=this.buffer[++c];return yield*this.pushToIndex(c,!1)}}i.Lexer=m}),6628:((n,i)=>{class s{constructor(){this.lineStarts=
[],this.addNewLine=f=>this.lineStarts.push(f),this.linePos=f=>{let p=0,g=this.lineStarts.length;for(;p<g;){const _=p+g>>
1;this.lineStarts[_]<f?p=_+1:g=_}if(this.lineStarts[p]===f)return{line:p+1,col:1};if(p===0)return{line:0,col:f};const $=this.
lineStarts[p-1];return{line:p,col:f-$+1}}}}i.LineCounter=s}),3456:((n,i,s)=>{var r=s(932),f=s(3461),p=s(361);function g(a,o){
for(let l=0;l<a.length;++l)if(a[l].type===o)return!0;return!1}function $(a){for(let o=0;o<a.length;++o)switch(a[o].type){case"\
space":case"comment":case"newline":break;default:return o}return-1}function _(a){switch(a?.type){case"alias":case"scalar":case"\
single-quoted-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:return!1}}function y(a){switch(a.
type){case"document":return a.start;case"block-map":{const o=a.items[a.items.length-1];return o.sep??o.start}case"block-\
seq":return a.items[a.items.length-1].start;default:return[]}}function m(a){if(a.length===0)return[];let o=a.length;e:for(;--o>=
0;)switch(a[o].type){case"doc-start":case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":case"newline":break e}
for(;a[++o]?.type==="space";);return a.splice(o,a.length)}function h(a,o){if(o.length<1e5)Array.prototype.push.apply(a,o);else
for(let l=0;l<o.length;++l)a.push(o[l])}function u(a){if(a.start.type==="flow-seq-start")for(const o of a.items)o.sep&&!o.
value&&!g(o.start,"explicit-key-ind")&&!g(o.sep,"map-value-ind")&&(o.key&&(o.value=o.key),delete o.key,_(o.value)?o.value.
end?h(o.value.end,o.sep):o.value.end=o.sep:h(o.start,o.sep),delete o.sep)}class c{constructor(o){this.atNewLine=!0,this.
atScalar=!1,this.indent=0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.type="",this.lexer=new p.Lexer,
this.onNewLine=o}*parse(o,l=!1){this.onNewLine&&this.offset===0&&this.onNewLine(0);for(const w of this.lexer.lex(o,l))yield*this.
next(w);l||(yield*this.end())}*next(o){if(this.source=o,r.env.LOG_TOKENS&&console.log("|",f.prettyToken(o)),this.atScalar){
this.atScalar=!1,yield*this.step(),this.offset+=o.length;return}const l=f.tokenType(o);if(l)if(l==="scalar")this.atNewLine=
!1,this.atScalar=!0,this.type="scalar";else{switch(this.type=l,yield*this.step(),l){case"newline":this.atNewLine=!0,this.
indent=0,this.onNewLine&&this.onNewLine(this.offset+o.length);break;case"space":this.atNewLine&&o[0]===" "&&(this.indent+=
o.length);break;case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":this.atNewLine&&(this.indent+=o.length);break;case"\
doc-mode":case"flow-error-end":return;default:this.atNewLine=!1}this.offset+=o.length}else{const w=`Not a YAML token: ${o}`;
yield*this.pop({type:"error",offset:this.offset,message:w,source:o}),this.offset+=o.length}}*end(){for(;this.stack.length>
0;)yield*this.pop()}get sourceToken(){return{type:this.type,offset:this.offset,indent:this.indent,source:this.source}}*step(){
const o=this.peek(1);if(this.type==="doc-end"&&o?.type!=="doc-end"){for(;this.stack.length>0;)yield*this.pop();this.stack.
push({type:"doc-end",offset:this.offset,source:this.source});return}if(!o)return yield*this.stream();switch(o.type){case"\
document":return yield*this.document(o);case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return yield*this.
scalar(o);case"block-scalar":return yield*this.blockScalar(o);case"block-map":return yield*this.blockMap(o);case"block-s\
eq":return yield*this.blockSequence(o);case"flow-collection":return yield*this.flowCollection(o);case"doc-end":return yield*this.
documentEnd(o)}yield*this.pop()}peek(o){return this.stack[this.stack.length-o]}*pop(o){const l=o??this.stack.pop();if(!l)
yield{type:"error",offset:this.offset,source:"",message:"Tried to pop an empty stack"};else if(this.stack.length===0)yield l;else{
const w=this.peek(1);switch(l.type==="block-scalar"?l.indent="indent"in w?w.indent:0:l.type==="flow-collection"&&w.type===
"document"&&(l.indent=0),l.type==="flow-collection"&&u(l),w.type){case"document":w.value=l;break;case"block-scalar":w.props.
push(l);break;case"block-map":{const b=w.items[w.items.length-1];if(b.value){w.items.push({start:[],key:l,sep:[]}),this.
onKeyLine=!0;return}else if(b.sep)b.value=l;else{Object.assign(b,{key:l,sep:[]}),this.onKeyLine=!b.explicitKey;return}break}case"\
block-seq":{const b=w.items[w.items.length-1];b.value?w.items.push({start:[],value:l}):b.value=l;break}case"flow-collect\
ion":{const b=w.items[w.items.length-1];!b||b.value?w.items.push({start:[],key:l,sep:[]}):b.sep?b.value=l:Object.assign(
b,{key:l,sep:[]});return}default:yield*this.pop(),yield*this.pop(l)}if((w.type==="document"||w.type==="block-map"||w.type===
"block-seq")&&(l.type==="block-map"||l.type==="block-seq")){const b=l.items[l.items.length-1];b&&!b.sep&&!b.value&&b.start.
length>0&&$(b.start)===-1&&(l.indent===0||b.start.every(k=>k.type!=="comment"||k.indent<l.indent))&&(w.type==="document"?
w.end=b.start:w.items.push({start:b.start}),l.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-line":yield{
type:"directive",offset:this.offset,source:this.source};return;case"byte-order-mark":case"space":case"comment":case"newl\
ine":yield this.sourceToken;return;case"doc-mode":case"doc-start":{const o={type:"document",offset:this.offset,start:[]};
this.type==="doc-start"&&o.start.push(this.sourceToken),this.stack.push(o);return}}yield{type:"error",offset:this.offset,
message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(o){if(o.value)return yield*this.lineEnd(
o);switch(this.type){case"doc-start":{$(o.start)!==-1?(yield*this.pop(),yield*this.step()):o.start.push(this.sourceToken);
return}case"anchor":case"tag":case"space":case"comment":case"newline":o.start.push(this.sourceToken);return}const l=this.
startBlockValue(o);l?this.stack.push(l):yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in \
YAML document`,source:this.source}}*scalar(o){if(this.type==="map-value-ind"){const l=y(this.peek(2)),w=m(l);let b;o.end?
(b=o.end,b.push(this.sourceToken),delete o.end):b=[this.sourceToken];const k={type:"block-map",offset:o.offset,indent:o.
indent,items:[{start:w,key:o,sep:b}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=k}else yield*this.lineEnd(o)}*blockScalar(o){
switch(this.type){case"space":case"comment":case"newline":o.props.push(this.sourceToken);return;case"scalar":if(o.source=
this.source,this.atNewLine=!0,this.indent=0,this.onNewLine){let l=this.source.indexOf(`
`)+1;for(;l!==0;)this.onNewLine(this.offset+l),l=this.source.indexOf(`
`,l)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(o){const l=o.items[o.items.length-1];
switch(this.type){case"newline":if(this.onKeyLine=!1,l.value){const w="end"in l.value?l.value.end:void 0;(Array.isArray(
w)?w[w.length-1]:void 0)?.type==="comment"?w?.push(this.sourceToken):o.items.push({start:[this.sourceToken]})}else l.sep?
l.sep.push(this.sourceToken):l.start.push(this.sourceToken);return;case"space":case"comment":if(l.value)o.items.push({start:[
this.sourceToken]});else if(l.sep)l.sep.push(this.sourceToken);else{if(this.atIndentedComment(l.start,o.indent)){const b=o.
items[o.items.length-2]?.value?.end;if(Array.isArray(b)){h(b,l.start),b.push(this.sourceToken),o.items.pop();return}}l.start.
push(this.sourceToken)}return}if(this.indent>=o.indent){const w=!this.onKeyLine&&this.indent===o.indent,b=w&&(l.sep||l.explicitKey)&&
this.type!=="seq-item-ind";let k=[];if(b&&l.sep&&!l.value){const S=[];for(let E=0;E<l.sep.length;++E){const A=l.sep[E];switch(A.
type){case"newline":S.push(E);break;case"space":break;case"comment":A.indent>o.indent&&(S.length=0);break;default:S.length=
0}}S.length>=2&&(k=l.sep.splice(S[1]))}switch(this.type){case"anchor":case"tag":b||l.value?(k.push(this.sourceToken),o.items.
push({start:k}),this.onKeyLine=!0):l.sep?l.sep.push(this.sourceToken):l.start.push(this.sourceToken);return;case"explici\
t-key-ind":!l.sep&&!l.explicitKey?(l.start.push(this.sourceToken),l.explicitKey=!0):b||l.value?(k.push(this.sourceToken),
o.items.push({start:k,explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{
start:[this.sourceToken],explicitKey:!0}]}),this.onKeyLine=!0;return;case"map-value-ind":if(l.explicitKey)if(l.sep)if(l.
value)o.items.push({start:[],key:null,sep:[this.sourceToken]});else if(g(l.sep,"map-value-ind"))this.stack.push({type:"b\
lock-map",offset:this.offset,indent:this.indent,items:[{start:k,key:null,sep:[this.sourceToken]}]});else if(_(l.key)&&!g(
l.sep,"newline")){const S=m(l.start),E=l.key,A=l.sep;A.push(this.sourceToken),delete l.key,delete l.sep,this.stack.push(
{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:S,key:E,sep:A}]})}else k.length>0?l.sep=l.sep.concat(
k,this.sourceToken):l.sep.push(this.sourceToken);else if(g(l.start,"newline"))Object.assign(l,{key:null,sep:[this.sourceToken]});else{
const S=m(l.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:S,key:null,sep:[
this.sourceToken]}]})}else l.sep?l.value||b?o.items.push({start:k,key:null,sep:[this.sourceToken]}):g(l.sep,"map-value-i\
nd")?this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):
l.sep.push(this.sourceToken):Object.assign(l,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"alias":case"\
scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const S=this.flowScalar(this.type);b||l.value?(o.items.push(
{start:k,key:S,sep:[]}),this.onKeyLine=!0):l.sep?this.stack.push(S):(Object.assign(l,{key:S,sep:[]}),this.onKeyLine=!0);
return}default:{const S=this.startBlockValue(o);if(S){if(S.type==="block-seq"){if(!l.explicitKey&&l.sep&&!g(l.sep,"newli\
ne")){yield*this.pop({type:"error",offset:this.offset,message:"Unexpected block-seq-ind on same line with key",source:this.
source});return}}else w&&o.items.push({start:k});this.stack.push(S);return}}}}yield*this.pop(),yield*this.step()}*blockSequence(o){
const l=o.items[o.items.length-1];switch(this.type){case"newline":if(l.value){const w="end"in l.value?l.value.end:void 0;
(Array.isArray(w)?w[w.length-1]:void 0)?.type==="comment"?w?.push(this.sourceToken):o.items.push({start:[this.sourceToken]})}else
l.start.push(this.sourceToken);return;case"space":case"comment":if(l.value)o.items.push({start:[this.sourceToken]});else{
if(this.atIndentedComment(l.start,o.indent)){const b=o.items[o.items.length-2]?.value?.end;if(Array.isArray(b)){h(b,l.start),
b.push(this.sourceToken),o.items.pop();return}}l.start.push(this.sourceToken)}return;case"anchor":case"tag":if(l.value||
this.indent<=o.indent)break;l.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==o.indent)break;l.value||
g(l.start,"seq-item-ind")?o.items.push({start:[this.sourceToken]}):l.start.push(this.sourceToken);return}if(this.indent>
o.indent){const w=this.startBlockValue(o);if(w){this.stack.push(w);return}}yield*this.pop(),yield*this.step()}*flowCollection(o){
const l=o.items[o.items.length-1];if(this.type==="flow-error-end"){let w;do yield*this.pop(),w=this.peek(1);while(w?.type===
"flow-collection")}else if(o.end.length===0){switch(this.type){case"comma":case"explicit-key-ind":!l||l.sep?o.items.push(
{start:[this.sourceToken]}):l.start.push(this.sourceToken);return;case"map-value-ind":!l||l.value?o.items.push({start:[],
key:null,sep:[this.sourceToken]}):l.sep?l.sep.push(this.sourceToken):Object.assign(l,{key:null,sep:[this.sourceToken]});
return;case"space":case"comment":case"newline":case"anchor":case"tag":!l||l.value?o.items.push({start:[this.sourceToken]}):
l.sep?l.sep.push(this.sourceToken):l.start.push(this.sourceToken);return;case"alias":case"scalar":case"single-quoted-sca\
lar":case"double-quoted-scalar":{const b=this.flowScalar(this.type);!l||l.value?o.items.push({start:[],key:b,sep:[]}):l.
sep?this.stack.push(b):Object.assign(l,{key:b,sep:[]});return}case"flow-map-end":case"flow-seq-end":o.end.push(this.sourceToken);
return}const w=this.startBlockValue(o);w?this.stack.push(w):(yield*this.pop(),yield*this.step())}else{const w=this.peek(
2);if(w.type==="block-map"&&(this.type==="map-value-ind"&&w.indent===o.indent||this.type==="newline"&&!w.items[w.items.length-
1].sep))yield*this.pop(),yield*this.step();else if(this.type==="map-value-ind"&&w.type!=="flow-collection"){const b=y(w),
k=m(b);u(o);const S=o.end.splice(1,o.end.length);S.push(this.sourceToken);const E={type:"block-map",offset:o.offset,indent:o.
indent,items:[{start:k,key:o,sep:S}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=E}else yield*this.lineEnd(o)}}flowScalar(o){
if(this.onNewLine){let l=this.source.indexOf(`
`)+1;for(;l!==0;)this.onNewLine(this.offset+l),l=this.source.indexOf(`
`,l)+1}return{type:o,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(o){switch(this.type){case"\
alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-s\
calar-header":return{type:"block-scalar",offset:this.offset,indent:this.indent,props:[this.sourceToken],source:""};case"\
flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.offset,indent:this.indent,start:this.sourceToken,
items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken]}]};case"\
explicit-key-ind":{this.onKeyLine=!0;const l=y(o),w=m(l);return w.push(this.sourceToken),{type:"block-map",offset:this.offset,
indent:this.indent,items:[{start:w,explicitKey:!0}]}}case"map-value-ind":{this.onKeyLine=!0;const l=y(o),w=m(l);return{type:"\
block-map",offset:this.offset,indent:this.indent,items:[{start:w,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(o,l){
return this.type!=="comment"||this.indent<=l?!1:o.every(w=>w.type==="newline"||w.type==="space")}*documentEnd(o){this.type!==
"doc-mode"&&(o.end?o.end.push(this.sourceToken):o.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(o){
switch(this.type){case"comma":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.
pop(),yield*this.step();break;case"newline":this.onKeyLine=!1;default:o.end?o.end.push(this.sourceToken):o.end=[this.sourceToken],
this.type==="newline"&&(yield*this.pop())}}}i.Parser=c}),4047:((n,i,s)=>{var r=s(9984),f=s(3021),p=s(1464),g=s(7249),$=s(
1127),_=s(6628),y=s(3456);function m(o){const l=o.prettyErrors!==!1;return{lineCounter:o.lineCounter||l&&new _.LineCounter||
null,prettyErrors:l}}function h(o,l={}){const{lineCounter:w,prettyErrors:b}=m(l),k=new y.Parser(w?.addNewLine),S=new r.Composer(
l),E=Array.from(S.compose(k.parse(o)));if(b&&w)for(const A of E)A.errors.forEach(p.prettifyError(o,w)),A.warnings.forEach(
p.prettifyError(o,w));return E.length>0?E:Object.assign([],{empty:!0},S.streamInfo())}function u(o,l={}){const{lineCounter:w,
prettyErrors:b}=m(l),k=new y.Parser(w?.addNewLine),S=new r.Composer(l);let E=null;for(const A of S.compose(k.parse(o),!0,
o.length))if(!E)E=A;else if(E.options.logLevel!=="silent"){E.errors.push(new p.YAMLParseError(A.range.slice(0,2),"MULTIP\
LE_DOCS","Source contains multiple documents; please use YAML.parseAllDocuments()"));break}return b&&w&&(E.errors.forEach(
p.prettifyError(o,w)),E.warnings.forEach(p.prettifyError(o,w))),E}function c(o,l,w){let b;typeof l=="function"?b=l:w===void 0&&
l&&typeof l=="object"&&(w=l);const k=u(o,w);if(!k)return null;if(k.warnings.forEach(S=>g.warn(k.options.logLevel,S)),k.errors.
length>0){if(k.options.logLevel!=="silent")throw k.errors[0];k.errors=[]}return k.toJS(Object.assign({reviver:b},w))}function a(o,l,w){
let b=null;if(typeof l=="function"||Array.isArray(l)?b=l:w===void 0&&l&&(w=l),typeof w=="string"&&(w=w.length),typeof w==
"number"){const k=Math.round(w);w=k<1?void 0:k>8?{indent:8}:{indent:k}}if(o===void 0){const{keepUndefined:k}=w??l??{};if(!k)
return}return $.isDocument(o)&&!b?o.toString(w):new f.Document(o,b,w).toString(w)}i.parse=c,i.parseAllDocuments=h,i.parseDocument=
u,i.stringify=a}),5840:((n,i,s)=>{var r=s(1127),f=s(7451),p=s(1706),g=s(6464),$=s(18);const _=(m,h)=>m.key<h.key?-1:m.key>
h.key?1:0;class y{constructor({compat:h,customTags:u,merge:c,resolveKnownTags:a,schema:o,sortMapEntries:l,toStringDefaults:w}){
this.compat=Array.isArray(h)?$.getTags(h,"compat"):h?$.getTags(null,h):null,this.name=typeof o=="string"&&o||"core",this.
knownTags=a?$.coreKnownTags:{},this.tags=$.getTags(u,this.name,c),this.toStringOptions=w??null,Object.defineProperty(this,
r.MAP,{value:f.map}),Object.defineProperty(this,r.SCALAR,{value:g.string}),Object.defineProperty(this,r.SEQ,{value:p.seq}),
this.sortMapEntries=typeof l=="function"?l:l===!0?_:null}clone(){const h=Object.create(y.prototype,Object.getOwnPropertyDescriptors(
this));return h.tags=this.tags.slice(),h}}i.Schema=y}),7451:((n,i,s)=>{var r=s(1127),f=s(4454);const p={collection:"map",
default:!0,nodeClass:f.YAMLMap,tag:"tag:yaml.org,2002:map",resolve(g,$){return r.isMap(g)||$("Expected a mapping for thi\
s tag"),g},createNode:(g,$,_)=>f.YAMLMap.from(g,$,_)};i.map=p}),3632:((n,i,s)=>{var r=s(3301);const f={identify:p=>p==null,
createNode:()=>new r.Scalar(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new r.
Scalar(null),stringify:({source:p},g)=>typeof p=="string"&&f.test.test(p)?p:g.options.nullStr};i.nullTag=f}),1706:((n,i,s)=>{
var r=s(1127),f=s(2223);const p={collection:"seq",default:!0,nodeClass:f.YAMLSeq,tag:"tag:yaml.org,2002:seq",resolve(g,$){
return r.isSeq(g)||$("Expected a sequence for this tag"),g},createNode:(g,$,_)=>f.YAMLSeq.from(g,$,_)};i.seq=p}),6464:((n,i,s)=>{
var r=s(3069);const f={identify:p=>typeof p=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:p=>p,stringify(p,g,$,_){
return g=Object.assign({actualString:!0},g),r.stringifyString(p,g,$,_)}};i.string=f}),3959:((n,i,s)=>{var r=s(3301);const f={
identify:p=>typeof p=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:p=>new r.
Scalar(p[0]==="t"||p[0]==="T"),stringify({source:p,value:g},$){if(p&&f.test.test(p)){const _=p[0]==="t"||p[0]==="T";if(g===
_)return p}return g?$.options.trueStr:$.options.falseStr}};i.boolTag=f}),8405:((n,i,s)=>{var r=s(3301),f=s(8689);const p={
identify:_=>typeof _=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve:_=>_.slice(-3).toLowerCase()==="nan"?NaN:_[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:f.
stringifyNumber},g={identify:_=>typeof _=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
resolve:_=>parseFloat(_),stringify(_){const y=Number(_.value);return isFinite(y)?y.toExponential():f.stringifyNumber(_)}},
$={identify:_=>typeof _=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(_){
const y=new r.Scalar(parseFloat(_)),m=_.indexOf(".");return m!==-1&&_[_.length-1]==="0"&&(y.minFractionDigits=_.length-m-
1),y},stringify:f.stringifyNumber};i.float=$,i.floatExp=g,i.floatNaN=p}),9874:((n,i,s)=>{var r=s(8689);const f=m=>typeof m==
"bigint"||Number.isInteger(m),p=(m,h,u,{intAsBigInt:c})=>c?BigInt(m):parseInt(m.substring(h),u);function g(m,h,u){const{
value:c}=m;return f(c)&&c>=0?u+c.toString(h):r.stringifyNumber(m)}const $={identify:m=>f(m)&&m>=0,default:!0,tag:"tag:ya\
ml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,resolve:(m,h,u)=>p(m,2,8,u),stringify:m=>g(m,8,"0o")},_={identify:f,default:!0,
tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(m,h,u)=>p(m,0,10,u),stringify:r.stringifyNumber},y={identify:m=>f(
m)&&m>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(m,h,u)=>p(m,2,16,u),stringify:m=>g(
m,16,"0x")};i.int=_,i.intHex=y,i.intOct=$}),896:((n,i,s)=>{var r=s(7451),f=s(3632),p=s(1706),g=s(6464),$=s(3959),_=s(8405),
y=s(9874);const m=[r.map,p.seq,g.string,f.nullTag,$.boolTag,y.intOct,y.int,y.intHex,_.floatNaN,_.floatExp,_.float];i.schema=
m}),3559:((n,i,s)=>{var r=s(3301),f=s(7451),p=s(1706);function g(h){return typeof h=="bigint"||Number.isInteger(h)}const $=({
value:h})=>JSON.stringify(h),_=[{identify:h=>typeof h=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:h=>h,stringify:$},
{identify:h=>h==null,createNode:()=>new r.Scalar(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^null$/,resolve:()=>null,
stringify:$},{identify:h=>typeof h=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,resolve:h=>h===
"true",stringify:$},{identify:g,default:!0,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(h,u,{intAsBigInt:c})=>c?
BigInt(h):parseInt(h,10),stringify:({value:h})=>g(h)?h.toString():JSON.stringify(h)},{identify:h=>typeof h=="number",default:!0,
tag:"tag:yaml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:h=>parseFloat(h),stringify:$}],
y={default:!0,tag:"",test:/^/,resolve(h,u){return u(`Unresolved plain scalar ${JSON.stringify(h)}`),h}},m=[f.map,p.seq].
concat(_,y);i.schema=m}),18:((n,i,s)=>{var r=s(7451),f=s(3632),p=s(1706),g=s(6464),$=s(3959),_=s(8405),y=s(9874),m=s(896),
h=s(3559),u=s(6083),c=s(452),a=s(303),o=s(8385),l=s(5913),w=s(1528),b=s(6752);const k=new Map([["core",m.schema],["fails\
afe",[r.map,p.seq,g.string]],["json",h.schema],["yaml11",l.schema],["yaml-1.1",l.schema]]),S={binary:u.binary,bool:$.boolTag,
float:_.float,floatExp:_.floatExp,floatNaN:_.floatNaN,floatTime:b.floatTime,int:y.int,intHex:y.intHex,intOct:y.intOct,intTime:b.
intTime,map:r.map,merge:c.merge,null:f.nullTag,omap:a.omap,pairs:o.pairs,seq:p.seq,set:w.set,timestamp:b.timestamp},E={"\
tag:yaml.org,2002:binary":u.binary,"tag:yaml.org,2002:merge":c.merge,"tag:yaml.org,2002:omap":a.omap,"tag:yaml.org,2002:\
pairs":o.pairs,"tag:yaml.org,2002:set":w.set,"tag:yaml.org,2002:timestamp":b.timestamp};function A(O,C,M){const x=k.get(
C);if(x&&!O)return M&&!x.includes(c.merge)?x.concat(c.merge):x.slice();let N=x;if(!N)if(Array.isArray(O))N=[];else{const D=Array.
from(k.keys()).filter(F=>F!=="yaml11").map(F=>JSON.stringify(F)).join(", ");throw new Error(`Unknown schema "${C}"; use \
one of ${D} or define customTags array`)}if(Array.isArray(O))for(const D of O)N=N.concat(D);else typeof O=="function"&&(N=
O(N.slice()));return M&&(N=N.concat(c.merge)),N.reduce((D,F)=>{const R=typeof F=="string"?S[F]:F;if(!R){const U=JSON.stringify(
F),X=Object.keys(S).map(J=>JSON.stringify(J)).join(", ");throw new Error(`Unknown custom tag ${U}; use one of ${X}`)}return D.
includes(R)||D.push(R),D},[])}i.coreKnownTags=E,i.getTags=A}),6083:((n,i,s)=>{var r=s(181),f=s(3301),p=s(3069);const g={
identify:$=>$ instanceof Uint8Array,default:!1,tag:"tag:yaml.org,2002:binary",resolve($,_){if(typeof r.Buffer=="function")
return r.Buffer.from($,"base64");if(typeof atob=="function"){const y=atob($.replace(/[\n\r]/g,"")),m=new Uint8Array(y.length);
for(let h=0;h<y.length;++h)m[h]=y.charCodeAt(h);return m}else return _("This environment does not support reading binary\
 tags; either Buffer or atob is required"),$},stringify({comment:$,type:_,value:y},m,h,u){if(!y)return"";const c=y;let a;
if(typeof r.Buffer=="function")a=c instanceof r.Buffer?c.toString("base64"):r.Buffer.from(c.buffer).toString("base64");else if(typeof btoa==
"function"){let o="";for(let l=0;l<c.length;++l)o+=String.fromCharCode(c[l]);a=btoa(o)}else throw new Error("This enviro\
nment does not support writing binary tags; either Buffer or btoa is required");if(_??(_=f.Scalar.BLOCK_LITERAL),_!==f.Scalar.
QUOTE_DOUBLE){const o=Math.max(m.options.lineWidth-m.indent.length,m.options.minContentWidth),l=Math.ceil(a.length/o),w=new Array(
l);for(let b=0,k=0;b<l;++b,k+=o)w[b]=a.substr(k,o);a=w.join(_===f.Scalar.BLOCK_LITERAL?`
`:" ")}return p.stringifyString({comment:$,type:_,value:a},m,h,u)}};i.binary=g}),8398:((n,i,s)=>{var r=s(3301);function f({
value:$,source:_},y){return _&&($?p:g).test.test(_)?_:$?y.options.trueStr:y.options.falseStr}const p={identify:$=>$===!0,
default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new r.Scalar(!0),stringify:f},
g={identify:$=>$===!1,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,resolve:()=>new r.
Scalar(!1),stringify:f};i.falseTag=g,i.trueTag=p}),5782:((n,i,s)=>{var r=s(3301),f=s(8689);const p={identify:_=>typeof _==
"number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:_=>_.slice(
-3).toLowerCase()==="nan"?NaN:_[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:f.stringifyNumber},
g={identify:_=>typeof _=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
resolve:_=>parseFloat(_.replace(/_/g,"")),stringify(_){const y=Number(_.value);return isFinite(y)?y.toExponential():f.stringifyNumber(
_)}},$={identify:_=>typeof _=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
resolve(_){const y=new r.Scalar(parseFloat(_.replace(/_/g,""))),m=_.indexOf(".");if(m!==-1){const h=_.substring(m+1).replace(
/_/g,"");h[h.length-1]==="0"&&(y.minFractionDigits=h.length)}return y},stringify:f.stringifyNumber};i.float=$,i.floatExp=
g,i.floatNaN=p}),873:((n,i,s)=>{var r=s(8689);const f=h=>typeof h=="bigint"||Number.isInteger(h);function p(h,u,c,{intAsBigInt:a}){
const o=h[0];if((o==="-"||o==="+")&&(u+=1),h=h.substring(u).replace(/_/g,""),a){switch(c){case 2:h=`0b${h}`;break;case 8:
h=`0o${h}`;break;case 16:h=`0x${h}`;break}const w=BigInt(h);return o==="-"?BigInt(-1)*w:w}const l=parseInt(h,c);return o===
"-"?-1*l:l}function g(h,u,c){const{value:a}=h;if(f(a)){const o=a.toString(u);return a<0?"-"+c+o.substr(1):c+o}return r.stringifyNumber(
h)}const $={identify:f,default:!0,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,resolve:(h,u,c)=>p(h,
2,2,c),stringify:h=>g(h,2,"0b")},_={identify:f,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,
resolve:(h,u,c)=>p(h,1,8,c),stringify:h=>g(h,8,"0")},y={identify:f,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,
resolve:(h,u,c)=>p(h,0,10,c),stringify:r.stringifyNumber},m={identify:f,default:!0,tag:"tag:yaml.org,2002:int",format:"H\
EX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(h,u,c)=>p(h,2,16,c),stringify:h=>g(h,16,"0x")};i.int=y,i.intBin=$,i.intHex=m,
i.intOct=_}),452:((n,i,s)=>{var r=s(1127),f=s(3301);const p="<<",g={identify:h=>h===p||typeof h=="symbol"&&h.description===
p,default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(new f.Scalar(Symbol(p)),{addToJSMap:_}),
stringify:()=>p},$=(h,u)=>(g.identify(u)||r.isScalar(u)&&(!u.type||u.type===f.Scalar.PLAIN)&&g.identify(u.value))&&h?.doc.
schema.tags.some(c=>c.tag===g.tag&&c.default);function _(h,u,c){const a=m(h,c);if(r.isSeq(a))for(const o of a.items)y(h,
u,o);else if(Array.isArray(a))for(const o of a)y(h,u,o);else y(h,u,a)}function y(h,u,c){const a=m(h,c);if(!r.isMap(a))throw new Error(
"Merge sources must be maps or map aliases");const o=a.toJSON(null,h,Map);for(const[l,w]of o)u instanceof Map?u.has(l)||
u.set(l,w):u instanceof Set?u.add(l):Object.prototype.hasOwnProperty.call(u,l)||Object.defineProperty(u,l,{value:w,writable:!0,
enumerable:!0,configurable:!0});return u}function m(h,u){return h&&r.isAlias(u)?u.resolve(h.doc,h):u}i.addMergeToJSMap=_,
i.isMergeKey=$,i.merge=g}),303:((n,i,s)=>{var r=s(1127),f=s(4043),p=s(4454),g=s(2223),$=s(8385);class _ extends g.YAMLSeq{constructor(){
super(),this.add=p.YAMLMap.prototype.add.bind(this),this.delete=p.YAMLMap.prototype.delete.bind(this),this.get=p.YAMLMap.
prototype.get.bind(this),this.has=p.YAMLMap.prototype.has.bind(this),this.set=p.YAMLMap.prototype.set.bind(this),this.tag=
_.tag}toJSON(h,u){if(!u)return super.toJSON(h);const c=new Map;u?.onCreate&&u.onCreate(c);for(const a of this.items){let o,
l;if(r.isPair(a)?(o=f.toJS(a.key,"",u),l=f.toJS(a.value,o,u)):o=f.toJS(a,"",u),c.has(o))throw new Error("Ordered maps mu\
st not include duplicate keys");c.set(o,l)}return c}static from(h,u,c){const a=$.createPairs(h,u,c),o=new this;return o.
items=a.items,o}}_.tag="tag:yaml.org,2002:omap";const y={collection:"seq",identify:m=>m instanceof Map,nodeClass:_,default:!1,
tag:"tag:yaml.org,2002:omap",resolve(m,h){const u=$.resolvePairs(m,h),c=[];for(const{key:a}of u.items)r.isScalar(a)&&(c.
includes(a.value)?h(`Ordered maps must not include duplicate keys: ${a.value}`):c.push(a.value));return Object.assign(new _,
u)},createNode:(m,h,u)=>_.from(m,h,u)};i.YAMLOMap=_,i.omap=y}),8385:((n,i,s)=>{var r=s(1127),f=s(7165),p=s(3301),g=s(2223);
function $(m,h){if(r.isSeq(m))for(let u=0;u<m.items.length;++u){let c=m.items[u];if(!r.isPair(c)){if(r.isMap(c)){c.items.
length>1&&h("Each pair must have its own sequence indicator");const a=c.items[0]||new f.Pair(new p.Scalar(null));if(c.commentBefore&&
(a.key.commentBefore=a.key.commentBefore?`${c.commentBefore}
${a.key.commentBefore}`:c.commentBefore),c.comment){const o=a.value??a.key;o.comment=o.comment?`${c.comment}
${o.comment}`:c.comment}c=a}m.items[u]=r.isPair(c)?c:new f.Pair(c)}}else h("Expected a sequence for this tag");return m}
function _(m,h,u){const{replacer:c}=u,a=new g.YAMLSeq(m);a.tag="tag:yaml.org,2002:pairs";let o=0;if(h&&Symbol.iterator in
Object(h))for(let l of h){typeof c=="function"&&(l=c.call(h,String(o++),l));let w,b;if(Array.isArray(l))if(l.length===2)
w=l[0],b=l[1];else throw new TypeError(`Expected [key, value] tuple: ${l}`);else if(l&&l instanceof Object){const k=Object.
keys(l);if(k.length===1)w=k[0],b=l[w];else throw new TypeError(`Expected tuple with one key, not ${k.length} keys`)}else
w=l;a.items.push(f.createPair(w,b,u))}return a}const y={collection:"seq",default:!1,tag:"tag:yaml.org,2002:pairs",resolve:$,
createNode:_};i.createPairs=_,i.pairs=y,i.resolvePairs=$}),5913:((n,i,s)=>{var r=s(7451),f=s(3632),p=s(1706),g=s(6464),$=s(
6083),_=s(8398),y=s(5782),m=s(873),h=s(452),u=s(303),c=s(8385),a=s(1528),o=s(6752);const l=[r.map,p.seq,g.string,f.nullTag,
_.trueTag,_.falseTag,m.intBin,m.intOct,m.int,m.intHex,y.floatNaN,y.floatExp,y.float,$.binary,h.merge,u.omap,c.pairs,a.set,
o.intTime,o.floatTime,o.timestamp];i.schema=l}),1528:((n,i,s)=>{var r=s(1127),f=s(7165),p=s(4454);class g extends p.YAMLMap{constructor(y){
super(y),this.tag=g.tag}add(y){let m;r.isPair(y)?m=y:y&&typeof y=="object"&&"key"in y&&"value"in y&&y.value===null?m=new f.
Pair(y.key,null):m=new f.Pair(y,null),p.findPair(this.items,m.key)||this.items.push(m)}get(y,m){const h=p.findPair(this.
items,y);return!m&&r.isPair(h)?r.isScalar(h.key)?h.key.value:h.key:h}set(y,m){if(typeof m!="boolean")throw new Error(`Ex\
pected boolean value for set(key, value) in a YAML set, not ${typeof m}`);const h=p.findPair(this.items,y);h&&!m?this.items.
splice(this.items.indexOf(h),1):!h&&m&&this.items.push(new f.Pair(y))}toJSON(y,m){return super.toJSON(y,m,Set)}toString(y,m,h){
if(!y)return JSON.stringify(this);if(this.hasAllNullValues(!0))return super.toString(Object.assign({},y,{allNullValues:!0}),
m,h);throw new Error("Set items must all have null values")}static from(y,m,h){const{replacer:u}=h,c=new this(y);if(m&&Symbol.
iterator in Object(m))for(let a of m)typeof u=="function"&&(a=u.call(m,a,a)),c.items.push(f.createPair(a,null,h));return c}}
g.tag="tag:yaml.org,2002:set";const $={collection:"map",identify:_=>_ instanceof Set,nodeClass:g,default:!1,tag:"tag:yam\
l.org,2002:set",createNode:(_,y,m)=>g.from(_,y,m),resolve(_,y){if(r.isMap(_)){if(_.hasAllNullValues(!0))return Object.assign(
new g,_);y("Set items must all have null values")}else y("Expected a mapping for this tag");return _}};i.YAMLSet=g,i.set=
$}),6752:((n,i,s)=>{var r=s(8689);function f(y,m){const h=y[0],u=h==="-"||h==="+"?y.substring(1):y,c=o=>m?BigInt(o):Number(
o),a=u.replace(/_/g,"").split(":").reduce((o,l)=>o*c(60)+c(l),c(0));return h==="-"?c(-1)*a:a}function p(y){let{value:m}=y,
h=o=>o;if(typeof m=="bigint")h=o=>BigInt(o);else if(isNaN(m)||!isFinite(m))return r.stringifyNumber(y);let u="";m<0&&(u=
"-",m*=h(-1));const c=h(60),a=[m%c];return m<60?a.unshift(0):(m=(m-a[0])/c,a.unshift(m%c),m>=60&&(m=(m-a[0])/c,a.unshift(
m))),u+a.map(o=>String(o).padStart(2,"0")).join(":").replace(/000000\d*$/,"")}const g={identify:y=>typeof y=="bigint"||Number.
isInteger(y),default:!0,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,resolve:(y,m,{
intAsBigInt:h})=>f(y,h),stringify:p},$={identify:y=>typeof y=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"\
TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,resolve:y=>f(y,!1),stringify:p},_={identify:y=>y instanceof Date,
default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1\
,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),resolve(y){const m=y.match(
_.test);if(!m)throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");const[,h,u,c,a,o,l]=m.map(Number),
w=m[7]?Number((m[7]+"00").substr(1,3)):0;let b=Date.UTC(h,u-1,c,a||0,o||0,l||0,w);const k=m[8];if(k&&k!=="Z"){let S=f(k,
!1);Math.abs(S)<30&&(S*=60),b-=6e4*S}return new Date(b)},stringify:({value:y})=>y?.toISOString().replace(/(T00:00:00)?\.000Z$/,
"")??""};i.floatTime=$,i.intTime=g,i.timestamp=_}),4475:((n,i)=>{const s="flow",r="block",f="quoted";function p($,_,y="f\
low",{indentAtStart:m,lineWidth:h=80,minContentWidth:u=20,onFold:c,onOverflow:a}={}){if(!h||h<0)return $;h<u&&(u=0);const o=Math.
max(1+u,1+h-_.length);if($.length<=o)return $;const l=[],w={};let b=h-_.length;typeof m=="number"&&(m>h-Math.max(2,u)?l.
push(0):b=h-m);let k,S,E=!1,A=-1,O=-1,C=-1;y===r&&(A=g($,A,_.length),A!==-1&&(b=A+o));for(let x;x=$[A+=1];){if(y===f&&x===
"\\"){switch(O=A,$[A+1]){case"x":A+=3;break;case"u":A+=5;break;case"U":A+=9;break;default:A+=1}C=A}if(x===`
`)y===r&&(A=g($,A,_.length)),b=A+_.length+o,k=void 0;else{if(x===" "&&S&&S!==" "&&S!==`
`&&S!=="	"){const N=$[A+1];N&&N!==" "&&N!==`
`&&N!=="	"&&(k=A)}if(A>=b)if(k)l.push(k),b=k+o,k=void 0;else if(y===f){for(;S===" "||S==="	";)S=x,x=$[A+=1],E=!0;const N=A>
C+1?A-2:O-1;if(w[N])return $;l.push(N),w[N]=!0,b=N+o,k=void 0}else E=!0}S=x}if(E&&a&&a(),l.length===0)return $;c&&c();let M=$.
slice(0,l[0]);for(let x=0;x<l.length;++x){const N=l[x],D=l[x+1]||$.length;N===0?M=`
${_}${$.slice(0,D)}`:(y===f&&w[N]&&(M+=`${$[N]}\\`),M+=`
${_}${$.slice(N+1,D)}`)}return M}function g($,_,y){let m=_,h=_+1,u=$[h];for(;u===" "||u==="	";)if(_<h+y)u=$[++_];else{do
u=$[++_];while(u&&u!==`
`);m=_,h=_+1,u=$[h]}return m}i.FOLD_BLOCK=r,i.FOLD_FLOW=s,i.FOLD_QUOTED=f,i.foldFlowLines=p}),2148:((n,i,s)=>{var r=s(1596),
f=s(1127),p=s(9799),g=s(3069);function $(h,u){const c=Object.assign({blockQuote:!0,commentString:p.stringifyComment,defaultKeyType:null,
defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:!1,doubleQuotedMinMultiLineLength:40,falseStr:"false",flowCollectionPadding:!0,
indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,singleQuote:null,trailingComma:!1,trueStr:"tru\
e",verifyAliasOrder:!0},h.schema.toStringOptions,u);let a;switch(c.collectionStyle){case"block":a=!1;break;case"flow":a=
!0;break;default:a=null}return{anchors:new Set,doc:h,flowCollectionPadding:c.flowCollectionPadding?" ":"",indent:"",indentStep:typeof c.
indent=="number"?" ".repeat(c.indent):"  ",inFlow:a,options:c}}function _(h,u){if(u.tag){const o=h.filter(l=>l.tag===u.tag);
if(o.length>0)return o.find(l=>l.format===u.format)??o[0]}let c,a;if(f.isScalar(u)){a=u.value;let o=h.filter(l=>l.identify?.(
a));if(o.length>1){const l=o.filter(w=>w.test);l.length>0&&(o=l)}c=o.find(l=>l.format===u.format)??o.find(l=>!l.format)}else
a=u,c=h.find(o=>o.nodeClass&&a instanceof o.nodeClass);if(!c){const o=a?.constructor?.name??(a===null?"null":typeof a);throw new Error(
`Tag not resolved for ${o} value`)}return c}function y(h,u,{anchors:c,doc:a}){if(!a.directives)return"";const o=[],l=(f.
isScalar(h)||f.isCollection(h))&&h.anchor;l&&r.anchorIsValid(l)&&(c.add(l),o.push(`&${l}`));const w=h.tag??(u.default?null:
u.tag);return w&&o.push(a.directives.tagString(w)),o.join(" ")}function m(h,u,c,a){if(f.isPair(h))return h.toString(u,c,
a);if(f.isAlias(h)){if(u.doc.directives)return h.toString(u);if(u.resolvedAliases?.has(h))throw new TypeError("Cannot st\
ringify circular structure without alias nodes");u.resolvedAliases?u.resolvedAliases.add(h):u.resolvedAliases=new Set([h]),
h=h.resolve(u.doc)}let o;const l=f.isNode(h)?h:u.doc.createNode(h,{onTagObj:k=>o=k});o??(o=_(u.doc.schema.tags,l));const w=y(
l,o,u);w.length>0&&(u.indentAtStart=(u.indentAtStart??0)+w.length+1);const b=typeof o.stringify=="function"?o.stringify(
l,u,c,a):f.isScalar(l)?g.stringifyString(l,u,c,a):l.toString(u,c,a);return w?f.isScalar(l)||b[0]==="{"||b[0]==="["?`${w}\
 ${b}`:`${w}
${u.indent}${b}`:b}i.createStringifyContext=$,i.stringify=m}),1212:((n,i,s)=>{var r=s(1127),f=s(2148),p=s(9799);function g(m,h,u){
return(h.inFlow??m.flow?_:$)(m,h,u)}function $({comment:m,items:h},u,{blockItemPrefix:c,flowChars:a,itemIndent:o,onChompKeep:l,
onComment:w}){const{indent:b,options:{commentString:k}}=u,S=Object.assign({},u,{indent:o,type:null});let E=!1;const A=[];
for(let C=0;C<h.length;++C){const M=h[C];let x=null;if(r.isNode(M))!E&&M.spaceBefore&&A.push(""),y(u,A,M.commentBefore,E),
M.comment&&(x=M.comment);else if(r.isPair(M)){const D=r.isNode(M.key)?M.key:null;D&&(!E&&D.spaceBefore&&A.push(""),y(u,A,
D.commentBefore,E))}E=!1;let N=f.stringify(M,S,()=>x=null,()=>E=!0);x&&(N+=p.lineComment(N,o,k(x))),E&&x&&(E=!1),A.push(
c+N)}let O;if(A.length===0)O=a.start+a.end;else{O=A[0];for(let C=1;C<A.length;++C){const M=A[C];O+=M?`
${b}${M}`:`
`}}return m?(O+=`
`+p.indentComment(k(m),b),w&&w()):E&&l&&l(),O}function _({items:m},h,{flowChars:u,itemIndent:c}){const{indent:a,indentStep:o,
flowCollectionPadding:l,options:{commentString:w}}=h;c+=o;const b=Object.assign({},h,{indent:c,inFlow:!0,type:null});let k=!1,
S=0;const E=[];for(let C=0;C<m.length;++C){const M=m[C];let x=null;if(r.isNode(M))M.spaceBefore&&E.push(""),y(h,E,M.commentBefore,
!1),M.comment&&(x=M.comment);else if(r.isPair(M)){const D=r.isNode(M.key)?M.key:null;D&&(D.spaceBefore&&E.push(""),y(h,E,
D.commentBefore,!1),D.comment&&(k=!0));const F=r.isNode(M.value)?M.value:null;F?(F.comment&&(x=F.comment),F.commentBefore&&
(k=!0)):M.value==null&&D?.comment&&(x=D.comment)}x&&(k=!0);let N=f.stringify(M,b,()=>x=null);k||(k=E.length>S||N.includes(
`
`)),C<m.length-1?N+=",":h.options.trailingComma&&(h.options.lineWidth>0&&(k||(k=E.reduce((D,F)=>D+F.length+2,2)+(N.length+
2)>h.options.lineWidth)),k&&(N+=",")),x&&(N+=p.lineComment(N,c,w(x))),E.push(N),S=E.length}const{start:A,end:O}=u;if(E.length===
0)return A+O;if(!k){const C=E.reduce((M,x)=>M+x.length+2,2);k=h.options.lineWidth>0&&C>h.options.lineWidth}if(k){let C=A;
for(const M of E)C+=M?`
${o}${a}${M}`:`
`;return`${C}
${a}${O}`}else return`${A}${l}${E.join(" ")}${l}${O}`}function y({indent:m,options:{commentString:h}},u,c,a){if(c&&a&&(c=
c.replace(/^\n+/,"")),c){const o=p.indentComment(h(c),m);u.push(o.trimStart())}}i.stringifyCollection=g}),9799:((n,i)=>{
const s=p=>p.replace(/^(?!$)(?: $)?/gm,"#");function r(p,g){return/^\n+$/.test(p)?p.substring(1):g?p.replace(/^(?! *$)/gm,
g):p}const f=(p,g,$)=>p.endsWith(`
`)?r($,g):$.includes(`
`)?`
`+r($,g):(p.endsWith(" ")?"":" ")+$;i.indentComment=r,i.lineComment=f,i.stringifyComment=s}),6829:((n,i,s)=>{var r=s(1127),
f=s(2148),p=s(9799);function g($,_){const y=[];let m=_.directives===!0;if(_.directives!==!1&&$.directives){const o=$.directives.
toString($);o?(y.push(o),m=!0):$.directives.docStart&&(m=!0)}m&&y.push("---");const h=f.createStringifyContext($,_),{commentString:u}=h.
options;if($.commentBefore){y.length!==1&&y.unshift("");const o=u($.commentBefore);y.unshift(p.indentComment(o,""))}let c=!1,
a=null;if($.contents){if(r.isNode($.contents)){if($.contents.spaceBefore&&m&&y.push(""),$.contents.commentBefore){const w=u(
$.contents.commentBefore);y.push(p.indentComment(w,""))}h.forceBlockIndent=!!$.comment,a=$.contents.comment}const o=a?void 0:
()=>c=!0;let l=f.stringify($.contents,h,()=>a=null,o);a&&(l+=p.lineComment(l,"",u(a))),(l[0]==="|"||l[0]===">")&&y[y.length-
1]==="---"?y[y.length-1]=`--- ${l}`:y.push(l)}else y.push(f.stringify($.contents,h));if($.directives?.docEnd)if($.comment){
const o=u($.comment);o.includes(`
`)?(y.push("..."),y.push(p.indentComment(o,""))):y.push(`... ${o}`)}else y.push("...");else{let o=$.comment;o&&c&&(o=o.replace(
/^\n+/,"")),o&&((!c||a)&&y[y.length-1]!==""&&y.push(""),y.push(p.indentComment(u(o),"")))}return y.join(`
`)+`
`}i.stringifyDocument=g}),8689:((n,i)=>{function s({format:r,minFractionDigits:f,tag:p,value:g}){if(typeof g=="bigint")return String(
g);const $=typeof g=="number"?g:Number(g);if(!isFinite($))return isNaN($)?".nan":$<0?"-.inf":".inf";let _=Object.is(g,-0)?
"-0":JSON.stringify(g);if(!r&&f&&(!p||p==="tag:yaml.org,2002:float")&&/^-?\d/.test(_)&&!_.includes("e")){let y=_.indexOf(
".");y<0&&(y=_.length,_+=".");let m=f-(_.length-y-1);for(;m-- >0;)_+="0"}return _}i.stringifyNumber=s}),9748:((n,i,s)=>{
var r=s(1127),f=s(3301),p=s(2148),g=s(9799);function $({key:_,value:y},m,h,u){const{allNullValues:c,doc:a,indent:o,indentStep:l,
options:{commentString:w,indentSeq:b,simpleKeys:k}}=m;let S=r.isNode(_)&&_.comment||null;if(k){if(S)throw new Error("Wit\
h simple keys, key nodes cannot have comments");if(r.isCollection(_)||!r.isNode(_)&&typeof _=="object"){const U="With si\
mple keys, collection cannot be used as a key value";throw new Error(U)}}let E=!k&&(!_||S&&y==null&&!m.inFlow||r.isCollection(
_)||(r.isScalar(_)?_.type===f.Scalar.BLOCK_FOLDED||_.type===f.Scalar.BLOCK_LITERAL:typeof _=="object"));m=Object.assign(
{},m,{allNullValues:!1,implicitKey:!E&&(k||!c),indent:o+l});let A=!1,O=!1,C=p.stringify(_,m,()=>A=!0,()=>O=!0);if(!E&&!m.
inFlow&&C.length>1024){if(k)throw new Error("With simple keys, single line scalar must not span more than 1024 character\
s");E=!0}if(m.inFlow){if(c||y==null)return A&&h&&h(),C===""?"?":E?`? ${C}`:C}else if(c&&!k||y==null&&E)return C=`? ${C}`,
S&&!A?C+=g.lineComment(C,m.indent,w(S)):O&&u&&u(),C;A&&(S=null),E?(S&&(C+=g.lineComment(C,m.indent,w(S))),C=`? ${C}
${o}:`):(C=`${C}:`,S&&(C+=g.lineComment(C,m.indent,w(S))));let M,x,N;r.isNode(y)?(M=!!y.spaceBefore,x=y.commentBefore,N=
y.comment):(M=!1,x=null,N=null,y&&typeof y=="object"&&(y=a.createNode(y))),m.implicitKey=!1,!E&&!S&&r.isScalar(y)&&(m.indentAtStart=
C.length+1),O=!1,!b&&l.length>=2&&!m.inFlow&&!E&&r.isSeq(y)&&!y.flow&&!y.tag&&!y.anchor&&(m.indent=m.indent.substring(2));
let D=!1;const F=p.stringify(y,m,()=>D=!0,()=>O=!0);let R=" ";if(S||M||x){if(R=M?`
`:"",x){const U=w(x);R+=`
${g.indentComment(U,m.indent)}`}F===""&&!m.inFlow?R===`
`&&N&&(R=`

`):R+=`
${m.indent}`}else if(!E&&r.isCollection(y)){const U=F[0],X=F.indexOf(`
`),J=X!==-1,G=m.inFlow??y.flow??y.items.length===0;if(J||!G){let Y=!1;if(J&&(U==="&"||U==="!")){let B=F.indexOf(" ");U===
"&"&&B!==-1&&B<X&&F[B+1]==="!"&&(B=F.indexOf(" ",B+1)),(B===-1||X<B)&&(Y=!0)}Y||(R=`
${m.indent}`)}}else(F===""||F[0]===`
`)&&(R="");return C+=R+F,m.inFlow?D&&h&&h():N&&!D?C+=g.lineComment(C,m.indent,w(N)):O&&u&&u(),C}i.stringifyPair=$}),3069:((n,i,s)=>{
var r=s(3301),f=s(4475);const p=(o,l)=>({indentAtStart:l?o.indent.length:o.indentAtStart,lineWidth:o.options.lineWidth,minContentWidth:o.
options.minContentWidth}),g=o=>/^(%|---|\.\.\.)/m.test(o);function $(o,l,w){if(!l||l<0)return!1;const b=l-w,k=o.length;if(k<=
b)return!1;for(let S=0,E=0;S<k;++S)if(o[S]===`
`){if(S-E>b)return!0;if(E=S+1,k-E<=b)return!1}return!0}function _(o,l){const w=JSON.stringify(o);if(l.options.doubleQuotedAsJSON)
return w;const{implicitKey:b}=l,k=l.options.doubleQuotedMinMultiLineLength,S=l.indent||(g(o)?"  ":"");let E="",A=0;for(let O=0,
C=w[O];C;C=w[++O])if(C===" "&&w[O+1]==="\\"&&w[O+2]==="n"&&(E+=w.slice(A,O)+"\\ ",O+=1,A=O,C="\\"),C==="\\")switch(w[O+1]){case"\
u":{E+=w.slice(A,O);const M=w.substr(O+2,4);switch(M){case"0000":E+="\\0";break;case"0007":E+="\\a";break;case"000b":E+=
"\\v";break;case"001b":E+="\\e";break;case"0085":E+="\\N";break;case"00a0":E+="\\_";break;case"2028":E+="\\L";break;case"\
2029":E+="\\P";break;default:M.substr(0,2)==="00"?E+="\\x"+M.substr(2):E+=w.substr(O,6)}O+=5,A=O+1}break;case"n":if(b||w[O+
2]==='"'||w.length<k)O+=1;else{for(E+=w.slice(A,O)+`

`;w[O+2]==="\\"&&w[O+3]==="n"&&w[O+4]!=='"';)E+=`
`,O+=2;E+=S,w[O+2]===" "&&(E+="\\"),O+=1,A=O+1}break;default:O+=1}return E=A?E+w.slice(A):w,b?E:f.foldFlowLines(E,S,f.FOLD_QUOTED,
p(l,!1))}function y(o,l){if(l.options.singleQuote===!1||l.implicitKey&&o.includes(`
`)||/[ \t]\n|\n[ \t]/.test(o))return _(o,l);const w=l.indent||(g(o)?"  ":""),b="'"+o.replace(/'/g,"''").replace(/\n+/g,`\
$&
${w}`)+"'";return l.implicitKey?b:f.foldFlowLines(b,w,f.FOLD_FLOW,p(l,!1))}function m(o,l){const{singleQuote:w}=l.options;
let b;if(w===!1)b=_;else{const k=o.includes('"'),S=o.includes("'");k&&!S?b=y:S&&!k?b=_:b=w?y:_}return b(o,l)}let h;try{h=
new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{h=/\n+(?!\n|$)/g}function u({comment:o,type:l,value:w},b,k,S){const{blockQuote:E,commentString:A,lineWidth:O}=b.
options;if(!E||/\n[\t ]+$/.test(w))return m(w,b);const C=b.indent||(b.forceBlockIndent||g(w)?"  ":""),M=E==="literal"?!0:
E==="folded"||l===r.Scalar.BLOCK_FOLDED?!1:l===r.Scalar.BLOCK_LITERAL?!0:!$(w,O,C.length);if(!w)return M?`|
`:`>
`;let x,N;for(N=w.length;N>0;--N){const B=w[N-1];if(B!==`
`&&B!=="	"&&B!==" ")break}let D=w.substring(N);const F=D.indexOf(`
`);F===-1?x="-":w===D||F!==D.length-1?(x="+",S&&S()):x="",D&&(w=w.slice(0,-D.length),D[D.length-1]===`
`&&(D=D.slice(0,-1)),D=D.replace(h,`$&${C}`));let R=!1,U,X=-1;for(U=0;U<w.length;++U){const B=w[U];if(B===" ")R=!0;else if(B===
`
`)X=U;else break}let J=w.substring(0,X<U?X+1:U);J&&(w=w.substring(J.length),J=J.replace(/\n+/g,`$&${C}`));let Y=(R?C?"2":
"1":"")+x;if(o&&(Y+=" "+A(o.replace(/ ?[\r\n]+/g," ")),k&&k()),!M){const B=w.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${C}`);let ee=!1;const Q=p(b,!0);
E!=="folded"&&l!==r.Scalar.BLOCK_FOLDED&&(Q.onOverflow=()=>{ee=!0});const ne=f.foldFlowLines(`${J}${B}${D}`,C,f.FOLD_BLOCK,
Q);if(!ee)return`>${Y}
${C}${ne}`}return w=w.replace(/\n+/g,`$&${C}`),`|${Y}
${C}${J}${w}${D}`}function c(o,l,w,b){const{type:k,value:S}=o,{actualString:E,implicitKey:A,indent:O,indentStep:C,inFlow:M}=l;
if(A&&S.includes(`
`)||M&&/[[\]{},]/.test(S))return m(S,l);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.
test(S))return A||M||!S.includes(`
`)?m(S,l):u(o,l,w,b);if(!A&&!M&&k!==r.Scalar.PLAIN&&S.includes(`
`))return u(o,l,w,b);if(g(S)){if(O==="")return l.forceBlockIndent=!0,u(o,l,w,b);if(A&&O===C)return m(S,l)}const x=S.replace(
/\n+/g,`$&
${O}`);if(E){const N=R=>R.default&&R.tag!=="tag:yaml.org,2002:str"&&R.test?.test(x),{compat:D,tags:F}=l.doc.schema;if(F.
some(N)||D?.some(N))return m(S,l)}return A?x:f.foldFlowLines(x,O,f.FOLD_FLOW,p(l,!1))}function a(o,l,w,b){const{implicitKey:k,
inFlow:S}=l,E=typeof o.value=="string"?o:Object.assign({},o,{value:String(o.value)});let{type:A}=o;A!==r.Scalar.QUOTE_DOUBLE&&
/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(E.value)&&(A=r.Scalar.QUOTE_DOUBLE);const O=M=>{switch(M){case r.
Scalar.BLOCK_FOLDED:case r.Scalar.BLOCK_LITERAL:return k||S?m(E.value,l):u(E,l,w,b);case r.Scalar.QUOTE_DOUBLE:return _(
E.value,l);case r.Scalar.QUOTE_SINGLE:return y(E.value,l);case r.Scalar.PLAIN:return c(E,l,w,b);default:return null}};let C=O(
A);if(C===null){const{defaultKeyType:M,defaultStringType:x}=l.options,N=k&&M||x;if(C=O(N),C===null)throw new Error(`Unsu\
pported default string type ${N}`)}return C}i.stringifyString=a}),204:((n,i,s)=>{var r=s(1127);const f=Symbol("break vis\
it"),p=Symbol("skip children"),g=Symbol("remove node");function $(a,o){const l=h(o);r.isDocument(a)?_(null,a.contents,l,
Object.freeze([a]))===g&&(a.contents=null):_(null,a,l,Object.freeze([]))}$.BREAK=f,$.SKIP=p,$.REMOVE=g;function _(a,o,l,w){
const b=u(a,o,l,w);if(r.isNode(b)||r.isPair(b))return c(a,w,b),_(a,b,l,w);if(typeof b!="symbol"){if(r.isCollection(o)){w=
Object.freeze(w.concat(o));for(let k=0;k<o.items.length;++k){const S=_(k,o.items[k],l,w);if(typeof S=="number")k=S-1;else{
if(S===f)return f;S===g&&(o.items.splice(k,1),k-=1)}}}else if(r.isPair(o)){w=Object.freeze(w.concat(o));const k=_("key",
o.key,l,w);if(k===f)return f;k===g&&(o.key=null);const S=_("value",o.value,l,w);if(S===f)return f;S===g&&(o.value=null)}}
return b}async function y(a,o){const l=h(o);r.isDocument(a)?await m(null,a.contents,l,Object.freeze([a]))===g&&(a.contents=
null):await m(null,a,l,Object.freeze([]))}y.BREAK=f,y.SKIP=p,y.REMOVE=g;async function m(a,o,l,w){const b=await u(a,o,l,
w);if(r.isNode(b)||r.isPair(b))return c(a,w,b),m(a,b,l,w);if(typeof b!="symbol"){if(r.isCollection(o)){w=Object.freeze(w.
concat(o));for(let k=0;k<o.items.length;++k){const S=await m(k,o.items[k],l,w);if(typeof S=="number")k=S-1;else{if(S===f)
return f;S===g&&(o.items.splice(k,1),k-=1)}}}else if(r.isPair(o)){w=Object.freeze(w.concat(o));const k=await m("key",o.key,
l,w);if(k===f)return f;k===g&&(o.key=null);const S=await m("value",o.value,l,w);if(S===f)return f;S===g&&(o.value=null)}}
return b}function h(a){return typeof a=="object"&&(a.Collection||a.Node||a.Value)?Object.assign({Alias:a.Node,Map:a.Node,
Scalar:a.Node,Seq:a.Node},a.Value&&{Map:a.Value,Scalar:a.Value,Seq:a.Value},a.Collection&&{Map:a.Collection,Seq:a.Collection},
a):a}function u(a,o,l,w){if(typeof l=="function")return l(a,o,w);if(r.isMap(o))return l.Map?.(a,o,w);if(r.isSeq(o))return l.
Seq?.(a,o,w);if(r.isPair(o))return l.Pair?.(a,o,w);if(r.isScalar(o))return l.Scalar?.(a,o,w);if(r.isAlias(o))return l.Alias?.(
a,o,w)}function c(a,o,l){const w=o[o.length-1];if(r.isCollection(w))w.items[a]=l;else if(r.isPair(w))a==="key"?w.key=l:w.
value=l;else if(r.isDocument(w))w.contents=l;else{const b=r.isAlias(w)?"alias":"scalar";throw new Error(`Cannot replace \
node with ${b} parent`)}}i.visit=$,i.visitAsync=y}),3452:((n,i,s)=>{s.d(i,{CY:()=>a,Qi:()=>$,Sx:()=>_,X_:()=>u,aT:()=>y,
m4:()=>c,mq:()=>h,sN:()=>m,xo:()=>o});const r=String.raw`\0-\x1f\x7f-\x9f`,f=String.raw`\xad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}`,
p=String.raw`\u061c\u200e\u200f`,g=String.raw`\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f}`,$=new RegExp(`[${r}]`,"g"),_=new RegExp(
`(?![\\t\\n\\r])[${r}]`),y=new RegExp(`(${g})|(?![\\t\\n])[${r}${f}${p}]`,"gu"),m=new RegExp(`(${g})|(?![\\s\\x85])[${r}${f}\
]`,"gu"),h=new RegExp(`[^\\s\\u2800\\u200c\\u200d\\ufe00-\\ufe0f${f}${p}]`,"u"),u=/[\xa0\u1680\u2000-\u200a\u202f\u205f\u3000]/g,
c=new RegExp(`[\\s\\\\${r}]`),a=new RegExp(`[${f}${p}]`,"u"),o=String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u30ff\uff01-\uff60\p{Emoji_Presentation}`}),
5500:((n,i,s)=>{s.d(i,{HR:()=>r,Pz:()=>_,Yq:()=>g,h_:()=>f,q0:()=>p});class r extends Error{reason;title;hint;constructor(m){
super(m.message,m.cause===void 0?void 0:{cause:m.cause}),this.name="Failure",this.reason=m.reason,this.title=m.title,this.
hint=m.hint}}function f(y){return y instanceof r?y:new r({reason:"internal-error",title:"Internal error",message:`The ac\
tion itself failed: ${p(y)}.`,hint:"Please report this bug with the log of the run.",cause:y})}function p(y){if(!(y instanceof
Error))return String(y);const m=y.code;if(m==="ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at thi\
s port";if(m==="ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")return"the server requires a client certificate, which this a\
ction cannot present";const{reason:h}=y;if(typeof m=="string"&&m.startsWith("ERR_SSL_")&&typeof h=="string")return`${m}:\
 ${h}`;const u=(y.message||y.name).replace(/; if the root CA is .*|\s+/gs," ").trim(),c=typeof m=="string"&&!u.includes(
m)?`${m}: ${u}`:u,a=y instanceof AggregateError?y.errors.map(p).join("; "):"",o=a&&a!==c?`${c} (${a})`:c;return y.cause===
void 0?o:`${o}: ${p(y.cause)}`}function g(y,m=$(y)){return new r({reason:"cancelled",title:`${y} failed`,message:m,hint:_})}
const $=y=>y==="Sending"?"The run was cancelled before the service received the request.":`The run was cancelled while ${y.
charAt(0).toLowerCase()}${y.slice(1)}.`,_="If you did not mean to cancel the run, run it again."}),6910:((n,i,s)=>{s.d(i,
{Gv:()=>f,ff:()=>p,qF:()=>r});function r(g){try{return JSON.parse(g)}catch{return}}const f=g=>typeof g=="object"&&g!==null&&
!Array.isArray(g);function p(g,$,_=[]){if(typeof g=="string")return $(g,_);if(Array.isArray(g))return g.map((m,h)=>p(m,$,
[..._,h]));if(!f(g))return g;const y=Object.entries(g);return Object.fromEntries(y.map(([m,h])=>[m,p(h,$,[..._,m])]))}}),
6268:((n,i,s)=>{s.d(i,{CC:()=>g,LF:()=>_,LT:()=>h,fI:()=>u,rg:()=>$,tH:()=>o,yu:()=>p});var r=s(5500),f=s(9199);const p=(S,E)=>({
quoted:(0,f.hD)(S),message:E});function g(S,E,A={}){return{...typeof S=="string"?{input:S}:S,...typeof E=="string"?{message:E}:
E,reason:"invalid-input",...A}}function $({position:S},{position:E}){return S?E?S.line-E.line||S.column-E.column:-1:E?1:
0}function _(S){const E=S.map((A,O)=>typeof A=="number"?`[${A}]`:O>0?`.${String(A)}`:String(A));return(0,f.xv)(E.join("").
replace(/\s+/g," "))}const y=({quoted:S,message:E})=>S===void 0?E:`${S} ${E}`;function m(S,E){const{quoted:A,meant:O,hint:C}=E,
M=O===void 0?"":` Did you mean "${O}"?`,x=C===void 0?"":` ${C}.`;return`${S}${A===void 0?"":":"} ${y(E)}.${M}${x}`}function h(S,E,A,O=""){
const C=S.length>0?`\`${_(S)}\``:E;return m(`${C}${O}`,A)}function u(S){const{input:E,otherInputs:A=[],file:O,path:C=[],
position:M,quoted:x}=S,N=M&&`line ${M.line}, column ${M.column}`;if(O!==void 0){const X=N?`${O}, ${N}`:O;return`${E}: ${X}\
: ${h(C,"the file",S)}`}const D=N?` (${N})`:"",F=typeof C[0]=="number";if(C.length>0&&!F)return`${E}: ${h(C,"",S,D)}`;const R=F?
_([E,...C]):E;if(x!==void 0)return m(`${R}${D}`,S);const U=F?`\`${R}\``:c([R,...A]);return m(`${U}${D}`,S)}function c(S){
const E=S.map(O=>`\`${O}\``),A=E.pop()??"";return E.length===0?A:`${E.join(", ")} and ${A}`}function a(S){const E=S.every(
O=>O.reason==="unreadable-file"),A=E?"unreadable-file":"invalid-input";return new r.HR({reason:A,title:E?"Unreadable fil\
e":"Invalid input",message:k(S.map(u)),hint:w(S)})}class o{#e=[];#t=new Set;refuse(E){for(const A of E)this.#e.push(A),this.#t.
add(A.input)}add(E){for(const A of E)this.#t.has(A.input)||this.#e.push(A)}get refused(){return this.#t}isRefused(E){return this.#t.
has(E)}get all(){return this.#e}failure(){return a(this.#e)}throwIfAny(){if(this.#e.length>0)throw this.failure()}}const l=new Set(
["base-url","api-token"]);function w(S){const E=S.length===1?"Fix this problem":"Fix these problems";return S.every(({input:O})=>l.
has(O))?{newRunAfter:`${E}. If you changed a secret or variable, re-run the failed job. If you changed the workflow,`}:{
newRunAfter:`${E}, then`}}const b=100;function k(S,E="problems"){if(S.length===1)return S.join("");const A=S.slice(0,b).
map(C=>`- ${C}`),O=S.length-A.length;return O>0&&A.push(`- and ${O} more`),`${S.length} ${E}:
${A.join(`
`)}`}}),1187:((n,i,s)=>{s.d(i,{RB:()=>l,_y:()=>f,cV:()=>w,gE:()=>m});var r=s(6268);const f=["api-token","github-token"],
p="the API token",g="the GitHub token",$="***",_=8,y=4;function m(k){const{apiToken:S,githubToken:E="",proxyCredentials:A=[]}=k,
O=[{name:p,secret:S},{name:g,secret:E}].filter(({secret:M})=>M.length>=_).map(({name:M,secret:x})=>({name:M,forms:h(x)})),
C=[...O.flatMap(({forms:M})=>M),...A.flatMap(h)];return{find:M=>O.find(({forms:x})=>x.some(N=>M.includes(N)))?.name,redact:(M,x=!1)=>{
const N=C.flatMap(F=>c(F,M)),D=x?C.flatMap(F=>a(F,M)):[];return o(M,[...N,...D])}}}function h(k){const S=encodeURIComponent(
k.toWellFormed()),E=JSON.stringify(k).slice(1,-1);return[...new Set([k,...[0,1,2].map(A=>u(k,A)),S,E])]}function u(k,S){
const E=Buffer.from("\0".repeat(S)+k),A=Math.ceil(S*8/6),O=Math.floor(E.length*8/6);return E.toString("base64").slice(A,
O)}function c(k,S){const E=[];for(let A=S.indexOf(k);A>=0;A=S.indexOf(k,A+1))E.push({start:A,end:A+k.length});return E}function a(k,S){
for(let E=k.length-1;E>=y;E--)if(S.endsWith(k.slice(0,E)))return[{start:S.length-E,end:S.length}];return[]}function o(k,S){
let E="",A=0;for(const{start:O,end:C}of S.sort((M,x)=>M.start-x.start))O>=A&&(E+=k.slice(A,O)+$),A=Math.max(A,C);return E+
k.slice(A)}function l(k,S,E){return Object.entries(k).flatMap(([A,O])=>{const C=b(O,S);return C?(0,r.CC)({input:A,file:E},
`contains ${C}, which would be published; remove the token`):[]})}function w(k,S){const{"api-token":E,"github-token":A="",
...O}=k,C=S.find(A)===p;return l({...O,...C&&{"github-token":A}},S)}function b(k,S){const E=new Set([k]);for(const A of E){
const O=typeof A=="string"||typeof A=="number"?S.find(String(A)):void 0;if(O)return O;if(typeof A=="object"&&A!==null)for(const C of Object.
entries(A))for(const M of C)E.add(M)}}}),9199:((n,i,s)=>{s.d(i,{Kb:()=>h,h0:()=>$,hD:()=>p,jQ:()=>g,xv:()=>_});var r=s(3452);
const f=u=>(u.codePointAt(0)??0).toString(16).padStart(4,"0");function p(u){const c=JSON.stringify(u).replace(r.X_,a=>`\\\
u${f(a)}`);return c.length>100?`${_(c,98)}" (${u.length} characters)`:c}function g(u){return u.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(r.aT,(c,a)=>a??`\u2039U+${f(c).toUpperCase()}\u203A`)}function $(u){const c=u.toWellFormed().replace(r.sN,(a,o="")=>o).
replace(/[\s\x85]+/g," ").trim();return r.mq.test(c)?c:""}const _=(u,c=99)=>u.length>c?`${u.slice(0,c).replace(/[\ud800-\udbff]$/,
"")}\u2026`:u,y=300,m=65536;function h(u,c,a=!1){const l=c(u.slice(0,m),a||u.length>m).replace(/\s+/g," ").trim();return _(
l,y)}}),893:((n,i,s)=>{s.d(i,{E$:()=>r,F7:()=>p,LP:()=>f});const r=1048576,f=864e5,p=[{name:"week",letter:"w",seconds:604800},
{name:"day",letter:"d",seconds:86400},{name:"hour",letter:"h",seconds:3600},{name:"minute",letter:"m",seconds:60},{name:"\
second",letter:"s",seconds:1}]}),7775:((n,i,s)=>{s.d(i,{Dl:()=>p,QO:()=>r,Wr:()=>$,zB:()=>g,zF:()=>f});const r=2048,f="2\
,048 characters";function p(_,y){if(!(_.length>r))try{return new URL(_,y)}catch{return}}const g=_=>p(_)?.hostname,$=_=>/^[a-z][a-z\d+.-]*:\/\/([^/?#]*?)(?::\d*)?(?:[/?#]|$)/i.
exec(_)?.[1]}),6994:((n,i,s)=>{s.d(i,{N:()=>f,r:()=>r});const r="1.0.0",f=`web-push-action/${r}`}),4385:((n,i,s)=>{s.d(i,
{As:()=>f,CB:()=>g,Wn:()=>$});var r=s(3177);const f=_=>r.Vu.every(y=>_[y]);function p(_,y){const m={..._};for(const h of r.
BH){const u=_[h];u!==void 0&&(m[h]=y({path:[h],kind:r.Ng[h].kind,text:u}))}return _.actions===void 0||(m.actions=_.actions.
map(({text:h,url:u},c)=>({text:y({path:["actions",c,"text"],kind:"text",text:h}),url:y({path:["actions",c,"url"],kind:"p\
age",text:u})}))),m}function g(_){const y=[];return p(_,m=>(y.push(m),m.text)),y}function $(_){return g(_).filter(({kind:m})=>m!==
"text").map(({path:m,kind:h,text:u})=>{const[c,...a]=m,o=(0,r.wg)(c);return h==="image"?{input:o,url:u,image:c}:a.length>
0?{input:o,path:a,url:u}:{input:o,url:u}})}}),3961:((n,i,s)=>{s.r(i),s.d(i,{checkPayloadFile:()=>h,fieldsFromFile:()=>_});
var r=s(6910),f=s(6268),p=s(6625),g=s(1830),$=s(3505);function _(u,c,a,o){if("problem"in c)return a.add([c.problem]),g._8;
const l={input:"payload-file",file:u},w=(0,$.parseYaml)(c.text,l,o);if(!("value"in w))return a.add(w.problems),g._8;const{
value:b,positionOf:k}=w;if(!(0,r.Gv)(b))return a.add([y(l,w)]),g._8;const{$schema:S,...E}=b,{problems:A,...O}=(0,p.parseFields)(
l,{...w,value:E});return a.add(A),{...O,source:"file",names:new Set(Object.keys(E)),positionOf:k}}function y(u,{value:c,
positionOf:a}){const o="write notification fields as `name: value`";return c===null?(0,f.CC)(u,`is empty; ${o}`):(0,f.CC)(
u,`is ${(0,p.jsonTypeOf)(c)}; ${o}`,{position:a([])})}const m=100;function h(u,c,a,o){const l=new f.tH,w=_(u,c,l,o),b={input:"\
payload-file",file:u},S=[...(0,g.SD)(a,w).map(A=>(0,f.CC)(b,"is missing; add it to this file, or set it as an input",{path:[
A],position:{line:1,column:1}})),...l.all.toSorted(f.rg)],E=S.length-m;return E>0&&S.splice(m,E,(0,f.CC)(b,`has ${E} mor\
e problems`)),{problems:S,content:(0,g.uT)(a,w),positionOf:w.positionOf??(()=>{})}}}),6625:((n,i,s)=>{s.r(i),s.d(i,{fieldSchema:()=>Kn,
jsonTypeOf:()=>Gi,parseFields:()=>dd});function r(e){return e}function f(e){return e}function p(){return e=>e}function g(e){}
function $(e){throw new Error("Unexpected value in exhaustive check")}function _(e){}function y(e){const t=Object.values(
e).filter(v=>typeof v=="number");return Object.entries(e).filter(([v,T])=>t.indexOf(+v)===-1).map(([v,T])=>T)}function m(e,t="\
|"){return e.map(d=>tt(d)).join(t)}function h(e,t){return typeof t=="bigint"?t.toString():t}class u{constructor(t){this.
_getter=t,this._value=void 0}get value(){const t=this._getter;return t!==void 0&&(this._value=t(),this._getter=void 0),this.
_value}}function c(e){return new u(e)}function a(e){return e==null}function o(e){const t=e.startsWith("^")?1:0,d=e.endsWith(
"$")?e.length-1:e.length;return e.slice(t,d)}function l(e,t){const d=e/t,v=Math.round(d),T=4*Number.EPSILON*Math.max(Math.
abs(d),1);return Math.abs(d-v)<T?0:d-v}const w=null;function b(e,t,d){let v;Object.defineProperty(e,t,{get(){if(v!==w)return v===
void 0&&(v=w,v=d()),v},set(T){Object.defineProperty(e,t,{value:T})},configurable:!0})}function k(e){return Object.create(
Object.getPrototypeOf(e),Object.getOwnPropertyDescriptors(e))}function S(e,t,d){Object.defineProperty(e,t,{value:d,writable:!0,
enumerable:!0,configurable:!0})}function E(e){const t=Object.getOwnPropertyDescriptor(e,"shape");return t?.get?t.get.raw:
t?.value}function A(e){return E(e._zod.def)??e._zod.def.shape}function O(e,t,d){Object.defineProperty(e,t,{get(){const v=d();
return S(this,t,v),v},enumerable:!0,configurable:!0})}function C(e,t,d){t in e?S(e,t,d):e[t]=d}function M(e,t,d,v){const T=A(
t);for(const P of d){const z=Object.getOwnPropertyDescriptor(T,P);z.enumerable&&(z.get?O(e,P,()=>{const I=t._zod.def.shape[P];
return v?v(I,P):I}):C(e,P,v?v(z.value,P):z.value))}}function x(e,t){for(const d of Reflect.ownKeys(t)){const v=Object.getOwnPropertyDescriptor(
t,d);v.enumerable&&(v.get?O(e,d,()=>t[d]):C(e,d,v.value))}}function N(...e){const t={};for(const d of e){const v=Object.
getOwnPropertyDescriptors(d);Object.assign(t,v)}return Object.defineProperties({},t)}function D(e){return N(e._zod.def)}
function F(e,t){return t?t.reduce((d,v)=>d?.[v],e):e}function R(e){const t=Object.keys(e),d=t.map(v=>e[v]);return Promise.
all(d).then(v=>{const T={};for(let P=0;P<t.length;P++)T[t[P]]=v[P];return T})}function U(e=10){const t="abcdefghijklmnop\
qrstuvwxyz";let d="";for(let v=0;v<e;v++)d+=t[Math.floor(Math.random()*t.length)];return d}function X(e){return JSON.stringify(
e)}function J(e){return e.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}const G="\
captureStackTrace"in Error?Error.captureStackTrace:(...e)=>{};function Y(e){return typeof e=="object"&&e!==null&&!Array.
isArray(e)}const B=null;function ee(e){if(Y(e)===!1)return!1;const t=e.constructor;if(t===void 0||typeof t!="function")return!0;
const d=t.prototype;return!(Y(d)===!1||Object.prototype.hasOwnProperty.call(d,"isPrototypeOf")===!1)}function Q(e){return ee(
e)?{...e}:Array.isArray(e)?[...e]:e instanceof Map?new Map(e):e instanceof Set?new Set(e):e}function ne(e){let t=0;for(const d in e)
Object.prototype.hasOwnProperty.call(e,d)&&t++;return t}const le=e=>{const t=typeof e;switch(t){case"undefined":return"u\
ndefined";case"string":return"string";case"number":return Number.isNaN(e)?"nan":"number";case"boolean":return"boolean";case"\
function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(e)?
"array":e===null?"null":e.then&&typeof e.then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<"u"&&
e instanceof Map?"map":typeof Set<"u"&&e instanceof Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<"u"&&
e instanceof File?"file":"object";default:throw new Error(`Unknown data type: ${t}`)}},re=new Set(["string","number","sy\
mbol"]),te=new Set(["string","number","bigint","boolean","symbol","undefined"]);function de(e){return e.replace(/[.*+?^${}()|[\]\\]/g,
"\\$&")}function fe(e,t,d){const v=new e._zod.constr(t??e._zod.def);return(!t||d?.parent)&&(v._zod.parent=e),v}function pe(e){
const t=e;if(!t)return{};if(typeof t=="string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)throw new Error(
"Cannot specify both `message` and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{
...t,error:()=>t.error}:t}function et(e){let t;return new Proxy({},{get(d,v,T){return t??(t=e()),Reflect.get(t,v,T)},set(d,v,T,P){
return t??(t=e()),Reflect.set(t,v,T,P)},has(d,v){return t??(t=e()),Reflect.has(t,v)},deleteProperty(d,v){return t??(t=e()),
Reflect.deleteProperty(t,v)},ownKeys(d){return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(d,v){return t??(t=
e()),Reflect.getOwnPropertyDescriptor(t,v)},defineProperty(d,v,T){return t??(t=e()),Reflect.defineProperty(t,v,T)}})}function tt(e){
return typeof e=="bigint"?e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}function gl(e){return Object.keys(e).filter(
t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout==="optional")}const yl={safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],
int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.
MAX_VALUE,Number.MAX_VALUE]},fp={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),
BigInt("18446744073709551615")]};function dp(e,t){const d=e._zod.def,v=d.checks;if(v&&v.length>0)throw new Error(".pick(\
) cannot be used on object schemas containing refinements");const P={};return M(P,e,At(e,t)),fe(e,N(d,{shape:P,checks:[]}))}
function At(e,t){const d=A(e),v=[];for(const T of Reflect.ownKeys(t)){if(!Object.getOwnPropertyDescriptor(d,T)?.enumerable)
throw new Error(`Unrecognized key: "${String(T)}"`);t[T]&&v.push(T)}return v}function pp(e,t){const d=e._zod.def,v=d.checks;
if(v&&v.length>0)throw new Error(".omit() cannot be used on object schemas containing refinements");const P=new Set(At(e,
t)),z={};return M(z,e,Reflect.ownKeys(A(e)).filter(I=>!P.has(I))),fe(e,N(d,{shape:z,checks:[]}))}function hp(e,t){if(!ee(
t))throw new Error("Invalid input to extend: expected a plain object");const d=e._zod.def.checks;if(d&&d.length>0){const T=A(
e);for(const P of Reflect.ownKeys(t))if(Object.getOwnPropertyDescriptor(T,P)!==void 0)throw new Error("Cannot overwrite \
keys on object schemas containing refinements. Use `.safeExtend()` instead.")}return fe(e,N(e._zod.def,{shape:yi(e,t)}))}
function yi(e,t){const d={};return M(d,e,Reflect.ownKeys(A(e))),x(d,t),d}function mp(e,t){if(!ee(t))throw new Error("Inv\
alid input to safeExtend: expected a plain object");return fe(e,N(e._zod.def,{shape:yi(e,t)}))}function gp(e,t){if(!t?._zod?.
def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");if(e.
_zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExte\
nd() instead.");const d={};M(d,e,Reflect.ownKeys(A(e))),M(d,t,Reflect.ownKeys(A(t)));const v=N(e._zod.def,{shape:d,get catchall(){
return t._zod.def.catchall},checks:t._zod.def.checks??[]});return fe(e,v)}function yp(e,t,d,v="partial"){const P=t._zod.
def.checks;if(P&&P.length>0)throw new Error(`.${v}() cannot be used on object schemas containing refinements`);const I=d?
new Set(At(t,d)):void 0,Z={};return M(Z,t,Reflect.ownKeys(A(t)),e&&((L,j)=>I&&!I.has(j)?L:new e({type:"optional",innerType:L}))),
fe(t,N(t._zod.def,{shape:Z,checks:[]}))}function bp(e,t,d){const v=d?new Set(At(t,d)):void 0,T={};return M(T,t,Reflect.ownKeys(
A(t)),(P,z)=>v&&!v.has(z)?P:new e({type:"nonoptional",innerType:P})),fe(t,N(t._zod.def,{shape:T}))}function Pe(e,t=0){if(e.
aborted===!0)return!0;for(let d=t;d<e.issues.length;d++)if(e.issues[d]?.continue!==!0)return!0;return!1}function bl(e,t=0){
if(e.aborted===!0)return!0;for(let d=t;d<e.issues.length;d++)if(e.issues[d]?.continue===!1)return!0;return!1}function bi(e,t){
return t.map(d=>{var v;return(v=d).path??(v.path=[]),d.path.unshift(e),d})}function nt(e){return typeof e=="string"?e:e?.
message}function wi(e){const t=[];for(const d of e??[]){const v=d._zod.def;if(!/_(length|size)$|_equals$/.test(v.check))
break;const T=v.maximum??v.length??v.size;T>=0&&t.push([T,d])}return t}function Sn(e,t,d){var v;for(let T=t;T<e.length;T++)
(v=e[T]).schema??(v.schema=d)}function st(e,t,d){var v;const T=e.inst?._zod?.traits;T?.has("$ZodType")&&(T.has("$ZodChec\
k")?(v=e).schema??(v.schema=e.inst):e.schema=e.inst);const P=e.schema!==e.inst?e.schema?._zod.def?.error:void 0,z=e.message?
e.message:nt(e.inst?._zod.def?.error?.(e))??nt(P?.(e))??nt(t?.error?.(e))??nt(d.customError?.(e))??nt(d.localeError?.(e))??
"Invalid input",I={};for(const Z of Object.keys(e))Z==="inst"||Z==="schema"||Z==="continue"||Z==="input"||Z==="__proto__"||
(I[Z]=e[Z]);return I.path??(I.path=[]),I.message=z,t?.reportInput&&(I.input=e.input),I}function wp(e){return e instanceof
Set?"set":e instanceof Map?"map":e instanceof File?"file":"unknown"}const wl=/[\uD800-\uDBFF]/;function vl(e){const t=e.
length;if(!wl.test(e))return t;let d=t;for(let v=0;v<t-1;v++)(e.charCodeAt(v)&64512)===55296&&(e.charCodeAt(v+1)&64512)===
56320&&(d--,v++);return d}function $l(e){return Array.isArray(e)?"array":typeof e=="string"?"string":"unknown"}function vp(e){
const t=typeof e;switch(t){case"number":return Number.isNaN(e)?"nan":"number";case"object":{if(e===null)return"null";if(Array.
isArray(e))return"array";const d=e;if(d&&Object.getPrototypeOf(d)!==Object.prototype&&"constructor"in d&&d.constructor)return d.
constructor.name}}return t}function $p(...e){const[t,d,v]=e;return typeof t=="string"?{message:t,code:"custom",input:d,inst:v}:
{...t}}function _p(e){return Object.entries(e).filter(([t,d])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function _l(e){
const t=atob(e),d=new Uint8Array(t.length);for(let v=0;v<t.length;v++)d[v]=t.charCodeAt(v);return d}function Sl(e){let t="";
for(let d=0;d<e.length;d++)t+=String.fromCharCode(e[d]);return btoa(t)}function Sp(e){const t=e.replace(/-/g,"+").replace(
/_/g,"/"),d="=".repeat((4-t.length%4)%4);return _l(t+d)}function kp(e){return Sl(e).replace(/\+/g,"-").replace(/\//g,"_").
replace(/=/g,"")}function Ep(e){const t=e.replace(/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex string length");
const d=new Uint8Array(t.length/2);for(let v=0;v<t.length;v+=2)d[v/2]=Number.parseInt(t.slice(v,v+2),16);return d}function Tp(e){
return Array.from(e).map(t=>t.toString(16).padStart(2,"0")).join("")}class Ap{constructor(...t){}}function kl(e,t){for(const d in t){
const v=Object.getOwnPropertyDescriptor(t,d);v.get?Object.defineProperty(e,d,{...v,enumerable:!1}):Tl(e,d,v.value)}}function ze(e,t,d,v=!0){
return Object.defineProperty(e,t,{configurable:!0,writable:!0,enumerable:v,value:d}),d}function El(e,t,d){return ze(e,t,
d,!1)}function Op(e,t){for(const d in e){const v=e[d];Object.defineProperty(t,d,{configurable:!0,enumerable:!0,get(){return ze(
this,d,v(this))},set(T){ze(this,d,T)}})}return t}function Tl(e,t,d){Object.defineProperty(e,t,{configurable:!0,get(){return this==
null?d:ze(this,t,d.bind(this))},set(v){ze(this,t,v)}})}function Al(e,t){const d=Object.getPrototypeOf(e);return t in d?void 0:
d}let kn,Ce=!1;const Ol={configurable:!0,get(){Ce=!0}};function be(e,t,d){const v=Object.getPrototypeOf(e._zod);if(t in v&&
kn!==e._zod){kn=void 0;return}kn=e._zod,Object.defineProperty(v,t,{configurable:!0,get(){Object.defineProperty(this,t,Ol);
const T=Ce;Ce=!1;try{const P=d(this);return Ce?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,
value:P}),Ce=Ce||T,P}catch(P){throw delete this[t],Ce=Ce||T,P}},set(T){Object.defineProperty(this,t,{configurable:!0,writable:!0,
value:T})}})}function Pl(e,t,d,v){const T=Al(e,t);T&&Object.defineProperty(T,t,{configurable:!0,get(){const P={configurable:!0,
writable:!0,enumerable:v,value:void 0};return Object.defineProperty(this,t,P),P.value=d(this),Object.defineProperty(this,
t,P),P.value},set(P){Object.defineProperty(this,t,{configurable:!0,writable:!0,enumerable:v,value:P})}})}const Cl="~cons\
tantCatch";function Pp(e){const t=()=>e;return t[Cl]=!0,t}var vi;const Ml=Object.freeze({status:"aborted"}),En={value:void 0,
enumerable:!1};let $i="captureStackTrace"in Error?Error:null;function Nl(e){const t=$i;if(t){const d=t.stackTraceLimit;if(typeof d==
"number"){try{t.stackTraceLimit=0}catch{return $i=null,new e}try{return new e}finally{t.stackTraceLimit=d}}}return new e}
function se(e,t,d,v){const T={};function P(K){this.def=K,this.constr=V,this.traits=new Set}P.prototype=T;const z=d,I=z&&
new WeakSet;function Z(K,H){if(K._zod){if(K._zod.traits.has(e))return}else{En.value=new P(H);try{Object.defineProperty(K,
"_zod",En)}finally{En.value=void 0}}if(K._zod.traits.add(e),t(K,H),I){const ie=Object.getPrototypeOf(K),ye=K._zod.constr.
prototype;let ve=ie;for(;ve&&ve!==ye;)ve=Object.getPrototypeOf(ve);const Ne=ve??ie;I.has(Ne)||(I.add(Ne),kl(Ne,z))}const q=V.
prototype;for(const ie in q)Object.prototype.hasOwnProperty.call(q,ie)&&(ie in K||(K[ie]=q[ie].bind(K)))}const L=v?.Parent??
Object;class j extends L{}Object.defineProperty(j,"name",{value:e});function V(K){const H=v?.Parent?Nl(j):this;Z(H,K);const q=H.
_zod.deferred;if(q){for(const ye of q)ye();H._zod.deferred=void 0}const ie=globalThis.__zod_globalConfig?.postProcessor;
return ie&&ie(H),H}return Object.defineProperty(V,"init",{value:Z}),Object.defineProperty(V,Symbol.hasInstance,{value:K=>v?.
Parent&&K instanceof v.Parent?!0:K?._zod?.traits?.has(e)}),Object.defineProperty(V,"name",{value:e}),V}const Cp=null;class Ue extends Error{constructor(){
super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}}class Il extends Error{constructor(t){
super(`Encountered unidirectional transform during encode: ${t}`),this.name="ZodEncodeError"}}(vi=globalThis).__zod_globalConfig??
(vi.__zod_globalConfig={});const it=globalThis.__zod_globalConfig;function ot(e){return e&&Object.assign(it,e),it}const Me=se(
"$ZodCheck",(e,t)=>{var d;e._zod??(e._zod={}),e._zod.def=t,(d=e._zod).onattach??(d.onattach=[])}),Mp=e=>{const t=e.value;
return!util.nullish(t)&&t.size!==void 0},zl=e=>{const t=e.value;return!a(t)&&t.length!==void 0},_i={number:"number",bigint:"\
bigint",object:"date"},Np=null,xl=se("$ZodCheckGreaterThan",(e,t)=>{Me.init(e,t);const d=_i[typeof t.value];e._zod.check=
v=>{(t.inclusive?v.value>=t.value:v.value>t.value)||v.issues.push({origin:_i[typeof v.value]??d,code:"too_small",minimum:typeof t.
value=="object"?t.value.getTime():t.value,input:v.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),Ip=null,Ll=se(
"$ZodCheckNumberFormat",(e,t)=>{Me.init(e,t),t.format=t.format||"float64";const d=t.format?.includes("int"),v=d?"int":"n\
umber",[T,P]=yl[t.format];e._zod.check=z=>{const I=z.value;if(d){if(!Number.isInteger(I)){z.issues.push({expected:v,format:t.
format,code:"invalid_type",continue:!1,input:I,inst:e});return}if(!Number.isSafeInteger(I)){I>0?z.issues.push({input:I,code:"\
too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e,origin:v,inclusive:!0,
continue:!t.abort}):z.issues.push({input:I,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be withi\
n the safe integer range.",inst:e,origin:v,inclusive:!0,continue:!t.abort});return}}I<T&&z.issues.push({origin:"number",
input:I,code:"too_small",minimum:T,inclusive:!0,inst:e,continue:!t.abort}),I>P&&z.issues.push({origin:"number",input:I,code:"\
too_big",maximum:P,inclusive:!0,inst:e,continue:!t.abort})}}),zp=null,xp=null,Lp=null,Zp=null,Rp=null,Zl=se("$ZodCheckMi\
nLength",(e,t)=>{var d;Me.init(e,t),(d=e._zod.def).when??(d.when=zl),e._zod.check=v=>{const T=v.value,P=T.length;if((typeof T==
"string"&&P>=t.minimum&&P<t.minimum*2?vl(T):P)>=t.minimum)return;const I=$l(T);v.issues.push({origin:I,code:"too_small",
minimum:t.minimum,inclusive:!0,input:T,inst:e,continue:!t.abort})}}),Dp=null,Rl=se("$ZodCheckStringFormat",(e,t)=>{var d,
v;Me.init(e,t),t.pattern?(d=e._zod).check??(d.check=T=>{t.pattern.lastIndex=0,!t.pattern.test(T.value)&&T.issues.push({origin:"\
string",code:"invalid_format",format:t.format,input:T.value,...t.pattern?{pattern:t.pattern.toString()}:{},inst:e,continue:!t.
abort})}):(v=e._zod).check??(v.check=()=>{})}),Dl=se("$ZodCheckRegex",(e,t)=>{Rl.init(e,t),e._zod.check=d=>{t.pattern.lastIndex=
0,!t.pattern.test(d.value)&&d.issues.push({origin:"string",code:"invalid_format",format:"regex",input:d.value,pattern:t.
pattern.toString(),inst:e,continue:!t.abort})}}),jp=null,Fp=null,Up=null,Bp=null,Kp=null;function Vp(e,t,d){e.issues.length&&
t.issues.push(...util.prefixIssues(d,e.issues))}const Wp=null,Hp=null,Yp=null,jl=se("$ZodCheckOverwrite",(e,t)=>{Me.init(
e,t),e._zod.check=d=>{d.value=t.tx(d.value)}}),Gp=/^[cC][0-9a-z]{6,}$/,Jp=/^[0-9a-z]+$/,Xp=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,
Qp=/^[0-9a-vA-V]{20}$/,qp=/^[A-Za-z0-9]{27}$/,eh=/^[a-zA-Z0-9_-]{21}$/;function th(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}\
}$`)}const nh=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,sh=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/,
ih=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,oh=e=>e?new RegExp(`^([0-9a-fA-F]{8\
}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
rh=null,ah=null,ch=null,lh=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,
uh=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
fh=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,
dh=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u,ph=null,hh=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
Fl=null;function mh(){return new RegExp(Fl,"u")}const gh=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
yh=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
bh=e=>{const t=util.escapeRegex(e??":");return new RegExp(`^(?:[0-9A-F]{2}${t}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${t}){5}[0\
-9a-f]{2}$`)},wh=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
vh=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
$h=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,_h=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
Sh=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/,
kh=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/,Eh=/^https?$/,Th=/^\+[1-9]\d{6,14}$/,
Ah=/^\d(?:[ -]?\d){11,18}$/,Oh=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/,
Ph=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/,Ul=null;function Ch(e){return new RegExp(`^${e}$`)}const Mh=null;function Tn(e){
const t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:\
[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function Nh(e){
return new RegExp(`^${Tn(e)}$`)}function Ih(e){const t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");const d=`${Tn(
{precision:e.precision,seconds:!0})}(?:${t.join("|")})`,v=e.local?`${d}|${Tn({precision:e.precision})}`:d;return new RegExp(
`^${Ul}T(?:${v})$`)}const Bl=/^[\s\S]{0,}$/,zh=e=>{const t=e?`[\\s\\S]{${e?.minimum??0},${e?.maximum??""}}`:"[\\s\\S]*";
return new RegExp(`^${t}$`)},xh=/^-?\d+n?$/,Lh=/^-?\d+$/,Kl=/^-?\d+(?:\.\d+)?$/,Zh=/^(?:true|false)$/i,Rh=/^null$/i,Dh=/^undefined$/i,
jh=/^[^A-Z]*$/,Fh=/^[^a-z]*$/,Uh=/^[0-9a-fA-F]*$/;function Bh(e,t){return new RegExp(`^[A-Za-z0-9+/]{${e}}${t}$`)}function Kh(e){
return new RegExp(`^[A-Za-z0-9_-]{${e}}$`)}const Vh=/^[0-9a-fA-F]{32}$/,Wh=null,Hh=null,Yh=/^[0-9a-fA-F]{40}$/,Gh=null,Jh=null,
Xh=/^[0-9a-fA-F]{64}$/,Qh=null,qh=null,em=/^[0-9a-fA-F]{96}$/,tm=null,nm=null,sm=/^[0-9a-fA-F]{128}$/,im=null,om=null,Vl={
major:4,minor:6,patch:7},$e=se("$ZodType",(e,t)=>{var d;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=
Vl;const v=e._zod.def.checks,T=e._zod.traits.has("$ZodCheck")?[e,...v??[]]:v?.length?[...v]:[];for(const P of T)for(const z of P.
_zod.onattach)z(e);if(T.length===0)(d=e._zod).deferred??(d.deferred=[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{
const P=(I,Z,L)=>{if(I.memo)return I;let j=Pe(I),V;for(const K of Z){if(K._zod.def.when){if(bl(I)||!K._zod.def.when(I))continue}else if(j)
continue;const H=I.issues.length,q=K._zod.check(I);if(q instanceof Promise&&L?.async===!1)throw new Ue;if(V||q instanceof
Promise)V=(V??Promise.resolve()).then(async()=>{await q,I.issues.length!==H&&(Sn(I.issues,H,e),j||(j=Pe(I,H)))});else{if(I.
issues.length===H)continue;Sn(I.issues,H,e),j||(j=Pe(I,H))}}return V?V.then(()=>I):I},z=(I,Z,L)=>{if(Pe(I))return I.aborted=
!0,I;const j=P(Z,T,L);if(j instanceof Promise){if(L.async===!1)throw new Ue;return j.then(V=>e._zod.parse(V,L))}return e.
_zod.parse(j,L)};e._zod.run=(I,Z)=>{if(Z.skipChecks)return e._zod.parse(I,Z);if(Z.direction==="backward"){const j=e._zod.
parse({value:I.value,issues:[]},{...Z,skipChecks:!0});return j instanceof Promise?j.then(V=>z(V,I,Z)):z(j,I,Z)}const L=e.
_zod.parse(I,Z);if(L instanceof Promise){if(Z.async===!1)throw new Ue;return L.then(j=>P(j,T,Z))}return P(L,T,Z)}}},{get"\
~standard"(){return El(this,"~standard",Hl(this))},set"~standard"(e){ze(this,"~standard",e)}}),Si=(e,t)=>e.issues.length?
{issues:e.issues.map(d=>st(d,t,ot()))}:{value:e.value};async function Wl(e,t){const d={async:!0};return Si(await e._zod.
run({value:t,issues:[]},d),d)}function Hl(e){return{validate:t=>{const d={async:!1};try{const v=e._zod.run({value:t,issues:[]},
d);if(!(v instanceof Promise))return Si(v,d)}catch{}return Wl(e,t)},vendor:"zod",version:1}}const Yl=se("$ZodString",(e,t)=>{
$e.init(e,t),e._zod.pattern=t.pattern??Bl,e._zod.parse=(d,v)=>{if(t.coerce)try{d.value=String(d.value)}catch{}return typeof d.
value=="string"||d.issues.push({expected:"string",code:"invalid_type",input:d.value,inst:e}),d}}),rm=null,am=null,cm=null,
lm=null,Gl=1,An=2;function ki(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):(new URL(e),
!0)}catch{return!1}}function um(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?ki(e)||An:Jl(e,t)}function Jl(e,t){
if(!t.normalize&&t.protocol?.source===regexes.httpProtocol.source&&!/^https?:\/\//i.test(e))return Gl;try{if(typeof URL<
"u"){const d=URL;if(typeof d.parse=="function")return d.parse(e)??An}return new URL(e)}catch{return An}}const Xl=/[\t\n\r]/g;
function fm(e){return e.replace(Xl,"")}function dm(e,t){return t.lastIndex=0,t.test(e.hostname)}function pm(e,t){return t.
lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}const hm=null,mm=null,gm=null,ym=null,bm=null,
wm=null,vm=null,$m=null,_m=null,Sm=null,km=null,Em=null,Tm=null,Ql=/^[0-9a-fA-F:.]+$/;function ql(e){return Ql.test(e)?ki(
`http://[${e}]`):!1}const Am=null,Om=null,Pm=null;function Cm(e){const t=e.split("/");if(t.length!==2)return!1;const[d,v]=t;
if(!v)return!1;const T=Number(v);return`${T}`!==v||T<0||T>128?!1:ql(d)}const Mm=null;function eu(e){if(e==="")return!0;if(/\s/.
test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}const Nm=/^[0-9a-zA-Z+/]*={0,2}$/,Im=null,tu=/^[A-Za-z0-9_-]*$/;
function zm(e){if(!tu.test(e))return!1;const t=e.replace(/[-_]/g,v=>v==="-"?"+":"/"),d=t.padEnd(Math.ceil(t.length/4)*4,
"=");return eu(d)}const xm=null,Lm=null,nu=/[- ]/g;function su(e){let t=e.length,d=1,v=0;for(;t;){const T=e.charCodeAt(--t)-
48;d^=1,v+=d?[0,2,4,6,8,1,3,5,7,9][T]:T}return v%10===0}function Zm(e){return regexes.creditCard.test(e)?su(e.replace(nu,
"")):!1}const Rm=null;function iu(e){let t=0;const d=e.length;for(let v=4;v<d;v++){const T=e.charCodeAt(v);t=(T>=65?t*100+
(T-55):t*10+(T-48))%97}for(let v=0;v<4;v++){const T=e.charCodeAt(v);t=(T>=65?t*100+(T-55):t*10+(T-48))%97}return t===1}function Dm(e){
return regexes.iban.test(e)?iu(e):!1}const jm=null;function Fm(e,t=null){try{const d=e.split(".");if(d.length!==3)return!1;
const[v]=d;if(!v)return!1;const T=JSON.parse(atob(v));return!("typ"in T&&T?.typ!=="JWT"||!T.alg||t&&(!("alg"in T)||T.alg!==
t))}catch{return!1}}const Um=null,Bm=null,Ei=se("$ZodNumber",(e,t)=>{$e.init(e,t),e._zod.pattern=Kl,e._zod.parse=(d,v)=>{
if(t.coerce)try{d.value=Number(d.value)}catch{}const T=d.value;if(typeof T=="number"&&!Number.isNaN(T)&&Number.isFinite(
T))return d;const P=typeof T=="number"?Number.isNaN(T)?"NaN":Number.isFinite(T)?void 0:String(T):void 0;return d.issues.
push({expected:"number",code:"invalid_type",input:T,inst:e,...P?{received:P}:{}}),d}}),ou=se("$ZodNumberFormat",(e,t)=>{
Ll.init(e,t),Ei.init(e,t)}),Km=null,Vm=null,Wm=null,Hm=null,Ym=null,Gm=null,Jm=null,Xm=null,ru=se("$ZodNever",(e,t)=>{$e.
init(e,t),e._zod.parse=(d,v)=>(d.issues.push({expected:"never",code:"invalid_type",input:d.value,inst:e}),d)}),Qm=null,qm=null;
function au(e,t){const d=wi(e._zod.def.checks);if(!d.length)return;const v=Math.min(...d.map(P=>P[0])),T=e._zod.parse;e.
_zod.parse=(P,z)=>{const I=t(P.value);if(I>v&&!z?.skipChecks&&z?.direction!=="backward"){for(const[Z,L]of wi(e._zod.def.
checks))if(I>Z&&L._zod.def.when(P)){const j=P.issues.length;return L._zod.check(P),P.issues[j].continue=!1,Sn(P.issues,j,
e),P}}return T(P,z)}}const cu=e=>Array.isArray(e)?e.length:-1,eg=e=>e instanceof Map?e.size:-1,tg=e=>e instanceof Set?e.
size:-1;function Ti(e,t,d){e.issues.length&&t.issues.push(...bi(d,e.issues)),t.value[d]=e.value}const lu=se("$ZodArray",
(e,t)=>{$e.init(e,t);const d=it.memoizer;d?.attach(e),e._zod.parse=(v,T)=>{const P=v.value;if(!Array.isArray(P))return v.
issues.push({expected:"array",code:"invalid_type",input:P,inst:e}),v;v.value=d?d.alloc(e,v,Array(P.length),T):Array(P.length);
const z=[],I=T?.abortEarly;for(let Z=0;Z<P.length;Z++){const L=P[Z],j=t.element._zod.run({value:L,issues:[]},T);if(j instanceof
Promise)z.push(j.then(V=>Ti(V,v,Z)));else if(Ti(j,v,Z),I&&j.issues.length!==0&&Pe(j))break}return z.length?Promise.all(z).
then(()=>v):v},au(e,cu)});function Ot(e,t,d,v,T,P){const z=d in v,I=P==="optional";if(!(!z&&I&&T==="optional")){if(e.issues.
length){if(T!==void 0&&I&&!z)return;t.issues.push(...bi(d,e.issues))}if(!z&&T===void 0){e.issues.length||t.issues.push({
code:"invalid_type",expected:"nonoptional",input:void 0,path:[d]});return}e.value===void 0?(z||T==="defaulted"&&!I)&&(t.
value[d]=void 0):t.value[d]=e.value}}const uu=[];function fu(e){const t=Object.keys(e.shape),d=Object.getOwnPropertySymbols(
e.shape),v=d.length?d:uu,T=v.length?[...t,...v]:t;for(const z of T)if(!e.shape?.[z]?._zod?.traits?.has("$ZodType"))throw new Error(
`Invalid element at key "${String(z)}": expected a Zod schema`);const P=gl(e.shape);return{...e,allKeys:T,symbolKeys:v,keySet:new Set(
t),numKeys:t.length,optionalKeys:new Set(P)}}function du(e,t,d,v,T,P,z){const I=[],Z=T.keySet,L=T.catchall._zod,j=L.def.
type,V=L.optin,K=L.optout;let H=0;for(const q in t){if(z&&d.issues.length!==H){if(Pe(d,H))break;H=d.issues.length}if(Z.has(
q))continue;if(q==="__proto__"){j==="never"&&I.push(q);continue}if(j==="never"){I.push(q);continue}const ie=L.run({value:t[q],
issues:[]},v);ie instanceof Promise?e.push(ie.then(ye=>Ot(ye,d,q,t,V,K))):Ot(ie,d,q,t,V,K)}return I.length&&d.issues.push(
{code:"unrecognized_keys",keys:I,input:t,inst:P,continue:!0}),e.length?Promise.all(e).then(()=>d):d}const pu=se("$ZodObj\
ect",(e,t)=>{$e.init(e,t);const d=Object.getOwnPropertyDescriptor(t,"shape"),v=d?.get?d.get.raw:t.shape??{};if(v){const L=()=>{
const j={...v};return Object.defineProperty(t,"shape",{value:j}),L.raw=j,j};L.raw=v,Object.defineProperty(t,"shape",{get:L})}
const T=c(()=>fu(t));be(e,"propValues",L=>{const j=L.def.shape,V={};for(const K in j){const H=j[K]._zod;if(H.values){Object.
prototype.hasOwnProperty.call(V,K)||S(V,K,new Set);for(const q of H.values)V[K].add(q);H.optin!==void 0&&V[K].add(void 0)}}
return V});const P=Y,z=t.catchall;let I;const Z=it.memoizer;Z?.attach(e),e._zod.parse=(L,j)=>{I??(I=T.value);const V=L.value;
if(!P(V))return L.issues.push({expected:"object",code:"invalid_type",input:V,inst:e}),L;L.value=Z?Z.alloc(e,L,{},j):{};const K=[],
H=I.shape,q=j?.abortEarly;let ie=L.issues.length;for(const ye of I.allKeys){if(q&&L.issues.length!==ie){if(Pe(L,ie))break;
ie=L.issues.length}if(ye==="__proto__")continue;const ve=H[ye],Ne=ve._zod.optin,Vn=ve._zod.optout,Zt=ve._zod.run({value:V[ye],
issues:[]},j);Zt instanceof Promise?K.push(Zt.then(ut=>Ot(ut,L,ye,V,Ne,Vn))):Ot(Zt,L,ye,V,Ne,Vn)}return z?du(K,V,L,j,T.value,
e,q===!0):K.length?Promise.all(K).then(()=>L):L}}),ng=null;function Ai(e,t,d,v){for(const P of e)if(P.issues.length===0)
return t.value=P.value,t;const T=e.filter(P=>!Pe(P));return T.length===1?(t.value=T[0].value,T[0]):(t.issues.push({code:"\
invalid_union",input:t.value,inst:d,errors:e.map(P=>P.issues.map(z=>st(z,v,ot())))}),t)}const hu=se("$ZodUnion",(e,t)=>{
$e.init(e,t),be(e,"optin",v=>v.def.options.some(T=>T._zod.optin==="defaulted")?"defaulted":v.def.options.some(T=>T._zod.
optin!==void 0)?"optional":void 0),be(e,"optout",v=>v.def.options.some(T=>T._zod.optout==="optional")?"optional":void 0),
be(e,"values",v=>{if(v.def.options.every(T=>T._zod.values))return new Set(v.def.options.flatMap(T=>Array.from(T._zod.values)))}),
be(e,"pattern",v=>{if(v.def.options.every(T=>T._zod.pattern)){const T=v.def.options.map(P=>P._zod.pattern);return new RegExp(
`^(${T.map(P=>o(P.source)).join("|")})$`)}});const d=t.options.length===1?t.options[0]._zod.run:null;e._zod.parse=(v,T)=>{
if(d)return d(v,T);let P=!1;const z=[];for(const I of t.options){const Z=I._zod.run({value:v.value,issues:[]},T);if(Z instanceof
Promise)z.push(Z),P=!0;else{if(Z.issues.length===0)return Z;z.push(Z)}}return P?Promise.all(z).then(I=>Ai(I,v,e,T)):Ai(z,
v,e,T)}});function sg(e,t,d,v){const T=[];for(let P=0;P<e.length;P++)e[P].issues.length===0&&T.push(P);return T.length===
1?(t.value=e[T[0]].value,t):(T.length===0?t.issues.push({code:"invalid_union",input:t.value,inst:d,errors:e.map(P=>P.issues.
map(z=>util.finalizeIssue(z,v,core.config())))}):t.issues.push({code:"invalid_union",input:t.value,inst:d,errors:[],inclusive:!1,
matches:T}),t)}const ig=null;function og(e,t){const d=e._zod;let v=d.bag.optionsMap;v||(v=mu(d.def),d.bag.optionsMap=v);
const T=v.get(t);if(T===null)throw new Error(`Ambiguous discriminator value "${String(t)}"`);return T}function mu(e){const t=new Map;
for(const d of e.options){const v=d._zod.propValues?.[e.discriminator];if(!v||v.size===0)throw new Error(`Invalid discri\
minated union option at index "${e.options.indexOf(d)}"`);for(const T of v)if(t.has(T)){if(T!==void 0)throw new Error(`D\
uplicate discriminator value "${String(T)}"`);t.set(T,null)}else t.set(T,d)}return t}const rg=null,ag=null;function On(e,t){
if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&+e==+t)return{valid:!0,data:e};if(util.isPlainObject(
e)&&util.isPlainObject(t)){const d=Object.keys(t),v=Object.keys(e).filter(P=>d.indexOf(P)!==-1),T={...e,...t};Object.prototype.
hasOwnProperty.call(T,"__proto__")&&delete T.__proto__;for(const P of v){if(P==="__proto__")continue;const z=On(e[P],t[P]);
if(!z.valid)return{valid:!1,mergeErrorPath:[P,...z.mergeErrorPath]};T[P]=z.data}return{valid:!0,data:T}}if(Array.isArray(
e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};const d=[];for(let v=0;v<e.length;v++){const T=e[v],
P=t[v],z=On(T,P);if(!z.valid)return{valid:!1,mergeErrorPath:[v,...z.mergeErrorPath]};d.push(z.data)}return{valid:!0,data:d}}
return{valid:!1,mergeErrorPath:[]}}function cg(e,t,d){const v=new Map;let T;const P=new Map,z=(L,j)=>{let V;if(L.code===
"unrecognized_keys"&&!L.path?.length)T??(T=L),V=L.keys;else if(L.code==="invalid_key"&&L.origin==="record"&&L.path?.length===
1){const K=String(L.path[0]);P.has(K)||P.set(K,L),V=[K]}else return!1;for(const K of V)v.has(K)||v.set(K,{}),v.get(K)[j]=
!0;return!0};for(const L of t.issues)z(L,"l")||e.issues.push(L);for(const L of d.issues)z(L,"r")||e.issues.push(L);const I=[
...v].filter(([,L])=>L.l&&L.r).map(([L])=>L);if(I.length){const L=T?I.filter(j=>T.keys.includes(j)):[];L.length&&e.issues.
push({...T,keys:L});for(const j of I)!L.includes(j)&&P.has(j)&&e.issues.push(P.get(j))}const Z=On(t.value,d.value);if(!Z.
valid){if(util.aborted(e))return e;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(Z.mergeErrorPath)}`)}
return e.value=Z.data,e}const lg=null;function ug(e,t){for(let d=e.length-1;d>=0;d--)if(!(t==="optin"?e[d]._zod.optin!==
void 0:e[d]._zod.optout==="optional"))return d+1;return 0}function fg(e,t,d){e.issues.length&&t.issues.push(...util.prefixIssues(
d,e.issues)),t.value[d]=e.value}function dg(e,t,d,v,T){for(let P=0;P<d.length;P++){const z=e[P],I=P<v.length;if(!I&&P>=T&&
d[P]._zod.optin==="optional"){t.value.length=P;break}if(z.issues.length){if(!I&&P>=T){t.value.length=P;break}t.issues.push(
...util.prefixIssues(P,z.issues))}t.value[P]=z.value}for(let P=t.value.length-1;P>=v.length&&(d[P]._zod.optout==="option\
al"&&t.value[P]===void 0);P--)t.value.length=P;return t}const pg=null,hg=null;function mg(e,t,d,v,T,P,z){e.issues.length&&
(util.propertyKeyTypes.has(typeof v)?d.issues.push(...util.prefixIssues(v,e.issues)):d.issues.push({code:"invalid_key",origin:"\
map",input:T,inst:P,issues:e.issues.map(I=>util.finalizeIssue(I,z,core.config()))})),t.issues.length&&(util.propertyKeyTypes.
has(typeof v)?d.issues.push(...util.prefixIssues(v,t.issues)):d.issues.push({origin:"map",code:"invalid_element",input:T,
inst:P,key:v,issues:t.issues.map(I=>util.finalizeIssue(I,z,core.config()))})),d.value.set(e.value,t.value)}const gg=null;
function yg(e,t){e.issues.length&&t.issues.push(...e.issues),t.value.add(e.value)}const bg=null,wg=null,vg=null,gu=se("$\
ZodTransform",(e,t)=>{$e.init(e,t),e._zod.optin="optional",it.memoizer?.guard(e),e._zod.parse=(d,v)=>{if(v.direction==="\
backward")throw new Il(e.constructor.name);const T=t.transform(d.value,d);if(v.async)return(T instanceof Promise?T:Promise.
resolve(T)).then(z=>(d.value=z,d));if(T instanceof Promise)throw new Ue;return d.value=T,d}});function Oi(e,t){return e.
value=t.issues.length?void 0:t.value,e}const yu=se("$ZodOptional",(e,t)=>{$e.init(e,t),be(e,"optin",d=>d.def.innerType._zod.
optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",be(e,"values",d=>{const v=d.def.innerType._zod.values;
return v?new Set([...v,void 0]):void 0}),be(e,"pattern",d=>{const v=d.def.innerType._zod.pattern;return v?new RegExp(`^(${o(
v.source)})?$`):void 0}),e._zod.parse=(d,v)=>{if(d.value===void 0){if(t.innerType._zod.optin!=="defaulted")return d;const T=t.
innerType._zod.run({value:d.value,issues:[]},v);return T instanceof Promise?T.then(P=>Oi(d,P)):Oi(d,T)}return t.innerType.
_zod.run(d,v)}}),$g=null,_g=null,Sg=null;function kg(e,t){return e.value===void 0&&(e.value=t.defaultValue),e}const Eg=null,
Tg=null;function Ag(e,t){return!e.issues.length&&e.value===void 0&&e.issues.push({code:"invalid_type",expected:"nonoptio\
nal",input:e.value,inst:t}),e}const Og=null;function Pg(e,t,d,v){return t.issues.length?(e.value=d.catchValue({...t,value:e.
value,error:{issues:t.issues.map(T=>util.finalizeIssue(T,v,core.config()))},input:e.value}),e):(e.value=t.value,t.memo&&
(e.memo=!0),e)}const Cg=null,Mg=null,bu=se("$ZodPipe",(e,t)=>{$e.init(e,t),be(e,"values",d=>d.def.in._zod.values),be(e,"\
optin",d=>d.def.in._zod.optin),be(e,"optout",d=>d.def.out._zod.optout),be(e,"propValues",d=>d.def.in._zod.propValues),e.
_zod.parse=(d,v)=>{if(v.direction==="backward"){const P=t.out._zod.run(d,v);return P instanceof Promise?P.then(z=>Pt(z,t.
in,v)):Pt(P,t.in,v)}const T=t.in._zod.run(d,v);return T instanceof Promise?T.then(P=>Pt(P,t.out,v)):Pt(T,t.out,v)}});function Pt(e,t,d){
return e.issues.some(v=>v.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run({value:e.value,issues:e.issues},d)}const Ng=null;
function Ig(e,t,d){if(e.issues.length)return e.aborted=!0,e;if((d.direction||"forward")==="forward"){const T=t.transform(
e.value,e);return T instanceof Promise?T.then(P=>Ct(e,P,t.out,d)):Ct(e,T,t.out,d)}else{const T=t.reverseTransform(e.value,
e);return T instanceof Promise?T.then(P=>Ct(e,P,t.in,d)):Ct(e,T,t.in,d)}}function Ct(e,t,d,v){return e.issues.length?(e.
aborted=!0,e):d._zod.run({value:t,issues:e.issues},v)}const zg=null,xg=null;function Lg(e){return e.memo||(e.value=Object.
freeze(e.value)),e}function wu(e){const t=e._zod.def;let d=t.pattern,v=!!t.format?.includes("int"),T,P;for(const I of t.
checks??[]){const Z=I._zod.def;Z.pattern&&(d=Z.pattern),v||(v=!!Z.format?.includes("int"));const L=Z.minimum??Z.length,j=Z.
maximum??Z.length;L!==void 0&&(T===void 0||L>T)&&(T=L),j!==void 0&&(P===void 0||j<P)&&(P=j)}if(d)return d.source;if(T!==
void 0&&P!==void 0&&T>P)return"(?!)";if(T!==void 0||P!==void 0)return regexes.string({minimum:T,maximum:P}).source;const z=e.
_zod.pattern;return(v&&z===regexes.number?regexes.integer:z)?.source}function Pi(e){const t=e._zod.def,d=e._zod.pattern?.
source,v=t.innerType??e._zod.innerType;if(v){const T=v._zod.pattern?.source,P=Pi(v);return d&&T&&P&&P!==T?d.replace(util.
cleanRegex(T),()=>util.cleanRegex(P)):d}if(t.options){const T=t.options.map(Pi);if(T.every(Boolean))return`^(${T.map(P=>util.
cleanRegex(P)).join("|")})$`}return wu(e)}const Zg=null,Rg=null,Dg=null,jg=null,Fg=null;function Ug(e,t,d,v){if(!e){const T={
code:"custom",input:d,inst:v,path:[...v._zod.def.path??[]],continue:!v._zod.def.abort};v._zod.def.params&&(T.params=v._zod.
def.params),t.issues.push(util.issue(T))}}var Ci;const Bg=null,Kg=null;class vu{constructor(){this._map=new WeakMap,this.
_idmap=new Map}add(t,...d){const v=d[0];return this._map.set(t,v),v&&typeof v=="object"&&"id"in v&&this._idmap.set(v.id,
t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){const d=this._map.get(t);return d&&typeof d==
"object"&&"id"in d&&this._idmap.delete(d.id),this._map.delete(t),this}get(t){const d=t._zod.parent;if(d){const v={...this.
get(d)??{}};delete v.id;const T={...v,...this._map.get(t)};return Object.keys(T).length?T:void 0}return this._map.get(t)}has(t){
return this._map.has(t)}}function $u(){return new vu}(Ci=globalThis).__zod_globalRegistry??(Ci.__zod_globalRegistry=$u());
const Mt=globalThis.__zod_globalRegistry;function Nt(e){return e.checks&&(e.checks=[...e.checks]),e}function _u(e,t){return new e(
Nt({type:"string",...pe(t)}))}function Vg(e,t){return new e(Nt({type:"string",coerce:!0,...util.normalizeParams(t)}))}function Wg(e,t){
return new e({type:"string",format:"email",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Hg(e,t){
return new e({type:"string",format:"guid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Yg(e,t){return new e(
{type:"string",format:"uuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Gg(e,t){return new e({
type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...util.normalizeParams(t)})}function Jg(e,t){return new e(
{type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...util.normalizeParams(t)})}function Xg(e,t){return new e(
{type:"string",format:"uuid",check:"string_format",abort:!1,version:"v7",...util.normalizeParams(t)})}function Qg(e,t){return new e(
{type:"string",format:"url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function qg(e,t){return new e({type:"\
string",format:"emoji",check:"string_format",abort:!1,...util.normalizeParams(t)})}function ey(e,t){return new e({type:"\
string",format:"nanoid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function ty(e,t){return new e({type:"\
string",format:"cuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function ny(e,t){return new e({type:"s\
tring",format:"cuid2",check:"string_format",abort:!1,...util.normalizeParams(t)})}function sy(e,t){return new e({type:"s\
tring",format:"ulid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function iy(e,t){return new e({type:"st\
ring",format:"xid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function oy(e,t){return new e({type:"stri\
ng",format:"ksuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function ry(e,t){return new e({type:"stri\
ng",format:"ipv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function ay(e,t){return new e({type:"strin\
g",format:"ipv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function cy(e,t){return new e({type:"string",
format:"mac",check:"string_format",abort:!1,...util.normalizeParams(t)})}function ly(e,t){return new e({type:"string",format:"\
cidrv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function uy(e,t){return new e({type:"string",format:"\
cidrv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function fy(e,t){return new e({type:"string",format:"\
base64",check:"string_format",abort:!1,...util.normalizeParams(t)})}function dy(e,t){return new e({type:"string",format:"\
base64url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function py(e,t){return new e({type:"string",format:"\
e164",check:"string_format",abort:!1,...util.normalizeParams(t)})}function hy(e,t){return new e({type:"string",format:"c\
redit_card",check:"string_format",abort:!1,...util.normalizeParams(t)})}function my(e,t){return new e({type:"string",format:"\
iban",check:"string_format",abort:!1,...util.normalizeParams(t)})}function gy(e,t){return new e({type:"string",format:"j\
wt",check:"string_format",abort:!1,...util.normalizeParams(t)})}const yy={Any:null,Minute:-1,Second:0,Millisecond:3,Microsecond:6};
function by(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,...util.
normalizeParams(t)})}function wy(e,t){return new e({type:"string",format:"date",check:"string_format",...util.normalizeParams(
t)})}function vy(e,t){return new e({type:"string",format:"time",check:"string_format",precision:null,...util.normalizeParams(
t)})}function $y(e,t){return new e({type:"string",format:"duration",check:"string_format",...util.normalizeParams(t)})}function _y(e,t){
return new e(Nt({type:"number",checks:[],...util.normalizeParams(t)}))}function Sy(e,t){return new e(Nt({type:"number",coerce:!0,
checks:[],...util.normalizeParams(t)}))}function Su(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"\
safeint",...pe(t)})}function ky(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float32",...util.
normalizeParams(t)})}function Ey(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float64",...util.
normalizeParams(t)})}function Ty(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"int32",...util.
normalizeParams(t)})}function Ay(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"uint32",...util.
normalizeParams(t)})}function Oy(e,t){return new e({type:"boolean",...util.normalizeParams(t)})}function Py(e,t){return new e(
{type:"boolean",coerce:!0,...util.normalizeParams(t)})}function Cy(e,t){return new e({type:"bigint",...util.normalizeParams(
t)})}function My(e,t){return new e({type:"bigint",coerce:!0,...util.normalizeParams(t)})}function Ny(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"int64",...util.normalizeParams(t)})}function Iy(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"uint64",...util.normalizeParams(t)})}function zy(e,t){return new e(
{type:"symbol",...util.normalizeParams(t)})}function xy(e,t){return new e({type:"undefined",...util.normalizeParams(t)})}
function Ly(e,t){return new e({type:"null",...util.normalizeParams(t)})}function Zy(e){return new e({type:"any"})}function Ry(e){
return new e({type:"unknown"})}function ku(e,t){return new e({type:"never",...pe(t)})}function Dy(e,t){return new e({type:"\
void",...util.normalizeParams(t)})}function jy(e,t){return new e({type:"date",...util.normalizeParams(t)})}function Fy(e,t){
return new e({type:"date",coerce:!0,...util.normalizeParams(t)})}function Uy(e,t){return new e({type:"nan",...util.normalizeParams(
t)})}function Eu(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function Tu(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!0})}
function Au(e,t){return new checks.$ZodCheckGreaterThan({check:"greater_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function Mi(e,t){return new xl({check:"greater_than",...pe(t),value:e,inclusive:!0})}function By(e){return Au(0,e)}function Ky(e){
return Eu(0,e)}function Vy(e){return Tu(0,e)}function Wy(e){return Mi(0,e)}function Hy(e,t){return new checks.$ZodCheckMultipleOf(
{check:"multiple_of",...util.normalizeParams(t),value:e})}function Yy(e,t){return new checks.$ZodCheckMaxSize({check:"ma\
x_size",...util.normalizeParams(t),maximum:e})}function Gy(e,t){return new checks.$ZodCheckMinSize({check:"min_size",...util.
normalizeParams(t),minimum:e})}function Jy(e,t){return new checks.$ZodCheckSizeEquals({check:"size_equals",...util.normalizeParams(
t),size:e})}function Xy(e,t){return new checks.$ZodCheckMaxLength({check:"max_length",...util.normalizeParams(t),maximum:e})}
function Ou(e,t){return new Zl({check:"min_length",...pe(t),minimum:e})}function Qy(e,t){return new checks.$ZodCheckLengthEquals(
{check:"length_equals",...util.normalizeParams(t),length:e})}function Pu(e,t){return new Dl({check:"string_format",format:"\
regex",...pe(t),pattern:e})}function qy(e){return new checks.$ZodCheckLowerCase({check:"string_format",format:"lowercase",
...util.normalizeParams(e)})}function eb(e){return new checks.$ZodCheckUpperCase({check:"string_format",format:"uppercas\
e",...util.normalizeParams(e)})}function tb(e,t){return new checks.$ZodCheckIncludes({check:"string_format",format:"incl\
udes",...util.normalizeParams(t),includes:e})}function nb(e,t){return new checks.$ZodCheckStartsWith({check:"string_form\
at",format:"starts_with",...util.normalizeParams(t),prefix:e})}function sb(e,t){return new checks.$ZodCheckEndsWith({check:"\
string_format",format:"ends_with",...util.normalizeParams(t),suffix:e})}function ib(e,t,d){return new checks.$ZodCheckProperty(
{check:"property",property:e,schema:t,...util.normalizeParams(d)})}function ob(e,t){return new checks.$ZodCheckProperties(
{check:"properties",shape:e,...util.normalizeParams(t)})}function rb(e,t){return new checks.$ZodCheckMimeType({check:"mi\
me_type",mime:e,...util.normalizeParams(t)})}function rt(e){return new jl({check:"overwrite",tx:e})}function ab(e){return rt(
t=>t.normalize(e))}function Cu(){return rt(e=>e.trim())}function cb(){return rt(e=>e.toLowerCase())}function lb(){return rt(
e=>e.toUpperCase())}function ub(){return rt(e=>util.slugify(e))}function fb(e,t,d){return new e({type:"array",element:t,
...util.normalizeParams(d)})}function db(e,t,d){return new e({type:"union",options:t,...util.normalizeParams(d)})}function pb(e,t,d){
return new e({type:"union",options:t,inclusive:!1,...util.normalizeParams(d)})}function hb(e,t,d,v){return new e({type:"\
union",options:d,discriminator:t,...util.normalizeParams(v)})}function mb(e,t,d){return new e({type:"intersection",left:t,
right:d})}function gb(e,t,d,v){const T=d instanceof schemas.$ZodType,P=T?v:d,z=T?d:null;return new e({type:"tuple",items:t,
rest:z,...util.normalizeParams(P)})}function yb(e,t,d,v){return new e({type:"record",keyType:t,valueType:d,...util.normalizeParams(
v)})}function bb(e,t,d,v){return new e({type:"map",keyType:t,valueType:d,...util.normalizeParams(v)})}function wb(e,t,d){
return new e({type:"set",valueType:t,...util.normalizeParams(d)})}function vb(e,t,d){const v=Array.isArray(t)?Object.fromEntries(
t.map(T=>[T,T])):t;return new e({type:"enum",entries:v,...util.normalizeParams(d)})}function $b(e,t,d){return new e({type:"\
enum",entries:t,...util.normalizeParams(d)})}function _b(e,t,d){return new e({type:"literal",values:Array.isArray(t)?t:[
t],...util.normalizeParams(d)})}function Sb(e,t){return new e({type:"file",...util.normalizeParams(t)})}function kb(e,t){
return new e({type:"transform",transform:t})}function Eb(e,t){return new e({type:"optional",innerType:t})}function Tb(e,t){
return new e({type:"nullable",innerType:t})}function Ab(e,t,d){return new e({type:"default",innerType:t,get defaultValue(){
return typeof d=="function"?d():util.shallowClone(d)}})}function Ob(e,t,d){return new e({type:"nonoptional",innerType:t,
...util.normalizeParams(d)})}function Pb(e,t){return new e({type:"success",innerType:t})}function Cb(e,t,d){return new e(
{type:"catch",innerType:t,catchValue:typeof d=="function"?d:util.constantCatch(d)})}function Mb(e,t,d){return new e({type:"\
pipe",in:t,out:d})}function Nb(e,t){return new e({type:"readonly",innerType:t})}function Ib(e,t,d){return new e({type:"t\
emplate_literal",parts:t,...util.normalizeParams(d)})}function zb(e,t){return new e({type:"lazy",getter:t})}function xb(e,t){
return new e({type:"promise",innerType:t})}function Lb(e,t,d){const v=util.normalizeParams(d);return v.abort??(v.abort=!0),
new e({type:"custom",check:"custom",fn:t,...v})}function Zb(e,t,d){return new e({type:"custom",check:"custom",fn:t,...util.
normalizeParams(d)})}function Rb(e,t){const d=Mu(v=>(v.addIssue=T=>{if(typeof T=="string")v.issues.push(util.issue(T,v.value,
d._zod.def));else{const P=T;P.fatal&&(P.continue=!1),P.code??(P.code="custom"),"input"in P||(P.input=v.value),P.inst??(P.
inst=d),P.continue??(P.continue=!d._zod.def.abort),v.issues.push(util.issue(P))}},e(v.value,v)),t);return d}function Mu(e,t){
const d=new checks.$ZodCheck({check:"custom",...util.normalizeParams(t)});return d._zod.check=e,d}function Nu(e){const t=new Me(
{check:"describe"});return t._zod.onattach=[d=>{const v=Mt.get(d)??{};Mt.add(d,{...v,description:e})}],t._zod.check=()=>{},
t}function Iu(e){const t=new Me({check:"meta"});return t._zod.onattach=[d=>{const v=Mt.get(d)??{};Mt.add(d,{...v,...e})}],
t._zod.check=()=>{},t}function Db(e,t){const d=util.normalizeParams(t);let v=d.truthy??["true","1","yes","on","y","enabl\
ed"],T=d.falsy??["false","0","no","off","n","disabled"];d.case!=="sensitive"&&(v=v.map(H=>typeof H=="string"?H.toLowerCase():
H),T=T.map(H=>typeof H=="string"?H.toLowerCase():H));const P=new Set(v),z=new Set(T),I=e.Codec??schemas.$ZodCodec,Z=e.Boolean??
schemas.$ZodBoolean,L=e.String??schemas.$ZodString,j=new L({type:"string",error:d.error}),V=new Z({type:"boolean",error:d.
error}),K=new I({type:"pipe",in:j,out:V,transform:((H,q)=>{let ie=H;return d.case!=="sensitive"&&(ie=ie.toLowerCase()),P.
has(ie)?!0:z.has(ie)?!1:(q.issues.push({code:"invalid_value",expected:"stringbool",values:[...P,...z],input:q.value,inst:K,
continue:!1}),{})}),reverseTransform:((H,q)=>H===!0?v[0]||"true":T[0]||"false"),error:d.error});return K._zod.bag.truthy=
v,K._zod.bag.falsy=T,K._zod.bag.case=d.case??"insensitive",K}function jb(e,t,d,v={}){const T=util.normalizeParams(v),P={
check:"string_format",type:"string",format:t,fn:typeof d=="function"?d:I=>d.test(I),...T};return d instanceof RegExp&&(P.
pattern=d),new e(P)}function zu(){const e=this._zod;return e.message??(e.message=JSON.stringify(e.def,h,2)),e.message}function xu(e){
this._zod.message=e}const Lu={get:zu,set:xu,enumerable:!0,configurable:!0},Pn={value:void 0,enumerable:!1},Ni=new WeakSet(
[Object.prototype,Error.prototype]),Ii=(e,t)=>{e.name="$ZodError",Pn.value=t,Object.defineProperty(e,"issues",Pn),Pn.value=
void 0,Object.defineProperty(e,"message",Lu);const d=Object.getPrototypeOf(e);Ni.has(d)||(Ni.add(d),Object.defineProperty(
d,"toString",{configurable:!0,enumerable:!1,get(){const v=()=>this.message;return Object.defineProperty(this,"toString",
{value:v,configurable:!0,writable:!0}),v},set(v){Object.defineProperty(this,"toString",{value:v,configurable:!0,writable:!0})}}))},
Fb=se("$ZodError",Ii),we=se("$ZodError",Ii,void 0,{Parent:Error});function Zu(e,t,d){return Object.prototype.hasOwnProperty.
call(e,t)||(t==="__proto__"?Object.defineProperty(e,t,{value:d(),writable:!0,enumerable:!0,configurable:!0}):e[t]=d()),e[t]}
function Ub(e,t=d=>d.message){const d={},v=[];for(const T of e.issues)T.path.length>0?Zu(d,T.path[0],()=>[]).push(t(T)):
v.push(t(T));return{formErrors:v,fieldErrors:d}}function Bb(e,t=d=>d.message){const d={_errors:[]},v=(T,P=[])=>{for(const z of T.
issues)if(z.code==="invalid_union"&&z.errors.length)z.errors.map(I=>v({issues:I},[...P,...z.path]));else if(z.code==="in\
valid_key")v({issues:z.issues},[...P,...z.path]);else if(z.code==="invalid_element")v({issues:z.issues},[...P,...z.path]);else{
const I=[...P,...z.path];if(I.length===0)d._errors.push(t(z));else{let Z=d,L=0;for(;L<I.length;){const j=I[L],V=L===I.length-
1;if(j==="_errors"){V&&Z._errors.push(t(z)),L++;continue}Object.prototype.hasOwnProperty.call(Z,j)||Object.defineProperty(
Z,j,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});const K=Z[j];V&&K._errors.push(t(z)),Z=K,L++}}}};return v(
e),d}function Kb(e,t=d=>d.message){const d={errors:[]},v=(T,P=[])=>{var z;for(const I of T.issues)if(I.code==="invalid_u\
nion"&&I.errors.length)I.errors.map(Z=>v({issues:Z},[...P,...I.path]));else if(I.code==="invalid_key")v({issues:I.issues},
[...P,...I.path]);else if(I.code==="invalid_element")v({issues:I.issues},[...P,...I.path]);else{const Z=[...P,...I.path];
if(Z.length===0){d.errors.push(t(I));continue}let L=d,j=0;for(;j<Z.length;){const V=Z[j],K=j===Z.length-1;typeof V=="str\
ing"?(L.properties??(L.properties={}),Object.prototype.hasOwnProperty.call(L.properties,V)||Object.defineProperty(L.properties,
V,{value:{errors:[]},enumerable:!0,writable:!0,configurable:!0}),L=L.properties[V]):(L.items??(L.items=[]),(z=L.items)[V]??
(z[V]={errors:[]}),L=L.items[V]),K&&L.errors.push(t(I)),j++}}};return v(e),d}function Ru(e){const t=[],d=e.map(v=>typeof v==
"object"?v.key:v);for(const v of d)typeof v=="number"?t.push(`[${v}]`):typeof v=="symbol"?t.push(`[${JSON.stringify(String(
v))}]`):/[^\w$]/.test(v)?t.push(`[${JSON.stringify(v)}]`):(t.length&&t.push("."),t.push(v));return t.join("")}function Vb(e){
const t=[],d=[...e.issues].sort((v,T)=>(v.path??[]).length-(T.path??[]).length);for(const v of d)t.push(`\u2716 ${v.message}`),
v.path?.length&&t.push(`  \u2192 at ${Ru(v.path)}`);return t.join(`
`)}function It(e,t){return{callee:t?.callee??e,Err:t?.Err}}const Cn=e=>{const t=(d,v,T,P)=>{const z=T?{...T,async:!1}:{async:!1},
I=d._zod.run({value:v,issues:[]},z);if(I instanceof Promise)throw new Ue;if(I.issues.length){const Z=new(P?.Err??e)(I.issues.
map(L=>st(L,z,ot())));throw G(Z,P?.callee??t),Z}return I.value};return t},Du=Cn(we),Mn=e=>{const t=async(d,v,T,P)=>{const z=T?
{...T,async:!0}:{async:!0};let I=d._zod.run({value:v,issues:[]},z);if(I instanceof Promise&&(I=await I),I.issues.length){
const Z=new(P?.Err??e)(I.issues.map(L=>st(L,z,ot())));throw G(Z,P?.callee??t),Z}return I.value};return t},ju=Mn(we),Nn=e=>(t,d,v)=>{
const T=v?{...v,async:!1}:{async:!1},P=t._zod.run({value:d,issues:[]},T);if(P instanceof Promise)throw new Ue;return P.issues.
length?zi(e,P.issues,T):{success:!0,data:P.value}},In=Nn(we);function zi(e,t,d){let v;return{success:!1,get error(){return v||
(v=new e(t.map(T=>st(T,d,ot()))),t=void 0,d=void 0),v},set error(T){v=T,t=void 0,d=void 0}}}const zn=e=>async(t,d,v)=>{const T=v?
{...v,async:!0}:{async:!0};let P=t._zod.run({value:d,issues:[]},T);return P instanceof Promise&&(P=await P),P.issues.length?
zi(e,P.issues,T):{success:!0,data:P.value}},Fu=zn(we),Uu=null,Bu=null,Wb=((e,t,d)=>{const v=e._zod.bag.validator;if(v!==
void 0){if(v(t)!==Uu)return!0;if(v.definite===!0&&d===void 0)return!1}return Ku(e,t,d)});function Ku(e,t,d){const v=d?{...d,
async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},T=e._zod.bag.fallbackRun;let P;if(T?(v[Bu]=!0,P=T({value:t,issues:[]},v)):
P=e._zod.run({value:t,issues:[]},v),P instanceof Promise)throw new core.$ZodAsyncError;return P.issues.length===0}const Hb=async(e,t,d)=>{
const v=d?{...d,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0};let T=e._zod.run({value:t,issues:[]},v);return T instanceof
Promise&&(T=await T),T.issues.length===0},Gb=(e=>{const t=Cn(e),d=(v,T,P,z)=>{const I=P?{...P,direction:"backward"}:{direction:"\
backward"};return t(v,T,I,It(d,z))};return d})(we),Xb=(e=>{const t=Cn(e),d=(v,T,P,z)=>t(v,T,P,It(d,z));return d})(we),qb=(e=>{
const t=Mn(e),d=async(v,T,P,z)=>{const I=P?{...P,direction:"backward"}:{direction:"backward"};return await t(v,T,I,It(d,
z))};return d})(we),t0=(e=>{const t=Mn(e),d=async(v,T,P,z)=>await t(v,T,P,It(d,z));return d})(we),s0=(e=>(t,d,v)=>{const T=v?
{...v,direction:"backward"}:{direction:"backward"};return Nn(e)(t,d,T)})(we),o0=(e=>(t,d,v)=>Nn(e)(t,d,v))(we),a0=(e=>async(t,d,v)=>{
const T=v?{...v,direction:"backward"}:{direction:"backward"};return zn(e)(t,d,T)})(we),l0=(e=>async(t,d,v)=>zn(e)(t,d,v))(
we),ke=se("ZodMiniType",(e,t)=>{if(!e._zod)throw new Error("Uninitialized schema in ZodMiniType.");$e.init(e,t),e.def=t,
e.type=t.type},{get with(){return this.check},set with(e){ze(this,"with",e)},parse(e,t){return Du(this,e,t,{callee:this.
parse})},parseAsync(e,t){return ju(this,e,t,{callee:this.parseAsync})},safeParse(e,t){return In(this,e,t)},safeParseAsync(e,t){
return Fu(this,e,t)},check(...e){const t=this.def;return this.clone({...t,checks:[...t.checks??[],...e.map(d=>typeof d==
"function"?{_zod:{check:d,def:{check:"custom"},onattach:[]}}:d)]},{parent:!0})},clone(e,t){return fe(this,e,t)},brand(){
return this},register(e,t){return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(this,...t)}}),xi=se("Z\
odMiniString",(e,t)=>{Yl.init(e,t),ke.init(e,t)});function at(e){return _u(xi,e)}const u0=null,Vu=null;function f0(e){return core.
_email(Vu,e)}const Wu=null;function d0(e){return core._guid(Wu,e)}const zt=null;function p0(e){return core._uuid(zt,e)}function h0(e){
return core._uuidv4(zt,e)}function m0(e){return core._uuidv6(zt,e)}function g0(e){return core._uuidv7(zt,e)}const Li=null;
function y0(e){return core._url(Li,e)}function b0(e){return core._url(Li,{protocol:regexes.httpProtocol,hostname:regexes.
domain,...util.normalizeParams(e)})}const Hu=null;function w0(e){return core._emoji(Hu,e)}const Yu=null;function v0(e){return core.
_nanoid(Yu,e)}const Gu=null;function $0(e){return core._cuid(Gu,e)}const Ju=null;function _0(e){return core._cuid2(Ju,e)}
const Xu=null;function S0(e){return core._ulid(Xu,e)}const Qu=null;function k0(e){return core._xid(Qu,e)}const qu=null;function E0(e){
return core._ksuid(qu,e)}const ef=null;function T0(e){return core._ipv4(ef,e)}const tf=null;function A0(e){return core._ipv6(
tf,e)}const nf=null;function O0(e){return core._cidrv4(nf,e)}const sf=null;function P0(e){return core._cidrv6(sf,e)}const of=null;
function C0(e){return core._mac(of,e)}const rf=null;function M0(e){return core._base64(rf,e)}const af=null;function N0(e){
return core._base64url(af,e)}const cf=null;function I0(e){return core._e164(cf,e)}const lf=null;function z0(e){return core.
_creditCard(lf,e)}const uf=null;function x0(e){return core._iban(uf,e)}const ff=null;function L0(e){return core._jwt(ff,
e)}const ct=null;function Z0(e,t,d={}){return core._stringFormat(ct,e,t,d)}function R0(e){return core._stringFormat(ct,"\
hostname",regexes.hostname,e)}function D0(e){return core._stringFormat(ct,"hex",regexes.hex,e)}function j0(e){return core.
_stringFormat(ct,"currency_code",regexes.currencyCode,e)}function F0(e,t){const d=t?.enc??"hex",v=`${e}_${d}`,T=core.regexes[v];
if(!T)throw new Error(`Unrecognized hash format: ${v}`);return core._stringFormat(ct,v,T,t)}const Zi=se("ZodMiniNumber",
(e,t)=>{Ei.init(e,t),ke.init(e,t)});function df(e){return core._number(Zi,e)}const lt=se("ZodMiniNumberFormat",(e,t)=>{ou.
init(e,t),Zi.init(e,t)});function pf(e){return Su(lt,e)}function U0(e){return core._float32(lt,e)}function B0(e){return core.
_float64(lt,e)}function K0(e){return core._int32(lt,e)}function V0(e){return core._uint32(lt,e)}const Ri=null;function hf(e){
return core._boolean(Ri,e)}const mf=null;function W0(e){return core._bigint(mf,e)}const Di=null;function H0(e){return core.
_int64(Di,e)}function Y0(e){return core._uint64(Di,e)}const gf=null;function G0(e){return core._symbol(gf,e)}const yf=null;
function J0(e){return core._undefined(yf,e)}const bf=null;function wf(e){return core._null(bf,e)}const vf=null;function X0(){
return core._any(vf)}const $f=null;function xn(){return core._unknown($f)}const _f=se("ZodMiniNever",(e,t)=>{ru.init(e,t),
ke.init(e,t)});function Sf(e){return ku(_f,e)}const kf=null;function Q0(e){return core._void(kf,e)}const Ef=null;function q0(e){
return core._date(Ef,e)}const Tf=se("ZodMiniArray",(e,t)=>{lu.init(e,t),ke.init(e,t)});function Ln(e,t){return new Tf({type:"\
array",element:e,...pe(t)})}function ew(e){const t=e._zod.def.shape;return Lf(Object.keys(t))}const Zn=se("ZodMiniObject",
(e,t)=>{pu.init(e,t),ke.init(e,t),Pl(e,"shape",d=>d._zod.def.shape,!1)});function tw(e,t){const d={type:"object",shape:e??
{},...util.normalizeParams(t)};return new Zn(d)}function ji(e,t){return new Zn({type:"object",shape:e,catchall:Sf(),...pe(
t)})}function nw(e,t){return new Zn({type:"object",shape:e,catchall:xn(),...util.normalizeParams(t)})}function sw(e,t){return util.
extend(e,t)}function iw(e,t){return util.safeExtend(e,t)}function ow(e,t){return util.merge(e,t)}function rw(e,t){return util.
pick(e,t)}function aw(e,t){return util.omit(e,t)}function cw(e,t){const d=e._zod.def;if(d.type!=="tuple")return util.partial(
Rn,e,t);if(d.checks?.length)throw new Error(".partial() cannot be used on tuple schemas containing refinements");return util.
clone(e,{...d,items:d.items.map(v=>new Rn({type:"optional",innerType:v}))})}function lw(e,t){return util.partial(Ki,e,t,
"exactPartial")}function uw(e,t){return util.required(Vi,e,t)}function fw(e,t){return e.clone(util.mergeDefs(e._zod.def,
{catchall:t}))}const Af=se("ZodMiniUnion",(e,t)=>{hu.init(e,t),ke.init(e,t)});function Fi(e,t){return new Af({type:"unio\
n",options:e,...pe(t)})}const Of=null;function dw(e,t){return new Of({type:"union",options:e,inclusive:!1,...util.normalizeParams(
t)})}const Pf=null;function pw(e,t,d){return new Pf({type:"union",options:t,discriminator:e,...util.normalizeParams(d)})}
const Cf=null;function hw(e,t){return new Cf({type:"intersection",left:e,right:t})}const Mf=null;function Nf(e,t,d){const v=t instanceof
core.$ZodType,T=v?d:t,P=v?t:null;return new Mf({type:"tuple",items:e,rest:P,...util.normalizeParams(T)})}const xt=null;function If(e,t,d){
return!t||!t._zod?new xt({type:"record",keyType:at(),valueType:e,...util.normalizeParams(t)}):new xt({type:"record",keyType:e,
valueType:t,...util.normalizeParams(d)})}function mw(e,t,d){return new xt({type:"record",keyType:e,valueType:t,...util.normalizeParams(
d),partial:!0})}function gw(e,t,d){return new xt({type:"record",keyType:e,valueType:t,mode:"loose",...util.normalizeParams(
d)})}const zf=null;function yw(e,t,d){return new zf({type:"map",keyType:e,valueType:t,...util.normalizeParams(d)})}const xf=null;
function bw(e,t){return new xf({type:"set",valueType:e,...util.normalizeParams(t)})}const Ui=null;function Lf(e,t){const d=Array.
isArray(e)?Object.fromEntries(e.map(v=>[v,v])):e;return new Ui({type:"enum",entries:d,...util.normalizeParams(t)})}function ww(e,t){
return new Ui({type:"enum",entries:e,...util.normalizeParams(t)})}const Zf=null;function vw(e,t){return new Zf({type:"li\
teral",values:Array.isArray(e)?e:[e],...util.normalizeParams(t)})}const Rf=null;function $w(e){return core._file(Rf,e)}const Df=se(
"ZodMiniTransform",(e,t)=>{gu.init(e,t),ke.init(e,t)});function jf(e){return new Df({type:"transform",transform:e})}const Rn=se(
"ZodMiniOptional",(e,t)=>{yu.init(e,t),ke.init(e,t)});function Bi(e){return new Rn({type:"optional",innerType:e})}const Ki=null;
function _w(e){return new Ki({type:"optional",innerType:e})}const Ff=null;function Uf(e){return new Ff({type:"nullable",
innerType:e})}function Sw(e){return Bi(Uf(e))}const Bf=null;function kw(e,t){return new Bf({type:"default",innerType:e,get defaultValue(){
return typeof t=="function"?t():util.shallowClone(t)}})}const Kf=null;function Ew(e,t){return new Kf({type:"prefault",innerType:e,
get defaultValue(){return typeof t=="function"?t():util.shallowClone(t)}})}const Vi=null;function Tw(e,t){return new Vi(
{type:"nonoptional",innerType:e,...util.normalizeParams(t)})}const Vf=null;function Aw(e){return new Vf({type:"success",
innerType:e})}const Wf=null;function Ow(e,t){return new Wf({type:"catch",innerType:e,catchValue:typeof t=="function"?t:core.
util.constantCatch(t)})}const Hf=null;function Pw(e){return core._nan(Hf,e)}const Yf=se("ZodMiniPipe",(e,t)=>{bu.init(e,
t),ke.init(e,t)});function Gf(e,t){return new Yf({type:"pipe",in:e,out:t})}const Dn=null;function Cw(e,t,d){return new Dn(
{type:"pipe",in:e,out:t,transform:d.decode,reverseTransform:d.encode})}function Mw(e){const t=e._zod.def;return new Dn({
type:"pipe",in:t.out,out:t.in,transform:t.reverseTransform,reverseTransform:t.transform})}const Jf=null;function Nw(e){return new Jf(
{type:"readonly",innerType:e})}const Xf=null;function Iw(e,t){return new Xf({type:"template_literal",parts:e,...util.normalizeParams(
t)})}const Qf=null;function qf(e){return new Qf({type:"lazy",getter:e})}const ed=null;function zw(e){return new ed({type:"\
promise",innerType:e})}const Wi=null;function td(e,t){const d=new Me({check:"custom",...pe(t)});return d._zod.check=e,d}
function nd(e,t){return core._custom(Wi,e??(()=>!0),t)}function xw(e,t={}){return core._refine(Wi,e,t)}function Lw(e,t){
return core._superRefine(e,t)}const Zw=Nu,Rw=Iu;class Dw{constructor(...t){}}function jw(e,t={}){const d=nd(v=>v instanceof
e,t);return d._zod.bag.Class=e,d._zod.check=v=>{v.value instanceof e||v.issues.push({code:"invalid_type",expected:e.name,
input:v.value,inst:d,path:[...d._zod.def.path??[]]})},d}const Fw=(...e)=>core._stringbool({Codec:Dn,Boolean:Ri,String:xi},
...e);function Uw(){const e=qf(()=>Fi([at(),df(),hf(),wf(),Ln(e),If(at(),e)]));return e}const sd=null;function Bw(e){return new sd(
{type:"function",input:Array.isArray(e?.input)?Nf(e?.input):e?.input??Ln(xn()),output:e?.output??xn()})}var Hi=s(6268),id=s(
1568),Lt=s(3177),Yi=s(7125),jn=s(7320);function Fn(e,t){return at({error:({input:v})=>v===void 0?`is missing; add ${e}`:
Un(e,v)}).check(Cu(),td(({value:v,issues:T})=>{const P=t(v);"message"in P&&T.push({code:"custom",params:P,input:v})}))}function Un(e,t){
const d=e==="text";if(t===null)return`has no value; use ${e}${d?" (in quotes if it begins with `#`)":""}`;const v=typeof t==
"number"||typeof t=="boolean";return`is ${Gi(t)}${d&&v?", not text; put it in quotes":`; use ${e}`}`}function Gi(e){return e===
null?"null":Array.isArray(e)?"a list":{string:"text",number:"a number",boolean:"a boolean"}[typeof e]??"a mapping"}const Bn=e=>({
error:({code:t,input:d})=>t==="invalid_type"?Un(e,d):void 0}),Ji=Fn("text",jn.QP.text),od=Fn("an https URL",jn.QP.image),
Xi=Fn("an http or https URL",jn.QP.page),rd=Ln(ji({text:Ji,url:Xi},Bn("a mapping of `text` and `url`")),Bn("a list with \
two lines for each button: `- text: Read more`, and below it `url: https://example.com`")).check(Ou(1,"is an empty list;\
 add at least one button, or remove `actions`")),Qi="whole seconds (3600) or a duration (12h)";function ad(e){if(typeof e==
"number")return{message:`is ${e}; use ${Qi}`};const t=typeof e=="string"?(0,Yi.p0)(e.trim()):void 0;return t&&"message"in
t?t:{message:Un(Qi,e)}}const cd=at().check(Pu(/^\s*0*[0-9]{1,16}[smhdw]?\s*$/,{abort:!0})),ld=Gf(Fi([pf().check(Mi(0,{abort:!0})),
cd]),jf((e,{issues:t})=>{const d=typeof e=="number"?{value:e}:(0,Yi.p0)(e.trim());return"value"in d?d.value:(t.push({code:"\
custom",params:d,input:e}),Ml)})),ud={text:Ji,image:od,page:Xi,buttons:rd,duration:ld},fd=Object.fromEntries(Lt.pi.map(e=>[
e,Bi(ud[Lt.Ng[e].kind])])),Kn=ji(fd,Bn("a mapping of notification fields"));function dd(e,{value:t,positionOf:d,problems:v}){
const T=In(Kn,t,{reportInput:!0});if(T.success&&v.length===0)return{fields:T.data,problems:[]};const P=new Set(v.map(({path:H=[]})=>JSON.
stringify(H))),Z=(T.error?.issues??[]).filter(({path:H})=>!P.has(JSON.stringify(H))).flatMap(pd).map(({path:H,text:q})=>(0,Hi.
CC)(e,q,{path:H,position:d(H)})),L=[...v,...Z].sort(Hi.rg),j=new Set(L.map(({path:H})=>H?.[0])),V=Object.entries(t??{}).
filter(([H])=>!j.has(H));return{fields:In(Kn,Object.fromEntries(V)).data??{},problems:L}}function pd(e){const{path:t}=e;
switch(e.code){case"unrecognized_keys":return e.keys.map(d=>({path:[...t,d],text:hd([...t,d])}));case"custom":return[{path:t,
text:e.params}];case"invalid_union":return[{path:t,text:ad(e.input)}];default:return[{path:t,text:{message:e.message}}]}}
function hd(e){if(e.length>1)return{message:"is not part of a button; a button has only `text` and `url`"};if(e[0]==="ta\
rget")return{message:"cannot be set in a payload file; set the `target` input in the workflow"};const t="is not a field \
of a notification",d="For other fields of your service, use the `extra-fields` input",v=(0,id.d5)(String(e[0]),Lt.pi);return v?
{message:t,meant:v,hint:d}:{message:`${t}; the fields are ${Lt.pi.join(", ")}`,hint:d}}}),7320:((n,i,s)=>{s.d(i,{Is:()=>F,
QP:()=>b,Qf:()=>o});var r=s(6910),f=s(6268),p=s(9199),g=s(7775),$=s(5104),_=s(3177),y=s(7125),m=s(4385);const h=["tag","\
version","name","repository","message","url"],u=/\{\{([^{}]*)\}\}|([$#%]?)\{([^{}]*)\}/g,c=/^\s*(?!\d)[\w\x80-\uffff][\w\x80-\uffff-]*\s*$/;
function a(R){return[...R.matchAll(u)].flatMap(([U,X,J,G])=>{if(!c.test(X??G??""))return[];const Y=X===void 0&&J==="",B=Y?
h.find(ee=>ee===G):void 0;return[{written:U,name:B,isPlain:Y}]})}const o=R=>[...new Set(a(R).flatMap(({name:U})=>U??[]))];
function l(R,U){return R.replace(u,(X,J,G,Y,B)=>{const ee=h.find(Q=>Q===Y);return ee===void 0||G!==""?X:U(ee,B===0)})}const w=R=>U=>{
if(U.length>g.QO)return R(U);const X=l(U,(J,G)=>G&&J==="url"?"https://url.example/":"x");return"value"in R(X)?{value:U}:
R(U)},b={text:$.f.text,image:w($.f.image),page:w($.f.page)};function k(R,U){const{inputs:X,file:J,fileName:G,extraFields:Y,
onceKey:B}=R,ee=({text:te,kind:de},fe)=>U({text:te,where:fe,rule:textRules[de],isUrl:de!=="text",isKey:!1}),Q=(te,de)=>U(
{text:te,where:de,rule:anyText,isUrl:!1,isKey:de.input==="once-key"}),ne=mapTexts(X.fields,te=>{const[de,...fe]=te.path;
return ee(te,{input:inputOf(de),path:fe})}),le=mapTexts(J.fields,te=>{const{path:de,text:fe}=te;return X.names.has(String(
de[0]))?fe:ee(te,{input:"payload-file",file:G,path:de,position:J.positionOf?.(de)})}),re=mapJsonTexts(Y,(te,de)=>Q(te,{input:"\
extra-fields",path:de}));return{inputs:{...X,fields:ne},file:{...J,fields:le},fileName:G,extraFields:isObject(re)?re:{},
onceKey:Q(B,{input:"once-key"})}}function S(R){const U=[];return k(R,X=>(U.push(X),X.text)),U}const E=R=>new Set(S(R).flatMap(
({text:U})=>o(U))),A=h.map(R=>`\`{${R}}\``).join(", ");function O(R,U){return S(R).flatMap(({text:X,where:J,isKey:G})=>{
const Y=a(X),B=U?void 0:Y.find(({name:re})=>re!==void 0),ee=Y.filter(({name:re,isPlain:te})=>re===void 0&&(G||U&&te)),Q=B&&
`contains the placeholder \`${B.written}\`, but this run has no release; ${C("the placeholder")}`,ne=[...new Set(ee.map(
({written:re})=>re))].map(re=>`contains ${quote(re)}, which is not a placeholder; use one of ${A}, or remove the braces`);
return(Q?[Q,...ne]:ne).map(re=>problem(J,re,J))})}const C=R=>`set the \`release\` input, run on the \`release\` event, or re\
move ${R}`;function M(R,U,X,J){const G=new Map(h.map(Y=>[Y,tokenInDerived(U[Y],J)]));return k(R,Y=>{const{text:B,where:ee}=Y,
Q=o(B);if(Q.length===0)return B;const ne=Q.map(re=>G.get(re)).find(re=>re!==void 0),le=ne===void 0?N(Y,Q,U,J):D(ne);return"\
value"in le?le.value:(X.add([problem(ee,le,ee)]),B)})}const x=16384;function N({text:R,where:U,isUrl:X,isKey:J,rule:G},Y,B,ee){
for(const fe of Y){const pe=B[fe];if("missing"in pe){const et=J&&fe!=="tag"?"use `{tag}` instead":"to send without this \
value, remove the placeholder";return{message:`contains the placeholder \`{${fe}}\`, which has no value (${pe.missing});\
 ${et}`}}}let Q=0;const ne=l(R,(fe,pe)=>{const et=B[fe],tt="value"in et?et.value.toWellFormed():"";return Q+=tt.length,Q>
x?"":X&&!pe?encodeURIComponent(tt):tt});if(Q>x)return{message:"is too long once its placeholders are replaced; use fewer\
 placeholders"};const le=U.input==="extra-fields"?ne:ne.trim(),re=ee.find(le);if(re)return D(re);const te=G(le);return"v\
alue"in te?te:{message:`is invalid once its placeholders are replaced: ${te.quoted===void 0?"it ":""}${problemWords(te)}`}}
const D=R=>({message:`would contain ${publishedToken(R,"release")}`});function F(R,U={}){const X=(0,m.CB)(R);return(0,r.
ff)(U,(J,G)=>(X.push({path:["extra-fields",...G],text:J}),J)),X.flatMap(({path:J,text:G})=>{const[Y]=o(G);return Y===void 0?
[]:[{path:J,placeholder:Y}]})}}),1830:((n,i,s)=>{s.d(i,{SD:()=>y,Xw:()=>$,_8:()=>_,uT:()=>m});var r=s(6268),f=s(5104),p=s(
3177),g=s(4385);const $={inputs:{source:"input",fields:{},names:new Set},file:{source:"file",fields:{},names:new Set},fileName:"",
extraFields:{},onceKey:""},_={source:"file",fields:{},names:new Set(p.pi)},y=(o,l)=>p.Vu.filter(w=>!o.names.has(w)&&!l.names.
has(w));function m(...o){const l=Object.assign({},...o.map(({fields:S})=>S).reverse()),w=p.pi.filter(S=>l[S]!==void 0),b=Object.
fromEntries(w.map(S=>[S,l[S]]));if(!(0,g.As)(b))return;const k=w.map(S=>[S,o.find(({fields:E})=>E[S]!==void 0)?.source]);
return{notification:b,sources:Object.fromEntries(k)}}function h(o,l,w,b){const k=l.kind==="content"?l.source:"event",S={},
E=new Map;for(const O of o){const C=u(O,l),M=tokenInDerived(C,b);if(M){const x=k==="release"?"release":"release or deplo\
yment";w.add([problem(inputOf(O),`contains ${publishedToken(M,x)}`)])}else if("missing"in C)E.set(C.missing,[...E.get(C.
missing)??[],O]);else{const x=parseField(O,C.value,textRules);"value"in x?Object.assign(S,{[O]:x.value}):w.add([problem(
inputOf(O),`taken from the ${k} is invalid: ${problemWords(x)}`)])}}const A=l.kind==="none"&&l.event?", or set the `rele\
ase` input to the tag of a release":"";return w.add([...E].map(([O,C])=>a(C,O&&` (${O})`,A))),{source:k,fields:S,names:new Set(
o)}}function u(o,l){return l.kind==="content"?l.fields[o]:{missing:c(l.kind==="none"?l.event:void 0)}}function c(o){return o===
void 0?"":`${/^[a-z_]{1,40}$/.test(o)?`the \`${o}\` event`:"this event"} supplies no content, and an empty input counts \
as missing`}function a(o,l,w){const b=o.map(A=>`\`${A}\``).join(", "),k=o.length>1?`are missing${l}; set them as inputs,\
 or as ${b} in \`payload-file\`${w}`:`is missing${l}; set it as an input, or as ${b} in \`payload-file\`${w}`,[S="",...E]=o.
map(inputOf);return problem(S,k,{otherInputs:E})}}),3505:((n,i,s)=>{s.r(i),s.d(i,{parseYaml:()=>$});var r=s(8815),f=s(6268),
p=s(1187),g=s(9199);function $(k,S,E){const A=G=>(0,p.RB)({[S.input]:G},E,S.file),O=A(k);if(O.length>0)return{problems:O};
const C=S.file!==void 0,M=new r.HN,x=G=>{const{line:Y,col:B}=M.linePos(G);return{line:Y,column:B}},N=(G,Y)=>{const B=C?"\
unreadable-file":"invalid-input";return{problems:[(0,f.CC)(S,G,{position:x(Y),reason:B})]}},D=(0,r.Tp)(k,{version:"1.2",
stringKeys:!0,uniqueKeys:!1,prettyErrors:!1,lineCounter:M}),{contents:F,directives:R,errors:U,warnings:X}=D,[J]=U;if(J)return N(
w(J.code),J.pos[0]);if(R?.yaml.version==="1.1")return N("is YAML 1.1, but the action reads YAML 1.2; remove the line `%Y\
AML 1.1`",0);try{const G=_(F,[],C),[Y]=X;if(Y&&G.length===0)return N(w(Y.code),Y.pos[0]);(0,r.YR)(D,{Alias:()=>new r.X5(
null)});const B=D.toJS(),ee=A(B);if(ee.length>0)return{problems:ee};const ne=(C&&!(0,r.jh)(F)?[]:G).map(({message:le,path:re,
node:te,isSyntax:de})=>{const fe=C&&de?"unreadable-file":"invalid-input";return(0,f.CC)(S,le,{path:re,position:a(te,[],x),
reason:fe})});return ne.some(({reason:le})=>le==="unreadable-file")?{problems:ne}:{value:B,positionOf:le=>a(F,le,x),problems:ne}}catch(G){
if(G instanceof RangeError)return N(l,0);throw G}}function _(k,S,E){const A=[...h(k),...c(k,E)].map(O=>({message:O,path:S,
node:k}));return(0,r.jh)(k)?[...A,...y(k,S,E)]:(0,r.oP)(k)?[...A,...k.items.flatMap((O,C)=>_(O,[...S,C],E))]:A}function y(k,S,E){
const A=m(k);if(A!==void 0)return[{message:`is a YAML mapping, because it begins with a brace; put it in quotes: "{${A}}\
"`,path:S,node:k}];const O=new Set;return k.items.flatMap(({key:C,value:M})=>{const x=o(C),N=h(C);x==="<<"&&(0,r.jn)(C)&&
C.type==="PLAIN"&&N.push(u("a merge key"));const D=[...S,x],F=N.map(R=>({message:R,path:D,node:C}));return O.has(x)&&F.push(
{message:"appears twice; write each key only once",path:D,node:C,isSyntax:!0}),O.add(x),[...F,..._(M,D,E)]})}function m(k){
const[S]=k.items;if(!k.flow||k.items.length!==1||S?.value!==null)return;const E=o(S.key);return/^\w{1,40}$/.test(E)?E:void 0}
function h(k){if((0,r.Vj)(k))return[u("an alias","*")];if(!(0,r.Ll)(k))return[];const S=k.anchor===void 0?[]:[u("an anch\
or","&")],E=k.tag===void 0?[]:[u("a tag","!")];return[...S,...E]}function u(k,S){const E=S===void 0?"":`, or put text th\
at begins with \`${S}\` in quotes`;return`has ${k}, which is not supported; write the value out${E}`}function c(k,S){if(!(0,r.
jn)(k)||typeof k.value!="number")return[];const{value:E,source:A=String(E)}=k,O=(0,g.xv)(A);return Number.isFinite(E)?Number.
isInteger(E)?Number.isSafeInteger(E)?!S||!A.includes(".")?[]:[`is ${O}, which YAML reads as ${E}; write it without a dec\
imal point, or put it in quotes if it is text`]:[`is ${O}, but JSON keeps whole numbers exact only within \xB1(2^53-1); put\
 it in quotes if it is text`]:[]:[`is ${O}, which JSON cannot represent; put it in quotes if it is text`]}function a(k,S,E){
const A=M=>(0,r.Ll)(M)&&M.range?E(M.range[0]):void 0;let O=k,C=A(O);for(const M of S){const x=(0,r.jh)(O)?O.items.find(R=>(0,r.
jn)(R.key)&&R.key.value===M):void 0;O=(0,r.oP)(O)?O.items[Number(M)]:x?.value;const N=A(x?.key),D=A(O);C=(N&&D&&N.line<D.
line?N:D??N)??C}return C}const o=k=>String((0,r.jn)(k)?k.value:k),l="is nested too deeply; use fewer levels";function w(k){
return k==="RESOURCE_EXHAUSTION"?l:k==="MULTIPLE_DOCS"?"contains more than one YAML document; write only one":`is not va\
lid YAML or JSON; ${b[k]??"check the indentation, and put text with `: ` or `#` in quotes"}`}const b={BAD_ALIAS:"put tex\
t that begins with `*` in quotes",BAD_DIRECTIVE:"remove the line that begins with `%`, or put the text in quotes",BAD_DQ_ESCAPE:"\
in double quotes, write each backslash twice, or use single quotes",BAD_INDENT:"check the indentation, and close every b\
racket",BAD_SCALAR_START:"put the text in quotes, because it begins with a special character",BLOCK_AS_IMPLICIT_KEY:"put\
 text that contains `: ` in quotes, and check the indentation",BLOCK_IN_FLOW:"close every bracket, and put commas betwee\
n the items in brackets",KEY_OVER_1024_CHARS:"a key has more than 1,024 characters; check that each line is `name: value\
`",MISSING_CHAR:"write `name: value` in each line, and close every quotation mark and bracket",MULTILINE_IMPLICIT_KEY:"w\
rite `name: value` in each line, and indent the lines of a longer text",MULTIPLE_ANCHORS:"put text that begins with `&` \
in quotes",MULTIPLE_TAGS:"put text that begins with `!` in quotes",NON_STRING_KEY:"a key must be text; put text that beg\
ins with `[`, `{`, `*` or `!` in quotes",TAB_AS_INDENT:"indent with spaces, not with tabs",TAG_RESOLVE_FAILED:"put text \
that begins with `!` in quotes",UNEXPECTED_TOKEN:"check the indentation, and put text that begins with `{`, `[`, `*` or \
a quotation mark in quotes"}}),5104:((n,i,s)=>{s.d(i,{c:()=>$,f:()=>g});var r=s(3177),f=s(3953),p=s(7125);const g={text:p.
GT,image:f.b8,page:f.fi};function $(_,y,m){const{kind:h}=r.Ng[_];return h==="duration"?(0,p.p0)(y.trim()):m[h](y.trim())}}),
1568:((n,i,s)=>{s.d(i,{d5:()=>u,qs:()=>a});const r=[],f=[];function p(o,l,w){if(o===l)return 0;const b=w?.maxDistance,k=o;
o.length>l.length&&(o=l,l=k);let S=o.length,E=l.length;for(;S>0&&o.charCodeAt(~-S)===l.charCodeAt(~-E);)S--,E--;let A=0;
for(;A<S&&o.charCodeAt(A)===l.charCodeAt(A);)A++;if(S-=A,E-=A,b!==void 0&&E-S>b)return b;if(S===0)return b!==void 0&&E>b?
b:E;let O,C,M,x,N=0,D=0;for(;N<S;)f[N]=o.charCodeAt(A+N),r[N]=++N;for(;D<E;){for(O=l.charCodeAt(A+D),M=D++,C=D,N=0;N<S;N++)
x=O===f[N]?M:M+1,M=r[N],C=r[N]=M>C?x>C?C+1:x:x>M?M+1:x;if(b!==void 0){let F=C;for(N=0;N<S;N++)r[N]<F&&(F=r[N]);if(F>b)return b}}
return r.length=S,f.length=S,b!==void 0&&C>b?b:C}function g(o,l,w){if(!Array.isArray(l)||l.length===0)return;const b=w?.
maxDistance,k=o.length;for(const O of l)if(O===o)return O;if(b===0)return;let S,E=Number.POSITIVE_INFINITY;const A=new Set;
for(const O of l){if(A.has(O))continue;A.add(O);const C=Math.abs(O.length-k);if(C>=E||b!==void 0&&C>b)continue;const M=Number.
isFinite(E)?b===void 0?E:Math.min(E,b):b,x=M===void 0?p(o,O):p(o,O,{maxDistance:M});if(b!==void 0&&x>b)continue;let N=x;
if(M!==void 0&&x===M&&M===b&&(N=p(o,O)),N<E&&(E=N,S=O,E===0))break}if(!(b!==void 0&&E>b))return S}var $=s(6268),_=s(9199),
y=s(6994);const m=(o,l)=>o<=Math.min(2,Math.floor(l.length/2)),h=o=>o.toLowerCase().replace(/[-_]/g,"");function u(o,l){
return l.map(k=>({name:k,edits:p(h(k),h(o))})).filter(({name:k,edits:S})=>m(S,k)).sort((k,S)=>k.edits-S.edits)[0]?.name}
const c=["dry","test"];function a(o,l,w){return o.map(b=>{const S=c.includes(b)&&l.includes("dry-run")?"dry-run":u(b,l),
E=(0,_.xv)(w(b)),A=`is not an input of this action (version ${y.r})`,O=`If the job has an environment variable INPUT_${E.
toUpperCase()}, rename that variable`;if(S!==void 0)return(0,$.CC)(E,{message:A,meant:S,hint:O});const C=`${A}; use a ve\
rsion that has it, or remove it from \`with\``,M=l.includes("dry-run")?`Without it, the next run sends. To only look, se\
t \`dry-run: true\`. ${O}`:O;return(0,$.CC)(E,{message:C,hint:M})})}}),3177:((n,i,s)=>{s.d(i,{$G:()=>c,BH:()=>u,Ng:()=>y,
Pw:()=>l,RD:()=>w,Vu:()=>a,pi:()=>m,wg:()=>o});var r=s(893);const f=["Chrome","Firefox","Safari"],p="\u2713",g="\u2013",
$=[p,p,p],_=[p,p,g],y={title:{kind:"text",required:!0,browsers:$,description:"Notification title, in plain text. Phones \
show about 30 characters.",examples:["Spring is here"]},message:{kind:"text",required:!0,browsers:$,description:"Text be\
low the title, in plain text. Phones show about 65 characters.",examples:["New arrivals, with free shipping until Sunday\
."]},icon_url:{kind:"image",use:"icon",sizes:[{width:200,height:200}],maxBytes:r.E$/4,drawn:"beside the text",required:!0,
browsers:_,description:"HTTPS URL of the icon (200x200 pixels).",examples:["https://example.com/icon-200.png"]},banner_url:{
kind:"image",use:"banner",sizes:[{width:360,height:240},{width:360,height:200}],maxBytes:r.E$,drawn:"below the text",required:!1,
browsers:["56+",g,g],description:"HTTPS URL of a large image (360x240 pixels, or 360x200 for phones).",examples:["https:\
//example.com/spring-360x240.png"]},landing_url:{kind:"page",required:!0,browsers:$,description:"URL that opens when a s\
ubscriber clicks the notification.",examples:["https://example.com/spring"]},actions:{kind:"buttons",required:!1,browsers:[
"48+",g,g],description:"List of buttons, each with a `text` and a `url`.",examples:[[{text:"New arrivals",url:"https://e\
xample.com/spring/new"}]]},utm_source:{kind:"text",required:!1,browsers:$,description:"Traffic source for web analytics,\
 such as `web-push`.",examples:["web-push"]},utm_medium:{kind:"text",required:!1,browsers:$,description:"Traffic medium \
for web analytics, such as `notification`.",examples:["notification"]},utm_campaign:{kind:"text",required:!1,browsers:$,
description:"Campaign name for web analytics, such as `spring-sale`.",examples:["spring-sale"]},ttl:{kind:"duration",required:!1,
browsers:_,description:"How long to keep the notification for offline subscribers, at most four weeks.",examples:["2d",86400]}},
m=Object.keys(y),h=(...b)=>m.filter(k=>b.includes(y[k].kind)),u=h("text","image","page"),c=h("image"),a=m.filter(b=>y[b].
required),o=b=>b.replaceAll("_","-"),l=m.map(o);function w(b,k=" "){return b.every(E=>E===p)?"all":f.map((E,A)=>({browser:E,
since:b[A]??g})).filter(({since:E})=>E!==g).map(({browser:E,since:A})=>A===p?E:`${E}${k}${A}`).join(", ")}}),3953:((n,i,s)=>{
s.d(i,{b8:()=>g,fi:()=>$,pc:()=>_});var r=s(3452),f=s(6268),p=s(7775);const g=S=>u(S,["https"],"an absolute https URL, s\
uch as https://example.com/image.png"),$=S=>u(S,["https","http"],"an absolute https or http URL, such as https://example\
.com/page"),_=S=>{const A=u(S,["https","http"],"the https address of the push service, such as https://push.example.com");
if("message"in A)return A;const O=h(S,new URL(S));return O===void 0?{value:S.replace(/\/+$/,"")}:c(S,O)},y=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/,
m=/(\/v1(?:\/audiences?|\/notifications?)?)\/*$/;function h(S,{protocol:E,hostname:A,pathname:O}){if(E==="http:"&&!y.test(
A))return"would send the token unencrypted; use an https URL (http is only allowed for loopback addresses)";const[,C]=m.
exec(O)??[];return C?`ends with \`${C}\`, but the action adds this path itself; remove \`${C}\``:/[?#]/.test(S)?"has a q\
uery or fragment; remove it":void 0}function u(S,E,A){if(S==="")return{message:`is blank; use ${A}`};const O=k(S,E,A);return O===
void 0?{value:S}:c(S,O)}const c=(S,E)=>a.test(S)?{message:E}:(0,f.yu)(S,E),a=/[@\uff20\ufe6b]|%40/,o=/^https?:[/\\]*[^/\\?#]*@/i,
l=/^([a-z]+):\/\/([^/?#]+)/i,w=/[{}$%<]/,b=/^https?:?$/i;function k(S,E,A){if(o.test(S))return"contains a user name or p\
assword; remove them";if(S.length>p.QO)return`is too long for a URL; use a URL of at most ${p.zF}`;if(r.m4.test(S)||r.CY.
test(S))return`contains white space, an invisible character or a backslash; use ${A}`;const[,O="",C=""]=l.exec(S)??[],[M]=w.
exec(C)??[];return M!==void 0?`contains \`${M}\` in its host, so a variable in the host was probably not replaced; use ${A}`:
O!==""&&!E.includes(O.toLowerCase())?`has the scheme ${O}; use ${A}`:b.test(C)?`has its scheme twice; use ${A}`:O!==""&&
(0,p.Dl)(S)!==void 0?void 0:`is not an absolute URL; use ${A}`}}),7125:((n,i,s)=>{s.d(i,{Ae:()=>A,GT:()=>l,I9:()=>w,PL:()=>b,
VE:()=>_,d6:()=>o,eB:()=>k,lZ:()=>y,p0:()=>a,rD:()=>h,tS:()=>E,yG:()=>c,zM:()=>u});var r=s(3452),f=s(6910),p=s(6268),g=s(
9199),$=s(893);const _=16384,y="is larger than 16 KiB; shorten it (push services accept about 4 KiB in total)",m=/^[\x21-\x7e]+$/;
function h(O,C,M){return x=>{const N=Number(x);return/^[0-9]+$/.test(x)&&N>=C&&N<=M?{value:N}:(0,p.yu)(x,`is not ${O}`)}}
function u(O){return["true","True","TRUE"].includes(O)?{value:!0}:["false","False","FALSE"].includes(O)?{value:!1}:(0,p.
yu)(O,"is neither true nor false; use `true` or `false`")}function c(O){const C=u(O);return"value"in C?C.value:void 0}function a(O){
const C=/^([0-9]+)([smhdw]?)$/.exec(O),M="use whole seconds (3600), or a whole number with a unit: s, m, h, d or w (12h)";
if(!C)return(0,p.yu)(O,`is not a duration; ${M}`);const x=$.F7.find(({letter:D})=>D===C[2]),N=Number(C[1])*(x?.seconds??
1);return Number.isSafeInteger(N)?{value:N}:(0,p.yu)(O,`is too long; ${M}`)}function o(O){return m.test(O)?{value:O}:{message:"\
contains a space, a line break or a non-ASCII character, which a token cannot contain; set it to the token only, prefera\
bly from a secret"}}function l(O){if(O==="")return{message:"is blank, and the service refuses blank text; write some tex\
t"};const C=w(O);return"message"in C?C:(0,g.h0)(O)===""?{message:"has no visible character; write some text"}:{value:O}}
const w=O=>{const[C]=r.Sx.exec(O)??[];return C===void 0?{value:O}:{message:`contains the control character U+${C.charCodeAt(
0).toString(16).toUpperCase().padStart(4,"0")}, which subscribers would not see; remove it`}};function b(O){if(O==="late\
st")return{value:{kind:"latest"}};const C=O.replace(/^refs\/tags\//,""),M=/^refs\//.test(O)&&C===O;return C===""||M?(0,p.
yu)(O,"is not a tag; use a tag such as v1.2.3, or `latest`"):{value:{kind:"tag",tag:C}}}function k(O){return/^[a-z]/i.test(
O)&&S(O)?{value:O}:(0,p.yu)(O,"is not a time zone that this runner knows; use a name from the IANA time zone database, s\
uch as Europe/Berlin")}function S(O){try{return new Intl.DateTimeFormat("en",{timeZone:O}),!0}catch{return!1}}function E(O){
if(O==="any")return{value:void 0};const C="set it to the `payload` output of the approved dry run, or remove the input";
if(O==="")return{message:`is empty, so the approved payload is missing; ${C}`};const M=(0,f.qF)(O);return(0,f.Gv)(M)?{value:M}:
{message:`is not a JSON object; ${C}`}}const A=O=>({value:O})}),2472:((n,i,s)=>{s.d(i,{r0:()=>a,yI:()=>c,j_:()=>w,uv:()=>u,
Vp:()=>o});var r=s(3024),f={ftp:21,gopher:70,http:80,https:443,ws:80,wss:443};function p(b){try{return new URL(b)}catch{
return null}}function g(b){var k=(typeof b=="string"?p(b):b)||{},S=k.protocol,E=k.host,A=k.port;if(typeof E!="string"||!E||
typeof S!="string"||(S=S.split(":",1)[0],E=E.replace(/:\d*$/,""),A=parseInt(A)||f[S]||0,!$(E,A)))return"";var O=_(S+"_pr\
oxy")||_("all_proxy");return O&&O.indexOf("://")===-1&&(O=S+"://"+O),O}function $(b,k){var S=_("no_proxy").toLowerCase();
return S?S==="*"?!1:S.split(/[,\s]/).every(function(E){if(!E)return!0;var A=E.match(/^(.+):(\d+)$/),O=A?A[1]:E,C=A?parseInt(
A[2]):0;return C&&C!==k?!0:/^[.*]/.test(O)?(O.charAt(0)==="*"&&(O=O.slice(1)),!b.endsWith(O)):b!==O}):!0}function _(b){return process.
env[b.toLowerCase()]||process.env[b.toUpperCase()]||""}var y=s(893);const{GITHUB_EVENT_PATH:m=""}=process.env;delete process.
env.GITHUB_EVENT_PATH;const h=b=>process.env[b.toLowerCase()]||process.env[b]||void 0;function u(){return{http:h("HTTP_P\
ROXY"),https:h("HTTPS_PROXY"),isBypassed:b=>g(b)===""}}function c(){const{GITHUB_API_URL:b,GITHUB_SERVER_URL:k,GITHUB_REPOSITORY:S,
GITHUB_SHA:E,GITHUB_RUN_ID:A}=process.env,{GITHUB_EVENT_NAME:O}=process.env;return{github:{apiUrl:b||"https://api.github\
.com",serverUrl:k||"https://github.com"},run:{repository:S??"",sha:E??"",id:A??"",event:O??"",attempt:Number(process.env.
GITHUB_RUN_ATTEMPT)||1}}}const a=b=>b==="pull_request"||b==="pull_request_target";function o(){const{github:b,run:k}=c();
return k.id===""?"":`${b.serverUrl}/${k.repository}/actions/runs/${k.id}/attempts/${k.attempt}`}const l=25*y.E$;function w(b=m){
const{GITHUB_EVENT_NAME:k=""}=process.env;try{return(0,r.statSync)(b).size>l?{name:k,payload:void 0,unreadable:"the even\
t is larger than 25 MiB"}:{name:k,payload:JSON.parse((0,r.readFileSync)(b,"utf8"))}}catch{return{name:k,payload:void 0,unreadable:b===
""?void 0:"the action cannot read the event file"}}}}),5592:((n,i,s)=>{s.d(i,{ih:()=>m,sL:()=>_,zz:()=>h});var r=s(3024),
f=s(6760),p=s(5500),g=s(6268),$=s(7125);function _(u){const c=m(),a=(0,f.resolve)(c,u),o={input:"payload-file",file:u},l=b=>({
problem:(0,g.CC)(o,b,{reason:"unreadable-file"})}),w={problem:(0,g.CC)(o,"is outside the workspace; use a file of the re\
pository")};if(u!==u.trim())return{problem:(0,g.CC)(o,"has a name that begins or ends with whitespace, which a send woul\
d trim; rename the file")};try{const b=(0,r.realpathSync)(c);if(!h(a,c)&&!h(a,b))return w;const k=(0,r.realpathSync)(a);
if(!h(k,b))return w;const S=(0,r.statSync)(k);if(S.isDirectory()){const E=(0,g.yu)(u,"is a folder; use the path of a fil\
e in it");return{problem:(0,g.CC)("payload-file",E,{reason:"unreadable-file"})}}return S.isFile()?S.size>$.VE?l($.lZ):{text:new TextDecoder(
"utf-8",{fatal:!0}).decode((0,r.readFileSync)(k))}:l("is not a regular file; use the path of a YAML or JSON file")}catch(b){
const k=b.code;return k==="ENOENT"&&u.includes("\uFFFD")?l("has a name that is not UTF-8; rename the file"):k==="ENOENT"&&
y(a)?l("is a link that leads nowhere; commit the file itself"):l(k==="ENOENT"?"does not exist; check the path, and check\
 out the repository before this step":k==="ERR_ENCODING_INVALID_ENCODED_DATA"?"is not UTF-8 text; save it as UTF-8":`can\
not be read (${(0,p.q0)(b)})`)}}const y=u=>(0,r.lstatSync)(u,{throwIfNoEntry:!1})?.isSymbolicLink()===!0,m=()=>process.env.
GITHUB_WORKSPACE||process.cwd();function h(u,c){const a=(0,f.relative)(c,u);return a!==".."&&!a.startsWith(`..${f.sep}`)&&
!(0,f.isAbsolute)(a)}})},Rt={};function W(n){var i=Rt[n];if(i!==void 0)return i.exports;var s=Rt[n]={exports:{}},r=!0;try{
Wn[n](s,s.exports,W),r=!1}finally{r&&delete Rt[n]}return s.exports}W.m=Wn,typeof W<"u"&&(W.ab=__dirname+"/"),(()=>{var n=Object.
getPrototypeOf?s=>Object.getPrototypeOf(s):s=>s.__proto__,i;W.t=function(s,r){if(r&1&&(s=this(s)),r&8||typeof s=="object"&&
s&&(r&4&&s.__esModule||r&16&&typeof s.then=="function"))return s;var f=Object.create(null);W.r(f);var p={};i=i||[null,n(
{}),n([]),n(n)];for(var g=r&2&&s;typeof g=="object"&&!~i.indexOf(g);g=n(g))Object.getOwnPropertyNames(g).forEach($=>p[$]=
()=>s[$]);return p.default=()=>s,W.d(f,p),f}})(),W.d=(n,i)=>{for(var s in i)W.o(i,s)&&!W.o(n,s)&&Object.defineProperty(n,
s,{enumerable:!0,get:i[s]})},W.f={},W.e=n=>Promise.all(Object.keys(W.f).reduce((i,s)=>(W.f[s](n,i),i),[])),W.u=n=>""+n+"\
.preview.js",W.o=(n,i)=>Object.prototype.hasOwnProperty.call(n,i),W.r=n=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.
defineProperty(n,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(n,"__esModule",{value:!0})},(()=>{var n={792:1},
i=s=>{var r=s.modules,f=s.ids,p=s.runtime;for(var g in r)W.o(r,g)&&(W.m[g]=r[g]);p&&p(W);for(var $=0;$<f.length;$++)n[f[$]]=
1};W.f.require=(s,r)=>{n[s]||i(require("./"+W.u(s)))}})();var qi={};const Dt=new AbortController,eo=["SIGINT","SIGTERM",
"SIGBREAK","SIGHUP","SIGQUIT"];for(const n of eo)process.on(n,()=>Dt.abort());const to=require("node:timers/promises");var he=W(
5500),ae=W(6268),Hn=W(6994),jt=W(6910),Be=W(1187),no=W(5104),ue=W(3177),ce=W(7125),Ft=W(7320),Ke=W(1830);const Ut=async()=>({
...await Promise.resolve().then(W.bind(W,3505)),...await Promise.resolve().then(W.bind(W,6625)),...await Promise.resolve().
then(W.bind(W,3961))});async function so(n,i,s){return{inputs:await io(n,i,s.secrets),file:await ao(n["payload-file"],i,
s),fileName:n["payload-file"],extraFields:await lo(n["extra-fields"],i,s.secrets),onceKey:n["once-key"]}}async function io(n,i,s){
const r={},f=new Set(ue.pi.filter(p=>i.isRefused((0,ue.wg)(p))));for(const p of ue.pi){const g=n[(0,ue.wg)(p)];if(g==="")
continue;const $=p==="actions"?await ro(g,s):oo(p,g,s);i.add($.problems),Object.assign(r,$.fields),f.add(p)}return{source:"\
input",fields:r,names:f}}function oo(n,i,s){const r=(0,ue.wg)(n),f=(0,no.c)(n,i,Ft.QP);if("message"in f)return{fields:{},
problems:[(0,ae.CC)(r,f)]};const p=typeof f.value=="number"?(0,Be.RB)({[r]:f.value},s):[];return{fields:p.length>0?{}:{[n]:f.
value},problems:p}}async function ro(n,i){const{parseYaml:s,parseFields:r}=await Ut(),f={input:"actions"},p=s(n,f,i);if(!("\
value"in p))return{fields:{},problems:p.problems};const{fields:g,problems:$}=r(f,{value:{actions:p.value},positionOf:_=>p.
positionOf(_.slice(1)),problems:p.problems.map(_=>({..._,path:["actions",..._.path??[]]}))});return{fields:g,problems:$.
map(_=>({..._,path:_.path?.slice(1)}))}}async function ao(n,i,{secrets:s,readFile:r}){const f=i.isRefused("payload-file");
if(n===""&&!f)return Ke.Xw.file;if(f)return Ke._8;const{fieldsFromFile:p}=await Ut();return p(n,r(n),i,s)}const co=new Set(
[...ue.Pw,"target"]);async function lo(n,i,s){if(n==="")return{};const{parseYaml:r}=await Ut(),f=r(n,{input:"extra-field\
s"},s),p="value"in f?[...f.problems,...uo(f)]:f.problems;return i.add(p),"value"in f&&(0,jt.Gv)(f.value)&&p.length===0?f.
value:{}}function uo({value:n,positionOf:i}){const s={input:"extra-fields"};if(!(0,jt.Gv)(n))return[(0,ae.CC)(s,"is not \
a mapping; write fields as `name: value`")];const r=[];for(const f of Object.keys(n)){const p=f.replaceAll("_","-").toLowerCase(),
g=`has its own input; set the \`${p}\` input instead`;co.has(p)&&r.push((0,ae.CC)(s,g,{path:[f],position:i([f])}))}return(0,jt.
ff)(n,(f,p)=>{const g=(0,ce.I9)(f);return"message"in g&&r.push((0,ae.CC)(s,g,{path:p,position:i(p)})),f}),r}var Yn=W(4385),
fo=W(3961),ft=W(893);function Gn(n){const i=new Intl.DateTimeFormat("en-US",{timeZone:n,calendar:"gregory",numberingSystem:"\
latn",hourCycle:"h23",year:"numeric",month:"numeric",day:"numeric",hour:"numeric",minute:"numeric"});return s=>{const r=i.
formatToParts(s).map(({type:y,value:m})=>[y,Number(m)]),{year:f,month:p,day:g,hour:$,minute:_}=Object.fromEntries(r);return{
year:f,month:p,day:g,hour:$,minute:_}}}const po=/^(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;function ho(n){
const i="use two times of day, such as 09:00-20:00";if(!po.test(n))return(0,ae.yu)(n,`is not a range of times; ${i}`);const[
s,r]=n.split("-"),f=Jn(s),p=Jn(r);return f===p?(0,ae.yu)(n,`begins and ends at the same time; ${i}`):{value:{from:f,to:p,
text:n}}}function Jn(n){const[i,s]=n.split(":").map(Number);return i*60+s}const Bt=6e4,mo=1440;function gd(n,i,s){const r=Gn(
i),f=r(s);if(Xn(n,f))return;const p=(Math.floor(s.getTime()/Bt)+1)*Bt;for(let g=0;g<=2*mo+180;g++){const $=new Date(p+g*
Bt),_=r($);if(Xn(n,_))return{window:n.text,timeZone:i,now:f,opensAt:$,opens:_}}throw new Error("the window of send-betwe\
en never opens")}function Xn({from:n,to:i},{hour:s,minute:r}){const f=s*60+r;return n<i?n<=f&&f<i:n<=f||f<i}function yd(n,i,s="\
UTC"){const{year:r,month:f,day:p}=Gn(s)(i),g=new Date(Date.UTC(r,f-1,p));if(n==="week")return go(g);const $=g.toISOString().
slice(0,10);return n==="day"?$:$.slice(0,7)}function go(n){const i=(n.getUTCDay()+6)%7,s=new Date(n.getTime()+(3-i)*dayMs),
r=s.getUTCFullYear(),f=Math.floor((s.getTime()-Date.UTC(r,0,1))/(7*dayMs))+1;return`${r}-W${String(f).padStart(2,"0")}`}
var yo=W(3953);const Kt=(n,i)=>s=>s===""?{message:`is missing; set it to ${n}`}:i(s),Ie=(n,i)=>s=>s===""?{value:n}:i(s),
me=n=>Ie(void 0,n),dt=(n,i)=>s=>{const r=n.find(f=>f===s);return r===void 0?(0,ae.yu)(s,`is not ${i}`):{value:r}},Ve={"b\
ase-url":Kt("the base address of the push service, such as https://push.example.com (a misspelled variable is empty)",yo.
pc),"api-token":Kt("the API token of the site, from a secret (a misspelled or unavailable secret is empty)",ce.d6),timeout:Ie(
30,(0,ce.rD)("a whole number of seconds from 1 to 300",1,300)),retries:Ie(3,(0,ce.rD)("a whole number from 0 to 10",0,10)),
summary:Ie(!0,ce.zM)},Qn=Number.MAX_SAFE_INTEGER,Vt={...Ve,target:Kt("`all` (every subscriber) or `audience`; `target` h\
as no default, so that nobody sends to all by mistake",dt(["all","audience"],"a valid target; use `all` (every subscribe\
r) or `audience`")),"audience-id":me((0,ce.rD)("an audience id, which is a whole number such as 101",1,Qn)),"audience-na\
me":me(ce.Ae),"max-reach":me((0,ce.rD)("a whole number such as 10000",0,Qn)),"payload-file":me(ce.Ae),"extra-fields":me(
ce.Ae),"dry-run":Ie(!1,ce.zM),"check-urls":Ie(!1,ce.zM),"once-key":me(ce.Ae),"once-per":me(dt(["day","week","month"],"a \
period; use `day`, `week` or `month`")),"send-between":me(ho),"time-zone":me(ce.eB),release:me(ce.PL),"release-level":me(
dt(["major","minor","patch"],"a release level; use `major`, `minor` or `patch`")),"max-age":me(ce.p0),"expected-payload":ce.
tS,"github-token":me(ce.d6)},bo=n=>n.replace(/-([a-z])/g,(i,s)=>s.toUpperCase()),Wt=n=>Object.keys(n),bd=Wt(Ve),wd=[...Wt(
Vt),...ue.Pw];function vd(n,i){return Ht(Ve,n,i)}function $d(n,i,s=""){const r=Ht(Vt,n,i,So(n));return r.settings&&(r.settings.
maxAge??=wo(n.release,s)),r}const qn=ft.LP/1e3;function wo(n,i){if(n==="latest")return 7*qn;if(n===""&&i==="release")return 30*
qn}function Ht(n,i,s,r=[]){const f=new ae.tH;f.refuse([...(0,Be.cV)(i,s),...vo(i)]);const p={...i};for(const _ of f.refused)
p[_]="";const g={};for(const[_,y]of Object.entries(n)){const m=y(p[_]??"");"value"in m?g[bo(_)]=m.value:f.add([(0,ae.CC)(
_,m)])}return f.add(r),{settings:f.all.length>0?void 0:g,inputs:p,problems:f}}function vo(n){return["actions","extra-fie\
lds"].filter(s=>Buffer.byteLength(n[s]??"")>ce.VE).map(s=>(0,ae.CC)(s,ce.lZ))}const es={"payload-files":ce.Ae,only:Ie("a\
ll",dt(["all","changed","added"],"a valid choice; use `all`, `changed` or `added`")),"extra-fields":ce.Ae,"check-urls":Vt["\
check-urls"],timeout:Ve.timeout,summary:Ve.summary},ts=[...Wt(es),...ue.Pw];function $o(n,i){return Ht(es,n,i,_o(n))}function _o(n){
return n["payload-files"]!==""?[]:ue.Pw.every(s=>n[s]==="")?[(0,ae.CC)("payload-files","is missing; set it to paths of p\
ayload files, or set the notification as inputs")]:n.only!==""&&n.only!=="all"?[(0,ae.CC)("payload-files","is missing; `\
only` needs files to choose from")]:[]}function So(n){const i=n.target==="all",s=n.target==="audience",r="is only allowe\
d with `target: audience`",f="remove it, or change `target`",p="(the service does not report the reach of a broadcast)",
g=n["once-key"]?"`once-key` needs it to store a record in the repository":"the `release` input needs it to fetch the rel\
ease";return[...["audience-id","audience-name"].map(y=>({inputs:[y],isWrong:i&&n[y],message:`${r}; ${f}`})),{inputs:["ma\
x-reach"],isWrong:i&&n["max-reach"],message:`${r} ${p}; remove it`},{inputs:["audience-id","audience-name"],isWrong:s&&!n["\
audience-id"]&&!n["audience-name"],message:"are both missing; set at least one"},{inputs:["once-key"],isWrong:n["once-pe\
r"]&&!n["once-key"],message:"is missing; `once-per` needs it"},{inputs:["once-key"],isWrong:n.release==="latest"&&!n["on\
ce-key"]&&!n["once-per"],message:"is missing, so each later run would announce the latest release again; set `once-key: \
release-{tag}`, and give the job the `contents: write` permission",hint:Yt},{inputs:["once-per"],isWrong:n.release==="la\
test"&&n["once-per"],message:"is not allowed with `release: latest`, because each later period would announce the same r\
elease again; remove `once-per`, and set `once-key: release-{tag}`",hint:Yt},{inputs:["time-zone"],isWrong:n["time-zone"]&&
!n["send-between"]&&!n["once-per"],message:"has no effect without `send-between` or `once-per`; set one of these two, or\
 remove `time-zone`"},{inputs:["github-token"],isWrong:(n["once-key"]||n.release)&&!n["github-token"],message:`is missin\
g; ${g}`}].filter(({isWrong:y})=>y).map(({inputs:[y,...m],message:h,hint:u})=>problem(y,u===void 0?h:{message:h,hint:u},
{otherInputs:m}))}const Yt="Careful: a new key has no record yet, so the first run with it sends again, even what was al\
ready announced";var oe=W(9199),Ee=W(7775);function xe(n,i){return Oo((0,oe.jQ)(n),i).replace(Mo,We).replace(No,Io).replace(
/^[\t -%'-;=-@[-`{-~]/,We).replaceAll(`
`,"<br>")}function ns(n){return(0,oe.jQ)(n).replace(/[&<>]/g,We).replaceAll(`
`,"&#10;")}const Gt=(n,i)=>xe((0,oe.xv)(n,i)),_d=n=>is(Gt(n,500));function Le(n,i=500){const r=(0,oe.xv)(n,i).split(Eo).
map((f,p)=>p%2===1?Ze(f):xe(f));return is(r.join(""))}function ss({text:n,url:i},s=2e3){return`${Le(n,s)}${i?` <a href="${Qt(
i)}">Open that run</a>`:""}`}const Jt=n=>typeof n=="object"?n.flatMap(Jt):n?[n]:[],ko=({command:n})=>n!==void 0&&`<pre><\
code>${ns(n)}</code></pre>`,is=n=>`<span dir="auto">${n}</span>`,Eo=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,Ze=n=>`<code>${ns(
n)}</code>`;function Xt(n,i=300){const s=xe(To(n,i));return n.length>rs||!(0,Ee.Dl)(n)?s:`<a href="${Qt(n)}">${s}</a>`}function To(n,i){
const s=(0,Ee.Dl)(n)?.host,[,r="",f=""]=/^(https?:\/\/)[^/?#]*(.*)$/is.exec(n)??[];return!s||r===""?(0,oe.xv)(n,i):r+s+(0,oe.
xv)(f,Math.max(1,i-r.length-s.length))}function Ao(n,i,s){return n.length>rs?i:`<img src="${Qt(n)}" alt="${i}" width="${s}\
">`}function Oo(n,i=40){const s=new RegExp(`[^\\s/?-]{${i+1},}`,"g");return n.replace(s,r=>new RegExp(Co,"u").test(r)?r:
Array.from(new Intl.Segmenter("en").segment(r),({segment:p})=>p).map((p,g)=>g>0&&g%Po===0?`\u200B${p}`:p).join(""))}const Po=10,
Co=String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Emoji_Presentation}]`,
rs=2e3,Mo=/[&<>"'`*_~[\]()|\\!{}^]/g,No=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,We=n=>`&#${n.codePointAt(0)};`,Io=n=>`<span>${We(
n)}</span>`,Qt=n=>(0,oe.jQ)(n).replace(/[&<>"'`\n\t]/g,We),ge=n=>String(n).replace(/^-?\d+/,i=>i.replace(/\B(?=(?:\d{3})+$)/g,
",")),Te=(n,i)=>`${ge(n)} ${i}${n===1?"":"s"}`,as=ft.F7.filter(({name:n})=>n!=="week");function zo(n){const i=as.find(({
seconds:s})=>n>0&&n%s===0);return i?`${n/i.seconds}${i.letter}`:`${n}s`}function cs(n,i=""){const s=as.find(({seconds:r})=>n>=
r);return s?`${i}${Te(Math.floor(n/s.seconds),s.name)} ago`:"just now"}function Sd({tag:n,level:i,age:s}){const r=s===void 0?
"":`, published ${cs(s)}`;return`${quote(n)}${i?` (${i})`:""}${r}`}const xo={comment:"the `web-push` comment in the rele\
ase notes",default:"the default message"},kd=null;function Lo(n){const i=(0,oe.hD)(n.release.tag);return n.kind==="level"?
`The release ${i} is a ${n.release.level} release, which \`release-level: ${n.minLevel}\` excludes.`:`The release ${i} w\
as published ${cs(n.age,"more than ")}, which \`max-age: ${zo(n.maxAge)}\` excludes.`}function Ed({kind:n}){return`To an\
nounce this release anyway, start a run by hand with its tag as \`release\` and ${n==="level"?"with `release-level: patc\
h`":"without `max-age`"}. If this run has a \`once-key\`, keep it, so that no release is announced twice.`}const Zo=3;function Td({
tag:n,latest:i}){if(!i)return;const{shownTag:s,newerTags:r}=i;return[s===void 0?"":Ro(n,s),Do(r)].filter(Boolean).join("\
 ")||void 0}function Ro(n,i){const[s,r]=[releaseVersion(n),releaseVersion(i)],p=s&&r&&isSameVersion(s,r)?"is the same ve\
rsion, so this run uses it":"has the highest version that the inputs allow";return`GitHub shows ${quote(i)} as the lates\
t release. The release ${quote(n)} ${p}.`}function Do(n){if(n.length===0)return"";const i=n.slice(0,Zo).map(quote).join(
", "),[s,r]=n.length===1?["a newer release","it"]:["newer releases","one of them"];return`This run ignored ${s} that Git\
Hub does not show as the latest: ${i}. (GitHub does not change "latest" when a pre-release is promoted.) To announce ${r}\
, set it as the latest release on GitHub, or start a run by hand with its tag as \`release\` and the same \`once-key\`.`}
const pt=n=>String(n).padStart(2,"0"),ls=({hour:n,minute:i})=>`${pt(n)}:${pt(i)}`,jo=({year:n,month:i,day:s})=>`${n}-${pt(
i)}-${pt(s)}`;function us({window:n,timeZone:i,now:s,opens:r,opensAt:f}){const p=i.toUpperCase()==="UTC"?"":` (${f.toISOString().
slice(11,16)} UTC)`;return`The time in ${i} is ${ls(s)}, which is outside \`send-between: ${n}\`. The window opens at ${ls(
r)} on ${jo(r)}${p}.`}function Ad(n,i){const s=us(n);return i===void 0?{text:s}:{text:`${i.message} The window closed be\
fore the action could retry. ${s}`}}function Od(n,i,s){const r="a later run inside the window sends: a scheduled run, or\
 this run if you re-run it",f=s?" That run announces the release that is the latest at that time.":"";return i!==void 0&&
i.kind!=="none"?{text:`First, delete the claim of this run with the command in the warning. Then ${r}.${f}`}:{text:`${n?
`This run sent nothing${i?" and has no claim on the key":""}`:"This run sent nothing and claimed no key"}. Unless the \`o\
nce-key\` was already used, ${r}.${f}`}}var qt=W(3452);const ds=[{name:"Desktop",browser:"Chrome on Windows",title:{length:70,
line:35},message:{length:140,line:35},button:{length:19,line:19},iconAt:"start",textWidth:350},{name:"Phone",browser:"Ch\
rome on Android",title:{length:30,line:30},message:{length:65,line:33},button:{length:19,line:19},iconAt:"end",textWidth:310}];
function ht(n,{length:i,line:s}){const r=/^[\0-\x7f]*$/.test(n),f=r?[...n]:n.match(new RegExp(Fo,"gsu"))??[],p=r?/(?!)/:
new RegExp(Uo,"u"),g=f.length;let $=0,_=0,y=0,m=0;for(const h of f){if(h===`
`){const c=Math.max(1,Math.ceil(($-_)/s));_+=c*s,$=_}else $+=p.test(h)?2:1;if($>i)return{shown:`${n.slice(0,m).trimEnd()}\
\u2026`,visible:y,total:g};$<i&&(y++,m+=h.length)}return{shown:n,visible:g,total:g}}const Fo=String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
Uo=`\\ufe0f|[${qt.xo}]`,Bo=["title","message"],Ko={"many-buttons":({count:n})=>`The notification has ${n} buttons. Brows\
ers show at most two.`,"long-ttl":({seconds:n})=>`The \`ttl\` is ${ge(n)} s. Push services keep a notification for at mo\
st four weeks (${ge(ys)} s).`,"reach-zero":()=>"The audience has a reach of 0, so nobody will receive this notification.",
"token-expiry":({at:n,expired:i})=>i?`The API token expired on ${hs(n)}, so the service will probably refuse it. Replace\
 the secret.`:`The API token expires on ${hs(n)}. Replace the secret before then.`,rerun:({attempt:n})=>`This is attempt\
 ${n} of this run, and an earlier attempt may already have sent the notification. With a \`once-key\`, a re-run cannot sen\
d a notification twice. ${Yt}.`,"outside-window":({outside:n})=>`A real run would be skipped now. ${us(n)}`,"held-back":({
filtered:n})=>`A real run would be skipped. ${Lo(n)}`,truncated:({field:n,visible:i,total:s})=>`The ${n} is ${ge(s)} cha\
racters long. Even a desktop shows only about ${ge(i)} of them.`,markup:({field:n,what:i,found:s})=>`The ${n} contains ${i}\
 (${(0,oe.hD)(s)}). Notifications are plain text, so subscribers would see these characters as they are.`,"escaped-newli\
ne":({field:n})=>`The ${n} contains the two characters \`\\n\`. Subscribers would see both characters. For a line break, us\
e a YAML block (\`|\`).`,template:({fieldPath:n,template:i})=>`\`${(0,ae.LF)(n)}\` contains the unresolved template ${(0,oe.
hD)(i)}. Subscribers will see it unless the push service replaces it.`,link:({fieldPath:n,written:i,read:s})=>`\`${(0,ae.
LF)(n)}\` has the host ${(0,oe.hD)(i)}, which browsers read as ${(0,oe.hD)(s)}. Check that this is the host you mean.`,"\
image-size":({field:n,...i})=>`${(0,ue.wg)(n)}: the ${ue.Ng[n].use} is ${gs(i)} pixels. Browsers show it at ${ue.Ng[n].sizes.
map(gs).join(" or ")}.`,"image-weight":({field:n,bytes:i})=>`${(0,ue.wg)(n)}: the ${ue.Ng[n].use} is ${ms(i)}. Every sub\
scriber downloads it, so use one of at most ${ms(ue.Ng[n].maxBytes)}.`,"unchecked-url":n=>(0,ae.fI)({...n,file:void 0}),
"needs-release":({fieldPath:n,placeholder:i})=>`\`${(0,ae.LF)(n)}\` contains \`{${i}}\`. Only a send with a release can r\
eplace it. Without a release, the send fails.`},ps=n=>Ko[n.kind](n);function Vo(n){return"fieldPath"in n?n.fieldPath:"fi\
eld"in n?[n.field]:n.kind==="unchecked-url"?[n.input.replaceAll("-","_"),...n.path??[]]:n.kind==="many-buttons"?["action\
s"]:n.kind==="long-ttl"?["ttl"]:[]}const hs=n=>n.toISOString().slice(0,10),ms=n=>`${ge(Math.ceil(n/1024))} KiB`,gs=({width:n,
height:i})=>`${n}x${i}`,ys=2419200;function Wo({notification:n,sources:i}){const{actions:s=[],ttl:r=0}=n,f=[];s.length>2&&
f.push({kind:"many-buttons",count:s.length}),r>ys&&f.push({kind:"long-ttl",seconds:r});for(const g of Bo)f.push(...Ho(g,
n)),(i[g]==="input"||i[g]==="file")&&f.push(...qo(g,n[g]));const p=(0,Yn.CB)(n);return[...f,...p.flatMap(tr),...p.flatMap(
nr)]}function Ho(n,i){const[s]=ds,{visible:r,total:f}=ht(i[n],s[n]);return r===f?[]:[{kind:"truncated",field:n,visible:r,
total:f}]}const Yo=/^#{1,6} \S.*/m,Go=/^[-*+] \S.*/m,Jo=/\[[^[\]\n]*\]\([^()\s]*\)/,Xo=/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*{1,2}|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-z\d])|~~(?=[^\s~])[^~\n]+~~/i,
Qo=/<\/?[a-z][^<>]*>/i;function qo(n,i){const s=[],[r]=[Yo,Go,Jo,Xo].flatMap(p=>p.exec(i)?.[0]??[]);r!==void 0&&s.push({
kind:"markup",field:n,what:"Markdown",found:r});const[f]=Qo.exec(i)??[];return f!==void 0&&s.push({kind:"markup",field:n,
what:"HTML",found:f}),i.includes("\\n")&&s.push({kind:"escaped-newline",field:n}),s}const er=/\$?\{\{[^{}]{1,100}\}\}|\$\{[^{}]{1,100}\}|\{%[^{}%]{1,100}%\}|%(?![\dA-F]{2}[A-Z_]*%[\dA-F]{2})[A-Z][A-Z_]{2,40}%/;
function tr({path:n,text:i}){const[s]=er.exec(i)??[];return s===void 0?[]:[{kind:"template",fieldPath:n,template:s}]}function nr({
path:n,kind:i,text:s}){if(i==="text")return[];const[r,f]=[(0,Ee.Wr)(s),(0,Ee.zB)(s)];return r===void 0||f===void 0||r.toLowerCase()===
f?[]:[{kind:"link",fieldPath:n,written:r,read:f}]}const Pd=n=>n===0?[{kind:"reach-zero"}]:[],Cd=(n,i)=>n>1&&i===void 0?[
{kind:"rerun",attempt:n}]:[],sr=14;function Md(n,i){const s=ir(n);return s===void 0||s-i>=sr*dayMs?[]:[{kind:"token-expi\
ry",at:new Date(s),expired:s<=i}]}function ir(n){const[i,s,r,...f]=n.split(".");if(!i||!s||r===void 0||f.length>0)return;
const{exp:p}=Object(parseJson(Buffer.from(s,"base64url").toString("utf8"))),g=typeof p=="number"?p*1e3:Number.NaN;return Number.
isNaN(new Date(g).getTime())?void 0:g}const or={rejected:"Nothing was sent, because the request was refused.","not-sent":"\
Nothing was sent.",unknown:"The notification may or may not have been sent."},rr="start a new run (a re-run uses the ori\
ginal workflow file)",ar="announce the release by hand, with its tag (a re-run uses the original workflow file and event\
)",cr="If this job created the release, a re-run does not create it again. In that case, announce the release by hand, w\
ith its tag.",bs="The `once-key` contains the id of this run, so a new run gets a different key and resends whatever oth\
er jobs of this run have sent.";function en(n,{releaseFrom:i,isKeyOfRun:s}={}){if(typeof n=="string")return i==="push"?tn(
n,cr,s?bs:""):n;const r=i===void 0?rr:ar;return tn(`${n.newRunAfter} ${r}.`,s?bs:"")}const tn=(...n)=>n.filter(Boolean).
join(" ");function ws({title:n,reason:i,message:s,hint:r},f,{claim:p,...g}={}){const _=f==="not-sent"&&i==="internal-err\
or"&&typeof r=="string"?`${r} You can run this again.`:r,y=f==="unknown"?lr(r,p,g):en(_,g);return{title:`${n} (${f?`${f}\
: `:""}${i})`,whatFailed:n,why:{text:s},meaning:f&&or[f],next:{text:y},reason:i}}function lr(n,i,s){const r="The service\
 may still send the notification. Before you send it again, wait a few minutes, then look in the panel of your push serv\
ice.",p=i!==void 0&&i.kind!=="none"?" first delete the claim of the `once-key` with the command in the log, then":"";return typeof n!=
"string"?`${r} If nothing was sent,${p} do this: ${en(n,s)}`:tn(r,n,en(`If nothing was sent,${p} run this again.`,s))}function Nd({
attempts:n,result:i,response:s,payload:r,target:f}){const p=f?.type==="audience"?f.audience:void 0;return{outcome:i.outcome,
reason:ur(i),"status-code":mt(s?.statusCode),response:s?.body??"",payload:r??"","audience-id":mt(p?.id),"audience-name":p?.
name??"","audience-reach":mt(p?.reach),attempts:mt(n),"sent-at":i.outcome==="sent"?i.sentAt.toISOString():""}}function ur(n){
return n.outcome==="skipped"?n.reason:"failure"in n?n.failure.reason:""}const mt=n=>n===void 0?"":String(n);function Id(n){
return n instanceof Failure?{audiences:"",count:"",reason:n.reason}:{audiences:JSON.stringify(n),count:String(n.length),
reason:""}}function fr(n,i,s){const{notifications:r,problems:f,extraFields:p,failure:g}=n,$=r.map(({file:y,content:m})=>({
file:y,payload:{...m?.notification,...p}})),_=r.map(({file:y})=>y).filter(y=>y!=="");return{payloads:i?"":JSON.stringify(
$),files:g||f.length>0?"":JSON.stringify(_),"summary-url":s,count:g?"":String($.length),reason:i}}const vs=({problems:n,
notifications:i})=>[...n,...i.flatMap(s=>s.problems)],dr=["invalid-input","unreadable-file","url-check-failed"];function gt(n){
if(n.failure)return n.failure.reason;const i=new Set(vs(n).map(({reason:s})=>s));return dr.find(s=>i.has(s))}const yt=({
problems:n})=>n.length>0;function $s(n){const{notifications:i,omitted:s,failure:r}=n;if(r)return i.length>0?"The check d\
id not finish":"The notifications were not checked";const f=Te(i.length,"notification"),p=i.filter(yt).length;if(p>0)return`${p}\
 of ${f} ${p===1?"has":"have"} problems`;if(n.problems.length>0)return"The inputs have problems";if(i.length===0&&s){const g=s.
only==="added"?"added":"added or changed";return s.total===0?"Nothing to check: no files":`Nothing to check: ${Te(s.total,
"file")} found, none of them ${g}`}return`${f} checked: no problems`}const _s=1e3;function bt(n){const{file:i,path:s=[]}=n;
return(0,oe.xv)(i===void 0?(0,ae.fI)(n):(0,ae.LT)(s,"The file",n),_s)}function pr(n,i){const{notifications:s,omitted:r}=n,
f=vs(n),p=f.map(g=>{const{file:$,position:_,reason:y}=g;return{level:"error",title:`${y==="url-check-failed"?"URL check \
failed":$===void 0?"Invalid inputs":"Invalid notification"} (${y})`,text:bt(g),at:wt($,_)}});return[...f.map(g=>He(Ss(g))),
...p,...s.flatMap(hr),...s.flatMap(g=>gr(g,i)),...r?br(r):[],...wr(n)]}const He=n=>({level:"info",title:"",text:n});function hr(n){
const{file:i,advice:s,redirects:r}=n;return[...s.flatMap(p=>{const g=mr(n,p),$=ps(p);return[He(`${Es(i,g)}Advice: ${$}`),
{level:"warning",title:"Advice",text:$,at:wt(i,g)}]}),...r.map(p=>He(Ss(p)))]}function mr({content:n,positionOf:i},s){const r=Vo(
s);return(n?.sources??{})[r[0]??""]==="file"?i(r):void 0}function gr({file:n,content:i},{url:s,unrendered:r}){const f=wt(
n);return r.has(n)?[{level:"warning",title:"Not rendered",text:`The summary has no room for ${n===""?"the notification":
(0,oe.hD)(n)}, so reviewers cannot see how the notification will look. Shorten its texts, or check fewer files at a time\
.`,at:f}]:!i||!f||s===void 0?[]:[{level:"notice",title:"Preview",text:`How subscribers will see it: ${s}`,at:f}]}const yr=10;
function br({renamed:n,unmatched:i}){const s=n.slice(0,yr).map(({file:p,oldName:g})=>({level:"notice",title:"Renamed",text:`${(0,oe.
hD)(p)} is the renamed file ${(0,oe.hD)(g)}, so it does not count as added.`,at:wt(p)})),r=n.length-s.length;r>0&&s.push(
He(`${ge(r)} more files were only renamed, so they do not count as added.`));const f=i.map(p=>({level:"warning",title:"N\
o file",text:(0,ae.fI)(p)}));return[...s,...f]}function wr(n){if(n.failure)return[];const i=`${$s(n)}.`;return[n.omitted&&
n.notifications.length===0&&n.problems.length===0?{level:"notice",title:"Preview",text:i}:He(i)]}const Ss=n=>`${Es(n.file,
n.position)}${bt(n)}`,ks={line:1,column:1},wt=(n="",i=ks)=>n===""?void 0:{file:n,...i};function Es(n="",{line:i,column:s}=ks){
return n===""?"":`${n.replace(qt.Qi,"\uFFFD")}:${i}:${s}: `}const nn=({text:n,url:i,command:s})=>`${n}${i?` ${i}`:""}${s?
`
${s}`:""}`,sn=4096;function vr({why:n,meaning:i,next:s,reason:r},f){const p=f(nn(n)),$=`
${f(i?`${i} ${nn(s)}`:nn(s))}${r?`
More: ${Ts(r)}`:""}`,_=As(p,Math.max(0,sn-$.length));return{text:As(_+$,sn),isShortened:_!==p}}const $r=5e3;function _r({
whatFailed:n,why:i,next:s,reason:r}){return[`<table>
${[...n?[vt("What failed",`<b>${Le(n)}</b>`)]:[],vt("Why",ss(i,$r)),vt("What to do",ss(s)),...r?[vt("More",`<a href="${Ts(
r)}">What ${r} means</a>`)]:[]].join(`
`)}
</table>`,ko(s)]}const vt=(n,i)=>`<tr><th align="left">${n.replaceAll(" ","&nbsp;")}</th><td>${i}</td></tr>`,Ts=n=>`http\
s://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${Sr(n)}`,Sr=n=>n.replace(/^http-(?![345]\d\d$)\d+$/,
"reasons").replace(/^http-(?!302|303|401|403|404|408|429|499)(\d)\d\d$/,"http-$1xx"),kr=600;function As(n,i){if(n.length<=
i)return n;const s=n.split(`
`);if(s.length===1)return Ps(n,i);const r=s.map(p=>(0,oe.xv)(p,kr)),f=r.join(`
`);return f.length<=i?f:Ps(Er(r,i),i)}function Er(n,i){const s=i-Os(n.length).length;let r=0;const f=n.filter(p=>(r+=p.length+
1,r<=s));return[...f,Os(n.length-f.length)].join(`
`)}const Os=n=>`- and ${n} more (see the log)`,Ps=(n,i)=>i===0?"":n.length<=i?n:(0,oe.xv)(n,i-1),Tr=10,Ar=25,Ye={message:4e3,
text:1e3,button:200,extraName:60,extraValue:300},Or=400,Cs={send:`in the ${Ze("payload")} output`,preview:"not shown her\
e"};function Pr(n,{target:i,extraFields:s,action:r}){const f=i?[Ir(i)]:[],p=[...Cr(n,r),...f,...zr(s,r)];return`<table>
<tr>${["Field","Value","Source","Browsers"].map($=>`<th>${$}</th>`).join("")}</tr>
${p.join(`
`)}
</table>`}function on(n,i,s,r){return`<tr><td>${Ze(n)}</td><td dir="auto">${i}</td><td>${s}</td><td>${r}</td></tr>`}const Ms=(n,i)=>`${ge(
n)} more, ${Cs[i]}`;function Cr({notification:n,sources:i,messageSource:s},r){return Object.keys(n).flatMap(f=>{const p=f===
"message"&&s?`: ${Le(xo[s])}`:"",g=`${i[f]??""}${p}`,$=(0,ue.RD)(ue.Ng[f].browsers,"&nbsp;");return(f==="actions"?Mr(n,r):
[{name:f,value:Nr(f,n,r)}]).map(y=>on(y.name,y.value,g,$))})}function Mr({actions:n=[]},i){const s=n.slice(0,Tr).map(({text:f,
url:p},g)=>({name:`actions[${g}]`,value:`${Ns(f,Ye.button,i)}<br>${Xt(p)}`})),r=n.length-s.length;return r>0?[...s,{name:"\
actions",value:Ms(r,i)}]:s}function Nr(n,i,s){const r=i[n]??"";return typeof r=="number"?`${ge(r)} s${Lr(r)}`:ue.Ng[n].kind===
"text"?Ns(r,n==="message"?Ye.message:Ye.text,s):Xt(r)}function Ns(n,i,s){if(n.length<=Or)return xe(n);const r=n.length>i?
`<br><i>The rest is ${Cs[s]}.</i>`:"";return`<details><summary>${xe((0,oe.xv)(n,80).replace(/\s+/g," "))} <i>(${Te(n.length,
"character")})</i></summary>${Gt(n,i)}${r}</details>`}function Ir(n){const i=n.type==="all"?"all":`audience ${n.audience.
id}`;return on("target",Ze(i),"input","")}function zr(n,i){const s=Object.keys(n),r=(g,$)=>on(g,$,"extra-fields","unknow\
n"),f=s.slice(0,Ar).map(g=>r((0,oe.xv)(g,Ye.extraName),Ze((0,oe.xv)(xr(n[g]),Ye.extraValue)))),p=s.length-f.length;return p>
0?[...f,r("\u2026",Ms(p,i))]:f}const xr=n=>JSON.stringify(n,null,1).replace(/\n */g," ");function Lr(n){const i=ft.F7.find(
s=>n>=s.seconds&&n%s.seconds===0);return i===void 0||i.name==="second"?"":` (${Te(n/i.seconds,i.name)})`}const Zr=2,Is=56,
Rr={"beside the text":Is,"below the text":360},Dr="These cuts are estimates. Real devices differ in fonts, versions and \
settings.";function jr(n){return`<div>
${ds.map(s=>Fr(s,n)).join(`
`)}
<br clear="all"><sub>${Dr}</sub>
</div>`}function Fr(n,i){const{title:s,message:r,landing_url:f,actions:p=[]}=i,{name:g,browser:$,iconAt:_,textWidth:y}=n,
m=ht(s,n.title),h=ht(r,n.message),u=p.slice(0,Zr).map(({text:E})=>ht(E,n.button)),c=p.length-u.length,a=`<td valign="top\
" width="${Is}">${zs("beside the text",i)}</td>`,o=`<td valign="top" width="${y}" dir="auto"><b>${rn(m)}</b><br>${rn(h)}\
</td>`,l=zs("below the text",i),w=u.map(E=>`<kbd>&nbsp;${rn(E)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),b={Title:m,Message:h},
k=[...Object.entries(b).map(([E,A])=>an(A)&&Br(E,A)),u.some(an)&&"\u2702\uFE0F A button is cut",c>0&&`\u2702\uFE0F ${Te(
c,"more button")} not shown`,...Object.entries(b).map(([E,A])=>!an(A)&&xs(Kr(E,A))),xs(`Opens ${Xt(f,38)}`)].filter(Boolean);
return`<table align="left">${[`<th colspan="2">${g} <sub>${$}</sub></th>`,_==="start"?a+o:o+a,l&&`<td colspan="2" align=\
"center">${l}</td>`,w&&`<td colspan="2" align="center">${w}</td>`,`<td colspan="2">${k.join("<br>")}</td>`].flatMap(E=>E?
[`<tr>${E}</tr>`]:[]).join("")}</table>`}function zs(n,i){return ue.$G.flatMap(r=>{const{drawn:f,use:p}=ue.Ng[r],g=i[r];
return f===n&&g!==void 0?[Ao(g,p,Rr[n])]:[]}).join("<br>")}const Ur=24,rn=({shown:n})=>xe(n,Ur),an=({visible:n,total:i})=>n<
i,Br=(n,{visible:i,total:s})=>`\u2702\uFE0F ${n} cut after ${ge(i)} of ${Te(s,"character")}`,Kr=(n,{total:i})=>`${n} fit\
s (${Te(i,"character")})`,xs=n=>`<sub>${n}</sub>`,Vr=85e4,Wr=32768;function Hr(n){const{notifications:i,problems:s,extraFields:r,
failure:f}=n,p=[f&&_r(ws(f)),Zs(s)];let g=Vr-cn(p);const $=m=>cn(m)<=Math.min(g,Wr),_=[],y=new Set;for(const m of Yr(i)){
const h=Xr(m),{content:u,file:c}=m,a=[h,u&&[jr(u.notification),Qr(u,r)]],o=$(a)?a:$(h)?h:void 0;o!==a&&y.add(c),_.push(o),
g-=cn(o)}return{blocks:[Jr(n,[...y]),p,_],unrendered:y}}const cn=n=>Jt(n).reduce((i,s)=>i+Buffer.byteLength(s)+2,0),Yr=n=>n.
toSorted((i,s)=>Number(yt(s))-Number(yt(i))),Gr=10;function Jr(n,i){const s=$s(n);if(i.length===0)return`<h2>${gt(n)?"\u274C":
"\u2705"} ${s}</h2>`;const r=i.slice(0,Gr).map(Ls),f=i.length-r.length;return f>0&&r.push(`${f} more (see the warnings)`),
`<h2>${gt(n)?"\u274C":"\u26A0\uFE0F"} ${s}; the summary has no room for ${r.join(", ")}</h2>`}const Ls=n=>n===""?"the no\
tification from the inputs":Gt(n,200);function Xr(n){const{file:i,problems:s,advice:r,redirects:f}=n,p=i===""?"Notificat\
ion from the inputs":Ls(i),g=[...r.map($=>`\u26A0\uFE0F ${Le(ps($))}`),...f.map($=>`\u2139\uFE0F ${Le(bt($))}`)];return[
`<h3>${yt(n)?"\u274C ":""}${p}</h3>`,Zs(s),g.length>0&&`<p>${g.join("<br>")}</p>`]}function Qr(n,i){return`<details><sum\
mary>All fields</summary>
${Pr(n,{extraFields:i,action:"preview"})}
</details>`}const qr=20;function Zs(n){if(n.length===0)return;const i=n.slice(0,qr).map(r=>`<li>${ea(r)}${Le(bt(r),_s)}<\
/li>`),s=n.length-i.length;return s>0&&i.push(`<li>${ge(s)} more: see the log.</li>`),`<p><b>Problems</b></p>
<ul>
${i.join(`
`)}
</ul>`}const ea=({position:n})=>n?`${Ze(`${n.line}:${n.column}`)} `:"",ta=["payload","outcome","reason","kind","type","u\
nexpected","field","what","only","sources"];function na(n,i){const s=(r,f)=>{if(typeof r=="string")return i(r);if(Array.
isArray(r))return r.map(g=>s(g,f));if(r instanceof he.HR)return sa(r,i);if(typeof r!="object"||r===null||r instanceof Date)
return r;const p=Object.entries(r).map(([g,$])=>f?[i(g),s($,!0)]:[g,ta.includes(g)?$:s($,g==="extraFields")]);return Object.
fromEntries(p)};return s(n,!1)}function sa({reason:n,title:i,message:s,hint:r},f){const p=typeof r=="string"?f(r):{newRunAfter:f(
r.newRunAfter)};return new he.HR({reason:n,title:f(i),message:f(s),hint:p})}var Re=W(2472);const Ge=require("node:fs/promises");
var Ae=W(6760),_e=W(5592);const Rs=100,Ds=4096;async function ia(n,i,s){const r=n.split(/\r\n?|\n/).map(a=>a.trim()),f=new Set(
r.filter(a=>a!=="")),{files:p,problems:g,unmatched:$}=await ra(f,s);if(i===""||i==="all")return js({files:p,problems:[...g,
...$]});if(i!=="changed"&&i!=="added")return{files:[],problems:g};const{filesOfEvent:_}=await W.e(861).then(W.bind(W,8861)),
y=await _(i,{event:(0,Re.j_)(),sha:(0,Re.yI)().run.sha,signal:s});if("problem"in y)return{files:[],problems:[y.problem,...g]};
const{taken:m,plain:h}=y,u=new Set([...p.filter(a=>!h.has(a)),...await ua(f)]),c=p.flatMap(a=>{const o=y.renamed.get(a);
return o===void 0?[]:[{file:a,oldName:o}]});return js({files:p.filter(a=>m.has(a)&&h.has(a)),problems:[...g,...oa([...u])],
omitted:{only:i,total:p.length,renamed:c,unmatched:$}})}function js(n){if(n.files.length<=Rs)return n;const i=(0,ae.CC)(
"payload-files",`matches more than ${Rs} files; use patterns that match fewer files`);return{...n,files:[],problems:[...n.
problems,i]}}function oa(n){const[i]=n;if(i===void 0)return[];const s=n.length>1?` (and ${n.length-1} more)`:"",r=`names\
 ${(0,oe.hD)(i)}${s}, but git cannot tell whether that file has changed, because it is not a plain file of the commit (i\
t is a link, below a link, in a submodule, or not committed); with \`only\`, name only committed files`;return[(0,ae.CC)(
"payload-files",r)]}async function ra(n,i){const s=new Set,r=[],f=[];for(const p of n){if(i.aborted)break;const g=await ca(
p,i);if(!Array.isArray(g))r.push(g);else if(g.length===0)f.push(De(p,aa));else for(const $ of g)s.add($)}return{files:[...s],
problems:r,unmatched:f}}const aa="matches no file in the workspace; check the pattern, and check out the repository befo\
re this step",De=(n,i,s="invalid-input")=>(0,ae.CC)("payload-files",(0,ae.yu)(n,i),{reason:s});async function ca(n,i){const s=(0,_e.
ih)(),r=(0,Ae.resolve)(s,n);if(n.length>Ds)return De(n,`is longer than ${Ds} characters; use a shorter path`);if(!(0,_e.
zz)(r,s))return De(n,"is outside the workspace; use files of the repository");const f=await(0,Ge.lstat)(r).catch(p=>p.code??
"unknown");if(typeof f!="string"){if(!f.isDirectory())return[Je(r)];const p=r===s?"*.yml":`${Je(r)}/*.yml`;return De(n,`\
is a folder; use \`${(0,oe.xv)(p)}\``,"unreadable-file")}return Fs(n)?la(n,i):f==="ENOENT"||f==="ENOTDIR"?De(n,"does not\
 exist; check the path, and check out the repository before this step"):[Je(r)]}const Fs=n=>/[*?[]/.test(n),Je=n=>(0,Ae.
relative)((0,_e.ih)(),n).replaceAll(Ae.sep,"/");async function la(n,i){const s=(0,_e.ih)(),r=[];for await(const f of(0,Ge.
glob)(n,{cwd:s,withFileTypes:!0})){if(i.aborted)break;const p=(0,Ae.join)(f.parentPath,f.name);if(!(f.isDirectory()||f.isSymbolicLink()&&
await pa(p))){if(!(0,_e.zz)(p,s))return De(n,"matches files outside the workspace; use files of the repository");r.push(
Je(p))}}return r.sort()}async function ua(n){const i=(0,_e.ih)(),s=new Set([...n].filter(Fs).flatMap(fa)),r=new Set;for(const f of s)
for await(const p of(0,Ge.glob)(f,{cwd:i,withFileTypes:!0})){const g=(0,Ae.join)(p.parentPath,p.name);p.isSymbolicLink()&&
(0,_e.zz)(g,i)&&!await da(g)&&r.add(Je(g))}return[...r]}function fa(n){const i=Ae.posix.dirname(n.replaceAll(Ae.sep,"/")).
split("/");return i.map((r,f)=>i.slice(0,f+1).join("/")).filter(r=>!["",".",".."].includes(Ae.posix.basename(r)))}async function da(n){
return(await(0,Ge.stat)(n).catch(()=>{}))?.isDirectory()===!1}async function pa(n){return(await(0,Ge.stat)(n).catch(()=>{}))?.
isDirectory()===!0}const $t=require("os");function Us(n){return n==null?"":typeof n=="string"||n instanceof String?n:JSON.
stringify(n)}function ln(n){return Object.keys(n).length?{title:n.title,file:n.file,line:n.startLine,endLine:n.endLine,col:n.
startColumn,endColumn:n.endColumn}:{}}function je(n,i,s){const r=new ha(n,i,s);process.stdout.write(r.toString()+$t.EOL)}
function Bs(n,i=""){je(n,{},i)}const Ks="::";class ha{constructor(i,s,r){i||(i="missing.command"),this.command=i,this.properties=
s,this.message=r}toString(){let i=Ks+this.command;if(this.properties&&Object.keys(this.properties).length>0){i+=" ";let s=!0;
for(const r in this.properties)if(this.properties.hasOwnProperty(r)){const f=this.properties[r];f&&(s?s=!1:i+=",",i+=`${r}\
=${ga(f)}`)}}return i+=`${Ks}${ma(this.message)}`,i}}function ma(n){return Us(n).replace(/%/g,"%25").replace(/\r/g,"%0D").
replace(/\n/g,"%0A")}function ga(n){return Us(n).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,
"%3A").replace(/,/g,"%2C")}const zd=require("crypto"),xd=require("fs");function Ld(n,i){const s=process.env[`GITHUB_${n}`];
if(!s)throw new Error(`Unable to find environment variable for file command ${n}`);if(!fs.existsSync(s))throw new Error(
`Missing file at path: ${s}`);fs.appendFileSync(s,`${toCommandValue(i)}${os.EOL}`,{encoding:"utf8"})}function Zd(n,i){const s=`\
ghadelimiter_${crypto.randomUUID()}`,r=toCommandValue(i);if(n.includes(s))throw new Error(`Unexpected input: name should\
 not contain the delimiter "${s}"`);if(r.includes(s))throw new Error(`Unexpected input: value should not contain the del\
imiter "${s}"`);return`${n}<<${s}${os.EOL}${r}${os.EOL}${s}`}const Rd=require("path"),Dd=require("./never-called.js");var Vs=function(n,i,s,r){
function f(p){return p instanceof s?p:new s(function(g){g(p)})}return new(s||(s=Promise))(function(p,g){function $(m){try{
y(r.next(m))}catch(h){g(h)}}function _(m){try{y(r.throw(m))}catch(h){g(h)}}function y(m){m.done?p(m.value):f(m.value).then(
$,_)}y((r=r.apply(n,i||[])).next())})};class Xe{static createHttpClient(i=!0,s=10){const r={allowRetries:i,maxRetries:s};
return new HttpClient("actions/oidc-client",[new BearerCredentialHandler(Xe.getRequestToken())],r)}static getRequestToken(){
const i=process.env.ACTIONS_ID_TOKEN_REQUEST_TOKEN;if(!i)throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN e\
nv variable");return i}static getIDTokenUrl(){const i=process.env.ACTIONS_ID_TOKEN_REQUEST_URL;if(!i)throw new Error("Un\
able to get ACTIONS_ID_TOKEN_REQUEST_URL env variable");return i}static getCall(i){return Vs(this,void 0,void 0,function*(){
var s;const p=(s=(yield Xe.createHttpClient().getJson(i).catch(g=>{throw new Error(`Failed to get ID Token. 
 
        Error Code : ${g.statusCode}
 
        Error Message: ${g.message}`)})).result)===null||s===void 0?void 0:s.value;if(!p)throw new Error("Response json \
body do not have ID Token field");return p})}static getIDToken(i){return Vs(this,void 0,void 0,function*(){try{let s=Xe.
getIDTokenUrl();if(i){const f=encodeURIComponent(i);s=`${s}&audience=${f}`}debug(`ID token url is ${s}`);const r=yield Xe.
getCall(s);return setSecret(r),r}catch(s){throw new Error(`Error message: ${s.message}`)}})}}function jd(n){return n.replace(
/[\\]/g,"/")}function Fd(n){return n.replace(/[/]/g,"\\")}function Ud(n){return n.replace(/[/\\]/g,path.sep)}var _t=function(n,i,s,r){
function f(p){return p instanceof s?p:new s(function(g){g(p)})}return new(s||(s=Promise))(function(p,g){function $(m){try{
y(r.next(m))}catch(h){g(h)}}function _(m){try{y(r.throw(m))}catch(h){g(h)}}function y(m){m.done?p(m.value):f(m.value).then(
$,_)}y((r=r.apply(n,i||[])).next())})};const ya=()=>_t(void 0,void 0,void 0,function*(){const{stdout:n}=yield exec.getExecOutput(
'powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"',void 0,{silent:!0}),{stdout:i}=yield exec.
getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"',void 0,{silent:!0});return{
name:i.trim(),version:n.trim()}}),ba=()=>_t(void 0,void 0,void 0,function*(){var n,i,s,r;const{stdout:f}=yield exec.getExecOutput(
"sw_vers",void 0,{silent:!0}),p=(i=(n=f.match(/ProductVersion:\s*(.+)/))===null||n===void 0?void 0:n[1])!==null&&i!==void 0?
i:"";return{name:(r=(s=f.match(/ProductName:\s*(.+)/))===null||s===void 0?void 0:s[1])!==null&&r!==void 0?r:"",version:p}}),
wa=()=>_t(void 0,void 0,void 0,function*(){const{stdout:n}=yield exec.getExecOutput("lsb_release",["-i","-r","-s"],{silent:!0}),
[i,s]=n.trim().split(`
`);return{name:i,version:s}}),St=$t.platform(),va=$t.arch(),Ws=St==="win32",Hs=St==="darwin",$a=St==="linux";function Bd(){
return _t(this,void 0,void 0,function*(){return Object.assign(Object.assign({},yield Ws?ya():Hs?ba():wa()),{platform:St,
arch:va,isWindows:Ws,isMacOS:Hs,isLinux:$a})})}var Ys=function(n,i,s,r){function f(p){return p instanceof s?p:new s(function(g){
g(p)})}return new(s||(s=Promise))(function(p,g){function $(m){try{y(r.next(m))}catch(h){g(h)}}function _(m){try{y(r.throw(
m))}catch(h){g(h)}}function y(m){m.done?p(m.value):f(m.value).then($,_)}y((r=r.apply(n,i||[])).next())})},un;(function(n){
n[n.Success=0]="Success",n[n.Failure=1]="Failure"})(un||(un={}));function Kd(n,i){const s=toCommandValue(i);if(process.env[n]=
s,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(n,i));issueCommand("set-env",{name:n},
s)}function _a(n){je("add-mask",{},n)}function Vd(n){process.env.GITHUB_PATH||""?issueFileCommand("PATH",n):issueCommand(
"add-path",{},n),process.env.PATH=`${n}${path.delimiter}${process.env.PATH}`}function kt(n,i){const s=process.env[`INPUT\
_${n.replace(/ /g,"_").toUpperCase()}`]||"";if(i&&i.required&&!s)throw new Error(`Input required and not supplied: ${n}`);
return i&&i.trimWhitespace===!1?s:s.trim()}function Wd(n,i){const s=kt(n,i).split(`
`).filter(r=>r!=="");return i&&i.trimWhitespace===!1?s:s.map(r=>r.trim())}function Hd(n,i){const s=["true","True","TRUE"],
r=["false","False","FALSE"],f=kt(n,i);if(s.includes(f))return!0;if(r.includes(f))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${n}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function Yd(n,i){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(n,i));process.stdout.write(os.EOL),issueCommand("set-output",
{name:n},toCommandValue(i))}function Gd(n){issue("echo",n?"on":"off")}function Jd(n){process.exitCode=un.Failure,fn(n)}function Sa(){
return process.env.RUNNER_DEBUG==="1"}function ka(n){je("debug",{},n)}function fn(n,i={}){je("error",ln(i),n instanceof Error?
n.toString():n)}function Ea(n,i={}){je("warning",ln(i),n instanceof Error?n.toString():n)}function Ta(n,i={}){je("notice",
ln(i),n instanceof Error?n.toString():n)}function Gs(n){process.stdout.write(n+$t.EOL)}function Js(n){Bs("group",n)}function Xs(){
Bs("endgroup")}function Xd(n,i){return Ys(this,void 0,void 0,function*(){Js(n);let s;try{s=yield i()}finally{Xs()}return s})}
function Qd(n,i){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(n,i));issueCommand(
"save-state",{name:n},toCommandValue(i))}function qd(n){return process.env[`STATE_${n}`]||""}function ep(n){return Ys(this,
void 0,void 0,function*(){return yield OidcClient.getIDToken(n)})}var Aa=W(1568);const Oa={"expected-payload":"any"};function Pa(n){
for(const i of n.filter(s=>Be._y.includes(s))){const s=kt(i);s!==""&&_a(s)}return Object.fromEntries(n.map(i=>[i,Ca(i)]))}
function Ca(n){return process.env[`INPUT_${n.toUpperCase()}`]!==void 0?kt(n):Oa[n]??""}const Ma=(n,i)=>(0,Aa.qs)(Na(n),n,
i);function Na(n){return Object.entries(process.env).flatMap(([i,s])=>{const[,r]=/^input_(.+)$/s.exec(i.toLowerCase())??
[];return r===void 0||n.includes(r)||!s?.trim()?[]:[r]})}const dn=require("node:http");class Fe extends Error{reason;constructor(i,s){
super(s),this.reason=i}}class Qs extends Error{constructor(){super("a response arrived before the request was sent")}}function Ia(n,{
isProxied:i,isPeerProxy:s}){const r=(_,y)=>({kind:"failure",mayHaveBeenReceived:!1,reason:_,retryable:y,cause:n});if(n instanceof
Fe)return r(n.reason,n.reason==="timeout");const{code:f="",syscall:p,statusCode:g}=n;return f==="ERR_PROXY_TUNNEL"?r("pr\
oxy-failed",g===void 0):n instanceof Qs||f.startsWith("HPE_")?r(s?"proxy-failed":"connection-failed",!0):!za(n)&&!f.startsWith(
"ERR_INVALID")?r(s?"proxy-failed":"tls-failed",!1):r(i&&!(f==="ECONNRESET"&&p===void 0&&!s)?"proxy-failed":"connection-f\
ailed",!0)}function za(n){if(n instanceof AggregateError)return!0;const{code:i="",syscall:s}=n;return s!==void 0&&i!=="E\
PROTO"||xa.test(i)}const xa=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function La(n,i){const s=n.code??"",f=i>0||s.startsWith("HPE_")?"bad-response":"connection-lost",p=n instanceof Fe?n.reason:
f;return{kind:"failure",mayHaveBeenReceived:!0,reason:p,retryable:p!=="cancelled",cause:n}}const Za=n=>Ra.test(String(n)),
Ra=/\bSSL alert number (42|43|44|45|46|48|116)\b/;function Da(n,i,s){const{method:r,url:f,headers:p}=n,g=dn.request(f,{agent:i,
method:r,headers:p});return new Promise($=>new ja(n,g,s,$).start())}class ja{#e;#t;#n;#f;#h=Date.now();#d=[];#o;#p;#r=0;#a=!1;#c=!1;constructor(i,s,r,f){
this.#e=i,this.#t=s,this.#n=r,this.#f=f}start(){const{timeoutMs:i,signal:s}=this.#e;this.#p=setTimeout(this.#m,i),this.#t.
on("error",r=>this.#s(r)),this.#t.on("close",()=>this.#w()),this.#t.on("socket",r=>this.#g(r)),this.#t.on("response",r=>this.#b(
r)),s?.addEventListener("abort",this.#l),s?.aborted&&this.#l()}#m=()=>this.#s(new Fe("timeout",`no response within ${this.#e.
timeoutMs/1e3} s`));#l=()=>this.#s(new Fe("cancelled","the run was cancelled"));#g(i){i.on("data",r=>{this.#r+=r.length}),
i.once("session",()=>{this.#c=!0});const s=()=>{this.#y(i)};Ua(i)?s():i.once(qs(i)?"secureConnect":"connect",s)}async#y(i){
if(await Fa(),this.#t.destroyed||i.destroyed)return;const{body:s,timeoutMs:r,maxHeldMs:f=r}=this.#e,p=Math.min(r,f);if(Date.
now()-this.#h>p){this.#s(new Fe("timeout",`no connection within ${p/1e3} s`));return}this.#a=!0,i.getProtocol?.()==="TLS\
v1.3"||(this.#c=!0),this.#t.end(s)}#b(i){const{maxBytes:s,wantsBody:r}=this.#e;if(!this.#a){this.#s(new Qs);return}const f=i.
statusCode??0,p={kind:"response",status:f,headers:i.headers,at:new Date};if(this.#o={head:p,stream:i},r?.(f)===!1){this.#i(
p),this.#t.destroy();return}let g=0;i.on("data",$=>{g>s||(this.#d.push($.subarray(0,s-g)),g+=$.length,!(g<=s)&&(this.#i(
p,"too-large"),this.#t.destroy()))}),i.on("end",()=>this.#i(p,i.complete?void 0:"cut")),i.on("error",$=>this.#s($))}#w(){
this.#o||this.#s(Object.assign(new Error("the connection was closed"),{code:"ECONNRESET"}))}#s(i){this.#o?this.#v(this.#o,
i):this.#$(i)?this.#u(Ia(i,this.#n)):this.#u(La(i,this.#r)),this.#t.destroy()}#v({head:i,stream:s},r){if(r instanceof Fe){
this.#i(i,r.reason);return}for(;s.read()!==null;);this.#i(i,s.complete?void 0:"cut")}#$(i){return this.#a?!this.#c&&this.#r===
0&&Za(i):!0}#i(i,s){const r=Buffer.concat(this.#d).toString(this.#e.encoding);this.#u({...i,body:r.replace(/^\ufeff/,""),
incomplete:s})}#u(i){clearTimeout(this.#p),this.#e.signal?.removeEventListener("abort",this.#l),this.#f(i)}}async function Fa(){
for(let n=0;n<2;n++)await new Promise(i=>setImmediate(i))}const qs=n=>n.encrypted===!0;function Ua(n){return n.connecting?
!1:!qs(n)||n.secureConnecting===!1}function Ba(n,i,s=process.version){const r=(n.protocol==="https:"?i.https:i.http)?.trim();
if(!r||i.isBypassed?.(n))return;if(!Wa(s))return{problem:`Node ${s} on this runner cannot use a proxy; update the runner\
 to a version with Node 24.5 or later, or remove the proxy settings`};if(r.search(qt.Qi)>=0)return{problem:"the proxy se\
tting contains a line break or another control character"};const f=ei(r);return!f||!/^https?:/.test(f.protocol)?{problem:"\
the proxy setting is not an http or https URL"}:[f.username,f.password].some(p=>pn(p)===void 0)?{problem:"the user name \
or password in the proxy setting is not percent-encoded"}:{url:f.href}}function tp(n){const{statusCode:i}=Object(n);return i===
407?Va:`${Ka} Then run this again.`}const Ka="Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner. If the proxy use\
s a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",Va="The proxy requires a valid user name and password.\
 Put both into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.";function Wa(n){const[i=0,s=0]=n.slice(1).split(
".").map(Number);return i>24||i===24&&s>=5}const Ha=4;function Ya({http:n,https:i}){const s=[n,i].map(f=>{const{username:p="",
password:g=""}=ei(f?.trim()??"")??{};return{username:p,password:g,user:pn(p)??p,secret:pn(g)??g}}),r=f=>[...new Set(f)].
filter(p=>p.length>=Ha);return{passwords:r(s.flatMap(({password:f,user:p,secret:g})=>g?[f,g,`${p}:${g}`]:[])),userNames:r(
s.flatMap(({username:f,user:p})=>[f,p]))}}const ei=n=>(0,Ee.Dl)(n.includes("://")?n:`http://${n}`);function pn(n){try{return decodeURIComponent(
n)}catch{return}}class Ga{#e;#t;constructor(i,s){this.#e=i,this.#t=s}async request(i){const{method:s,url:r}=i,f=Ba(r,this.#e);
if(f&&"problem"in f)return{kind:"failure",mayHaveBeenReceived:!1,reason:"proxy-failed",retryable:!1,cause:new Error(f.problem)};
const p=await Ja(r,f?.url),g=f!==void 0,$={isProxied:g,isPeerProxy:g&&r.protocol==="http:"},_=Date.now(),y=await Da(i,p,
$),m=y.kind==="response"?y.status:y.reason;return this.#t?.({method:s,url:r,ended:m,ms:Date.now()-_}),y}}async function Ja(n,i){
const{Agent:s}=n.protocol==="https:"?await ti():dn,r=new s({keepAlive:!1,proxyEnv:{http_proxy:i,https_proxy:i}});return i!==
void 0&&Xa(r),r}const ti=async()=>(await Promise.resolve().then(W.t.bind(W,4708,19))).default;async function np(n){return/^https:/i.
test(n)?ti():void 0}function Xa(n){const{createConnection:i}=n;n.createConnection=(...s)=>{const r=i.apply(n,s);return r?.
on("error",()=>{}),r?.on("newListener",(f,p)=>{f==="readable"&&r.removeListener("readable",p)}),r}}const hn=n=>n>=200&&n<
300;function Qa(n){const i=dn.STATUS_CODES[n];return i===void 0?String(n):`${n} ${i}`}function ni(n){return(0,oe.jQ)(n).
replaceAll("##[","## [").split(`
`).map(qa).join(`
`)}function qa(n){const i=n.indexOf("::");return i>=0&&n.slice(0,i).trim()===""?`${n.slice(0,i)}: ${n.slice(i+1)}`:n}class ec{#e;constructor(i){
this.#e=i}info(i){Gs(this.#n(i))}retry(i,s){const r=(s/1e3).toFixed(1);this.info(`${i.title}: ${i.message} Retrying ${r===
"0.0"?"now":`in ${r} s`}.`)}exchange({method:i,url:s,ended:r,ms:f}){const p=`${i} ${s.host}${s.pathname}`;ka(this.#n(`${p}\
: ${r} in ${f.toFixed()} ms`))}group(i,s){Js(this.#n(i)),this.info(s),Xs()}stack({reason:i,cause:s}){i==="internal-error"&&
this.group(`Stack trace (${Hn.N}, Node ${process.version}, ${process.platform})`,si(s))}notice(i,s,r){this.#t(Ta,i,s,r)}warning(i,s,r){
this.#t(Ea,i,s,r)}error(i,s,r){this.#t(fn,i,s,r)}#t(i,s,r,f){const p=this.#n(r);p.length>sn&&Gs(p),i(p,{title:this.#n(s),
...f&&{file:f.file,startLine:f.line,startColumn:f.column}})}#n(i){return ni(this.#e(i))}}function si(n){if(!(n instanceof
Error))return(0,he.q0)(n);const{stack:i=(0,he.q0)(n),cause:s}=n;return s===void 0?i:`${i}
Caused by: ${si(s)}`}function tc(n){const i=new Date,s=(0,Re.uv)(),{passwords:r,userNames:f}=Ya(s),p=(0,Be.gE)({...n,proxyCredentials:r}),
g=(0,Be.gE)({...n,proxyCredentials:[...r,...f]}),$=new ec(p.redact),_=new nc;return{log:$,secrets:p,redact:g.redact,http:new Ga(
s,Sa()?y=>$.exchange(y):void 0),signal:Dt.signal,startedAt:i,watch:y=>_.watch(y)}}class nc{#e=()=>{};constructor(){process.
exitCode=1,process.on("beforeExit",()=>this.#e(new Error("it stopped before it finished"))),process.on("uncaughtExceptio\
n",i=>{this.#e(i),Dt.abort()})}watch(i){const s=new Promise((r,f)=>{this.#e=f});return Promise.race([i,s])}}async function sc(n,i,s,r=i){
let f=i;try{await s()}catch(p){f=r,ic(n,p)}await new Promise(p=>process.stdout.write("",p)),process.exit(f)}function ic(n,i){
const s=i instanceof Error?i.name:typeof i;fn(`The action could not report how this run ended (${s}). The outputs may st\
ill have the result. If this step sends a notification and the \`outcome\` output is empty, the notification may have been\
 sent. Before you send it again, wait a few minutes, then look in the panel of your push service.`,{title:"Internal erro\
r (internal-error)"});try{n.stack((0,he.h_)(i))}catch{}}var mn=W(3024);function oc(n,i,s){const{title:r,why:f}=s,{text:p,
isShortened:g}=vr(s,ni);g&&n.info(f.text),n[i](r,p)}const gn=524288,ii=`GitHub passes at most about ${ge(gn)} characters\
 to other jobs.`;function sp(n,i,{length:s}){if(s<=gn)return;const r=`The \`${i}\` output has ${grouped(s)} characters.`;
n.warning("Large output",`${r} ${ii} Use this output only in this job.`)}const rc=["response","audience-name"];function ac(n,{
redact:i,log:s}){const r=process.env.GITHUB_OUTPUT;if(!r)return;const f=Object.entries(n).map(([p,g])=>[p,rc.includes(p)?
i(g):g]);try{oi(r,cc(Object.fromEntries(f)))}catch(p){s.warning("Outputs not written",`The action could not write its ou\
tputs (${(0,he.q0)(p)}), so they are empty in later steps. The log shows how the run ended.`)}}function oi(n,i){const{size:s=0}=(0,mn.
statSync)(n,{throwIfNoEntry:!1})??{};try{(0,mn.appendFileSync)(n,i)}catch(r){try{(0,mn.truncateSync)(n,s)}catch{}throw r}}
function cc(n){const i=new Set(Object.values(n).flatMap(f=>f.match(/ghadelimiter_\d+/g)??[]));let s=0;for(;i.has(`ghadel\
imiter_${s}`);)s++;const r=`ghadelimiter_${s}`;return Object.entries(n).map(([f,p])=>`${f}<<${r}
${p}
${r}
`).join("")}function lc(n,i,{log:s}){const r=process.env.GITHUB_STEP_SUMMARY;if(!(!r||(0,ce.yG)(n)===!1))try{oi(r,fc(i()))}catch(f){
s.warning("Summary not written",`The action could not write the job summary (${(0,he.q0)(f)}).`)}}const uc=9e5;function fc(n,i=uc){
const s=Jt(n),r="<p>The action left out the rest, because GitHub limits the size of a summary.</p>",f=i-Buffer.byteLength(
r)-2;let p=0;const g=s.findIndex(_=>(p+=Buffer.byteLength(_)+2,p>f));return`${(g===-1?s:[...s.slice(0,g),r]).join(`

`)}
`}const dc=1e3,pc=3e4,hc=12e4;function ip(n){return Math.random()*Math.min(pc,dc*2**(n-1))}const mc=/^\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT$/;
function gc(n,i){const s=n?.trim()??"";if(/^\d+$/.test(s))return Number(s)*1e3;const r=mc.test(s)?Date.parse(s):Number.NaN;
return Number.isNaN(r)?void 0:Math.max(0,r-i)}async function op({attempt:n,retries:i,signal:s,cancelled:r,onWait:f,beforeRetry:p}){
for(let g=1;!s?.aborted;g++){const $=await n(g);if("done"in $)return $.done;const{result:_,waitMs:y}=$;if(g>i||y>hc)return _;
if(s?.aborted||(f?.(_,y),await ri(y,s),s?.aborted))break;const m=await p?.(_);if(m!==void 0&&!s?.aborted)return m}return r()}
async function ri(n,i){i?.aborted||await new Promise(s=>{const r=()=>{clearTimeout(f),i?.removeEventListener("abort",r),
s()},f=setTimeout(r,n);i?.addEventListener("abort",r)})}const yc=new TextDecoder,Se=(n,i=0,s=n.length)=>yc.decode(n.slice(
i,s)),Et=(n,i=0,s=n.length)=>n.slice(i,s).reduce((r,f)=>r+`0${f.toString(16)}`.slice(-2),""),Oe=(n,i)=>new DataView(n.buffer,
n.byteOffset+i),ai=(n,i=0)=>Oe(n,i).getInt16(0,!0),Tt=(n,i=0)=>Oe(n,i).getUint16(0,!1),yn=(n,i=0)=>Oe(n,i).getUint16(0,!0),
ci=(n,i=0)=>{const s=Oe(n,i);return s.getUint16(0,!0)+(s.getUint8(2)<<16)},rp=(n,i=0)=>Oe(n,i).getInt32(0,!0),Qe=(n,i=0)=>Oe(
n,i).getUint32(0,!1),bc=(n,i=0)=>Oe(n,i).getUint32(0,!0),ap=(n,i,s)=>Oe(n,i).getBigUint64(0,!s),wc={readUInt16BE:Tt,readUInt16LE:yn,
readUInt32BE:Qe,readUInt32LE:bc};function qe(n,i,s=0,r=!1){const p=`readUInt${i}${r?"BE":"LE"}`;return wc[p](n,s)}const bn=8;
function vc(n,i,s,r,f){if(n.length-r<bn)return;const p=i.getUint32(s+r,!1);if(!(n.length-r<p))return{offset:r,size:p,matches:i.
getUint32(s+4+r,!1)===f}}const li=new WeakMap;function $c(n){let i=li.get(n.buffer);return i||(i=new DataView(n.buffer),
li.set(n.buffer,i)),i}function cp(n,i,s){const r=$c(n),f=i.charCodeAt(0)<<24|i.charCodeAt(1)<<16|i.charCodeAt(2)<<8|i.charCodeAt(
3),p=n.byteOffset;let g=s;for(;g<n.length&&!(n.length-g<4);){if(r.getUint32(p+g,!1)<bn){g+=bn;continue}const $=vc(n,r,p,
g,f);if(!$)break;if($.matches)return{name:i,offset:$.offset,size:$.size};g+=$.size}}const _c=/^GIF8[79]a/,Sc={validate:n=>_c.
test(Se(n,0,6)),calculate:n=>({height:yn(n,8),width:yn(n,6)})},kc="45786966",Ec=2,wn=6,Tc=2,Ac="4d4d",Oc="4949",ui=12,Pc=2;
function Cc(n){return Et(n,2,6)===kc}function Mc(n,i){return{height:Tt(n,i),width:Tt(n,i+2)}}function Nc(n,i){const r=wn+
8,f=qe(n,16,r,i);for(let p=0;p<f;p++){const g=r+Pc+p*ui,$=g+ui;if(g>n.length)return;const _=n.slice(g,$);if(qe(_,16,0,i)===
274)return qe(_,16,2,i)!==3||qe(_,32,4,i)!==1?void 0:qe(_,16,8,i)}}function Ic(n,i){const s=n.slice(Ec,i),r=Et(s,wn,wn+Tc),
f=r===Ac;if(f||r===Oc)return Nc(s,f)}function zc(n,i){if(i>n.length)throw new TypeError("Corrupt JPG, exceeded buffer li\
mits")}const xc={validate:n=>Et(n,0,2)==="ffd8",calculate(n){let i=n.slice(4),s,r;for(;i.length;){const f=Tt(i,0);if(zc(
i,f),i[f]!==255){i=i.subarray(1);continue}if(Cc(i)&&(s=Ic(i,f)),r=i[f+1],r===192||r===193||r===194){const p=Mc(i,f+5);return s?
{height:p.height,orientation:s,width:p.width}:p}i=i.subarray(f+2)}throw new TypeError("Invalid JPG, no size found")}},Lc=`\
PNG\r

`,Zc="IHDR",fi="CgBI",Rc={validate(n){if(Lc===Se(n,1,8)){let i=Se(n,12,16);if(i===fi&&(i=Se(n,28,32)),i!==Zc)throw new TypeError(
"Invalid PNG");return!0}return!1},calculate(n){return Se(n,12,16)===fi?{height:Qe(n,36),width:Qe(n,32)}:{height:Qe(n,20),
width:Qe(n,16)}}};function Dc(n){return{height:1+ci(n,7),width:1+ci(n,4)}}function jc(n){return{height:1+((n[4]&15)<<10|
n[3]<<2|(n[2]&192)>>6),width:1+((n[2]&63)<<8|n[1])}}function Fc(n){return{height:ai(n,8)&16383,width:ai(n,6)&16383}}const Uc=[
Rc,xc,Sc,{validate(n){const i=Se(n,0,4)==="RIFF",s=Se(n,8,12)==="WEBP",r=Se(n,12,15)==="VP8";return i&&s&&r},calculate(n){
const i=Se(n,12,16),s=n.slice(20,30);if(i==="VP8X"){const f=s[0],p=(f&192)===0,g=(f&1)===0;if(p&&g)return Dc(s);throw new TypeError(
"Invalid WebP")}if(i==="VP8 "&&s[0]!==47)return Fc(s);const r=Et(s,3,6);if(i==="VP8L"&&r!=="9d012a")return jc(s);throw new TypeError(
"Invalid WebP")}}],Bc=25;function Kc(n){if(n.length<Bc)return;const i=new Uint8Array(n);try{return Uc.find(s=>s.validate(
i))?.calculate(i)}catch{return}}const di=5,pi=5,Vc=[301,302,303,307,308],Wc=1e3,Hc=1e4;async function Yc({url:n,image:i,
timeoutMs:s,http:r,signal:f,headers:p}){let g=performance.now()+s,$=!1;const _=new Set;for(let y=vn(n);;){_.add(y.href);
const m=await r.request({method:"GET",url:y,headers:p,signal:f,timeoutMs:Math.max(0,g-performance.now()),maxBytes:di*ft.
E$,encoding:"latin1",wantsBody:a=>i&&hn(a)});if(m.kind==="failure")return{kind:"failure",at:y,failure:m};const{status:h}=m;
if(h===429){const a=gc(m.headers["retry-after"],Date.now())??Wc;if($||a>Hc)return{kind:"rate-limited",at:y};$=!0,g+=a,await ri(
a,f);continue}const u=Vc.includes(h)?m.headers.location:void 0;if(u===void 0)return{kind:"status",at:y,status:h,image:i&&
hn(h)?Jc(m):void 0};const c=Gc(u,y,_);if(typeof c=="string")return{kind:"bad-redirect",at:y,why:c};if(i&&c.protocol==="h\
ttp:")return{kind:"off-https",at:y};y=c}}function Gc(n,i,s){const r=Xc(n,i);if(!r)return n.length>Ee.QO?`to a URL of mor\
e than ${Ee.zF}`:"to something that is not a URL";if(!/^https?:$/.test(r.protocol))return"to something other than a web \
page";const f=vn(r);return s.has(f.href)?"in a loop":s.size>pi?`more than ${pi} times`:f}function Jc({body:n,incomplete:i}){
if(i)return i;if(n.length===0)return"empty";const s=Kc(Buffer.from(n,"latin1"));return s?{...s,bytes:n.length}:"not-an-i\
mage"}function vn(n){const i=new URL(n.href);return i.username="",i.password="",i.hash="",i}function Xc(n,i){const s=n.replace(
/[\x80-\xff]/g,r=>`%${r.charCodeAt(0).toString(16).toUpperCase()}`);return(0,Ee.Dl)(s,i)}const Qc=1e4,qc=20,hi=200;async function el(n,i){
const{uses:s,userAgent:r}=n,{http:f,signal:p,redact:g}=i,$=new Map(s.map(a=>[mi(a),{url:_n(a),image:a.image!==void 0}]));
if($.size>hi)return{problems:[tl($.size)],remarks:[],redirects:[]};const _=Math.min(n.timeoutMs,Qc),y={Accept:"*/*","Use\
r-Agent":r},m=new Map,h=$.entries();async function u(){for(const[a,o]of h){if(p.aborted)return;m.set(a,await Yc({...o,http:f,
headers:y,timeoutMs:_,signal:p}))}}if(await Promise.all(Array.from({length:qc},u)),p.aborted)throw(0,he.Yq)("Checking th\
e URLs");const c={problems:[],remarks:[],redirects:[]};for(const a of s){const o=m.get(mi(a));if(!o)continue;const l=nl(
a,o,_,g),w=_n(a);if(l!==void 0){c.problems.push($n(a,o.at.href===w.href?l:`${il(o.at,g)} ${l}`));continue}c.remarks.push(
...sl(a,o)),o.at.host!==w.host&&c.redirects.push($n(a,`redirects to the host ${(0,oe.hD)(o.at.host)}`))}return c}function $n({
url:n,image:i,...s},r){return{...s,...(0,ae.yu)(n,r)}}const _n=({url:n})=>vn(new URL(n)),mi=n=>`${n.image?"image":"page"}\
 ${_n(n).href}`,tl=n=>({input:"check-urls",message:`would fetch ${n} different URLs, but the action checks at most ${hi}\
; check fewer files at a time`}),up=n=>new Failure({reason:"url-check-failed",title:"URL check failed",message:listSentences(
n.map(problemText)),hint:{newRunAfter:"Fix the pages and images, and run this again. Or correct the URLs or remove `chec\
k-urls`, then"}});function nl({image:n},i,s,r){if(i.kind==="failure")return rl(i.failure,s,r);if(i.kind==="bad-redirect")
return`redirects ${i.why}`;if(i.kind==="off-https")return"redirects to http, but images must be https";if(i.kind==="rate\
-limited")return;const{status:f,image:p}=i;return hn(f)?n===void 0||p===void 0?void 0:typeof p=="string"?ol(p,s):p.width===
0||p.height===0?`is an image of ${p.width}x${p.height}`:void 0:`responded ${Qa(f)}`}function sl(n,i){const{image:s,file:r}=n;
if(i.kind==="rate-limited"){const u=`could not be checked: ${i.at.host} responded 429 Too Many Requests`;return[{kind:"u\
nchecked-url",...$n(n,u)}]}const f=i.kind==="status"?i.image:void 0;if(s===void 0||typeof f!="object")return[];const{width:p,
height:g,bytes:$}=f,{sizes:_,maxBytes:y}=ue.Ng[s],m=_.some(u=>u.width===p&&u.height===g),h=[];return m||h.push({kind:"im\
age-size",field:s,file:r,width:p,height:g}),$>y&&h.push({kind:"image-weight",field:s,file:r,bytes:$}),h}function il(n,i){
return`redirects to ${(0,oe.hD)(i(n.origin+n.pathname))}, which`}function ol(n,i){return{empty:"responded with an empty \
body, which is not an image","not-an-image":"is not a valid PNG, JPEG, GIF or WebP image","too-large":`is larger than ${di}\
 MiB`,timeout:`did not load completely within ${i/1e3} s`,cut:"was cut off",cancelled:"was cut off"}[n]}function rl({reason:n,
cause:i},s,r){if(n==="timeout")return`did not respond within ${s/1e3} s`;const p=/^(ENOTFOUND|EAI_\w+)$/.test(i?.code??"")?
"has a host name that cannot be found":"cannot be reached";return`${{"tls-failed":"cannot be reached securely: its certi\
ficate is not accepted, or TLS failed","proxy-failed":"cannot be reached through the proxy","bad-response":"responded wi\
th something that is not HTTP","connection-lost":"closed the connection without a response","connection-failed":p,cancelled:p}[n]}\
 (${(0,oe.Kb)((0,he.q0)(i),r)})`}async function al(){const n=Pa(ts),i=tc({apiToken:""}),s=await i.watch(ll(n,i)).catch(cl);
await sc(i.log,gt(s)?1:0,()=>ml(s,n.summary,i),1)}const cl=n=>({notifications:[],problems:[],extraFields:{},failure:(0,he.
h_)(n)});async function ll(n,i){const{secrets:s,signal:r}=i,{settings:f,inputs:p,problems:g}=$o(n,s);g.add(Ma(ts,s.redact));
const $={...p,"payload-file":"","once-key":""},_=await so($,g,{secrets:s,readFile:_e.sL}),y=await ia(p["payload-files"],
p.only,r);g.add(y.problems);const m=[];!(p["payload-files"]!==""||g.isRefused("payload-files"))&&_.inputs.names.size>0&&
m.push(gi("",fl(_.inputs),_));for(const a of y.files){if(await(0,to.setImmediate)(),r.aborted)break;const o=(0,fo.checkPayloadFile)(
a,(0,_e.sL)(a),_.inputs,s);m.push(gi(a,o,_))}const{extraFields:u}=_,c={notifications:m,problems:g.all,extraFields:u,omitted:y.
omitted};return r.aborted?{...c,failure:ul()}:f?.checkUrls?pl(c,f.timeout*1e3,i).catch(a=>({...c,failure:(0,he.h_)(a)})):
c}const ul=()=>new he.HR({reason:"cancelled",title:"Preview cancelled",message:"The run was cancelled before all notific\
ations were checked.",hint:he.Pz});function fl(n){return{problems:(0,Ke.SD)(n,Ke.Xw.file).map(s=>(0,ae.CC)((0,ue.wg)(s),
"is missing; set it as an input, or set a file in `payload-files`")),positionOf:()=>{},content:(0,Ke.uT)(n)}}function gi(n,i,{
extraFields:s}){const r=i.content?dl(i.content,s):[];return{...i,file:n,advice:r,redirects:[]}}function dl(n,i){const r=(0,Ft.
Is)(n.notification,i).map(({path:f,placeholder:p})=>({kind:"needs-release",fieldPath:f,placeholder:p}));return[...Wo(n),
...r]}async function pl(n,i,s){const r=n.notifications.flatMap(({file:m,content:h})=>(h?(0,Yn.Wn)(h.notification):[]).filter(
({url:a})=>(0,Ft.Qf)(a).length===0).map(a=>({...a,file:m}))),{problems:f,remarks:p,redirects:g}=await el({uses:r,timeoutMs:i,
userAgent:Hn.N},s),$="url-check-failed",_=f.filter(({file:m})=>m===void 0),y=n.notifications.map(m=>{const h=({file:c})=>c===
m.file,u=c=>({...c,...hl(m,c)});return{...m,problems:[...m.problems,...f.filter(h).map(c=>({...u(c),reason:$}))],advice:[
...m.advice,...p.filter(h)],redirects:g.filter(h).map(u)}});return{...n,notifications:y,problems:[...n.problems,..._.map(
m=>({...m,reason:$}))]}}function hl({file:n,content:i,positionOf:s},{input:r,path:f=[]}){if(n==="")return{file:void 0};const p=r.
replaceAll("-","_"),g=[p,...f];return{file:n,path:g,position:i?.sources[p]==="file"?s(g):void 0}}function ml(n,i,s){const{
log:r,secrets:f}=s,p=(0,ce.yG)(i)!==!1,g=p?(0,Re.Vp)():"",$=fr(n,gt(n)??"",g),_=Object.entries($).filter(([,{length:a}])=>a>
gn);ac({...$,...Object.fromEntries(_.map(([a])=>[a,""]))},s);const y=na(n,f.redact),{blocks:m,unrendered:h}=Hr(y);lc(i,()=>m,
s);const c={url:g!==""&&(0,Re.r0)((0,Re.yI)().run.event)?g:void 0,unrendered:p?h:new Set};for(const{level:a,title:o,text:l,
at:w}of pr(y,c))a==="info"?r.info(l):r[a](o,l,w);for(const[a,{length:o}]of _){const l=`The \`${a}\` output would have ${ge(
o)} characters, so the action left it empty.`;r.warning("Large output",`${l} ${ii} Check fewer files at a time.`)}n.failure&&
r.stack(n.failure),y.failure&&oc(r,"error",ws(y.failure))}al(),module.exports=qi})();
