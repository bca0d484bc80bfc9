(()=>{"use strict";var Zn={2542:((n,r,s)=>{s.d(r,{QP:()=>$,Vu:()=>P,Wn:()=>H,_e:()=>V,fD:()=>_,pi:()=>S,qW:()=>M,wg:()=>D});
var a=s(8925),u=s(900),l=s(642),f=s(8992);const p=(0,l.rf)("https"),m=(0,l.rf)("https","http"),_={title:l.GT,message:l.GT,
icon_url:p,banner_url:p,landing_url:m,utm_source:l.GT,utm_medium:l.GT,utm_campaign:l.GT},h=O=>W=>{const T=O(W.replace(/^\{url\}/,
"https://url.example/"));return"value"in T?{value:W}:T},$={..._,icon_url:h(p),banner_url:h(p),landing_url:h(m)},S=u.Pw.map(
O=>O.replaceAll("-","_")),P=["title","message","icon_url","landing_url"];function M(O,W,T=_){const v=(O==="ttl"?l.p0:T[O])(
W.trim());return"value"in v?{fields:{[O]:v.value},problems:[]}:{fields:{},problems:[(0,a.CC)(D(O),v.message)]}}const D=O=>O.
replaceAll("_","-");function H({icon_url:O,banner_url:W,landing_url:T,actions:A=[]}){return[...O===void 0?[]:[{input:"ic\
on-url",url:O,use:"icon"}],...W===void 0?[]:[{input:"banner-url",url:W,use:"banner"}],...T===void 0?[]:[{input:"landing-\
url",url:T,use:"page"}],...A.map(({url:v},E)=>({input:"actions",path:[E,"url"],url:v,use:"page"}))]}function V(O){return H(
O).flatMap(({input:W,path:T,url:A})=>{const v=(0,f.Dl)(A);return!v?.username&&!v?.password?[]:(0,a.CC)(W,"has a user nam\
e or password, which `check-urls` never sends; remove them",{path:T})})}}),9715:((n,r,s)=>{s.d(r,{WF:()=>yr,L5:()=>Ol});
function a(e){return e}function u(e){return e}function l(){return e=>e}function f(e){}function p(e){throw new Error("Une\
xpected value in exhaustive check")}function m(e){}function _(e){const t=Object.values(e).filter(i=>typeof i=="number");
return Object.entries(e).filter(([i,c])=>t.indexOf(+i)===-1).map(([i,c])=>c)}function h(e,t="|"){return e.map(o=>tn(o)).
join(t)}function $(e,t){return typeof t=="bigint"?t.toString():t}class S{constructor(t){this._getter=t,this._value=void 0}get value(){
const t=this._getter;return t!==void 0&&(this._value=t(),this._getter=void 0),this._value}}function P(e){return new S(e)}
function M(e){return e==null}function D(e){const t=e.startsWith("^")?1:0,o=e.endsWith("$")?e.length-1:e.length;return e.
slice(t,o)}function H(e,t){const o=e/t,i=Math.round(o),c=4*Number.EPSILON*Math.max(Math.abs(o),1);return Math.abs(o-i)<c?
0:o-i}const V=null;function O(e,t,o){let i;Object.defineProperty(e,t,{get(){if(i!==V)return i===void 0&&(i=V,i=o()),i},set(c){
Object.defineProperty(e,t,{value:c})},configurable:!0})}function W(e){return Object.create(Object.getPrototypeOf(e),Object.
getOwnPropertyDescriptors(e))}function T(e,t,o){Object.defineProperty(e,t,{value:o,writable:!0,enumerable:!0,configurable:!0})}
function A(e){const t=Object.getOwnPropertyDescriptor(e,"shape");return t?.get?t.get.raw:t?.value}function v(e){return A(
e._zod.def)??e._zod.def.shape}function E(e,t,o){Object.defineProperty(e,t,{get(){const i=o();return T(this,t,i),i},enumerable:!0,
configurable:!0})}function R(e,t,o){t in e?T(e,t,o):e[t]=o}function Q(e,t,o,i){const c=v(t);for(const d of o){const y=Object.
getOwnPropertyDescriptor(c,d);y.enumerable&&(y.get?E(e,d,()=>{const g=t._zod.def.shape[d];return i?i(g,d):g}):R(e,d,i?i(
y.value,d):y.value))}}function b(e,t){for(const o of Reflect.ownKeys(t)){const i=Object.getOwnPropertyDescriptor(t,o);i.
enumerable&&(i.get?E(e,o,()=>t[o]):R(e,o,i.value))}}function x(...e){const t={};for(const o of e){const i=Object.getOwnPropertyDescriptors(
o);Object.assign(t,i)}return Object.defineProperties({},t)}function L(e){return x(e._zod.def)}function Z(e,t){return t?t.
reduce((o,i)=>o?.[i],e):e}function I(e){const t=Object.keys(e),o=t.map(i=>e[i]);return Promise.all(o).then(i=>{const c={};
for(let d=0;d<t.length;d++)c[t[d]]=i[d];return c})}function k(e=10){const t="abcdefghijklmnopqrstuvwxyz";let o="";for(let i=0;i<
e;i++)o+=t[Math.floor(Math.random()*t.length)];return o}function j(e){return JSON.stringify(e)}function Y(e){return e.toLowerCase().
trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}const K="captureStackTrace"in Error?Error.
captureStackTrace:(...e)=>{};function X(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}const J=null;function B(e){
if(X(e)===!1)return!1;const t=e.constructor;if(t===void 0||typeof t!="function")return!0;const o=t.prototype;return!(X(o)===
!1||Object.prototype.hasOwnProperty.call(o,"isPrototypeOf")===!1)}function G(e){return B(e)?{...e}:Array.isArray(e)?[...e]:
e instanceof Map?new Map(e):e instanceof Set?new Set(e):e}function te(e){let t=0;for(const o in e)Object.prototype.hasOwnProperty.
call(e,o)&&t++;return t}const ae=e=>{const t=typeof e;switch(t){case"undefined":return"undefined";case"string":return"st\
ring";case"number":return Number.isNaN(e)?"nan":"number";case"boolean":return"boolean";case"function":return"function";case"\
bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(e)?"array":e===null?"null":e.then&&
typeof e.then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<"u"&&e instanceof Map?"map":typeof Set<
"u"&&e instanceof Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<"u"&&e instanceof File?"file":"object";default:
throw new Error(`Unknown data type: ${t}`)}},ue=new Set(["string","number","symbol"]),ne=new Set(["string","number","big\
int","boolean","symbol","undefined"]);function re(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function ce(e,t,o){const i=new e.
_zod.constr(t??e._zod.def);return(!t||o?.parent)&&(i._zod.parent=e),i}function le(e){const t=e;if(!t)return{};if(typeof t==
"string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)throw new Error("Cannot specify both `message`\
 and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{...t,error:()=>t.error}:t}function en(e){
let t;return new Proxy({},{get(o,i,c){return t??(t=e()),Reflect.get(t,i,c)},set(o,i,c,d){return t??(t=e()),Reflect.set(t,
i,c,d)},has(o,i){return t??(t=e()),Reflect.has(t,i)},deleteProperty(o,i){return t??(t=e()),Reflect.deleteProperty(t,i)},
ownKeys(o){return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(o,i){return t??(t=e()),Reflect.getOwnPropertyDescriptor(
t,i)},defineProperty(o,i,c){return t??(t=e()),Reflect.defineProperty(t,i,c)}})}function tn(e){return typeof e=="bigint"?
e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}function Lo(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&
e[t]._zod.optout==="optional")}const Ba={safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],
uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.MAX_VALUE,Number.MAX_VALUE]},
Zd={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("18446744073709551615")]};
function xd(e,t){const o=e._zod.def,i=o.checks;if(i&&i.length>0)throw new Error(".pick() cannot be used on object schema\
s containing refinements");const d={};return Q(d,e,dt(e,t)),ce(e,x(o,{shape:d,checks:[]}))}function dt(e,t){const o=v(e),
i=[];for(const c of Reflect.ownKeys(t)){if(!Object.getOwnPropertyDescriptor(o,c)?.enumerable)throw new Error(`Unrecogniz\
ed key: "${String(c)}"`);t[c]&&i.push(c)}return i}function Sd(e,t){const o=e._zod.def,i=o.checks;if(i&&i.length>0)throw new Error(
".omit() cannot be used on object schemas containing refinements");const d=new Set(dt(e,t)),y={};return Q(y,e,Reflect.ownKeys(
v(e)).filter(g=>!d.has(g))),ce(e,x(o,{shape:y,checks:[]}))}function Pd(e,t){if(!B(t))throw new Error("Invalid input to e\
xtend: expected a plain object");const o=e._zod.def.checks;if(o&&o.length>0){const c=v(e);for(const d of Reflect.ownKeys(
t))if(Object.getOwnPropertyDescriptor(c,d)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing \
refinements. Use `.safeExtend()` instead.")}return ce(e,x(e._zod.def,{shape:jo(e,t)}))}function jo(e,t){const o={};return Q(
o,e,Reflect.ownKeys(v(e))),b(o,t),o}function Td(e,t){if(!B(t))throw new Error("Invalid input to safeExtend: expected a p\
lain object");return ce(e,x(e._zod.def,{shape:jo(e,t)}))}function Ad(e,t){if(!t?._zod?.def)throw new Error("Invalid inpu\
t to merge: expected an object schema. To merge a plain shape, use `.extend()`.");if(e._zod.def.checks?.length)throw new Error(
".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");const o={};Q(o,e,Reflect.
ownKeys(v(e))),Q(o,t,Reflect.ownKeys(v(t)));const i=x(e._zod.def,{shape:o,get catchall(){return t._zod.def.catchall},checks:t.
_zod.def.checks??[]});return ce(e,i)}function Ed(e,t,o,i="partial"){const d=t._zod.def.checks;if(d&&d.length>0)throw new Error(
`.${i}() cannot be used on object schemas containing refinements`);const g=o?new Set(dt(t,o)):void 0,z={};return Q(z,t,Reflect.
ownKeys(v(t)),e&&((w,C)=>g&&!g.has(C)?w:new e({type:"optional",innerType:w}))),ce(t,x(t._zod.def,{shape:z,checks:[]}))}function Cd(e,t,o){
const i=o?new Set(dt(t,o)):void 0,c={};return Q(c,t,Reflect.ownKeys(v(t)),(d,y)=>i&&!i.has(y)?d:new e({type:"nonoptional",
innerType:d})),ce(t,x(t._zod.def,{shape:c}))}function ke(e,t=0){if(e.aborted===!0)return!0;for(let o=t;o<e.issues.length;o++)
if(e.issues[o]?.continue!==!0)return!0;return!1}function Wa(e,t=0){if(e.aborted===!0)return!0;for(let o=t;o<e.issues.length;o++)
if(e.issues[o]?.continue===!1)return!0;return!1}function Uo(e,t){return t.map(o=>{var i;return(i=o).path??(i.path=[]),o.
path.unshift(e),o})}function Le(e){return typeof e=="string"?e:e?.message}function Bo(e){const t=[];for(const o of e??[]){
const i=o._zod.def;if(!/_(length|size)$|_equals$/.test(i.check))break;const c=i.maximum??i.length??i.size;c>=0&&t.push([
c,o])}return t}function nn(e,t,o){var i;for(let c=t;c<e.length;c++)(i=e[c]).schema??(i.schema=o)}function je(e,t,o){var i;
const c=e.inst?._zod?.traits;c?.has("$ZodType")&&(c.has("$ZodCheck")?(i=e).schema??(i.schema=e.inst):e.schema=e.inst);const d=e.
schema!==e.inst?e.schema?._zod.def?.error:void 0,y=e.message?e.message:Le(e.inst?._zod.def?.error?.(e))??Le(d?.(e))??Le(
t?.error?.(e))??Le(o.customError?.(e))??Le(o.localeError?.(e))??"Invalid input",g={};for(const z of Object.keys(e))z==="\
inst"||z==="schema"||z==="continue"||z==="input"||z==="__proto__"||(g[z]=e[z]);return g.path??(g.path=[]),g.message=y,t?.
reportInput&&(g.input=e.input),g}function Md(e){return e instanceof Set?"set":e instanceof Map?"map":e instanceof File?"\
file":"unknown"}const Ka=/[\uD800-\uDBFF]/;function Ha(e){const t=e.length;if(!Ka.test(e))return t;let o=t;for(let i=0;i<
t-1;i++)(e.charCodeAt(i)&64512)===55296&&(e.charCodeAt(i+1)&64512)===56320&&(o--,i++);return o}function Ga(e){return Array.
isArray(e)?"array":typeof e=="string"?"string":"unknown"}function Od(e){const t=typeof e;switch(t){case"number":return Number.
isNaN(e)?"nan":"number";case"object":{if(e===null)return"null";if(Array.isArray(e))return"array";const o=e;if(o&&Object.
getPrototypeOf(o)!==Object.prototype&&"constructor"in o&&o.constructor)return o.constructor.name}}return t}function Id(...e){
const[t,o,i]=e;return typeof t=="string"?{message:t,code:"custom",input:o,inst:i}:{...t}}function Rd(e){return Object.entries(
e).filter(([t,o])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function Va(e){const t=atob(e),o=new Uint8Array(t.length);
for(let i=0;i<t.length;i++)o[i]=t.charCodeAt(i);return o}function Xa(e){let t="";for(let o=0;o<e.length;o++)t+=String.fromCharCode(
e[o]);return btoa(t)}function Dd(e){const t=e.replace(/-/g,"+").replace(/_/g,"/"),o="=".repeat((4-t.length%4)%4);return Va(
t+o)}function Nd(e){return Xa(e).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function Fd(e){const t=e.replace(
/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex string length");const o=new Uint8Array(t.length/2);for(let i=0;i<
t.length;i+=2)o[i/2]=Number.parseInt(t.slice(i,i+2),16);return o}function Ld(e){return Array.from(e).map(t=>t.toString(16).
padStart(2,"0")).join("")}class jd{constructor(...t){}}function Ya(e,t){for(const o in t){const i=Object.getOwnPropertyDescriptor(
t,o);i.get?Object.defineProperty(e,o,{...i,enumerable:!1}):qa(e,o,i.value)}}function Te(e,t,o,i=!0){return Object.defineProperty(
e,t,{configurable:!0,writable:!0,enumerable:i,value:o}),o}function Ja(e,t,o){return Te(e,t,o,!1)}function Ud(e,t){for(const o in e){
const i=e[o];Object.defineProperty(t,o,{configurable:!0,enumerable:!0,get(){return Te(this,o,i(this))},set(c){Te(this,o,
c)}})}return t}function qa(e,t,o){Object.defineProperty(e,t,{configurable:!0,get(){return this==null?o:Te(this,t,o.bind(
this))},set(i){Te(this,t,i)}})}function Qa(e,t){const o=Object.getPrototypeOf(e);return t in o?void 0:o}let on,ze=!1;const ec={
configurable:!0,get(){ze=!0}};function he(e,t,o){const i=Object.getPrototypeOf(e._zod);if(t in i&&on!==e._zod){on=void 0;
return}on=e._zod,Object.defineProperty(i,t,{configurable:!0,get(){Object.defineProperty(this,t,ec);const c=ze;ze=!1;try{
const d=o(this);return ze?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,value:d}),ze=ze||c,d}catch(d){
throw delete this[t],ze=ze||c,d}},set(c){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:c})}})}function tc(e,t,o,i){
const c=Qa(e,t);c&&Object.defineProperty(c,t,{configurable:!0,get(){const d={configurable:!0,writable:!0,enumerable:i,value:void 0};
return Object.defineProperty(this,t,d),d.value=o(this),Object.defineProperty(this,t,d),d.value},set(d){Object.defineProperty(
this,t,{configurable:!0,writable:!0,enumerable:i,value:d})}})}const nc="~constantCatch";function Bd(e){const t=()=>e;return t[nc]=
!0,t}var Wo;const oc=Object.freeze({status:"aborted"}),rn={value:void 0,enumerable:!1};let Ko="captureStackTrace"in Error?
Error:null;function rc(e){const t=Ko;if(t){const o=t.stackTraceLimit;if(typeof o=="number"){try{t.stackTraceLimit=0}catch{
return Ko=null,new e}try{return new e}finally{t.stackTraceLimit=o}}}return new e}function ie(e,t,o,i){const c={};function d(N){
this.def=N,this.constr=U,this.traits=new Set}d.prototype=c;const y=o,g=y&&new WeakSet;function z(N,F){if(N._zod){if(N._zod.
traits.has(e))return}else{rn.value=new d(F);try{Object.defineProperty(N,"_zod",rn)}finally{rn.value=void 0}}if(N._zod.traits.
add(e),t(N,F),g){const oe=Object.getPrototypeOf(N),pe=N._zod.constr.prototype;let ye=oe;for(;ye&&ye!==pe;)ye=Object.getPrototypeOf(
ye);const xe=ye??oe;g.has(xe)||(g.add(xe),Ya(xe,y))}const ee=U.prototype;for(const oe in ee)Object.prototype.hasOwnProperty.
call(ee,oe)&&(oe in N||(N[oe]=ee[oe].bind(N)))}const w=i?.Parent??Object;class C extends w{}Object.defineProperty(C,"nam\
e",{value:e});function U(N){const F=i?.Parent?rc(C):this;z(F,N);const ee=F._zod.deferred;if(ee){for(const pe of ee)pe();
F._zod.deferred=void 0}const oe=globalThis.__zod_globalConfig?.postProcessor;return oe&&oe(F),F}return Object.defineProperty(
U,"init",{value:z}),Object.defineProperty(U,Symbol.hasInstance,{value:N=>i?.Parent&&N instanceof i.Parent?!0:N?._zod?.traits?.
has(e)}),Object.defineProperty(U,"name",{value:e}),U}const Wd=null;class Ee extends Error{constructor(){super("Encounter\
ed Promise during synchronous parse. Use .parseAsync() instead.")}}class ic extends Error{constructor(t){super(`Encounte\
red unidirectional transform during encode: ${t}`),this.name="ZodEncodeError"}}(Wo=globalThis).__zod_globalConfig??(Wo.__zod_globalConfig=
{});const Ue=globalThis.__zod_globalConfig;function Be(e){return e&&Object.assign(Ue,e),Ue}const Ze=ie("$ZodCheck",(e,t)=>{
var o;e._zod??(e._zod={}),e._zod.def=t,(o=e._zod).onattach??(o.onattach=[])}),Kd=e=>{const t=e.value;return!util.nullish(
t)&&t.size!==void 0},sc=e=>{const t=e.value;return!M(t)&&t.length!==void 0},Ho={number:"number",bigint:"bigint",object:"\
date"},Hd=null,ac=ie("$ZodCheckGreaterThan",(e,t)=>{Ze.init(e,t);const o=Ho[typeof t.value];e._zod.check=i=>{(t.inclusive?
i.value>=t.value:i.value>t.value)||i.issues.push({origin:Ho[typeof i.value]??o,code:"too_small",minimum:typeof t.value==
"object"?t.value.getTime():t.value,input:i.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),Gd=null,cc=ie("$Zod\
CheckNumberFormat",(e,t)=>{Ze.init(e,t),t.format=t.format||"float64";const o=t.format?.includes("int"),i=o?"int":"number",
[c,d]=Ba[t.format];e._zod.check=y=>{const g=y.value;if(o){if(!Number.isInteger(g)){y.issues.push({expected:i,format:t.format,
code:"invalid_type",continue:!1,input:g,inst:e});return}if(!Number.isSafeInteger(g)){g>0?y.issues.push({input:g,code:"to\
o_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e,origin:i,inclusive:!0,
continue:!t.abort}):y.issues.push({input:g,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be withi\
n the safe integer range.",inst:e,origin:i,inclusive:!0,continue:!t.abort});return}}g<c&&y.issues.push({origin:"number",
input:g,code:"too_small",minimum:c,inclusive:!0,inst:e,continue:!t.abort}),g>d&&y.issues.push({origin:"number",input:g,code:"\
too_big",maximum:d,inclusive:!0,inst:e,continue:!t.abort})}}),Vd=null,Xd=null,Yd=null,Jd=null,qd=null,uc=ie("$ZodCheckMi\
nLength",(e,t)=>{var o;Ze.init(e,t),(o=e._zod.def).when??(o.when=sc),e._zod.check=i=>{const c=i.value,d=c.length;if((typeof c==
"string"&&d>=t.minimum&&d<t.minimum*2?Ha(c):d)>=t.minimum)return;const g=Ga(c);i.issues.push({origin:g,code:"too_small",
minimum:t.minimum,inclusive:!0,input:c,inst:e,continue:!t.abort})}}),Qd=null,lc=ie("$ZodCheckStringFormat",(e,t)=>{var o,
i;Ze.init(e,t),t.pattern?(o=e._zod).check??(o.check=c=>{t.pattern.lastIndex=0,!t.pattern.test(c.value)&&c.issues.push({origin:"\
string",code:"invalid_format",format:t.format,input:c.value,...t.pattern?{pattern:t.pattern.toString()}:{},inst:e,continue:!t.
abort})}):(i=e._zod).check??(i.check=()=>{})}),dc=ie("$ZodCheckRegex",(e,t)=>{lc.init(e,t),e._zod.check=o=>{t.pattern.lastIndex=
0,!t.pattern.test(o.value)&&o.issues.push({origin:"string",code:"invalid_format",format:"regex",input:o.value,pattern:t.
pattern.toString(),inst:e,continue:!t.abort})}}),ef=null,tf=null,nf=null,of=null,rf=null;function sf(e,t,o){e.issues.length&&
t.issues.push(...util.prefixIssues(o,e.issues))}const af=null,cf=null,uf=null,fc=ie("$ZodCheckOverwrite",(e,t)=>{Ze.init(
e,t),e._zod.check=o=>{o.value=t.tx(o.value)}}),lf=/^[cC][0-9a-z]{6,}$/,df=/^[0-9a-z]+$/,ff=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,
pf=/^[0-9a-vA-V]{20}$/,hf=/^[A-Za-z0-9]{27}$/,mf=/^[a-zA-Z0-9_-]{21}$/;function gf(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}\
}$`)}const yf=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,_f=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/,
bf=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,$f=e=>e?new RegExp(`^([0-9a-fA-F]{8\
}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
vf=null,wf=null,kf=null,zf=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,
Zf=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
xf=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,
Sf=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u,Pf=null,Tf=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
pc=null;function Af(){return new RegExp(pc,"u")}const Ef=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
Cf=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
Mf=e=>{const t=util.escapeRegex(e??":");return new RegExp(`^(?:[0-9A-F]{2}${t}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${t}){5}[0\
-9a-f]{2}$`)},Of=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
If=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
Rf=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,Df=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
Nf=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/,
Ff=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/,Lf=/^https?$/,jf=/^\+[1-9]\d{6,14}$/,
Uf=/^\d(?:[ -]?\d){11,18}$/,Bf=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/,
Wf=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/,hc=null;function Kf(e){return new RegExp(`^${e}$`)}const Hf=null;function sn(e){
const t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:\
[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function Gf(e){
return new RegExp(`^${sn(e)}$`)}function Vf(e){const t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");const o=`${sn(
{precision:e.precision,seconds:!0})}(?:${t.join("|")})`,i=e.local?`${o}|${sn({precision:e.precision})}`:o;return new RegExp(
`^${hc}T(?:${i})$`)}const mc=/^[\s\S]{0,}$/,Xf=e=>{const t=e?`[\\s\\S]{${e?.minimum??0},${e?.maximum??""}}`:"[\\s\\S]*";
return new RegExp(`^${t}$`)},Yf=/^-?\d+n?$/,Jf=/^-?\d+$/,gc=/^-?\d+(?:\.\d+)?$/,qf=/^(?:true|false)$/i,Qf=/^null$/i,ep=/^undefined$/i,
tp=/^[^A-Z]*$/,np=/^[^a-z]*$/,op=/^[0-9a-fA-F]*$/;function rp(e,t){return new RegExp(`^[A-Za-z0-9+/]{${e}}${t}$`)}function ip(e){
return new RegExp(`^[A-Za-z0-9_-]{${e}}$`)}const sp=/^[0-9a-fA-F]{32}$/,ap=null,cp=null,up=/^[0-9a-fA-F]{40}$/,lp=null,dp=null,
fp=/^[0-9a-fA-F]{64}$/,pp=null,hp=null,mp=/^[0-9a-fA-F]{96}$/,gp=null,yp=null,_p=/^[0-9a-fA-F]{128}$/,bp=null,$p=null,yc={
major:4,minor:6,patch:7},be=ie("$ZodType",(e,t)=>{var o;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=
yc;const i=e._zod.def.checks,c=e._zod.traits.has("$ZodCheck")?[e,...i??[]]:i?.length?[...i]:[];for(const d of c)for(const y of d.
_zod.onattach)y(e);if(c.length===0)(o=e._zod).deferred??(o.deferred=[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{
const d=(g,z,w)=>{if(g.memo)return g;let C=ke(g),U;for(const N of z){if(N._zod.def.when){if(Wa(g)||!N._zod.def.when(g))continue}else if(C)
continue;const F=g.issues.length,ee=N._zod.check(g);if(ee instanceof Promise&&w?.async===!1)throw new Ee;if(U||ee instanceof
Promise)U=(U??Promise.resolve()).then(async()=>{await ee,g.issues.length!==F&&(nn(g.issues,F,e),C||(C=ke(g,F)))});else{if(g.
issues.length===F)continue;nn(g.issues,F,e),C||(C=ke(g,F))}}return U?U.then(()=>g):g},y=(g,z,w)=>{if(ke(g))return g.aborted=
!0,g;const C=d(z,c,w);if(C instanceof Promise){if(w.async===!1)throw new Ee;return C.then(U=>e._zod.parse(U,w))}return e.
_zod.parse(C,w)};e._zod.run=(g,z)=>{if(z.skipChecks)return e._zod.parse(g,z);if(z.direction==="backward"){const C=e._zod.
parse({value:g.value,issues:[]},{...z,skipChecks:!0});return C instanceof Promise?C.then(U=>y(U,g,z)):y(C,g,z)}const w=e.
_zod.parse(g,z);if(w instanceof Promise){if(z.async===!1)throw new Ee;return w.then(C=>d(C,c,z))}return d(w,c,z)}}},{get"\
~standard"(){return Ja(this,"~standard",bc(this))},set"~standard"(e){Te(this,"~standard",e)}}),Go=(e,t)=>e.issues.length?
{issues:e.issues.map(o=>je(o,t,Be()))}:{value:e.value};async function _c(e,t){const o={async:!0};return Go(await e._zod.
run({value:t,issues:[]},o),o)}function bc(e){return{validate:t=>{const o={async:!1};try{const i=e._zod.run({value:t,issues:[]},
o);if(!(i instanceof Promise))return Go(i,o)}catch{}return _c(e,t)},vendor:"zod",version:1}}const $c=ie("$ZodString",(e,t)=>{
be.init(e,t),e._zod.pattern=t.pattern??mc,e._zod.parse=(o,i)=>{if(t.coerce)try{o.value=String(o.value)}catch{}return typeof o.
value=="string"||o.issues.push({expected:"string",code:"invalid_type",input:o.value,inst:e}),o}}),vp=null,wp=null,kp=null,
zp=null,vc=1,an=2;function Vo(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):(new URL(e),
!0)}catch{return!1}}function Zp(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?Vo(e)||an:wc(e,t)}function wc(e,t){
if(!t.normalize&&t.protocol?.source===regexes.httpProtocol.source&&!/^https?:\/\//i.test(e))return vc;try{if(typeof URL<
"u"){const o=URL;if(typeof o.parse=="function")return o.parse(e)??an}return new URL(e)}catch{return an}}const kc=/[\t\n\r]/g;
function xp(e){return e.replace(kc,"")}function Sp(e,t){return t.lastIndex=0,t.test(e.hostname)}function Pp(e,t){return t.
lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}const Tp=null,Ap=null,Ep=null,Cp=null,Mp=null,
Op=null,Ip=null,Rp=null,Dp=null,Np=null,Fp=null,Lp=null,jp=null,zc=/^[0-9a-fA-F:.]+$/;function Zc(e){return zc.test(e)?Vo(
`http://[${e}]`):!1}const Up=null,Bp=null,Wp=null;function Kp(e){const t=e.split("/");if(t.length!==2)return!1;const[o,i]=t;
if(!i)return!1;const c=Number(i);return`${c}`!==i||c<0||c>128?!1:Zc(o)}const Hp=null;function xc(e){if(e==="")return!0;if(/\s/.
test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}const Gp=/^[0-9a-zA-Z+/]*={0,2}$/,Vp=null,Sc=/^[A-Za-z0-9_-]*$/;
function Xp(e){if(!Sc.test(e))return!1;const t=e.replace(/[-_]/g,i=>i==="-"?"+":"/"),o=t.padEnd(Math.ceil(t.length/4)*4,
"=");return xc(o)}const Yp=null,Jp=null,Pc=/[- ]/g;function Tc(e){let t=e.length,o=1,i=0;for(;t;){const c=e.charCodeAt(--t)-
48;o^=1,i+=o?[0,2,4,6,8,1,3,5,7,9][c]:c}return i%10===0}function qp(e){return regexes.creditCard.test(e)?Tc(e.replace(Pc,
"")):!1}const Qp=null;function Ac(e){let t=0;const o=e.length;for(let i=4;i<o;i++){const c=e.charCodeAt(i);t=(c>=65?t*100+
(c-55):t*10+(c-48))%97}for(let i=0;i<4;i++){const c=e.charCodeAt(i);t=(c>=65?t*100+(c-55):t*10+(c-48))%97}return t===1}function eh(e){
return regexes.iban.test(e)?Ac(e):!1}const th=null;function nh(e,t=null){try{const o=e.split(".");if(o.length!==3)return!1;
const[i]=o;if(!i)return!1;const c=JSON.parse(atob(i));return!("typ"in c&&c?.typ!=="JWT"||!c.alg||t&&(!("alg"in c)||c.alg!==
t))}catch{return!1}}const oh=null,rh=null,Xo=ie("$ZodNumber",(e,t)=>{be.init(e,t),e._zod.pattern=gc,e._zod.parse=(o,i)=>{
if(t.coerce)try{o.value=Number(o.value)}catch{}const c=o.value;if(typeof c=="number"&&!Number.isNaN(c)&&Number.isFinite(
c))return o;const d=typeof c=="number"?Number.isNaN(c)?"NaN":Number.isFinite(c)?void 0:String(c):void 0;return o.issues.
push({expected:"number",code:"invalid_type",input:c,inst:e,...d?{received:d}:{}}),o}}),Ec=ie("$ZodNumberFormat",(e,t)=>{
cc.init(e,t),Xo.init(e,t)}),ih=null,sh=null,ah=null,ch=null,uh=null,lh=null,dh=null,fh=null,Cc=ie("$ZodNever",(e,t)=>{be.
init(e,t),e._zod.parse=(o,i)=>(o.issues.push({expected:"never",code:"invalid_type",input:o.value,inst:e}),o)}),ph=null,hh=null;
function Mc(e,t){const o=Bo(e._zod.def.checks);if(!o.length)return;const i=Math.min(...o.map(d=>d[0])),c=e._zod.parse;e.
_zod.parse=(d,y)=>{const g=t(d.value);if(g>i&&!y?.skipChecks&&y?.direction!=="backward"){for(const[z,w]of Bo(e._zod.def.
checks))if(g>z&&w._zod.def.when(d)){const C=d.issues.length;return w._zod.check(d),d.issues[C].continue=!1,nn(d.issues,C,
e),d}}return c(d,y)}}const Oc=e=>Array.isArray(e)?e.length:-1,mh=e=>e instanceof Map?e.size:-1,gh=e=>e instanceof Set?e.
size:-1;function Yo(e,t,o){e.issues.length&&t.issues.push(...Uo(o,e.issues)),t.value[o]=e.value}const Ic=ie("$ZodArray",
(e,t)=>{be.init(e,t);const o=Ue.memoizer;o?.attach(e),e._zod.parse=(i,c)=>{const d=i.value;if(!Array.isArray(d))return i.
issues.push({expected:"array",code:"invalid_type",input:d,inst:e}),i;i.value=o?o.alloc(e,i,Array(d.length),c):Array(d.length);
const y=[],g=c?.abortEarly;for(let z=0;z<d.length;z++){const w=d[z],C=t.element._zod.run({value:w,issues:[]},c);if(C instanceof
Promise)y.push(C.then(U=>Yo(U,i,z)));else if(Yo(C,i,z),g&&C.issues.length!==0&&ke(C))break}return y.length?Promise.all(y).
then(()=>i):i},Mc(e,Oc)});function ft(e,t,o,i,c,d){const y=o in i,g=d==="optional";if(!(!y&&g&&c==="optional")){if(e.issues.
length){if(c!==void 0&&g&&!y)return;t.issues.push(...Uo(o,e.issues))}if(!y&&c===void 0){e.issues.length||t.issues.push({
code:"invalid_type",expected:"nonoptional",input:void 0,path:[o]});return}e.value===void 0?(y||c==="defaulted"&&!g)&&(t.
value[o]=void 0):t.value[o]=e.value}}const Rc=[];function Dc(e){const t=Object.keys(e.shape),o=Object.getOwnPropertySymbols(
e.shape),i=o.length?o:Rc,c=i.length?[...t,...i]:t;for(const y of c)if(!e.shape?.[y]?._zod?.traits?.has("$ZodType"))throw new Error(
`Invalid element at key "${String(y)}": expected a Zod schema`);const d=Lo(e.shape);return{...e,allKeys:c,symbolKeys:i,keySet:new Set(
t),numKeys:t.length,optionalKeys:new Set(d)}}function Nc(e,t,o,i,c,d,y){const g=[],z=c.keySet,w=c.catchall._zod,C=w.def.
type,U=w.optin,N=w.optout;let F=0;for(const ee in t){if(y&&o.issues.length!==F){if(ke(o,F))break;F=o.issues.length}if(z.
has(ee))continue;if(ee==="__proto__"){C==="never"&&g.push(ee);continue}if(C==="never"){g.push(ee);continue}const oe=w.run(
{value:t[ee],issues:[]},i);oe instanceof Promise?e.push(oe.then(pe=>ft(pe,o,ee,t,U,N))):ft(oe,o,ee,t,U,N)}return g.length&&
o.issues.push({code:"unrecognized_keys",keys:g,input:t,inst:d,continue:!0}),e.length?Promise.all(e).then(()=>o):o}const Fc=ie(
"$ZodObject",(e,t)=>{be.init(e,t);const o=Object.getOwnPropertyDescriptor(t,"shape"),i=o?.get?o.get.raw:t.shape??{};if(i){
const w=()=>{const C={...i};return Object.defineProperty(t,"shape",{value:C}),w.raw=C,C};w.raw=i,Object.defineProperty(t,
"shape",{get:w})}const c=P(()=>Dc(t));he(e,"propValues",w=>{const C=w.def.shape,U={};for(const N in C){const F=C[N]._zod;
if(F.values){Object.prototype.hasOwnProperty.call(U,N)||T(U,N,new Set);for(const ee of F.values)U[N].add(ee);F.optin!==void 0&&
U[N].add(void 0)}}return U});const d=X,y=t.catchall;let g;const z=Ue.memoizer;z?.attach(e),e._zod.parse=(w,C)=>{g??(g=c.
value);const U=w.value;if(!d(U))return w.issues.push({expected:"object",code:"invalid_type",input:U,inst:e}),w;w.value=z?
z.alloc(e,w,{},C):{};const N=[],F=g.shape,ee=C?.abortEarly;let oe=w.issues.length;for(const pe of g.allKeys){if(ee&&w.issues.
length!==oe){if(ke(w,oe))break;oe=w.issues.length}if(pe==="__proto__")continue;const ye=F[pe],xe=ye._zod.optin,zn=ye._zod.
optout,vt=ye._zod.run({value:U[pe],issues:[]},C);vt instanceof Promise?N.push(vt.then(Xe=>ft(Xe,w,pe,U,xe,zn))):ft(vt,w,
pe,U,xe,zn)}return y?Nc(N,U,w,C,c.value,e,ee===!0):N.length?Promise.all(N).then(()=>w):w}}),yh=null;function Jo(e,t,o,i){
for(const d of e)if(d.issues.length===0)return t.value=d.value,t;const c=e.filter(d=>!ke(d));return c.length===1?(t.value=
c[0].value,c[0]):(t.issues.push({code:"invalid_union",input:t.value,inst:o,errors:e.map(d=>d.issues.map(y=>je(y,i,Be())))}),
t)}const Lc=ie("$ZodUnion",(e,t)=>{be.init(e,t),he(e,"optin",i=>i.def.options.some(c=>c._zod.optin==="defaulted")?"defau\
lted":i.def.options.some(c=>c._zod.optin!==void 0)?"optional":void 0),he(e,"optout",i=>i.def.options.some(c=>c._zod.optout===
"optional")?"optional":void 0),he(e,"values",i=>{if(i.def.options.every(c=>c._zod.values))return new Set(i.def.options.flatMap(
c=>Array.from(c._zod.values)))}),he(e,"pattern",i=>{if(i.def.options.every(c=>c._zod.pattern)){const c=i.def.options.map(
d=>d._zod.pattern);return new RegExp(`^(${c.map(d=>D(d.source)).join("|")})$`)}});const o=t.options.length===1?t.options[0].
_zod.run:null;e._zod.parse=(i,c)=>{if(o)return o(i,c);let d=!1;const y=[];for(const g of t.options){const z=g._zod.run({
value:i.value,issues:[]},c);if(z instanceof Promise)y.push(z),d=!0;else{if(z.issues.length===0)return z;y.push(z)}}return d?
Promise.all(y).then(g=>Jo(g,i,e,c)):Jo(y,i,e,c)}});function _h(e,t,o,i){const c=[];for(let d=0;d<e.length;d++)e[d].issues.
length===0&&c.push(d);return c.length===1?(t.value=e[c[0]].value,t):(c.length===0?t.issues.push({code:"invalid_union",input:t.
value,inst:o,errors:e.map(d=>d.issues.map(y=>util.finalizeIssue(y,i,core.config())))}):t.issues.push({code:"invalid_unio\
n",input:t.value,inst:o,errors:[],inclusive:!1,matches:c}),t)}const bh=null;function $h(e,t){const o=e._zod;let i=o.bag.
optionsMap;i||(i=jc(o.def),o.bag.optionsMap=i);const c=i.get(t);if(c===null)throw new Error(`Ambiguous discriminator val\
ue "${String(t)}"`);return c}function jc(e){const t=new Map;for(const o of e.options){const i=o._zod.propValues?.[e.discriminator];
if(!i||i.size===0)throw new Error(`Invalid discriminated union option at index "${e.options.indexOf(o)}"`);for(const c of i)
if(t.has(c)){if(c!==void 0)throw new Error(`Duplicate discriminator value "${String(c)}"`);t.set(c,null)}else t.set(c,o)}
return t}const vh=null,wh=null;function cn(e,t){if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&
+e==+t)return{valid:!0,data:e};if(util.isPlainObject(e)&&util.isPlainObject(t)){const o=Object.keys(t),i=Object.keys(e).
filter(d=>o.indexOf(d)!==-1),c={...e,...t};Object.prototype.hasOwnProperty.call(c,"__proto__")&&delete c.__proto__;for(const d of i){
if(d==="__proto__")continue;const y=cn(e[d],t[d]);if(!y.valid)return{valid:!1,mergeErrorPath:[d,...y.mergeErrorPath]};c[d]=
y.data}return{valid:!0,data:c}}if(Array.isArray(e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};
const o=[];for(let i=0;i<e.length;i++){const c=e[i],d=t[i],y=cn(c,d);if(!y.valid)return{valid:!1,mergeErrorPath:[i,...y.
mergeErrorPath]};o.push(y.data)}return{valid:!0,data:o}}return{valid:!1,mergeErrorPath:[]}}function kh(e,t,o){const i=new Map;
let c;const d=new Map,y=(w,C)=>{let U;if(w.code==="unrecognized_keys"&&!w.path?.length)c??(c=w),U=w.keys;else if(w.code===
"invalid_key"&&w.origin==="record"&&w.path?.length===1){const N=String(w.path[0]);d.has(N)||d.set(N,w),U=[N]}else return!1;
for(const N of U)i.has(N)||i.set(N,{}),i.get(N)[C]=!0;return!0};for(const w of t.issues)y(w,"l")||e.issues.push(w);for(const w of o.
issues)y(w,"r")||e.issues.push(w);const g=[...i].filter(([,w])=>w.l&&w.r).map(([w])=>w);if(g.length){const w=c?g.filter(
C=>c.keys.includes(C)):[];w.length&&e.issues.push({...c,keys:w});for(const C of g)!w.includes(C)&&d.has(C)&&e.issues.push(
d.get(C))}const z=cn(t.value,o.value);if(!z.valid){if(util.aborted(e))return e;throw new Error(`Unmergable intersection.\
 Error path: ${JSON.stringify(z.mergeErrorPath)}`)}return e.value=z.data,e}const zh=null;function Zh(e,t){for(let o=e.length-
1;o>=0;o--)if(!(t==="optin"?e[o]._zod.optin!==void 0:e[o]._zod.optout==="optional"))return o+1;return 0}function xh(e,t,o){
e.issues.length&&t.issues.push(...util.prefixIssues(o,e.issues)),t.value[o]=e.value}function Sh(e,t,o,i,c){for(let d=0;d<
o.length;d++){const y=e[d],g=d<i.length;if(!g&&d>=c&&o[d]._zod.optin==="optional"){t.value.length=d;break}if(y.issues.length){
if(!g&&d>=c){t.value.length=d;break}t.issues.push(...util.prefixIssues(d,y.issues))}t.value[d]=y.value}for(let d=t.value.
length-1;d>=i.length&&(o[d]._zod.optout==="optional"&&t.value[d]===void 0);d--)t.value.length=d;return t}const Ph=null,Th=null;
function Ah(e,t,o,i,c,d,y){e.issues.length&&(util.propertyKeyTypes.has(typeof i)?o.issues.push(...util.prefixIssues(i,e.
issues)):o.issues.push({code:"invalid_key",origin:"map",input:c,inst:d,issues:e.issues.map(g=>util.finalizeIssue(g,y,core.
config()))})),t.issues.length&&(util.propertyKeyTypes.has(typeof i)?o.issues.push(...util.prefixIssues(i,t.issues)):o.issues.
push({origin:"map",code:"invalid_element",input:c,inst:d,key:i,issues:t.issues.map(g=>util.finalizeIssue(g,y,core.config()))})),
o.value.set(e.value,t.value)}const Eh=null;function Ch(e,t){e.issues.length&&t.issues.push(...e.issues),t.value.add(e.value)}
const Mh=null,Oh=null,Ih=null,Uc=ie("$ZodTransform",(e,t)=>{be.init(e,t),e._zod.optin="optional",Ue.memoizer?.guard(e),e.
_zod.parse=(o,i)=>{if(i.direction==="backward")throw new ic(e.constructor.name);const c=t.transform(o.value,o);if(i.async)
return(c instanceof Promise?c:Promise.resolve(c)).then(y=>(o.value=y,o));if(c instanceof Promise)throw new Ee;return o.value=
c,o}});function qo(e,t){return e.value=t.issues.length?void 0:t.value,e}const Bc=ie("$ZodOptional",(e,t)=>{be.init(e,t),
he(e,"optin",o=>o.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",he(e,"values",
o=>{const i=o.def.innerType._zod.values;return i?new Set([...i,void 0]):void 0}),he(e,"pattern",o=>{const i=o.def.innerType.
_zod.pattern;return i?new RegExp(`^(${D(i.source)})?$`):void 0}),e._zod.parse=(o,i)=>{if(o.value===void 0){if(t.innerType.
_zod.optin!=="defaulted")return o;const c=t.innerType._zod.run({value:o.value,issues:[]},i);return c instanceof Promise?
c.then(d=>qo(o,d)):qo(o,c)}return t.innerType._zod.run(o,i)}}),Rh=null,Dh=null,Nh=null;function Fh(e,t){return e.value===
void 0&&(e.value=t.defaultValue),e}const Lh=null,jh=null;function Uh(e,t){return!e.issues.length&&e.value===void 0&&e.issues.
push({code:"invalid_type",expected:"nonoptional",input:e.value,inst:t}),e}const Bh=null;function Wh(e,t,o,i){return t.issues.
length?(e.value=o.catchValue({...t,value:e.value,error:{issues:t.issues.map(c=>util.finalizeIssue(c,i,core.config()))},input:e.
value}),e):(e.value=t.value,t.memo&&(e.memo=!0),e)}const Kh=null,Hh=null,Wc=ie("$ZodPipe",(e,t)=>{be.init(e,t),he(e,"val\
ues",o=>o.def.in._zod.values),he(e,"optin",o=>o.def.in._zod.optin),he(e,"optout",o=>o.def.out._zod.optout),he(e,"propVal\
ues",o=>o.def.in._zod.propValues),e._zod.parse=(o,i)=>{if(i.direction==="backward"){const d=t.out._zod.run(o,i);return d instanceof
Promise?d.then(y=>pt(y,t.in,i)):pt(d,t.in,i)}const c=t.in._zod.run(o,i);return c instanceof Promise?c.then(d=>pt(d,t.out,
i)):pt(c,t.out,i)}});function pt(e,t,o){return e.issues.some(i=>i.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run(
{value:e.value,issues:e.issues},o)}const Gh=null;function Vh(e,t,o){if(e.issues.length)return e.aborted=!0,e;if((o.direction||
"forward")==="forward"){const c=t.transform(e.value,e);return c instanceof Promise?c.then(d=>ht(e,d,t.out,o)):ht(e,c,t.out,
o)}else{const c=t.reverseTransform(e.value,e);return c instanceof Promise?c.then(d=>ht(e,d,t.in,o)):ht(e,c,t.in,o)}}function ht(e,t,o,i){
return e.issues.length?(e.aborted=!0,e):o._zod.run({value:t,issues:e.issues},i)}const Xh=null,Yh=null;function Jh(e){return e.
memo||(e.value=Object.freeze(e.value)),e}function Kc(e){const t=e._zod.def;let o=t.pattern,i=!!t.format?.includes("int"),
c,d;for(const g of t.checks??[]){const z=g._zod.def;z.pattern&&(o=z.pattern),i||(i=!!z.format?.includes("int"));const w=z.
minimum??z.length,C=z.maximum??z.length;w!==void 0&&(c===void 0||w>c)&&(c=w),C!==void 0&&(d===void 0||C<d)&&(d=C)}if(o)return o.
source;if(c!==void 0&&d!==void 0&&c>d)return"(?!)";if(c!==void 0||d!==void 0)return regexes.string({minimum:c,maximum:d}).
source;const y=e._zod.pattern;return(i&&y===regexes.number?regexes.integer:y)?.source}function Qo(e){const t=e._zod.def,
o=e._zod.pattern?.source,i=t.innerType??e._zod.innerType;if(i){const c=i._zod.pattern?.source,d=Qo(i);return o&&c&&d&&d!==
c?o.replace(util.cleanRegex(c),()=>util.cleanRegex(d)):o}if(t.options){const c=t.options.map(Qo);if(c.every(Boolean))return`\
^(${c.map(d=>util.cleanRegex(d)).join("|")})$`}return Kc(e)}const qh=null,Qh=null,em=null,tm=null,nm=null;function om(e,t,o,i){
if(!e){const c={code:"custom",input:o,inst:i,path:[...i._zod.def.path??[]],continue:!i._zod.def.abort};i._zod.def.params&&
(c.params=i._zod.def.params),t.issues.push(util.issue(c))}}var er;const rm=null,im=null;class Hc{constructor(){this._map=
new WeakMap,this._idmap=new Map}add(t,...o){const i=o[0];return this._map.set(t,i),i&&typeof i=="object"&&"id"in i&&this.
_idmap.set(i.id,t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){const o=this._map.get(t);
return o&&typeof o=="object"&&"id"in o&&this._idmap.delete(o.id),this._map.delete(t),this}get(t){const o=t._zod.parent;if(o){
const i={...this.get(o)??{}};delete i.id;const c={...i,...this._map.get(t)};return Object.keys(c).length?c:void 0}return this.
_map.get(t)}has(t){return this._map.has(t)}}function Gc(){return new Hc}(er=globalThis).__zod_globalRegistry??(er.__zod_globalRegistry=
Gc());const mt=globalThis.__zod_globalRegistry;function gt(e){return e.checks&&(e.checks=[...e.checks]),e}function Vc(e,t){
return new e(gt({type:"string",...le(t)}))}function sm(e,t){return new e(gt({type:"string",coerce:!0,...util.normalizeParams(
t)}))}function am(e,t){return new e({type:"string",format:"email",check:"string_format",abort:!1,...util.normalizeParams(
t)})}function cm(e,t){return new e({type:"string",format:"guid",check:"string_format",abort:!1,...util.normalizeParams(t)})}
function um(e,t){return new e({type:"string",format:"uuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function lm(e,t){
return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...util.normalizeParams(t)})}function dm(e,t){
return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...util.normalizeParams(t)})}function fm(e,t){
return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v7",...util.normalizeParams(t)})}function pm(e,t){
return new e({type:"string",format:"url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function hm(e,t){return new e(
{type:"string",format:"emoji",check:"string_format",abort:!1,...util.normalizeParams(t)})}function mm(e,t){return new e(
{type:"string",format:"nanoid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function gm(e,t){return new e(
{type:"string",format:"cuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function ym(e,t){return new e({
type:"string",format:"cuid2",check:"string_format",abort:!1,...util.normalizeParams(t)})}function _m(e,t){return new e({
type:"string",format:"ulid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function bm(e,t){return new e({type:"\
string",format:"xid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function $m(e,t){return new e({type:"st\
ring",format:"ksuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function vm(e,t){return new e({type:"st\
ring",format:"ipv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function wm(e,t){return new e({type:"str\
ing",format:"ipv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function km(e,t){return new e({type:"stri\
ng",format:"mac",check:"string_format",abort:!1,...util.normalizeParams(t)})}function zm(e,t){return new e({type:"string",
format:"cidrv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Zm(e,t){return new e({type:"string",
format:"cidrv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function xm(e,t){return new e({type:"string",
format:"base64",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Sm(e,t){return new e({type:"string",
format:"base64url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Pm(e,t){return new e({type:"stri\
ng",format:"e164",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Tm(e,t){return new e({type:"strin\
g",format:"credit_card",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Am(e,t){return new e({type:"\
string",format:"iban",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Em(e,t){return new e({type:"s\
tring",format:"jwt",check:"string_format",abort:!1,...util.normalizeParams(t)})}const Cm={Any:null,Minute:-1,Second:0,Millisecond:3,
Microsecond:6};function Mm(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,
...util.normalizeParams(t)})}function Om(e,t){return new e({type:"string",format:"date",check:"string_format",...util.normalizeParams(
t)})}function Im(e,t){return new e({type:"string",format:"time",check:"string_format",precision:null,...util.normalizeParams(
t)})}function Rm(e,t){return new e({type:"string",format:"duration",check:"string_format",...util.normalizeParams(t)})}function Dm(e,t){
return new e(gt({type:"number",checks:[],...util.normalizeParams(t)}))}function Nm(e,t){return new e(gt({type:"number",coerce:!0,
checks:[],...util.normalizeParams(t)}))}function Xc(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"\
safeint",...le(t)})}function Fm(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float32",...util.
normalizeParams(t)})}function Lm(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float64",...util.
normalizeParams(t)})}function jm(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"int32",...util.
normalizeParams(t)})}function Um(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"uint32",...util.
normalizeParams(t)})}function Bm(e,t){return new e({type:"boolean",...util.normalizeParams(t)})}function Wm(e,t){return new e(
{type:"boolean",coerce:!0,...util.normalizeParams(t)})}function Km(e,t){return new e({type:"bigint",...util.normalizeParams(
t)})}function Hm(e,t){return new e({type:"bigint",coerce:!0,...util.normalizeParams(t)})}function Gm(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"int64",...util.normalizeParams(t)})}function Vm(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"uint64",...util.normalizeParams(t)})}function Xm(e,t){return new e(
{type:"symbol",...util.normalizeParams(t)})}function Ym(e,t){return new e({type:"undefined",...util.normalizeParams(t)})}
function Jm(e,t){return new e({type:"null",...util.normalizeParams(t)})}function qm(e){return new e({type:"any"})}function Qm(e){
return new e({type:"unknown"})}function Yc(e,t){return new e({type:"never",...le(t)})}function eg(e,t){return new e({type:"\
void",...util.normalizeParams(t)})}function tg(e,t){return new e({type:"date",...util.normalizeParams(t)})}function ng(e,t){
return new e({type:"date",coerce:!0,...util.normalizeParams(t)})}function og(e,t){return new e({type:"nan",...util.normalizeParams(
t)})}function Jc(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function qc(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!0})}
function Qc(e,t){return new checks.$ZodCheckGreaterThan({check:"greater_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function tr(e,t){return new ac({check:"greater_than",...le(t),value:e,inclusive:!0})}function rg(e){return Qc(0,e)}function ig(e){
return Jc(0,e)}function sg(e){return qc(0,e)}function ag(e){return tr(0,e)}function cg(e,t){return new checks.$ZodCheckMultipleOf(
{check:"multiple_of",...util.normalizeParams(t),value:e})}function ug(e,t){return new checks.$ZodCheckMaxSize({check:"ma\
x_size",...util.normalizeParams(t),maximum:e})}function lg(e,t){return new checks.$ZodCheckMinSize({check:"min_size",...util.
normalizeParams(t),minimum:e})}function dg(e,t){return new checks.$ZodCheckSizeEquals({check:"size_equals",...util.normalizeParams(
t),size:e})}function fg(e,t){return new checks.$ZodCheckMaxLength({check:"max_length",...util.normalizeParams(t),maximum:e})}
function eu(e,t){return new uc({check:"min_length",...le(t),minimum:e})}function pg(e,t){return new checks.$ZodCheckLengthEquals(
{check:"length_equals",...util.normalizeParams(t),length:e})}function tu(e,t){return new dc({check:"string_format",format:"\
regex",...le(t),pattern:e})}function hg(e){return new checks.$ZodCheckLowerCase({check:"string_format",format:"lowercase",
...util.normalizeParams(e)})}function mg(e){return new checks.$ZodCheckUpperCase({check:"string_format",format:"uppercas\
e",...util.normalizeParams(e)})}function gg(e,t){return new checks.$ZodCheckIncludes({check:"string_format",format:"incl\
udes",...util.normalizeParams(t),includes:e})}function yg(e,t){return new checks.$ZodCheckStartsWith({check:"string_form\
at",format:"starts_with",...util.normalizeParams(t),prefix:e})}function _g(e,t){return new checks.$ZodCheckEndsWith({check:"\
string_format",format:"ends_with",...util.normalizeParams(t),suffix:e})}function bg(e,t,o){return new checks.$ZodCheckProperty(
{check:"property",property:e,schema:t,...util.normalizeParams(o)})}function $g(e,t){return new checks.$ZodCheckProperties(
{check:"properties",shape:e,...util.normalizeParams(t)})}function vg(e,t){return new checks.$ZodCheckMimeType({check:"mi\
me_type",mime:e,...util.normalizeParams(t)})}function We(e){return new fc({check:"overwrite",tx:e})}function wg(e){return We(
t=>t.normalize(e))}function nu(){return We(e=>e.trim())}function kg(){return We(e=>e.toLowerCase())}function zg(){return We(
e=>e.toUpperCase())}function Zg(){return We(e=>util.slugify(e))}function xg(e,t,o){return new e({type:"array",element:t,
...util.normalizeParams(o)})}function Sg(e,t,o){return new e({type:"union",options:t,...util.normalizeParams(o)})}function Pg(e,t,o){
return new e({type:"union",options:t,inclusive:!1,...util.normalizeParams(o)})}function Tg(e,t,o,i){return new e({type:"\
union",options:o,discriminator:t,...util.normalizeParams(i)})}function Ag(e,t,o){return new e({type:"intersection",left:t,
right:o})}function Eg(e,t,o,i){const c=o instanceof schemas.$ZodType,d=c?i:o,y=c?o:null;return new e({type:"tuple",items:t,
rest:y,...util.normalizeParams(d)})}function Cg(e,t,o,i){return new e({type:"record",keyType:t,valueType:o,...util.normalizeParams(
i)})}function Mg(e,t,o,i){return new e({type:"map",keyType:t,valueType:o,...util.normalizeParams(i)})}function Og(e,t,o){
return new e({type:"set",valueType:t,...util.normalizeParams(o)})}function Ig(e,t,o){const i=Array.isArray(t)?Object.fromEntries(
t.map(c=>[c,c])):t;return new e({type:"enum",entries:i,...util.normalizeParams(o)})}function Rg(e,t,o){return new e({type:"\
enum",entries:t,...util.normalizeParams(o)})}function Dg(e,t,o){return new e({type:"literal",values:Array.isArray(t)?t:[
t],...util.normalizeParams(o)})}function Ng(e,t){return new e({type:"file",...util.normalizeParams(t)})}function Fg(e,t){
return new e({type:"transform",transform:t})}function Lg(e,t){return new e({type:"optional",innerType:t})}function jg(e,t){
return new e({type:"nullable",innerType:t})}function Ug(e,t,o){return new e({type:"default",innerType:t,get defaultValue(){
return typeof o=="function"?o():util.shallowClone(o)}})}function Bg(e,t,o){return new e({type:"nonoptional",innerType:t,
...util.normalizeParams(o)})}function Wg(e,t){return new e({type:"success",innerType:t})}function Kg(e,t,o){return new e(
{type:"catch",innerType:t,catchValue:typeof o=="function"?o:util.constantCatch(o)})}function Hg(e,t,o){return new e({type:"\
pipe",in:t,out:o})}function Gg(e,t){return new e({type:"readonly",innerType:t})}function Vg(e,t,o){return new e({type:"t\
emplate_literal",parts:t,...util.normalizeParams(o)})}function Xg(e,t){return new e({type:"lazy",getter:t})}function Yg(e,t){
return new e({type:"promise",innerType:t})}function Jg(e,t,o){const i=util.normalizeParams(o);return i.abort??(i.abort=!0),
new e({type:"custom",check:"custom",fn:t,...i})}function qg(e,t,o){return new e({type:"custom",check:"custom",fn:t,...util.
normalizeParams(o)})}function Qg(e,t){const o=ou(i=>(i.addIssue=c=>{if(typeof c=="string")i.issues.push(util.issue(c,i.value,
o._zod.def));else{const d=c;d.fatal&&(d.continue=!1),d.code??(d.code="custom"),"input"in d||(d.input=i.value),d.inst??(d.
inst=o),d.continue??(d.continue=!o._zod.def.abort),i.issues.push(util.issue(d))}},e(i.value,i)),t);return o}function ou(e,t){
const o=new checks.$ZodCheck({check:"custom",...util.normalizeParams(t)});return o._zod.check=e,o}function ru(e){const t=new Ze(
{check:"describe"});return t._zod.onattach=[o=>{const i=mt.get(o)??{};mt.add(o,{...i,description:e})}],t._zod.check=()=>{},
t}function iu(e){const t=new Ze({check:"meta"});return t._zod.onattach=[o=>{const i=mt.get(o)??{};mt.add(o,{...i,...e})}],
t._zod.check=()=>{},t}function ey(e,t){const o=util.normalizeParams(t);let i=o.truthy??["true","1","yes","on","y","enabl\
ed"],c=o.falsy??["false","0","no","off","n","disabled"];o.case!=="sensitive"&&(i=i.map(F=>typeof F=="string"?F.toLowerCase():
F),c=c.map(F=>typeof F=="string"?F.toLowerCase():F));const d=new Set(i),y=new Set(c),g=e.Codec??schemas.$ZodCodec,z=e.Boolean??
schemas.$ZodBoolean,w=e.String??schemas.$ZodString,C=new w({type:"string",error:o.error}),U=new z({type:"boolean",error:o.
error}),N=new g({type:"pipe",in:C,out:U,transform:((F,ee)=>{let oe=F;return o.case!=="sensitive"&&(oe=oe.toLowerCase()),
d.has(oe)?!0:y.has(oe)?!1:(ee.issues.push({code:"invalid_value",expected:"stringbool",values:[...d,...y],input:ee.value,
inst:N,continue:!1}),{})}),reverseTransform:((F,ee)=>F===!0?i[0]||"true":c[0]||"false"),error:o.error});return N._zod.bag.
truthy=i,N._zod.bag.falsy=c,N._zod.bag.case=o.case??"insensitive",N}function ty(e,t,o,i={}){const c=util.normalizeParams(
i),d={check:"string_format",type:"string",format:t,fn:typeof o=="function"?o:g=>o.test(g),...c};return o instanceof RegExp&&
(d.pattern=o),new e(d)}function su(){const e=this._zod;return e.message??(e.message=JSON.stringify(e.def,$,2)),e.message}
function au(e){this._zod.message=e}const cu={get:su,set:au,enumerable:!0,configurable:!0},un={value:void 0,enumerable:!1},
nr=new WeakSet([Object.prototype,Error.prototype]),or=(e,t)=>{e.name="$ZodError",un.value=t,Object.defineProperty(e,"iss\
ues",un),un.value=void 0,Object.defineProperty(e,"message",cu);const o=Object.getPrototypeOf(e);nr.has(o)||(nr.add(o),Object.
defineProperty(o,"toString",{configurable:!0,enumerable:!1,get(){const i=()=>this.message;return Object.defineProperty(this,
"toString",{value:i,configurable:!0,writable:!0}),i},set(i){Object.defineProperty(this,"toString",{value:i,configurable:!0,
writable:!0})}}))},ny=ie("$ZodError",or),me=ie("$ZodError",or,void 0,{Parent:Error});function uu(e,t,o){return Object.prototype.
hasOwnProperty.call(e,t)||(t==="__proto__"?Object.defineProperty(e,t,{value:o(),writable:!0,enumerable:!0,configurable:!0}):
e[t]=o()),e[t]}function oy(e,t=o=>o.message){const o={},i=[];for(const c of e.issues)c.path.length>0?uu(o,c.path[0],()=>[]).
push(t(c)):i.push(t(c));return{formErrors:i,fieldErrors:o}}function ry(e,t=o=>o.message){const o={_errors:[]},i=(c,d=[])=>{
for(const y of c.issues)if(y.code==="invalid_union"&&y.errors.length)y.errors.map(g=>i({issues:g},[...d,...y.path]));else if(y.
code==="invalid_key")i({issues:y.issues},[...d,...y.path]);else if(y.code==="invalid_element")i({issues:y.issues},[...d,
...y.path]);else{const g=[...d,...y.path];if(g.length===0)o._errors.push(t(y));else{let z=o,w=0;for(;w<g.length;){const C=g[w],
U=w===g.length-1;if(C==="_errors"){U&&z._errors.push(t(y)),w++;continue}Object.prototype.hasOwnProperty.call(z,C)||Object.
defineProperty(z,C,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});const N=z[C];U&&N._errors.push(t(y)),
z=N,w++}}}};return i(e),o}function iy(e,t=o=>o.message){const o={errors:[]},i=(c,d=[])=>{var y;for(const g of c.issues)if(g.
code==="invalid_union"&&g.errors.length)g.errors.map(z=>i({issues:z},[...d,...g.path]));else if(g.code==="invalid_key")i(
{issues:g.issues},[...d,...g.path]);else if(g.code==="invalid_element")i({issues:g.issues},[...d,...g.path]);else{const z=[
...d,...g.path];if(z.length===0){o.errors.push(t(g));continue}let w=o,C=0;for(;C<z.length;){const U=z[C],N=C===z.length-
1;typeof U=="string"?(w.properties??(w.properties={}),Object.prototype.hasOwnProperty.call(w.properties,U)||Object.defineProperty(
w.properties,U,{value:{errors:[]},enumerable:!0,writable:!0,configurable:!0}),w=w.properties[U]):(w.items??(w.items=[]),
(y=w.items)[U]??(y[U]={errors:[]}),w=w.items[U]),N&&w.errors.push(t(g)),C++}}};return i(e),o}function lu(e){const t=[],o=e.
map(i=>typeof i=="object"?i.key:i);for(const i of o)typeof i=="number"?t.push(`[${i}]`):typeof i=="symbol"?t.push(`[${JSON.
stringify(String(i))}]`):/[^\w$]/.test(i)?t.push(`[${JSON.stringify(i)}]`):(t.length&&t.push("."),t.push(i));return t.join(
"")}function sy(e){const t=[],o=[...e.issues].sort((i,c)=>(i.path??[]).length-(c.path??[]).length);for(const i of o)t.push(
`\u2716 ${i.message}`),i.path?.length&&t.push(`  \u2192 at ${lu(i.path)}`);return t.join(`
`)}function yt(e,t){return{callee:t?.callee??e,Err:t?.Err}}const ln=e=>{const t=(o,i,c,d)=>{const y=c?{...c,async:!1}:{async:!1},
g=o._zod.run({value:i,issues:[]},y);if(g instanceof Promise)throw new Ee;if(g.issues.length){const z=new(d?.Err??e)(g.issues.
map(w=>je(w,y,Be())));throw K(z,d?.callee??t),z}return g.value};return t},du=ln(me),dn=e=>{const t=async(o,i,c,d)=>{const y=c?
{...c,async:!0}:{async:!0};let g=o._zod.run({value:i,issues:[]},y);if(g instanceof Promise&&(g=await g),g.issues.length){
const z=new(d?.Err??e)(g.issues.map(w=>je(w,y,Be())));throw K(z,d?.callee??t),z}return g.value};return t},fu=dn(me),fn=e=>(t,o,i)=>{
const c=i?{...i,async:!1}:{async:!1},d=t._zod.run({value:o,issues:[]},c);if(d instanceof Promise)throw new Ee;return d.issues.
length?ir(e,d.issues,c):{success:!0,data:d.value}},rr=fn(me);function ir(e,t,o){let i;return{success:!1,get error(){return i||
(i=new e(t.map(c=>je(c,o,Be()))),t=void 0,o=void 0),i},set error(c){i=c,t=void 0,o=void 0}}}const pn=e=>async(t,o,i)=>{const c=i?
{...i,async:!0}:{async:!0};let d=t._zod.run({value:o,issues:[]},c);return d instanceof Promise&&(d=await d),d.issues.length?
ir(e,d.issues,c):{success:!0,data:d.value}},pu=pn(me),hu=null,mu=null,ay=((e,t,o)=>{const i=e._zod.bag.validator;if(i!==
void 0){if(i(t)!==hu)return!0;if(i.definite===!0&&o===void 0)return!1}return gu(e,t,o)});function gu(e,t,o){const i=o?{...o,
async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},c=e._zod.bag.fallbackRun;let d;if(c?(i[mu]=!0,d=c({value:t,issues:[]},i)):
d=e._zod.run({value:t,issues:[]},i),d instanceof Promise)throw new core.$ZodAsyncError;return d.issues.length===0}const cy=async(e,t,o)=>{
const i=o?{...o,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0};let c=e._zod.run({value:t,issues:[]},i);return c instanceof
Promise&&(c=await c),c.issues.length===0},ly=(e=>{const t=ln(e),o=(i,c,d,y)=>{const g=d?{...d,direction:"backward"}:{direction:"\
backward"};return t(i,c,g,yt(o,y))};return o})(me),fy=(e=>{const t=ln(e),o=(i,c,d,y)=>t(i,c,d,yt(o,y));return o})(me),hy=(e=>{
const t=dn(e),o=async(i,c,d,y)=>{const g=d?{...d,direction:"backward"}:{direction:"backward"};return await t(i,c,g,yt(o,
y))};return o})(me),gy=(e=>{const t=dn(e),o=async(i,c,d,y)=>await t(i,c,d,yt(o,y));return o})(me),_y=(e=>(t,o,i)=>{const c=i?
{...i,direction:"backward"}:{direction:"backward"};return fn(e)(t,o,c)})(me),$y=(e=>(t,o,i)=>fn(e)(t,o,i))(me),wy=(e=>async(t,o,i)=>{
const c=i?{...i,direction:"backward"}:{direction:"backward"};return pn(e)(t,o,c)})(me),zy=(e=>async(t,o,i)=>pn(e)(t,o,i))(
me),ve=ie("ZodMiniType",(e,t)=>{if(!e._zod)throw new Error("Uninitialized schema in ZodMiniType.");be.init(e,t),e.def=t,
e.type=t.type},{get with(){return this.check},set with(e){Te(this,"with",e)},parse(e,t){return du(this,e,t,{callee:this.
parse})},parseAsync(e,t){return fu(this,e,t,{callee:this.parseAsync})},safeParse(e,t){return rr(this,e,t)},safeParseAsync(e,t){
return pu(this,e,t)},check(...e){const t=this.def;return this.clone({...t,checks:[...t.checks??[],...e.map(o=>typeof o==
"function"?{_zod:{check:o,def:{check:"custom"},onattach:[]}}:o)]},{parent:!0})},clone(e,t){return ce(this,e,t)},brand(){
return this},register(e,t){return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(this,...t)}}),sr=ie("Z\
odMiniString",(e,t)=>{$c.init(e,t),ve.init(e,t)});function Ke(e){return Vc(sr,e)}const Zy=null,yu=null;function xy(e){return core.
_email(yu,e)}const _u=null;function Sy(e){return core._guid(_u,e)}const _t=null;function Py(e){return core._uuid(_t,e)}function Ty(e){
return core._uuidv4(_t,e)}function Ay(e){return core._uuidv6(_t,e)}function Ey(e){return core._uuidv7(_t,e)}const ar=null;
function Cy(e){return core._url(ar,e)}function My(e){return core._url(ar,{protocol:regexes.httpProtocol,hostname:regexes.
domain,...util.normalizeParams(e)})}const bu=null;function Oy(e){return core._emoji(bu,e)}const $u=null;function Iy(e){return core.
_nanoid($u,e)}const vu=null;function Ry(e){return core._cuid(vu,e)}const wu=null;function Dy(e){return core._cuid2(wu,e)}
const ku=null;function Ny(e){return core._ulid(ku,e)}const zu=null;function Fy(e){return core._xid(zu,e)}const Zu=null;function Ly(e){
return core._ksuid(Zu,e)}const xu=null;function jy(e){return core._ipv4(xu,e)}const Su=null;function Uy(e){return core._ipv6(
Su,e)}const Pu=null;function By(e){return core._cidrv4(Pu,e)}const Tu=null;function Wy(e){return core._cidrv6(Tu,e)}const Au=null;
function Ky(e){return core._mac(Au,e)}const Eu=null;function Hy(e){return core._base64(Eu,e)}const Cu=null;function Gy(e){
return core._base64url(Cu,e)}const Mu=null;function Vy(e){return core._e164(Mu,e)}const Ou=null;function Xy(e){return core.
_creditCard(Ou,e)}const Iu=null;function Yy(e){return core._iban(Iu,e)}const Ru=null;function Jy(e){return core._jwt(Ru,
e)}const He=null;function qy(e,t,o={}){return core._stringFormat(He,e,t,o)}function Qy(e){return core._stringFormat(He,"\
hostname",regexes.hostname,e)}function e_(e){return core._stringFormat(He,"hex",regexes.hex,e)}function t_(e){return core.
_stringFormat(He,"currency_code",regexes.currencyCode,e)}function n_(e,t){const o=t?.enc??"hex",i=`${e}_${o}`,c=core.regexes[i];
if(!c)throw new Error(`Unrecognized hash format: ${i}`);return core._stringFormat(He,i,c,t)}const cr=ie("ZodMiniNumber",
(e,t)=>{Xo.init(e,t),ve.init(e,t)});function Du(e){return core._number(cr,e)}const Ge=ie("ZodMiniNumberFormat",(e,t)=>{Ec.
init(e,t),cr.init(e,t)});function Nu(e){return Xc(Ge,e)}function o_(e){return core._float32(Ge,e)}function r_(e){return core.
_float64(Ge,e)}function i_(e){return core._int32(Ge,e)}function s_(e){return core._uint32(Ge,e)}const ur=null;function Fu(e){
return core._boolean(ur,e)}const Lu=null;function a_(e){return core._bigint(Lu,e)}const lr=null;function c_(e){return core.
_int64(lr,e)}function u_(e){return core._uint64(lr,e)}const ju=null;function l_(e){return core._symbol(ju,e)}const Uu=null;
function d_(e){return core._undefined(Uu,e)}const Bu=null;function Wu(e){return core._null(Bu,e)}const Ku=null;function f_(){
return core._any(Ku)}const Hu=null;function hn(){return core._unknown(Hu)}const Gu=ie("ZodMiniNever",(e,t)=>{Cc.init(e,t),
ve.init(e,t)});function Vu(e){return Yc(Gu,e)}const Xu=null;function p_(e){return core._void(Xu,e)}const Yu=null;function h_(e){
return core._date(Yu,e)}const Ju=ie("ZodMiniArray",(e,t)=>{Ic.init(e,t),ve.init(e,t)});function mn(e,t){return new Ju({type:"\
array",element:e,...le(t)})}function m_(e){const t=e._zod.def.shape;return al(Object.keys(t))}const gn=ie("ZodMiniObject",
(e,t)=>{Fc.init(e,t),ve.init(e,t),tc(e,"shape",o=>o._zod.def.shape,!1)});function g_(e,t){const o={type:"object",shape:e??
{},...util.normalizeParams(t)};return new gn(o)}function dr(e,t){return new gn({type:"object",shape:e,catchall:Vu(),...le(
t)})}function y_(e,t){return new gn({type:"object",shape:e,catchall:hn(),...util.normalizeParams(t)})}function __(e,t){return util.
extend(e,t)}function b_(e,t){return util.safeExtend(e,t)}function $_(e,t){return util.merge(e,t)}function v_(e,t){return util.
pick(e,t)}function w_(e,t){return util.omit(e,t)}function k_(e,t){const o=e._zod.def;if(o.type!=="tuple")return util.partial(
yn,e,t);if(o.checks?.length)throw new Error(".partial() cannot be used on tuple schemas containing refinements");return util.
clone(e,{...o,items:o.items.map(i=>new yn({type:"optional",innerType:i}))})}function z_(e,t){return util.partial(hr,e,t,
"exactPartial")}function Z_(e,t){return util.required(mr,e,t)}function x_(e,t){return e.clone(util.mergeDefs(e._zod.def,
{catchall:t}))}const qu=ie("ZodMiniUnion",(e,t)=>{Lc.init(e,t),ve.init(e,t)});function fr(e,t){return new qu({type:"unio\
n",options:e,...le(t)})}const Qu=null;function S_(e,t){return new Qu({type:"union",options:e,inclusive:!1,...util.normalizeParams(
t)})}const el=null;function P_(e,t,o){return new el({type:"union",options:t,discriminator:e,...util.normalizeParams(o)})}
const tl=null;function T_(e,t){return new tl({type:"intersection",left:e,right:t})}const nl=null;function ol(e,t,o){const i=t instanceof
core.$ZodType,c=i?o:t,d=i?t:null;return new nl({type:"tuple",items:e,rest:d,...util.normalizeParams(c)})}const bt=null;function rl(e,t,o){
return!t||!t._zod?new bt({type:"record",keyType:Ke(),valueType:e,...util.normalizeParams(t)}):new bt({type:"record",keyType:e,
valueType:t,...util.normalizeParams(o)})}function A_(e,t,o){return new bt({type:"record",keyType:e,valueType:t,...util.normalizeParams(
o),partial:!0})}function E_(e,t,o){return new bt({type:"record",keyType:e,valueType:t,mode:"loose",...util.normalizeParams(
o)})}const il=null;function C_(e,t,o){return new il({type:"map",keyType:e,valueType:t,...util.normalizeParams(o)})}const sl=null;
function M_(e,t){return new sl({type:"set",valueType:e,...util.normalizeParams(t)})}const pr=null;function al(e,t){const o=Array.
isArray(e)?Object.fromEntries(e.map(i=>[i,i])):e;return new pr({type:"enum",entries:o,...util.normalizeParams(t)})}function O_(e,t){
return new pr({type:"enum",entries:e,...util.normalizeParams(t)})}const cl=null;function I_(e,t){return new cl({type:"li\
teral",values:Array.isArray(e)?e:[e],...util.normalizeParams(t)})}const ul=null;function R_(e){return core._file(ul,e)}const ll=ie(
"ZodMiniTransform",(e,t)=>{Uc.init(e,t),ve.init(e,t)});function dl(e){return new ll({type:"transform",transform:e})}const yn=ie(
"ZodMiniOptional",(e,t)=>{Bc.init(e,t),ve.init(e,t)});function ge(e){return new yn({type:"optional",innerType:e})}const hr=null;
function D_(e){return new hr({type:"optional",innerType:e})}const fl=null;function pl(e){return new fl({type:"nullable",
innerType:e})}function N_(e){return ge(pl(e))}const hl=null;function F_(e,t){return new hl({type:"default",innerType:e,get defaultValue(){
return typeof t=="function"?t():util.shallowClone(t)}})}const ml=null;function L_(e,t){return new ml({type:"prefault",innerType:e,
get defaultValue(){return typeof t=="function"?t():util.shallowClone(t)}})}const mr=null;function j_(e,t){return new mr(
{type:"nonoptional",innerType:e,...util.normalizeParams(t)})}const gl=null;function U_(e){return new gl({type:"success",
innerType:e})}const yl=null;function B_(e,t){return new yl({type:"catch",innerType:e,catchValue:typeof t=="function"?t:core.
util.constantCatch(t)})}const _l=null;function W_(e){return core._nan(_l,e)}const bl=ie("ZodMiniPipe",(e,t)=>{Wc.init(e,
t),ve.init(e,t)});function $l(e,t){return new bl({type:"pipe",in:e,out:t})}const _n=null;function K_(e,t,o){return new _n(
{type:"pipe",in:e,out:t,transform:o.decode,reverseTransform:o.encode})}function H_(e){const t=e._zod.def;return new _n({
type:"pipe",in:t.out,out:t.in,transform:t.reverseTransform,reverseTransform:t.transform})}const vl=null;function G_(e){return new vl(
{type:"readonly",innerType:e})}const wl=null;function V_(e,t){return new wl({type:"template_literal",parts:e,...util.normalizeParams(
t)})}const kl=null;function zl(e){return new kl({type:"lazy",getter:e})}const Zl=null;function X_(e){return new Zl({type:"\
promise",innerType:e})}const gr=null;function xl(e,t){const o=new Ze({check:"custom",...le(t)});return o._zod.check=e,o}
function Sl(e,t){return core._custom(gr,e??(()=>!0),t)}function Y_(e,t={}){return core._refine(gr,e,t)}function J_(e,t){
return core._superRefine(e,t)}const q_=ru,Q_=iu;class eb{constructor(...t){}}function tb(e,t={}){const o=Sl(i=>i instanceof
e,t);return o._zod.bag.Class=e,o._zod.check=i=>{i.value instanceof e||i.issues.push({code:"invalid_type",expected:e.name,
input:i.value,inst:o,path:[...o._zod.def.path??[]]})},o}const nb=(...e)=>core._stringbool({Codec:_n,Boolean:ur,String:sr},
...e);function ob(){const e=zl(()=>fr([Ke(),Du(),Fu(),Wu(),mn(e),rl(Ke(),e)]));return e}const Pl=null;function rb(e){return new Pl(
{type:"function",input:Array.isArray(e?.input)?ol(e?.input):e?.input??mn(hn()),output:e?.output??hn()})}var Tl=s(50),Ve=s(
8925),bn=s(642),$t=s(2542);function $n(e,t){return Ke({error:({input:i})=>i===void 0?`is missing; add ${e}`:vn(e,i)}).check(
nu(),xl(({value:i,issues:c})=>{const d=t(i);"message"in d&&c.push({code:"custom",message:d.message,input:i})}))}function vn(e,t){
const o=e==="text";if(t===null)return`has no value; use ${e}${o?" (in quotes if it begins with `#`)":""}`;const i=typeof t==
"number"||typeof t=="boolean";return`is ${yr(t)}${o&&i?", not text; put it in quotes":`; use ${e}`}`}function yr(e){return e===
null?"null":Array.isArray(e)?"a list":{string:"text",number:"a number",boolean:"a boolean"}[typeof e]??"a mapping"}const wn=e=>({
error:({code:t,input:o})=>t==="invalid_type"?vn(e,o):void 0}),Ce=$n("text",bn.GT),_r=$n("an https URL",$t.QP.icon_url),br=$n(
"an http or https URL",$t.QP.landing_url),Al=mn(dr({text:Ce,url:br},wn("a mapping of `text` and `url`")),wn("a list of {\
text, url}")).check(eu(1,"is an empty list; write at least one button, or leave it out")),$r="whole seconds (3600) or a \
duration (12h)",kn=({input:e})=>{if(typeof e=="number")return`is ${e}; use ${$r}`;const t=typeof e=="string"?(0,bn.p0)(e.
trim()):void 0;return t&&"message"in t?t.message:vn($r,e)},El=Ke().check(tu(/^\s*[0-9]+[smhdw]?\s*$/,{error:kn,abort:!0})),
Cl=$l(fr([Nu().check(tr(0,{error:kn,abort:!0})),El],{error:kn}),dl((e,{issues:t})=>{const o=typeof e=="number"?{value:e}:
(0,bn.p0)(e.trim());return"value"in o?o.value:(t.push({code:"custom",message:o.message,input:e}),oc)})),Ml=dr({title:ge(
Ce),message:ge(Ce),icon_url:ge(_r),banner_url:ge(_r),landing_url:ge(br),actions:ge(Al),utm_source:ge(Ce),utm_medium:ge(Ce),
utm_campaign:ge(Ce),ttl:ge(Cl)},wn("a mapping of notification fields"));function Ol(e,{value:t,positionOf:o,problems:i}){
const c=(F,ee)=>(0,Ve.CC)(e,ee,{path:F,position:o(F)}),d=vr(t);if(d===void 0)return{fields:{},problems:[...i,c(["actions"],
"has too many elements to check; write fewer")]};if(d.success&&i.length===0)return{fields:d.data,problems:[]};const y=new Set(
i.map(({path:F=[]})=>(0,Ve.LF)(F))),z=(d.error?.issues??[]).filter(({path:F})=>!y.has((0,Ve.LF)(F))).flatMap(({path:F,message:ee,
...oe})=>oe.code==="unrecognized_keys"?oe.keys.map(pe=>({path:[...F,pe]})):[{path:F,message:ee}]),w=(0,Ve.Kc)(e,z,({path:F,
message:ee=Il(F)})=>c(F,ee)),C=[...i,...w].sort(Ve.rg),U=new Set([...i,...z].map(({path:F})=>F?.[0])),N=Object.entries(t??
{}).filter(([F])=>!U.has(F));return{fields:vr(Object.fromEntries(N))?.data??{},problems:C}}function Il(e){if(e.length>1)
return"is not part of a button; a button has only `text` and `url`";if(e[0]==="target")return"cannot be set in a payload\
 file; set the input `target` in the workflow";const t=(0,Tl.d)(String(e[0]),$t.pi);return`is not a field of a notificat\
ion; ${t?`did you mean \`${t}\`?`:`the fields are ${$t.pi.join(", ")}.`} For other fields of your service, use the input\
 \`extra-fields\``}function vr(e){try{return rr(Ml,e)}catch(t){if(t instanceof RangeError)return;throw t}}}),8758:((n,r,s)=>{
s.d(r,{readActions:()=>m,s:()=>h});var a=s(8925),u=s(8992),l=s(2542),f=s(9715),p=s(3924);async function m($,S){const P={
input:"actions"},M=await(0,p.h)($,P,S);if(!("value"in M))return{fields:{},problems:M.problems};const{fields:D,problems:H}=(0,f.
L5)(P,{value:{actions:M.value},positionOf:V=>M.positionOf(V.slice(1)),problems:M.problems.map(V=>({...V,path:["actions",
...V.path??[]]}))});return{fields:D,problems:H.map(V=>({...V,path:V.path?.slice(1)}))}}const _=new Set([...l.pi.map(l.wg),
"target"]);async function h($,S){const P={input:"extra-fields"},M=await(0,p.h)($,P,S),{problems:D}=M;if(!("value"in M))return{
fields:{},problems:D};if(!(0,u.Gv)(M.value))return D.push((0,a.CC)(P,"is not a mapping; write fields as `name: value`")),
{fields:{},problems:D};for(const H of Object.keys(M.value)){const V=H.replaceAll("_","-").toLowerCase(),O={path:[H],position:M.
positionOf([H])};_.has(V)&&D.push((0,a.CC)(P,`has its own input, \`${V}\`; use that`,O))}return{fields:D.length>0?{}:M.value,
problems:D}}}),3924:((n,r,s)=>{s.d(r,{h:()=>h});var a=s(8925),u=s(8359),l=s(642),f=s(8992);const p=/^( *(?:- +)*)([\w$-]{1,40}):(?:[ \t]+(\S?)|$)/;
function m(A){const v=p.exec(A);if(!v)return;const[,E="",R="",Q=""]=v;return{indentation:E,key:R,hasValue:Q!==""}}function _(A,v){
const E=A.split(/\r?\n/,v+1);for(const R of[v,v+1]){const Q=m(E[R-1]??"");if(!Q||Q.indentation.includes("-"))continue;const b=Q.
indentation.length+1,L=E.slice(0,R-1).flatMap(Z=>m(Z)??[]).at(-1);if(!(!L?.hasValue||L.indentation.length+1===b))return{
key:Q.key,above:L.key,position:{line:R,column:b}}}}async function h(A,v,E){const R=ne=>(0,u.kU)({[v.input]:ne},E,v.file),
Q=R(A);if(Q.length>0)return{problems:Q};const b=await s.e(815).then(s.t.bind(s,8815,19)),x=new b.LineCounter,[L,Z]=b.parseAllDocuments(
A,{version:"1.2",lineCounter:x,stringKeys:!0,uniqueKeys:!1,prettyErrors:!1,logLevel:"silent"}),I=ne=>{const{line:re,col:ce}=x.
linePos(ne);return{line:re,column:ce}};if(!L)return{value:null,positionOf:()=>{},problems:[]};const{contents:k,errors:j,
warnings:Y}=L,K=v.file===void 0||b.isMap(k),X=({message:ne})=>K?` (${(0,f.$Q)(ne.replace(/(: |\n).*/s,""))})`:"",J=v.file===
void 0?"invalid-input":"unreadable-file",[B]=j;if(B)return{problems:[(0,a.CC)(v,...ue(B))]};if(L.directives?.yaml.version===
"1.1")return{problems:[(0,a.CC)(v,"is YAML 1.1; remove the line `%YAML 1.1`, so that it is read as YAML 1.2",{position:I(
A.indexOf("%YAML")),reason:J})]};const G=[],te=(ne,re,ce,le=!1)=>G.push((0,a.CC)(v,ne,{path:ce,position:I(re),...le&&{reason:J}}));
Z&&te("contains more than one YAML document; write only one",Z.range[0],[]);const ae=new D(b,K?te:()=>{},v.file!==void 0);
try{const ne=ae.read(k),[re]=Y;re&&G.length===0&&te(`is not plain YAML${X(re)}`,re.pos[0],[]);const ce=R([ne,ae.quotable]);
return ce.length>0?{problems:ce}:G.some(le=>le.reason==="unreadable-file")?{problems:G}:H(ne,$)?{problems:[...G,(0,a.CC)(
v,S)]}:{value:ne,positionOf:ae.positionsIn(k,I),problems:G}}catch(ne){if(!(ne instanceof RangeError))throw ne;const re=R(
ae.quotable);return{problems:re.length>0?re:[...G,(0,a.CC)(v,P)]}}function ue(ne){const[re]=ne.pos;if(ne.code==="RESOURC\
E_EXHAUSTION")return[P,{position:I(re),reason:J}];const ce=K?_(A,I(re).line):void 0;if(ce)return[`has wrong indentation:\
 \`${ce.key}\` must align with \`${ce.above}\``,{position:ce.position,reason:J}];const le=A.slice(0,re).trimEnd(),en=le.
lastIndexOf(" ")+1;if(le[en]==="*")return[`is neither YAML nor JSON; ${M}`,{position:I(en),reason:J}];const tn=O[ne.code]??
"check the indentation, and put text that contains `: ` or `#` in quotes";return[`is neither YAML nor JSON${X(ne)}; ${tn}`,
{position:I(re),reason:J}]}}const $=65536,S="is larger than 64 KiB as JSON, with its aliases expanded; make it smaller",
P="is nested too deeply; use fewer levels",M="put text that begins with `*` in quotes";class D{quotable=[];yaml;refuse;isFile;path=[];anchors=new Map;targets=new Map;constructor(v,E,R){
this.yaml=v,this.refuse=E,this.isFile=R}read(v){const{yaml:E}=this;if(!E.isNode(v))return null;if(E.isAlias(v))return this.
readAlias(v);this.refuseTag(v);const R={node:v,value:void 0,isRead:!1};return v.anchor!==void 0&&this.anchors.set(v.anchor,
R),R.value=this.readValue(v),R.isRead=!0,R.value}readValue(v){const{yaml:E}=this;if(E.isSeq(v))return v.items.map((x,L)=>this.
readInside(L,x));if(E.isMap(v))return this.readMap(v);const{value:R,source:Q}=v,b=typeof R=="number"?T(R,this.isFile?Q:void 0):
void 0;return b&&this.refuseNode(`is ${(0,f.$Q)(Q??String(R))}, ${b}`,v),R}readMap(v){const E=new Map;for(const{key:R,value:Q}of v.
items){const b=V(R);if(this.quotable.push(b),E.has(b)){const x=(R.range??v.range)?.[0]??0;this.refuse("is there twice; w\
rite each key once",x,[...this.path,b],!0)}E.set(b,this.readInside(b,Q))}return Object.fromEntries(E)}readInside(v,E){this.
path.push(v);const R=this.read(E);return this.path.pop(),R}readAlias(v){const{source:E}=v,R=this.anchors.get(E);if(this.
quotable.push(E),R?.isRead)return this.targets.set(v,R.node),R.value;const Q=(0,f.$Q)(E),b=R?`contains itself, by the al\
ias \`*${Q}\`; remove it`:`is the alias \`*${Q}\`, but there is no \`&${Q}\` before it; ${M}`;return this.refuseNode(b,v),
null}refuseTag({tag:v,range:E}){!v||W.test(v)||(this.quotable.push(v),this.refuse(`has the tag ${(0,f.$Q)(v)}, which is \
not supported; remove it`,E?.[0]??0,[...this.path]))}refuseNode(v,{range:E}){this.refuse(v,E?.[0]??0,[...this.path])}positionsIn(v,E){
const{yaml:R,targets:Q}=this,b=new Map,x=L=>{const Z=b.get(L)??new Map(L.items.map(I=>[V(I.key),I]));return b.set(L,Z),Z};
return L=>{let Z=v,I=R.isNode(Z)?Z.range?.[0]:void 0;for(const k of L){R.isAlias(Z)&&(Z=Q.get(Z));const j=R.isMap(Z)?x(Z).
get(String(k)):void 0;if(R.isMap(Z))Z=j?.value;else if(R.isSeq(Z))Z=Z.items[Number(k)];else break;if(!R.isNode(Z)||!Z.range)
continue;I=Z.range[0];const Y=R.isNode(j?.key)?j.key.range?.[0]:void 0;Y!==void 0&&E(Y).line<E(I).line&&(I=Y)}return I===
void 0?void 0:E(I)}}}function H(A,v){let E=0;const R=b=>{E+=Buffer.byteLength(JSON.stringify(b))},Q=[A];for(;Q.length>0&&
E<=v;){const b=Q.pop();if(typeof b!="object"||b===null){R(b);continue}const x=Object.entries(b);E+=Math.max(2,x.length+1);
for(const[L,Z]of x)Array.isArray(b)||(R(L),E+=1),Q.push(Z)}return E>v}const V=A=>String(A?.value??A),O={BAD_INDENT:"chec\
k the indentation, and that every bracket is closed",BAD_SCALAR_START:"put text that begins like this in quotes",MISSING_CHAR:"\
close every quotation mark and bracket",TAB_AS_INDENT:"indent with spaces, not with tabs"},W=/^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;
function T(A,v=""){const E=(0,l.XM)(v);if(E!==void 0)return`which YAML reads as ${A}${(0,l.yi)(E)}`;if(!Number.isFinite(
A))return"which JSON cannot represent";if(Number.isInteger(A)&&!Number.isSafeInteger(A))return"which is outside the rang\
e in which JSON keeps whole numbers exactly (\xB1(2^53-1)); put it in quotes if it is text"}}),3916:((n,r,s)=>{s.d(r,{HR:()=>u,
Yq:()=>p,h_:()=>l,q0:()=>f});const a="start a new run (a re-run uses the original workflow file)";class u extends Error{reason;title;hint;constructor($){
super($.message,$.cause===void 0?void 0:{cause:$.cause}),this.name="Failure",this.reason=$.reason,this.title=$.title,this.
hint=$.hint}}function l(h){return h instanceof u?h:new u({reason:"internal-error",title:"Internal error",message:`The ac\
tion itself failed: ${f(h)}.`,hint:"Please report this with the log of the run.",cause:h})}function f(h){if(!(h instanceof
Error))return String(h);const $=h.code;if($==="ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at thi\
s port";if($==="ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")return"the server requires a client certificate, which this a\
ction cannot present";const{reason:S}=h;if(typeof $=="string"&&$.startsWith("ERR_SSL_")&&typeof S=="string")return`${$}:\
 ${S}`;const P=(h.message||h.name).replace(/; if the root CA is .*|\s+/gs," ").trim(),M=typeof $=="string"&&!P.includes(
$)?`${$}: ${P}`:P,D=h instanceof AggregateError?h.errors.map(f).join("; "):"",H=D&&D!==M?`${M} (${D})`:M;return h.cause===
void 0?H:`${H}: ${f(h.cause)}`}function p(h,$=m(h)){return new u({reason:"cancelled",title:`${h} failed`,message:$,hint:_})}
const m=h=>h==="Sending"?"The run was cancelled before the service received the request.":`The run was cancelled while ${h.
charAt(0).toLowerCase()}${h.slice(1)}.`,_="If you did not mean to cancel it, run it again."}),50:((n,r,s)=>{s.d(r,{d:()=>f});
var a=s(7785);const u=2,l=p=>p.toLowerCase().replace(/[-_]/g,"");function f(p,m){const _=new Map(m.map(S=>[S,(0,a.A)(l(S),
l(p))])),h=([S,P])=>P<=Math.min(u,Math.floor(S.length/2)),[$]=[..._].filter(h).sort(([,S],[,P])=>S-P);return $?.[0]}}),8925:((n,r,s)=>{
s.d(r,{CC:()=>l,Kc:()=>V,LF:()=>m,LT:()=>h,_k:()=>O,fI:()=>$,rg:()=>f});var a=s(3916),u=s(8992);function l(T,A,v={}){return{
...typeof T=="string"?{input:T}:T,message:A,reason:"invalid-input",...v}}function f({position:T},{position:A}){return T?
A?T.line-A.line||T.column-A.column:-1:A?1:0}const p=100;function m(T){const A=T.slice(0,p).map((v,E)=>{if(typeof v=="num\
ber")return`[${v}]`;const R=(0,u.$Q)(String(v)).replace(u.Qi,"\uFFFD");return E>0?`.${R}`:R});return(0,u.$Q)(A.join(""))}
const _=T=>T.endsWith("?")?T:`${T}.`;function h(T,A,v,E=""){return`${T.length>0?`\`${m(T)}\``:A}${E}${v.startsWith('"')?
":":""} ${_(v)}`}function $(T){const{input:A,otherInputs:v=[],file:E,path:R=[],position:Q,message:b}=T,x=Q&&`line ${Q.line}\
, column ${Q.column}`;if(E!==void 0){const j=x?`${E}, ${x}`:E;return`${A}: ${j}: ${h(R,"the file",b)}`}const L=x?` (${x}\
)`:"",Z=typeof R[0]=="number";if(R.length>0&&!Z)return`${A}: ${h(R,"",b,L)}`;const I=Z?m([A,...R]):A;return b.startsWith(
'"')?`${I}${L}: ${_(b)}`:`${Z?`\`${I}\``:S([I,...v])}${L} ${_(b)}`}function S(T){const A=T.map(E=>`\`${E}\``),v=A.pop()??
"";return A.length===0?v:`${A.join(", ")} and ${v}`}function P(T){const A=T.every(E=>E.reason==="unreadable-file"),v=A?"\
unreadable-file":"invalid-input";return new Failure({reason:v,title:A?"Unreadable file":"Invalid input",message:W(T.map(
$),O(T)),hint:D(T)})}const M=new Set(["base-url","api-token"]);function D(T){const A=O(T)===1?"Correct it":"Correct what\
 is listed";return T.every(({input:v})=>M.has(v))?`${A}. If you changed a secret or variable, re-run the failed job. If \
you changed the workflow, ${startNewRun}.`:`${A}, then ${startNewRun}.`}const H=100;function V(T,A,v){const E=O(A.slice(
H)),R=A.slice(0,H).map(v);return E===0?R:[...R,l(T,`has ${E} more problems`,{count:E})]}const O=T=>T.reduce((A,{count:v=1})=>A+
v,0);function W(T,A=T.length,v="problems"){if(T.length===1)return T.join("");const E=T.slice(0,H).map(R=>`- ${R}`);return A>
E.length&&E.push(`- and ${A-E.length} more`),`${A} ${v}:
${E.join(`
`)}`}}),8359:((n,r,s)=>{s.d(r,{gE:()=>x,ue:()=>Z,kU:()=>L,_y:()=>v});var a=s(8925);const u=[{escapes:/\\u[\da-fA-F]{4}|\\[bfnrt]|\\[^a-zA-Z\d]/g,
broken:/\\(?:u[\da-fA-F]{0,3})?$/},{escapes:/%[\da-fA-F]{2}/g,broken:/%[\da-fA-F]?$/},{escapes:/&#[xX][\da-fA-F]+;|&#\d+;|&[a-zA-Z]+;/g,
broken:/&(?:#[xX][\da-fA-F]*|#\d*|[a-zA-Z]*)$/}],l={escapes:new RegExp(u.map(({escapes:k})=>k.source).join("|"),"g"),broken:new RegExp(
u.map(({broken:k})=>k.source).join("|"))},f=[...u,l],p=/[\\%&]/,_={escapes:/[\r\n]\s*/g,broken:/(?!)/};function h(k){if(/^[\r\n]/.
test(k))return"";if(/^&[^#]/.test(k))return S.get(k.slice(1,-1))??k;if(/^\\[^u]/s.test(k))return $[k.slice(1)]??k.slice(
1);const j=Number(k.replace(/^(%|\\u|&#[xX])/,"0x").replace(/^&#|;$/g,""));return j<=65535?String.fromCharCode(j):k}const $={
b:"\b",f:"\f",n:`
`,r:"\r",t:"	"},S=new Map(Object.entries({excl:"!",quot:'"',QUOT:'"',num:"#",dollar:"$",percnt:"%",amp:"&",AMP:"&",apos:"\
'",lpar:"(",rpar:")",ast:"*",midast:"*",plus:"+",comma:",",period:".",sol:"/",colon:":",semi:";",lt:"<",LT:"<",equals:"=",
gt:">",GT:">",quest:"?",commat:"@",lsqb:"[",lbrack:"[",bsol:"\\",rsqb:"]",rbrack:"]",Hat:"^",lowbar:"_",UnderBar:"_",grave:"\
`",DiacriticalGrave:"`",lcub:"{",lbrace:"{",verbar:"|",vert:"|",VerticalLine:"|",rcub:"}",rbrace:"}"}));function P(k,j,Y){
let K=0;const X=k.text.replace(j.escapes,(G,te)=>(K=te+G.length,h(G))),J=Y?j.broken.exec(k.text.slice(K))?.[0]??"":"";if(K===
0&&J==="")return k;let B;return{text:X.slice(0,X.length-J.length),inGiven:({start:G,end:te})=>{B??=M(k.text,j.escapes);const{
starts:ae,ends:ue}=B;return k.inGiven({start:ae[G]??0,end:ue[te-1]??Number.POSITIVE_INFINITY})}}}function M(k,j){const Y=[],
K=[];let X=0;const J=B=>{Y.push(X),K.push(B),X=B};for(const{0:B,index:G}of k.matchAll(j)){const te=h(B);for(;X<G;)J(X+1);
te===""?X+=B.length:te!==B&&J(G+B.length)}for(;X<k.length;)J(X+1);return{starts:Y,ends:K}}const D=4;function H(k){return[
0,1,2].flatMap(j=>{const Y=Buffer.from("\0".repeat(j)+k),K=Y.toString("base64").slice(Math.ceil(j*8/6),Math.floor(Y.length*
8/6)),X=K.replaceAll("+","-").replaceAll("/","_"),J={before:j>0,after:Y.length%3>0};return[...new Set([K,X])].map(B=>({text:B,
minLength:B.length,sharesBits:J}))})}function V(k,j,Y){const K={text:j,inGiven:({start:B,end:G})=>({start:B,end:Math.min(
G,j.length)})},X=O(K,k,Y);if(!p.test(j))return X;const J=f.flatMap(B=>{const G=P(K,B,Y);return G===K?[]:O(G,k,Y,B)});return[
...X,...J]}function O(k,j,Y,K){const X=P(k,_,Y);return j.flatMap(({text:J,name:B,base64:G})=>{const te=K?J.replace(K.escapes,
h):J,ue=[...new Set([J,te])].flatMap(re=>W({text:re,minLength:J.length},k,Y)),ne=G.flatMap(re=>W(re,X,Y));return[...ue,...ne].
map(re=>({...re,name:B}))})}function W(k,j,Y){const{text:K}=j,{length:X}=k.text,J=K.indexOf(k.text);if(J<0&&!Y)return[];
const B=J<0?Math.max(0,K.length-X):J,{ends:G,matchedAtEnd:te}=A(k.text,K,B),ae=[];for(const ue of G){const{start:ne,end:re}=T(
k,j,ue-X,ue),ce=ae.at(-1);re-ne<k.minLength||(ce&&ne<ce.end?ce.end=re:ae.push({start:ne,end:re}))}if(Y&&te>0){const ue=T(
k,j,K.length-te,Number.POSITIVE_INFINITY),ne=k.sharesBits?te:ue.end-ue.start,re=Math.min(D,X-1);ne>=re&&ae.push(ue)}return ae}
function T({sharesBits:k},{text:j,inGiven:Y},K,X){const J=te=>/[\w+/-]/.test(j.charAt(te)),B=k?.before&&J(K-1)?K-1:K;let G=k?.
after&&J(X)?X+1:X;for(;k&&G<X+3&&j[G]==="=";)G++;return Y({start:B,end:G})}function A(k,j,Y){const K=[0,0],X=(G,te)=>{let ae=G;
for(;ae>0&&k[ae]!==te;)ae=K[ae]??0;return k[ae]===te?ae+1:ae};for(let G=1;G<k.length;G++)K.push(X(K[G]??0,k[G]));const J=[];
let B=0;for(let G=Y;G<j.length;G++)B=X(B,j[G]),B===k.length&&J.push(G+1);return{ends:J,matchedAtEnd:B===k.length?0:B}}const v=[
"api-token","github-token"],E="the API token",R="the GitHub token",Q="***",b=8;function x(k){const{apiToken:j,githubToken:Y="",
others:K=[]}=k,X=new Map(K.map(B=>[B,void 0]));X.set(Y,R).set(j,E),X.delete("");const J=[...X].map(([B,G])=>B.length<b?{
text:B,base64:[]}:{text:B,name:G,base64:H(B)});return{find:B=>{if(B.length<b)return;const G=V(J,B,!1).map(({name:te})=>te);
return[E,R].find(te=>G.includes(te))},redact:(B,G=!1)=>{const te=V(J,B,G).sort((ne,re)=>ne.start-re.start);let ae="",ue=0;
for(const{start:ne,end:re}of te)ne>=ue&&(ae+=B.slice(ue,ne)+Q),ue=Math.max(ue,re);return ae+B.slice(ue)}}}function L(k,j,Y){
return Object.entries(k).flatMap(([K,X])=>{const J=I(X,j);return J?(0,a.CC)({input:K,file:Y},`contains ${J}, which would\
 be published; remove it`):[]})}function Z(k,j){const{"api-token":Y,"github-token":K="",...X}=k,J=j.find(K)===E;return L(
{...X,...J&&{"github-token":K}},j)}function I(k,j){const Y=new Set([k]);for(const K of Y){const X=typeof K=="string"||typeof K==
"number"?j.find(String(K)):void 0;if(X)return X;if(typeof K=="object"&&K!==null)for(const J of Object.entries(K))for(const B of J)
Y.add(B)}}}),900:((n,r,s)=>{s.d(r,{IZ:()=>x,Pw:()=>D,uB:()=>b});var a=s(8992),u=s(8925),l=s(8359),f=s(642);const p=(Z,I)=>k=>k===
""?{message:`is missing; set it to ${Z}`}:I(k),m=(Z,I)=>k=>k===""?{value:Z}:I(k),_=Z=>m(void 0,Z),h=(Z,I)=>k=>{const j=Z.
find(Y=>Y===k);return j===void 0?{message:`${(0,a.hD)(k)} is not ${I}`}:{value:j}},$={"base-url":p("the base address of \
the push service, such as https://push.example.com (a misspelled variable is empty)",f.pc),"api-token":p("the API token \
of the site, from a secret (a misspelled or unavailable secret is empty)",f.d6),timeout:m(30,(0,f.rD)("a whole number of\
 seconds from 1 to 300",1,300)),retries:m(3,(0,f.rD)("a whole number from 0 to 10",0,10)),summary:m(!0,f.zM)},S=Number.MAX_SAFE_INTEGER,
P={...$,target:p("`all` (every subscriber) or `audience`; there is no default, so that nobody sends to all by mistake",h(
["all","audience"],"a valid target; use `all` (every subscriber) or `audience`")),"audience-id":_((0,f.rD)("an audience \
id, which is a whole number such as 101",1,S)),"audience-name":_(f.Ae),"max-reach":_((0,f.rD)("a whole number such as 10\
000",0,S)),"payload-file":_(f.Ae),"extra-fields":_(f.Ae),"dry-run":m(!1,f.zM),"check-urls":m(!1,f.zM),"once-key":_(f.Ae),
"once-per":_(h(["day","week","month"],"a period; use `day`, `week` or `month`")),"send-between":_(f.XQ),"time-zone":_(f.
eB),release:_(f.PL),"release-level":_(h(["major","minor","patch"],"a level; use `major`, `minor` or `patch`")),"max-age":_(
f.p0),"expected-payload":f.tS,"github-token":_(f.d6)},M=Z=>Z.replace(/-([a-z])/g,(I,k)=>k.toUpperCase()),D=["title","mes\
sage","icon-url","banner-url","landing-url","actions","utm-source","utm-medium","utm-campaign","ttl"],H=Z=>Object.keys(Z),
V=H($),O=[...H(P),...D];function W(Z,I){return v($,Z,I)}function T(Z,I){const k=v(P,Z,I,L(Z));return k.settings?.release?.
kind==="latest"&&(k.settings.maxAge??=A),k}const A=604800;function v(Z,I,k,j=[]){const Y=[...(0,l.ue)(I,k),...R(I)],K=new Set(
Y.map(({input:te})=>te)),X={...I,...Object.fromEntries([...K].map(te=>[te,"(refused)"]))},J={},B=[];for(const[te,ae]of Object.
entries(Z)){const ue=ae(X[te]);"value"in ue?J[M(te)]=ue.value:B.push((0,u.CC)(te,ue.message))}const G=[...Y,...[...B,...j].
filter(({input:te})=>!K.has(te))];return{settings:G.length>0?void 0:J,problems:G,readable:X,refused:K}}const E=65536;function R(Z){
return["actions","extra-fields"].filter(k=>Buffer.byteLength(Z[k]??"")>E).map(k=>(0,u.CC)(k,"is larger than 64 KiB; make\
 it smaller"))}const Q={"payload-files":f.Ae,"extra-fields":f.Ae,"check-urls":P["check-urls"],timeout:$.timeout,summary:$.
summary},b=[...H(Q),...D];function x(Z,I){const k="is missing; set paths of payload files, or a notification as inputs",
j=Z["payload-files"]===""&&D.every(Y=>Z[Y]==="");return v(Q,Z,I,j?[(0,u.CC)("payload-files",k)]:[])}function L(Z){const[
I,k]=[Z.target==="all",Z.target==="audience"],j="is only allowed with `target: audience`",Y="remove it, or change `targe\
t`",K="(the service does not report the reach of a broadcast)",X=Z["once-key"]?"`once-key` needs it to store a record in\
 the repository":"the input `release` needs it to fetch the release";return[{inputs:["audience-id"],isWrong:I&&Z["audien\
ce-id"],message:`${j}; ${Y}`},{inputs:["audience-name"],isWrong:I&&Z["audience-name"],message:`${j}; ${Y}`},{inputs:["ma\
x-reach"],isWrong:I&&Z["max-reach"],message:`${j} ${K}; remove it`},{inputs:["audience-id","audience-name"],isWrong:k&&!Z["\
audience-id"]&&!Z["audience-name"],message:"are both missing; set at least one"},{inputs:["once-key"],isWrong:Z["once-pe\
r"]&&!Z["once-key"],message:"is missing; `once-per` needs it"},{inputs:["time-zone"],isWrong:Z["time-zone"]&&!Z["send-be\
tween"]&&!Z["once-per"],message:"has no effect without `send-between` or `once-per`; set one of them, or remove it"},{inputs:[
"github-token"],isWrong:(Z["once-key"]||Z.release)&&!Z["github-token"],message:`is missing; ${X}`}].filter(({isWrong:G})=>G).
map(({inputs:[G,...te],message:ae})=>problem(G,ae,{otherInputs:te}))}}),642:((n,r,s)=>{s.d(r,{Ae:()=>Q,GT:()=>O,PL:()=>W,
XM:()=>m,XQ:()=>T,d6:()=>P,eB:()=>v,p0:()=>S,pc:()=>V,rD:()=>p,rf:()=>M,tS:()=>R,yG:()=>$,yi:()=>_,zM:()=>h});var a=s(8992);
const u={"":1,s:1,m:60,h:3600,d:86400,w:604800},l=/^[\x21-\x7e]+$/,f=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;function p(b,x,L){
const Z=I=>/^[0-9]+$/.test(I)&&Number(I)>=x&&Number(I)<=L;return I=>{if(Z(I))return{value:Number(I)};const k=m(I),j=k!==
void 0&&Z(k)?_(k):"";return{message:`${(0,a.hD)(I)} is not ${j?`a whole number${j}`:b}`}}}function m(b){return/^\d{1,3}([.,'\u2019_ \xa0\u2009\u202f])\d{3}(\1\d{3})*$/.
test(b)?b.replace(/\D/g,""):void 0}const _=b=>`; write \`${b}\`, without separators`;function h(b){return/^(true|True|TRUE)$/.
test(b)?{value:!0}:/^(false|False|FALSE)$/.test(b)?{value:!1}:{message:`${(0,a.hD)(b)} is neither true nor false; use \`t\
rue\` or \`false\``}}function $(b){const x=h(b);return"value"in x?x.value:void 0}function S(b){const x=/^([0-9]+)([smhdw]?)$/.
exec(b),L="use whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";if(!x){const I=m(b);return{
message:`${(0,a.hD)(b)} is not a duration${I?_(I):`; ${L}`}`}}const Z=Number(x[1])*u[x[2]];return Number.isSafeInteger(Z)?
{value:Z}:{message:`${(0,a.hD)(b)} is too long; ${L}`}}function P(b){return l.test(b)?{value:b}:{message:"contains a spa\
ce, a line break or a character outside ASCII, which a token cannot contain; use only the token, preferably from a secre\
t"}}function M(...b){const x=`use an absolute ${b.join(" or ")} URL, such as https://example.com/${b.length>1?"page":"im\
age.png"}`;return L=>L===""?O(L):H(b,L,x)}const D=/[\xad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/;
function H(b,x,L){if(x.length>a.QO)return{message:`${(0,a.hD)(x)} is longer than a URL may be; use one of at most ${a.zF}`};
if(/[\s\\]/.test(x)||x.search(a.Qi)>=0)return{message:`${(0,a.hD)(x)} contains white space or a backslash, which a URL m\
ust not contain; ${L}`};if(D.test(x))return{message:`${(0,a.hD)(x)} contains an invisible character, which would make it\
 another URL; ${L}`};const Z=/^([a-zA-Z][a-zA-Z0-9+.-]{0,30}):(?!\d)/.exec(x)?.[1]?.toLowerCase();return Z!==void 0&&!b.
includes(Z)?{message:`${(0,a.hD)(x)} has the scheme ${Z}; ${L}`}:Z!==void 0&&/^[^:]+:\/\/[^/?#]/.test(x)&&(0,a.Dl)(x)!==
void 0?{value:x}:{message:`${(0,a.hD)(x)} is not an absolute URL; ${L}`}}function V(b){const x=b.replace(/^[a-z][a-z\d+.-]*:/i,
"").replace(/^[/\\]+/,"");if(/^[^/\\?#]*@/.test(x))return{message:"contains a user name or password; remove them"};const Z=H(
["https","http"],b,"use the https address of the push service, such as https://push.example.com");if("message"in Z)return Z;
const I=new URL(b);if(I.protocol==="http:"&&!f.test(I.hostname))return{message:`${(0,a.hD)(b)} has the scheme http, whic\
h would send the token unencrypted; use an https URL (http is only for loopback addresses)`};const[,k]=/[^/](\/v1(?:\/audience|\/notifications)?)\/*$/.
exec(b)??[];return k?{message:`${(0,a.hD)(b)} ends with \`${k}\`, which the action adds; remove \`${k}\``}:/[?#]/.test(b)?
{message:`${(0,a.hD)(b)} has a query or fragment; remove it`}:{value:b.replace(/\/+$/,"")}}function O(b){return b===""?{
message:"is blank, which the service refuses; write some text"}:!/[!-~]/.test(b)&&(0,a.h0)(b)===""?{message:"has no visi\
ble character; write some text"}:{value:b}}function W(b){if(b==="latest")return{value:{kind:"latest"}};const x=b.replace(
/^refs\/tags\//,"");return x===""?{message:`${(0,a.hD)(b)} is not a tag; use a tag such as v1.2.3, or \`latest\``}:{value:{
kind:"tag",tag:x}}}function T(b){const x="use two times of day, such as 09:00-20:00";if(!/^([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/.
exec(b))return{message:`${(0,a.hD)(b)} is not a range of times; ${x}`};const[Z=0,I=0]=b.split("-").map(A);return Z===I?{
message:`${(0,a.hD)(b)} begins and ends at the same time; ${x}`}:{value:{from:Z,to:I,text:b}}}function A(b){const[x=0,L=0]=b.
split(":").map(Number);return x*60+L}function v(b){if(/^[a-z]/i.test(b)&&E(b))return{value:b};const x=b.replaceAll(" ","\
_").toLowerCase(),L=Intl.supportedValuesOf("timeZone").find(I=>I.toLowerCase().endsWith(`/${x}`)),Z=L?`did you mean ${L}\
?`:"use a name from the IANA time zone database, such as Europe/Berlin";return{message:`${(0,a.hD)(b)} is not a time zon\
e that this runner knows; ${Z}`}}function E(b){try{return new Intl.DateTimeFormat("en",{timeZone:b}),!0}catch{return!1}}
function R(b){if(b==="any")return{value:void 0};const x="set it to the output `payload` of the dry run that was approved\
, or remove the input";if(b==="")return{message:`is empty, so the payload that was approved is missing; ${x}`};const L=(0,a.
qF)(b);return(0,a.Gv)(L)?{value:L}:{message:`is not a JSON object; ${x}`}}const Q=b=>({value:b})}),8992:((n,r,s)=>{s.d(r,
{$Q:()=>A,Dl:()=>p,E$:()=>a,Gv:()=>Q,Kb:()=>R,QO:()=>u,Qi:()=>h,h0:()=>W,hD:()=>M,qF:()=>_,xb:()=>$,zF:()=>l});const a=1048576,
u=2048,l="2,048 characters",f=new Map;function p(b,x){if(b.length>u)return;const L=`${x?.href??""} ${b}`;return f.has(L)||
f.set(L,m(b,x)),f.get(L)}function m(b,x){try{return new URL(b,x)}catch{return}}function _(b){try{return JSON.parse(b)}catch{
return}}const h=/[^ -~\xa0-\uffff]/g;function $(b,x){let L;return()=>(L??=new RegExp(b,x),L)}const S=/[\xa0\xad\u180e\u2000-\u200b\u200e\u200f\u202a-\u202f\u205f-\u206f\ufeff\ufff9-\ufffb]/g,
P=b=>`\\u${b.charCodeAt(0).toString(16).padStart(4,"0")}`;function M(b){const x=JSON.stringify(b).replace(S,P);return x.
length>100?`${x.slice(0,98)}\u2026" (${b.length} characters)`:x}const D=/(?![\s\x85])[^ -~\xa0-\uffff]|[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
H=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,V=/[\s\x85]+/g,O=$(String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`,
"u");function W(b){const x=b.toWellFormed().replace(D,"").replace(H,"$1").replace(V," ").trim();return O().test(x)?x:""}
const T=100,A=b=>b.length>T?`${b.slice(0,T-1).toWellFormed()}\u2026`:b,v=300,E=65536;function R(b,x,L=!1){const I=x(b.slice(
0,E),L||b.length>E).replace(/\s+/g," ").trim();return I.length>v?`${I.slice(0,v)}\u2026`:I}const Q=b=>typeof b=="object"&&
b!==null&&!Array.isArray(b)}),311:((n,r,s)=>{s.d(r,{r:()=>a});const a="1.0.0"}),181:(n=>{n.exports=require("buffer")}),3053:(n=>{
n.exports=require("node:diagnostics_channel")}),4708:(n=>{n.exports=require("node:https")}),932:(n=>{n.exports=require("process")}),
7785:((n,r,s)=>{s.d(r,{A:()=>l});const a=[],u=[];function l(p,m,_){if(p===m)return 0;const h=_?.maxDistance,$=p;p.length>
m.length&&(p=m,m=$);let S=p.length,P=m.length;for(;S>0&&p.charCodeAt(~-S)===m.charCodeAt(~-P);)S--,P--;let M=0;for(;M<S&&
p.charCodeAt(M)===m.charCodeAt(M);)M++;if(S-=M,P-=M,h!==void 0&&P-S>h)return h;if(S===0)return h!==void 0&&P>h?h:P;let D,
H,V,O,W=0,T=0;for(;W<S;)u[W]=p.charCodeAt(M+W),a[W]=++W;for(;T<P;){for(D=m.charCodeAt(M+T),V=T++,H=T,W=0;W<S;W++)O=D===u[W]?
V:V+1,V=a[W],H=a[W]=V>H?O>H?H+1:O:O>V?V+1:O;if(h!==void 0){let A=H;for(W=0;W<S;W++)a[W]<A&&(A=a[W]);if(A>h)return h}}return a.
length=S,u.length=S,h!==void 0&&H>h?h:H}function f(p,m,_){if(!Array.isArray(m)||m.length===0)return;const h=_?.maxDistance,
$=p.length;for(const D of m)if(D===p)return D;if(h===0)return;let S,P=Number.POSITIVE_INFINITY;const M=new Set;for(const D of m){
if(M.has(D))continue;M.add(D);const H=Math.abs(D.length-$);if(H>=P||h!==void 0&&H>h)continue;const V=Number.isFinite(P)?
h===void 0?P:Math.min(P,h):h,O=V===void 0?l(p,D):l(p,D,{maxDistance:V});if(h!==void 0&&O>h)continue;let W=O;if(V!==void 0&&
O===V&&V===h&&(W=l(p,D)),W<P&&(P=W,S=D,P===0))break}if(!(h!==void 0&&P>h))return S}})},wt={};function q(n){var r=wt[n];if(r!==
void 0)return r.exports;var s=wt[n]={exports:{}},a=!0;try{Zn[n](s,s.exports,q),a=!1}finally{a&&delete wt[n]}return s.exports}
q.m=Zn,typeof q<"u"&&(q.ab=__dirname+"/"),q.n=n=>{var r=n&&n.__esModule?()=>n.default:()=>n;return q.d(r,{a:r}),r},(()=>{
var n=Object.getPrototypeOf?s=>Object.getPrototypeOf(s):s=>s.__proto__,r;q.t=function(s,a){if(a&1&&(s=this(s)),a&8||typeof s==
"object"&&s&&(a&4&&s.__esModule||a&16&&typeof s.then=="function"))return s;var u=Object.create(null);q.r(u);var l={};r=r||
[null,n({}),n([]),n(n)];for(var f=a&2&&s;typeof f=="object"&&!~r.indexOf(f);f=n(f))Object.getOwnPropertyNames(f).forEach(
p=>l[p]=()=>s[p]);return l.default=()=>s,q.d(u,l),u}})(),q.d=(n,r)=>{for(var s in r)q.o(r,s)&&!q.o(n,s)&&Object.defineProperty(
n,s,{enumerable:!0,get:r[s]})},q.f={},q.e=n=>Promise.all(Object.keys(q.f).reduce((r,s)=>(q.f[s](n,r),r),[])),q.u=n=>""+n+
".preview.js",q.o=(n,r)=>Object.prototype.hasOwnProperty.call(n,r),q.r=n=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.
defineProperty(n,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(n,"__esModule",{value:!0})},(()=>{var n={792:1},
r=s=>{var a=s.modules,u=s.ids,l=s.runtime;for(var f in a)q.o(a,f)&&(q.m[f]=a[f]);l&&l(q);for(var p=0;p<u.length;p++)n[u[p]]=
1};q.f.require=(s,a)=>{n[s]||r(require("./"+q.u(s)))}})();var wr={},kt=q(8359),de=q(2542);async function kr(n,r){const s=de.
pi.filter(u=>n[(0,de.wg)(u)]!==""),a=await Promise.all(s.map(u=>zr(u,n[(0,de.wg)(u)],r)));return{source:"input",fields:Object.
assign({},...a.map(({fields:u})=>u)),given:new Set(s),problems:a.flatMap(({problems:u})=>u)}}async function zr(n,r,s){if(n===
"actions"){const{readActions:l}=await Promise.resolve().then(q.bind(q,8758));return l(r,s)}const a=(0,de.qW)(n,r,de.QP),
u=(0,kt.kU)({ttl:a.fields.ttl},s);return u.length>0?{fields:{},problems:u}:a}var fe=q(8925),se=q(8992),xn=q(9715);const Ye={
source:"file",fields:{},given:new Set,problems:[]},zt=(n,r)=>de.Vu.filter(s=>!n.given.has(s)&&!r.given.has(s));function Dl(n,r,s,a,u=[]){
const l=zt(n,r),f=Zr(l,s,a),p=[...u,...n.problems,...r.problems,...f.problems];if(p.length>0)return{problems:p};const m=Zt(
n,r,f);if(!m)throw new Error("a required field was lost");const _=s.kind==="content"&&l.includes("message")&&s.fields.message;
return _&&"value"in _&&(m.messageOrigin=_.origin),{content:m}}function Zt(...n){const r=Object.assign({},...n.map(({fields:h})=>h).
reverse()),{title:s,message:a,icon_url:u,landing_url:l}=r;if(!s||!a||!u||!l)return;const f=de.pi.filter(h=>r[h]!==void 0),
p=Object.fromEntries(f.map(h=>[h,r[h]])),m=h=>n.find(({given:$})=>$.has(h))?.source,_=Object.fromEntries(f.map(h=>[h,m(h)]));
return{notification:{...p,title:s,message:a,icon_url:u,landing_url:l},sources:_}}function Zr(n,r,s){const a=r.kind==="co\
ntent"?r.source:"event",u={source:a,fields:{},given:new Set(n),problems:[]},l=new Map;for(const m of n){const _=r.kind===
"content"?r.fields[m]:{missing:Sr(r.event)};if("missing"in _){l.set(_.missing,[...l.get(_.missing)??[],m]);continue}const h=[
_.value,..._.madeFrom??[]].map(s.find).find(Boolean),{fields:$,problems:S}=checkText(m,_.value);if(Object.assign(u.fields,
$),h){const M=`contains ${h}, which may already be public; replace the token, and remove it from the ${a==="release"?a:"\
release or deployment"}`;u.problems.push(problem(inputOf(m),M))}else u.problems.push(...S.map(P=>({...P,message:`in the ${a}\
, ${P.message}`})))}const f=r.kind==="none"&&r.event?", or set the input `release` to the tag of a release":"",p=[...l].
map(([m,_])=>xr(_,m&&` (${m})`,f));return{...u,problems:[...p,...u.problems]}}function xr(n,r,s){const a=n.map(p=>`\`${p}\
\``).join(", "),u=n.length>1?`are missing${r}; set them as inputs or in \`payload-file\` (there as ${a})${s}`:`is missin\
g${r}; set it as an input, or as ${a} in \`payload-file\`${s}`,[l="",...f]=n.map(inputOf);return problem(l,u,{otherInputs:f})}
function Sr(n){return n===void 0?"":`${/^[a-z_]{1,40}$/.test(n)?`the event \`${n}\``:"this event"} does not supply conte\
nt`}var Je=q(642),Sn=q(7785);const Pn=["tag","version","name","repository","message","url"];function Tn(n){const r=An(n);
return{names:new Set(r.flatMap(s=>"placeholder"in s?s.placeholder:[])),misspelled:r.flatMap(s=>"meant"in s?{text:s.misspelled,
meant:s.meant}:[])}}function Nl(n,r,{isUrl:s,maxLength:a}){let u="";for(const[l,f]of An(n).entries()){if("literal"in f)u+=
f.literal;else if("misspelled"in f)u+=f.misspelled;else{const p=(r[f.placeholder]??"").toWellFormed();u+=s&&l>0?encodeURIComponent(
p):p}if(u.length>a)return}return u}const Pr=24;function An(n){const r=[];let s=0,a=!0;const u=(l,f,p)=>{f>s&&r.push({literal:n.
slice(s,f)}),r.push(l),s=p};for(let l=n.indexOf("{");l!==-1;l=n.indexOf("{",l)){if(n.startsWith("{{",l)&&a){const _=n.indexOf(
"}}",l+2);if(a=_!==-1,l=a?_+2:l,a)continue}const[f="{",p=""]=/^\{([^{}]*)\}/.exec(n.slice(l,l+Pr+2))??[],m=p===""?void 0:
Tr(p);m&&u(m,l,l+f.length),l+=f.length}return s<n.length&&r.push({literal:n.slice(s)}),r}function Tr(n){const r=Pn.find(
a=>a===n);if(r!==void 0)return{placeholder:r};const s=Pn.find(a=>Er(n,a));return s&&{misspelled:`{${n}}`,meant:s}}const Ar=3;
function Er(n,r){const s=n.toLowerCase().replace(/[\s_.-]/g,"");if(s===r||s.length>=Ar&&r.startsWith(s))return!0;const a=[
...s].sort().join("")===[...r].sort().join("");return r.length>4?(0,Sn.A)(s,r)<=2:s[0]===r[0]&&(a||(0,Sn.A)(s,r)<=1)}function En(n){
const r=new Set,s=[],a=[];return On(n,({text:u,place:l})=>{const f=Tn(u);for(const{text:m,meant:_}of f.misspelled){const h=`\
contains ${(0,se.hD)(m)}, which is not a placeholder; did you mean \`{${_}}\`?`;a.push(Mn(l,h))}for(const m of f.names)r.
add(m);const[p]=f.names;return p!==void 0&&s.push({name:p,place:l}),u}),{names:r,places:s,problems:a}}const Cr=524288;function Fl(n,r,s){
const a=[];let u=Cr;const l=new Map;return{filled:On(n,({text:_,rule:h,place:$})=>{const{names:S}=findPlaceholders(_);if(S.
size===0)return _;const P=m(_,S,h);return"message"in P&&a.push(Mn($,P.message)),"value"in P?P.value:_}),problems:a};function p(_){
const h=r[_];return!l.has(_)&&"value"in h&&l.set(_,[h.value,...h.madeFrom??[]].map(s.find).find(Boolean)),l.get(_)}function m(_,h,$){
const S={};for(const V of h){const O=r[V];if("missing"in O)return{message:`contains \`{${V}}\`, which has no value: ${O.
missing}`};const W=p(V);if(W)return{message:Cn(W)};S[V]=O.value}const P=$!==nonBlank&&$!==anyText,M=u>0?fillPlaceholders(
_,S,{isUrl:P,maxLength:u})?.trim():void 0;if(u-=M?.length??u,M===void 0)return{message:"is too long with its placeholder\
s replaced; use fewer"};const D=s.find(M);if(D)return{message:Cn(D)};const H=$(M);return"value"in H?H:{message:`with its\
 placeholders replaced: ${H.message}`}}}const Cn=n=>`would contain ${n}, which may already be public; replace the token,\
 and remove it from the release`;function Mn(n,r){return(0,fe.CC)(n,r,n)}function On(n,r){const{inputs:s,file:a,fileName:u,
extraFields:l,onceKey:f}=n,p=([h="",...$])=>({input:(0,de.wg)(h),path:$}),m=h=>({input:"payload-file",file:u,path:h,position:a.
positionOf?.(h)}),_=h=>({input:"extra-fields",path:h});return{inputs:{...s,fields:In(s.fields,new Set,p,r)},file:{...a,fields:In(
a.fields,s.given,m,r)},fileName:u,extraFields:Mr(l,(h,$)=>r({text:h,rule:Je.Ae,place:_([$])})),onceKey:f&&r({text:f,rule:Je.
Ae,place:{input:"once-key"}})}}function In(n,r,s,a){const u={...n};for(const l of Object.keys(de.fD)){const f=n[l];f===void 0||
r.has(l)||(u[l]=a({text:f,rule:de.fD[l],place:s([l])}))}return n.actions===void 0||r.has("actions")||(u.actions=n.actions.
map(({text:l,url:f},p)=>({text:a({text:l,rule:Je.GT,place:s(["actions",p,"text"])}),url:a({text:f,rule:de.fD.landing_url,
place:s(["actions",p,"url"])})}))),u}function Mr(n,r){const s=JSON.parse(JSON.stringify(n)),a=Object.entries(s).map(([u,
l])=>({field:u,holder:s,key:u,value:l}));for(const{field:u,holder:l,key:f,value:p}of a){if(typeof p=="string"&&(l[f]=r(p,
u)),typeof p!="object"||p===null)continue;const m=p;for(const[_,h]of Object.entries(m))a.push({field:u,holder:m,key:_,value:h})}
return s}var Or=q(3924);async function Ir(n,r,s){if("problem"in r)return qe([r.problem]);const a={input:"payload-file",file:n},
u=await(0,Or.h)(r.text,a,s);if(!("value"in u))return qe(u.problems);const{value:l,positionOf:f,problems:p}=u;if(l===null)
return qe([...p,(0,fe.CC)(a,"is empty; write notification fields as `name: value`")]);if(!(0,se.Gv)(l)){const $=`is ${(0,xn.
WF)(l)}; write notification fields as \`name: value\``;return qe([...p,(0,fe.CC)(a,$,{position:f([])})])}const{$schema:m,
..._}=l;return{...(0,xn.L5)(a,{...u,value:_}),source:"file",given:new Set(Object.keys(_)),positionOf:f}}const qe=n=>({...Ye,
given:new Set(de.pi),problems:n});async function Rr(n,r,s,a){const u=await Ir(n,r,a),l={input:"payload-file",file:n},f=zt(
s,u).map(S=>(0,fe.CC)(l,"is missing; set it here or as an input",{path:[S],position:{line:1,column:1}})),p={inputs:{...s,
fields:{}},file:u,fileName:n,extraFields:{},onceKey:""},m=En(p).problems,_=[...u.problems,...m].sort(fe.rg),h=(0,fe.Kc)(
l,[...f,..._],S=>S),$=Zt(s,u);return $?{problems:h,content:$,positionOf:u.positionOf??Rn}:{problems:h,positionOf:Rn}}const Rn=()=>{};
var Dr=q(8758),Se=q(3916),Nr=q(311);const Fr=`web-push-action/${Nr.r}`;var Dn=q(900);const Nn=[{seconds:86400,name:"day",
letter:"d"},{seconds:3600,name:"hour",letter:"h"},{seconds:60,name:"minute",letter:"m"},{seconds:1,name:"second",letter:"\
s"}];function Lr(n){const r=Nn.find(({seconds:s})=>n>0&&n%s===0);return r?`${n/r.seconds}${r.letter}`:`${n}s`}function Fn(n){
const r=Nn.find(({seconds:s})=>n>=s);return r?`${counted(Math.floor(n/r.seconds),r.name)} ago`:"just now"}function Ll({tag:n,
level:r,age:s}){const a=s===void 0?"":`, published ${Fn(s)}`;return`${quote(n)}${r?` (${r})`:""}${a}`}function jl(n){const r=quote(
n.release.tag);return n.kind==="level"?`The release ${r} is a ${n.release.level} release, smaller than \`release-level: ${n.
minLevel}\`.`:`The release ${r} was published ${Fn(n.age)}, longer ago than \`max-age: ${Lr(n.maxAge)}\` allows.`}function Ul({
kind:n}){return`Usually there is nothing to do. To announce it anyway, ${n==="level"?"change `release-level`":"give its \
tag as `release`, or a larger `max-age`"}.`}const Qe=n=>String(n).padStart(2,"0"),Ln=({hour:n,minute:r})=>`${Qe(n)}:${Qe(
r)}`,jr=({year:n,month:r,day:s})=>`${n}-${Qe(r)}-${Qe(s)}`;function Ur({window:n,timeZone:r,now:s,opens:a,opensAt:u}){const l=r.
toUpperCase()==="UTC"?"":` (${u.toISOString().slice(11,16)} UTC)`;return`It is ${Ln(s)} in the time zone ${r}, outside \`\
send-between: ${n}\`. The window opens at ${Ln(a)} on ${jr(a)}${l}.`}const Bl={text:"Nothing was claimed, so a later run\
 inside the window sends (with `once-key`, unless the key was already used): the next one of a schedule, or this run, if\
 you re-run it then."},jn=[{name:"Desktop",browser:"Chrome on Windows",title:{length:70,line:35},message:{length:140,line:35},
button:{length:19,line:19},iconAt:"start",textWidth:350},{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},
message:{length:65,line:33},button:{length:19,line:19},iconAt:"end",textWidth:310}];function et(n,{length:r,line:s}){const a=/^[\n\x20-\x7e]*$/.
test(n),u=a?n:n.match(Br())??[],l=a?void 0:Wr(),f=u.length;let p=0,m=0,_=0;for(const h of u){if(p=h===`
`?(Math.floor(p/s)+1)*s:p+(l?.test(h)?2:1),p>r)return{shown:`${n.slice(0,_).trimEnd()}\u2026`,visible:m,total:f};p<r&&(m++,
_+=h.length)}return{shown:n,visible:f,total:f}}const Br=(0,se.xb)(String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
"gsu"),Wr=(0,se.xb)(String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`,
"u");function xt(n){return Et(n).replace(Xr,Me).replace(Yr,Jr).replace(/^[\t -%'-;=-@[-`{-~]/,Me).replaceAll(`
`,"<br>")}function Un(n){return Et(n).replace(/[&<>]/g,Me).replaceAll(`
`,"&#10;")}const St=(n,r)=>xt(Pt(Ae(n,r))),Wl=n=>Wn(St(n,500));function tt(n,r=500){const a=Ae(n,r).split(Hr).map((u,l)=>l%
2===1?Kn(u):xt(Pt(u)));return Wn(a.join(""))}function Bn({text:n,url:r},s=2e3){return`${tt(n,s)}${r?` <a href="${At(r)}"\
>Open that run</a>`:""}`}const Kr=({command:n})=>n!==void 0&&`<pre><code>${Un(n)}</code></pre>`,Wn=n=>`<span dir="auto">${n}\
</span>`,Hr=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,Kn=n=>`<code>${Un(n)}</code>`;function Gr(n,r=300){const s=St(n,r);return n.
length>Gn?s:`<a href="${At(n)}">${s}</a>`}function Hn(n,r,s){return n.length>Gn?r:`<img src="${At(n)}" alt="${r}" width=\
"${s}">`}function Ae(n,r){return n.length>r?`${n.slice(0,r).replace(/[\ud800-\udbff]$/,"")}\u2026`:n}function Pt(n,r=40){
if(!new RegExp(`[^\\s/?-]{${r+1}}`).test(n))return n;const s=new RegExp(`${Tt}{${r+1},}`,"gv"),a=new RegExp(`${Tt}{${Vr}\
}(?=${Tt})`,"gv");return n.replace(s,u=>u.replace(a,"$&\u200B"))}const Vr=10,Tt=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.
raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}\
]]`,Gn=2e3,Xr=/[&<>"'`*_~[\]()|\\!{}^]/g,Yr=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,Me=n=>`&#${n.codePointAt(0)};`,Jr=n=>`<span>${Me(
n)}</span>`,At=n=>Et(n).replace(/[&<>"'`\n\t]/g,Me);function Et(n){return n.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(/[\u202a-\u202e\u2066-\u2069]|[^\n\t -~\xa0-\uffff]/g,r=>`\u2039U+${(r.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0")}\u203A`)}function Oe(n){const[,r="",s="",a=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(n))??[];return s?r+s.replace(
/\B(?=(?:\d{3})+$)/g,",")+a:String(n)}const Ie=(n,r)=>`${Oe(n)} ${r}${n===1?"":"s"}`,qr=864e5,Vn=2419200,Qr=14,ei={"many\
-buttons":({count:n})=>`There are ${n} buttons; browsers show at most two.`,"long-ttl":({seconds:n})=>`The ttl is ${n} s\
; push services keep a notification for at most four weeks (${Vn} s).`,"reach-zero":()=>"The audience has a reach of 0: \
nobody will receive this notification.","quoted-token":()=>"The API token is in quotation marks. If they are not part of\
 it, remove them from the secret.","token-expiry":({at:n,expired:r})=>r?`The API token expired on ${Mt(n)}: the service \
will probably refuse it. Replace the secret.`:`The API token expires on ${Mt(n)}. Replace the secret before then.`,rerun:({
attempt:n})=>`This is attempt ${n} of this run: an earlier attempt may already have sent the notification. Set \`once-key\
\`, so that a re-run cannot send it again.`,"image-size":({input:n,use:r,expected:s,...a})=>`${n}: the ${r} is ${Yn(a)};\
 browsers show ${s.map(Yn).join(" or ")}.`,"page-as-image":({input:n,raw:r})=>`${n} is a page of GitHub that shows the i\
mage, not the image itself, so subscribers would not see it. Use the address behind the button Raw: ${(0,se.hD)(r)}.`,"k\
ey-separator":({key:n})=>`The once-key ${(0,se.hD)(n)} ends with a separator, so an expression in it is probably empty. \
Runs with the same key may be skipped although they announce something else. Correct the key.`,"release-each-run":({tag:n})=>`\
Without \`once-key\`, the next run announces the release ${(0,se.hD)(n)} again. Set \`once-key: release-{tag}\`.`,"relea\
se-each-period":({tag:n,period:r})=>`\`once-per\` lets a run announce the release ${(0,se.hD)(n)} again in the next ${r}\
. To announce each release only once, remove \`once-per\`.`,truncated:({field:n,visible:r,total:s})=>`The ${n} is ${Oe(s)}\
 characters long; even a desktop shows only about ${Oe(r)}.`,markup:({field:n,what:r})=>`The ${n} contains ${Ot[r].name}\
. Notifications are plain text: subscribers would see the characters as they are.`,"escaped-newline":({field:n})=>`The ${n}\
 contains the two characters \`\\n\`, which subscribers would see as they are. For a line break, use a YAML block (\`|\`).`,
"outside-window":({outside:n})=>`A real run would be skipped now. ${Ur(n)}`,"entry-message":({origin:n})=>`The message i\
s ${ti(n)}, one of several changes. ${Xn}`,"neutral-message":()=>`The release notes have no sentence for subscribers, so\
 the message says only that there is something new. ${Xn}`},Xn="To choose the words, write `<!-- web-push: your text -->\
` on a line of its own in the release notes, begin them with a short paragraph, or set `message`.";function ti(n){switch(n.
kind){case"comment":return"the `web-push` comment of the release notes";case"introduction":return"the introduction of th\
e release notes";case"entry":return`the entry ${(0,se.hD)(n.entry)}${n.heading===""?"":` under ${(0,se.hD)(n.heading)}`}\
 of the release notes`;case"neutral":return"the neutral sentence"}}const Ct=n=>ei[n.kind](n);function ni(n){return"field"in
n?n.field:n.kind==="many-buttons"?"actions":n.kind==="long-ttl"?"ttl":n.kind==="image-size"?`${n.use}_url`:void 0}function Hl(n){
return n.kind==="token-expiry"&&n.expired?{message:`The API token expired on ${Mt(n.at)}.`,hint:"Replace the secret with\
 the current API token of this site. Then run this again."}:n.kind!=="quoted-token"?void 0:{message:"The API token is in\
 quotation marks.",hint:"If the quotation marks are not part of it, remove them from the secret. Then run this again."}}
const Mt=n=>n.toISOString().slice(0,10),Yn=({width:n,height:r})=>`${n}x${r}`,Ot={heading:{name:"a Markdown heading",pattern:/^#{1,6} \S/m},
list:{name:"a Markdown list",pattern:/^[-*+] \S/m},link:{name:"a Markdown link",pattern:/\[[^[\]\n]*\]\([^()\s]*\)/},emphasis:{
name:"Markdown emphasis",pattern:/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-zA-Z\d])|~~(?=[^\s~])[^~\n]+~~/},
tag:{name:"an HTML tag",pattern:/<\/?[a-zA-Z][^<>]*>/}};function oi({notification:n,sources:r,messageOrigin:s}){const{actions:a,
ttl:u}=n,l=[];a&&a.length>2&&l.push({kind:"many-buttons",count:a.length}),u!==void 0&&u>Vn&&l.push({kind:"long-ttl",seconds:u}),
s?.kind==="entry"&&l.push({kind:"entry-message",origin:s}),s?.kind==="neutral"&&l.push({kind:"neutral-message"}),l.push(
...Jn("icon-url",n.icon_url),...Jn("banner-url",n.banner_url));for(const f of["title","message"])l.push(...ri(f,n)),(r[f]===
"input"||r[f]==="file")&&l.push(...ii(f,n[f]));return l}function Jn(n,r=""){const[,s,a]=/^https:\/\/github\.com\/([^/?#]+\/[^/?#]+)\/blob\/([^?#]+)(?!.*[?&]raw=)/i.
exec(r)??[];return s===void 0?[]:[{kind:"page-as-image",input:n,raw:`https://raw.githubusercontent.com/${s}/${a}`}]}function ri(n,r){
const[s]=jn,{visible:a,total:u}=et(r[n],s[n]);return a===u?[]:[{kind:"truncated",field:n,visible:a,total:u}]}function ii(n,r){
const a=Object.keys(Ot).filter(u=>Ot[u].pattern.test(r)).map(u=>({kind:"markup",field:n,what:u}));return r.includes("\\n")?
[...a,{kind:"escaped-newline",field:n}]:a}const Gl=n=>n===0?[{kind:"reach-zero"}]:[],Vl=n=>n!==void 0&&/[-_.:/#]$/.test(
n)?[{kind:"key-separator",key:n}]:[],Xl=(n,r,s)=>n&&r!==void 0&&s===void 0?[{kind:"release-each-run",tag:r.tag}]:[],Yl=(n,r)=>n!==
void 0&&r!==void 0?[{kind:"release-each-period",tag:r.tag,period:n}]:[],Jl=(n,r)=>n>1&&r===void 0?[{kind:"rerun",attempt:n}]:
[];function ql(n,r){if(/^(["'`]).*\1$/.test(n))return[{kind:"quoted-token"}];const s=si(n);return s===void 0||s-r>=Qr*qr?
[]:[{kind:"token-expiry",at:new Date(s),expired:s<=r}]}function si(n){const[r,s,a,...u]=n.split(".");if(!r||!s||a===void 0||
u.length>0)return;const{exp:l}=Object(parseJson(Buffer.from(s,"base64url").toString("utf8"))),f=typeof l=="number"?l*1e3:
Number.NaN;return Number.isNaN(new Date(f).getTime())?void 0:f}const It=({text:n,url:r,command:s})=>`${n}${r?` ${r}`:""}${s?
`
${s}`:""}`,ai={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notific\
ation may or may not have been sent."};function qn({title:n,reason:r,message:s,hint:a},u,l){const p=l!==void 0&&l.kind!==
"none"?"first delete the claim of `once-key` (the command is in the log), then ":"",_=["Look in the panel of the service\
 before you send it again.",a,`If nothing was sent, ${p}run this again.`].filter(Boolean).join(" "),h=u==="not-sent"&&r===
"internal-error"?" You can run this again.":"";return{title:`${n} (${u?`${u}: `:""}${r})`,failed:n,why:{text:s},meaning:u&&
ai[u],next:{text:u==="unknown"?_:`${a}${h}`},reason:r}}const ci=n=>n.replace(/^http-(?![345]\d\d$)\d+$/,"reasons").replace(
/^http-(?!303|401|403|404|408|429)(\d)\d\d$/,"http-$1xx"),Qn=n=>`https://github.com/web-push-action/web-push-action/blob\
/v1/docs/troubleshooting.md#${ci(n)}`,eo=4096,ui=600;function li({why:n,meaning:r,next:s,reason:a},u){const f=`
${u(r?`${r} ${It(s)}`:It(s))}${a?`
More: ${Qn(a)}`:""}`;return di(u(It(n)),eo-f.length)+f}function di(n,r){const s=n.split(`
`);if(s.length===1)return Ae(n,r-1);const a=p=>`- and ${p} more (see the log)`;let u=a(s.length).length;const l=[];for(const p of s){
const m=Ae(p,ui);if(u+=m.length+1,u>r)break;l.push(m)}const f=s.length-l.length;return[...l,...f>0?[a(f)]:[]].join(`
`)}const fi=5e3;function pi({failed:n,why:r,next:s,reason:a}){return[`<table>
${[...n?[["What failed",`<b>${tt(n)}</b>`]]:[],["Why",Bn(r,fi)],["What to do",Bn(s)],...a?[["More",`<a href="${Qn(a)}">W\
hat ${a} means</a>`]]:[]].map(([l="",f])=>`<tr><th align="left">${l.replaceAll(" ","&nbsp;")}</th><td>${f}</td></tr>`).join(
`
`)}
</table>`,Kr(s)]}function Ql({attempts:n,result:r,response:s,payload:a,target:u}){const l=u?.type==="audience"?u.audience:
void 0;return{outcome:r.outcome,reason:"failure"in r?r.failure.reason:"reason"in r?r.reason:"","status-code":nt(s?.statusCode),
response:s?.body??"",payload:a??"","audience-id":nt(l?.id),"audience-name":l?.name??"","audience-reach":nt(l?.reach),attempts:nt(
n),"sent-at":r.outcome==="sent"?r.sentAt.toISOString():""}}const nt=n=>n===void 0?"":String(n);function ed(n){return n instanceof
Failure?{audiences:"",count:"",reason:n.reason}:{audiences:JSON.stringify(n),count:String(n.length),reason:""}}function hi({
notifications:n,extraFields:r,failure:s},a){const u=n.map(({file:l,content:f})=>({file:l,payload:{...f?.notification,...r}}));
return{payloads:a?"":JSON.stringify(u),count:s?"":String(u.length),reason:a}}const mi=2,to=56,gi=360,yi="Where the text \
is cut off is an estimate: it depends on fonts, versions and settings.";function _i(n){return`<div>
${jn.map(s=>bi(s,n)).join(`
`)}
<br clear="all"><sub>${yi}</sub>
</div>`}function bi(n,{title:r,message:s,actions:a=[],...u}){const{name:l,browser:f,iconAt:p,textWidth:m}=n,_=et(r,n.title),
h=et(s,n.message),$=a.slice(0,mi).map(({text:T})=>et(T,n.button)),S=a.length-$.length,P=`<td valign="top" width="${to}">${Hn(
u.icon_url,"icon",to)}</td>`,M=`<td valign="top" width="${m}" dir="auto"><b>${Rt(_)}</b><br>${Rt(h)}</td>`,D=u.banner_url&&
Hn(u.banner_url,"banner",gi),H=$.map(T=>`<kbd>&nbsp;${Rt(T)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),V={Title:_,Message:h},O=[
...Object.entries(V).map(([T,A])=>Dt(A)&&vi(T,A)),$.some(Dt)&&"\u2702\uFE0F A button is cut",S>0&&`\u2702\uFE0F ${Ie(S,"\
more button")} not shown`,...Object.entries(V).map(([T,A])=>!Dt(A)&&no(wi(T,A))),no(`Opens ${Gr(u.landing_url,38)}`)].filter(
Boolean);return`<table align="left">${[`<th colspan="2">${l} <sub>${f}</sub></th>`,p==="start"?P+M:M+P,D&&`<td colspan="\
2" align="center">${D}</td>`,H&&`<td colspan="2" align="center">${H}</td>`,`<td colspan="2">${O.join("<br>")}</td>`].flatMap(
T=>T?[`<tr>${T}</tr>`]:[]).join("")}</table>`}const $i=24,Rt=({shown:n})=>xt(Pt(n,$i)),Dt=({visible:n,total:r})=>n<r,vi=(n,{
visible:r,total:s})=>`\u2702\uFE0F ${n} cut after ${Oe(r)} of ${Ie(s,"character")}`,wi=(n,{total:r})=>`${n} fits (${Ie(r,
"character")})`,no=n=>`<sub>${n}</sub>`,ki=9e5,oo=n=>typeof n=="object"?n.flatMap(oo):n?[n]:[];function zi(n,r=ki){const s=oo(
n),a="<p>The rest of this summary is left out, because GitHub limits its size.</p>",u=r-Buffer.byteLength(a)-2;let l=0;const f=s.
findIndex(m=>(l+=Buffer.byteLength(m)+2,l>u));return`${(f===-1?s:[...s.slice(0,f),a]).join(`

`)}
`}const Nt=({problems:n,notifications:r})=>[...n,...r.flatMap(s=>s.problems)],Zi=["invalid-input","unreadable-file","url\
-check-failed"];function Ft(n){if(n.failure)return n.failure.reason;const r=new Set(Nt(n).map(({reason:s})=>s));return Zi.
find(s=>r.has(s))}const Lt=1e3;function jt(n){const{file:r,path:s=[],message:a}=n;return Ae(r===void 0?(0,fe.fI)(n):(0,fe.
LT)(s,"The file",a),Lt)}function xi(n){return`${io(n)}${jt(n)}`}function ro({content:n,positionOf:r},s){const a=ni(s);return a!==
void 0&&n?.sources[a]==="file"?r([a]):void 0}function Si(n,r){const s=ro(n,r);return`${io({file:n.file||void 0,position:s})}\
Advice: ${Ct(r)}`}function io({file:n,position:r={line:1,column:1}}){return n===void 0?"":`${n.replace(se.Qi,"\uFFFD")}:${r.
line}:${r.column}: `}const ot=({problems:n})=>n.length>0;function so(n){const{notifications:r,failure:s}=n;if(s)return"T\
he notifications were not checked";const a=Ie(r.length,"notification"),u=r.filter(ot).length;return u>0?`${u} of ${a} ${u===
1?"has":"have"} problems`:Nt(n).length>0?"The inputs have problems":`${a} checked: no problems`}function Pi(n){const{notifications:r,
problems:s,failure:a}=n,u=r.toSorted((l,f)=>Number(ot(f))-Number(ot(l)));return zi([`<h2>${Ft(n)?"\u274C":"\u2705"} ${so(
n)}</h2>`,a&&pi(qn(a)),ao(s),u.map(Ti)])}function Ti(n){const{file:r,problems:s,advice:a,content:u}=n,l=r===""?"Notifica\
tion from the inputs":St(r,Ai),f=a.map(p=>`\u26A0\uFE0F ${tt(Ct(p))}`).join("<br>");return[`<h3>${ot(n)?"\u274C ":""}${l}\
</h3>`,ao(s),f&&`<p>${f}</p>`,u&&_i(u.notification)]}const Ai=200,Ei=20;function ao(n){if(n.length===0)return;const r=n.
slice(0,Ei).map(u=>`<li>${Ci(u)}${tt(jt(u),Lt)}</li>`),s=(0,fe._k)(n),a=s-r.length;return a>0&&r.push(`<li>${Oe(a)} more\
: see the log.</li>`),`<p><b>${Ie(s,"problem")}</b></p>
<ul>
${r.join(`
`)}
</ul>`}const Ci=({position:n})=>n?`${Kn(`${n.line}:${n.column}`)} `:"",Pe=require("node:fs/promises"),_e=require("node:path"),
Mi=require("node:timers/promises");class co extends Error{}const Oi=1e3;function Ii(n){return n.split("/").filter(s=>s!==
""&&s!==".").map(s=>{if(s==="**")return s;const a=Ri(s);return u=>s.startsWith(".")===u.startsWith(".")&&Ni(a,u)})}function Ri(n){
const r=n.lastIndexOf("]")+1;return[...n.slice(0,r).match(/\[[!^]?[^/][^\]/]*\]|./gsu)??[],...n.slice(r)].map(a=>{const u=/^\[([!^]?)(.+)\]$/su.
exec(a);if(!u)return a;const[,l="",f=""]=u,p=Di(f);return l?m=>!p(m):p})}function Di(n){const s=Array.from(n.matchAll(/(.)-(.)|./gsu)).
map(([a,u=a,l=a])=>({from:u,to:l}));return a=>s.some(({from:u,to:l})=>u<=a&&a<=l)}function Ni(n,r){const s=Array.from(r);
let a=0,u=-1,l=0;for(let f=0;f<s.length;)if(n[a]==="*")u=a++,l=f;else if(Fi(n[a],s[f]??""))a++,f++;else if(u!==-1)a=u+1,
f=++l;else return!1;return n.slice(a).every(f=>f==="*")}const Fi=(n,r)=>typeof n=="function"?n(r):n==="?"||n===r;function Li(n,r,s){
const a=[];for(const u of r){const l=n[u];l==="**"&&!s.startsWith(".")&&a.push(u),typeof l=="function"&&l(s)&&a.push(u+1)}
return uo(n,a)}function uo(n,r){const s=new Set(r);for(const a of s)n[a]==="**"&&s.add(a+1);return s}async function ji(n,r,s,a){
const u=[];let l=0;async function f(p,m){const _=await(0,Pe.readdir)((0,_e.join)(n,p),{withFileTypes:!0}).catch(()=>[]);
if(a.entries-=_.length,a.entries<0)throw new co;for(const h of _.sort(($,S)=>$.name<S.name?-1:1)){if(++l%Oi===0&&await(0,Mi.
setImmediate)(),u.length>=s||a.signal.aborted)return;const $=Li(r,m,h.name),S=p?`${p}/${h.name}`:h.name;if(h.isDirectory()){
$.size>0&&await f(S,$);continue}$.has(r.length)&&!await Ui(h,(0,_e.join)(n,S))&&u.push(S)}}return await f("",uo(r,[0])),
u}async function Ui(n,r){return n.isSymbolicLink()?(await(0,Pe.stat)(r).catch(()=>{}))?.isDirectory()===!0:!1}const Bi=65536;
async function Wi(n){const r=process.env.GITHUB_WORKSPACE||process.cwd(),s=(0,_e.resolve)(r,n),a={input:"payload-file",file:n},
u=f=>({problem:(0,fe.CC)(a,f,{reason:"unreadable-file"})}),l={problem:(0,fe.CC)(a,"is outside the workspace; use a file \
of the repository")};try{const f=await(0,Pe.realpath)(r);if(!rt(s,r)&&!rt(s,f))return l;const p=await(0,Pe.realpath)(s);
if(!rt(p,f))return l;const m=await(0,Pe.stat)(p);if(m.isDirectory()){const _=`${(0,se.hD)(n)} is a folder; use the path \
of a file in it`;return{problem:(0,fe.CC)("payload-file",_,{reason:"unreadable-file"})}}return m.isFile()?m.size>Bi?u("i\
s larger than 64 KiB; use a file that has only notification fields"):{text:new TextDecoder("utf-8",{fatal:!0}).decode(await(0,Pe.
readFile)(p))}:u("is not a regular file; use the path of a YAML or JSON file")}catch(f){const p=f.code;return u(p==="ENO\
ENT"?"does not exist; check the path, and that the repository is checked out":p==="ERR_ENCODING_INVALID_ENCODED_DATA"?"i\
s not UTF-8 text; save it as UTF-8":`cannot be read (${(0,Se.q0)(f)})`)}}function rt(n,r){const s=(0,_e.relative)(r,n);return s!==
".."&&!s.startsWith(`..${_e.sep}`)&&!(0,_e.isAbsolute)(s)}const Ut=100,Ki=2e5,Hi=4096;async function Gi(n,r){const s=process.
env.GITHUB_WORKSPACE||process.cwd(),a={entries:Ki,signal:r},u=new Set,l=[],f=n.split(/\r\n?|\n/).map(p=>p.trim());for(const p of new Set(
f.filter(m=>m!==""))){const m=await Vi(p,s,a);if(Array.isArray(m))for(const _ of m)u.add(_);else l.push(m);if(u.size>Ut){
const _=`matches more than ${Ut} files; use patterns that match fewer`;return{files:[],problems:[...l,(0,fe.CC)("payload\
-files",_)]}}}return{files:[...u],problems:l}}async function Vi(n,r,s){const a=(p,m)=>(0,fe.CC)("payload-files",`${(0,se.
hD)(n)} ${p}`,m&&{reason:m}),u=(0,_e.resolve)(r,n),l=await(0,Pe.lstat)(u).catch(()=>{}),f=(0,_e.relative)(r,u).replaceAll(
_e.sep,"/");if(l?.isDirectory()&&rt(u,r)){const p=f===""?"*.yml":`${f}/*.yml`;return a(`is a folder; use \`${(0,se.$Q)(p)}\
\``,"unreadable-file")}if(l)return[f];try{const p=n.length>Hi?[]:Ii(n.replaceAll(_e.sep,"/")),m=await ji(r,p,Ut+1,s);return m.
length>0?m:a("matches no file in the workspace; check the path, and that the repository is checked out")}catch(p){if(!(p instanceof
co))throw p;return a("searches too many files; begin the pattern with the folder they are in")}}const lo=require("os");function fo(n){
return n==null?"":typeof n=="string"||n instanceof String?n:JSON.stringify(n)}function Bt(n){return Object.keys(n).length?
{title:n.title,file:n.file,line:n.startLine,endLine:n.endLine,col:n.startColumn,endColumn:n.endColumn}:{}}function Re(n,r,s){
const a=new Xi(n,r,s);process.stdout.write(a.toString()+lo.EOL)}function po(n,r=""){Re(n,{},r)}const ho="::";class Xi{constructor(r,s,a){
r||(r="missing.command"),this.command=r,this.properties=s,this.message=a}toString(){let r=ho+this.command;if(this.properties&&
Object.keys(this.properties).length>0){r+=" ";let s=!0;for(const a in this.properties)if(this.properties.hasOwnProperty(
a)){const u=this.properties[a];u&&(s?s=!1:r+=",",r+=`${a}=${Ji(u)}`)}}return r+=`${ho}${Yi(this.message)}`,r}}function Yi(n){
return fo(n).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function Ji(n){return fo(n).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const td=require("path");var mo=function(n,r,s,a){
function u(l){return l instanceof s?l:new s(function(f){f(l)})}return new(s||(s=Promise))(function(l,f){function p(h){try{
_(a.next(h))}catch($){f($)}}function m(h){try{_(a.throw(h))}catch($){f($)}}function _(h){h.done?l(h.value):u(h.value).then(
p,m)}_((a=a.apply(n,r||[])).next())})},Wt;(function(n){n[n.Success=0]="Success",n[n.Failure=1]="Failure"})(Wt||(Wt={}));
function nd(n,r){const s=toCommandValue(r);if(process.env[n]=s,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",
prepareKeyValueMessage(n,r));issueCommand("set-env",{name:n},s)}function qi(n){Re("add-mask",{},n)}function od(n){process.
env.GITHUB_PATH||""?issueFileCommand("PATH",n):issueCommand("add-path",{},n),process.env.PATH=`${n}${path.delimiter}${process.
env.PATH}`}function it(n,r){const s=process.env[`INPUT_${n.replace(/ /g,"_").toUpperCase()}`]||"";if(r&&r.required&&!s)throw new Error(
`Input required and not supplied: ${n}`);return r&&r.trimWhitespace===!1?s:s.trim()}function rd(n,r){const s=it(n,r).split(
`
`).filter(a=>a!=="");return r&&r.trimWhitespace===!1?s:s.map(a=>a.trim())}function id(n,r){const s=["true","True","TRUE"],
a=["false","False","FALSE"],u=it(n,r);if(s.includes(u))return!0;if(a.includes(u))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${n}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function sd(n,r){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(n,r));process.stdout.write(os.EOL),issueCommand("set-output",
{name:n},toCommandValue(r))}function ad(n){issue("echo",n?"on":"off")}function cd(n){process.exitCode=Wt.Failure,Kt(n)}function ud(){
return process.env.RUNNER_DEBUG==="1"}function ld(n){issueCommand("debug",{},n)}function Kt(n,r={}){Re("error",Bt(r),n instanceof
Error?n.toString():n)}function Qi(n,r={}){Re("warning",Bt(r),n instanceof Error?n.toString():n)}function es(n,r={}){Re("\
notice",Bt(r),n instanceof Error?n.toString():n)}function st(n){process.stdout.write(n+lo.EOL)}function go(n){po("group",
n)}function yo(){po("endgroup")}function dd(n,r){return mo(this,void 0,void 0,function*(){go(n);let s;try{s=yield r()}finally{
yo()}return s})}function fd(n,r){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(
n,r));issueCommand("save-state",{name:n},toCommandValue(r))}function pd(n){return process.env[`STATE_${n}`]||""}function hd(n){
return mo(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(n)})}const ts={"expected-payload":"any"};function ns(n){
for(const r of n.filter(s=>kt._y.includes(s))){const s=it(r);s!==""&&qi(s)}return Object.fromEntries(n.map(r=>[r,rs(r)]))}
function rs(n){return process.env[`INPUT_${n.toUpperCase()}`]!==void 0?it(n):ts[n]??""}function is(n){return Object.entries(
process.env).flatMap(([r,s])=>{const[,a]=/^input_(.+)$/s.exec(r.toLowerCase())??[];return a===void 0||Object.hasOwn(n,a)||
!s?.trim()?[]:[{name:a,variable:r}]})}async function ss(n){const r=is(n);if(r.length===0)return[];const{unknownInputs:s}=await q.
e(65).then(q.bind(q,3065));return s(r,Object.keys(n))}const as=require("node:http");var Ht=q.n(as);const cs=require("node:string_decoder");
class De extends Error{reason;constructor(r,s){super(s),this.reason=r}}function us(n,{isProxied:r,isProxyTls:s}){const a=(m,_)=>({
kind:"failure",mayHaveBeenReceived:!1,reason:m,retryable:_,cause:n});if(n instanceof De)return a(n.reason,n.reason==="ti\
meout");const{code:u="",syscall:l,statusCode:f}=n;return u==="ERR_PROXY_TUNNEL"?a("proxy-failed",f===void 0):!ls(n)&&!u.
startsWith("ERR_INVALID")?a(s?"proxy-failed":"tls-failed",!1):a(r&&!(u==="ECONNRESET"&&l===void 0&&!s)?"proxy-failed":"c\
onnection-failed",!0)}function ls(n){if(n instanceof AggregateError)return!0;const{code:r="",syscall:s}=n;return s!==void 0&&
r!=="EPROTO"||ds.test(r)}const ds=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function fs(n,r){const s=n.code??"",u=r>0||s.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:n instanceof De?n.reason:u,retryable:!0,cause:n}}const ps=n=>hs.test(String(n)),hs=/\bSSL alert number (42|43|44|45|46|48|116)\b/;
function ms(n,r,s){const{method:a,url:u,headers:l,body:f}=n,p=f===void 0?l:{...l,"Content-Length":Buffer.byteLength(f)},
m=Ht().request(u,{agent:r,method:a,headers:p});return new Promise(_=>new gs(n,m,s,_).start())}class gs{#t;#e;#u;#l;#i;#d="";#r;#f;#p;#s=0;#h=!1;#m=!0;constructor(r,s,a,u){
this.#t=r,this.#e=s,this.#u=a,this.#l=u,this.#i=new cs.StringDecoder(r.encoding)}start(){const{timeoutMs:r,signal:s}=this.#t,
a=()=>this.#n(new De("timeout",`no response within ${r/1e3} s`));this.#p=setTimeout(a,r),this.#e.on("error",u=>this.#n(u)),
this.#e.on("close",()=>this.#$()),this.#e.on("socket",u=>this.#_(u)),this.#e.on("response",u=>this.#b(u)),s?.addEventListener(
"abort",this.#a),s?.aborted&&this.#a()}#a=()=>this.#n(new De("cancelled","the run was cancelled"));#g=r=>{this.#s+=r.length};#_(r){
this.#f=r,r.on("data",this.#g),ys(r)?this.#y(r):r.once(_o(r)?"secureConnect":"connect",()=>this.#y(r))}#y(r){this.#h=!0;
const s=r.getProtocol?.()==="TLSv1.3";this.#m=this.#e.reusedSocket||!s,this.#e.end(this.#t.body)}#b(r){const{maxBytes:s,
wantsBody:a}=this.#t,u=r.statusCode??0,l={kind:"response",status:u,headers:r.headers,at:new Date};if(this.#r={head:l,stream:r},
a?.(u)===!1){this.#o(l),this.#e.destroy();return}let f=0;r.on("data",p=>{this.#d+=this.#i.write(p.subarray(0,s-f)),f+=p.
length,!(f<=s)&&(this.#o(l,"too-large"),this.#e.destroy())}),r.on("end",()=>this.#o(l,r.complete?void 0:"cut")),r.on("er\
ror",p=>this.#n(p))}#$(){this.#r||this.#n(Object.assign(new Error("the connection was closed"),{code:"ECONNRESET"}))}#n(r){
this.#r?this.#v(this.#r,r):this.#w(r)?this.#c(us(r,this.#u)):this.#c(fs(r,this.#s)),this.#e.destroy()}#v({head:r,stream:s},a){
if(a instanceof De){this.#o(r,a.reason);return}for(;s.read()!==null;);this.#o(r,s.complete?void 0:"cut")}#w(r){return this.#h?
!this.#m&&this.#s===0&&ps(r):!0}#o(r,s){const u=(this.#d+this.#i.end()).replace(/^\ufeff/,"");this.#c({...r,body:u,incomplete:s})}#c(r){
clearTimeout(this.#p),this.#t.signal?.removeEventListener("abort",this.#a),this.#f?.removeListener("data",this.#g),this.#l(
r)}}const _o=n=>n.encrypted===!0;function ys(n){return n.connecting?!1:!_o(n)||n.secureConnecting===!1}const at=require("node:net");
function _s(n,r,s=process.version){const a=(n.protocol==="https:"?r.https:r.http)?.trim();if(!a||xs(n,r.bypass))return;if(!vs(
s))return{problem:`Node ${s} of this runner cannot use a proxy; update the runner (Node 24.5 or later can), or remove th\
e proxy settings`};if(a.search(se.Qi)>=0)return{problem:"the proxy setting contains a line break or another control char\
acter"};const u=(0,se.Dl)(bo(a));return!u||!/^https?:/.test(u.protocol)?{problem:"the proxy setting is not an http or ht\
tps URL"}:$o(u.username+u.password)===void 0?{problem:"the user name or password in the proxy setting is not percent-enc\
oded"}:{url:u.href}}function md(n){const{statusCode:r}=Object(n);return r===407?$s:`${bs} Then run this again.`}const bs="\
Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner. If the proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its\
 certificate file.",$s="The proxy requires a valid user name and password: put them into the URL in HTTPS_PROXY or HTTP_\
PROXY. Then run this again.";function vs(n){const[r=0,s=0]=n.slice(1).split(".").map(Number);return r>24||r===24&&s>=5}const ws=4;
function ks({http:n,https:r}){return[...new Set([n,r].flatMap(zs))]}function zs(n=""){const r=n.trim(),s=r.replace(/^[^:]*:\/\//,
"");if(!s.includes("@"))return[];const a=Zs(s.slice(0,s.lastIndexOf("@"))),u=a.map(m=>$o(m)??m),{username:l="",password:f=""}=(0,se.
Dl)(bo(r))??{},p=Buffer.from(u.join(":")).toString("base64").replaceAll("=","");return[...a,l,f,...u,p].filter(m=>m.length>=
ws)}function Zs(n){const r=n.indexOf(":");return r<0?[n,""]:[n.slice(0,r),n.slice(r+1)]}const bo=n=>n.includes("://")?n:
`http://${n}`;function $o(n){try{return decodeURIComponent(n)}catch{return}}function xs(n,r){const s=vo(n.hostname).replace(
/\.$/,""),a=n.port||(n.protocol==="https:"?"443":"80");return r?.toLowerCase().match(/[^\s,]+/g)?.some(l=>l==="*"||Ss(l,
s,a))??!1}function Ss(n,r,s){if(n.includes("/"))return Ts(n,r);const a=/^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(n),u=a?.[1]??n;
if((a?.[2]??s)!==s)return!1;const f=Ps(vo(u).replace(/^\*?\./,""));return r===f?!0:(0,at.isIP)(r)===0&&r.endsWith(`.${f}`)}
const vo=n=>n.replace(/[[\]]/g,""),Ps=n=>(0,se.Dl)(`http://[${n}]`)?.hostname.slice(1,-1)??n;function Ts(n,r){const[s="",
a=""]=n.split("/"),u=(0,at.isIP)(s);if(u===0||(0,at.isIP)(r)!==u)return!1;const l=u===4?32:128;if(!/^\d{1,3}$/.test(a)||
Number(a)>l)return!1;const f=u===4?"ipv4":"ipv6",p=new at.BlockList;return p.addSubnet(s,Number(a),f),p.check(r,f)}const wo=1e3,
As=10;function Es(n){const r=new Map,s=new WeakMap,a=l=>Zo()-(s.get(l)??Number.NEGATIVE_INFINITY);async function u(l,f){
const p=`${l.protocol} ${f}`,m=r.get(p);if(m)return m;const{Agent:_}=l.protocol==="https:"?await Cs():Ht();f!==void 0&&await Is();
const h=new _({keepAlive:!0,proxyEnv:{http_proxy:f,https_proxy:f}});return h.on("free",$=>s.set($,Zo())),r.set(p,h),h}return{
async request(l){const f=_s(l.url,n);if(f&&"problem"in f)return{kind:"failure",mayHaveBeenReceived:!1,reason:"proxy-fail\
ed",retryable:!1,cause:new Error(f.problem)};const p=await u(l.url,f?.url),m=Math.min(...ko(p).map(a)),_=m<=wo;l.method!==
"GET"&&_&&await Os(As-m);for(const $ of ko(p))(a($)>wo||Ms($))&&$.destroy();const h=f!==void 0;return ms(l,p,{isProxied:h,
isProxyTls:h&&l.url.protocol==="http:"})}}}const Cs=async()=>(await Promise.resolve().then(q.t.bind(q,4708,23))).default,
ko=n=>Object.values(n.freeSockets).flat(),Ms=n=>n.readableEnded;async function Os(n){n>0&&await new Promise(r=>setTimeout(
r,n));for(let r=0;r<2;r++)await new Promise(s=>setImmediate(s))}async function Is(){const{subscribe:n,unsubscribe:r}=await Promise.
resolve().then(q.t.bind(q,3053,23));r("net.client.socket",zo),n("net.client.socket",zo)}function zo(n){const{socket:r}=n;
r.on("error",()=>{}),r.on("newListener",(s,a)=>{s==="readable"&&r.removeListener("readable",a)})}const Gt=n=>n>=200&&n<300;
function Rs(n){const r=Ht().STATUS_CODES[n];return r===void 0?String(n):`${n} ${r}`}const Zo=()=>process.uptime()*1e3,xo=require("node:fs"),
Vt=n=>process.env[n.toLowerCase()]||process.env[n]||void 0;function Ds(){return{http:Vt("HTTP_PROXY"),https:Vt("HTTPS_PR\
OXY"),bypass:Vt("NO_PROXY")}}function gd(){const{GITHUB_API_URL:n,GITHUB_SERVER_URL:r,GITHUB_REPOSITORY:s,GITHUB_SHA:a,GITHUB_RUN_ID:u}=process.
env,{GITHUB_EVENT_NAME:l}=process.env;return{github:{apiUrl:n||"https://api.github.com",serverUrl:r||"https://github.com"},
run:{repository:s??"",sha:a??"",id:u??"",event:l??"",attempt:Number(process.env.GITHUB_RUN_ATTEMPT)||1}}}async function yd(n){
const r=process.env.GITHUB_EVENT_PATH;delete process.env.GITHUB_EVENT_PATH;try{return await n()}finally{r!==void 0&&(process.
env.GITHUB_EVENT_PATH=r)}}const Ns=null;function _d(){const{GITHUB_EVENT_NAME:n="",GITHUB_EVENT_PATH:r=""}=process.env;try{
return statSync(r).size>Ns?{name:n,payload:void 0,unreadable:"the event is larger than 25 MiB"}:{name:n,payload:JSON.parse(
readFileSync(r,"utf8"))}}catch{return{name:n,payload:void 0,unreadable:r===""?void 0:"the file of the event cannot be re\
ad"}}}const So="\u2060";function Xt(n){return!/[^\x20-\x7e]/.test(n)&&!n.includes("##[")&&!n.trimStart().startsWith("::")?
n:n.replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(/##(?=\[)/g,`##${So}`).split(`
`).map(Ls).join(`
`).replace(/[^\n\t -~\xa0-\uffff]/g,"\uFFFD")}const Fs=(0,se.xb)(String.raw`[^\s\p{C}\p{Z}]`,"u");function Ls(n){const r=n.
search(Fs());return r>=0&&n.startsWith("::",r)?`${n.slice(0,r)}:${So}${n.slice(r+1)}`:n}function js(n){const r=a=>Xt(n(a)),
s=a=>(u,l,f)=>{const p=r(l);p.length>eo&&st(p),a(p,{title:r(u),...f&&{file:f.file,startLine:f.line,startColumn:f.column}})};
return{info:a=>st(r(a)),retry:(a,u)=>{const l=(u/1e3).toFixed(1);st(r(`${a.title}: ${a.message} Retrying ${l==="0.0"?"no\
w":`in ${l} s`}.`))},group:(a,u)=>{go(r(a)),st(r(u)),yo()},notice:s(es),warning:s(Qi),error:s(Kt)}}function Us(n){const r=new Date,
s=Ds(),a=(0,kt.gE)({...n,others:ks(s)}),u=Es(s),l=Bs();return{log:js(a.redact),secrets:a,redact:a.redact,http:u,signal:l.
signal,startedAt:r,watch:Ws(l)}}function Bs(){const n=new AbortController,r=()=>n.abort();for(const s of["SIGINT","SIGTE\
RM","SIGBREAK"])process.on(s,r);return n}function Ws(n){process.exitCode=1;let r=()=>{};return process.on("beforeExit",()=>r(
new Error("it stopped before it finished"))),process.on("uncaughtException",s=>{r(s),n.abort()}),s=>{const a=new Promise(
(u,l)=>{r=l});return Promise.race([s,a])}}async function Ks(n,r,s=n){let a=n;try{r()}catch(u){a=s;const l=u instanceof Error?
u.name:typeof u;Kt(`The report of this run failed (${l}). The outputs say how the run ended, if they are set. If this st\
ep sends a notification and \`outcome\` is not set, it may have been sent: look in the panel of the service before you sen\
d it again.`,{title:"Internal error (internal-error)"})}await new Promise(u=>process.stdout.write("",u)),process.exit(a)}
function Hs(n,r,s){const{title:a,why:u}=s,l=li(s,Xt);l.startsWith(Xt(u.text))||n.info(u.text),n[r](a,l)}const ct=524288;
function bd(n,r,{length:s}){if(s<=ct)return;const a=`GitHub passes at most about ${ct} on to other jobs, so use it only \
in this job.`;n.warning("Large output",`The output \`${r}\` has ${s} characters. ${a}`)}const Gs=["response","audience-n\
ame"];function Vs(n,{redact:r,log:s}){const a=process.env.GITHUB_OUTPUT;if(!a)return;const u={...n};for(const l of Gs){const f=n[l];
f!==void 0&&(u[l]=r(f))}try{(0,xo.appendFileSync)(a,Xs(u))}catch(l){s.warning("Outputs not written",`The action could no\
t write its outputs (${(0,Se.q0)(l)}). Later steps may see them as empty; the log says how the run ended.`)}}function Xs(n){
const r=new Set(Object.values(n).flatMap(u=>u.match(/ghadelimiter_\d+/g)??[]));let s=0;for(;r.has(`ghadelimiter_${s}`);)
s++;const a=`ghadelimiter_${s}`;return Object.entries(n).map(([u,l])=>`${u}<<${a}
${l}
${a}
`).join("")}function Ys(n,r,{log:s}){const a=process.env.GITHUB_STEP_SUMMARY;if(!(!a||(0,Je.yG)(n)===!1))try{(0,xo.appendFileSync)(
a,r())}catch(u){s.warning("Summary not written",`Could not write the job summary (${(0,Se.q0)(u)}).`)}}const Js=new TextDecoder,
$e=(n,r=0,s=n.length)=>Js.decode(n.slice(r,s)),ut=(n,r=0,s=n.length)=>n.slice(r,s).reduce((a,u)=>a+`0${u.toString(16)}`.
slice(-2),""),we=(n,r)=>new DataView(n.buffer,n.byteOffset+r),Po=(n,r=0)=>we(n,r).getInt16(0,!0),lt=(n,r=0)=>we(n,r).getUint16(
0,!1),Yt=(n,r=0)=>we(n,r).getUint16(0,!0),To=(n,r=0)=>{const s=we(n,r);return s.getUint16(0,!0)+(s.getUint8(2)<<16)},$d=(n,r=0)=>we(
n,r).getInt32(0,!0),Ne=(n,r=0)=>we(n,r).getUint32(0,!1),qs=(n,r=0)=>we(n,r).getUint32(0,!0),vd=(n,r,s)=>we(n,r).getBigUint64(
0,!s),Qs={readUInt16BE:lt,readUInt16LE:Yt,readUInt32BE:Ne,readUInt32LE:qs};function Fe(n,r,s=0,a=!1){const l=`readUInt${r}${a?
"BE":"LE"}`;return Qs[l](n,s)}const Jt=8;function ea(n,r,s,a,u){if(n.length-a<Jt)return;const l=r.getUint32(s+a,!1);if(!(n.
length-a<l))return{offset:a,size:l,matches:r.getUint32(s+4+a,!1)===u}}const Ao=new WeakMap;function ta(n){let r=Ao.get(n.
buffer);return r||(r=new DataView(n.buffer),Ao.set(n.buffer,r)),r}function wd(n,r,s){const a=ta(n),u=r.charCodeAt(0)<<24|
r.charCodeAt(1)<<16|r.charCodeAt(2)<<8|r.charCodeAt(3),l=n.byteOffset;let f=s;for(;f<n.length&&!(n.length-f<4);){if(a.getUint32(
l+f,!1)<Jt){f+=Jt;continue}const p=ea(n,a,l,f,u);if(!p)break;if(p.matches)return{name:r,offset:p.offset,size:p.size};f+=
p.size}}const na=/^GIF8[79]a/,oa={validate:n=>na.test($e(n,0,6)),calculate:n=>({height:Yt(n,8),width:Yt(n,6)})},ra="4578\
6966",ia=2,qt=6,sa=2,aa="4d4d",ca="4949",Eo=12,ua=2;function la(n){return ut(n,2,6)===ra}function da(n,r){return{height:lt(
n,r),width:lt(n,r+2)}}function fa(n,r){const a=qt+8,u=Fe(n,16,a,r);for(let l=0;l<u;l++){const f=a+ua+l*Eo,p=f+Eo;if(f>n.
length)return;const m=n.slice(f,p);if(Fe(m,16,0,r)===274)return Fe(m,16,2,r)!==3||Fe(m,32,4,r)!==1?void 0:Fe(m,16,8,r)}}
function pa(n,r){const s=n.slice(ia,r),a=ut(s,qt,qt+sa),u=a===aa;if(u||a===ca)return fa(s,u)}function ha(n,r){if(r>n.length)
throw new TypeError("Corrupt JPG, exceeded buffer limits")}const ma={validate:n=>ut(n,0,2)==="ffd8",calculate(n){let r=n.
slice(4),s,a;for(;r.length;){const u=lt(r,0);if(ha(r,u),r[u]!==255){r=r.subarray(1);continue}if(la(r)&&(s=pa(r,u)),a=r[u+
1],a===192||a===193||a===194){const l=da(r,u+5);return s?{height:l.height,orientation:s,width:l.width}:l}r=r.subarray(u+
2)}throw new TypeError("Invalid JPG, no size found")}},ga=`PNG\r

`,ya="IHDR",Co="CgBI",_a={validate(n){if(ga===$e(n,1,8)){let r=$e(n,12,16);if(r===Co&&(r=$e(n,28,32)),r!==ya)throw new TypeError(
"Invalid PNG");return!0}return!1},calculate(n){return $e(n,12,16)===Co?{height:Ne(n,36),width:Ne(n,32)}:{height:Ne(n,20),
width:Ne(n,16)}}};function ba(n){return{height:1+To(n,7),width:1+To(n,4)}}function $a(n){return{height:1+((n[4]&15)<<10|
n[3]<<2|(n[2]&192)>>6),width:1+((n[2]&63)<<8|n[1])}}function va(n){return{height:Po(n,8)&16383,width:Po(n,6)&16383}}const wa=[
_a,ma,oa,{validate(n){const r=$e(n,0,4)==="RIFF",s=$e(n,8,12)==="WEBP",a=$e(n,12,15)==="VP8";return r&&s&&a},calculate(n){
const r=$e(n,12,16),s=n.slice(20,30);if(r==="VP8X"){const u=s[0],l=(u&192)===0,f=(u&1)===0;if(l&&f)return ba(s);throw new TypeError(
"Invalid WebP")}if(r==="VP8 "&&s[0]!==47)return va(s);const a=ut(s,3,6);if(r==="VP8L"&&a!=="9d012a")return $a(s);throw new TypeError(
"Invalid WebP")}}],ka=25;function za(n){if(n.length<ka)return;const r=new Uint8Array(n);try{return wa.find(s=>s.validate(
r))?.calculate(r)}catch{return}}const Mo=5,Oo=5,Za=[301,302,303,307,308];async function xa({url:n,image:r,timeoutMs:s,http:a,
...u}){const l=performance.now()+s,f=new Set;for(let p=Qt(n);;){f.add(p.href);const m=await a.request({...u,method:"GET",
url:p,timeoutMs:Math.max(0,l-performance.now()),maxBytes:Mo*se.E$,encoding:"latin1",wantsBody:M=>r&&Gt(M)});if(m.kind===
"failure")return{kind:"failure",at:p,failure:m};const{status:_,headers:h}=m,$=Za.includes(_)?h.location:void 0;if($===void 0)
return{kind:"status",at:p,status:_,image:r&&Gt(_)?Sa(m):void 0};const S=Pa($,p);if(!S){const M=$.length>se.QO;return{kind:"\
bad-redirect",at:p,why:M?`to a URL of more than ${se.zF}`:"to something that is not a URL"}}if(!/^https?:$/.test(S.protocol))
return{kind:"bad-redirect",at:p,why:"to something other than a web page"};if(r&&S.protocol==="http:")return{kind:"off-ht\
tps",at:p};const P=Qt(S);if(f.has(P.href))return{kind:"bad-redirect",at:p,why:"in a loop"};if(f.size>Oo)return{kind:"bad\
-redirect",at:p,why:`more than ${Oo} times`};p=P}}function Sa({body:n,incomplete:r}){return r||(n.length===0?"empty":za(
Buffer.from(n,"latin1"))??"not-an-image")}function Qt(n){const r=new URL(n.href);return r.username="",r.password="",r.hash=
"",r}function Pa(n,r){const s=n.replace(/[\x80-\xff]/g,a=>`%${a.charCodeAt(0).toString(16).toUpperCase()}`);return(0,se.
Dl)(s,r)}const Ta=1e4,Aa=20,Io=200,Ro=3e5;async function Ea(n,{http:r,signal:s,redact:a}){const{uses:u,userAgent:l}=n,f=Math.
min(n.timeoutMs,Ta),p={Accept:"*/*","User-Agent":l},m=new Map,_=({url:O})=>{const W=m.get(O)??Qt((0,se.Dl)(O)??new URL(O)).
href;return m.set(O,W),W},h=new Set(u.filter(({use:O})=>O!=="page").map(_)),$=new Map,S=performance.now()+Ro-f,P=new Set(
[...new Set(u.map(_))].slice(0,Io)),M=P.values();async function D(){for(const O of M){if(s.aborted||performance.now()>S)
return;const W={url:new URL(O),image:h.has(O),http:r,headers:p,timeoutMs:f,signal:s};$.set(O,await xa(W))}}if(await Promise.
all(Array.from({length:Aa},D)),s.aborted)throw(0,Se.Yq)("Checking the URLs");const H=new Set,V=u.flatMap(O=>{const W=_(O),
T=$.get(W);return T?Oa({...O,key:W},T,{timeoutMs:f,redact:a})??[]:H.has(O.file)?[]:(H.add(O.file),Ma(O,P.has(W)))});return{
problems:V.filter(O=>"message"in O),wrongSizes:V.filter(O=>"expected"in O)}}const zd=n=>new Failure({reason:"url-check-f\
ailed",title:"URL check failed",message:listSentences(n.map(problemText)),hint:`Fix the pages and images, then run this \
again. Or correct the URLs, or remove \`check-urls\`, then ${startNewRun}.`}),Ca={icon:[{width:200,height:200}],banner:[
{width:360,height:240},{width:360,height:200}]};function Ma({url:n,use:r,...s},a){const u=a?`the check ends after ${Ro/6e4}\
 minutes`:`at most ${Io} different URLs are checked`;return{...s,message:`${(0,se.hD)(n)} was not checked, since ${u}; c\
heck fewer at a time`}}function Oa({url:n,key:r,use:s,...a},u,{timeoutMs:l,redact:f}){const p=u.at.href===r?(0,se.hD)(n):
Ia(n,u.at,f),m=M=>({...a,message:`${p} ${M}`});if(u.kind==="failure")return m(Da(u.failure,l,f));if(u.kind==="bad-redire\
ct")return m(`redirects ${u.why}`);if(u.kind==="off-https")return s==="page"?void 0:m("redirects to http, but images mus\
t be https");const{status:_,image:h}=u;if(!Gt(_))return m(`responded ${Rs(_)}`);if(s==="page"||h===void 0)return;if(typeof h==
"string")return m(Ra(h,l));const{width:$,height:S}=h;if($===0||S===0)return m(`is an image of ${$}x${S}`);const P=Ca[s];
if(!P.some(M=>M.width===$&&M.height===S))return{...a,use:s,width:$,height:S,expected:P}}function Ia(n,r,s){return`${(0,se.
hD)(n)} redirects to ${(0,se.hD)(s(r.origin+r.pathname))}, which`}function Ra(n,r){return{empty:"responded with an empty\
 body, which is not an image","not-an-image":"is not a valid PNG, JPEG, GIF or WebP image","too-large":`is larger than ${Mo}\
 MiB`,timeout:`did not load completely within ${r/1e3} s`,cut:"was cut off",cancelled:"was cut off"}[n]}function Da({reason:n,
cause:r},s,a){if(n==="timeout")return`did not respond within ${s/1e3} s`;const l=/^(ENOTFOUND|EAI_\w+)$/.test(r?.code??"")?
"has a host name that cannot be found":"cannot be reached";return`${{"tls-failed":"cannot be reached securely: its certi\
ficate is not accepted, or TLS failed","proxy-failed":"cannot be reached through the proxy","bad-response":"responded wi\
th something that is not HTTP","connection-lost":"ended the connection without a response","connection-failed":l,cancelled:l}[n]}\
 (${(0,se.Kb)((0,Se.q0)(r),a)})`}async function Na(){const n=ns(Dn.uB),r=Us({apiToken:""}),s={notifications:[],problems:[],
extraFields:{}};try{await r.watch(Fa(n,s,r))}catch(a){s.failure=(0,Se.h_)(a)}await Ks(Ft(s)?1:0,()=>Ua(s,n.summary,r),1)}
async function Fa(n,r,s){const{secrets:a}=s,{settings:u,problems:l,readable:f,refused:p}=(0,Dn.IZ)(n,a),m=await kr(f,a),
_=f["extra-fields"]?await(0,Dr.s)(f["extra-fields"],a):Ye,h=await Gi(f["payload-files"],s.signal);if(s.signal.aborted)throw No();
const $={inputs:m,file:Ye,fileName:"",extraFields:_.fields,onceKey:""},S=[...m.problems,..._.problems,...En($).problems,
...h.problems];r.extraFields=_.fields,r.problems.push(...l,...await ss(n),...S.filter(({input:D})=>!p.has(D)));const P=[],
M=(D,H)=>P.push({file:D,advice:H.content?oi(H.content):[],...H});f["payload-files"]===""&&m.given.size>0&&M("",La(m));for(const D of h.
files){if(s.signal.aborted)throw No();M(D,await Rr(D,await Wi(D),m,a))}r.notifications=P,u?.checkUrls&&await ja(P,u.timeout*
1e3,s)}function La(n){const r=Zt(n);return{problems:zt(n,Ye).map(a=>(0,fe.CC)((0,de.wg)(a),"is missing; set it as an inp\
ut, or set a file in `payload-files`")),positionOf:()=>{},content:r}}async function ja(n,r,s){const a=[];for(const l of n){
const{file:f,content:p,problems:m}=l,_=p?(0,de._e)(p.notification):[];if(m.push(..._.map($=>({...$,...Do(l,$)}))),!p||_.
length>0)continue;const h=(0,de.Wn)(p.notification).filter(({url:$})=>Tn($).names.size===0);a.push(...h.map($=>({...$,file:f})))}
const u=await Ea({uses:a,timeoutMs:r,userAgent:Fr},s);for(const l of n){const f=u.problems.filter(({file:_})=>_===l.file),
p="url-check-failed";l.problems.push(...f.map(_=>({..._,...Do(l,_),reason:p})));const m=u.wrongSizes.filter(({file:_})=>_===
l.file);l.advice.push(...m.map(_=>({kind:"image-size",..._})))}}function Do({file:n,content:r,positionOf:s},{input:a,path:u=[]}){
if(n==="")return{file:void 0};const l=a.replaceAll("-","_"),f=[l,...u];return{file:n,path:f,position:r?.sources[l]==="fi\
le"?s(f):void 0}}const No=()=>new Se.HR({reason:"cancelled",title:"Preview cancelled",message:"The run was cancelled bef\
ore all notifications were checked.",hint:"If you did not mean to cancel it, run it again."});function Ua(n,r,s){const{log:a}=s,
{notifications:u,failure:l}=n,f=Nt(n),p=hi(n,Ft(n)??""),{length:m}=p.payloads,_=m>ct;Vs(_?{...p,payloads:""}:p,s),Ys(r,()=>s.
redact(Pi(n)),s);for(const h of f)a.info(xi(h));for(const h of f){const{file:$,position:S=Fo,reason:P}=h,M=$===void 0?"I\
nvalid inputs":"Invalid notification";a.error(`${M} (${P})`,jt(h),$===void 0?void 0:{file:$,...S})}for(const h of u){const{
file:$,advice:S}=h;for(const P of S){const M=ro(h,P)??Fo;a.info(Si(h,P)),a.warning("Advice",Ct(P),$===""?void 0:{file:$,
...M})}}if(_){const h=`GitHub passes at most about ${ct} on to other jobs, so it is empty; check fewer files at a time.`;
a.warning("Large output",`The output \`payloads\` would have ${m} characters. ${h}`)}l?Hs(a,"error",qn(l)):a.info(`${so(
n)}.`)}const Fo={line:1,column:1};Na(),module.exports=wr})();
