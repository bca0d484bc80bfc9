(()=>{"use strict";var zn={2542:((n,r,s)=>{s.d(r,{QP:()=>$,Vu:()=>T,Wn:()=>R,_e:()=>U,fD:()=>b,pi:()=>x,qW:()=>C,wg:()=>O});
var a=s(8925),u=s(6974),d=s(642),f=s(8992);const p=(0,d.rf)("https"),g=(0,d.rf)("https","http"),b={title:d.GT,message:d.
GT,icon_url:p,banner_url:p,landing_url:g,utm_source:d.GT,utm_medium:d.GT,utm_campaign:d.GT},h=v=>E=>{const z=v(E.replace(
/^\{url\}/,"https://url.example/"));return"value"in z?{value:E}:z},$={...b,icon_url:h(p),banner_url:h(p),landing_url:h(g)},
x=u.Pw.map(v=>v.replaceAll("-","_")),T=["title","message","icon_url","landing_url"];function C(v,E,z=b){const m=(v==="tt\
l"?d.p0:z[v])(E.trim());return"value"in m?{fields:{[v]:m.value},problems:[]}:{fields:{},problems:[(0,a.CC)(O(v),m.message)]}}
const O=v=>v.replaceAll("_","-");function R({icon_url:v,banner_url:E,landing_url:z,actions:A=[]}){return[...v===void 0?[]:
[{input:"icon-url",url:v,use:"icon"}],...E===void 0?[]:[{input:"banner-url",url:E,use:"banner"}],...z===void 0?[]:[{input:"\
landing-url",url:z,use:"page"}],...A.map(({url:m},S)=>({input:"actions",path:[S,"url"],url:m,use:"page"}))]}function U(v){
return R(v).flatMap(({input:E,path:z,url:A})=>{const m=(0,f.Dl)(A);return!m?.username&&!m?.password?[]:(0,a.CC)(E,"has a\
 user name or password, which `check-urls` never sends; remove them",{path:z})})}}),9715:((n,r,s)=>{s.d(r,{I:()=>mr,L5:()=>El});
function a(e){return e}function u(e){return e}function d(){return e=>e}function f(e){}function p(e){throw new Error("Une\
xpected value in exhaustive check")}function g(e){}function b(e){const t=Object.values(e).filter(i=>typeof i=="number");
return Object.entries(e).filter(([i,c])=>t.indexOf(+i)===-1).map(([i,c])=>c)}function h(e,t="|"){return e.map(o=>Be(o)).
join(t)}function $(e,t){return typeof t=="bigint"?t.toString():t}class x{constructor(t){this._getter=t,this._value=void 0}get value(){
const t=this._getter;return t!==void 0&&(this._value=t(),this._getter=void 0),this._value}}function T(e){return new x(e)}
function C(e){return e==null}function O(e){const t=e.startsWith("^")?1:0,o=e.endsWith("$")?e.length-1:e.length;return e.
slice(t,o)}function R(e,t){const o=e/t,i=Math.round(o),c=4*Number.EPSILON*Math.max(Math.abs(o),1);return Math.abs(o-i)<c?
0:o-i}const U=null;function v(e,t,o){let i;Object.defineProperty(e,t,{get(){if(i!==U)return i===void 0&&(i=U,i=o()),i},set(c){
Object.defineProperty(e,t,{value:c})},configurable:!0})}function E(e){return Object.create(Object.getPrototypeOf(e),Object.
getOwnPropertyDescriptors(e))}function z(e,t,o){Object.defineProperty(e,t,{value:o,writable:!0,enumerable:!0,configurable:!0})}
function A(e){const t=Object.getOwnPropertyDescriptor(e,"shape");return t?.get?t.get.raw:t?.value}function m(e){return A(
e._zod.def)??e._zod.def.shape}function S(e,t,o){Object.defineProperty(e,t,{get(){const i=o();return z(this,t,i),i},enumerable:!0,
configurable:!0})}function I(e,t,o){t in e?z(e,t,o):e[t]=o}function J(e,t,o,i){const c=m(t);for(const l of o){const _=Object.
getOwnPropertyDescriptor(c,l);_.enumerable&&(_.get?S(e,l,()=>{const y=t._zod.def.shape[l];return i?i(y,l):y}):I(e,l,i?i(
_.value,l):_.value))}}function X(e,t){for(const o of Reflect.ownKeys(t)){const i=Object.getOwnPropertyDescriptor(t,o);i.
enumerable&&(i.get?S(e,o,()=>t[o]):I(e,o,i.value))}}function oe(...e){const t={};for(const o of e){const i=Object.getOwnPropertyDescriptors(
o);Object.assign(t,i)}return Object.defineProperties({},t)}function ie(e){return oe(e._zod.def)}function P(e,t){return t?
t.reduce((o,i)=>o?.[i],e):e}function B(e){const t=Object.keys(e),o=t.map(i=>e[i]);return Promise.all(o).then(i=>{const c={};
for(let l=0;l<t.length;l++)c[t[l]]=i[l];return c})}function q(e=10){const t="abcdefghijklmnopqrstuvwxyz";let o="";for(let i=0;i<
e;i++)o+=t[Math.floor(Math.random()*t.length)];return o}function D(e){return JSON.stringify(e)}function W(e){return e.toLowerCase().
trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}const H="captureStackTrace"in Error?Error.
captureStackTrace:(...e)=>{};function V(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}const k=null;function F(e){
if(V(e)===!1)return!1;const t=e.constructor;if(t===void 0||typeof t!="function")return!0;const o=t.prototype;return!(V(o)===
!1||Object.prototype.hasOwnProperty.call(o,"isPrototypeOf")===!1)}function N(e){return F(e)?{...e}:Array.isArray(e)?[...e]:
e instanceof Map?new Map(e):e instanceof Set?new Set(e):e}function te(e){let t=0;for(const o in e)Object.prototype.hasOwnProperty.
call(e,o)&&t++;return t}const Q=e=>{const t=typeof e;switch(t){case"undefined":return"undefined";case"string":return"str\
ing";case"number":return Number.isNaN(e)?"nan":"number";case"boolean":return"boolean";case"function":return"function";case"\
bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(e)?"array":e===null?"null":e.then&&
typeof e.then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<"u"&&e instanceof Map?"map":typeof Set<
"u"&&e instanceof Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<"u"&&e instanceof File?"file":"object";default:
throw new Error(`Unknown data type: ${t}`)}},he=new Set(["string","number","symbol"]),se=new Set(["string","number","big\
int","boolean","symbol","undefined"]);function ue(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function ae(e,t,o){const i=new e.
_zod.constr(t??e._zod.def);return(!t||o?.parent)&&(i._zod.parent=e),i}function ce(e){const t=e;if(!t)return{};if(typeof t==
"string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)throw new Error("Cannot specify both `message`\
 and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{...t,error:()=>t.error}:t}function fe(e){
let t;return new Proxy({},{get(o,i,c){return t??(t=e()),Reflect.get(t,i,c)},set(o,i,c,l){return t??(t=e()),Reflect.set(t,
i,c,l)},has(o,i){return t??(t=e()),Reflect.has(t,i)},deleteProperty(o,i){return t??(t=e()),Reflect.deleteProperty(t,i)},
ownKeys(o){return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(o,i){return t??(t=e()),Reflect.getOwnPropertyDescriptor(
t,i)},defineProperty(o,i,c){return t??(t=e()),Reflect.defineProperty(t,i,c)}})}function Be(e){return typeof e=="bigint"?
e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}function Ce(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&
e[t]._zod.optout==="optional")}const La={safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],
uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.MAX_VALUE,Number.MAX_VALUE]},
$d={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("18446744073709551615")]};
function vd(e,t){const o=e._zod.def,i=o.checks;if(i&&i.length>0)throw new Error(".pick() cannot be used on object schema\
s containing refinements");const l={};return J(l,e,ft(e,t)),ae(e,oe(o,{shape:l,checks:[]}))}function ft(e,t){const o=m(e),
i=[];for(const c of Reflect.ownKeys(t)){if(!Object.getOwnPropertyDescriptor(o,c)?.enumerable)throw new Error(`Unrecogniz\
ed key: "${String(c)}"`);t[c]&&i.push(c)}return i}function wd(e,t){const o=e._zod.def,i=o.checks;if(i&&i.length>0)throw new Error(
".omit() cannot be used on object schemas containing refinements");const l=new Set(ft(e,t)),_={};return J(_,e,Reflect.ownKeys(
m(e)).filter(y=>!l.has(y))),ae(e,oe(o,{shape:_,checks:[]}))}function kd(e,t){if(!F(t))throw new Error("Invalid input to \
extend: expected a plain object");const o=e._zod.def.checks;if(o&&o.length>0){const c=m(e);for(const l of Reflect.ownKeys(
t))if(Object.getOwnPropertyDescriptor(c,l)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing \
refinements. Use `.safeExtend()` instead.")}return ae(e,oe(e._zod.def,{shape:Fo(e,t)}))}function Fo(e,t){const o={};return J(
o,e,Reflect.ownKeys(m(e))),X(o,t),o}function zd(e,t){if(!F(t))throw new Error("Invalid input to safeExtend: expected a p\
lain object");return ae(e,oe(e._zod.def,{shape:Fo(e,t)}))}function Zd(e,t){if(!t?._zod?.def)throw new Error("Invalid inp\
ut to merge: expected an object schema. To merge a plain shape, use `.extend()`.");if(e._zod.def.checks?.length)throw new Error(
".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");const o={};J(o,e,Reflect.
ownKeys(m(e))),J(o,t,Reflect.ownKeys(m(t)));const i=oe(e._zod.def,{shape:o,get catchall(){return t._zod.def.catchall},checks:t.
_zod.def.checks??[]});return ae(e,i)}function xd(e,t,o,i="partial"){const l=t._zod.def.checks;if(l&&l.length>0)throw new Error(
`.${i}() cannot be used on object schemas containing refinements`);const y=o?new Set(ft(t,o)):void 0,Z={};return J(Z,t,Reflect.
ownKeys(m(t)),e&&((w,M)=>y&&!y.has(M)?w:new e({type:"optional",innerType:w}))),ae(t,oe(t._zod.def,{shape:Z,checks:[]}))}
function Pd(e,t,o){const i=o?new Set(ft(t,o)):void 0,c={};return J(c,t,Reflect.ownKeys(m(t)),(l,_)=>i&&!i.has(_)?l:new e(
{type:"nonoptional",innerType:l})),ae(t,oe(t._zod.def,{shape:c}))}function ze(e,t=0){if(e.aborted===!0)return!0;for(let o=t;o<
e.issues.length;o++)if(e.issues[o]?.continue!==!0)return!0;return!1}function ja(e,t=0){if(e.aborted===!0)return!0;for(let o=t;o<
e.issues.length;o++)if(e.issues[o]?.continue===!1)return!0;return!1}function Lo(e,t){return t.map(o=>{var i;return(i=o).
path??(i.path=[]),o.path.unshift(e),o})}function Ke(e){return typeof e=="string"?e:e?.message}function jo(e){const t=[];
for(const o of e??[]){const i=o._zod.def;if(!/_(length|size)$|_equals$/.test(i.check))break;const c=i.maximum??i.length??
i.size;c>=0&&t.push([c,o])}return t}function tn(e,t,o){var i;for(let c=t;c<e.length;c++)(i=e[c]).schema??(i.schema=o)}function We(e,t,o){
var i;const c=e.inst?._zod?.traits;c?.has("$ZodType")&&(c.has("$ZodCheck")?(i=e).schema??(i.schema=e.inst):e.schema=e.inst);
const l=e.schema!==e.inst?e.schema?._zod.def?.error:void 0,_=e.message?e.message:Ke(e.inst?._zod.def?.error?.(e))??Ke(l?.(
e))??Ke(t?.error?.(e))??Ke(o.customError?.(e))??Ke(o.localeError?.(e))??"Invalid input",y={};for(const Z of Object.keys(
e))Z==="inst"||Z==="schema"||Z==="continue"||Z==="input"||Z==="__proto__"||(y[Z]=e[Z]);return y.path??(y.path=[]),y.message=
_,t?.reportInput&&(y.input=e.input),y}function Sd(e){return e instanceof Set?"set":e instanceof Map?"map":e instanceof File?
"file":"unknown"}const Ua=/[\uD800-\uDBFF]/;function Ba(e){const t=e.length;if(!Ua.test(e))return t;let o=t;for(let i=0;i<
t-1;i++)(e.charCodeAt(i)&64512)===55296&&(e.charCodeAt(i+1)&64512)===56320&&(o--,i++);return o}function Ka(e){return Array.
isArray(e)?"array":typeof e=="string"?"string":"unknown"}function Td(e){const t=typeof e;switch(t){case"number":return Number.
isNaN(e)?"nan":"number";case"object":{if(e===null)return"null";if(Array.isArray(e))return"array";const o=e;if(o&&Object.
getPrototypeOf(o)!==Object.prototype&&"constructor"in o&&o.constructor)return o.constructor.name}}return t}function Ad(...e){
const[t,o,i]=e;return typeof t=="string"?{message:t,code:"custom",input:o,inst:i}:{...t}}function Ed(e){return Object.entries(
e).filter(([t,o])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function Wa(e){const t=atob(e),o=new Uint8Array(t.length);
for(let i=0;i<t.length;i++)o[i]=t.charCodeAt(i);return o}function Ha(e){let t="";for(let o=0;o<e.length;o++)t+=String.fromCharCode(
e[o]);return btoa(t)}function Cd(e){const t=e.replace(/-/g,"+").replace(/_/g,"/"),o="=".repeat((4-t.length%4)%4);return Wa(
t+o)}function Md(e){return Ha(e).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function Od(e){const t=e.replace(
/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex string length");const o=new Uint8Array(t.length/2);for(let i=0;i<
t.length;i+=2)o[i/2]=Number.parseInt(t.slice(i,i+2),16);return o}function Id(e){return Array.from(e).map(t=>t.toString(16).
padStart(2,"0")).join("")}class Rd{constructor(...t){}}function Va(e,t){for(const o in t){const i=Object.getOwnPropertyDescriptor(
t,o);i.get?Object.defineProperty(e,o,{...i,enumerable:!1}):Xa(e,o,i.value)}}function Ae(e,t,o,i=!0){return Object.defineProperty(
e,t,{configurable:!0,writable:!0,enumerable:i,value:o}),o}function Ga(e,t,o){return Ae(e,t,o,!1)}function Nd(e,t){for(const o in e){
const i=e[o];Object.defineProperty(t,o,{configurable:!0,enumerable:!0,get(){return Ae(this,o,i(this))},set(c){Ae(this,o,
c)}})}return t}function Xa(e,t,o){Object.defineProperty(e,t,{configurable:!0,get(){return this==null?o:Ae(this,t,o.bind(
this))},set(i){Ae(this,t,i)}})}function Ya(e,t){const o=Object.getPrototypeOf(e);return t in o?void 0:o}let nn,Ze=!1;const qa={
configurable:!0,get(){Ze=!0}};function me(e,t,o){const i=Object.getPrototypeOf(e._zod);if(t in i&&nn!==e._zod){nn=void 0;
return}nn=e._zod,Object.defineProperty(i,t,{configurable:!0,get(){Object.defineProperty(this,t,qa);const c=Ze;Ze=!1;try{
const l=o(this);return Ze?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,value:l}),Ze=Ze||c,l}catch(l){
throw delete this[t],Ze=Ze||c,l}},set(c){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:c})}})}function Ja(e,t,o,i){
const c=Ya(e,t);c&&Object.defineProperty(c,t,{configurable:!0,get(){const l={configurable:!0,writable:!0,enumerable:i,value:void 0};
return Object.defineProperty(this,t,l),l.value=o(this),Object.defineProperty(this,t,l),l.value},set(l){Object.defineProperty(
this,t,{configurable:!0,writable:!0,enumerable:i,value:l})}})}const Qa="~constantCatch";function Dd(e){const t=()=>e;return t[Qa]=
!0,t}var Uo;const ec=Object.freeze({status:"aborted"}),on={value:void 0,enumerable:!1};let Bo="captureStackTrace"in Error?
Error:null;function tc(e){const t=Bo;if(t){const o=t.stackTraceLimit;if(typeof o=="number"){try{t.stackTraceLimit=0}catch{
return Bo=null,new e}try{return new e}finally{t.stackTraceLimit=o}}}return new e}function ne(e,t,o,i){const c={};function l(L){
this.def=L,this.constr=K,this.traits=new Set}l.prototype=c;const _=o,y=_&&new WeakSet;function Z(L,j){if(L._zod){if(L._zod.
traits.has(e))return}else{on.value=new l(j);try{Object.defineProperty(L,"_zod",on)}finally{on.value=void 0}}if(L._zod.traits.
add(e),t(L,j),y){const ee=Object.getPrototypeOf(L),pe=L._zod.constr.prototype;let _e=ee;for(;_e&&_e!==pe;)_e=Object.getPrototypeOf(
_e);const Pe=_e??ee;y.has(Pe)||(y.add(Pe),Va(Pe,_))}const Y=K.prototype;for(const ee in Y)Object.prototype.hasOwnProperty.
call(Y,ee)&&(ee in L||(L[ee]=Y[ee].bind(L)))}const w=i?.Parent??Object;class M extends w{}Object.defineProperty(M,"name",
{value:e});function K(L){const j=i?.Parent?tc(M):this;Z(j,L);const Y=j._zod.deferred;if(Y){for(const pe of Y)pe();j._zod.
deferred=void 0}const ee=globalThis.__zod_globalConfig?.postProcessor;return ee&&ee(j),j}return Object.defineProperty(K,
"init",{value:Z}),Object.defineProperty(K,Symbol.hasInstance,{value:L=>i?.Parent&&L instanceof i.Parent?!0:L?._zod?.traits?.
has(e)}),Object.defineProperty(K,"name",{value:e}),K}const Fd=null;class Me extends Error{constructor(){super("Encounter\
ed Promise during synchronous parse. Use .parseAsync() instead.")}}class nc extends Error{constructor(t){super(`Encounte\
red unidirectional transform during encode: ${t}`),this.name="ZodEncodeError"}}(Uo=globalThis).__zod_globalConfig??(Uo.__zod_globalConfig=
{});const He=globalThis.__zod_globalConfig;function Ve(e){return e&&Object.assign(He,e),He}const xe=ne("$ZodCheck",(e,t)=>{
var o;e._zod??(e._zod={}),e._zod.def=t,(o=e._zod).onattach??(o.onattach=[])}),Ld=e=>{const t=e.value;return!util.nullish(
t)&&t.size!==void 0},oc=e=>{const t=e.value;return!C(t)&&t.length!==void 0},Ko={number:"number",bigint:"bigint",object:"\
date"},jd=null,rc=ne("$ZodCheckGreaterThan",(e,t)=>{xe.init(e,t);const o=Ko[typeof t.value];e._zod.check=i=>{(t.inclusive?
i.value>=t.value:i.value>t.value)||i.issues.push({origin:Ko[typeof i.value]??o,code:"too_small",minimum:typeof t.value==
"object"?t.value.getTime():t.value,input:i.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),Ud=null,ic=ne("$Zod\
CheckNumberFormat",(e,t)=>{xe.init(e,t),t.format=t.format||"float64";const o=t.format?.includes("int"),i=o?"int":"number",
[c,l]=La[t.format];e._zod.check=_=>{const y=_.value;if(o){if(!Number.isInteger(y)){_.issues.push({expected:i,format:t.format,
code:"invalid_type",continue:!1,input:y,inst:e});return}if(!Number.isSafeInteger(y)){y>0?_.issues.push({input:y,code:"to\
o_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e,origin:i,inclusive:!0,
continue:!t.abort}):_.issues.push({input:y,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be withi\
n the safe integer range.",inst:e,origin:i,inclusive:!0,continue:!t.abort});return}}y<c&&_.issues.push({origin:"number",
input:y,code:"too_small",minimum:c,inclusive:!0,inst:e,continue:!t.abort}),y>l&&_.issues.push({origin:"number",input:y,code:"\
too_big",maximum:l,inclusive:!0,inst:e,continue:!t.abort})}}),Bd=null,Kd=null,Wd=null,Hd=null,Vd=null,sc=ne("$ZodCheckMi\
nLength",(e,t)=>{var o;xe.init(e,t),(o=e._zod.def).when??(o.when=oc),e._zod.check=i=>{const c=i.value,l=c.length;if((typeof c==
"string"&&l>=t.minimum&&l<t.minimum*2?Ba(c):l)>=t.minimum)return;const y=Ka(c);i.issues.push({origin:y,code:"too_small",
minimum:t.minimum,inclusive:!0,input:c,inst:e,continue:!t.abort})}}),Gd=null,ac=ne("$ZodCheckStringFormat",(e,t)=>{var o,
i;xe.init(e,t),t.pattern?(o=e._zod).check??(o.check=c=>{t.pattern.lastIndex=0,!t.pattern.test(c.value)&&c.issues.push({origin:"\
string",code:"invalid_format",format:t.format,input:c.value,...t.pattern?{pattern:t.pattern.toString()}:{},inst:e,continue:!t.
abort})}):(i=e._zod).check??(i.check=()=>{})}),cc=ne("$ZodCheckRegex",(e,t)=>{ac.init(e,t),e._zod.check=o=>{t.pattern.lastIndex=
0,!t.pattern.test(o.value)&&o.issues.push({origin:"string",code:"invalid_format",format:"regex",input:o.value,pattern:t.
pattern.toString(),inst:e,continue:!t.abort})}}),Xd=null,Yd=null,qd=null,Jd=null,Qd=null;function ef(e,t,o){e.issues.length&&
t.issues.push(...util.prefixIssues(o,e.issues))}const tf=null,nf=null,of=null,uc=ne("$ZodCheckOverwrite",(e,t)=>{xe.init(
e,t),e._zod.check=o=>{o.value=t.tx(o.value)}}),rf=/^[cC][0-9a-z]{6,}$/,sf=/^[0-9a-z]+$/,af=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,
cf=/^[0-9a-vA-V]{20}$/,uf=/^[A-Za-z0-9]{27}$/,lf=/^[a-zA-Z0-9_-]{21}$/;function df(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}\
}$`)}const ff=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,pf=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/,
hf=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,mf=e=>e?new RegExp(`^([0-9a-fA-F]{8\
}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
gf=null,yf=null,_f=null,bf=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,
$f=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
vf=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,
wf=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u,kf=null,zf=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
lc=null;function Zf(){return new RegExp(lc,"u")}const xf=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
Pf=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
Sf=e=>{const t=util.escapeRegex(e??":");return new RegExp(`^(?:[0-9A-F]{2}${t}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${t}){5}[0\
-9a-f]{2}$`)},Tf=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
Af=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
Ef=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,Cf=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
Mf=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/,
Of=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/,If=/^https?$/,Rf=/^\+[1-9]\d{6,14}$/,
Nf=/^\d(?:[ -]?\d){11,18}$/,Df=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/,
Ff=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/,dc=null;function Lf(e){return new RegExp(`^${e}$`)}const jf=null;function rn(e){
const t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:\
[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function Uf(e){
return new RegExp(`^${rn(e)}$`)}function Bf(e){const t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");const o=`${rn(
{precision:e.precision,seconds:!0})}(?:${t.join("|")})`,i=e.local?`${o}|${rn({precision:e.precision})}`:o;return new RegExp(
`^${dc}T(?:${i})$`)}const fc=/^[\s\S]{0,}$/,Kf=e=>{const t=e?`[\\s\\S]{${e?.minimum??0},${e?.maximum??""}}`:"[\\s\\S]*";
return new RegExp(`^${t}$`)},Wf=/^-?\d+n?$/,Hf=/^-?\d+$/,pc=/^-?\d+(?:\.\d+)?$/,Vf=/^(?:true|false)$/i,Gf=/^null$/i,Xf=/^undefined$/i,
Yf=/^[^A-Z]*$/,qf=/^[^a-z]*$/,Jf=/^[0-9a-fA-F]*$/;function Qf(e,t){return new RegExp(`^[A-Za-z0-9+/]{${e}}${t}$`)}function ep(e){
return new RegExp(`^[A-Za-z0-9_-]{${e}}$`)}const tp=/^[0-9a-fA-F]{32}$/,np=null,op=null,rp=/^[0-9a-fA-F]{40}$/,ip=null,sp=null,
ap=/^[0-9a-fA-F]{64}$/,cp=null,up=null,lp=/^[0-9a-fA-F]{96}$/,dp=null,fp=null,pp=/^[0-9a-fA-F]{128}$/,hp=null,mp=null,hc={
major:4,minor:6,patch:7},$e=ne("$ZodType",(e,t)=>{var o;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=
hc;const i=e._zod.def.checks,c=e._zod.traits.has("$ZodCheck")?[e,...i??[]]:i?.length?[...i]:[];for(const l of c)for(const _ of l.
_zod.onattach)_(e);if(c.length===0)(o=e._zod).deferred??(o.deferred=[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{
const l=(y,Z,w)=>{if(y.memo)return y;let M=ze(y),K;for(const L of Z){if(L._zod.def.when){if(ja(y)||!L._zod.def.when(y))continue}else if(M)
continue;const j=y.issues.length,Y=L._zod.check(y);if(Y instanceof Promise&&w?.async===!1)throw new Me;if(K||Y instanceof
Promise)K=(K??Promise.resolve()).then(async()=>{await Y,y.issues.length!==j&&(tn(y.issues,j,e),M||(M=ze(y,j)))});else{if(y.
issues.length===j)continue;tn(y.issues,j,e),M||(M=ze(y,j))}}return K?K.then(()=>y):y},_=(y,Z,w)=>{if(ze(y))return y.aborted=
!0,y;const M=l(Z,c,w);if(M instanceof Promise){if(w.async===!1)throw new Me;return M.then(K=>e._zod.parse(K,w))}return e.
_zod.parse(M,w)};e._zod.run=(y,Z)=>{if(Z.skipChecks)return e._zod.parse(y,Z);if(Z.direction==="backward"){const M=e._zod.
parse({value:y.value,issues:[]},{...Z,skipChecks:!0});return M instanceof Promise?M.then(K=>_(K,y,Z)):_(M,y,Z)}const w=e.
_zod.parse(y,Z);if(w instanceof Promise){if(Z.async===!1)throw new Me;return w.then(M=>l(M,c,Z))}return l(w,c,Z)}}},{get"\
~standard"(){return Ga(this,"~standard",gc(this))},set"~standard"(e){Ae(this,"~standard",e)}}),Wo=(e,t)=>e.issues.length?
{issues:e.issues.map(o=>We(o,t,Ve()))}:{value:e.value};async function mc(e,t){const o={async:!0};return Wo(await e._zod.
run({value:t,issues:[]},o),o)}function gc(e){return{validate:t=>{const o={async:!1};try{const i=e._zod.run({value:t,issues:[]},
o);if(!(i instanceof Promise))return Wo(i,o)}catch{}return mc(e,t)},vendor:"zod",version:1}}const yc=ne("$ZodString",(e,t)=>{
$e.init(e,t),e._zod.pattern=t.pattern??fc,e._zod.parse=(o,i)=>{if(t.coerce)try{o.value=String(o.value)}catch{}return typeof o.
value=="string"||o.issues.push({expected:"string",code:"invalid_type",input:o.value,inst:e}),o}}),gp=null,yp=null,_p=null,
bp=null,_c=1,sn=2;function Ho(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):(new URL(e),
!0)}catch{return!1}}function $p(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?Ho(e)||sn:bc(e,t)}function bc(e,t){
if(!t.normalize&&t.protocol?.source===regexes.httpProtocol.source&&!/^https?:\/\//i.test(e))return _c;try{if(typeof URL<
"u"){const o=URL;if(typeof o.parse=="function")return o.parse(e)??sn}return new URL(e)}catch{return sn}}const $c=/[\t\n\r]/g;
function vp(e){return e.replace($c,"")}function wp(e,t){return t.lastIndex=0,t.test(e.hostname)}function kp(e,t){return t.
lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}const zp=null,Zp=null,xp=null,Pp=null,Sp=null,
Tp=null,Ap=null,Ep=null,Cp=null,Mp=null,Op=null,Ip=null,Rp=null,vc=/^[0-9a-fA-F:.]+$/;function wc(e){return vc.test(e)?Ho(
`http://[${e}]`):!1}const Np=null,Dp=null,Fp=null;function Lp(e){const t=e.split("/");if(t.length!==2)return!1;const[o,i]=t;
if(!i)return!1;const c=Number(i);return`${c}`!==i||c<0||c>128?!1:wc(o)}const jp=null;function kc(e){if(e==="")return!0;if(/\s/.
test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}const Up=/^[0-9a-zA-Z+/]*={0,2}$/,Bp=null,zc=/^[A-Za-z0-9_-]*$/;
function Kp(e){if(!zc.test(e))return!1;const t=e.replace(/[-_]/g,i=>i==="-"?"+":"/"),o=t.padEnd(Math.ceil(t.length/4)*4,
"=");return kc(o)}const Wp=null,Hp=null,Zc=/[- ]/g;function xc(e){let t=e.length,o=1,i=0;for(;t;){const c=e.charCodeAt(--t)-
48;o^=1,i+=o?[0,2,4,6,8,1,3,5,7,9][c]:c}return i%10===0}function Vp(e){return regexes.creditCard.test(e)?xc(e.replace(Zc,
"")):!1}const Gp=null;function Pc(e){let t=0;const o=e.length;for(let i=4;i<o;i++){const c=e.charCodeAt(i);t=(c>=65?t*100+
(c-55):t*10+(c-48))%97}for(let i=0;i<4;i++){const c=e.charCodeAt(i);t=(c>=65?t*100+(c-55):t*10+(c-48))%97}return t===1}function Xp(e){
return regexes.iban.test(e)?Pc(e):!1}const Yp=null;function qp(e,t=null){try{const o=e.split(".");if(o.length!==3)return!1;
const[i]=o;if(!i)return!1;const c=JSON.parse(atob(i));return!("typ"in c&&c?.typ!=="JWT"||!c.alg||t&&(!("alg"in c)||c.alg!==
t))}catch{return!1}}const Jp=null,Qp=null,Vo=ne("$ZodNumber",(e,t)=>{$e.init(e,t),e._zod.pattern=pc,e._zod.parse=(o,i)=>{
if(t.coerce)try{o.value=Number(o.value)}catch{}const c=o.value;if(typeof c=="number"&&!Number.isNaN(c)&&Number.isFinite(
c))return o;const l=typeof c=="number"?Number.isNaN(c)?"NaN":Number.isFinite(c)?void 0:String(c):void 0;return o.issues.
push({expected:"number",code:"invalid_type",input:c,inst:e,...l?{received:l}:{}}),o}}),Sc=ne("$ZodNumberFormat",(e,t)=>{
ic.init(e,t),Vo.init(e,t)}),eh=null,th=null,nh=null,oh=null,rh=null,ih=null,sh=null,ah=null,Tc=ne("$ZodNever",(e,t)=>{$e.
init(e,t),e._zod.parse=(o,i)=>(o.issues.push({expected:"never",code:"invalid_type",input:o.value,inst:e}),o)}),ch=null,uh=null;
function Ac(e,t){const o=jo(e._zod.def.checks);if(!o.length)return;const i=Math.min(...o.map(l=>l[0])),c=e._zod.parse;e.
_zod.parse=(l,_)=>{const y=t(l.value);if(y>i&&!_?.skipChecks&&_?.direction!=="backward"){for(const[Z,w]of jo(e._zod.def.
checks))if(y>Z&&w._zod.def.when(l)){const M=l.issues.length;return w._zod.check(l),l.issues[M].continue=!1,tn(l.issues,M,
e),l}}return c(l,_)}}const Ec=e=>Array.isArray(e)?e.length:-1,lh=e=>e instanceof Map?e.size:-1,dh=e=>e instanceof Set?e.
size:-1;function Go(e,t,o){e.issues.length&&t.issues.push(...Lo(o,e.issues)),t.value[o]=e.value}const Cc=ne("$ZodArray",
(e,t)=>{$e.init(e,t);const o=He.memoizer;o?.attach(e),e._zod.parse=(i,c)=>{const l=i.value;if(!Array.isArray(l))return i.
issues.push({expected:"array",code:"invalid_type",input:l,inst:e}),i;i.value=o?o.alloc(e,i,Array(l.length),c):Array(l.length);
const _=[],y=c?.abortEarly;for(let Z=0;Z<l.length;Z++){const w=l[Z],M=t.element._zod.run({value:w,issues:[]},c);if(M instanceof
Promise)_.push(M.then(K=>Go(K,i,Z)));else if(Go(M,i,Z),y&&M.issues.length!==0&&ze(M))break}return _.length?Promise.all(_).
then(()=>i):i},Ac(e,Ec)});function pt(e,t,o,i,c,l){const _=o in i,y=l==="optional";if(!(!_&&y&&c==="optional")){if(e.issues.
length){if(c!==void 0&&y&&!_)return;t.issues.push(...Lo(o,e.issues))}if(!_&&c===void 0){e.issues.length||t.issues.push({
code:"invalid_type",expected:"nonoptional",input:void 0,path:[o]});return}e.value===void 0?(_||c==="defaulted"&&!y)&&(t.
value[o]=void 0):t.value[o]=e.value}}const Mc=[];function Oc(e){const t=Object.keys(e.shape),o=Object.getOwnPropertySymbols(
e.shape),i=o.length?o:Mc,c=i.length?[...t,...i]:t;for(const _ of c)if(!e.shape?.[_]?._zod?.traits?.has("$ZodType"))throw new Error(
`Invalid element at key "${String(_)}": expected a Zod schema`);const l=Ce(e.shape);return{...e,allKeys:c,symbolKeys:i,keySet:new Set(
t),numKeys:t.length,optionalKeys:new Set(l)}}function Ic(e,t,o,i,c,l,_){const y=[],Z=c.keySet,w=c.catchall._zod,M=w.def.
type,K=w.optin,L=w.optout;let j=0;for(const Y in t){if(_&&o.issues.length!==j){if(ze(o,j))break;j=o.issues.length}if(Z.has(
Y))continue;if(Y==="__proto__"){M==="never"&&y.push(Y);continue}if(M==="never"){y.push(Y);continue}const ee=w.run({value:t[Y],
issues:[]},i);ee instanceof Promise?e.push(ee.then(pe=>pt(pe,o,Y,t,K,L))):pt(ee,o,Y,t,K,L)}return y.length&&o.issues.push(
{code:"unrecognized_keys",keys:y,input:t,inst:l,continue:!0}),e.length?Promise.all(e).then(()=>o):o}const Rc=ne("$ZodObj\
ect",(e,t)=>{$e.init(e,t);const o=Object.getOwnPropertyDescriptor(t,"shape"),i=o?.get?o.get.raw:t.shape??{};if(i){const w=()=>{
const M={...i};return Object.defineProperty(t,"shape",{value:M}),w.raw=M,M};w.raw=i,Object.defineProperty(t,"shape",{get:w})}
const c=T(()=>Oc(t));me(e,"propValues",w=>{const M=w.def.shape,K={};for(const L in M){const j=M[L]._zod;if(j.values){Object.
prototype.hasOwnProperty.call(K,L)||z(K,L,new Set);for(const Y of j.values)K[L].add(Y);j.optin!==void 0&&K[L].add(void 0)}}
return K});const l=V,_=t.catchall;let y;const Z=He.memoizer;Z?.attach(e),e._zod.parse=(w,M)=>{y??(y=c.value);const K=w.value;
if(!l(K))return w.issues.push({expected:"object",code:"invalid_type",input:K,inst:e}),w;w.value=Z?Z.alloc(e,w,{},M):{};const L=[],
j=y.shape,Y=M?.abortEarly;let ee=w.issues.length;for(const pe of y.allKeys){if(Y&&w.issues.length!==ee){if(ze(w,ee))break;
ee=w.issues.length}if(pe==="__proto__")continue;const _e=j[pe],Pe=_e._zod.optin,kn=_e._zod.optout,wt=_e._zod.run({value:K[pe],
issues:[]},M);wt instanceof Promise?L.push(wt.then(Qe=>pt(Qe,w,pe,K,Pe,kn))):pt(wt,w,pe,K,Pe,kn)}return _?Ic(L,K,w,M,c.value,
e,Y===!0):L.length?Promise.all(L).then(()=>w):w}}),fh=null;function Xo(e,t,o,i){for(const l of e)if(l.issues.length===0)
return t.value=l.value,t;const c=e.filter(l=>!ze(l));return c.length===1?(t.value=c[0].value,c[0]):(t.issues.push({code:"\
invalid_union",input:t.value,inst:o,errors:e.map(l=>l.issues.map(_=>We(_,i,Ve())))}),t)}const Nc=ne("$ZodUnion",(e,t)=>{
$e.init(e,t),me(e,"optin",i=>i.def.options.some(c=>c._zod.optin==="defaulted")?"defaulted":i.def.options.some(c=>c._zod.
optin!==void 0)?"optional":void 0),me(e,"optout",i=>i.def.options.some(c=>c._zod.optout==="optional")?"optional":void 0),
me(e,"values",i=>{if(i.def.options.every(c=>c._zod.values))return new Set(i.def.options.flatMap(c=>Array.from(c._zod.values)))}),
me(e,"pattern",i=>{if(i.def.options.every(c=>c._zod.pattern)){const c=i.def.options.map(l=>l._zod.pattern);return new RegExp(
`^(${c.map(l=>O(l.source)).join("|")})$`)}});const o=t.options.length===1?t.options[0]._zod.run:null;e._zod.parse=(i,c)=>{
if(o)return o(i,c);let l=!1;const _=[];for(const y of t.options){const Z=y._zod.run({value:i.value,issues:[]},c);if(Z instanceof
Promise)_.push(Z),l=!0;else{if(Z.issues.length===0)return Z;_.push(Z)}}return l?Promise.all(_).then(y=>Xo(y,i,e,c)):Xo(_,
i,e,c)}});function ph(e,t,o,i){const c=[];for(let l=0;l<e.length;l++)e[l].issues.length===0&&c.push(l);return c.length===
1?(t.value=e[c[0]].value,t):(c.length===0?t.issues.push({code:"invalid_union",input:t.value,inst:o,errors:e.map(l=>l.issues.
map(_=>util.finalizeIssue(_,i,core.config())))}):t.issues.push({code:"invalid_union",input:t.value,inst:o,errors:[],inclusive:!1,
matches:c}),t)}const hh=null;function mh(e,t){const o=e._zod;let i=o.bag.optionsMap;i||(i=Dc(o.def),o.bag.optionsMap=i);
const c=i.get(t);if(c===null)throw new Error(`Ambiguous discriminator value "${String(t)}"`);return c}function Dc(e){const t=new Map;
for(const o of e.options){const i=o._zod.propValues?.[e.discriminator];if(!i||i.size===0)throw new Error(`Invalid discri\
minated union option at index "${e.options.indexOf(o)}"`);for(const c of i)if(t.has(c)){if(c!==void 0)throw new Error(`D\
uplicate discriminator value "${String(c)}"`);t.set(c,null)}else t.set(c,o)}return t}const gh=null,yh=null;function an(e,t){
if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&+e==+t)return{valid:!0,data:e};if(util.isPlainObject(
e)&&util.isPlainObject(t)){const o=Object.keys(t),i=Object.keys(e).filter(l=>o.indexOf(l)!==-1),c={...e,...t};Object.prototype.
hasOwnProperty.call(c,"__proto__")&&delete c.__proto__;for(const l of i){if(l==="__proto__")continue;const _=an(e[l],t[l]);
if(!_.valid)return{valid:!1,mergeErrorPath:[l,..._.mergeErrorPath]};c[l]=_.data}return{valid:!0,data:c}}if(Array.isArray(
e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};const o=[];for(let i=0;i<e.length;i++){const c=e[i],
l=t[i],_=an(c,l);if(!_.valid)return{valid:!1,mergeErrorPath:[i,..._.mergeErrorPath]};o.push(_.data)}return{valid:!0,data:o}}
return{valid:!1,mergeErrorPath:[]}}function _h(e,t,o){const i=new Map;let c;const l=new Map,_=(w,M)=>{let K;if(w.code===
"unrecognized_keys"&&!w.path?.length)c??(c=w),K=w.keys;else if(w.code==="invalid_key"&&w.origin==="record"&&w.path?.length===
1){const L=String(w.path[0]);l.has(L)||l.set(L,w),K=[L]}else return!1;for(const L of K)i.has(L)||i.set(L,{}),i.get(L)[M]=
!0;return!0};for(const w of t.issues)_(w,"l")||e.issues.push(w);for(const w of o.issues)_(w,"r")||e.issues.push(w);const y=[
...i].filter(([,w])=>w.l&&w.r).map(([w])=>w);if(y.length){const w=c?y.filter(M=>c.keys.includes(M)):[];w.length&&e.issues.
push({...c,keys:w});for(const M of y)!w.includes(M)&&l.has(M)&&e.issues.push(l.get(M))}const Z=an(t.value,o.value);if(!Z.
valid){if(util.aborted(e))return e;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(Z.mergeErrorPath)}`)}
return e.value=Z.data,e}const bh=null;function $h(e,t){for(let o=e.length-1;o>=0;o--)if(!(t==="optin"?e[o]._zod.optin!==
void 0:e[o]._zod.optout==="optional"))return o+1;return 0}function vh(e,t,o){e.issues.length&&t.issues.push(...util.prefixIssues(
o,e.issues)),t.value[o]=e.value}function wh(e,t,o,i,c){for(let l=0;l<o.length;l++){const _=e[l],y=l<i.length;if(!y&&l>=c&&
o[l]._zod.optin==="optional"){t.value.length=l;break}if(_.issues.length){if(!y&&l>=c){t.value.length=l;break}t.issues.push(
...util.prefixIssues(l,_.issues))}t.value[l]=_.value}for(let l=t.value.length-1;l>=i.length&&(o[l]._zod.optout==="option\
al"&&t.value[l]===void 0);l--)t.value.length=l;return t}const kh=null,zh=null;function Zh(e,t,o,i,c,l,_){e.issues.length&&
(util.propertyKeyTypes.has(typeof i)?o.issues.push(...util.prefixIssues(i,e.issues)):o.issues.push({code:"invalid_key",origin:"\
map",input:c,inst:l,issues:e.issues.map(y=>util.finalizeIssue(y,_,core.config()))})),t.issues.length&&(util.propertyKeyTypes.
has(typeof i)?o.issues.push(...util.prefixIssues(i,t.issues)):o.issues.push({origin:"map",code:"invalid_element",input:c,
inst:l,key:i,issues:t.issues.map(y=>util.finalizeIssue(y,_,core.config()))})),o.value.set(e.value,t.value)}const xh=null;
function Ph(e,t){e.issues.length&&t.issues.push(...e.issues),t.value.add(e.value)}const Sh=null,Th=null,Ah=null,Fc=ne("$\
ZodTransform",(e,t)=>{$e.init(e,t),e._zod.optin="optional",He.memoizer?.guard(e),e._zod.parse=(o,i)=>{if(i.direction==="\
backward")throw new nc(e.constructor.name);const c=t.transform(o.value,o);if(i.async)return(c instanceof Promise?c:Promise.
resolve(c)).then(_=>(o.value=_,o));if(c instanceof Promise)throw new Me;return o.value=c,o}});function Yo(e,t){return e.
value=t.issues.length?void 0:t.value,e}const Lc=ne("$ZodOptional",(e,t)=>{$e.init(e,t),me(e,"optin",o=>o.def.innerType._zod.
optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",me(e,"values",o=>{const i=o.def.innerType._zod.values;
return i?new Set([...i,void 0]):void 0}),me(e,"pattern",o=>{const i=o.def.innerType._zod.pattern;return i?new RegExp(`^(${O(
i.source)})?$`):void 0}),e._zod.parse=(o,i)=>{if(o.value===void 0){if(t.innerType._zod.optin!=="defaulted")return o;const c=t.
innerType._zod.run({value:o.value,issues:[]},i);return c instanceof Promise?c.then(l=>Yo(o,l)):Yo(o,c)}return t.innerType.
_zod.run(o,i)}}),Eh=null,Ch=null,Mh=null;function Oh(e,t){return e.value===void 0&&(e.value=t.defaultValue),e}const Ih=null,
Rh=null;function Nh(e,t){return!e.issues.length&&e.value===void 0&&e.issues.push({code:"invalid_type",expected:"nonoptio\
nal",input:e.value,inst:t}),e}const Dh=null;function Fh(e,t,o,i){return t.issues.length?(e.value=o.catchValue({...t,value:e.
value,error:{issues:t.issues.map(c=>util.finalizeIssue(c,i,core.config()))},input:e.value}),e):(e.value=t.value,t.memo&&
(e.memo=!0),e)}const Lh=null,jh=null,jc=ne("$ZodPipe",(e,t)=>{$e.init(e,t),me(e,"values",o=>o.def.in._zod.values),me(e,"\
optin",o=>o.def.in._zod.optin),me(e,"optout",o=>o.def.out._zod.optout),me(e,"propValues",o=>o.def.in._zod.propValues),e.
_zod.parse=(o,i)=>{if(i.direction==="backward"){const l=t.out._zod.run(o,i);return l instanceof Promise?l.then(_=>ht(_,t.
in,i)):ht(l,t.in,i)}const c=t.in._zod.run(o,i);return c instanceof Promise?c.then(l=>ht(l,t.out,i)):ht(c,t.out,i)}});function ht(e,t,o){
return e.issues.some(i=>i.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run({value:e.value,issues:e.issues},o)}const Uh=null;
function Bh(e,t,o){if(e.issues.length)return e.aborted=!0,e;if((o.direction||"forward")==="forward"){const c=t.transform(
e.value,e);return c instanceof Promise?c.then(l=>mt(e,l,t.out,o)):mt(e,c,t.out,o)}else{const c=t.reverseTransform(e.value,
e);return c instanceof Promise?c.then(l=>mt(e,l,t.in,o)):mt(e,c,t.in,o)}}function mt(e,t,o,i){return e.issues.length?(e.
aborted=!0,e):o._zod.run({value:t,issues:e.issues},i)}const Kh=null,Wh=null;function Hh(e){return e.memo||(e.value=Object.
freeze(e.value)),e}function Uc(e){const t=e._zod.def;let o=t.pattern,i=!!t.format?.includes("int"),c,l;for(const y of t.
checks??[]){const Z=y._zod.def;Z.pattern&&(o=Z.pattern),i||(i=!!Z.format?.includes("int"));const w=Z.minimum??Z.length,M=Z.
maximum??Z.length;w!==void 0&&(c===void 0||w>c)&&(c=w),M!==void 0&&(l===void 0||M<l)&&(l=M)}if(o)return o.source;if(c!==
void 0&&l!==void 0&&c>l)return"(?!)";if(c!==void 0||l!==void 0)return regexes.string({minimum:c,maximum:l}).source;const _=e.
_zod.pattern;return(i&&_===regexes.number?regexes.integer:_)?.source}function qo(e){const t=e._zod.def,o=e._zod.pattern?.
source,i=t.innerType??e._zod.innerType;if(i){const c=i._zod.pattern?.source,l=qo(i);return o&&c&&l&&l!==c?o.replace(util.
cleanRegex(c),()=>util.cleanRegex(l)):o}if(t.options){const c=t.options.map(qo);if(c.every(Boolean))return`^(${c.map(l=>util.
cleanRegex(l)).join("|")})$`}return Uc(e)}const Vh=null,Gh=null,Xh=null,Yh=null,qh=null;function Jh(e,t,o,i){if(!e){const c={
code:"custom",input:o,inst:i,path:[...i._zod.def.path??[]],continue:!i._zod.def.abort};i._zod.def.params&&(c.params=i._zod.
def.params),t.issues.push(util.issue(c))}}var Jo;const Qh=null,em=null;class Bc{constructor(){this._map=new WeakMap,this.
_idmap=new Map}add(t,...o){const i=o[0];return this._map.set(t,i),i&&typeof i=="object"&&"id"in i&&this._idmap.set(i.id,
t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){const o=this._map.get(t);return o&&typeof o==
"object"&&"id"in o&&this._idmap.delete(o.id),this._map.delete(t),this}get(t){const o=t._zod.parent;if(o){const i={...this.
get(o)??{}};delete i.id;const c={...i,...this._map.get(t)};return Object.keys(c).length?c:void 0}return this._map.get(t)}has(t){
return this._map.has(t)}}function Kc(){return new Bc}(Jo=globalThis).__zod_globalRegistry??(Jo.__zod_globalRegistry=Kc());
const gt=globalThis.__zod_globalRegistry;function yt(e){return e.checks&&(e.checks=[...e.checks]),e}function Wc(e,t){return new e(
yt({type:"string",...ce(t)}))}function tm(e,t){return new e(yt({type:"string",coerce:!0,...util.normalizeParams(t)}))}function nm(e,t){
return new e({type:"string",format:"email",check:"string_format",abort:!1,...util.normalizeParams(t)})}function om(e,t){
return new e({type:"string",format:"guid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function rm(e,t){return new e(
{type:"string",format:"uuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function im(e,t){return new e({
type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...util.normalizeParams(t)})}function sm(e,t){return new e(
{type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...util.normalizeParams(t)})}function am(e,t){return new e(
{type:"string",format:"uuid",check:"string_format",abort:!1,version:"v7",...util.normalizeParams(t)})}function cm(e,t){return new e(
{type:"string",format:"url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function um(e,t){return new e({type:"\
string",format:"emoji",check:"string_format",abort:!1,...util.normalizeParams(t)})}function lm(e,t){return new e({type:"\
string",format:"nanoid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function dm(e,t){return new e({type:"\
string",format:"cuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function fm(e,t){return new e({type:"s\
tring",format:"cuid2",check:"string_format",abort:!1,...util.normalizeParams(t)})}function pm(e,t){return new e({type:"s\
tring",format:"ulid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function hm(e,t){return new e({type:"st\
ring",format:"xid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function mm(e,t){return new e({type:"stri\
ng",format:"ksuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function gm(e,t){return new e({type:"stri\
ng",format:"ipv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function ym(e,t){return new e({type:"strin\
g",format:"ipv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function _m(e,t){return new e({type:"string",
format:"mac",check:"string_format",abort:!1,...util.normalizeParams(t)})}function bm(e,t){return new e({type:"string",format:"\
cidrv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function $m(e,t){return new e({type:"string",format:"\
cidrv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function vm(e,t){return new e({type:"string",format:"\
base64",check:"string_format",abort:!1,...util.normalizeParams(t)})}function wm(e,t){return new e({type:"string",format:"\
base64url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function km(e,t){return new e({type:"string",format:"\
e164",check:"string_format",abort:!1,...util.normalizeParams(t)})}function zm(e,t){return new e({type:"string",format:"c\
redit_card",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Zm(e,t){return new e({type:"string",format:"\
iban",check:"string_format",abort:!1,...util.normalizeParams(t)})}function xm(e,t){return new e({type:"string",format:"j\
wt",check:"string_format",abort:!1,...util.normalizeParams(t)})}const Pm={Any:null,Minute:-1,Second:0,Millisecond:3,Microsecond:6};
function Sm(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,...util.
normalizeParams(t)})}function Tm(e,t){return new e({type:"string",format:"date",check:"string_format",...util.normalizeParams(
t)})}function Am(e,t){return new e({type:"string",format:"time",check:"string_format",precision:null,...util.normalizeParams(
t)})}function Em(e,t){return new e({type:"string",format:"duration",check:"string_format",...util.normalizeParams(t)})}function Cm(e,t){
return new e(yt({type:"number",checks:[],...util.normalizeParams(t)}))}function Mm(e,t){return new e(yt({type:"number",coerce:!0,
checks:[],...util.normalizeParams(t)}))}function Hc(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"\
safeint",...ce(t)})}function Om(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float32",...util.
normalizeParams(t)})}function Im(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float64",...util.
normalizeParams(t)})}function Rm(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"int32",...util.
normalizeParams(t)})}function Nm(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"uint32",...util.
normalizeParams(t)})}function Dm(e,t){return new e({type:"boolean",...util.normalizeParams(t)})}function Fm(e,t){return new e(
{type:"boolean",coerce:!0,...util.normalizeParams(t)})}function Lm(e,t){return new e({type:"bigint",...util.normalizeParams(
t)})}function jm(e,t){return new e({type:"bigint",coerce:!0,...util.normalizeParams(t)})}function Um(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"int64",...util.normalizeParams(t)})}function Bm(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"uint64",...util.normalizeParams(t)})}function Km(e,t){return new e(
{type:"symbol",...util.normalizeParams(t)})}function Wm(e,t){return new e({type:"undefined",...util.normalizeParams(t)})}
function Hm(e,t){return new e({type:"null",...util.normalizeParams(t)})}function Vm(e){return new e({type:"any"})}function Gm(e){
return new e({type:"unknown"})}function Vc(e,t){return new e({type:"never",...ce(t)})}function Xm(e,t){return new e({type:"\
void",...util.normalizeParams(t)})}function Ym(e,t){return new e({type:"date",...util.normalizeParams(t)})}function qm(e,t){
return new e({type:"date",coerce:!0,...util.normalizeParams(t)})}function Jm(e,t){return new e({type:"nan",...util.normalizeParams(
t)})}function Gc(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function Xc(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!0})}
function Yc(e,t){return new checks.$ZodCheckGreaterThan({check:"greater_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function Qo(e,t){return new rc({check:"greater_than",...ce(t),value:e,inclusive:!0})}function Qm(e){return Yc(0,e)}function eg(e){
return Gc(0,e)}function tg(e){return Xc(0,e)}function ng(e){return Qo(0,e)}function og(e,t){return new checks.$ZodCheckMultipleOf(
{check:"multiple_of",...util.normalizeParams(t),value:e})}function rg(e,t){return new checks.$ZodCheckMaxSize({check:"ma\
x_size",...util.normalizeParams(t),maximum:e})}function ig(e,t){return new checks.$ZodCheckMinSize({check:"min_size",...util.
normalizeParams(t),minimum:e})}function sg(e,t){return new checks.$ZodCheckSizeEquals({check:"size_equals",...util.normalizeParams(
t),size:e})}function ag(e,t){return new checks.$ZodCheckMaxLength({check:"max_length",...util.normalizeParams(t),maximum:e})}
function qc(e,t){return new sc({check:"min_length",...ce(t),minimum:e})}function cg(e,t){return new checks.$ZodCheckLengthEquals(
{check:"length_equals",...util.normalizeParams(t),length:e})}function Jc(e,t){return new cc({check:"string_format",format:"\
regex",...ce(t),pattern:e})}function ug(e){return new checks.$ZodCheckLowerCase({check:"string_format",format:"lowercase",
...util.normalizeParams(e)})}function lg(e){return new checks.$ZodCheckUpperCase({check:"string_format",format:"uppercas\
e",...util.normalizeParams(e)})}function dg(e,t){return new checks.$ZodCheckIncludes({check:"string_format",format:"incl\
udes",...util.normalizeParams(t),includes:e})}function fg(e,t){return new checks.$ZodCheckStartsWith({check:"string_form\
at",format:"starts_with",...util.normalizeParams(t),prefix:e})}function pg(e,t){return new checks.$ZodCheckEndsWith({check:"\
string_format",format:"ends_with",...util.normalizeParams(t),suffix:e})}function hg(e,t,o){return new checks.$ZodCheckProperty(
{check:"property",property:e,schema:t,...util.normalizeParams(o)})}function mg(e,t){return new checks.$ZodCheckProperties(
{check:"properties",shape:e,...util.normalizeParams(t)})}function gg(e,t){return new checks.$ZodCheckMimeType({check:"mi\
me_type",mime:e,...util.normalizeParams(t)})}function Ge(e){return new uc({check:"overwrite",tx:e})}function yg(e){return Ge(
t=>t.normalize(e))}function Qc(){return Ge(e=>e.trim())}function _g(){return Ge(e=>e.toLowerCase())}function bg(){return Ge(
e=>e.toUpperCase())}function $g(){return Ge(e=>util.slugify(e))}function vg(e,t,o){return new e({type:"array",element:t,
...util.normalizeParams(o)})}function wg(e,t,o){return new e({type:"union",options:t,...util.normalizeParams(o)})}function kg(e,t,o){
return new e({type:"union",options:t,inclusive:!1,...util.normalizeParams(o)})}function zg(e,t,o,i){return new e({type:"\
union",options:o,discriminator:t,...util.normalizeParams(i)})}function Zg(e,t,o){return new e({type:"intersection",left:t,
right:o})}function xg(e,t,o,i){const c=o instanceof schemas.$ZodType,l=c?i:o,_=c?o:null;return new e({type:"tuple",items:t,
rest:_,...util.normalizeParams(l)})}function Pg(e,t,o,i){return new e({type:"record",keyType:t,valueType:o,...util.normalizeParams(
i)})}function Sg(e,t,o,i){return new e({type:"map",keyType:t,valueType:o,...util.normalizeParams(i)})}function Tg(e,t,o){
return new e({type:"set",valueType:t,...util.normalizeParams(o)})}function Ag(e,t,o){const i=Array.isArray(t)?Object.fromEntries(
t.map(c=>[c,c])):t;return new e({type:"enum",entries:i,...util.normalizeParams(o)})}function Eg(e,t,o){return new e({type:"\
enum",entries:t,...util.normalizeParams(o)})}function Cg(e,t,o){return new e({type:"literal",values:Array.isArray(t)?t:[
t],...util.normalizeParams(o)})}function Mg(e,t){return new e({type:"file",...util.normalizeParams(t)})}function Og(e,t){
return new e({type:"transform",transform:t})}function Ig(e,t){return new e({type:"optional",innerType:t})}function Rg(e,t){
return new e({type:"nullable",innerType:t})}function Ng(e,t,o){return new e({type:"default",innerType:t,get defaultValue(){
return typeof o=="function"?o():util.shallowClone(o)}})}function Dg(e,t,o){return new e({type:"nonoptional",innerType:t,
...util.normalizeParams(o)})}function Fg(e,t){return new e({type:"success",innerType:t})}function Lg(e,t,o){return new e(
{type:"catch",innerType:t,catchValue:typeof o=="function"?o:util.constantCatch(o)})}function jg(e,t,o){return new e({type:"\
pipe",in:t,out:o})}function Ug(e,t){return new e({type:"readonly",innerType:t})}function Bg(e,t,o){return new e({type:"t\
emplate_literal",parts:t,...util.normalizeParams(o)})}function Kg(e,t){return new e({type:"lazy",getter:t})}function Wg(e,t){
return new e({type:"promise",innerType:t})}function Hg(e,t,o){const i=util.normalizeParams(o);return i.abort??(i.abort=!0),
new e({type:"custom",check:"custom",fn:t,...i})}function Vg(e,t,o){return new e({type:"custom",check:"custom",fn:t,...util.
normalizeParams(o)})}function Gg(e,t){const o=eu(i=>(i.addIssue=c=>{if(typeof c=="string")i.issues.push(util.issue(c,i.value,
o._zod.def));else{const l=c;l.fatal&&(l.continue=!1),l.code??(l.code="custom"),"input"in l||(l.input=i.value),l.inst??(l.
inst=o),l.continue??(l.continue=!o._zod.def.abort),i.issues.push(util.issue(l))}},e(i.value,i)),t);return o}function eu(e,t){
const o=new checks.$ZodCheck({check:"custom",...util.normalizeParams(t)});return o._zod.check=e,o}function tu(e){const t=new xe(
{check:"describe"});return t._zod.onattach=[o=>{const i=gt.get(o)??{};gt.add(o,{...i,description:e})}],t._zod.check=()=>{},
t}function nu(e){const t=new xe({check:"meta"});return t._zod.onattach=[o=>{const i=gt.get(o)??{};gt.add(o,{...i,...e})}],
t._zod.check=()=>{},t}function Xg(e,t){const o=util.normalizeParams(t);let i=o.truthy??["true","1","yes","on","y","enabl\
ed"],c=o.falsy??["false","0","no","off","n","disabled"];o.case!=="sensitive"&&(i=i.map(j=>typeof j=="string"?j.toLowerCase():
j),c=c.map(j=>typeof j=="string"?j.toLowerCase():j));const l=new Set(i),_=new Set(c),y=e.Codec??schemas.$ZodCodec,Z=e.Boolean??
schemas.$ZodBoolean,w=e.String??schemas.$ZodString,M=new w({type:"string",error:o.error}),K=new Z({type:"boolean",error:o.
error}),L=new y({type:"pipe",in:M,out:K,transform:((j,Y)=>{let ee=j;return o.case!=="sensitive"&&(ee=ee.toLowerCase()),l.
has(ee)?!0:_.has(ee)?!1:(Y.issues.push({code:"invalid_value",expected:"stringbool",values:[...l,..._],input:Y.value,inst:L,
continue:!1}),{})}),reverseTransform:((j,Y)=>j===!0?i[0]||"true":c[0]||"false"),error:o.error});return L._zod.bag.truthy=
i,L._zod.bag.falsy=c,L._zod.bag.case=o.case??"insensitive",L}function Yg(e,t,o,i={}){const c=util.normalizeParams(i),l={
check:"string_format",type:"string",format:t,fn:typeof o=="function"?o:y=>o.test(y),...c};return o instanceof RegExp&&(l.
pattern=o),new e(l)}function ou(){const e=this._zod;return e.message??(e.message=JSON.stringify(e.def,$,2)),e.message}function ru(e){
this._zod.message=e}const iu={get:ou,set:ru,enumerable:!0,configurable:!0},cn={value:void 0,enumerable:!1},er=new WeakSet(
[Object.prototype,Error.prototype]),tr=(e,t)=>{e.name="$ZodError",cn.value=t,Object.defineProperty(e,"issues",cn),cn.value=
void 0,Object.defineProperty(e,"message",iu);const o=Object.getPrototypeOf(e);er.has(o)||(er.add(o),Object.defineProperty(
o,"toString",{configurable:!0,enumerable:!1,get(){const i=()=>this.message;return Object.defineProperty(this,"toString",
{value:i,configurable:!0,writable:!0}),i},set(i){Object.defineProperty(this,"toString",{value:i,configurable:!0,writable:!0})}}))},
qg=ne("$ZodError",tr),ge=ne("$ZodError",tr,void 0,{Parent:Error});function su(e,t,o){return Object.prototype.hasOwnProperty.
call(e,t)||(t==="__proto__"?Object.defineProperty(e,t,{value:o(),writable:!0,enumerable:!0,configurable:!0}):e[t]=o()),e[t]}
function Jg(e,t=o=>o.message){const o={},i=[];for(const c of e.issues)c.path.length>0?su(o,c.path[0],()=>[]).push(t(c)):
i.push(t(c));return{formErrors:i,fieldErrors:o}}function Qg(e,t=o=>o.message){const o={_errors:[]},i=(c,l=[])=>{for(const _ of c.
issues)if(_.code==="invalid_union"&&_.errors.length)_.errors.map(y=>i({issues:y},[...l,..._.path]));else if(_.code==="in\
valid_key")i({issues:_.issues},[...l,..._.path]);else if(_.code==="invalid_element")i({issues:_.issues},[...l,..._.path]);else{
const y=[...l,..._.path];if(y.length===0)o._errors.push(t(_));else{let Z=o,w=0;for(;w<y.length;){const M=y[w],K=w===y.length-
1;if(M==="_errors"){K&&Z._errors.push(t(_)),w++;continue}Object.prototype.hasOwnProperty.call(Z,M)||Object.defineProperty(
Z,M,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});const L=Z[M];K&&L._errors.push(t(_)),Z=L,w++}}}};return i(
e),o}function ey(e,t=o=>o.message){const o={errors:[]},i=(c,l=[])=>{var _;for(const y of c.issues)if(y.code==="invalid_u\
nion"&&y.errors.length)y.errors.map(Z=>i({issues:Z},[...l,...y.path]));else if(y.code==="invalid_key")i({issues:y.issues},
[...l,...y.path]);else if(y.code==="invalid_element")i({issues:y.issues},[...l,...y.path]);else{const Z=[...l,...y.path];
if(Z.length===0){o.errors.push(t(y));continue}let w=o,M=0;for(;M<Z.length;){const K=Z[M],L=M===Z.length-1;typeof K=="str\
ing"?(w.properties??(w.properties={}),Object.prototype.hasOwnProperty.call(w.properties,K)||Object.defineProperty(w.properties,
K,{value:{errors:[]},enumerable:!0,writable:!0,configurable:!0}),w=w.properties[K]):(w.items??(w.items=[]),(_=w.items)[K]??
(_[K]={errors:[]}),w=w.items[K]),L&&w.errors.push(t(y)),M++}}};return i(e),o}function au(e){const t=[],o=e.map(i=>typeof i==
"object"?i.key:i);for(const i of o)typeof i=="number"?t.push(`[${i}]`):typeof i=="symbol"?t.push(`[${JSON.stringify(String(
i))}]`):/[^\w$]/.test(i)?t.push(`[${JSON.stringify(i)}]`):(t.length&&t.push("."),t.push(i));return t.join("")}function ty(e){
const t=[],o=[...e.issues].sort((i,c)=>(i.path??[]).length-(c.path??[]).length);for(const i of o)t.push(`\u2716 ${i.message}`),
i.path?.length&&t.push(`  \u2192 at ${au(i.path)}`);return t.join(`
`)}function _t(e,t){return{callee:t?.callee??e,Err:t?.Err}}const un=e=>{const t=(o,i,c,l)=>{const _=c?{...c,async:!1}:{async:!1},
y=o._zod.run({value:i,issues:[]},_);if(y instanceof Promise)throw new Me;if(y.issues.length){const Z=new(l?.Err??e)(y.issues.
map(w=>We(w,_,Ve())));throw H(Z,l?.callee??t),Z}return y.value};return t},cu=un(ge),ln=e=>{const t=async(o,i,c,l)=>{const _=c?
{...c,async:!0}:{async:!0};let y=o._zod.run({value:i,issues:[]},_);if(y instanceof Promise&&(y=await y),y.issues.length){
const Z=new(l?.Err??e)(y.issues.map(w=>We(w,_,Ve())));throw H(Z,l?.callee??t),Z}return y.value};return t},uu=ln(ge),dn=e=>(t,o,i)=>{
const c=i?{...i,async:!1}:{async:!1},l=t._zod.run({value:o,issues:[]},c);if(l instanceof Promise)throw new Me;return l.issues.
length?or(e,l.issues,c):{success:!0,data:l.value}},nr=dn(ge);function or(e,t,o){let i;return{success:!1,get error(){return i||
(i=new e(t.map(c=>We(c,o,Ve()))),t=void 0,o=void 0),i},set error(c){i=c,t=void 0,o=void 0}}}const fn=e=>async(t,o,i)=>{const c=i?
{...i,async:!0}:{async:!0};let l=t._zod.run({value:o,issues:[]},c);return l instanceof Promise&&(l=await l),l.issues.length?
or(e,l.issues,c):{success:!0,data:l.value}},lu=fn(ge),du=null,fu=null,ny=((e,t,o)=>{const i=e._zod.bag.validator;if(i!==
void 0){if(i(t)!==du)return!0;if(i.definite===!0&&o===void 0)return!1}return pu(e,t,o)});function pu(e,t,o){const i=o?{...o,
async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},c=e._zod.bag.fallbackRun;let l;if(c?(i[fu]=!0,l=c({value:t,issues:[]},i)):
l=e._zod.run({value:t,issues:[]},i),l instanceof Promise)throw new core.$ZodAsyncError;return l.issues.length===0}const oy=async(e,t,o)=>{
const i=o?{...o,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0};let c=e._zod.run({value:t,issues:[]},i);return c instanceof
Promise&&(c=await c),c.issues.length===0},iy=(e=>{const t=un(e),o=(i,c,l,_)=>{const y=l?{...l,direction:"backward"}:{direction:"\
backward"};return t(i,c,y,_t(o,_))};return o})(ge),ay=(e=>{const t=un(e),o=(i,c,l,_)=>t(i,c,l,_t(o,_));return o})(ge),uy=(e=>{
const t=ln(e),o=async(i,c,l,_)=>{const y=l?{...l,direction:"backward"}:{direction:"backward"};return await t(i,c,y,_t(o,
_))};return o})(ge),dy=(e=>{const t=ln(e),o=async(i,c,l,_)=>await t(i,c,l,_t(o,_));return o})(ge),py=(e=>(t,o,i)=>{const c=i?
{...i,direction:"backward"}:{direction:"backward"};return dn(e)(t,o,c)})(ge),my=(e=>(t,o,i)=>dn(e)(t,o,i))(ge),yy=(e=>async(t,o,i)=>{
const c=i?{...i,direction:"backward"}:{direction:"backward"};return fn(e)(t,o,c)})(ge),by=(e=>async(t,o,i)=>fn(e)(t,o,i))(
ge),we=ne("ZodMiniType",(e,t)=>{if(!e._zod)throw new Error("Uninitialized schema in ZodMiniType.");$e.init(e,t),e.def=t,
e.type=t.type},{get with(){return this.check},set with(e){Ae(this,"with",e)},parse(e,t){return cu(this,e,t,{callee:this.
parse})},parseAsync(e,t){return uu(this,e,t,{callee:this.parseAsync})},safeParse(e,t){return nr(this,e,t)},safeParseAsync(e,t){
return lu(this,e,t)},check(...e){const t=this.def;return this.clone({...t,checks:[...t.checks??[],...e.map(o=>typeof o==
"function"?{_zod:{check:o,def:{check:"custom"},onattach:[]}}:o)]},{parent:!0})},clone(e,t){return ae(this,e,t)},brand(){
return this},register(e,t){return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(this,...t)}}),rr=ne("Z\
odMiniString",(e,t)=>{yc.init(e,t),we.init(e,t)});function Xe(e){return Wc(rr,e)}const $y=null,hu=null;function vy(e){return core.
_email(hu,e)}const mu=null;function wy(e){return core._guid(mu,e)}const bt=null;function ky(e){return core._uuid(bt,e)}function zy(e){
return core._uuidv4(bt,e)}function Zy(e){return core._uuidv6(bt,e)}function xy(e){return core._uuidv7(bt,e)}const ir=null;
function Py(e){return core._url(ir,e)}function Sy(e){return core._url(ir,{protocol:regexes.httpProtocol,hostname:regexes.
domain,...util.normalizeParams(e)})}const gu=null;function Ty(e){return core._emoji(gu,e)}const yu=null;function Ay(e){return core.
_nanoid(yu,e)}const _u=null;function Ey(e){return core._cuid(_u,e)}const bu=null;function Cy(e){return core._cuid2(bu,e)}
const $u=null;function My(e){return core._ulid($u,e)}const vu=null;function Oy(e){return core._xid(vu,e)}const wu=null;function Iy(e){
return core._ksuid(wu,e)}const ku=null;function Ry(e){return core._ipv4(ku,e)}const zu=null;function Ny(e){return core._ipv6(
zu,e)}const Zu=null;function Dy(e){return core._cidrv4(Zu,e)}const xu=null;function Fy(e){return core._cidrv6(xu,e)}const Pu=null;
function Ly(e){return core._mac(Pu,e)}const Su=null;function jy(e){return core._base64(Su,e)}const Tu=null;function Uy(e){
return core._base64url(Tu,e)}const Au=null;function By(e){return core._e164(Au,e)}const Eu=null;function Ky(e){return core.
_creditCard(Eu,e)}const Cu=null;function Wy(e){return core._iban(Cu,e)}const Mu=null;function Hy(e){return core._jwt(Mu,
e)}const Ye=null;function Vy(e,t,o={}){return core._stringFormat(Ye,e,t,o)}function Gy(e){return core._stringFormat(Ye,"\
hostname",regexes.hostname,e)}function Xy(e){return core._stringFormat(Ye,"hex",regexes.hex,e)}function Yy(e){return core.
_stringFormat(Ye,"currency_code",regexes.currencyCode,e)}function qy(e,t){const o=t?.enc??"hex",i=`${e}_${o}`,c=core.regexes[i];
if(!c)throw new Error(`Unrecognized hash format: ${i}`);return core._stringFormat(Ye,i,c,t)}const sr=ne("ZodMiniNumber",
(e,t)=>{Vo.init(e,t),we.init(e,t)});function Ou(e){return core._number(sr,e)}const qe=ne("ZodMiniNumberFormat",(e,t)=>{Sc.
init(e,t),sr.init(e,t)});function Iu(e){return Hc(qe,e)}function Jy(e){return core._float32(qe,e)}function Qy(e){return core.
_float64(qe,e)}function e_(e){return core._int32(qe,e)}function t_(e){return core._uint32(qe,e)}const ar=null;function Ru(e){
return core._boolean(ar,e)}const Nu=null;function n_(e){return core._bigint(Nu,e)}const cr=null;function o_(e){return core.
_int64(cr,e)}function r_(e){return core._uint64(cr,e)}const Du=null;function i_(e){return core._symbol(Du,e)}const Fu=null;
function s_(e){return core._undefined(Fu,e)}const Lu=null;function ju(e){return core._null(Lu,e)}const Uu=null;function a_(){
return core._any(Uu)}const Bu=null;function pn(){return core._unknown(Bu)}const Ku=ne("ZodMiniNever",(e,t)=>{Tc.init(e,t),
we.init(e,t)});function Wu(e){return Vc(Ku,e)}const Hu=null;function c_(e){return core._void(Hu,e)}const Vu=null;function u_(e){
return core._date(Vu,e)}const Gu=ne("ZodMiniArray",(e,t)=>{Cc.init(e,t),we.init(e,t)});function hn(e,t){return new Gu({type:"\
array",element:e,...ce(t)})}function l_(e){const t=e._zod.def.shape;return rl(Object.keys(t))}const mn=ne("ZodMiniObject",
(e,t)=>{Rc.init(e,t),we.init(e,t),Ja(e,"shape",o=>o._zod.def.shape,!1)});function d_(e,t){const o={type:"object",shape:e??
{},...util.normalizeParams(t)};return new mn(o)}function ur(e,t){return new mn({type:"object",shape:e,catchall:Wu(),...ce(
t)})}function f_(e,t){return new mn({type:"object",shape:e,catchall:pn(),...util.normalizeParams(t)})}function p_(e,t){return util.
extend(e,t)}function h_(e,t){return util.safeExtend(e,t)}function m_(e,t){return util.merge(e,t)}function g_(e,t){return util.
pick(e,t)}function y_(e,t){return util.omit(e,t)}function __(e,t){const o=e._zod.def;if(o.type!=="tuple")return util.partial(
gn,e,t);if(o.checks?.length)throw new Error(".partial() cannot be used on tuple schemas containing refinements");return util.
clone(e,{...o,items:o.items.map(i=>new gn({type:"optional",innerType:i}))})}function b_(e,t){return util.partial(fr,e,t,
"exactPartial")}function $_(e,t){return util.required(pr,e,t)}function v_(e,t){return e.clone(util.mergeDefs(e._zod.def,
{catchall:t}))}const Xu=ne("ZodMiniUnion",(e,t)=>{Nc.init(e,t),we.init(e,t)});function lr(e,t){return new Xu({type:"unio\
n",options:e,...ce(t)})}const Yu=null;function w_(e,t){return new Yu({type:"union",options:e,inclusive:!1,...util.normalizeParams(
t)})}const qu=null;function k_(e,t,o){return new qu({type:"union",options:t,discriminator:e,...util.normalizeParams(o)})}
const Ju=null;function z_(e,t){return new Ju({type:"intersection",left:e,right:t})}const Qu=null;function el(e,t,o){const i=t instanceof
core.$ZodType,c=i?o:t,l=i?t:null;return new Qu({type:"tuple",items:e,rest:l,...util.normalizeParams(c)})}const $t=null;function tl(e,t,o){
return!t||!t._zod?new $t({type:"record",keyType:Xe(),valueType:e,...util.normalizeParams(t)}):new $t({type:"record",keyType:e,
valueType:t,...util.normalizeParams(o)})}function Z_(e,t,o){return new $t({type:"record",keyType:e,valueType:t,...util.normalizeParams(
o),partial:!0})}function x_(e,t,o){return new $t({type:"record",keyType:e,valueType:t,mode:"loose",...util.normalizeParams(
o)})}const nl=null;function P_(e,t,o){return new nl({type:"map",keyType:e,valueType:t,...util.normalizeParams(o)})}const ol=null;
function S_(e,t){return new ol({type:"set",valueType:e,...util.normalizeParams(t)})}const dr=null;function rl(e,t){const o=Array.
isArray(e)?Object.fromEntries(e.map(i=>[i,i])):e;return new dr({type:"enum",entries:o,...util.normalizeParams(t)})}function T_(e,t){
return new dr({type:"enum",entries:e,...util.normalizeParams(t)})}const il=null;function A_(e,t){return new il({type:"li\
teral",values:Array.isArray(e)?e:[e],...util.normalizeParams(t)})}const sl=null;function E_(e){return core._file(sl,e)}const al=ne(
"ZodMiniTransform",(e,t)=>{Fc.init(e,t),we.init(e,t)});function cl(e){return new al({type:"transform",transform:e})}const gn=ne(
"ZodMiniOptional",(e,t)=>{Lc.init(e,t),we.init(e,t)});function ye(e){return new gn({type:"optional",innerType:e})}const fr=null;
function C_(e){return new fr({type:"optional",innerType:e})}const ul=null;function ll(e){return new ul({type:"nullable",
innerType:e})}function M_(e){return ye(ll(e))}const dl=null;function O_(e,t){return new dl({type:"default",innerType:e,get defaultValue(){
return typeof t=="function"?t():util.shallowClone(t)}})}const fl=null;function I_(e,t){return new fl({type:"prefault",innerType:e,
get defaultValue(){return typeof t=="function"?t():util.shallowClone(t)}})}const pr=null;function R_(e,t){return new pr(
{type:"nonoptional",innerType:e,...util.normalizeParams(t)})}const pl=null;function N_(e){return new pl({type:"success",
innerType:e})}const hl=null;function D_(e,t){return new hl({type:"catch",innerType:e,catchValue:typeof t=="function"?t:core.
util.constantCatch(t)})}const ml=null;function F_(e){return core._nan(ml,e)}const gl=ne("ZodMiniPipe",(e,t)=>{jc.init(e,
t),we.init(e,t)});function yl(e,t){return new gl({type:"pipe",in:e,out:t})}const yn=null;function L_(e,t,o){return new yn(
{type:"pipe",in:e,out:t,transform:o.decode,reverseTransform:o.encode})}function j_(e){const t=e._zod.def;return new yn({
type:"pipe",in:t.out,out:t.in,transform:t.reverseTransform,reverseTransform:t.transform})}const _l=null;function U_(e){return new _l(
{type:"readonly",innerType:e})}const bl=null;function B_(e,t){return new bl({type:"template_literal",parts:e,...util.normalizeParams(
t)})}const $l=null;function vl(e){return new $l({type:"lazy",getter:e})}const wl=null;function K_(e){return new wl({type:"\
promise",innerType:e})}const hr=null;function kl(e,t){const o=new xe({check:"custom",...ce(t)});return o._zod.check=e,o}
function zl(e,t){return core._custom(hr,e??(()=>!0),t)}function W_(e,t={}){return core._refine(hr,e,t)}function H_(e,t){
return core._superRefine(e,t)}const V_=tu,G_=nu;class X_{constructor(...t){}}function Y_(e,t={}){const o=zl(i=>i instanceof
e,t);return o._zod.bag.Class=e,o._zod.check=i=>{i.value instanceof e||i.issues.push({code:"invalid_type",expected:e.name,
input:i.value,inst:o,path:[...o._zod.def.path??[]]})},o}const q_=(...e)=>core._stringbool({Codec:yn,Boolean:ar,String:rr},
...e);function J_(){const e=vl(()=>lr([Xe(),Ou(),Ru(),ju(),hn(e),tl(Xe(),e)]));return e}const Zl=null;function Q_(e){return new Zl(
{type:"function",input:Array.isArray(e?.input)?el(e?.input):e?.input??hn(pn()),output:e?.output??pn()})}var xl=s(50),Je=s(
8925),_n=s(642),vt=s(2542);function bn(e,t){return Xe({error:({input:i})=>i===void 0?`is missing; add ${e}`:$n(e,i)}).check(
Qc(),kl(({value:i,issues:c})=>{const l=t(i);"message"in l&&c.push({code:"custom",message:l.message,input:i})}))}function $n(e,t){
const o=e==="text";if(t===null)return`has no value; use ${e}${o?" (in quotes if it begins with `#`)":""}`;const i=typeof t==
"number"||typeof t=="boolean";return`is ${mr(t)}${o&&i?", not text; put it in quotes":`; use ${e}`}`}function mr(e){return e===
null?"null":Array.isArray(e)?"a list":{string:"text",number:"a number",boolean:"a boolean"}[typeof e]??"a mapping"}const vn=e=>({
error:({code:t,input:o})=>t==="invalid_type"?$n(e,o):void 0}),Oe=bn("text",_n.GT),gr=bn("an https URL",vt.QP.icon_url),yr=bn(
"an http or https URL",vt.QP.landing_url),Pl=hn(ur({text:Oe,url:yr},vn("a mapping of `text` and `url`")),vn("a list of {\
text, url}")).check(qc(1,"is an empty list; write at least one button, or leave it out")),_r="whole seconds (3600) or a \
duration (12h)",wn=({input:e})=>{if(typeof e=="number")return`is ${e}; use ${_r}`;const t=typeof e=="string"?(0,_n.p0)(e.
trim()):void 0;return t&&"message"in t?t.message:$n(_r,e)},Sl=Xe().check(Jc(/^\s*[0-9]+[smhdw]?\s*$/,{error:wn,abort:!0})),
Tl=yl(lr([Iu().check(Qo(0,{error:wn,abort:!0})),Sl],{error:wn}),cl((e,{issues:t})=>{const o=typeof e=="number"?{value:e}:
(0,_n.p0)(e.trim());return"value"in o?o.value:(t.push({code:"custom",message:o.message,input:e}),ec)})),Al=ur({title:ye(
Oe),message:ye(Oe),icon_url:ye(gr),banner_url:ye(gr),landing_url:ye(yr),actions:ye(Pl),utm_source:ye(Oe),utm_medium:ye(Oe),
utm_campaign:ye(Oe),ttl:ye(Tl)},vn("a mapping of notification fields"));function El(e,{value:t,positionOf:o,problems:i}){
const c=(j,Y)=>(0,Je.CC)(e,Y,{path:j,position:o(j)}),l=br(t);if(l===void 0)return{fields:{},problems:[...i,c(["actions"],
"has too many elements to check; write fewer")]};if(l.success&&i.length===0)return{fields:l.data,problems:[]};const _=new Set(
i.map(({path:j=[]})=>(0,Je.LF)(j))),Z=(l.error?.issues??[]).filter(({path:j})=>!_.has((0,Je.LF)(j))).flatMap(({path:j,message:Y,
...ee})=>ee.code==="unrecognized_keys"?ee.keys.map(pe=>({path:[...j,pe]})):[{path:j,message:Y}]),w=(0,Je.Kc)(e,Z,({path:j,
message:Y=Cl(j)})=>c(j,Y)),M=[...i,...w].sort(Je.rg),K=new Set([...i,...Z].map(({path:j})=>j?.[0])),L=Object.entries(t??
{}).filter(([j])=>!K.has(j));return{fields:br(Object.fromEntries(L))?.data??{},problems:M}}function Cl(e){if(e.length>1)
return"is not part of a button; a button has only `text` and `url`";if(e[0]==="target")return"cannot be set in a payload\
 file; set the input `target` in the workflow";const t=(0,xl.d)(String(e[0]),vt.pi);return`is not a field of a notificat\
ion; ${t?`did you mean \`${t}\`?`:`the fields are ${vt.pi.join(", ")}.`} For other fields of your service, use the input\
 \`extra-fields\``}function br(e){try{return nr(Al,e)}catch(t){if(t instanceof RangeError)return;throw t}}}),8758:((n,r,s)=>{
s.d(r,{readActions:()=>g,s:()=>h});var a=s(8925),u=s(8992),d=s(2542),f=s(9715),p=s(3924);async function g($,x){const T={
input:"actions"},C=await(0,p.h)($,T,x);if(!("value"in C))return{fields:{},problems:C.problems};const{fields:O,problems:R}=(0,f.
L5)(T,{value:{actions:C.value},positionOf:U=>C.positionOf(U.slice(1)),problems:C.problems.map(U=>({...U,path:["actions",
...U.path??[]]}))});return{fields:O,problems:R.map(U=>({...U,path:U.path?.slice(1)}))}}const b=new Set([...d.pi.map(d.wg),
"target"]);async function h($,x){const T={input:"extra-fields"},C=await(0,p.h)($,T,x),{problems:O}=C;if(!("value"in C))return{
fields:{},problems:O};if(!(0,u.Gv)(C.value))return O.push((0,a.CC)(T,"is not a mapping; write fields as `name: value`")),
{fields:{},problems:O};for(const R of Object.keys(C.value)){const U=R.replaceAll("_","-"),v={path:[R],position:C.positionOf(
[R])};b.has(U)&&O.push((0,a.CC)(T,`has its own input, \`${U}\`; use that`,v))}return{fields:O.length>0?{}:C.value,problems:O}}}),
3924:((n,r,s)=>{s.d(r,{h:()=>h});var a=s(8925),u=s(3332),d=s(642),f=s(8992);const p=/^( *(?:- +)*)([\w$-]{1,40}):(?:[ \t]+(\S?)|$)/;
function g(A){const m=p.exec(A);if(!m)return;const[,S="",I="",J=""]=m;return{indentation:S,key:I,hasValue:J!==""}}function b(A,m){
const S=A.split(/\r?\n/,m+1);for(const I of[m,m+1]){const J=g(S[I-1]??"");if(!J||J.indentation.includes("-"))continue;const X=J.
indentation.length+1,ie=S.slice(0,I-1).flatMap(P=>g(P)??[]).at(-1);if(!(!ie?.hasValue||ie.indentation.length+1===X))return{
key:J.key,above:ie.key,position:{line:I,column:X}}}}async function h(A,m,S){const I=se=>(0,u.kU)({[m.input]:se},S,m.file),
J=I(A);if(J.length>0)return{problems:J};const X=await s.e(815).then(s.t.bind(s,8815,19)),oe=new X.LineCounter,[ie,P]=X.parseAllDocuments(
A,{version:"1.2",lineCounter:oe,stringKeys:!0,uniqueKeys:!1,prettyErrors:!1,logLevel:"silent"}),B=se=>{const{line:ue,col:ae}=oe.
linePos(se);return{line:ue,column:ae}};if(!ie)return{value:null,positionOf:()=>{},problems:[]};const{contents:q,errors:D,
warnings:W}=ie,H=m.file===void 0||X.isMap(q),V=({message:se})=>H?` (${(0,f.$Q)(se.replace(/(: |\n).*/s,""))})`:"",k=m.file===
void 0?"invalid-input":"unreadable-file",[F]=D;if(F)return{problems:[(0,a.CC)(m,...he(F))]};const N=[],te=(se,ue,ae,ce=!1)=>N.
push((0,a.CC)(m,se,{path:ae,position:B(ue),...ce&&{reason:k}}));P&&te("contains more than one YAML document; write only \
one",P.range[0],[]);const Q=new O(X,H?te:()=>{},m.file!==void 0);try{const se=Q.read(q),[ue]=W;ue&&N.length===0&&te(`is \
not plain YAML${V(ue)}`,ue.pos[0],[]);const ae=I([se,Q.quotable]);return ae.length>0?{problems:ae}:N.some(ce=>ce.reason===
"unreadable-file")?{problems:N}:R(se,$)?{problems:[...N,(0,a.CC)(m,x)]}:{value:se,positionOf:Q.positionsIn(q,B),problems:N}}catch(se){
if(!(se instanceof RangeError))throw se;const ue=I(Q.quotable);return{problems:ue.length>0?ue:[...N,(0,a.CC)(m,T)]}}function he(se){
const[ue]=se.pos;if(se.code==="RESOURCE_EXHAUSTION")return[T,{position:B(ue),reason:k}];const ae=H?b(A,B(ue).line):void 0;
if(ae)return[`has wrong indentation: \`${ae.key}\` must align with \`${ae.above}\``,{position:ae.position,reason:k}];const ce=A.
slice(0,ue).trimEnd(),fe=ce.lastIndexOf(" ")+1;if(ce[fe]==="*")return[`is neither YAML nor JSON; ${C}`,{position:B(fe),reason:k}];
const Be=v[se.code]??"check the indentation, and put text that contains `: ` or `#` in quotes";return[`is neither YAML n\
or JSON${V(se)}; ${Be}`,{position:B(ue),reason:k}]}}const $=65536,x="is larger than 64 KiB as JSON, with its aliases exp\
anded; make it smaller",T="is nested too deeply; use fewer levels",C="put text that begins with `*` in quotes";class O{quotable=[];yaml;refuse;isFile;path=[];anchors=new Map;targets=new Map;constructor(m,S,I){
this.yaml=m,this.refuse=S,this.isFile=I}read(m){const{yaml:S}=this;if(!S.isNode(m))return null;if(S.isAlias(m))return this.
readAlias(m);this.refuseTag(m);const I={node:m,value:void 0,isRead:!1};return m.anchor!==void 0&&this.anchors.set(m.anchor,
I),I.value=this.readValue(m),I.isRead=!0,I.value}readValue(m){const{yaml:S}=this;if(S.isSeq(m))return m.items.map((oe,ie)=>this.
readInside(ie,oe));if(S.isMap(m))return this.readMap(m);const{value:I,source:J}=m,X=typeof I=="number"?z(I,this.isFile?J:
void 0):void 0;return X&&this.refuseNode(`is ${(0,f.$Q)(J??String(I))}, ${X}`,m),I}readMap(m){const S=new Map;for(const{
key:I,value:J}of m.items){const X=U(I);if(this.quotable.push(X),S.has(X)){const oe=(I.range??m.range)?.[0]??0;this.refuse(
"is there twice; write each key once",oe,[...this.path,X],!0)}S.set(X,this.readInside(X,J))}return Object.fromEntries(S)}readInside(m,S){
this.path.push(m);const I=this.read(S);return this.path.pop(),I}readAlias(m){const{source:S}=m,I=this.anchors.get(S);if(this.
quotable.push(S),I?.isRead)return this.targets.set(m,I.node),I.value;const J=(0,f.$Q)(S),X=I?`contains itself, by the al\
ias \`*${J}\`; remove it`:`is the alias \`*${J}\`, but there is no \`&${J}\` before it; ${C}`;return this.refuseNode(X,m),
null}refuseTag({tag:m,range:S}){!m||E.test(m)||(this.quotable.push(m),this.refuse(`has the tag ${(0,f.$Q)(m)}, which is \
not supported; remove it`,S?.[0]??0,[...this.path]))}refuseNode(m,{range:S}){this.refuse(m,S?.[0]??0,[...this.path])}positionsIn(m,S){
const{yaml:I,targets:J}=this,X=new Map,oe=ie=>{const P=X.get(ie)??new Map(ie.items.map(B=>[U(B.key),B]));return X.set(ie,
P),P};return ie=>{let P=m,B=I.isNode(P)?P.range?.[0]:void 0;for(const q of ie){I.isAlias(P)&&(P=J.get(P));const D=I.isMap(
P)?oe(P).get(String(q)):void 0;if(I.isMap(P))P=D?.value;else if(I.isSeq(P))P=P.items[Number(q)];else break;if(!I.isNode(
P)||!P.range)continue;B=P.range[0];const W=I.isNode(D?.key)?D.key.range?.[0]:void 0;W!==void 0&&S(W).line<S(B).line&&(B=
W)}return B===void 0?void 0:S(B)}}}function R(A,m){let S=0;const I=X=>{S+=Buffer.byteLength(JSON.stringify(X))},J=[A];for(;J.
length>0&&S<=m;){const X=J.pop();if(typeof X!="object"||X===null){I(X);continue}const oe=Object.entries(X);S+=Math.max(2,
oe.length+1);for(const[ie,P]of oe)Array.isArray(X)||(I(ie),S+=1),J.push(P)}return S>m}const U=A=>String(A?.value??A),v={
BAD_INDENT:"check the indentation, and that every bracket is closed",BAD_SCALAR_START:"put text that begins like this in\
 quotes",MISSING_CHAR:"close every quotation mark and bracket",TAB_AS_INDENT:"indent with spaces, not with tabs"},E=/^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;
function z(A,m=""){const S=(0,d.XM)(m);if(S!==void 0)return`which YAML reads as ${A}${(0,d.yi)(S)}`;if(!Number.isFinite(
A))return"which JSON cannot represent";if(Number.isInteger(A)&&!Number.isSafeInteger(A))return"which is outside the rang\
e in which JSON keeps whole numbers exactly (\xB1(2^53-1)); put it in quotes if it is text"}}),3916:((n,r,s)=>{s.d(r,{HR:()=>u,
Yq:()=>p,h_:()=>d,q0:()=>f});const a="start a new run (a re-run uses the original workflow file)";class u extends Error{reason;title;hint;constructor($){
super($.message,$.cause===void 0?void 0:{cause:$.cause}),this.name="Failure",this.reason=$.reason,this.title=$.title,this.
hint=$.hint}}function d(h){return h instanceof u?h:new u({reason:"internal-error",title:"Internal error",message:`The ac\
tion itself failed: ${f(h)}.`,hint:"Please report this with the log of the run.",cause:h})}function f(h){if(!(h instanceof
Error))return String(h);const $=h.code;if($==="ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at thi\
s port";if($==="ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")return"the server requires a client certificate, which this a\
ction cannot present";const{reason:x}=h;if(typeof $=="string"&&$.startsWith("ERR_SSL_")&&typeof x=="string")return`${$}:\
 ${x}`;const T=(h.message||h.name).replace(/; if the root CA is .*|\s+/gs," ").trim(),C=typeof $=="string"&&!T.includes(
$)?`${$}: ${T}`:T,O=h instanceof AggregateError?h.errors.map(f).join("; "):"",R=O&&O!==C?`${C} (${O})`:C;return h.cause===
void 0?R:`${R}: ${f(h.cause)}`}function p(h){return new u({reason:"cancelled",title:`${h} failed`,message:g(h),hint:b})}
const g=h=>h==="Sending"?"The run was cancelled before the service received the request.":`The run was cancelled while ${h.
charAt(0).toLowerCase()}${h.slice(1)}.`,b="If you did not mean to cancel it, run it again."}),50:((n,r,s)=>{s.d(r,{d:()=>f});
var a=s(7785);const u=2,d=p=>p.toLowerCase().replace(/[-_]/g,"");function f(p,g){const b=new Map(g.map(x=>[x,(0,a.A)(d(x),
d(p))])),h=([x,T])=>T<=Math.min(u,x.length>>1),[$]=[...b].filter(h).sort(([,x],[,T])=>x-T);return $?.[0]}}),8925:((n,r,s)=>{
s.d(r,{CC:()=>d,Kc:()=>U,LF:()=>g,LT:()=>h,_k:()=>v,fI:()=>$,rg:()=>f});var a=s(3916),u=s(8992);function d(z,A,m={}){return{
...typeof z=="string"?{input:z}:z,message:A,reason:"invalid-input",...m}}function f({position:z},{position:A}){return!z||
!A?+!z-+!A:z.line-A.line||z.column-A.column}const p=100;function g(z){const A=z.slice(0,p).map((m,S)=>{if(typeof m=="num\
ber")return`[${m}]`;const I=(0,u.$Q)(String(m)).replace(u.Qi,"\uFFFD");return S>0?`.${I}`:I});return(0,u.$Q)(A.join(""))}
const b=z=>z.endsWith("?")?z:`${z}.`;function h(z,A,m,S=""){return`${z.length>0?`\`${g(z)}\``:A}${S}${m.startsWith('"')?
":":""} ${b(m)}`}function $({input:z,file:A,path:m=[],position:S,message:I}){const J=S&&`line ${S.line}, column ${S.column}`;
if(A!==void 0){const B=J?`${A}, ${J}`:A;return`${z}: ${B}: ${h(m,"the file",I)}`}const X=J?` (${J})`:"",oe=typeof m[0]==
"number";if(m.length>0&&!oe)return`${z}: ${h(m,"",I,X)}`;const ie=oe?g([z,...m]):z;return I.startsWith('"')?`${ie}${X}: ${b(
I)}`:`${oe?`\`${ie}\``:x(ie)}${X} ${b(I)}`}const x=z=>z.replace(/[^,\s]+/g,"`$&`").replace(/, (?=\S*$)/," and ");function T(z){
const A=z.some(m=>m.reason==="invalid-input")?"invalid-input":"unreadable-file";return new Failure({reason:A,title:A==="\
unreadable-file"?"Unreadable file":"Invalid input",message:E(z.map($),v(z)),hint:O(z)})}const C=new Set(["base-url","api\
-token"]);function O(z){const A=v(z)===1?"Correct it":"Correct what is listed";return z.every(({input:m})=>C.has(m))?`${A}\
. If you changed a secret or variable, re-run the failed job. If you changed the workflow, ${startNewRun}.`:`${A}, then ${startNewRun}\
.`}const R=100;function U(z,A,m){const S=v(A.slice(R)),I=A.slice(0,R).map(m);return S===0?I:[...I,d(z,`has ${S} more pro\
blems`,{count:S})]}const v=z=>z.reduce((A,{count:m=1})=>A+m,0);function E(z,A=z.length,m="problems"){if(z.length===1)return z.
join("");const S=z.slice(0,R).map(I=>`- ${I}`);return A>S.length&&S.push(`- and ${A-S.length} more`),`${A} ${m}:
${S.join(`
`)}`}}),3332:((n,r,s)=>{s.d(r,{gE:()=>b,kU:()=>X,ue:()=>oe});var a=s(8925);const u="the API token",d="the GitHub token",
f="***",p=8,g=4;function b(P){const B=new Map(P.others?.map(D=>[D,""]));B.set(P.githubToken??"",d).set(P.apiToken,u),B.delete(
"");const q=[...B].map(([D,W])=>D.length<p?{text:D,name:"",base64:[]}:{text:D,name:W,base64:h(D)});return{find:D=>{if(D.
length<p)return;const W=A(q,D,!1).map(({name:H})=>H);return[u,d].find(H=>W.includes(H))},redact:(D,W=!1)=>{let H="",V=0;
for(const{start:k,end:F}of A(q,D,W).sort((N,te)=>N.start-te.start))H+=k<V?"":`${D.slice(V,k)}${f}`,V=Math.max(V,F);return H+
D.slice(V)}}}function h(P){return[0,1,2].flatMap(B=>{const q=Buffer.from("\0".repeat(B)+P),D=q.toString("base64").slice(
Math.ceil(B*8/6),Math.floor(q.length*8/6)),W=D.replaceAll("+","-").replaceAll("/","_"),H={before:B>0,behind:q.length%3>0};
return[...new Set([D,W])].map(V=>({text:V,minLength:V.length,beside:H}))})}const $=[{escapes:/\\u[\da-fA-F]{4}|\\[bfnrt]|\\[^a-zA-Z\d]/g,
broken:/\\(?:u[\da-fA-F]{0,3})?$/},{escapes:/%[\da-fA-F]{2}/g,broken:/%[\da-fA-F]?$/},{escapes:/&#[xX][\da-fA-F]+;|&#\d+;|&[a-zA-Z]+;/g,
broken:/&(?:#[xX][\da-fA-F]*|#\d*|[a-zA-Z]*)$/}],x={escapes:new RegExp($.map(({escapes:P})=>P.source).join("|"),"g"),broken:new RegExp(
$.map(({broken:P})=>P.source).join("|"))},T=[...$,x],C=/[\\%&]/,O={escapes:/[\r\n]\s*/g,broken:/(?!)/};function R(P){if(/^[\r\n]/.
test(P))return"";if(/^&[^#]/.test(P))return v.get(P.slice(1,-1))??P;if(/^\\[^u]/s.test(P))return U[P.slice(1)]??P.slice(
1);const B=Number(P.replace(/^(%|\\u|&#[xX])/,"0x").replace(/^&#|;$/g,""));return B<=65535?String.fromCharCode(B):P}const U={
b:"\b",f:"\f",n:`
`,r:"\r",t:"	"},v=new Map(`excl! quot" QUOT" num# dollar$ percnt% amp& AMP& apos' lpar( rpar) ast* midast* plus+ comma, \
period. sol/ colon: semi;
  lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_ grave\` DiacriticalGrav\
e\`
  lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`.split(/\s+/).map(P=>[P.slice(0,-1),P.slice(-1)]));function E(P,{
escapes:B,broken:q},D){let W=0;const H=P.text.replace(B,(F,N)=>(W=N+F.length,R(F))),V=D?q.exec(P.text.slice(W))?.[0]??"":
"";if(W===0&&V==="")return P;let k;return{text:H.slice(0,H.length-V.length),inText:({start:F,end:N})=>{k??=z(P.text,B);const{
starts:te,ends:Q}=k;return P.inText({start:te[F]??0,end:Q[N-1]??Number.POSITIVE_INFINITY})}}}function z(P,B){const q=[],
D=[];let W=0;const H=V=>{q.push(W),D.push(V),W=V};for(const{0:V,index:k}of P.matchAll(B)){const F=R(V);for(;W<k;)H(W+1);
F===""?W+=V.length:F!==V&&H(k+V.length)}for(;W<P.length;)H(W+1);return{starts:q,ends:D}}function A(P,B,q){const D={text:B,
inText:({start:V,end:k})=>({start:V,end:Math.min(k,B.length)})},W=m(P,D,q);if(!C.test(B))return W;const H=T.flatMap(V=>{
const k=E(D,V,q);return k===D?[]:m(P,k,q,V)});return[...W,...H]}function m(P,B,q,D){const W=E(B,O,q);return P.flatMap(({
text:H,name:V,base64:k})=>{const F=D?[H.replace(D.escapes,R)].filter(Q=>Q!==H):[],N=[H,...F].flatMap(Q=>S({text:Q,minLength:H.
length},B,q)),te=k.flatMap(Q=>S(Q,W,q));return[...N,...te].map(Q=>({...Q,name:V}))})}function S(P,B,q){const{text:D}=B,{
length:W}=P.text,H=D.indexOf(P.text);if(H<0&&!q)return[];const{ends:V,begun:k}=J(P.text,D,H<0?Math.max(0,D.length-W):H),
F=[];for(const N of V){const{start:te,end:Q}=I(P,B,N-W,N),he=F.at(-1);Q-te<P.minLength||(he&&te<he.end?he.end=Q:F.push({
start:te,end:Q}))}if(q&&k>0){const N=I(P,B,D.length-k,Number.POSITIVE_INFINITY);(P.beside?k:N.end-N.start)>=Math.min(g,W-
1)&&F.push(N)}return F}function I({beside:P},{text:B,inText:q},D,W){const H=F=>/[\w+/-]/.test(B.charAt(F)),V=P?.before&&
H(D-1)?D-1:D;let k=P?.behind&&H(W)?W+1:W;for(;P&&k<W+3&&B[k]==="=";)k++;return q({start:V,end:k})}function J(P,B,q){const D=[
0,0],W=(k,F)=>{let N=k;for(;N>0&&P[N]!==F;)N=D[N]??0;return P[N]===F?N+1:N};for(let k=1;k<P.length;k++)D.push(W(D[k]??0,
P[k]));const H=[];let V=0;for(let k=q;k<B.length;k++)V=W(V,B[k]),V===P.length&&H.push(k+1);return{ends:H,begun:V===P.length?
0:V}}function X(P,B,q){return Object.entries(P).flatMap(([D,W])=>{const H=ie(W,B);return H?(0,a.CC)({input:D,file:q},`co\
ntains ${H}, which would be published; remove it`):[]})}function oe(P,B){const{"api-token":q,"github-token":D="",...W}=P,
H=B.find(D)===u;return X({...W,...H&&{"github-token":D}},B)}function ie(P,B){const q=new Set([P]);for(const D of q){const W=typeof D==
"string"||typeof D=="number"?B.find(String(D)):void 0;if(W)return W;if(typeof D=="object"&&D!==null)for(const H of Object.
entries(D))for(const V of H)q.add(V)}}}),6974:((n,r,s)=>{s.d(r,{IZ:()=>H,Pw:()=>m,uB:()=>W});var a=s(8992);function u(k){
if(k==="latest")return{value:{kind:"latest"}};const F=k.replace(/^refs\/tags\//,"");return F===""?{message:`${(0,a.hD)(k)}\
 is not a tag; use a tag such as v1.2.3, or \`latest\``}:{value:{kind:"tag",tag:F}}}function d(k){const F="use two times\
 of day, such as 09:00-20:00";if(!/^([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/.exec(k))return{message:`${(0,a.
hD)(k)} is not a range of times; ${F}`};const[te=0,Q=0]=k.split("-").map(f);return te===Q?{message:`${(0,a.hD)(k)} begin\
s and ends at the same time; ${F}`}:{value:{from:te,to:Q,text:k}}}function f(k){const[F=0,N=0]=k.split(":").map(Number);
return F*60+N}function p(k){if(/^[a-z]/i.test(k)&&g(k))return{value:k};const F=k.replaceAll(" ","_").toLowerCase(),N=Intl.
supportedValuesOf("timeZone").find(Q=>Q.toLowerCase().endsWith(`/${F}`)),te=N?`did you mean ${N}?`:"use a name from the \
IANA time zone database, such as Europe/Berlin";return{message:`${(0,a.hD)(k)} is not a time zone that this runner knows\
; ${te}`}}function g(k){try{return new Intl.DateTimeFormat("en",{timeZone:k}),!0}catch{return!1}}function b(k){if(k==="a\
ny")return{value:void 0};const F="set it to the output `payload` of the dry run that was approved, or remove the input";
if(k==="")return{message:`is empty, so the payload that was approved is missing; ${F}`};const N=(0,a.qF)(k);return(0,a.Gv)(
N)?{value:N}:{message:`is not a JSON object; ${F}`}}var h=s(8925),$=s(3332),x=s(642);const T=(k,F)=>N=>N===""?{message:`\
is missing; set it to ${k}`}:F(N),C=(k,F)=>N=>N===""?{value:k}:F(N),O=k=>C(void 0,k),R=k=>({value:k}),U=(k,F)=>N=>{const te=k.
find(Q=>Q===N);return te===void 0?{message:`${(0,a.hD)(N)} is not ${F}`}:{value:te}},v={"base-url":T("the base address o\
f the push service, such as https://push.example.com (a misspelled variable is empty)",x.pc),"api-token":T("the API toke\
n of the site, from a secret (a misspelled or unavailable secret is empty)",x.d6),timeout:C(30,(0,x.rD)("a whole number \
of seconds from 1 to 300",1,300)),retries:C(3,(0,x.rD)("a whole number from 0 to 10",0,10)),summary:C(!0,x.zM)},E=Number.
MAX_SAFE_INTEGER,z={...v,target:T("`all` (every subscriber) or `audience`; there is no default, so that nobody sends to \
all by mistake",U(["all","audience"],"a valid target; use `all` (every subscriber) or `audience`")),"audience-id":O((0,x.
rD)("an audience id, which is a whole number such as 101",1,E)),"audience-name":O(R),"max-reach":O((0,x.rD)("a whole num\
ber such as 10000",0,E)),"payload-file":O(R),"extra-fields":O(R),"dry-run":C(!1,x.zM),"check-urls":C(!1,x.zM),"once-key":O(
R),"once-per":O(U(["day","week","month"],"a period; use `day`, `week` or `month`")),"send-between":O(d),"time-zone":O(p),
release:O(u),"release-level":O(U(["major","minor","patch"],"a level; use `major`, `minor` or `patch`")),"max-age":O(x.p0),
"expected-payload":b,"github-token":O(x.d6)},A=k=>k.replace(/-([a-z])/g,(F,N)=>N.toUpperCase()),m=["title","message","ic\
on-url","banner-url","landing-url","actions","utm-source","utm-medium","utm-campaign","ttl"],S=k=>Object.keys(k),I=S(v),
J=[...S(z),...m];function X(k,F){return P(v,k,F)}function oe(k,F){const N=P(z,k,F,V(k));return N.settings?.release?.kind===
"latest"&&(N.settings.maxAge??=ie),N}const ie=604800;function P(k,F,N,te=[]){const Q=[...(0,$.ue)(F,N),...q(F)],he=new Set(
Q.map(({input:fe})=>fe)),se={...F,...Object.fromEntries([...he].map(fe=>[fe,"(refused)"]))},ue={},ae=[];for(const[fe,Be]of Object.
entries(k)){const Ce=Be(se[fe]);"value"in Ce?ue[A(fe)]=Ce.value:ae.push((0,h.CC)(fe,Ce.message))}const ce=[...Q,...[...ae,
...te].filter(({input:fe})=>!he.has(fe))];return{settings:ce.length>0?void 0:ue,problems:ce,inputs:se,refused:he}}const B=65536;
function q(k){return["actions","extra-fields"].filter(N=>Buffer.byteLength(k[N]??"")>B).map(N=>(0,h.CC)(N,"is larger tha\
n 64 KiB; make it smaller"))}const D={"payload-files":R,"extra-fields":R,"check-urls":z["check-urls"],timeout:v.timeout,
summary:v.summary},W=[...S(D),...m];function H(k,F){const N="is missing; set paths of payload files, or a notification a\
s inputs",te=k["payload-files"]===""&&m.every(Q=>k[Q]==="");return P(D,k,F,te?[(0,h.CC)("payload-files",N)]:[])}function V(k){
const[F,N]=[k.target==="all",k.target==="audience"],te="is only allowed with `target: audience`",Q="remove it, or change\
 `target`",he="(the service does not report the reach of a broadcast)",se=k["once-key"]?"`once-key` needs it to store a \
record in the repository":"the input `release` needs it to fetch the release";return[["audience-id",F&&k["audience-id"],
`${te}; ${Q}`],["audience-name",F&&k["audience-name"],`${te}; ${Q}`],["max-reach",F&&k["max-reach"],`${te} ${he}; remove\
 it`],["audience-id, audience-name",N&&!k["audience-id"]&&!k["audience-name"],"are both missing; set at least one"],["on\
ce-key",k["once-per"]&&!k["once-key"],"is missing; `once-per` needs it"],["time-zone",k["time-zone"]&&!k["send-between"]&&
!k["once-per"],"has no effect without `send-between` or `once-per`; set one of them, or remove it"],["github-token",(k["\
once-key"]||k.release)&&!k["github-token"],`is missing; ${se}`]].flatMap(([ae,ce,fe])=>ce?problem(ae,fe):[])}}),642:((n,r,s)=>{
s.d(r,{GT:()=>U,XM:()=>g,d6:()=>T,p0:()=>x,pc:()=>R,rD:()=>p,rf:()=>C,yG:()=>$,yi:()=>b,zM:()=>h});var a=s(8992);const u={
"":1,s:1,m:60,h:3600,d:86400,w:604800},d=/^[\x21-\x7e]+$/,f=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;function p(v,E,z){
const A=m=>/^[0-9]+$/.test(m)&&Number(m)>=E&&Number(m)<=z;return m=>{if(A(m))return{value:Number(m)};const S=g(m),I=S!==
void 0&&A(S)?b(S):"";return{message:`${(0,a.hD)(m)} is not ${I?`a whole number${I}`:v}`}}}function g(v){return/^\d{1,3}([.,'’_ \xa0\u2009\u202f])\d{3}(\1\d{3})*$/.
test(v)?v.replace(/\D/g,""):void 0}const b=v=>`; write \`${v}\`, without separators`;function h(v){return/^(true|True|TRUE)$/.
test(v)?{value:!0}:/^(false|False|FALSE)$/.test(v)?{value:!1}:{message:`${(0,a.hD)(v)} is neither true nor false; use \`t\
rue\` or \`false\``}}function $(v){const E=h(v);return"value"in E?E.value:void 0}function x(v){const E=/^([0-9]+)([smhdw]?)$/.
exec(v),z="use whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";if(!E){const m=g(v);return{
message:`${(0,a.hD)(v)} is not a duration${m?b(m):`; ${z}`}`}}const A=Number(E[1])*u[E[2]];return Number.isSafeInteger(A)?
{value:A}:{message:`${(0,a.hD)(v)} is too long; ${z}`}}function T(v){return d.test(v)?{value:v}:{message:"contains a spa\
ce, a line break or a character outside ASCII, which a token cannot contain; use only the token, preferably from a secre\
t"}}function C(...v){const E=`use an absolute ${v.join(" or ")} URL, such as https://example.com/${v.length>1?"page":"im\
age.png"}`;return z=>z===""?U(z):O(v,z,E)}function O(v,E,z){if(E.length>a.QO)return{message:`${(0,a.hD)(E)} is longer th\
an a URL may be; use one of at most 2,048 characters`};if(/[\s\\]/.test(E)||E.search(a.Qi)>=0)return{message:`${(0,a.hD)(
E)} contains white space or a backslash, which a URL must not contain; ${z}`};const A=/^([a-zA-Z][a-zA-Z0-9+.-]{0,30}):(?!\d)/.
exec(E)?.[1]?.toLowerCase();return A!==void 0&&!v.includes(A)?{message:`${(0,a.hD)(E)} has the scheme ${A}; ${z}`}:A!==void 0&&
/^[^:]+:\/\/[^/?#]/.test(E)&&(0,a.Dl)(E)!==void 0?{value:E}:{message:`${(0,a.hD)(E)} is not an absolute URL; ${z}`}}function R(v){
if(/^[^/]*\/\/[^/?#]*@/.test(v))return{message:"contains a user name or password; remove them"};const z=O(["https","http"],
v,"use the https address of the push service, such as https://push.example.com");if("message"in z)return z;const A=new URL(
v);if(A.protocol==="http:"&&!f.test(A.hostname))return{message:`${(0,a.hD)(v)} has the scheme http, which would send the\
 token unencrypted; use an https URL (http is only for loopback addresses)`};const[,m]=/[^/](\/v1(?:\/audience|\/notifications)?)\/*$/.
exec(v)??[];return m?{message:`${(0,a.hD)(v)} ends with \`${m}\`, which the action adds; remove \`${m}\``}:/[?#]/.test(v)?
{message:`${(0,a.hD)(v)} has a query or fragment; remove it`}:{value:v.replace(/\/+$/,"")}}function U(v){return v===""?{
message:"is blank, which the service refuses; write some text"}:!/[!-~]/.test(v)&&(0,a.h0)(v)===""?{message:"has no visi\
ble character; write some text"}:{value:v}}}),8992:((n,r,s)=>{s.d(r,{$Q:()=>U,Dl:()=>d,Gv:()=>A,Kb:()=>z,QO:()=>a,Qi:()=>g,
h0:()=>O,hD:()=>h,qF:()=>p,xb:()=>b});const a=2048,u=new Map;function d(m,S){if(m.length>a)return;const I=`${S?.href??""}\
 ${m}`;return u.has(I)||u.set(I,f(m,S)),u.get(I)}function f(m,S){try{return new URL(m,S)}catch{return}}function p(m){try{
return JSON.parse(m)}catch{return}}const g=/[^ -~\xa0-\uffff]/g;function b(m,S){let I;return()=>(I??=new RegExp(m,S),I)}
function h(m){const S=JSON.stringify(m);return S.length>100?`${S.slice(0,98)}\u2026" (${m.length} characters)`:S}const $=/(?![\s\x85])[^ -~\xa0-\uffff]|[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
x=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,T=/[\s\x85]+/g,C=b(String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`,
"u");function O(m){const S=m.toWellFormed().replace($,"").replace(x,"$1").replace(T," ").trim();return C().test(S)?S:""}
const R=100,U=m=>m.length>R?`${m.slice(0,R-1).toWellFormed()}\u2026`:m,v=300,E=65536;function z(m,S,I=!1){const X=S(m.slice(
0,E),I||m.length>E).replace(/\s+/g," ").trim();return X.length>v?`${X.slice(0,v)}\u2026`:X}const A=m=>typeof m=="object"&&
m!==null&&!Array.isArray(m)}),311:((n,r,s)=>{s.d(r,{N:()=>u,r:()=>a});const a="1.0.0",u=`web-push-action/${a}`}),181:(n=>{
n.exports=require("buffer")}),3053:(n=>{n.exports=require("node:diagnostics_channel")}),4708:(n=>{n.exports=require("node:https")}),
932:(n=>{n.exports=require("process")}),7785:((n,r,s)=>{s.d(r,{A:()=>d});const a=[],u=[];function d(p,g,b){if(p===g)return 0;
const h=b?.maxDistance,$=p;p.length>g.length&&(p=g,g=$);let x=p.length,T=g.length;for(;x>0&&p.charCodeAt(~-x)===g.charCodeAt(
~-T);)x--,T--;let C=0;for(;C<x&&p.charCodeAt(C)===g.charCodeAt(C);)C++;if(x-=C,T-=C,h!==void 0&&T-x>h)return h;if(x===0)
return h!==void 0&&T>h?h:T;let O,R,U,v,E=0,z=0;for(;E<x;)u[E]=p.charCodeAt(C+E),a[E]=++E;for(;z<T;){for(O=g.charCodeAt(C+
z),U=z++,R=z,E=0;E<x;E++)v=O===u[E]?U:U+1,U=a[E],R=a[E]=U>R?v>R?R+1:v:v>U?U+1:v;if(h!==void 0){let A=R;for(E=0;E<x;E++)a[E]<
A&&(A=a[E]);if(A>h)return h}}return a.length=x,u.length=x,h!==void 0&&R>h?h:R}function f(p,g,b){if(!Array.isArray(g)||g.
length===0)return;const h=b?.maxDistance,$=p.length;for(const O of g)if(O===p)return O;if(h===0)return;let x,T=Number.POSITIVE_INFINITY;
const C=new Set;for(const O of g){if(C.has(O))continue;C.add(O);const R=Math.abs(O.length-$);if(R>=T||h!==void 0&&R>h)continue;
const U=Number.isFinite(T)?h===void 0?T:Math.min(T,h):h,v=U===void 0?d(p,O):d(p,O,{maxDistance:U});if(h!==void 0&&v>h)continue;
let E=v;if(U!==void 0&&v===U&&U===h&&(E=d(p,O)),E<T&&(T=E,x=O,T===0))break}if(!(h!==void 0&&T>h))return x}})},kt={};function G(n){
var r=kt[n];if(r!==void 0)return r.exports;var s=kt[n]={exports:{}},a=!0;try{zn[n](s,s.exports,G),a=!1}finally{a&&delete kt[n]}
return s.exports}G.m=zn,typeof G<"u"&&(G.ab=__dirname+"/"),G.n=n=>{var r=n&&n.__esModule?()=>n.default:()=>n;return G.d(
r,{a:r}),r},(()=>{var n=Object.getPrototypeOf?s=>Object.getPrototypeOf(s):s=>s.__proto__,r;G.t=function(s,a){if(a&1&&(s=
this(s)),a&8||typeof s=="object"&&s&&(a&4&&s.__esModule||a&16&&typeof s.then=="function"))return s;var u=Object.create(null);
G.r(u);var d={};r=r||[null,n({}),n([]),n(n)];for(var f=a&2&&s;typeof f=="object"&&!~r.indexOf(f);f=n(f))Object.getOwnPropertyNames(
f).forEach(p=>d[p]=()=>s[p]);return d.default=()=>s,G.d(u,d),u}})(),G.d=(n,r)=>{for(var s in r)G.o(r,s)&&!G.o(n,s)&&Object.
defineProperty(n,s,{enumerable:!0,get:r[s]})},G.f={},G.e=n=>Promise.all(Object.keys(G.f).reduce((r,s)=>(G.f[s](n,r),r),[])),
G.u=n=>""+n+".preview.js",G.o=(n,r)=>Object.prototype.hasOwnProperty.call(n,r),G.r=n=>{typeof Symbol<"u"&&Symbol.toStringTag&&
Object.defineProperty(n,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(n,"__esModule",{value:!0})},(()=>{var n={
792:1},r=s=>{var a=s.modules,u=s.ids,d=s.runtime;for(var f in a)G.o(a,f)&&(G.m[f]=a[f]);d&&d(G);for(var p=0;p<u.length;p++)
n[u[p]]=1};G.f.require=(s,a)=>{n[s]||r(require("./"+G.u(s)))}})();var $r={},Zn=G(3332),le=G(2542);async function vr(n,r){
const s=le.pi.filter(u=>n[(0,le.wg)(u)]!==""),a=await Promise.all(s.map(u=>wr(u,n[(0,le.wg)(u)],r)));return{source:"inpu\
t",fields:Object.assign({},...a.map(({fields:u})=>u)),given:new Set(s),problems:a.flatMap(({problems:u})=>u)}}async function wr(n,r,s){
if(n==="actions"){const{readActions:d}=await Promise.resolve().then(G.bind(G,8758));return d(r,s)}const a=(0,le.qW)(n,r,
le.QP),u=(0,Zn.kU)({ttl:a.fields.ttl},s);return u.length>0?{fields:{},problems:u}:a}var de=G(8925),re=G(8992),xn=G(9715);
const et={source:"file",fields:{},given:new Set,problems:[]},zt=(n,r)=>le.Vu.filter(s=>!n.given.has(s)&&!r.given.has(s));
function Ol(n,r,s,a,u=[]){const d=zt(n,r),f=kr(d,s,a),p=[...u,...n.problems,...r.problems,...f.problems];if(p.length>0)return{
problems:p};const g=Zt(n,r,f);if(!g)throw new Error("a required field was lost");const b=s.kind==="content"&&d.includes(
"message")&&s.fields.message;return b&&"value"in b&&b.origin&&(g.messageOrigin=b.origin),{content:g}}function Zt(...n){const r=Object.
assign({},...n.map(({fields:h})=>h).reverse()),{title:s,message:a,icon_url:u,landing_url:d}=r;if(!s||!a||!u||!d)return;const f=le.
pi.filter(h=>r[h]!==void 0),p=Object.fromEntries(f.map(h=>[h,r[h]])),g=h=>n.find(({given:$})=>$.has(h))?.source,b=Object.
fromEntries(f.map(h=>[h,g(h)]));return{notification:{...p,title:s,message:a,icon_url:u,landing_url:d},sources:b}}function kr(n,r,s){
const a=r.kind==="content"?r.source:"event",u={source:a,fields:{},given:new Set(n),problems:[]},d=new Map;for(const p of n){
const g=r.kind==="content"?r.fields[p]:{missing:Zr(r.event)};if("missing"in g){d.set(g.missing,[...d.get(g.missing)??[],
p]);continue}const b=[g.value,...g.madeFrom??[]].map(s.find).find(Boolean),{fields:h,problems:$}=checkText(p,g.value);if(Object.
assign(u.fields,h),b){const T=`contains ${b}, which may already be public; replace the token, and remove it from the ${a===
"release"?a:"release or deployment"}`;u.problems.push(problem(inputOf(p),T))}else u.problems.push(...$.map(x=>({...x,message:`\
in the ${a}, ${x.message}`})))}const f=r.kind==="none"&&r.event?", or set the input `release` to the tag of a release":"";
return u.problems.unshift(...[...d].map(([p,g])=>zr(g,p&&` (${p})`,f))),u}function zr(n,r,s){const a=n.map(d=>`\`${d}\``).
join(", "),u=n.length>1?`are missing${r}; set them as inputs or in \`payload-file\` (there as ${a})${s}`:`is missing${r}\
; set it as an input, or as ${a} in \`payload-file\`${s}`;return problem(n.map(inputOf).join(", "),u)}function Zr(n){return n===
void 0?"":`${/^[a-z_]{1,40}$/.test(n)?`the event \`${n}\``:"this event"} does not supply content`}var Pn=G(642),Sn=G(7785);
const Tn=["tag","version","name","repository","message","url"];function An(n){const r=En(n);return{names:new Set(r.flatMap(
s=>"placeholder"in s?s.placeholder:[])),misspelled:r.flatMap(s=>"meant"in s?{text:s.misspelled,meant:s.meant}:[])}}function Il(n,r,{
isUrl:s,maxLength:a}){let u="";for(const[d,f]of En(n).entries()){if("literal"in f)u+=f.literal;else if("misspelled"in f)
u+=f.misspelled;else{const p=(r[f.placeholder]??"").toWellFormed();u+=s&&d>0?encodeURIComponent(p):p}if(u.length>a)return}
return u}const xr=24;function En(n){const r=[];let s=0,a=!0;const u=(d,f,p)=>{f>s&&r.push({literal:n.slice(s,f)}),r.push(
d),s=p};for(let d=n.indexOf("{");d!==-1;d=n.indexOf("{",d)){if(n.startsWith("{{",d)&&a){const b=n.indexOf("}}",d+2);if(a=
b!==-1,d=a?b+2:d,a)continue}const[f="{",p=""]=/^\{([^{}]*)\}/.exec(n.slice(d,d+xr+2))??[],g=p===""?void 0:Pr(p);g&&u(g,d,
d+f.length),d+=f.length}return s<n.length&&r.push({literal:n.slice(s)}),r}function Pr(n){const r=Tn.find(a=>a===n);if(r!==
void 0)return{placeholder:r};const s=Tn.find(a=>Tr(n,a));return s&&{misspelled:`{${n}}`,meant:s}}const Sr=3;function Tr(n,r){
const s=n.toLowerCase().replace(/[\s_.-]/g,"");if(s===r||s.length>=Sr&&r.startsWith(s))return!0;const a=[...s].sort().join(
"")===[...r].sort().join("");return r.length>4?(0,Sn.A)(s,r)<=2:s[0]===r[0]&&(a||(0,Sn.A)(s,r)<=1)}function Cn(n){const r=new Set,
s=[],a=[];return On(n,({text:u,place:d})=>{const f=An(u);for(const{text:g,meant:b}of f.misspelled){const h=`contains ${(0,re.
hD)(g)}, which is not a placeholder; did you mean \`{${b}}\`?`;a.push((0,de.CC)(d,h,d))}for(const g of f.names)r.add(g);
const[p]=f.names;return p!==void 0&&s.push({name:p,place:d}),u}),{names:r,places:s,problems:a}}const Ar=524288;function Rl(n,r,s){
const a=[];let u=Ar;const d=new Map;return{filled:On(n,({text:b,rule:h,place:$})=>{const{names:x}=findPlaceholders(b);if(x.
size===0)return b;const T=g(b,x,h);return"message"in T&&a.push(problem($,T.message,$)),"value"in T?T.value:b}),problems:a};
function p(b){const h=r[b];return!d.has(b)&&"value"in h&&d.set(b,[h.value,...h.madeFrom??[]].map(s.find).find(Boolean)),
d.get(b)}function g(b,h,$){const x={};for(const U of h){const v=r[U];if("missing"in v)return{message:`contains \`{${U}}\`\
, which has no value: ${v.missing}`};const E=p(U);if(E)return{message:Mn(E)};x[U]=v.value}const T=$!==nonBlank&&$!==xt,C=u>
0?fillPlaceholders(b,x,{isUrl:T,maxLength:u})?.trim():void 0;if(u-=C?.length??u,C===void 0)return{message:"is too long w\
ith its placeholders replaced; use fewer"};const O=s.find(C);if(O)return{message:Mn(O)};const R=$(C);return"value"in R?R:
{message:`with its placeholders replaced: ${R.message}`}}}const Mn=n=>`would contain ${n}, which may already be public; \
replace the token, and remove it from the release`,xt=n=>({value:n});function On(n,r){const{inputs:s,file:a,fileName:u,extraFields:d,
onceKey:f}=n,p=([h="",...$])=>({input:(0,le.wg)(h),path:$}),g=h=>({input:"payload-file",file:u,path:h,position:a.positionOf?.(
h)}),b=h=>({input:"extra-fields",path:h});return{inputs:{...s,fields:In(s.fields,new Set,p,r)},file:{...a,fields:In(a.fields,
s.given,g,r)},fileName:u,extraFields:Er(d,(h,$)=>r({text:h,rule:xt,place:b([$])})),onceKey:f&&r({text:f,rule:xt,place:{input:"\
once-key"}})}}function In(n,r,s,a){const u={...n};for(const d of Object.keys(le.fD)){const f=n[d];f===void 0||r.has(d)||
(u[d]=a({text:f,rule:le.fD[d],place:s([d])}))}return n.actions===void 0||r.has("actions")||(u.actions=n.actions.map(({text:d,
url:f},p)=>({text:a({text:d,rule:Pn.GT,place:s(["actions",p,"text"])}),url:a({text:f,rule:le.fD.landing_url,place:s(["ac\
tions",p,"url"])})}))),u}function Er(n,r){const s=JSON.parse(JSON.stringify(n)),a=Object.entries(s).map(([u,d])=>({field:u,
holder:s,key:u,value:d}));for(const{field:u,holder:d,key:f,value:p}of a){if(typeof p=="string"&&(d[f]=r(p,u)),typeof p!=
"object"||p===null)continue;const g=p;for(const[b,h]of Object.entries(g))a.push({field:u,holder:g,key:b,value:h})}return s}
var Cr=G(3924);async function Mr(n,r,s){if("problem"in r)return tt([r.problem]);const a={input:"payload-file",file:n},u=await(0,Cr.
h)(r.text,a,s);if(!("value"in u))return tt(u.problems);const{value:d,positionOf:f,problems:p}=u;if(d===null)return tt([...p,
(0,de.CC)(a,"is empty; write notification fields as `name: value`")]);if(!(0,re.Gv)(d)){const $=`is ${(0,xn.I)(d)}; writ\
e notification fields as \`name: value\``;return tt([...p,(0,de.CC)(a,$,{position:f([])})])}const{$schema:g,...b}=d;return{
...(0,xn.L5)(a,{...u,value:b}),source:"file",given:new Set(Object.keys(b)),positionOf:f}}const tt=n=>({...et,given:new Set(
le.pi),problems:n});async function Or(n,r,s,a){const u=await Mr(n,r,a),d={input:"payload-file",file:n},f=zt(s,u).map(x=>(0,de.
CC)(d,"is missing; set it here or as an input",{path:[x],position:{line:1,column:1}})),p={inputs:{...s,fields:{}},file:u,
fileName:n,extraFields:{},onceKey:""},g=Cn(p).problems,b=[...u.problems,...g].sort(de.rg),h=(0,de.Kc)(d,[...f,...b],x=>x),
$=Zt(s,u);return $?{problems:h,content:$,positionOf:u.positionOf??Rn}:{problems:h,positionOf:Rn}}const Rn=()=>{};var Ir=G(
8758),Se=G(3916),Nn=G(6974);const Dn=[{seconds:86400,name:"day",letter:"d"},{seconds:3600,name:"hour",letter:"h"},{seconds:60,
name:"minute",letter:"m"},{seconds:1,name:"second",letter:"s"}];function Rr(n){const r=Dn.find(({seconds:s})=>n>0&&n%s===
0);return r?`${n/r.seconds}${r.letter}`:`${n}s`}function Fn(n){const r=Dn.find(({seconds:s})=>n>=s);return r?`${counted(
Math.floor(n/r.seconds),r.name)} ago`:"just now"}function Nl({tag:n,level:r,age:s}){const a=s===void 0?"":`, published ${Fn(
s)}`;return`${quote(n)}${r?` (${r})`:""}${a}`}function Dl(n){const r=quote(n.release.tag);return n.kind==="level"?`The r\
elease ${r} is a ${n.release.level} release, smaller than \`release-level: ${n.wanted}\`.`:`The release ${r} was publish\
ed ${Fn(n.age)}, longer ago than \`max-age: ${Rr(n.maxAge)}\` allows.`}function Fl({kind:n}){return`Usually there is not\
hing to do. To announce it anyway, ${n==="level"?"change `release-level`":"give its tag as `release`, or a larger `max-a\
ge`"}.`}const nt=n=>String(n).padStart(2,"0"),Ln=({hour:n,minute:r})=>`${nt(n)}:${nt(r)}`,Nr=({year:n,month:r,day:s})=>`${n}\
-${nt(r)}-${nt(s)}`;function Dr({window:n,timeZone:r,now:s,opens:a,opensAt:u}){const d=r.toUpperCase()==="UTC"?"":` (${u.
toISOString().slice(11,16)} UTC)`;return`It is ${Ln(s)} in the time zone ${r}, outside \`send-between: ${n}\`. The window\
 opens at ${Ln(a)} on ${Nr(a)}${d}.`}const Ll={text:"Nothing was claimed, so a later run inside the window sends: the ne\
xt one of a schedule, or this run, if you re-run it then."};function Pt(n){return Ct(n).replace(Br,Ie).replace(Kr,Wr).replace(
/^[\t -%'-;=-@[-`{-~]/,Ie).replaceAll(`
`,"<br>")}function jn(n){return Ct(n).replace(/[&<>]/g,Ie).replaceAll(`
`,"&#10;")}const St=(n,r)=>Pt(Tt(Ee(n,r))),jl=n=>Bn(St(n,500));function ot(n,r=500){const a=Ee(n,r).split(Lr).map((u,d)=>d%
2===1?Kn(u):Pt(Tt(u)));return Bn(a.join(""))}function Un({text:n,url:r},s=2e3){return`${ot(n,s)}${r?` <a href="${Et(r)}"\
>Open that run</a>`:""}`}const Fr=({command:n})=>n!==void 0&&`<pre><code>${jn(n)}</code></pre>`,Bn=n=>`<span dir="auto">${n}\
</span>`,Lr=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,Kn=n=>`<code>${jn(n)}</code>`;function jr(n,r=300){const s=St(n,r);return n.
length>Hn?s:`<a href="${Et(n)}">${s}</a>`}function Wn(n,r,s){return n.length>Hn?r:`<img src="${Et(n)}" alt="${r}" width=\
"${s}">`}function Ee(n,r){return n.length>r?`${n.slice(0,r).replace(/[\ud800-\udbff]$/,"")}\u2026`:n}function Tt(n,r=40){
if(!new RegExp(`[^\\s/?-]{${r+1}}`).test(n))return n;const s=new RegExp(`${At}{${r+1},}`,"gv"),a=new RegExp(`${At}{${Ur}\
}(?=${At})`,"gv");return n.replace(s,u=>u.replace(a,"$&\u200B"))}const Ur=10,At=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.
raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}\
]]`,Hn=2e3,Br=/[&<>"'`*_~[\]()|\\!{}^]/g,Kr=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,Ie=n=>`&#${n.codePointAt(0)};`,Wr=n=>`<span>${Ie(
n)}</span>`,Et=n=>Ct(n).replace(/[&<>"'`\n\t]/g,Ie);function Ct(n){return n.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(/[\u202a-\u202e\u2066-\u2069]|[^\n\t -~\xa0-\uffff]/g,r=>`\u2039U+${(r.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0")}\u203A`)}function Re(n){const[,r="",s="",a=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(n))??[];return s?r+s.replace(
/\B(?=(?:\d{3})+$)/g,",")+a:String(n)}const Ne=(n,r)=>`${Re(n)} ${r}${n===1?"":"s"}`,Hr=9e5,Vn=n=>typeof n=="object"?n.flatMap(
Vn):n?[n]:[];function Vr(n,r=Hr){const s=Vn(n),a="<p>The rest of this summary is left out, because GitHub limits its siz\
e.</p>",u=r-Buffer.byteLength(a)-2;let d=0;const f=s.findIndex(g=>(d+=Buffer.byteLength(g)+2,d>u));return`${(f===-1?s:[...s.
slice(0,f),a]).join(`

`)}
`}const Gn=[{name:"Desktop",browser:"Chrome on Windows",title:{length:70,line:35},message:{length:140,line:35},button:{length:19,
line:19},iconAt:"start",textWidth:350},{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},message:{length:65,
line:33},button:{length:19,line:19},iconAt:"end",textWidth:310}],Gr=2,Xn=56,Xr=360,Yr="Where the text is cut off is an e\
stimate: it depends on fonts, versions and settings.";function qr(n){return`<div>
${Gn.map(s=>Jr(s,n)).join(`
`)}
<br clear="all"><sub>${Yr}</sub>
</div>`}function Jr(n,{title:r,message:s,actions:a=[],...u}){const{name:d,browser:f,iconAt:p,textWidth:g}=n,b=rt(r,n.title),
h=rt(s,n.message),$=a.slice(0,Gr).map(({text:z})=>rt(z,n.button)),x=a.length-$.length,T=`<td valign="top" width="${Xn}">${Wn(
u.icon_url,"icon",Xn)}</td>`,C=`<td valign="top" width="${g}" dir="auto"><b>${Mt(b)}</b><br>${Mt(h)}</td>`,O=u.banner_url&&
Wn(u.banner_url,"banner",Xr),R=$.map(z=>`<kbd>&nbsp;${Mt(z)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),U={Title:b,Message:h},v=[
...Object.entries(U).map(([z,A])=>Ot(A)&&ei(z,A)),$.some(Ot)&&"\u2702\uFE0F A button is cut",x>0&&`\u2702\uFE0F ${Ne(x,"\
more button")} not shown`,...Object.entries(U).map(([z,A])=>!Ot(A)&&Yn(ti(z,A))),Yn(`Opens ${jr(u.landing_url,38)}`)].filter(
Boolean);return`<table align="left">${[`<th colspan="2">${d} <sub>${f}</sub></th>`,p==="start"?T+C:C+T,O&&`<td colspan="\
2" align="center">${O}</td>`,R&&`<td colspan="2" align="center">${R}</td>`,`<td colspan="2">${v.join("<br>")}</td>`].flatMap(
z=>z?[`<tr>${z}</tr>`]:[]).join("")}</table>`}const Qr=24,Mt=({shown:n})=>Pt(Tt(n,Qr)),Ot=({visible:n,total:r})=>n<r,ei=(n,{
visible:r,total:s})=>`\u2702\uFE0F ${n} cut after ${Re(r)} of ${Ne(s,"character")}`,ti=(n,{total:r})=>`${n} fits (${Ne(r,
"character")})`,Yn=n=>`<sub>${n}</sub>`;function rt(n,{length:r,line:s}){const a=/^[\n\x20-\x7e]*$/.test(n),u=a?n:n.match(
ni())??[],d=a?void 0:oi(),f=u.length;let p=0,g=0,b=0;for(const h of u){if(p=h===`
`?(Math.floor(p/s)+1)*s:p+(d?.test(h)?2:1),p>r)return{shown:`${n.slice(0,b).trimEnd()}\u2026`,visible:g,total:f};p<r&&(g++,
b+=h.length)}return{shown:n,visible:f,total:f}}const ni=(0,re.xb)(String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
"gsu"),oi=(0,re.xb)(String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`,
"u"),ri=864e5,qn=2419200,ii=14,si={"many-buttons":({count:n})=>`There are ${n} buttons; browsers show at most two.`,"lon\
g-ttl":({seconds:n})=>`The ttl is ${n} s; push services keep a notification for at most four weeks (${qn} s).`,"reach-ze\
ro":()=>"The audience has a reach of 0: nobody will receive this notification.","quoted-token":()=>"The API token is in \
quotation marks. If they are not part of it, remove them from the secret.","token-expiry":({at:n,expired:r})=>r?`The API\
 token expired on ${Rt(n)}: the service will probably refuse it. Replace the secret.`:`The API token expires on ${Rt(n)}\
. Replace the secret before then.`,rerun:({attempt:n})=>`This is attempt ${n} of this run: an earlier attempt may alread\
y have sent the notification. Set \`once-key\`, so that a re-run cannot send it again.`,"image-size":({input:n,use:r,expected:s,
...a})=>`${n}: the ${r} is ${Qn(a)}; browsers show ${s.map(Qn).join(" or ")}.`,"page-as-image":({input:n,raw:r})=>`${n} \
is a page of GitHub that shows the image, not the image itself, so subscribers would not see it. Use the address behind \
the button Raw: ${(0,re.hD)(r)}.`,"key-separator":({key:n})=>`The once-key ${(0,re.hD)(n)} ends with a separator, so an \
expression in it is probably empty. Runs with the same key may be skipped although they announce something else. Correct\
 the key.`,"release-each-run":({tag:n})=>`Without \`once-key\`, the next run announces the release ${(0,re.hD)(n)} again\
. Set \`once-key: release-{tag}\`.`,"release-each-period":({tag:n,period:r})=>`\`once-per\` lets a run announce the releas\
e ${(0,re.hD)(n)} again in the next ${r}. To announce each release only once, remove \`once-per\`.`,truncated:({field:n,
visible:r,total:s})=>`The ${n} is ${Re(s)} characters long; even a desktop shows only about ${Re(r)}.`,markup:({field:n,
what:r})=>`The ${n} contains ${Nt[r].name}. Notifications are plain text: subscribers would see the characters as they a\
re.`,"escaped-newline":({field:n})=>`The ${n} contains the two characters \`\\n\`, which subscribers would see as they are.\
 For a line break, use a YAML block (\`|\`).`,"outside-window":({outside:n})=>`A real run would be skipped now. ${Dr(n)}`,
"entry-message":({origin:n})=>`The message is ${ai(n)}, one of several changes. ${Jn}`,"neutral-message":()=>`The releas\
e notes have no sentence for subscribers, so the message says only that there is something new. ${Jn}`},Jn="To choose th\
e words, write `<!-- web-push: your text -->` on a line of its own in the release notes, begin them with a short paragra\
ph, or set `message`.";function ai(n){switch(n.kind){case"comment":return"the `web-push` comment of the release notes";case"\
introduction":return"the introduction of the release notes";case"entry":return`the entry ${(0,re.hD)(n.entry)}${n.heading===
""?"":` under ${(0,re.hD)(n.heading)}`} of the release notes`;case"neutral":return"the neutral sentence"}}const It=n=>si[n.
kind](n);function ci(n){return"field"in n?n.field:n.kind==="many-buttons"?"actions":n.kind==="long-ttl"?"ttl":n.kind==="\
image-size"?`${n.use}_url`:void 0}function Bl(n){return n.kind==="token-expiry"&&n.expired?{message:`The API token expir\
ed on ${Rt(n.at)}.`,hint:"Replace the secret with the current API token of this site. Then run this again."}:n.kind!=="q\
uoted-token"?void 0:{message:"The API token is in quotation marks.",hint:"If the quotation marks are not part of it, rem\
ove them from the secret. Then run this again."}}const Rt=n=>n.toISOString().slice(0,10),Qn=({width:n,height:r})=>`${n}x${r}`,
Nt={heading:{name:"a Markdown heading",pattern:/^#{1,6} \S/m},list:{name:"a Markdown list",pattern:/^[-*+] \S/m},link:{name:"\
a Markdown link",pattern:/\[[^[\]\n]*\]\([^()\s]*\)/},emphasis:{name:"Markdown emphasis",pattern:/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-zA-Z\d])|~~(?=[^\s~])[^~\n]+~~/},
tag:{name:"an HTML tag",pattern:/<\/?[a-zA-Z][^<>]*>/}};function ui({notification:n,sources:r,messageOrigin:s}){const{actions:a,
ttl:u}=n,d=[];a&&a.length>2&&d.push({kind:"many-buttons",count:a.length}),u!==void 0&&u>qn&&d.push({kind:"long-ttl",seconds:u}),
s?.kind==="entry"&&d.push({kind:"entry-message",origin:s}),s?.kind==="neutral"&&d.push({kind:"neutral-message"}),d.push(
...eo("icon-url",n.icon_url),...eo("banner-url",n.banner_url));for(const f of["title","message"])d.push(...li(f,n)),(r[f]===
"input"||r[f]==="file")&&d.push(...di(f,n[f]));return d}function eo(n,r=""){const[,s,a]=/^https:\/\/github\.com\/([^/?#]+\/[^/?#]+)\/blob\/([^?#]+)(?!.*[?&]raw=)/i.
exec(r)??[];return s===void 0?[]:[{kind:"page-as-image",input:n,raw:`https://raw.githubusercontent.com/${s}/${a}`}]}function li(n,r){
const[s]=Gn,{visible:a,total:u}=rt(r[n],s[n]);return a===u?[]:[{kind:"truncated",field:n,visible:a,total:u}]}function di(n,r){
const a=Object.keys(Nt).filter(u=>Nt[u].pattern.test(r)).map(u=>({kind:"markup",field:n,what:u}));return r.includes("\\n")?
[...a,{kind:"escaped-newline",field:n}]:a}const Kl=n=>n===0?[{kind:"reach-zero"}]:[],Wl=n=>n!==void 0&&/[-_.:/#]$/.test(
n)?[{kind:"key-separator",key:n}]:[],Hl=(n,r,s)=>n&&r!==void 0&&s===void 0?[{kind:"release-each-run",tag:r.tag}]:[],Vl=(n,r)=>n!==
void 0&&r!==void 0?[{kind:"release-each-period",tag:r.tag,period:n}]:[],Gl=(n,r)=>n>1&&r===void 0?[{kind:"rerun",attempt:n}]:
[];function Xl(n,r){if(/^(["'`]).*\1$/.test(n))return[{kind:"quoted-token"}];const s=fi(n);return s===void 0||s-r>=ii*ri?
[]:[{kind:"token-expiry",at:new Date(s),expired:s<=r}]}function fi(n){const[r,s,a,...u]=n.split(".");if(!r||!s||a===void 0||
u.length>0)return;const{exp:d}=Object(parseJson(Buffer.from(s,"base64url").toString("utf8"))),f=typeof d=="number"?d*1e3:
Number.NaN;return Number.isNaN(new Date(f).getTime())?void 0:f}const Dt=({text:n,url:r,command:s})=>`${n}${r?` ${r}`:""}${s?
`
${s}`:""}`,pi={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notific\
ation may or may not have been sent."};function to({title:n,reason:r,message:s,hint:a},u,d){const p=d!==void 0&&d.kind!==
"none"?"first delete the claim of `once-key` (the command is in the log), then ":"",b=["Look in the panel of the service\
 before you send it again.",a,`If nothing was sent, ${p}run this again.`].filter(Boolean).join(" "),h=u==="not-sent"&&r===
"internal-error"?" You can run this again.":"";return{title:`${n} (${u?`${u}: `:""}${r})`,failed:n,why:{text:s},meaning:u&&
pi[u],next:{text:u==="unknown"?b:`${a}${h}`},reason:r}}const hi=n=>n.replace(/^http-(?!303|401|403|404|408|429)(\d)\d\d$/,
"http-$1xx"),no=n=>`https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${hi(n)}`,oo=4096,
mi=600;function gi({why:n,meaning:r,next:s,reason:a},u){const f=`
${u(r?`${r} ${Dt(s)}`:Dt(s))}${a?`
More: ${no(a)}`:""}`;return yi(u(Dt(n)),oo-f.length)+f}function yi(n,r){const s=n.split(`
`);if(s.length===1)return Ee(n,r-1);const a=p=>`- and ${p} more (see the log)`;let u=a(s.length).length;const d=[];for(const p of s){
const g=Ee(p,mi);if(u+=g.length+1,u>r)break;d.push(g)}const f=s.length-d.length;return[...d,...f>0?[a(f)]:[]].join(`
`)}const _i=5e3;function bi({failed:n,why:r,next:s,reason:a}){return[`<table>
${[...n?[["What failed",`<b>${ot(n)}</b>`]]:[],["Why",Un(r,_i)],["What to do",Un(s)],...a?[["More",`<a href="${no(a)}">W\
hat ${a} means</a>`]]:[]].map(([d="",f])=>`<tr><th align="left">${d.replaceAll(" ","&nbsp;")}</th><td>${f}</td></tr>`).join(
`
`)}
</table>`,Fr(s)]}const Ft=({problems:n,notifications:r})=>[...n,...r.flatMap(s=>s.problems)],$i=["invalid-input","unread\
able-file","url-check-failed"];function Lt(n){if(n.failure)return n.failure.reason;const r=new Set(Ft(n).map(({reason:s})=>s));
return $i.find(s=>r.has(s))}const jt=1e3;function Ut(n){const{file:r,path:s=[],message:a}=n;return Ee(r===void 0?(0,de.fI)(
n):(0,de.LT)(s,"The file",a),jt)}function vi(n){return`${io(n)}${Ut(n)}`}function ro({content:n,positionOf:r},s){const a=ci(
s);return a!==void 0&&n?.sources[a]==="file"?r([a]):void 0}function wi(n,r){const s=ro(n,r);return`${io({file:n.file||void 0,
position:s})}Advice: ${It(r)}`}function io({file:n,position:r={line:1,column:1}}){return n===void 0?"":`${n.replace(re.Qi,
"\uFFFD")}:${r.line}:${r.column}: `}const it=({problems:n})=>n.length>0;function so(n){const{notifications:r,failure:s}=n;
if(s)return"The notifications were not checked";const a=Ne(r.length,"notification"),u=r.filter(it).length;return u>0?`${u}\
 of ${a} ${u===1?"has":"have"} problems`:Ft(n).length>0?"The inputs have problems":`${a} checked: no problems`}function ki(n){
const{notifications:r,problems:s,failure:a}=n,u=r.toSorted((d,f)=>Number(it(f))-Number(it(d)));return Vr([`<h2>${Lt(n)?"\
\u274C":"\u2705"} ${so(n)}</h2>`,a&&bi(to(a)),ao(s),u.map(zi)])}function zi(n){const{file:r,problems:s,advice:a,content:u}=n,
d=r===""?"Notification from the inputs":St(r,Zi),f=a.map(p=>`\u26A0\uFE0F ${ot(It(p))}`).join("<br>");return[`<h3>${it(n)?
"\u274C ":""}${d}</h3>`,ao(s),f&&`<p>${f}</p>`,u&&qr(u.notification)]}const Zi=200,xi=20;function ao(n){if(n.length===0)
return;const r=n.slice(0,xi).map(u=>`<li>${Pi(u)}${ot(Ut(u),jt)}</li>`),s=(0,de._k)(n),a=s-r.length;return a>0&&r.push(`\
<li>${Re(a)} more: see the log.</li>`),`<p><b>${Ne(s,"problem")}</b></p>
<ul>
${r.join(`
`)}
</ul>`}const Pi=({position:n})=>n?`${Kn(`${n.line}:${n.column}`)} `:"",co=require("node:fs"),uo=require("os");function lo(n){
return n==null?"":typeof n=="string"||n instanceof String?n:JSON.stringify(n)}function Bt(n){return Object.keys(n).length?
{title:n.title,file:n.file,line:n.startLine,endLine:n.endLine,col:n.startColumn,endColumn:n.endColumn}:{}}function De(n,r,s){
const a=new Si(n,r,s);process.stdout.write(a.toString()+uo.EOL)}function fo(n,r=""){De(n,{},r)}const po="::";class Si{constructor(r,s,a){
r||(r="missing.command"),this.command=r,this.properties=s,this.message=a}toString(){let r=po+this.command;if(this.properties&&
Object.keys(this.properties).length>0){r+=" ";let s=!0;for(const a in this.properties)if(this.properties.hasOwnProperty(
a)){const u=this.properties[a];u&&(s?s=!1:r+=",",r+=`${a}=${Ai(u)}`)}}return r+=`${po}${Ti(this.message)}`,r}}function Ti(n){
return lo(n).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function Ai(n){return lo(n).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const Yl=require("path");var ho=function(n,r,s,a){
function u(d){return d instanceof s?d:new s(function(f){f(d)})}return new(s||(s=Promise))(function(d,f){function p(h){try{
b(a.next(h))}catch($){f($)}}function g(h){try{b(a.throw(h))}catch($){f($)}}function b(h){h.done?d(h.value):u(h.value).then(
p,g)}b((a=a.apply(n,r||[])).next())})},Kt;(function(n){n[n.Success=0]="Success",n[n.Failure=1]="Failure"})(Kt||(Kt={}));
function ql(n,r){const s=toCommandValue(r);if(process.env[n]=s,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",
prepareKeyValueMessage(n,r));issueCommand("set-env",{name:n},s)}function Ei(n){De("add-mask",{},n)}function Jl(n){process.
env.GITHUB_PATH||""?issueFileCommand("PATH",n):issueCommand("add-path",{},n),process.env.PATH=`${n}${path.delimiter}${process.
env.PATH}`}function st(n,r){const s=process.env[`INPUT_${n.replace(/ /g,"_").toUpperCase()}`]||"";if(r&&r.required&&!s)throw new Error(
`Input required and not supplied: ${n}`);return r&&r.trimWhitespace===!1?s:s.trim()}function Ql(n,r){const s=st(n,r).split(
`
`).filter(a=>a!=="");return r&&r.trimWhitespace===!1?s:s.map(a=>a.trim())}function ed(n,r){const s=["true","True","TRUE"],
a=["false","False","FALSE"],u=st(n,r);if(s.includes(u))return!0;if(a.includes(u))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${n}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function td(n,r){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(n,r));process.stdout.write(os.EOL),issueCommand("set-output",
{name:n},toCommandValue(r))}function nd(n){issue("echo",n?"on":"off")}function od(n){process.exitCode=Kt.Failure,Wt(n)}function rd(){
return process.env.RUNNER_DEBUG==="1"}function id(n){issueCommand("debug",{},n)}function Wt(n,r={}){De("error",Bt(r),n instanceof
Error?n.toString():n)}function Ci(n,r={}){De("warning",Bt(r),n instanceof Error?n.toString():n)}function Mi(n,r={}){De("\
notice",Bt(r),n instanceof Error?n.toString():n)}function at(n){process.stdout.write(n+uo.EOL)}function mo(n){fo("group",
n)}function go(){fo("endgroup")}function sd(n,r){return ho(this,void 0,void 0,function*(){mo(n);let s;try{s=yield r()}finally{
go()}return s})}function ad(n,r){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(
n,r));issueCommand("save-state",{name:n},toCommandValue(r))}function cd(n){return process.env[`STATE_${n}`]||""}function ud(n){
return ho(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(n)})}const yo="\u2060";function Ht(n){return!/[^\x20-\x7e]/.
test(n)&&!n.includes("##[")&&!n.trimStart().startsWith("::")?n:n.replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(/##(?=\[)/g,`##${yo}`).split(`
`).map(Ii).join(`
`).replace(/[^\n\t -~\xa0-\uffff]/g,"\uFFFD")}const Oi=(0,re.xb)(String.raw`[^\s\p{C}\p{Z}]`,"u");function Ii(n){const r=n.
search(Oi());return r>=0&&n.startsWith("::",r)?`${n.slice(0,r)}:${yo}${n.slice(r+1)}`:n}function Ri(n){const r=a=>Ht(n(a)),
s=a=>(u,d,f)=>{const p=r(d);p.length>oo&&at(p),a(p,{title:r(u),...f&&{file:f.file,startLine:f.line,startColumn:f.column}})};
return{info:a=>at(r(a)),retry:(a,u)=>{const d=(u/1e3).toFixed(1);at(r(`${a.title}: ${a.message} Retrying ${d==="0.0"?"no\
w":`in ${d} s`}.`))},group:(a,u)=>{mo(r(a)),at(r(u)),go()},notice:s(Mi),warning:s(Ci),error:s(Wt)}}function Ni(n,r,s){const{
title:a,why:u}=s,d=gi(s,Ht);d.startsWith(Ht(u.text))||n.info(u.text),n[r](a,d)}const ct=524288;function ld(n,r,{length:s}){
if(s<=ct)return;const a=`GitHub passes at most about ${ct} on to other jobs, so use it only in this job.`;n.warning("Lar\
ge output",`The output \`${r}\` has ${s} characters. ${a}`)}const Di=["response","audience-name"];function Fi(n,{redact:r,
log:s}){const a=process.env.GITHUB_OUTPUT;if(!a)return;const u={...n};for(const d of Di){const f=n[d];f!==void 0&&(u[d]=
r(f))}try{(0,co.appendFileSync)(a,Li(u))}catch(d){s.warning("Outputs not written",`The action could not write its output\
s (${(0,Se.q0)(d)}). Later steps may see them as empty; the log says how the run ended.`)}}function Li(n){const r=new Set(
Object.values(n).flatMap(u=>u.match(/ghadelimiter_\d+/g)??[]));let s=0;for(;r.has(`ghadelimiter_${s}`);)s++;const a=`gha\
delimiter_${s}`;return Object.entries(n).map(([u,d])=>`${u}<<${a}
${d}
${a}
`).join("")}function ji(n,r,{log:s}){const a=process.env.GITHUB_STEP_SUMMARY;if(!(!a||(0,Pn.yG)(n)===!1))try{(0,co.appendFileSync)(
a,r())}catch(u){s.warning("Summary not written",`Could not write the job summary (${(0,Se.q0)(u)}).`)}}const Ui=["api-to\
ken","github-token"],Bi={"expected-payload":"any"};function Ki(n){for(const r of n.filter(s=>Ui.includes(s))){const s=st(
r);s!==""&&Ei(s)}return Object.fromEntries(n.map(r=>[r,Wi(r)]))}function Wi(n){return process.env[`INPUT_${n.toUpperCase()}`]!==
void 0?st(n):Bi[n]??""}function Hi(n){return Object.entries(process.env).flatMap(([r,s])=>{const[,a]=/^input_(.+)$/s.exec(
r.toLowerCase())??[];return a===void 0||Object.hasOwn(n,a)||!s?.trim()?[]:[{name:a,variable:r}]})}async function Vi(n){const r=Hi(
n);if(r.length===0)return[];const{unknownInputs:s}=await G.e(65).then(G.bind(G,3065));return s(r,Object.keys(n))}const Gi=require("node:http");
var Vt=G.n(Gi);const Xi=require("node:string_decoder");class Fe extends Error{reason;constructor(r,s){super(s),this.reason=
r}}function Yi(n,{isProxied:r,isProxyTls:s}){const a=(g,b)=>({kind:"failure",mayHaveBeenReceived:!1,reason:g,retryable:b,
cause:n});if(n instanceof Fe)return a(n.reason,n.reason==="timeout");const{code:u="",syscall:d,statusCode:f}=n;return u===
"ERR_PROXY_TUNNEL"?a("proxy-failed",f===void 0):!qi(n)&&!u.startsWith("ERR_INVALID")?a(s?"proxy-failed":"tls-failed",!1):
a(r&&!(u==="ECONNRESET"&&d===void 0&&!s)?"proxy-failed":"connection-failed",!0)}function qi(n){if(n instanceof AggregateError)
return!0;const{code:r="",syscall:s}=n;return s!==void 0&&r!=="EPROTO"||Ji.test(r)}const Ji=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function Qi(n,r){const s=n.code??"",u=r>0||s.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:n instanceof Fe?n.reason:u,retryable:!0,cause:n}}function es(n){const[,r]=/\bSSL alert number (\d{1,3})\b/.exec(n instanceof
Error?n.message:"")??[];return r!==void 0&&ts.has(Number(r))}const ts=new Set([42,43,44,45,46,48,116]),_o=async()=>(await Promise.
resolve().then(G.t.bind(G,4708,23))).default;async function ns(n,r,s){const{request:a}=n.url.protocol==="https:"?await _o():
Vt();return new Promise(u=>new rs(n,s,u).start(a,r))}class rs{#e;#l;#d;#i;#f="";#t;#n;#s;#p;#a=0;#h=!1;#m=!0;constructor(r,s,a){
this.#e=r,this.#l=s,this.#d=a,this.#i=new Xi.StringDecoder(r.encoding??"utf8")}start(r,s){const{method:a,url:u,headers:d,
body:f,timeoutMs:p,signal:g}=this.#e,b=f===void 0?d:{...d,"Content-Length":Buffer.byteLength(f)};this.#p=setTimeout(()=>this.#o(
new Fe("timeout",`no response within ${p/1e3} s`)),p);const h=r(u,{agent:s,method:a,headers:b});this.#n=h,h.on("error",$=>this.#o(
$)),h.on("close",()=>this.#$()),h.on("socket",$=>this.#_($)),h.on("response",$=>this.#b($)),g?.addEventListener("abort",
this.#c),g?.aborted&&this.#c()}#c=()=>this.#o(new Fe("cancelled","the run was cancelled"));#g=r=>{this.#a+=r.length};#_(r){
this.#s=r,r.on("data",this.#g),is(r)?this.#y():r.once(bo(r)?"secureConnect":"connect",()=>this.#y())}#y(){const r=this.#n;
if(!r||r.destroyed)return;this.#h=!0;const s=this.#s.getProtocol?.()==="TLSv1.3";this.#m=r.reusedSocket||!s,r.end(this.#e.
body)}#b(r){const{maxBytes:s,wantsBody:a}=this.#e,u=r.statusCode??0;if(this.#t={kind:"response",status:u,headers:r.headers,
body:"",at:new Date},a?.(u)===!1){this.#r(),this.#n?.destroy();return}let d=0;r.on("data",f=>{this.#f+=this.#i.write(f.subarray(
0,s-d)),d+=f.length,!(d<=s)&&(this.#r("too-large"),this.#n?.destroy())}),r.on("end",()=>this.#r(r.complete?void 0:"cut")),
r.on("error",f=>this.#o(f)),r.on("close",()=>this.#r("cut"))}#$(){this.#t||this.#o(Object.assign(new Error("the connecti\
on was closed"),{code:"ECONNRESET"}))}#o(r){this.#t?this.#r(r instanceof Fe?r.reason:"cut"):this.#v(r)?this.#u(Yi(r,this.#l)):
this.#u(Qi(r,this.#a)),this.#n?.destroy()}#v(r){return this.#h?!this.#m&&this.#a===0&&es(r):!0}#r(r){if(!this.#t)return;
const s=this.#f+this.#i.end(),u=this.#e.encoding==="latin1"?s:s.replace(/^\ufeff/,"");this.#u({...this.#t,body:u,incomplete:r})}#u(r){
clearTimeout(this.#p),this.#e.signal?.removeEventListener("abort",this.#c),this.#s?.removeListener("data",this.#g),this.#d(
r)}}const bo=n=>n.encrypted===!0;function is(n){return n.connecting?!1:!bo(n)||n.secureConnecting===!1}const Le=require("node:net");
function ss(n,r,s=process.version){const a=(n.protocol==="https:"?r.https:r.http)?.trim();if(!a||hs(n,r.bypass??""))return;
if(!us(s))return{problem:`Node ${s} of this runner cannot use a proxy; update the runner (Node 24.5 or later can), or re\
move the proxy settings`};if(a.search(re.Qi)>=0)return{problem:"the proxy setting contains a line break or another contr\
ol character"};const u=(0,re.Dl)($o(a));return!u||!/^https?:$/.test(u.protocol)?{problem:"the proxy setting is not an ht\
tp or https URL"}:vo(u.username+u.password)===void 0?{problem:"the user name or password in the proxy setting is not per\
cent-encoded"}:{url:u.href}}function dd(n){const{statusCode:r}=Object(n);return r===407?cs:`${as} Then run this again.`}
const as="Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner. If the proxy uses a private CA, set NODE_EXTRA_CA_CE\
RTS to its certificate file.",cs="The proxy requires a valid user name and password: put them into the URL in HTTPS_PROX\
Y or HTTP_PROXY. Then run this again.";function us(n){const[r=0,s=0]=n.replace(/^v/,"").split(".").map(Number);return r>
24||r===24&&s>=5}const ls=4;function ds({http:n,https:r}){return[...new Set([n,r].flatMap(fs))]}function fs(n=""){const r=$o(
n.trim()),[,s=""]=/^[^:]*:\/\/(.*)$/s.exec(r)??[],a=s.lastIndexOf("@");if(a<0)return[];const u=ps(s.slice(0,a)),d=u.map(
h=>vo(h)??h),{username:f="",password:p=""}=(0,re.Dl)(r)??{},g=[...u,f,p,...d].filter(h=>h.length>=ls),b=Buffer.from(d.join(
":")).toString("base64").replace(/=+$/,"");return[...g,b]}function ps(n){const r=n.indexOf(":");return r<0?[n,""]:[n.slice(
0,r),n.slice(r+1)]}const $o=n=>n.includes("://")?n:`http://${n}`;function vo(n){try{return decodeURIComponent(n)}catch{return}}
function hs(n,r){const s=n.hostname.replace(/^\[|\]$|\.$/g,""),a=n.port||(n.protocol==="https:"?"443":"80");return r.toLowerCase().
split(/[\s,]+/).filter(u=>u!=="").some(u=>u==="*"||ms(u,s,a))}function ms(n,r,s){if(n.includes("/"))return ys(n,r);const a=/^(\[[^\]]*\]|[^:]*):(\d+)$/.
exec(n),[,u=n,d=s]=a??[];if(d!==s)return!1;const f=gs(u.replace(/^\[|\]$/g,"").replace(/^\*?\./,""));return r===f?!0:(0,Le.
isIP)(r)===0&&r.endsWith(`.${f}`)}function gs(n){return(0,Le.isIP)(n)===6&&(0,re.Dl)(`http://[${n}]`)?.hostname.slice(1,
-1)||n}function ys(n,r){const[s="",a=""]=n.split("/"),u=(0,Le.isIP)(s);if(u===0||(0,Le.isIP)(r)!==u)return!1;const d=u===
4?32:128;if(!/^\d{1,3}$/.test(a)||Number(a)>d)return!1;const f=u===4?"ipv4":"ipv6",p=new Le.BlockList;return p.addSubnet(
s,Number(a),f),p.check(r,f)}const wo=1e3,_s=10;function bs(n){const r=new Map,s=new WeakMap,a=d=>Zo()-(s.get(d)??Number.
NEGATIVE_INFINITY);async function u(d,f){const p=`${d.protocol}${f??""}`,g=r.get(p);if(g)return g;const b=f===void 0?void 0:
{http_proxy:f,https_proxy:f},{Agent:h}=d.protocol==="https:"?await _o():Vt();f!==void 0&&await ws();const $=new h({keepAlive:!0,
proxyEnv:b});return $.on("free",x=>s.set(x,Zo())),r.set(p,$),$}return{async request(d){const f=ss(d.url,n);if(f&&"proble\
m"in f)return{kind:"failure",mayHaveBeenReceived:!1,reason:"proxy-failed",retryable:!1,cause:new Error(f.problem)};const p=await u(
d.url,f?.url),g=Math.min(...ko(p).map(a)),b=g<wo;d.method!=="GET"&&b&&await vs(_s-g);for(const $ of ko(p))(a($)>wo||$s($))&&
$.destroy();const h=d.url.protocol==="http:"&&f?.url.startsWith("https:")===!0;return ns(d,p,{isProxied:f!==void 0,isProxyTls:h})}}}
const ko=n=>Object.values(n.freeSockets).flatMap(r=>r??[]),$s=n=>n.readableEnded||!n.writable;async function vs(n){n>0&&
await new Promise(r=>setTimeout(r,n));for(let r=0;r<2;r++)await new Promise(s=>setImmediate(s))}async function ws(){const{
subscribe:n,unsubscribe:r}=await Promise.resolve().then(G.t.bind(G,3053,23));r("net.client.socket",zo),n("net.client.soc\
ket",zo)}const zo=n=>{n.socket.on("error",()=>{})},Gt=n=>n>=200&&n<300;function ks(n){const r=Vt().STATUS_CODES[n];return r===
void 0?String(n):`${n} ${r}`}const Zo=()=>process.uptime()*1e3,Xt=n=>process.env[n.toLowerCase()]||process.env[n]||void 0;
function zs(){return{http:Xt("HTTP_PROXY"),https:Xt("HTTPS_PROXY"),bypass:Xt("NO_PROXY")}}function fd(){const{GITHUB_API_URL:n,
GITHUB_SERVER_URL:r,GITHUB_REPOSITORY:s,GITHUB_SHA:a,GITHUB_RUN_ID:u}=process.env,{GITHUB_EVENT_NAME:d}=process.env;return{
github:{apiUrl:n||"https://api.github.com",serverUrl:r||"https://github.com"},run:{repository:s??"",sha:a??"",id:u??"",event:d??
"",attempt:Number(process.env.GITHUB_RUN_ATTEMPT)||1}}}async function pd(n){const r=process.env.GITHUB_EVENT_PATH;delete process.
env.GITHUB_EVENT_PATH;try{return await n()}finally{r!==void 0&&(process.env.GITHUB_EVENT_PATH=r)}}const Zs=null;function hd(){
const{GITHUB_EVENT_NAME:n="",GITHUB_EVENT_PATH:r=""}=process.env;try{return statSync(r).size>Zs?{name:n,payload:void 0,unreadable:"\
the event is larger than 25 MiB"}:{name:n,payload:JSON.parse(readFileSync(r,"utf8"))}}catch{return{name:n,payload:void 0}}}
function xs(n){const r=new Date,s=zs(),a=(0,Zn.gE)({...n,others:ds(s)}),u=bs(s),d=Ps();return{log:Ri(a.redact),secrets:a,
redact:a.redact,http:u,signal:d.signal,startedAt:r,watch:Ss(d)}}function Ps(){const n=new AbortController,r=()=>n.abort();
for(const s of["SIGINT","SIGTERM","SIGBREAK"])process.on(s,r);return n}function Ss(n){process.exitCode=1;let r=()=>{};return process.
on("beforeExit",()=>r(new Error("it stopped before it finished"))),process.on("uncaughtException",s=>{r(s),n.abort()}),s=>{
const a=new Promise((u,d)=>{r=d});return Promise.race([s,a])}}async function Ts(n,r,s=n){let a=n;try{r()}catch(u){a=s;const d=u instanceof
Error?u.name:typeof u;Wt(`The report of this run failed (${d}). The outputs say how the run ended, if they are set. If t\
his step was to send and \`outcome\` is not set, the notification may have been sent: look in the panel of the service bef\
ore you send it again.`,{title:"Internal error (internal-error)"})}await new Promise(u=>process.stdout.write("",u)),process.
exit(a)}const Te=require("node:fs/promises"),be=require("node:path"),As=require("node:timers/promises");class xo extends Error{}
const Es=1e3;function Cs(n){return n.split("/").filter(s=>s!==""&&s!==".").map(s=>{if(s==="**")return s;const a=Ms(s);return u=>s.
startsWith(".")===u.startsWith(".")&&Is(a,u)})}function Ms(n){const r=n.lastIndexOf("]")+1;return[...n.slice(0,r).match(
/\[[!^]?[^/][^\]/]*\]|./gsu)??[],...n.slice(r)].map(a=>{const u=/^\[([!^]?)(.+)\]$/su.exec(a);if(!u)return a;const[,d="",
f=""]=u,p=Os(f);return d?g=>!p(g):p})}function Os(n){const s=Array.from(n.matchAll(/(.)-(.)|./gsu)).map(([a,u=a,d=a])=>({
from:u,to:d}));return a=>s.some(({from:u,to:d})=>u<=a&&a<=d)}function Is(n,r){const s=Array.from(r);let a=0,u=-1,d=0;for(let f=0;f<
s.length;)if(n[a]==="*")u=a++,d=f;else if(Rs(n[a],s[f]??""))a++,f++;else if(u!==-1)a=u+1,f=++d;else return!1;return n.slice(
a).every(f=>f==="*")}const Rs=(n,r)=>typeof n=="function"?n(r):n==="?"||n===r;function Ns(n,r,s){const a=[];for(const u of r){
const d=n[u];d==="**"&&!s.startsWith(".")&&a.push(u),typeof d=="function"&&d(s)&&a.push(u+1)}return Po(n,a)}function Po(n,r){
const s=new Set(r);for(const a of s)n[a]==="**"&&s.add(a+1);return s}async function Ds(n,r,s,a){const u=[];let d=0;async function f(p,g){
const b=await(0,Te.readdir)((0,be.join)(n,p),{withFileTypes:!0}).catch(()=>[]);if(a.entries-=b.length,a.entries<0)throw new xo;
for(const h of b.sort(($,x)=>$.name<x.name?-1:1)){if(++d%Es===0&&await(0,As.setImmediate)(),u.length>=s||a.signal.aborted)
return;const $=Ns(r,g,h.name),x=p?`${p}/${h.name}`:h.name;if(h.isDirectory()){$.size>0&&await f(x,$);continue}$.has(r.length)&&
!await Fs(h,(0,be.join)(n,x))&&u.push(x)}}return await f("",Po(r,[0])),u}async function Fs(n,r){return n.isSymbolicLink()?
(await(0,Te.stat)(r).catch(()=>{}))?.isDirectory()===!0:!1}const Yt=100,Ls=2e5,js=4096;async function Us(n,r){const s=process.
env.GITHUB_WORKSPACE||process.cwd(),a={entries:Ls,signal:r},u=new Set,d=[],f=n.split(/\r\n?|\n/).map(p=>p.trim());for(const p of new Set(
f.filter(g=>g!==""))){const g=await Bs(p,s,a);if(Array.isArray(g))for(const b of g)u.add(b);else d.push(g);if(u.size>Yt){
const b=`matches more than ${Yt} files; use patterns that match fewer`;return{files:[],problems:[...d,(0,de.CC)("payload\
-files",b)]}}}return{files:[...u],problems:d}}async function Bs(n,r,s){const a=(p,g)=>(0,de.CC)("payload-files",`${(0,re.
hD)(n)} ${p}`,g&&{reason:g}),u=(0,be.resolve)(r,n),d=await(0,Te.lstat)(u).catch(()=>{}),f=(0,be.relative)(r,u).replaceAll(
be.sep,"/");if(d?.isDirectory()&&ut(u,r)){const p=f===""?"*.yml":`${f}/*.yml`;return a(`is a folder; use \`${(0,re.$Q)(p)}\
\``,"unreadable-file")}if(d)return[f];try{const p=n.length>js?[]:Cs(n.replaceAll(be.sep,"/")),g=await Ds(r,p,Yt+1,s);return g.
length>0?g:a("matches no file in the workspace; check the path, and that the repository is checked out")}catch(p){if(!(p instanceof
xo))throw p;return a("searches too many files; begin the pattern with the folder they are in")}}const Ks=65536;async function Ws(n){
const r=process.env.GITHUB_WORKSPACE||process.cwd(),s=(0,be.resolve)(r,n),a={input:"payload-file",file:n},u=f=>({problem:(0,de.
CC)(a,f,{reason:"unreadable-file"})}),d={problem:(0,de.CC)(a,"is outside the workspace; use a file of the repository")};
try{const f=await(0,Te.realpath)(r);if(!ut(s,r)&&!ut(s,f))return d;const p=await(0,Te.realpath)(s);if(!ut(p,f))return d;
const g=await(0,Te.stat)(p);if(g.isDirectory()){const b=`${(0,re.hD)(n)} is a folder; use the path of a file in it`;return{
problem:(0,de.CC)("payload-file",b,{reason:"unreadable-file"})}}return g.isFile()?g.size>Ks?u("is larger than 64 KiB; us\
e a file that has only notification fields"):{text:new TextDecoder("utf-8",{fatal:!0}).decode(await(0,Te.readFile)(p))}:
u("is not a regular file; use the path of a YAML or JSON file")}catch(f){const p=f.code;return u(p==="ENOENT"?"does not \
exist; check the path, and that the repository is checked out":p==="ERR_ENCODING_INVALID_ENCODED_DATA"?"is not UTF-8 tex\
t; save it as UTF-8":`cannot be read (${(0,Se.q0)(f)})`)}}function ut(n,r){const s=(0,be.relative)(r,n);return s!==".."&&
!s.startsWith(`..${be.sep}`)&&!(0,be.isAbsolute)(s)}const Hs=new TextDecoder,ve=(n,r=0,s=n.length)=>Hs.decode(n.slice(r,
s)),lt=(n,r=0,s=n.length)=>n.slice(r,s).reduce((a,u)=>a+`0${u.toString(16)}`.slice(-2),""),ke=(n,r)=>new DataView(n.buffer,
n.byteOffset+r),So=(n,r=0)=>ke(n,r).getInt16(0,!0),dt=(n,r=0)=>ke(n,r).getUint16(0,!1),qt=(n,r=0)=>ke(n,r).getUint16(0,!0),
To=(n,r=0)=>{const s=ke(n,r);return s.getUint16(0,!0)+(s.getUint8(2)<<16)},md=(n,r=0)=>ke(n,r).getInt32(0,!0),je=(n,r=0)=>ke(
n,r).getUint32(0,!1),Vs=(n,r=0)=>ke(n,r).getUint32(0,!0),gd=(n,r,s)=>ke(n,r).getBigUint64(0,!s),Gs={readUInt16BE:dt,readUInt16LE:qt,
readUInt32BE:je,readUInt32LE:Vs};function Ue(n,r,s=0,a=!1){const d=`readUInt${r}${a?"BE":"LE"}`;return Gs[d](n,s)}const Jt=8;
function Xs(n,r,s,a,u){if(n.length-a<Jt)return;const d=r.getUint32(s+a,!1);if(!(n.length-a<d))return{offset:a,size:d,matches:r.
getUint32(s+4+a,!1)===u}}const Ao=new WeakMap;function Ys(n){let r=Ao.get(n.buffer);return r||(r=new DataView(n.buffer),
Ao.set(n.buffer,r)),r}function yd(n,r,s){const a=Ys(n),u=r.charCodeAt(0)<<24|r.charCodeAt(1)<<16|r.charCodeAt(2)<<8|r.charCodeAt(
3),d=n.byteOffset;let f=s;for(;f<n.length&&!(n.length-f<4);){if(a.getUint32(d+f,!1)<Jt){f+=Jt;continue}const p=Xs(n,a,d,
f,u);if(!p)break;if(p.matches)return{name:r,offset:p.offset,size:p.size};f+=p.size}}const qs=/^GIF8[79]a/,Js={validate:n=>qs.
test(ve(n,0,6)),calculate:n=>({height:qt(n,8),width:qt(n,6)})},Qs="45786966",ea=2,Qt=6,ta=2,na="4d4d",oa="4949",Eo=12,ra=2;
function ia(n){return lt(n,2,6)===Qs}function sa(n,r){return{height:dt(n,r),width:dt(n,r+2)}}function aa(n,r){const a=Qt+
8,u=Ue(n,16,a,r);for(let d=0;d<u;d++){const f=a+ra+d*Eo,p=f+Eo;if(f>n.length)return;const g=n.slice(f,p);if(Ue(g,16,0,r)===
274)return Ue(g,16,2,r)!==3||Ue(g,32,4,r)!==1?void 0:Ue(g,16,8,r)}}function ca(n,r){const s=n.slice(ea,r),a=lt(s,Qt,Qt+ta),
u=a===na;if(u||a===oa)return aa(s,u)}function ua(n,r){if(r>n.length)throw new TypeError("Corrupt JPG, exceeded buffer li\
mits")}const la={validate:n=>lt(n,0,2)==="ffd8",calculate(n){let r=n.slice(4),s,a;for(;r.length;){const u=dt(r,0);if(ua(
r,u),r[u]!==255){r=r.subarray(1);continue}if(ia(r)&&(s=ca(r,u)),a=r[u+1],a===192||a===193||a===194){const d=sa(r,u+5);return s?
{height:d.height,orientation:s,width:d.width}:d}r=r.subarray(u+2)}throw new TypeError("Invalid JPG, no size found")}},da=`\
PNG\r

`,fa="IHDR",Co="CgBI",pa={validate(n){if(da===ve(n,1,8)){let r=ve(n,12,16);if(r===Co&&(r=ve(n,28,32)),r!==fa)throw new TypeError(
"Invalid PNG");return!0}return!1},calculate(n){return ve(n,12,16)===Co?{height:je(n,36),width:je(n,32)}:{height:je(n,20),
width:je(n,16)}}};function ha(n){return{height:1+To(n,7),width:1+To(n,4)}}function ma(n){return{height:1+((n[4]&15)<<10|
n[3]<<2|(n[2]&192)>>6),width:1+((n[2]&63)<<8|n[1])}}function ga(n){return{height:So(n,8)&16383,width:So(n,6)&16383}}const ya=[
pa,la,Js,{validate(n){const r=ve(n,0,4)==="RIFF",s=ve(n,8,12)==="WEBP",a=ve(n,12,15)==="VP8";return r&&s&&a},calculate(n){
const r=ve(n,12,16),s=n.slice(20,30);if(r==="VP8X"){const u=s[0],d=(u&192)===0,f=(u&1)===0;if(d&&f)return ha(s);throw new TypeError(
"Invalid WebP")}if(r==="VP8 "&&s[0]!==47)return ga(s);const a=lt(s,3,6);if(r==="VP8L"&&a!=="9d012a")return ma(s);throw new TypeError(
"Invalid WebP")}}],_a=25;function ba(n){if(n.length<_a)return;const r=new Uint8Array(n);try{return ya.find(s=>s.validate(
r))?.calculate(r)}catch{return}}const $a=5*1048576,Mo=5,va=[301,302,303,307,308];async function wa({url:n,image:r,timeoutMs:s,
http:a,...u}){const d=performance.now()+s,f=new Set;for(let p=en(n);;){f.add(p.href);const g=await a.request({...u,method:"\
GET",url:p,timeoutMs:Math.max(0,d-performance.now()),maxBytes:$a,encoding:"latin1",wantsBody:C=>r&&Gt(C)});if(g.kind==="\
failure")return{kind:"failure",at:p,failure:g};const{status:b,headers:h}=g,$=va.includes(b)?h.location:void 0;if($===void 0)
return{kind:"status",at:p,status:b,image:r&&Gt(b)?ka(g):void 0};const x=za($,p);if(!x){const C=$.length>re.QO;return{kind:"\
bad-redirect",at:p,why:C?"to a URL of more than 2,048 characters":"to something that is not a URL"}}if(!/^https?:$/.test(
x.protocol))return{kind:"bad-redirect",at:p,why:"to something other than a web page"};if(r&&x.protocol==="http:")return{
kind:"off-https",at:p};const T=en(x);if(f.has(T.href))return{kind:"bad-redirect",at:p,why:"in a loop"};if(f.size>Mo)return{
kind:"bad-redirect",at:p,why:`more than ${Mo} times`};p=T}}function ka({body:n,incomplete:r}){return r||(n.length===0?"e\
mpty":ba(Buffer.from(n,"latin1"))??"not-an-image")}function en(n){const r=new URL(n.href);return r.username="",r.password=
"",r.hash="",r}function za(n,r){const s=n.replace(/[\x80-\xff]/g,a=>`%${a.charCodeAt(0).toString(16).toUpperCase()}`);return(0,re.
Dl)(s,r)}const Za=1e4,xa=20,Oo=200,Io=3e5;async function Pa(n,{http:r,signal:s,redact:a}){const{uses:u,userAgent:d}=n,f=Math.
min(n.timeoutMs,Za),p={Accept:"*/*","User-Agent":d},g=new Map,b=({url:v})=>{const E=g.get(v)??en((0,re.Dl)(v)??new URL(v)).
href;return g.set(v,E),E},h=new Set(u.filter(({use:v})=>v!=="page").map(b)),$=new Map,x=performance.now()+Io-f,T=new Set(
[...new Set(u.map(b))].slice(0,Oo)),C=T.values();async function O(){for(const v of C){if(s.aborted||performance.now()>x)
return;const E={url:new URL(v),image:h.has(v),http:r,headers:p,timeoutMs:f,signal:s};$.set(v,await wa(E))}}if(await Promise.
all(Array.from({length:xa},O)),s.aborted)throw(0,Se.Yq)("Checking the URLs");const R=new Set,U=u.flatMap(v=>{const E=b(v),
z=$.get(E);return z?Aa({...v,key:E},z,{timeoutMs:f,redact:a})??[]:R.has(v.file)?[]:(R.add(v.file),Ta(v,T.has(E)))});return{
problems:U.filter(v=>"message"in v),wrongSizes:U.filter(v=>"expected"in v)}}const bd=n=>new Failure({reason:"url-check-f\
ailed",title:"URL check failed",message:listSentences(n.map(problemText)),hint:`Fix the pages and images, then run this \
again. Or correct the URLs, or remove \`check-urls\`, then ${startNewRun}.`}),Sa={icon:[{width:200,height:200}],banner:[
{width:360,height:240},{width:360,height:200}]};function Ta({url:n,use:r,...s},a){const u=a?`the check ends after ${Io/6e4}\
 minutes`:`at most ${Oo} different URLs are checked`;return{...s,message:`${(0,re.hD)(n)} was not checked, since ${u}; c\
heck fewer at a time`}}function Aa({url:n,key:r,use:s,...a},u,{timeoutMs:d,redact:f}){const p=u.at.href===r?(0,re.hD)(n):
Ea(n,u.at,f),g=C=>({...a,message:`${p} ${C}`});if(u.kind==="failure")return g(Ma(u.failure,d,f));if(u.kind==="bad-redire\
ct")return g(`redirects ${u.why}`);if(u.kind==="off-https")return s==="page"?void 0:g("redirects to http, but images mus\
t be https");const{status:b,image:h}=u;if(!Gt(b))return g(`responded ${ks(b)}`);if(s==="page"||h===void 0)return;if(typeof h==
"string")return g(Ca(h,d));const{width:$,height:x}=h;if($===0||x===0)return g(`is an image of ${$}x${x}`);const T=Sa[s];
if(!T.some(C=>C.width===$&&C.height===x))return{...a,use:s,width:$,height:x,expected:T}}function Ea(n,r,s){return`${(0,re.
hD)(n)} redirects to ${(0,re.hD)(s(r.origin+r.pathname))}, which`}function Ca(n,r){return{empty:"responded with an empty\
 body, which is not an image","not-an-image":"is not a valid PNG, JPEG, GIF or WebP image","too-large":"is larger than 5\
 MiB",timeout:`did not load completely within ${r/1e3} s`,cut:"was cut off",cancelled:"was cut off"}[n]}function Ma({reason:n,
cause:r},s,a){if(n==="timeout")return`did not respond within ${s/1e3} s`;const d=/^(ENOTFOUND|EAI_\w+)$/.test(r?.code??"")?
"has a host name that cannot be found":"cannot be reached";return`${{"tls-failed":"cannot be reached securely: its certi\
ficate is not accepted, or TLS failed","proxy-failed":"cannot be reached through the proxy","bad-response":"responded wi\
th something that is not HTTP","connection-lost":"ended the connection without a response","connection-failed":d,cancelled:d}[n]}\
 (${(0,re.Kb)((0,Se.q0)(r),a)})`}var Oa=G(311);async function Ia(){const n=Ki(Nn.uB),r=xs({apiToken:""}),s={notifications:[],
problems:[],extraFields:{}};try{await r.watch(Ra(n,s,r))}catch(a){s.failure=(0,Se.h_)(a)}await Ts(Lt(s)?1:0,()=>Fa(s,n.summary,
r),1)}async function Ra(n,r,s){const{secrets:a}=s,{settings:u,problems:d,inputs:f,refused:p}=(0,Nn.IZ)(n,a),g=await vr(f,
a),b=f["extra-fields"]?await(0,Ir.s)(f["extra-fields"],a):et,h=await Us(f["payload-files"],s.signal);if(s.signal.aborted)
throw No();const $={inputs:g,file:et,fileName:"",extraFields:b.fields,onceKey:""},x=[...g.problems,...b.problems,...Cn($).
problems,...h.problems];r.extraFields=b.fields,r.problems.push(...d,...await Vi(n),...x.filter(({input:O})=>!p.has(O)));
const T=[],C=(O,R)=>T.push({file:O,advice:R.content?ui(R.content):[],...R});f["payload-files"]===""&&g.given.size>0&&C("",
Na(g));for(const O of h.files){if(s.signal.aborted)throw No();C(O,await Or(O,await Ws(O),g,a))}r.notifications=T,u?.checkUrls&&
await Da(T,u.timeout*1e3,s)}function Na(n){const r=Zt(n);return{problems:zt(n,et).map(a=>(0,de.CC)((0,le.wg)(a),"is miss\
ing; set it as an input, or set a file in `payload-files`")),positionOf:()=>{},content:r}}async function Da(n,r,s){const a=[];
for(const d of n){const{file:f,content:p,problems:g}=d,b=p?(0,le._e)(p.notification):[];if(g.push(...b.map($=>({...$,...Ro(
d,$)}))),!p||b.length>0)continue;const h=(0,le.Wn)(p.notification).filter(({url:$})=>An($).names.size===0);a.push(...h.map(
$=>({...$,file:f})))}const u=await Pa({uses:a,timeoutMs:r,userAgent:Oa.N},s);for(const d of n){const f=u.problems.filter(
({file:b})=>b===d.file),p="url-check-failed";d.problems.push(...f.map(b=>({...b,...Ro(d,b),reason:p})));const g=u.wrongSizes.
filter(({file:b})=>b===d.file);d.advice.push(...g.map(b=>({kind:"image-size",...b})))}}function Ro({file:n,content:r,positionOf:s},{
input:a,path:u=[]}){if(n==="")return{file:void 0};const d=a.replaceAll("-","_"),f=[d,...u];return{file:n,path:f,position:r?.
sources[d]==="file"?s(f):void 0}}const No=()=>new Se.HR({reason:"cancelled",title:"Preview cancelled",message:"The run w\
as cancelled before all notifications were checked.",hint:"If you did not mean to cancel it, run it again."});function Fa(n,r,s){
const{log:a}=s,{notifications:u,extraFields:d,failure:f}=n,p=Ft(n),g=Lt(n)??"",b=u.map(({file:T,content:C})=>({file:T,payload:{
...C?.notification,...d}})),h=g?"":JSON.stringify(b),$=h.length>ct;Fi({payloads:$?"":h,count:f?"":String(b.length),reason:g},
s),ji(r,()=>s.redact(ki(n)),s);for(const T of p)a.info(vi(T));for(const T of p){const{file:C,position:O=Do,reason:R}=T,U=C===
void 0?"Invalid inputs":"Invalid notification";a.error(`${U} (${R})`,Ut(T),C===void 0?void 0:{file:C,...O})}for(const T of u){
const{file:C,advice:O}=T;for(const R of O){const U=ro(T,R)??Do;a.info(wi(T,R)),a.warning("Advice",It(R),C===""?void 0:{file:C,
...U})}}if($){const T=`GitHub passes at most about ${ct} on to other jobs, so it is empty; check fewer files at a time.`;
a.warning("Large output",`The output \`payloads\` would have ${h.length} characters. ${T}`)}f?Ni(a,"error",to(f)):a.info(
`${so(n)}.`)}const Do={line:1,column:1};Ia(),module.exports=$r})();
