"use strict";exports.id=508,exports.ids=[508],exports.modules={2508:((zi,lt,ee)=>{ee.d(lt,{W:()=>st,L:()=>_i});var ft=ee(4433),_=ee(990);
function Zi(e){return e}function bi(e){return e}function wi(){return e=>e}function ki(e){}function Pi(e){throw new Error(
"Unexpected value in exhaustive check")}function xi(e){}function Si(e){const t=Object.values(e).filter(o=>typeof o=="num\
ber");return Object.entries(e).filter(([o,i])=>t.indexOf(+o)===-1).map(([o,i])=>i)}function Mi(e,t="|"){return e.map(n=>$t(
n)).join(t)}function pt(e,t){return typeof t=="bigint"?t.toString():t}class mt{constructor(t){this._getter=t,this._value=
void 0}get value(){const t=this._getter;return t!==void 0&&(this._value=t(),this._getter=void 0),this._value}}function ht(e){
return new mt(e)}function yt(e){return e==null}function we(e){const t=e.startsWith("^")?1:0,n=e.endsWith("$")?e.length-1:
e.length;return e.slice(t,n)}function Ai(e,t){const n=e/t,o=Math.round(n),i=4*Number.EPSILON*Math.max(Math.abs(n),1);return Math.
abs(n-o)<i?0:n-o}const ke=null;function Ti(e,t,n){let o;Object.defineProperty(e,t,{get(){if(o!==ke)return o===void 0&&(o=
ke,o=n()),o},set(i){Object.defineProperty(e,t,{value:i})},configurable:!0})}function Ci(e){return Object.create(Object.getPrototypeOf(
e),Object.getOwnPropertyDescriptors(e))}function te(e,t,n){Object.defineProperty(e,t,{value:n,writable:!0,enumerable:!0,
configurable:!0})}function _t(e){const t=Object.getOwnPropertyDescriptor(e,"shape");return t?.get?t.get.raw:t?.value}function w(e){
return _t(e._zod.def)??e._zod.def.shape}function Pe(e,t,n){Object.defineProperty(e,t,{get(){const o=n();return te(this,t,
o),o},enumerable:!0,configurable:!0})}function xe(e,t,n){t in e?te(e,t,n):e[t]=n}function C(e,t,n,o){const i=w(t);for(const r of n){
const a=Object.getOwnPropertyDescriptor(i,r);a.enumerable&&(a.get?Pe(e,r,()=>{const s=t._zod.def.shape[r];return o?o(s,r):
s}):xe(e,r,o?o(a.value,r):a.value))}}function gt(e,t){for(const n of Reflect.ownKeys(t)){const o=Object.getOwnPropertyDescriptor(
t,n);o.enumerable&&(o.get?Pe(e,n,()=>t[n]):xe(e,n,o.value))}}function P(...e){const t={};for(const n of e){const o=Object.
getOwnPropertyDescriptors(n);Object.assign(t,o)}return Object.defineProperties({},t)}function Ri(e){return P(e._zod.def)}
function Ei(e,t){return t?t.reduce((n,o)=>n?.[o],e):e}function Oi(e){const t=Object.keys(e),n=t.map(o=>e[o]);return Promise.
all(n).then(o=>{const i={};for(let r=0;r<t.length;r++)i[t[r]]=o[r];return i})}function Ii(e=10){const t="abcdefghijklmno\
pqrstuvwxyz";let n="";for(let o=0;o<e;o++)n+=t[Math.floor(Math.random()*t.length)];return n}function Fi(e){return JSON.stringify(
e)}function Di(e){return e.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}const Se="\
captureStackTrace"in Error?Error.captureStackTrace:(...e)=>{};function ne(e){return typeof e=="object"&&e!==null&&!Array.
isArray(e)}const ji=null;function oe(e){if(ne(e)===!1)return!1;const t=e.constructor;if(t===void 0||typeof t!="function")
return!0;const n=t.prototype;return!(ne(n)===!1||Object.prototype.hasOwnProperty.call(n,"isPrototypeOf")===!1)}function Ni(e){
return oe(e)?{...e}:Array.isArray(e)?[...e]:e instanceof Map?new Map(e):e instanceof Set?new Set(e):e}function Li(e){let t=0;
for(const n in e)Object.prototype.hasOwnProperty.call(e,n)&&t++;return t}const Ui=e=>{const t=typeof e;switch(t){case"un\
defined":return"undefined";case"string":return"string";case"number":return Number.isNaN(e)?"nan":"number";case"boolean":
return"boolean";case"function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.
isArray(e)?"array":e===null?"null":e.then&&typeof e.then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<
"u"&&e instanceof Map?"map":typeof Set<"u"&&e instanceof Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<
"u"&&e instanceof File?"file":"object";default:throw new Error(`Unknown data type: ${t}`)}},Bi=new Set(["string","number",
"symbol"]),Ki=new Set(["string","number","bigint","boolean","symbol","undefined"]);function Vi(e){return e.replace(/[.*+?^${}()|[\]\\]/g,
"\\$&")}function x(e,t,n){const o=new e._zod.constr(t??e._zod.def);return(!t||n?.parent)&&(o._zod.parent=e),o}function Z(e){
const t=e;if(!t)return{};if(typeof t=="string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)throw new Error(
"Cannot specify both `message` and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{
...t,error:()=>t.error}:t}function Wi(e){let t;return new Proxy({},{get(n,o,i){return t??(t=e()),Reflect.get(t,o,i)},set(n,o,i,r){
return t??(t=e()),Reflect.set(t,o,i,r)},has(n,o){return t??(t=e()),Reflect.has(t,o)},deleteProperty(n,o){return t??(t=e()),
Reflect.deleteProperty(t,o)},ownKeys(n){return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(n,o){return t??(t=
e()),Reflect.getOwnPropertyDescriptor(t,o)},defineProperty(n,o,i){return t??(t=e()),Reflect.defineProperty(t,o,i)}})}function $t(e){
return typeof e=="bigint"?e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}function vt(e){return Object.keys(e).filter(
t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout==="optional")}const zt={safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],
int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.
MAX_VALUE,Number.MAX_VALUE]},Gi={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),
BigInt("18446744073709551615")]};function Xi(e,t){const n=e._zod.def,o=n.checks;if(o&&o.length>0)throw new Error(".pick(\
) cannot be used on object schemas containing refinements");const r={};return C(r,e,K(e,t)),x(e,P(n,{shape:r,checks:[]}))}
function K(e,t){const n=w(e),o=[];for(const i of Reflect.ownKeys(t)){if(!Object.getOwnPropertyDescriptor(n,i)?.enumerable)
throw new Error(`Unrecognized key: "${String(i)}"`);t[i]&&o.push(i)}return o}function Hi(e,t){const n=e._zod.def,o=n.checks;
if(o&&o.length>0)throw new Error(".omit() cannot be used on object schemas containing refinements");const r=new Set(K(e,
t)),a={};return C(a,e,Reflect.ownKeys(w(e)).filter(s=>!r.has(s))),x(e,P(n,{shape:a,checks:[]}))}function Ji(e,t){if(!oe(
t))throw new Error("Invalid input to extend: expected a plain object");const n=e._zod.def.checks;if(n&&n.length>0){const i=w(
e);for(const r of Reflect.ownKeys(t))if(Object.getOwnPropertyDescriptor(i,r)!==void 0)throw new Error("Cannot overwrite \
keys on object schemas containing refinements. Use `.safeExtend()` instead.")}return x(e,P(e._zod.def,{shape:Me(e,t)}))}
function Me(e,t){const n={};return C(n,e,Reflect.ownKeys(w(e))),gt(n,t),n}function Yi(e,t){if(!oe(t))throw new Error("In\
valid input to safeExtend: expected a plain object");return x(e,P(e._zod.def,{shape:Me(e,t)}))}function qi(e,t){if(!t?._zod?.
def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");if(e.
_zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExte\
nd() instead.");const n={};C(n,e,Reflect.ownKeys(w(e))),C(n,t,Reflect.ownKeys(w(t)));const o=P(e._zod.def,{shape:n,get catchall(){
return t._zod.def.catchall},checks:t._zod.def.checks??[]});return x(e,o)}function Qi(e,t,n,o="partial"){const r=t._zod.def.
checks;if(r&&r.length>0)throw new Error(`.${o}() cannot be used on object schemas containing refinements`);const s=n?new Set(
K(t,n)):void 0,c={};return C(c,t,Reflect.ownKeys(w(t)),e&&((u,d)=>s&&!s.has(d)?u:new e({type:"optional",innerType:u}))),
x(t,P(t._zod.def,{shape:c,checks:[]}))}function er(e,t,n){const o=n?new Set(K(t,n)):void 0,i={};return C(i,t,Reflect.ownKeys(
w(t)),(r,a)=>o&&!o.has(a)?r:new e({type:"nonoptional",innerType:r})),x(t,P(t._zod.def,{shape:i}))}function S(e,t=0){if(e.
aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue!==!0)return!0;return!1}function Zt(e,t=0){
if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue===!1)return!0;return!1}function Ae(e,t){
return t.map(n=>{var o;return(o=n).path??(o.path=[]),n.path.unshift(e),n})}function O(e){return typeof e=="string"?e:e?.
message}function Te(e){const t=[];for(const n of e??[]){const o=n._zod.def;if(!/_(length|size)$|_equals$/.test(o.check))
break;const i=o.maximum??o.length??o.size;i>=0&&t.push([i,n])}return t}function ie(e,t,n){var o;for(let i=t;i<e.length;i++)
(o=e[i]).schema??(o.schema=n)}function I(e,t,n){var o;const i=e.inst?._zod?.traits;i?.has("$ZodType")&&(i.has("$ZodCheck")?
(o=e).schema??(o.schema=e.inst):e.schema=e.inst);const r=e.schema!==e.inst?e.schema?._zod.def?.error:void 0,a=e.message?
e.message:O(e.inst?._zod.def?.error?.(e))??O(r?.(e))??O(t?.error?.(e))??O(n.customError?.(e))??O(n.localeError?.(e))??"I\
nvalid input",s={};for(const c of Object.keys(e))c==="inst"||c==="schema"||c==="continue"||c==="input"||c==="__proto__"||
(s[c]=e[c]);return s.path??(s.path=[]),s.message=a,t?.reportInput&&(s.input=e.input),s}function tr(e){return e instanceof
Set?"set":e instanceof Map?"map":e instanceof File?"file":"unknown"}const bt=/[\uD800-\uDBFF]/;function wt(e){const t=e.
length;if(!bt.test(e))return t;let n=t;for(let o=0;o<t-1;o++)(e.charCodeAt(o)&64512)===55296&&(e.charCodeAt(o+1)&64512)===
56320&&(n--,o++);return n}function kt(e){return Array.isArray(e)?"array":typeof e=="string"?"string":"unknown"}function nr(e){
const t=typeof e;switch(t){case"number":return Number.isNaN(e)?"nan":"number";case"object":{if(e===null)return"null";if(Array.
isArray(e))return"array";const n=e;if(n&&Object.getPrototypeOf(n)!==Object.prototype&&"constructor"in n&&n.constructor)return n.
constructor.name}}return t}function or(...e){const[t,n,o]=e;return typeof t=="string"?{message:t,code:"custom",input:n,inst:o}:
{...t}}function ir(e){return Object.entries(e).filter(([t,n])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function Pt(e){
const t=atob(e),n=new Uint8Array(t.length);for(let o=0;o<t.length;o++)n[o]=t.charCodeAt(o);return n}function xt(e){let t="";
for(let n=0;n<e.length;n++)t+=String.fromCharCode(e[n]);return btoa(t)}function rr(e){const t=e.replace(/-/g,"+").replace(
/_/g,"/"),n="=".repeat((4-t.length%4)%4);return Pt(t+n)}function sr(e){return xt(e).replace(/\+/g,"-").replace(/\//g,"_").
replace(/=/g,"")}function ar(e){const t=e.replace(/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex string length");
const n=new Uint8Array(t.length/2);for(let o=0;o<t.length;o+=2)n[o/2]=Number.parseInt(t.slice(o,o+2),16);return n}function ur(e){
return Array.from(e).map(t=>t.toString(16).padStart(2,"0")).join("")}class cr{constructor(...t){}}function St(e,t){for(const n in t){
const o=Object.getOwnPropertyDescriptor(t,n);o.get?Object.defineProperty(e,n,{...o,enumerable:!1}):At(e,n,o.value)}}function R(e,t,n,o=!0){
return Object.defineProperty(e,t,{configurable:!0,writable:!0,enumerable:o,value:n}),n}function Mt(e,t,n){return R(e,t,n,
!1)}function dr(e,t){for(const n in e){const o=e[n];Object.defineProperty(t,n,{configurable:!0,enumerable:!0,get(){return R(
this,n,o(this))},set(i){R(this,n,i)}})}return t}function At(e,t,n){Object.defineProperty(e,t,{configurable:!0,get(){return this==
null?n:R(this,t,n.bind(this))},set(o){R(this,t,o)}})}function Tt(e,t){const n=Object.getPrototypeOf(e);return t in n?void 0:
n}let re,M=!1;const Ct={configurable:!0,get(){M=!0}};function $(e,t,n){const o=Object.getPrototypeOf(e._zod);if(t in o&&
re!==e._zod){re=void 0;return}re=e._zod,Object.defineProperty(o,t,{configurable:!0,get(){Object.defineProperty(this,t,Ct);
const i=M;M=!1;try{const r=n(this);return M?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,value:r}),
M=M||i,r}catch(r){throw delete this[t],M=M||i,r}},set(i){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:i})}})}
function Rt(e,t,n,o){const i=Tt(e,t);i&&Object.defineProperty(i,t,{configurable:!0,get(){const r={configurable:!0,writable:!0,
enumerable:o,value:void 0};return Object.defineProperty(this,t,r),r.value=n(this),Object.defineProperty(this,t,r),r.value},
set(r){Object.defineProperty(this,t,{configurable:!0,writable:!0,enumerable:o,value:r})}})}const Et="~constantCatch";function lr(e){
const t=()=>e;return t[Et]=!0,t}var Ce;const Ot=Object.freeze({status:"aborted"}),se={value:void 0,enumerable:!1};let Re="\
captureStackTrace"in Error?Error:null;function It(e){const t=Re;if(t){const n=t.stackTraceLimit;if(typeof n=="number"){try{
t.stackTraceLimit=0}catch{return Re=null,new e}try{return new e}finally{t.stackTraceLimit=n}}}return new e}function y(e,t,n,o){
const i={};function r(l){this.def=l,this.constr=f,this.traits=new Set}r.prototype=i;const a=n,s=a&&new WeakSet;function c(l,m){
if(l._zod){if(l._zod.traits.has(e))return}else{se.value=new r(m);try{Object.defineProperty(l,"_zod",se)}finally{se.value=
void 0}}if(l._zod.traits.add(e),t(l,m),s){const h=Object.getPrototypeOf(l),g=l._zod.constr.prototype;let z=h;for(;z&&z!==
g;)z=Object.getPrototypeOf(z);const T=z??h;s.has(T)||(s.add(T),St(T,a))}const p=f.prototype;for(const h in p)Object.prototype.
hasOwnProperty.call(p,h)&&(h in l||(l[h]=p[h].bind(l)))}const u=o?.Parent??Object;class d extends u{}Object.defineProperty(
d,"name",{value:e});function f(l){const m=o?.Parent?It(d):this;c(m,l);const p=m._zod.deferred;if(p){for(const g of p)g();
m._zod.deferred=void 0}const h=globalThis.__zod_globalConfig?.postProcessor;return h&&h(m),m}return Object.defineProperty(
f,"init",{value:c}),Object.defineProperty(f,Symbol.hasInstance,{value:l=>o?.Parent&&l instanceof o.Parent?!0:l?._zod?.traits?.
has(e)}),Object.defineProperty(f,"name",{value:e}),f}const fr=null;class E extends Error{constructor(){super("Encountere\
d Promise during synchronous parse. Use .parseAsync() instead.")}}class Ft extends Error{constructor(t){super(`Encounter\
ed unidirectional transform during encode: ${t}`),this.name="ZodEncodeError"}}(Ce=globalThis).__zod_globalConfig??(Ce.__zod_globalConfig=
{});const F=globalThis.__zod_globalConfig;function D(e){return e&&Object.assign(F,e),F}const A=y("$ZodCheck",(e,t)=>{var n;
e._zod??(e._zod={}),e._zod.def=t,(n=e._zod).onattach??(n.onattach=[])}),pr=e=>{const t=e.value;return!util.nullish(t)&&t.
size!==void 0},Dt=e=>{const t=e.value;return!yt(t)&&t.length!==void 0},Ee={number:"number",bigint:"bigint",object:"date"},
mr=null,jt=y("$ZodCheckGreaterThan",(e,t)=>{A.init(e,t);const n=Ee[typeof t.value];e._zod.check=o=>{(t.inclusive?o.value>=
t.value:o.value>t.value)||o.issues.push({origin:Ee[typeof o.value]??n,code:"too_small",minimum:typeof t.value=="object"?
t.value.getTime():t.value,input:o.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),hr=null,Nt=y("$ZodCheckNumbe\
rFormat",(e,t)=>{A.init(e,t),t.format=t.format||"float64";const n=t.format?.includes("int"),o=n?"int":"number",[i,r]=zt[t.
format];e._zod.check=a=>{const s=a.value;if(n){if(!Number.isInteger(s)){a.issues.push({expected:o,format:t.format,code:"\
invalid_type",continue:!1,input:s,inst:e});return}if(!Number.isSafeInteger(s)){s>0?a.issues.push({input:s,code:"too_big",
maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e,origin:o,inclusive:!0,continue:!t.
abort}):a.issues.push({input:s,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be within the safe i\
nteger range.",inst:e,origin:o,inclusive:!0,continue:!t.abort});return}}s<i&&a.issues.push({origin:"number",input:s,code:"\
too_small",minimum:i,inclusive:!0,inst:e,continue:!t.abort}),s>r&&a.issues.push({origin:"number",input:s,code:"too_big",
maximum:r,inclusive:!0,inst:e,continue:!t.abort})}}),yr=null,_r=null,gr=null,$r=null,vr=null,Lt=y("$ZodCheckMinLength",(e,t)=>{
var n;A.init(e,t),(n=e._zod.def).when??(n.when=Dt),e._zod.check=o=>{const i=o.value,r=i.length;if((typeof i=="string"&&r>=
t.minimum&&r<t.minimum*2?wt(i):r)>=t.minimum)return;const s=kt(i);o.issues.push({origin:s,code:"too_small",minimum:t.minimum,
inclusive:!0,input:i,inst:e,continue:!t.abort})}}),zr=null,Ut=y("$ZodCheckStringFormat",(e,t)=>{var n,o;A.init(e,t),t.pattern?
(n=e._zod).check??(n.check=i=>{t.pattern.lastIndex=0,!t.pattern.test(i.value)&&i.issues.push({origin:"string",code:"inva\
lid_format",format:t.format,input:i.value,...t.pattern?{pattern:t.pattern.toString()}:{},inst:e,continue:!t.abort})}):(o=
e._zod).check??(o.check=()=>{})}),Bt=y("$ZodCheckRegex",(e,t)=>{Ut.init(e,t),e._zod.check=n=>{t.pattern.lastIndex=0,!t.pattern.
test(n.value)&&n.issues.push({origin:"string",code:"invalid_format",format:"regex",input:n.value,pattern:t.pattern.toString(),
inst:e,continue:!t.abort})}}),Zr=null,br=null,wr=null,kr=null,Pr=null;function xr(e,t,n){e.issues.length&&t.issues.push(
...util.prefixIssues(n,e.issues))}const Sr=null,Mr=null,Ar=null,Kt=y("$ZodCheckOverwrite",(e,t)=>{A.init(e,t),e._zod.check=
n=>{n.value=t.tx(n.value)}}),Tr=/^[cC][0-9a-z]{6,}$/,Cr=/^[0-9a-z]+$/,Rr=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,Er=/^[0-9a-vA-V]{20}$/,
Or=/^[A-Za-z0-9]{27}$/,Ir=/^[a-zA-Z0-9_-]{21}$/;function Fr(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}}$`)}const Dr=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,
jr=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/,
Nr=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,Lr=e=>e?new RegExp(`^([0-9a-fA-F]{8\
}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
Ur=null,Br=null,Kr=null,Vr=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,
Wr=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
Gr=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,
Xr=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u,Hr=null,Jr=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
Vt=null;function Yr(){return new RegExp(Vt,"u")}const qr=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
Qr=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
es=e=>{const t=util.escapeRegex(e??":");return new RegExp(`^(?:[0-9A-F]{2}${t}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${t}){5}[0\
-9a-f]{2}$`)},ts=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
ns=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
os=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,is=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
rs=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/,
ss=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/,as=/^https?$/,us=/^\+[1-9]\d{6,14}$/,
cs=/^\d(?:[ -]?\d){11,18}$/,ds=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/,
ls=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/,Wt=null;function fs(e){return new RegExp(`^${e}$`)}const ps=null;function ae(e){
const t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:\
[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function ms(e){
return new RegExp(`^${ae(e)}$`)}function hs(e){const t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");const n=`${ae(
{precision:e.precision,seconds:!0})}(?:${t.join("|")})`,o=e.local?`${n}|${ae({precision:e.precision})}`:n;return new RegExp(
`^${Wt}T(?:${o})$`)}const Gt=/^[\s\S]{0,}$/,ys=e=>{const t=e?`[\\s\\S]{${e?.minimum??0},${e?.maximum??""}}`:"[\\s\\S]*";
return new RegExp(`^${t}$`)},_s=/^-?\d+n?$/,gs=/^-?\d+$/,Xt=/^-?\d+(?:\.\d+)?$/,$s=/^(?:true|false)$/i,vs=/^null$/i,zs=/^undefined$/i,
Zs=/^[^A-Z]*$/,bs=/^[^a-z]*$/,ws=/^[0-9a-fA-F]*$/;function ks(e,t){return new RegExp(`^[A-Za-z0-9+/]{${e}}${t}$`)}function Ps(e){
return new RegExp(`^[A-Za-z0-9_-]{${e}}$`)}const xs=/^[0-9a-fA-F]{32}$/,Ss=null,Ms=null,As=/^[0-9a-fA-F]{40}$/,Ts=null,Cs=null,
Rs=/^[0-9a-fA-F]{64}$/,Es=null,Os=null,Is=/^[0-9a-fA-F]{96}$/,Fs=null,Ds=null,js=/^[0-9a-fA-F]{128}$/,Ns=null,Ls=null,Ht={
major:4,minor:6,patch:7},b=y("$ZodType",(e,t)=>{var n;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=Ht;
const o=e._zod.def.checks,i=e._zod.traits.has("$ZodCheck")?[e,...o??[]]:o?.length?[...o]:[];for(const r of i)for(const a of r.
_zod.onattach)a(e);if(i.length===0)(n=e._zod).deferred??(n.deferred=[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{
const r=(s,c,u)=>{if(s.memo)return s;let d=S(s),f;for(const l of c){if(l._zod.def.when){if(Zt(s)||!l._zod.def.when(s))continue}else if(d)
continue;const m=s.issues.length,p=l._zod.check(s);if(p instanceof Promise&&u?.async===!1)throw new E;if(f||p instanceof
Promise)f=(f??Promise.resolve()).then(async()=>{await p,s.issues.length!==m&&(ie(s.issues,m,e),d||(d=S(s,m)))});else{if(s.
issues.length===m)continue;ie(s.issues,m,e),d||(d=S(s,m))}}return f?f.then(()=>s):s},a=(s,c,u)=>{if(S(s))return s.aborted=
!0,s;const d=r(c,i,u);if(d instanceof Promise){if(u.async===!1)throw new E;return d.then(f=>e._zod.parse(f,u))}return e.
_zod.parse(d,u)};e._zod.run=(s,c)=>{if(c.skipChecks)return e._zod.parse(s,c);if(c.direction==="backward"){const d=e._zod.
parse({value:s.value,issues:[]},{...c,skipChecks:!0});return d instanceof Promise?d.then(f=>a(f,s,c)):a(d,s,c)}const u=e.
_zod.parse(s,c);if(u instanceof Promise){if(c.async===!1)throw new E;return u.then(d=>r(d,i,c))}return r(u,i,c)}}},{get"\
~standard"(){return Mt(this,"~standard",Yt(this))},set"~standard"(e){R(this,"~standard",e)}}),Oe=(e,t)=>e.issues.length?
{issues:e.issues.map(n=>I(n,t,D()))}:{value:e.value};async function Jt(e,t){const n={async:!0};return Oe(await e._zod.run(
{value:t,issues:[]},n),n)}function Yt(e){return{validate:t=>{const n={async:!1};try{const o=e._zod.run({value:t,issues:[]},
n);if(!(o instanceof Promise))return Oe(o,n)}catch{}return Jt(e,t)},vendor:"zod",version:1}}const qt=y("$ZodString",(e,t)=>{
b.init(e,t),e._zod.pattern=t.pattern??Gt,e._zod.parse=(n,o)=>{if(t.coerce)try{n.value=String(n.value)}catch{}return typeof n.
value=="string"||n.issues.push({expected:"string",code:"invalid_type",input:n.value,inst:e}),n}}),Us=null,Bs=null,Ks=null,
Vs=null,Qt=1,ue=2;function Ie(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):(new URL(e),
!0)}catch{return!1}}function Ws(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?Ie(e)||ue:en(e,t)}function en(e,t){
if(!t.normalize&&t.protocol?.source===regexes.httpProtocol.source&&!/^https?:\/\//i.test(e))return Qt;try{if(typeof URL<
"u"){const n=URL;if(typeof n.parse=="function")return n.parse(e)??ue}return new URL(e)}catch{return ue}}const tn=/[\t\n\r]/g;
function Gs(e){return e.replace(tn,"")}function Xs(e,t){return t.lastIndex=0,t.test(e.hostname)}function Hs(e,t){return t.
lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}const Js=null,Ys=null,qs=null,Qs=null,ea=null,
ta=null,na=null,oa=null,ia=null,ra=null,sa=null,aa=null,ua=null,nn=/^[0-9a-fA-F:.]+$/;function on(e){return nn.test(e)?Ie(
`http://[${e}]`):!1}const ca=null,da=null,la=null;function fa(e){const t=e.split("/");if(t.length!==2)return!1;const[n,o]=t;
if(!o)return!1;const i=Number(o);return`${i}`!==o||i<0||i>128?!1:on(n)}const pa=null;function rn(e){if(e==="")return!0;if(/\s/.
test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}const ma=/^[0-9a-zA-Z+/]*={0,2}$/,ha=null,sn=/^[A-Za-z0-9_-]*$/;
function ya(e){if(!sn.test(e))return!1;const t=e.replace(/[-_]/g,o=>o==="-"?"+":"/"),n=t.padEnd(Math.ceil(t.length/4)*4,
"=");return rn(n)}const _a=null,ga=null,an=/[- ]/g;function un(e){let t=e.length,n=1,o=0;for(;t;){const i=e.charCodeAt(--t)-
48;n^=1,o+=n?[0,2,4,6,8,1,3,5,7,9][i]:i}return o%10===0}function $a(e){return regexes.creditCard.test(e)?un(e.replace(an,
"")):!1}const va=null;function cn(e){let t=0;const n=e.length;for(let o=4;o<n;o++){const i=e.charCodeAt(o);t=(i>=65?t*100+
(i-55):t*10+(i-48))%97}for(let o=0;o<4;o++){const i=e.charCodeAt(o);t=(i>=65?t*100+(i-55):t*10+(i-48))%97}return t===1}function za(e){
return regexes.iban.test(e)?cn(e):!1}const Za=null;function ba(e,t=null){try{const n=e.split(".");if(n.length!==3)return!1;
const[o]=n;if(!o)return!1;const i=JSON.parse(atob(o));return!("typ"in i&&i?.typ!=="JWT"||!i.alg||t&&(!("alg"in i)||i.alg!==
t))}catch{return!1}}const wa=null,ka=null,Fe=y("$ZodNumber",(e,t)=>{b.init(e,t),e._zod.pattern=Xt,e._zod.parse=(n,o)=>{if(t.
coerce)try{n.value=Number(n.value)}catch{}const i=n.value;if(typeof i=="number"&&!Number.isNaN(i)&&Number.isFinite(i))return n;
const r=typeof i=="number"?Number.isNaN(i)?"NaN":Number.isFinite(i)?void 0:String(i):void 0;return n.issues.push({expected:"\
number",code:"invalid_type",input:i,inst:e,...r?{received:r}:{}}),n}}),dn=y("$ZodNumberFormat",(e,t)=>{Nt.init(e,t),Fe.init(
e,t)}),Pa=null,xa=null,Sa=null,Ma=null,Aa=null,Ta=null,Ca=null,Ra=null,ln=y("$ZodNever",(e,t)=>{b.init(e,t),e._zod.parse=
(n,o)=>(n.issues.push({expected:"never",code:"invalid_type",input:n.value,inst:e}),n)}),Ea=null,Oa=null;function fn(e,t){
const n=Te(e._zod.def.checks);if(!n.length)return;const o=Math.min(...n.map(r=>r[0])),i=e._zod.parse;e._zod.parse=(r,a)=>{
const s=t(r.value);if(s>o&&!a?.skipChecks&&a?.direction!=="backward"){for(const[c,u]of Te(e._zod.def.checks))if(s>c&&u._zod.
def.when(r)){const d=r.issues.length;return u._zod.check(r),r.issues[d].continue=!1,ie(r.issues,d,e),r}}return i(r,a)}}const pn=e=>Array.
isArray(e)?e.length:-1,Ia=e=>e instanceof Map?e.size:-1,Fa=e=>e instanceof Set?e.size:-1;function De(e,t,n){e.issues.length&&
t.issues.push(...Ae(n,e.issues)),t.value[n]=e.value}const mn=y("$ZodArray",(e,t)=>{b.init(e,t);const n=F.memoizer;n?.attach(
e),e._zod.parse=(o,i)=>{const r=o.value;if(!Array.isArray(r))return o.issues.push({expected:"array",code:"invalid_type",
input:r,inst:e}),o;o.value=n?n.alloc(e,o,Array(r.length),i):Array(r.length);const a=[],s=i?.abortEarly;for(let c=0;c<r.length;c++){
const u=r[c],d=t.element._zod.run({value:u,issues:[]},i);if(d instanceof Promise)a.push(d.then(f=>De(f,o,c)));else if(De(
d,o,c),s&&d.issues.length!==0&&S(d))break}return a.length?Promise.all(a).then(()=>o):o},fn(e,pn)});function V(e,t,n,o,i,r){
const a=n in o,s=r==="optional";if(!(!a&&s&&i==="optional")){if(e.issues.length){if(i!==void 0&&s&&!a)return;t.issues.push(
...Ae(n,e.issues))}if(!a&&i===void 0){e.issues.length||t.issues.push({code:"invalid_type",expected:"nonoptional",input:void 0,
path:[n]});return}e.value===void 0?(a||i==="defaulted"&&!s)&&(t.value[n]=void 0):t.value[n]=e.value}}const hn=[];function yn(e){
const t=Object.keys(e.shape),n=Object.getOwnPropertySymbols(e.shape),o=n.length?n:hn,i=o.length?[...t,...o]:t;for(const a of i)
if(!e.shape?.[a]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(a)}": expected a Zod s\
chema`);const r=vt(e.shape);return{...e,allKeys:i,symbolKeys:o,keySet:new Set(t),numKeys:t.length,optionalKeys:new Set(r)}}
function _n(e,t,n,o,i,r,a){const s=[],c=i.keySet,u=i.catchall._zod,d=u.def.type,f=u.optin,l=u.optout;let m=0;for(const p in t){
if(a&&n.issues.length!==m){if(S(n,m))break;m=n.issues.length}if(c.has(p))continue;if(p==="__proto__"){d==="never"&&s.push(
p);continue}if(d==="never"){s.push(p);continue}const h=u.run({value:t[p],issues:[]},o);h instanceof Promise?e.push(h.then(
g=>V(g,n,p,t,f,l))):V(h,n,p,t,f,l)}return s.length&&n.issues.push({code:"unrecognized_keys",keys:s,input:t,inst:r,continue:!0}),
e.length?Promise.all(e).then(()=>n):n}const gn=y("$ZodObject",(e,t)=>{b.init(e,t);const n=Object.getOwnPropertyDescriptor(
t,"shape"),o=n?.get?n.get.raw:t.shape??{};if(o){const u=()=>{const d={...o};return Object.defineProperty(t,"shape",{value:d}),
u.raw=d,d};u.raw=o,Object.defineProperty(t,"shape",{get:u})}const i=ht(()=>yn(t));$(e,"propValues",u=>{const d=u.def.shape,
f={};for(const l in d){const m=d[l]._zod;if(m.values){Object.prototype.hasOwnProperty.call(f,l)||te(f,l,new Set);for(const p of m.
values)f[l].add(p);m.optin!==void 0&&f[l].add(void 0)}}return f});const r=ne,a=t.catchall;let s;const c=F.memoizer;c?.attach(
e),e._zod.parse=(u,d)=>{s??(s=i.value);const f=u.value;if(!r(f))return u.issues.push({expected:"object",code:"invalid_ty\
pe",input:f,inst:e}),u;u.value=c?c.alloc(e,u,{},d):{};const l=[],m=s.shape,p=d?.abortEarly;let h=u.issues.length;for(const g of s.
allKeys){if(p&&u.issues.length!==h){if(S(u,h))break;h=u.issues.length}if(g==="__proto__")continue;const z=m[g],T=z._zod.
optin,be=z._zod.optout,Q=z._zod.run({value:f[g],issues:[]},d);Q instanceof Promise?l.push(Q.then(B=>V(B,u,g,f,T,be))):V(
Q,u,g,f,T,be)}return a?_n(l,f,u,d,i.value,e,p===!0):l.length?Promise.all(l).then(()=>u):u}}),Da=null;function je(e,t,n,o){
for(const r of e)if(r.issues.length===0)return t.value=r.value,t;const i=e.filter(r=>!S(r));return i.length===1?(t.value=
i[0].value,i[0]):(t.issues.push({code:"invalid_union",input:t.value,inst:n,errors:e.map(r=>r.issues.map(a=>I(a,o,D())))}),
t)}const $n=y("$ZodUnion",(e,t)=>{b.init(e,t),$(e,"optin",o=>o.def.options.some(i=>i._zod.optin==="defaulted")?"defaulte\
d":o.def.options.some(i=>i._zod.optin!==void 0)?"optional":void 0),$(e,"optout",o=>o.def.options.some(i=>i._zod.optout===
"optional")?"optional":void 0),$(e,"values",o=>{if(o.def.options.every(i=>i._zod.values))return new Set(o.def.options.flatMap(
i=>Array.from(i._zod.values)))}),$(e,"pattern",o=>{if(o.def.options.every(i=>i._zod.pattern)){const i=o.def.options.map(
r=>r._zod.pattern);return new RegExp(`^(${i.map(r=>we(r.source)).join("|")})$`)}});const n=t.options.length===1?t.options[0].
_zod.run:null;e._zod.parse=(o,i)=>{if(n)return n(o,i);let r=!1;const a=[];for(const s of t.options){const c=s._zod.run({
value:o.value,issues:[]},i);if(c instanceof Promise)a.push(c),r=!0;else{if(c.issues.length===0)return c;a.push(c)}}return r?
Promise.all(a).then(s=>je(s,o,e,i)):je(a,o,e,i)}});function ja(e,t,n,o){const i=[];for(let r=0;r<e.length;r++)e[r].issues.
length===0&&i.push(r);return i.length===1?(t.value=e[i[0]].value,t):(i.length===0?t.issues.push({code:"invalid_union",input:t.
value,inst:n,errors:e.map(r=>r.issues.map(a=>util.finalizeIssue(a,o,core.config())))}):t.issues.push({code:"invalid_unio\
n",input:t.value,inst:n,errors:[],inclusive:!1,matches:i}),t)}const Na=null;function La(e,t){const n=e._zod;let o=n.bag.
optionsMap;o||(o=vn(n.def),n.bag.optionsMap=o);const i=o.get(t);if(i===null)throw new Error(`Ambiguous discriminator val\
ue "${String(t)}"`);return i}function vn(e){const t=new Map;for(const n of e.options){const o=n._zod.propValues?.[e.discriminator];
if(!o||o.size===0)throw new Error(`Invalid discriminated union option at index "${e.options.indexOf(n)}"`);for(const i of o)
if(t.has(i)){if(i!==void 0)throw new Error(`Duplicate discriminator value "${String(i)}"`);t.set(i,null)}else t.set(i,n)}
return t}const Ua=null,Ba=null;function ce(e,t){if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&
+e==+t)return{valid:!0,data:e};if(util.isPlainObject(e)&&util.isPlainObject(t)){const n=Object.keys(t),o=Object.keys(e).
filter(r=>n.indexOf(r)!==-1),i={...e,...t};Object.prototype.hasOwnProperty.call(i,"__proto__")&&delete i.__proto__;for(const r of o){
if(r==="__proto__")continue;const a=ce(e[r],t[r]);if(!a.valid)return{valid:!1,mergeErrorPath:[r,...a.mergeErrorPath]};i[r]=
a.data}return{valid:!0,data:i}}if(Array.isArray(e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};
const n=[];for(let o=0;o<e.length;o++){const i=e[o],r=t[o],a=ce(i,r);if(!a.valid)return{valid:!1,mergeErrorPath:[o,...a.
mergeErrorPath]};n.push(a.data)}return{valid:!0,data:n}}return{valid:!1,mergeErrorPath:[]}}function Ka(e,t,n){const o=new Map;
let i;const r=new Map,a=(u,d)=>{let f;if(u.code==="unrecognized_keys"&&!u.path?.length)i??(i=u),f=u.keys;else if(u.code===
"invalid_key"&&u.origin==="record"&&u.path?.length===1){const l=String(u.path[0]);r.has(l)||r.set(l,u),f=[l]}else return!1;
for(const l of f)o.has(l)||o.set(l,{}),o.get(l)[d]=!0;return!0};for(const u of t.issues)a(u,"l")||e.issues.push(u);for(const u of n.
issues)a(u,"r")||e.issues.push(u);const s=[...o].filter(([,u])=>u.l&&u.r).map(([u])=>u);if(s.length){const u=i?s.filter(
d=>i.keys.includes(d)):[];u.length&&e.issues.push({...i,keys:u});for(const d of s)!u.includes(d)&&r.has(d)&&e.issues.push(
r.get(d))}const c=ce(t.value,n.value);if(!c.valid){if(util.aborted(e))return e;throw new Error(`Unmergable intersection.\
 Error path: ${JSON.stringify(c.mergeErrorPath)}`)}return e.value=c.data,e}const Va=null;function Wa(e,t){for(let n=e.length-
1;n>=0;n--)if(!(t==="optin"?e[n]._zod.optin!==void 0:e[n]._zod.optout==="optional"))return n+1;return 0}function Ga(e,t,n){
e.issues.length&&t.issues.push(...util.prefixIssues(n,e.issues)),t.value[n]=e.value}function Xa(e,t,n,o,i){for(let r=0;r<
n.length;r++){const a=e[r],s=r<o.length;if(!s&&r>=i&&n[r]._zod.optin==="optional"){t.value.length=r;break}if(a.issues.length){
if(!s&&r>=i){t.value.length=r;break}t.issues.push(...util.prefixIssues(r,a.issues))}t.value[r]=a.value}for(let r=t.value.
length-1;r>=o.length&&(n[r]._zod.optout==="optional"&&t.value[r]===void 0);r--)t.value.length=r;return t}const Ha=null,Ja=null;
function Ya(e,t,n,o,i,r,a){e.issues.length&&(util.propertyKeyTypes.has(typeof o)?n.issues.push(...util.prefixIssues(o,e.
issues)):n.issues.push({code:"invalid_key",origin:"map",input:i,inst:r,issues:e.issues.map(s=>util.finalizeIssue(s,a,core.
config()))})),t.issues.length&&(util.propertyKeyTypes.has(typeof o)?n.issues.push(...util.prefixIssues(o,t.issues)):n.issues.
push({origin:"map",code:"invalid_element",input:i,inst:r,key:o,issues:t.issues.map(s=>util.finalizeIssue(s,a,core.config()))})),
n.value.set(e.value,t.value)}const qa=null;function Qa(e,t){e.issues.length&&t.issues.push(...e.issues),t.value.add(e.value)}
const eu=null,tu=null,nu=null,zn=y("$ZodTransform",(e,t)=>{b.init(e,t),e._zod.optin="optional",F.memoizer?.guard(e),e._zod.
parse=(n,o)=>{if(o.direction==="backward")throw new Ft(e.constructor.name);const i=t.transform(n.value,n);if(o.async)return(i instanceof
Promise?i:Promise.resolve(i)).then(a=>(n.value=a,n));if(i instanceof Promise)throw new E;return n.value=i,n}});function Ne(e,t){
return e.value=t.issues.length?void 0:t.value,e}const Zn=y("$ZodOptional",(e,t)=>{b.init(e,t),$(e,"optin",n=>n.def.innerType.
_zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",$(e,"values",n=>{const o=n.def.innerType._zod.
values;return o?new Set([...o,void 0]):void 0}),$(e,"pattern",n=>{const o=n.def.innerType._zod.pattern;return o?new RegExp(
`^(${we(o.source)})?$`):void 0}),e._zod.parse=(n,o)=>{if(n.value===void 0){if(t.innerType._zod.optin!=="defaulted")return n;
const i=t.innerType._zod.run({value:n.value,issues:[]},o);return i instanceof Promise?i.then(r=>Ne(n,r)):Ne(n,i)}return t.
innerType._zod.run(n,o)}}),ou=null,iu=null,ru=null;function su(e,t){return e.value===void 0&&(e.value=t.defaultValue),e}
const au=null,uu=null;function cu(e,t){return!e.issues.length&&e.value===void 0&&e.issues.push({code:"invalid_type",expected:"\
nonoptional",input:e.value,inst:t}),e}const du=null;function lu(e,t,n,o){return t.issues.length?(e.value=n.catchValue({...t,
value:e.value,error:{issues:t.issues.map(i=>util.finalizeIssue(i,o,core.config()))},input:e.value}),e):(e.value=t.value,
t.memo&&(e.memo=!0),e)}const fu=null,pu=null,bn=y("$ZodPipe",(e,t)=>{b.init(e,t),$(e,"values",n=>n.def.in._zod.values),$(
e,"optin",n=>n.def.in._zod.optin),$(e,"optout",n=>n.def.out._zod.optout),$(e,"propValues",n=>n.def.in._zod.propValues),e.
_zod.parse=(n,o)=>{if(o.direction==="backward"){const r=t.out._zod.run(n,o);return r instanceof Promise?r.then(a=>W(a,t.
in,o)):W(r,t.in,o)}const i=t.in._zod.run(n,o);return i instanceof Promise?i.then(r=>W(r,t.out,o)):W(i,t.out,o)}});function W(e,t,n){
return e.issues.some(o=>o.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run({value:e.value,issues:e.issues},n)}const mu=null;
function hu(e,t,n){if(e.issues.length)return e.aborted=!0,e;if((n.direction||"forward")==="forward"){const i=t.transform(
e.value,e);return i instanceof Promise?i.then(r=>G(e,r,t.out,n)):G(e,i,t.out,n)}else{const i=t.reverseTransform(e.value,
e);return i instanceof Promise?i.then(r=>G(e,r,t.in,n)):G(e,i,t.in,n)}}function G(e,t,n,o){return e.issues.length?(e.aborted=
!0,e):n._zod.run({value:t,issues:e.issues},o)}const yu=null,_u=null;function gu(e){return e.memo||(e.value=Object.freeze(
e.value)),e}function wn(e){const t=e._zod.def;let n=t.pattern,o=!!t.format?.includes("int"),i,r;for(const s of t.checks??
[]){const c=s._zod.def;c.pattern&&(n=c.pattern),o||(o=!!c.format?.includes("int"));const u=c.minimum??c.length,d=c.maximum??
c.length;u!==void 0&&(i===void 0||u>i)&&(i=u),d!==void 0&&(r===void 0||d<r)&&(r=d)}if(n)return n.source;if(i!==void 0&&r!==
void 0&&i>r)return"(?!)";if(i!==void 0||r!==void 0)return regexes.string({minimum:i,maximum:r}).source;const a=e._zod.pattern;
return(o&&a===regexes.number?regexes.integer:a)?.source}function Le(e){const t=e._zod.def,n=e._zod.pattern?.source,o=t.innerType??
e._zod.innerType;if(o){const i=o._zod.pattern?.source,r=Le(o);return n&&i&&r&&r!==i?n.replace(util.cleanRegex(i),()=>util.
cleanRegex(r)):n}if(t.options){const i=t.options.map(Le);if(i.every(Boolean))return`^(${i.map(r=>util.cleanRegex(r)).join(
"|")})$`}return wn(e)}const $u=null,vu=null,zu=null,Zu=null,bu=null;function wu(e,t,n,o){if(!e){const i={code:"custom",input:n,
inst:o,path:[...o._zod.def.path??[]],continue:!o._zod.def.abort};o._zod.def.params&&(i.params=o._zod.def.params),t.issues.
push(util.issue(i))}}var Ue;const ku=null,Pu=null;class kn{constructor(){this._map=new WeakMap,this._idmap=new Map}add(t,...n){
const o=n[0];return this._map.set(t,o),o&&typeof o=="object"&&"id"in o&&this._idmap.set(o.id,t),this}clear(){return this.
_map=new WeakMap,this._idmap=new Map,this}remove(t){const n=this._map.get(t);return n&&typeof n=="object"&&"id"in n&&this.
_idmap.delete(n.id),this._map.delete(t),this}get(t){const n=t._zod.parent;if(n){const o={...this.get(n)??{}};delete o.id;
const i={...o,...this._map.get(t)};return Object.keys(i).length?i:void 0}return this._map.get(t)}has(t){return this._map.
has(t)}}function Pn(){return new kn}(Ue=globalThis).__zod_globalRegistry??(Ue.__zod_globalRegistry=Pn());const X=globalThis.
__zod_globalRegistry;function H(e){return e.checks&&(e.checks=[...e.checks]),e}function xn(e,t){return new e(H({type:"st\
ring",...Z(t)}))}function xu(e,t){return new e(H({type:"string",coerce:!0,...util.normalizeParams(t)}))}function Su(e,t){
return new e({type:"string",format:"email",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Mu(e,t){
return new e({type:"string",format:"guid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Au(e,t){return new e(
{type:"string",format:"uuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Tu(e,t){return new e({
type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...util.normalizeParams(t)})}function Cu(e,t){return new e(
{type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...util.normalizeParams(t)})}function Ru(e,t){return new e(
{type:"string",format:"uuid",check:"string_format",abort:!1,version:"v7",...util.normalizeParams(t)})}function Eu(e,t){return new e(
{type:"string",format:"url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Ou(e,t){return new e({type:"\
string",format:"emoji",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Iu(e,t){return new e({type:"\
string",format:"nanoid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Fu(e,t){return new e({type:"\
string",format:"cuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Du(e,t){return new e({type:"s\
tring",format:"cuid2",check:"string_format",abort:!1,...util.normalizeParams(t)})}function ju(e,t){return new e({type:"s\
tring",format:"ulid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Nu(e,t){return new e({type:"st\
ring",format:"xid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Lu(e,t){return new e({type:"stri\
ng",format:"ksuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Uu(e,t){return new e({type:"stri\
ng",format:"ipv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Bu(e,t){return new e({type:"strin\
g",format:"ipv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Ku(e,t){return new e({type:"string",
format:"mac",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Vu(e,t){return new e({type:"string",format:"\
cidrv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Wu(e,t){return new e({type:"string",format:"\
cidrv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Gu(e,t){return new e({type:"string",format:"\
base64",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Xu(e,t){return new e({type:"string",format:"\
base64url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Hu(e,t){return new e({type:"string",format:"\
e164",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Ju(e,t){return new e({type:"string",format:"c\
redit_card",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Yu(e,t){return new e({type:"string",format:"\
iban",check:"string_format",abort:!1,...util.normalizeParams(t)})}function qu(e,t){return new e({type:"string",format:"j\
wt",check:"string_format",abort:!1,...util.normalizeParams(t)})}const Qu={Any:null,Minute:-1,Second:0,Millisecond:3,Microsecond:6};
function ec(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,...util.
normalizeParams(t)})}function tc(e,t){return new e({type:"string",format:"date",check:"string_format",...util.normalizeParams(
t)})}function nc(e,t){return new e({type:"string",format:"time",check:"string_format",precision:null,...util.normalizeParams(
t)})}function oc(e,t){return new e({type:"string",format:"duration",check:"string_format",...util.normalizeParams(t)})}function ic(e,t){
return new e(H({type:"number",checks:[],...util.normalizeParams(t)}))}function rc(e,t){return new e(H({type:"number",coerce:!0,
checks:[],...util.normalizeParams(t)}))}function Sn(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"\
safeint",...Z(t)})}function sc(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float32",...util.
normalizeParams(t)})}function ac(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float64",...util.
normalizeParams(t)})}function uc(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"int32",...util.
normalizeParams(t)})}function cc(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"uint32",...util.
normalizeParams(t)})}function dc(e,t){return new e({type:"boolean",...util.normalizeParams(t)})}function lc(e,t){return new e(
{type:"boolean",coerce:!0,...util.normalizeParams(t)})}function fc(e,t){return new e({type:"bigint",...util.normalizeParams(
t)})}function pc(e,t){return new e({type:"bigint",coerce:!0,...util.normalizeParams(t)})}function mc(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"int64",...util.normalizeParams(t)})}function hc(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"uint64",...util.normalizeParams(t)})}function yc(e,t){return new e(
{type:"symbol",...util.normalizeParams(t)})}function _c(e,t){return new e({type:"undefined",...util.normalizeParams(t)})}
function gc(e,t){return new e({type:"null",...util.normalizeParams(t)})}function $c(e){return new e({type:"any"})}function vc(e){
return new e({type:"unknown"})}function Mn(e,t){return new e({type:"never",...Z(t)})}function zc(e,t){return new e({type:"\
void",...util.normalizeParams(t)})}function Zc(e,t){return new e({type:"date",...util.normalizeParams(t)})}function bc(e,t){
return new e({type:"date",coerce:!0,...util.normalizeParams(t)})}function wc(e,t){return new e({type:"nan",...util.normalizeParams(
t)})}function An(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function Tn(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!0})}
function Cn(e,t){return new checks.$ZodCheckGreaterThan({check:"greater_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function Be(e,t){return new jt({check:"greater_than",...Z(t),value:e,inclusive:!0})}function kc(e){return Cn(0,e)}function Pc(e){
return An(0,e)}function xc(e){return Tn(0,e)}function Sc(e){return Be(0,e)}function Mc(e,t){return new checks.$ZodCheckMultipleOf(
{check:"multiple_of",...util.normalizeParams(t),value:e})}function Ac(e,t){return new checks.$ZodCheckMaxSize({check:"ma\
x_size",...util.normalizeParams(t),maximum:e})}function Tc(e,t){return new checks.$ZodCheckMinSize({check:"min_size",...util.
normalizeParams(t),minimum:e})}function Cc(e,t){return new checks.$ZodCheckSizeEquals({check:"size_equals",...util.normalizeParams(
t),size:e})}function Rc(e,t){return new checks.$ZodCheckMaxLength({check:"max_length",...util.normalizeParams(t),maximum:e})}
function Rn(e,t){return new Lt({check:"min_length",...Z(t),minimum:e})}function Ec(e,t){return new checks.$ZodCheckLengthEquals(
{check:"length_equals",...util.normalizeParams(t),length:e})}function En(e,t){return new Bt({check:"string_format",format:"\
regex",...Z(t),pattern:e})}function Oc(e){return new checks.$ZodCheckLowerCase({check:"string_format",format:"lowercase",
...util.normalizeParams(e)})}function Ic(e){return new checks.$ZodCheckUpperCase({check:"string_format",format:"uppercas\
e",...util.normalizeParams(e)})}function Fc(e,t){return new checks.$ZodCheckIncludes({check:"string_format",format:"incl\
udes",...util.normalizeParams(t),includes:e})}function Dc(e,t){return new checks.$ZodCheckStartsWith({check:"string_form\
at",format:"starts_with",...util.normalizeParams(t),prefix:e})}function jc(e,t){return new checks.$ZodCheckEndsWith({check:"\
string_format",format:"ends_with",...util.normalizeParams(t),suffix:e})}function Nc(e,t,n){return new checks.$ZodCheckProperty(
{check:"property",property:e,schema:t,...util.normalizeParams(n)})}function Lc(e,t){return new checks.$ZodCheckProperties(
{check:"properties",shape:e,...util.normalizeParams(t)})}function Uc(e,t){return new checks.$ZodCheckMimeType({check:"mi\
me_type",mime:e,...util.normalizeParams(t)})}function j(e){return new Kt({check:"overwrite",tx:e})}function Bc(e){return j(
t=>t.normalize(e))}function On(){return j(e=>e.trim())}function Kc(){return j(e=>e.toLowerCase())}function Vc(){return j(
e=>e.toUpperCase())}function Wc(){return j(e=>util.slugify(e))}function Gc(e,t,n){return new e({type:"array",element:t,...util.
normalizeParams(n)})}function Xc(e,t,n){return new e({type:"union",options:t,...util.normalizeParams(n)})}function Hc(e,t,n){
return new e({type:"union",options:t,inclusive:!1,...util.normalizeParams(n)})}function Jc(e,t,n,o){return new e({type:"\
union",options:n,discriminator:t,...util.normalizeParams(o)})}function Yc(e,t,n){return new e({type:"intersection",left:t,
right:n})}function qc(e,t,n,o){const i=n instanceof schemas.$ZodType,r=i?o:n,a=i?n:null;return new e({type:"tuple",items:t,
rest:a,...util.normalizeParams(r)})}function Qc(e,t,n,o){return new e({type:"record",keyType:t,valueType:n,...util.normalizeParams(
o)})}function ed(e,t,n,o){return new e({type:"map",keyType:t,valueType:n,...util.normalizeParams(o)})}function td(e,t,n){
return new e({type:"set",valueType:t,...util.normalizeParams(n)})}function nd(e,t,n){const o=Array.isArray(t)?Object.fromEntries(
t.map(i=>[i,i])):t;return new e({type:"enum",entries:o,...util.normalizeParams(n)})}function od(e,t,n){return new e({type:"\
enum",entries:t,...util.normalizeParams(n)})}function id(e,t,n){return new e({type:"literal",values:Array.isArray(t)?t:[
t],...util.normalizeParams(n)})}function rd(e,t){return new e({type:"file",...util.normalizeParams(t)})}function sd(e,t){
return new e({type:"transform",transform:t})}function ad(e,t){return new e({type:"optional",innerType:t})}function ud(e,t){
return new e({type:"nullable",innerType:t})}function cd(e,t,n){return new e({type:"default",innerType:t,get defaultValue(){
return typeof n=="function"?n():util.shallowClone(n)}})}function dd(e,t,n){return new e({type:"nonoptional",innerType:t,
...util.normalizeParams(n)})}function ld(e,t){return new e({type:"success",innerType:t})}function fd(e,t,n){return new e(
{type:"catch",innerType:t,catchValue:typeof n=="function"?n:util.constantCatch(n)})}function pd(e,t,n){return new e({type:"\
pipe",in:t,out:n})}function md(e,t){return new e({type:"readonly",innerType:t})}function hd(e,t,n){return new e({type:"t\
emplate_literal",parts:t,...util.normalizeParams(n)})}function yd(e,t){return new e({type:"lazy",getter:t})}function _d(e,t){
return new e({type:"promise",innerType:t})}function gd(e,t,n){const o=util.normalizeParams(n);return o.abort??(o.abort=!0),
new e({type:"custom",check:"custom",fn:t,...o})}function $d(e,t,n){return new e({type:"custom",check:"custom",fn:t,...util.
normalizeParams(n)})}function vd(e,t){const n=In(o=>(o.addIssue=i=>{if(typeof i=="string")o.issues.push(util.issue(i,o.value,
n._zod.def));else{const r=i;r.fatal&&(r.continue=!1),r.code??(r.code="custom"),"input"in r||(r.input=o.value),r.inst??(r.
inst=n),r.continue??(r.continue=!n._zod.def.abort),o.issues.push(util.issue(r))}},e(o.value,o)),t);return n}function In(e,t){
const n=new checks.$ZodCheck({check:"custom",...util.normalizeParams(t)});return n._zod.check=e,n}function Fn(e){const t=new A(
{check:"describe"});return t._zod.onattach=[n=>{const o=X.get(n)??{};X.add(n,{...o,description:e})}],t._zod.check=()=>{},
t}function Dn(e){const t=new A({check:"meta"});return t._zod.onattach=[n=>{const o=X.get(n)??{};X.add(n,{...o,...e})}],t.
_zod.check=()=>{},t}function zd(e,t){const n=util.normalizeParams(t);let o=n.truthy??["true","1","yes","on","y","enabled"],
i=n.falsy??["false","0","no","off","n","disabled"];n.case!=="sensitive"&&(o=o.map(m=>typeof m=="string"?m.toLowerCase():
m),i=i.map(m=>typeof m=="string"?m.toLowerCase():m));const r=new Set(o),a=new Set(i),s=e.Codec??schemas.$ZodCodec,c=e.Boolean??
schemas.$ZodBoolean,u=e.String??schemas.$ZodString,d=new u({type:"string",error:n.error}),f=new c({type:"boolean",error:n.
error}),l=new s({type:"pipe",in:d,out:f,transform:((m,p)=>{let h=m;return n.case!=="sensitive"&&(h=h.toLowerCase()),r.has(
h)?!0:a.has(h)?!1:(p.issues.push({code:"invalid_value",expected:"stringbool",values:[...r,...a],input:p.value,inst:l,continue:!1}),
{})}),reverseTransform:((m,p)=>m===!0?o[0]||"true":i[0]||"false"),error:n.error});return l._zod.bag.truthy=o,l._zod.bag.
falsy=i,l._zod.bag.case=n.case??"insensitive",l}function Zd(e,t,n,o={}){const i=util.normalizeParams(o),r={check:"string\
_format",type:"string",format:t,fn:typeof n=="function"?n:s=>n.test(s),...i};return n instanceof RegExp&&(r.pattern=n),new e(
r)}function jn(){const e=this._zod;return e.message??(e.message=JSON.stringify(e.def,pt,2)),e.message}function Nn(e){this.
_zod.message=e}const Ln={get:jn,set:Nn,enumerable:!0,configurable:!0},de={value:void 0,enumerable:!1},Ke=new WeakSet([Object.
prototype,Error.prototype]),Ve=(e,t)=>{e.name="$ZodError",de.value=t,Object.defineProperty(e,"issues",de),de.value=void 0,
Object.defineProperty(e,"message",Ln);const n=Object.getPrototypeOf(e);Ke.has(n)||(Ke.add(n),Object.defineProperty(n,"to\
String",{configurable:!0,enumerable:!1,get(){const o=()=>this.message;return Object.defineProperty(this,"toString",{value:o,
configurable:!0,writable:!0}),o},set(o){Object.defineProperty(this,"toString",{value:o,configurable:!0,writable:!0})}}))},
bd=y("$ZodError",Ve),v=y("$ZodError",Ve,void 0,{Parent:Error});function Un(e,t,n){return Object.prototype.hasOwnProperty.
call(e,t)||(t==="__proto__"?Object.defineProperty(e,t,{value:n(),writable:!0,enumerable:!0,configurable:!0}):e[t]=n()),e[t]}
function wd(e,t=n=>n.message){const n={},o=[];for(const i of e.issues)i.path.length>0?Un(n,i.path[0],()=>[]).push(t(i)):
o.push(t(i));return{formErrors:o,fieldErrors:n}}function kd(e,t=n=>n.message){const n={_errors:[]},o=(i,r=[])=>{for(const a of i.
issues)if(a.code==="invalid_union"&&a.errors.length)a.errors.map(s=>o({issues:s},[...r,...a.path]));else if(a.code==="in\
valid_key")o({issues:a.issues},[...r,...a.path]);else if(a.code==="invalid_element")o({issues:a.issues},[...r,...a.path]);else{
const s=[...r,...a.path];if(s.length===0)n._errors.push(t(a));else{let c=n,u=0;for(;u<s.length;){const d=s[u],f=u===s.length-
1;if(d==="_errors"){f&&c._errors.push(t(a)),u++;continue}Object.prototype.hasOwnProperty.call(c,d)||Object.defineProperty(
c,d,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});const l=c[d];f&&l._errors.push(t(a)),c=l,u++}}}};return o(
e),n}function Pd(e,t=n=>n.message){const n={errors:[]},o=(i,r=[])=>{var a;for(const s of i.issues)if(s.code==="invalid_u\
nion"&&s.errors.length)s.errors.map(c=>o({issues:c},[...r,...s.path]));else if(s.code==="invalid_key")o({issues:s.issues},
[...r,...s.path]);else if(s.code==="invalid_element")o({issues:s.issues},[...r,...s.path]);else{const c=[...r,...s.path];
if(c.length===0){n.errors.push(t(s));continue}let u=n,d=0;for(;d<c.length;){const f=c[d],l=d===c.length-1;typeof f=="str\
ing"?(u.properties??(u.properties={}),Object.prototype.hasOwnProperty.call(u.properties,f)||Object.defineProperty(u.properties,
f,{value:{errors:[]},enumerable:!0,writable:!0,configurable:!0}),u=u.properties[f]):(u.items??(u.items=[]),(a=u.items)[f]??
(a[f]={errors:[]}),u=u.items[f]),l&&u.errors.push(t(s)),d++}}};return o(e),n}function Bn(e){const t=[],n=e.map(o=>typeof o==
"object"?o.key:o);for(const o of n)typeof o=="number"?t.push(`[${o}]`):typeof o=="symbol"?t.push(`[${JSON.stringify(String(
o))}]`):/[^\w$]/.test(o)?t.push(`[${JSON.stringify(o)}]`):(t.length&&t.push("."),t.push(o));return t.join("")}function xd(e){
const t=[],n=[...e.issues].sort((o,i)=>(o.path??[]).length-(i.path??[]).length);for(const o of n)t.push(`\u2716 ${o.message}`),
o.path?.length&&t.push(`  \u2192 at ${Bn(o.path)}`);return t.join(`
`)}function J(e,t){return{callee:t?.callee??e,Err:t?.Err}}const le=e=>{const t=(n,o,i,r)=>{const a=i?{...i,async:!1}:{async:!1},
s=n._zod.run({value:o,issues:[]},a);if(s instanceof Promise)throw new E;if(s.issues.length){const c=new(r?.Err??e)(s.issues.
map(u=>I(u,a,D())));throw Se(c,r?.callee??t),c}return s.value};return t},Kn=le(v),fe=e=>{const t=async(n,o,i,r)=>{const a=i?
{...i,async:!0}:{async:!0};let s=n._zod.run({value:o,issues:[]},a);if(s instanceof Promise&&(s=await s),s.issues.length){
const c=new(r?.Err??e)(s.issues.map(u=>I(u,a,D())));throw Se(c,r?.callee??t),c}return s.value};return t},Vn=fe(v),pe=e=>(t,n,o)=>{
const i=o?{...o,async:!1}:{async:!1},r=t._zod.run({value:n,issues:[]},i);if(r instanceof Promise)throw new E;return r.issues.
length?Ge(e,r.issues,i):{success:!0,data:r.value}},We=pe(v);function Ge(e,t,n){let o;return{success:!1,get error(){return o||
(o=new e(t.map(i=>I(i,n,D()))),t=void 0,n=void 0),o},set error(i){o=i,t=void 0,n=void 0}}}const me=e=>async(t,n,o)=>{const i=o?
{...o,async:!0}:{async:!0};let r=t._zod.run({value:n,issues:[]},i);return r instanceof Promise&&(r=await r),r.issues.length?
Ge(e,r.issues,i):{success:!0,data:r.value}},Wn=me(v),Gn=null,Xn=null,Sd=((e,t,n)=>{const o=e._zod.bag.validator;if(o!==void 0){
if(o(t)!==Gn)return!0;if(o.definite===!0&&n===void 0)return!1}return Hn(e,t,n)});function Hn(e,t,n){const o=n?{...n,async:!1,
abortEarly:!0}:{async:!1,abortEarly:!0},i=e._zod.bag.fallbackRun;let r;if(i?(o[Xn]=!0,r=i({value:t,issues:[]},o)):r=e._zod.
run({value:t,issues:[]},o),r instanceof Promise)throw new core.$ZodAsyncError;return r.issues.length===0}const Md=async(e,t,n)=>{
const o=n?{...n,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0};let i=e._zod.run({value:t,issues:[]},o);return i instanceof
Promise&&(i=await i),i.issues.length===0},Td=(e=>{const t=le(e),n=(o,i,r,a)=>{const s=r?{...r,direction:"backward"}:{direction:"\
backward"};return t(o,i,s,J(n,a))};return n})(v),Rd=(e=>{const t=le(e),n=(o,i,r,a)=>t(o,i,r,J(n,a));return n})(v),Od=(e=>{
const t=fe(e),n=async(o,i,r,a)=>{const s=r?{...r,direction:"backward"}:{direction:"backward"};return await t(o,i,s,J(n,a))};
return n})(v),Fd=(e=>{const t=fe(e),n=async(o,i,r,a)=>await t(o,i,r,J(n,a));return n})(v),jd=(e=>(t,n,o)=>{const i=o?{...o,
direction:"backward"}:{direction:"backward"};return pe(e)(t,n,i)})(v),Ld=(e=>(t,n,o)=>pe(e)(t,n,o))(v),Bd=(e=>async(t,n,o)=>{
const i=o?{...o,direction:"backward"}:{direction:"backward"};return me(e)(t,n,i)})(v),Vd=(e=>async(t,n,o)=>me(e)(t,n,o))(
v),k=y("ZodMiniType",(e,t)=>{if(!e._zod)throw new Error("Uninitialized schema in ZodMiniType.");b.init(e,t),e.def=t,e.type=
t.type},{get with(){return this.check},set with(e){R(this,"with",e)},parse(e,t){return Kn(this,e,t,{callee:this.parse})},
parseAsync(e,t){return Vn(this,e,t,{callee:this.parseAsync})},safeParse(e,t){return We(this,e,t)},safeParseAsync(e,t){return Wn(
this,e,t)},check(...e){const t=this.def;return this.clone({...t,checks:[...t.checks??[],...e.map(n=>typeof n=="function"?
{_zod:{check:n,def:{check:"custom"},onattach:[]}}:n)]},{parent:!0})},clone(e,t){return x(this,e,t)},brand(){return this},
register(e,t){return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(this,...t)}}),Xe=y("ZodMiniString",
(e,t)=>{qt.init(e,t),k.init(e,t)});function N(e){return xn(Xe,e)}const Wd=null,Jn=null;function Gd(e){return core._email(
Jn,e)}const Yn=null;function Xd(e){return core._guid(Yn,e)}const Y=null;function Hd(e){return core._uuid(Y,e)}function Jd(e){
return core._uuidv4(Y,e)}function Yd(e){return core._uuidv6(Y,e)}function qd(e){return core._uuidv7(Y,e)}const He=null;function Qd(e){
return core._url(He,e)}function el(e){return core._url(He,{protocol:regexes.httpProtocol,hostname:regexes.domain,...util.
normalizeParams(e)})}const qn=null;function tl(e){return core._emoji(qn,e)}const Qn=null;function nl(e){return core._nanoid(
Qn,e)}const eo=null;function ol(e){return core._cuid(eo,e)}const to=null;function il(e){return core._cuid2(to,e)}const no=null;
function rl(e){return core._ulid(no,e)}const oo=null;function sl(e){return core._xid(oo,e)}const io=null;function al(e){
return core._ksuid(io,e)}const ro=null;function ul(e){return core._ipv4(ro,e)}const so=null;function cl(e){return core._ipv6(
so,e)}const ao=null;function dl(e){return core._cidrv4(ao,e)}const uo=null;function ll(e){return core._cidrv6(uo,e)}const co=null;
function fl(e){return core._mac(co,e)}const lo=null;function pl(e){return core._base64(lo,e)}const fo=null;function ml(e){
return core._base64url(fo,e)}const po=null;function hl(e){return core._e164(po,e)}const mo=null;function yl(e){return core.
_creditCard(mo,e)}const ho=null;function _l(e){return core._iban(ho,e)}const yo=null;function gl(e){return core._jwt(yo,
e)}const L=null;function $l(e,t,n={}){return core._stringFormat(L,e,t,n)}function vl(e){return core._stringFormat(L,"hos\
tname",regexes.hostname,e)}function zl(e){return core._stringFormat(L,"hex",regexes.hex,e)}function Zl(e){return core._stringFormat(
L,"currency_code",regexes.currencyCode,e)}function bl(e,t){const n=t?.enc??"hex",o=`${e}_${n}`,i=core.regexes[o];if(!i)throw new Error(
`Unrecognized hash format: ${o}`);return core._stringFormat(L,o,i,t)}const Je=y("ZodMiniNumber",(e,t)=>{Fe.init(e,t),k.init(
e,t)});function _o(e){return core._number(Je,e)}const U=y("ZodMiniNumberFormat",(e,t)=>{dn.init(e,t),Je.init(e,t)});function go(e){
return Sn(U,e)}function wl(e){return core._float32(U,e)}function kl(e){return core._float64(U,e)}function Pl(e){return core.
_int32(U,e)}function xl(e){return core._uint32(U,e)}const Ye=null;function $o(e){return core._boolean(Ye,e)}const vo=null;
function Sl(e){return core._bigint(vo,e)}const qe=null;function Ml(e){return core._int64(qe,e)}function Al(e){return core.
_uint64(qe,e)}const zo=null;function Tl(e){return core._symbol(zo,e)}const Zo=null;function Cl(e){return core._undefined(
Zo,e)}const bo=null;function wo(e){return core._null(bo,e)}const ko=null;function Rl(){return core._any(ko)}const Po=null;
function he(){return core._unknown(Po)}const xo=y("ZodMiniNever",(e,t)=>{ln.init(e,t),k.init(e,t)});function So(e){return Mn(
xo,e)}const Mo=null;function El(e){return core._void(Mo,e)}const Ao=null;function Ol(e){return core._date(Ao,e)}const To=y(
"ZodMiniArray",(e,t)=>{mn.init(e,t),k.init(e,t)});function ye(e,t){return new To({type:"array",element:e,...Z(t)})}function Il(e){
const t=e._zod.def.shape;return Lo(Object.keys(t))}const _e=y("ZodMiniObject",(e,t)=>{gn.init(e,t),k.init(e,t),Rt(e,"sha\
pe",n=>n._zod.def.shape,!1)});function Fl(e,t){const n={type:"object",shape:e??{},...util.normalizeParams(t)};return new _e(
n)}function Qe(e,t){return new _e({type:"object",shape:e,catchall:So(),...Z(t)})}function Dl(e,t){return new _e({type:"o\
bject",shape:e,catchall:he(),...util.normalizeParams(t)})}function jl(e,t){return util.extend(e,t)}function Nl(e,t){return util.
safeExtend(e,t)}function Ll(e,t){return util.merge(e,t)}function Ul(e,t){return util.pick(e,t)}function Bl(e,t){return util.
omit(e,t)}function Kl(e,t){const n=e._zod.def;if(n.type!=="tuple")return util.partial(ge,e,t);if(n.checks?.length)throw new Error(
".partial() cannot be used on tuple schemas containing refinements");return util.clone(e,{...n,items:n.items.map(o=>new ge(
{type:"optional",innerType:o}))})}function Vl(e,t){return util.partial(ot,e,t,"exactPartial")}function Wl(e,t){return util.
required(it,e,t)}function Gl(e,t){return e.clone(util.mergeDefs(e._zod.def,{catchall:t}))}const Co=y("ZodMiniUnion",(e,t)=>{
$n.init(e,t),k.init(e,t)});function et(e,t){return new Co({type:"union",options:e,...Z(t)})}const Ro=null;function Xl(e,t){
return new Ro({type:"union",options:e,inclusive:!1,...util.normalizeParams(t)})}const Eo=null;function Hl(e,t,n){return new Eo(
{type:"union",options:t,discriminator:e,...util.normalizeParams(n)})}const Oo=null;function Jl(e,t){return new Oo({type:"\
intersection",left:e,right:t})}const Io=null;function Fo(e,t,n){const o=t instanceof core.$ZodType,i=o?n:t,r=o?t:null;return new Io(
{type:"tuple",items:e,rest:r,...util.normalizeParams(i)})}const q=null;function Do(e,t,n){return!t||!t._zod?new q({type:"\
record",keyType:N(),valueType:e,...util.normalizeParams(t)}):new q({type:"record",keyType:e,valueType:t,...util.normalizeParams(
n)})}function Yl(e,t,n){return new q({type:"record",keyType:e,valueType:t,...util.normalizeParams(n),partial:!0})}function ql(e,t,n){
return new q({type:"record",keyType:e,valueType:t,mode:"loose",...util.normalizeParams(n)})}const jo=null;function Ql(e,t,n){
return new jo({type:"map",keyType:e,valueType:t,...util.normalizeParams(n)})}const No=null;function ef(e,t){return new No(
{type:"set",valueType:e,...util.normalizeParams(t)})}const tt=null;function Lo(e,t){const n=Array.isArray(e)?Object.fromEntries(
e.map(o=>[o,o])):e;return new tt({type:"enum",entries:n,...util.normalizeParams(t)})}function tf(e,t){return new tt({type:"\
enum",entries:e,...util.normalizeParams(t)})}const Uo=null;function nf(e,t){return new Uo({type:"literal",values:Array.isArray(
e)?e:[e],...util.normalizeParams(t)})}const Bo=null;function of(e){return core._file(Bo,e)}const Ko=y("ZodMiniTransform",
(e,t)=>{zn.init(e,t),k.init(e,t)});function Vo(e){return new Ko({type:"transform",transform:e})}const ge=y("ZodMiniOptio\
nal",(e,t)=>{Zn.init(e,t),k.init(e,t)});function nt(e){return new ge({type:"optional",innerType:e})}const ot=null;function rf(e){
return new ot({type:"optional",innerType:e})}const Wo=null;function Go(e){return new Wo({type:"nullable",innerType:e})}function sf(e){
return nt(Go(e))}const Xo=null;function af(e,t){return new Xo({type:"default",innerType:e,get defaultValue(){return typeof t==
"function"?t():util.shallowClone(t)}})}const Ho=null;function uf(e,t){return new Ho({type:"prefault",innerType:e,get defaultValue(){
return typeof t=="function"?t():util.shallowClone(t)}})}const it=null;function cf(e,t){return new it({type:"nonoptional",
innerType:e,...util.normalizeParams(t)})}const Jo=null;function df(e){return new Jo({type:"success",innerType:e})}const Yo=null;
function lf(e,t){return new Yo({type:"catch",innerType:e,catchValue:typeof t=="function"?t:core.util.constantCatch(t)})}
const qo=null;function ff(e){return core._nan(qo,e)}const Qo=y("ZodMiniPipe",(e,t)=>{bn.init(e,t),k.init(e,t)});function ei(e,t){
return new Qo({type:"pipe",in:e,out:t})}const $e=null;function pf(e,t,n){return new $e({type:"pipe",in:e,out:t,transform:n.
decode,reverseTransform:n.encode})}function mf(e){const t=e._zod.def;return new $e({type:"pipe",in:t.out,out:t.in,transform:t.
reverseTransform,reverseTransform:t.transform})}const ti=null;function hf(e){return new ti({type:"readonly",innerType:e})}
const ni=null;function yf(e,t){return new ni({type:"template_literal",parts:e,...util.normalizeParams(t)})}const oi=null;
function ii(e){return new oi({type:"lazy",getter:e})}const ri=null;function _f(e){return new ri({type:"promise",innerType:e})}
const rt=null;function si(e,t){const n=new A({check:"custom",...Z(t)});return n._zod.check=e,n}function ai(e,t){return core.
_custom(rt,e??(()=>!0),t)}function gf(e,t={}){return core._refine(rt,e,t)}function $f(e,t){return core._superRefine(e,t)}
const vf=Fn,zf=Dn;class Zf{constructor(...t){}}function bf(e,t={}){const n=ai(o=>o instanceof e,t);return n._zod.bag.Class=
e,n._zod.check=o=>{o.value instanceof e||o.issues.push({code:"invalid_type",expected:e.name,input:o.value,inst:n,path:[...n.
_zod.def.path??[]]})},n}const wf=(...e)=>core._stringbool({Codec:$e,Boolean:Ye,String:Xe},...e);function kf(){const e=ii(
()=>et([N(),_o(),$o(),wo(),ye(e),Do(N(),e)]));return e}const ui=null;function Pf(e){return new ui({type:"function",input:Array.
isArray(e?.input)?Fo(e?.input):e?.input??ye(he()),output:e?.output??he()})}function ve(e,t){return N({error:({input:n})=>n===
void 0?`is missing; add ${e}`:ze(e,n)}).check(On(),si(({value:n,issues:o})=>{let i=t(n);"message"in i&&o.push({code:"cus\
tom",params:i,input:n})}))}function ze(e,t){let n=e==="text";if(t===null)return`has no value; use ${e}${n?" (in quotes i\
f it begins with `#`)":""}`;let o=typeof t=="number"||typeof t=="boolean";return`is ${st(t)}${n&&o?", not text; put it i\
n quotes":`; use ${e}`}`}function st(e){return e===null?"null":Array.isArray(e)?"a list":{string:"text",number:"a number",
boolean:"a boolean"}[typeof e]??"a mapping"}var Ze=e=>({error:({code:t,input:n})=>t==="invalid_type"?ze(e,n):void 0}),at=ve(
"text",_.QP.text),ci=ve("an https URL",_.QP.image),ut=ve("an http or https URL",_.QP.page),di=ye(Qe({text:at,url:ut},Ze(
"a mapping of `text` and `url`")),Ze("a list with two lines for each button: `- text: Read more`, and below it `url: htt\
ps://example.com`")).check(Rn(1,"is an empty list; write at least one button, or leave it out")),ct="whole seconds (3600\
) or a duration (12h)";function li(e){if(typeof e=="number")return{message:`is ${e}; use ${ct}`};let t=typeof e=="string"?
(0,_.p0)(e.trim()):void 0;return t&&"message"in t?t:{message:ze(ct,e)}}var fi=N().check(En(/^\s*0*[0-9]{1,16}[smhdw]?\s*$/,
{abort:!0})),pi=ei(et([go().check(Be(0,{abort:!0})),fi]),Vo((e,{issues:t})=>{let n=typeof e=="number"?{value:e}:(0,_.p0)(
e.trim());return"value"in n?n.value:(t.push({code:"custom",params:n,input:e}),Ot)})),mi={text:at,image:ci,page:ut,buttons:di,
duration:pi},hi=Object.fromEntries(_.pi.map(e=>[e,nt(mi[_.Ng[e].kind])])),yi=Qe(hi,Ze("a mapping of notification fields"));
function _i(e,t){let{value:n,positionOf:o,problems:i,textComments:r}=t,a=(p,h)=>(0,_.CC)(e,h,{path:p,position:o(p)}),s=dt(
n);if(s===void 0)return{fields:{},problems:[...i,a(["actions"],"has too many elements to check; write fewer")]};if(s.success&&
i.length===0)return{fields:s.data,problems:[],textComments:r};let c=new Set(i.map(({path:p=[]})=>(0,_.LF)(p))),u=(s.error?.
issues??[]).filter(({path:p})=>!c.has((0,_.LF)(p))).flatMap(gi),d=(0,_.Kc)(e,u,({path:p,text:h=$i(p)})=>a(p,h)),f=[...i,
...d].sort(_.rg),l=new Set([...i,...u].map(({path:p})=>p?.[0])),m=Object.entries(n??{}).filter(([p])=>!l.has(p));return{
fields:dt(Object.fromEntries(m))?.data??{},problems:f,textComments:r}}function gi(e){let{path:t}=e;switch(e.code){case"u\
nrecognized_keys":return e.keys.map(n=>({path:[...t,n]}));case"custom":return[{path:t,text:e.params}];case"invalid_union":
return[{path:t,text:li(e.input)}];default:return[{path:t,text:{message:e.message}}]}}function $i(e){if(e.length>1)return{
message:"is not part of a button; a button has only `text` and `url`"};if(e[0]==="target")return{message:"cannot be set \
in a payload file; set the input `target` in the workflow"};let t="is not a field of a notification",n="For other fields\
 of your service, use the input `extra-fields`",o=(0,ft.d5)(String(e[0]),_.pi);return o?{message:t,meant:o,hint:n}:{message:`${t}\
; the fields are ${_.pi.join(", ")}`,hint:n}}function dt(e){try{return We(yi,e,{reportInput:!0})}catch(t){if(t instanceof
RangeError)return;throw t}}})};
