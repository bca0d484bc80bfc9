"use strict";exports.id=505,exports.ids=[505],exports.modules={3505:(($,I,p)=>{p.r(I),p.d(I,{parseYaml:()=>C});var o=p(8815),L=p(6268),
N=p(1187),x=p(9199);function C(t,e,n){const r=h=>(0,N.RB)({[e.input]:h},n,e.file),i=r(t);if(i.length>0)return{problems:i};
const s=e.file!==void 0,u=new o.HN,c=h=>{const{line:d,col:_}=u.linePos(h);return{line:d,column:_}},a=(h,d)=>{const _=s?"\
unreadable-file":"invalid-input";return{problems:[(0,L.CC)(e,h,{position:c(d),reason:_})]}},l=(0,o.Tp)(t,{version:"1.2",
stringKeys:!0,uniqueKeys:!1,prettyErrors:!1,lineCounter:u}),{contents:f,directives:m,errors:K,warnings:B}=l,[w]=K;if(w)return a(
T(w.code),w.pos[0]);if(m?.yaml.version==="1.1")return a("is YAML 1.1, but the action reads YAML 1.2; remove the line `%Y\
AML 1.1`",0);try{const h=g(f,[],s),[d]=B;if(d&&h.length===0)return a(T(d.code),d.pos[0]);(0,o.YR)(l,{Alias:()=>new o.X5(
null)});const _=l.toJS(),y=r(_);if(y.length>0)return{problems:y};const A=(s&&!(0,o.jh)(f)?[]:h).map(({message:b,path:Y,node:k,
isSyntax:j})=>{const U=s&&j?"unreadable-file":"invalid-input";return(0,L.CC)(e,b,{path:Y,position:S(k,[],c),reason:U})});
return A.some(({reason:b})=>b==="unreadable-file")?{problems:A}:{value:_,positionOf:b=>S(f,b,c),problems:A}}catch(h){if(h instanceof
RangeError)return a(O,0);throw h}}function g(t,e,n){const r=[...v(t),...q(t,n)].map(i=>({message:i,path:e,node:t}));return(0,o.
jh)(t)?[...r,...D(t,e,n)]:(0,o.oP)(t)?[...r,...t.items.flatMap((i,s)=>g(i,[...e,s],n))]:r}function D(t,e,n){const r=P(t);
if(r!==void 0)return[{message:`is a YAML mapping, because it begins with a brace; put it in quotes: "{${r}}"`,path:e,node:t}];
const i=new Set;return t.items.flatMap(({key:s,value:u})=>{const c=M(s),a=v(s);c==="<<"&&(0,o.jn)(s)&&s.type==="PLAIN"&&
a.push(E("a merge key"));const l=[...e,c],f=a.map(m=>({message:m,path:l,node:s}));return i.has(c)&&f.push({message:"appe\
ars twice; write each key only once",path:l,node:s,isSyntax:!0}),i.add(c),[...f,...g(u,l,n)]})}function P(t){const[e]=t.
items;if(!t.flow||t.items.length!==1||e?.value!==null)return;const n=M(e.key);return/^\w{1,40}$/.test(n)?n:void 0}function v(t){
if((0,o.Vj)(t))return[E("an alias","*")];if(!(0,o.Ll)(t))return[];const e=t.anchor===void 0?[]:[E("an anchor","&")],n=t.
tag===void 0?[]:[E("a tag","!")];return[...e,...n]}function E(t,e){const n=e===void 0?"":`, or put text that begins with\
 \`${e}\` in quotes`;return`has ${t}, which is not supported; write the value out${n}`}function q(t,e){if(!(0,o.jn)(t)||
typeof t.value!="number")return[];const{value:n,source:r=String(n)}=t,i=(0,x.xv)(r);return Number.isFinite(n)?Number.isInteger(
n)?Number.isSafeInteger(n)?!e||!r.includes(".")?[]:[`is ${i}, which YAML reads as ${n}; write it without a decimal point\
, or put it in quotes if it is text`]:[`is ${i}, but JSON keeps whole numbers exact only within \xB1(2^53-1); put it in quo\
tes if it is text`]:[]:[`is ${i}, which JSON cannot represent; put it in quotes if it is text`]}function S(t,e,n){const r=u=>(0,o.
Ll)(u)&&u.range?n(u.range[0]):void 0;let i=t,s=r(i);for(const u of e){const c=(0,o.jh)(i)?i.items.find(m=>(0,o.jn)(m.key)&&
m.key.value===u):void 0;i=(0,o.oP)(i)?i.items[Number(u)]:c?.value;const a=r(c?.key),l=r(i);s=(a&&l&&a.line<l.line?a:l??a)??
s}return s}const M=t=>String((0,o.jn)(t)?t.value:t),O="is nested too deeply; use fewer levels";function T(t){return t===
"RESOURCE_EXHAUSTION"?O:t==="MULTIPLE_DOCS"?"contains more than one YAML document; write only one":`is not valid YAML or\
 JSON; ${R[t]??"check the indentation, and put text with `: ` or `#` in quotes"}`}const R={BAD_ALIAS:"put text that begi\
ns with `*` in quotes",BAD_DIRECTIVE:"remove the line that begins with `%`, or put the text in quotes",BAD_DQ_ESCAPE:"in\
 double quotes, write each backslash twice, or use single quotes",BAD_INDENT:"check the indentation, and close every bra\
cket",BAD_SCALAR_START:"put the text in quotes, because it begins with a special character",BLOCK_AS_IMPLICIT_KEY:"put t\
ext that contains `: ` in quotes, and check the indentation",BLOCK_IN_FLOW:"close every bracket, and put commas between \
the items in brackets",KEY_OVER_1024_CHARS:"a key has more than 1,024 characters; check that each line is `name: value`",
MISSING_CHAR:"write `name: value` in each line, and close every quotation mark and bracket",MULTILINE_IMPLICIT_KEY:"writ\
e `name: value` in each line, and indent the lines of a longer text",MULTIPLE_ANCHORS:"put text that begins with `&` in \
quotes",MULTIPLE_TAGS:"put text that begins with `!` in quotes",NON_STRING_KEY:"a key must be text; put text that begins\
 with `[`, `{`, `*` or `!` in quotes",TAB_AS_INDENT:"indent with spaces, not with tabs",TAG_RESOLVE_FAILED:"put text tha\
t begins with `!` in quotes",UNEXPECTED_TOKEN:"check the indentation, and put text that begins with `{`, `[`, `*` or a q\
uotation mark in quotes"}})};
