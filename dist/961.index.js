"use strict";exports.id=961,exports.ids=[961,505,72],exports.modules={3961:((Y,T,r)=>{r.r(T),r.d(T,{checkPayloadFile:()=>S,fieldsFromFile:()=>y,
unknownFields:()=>I});var s=r(3177),E=r(7220),U=r(4462),x=r(1072),K=r(1830),A=r(3505);function y(O,m,p,L){if("problem"in
m)return p.add([m.problem]),I;const v={input:"payload-file",file:O},t=(0,A.parseYaml)(m.text,v,L);if(!("value"in t))return p.
add(t.problems),I;const{value:n,positionOf:a}=t;if(!(0,U.Gv)(n))return p.add([...t.problems,w(v,t)]),I;const{$schema:c,...i}=n,
{problems:u,...h}=(0,x.parseFields)(v,{...t,value:i});return p.add(u),{...h,source:"file",names:new Set(Object.keys(i)),
positionOf:a}}const I={source:"file",fields:{},names:new Set(s.pi)};function w(O,{value:m,positionOf:p}){const L="write \
notification fields as `name: value`";return m===null?(0,E.CC)(O,`is empty; ${L}`):(0,E.CC)(O,`is ${(0,x.jsonTypeOf)(m)}\
; ${L}`,{position:p([])})}const D=100;function S(O,m,p,L){const v=new E.tH,t=y(O,m,v,L),n={input:"payload-file",file:O},
c=[...(0,K.SD)(p,t).map(u=>(0,E.CC)(n,"is missing; add it to this file, or set it as an input",{path:[u],position:{line:1,
column:1}})),...v.all.toSorted(E.rg)],i=c.length-D;return i>0&&c.splice(D,i,(0,E.CC)(n,`has ${i} more problems`)),{problems:c,
content:(0,K.uT)(p,t),positionOf:t.positionOf??(()=>{})}}}),1072:((Y,T,r)=>{r.r(T),r.d(T,{fieldSchema:()=>_,jsonTypeOf:()=>O,
parseFields:()=>g});var s=r(3619),E=r(3305),U=r(8532),x=r(3945),K=r(4543),A=r(3177),y=r(7220),I=r(7125),w=r(7320);function D(e,o){
const l=({input:d})=>d===void 0?`is missing; add ${e}`:S(e,d);return s.YjP({error:l}).check(E.WN(),s.z6Y(({value:d,issues:f})=>{
const P=o(d);"message"in P&&f.push({code:"custom",params:P,input:d})}))}function S(e,o){const l=e==="text";if(o===null)return`\
has no value; use ${e}${l?" (in quotes if it begins with `#`)":""}`;const d=typeof o=="number"||typeof o=="boolean";return`\
is ${O(o)}${l&&d?", not text; put it in quotes":`; use ${e}`}`}function O(e){return e===null?"null":Array.isArray(e)?"a \
list":{string:"text",number:"a number",boolean:"a boolean"}[typeof e]??"a mapping"}const m=e=>({error:({code:o,input:l})=>o===
"invalid_type"?S(e,l):void 0}),p=D("text",w.QP.text),L=D("an https URL",w.QP.image),v=D("an http or https URL",w.QP.page),
t=s.YOg(s.rej({text:p,url:v},m("a mapping of `text` and `url`")),m("a list with two lines for each button: `- text: Read\
 more`, and below it `url: https://example.com`")).check(E.m9(1,"is an empty list; add at least one button, or remove `a\
ctions`")),n="whole seconds (3600) or a duration (12h)";function a(e){if(typeof e=="number")return{message:`is ${e}; use\
 ${n}`};const o=typeof e=="string"?(0,I.p0)(e.trim()):void 0;return o&&"message"in o?o:{message:S(n,e)}}const c=s.YjP().
check(E.Fk(/^\s*0*[0-9]{1,16}[smhdw]?\s*$/,{abort:!0})),i=s.FsL(s.KCZ([s.Whr().check(E.qm(0,{abort:!0})),c]),s.pdi((e,{issues:o})=>{
const l=typeof e=="number"?{value:e}:(0,I.p0)(e.trim());return"value"in l?l.value:(o.push({code:"custom",params:l,input:e}),
U.tm)})),u={text:p,image:L,page:v,buttons:t,duration:i},h=Object.fromEntries(A.pi.map(e=>[e,s.lqM(u[A.Ng[e].kind])])),_=s.
rej(h,m("a mapping of notification fields"));function g(e,{value:o,positionOf:l,problems:d}){const f=x.xL(_,o,{reportInput:!0});
if(f.success&&d.length===0)return{fields:f.data,problems:[]};const P=new Set(d.map(({path:b=[]})=>(0,y.LF)(b))),F=(f.error?.
issues??[]).filter(({path:b})=>!P.has((0,y.LF)(b))).flatMap(M).map(({path:b,text:W})=>(0,y.CC)(e,W,{path:b,position:l(b)})),
B=[...d,...F].sort(y.rg),j=new Set(B.map(({path:b})=>b?.[0])),$=Object.entries(o??{}).filter(([b])=>!j.has(b));return{fields:x.
xL(_,Object.fromEntries($)).data??{},problems:B}}function M(e){const{path:o}=e;switch(e.code){case"unrecognized_keys":return e.
keys.map(l=>({path:[...o,l],text:C([...o,l])}));case"custom":return[{path:o,text:e.params}];case"invalid_union":return[{
path:o,text:a(e.input)}];default:return[{path:o,text:{message:e.message}}]}}function C(e){if(e.length>1)return{message:"\
is not part of a button; a button has only `text` and `url`"};if(e[0]==="target")return{message:"cannot be set in a payl\
oad file; set the `target` input in the workflow"};const o="is not a field of a notification",l="For other fields of you\
r service, use the `extra-fields` input",d=(0,K.d5)(String(e[0]),A.pi);return d?{message:o,meant:d,hint:l}:{message:`${o}\
; the fields are ${A.pi.join(", ")}`,hint:l}}}),3505:((Y,T,r)=>{r.r(T),r.d(T,{parseYaml:()=>K});var s=r(8815),E=r(7220),
U=r(1403),x=r(2735);function K(t,n,a){const c=f=>(0,U.RB)({[n.input]:f},a,n.file),i=c(t);if(i.length>0)return{problems:i};
const u=n.file!==void 0,h=new s.HN,_=f=>{const{line:P,col:R}=h.linePos(f);return{line:P,column:R}},g=(f,P)=>{const R=u?"\
unreadable-file":"invalid-input";return{problems:[(0,E.CC)(n,f,{position:_(P),reason:R})]}},M=(0,s.Tp)(t,{version:"1.2",
stringKeys:!0,uniqueKeys:!1,prettyErrors:!1,lineCounter:h}),{contents:C,directives:e,errors:o,warnings:l}=M,[d]=o;if(d)return g(
L(d.code),d.pos[0]);if(e?.yaml.version==="1.1")return g("is YAML 1.1, but the action reads YAML 1.2; remove the line `%Y\
AML 1.1`",0);try{const f=A(C,[],u),[P]=l;if(P&&f.length===0)return g(L(P.code),P.pos[0]);(0,s.YR)(M,{Alias:()=>new s.X5(
null)});const R=M.toJS(),N=c(R);if(N.length>0)return{problems:N};const B=(u&&!(0,s.jh)(C)?[]:f).map(({message:j,path:$,node:k,
isSyntax:b})=>{const W=u&&b?"unreadable-file":"invalid-input";return(0,E.CC)(n,j,{path:$,position:O(k,[],_),reason:W})});
return B.some(({reason:j})=>j==="unreadable-file")?{problems:B}:{value:R,positionOf:j=>O(C,j,_),problems:B}}catch(f){if(f instanceof
RangeError)return g(p,0);throw f}}function A(t,n,a){const c=[...w(t),...S(t,a)].map(i=>({message:i,path:n,node:t}));return(0,s.
jh)(t)?[...c,...y(t,n,a)]:(0,s.oP)(t)?[...c,...t.items.flatMap((i,u)=>A(i,[...n,u],a))]:c}function y(t,n,a){const c=I(t);
if(c!==void 0)return[{message:`is a YAML mapping, because it begins with a brace; put it in quotes: "{${c}}"`,path:n,node:t}];
const i=new Set;return t.items.flatMap(({key:u,value:h})=>{const _=m(u),g=w(u);_==="<<"&&(0,s.jn)(u)&&u.type==="PLAIN"&&
g.push(D("a merge key"));const M=[...n,_],C=g.map(e=>({message:e,path:M,node:u}));return i.has(_)&&C.push({message:"appe\
ars twice; write each key only once",path:M,node:u,isSyntax:!0}),i.add(_),[...C,...A(h,M,a)]})}function I(t){const[n]=t.
items;if(!t.flow||t.items.length!==1||n?.value!==null)return;const a=m(n.key);return/^\w{1,40}$/.test(a)?a:void 0}function w(t){
if((0,s.Vj)(t))return[D("an alias","*")];if(!(0,s.Ll)(t))return[];const n=t.anchor===void 0?[]:[D("an anchor","&")],a=t.
tag===void 0?[]:[D("a tag","!")];return[...n,...a]}function D(t,n){const a=n===void 0?"":`, or put text that begins with\
 \`${n}\` in quotes`;return`has ${t}, which is not supported; write the value out${a}`}function S(t,n){if(!(0,s.jn)(t)||
typeof t.value!="number")return[];const{value:a,source:c=String(a)}=t,i=(0,x.xv)(c);return Number.isFinite(a)?Number.isInteger(
a)?Number.isSafeInteger(a)?!n||!c.includes(".")?[]:[`is ${i}, which YAML reads as ${a}; write it without a decimal point\
, or put it in quotes if it is text`]:[`is ${i}, but JSON keeps whole numbers exact only within \xB1(2^53-1); put it in quo\
tes if it is text`]:[]:[`is ${i}, which JSON cannot represent; put it in quotes if it is text`]}function O(t,n,a){const c=h=>(0,s.
Ll)(h)&&h.range?a(h.range[0]):void 0;let i=t,u=c(i);for(const h of n){const _=(0,s.jh)(i)?i.items.find(e=>(0,s.jn)(e.key)&&
e.key.value===h):void 0;i=(0,s.oP)(i)?i.items[Number(h)]:_?.value;const g=c(_?.key),M=c(i);u=(g&&M&&g.line<M.line?g:M??g)??
u}return u}const m=t=>String((0,s.jn)(t)?t.value:t),p="is nested too deeply; use fewer levels";function L(t){return t===
"RESOURCE_EXHAUSTION"?p:t==="MULTIPLE_DOCS"?"contains more than one YAML document; write only one":`is not valid YAML or\
 JSON; ${v[t]??"check the indentation, and put text with `: ` or `#` in quotes"}`}const v={BAD_ALIAS:"put text that begi\
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
