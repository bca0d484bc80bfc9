"use strict";exports.id=961,exports.ids=[961,505,72],exports.modules={3961:((Y,T,r)=>{r.r(T),r.d(T,{checkPayloadFile:()=>w,fieldsFromFile:()=>A});
var n=r(7220),I=r(4462),j=r(1072),D=r(1830),N=r(3505);function A(m,_,p,O){if("problem"in _)return p.add([_.problem]),D._8;
const P={input:"payload-file",file:m},E=(0,N.parseYaml)(_.text,P,O);if(!("value"in E))return p.add(E.problems),D._8;const{
value:L,positionOf:e}=E;if(!(0,I.Gv)(L))return p.add([K(P,E)]),D._8;const{$schema:s,...i}=L,{problems:u,...a}=(0,j.parseFields)(
P,{...E,value:i});return p.add(u),{...a,source:"file",names:new Set(Object.keys(i)),positionOf:e}}function K(m,{value:_,
positionOf:p}){const O="write notification fields as `name: value`";return _===null?(0,n.CC)(m,`is empty; ${O}`):(0,n.CC)(
m,`is ${(0,j.jsonTypeOf)(_)}; ${O}`,{position:p([])})}const S=100;function w(m,_,p,O){const P=new n.tH,E=A(m,_,P,O),L={input:"\
payload-file",file:m},s=[...(0,D.SD)(p,E).map(u=>(0,n.CC)(L,"is missing; add it to this file, or set it as an input",{path:[
u],position:{line:1,column:1}})),...P.all.toSorted(n.rg)],i=s.length-S;return i>0&&s.splice(S,i,(0,n.CC)(L,`has ${i} mor\
e problems`)),{problems:s,content:(0,D.uT)(p,E),positionOf:E.positionOf??(()=>{})}}}),1072:((Y,T,r)=>{r.r(T),r.d(T,{fieldSchema:()=>h,
jsonTypeOf:()=>p,parseFields:()=>g});var n=r(3619),I=r(3305),j=r(8532),D=r(3945),N=r(4543),A=r(3177),K=r(7220),S=r(7125),
w=r(7320);function m(t,o){const l=({input:d})=>d===void 0?`is missing; add ${t}`:_(t,d);return n.YjP({error:l}).check(I.
WN(),n.z6Y(({value:d,issues:f})=>{const y=o(d);"message"in y&&f.push({code:"custom",params:y,input:d})}))}function _(t,o){
const l=t==="text";if(o===null)return`has no value; use ${t}${l?" (in quotes if it begins with `#`)":""}`;const d=typeof o==
"number"||typeof o=="boolean";return`is ${p(o)}${l&&d?", not text; put it in quotes":`; use ${t}`}`}function p(t){return t===
null?"null":Array.isArray(t)?"a list":{string:"text",number:"a number",boolean:"a boolean"}[typeof t]??"a mapping"}const O=t=>({
error:({code:o,input:l})=>o==="invalid_type"?_(t,l):void 0}),P=m("text",w.QP.text),E=m("an https URL",w.QP.image),L=m("a\
n http or https URL",w.QP.page),e=n.YOg(n.rej({text:P,url:L},O("a mapping of `text` and `url`")),O("a list with two line\
s for each button: `- text: Read more`, and below it `url: https://example.com`")).check(I.m9(1,"is an empty list; add a\
t least one button, or remove `actions`")),s="whole seconds (3600) or a duration (12h)";function i(t){if(typeof t=="numb\
er")return{message:`is ${t}; use ${s}`};const o=typeof t=="string"?(0,S.p0)(t.trim()):void 0;return o&&"message"in o?o:{
message:_(s,t)}}const u=n.YjP().check(I.Fk(/^\s*0*[0-9]{1,16}[smhdw]?\s*$/,{abort:!0})),a=n.FsL(n.KCZ([n.Whr().check(I.qm(
0,{abort:!0})),u]),n.pdi((t,{issues:o})=>{const l=typeof t=="number"?{value:t}:(0,S.p0)(t.trim());return"value"in l?l.value:
(o.push({code:"custom",params:l,input:t}),j.tm)})),c={text:P,image:E,page:L,buttons:e,duration:a},M=Object.fromEntries(A.
pi.map(t=>[t,n.lqM(c[A.Ng[t].kind])])),h=n.rej(M,O("a mapping of notification fields"));function g(t,{value:o,positionOf:l,
problems:d}){const f=D.xL(h,o,{reportInput:!0});if(f.success&&d.length===0)return{fields:f.data,problems:[]};const y=new Set(
d.map(({path:v=[]})=>JSON.stringify(v))),F=(f.error?.issues??[]).filter(({path:v})=>!y.has(JSON.stringify(v))).flatMap(b).
map(({path:v,text:W})=>(0,K.CC)(t,W,{path:v,position:l(v)})),B=[...d,...F].sort(K.rg),R=new Set(B.map(({path:v})=>v?.[0])),
$=Object.entries(o??{}).filter(([v])=>!R.has(v));return{fields:D.xL(h,Object.fromEntries($)).data??{},problems:B}}function b(t){
const{path:o}=t;switch(t.code){case"unrecognized_keys":return t.keys.map(l=>({path:[...o,l],text:C([...o,l])}));case"cus\
tom":return[{path:o,text:t.params}];case"invalid_union":return[{path:o,text:i(t.input)}];default:return[{path:o,text:{message:t.
message}}]}}function C(t){if(t.length>1)return{message:"is not part of a button; a button has only `text` and `url`"};if(t[0]===
"target")return{message:"cannot be set in a payload file; set the `target` input in the workflow"};const o="is not a fie\
ld of a notification",l="For other fields of your service, use the `extra-fields` input",d=(0,N.d5)(String(t[0]),A.pi);return d?
{message:o,meant:d,hint:l}:{message:`${o}; the fields are ${A.pi.join(", ")}`,hint:l}}}),3505:((Y,T,r)=>{r.r(T),r.d(T,{parseYaml:()=>N});
var n=r(8815),I=r(7220),j=r(1403),D=r(2735);function N(e,s,i){const u=f=>(0,j.RB)({[s.input]:f},i,s.file),a=u(e);if(a.length>
0)return{problems:a};const c=s.file!==void 0,M=new n.HN,h=f=>{const{line:y,col:x}=M.linePos(f);return{line:y,column:x}},
g=(f,y)=>{const x=c?"unreadable-file":"invalid-input";return{problems:[(0,I.CC)(s,f,{position:h(y),reason:x})]}},b=(0,n.
Tp)(e,{version:"1.2",stringKeys:!0,uniqueKeys:!1,prettyErrors:!1,lineCounter:M}),{contents:C,directives:t,errors:o,warnings:l}=b,
[d]=o;if(d)return g(E(d.code),d.pos[0]);if(t?.yaml.version==="1.1")return g("is YAML 1.1, but the action reads YAML 1.2;\
 remove the line `%YAML 1.1`",0);try{const f=A(C,[],c),[y]=l;if(y&&f.length===0)return g(E(y.code),y.pos[0]);(0,n.YR)(b,
{Alias:()=>new n.X5(null)});const x=b.toJS(),U=u(x);if(U.length>0)return{problems:U};const B=(c&&!(0,n.jh)(C)?[]:f).map(
({message:R,path:$,node:k,isSyntax:v})=>{const W=c&&v?"unreadable-file":"invalid-input";return(0,I.CC)(s,R,{path:$,position:p(
k,[],h),reason:W})});return B.some(({reason:R})=>R==="unreadable-file")?{problems:B}:{value:x,positionOf:R=>p(C,R,h),problems:B}}catch(f){
if(f instanceof RangeError)return g(P,0);throw f}}function A(e,s,i){const u=[...w(e),..._(e,i)].map(a=>({message:a,path:s,
node:e}));return(0,n.jh)(e)?[...u,...K(e,s,i)]:(0,n.oP)(e)?[...u,...e.items.flatMap((a,c)=>A(a,[...s,c],i))]:u}function K(e,s,i){
const u=S(e);if(u!==void 0)return[{message:`is a YAML mapping, because it begins with a brace; put it in quotes: "{${u}}\
"`,path:s,node:e}];const a=new Set;return e.items.flatMap(({key:c,value:M})=>{const h=O(c),g=w(c);h==="<<"&&(0,n.jn)(c)&&
c.type==="PLAIN"&&g.push(m("a merge key"));const b=[...s,h],C=g.map(t=>({message:t,path:b,node:c}));return a.has(h)&&C.push(
{message:"appears twice; write each key only once",path:b,node:c,isSyntax:!0}),a.add(h),[...C,...A(M,b,i)]})}function S(e){
const[s]=e.items;if(!e.flow||e.items.length!==1||s?.value!==null)return;const i=O(s.key);return/^\w{1,40}$/.test(i)?i:void 0}
function w(e){if((0,n.Vj)(e))return[m("an alias","*")];if(!(0,n.Ll)(e))return[];const s=e.anchor===void 0?[]:[m("an anch\
or","&")],i=e.tag===void 0?[]:[m("a tag","!")];return[...s,...i]}function m(e,s){const i=s===void 0?"":`, or put text th\
at begins with \`${s}\` in quotes`;return`has ${e}, which is not supported; write the value out${i}`}function _(e,s){if(!(0,n.
jn)(e)||typeof e.value!="number")return[];const{value:i,source:u=String(i)}=e,a=(0,D.xv)(u);return Number.isFinite(i)?Number.
isInteger(i)?Number.isSafeInteger(i)?!s||!u.includes(".")?[]:[`is ${a}, which YAML reads as ${i}; write it without a dec\
imal point, or put it in quotes if it is text`]:[`is ${a}, but JSON keeps whole numbers exact only within \xB1(2^53-1); put\
 it in quotes if it is text`]:[]:[`is ${a}, which JSON cannot represent; put it in quotes if it is text`]}function p(e,s,i){
const u=M=>(0,n.Ll)(M)&&M.range?i(M.range[0]):void 0;let a=e,c=u(a);for(const M of s){const h=(0,n.jh)(a)?a.items.find(t=>(0,n.
jn)(t.key)&&t.key.value===M):void 0;a=(0,n.oP)(a)?a.items[Number(M)]:h?.value;const g=u(h?.key),b=u(a);c=(g&&b&&g.line<b.
line?g:b??g)??c}return c}const O=e=>String((0,n.jn)(e)?e.value:e),P="is nested too deeply; use fewer levels";function E(e){
return e==="RESOURCE_EXHAUSTION"?P:e==="MULTIPLE_DOCS"?"contains more than one YAML document; write only one":`is not va\
lid YAML or JSON; ${L[e]??"check the indentation, and put text with `: ` or `#` in quotes"}`}const L={BAD_ALIAS:"put tex\
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
a quotation mark in quotes"}})};
