(()=>{"use strict";var In={6187:((n,o,i)=>{i.d(o,{CY:()=>N,Qi:()=>p,Sx:()=>T,Uk:()=>b,fC:()=>M,hD:()=>g,sN:()=>E,xb:()=>k});
const a=String.raw`\0-\x1f\x7f-\x9f`,u=String.raw`\u202a-\u202e\u2066-\u2069`,l=String.raw`\xad\u180e\u200b\u2060-\u206f\ufeff\ufff9-\ufffb`,
f=String.raw`\t-\r\x85`,p=new RegExp(`[${a}]`,"g"),g=new RegExp(`(?![\\t\\n])[${a}]`,"g"),b=new RegExp(`(?![\\t\\n])[${a}${u}\
]`,"g"),_=new RegExp(`[${a}${u}\\u2028\\u2029]`,"g"),E=new RegExp(`(?![${f}])[${a}${u}${l}]`,"g"),M=new RegExp(`[\\xa0\\u2\
000-\\u200a\\u200e\\u200f\\u202f\\u205f${u}${l}]`,"g"),N=new RegExp(`[\\u200e\\u200f${u}${l}]`),T=new RegExp(`(?![\\t\\n\\r\
])[${a}]`);function k(F,W){let O;return()=>(O??=new RegExp(F,W),O)}}),9735:((n,o,i)=>{i.d(o,{QP:()=>_,Wn:()=>M,cn:()=>E,
fD:()=>f,o2:()=>p});var a=i(2996),u=i(642),l=i(7666);const f={text:u.GT,image:(0,u.rf)("https"),page:(0,u.rf)("https","h\
ttp")},p=["tag","version","name","repository","message","url"],g=new RegExp(`\\{(?:${p.join("|")})\\}`,"g"),b=T=>k=>{if(k.
length>l.QO)return T(k);const F=k.replace(/^\{url\}/,"https://url.example/").replace(g,"x");return"value"in T(F)?{value:k}:
T(k)},_={text:f.text,image:b(f.image),page:b(f.page)};function E(T,k,F){const{kind:W}=a.Ng[T];return W==="duration"?(0,u.
p0)(k.trim()):F[W](k.trim())}function M(T){return a.pi.flatMap(k=>N(k,T))}function N(T,k){const F=(0,a.wg)(T);if(T==="ac\
tions")return(k.actions??[]).map(({url:z},I)=>({input:F,path:[I,"url"],url:z}));const{kind:W}=a.Ng[T],O=k[T];return typeof O!=
"string"||W==="text"?[]:[W==="image"?{input:F,url:O,image:T}:{input:F,url:O}]}}),6359:((n,o,i)=>{i.d(o,{nV:()=>I});var a=i(
2996),u=i(8925),l=i(642),f=i(8992);function p(x){const w={missing:x};return{kind:"content",source:"event",fields:{title:w,
message:w,icon_url:w,landing_url:w},placeholders:{tag:w,version:w,name:w,repository:w,message:w,url:w}}}function g(x,w,D){
return"missing"in x?x:"missing"in w?w:{value:`${x.value}${D}${w.value}`,madeFrom:[...x.madeFrom,...w.madeFrom]}}const b=x=>`\
the event's field \`${x}\` is missing or not text, so the action takes no content from it`,_=x=>({kind:"not-announceable",
why:x});function E(x,w){return("value"in x?[x.value,...x.madeFrom]:x.madeFrom??[]).map(w.find).find(j=>j!==void 0)}var M=i(
9735),N=i(8334);function T(x,w){const D=new Set,j=[];return K(x,({text:h,use:m,place:v})=>{const Z=(0,N.G)(h,m);for(const{
text:C,meant:G}of Z.mistakes){const Q=G?`did you mean \`{${G}}\`?`:k;w.add([P(v,`contains ${(0,f.hD)(C)}, which is not a\
 placeholder; ${Q}`)])}for(const C of Z.names)D.add(C);const[S]=Z.names;return S!==void 0&&j.push({name:S,place:v}),h}),
{names:D,places:j}}const k="all releases would have the same key, and only the first would be sent. Use `{tag}`, or remo\
ve the braces",F=524288;function W(x,w,D,j,h="with its placeholders replaced"){let m=F;const v=new Map;return K(x,({text:C,
use:G,rule:Q,place:se})=>{const{names:$e}=(0,N.G)(C);if($e.size===0)return C;const me=S(C,$e,G,Q);return"message"in me&&
D.add([P(se,me.message)]),"value"in me?me.value:C});function Z(C){return v.has(C)||v.set(C,E(w[C],j)),v.get(C)}function S(C,G,Q,se){
const $e={};for(const le of G){const te=w[le],ce=Z(le);if(ce)return{message:U(ce)};if("missing"in te)return{message:`con\
tains \`{${le}}\`, which has no value: ${te.missing}`};$e[le]=te.value}const me=Q==="url",ae=m>0?(0,N.C)(C,$e,{isUrl:me,
maxLength:m})?.trim():void 0;if(m-=ae?.length??m,ae===void 0)return{message:"is too long with its placeholders replaced;\
 use fewer"};const ge=j.find(ae);if(ge)return{message:U(ge)};const ye=se(ae);return"value"in ye?ye:{message:`${h}: ${ye.
message}`}}}const O=x=>({value:x,madeFrom:[]}),z={tag:O("v1.2.3"),version:O("1.2.3"),name:O("Version 1.2.3"),repository:O(
"site"),message:O("Offline maps are here."),url:O("https://github.com/octo/site/releases/tag/v1.2.3")};function I(x,w,D){
T(x,w),W(x,z,w,D,"with the values of an example release")}const U=x=>`would contain ${x}, which may already be public; r\
eplace the token, and remove it from the release`;function P(x,w){return(0,u.CC)(x,w,x)}function K(x,w){const{inputs:D,file:j,
fileName:h,extraFields:m,onceKey:v}=x,Z=([G="",...Q])=>({input:(0,a.wg)(G),path:Q}),S=G=>({input:"payload-file",file:h,path:G,
position:j.positionOf?.(G)}),C=G=>({input:"extra-fields",path:G});return{inputs:{...D,fields:H(D.fields,new Set,Z,w)},file:{
...j,fields:H(j.fields,D.names,S,w)},fileName:h,extraFields:L(m,(G,Q)=>w({text:G,use:"text",rule:l.Ae,place:C([Q])})),onceKey:v&&
w({text:v,use:"key",rule:l.Ae,place:{input:"once-key"}})}}function H(x,w,D,j){const h={...x};for(const m of a.BH){const v=x[m];
if(v===void 0||w.has(m))continue;const{kind:Z}=a.Ng[m],S=Z==="text"?"text":"url";h[m]=j({text:v,use:S,rule:M.fD[Z],place:D(
[m])})}return x.actions===void 0||w.has("actions")||(h.actions=x.actions.map(({text:m,url:v},Z)=>({text:j({text:m,use:"t\
ext",rule:M.fD.text,place:D(["actions",Z,"text"])}),url:j({text:v,use:"url",rule:M.fD.page,place:D(["actions",Z,"url"])})}))),
h}function L(x,w){const D=JSON.parse(JSON.stringify(x)),j=Object.entries(D).map(([h,m])=>({field:h,holder:D,key:h,value:m}));
for(const{field:h,holder:m,key:v,value:Z}of j){if(typeof Z=="string"&&(m[v]=w(Z,h)),typeof Z!="object"||Z===null)continue;
const S=Z;for(const[C,G]of Object.entries(S))j.push({field:h,holder:S,key:C,value:G})}return D}}),6362:((n,o,i)=>{i.d(o,
{fieldsFromFile:()=>_,j:()=>N,unknownFile:()=>E});var a=i(2996),u=i(8925),l=i(8301),f=i(6359),p=i(9715),g=i(8209),b=i(3924);
async function _(k,F,W,O){if("problem"in F)return W.add([F.problem]),E;const z={input:"payload-file",file:k},I=await(0,b.
h)(F.text,z,O);if(!("value"in I))return W.add(I.problems),E;const{value:U,positionOf:P}=I;if(!(0,l.G)(U))return W.add([...I.
problems,M(z,I)]),E;const{$schema:K,...H}=U,{problems:L,...x}=(0,p.L5)(z,{...I,value:H});return W.add(L),{...x,source:"f\
ile",names:new Set(Object.keys(H)),positionOf:P}}const E={source:"file",fields:{},names:new Set(a.pi)};function M(k,{value:F,
positionOf:W}){const O="write notification fields as `name: value`";return F===null?(0,u.CC)(k,`is empty; ${O}`):(0,u.CC)(
k,`is ${(0,p.WF)(F)}; ${O}`,{position:W([])})}async function N(k,F,W,O){const z=new u.tH,I=await _(k,F,z,O),U={input:"pa\
yload-file",file:k},P=(0,g.SD)(W,I).map(x=>(0,u.CC)(U,"is missing; set it here or as an input",{path:[x],position:{line:1,
column:1}}));(0,f.nV)({...g.Xw,inputs:{...W,fields:{}},file:I,fileName:k},z,O);const K=z.all.toSorted(u.rg),H=(0,u.Kc)(U,
[...P,...K],x=>x),L=(0,g.uT)(W,I);return L?{problems:H,content:L,positionOf:I.positionOf??T}:{problems:H,positionOf:T}}const T=()=>{}}),
9715:((n,o,i)=>{i.d(o,{WF:()=>Sr,L5:()=>md});function a(e){return e}function u(e){return e}function l(){return e=>e}function f(e){}
function p(e){throw new Error("Unexpected value in exhaustive check")}function g(e){}function b(e){const t=Object.values(
e).filter(s=>typeof s=="number");return Object.entries(e).filter(([s,c])=>t.indexOf(+s)===-1).map(([s,c])=>c)}function _(e,t="\
|"){return e.map(r=>we(r)).join(t)}function E(e,t){return typeof t=="bigint"?t.toString():t}class M{constructor(t){this.
_getter=t,this._value=void 0}get value(){const t=this._getter;return t!==void 0&&(this._value=t(),this._getter=void 0),this.
_value}}function N(e){return new M(e)}function T(e){return e==null}function k(e){const t=e.startsWith("^")?1:0,r=e.endsWith(
"$")?e.length-1:e.length;return e.slice(t,r)}function F(e,t){const r=e/t,s=Math.round(r),c=4*Number.EPSILON*Math.max(Math.
abs(r),1);return Math.abs(r-s)<c?0:r-s}const W=null;function O(e,t,r){let s;Object.defineProperty(e,t,{get(){if(s!==W)return s===
void 0&&(s=W,s=r()),s},set(c){Object.defineProperty(e,t,{value:c})},configurable:!0})}function z(e){return Object.create(
Object.getPrototypeOf(e),Object.getOwnPropertyDescriptors(e))}function I(e,t,r){Object.defineProperty(e,t,{value:r,writable:!0,
enumerable:!0,configurable:!0})}function U(e){const t=Object.getOwnPropertyDescriptor(e,"shape");return t?.get?t.get.raw:
t?.value}function P(e){return U(e._zod.def)??e._zod.def.shape}function K(e,t,r){Object.defineProperty(e,t,{get(){const s=r();
return I(this,t,s),s},enumerable:!0,configurable:!0})}function H(e,t,r){t in e?I(e,t,r):e[t]=r}function L(e,t,r,s){const c=P(
t);for(const d of r){const $=Object.getOwnPropertyDescriptor(c,d);$.enumerable&&($.get?K(e,d,()=>{const y=t._zod.def.shape[d];
return s?s(y,d):y}):H(e,d,s?s($.value,d):$.value))}}function x(e,t){for(const r of Reflect.ownKeys(t)){const s=Object.getOwnPropertyDescriptor(
t,r);s.enumerable&&(s.get?K(e,r,()=>t[r]):H(e,r,s.value))}}function w(...e){const t={};for(const r of e){const s=Object.
getOwnPropertyDescriptors(r);Object.assign(t,s)}return Object.defineProperties({},t)}function D(e){return w(e._zod.def)}
function j(e,t){return t?t.reduce((r,s)=>r?.[s],e):e}function h(e){const t=Object.keys(e),r=t.map(s=>e[s]);return Promise.
all(r).then(s=>{const c={};for(let d=0;d<t.length;d++)c[t[d]]=s[d];return c})}function m(e=10){const t="abcdefghijklmnop\
qrstuvwxyz";let r="";for(let s=0;s<e;s++)r+=t[Math.floor(Math.random()*t.length)];return r}function v(e){return JSON.stringify(
e)}function Z(e){return e.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}const S="\
captureStackTrace"in Error?Error.captureStackTrace:(...e)=>{};function C(e){return typeof e=="object"&&e!==null&&!Array.
isArray(e)}const G=null;function Q(e){if(C(e)===!1)return!1;const t=e.constructor;if(t===void 0||typeof t!="function")return!0;
const r=t.prototype;return!(C(r)===!1||Object.prototype.hasOwnProperty.call(r,"isPrototypeOf")===!1)}function se(e){return Q(
e)?{...e}:Array.isArray(e)?[...e]:e instanceof Map?new Map(e):e instanceof Set?new Set(e):e}function $e(e){let t=0;for(const r in e)
Object.prototype.hasOwnProperty.call(e,r)&&t++;return t}const me=e=>{const t=typeof e;switch(t){case"undefined":return"u\
ndefined";case"string":return"string";case"number":return Number.isNaN(e)?"nan":"number";case"boolean":return"boolean";case"\
function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(e)?
"array":e===null?"null":e.then&&typeof e.then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<"u"&&
e instanceof Map?"map":typeof Set<"u"&&e instanceof Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<"u"&&
e instanceof File?"file":"object";default:throw new Error(`Unknown data type: ${t}`)}},ae=new Set(["string","number","sy\
mbol"]),ge=new Set(["string","number","bigint","boolean","symbol","undefined"]);function ye(e){return e.replace(/[.*+?^${}()|[\]\\]/g,
"\\$&")}function le(e,t,r){const s=new e._zod.constr(t??e._zod.def);return(!t||r?.parent)&&(s._zod.parent=e),s}function te(e){
const t=e;if(!t)return{};if(typeof t=="string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)throw new Error(
"Cannot specify both `message` and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{
...t,error:()=>t.error}:t}function ce(e){let t;return new Proxy({},{get(r,s,c){return t??(t=e()),Reflect.get(t,s,c)},set(r,s,c,d){
return t??(t=e()),Reflect.set(t,s,c,d)},has(r,s){return t??(t=e()),Reflect.has(t,s)},deleteProperty(r,s){return t??(t=e()),
Reflect.deleteProperty(t,s)},ownKeys(r){return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(r,s){return t??(t=
e()),Reflect.getOwnPropertyDescriptor(t,s)},defineProperty(r,s,c){return t??(t=e()),Reflect.defineProperty(t,s,c)}})}function we(e){
return typeof e=="bigint"?e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}function ve(e){return Object.keys(e).filter(
t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout==="optional")}const He={safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],
int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.
MAX_VALUE,Number.MAX_VALUE]},fn={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),
BigInt("18446744073709551615")]};function $c(e,t){const r=e._zod.def,s=r.checks;if(s&&s.length>0)throw new Error(".pick(\
) cannot be used on object schemas containing refinements");const d={};return L(d,e,Ve(e,t)),le(e,w(r,{shape:d,checks:[]}))}
function Ve(e,t){const r=P(e),s=[];for(const c of Reflect.ownKeys(t)){if(!Object.getOwnPropertyDescriptor(r,c)?.enumerable)
throw new Error(`Unrecognized key: "${String(c)}"`);t[c]&&s.push(c)}return s}function wc(e,t){const r=e._zod.def,s=r.checks;
if(s&&s.length>0)throw new Error(".omit() cannot be used on object schemas containing refinements");const d=new Set(Ve(e,
t)),$={};return L($,e,Reflect.ownKeys(P(e)).filter(y=>!d.has(y))),le(e,w(r,{shape:$,checks:[]}))}function ef(e,t){if(!Q(
t))throw new Error("Invalid input to extend: expected a plain object");const r=e._zod.def.checks;if(r&&r.length>0){const c=P(
e);for(const d of Reflect.ownKeys(t))if(Object.getOwnPropertyDescriptor(c,d)!==void 0)throw new Error("Cannot overwrite \
keys on object schemas containing refinements. Use `.safeExtend()` instead.")}return le(e,w(e._zod.def,{shape:qo(e,t)}))}
function qo(e,t){const r={};return L(r,e,Reflect.ownKeys(P(e))),x(r,t),r}function tf(e,t){if(!Q(t))throw new Error("Inva\
lid input to safeExtend: expected a plain object");return le(e,w(e._zod.def,{shape:qo(e,t)}))}function nf(e,t){if(!t?._zod?.
def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");if(e.
_zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExte\
nd() instead.");const r={};L(r,e,Reflect.ownKeys(P(e))),L(r,t,Reflect.ownKeys(P(t)));const s=w(e._zod.def,{shape:r,get catchall(){
return t._zod.def.catchall},checks:t._zod.def.checks??[]});return le(e,s)}function of(e,t,r,s="partial"){const d=t._zod.
def.checks;if(d&&d.length>0)throw new Error(`.${s}() cannot be used on object schemas containing refinements`);const y=r?
new Set(Ve(t,r)):void 0,R={};return L(R,t,Reflect.ownKeys(P(t)),e&&((A,B)=>y&&!y.has(B)?A:new e({type:"optional",innerType:A}))),
le(t,w(t._zod.def,{shape:R,checks:[]}))}function rf(e,t,r){const s=r?new Set(Ve(t,r)):void 0,c={};return L(c,t,Reflect.ownKeys(
P(t)),(d,$)=>s&&!s.has($)?d:new e({type:"nonoptional",innerType:d})),le(t,w(t._zod.def,{shape:c}))}function Se(e,t=0){if(e.
aborted===!0)return!0;for(let r=t;r<e.issues.length;r++)if(e.issues[r]?.continue!==!0)return!0;return!1}function vc(e,t=0){
if(e.aborted===!0)return!0;for(let r=t;r<e.issues.length;r++)if(e.issues[r]?.continue===!1)return!0;return!1}function Jo(e,t){
return t.map(r=>{var s;return(s=r).path??(s.path=[]),r.path.unshift(e),r})}function Ge(e){return typeof e=="string"?e:e?.
message}function Qo(e){const t=[];for(const r of e??[]){const s=r._zod.def;if(!/_(length|size)$|_equals$/.test(s.check))
break;const c=s.maximum??s.length??s.size;c>=0&&t.push([c,r])}return t}function pn(e,t,r){var s;for(let c=t;c<e.length;c++)
(s=e[c]).schema??(s.schema=r)}function Ye(e,t,r){var s;const c=e.inst?._zod?.traits;c?.has("$ZodType")&&(c.has("$ZodChec\
k")?(s=e).schema??(s.schema=e.inst):e.schema=e.inst);const d=e.schema!==e.inst?e.schema?._zod.def?.error:void 0,$=e.message?
e.message:Ge(e.inst?._zod.def?.error?.(e))??Ge(d?.(e))??Ge(t?.error?.(e))??Ge(r.customError?.(e))??Ge(r.localeError?.(e))??
"Invalid input",y={};for(const R of Object.keys(e))R==="inst"||R==="schema"||R==="continue"||R==="input"||R==="__proto__"||
(y[R]=e[R]);return y.path??(y.path=[]),y.message=$,t?.reportInput&&(y.input=e.input),y}function sf(e){return e instanceof
Set?"set":e instanceof Map?"map":e instanceof File?"file":"unknown"}const kc=/[\uD800-\uDBFF]/;function zc(e){const t=e.
length;if(!kc.test(e))return t;let r=t;for(let s=0;s<t-1;s++)(e.charCodeAt(s)&64512)===55296&&(e.charCodeAt(s+1)&64512)===
56320&&(r--,s++);return r}function xc(e){return Array.isArray(e)?"array":typeof e=="string"?"string":"unknown"}function af(e){
const t=typeof e;switch(t){case"number":return Number.isNaN(e)?"nan":"number";case"object":{if(e===null)return"null";if(Array.
isArray(e))return"array";const r=e;if(r&&Object.getPrototypeOf(r)!==Object.prototype&&"constructor"in r&&r.constructor)return r.
constructor.name}}return t}function cf(...e){const[t,r,s]=e;return typeof t=="string"?{message:t,code:"custom",input:r,inst:s}:
{...t}}function uf(e){return Object.entries(e).filter(([t,r])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function Zc(e){
const t=atob(e),r=new Uint8Array(t.length);for(let s=0;s<t.length;s++)r[s]=t.charCodeAt(s);return r}function Pc(e){let t="";
for(let r=0;r<e.length;r++)t+=String.fromCharCode(e[r]);return btoa(t)}function lf(e){const t=e.replace(/-/g,"+").replace(
/_/g,"/"),r="=".repeat((4-t.length%4)%4);return Zc(t+r)}function df(e){return Pc(e).replace(/\+/g,"-").replace(/\//g,"_").
replace(/=/g,"")}function ff(e){const t=e.replace(/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex string length");
const r=new Uint8Array(t.length/2);for(let s=0;s<t.length;s+=2)r[s/2]=Number.parseInt(t.slice(s,s+2),16);return r}function pf(e){
return Array.from(e).map(t=>t.toString(16).padStart(2,"0")).join("")}class hf{constructor(...t){}}function Ec(e,t){for(const r in t){
const s=Object.getOwnPropertyDescriptor(t,r);s.get?Object.defineProperty(e,r,{...s,enumerable:!1}):Ac(e,r,s.value)}}function Oe(e,t,r,s=!0){
return Object.defineProperty(e,t,{configurable:!0,writable:!0,enumerable:s,value:r}),r}function Sc(e,t,r){return Oe(e,t,
r,!1)}function mf(e,t){for(const r in e){const s=e[r];Object.defineProperty(t,r,{configurable:!0,enumerable:!0,get(){return Oe(
this,r,s(this))},set(c){Oe(this,r,c)}})}return t}function Ac(e,t,r){Object.defineProperty(e,t,{configurable:!0,get(){return this==
null?r:Oe(this,t,r.bind(this))},set(s){Oe(this,t,s)}})}function Tc(e,t){const r=Object.getPrototypeOf(e);return t in r?void 0:
r}let hn,Ae=!1;const Mc={configurable:!0,get(){Ae=!0}};function _e(e,t,r){const s=Object.getPrototypeOf(e._zod);if(t in s&&
hn!==e._zod){hn=void 0;return}hn=e._zod,Object.defineProperty(s,t,{configurable:!0,get(){Object.defineProperty(this,t,Mc);
const c=Ae;Ae=!1;try{const d=r(this);return Ae?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,
value:d}),Ae=Ae||c,d}catch(d){throw delete this[t],Ae=Ae||c,d}},set(c){Object.defineProperty(this,t,{configurable:!0,writable:!0,
value:c})}})}function Cc(e,t,r,s){const c=Tc(e,t);c&&Object.defineProperty(c,t,{configurable:!0,get(){const d={configurable:!0,
writable:!0,enumerable:s,value:void 0};return Object.defineProperty(this,t,d),d.value=r(this),Object.defineProperty(this,
t,d),d.value},set(d){Object.defineProperty(this,t,{configurable:!0,writable:!0,enumerable:s,value:d})}})}const Oc="~cons\
tantCatch";function gf(e){const t=()=>e;return t[Oc]=!0,t}var er;const Ic=Object.freeze({status:"aborted"}),mn={value:void 0,
enumerable:!1};let tr="captureStackTrace"in Error?Error:null;function Rc(e){const t=tr;if(t){const r=t.stackTraceLimit;if(typeof r==
"number"){try{t.stackTraceLimit=0}catch{return tr=null,new e}try{return new e}finally{t.stackTraceLimit=r}}}return new e}
function ne(e,t,r,s){const c={};function d(Y){this.def=Y,this.constr=X,this.traits=new Set}d.prototype=c;const $=r,y=$&&
new WeakSet;function R(Y,J){if(Y._zod){if(Y._zod.traits.has(e))return}else{mn.value=new d(J);try{Object.defineProperty(Y,
"_zod",mn)}finally{mn.value=void 0}}if(Y._zod.traits.add(e),t(Y,J),y){const q=Object.getPrototypeOf(Y),ue=Y._zod.constr.
prototype;let fe=q;for(;fe&&fe!==ue;)fe=Object.getPrototypeOf(fe);const ze=fe??q;y.has(ze)||(y.add(ze),Ec(ze,$))}const ee=X.
prototype;for(const q in ee)Object.prototype.hasOwnProperty.call(ee,q)&&(q in Y||(Y[q]=ee[q].bind(Y)))}const A=s?.Parent??
Object;class B extends A{}Object.defineProperty(B,"name",{value:e});function X(Y){const J=s?.Parent?Rc(B):this;R(J,Y);const ee=J.
_zod.deferred;if(ee){for(const ue of ee)ue();J._zod.deferred=void 0}const q=globalThis.__zod_globalConfig?.postProcessor;
return q&&q(J),J}return Object.defineProperty(X,"init",{value:R}),Object.defineProperty(X,Symbol.hasInstance,{value:Y=>s?.
Parent&&Y instanceof s.Parent?!0:Y?._zod?.traits?.has(e)}),Object.defineProperty(X,"name",{value:e}),X}const yf=null;class Fe extends Error{constructor(){
super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}}class Dc extends Error{constructor(t){
super(`Encountered unidirectional transform during encode: ${t}`),this.name="ZodEncodeError"}}(er=globalThis).__zod_globalConfig??
(er.__zod_globalConfig={});const Xe=globalThis.__zod_globalConfig;function qe(e){return e&&Object.assign(Xe,e),Xe}const Te=ne(
"$ZodCheck",(e,t)=>{var r;e._zod??(e._zod={}),e._zod.def=t,(r=e._zod).onattach??(r.onattach=[])}),_f=e=>{const t=e.value;
return!util.nullish(t)&&t.size!==void 0},Lc=e=>{const t=e.value;return!T(t)&&t.length!==void 0},nr={number:"number",bigint:"\
bigint",object:"date"},bf=null,Nc=ne("$ZodCheckGreaterThan",(e,t)=>{Te.init(e,t);const r=nr[typeof t.value];e._zod.check=
s=>{(t.inclusive?s.value>=t.value:s.value>t.value)||s.issues.push({origin:nr[typeof s.value]??r,code:"too_small",minimum:typeof t.
value=="object"?t.value.getTime():t.value,input:s.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),$f=null,Fc=ne(
"$ZodCheckNumberFormat",(e,t)=>{Te.init(e,t),t.format=t.format||"float64";const r=t.format?.includes("int"),s=r?"int":"n\
umber",[c,d]=He[t.format];e._zod.check=$=>{const y=$.value;if(r){if(!Number.isInteger(y)){$.issues.push({expected:s,format:t.
format,code:"invalid_type",continue:!1,input:y,inst:e});return}if(!Number.isSafeInteger(y)){y>0?$.issues.push({input:y,code:"\
too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e,origin:s,inclusive:!0,
continue:!t.abort}):$.issues.push({input:y,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be withi\
n the safe integer range.",inst:e,origin:s,inclusive:!0,continue:!t.abort});return}}y<c&&$.issues.push({origin:"number",
input:y,code:"too_small",minimum:c,inclusive:!0,inst:e,continue:!t.abort}),y>d&&$.issues.push({origin:"number",input:y,code:"\
too_big",maximum:d,inclusive:!0,inst:e,continue:!t.abort})}}),wf=null,vf=null,kf=null,zf=null,xf=null,jc=ne("$ZodCheckMi\
nLength",(e,t)=>{var r;Te.init(e,t),(r=e._zod.def).when??(r.when=Lc),e._zod.check=s=>{const c=s.value,d=c.length;if((typeof c==
"string"&&d>=t.minimum&&d<t.minimum*2?zc(c):d)>=t.minimum)return;const y=xc(c);s.issues.push({origin:y,code:"too_small",
minimum:t.minimum,inclusive:!0,input:c,inst:e,continue:!t.abort})}}),Zf=null,Uc=ne("$ZodCheckStringFormat",(e,t)=>{var r,
s;Te.init(e,t),t.pattern?(r=e._zod).check??(r.check=c=>{t.pattern.lastIndex=0,!t.pattern.test(c.value)&&c.issues.push({origin:"\
string",code:"invalid_format",format:t.format,input:c.value,...t.pattern?{pattern:t.pattern.toString()}:{},inst:e,continue:!t.
abort})}):(s=e._zod).check??(s.check=()=>{})}),Bc=ne("$ZodCheckRegex",(e,t)=>{Uc.init(e,t),e._zod.check=r=>{t.pattern.lastIndex=
0,!t.pattern.test(r.value)&&r.issues.push({origin:"string",code:"invalid_format",format:"regex",input:r.value,pattern:t.
pattern.toString(),inst:e,continue:!t.abort})}}),Pf=null,Ef=null,Sf=null,Af=null,Tf=null;function Mf(e,t,r){e.issues.length&&
t.issues.push(...util.prefixIssues(r,e.issues))}const Cf=null,Of=null,If=null,Kc=ne("$ZodCheckOverwrite",(e,t)=>{Te.init(
e,t),e._zod.check=r=>{r.value=t.tx(r.value)}}),Rf=/^[cC][0-9a-z]{6,}$/,Df=/^[0-9a-z]+$/,Lf=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,
Nf=/^[0-9a-vA-V]{20}$/,Ff=/^[A-Za-z0-9]{27}$/,jf=/^[a-zA-Z0-9_-]{21}$/;function Uf(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}\
}$`)}const Bf=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,Kf=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/,
Wf=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,Hf=e=>e?new RegExp(`^([0-9a-fA-F]{8\
}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
Vf=null,Gf=null,Yf=null,Xf=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,
qf=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
Jf=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,
Qf=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u,ep=null,tp=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
Wc=null;function np(){return new RegExp(Wc,"u")}const op=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
rp=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
ip=e=>{const t=util.escapeRegex(e??":");return new RegExp(`^(?:[0-9A-F]{2}${t}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${t}){5}[0\
-9a-f]{2}$`)},sp=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
ap=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
cp=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,up=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
lp=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/,
dp=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/,fp=/^https?$/,pp=/^\+[1-9]\d{6,14}$/,
hp=/^\d(?:[ -]?\d){11,18}$/,mp=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/,
gp=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/,Hc=null;function yp(e){return new RegExp(`^${e}$`)}const _p=null;function gn(e){
const t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:\
[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function bp(e){
return new RegExp(`^${gn(e)}$`)}function $p(e){const t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");const r=`${gn(
{precision:e.precision,seconds:!0})}(?:${t.join("|")})`,s=e.local?`${r}|${gn({precision:e.precision})}`:r;return new RegExp(
`^${Hc}T(?:${s})$`)}const Vc=/^[\s\S]{0,}$/,wp=e=>{const t=e?`[\\s\\S]{${e?.minimum??0},${e?.maximum??""}}`:"[\\s\\S]*";
return new RegExp(`^${t}$`)},vp=/^-?\d+n?$/,kp=/^-?\d+$/,Gc=/^-?\d+(?:\.\d+)?$/,zp=/^(?:true|false)$/i,xp=/^null$/i,Zp=/^undefined$/i,
Pp=/^[^A-Z]*$/,Ep=/^[^a-z]*$/,Sp=/^[0-9a-fA-F]*$/;function Ap(e,t){return new RegExp(`^[A-Za-z0-9+/]{${e}}${t}$`)}function Tp(e){
return new RegExp(`^[A-Za-z0-9_-]{${e}}$`)}const Mp=/^[0-9a-fA-F]{32}$/,Cp=null,Op=null,Ip=/^[0-9a-fA-F]{40}$/,Rp=null,Dp=null,
Lp=/^[0-9a-fA-F]{64}$/,Np=null,Fp=null,jp=/^[0-9a-fA-F]{96}$/,Up=null,Bp=null,Kp=/^[0-9a-fA-F]{128}$/,Wp=null,Hp=null,Yc={
major:4,minor:6,patch:7},ke=ne("$ZodType",(e,t)=>{var r;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=
Yc;const s=e._zod.def.checks,c=e._zod.traits.has("$ZodCheck")?[e,...s??[]]:s?.length?[...s]:[];for(const d of c)for(const $ of d.
_zod.onattach)$(e);if(c.length===0)(r=e._zod).deferred??(r.deferred=[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{
const d=(y,R,A)=>{if(y.memo)return y;let B=Se(y),X;for(const Y of R){if(Y._zod.def.when){if(vc(y)||!Y._zod.def.when(y))continue}else if(B)
continue;const J=y.issues.length,ee=Y._zod.check(y);if(ee instanceof Promise&&A?.async===!1)throw new Fe;if(X||ee instanceof
Promise)X=(X??Promise.resolve()).then(async()=>{await ee,y.issues.length!==J&&(pn(y.issues,J,e),B||(B=Se(y,J)))});else{if(y.
issues.length===J)continue;pn(y.issues,J,e),B||(B=Se(y,J))}}return X?X.then(()=>y):y},$=(y,R,A)=>{if(Se(y))return y.aborted=
!0,y;const B=d(R,c,A);if(B instanceof Promise){if(A.async===!1)throw new Fe;return B.then(X=>e._zod.parse(X,A))}return e.
_zod.parse(B,A)};e._zod.run=(y,R)=>{if(R.skipChecks)return e._zod.parse(y,R);if(R.direction==="backward"){const B=e._zod.
parse({value:y.value,issues:[]},{...R,skipChecks:!0});return B instanceof Promise?B.then(X=>$(X,y,R)):$(B,y,R)}const A=e.
_zod.parse(y,R);if(A instanceof Promise){if(R.async===!1)throw new Fe;return A.then(B=>d(B,c,R))}return d(A,c,R)}}},{get"\
~standard"(){return Sc(this,"~standard",qc(this))},set"~standard"(e){Oe(this,"~standard",e)}}),or=(e,t)=>e.issues.length?
{issues:e.issues.map(r=>Ye(r,t,qe()))}:{value:e.value};async function Xc(e,t){const r={async:!0};return or(await e._zod.
run({value:t,issues:[]},r),r)}function qc(e){return{validate:t=>{const r={async:!1};try{const s=e._zod.run({value:t,issues:[]},
r);if(!(s instanceof Promise))return or(s,r)}catch{}return Xc(e,t)},vendor:"zod",version:1}}const Jc=ne("$ZodString",(e,t)=>{
ke.init(e,t),e._zod.pattern=t.pattern??Vc,e._zod.parse=(r,s)=>{if(t.coerce)try{r.value=String(r.value)}catch{}return typeof r.
value=="string"||r.issues.push({expected:"string",code:"invalid_type",input:r.value,inst:e}),r}}),Vp=null,Gp=null,Yp=null,
Xp=null,Qc=1,yn=2;function rr(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):(new URL(e),
!0)}catch{return!1}}function qp(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?rr(e)||yn:eu(e,t)}function eu(e,t){
if(!t.normalize&&t.protocol?.source===regexes.httpProtocol.source&&!/^https?:\/\//i.test(e))return Qc;try{if(typeof URL<
"u"){const r=URL;if(typeof r.parse=="function")return r.parse(e)??yn}return new URL(e)}catch{return yn}}const tu=/[\t\n\r]/g;
function Jp(e){return e.replace(tu,"")}function Qp(e,t){return t.lastIndex=0,t.test(e.hostname)}function eh(e,t){return t.
lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}const th=null,nh=null,oh=null,rh=null,ih=null,
sh=null,ah=null,ch=null,uh=null,lh=null,dh=null,fh=null,ph=null,nu=/^[0-9a-fA-F:.]+$/;function ou(e){return nu.test(e)?rr(
`http://[${e}]`):!1}const hh=null,mh=null,gh=null;function yh(e){const t=e.split("/");if(t.length!==2)return!1;const[r,s]=t;
if(!s)return!1;const c=Number(s);return`${c}`!==s||c<0||c>128?!1:ou(r)}const _h=null;function ru(e){if(e==="")return!0;if(/\s/.
test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}const bh=/^[0-9a-zA-Z+/]*={0,2}$/,$h=null,iu=/^[A-Za-z0-9_-]*$/;
function wh(e){if(!iu.test(e))return!1;const t=e.replace(/[-_]/g,s=>s==="-"?"+":"/"),r=t.padEnd(Math.ceil(t.length/4)*4,
"=");return ru(r)}const vh=null,kh=null,su=/[- ]/g;function au(e){let t=e.length,r=1,s=0;for(;t;){const c=e.charCodeAt(--t)-
48;r^=1,s+=r?[0,2,4,6,8,1,3,5,7,9][c]:c}return s%10===0}function zh(e){return regexes.creditCard.test(e)?au(e.replace(su,
"")):!1}const xh=null;function cu(e){let t=0;const r=e.length;for(let s=4;s<r;s++){const c=e.charCodeAt(s);t=(c>=65?t*100+
(c-55):t*10+(c-48))%97}for(let s=0;s<4;s++){const c=e.charCodeAt(s);t=(c>=65?t*100+(c-55):t*10+(c-48))%97}return t===1}function Zh(e){
return regexes.iban.test(e)?cu(e):!1}const Ph=null;function Eh(e,t=null){try{const r=e.split(".");if(r.length!==3)return!1;
const[s]=r;if(!s)return!1;const c=JSON.parse(atob(s));return!("typ"in c&&c?.typ!=="JWT"||!c.alg||t&&(!("alg"in c)||c.alg!==
t))}catch{return!1}}const Sh=null,Ah=null,ir=ne("$ZodNumber",(e,t)=>{ke.init(e,t),e._zod.pattern=Gc,e._zod.parse=(r,s)=>{
if(t.coerce)try{r.value=Number(r.value)}catch{}const c=r.value;if(typeof c=="number"&&!Number.isNaN(c)&&Number.isFinite(
c))return r;const d=typeof c=="number"?Number.isNaN(c)?"NaN":Number.isFinite(c)?void 0:String(c):void 0;return r.issues.
push({expected:"number",code:"invalid_type",input:c,inst:e,...d?{received:d}:{}}),r}}),uu=ne("$ZodNumberFormat",(e,t)=>{
Fc.init(e,t),ir.init(e,t)}),Th=null,Mh=null,Ch=null,Oh=null,Ih=null,Rh=null,Dh=null,Lh=null,lu=ne("$ZodNever",(e,t)=>{ke.
init(e,t),e._zod.parse=(r,s)=>(r.issues.push({expected:"never",code:"invalid_type",input:r.value,inst:e}),r)}),Nh=null,Fh=null;
function du(e,t){const r=Qo(e._zod.def.checks);if(!r.length)return;const s=Math.min(...r.map(d=>d[0])),c=e._zod.parse;e.
_zod.parse=(d,$)=>{const y=t(d.value);if(y>s&&!$?.skipChecks&&$?.direction!=="backward"){for(const[R,A]of Qo(e._zod.def.
checks))if(y>R&&A._zod.def.when(d)){const B=d.issues.length;return A._zod.check(d),d.issues[B].continue=!1,pn(d.issues,B,
e),d}}return c(d,$)}}const fu=e=>Array.isArray(e)?e.length:-1,jh=e=>e instanceof Map?e.size:-1,Uh=e=>e instanceof Set?e.
size:-1;function sr(e,t,r){e.issues.length&&t.issues.push(...Jo(r,e.issues)),t.value[r]=e.value}const pu=ne("$ZodArray",
(e,t)=>{ke.init(e,t);const r=Xe.memoizer;r?.attach(e),e._zod.parse=(s,c)=>{const d=s.value;if(!Array.isArray(d))return s.
issues.push({expected:"array",code:"invalid_type",input:d,inst:e}),s;s.value=r?r.alloc(e,s,Array(d.length),c):Array(d.length);
const $=[],y=c?.abortEarly;for(let R=0;R<d.length;R++){const A=d[R],B=t.element._zod.run({value:A,issues:[]},c);if(B instanceof
Promise)$.push(B.then(X=>sr(X,s,R)));else if(sr(B,s,R),y&&B.issues.length!==0&&Se(B))break}return $.length?Promise.all($).
then(()=>s):s},du(e,fu)});function $t(e,t,r,s,c,d){const $=r in s,y=d==="optional";if(!(!$&&y&&c==="optional")){if(e.issues.
length){if(c!==void 0&&y&&!$)return;t.issues.push(...Jo(r,e.issues))}if(!$&&c===void 0){e.issues.length||t.issues.push({
code:"invalid_type",expected:"nonoptional",input:void 0,path:[r]});return}e.value===void 0?($||c==="defaulted"&&!y)&&(t.
value[r]=void 0):t.value[r]=e.value}}const hu=[];function mu(e){const t=Object.keys(e.shape),r=Object.getOwnPropertySymbols(
e.shape),s=r.length?r:hu,c=s.length?[...t,...s]:t;for(const $ of c)if(!e.shape?.[$]?._zod?.traits?.has("$ZodType"))throw new Error(
`Invalid element at key "${String($)}": expected a Zod schema`);const d=ve(e.shape);return{...e,allKeys:c,symbolKeys:s,keySet:new Set(
t),numKeys:t.length,optionalKeys:new Set(d)}}function gu(e,t,r,s,c,d,$){const y=[],R=c.keySet,A=c.catchall._zod,B=A.def.
type,X=A.optin,Y=A.optout;let J=0;for(const ee in t){if($&&r.issues.length!==J){if(Se(r,J))break;J=r.issues.length}if(R.
has(ee))continue;if(ee==="__proto__"){B==="never"&&y.push(ee);continue}if(B==="never"){y.push(ee);continue}const q=A.run(
{value:t[ee],issues:[]},s);q instanceof Promise?e.push(q.then(ue=>$t(ue,r,ee,t,X,Y))):$t(q,r,ee,t,X,Y)}return y.length&&
r.issues.push({code:"unrecognized_keys",keys:y,input:t,inst:d,continue:!0}),e.length?Promise.all(e).then(()=>r):r}const yu=ne(
"$ZodObject",(e,t)=>{ke.init(e,t);const r=Object.getOwnPropertyDescriptor(t,"shape"),s=r?.get?r.get.raw:t.shape??{};if(s){
const A=()=>{const B={...s};return Object.defineProperty(t,"shape",{value:B}),A.raw=B,B};A.raw=s,Object.defineProperty(t,
"shape",{get:A})}const c=N(()=>mu(t));_e(e,"propValues",A=>{const B=A.def.shape,X={};for(const Y in B){const J=B[Y]._zod;
if(J.values){Object.prototype.hasOwnProperty.call(X,Y)||I(X,Y,new Set);for(const ee of J.values)X[Y].add(ee);J.optin!==void 0&&
X[Y].add(void 0)}}return X});const d=C,$=t.catchall;let y;const R=Xe.memoizer;R?.attach(e),e._zod.parse=(A,B)=>{y??(y=c.
value);const X=A.value;if(!d(X))return A.issues.push({expected:"object",code:"invalid_type",input:X,inst:e}),A;A.value=R?
R.alloc(e,A,{},B):{};const Y=[],J=y.shape,ee=B?.abortEarly;let q=A.issues.length;for(const ue of y.allKeys){if(ee&&A.issues.
length!==q){if(Se(A,q))break;q=A.issues.length}if(ue==="__proto__")continue;const fe=J[ue],ze=fe._zod.optin,On=fe._zod.optout,
St=fe._zod.run({value:X[ue],issues:[]},B);St instanceof Promise?Y.push(St.then(ot=>$t(ot,A,ue,X,ze,On))):$t(St,A,ue,X,ze,
On)}return $?gu(Y,X,A,B,c.value,e,ee===!0):Y.length?Promise.all(Y).then(()=>A):A}}),Bh=null;function ar(e,t,r,s){for(const d of e)
if(d.issues.length===0)return t.value=d.value,t;const c=e.filter(d=>!Se(d));return c.length===1?(t.value=c[0].value,c[0]):
(t.issues.push({code:"invalid_union",input:t.value,inst:r,errors:e.map(d=>d.issues.map($=>Ye($,s,qe())))}),t)}const _u=ne(
"$ZodUnion",(e,t)=>{ke.init(e,t),_e(e,"optin",s=>s.def.options.some(c=>c._zod.optin==="defaulted")?"defaulted":s.def.options.
some(c=>c._zod.optin!==void 0)?"optional":void 0),_e(e,"optout",s=>s.def.options.some(c=>c._zod.optout==="optional")?"op\
tional":void 0),_e(e,"values",s=>{if(s.def.options.every(c=>c._zod.values))return new Set(s.def.options.flatMap(c=>Array.
from(c._zod.values)))}),_e(e,"pattern",s=>{if(s.def.options.every(c=>c._zod.pattern)){const c=s.def.options.map(d=>d._zod.
pattern);return new RegExp(`^(${c.map(d=>k(d.source)).join("|")})$`)}});const r=t.options.length===1?t.options[0]._zod.run:
null;e._zod.parse=(s,c)=>{if(r)return r(s,c);let d=!1;const $=[];for(const y of t.options){const R=y._zod.run({value:s.value,
issues:[]},c);if(R instanceof Promise)$.push(R),d=!0;else{if(R.issues.length===0)return R;$.push(R)}}return d?Promise.all(
$).then(y=>ar(y,s,e,c)):ar($,s,e,c)}});function Kh(e,t,r,s){const c=[];for(let d=0;d<e.length;d++)e[d].issues.length===0&&
c.push(d);return c.length===1?(t.value=e[c[0]].value,t):(c.length===0?t.issues.push({code:"invalid_union",input:t.value,
inst:r,errors:e.map(d=>d.issues.map($=>util.finalizeIssue($,s,core.config())))}):t.issues.push({code:"invalid_union",input:t.
value,inst:r,errors:[],inclusive:!1,matches:c}),t)}const Wh=null;function Hh(e,t){const r=e._zod;let s=r.bag.optionsMap;
s||(s=bu(r.def),r.bag.optionsMap=s);const c=s.get(t);if(c===null)throw new Error(`Ambiguous discriminator value "${String(
t)}"`);return c}function bu(e){const t=new Map;for(const r of e.options){const s=r._zod.propValues?.[e.discriminator];if(!s||
s.size===0)throw new Error(`Invalid discriminated union option at index "${e.options.indexOf(r)}"`);for(const c of s)if(t.
has(c)){if(c!==void 0)throw new Error(`Duplicate discriminator value "${String(c)}"`);t.set(c,null)}else t.set(c,r)}return t}
const Vh=null,Gh=null;function _n(e,t){if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&+e==+t)
return{valid:!0,data:e};if(util.isPlainObject(e)&&util.isPlainObject(t)){const r=Object.keys(t),s=Object.keys(e).filter(
d=>r.indexOf(d)!==-1),c={...e,...t};Object.prototype.hasOwnProperty.call(c,"__proto__")&&delete c.__proto__;for(const d of s){
if(d==="__proto__")continue;const $=_n(e[d],t[d]);if(!$.valid)return{valid:!1,mergeErrorPath:[d,...$.mergeErrorPath]};c[d]=
$.data}return{valid:!0,data:c}}if(Array.isArray(e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};
const r=[];for(let s=0;s<e.length;s++){const c=e[s],d=t[s],$=_n(c,d);if(!$.valid)return{valid:!1,mergeErrorPath:[s,...$.
mergeErrorPath]};r.push($.data)}return{valid:!0,data:r}}return{valid:!1,mergeErrorPath:[]}}function Yh(e,t,r){const s=new Map;
let c;const d=new Map,$=(A,B)=>{let X;if(A.code==="unrecognized_keys"&&!A.path?.length)c??(c=A),X=A.keys;else if(A.code===
"invalid_key"&&A.origin==="record"&&A.path?.length===1){const Y=String(A.path[0]);d.has(Y)||d.set(Y,A),X=[Y]}else return!1;
for(const Y of X)s.has(Y)||s.set(Y,{}),s.get(Y)[B]=!0;return!0};for(const A of t.issues)$(A,"l")||e.issues.push(A);for(const A of r.
issues)$(A,"r")||e.issues.push(A);const y=[...s].filter(([,A])=>A.l&&A.r).map(([A])=>A);if(y.length){const A=c?y.filter(
B=>c.keys.includes(B)):[];A.length&&e.issues.push({...c,keys:A});for(const B of y)!A.includes(B)&&d.has(B)&&e.issues.push(
d.get(B))}const R=_n(t.value,r.value);if(!R.valid){if(util.aborted(e))return e;throw new Error(`Unmergable intersection.\
 Error path: ${JSON.stringify(R.mergeErrorPath)}`)}return e.value=R.data,e}const Xh=null;function qh(e,t){for(let r=e.length-
1;r>=0;r--)if(!(t==="optin"?e[r]._zod.optin!==void 0:e[r]._zod.optout==="optional"))return r+1;return 0}function Jh(e,t,r){
e.issues.length&&t.issues.push(...util.prefixIssues(r,e.issues)),t.value[r]=e.value}function Qh(e,t,r,s,c){for(let d=0;d<
r.length;d++){const $=e[d],y=d<s.length;if(!y&&d>=c&&r[d]._zod.optin==="optional"){t.value.length=d;break}if($.issues.length){
if(!y&&d>=c){t.value.length=d;break}t.issues.push(...util.prefixIssues(d,$.issues))}t.value[d]=$.value}for(let d=t.value.
length-1;d>=s.length&&(r[d]._zod.optout==="optional"&&t.value[d]===void 0);d--)t.value.length=d;return t}const em=null,tm=null;
function nm(e,t,r,s,c,d,$){e.issues.length&&(util.propertyKeyTypes.has(typeof s)?r.issues.push(...util.prefixIssues(s,e.
issues)):r.issues.push({code:"invalid_key",origin:"map",input:c,inst:d,issues:e.issues.map(y=>util.finalizeIssue(y,$,core.
config()))})),t.issues.length&&(util.propertyKeyTypes.has(typeof s)?r.issues.push(...util.prefixIssues(s,t.issues)):r.issues.
push({origin:"map",code:"invalid_element",input:c,inst:d,key:s,issues:t.issues.map(y=>util.finalizeIssue(y,$,core.config()))})),
r.value.set(e.value,t.value)}const om=null;function rm(e,t){e.issues.length&&t.issues.push(...e.issues),t.value.add(e.value)}
const im=null,sm=null,am=null,$u=ne("$ZodTransform",(e,t)=>{ke.init(e,t),e._zod.optin="optional",Xe.memoizer?.guard(e),e.
_zod.parse=(r,s)=>{if(s.direction==="backward")throw new Dc(e.constructor.name);const c=t.transform(r.value,r);if(s.async)
return(c instanceof Promise?c:Promise.resolve(c)).then($=>(r.value=$,r));if(c instanceof Promise)throw new Fe;return r.value=
c,r}});function cr(e,t){return e.value=t.issues.length?void 0:t.value,e}const wu=ne("$ZodOptional",(e,t)=>{ke.init(e,t),
_e(e,"optin",r=>r.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",_e(e,"values",
r=>{const s=r.def.innerType._zod.values;return s?new Set([...s,void 0]):void 0}),_e(e,"pattern",r=>{const s=r.def.innerType.
_zod.pattern;return s?new RegExp(`^(${k(s.source)})?$`):void 0}),e._zod.parse=(r,s)=>{if(r.value===void 0){if(t.innerType.
_zod.optin!=="defaulted")return r;const c=t.innerType._zod.run({value:r.value,issues:[]},s);return c instanceof Promise?
c.then(d=>cr(r,d)):cr(r,c)}return t.innerType._zod.run(r,s)}}),cm=null,um=null,lm=null;function dm(e,t){return e.value===
void 0&&(e.value=t.defaultValue),e}const fm=null,pm=null;function hm(e,t){return!e.issues.length&&e.value===void 0&&e.issues.
push({code:"invalid_type",expected:"nonoptional",input:e.value,inst:t}),e}const mm=null;function gm(e,t,r,s){return t.issues.
length?(e.value=r.catchValue({...t,value:e.value,error:{issues:t.issues.map(c=>util.finalizeIssue(c,s,core.config()))},input:e.
value}),e):(e.value=t.value,t.memo&&(e.memo=!0),e)}const ym=null,_m=null,vu=ne("$ZodPipe",(e,t)=>{ke.init(e,t),_e(e,"val\
ues",r=>r.def.in._zod.values),_e(e,"optin",r=>r.def.in._zod.optin),_e(e,"optout",r=>r.def.out._zod.optout),_e(e,"propVal\
ues",r=>r.def.in._zod.propValues),e._zod.parse=(r,s)=>{if(s.direction==="backward"){const d=t.out._zod.run(r,s);return d instanceof
Promise?d.then($=>wt($,t.in,s)):wt(d,t.in,s)}const c=t.in._zod.run(r,s);return c instanceof Promise?c.then(d=>wt(d,t.out,
s)):wt(c,t.out,s)}});function wt(e,t,r){return e.issues.some(s=>s.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run(
{value:e.value,issues:e.issues},r)}const bm=null;function $m(e,t,r){if(e.issues.length)return e.aborted=!0,e;if((r.direction||
"forward")==="forward"){const c=t.transform(e.value,e);return c instanceof Promise?c.then(d=>vt(e,d,t.out,r)):vt(e,c,t.out,
r)}else{const c=t.reverseTransform(e.value,e);return c instanceof Promise?c.then(d=>vt(e,d,t.in,r)):vt(e,c,t.in,r)}}function vt(e,t,r,s){
return e.issues.length?(e.aborted=!0,e):r._zod.run({value:t,issues:e.issues},s)}const wm=null,vm=null;function km(e){return e.
memo||(e.value=Object.freeze(e.value)),e}function ku(e){const t=e._zod.def;let r=t.pattern,s=!!t.format?.includes("int"),
c,d;for(const y of t.checks??[]){const R=y._zod.def;R.pattern&&(r=R.pattern),s||(s=!!R.format?.includes("int"));const A=R.
minimum??R.length,B=R.maximum??R.length;A!==void 0&&(c===void 0||A>c)&&(c=A),B!==void 0&&(d===void 0||B<d)&&(d=B)}if(r)return r.
source;if(c!==void 0&&d!==void 0&&c>d)return"(?!)";if(c!==void 0||d!==void 0)return regexes.string({minimum:c,maximum:d}).
source;const $=e._zod.pattern;return(s&&$===regexes.number?regexes.integer:$)?.source}function ur(e){const t=e._zod.def,
r=e._zod.pattern?.source,s=t.innerType??e._zod.innerType;if(s){const c=s._zod.pattern?.source,d=ur(s);return r&&c&&d&&d!==
c?r.replace(util.cleanRegex(c),()=>util.cleanRegex(d)):r}if(t.options){const c=t.options.map(ur);if(c.every(Boolean))return`\
^(${c.map(d=>util.cleanRegex(d)).join("|")})$`}return ku(e)}const zm=null,xm=null,Zm=null,Pm=null,Em=null;function Sm(e,t,r,s){
if(!e){const c={code:"custom",input:r,inst:s,path:[...s._zod.def.path??[]],continue:!s._zod.def.abort};s._zod.def.params&&
(c.params=s._zod.def.params),t.issues.push(util.issue(c))}}var lr;const Am=null,Tm=null;class zu{constructor(){this._map=
new WeakMap,this._idmap=new Map}add(t,...r){const s=r[0];return this._map.set(t,s),s&&typeof s=="object"&&"id"in s&&this.
_idmap.set(s.id,t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){const r=this._map.get(t);
return r&&typeof r=="object"&&"id"in r&&this._idmap.delete(r.id),this._map.delete(t),this}get(t){const r=t._zod.parent;if(r){
const s={...this.get(r)??{}};delete s.id;const c={...s,...this._map.get(t)};return Object.keys(c).length?c:void 0}return this.
_map.get(t)}has(t){return this._map.has(t)}}function xu(){return new zu}(lr=globalThis).__zod_globalRegistry??(lr.__zod_globalRegistry=
xu());const kt=globalThis.__zod_globalRegistry;function zt(e){return e.checks&&(e.checks=[...e.checks]),e}function Zu(e,t){
return new e(zt({type:"string",...te(t)}))}function Mm(e,t){return new e(zt({type:"string",coerce:!0,...util.normalizeParams(
t)}))}function Cm(e,t){return new e({type:"string",format:"email",check:"string_format",abort:!1,...util.normalizeParams(
t)})}function Om(e,t){return new e({type:"string",format:"guid",check:"string_format",abort:!1,...util.normalizeParams(t)})}
function Im(e,t){return new e({type:"string",format:"uuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Rm(e,t){
return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...util.normalizeParams(t)})}function Dm(e,t){
return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...util.normalizeParams(t)})}function Lm(e,t){
return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v7",...util.normalizeParams(t)})}function Nm(e,t){
return new e({type:"string",format:"url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Fm(e,t){return new e(
{type:"string",format:"emoji",check:"string_format",abort:!1,...util.normalizeParams(t)})}function jm(e,t){return new e(
{type:"string",format:"nanoid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Um(e,t){return new e(
{type:"string",format:"cuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Bm(e,t){return new e({
type:"string",format:"cuid2",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Km(e,t){return new e({
type:"string",format:"ulid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Wm(e,t){return new e({type:"\
string",format:"xid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Hm(e,t){return new e({type:"st\
ring",format:"ksuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Vm(e,t){return new e({type:"st\
ring",format:"ipv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Gm(e,t){return new e({type:"str\
ing",format:"ipv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Ym(e,t){return new e({type:"stri\
ng",format:"mac",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Xm(e,t){return new e({type:"string",
format:"cidrv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function qm(e,t){return new e({type:"string",
format:"cidrv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Jm(e,t){return new e({type:"string",
format:"base64",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Qm(e,t){return new e({type:"string",
format:"base64url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function eg(e,t){return new e({type:"stri\
ng",format:"e164",check:"string_format",abort:!1,...util.normalizeParams(t)})}function tg(e,t){return new e({type:"strin\
g",format:"credit_card",check:"string_format",abort:!1,...util.normalizeParams(t)})}function ng(e,t){return new e({type:"\
string",format:"iban",check:"string_format",abort:!1,...util.normalizeParams(t)})}function og(e,t){return new e({type:"s\
tring",format:"jwt",check:"string_format",abort:!1,...util.normalizeParams(t)})}const rg={Any:null,Minute:-1,Second:0,Millisecond:3,
Microsecond:6};function ig(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,
...util.normalizeParams(t)})}function sg(e,t){return new e({type:"string",format:"date",check:"string_format",...util.normalizeParams(
t)})}function ag(e,t){return new e({type:"string",format:"time",check:"string_format",precision:null,...util.normalizeParams(
t)})}function cg(e,t){return new e({type:"string",format:"duration",check:"string_format",...util.normalizeParams(t)})}function ug(e,t){
return new e(zt({type:"number",checks:[],...util.normalizeParams(t)}))}function lg(e,t){return new e(zt({type:"number",coerce:!0,
checks:[],...util.normalizeParams(t)}))}function Pu(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"\
safeint",...te(t)})}function dg(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float32",...util.
normalizeParams(t)})}function fg(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float64",...util.
normalizeParams(t)})}function pg(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"int32",...util.
normalizeParams(t)})}function hg(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"uint32",...util.
normalizeParams(t)})}function mg(e,t){return new e({type:"boolean",...util.normalizeParams(t)})}function gg(e,t){return new e(
{type:"boolean",coerce:!0,...util.normalizeParams(t)})}function yg(e,t){return new e({type:"bigint",...util.normalizeParams(
t)})}function _g(e,t){return new e({type:"bigint",coerce:!0,...util.normalizeParams(t)})}function bg(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"int64",...util.normalizeParams(t)})}function $g(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"uint64",...util.normalizeParams(t)})}function wg(e,t){return new e(
{type:"symbol",...util.normalizeParams(t)})}function vg(e,t){return new e({type:"undefined",...util.normalizeParams(t)})}
function kg(e,t){return new e({type:"null",...util.normalizeParams(t)})}function zg(e){return new e({type:"any"})}function xg(e){
return new e({type:"unknown"})}function Eu(e,t){return new e({type:"never",...te(t)})}function Zg(e,t){return new e({type:"\
void",...util.normalizeParams(t)})}function Pg(e,t){return new e({type:"date",...util.normalizeParams(t)})}function Eg(e,t){
return new e({type:"date",coerce:!0,...util.normalizeParams(t)})}function Sg(e,t){return new e({type:"nan",...util.normalizeParams(
t)})}function Su(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function Au(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!0})}
function Tu(e,t){return new checks.$ZodCheckGreaterThan({check:"greater_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function dr(e,t){return new Nc({check:"greater_than",...te(t),value:e,inclusive:!0})}function Ag(e){return Tu(0,e)}function Tg(e){
return Su(0,e)}function Mg(e){return Au(0,e)}function Cg(e){return dr(0,e)}function Og(e,t){return new checks.$ZodCheckMultipleOf(
{check:"multiple_of",...util.normalizeParams(t),value:e})}function Ig(e,t){return new checks.$ZodCheckMaxSize({check:"ma\
x_size",...util.normalizeParams(t),maximum:e})}function Rg(e,t){return new checks.$ZodCheckMinSize({check:"min_size",...util.
normalizeParams(t),minimum:e})}function Dg(e,t){return new checks.$ZodCheckSizeEquals({check:"size_equals",...util.normalizeParams(
t),size:e})}function Lg(e,t){return new checks.$ZodCheckMaxLength({check:"max_length",...util.normalizeParams(t),maximum:e})}
function Mu(e,t){return new jc({check:"min_length",...te(t),minimum:e})}function Ng(e,t){return new checks.$ZodCheckLengthEquals(
{check:"length_equals",...util.normalizeParams(t),length:e})}function Cu(e,t){return new Bc({check:"string_format",format:"\
regex",...te(t),pattern:e})}function Fg(e){return new checks.$ZodCheckLowerCase({check:"string_format",format:"lowercase",
...util.normalizeParams(e)})}function jg(e){return new checks.$ZodCheckUpperCase({check:"string_format",format:"uppercas\
e",...util.normalizeParams(e)})}function Ug(e,t){return new checks.$ZodCheckIncludes({check:"string_format",format:"incl\
udes",...util.normalizeParams(t),includes:e})}function Bg(e,t){return new checks.$ZodCheckStartsWith({check:"string_form\
at",format:"starts_with",...util.normalizeParams(t),prefix:e})}function Kg(e,t){return new checks.$ZodCheckEndsWith({check:"\
string_format",format:"ends_with",...util.normalizeParams(t),suffix:e})}function Wg(e,t,r){return new checks.$ZodCheckProperty(
{check:"property",property:e,schema:t,...util.normalizeParams(r)})}function Hg(e,t){return new checks.$ZodCheckProperties(
{check:"properties",shape:e,...util.normalizeParams(t)})}function Vg(e,t){return new checks.$ZodCheckMimeType({check:"mi\
me_type",mime:e,...util.normalizeParams(t)})}function Je(e){return new Kc({check:"overwrite",tx:e})}function Gg(e){return Je(
t=>t.normalize(e))}function Ou(){return Je(e=>e.trim())}function Yg(){return Je(e=>e.toLowerCase())}function Xg(){return Je(
e=>e.toUpperCase())}function qg(){return Je(e=>util.slugify(e))}function Jg(e,t,r){return new e({type:"array",element:t,
...util.normalizeParams(r)})}function Qg(e,t,r){return new e({type:"union",options:t,...util.normalizeParams(r)})}function ey(e,t,r){
return new e({type:"union",options:t,inclusive:!1,...util.normalizeParams(r)})}function ty(e,t,r,s){return new e({type:"\
union",options:r,discriminator:t,...util.normalizeParams(s)})}function ny(e,t,r){return new e({type:"intersection",left:t,
right:r})}function oy(e,t,r,s){const c=r instanceof schemas.$ZodType,d=c?s:r,$=c?r:null;return new e({type:"tuple",items:t,
rest:$,...util.normalizeParams(d)})}function ry(e,t,r,s){return new e({type:"record",keyType:t,valueType:r,...util.normalizeParams(
s)})}function iy(e,t,r,s){return new e({type:"map",keyType:t,valueType:r,...util.normalizeParams(s)})}function sy(e,t,r){
return new e({type:"set",valueType:t,...util.normalizeParams(r)})}function ay(e,t,r){const s=Array.isArray(t)?Object.fromEntries(
t.map(c=>[c,c])):t;return new e({type:"enum",entries:s,...util.normalizeParams(r)})}function cy(e,t,r){return new e({type:"\
enum",entries:t,...util.normalizeParams(r)})}function uy(e,t,r){return new e({type:"literal",values:Array.isArray(t)?t:[
t],...util.normalizeParams(r)})}function ly(e,t){return new e({type:"file",...util.normalizeParams(t)})}function dy(e,t){
return new e({type:"transform",transform:t})}function fy(e,t){return new e({type:"optional",innerType:t})}function py(e,t){
return new e({type:"nullable",innerType:t})}function hy(e,t,r){return new e({type:"default",innerType:t,get defaultValue(){
return typeof r=="function"?r():util.shallowClone(r)}})}function my(e,t,r){return new e({type:"nonoptional",innerType:t,
...util.normalizeParams(r)})}function gy(e,t){return new e({type:"success",innerType:t})}function yy(e,t,r){return new e(
{type:"catch",innerType:t,catchValue:typeof r=="function"?r:util.constantCatch(r)})}function _y(e,t,r){return new e({type:"\
pipe",in:t,out:r})}function by(e,t){return new e({type:"readonly",innerType:t})}function $y(e,t,r){return new e({type:"t\
emplate_literal",parts:t,...util.normalizeParams(r)})}function wy(e,t){return new e({type:"lazy",getter:t})}function vy(e,t){
return new e({type:"promise",innerType:t})}function ky(e,t,r){const s=util.normalizeParams(r);return s.abort??(s.abort=!0),
new e({type:"custom",check:"custom",fn:t,...s})}function zy(e,t,r){return new e({type:"custom",check:"custom",fn:t,...util.
normalizeParams(r)})}function xy(e,t){const r=Iu(s=>(s.addIssue=c=>{if(typeof c=="string")s.issues.push(util.issue(c,s.value,
r._zod.def));else{const d=c;d.fatal&&(d.continue=!1),d.code??(d.code="custom"),"input"in d||(d.input=s.value),d.inst??(d.
inst=r),d.continue??(d.continue=!r._zod.def.abort),s.issues.push(util.issue(d))}},e(s.value,s)),t);return r}function Iu(e,t){
const r=new checks.$ZodCheck({check:"custom",...util.normalizeParams(t)});return r._zod.check=e,r}function Ru(e){const t=new Te(
{check:"describe"});return t._zod.onattach=[r=>{const s=kt.get(r)??{};kt.add(r,{...s,description:e})}],t._zod.check=()=>{},
t}function Du(e){const t=new Te({check:"meta"});return t._zod.onattach=[r=>{const s=kt.get(r)??{};kt.add(r,{...s,...e})}],
t._zod.check=()=>{},t}function Zy(e,t){const r=util.normalizeParams(t);let s=r.truthy??["true","1","yes","on","y","enabl\
ed"],c=r.falsy??["false","0","no","off","n","disabled"];r.case!=="sensitive"&&(s=s.map(J=>typeof J=="string"?J.toLowerCase():
J),c=c.map(J=>typeof J=="string"?J.toLowerCase():J));const d=new Set(s),$=new Set(c),y=e.Codec??schemas.$ZodCodec,R=e.Boolean??
schemas.$ZodBoolean,A=e.String??schemas.$ZodString,B=new A({type:"string",error:r.error}),X=new R({type:"boolean",error:r.
error}),Y=new y({type:"pipe",in:B,out:X,transform:((J,ee)=>{let q=J;return r.case!=="sensitive"&&(q=q.toLowerCase()),d.has(
q)?!0:$.has(q)?!1:(ee.issues.push({code:"invalid_value",expected:"stringbool",values:[...d,...$],input:ee.value,inst:Y,continue:!1}),
{})}),reverseTransform:((J,ee)=>J===!0?s[0]||"true":c[0]||"false"),error:r.error});return Y._zod.bag.truthy=s,Y._zod.bag.
falsy=c,Y._zod.bag.case=r.case??"insensitive",Y}function Py(e,t,r,s={}){const c=util.normalizeParams(s),d={check:"string\
_format",type:"string",format:t,fn:typeof r=="function"?r:y=>r.test(y),...c};return r instanceof RegExp&&(d.pattern=r),new e(
d)}function Lu(){const e=this._zod;return e.message??(e.message=JSON.stringify(e.def,E,2)),e.message}function Nu(e){this.
_zod.message=e}const Fu={get:Lu,set:Nu,enumerable:!0,configurable:!0},bn={value:void 0,enumerable:!1},fr=new WeakSet([Object.
prototype,Error.prototype]),pr=(e,t)=>{e.name="$ZodError",bn.value=t,Object.defineProperty(e,"issues",bn),bn.value=void 0,
Object.defineProperty(e,"message",Fu);const r=Object.getPrototypeOf(e);fr.has(r)||(fr.add(r),Object.defineProperty(r,"to\
String",{configurable:!0,enumerable:!1,get(){const s=()=>this.message;return Object.defineProperty(this,"toString",{value:s,
configurable:!0,writable:!0}),s},set(s){Object.defineProperty(this,"toString",{value:s,configurable:!0,writable:!0})}}))},
Ey=ne("$ZodError",pr),be=ne("$ZodError",pr,void 0,{Parent:Error});function ju(e,t,r){return Object.prototype.hasOwnProperty.
call(e,t)||(t==="__proto__"?Object.defineProperty(e,t,{value:r(),writable:!0,enumerable:!0,configurable:!0}):e[t]=r()),e[t]}
function Sy(e,t=r=>r.message){const r={},s=[];for(const c of e.issues)c.path.length>0?ju(r,c.path[0],()=>[]).push(t(c)):
s.push(t(c));return{formErrors:s,fieldErrors:r}}function Ay(e,t=r=>r.message){const r={_errors:[]},s=(c,d=[])=>{for(const $ of c.
issues)if($.code==="invalid_union"&&$.errors.length)$.errors.map(y=>s({issues:y},[...d,...$.path]));else if($.code==="in\
valid_key")s({issues:$.issues},[...d,...$.path]);else if($.code==="invalid_element")s({issues:$.issues},[...d,...$.path]);else{
const y=[...d,...$.path];if(y.length===0)r._errors.push(t($));else{let R=r,A=0;for(;A<y.length;){const B=y[A],X=A===y.length-
1;if(B==="_errors"){X&&R._errors.push(t($)),A++;continue}Object.prototype.hasOwnProperty.call(R,B)||Object.defineProperty(
R,B,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});const Y=R[B];X&&Y._errors.push(t($)),R=Y,A++}}}};return s(
e),r}function Ty(e,t=r=>r.message){const r={errors:[]},s=(c,d=[])=>{var $;for(const y of c.issues)if(y.code==="invalid_u\
nion"&&y.errors.length)y.errors.map(R=>s({issues:R},[...d,...y.path]));else if(y.code==="invalid_key")s({issues:y.issues},
[...d,...y.path]);else if(y.code==="invalid_element")s({issues:y.issues},[...d,...y.path]);else{const R=[...d,...y.path];
if(R.length===0){r.errors.push(t(y));continue}let A=r,B=0;for(;B<R.length;){const X=R[B],Y=B===R.length-1;typeof X=="str\
ing"?(A.properties??(A.properties={}),Object.prototype.hasOwnProperty.call(A.properties,X)||Object.defineProperty(A.properties,
X,{value:{errors:[]},enumerable:!0,writable:!0,configurable:!0}),A=A.properties[X]):(A.items??(A.items=[]),($=A.items)[X]??
($[X]={errors:[]}),A=A.items[X]),Y&&A.errors.push(t(y)),B++}}};return s(e),r}function Uu(e){const t=[],r=e.map(s=>typeof s==
"object"?s.key:s);for(const s of r)typeof s=="number"?t.push(`[${s}]`):typeof s=="symbol"?t.push(`[${JSON.stringify(String(
s))}]`):/[^\w$]/.test(s)?t.push(`[${JSON.stringify(s)}]`):(t.length&&t.push("."),t.push(s));return t.join("")}function My(e){
const t=[],r=[...e.issues].sort((s,c)=>(s.path??[]).length-(c.path??[]).length);for(const s of r)t.push(`\u2716 ${s.message}`),
s.path?.length&&t.push(`  \u2192 at ${Uu(s.path)}`);return t.join(`
`)}function xt(e,t){return{callee:t?.callee??e,Err:t?.Err}}const $n=e=>{const t=(r,s,c,d)=>{const $=c?{...c,async:!1}:{async:!1},
y=r._zod.run({value:s,issues:[]},$);if(y instanceof Promise)throw new Fe;if(y.issues.length){const R=new(d?.Err??e)(y.issues.
map(A=>Ye(A,$,qe())));throw S(R,d?.callee??t),R}return y.value};return t},Bu=$n(be),wn=e=>{const t=async(r,s,c,d)=>{const $=c?
{...c,async:!0}:{async:!0};let y=r._zod.run({value:s,issues:[]},$);if(y instanceof Promise&&(y=await y),y.issues.length){
const R=new(d?.Err??e)(y.issues.map(A=>Ye(A,$,qe())));throw S(R,d?.callee??t),R}return y.value};return t},Ku=wn(be),vn=e=>(t,r,s)=>{
const c=s?{...s,async:!1}:{async:!1},d=t._zod.run({value:r,issues:[]},c);if(d instanceof Promise)throw new Fe;return d.issues.
length?mr(e,d.issues,c):{success:!0,data:d.value}},hr=vn(be);function mr(e,t,r){let s;return{success:!1,get error(){return s||
(s=new e(t.map(c=>Ye(c,r,qe()))),t=void 0,r=void 0),s},set error(c){s=c,t=void 0,r=void 0}}}const kn=e=>async(t,r,s)=>{const c=s?
{...s,async:!0}:{async:!0};let d=t._zod.run({value:r,issues:[]},c);return d instanceof Promise&&(d=await d),d.issues.length?
mr(e,d.issues,c):{success:!0,data:d.value}},Wu=kn(be),Hu=null,Vu=null,Cy=((e,t,r)=>{const s=e._zod.bag.validator;if(s!==
void 0){if(s(t)!==Hu)return!0;if(s.definite===!0&&r===void 0)return!1}return Gu(e,t,r)});function Gu(e,t,r){const s=r?{...r,
async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},c=e._zod.bag.fallbackRun;let d;if(c?(s[Vu]=!0,d=c({value:t,issues:[]},s)):
d=e._zod.run({value:t,issues:[]},s),d instanceof Promise)throw new core.$ZodAsyncError;return d.issues.length===0}const Oy=async(e,t,r)=>{
const s=r?{...r,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0};let c=e._zod.run({value:t,issues:[]},s);return c instanceof
Promise&&(c=await c),c.issues.length===0},Ry=(e=>{const t=$n(e),r=(s,c,d,$)=>{const y=d?{...d,direction:"backward"}:{direction:"\
backward"};return t(s,c,y,xt(r,$))};return r})(be),Ly=(e=>{const t=$n(e),r=(s,c,d,$)=>t(s,c,d,xt(r,$));return r})(be),Fy=(e=>{
const t=wn(e),r=async(s,c,d,$)=>{const y=d?{...d,direction:"backward"}:{direction:"backward"};return await t(s,c,y,xt(r,
$))};return r})(be),Uy=(e=>{const t=wn(e),r=async(s,c,d,$)=>await t(s,c,d,xt(r,$));return r})(be),Ky=(e=>(t,r,s)=>{const c=s?
{...s,direction:"backward"}:{direction:"backward"};return vn(e)(t,r,c)})(be),Hy=(e=>(t,r,s)=>vn(e)(t,r,s))(be),Gy=(e=>async(t,r,s)=>{
const c=s?{...s,direction:"backward"}:{direction:"backward"};return kn(e)(t,r,c)})(be),Xy=(e=>async(t,r,s)=>kn(e)(t,r,s))(
be),Ze=ne("ZodMiniType",(e,t)=>{if(!e._zod)throw new Error("Uninitialized schema in ZodMiniType.");ke.init(e,t),e.def=t,
e.type=t.type},{get with(){return this.check},set with(e){Oe(this,"with",e)},parse(e,t){return Bu(this,e,t,{callee:this.
parse})},parseAsync(e,t){return Ku(this,e,t,{callee:this.parseAsync})},safeParse(e,t){return hr(this,e,t)},safeParseAsync(e,t){
return Wu(this,e,t)},check(...e){const t=this.def;return this.clone({...t,checks:[...t.checks??[],...e.map(r=>typeof r==
"function"?{_zod:{check:r,def:{check:"custom"},onattach:[]}}:r)]},{parent:!0})},clone(e,t){return le(this,e,t)},brand(){
return this},register(e,t){return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(this,...t)}}),gr=ne("Z\
odMiniString",(e,t)=>{Jc.init(e,t),Ze.init(e,t)});function Qe(e){return Zu(gr,e)}const qy=null,Yu=null;function Jy(e){return core.
_email(Yu,e)}const Xu=null;function Qy(e){return core._guid(Xu,e)}const Zt=null;function e_(e){return core._uuid(Zt,e)}function t_(e){
return core._uuidv4(Zt,e)}function n_(e){return core._uuidv6(Zt,e)}function o_(e){return core._uuidv7(Zt,e)}const yr=null;
function r_(e){return core._url(yr,e)}function i_(e){return core._url(yr,{protocol:regexes.httpProtocol,hostname:regexes.
domain,...util.normalizeParams(e)})}const qu=null;function s_(e){return core._emoji(qu,e)}const Ju=null;function a_(e){return core.
_nanoid(Ju,e)}const Qu=null;function c_(e){return core._cuid(Qu,e)}const el=null;function u_(e){return core._cuid2(el,e)}
const tl=null;function l_(e){return core._ulid(tl,e)}const nl=null;function d_(e){return core._xid(nl,e)}const ol=null;function f_(e){
return core._ksuid(ol,e)}const rl=null;function p_(e){return core._ipv4(rl,e)}const il=null;function h_(e){return core._ipv6(
il,e)}const sl=null;function m_(e){return core._cidrv4(sl,e)}const al=null;function g_(e){return core._cidrv6(al,e)}const cl=null;
function y_(e){return core._mac(cl,e)}const ul=null;function __(e){return core._base64(ul,e)}const ll=null;function b_(e){
return core._base64url(ll,e)}const dl=null;function $_(e){return core._e164(dl,e)}const fl=null;function w_(e){return core.
_creditCard(fl,e)}const pl=null;function v_(e){return core._iban(pl,e)}const hl=null;function k_(e){return core._jwt(hl,
e)}const et=null;function z_(e,t,r={}){return core._stringFormat(et,e,t,r)}function x_(e){return core._stringFormat(et,"\
hostname",regexes.hostname,e)}function Z_(e){return core._stringFormat(et,"hex",regexes.hex,e)}function P_(e){return core.
_stringFormat(et,"currency_code",regexes.currencyCode,e)}function E_(e,t){const r=t?.enc??"hex",s=`${e}_${r}`,c=core.regexes[s];
if(!c)throw new Error(`Unrecognized hash format: ${s}`);return core._stringFormat(et,s,c,t)}const _r=ne("ZodMiniNumber",
(e,t)=>{ir.init(e,t),Ze.init(e,t)});function ml(e){return core._number(_r,e)}const tt=ne("ZodMiniNumberFormat",(e,t)=>{uu.
init(e,t),_r.init(e,t)});function gl(e){return Pu(tt,e)}function S_(e){return core._float32(tt,e)}function A_(e){return core.
_float64(tt,e)}function T_(e){return core._int32(tt,e)}function M_(e){return core._uint32(tt,e)}const br=null;function yl(e){
return core._boolean(br,e)}const _l=null;function C_(e){return core._bigint(_l,e)}const $r=null;function O_(e){return core.
_int64($r,e)}function I_(e){return core._uint64($r,e)}const bl=null;function R_(e){return core._symbol(bl,e)}const $l=null;
function D_(e){return core._undefined($l,e)}const wl=null;function vl(e){return core._null(wl,e)}const kl=null;function L_(){
return core._any(kl)}const zl=null;function zn(){return core._unknown(zl)}const xl=ne("ZodMiniNever",(e,t)=>{lu.init(e,t),
Ze.init(e,t)});function Zl(e){return Eu(xl,e)}const Pl=null;function N_(e){return core._void(Pl,e)}const El=null;function F_(e){
return core._date(El,e)}const Sl=ne("ZodMiniArray",(e,t)=>{pu.init(e,t),Ze.init(e,t)});function xn(e,t){return new Sl({type:"\
array",element:e,...te(t)})}function j_(e){const t=e._zod.def.shape;return Nl(Object.keys(t))}const Zn=ne("ZodMiniObject",
(e,t)=>{yu.init(e,t),Ze.init(e,t),Cc(e,"shape",r=>r._zod.def.shape,!1)});function U_(e,t){const r={type:"object",shape:e??
{},...util.normalizeParams(t)};return new Zn(r)}function wr(e,t){return new Zn({type:"object",shape:e,catchall:Zl(),...te(
t)})}function B_(e,t){return new Zn({type:"object",shape:e,catchall:zn(),...util.normalizeParams(t)})}function K_(e,t){return util.
extend(e,t)}function W_(e,t){return util.safeExtend(e,t)}function H_(e,t){return util.merge(e,t)}function V_(e,t){return util.
pick(e,t)}function G_(e,t){return util.omit(e,t)}function Y_(e,t){const r=e._zod.def;if(r.type!=="tuple")return util.partial(
Pn,e,t);if(r.checks?.length)throw new Error(".partial() cannot be used on tuple schemas containing refinements");return util.
clone(e,{...r,items:r.items.map(s=>new Pn({type:"optional",innerType:s}))})}function X_(e,t){return util.partial(xr,e,t,
"exactPartial")}function q_(e,t){return util.required(Zr,e,t)}function J_(e,t){return e.clone(util.mergeDefs(e._zod.def,
{catchall:t}))}const Al=ne("ZodMiniUnion",(e,t)=>{_u.init(e,t),Ze.init(e,t)});function vr(e,t){return new Al({type:"unio\
n",options:e,...te(t)})}const Tl=null;function Q_(e,t){return new Tl({type:"union",options:e,inclusive:!1,...util.normalizeParams(
t)})}const Ml=null;function eb(e,t,r){return new Ml({type:"union",options:t,discriminator:e,...util.normalizeParams(r)})}
const Cl=null;function tb(e,t){return new Cl({type:"intersection",left:e,right:t})}const Ol=null;function Il(e,t,r){const s=t instanceof
core.$ZodType,c=s?r:t,d=s?t:null;return new Ol({type:"tuple",items:e,rest:d,...util.normalizeParams(c)})}const Pt=null;function Rl(e,t,r){
return!t||!t._zod?new Pt({type:"record",keyType:Qe(),valueType:e,...util.normalizeParams(t)}):new Pt({type:"record",keyType:e,
valueType:t,...util.normalizeParams(r)})}function nb(e,t,r){return new Pt({type:"record",keyType:e,valueType:t,...util.normalizeParams(
r),partial:!0})}function ob(e,t,r){return new Pt({type:"record",keyType:e,valueType:t,mode:"loose",...util.normalizeParams(
r)})}const Dl=null;function rb(e,t,r){return new Dl({type:"map",keyType:e,valueType:t,...util.normalizeParams(r)})}const Ll=null;
function ib(e,t){return new Ll({type:"set",valueType:e,...util.normalizeParams(t)})}const kr=null;function Nl(e,t){const r=Array.
isArray(e)?Object.fromEntries(e.map(s=>[s,s])):e;return new kr({type:"enum",entries:r,...util.normalizeParams(t)})}function sb(e,t){
return new kr({type:"enum",entries:e,...util.normalizeParams(t)})}const Fl=null;function ab(e,t){return new Fl({type:"li\
teral",values:Array.isArray(e)?e:[e],...util.normalizeParams(t)})}const jl=null;function cb(e){return core._file(jl,e)}const Ul=ne(
"ZodMiniTransform",(e,t)=>{$u.init(e,t),Ze.init(e,t)});function Bl(e){return new Ul({type:"transform",transform:e})}const Pn=ne(
"ZodMiniOptional",(e,t)=>{wu.init(e,t),Ze.init(e,t)});function zr(e){return new Pn({type:"optional",innerType:e})}const xr=null;
function ub(e){return new xr({type:"optional",innerType:e})}const Kl=null;function Wl(e){return new Kl({type:"nullable",
innerType:e})}function lb(e){return zr(Wl(e))}const Hl=null;function db(e,t){return new Hl({type:"default",innerType:e,get defaultValue(){
return typeof t=="function"?t():util.shallowClone(t)}})}const Vl=null;function fb(e,t){return new Vl({type:"prefault",innerType:e,
get defaultValue(){return typeof t=="function"?t():util.shallowClone(t)}})}const Zr=null;function pb(e,t){return new Zr(
{type:"nonoptional",innerType:e,...util.normalizeParams(t)})}const Gl=null;function hb(e){return new Gl({type:"success",
innerType:e})}const Yl=null;function mb(e,t){return new Yl({type:"catch",innerType:e,catchValue:typeof t=="function"?t:core.
util.constantCatch(t)})}const Xl=null;function gb(e){return core._nan(Xl,e)}const ql=ne("ZodMiniPipe",(e,t)=>{vu.init(e,
t),Ze.init(e,t)});function Jl(e,t){return new ql({type:"pipe",in:e,out:t})}const En=null;function yb(e,t,r){return new En(
{type:"pipe",in:e,out:t,transform:r.decode,reverseTransform:r.encode})}function _b(e){const t=e._zod.def;return new En({
type:"pipe",in:t.out,out:t.in,transform:t.reverseTransform,reverseTransform:t.transform})}const Ql=null;function bb(e){return new Ql(
{type:"readonly",innerType:e})}const ed=null;function $b(e,t){return new ed({type:"template_literal",parts:e,...util.normalizeParams(
t)})}const td=null;function nd(e){return new td({type:"lazy",getter:e})}const od=null;function wb(e){return new od({type:"\
promise",innerType:e})}const Pr=null;function rd(e,t){const r=new Te({check:"custom",...te(t)});return r._zod.check=e,r}
function id(e,t){return core._custom(Pr,e??(()=>!0),t)}function vb(e,t={}){return core._refine(Pr,e,t)}function kb(e,t){
return core._superRefine(e,t)}const zb=Ru,xb=Du;class Zb{constructor(...t){}}function Pb(e,t={}){const r=id(s=>s instanceof
e,t);return r._zod.bag.Class=e,r._zod.check=s=>{s.value instanceof e||s.issues.push({code:"invalid_type",expected:e.name,
input:s.value,inst:r,path:[...r._zod.def.path??[]]})},r}const Eb=(...e)=>core._stringbool({Codec:En,Boolean:br,String:gr},
...e);function Sb(){const e=nd(()=>vr([Qe(),ml(),yl(),vl(),xn(e),Rl(Qe(),e)]));return e}const sd=null;function Ab(e){return new sd(
{type:"function",input:Array.isArray(e?.input)?Il(e?.input):e?.input??xn(zn()),output:e?.output??zn()})}var Et=i(2996),ad=i(
50),nt=i(8925),Er=i(642),Sn=i(9735);function An(e,t){return Qe({error:({input:s})=>s===void 0?`is missing; add ${e}`:Tn(
e,s)}).check(Ou(),rd(({value:s,issues:c})=>{const d=t(s);"message"in d&&c.push({code:"custom",message:d.message,input:s})}))}
function Tn(e,t){const r=e==="text";if(t===null)return`has no value; use ${e}${r?" (in quotes if it begins with `#`)":""}`;
const s=typeof t=="number"||typeof t=="boolean";return`is ${Sr(t)}${r&&s?", not text; put it in quotes":`; use ${e}`}`}function Sr(e){
return e===null?"null":Array.isArray(e)?"a list":{string:"text",number:"a number",boolean:"a boolean"}[typeof e]??"a map\
ping"}const Mn=e=>({error:({code:t,input:r})=>t==="invalid_type"?Tn(e,r):void 0}),Ar=An("text",Sn.QP.text),cd=An("an htt\
ps URL",Sn.QP.image),Tr=An("an http or https URL",Sn.QP.page),ud=xn(wr({text:Ar,url:Tr},Mn("a mapping of `text` and `url\
`")),Mn("a list with two lines for each button: `- text: Read more`, and below it `url: https://example.com`")).check(Mu(
1,"is an empty list; write at least one button, or leave it out")),Mr="whole seconds (3600) or a duration (12h)",Cn=({input:e})=>{
if(typeof e=="number")return`is ${e}; use ${Mr}`;const t=typeof e=="string"?(0,Er.p0)(e.trim()):void 0;return t&&"messag\
e"in t?t.message:Tn(Mr,e)},ld=Qe().check(Cu(/^\s*0*[0-9]{1,16}[smhdw]?\s*$/,{error:Cn,abort:!0})),dd=Jl(vr([gl().check(dr(
0,{error:Cn,abort:!0})),ld],{error:Cn}),Bl((e,{issues:t})=>{const r=typeof e=="number"?{value:e}:(0,Er.p0)(e.trim());return"\
value"in r?r.value:(t.push({code:"custom",message:r.message,input:e}),Ic)})),fd={text:Ar,image:cd,page:Tr,buttons:ud,duration:dd},
pd=Object.fromEntries(Et.pi.map(e=>[e,zr(fd[Et.Ng[e].kind])])),hd=wr(pd,Mn("a mapping of notification fields"));function md(e,t){
const{value:r,positionOf:s,problems:c,textComments:d}=t,$=(q,ue)=>(0,nt.CC)(e,ue,{path:q,position:s(q)}),y=Cr(r);if(y===
void 0)return{fields:{},problems:[...c,$(["actions"],"has too many elements to check; write fewer")]};if(y.success&&c.length===
0)return{fields:y.data,problems:[],textComments:d};const R=new Set(c.map(({path:q=[]})=>(0,nt.LF)(q))),B=(y.error?.issues??
[]).filter(({path:q})=>!R.has((0,nt.LF)(q))).flatMap(({path:q,message:ue,...fe})=>fe.code==="unrecognized_keys"?fe.keys.
map(ze=>({path:[...q,ze]})):[{path:q,message:ue}]),X=(0,nt.Kc)(e,B,({path:q,message:ue=gd(q)})=>$(q,ue)),Y=[...c,...X].sort(
nt.rg),J=new Set([...c,...B].map(({path:q})=>q?.[0])),ee=Object.entries(r??{}).filter(([q])=>!J.has(q));return{fields:Cr(
Object.fromEntries(ee))?.data??{},problems:Y,textComments:d}}function gd(e){if(e.length>1)return"is not part of a button\
; a button has only `text` and `url`";if(e[0]==="target")return"cannot be set in a payload file; set the input `target` \
in the workflow";const t=(0,ad.d)(String(e[0]),Et.pi);return`is not a field of a notification; ${t?`did you mean \`${t}\`\
?`:`the fields are ${Et.pi.join(", ")}.`} For other fields of your service, use the input \`extra-fields\``}function Cr(e){
try{return hr(hd,e)}catch(t){if(t instanceof RangeError)return;throw t}}}),8334:((n,o,i)=>{i.d(o,{C:()=>f,G:()=>l});var a=i(
7785),u=i(9735);function l(z,I="text"){const U=g(z),P=U.flatMap(L=>"mistake"in L?L.mistake:[]),K=U.flatMap(L=>"literal"in
L?L.literal:[]),H=I==="key"?K.flatMap(b):[];return{names:new Set(U.flatMap(L=>"placeholder"in L?L.placeholder:[])),mistakes:[
...P,...H,..._(z,I)]}}function f(z,I,{isUrl:U,maxLength:P}){let K="";for(const[H,L]of g(z).entries()){if("literal"in L)K+=
L.literal;else if("mistake"in L)K+=L.mistake.text;else{const x=(I[L.placeholder]??"").toWellFormed();K+=U&&H>0?encodeURIComponent(
x):x}if(K.length>P)return}return K}const p=40;function g(z){const I=[];let U=0,P=!0;const K=(L,x,w)=>{x>U&&I.push({literal:z.
slice(U,x)}),I.push(L),U=w},H=(L,x,w)=>K({mistake:{text:z.slice(x,w),meant:L}},x,w);for(let L=z.indexOf("{");L!==-1;L=z.
indexOf("{",L)){const x=L>U&&z[L-1]==="$"?L-1:L;if(z.startsWith("{{",L)&&P){const v=z.indexOf("}}",L+2);if(P=v!==-1,P){const Z=T(
z.slice(L+2,v));L=v+2,Z&&H(Z,x,L);continue}}const[w="{",D=""]=/^\{([^{}]*)\}/.exec(z.slice(L,L+p+2))??[],j=u.o2.find(v=>v===
D),h=j??k(D),m=L+w.length;j&&x===L?K({placeholder:j},L,m):h&&H(h,x,m),L=m}return U<z.length&&I.push({literal:z.slice(U)}),
I}function b(z){return[...z.matchAll(/\{[^{}"]{1,100}\}/g)].map(([I])=>({text:I}))}function _(z,I){return[...z.matchAll(
/%([a-z_]{3,20})(?=(%))/gi),...z.matchAll(/<([a-z_]{3,20})(>)/gi)].flatMap(([P,K="",H=""])=>{const L=P.startsWith("<"),x=L&&
I==="url"?void 0:T(K);return x?{text:L?P:P+H,meant:x}:[]})}const E={tagname:"tag",ref:"tag",refname:"tag",release:"tag",
semver:"version",repo:"repository",reponame:"repository",htmlurl:"url"},M={title:"name",body:"message",notes:"message",changelog:"\
message",link:"url"};function N(z){return z.toLowerCase().replace(/[^\p{L}\d]/gu,"").replace(/^(?:github)?(?:event)?release(?=.)|^github(?=.)/,
"")}function T(z){if(z.length>p)return;const[I=""]=z.split("|"),U=N(I);if(!(U==="name"&&!I.includes("name")))return u.o2.
find(P=>P===U)??F(E,U)}function k(z){const I=N(z);return I===""?void 0:F(E,I)??F(M,I)??u.o2.find(P=>O(I,P))}const F=(z,I)=>Object.
hasOwn(z,I)?z[I]:void 0,W=3;function O(z,I){if(z===I||z.length>=W&&I.startsWith(z))return!0;const U=[...z].sort().join("")===
[...I].sort().join("");return I.length>4?(0,a.A)(z,I)<=2:z[0]===I[0]&&(U||(0,a.A)(z,I)<=1)}}),8209:((n,o,i)=>{i.d(o,{SD:()=>p,
Xw:()=>f,uT:()=>b});var a=i(2996),u=i(8925),l=i(9735);const f={inputs:{source:"input",fields:{},names:new Set},file:{source:"\
file",fields:{},names:new Set},fileName:"",extraFields:{},onceKey:""},p=(k,F)=>a.Vu.filter(W=>!k.names.has(W)&&!F.names.
has(W));function g({inputs:k,file:F},W,O,z){return b(k,F,E(p(k,F),W,O,z))}function b(...k){const F=Object.assign({},...k.
map(({fields:P})=>P).reverse()),W=a.pi.filter(P=>F[P]!==void 0),O=Object.fromEntries(W.map(P=>[P,F[P]]));if(!_(O))return;
const z=P=>k.find(({names:K})=>K.has(P)),I=Object.fromEntries(W.map(P=>[P,z(P)?.source])),U=k.flatMap(P=>(P.textComments??
[]).filter(({path:[K]})=>z(String(K))===P));return{notification:O,sources:I,textComments:U}}const _=k=>a.Vu.every(F=>k[F]);
function E(k,F,W,O){const z=F.kind==="content"?F.source:"event",I={},U=[],P=new Map;for(const H of k){const L=M(H,F),x=tokenInDerived(
L,O);if(x){const D=`contains ${x}, which may already be public; replace the token, and remove it from the ${z==="release"?
z:"release or deployment"}`;U.push(problem(inputOf(H),D))}else if("missing"in L)P.set(L.missing,[...P.get(L.missing)??[],
H]);else{const w=parseField(H,L.value,textRules);"value"in w?Object.assign(I,{[H]:w.value}):U.push(problem(inputOf(H),`i\
n the ${z}, ${w.message}`))}}const K=F.kind==="none"&&F.event?", or set the input `release` to the tag of a release":"";
return W.add([...P].map(([H,L])=>N(L,H&&` (${H})`,K))),W.add(U),{source:z,fields:I,names:new Set(k)}}function M(k,F){return F.
kind==="content"?F.fields[k]:{missing:T(F.kind==="none"?F.event:void 0),madeFrom:[]}}function N(k,F,W){const O=k.map(P=>`\
\`${P}\``).join(", "),z=k.length>1?`are missing${F}; set them as inputs or in \`payload-file\` (there as ${O})${W}`:`is \
missing${F}; set it as an input, or as ${O} in \`payload-file\`${W}`,[I="",...U]=k.map(inputOf);return problem(I,z,{otherInputs:U})}
function T(k){return k===void 0?"":`${/^[a-z_]{1,40}$/.test(k)?`the event \`${k}\``:"this event"} does not supply conten\
t`}}),3924:((n,o,i)=>{i.d(o,{h:()=>E});var a=i(8925),u=i(3332),l=i(642),f=i(8992);const p=/^( *(?:- +)*)([\w$-]{1,40}):(?:[ \t]+(\S?)|$)/;
function g(x){const w=p.exec(x);if(!w)return;const[,D="",j="",h=""]=w;return{indentation:D,key:j,hasValue:h!==""}}function b(x,w){
const D=x.split(/\r?\n/,w+1);for(const j of[w,w+1]){const h=g(D[j-1]??"");if(!h||h.indentation.includes("-"))continue;const m=h.
indentation.length+1,Z=D.slice(0,j-1).flatMap(S=>g(S)??[]).at(-1);if(!(!Z?.hasValue||Z.indentation.length+1===m))return{
key:h.key,above:Z.key,position:{line:j,column:m}}}}var _=i(8334);async function E(x,w,D){const j=te=>(0,u.RB)({[w.input]:te},
D,w.file),h=j(x);if(h.length>0)return{problems:h};const m=await i.e(815).then(i.t.bind(i,8815,19)),v=new m.LineCounter,Z=M(
m,x,v),S=te=>{const{line:ce,col:we}=v.linePos(te);return{line:ce,column:we}},C=w.file===void 0?"invalid-input":"unreadab\
le-file";if("code"in Z){const te=w.file===void 0||Z.isMapping;return{problems:[(0,a.CC)(w,...le(Z,te))]}}const{document:G,
secondAt:Q}=Z;if(!G)return{value:null,positionOf:()=>{},problems:[],textComments:[]};const{contents:se,warnings:$e}=G,me=w.
file===void 0||m.isMap(se);if(G.directives?.yaml.version==="1.1")return{problems:[(0,a.CC)(w,"is YAML 1.1; remove the li\
ne `%YAML 1.1`, so that it is read as YAML 1.2",{position:S(x.indexOf("%YAML")),reason:C})]};const ae=[],ge=(te,ce,we,ve=!1)=>ae.
push((0,a.CC)(w,te,{path:we,position:S(ce),...ve&&{reason:C}}));Q!==void 0&&ge("contains more than one YAML document; wr\
ite only one",Q,[]);const ye=new z(m,me?ge:()=>{},{text:x,isFile:w.file!==void 0});try{const te=ye.read(se),[ce]=$e;ce&&
ae.length===0&&ge(`is not plain YAML; ${K(ce.code)}`,ce.pos[0],[]);const we=j([te,ye.quotable]);return we.length>0?{problems:we}:
ae.some(ve=>ve.reason==="unreadable-file")?{problems:ae}:typeof te!="string"&&I(te,k)?{problems:[...ae,(0,a.CC)(w,F)]}:{
value:te,positionOf:ye.positionsIn(se,S),problems:ae,textComments:ye.textComments}}catch(te){if(!(te instanceof RangeError))
throw te;const ce=j(ye.quotable);return{problems:ce.length>0?ce:[...ae,(0,a.CC)(w,W)]}}function le({code:te,offset:ce},we){
if(te==="RESOURCE_EXHAUSTION")return[W,{position:S(ce),reason:C}];const ve=we?b(x,S(ce).line):void 0;if(ve)return[`has w\
rong indentation: \`${ve.key}\` must align with \`${ve.above}\``,{position:ve.position,reason:C}];const He=x.slice(0,ce).
trimEnd(),fn=He.lastIndexOf(" ")+1;return He[fn]==="*"?[`is neither YAML nor JSON; ${O}`,{position:S(fn),reason:C}]:[`is\
 neither YAML nor JSON; ${te==="UNEXPECTED_TOKEN"&&He.endsWith("}")?"put text that begins with `{` in quotes":K(te)}`,{position:S(
ce),reason:C}]}}function M(x,w,D){const j=new x.Composer({version:"1.2",stringKeys:!0,uniqueKeys:!1,logLevel:"silent"});
T(j,x);let h=!1,m=0;try{for(const v of new x.Parser(D.addNewLine).parse(w)){if(v.type==="error"||v.type==="doc-end"&&m===
0)return{code:"UNEXPECTED_TOKEN",offset:v.offset,isMapping:h};if(v.type==="document"){if(m++,m>1)return{document:N(j),secondAt:v.
offset};const{value:S}=v;h=S?.type==="block-map"||S?.type==="flow-collection"&&S.start.source==="{"}for(const S of j.next(
v));}return{document:N(j)}}catch(v){if(!(v instanceof x.YAMLParseError))throw v;return{code:v.code,offset:v.pos[0],isMapping:h}}}
function N(x){const[w]=x.end(),[D]=w?.errors??[];if(D)throw D;return w}function T(x,w){const{onError:D}=x;let j,h=!1;Object.
assign(x,{onError:(v,Z,S,C)=>{if(C){h||D(v,Z,S,C),h=!0;return}const[G=0]=typeof v=="number"?[v]:"offset"in v?[v.offset]:
v;throw j??=new w.YAMLParseError([G,G+1],Z,S),j}})}const k=65536,F="is larger than 64 KiB as JSON, with its aliases expa\
nded; make it smaller",W="is nested too deeply; use fewer levels",O="put text that begins with `*` in quotes";class z{quotable=[];textComments=[];yaml;refuse;text;isFile;path=[];anchors=new Map;targets=new Map;constructor(w,D,{
text:j,isFile:h}){this.yaml=w,this.refuse=D,this.text=j,this.isFile=h}read(w){const{yaml:D}=this;if(!D.isNode(w))return null;
if(D.isAlias(w))return this.readAlias(w);this.refuseTag(w);const j={node:w,value:void 0,isRead:!1};return w.anchor!==void 0&&
this.anchors.set(w.anchor,j),j.value=this.readValue(w),j.isRead=!0,j.value}readValue(w){const{yaml:D}=this;if(D.isSeq(w))
return w.items.map((v,Z)=>this.readInside(Z,v));if(D.isMap(w))return this.readMap(w);const{value:j,source:h}=w,m=typeof j==
"number"?L(j,this.isFile?h:void 0):void 0;return m&&this.refuseNode(`is ${(0,f.xv)(h??String(j))}, ${m}`,w),typeof j=="s\
tring"&&this.noteComment(w),j}noteComment({type:w,range:D}){if(w!=="PLAIN"||!D)return;const j=/[ \t]+(#.*)/y;j.lastIndex=
D[1];const[,h]=j.exec(this.text)??[];h!==void 0&&this.textComments.push({path:[...this.path],comment:h.trimEnd()})}readMap(w){
this.refuseUnquotedPlaceholder(w);const D=new Map;for(const{key:j,value:h}of w.items){const m=U(j);if(this.quotable.push(
m),D.has(m)){const v=(j.range??w.range)?.[0]??0;this.refuse("is there twice; write each key once",v,[...this.path,m],!0)}
D.set(m,this.readInside(m,h))}return Object.fromEntries(D)}readInside(w,D){this.path.push(w);const j=this.read(D);return this.
path.pop(),j}readAlias(w){const{source:D}=w,j=this.anchors.get(D);if(this.quotable.push(D),j?.isRead)return this.targets.
set(w,j.node),j.value;const h=(0,f.xv)(D),m=j?`contains itself, by the alias \`*${h}\`; remove it`:`is the alias \`*${h}\
\`, but there is no \`&${h}\` before it; ${O}`;return this.refuseNode(m,w),null}refuseTag({tag:w,range:D}){!w||H.test(w)||
(this.quotable.push(w),this.refuse(`has the tag ${(0,f.xv)(w)}, which is not supported; remove it`,D?.[0]??0,[...this.path]))}refuseUnquotedPlaceholder(w){
const[D,...j]=w.items;if(!w.flow||D===void 0||D.value!==null||j.length>0)return;const h=`{${U(D.key)}}`,{names:m,mistakes:v}=(0,_.
G)(h);m.size+v.length!==0&&this.refuseNode(`is a mapping to YAML, because it begins with a brace; put it in quotes: "${h}\
"`,w)}refuseNode(w,{range:D}){this.refuse(w,D?.[0]??0,[...this.path])}positionsIn(w,D){const{yaml:j,targets:h}=this,m=new Map,
v=Z=>{const S=m.get(Z)??new Map(Z.items.map(C=>[U(C.key),C]));return m.set(Z,S),S};return Z=>{let S=w,C=j.isNode(S)?S.range?.[0]:
void 0;for(const G of Z){j.isAlias(S)&&(S=h.get(S));const Q=j.isMap(S)?v(S).get(String(G)):void 0;if(j.isMap(S))S=Q?.value;else if(j.
isSeq(S))S=S.items[Number(G)];else break;if(!j.isNode(S)||!S.range)continue;C=S.range[0];const se=j.isNode(Q?.key)?Q.key.
range?.[0]:void 0;se!==void 0&&D(se).line<D(C).line&&(C=se)}return C===void 0?void 0:D(C)}}}function I(x,w){let D=0;const j=m=>{
D+=Buffer.byteLength(JSON.stringify(m))},h=[x];for(;h.length>0&&D<=w;){const m=h.pop();if(typeof m!="object"||m===null){
j(m);continue}const v=Object.entries(m);D+=Math.max(2,v.length+1);for(const[Z,S]of v)Array.isArray(m)||(j(Z),D+=1),h.push(
S)}return D>w}const U=x=>String(x?.value??x),P={BAD_ALIAS:O,BAD_DIRECTIVE:"remove the line that begins with `%`, or put \
the text in quotes",BAD_DQ_ESCAPE:"in double quotes, write each backslash twice, or use single quotes",BAD_INDENT:"check\
 the indentation, and that every bracket is closed",BAD_SCALAR_START:"put text that begins like this in quotes",BLOCK_AS_IMPLICIT_KEY:"\
put text that contains `: ` in quotes, and check the indentation",BLOCK_IN_FLOW:"close every bracket, and separate what \
is in brackets by commas",KEY_OVER_1024_CHARS:"a key has more than 1,024 characters; check that each line is `name: valu\
e`",MISSING_CHAR:"write `name: value` in each line, and close every quotation mark and bracket",MULTILINE_IMPLICIT_KEY:"\
write `name: value` in each line, and indent the lines of a longer text",MULTIPLE_ANCHORS:"put text that begins with `&`\
 in quotes",MULTIPLE_TAGS:"put text that begins with `!` in quotes",NON_STRING_KEY:"a key must be text; put text that be\
gins with `[` or `{` in quotes",TAB_AS_INDENT:"indent with spaces, not with tabs",TAG_RESOLVE_FAILED:"put text that begi\
ns with `!` in quotes"},K=x=>P[x]??"check the indentation, and put text that contains `: ` or `#` in quotes",H=/^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;
function L(x,w=""){const D=(0,l.XM)(w);if(D!==void 0)return`which YAML reads as ${x}${(0,l.yi)(D)}`;if(!Number.isFinite(
x))return"which JSON cannot represent";if(Number.isInteger(x)&&!Number.isSafeInteger(x))return"which is outside the rang\
e in which JSON keeps whole numbers exactly (\xB1(2^53-1)); put it in quotes if it is text"}}),3916:((n,o,i)=>{i.d(o,{HR:()=>a,
Yq:()=>f,h_:()=>u,q0:()=>l});class a extends Error{reason;title;hint;constructor(_){super(_.message,_.cause===void 0?void 0:
{cause:_.cause}),this.name="Failure",this.reason=_.reason,this.title=_.title,this.hint=_.hint}}function u(b){return b instanceof
a?b:new a({reason:"internal-error",title:"Internal error",message:`The action itself failed: ${l(b)}.`,hint:"Please repo\
rt this with the log of the run.",cause:b})}function l(b){if(!(b instanceof Error))return String(b);const _=b.code;if(_===
"ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at this port";if(_==="ERR_SSL_TLSV13_ALERT_CERTIFICA\
TE_REQUIRED")return"the server requires a client certificate, which this action cannot present";const{reason:E}=b;if(typeof _==
"string"&&_.startsWith("ERR_SSL_")&&typeof E=="string")return`${_}: ${E}`;const M=(b.message||b.name).replace(/; if the root CA is .*|\s+/gs,
" ").trim(),N=typeof _=="string"&&!M.includes(_)?`${_}: ${M}`:M,T=b instanceof AggregateError?b.errors.map(l).join("; "):
"",k=T&&T!==N?`${N} (${T})`:N;return b.cause===void 0?k:`${k}: ${l(b.cause)}`}function f(b,_=p(b)){return new a({reason:"\
cancelled",title:`${b} failed`,message:_,hint:g})}const p=b=>b==="Sending"?"The run was cancelled before the service rec\
eived the request.":`The run was cancelled while ${b.charAt(0).toLowerCase()}${b.slice(1)}.`,g="If you did not mean to c\
ancel it, run it again."}),2996:((n,o,i)=>{i.d(o,{$G:()=>N,BH:()=>M,Ng:()=>b,Pw:()=>F,Vu:()=>T,pi:()=>_,wg:()=>k});var a=i(
1996);const u=null,l="\u2713",f="\u2013",p=[l,l,l],g=[l,l,f],b={title:{kind:"text",required:!0,browsers:p,description:"F\
irst line of the notification.",examples:["Spring is here"]},message:{kind:"text",required:!0,browsers:p,description:"Te\
xt below the title, on one or several lines. It is plain text.",examples:["New arrivals, with free shipping until Sunday\
."]},icon_url:{kind:"image",use:"icon",sizes:[{width:200,height:200}],maxBytes:a.E$/4,drawn:"beside the text",required:!0,
browsers:g,description:"https URL of the icon, 200x200 pixels.",examples:["https://example.com/icon-200.png"]},banner_url:{
kind:"image",use:"banner",sizes:[{width:360,height:240},{width:360,height:200}],maxBytes:a.E$,drawn:"below the text",required:!1,
browsers:["56+",f,f],description:"https URL of a large image, 360x240 pixels on a desktop, 360x200 on a phone.",examples:[
"https://example.com/spring-360x240.png"]},landing_url:{kind:"page",required:!0,browsers:p,description:"URL of the page \
that a click opens.",examples:["https://example.com/spring"]},actions:{kind:"buttons",required:!1,browsers:["48+",f,f],description:"\
Buttons, each with `text` and `url`.",examples:[[{text:"New arrivals",url:"https://example.com/spring/new"}]]},utm_source:{
kind:"text",required:!1,browsers:p,description:"For web analytics: where visitors come from, such as `web-push`.",examples:[
"web-push"]},utm_medium:{kind:"text",required:!1,browsers:p,description:"For web analytics: the kind of message, such as\
 `notification`.",examples:["notification"]},utm_campaign:{kind:"text",required:!1,browsers:p,description:"For web analy\
tics: the campaign, such as `spring-sale`.",examples:["spring-sale"]},ttl:{kind:"duration",required:!1,browsers:g,description:"\
How long the notification waits for subscribers who are offline.",examples:["2d",86400]}},_=Object.keys(b),E=(...O)=>_.filter(
z=>O.includes(b[z].kind)),M=E("text","image","page"),N=E("image"),T=_.filter(O=>b[O].required),k=O=>O.replaceAll("_","-"),
F=_.map(k);function W(O,z=" "){return O.every(U=>U===l)?"all":u.map((U,P)=>({browser:U,since:O[P]??f})).filter(({since:U})=>U!==
f).map(({browser:U,since:P})=>P===l?U:`${U}${z}${P}`).join(", ")}}),50:((n,o,i)=>{i.d(o,{d:()=>f});var a=i(7785);const u=(p,g)=>p<=
Math.min(2,Math.floor(g.length/2)),l=p=>p.toLowerCase().replace(/[-_]/g,"");function f(p,g){const _=[...new Map(g.map(M=>[
M,(0,a.A)(l(M),l(p))]))].filter(([M,N])=>u(N,M)),[E]=_.sort(([,M],[,N])=>M-N);return E?.[0]}}),8925:((n,o,i)=>{i.d(o,{CC:()=>f,
Kc:()=>z,LF:()=>b,LT:()=>E,_k:()=>I,fI:()=>M,rg:()=>p,tH:()=>k});var a=i(6187),u=i(3916),l=i(8992);function f(P,K,H={}){
return{...typeof P=="string"?{input:P}:P,message:K,reason:"invalid-input",...H}}function p({position:P},{position:K}){return P?
K?P.line-K.line||P.column-K.column:-1:K?1:0}const g=100;function b(P){const K=P.slice(0,g).map((H,L)=>{if(typeof H=="num\
ber")return`[${H}]`;const x=(0,l.xv)(String(H)).replace(a.Qi,"\uFFFD");return L>0?`.${x}`:x});return(0,l.xv)(K.join(""))}
const _=P=>P.endsWith("?")?P:`${P}.`;function E(P,K,H,L=""){return`${P.length>0?`\`${b(P)}\``:K}${L}${H.startsWith('"')?
":":""} ${_(H)}`}function M(P){const{input:K,otherInputs:H=[],file:L,path:x=[],position:w,message:D}=P,j=w&&`line ${w.line}\
, column ${w.column}`;if(L!==void 0){const S=j?`${L}, ${j}`:L;return`${K}: ${S}: ${E(x,"the file",D)}`}const h=j?` (${j}\
)`:"",m=typeof x[0]=="number";if(x.length>0&&!m)return`${K}: ${E(x,"",D,h)}`;const v=m?b([K,...x]):K;return D.startsWith(
'"')?`${v}${h}: ${_(D)}`:`${m?`\`${v}\``:N([v,...H])}${h} ${_(D)}`}function N(P){const K=P.map(L=>`\`${L}\``),H=K.pop()??
"";return K.length===0?H:`${K.join(", ")} and ${H}`}function T(P){const K=P.every(L=>L.reason==="unreadable-file"),H=K?"\
unreadable-file":"invalid-input";return new u.HR({reason:H,title:K?"Unreadable file":"Invalid input",message:U(P.map(M),
I(P)),hint:W(P)})}class k{#t=[];#e=new Set;refuse(K){for(const H of K)this.#t.push(H),this.#e.add(H.input)}add(K){for(const H of K)
this.#e.has(H.input)||this.#t.push(H)}isRefused(K){return this.#e.has(K)}get all(){return this.#t}failure(){return T(this.#t)}throwIfAny(){
if(this.#t.length>0)throw this.failure()}}const F=new Set(["base-url","api-token"]);function W(P){const K=I(P)===1?"Corr\
ect it":"Correct what is listed";return P.every(({input:L})=>F.has(L))?{newRunAfter:`${K}. If you changed a secret or va\
riable, re-run the failed job. If you changed the workflow,`}:{newRunAfter:`${K}, then`}}const O=100;function z(P,K,H){const L=I(
K.slice(O)),x=K.slice(0,O).map(H);return L===0?x:[...x,f(P,`has ${L} more problems`,{count:L})]}const I=P=>P.reduce((K,{
count:H=1})=>K+H,0);function U(P,K=P.length,H="problems"){if(P.length===1)return P.join("");const L=P.slice(0,O).map(x=>`\
- ${x}`);return K>L.length&&L.push(`- and ${K-L.length} more`),`${K} ${H}:
${L.join(`
`)}`}}),3332:((n,o,i)=>{i.d(o,{RB:()=>w,_y:()=>u,cV:()=>D,gE:()=>_});var a=i(8925);const u=["api-token","github-token"],
l="the API token",f="the GitHub token",p="***",g=8,b=4;function _(h){const{apiToken:m,githubToken:v="",proxyCredentials:Z=[]}=h,
S=[{name:l,secret:new E(m)},{name:f,secret:new E(v)}],C=[...S.map(({secret:G})=>G),...Z.map(G=>new E(G))];return{find:G=>{
const Q=F(G);return S.find(({secret:se})=>se.isLong&&se.spansIn(G,Q).length>0)?.name},redact:(G,Q=!1)=>{const se=F(G),$e=C.
flatMap(ge=>ge.spansIn(G,se,Q));let me="",ae=0;for(const{start:ge,end:ye}of $e.sort((le,te)=>le.start-te.start))ge>=ae&&
(me+=G.slice(ae,ge)+p),ae=Math.max(ae,ye);return me+G.slice(ae)}}}class E{isLong;#t;#e;#n;#o;constructor(m){this.#t=m,this.
isLong=m.length>=g,this.#e=this.isLong?N([m,m.toUpperCase(),m.toLowerCase()]):[m].filter(Boolean),this.#n=this.isLong?N(
O(m)):[]}spansIn(m,v,Z=!1){return[...(M.test(m)?[...this.#e,...this.#r()]:this.#e).flatMap(C=>T(C,m,Z)),...this.#n.flatMap(
C=>T(C,v.text,Z)).map(v.spanInText)]}#r(){const m=()=>[...K(this.#t),...H(this.#t),...x(this.#t)];return this.#o??=this.
isLong?N(m()):[],this.#o}}const M=/[\\%&]/,N=h=>[...new Set(h)];function T(h,m,v){const Z=[];for(let C=m.indexOf(h);C>=0;C=
m.indexOf(h,C+1)){const G=Z.at(-1),Q=C+h.length;G&&C<G.end?G.end=Q:Z.push({start:C,end:Q})}if(!v)return Z;const S=Math.max(
1,Math.min(b,h.length-1));for(let C=h.length-1;C>=S;C--)if(m.endsWith(h.slice(0,C)))return[...Z,{start:m.length-C,end:m.
length}];return Z}const k=/(?:\s|\\[fnrt]?)+/g;function F(h){const m=h.replace(k,"");if(m.length===h.length)return{text:h,
spanInText:Z=>Z};let v;return{text:m,spanInText:({start:Z,end:S})=>(v??=W(h),{start:v[Z]??0,end:(v[S-1]??h.length)+1})}}
function W(h){const m=[],v=(S,C)=>{for(let G=S;G<C;G++)m.push(G)};let Z=0;for(const{0:S,index:C}of h.matchAll(k))v(Z,C),
Z=C+S.length;return v(Z,h.length),m}function O(h){return[0,1,2].flatMap(m=>{const v=Buffer.from("\0".repeat(m)+h),Z=v.toString(
"base64").slice(Math.ceil(m*8/6)),S=Z.replaceAll("=",""),C=v.length%3===0?S:S.slice(0,-1),G=[Z,S,C];return[...G,...G.map(
Q=>Q.replaceAll("+","-").replaceAll("/","_"))]})}function z(h,m,v){const Z=C=>C.charCodeAt(0).toString(16).padStart(2,"0");
return m.filter(C=>h.search(C)>=0).flatMap(C=>v.flatMap(G=>[h.replace(C,Q=>G(Q,Z(Q))),h.replace(C,Q=>G(Q,Z(Q).toUpperCase()))]))}
const I=(h,m,v)=>(Z,S)=>h.test(Z)?m(Z,S):v(Z,S),U=/[!-/:-@[-^`{-~]/g,P=/[!-~]/g;function K(h){const m=C=>`\\${C}`,v=(C,G)=>`\
\\u00${G}`,Z=z(h,[/["\\]/g,/["\\<>&]/g,/["\\<>&'=]/g,/["\\<>&'+`]/g,/["\\<>&'=;`-]/g,U],[I(/["\\]/,m,v),I(/\\/,m,v),v]),
S=[h,...Z].map(C=>C.replaceAll("/","\\/"));return[...Z,...S,...z(h,[P],[v])]}function H(h){return z(h,[/[^\w.!~*'()-]/g,
/[^\w.!~*'();/?:@&=+$,#-]/g,/[^\w.~-]/g,/[^\w.~/-]/g,/[^\w.*-]/g,/["#<>']/g,U,P],[(v,Z)=>`%${Z}`])}const L={"!":"excl",'\
"':"quot","#":"num",$:"dollar","%":"percnt","&":"amp","'":"apos","(":"lpar",")":"rpar","*":"ast","+":"plus",",":"comma",
".":"period","/":"sol",":":"colon",";":"semi","<":"lt","=":"equals",">":"gt","?":"quest","@":"commat","[":"lsqb","\\":"b\
sol","]":"rsqb","^":"Hat","`":"grave","{":"lcub","|":"verbar","}":"rcub"};function x(h){const m=Q=>{const se=L[Q];return se===
void 0?Q:`&${se};`},v=(Q,se)=>`&#x${se};`,Z=Q=>`&#${Q.charCodeAt(0)};`,S=Q=>`&#${String(Q.charCodeAt(0)).padStart(3,"0")}\
;`,C=/[&<>"]/;return[...z(h,[/[&<>]/g,/[&<>"]/g,/[&<>"']/g,/[&<>"'/`=]/g,/[&<>"'+`]/g,U],[m,v,Z,I(C,m,v),I(C,m,S),I(C,m,
I(/'/,Z,v)),I(/[&<>]/,m,Z)]),...z(h,[P],[v,Z])]}function w(h,m,v){return Object.entries(h).flatMap(([Z,S])=>{const C=j(S,
m);return C?(0,a.CC)({input:Z,file:v},`contains ${C}, which would be published; remove it`):[]})}function D(h,m){const{"\
api-token":v,"github-token":Z="",...S}=h,C=m.find(Z)===l;return w({...S,...C&&{"github-token":Z}},m)}function j(h,m){const v=new Set(
[h]);for(const Z of v){const S=typeof Z=="string"||typeof Z=="number"?m.find(String(Z)):void 0;if(S)return S;if(typeof Z==
"object"&&Z!==null)for(const C of Object.entries(Z))for(const G of C)v.add(G)}}}),642:((n,o,i)=>{i.d(o,{Ae:()=>j,GT:()=>P,
PL:()=>K,XM:()=>E,XQ:()=>H,d6:()=>F,eB:()=>x,p0:()=>k,pc:()=>U,rD:()=>_,rf:()=>W,tS:()=>D,yG:()=>T,yi:()=>M,zM:()=>N});var a=i(
6187),u=i(8301),l=i(8992),f=i(1996),p=i(7666);const g=/^[\x21-\x7e]+$/,b=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;function _(h,m,v){
const Z=S=>/^[0-9]+$/.test(S)&&Number(S)>=m&&Number(S)<=v;return S=>{if(Z(S))return{value:Number(S)};const C=E(S),G=C!==
void 0&&Z(C)?M(C):"";return{message:`${(0,l.hD)(S)} is not ${G?`a whole number${G}`:h}`}}}function E(h){return/^\d{1,3}([.,'\u2019_ \xa0\u2009\u202f])\d{3}(\1\d{3})*$/.
test(h)?h.replace(/\D/g,""):void 0}const M=h=>`; write \`${h}\`, without separators`;function N(h){return/^(true|True|TRUE)$/.
test(h)?{value:!0}:/^(false|False|FALSE)$/.test(h)?{value:!1}:{message:`${(0,l.hD)(h)} is neither true nor false; use \`t\
rue\` or \`false\``}}function T(h){const m=N(h);return"value"in m?m.value:void 0}function k(h){const m=/^([0-9]+)([smhdw]?)$/.
exec(h),v="use whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";if(!m){const C=E(h);return{
message:`${(0,l.hD)(h)} is not a duration${C?M(C):`; ${v}`}`}}const Z=f.F7.find(({letter:C})=>C===m[2]),S=Number(m[1])*(Z?.
seconds??1);return Number.isSafeInteger(S)?{value:S}:{message:`${(0,l.hD)(h)} is too long; ${v}`}}function F(h){return g.
test(h)?{value:h}:{message:"contains a space, a line break or a character outside ASCII, which a token cannot contain; u\
se only the token, preferably from a secret"}}function W(...h){const m=`use an absolute ${h.join(" or ")} URL, such as h\
ttps://example.com/${h.length>1?"page":"image.png"}`;return v=>v===""?P(v):z(h,v,m)}const O=/[{}$%<]/;function z(h,m,v){
if(I(m))return{message:"contains a user name or password; remove them"};if(m.length>p.QO)return{message:`${(0,l.hD)(m)} \
is longer than a URL may be; use one of at most ${p.zF}`};if(/[\s\\]/.test(m)||m.search(a.Qi)>=0)return{message:`${(0,l.
hD)(m)} contains white space or a backslash, which a URL must not contain; ${v}`};if(a.CY.test(m))return{message:`${(0,l.
hD)(m)} contains an invisible character, which would make it another URL; ${v}`};const Z=/^([a-zA-Z][a-zA-Z0-9+.-]{0,30}):(?!\d)/.
exec(m)?.[1]?.toLowerCase();if(Z!==void 0&&!h.includes(Z))return{message:`${(0,l.hD)(m)} has the scheme ${Z}; ${v}`};const[
,S]=Z!==void 0&&/^[^:]+:\/\/([^/?#]+)/.exec(m)||[],[C]=S!==void 0&&O.exec(S)||[];return C!==void 0?{message:`${(0,l.hD)(
m)} contains \`${C}\` in its host, so a variable in it was probably not replaced; ${v}`}:S!==void 0&&(0,p.Dl)(m)!==void 0?
{value:m}:{message:`${(0,l.hD)(m)} is not an absolute URL; ${v}`}}function I(h){if(/^mailto:/i.test(h))return!1;const m=h.
replace(/^[a-z][a-z\d+.-]*:/i,"").replace(/^[/\\]+/,"");return/^[^/\\?#]*@/.test(m)}function U(h){const v=z(["https","ht\
tp"],h,"use the https address of the push service, such as https://push.example.com");if("message"in v)return v;const Z=new URL(
h);if(Z.protocol==="http:"&&!b.test(Z.hostname))return{message:`${(0,l.hD)(h)} has the scheme http, which would send the\
 token unencrypted; use an https URL (http is only for loopback addresses)`};const[,S]=/[^/](\/v1(?:\/audience|\/notifications)?)\/*$/.
exec(h)??[];return S?{message:`${(0,l.hD)(h)} ends with \`${S}\`, which the action adds; remove \`${S}\``}:/[?#]/.test(h)?
{message:`${(0,l.hD)(h)} has a query or fragment; remove it`}:{value:h.replace(/\/+$/,"")}}function P(h){if(h==="")return{
message:"is blank, which the service refuses; write some text"};const[m]=a.Sx.exec(h)??[];return m!==void 0?{message:`co\
ntains the control character U+${m.charCodeAt(0).toString(16).toUpperCase().padStart(4,"0")}, which subscribers would no\
t see; remove it`}:!/[!-~]/.test(h)&&(0,l.h0)(h)===""?{message:"has no visible character; write some text"}:{value:h}}function K(h){
if(h==="latest")return{value:{kind:"latest"}};const m=h.replace(/^refs\/tags\//,"");return m===""?{message:`${(0,l.hD)(h)}\
 is not a tag; use a tag such as v1.2.3, or \`latest\``}:{value:{kind:"tag",tag:m}}}function H(h){const m="use two times\
 of day, such as 09:00-20:00";if(!/^([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/.exec(h))return{message:`${(0,l.
hD)(h)} is not a range of times; ${m}`};const[Z=0,S=0]=h.split("-").map(L);return Z===S?{message:`${(0,l.hD)(h)} begins \
and ends at the same time; ${m}`}:{value:{from:Z,to:S,text:h}}}function L(h){const[m=0,v=0]=h.split(":").map(Number);return m*
60+v}function x(h){if(/^[a-z]/i.test(h)&&w(h))return{value:h};const m=h.replaceAll(" ","_").toLowerCase(),v=Intl.supportedValuesOf(
"timeZone").find(S=>S.toLowerCase().endsWith(`/${m}`)),Z=v?`did you mean ${v}?`:"use a name from the IANA time zone data\
base, such as Europe/Berlin";return{message:`${(0,l.hD)(h)} is not a time zone that this runner knows; ${Z}`}}function w(h){
try{return new Intl.DateTimeFormat("en",{timeZone:h}),!0}catch{return!1}}function D(h){if(h==="any")return{value:void 0};
const m="set it to the output `payload` of the dry run that was approved, or remove the input";if(h==="")return{message:`\
is empty, so the payload that was approved is missing; ${m}`};const v=(0,u.q)(h);return(0,u.G)(v)?{value:v}:{message:`is\
 not a JSON object; ${m}`}}const j=h=>({value:h})}),8301:((n,o,i)=>{i.d(o,{G:()=>u,q:()=>a});function a(l){try{return JSON.
parse(l)}catch{return}}const u=l=>typeof l=="object"&&l!==null&&!Array.isArray(l)}),1953:((n,o,i)=>{i.d(o,{Vp:()=>_,j_:()=>N,
r0:()=>b,uv:()=>p,yI:()=>g});var a=i(3024),u=i.n(a),l=i(1996);const f=T=>process.env[T.toLowerCase()]||process.env[T]||void 0;
function p(){return{http:f("HTTP_PROXY"),https:f("HTTPS_PROXY"),bypass:f("NO_PROXY")}}function g(){const{GITHUB_API_URL:T,
GITHUB_SERVER_URL:k,GITHUB_REPOSITORY:F,GITHUB_SHA:W,GITHUB_RUN_ID:O}=process.env,{GITHUB_EVENT_NAME:z}=process.env;return{
github:{apiUrl:T||"https://api.github.com",serverUrl:k||"https://github.com"},run:{repository:F??"",sha:W??"",id:O??"",event:z??
"",attempt:Number(process.env.GITHUB_RUN_ATTEMPT)||1}}}const b=T=>T==="pull_request"||T==="pull_request_target";function _(){
const{github:T,run:k}=g();return k.id===""?"":`${T.serverUrl}/${k.repository}/actions/runs/${k.id}/attempts/${k.attempt}`}
async function E(T){const k=process.env.GITHUB_EVENT_PATH;delete process.env.GITHUB_EVENT_PATH;try{return await T()}finally{
k!==void 0&&(process.env.GITHUB_EVENT_PATH=k)}}const M=25*l.E$;function N(){const{GITHUB_EVENT_NAME:T="",GITHUB_EVENT_PATH:k=""}=process.
env;try{return(0,a.statSync)(k).size>M?{name:T,payload:void 0,unreadable:"the event is larger than 25 MiB"}:{name:T,payload:JSON.
parse((0,a.readFileSync)(k,"utf8"))}}catch{return{name:T,payload:void 0,unreadable:k===""?void 0:"the file of the event \
cannot be read"}}}}),5155:((n,o,i)=>{i.d(o,{ih:()=>M,sL:()=>E,zz:()=>N});var a=i(1455),u=i.n(a),l=i(6760),f=i.n(l),p=i(3916),
g=i(8925),b=i(8992);const _=65536;async function E(T){const k=M(),F=(0,l.resolve)(k,T),W={input:"payload-file",file:T},O=I=>({
problem:(0,g.CC)(W,I,{reason:"unreadable-file"})}),z={problem:(0,g.CC)(W,"is outside the workspace; use a file of the re\
pository")};try{const I=await(0,a.realpath)(k);if(!N(F,k)&&!N(F,I))return z;const U=await(0,a.realpath)(F);if(!N(U,I))return z;
const P=await(0,a.stat)(U);if(P.isDirectory()){const K=`${(0,b.hD)(T)} is a folder; use the path of a file in it`;return{
problem:(0,g.CC)("payload-file",K,{reason:"unreadable-file"})}}return P.isFile()?P.size>_?O("is larger than 64 KiB; use \
a file that has only notification fields"):{text:new TextDecoder("utf-8",{fatal:!0}).decode(await(0,a.readFile)(U))}:O("\
is not a regular file; use the path of a YAML or JSON file")}catch(I){const U=I.code;return U==="ENOENT"&&T.includes("\uFFFD")?
O("has a name that is not UTF-8; rename it"):O(U==="ENOENT"?"does not exist; check the path, and that the repository is \
checked out":U==="ERR_ENCODING_INVALID_ENCODED_DATA"?"is not UTF-8 text; save it as UTF-8":`cannot be read (${(0,p.q0)(I)}\
)`)}}const M=()=>process.env.GITHUB_WORKSPACE||process.cwd();function N(T,k){const F=(0,l.relative)(k,T);return F!==".."&&
!F.startsWith(`..${l.sep}`)&&!(0,l.isAbsolute)(F)}}),8992:((n,o,i)=>{i.d(o,{Kb:()=>N,h0:()=>b,hD:()=>l,xv:()=>_});var a=i(
6187);const u=T=>`\\u${T.charCodeAt(0).toString(16).padStart(4,"0")}`;function l(T){const k=JSON.stringify(T).replace(a.
fC,u);return k.length>100?`${k.slice(0,98)}\u2026" (${T.length} characters)`:k}const f=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,
p=/[\s\x85]+/g,g=(0,a.xb)(String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`,"u");function b(T){const k=T.toWellFormed().
replace(a.sN,"").replace(f,"$1").replace(p," ").trim();return g().test(k)?k:""}const _=(T,k=99)=>T.length>k?`${T.slice(0,
k).replace(/[\ud800-\udbff]$/,"")}\u2026`:T,E=300,M=65536;function N(T,k,F=!1){const O=k(T.slice(0,M),F||T.length>M).replace(
/\s+/g," ").trim();return _(O,E)}}),1996:((n,o,i)=>{i.d(o,{E$:()=>a,F7:()=>l});const a=1048576,u=864e5,l=[{name:"week",letter:"\
w",seconds:604800},{name:"day",letter:"d",seconds:86400},{name:"hour",letter:"h",seconds:3600},{name:"minute",letter:"m",
seconds:60},{name:"second",letter:"s",seconds:1}]}),7666:((n,o,i)=>{i.d(o,{Dl:()=>p,QO:()=>a,zF:()=>u});const a=2048,u="\
2,048 characters",l=253,f=/^(?:https?:[/\\]*|[/\\]{2,})([^/\\?#]*)/i;function p(g,b){const[,_=""]=g.length>a?[]:f.exec(g)??
[],E=_.slice(_.lastIndexOf("@")+1);if(!(g.length>a||E.length>l+6))try{return new URL(g,b)}catch{return}}}),311:((n,o,i)=>{
i.d(o,{N:()=>u,r:()=>a});const a="1.0.0",u=`web-push-action/${a}`}),181:(n=>{n.exports=require("buffer")}),1421:(n=>{n.exports=
require("node:child_process")}),3053:(n=>{n.exports=require("node:diagnostics_channel")}),3024:(n=>{n.exports=require("node:fs")}),
1455:(n=>{n.exports=require("node:fs/promises")}),4708:(n=>{n.exports=require("node:https")}),6760:(n=>{n.exports=require("node:path")}),
932:(n=>{n.exports=require("process")}),7785:((n,o,i)=>{i.d(o,{A:()=>l});const a=[],u=[];function l(p,g,b){if(p===g)return 0;
const _=b?.maxDistance,E=p;p.length>g.length&&(p=g,g=E);let M=p.length,N=g.length;for(;M>0&&p.charCodeAt(~-M)===g.charCodeAt(
~-N);)M--,N--;let T=0;for(;T<M&&p.charCodeAt(T)===g.charCodeAt(T);)T++;if(M-=T,N-=T,_!==void 0&&N-M>_)return _;if(M===0)
return _!==void 0&&N>_?_:N;let k,F,W,O,z=0,I=0;for(;z<M;)u[z]=p.charCodeAt(T+z),a[z]=++z;for(;I<N;){for(k=g.charCodeAt(T+
I),W=I++,F=I,z=0;z<M;z++)O=k===u[z]?W:W+1,W=a[z],F=a[z]=W>F?O>F?F+1:O:O>W?W+1:O;if(_!==void 0){let U=F;for(z=0;z<M;z++)a[z]<
U&&(U=a[z]);if(U>_)return _}}return a.length=M,u.length=M,_!==void 0&&F>_?_:F}function f(p,g,b){if(!Array.isArray(g)||g.
length===0)return;const _=b?.maxDistance,E=p.length;for(const k of g)if(k===p)return k;if(_===0)return;let M,N=Number.POSITIVE_INFINITY;
const T=new Set;for(const k of g){if(T.has(k))continue;T.add(k);const F=Math.abs(k.length-E);if(F>=N||_!==void 0&&F>_)continue;
const W=Number.isFinite(N)?_===void 0?N:Math.min(N,_):_,O=W===void 0?l(p,k):l(p,k,{maxDistance:W});if(_!==void 0&&O>_)continue;
let z=O;if(W!==void 0&&O===W&&W===_&&(z=l(p,k)),z<N&&(N=z,M=k,N===0))break}if(!(_!==void 0&&N>_))return M}})},At={};function V(n){
var o=At[n];if(o!==void 0)return o.exports;var i=At[n]={exports:{}},a=!0;try{In[n](i,i.exports,V),a=!1}finally{a&&delete At[n]}
return i.exports}V.m=In,typeof V<"u"&&(V.ab=__dirname+"/"),V.n=n=>{var o=n&&n.__esModule?()=>n.default:()=>n;return V.d(
o,{a:o}),o},(()=>{var n=Object.getPrototypeOf?i=>Object.getPrototypeOf(i):i=>i.__proto__,o;V.t=function(i,a){if(a&1&&(i=
this(i)),a&8||typeof i=="object"&&i&&(a&4&&i.__esModule||a&16&&typeof i.then=="function"))return i;var u=Object.create(null);
V.r(u);var l={};o=o||[null,n({}),n([]),n(n)];for(var f=a&2&&i;typeof f=="object"&&!~o.indexOf(f);f=n(f))Object.getOwnPropertyNames(
f).forEach(p=>l[p]=()=>i[p]);return l.default=()=>i,V.d(u,l),u}})(),V.d=(n,o)=>{for(var i in o)V.o(o,i)&&!V.o(n,i)&&Object.
defineProperty(n,i,{enumerable:!0,get:o[i]})},V.f={},V.e=n=>Promise.all(Object.keys(V.f).reduce((o,i)=>(V.f[i](n,o),o),[])),
V.u=n=>""+n+".preview.js",V.o=(n,o)=>Object.prototype.hasOwnProperty.call(n,o),V.r=n=>{typeof Symbol<"u"&&Symbol.toStringTag&&
Object.defineProperty(n,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(n,"__esModule",{value:!0})},(()=>{var n={
792:1},o=i=>{var a=i.modules,u=i.ids,l=i.runtime;for(var f in a)V.o(a,f)&&(V.m[f]=a[f]);l&&l(V);for(var p=0;p<u.length;p++)
n[u[p]]=1};V.f.require=(i,a)=>{n[i]||o(require("./"+V.u(i)))}})();var Or={};const Tt=new AbortController;for(const n of[
"SIGINT","SIGTERM","SIGBREAK"])process.on(n,()=>Tt.abort());var rt=V(9735),Ir=V(6359),re=V(2996),de=V(8925),it=V(3332);async function Rr(n,o,i){
const a=re.pi.filter(l=>n[(0,re.wg)(l)]!==""),u=await Promise.all(a.map(l=>Dr(l,n[(0,re.wg)(l)],i)));for(const l of u)o.
add(l.problems);return{source:"input",fields:Object.assign({},...u.map(({fields:l})=>l)),names:new Set([...a,...re.pi.filter(
l=>o.isRefused((0,re.wg)(l)))]),textComments:u.flatMap(({textComments:l=[]})=>l)}}async function Dr(n,o,i){if(n==="actio\
ns"){const{readActions:f}=await V.e(990).then(V.bind(V,6990));return f(o,i)}const a=(0,re.wg)(n),u=(0,rt.cn)(n,o,rt.QP);
if("message"in u)return{fields:{},problems:[(0,de.CC)(a,u.message)]};const l=typeof u.value=="number"?(0,it.RB)({[a]:u.value},
i):[];return{fields:l.length>0?{}:{[n]:u.value},problems:l}}var st=V(8209);async function Lr(n,o,i){return{inputs:await Rr(
n,o,i.secrets),file:await Nr(n["payload-file"],o,i),fileName:n["payload-file"],extraFields:await Fr(n["extra-fields"],o,
i.secrets),onceKey:n["once-key"]}}async function Nr(n,o,{secrets:i,readFile:a}){const u=o.isRefused("payload-file");if(n===
""&&!u)return st.Xw.file;const{fieldsFromFile:l,unknownFile:f}=await Promise.resolve().then(V.bind(V,6362));return u?f:l(
n,await a(n),o,i)}async function Fr(n,o,i){if(n==="")return{};const{readExtraFields:a}=await V.e(885).then(V.bind(V,7885));
return a(n,o,i)}var jr=V(6362),Rn=V(8334),he=V(3916),oe=V(8992),ie=V(642);const Mt=(n,o)=>i=>i===""?{message:`is missing\
; set it to ${n}`}:o(i),Me=(n,o)=>i=>i===""?{value:n}:o(i),pe=n=>Me(void 0,n),at=(n,o)=>i=>{const a=n.find(u=>u===i);return a===
void 0?{message:`${(0,oe.hD)(i)} is not ${o}`}:{value:a}},je={"base-url":Mt("the base address of the push service, such \
as https://push.example.com (a misspelled variable is empty)",ie.pc),"api-token":Mt("the API token of the site, from a s\
ecret (a misspelled or unavailable secret is empty)",ie.d6),timeout:Me(30,(0,ie.rD)("a whole number of seconds from 1 to\
 300",1,300)),retries:Me(3,(0,ie.rD)("a whole number from 0 to 10",0,10)),summary:Me(!0,ie.zM)},Dn=Number.MAX_SAFE_INTEGER,
Ct={...je,target:Mt("`all` (every subscriber) or `audience`; there is no default, so that nobody sends to all by mistake",
at(["all","audience"],"a valid target; use `all` (every subscriber) or `audience`")),"audience-id":pe((0,ie.rD)("an audi\
ence id, which is a whole number such as 101",1,Dn)),"audience-name":pe(ie.Ae),"max-reach":pe((0,ie.rD)("a whole number \
such as 10000",0,Dn)),"payload-file":pe(ie.Ae),"extra-fields":pe(ie.Ae),"dry-run":Me(!1,ie.zM),"check-urls":Me(!1,ie.zM),
"once-key":pe(ie.Ae),"once-per":pe(at(["day","week","month"],"a period; use `day`, `week` or `month`")),"send-between":pe(
ie.XQ),"time-zone":pe(ie.eB),release:pe(ie.PL),"release-level":pe(at(["major","minor","patch"],"a level; use `major`, `m\
inor` or `patch`")),"max-age":pe(ie.p0),"expected-payload":ie.tS,"github-token":pe(ie.d6)},Ur=n=>n.replace(/-([a-z])/g,(o,i)=>i.
toUpperCase()),Ot=n=>Object.keys(n),_d=Ot(je),bd=[...Ot(Ct),...re.Pw];function $d(n,o){return It(je,n,o)}function wd(n,o){
const i=It(Ct,n,o,Gr(n));return i.settings?.release?.kind==="latest"&&(i.settings.maxAge??=Br),i}const Br=604800;function It(n,o,i,a=[]){
const u=new de.tH;u.refuse([...(0,it.cV)(o,i),...Wr(o)]);const l=Object.entries(o).map(([g,b])=>[g,u.isRefused(g)?"":b]),
f=Object.fromEntries(l),p={};for(const[g,b]of Object.entries(n)){const _=b(f[g]);"value"in _?p[Ur(g)]=_.value:u.add([(0,de.
CC)(g,_.message)])}return u.add(a),{settings:u.all.length>0?void 0:p,inputs:f,problems:u}}const Kr=65536;function Wr(n){
return["actions","extra-fields"].filter(i=>Buffer.byteLength(n[i]??"")>Kr).map(i=>(0,de.CC)(i,"is larger than 64 KiB; ma\
ke it smaller"))}const Ln={"payload-files":ie.Ae,only:Me("all",at(["all","changed","added"],"a choice of files; use `all\
`, `changed` or `added`")),"extra-fields":ie.Ae,"check-urls":Ct["check-urls"],timeout:je.timeout,summary:je.summary},Nn=[
...Ot(Ln),...re.Pw];function Hr(n,o){return It(Ln,n,o,Vr(n))}function Vr(n){return n["payload-files"]!==""?[]:re.Pw.every(
i=>n[i]==="")?[(0,de.CC)("payload-files","is missing; set paths of payload files, or a notification as inputs")]:n.only!==
""&&n.only!=="all"?[(0,de.CC)("payload-files","is missing; `only` chooses from its files")]:[]}function Gr(n){const[o,i]=[
n.target==="all",n.target==="audience"],a="is only allowed with `target: audience`",u="remove it, or change `target`",l="\
(the service does not report the reach of a broadcast)",f=n["once-key"]?"`once-key` needs it to store a record in the re\
pository":"the input `release` needs it to fetch the release";return[{inputs:["audience-id"],isWrong:o&&n["audience-id"],
message:`${a}; ${u}`},{inputs:["audience-name"],isWrong:o&&n["audience-name"],message:`${a}; ${u}`},{inputs:["max-reach"],
isWrong:o&&n["max-reach"],message:`${a} ${l}; remove it`},{inputs:["audience-id","audience-name"],isWrong:i&&!n["audienc\
e-id"]&&!n["audience-name"],message:"are both missing; set at least one"},{inputs:["once-key"],isWrong:n["once-per"]&&!n["\
once-key"],message:"is missing; `once-per` needs it"},{inputs:["time-zone"],isWrong:n["time-zone"]&&!n["send-between"]&&
!n["once-per"],message:"has no effect without `send-between` or `once-per`; set one of them, or remove it"},{inputs:["gi\
thub-token"],isWrong:(n["once-key"]||n.release)&&!n["github-token"],message:`is missing; ${f}`}].filter(({isWrong:b})=>b).
map(({inputs:[b,..._],message:E})=>problem(b,E,{otherInputs:_}))}var Fn=V(1996),Pe=V(7666),Ce=V(6187);function Rt(n){return jt(
n).replace(ei,Ue).replace(ti,ni).replace(/^[\t -%'-;=-@[-`{-~]/,Ue).replaceAll(`
`,"<br>")}function jn(n){return jt(n).replace(/[&<>]/g,Ue).replaceAll(`
`,"&#10;")}const Dt=(n,o)=>Rt(Lt((0,oe.xv)(n,o))),vd=n=>Bn(Dt(n,500));function ct(n,o=500){const a=(0,oe.xv)(n,o).split(
Xr).map((u,l)=>l%2===1?Kn(u):Rt(Lt(u)));return Bn(a.join(""))}function Un({text:n,url:o},i=2e3){return`${ct(n,i)}${o?` <\
a href="${Ft(o)}">Open that run</a>`:""}`}const Yr=({command:n})=>n!==void 0&&`<pre><code>${jn(n)}</code></pre>`,Bn=n=>`\
<span dir="auto">${n}</span>`,Xr=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,Kn=n=>`<code>${jn(n)}</code>`;function qr(n,o=300){
const i=Dt(n,o);return n.length>Wn?i:`<a href="${Ft(n)}">${i}</a>`}function Jr(n,o,i){return n.length>Wn?o:`<img src="${Ft(
n)}" alt="${o}" width="${i}">`}function Lt(n,o=40){if(!new RegExp(`[^\\s/?-]{${o+1}}`).test(n))return n;const i=new RegExp(
`${Nt}{${o+1},}`,"gv"),a=new RegExp(`${Nt}{${Qr}}(?=${Nt})`,"gv");return n.replace(i,u=>u.replace(a,"$&\u200B"))}const Qr=10,
Nt=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}\
]]`,Wn=2e3,ei=/[&<>"'`*_~[\]()|\\!{}^]/g,ti=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,Ue=n=>`&#${n.codePointAt(0)};`,ni=n=>`<span>${Ue(
n)}</span>`,Ft=n=>jt(n).replace(/[&<>"'`\n\t]/g,Ue);function jt(n){return n.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(Ce.Uk,o=>`\u2039U+${(o.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}\u203A`)}function Ie(n){
const[,o="",i="",a=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(n))??[];return i?o+i.replace(/\B(?=(?:\d{3})+$)/g,",")+a:String(
n)}const Re=(n,o)=>`${Ie(n)} ${o}${n===1?"":"s"}`,Hn=Fn.F7.filter(({name:n})=>n!=="week");function oi(n){const o=Hn.find(
({seconds:i})=>n>0&&n%i===0);return o?`${n/o.seconds}${o.letter}`:`${n}s`}function Vn(n){const o=Hn.find(({seconds:i})=>n>=
i);return o?`${counted(Math.floor(n/o.seconds),o.name)} ago`:"just now"}function zd({tag:n,level:o,age:i}){const a=i===void 0?
"":`, published ${Vn(i)}`;return`${quote(n)}${o?` (${o})`:""}${a}`}function xd(n){const o=quote(n.release.tag);return n.
kind==="level"?`The release ${o} is a ${n.release.level} release, smaller than \`release-level: ${n.minLevel}\`.`:`The r\
elease ${o} was published ${Vn(n.age)}, longer ago than \`max-age: ${oi(n.maxAge)}\` allows.`}function Zd({kind:n}){return`\
Usually there is nothing to do. To announce it anyway, ${n==="level"?"change `release-level`":"set a larger `max-age`, s\
uch as `14d` for two weeks"}.`}const ut=n=>String(n).padStart(2,"0"),Gn=({hour:n,minute:o})=>`${ut(n)}:${ut(o)}`,ri=({year:n,
month:o,day:i})=>`${n}-${ut(o)}-${ut(i)}`;function Yn({window:n,timeZone:o,now:i,opens:a,opensAt:u}){const l=o.toUpperCase()===
"UTC"?"":` (${u.toISOString().slice(11,16)} UTC)`;return`It is ${Gn(i)} in the time zone ${o}, outside \`send-between: ${n}\
\`. The window opens at ${Gn(a)} on ${ri(a)}${l}.`}function Pd(n,o){const i=Yn(n);return o===void 0?{text:i}:{text:`${o.
message} When the action could try again, the window was closed. ${i}`}}function Ed(n,o){const i="a later run inside the\
 window sends",a="the next one of a schedule, or this run, if you re-run it then";return o!==void 0&&o.kind!=="none"?{text:`\
Delete the claim of this run as the warning says. Then ${i}: ${a}.`}:{text:`${n?"Nothing was sent, and the key is not cl\
aimed by this run":"Nothing was claimed"}, so ${i} (with \`once-key\`, unless the key was already used): ${a}.`}}const Xn=[
{name:"Desktop",browser:"Chrome on Windows",title:{length:70,line:35},message:{length:140,line:35},button:{length:19,line:19},
iconAt:"start",textWidth:350},{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},message:{length:65,line:33},
button:{length:19,line:19},iconAt:"end",textWidth:310}];function lt(n,{length:o,line:i}){const a=/^[\n\x20-\x7e]*$/.test(
n),u=a?n:n.match(ii())??[],l=a?void 0:si(),f=u.length;let p=0,g=0,b=0;for(const _ of u){if(p=_===`
`?(Math.floor(p/i)+1)*i:p+(l?.test(_)?2:1),p>o)return{shown:`${n.slice(0,b).trimEnd()}\u2026`,visible:g,total:f};p<o&&(g++,
b+=_.length)}return{shown:n,visible:f,total:f}}const ii=(0,Ce.xb)(String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
"gsu"),si=(0,Ce.xb)(String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`,
"u"),qn=2419200,ai=14,ci={"many-buttons":({count:n})=>`There are ${n} buttons; browsers show at most two.`,"long-ttl":({
seconds:n})=>`The ttl is ${n} s; push services keep a notification for at most four weeks (${qn} s).`,"reach-zero":()=>"\
The audience has a reach of 0: nobody will receive this notification.","quoted-token":()=>"The API token is in quotation\
 marks. If they are not part of it, remove them from the secret.","token-expiry":({at:n,expired:o})=>o?`The API token ex\
pired on ${Bt(n)}: the service will probably refuse it. Replace the secret.`:`The API token expires on ${Bt(n)}. Replace\
 the secret before then.`,rerun:({attempt:n})=>`This is attempt ${n} of this run: an earlier attempt may already have se\
nt the notification. Set \`once-key\`, so that a re-run cannot send it again.`,"rerun-period":({attempt:n,period:o})=>`T\
his is attempt ${n} of this run: an attempt before this ${o} may already have sent the notification, since \`once-per\` al\
lows one in each ${o}.`,"image-size":({field:n,...o})=>`${(0,re.wg)(n)}: the ${re.Ng[n].use} is ${eo(o)}; browsers show ${re.
Ng[n].sizes.map(eo).join(" or ")}.`,"image-weight":({field:n,bytes:o})=>`${(0,re.wg)(n)}: the ${re.Ng[n].use} has ${Qn(o)}\
, and every subscriber downloads it. Use one of at most ${Qn(re.Ng[n].maxBytes)}.`,"page-as-image":({field:n,raw:o})=>`${(0,re.
wg)(n)} is a page of GitHub that shows the image, not the image itself, so subscribers would not see it. Use the address\
 behind the button Raw: ${(0,oe.hD)(o)}.`,"key-separator":({key:n})=>`The once-key ${(0,oe.hD)(n)} ends with a separator\
, so an expression in it is probably empty. Runs with the same key may be skipped although they announce something else.\
 Correct the key.`,"key-of-all-releases":({key:n,tag:o})=>`The once-key ${(0,oe.hD)(n)} contains neither the tag nor the\
 version of the release ${(0,oe.hD)(o)}. If the next release has the same key, it will be skipped. Set \`once-key: releas\
e-{tag}\`.`,"release-each-run":({tag:n})=>`Without \`once-key\`, the next run announces the release ${(0,oe.hD)(n)} agai\
n. Set \`once-key: release-{tag}\`.`,"release-each-period":({tag:n,period:o})=>`\`once-per\` lets a run announce the relea\
se ${(0,oe.hD)(n)} again in the next ${o}. To announce each release only once, remove \`once-per\`.`,truncated:({field:n,
visible:o,total:i})=>`The ${n} is ${Ie(i)} characters long; even a desktop shows only about ${Ie(o)}.`,markup:({field:n,
what:o})=>`The ${n} contains ${Kt[o].name}. Notifications are plain text: subscribers would see the characters as they a\
re.`,"unresolved-template":({field:n,template:o})=>`\`${n}\` contains the template ${(0,oe.hD)(o)}, which nothing has re\
placed. Unless the push service replaces it, subscribers get it as it is.`,"local-host":({field:n,host:o})=>`\`${n}\` lea\
ds to the host ${(0,oe.hD)(o)}, which is not a name on the internet. Check that subscribers can reach it.`,"needs-releas\
e":({field:n,placeholder:o})=>`\`${n}\` contains \`{${o}}\`, which only a send with a release replaces. Without a release\
, the send fails.`,"text-comment":({fieldPath:n,comment:o})=>`\`${(0,de.LF)(n)}\` ends before ${(0,oe.hD)(o)}, which is \
a comment to YAML. If it is part of the text, put the text in quotes. Otherwise, move the comment to a line of its own.`,
"escaped-newline":({field:n})=>`The ${n} contains the two characters \`\\n\`, which subscribers would see as they are. For \
a line break, use a YAML block (\`|\`).`,"outside-window":({outside:n})=>`A real run would be skipped now. ${Yn(n)}`,"en\
try-message":({origin:n})=>`The message is ${ui(n)}. ${Jn}`,"neutral-message":()=>`The release notes have no sentence fo\
r subscribers, so the message says only that there is something new. ${Jn}`},Jn="To choose the words, write `<!-- web-pu\
sh: your text -->` on a line of its own in the release notes, or set the input `message`.";function ui(n){switch(n.kind){case"\
comment":return"the `web-push` comment of the release notes";case"entry":return`the entry ${(0,oe.hD)(n.entry)}${n.heading===
""?"":` under ${(0,oe.hD)(n.heading)}`} of the release notes`;case"neutral":return"the release notes have no sentence fo\
r subscribers"}}const Ut=n=>ci[n.kind](n);function li(n){return"fieldPath"in n?n.fieldPath:"field"in n?[n.field]:n.kind===
"many-buttons"?["actions"]:n.kind==="long-ttl"?["ttl"]:[]}function Sd(n){return n.kind==="token-expiry"&&n.expired?{message:`\
The API token expired on ${Bt(n.at)}.`,hint:"Replace the secret with the current API token of this site. Then run this a\
gain."}:n.kind!=="quoted-token"?void 0:{message:"The API token is in quotation marks.",hint:"If the quotation marks are \
not part of it, remove them from the secret. Then run this again."}}const Bt=n=>n.toISOString().slice(0,10),Qn=n=>`${Ie(
Math.ceil(n/1024))} KiB`,eo=({width:n,height:o})=>`${n}x${o}`,Kt={heading:{name:"a Markdown heading",pattern:/^#{1,6} \S/m},
list:{name:"a Markdown list",pattern:/^[-*+] \S/m},link:{name:"a Markdown link",pattern:/\[[^[\]\n]*\]\([^()\s]*\)/},emphasis:{
name:"Markdown emphasis",pattern:/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-zA-Z\d])|~~(?=[^\s~])[^~\n]+~~/},
tag:{name:"an HTML tag",pattern:/<\/?[a-zA-Z][^<>]*>/}};function Ad({settings:n,content:o,keyInput:i,onceKey:a,release:u,
releaseTag:l,now:f}){return[...zi(n.apiToken,f),...to(o),...$i(i),...ki(n.oncePer,u),...wi(a,l),...vi(n.release?.kind===
"latest",u,a?.key)]}function to({notification:n,sources:o,messageOrigin:i,textComments:a=[]}){const{actions:u,ttl:l}=n,f=[];
u&&u.length>2&&f.push({kind:"many-buttons",count:u.length}),l!==void 0&&l>qn&&f.push({kind:"long-ttl",seconds:l}),i?.kind===
"entry"&&f.push({kind:"entry-message",origin:i}),i?.kind==="neutral"&&f.push({kind:"neutral-message"}),f.push(...re.$G.flatMap(
p=>yi(p,n[p])));for(const p of["title","message"])f.push(..._i(p,n)),(o[p]==="input"||o[p]==="file")&&f.push(...bi(p,n[p]));
return[...f,...fi(n),...hi(n),...mi(a)]}const di=/^[\w-]+$/;function fi(n){return re.pi.flatMap(o=>{const a=(0,rt.Wn)({[o]:n[o]}).
map(({url:u})=>(0,Pe.Dl)(u)?.hostname??"").find(u=>di.test(u));return a===void 0?[]:[{kind:"local-host",field:o,host:a}]})}
const pi=/\$?\{\{[^{}]{1,100}\}\}|\$\{[^{}]{1,100}\}|\{%[^{}%]{1,100}%\}|<%[^<>%]{1,100}%>|#\{[^{}]{1,100}\}|\$[A-Z][A-Z_]{2,40}\b|%(?![\dA-F]{2}[A-Z_]*%[\dA-F]{2})[A-Z][A-Z_]{2,40}%/;
function hi(n){const{actions:o=[]}=n,i=o.flatMap(({text:a,url:u})=>[a,u]).join(`
`);return[...re.BH.flatMap(a=>no(a,n[a])),...no("actions",i)]}function no(n,o=""){const[i]=pi.exec(o)??[];return i===void 0?
[]:[{kind:"unresolved-template",field:n,template:i}]}function mi(n){const o=n.filter(({path:u})=>!gi(u));return[...new Map(
o.toReversed().map(u=>[u.path[0],u])).values()].reverse().map(({path:u,comment:l})=>({kind:"text-comment",fieldPath:u,comment:l}))}
function gi([n,...o]){const{kind:i}=re.Ng[n];return i==="buttons"?o.at(-1)==="url":i==="image"||i==="page"}function yi(n,o=""){
const[,i,a]=/^https:\/\/github\.com\/([^/?#]+\/[^/?#]+)\/blob\/([^?#]+)(?!.*[?&]raw=)/i.exec(o)??[];return i===void 0?[]:
[{kind:"page-as-image",field:n,raw:`https://raw.githubusercontent.com/${i}/${a}`}]}function _i(n,o){const[i]=Xn,{visible:a,
total:u}=lt(o[n],i[n]);return a===u?[]:[{kind:"truncated",field:n,visible:a,total:u}]}function bi(n,o){const a=Object.keys(
Kt).filter(u=>Kt[u].pattern.test(o)).map(u=>({kind:"markup",field:n,what:u}));return o.includes("\\n")?[...a,{kind:"esca\
ped-newline",field:n}]:a}const Td=n=>n===0?[{kind:"reach-zero"}]:[],$i=n=>/[-_.:/#]$/.test(n)?[{kind:"key-separator",key:n}]:
[];function wi(n,o){if(n===void 0||n.period!==void 0||o===void 0)return[];const{key:i}=n,[a]=(o.match(/\d+(?:\.\d+)*/g)??
[]).sort((l,f)=>f.length-l.length);return i.includes(o)||a!==void 0&&i.includes(a)?[]:[{kind:"key-of-all-releases",key:i,
tag:o}]}const vi=(n,o,i)=>n&&o!==void 0&&i===void 0?[{kind:"release-each-run",tag:o.tag}]:[],ki=(n,o)=>n!==void 0&&o!==void 0?
[{kind:"release-each-period",tag:o.tag,period:n}]:[];function Md(n,o,i){return n<=1?[]:o===void 0?[{kind:"rerun",attempt:n}]:
i===void 0?[]:[{kind:"rerun-period",attempt:n,period:i}]}function zi(n,o){if(/^(["'`]).*\1$/.test(n))return[{kind:"quote\
d-token"}];const i=xi(n);return i===void 0||i-o>=ai*dayMs?[]:[{kind:"token-expiry",at:new Date(i),expired:i<=o}]}function xi(n){
const[o,i,a,...u]=n.split(".");if(!o||!i||a===void 0||u.length>0)return;const{exp:l}=Object(parseJson(Buffer.from(i,"bas\
e64url").toString("utf8"))),f=typeof l=="number"?l*1e3:Number.NaN;return Number.isNaN(new Date(f).getTime())?void 0:f}const Wt=({
text:n,url:o,command:i})=>`${n}${o?` ${o}`:""}${i?`
${i}`:""}`,Zi={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notific\
ation may or may not have been sent."},Pi="start a new run (a re-run uses the original workflow file)",Ei="announce the \
release by hand, with its tag (a re-run uses the original workflow file and event)";function Si(n,o=!1){return typeof n==
"string"?n:`${n.newRunAfter} ${o?Ei:Pi}.`}function oo({title:n,reason:o,message:i,hint:a},u,{claim:l,isRunOfRelease:f=!1}={}){
const p=Si(a,f),b=l!==void 0&&l.kind!=="none"?"first delete the claim of `once-key` (the command is in the log), then ":
"",E=["The service may still send it: wait some minutes, then look in the panel of your push service before you send it \
again.",p,`If nothing was sent, ${b}run this again.`].filter(Boolean).join(" "),M=u==="not-sent"&&o==="internal-error"?"\
 You can run this again.":"";return{title:`${n} (${u?`${u}: `:""}${o})`,failed:n,why:{text:i},meaning:u&&Zi[u],next:{text:u===
"unknown"?E:`${p}${M}`},reason:o}}const Ai=n=>n.replace(/^http-(?![345]\d\d$)\d+$/,"reasons").replace(/^http-(?!303|401|403|404|408|429)(\d)\d\d$/,
"http-$1xx"),ro=n=>`https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${Ai(n)}`,io=4096,
Ti=600;function Mi({why:n,meaning:o,next:i,reason:a},u){const f=`
${u(o?`${o} ${Wt(i)}`:Wt(i))}${a?`
More: ${ro(a)}`:""}`,p=u(Wt(n)),g=Ci(p,io-f.length);return{text:g+f,isShortened:g!==p}}function Ci(n,o){const i=n.split(
`
`);if(i.length===1)return(0,oe.xv)(n,o-1);const a=p=>`- and ${p} more (see the log)`;let u=a(i.length).length;const l=[];
for(const p of i){const g=(0,oe.xv)(p,Ti);if(u+=g.length+1,u>o)break;l.push(g)}const f=i.length-l.length;return[...l,...f>
0?[a(f)]:[]].join(`
`)}const Oi=5e3;function Ii({failed:n,why:o,next:i,reason:a}){return[`<table>
${[...n?[["What failed",`<b>${ct(n)}</b>`]]:[],["Why",Un(o,Oi)],["What to do",Un(i)],...a?[["More",`<a href="${ro(a)}">W\
hat ${a} means</a>`]]:[]].map(([l="",f])=>`<tr><th align="left">${l.replaceAll(" ","&nbsp;")}</th><td>${f}</td></tr>`).join(
`
`)}
</table>`,Yr(i)]}function Cd({attempts:n,result:o,response:i,payload:a,target:u}){const l=u?.type==="audience"?u.audience:
void 0;return{outcome:o.outcome,reason:"failure"in o?o.failure.reason:"reason"in o?o.reason:"","status-code":dt(i?.statusCode),
response:i?.body??"",payload:a??"","audience-id":dt(l?.id),"audience-name":l?.name??"","audience-reach":dt(l?.reach),attempts:dt(
n),"sent-at":o.outcome==="sent"?o.sentAt.toISOString():""}}const dt=n=>n===void 0?"":String(n);function Od(n){return n instanceof
Failure?{audiences:"",count:"",reason:n.reason}:{audiences:JSON.stringify(n),count:String(n.length),reason:""}}function Ri(n,o,i){
const{notifications:a,problems:u,extraFields:l,failure:f}=n,p=a.map(({file:b,content:_})=>({file:b,payload:{..._?.notification,
...l}})),g=a.map(({file:b})=>b).filter(b=>b!=="");return{payloads:o?"":JSON.stringify(p),files:f||u.length>0?"":JSON.stringify(
g),"summary-url":i,count:f?"":String(p.length),reason:o}}const Di=2,so=56,Li={"beside the text":so,"below the text":360},
Ni="Where the text is cut off is an estimate: it depends on fonts, versions and settings.";function Fi(n){return`<div>
${Xn.map(i=>ji(i,n)).join(`
`)}
<br clear="all"><sub>${Ni}</sub>
</div>`}function ji(n,o){const{title:i,message:a,landing_url:u,actions:l=[]}=o,{name:f,browser:p,iconAt:g,textWidth:b}=n,
_=lt(i,n.title),E=lt(a,n.message),M=l.slice(0,Di).map(({text:U})=>lt(U,n.button)),N=l.length-M.length,T=`<td valign="top\
" width="${so}">${ao("beside the text",o)}</td>`,k=`<td valign="top" width="${b}" dir="auto"><b>${Ht(_)}</b><br>${Ht(E)}\
</td>`,F=ao("below the text",o),W=M.map(U=>`<kbd>&nbsp;${Ht(U)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),O={Title:_,Message:E},
z=[...Object.entries(O).map(([U,P])=>Vt(P)&&Bi(U,P)),M.some(Vt)&&"\u2702\uFE0F A button is cut",N>0&&`\u2702\uFE0F ${Re(
N,"more button")} not shown`,...Object.entries(O).map(([U,P])=>!Vt(P)&&co(Ki(U,P))),co(`Opens ${qr(u,38)}`)].filter(Boolean);
return`<table align="left">${[`<th colspan="2">${f} <sub>${p}</sub></th>`,g==="start"?T+k:k+T,F&&`<td colspan="2" align=\
"center">${F}</td>`,W&&`<td colspan="2" align="center">${W}</td>`,`<td colspan="2">${z.join("<br>")}</td>`].flatMap(U=>U?
[`<tr>${U}</tr>`]:[]).join("")}</table>`}function ao(n,o){return re.$G.flatMap(a=>{const{drawn:u,use:l}=re.Ng[a],f=o[a];
return u===n&&f!==void 0?[Jr(f,l,Li[n])]:[]}).join("<br>")}const Ui=24,Ht=({shown:n})=>Rt(Lt(n,Ui)),Vt=({visible:n,total:o})=>n<
o,Bi=(n,{visible:o,total:i})=>`\u2702\uFE0F ${n} cut after ${Ie(o)} of ${Re(i,"character")}`,Ki=(n,{total:o})=>`${n} fit\
s (${Re(o,"character")})`,co=n=>`<sub>${n}</sub>`,Gt=({problems:n,notifications:o})=>[...n,...o.flatMap(i=>i.problems)],
Wi=["invalid-input","unreadable-file","url-check-failed"];function Yt(n){if(n.failure)return n.failure.reason;const o=new Set(
Gt(n).map(({reason:i})=>i));return Wi.find(i=>o.has(i))}const Xt=1e3;function qt(n){const{file:o,path:i=[],message:a}=n;
return o===void 0?(0,oe.xv)((0,de.fI)(n),Xt):(0,oe.xv)((0,de.LT)(i,"The file",a),Xt)}function Hi(n){return`${lo(n)}${qt(
n)}`}function uo({content:n,positionOf:o},i){const a=li(i);return n?.sources[a[0]]==="file"?o(a):void 0}function Vi(n,o){
const i=uo(n,o);return`${lo({file:n.file||void 0,position:i})}Advice: ${Ut(o)}`}function lo({file:n,position:o={line:1,column:1}}){
return n===void 0?"":`${n.replace(Ce.Qi,"\uFFFD")}:${o.line}:${o.column}: `}const ft=({problems:n})=>n.length>0;function Jt(n){
const{notifications:o,omitted:i,failure:a}=n;if(a)return"The notifications were not checked";const u=Re(o.length,"notifi\
cation"),l=o.filter(ft).length;if(l>0)return`${l} of ${u} ${l===1?"has":"have"} problems`;if(Gt(n).length>0)return"The i\
nputs have problems";if(o.length===0&&i){const f=i.only==="added"?"added":"added or changed";return i.total===0?"Nothing\
 to check: there is no file":`Nothing to check: of ${Re(i.total,"file")}, none is ${f}`}return`${u} checked: no problems`}
function Gi(n){const{notifications:o,problems:i,failure:a}=n,u=o.toSorted((l,f)=>Number(ft(f))-Number(ft(l)));return[`<h\
2>${Yt(n)?"\u274C":"\u2705"} ${Jt(n)}</h2>`,a&&Ii(oo(a)),fo(i),u.map(Xi)]}const Yi=({file:n,oldName:o})=>`${(0,oe.hD)(n)}\
 is the file ${(0,oe.hD)(o)} under a new name, so it is not added.`;function Xi(n){const{file:o,problems:i,advice:a,content:u}=n,
l=o===""?"Notification from the inputs":Dt(o,qi),f=a.map(p=>`\u26A0\uFE0F ${ct(Ut(p))}`).join("<br>");return[`<h3>${ft(n)?
"\u274C ":""}${l}</h3>`,fo(i),f&&`<p>${f}</p>`,u&&Fi(u.notification)]}const qi=200,Ji=20;function fo(n){if(n.length===0)
return;const o=n.slice(0,Ji).map(u=>`<li>${Qi(u)}${ct(qt(u),Xt)}</li>`),i=(0,de._k)(n),a=i-o.length;return a>0&&o.push(`\
<li>${Ie(a)} more: see the log.</li>`),`<p><b>${Re(i,"problem")}</b></p>
<ul>
${o.join(`
`)}
</ul>`}const Qi=({position:n})=>n?`${Kn(`${n.line}:${n.column}`)} `:"",es=["payload","outcome","reason","kind","type","u\
nexpected","field","fieldPath","what","only","sources"];function ts(n,o){const i=(a,u)=>{if(typeof a=="string")return o(
a);if(Array.isArray(a))return a.map(f=>i(f,u));if(a instanceof he.HR)return ns(a,o);if(typeof a!="object"||a===null||a instanceof
Date)return a;const l=Object.entries(a).map(([f,p])=>u?[o(f),i(p,!0)]:[f,es.includes(f)?p:i(p,f==="extraFields")]);return Object.
fromEntries(l)};return i(n,!1)}function ns({reason:n,title:o,message:i,hint:a},u){const l=typeof a=="string"?u(a):{newRunAfter:u(
a.newRunAfter)};return new he.HR({reason:n,title:u(o),message:u(i),hint:l})}var De=V(1953),Qt=V(1455),Le=V(6760);const rs=require("node:timers/promises");
class po extends Error{}class ho extends Error{folder;constructor(o,i){super("a folder cannot be read",{cause:i}),this.folder=
o}}const is=1e3;function ss(n){return n.split("/").filter(i=>i!==""&&i!==".").map(i=>{if(i==="**")return i;const a=as(i);
return u=>i.startsWith(".")===u.startsWith(".")&&us(a,u)})}function as(n){const o=n.lastIndexOf("]")+1;return[...n.slice(
0,o).match(/\[[!^]?[^/][^\]/]*\]|./gsu)??[],...n.slice(o)].map(a=>{const u=/^\[([!^]?)(.+)\]$/su.exec(a);if(!u)return a;
const[,l="",f=""]=u,p=cs(f);return l?g=>!p(g):p})}function cs(n){const i=Array.from(n.matchAll(/(.)-(.)|./gsu)).map(([a,
u=a,l=a])=>({from:u,to:l}));return a=>i.some(({from:u,to:l})=>u<=a&&a<=l)}function us(n,o){const i=Array.from(o);let a=0,
u=-1,l=0;for(let f=0;f<i.length;)if(n[a]==="*")u=a++,l=f;else if(ls(n[a],i[f]??""))a++,f++;else if(u!==-1)a=u+1,f=++l;else
return!1;return n.slice(a).every(f=>f==="*")}const ls=(n,o)=>typeof n=="function"?n(o):n==="?"||n===o;function ds(n,o,i){
const a=[];for(const u of o){const l=n[u];l==="**"&&!i.startsWith(".")&&a.push(u),typeof l=="function"&&l(i)&&a.push(u+1)}
return mo(n,a)}function mo(n,o){const i=new Set(o);for(const a of i)n[a]==="**"&&i.add(a+1);return i}async function fs(n,o,i,a){
const u=[];let l=0;async function f(p,g){const b=await ps(n,p);if(a.entries-=b.length,a.entries<0)throw new po;for(const _ of b.
sort((E,M)=>E.name<M.name?-1:1)){if(++l%is===0&&await(0,rs.setImmediate)(),u.length>=i||a.signal.aborted)return;const E=ds(
o,g,_.name),M=p?`${p}/${_.name}`:_.name;if(_.isDirectory()){E.size>0&&await f(M,E);continue}E.has(o.length)&&!await hs(_,
(0,Le.join)(n,M))&&u.push(M)}}return await f("",mo(o,[0])),u}async function ps(n,o){try{return await(0,Qt.readdir)((0,Le.
join)(n,o),{withFileTypes:!0})}catch(i){if(go(i))return[];throw new ho(o,i)}}const go=n=>["ENOENT","ENOTDIR"].includes(n.
code??"");async function hs(n,o){return n.isSymbolicLink()?(await(0,Qt.stat)(o).catch(()=>{}))?.isDirectory()===!0:!1}var pt=V(
5155);const en=100,yo=2e5,ms=4096;async function tn(n,o,i){const u={workspace:(0,pt.ih)(),maxFound:i?yo:en+1,budget:{entries:yo,
signal:o}},l=new Set,f=[],p=[],g=n.split(/\r\n?|\n/).map(_=>_.trim());for(const _ of new Set(g.filter(E=>E!==""))){const E=await ys(
_,u);if(!Array.isArray(E))f.push(E);else if(E.length===0)p.push(gs(_));else for(const M of E)l.add(M)}const b=i?[...l].filter(
_=>i.has(_)):[...l];return b.length<=en?{files:b,named:l,problems:f,unmatched:p}:(f.push((0,de.CC)("payload-files",`matc\
hes more than ${en} files; use patterns that match fewer`)),{files:[],named:l,problems:f,unmatched:p})}const gs=n=>(0,de.
CC)("payload-files",`${(0,oe.hD)(n)} matches no file in the workspace; check the path, and that the repository is checke\
d out`);async function ys(n,{workspace:o,maxFound:i,budget:a}){const u=(b,_)=>(0,de.CC)("payload-files",`${(0,oe.hD)(n)}\
 ${b}`,_&&{reason:_}),l=(0,Le.resolve)(o,n),f=(0,Le.relative)(o,l).replaceAll(Le.sep,"/"),p=n.length>ms;let g;try{g=await(0,Qt.
lstat)(l)}catch(b){if(!p&&!/[*?[]/.test(n)&&!go(b))return[f]}if(g?.isDirectory()&&(0,pt.zz)(l,o)){const b=f===""?"*.yml":
`${f}/*.yml`;return u(`is a folder; use \`${(0,oe.xv)(b)}\``,"unreadable-file")}if(g)return[f];try{const b=p?[]:ss(n.replaceAll(
Le.sep,"/"));return await fs(o,b,i,a)}catch(b){if(b instanceof po)return u("searches too many files; begin the pattern w\
ith the folder that your files are in");if(!(b instanceof ho))throw b;const _=b.folder===""?"the workspace":`the folder ${(0,oe.
hD)(b.folder)}`,E=(0,he.q0)(b.cause),M=`searches ${_}, which cannot be read (${E}); make it readable, or use a pattern t\
hat does not search it`;return u(M,"unreadable-file")}}async function _s(n,o,i){if(o===""||o==="all"){const{files:_,problems:E,
unmatched:M}=await tn(n,i);return{files:_,problems:[...E,...M]}}if(o!=="changed"&&o!=="added")return tn(n,i,new Set);const{
filesOfEvent:a}=await V.e(487).then(V.bind(V,7487)),u=await a(o,{event:(0,De.j_)(),sha:(0,De.yI)().run.sha,signal:i}),{files:l,
problems:f,unmatched:p,named:g}=await tn(n,i,u.files),b=[...u.renamed].filter(([_])=>g.has(_)).map(([_,E])=>({file:_,oldName:E}));
return u.problems.length>0?{files:l,problems:[...u.problems,...f]}:{files:l,problems:f,omitted:{only:o,total:g.size,renamed:b,
unmatched:p}}}const _o=require("os");function bo(n){return n==null?"":typeof n=="string"||n instanceof String?n:JSON.stringify(
n)}function nn(n){return Object.keys(n).length?{title:n.title,file:n.file,line:n.startLine,endLine:n.endLine,col:n.startColumn,
endColumn:n.endColumn}:{}}function Ne(n,o,i){const a=new bs(n,o,i);process.stdout.write(a.toString()+_o.EOL)}function $o(n,o=""){
Ne(n,{},o)}const wo="::";class bs{constructor(o,i,a){o||(o="missing.command"),this.command=o,this.properties=i,this.message=
a}toString(){let o=wo+this.command;if(this.properties&&Object.keys(this.properties).length>0){o+=" ";let i=!0;for(const a in this.
properties)if(this.properties.hasOwnProperty(a)){const u=this.properties[a];u&&(i?i=!1:o+=",",o+=`${a}=${ws(u)}`)}}return o+=
`${wo}${$s(this.message)}`,o}}function $s(n){return bo(n).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}
function ws(n){return bo(n).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,
"%2C")}const Id=require("path");var vo=function(n,o,i,a){function u(l){return l instanceof i?l:new i(function(f){f(l)})}
return new(i||(i=Promise))(function(l,f){function p(_){try{b(a.next(_))}catch(E){f(E)}}function g(_){try{b(a.throw(_))}catch(E){
f(E)}}function b(_){_.done?l(_.value):u(_.value).then(p,g)}b((a=a.apply(n,o||[])).next())})},on;(function(n){n[n.Success=
0]="Success",n[n.Failure=1]="Failure"})(on||(on={}));function Rd(n,o){const i=toCommandValue(o);if(process.env[n]=i,process.
env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(n,o));issueCommand("set-env",{name:n},i)}function vs(n){
Ne("add-mask",{},n)}function Dd(n){process.env.GITHUB_PATH||""?issueFileCommand("PATH",n):issueCommand("add-path",{},n),
process.env.PATH=`${n}${path.delimiter}${process.env.PATH}`}function ht(n,o){const i=process.env[`INPUT_${n.replace(/ /g,
"_").toUpperCase()}`]||"";if(o&&o.required&&!i)throw new Error(`Input required and not supplied: ${n}`);return o&&o.trimWhitespace===
!1?i:i.trim()}function Ld(n,o){const i=ht(n,o).split(`
`).filter(a=>a!=="");return o&&o.trimWhitespace===!1?i:i.map(a=>a.trim())}function Nd(n,o){const i=["true","True","TRUE"],
a=["false","False","FALSE"],u=ht(n,o);if(i.includes(u))return!0;if(a.includes(u))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${n}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function Fd(n,o){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(n,o));process.stdout.write(os.EOL),issueCommand("set-output",
{name:n},toCommandValue(o))}function jd(n){issue("echo",n?"on":"off")}function Ud(n){process.exitCode=on.Failure,rn(n)}function ks(){
return process.env.RUNNER_DEBUG==="1"}function zs(n){Ne("debug",{},n)}function rn(n,o={}){Ne("error",nn(o),n instanceof Error?
n.toString():n)}function xs(n,o={}){Ne("warning",nn(o),n instanceof Error?n.toString():n)}function Zs(n,o={}){Ne("notice",
nn(o),n instanceof Error?n.toString():n)}function ko(n){process.stdout.write(n+_o.EOL)}function zo(n){$o("group",n)}function xo(){
$o("endgroup")}function Bd(n,o){return vo(this,void 0,void 0,function*(){zo(n);let i;try{i=yield o()}finally{xo()}return i})}
function Kd(n,o){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(n,o));issueCommand(
"save-state",{name:n},toCommandValue(o))}function Wd(n){return process.env[`STATE_${n}`]||""}function Hd(n){return vo(this,
void 0,void 0,function*(){return yield OidcClient.getIDToken(n)})}const Ps={"expected-payload":"any"};function Es(n){for(const o of n.
filter(i=>it._y.includes(i))){const i=ht(o);i!==""&&vs(i)}return Object.fromEntries(n.map(o=>[o,Ss(o)]))}function Ss(n){
return process.env[`INPUT_${n.toUpperCase()}`]!==void 0?ht(n):Ps[n]??""}function As(n){return Object.entries(process.env).
flatMap(([o,i])=>{const[,a]=/^input_(.+)$/s.exec(o.toLowerCase())??[];return a===void 0||n.includes(a)||!i?.trim()?[]:[{
name:a,variable:o}]})}async function Ts(n,o){const i=As(n);if(i.length===0)return[];const{unknownInputs:a}=await V.e(65).
then(V.bind(V,3065));return a(i,n,o)}const Ms=require("node:http");var sn=V.n(Ms);const Cs=require("node:string_decoder");
class Be extends Error{reason;constructor(o,i){super(i),this.reason=o}}class Zo extends Error{constructor(){super("a res\
ponse arrived before the request was sent")}}function Os(n,{isProxied:o,isProxyTls:i}){const a=(g,b)=>({kind:"failure",mayHaveBeenReceived:!1,
reason:g,retryable:b,cause:n});if(n instanceof Be)return a(n.reason,n.reason==="timeout");const{code:u="",syscall:l,statusCode:f}=n;
return u==="ERR_PROXY_TUNNEL"?a("proxy-failed",f===void 0):n instanceof Zo||u.startsWith("HPE_")?a(i?"proxy-failed":"con\
nection-failed",!0):!Is(n)&&!u.startsWith("ERR_INVALID")?a(i?"proxy-failed":"tls-failed",!1):a(o&&!(u==="ECONNRESET"&&l===
void 0&&!i)?"proxy-failed":"connection-failed",!0)}function Is(n){if(n instanceof AggregateError)return!0;const{code:o="",
syscall:i}=n;return i!==void 0&&o!=="EPROTO"||Rs.test(o)}const Rs=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function Ds(n,o){const i=n.code??"",u=o>0||i.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:n instanceof Be?n.reason:u,retryable:!0,cause:n}}const Ls=n=>Ns.test(String(n)),Ns=/\bSSL alert number (42|43|44|45|46|48|116)\b/;
function Fs(n,o,i){const{method:a,url:u,headers:l,body:f}=n,p=f===void 0?l:{...l,"Content-Length":Buffer.byteLength(f)},
g=sn().request(u,{agent:o,method:a,headers:p});return new Promise(b=>new js(n,g,i,b).start())}class js{#t;#e;#n;#o;#r;#u="";#i;#s;#l;#d=0;#f=!1;#p=!1;constructor(o,i,a,u){
this.#t=o,this.#e=i,this.#n=a,this.#o=u,this.#r=new Cs.StringDecoder(o.encoding)}start(){const{timeoutMs:o,signal:i}=this.#t,
a=()=>this.#a(new Be("timeout",`no response within ${o/1e3} s`));this.#l=setTimeout(a,o),this.#e.on("error",u=>this.#a(u)),
this.#e.on("close",()=>this.#w()),this.#e.on("socket",u=>this.#_(u)),this.#e.on("response",u=>this.#$(u)),i?.addEventListener(
"abort",this.#h),i?.aborted&&this.#h()}#h=()=>this.#a(new Be("cancelled","the run was cancelled"));#g=()=>{this.#p=!0};#y=o=>{
this.#d+=o.length};#_(o){this.#s=o,o.on("data",this.#y),o.once("session",this.#g);const i=()=>{this.#b(o)};Us(o)?i():o.once(
Eo(o)?"secureConnect":"connect",i)}async#b(o){if(await Po(),this.#e.destroyed||o.destroyed)return;this.#f=!0;const i=o.getProtocol?.()===
"TLSv1.3";(this.#e.reusedSocket||!i)&&(this.#p=!0),this.#e.end(this.#t.body)}#$(o){const{maxBytes:i,wantsBody:a}=this.#t;
if(!this.#f){this.#a(new Zo);return}const u=o.statusCode??0,l={kind:"response",status:u,headers:o.headers,at:new Date};if(this.#i=
{head:l,stream:o},a?.(u)===!1){this.#c(l),this.#e.destroy();return}let f=0;o.on("data",p=>{this.#u+=this.#r.write(p.subarray(
0,i-f)),f+=p.length,!(f<=i)&&(this.#c(l,"too-large"),this.#e.destroy())}),o.on("end",()=>this.#c(l,o.complete?void 0:"cu\
t")),o.on("error",p=>this.#a(p))}#w(){this.#i||this.#a(Object.assign(new Error("the connection was closed"),{code:"ECONN\
RESET"}))}#a(o){this.#i?this.#v(this.#i,o):this.#k(o)?this.#m(Os(o,this.#n)):this.#m(Ds(o,this.#d)),this.#e.destroy()}#v({
head:o,stream:i},a){if(a instanceof Be){this.#c(o,a.reason);return}for(;i.read()!==null;);this.#c(o,i.complete?void 0:"c\
ut")}#k(o){return this.#f?!this.#p&&this.#d===0&&Ls(o):!0}#c(o,i){const u=(this.#u+this.#r.end()).replace(/^\ufeff/,"");
this.#m({...o,body:u,incomplete:i})}#m(o){clearTimeout(this.#l),this.#t.signal?.removeEventListener("abort",this.#h),this.#s?.
removeListener("data",this.#y),this.#s?.removeListener("session",this.#g);const i={result:o,isConnectionKept:this.#e.reusedSocket};
setImmediate(()=>this.#o(i))}}async function Po(){for(let n=0;n<2;n++)await new Promise(o=>setImmediate(o))}const Eo=n=>n.
encrypted===!0;function Us(n){return n.connecting?!1:!Eo(n)||n.secureConnecting===!1}const mt=require("node:net");function Bs(n,o,i=process.
version){const a=(n.protocol==="https:"?o.https:o.http)?.trim();if(!a||qs(n,o.bypass))return;if(!Hs(i))return{problem:`N\
ode ${i} of this runner cannot use a proxy; update the runner (Node 24.5 or later can), or remove the proxy settings`};if(a.
search(Ce.Qi)>=0)return{problem:"the proxy setting contains a line break or another control character"};const u=(0,Pe.Dl)(
So(a));return!u||!/^https?:/.test(u.protocol)?{problem:"the proxy setting is not an http or https URL"}:[u.username,u.password].
some(l=>Ao(l)===void 0)?{problem:"the user name or password in the proxy setting is not percent-encoded"}:{url:u.href}}function Vd(n){
const{statusCode:o}=Object(n);return o===407?Ws:`${Ks} Then run this again.`}const Ks="Check HTTPS_PROXY, HTTP_PROXY and\
 NO_PROXY on the runner. If the proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",Ws="The proxy\
 requires a valid user name and password: put them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.";function Hs(n){
const[o=0,i=0]=n.slice(1).split(".").map(Number);return o>24||o===24&&i>=5}const Vs=4;function Gs({http:n,https:o}){return[
...new Set([n,o].flatMap(Ys))]}function Ys(n=""){const o=n.trim(),i=o.replace(/^[^:]*:\/\//,"");if(!i.includes("@"))return[];
const a=Xs(i.slice(0,i.lastIndexOf("@"))),u=a.map(g=>Ao(g)??g),{username:l="",password:f=""}=(0,Pe.Dl)(So(o))??{},p=Buffer.
from(u.join(":")).toString("base64").replaceAll("=","");return[...a,l,f,...u,p].filter(g=>g.length>=Vs)}function Xs(n){const o=n.
indexOf(":");return o<0?[n,""]:[n.slice(0,o),n.slice(o+1)]}const So=n=>n.includes("://")?n:`http://${n}`;function Ao(n){
try{return decodeURIComponent(n)}catch{return}}function qs(n,o){const i=To(n.hostname).replace(/\.$/,""),a=n.port||(n.protocol===
"https:"?"443":"80");return o?.toLowerCase().match(/[^\s,]+/g)?.some(l=>l==="*"||Js(l,i,a))??!1}function Js(n,o,i){if(n.
includes("/"))return ea(n,o);const a=/^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(n),u=a?.[1]??n;if(a&&a[2]!==i)return!1;const l=Qs(
To(u).replace(/^\*?\./,""));return o===l?!0:(0,mt.isIP)(o)===0&&o.endsWith(`.${l}`)}const To=n=>n.replace(/[[\]]/g,""),Qs=n=>(0,Pe.
Dl)(`http://[${n}]`)?.hostname.slice(1,-1)??n;function ea(n,o){const[i="",a=""]=n.split("/"),u=(0,mt.isIP)(i);if(u===0||
(0,mt.isIP)(o)!==u)return!1;const l=u===4?32:128;if(!/^\d{1,3}$/.test(a)||Number(a)>l)return!1;const f=u===4?"ipv4":"ipv\
6",p=new mt.BlockList;return p.addSubnet(i,Number(a),f),p.check(o,f)}const Mo=1e3,ta=10;class na{#t;#e;#n=new Map;#o=new WeakMap;#r=new Map;constructor(o,i){
this.#t=o,this.#e=i}async request(o){const{method:i,url:a}=o,u=Bs(a,this.#t);if(u&&"problem"in u)return{kind:"failure",mayHaveBeenReceived:!1,
reason:"proxy-failed",retryable:!1,cause:new Error(u.problem)};const l=await this.#u(a,u?.url);await this.#i(l,i);const f=u!==
void 0,p={isProxied:f,isProxyTls:f&&a.protocol==="http:"},g=performance.now(),{result:b,isConnectionKept:_}=await Fs(o,l,
p),E=this.#l(`${i} ${a}`),M=b.kind==="response"?b.status:b.reason;return this.#e?.({method:i,url:a,ended:M,ms:performance.
now()-g,attempt:E,isConnectionKept:_}),b}async#u(o,i){const a=`${o.protocol} ${i}`,u=this.#n.get(a);if(u)return u;const{
Agent:l}=o.protocol==="https:"?await oa():sn();i!==void 0&&await sa();const f=new l({keepAlive:!0,proxyEnv:{http_proxy:i,
https_proxy:i}});return f.on("free",p=>this.#o.set(p,performance.now())),this.#n.set(a,f),f}async#i(o,i){const a=Math.min(
...Co(o).map(l=>this.#s(l))),u=a<=Mo;i!=="GET"&&u&&await ia(ta-a);for(const l of Co(o))(this.#s(l)>Mo||ra(l))&&l.destroy()}#s(o){
return performance.now()-(this.#o.get(o)??Number.NEGATIVE_INFINITY)}#l(o){const i=(this.#r.get(o)??0)+1;return this.#r.set(
o,i),i}}const oa=async()=>(await Promise.resolve().then(V.t.bind(V,4708,23))).default,Co=n=>Object.values(n.freeSockets).
flat(),ra=n=>n.readableEnded;async function ia(n){n>0&&await new Promise(o=>setTimeout(o,n)),await Po()}async function sa(){
const{subscribe:n,unsubscribe:o}=await Promise.resolve().then(V.t.bind(V,3053,23));o("net.client.socket",Oo),n("net.clie\
nt.socket",Oo)}function Oo(n){const{socket:o}=n;o.on("error",()=>{}),o.on("newListener",(i,a)=>{i==="readable"&&o.removeListener(
"readable",a)})}const an=n=>n>=200&&n<300;function aa(n){const o=sn().STATUS_CODES[n];return o===void 0?String(n):`${n} ${o}`}
var Io=V(311);const Ro="\u2060";function Do(n){return n.replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(/##(?=\[)/g,`##${Ro}`).split(`
`).map(ua).join(`
`).replace(Ce.hD,"\uFFFD")}const ca=(0,Ce.xb)(String.raw`[^\s\p{C}\p{Z}]`,"u");function ua(n){const o=n.search(ca());return o>=
0&&n.startsWith("::",o)?`${n.slice(0,o)}:${Ro}${n.slice(o+1)}`:n}class la{#t;constructor(o){this.#t=o}info(o){ko(this.#n(
o))}retry(o,i){const a=(i/1e3).toFixed(1);this.info(`${o.title}: ${o.message} Retrying ${a==="0.0"?"now":`in ${a} s`}.`)}exchange({
method:o,url:i,ended:a,ms:u,attempt:l,isConnectionKept:f}){const p=f?"kept":"new",g=`${o} ${i.host}${i.pathname}`;zs(this.#n(
`${g}: ${a} in ${u.toFixed()} ms (try ${l}, ${p} connection)`))}group(o,i){zo(this.#n(o)),this.info(i),xo()}stack({reason:o,
cause:i}){o==="internal-error"&&this.group(`Stack of the error (${Io.N}, Node ${process.version}, ${process.platform})`,
Lo(i))}notice(o,i,a){this.#e(Zs,o,i,a)}warning(o,i,a){this.#e(xs,o,i,a)}error(o,i,a){this.#e(rn,o,i,a)}#e(o,i,a,u){const l=this.#n(
a);l.length>io&&ko(l),o(l,{title:this.#n(i),...u&&{file:u.file,startLine:u.line,startColumn:u.column}})}#n(o){return Do(
this.#t(o))}}function Lo(n){if(!(n instanceof Error))return(0,he.q0)(n);const{stack:o=(0,he.q0)(n),cause:i}=n;return i===
void 0?o:`${o}
Caused by: ${Lo(i)}`}function da(n){const o=new Date,i=(0,De.uv)(),a=(0,it.gE)({...n,proxyCredentials:Gs(i)}),u=new la(a.
redact);return{log:u,secrets:a,redact:a.redact,http:new na(i,ks()?l=>u.exchange(l):void 0),signal:Tt.signal,startedAt:o,
watch:fa()}}function fa(){process.exitCode=1;let n=()=>{};return process.on("beforeExit",()=>n(new Error("it stopped bef\
ore it finished"))),process.on("uncaughtException",o=>{n(o),Tt.abort()}),o=>{const i=new Promise((a,u)=>{n=u});return Promise.
race([o,i])}}async function pa(n,o,i,a=o){let u=o;try{i()}catch(l){u=a,ha(n,l)}return await new Promise(l=>process.stdout.
write("",l)),ga(u)}function ha(n,o){const i=o instanceof Error?o.name:typeof o;rn(`The report of this run failed (${i}).\
 The outputs say how the run ended, if they are set. If this step sends a notification and \`outcome\` is not set, it may \
have been sent: wait some minutes, then look in the panel of your push service before you send it again.`,{title:"Intern\
al error (internal-error)"});try{n.stack((0,he.h_)(o))}catch{}}const ma=/^(GetAddrInfo|FS)Req/;function ga(n){if(process.
getActiveResourcesInfo().some(o=>ma.test(o)))if(process.platform!=="win32"){const o={...process.env,NODE_OPTIONS:""};process.
execve?.(process.execPath,[process.execPath,"-e",`process.exit(${n})`],o)}else n===1&&process.kill(process.pid,"SIGKILL");
process.exit(n)}var No=V(3024);function ya(n,o,i){const{title:a,why:u}=i,{text:l,isShortened:f}=Mi(i,Do);f&&n.info(u.text),
n[o](a,l)}const gt=524288;function Gd(n,o,{length:i}){if(i<=gt)return;const a=`GitHub passes at most about ${gt} on to o\
ther jobs, so use it only in this job.`;n.warning("Large output",`The output \`${o}\` has ${i} characters. ${a}`)}const _a=[
"response","audience-name"];function ba(n,{redact:o,log:i}){const a=process.env.GITHUB_OUTPUT;if(!a)return;const u={...n};
for(const l of _a){const f=n[l];f!==void 0&&(u[l]=o(f))}try{(0,No.appendFileSync)(a,$a(u))}catch(l){i.warning("Outputs n\
ot written",`The action could not write its outputs (${(0,he.q0)(l)}). Later steps may see them as empty; the log says h\
ow the run ended.`)}}function $a(n){const o=new Set(Object.values(n).flatMap(u=>u.match(/ghadelimiter_\d+/g)??[]));let i=0;
for(;o.has(`ghadelimiter_${i}`);)i++;const a=`ghadelimiter_${i}`;return Object.entries(n).map(([u,l])=>`${u}<<${a}
${l}
${a}
`).join("")}function wa(n,o,{log:i}){const a=process.env.GITHUB_STEP_SUMMARY;if(!(!a||(0,ie.yG)(n)===!1))try{(0,No.appendFileSync)(
a,ka(o()))}catch(u){i.warning("Summary not written",`Could not write the job summary (${(0,he.q0)(u)}).`)}}const va=9e5,
Fo=n=>typeof n=="object"?n.flatMap(Fo):n?[n]:[];function ka(n,o=va){const i=Fo(n),a="<p>The rest of this summary is left\
 out, because GitHub limits its size.</p>",u=o-Buffer.byteLength(a)-2;let l=0;const f=i.findIndex(g=>(l+=Buffer.byteLength(
g)+2,l>u));return`${(f===-1?i:[...i.slice(0,f),a]).join(`

`)}
`}const za=new TextDecoder,xe=(n,o=0,i=n.length)=>za.decode(n.slice(o,i)),yt=(n,o=0,i=n.length)=>n.slice(o,i).reduce((a,u)=>a+
`0${u.toString(16)}`.slice(-2),""),Ee=(n,o)=>new DataView(n.buffer,n.byteOffset+o),jo=(n,o=0)=>Ee(n,o).getInt16(0,!0),_t=(n,o=0)=>Ee(
n,o).getUint16(0,!1),cn=(n,o=0)=>Ee(n,o).getUint16(0,!0),Uo=(n,o=0)=>{const i=Ee(n,o);return i.getUint16(0,!0)+(i.getUint8(
2)<<16)},Yd=(n,o=0)=>Ee(n,o).getInt32(0,!0),Ke=(n,o=0)=>Ee(n,o).getUint32(0,!1),xa=(n,o=0)=>Ee(n,o).getUint32(0,!0),Xd=(n,o,i)=>Ee(
n,o).getBigUint64(0,!i),Za={readUInt16BE:_t,readUInt16LE:cn,readUInt32BE:Ke,readUInt32LE:xa};function We(n,o,i=0,a=!1){const l=`\
readUInt${o}${a?"BE":"LE"}`;return Za[l](n,i)}const un=8;function Pa(n,o,i,a,u){if(n.length-a<un)return;const l=o.getUint32(
i+a,!1);if(!(n.length-a<l))return{offset:a,size:l,matches:o.getUint32(i+4+a,!1)===u}}const Bo=new WeakMap;function Ea(n){
let o=Bo.get(n.buffer);return o||(o=new DataView(n.buffer),Bo.set(n.buffer,o)),o}function qd(n,o,i){const a=Ea(n),u=o.charCodeAt(
0)<<24|o.charCodeAt(1)<<16|o.charCodeAt(2)<<8|o.charCodeAt(3),l=n.byteOffset;let f=i;for(;f<n.length&&!(n.length-f<4);){
if(a.getUint32(l+f,!1)<un){f+=un;continue}const p=Pa(n,a,l,f,u);if(!p)break;if(p.matches)return{name:o,offset:p.offset,size:p.
size};f+=p.size}}const Sa=/^GIF8[79]a/,Aa={validate:n=>Sa.test(xe(n,0,6)),calculate:n=>({height:cn(n,8),width:cn(n,6)})},
Ta="45786966",Ma=2,ln=6,Ca=2,Oa="4d4d",Ia="4949",Ko=12,Ra=2;function Da(n){return yt(n,2,6)===Ta}function La(n,o){return{
height:_t(n,o),width:_t(n,o+2)}}function Na(n,o){const a=ln+8,u=We(n,16,a,o);for(let l=0;l<u;l++){const f=a+Ra+l*Ko,p=f+
Ko;if(f>n.length)return;const g=n.slice(f,p);if(We(g,16,0,o)===274)return We(g,16,2,o)!==3||We(g,32,4,o)!==1?void 0:We(g,
16,8,o)}}function Fa(n,o){const i=n.slice(Ma,o),a=yt(i,ln,ln+Ca),u=a===Oa;if(u||a===Ia)return Na(i,u)}function ja(n,o){if(o>
n.length)throw new TypeError("Corrupt JPG, exceeded buffer limits")}const Ua={validate:n=>yt(n,0,2)==="ffd8",calculate(n){
let o=n.slice(4),i,a;for(;o.length;){const u=_t(o,0);if(ja(o,u),o[u]!==255){o=o.subarray(1);continue}if(Da(o)&&(i=Fa(o,u)),
a=o[u+1],a===192||a===193||a===194){const l=La(o,u+5);return i?{height:l.height,orientation:i,width:l.width}:l}o=o.subarray(
u+2)}throw new TypeError("Invalid JPG, no size found")}},Ba=`PNG\r

`,Ka="IHDR",Wo="CgBI",Wa={validate(n){if(Ba===xe(n,1,8)){let o=xe(n,12,16);if(o===Wo&&(o=xe(n,28,32)),o!==Ka)throw new TypeError(
"Invalid PNG");return!0}return!1},calculate(n){return xe(n,12,16)===Wo?{height:Ke(n,36),width:Ke(n,32)}:{height:Ke(n,20),
width:Ke(n,16)}}};function Ha(n){return{height:1+Uo(n,7),width:1+Uo(n,4)}}function Va(n){return{height:1+((n[4]&15)<<10|
n[3]<<2|(n[2]&192)>>6),width:1+((n[2]&63)<<8|n[1])}}function Ga(n){return{height:jo(n,8)&16383,width:jo(n,6)&16383}}const Ya=[
Wa,Ua,Aa,{validate(n){const o=xe(n,0,4)==="RIFF",i=xe(n,8,12)==="WEBP",a=xe(n,12,15)==="VP8";return o&&i&&a},calculate(n){
const o=xe(n,12,16),i=n.slice(20,30);if(o==="VP8X"){const u=i[0],l=(u&192)===0,f=(u&1)===0;if(l&&f)return Ha(i);throw new TypeError(
"Invalid WebP")}if(o==="VP8 "&&i[0]!==47)return Ga(i);const a=yt(i,3,6);if(o==="VP8L"&&a!=="9d012a")return Va(i);throw new TypeError(
"Invalid WebP")}}],Xa=25;function qa(n){if(n.length<Xa)return;const o=new Uint8Array(n);try{return Ya.find(i=>i.validate(
o))?.calculate(o)}catch{return}}const Ho=5,Vo=5,Ja=[301,302,303,307,308];async function Qa({url:n,image:o,timeoutMs:i,http:a,
...u}){const l=performance.now()+i,f=new Set;for(let p=dn(n);;){f.add(p.href);const g=await a.request({...u,method:"GET",
url:p,timeoutMs:Math.max(0,l-performance.now()),maxBytes:Ho*Fn.E$,encoding:"latin1",wantsBody:T=>o&&an(T)});if(g.kind===
"failure")return{kind:"failure",at:p,failure:g};const{status:b,headers:_}=g,E=Ja.includes(b)?_.location:void 0;if(E===void 0)
return{kind:"status",at:p,status:b,image:o&&an(b)?ec(g):void 0};const M=tc(E,p);if(!M){const T=E.length>Pe.QO;return{kind:"\
bad-redirect",at:p,why:T?`to a URL of more than ${Pe.zF}`:"to something that is not a URL"}}if(!/^https?:$/.test(M.protocol))
return{kind:"bad-redirect",at:p,why:"to something other than a web page"};if(o&&M.protocol==="http:")return{kind:"off-ht\
tps",at:p};const N=dn(M);if(f.has(N.href))return{kind:"bad-redirect",at:p,why:"in a loop"};if(f.size>Vo)return{kind:"bad\
-redirect",at:p,why:`more than ${Vo} times`};p=N}}function ec({body:n,incomplete:o}){if(o)return o;if(n.length===0)return"\
empty";const i=qa(Buffer.from(n,"latin1"));return i?{...i,bytes:n.length}:"not-an-image"}function dn(n){const o=new URL(
n.href);return o.username="",o.password="",o.hash="",o}function tc(n,o){const i=n.replace(/[\x80-\xff]/g,a=>`%${a.charCodeAt(
0).toString(16).toUpperCase()}`);return(0,Pe.Dl)(i,o)}const nc=1e4,oc=20,Go=200,Yo=3e5;async function rc(n,{http:o,signal:i,
redact:a}){const{uses:u,userAgent:l}=n,f=Math.min(n.timeoutMs,nc),p={Accept:"*/*","User-Agent":l},g=new Map,b=({url:O})=>{
const z=g.get(O)??dn((0,Pe.Dl)(O)??new URL(O)).href;return g.set(O,z),z},_=new Set(u.filter(({image:O})=>O).map(b)),E=new Map,
M=performance.now()+Yo-f,N=new Set([...new Set(u.map(b))].slice(0,Go)),T=N.values();async function k(){for(const O of T){
if(i.aborted||performance.now()>M)return;const z={url:new URL(O),image:_.has(O),http:o,headers:p,timeoutMs:f,signal:i};E.
set(O,await Qa(z))}}if(await Promise.all(Array.from({length:oc},k)),i.aborted)throw(0,he.Yq)("Checking the URLs");const F=new Set,
W=u.flatMap(O=>{const z=b(O),I=E.get(z);return I?sc({...O,key:z},I,{timeoutMs:f,redact:a}):F.has(O.file)?[]:(F.add(O.file),
ic(O,N.has(z)))});return{problems:W.filter(O=>"message"in O),remarks:W.filter(O=>"kind"in O)}}const Qd=n=>new Failure({reason:"\
url-check-failed",title:"URL check failed",message:listSentences(n.map(problemText)),hint:{newRunAfter:"Fix the pages an\
d images, then run this again. Or correct the URLs, or remove `check-urls`, then"}});function ic({url:n,image:o,...i},a){
const u=a?`the check ends after ${Yo/6e4} minutes`:`at most ${Go} different URLs are checked`;return{...i,message:`${(0,oe.
hD)(n)} was not checked, since ${u}; check fewer at a time`}}function sc({url:n,key:o,image:i,...a},u,{timeoutMs:l,redact:f}){
const p=u.at.href===o?(0,oe.hD)(n):cc(n,u.at,f),g=N=>[{...a,message:`${p} ${N}`}];if(u.kind==="failure")return g(lc(u.failure,
l,f));if(u.kind==="bad-redirect")return g(`redirects ${u.why}`);if(u.kind==="off-https")return i===void 0?[]:g("redirect\
s to http, but images must be https");const{status:b,image:_}=u;if(!an(b))return g(`responded ${aa(b)}`);if(i===void 0||
_===void 0)return[];if(typeof _=="string")return g(uc(_,l));const{width:E,height:M}=_;return E===0||M===0?g(`is an image\
 of ${E}x${M}`):ac(_,i,a.file)}function ac({width:n,height:o,bytes:i},a,u){const{sizes:l,maxBytes:f}=re.Ng[a],p=l.some(b=>b.
width===n&&b.height===o),g=[];return p||g.push({kind:"image-size",field:a,file:u,width:n,height:o}),i>f&&g.push({kind:"i\
mage-weight",field:a,file:u,bytes:i}),g}function cc(n,o,i){return`${(0,oe.hD)(n)} redirects to ${(0,oe.hD)(i(o.origin+o.
pathname))}, which`}function uc(n,o){return{empty:"responded with an empty body, which is not an image","not-an-image":"\
is not a valid PNG, JPEG, GIF or WebP image","too-large":`is larger than ${Ho} MiB`,timeout:`did not load completely wit\
hin ${o/1e3} s`,cut:"was cut off",cancelled:"was cut off"}[n]}function lc({reason:n,cause:o},i,a){if(n==="timeout")return`\
did not respond within ${i/1e3} s`;const l=/^(ENOTFOUND|EAI_\w+)$/.test(o?.code??"")?"has a host name that cannot be fou\
nd":"cannot be reached";return`${{"tls-failed":"cannot be reached securely: its certificate is not accepted, or TLS fail\
ed","proxy-failed":"cannot be reached through the proxy","bad-response":"responded with something that is not HTTP","con\
nection-lost":"ended the connection without a response","connection-failed":l,cancelled:l}[n]} (${(0,oe.Kb)((0,he.q0)(o),
a)})`}async function dc(){const n=Es(Nn),o=da({apiToken:""}),i={notifications:[],problems:[],extraFields:{}};try{await o.
watch(fc(n,i,o))}catch(a){i.failure=(0,he.h_)(a)}await pa(o.log,Yt(i)?1:0,()=>_c(i,n.summary,o),1)}async function fc(n,o,i){
const{secrets:a}=i,{settings:u,inputs:l,problems:f}=Hr(n,a);f.add(await Ts(Nn,i.redact));const p={...l,"payload-file":"",
"once-key":""},g=await Lr(p,f,{secrets:a,readFile:pt.sL});(0,Ir.nV)(g,f,a);const b=await _s(l["payload-files"],l.only,i.
signal);if(i.signal.aborted)throw Xo();f.add(b.problems),o.extraFields=g.extraFields,o.problems.push(...f.all),o.omitted=
b.omitted;const _=[],E=(N,T)=>_.push({file:N,advice:T.content?pc(T.content):[],...T});!(l["payload-files"]!==""||f.isRefused(
"payload-files"))&&g.inputs.names.size>0&&E("",mc(g.inputs));for(const N of b.files){if(i.signal.aborted)throw Xo();E(N,
await(0,jr.j)(N,await(0,pt.sL)(N),g.inputs,a))}o.notifications=_,u?.checkUrls&&await gc(_,u.timeout*1e3,i)}const pc=n=>[
...to(n),...hc(n)];function hc({notification:n,sources:o}){return re.BH.filter(a=>o[a]==="file").flatMap(a=>{const[u]=(0,Rn.
G)(n[a]??"").names;return u===void 0?[]:[{kind:"needs-release",field:a,placeholder:u}]})}function mc(n){const o=(0,st.uT)(
n);return{problems:(0,st.SD)(n,st.Xw.file).map(a=>(0,de.CC)((0,re.wg)(a),"is missing; set it as an input, or set a file \
in `payload-files`")),positionOf:()=>{},content:o}}async function gc(n,o,i){const a=[];for(const l of n){const{file:f,content:p}=l;
if(!p)continue;const g=(0,rt.Wn)(p.notification).filter(({url:b})=>(0,Rn.G)(b).names.size===0);a.push(...g.map(b=>({...b,
file:f})))}const u=await rc({uses:a,timeoutMs:o,userAgent:Io.N},i);for(const l of n){const f=u.problems.filter(({file:g})=>g===
l.file),p="url-check-failed";l.problems.push(...f.map(g=>({...g,...yc(l,g),reason:p}))),l.advice.push(...u.remarks.filter(
({file:g})=>g===l.file))}}function yc({file:n,content:o,positionOf:i},{input:a,path:u=[]}){if(n==="")return{file:void 0};
const l=a.replaceAll("-","_"),f=[l,...u];return{file:n,path:f,position:o?.sources[l]==="file"?i(f):void 0}}const Xo=()=>new he.
HR({reason:"cancelled",title:"Preview cancelled",message:"The run was cancelled before all notifications were checked.",
hint:"If you did not mean to cancel it, run it again."});function _c(n,o,i){const{log:a}=i,{notifications:u,omitted:l,failure:f}=n,
p=Gt(n),g=(0,ie.yG)(o)===!1?"":(0,De.Vp)(),b=Ri(n,Yt(n)??"",g),_=Object.entries(b).filter(([,{length:E}])=>E>gt);ba({...b,
...Object.fromEntries(_.map(([E])=>[E,""]))},i),wa(o,()=>Gi(ts(n,i.redact)),i);for(const E of p)a.info(Hi(E));for(const E of p){
const{file:M,position:N=bt,reason:T}=E,k=M===void 0?"Invalid inputs":"Invalid notification";a.error(`${k} (${T})`,qt(E),
M===void 0?void 0:{file:M,...N})}for(const E of u){const{file:M,advice:N}=E;for(const T of N){const k=uo(E,T)??bt;a.info(
Vi(E,T)),a.warning("Advice",Ut(T),M===""?void 0:{file:M,...k})}}if(g!==""&&(0,De.r0)((0,De.yI)().run.event))for(const{file:E,
content:M}of u){const N=`How subscribers will see it: ${g}`;M&&E!==""&&a.notice("Preview",N,{file:E,...bt})}l&&bc(l,a);for(const[
E,{length:M}]of _){const N=`GitHub passes at most about ${gt} on to other jobs, so it is empty; check fewer files at a t\
ime.`;a.warning("Large output",`The output \`${E}\` would have ${M} characters. ${N}`)}f?(a.stack(f),ya(a,"error",oo(f))):
l&&p.length===0&&u.length===0?a.notice("Preview",`${Jt(n)}.`):a.info(`${Jt(n)}.`)}function bc({renamed:n,unmatched:o},i){
for(const a of n)i.notice("Renamed",Yi(a),{file:a.file,...bt});for(const a of o)i.warning("No file",(0,de.fI)(a))}const bt={
line:1,column:1};dc(),module.exports=Or})();
