"use strict";exports.id=961,exports.ids=[961,505,72],exports.modules={3961:((Y,C,r)=>{r.r(C),r.d(C,{checkPayloadFile:()=>S,fieldsFromFile:()=>T});
var i=r(6910),_=r(6268),K=r(1072),D=r(1830),B=r(3505);function T(m,E,h,b){if("problem"in E)return h.add([E.problem]),D._8;
const y={input:"payload-file",file:m},g=(0,B.parseYaml)(E.text,y,b);if(!("value"in g))return h.add(g.problems),D._8;const{
value:L,positionOf:e}=g;if(!(0,i.Gv)(L))return h.add([w(y,g)]),D._8;const{$schema:n,...s}=L,{problems:u,...a}=(0,K.parseFields)(
y,{...g,value:s});return h.add(u),{...a,source:"file",names:new Set(Object.keys(s)),positionOf:e}}function w(m,{value:E,
positionOf:h}){const b="write notification fields as `name: value`";return E===null?(0,_.CC)(m,`is empty; ${b}`):(0,_.CC)(
m,`is ${(0,K.jsonTypeOf)(E)}; ${b}`,{position:h([])})}const x=100;function S(m,E,h,b){const y=new _.tH,g=T(m,E,y,b),L={input:"\
payload-file",file:m},n=[...(0,D.SD)(h,g).map(u=>(0,_.CC)(L,"is missing; add it to this file, or set it as an input",{path:[
u],position:{line:1,column:1}})),...y.all.toSorted(_.rg)],s=n.length-x;return s>0&&n.splice(x,s,(0,_.CC)(L,`has ${s} mor\
e problems`)),{problems:n,content:(0,D.uT)(h,g),positionOf:g.positionOf??(()=>{})}}}),1072:((Y,C,r)=>{r.r(C),r.d(C,{fieldSchema:()=>p,
jsonTypeOf:()=>h,parseFields:()=>O});var i=r(3619),_=r(3305),K=r(8532),D=r(3945),B=r(6268),T=r(4543),w=r(3177),x=r(7125),
S=r(7320);function m(t,o){const l=({input:d})=>d===void 0?`is missing; add ${t}`:E(t,d);return i.YjP({error:l}).check(_.
WN(),i.z6Y(({value:d,issues:f})=>{const v=o(d);"message"in v&&f.push({code:"custom",params:v,input:d})}))}function E(t,o){
const l=t==="text";if(o===null)return`has no value; use ${t}${l?" (in quotes if it begins with `#`)":""}`;const d=typeof o==
"number"||typeof o=="boolean";return`is ${h(o)}${l&&d?", not text; put it in quotes":`; use ${t}`}`}function h(t){return t===
null?"null":Array.isArray(t)?"a list":{string:"text",number:"a number",boolean:"a boolean"}[typeof t]??"a mapping"}const b=t=>({
error:({code:o,input:l})=>o==="invalid_type"?E(t,l):void 0}),y=m("text",S.QP.text),g=m("an https URL",S.QP.image),L=m("a\
n http or https URL",S.QP.page),e=i.YOg(i.rej({text:y,url:L},b("a mapping of `text` and `url`")),b("a list with two line\
s for each button: `- text: Read more`, and below it `url: https://example.com`")).check(_.m9(1,"is an empty list; add a\
t least one button, or remove `actions`")),n="whole seconds (3600) or a duration (12h)";function s(t){if(typeof t=="numb\
er")return{message:`is ${t}; use ${n}`};const o=typeof t=="string"?(0,x.p0)(t.trim()):void 0;return o&&"message"in o?o:{
message:E(n,t)}}const u=i.YjP().check(_.Fk(/^\s*0*[0-9]{1,16}[smhdw]?\s*$/,{abort:!0})),a=i.FsL(i.KCZ([i.Whr().check(_.qm(
0,{abort:!0})),u]),i.pdi((t,{issues:o})=>{const l=typeof t=="number"?{value:t}:(0,x.p0)(t.trim());return"value"in l?l.value:
(o.push({code:"custom",params:l,input:t}),K.tm)})),c={text:y,image:g,page:L,buttons:e,duration:a},M=Object.fromEntries(w.
pi.map(t=>[t,i.lqM(c[w.Ng[t].kind])])),p=i.rej(M,b("a mapping of notification fields"));function O(t,{value:o,positionOf:l,
problems:d}){const f=D.xL(p,o,{reportInput:!0});if(f.success&&d.length===0)return{fields:f.data,problems:[]};const v=new Set(
d.map(({path:A=[]})=>JSON.stringify(A))),F=(f.error?.issues??[]).filter(({path:A})=>!v.has(JSON.stringify(A))).flatMap(P).
map(({path:A,text:W})=>(0,B.CC)(t,W,{path:A,position:l(A)})),N=[...d,...F].sort(B.rg),j=new Set(N.map(({path:A})=>A?.[0])),
$=Object.entries(o??{}).filter(([A])=>!j.has(A));return{fields:D.xL(p,Object.fromEntries($)).data??{},problems:N}}function P(t){
const{path:o}=t;switch(t.code){case"unrecognized_keys":return t.keys.map(l=>({path:[...o,l],text:I([...o,l])}));case"cus\
tom":return[{path:o,text:t.params}];case"invalid_union":return[{path:o,text:s(t.input)}];default:return[{path:o,text:{message:t.
message}}]}}function I(t){if(t.length>1)return{message:"is not part of a button; a button has only `text` and `url`"};if(t[0]===
"target")return{message:"cannot be set in a payload file; set the `target` input in the workflow"};const o="is not a fie\
ld of a notification",l="For other fields of your service, use the `extra-fields` input",d=(0,T.d5)(String(t[0]),w.pi);return d?
{message:o,meant:d,hint:l}:{message:`${o}; the fields are ${w.pi.join(", ")}`,hint:l}}}),3505:((Y,C,r)=>{r.r(C),r.d(C,{parseYaml:()=>B});
var i=r(8815),_=r(6268),K=r(1187),D=r(9199);function B(e,n,s){const u=f=>(0,K.RB)({[n.input]:f},s,n.file),a=u(e);if(a.length>
0)return{problems:a};const c=n.file!==void 0,M=new i.HN,p=f=>{const{line:v,col:R}=M.linePos(f);return{line:v,column:R}},
O=(f,v)=>{const R=c?"unreadable-file":"invalid-input";return{problems:[(0,_.CC)(n,f,{position:p(v),reason:R})]}},P=(0,i.
Tp)(e,{version:"1.2",stringKeys:!0,uniqueKeys:!1,prettyErrors:!1,lineCounter:M}),{contents:I,directives:t,errors:o,warnings:l}=P,
[d]=o;if(d)return O(g(d.code),d.pos[0]);if(t?.yaml.version==="1.1")return O("is YAML 1.1, but the action reads YAML 1.2;\
 remove the line `%YAML 1.1`",0);try{const f=T(I,[],c),[v]=l;if(v&&f.length===0)return O(g(v.code),v.pos[0]);(0,i.YR)(P,
{Alias:()=>new i.X5(null)});const R=P.toJS(),U=u(R);if(U.length>0)return{problems:U};const N=(c&&!(0,i.jh)(I)?[]:f).map(
({message:j,path:$,node:k,isSyntax:A})=>{const W=c&&A?"unreadable-file":"invalid-input";return(0,_.CC)(n,j,{path:$,position:h(
k,[],p),reason:W})});return N.some(({reason:j})=>j==="unreadable-file")?{problems:N}:{value:R,positionOf:j=>h(I,j,p),problems:N}}catch(f){
if(f instanceof RangeError)return O(y,0);throw f}}function T(e,n,s){const u=[...S(e),...E(e,s)].map(a=>({message:a,path:n,
node:e}));return(0,i.jh)(e)?[...u,...w(e,n,s)]:(0,i.oP)(e)?[...u,...e.items.flatMap((a,c)=>T(a,[...n,c],s))]:u}function w(e,n,s){
const u=x(e);if(u!==void 0)return[{message:`is a YAML mapping, because it begins with a brace; put it in quotes: "{${u}}\
"`,path:n,node:e}];const a=new Set;return e.items.flatMap(({key:c,value:M})=>{const p=b(c),O=S(c);p==="<<"&&(0,i.jn)(c)&&
c.type==="PLAIN"&&O.push(m("a merge key"));const P=[...n,p],I=O.map(t=>({message:t,path:P,node:c}));return a.has(p)&&I.push(
{message:"appears twice; write each key only once",path:P,node:c,isSyntax:!0}),a.add(p),[...I,...T(M,P,s)]})}function x(e){
const[n]=e.items;if(!e.flow||e.items.length!==1||n?.value!==null)return;const s=b(n.key);return/^\w{1,40}$/.test(s)?s:void 0}
function S(e){if((0,i.Vj)(e))return[m("an alias","*")];if(!(0,i.Ll)(e))return[];const n=e.anchor===void 0?[]:[m("an anch\
or","&")],s=e.tag===void 0?[]:[m("a tag","!")];return[...n,...s]}function m(e,n){const s=n===void 0?"":`, or put text th\
at begins with \`${n}\` in quotes`;return`has ${e}, which is not supported; write the value out${s}`}function E(e,n){if(!(0,i.
jn)(e)||typeof e.value!="number")return[];const{value:s,source:u=String(s)}=e,a=(0,D.xv)(u);return Number.isFinite(s)?Number.
isInteger(s)?Number.isSafeInteger(s)?!n||!u.includes(".")?[]:[`is ${a}, which YAML reads as ${s}; write it without a dec\
imal point, or put it in quotes if it is text`]:[`is ${a}, but JSON keeps whole numbers exact only within \xB1(2^53-1); put\
 it in quotes if it is text`]:[]:[`is ${a}, which JSON cannot represent; put it in quotes if it is text`]}function h(e,n,s){
const u=M=>(0,i.Ll)(M)&&M.range?s(M.range[0]):void 0;let a=e,c=u(a);for(const M of n){const p=(0,i.jh)(a)?a.items.find(t=>(0,i.
jn)(t.key)&&t.key.value===M):void 0;a=(0,i.oP)(a)?a.items[Number(M)]:p?.value;const O=u(p?.key),P=u(a);c=(O&&P&&O.line<P.
line?O:P??O)??c}return c}const b=e=>String((0,i.jn)(e)?e.value:e),y="is nested too deeply; use fewer levels";function g(e){
return e==="RESOURCE_EXHAUSTION"?y:e==="MULTIPLE_DOCS"?"contains more than one YAML document; write only one":`is not va\
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
