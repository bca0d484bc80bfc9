(()=>{"use strict";var In={6187:((n,o,r)=>{r.d(o,{CY:()=>C,Qi:()=>p,Sx:()=>T,Uk:()=>_,fC:()=>M,hD:()=>y,sN:()=>P,xb:()=>E});
const a=String.raw`\0-\x1f\x7f-\x9f`,u=String.raw`\u202a-\u202e\u2066-\u2069`,l=String.raw`\xad\u180e\u200b\u2060-\u206f\ufeff\ufff9-\ufffb`,
f=String.raw`\t-\r\x85`,p=new RegExp(`[${a}]`,"g"),y=new RegExp(`(?![\\t\\n])[${a}]`,"g"),_=new RegExp(`(?![\\t\\n])[${a}${u}\
]`,"g"),b=new RegExp(`[${a}${u}\\u2028\\u2029]`,"g"),P=new RegExp(`(?![${f}])[${a}${u}${l}]`,"g"),M=new RegExp(`[\\xa0\\u2\
000-\\u200a\\u200e\\u200f\\u202f\\u205f${u}${l}]`,"g"),C=new RegExp(`[\\u200e\\u200f${u}${l}]`),T=new RegExp(`(?![\\t\\n\\r\
])[${a}]`);function E(F,W){let I;return()=>(I??=new RegExp(F,W),I)}}),2542:((n,o,r)=>{r.d(o,{QP:()=>b,Wn:()=>M,cn:()=>P,
fD:()=>f,o2:()=>p});var a=r(2996),u=r(642),l=r(7666);const f={text:u.GT,image:(0,u.rf)("https"),page:(0,u.rf)("https","h\
ttp")},p=["tag","version","name","repository","message","url"],y=new RegExp(`\\{(?:${p.join("|")})\\}`,"g"),_=T=>E=>{if(E.
length>l.QO)return T(E);const F=E.replace(/^\{url\}/,"https://url.example/").replace(y,"x");return"value"in T(F)?{value:E}:
T(E)},b={text:f.text,image:_(f.image),page:_(f.page)};function P(T,E,F){const{kind:W}=a.Ng[T];return W==="duration"?(0,u.
p0)(E.trim()):F[W](E.trim())}function M(T){return a.pi.flatMap(E=>C(E,T))}function C(T,E){const F=(0,a.wg)(T);if(T==="ac\
tions")return(E.actions??[]).map(({url:x},R)=>({input:F,path:[R,"url"],url:x}));const{kind:W}=a.Ng[T],I=E[T];return typeof I!=
"string"||W==="text"?[]:[W==="image"?{input:F,url:I,image:T}:{input:F,url:I}]}}),6362:((n,o,r)=>{r.d(o,{fieldsFromFile:()=>b,
j:()=>C,unknownFile:()=>P});var a=r(2996),u=r(8925),l=r(8301),f=r(9715),p=r(8209),y=r(5392),_=r(3924);async function b(E,F,W,I){
if("problem"in F)return W.add([F.problem]),P;const x={input:"payload-file",file:E},R=await(0,_.h)(F.text,x,I);if(!("valu\
e"in R))return W.add(R.problems),P;const{value:U,positionOf:Z}=R;if(!(0,l.G)(U))return W.add([...R.problems,M(x,R)]),P;const{
$schema:K,...H}=U,{problems:N,...k}=(0,f.L5)(x,{...R,value:H});return W.add(N),{...k,source:"file",names:new Set(Object.
keys(H)),positionOf:Z}}const P={source:"file",fields:{},names:new Set(a.pi)};function M(E,{value:F,positionOf:W}){const I="\
write notification fields as `name: value`";return F===null?(0,u.CC)(E,`is empty; ${I}`):(0,u.CC)(E,`is ${(0,f.WF)(F)}; ${I}`,
{position:W([])})}async function C(E,F,W,I){const x=new u.tH,R=await b(E,F,x,I),U={input:"payload-file",file:E},Z=(0,p.SD)(
W,R).map(k=>(0,u.CC)(U,"is missing; set it here or as an input",{path:[k],position:{line:1,column:1}}));(0,y.nV)({...p.Xw,
inputs:{...W,fields:{}},file:R,fileName:E},x,I);const K=x.all.toSorted(u.rg),H=(0,u.Kc)(U,[...Z,...K],k=>k),N=(0,p.uT)(W,
R);return N?{problems:H,content:N,positionOf:R.positionOf??T}:{problems:H,positionOf:T}}const T=()=>{}}),9715:((n,o,r)=>{
r.d(o,{WF:()=>Si,L5:()=>md});function a(e){return e}function u(e){return e}function l(){return e=>e}function f(e){}function p(e){
throw new Error("Unexpected value in exhaustive check")}function y(e){}function _(e){const t=Object.values(e).filter(s=>typeof s==
"number");return Object.entries(e).filter(([s,c])=>t.indexOf(+s)===-1).map(([s,c])=>c)}function b(e,t="|"){return e.map(
i=>we(i)).join(t)}function P(e,t){return typeof t=="bigint"?t.toString():t}class M{constructor(t){this._getter=t,this._value=
void 0}get value(){const t=this._getter;return t!==void 0&&(this._value=t(),this._getter=void 0),this._value}}function C(e){
return new M(e)}function T(e){return e==null}function E(e){const t=e.startsWith("^")?1:0,i=e.endsWith("$")?e.length-1:e.
length;return e.slice(t,i)}function F(e,t){const i=e/t,s=Math.round(i),c=4*Number.EPSILON*Math.max(Math.abs(i),1);return Math.
abs(i-s)<c?0:i-s}const W=null;function I(e,t,i){let s;Object.defineProperty(e,t,{get(){if(s!==W)return s===void 0&&(s=W,
s=i()),s},set(c){Object.defineProperty(e,t,{value:c})},configurable:!0})}function x(e){return Object.create(Object.getPrototypeOf(
e),Object.getOwnPropertyDescriptors(e))}function R(e,t,i){Object.defineProperty(e,t,{value:i,writable:!0,enumerable:!0,configurable:!0})}
function U(e){const t=Object.getOwnPropertyDescriptor(e,"shape");return t?.get?t.get.raw:t?.value}function Z(e){return U(
e._zod.def)??e._zod.def.shape}function K(e,t,i){Object.defineProperty(e,t,{get(){const s=i();return R(this,t,s),s},enumerable:!0,
configurable:!0})}function H(e,t,i){t in e?R(e,t,i):e[t]=i}function N(e,t,i,s){const c=Z(t);for(const d of i){const $=Object.
getOwnPropertyDescriptor(c,d);$.enumerable&&($.get?K(e,d,()=>{const g=t._zod.def.shape[d];return s?s(g,d):g}):H(e,d,s?s(
$.value,d):$.value))}}function k(e,t){for(const i of Reflect.ownKeys(t)){const s=Object.getOwnPropertyDescriptor(t,i);s.
enumerable&&(s.get?K(e,i,()=>t[i]):H(e,i,s.value))}}function w(...e){const t={};for(const i of e){const s=Object.getOwnPropertyDescriptors(
i);Object.assign(t,s)}return Object.defineProperties({},t)}function L(e){return w(e._zod.def)}function j(e,t){return t?t.
reduce((i,s)=>i?.[s],e):e}function h(e){const t=Object.keys(e),i=t.map(s=>e[s]);return Promise.all(i).then(s=>{const c={};
for(let d=0;d<t.length;d++)c[t[d]]=s[d];return c})}function m(e=10){const t="abcdefghijklmnopqrstuvwxyz";let i="";for(let s=0;s<
e;s++)i+=t[Math.floor(Math.random()*t.length)];return i}function v(e){return JSON.stringify(e)}function z(e){return e.toLowerCase().
trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}const S="captureStackTrace"in Error?Error.
captureStackTrace:(...e)=>{};function O(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}const G=null;function Q(e){
if(O(e)===!1)return!1;const t=e.constructor;if(t===void 0||typeof t!="function")return!0;const i=t.prototype;return!(O(i)===
!1||Object.prototype.hasOwnProperty.call(i,"isPrototypeOf")===!1)}function se(e){return Q(e)?{...e}:Array.isArray(e)?[...e]:
e instanceof Map?new Map(e):e instanceof Set?new Set(e):e}function $e(e){let t=0;for(const i in e)Object.prototype.hasOwnProperty.
call(e,i)&&t++;return t}const me=e=>{const t=typeof e;switch(t){case"undefined":return"undefined";case"string":return"st\
ring";case"number":return Number.isNaN(e)?"nan":"number";case"boolean":return"boolean";case"function":return"function";case"\
bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(e)?"array":e===null?"null":e.then&&
typeof e.then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<"u"&&e instanceof Map?"map":typeof Set<
"u"&&e instanceof Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<"u"&&e instanceof File?"file":"object";default:
throw new Error(`Unknown data type: ${t}`)}},ae=new Set(["string","number","symbol"]),ge=new Set(["string","number","big\
int","boolean","symbol","undefined"]);function ye(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function le(e,t,i){const s=new e.
_zod.constr(t??e._zod.def);return(!t||i?.parent)&&(s._zod.parent=e),s}function te(e){const t=e;if(!t)return{};if(typeof t==
"string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)throw new Error("Cannot specify both `message`\
 and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{...t,error:()=>t.error}:t}function ce(e){
let t;return new Proxy({},{get(i,s,c){return t??(t=e()),Reflect.get(t,s,c)},set(i,s,c,d){return t??(t=e()),Reflect.set(t,
s,c,d)},has(i,s){return t??(t=e()),Reflect.has(t,s)},deleteProperty(i,s){return t??(t=e()),Reflect.deleteProperty(t,s)},
ownKeys(i){return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(i,s){return t??(t=e()),Reflect.getOwnPropertyDescriptor(
t,s)},defineProperty(i,s,c){return t??(t=e()),Reflect.defineProperty(t,s,c)}})}function we(e){return typeof e=="bigint"?
e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}function ve(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&
e[t]._zod.optout==="optional")}const He={safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],
uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.MAX_VALUE,Number.MAX_VALUE]},
fn={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("18446744073709551615")]};
function $c(e,t){const i=e._zod.def,s=i.checks;if(s&&s.length>0)throw new Error(".pick() cannot be used on object schema\
s containing refinements");const d={};return N(d,e,Ve(e,t)),le(e,w(i,{shape:d,checks:[]}))}function Ve(e,t){const i=Z(e),
s=[];for(const c of Reflect.ownKeys(t)){if(!Object.getOwnPropertyDescriptor(i,c)?.enumerable)throw new Error(`Unrecogniz\
ed key: "${String(c)}"`);t[c]&&s.push(c)}return s}function wc(e,t){const i=e._zod.def,s=i.checks;if(s&&s.length>0)throw new Error(
".omit() cannot be used on object schemas containing refinements");const d=new Set(Ve(e,t)),$={};return N($,e,Reflect.ownKeys(
Z(e)).filter(g=>!d.has(g))),le(e,w(i,{shape:$,checks:[]}))}function ef(e,t){if(!Q(t))throw new Error("Invalid input to e\
xtend: expected a plain object");const i=e._zod.def.checks;if(i&&i.length>0){const c=Z(e);for(const d of Reflect.ownKeys(
t))if(Object.getOwnPropertyDescriptor(c,d)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing \
refinements. Use `.safeExtend()` instead.")}return le(e,w(e._zod.def,{shape:qo(e,t)}))}function qo(e,t){const i={};return N(
i,e,Reflect.ownKeys(Z(e))),k(i,t),i}function tf(e,t){if(!Q(t))throw new Error("Invalid input to safeExtend: expected a p\
lain object");return le(e,w(e._zod.def,{shape:qo(e,t)}))}function nf(e,t){if(!t?._zod?.def)throw new Error("Invalid inpu\
t to merge: expected an object schema. To merge a plain shape, use `.extend()`.");if(e._zod.def.checks?.length)throw new Error(
".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");const i={};N(i,e,Reflect.
ownKeys(Z(e))),N(i,t,Reflect.ownKeys(Z(t)));const s=w(e._zod.def,{shape:i,get catchall(){return t._zod.def.catchall},checks:t.
_zod.def.checks??[]});return le(e,s)}function of(e,t,i,s="partial"){const d=t._zod.def.checks;if(d&&d.length>0)throw new Error(
`.${s}() cannot be used on object schemas containing refinements`);const g=i?new Set(Ve(t,i)):void 0,D={};return N(D,t,Reflect.
ownKeys(Z(t)),e&&((A,B)=>g&&!g.has(B)?A:new e({type:"optional",innerType:A}))),le(t,w(t._zod.def,{shape:D,checks:[]}))}function rf(e,t,i){
const s=i?new Set(Ve(t,i)):void 0,c={};return N(c,t,Reflect.ownKeys(Z(t)),(d,$)=>s&&!s.has($)?d:new e({type:"nonoptional",
innerType:d})),le(t,w(t._zod.def,{shape:c}))}function Se(e,t=0){if(e.aborted===!0)return!0;for(let i=t;i<e.issues.length;i++)
if(e.issues[i]?.continue!==!0)return!0;return!1}function vc(e,t=0){if(e.aborted===!0)return!0;for(let i=t;i<e.issues.length;i++)
if(e.issues[i]?.continue===!1)return!0;return!1}function Jo(e,t){return t.map(i=>{var s;return(s=i).path??(s.path=[]),i.
path.unshift(e),i})}function Ge(e){return typeof e=="string"?e:e?.message}function Qo(e){const t=[];for(const i of e??[]){
const s=i._zod.def;if(!/_(length|size)$|_equals$/.test(s.check))break;const c=s.maximum??s.length??s.size;c>=0&&t.push([
c,i])}return t}function pn(e,t,i){var s;for(let c=t;c<e.length;c++)(s=e[c]).schema??(s.schema=i)}function Ye(e,t,i){var s;
const c=e.inst?._zod?.traits;c?.has("$ZodType")&&(c.has("$ZodCheck")?(s=e).schema??(s.schema=e.inst):e.schema=e.inst);const d=e.
schema!==e.inst?e.schema?._zod.def?.error:void 0,$=e.message?e.message:Ge(e.inst?._zod.def?.error?.(e))??Ge(d?.(e))??Ge(
t?.error?.(e))??Ge(i.customError?.(e))??Ge(i.localeError?.(e))??"Invalid input",g={};for(const D of Object.keys(e))D==="\
inst"||D==="schema"||D==="continue"||D==="input"||D==="__proto__"||(g[D]=e[D]);return g.path??(g.path=[]),g.message=$,t?.
reportInput&&(g.input=e.input),g}function sf(e){return e instanceof Set?"set":e instanceof Map?"map":e instanceof File?"\
file":"unknown"}const kc=/[\uD800-\uDBFF]/;function zc(e){const t=e.length;if(!kc.test(e))return t;let i=t;for(let s=0;s<
t-1;s++)(e.charCodeAt(s)&64512)===55296&&(e.charCodeAt(s+1)&64512)===56320&&(i--,s++);return i}function xc(e){return Array.
isArray(e)?"array":typeof e=="string"?"string":"unknown"}function af(e){const t=typeof e;switch(t){case"number":return Number.
isNaN(e)?"nan":"number";case"object":{if(e===null)return"null";if(Array.isArray(e))return"array";const i=e;if(i&&Object.
getPrototypeOf(i)!==Object.prototype&&"constructor"in i&&i.constructor)return i.constructor.name}}return t}function cf(...e){
const[t,i,s]=e;return typeof t=="string"?{message:t,code:"custom",input:i,inst:s}:{...t}}function uf(e){return Object.entries(
e).filter(([t,i])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function Zc(e){const t=atob(e),i=new Uint8Array(t.length);
for(let s=0;s<t.length;s++)i[s]=t.charCodeAt(s);return i}function Pc(e){let t="";for(let i=0;i<e.length;i++)t+=String.fromCharCode(
e[i]);return btoa(t)}function lf(e){const t=e.replace(/-/g,"+").replace(/_/g,"/"),i="=".repeat((4-t.length%4)%4);return Zc(
t+i)}function df(e){return Pc(e).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function ff(e){const t=e.replace(
/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex string length");const i=new Uint8Array(t.length/2);for(let s=0;s<
t.length;s+=2)i[s/2]=Number.parseInt(t.slice(s,s+2),16);return i}function pf(e){return Array.from(e).map(t=>t.toString(16).
padStart(2,"0")).join("")}class hf{constructor(...t){}}function Ec(e,t){for(const i in t){const s=Object.getOwnPropertyDescriptor(
t,i);s.get?Object.defineProperty(e,i,{...s,enumerable:!1}):Ac(e,i,s.value)}}function Oe(e,t,i,s=!0){return Object.defineProperty(
e,t,{configurable:!0,writable:!0,enumerable:s,value:i}),i}function Sc(e,t,i){return Oe(e,t,i,!1)}function mf(e,t){for(const i in e){
const s=e[i];Object.defineProperty(t,i,{configurable:!0,enumerable:!0,get(){return Oe(this,i,s(this))},set(c){Oe(this,i,
c)}})}return t}function Ac(e,t,i){Object.defineProperty(e,t,{configurable:!0,get(){return this==null?i:Oe(this,t,i.bind(
this))},set(s){Oe(this,t,s)}})}function Tc(e,t){const i=Object.getPrototypeOf(e);return t in i?void 0:i}let hn,Ae=!1;const Mc={
configurable:!0,get(){Ae=!0}};function _e(e,t,i){const s=Object.getPrototypeOf(e._zod);if(t in s&&hn!==e._zod){hn=void 0;
return}hn=e._zod,Object.defineProperty(s,t,{configurable:!0,get(){Object.defineProperty(this,t,Mc);const c=Ae;Ae=!1;try{
const d=i(this);return Ae?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,value:d}),Ae=Ae||c,d}catch(d){
throw delete this[t],Ae=Ae||c,d}},set(c){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:c})}})}function Cc(e,t,i,s){
const c=Tc(e,t);c&&Object.defineProperty(c,t,{configurable:!0,get(){const d={configurable:!0,writable:!0,enumerable:s,value:void 0};
return Object.defineProperty(this,t,d),d.value=i(this),Object.defineProperty(this,t,d),d.value},set(d){Object.defineProperty(
this,t,{configurable:!0,writable:!0,enumerable:s,value:d})}})}const Oc="~constantCatch";function gf(e){const t=()=>e;return t[Oc]=
!0,t}var ei;const Ic=Object.freeze({status:"aborted"}),mn={value:void 0,enumerable:!1};let ti="captureStackTrace"in Error?
Error:null;function Rc(e){const t=ti;if(t){const i=t.stackTraceLimit;if(typeof i=="number"){try{t.stackTraceLimit=0}catch{
return ti=null,new e}try{return new e}finally{t.stackTraceLimit=i}}}return new e}function ne(e,t,i,s){const c={};function d(Y){
this.def=Y,this.constr=X,this.traits=new Set}d.prototype=c;const $=i,g=$&&new WeakSet;function D(Y,J){if(Y._zod){if(Y._zod.
traits.has(e))return}else{mn.value=new d(J);try{Object.defineProperty(Y,"_zod",mn)}finally{mn.value=void 0}}if(Y._zod.traits.
add(e),t(Y,J),g){const q=Object.getPrototypeOf(Y),ue=Y._zod.constr.prototype;let fe=q;for(;fe&&fe!==ue;)fe=Object.getPrototypeOf(
fe);const ze=fe??q;g.has(ze)||(g.add(ze),Ec(ze,$))}const ee=X.prototype;for(const q in ee)Object.prototype.hasOwnProperty.
call(ee,q)&&(q in Y||(Y[q]=ee[q].bind(Y)))}const A=s?.Parent??Object;class B extends A{}Object.defineProperty(B,"name",{
value:e});function X(Y){const J=s?.Parent?Rc(B):this;D(J,Y);const ee=J._zod.deferred;if(ee){for(const ue of ee)ue();J._zod.
deferred=void 0}const q=globalThis.__zod_globalConfig?.postProcessor;return q&&q(J),J}return Object.defineProperty(X,"in\
it",{value:D}),Object.defineProperty(X,Symbol.hasInstance,{value:Y=>s?.Parent&&Y instanceof s.Parent?!0:Y?._zod?.traits?.
has(e)}),Object.defineProperty(X,"name",{value:e}),X}const yf=null;class Fe extends Error{constructor(){super("Encounter\
ed Promise during synchronous parse. Use .parseAsync() instead.")}}class Dc extends Error{constructor(t){super(`Encounte\
red unidirectional transform during encode: ${t}`),this.name="ZodEncodeError"}}(ei=globalThis).__zod_globalConfig??(ei.__zod_globalConfig=
{});const Xe=globalThis.__zod_globalConfig;function qe(e){return e&&Object.assign(Xe,e),Xe}const Te=ne("$ZodCheck",(e,t)=>{
var i;e._zod??(e._zod={}),e._zod.def=t,(i=e._zod).onattach??(i.onattach=[])}),_f=e=>{const t=e.value;return!util.nullish(
t)&&t.size!==void 0},Lc=e=>{const t=e.value;return!T(t)&&t.length!==void 0},ni={number:"number",bigint:"bigint",object:"\
date"},bf=null,Nc=ne("$ZodCheckGreaterThan",(e,t)=>{Te.init(e,t);const i=ni[typeof t.value];e._zod.check=s=>{(t.inclusive?
s.value>=t.value:s.value>t.value)||s.issues.push({origin:ni[typeof s.value]??i,code:"too_small",minimum:typeof t.value==
"object"?t.value.getTime():t.value,input:s.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),$f=null,Fc=ne("$Zod\
CheckNumberFormat",(e,t)=>{Te.init(e,t),t.format=t.format||"float64";const i=t.format?.includes("int"),s=i?"int":"number",
[c,d]=He[t.format];e._zod.check=$=>{const g=$.value;if(i){if(!Number.isInteger(g)){$.issues.push({expected:s,format:t.format,
code:"invalid_type",continue:!1,input:g,inst:e});return}if(!Number.isSafeInteger(g)){g>0?$.issues.push({input:g,code:"to\
o_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e,origin:s,inclusive:!0,
continue:!t.abort}):$.issues.push({input:g,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be withi\
n the safe integer range.",inst:e,origin:s,inclusive:!0,continue:!t.abort});return}}g<c&&$.issues.push({origin:"number",
input:g,code:"too_small",minimum:c,inclusive:!0,inst:e,continue:!t.abort}),g>d&&$.issues.push({origin:"number",input:g,code:"\
too_big",maximum:d,inclusive:!0,inst:e,continue:!t.abort})}}),wf=null,vf=null,kf=null,zf=null,xf=null,jc=ne("$ZodCheckMi\
nLength",(e,t)=>{var i;Te.init(e,t),(i=e._zod.def).when??(i.when=Lc),e._zod.check=s=>{const c=s.value,d=c.length;if((typeof c==
"string"&&d>=t.minimum&&d<t.minimum*2?zc(c):d)>=t.minimum)return;const g=xc(c);s.issues.push({origin:g,code:"too_small",
minimum:t.minimum,inclusive:!0,input:c,inst:e,continue:!t.abort})}}),Zf=null,Uc=ne("$ZodCheckStringFormat",(e,t)=>{var i,
s;Te.init(e,t),t.pattern?(i=e._zod).check??(i.check=c=>{t.pattern.lastIndex=0,!t.pattern.test(c.value)&&c.issues.push({origin:"\
string",code:"invalid_format",format:t.format,input:c.value,...t.pattern?{pattern:t.pattern.toString()}:{},inst:e,continue:!t.
abort})}):(s=e._zod).check??(s.check=()=>{})}),Bc=ne("$ZodCheckRegex",(e,t)=>{Uc.init(e,t),e._zod.check=i=>{t.pattern.lastIndex=
0,!t.pattern.test(i.value)&&i.issues.push({origin:"string",code:"invalid_format",format:"regex",input:i.value,pattern:t.
pattern.toString(),inst:e,continue:!t.abort})}}),Pf=null,Ef=null,Sf=null,Af=null,Tf=null;function Mf(e,t,i){e.issues.length&&
t.issues.push(...util.prefixIssues(i,e.issues))}const Cf=null,Of=null,If=null,Kc=ne("$ZodCheckOverwrite",(e,t)=>{Te.init(
e,t),e._zod.check=i=>{i.value=t.tx(i.value)}}),Rf=/^[cC][0-9a-z]{6,}$/,Df=/^[0-9a-z]+$/,Lf=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,
Nf=/^[0-9a-vA-V]{20}$/,Ff=/^[A-Za-z0-9]{27}$/,jf=/^[a-zA-Z0-9_-]{21}$/;function Uf(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}\
}$`)}const Bf=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,Kf=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/,
Wf=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,Hf=e=>e?new RegExp(`^([0-9a-fA-F]{8\
}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
Vf=null,Gf=null,Yf=null,Xf=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,
qf=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
Jf=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,
Qf=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u,ep=null,tp=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
Wc=null;function np(){return new RegExp(Wc,"u")}const op=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
ip=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
rp=e=>{const t=util.escapeRegex(e??":");return new RegExp(`^(?:[0-9A-F]{2}${t}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${t}){5}[0\
-9a-f]{2}$`)},sp=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
ap=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
cp=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,up=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
lp=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/,
dp=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/,fp=/^https?$/,pp=/^\+[1-9]\d{6,14}$/,
hp=/^\d(?:[ -]?\d){11,18}$/,mp=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/,
gp=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/,Hc=null;function yp(e){return new RegExp(`^${e}$`)}const _p=null;function gn(e){
const t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:\
[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function bp(e){
return new RegExp(`^${gn(e)}$`)}function $p(e){const t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");const i=`${gn(
{precision:e.precision,seconds:!0})}(?:${t.join("|")})`,s=e.local?`${i}|${gn({precision:e.precision})}`:i;return new RegExp(
`^${Hc}T(?:${s})$`)}const Vc=/^[\s\S]{0,}$/,wp=e=>{const t=e?`[\\s\\S]{${e?.minimum??0},${e?.maximum??""}}`:"[\\s\\S]*";
return new RegExp(`^${t}$`)},vp=/^-?\d+n?$/,kp=/^-?\d+$/,Gc=/^-?\d+(?:\.\d+)?$/,zp=/^(?:true|false)$/i,xp=/^null$/i,Zp=/^undefined$/i,
Pp=/^[^A-Z]*$/,Ep=/^[^a-z]*$/,Sp=/^[0-9a-fA-F]*$/;function Ap(e,t){return new RegExp(`^[A-Za-z0-9+/]{${e}}${t}$`)}function Tp(e){
return new RegExp(`^[A-Za-z0-9_-]{${e}}$`)}const Mp=/^[0-9a-fA-F]{32}$/,Cp=null,Op=null,Ip=/^[0-9a-fA-F]{40}$/,Rp=null,Dp=null,
Lp=/^[0-9a-fA-F]{64}$/,Np=null,Fp=null,jp=/^[0-9a-fA-F]{96}$/,Up=null,Bp=null,Kp=/^[0-9a-fA-F]{128}$/,Wp=null,Hp=null,Yc={
major:4,minor:6,patch:7},ke=ne("$ZodType",(e,t)=>{var i;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=
Yc;const s=e._zod.def.checks,c=e._zod.traits.has("$ZodCheck")?[e,...s??[]]:s?.length?[...s]:[];for(const d of c)for(const $ of d.
_zod.onattach)$(e);if(c.length===0)(i=e._zod).deferred??(i.deferred=[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{
const d=(g,D,A)=>{if(g.memo)return g;let B=Se(g),X;for(const Y of D){if(Y._zod.def.when){if(vc(g)||!Y._zod.def.when(g))continue}else if(B)
continue;const J=g.issues.length,ee=Y._zod.check(g);if(ee instanceof Promise&&A?.async===!1)throw new Fe;if(X||ee instanceof
Promise)X=(X??Promise.resolve()).then(async()=>{await ee,g.issues.length!==J&&(pn(g.issues,J,e),B||(B=Se(g,J)))});else{if(g.
issues.length===J)continue;pn(g.issues,J,e),B||(B=Se(g,J))}}return X?X.then(()=>g):g},$=(g,D,A)=>{if(Se(g))return g.aborted=
!0,g;const B=d(D,c,A);if(B instanceof Promise){if(A.async===!1)throw new Fe;return B.then(X=>e._zod.parse(X,A))}return e.
_zod.parse(B,A)};e._zod.run=(g,D)=>{if(D.skipChecks)return e._zod.parse(g,D);if(D.direction==="backward"){const B=e._zod.
parse({value:g.value,issues:[]},{...D,skipChecks:!0});return B instanceof Promise?B.then(X=>$(X,g,D)):$(B,g,D)}const A=e.
_zod.parse(g,D);if(A instanceof Promise){if(D.async===!1)throw new Fe;return A.then(B=>d(B,c,D))}return d(A,c,D)}}},{get"\
~standard"(){return Sc(this,"~standard",qc(this))},set"~standard"(e){Oe(this,"~standard",e)}}),oi=(e,t)=>e.issues.length?
{issues:e.issues.map(i=>Ye(i,t,qe()))}:{value:e.value};async function Xc(e,t){const i={async:!0};return oi(await e._zod.
run({value:t,issues:[]},i),i)}function qc(e){return{validate:t=>{const i={async:!1};try{const s=e._zod.run({value:t,issues:[]},
i);if(!(s instanceof Promise))return oi(s,i)}catch{}return Xc(e,t)},vendor:"zod",version:1}}const Jc=ne("$ZodString",(e,t)=>{
ke.init(e,t),e._zod.pattern=t.pattern??Vc,e._zod.parse=(i,s)=>{if(t.coerce)try{i.value=String(i.value)}catch{}return typeof i.
value=="string"||i.issues.push({expected:"string",code:"invalid_type",input:i.value,inst:e}),i}}),Vp=null,Gp=null,Yp=null,
Xp=null,Qc=1,yn=2;function ii(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):(new URL(e),
!0)}catch{return!1}}function qp(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?ii(e)||yn:eu(e,t)}function eu(e,t){
if(!t.normalize&&t.protocol?.source===regexes.httpProtocol.source&&!/^https?:\/\//i.test(e))return Qc;try{if(typeof URL<
"u"){const i=URL;if(typeof i.parse=="function")return i.parse(e)??yn}return new URL(e)}catch{return yn}}const tu=/[\t\n\r]/g;
function Jp(e){return e.replace(tu,"")}function Qp(e,t){return t.lastIndex=0,t.test(e.hostname)}function eh(e,t){return t.
lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}const th=null,nh=null,oh=null,ih=null,rh=null,
sh=null,ah=null,ch=null,uh=null,lh=null,dh=null,fh=null,ph=null,nu=/^[0-9a-fA-F:.]+$/;function ou(e){return nu.test(e)?ii(
`http://[${e}]`):!1}const hh=null,mh=null,gh=null;function yh(e){const t=e.split("/");if(t.length!==2)return!1;const[i,s]=t;
if(!s)return!1;const c=Number(s);return`${c}`!==s||c<0||c>128?!1:ou(i)}const _h=null;function iu(e){if(e==="")return!0;if(/\s/.
test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}const bh=/^[0-9a-zA-Z+/]*={0,2}$/,$h=null,ru=/^[A-Za-z0-9_-]*$/;
function wh(e){if(!ru.test(e))return!1;const t=e.replace(/[-_]/g,s=>s==="-"?"+":"/"),i=t.padEnd(Math.ceil(t.length/4)*4,
"=");return iu(i)}const vh=null,kh=null,su=/[- ]/g;function au(e){let t=e.length,i=1,s=0;for(;t;){const c=e.charCodeAt(--t)-
48;i^=1,s+=i?[0,2,4,6,8,1,3,5,7,9][c]:c}return s%10===0}function zh(e){return regexes.creditCard.test(e)?au(e.replace(su,
"")):!1}const xh=null;function cu(e){let t=0;const i=e.length;for(let s=4;s<i;s++){const c=e.charCodeAt(s);t=(c>=65?t*100+
(c-55):t*10+(c-48))%97}for(let s=0;s<4;s++){const c=e.charCodeAt(s);t=(c>=65?t*100+(c-55):t*10+(c-48))%97}return t===1}function Zh(e){
return regexes.iban.test(e)?cu(e):!1}const Ph=null;function Eh(e,t=null){try{const i=e.split(".");if(i.length!==3)return!1;
const[s]=i;if(!s)return!1;const c=JSON.parse(atob(s));return!("typ"in c&&c?.typ!=="JWT"||!c.alg||t&&(!("alg"in c)||c.alg!==
t))}catch{return!1}}const Sh=null,Ah=null,ri=ne("$ZodNumber",(e,t)=>{ke.init(e,t),e._zod.pattern=Gc,e._zod.parse=(i,s)=>{
if(t.coerce)try{i.value=Number(i.value)}catch{}const c=i.value;if(typeof c=="number"&&!Number.isNaN(c)&&Number.isFinite(
c))return i;const d=typeof c=="number"?Number.isNaN(c)?"NaN":Number.isFinite(c)?void 0:String(c):void 0;return i.issues.
push({expected:"number",code:"invalid_type",input:c,inst:e,...d?{received:d}:{}}),i}}),uu=ne("$ZodNumberFormat",(e,t)=>{
Fc.init(e,t),ri.init(e,t)}),Th=null,Mh=null,Ch=null,Oh=null,Ih=null,Rh=null,Dh=null,Lh=null,lu=ne("$ZodNever",(e,t)=>{ke.
init(e,t),e._zod.parse=(i,s)=>(i.issues.push({expected:"never",code:"invalid_type",input:i.value,inst:e}),i)}),Nh=null,Fh=null;
function du(e,t){const i=Qo(e._zod.def.checks);if(!i.length)return;const s=Math.min(...i.map(d=>d[0])),c=e._zod.parse;e.
_zod.parse=(d,$)=>{const g=t(d.value);if(g>s&&!$?.skipChecks&&$?.direction!=="backward"){for(const[D,A]of Qo(e._zod.def.
checks))if(g>D&&A._zod.def.when(d)){const B=d.issues.length;return A._zod.check(d),d.issues[B].continue=!1,pn(d.issues,B,
e),d}}return c(d,$)}}const fu=e=>Array.isArray(e)?e.length:-1,jh=e=>e instanceof Map?e.size:-1,Uh=e=>e instanceof Set?e.
size:-1;function si(e,t,i){e.issues.length&&t.issues.push(...Jo(i,e.issues)),t.value[i]=e.value}const pu=ne("$ZodArray",
(e,t)=>{ke.init(e,t);const i=Xe.memoizer;i?.attach(e),e._zod.parse=(s,c)=>{const d=s.value;if(!Array.isArray(d))return s.
issues.push({expected:"array",code:"invalid_type",input:d,inst:e}),s;s.value=i?i.alloc(e,s,Array(d.length),c):Array(d.length);
const $=[],g=c?.abortEarly;for(let D=0;D<d.length;D++){const A=d[D],B=t.element._zod.run({value:A,issues:[]},c);if(B instanceof
Promise)$.push(B.then(X=>si(X,s,D)));else if(si(B,s,D),g&&B.issues.length!==0&&Se(B))break}return $.length?Promise.all($).
then(()=>s):s},du(e,fu)});function $t(e,t,i,s,c,d){const $=i in s,g=d==="optional";if(!(!$&&g&&c==="optional")){if(e.issues.
length){if(c!==void 0&&g&&!$)return;t.issues.push(...Jo(i,e.issues))}if(!$&&c===void 0){e.issues.length||t.issues.push({
code:"invalid_type",expected:"nonoptional",input:void 0,path:[i]});return}e.value===void 0?($||c==="defaulted"&&!g)&&(t.
value[i]=void 0):t.value[i]=e.value}}const hu=[];function mu(e){const t=Object.keys(e.shape),i=Object.getOwnPropertySymbols(
e.shape),s=i.length?i:hu,c=s.length?[...t,...s]:t;for(const $ of c)if(!e.shape?.[$]?._zod?.traits?.has("$ZodType"))throw new Error(
`Invalid element at key "${String($)}": expected a Zod schema`);const d=ve(e.shape);return{...e,allKeys:c,symbolKeys:s,keySet:new Set(
t),numKeys:t.length,optionalKeys:new Set(d)}}function gu(e,t,i,s,c,d,$){const g=[],D=c.keySet,A=c.catchall._zod,B=A.def.
type,X=A.optin,Y=A.optout;let J=0;for(const ee in t){if($&&i.issues.length!==J){if(Se(i,J))break;J=i.issues.length}if(D.
has(ee))continue;if(ee==="__proto__"){B==="never"&&g.push(ee);continue}if(B==="never"){g.push(ee);continue}const q=A.run(
{value:t[ee],issues:[]},s);q instanceof Promise?e.push(q.then(ue=>$t(ue,i,ee,t,X,Y))):$t(q,i,ee,t,X,Y)}return g.length&&
i.issues.push({code:"unrecognized_keys",keys:g,input:t,inst:d,continue:!0}),e.length?Promise.all(e).then(()=>i):i}const yu=ne(
"$ZodObject",(e,t)=>{ke.init(e,t);const i=Object.getOwnPropertyDescriptor(t,"shape"),s=i?.get?i.get.raw:t.shape??{};if(s){
const A=()=>{const B={...s};return Object.defineProperty(t,"shape",{value:B}),A.raw=B,B};A.raw=s,Object.defineProperty(t,
"shape",{get:A})}const c=C(()=>mu(t));_e(e,"propValues",A=>{const B=A.def.shape,X={};for(const Y in B){const J=B[Y]._zod;
if(J.values){Object.prototype.hasOwnProperty.call(X,Y)||R(X,Y,new Set);for(const ee of J.values)X[Y].add(ee);J.optin!==void 0&&
X[Y].add(void 0)}}return X});const d=O,$=t.catchall;let g;const D=Xe.memoizer;D?.attach(e),e._zod.parse=(A,B)=>{g??(g=c.
value);const X=A.value;if(!d(X))return A.issues.push({expected:"object",code:"invalid_type",input:X,inst:e}),A;A.value=D?
D.alloc(e,A,{},B):{};const Y=[],J=g.shape,ee=B?.abortEarly;let q=A.issues.length;for(const ue of g.allKeys){if(ee&&A.issues.
length!==q){if(Se(A,q))break;q=A.issues.length}if(ue==="__proto__")continue;const fe=J[ue],ze=fe._zod.optin,On=fe._zod.optout,
St=fe._zod.run({value:X[ue],issues:[]},B);St instanceof Promise?Y.push(St.then(ot=>$t(ot,A,ue,X,ze,On))):$t(St,A,ue,X,ze,
On)}return $?gu(Y,X,A,B,c.value,e,ee===!0):Y.length?Promise.all(Y).then(()=>A):A}}),Bh=null;function ai(e,t,i,s){for(const d of e)
if(d.issues.length===0)return t.value=d.value,t;const c=e.filter(d=>!Se(d));return c.length===1?(t.value=c[0].value,c[0]):
(t.issues.push({code:"invalid_union",input:t.value,inst:i,errors:e.map(d=>d.issues.map($=>Ye($,s,qe())))}),t)}const _u=ne(
"$ZodUnion",(e,t)=>{ke.init(e,t),_e(e,"optin",s=>s.def.options.some(c=>c._zod.optin==="defaulted")?"defaulted":s.def.options.
some(c=>c._zod.optin!==void 0)?"optional":void 0),_e(e,"optout",s=>s.def.options.some(c=>c._zod.optout==="optional")?"op\
tional":void 0),_e(e,"values",s=>{if(s.def.options.every(c=>c._zod.values))return new Set(s.def.options.flatMap(c=>Array.
from(c._zod.values)))}),_e(e,"pattern",s=>{if(s.def.options.every(c=>c._zod.pattern)){const c=s.def.options.map(d=>d._zod.
pattern);return new RegExp(`^(${c.map(d=>E(d.source)).join("|")})$`)}});const i=t.options.length===1?t.options[0]._zod.run:
null;e._zod.parse=(s,c)=>{if(i)return i(s,c);let d=!1;const $=[];for(const g of t.options){const D=g._zod.run({value:s.value,
issues:[]},c);if(D instanceof Promise)$.push(D),d=!0;else{if(D.issues.length===0)return D;$.push(D)}}return d?Promise.all(
$).then(g=>ai(g,s,e,c)):ai($,s,e,c)}});function Kh(e,t,i,s){const c=[];for(let d=0;d<e.length;d++)e[d].issues.length===0&&
c.push(d);return c.length===1?(t.value=e[c[0]].value,t):(c.length===0?t.issues.push({code:"invalid_union",input:t.value,
inst:i,errors:e.map(d=>d.issues.map($=>util.finalizeIssue($,s,core.config())))}):t.issues.push({code:"invalid_union",input:t.
value,inst:i,errors:[],inclusive:!1,matches:c}),t)}const Wh=null;function Hh(e,t){const i=e._zod;let s=i.bag.optionsMap;
s||(s=bu(i.def),i.bag.optionsMap=s);const c=s.get(t);if(c===null)throw new Error(`Ambiguous discriminator value "${String(
t)}"`);return c}function bu(e){const t=new Map;for(const i of e.options){const s=i._zod.propValues?.[e.discriminator];if(!s||
s.size===0)throw new Error(`Invalid discriminated union option at index "${e.options.indexOf(i)}"`);for(const c of s)if(t.
has(c)){if(c!==void 0)throw new Error(`Duplicate discriminator value "${String(c)}"`);t.set(c,null)}else t.set(c,i)}return t}
const Vh=null,Gh=null;function _n(e,t){if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&+e==+t)
return{valid:!0,data:e};if(util.isPlainObject(e)&&util.isPlainObject(t)){const i=Object.keys(t),s=Object.keys(e).filter(
d=>i.indexOf(d)!==-1),c={...e,...t};Object.prototype.hasOwnProperty.call(c,"__proto__")&&delete c.__proto__;for(const d of s){
if(d==="__proto__")continue;const $=_n(e[d],t[d]);if(!$.valid)return{valid:!1,mergeErrorPath:[d,...$.mergeErrorPath]};c[d]=
$.data}return{valid:!0,data:c}}if(Array.isArray(e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};
const i=[];for(let s=0;s<e.length;s++){const c=e[s],d=t[s],$=_n(c,d);if(!$.valid)return{valid:!1,mergeErrorPath:[s,...$.
mergeErrorPath]};i.push($.data)}return{valid:!0,data:i}}return{valid:!1,mergeErrorPath:[]}}function Yh(e,t,i){const s=new Map;
let c;const d=new Map,$=(A,B)=>{let X;if(A.code==="unrecognized_keys"&&!A.path?.length)c??(c=A),X=A.keys;else if(A.code===
"invalid_key"&&A.origin==="record"&&A.path?.length===1){const Y=String(A.path[0]);d.has(Y)||d.set(Y,A),X=[Y]}else return!1;
for(const Y of X)s.has(Y)||s.set(Y,{}),s.get(Y)[B]=!0;return!0};for(const A of t.issues)$(A,"l")||e.issues.push(A);for(const A of i.
issues)$(A,"r")||e.issues.push(A);const g=[...s].filter(([,A])=>A.l&&A.r).map(([A])=>A);if(g.length){const A=c?g.filter(
B=>c.keys.includes(B)):[];A.length&&e.issues.push({...c,keys:A});for(const B of g)!A.includes(B)&&d.has(B)&&e.issues.push(
d.get(B))}const D=_n(t.value,i.value);if(!D.valid){if(util.aborted(e))return e;throw new Error(`Unmergable intersection.\
 Error path: ${JSON.stringify(D.mergeErrorPath)}`)}return e.value=D.data,e}const Xh=null;function qh(e,t){for(let i=e.length-
1;i>=0;i--)if(!(t==="optin"?e[i]._zod.optin!==void 0:e[i]._zod.optout==="optional"))return i+1;return 0}function Jh(e,t,i){
e.issues.length&&t.issues.push(...util.prefixIssues(i,e.issues)),t.value[i]=e.value}function Qh(e,t,i,s,c){for(let d=0;d<
i.length;d++){const $=e[d],g=d<s.length;if(!g&&d>=c&&i[d]._zod.optin==="optional"){t.value.length=d;break}if($.issues.length){
if(!g&&d>=c){t.value.length=d;break}t.issues.push(...util.prefixIssues(d,$.issues))}t.value[d]=$.value}for(let d=t.value.
length-1;d>=s.length&&(i[d]._zod.optout==="optional"&&t.value[d]===void 0);d--)t.value.length=d;return t}const em=null,tm=null;
function nm(e,t,i,s,c,d,$){e.issues.length&&(util.propertyKeyTypes.has(typeof s)?i.issues.push(...util.prefixIssues(s,e.
issues)):i.issues.push({code:"invalid_key",origin:"map",input:c,inst:d,issues:e.issues.map(g=>util.finalizeIssue(g,$,core.
config()))})),t.issues.length&&(util.propertyKeyTypes.has(typeof s)?i.issues.push(...util.prefixIssues(s,t.issues)):i.issues.
push({origin:"map",code:"invalid_element",input:c,inst:d,key:s,issues:t.issues.map(g=>util.finalizeIssue(g,$,core.config()))})),
i.value.set(e.value,t.value)}const om=null;function im(e,t){e.issues.length&&t.issues.push(...e.issues),t.value.add(e.value)}
const rm=null,sm=null,am=null,$u=ne("$ZodTransform",(e,t)=>{ke.init(e,t),e._zod.optin="optional",Xe.memoizer?.guard(e),e.
_zod.parse=(i,s)=>{if(s.direction==="backward")throw new Dc(e.constructor.name);const c=t.transform(i.value,i);if(s.async)
return(c instanceof Promise?c:Promise.resolve(c)).then($=>(i.value=$,i));if(c instanceof Promise)throw new Fe;return i.value=
c,i}});function ci(e,t){return e.value=t.issues.length?void 0:t.value,e}const wu=ne("$ZodOptional",(e,t)=>{ke.init(e,t),
_e(e,"optin",i=>i.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",_e(e,"values",
i=>{const s=i.def.innerType._zod.values;return s?new Set([...s,void 0]):void 0}),_e(e,"pattern",i=>{const s=i.def.innerType.
_zod.pattern;return s?new RegExp(`^(${E(s.source)})?$`):void 0}),e._zod.parse=(i,s)=>{if(i.value===void 0){if(t.innerType.
_zod.optin!=="defaulted")return i;const c=t.innerType._zod.run({value:i.value,issues:[]},s);return c instanceof Promise?
c.then(d=>ci(i,d)):ci(i,c)}return t.innerType._zod.run(i,s)}}),cm=null,um=null,lm=null;function dm(e,t){return e.value===
void 0&&(e.value=t.defaultValue),e}const fm=null,pm=null;function hm(e,t){return!e.issues.length&&e.value===void 0&&e.issues.
push({code:"invalid_type",expected:"nonoptional",input:e.value,inst:t}),e}const mm=null;function gm(e,t,i,s){return t.issues.
length?(e.value=i.catchValue({...t,value:e.value,error:{issues:t.issues.map(c=>util.finalizeIssue(c,s,core.config()))},input:e.
value}),e):(e.value=t.value,t.memo&&(e.memo=!0),e)}const ym=null,_m=null,vu=ne("$ZodPipe",(e,t)=>{ke.init(e,t),_e(e,"val\
ues",i=>i.def.in._zod.values),_e(e,"optin",i=>i.def.in._zod.optin),_e(e,"optout",i=>i.def.out._zod.optout),_e(e,"propVal\
ues",i=>i.def.in._zod.propValues),e._zod.parse=(i,s)=>{if(s.direction==="backward"){const d=t.out._zod.run(i,s);return d instanceof
Promise?d.then($=>wt($,t.in,s)):wt(d,t.in,s)}const c=t.in._zod.run(i,s);return c instanceof Promise?c.then(d=>wt(d,t.out,
s)):wt(c,t.out,s)}});function wt(e,t,i){return e.issues.some(s=>s.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run(
{value:e.value,issues:e.issues},i)}const bm=null;function $m(e,t,i){if(e.issues.length)return e.aborted=!0,e;if((i.direction||
"forward")==="forward"){const c=t.transform(e.value,e);return c instanceof Promise?c.then(d=>vt(e,d,t.out,i)):vt(e,c,t.out,
i)}else{const c=t.reverseTransform(e.value,e);return c instanceof Promise?c.then(d=>vt(e,d,t.in,i)):vt(e,c,t.in,i)}}function vt(e,t,i,s){
return e.issues.length?(e.aborted=!0,e):i._zod.run({value:t,issues:e.issues},s)}const wm=null,vm=null;function km(e){return e.
memo||(e.value=Object.freeze(e.value)),e}function ku(e){const t=e._zod.def;let i=t.pattern,s=!!t.format?.includes("int"),
c,d;for(const g of t.checks??[]){const D=g._zod.def;D.pattern&&(i=D.pattern),s||(s=!!D.format?.includes("int"));const A=D.
minimum??D.length,B=D.maximum??D.length;A!==void 0&&(c===void 0||A>c)&&(c=A),B!==void 0&&(d===void 0||B<d)&&(d=B)}if(i)return i.
source;if(c!==void 0&&d!==void 0&&c>d)return"(?!)";if(c!==void 0||d!==void 0)return regexes.string({minimum:c,maximum:d}).
source;const $=e._zod.pattern;return(s&&$===regexes.number?regexes.integer:$)?.source}function ui(e){const t=e._zod.def,
i=e._zod.pattern?.source,s=t.innerType??e._zod.innerType;if(s){const c=s._zod.pattern?.source,d=ui(s);return i&&c&&d&&d!==
c?i.replace(util.cleanRegex(c),()=>util.cleanRegex(d)):i}if(t.options){const c=t.options.map(ui);if(c.every(Boolean))return`\
^(${c.map(d=>util.cleanRegex(d)).join("|")})$`}return ku(e)}const zm=null,xm=null,Zm=null,Pm=null,Em=null;function Sm(e,t,i,s){
if(!e){const c={code:"custom",input:i,inst:s,path:[...s._zod.def.path??[]],continue:!s._zod.def.abort};s._zod.def.params&&
(c.params=s._zod.def.params),t.issues.push(util.issue(c))}}var li;const Am=null,Tm=null;class zu{constructor(){this._map=
new WeakMap,this._idmap=new Map}add(t,...i){const s=i[0];return this._map.set(t,s),s&&typeof s=="object"&&"id"in s&&this.
_idmap.set(s.id,t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){const i=this._map.get(t);
return i&&typeof i=="object"&&"id"in i&&this._idmap.delete(i.id),this._map.delete(t),this}get(t){const i=t._zod.parent;if(i){
const s={...this.get(i)??{}};delete s.id;const c={...s,...this._map.get(t)};return Object.keys(c).length?c:void 0}return this.
_map.get(t)}has(t){return this._map.has(t)}}function xu(){return new zu}(li=globalThis).__zod_globalRegistry??(li.__zod_globalRegistry=
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
tring",format:"jwt",check:"string_format",abort:!1,...util.normalizeParams(t)})}const ig={Any:null,Minute:-1,Second:0,Millisecond:3,
Microsecond:6};function rg(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,
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
function di(e,t){return new Nc({check:"greater_than",...te(t),value:e,inclusive:!0})}function Ag(e){return Tu(0,e)}function Tg(e){
return Su(0,e)}function Mg(e){return Au(0,e)}function Cg(e){return di(0,e)}function Og(e,t){return new checks.$ZodCheckMultipleOf(
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
string_format",format:"ends_with",...util.normalizeParams(t),suffix:e})}function Wg(e,t,i){return new checks.$ZodCheckProperty(
{check:"property",property:e,schema:t,...util.normalizeParams(i)})}function Hg(e,t){return new checks.$ZodCheckProperties(
{check:"properties",shape:e,...util.normalizeParams(t)})}function Vg(e,t){return new checks.$ZodCheckMimeType({check:"mi\
me_type",mime:e,...util.normalizeParams(t)})}function Je(e){return new Kc({check:"overwrite",tx:e})}function Gg(e){return Je(
t=>t.normalize(e))}function Ou(){return Je(e=>e.trim())}function Yg(){return Je(e=>e.toLowerCase())}function Xg(){return Je(
e=>e.toUpperCase())}function qg(){return Je(e=>util.slugify(e))}function Jg(e,t,i){return new e({type:"array",element:t,
...util.normalizeParams(i)})}function Qg(e,t,i){return new e({type:"union",options:t,...util.normalizeParams(i)})}function ey(e,t,i){
return new e({type:"union",options:t,inclusive:!1,...util.normalizeParams(i)})}function ty(e,t,i,s){return new e({type:"\
union",options:i,discriminator:t,...util.normalizeParams(s)})}function ny(e,t,i){return new e({type:"intersection",left:t,
right:i})}function oy(e,t,i,s){const c=i instanceof schemas.$ZodType,d=c?s:i,$=c?i:null;return new e({type:"tuple",items:t,
rest:$,...util.normalizeParams(d)})}function iy(e,t,i,s){return new e({type:"record",keyType:t,valueType:i,...util.normalizeParams(
s)})}function ry(e,t,i,s){return new e({type:"map",keyType:t,valueType:i,...util.normalizeParams(s)})}function sy(e,t,i){
return new e({type:"set",valueType:t,...util.normalizeParams(i)})}function ay(e,t,i){const s=Array.isArray(t)?Object.fromEntries(
t.map(c=>[c,c])):t;return new e({type:"enum",entries:s,...util.normalizeParams(i)})}function cy(e,t,i){return new e({type:"\
enum",entries:t,...util.normalizeParams(i)})}function uy(e,t,i){return new e({type:"literal",values:Array.isArray(t)?t:[
t],...util.normalizeParams(i)})}function ly(e,t){return new e({type:"file",...util.normalizeParams(t)})}function dy(e,t){
return new e({type:"transform",transform:t})}function fy(e,t){return new e({type:"optional",innerType:t})}function py(e,t){
return new e({type:"nullable",innerType:t})}function hy(e,t,i){return new e({type:"default",innerType:t,get defaultValue(){
return typeof i=="function"?i():util.shallowClone(i)}})}function my(e,t,i){return new e({type:"nonoptional",innerType:t,
...util.normalizeParams(i)})}function gy(e,t){return new e({type:"success",innerType:t})}function yy(e,t,i){return new e(
{type:"catch",innerType:t,catchValue:typeof i=="function"?i:util.constantCatch(i)})}function _y(e,t,i){return new e({type:"\
pipe",in:t,out:i})}function by(e,t){return new e({type:"readonly",innerType:t})}function $y(e,t,i){return new e({type:"t\
emplate_literal",parts:t,...util.normalizeParams(i)})}function wy(e,t){return new e({type:"lazy",getter:t})}function vy(e,t){
return new e({type:"promise",innerType:t})}function ky(e,t,i){const s=util.normalizeParams(i);return s.abort??(s.abort=!0),
new e({type:"custom",check:"custom",fn:t,...s})}function zy(e,t,i){return new e({type:"custom",check:"custom",fn:t,...util.
normalizeParams(i)})}function xy(e,t){const i=Iu(s=>(s.addIssue=c=>{if(typeof c=="string")s.issues.push(util.issue(c,s.value,
i._zod.def));else{const d=c;d.fatal&&(d.continue=!1),d.code??(d.code="custom"),"input"in d||(d.input=s.value),d.inst??(d.
inst=i),d.continue??(d.continue=!i._zod.def.abort),s.issues.push(util.issue(d))}},e(s.value,s)),t);return i}function Iu(e,t){
const i=new checks.$ZodCheck({check:"custom",...util.normalizeParams(t)});return i._zod.check=e,i}function Ru(e){const t=new Te(
{check:"describe"});return t._zod.onattach=[i=>{const s=kt.get(i)??{};kt.add(i,{...s,description:e})}],t._zod.check=()=>{},
t}function Du(e){const t=new Te({check:"meta"});return t._zod.onattach=[i=>{const s=kt.get(i)??{};kt.add(i,{...s,...e})}],
t._zod.check=()=>{},t}function Zy(e,t){const i=util.normalizeParams(t);let s=i.truthy??["true","1","yes","on","y","enabl\
ed"],c=i.falsy??["false","0","no","off","n","disabled"];i.case!=="sensitive"&&(s=s.map(J=>typeof J=="string"?J.toLowerCase():
J),c=c.map(J=>typeof J=="string"?J.toLowerCase():J));const d=new Set(s),$=new Set(c),g=e.Codec??schemas.$ZodCodec,D=e.Boolean??
schemas.$ZodBoolean,A=e.String??schemas.$ZodString,B=new A({type:"string",error:i.error}),X=new D({type:"boolean",error:i.
error}),Y=new g({type:"pipe",in:B,out:X,transform:((J,ee)=>{let q=J;return i.case!=="sensitive"&&(q=q.toLowerCase()),d.has(
q)?!0:$.has(q)?!1:(ee.issues.push({code:"invalid_value",expected:"stringbool",values:[...d,...$],input:ee.value,inst:Y,continue:!1}),
{})}),reverseTransform:((J,ee)=>J===!0?s[0]||"true":c[0]||"false"),error:i.error});return Y._zod.bag.truthy=s,Y._zod.bag.
falsy=c,Y._zod.bag.case=i.case??"insensitive",Y}function Py(e,t,i,s={}){const c=util.normalizeParams(s),d={check:"string\
_format",type:"string",format:t,fn:typeof i=="function"?i:g=>i.test(g),...c};return i instanceof RegExp&&(d.pattern=i),new e(
d)}function Lu(){const e=this._zod;return e.message??(e.message=JSON.stringify(e.def,P,2)),e.message}function Nu(e){this.
_zod.message=e}const Fu={get:Lu,set:Nu,enumerable:!0,configurable:!0},bn={value:void 0,enumerable:!1},fi=new WeakSet([Object.
prototype,Error.prototype]),pi=(e,t)=>{e.name="$ZodError",bn.value=t,Object.defineProperty(e,"issues",bn),bn.value=void 0,
Object.defineProperty(e,"message",Fu);const i=Object.getPrototypeOf(e);fi.has(i)||(fi.add(i),Object.defineProperty(i,"to\
String",{configurable:!0,enumerable:!1,get(){const s=()=>this.message;return Object.defineProperty(this,"toString",{value:s,
configurable:!0,writable:!0}),s},set(s){Object.defineProperty(this,"toString",{value:s,configurable:!0,writable:!0})}}))},
Ey=ne("$ZodError",pi),be=ne("$ZodError",pi,void 0,{Parent:Error});function ju(e,t,i){return Object.prototype.hasOwnProperty.
call(e,t)||(t==="__proto__"?Object.defineProperty(e,t,{value:i(),writable:!0,enumerable:!0,configurable:!0}):e[t]=i()),e[t]}
function Sy(e,t=i=>i.message){const i={},s=[];for(const c of e.issues)c.path.length>0?ju(i,c.path[0],()=>[]).push(t(c)):
s.push(t(c));return{formErrors:s,fieldErrors:i}}function Ay(e,t=i=>i.message){const i={_errors:[]},s=(c,d=[])=>{for(const $ of c.
issues)if($.code==="invalid_union"&&$.errors.length)$.errors.map(g=>s({issues:g},[...d,...$.path]));else if($.code==="in\
valid_key")s({issues:$.issues},[...d,...$.path]);else if($.code==="invalid_element")s({issues:$.issues},[...d,...$.path]);else{
const g=[...d,...$.path];if(g.length===0)i._errors.push(t($));else{let D=i,A=0;for(;A<g.length;){const B=g[A],X=A===g.length-
1;if(B==="_errors"){X&&D._errors.push(t($)),A++;continue}Object.prototype.hasOwnProperty.call(D,B)||Object.defineProperty(
D,B,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});const Y=D[B];X&&Y._errors.push(t($)),D=Y,A++}}}};return s(
e),i}function Ty(e,t=i=>i.message){const i={errors:[]},s=(c,d=[])=>{var $;for(const g of c.issues)if(g.code==="invalid_u\
nion"&&g.errors.length)g.errors.map(D=>s({issues:D},[...d,...g.path]));else if(g.code==="invalid_key")s({issues:g.issues},
[...d,...g.path]);else if(g.code==="invalid_element")s({issues:g.issues},[...d,...g.path]);else{const D=[...d,...g.path];
if(D.length===0){i.errors.push(t(g));continue}let A=i,B=0;for(;B<D.length;){const X=D[B],Y=B===D.length-1;typeof X=="str\
ing"?(A.properties??(A.properties={}),Object.prototype.hasOwnProperty.call(A.properties,X)||Object.defineProperty(A.properties,
X,{value:{errors:[]},enumerable:!0,writable:!0,configurable:!0}),A=A.properties[X]):(A.items??(A.items=[]),($=A.items)[X]??
($[X]={errors:[]}),A=A.items[X]),Y&&A.errors.push(t(g)),B++}}};return s(e),i}function Uu(e){const t=[],i=e.map(s=>typeof s==
"object"?s.key:s);for(const s of i)typeof s=="number"?t.push(`[${s}]`):typeof s=="symbol"?t.push(`[${JSON.stringify(String(
s))}]`):/[^\w$]/.test(s)?t.push(`[${JSON.stringify(s)}]`):(t.length&&t.push("."),t.push(s));return t.join("")}function My(e){
const t=[],i=[...e.issues].sort((s,c)=>(s.path??[]).length-(c.path??[]).length);for(const s of i)t.push(`\u2716 ${s.message}`),
s.path?.length&&t.push(`  \u2192 at ${Uu(s.path)}`);return t.join(`
`)}function xt(e,t){return{callee:t?.callee??e,Err:t?.Err}}const $n=e=>{const t=(i,s,c,d)=>{const $=c?{...c,async:!1}:{async:!1},
g=i._zod.run({value:s,issues:[]},$);if(g instanceof Promise)throw new Fe;if(g.issues.length){const D=new(d?.Err??e)(g.issues.
map(A=>Ye(A,$,qe())));throw S(D,d?.callee??t),D}return g.value};return t},Bu=$n(be),wn=e=>{const t=async(i,s,c,d)=>{const $=c?
{...c,async:!0}:{async:!0};let g=i._zod.run({value:s,issues:[]},$);if(g instanceof Promise&&(g=await g),g.issues.length){
const D=new(d?.Err??e)(g.issues.map(A=>Ye(A,$,qe())));throw S(D,d?.callee??t),D}return g.value};return t},Ku=wn(be),vn=e=>(t,i,s)=>{
const c=s?{...s,async:!1}:{async:!1},d=t._zod.run({value:i,issues:[]},c);if(d instanceof Promise)throw new Fe;return d.issues.
length?mi(e,d.issues,c):{success:!0,data:d.value}},hi=vn(be);function mi(e,t,i){let s;return{success:!1,get error(){return s||
(s=new e(t.map(c=>Ye(c,i,qe()))),t=void 0,i=void 0),s},set error(c){s=c,t=void 0,i=void 0}}}const kn=e=>async(t,i,s)=>{const c=s?
{...s,async:!0}:{async:!0};let d=t._zod.run({value:i,issues:[]},c);return d instanceof Promise&&(d=await d),d.issues.length?
mi(e,d.issues,c):{success:!0,data:d.value}},Wu=kn(be),Hu=null,Vu=null,Cy=((e,t,i)=>{const s=e._zod.bag.validator;if(s!==
void 0){if(s(t)!==Hu)return!0;if(s.definite===!0&&i===void 0)return!1}return Gu(e,t,i)});function Gu(e,t,i){const s=i?{...i,
async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},c=e._zod.bag.fallbackRun;let d;if(c?(s[Vu]=!0,d=c({value:t,issues:[]},s)):
d=e._zod.run({value:t,issues:[]},s),d instanceof Promise)throw new core.$ZodAsyncError;return d.issues.length===0}const Oy=async(e,t,i)=>{
const s=i?{...i,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0};let c=e._zod.run({value:t,issues:[]},s);return c instanceof
Promise&&(c=await c),c.issues.length===0},Ry=(e=>{const t=$n(e),i=(s,c,d,$)=>{const g=d?{...d,direction:"backward"}:{direction:"\
backward"};return t(s,c,g,xt(i,$))};return i})(be),Ly=(e=>{const t=$n(e),i=(s,c,d,$)=>t(s,c,d,xt(i,$));return i})(be),Fy=(e=>{
const t=wn(e),i=async(s,c,d,$)=>{const g=d?{...d,direction:"backward"}:{direction:"backward"};return await t(s,c,g,xt(i,
$))};return i})(be),Uy=(e=>{const t=wn(e),i=async(s,c,d,$)=>await t(s,c,d,xt(i,$));return i})(be),Ky=(e=>(t,i,s)=>{const c=s?
{...s,direction:"backward"}:{direction:"backward"};return vn(e)(t,i,c)})(be),Hy=(e=>(t,i,s)=>vn(e)(t,i,s))(be),Gy=(e=>async(t,i,s)=>{
const c=s?{...s,direction:"backward"}:{direction:"backward"};return kn(e)(t,i,c)})(be),Xy=(e=>async(t,i,s)=>kn(e)(t,i,s))(
be),Ze=ne("ZodMiniType",(e,t)=>{if(!e._zod)throw new Error("Uninitialized schema in ZodMiniType.");ke.init(e,t),e.def=t,
e.type=t.type},{get with(){return this.check},set with(e){Oe(this,"with",e)},parse(e,t){return Bu(this,e,t,{callee:this.
parse})},parseAsync(e,t){return Ku(this,e,t,{callee:this.parseAsync})},safeParse(e,t){return hi(this,e,t)},safeParseAsync(e,t){
return Wu(this,e,t)},check(...e){const t=this.def;return this.clone({...t,checks:[...t.checks??[],...e.map(i=>typeof i==
"function"?{_zod:{check:i,def:{check:"custom"},onattach:[]}}:i)]},{parent:!0})},clone(e,t){return le(this,e,t)},brand(){
return this},register(e,t){return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(this,...t)}}),gi=ne("Z\
odMiniString",(e,t)=>{Jc.init(e,t),Ze.init(e,t)});function Qe(e){return Zu(gi,e)}const qy=null,Yu=null;function Jy(e){return core.
_email(Yu,e)}const Xu=null;function Qy(e){return core._guid(Xu,e)}const Zt=null;function e_(e){return core._uuid(Zt,e)}function t_(e){
return core._uuidv4(Zt,e)}function n_(e){return core._uuidv6(Zt,e)}function o_(e){return core._uuidv7(Zt,e)}const yi=null;
function i_(e){return core._url(yi,e)}function r_(e){return core._url(yi,{protocol:regexes.httpProtocol,hostname:regexes.
domain,...util.normalizeParams(e)})}const qu=null;function s_(e){return core._emoji(qu,e)}const Ju=null;function a_(e){return core.
_nanoid(Ju,e)}const Qu=null;function c_(e){return core._cuid(Qu,e)}const el=null;function u_(e){return core._cuid2(el,e)}
const tl=null;function l_(e){return core._ulid(tl,e)}const nl=null;function d_(e){return core._xid(nl,e)}const ol=null;function f_(e){
return core._ksuid(ol,e)}const il=null;function p_(e){return core._ipv4(il,e)}const rl=null;function h_(e){return core._ipv6(
rl,e)}const sl=null;function m_(e){return core._cidrv4(sl,e)}const al=null;function g_(e){return core._cidrv6(al,e)}const cl=null;
function y_(e){return core._mac(cl,e)}const ul=null;function __(e){return core._base64(ul,e)}const ll=null;function b_(e){
return core._base64url(ll,e)}const dl=null;function $_(e){return core._e164(dl,e)}const fl=null;function w_(e){return core.
_creditCard(fl,e)}const pl=null;function v_(e){return core._iban(pl,e)}const hl=null;function k_(e){return core._jwt(hl,
e)}const et=null;function z_(e,t,i={}){return core._stringFormat(et,e,t,i)}function x_(e){return core._stringFormat(et,"\
hostname",regexes.hostname,e)}function Z_(e){return core._stringFormat(et,"hex",regexes.hex,e)}function P_(e){return core.
_stringFormat(et,"currency_code",regexes.currencyCode,e)}function E_(e,t){const i=t?.enc??"hex",s=`${e}_${i}`,c=core.regexes[s];
if(!c)throw new Error(`Unrecognized hash format: ${s}`);return core._stringFormat(et,s,c,t)}const _i=ne("ZodMiniNumber",
(e,t)=>{ri.init(e,t),Ze.init(e,t)});function ml(e){return core._number(_i,e)}const tt=ne("ZodMiniNumberFormat",(e,t)=>{uu.
init(e,t),_i.init(e,t)});function gl(e){return Pu(tt,e)}function S_(e){return core._float32(tt,e)}function A_(e){return core.
_float64(tt,e)}function T_(e){return core._int32(tt,e)}function M_(e){return core._uint32(tt,e)}const bi=null;function yl(e){
return core._boolean(bi,e)}const _l=null;function C_(e){return core._bigint(_l,e)}const $i=null;function O_(e){return core.
_int64($i,e)}function I_(e){return core._uint64($i,e)}const bl=null;function R_(e){return core._symbol(bl,e)}const $l=null;
function D_(e){return core._undefined($l,e)}const wl=null;function vl(e){return core._null(wl,e)}const kl=null;function L_(){
return core._any(kl)}const zl=null;function zn(){return core._unknown(zl)}const xl=ne("ZodMiniNever",(e,t)=>{lu.init(e,t),
Ze.init(e,t)});function Zl(e){return Eu(xl,e)}const Pl=null;function N_(e){return core._void(Pl,e)}const El=null;function F_(e){
return core._date(El,e)}const Sl=ne("ZodMiniArray",(e,t)=>{pu.init(e,t),Ze.init(e,t)});function xn(e,t){return new Sl({type:"\
array",element:e,...te(t)})}function j_(e){const t=e._zod.def.shape;return Nl(Object.keys(t))}const Zn=ne("ZodMiniObject",
(e,t)=>{yu.init(e,t),Ze.init(e,t),Cc(e,"shape",i=>i._zod.def.shape,!1)});function U_(e,t){const i={type:"object",shape:e??
{},...util.normalizeParams(t)};return new Zn(i)}function wi(e,t){return new Zn({type:"object",shape:e,catchall:Zl(),...te(
t)})}function B_(e,t){return new Zn({type:"object",shape:e,catchall:zn(),...util.normalizeParams(t)})}function K_(e,t){return util.
extend(e,t)}function W_(e,t){return util.safeExtend(e,t)}function H_(e,t){return util.merge(e,t)}function V_(e,t){return util.
pick(e,t)}function G_(e,t){return util.omit(e,t)}function Y_(e,t){const i=e._zod.def;if(i.type!=="tuple")return util.partial(
Pn,e,t);if(i.checks?.length)throw new Error(".partial() cannot be used on tuple schemas containing refinements");return util.
clone(e,{...i,items:i.items.map(s=>new Pn({type:"optional",innerType:s}))})}function X_(e,t){return util.partial(xi,e,t,
"exactPartial")}function q_(e,t){return util.required(Zi,e,t)}function J_(e,t){return e.clone(util.mergeDefs(e._zod.def,
{catchall:t}))}const Al=ne("ZodMiniUnion",(e,t)=>{_u.init(e,t),Ze.init(e,t)});function vi(e,t){return new Al({type:"unio\
n",options:e,...te(t)})}const Tl=null;function Q_(e,t){return new Tl({type:"union",options:e,inclusive:!1,...util.normalizeParams(
t)})}const Ml=null;function eb(e,t,i){return new Ml({type:"union",options:t,discriminator:e,...util.normalizeParams(i)})}
const Cl=null;function tb(e,t){return new Cl({type:"intersection",left:e,right:t})}const Ol=null;function Il(e,t,i){const s=t instanceof
core.$ZodType,c=s?i:t,d=s?t:null;return new Ol({type:"tuple",items:e,rest:d,...util.normalizeParams(c)})}const Pt=null;function Rl(e,t,i){
return!t||!t._zod?new Pt({type:"record",keyType:Qe(),valueType:e,...util.normalizeParams(t)}):new Pt({type:"record",keyType:e,
valueType:t,...util.normalizeParams(i)})}function nb(e,t,i){return new Pt({type:"record",keyType:e,valueType:t,...util.normalizeParams(
i),partial:!0})}function ob(e,t,i){return new Pt({type:"record",keyType:e,valueType:t,mode:"loose",...util.normalizeParams(
i)})}const Dl=null;function ib(e,t,i){return new Dl({type:"map",keyType:e,valueType:t,...util.normalizeParams(i)})}const Ll=null;
function rb(e,t){return new Ll({type:"set",valueType:e,...util.normalizeParams(t)})}const ki=null;function Nl(e,t){const i=Array.
isArray(e)?Object.fromEntries(e.map(s=>[s,s])):e;return new ki({type:"enum",entries:i,...util.normalizeParams(t)})}function sb(e,t){
return new ki({type:"enum",entries:e,...util.normalizeParams(t)})}const Fl=null;function ab(e,t){return new Fl({type:"li\
teral",values:Array.isArray(e)?e:[e],...util.normalizeParams(t)})}const jl=null;function cb(e){return core._file(jl,e)}const Ul=ne(
"ZodMiniTransform",(e,t)=>{$u.init(e,t),Ze.init(e,t)});function Bl(e){return new Ul({type:"transform",transform:e})}const Pn=ne(
"ZodMiniOptional",(e,t)=>{wu.init(e,t),Ze.init(e,t)});function zi(e){return new Pn({type:"optional",innerType:e})}const xi=null;
function ub(e){return new xi({type:"optional",innerType:e})}const Kl=null;function Wl(e){return new Kl({type:"nullable",
innerType:e})}function lb(e){return zi(Wl(e))}const Hl=null;function db(e,t){return new Hl({type:"default",innerType:e,get defaultValue(){
return typeof t=="function"?t():util.shallowClone(t)}})}const Vl=null;function fb(e,t){return new Vl({type:"prefault",innerType:e,
get defaultValue(){return typeof t=="function"?t():util.shallowClone(t)}})}const Zi=null;function pb(e,t){return new Zi(
{type:"nonoptional",innerType:e,...util.normalizeParams(t)})}const Gl=null;function hb(e){return new Gl({type:"success",
innerType:e})}const Yl=null;function mb(e,t){return new Yl({type:"catch",innerType:e,catchValue:typeof t=="function"?t:core.
util.constantCatch(t)})}const Xl=null;function gb(e){return core._nan(Xl,e)}const ql=ne("ZodMiniPipe",(e,t)=>{vu.init(e,
t),Ze.init(e,t)});function Jl(e,t){return new ql({type:"pipe",in:e,out:t})}const En=null;function yb(e,t,i){return new En(
{type:"pipe",in:e,out:t,transform:i.decode,reverseTransform:i.encode})}function _b(e){const t=e._zod.def;return new En({
type:"pipe",in:t.out,out:t.in,transform:t.reverseTransform,reverseTransform:t.transform})}const Ql=null;function bb(e){return new Ql(
{type:"readonly",innerType:e})}const ed=null;function $b(e,t){return new ed({type:"template_literal",parts:e,...util.normalizeParams(
t)})}const td=null;function nd(e){return new td({type:"lazy",getter:e})}const od=null;function wb(e){return new od({type:"\
promise",innerType:e})}const Pi=null;function id(e,t){const i=new Te({check:"custom",...te(t)});return i._zod.check=e,i}
function rd(e,t){return core._custom(Pi,e??(()=>!0),t)}function vb(e,t={}){return core._refine(Pi,e,t)}function kb(e,t){
return core._superRefine(e,t)}const zb=Ru,xb=Du;class Zb{constructor(...t){}}function Pb(e,t={}){const i=rd(s=>s instanceof
e,t);return i._zod.bag.Class=e,i._zod.check=s=>{s.value instanceof e||s.issues.push({code:"invalid_type",expected:e.name,
input:s.value,inst:i,path:[...i._zod.def.path??[]]})},i}const Eb=(...e)=>core._stringbool({Codec:En,Boolean:bi,String:gi},
...e);function Sb(){const e=nd(()=>vi([Qe(),ml(),yl(),vl(),xn(e),Rl(Qe(),e)]));return e}const sd=null;function Ab(e){return new sd(
{type:"function",input:Array.isArray(e?.input)?Il(e?.input):e?.input??xn(zn()),output:e?.output??zn()})}var Et=r(2996),ad=r(
50),nt=r(8925),Ei=r(642),Sn=r(2542);function An(e,t){return Qe({error:({input:s})=>s===void 0?`is missing; add ${e}`:Tn(
e,s)}).check(Ou(),id(({value:s,issues:c})=>{const d=t(s);"message"in d&&c.push({code:"custom",message:d.message,input:s})}))}
function Tn(e,t){const i=e==="text";if(t===null)return`has no value; use ${e}${i?" (in quotes if it begins with `#`)":""}`;
const s=typeof t=="number"||typeof t=="boolean";return`is ${Si(t)}${i&&s?", not text; put it in quotes":`; use ${e}`}`}function Si(e){
return e===null?"null":Array.isArray(e)?"a list":{string:"text",number:"a number",boolean:"a boolean"}[typeof e]??"a map\
ping"}const Mn=e=>({error:({code:t,input:i})=>t==="invalid_type"?Tn(e,i):void 0}),Ai=An("text",Sn.QP.text),cd=An("an htt\
ps URL",Sn.QP.image),Ti=An("an http or https URL",Sn.QP.page),ud=xn(wi({text:Ai,url:Ti},Mn("a mapping of `text` and `url\
`")),Mn("a list with two lines for each button: `- text: Read more`, and below it `url: https://example.com`")).check(Mu(
1,"is an empty list; write at least one button, or leave it out")),Mi="whole seconds (3600) or a duration (12h)",Cn=({input:e})=>{
if(typeof e=="number")return`is ${e}; use ${Mi}`;const t=typeof e=="string"?(0,Ei.p0)(e.trim()):void 0;return t&&"messag\
e"in t?t.message:Tn(Mi,e)},ld=Qe().check(Cu(/^\s*0*[0-9]{1,16}[smhdw]?\s*$/,{error:Cn,abort:!0})),dd=Jl(vi([gl().check(di(
0,{error:Cn,abort:!0})),ld],{error:Cn}),Bl((e,{issues:t})=>{const i=typeof e=="number"?{value:e}:(0,Ei.p0)(e.trim());return"\
value"in i?i.value:(t.push({code:"custom",message:i.message,input:e}),Ic)})),fd={text:Ai,image:cd,page:Ti,buttons:ud,duration:dd},
pd=Object.fromEntries(Et.pi.map(e=>[e,zi(fd[Et.Ng[e].kind])])),hd=wi(pd,Mn("a mapping of notification fields"));function md(e,t){
const{value:i,positionOf:s,problems:c,textComments:d}=t,$=(q,ue)=>(0,nt.CC)(e,ue,{path:q,position:s(q)}),g=Ci(i);if(g===
void 0)return{fields:{},problems:[...c,$(["actions"],"has too many elements to check; write fewer")]};if(g.success&&c.length===
0)return{fields:g.data,problems:[],textComments:d};const D=new Set(c.map(({path:q=[]})=>(0,nt.LF)(q))),B=(g.error?.issues??
[]).filter(({path:q})=>!D.has((0,nt.LF)(q))).flatMap(({path:q,message:ue,...fe})=>fe.code==="unrecognized_keys"?fe.keys.
map(ze=>({path:[...q,ze]})):[{path:q,message:ue}]),X=(0,nt.Kc)(e,B,({path:q,message:ue=gd(q)})=>$(q,ue)),Y=[...c,...X].sort(
nt.rg),J=new Set([...c,...B].map(({path:q})=>q?.[0])),ee=Object.entries(i??{}).filter(([q])=>!J.has(q));return{fields:Ci(
Object.fromEntries(ee))?.data??{},problems:Y,textComments:d}}function gd(e){if(e.length>1)return"is not part of a button\
; a button has only `text` and `url`";if(e[0]==="target")return"cannot be set in a payload file; set the input `target` \
in the workflow";const t=(0,ad.d)(String(e[0]),Et.pi);return`is not a field of a notification; ${t?`did you mean \`${t}\`\
?`:`the fields are ${Et.pi.join(", ")}.`} For other fields of your service, use the input \`extra-fields\``}function Ci(e){
try{return hi(hd,e)}catch(t){if(t instanceof RangeError)return;throw t}}}),6823:((n,o,r)=>{r.d(o,{C:()=>f,G:()=>l});var a=r(
7785),u=r(2542);function l(x,R="text"){const U=y(x),Z=U.flatMap(N=>"mistake"in N?N.mistake:[]),K=U.flatMap(N=>"literal"in
N?N.literal:[]),H=R==="key"?K.flatMap(_):[];return{names:new Set(U.flatMap(N=>"placeholder"in N?N.placeholder:[])),mistakes:[
...Z,...H,...b(x,R)]}}function f(x,R,{isUrl:U,maxLength:Z}){let K="";for(const[H,N]of y(x).entries()){if("literal"in N)K+=
N.literal;else if("mistake"in N)K+=N.mistake.text;else{const k=(R[N.placeholder]??"").toWellFormed();K+=U&&H>0?encodeURIComponent(
k):k}if(K.length>Z)return}return K}const p=40;function y(x){const R=[];let U=0,Z=!0;const K=(N,k,w)=>{k>U&&R.push({literal:x.
slice(U,k)}),R.push(N),U=w},H=(N,k,w)=>K({mistake:{text:x.slice(k,w),meant:N}},k,w);for(let N=x.indexOf("{");N!==-1;N=x.
indexOf("{",N)){const k=N>U&&x[N-1]==="$"?N-1:N;if(x.startsWith("{{",N)&&Z){const v=x.indexOf("}}",N+2);if(Z=v!==-1,Z){const z=T(
x.slice(N+2,v));N=v+2,z&&H(z,k,N);continue}}const[w="{",L=""]=/^\{([^{}]*)\}/.exec(x.slice(N,N+p+2))??[],j=u.o2.find(v=>v===
L),h=j??E(L),m=N+w.length;j&&k===N?K({placeholder:j},N,m):h&&H(h,k,m),N=m}return U<x.length&&R.push({literal:x.slice(U)}),
R}function _(x){return[...x.matchAll(/\{[^{}"]{1,100}\}/g)].map(([R])=>({text:R}))}function b(x,R){return[...x.matchAll(
/%([a-z_]{3,20})(?=(%))/gi),...x.matchAll(/<([a-z_]{3,20})(>)/gi)].flatMap(([Z,K="",H=""])=>{const N=Z.startsWith("<"),k=N&&
R==="url"?void 0:T(K);return k?{text:N?Z:Z+H,meant:k}:[]})}const P={tagname:"tag",ref:"tag",refname:"tag",release:"tag",
semver:"version",repo:"repository",reponame:"repository",htmlurl:"url"},M={title:"name",body:"message",notes:"message",changelog:"\
message",link:"url"};function C(x){return x.toLowerCase().replace(/[^\p{L}\d]/gu,"").replace(/^(?:github)?(?:event)?release(?=.)|^github(?=.)/,
"")}function T(x){if(x.length>p)return;const[R=""]=x.split("|"),U=C(R);if(!(U==="name"&&!R.includes("name")))return u.o2.
find(Z=>Z===U)??F(P,U)}function E(x){const R=C(x);return R===""?void 0:F(P,R)??F(M,R)??u.o2.find(Z=>I(R,Z))}const F=(x,R)=>Object.
hasOwn(x,R)?x[R]:void 0,W=3;function I(x,R){if(x===R||x.length>=W&&R.startsWith(x))return!0;const U=[...x].sort().join("")===
[...R].sort().join("");return R.length>4?(0,a.A)(x,R)<=2:x[0]===R[0]&&(U||(0,a.A)(x,R)<=1)}}),8209:((n,o,r)=>{r.d(o,{SD:()=>p,
Xw:()=>f,uT:()=>_});var a=r(2996),u=r(8925),l=r(2542);const f={inputs:{source:"input",fields:{},names:new Set},file:{source:"\
file",fields:{},names:new Set},fileName:"",extraFields:{},onceKey:""},p=(E,F)=>a.Vu.filter(W=>!E.names.has(W)&&!F.names.
has(W));function y({inputs:E,file:F},W,I,x){return _(E,F,P(p(E,F),W,I,x))}function _(...E){const F=Object.assign({},...E.
map(({fields:Z})=>Z).reverse()),W=a.pi.filter(Z=>F[Z]!==void 0),I=Object.fromEntries(W.map(Z=>[Z,F[Z]]));if(!b(I))return;
const x=Z=>E.find(({names:K})=>K.has(Z)),R=Object.fromEntries(W.map(Z=>[Z,x(Z)?.source])),U=E.flatMap(Z=>(Z.textComments??
[]).filter(({path:[K]})=>x(String(K))===Z));return{notification:I,sources:R,textComments:U}}const b=E=>a.Vu.every(F=>E[F]);
function P(E,F,W,I){const x=F.kind==="content"?F.source:"event",R={},U=[],Z=new Map;for(const H of E){const N=M(H,F),k=tokenInDerived(
N,I);if(k){const L=`contains ${k}, which may already be public; replace the token, and remove it from the ${x==="release"?
x:"release or deployment"}`;U.push(problem(inputOf(H),L))}else if("missing"in N)Z.set(N.missing,[...Z.get(N.missing)??[],
H]);else{const w=parseField(H,N.value,textRules);"value"in w?Object.assign(R,{[H]:w.value}):U.push(problem(inputOf(H),`i\
n the ${x}, ${w.message}`))}}const K=F.kind==="none"&&F.event?", or set the input `release` to the tag of a release":"";
return W.add([...Z].map(([H,N])=>C(N,H&&` (${H})`,K))),W.add(U),{source:x,fields:R,names:new Set(E)}}function M(E,F){return F.
kind==="content"?F.fields[E]:{missing:T(F.kind==="none"?F.event:void 0),madeFrom:[]}}function C(E,F,W){const I=E.map(Z=>`\
\`${Z}\``).join(", "),x=E.length>1?`are missing${F}; set them as inputs or in \`payload-file\` (there as ${I})${W}`:`is \
missing${F}; set it as an input, or as ${I} in \`payload-file\`${W}`,[R="",...U]=E.map(inputOf);return problem(R,x,{otherInputs:U})}
function T(E){return E===void 0?"":`${/^[a-z_]{1,40}$/.test(E)?`the event \`${E}\``:"this event"} does not supply conten\
t`}}),5392:((n,o,r)=>{r.d(o,{nV:()=>R});var a=r(2996),u=r(8925),l=r(642),f=r(8992);function p(k){const w={missing:k};return{
kind:"content",source:"event",fields:{title:w,message:w,icon_url:w,landing_url:w},placeholders:{tag:w,version:w,name:w,repository:w,
message:w,url:w}}}function y(k,w,L){return"missing"in k?k:"missing"in w?w:{value:`${k.value}${L}${w.value}`,madeFrom:[...k.
madeFrom,...w.madeFrom]}}const _=k=>`the event's field \`${k}\` is missing or not text, so the action takes no content fr\
om it`,b=k=>({kind:"not-announceable",why:k});function P(k,w){return("value"in k?[k.value,...k.madeFrom]:k.madeFrom??[]).
map(w.find).find(j=>j!==void 0)}var M=r(2542),C=r(6823);function T(k,w){const L=new Set,j=[];return K(k,({text:h,use:m,place:v})=>{
const z=(0,C.G)(h,m);for(const{text:O,meant:G}of z.mistakes){const Q=G?`did you mean \`{${G}}\`?`:E;w.add([Z(v,`contains\
 ${(0,f.hD)(O)}, which is not a placeholder; ${Q}`)])}for(const O of z.names)L.add(O);const[S]=z.names;return S!==void 0&&
j.push({name:S,place:v}),h}),{names:L,places:j}}const E="all releases would have the same key, and only the first would \
be sent. Use `{tag}`, or remove the braces",F=524288;function W(k,w,L,j,h="with its placeholders replaced"){let m=F;const v=new Map;
return K(k,({text:O,use:G,rule:Q,place:se})=>{const{names:$e}=(0,C.G)(O);if($e.size===0)return O;const me=S(O,$e,G,Q);return"\
message"in me&&L.add([Z(se,me.message)]),"value"in me?me.value:O});function z(O){return v.has(O)||v.set(O,P(w[O],j)),v.get(
O)}function S(O,G,Q,se){const $e={};for(const le of G){const te=w[le],ce=z(le);if(ce)return{message:U(ce)};if("missing"in
te)return{message:`contains \`{${le}}\`, which has no value: ${te.missing}`};$e[le]=te.value}const me=Q==="url",ae=m>0?(0,C.
C)(O,$e,{isUrl:me,maxLength:m})?.trim():void 0;if(m-=ae?.length??m,ae===void 0)return{message:"is too long with its plac\
eholders replaced; use fewer"};const ge=j.find(ae);if(ge)return{message:U(ge)};const ye=se(ae);return"value"in ye?ye:{message:`${h}\
: ${ye.message}`}}}const I=k=>({value:k,madeFrom:[]}),x={tag:I("v1.2.3"),version:I("1.2.3"),name:I("Version 1.2.3"),repository:I(
"site"),message:I("Offline maps are here."),url:I("https://github.com/octo/site/releases/tag/v1.2.3")};function R(k,w,L){
T(k,w),W(k,x,w,L,"with the values of an example release")}const U=k=>`would contain ${k}, which may already be public; r\
eplace the token, and remove it from the release`;function Z(k,w){return(0,u.CC)(k,w,k)}function K(k,w){const{inputs:L,file:j,
fileName:h,extraFields:m,onceKey:v}=k,z=([G="",...Q])=>({input:(0,a.wg)(G),path:Q}),S=G=>({input:"payload-file",file:h,path:G,
position:j.positionOf?.(G)}),O=G=>({input:"extra-fields",path:G});return{inputs:{...L,fields:H(L.fields,new Set,z,w)},file:{
...j,fields:H(j.fields,L.names,S,w)},fileName:h,extraFields:N(m,(G,Q)=>w({text:G,use:"text",rule:l.Ae,place:O([Q])})),onceKey:v&&
w({text:v,use:"key",rule:l.Ae,place:{input:"once-key"}})}}function H(k,w,L,j){const h={...k};for(const m of a.BH){const v=k[m];
if(v===void 0||w.has(m))continue;const{kind:z}=a.Ng[m],S=z==="text"?"text":"url";h[m]=j({text:v,use:S,rule:M.fD[z],place:L(
[m])})}return k.actions===void 0||w.has("actions")||(h.actions=k.actions.map(({text:m,url:v},z)=>({text:j({text:m,use:"t\
ext",rule:M.fD.text,place:L(["actions",z,"text"])}),url:j({text:v,use:"url",rule:M.fD.page,place:L(["actions",z,"url"])})}))),
h}function N(k,w){const L=JSON.parse(JSON.stringify(k)),j=Object.entries(L).map(([h,m])=>({field:h,holder:L,key:h,value:m}));
for(const{field:h,holder:m,key:v,value:z}of j){if(typeof z=="string"&&(m[v]=w(z,h)),typeof z!="object"||z===null)continue;
const S=z;for(const[O,G]of Object.entries(S))j.push({field:h,holder:S,key:O,value:G})}return L}}),3924:((n,o,r)=>{r.d(o,
{h:()=>P});var a=r(8925),u=r(3332),l=r(642),f=r(8992);const p=/^( *(?:- +)*)([\w$-]{1,40}):(?:[ \t]+(\S?)|$)/;function y(k){
const w=p.exec(k);if(!w)return;const[,L="",j="",h=""]=w;return{indentation:L,key:j,hasValue:h!==""}}function _(k,w){const L=k.
split(/\r?\n/,w+1);for(const j of[w,w+1]){const h=y(L[j-1]??"");if(!h||h.indentation.includes("-"))continue;const m=h.indentation.
length+1,z=L.slice(0,j-1).flatMap(S=>y(S)??[]).at(-1);if(!(!z?.hasValue||z.indentation.length+1===m))return{key:h.key,above:z.
key,position:{line:j,column:m}}}}var b=r(6823);async function P(k,w,L){const j=te=>(0,u.RB)({[w.input]:te},L,w.file),h=j(
k);if(h.length>0)return{problems:h};const m=await r.e(815).then(r.t.bind(r,8815,19)),v=new m.LineCounter,z=M(m,k,v),S=te=>{
const{line:ce,col:we}=v.linePos(te);return{line:ce,column:we}},O=w.file===void 0?"invalid-input":"unreadable-file";if("c\
ode"in z){const te=w.file===void 0||z.isMapping;return{problems:[(0,a.CC)(w,...le(z,te))]}}const{document:G,secondAt:Q}=z;
if(!G)return{value:null,positionOf:()=>{},problems:[],textComments:[]};const{contents:se,warnings:$e}=G,me=w.file===void 0||
m.isMap(se);if(G.directives?.yaml.version==="1.1")return{problems:[(0,a.CC)(w,"is YAML 1.1; remove the line `%YAML 1.1`,\
 so that it is read as YAML 1.2",{position:S(k.indexOf("%YAML")),reason:O})]};const ae=[],ge=(te,ce,we,ve=!1)=>ae.push((0,a.
CC)(w,te,{path:we,position:S(ce),...ve&&{reason:O}}));Q!==void 0&&ge("contains more than one YAML document; write only o\
ne",Q,[]);const ye=new x(m,me?ge:()=>{},{text:k,isFile:w.file!==void 0});try{const te=ye.read(se),[ce]=$e;ce&&ae.length===
0&&ge(`is not plain YAML; ${K(ce.code)}`,ce.pos[0],[]);const we=j([te,ye.quotable]);return we.length>0?{problems:we}:ae.
some(ve=>ve.reason==="unreadable-file")?{problems:ae}:typeof te!="string"&&R(te,E)?{problems:[...ae,(0,a.CC)(w,F)]}:{value:te,
positionOf:ye.positionsIn(se,S),problems:ae,textComments:ye.textComments}}catch(te){if(!(te instanceof RangeError))throw te;
const ce=j(ye.quotable);return{problems:ce.length>0?ce:[...ae,(0,a.CC)(w,W)]}}function le({code:te,offset:ce},we){if(te===
"RESOURCE_EXHAUSTION")return[W,{position:S(ce),reason:O}];const ve=we?_(k,S(ce).line):void 0;if(ve)return[`has wrong ind\
entation: \`${ve.key}\` must align with \`${ve.above}\``,{position:ve.position,reason:O}];const He=k.slice(0,ce).trimEnd(),
fn=He.lastIndexOf(" ")+1;return He[fn]==="*"?[`is neither YAML nor JSON; ${I}`,{position:S(fn),reason:O}]:[`is neither Y\
AML nor JSON; ${te==="UNEXPECTED_TOKEN"&&He.endsWith("}")?"put text that begins with `{` in quotes":K(te)}`,{position:S(
ce),reason:O}]}}function M(k,w,L){const j=new k.Composer({version:"1.2",stringKeys:!0,uniqueKeys:!1,logLevel:"silent"});
T(j,k);let h=!1,m=0;try{for(const v of new k.Parser(L.addNewLine).parse(w)){if(v.type==="error"||v.type==="doc-end"&&m===
0)return{code:"UNEXPECTED_TOKEN",offset:v.offset,isMapping:h};if(v.type==="document"){if(m++,m>1)return{document:C(j),secondAt:v.
offset};const{value:S}=v;h=S?.type==="block-map"||S?.type==="flow-collection"&&S.start.source==="{"}for(const S of j.next(
v));}return{document:C(j)}}catch(v){if(!(v instanceof k.YAMLParseError))throw v;return{code:v.code,offset:v.pos[0],isMapping:h}}}
function C(k){const[w]=k.end(),[L]=w?.errors??[];if(L)throw L;return w}function T(k,w){const{onError:L}=k;let j,h=!1;Object.
assign(k,{onError:(v,z,S,O)=>{if(O){h||L(v,z,S,O),h=!0;return}const[G=0]=typeof v=="number"?[v]:"offset"in v?[v.offset]:
v;throw j??=new w.YAMLParseError([G,G+1],z,S),j}})}const E=65536,F="is larger than 64 KiB as JSON, with its aliases expa\
nded; make it smaller",W="is nested too deeply; use fewer levels",I="put text that begins with `*` in quotes";class x{quotable=[];textComments=[];yaml;refuse;text;isFile;path=[];anchors=new Map;targets=new Map;constructor(w,L,{
text:j,isFile:h}){this.yaml=w,this.refuse=L,this.text=j,this.isFile=h}read(w){const{yaml:L}=this;if(!L.isNode(w))return null;
if(L.isAlias(w))return this.readAlias(w);this.refuseTag(w);const j={node:w,value:void 0,isRead:!1};return w.anchor!==void 0&&
this.anchors.set(w.anchor,j),j.value=this.readValue(w),j.isRead=!0,j.value}readValue(w){const{yaml:L}=this;if(L.isSeq(w))
return w.items.map((v,z)=>this.readInside(z,v));if(L.isMap(w))return this.readMap(w);const{value:j,source:h}=w,m=typeof j==
"number"?N(j,this.isFile?h:void 0):void 0;return m&&this.refuseNode(`is ${(0,f.xv)(h??String(j))}, ${m}`,w),typeof j=="s\
tring"&&this.noteComment(w),j}noteComment({type:w,range:L}){if(w!=="PLAIN"||!L)return;const j=/[ \t]+(#.*)/y;j.lastIndex=
L[1];const[,h]=j.exec(this.text)??[];h!==void 0&&this.textComments.push({path:[...this.path],comment:h.trimEnd()})}readMap(w){
this.refuseUnquotedPlaceholder(w);const L=new Map;for(const{key:j,value:h}of w.items){const m=U(j);if(this.quotable.push(
m),L.has(m)){const v=(j.range??w.range)?.[0]??0;this.refuse("is there twice; write each key once",v,[...this.path,m],!0)}
L.set(m,this.readInside(m,h))}return Object.fromEntries(L)}readInside(w,L){this.path.push(w);const j=this.read(L);return this.
path.pop(),j}readAlias(w){const{source:L}=w,j=this.anchors.get(L);if(this.quotable.push(L),j?.isRead)return this.targets.
set(w,j.node),j.value;const h=(0,f.xv)(L),m=j?`contains itself, by the alias \`*${h}\`; remove it`:`is the alias \`*${h}\
\`, but there is no \`&${h}\` before it; ${I}`;return this.refuseNode(m,w),null}refuseTag({tag:w,range:L}){!w||H.test(w)||
(this.quotable.push(w),this.refuse(`has the tag ${(0,f.xv)(w)}, which is not supported; remove it`,L?.[0]??0,[...this.path]))}refuseUnquotedPlaceholder(w){
const[L,...j]=w.items;if(!w.flow||L===void 0||L.value!==null||j.length>0)return;const h=`{${U(L.key)}}`,{names:m,mistakes:v}=(0,b.
G)(h);m.size+v.length!==0&&this.refuseNode(`is a mapping to YAML, because it begins with a brace; put it in quotes: "${h}\
"`,w)}refuseNode(w,{range:L}){this.refuse(w,L?.[0]??0,[...this.path])}positionsIn(w,L){const{yaml:j,targets:h}=this,m=new Map,
v=z=>{const S=m.get(z)??new Map(z.items.map(O=>[U(O.key),O]));return m.set(z,S),S};return z=>{let S=w,O=j.isNode(S)?S.range?.[0]:
void 0;for(const G of z){j.isAlias(S)&&(S=h.get(S));const Q=j.isMap(S)?v(S).get(String(G)):void 0;if(j.isMap(S))S=Q?.value;else if(j.
isSeq(S))S=S.items[Number(G)];else break;if(!j.isNode(S)||!S.range)continue;O=S.range[0];const se=j.isNode(Q?.key)?Q.key.
range?.[0]:void 0;se!==void 0&&L(se).line<L(O).line&&(O=se)}return O===void 0?void 0:L(O)}}}function R(k,w){let L=0;const j=m=>{
L+=Buffer.byteLength(JSON.stringify(m))},h=[k];for(;h.length>0&&L<=w;){const m=h.pop();if(typeof m!="object"||m===null){
j(m);continue}const v=Object.entries(m);L+=Math.max(2,v.length+1);for(const[z,S]of v)Array.isArray(m)||(j(z),L+=1),h.push(
S)}return L>w}const U=k=>String(k?.value??k),Z={BAD_ALIAS:I,BAD_DIRECTIVE:"remove the line that begins with `%`, or put \
the text in quotes",BAD_DQ_ESCAPE:"in double quotes, write each backslash twice, or use single quotes",BAD_INDENT:"check\
 the indentation, and that every bracket is closed",BAD_SCALAR_START:"put text that begins like this in quotes",BLOCK_AS_IMPLICIT_KEY:"\
put text that contains `: ` in quotes, and check the indentation",BLOCK_IN_FLOW:"close every bracket, and separate what \
is in brackets by commas",KEY_OVER_1024_CHARS:"a key has more than 1,024 characters; check that each line is `name: valu\
e`",MISSING_CHAR:"write `name: value` in each line, and close every quotation mark and bracket",MULTILINE_IMPLICIT_KEY:"\
write `name: value` in each line, and indent the lines of a longer text",MULTIPLE_ANCHORS:"put text that begins with `&`\
 in quotes",MULTIPLE_TAGS:"put text that begins with `!` in quotes",NON_STRING_KEY:"a key must be text; put text that be\
gins with `[` or `{` in quotes",TAB_AS_INDENT:"indent with spaces, not with tabs",TAG_RESOLVE_FAILED:"put text that begi\
ns with `!` in quotes"},K=k=>Z[k]??"check the indentation, and put text that contains `: ` or `#` in quotes",H=/^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;
function N(k,w=""){const L=(0,l.XM)(w);if(L!==void 0)return`which YAML reads as ${k}${(0,l.yi)(L)}`;if(!Number.isFinite(
k))return"which JSON cannot represent";if(Number.isInteger(k)&&!Number.isSafeInteger(k))return"which is outside the rang\
e in which JSON keeps whole numbers exactly (\xB1(2^53-1)); put it in quotes if it is text"}}),3916:((n,o,r)=>{r.d(o,{HR:()=>a,
Yq:()=>f,h_:()=>u,q0:()=>l});class a extends Error{reason;title;hint;constructor(b){super(b.message,b.cause===void 0?void 0:
{cause:b.cause}),this.name="Failure",this.reason=b.reason,this.title=b.title,this.hint=b.hint}}function u(_){return _ instanceof
a?_:new a({reason:"internal-error",title:"Internal error",message:`The action itself failed: ${l(_)}.`,hint:"Please repo\
rt this with the log of the run.",cause:_})}function l(_){if(!(_ instanceof Error))return String(_);const b=_.code;if(b===
"ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at this port";if(b==="ERR_SSL_TLSV13_ALERT_CERTIFICA\
TE_REQUIRED")return"the server requires a client certificate, which this action cannot present";const{reason:P}=_;if(typeof b==
"string"&&b.startsWith("ERR_SSL_")&&typeof P=="string")return`${b}: ${P}`;const M=(_.message||_.name).replace(/; if the root CA is .*|\s+/gs,
" ").trim(),C=typeof b=="string"&&!M.includes(b)?`${b}: ${M}`:M,T=_ instanceof AggregateError?_.errors.map(l).join("; "):
"",E=T&&T!==C?`${C} (${T})`:C;return _.cause===void 0?E:`${E}: ${l(_.cause)}`}function f(_,b=p(_)){return new a({reason:"\
cancelled",title:`${_} failed`,message:b,hint:y})}const p=_=>_==="Sending"?"The run was cancelled before the service rec\
eived the request.":`The run was cancelled while ${_.charAt(0).toLowerCase()}${_.slice(1)}.`,y="If you did not mean to c\
ancel it, run it again."}),2996:((n,o,r)=>{r.d(o,{$G:()=>C,BH:()=>M,Ng:()=>_,Pw:()=>F,Vu:()=>T,pi:()=>b,wg:()=>E});var a=r(
1996);const u=null,l="\u2713",f="\u2013",p=[l,l,l],y=[l,l,f],_={title:{kind:"text",required:!0,browsers:p,description:"F\
irst line of the notification.",examples:["Spring is here"]},message:{kind:"text",required:!0,browsers:p,description:"Te\
xt below the title, on one or several lines. It is plain text.",examples:["New arrivals, with free shipping until Sunday\
."]},icon_url:{kind:"image",use:"icon",sizes:[{width:200,height:200}],maxBytes:a.E$/4,drawn:"beside the text",required:!0,
browsers:y,description:"https URL of the icon, 200x200 pixels.",examples:["https://example.com/icon-200.png"]},banner_url:{
kind:"image",use:"banner",sizes:[{width:360,height:240},{width:360,height:200}],maxBytes:a.E$,drawn:"below the text",required:!1,
browsers:["56+",f,f],description:"https URL of a large image, 360x240 pixels on a desktop, 360x200 on a phone.",examples:[
"https://example.com/spring-360x240.png"]},landing_url:{kind:"page",required:!0,browsers:p,description:"URL of the page \
that a click opens.",examples:["https://example.com/spring"]},actions:{kind:"buttons",required:!1,browsers:["48+",f,f],description:"\
Buttons, each with `text` and `url`.",examples:[[{text:"New arrivals",url:"https://example.com/spring/new"}]]},utm_source:{
kind:"text",required:!1,browsers:p,description:"For web analytics: where visitors come from, such as `web-push`.",examples:[
"web-push"]},utm_medium:{kind:"text",required:!1,browsers:p,description:"For web analytics: the kind of message, such as\
 `notification`.",examples:["notification"]},utm_campaign:{kind:"text",required:!1,browsers:p,description:"For web analy\
tics: the campaign, such as `spring-sale`.",examples:["spring-sale"]},ttl:{kind:"duration",required:!1,browsers:y,description:"\
How long the notification waits for subscribers who are offline.",examples:["2d",86400]}},b=Object.keys(_),P=(...I)=>b.filter(
x=>I.includes(_[x].kind)),M=P("text","image","page"),C=P("image"),T=b.filter(I=>_[I].required),E=I=>I.replaceAll("_","-"),
F=b.map(E);function W(I,x=" "){return I.every(U=>U===l)?"all":u.map((U,Z)=>({browser:U,since:I[Z]??f})).filter(({since:U})=>U!==
f).map(({browser:U,since:Z})=>Z===l?U:`${U}${x}${Z}`).join(", ")}}),50:((n,o,r)=>{r.d(o,{d:()=>f});var a=r(7785);const u=(p,y)=>p<=
Math.min(2,Math.floor(y.length/2)),l=p=>p.toLowerCase().replace(/[-_]/g,"");function f(p,y){const b=[...new Map(y.map(M=>[
M,(0,a.A)(l(M),l(p))]))].filter(([M,C])=>u(C,M)),[P]=b.sort(([,M],[,C])=>M-C);return P?.[0]}}),8925:((n,o,r)=>{r.d(o,{CC:()=>f,
Kc:()=>x,LF:()=>_,LT:()=>P,_k:()=>R,fI:()=>M,rg:()=>p,tH:()=>E});var a=r(6187),u=r(3916),l=r(8992);function f(Z,K,H={}){
return{...typeof Z=="string"?{input:Z}:Z,message:K,reason:"invalid-input",...H}}function p({position:Z},{position:K}){return Z?
K?Z.line-K.line||Z.column-K.column:-1:K?1:0}const y=100;function _(Z){const K=Z.slice(0,y).map((H,N)=>{if(typeof H=="num\
ber")return`[${H}]`;const k=(0,l.xv)(String(H)).replace(a.Qi,"\uFFFD");return N>0?`.${k}`:k});return(0,l.xv)(K.join(""))}
const b=Z=>Z.endsWith("?")?Z:`${Z}.`;function P(Z,K,H,N=""){return`${Z.length>0?`\`${_(Z)}\``:K}${N}${H.startsWith('"')?
":":""} ${b(H)}`}function M(Z){const{input:K,otherInputs:H=[],file:N,path:k=[],position:w,message:L}=Z,j=w&&`line ${w.line}\
, column ${w.column}`;if(N!==void 0){const S=j?`${N}, ${j}`:N;return`${K}: ${S}: ${P(k,"the file",L)}`}const h=j?` (${j}\
)`:"",m=typeof k[0]=="number";if(k.length>0&&!m)return`${K}: ${P(k,"",L,h)}`;const v=m?_([K,...k]):K;return L.startsWith(
'"')?`${v}${h}: ${b(L)}`:`${m?`\`${v}\``:C([v,...H])}${h} ${b(L)}`}function C(Z){const K=Z.map(N=>`\`${N}\``),H=K.pop()??
"";return K.length===0?H:`${K.join(", ")} and ${H}`}function T(Z){const K=Z.every(N=>N.reason==="unreadable-file"),H=K?"\
unreadable-file":"invalid-input";return new u.HR({reason:H,title:K?"Unreadable file":"Invalid input",message:U(Z.map(M),
R(Z)),hint:W(Z)})}class E{#t=[];#e=new Set;refuse(K){for(const H of K)this.#t.push(H),this.#e.add(H.input)}add(K){for(const H of K)
this.#e.has(H.input)||this.#t.push(H)}isRefused(K){return this.#e.has(K)}get all(){return this.#t}failure(){return T(this.#t)}throwIfAny(){
if(this.#t.length>0)throw this.failure()}}const F=new Set(["base-url","api-token"]);function W(Z){const K=R(Z)===1?"Corr\
ect it":"Correct what is listed";return Z.every(({input:N})=>F.has(N))?{newRunAfter:`${K}. If you changed a secret or va\
riable, re-run the failed job. If you changed the workflow,`}:{newRunAfter:`${K}, then`}}const I=100;function x(Z,K,H){const N=R(
K.slice(I)),k=K.slice(0,I).map(H);return N===0?k:[...k,f(Z,`has ${N} more problems`,{count:N})]}const R=Z=>Z.reduce((K,{
count:H=1})=>K+H,0);function U(Z,K=Z.length,H="problems"){if(Z.length===1)return Z.join("");const N=Z.slice(0,I).map(k=>`\
- ${k}`);return K>N.length&&N.push(`- and ${K-N.length} more`),`${K} ${H}:
${N.join(`
`)}`}}),3332:((n,o,r)=>{r.d(o,{RB:()=>w,_y:()=>u,cV:()=>L,gE:()=>b});var a=r(8925);const u=["api-token","github-token"],
l="the API token",f="the GitHub token",p="***",y=8,_=4;function b(h){const{apiToken:m,githubToken:v="",proxyCredentials:z=[]}=h,
S=[{name:l,secret:new P(m)},{name:f,secret:new P(v)}],O=[...S.map(({secret:G})=>G),...z.map(G=>new P(G))];return{find:G=>{
const Q=F(G);return S.find(({secret:se})=>se.isLong&&se.spansIn(G,Q).length>0)?.name},redact:(G,Q=!1)=>{const se=F(G),$e=O.
flatMap(ge=>ge.spansIn(G,se,Q));let me="",ae=0;for(const{start:ge,end:ye}of $e.sort((le,te)=>le.start-te.start))ge>=ae&&
(me+=G.slice(ae,ge)+p),ae=Math.max(ae,ye);return me+G.slice(ae)}}}class P{isLong;#t;#e;#n;#o;constructor(m){this.#t=m,this.
isLong=m.length>=y,this.#e=this.isLong?C([m,m.toUpperCase(),m.toLowerCase()]):[m].filter(Boolean),this.#n=this.isLong?C(
I(m)):[]}spansIn(m,v,z=!1){return[...(M.test(m)?[...this.#e,...this.#i()]:this.#e).flatMap(O=>T(O,m,z)),...this.#n.flatMap(
O=>T(O,v.text,z)).map(v.spanInText)]}#i(){const m=()=>[...K(this.#t),...H(this.#t),...k(this.#t)];return this.#o??=this.
isLong?C(m()):[],this.#o}}const M=/[\\%&]/,C=h=>[...new Set(h)];function T(h,m,v){const z=[];for(let O=m.indexOf(h);O>=0;O=
m.indexOf(h,O+1)){const G=z.at(-1),Q=O+h.length;G&&O<G.end?G.end=Q:z.push({start:O,end:Q})}if(!v)return z;const S=Math.max(
1,Math.min(_,h.length-1));for(let O=h.length-1;O>=S;O--)if(m.endsWith(h.slice(0,O)))return[...z,{start:m.length-O,end:m.
length}];return z}const E=/(?:\s|\\[fnrt]?)+/g;function F(h){const m=h.replace(E,"");if(m.length===h.length)return{text:h,
spanInText:z=>z};let v;return{text:m,spanInText:({start:z,end:S})=>(v??=W(h),{start:v[z]??0,end:(v[S-1]??h.length)+1})}}
function W(h){const m=[],v=(S,O)=>{for(let G=S;G<O;G++)m.push(G)};let z=0;for(const{0:S,index:O}of h.matchAll(E))v(z,O),
z=O+S.length;return v(z,h.length),m}function I(h){return[0,1,2].flatMap(m=>{const v=Buffer.from("\0".repeat(m)+h),z=v.toString(
"base64").slice(Math.ceil(m*8/6)),S=z.replaceAll("=",""),O=v.length%3===0?S:S.slice(0,-1),G=[z,S,O];return[...G,...G.map(
Q=>Q.replaceAll("+","-").replaceAll("/","_"))]})}function x(h,m,v){const z=O=>O.charCodeAt(0).toString(16).padStart(2,"0");
return m.filter(O=>h.search(O)>=0).flatMap(O=>v.flatMap(G=>[h.replace(O,Q=>G(Q,z(Q))),h.replace(O,Q=>G(Q,z(Q).toUpperCase()))]))}
const R=(h,m,v)=>(z,S)=>h.test(z)?m(z,S):v(z,S),U=/[!-/:-@[-^`{-~]/g,Z=/[!-~]/g;function K(h){const m=O=>`\\${O}`,v=(O,G)=>`\
\\u00${G}`,z=x(h,[/["\\]/g,/["\\<>&]/g,/["\\<>&'=]/g,/["\\<>&'+`]/g,/["\\<>&'=;`-]/g,U],[R(/["\\]/,m,v),R(/\\/,m,v),v]),
S=[h,...z].map(O=>O.replaceAll("/","\\/"));return[...z,...S,...x(h,[Z],[v])]}function H(h){return x(h,[/[^\w.!~*'()-]/g,
/[^\w.!~*'();/?:@&=+$,#-]/g,/[^\w.~-]/g,/[^\w.~/-]/g,/[^\w.*-]/g,/["#<>']/g,U,Z],[(v,z)=>`%${z}`])}const N={"!":"excl",'\
"':"quot","#":"num",$:"dollar","%":"percnt","&":"amp","'":"apos","(":"lpar",")":"rpar","*":"ast","+":"plus",",":"comma",
".":"period","/":"sol",":":"colon",";":"semi","<":"lt","=":"equals",">":"gt","?":"quest","@":"commat","[":"lsqb","\\":"b\
sol","]":"rsqb","^":"Hat","`":"grave","{":"lcub","|":"verbar","}":"rcub"};function k(h){const m=Q=>{const se=N[Q];return se===
void 0?Q:`&${se};`},v=(Q,se)=>`&#x${se};`,z=Q=>`&#${Q.charCodeAt(0)};`,S=Q=>`&#${String(Q.charCodeAt(0)).padStart(3,"0")}\
;`,O=/[&<>"]/;return[...x(h,[/[&<>]/g,/[&<>"]/g,/[&<>"']/g,/[&<>"'/`=]/g,/[&<>"'+`]/g,U],[m,v,z,R(O,m,v),R(O,m,S),R(O,m,
R(/'/,z,v)),R(/[&<>]/,m,z)]),...x(h,[Z],[v,z])]}function w(h,m,v){return Object.entries(h).flatMap(([z,S])=>{const O=j(S,
m);return O?(0,a.CC)({input:z,file:v},`contains ${O}, which would be published; remove it`):[]})}function L(h,m){const{"\
api-token":v,"github-token":z="",...S}=h,O=m.find(z)===l;return w({...S,...O&&{"github-token":z}},m)}function j(h,m){const v=new Set(
[h]);for(const z of v){const S=typeof z=="string"||typeof z=="number"?m.find(String(z)):void 0;if(S)return S;if(typeof z==
"object"&&z!==null)for(const O of Object.entries(z))for(const G of O)v.add(G)}}}),642:((n,o,r)=>{r.d(o,{Ae:()=>j,GT:()=>Z,
PL:()=>K,XM:()=>P,XQ:()=>H,d6:()=>F,eB:()=>k,p0:()=>E,pc:()=>U,rD:()=>b,rf:()=>W,tS:()=>L,yG:()=>T,yi:()=>M,zM:()=>C});var a=r(
6187),u=r(8301),l=r(8992),f=r(1996),p=r(7666);const y=/^[\x21-\x7e]+$/,_=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;function b(h,m,v){
const z=S=>/^[0-9]+$/.test(S)&&Number(S)>=m&&Number(S)<=v;return S=>{if(z(S))return{value:Number(S)};const O=P(S),G=O!==
void 0&&z(O)?M(O):"";return{message:`${(0,l.hD)(S)} is not ${G?`a whole number${G}`:h}`}}}function P(h){return/^\d{1,3}([.,'\u2019_ \xa0\u2009\u202f])\d{3}(\1\d{3})*$/.
test(h)?h.replace(/\D/g,""):void 0}const M=h=>`; write \`${h}\`, without separators`;function C(h){return/^(true|True|TRUE)$/.
test(h)?{value:!0}:/^(false|False|FALSE)$/.test(h)?{value:!1}:{message:`${(0,l.hD)(h)} is neither true nor false; use \`t\
rue\` or \`false\``}}function T(h){const m=C(h);return"value"in m?m.value:void 0}function E(h){const m=/^([0-9]+)([smhdw]?)$/.
exec(h),v="use whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";if(!m){const O=P(h);return{
message:`${(0,l.hD)(h)} is not a duration${O?M(O):`; ${v}`}`}}const z=f.F7.find(({letter:O})=>O===m[2]),S=Number(m[1])*(z?.
seconds??1);return Number.isSafeInteger(S)?{value:S}:{message:`${(0,l.hD)(h)} is too long; ${v}`}}function F(h){return y.
test(h)?{value:h}:{message:"contains a space, a line break or a character outside ASCII, which a token cannot contain; u\
se only the token, preferably from a secret"}}function W(...h){const m=`use an absolute ${h.join(" or ")} URL, such as h\
ttps://example.com/${h.length>1?"page":"image.png"}`;return v=>v===""?Z(v):x(h,v,m)}const I=/[{}$%<]/;function x(h,m,v){
if(R(m))return{message:"contains a user name or password; remove them"};if(m.length>p.QO)return{message:`${(0,l.hD)(m)} \
is longer than a URL may be; use one of at most ${p.zF}`};if(/[\s\\]/.test(m)||m.search(a.Qi)>=0)return{message:`${(0,l.
hD)(m)} contains white space or a backslash, which a URL must not contain; ${v}`};if(a.CY.test(m))return{message:`${(0,l.
hD)(m)} contains an invisible character, which would make it another URL; ${v}`};const z=/^([a-zA-Z][a-zA-Z0-9+.-]{0,30}):(?!\d)/.
exec(m)?.[1]?.toLowerCase();if(z!==void 0&&!h.includes(z))return{message:`${(0,l.hD)(m)} has the scheme ${z}; ${v}`};const[
,S]=z!==void 0&&/^[^:]+:\/\/([^/?#]+)/.exec(m)||[],[O]=S!==void 0&&I.exec(S)||[];return O!==void 0?{message:`${(0,l.hD)(
m)} contains \`${O}\` in its host, so a variable in it was probably not replaced; ${v}`}:S!==void 0&&(0,p.Dl)(m)!==void 0?
{value:m}:{message:`${(0,l.hD)(m)} is not an absolute URL; ${v}`}}function R(h){if(/^mailto:/i.test(h))return!1;const m=h.
replace(/^[a-z][a-z\d+.-]*:/i,"").replace(/^[/\\]+/,"");return/^[^/\\?#]*@/.test(m)}function U(h){const v=x(["https","ht\
tp"],h,"use the https address of the push service, such as https://push.example.com");if("message"in v)return v;const z=new URL(
h);if(z.protocol==="http:"&&!_.test(z.hostname))return{message:`${(0,l.hD)(h)} has the scheme http, which would send the\
 token unencrypted; use an https URL (http is only for loopback addresses)`};const[,S]=/[^/](\/v1(?:\/audience|\/notifications)?)\/*$/.
exec(h)??[];return S?{message:`${(0,l.hD)(h)} ends with \`${S}\`, which the action adds; remove \`${S}\``}:/[?#]/.test(h)?
{message:`${(0,l.hD)(h)} has a query or fragment; remove it`}:{value:h.replace(/\/+$/,"")}}function Z(h){if(h==="")return{
message:"is blank, which the service refuses; write some text"};const[m]=a.Sx.exec(h)??[];return m!==void 0?{message:`co\
ntains the control character U+${m.charCodeAt(0).toString(16).toUpperCase().padStart(4,"0")}, which subscribers would no\
t see; remove it`}:!/[!-~]/.test(h)&&(0,l.h0)(h)===""?{message:"has no visible character; write some text"}:{value:h}}function K(h){
if(h==="latest")return{value:{kind:"latest"}};const m=h.replace(/^refs\/tags\//,"");return m===""?{message:`${(0,l.hD)(h)}\
 is not a tag; use a tag such as v1.2.3, or \`latest\``}:{value:{kind:"tag",tag:m}}}function H(h){const m="use two times\
 of day, such as 09:00-20:00";if(!/^([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/.exec(h))return{message:`${(0,l.
hD)(h)} is not a range of times; ${m}`};const[z=0,S=0]=h.split("-").map(N);return z===S?{message:`${(0,l.hD)(h)} begins \
and ends at the same time; ${m}`}:{value:{from:z,to:S,text:h}}}function N(h){const[m=0,v=0]=h.split(":").map(Number);return m*
60+v}function k(h){if(/^[a-z]/i.test(h)&&w(h))return{value:h};const m=h.replaceAll(" ","_").toLowerCase(),v=Intl.supportedValuesOf(
"timeZone").find(S=>S.toLowerCase().endsWith(`/${m}`)),z=v?`did you mean ${v}?`:"use a name from the IANA time zone data\
base, such as Europe/Berlin";return{message:`${(0,l.hD)(h)} is not a time zone that this runner knows; ${z}`}}function w(h){
try{return new Intl.DateTimeFormat("en",{timeZone:h}),!0}catch{return!1}}function L(h){if(h==="any")return{value:void 0};
const m="set it to the output `payload` of the dry run that was approved, or remove the input";if(h==="")return{message:`\
is empty, so the payload that was approved is missing; ${m}`};const v=(0,u.q)(h);return(0,u.G)(v)?{value:v}:{message:`is\
 not a JSON object; ${m}`}}const j=h=>({value:h})}),8301:((n,o,r)=>{r.d(o,{G:()=>u,q:()=>a});function a(l){try{return JSON.
parse(l)}catch{return}}const u=l=>typeof l=="object"&&l!==null&&!Array.isArray(l)}),1953:((n,o,r)=>{r.d(o,{Vp:()=>_,j_:()=>M,
r0:()=>y,uv:()=>f,yI:()=>p});var a=r(3024),u=r.n(a);const l=C=>process.env[C.toLowerCase()]||process.env[C]||void 0;function f(){
return{http:l("HTTP_PROXY"),https:l("HTTPS_PROXY"),bypass:l("NO_PROXY")}}function p(){const{GITHUB_API_URL:C,GITHUB_SERVER_URL:T,
GITHUB_REPOSITORY:E,GITHUB_SHA:F,GITHUB_RUN_ID:W}=process.env,{GITHUB_EVENT_NAME:I}=process.env;return{github:{apiUrl:C||
"https://api.github.com",serverUrl:T||"https://github.com"},run:{repository:E??"",sha:F??"",id:W??"",event:I??"",attempt:Number(
process.env.GITHUB_RUN_ATTEMPT)||1}}}const y=C=>C==="pull_request"||C==="pull_request_target";function _(){const{github:C,
run:T}=p();return T.id===""?"":`${C.serverUrl}/${T.repository}/actions/runs/${T.id}/attempts/${T.attempt}`}async function b(C){
const T=process.env.GITHUB_EVENT_PATH;delete process.env.GITHUB_EVENT_PATH;try{return await C()}finally{T!==void 0&&(process.
env.GITHUB_EVENT_PATH=T)}}const P=25*1048576;function M(){const{GITHUB_EVENT_NAME:C="",GITHUB_EVENT_PATH:T=""}=process.env;
try{return(0,a.statSync)(T).size>P?{name:C,payload:void 0,unreadable:"the event is larger than 25 MiB"}:{name:C,payload:JSON.
parse((0,a.readFileSync)(T,"utf8"))}}catch{return{name:C,payload:void 0,unreadable:T===""?void 0:"the file of the event \
cannot be read"}}}}),5155:((n,o,r)=>{r.d(o,{ih:()=>M,sL:()=>P,zz:()=>C});var a=r(1455),u=r.n(a),l=r(6760),f=r.n(l),p=r(3916),
y=r(8925),_=r(8992);const b=65536;async function P(T){const E=M(),F=(0,l.resolve)(E,T),W={input:"payload-file",file:T},I=R=>({
problem:(0,y.CC)(W,R,{reason:"unreadable-file"})}),x={problem:(0,y.CC)(W,"is outside the workspace; use a file of the re\
pository")};try{const R=await(0,a.realpath)(E);if(!C(F,E)&&!C(F,R))return x;const U=await(0,a.realpath)(F);if(!C(U,R))return x;
const Z=await(0,a.stat)(U);if(Z.isDirectory()){const K=`${(0,_.hD)(T)} is a folder; use the path of a file in it`;return{
problem:(0,y.CC)("payload-file",K,{reason:"unreadable-file"})}}return Z.isFile()?Z.size>b?I("is larger than 64 KiB; use \
a file that has only notification fields"):{text:new TextDecoder("utf-8",{fatal:!0}).decode(await(0,a.readFile)(U))}:I("\
is not a regular file; use the path of a YAML or JSON file")}catch(R){const U=R.code;return U==="ENOENT"&&T.includes("\uFFFD")?
I("has a name that is not UTF-8; rename it"):I(U==="ENOENT"?"does not exist; check the path, and that the repository is \
checked out":U==="ERR_ENCODING_INVALID_ENCODED_DATA"?"is not UTF-8 text; save it as UTF-8":`cannot be read (${(0,p.q0)(R)}\
)`)}}const M=()=>process.env.GITHUB_WORKSPACE||process.cwd();function C(T,E){const F=(0,l.relative)(E,T);return F!==".."&&
!F.startsWith(`..${l.sep}`)&&!(0,l.isAbsolute)(F)}}),8992:((n,o,r)=>{r.d(o,{Kb:()=>C,h0:()=>_,hD:()=>l,xv:()=>b});var a=r(
6187);const u=T=>`\\u${T.charCodeAt(0).toString(16).padStart(4,"0")}`;function l(T){const E=JSON.stringify(T).replace(a.
fC,u);return E.length>100?`${E.slice(0,98)}\u2026" (${T.length} characters)`:E}const f=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,
p=/[\s\x85]+/g,y=(0,a.xb)(String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`,"u");function _(T){const E=T.toWellFormed().
replace(a.sN,"").replace(f,"$1").replace(p," ").trim();return y().test(E)?E:""}const b=(T,E=99)=>T.length>E?`${T.slice(0,
E).replace(/[\ud800-\udbff]$/,"")}\u2026`:T,P=300,M=65536;function C(T,E,F=!1){const I=E(T.slice(0,M),F||T.length>M).replace(
/\s+/g," ").trim();return b(I,P)}}),1996:((n,o,r)=>{r.d(o,{E$:()=>a,F7:()=>l});const a=1048576,u=864e5,l=[{name:"week",letter:"\
w",seconds:604800},{name:"day",letter:"d",seconds:86400},{name:"hour",letter:"h",seconds:3600},{name:"minute",letter:"m",
seconds:60},{name:"second",letter:"s",seconds:1}]}),7666:((n,o,r)=>{r.d(o,{Dl:()=>p,QO:()=>a,zF:()=>u});const a=2048,u="\
2,048 characters",l=253,f=/^(?:https?:[/\\]*|[/\\]{2,})([^/\\?#]*)/i;function p(y,_){const[,b=""]=y.length>a?[]:f.exec(y)??
[],P=b.slice(b.lastIndexOf("@")+1);if(!(y.length>a||P.length>l+6))try{return new URL(y,_)}catch{return}}}),311:((n,o,r)=>{
r.d(o,{N:()=>u,r:()=>a});const a="1.0.0",u=`web-push-action/${a}`}),181:(n=>{n.exports=require("buffer")}),1421:(n=>{n.exports=
require("node:child_process")}),3053:(n=>{n.exports=require("node:diagnostics_channel")}),3024:(n=>{n.exports=require("node:fs")}),
1455:(n=>{n.exports=require("node:fs/promises")}),4708:(n=>{n.exports=require("node:https")}),6760:(n=>{n.exports=require("node:path")}),
932:(n=>{n.exports=require("process")}),7785:((n,o,r)=>{r.d(o,{A:()=>l});const a=[],u=[];function l(p,y,_){if(p===y)return 0;
const b=_?.maxDistance,P=p;p.length>y.length&&(p=y,y=P);let M=p.length,C=y.length;for(;M>0&&p.charCodeAt(~-M)===y.charCodeAt(
~-C);)M--,C--;let T=0;for(;T<M&&p.charCodeAt(T)===y.charCodeAt(T);)T++;if(M-=T,C-=T,b!==void 0&&C-M>b)return b;if(M===0)
return b!==void 0&&C>b?b:C;let E,F,W,I,x=0,R=0;for(;x<M;)u[x]=p.charCodeAt(T+x),a[x]=++x;for(;R<C;){for(E=y.charCodeAt(T+
R),W=R++,F=R,x=0;x<M;x++)I=E===u[x]?W:W+1,W=a[x],F=a[x]=W>F?I>F?F+1:I:I>W?W+1:I;if(b!==void 0){let U=F;for(x=0;x<M;x++)a[x]<
U&&(U=a[x]);if(U>b)return b}}return a.length=M,u.length=M,b!==void 0&&F>b?b:F}function f(p,y,_){if(!Array.isArray(y)||y.
length===0)return;const b=_?.maxDistance,P=p.length;for(const E of y)if(E===p)return E;if(b===0)return;let M,C=Number.POSITIVE_INFINITY;
const T=new Set;for(const E of y){if(T.has(E))continue;T.add(E);const F=Math.abs(E.length-P);if(F>=C||b!==void 0&&F>b)continue;
const W=Number.isFinite(C)?b===void 0?C:Math.min(C,b):b,I=W===void 0?l(p,E):l(p,E,{maxDistance:W});if(b!==void 0&&I>b)continue;
let x=I;if(W!==void 0&&I===W&&W===b&&(x=l(p,E)),x<C&&(C=x,M=E,C===0))break}if(!(b!==void 0&&C>b))return M}})},At={};function V(n){
var o=At[n];if(o!==void 0)return o.exports;var r=At[n]={exports:{}},a=!0;try{In[n](r,r.exports,V),a=!1}finally{a&&delete At[n]}
return r.exports}V.m=In,typeof V<"u"&&(V.ab=__dirname+"/"),V.n=n=>{var o=n&&n.__esModule?()=>n.default:()=>n;return V.d(
o,{a:o}),o},(()=>{var n=Object.getPrototypeOf?r=>Object.getPrototypeOf(r):r=>r.__proto__,o;V.t=function(r,a){if(a&1&&(r=
this(r)),a&8||typeof r=="object"&&r&&(a&4&&r.__esModule||a&16&&typeof r.then=="function"))return r;var u=Object.create(null);
V.r(u);var l={};o=o||[null,n({}),n([]),n(n)];for(var f=a&2&&r;typeof f=="object"&&!~o.indexOf(f);f=n(f))Object.getOwnPropertyNames(
f).forEach(p=>l[p]=()=>r[p]);return l.default=()=>r,V.d(u,l),u}})(),V.d=(n,o)=>{for(var r in o)V.o(o,r)&&!V.o(n,r)&&Object.
defineProperty(n,r,{enumerable:!0,get:o[r]})},V.f={},V.e=n=>Promise.all(Object.keys(V.f).reduce((o,r)=>(V.f[r](n,o),o),[])),
V.u=n=>""+n+".preview.js",V.o=(n,o)=>Object.prototype.hasOwnProperty.call(n,o),V.r=n=>{typeof Symbol<"u"&&Symbol.toStringTag&&
Object.defineProperty(n,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(n,"__esModule",{value:!0})},(()=>{var n={
792:1},o=r=>{var a=r.modules,u=r.ids,l=r.runtime;for(var f in a)V.o(a,f)&&(V.m[f]=a[f]);l&&l(V);for(var p=0;p<u.length;p++)
n[u[p]]=1};V.f.require=(r,a)=>{n[r]||o(require("./"+V.u(r)))}})();var Oi={};const Tt=new AbortController;for(const n of[
"SIGINT","SIGTERM","SIGBREAK"])process.on(n,()=>Tt.abort());var ie=V(2996),de=V(8925),it=V(3332),rt=V(2542);async function Ii(n,o,r){
const a=ie.pi.filter(l=>n[(0,ie.wg)(l)]!==""),u=await Promise.all(a.map(l=>Ri(l,n[(0,ie.wg)(l)],r)));for(const l of u)o.
add(l.problems);return{source:"input",fields:Object.assign({},...u.map(({fields:l})=>l)),names:new Set([...a,...ie.pi.filter(
l=>o.isRefused((0,ie.wg)(l)))]),textComments:u.flatMap(({textComments:l=[]})=>l)}}async function Ri(n,o,r){if(n==="actio\
ns"){const{readActions:f}=await V.e(990).then(V.bind(V,6990));return f(o,r)}const a=(0,ie.wg)(n),u=(0,rt.cn)(n,o,rt.QP);
if("message"in u)return{fields:{},problems:[(0,de.CC)(a,u.message)]};const l=typeof u.value=="number"?(0,it.RB)({[a]:u.value},
r):[];return{fields:l.length>0?{}:{[n]:u.value},problems:l}}var st=V(8209);async function Di(n,o,r){return{inputs:await Ii(
n,o,r.secrets),file:await Li(n["payload-file"],o,r),fileName:n["payload-file"],extraFields:await Ni(n["extra-fields"],o,
r.secrets),onceKey:n["once-key"]}}async function Li(n,o,{secrets:r,readFile:a}){const u=o.isRefused("payload-file");if(n===
""&&!u)return st.Xw.file;const{fieldsFromFile:l,unknownFile:f}=await Promise.resolve().then(V.bind(V,6362));return u?f:l(
n,await a(n),o,r)}async function Ni(n,o,r){if(n==="")return{};const{readExtraFields:a}=await V.e(885).then(V.bind(V,7885));
return a(n,o,r)}var Fi=V(6362),Rn=V(6823),ji=V(5392),he=V(3916),oe=V(8992),re=V(642);const Mt=(n,o)=>r=>r===""?{message:`\
is missing; set it to ${n}`}:o(r),Me=(n,o)=>r=>r===""?{value:n}:o(r),pe=n=>Me(void 0,n),at=(n,o)=>r=>{const a=n.find(u=>u===
r);return a===void 0?{message:`${(0,oe.hD)(r)} is not ${o}`}:{value:a}},je={"base-url":Mt("the base address of the push \
service, such as https://push.example.com (a misspelled variable is empty)",re.pc),"api-token":Mt("the API token of the \
site, from a secret (a misspelled or unavailable secret is empty)",re.d6),timeout:Me(30,(0,re.rD)("a whole number of sec\
onds from 1 to 300",1,300)),retries:Me(3,(0,re.rD)("a whole number from 0 to 10",0,10)),summary:Me(!0,re.zM)},Dn=Number.
MAX_SAFE_INTEGER,Ct={...je,target:Mt("`all` (every subscriber) or `audience`; there is no default, so that nobody sends \
to all by mistake",at(["all","audience"],"a valid target; use `all` (every subscriber) or `audience`")),"audience-id":pe(
(0,re.rD)("an audience id, which is a whole number such as 101",1,Dn)),"audience-name":pe(re.Ae),"max-reach":pe((0,re.rD)(
"a whole number such as 10000",0,Dn)),"payload-file":pe(re.Ae),"extra-fields":pe(re.Ae),"dry-run":Me(!1,re.zM),"check-ur\
ls":Me(!1,re.zM),"once-key":pe(re.Ae),"once-per":pe(at(["day","week","month"],"a period; use `day`, `week` or `month`")),
"send-between":pe(re.XQ),"time-zone":pe(re.eB),release:pe(re.PL),"release-level":pe(at(["major","minor","patch"],"a leve\
l; use `major`, `minor` or `patch`")),"max-age":pe(re.p0),"expected-payload":re.tS,"github-token":pe(re.d6)},Ui=n=>n.replace(
/-([a-z])/g,(o,r)=>r.toUpperCase()),Ot=n=>Object.keys(n),_d=Ot(je),bd=[...Ot(Ct),...ie.Pw];function $d(n,o){return It(je,
n,o)}function wd(n,o){const r=It(Ct,n,o,Gi(n));return r.settings?.release?.kind==="latest"&&(r.settings.maxAge??=Bi),r}const Bi=604800;
function It(n,o,r,a=[]){const u=new de.tH;u.refuse([...(0,it.cV)(o,r),...Wi(o)]);const l=Object.entries(o).map(([y,_])=>[
y,u.isRefused(y)?"":_]),f=Object.fromEntries(l),p={};for(const[y,_]of Object.entries(n)){const b=_(f[y]);"value"in b?p[Ui(
y)]=b.value:u.add([(0,de.CC)(y,b.message)])}return u.add(a),{settings:u.all.length>0?void 0:p,inputs:f,problems:u}}const Ki=65536;
function Wi(n){return["actions","extra-fields"].filter(r=>Buffer.byteLength(n[r]??"")>Ki).map(r=>(0,de.CC)(r,"is larger \
than 64 KiB; make it smaller"))}const Ln={"payload-files":re.Ae,only:Me("all",at(["all","changed","added"],"a choice of \
files; use `all`, `changed` or `added`")),"extra-fields":re.Ae,"check-urls":Ct["check-urls"],timeout:je.timeout,summary:je.
summary},Nn=[...Ot(Ln),...ie.Pw];function Hi(n,o){return It(Ln,n,o,Vi(n))}function Vi(n){return n["payload-files"]!==""?
[]:ie.Pw.every(r=>n[r]==="")?[(0,de.CC)("payload-files","is missing; set paths of payload files, or a notification as in\
puts")]:n.only!==""&&n.only!=="all"?[(0,de.CC)("payload-files","is missing; `only` chooses from its files")]:[]}function Gi(n){
const[o,r]=[n.target==="all",n.target==="audience"],a="is only allowed with `target: audience`",u="remove it, or change \
`target`",l="(the service does not report the reach of a broadcast)",f=n["once-key"]?"`once-key` needs it to store a rec\
ord in the repository":"the input `release` needs it to fetch the release";return[{inputs:["audience-id"],isWrong:o&&n["\
audience-id"],message:`${a}; ${u}`},{inputs:["audience-name"],isWrong:o&&n["audience-name"],message:`${a}; ${u}`},{inputs:[
"max-reach"],isWrong:o&&n["max-reach"],message:`${a} ${l}; remove it`},{inputs:["audience-id","audience-name"],isWrong:r&&
!n["audience-id"]&&!n["audience-name"],message:"are both missing; set at least one"},{inputs:["once-key"],isWrong:n["onc\
e-per"]&&!n["once-key"],message:"is missing; `once-per` needs it"},{inputs:["time-zone"],isWrong:n["time-zone"]&&!n["sen\
d-between"]&&!n["once-per"],message:"has no effect without `send-between` or `once-per`; set one of them, or remove it"},
{inputs:["github-token"],isWrong:(n["once-key"]||n.release)&&!n["github-token"],message:`is missing; ${f}`}].filter(({isWrong:_})=>_).
map(({inputs:[_,...b],message:P})=>problem(_,P,{otherInputs:b}))}var Fn=V(1996),Pe=V(7666),Ce=V(6187);function Rt(n){return jt(
n).replace(er,Ue).replace(tr,nr).replace(/^[\t -%'-;=-@[-`{-~]/,Ue).replaceAll(`
`,"<br>")}function jn(n){return jt(n).replace(/[&<>]/g,Ue).replaceAll(`
`,"&#10;")}const Dt=(n,o)=>Rt(Lt((0,oe.xv)(n,o))),vd=n=>Bn(Dt(n,500));function ct(n,o=500){const a=(0,oe.xv)(n,o).split(
Xi).map((u,l)=>l%2===1?Kn(u):Rt(Lt(u)));return Bn(a.join(""))}function Un({text:n,url:o},r=2e3){return`${ct(n,r)}${o?` <\
a href="${Ft(o)}">Open that run</a>`:""}`}const Yi=({command:n})=>n!==void 0&&`<pre><code>${jn(n)}</code></pre>`,Bn=n=>`\
<span dir="auto">${n}</span>`,Xi=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,Kn=n=>`<code>${jn(n)}</code>`;function qi(n,o=300){
const r=Dt(n,o);return n.length>Wn?r:`<a href="${Ft(n)}">${r}</a>`}function Ji(n,o,r){return n.length>Wn?o:`<img src="${Ft(
n)}" alt="${o}" width="${r}">`}function Lt(n,o=40){if(!new RegExp(`[^\\s/?-]{${o+1}}`).test(n))return n;const r=new RegExp(
`${Nt}{${o+1},}`,"gv"),a=new RegExp(`${Nt}{${Qi}}(?=${Nt})`,"gv");return n.replace(r,u=>u.replace(a,"$&\u200B"))}const Qi=10,
Nt=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}\
]]`,Wn=2e3,er=/[&<>"'`*_~[\]()|\\!{}^]/g,tr=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,Ue=n=>`&#${n.codePointAt(0)};`,nr=n=>`<span>${Ue(
n)}</span>`,Ft=n=>jt(n).replace(/[&<>"'`\n\t]/g,Ue);function jt(n){return n.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(Ce.Uk,o=>`\u2039U+${(o.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}\u203A`)}function Ie(n){
const[,o="",r="",a=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(n))??[];return r?o+r.replace(/\B(?=(?:\d{3})+$)/g,",")+a:String(
n)}const Re=(n,o)=>`${Ie(n)} ${o}${n===1?"":"s"}`,Hn=Fn.F7.filter(({name:n})=>n!=="week");function or(n){const o=Hn.find(
({seconds:r})=>n>0&&n%r===0);return o?`${n/o.seconds}${o.letter}`:`${n}s`}function Vn(n){const o=Hn.find(({seconds:r})=>n>=
r);return o?`${counted(Math.floor(n/o.seconds),o.name)} ago`:"just now"}function zd({tag:n,level:o,age:r}){const a=r===void 0?
"":`, published ${Vn(r)}`;return`${quote(n)}${o?` (${o})`:""}${a}`}function xd(n){const o=quote(n.release.tag);return n.
kind==="level"?`The release ${o} is a ${n.release.level} release, smaller than \`release-level: ${n.minLevel}\`.`:`The r\
elease ${o} was published ${Vn(n.age)}, longer ago than \`max-age: ${or(n.maxAge)}\` allows.`}function Zd({kind:n}){return`\
Usually there is nothing to do. To announce it anyway, ${n==="level"?"change `release-level`":"set a larger `max-age`, s\
uch as `14d` for two weeks"}.`}const ut=n=>String(n).padStart(2,"0"),Gn=({hour:n,minute:o})=>`${ut(n)}:${ut(o)}`,ir=({year:n,
month:o,day:r})=>`${n}-${ut(o)}-${ut(r)}`;function Yn({window:n,timeZone:o,now:r,opens:a,opensAt:u}){const l=o.toUpperCase()===
"UTC"?"":` (${u.toISOString().slice(11,16)} UTC)`;return`It is ${Gn(r)} in the time zone ${o}, outside \`send-between: ${n}\
\`. The window opens at ${Gn(a)} on ${ir(a)}${l}.`}function Pd(n,o){const r=Yn(n);return o===void 0?{text:r}:{text:`${o.
message} When the action could try again, the window was closed. ${r}`}}function Ed(n,o){const r="a later run inside the\
 window sends",a="the next one of a schedule, or this run, if you re-run it then";return o!==void 0&&o.kind!=="none"?{text:`\
Delete the claim of this run as the warning says. Then ${r}: ${a}.`}:{text:`${n?"Nothing was sent, and the key is not cl\
aimed by this run":"Nothing was claimed"}, so ${r} (with \`once-key\`, unless the key was already used): ${a}.`}}const Xn=[
{name:"Desktop",browser:"Chrome on Windows",title:{length:70,line:35},message:{length:140,line:35},button:{length:19,line:19},
iconAt:"start",textWidth:350},{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},message:{length:65,line:33},
button:{length:19,line:19},iconAt:"end",textWidth:310}];function lt(n,{length:o,line:r}){const a=/^[\n\x20-\x7e]*$/.test(
n),u=a?n:n.match(rr())??[],l=a?void 0:sr(),f=u.length;let p=0,y=0,_=0;for(const b of u){if(p=b===`
`?(Math.floor(p/r)+1)*r:p+(l?.test(b)?2:1),p>o)return{shown:`${n.slice(0,_).trimEnd()}\u2026`,visible:y,total:f};p<o&&(y++,
_+=b.length)}return{shown:n,visible:f,total:f}}const rr=(0,Ce.xb)(String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
"gsu"),sr=(0,Ce.xb)(String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`,
"u"),qn=2419200,ar=14,cr={"many-buttons":({count:n})=>`There are ${n} buttons; browsers show at most two.`,"long-ttl":({
seconds:n})=>`The ttl is ${n} s; push services keep a notification for at most four weeks (${qn} s).`,"reach-zero":()=>"\
The audience has a reach of 0: nobody will receive this notification.","quoted-token":()=>"The API token is in quotation\
 marks. If they are not part of it, remove them from the secret.","token-expiry":({at:n,expired:o})=>o?`The API token ex\
pired on ${Bt(n)}: the service will probably refuse it. Replace the secret.`:`The API token expires on ${Bt(n)}. Replace\
 the secret before then.`,rerun:({attempt:n})=>`This is attempt ${n} of this run: an earlier attempt may already have se\
nt the notification. Set \`once-key\`, so that a re-run cannot send it again.`,"rerun-period":({attempt:n,period:o})=>`T\
his is attempt ${n} of this run: an attempt before this ${o} may already have sent the notification, since \`once-per\` al\
lows one in each ${o}.`,"image-size":({field:n,...o})=>`${(0,ie.wg)(n)}: the ${ie.Ng[n].use} is ${eo(o)}; browsers show ${ie.
Ng[n].sizes.map(eo).join(" or ")}.`,"image-weight":({field:n,bytes:o})=>`${(0,ie.wg)(n)}: the ${ie.Ng[n].use} has ${Qn(o)}\
, and every subscriber downloads it. Use one of at most ${Qn(ie.Ng[n].maxBytes)}.`,"page-as-image":({field:n,raw:o})=>`${(0,ie.
wg)(n)} is a page of GitHub that shows the image, not the image itself, so subscribers would not see it. Use the address\
 behind the button Raw: ${(0,oe.hD)(o)}.`,"key-separator":({key:n})=>`The once-key ${(0,oe.hD)(n)} ends with a separator\
, so an expression in it is probably empty. Runs with the same key may be skipped although they announce something else.\
 Correct the key.`,"key-of-all-releases":({key:n,tag:o})=>`The once-key ${(0,oe.hD)(n)} contains neither the tag nor the\
 version of the release ${(0,oe.hD)(o)}. If the next release has the same key, it will be skipped. Set \`once-key: releas\
e-{tag}\`.`,"release-each-run":({tag:n})=>`Without \`once-key\`, the next run announces the release ${(0,oe.hD)(n)} agai\
n. Set \`once-key: release-{tag}\`.`,"release-each-period":({tag:n,period:o})=>`\`once-per\` lets a run announce the relea\
se ${(0,oe.hD)(n)} again in the next ${o}. To announce each release only once, remove \`once-per\`.`,truncated:({field:n,
visible:o,total:r})=>`The ${n} is ${Ie(r)} characters long; even a desktop shows only about ${Ie(o)}.`,markup:({field:n,
what:o})=>`The ${n} contains ${Kt[o].name}. Notifications are plain text: subscribers would see the characters as they a\
re.`,"unresolved-template":({field:n,template:o})=>`\`${n}\` contains the template ${(0,oe.hD)(o)}, which nothing has re\
placed. Unless the push service replaces it, subscribers get it as it is.`,"local-host":({field:n,host:o})=>`\`${n}\` lea\
ds to the host ${(0,oe.hD)(o)}, which is not a name on the internet. Check that subscribers can reach it.`,"needs-releas\
e":({field:n,placeholder:o})=>`\`${n}\` contains \`{${o}}\`, which only a send with a release replaces. Without a release\
, the send fails.`,"text-comment":({fieldPath:n,comment:o})=>`\`${(0,de.LF)(n)}\` ends before ${(0,oe.hD)(o)}, which is \
a comment to YAML. If it is part of the text, put the text in quotes. Otherwise, move the comment to a line of its own.`,
"escaped-newline":({field:n})=>`The ${n} contains the two characters \`\\n\`, which subscribers would see as they are. For \
a line break, use a YAML block (\`|\`).`,"outside-window":({outside:n})=>`A real run would be skipped now. ${Yn(n)}`,"en\
try-message":({origin:n})=>`The message is ${ur(n)}. ${Jn}`,"neutral-message":()=>`The release notes have no sentence fo\
r subscribers, so the message says only that there is something new. ${Jn}`},Jn="To choose the words, write `<!-- web-pu\
sh: your text -->` on a line of its own in the release notes, or set the input `message`.";function ur(n){switch(n.kind){case"\
comment":return"the `web-push` comment of the release notes";case"entry":return`the entry ${(0,oe.hD)(n.entry)}${n.heading===
""?"":` under ${(0,oe.hD)(n.heading)}`} of the release notes`;case"neutral":return"the release notes have no sentence fo\
r subscribers"}}const Ut=n=>cr[n.kind](n);function lr(n){return"fieldPath"in n?n.fieldPath:"field"in n?[n.field]:n.kind===
"many-buttons"?["actions"]:n.kind==="long-ttl"?["ttl"]:[]}function Sd(n){return n.kind==="token-expiry"&&n.expired?{message:`\
The API token expired on ${Bt(n.at)}.`,hint:"Replace the secret with the current API token of this site. Then run this a\
gain."}:n.kind!=="quoted-token"?void 0:{message:"The API token is in quotation marks.",hint:"If the quotation marks are \
not part of it, remove them from the secret. Then run this again."}}const Bt=n=>n.toISOString().slice(0,10),Qn=n=>`${Ie(
Math.ceil(n/1024))} KiB`,eo=({width:n,height:o})=>`${n}x${o}`,Kt={heading:{name:"a Markdown heading",pattern:/^#{1,6} \S/m},
list:{name:"a Markdown list",pattern:/^[-*+] \S/m},link:{name:"a Markdown link",pattern:/\[[^[\]\n]*\]\([^()\s]*\)/},emphasis:{
name:"Markdown emphasis",pattern:/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-zA-Z\d])|~~(?=[^\s~])[^~\n]+~~/},
tag:{name:"an HTML tag",pattern:/<\/?[a-zA-Z][^<>]*>/}};function Ad({settings:n,content:o,keyInput:r,onceKey:a,release:u,
releaseTag:l,now:f}){return[...zr(n.apiToken,f),...to(o),...$r(r),...kr(n.oncePer,u),...wr(a,l),...vr(n.release?.kind===
"latest",u,a?.key)]}function to({notification:n,sources:o,messageOrigin:r,textComments:a=[]}){const{actions:u,ttl:l}=n,f=[];
u&&u.length>2&&f.push({kind:"many-buttons",count:u.length}),l!==void 0&&l>qn&&f.push({kind:"long-ttl",seconds:l}),r?.kind===
"entry"&&f.push({kind:"entry-message",origin:r}),r?.kind==="neutral"&&f.push({kind:"neutral-message"}),f.push(...ie.$G.flatMap(
p=>yr(p,n[p])));for(const p of["title","message"])f.push(..._r(p,n)),(o[p]==="input"||o[p]==="file")&&f.push(...br(p,n[p]));
return[...f,...fr(n),...hr(n),...mr(a)]}const dr=/^[\w-]+$/;function fr(n){return ie.pi.flatMap(o=>{const a=(0,rt.Wn)({[o]:n[o]}).
map(({url:u})=>(0,Pe.Dl)(u)?.hostname??"").find(u=>dr.test(u));return a===void 0?[]:[{kind:"local-host",field:o,host:a}]})}
const pr=/\$?\{\{[^{}]{1,100}\}\}|\$\{[^{}]{1,100}\}|\{%[^{}%]{1,100}%\}|<%[^<>%]{1,100}%>|#\{[^{}]{1,100}\}|\$[A-Z][A-Z_]{2,40}\b|%(?![\dA-F]{2}[A-Z_]*%[\dA-F]{2})[A-Z][A-Z_]{2,40}%/;
function hr(n){const{actions:o=[]}=n,r=o.flatMap(({text:a,url:u})=>[a,u]).join(`
`);return[...ie.BH.flatMap(a=>no(a,n[a])),...no("actions",r)]}function no(n,o=""){const[r]=pr.exec(o)??[];return r===void 0?
[]:[{kind:"unresolved-template",field:n,template:r}]}function mr(n){const o=n.filter(({path:u})=>!gr(u));return[...new Map(
o.toReversed().map(u=>[u.path[0],u])).values()].reverse().map(({path:u,comment:l})=>({kind:"text-comment",fieldPath:u,comment:l}))}
function gr([n,...o]){const{kind:r}=ie.Ng[n];return r==="buttons"?o.at(-1)==="url":r==="image"||r==="page"}function yr(n,o=""){
const[,r,a]=/^https:\/\/github\.com\/([^/?#]+\/[^/?#]+)\/blob\/([^?#]+)(?!.*[?&]raw=)/i.exec(o)??[];return r===void 0?[]:
[{kind:"page-as-image",field:n,raw:`https://raw.githubusercontent.com/${r}/${a}`}]}function _r(n,o){const[r]=Xn,{visible:a,
total:u}=lt(o[n],r[n]);return a===u?[]:[{kind:"truncated",field:n,visible:a,total:u}]}function br(n,o){const a=Object.keys(
Kt).filter(u=>Kt[u].pattern.test(o)).map(u=>({kind:"markup",field:n,what:u}));return o.includes("\\n")?[...a,{kind:"esca\
ped-newline",field:n}]:a}const Td=n=>n===0?[{kind:"reach-zero"}]:[],$r=n=>/[-_.:/#]$/.test(n)?[{kind:"key-separator",key:n}]:
[];function wr(n,o){if(n===void 0||n.period!==void 0||o===void 0)return[];const{key:r}=n,[a]=(o.match(/\d+(?:\.\d+)*/g)??
[]).sort((l,f)=>f.length-l.length);return r.includes(o)||a!==void 0&&r.includes(a)?[]:[{kind:"key-of-all-releases",key:r,
tag:o}]}const vr=(n,o,r)=>n&&o!==void 0&&r===void 0?[{kind:"release-each-run",tag:o.tag}]:[],kr=(n,o)=>n!==void 0&&o!==void 0?
[{kind:"release-each-period",tag:o.tag,period:n}]:[];function Md(n,o,r){return n<=1?[]:o===void 0?[{kind:"rerun",attempt:n}]:
r===void 0?[]:[{kind:"rerun-period",attempt:n,period:r}]}function zr(n,o){if(/^(["'`]).*\1$/.test(n))return[{kind:"quote\
d-token"}];const r=xr(n);return r===void 0||r-o>=ar*dayMs?[]:[{kind:"token-expiry",at:new Date(r),expired:r<=o}]}function xr(n){
const[o,r,a,...u]=n.split(".");if(!o||!r||a===void 0||u.length>0)return;const{exp:l}=Object(parseJson(Buffer.from(r,"bas\
e64url").toString("utf8"))),f=typeof l=="number"?l*1e3:Number.NaN;return Number.isNaN(new Date(f).getTime())?void 0:f}const Wt=({
text:n,url:o,command:r})=>`${n}${o?` ${o}`:""}${r?`
${r}`:""}`,Zr={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notific\
ation may or may not have been sent."},Pr="start a new run (a re-run uses the original workflow file)",Er="announce the \
release by hand, with its tag (a re-run uses the original workflow file and event)";function Sr(n,o=!1){return typeof n==
"string"?n:`${n.newRunAfter} ${o?Er:Pr}.`}function oo({title:n,reason:o,message:r,hint:a},u,{claim:l,isRunOfRelease:f=!1}={}){
const p=Sr(a,f),_=l!==void 0&&l.kind!=="none"?"first delete the claim of `once-key` (the command is in the log), then ":
"",P=["The service may still send it: wait some minutes, then look in the panel of your push service before you send it \
again.",p,`If nothing was sent, ${_}run this again.`].filter(Boolean).join(" "),M=u==="not-sent"&&o==="internal-error"?"\
 You can run this again.":"";return{title:`${n} (${u?`${u}: `:""}${o})`,failed:n,why:{text:r},meaning:u&&Zr[u],next:{text:u===
"unknown"?P:`${p}${M}`},reason:o}}const Ar=n=>n.replace(/^http-(?![345]\d\d$)\d+$/,"reasons").replace(/^http-(?!303|401|403|404|408|429)(\d)\d\d$/,
"http-$1xx"),io=n=>`https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${Ar(n)}`,ro=4096,
Tr=600;function Mr({why:n,meaning:o,next:r,reason:a},u){const f=`
${u(o?`${o} ${Wt(r)}`:Wt(r))}${a?`
More: ${io(a)}`:""}`,p=u(Wt(n)),y=Cr(p,ro-f.length);return{text:y+f,isShortened:y!==p}}function Cr(n,o){const r=n.split(
`
`);if(r.length===1)return(0,oe.xv)(n,o-1);const a=p=>`- and ${p} more (see the log)`;let u=a(r.length).length;const l=[];
for(const p of r){const y=(0,oe.xv)(p,Tr);if(u+=y.length+1,u>o)break;l.push(y)}const f=r.length-l.length;return[...l,...f>
0?[a(f)]:[]].join(`
`)}const Or=5e3;function Ir({failed:n,why:o,next:r,reason:a}){return[`<table>
${[...n?[["What failed",`<b>${ct(n)}</b>`]]:[],["Why",Un(o,Or)],["What to do",Un(r)],...a?[["More",`<a href="${io(a)}">W\
hat ${a} means</a>`]]:[]].map(([l="",f])=>`<tr><th align="left">${l.replaceAll(" ","&nbsp;")}</th><td>${f}</td></tr>`).join(
`
`)}
</table>`,Yi(r)]}function Cd({attempts:n,result:o,response:r,payload:a,target:u}){const l=u?.type==="audience"?u.audience:
void 0;return{outcome:o.outcome,reason:"failure"in o?o.failure.reason:"reason"in o?o.reason:"","status-code":dt(r?.statusCode),
response:r?.body??"",payload:a??"","audience-id":dt(l?.id),"audience-name":l?.name??"","audience-reach":dt(l?.reach),attempts:dt(
n),"sent-at":o.outcome==="sent"?o.sentAt.toISOString():""}}const dt=n=>n===void 0?"":String(n);function Od(n){return n instanceof
Failure?{audiences:"",count:"",reason:n.reason}:{audiences:JSON.stringify(n),count:String(n.length),reason:""}}function Rr(n,o,r){
const{notifications:a,problems:u,extraFields:l,failure:f}=n,p=a.map(({file:_,content:b})=>({file:_,payload:{...b?.notification,
...l}})),y=a.map(({file:_})=>_).filter(_=>_!=="");return{payloads:o?"":JSON.stringify(p),files:f||u.length>0?"":JSON.stringify(
y),"summary-url":r,count:f?"":String(p.length),reason:o}}const Dr=2,so=56,Lr={"beside the text":so,"below the text":360},
Nr="Where the text is cut off is an estimate: it depends on fonts, versions and settings.";function Fr(n){return`<div>
${Xn.map(r=>jr(r,n)).join(`
`)}
<br clear="all"><sub>${Nr}</sub>
</div>`}function jr(n,o){const{title:r,message:a,landing_url:u,actions:l=[]}=o,{name:f,browser:p,iconAt:y,textWidth:_}=n,
b=lt(r,n.title),P=lt(a,n.message),M=l.slice(0,Dr).map(({text:U})=>lt(U,n.button)),C=l.length-M.length,T=`<td valign="top\
" width="${so}">${ao("beside the text",o)}</td>`,E=`<td valign="top" width="${_}" dir="auto"><b>${Ht(b)}</b><br>${Ht(P)}\
</td>`,F=ao("below the text",o),W=M.map(U=>`<kbd>&nbsp;${Ht(U)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),I={Title:b,Message:P},
x=[...Object.entries(I).map(([U,Z])=>Vt(Z)&&Br(U,Z)),M.some(Vt)&&"\u2702\uFE0F A button is cut",C>0&&`\u2702\uFE0F ${Re(
C,"more button")} not shown`,...Object.entries(I).map(([U,Z])=>!Vt(Z)&&co(Kr(U,Z))),co(`Opens ${qi(u,38)}`)].filter(Boolean);
return`<table align="left">${[`<th colspan="2">${f} <sub>${p}</sub></th>`,y==="start"?T+E:E+T,F&&`<td colspan="2" align=\
"center">${F}</td>`,W&&`<td colspan="2" align="center">${W}</td>`,`<td colspan="2">${x.join("<br>")}</td>`].flatMap(U=>U?
[`<tr>${U}</tr>`]:[]).join("")}</table>`}function ao(n,o){return ie.$G.flatMap(a=>{const{drawn:u,use:l}=ie.Ng[a],f=o[a];
return u===n&&f!==void 0?[Ji(f,l,Lr[n])]:[]}).join("<br>")}const Ur=24,Ht=({shown:n})=>Rt(Lt(n,Ur)),Vt=({visible:n,total:o})=>n<
o,Br=(n,{visible:o,total:r})=>`\u2702\uFE0F ${n} cut after ${Ie(o)} of ${Re(r,"character")}`,Kr=(n,{total:o})=>`${n} fit\
s (${Re(o,"character")})`,co=n=>`<sub>${n}</sub>`,Gt=({problems:n,notifications:o})=>[...n,...o.flatMap(r=>r.problems)],
Wr=["invalid-input","unreadable-file","url-check-failed"];function Yt(n){if(n.failure)return n.failure.reason;const o=new Set(
Gt(n).map(({reason:r})=>r));return Wr.find(r=>o.has(r))}const Xt=1e3;function qt(n){const{file:o,path:r=[],message:a}=n;
return o===void 0?(0,oe.xv)((0,de.fI)(n),Xt):(0,oe.xv)((0,de.LT)(r,"The file",a),Xt)}function Hr(n){return`${lo(n)}${qt(
n)}`}function uo({content:n,positionOf:o},r){const a=lr(r);return n?.sources[a[0]]==="file"?o(a):void 0}function Vr(n,o){
const r=uo(n,o);return`${lo({file:n.file||void 0,position:r})}Advice: ${Ut(o)}`}function lo({file:n,position:o={line:1,column:1}}){
return n===void 0?"":`${n.replace(Ce.Qi,"\uFFFD")}:${o.line}:${o.column}: `}const ft=({problems:n})=>n.length>0;function Jt(n){
const{notifications:o,omitted:r,failure:a}=n;if(a)return"The notifications were not checked";const u=Re(o.length,"notifi\
cation"),l=o.filter(ft).length;if(l>0)return`${l} of ${u} ${l===1?"has":"have"} problems`;if(Gt(n).length>0)return"The i\
nputs have problems";if(o.length===0&&r){const f=r.only==="added"?"added":"added or changed";return r.total===0?"Nothing\
 to check: there is no file":`Nothing to check: of ${Re(r.total,"file")}, none is ${f}`}return`${u} checked: no problems`}
function Gr(n){const{notifications:o,problems:r,failure:a}=n,u=o.toSorted((l,f)=>Number(ft(f))-Number(ft(l)));return[`<h\
2>${Yt(n)?"\u274C":"\u2705"} ${Jt(n)}</h2>`,a&&Ir(oo(a)),fo(r),u.map(Xr)]}const Yr=({file:n,oldName:o})=>`${(0,oe.hD)(n)}\
 is the file ${(0,oe.hD)(o)} under a new name, so it is not added.`;function Xr(n){const{file:o,problems:r,advice:a,content:u}=n,
l=o===""?"Notification from the inputs":Dt(o,qr),f=a.map(p=>`\u26A0\uFE0F ${ct(Ut(p))}`).join("<br>");return[`<h3>${ft(n)?
"\u274C ":""}${l}</h3>`,fo(r),f&&`<p>${f}</p>`,u&&Fr(u.notification)]}const qr=200,Jr=20;function fo(n){if(n.length===0)
return;const o=n.slice(0,Jr).map(u=>`<li>${Qr(u)}${ct(qt(u),Xt)}</li>`),r=(0,de._k)(n),a=r-o.length;return a>0&&o.push(`\
<li>${Ie(a)} more: see the log.</li>`),`<p><b>${Re(r,"problem")}</b></p>
<ul>
${o.join(`
`)}
</ul>`}const Qr=({position:n})=>n?`${Kn(`${n.line}:${n.column}`)} `:"",es=["payload","outcome","reason","kind","type","u\
nexpected","field","fieldPath","what","only","sources"];function ts(n,o){const r=(a,u)=>{if(typeof a=="string")return o(
a);if(Array.isArray(a))return a.map(f=>r(f,u));if(a instanceof he.HR)return ns(a,o);if(typeof a!="object"||a===null||a instanceof
Date)return a;const l=Object.entries(a).map(([f,p])=>u?[o(f),r(p,!0)]:[f,es.includes(f)?p:r(p,f==="extraFields")]);return Object.
fromEntries(l)};return r(n,!1)}function ns({reason:n,title:o,message:r,hint:a},u){const l=typeof a=="string"?u(a):{newRunAfter:u(
a.newRunAfter)};return new he.HR({reason:n,title:u(o),message:u(r),hint:l})}var De=V(1953),Qt=V(1455),Le=V(6760);const is=require("node:timers/promises");
class po extends Error{}class ho extends Error{folder;constructor(o,r){super("a folder cannot be read",{cause:r}),this.folder=
o}}const rs=1e3;function ss(n){return n.split("/").filter(r=>r!==""&&r!==".").map(r=>{if(r==="**")return r;const a=as(r);
return u=>r.startsWith(".")===u.startsWith(".")&&us(a,u)})}function as(n){const o=n.lastIndexOf("]")+1;return[...n.slice(
0,o).match(/\[[!^]?[^/][^\]/]*\]|./gsu)??[],...n.slice(o)].map(a=>{const u=/^\[([!^]?)(.+)\]$/su.exec(a);if(!u)return a;
const[,l="",f=""]=u,p=cs(f);return l?y=>!p(y):p})}function cs(n){const r=Array.from(n.matchAll(/(.)-(.)|./gsu)).map(([a,
u=a,l=a])=>({from:u,to:l}));return a=>r.some(({from:u,to:l})=>u<=a&&a<=l)}function us(n,o){const r=Array.from(o);let a=0,
u=-1,l=0;for(let f=0;f<r.length;)if(n[a]==="*")u=a++,l=f;else if(ls(n[a],r[f]??""))a++,f++;else if(u!==-1)a=u+1,f=++l;else
return!1;return n.slice(a).every(f=>f==="*")}const ls=(n,o)=>typeof n=="function"?n(o):n==="?"||n===o;function ds(n,o,r){
const a=[];for(const u of o){const l=n[u];l==="**"&&!r.startsWith(".")&&a.push(u),typeof l=="function"&&l(r)&&a.push(u+1)}
return mo(n,a)}function mo(n,o){const r=new Set(o);for(const a of r)n[a]==="**"&&r.add(a+1);return r}async function fs(n,o,r,a){
const u=[];let l=0;async function f(p,y){const _=await ps(n,p);if(a.entries-=_.length,a.entries<0)throw new po;for(const b of _.
sort((P,M)=>P.name<M.name?-1:1)){if(++l%rs===0&&await(0,is.setImmediate)(),u.length>=r||a.signal.aborted)return;const P=ds(
o,y,b.name),M=p?`${p}/${b.name}`:b.name;if(b.isDirectory()){P.size>0&&await f(M,P);continue}P.has(o.length)&&!await hs(b,
(0,Le.join)(n,M))&&u.push(M)}}return await f("",mo(o,[0])),u}async function ps(n,o){try{return await(0,Qt.readdir)((0,Le.
join)(n,o),{withFileTypes:!0})}catch(r){if(go(r))return[];throw new ho(o,r)}}const go=n=>["ENOENT","ENOTDIR"].includes(n.
code??"");async function hs(n,o){return n.isSymbolicLink()?(await(0,Qt.stat)(o).catch(()=>{}))?.isDirectory()===!0:!1}var pt=V(
5155);const en=100,yo=2e5,ms=4096;async function tn(n,o,r){const u={workspace:(0,pt.ih)(),maxFound:r?yo:en+1,budget:{entries:yo,
signal:o}},l=new Set,f=[],p=[],y=n.split(/\r\n?|\n/).map(b=>b.trim());for(const b of new Set(y.filter(P=>P!==""))){const P=await ys(
b,u);if(!Array.isArray(P))f.push(P);else if(P.length===0)p.push(gs(b));else for(const M of P)l.add(M)}const _=r?[...l].filter(
b=>r.has(b)):[...l];return _.length<=en?{files:_,named:l,problems:f,unmatched:p}:(f.push((0,de.CC)("payload-files",`matc\
hes more than ${en} files; use patterns that match fewer`)),{files:[],named:l,problems:f,unmatched:p})}const gs=n=>(0,de.
CC)("payload-files",`${(0,oe.hD)(n)} matches no file in the workspace; check the path, and that the repository is checke\
d out`);async function ys(n,{workspace:o,maxFound:r,budget:a}){const u=(_,b)=>(0,de.CC)("payload-files",`${(0,oe.hD)(n)}\
 ${_}`,b&&{reason:b}),l=(0,Le.resolve)(o,n),f=(0,Le.relative)(o,l).replaceAll(Le.sep,"/"),p=n.length>ms;let y;try{y=await(0,Qt.
lstat)(l)}catch(_){if(!p&&!/[*?[]/.test(n)&&!go(_))return[f]}if(y?.isDirectory()&&(0,pt.zz)(l,o)){const _=f===""?"*.yml":
`${f}/*.yml`;return u(`is a folder; use \`${(0,oe.xv)(_)}\``,"unreadable-file")}if(y)return[f];try{const _=p?[]:ss(n.replaceAll(
Le.sep,"/"));return await fs(o,_,r,a)}catch(_){if(_ instanceof po)return u("searches too many files; begin the pattern w\
ith the folder they are in");if(!(_ instanceof ho))throw _;const b=_.folder===""?"the workspace":`the folder ${(0,oe.hD)(
_.folder)}`,P=(0,he.q0)(_.cause),M=`searches ${b}, which cannot be read (${P}); make it readable, or use a pattern that \
does not search it`;return u(M,"unreadable-file")}}async function _s(n,o,r){if(o===""||o==="all"){const{files:b,problems:P,
unmatched:M}=await tn(n,r);return{files:b,problems:[...P,...M]}}if(o!=="changed"&&o!=="added")return tn(n,r,new Set);const{
filesOfEvent:a}=await V.e(487).then(V.bind(V,7487)),u=await a(o,{event:(0,De.j_)(),sha:(0,De.yI)().run.sha,signal:r}),{files:l,
problems:f,unmatched:p,named:y}=await tn(n,r,u.files),_=[...u.renamed].filter(([b])=>y.has(b)).map(([b,P])=>({file:b,oldName:P}));
return u.problems.length>0?{files:l,problems:[...u.problems,...f]}:{files:l,problems:f,omitted:{only:o,total:y.size,renamed:_,
unmatched:p}}}const _o=require("os");function bo(n){return n==null?"":typeof n=="string"||n instanceof String?n:JSON.stringify(
n)}function nn(n){return Object.keys(n).length?{title:n.title,file:n.file,line:n.startLine,endLine:n.endLine,col:n.startColumn,
endColumn:n.endColumn}:{}}function Ne(n,o,r){const a=new bs(n,o,r);process.stdout.write(a.toString()+_o.EOL)}function $o(n,o=""){
Ne(n,{},o)}const wo="::";class bs{constructor(o,r,a){o||(o="missing.command"),this.command=o,this.properties=r,this.message=
a}toString(){let o=wo+this.command;if(this.properties&&Object.keys(this.properties).length>0){o+=" ";let r=!0;for(const a in this.
properties)if(this.properties.hasOwnProperty(a)){const u=this.properties[a];u&&(r?r=!1:o+=",",o+=`${a}=${ws(u)}`)}}return o+=
`${wo}${$s(this.message)}`,o}}function $s(n){return bo(n).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}
function ws(n){return bo(n).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,
"%2C")}const Id=require("path");var vo=function(n,o,r,a){function u(l){return l instanceof r?l:new r(function(f){f(l)})}
return new(r||(r=Promise))(function(l,f){function p(b){try{_(a.next(b))}catch(P){f(P)}}function y(b){try{_(a.throw(b))}catch(P){
f(P)}}function _(b){b.done?l(b.value):u(b.value).then(p,y)}_((a=a.apply(n,o||[])).next())})},on;(function(n){n[n.Success=
0]="Success",n[n.Failure=1]="Failure"})(on||(on={}));function Rd(n,o){const r=toCommandValue(o);if(process.env[n]=r,process.
env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(n,o));issueCommand("set-env",{name:n},r)}function vs(n){
Ne("add-mask",{},n)}function Dd(n){process.env.GITHUB_PATH||""?issueFileCommand("PATH",n):issueCommand("add-path",{},n),
process.env.PATH=`${n}${path.delimiter}${process.env.PATH}`}function ht(n,o){const r=process.env[`INPUT_${n.replace(/ /g,
"_").toUpperCase()}`]||"";if(o&&o.required&&!r)throw new Error(`Input required and not supplied: ${n}`);return o&&o.trimWhitespace===
!1?r:r.trim()}function Ld(n,o){const r=ht(n,o).split(`
`).filter(a=>a!=="");return o&&o.trimWhitespace===!1?r:r.map(a=>a.trim())}function Nd(n,o){const r=["true","True","TRUE"],
a=["false","False","FALSE"],u=ht(n,o);if(r.includes(u))return!0;if(a.includes(u))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${n}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function Fd(n,o){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(n,o));process.stdout.write(os.EOL),issueCommand("set-output",
{name:n},toCommandValue(o))}function jd(n){issue("echo",n?"on":"off")}function Ud(n){process.exitCode=on.Failure,rn(n)}function ks(){
return process.env.RUNNER_DEBUG==="1"}function zs(n){Ne("debug",{},n)}function rn(n,o={}){Ne("error",nn(o),n instanceof Error?
n.toString():n)}function xs(n,o={}){Ne("warning",nn(o),n instanceof Error?n.toString():n)}function Zs(n,o={}){Ne("notice",
nn(o),n instanceof Error?n.toString():n)}function ko(n){process.stdout.write(n+_o.EOL)}function zo(n){$o("group",n)}function xo(){
$o("endgroup")}function Bd(n,o){return vo(this,void 0,void 0,function*(){zo(n);let r;try{r=yield o()}finally{xo()}return r})}
function Kd(n,o){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(n,o));issueCommand(
"save-state",{name:n},toCommandValue(o))}function Wd(n){return process.env[`STATE_${n}`]||""}function Hd(n){return vo(this,
void 0,void 0,function*(){return yield OidcClient.getIDToken(n)})}const Ps={"expected-payload":"any"};function Es(n){for(const o of n.
filter(r=>it._y.includes(r))){const r=ht(o);r!==""&&vs(r)}return Object.fromEntries(n.map(o=>[o,Ss(o)]))}function Ss(n){
return process.env[`INPUT_${n.toUpperCase()}`]!==void 0?ht(n):Ps[n]??""}function As(n){return Object.entries(process.env).
flatMap(([o,r])=>{const[,a]=/^input_(.+)$/s.exec(o.toLowerCase())??[];return a===void 0||n.includes(a)||!r?.trim()?[]:[{
name:a,variable:o}]})}async function Ts(n,o){const r=As(n);if(r.length===0)return[];const{unknownInputs:a}=await V.e(65).
then(V.bind(V,3065));return a(r,n,o)}const Ms=require("node:http");var sn=V.n(Ms);const Cs=require("node:string_decoder");
class Be extends Error{reason;constructor(o,r){super(r),this.reason=o}}class Zo extends Error{constructor(){super("a res\
ponse arrived before the request was sent")}}function Os(n,{isProxied:o,isProxyTls:r}){const a=(y,_)=>({kind:"failure",mayHaveBeenReceived:!1,
reason:y,retryable:_,cause:n});if(n instanceof Be)return a(n.reason,n.reason==="timeout");const{code:u="",syscall:l,statusCode:f}=n;
return u==="ERR_PROXY_TUNNEL"?a("proxy-failed",f===void 0):n instanceof Zo||u.startsWith("HPE_")?a(r?"proxy-failed":"con\
nection-failed",!0):!Is(n)&&!u.startsWith("ERR_INVALID")?a(r?"proxy-failed":"tls-failed",!1):a(o&&!(u==="ECONNRESET"&&l===
void 0&&!r)?"proxy-failed":"connection-failed",!0)}function Is(n){if(n instanceof AggregateError)return!0;const{code:o="",
syscall:r}=n;return r!==void 0&&o!=="EPROTO"||Rs.test(o)}const Rs=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function Ds(n,o){const r=n.code??"",u=o>0||r.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:n instanceof Be?n.reason:u,retryable:!0,cause:n}}const Ls=n=>Ns.test(String(n)),Ns=/\bSSL alert number (42|43|44|45|46|48|116)\b/;
function Fs(n,o,r){const{method:a,url:u,headers:l,body:f}=n,p=f===void 0?l:{...l,"Content-Length":Buffer.byteLength(f)},
y=sn().request(u,{agent:o,method:a,headers:p});return new Promise(_=>new js(n,y,r,_).start())}class js{#t;#e;#n;#o;#i;#u="";#r;#s;#l;#d=0;#f=!1;#p=!1;constructor(o,r,a,u){
this.#t=o,this.#e=r,this.#n=a,this.#o=u,this.#i=new Cs.StringDecoder(o.encoding)}start(){const{timeoutMs:o,signal:r}=this.#t,
a=()=>this.#a(new Be("timeout",`no response within ${o/1e3} s`));this.#l=setTimeout(a,o),this.#e.on("error",u=>this.#a(u)),
this.#e.on("close",()=>this.#w()),this.#e.on("socket",u=>this.#_(u)),this.#e.on("response",u=>this.#$(u)),r?.addEventListener(
"abort",this.#h),r?.aborted&&this.#h()}#h=()=>this.#a(new Be("cancelled","the run was cancelled"));#g=()=>{this.#p=!0};#y=o=>{
this.#d+=o.length};#_(o){this.#s=o,o.on("data",this.#y),o.once("session",this.#g);const r=()=>{this.#b(o)};Us(o)?r():o.once(
Eo(o)?"secureConnect":"connect",r)}async#b(o){if(await Po(),this.#e.destroyed||o.destroyed)return;this.#f=!0;const r=o.getProtocol?.()===
"TLSv1.3";(this.#e.reusedSocket||!r)&&(this.#p=!0),this.#e.end(this.#t.body)}#$(o){const{maxBytes:r,wantsBody:a}=this.#t;
if(!this.#f){this.#a(new Zo);return}const u=o.statusCode??0,l={kind:"response",status:u,headers:o.headers,at:new Date};if(this.#r=
{head:l,stream:o},a?.(u)===!1){this.#c(l),this.#e.destroy();return}let f=0;o.on("data",p=>{this.#u+=this.#i.write(p.subarray(
0,r-f)),f+=p.length,!(f<=r)&&(this.#c(l,"too-large"),this.#e.destroy())}),o.on("end",()=>this.#c(l,o.complete?void 0:"cu\
t")),o.on("error",p=>this.#a(p))}#w(){this.#r||this.#a(Object.assign(new Error("the connection was closed"),{code:"ECONN\
RESET"}))}#a(o){this.#r?this.#v(this.#r,o):this.#k(o)?this.#m(Os(o,this.#n)):this.#m(Ds(o,this.#d)),this.#e.destroy()}#v({
head:o,stream:r},a){if(a instanceof Be){this.#c(o,a.reason);return}for(;r.read()!==null;);this.#c(o,r.complete?void 0:"c\
ut")}#k(o){return this.#f?!this.#p&&this.#d===0&&Ls(o):!0}#c(o,r){const u=(this.#u+this.#i.end()).replace(/^\ufeff/,"");
this.#m({...o,body:u,incomplete:r})}#m(o){clearTimeout(this.#l),this.#t.signal?.removeEventListener("abort",this.#h),this.#s?.
removeListener("data",this.#y),this.#s?.removeListener("session",this.#g);const r={result:o,isConnectionKept:this.#e.reusedSocket};
setImmediate(()=>this.#o(r))}}async function Po(){for(let n=0;n<2;n++)await new Promise(o=>setImmediate(o))}const Eo=n=>n.
encrypted===!0;function Us(n){return n.connecting?!1:!Eo(n)||n.secureConnecting===!1}const mt=require("node:net");function Bs(n,o,r=process.
version){const a=(n.protocol==="https:"?o.https:o.http)?.trim();if(!a||qs(n,o.bypass))return;if(!Hs(r))return{problem:`N\
ode ${r} of this runner cannot use a proxy; update the runner (Node 24.5 or later can), or remove the proxy settings`};if(a.
search(Ce.Qi)>=0)return{problem:"the proxy setting contains a line break or another control character"};const u=(0,Pe.Dl)(
So(a));return!u||!/^https?:/.test(u.protocol)?{problem:"the proxy setting is not an http or https URL"}:[u.username,u.password].
some(l=>Ao(l)===void 0)?{problem:"the user name or password in the proxy setting is not percent-encoded"}:{url:u.href}}function Vd(n){
const{statusCode:o}=Object(n);return o===407?Ws:`${Ks} Then run this again.`}const Ks="Check HTTPS_PROXY, HTTP_PROXY and\
 NO_PROXY on the runner. If the proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",Ws="The proxy\
 requires a valid user name and password: put them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.";function Hs(n){
const[o=0,r=0]=n.slice(1).split(".").map(Number);return o>24||o===24&&r>=5}const Vs=4;function Gs({http:n,https:o}){return[
...new Set([n,o].flatMap(Ys))]}function Ys(n=""){const o=n.trim(),r=o.replace(/^[^:]*:\/\//,"");if(!r.includes("@"))return[];
const a=Xs(r.slice(0,r.lastIndexOf("@"))),u=a.map(y=>Ao(y)??y),{username:l="",password:f=""}=(0,Pe.Dl)(So(o))??{},p=Buffer.
from(u.join(":")).toString("base64").replaceAll("=","");return[...a,l,f,...u,p].filter(y=>y.length>=Vs)}function Xs(n){const o=n.
indexOf(":");return o<0?[n,""]:[n.slice(0,o),n.slice(o+1)]}const So=n=>n.includes("://")?n:`http://${n}`;function Ao(n){
try{return decodeURIComponent(n)}catch{return}}function qs(n,o){const r=To(n.hostname).replace(/\.$/,""),a=n.port||(n.protocol===
"https:"?"443":"80");return o?.toLowerCase().match(/[^\s,]+/g)?.some(l=>l==="*"||Js(l,r,a))??!1}function Js(n,o,r){if(n.
includes("/"))return ea(n,o);const a=/^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(n),u=a?.[1]??n;if(a&&a[2]!==r)return!1;const l=Qs(
To(u).replace(/^\*?\./,""));return o===l?!0:(0,mt.isIP)(o)===0&&o.endsWith(`.${l}`)}const To=n=>n.replace(/[[\]]/g,""),Qs=n=>(0,Pe.
Dl)(`http://[${n}]`)?.hostname.slice(1,-1)??n;function ea(n,o){const[r="",a=""]=n.split("/"),u=(0,mt.isIP)(r);if(u===0||
(0,mt.isIP)(o)!==u)return!1;const l=u===4?32:128;if(!/^\d{1,3}$/.test(a)||Number(a)>l)return!1;const f=u===4?"ipv4":"ipv\
6",p=new mt.BlockList;return p.addSubnet(r,Number(a),f),p.check(o,f)}const Mo=1e3,ta=10;class na{#t;#e;#n=new Map;#o=new WeakMap;#i=new Map;constructor(o,r){
this.#t=o,this.#e=r}async request(o){const{method:r,url:a}=o,u=Bs(a,this.#t);if(u&&"problem"in u)return{kind:"failure",mayHaveBeenReceived:!1,
reason:"proxy-failed",retryable:!1,cause:new Error(u.problem)};const l=await this.#u(a,u?.url);await this.#r(l,r);const f=u!==
void 0,p={isProxied:f,isProxyTls:f&&a.protocol==="http:"},y=performance.now(),{result:_,isConnectionKept:b}=await Fs(o,l,
p),P=this.#l(`${r} ${a}`),M=_.kind==="response"?_.status:_.reason;return this.#e?.({method:r,url:a,ended:M,ms:performance.
now()-y,attempt:P,isConnectionKept:b}),_}async#u(o,r){const a=`${o.protocol} ${r}`,u=this.#n.get(a);if(u)return u;const{
Agent:l}=o.protocol==="https:"?await oa():sn();r!==void 0&&await sa();const f=new l({keepAlive:!0,proxyEnv:{http_proxy:r,
https_proxy:r}});return f.on("free",p=>this.#o.set(p,performance.now())),this.#n.set(a,f),f}async#r(o,r){const a=Math.min(
...Co(o).map(l=>this.#s(l))),u=a<=Mo;r!=="GET"&&u&&await ra(ta-a);for(const l of Co(o))(this.#s(l)>Mo||ia(l))&&l.destroy()}#s(o){
return performance.now()-(this.#o.get(o)??Number.NEGATIVE_INFINITY)}#l(o){const r=(this.#i.get(o)??0)+1;return this.#i.set(
o,r),r}}const oa=async()=>(await Promise.resolve().then(V.t.bind(V,4708,23))).default,Co=n=>Object.values(n.freeSockets).
flat(),ia=n=>n.readableEnded;async function ra(n){n>0&&await new Promise(o=>setTimeout(o,n)),await Po()}async function sa(){
const{subscribe:n,unsubscribe:o}=await Promise.resolve().then(V.t.bind(V,3053,23));o("net.client.socket",Oo),n("net.clie\
nt.socket",Oo)}function Oo(n){const{socket:o}=n;o.on("error",()=>{}),o.on("newListener",(r,a)=>{r==="readable"&&o.removeListener(
"readable",a)})}const an=n=>n>=200&&n<300;function aa(n){const o=sn().STATUS_CODES[n];return o===void 0?String(n):`${n} ${o}`}
var Io=V(311);const Ro="\u2060";function Do(n){return n.replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(/##(?=\[)/g,`##${Ro}`).split(`
`).map(ua).join(`
`).replace(Ce.hD,"\uFFFD")}const ca=(0,Ce.xb)(String.raw`[^\s\p{C}\p{Z}]`,"u");function ua(n){const o=n.search(ca());return o>=
0&&n.startsWith("::",o)?`${n.slice(0,o)}:${Ro}${n.slice(o+1)}`:n}class la{#t;constructor(o){this.#t=o}info(o){ko(this.#n(
o))}retry(o,r){const a=(r/1e3).toFixed(1);this.info(`${o.title}: ${o.message} Retrying ${a==="0.0"?"now":`in ${a} s`}.`)}exchange({
method:o,url:r,ended:a,ms:u,attempt:l,isConnectionKept:f}){const p=f?"kept":"new",y=`${o} ${r.host}${r.pathname}`;zs(this.#n(
`${y}: ${a} in ${u.toFixed()} ms (try ${l}, ${p} connection)`))}group(o,r){zo(this.#n(o)),this.info(r),xo()}stack({reason:o,
cause:r}){o==="internal-error"&&this.group(`Stack of the error (${Io.N}, Node ${process.version}, ${process.platform})`,
Lo(r))}notice(o,r,a){this.#e(Zs,o,r,a)}warning(o,r,a){this.#e(xs,o,r,a)}error(o,r,a){this.#e(rn,o,r,a)}#e(o,r,a,u){const l=this.#n(
a);l.length>ro&&ko(l),o(l,{title:this.#n(r),...u&&{file:u.file,startLine:u.line,startColumn:u.column}})}#n(o){return Do(
this.#t(o))}}function Lo(n){if(!(n instanceof Error))return(0,he.q0)(n);const{stack:o=(0,he.q0)(n),cause:r}=n;return r===
void 0?o:`${o}
Caused by: ${Lo(r)}`}function da(n){const o=new Date,r=(0,De.uv)(),a=(0,it.gE)({...n,proxyCredentials:Gs(r)}),u=new la(a.
redact);return{log:u,secrets:a,redact:a.redact,http:new na(r,ks()?l=>u.exchange(l):void 0),signal:Tt.signal,startedAt:o,
watch:fa()}}function fa(){process.exitCode=1;let n=()=>{};return process.on("beforeExit",()=>n(new Error("it stopped bef\
ore it finished"))),process.on("uncaughtException",o=>{n(o),Tt.abort()}),o=>{const r=new Promise((a,u)=>{n=u});return Promise.
race([o,r])}}async function pa(n,o,r,a=o){let u=o;try{r()}catch(l){u=a,ha(n,l)}return await new Promise(l=>process.stdout.
write("",l)),ga(u)}function ha(n,o){const r=o instanceof Error?o.name:typeof o;rn(`The report of this run failed (${r}).\
 The outputs say how the run ended, if they are set. If this step sends a notification and \`outcome\` is not set, it may \
have been sent: wait some minutes, then look in the panel of your push service before you send it again.`,{title:"Intern\
al error (internal-error)"});try{n.stack((0,he.h_)(o))}catch{}}const ma=/^(GetAddrInfo|FS)Req/;function ga(n){if(process.
getActiveResourcesInfo().some(o=>ma.test(o)))if(process.platform!=="win32"){const o={...process.env,NODE_OPTIONS:""};process.
execve?.(process.execPath,[process.execPath,"-e",`process.exit(${n})`],o)}else n===1&&process.kill(process.pid,"SIGKILL");
process.exit(n)}var No=V(3024);function ya(n,o,r){const{title:a,why:u}=r,{text:l,isShortened:f}=Mr(r,Do);f&&n.info(u.text),
n[o](a,l)}const gt=524288;function Gd(n,o,{length:r}){if(r<=gt)return;const a=`GitHub passes at most about ${gt} on to o\
ther jobs, so use it only in this job.`;n.warning("Large output",`The output \`${o}\` has ${r} characters. ${a}`)}const _a=[
"response","audience-name"];function ba(n,{redact:o,log:r}){const a=process.env.GITHUB_OUTPUT;if(!a)return;const u={...n};
for(const l of _a){const f=n[l];f!==void 0&&(u[l]=o(f))}try{(0,No.appendFileSync)(a,$a(u))}catch(l){r.warning("Outputs n\
ot written",`The action could not write its outputs (${(0,he.q0)(l)}). Later steps may see them as empty; the log says h\
ow the run ended.`)}}function $a(n){const o=new Set(Object.values(n).flatMap(u=>u.match(/ghadelimiter_\d+/g)??[]));let r=0;
for(;o.has(`ghadelimiter_${r}`);)r++;const a=`ghadelimiter_${r}`;return Object.entries(n).map(([u,l])=>`${u}<<${a}
${l}
${a}
`).join("")}function wa(n,o,{log:r}){const a=process.env.GITHUB_STEP_SUMMARY;if(!(!a||(0,re.yG)(n)===!1))try{(0,No.appendFileSync)(
a,ka(o()))}catch(u){r.warning("Summary not written",`Could not write the job summary (${(0,he.q0)(u)}).`)}}const va=9e5,
Fo=n=>typeof n=="object"?n.flatMap(Fo):n?[n]:[];function ka(n,o=va){const r=Fo(n),a="<p>The rest of this summary is left\
 out, because GitHub limits its size.</p>",u=o-Buffer.byteLength(a)-2;let l=0;const f=r.findIndex(y=>(l+=Buffer.byteLength(
y)+2,l>u));return`${(f===-1?r:[...r.slice(0,f),a]).join(`

`)}
`}const za=new TextDecoder,xe=(n,o=0,r=n.length)=>za.decode(n.slice(o,r)),yt=(n,o=0,r=n.length)=>n.slice(o,r).reduce((a,u)=>a+
`0${u.toString(16)}`.slice(-2),""),Ee=(n,o)=>new DataView(n.buffer,n.byteOffset+o),jo=(n,o=0)=>Ee(n,o).getInt16(0,!0),_t=(n,o=0)=>Ee(
n,o).getUint16(0,!1),cn=(n,o=0)=>Ee(n,o).getUint16(0,!0),Uo=(n,o=0)=>{const r=Ee(n,o);return r.getUint16(0,!0)+(r.getUint8(
2)<<16)},Yd=(n,o=0)=>Ee(n,o).getInt32(0,!0),Ke=(n,o=0)=>Ee(n,o).getUint32(0,!1),xa=(n,o=0)=>Ee(n,o).getUint32(0,!0),Xd=(n,o,r)=>Ee(
n,o).getBigUint64(0,!r),Za={readUInt16BE:_t,readUInt16LE:cn,readUInt32BE:Ke,readUInt32LE:xa};function We(n,o,r=0,a=!1){const l=`\
readUInt${o}${a?"BE":"LE"}`;return Za[l](n,r)}const un=8;function Pa(n,o,r,a,u){if(n.length-a<un)return;const l=o.getUint32(
r+a,!1);if(!(n.length-a<l))return{offset:a,size:l,matches:o.getUint32(r+4+a,!1)===u}}const Bo=new WeakMap;function Ea(n){
let o=Bo.get(n.buffer);return o||(o=new DataView(n.buffer),Bo.set(n.buffer,o)),o}function qd(n,o,r){const a=Ea(n),u=o.charCodeAt(
0)<<24|o.charCodeAt(1)<<16|o.charCodeAt(2)<<8|o.charCodeAt(3),l=n.byteOffset;let f=r;for(;f<n.length&&!(n.length-f<4);){
if(a.getUint32(l+f,!1)<un){f+=un;continue}const p=Pa(n,a,l,f,u);if(!p)break;if(p.matches)return{name:o,offset:p.offset,size:p.
size};f+=p.size}}const Sa=/^GIF8[79]a/,Aa={validate:n=>Sa.test(xe(n,0,6)),calculate:n=>({height:cn(n,8),width:cn(n,6)})},
Ta="45786966",Ma=2,ln=6,Ca=2,Oa="4d4d",Ia="4949",Ko=12,Ra=2;function Da(n){return yt(n,2,6)===Ta}function La(n,o){return{
height:_t(n,o),width:_t(n,o+2)}}function Na(n,o){const a=ln+8,u=We(n,16,a,o);for(let l=0;l<u;l++){const f=a+Ra+l*Ko,p=f+
Ko;if(f>n.length)return;const y=n.slice(f,p);if(We(y,16,0,o)===274)return We(y,16,2,o)!==3||We(y,32,4,o)!==1?void 0:We(y,
16,8,o)}}function Fa(n,o){const r=n.slice(Ma,o),a=yt(r,ln,ln+Ca),u=a===Oa;if(u||a===Ia)return Na(r,u)}function ja(n,o){if(o>
n.length)throw new TypeError("Corrupt JPG, exceeded buffer limits")}const Ua={validate:n=>yt(n,0,2)==="ffd8",calculate(n){
let o=n.slice(4),r,a;for(;o.length;){const u=_t(o,0);if(ja(o,u),o[u]!==255){o=o.subarray(1);continue}if(Da(o)&&(r=Fa(o,u)),
a=o[u+1],a===192||a===193||a===194){const l=La(o,u+5);return r?{height:l.height,orientation:r,width:l.width}:l}o=o.subarray(
u+2)}throw new TypeError("Invalid JPG, no size found")}},Ba=`PNG\r

`,Ka="IHDR",Wo="CgBI",Wa={validate(n){if(Ba===xe(n,1,8)){let o=xe(n,12,16);if(o===Wo&&(o=xe(n,28,32)),o!==Ka)throw new TypeError(
"Invalid PNG");return!0}return!1},calculate(n){return xe(n,12,16)===Wo?{height:Ke(n,36),width:Ke(n,32)}:{height:Ke(n,20),
width:Ke(n,16)}}};function Ha(n){return{height:1+Uo(n,7),width:1+Uo(n,4)}}function Va(n){return{height:1+((n[4]&15)<<10|
n[3]<<2|(n[2]&192)>>6),width:1+((n[2]&63)<<8|n[1])}}function Ga(n){return{height:jo(n,8)&16383,width:jo(n,6)&16383}}const Ya=[
Wa,Ua,Aa,{validate(n){const o=xe(n,0,4)==="RIFF",r=xe(n,8,12)==="WEBP",a=xe(n,12,15)==="VP8";return o&&r&&a},calculate(n){
const o=xe(n,12,16),r=n.slice(20,30);if(o==="VP8X"){const u=r[0],l=(u&192)===0,f=(u&1)===0;if(l&&f)return Ha(r);throw new TypeError(
"Invalid WebP")}if(o==="VP8 "&&r[0]!==47)return Ga(r);const a=yt(r,3,6);if(o==="VP8L"&&a!=="9d012a")return Va(r);throw new TypeError(
"Invalid WebP")}}],Xa=25;function qa(n){if(n.length<Xa)return;const o=new Uint8Array(n);try{return Ya.find(r=>r.validate(
o))?.calculate(o)}catch{return}}const Ho=5,Vo=5,Ja=[301,302,303,307,308];async function Qa({url:n,image:o,timeoutMs:r,http:a,
...u}){const l=performance.now()+r,f=new Set;for(let p=dn(n);;){f.add(p.href);const y=await a.request({...u,method:"GET",
url:p,timeoutMs:Math.max(0,l-performance.now()),maxBytes:Ho*Fn.E$,encoding:"latin1",wantsBody:T=>o&&an(T)});if(y.kind===
"failure")return{kind:"failure",at:p,failure:y};const{status:_,headers:b}=y,P=Ja.includes(_)?b.location:void 0;if(P===void 0)
return{kind:"status",at:p,status:_,image:o&&an(_)?ec(y):void 0};const M=tc(P,p);if(!M){const T=P.length>Pe.QO;return{kind:"\
bad-redirect",at:p,why:T?`to a URL of more than ${Pe.zF}`:"to something that is not a URL"}}if(!/^https?:$/.test(M.protocol))
return{kind:"bad-redirect",at:p,why:"to something other than a web page"};if(o&&M.protocol==="http:")return{kind:"off-ht\
tps",at:p};const C=dn(M);if(f.has(C.href))return{kind:"bad-redirect",at:p,why:"in a loop"};if(f.size>Vo)return{kind:"bad\
-redirect",at:p,why:`more than ${Vo} times`};p=C}}function ec({body:n,incomplete:o}){if(o)return o;if(n.length===0)return"\
empty";const r=qa(Buffer.from(n,"latin1"));return r?{...r,bytes:n.length}:"not-an-image"}function dn(n){const o=new URL(
n.href);return o.username="",o.password="",o.hash="",o}function tc(n,o){const r=n.replace(/[\x80-\xff]/g,a=>`%${a.charCodeAt(
0).toString(16).toUpperCase()}`);return(0,Pe.Dl)(r,o)}const nc=1e4,oc=20,Go=200,Yo=3e5;async function ic(n,{http:o,signal:r,
redact:a}){const{uses:u,userAgent:l}=n,f=Math.min(n.timeoutMs,nc),p={Accept:"*/*","User-Agent":l},y=new Map,_=({url:I})=>{
const x=y.get(I)??dn((0,Pe.Dl)(I)??new URL(I)).href;return y.set(I,x),x},b=new Set(u.filter(({image:I})=>I).map(_)),P=new Map,
M=performance.now()+Yo-f,C=new Set([...new Set(u.map(_))].slice(0,Go)),T=C.values();async function E(){for(const I of T){
if(r.aborted||performance.now()>M)return;const x={url:new URL(I),image:b.has(I),http:o,headers:p,timeoutMs:f,signal:r};P.
set(I,await Qa(x))}}if(await Promise.all(Array.from({length:oc},E)),r.aborted)throw(0,he.Yq)("Checking the URLs");const F=new Set,
W=u.flatMap(I=>{const x=_(I),R=P.get(x);return R?sc({...I,key:x},R,{timeoutMs:f,redact:a}):F.has(I.file)?[]:(F.add(I.file),
rc(I,C.has(x)))});return{problems:W.filter(I=>"message"in I),remarks:W.filter(I=>"kind"in I)}}const Qd=n=>new Failure({reason:"\
url-check-failed",title:"URL check failed",message:listSentences(n.map(problemText)),hint:{newRunAfter:"Fix the pages an\
d images, then run this again. Or correct the URLs, or remove `check-urls`, then"}});function rc({url:n,image:o,...r},a){
const u=a?`the check ends after ${Yo/6e4} minutes`:`at most ${Go} different URLs are checked`;return{...r,message:`${(0,oe.
hD)(n)} was not checked, since ${u}; check fewer at a time`}}function sc({url:n,key:o,image:r,...a},u,{timeoutMs:l,redact:f}){
const p=u.at.href===o?(0,oe.hD)(n):cc(n,u.at,f),y=C=>[{...a,message:`${p} ${C}`}];if(u.kind==="failure")return y(lc(u.failure,
l,f));if(u.kind==="bad-redirect")return y(`redirects ${u.why}`);if(u.kind==="off-https")return r===void 0?[]:y("redirect\
s to http, but images must be https");const{status:_,image:b}=u;if(!an(_))return y(`responded ${aa(_)}`);if(r===void 0||
b===void 0)return[];if(typeof b=="string")return y(uc(b,l));const{width:P,height:M}=b;return P===0||M===0?y(`is an image\
 of ${P}x${M}`):ac(b,r,a.file)}function ac({width:n,height:o,bytes:r},a,u){const{sizes:l,maxBytes:f}=ie.Ng[a],p=l.some(_=>_.
width===n&&_.height===o),y=[];return p||y.push({kind:"image-size",field:a,file:u,width:n,height:o}),r>f&&y.push({kind:"i\
mage-weight",field:a,file:u,bytes:r}),y}function cc(n,o,r){return`${(0,oe.hD)(n)} redirects to ${(0,oe.hD)(r(o.origin+o.
pathname))}, which`}function uc(n,o){return{empty:"responded with an empty body, which is not an image","not-an-image":"\
is not a valid PNG, JPEG, GIF or WebP image","too-large":`is larger than ${Ho} MiB`,timeout:`did not load completely wit\
hin ${o/1e3} s`,cut:"was cut off",cancelled:"was cut off"}[n]}function lc({reason:n,cause:o},r,a){if(n==="timeout")return`\
did not respond within ${r/1e3} s`;const l=/^(ENOTFOUND|EAI_\w+)$/.test(o?.code??"")?"has a host name that cannot be fou\
nd":"cannot be reached";return`${{"tls-failed":"cannot be reached securely: its certificate is not accepted, or TLS fail\
ed","proxy-failed":"cannot be reached through the proxy","bad-response":"responded with something that is not HTTP","con\
nection-lost":"ended the connection without a response","connection-failed":l,cancelled:l}[n]} (${(0,oe.Kb)((0,he.q0)(o),
a)})`}async function dc(){const n=Es(Nn),o=da({apiToken:""}),r={notifications:[],problems:[],extraFields:{}};try{await o.
watch(fc(n,r,o))}catch(a){r.failure=(0,he.h_)(a)}await pa(o.log,Yt(r)?1:0,()=>_c(r,n.summary,o),1)}async function fc(n,o,r){
const{secrets:a}=r,{settings:u,inputs:l,problems:f}=Hi(n,a);f.add(await Ts(Nn,r.redact));const p={...l,"payload-file":"",
"once-key":""},y=await Di(p,f,{secrets:a,readFile:pt.sL});(0,ji.nV)(y,f,a);const _=await _s(l["payload-files"],l.only,r.
signal);if(r.signal.aborted)throw Xo();f.add(_.problems),o.extraFields=y.extraFields,o.problems.push(...f.all),o.omitted=
_.omitted;const b=[],P=(C,T)=>b.push({file:C,advice:T.content?pc(T.content):[],...T});!(l["payload-files"]!==""||f.isRefused(
"payload-files"))&&y.inputs.names.size>0&&P("",mc(y.inputs));for(const C of _.files){if(r.signal.aborted)throw Xo();P(C,
await(0,Fi.j)(C,await(0,pt.sL)(C),y.inputs,a))}o.notifications=b,u?.checkUrls&&await gc(b,u.timeout*1e3,r)}const pc=n=>[
...to(n),...hc(n)];function hc({notification:n,sources:o}){return ie.BH.filter(a=>o[a]==="file").flatMap(a=>{const[u]=(0,Rn.
G)(n[a]??"").names;return u===void 0?[]:[{kind:"needs-release",field:a,placeholder:u}]})}function mc(n){const o=(0,st.uT)(
n);return{problems:(0,st.SD)(n,st.Xw.file).map(a=>(0,de.CC)((0,ie.wg)(a),"is missing; set it as an input, or set a file \
in `payload-files`")),positionOf:()=>{},content:o}}async function gc(n,o,r){const a=[];for(const l of n){const{file:f,content:p}=l;
if(!p)continue;const y=(0,rt.Wn)(p.notification).filter(({url:_})=>(0,Rn.G)(_).names.size===0);a.push(...y.map(_=>({..._,
file:f})))}const u=await ic({uses:a,timeoutMs:o,userAgent:Io.N},r);for(const l of n){const f=u.problems.filter(({file:y})=>y===
l.file),p="url-check-failed";l.problems.push(...f.map(y=>({...y,...yc(l,y),reason:p}))),l.advice.push(...u.remarks.filter(
({file:y})=>y===l.file))}}function yc({file:n,content:o,positionOf:r},{input:a,path:u=[]}){if(n==="")return{file:void 0};
const l=a.replaceAll("-","_"),f=[l,...u];return{file:n,path:f,position:o?.sources[l]==="file"?r(f):void 0}}const Xo=()=>new he.
HR({reason:"cancelled",title:"Preview cancelled",message:"The run was cancelled before all notifications were checked.",
hint:"If you did not mean to cancel it, run it again."});function _c(n,o,r){const{log:a}=r,{notifications:u,omitted:l,failure:f}=n,
p=Gt(n),y=(0,re.yG)(o)===!1?"":(0,De.Vp)(),_=Rr(n,Yt(n)??"",y),b=Object.entries(_).filter(([,{length:P}])=>P>gt);ba({..._,
...Object.fromEntries(b.map(([P])=>[P,""]))},r),wa(o,()=>Gr(ts(n,r.redact)),r);for(const P of p)a.info(Hr(P));for(const P of p){
const{file:M,position:C=bt,reason:T}=P,E=M===void 0?"Invalid inputs":"Invalid notification";a.error(`${E} (${T})`,qt(P),
M===void 0?void 0:{file:M,...C})}for(const P of u){const{file:M,advice:C}=P;for(const T of C){const E=uo(P,T)??bt;a.info(
Vr(P,T)),a.warning("Advice",Ut(T),M===""?void 0:{file:M,...E})}}if(y!==""&&(0,De.r0)((0,De.yI)().run.event))for(const{file:P,
content:M}of u){const C=`How subscribers will see it: ${y}`;M&&P!==""&&a.notice("Preview",C,{file:P,...bt})}l&&bc(l,a);for(const[
P,{length:M}]of b){const C=`GitHub passes at most about ${gt} on to other jobs, so it is empty; check fewer files at a t\
ime.`;a.warning("Large output",`The output \`${P}\` would have ${M} characters. ${C}`)}f?(a.stack(f),ya(a,"error",oo(f))):
l&&p.length===0&&u.length===0?a.notice("Preview",`${Jt(n)}.`):a.info(`${Jt(n)}.`)}function bc({renamed:n,unmatched:o},r){
for(const a of n)r.notice("Renamed",Yr(a),{file:a.file,...bt});for(const a of o)r.warning("No file",(0,de.fI)(a))}const bt={
line:1,column:1};dc(),module.exports=Oi})();
