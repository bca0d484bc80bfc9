"use strict";exports.id=405,exports.ids=[405],exports.modules={2405:((H,T,d)=>{d.r(T),d.d(T,{checkPayloadFile:()=>re,fieldsFromFile:()=>K,
readActions:()=>ae,readExtraFields:()=>ce});var p=d(8925),v=d(1312),k=d(225),u=d(3619),M=d(3305),D=d(3945),L=d(9775);function S(e,t){
const a=({input:n})=>n===void 0?`is missing; give ${e}`:w(e,n);return u.YjP({error:a}).check(M.WN(),u.z6Y(({value:n,issues:i})=>{
const r=t(n);"message"in r&&i.push({code:"custom",message:r.message,input:n})}))}function w(e,t){const a=t===null?"null":
Array.isArray(t)?"a list":typeof t=="object"?"a mapping":"";return`is ${a||(typeof t=="string"?"text":`the ${typeof t} ${String(
t)}`)}; give ${e}${e==="text"?a===""?" in quotes":t===null?" (in quotes if it begins with `#`)":"":""}`}const b=e=>S("te\
xt",v.fD[e]),$=e=>S("an https URL",v.fD[e]),y=S("an http or https URL",v.fD.landing_url),F=u.YOg(u.rej({text:b("title"),
url:y},{error:e=>J(e,"a mapping of `text` and `url`")}),{error:e=>e.code==="invalid_type"?w("a list of {text, url}",e.input):
void 0}).check(M.m9(1,"is an empty list; give at least one {text, url}, or leave it out")),V=Number.MAX_SAFE_INTEGER,q=({
input:e})=>typeof e=="number"?`is ${e}; give a whole number of seconds from 0 to ${V}`:w("a whole number of seconds",e),
X=u.Whr({error:q}).check(M.qm(0,{error:q,abort:!0}));function J(e,t){return e.code==="invalid_type"?w(t,e.input):void 0}
const Q={title:u.lqM(b("title")),message:u.lqM(b("message")),icon_url:u.lqM($("icon_url")),banner_url:u.lqM($("banner_ur\
l")),landing_url:u.lqM(y),actions:u.lqM(F),utm_source:u.lqM(b("utm_source")),utm_medium:u.lqM(b("utm_medium")),utm_campaign:u.
lqM(b("utm_campaign")),ttl:u.lqM(X)},Z=u.rej(Q,{error:e=>J(e,"a mapping of notification fields")});function I(e,{value:t,
placeOf:a,problems:n}){const i=(c,C)=>(0,p.CC)(e,C,{path:c,place:a(c)}),r=Y(t);if(r===void 0)return{fields:{},problems:[
...n,i(["actions"],"has too many elements to check; give fewer")]};if(r.success&&n.length===0)return{fields:r.data,problems:[]};
const s=new Set(n.map(({path:c=[]})=>(0,p.LF)(c))),f=(r.error?.issues??[]).filter(({path:c})=>!s.has((0,p.LF)(c))).flatMap(
({path:c,message:C,...E})=>E.code==="unrecognized_keys"?E.keys.map(N=>({path:[...c,N]})):[{path:c,message:C}]),l=(0,p.TJ)(
e,f,({path:c,message:C=_(c)})=>i(c,C)),A=[...n,...l].sort(p.hz),x=new Set([...n,...f].map(({path:c})=>c?.[0])),h=Object.
entries(t??{}).filter(([c])=>!x.has(c));return{fields:Y(Object.fromEntries(h))?.data??{},problems:A}}function _(e){if(e.
length>1)return"is not part of a button; a button has only `text` and `url`";if(e[0]==="target")return"cannot be set in \
a payload file; set the input `target` in the workflow";const t=(0,L.d)(String(e[0]),v.pi);return`is not a field of a no\
tification; ${t?`did you mean \`${t}\`?`:`the fields are ${v.pi.join(", ")}.`} For other fields of your service, use the\
 input \`extra-fields\``}function Y(e){try{return D.xL(Z,e,{jitless:!0})}catch(t){if(t instanceof RangeError)return;throw t}}
