"use strict";exports.id=505,exports.ids=[505],exports.modules={3505:(($,I,m)=>{m.r(I),m.d(I,{parseYaml:()=>x});var r=m(8815),L=m(7220),
N=m(1403),C=m(2735);function x(t,e,n){const o=h=>(0,N.RB)({[e.input]:h},n,e.file),i=o(t);if(i.length>0)return{problems:i};
const s=e.file!==void 0,u=new r.HN,c=h=>{const{line:d,col:_}=u.linePos(h);return{line:d,column:_}},a=(h,d)=>{const _=s?"\
unreadable-file":"invalid-input";return{problems:[(0,L.CC)(e,h,{position:c(d),reason:_})]}},l=(0,r.Tp)(t,{version:"1.2",
stringKeys:!0,uniqueKeys:!1,prettyErrors:!1,lineCounter:u}),{contents:f,directives:p,errors:K,warnings:B}=l,[b]=K;if(b)return a(
T(b.code),b.pos[0]);if(p?.yaml.version==="1.1")return a("is YAML 1.1; remove the line `%YAML 1.1`, so that it is read as\
 YAML 1.2",0);try{const h=w(f,[],s),[d]=B;if(d&&h.length===0)return a(T(d.code),d.pos[0]);(0,r.YR)(l,{Alias:()=>new r.X5(
null)});const _=l.toJS(),y=o(_);if(y.length>0)return{problems:y};const A=(s&&!(0,r.jh)(f)?[]:h).map(({message:E,path:k,node:Y,
isSyntax:j})=>{const U=s&&j?"unreadable-file":"invalid-input";return(0,L.CC)(e,E,{path:k,position:S(Y,[],c),reason:U})});
return A.some(({reason:E})=>E==="unreadable-file")?{problems:A}:{value:_,positionOf:E=>S(f,E,c),problems:A}}catch(h){if(h instanceof
RangeError)return a(O,0);throw h}}function w(t,e,n){const o=[...v(t),...q(t,n)].map(i=>({message:i,path:e,node:t}));return(0,r.
jh)(t)?[...o,...D(t,e,n)]:(0,r.oP)(t)?[...o,...t.items.flatMap((i,s)=>w(i,[...e,s],n))]:o}function D(t,e,n){const o=P(t);
if(o!==void 0)return[{message:`is a mapping to YAML, because it begins with a brace; put it in quotes: "{${o}}"`,path:e,
node:t}];const i=new Set;return t.items.flatMap(({key:s,value:u})=>{const c=M(s),a=v(s);c==="<<"&&(0,r.jn)(s)&&s.type===
"PLAIN"&&a.push(g("a merge key"));const l=[...e,c],f=a.map(p=>({message:p,path:l,node:s}));return i.has(c)&&f.push({message:"\
is there twice; write each key once",path:l,node:s,isSyntax:!0}),i.add(c),[...f,...w(u,l,n)]})}function P(t){const[e]=t.
items;if(!t.flow||t.items.length!==1||e?.value!==null)return;const n=M(e.key);return/^\w{1,40}$/.test(n)?n:void 0}function v(t){
if((0,r.Vj)(t))return[g("an alias","*")];if(!(0,r.Ll)(t))return[];const e=t.anchor===void 0?[]:[g("an anchor","&")],n=t.
tag===void 0?[]:[g("a tag","!")];return[...e,...n]}function g(t,e){const n=e===void 0?"":`, or put text that begins with\
 \`${e}\` in quotes`;return`has ${t}, which is not supported; write the value out${n}`}function q(t,e){if(!(0,r.jn)(t)||
typeof t.value!="number")return[];const{value:n,source:o=String(n)}=t,i=(0,C.xv)(o);return Number.isFinite(n)?Number.isInteger(
n)?Number.isSafeInteger(n)?!e||!o.includes(".")?[]:[`is ${i}, which YAML reads as ${n}; write it without a point, or in \
quotes if it is text`]:[`is ${i}, which is outside the range in which JSON keeps whole numbers exactly (\xB1(2^53-1)); put \
it in quotes if it is text`]:[]:[`is ${i}, which JSON cannot represent`]}function S(t,e,n){const o=u=>(0,r.Ll)(u)&&u.range?
n(u.range[0]):void 0;let i=t,s=o(i);for(const u of e){const c=(0,r.jh)(i)?i.items.find(p=>(0,r.jn)(p.key)&&p.key.value===
u):void 0;i=(0,r.oP)(i)?i.items[Number(u)]:c?.value;const a=o(c?.key),l=o(i);s=(a&&l&&a.line<l.line?a:l??a)??s}return s}
const M=t=>String((0,r.jn)(t)?t.value:t),O="is nested too deeply; use fewer levels";function T(t){return t==="RESOURCE_E\
XHAUSTION"?O:t==="MULTIPLE_DOCS"?"contains more than one YAML document; write only one":`is neither YAML nor JSON; ${R[t]??
"check the indentation, and put text with `: ` or `#` in quotes"}`}const R={BAD_ALIAS:"put text that begins with `*` in \
quotes",BAD_DIRECTIVE:"remove the line that begins with `%`, or put the text in quotes",BAD_DQ_ESCAPE:"in double quotes,\
 write each backslash twice, or use single quotes",BAD_INDENT:"check the indentation, and that every bracket is closed",
BAD_SCALAR_START:"put text that begins like this in quotes",BLOCK_AS_IMPLICIT_KEY:"put text that contains `: ` in quotes\
, and check the indentation",BLOCK_IN_FLOW:"close every bracket, and separate what is in brackets by commas",KEY_OVER_1024_CHARS:"\
a key has more than 1,024 characters; check that each line is `name: value`",MISSING_CHAR:"write `name: value` in each l\
ine, and close every quotation mark and bracket",MULTILINE_IMPLICIT_KEY:"write `name: value` in each line, and indent th\
e lines of a longer text",MULTIPLE_ANCHORS:"put text that begins with `&` in quotes",MULTIPLE_TAGS:"put text that begins\
 with `!` in quotes",NON_STRING_KEY:"a key must be text; put text that begins with `[`, `{`, `*` or `!` in quotes",TAB_AS_INDENT:"\
indent with spaces, not with tabs",TAG_RESOLVE_FAILED:"put text that begins with `!` in quotes",UNEXPECTED_TOKEN:"check \
the indentation, and put text that begins with `{`, `[`, `*` or a quotation mark in quotes"}})};
