(()=>{"use strict";var Rn={2542:((n,o,i)=>{i.d(o,{QP:()=>_,Wn:()=>D,cn:()=>z,fD:()=>f,o2:()=>p});var a=i(2996),u=i(642),
d=i(8992);const f={text:u.GT,image:(0,u.rf)("https"),page:(0,u.rf)("https","http")},p=["tag","version","name","repositor\
y","message","url"],g=new RegExp(`\\{(?:${p.join("|")})\\}`,"g"),v=I=>M=>{if(M.length>d.QO)return I(M);const N=M.replace(
/^\{url\}/,"https://url.example/").replace(g,"x");return"value"in I(N)?{value:M}:I(M)},_={text:f.text,image:v(f.image),page:v(
f.page)};function z(I,M,N){const{kind:B}=a.Ng[I];return B==="duration"?(0,u.p0)(M.trim()):N[B](M.trim())}function D(I){return a.
pi.flatMap(M=>A(M,I))}function A(I,M){const N=(0,a.wg)(I);if(I==="actions")return(M.actions??[]).map(({url:P},C)=>({input:N,
path:[C,"url"],url:P}));const{kind:B}=a.Ng[I],R=M[I];return typeof R!="string"||B==="text"?[]:[B==="image"?{input:N,url:R,
image:I}:{input:N,url:R}]}}),6362:((n,o,i)=>{i.d(o,{fieldsFromFile:()=>_,j:()=>A,unknownFile:()=>z});var a=i(2996),u=i(8925),
d=i(8992),f=i(9715),p=i(8209),g=i(5392),v=i(3924);async function _(M,N,B,R){if("problem"in N)return B.add([N.problem]),z;
const P={input:"payload-file",file:M},C=await(0,v.h)(N.text,P,R);if(!("value"in C))return B.add(C.problems),z;const{value:x,
positionOf:S}=C;if(!(0,d.Gv)(x))return B.add([...C.problems,D(P,C)]),z;const{$schema:W,...G}=x,{problems:j,...k}=(0,f.L5)(
P,{...C,value:G});return B.add(j),{...k,source:"file",names:new Set(Object.keys(G)),positionOf:S}}const z={source:"file",
fields:{},names:new Set(a.pi)};function D(M,{value:N,positionOf:B}){const R="write notification fields as `name: value`";
return N===null?(0,u.CC)(M,`is empty; ${R}`):(0,u.CC)(M,`is ${(0,f.WF)(N)}; ${R}`,{position:B([])})}async function A(M,N,B,R){
const P=new u.tH,C=await _(M,N,P,R),x={input:"payload-file",file:M},S=(0,p.SD)(B,C).map(k=>(0,u.CC)(x,"is missing; set i\
t here or as an input",{path:[k],position:{line:1,column:1}}));(0,g.nV)({...p.Xw,inputs:{...B,fields:{}},file:C,fileName:M},
P,R);const W=P.all.toSorted(u.rg),G=(0,u.Kc)(x,[...S,...W],k=>k),j=(0,p.uT)(B,C);return j?{problems:G,content:j,positionOf:C.
positionOf??I}:{problems:G,positionOf:I}}const I=()=>{}}),9715:((n,o,i)=>{i.d(o,{WF:()=>xr,L5:()=>od});function a(e){return e}
function u(e){return e}function d(){return e=>e}function f(e){}function p(e){throw new Error("Unexpected value in exhaus\
tive check")}function g(e){}function v(e){const t=Object.values(e).filter(s=>typeof s=="number");return Object.entries(e).
filter(([s,c])=>t.indexOf(+s)===-1).map(([s,c])=>c)}function _(e,t="|"){return e.map(r=>we(r)).join(t)}function z(e,t){return typeof t==
"bigint"?t.toString():t}class D{constructor(t){this._getter=t,this._value=void 0}get value(){const t=this._getter;return t!==
void 0&&(this._value=t(),this._getter=void 0),this._value}}function A(e){return new D(e)}function I(e){return e==null}function M(e){
const t=e.startsWith("^")?1:0,r=e.endsWith("$")?e.length-1:e.length;return e.slice(t,r)}function N(e,t){const r=e/t,s=Math.
round(r),c=4*Number.EPSILON*Math.max(Math.abs(r),1);return Math.abs(r-s)<c?0:r-s}const B=null;function R(e,t,r){let s;Object.
defineProperty(e,t,{get(){if(s!==B)return s===void 0&&(s=B,s=r()),s},set(c){Object.defineProperty(e,t,{value:c})},configurable:!0})}
function P(e){return Object.create(Object.getPrototypeOf(e),Object.getOwnPropertyDescriptors(e))}function C(e,t,r){Object.
defineProperty(e,t,{value:r,writable:!0,enumerable:!0,configurable:!0})}function x(e){const t=Object.getOwnPropertyDescriptor(
e,"shape");return t?.get?t.get.raw:t?.value}function S(e){return x(e._zod.def)??e._zod.def.shape}function W(e,t,r){Object.
defineProperty(e,t,{get(){const s=r();return C(this,t,s),s},enumerable:!0,configurable:!0})}function G(e,t,r){t in e?C(e,
t,r):e[t]=r}function j(e,t,r,s){const c=S(t);for(const l of r){const w=Object.getOwnPropertyDescriptor(c,l);w.enumerable&&
(w.get?W(e,l,()=>{const b=t._zod.def.shape[l];return s?s(b,l):b}):G(e,l,s?s(w.value,l):w.value))}}function k(e,t){for(const r of Reflect.
ownKeys(t)){const s=Object.getOwnPropertyDescriptor(t,r);s.enumerable&&(s.get?W(e,r,()=>t[r]):G(e,r,s.value))}}function h(...e){
const t={};for(const r of e){const s=Object.getOwnPropertyDescriptors(r);Object.assign(t,s)}return Object.defineProperties(
{},t)}function O(e){return h(e._zod.def)}function y(e,t){return t?t.reduce((r,s)=>r?.[s],e):e}function m(e){const t=Object.
keys(e),r=t.map(s=>e[s]);return Promise.all(r).then(s=>{const c={};for(let l=0;l<t.length;l++)c[t[l]]=s[l];return c})}function $(e=10){
const t="abcdefghijklmnopqrstuvwxyz";let r="";for(let s=0;s<e;s++)r+=t[Math.floor(Math.random()*t.length)];return r}function E(e){
return JSON.stringify(e)}function Z(e){return e.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(
/^-+|-+$/g,"")}const U="captureStackTrace"in Error?Error.captureStackTrace:(...e)=>{};function L(e){return typeof e=="ob\
ject"&&e!==null&&!Array.isArray(e)}const Y=null;function Q(e){if(L(e)===!1)return!1;const t=e.constructor;if(t===void 0||
typeof t!="function")return!0;const r=t.prototype;return!(L(r)===!1||Object.prototype.hasOwnProperty.call(r,"isPrototype\
Of")===!1)}function se(e){return Q(e)?{...e}:Array.isArray(e)?[...e]:e instanceof Map?new Map(e):e instanceof Set?new Set(
e):e}function $e(e){let t=0;for(const r in e)Object.prototype.hasOwnProperty.call(e,r)&&t++;return t}const me=e=>{const t=typeof e;
switch(t){case"undefined":return"undefined";case"string":return"string";case"number":return Number.isNaN(e)?"nan":"numbe\
r";case"boolean":return"boolean";case"function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"\
object":return Array.isArray(e)?"array":e===null?"null":e.then&&typeof e.then=="function"&&e.catch&&typeof e.catch=="fun\
ction"?"promise":typeof Map<"u"&&e instanceof Map?"map":typeof Set<"u"&&e instanceof Set?"set":typeof Date<"u"&&e instanceof
Date?"date":typeof File<"u"&&e instanceof File?"file":"object";default:throw new Error(`Unknown data type: ${t}`)}},ae=new Set(
["string","number","symbol"]),ge=new Set(["string","number","bigint","boolean","symbol","undefined"]);function ye(e){return e.
replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function le(e,t,r){const s=new e._zod.constr(t??e._zod.def);return(!t||r?.parent)&&
(s._zod.parent=e),s}function te(e){const t=e;if(!t)return{};if(typeof t=="string")return{error:()=>t};if(t?.message!==void 0){
if(t?.error!==void 0)throw new Error("Cannot specify both `message` and `error` params");t.error=t.message}return delete t.
message,typeof t.error=="string"?{...t,error:()=>t.error}:t}function ce(e){let t;return new Proxy({},{get(r,s,c){return t??
(t=e()),Reflect.get(t,s,c)},set(r,s,c,l){return t??(t=e()),Reflect.set(t,s,c,l)},has(r,s){return t??(t=e()),Reflect.has(
t,s)},deleteProperty(r,s){return t??(t=e()),Reflect.deleteProperty(t,s)},ownKeys(r){return t??(t=e()),Reflect.ownKeys(t)},
getOwnPropertyDescriptor(r,s){return t??(t=e()),Reflect.getOwnPropertyDescriptor(t,s)},defineProperty(r,s,c){return t??(t=
e()),Reflect.defineProperty(t,s,c)}})}function we(e){return typeof e=="bigint"?e.toString()+"n":typeof e=="string"?`"${e}\
"`:`${e}`}function ve(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout==="optional")}const We={
safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[
-34028234663852886e22,34028234663852886e22],float64:[-Number.MAX_VALUE,Number.MAX_VALUE]},pn={int64:[BigInt("-9223372036\
854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("18446744073709551615")]};function cc(e,t){const r=e.
_zod.def,s=r.checks;if(s&&s.length>0)throw new Error(".pick() cannot be used on object schemas containing refinements");
const l={};return j(l,e,He(e,t)),le(e,h(r,{shape:l,checks:[]}))}function He(e,t){const r=S(e),s=[];for(const c of Reflect.
ownKeys(t)){if(!Object.getOwnPropertyDescriptor(r,c)?.enumerable)throw new Error(`Unrecognized key: "${String(c)}"`);t[c]&&
s.push(c)}return s}function uc(e,t){const r=e._zod.def,s=r.checks;if(s&&s.length>0)throw new Error(".omit() cannot be us\
ed on object schemas containing refinements");const l=new Set(He(e,t)),w={};return j(w,e,Reflect.ownKeys(S(e)).filter(b=>!l.
has(b))),le(e,h(r,{shape:w,checks:[]}))}function Hd(e,t){if(!Q(t))throw new Error("Invalid input to extend: expected a p\
lain object");const r=e._zod.def.checks;if(r&&r.length>0){const c=S(e);for(const l of Reflect.ownKeys(t))if(Object.getOwnPropertyDescriptor(
c,l)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` inste\
ad.")}return le(e,h(e._zod.def,{shape:Vo(e,t)}))}function Vo(e,t){const r={};return j(r,e,Reflect.ownKeys(S(e))),k(r,t),
r}function Vd(e,t){if(!Q(t))throw new Error("Invalid input to safeExtend: expected a plain object");return le(e,h(e._zod.
def,{shape:Vo(e,t)}))}function Gd(e,t){if(!t?._zod?.def)throw new Error("Invalid input to merge: expected an object sche\
ma. To merge a plain shape, use `.extend()`.");if(e._zod.def.checks?.length)throw new Error(".merge() cannot be used on \
object schemas containing refinements. Use .safeExtend() instead.");const r={};j(r,e,Reflect.ownKeys(S(e))),j(r,t,Reflect.
ownKeys(S(t)));const s=h(e._zod.def,{shape:r,get catchall(){return t._zod.def.catchall},checks:t._zod.def.checks??[]});return le(
e,s)}function Yd(e,t,r,s="partial"){const l=t._zod.def.checks;if(l&&l.length>0)throw new Error(`.${s}() cannot be used o\
n object schemas containing refinements`);const b=r?new Set(He(t,r)):void 0,F={};return j(F,t,Reflect.ownKeys(S(t)),e&&((T,K)=>b&&
!b.has(K)?T:new e({type:"optional",innerType:T}))),le(t,h(t._zod.def,{shape:F,checks:[]}))}function qd(e,t,r){const s=r?
new Set(He(t,r)):void 0,c={};return j(c,t,Reflect.ownKeys(S(t)),(l,w)=>s&&!s.has(w)?l:new e({type:"nonoptional",innerType:l})),
le(t,h(t._zod.def,{shape:c}))}function Se(e,t=0){if(e.aborted===!0)return!0;for(let r=t;r<e.issues.length;r++)if(e.issues[r]?.
continue!==!0)return!0;return!1}function lc(e,t=0){if(e.aborted===!0)return!0;for(let r=t;r<e.issues.length;r++)if(e.issues[r]?.
continue===!1)return!0;return!1}function Go(e,t){return t.map(r=>{var s;return(s=r).path??(s.path=[]),r.path.unshift(e),
r})}function Ve(e){return typeof e=="string"?e:e?.message}function Yo(e){const t=[];for(const r of e??[]){const s=r._zod.
def;if(!/_(length|size)$|_equals$/.test(s.check))break;const c=s.maximum??s.length??s.size;c>=0&&t.push([c,r])}return t}
function hn(e,t,r){var s;for(let c=t;c<e.length;c++)(s=e[c]).schema??(s.schema=r)}function Ge(e,t,r){var s;const c=e.inst?.
_zod?.traits;c?.has("$ZodType")&&(c.has("$ZodCheck")?(s=e).schema??(s.schema=e.inst):e.schema=e.inst);const l=e.schema!==
e.inst?e.schema?._zod.def?.error:void 0,w=e.message?e.message:Ve(e.inst?._zod.def?.error?.(e))??Ve(l?.(e))??Ve(t?.error?.(
e))??Ve(r.customError?.(e))??Ve(r.localeError?.(e))??"Invalid input",b={};for(const F of Object.keys(e))F==="inst"||F===
"schema"||F==="continue"||F==="input"||F==="__proto__"||(b[F]=e[F]);return b.path??(b.path=[]),b.message=w,t?.reportInput&&
(b.input=e.input),b}function Xd(e){return e instanceof Set?"set":e instanceof Map?"map":e instanceof File?"file":"unknow\
n"}const dc=/[\uD800-\uDBFF]/;function fc(e){const t=e.length;if(!dc.test(e))return t;let r=t;for(let s=0;s<t-1;s++)(e.charCodeAt(
s)&64512)===55296&&(e.charCodeAt(s+1)&64512)===56320&&(r--,s++);return r}function pc(e){return Array.isArray(e)?"array":
typeof e=="string"?"string":"unknown"}function Jd(e){const t=typeof e;switch(t){case"number":return Number.isNaN(e)?"nan":
"number";case"object":{if(e===null)return"null";if(Array.isArray(e))return"array";const r=e;if(r&&Object.getPrototypeOf(
r)!==Object.prototype&&"constructor"in r&&r.constructor)return r.constructor.name}}return t}function Qd(...e){const[t,r,
s]=e;return typeof t=="string"?{message:t,code:"custom",input:r,inst:s}:{...t}}function ef(e){return Object.entries(e).filter(
([t,r])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function hc(e){const t=atob(e),r=new Uint8Array(t.length);for(let s=0;s<
t.length;s++)r[s]=t.charCodeAt(s);return r}function mc(e){let t="";for(let r=0;r<e.length;r++)t+=String.fromCharCode(e[r]);
return btoa(t)}function tf(e){const t=e.replace(/-/g,"+").replace(/_/g,"/"),r="=".repeat((4-t.length%4)%4);return hc(t+r)}
function nf(e){return mc(e).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function of(e){const t=e.replace(/^0x/,
"");if(t.length%2!==0)throw new Error("Invalid hex string length");const r=new Uint8Array(t.length/2);for(let s=0;s<t.length;s+=
2)r[s/2]=Number.parseInt(t.slice(s,s+2),16);return r}function rf(e){return Array.from(e).map(t=>t.toString(16).padStart(
2,"0")).join("")}class sf{constructor(...t){}}function gc(e,t){for(const r in t){const s=Object.getOwnPropertyDescriptor(
t,r);s.get?Object.defineProperty(e,r,{...s,enumerable:!1}):_c(e,r,s.value)}}function Me(e,t,r,s=!0){return Object.defineProperty(
e,t,{configurable:!0,writable:!0,enumerable:s,value:r}),r}function yc(e,t,r){return Me(e,t,r,!1)}function af(e,t){for(const r in e){
const s=e[r];Object.defineProperty(t,r,{configurable:!0,enumerable:!0,get(){return Me(this,r,s(this))},set(c){Me(this,r,
c)}})}return t}function _c(e,t,r){Object.defineProperty(e,t,{configurable:!0,get(){return this==null?r:Me(this,t,r.bind(
this))},set(s){Me(this,t,s)}})}function bc(e,t){const r=Object.getPrototypeOf(e);return t in r?void 0:r}let mn,Ee=!1;const $c={
configurable:!0,get(){Ee=!0}};function _e(e,t,r){const s=Object.getPrototypeOf(e._zod);if(t in s&&mn!==e._zod){mn=void 0;
return}mn=e._zod,Object.defineProperty(s,t,{configurable:!0,get(){Object.defineProperty(this,t,$c);const c=Ee;Ee=!1;try{
const l=r(this);return Ee?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,value:l}),Ee=Ee||c,l}catch(l){
throw delete this[t],Ee=Ee||c,l}},set(c){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:c})}})}function wc(e,t,r,s){
const c=bc(e,t);c&&Object.defineProperty(c,t,{configurable:!0,get(){const l={configurable:!0,writable:!0,enumerable:s,value:void 0};
return Object.defineProperty(this,t,l),l.value=r(this),Object.defineProperty(this,t,l),l.value},set(l){Object.defineProperty(
this,t,{configurable:!0,writable:!0,enumerable:s,value:l})}})}const vc="~constantCatch";function cf(e){const t=()=>e;return t[vc]=
!0,t}var qo;const kc=Object.freeze({status:"aborted"}),gn={value:void 0,enumerable:!1};let Xo="captureStackTrace"in Error?
Error:null;function zc(e){const t=Xo;if(t){const r=t.stackTraceLimit;if(typeof r=="number"){try{t.stackTraceLimit=0}catch{
return Xo=null,new e}try{return new e}finally{t.stackTraceLimit=r}}}return new e}function oe(e,t,r,s){const c={};function l(H){
this.def=H,this.constr=q,this.traits=new Set}l.prototype=c;const w=r,b=w&&new WeakSet;function F(H,J){if(H._zod){if(H._zod.
traits.has(e))return}else{gn.value=new l(J);try{Object.defineProperty(H,"_zod",gn)}finally{gn.value=void 0}}if(H._zod.traits.
add(e),t(H,J),b){const X=Object.getPrototypeOf(H),ue=H._zod.constr.prototype;let fe=X;for(;fe&&fe!==ue;)fe=Object.getPrototypeOf(
fe);const ze=fe??X;b.has(ze)||(b.add(ze),gc(ze,w))}const ee=q.prototype;for(const X in ee)Object.prototype.hasOwnProperty.
call(ee,X)&&(X in H||(H[X]=ee[X].bind(H)))}const T=s?.Parent??Object;class K extends T{}Object.defineProperty(K,"name",{
value:e});function q(H){const J=s?.Parent?zc(K):this;F(J,H);const ee=J._zod.deferred;if(ee){for(const ue of ee)ue();J._zod.
deferred=void 0}const X=globalThis.__zod_globalConfig?.postProcessor;return X&&X(J),J}return Object.defineProperty(q,"in\
it",{value:F}),Object.defineProperty(q,Symbol.hasInstance,{value:H=>s?.Parent&&H instanceof s.Parent?!0:H?._zod?.traits?.
has(e)}),Object.defineProperty(q,"name",{value:e}),q}const uf=null;class Ne extends Error{constructor(){super("Encounter\
ed Promise during synchronous parse. Use .parseAsync() instead.")}}class xc extends Error{constructor(t){super(`Encounte\
red unidirectional transform during encode: ${t}`),this.name="ZodEncodeError"}}(qo=globalThis).__zod_globalConfig??(qo.__zod_globalConfig=
{});const Ye=globalThis.__zod_globalConfig;function qe(e){return e&&Object.assign(Ye,e),Ye}const Te=oe("$ZodCheck",(e,t)=>{
var r;e._zod??(e._zod={}),e._zod.def=t,(r=e._zod).onattach??(r.onattach=[])}),lf=e=>{const t=e.value;return!util.nullish(
t)&&t.size!==void 0},Zc=e=>{const t=e.value;return!I(t)&&t.length!==void 0},Jo={number:"number",bigint:"bigint",object:"\
date"},df=null,Pc=oe("$ZodCheckGreaterThan",(e,t)=>{Te.init(e,t);const r=Jo[typeof t.value];e._zod.check=s=>{(t.inclusive?
s.value>=t.value:s.value>t.value)||s.issues.push({origin:Jo[typeof s.value]??r,code:"too_small",minimum:typeof t.value==
"object"?t.value.getTime():t.value,input:s.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),ff=null,Sc=oe("$Zod\
CheckNumberFormat",(e,t)=>{Te.init(e,t),t.format=t.format||"float64";const r=t.format?.includes("int"),s=r?"int":"number",
[c,l]=We[t.format];e._zod.check=w=>{const b=w.value;if(r){if(!Number.isInteger(b)){w.issues.push({expected:s,format:t.format,
code:"invalid_type",continue:!1,input:b,inst:e});return}if(!Number.isSafeInteger(b)){b>0?w.issues.push({input:b,code:"to\
o_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e,origin:s,inclusive:!0,
continue:!t.abort}):w.issues.push({input:b,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be withi\
n the safe integer range.",inst:e,origin:s,inclusive:!0,continue:!t.abort});return}}b<c&&w.issues.push({origin:"number",
input:b,code:"too_small",minimum:c,inclusive:!0,inst:e,continue:!t.abort}),b>l&&w.issues.push({origin:"number",input:b,code:"\
too_big",maximum:l,inclusive:!0,inst:e,continue:!t.abort})}}),pf=null,hf=null,mf=null,gf=null,yf=null,Ec=oe("$ZodCheckMi\
nLength",(e,t)=>{var r;Te.init(e,t),(r=e._zod.def).when??(r.when=Zc),e._zod.check=s=>{const c=s.value,l=c.length;if((typeof c==
"string"&&l>=t.minimum&&l<t.minimum*2?fc(c):l)>=t.minimum)return;const b=pc(c);s.issues.push({origin:b,code:"too_small",
minimum:t.minimum,inclusive:!0,input:c,inst:e,continue:!t.abort})}}),_f=null,Tc=oe("$ZodCheckStringFormat",(e,t)=>{var r,
s;Te.init(e,t),t.pattern?(r=e._zod).check??(r.check=c=>{t.pattern.lastIndex=0,!t.pattern.test(c.value)&&c.issues.push({origin:"\
string",code:"invalid_format",format:t.format,input:c.value,...t.pattern?{pattern:t.pattern.toString()}:{},inst:e,continue:!t.
abort})}):(s=e._zod).check??(s.check=()=>{})}),Ac=oe("$ZodCheckRegex",(e,t)=>{Tc.init(e,t),e._zod.check=r=>{t.pattern.lastIndex=
0,!t.pattern.test(r.value)&&r.issues.push({origin:"string",code:"invalid_format",format:"regex",input:r.value,pattern:t.
pattern.toString(),inst:e,continue:!t.abort})}}),bf=null,$f=null,wf=null,vf=null,kf=null;function zf(e,t,r){e.issues.length&&
t.issues.push(...util.prefixIssues(r,e.issues))}const xf=null,Zf=null,Pf=null,Mc=oe("$ZodCheckOverwrite",(e,t)=>{Te.init(
e,t),e._zod.check=r=>{r.value=t.tx(r.value)}}),Sf=/^[cC][0-9a-z]{6,}$/,Ef=/^[0-9a-z]+$/,Tf=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,
Af=/^[0-9a-vA-V]{20}$/,Mf=/^[A-Za-z0-9]{27}$/,Cf=/^[a-zA-Z0-9_-]{21}$/;function Of(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}\
}$`)}const If=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,Rf=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/,
Df=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,Ff=e=>e?new RegExp(`^([0-9a-fA-F]{8\
}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
Nf=null,Lf=null,Uf=null,jf=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,
Bf=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
Kf=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,
Wf=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u,Hf=null,Vf=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
Cc=null;function Gf(){return new RegExp(Cc,"u")}const Yf=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
qf=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
Xf=e=>{const t=util.escapeRegex(e??":");return new RegExp(`^(?:[0-9A-F]{2}${t}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${t}){5}[0\
-9a-f]{2}$`)},Jf=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
Qf=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
ep=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,tp=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
np=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/,
op=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/,rp=/^https?$/,ip=/^\+[1-9]\d{6,14}$/,
sp=/^\d(?:[ -]?\d){11,18}$/,ap=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/,
cp=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/,Oc=null;function up(e){return new RegExp(`^${e}$`)}const lp=null;function yn(e){
const t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:\
[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function dp(e){
return new RegExp(`^${yn(e)}$`)}function fp(e){const t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");const r=`${yn(
{precision:e.precision,seconds:!0})}(?:${t.join("|")})`,s=e.local?`${r}|${yn({precision:e.precision})}`:r;return new RegExp(
`^${Oc}T(?:${s})$`)}const Ic=/^[\s\S]{0,}$/,pp=e=>{const t=e?`[\\s\\S]{${e?.minimum??0},${e?.maximum??""}}`:"[\\s\\S]*";
return new RegExp(`^${t}$`)},hp=/^-?\d+n?$/,mp=/^-?\d+$/,Rc=/^-?\d+(?:\.\d+)?$/,gp=/^(?:true|false)$/i,yp=/^null$/i,_p=/^undefined$/i,
bp=/^[^A-Z]*$/,$p=/^[^a-z]*$/,wp=/^[0-9a-fA-F]*$/;function vp(e,t){return new RegExp(`^[A-Za-z0-9+/]{${e}}${t}$`)}function kp(e){
return new RegExp(`^[A-Za-z0-9_-]{${e}}$`)}const zp=/^[0-9a-fA-F]{32}$/,xp=null,Zp=null,Pp=/^[0-9a-fA-F]{40}$/,Sp=null,Ep=null,
Tp=/^[0-9a-fA-F]{64}$/,Ap=null,Mp=null,Cp=/^[0-9a-fA-F]{96}$/,Op=null,Ip=null,Rp=/^[0-9a-fA-F]{128}$/,Dp=null,Fp=null,Dc={
major:4,minor:6,patch:7},ke=oe("$ZodType",(e,t)=>{var r;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=
Dc;const s=e._zod.def.checks,c=e._zod.traits.has("$ZodCheck")?[e,...s??[]]:s?.length?[...s]:[];for(const l of c)for(const w of l.
_zod.onattach)w(e);if(c.length===0)(r=e._zod).deferred??(r.deferred=[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{
const l=(b,F,T)=>{if(b.memo)return b;let K=Se(b),q;for(const H of F){if(H._zod.def.when){if(lc(b)||!H._zod.def.when(b))continue}else if(K)
continue;const J=b.issues.length,ee=H._zod.check(b);if(ee instanceof Promise&&T?.async===!1)throw new Ne;if(q||ee instanceof
Promise)q=(q??Promise.resolve()).then(async()=>{await ee,b.issues.length!==J&&(hn(b.issues,J,e),K||(K=Se(b,J)))});else{if(b.
issues.length===J)continue;hn(b.issues,J,e),K||(K=Se(b,J))}}return q?q.then(()=>b):b},w=(b,F,T)=>{if(Se(b))return b.aborted=
!0,b;const K=l(F,c,T);if(K instanceof Promise){if(T.async===!1)throw new Ne;return K.then(q=>e._zod.parse(q,T))}return e.
_zod.parse(K,T)};e._zod.run=(b,F)=>{if(F.skipChecks)return e._zod.parse(b,F);if(F.direction==="backward"){const K=e._zod.
parse({value:b.value,issues:[]},{...F,skipChecks:!0});return K instanceof Promise?K.then(q=>w(q,b,F)):w(K,b,F)}const T=e.
_zod.parse(b,F);if(T instanceof Promise){if(F.async===!1)throw new Ne;return T.then(K=>l(K,c,F))}return l(T,c,F)}}},{get"\
~standard"(){return yc(this,"~standard",Nc(this))},set"~standard"(e){Me(this,"~standard",e)}}),Qo=(e,t)=>e.issues.length?
{issues:e.issues.map(r=>Ge(r,t,qe()))}:{value:e.value};async function Fc(e,t){const r={async:!0};return Qo(await e._zod.
run({value:t,issues:[]},r),r)}function Nc(e){return{validate:t=>{const r={async:!1};try{const s=e._zod.run({value:t,issues:[]},
r);if(!(s instanceof Promise))return Qo(s,r)}catch{}return Fc(e,t)},vendor:"zod",version:1}}const Lc=oe("$ZodString",(e,t)=>{
ke.init(e,t),e._zod.pattern=t.pattern??Ic,e._zod.parse=(r,s)=>{if(t.coerce)try{r.value=String(r.value)}catch{}return typeof r.
value=="string"||r.issues.push({expected:"string",code:"invalid_type",input:r.value,inst:e}),r}}),Np=null,Lp=null,Up=null,
jp=null,Uc=1,_n=2;function er(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):(new URL(e),
!0)}catch{return!1}}function Bp(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?er(e)||_n:jc(e,t)}function jc(e,t){
if(!t.normalize&&t.protocol?.source===regexes.httpProtocol.source&&!/^https?:\/\//i.test(e))return Uc;try{if(typeof URL<
"u"){const r=URL;if(typeof r.parse=="function")return r.parse(e)??_n}return new URL(e)}catch{return _n}}const Bc=/[\t\n\r]/g;
function Kp(e){return e.replace(Bc,"")}function Wp(e,t){return t.lastIndex=0,t.test(e.hostname)}function Hp(e,t){return t.
lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}const Vp=null,Gp=null,Yp=null,qp=null,Xp=null,
Jp=null,Qp=null,eh=null,th=null,nh=null,oh=null,rh=null,ih=null,Kc=/^[0-9a-fA-F:.]+$/;function Wc(e){return Kc.test(e)?er(
`http://[${e}]`):!1}const sh=null,ah=null,ch=null;function uh(e){const t=e.split("/");if(t.length!==2)return!1;const[r,s]=t;
if(!s)return!1;const c=Number(s);return`${c}`!==s||c<0||c>128?!1:Wc(r)}const lh=null;function Hc(e){if(e==="")return!0;if(/\s/.
test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}const dh=/^[0-9a-zA-Z+/]*={0,2}$/,fh=null,Vc=/^[A-Za-z0-9_-]*$/;
function ph(e){if(!Vc.test(e))return!1;const t=e.replace(/[-_]/g,s=>s==="-"?"+":"/"),r=t.padEnd(Math.ceil(t.length/4)*4,
"=");return Hc(r)}const hh=null,mh=null,Gc=/[- ]/g;function Yc(e){let t=e.length,r=1,s=0;for(;t;){const c=e.charCodeAt(--t)-
48;r^=1,s+=r?[0,2,4,6,8,1,3,5,7,9][c]:c}return s%10===0}function gh(e){return regexes.creditCard.test(e)?Yc(e.replace(Gc,
"")):!1}const yh=null;function qc(e){let t=0;const r=e.length;for(let s=4;s<r;s++){const c=e.charCodeAt(s);t=(c>=65?t*100+
(c-55):t*10+(c-48))%97}for(let s=0;s<4;s++){const c=e.charCodeAt(s);t=(c>=65?t*100+(c-55):t*10+(c-48))%97}return t===1}function _h(e){
return regexes.iban.test(e)?qc(e):!1}const bh=null;function $h(e,t=null){try{const r=e.split(".");if(r.length!==3)return!1;
const[s]=r;if(!s)return!1;const c=JSON.parse(atob(s));return!("typ"in c&&c?.typ!=="JWT"||!c.alg||t&&(!("alg"in c)||c.alg!==
t))}catch{return!1}}const wh=null,vh=null,tr=oe("$ZodNumber",(e,t)=>{ke.init(e,t),e._zod.pattern=Rc,e._zod.parse=(r,s)=>{
if(t.coerce)try{r.value=Number(r.value)}catch{}const c=r.value;if(typeof c=="number"&&!Number.isNaN(c)&&Number.isFinite(
c))return r;const l=typeof c=="number"?Number.isNaN(c)?"NaN":Number.isFinite(c)?void 0:String(c):void 0;return r.issues.
push({expected:"number",code:"invalid_type",input:c,inst:e,...l?{received:l}:{}}),r}}),Xc=oe("$ZodNumberFormat",(e,t)=>{
Sc.init(e,t),tr.init(e,t)}),kh=null,zh=null,xh=null,Zh=null,Ph=null,Sh=null,Eh=null,Th=null,Jc=oe("$ZodNever",(e,t)=>{ke.
init(e,t),e._zod.parse=(r,s)=>(r.issues.push({expected:"never",code:"invalid_type",input:r.value,inst:e}),r)}),Ah=null,Mh=null;
function Qc(e,t){const r=Yo(e._zod.def.checks);if(!r.length)return;const s=Math.min(...r.map(l=>l[0])),c=e._zod.parse;e.
_zod.parse=(l,w)=>{const b=t(l.value);if(b>s&&!w?.skipChecks&&w?.direction!=="backward"){for(const[F,T]of Yo(e._zod.def.
checks))if(b>F&&T._zod.def.when(l)){const K=l.issues.length;return T._zod.check(l),l.issues[K].continue=!1,hn(l.issues,K,
e),l}}return c(l,w)}}const eu=e=>Array.isArray(e)?e.length:-1,Ch=e=>e instanceof Map?e.size:-1,Oh=e=>e instanceof Set?e.
size:-1;function nr(e,t,r){e.issues.length&&t.issues.push(...Go(r,e.issues)),t.value[r]=e.value}const tu=oe("$ZodArray",
(e,t)=>{ke.init(e,t);const r=Ye.memoizer;r?.attach(e),e._zod.parse=(s,c)=>{const l=s.value;if(!Array.isArray(l))return s.
issues.push({expected:"array",code:"invalid_type",input:l,inst:e}),s;s.value=r?r.alloc(e,s,Array(l.length),c):Array(l.length);
const w=[],b=c?.abortEarly;for(let F=0;F<l.length;F++){const T=l[F],K=t.element._zod.run({value:T,issues:[]},c);if(K instanceof
Promise)w.push(K.then(q=>nr(q,s,F)));else if(nr(K,s,F),b&&K.issues.length!==0&&Se(K))break}return w.length?Promise.all(w).
then(()=>s):s},Qc(e,eu)});function bt(e,t,r,s,c,l){const w=r in s,b=l==="optional";if(!(!w&&b&&c==="optional")){if(e.issues.
length){if(c!==void 0&&b&&!w)return;t.issues.push(...Go(r,e.issues))}if(!w&&c===void 0){e.issues.length||t.issues.push({
code:"invalid_type",expected:"nonoptional",input:void 0,path:[r]});return}e.value===void 0?(w||c==="defaulted"&&!b)&&(t.
value[r]=void 0):t.value[r]=e.value}}const nu=[];function ou(e){const t=Object.keys(e.shape),r=Object.getOwnPropertySymbols(
e.shape),s=r.length?r:nu,c=s.length?[...t,...s]:t;for(const w of c)if(!e.shape?.[w]?._zod?.traits?.has("$ZodType"))throw new Error(
`Invalid element at key "${String(w)}": expected a Zod schema`);const l=ve(e.shape);return{...e,allKeys:c,symbolKeys:s,keySet:new Set(
t),numKeys:t.length,optionalKeys:new Set(l)}}function ru(e,t,r,s,c,l,w){const b=[],F=c.keySet,T=c.catchall._zod,K=T.def.
type,q=T.optin,H=T.optout;let J=0;for(const ee in t){if(w&&r.issues.length!==J){if(Se(r,J))break;J=r.issues.length}if(F.
has(ee))continue;if(ee==="__proto__"){K==="never"&&b.push(ee);continue}if(K==="never"){b.push(ee);continue}const X=T.run(
{value:t[ee],issues:[]},s);X instanceof Promise?e.push(X.then(ue=>bt(ue,r,ee,t,q,H))):bt(X,r,ee,t,q,H)}return b.length&&
r.issues.push({code:"unrecognized_keys",keys:b,input:t,inst:l,continue:!0}),e.length?Promise.all(e).then(()=>r):r}const iu=oe(
"$ZodObject",(e,t)=>{ke.init(e,t);const r=Object.getOwnPropertyDescriptor(t,"shape"),s=r?.get?r.get.raw:t.shape??{};if(s){
const T=()=>{const K={...s};return Object.defineProperty(t,"shape",{value:K}),T.raw=K,K};T.raw=s,Object.defineProperty(t,
"shape",{get:T})}const c=A(()=>ou(t));_e(e,"propValues",T=>{const K=T.def.shape,q={};for(const H in K){const J=K[H]._zod;
if(J.values){Object.prototype.hasOwnProperty.call(q,H)||C(q,H,new Set);for(const ee of J.values)q[H].add(ee);J.optin!==void 0&&
q[H].add(void 0)}}return q});const l=L,w=t.catchall;let b;const F=Ye.memoizer;F?.attach(e),e._zod.parse=(T,K)=>{b??(b=c.
value);const q=T.value;if(!l(q))return T.issues.push({expected:"object",code:"invalid_type",input:q,inst:e}),T;T.value=F?
F.alloc(e,T,{},K):{};const H=[],J=b.shape,ee=K?.abortEarly;let X=T.issues.length;for(const ue of b.allKeys){if(ee&&T.issues.
length!==X){if(Se(T,X))break;X=T.issues.length}if(ue==="__proto__")continue;const fe=J[ue],ze=fe._zod.optin,In=fe._zod.optout,
St=fe._zod.run({value:q[ue],issues:[]},K);St instanceof Promise?H.push(St.then(nt=>bt(nt,T,ue,q,ze,In))):bt(St,T,ue,q,ze,
In)}return w?ru(H,q,T,K,c.value,e,ee===!0):H.length?Promise.all(H).then(()=>T):T}}),Ih=null;function or(e,t,r,s){for(const l of e)
if(l.issues.length===0)return t.value=l.value,t;const c=e.filter(l=>!Se(l));return c.length===1?(t.value=c[0].value,c[0]):
(t.issues.push({code:"invalid_union",input:t.value,inst:r,errors:e.map(l=>l.issues.map(w=>Ge(w,s,qe())))}),t)}const su=oe(
"$ZodUnion",(e,t)=>{ke.init(e,t),_e(e,"optin",s=>s.def.options.some(c=>c._zod.optin==="defaulted")?"defaulted":s.def.options.
some(c=>c._zod.optin!==void 0)?"optional":void 0),_e(e,"optout",s=>s.def.options.some(c=>c._zod.optout==="optional")?"op\
tional":void 0),_e(e,"values",s=>{if(s.def.options.every(c=>c._zod.values))return new Set(s.def.options.flatMap(c=>Array.
from(c._zod.values)))}),_e(e,"pattern",s=>{if(s.def.options.every(c=>c._zod.pattern)){const c=s.def.options.map(l=>l._zod.
pattern);return new RegExp(`^(${c.map(l=>M(l.source)).join("|")})$`)}});const r=t.options.length===1?t.options[0]._zod.run:
null;e._zod.parse=(s,c)=>{if(r)return r(s,c);let l=!1;const w=[];for(const b of t.options){const F=b._zod.run({value:s.value,
issues:[]},c);if(F instanceof Promise)w.push(F),l=!0;else{if(F.issues.length===0)return F;w.push(F)}}return l?Promise.all(
w).then(b=>or(b,s,e,c)):or(w,s,e,c)}});function Rh(e,t,r,s){const c=[];for(let l=0;l<e.length;l++)e[l].issues.length===0&&
c.push(l);return c.length===1?(t.value=e[c[0]].value,t):(c.length===0?t.issues.push({code:"invalid_union",input:t.value,
inst:r,errors:e.map(l=>l.issues.map(w=>util.finalizeIssue(w,s,core.config())))}):t.issues.push({code:"invalid_union",input:t.
value,inst:r,errors:[],inclusive:!1,matches:c}),t)}const Dh=null;function Fh(e,t){const r=e._zod;let s=r.bag.optionsMap;
s||(s=au(r.def),r.bag.optionsMap=s);const c=s.get(t);if(c===null)throw new Error(`Ambiguous discriminator value "${String(
t)}"`);return c}function au(e){const t=new Map;for(const r of e.options){const s=r._zod.propValues?.[e.discriminator];if(!s||
s.size===0)throw new Error(`Invalid discriminated union option at index "${e.options.indexOf(r)}"`);for(const c of s)if(t.
has(c)){if(c!==void 0)throw new Error(`Duplicate discriminator value "${String(c)}"`);t.set(c,null)}else t.set(c,r)}return t}
const Nh=null,Lh=null;function bn(e,t){if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&+e==+t)
return{valid:!0,data:e};if(util.isPlainObject(e)&&util.isPlainObject(t)){const r=Object.keys(t),s=Object.keys(e).filter(
l=>r.indexOf(l)!==-1),c={...e,...t};Object.prototype.hasOwnProperty.call(c,"__proto__")&&delete c.__proto__;for(const l of s){
if(l==="__proto__")continue;const w=bn(e[l],t[l]);if(!w.valid)return{valid:!1,mergeErrorPath:[l,...w.mergeErrorPath]};c[l]=
w.data}return{valid:!0,data:c}}if(Array.isArray(e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};
const r=[];for(let s=0;s<e.length;s++){const c=e[s],l=t[s],w=bn(c,l);if(!w.valid)return{valid:!1,mergeErrorPath:[s,...w.
mergeErrorPath]};r.push(w.data)}return{valid:!0,data:r}}return{valid:!1,mergeErrorPath:[]}}function Uh(e,t,r){const s=new Map;
let c;const l=new Map,w=(T,K)=>{let q;if(T.code==="unrecognized_keys"&&!T.path?.length)c??(c=T),q=T.keys;else if(T.code===
"invalid_key"&&T.origin==="record"&&T.path?.length===1){const H=String(T.path[0]);l.has(H)||l.set(H,T),q=[H]}else return!1;
for(const H of q)s.has(H)||s.set(H,{}),s.get(H)[K]=!0;return!0};for(const T of t.issues)w(T,"l")||e.issues.push(T);for(const T of r.
issues)w(T,"r")||e.issues.push(T);const b=[...s].filter(([,T])=>T.l&&T.r).map(([T])=>T);if(b.length){const T=c?b.filter(
K=>c.keys.includes(K)):[];T.length&&e.issues.push({...c,keys:T});for(const K of b)!T.includes(K)&&l.has(K)&&e.issues.push(
l.get(K))}const F=bn(t.value,r.value);if(!F.valid){if(util.aborted(e))return e;throw new Error(`Unmergable intersection.\
 Error path: ${JSON.stringify(F.mergeErrorPath)}`)}return e.value=F.data,e}const jh=null;function Bh(e,t){for(let r=e.length-
1;r>=0;r--)if(!(t==="optin"?e[r]._zod.optin!==void 0:e[r]._zod.optout==="optional"))return r+1;return 0}function Kh(e,t,r){
e.issues.length&&t.issues.push(...util.prefixIssues(r,e.issues)),t.value[r]=e.value}function Wh(e,t,r,s,c){for(let l=0;l<
r.length;l++){const w=e[l],b=l<s.length;if(!b&&l>=c&&r[l]._zod.optin==="optional"){t.value.length=l;break}if(w.issues.length){
if(!b&&l>=c){t.value.length=l;break}t.issues.push(...util.prefixIssues(l,w.issues))}t.value[l]=w.value}for(let l=t.value.
length-1;l>=s.length&&(r[l]._zod.optout==="optional"&&t.value[l]===void 0);l--)t.value.length=l;return t}const Hh=null,Vh=null;
function Gh(e,t,r,s,c,l,w){e.issues.length&&(util.propertyKeyTypes.has(typeof s)?r.issues.push(...util.prefixIssues(s,e.
issues)):r.issues.push({code:"invalid_key",origin:"map",input:c,inst:l,issues:e.issues.map(b=>util.finalizeIssue(b,w,core.
config()))})),t.issues.length&&(util.propertyKeyTypes.has(typeof s)?r.issues.push(...util.prefixIssues(s,t.issues)):r.issues.
push({origin:"map",code:"invalid_element",input:c,inst:l,key:s,issues:t.issues.map(b=>util.finalizeIssue(b,w,core.config()))})),
r.value.set(e.value,t.value)}const Yh=null;function qh(e,t){e.issues.length&&t.issues.push(...e.issues),t.value.add(e.value)}
const Xh=null,Jh=null,Qh=null,cu=oe("$ZodTransform",(e,t)=>{ke.init(e,t),e._zod.optin="optional",Ye.memoizer?.guard(e),e.
_zod.parse=(r,s)=>{if(s.direction==="backward")throw new xc(e.constructor.name);const c=t.transform(r.value,r);if(s.async)
return(c instanceof Promise?c:Promise.resolve(c)).then(w=>(r.value=w,r));if(c instanceof Promise)throw new Ne;return r.value=
c,r}});function rr(e,t){return e.value=t.issues.length?void 0:t.value,e}const uu=oe("$ZodOptional",(e,t)=>{ke.init(e,t),
_e(e,"optin",r=>r.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",_e(e,"values",
r=>{const s=r.def.innerType._zod.values;return s?new Set([...s,void 0]):void 0}),_e(e,"pattern",r=>{const s=r.def.innerType.
_zod.pattern;return s?new RegExp(`^(${M(s.source)})?$`):void 0}),e._zod.parse=(r,s)=>{if(r.value===void 0){if(t.innerType.
_zod.optin!=="defaulted")return r;const c=t.innerType._zod.run({value:r.value,issues:[]},s);return c instanceof Promise?
c.then(l=>rr(r,l)):rr(r,c)}return t.innerType._zod.run(r,s)}}),em=null,tm=null,nm=null;function om(e,t){return e.value===
void 0&&(e.value=t.defaultValue),e}const rm=null,im=null;function sm(e,t){return!e.issues.length&&e.value===void 0&&e.issues.
push({code:"invalid_type",expected:"nonoptional",input:e.value,inst:t}),e}const am=null;function cm(e,t,r,s){return t.issues.
length?(e.value=r.catchValue({...t,value:e.value,error:{issues:t.issues.map(c=>util.finalizeIssue(c,s,core.config()))},input:e.
value}),e):(e.value=t.value,t.memo&&(e.memo=!0),e)}const um=null,lm=null,lu=oe("$ZodPipe",(e,t)=>{ke.init(e,t),_e(e,"val\
ues",r=>r.def.in._zod.values),_e(e,"optin",r=>r.def.in._zod.optin),_e(e,"optout",r=>r.def.out._zod.optout),_e(e,"propVal\
ues",r=>r.def.in._zod.propValues),e._zod.parse=(r,s)=>{if(s.direction==="backward"){const l=t.out._zod.run(r,s);return l instanceof
Promise?l.then(w=>$t(w,t.in,s)):$t(l,t.in,s)}const c=t.in._zod.run(r,s);return c instanceof Promise?c.then(l=>$t(l,t.out,
s)):$t(c,t.out,s)}});function $t(e,t,r){return e.issues.some(s=>s.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run(
{value:e.value,issues:e.issues},r)}const dm=null;function fm(e,t,r){if(e.issues.length)return e.aborted=!0,e;if((r.direction||
"forward")==="forward"){const c=t.transform(e.value,e);return c instanceof Promise?c.then(l=>wt(e,l,t.out,r)):wt(e,c,t.out,
r)}else{const c=t.reverseTransform(e.value,e);return c instanceof Promise?c.then(l=>wt(e,l,t.in,r)):wt(e,c,t.in,r)}}function wt(e,t,r,s){
return e.issues.length?(e.aborted=!0,e):r._zod.run({value:t,issues:e.issues},s)}const pm=null,hm=null;function mm(e){return e.
memo||(e.value=Object.freeze(e.value)),e}function du(e){const t=e._zod.def;let r=t.pattern,s=!!t.format?.includes("int"),
c,l;for(const b of t.checks??[]){const F=b._zod.def;F.pattern&&(r=F.pattern),s||(s=!!F.format?.includes("int"));const T=F.
minimum??F.length,K=F.maximum??F.length;T!==void 0&&(c===void 0||T>c)&&(c=T),K!==void 0&&(l===void 0||K<l)&&(l=K)}if(r)return r.
source;if(c!==void 0&&l!==void 0&&c>l)return"(?!)";if(c!==void 0||l!==void 0)return regexes.string({minimum:c,maximum:l}).
source;const w=e._zod.pattern;return(s&&w===regexes.number?regexes.integer:w)?.source}function ir(e){const t=e._zod.def,
r=e._zod.pattern?.source,s=t.innerType??e._zod.innerType;if(s){const c=s._zod.pattern?.source,l=ir(s);return r&&c&&l&&l!==
c?r.replace(util.cleanRegex(c),()=>util.cleanRegex(l)):r}if(t.options){const c=t.options.map(ir);if(c.every(Boolean))return`\
^(${c.map(l=>util.cleanRegex(l)).join("|")})$`}return du(e)}const gm=null,ym=null,_m=null,bm=null,$m=null;function wm(e,t,r,s){
if(!e){const c={code:"custom",input:r,inst:s,path:[...s._zod.def.path??[]],continue:!s._zod.def.abort};s._zod.def.params&&
(c.params=s._zod.def.params),t.issues.push(util.issue(c))}}var sr;const vm=null,km=null;class fu{constructor(){this._map=
new WeakMap,this._idmap=new Map}add(t,...r){const s=r[0];return this._map.set(t,s),s&&typeof s=="object"&&"id"in s&&this.
_idmap.set(s.id,t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){const r=this._map.get(t);
return r&&typeof r=="object"&&"id"in r&&this._idmap.delete(r.id),this._map.delete(t),this}get(t){const r=t._zod.parent;if(r){
const s={...this.get(r)??{}};delete s.id;const c={...s,...this._map.get(t)};return Object.keys(c).length?c:void 0}return this.
_map.get(t)}has(t){return this._map.has(t)}}function pu(){return new fu}(sr=globalThis).__zod_globalRegistry??(sr.__zod_globalRegistry=
pu());const vt=globalThis.__zod_globalRegistry;function kt(e){return e.checks&&(e.checks=[...e.checks]),e}function hu(e,t){
return new e(kt({type:"string",...te(t)}))}function zm(e,t){return new e(kt({type:"string",coerce:!0,...util.normalizeParams(
t)}))}function xm(e,t){return new e({type:"string",format:"email",check:"string_format",abort:!1,...util.normalizeParams(
t)})}function Zm(e,t){return new e({type:"string",format:"guid",check:"string_format",abort:!1,...util.normalizeParams(t)})}
function Pm(e,t){return new e({type:"string",format:"uuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Sm(e,t){
return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...util.normalizeParams(t)})}function Em(e,t){
return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...util.normalizeParams(t)})}function Tm(e,t){
return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v7",...util.normalizeParams(t)})}function Am(e,t){
return new e({type:"string",format:"url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Mm(e,t){return new e(
{type:"string",format:"emoji",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Cm(e,t){return new e(
{type:"string",format:"nanoid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Om(e,t){return new e(
{type:"string",format:"cuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Im(e,t){return new e({
type:"string",format:"cuid2",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Rm(e,t){return new e({
type:"string",format:"ulid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Dm(e,t){return new e({type:"\
string",format:"xid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Fm(e,t){return new e({type:"st\
ring",format:"ksuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Nm(e,t){return new e({type:"st\
ring",format:"ipv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Lm(e,t){return new e({type:"str\
ing",format:"ipv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Um(e,t){return new e({type:"stri\
ng",format:"mac",check:"string_format",abort:!1,...util.normalizeParams(t)})}function jm(e,t){return new e({type:"string",
format:"cidrv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Bm(e,t){return new e({type:"string",
format:"cidrv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Km(e,t){return new e({type:"string",
format:"base64",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Wm(e,t){return new e({type:"string",
format:"base64url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Hm(e,t){return new e({type:"stri\
ng",format:"e164",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Vm(e,t){return new e({type:"strin\
g",format:"credit_card",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Gm(e,t){return new e({type:"\
string",format:"iban",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Ym(e,t){return new e({type:"s\
tring",format:"jwt",check:"string_format",abort:!1,...util.normalizeParams(t)})}const qm={Any:null,Minute:-1,Second:0,Millisecond:3,
Microsecond:6};function Xm(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,
...util.normalizeParams(t)})}function Jm(e,t){return new e({type:"string",format:"date",check:"string_format",...util.normalizeParams(
t)})}function Qm(e,t){return new e({type:"string",format:"time",check:"string_format",precision:null,...util.normalizeParams(
t)})}function eg(e,t){return new e({type:"string",format:"duration",check:"string_format",...util.normalizeParams(t)})}function tg(e,t){
return new e(kt({type:"number",checks:[],...util.normalizeParams(t)}))}function ng(e,t){return new e(kt({type:"number",coerce:!0,
checks:[],...util.normalizeParams(t)}))}function mu(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"\
safeint",...te(t)})}function og(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float32",...util.
normalizeParams(t)})}function rg(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float64",...util.
normalizeParams(t)})}function ig(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"int32",...util.
normalizeParams(t)})}function sg(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"uint32",...util.
normalizeParams(t)})}function ag(e,t){return new e({type:"boolean",...util.normalizeParams(t)})}function cg(e,t){return new e(
{type:"boolean",coerce:!0,...util.normalizeParams(t)})}function ug(e,t){return new e({type:"bigint",...util.normalizeParams(
t)})}function lg(e,t){return new e({type:"bigint",coerce:!0,...util.normalizeParams(t)})}function dg(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"int64",...util.normalizeParams(t)})}function fg(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"uint64",...util.normalizeParams(t)})}function pg(e,t){return new e(
{type:"symbol",...util.normalizeParams(t)})}function hg(e,t){return new e({type:"undefined",...util.normalizeParams(t)})}
function mg(e,t){return new e({type:"null",...util.normalizeParams(t)})}function gg(e){return new e({type:"any"})}function yg(e){
return new e({type:"unknown"})}function gu(e,t){return new e({type:"never",...te(t)})}function _g(e,t){return new e({type:"\
void",...util.normalizeParams(t)})}function bg(e,t){return new e({type:"date",...util.normalizeParams(t)})}function $g(e,t){
return new e({type:"date",coerce:!0,...util.normalizeParams(t)})}function wg(e,t){return new e({type:"nan",...util.normalizeParams(
t)})}function yu(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function _u(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!0})}
function bu(e,t){return new checks.$ZodCheckGreaterThan({check:"greater_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function ar(e,t){return new Pc({check:"greater_than",...te(t),value:e,inclusive:!0})}function vg(e){return bu(0,e)}function kg(e){
return yu(0,e)}function zg(e){return _u(0,e)}function xg(e){return ar(0,e)}function Zg(e,t){return new checks.$ZodCheckMultipleOf(
{check:"multiple_of",...util.normalizeParams(t),value:e})}function Pg(e,t){return new checks.$ZodCheckMaxSize({check:"ma\
x_size",...util.normalizeParams(t),maximum:e})}function Sg(e,t){return new checks.$ZodCheckMinSize({check:"min_size",...util.
normalizeParams(t),minimum:e})}function Eg(e,t){return new checks.$ZodCheckSizeEquals({check:"size_equals",...util.normalizeParams(
t),size:e})}function Tg(e,t){return new checks.$ZodCheckMaxLength({check:"max_length",...util.normalizeParams(t),maximum:e})}
function $u(e,t){return new Ec({check:"min_length",...te(t),minimum:e})}function Ag(e,t){return new checks.$ZodCheckLengthEquals(
{check:"length_equals",...util.normalizeParams(t),length:e})}function wu(e,t){return new Ac({check:"string_format",format:"\
regex",...te(t),pattern:e})}function Mg(e){return new checks.$ZodCheckLowerCase({check:"string_format",format:"lowercase",
...util.normalizeParams(e)})}function Cg(e){return new checks.$ZodCheckUpperCase({check:"string_format",format:"uppercas\
e",...util.normalizeParams(e)})}function Og(e,t){return new checks.$ZodCheckIncludes({check:"string_format",format:"incl\
udes",...util.normalizeParams(t),includes:e})}function Ig(e,t){return new checks.$ZodCheckStartsWith({check:"string_form\
at",format:"starts_with",...util.normalizeParams(t),prefix:e})}function Rg(e,t){return new checks.$ZodCheckEndsWith({check:"\
string_format",format:"ends_with",...util.normalizeParams(t),suffix:e})}function Dg(e,t,r){return new checks.$ZodCheckProperty(
{check:"property",property:e,schema:t,...util.normalizeParams(r)})}function Fg(e,t){return new checks.$ZodCheckProperties(
{check:"properties",shape:e,...util.normalizeParams(t)})}function Ng(e,t){return new checks.$ZodCheckMimeType({check:"mi\
me_type",mime:e,...util.normalizeParams(t)})}function Xe(e){return new Mc({check:"overwrite",tx:e})}function Lg(e){return Xe(
t=>t.normalize(e))}function vu(){return Xe(e=>e.trim())}function Ug(){return Xe(e=>e.toLowerCase())}function jg(){return Xe(
e=>e.toUpperCase())}function Bg(){return Xe(e=>util.slugify(e))}function Kg(e,t,r){return new e({type:"array",element:t,
...util.normalizeParams(r)})}function Wg(e,t,r){return new e({type:"union",options:t,...util.normalizeParams(r)})}function Hg(e,t,r){
return new e({type:"union",options:t,inclusive:!1,...util.normalizeParams(r)})}function Vg(e,t,r,s){return new e({type:"\
union",options:r,discriminator:t,...util.normalizeParams(s)})}function Gg(e,t,r){return new e({type:"intersection",left:t,
right:r})}function Yg(e,t,r,s){const c=r instanceof schemas.$ZodType,l=c?s:r,w=c?r:null;return new e({type:"tuple",items:t,
rest:w,...util.normalizeParams(l)})}function qg(e,t,r,s){return new e({type:"record",keyType:t,valueType:r,...util.normalizeParams(
s)})}function Xg(e,t,r,s){return new e({type:"map",keyType:t,valueType:r,...util.normalizeParams(s)})}function Jg(e,t,r){
return new e({type:"set",valueType:t,...util.normalizeParams(r)})}function Qg(e,t,r){const s=Array.isArray(t)?Object.fromEntries(
t.map(c=>[c,c])):t;return new e({type:"enum",entries:s,...util.normalizeParams(r)})}function ey(e,t,r){return new e({type:"\
enum",entries:t,...util.normalizeParams(r)})}function ty(e,t,r){return new e({type:"literal",values:Array.isArray(t)?t:[
t],...util.normalizeParams(r)})}function ny(e,t){return new e({type:"file",...util.normalizeParams(t)})}function oy(e,t){
return new e({type:"transform",transform:t})}function ry(e,t){return new e({type:"optional",innerType:t})}function iy(e,t){
return new e({type:"nullable",innerType:t})}function sy(e,t,r){return new e({type:"default",innerType:t,get defaultValue(){
return typeof r=="function"?r():util.shallowClone(r)}})}function ay(e,t,r){return new e({type:"nonoptional",innerType:t,
...util.normalizeParams(r)})}function cy(e,t){return new e({type:"success",innerType:t})}function uy(e,t,r){return new e(
{type:"catch",innerType:t,catchValue:typeof r=="function"?r:util.constantCatch(r)})}function ly(e,t,r){return new e({type:"\
pipe",in:t,out:r})}function dy(e,t){return new e({type:"readonly",innerType:t})}function fy(e,t,r){return new e({type:"t\
emplate_literal",parts:t,...util.normalizeParams(r)})}function py(e,t){return new e({type:"lazy",getter:t})}function hy(e,t){
return new e({type:"promise",innerType:t})}function my(e,t,r){const s=util.normalizeParams(r);return s.abort??(s.abort=!0),
new e({type:"custom",check:"custom",fn:t,...s})}function gy(e,t,r){return new e({type:"custom",check:"custom",fn:t,...util.
normalizeParams(r)})}function yy(e,t){const r=ku(s=>(s.addIssue=c=>{if(typeof c=="string")s.issues.push(util.issue(c,s.value,
r._zod.def));else{const l=c;l.fatal&&(l.continue=!1),l.code??(l.code="custom"),"input"in l||(l.input=s.value),l.inst??(l.
inst=r),l.continue??(l.continue=!r._zod.def.abort),s.issues.push(util.issue(l))}},e(s.value,s)),t);return r}function ku(e,t){
const r=new checks.$ZodCheck({check:"custom",...util.normalizeParams(t)});return r._zod.check=e,r}function zu(e){const t=new Te(
{check:"describe"});return t._zod.onattach=[r=>{const s=vt.get(r)??{};vt.add(r,{...s,description:e})}],t._zod.check=()=>{},
t}function xu(e){const t=new Te({check:"meta"});return t._zod.onattach=[r=>{const s=vt.get(r)??{};vt.add(r,{...s,...e})}],
t._zod.check=()=>{},t}function _y(e,t){const r=util.normalizeParams(t);let s=r.truthy??["true","1","yes","on","y","enabl\
ed"],c=r.falsy??["false","0","no","off","n","disabled"];r.case!=="sensitive"&&(s=s.map(J=>typeof J=="string"?J.toLowerCase():
J),c=c.map(J=>typeof J=="string"?J.toLowerCase():J));const l=new Set(s),w=new Set(c),b=e.Codec??schemas.$ZodCodec,F=e.Boolean??
schemas.$ZodBoolean,T=e.String??schemas.$ZodString,K=new T({type:"string",error:r.error}),q=new F({type:"boolean",error:r.
error}),H=new b({type:"pipe",in:K,out:q,transform:((J,ee)=>{let X=J;return r.case!=="sensitive"&&(X=X.toLowerCase()),l.has(
X)?!0:w.has(X)?!1:(ee.issues.push({code:"invalid_value",expected:"stringbool",values:[...l,...w],input:ee.value,inst:H,continue:!1}),
{})}),reverseTransform:((J,ee)=>J===!0?s[0]||"true":c[0]||"false"),error:r.error});return H._zod.bag.truthy=s,H._zod.bag.
falsy=c,H._zod.bag.case=r.case??"insensitive",H}function by(e,t,r,s={}){const c=util.normalizeParams(s),l={check:"string\
_format",type:"string",format:t,fn:typeof r=="function"?r:b=>r.test(b),...c};return r instanceof RegExp&&(l.pattern=r),new e(
l)}function Zu(){const e=this._zod;return e.message??(e.message=JSON.stringify(e.def,z,2)),e.message}function Pu(e){this.
_zod.message=e}const Su={get:Zu,set:Pu,enumerable:!0,configurable:!0},$n={value:void 0,enumerable:!1},cr=new WeakSet([Object.
prototype,Error.prototype]),ur=(e,t)=>{e.name="$ZodError",$n.value=t,Object.defineProperty(e,"issues",$n),$n.value=void 0,
Object.defineProperty(e,"message",Su);const r=Object.getPrototypeOf(e);cr.has(r)||(cr.add(r),Object.defineProperty(r,"to\
String",{configurable:!0,enumerable:!1,get(){const s=()=>this.message;return Object.defineProperty(this,"toString",{value:s,
configurable:!0,writable:!0}),s},set(s){Object.defineProperty(this,"toString",{value:s,configurable:!0,writable:!0})}}))},
$y=oe("$ZodError",ur),be=oe("$ZodError",ur,void 0,{Parent:Error});function Eu(e,t,r){return Object.prototype.hasOwnProperty.
call(e,t)||(t==="__proto__"?Object.defineProperty(e,t,{value:r(),writable:!0,enumerable:!0,configurable:!0}):e[t]=r()),e[t]}
function wy(e,t=r=>r.message){const r={},s=[];for(const c of e.issues)c.path.length>0?Eu(r,c.path[0],()=>[]).push(t(c)):
s.push(t(c));return{formErrors:s,fieldErrors:r}}function vy(e,t=r=>r.message){const r={_errors:[]},s=(c,l=[])=>{for(const w of c.
issues)if(w.code==="invalid_union"&&w.errors.length)w.errors.map(b=>s({issues:b},[...l,...w.path]));else if(w.code==="in\
valid_key")s({issues:w.issues},[...l,...w.path]);else if(w.code==="invalid_element")s({issues:w.issues},[...l,...w.path]);else{
const b=[...l,...w.path];if(b.length===0)r._errors.push(t(w));else{let F=r,T=0;for(;T<b.length;){const K=b[T],q=T===b.length-
1;if(K==="_errors"){q&&F._errors.push(t(w)),T++;continue}Object.prototype.hasOwnProperty.call(F,K)||Object.defineProperty(
F,K,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});const H=F[K];q&&H._errors.push(t(w)),F=H,T++}}}};return s(
e),r}function ky(e,t=r=>r.message){const r={errors:[]},s=(c,l=[])=>{var w;for(const b of c.issues)if(b.code==="invalid_u\
nion"&&b.errors.length)b.errors.map(F=>s({issues:F},[...l,...b.path]));else if(b.code==="invalid_key")s({issues:b.issues},
[...l,...b.path]);else if(b.code==="invalid_element")s({issues:b.issues},[...l,...b.path]);else{const F=[...l,...b.path];
if(F.length===0){r.errors.push(t(b));continue}let T=r,K=0;for(;K<F.length;){const q=F[K],H=K===F.length-1;typeof q=="str\
ing"?(T.properties??(T.properties={}),Object.prototype.hasOwnProperty.call(T.properties,q)||Object.defineProperty(T.properties,
q,{value:{errors:[]},enumerable:!0,writable:!0,configurable:!0}),T=T.properties[q]):(T.items??(T.items=[]),(w=T.items)[q]??
(w[q]={errors:[]}),T=T.items[q]),H&&T.errors.push(t(b)),K++}}};return s(e),r}function Tu(e){const t=[],r=e.map(s=>typeof s==
"object"?s.key:s);for(const s of r)typeof s=="number"?t.push(`[${s}]`):typeof s=="symbol"?t.push(`[${JSON.stringify(String(
s))}]`):/[^\w$]/.test(s)?t.push(`[${JSON.stringify(s)}]`):(t.length&&t.push("."),t.push(s));return t.join("")}function zy(e){
const t=[],r=[...e.issues].sort((s,c)=>(s.path??[]).length-(c.path??[]).length);for(const s of r)t.push(`\u2716 ${s.message}`),
s.path?.length&&t.push(`  \u2192 at ${Tu(s.path)}`);return t.join(`
`)}function zt(e,t){return{callee:t?.callee??e,Err:t?.Err}}const wn=e=>{const t=(r,s,c,l)=>{const w=c?{...c,async:!1}:{async:!1},
b=r._zod.run({value:s,issues:[]},w);if(b instanceof Promise)throw new Ne;if(b.issues.length){const F=new(l?.Err??e)(b.issues.
map(T=>Ge(T,w,qe())));throw U(F,l?.callee??t),F}return b.value};return t},Au=wn(be),vn=e=>{const t=async(r,s,c,l)=>{const w=c?
{...c,async:!0}:{async:!0};let b=r._zod.run({value:s,issues:[]},w);if(b instanceof Promise&&(b=await b),b.issues.length){
const F=new(l?.Err??e)(b.issues.map(T=>Ge(T,w,qe())));throw U(F,l?.callee??t),F}return b.value};return t},Mu=vn(be),kn=e=>(t,r,s)=>{
const c=s?{...s,async:!1}:{async:!1},l=t._zod.run({value:r,issues:[]},c);if(l instanceof Promise)throw new Ne;return l.issues.
length?dr(e,l.issues,c):{success:!0,data:l.value}},lr=kn(be);function dr(e,t,r){let s;return{success:!1,get error(){return s||
(s=new e(t.map(c=>Ge(c,r,qe()))),t=void 0,r=void 0),s},set error(c){s=c,t=void 0,r=void 0}}}const zn=e=>async(t,r,s)=>{const c=s?
{...s,async:!0}:{async:!0};let l=t._zod.run({value:r,issues:[]},c);return l instanceof Promise&&(l=await l),l.issues.length?
dr(e,l.issues,c):{success:!0,data:l.value}},Cu=zn(be),Ou=null,Iu=null,xy=((e,t,r)=>{const s=e._zod.bag.validator;if(s!==
void 0){if(s(t)!==Ou)return!0;if(s.definite===!0&&r===void 0)return!1}return Ru(e,t,r)});function Ru(e,t,r){const s=r?{...r,
async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},c=e._zod.bag.fallbackRun;let l;if(c?(s[Iu]=!0,l=c({value:t,issues:[]},s)):
l=e._zod.run({value:t,issues:[]},s),l instanceof Promise)throw new core.$ZodAsyncError;return l.issues.length===0}const Zy=async(e,t,r)=>{
const s=r?{...r,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0};let c=e._zod.run({value:t,issues:[]},s);return c instanceof
Promise&&(c=await c),c.issues.length===0},Sy=(e=>{const t=wn(e),r=(s,c,l,w)=>{const b=l?{...l,direction:"backward"}:{direction:"\
backward"};return t(s,c,b,zt(r,w))};return r})(be),Ty=(e=>{const t=wn(e),r=(s,c,l,w)=>t(s,c,l,zt(r,w));return r})(be),My=(e=>{
const t=vn(e),r=async(s,c,l,w)=>{const b=l?{...l,direction:"backward"}:{direction:"backward"};return await t(s,c,b,zt(r,
w))};return r})(be),Oy=(e=>{const t=vn(e),r=async(s,c,l,w)=>await t(s,c,l,zt(r,w));return r})(be),Ry=(e=>(t,r,s)=>{const c=s?
{...s,direction:"backward"}:{direction:"backward"};return kn(e)(t,r,c)})(be),Fy=(e=>(t,r,s)=>kn(e)(t,r,s))(be),Ly=(e=>async(t,r,s)=>{
const c=s?{...s,direction:"backward"}:{direction:"backward"};return zn(e)(t,r,c)})(be),jy=(e=>async(t,r,s)=>zn(e)(t,r,s))(
be),Ze=oe("ZodMiniType",(e,t)=>{if(!e._zod)throw new Error("Uninitialized schema in ZodMiniType.");ke.init(e,t),e.def=t,
e.type=t.type},{get with(){return this.check},set with(e){Me(this,"with",e)},parse(e,t){return Au(this,e,t,{callee:this.
parse})},parseAsync(e,t){return Mu(this,e,t,{callee:this.parseAsync})},safeParse(e,t){return lr(this,e,t)},safeParseAsync(e,t){
return Cu(this,e,t)},check(...e){const t=this.def;return this.clone({...t,checks:[...t.checks??[],...e.map(r=>typeof r==
"function"?{_zod:{check:r,def:{check:"custom"},onattach:[]}}:r)]},{parent:!0})},clone(e,t){return le(this,e,t)},brand(){
return this},register(e,t){return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(this,...t)}}),fr=oe("Z\
odMiniString",(e,t)=>{Lc.init(e,t),Ze.init(e,t)});function Je(e){return hu(fr,e)}const By=null,Du=null;function Ky(e){return core.
_email(Du,e)}const Fu=null;function Wy(e){return core._guid(Fu,e)}const xt=null;function Hy(e){return core._uuid(xt,e)}function Vy(e){
return core._uuidv4(xt,e)}function Gy(e){return core._uuidv6(xt,e)}function Yy(e){return core._uuidv7(xt,e)}const pr=null;
function qy(e){return core._url(pr,e)}function Xy(e){return core._url(pr,{protocol:regexes.httpProtocol,hostname:regexes.
domain,...util.normalizeParams(e)})}const Nu=null;function Jy(e){return core._emoji(Nu,e)}const Lu=null;function Qy(e){return core.
_nanoid(Lu,e)}const Uu=null;function e_(e){return core._cuid(Uu,e)}const ju=null;function t_(e){return core._cuid2(ju,e)}
const Bu=null;function n_(e){return core._ulid(Bu,e)}const Ku=null;function o_(e){return core._xid(Ku,e)}const Wu=null;function r_(e){
return core._ksuid(Wu,e)}const Hu=null;function i_(e){return core._ipv4(Hu,e)}const Vu=null;function s_(e){return core._ipv6(
Vu,e)}const Gu=null;function a_(e){return core._cidrv4(Gu,e)}const Yu=null;function c_(e){return core._cidrv6(Yu,e)}const qu=null;
function u_(e){return core._mac(qu,e)}const Xu=null;function l_(e){return core._base64(Xu,e)}const Ju=null;function d_(e){
return core._base64url(Ju,e)}const Qu=null;function f_(e){return core._e164(Qu,e)}const el=null;function p_(e){return core.
_creditCard(el,e)}const tl=null;function h_(e){return core._iban(tl,e)}const nl=null;function m_(e){return core._jwt(nl,
e)}const Qe=null;function g_(e,t,r={}){return core._stringFormat(Qe,e,t,r)}function y_(e){return core._stringFormat(Qe,"\
hostname",regexes.hostname,e)}function __(e){return core._stringFormat(Qe,"hex",regexes.hex,e)}function b_(e){return core.
_stringFormat(Qe,"currency_code",regexes.currencyCode,e)}function $_(e,t){const r=t?.enc??"hex",s=`${e}_${r}`,c=core.regexes[s];
if(!c)throw new Error(`Unrecognized hash format: ${s}`);return core._stringFormat(Qe,s,c,t)}const hr=oe("ZodMiniNumber",
(e,t)=>{tr.init(e,t),Ze.init(e,t)});function ol(e){return core._number(hr,e)}const et=oe("ZodMiniNumberFormat",(e,t)=>{Xc.
init(e,t),hr.init(e,t)});function rl(e){return mu(et,e)}function w_(e){return core._float32(et,e)}function v_(e){return core.
_float64(et,e)}function k_(e){return core._int32(et,e)}function z_(e){return core._uint32(et,e)}const mr=null;function il(e){
return core._boolean(mr,e)}const sl=null;function x_(e){return core._bigint(sl,e)}const gr=null;function Z_(e){return core.
_int64(gr,e)}function P_(e){return core._uint64(gr,e)}const al=null;function S_(e){return core._symbol(al,e)}const cl=null;
function E_(e){return core._undefined(cl,e)}const ul=null;function ll(e){return core._null(ul,e)}const dl=null;function T_(){
return core._any(dl)}const fl=null;function xn(){return core._unknown(fl)}const pl=oe("ZodMiniNever",(e,t)=>{Jc.init(e,t),
Ze.init(e,t)});function hl(e){return gu(pl,e)}const ml=null;function A_(e){return core._void(ml,e)}const gl=null;function M_(e){
return core._date(gl,e)}const yl=oe("ZodMiniArray",(e,t)=>{tu.init(e,t),Ze.init(e,t)});function Zn(e,t){return new yl({type:"\
array",element:e,...te(t)})}function C_(e){const t=e._zod.def.shape;return Pl(Object.keys(t))}const Pn=oe("ZodMiniObject",
(e,t)=>{iu.init(e,t),Ze.init(e,t),wc(e,"shape",r=>r._zod.def.shape,!1)});function O_(e,t){const r={type:"object",shape:e??
{},...util.normalizeParams(t)};return new Pn(r)}function yr(e,t){return new Pn({type:"object",shape:e,catchall:hl(),...te(
t)})}function I_(e,t){return new Pn({type:"object",shape:e,catchall:xn(),...util.normalizeParams(t)})}function R_(e,t){return util.
extend(e,t)}function D_(e,t){return util.safeExtend(e,t)}function F_(e,t){return util.merge(e,t)}function N_(e,t){return util.
pick(e,t)}function L_(e,t){return util.omit(e,t)}function U_(e,t){const r=e._zod.def;if(r.type!=="tuple")return util.partial(
Sn,e,t);if(r.checks?.length)throw new Error(".partial() cannot be used on tuple schemas containing refinements");return util.
clone(e,{...r,items:r.items.map(s=>new Sn({type:"optional",innerType:s}))})}function j_(e,t){return util.partial(wr,e,t,
"exactPartial")}function B_(e,t){return util.required(vr,e,t)}function K_(e,t){return e.clone(util.mergeDefs(e._zod.def,
{catchall:t}))}const _l=oe("ZodMiniUnion",(e,t)=>{su.init(e,t),Ze.init(e,t)});function _r(e,t){return new _l({type:"unio\
n",options:e,...te(t)})}const bl=null;function W_(e,t){return new bl({type:"union",options:e,inclusive:!1,...util.normalizeParams(
t)})}const $l=null;function H_(e,t,r){return new $l({type:"union",options:t,discriminator:e,...util.normalizeParams(r)})}
const wl=null;function V_(e,t){return new wl({type:"intersection",left:e,right:t})}const vl=null;function kl(e,t,r){const s=t instanceof
core.$ZodType,c=s?r:t,l=s?t:null;return new vl({type:"tuple",items:e,rest:l,...util.normalizeParams(c)})}const Zt=null;function zl(e,t,r){
return!t||!t._zod?new Zt({type:"record",keyType:Je(),valueType:e,...util.normalizeParams(t)}):new Zt({type:"record",keyType:e,
valueType:t,...util.normalizeParams(r)})}function G_(e,t,r){return new Zt({type:"record",keyType:e,valueType:t,...util.normalizeParams(
r),partial:!0})}function Y_(e,t,r){return new Zt({type:"record",keyType:e,valueType:t,mode:"loose",...util.normalizeParams(
r)})}const xl=null;function q_(e,t,r){return new xl({type:"map",keyType:e,valueType:t,...util.normalizeParams(r)})}const Zl=null;
function X_(e,t){return new Zl({type:"set",valueType:e,...util.normalizeParams(t)})}const br=null;function Pl(e,t){const r=Array.
isArray(e)?Object.fromEntries(e.map(s=>[s,s])):e;return new br({type:"enum",entries:r,...util.normalizeParams(t)})}function J_(e,t){
return new br({type:"enum",entries:e,...util.normalizeParams(t)})}const Sl=null;function Q_(e,t){return new Sl({type:"li\
teral",values:Array.isArray(e)?e:[e],...util.normalizeParams(t)})}const El=null;function eb(e){return core._file(El,e)}const Tl=oe(
"ZodMiniTransform",(e,t)=>{cu.init(e,t),Ze.init(e,t)});function Al(e){return new Tl({type:"transform",transform:e})}const Sn=oe(
"ZodMiniOptional",(e,t)=>{uu.init(e,t),Ze.init(e,t)});function $r(e){return new Sn({type:"optional",innerType:e})}const wr=null;
function tb(e){return new wr({type:"optional",innerType:e})}const Ml=null;function Cl(e){return new Ml({type:"nullable",
innerType:e})}function nb(e){return $r(Cl(e))}const Ol=null;function ob(e,t){return new Ol({type:"default",innerType:e,get defaultValue(){
return typeof t=="function"?t():util.shallowClone(t)}})}const Il=null;function rb(e,t){return new Il({type:"prefault",innerType:e,
get defaultValue(){return typeof t=="function"?t():util.shallowClone(t)}})}const vr=null;function ib(e,t){return new vr(
{type:"nonoptional",innerType:e,...util.normalizeParams(t)})}const Rl=null;function sb(e){return new Rl({type:"success",
innerType:e})}const Dl=null;function ab(e,t){return new Dl({type:"catch",innerType:e,catchValue:typeof t=="function"?t:core.
util.constantCatch(t)})}const Fl=null;function cb(e){return core._nan(Fl,e)}const Nl=oe("ZodMiniPipe",(e,t)=>{lu.init(e,
t),Ze.init(e,t)});function Ll(e,t){return new Nl({type:"pipe",in:e,out:t})}const En=null;function ub(e,t,r){return new En(
{type:"pipe",in:e,out:t,transform:r.decode,reverseTransform:r.encode})}function lb(e){const t=e._zod.def;return new En({
type:"pipe",in:t.out,out:t.in,transform:t.reverseTransform,reverseTransform:t.transform})}const Ul=null;function db(e){return new Ul(
{type:"readonly",innerType:e})}const jl=null;function fb(e,t){return new jl({type:"template_literal",parts:e,...util.normalizeParams(
t)})}const Bl=null;function Kl(e){return new Bl({type:"lazy",getter:e})}const Wl=null;function pb(e){return new Wl({type:"\
promise",innerType:e})}const kr=null;function Hl(e,t){const r=new Te({check:"custom",...te(t)});return r._zod.check=e,r}
function Vl(e,t){return core._custom(kr,e??(()=>!0),t)}function hb(e,t={}){return core._refine(kr,e,t)}function mb(e,t){
return core._superRefine(e,t)}const gb=zu,yb=xu;class _b{constructor(...t){}}function bb(e,t={}){const r=Vl(s=>s instanceof
e,t);return r._zod.bag.Class=e,r._zod.check=s=>{s.value instanceof e||s.issues.push({code:"invalid_type",expected:e.name,
input:s.value,inst:r,path:[...r._zod.def.path??[]]})},r}const $b=(...e)=>core._stringbool({Codec:En,Boolean:mr,String:fr},
...e);function wb(){const e=Kl(()=>_r([Je(),ol(),il(),ll(),Zn(e),zl(Je(),e)]));return e}const Gl=null;function vb(e){return new Gl(
{type:"function",input:Array.isArray(e?.input)?kl(e?.input):e?.input??Zn(xn()),output:e?.output??xn()})}var Pt=i(2996),Yl=i(
50),tt=i(8925),zr=i(642),Tn=i(2542);function An(e,t){return Je({error:({input:s})=>s===void 0?`is missing; add ${e}`:Mn(
e,s)}).check(vu(),Hl(({value:s,issues:c})=>{const l=t(s);"message"in l&&c.push({code:"custom",message:l.message,input:s})}))}
function Mn(e,t){const r=e==="text";if(t===null)return`has no value; use ${e}${r?" (in quotes if it begins with `#`)":""}`;
const s=typeof t=="number"||typeof t=="boolean";return`is ${xr(t)}${r&&s?", not text; put it in quotes":`; use ${e}`}`}function xr(e){
return e===null?"null":Array.isArray(e)?"a list":{string:"text",number:"a number",boolean:"a boolean"}[typeof e]??"a map\
ping"}const Cn=e=>({error:({code:t,input:r})=>t==="invalid_type"?Mn(e,r):void 0}),Zr=An("text",Tn.QP.text),ql=An("an htt\
ps URL",Tn.QP.image),Pr=An("an http or https URL",Tn.QP.page),Xl=Zn(yr({text:Zr,url:Pr},Cn("a mapping of `text` and `url\
`")),Cn("a list with two lines for each button: `- text: Read more`, and below it `url: https://example.com`")).check($u(
1,"is an empty list; write at least one button, or leave it out")),Sr="whole seconds (3600) or a duration (12h)",On=({input:e})=>{
if(typeof e=="number")return`is ${e}; use ${Sr}`;const t=typeof e=="string"?(0,zr.p0)(e.trim()):void 0;return t&&"messag\
e"in t?t.message:Mn(Sr,e)},Jl=Je().check(wu(/^\s*0*[0-9]{1,16}[smhdw]?\s*$/,{error:On,abort:!0})),Ql=Ll(_r([rl().check(ar(
0,{error:On,abort:!0})),Jl],{error:On}),Al((e,{issues:t})=>{const r=typeof e=="number"?{value:e}:(0,zr.p0)(e.trim());return"\
value"in r?r.value:(t.push({code:"custom",message:r.message,input:e}),kc)})),ed={text:Zr,image:ql,page:Pr,buttons:Xl,duration:Ql},
td=Object.fromEntries(Pt.pi.map(e=>[e,$r(ed[Pt.Ng[e].kind])])),nd=yr(td,Cn("a mapping of notification fields"));function od(e,t){
const{value:r,positionOf:s,problems:c,textComments:l}=t,w=(X,ue)=>(0,tt.CC)(e,ue,{path:X,position:s(X)}),b=Er(r);if(b===
void 0)return{fields:{},problems:[...c,w(["actions"],"has too many elements to check; write fewer")]};if(b.success&&c.length===
0)return{fields:b.data,problems:[],textComments:l};const F=new Set(c.map(({path:X=[]})=>(0,tt.LF)(X))),K=(b.error?.issues??
[]).filter(({path:X})=>!F.has((0,tt.LF)(X))).flatMap(({path:X,message:ue,...fe})=>fe.code==="unrecognized_keys"?fe.keys.
map(ze=>({path:[...X,ze]})):[{path:X,message:ue}]),q=(0,tt.Kc)(e,K,({path:X,message:ue=rd(X)})=>w(X,ue)),H=[...c,...q].sort(
tt.rg),J=new Set([...c,...K].map(({path:X})=>X?.[0])),ee=Object.entries(r??{}).filter(([X])=>!J.has(X));return{fields:Er(
Object.fromEntries(ee))?.data??{},problems:H,textComments:l}}function rd(e){if(e.length>1)return"is not part of a button\
; a button has only `text` and `url`";if(e[0]==="target")return"cannot be set in a payload file; set the input `target` \
in the workflow";const t=(0,Yl.d)(String(e[0]),Pt.pi);return`is not a field of a notification; ${t?`did you mean \`${t}\`\
?`:`the fields are ${Pt.pi.join(", ")}.`} For other fields of your service, use the input \`extra-fields\``}function Er(e){
try{return lr(nd,e)}catch(t){if(t instanceof RangeError)return;throw t}}}),6823:((n,o,i)=>{i.d(o,{C:()=>f,G:()=>d});var a=i(
7785),u=i(2542);function d(P,C="text"){const x=g(P),S=x.flatMap(j=>"mistake"in j?j.mistake:[]),W=x.flatMap(j=>"literal"in
j?j.literal:[]),G=C==="key"?W.flatMap(v):[];return{names:new Set(x.flatMap(j=>"placeholder"in j?j.placeholder:[])),mistakes:[
...S,...G,..._(P,C)]}}function f(P,C,{isUrl:x,maxLength:S}){let W="";for(const[G,j]of g(P).entries()){if("literal"in j)W+=
j.literal;else if("mistake"in j)W+=j.mistake.text;else{const k=(C[j.placeholder]??"").toWellFormed();W+=x&&G>0?encodeURIComponent(
k):k}if(W.length>S)return}return W}const p=40;function g(P){const C=[];let x=0,S=!0;const W=(j,k,h)=>{k>x&&C.push({literal:P.
slice(x,k)}),C.push(j),x=h},G=(j,k,h)=>W({mistake:{text:P.slice(k,h),meant:j}},k,h);for(let j=P.indexOf("{");j!==-1;j=P.
indexOf("{",j)){const k=j>x&&P[j-1]==="$"?j-1:j;if(P.startsWith("{{",j)&&S){const E=P.indexOf("}}",j+2);if(S=E!==-1,S){const Z=I(
P.slice(j+2,E));j=E+2,Z&&G(Z,k,j);continue}}const[h="{",O=""]=/^\{([^{}]*)\}/.exec(P.slice(j,j+p+2))??[],y=u.o2.find(E=>E===
O),m=y??M(O),$=j+h.length;y&&k===j?W({placeholder:y},j,$):m&&G(m,k,$),j=$}return x<P.length&&C.push({literal:P.slice(x)}),
C}function v(P){return[...P.matchAll(/\{[^{}"]{1,100}\}/g)].map(([C])=>({text:C}))}function _(P,C){return[...P.matchAll(
/%([a-z_]{3,20})(?=(%))/gi),...P.matchAll(/<([a-z_]{3,20})(>)/gi)].flatMap(([S,W="",G=""])=>{const j=S.startsWith("<"),k=j&&
C==="url"?void 0:I(W);return k?{text:j?S:S+G,meant:k}:[]})}const z={tagname:"tag",ref:"tag",refname:"tag",release:"tag",
semver:"version",repo:"repository",reponame:"repository",htmlurl:"url"},D={title:"name",body:"message",notes:"message",changelog:"\
message",link:"url"};function A(P){return P.toLowerCase().replace(/[^\p{L}\d]/gu,"").replace(/^(?:github)?(?:event)?release(?=.)|^github(?=.)/,
"")}function I(P){if(P.length>p)return;const[C=""]=P.split("|"),x=A(C);if(!(x==="name"&&!C.includes("name")))return u.o2.
find(S=>S===x)??N(z,x)}function M(P){const C=A(P);return C===""?void 0:N(z,C)??N(D,C)??u.o2.find(S=>R(C,S))}const N=(P,C)=>Object.
hasOwn(P,C)?P[C]:void 0,B=3;function R(P,C){if(P===C||P.length>=B&&C.startsWith(P))return!0;const x=[...P].sort().join("")===
[...C].sort().join("");return C.length>4?(0,a.A)(P,C)<=2:P[0]===C[0]&&(x||(0,a.A)(P,C)<=1)}}),8209:((n,o,i)=>{i.d(o,{SD:()=>p,
Xw:()=>f,uT:()=>v});var a=i(2996),u=i(8925),d=i(2542);const f={inputs:{source:"input",fields:{},names:new Set},file:{source:"\
file",fields:{},names:new Set},fileName:"",extraFields:{},onceKey:""},p=(M,N)=>a.Vu.filter(B=>!M.names.has(B)&&!N.names.
has(B));function g({inputs:M,file:N},B,R,P){return v(M,N,z(p(M,N),B,R,P))}function v(...M){const N=Object.assign({},...M.
map(({fields:S})=>S).reverse()),B=a.pi.filter(S=>N[S]!==void 0),R=Object.fromEntries(B.map(S=>[S,N[S]]));if(!_(R))return;
const P=S=>M.find(({names:W})=>W.has(S)),C=Object.fromEntries(B.map(S=>[S,P(S)?.source])),x=M.flatMap(S=>(S.textComments??
[]).filter(({path:[W]})=>P(String(W))===S));return{notification:R,sources:C,textComments:x}}const _=M=>a.Vu.every(N=>M[N]);
function z(M,N,B,R){const P=N.kind==="content"?N.source:"event",C={},x=[],S=new Map;for(const G of M){const j=D(G,N),k=tokenInDerived(
j,R);if(k){const O=`contains ${k}, which may already be public; replace the token, and remove it from the ${P==="release"?
P:"release or deployment"}`;x.push(problem(inputOf(G),O))}else if("missing"in j)S.set(j.missing,[...S.get(j.missing)??[],
G]);else{const h=parseField(G,j.value,textRules);"value"in h?Object.assign(C,{[G]:h.value}):x.push(problem(inputOf(G),`i\
n the ${P}, ${h.message}`))}}const W=N.kind==="none"&&N.event?", or set the input `release` to the tag of a release":"";
return B.add([...S].map(([G,j])=>A(j,G&&` (${G})`,W))),B.add(x),{source:P,fields:C,names:new Set(M)}}function D(M,N){return N.
kind==="content"?N.fields[M]:{missing:I(N.kind==="none"?N.event:void 0),madeFrom:[]}}function A(M,N,B){const R=M.map(S=>`\
\`${S}\``).join(", "),P=M.length>1?`are missing${N}; set them as inputs or in \`payload-file\` (there as ${R})${B}`:`is \
missing${N}; set it as an input, or as ${R} in \`payload-file\`${B}`,[C="",...x]=M.map(inputOf);return problem(C,P,{otherInputs:x})}
function I(M){return M===void 0?"":`${/^[a-z_]{1,40}$/.test(M)?`the event \`${M}\``:"this event"} does not supply conten\
t`}}),5392:((n,o,i)=>{i.d(o,{nV:()=>C});var a=i(2996),u=i(8925),d=i(642),f=i(8992);function p(k){const h={missing:k};return{
kind:"content",source:"event",fields:{title:h,message:h,icon_url:h,landing_url:h},placeholders:{tag:h,version:h,name:h,repository:h,
message:h,url:h}}}function g(k,h,O){return"missing"in k?k:"missing"in h?h:{value:`${k.value}${O}${h.value}`,madeFrom:[...k.
madeFrom,...h.madeFrom]}}const v=k=>`the event's field \`${k}\` is missing or not text, so the action takes no content fr\
om it`,_=k=>({kind:"not-announceable",why:k});function z(k,h){return("value"in k?[k.value,...k.madeFrom]:k.madeFrom??[]).
map(h.find).find(y=>y!==void 0)}var D=i(2542),A=i(6823);function I(k,h){const O=new Set,y=[];return W(k,({text:m,use:$,place:E})=>{
const Z=(0,A.G)(m,$);for(const{text:L,meant:Y}of Z.mistakes){const Q=Y?`did you mean \`{${Y}}\`?`:M;h.add([S(E,`contains\
 ${(0,f.hD)(L)}, which is not a placeholder; ${Q}`)])}for(const L of Z.names)O.add(L);const[U]=Z.names;return U!==void 0&&
y.push({name:U,place:E}),m}),{names:O,places:y}}const M="all releases would have the same key, and only the first would \
be sent. Use `{tag}`, or remove the braces",N=524288;function B(k,h,O,y,m="with its placeholders replaced"){let $=N;const E=new Map;
return W(k,({text:L,use:Y,rule:Q,place:se})=>{const{names:$e}=(0,A.G)(L);if($e.size===0)return L;const me=U(L,$e,Y,Q);return"\
message"in me&&O.add([S(se,me.message)]),"value"in me?me.value:L});function Z(L){return E.has(L)||E.set(L,z(h[L],y)),E.get(
L)}function U(L,Y,Q,se){const $e={};for(const le of Y){const te=h[le],ce=Z(le);if(ce)return{message:x(ce)};if("missing"in
te)return{message:`contains \`{${le}}\`, which has no value: ${te.missing}`};$e[le]=te.value}const me=Q==="url",ae=$>0?(0,A.
C)(L,$e,{isUrl:me,maxLength:$})?.trim():void 0;if($-=ae?.length??$,ae===void 0)return{message:"is too long with its plac\
eholders replaced; use fewer"};const ge=y.find(ae);if(ge)return{message:x(ge)};const ye=se(ae);return"value"in ye?ye:{message:`${m}\
: ${ye.message}`}}}const R=k=>({value:k,madeFrom:[]}),P={tag:R("v1.2.3"),version:R("1.2.3"),name:R("Version 1.2.3"),repository:R(
"site"),message:R("Offline maps are here."),url:R("https://github.com/octo/site/releases/tag/v1.2.3")};function C(k,h,O){
I(k,h),B(k,P,h,O,"with the values of an example release")}const x=k=>`would contain ${k}, which may already be public; r\
eplace the token, and remove it from the release`;function S(k,h){return(0,u.CC)(k,h,k)}function W(k,h){const{inputs:O,file:y,
fileName:m,extraFields:$,onceKey:E}=k,Z=([Y="",...Q])=>({input:(0,a.wg)(Y),path:Q}),U=Y=>({input:"payload-file",file:m,path:Y,
position:y.positionOf?.(Y)}),L=Y=>({input:"extra-fields",path:Y});return{inputs:{...O,fields:G(O.fields,new Set,Z,h)},file:{
...y,fields:G(y.fields,O.names,U,h)},fileName:m,extraFields:j($,(Y,Q)=>h({text:Y,use:"text",rule:d.Ae,place:L([Q])})),onceKey:E&&
h({text:E,use:"key",rule:d.Ae,place:{input:"once-key"}})}}function G(k,h,O,y){const m={...k};for(const $ of a.BH){const E=k[$];
if(E===void 0||h.has($))continue;const{kind:Z}=a.Ng[$],U=Z==="text"?"text":"url";m[$]=y({text:E,use:U,rule:D.fD[Z],place:O(
[$])})}return k.actions===void 0||h.has("actions")||(m.actions=k.actions.map(({text:$,url:E},Z)=>({text:y({text:$,use:"t\
ext",rule:D.fD.text,place:O(["actions",Z,"text"])}),url:y({text:E,use:"url",rule:D.fD.page,place:O(["actions",Z,"url"])})}))),
m}function j(k,h){const O=JSON.parse(JSON.stringify(k)),y=Object.entries(O).map(([m,$])=>({field:m,holder:O,key:m,value:$}));
for(const{field:m,holder:$,key:E,value:Z}of y){if(typeof Z=="string"&&($[E]=h(Z,m)),typeof Z!="object"||Z===null)continue;
const U=Z;for(const[L,Y]of Object.entries(U))y.push({field:m,holder:U,key:L,value:Y})}return O}}),3924:((n,o,i)=>{i.d(o,
{h:()=>z});var a=i(8925),u=i(3332),d=i(642),f=i(8992);const p=/^( *(?:- +)*)([\w$-]{1,40}):(?:[ \t]+(\S?)|$)/;function g(k){
const h=p.exec(k);if(!h)return;const[,O="",y="",m=""]=h;return{indentation:O,key:y,hasValue:m!==""}}function v(k,h){const O=k.
split(/\r?\n/,h+1);for(const y of[h,h+1]){const m=g(O[y-1]??"");if(!m||m.indentation.includes("-"))continue;const $=m.indentation.
length+1,Z=O.slice(0,y-1).flatMap(U=>g(U)??[]).at(-1);if(!(!Z?.hasValue||Z.indentation.length+1===$))return{key:m.key,above:Z.
key,position:{line:y,column:$}}}}var _=i(6823);async function z(k,h,O){const y=te=>(0,u.RB)({[h.input]:te},O,h.file),m=y(
k);if(m.length>0)return{problems:m};const $=await i.e(815).then(i.t.bind(i,8815,19)),E=new $.LineCounter,Z=D($,k,E),U=te=>{
const{line:ce,col:we}=E.linePos(te);return{line:ce,column:we}},L=h.file===void 0?"invalid-input":"unreadable-file";if("c\
ode"in Z){const te=h.file===void 0||Z.isMapping;return{problems:[(0,a.CC)(h,...le(Z,te))]}}const{document:Y,secondAt:Q}=Z;
if(!Y)return{value:null,positionOf:()=>{},problems:[],textComments:[]};const{contents:se,warnings:$e}=Y,me=h.file===void 0||
$.isMap(se);if(Y.directives?.yaml.version==="1.1")return{problems:[(0,a.CC)(h,"is YAML 1.1; remove the line `%YAML 1.1`,\
 so that it is read as YAML 1.2",{position:U(k.indexOf("%YAML")),reason:L})]};const ae=[],ge=(te,ce,we,ve=!1)=>ae.push((0,a.
CC)(h,te,{path:we,position:U(ce),...ve&&{reason:L}}));Q!==void 0&&ge("contains more than one YAML document; write only o\
ne",Q,[]);const ye=new P($,me?ge:()=>{},{text:k,isFile:h.file!==void 0});try{const te=ye.read(se),[ce]=$e;ce&&ae.length===
0&&ge(`is not plain YAML; ${W(ce.code)}`,ce.pos[0],[]);const we=y([te,ye.quotable]);return we.length>0?{problems:we}:ae.
some(ve=>ve.reason==="unreadable-file")?{problems:ae}:typeof te!="string"&&C(te,M)?{problems:[...ae,(0,a.CC)(h,N)]}:{value:te,
positionOf:ye.positionsIn(se,U),problems:ae,textComments:ye.textComments}}catch(te){if(!(te instanceof RangeError))throw te;
const ce=y(ye.quotable);return{problems:ce.length>0?ce:[...ae,(0,a.CC)(h,B)]}}function le({code:te,offset:ce},we){if(te===
"RESOURCE_EXHAUSTION")return[B,{position:U(ce),reason:L}];const ve=we?v(k,U(ce).line):void 0;if(ve)return[`has wrong ind\
entation: \`${ve.key}\` must align with \`${ve.above}\``,{position:ve.position,reason:L}];const We=k.slice(0,ce).trimEnd(),
pn=We.lastIndexOf(" ")+1;return We[pn]==="*"?[`is neither YAML nor JSON; ${R}`,{position:U(pn),reason:L}]:[`is neither Y\
AML nor JSON; ${te==="UNEXPECTED_TOKEN"&&We.endsWith("}")?"put text that begins with `{` in quotes":W(te)}`,{position:U(
ce),reason:L}]}}function D(k,h,O){const y=new k.Composer({version:"1.2",stringKeys:!0,uniqueKeys:!1,logLevel:"silent"});
I(y,k);let m=!1,$=0;try{for(const E of new k.Parser(O.addNewLine).parse(h)){if(E.type==="error"||E.type==="doc-end"&&$===
0)return{code:"UNEXPECTED_TOKEN",offset:E.offset,isMapping:m};if(E.type==="document"){if($++,$>1)return{document:A(y),secondAt:E.
offset};const{value:U}=E;m=U?.type==="block-map"||U?.type==="flow-collection"&&U.start.source==="{"}for(const U of y.next(
E));}return{document:A(y)}}catch(E){if(!(E instanceof k.YAMLParseError))throw E;return{code:E.code,offset:E.pos[0],isMapping:m}}}
function A(k){const[h]=k.end(),[O]=h?.errors??[];if(O)throw O;return h}function I(k,h){const{onError:O}=k;let y,m=!1;Object.
assign(k,{onError:(E,Z,U,L)=>{if(L){m||O(E,Z,U,L),m=!0;return}const[Y=0]=typeof E=="number"?[E]:"offset"in E?[E.offset]:
E;throw y??=new h.YAMLParseError([Y,Y+1],Z,U),y}})}const M=65536,N="is larger than 64 KiB as JSON, with its aliases expa\
nded; make it smaller",B="is nested too deeply; use fewer levels",R="put text that begins with `*` in quotes";class P{quotable=[];textComments=[];yaml;refuse;text;isFile;path=[];anchors=new Map;targets=new Map;constructor(h,O,{
text:y,isFile:m}){this.yaml=h,this.refuse=O,this.text=y,this.isFile=m}read(h){const{yaml:O}=this;if(!O.isNode(h))return null;
if(O.isAlias(h))return this.readAlias(h);this.refuseTag(h);const y={node:h,value:void 0,isRead:!1};return h.anchor!==void 0&&
this.anchors.set(h.anchor,y),y.value=this.readValue(h),y.isRead=!0,y.value}readValue(h){const{yaml:O}=this;if(O.isSeq(h))
return h.items.map((E,Z)=>this.readInside(Z,E));if(O.isMap(h))return this.readMap(h);const{value:y,source:m}=h,$=typeof y==
"number"?j(y,this.isFile?m:void 0):void 0;return $&&this.refuseNode(`is ${(0,f.$Q)(m??String(y))}, ${$}`,h),typeof y=="s\
tring"&&this.noteComment(h),y}noteComment({type:h,range:O}){if(h!=="PLAIN"||!O)return;const y=/[ \t]+(#.*)/y;y.lastIndex=
O[1];const[,m]=y.exec(this.text)??[];m!==void 0&&this.textComments.push({path:[...this.path],comment:m.trimEnd()})}readMap(h){
this.refuseUnquotedPlaceholder(h);const O=new Map;for(const{key:y,value:m}of h.items){const $=x(y);if(this.quotable.push(
$),O.has($)){const E=(y.range??h.range)?.[0]??0;this.refuse("is there twice; write each key once",E,[...this.path,$],!0)}
O.set($,this.readInside($,m))}return Object.fromEntries(O)}readInside(h,O){this.path.push(h);const y=this.read(O);return this.
path.pop(),y}readAlias(h){const{source:O}=h,y=this.anchors.get(O);if(this.quotable.push(O),y?.isRead)return this.targets.
set(h,y.node),y.value;const m=(0,f.$Q)(O),$=y?`contains itself, by the alias \`*${m}\`; remove it`:`is the alias \`*${m}\
\`, but there is no \`&${m}\` before it; ${R}`;return this.refuseNode($,h),null}refuseTag({tag:h,range:O}){!h||G.test(h)||
(this.quotable.push(h),this.refuse(`has the tag ${(0,f.$Q)(h)}, which is not supported; remove it`,O?.[0]??0,[...this.path]))}refuseUnquotedPlaceholder(h){
const[O,...y]=h.items;if(!h.flow||O===void 0||O.value!==null||y.length>0)return;const m=`{${x(O.key)}}`,{names:$,mistakes:E}=(0,_.
G)(m);$.size+E.length!==0&&this.refuseNode(`is a mapping to YAML, because it begins with a brace; put it in quotes: "${m}\
"`,h)}refuseNode(h,{range:O}){this.refuse(h,O?.[0]??0,[...this.path])}positionsIn(h,O){const{yaml:y,targets:m}=this,$=new Map,
E=Z=>{const U=$.get(Z)??new Map(Z.items.map(L=>[x(L.key),L]));return $.set(Z,U),U};return Z=>{let U=h,L=y.isNode(U)?U.range?.[0]:
void 0;for(const Y of Z){y.isAlias(U)&&(U=m.get(U));const Q=y.isMap(U)?E(U).get(String(Y)):void 0;if(y.isMap(U))U=Q?.value;else if(y.
isSeq(U))U=U.items[Number(Y)];else break;if(!y.isNode(U)||!U.range)continue;L=U.range[0];const se=y.isNode(Q?.key)?Q.key.
range?.[0]:void 0;se!==void 0&&O(se).line<O(L).line&&(L=se)}return L===void 0?void 0:O(L)}}}function C(k,h){let O=0;const y=$=>{
O+=Buffer.byteLength(JSON.stringify($))},m=[k];for(;m.length>0&&O<=h;){const $=m.pop();if(typeof $!="object"||$===null){
y($);continue}const E=Object.entries($);O+=Math.max(2,E.length+1);for(const[Z,U]of E)Array.isArray($)||(y(Z),O+=1),m.push(
U)}return O>h}const x=k=>String(k?.value??k),S={BAD_ALIAS:R,BAD_DIRECTIVE:"remove the line that begins with `%`, or put \
the text in quotes",BAD_DQ_ESCAPE:"in double quotes, write each backslash twice, or use single quotes",BAD_INDENT:"check\
 the indentation, and that every bracket is closed",BAD_SCALAR_START:"put text that begins like this in quotes",BLOCK_AS_IMPLICIT_KEY:"\
put text that contains `: ` in quotes, and check the indentation",BLOCK_IN_FLOW:"close every bracket, and separate what \
is in brackets by commas",KEY_OVER_1024_CHARS:"a key has more than 1,024 characters; check that each line is `name: valu\
e`",MISSING_CHAR:"write `name: value` in each line, and close every quotation mark and bracket",MULTILINE_IMPLICIT_KEY:"\
write `name: value` in each line, and indent the lines of a longer text",MULTIPLE_ANCHORS:"put text that begins with `&`\
 in quotes",MULTIPLE_TAGS:"put text that begins with `!` in quotes",NON_STRING_KEY:"a key must be text; put text that be\
gins with `[` or `{` in quotes",TAB_AS_INDENT:"indent with spaces, not with tabs",TAG_RESOLVE_FAILED:"put text that begi\
ns with `!` in quotes"},W=k=>S[k]??"check the indentation, and put text that contains `: ` or `#` in quotes",G=/^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;
function j(k,h=""){const O=(0,d.XM)(h);if(O!==void 0)return`which YAML reads as ${k}${(0,d.yi)(O)}`;if(!Number.isFinite(
k))return"which JSON cannot represent";if(Number.isInteger(k)&&!Number.isSafeInteger(k))return"which is outside the rang\
e in which JSON keeps whole numbers exactly (\xB1(2^53-1)); put it in quotes if it is text"}}),3916:((n,o,i)=>{i.d(o,{HR:()=>u,
Up:()=>a,Yq:()=>p,h_:()=>d,q0:()=>f});const a="start a new run (a re-run uses the original workflow file)";class u extends Error{reason;title;hint;constructor(z){
super(z.message,z.cause===void 0?void 0:{cause:z.cause}),this.name="Failure",this.reason=z.reason,this.title=z.title,this.
hint=z.hint}}function d(_){return _ instanceof u?_:new u({reason:"internal-error",title:"Internal error",message:`The ac\
tion itself failed: ${f(_)}.`,hint:"Please report this with the log of the run.",cause:_})}function f(_){if(!(_ instanceof
Error))return String(_);const z=_.code;if(z==="ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at thi\
s port";if(z==="ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")return"the server requires a client certificate, which this a\
ction cannot present";const{reason:D}=_;if(typeof z=="string"&&z.startsWith("ERR_SSL_")&&typeof D=="string")return`${z}:\
 ${D}`;const A=(_.message||_.name).replace(/; if the root CA is .*|\s+/gs," ").trim(),I=typeof z=="string"&&!A.includes(
z)?`${z}: ${A}`:A,M=_ instanceof AggregateError?_.errors.map(f).join("; "):"",N=M&&M!==I?`${I} (${M})`:I;return _.cause===
void 0?N:`${N}: ${f(_.cause)}`}function p(_,z=g(_)){return new u({reason:"cancelled",title:`${_} failed`,message:z,hint:v})}
const g=_=>_==="Sending"?"The run was cancelled before the service received the request.":`The run was cancelled while ${_.
charAt(0).toLowerCase()}${_.slice(1)}.`,v="If you did not mean to cancel it, run it again."}),2996:((n,o,i)=>{i.d(o,{$G:()=>A,
BH:()=>D,Ng:()=>v,Pw:()=>N,Vu:()=>I,pi:()=>_,wg:()=>M});var a=i(8992);const u=null,d="\u2713",f="\u2013",p=[d,d,d],g=[d,
d,f],v={title:{kind:"text",required:!0,browsers:p,description:"First line of the notification.",examples:["Spring is her\
e"]},message:{kind:"text",required:!0,browsers:p,description:"Text below the title, on one or several lines. It is plain\
 text.",examples:["New arrivals, with free shipping until Sunday."]},icon_url:{kind:"image",use:"icon",sizes:[{width:200,
height:200}],maxBytes:a.E$/4,drawn:"beside the text",required:!0,browsers:g,description:"https URL of the icon, 200x200 \
pixels.",examples:["https://example.com/icon-200.png"]},banner_url:{kind:"image",use:"banner",sizes:[{width:360,height:240},
{width:360,height:200}],maxBytes:a.E$,drawn:"below the text",required:!1,browsers:["56+",f,f],description:"https URL of \
a large image, 360x240 pixels on a desktop, 360x200 on a phone.",examples:["https://example.com/spring-360x240.png"]},landing_url:{
kind:"page",required:!0,browsers:p,description:"URL of the page that a click opens.",examples:["https://example.com/spri\
ng"]},actions:{kind:"buttons",required:!1,browsers:["48+",f,f],description:"Buttons, each with `text` and `url`.",examples:[
[{text:"New arrivals",url:"https://example.com/spring/new"}]]},utm_source:{kind:"text",required:!1,browsers:p,description:"\
For web analytics: where visitors come from, such as `web-push`.",examples:["web-push"]},utm_medium:{kind:"text",required:!1,
browsers:p,description:"For web analytics: the kind of message, such as `notification`.",examples:["notification"]},utm_campaign:{
kind:"text",required:!1,browsers:p,description:"For web analytics: the campaign, such as `spring-sale`.",examples:["spri\
ng-sale"]},ttl:{kind:"duration",required:!1,browsers:g,description:"How long the notification waits for subscribers who \
are offline.",examples:["2d",86400]}},_=Object.keys(v),z=(...R)=>_.filter(P=>R.includes(v[P].kind)),D=z("text","image","\
page"),A=z("image"),I=_.filter(R=>v[R].required),M=R=>R.replaceAll("_","-"),N=_.map(M);function B(R,P=" "){return R.every(
x=>x===d)?"all":u.map((x,S)=>({browser:x,since:R[S]??f})).filter(({since:x})=>x!==f).map(({browser:x,since:S})=>S===d?x:
`${x}${P}${S}`).join(", ")}}),50:((n,o,i)=>{i.d(o,{d:()=>f});var a=i(7785);const u=2,d=p=>p.toLowerCase().replace(/[-_]/g,
"");function f(p,g){const v=new Map(g.map(D=>[D,(0,a.A)(d(D),d(p))])),_=([D,A])=>A<=Math.min(u,Math.floor(D.length/2)),[
z]=[...v].filter(_).sort(([,D],[,A])=>D-A);return z?.[0]}}),8925:((n,o,i)=>{i.d(o,{CC:()=>d,Kc:()=>R,LF:()=>g,LT:()=>_,_k:()=>P,
fI:()=>z,rg:()=>f,tH:()=>I});var a=i(3916),u=i(8992);function d(x,S,W={}){return{...typeof x=="string"?{input:x}:x,message:S,
reason:"invalid-input",...W}}function f({position:x},{position:S}){return x?S?x.line-S.line||x.column-S.column:-1:S?1:0}
const p=100;function g(x){const S=x.slice(0,p).map((W,G)=>{if(typeof W=="number")return`[${W}]`;const j=(0,u.$Q)(String(
W)).replace(u.Qi,"\uFFFD");return G>0?`.${j}`:j});return(0,u.$Q)(S.join(""))}const v=x=>x.endsWith("?")?x:`${x}.`;function _(x,S,W,G=""){
return`${x.length>0?`\`${g(x)}\``:S}${G}${W.startsWith('"')?":":""} ${v(W)}`}function z(x){const{input:S,otherInputs:W=[],
file:G,path:j=[],position:k,message:h}=x,O=k&&`line ${k.line}, column ${k.column}`;if(G!==void 0){const Z=O?`${G}, ${O}`:
G;return`${S}: ${Z}: ${_(j,"the file",h)}`}const y=O?` (${O})`:"",m=typeof j[0]=="number";if(j.length>0&&!m)return`${S}:\
 ${_(j,"",h,y)}`;const $=m?g([S,...j]):S;return h.startsWith('"')?`${$}${y}: ${v(h)}`:`${m?`\`${$}\``:D([$,...W])}${y} ${v(
h)}`}function D(x){const S=x.map(G=>`\`${G}\``),W=S.pop()??"";return S.length===0?W:`${S.join(", ")} and ${W}`}function A(x){
const S=x.every(G=>G.reason==="unreadable-file"),W=S?"unreadable-file":"invalid-input";return new a.HR({reason:W,title:S?
"Unreadable file":"Invalid input",message:C(x.map(z),P(x)),hint:N(x)})}class I{#t=[];#e=new Set;refuse(S){for(const W of S)
this.#t.push(W),this.#e.add(W.input)}add(S){for(const W of S)this.#e.has(W.input)||this.#t.push(W)}isRefused(S){return this.#e.
has(S)}get all(){return this.#t}failure(){return A(this.#t)}throwIfAny(){if(this.#t.length>0)throw this.failure()}}const M=new Set(
["base-url","api-token"]);function N(x){const S=P(x)===1?"Correct it":"Correct what is listed";return x.every(({input:W})=>M.
has(W))?`${S}. If you changed a secret or variable, re-run the failed job. If you changed the workflow, ${a.Up}.`:`${S},\
 then ${a.Up}.`}const B=100;function R(x,S,W){const G=P(S.slice(B)),j=S.slice(0,B).map(W);return G===0?j:[...j,d(x,`has ${G}\
 more problems`,{count:G})]}const P=x=>x.reduce((S,{count:W=1})=>S+W,0);function C(x,S=x.length,W="problems"){if(x.length===
1)return x.join("");const G=x.slice(0,B).map(j=>`- ${j}`);return S>G.length&&G.push(`- and ${S-G.length} more`),`${S} ${W}\
:
${G.join(`
`)}`}}),3332:((n,o,i)=>{i.d(o,{RB:()=>h,_y:()=>u,cV:()=>O,gE:()=>_});var a=i(8925);const u=["api-token","github-token"],
d="the API token",f="the GitHub token",p="***",g=8,v=4;function _(m){const{apiToken:$,githubToken:E="",proxyCredentials:Z=[]}=m,
U=[{name:d,secret:new z($)},{name:f,secret:new z(E)}],L=[...U.map(({secret:Y})=>Y),...Z.map(Y=>new z(Y))];return{find:Y=>{
const Q=N(Y);return U.find(({secret:se})=>se.isLong&&se.spansIn(Y,Q).length>0)?.name},redact:(Y,Q=!1)=>{const se=N(Y),$e=L.
flatMap(ge=>ge.spansIn(Y,se,Q));let me="",ae=0;for(const{start:ge,end:ye}of $e.sort((le,te)=>le.start-te.start))ge>=ae&&
(me+=Y.slice(ae,ge)+p),ae=Math.max(ae,ye);return me+Y.slice(ae)}}}class z{isLong;#t;#e;#o;#r;constructor($){this.#t=$,this.
isLong=$.length>=g,this.#e=this.isLong?A([$,$.toUpperCase(),$.toLowerCase()]):[$].filter(Boolean),this.#o=this.isLong?A(
R($)):[]}spansIn($,E,Z=!1){return[...(D.test($)?[...this.#e,...this.#i()]:this.#e).flatMap(L=>I(L,$,Z)),...this.#o.flatMap(
L=>I(L,E.text,Z)).map(E.spanInText)]}#i(){const $=()=>[...W(this.#t),...G(this.#t),...k(this.#t)];return this.#r??=this.
isLong?A($()):[],this.#r}}const D=/[\\%&]/,A=m=>[...new Set(m)];function I(m,$,E){const Z=[];for(let L=$.indexOf(m);L>=0;L=
$.indexOf(m,L+1)){const Y=Z.at(-1),Q=L+m.length;Y&&L<Y.end?Y.end=Q:Z.push({start:L,end:Q})}if(!E)return Z;const U=Math.max(
1,Math.min(v,m.length-1));for(let L=m.length-1;L>=U;L--)if($.endsWith(m.slice(0,L)))return[...Z,{start:$.length-L,end:$.
length}];return Z}const M=/(?:\s|\\[fnrt]?)+/g;function N(m){const $=m.replace(M,"");if($.length===m.length)return{text:m,
spanInText:Z=>Z};let E;return{text:$,spanInText:({start:Z,end:U})=>(E??=B(m),{start:E[Z]??0,end:(E[U-1]??m.length)+1})}}
function B(m){const $=[],E=(U,L)=>{for(let Y=U;Y<L;Y++)$.push(Y)};let Z=0;for(const{0:U,index:L}of m.matchAll(M))E(Z,L),
Z=L+U.length;return E(Z,m.length),$}function R(m){return[0,1,2].flatMap($=>{const E=Buffer.from("\0".repeat($)+m),Z=E.toString(
"base64").slice(Math.ceil($*8/6)),U=Z.replaceAll("=",""),L=E.length%3===0?U:U.slice(0,-1),Y=[Z,U,L];return[...Y,...Y.map(
Q=>Q.replaceAll("+","-").replaceAll("/","_"))]})}function P(m,$,E){const Z=L=>L.charCodeAt(0).toString(16).padStart(2,"0");
return $.filter(L=>m.search(L)>=0).flatMap(L=>E.flatMap(Y=>[m.replace(L,Q=>Y(Q,Z(Q))),m.replace(L,Q=>Y(Q,Z(Q).toUpperCase()))]))}
const C=(m,$,E)=>(Z,U)=>m.test(Z)?$(Z,U):E(Z,U),x=/[!-/:-@[-^`{-~]/g,S=/[!-~]/g;function W(m){const $=L=>`\\${L}`,E=(L,Y)=>`\
\\u00${Y}`,Z=P(m,[/["\\]/g,/["\\<>&]/g,/["\\<>&'=]/g,/["\\<>&'+`]/g,/["\\<>&'=;`-]/g,x],[C(/["\\]/,$,E),C(/\\/,$,E),E]),
U=[m,...Z].map(L=>L.replaceAll("/","\\/"));return[...Z,...U,...P(m,[S],[E])]}function G(m){return P(m,[/[^\w.!~*'()-]/g,
/[^\w.!~*'();/?:@&=+$,#-]/g,/[^\w.~-]/g,/[^\w.~/-]/g,/[^\w.*-]/g,/["#<>']/g,x,S],[(E,Z)=>`%${Z}`])}const j={"!":"excl",'\
"':"quot","#":"num",$:"dollar","%":"percnt","&":"amp","'":"apos","(":"lpar",")":"rpar","*":"ast","+":"plus",",":"comma",
".":"period","/":"sol",":":"colon",";":"semi","<":"lt","=":"equals",">":"gt","?":"quest","@":"commat","[":"lsqb","\\":"b\
sol","]":"rsqb","^":"Hat","`":"grave","{":"lcub","|":"verbar","}":"rcub"};function k(m){const $=Q=>{const se=j[Q];return se===
void 0?Q:`&${se};`},E=(Q,se)=>`&#x${se};`,Z=Q=>`&#${Q.charCodeAt(0)};`,U=Q=>`&#${String(Q.charCodeAt(0)).padStart(3,"0")}\
;`,L=/[&<>"]/;return[...P(m,[/[&<>]/g,/[&<>"]/g,/[&<>"']/g,/[&<>"'/`=]/g,/[&<>"'+`]/g,x],[$,E,Z,C(L,$,E),C(L,$,U),C(L,$,
C(/'/,Z,E)),C(/[&<>]/,$,Z)]),...P(m,[S],[E,Z])]}function h(m,$,E){return Object.entries(m).flatMap(([Z,U])=>{const L=y(U,
$);return L?(0,a.CC)({input:Z,file:E},`contains ${L}, which would be published; remove it`):[]})}function O(m,$){const{"\
api-token":E,"github-token":Z="",...U}=m,L=$.find(Z)===d;return h({...U,...L&&{"github-token":Z}},$)}function y(m,$){const E=new Set(
[m]);for(const Z of E){const U=typeof Z=="string"||typeof Z=="number"?$.find(String(Z)):void 0;if(U)return U;if(typeof Z==
"object"&&Z!==null)for(const L of Object.entries(Z))for(const Y of L)E.add(Y)}}}),642:((n,o,i)=>{i.d(o,{Ae:()=>O,GT:()=>x,
PL:()=>S,XM:()=>g,XQ:()=>W,d6:()=>A,eB:()=>j,p0:()=>D,pc:()=>P,rD:()=>p,rf:()=>I,tS:()=>h,yG:()=>z,yi:()=>v,zM:()=>_});var a=i(
8992);const u={"":1,s:1,m:60,h:3600,d:86400,w:604800},d=/^[\x21-\x7e]+$/,f=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;function p(y,m,$){
const E=Z=>/^[0-9]+$/.test(Z)&&Number(Z)>=m&&Number(Z)<=$;return Z=>{if(E(Z))return{value:Number(Z)};const U=g(Z),L=U!==
void 0&&E(U)?v(U):"";return{message:`${(0,a.hD)(Z)} is not ${L?`a whole number${L}`:y}`}}}function g(y){return/^\d{1,3}([.,'\u2019_ \xa0\u2009\u202f])\d{3}(\1\d{3})*$/.
test(y)?y.replace(/\D/g,""):void 0}const v=y=>`; write \`${y}\`, without separators`;function _(y){return/^(true|True|TRUE)$/.
test(y)?{value:!0}:/^(false|False|FALSE)$/.test(y)?{value:!1}:{message:`${(0,a.hD)(y)} is neither true nor false; use \`t\
rue\` or \`false\``}}function z(y){const m=_(y);return"value"in m?m.value:void 0}function D(y){const m=/^([0-9]+)([smhdw]?)$/.
exec(y),$="use whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";if(!m){const Z=g(y);return{
message:`${(0,a.hD)(y)} is not a duration${Z?v(Z):`; ${$}`}`}}const E=Number(m[1])*u[m[2]];return Number.isSafeInteger(E)?
{value:E}:{message:`${(0,a.hD)(y)} is too long; ${$}`}}function A(y){return d.test(y)?{value:y}:{message:"contains a spa\
ce, a line break or a character outside ASCII, which a token cannot contain; use only the token, preferably from a secre\
t"}}function I(...y){const m=`use an absolute ${y.join(" or ")} URL, such as https://example.com/${y.length>1?"page":"im\
age.png"}`;return $=>$===""?x($):B(y,$,m)}const M=/[\xad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/,
N=/[{}$%<]/;function B(y,m,$){if(R(m))return{message:"contains a user name or password; remove them"};if(m.length>a.QO)return{
message:`${(0,a.hD)(m)} is longer than a URL may be; use one of at most ${a.zF}`};if(/[\s\\]/.test(m)||m.search(a.Qi)>=0)
return{message:`${(0,a.hD)(m)} contains white space or a backslash, which a URL must not contain; ${$}`};if(M.test(m))return{
message:`${(0,a.hD)(m)} contains an invisible character, which would make it another URL; ${$}`};const E=/^([a-zA-Z][a-zA-Z0-9+.-]{0,30}):(?!\d)/.
exec(m)?.[1]?.toLowerCase();if(E!==void 0&&!y.includes(E))return{message:`${(0,a.hD)(m)} has the scheme ${E}; ${$}`};const[
,Z]=E!==void 0&&/^[^:]+:\/\/([^/?#]+)/.exec(m)||[],[U]=Z!==void 0&&N.exec(Z)||[];return U!==void 0?{message:`${(0,a.hD)(
m)} contains \`${U}\` in its host, so a variable in it was probably not replaced; ${$}`}:Z!==void 0&&(0,a.Dl)(m)!==void 0?
{value:m}:{message:`${(0,a.hD)(m)} is not an absolute URL; ${$}`}}function R(y){if(/^mailto:/i.test(y))return!1;const m=y.
replace(/^[a-z][a-z\d+.-]*:/i,"").replace(/^[/\\]+/,"");return/^[^/\\?#]*@/.test(m)}function P(y){const $=B(["https","ht\
tp"],y,"use the https address of the push service, such as https://push.example.com");if("message"in $)return $;const E=new URL(
y);if(E.protocol==="http:"&&!f.test(E.hostname))return{message:`${(0,a.hD)(y)} has the scheme http, which would send the\
 token unencrypted; use an https URL (http is only for loopback addresses)`};const[,Z]=/[^/](\/v1(?:\/audience|\/notifications)?)\/*$/.
exec(y)??[];return Z?{message:`${(0,a.hD)(y)} ends with \`${Z}\`, which the action adds; remove \`${Z}\``}:/[?#]/.test(y)?
{message:`${(0,a.hD)(y)} has a query or fragment; remove it`}:{value:y.replace(/\/+$/,"")}}const C=/(?![\t\n\r])[^ -~\xa0-\uffff]/;
function x(y){if(y==="")return{message:"is blank, which the service refuses; write some text"};const[m]=C.exec(y)??[];return m!==
void 0?{message:`contains the control character U+${m.charCodeAt(0).toString(16).toUpperCase().padStart(4,"0")}, which s\
ubscribers would not see; remove it`}:!/[!-~]/.test(y)&&(0,a.h0)(y)===""?{message:"has no visible character; write some \
text"}:{value:y}}function S(y){if(y==="latest")return{value:{kind:"latest"}};const m=y.replace(/^refs\/tags\//,"");return m===
""?{message:`${(0,a.hD)(y)} is not a tag; use a tag such as v1.2.3, or \`latest\``}:{value:{kind:"tag",tag:m}}}function W(y){
const m="use two times of day, such as 09:00-20:00";if(!/^([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/.
exec(y))return{message:`${(0,a.hD)(y)} is not a range of times; ${m}`};const[E=0,Z=0]=y.split("-").map(G);return E===Z?{
message:`${(0,a.hD)(y)} begins and ends at the same time; ${m}`}:{value:{from:E,to:Z,text:y}}}function G(y){const[m=0,$=0]=y.
split(":").map(Number);return m*60+$}function j(y){if(/^[a-z]/i.test(y)&&k(y))return{value:y};const m=y.replaceAll(" ","\
_").toLowerCase(),$=Intl.supportedValuesOf("timeZone").find(Z=>Z.toLowerCase().endsWith(`/${m}`)),E=$?`did you mean ${$}\
?`:"use a name from the IANA time zone database, such as Europe/Berlin";return{message:`${(0,a.hD)(y)} is not a time zon\
e that this runner knows; ${E}`}}function k(y){try{return new Intl.DateTimeFormat("en",{timeZone:y}),!0}catch{return!1}}
function h(y){if(y==="any")return{value:void 0};const m="set it to the output `payload` of the dry run that was approved\
, or remove the input";if(y==="")return{message:`is empty, so the payload that was approved is missing; ${m}`};const $=(0,a.
qF)(y);return(0,a.Gv)($)?{value:$}:{message:`is not a JSON object; ${m}`}}const O=y=>({value:y})}),1953:((n,o,i)=>{i.d(o,
{Vp:()=>v,j_:()=>D,r0:()=>g,uv:()=>f,yI:()=>p});var a=i(3024),u=i.n(a);const d=A=>process.env[A.toLowerCase()]||process.
env[A]||void 0;function f(){return{http:d("HTTP_PROXY"),https:d("HTTPS_PROXY"),bypass:d("NO_PROXY")}}function p(){const{
GITHUB_API_URL:A,GITHUB_SERVER_URL:I,GITHUB_REPOSITORY:M,GITHUB_SHA:N,GITHUB_RUN_ID:B}=process.env,{GITHUB_EVENT_NAME:R}=process.
env;return{github:{apiUrl:A||"https://api.github.com",serverUrl:I||"https://github.com"},run:{repository:M??"",sha:N??"",
id:B??"",event:R??"",attempt:Number(process.env.GITHUB_RUN_ATTEMPT)||1}}}const g=A=>A==="pull_request"||A==="pull_reques\
t_target";function v(){const{github:A,run:I}=p();return I.id===""?"":`${A.serverUrl}/${I.repository}/actions/runs/${I.id}\
/attempts/${I.attempt}`}async function _(A){const I=process.env.GITHUB_EVENT_PATH;delete process.env.GITHUB_EVENT_PATH;try{
return await A()}finally{I!==void 0&&(process.env.GITHUB_EVENT_PATH=I)}}const z=25*1048576;function D(){const{GITHUB_EVENT_NAME:A="",
GITHUB_EVENT_PATH:I=""}=process.env;try{return(0,a.statSync)(I).size>z?{name:A,payload:void 0,unreadable:"the event is l\
arger than 25 MiB"}:{name:A,payload:JSON.parse((0,a.readFileSync)(I,"utf8"))}}catch{return{name:A,payload:void 0,unreadable:I===
""?void 0:"the file of the event cannot be read"}}}}),5155:((n,o,i)=>{i.d(o,{ih:()=>D,sL:()=>z,zz:()=>A});var a=i(1455),
u=i.n(a),d=i(6760),f=i.n(d),p=i(3916),g=i(8925),v=i(8992);const _=65536;async function z(I){const M=D(),N=(0,d.resolve)(
M,I),B={input:"payload-file",file:I},R=C=>({problem:(0,g.CC)(B,C,{reason:"unreadable-file"})}),P={problem:(0,g.CC)(B,"is\
 outside the workspace; use a file of the repository")};try{const C=await(0,a.realpath)(M);if(!A(N,M)&&!A(N,C))return P;
const x=await(0,a.realpath)(N);if(!A(x,C))return P;const S=await(0,a.stat)(x);if(S.isDirectory()){const W=`${(0,v.hD)(I)}\
 is a folder; use the path of a file in it`;return{problem:(0,g.CC)("payload-file",W,{reason:"unreadable-file"})}}return S.
isFile()?S.size>_?R("is larger than 64 KiB; use a file that has only notification fields"):{text:new TextDecoder("utf-8",
{fatal:!0}).decode(await(0,a.readFile)(x))}:R("is not a regular file; use the path of a YAML or JSON file")}catch(C){const x=C.
code;return x==="ENOENT"&&I.includes("\uFFFD")?R("has a name that is not UTF-8; rename it"):R(x==="ENOENT"?"does not exi\
st; check the path, and that the repository is checked out":x==="ERR_ENCODING_INVALID_ENCODED_DATA"?"is not UTF-8 text; \
save it as UTF-8":`cannot be read (${(0,p.q0)(C)})`)}}const D=()=>process.env.GITHUB_WORKSPACE||process.cwd();function A(I,M){
const N=(0,d.relative)(M,I);return N!==".."&&!N.startsWith(`..${d.sep}`)&&!(0,d.isAbsolute)(N)}}),8992:((n,o,i)=>{i.d(o,
{$Q:()=>x,Dl:()=>p,E$:()=>a,Gv:()=>j,Kb:()=>G,QO:()=>u,Qi:()=>_,h0:()=>P,hD:()=>I,qF:()=>v,xb:()=>z,zF:()=>d});const a=1048576,
u=2048,d="2,048 characters",f=new Map;function p(k,h){if(k.length>u)return;const O=`${h?.href??""} ${k}`;return f.has(O)||
f.set(O,g(k,h)),f.get(O)}function g(k,h){try{return new URL(k,h)}catch{return}}function v(k){try{return JSON.parse(k)}catch{
return}}const _=/[^ -~\xa0-\uffff]/g;function z(k,h){let O;return()=>(O??=new RegExp(k,h),O)}const D=/[\xa0\xad\u180e\u2000-\u200b\u200e\u200f\u202a-\u202f\u205f-\u206f\ufeff\ufff9-\ufffb]/g,
A=k=>`\\u${k.charCodeAt(0).toString(16).padStart(4,"0")}`;function I(k){const h=JSON.stringify(k).replace(D,A);return h.
length>100?`${h.slice(0,98)}\u2026" (${k.length} characters)`:h}const M=/(?![\s\x85])[^ -~\xa0-\uffff]|[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
N=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,B=/[\s\x85]+/g,R=z(String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`,
"u");function P(k){const h=k.toWellFormed().replace(M,"").replace(N,"$1").replace(B," ").trim();return R().test(h)?h:""}
const C=100,x=k=>k.length>C?`${k.slice(0,C-1).toWellFormed()}\u2026`:k,S=300,W=65536;function G(k,h,O=!1){const m=h(k.slice(
0,W),O||k.length>W).replace(/\s+/g," ").trim();return m.length>S?`${m.slice(0,S)}\u2026`:m}const j=k=>typeof k=="object"&&
k!==null&&!Array.isArray(k)}),311:((n,o,i)=>{i.d(o,{r:()=>a});const a="1.0.0"}),181:(n=>{n.exports=require("buffer")}),1421:(n=>{
n.exports=require("node:child_process")}),3053:(n=>{n.exports=require("node:diagnostics_channel")}),3024:(n=>{n.exports=
require("node:fs")}),1455:(n=>{n.exports=require("node:fs/promises")}),4708:(n=>{n.exports=require("node:https")}),6760:(n=>{
n.exports=require("node:path")}),932:(n=>{n.exports=require("process")}),7785:((n,o,i)=>{i.d(o,{A:()=>d});const a=[],u=[];
function d(p,g,v){if(p===g)return 0;const _=v?.maxDistance,z=p;p.length>g.length&&(p=g,g=z);let D=p.length,A=g.length;for(;D>
0&&p.charCodeAt(~-D)===g.charCodeAt(~-A);)D--,A--;let I=0;for(;I<D&&p.charCodeAt(I)===g.charCodeAt(I);)I++;if(D-=I,A-=I,
_!==void 0&&A-D>_)return _;if(D===0)return _!==void 0&&A>_?_:A;let M,N,B,R,P=0,C=0;for(;P<D;)u[P]=p.charCodeAt(I+P),a[P]=
++P;for(;C<A;){for(M=g.charCodeAt(I+C),B=C++,N=C,P=0;P<D;P++)R=M===u[P]?B:B+1,B=a[P],N=a[P]=B>N?R>N?N+1:R:R>B?B+1:R;if(_!==
void 0){let x=N;for(P=0;P<D;P++)a[P]<x&&(x=a[P]);if(x>_)return _}}return a.length=D,u.length=D,_!==void 0&&N>_?_:N}function f(p,g,v){
if(!Array.isArray(g)||g.length===0)return;const _=v?.maxDistance,z=p.length;for(const M of g)if(M===p)return M;if(_===0)
return;let D,A=Number.POSITIVE_INFINITY;const I=new Set;for(const M of g){if(I.has(M))continue;I.add(M);const N=Math.abs(
M.length-z);if(N>=A||_!==void 0&&N>_)continue;const B=Number.isFinite(A)?_===void 0?A:Math.min(A,_):_,R=B===void 0?d(p,M):
d(p,M,{maxDistance:B});if(_!==void 0&&R>_)continue;let P=R;if(B!==void 0&&R===B&&B===_&&(P=d(p,M)),P<A&&(A=P,D=M,A===0))
break}if(!(_!==void 0&&A>_))return D}})},Et={};function V(n){var o=Et[n];if(o!==void 0)return o.exports;var i=Et[n]={exports:{}},
a=!0;try{Rn[n](i,i.exports,V),a=!1}finally{a&&delete Et[n]}return i.exports}V.m=Rn,typeof V<"u"&&(V.ab=__dirname+"/"),V.
n=n=>{var o=n&&n.__esModule?()=>n.default:()=>n;return V.d(o,{a:o}),o},(()=>{var n=Object.getPrototypeOf?i=>Object.getPrototypeOf(
i):i=>i.__proto__,o;V.t=function(i,a){if(a&1&&(i=this(i)),a&8||typeof i=="object"&&i&&(a&4&&i.__esModule||a&16&&typeof i.
then=="function"))return i;var u=Object.create(null);V.r(u);var d={};o=o||[null,n({}),n([]),n(n)];for(var f=a&2&&i;typeof f==
"object"&&!~o.indexOf(f);f=n(f))Object.getOwnPropertyNames(f).forEach(p=>d[p]=()=>i[p]);return d.default=()=>i,V.d(u,d),
u}})(),V.d=(n,o)=>{for(var i in o)V.o(o,i)&&!V.o(n,i)&&Object.defineProperty(n,i,{enumerable:!0,get:o[i]})},V.f={},V.e=n=>Promise.
all(Object.keys(V.f).reduce((o,i)=>(V.f[i](n,o),o),[])),V.u=n=>""+n+".preview.js",V.o=(n,o)=>Object.prototype.hasOwnProperty.
call(n,o),V.r=n=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(n,Symbol.toStringTag,{value:"Module"}),Object.
defineProperty(n,"__esModule",{value:!0})},(()=>{var n={792:1},o=i=>{var a=i.modules,u=i.ids,d=i.runtime;for(var f in a)
V.o(a,f)&&(V.m[f]=a[f]);d&&d(V);for(var p=0;p<u.length;p++)n[u[p]]=1};V.f.require=(i,a)=>{n[i]||o(require("./"+V.u(i)))}})();
var Tr={};const Tt=new AbortController;for(const n of["SIGINT","SIGTERM","SIGBREAK"])process.on(n,()=>Tt.abort());var re=V(
2996),de=V(8925),ot=V(3332),At=V(2542);async function Ar(n,o,i){const a=re.pi.filter(d=>n[(0,re.wg)(d)]!==""),u=await Promise.
all(a.map(d=>Mr(d,n[(0,re.wg)(d)],i)));for(const d of u)o.add(d.problems);return{source:"input",fields:Object.assign({},
...u.map(({fields:d})=>d)),names:new Set([...a,...re.pi.filter(d=>o.isRefused((0,re.wg)(d)))]),textComments:u.flatMap(({
textComments:d=[]})=>d)}}async function Mr(n,o,i){if(n==="actions"){const{readActions:f}=await V.e(990).then(V.bind(V,6990));
return f(o,i)}const a=(0,re.wg)(n),u=(0,At.cn)(n,o,At.QP);if("message"in u)return{fields:{},problems:[(0,de.CC)(a,u.message)]};
const d=typeof u.value=="number"?(0,ot.RB)({[a]:u.value},i):[];return{fields:d.length>0?{}:{[n]:u.value},problems:d}}var rt=V(
8209);async function Cr(n,o,i){return{inputs:await Ar(n,o,i.secrets),file:await Or(n["payload-file"],o,i),fileName:n["pa\
yload-file"],extraFields:await Ir(n["extra-fields"],o,i.secrets),onceKey:n["once-key"]}}async function Or(n,o,{secrets:i,
readFile:a}){const u=o.isRefused("payload-file");if(n===""&&!u)return rt.Xw.file;const{fieldsFromFile:d,unknownFile:f}=await Promise.
resolve().then(V.bind(V,6362));return u?f:d(n,await a(n),o,i)}async function Ir(n,o,i){if(n==="")return{};const{readExtraFields:a}=await V.
e(885).then(V.bind(V,7885));return a(n,o,i)}var Rr=V(6362),Dr=V(6823),Fr=V(5392),he=V(3916),Nr=V(311);const Dn=`web-push\
-action/${Nr.r}`;var ne=V(8992),ie=V(642);const Mt=(n,o)=>i=>i===""?{message:`is missing; set it to ${n}`}:o(i),Ae=(n,o)=>i=>i===
""?{value:n}:o(i),pe=n=>Ae(void 0,n),it=(n,o)=>i=>{const a=n.find(u=>u===i);return a===void 0?{message:`${(0,ne.hD)(i)} \
is not ${o}`}:{value:a}},Le={"base-url":Mt("the base address of the push service, such as https://push.example.com (a mi\
sspelled variable is empty)",ie.pc),"api-token":Mt("the API token of the site, from a secret (a misspelled or unavailabl\
e secret is empty)",ie.d6),timeout:Ae(30,(0,ie.rD)("a whole number of seconds from 1 to 300",1,300)),retries:Ae(3,(0,ie.
rD)("a whole number from 0 to 10",0,10)),summary:Ae(!0,ie.zM)},Fn=Number.MAX_SAFE_INTEGER,Ct={...Le,target:Mt("`all` (ev\
ery subscriber) or `audience`; there is no default, so that nobody sends to all by mistake",it(["all","audience"],"a val\
id target; use `all` (every subscriber) or `audience`")),"audience-id":pe((0,ie.rD)("an audience id, which is a whole nu\
mber such as 101",1,Fn)),"audience-name":pe(ie.Ae),"max-reach":pe((0,ie.rD)("a whole number such as 10000",0,Fn)),"paylo\
ad-file":pe(ie.Ae),"extra-fields":pe(ie.Ae),"dry-run":Ae(!1,ie.zM),"check-urls":Ae(!1,ie.zM),"once-key":pe(ie.Ae),"once-\
per":pe(it(["day","week","month"],"a period; use `day`, `week` or `month`")),"send-between":pe(ie.XQ),"time-zone":pe(ie.
eB),release:pe(ie.PL),"release-level":pe(it(["major","minor","patch"],"a level; use `major`, `minor` or `patch`")),"max-\
age":pe(ie.p0),"expected-payload":ie.tS,"github-token":pe(ie.d6)},Lr=n=>n.replace(/-([a-z])/g,(o,i)=>i.toUpperCase()),Ot=n=>Object.
keys(n),sd=Ot(Le),ad=[...Ot(Ct),...re.Pw];function cd(n,o){return It(Le,n,o)}function ud(n,o){const i=It(Ct,n,o,Hr(n));return i.
settings?.release?.kind==="latest"&&(i.settings.maxAge??=Ur),i}const Ur=604800;function It(n,o,i,a=[]){const u=new de.tH;
u.refuse([...(0,ot.cV)(o,i),...Br(o)]);const d=Object.entries(o).map(([g,v])=>[g,u.isRefused(g)?"":v]),f=Object.fromEntries(
d),p={};for(const[g,v]of Object.entries(n)){const _=v(f[g]);"value"in _?p[Lr(g)]=_.value:u.add([(0,de.CC)(g,_.message)])}
return u.add(a),{settings:u.all.length>0?void 0:p,inputs:f,problems:u}}const jr=65536;function Br(n){return["actions","e\
xtra-fields"].filter(i=>Buffer.byteLength(n[i]??"")>jr).map(i=>(0,de.CC)(i,"is larger than 64 KiB; make it smaller"))}const Nn={
"payload-files":ie.Ae,only:Ae("all",it(["all","changed","added"],"a choice of files; use `all`, `changed` or `added`")),
"extra-fields":ie.Ae,"check-urls":Ct["check-urls"],timeout:Le.timeout,summary:Le.summary},Ln=[...Ot(Nn),...re.Pw];function Kr(n,o){
return It(Nn,n,o,Wr(n))}function Wr(n){return n["payload-files"]!==""?[]:re.Pw.every(i=>n[i]==="")?[(0,de.CC)("payload-f\
iles","is missing; set paths of payload files, or a notification as inputs")]:n.only!==""&&n.only!=="all"?[(0,de.CC)("pa\
yload-files","is missing; `only` chooses from its files")]:[]}function Hr(n){const[o,i]=[n.target==="all",n.target==="au\
dience"],a="is only allowed with `target: audience`",u="remove it, or change `target`",d="(the service does not report t\
he reach of a broadcast)",f=n["once-key"]?"`once-key` needs it to store a record in the repository":"the input `release`\
 needs it to fetch the release";return[{inputs:["audience-id"],isWrong:o&&n["audience-id"],message:`${a}; ${u}`},{inputs:[
"audience-name"],isWrong:o&&n["audience-name"],message:`${a}; ${u}`},{inputs:["max-reach"],isWrong:o&&n["max-reach"],message:`${a}\
 ${d}; remove it`},{inputs:["audience-id","audience-name"],isWrong:i&&!n["audience-id"]&&!n["audience-name"],message:"ar\
e both missing; set at least one"},{inputs:["once-key"],isWrong:n["once-per"]&&!n["once-key"],message:"is missing; `once\
-per` needs it"},{inputs:["time-zone"],isWrong:n["time-zone"]&&!n["send-between"]&&!n["once-per"],message:"has no effect\
 without `send-between` or `once-per`; set one of them, or remove it"},{inputs:["github-token"],isWrong:(n["once-key"]||
n.release)&&!n["github-token"],message:`is missing; ${f}`}].filter(({isWrong:v})=>v).map(({inputs:[v,..._],message:z})=>problem(
v,z,{otherInputs:_}))}const Un=[{seconds:86400,name:"day",letter:"d"},{seconds:3600,name:"hour",letter:"h"},{seconds:60,
name:"minute",letter:"m"},{seconds:1,name:"second",letter:"s"}];function Vr(n){const o=Un.find(({seconds:i})=>n>0&&n%i===
0);return o?`${n/o.seconds}${o.letter}`:`${n}s`}function jn(n){const o=Un.find(({seconds:i})=>n>=i);return o?`${counted(
Math.floor(n/o.seconds),o.name)} ago`:"just now"}function ld({tag:n,level:o,age:i}){const a=i===void 0?"":`, published ${jn(
i)}`;return`${quote(n)}${o?` (${o})`:""}${a}`}function dd(n){const o=quote(n.release.tag);return n.kind==="level"?`The r\
elease ${o} is a ${n.release.level} release, smaller than \`release-level: ${n.minLevel}\`.`:`The release ${o} was publi\
shed ${jn(n.age)}, longer ago than \`max-age: ${Vr(n.maxAge)}\` allows.`}function fd({kind:n}){return`Usually there is n\
othing to do. To announce it anyway, ${n==="level"?"change `release-level`":"set a larger `max-age`"}.`}const st=n=>String(
n).padStart(2,"0"),Bn=({hour:n,minute:o})=>`${st(n)}:${st(o)}`,Gr=({year:n,month:o,day:i})=>`${n}-${st(o)}-${st(i)}`;function Kn({
window:n,timeZone:o,now:i,opens:a,opensAt:u}){const d=o.toUpperCase()==="UTC"?"":` (${u.toISOString().slice(11,16)} UTC)`;
return`It is ${Bn(i)} in the time zone ${o}, outside \`send-between: ${n}\`. The window opens at ${Bn(a)} on ${Gr(a)}${d}\
.`}function pd(n,o){const i=Kn(n);return o===void 0?{text:i}:{text:`${o.message} When the action could try again, the wi\
ndow was closed. ${i}`}}function hd(n,o){const i="a later run inside the window sends",a="the next one of a schedule, or\
 this run, if you re-run it then";return o!==void 0&&o.kind!=="none"?{text:`Delete the claim of this run as the warning \
says. Then ${i}: ${a}.`}:{text:`${n?"Nothing was sent, and the key is not claimed by this run":"Nothing was claimed"}, s\
o ${i} (with \`once-key\`, unless the key was already used): ${a}.`}}const Wn=[{name:"Desktop",browser:"Chrome on Window\
s",title:{length:70,line:35},message:{length:140,line:35},button:{length:19,line:19},iconAt:"start",textWidth:350},{name:"\
Phone",browser:"Chrome on Android",title:{length:30,line:30},message:{length:65,line:33},button:{length:19,line:19},iconAt:"\
end",textWidth:310}];function at(n,{length:o,line:i}){const a=/^[\n\x20-\x7e]*$/.test(n),u=a?n:n.match(Yr())??[],d=a?void 0:
qr(),f=u.length;let p=0,g=0,v=0;for(const _ of u){if(p=_===`
`?(Math.floor(p/i)+1)*i:p+(d?.test(_)?2:1),p>o)return{shown:`${n.slice(0,v).trimEnd()}\u2026`,visible:g,total:f};p<o&&(g++,
v+=_.length)}return{shown:n,visible:f,total:f}}const Yr=(0,ne.xb)(String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
"gsu"),qr=(0,ne.xb)(String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`,
"u");function Rt(n){return Ut(n).replace(ni,Ue).replace(oi,ri).replace(/^[\t -%'-;=-@[-`{-~]/,Ue).replaceAll(`
`,"<br>")}function Hn(n){return Ut(n).replace(/[&<>]/g,Ue).replaceAll(`
`,"&#10;")}const Dt=(n,o)=>Rt(Ft(Ce(n,o))),md=n=>Gn(Dt(n,500));function ct(n,o=500){const a=Ce(n,o).split(Jr).map((u,d)=>d%
2===1?Yn(u):Rt(Ft(u)));return Gn(a.join(""))}function Vn({text:n,url:o},i=2e3){return`${ct(n,i)}${o?` <a href="${Lt(o)}"\
>Open that run</a>`:""}`}const Xr=({command:n})=>n!==void 0&&`<pre><code>${Hn(n)}</code></pre>`,Gn=n=>`<span dir="auto">${n}\
</span>`,Jr=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,Yn=n=>`<code>${Hn(n)}</code>`;function Qr(n,o=300){const i=Dt(n,o);return n.
length>qn?i:`<a href="${Lt(n)}">${i}</a>`}function ei(n,o,i){return n.length>qn?o:`<img src="${Lt(n)}" alt="${o}" width=\
"${i}">`}function Ce(n,o){return n.length>o?`${n.slice(0,o).replace(/[\ud800-\udbff]$/,"")}\u2026`:n}function Ft(n,o=40){
if(!new RegExp(`[^\\s/?-]{${o+1}}`).test(n))return n;const i=new RegExp(`${Nt}{${o+1},}`,"gv"),a=new RegExp(`${Nt}{${ti}\
}(?=${Nt})`,"gv");return n.replace(i,u=>u.replace(a,"$&\u200B"))}const ti=10,Nt=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.
raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}\
]]`,qn=2e3,ni=/[&<>"'`*_~[\]()|\\!{}^]/g,oi=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,Ue=n=>`&#${n.codePointAt(0)};`,ri=n=>`<span>${Ue(
n)}</span>`,Lt=n=>Ut(n).replace(/[&<>"'`\n\t]/g,Ue);function Ut(n){return n.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(/[\u202a-\u202e\u2066-\u2069]|[^\n\t -~\xa0-\uffff]/g,o=>`\u2039U+${(o.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0")}\u203A`)}function Oe(n){const[,o="",i="",a=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(n))??[];return i?o+i.replace(
/\B(?=(?:\d{3})+$)/g,",")+a:String(n)}const Ie=(n,o)=>`${Oe(n)} ${o}${n===1?"":"s"}`,ii=864e5,Xn=2419200,si=14,ai={"many\
-buttons":({count:n})=>`There are ${n} buttons; browsers show at most two.`,"long-ttl":({seconds:n})=>`The ttl is ${n} s\
; push services keep a notification for at most four weeks (${Xn} s).`,"reach-zero":()=>"The audience has a reach of 0: \
nobody will receive this notification.","quoted-token":()=>"The API token is in quotation marks. If they are not part of\
 it, remove them from the secret.","token-expiry":({at:n,expired:o})=>o?`The API token expired on ${Bt(n)}: the service \
will probably refuse it. Replace the secret.`:`The API token expires on ${Bt(n)}. Replace the secret before then.`,rerun:({
attempt:n})=>`This is attempt ${n} of this run: an earlier attempt may already have sent the notification. Set \`once-key\
\`, so that a re-run cannot send it again.`,"rerun-period":({attempt:n,period:o})=>`This is attempt ${n} of this run: an\
 attempt before this ${o} may already have sent the notification, since \`once-per\` allows one in each ${o}.`,"image-si\
ze":({field:n,...o})=>`${(0,re.wg)(n)}: the ${re.Ng[n].use} is ${eo(o)}; browsers show ${re.Ng[n].sizes.map(eo).join(" o\
r ")}.`,"image-weight":({field:n,bytes:o})=>`${(0,re.wg)(n)}: the ${re.Ng[n].use} has ${Qn(o)}, and every subscriber dow\
nloads it. Use one of at most ${Qn(re.Ng[n].maxBytes)}.`,"page-as-image":({field:n,raw:o})=>`${(0,re.wg)(n)} is a page o\
f GitHub that shows the image, not the image itself, so subscribers would not see it. Use the address behind the button \
Raw: ${(0,ne.hD)(o)}.`,"key-separator":({key:n})=>`The once-key ${(0,ne.hD)(n)} ends with a separator, so an expression \
in it is probably empty. Runs with the same key may be skipped although they announce something else. Correct the key.`,
"key-of-all-releases":({key:n,tag:o})=>`The once-key ${(0,ne.hD)(n)} contains neither the tag nor the version of the rel\
ease ${(0,ne.hD)(o)}. If the next release has the same key, it will be skipped. Set \`once-key: release-{tag}\`.`,"relea\
se-each-run":({tag:n})=>`Without \`once-key\`, the next run announces the release ${(0,ne.hD)(n)} again. Set \`once-key: \
release-{tag}\`.`,"release-each-period":({tag:n,period:o})=>`\`once-per\` lets a run announce the release ${(0,ne.hD)(n)}\
 again in the next ${o}. To announce each release only once, remove \`once-per\`.`,truncated:({field:n,visible:o,total:i})=>`\
The ${n} is ${Oe(i)} characters long; even a desktop shows only about ${Oe(o)}.`,markup:({field:n,what:o})=>`The ${n} co\
ntains ${Kt[o].name}. Notifications are plain text: subscribers would see the characters as they are.`,"unresolved-templ\
ate":({field:n,template:o})=>`\`${n}\` contains the template ${(0,ne.hD)(o)}, which nothing has replaced. Unless the pus\
h service replaces it, subscribers get it as it is.`,"text-comment":({fieldPath:n,comment:o})=>`\`${(0,de.LF)(n)}\` ends \
before ${(0,ne.hD)(o)}, which is a comment to YAML. If it is part of the text, put the text in quotes. Otherwise, move t\
he comment to a line of its own.`,"escaped-newline":({field:n})=>`The ${n} contains the two characters \`\\n\`, which subsc\
ribers would see as they are. For a line break, use a YAML block (\`|\`).`,"outside-window":({outside:n})=>`A real run w\
ould be skipped now. ${Kn(n)}`,"entry-message":({origin:n})=>`The message is ${ci(n)}. ${Jn}`,"neutral-message":()=>`The\
 release notes have no sentence for subscribers, so the message says only that there is something new. ${Jn}`},Jn="To ch\
oose the words, write `<!-- web-push: your text -->` on a line of its own in the release notes, or set the input `messag\
e`.";function ci(n){switch(n.kind){case"comment":return"the `web-push` comment of the release notes";case"entry":return`\
the entry ${(0,ne.hD)(n.entry)}${n.heading===""?"":` under ${(0,ne.hD)(n.heading)}`} of the release notes`;case"neutral":
return"the neutral sentence"}}const jt=n=>ai[n.kind](n);function ui(n){return"fieldPath"in n?n.fieldPath:"field"in n?[n.
field]:n.kind==="many-buttons"?["actions"]:n.kind==="long-ttl"?["ttl"]:[]}function yd(n){return n.kind==="token-expiry"&&
n.expired?{message:`The API token expired on ${Bt(n.at)}.`,hint:"Replace the secret with the current API token of this s\
ite. Then run this again."}:n.kind!=="quoted-token"?void 0:{message:"The API token is in quotation marks.",hint:"If the \
quotation marks are not part of it, remove them from the secret. Then run this again."}}const Bt=n=>n.toISOString().slice(
0,10),Qn=n=>`${Oe(Math.ceil(n/1024))} KiB`,eo=({width:n,height:o})=>`${n}x${o}`,Kt={heading:{name:"a Markdown heading",pattern:/^#{1,6} \S/m},
list:{name:"a Markdown list",pattern:/^[-*+] \S/m},link:{name:"a Markdown link",pattern:/\[[^[\]\n]*\]\([^()\s]*\)/},emphasis:{
name:"Markdown emphasis",pattern:/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-zA-Z\d])|~~(?=[^\s~])[^~\n]+~~/},
tag:{name:"an HTML tag",pattern:/<\/?[a-zA-Z][^<>]*>/}};function li({notification:n,sources:o,messageOrigin:i,textComments:a=[]}){
const{actions:u,ttl:d}=n,f=[];u&&u.length>2&&f.push({kind:"many-buttons",count:u.length}),d!==void 0&&d>Xn&&f.push({kind:"\
long-ttl",seconds:d}),i?.kind==="entry"&&f.push({kind:"entry-message",origin:i}),i?.kind==="neutral"&&f.push({kind:"neut\
ral-message"}),f.push(...re.$G.flatMap(p=>mi(p,n[p])));for(const p of["title","message"])f.push(...gi(p,n)),(o[p]==="inp\
ut"||o[p]==="file")&&f.push(...yi(p,n[p]));return[...f,...fi(n),...pi(a)]}const di=/\$?\{\{[^{}]{1,100}\}\}|\$\{[^{}]{1,100}\}|\{%[^{}%]{1,100}%\}|%(?![\dA-F]{2}[A-Z_]*%[\dA-F]{2})[A-Z][A-Z_]{2,40}%/;
function fi(n){const{actions:o=[]}=n,i=o.flatMap(({text:a,url:u})=>[a,u]).join(`
`);return[...re.BH.flatMap(a=>to(a,n[a])),...to("actions",i)]}function to(n,o=""){const[i]=di.exec(o)??[];return i===void 0?
[]:[{kind:"unresolved-template",field:n,template:i}]}function pi(n){const o=n.filter(({path:u})=>!hi(u));return[...new Map(
o.toReversed().map(u=>[u.path[0],u])).values()].reverse().map(({path:u,comment:d})=>({kind:"text-comment",fieldPath:u,comment:d}))}
function hi([n,...o]){const{kind:i}=re.Ng[n];return i==="buttons"?o.at(-1)==="url":i==="image"||i==="page"}function mi(n,o=""){
const[,i,a]=/^https:\/\/github\.com\/([^/?#]+\/[^/?#]+)\/blob\/([^?#]+)(?!.*[?&]raw=)/i.exec(o)??[];return i===void 0?[]:
[{kind:"page-as-image",field:n,raw:`https://raw.githubusercontent.com/${i}/${a}`}]}function gi(n,o){const[i]=Wn,{visible:a,
total:u}=at(o[n],i[n]);return a===u?[]:[{kind:"truncated",field:n,visible:a,total:u}]}function yi(n,o){const a=Object.keys(
Kt).filter(u=>Kt[u].pattern.test(o)).map(u=>({kind:"markup",field:n,what:u}));return o.includes("\\n")?[...a,{kind:"esca\
ped-newline",field:n}]:a}const _d=n=>n===0?[{kind:"reach-zero"}]:[],bd=n=>/[-_.:/#]$/.test(n)?[{kind:"key-separator",key:n}]:
[];function $d(n,o){if(n===void 0||n.period!==void 0||o===void 0)return[];const{key:i}=n,[a]=(o.match(/\d+(?:\.\d+)*/g)??
[]).sort((d,f)=>f.length-d.length);return i.includes(o)||a!==void 0&&i.includes(a)?[]:[{kind:"key-of-all-releases",key:i,
tag:o}]}const wd=(n,o,i)=>n&&o!==void 0&&i===void 0?[{kind:"release-each-run",tag:o.tag}]:[],vd=(n,o)=>n!==void 0&&o!==void 0?
[{kind:"release-each-period",tag:o.tag,period:n}]:[];function kd(n,o,i){return n<=1?[]:o===void 0?[{kind:"rerun",attempt:n}]:
i===void 0?[]:[{kind:"rerun-period",attempt:n,period:i}]}function zd(n,o){if(/^(["'`]).*\1$/.test(n))return[{kind:"quote\
d-token"}];const i=_i(n);return i===void 0||i-o>=si*ii?[]:[{kind:"token-expiry",at:new Date(i),expired:i<=o}]}function _i(n){
const[o,i,a,...u]=n.split(".");if(!o||!i||a===void 0||u.length>0)return;const{exp:d}=Object(parseJson(Buffer.from(i,"bas\
e64url").toString("utf8"))),f=typeof d=="number"?d*1e3:Number.NaN;return Number.isNaN(new Date(f).getTime())?void 0:f}const Wt=({
text:n,url:o,command:i})=>`${n}${o?` ${o}`:""}${i?`
${i}`:""}`,bi={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notific\
ation may or may not have been sent."};function no({title:n,reason:o,message:i,hint:a},u,d){const p=d!==void 0&&d.kind!==
"none"?"first delete the claim of `once-key` (the command is in the log), then ":"",v=["The service may still send it: w\
ait some minutes, then look in the panel of the service before you send it again.",a,`If nothing was sent, ${p}run this \
again.`].filter(Boolean).join(" "),_=u==="not-sent"&&o==="internal-error"?" You can run this again.":"";return{title:`${n}\
 (${u?`${u}: `:""}${o})`,failed:n,why:{text:i},meaning:u&&bi[u],next:{text:u==="unknown"?v:`${a}${_}`},reason:o}}const $i=n=>n.
replace(/^http-(?![345]\d\d$)\d+$/,"reasons").replace(/^http-(?!303|401|403|404|408|429)(\d)\d\d$/,"http-$1xx"),oo=n=>`h\
ttps://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${$i(n)}`,ro=4096,wi=600;function vi({
why:n,meaning:o,next:i,reason:a},u){const f=`
${u(o?`${o} ${Wt(i)}`:Wt(i))}${a?`
More: ${oo(a)}`:""}`;return ki(u(Wt(n)),ro-f.length)+f}function ki(n,o){const i=n.split(`
`);if(i.length===1)return Ce(n,o-1);const a=p=>`- and ${p} more (see the log)`;let u=a(i.length).length;const d=[];for(const p of i){
const g=Ce(p,wi);if(u+=g.length+1,u>o)break;d.push(g)}const f=i.length-d.length;return[...d,...f>0?[a(f)]:[]].join(`
`)}const zi=5e3;function xi({failed:n,why:o,next:i,reason:a}){return[`<table>
${[...n?[["What failed",`<b>${ct(n)}</b>`]]:[],["Why",Vn(o,zi)],["What to do",Vn(i)],...a?[["More",`<a href="${oo(a)}">W\
hat ${a} means</a>`]]:[]].map(([d="",f])=>`<tr><th align="left">${d.replaceAll(" ","&nbsp;")}</th><td>${f}</td></tr>`).join(
`
`)}
</table>`,Xr(i)]}function xd({attempts:n,result:o,response:i,payload:a,target:u}){const d=u?.type==="audience"?u.audience:
void 0;return{outcome:o.outcome,reason:"failure"in o?o.failure.reason:"reason"in o?o.reason:"","status-code":ut(i?.statusCode),
response:i?.body??"",payload:a??"","audience-id":ut(d?.id),"audience-name":d?.name??"","audience-reach":ut(d?.reach),attempts:ut(
n),"sent-at":o.outcome==="sent"?o.sentAt.toISOString():""}}const ut=n=>n===void 0?"":String(n);function Zd(n){return n instanceof
Failure?{audiences:"",count:"",reason:n.reason}:{audiences:JSON.stringify(n),count:String(n.length),reason:""}}function Zi(n,o,i){
const{notifications:a,problems:u,extraFields:d,failure:f}=n,p=a.map(({file:v,content:_})=>({file:v,payload:{..._?.notification,
...d}})),g=a.map(({file:v})=>v).filter(v=>v!=="");return{payloads:o?"":JSON.stringify(p),files:f||u.length>0?"":JSON.stringify(
g),"summary-url":i,count:f?"":String(p.length),reason:o}}const Pi=2,io=56,Si={"beside the text":io,"below the text":360},
Ei="Where the text is cut off is an estimate: it depends on fonts, versions and settings.";function Ti(n){return`<div>
${Wn.map(i=>Ai(i,n)).join(`
`)}
<br clear="all"><sub>${Ei}</sub>
</div>`}function Ai(n,o){const{title:i,message:a,landing_url:u,actions:d=[]}=o,{name:f,browser:p,iconAt:g,textWidth:v}=n,
_=at(i,n.title),z=at(a,n.message),D=d.slice(0,Pi).map(({text:x})=>at(x,n.button)),A=d.length-D.length,I=`<td valign="top\
" width="${io}">${so("beside the text",o)}</td>`,M=`<td valign="top" width="${v}" dir="auto"><b>${Ht(_)}</b><br>${Ht(z)}\
</td>`,N=so("below the text",o),B=D.map(x=>`<kbd>&nbsp;${Ht(x)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),R={Title:_,Message:z},
P=[...Object.entries(R).map(([x,S])=>Vt(S)&&Ci(x,S)),D.some(Vt)&&"\u2702\uFE0F A button is cut",A>0&&`\u2702\uFE0F ${Ie(
A,"more button")} not shown`,...Object.entries(R).map(([x,S])=>!Vt(S)&&ao(Oi(x,S))),ao(`Opens ${Qr(u,38)}`)].filter(Boolean);
return`<table align="left">${[`<th colspan="2">${f} <sub>${p}</sub></th>`,g==="start"?I+M:M+I,N&&`<td colspan="2" align=\
"center">${N}</td>`,B&&`<td colspan="2" align="center">${B}</td>`,`<td colspan="2">${P.join("<br>")}</td>`].flatMap(x=>x?
[`<tr>${x}</tr>`]:[]).join("")}</table>`}function so(n,o){return re.$G.flatMap(a=>{const{drawn:u,use:d}=re.Ng[a],f=o[a];
return u===n&&f!==void 0?[ei(f,d,Si[n])]:[]}).join("<br>")}const Mi=24,Ht=({shown:n})=>Rt(Ft(n,Mi)),Vt=({visible:n,total:o})=>n<
o,Ci=(n,{visible:o,total:i})=>`\u2702\uFE0F ${n} cut after ${Oe(o)} of ${Ie(i,"character")}`,Oi=(n,{total:o})=>`${n} fit\
s (${Ie(o,"character")})`,ao=n=>`<sub>${n}</sub>`,Gt=({problems:n,notifications:o})=>[...n,...o.flatMap(i=>i.problems)],
Ii=["invalid-input","unreadable-file","url-check-failed"];function Yt(n){if(n.failure)return n.failure.reason;const o=new Set(
Gt(n).map(({reason:i})=>i));return Ii.find(i=>o.has(i))}const qt=1e3;function Xt(n){const{file:o,path:i=[],message:a}=n;
return Ce(o===void 0?(0,de.fI)(n):(0,de.LT)(i,"The file",a),qt)}function Ri(n){return`${uo(n)}${Xt(n)}`}function co({content:n,
positionOf:o},i){const a=ui(i);return n?.sources[a[0]]==="file"?o(a):void 0}function Di(n,o){const i=co(n,o);return`${uo(
{file:n.file||void 0,position:i})}Advice: ${jt(o)}`}function uo({file:n,position:o={line:1,column:1}}){return n===void 0?
"":`${n.replace(ne.Qi,"\uFFFD")}:${o.line}:${o.column}: `}const lt=({problems:n})=>n.length>0;function Jt(n){const{notifications:o,
omitted:i,failure:a}=n;if(a)return"The notifications were not checked";const u=Ie(o.length,"notification"),d=o.filter(lt).
length;if(d>0)return`${d} of ${u} ${d===1?"has":"have"} problems`;if(Gt(n).length>0)return"The inputs have problems";if(o.
length===0&&i){const f=i.only==="added"?"added":"added or changed";return i.total===0?"Nothing to check: there is no fil\
e":`Nothing to check: of ${Ie(i.total,"file")}, none is ${f}`}return`${u} checked: no problems`}function Fi(n){const{notifications:o,
problems:i,failure:a}=n,u=o.toSorted((d,f)=>Number(lt(f))-Number(lt(d)));return[`<h2>${Yt(n)?"\u274C":"\u2705"} ${Jt(n)}\
</h2>`,a&&xi(no(a)),lo(i),u.map(Li)]}const Ni=({file:n,oldName:o})=>`${(0,ne.hD)(n)} is the file ${(0,ne.hD)(o)} under a\
 new name, so it is not added.`;function Li(n){const{file:o,problems:i,advice:a,content:u}=n,d=o===""?"Notification from\
 the inputs":Dt(o,Ui),f=a.map(p=>`\u26A0\uFE0F ${ct(jt(p))}`).join("<br>");return[`<h3>${lt(n)?"\u274C ":""}${d}</h3>`,lo(
i),f&&`<p>${f}</p>`,u&&Ti(u.notification)]}const Ui=200,ji=20;function lo(n){if(n.length===0)return;const o=n.slice(0,ji).
map(u=>`<li>${Bi(u)}${ct(Xt(u),qt)}</li>`),i=(0,de._k)(n),a=i-o.length;return a>0&&o.push(`<li>${Oe(a)} more: see the lo\
g.</li>`),`<p><b>${Ie(i,"problem")}</b></p>
<ul>
${o.join(`
`)}
</ul>`}const Bi=({position:n})=>n?`${Yn(`${n.line}:${n.column}`)} `:"",Ki=["payload","outcome","reason","kind","type","r\
esponseFlaw","field","fieldPath","what","only","sources"];function Wi(n,o){const i=(a,u)=>{if(typeof a=="string")return o(
a);if(Array.isArray(a))return a.map(f=>i(f,u));if(a instanceof he.HR)return Hi(a,o);if(typeof a!="object"||a===null||a instanceof
Date)return a;const d=Object.entries(a).map(([f,p])=>u?[o(f),i(p,!0)]:[f,Ki.includes(f)?p:i(p,f==="extraFields")]);return Object.
fromEntries(d)};return i(n,!1)}function Hi({reason:n,title:o,message:i,hint:a},u){return new he.HR({reason:n,title:u(o),
message:u(i),hint:u(a)})}var Re=V(1953),Qt=V(1455),De=V(6760);const Vi=require("node:timers/promises");class fo extends Error{}
class po extends Error{folder;constructor(o,i){super("a folder cannot be read",{cause:i}),this.folder=o}}const Gi=1e3;function Yi(n){
return n.split("/").filter(i=>i!==""&&i!==".").map(i=>{if(i==="**")return i;const a=qi(i);return u=>i.startsWith(".")===
u.startsWith(".")&&Ji(a,u)})}function qi(n){const o=n.lastIndexOf("]")+1;return[...n.slice(0,o).match(/\[[!^]?[^/][^\]/]*\]|./gsu)??
[],...n.slice(o)].map(a=>{const u=/^\[([!^]?)(.+)\]$/su.exec(a);if(!u)return a;const[,d="",f=""]=u,p=Xi(f);return d?g=>!p(
g):p})}function Xi(n){const i=Array.from(n.matchAll(/(.)-(.)|./gsu)).map(([a,u=a,d=a])=>({from:u,to:d}));return a=>i.some(
({from:u,to:d})=>u<=a&&a<=d)}function Ji(n,o){const i=Array.from(o);let a=0,u=-1,d=0;for(let f=0;f<i.length;)if(n[a]==="\
*")u=a++,d=f;else if(Qi(n[a],i[f]??""))a++,f++;else if(u!==-1)a=u+1,f=++d;else return!1;return n.slice(a).every(f=>f==="\
*")}const Qi=(n,o)=>typeof n=="function"?n(o):n==="?"||n===o;function es(n,o,i){const a=[];for(const u of o){const d=n[u];
d==="**"&&!i.startsWith(".")&&a.push(u),typeof d=="function"&&d(i)&&a.push(u+1)}return ho(n,a)}function ho(n,o){const i=new Set(
o);for(const a of i)n[a]==="**"&&i.add(a+1);return i}async function ts(n,o,i,a){const u=[];let d=0;async function f(p,g){
const v=await ns(n,p);if(a.entries-=v.length,a.entries<0)throw new fo;for(const _ of v.sort((z,D)=>z.name<D.name?-1:1)){
if(++d%Gi===0&&await(0,Vi.setImmediate)(),u.length>=i||a.signal.aborted)return;const z=es(o,g,_.name),D=p?`${p}/${_.name}`:
_.name;if(_.isDirectory()){z.size>0&&await f(D,z);continue}z.has(o.length)&&!await rs(_,(0,De.join)(n,D))&&u.push(D)}}return await f(
"",ho(o,[0])),u}async function ns(n,o){try{return await(0,Qt.readdir)((0,De.join)(n,o),{withFileTypes:!0})}catch(i){if(mo(
i))return[];throw new po(o,i)}}const mo=n=>["ENOENT","ENOTDIR"].includes(n.code??"");async function rs(n,o){return n.isSymbolicLink()?
(await(0,Qt.stat)(o).catch(()=>{}))?.isDirectory()===!0:!1}var dt=V(5155);const en=100,go=2e5,is=4096;async function tn(n,o,i){
const u={workspace:(0,dt.ih)(),maxFound:i?go:en+1,budget:{entries:go,signal:o}},d=new Set,f=[],p=[],g=n.split(/\r\n?|\n/).
map(_=>_.trim());for(const _ of new Set(g.filter(z=>z!==""))){const z=await as(_,u);if(!Array.isArray(z))f.push(z);else if(z.
length===0)p.push(ss(_));else for(const D of z)d.add(D)}const v=i?[...d].filter(_=>i.has(_)):[...d];return v.length<=en?
{files:v,named:d,problems:f,unmatched:p}:(f.push((0,de.CC)("payload-files",`matches more than ${en} files; use patterns \
that match fewer`)),{files:[],named:d,problems:f,unmatched:p})}const ss=n=>(0,de.CC)("payload-files",`${(0,ne.hD)(n)} ma\
tches no file in the workspace; check the path, and that the repository is checked out`);async function as(n,{workspace:o,
maxFound:i,budget:a}){const u=(v,_)=>(0,de.CC)("payload-files",`${(0,ne.hD)(n)} ${v}`,_&&{reason:_}),d=(0,De.resolve)(o,
n),f=(0,De.relative)(o,d).replaceAll(De.sep,"/"),p=n.length>is;let g;try{g=await(0,Qt.lstat)(d)}catch(v){if(!p&&!/[*?[]/.
test(n)&&!mo(v))return[f]}if(g?.isDirectory()&&(0,dt.zz)(d,o)){const v=f===""?"*.yml":`${f}/*.yml`;return u(`is a folder\
; use \`${(0,ne.$Q)(v)}\``,"unreadable-file")}if(g)return[f];try{const v=p?[]:Yi(n.replaceAll(De.sep,"/"));return await ts(
o,v,i,a)}catch(v){if(v instanceof fo)return u("searches too many files; begin the pattern with the folder they are in");
if(!(v instanceof po))throw v;const _=v.folder===""?"the workspace":`the folder ${(0,ne.hD)(v.folder)}`,z=(0,he.q0)(v.cause),
D=`searches ${_}, which cannot be read (${z}); make it readable, or use a pattern that does not search it`;return u(D,"u\
nreadable-file")}}async function cs(n,o,i){if(o===""||o==="all"){const{files:_,problems:z,unmatched:D}=await tn(n,i);return{
files:_,problems:[...z,...D]}}if(o!=="changed"&&o!=="added")return tn(n,i,new Set);const{filesOfEvent:a}=await V.e(487).
then(V.bind(V,7487)),u=await a(o,{event:(0,Re.j_)(),sha:(0,Re.yI)().run.sha,signal:i}),{files:d,problems:f,unmatched:p,named:g}=await tn(
n,i,u.files),v=[...u.renamed].filter(([_])=>g.has(_)).map(([_,z])=>({file:_,oldName:z}));return u.problems.length>0?{files:d,
problems:[...u.problems,...f]}:{files:d,problems:f,omitted:{only:o,total:g.size,renamed:v,unmatched:p}}}const yo=require("os");
function _o(n){return n==null?"":typeof n=="string"||n instanceof String?n:JSON.stringify(n)}function nn(n){return Object.
keys(n).length?{title:n.title,file:n.file,line:n.startLine,endLine:n.endLine,col:n.startColumn,endColumn:n.endColumn}:{}}
function Fe(n,o,i){const a=new us(n,o,i);process.stdout.write(a.toString()+yo.EOL)}function bo(n,o=""){Fe(n,{},o)}const $o="\
::";class us{constructor(o,i,a){o||(o="missing.command"),this.command=o,this.properties=i,this.message=a}toString(){let o=$o+
this.command;if(this.properties&&Object.keys(this.properties).length>0){o+=" ";let i=!0;for(const a in this.properties)if(this.
properties.hasOwnProperty(a)){const u=this.properties[a];u&&(i?i=!1:o+=",",o+=`${a}=${ds(u)}`)}}return o+=`${$o}${ls(this.
message)}`,o}}function ls(n){return _o(n).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function ds(n){return _o(
n).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const Pd=require("path");
var wo=function(n,o,i,a){function u(d){return d instanceof i?d:new i(function(f){f(d)})}return new(i||(i=Promise))(function(d,f){
function p(_){try{v(a.next(_))}catch(z){f(z)}}function g(_){try{v(a.throw(_))}catch(z){f(z)}}function v(_){_.done?d(_.value):
u(_.value).then(p,g)}v((a=a.apply(n,o||[])).next())})},on;(function(n){n[n.Success=0]="Success",n[n.Failure=1]="Failure"})(
on||(on={}));function Sd(n,o){const i=toCommandValue(o);if(process.env[n]=i,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(n,o));issueCommand("set-env",{name:n},i)}function fs(n){Fe("add-mask",{},n)}function Ed(n){
process.env.GITHUB_PATH||""?issueFileCommand("PATH",n):issueCommand("add-path",{},n),process.env.PATH=`${n}${path.delimiter}${process.
env.PATH}`}function ft(n,o){const i=process.env[`INPUT_${n.replace(/ /g,"_").toUpperCase()}`]||"";if(o&&o.required&&!i)throw new Error(
`Input required and not supplied: ${n}`);return o&&o.trimWhitespace===!1?i:i.trim()}function Td(n,o){const i=ft(n,o).split(
`
`).filter(a=>a!=="");return o&&o.trimWhitespace===!1?i:i.map(a=>a.trim())}function Ad(n,o){const i=["true","True","TRUE"],
a=["false","False","FALSE"],u=ft(n,o);if(i.includes(u))return!0;if(a.includes(u))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${n}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function Md(n,o){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(n,o));process.stdout.write(os.EOL),issueCommand("set-output",
{name:n},toCommandValue(o))}function Cd(n){issue("echo",n?"on":"off")}function Od(n){process.exitCode=on.Failure,rn(n)}function ps(){
return process.env.RUNNER_DEBUG==="1"}function hs(n){Fe("debug",{},n)}function rn(n,o={}){Fe("error",nn(o),n instanceof Error?
n.toString():n)}function ms(n,o={}){Fe("warning",nn(o),n instanceof Error?n.toString():n)}function gs(n,o={}){Fe("notice",
nn(o),n instanceof Error?n.toString():n)}function pt(n){process.stdout.write(n+yo.EOL)}function vo(n){bo("group",n)}function ko(){
bo("endgroup")}function Id(n,o){return wo(this,void 0,void 0,function*(){vo(n);let i;try{i=yield o()}finally{ko()}return i})}
function Rd(n,o){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(n,o));issueCommand(
"save-state",{name:n},toCommandValue(o))}function Dd(n){return process.env[`STATE_${n}`]||""}function Fd(n){return wo(this,
void 0,void 0,function*(){return yield OidcClient.getIDToken(n)})}const ys={"expected-payload":"any"};function _s(n){for(const o of n.
filter(i=>ot._y.includes(i))){const i=ft(o);i!==""&&fs(i)}return Object.fromEntries(n.map(o=>[o,bs(o)]))}function bs(n){
return process.env[`INPUT_${n.toUpperCase()}`]!==void 0?ft(n):ys[n]??""}function $s(n){return Object.entries(process.env).
flatMap(([o,i])=>{const[,a]=/^input_(.+)$/s.exec(o.toLowerCase())??[];return a===void 0||n.includes(a)||!i?.trim()?[]:[{
name:a,variable:o}]})}async function ws(n,o){const i=$s(n);if(i.length===0)return[];const{unknownInputs:a}=await V.e(65).
then(V.bind(V,3065));return a(i,n,o)}const vs=require("node:http");var sn=V.n(vs);const ks=require("node:string_decoder");
class je extends Error{reason;constructor(o,i){super(i),this.reason=o}}class zo extends Error{constructor(){super("a res\
ponse arrived before the request was sent")}}function zs(n,{isProxied:o,isProxyTls:i}){const a=(g,v)=>({kind:"failure",mayHaveBeenReceived:!1,
reason:g,retryable:v,cause:n});if(n instanceof je)return a(n.reason,n.reason==="timeout");const{code:u="",syscall:d,statusCode:f}=n;
return u==="ERR_PROXY_TUNNEL"?a("proxy-failed",f===void 0):n instanceof zo||u.startsWith("HPE_")?a(i?"proxy-failed":"con\
nection-failed",!0):!xs(n)&&!u.startsWith("ERR_INVALID")?a(i?"proxy-failed":"tls-failed",!1):a(o&&!(u==="ECONNRESET"&&d===
void 0&&!i)?"proxy-failed":"connection-failed",!0)}function xs(n){if(n instanceof AggregateError)return!0;const{code:o="",
syscall:i}=n;return i!==void 0&&o!=="EPROTO"||Zs.test(o)}const Zs=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function Ps(n,o){const i=n.code??"",u=o>0||i.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:n instanceof je?n.reason:u,retryable:!0,cause:n}}const Ss=n=>Es.test(String(n)),Es=/\bSSL alert number (42|43|44|45|46|48|116)\b/;
function Ts(n,o,i){const{method:a,url:u,headers:d,body:f}=n,p=f===void 0?d:{...d,"Content-Length":Buffer.byteLength(f)},
g=sn().request(u,{agent:o,method:a,headers:p});return new Promise(v=>new As(n,g,i,v).start())}class As{#t;#e;#o;#r;#i;#h="";#a;#c;#m;#u=0;#l=!1;#d=!1;constructor(o,i,a,u){
this.#t=o,this.#e=i,this.#o=a,this.#r=u,this.#i=new ks.StringDecoder(o.encoding)}start(){const{timeoutMs:o,signal:i}=this.#t,
a=()=>this.#n(new je("timeout",`no response within ${o/1e3} s`));this.#m=setTimeout(a,o),this.#e.on("error",u=>this.#n(u)),
this.#e.on("close",()=>this.#w()),this.#e.on("socket",u=>this.#_(u)),this.#e.on("response",u=>this.#$(u)),i?.addEventListener(
"abort",this.#f),i?.aborted&&this.#f()}#f=()=>this.#n(new je("cancelled","the run was cancelled"));#g=()=>{this.#d=!0};#y=o=>{
this.#u+=o.length};#_(o){this.#c=o,o.on("data",this.#y),o.once("session",this.#g);const i=()=>{this.#b(o)};Ms(o)?i():o.once(
Zo(o)?"secureConnect":"connect",i)}async#b(o){if(await xo(),this.#e.destroyed||o.destroyed)return;this.#l=!0;const i=o.getProtocol?.()===
"TLSv1.3";(this.#e.reusedSocket||!i)&&(this.#d=!0),this.#e.end(this.#t.body)}#$(o){const{maxBytes:i,wantsBody:a}=this.#t;
if(!this.#l){this.#n(new zo);return}const u=o.statusCode??0,d={kind:"response",status:u,headers:o.headers,at:new Date};if(this.#a=
{head:d,stream:o},a?.(u)===!1){this.#s(d),this.#e.destroy();return}let f=0;o.on("data",p=>{this.#h+=this.#i.write(p.subarray(
0,i-f)),f+=p.length,!(f<=i)&&(this.#s(d,"too-large"),this.#e.destroy())}),o.on("end",()=>this.#s(d,o.complete?void 0:"cu\
t")),o.on("error",p=>this.#n(p))}#w(){this.#a||this.#n(Object.assign(new Error("the connection was closed"),{code:"ECONN\
RESET"}))}#n(o){this.#a?this.#v(this.#a,o):this.#k(o)?this.#p(zs(o,this.#o)):this.#p(Ps(o,this.#u)),this.#e.destroy()}#v({
head:o,stream:i},a){if(a instanceof je){this.#s(o,a.reason);return}for(;i.read()!==null;);this.#s(o,i.complete?void 0:"c\
ut")}#k(o){return this.#l?!this.#d&&this.#u===0&&Ss(o):!0}#s(o,i){const u=(this.#h+this.#i.end()).replace(/^\ufeff/,"");
this.#p({...o,body:u,incomplete:i})}#p(o){clearTimeout(this.#m),this.#t.signal?.removeEventListener("abort",this.#f),this.#c?.
removeListener("data",this.#y),this.#c?.removeListener("session",this.#g);const i={result:o,isConnectionKept:this.#e.reusedSocket};
setImmediate(()=>this.#r(i))}}async function xo(){for(let n=0;n<2;n++)await new Promise(o=>setImmediate(o))}const Zo=n=>n.
encrypted===!0;function Ms(n){return n.connecting?!1:!Zo(n)||n.secureConnecting===!1}const ht=require("node:net");function Cs(n,o,i=process.
version){const a=(n.protocol==="https:"?o.https:o.http)?.trim();if(!a||Us(n,o.bypass))return;if(!Rs(i))return{problem:`N\
ode ${i} of this runner cannot use a proxy; update the runner (Node 24.5 or later can), or remove the proxy settings`};if(a.
search(ne.Qi)>=0)return{problem:"the proxy setting contains a line break or another control character"};const u=(0,ne.Dl)(
Po(a));return!u||!/^https?:/.test(u.protocol)?{problem:"the proxy setting is not an http or https URL"}:[u.username,u.password].
some(d=>So(d)===void 0)?{problem:"the user name or password in the proxy setting is not percent-encoded"}:{url:u.href}}function Nd(n){
const{statusCode:o}=Object(n);return o===407?Is:`${Os} Then run this again.`}const Os="Check HTTPS_PROXY, HTTP_PROXY and\
 NO_PROXY on the runner. If the proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",Is="The proxy\
 requires a valid user name and password: put them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.";function Rs(n){
const[o=0,i=0]=n.slice(1).split(".").map(Number);return o>24||o===24&&i>=5}const Ds=4;function Fs({http:n,https:o}){return[
...new Set([n,o].flatMap(Ns))]}function Ns(n=""){const o=n.trim(),i=o.replace(/^[^:]*:\/\//,"");if(!i.includes("@"))return[];
const a=Ls(i.slice(0,i.lastIndexOf("@"))),u=a.map(g=>So(g)??g),{username:d="",password:f=""}=(0,ne.Dl)(Po(o))??{},p=Buffer.
from(u.join(":")).toString("base64").replaceAll("=","");return[...a,d,f,...u,p].filter(g=>g.length>=Ds)}function Ls(n){const o=n.
indexOf(":");return o<0?[n,""]:[n.slice(0,o),n.slice(o+1)]}const Po=n=>n.includes("://")?n:`http://${n}`;function So(n){
try{return decodeURIComponent(n)}catch{return}}function Us(n,o){const i=Eo(n.hostname).replace(/\.$/,""),a=n.port||(n.protocol===
"https:"?"443":"80");return o?.toLowerCase().match(/[^\s,]+/g)?.some(d=>d==="*"||js(d,i,a))??!1}function js(n,o,i){if(n.
includes("/"))return Ks(n,o);const a=/^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(n),u=a?.[1]??n;if(a&&a[2]!==i)return!1;const d=Bs(
Eo(u).replace(/^\*?\./,""));return o===d?!0:(0,ht.isIP)(o)===0&&o.endsWith(`.${d}`)}const Eo=n=>n.replace(/[[\]]/g,""),Bs=n=>(0,ne.
Dl)(`http://[${n}]`)?.hostname.slice(1,-1)??n;function Ks(n,o){const[i="",a=""]=n.split("/"),u=(0,ht.isIP)(i);if(u===0||
(0,ht.isIP)(o)!==u)return!1;const d=u===4?32:128;if(!/^\d{1,3}$/.test(a)||Number(a)>d)return!1;const f=u===4?"ipv4":"ipv\
6",p=new ht.BlockList;return p.addSubnet(i,Number(a),f),p.check(o,f)}const To=1e3,Ws=10;function Hs(n,o){const i=new Map,
a=new Map,u=new WeakMap,d=g=>performance.now()-(u.get(g)??Number.NEGATIVE_INFINITY);async function f(g,v){const _=`${g.protocol}\
 ${v}`,z=a.get(_);if(z)return z;const{Agent:D}=g.protocol==="https:"?await Vs():sn();v!==void 0&&await qs();const A=new D(
{keepAlive:!0,proxyEnv:{http_proxy:v,https_proxy:v}});return A.on("free",I=>u.set(I,performance.now())),a.set(_,A),A}function p(g){
const v=(i.get(g)??0)+1;return i.set(g,v),v}return{async request(g){const v=Cs(g.url,n);if(v&&"problem"in v)return{kind:"\
failure",mayHaveBeenReceived:!1,reason:"proxy-failed",retryable:!1,cause:new Error(v.problem)};const _=await f(g.url,v?.
url),z=Math.min(...Ao(_).map(d)),D=z<=To;g.method!=="GET"&&D&&await Ys(Ws-z);for(const C of Ao(_))(d(C)>To||Gs(C))&&C.destroy();
const{method:A,url:I}=g,M=v!==void 0,N={isProxied:M,isProxyTls:M&&I.protocol==="http:"},B=performance.now(),{result:R,isConnectionKept:P}=await Ts(
g,_,N);if(o){const C=p(`${A} ${I}`),x=R.kind==="response"?R.status:R.reason;o({method:A,url:I,ended:x,ms:performance.now()-
B,attempt:C,isConnectionKept:P})}return R}}}const Vs=async()=>(await Promise.resolve().then(V.t.bind(V,4708,23))).default,
Ao=n=>Object.values(n.freeSockets).flat(),Gs=n=>n.readableEnded;async function Ys(n){n>0&&await new Promise(o=>setTimeout(
o,n)),await xo()}async function qs(){const{subscribe:n,unsubscribe:o}=await Promise.resolve().then(V.t.bind(V,3053,23));
o("net.client.socket",Mo),n("net.client.socket",Mo)}function Mo(n){const{socket:o}=n;o.on("error",()=>{}),o.on("newListe\
ner",(i,a)=>{i==="readable"&&o.removeListener("readable",a)})}const an=n=>n>=200&&n<300;function Xs(n){const o=sn().STATUS_CODES[n];
return o===void 0?String(n):`${n} ${o}`}const Co="\u2060";function cn(n){return!/[^\x20-\x7e]/.test(n)&&!n.includes("##[")&&
!n.trimStart().startsWith("::")?n:n.replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(/##(?=\[)/g,`##${Co}`).split(`
`).map(Qs).join(`
`).replace(/[^\n\t -~\xa0-\uffff]/g,"\uFFFD")}const Js=(0,ne.xb)(String.raw`[^\s\p{C}\p{Z}]`,"u");function Qs(n){const o=n.
search(Js());return o>=0&&n.startsWith("::",o)?`${n.slice(0,o)}:${Co}${n.slice(o+1)}`:n}function ea(n){const o=u=>cn(n(u)),
i=u=>(d,f,p)=>{const g=o(f);g.length>ro&&pt(g),u(g,{title:o(d),...p&&{file:p.file,startLine:p.line,startColumn:p.column}})},
a=(u,d)=>{vo(o(u)),pt(o(d)),ko()};return{info:u=>pt(o(u)),retry:(u,d)=>{const f=(d/1e3).toFixed(1);pt(o(`${u.title}: ${u.
message} Retrying ${f==="0.0"?"now":`in ${f} s`}.`))},exchange:({method:u,url:d,ended:f,ms:p,attempt:g,isConnectionKept:v})=>{
const _=v?"kept":"new",z=`${u} ${d.host}${d.pathname}`;hs(o(`${z}: ${f} in ${p.toFixed()} ms (try ${g}, ${_} connection)`))},
group:a,stack:({reason:u,cause:d})=>{u==="internal-error"&&a(`Stack of the error (${Dn}, Node ${process.version}, ${process.
platform})`,Oo(d))},notice:i(gs),warning:i(ms),error:i(rn)}}function Oo(n){if(!(n instanceof Error))return(0,he.q0)(n);const{
stack:o=(0,he.q0)(n),cause:i}=n;return i===void 0?o:`${o}
Caused by: ${Oo(i)}`}function ta(n){const o=new Date,i=(0,Re.uv)(),a=(0,ot.gE)({...n,proxyCredentials:Fs(i)}),u=ea(a.redact);
return{log:u,secrets:a,redact:a.redact,http:Hs(i,ps()?u.exchange:void 0),signal:Tt.signal,startedAt:o,watch:na()}}function na(){
process.exitCode=1;let n=()=>{};return process.on("beforeExit",()=>n(new Error("it stopped before it finished"))),process.
on("uncaughtException",o=>{n(o),Tt.abort()}),o=>{const i=new Promise((a,u)=>{n=u});return Promise.race([o,i])}}async function oa(n,o,i,a=o){
let u=o;try{i()}catch(d){u=a,ra(n,d)}return await new Promise(d=>process.stdout.write("",d)),sa(u)}function ra(n,o){const i=o instanceof
Error?o.name:typeof o;rn(`The report of this run failed (${i}). The outputs say how the run ended, if they are set. If t\
his step sends a notification and \`outcome\` is not set, it may have been sent: look in the panel of the service before y\
ou send it again.`,{title:"Internal error (internal-error)"});try{n.stack((0,he.h_)(o))}catch{}}const ia=/^(GetAddrInfo|FS)Req/;
function sa(n){if(process.getActiveResourcesInfo().some(o=>ia.test(o)))if(process.platform!=="win32"){const o={...process.
env,NODE_OPTIONS:""};process.execve?.(process.execPath,[process.execPath,"-e",`process.exit(${n})`],o)}else n===1&&process.
kill(process.pid,"SIGKILL");process.exit(n)}var Io=V(3024);function aa(n,o,i){const{title:a,why:u}=i,d=vi(i,cn);d.startsWith(
cn(u.text))||n.info(u.text),n[o](a,d)}const mt=524288;function Ld(n,o,{length:i}){if(i<=mt)return;const a=`GitHub passes\
 at most about ${mt} on to other jobs, so use it only in this job.`;n.warning("Large output",`The output \`${o}\` has ${i}\
 characters. ${a}`)}const ca=["response","audience-name"];function ua(n,{redact:o,log:i}){const a=process.env.GITHUB_OUTPUT;
if(!a)return;const u={...n};for(const d of ca){const f=n[d];f!==void 0&&(u[d]=o(f))}try{(0,Io.appendFileSync)(a,la(u))}catch(d){
i.warning("Outputs not written",`The action could not write its outputs (${(0,he.q0)(d)}). Later steps may see them as e\
mpty; the log says how the run ended.`)}}function la(n){const o=new Set(Object.values(n).flatMap(u=>u.match(/ghadelimiter_\d+/g)??
[]));let i=0;for(;o.has(`ghadelimiter_${i}`);)i++;const a=`ghadelimiter_${i}`;return Object.entries(n).map(([u,d])=>`${u}\
<<${a}
${d}
${a}
`).join("")}function da(n,o,{log:i}){const a=process.env.GITHUB_STEP_SUMMARY;if(!(!a||(0,ie.yG)(n)===!1))try{(0,Io.appendFileSync)(
a,pa(o()))}catch(u){i.warning("Summary not written",`Could not write the job summary (${(0,he.q0)(u)}).`)}}const fa=9e5,
Ro=n=>typeof n=="object"?n.flatMap(Ro):n?[n]:[];function pa(n,o=fa){const i=Ro(n),a="<p>The rest of this summary is left\
 out, because GitHub limits its size.</p>",u=o-Buffer.byteLength(a)-2;let d=0;const f=i.findIndex(g=>(d+=Buffer.byteLength(
g)+2,d>u));return`${(f===-1?i:[...i.slice(0,f),a]).join(`

`)}
`}const ha=new TextDecoder,xe=(n,o=0,i=n.length)=>ha.decode(n.slice(o,i)),gt=(n,o=0,i=n.length)=>n.slice(o,i).reduce((a,u)=>a+
`0${u.toString(16)}`.slice(-2),""),Pe=(n,o)=>new DataView(n.buffer,n.byteOffset+o),Do=(n,o=0)=>Pe(n,o).getInt16(0,!0),yt=(n,o=0)=>Pe(
n,o).getUint16(0,!1),un=(n,o=0)=>Pe(n,o).getUint16(0,!0),Fo=(n,o=0)=>{const i=Pe(n,o);return i.getUint16(0,!0)+(i.getUint8(
2)<<16)},Ud=(n,o=0)=>Pe(n,o).getInt32(0,!0),Be=(n,o=0)=>Pe(n,o).getUint32(0,!1),ma=(n,o=0)=>Pe(n,o).getUint32(0,!0),jd=(n,o,i)=>Pe(
n,o).getBigUint64(0,!i),ga={readUInt16BE:yt,readUInt16LE:un,readUInt32BE:Be,readUInt32LE:ma};function Ke(n,o,i=0,a=!1){const d=`\
readUInt${o}${a?"BE":"LE"}`;return ga[d](n,i)}const ln=8;function ya(n,o,i,a,u){if(n.length-a<ln)return;const d=o.getUint32(
i+a,!1);if(!(n.length-a<d))return{offset:a,size:d,matches:o.getUint32(i+4+a,!1)===u}}const No=new WeakMap;function _a(n){
let o=No.get(n.buffer);return o||(o=new DataView(n.buffer),No.set(n.buffer,o)),o}function Bd(n,o,i){const a=_a(n),u=o.charCodeAt(
0)<<24|o.charCodeAt(1)<<16|o.charCodeAt(2)<<8|o.charCodeAt(3),d=n.byteOffset;let f=i;for(;f<n.length&&!(n.length-f<4);){
if(a.getUint32(d+f,!1)<ln){f+=ln;continue}const p=ya(n,a,d,f,u);if(!p)break;if(p.matches)return{name:o,offset:p.offset,size:p.
size};f+=p.size}}const ba=/^GIF8[79]a/,$a={validate:n=>ba.test(xe(n,0,6)),calculate:n=>({height:un(n,8),width:un(n,6)})},
wa="45786966",va=2,dn=6,ka=2,za="4d4d",xa="4949",Lo=12,Za=2;function Pa(n){return gt(n,2,6)===wa}function Sa(n,o){return{
height:yt(n,o),width:yt(n,o+2)}}function Ea(n,o){const a=dn+8,u=Ke(n,16,a,o);for(let d=0;d<u;d++){const f=a+Za+d*Lo,p=f+
Lo;if(f>n.length)return;const g=n.slice(f,p);if(Ke(g,16,0,o)===274)return Ke(g,16,2,o)!==3||Ke(g,32,4,o)!==1?void 0:Ke(g,
16,8,o)}}function Ta(n,o){const i=n.slice(va,o),a=gt(i,dn,dn+ka),u=a===za;if(u||a===xa)return Ea(i,u)}function Aa(n,o){if(o>
n.length)throw new TypeError("Corrupt JPG, exceeded buffer limits")}const Ma={validate:n=>gt(n,0,2)==="ffd8",calculate(n){
let o=n.slice(4),i,a;for(;o.length;){const u=yt(o,0);if(Aa(o,u),o[u]!==255){o=o.subarray(1);continue}if(Pa(o)&&(i=Ta(o,u)),
a=o[u+1],a===192||a===193||a===194){const d=Sa(o,u+5);return i?{height:d.height,orientation:i,width:d.width}:d}o=o.subarray(
u+2)}throw new TypeError("Invalid JPG, no size found")}},Ca=`PNG\r

`,Oa="IHDR",Uo="CgBI",Ia={validate(n){if(Ca===xe(n,1,8)){let o=xe(n,12,16);if(o===Uo&&(o=xe(n,28,32)),o!==Oa)throw new TypeError(
"Invalid PNG");return!0}return!1},calculate(n){return xe(n,12,16)===Uo?{height:Be(n,36),width:Be(n,32)}:{height:Be(n,20),
width:Be(n,16)}}};function Ra(n){return{height:1+Fo(n,7),width:1+Fo(n,4)}}function Da(n){return{height:1+((n[4]&15)<<10|
n[3]<<2|(n[2]&192)>>6),width:1+((n[2]&63)<<8|n[1])}}function Fa(n){return{height:Do(n,8)&16383,width:Do(n,6)&16383}}const Na=[
Ia,Ma,$a,{validate(n){const o=xe(n,0,4)==="RIFF",i=xe(n,8,12)==="WEBP",a=xe(n,12,15)==="VP8";return o&&i&&a},calculate(n){
const o=xe(n,12,16),i=n.slice(20,30);if(o==="VP8X"){const u=i[0],d=(u&192)===0,f=(u&1)===0;if(d&&f)return Ra(i);throw new TypeError(
"Invalid WebP")}if(o==="VP8 "&&i[0]!==47)return Fa(i);const a=gt(i,3,6);if(o==="VP8L"&&a!=="9d012a")return Da(i);throw new TypeError(
"Invalid WebP")}}],La=25;function Ua(n){if(n.length<La)return;const o=new Uint8Array(n);try{return Na.find(i=>i.validate(
o))?.calculate(o)}catch{return}}const jo=5,Bo=5,ja=[301,302,303,307,308];async function Ba({url:n,image:o,timeoutMs:i,http:a,
...u}){const d=performance.now()+i,f=new Set;for(let p=fn(n);;){f.add(p.href);const g=await a.request({...u,method:"GET",
url:p,timeoutMs:Math.max(0,d-performance.now()),maxBytes:jo*ne.E$,encoding:"latin1",wantsBody:I=>o&&an(I)});if(g.kind===
"failure")return{kind:"failure",at:p,failure:g};const{status:v,headers:_}=g,z=ja.includes(v)?_.location:void 0;if(z===void 0)
return{kind:"status",at:p,status:v,image:o&&an(v)?Ka(g):void 0};const D=Wa(z,p);if(!D){const I=z.length>ne.QO;return{kind:"\
bad-redirect",at:p,why:I?`to a URL of more than ${ne.zF}`:"to something that is not a URL"}}if(!/^https?:$/.test(D.protocol))
return{kind:"bad-redirect",at:p,why:"to something other than a web page"};if(o&&D.protocol==="http:")return{kind:"off-ht\
tps",at:p};const A=fn(D);if(f.has(A.href))return{kind:"bad-redirect",at:p,why:"in a loop"};if(f.size>Bo)return{kind:"bad\
-redirect",at:p,why:`more than ${Bo} times`};p=A}}function Ka({body:n,incomplete:o}){if(o)return o;if(n.length===0)return"\
empty";const i=Ua(Buffer.from(n,"latin1"));return i?{...i,bytes:n.length}:"not-an-image"}function fn(n){const o=new URL(
n.href);return o.username="",o.password="",o.hash="",o}function Wa(n,o){const i=n.replace(/[\x80-\xff]/g,a=>`%${a.charCodeAt(
0).toString(16).toUpperCase()}`);return(0,ne.Dl)(i,o)}const Ha=1e4,Va=20,Ko=200,Wo=3e5;async function Ga(n,{http:o,signal:i,
redact:a}){const{uses:u,userAgent:d}=n,f=Math.min(n.timeoutMs,Ha),p={Accept:"*/*","User-Agent":d},g=new Map,v=({url:R})=>{
const P=g.get(R)??fn((0,ne.Dl)(R)??new URL(R)).href;return g.set(R,P),P},_=new Set(u.filter(({image:R})=>R).map(v)),z=new Map,
D=performance.now()+Wo-f,A=new Set([...new Set(u.map(v))].slice(0,Ko)),I=A.values();async function M(){for(const R of I){
if(i.aborted||performance.now()>D)return;const P={url:new URL(R),image:_.has(R),http:o,headers:p,timeoutMs:f,signal:i};z.
set(R,await Ba(P))}}if(await Promise.all(Array.from({length:Va},M)),i.aborted)throw(0,he.Yq)("Checking the URLs");const N=new Set,
B=u.flatMap(R=>{const P=v(R),C=z.get(P);return C?qa({...R,key:P},C,{timeoutMs:f,redact:a}):N.has(R.file)?[]:(N.add(R.file),
Ya(R,A.has(P)))});return{problems:B.filter(R=>"message"in R),remarks:B.filter(R=>"kind"in R)}}const Wd=n=>new Failure({reason:"\
url-check-failed",title:"URL check failed",message:listSentences(n.map(problemText)),hint:`Fix the pages and images, the\
n run this again. Or correct the URLs, or remove \`check-urls\`, then ${startNewRun}.`});function Ya({url:n,image:o,...i},a){
const u=a?`the check ends after ${Wo/6e4} minutes`:`at most ${Ko} different URLs are checked`;return{...i,message:`${(0,ne.
hD)(n)} was not checked, since ${u}; check fewer at a time`}}function qa({url:n,key:o,image:i,...a},u,{timeoutMs:d,redact:f}){
const p=u.at.href===o?(0,ne.hD)(n):Ja(n,u.at,f),g=A=>[{...a,message:`${p} ${A}`}];if(u.kind==="failure")return g(ec(u.failure,
d,f));if(u.kind==="bad-redirect")return g(`redirects ${u.why}`);if(u.kind==="off-https")return i===void 0?[]:g("redirect\
s to http, but images must be https");const{status:v,image:_}=u;if(!an(v))return g(`responded ${Xs(v)}`);if(i===void 0||
_===void 0)return[];if(typeof _=="string")return g(Qa(_,d));const{width:z,height:D}=_;return z===0||D===0?g(`is an image\
 of ${z}x${D}`):Xa(_,i,a.file)}function Xa({width:n,height:o,bytes:i},a,u){const{sizes:d,maxBytes:f}=re.Ng[a],p=d.some(v=>v.
width===n&&v.height===o),g=[];return p||g.push({kind:"image-size",field:a,file:u,width:n,height:o}),i>f&&g.push({kind:"i\
mage-weight",field:a,file:u,bytes:i}),g}function Ja(n,o,i){return`${(0,ne.hD)(n)} redirects to ${(0,ne.hD)(i(o.origin+o.
pathname))}, which`}function Qa(n,o){return{empty:"responded with an empty body, which is not an image","not-an-image":"\
is not a valid PNG, JPEG, GIF or WebP image","too-large":`is larger than ${jo} MiB`,timeout:`did not load completely wit\
hin ${o/1e3} s`,cut:"was cut off",cancelled:"was cut off"}[n]}function ec({reason:n,cause:o},i,a){if(n==="timeout")return`\
did not respond within ${i/1e3} s`;const d=/^(ENOTFOUND|EAI_\w+)$/.test(o?.code??"")?"has a host name that cannot be fou\
nd":"cannot be reached";return`${{"tls-failed":"cannot be reached securely: its certificate is not accepted, or TLS fail\
ed","proxy-failed":"cannot be reached through the proxy","bad-response":"responded with something that is not HTTP","con\
nection-lost":"ended the connection without a response","connection-failed":d,cancelled:d}[n]} (${(0,ne.Kb)((0,he.q0)(o),
a)})`}async function tc(){const n=_s(Ln),o=ta({apiToken:""}),i={notifications:[],problems:[],extraFields:{}};try{await o.
watch(nc(n,i,o))}catch(a){i.failure=(0,he.h_)(a)}await oa(o.log,Yt(i)?1:0,()=>sc(i,n.summary,o),1)}async function nc(n,o,i){
const{secrets:a}=i,{settings:u,inputs:d,problems:f}=Kr(n,a);f.add(await ws(Ln,i.redact));const p={...d,"payload-file":"",
"once-key":""},g=await Cr(p,f,{secrets:a,readFile:dt.sL});(0,Fr.nV)(g,f,a);const v=await cs(d["payload-files"],d.only,i.
signal);if(i.signal.aborted)throw Ho();f.add(v.problems),o.extraFields=g.extraFields,o.problems.push(...f.all),o.omitted=
v.omitted;const _=[],z=(A,I)=>_.push({file:A,advice:I.content?li(I.content):[],...I});!(d["payload-files"]!==""||f.isRefused(
"payload-files"))&&g.inputs.names.size>0&&z("",oc(g.inputs));for(const A of v.files){if(i.signal.aborted)throw Ho();z(A,
await(0,Rr.j)(A,await(0,dt.sL)(A),g.inputs,a))}o.notifications=_,u?.checkUrls&&await rc(_,u.timeout*1e3,i)}function oc(n){
const o=(0,rt.uT)(n);return{problems:(0,rt.SD)(n,rt.Xw.file).map(a=>(0,de.CC)((0,re.wg)(a),"is missing; set it as an inp\
ut, or set a file in `payload-files`")),positionOf:()=>{},content:o}}async function rc(n,o,i){const a=[];for(const d of n){
const{file:f,content:p}=d;if(!p)continue;const g=(0,At.Wn)(p.notification).filter(({url:v})=>(0,Dr.G)(v).names.size===0);
a.push(...g.map(v=>({...v,file:f})))}const u=await Ga({uses:a,timeoutMs:o,userAgent:Dn},i);for(const d of n){const f=u.problems.
filter(({file:g})=>g===d.file),p="url-check-failed";d.problems.push(...f.map(g=>({...g,...ic(d,g),reason:p}))),d.advice.
push(...u.remarks.filter(({file:g})=>g===d.file))}}function ic({file:n,content:o,positionOf:i},{input:a,path:u=[]}){if(n===
"")return{file:void 0};const d=a.replaceAll("-","_"),f=[d,...u];return{file:n,path:f,position:o?.sources[d]==="file"?i(f):
void 0}}const Ho=()=>new he.HR({reason:"cancelled",title:"Preview cancelled",message:"The run was cancelled before all n\
otifications were checked.",hint:"If you did not mean to cancel it, run it again."});function sc(n,o,i){const{log:a}=i,{
notifications:u,omitted:d,failure:f}=n,p=Gt(n),g=(0,ie.yG)(o)===!1?"":(0,Re.Vp)(),v=Zi(n,Yt(n)??"",g),_=Object.entries(v).
filter(([,{length:z}])=>z>mt);ua({...v,...Object.fromEntries(_.map(([z])=>[z,""]))},i),da(o,()=>Fi(Wi(n,i.redact)),i);for(const z of p)
a.info(Ri(z));for(const z of p){const{file:D,position:A=_t,reason:I}=z,M=D===void 0?"Invalid inputs":"Invalid notificati\
on";a.error(`${M} (${I})`,Xt(z),D===void 0?void 0:{file:D,...A})}for(const z of u){const{file:D,advice:A}=z;for(const I of A){
const M=co(z,I)??_t;a.info(Di(z,I)),a.warning("Advice",jt(I),D===""?void 0:{file:D,...M})}}if(g!==""&&(0,Re.r0)((0,Re.yI)().
run.event))for(const{file:z,content:D}of u){const A=`How subscribers will see it: ${g}`;D&&z!==""&&a.notice("Preview",A,
{file:z,..._t})}d&&ac(d,a);for(const[z,{length:D}]of _){const A=`GitHub passes at most about ${mt} on to other jobs, so \
it is empty; check fewer files at a time.`;a.warning("Large output",`The output \`${z}\` would have ${D} characters. ${A}`)}
f?(a.stack(f),aa(a,"error",no(f))):d&&p.length===0&&u.length===0?a.notice("Preview",`${Jt(n)}.`):a.info(`${Jt(n)}.`)}function ac({
renamed:n,unmatched:o},i){for(const a of n)i.notice("Renamed",Ni(a),{file:a.file,..._t});for(const a of o)i.warning("No \
file",(0,de.fI)(a))}const _t={line:1,column:1};tc(),module.exports=Tr})();
