"use strict";exports.id=405,exports.ids=[405],exports.modules={2405:((V,T,d)=>{d.r(T),d.d(T,{checkPayloadFile:()=>re,fieldsFromFile:()=>B,
readActions:()=>ae,readExtraFields:()=>ce});var p=d(8925),y=d(1312),N=d(225),l=d(3619),x=d(3305),L=d(3945),D=d(8190),A=d(
9775);function S(e,t){const a=({input:n})=>n===void 0?`is missing; give ${e}`:C(e,n);return l.YjP({error:a}).check(x.WN(),
l.z6Y(({value:n,issues:i})=>{const r=t(n);"message"in r&&i.push({code:"custom",message:r.message,input:n})}))}function C(e,t){
const a=t===null?"null":Array.isArray(t)?"a list":typeof t=="object"?"a mapping":"";return`is ${a||(typeof t=="string"?"\
text":`the ${typeof t} ${String(t)}`)}; give ${e}${e==="text"?a===""?" in quotes":t===null?" (in quotes if it begins wit\
h `#`)":"":""}`}const $=e=>({error:({code:t,input:a})=>t==="invalid_type"?C(e,a):void 0}),h=S("text",D.Bq),k=S("an https\
 URL",y.fD.icon_url),P=S("an http or https URL",y.fD.landing_url),G=l.YOg(l.rej({text:h,url:P},$("a mapping of `text` an\
d `url`")),$("a list of {text, url}")).check(x.m9(1,"is an empty list; give at least one {text, url}, or leave it out")),
H=Number.MAX_SAFE_INTEGER,q=({input:e})=>typeof e=="number"?`is ${e}; give a whole number of seconds from 0 to ${H}`:C("\
a whole number of seconds",e),X=l.Whr({error:q}).check(x.qm(0,{error:q,abort:!0})),Q={title:l.lqM(h),message:l.lqM(h),icon_url:l.
lqM(k),banner_url:l.lqM(k),landing_url:l.lqM(P),actions:l.lqM(G),utm_source:l.lqM(h),utm_medium:l.lqM(h),utm_campaign:l.
lqM(h),ttl:l.lqM(X)},Z=l.rej(Q,$("a mapping of notification fields"));function F(e,{value:t,placeOf:a,problems:n}){const i=(f,O)=>(0,p.
CC)(e,O,{path:f,place:a(f)}),r=z(t);if(r===void 0)return{fields:{},problems:[...n,i(["actions"],"has too many elements t\
o check; give fewer")]};if(r.success&&n.length===0)return{fields:r.data,problems:[]};const o=new Set(n.map(({path:f=[]})=>(0,p.
LF)(f))),c=(r.error?.issues??[]).filter(({path:f})=>!o.has((0,p.LF)(f))).flatMap(({path:f,message:O,...E})=>E.code==="un\
recognized_keys"?E.keys.map(m=>({path:[...f,m]})):[{path:f,message:O}]),u=(0,p.TJ)(e,c,({path:f,message:O=_(f)})=>i(f,O)),
v=[...n,...u].sort(p.hz),w=new Set([...n,...c].map(({path:f})=>f?.[0])),g=Object.entries(t??{}).filter(([f])=>!w.has(f));
return{fields:z(Object.fromEntries(g))?.data??{},problems:v}}function _(e){if(e.length>1)return"is not part of a button;\
 a button has only `text` and `url`";if(e[0]==="target")return"cannot be set in a payload file; set the input `target` i\
n the workflow";const t=(0,A.d)(String(e[0]),y.pi);return`is not a field of a notification; ${t?`did you mean \`${t}\`?`:
`the fields are ${y.pi.join(", ")}.`} For other fields of your service, use the input \`extra-fields\``}function z(e){try{
return L.xL(Z,e,{jitless:!0})}catch(t){if(t instanceof RangeError)return;throw t}}var ee=d(4463);async function I(e,t,a){
const n=m=>(0,ee.kU)({[t.input]:m},a,t.file),i=n(e);if(i.length>0)return{problems:i};const r=await d.e(815).then(d.t.bind(
d,8815,19)),o=new r.LineCounter,[s,c]=r.parseAllDocuments(e,{version:"1.2",lineCounter:o,stringKeys:!0,uniqueKeys:!1,prettyErrors:!1,
logLevel:"silent"}),u=m=>{const{line:b,col:M}=o.linePos(m);return{line:b,column:M}};if(!s)return{value:null,placeOf:()=>{},
problems:[]};const v=t.file===void 0?"invalid-input":"unreadable-file",[w]=s.errors;if(w){const m=se[w.code]??"check the\
 indentation, and put text that contains `: ` or `#` in quotes",M=w.code==="RESOURCE_EXHAUSTION"?J:`is neither YAML nor \
JSON (${R(w.message)}); ${m}`;return{problems:[(0,p.CC)(t,M,{place:u(w.pos[0]),reason:v})]}}const g=[],f=(m,b,M,U=!1)=>g.
push((0,p.CC)(t,m,{path:M,place:u(b),...U&&{reason:v}})),O=[],E=(...m)=>{const b=n(O);return{problems:b.length>0?b:[...g,
...m]}};c&&f("contains more than one YAML document; give only one",c.range[0],[]);try{te(r,s,f,O);const[m]=s.warnings;if(m&&
g.length===0&&f(`is not plain YAML (${R(m.message)})`,m.pos[0],[]),g.some(U=>U.reason==="unreadable-file"))return E();const b=s.
toJS({maxAliasCount:100});JSON.stringify(b);const M=n([b,O]);return M.length>0?{problems:M}:{value:b,placeOf:ne(r,s,u),problems:g}}catch(m){
if(m instanceof RangeError)return E((0,p.CC)(t,J));const b=R(String(m.message));return E((0,p.CC)(t,`has an alias that c\
annot be resolved: ${b}`))}}const J="is nested too deeply; use fewer levels";function te(e,t,a,n){const i=[],r=(s,c)=>{i.
push(s),o(c),i.pop()};function o(s){if(!e.isNode(s)||e.isAlias(s))return;const c=s.range?.[0]??0;if(s.tag&&!oe.test(s.tag))
n.push(s.tag),a(`has the tag ${(0,p.cz)(s.tag)}, which is not supported; remove it`,c,[...i]);else if(e.isScalar(s)&&typeof s.
value=="number"){const u=ie(s.value);u&&a(`is ${(0,p.cz)(s.source??String(s.value))}, ${u}`,c,[...i])}else if(e.isSeq(s))
for(const[u,v]of s.items.entries())r(u,v);else if(e.isMap(s)){const u=new Set;for(const{key:v,value:w}of s.items){const g=Y(
v);n.push(g),u.has(g)&&a("is given twice; give each key once",v.range?.[0]??c,[...i,g],!0),u.add(g),r(g,w)}}}o(t.contents)}
function ne(e,t,a){const n=new Map,i=r=>{const o=n.get(r)??new Map(r.items.map(({key:s,value:c})=>[Y(s),c]));return n.set(
r,o),o};return r=>{let o=t.contents,s=t.contents?.range?.[0];for(const c of r){if(e.isAlias(o)&&(o=o.resolve(t)),e.isMap(
o))o=i(o).get(String(c));else if(e.isSeq(o))o=o.items[Number(c)];else break;e.isNode(o)&&o.range&&(s=o.range[0])}return s===
void 0?void 0:a(s)}}const Y=e=>String(e?.value??e),se={BAD_INDENT:"check the indentation, and that every bracket is clos\
ed",BAD_SCALAR_START:"put text that begins like this in quotes",MISSING_CHAR:"close every quotation mark and bracket",TAB_AS_INDENT:"\
indent with spaces, not with tabs"},oe=/^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;function ie(e){if(!Number.
isFinite(e))return"which JSON cannot represent";if(Number.isInteger(e)&&!Number.isSafeInteger(e))return"which is outside\
 the range in which JSON keeps whole numbers exactly (\xB1(2^53-1)); put it in quotes if it is text"}const R=e=>(0,p.cz)(
e.split(`
`,1)[0]??"");async function B(e,t,a){if("problem"in t)return j([t.problem]);const n={input:"payload-file",file:e},i=await I(
t.text,n,a);if(!("value"in i))return j(i.problems);const{value:r,placeOf:o,problems:s}=i;if(r===null)return j([...s,(0,p.
CC)(n,"is empty; give a mapping of notification fields")]);if(!K(r))return j(F(n,i).problems);const{$schema:c,...u}=r;return{
...F(n,{...i,value:u}),source:"file",given:new Set(Object.keys(u)),placeOf:o}}const j=e=>({...N.Vz,given:new Set(y.pi),problems:e}),
K=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);async function re(e,t,a,n){const i=await B(e,t,n),r={input:"payload\
-file",file:e},o=(0,N.Mh)(a,i).map(u=>(0,p.CC)(r,"is missing; give it here or as an input",{path:[u],place:{line:1,column:1}})),
s=(0,p.TJ)(r,[...o,...i.problems],u=>u),c=(0,N.uT)(a,i);return c?{problems:s,content:c,placeOf:i.placeOf??W}:{problems:s,
placeOf:W}}const W=()=>{};async function ae(e,t){const a={input:"actions"},n=await I(e,a,t);if(!("value"in n))return{fields:{},
problems:n.problems};const{fields:i,problems:r}=F(a,{value:{actions:n.value},placeOf:o=>n.placeOf(o.slice(1)),problems:n.
problems.map(o=>({...o,path:["actions",...o.path??[]]}))});return{fields:i,problems:r.map(o=>({...o,path:o.path?.slice(1)}))}}
const le=new Set([...y.pi.map(y.wg),"target"]);async function ce(e,t){const a={input:"extra-fields"},n=await I(e,a,t),{problems:i}=n;
if(!("value"in n))return{fields:{},problems:i};if(!K(n.value))return i.push((0,p.CC)(a,"is not a mapping; give body fiel\
ds as `name: value`")),{fields:{},problems:i};for(const r of Object.keys(n.value)){const o=r.replaceAll("_","-"),s={path:[
r],place:n.placeOf([r])};le.has(o)&&i.push((0,p.CC)(a,`has its own input, \`${o}\`; use that`,s))}return{fields:i.length>
0?{}:n.value,problems:i}}}),9775:((V,T,d)=>{d.d(T,{d:()=>x,misspelled:()=>D});var p=d(7785),y=d(8925);const N=2,l=A=>A.toLowerCase().
replace(/[-_]/g,"");function x(A,S,C=S){const $=h=>(0,p.default)(l(h),l(A))<=Math.min(N,h.length>>1);return S.find(h=>l(
h)===l(A))??C.find($)}const L=["dry-run","max-reach","check-urls","once-key","once-per"];function D(A,S){return Object.entries(
A).flatMap(([C,$])=>{const h=x(C,Object.keys(S),L);if(h===void 0||S[h]===$)return[];const k=`write \`${h}\` (or rename IN\
PUT_${C.toUpperCase()}, if it is a variable of the job)`;return(0,y.CC)(C,`is not an input of this action; ${k}`)})}})};
