"use strict";exports.id=362,exports.ids=[362],exports.modules={6899:((N,I,s)=>{s.d(I,{replacePlaceholders:()=>U,usedPlaceholders:()=>K});
var m=s(2996),x=s(8925),b=s(642),$=s(8992),L=s(4204),w=s(9735),y=s(8334);function K(o,a){const i=new Set,l=[];return M(o,
({text:r,use:c,place:f})=>{const u=(0,y.G)(r,c);for(const{text:n,meant:t}of u.mistakes){const d=t?`did you mean \`{${t}}\
\`?`:j;a.add([O(f,`contains ${(0,$.hD)(n)}, which is not a placeholder; ${d}`)])}for(const n of u.names)i.add(n);const[e]=u.
names;return e!==void 0&&l.push({name:e,place:f}),r}),{names:i,places:l}}const j="all releases would have the same key, \
and only the first would be sent. Use `{tag}`, or remove the braces",R=524288;function U(o,a,i,l,r="with its placeholder\
s replaced"){let c=R;const f=new Map;return M(o,({text:n,use:t,rule:d,place:v})=>{const{names:C}=(0,y.G)(n);if(C.size===
0)return n;const A=e(n,C,t,d);return"message"in A&&i.add([O(v,A.message)]),"value"in A?A.value:n});function u(n){return f.
has(n)||f.set(n,(0,L.Q4)(a[n],l)),f.get(n)}function e(n,t,d,v){const C={};for(const W of t){const B=a[W],z=u(W);if(z)return{
message:h(z)};if("missing"in B)return{message:`contains \`{${W}}\`, which has no value: ${B.missing}`};C[W]=B.value}const A=d===
"url",T=c>0?(0,y.C)(n,C,{isUrl:A,maxLength:c})?.trim():void 0;if(c-=T?.length??c,T===void 0)return{message:"is too long \
with its placeholders replaced; use fewer"};const k=l.find(T);if(k)return{message:h(k)};const S=v(T);return"value"in S?S:
{message:`${r}: ${S.message}`}}}const P=o=>({value:o,madeFrom:[]}),E={tag:P("v1.2.3"),version:P("1.2.3"),name:P("Version\
 1.2.3"),repository:P("site"),message:P("Offline maps are here."),url:P("https://github.com/octo/site/releases/tag/v1.2.\
3")};function g(o,a,i){K(o,a),U(o,E,a,i,"with the values of an example release")}const h=o=>`would contain ${o}, which m\
ay already be public; replace the token, and remove it from the release`;function O(o,a){return(0,x.CC)(o,a,o)}function M(o,a){
const{inputs:i,file:l,fileName:r,extraFields:c,onceKey:f}=o,u=([t="",...d])=>({input:(0,m.wg)(t),path:d}),e=t=>({input:"\
payload-file",file:r,path:t,position:l.positionOf?.(t)}),n=t=>({input:"extra-fields",path:t});return{inputs:{...i,fields:_(
i.fields,new Set,u,a)},file:{...l,fields:_(l.fields,i.names,e,a)},fileName:r,extraFields:D(c,(t,d)=>a({text:t,use:"text",
rule:b.Ae,place:n([d])})),onceKey:f&&a({text:f,use:"key",rule:b.Ae,place:{input:"once-key"}})}}function _(o,a,i,l){const r={
...o};for(const c of m.BH){const f=o[c];if(f===void 0||a.has(c))continue;const{kind:u}=m.Ng[c],e=u==="text"?"text":"url";
r[c]=l({text:f,use:e,rule:w.fD[u],place:i([c])})}return o.actions===void 0||a.has("actions")||(r.actions=o.actions.map(({
text:c,url:f},u)=>({text:l({text:c,use:"text",rule:w.fD.text,place:i(["actions",u,"text"])}),url:l({text:f,use:"url",rule:w.
fD.page,place:i(["actions",u,"url"])})}))),r}function D(o,a){const i=JSON.parse(JSON.stringify(o)),l=Object.entries(i).map(
([r,c])=>({field:r,holder:i,key:r,value:c}));for(const{field:r,holder:c,key:f,value:u}of l){if(typeof u=="string"&&(c[f]=
a(u,r)),typeof u!="object"||u===null)continue;const e=u;for(const[n,t]of Object.entries(e))l.push({field:r,holder:e,key:n,
value:t})}return i}}),6362:((N,I,s)=>{s.d(I,{fieldsFromFile:()=>K,unknownFile:()=>j});var m=s(2996),x=s(8925),b=s(8301),
$=s(6899),L=s(1103),w=s(8209),y=s(3924);async function K(E,g,h,O){if("problem"in g)return h.add([g.problem]),j;const M={
input:"payload-file",file:E},_=await(0,y.h)(g.text,M,O);if(!("value"in _))return h.add(_.problems),j;const{value:D,positionOf:o}=_;
if(!(0,b.G)(D))return h.add([..._.problems,R(M,_)]),j;const{$schema:a,...i}=D,{problems:l,...r}=(0,L.L5)(M,{..._,value:i});
return h.add(l),{...r,source:"file",names:new Set(Object.keys(i)),positionOf:o}}const j={source:"file",fields:{},names:new Set(
m.pi)};function R(E,{value:g,positionOf:h}){const O="write notification fields as `name: value`";return g===null?(0,x.CC)(
E,`is empty; ${O}`):(0,x.CC)(E,`is ${(0,L.WF)(g)}; ${O}`,{position:h([])})}async function U(E,g,h,O){const M=new ProblemCollector,
_=await K(E,g,M,O),D={input:"payload-file",file:E},o=missingFields(h,_).map(r=>problem(D,"is missing; set it here or as \
an input",{path:[r],position:{line:1,column:1}}));checkPlaceholders({...nothingGiven,inputs:{...h,fields:{}},file:_,fileName:E},
M,O);const a=M.all.toSorted(byPosition),i=limitProblems(D,[...o,...a],r=>r),l=validContent(h,_);return l?{problems:i,content:l,
positionOf:_.positionOf??P}:{problems:i,positionOf:P}}const P=()=>{}}),1103:((N,I,s)=>{s.d(I,{L5:()=>c,WF:()=>P});var m=s(
3619),x=s(3305),b=s(8532),$=s(3945),L=s(2996),w=s(50),y=s(8925),K=s(642),j=s(9735);function R(e,n){const t=({input:d})=>d===
void 0?`is missing; add ${e}`:U(e,d);return m.YjP({error:t}).check(x.WN(),m.z6Y(({value:d,issues:v})=>{const C=n(d);"mes\
sage"in C&&v.push({code:"custom",message:C.message,input:d})}))}function U(e,n){const t=e==="text";if(n===null)return`ha\
s no value; use ${e}${t?" (in quotes if it begins with `#`)":""}`;const d=typeof n=="number"||typeof n=="boolean";return`\
is ${P(n)}${t&&d?", not text; put it in quotes":`; use ${e}`}`}function P(e){return e===null?"null":Array.isArray(e)?"a \
list":{string:"text",number:"a number",boolean:"a boolean"}[typeof e]??"a mapping"}const E=e=>({error:({code:n,input:t})=>n===
"invalid_type"?U(e,t):void 0}),g=R("text",j.QP.text),h=R("an https URL",j.QP.image),O=R("an http or https URL",j.QP.page),
M=m.YOg(m.rej({text:g,url:O},E("a mapping of `text` and `url`")),E("a list with two lines for each button: `- text: Read\
 more`, and below it `url: https://example.com`")).check(x.m9(1,"is an empty list; write at least one button, or leave i\
t out")),_="whole seconds (3600) or a duration (12h)",D=({input:e})=>{if(typeof e=="number")return`is ${e}; use ${_}`;const n=typeof e==
"string"?(0,K.p0)(e.trim()):void 0;return n&&"message"in n?n.message:U(_,e)},o=m.YjP().check(x.Fk(/^\s*0*[0-9]{1,16}[smhdw]?\s*$/,
{error:D,abort:!0})),a=m.FsL(m.KCZ([m.Whr().check(x.qm(0,{error:D,abort:!0})),o],{error:D}),m.pdi((e,{issues:n})=>{const t=typeof e==
"number"?{value:e}:(0,K.p0)(e.trim());return"value"in t?t.value:(n.push({code:"custom",message:t.message,input:e}),b.tm)})),
i={text:g,image:h,page:O,buttons:M,duration:a},l=Object.fromEntries(L.pi.map(e=>[e,m.lqM(i[L.Ng[e].kind])])),r=m.rej(l,E(
"a mapping of notification fields"));function c(e,n){const{value:t,positionOf:d,problems:v,textComments:C}=n,A=(p,F)=>(0,y.
CC)(e,F,{path:p,position:d(p)}),T=u(t);if(T===void 0)return{fields:{},problems:[...v,A(["actions"],"has too many element\
s to check; write fewer")]};if(T.success&&v.length===0)return{fields:T.data,problems:[],textComments:C};const k=new Set(
v.map(({path:p=[]})=>(0,y.LF)(p))),W=(T.error?.issues??[]).filter(({path:p})=>!k.has((0,y.LF)(p))).flatMap(({path:p,message:F,
...G})=>G.code==="unrecognized_keys"?G.keys.map(J=>({path:[...p,J]})):[{path:p,message:F}]),B=(0,y.Kc)(e,W,({path:p,message:F=f(
p)})=>A(p,F)),z=[...v,...B].sort(y.rg),Q=new Set([...v,...W].map(({path:p})=>p?.[0])),Y=Object.entries(t??{}).filter(([p])=>!Q.
has(p));return{fields:u(Object.fromEntries(Y))?.data??{},problems:z,textComments:C}}function f(e){if(e.length>1)return"i\
s not part of a button; a button has only `text` and `url`";if(e[0]==="target")return"cannot be set in a payload file; s\
et the input `target` in the workflow";const n=(0,w.d)(String(e[0]),L.pi);return`is not a field of a notification; ${n?`\
did you mean \`${n}\`?`:`the fields are ${L.pi.join(", ")}.`} For other fields of your service, use the input \`extra-fie\
lds\``}function u(e){try{return $.xL(r,e)}catch(n){if(n instanceof RangeError)return;throw n}}})};