var ee=d(4463);async function R(e,t,a){const n=m=>(0,ee.kU)({[t.input]:m},a,t.file),i=n(e);if(i.length>0)return{problems:i};
const r=await d.e(815).then(d.t.bind(d,8815,19)),s=new r.LineCounter,o=r.parseAllDocuments(e,{version:"1.2",lineCounter:s,
stringKeys:!0,uniqueKeys:!1,prettyErrors:!1,logLevel:"silent"}),f=m=>{const{line:g,col:O}=s.linePos(m);return{line:g,column:O}},
[l,A]=Array.isArray(o)?o:[];if(!l)return{value:null,placeOf:()=>{},problems:[]};const x=t.file===void 0?"invalid-input":
"unreadable-file",[h]=l.errors;if(h){const m=se[h.code]??"check the indentation, and put text that contains `: ` or `#` \
in quotes",O=h.code==="RESOURCE_EXHAUSTION"?z:`is neither YAML nor JSON (${U(h.message)}); ${m}`;return{problems:[(0,p.CC)(
t,O,{place:f(h.pos[0]),reason:x})]}}const c=[],C=(m,g,O,P=!1)=>c.push((0,p.CC)(t,m,{path:O,place:f(g),...P&&{reason:x}})),
E=[],N=(...m)=>{const g=n(E);return{problems:g.length>0?g:[...c,...m]}};A&&C("contains more than one YAML document; give\
 only one",A.range[0],[]);try{te(r,l,C,E);const[m]=l.warnings;if(m&&c.length===0&&C(`is not plain YAML (${U(m.message)})`,
m.pos[0],[]),c.some(P=>P.reason==="unreadable-file"))return N();const g=l.toJS({maxAliasCount:100});JSON.stringify(g);const O=n(
[g,E]);return O.length>0?{problems:O}:{value:g,placeOf:ne(r,l,f),problems:c}}catch(m){if(m instanceof RangeError)return N(
(0,p.CC)(t,z));const g=U(String(m.message));return N((0,p.CC)(t,`has an alias that cannot be resolved: ${g}`))}}const z="\
is nested too deeply; use fewer levels";function te(e,t,a,n){const i=[],r=(o,f)=>{i.push(o),s(f),i.pop()};function s(o){
if(!e.isNode(o)||e.isAlias(o))return;const f=o.range?.[0]??0;if(o.tag&&!ie.test(o.tag))n.push(o.tag),a(`has the tag ${(0,p.
cz)(o.tag)}, which is not supported; remove it`,f,[...i]);else if(e.isScalar(o)&&typeof o.value=="number"){const l=oe(o.
value);l&&a(`is ${(0,p.cz)(o.source??String(o.value))}, ${l}`,f,[...i])}else if(e.isSeq(o))for(const[l,A]of o.items.entries())
r(l,A);else if(e.isMap(o)){const l=new Set;for(const{key:A,value:x}of o.items){const h=B(A);n.push(h),l.has(h)&&a("is gi\
ven twice; give each key once",A.range?.[0]??f,[...i,h],!0),l.add(h),r(h,x)}}}s(t.contents)}function ne(e,t,a){const n=new Map,
i=r=>{const s=n.get(r)??new Map(r.items.map(({key:o,value:f})=>[B(o),f]));return n.set(r,s),s};return r=>{let s=t.contents,
o=t.contents?.range?.[0];for(const f of r){if(e.isAlias(s)&&(s=s.resolve(t)),e.isMap(s))s=i(s).get(String(f));else if(e.
isSeq(s))s=s.items[Number(f)];else break;e.isNode(s)&&s.range&&(o=s.range[0])}return o===void 0?void 0:a(o)}}const B=e=>String(
e?.value??e),se={BAD_INDENT:"check the indentation, and that every bracket is closed",BAD_SCALAR_START:"put text that be\
gins like this in quotes",MISSING_CHAR:"close every quotation mark and bracket",TAB_AS_INDENT:"indent with spaces, not w\
ith tabs"},ie=/^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;function oe(e){if(!Number.isFinite(e))return"whic\
h JSON cannot represent";if(Number.isInteger(e)&&!Number.isSafeInteger(e))return"which is outside the range in which JSO\
N keeps whole numbers exactly (\xB1(2^53-1)); put it in quotes if it is text"}const U=e=>(0,p.cz)(e.split(`
`,1)[0]??"");async function K(e,t,a){if("problem"in t)return j([t.problem]);const n={input:"payload-file",file:e},i=await R(
t.text,n,a);if(!("value"in i))return j(i.problems);const{value:r,placeOf:s,problems:o}=i;if(r===null)return j([...o,(0,p.
CC)(n,"is empty; give a mapping of notification fields")]);if(!W(r))return j(I(n,i).problems);const{$schema:f,...l}=r;return{
...I(n,{...i,value:l}),source:"file",given:new Set(Object.keys(l)),placeOf:s}}const j=e=>({source:"file",fields:{},given:new Set(
v.pi),problems:e}),W=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);async function re(e,t,a,n){const i=await K(e,t,n),
r={input:"payload-file",file:e},s=(0,k.Mh)(a,i).map(l=>(0,p.CC)(r,"is missing; give it here or as an input",{path:[l],place:{
line:1,column:1}})),o=(0,p.TJ)(r,[...s,...i.problems],l=>l),f=(0,k.uT)(a,i);return f?{problems:o,content:f,placeOf:i.placeOf??
G}:{problems:o,placeOf:G}}const G=()=>{};async function ae(e,t){const a={input:"actions"},n=await R(e,a,t);if(!("value"in
n))return{fields:{},problems:n.problems};const{fields:i,problems:r}=I(a,{value:{actions:n.value},placeOf:s=>n.placeOf(s.
slice(1)),problems:n.problems.map(s=>({...s,path:["actions",...s.path??[]]}))});return{fields:i,problems:r.map(s=>({...s,
path:s.path?.slice(1)}))}}const le=new Set([...v.pi.map(v.wg),"target"]);async function ce(e,t){const a={input:"extra-fi\
elds"},n=await R(e,a,t),{problems:i}=n;if(!("value"in n))return{fields:{},problems:i};if(!W(n.value))return i.push((0,p.
CC)(a,"is not a mapping; give body fields as `name: value`")),{fields:{},problems:i};for(const r of Object.keys(n.value)){
const s=r.replaceAll("_","-"),o={path:[r],place:n.placeOf([r])};le.has(s)&&i.push((0,p.CC)(a,`has its own input, \`${s}\`\
; use that`,o))}return{fields:i.length>0?{}:n.value,problems:i}}}),9775:((H,T,d)=>{d.d(T,{d:()=>M,misspelled:()=>L});var p=d(
7785),v=d(8925);const k=2,u=S=>S.toLowerCase().replace(/[-_]/g,"");function M(S,w,b=w){const $=y=>(0,p.default)(u(y),u(S))<=
Math.min(k,y.length>>1);return w.find(y=>u(y)===u(S))??b.find($)}const D=["dry-run","max-reach","check-urls","once-key",
"once-per"];function L(S,w){return Object.entries(S).flatMap(([b,$])=>{const y=M(b,Object.keys(w),D);if(y===void 0||w[y]===
$)return[];const F=`write \`${y}\` (or rename INPUT_${b.toUpperCase()}, if it is a variable of the job)`;return(0,v.CC)(
b,`is not an input of this action; ${F}`)})}})};
