(()=>{"use strict";var Zn={2542:((n,r,s)=>{s.d(r,{QP:()=>$,Vu:()=>T,Wn:()=>R,_e:()=>U,fD:()=>b,pi:()=>x,qW:()=>C,wg:()=>O});
var a=s(8925),u=s(6974),d=s(642),f=s(8992);const p=(0,d.rf)("https"),m=(0,d.rf)("https","http"),b={title:d.GT,message:d.
GT,icon_url:p,banner_url:p,landing_url:m,utm_source:d.GT,utm_medium:d.GT,utm_campaign:d.GT},h=v=>E=>{const z=v(E.replace(
/^\{url\}/,"https://url.example/"));return"value"in z?{value:E}:z},$={...b,icon_url:h(p),banner_url:h(p),landing_url:h(m)},
x=u.Pw.map(v=>v.replaceAll("-","_")),T=["title","message","icon_url","landing_url"];function C(v,E,z=b){const g=(v==="tt\
l"?d.p0:z[v])(E.trim());return"value"in g?{fields:{[v]:g.value},problems:[]}:{fields:{},problems:[(0,a.CC)(O(v),g.message)]}}
const O=v=>v.replaceAll("_","-");function R({icon_url:v,banner_url:E,landing_url:z,actions:A=[]}){return[...v===void 0?[]:
[{input:"icon-url",url:v,use:"icon"}],...E===void 0?[]:[{input:"banner-url",url:E,use:"banner"}],...z===void 0?[]:[{input:"\
landing-url",url:z,use:"page"}],...A.map(({url:g},S)=>({input:"actions",path:[S,"url"],url:g,use:"page"}))]}function U(v){
return R(v).flatMap(({input:E,path:z,url:A})=>{const g=(0,f.Dl)(A);return!g?.username&&!g?.password?[]:(0,a.CC)(E,"has a\
 user name or password, which `check-urls` never sends; remove them",{path:z})})}}),9715:((n,r,s)=>{s.d(r,{I:()=>gr,L5:()=>Ol});
function a(e){return e}function u(e){return e}function d(){return e=>e}function f(e){}function p(e){throw new Error("Une\
xpected value in exhaustive check")}function m(e){}function b(e){const t=Object.values(e).filter(i=>typeof i=="number");
return Object.entries(e).filter(([i,c])=>t.indexOf(+i)===-1).map(([i,c])=>c)}function h(e,t="|"){return e.map(o=>Be(o)).
join(t)}function $(e,t){return typeof t=="bigint"?t.toString():t}class x{constructor(t){this._getter=t,this._value=void 0}get value(){
const t=this._getter;return t!==void 0&&(this._value=t(),this._getter=void 0),this._value}}function T(e){return new x(e)}
function C(e){return e==null}function O(e){const t=e.startsWith("^")?1:0,o=e.endsWith("$")?e.length-1:e.length;return e.
slice(t,o)}function R(e,t){const o=e/t,i=Math.round(o),c=4*Number.EPSILON*Math.max(Math.abs(o),1);return Math.abs(o-i)<c?
0:o-i}const U=null;function v(e,t,o){let i;Object.defineProperty(e,t,{get(){if(i!==U)return i===void 0&&(i=U,i=o()),i},set(c){
Object.defineProperty(e,t,{value:c})},configurable:!0})}function E(e){return Object.create(Object.getPrototypeOf(e),Object.
getOwnPropertyDescriptors(e))}function z(e,t,o){Object.defineProperty(e,t,{value:o,writable:!0,enumerable:!0,configurable:!0})}
function A(e){const t=Object.getOwnPropertyDescriptor(e,"shape");return t?.get?t.get.raw:t?.value}function g(e){return A(
e._zod.def)??e._zod.def.shape}function S(e,t,o){Object.defineProperty(e,t,{get(){const i=o();return z(this,t,i),i},enumerable:!0,
configurable:!0})}function I(e,t,o){t in e?z(e,t,o):e[t]=o}function J(e,t,o,i){const c=g(t);for(const l of o){const _=Object.
getOwnPropertyDescriptor(c,l);_.enumerable&&(_.get?S(e,l,()=>{const y=t._zod.def.shape[l];return i?i(y,l):y}):I(e,l,i?i(
_.value,l):_.value))}}function X(e,t){for(const o of Reflect.ownKeys(t)){const i=Object.getOwnPropertyDescriptor(t,o);i.
enumerable&&(i.get?S(e,o,()=>t[o]):I(e,o,i.value))}}function re(...e){const t={};for(const o of e){const i=Object.getOwnPropertyDescriptors(
o);Object.assign(t,i)}return Object.defineProperties({},t)}function ie(e){return re(e._zod.def)}function P(e,t){return t?
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
e[t]._zod.optout==="optional")}const Ba={safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],
uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.MAX_VALUE,Number.MAX_VALUE]},
kd={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("18446744073709551615")]};
function zd(e,t){const o=e._zod.def,i=o.checks;if(i&&i.length>0)throw new Error(".pick() cannot be used on object schema\
s containing refinements");const l={};return J(l,e,ft(e,t)),ae(e,re(o,{shape:l,checks:[]}))}function ft(e,t){const o=g(e),
i=[];for(const c of Reflect.ownKeys(t)){if(!Object.getOwnPropertyDescriptor(o,c)?.enumerable)throw new Error(`Unrecogniz\
ed key: "${String(c)}"`);t[c]&&i.push(c)}return i}function Zd(e,t){const o=e._zod.def,i=o.checks;if(i&&i.length>0)throw new Error(
".omit() cannot be used on object schemas containing refinements");const l=new Set(ft(e,t)),_={};return J(_,e,Reflect.ownKeys(
g(e)).filter(y=>!l.has(y))),ae(e,re(o,{shape:_,checks:[]}))}function xd(e,t){if(!F(t))throw new Error("Invalid input to \
extend: expected a plain object");const o=e._zod.def.checks;if(o&&o.length>0){const c=g(e);for(const l of Reflect.ownKeys(
t))if(Object.getOwnPropertyDescriptor(c,l)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing \
refinements. Use `.safeExtend()` instead.")}return ae(e,re(e._zod.def,{shape:Lo(e,t)}))}function Lo(e,t){const o={};return J(
o,e,Reflect.ownKeys(g(e))),X(o,t),o}function Pd(e,t){if(!F(t))throw new Error("Invalid input to safeExtend: expected a p\
lain object");return ae(e,re(e._zod.def,{shape:Lo(e,t)}))}function Sd(e,t){if(!t?._zod?.def)throw new Error("Invalid inp\
ut to merge: expected an object schema. To merge a plain shape, use `.extend()`.");if(e._zod.def.checks?.length)throw new Error(
".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");const o={};J(o,e,Reflect.
ownKeys(g(e))),J(o,t,Reflect.ownKeys(g(t)));const i=re(e._zod.def,{shape:o,get catchall(){return t._zod.def.catchall},checks:t.
_zod.def.checks??[]});return ae(e,i)}function Td(e,t,o,i="partial"){const l=t._zod.def.checks;if(l&&l.length>0)throw new Error(
`.${i}() cannot be used on object schemas containing refinements`);const y=o?new Set(ft(t,o)):void 0,Z={};return J(Z,t,Reflect.
ownKeys(g(t)),e&&((w,M)=>y&&!y.has(M)?w:new e({type:"optional",innerType:w}))),ae(t,re(t._zod.def,{shape:Z,checks:[]}))}
function Ad(e,t,o){const i=o?new Set(ft(t,o)):void 0,c={};return J(c,t,Reflect.ownKeys(g(t)),(l,_)=>i&&!i.has(_)?l:new e(
{type:"nonoptional",innerType:l})),ae(t,re(t._zod.def,{shape:c}))}function ze(e,t=0){if(e.aborted===!0)return!0;for(let o=t;o<
e.issues.length;o++)if(e.issues[o]?.continue!==!0)return!0;return!1}function Ka(e,t=0){if(e.aborted===!0)return!0;for(let o=t;o<
e.issues.length;o++)if(e.issues[o]?.continue===!1)return!0;return!1}function jo(e,t){return t.map(o=>{var i;return(i=o).
path??(i.path=[]),o.path.unshift(e),o})}function Ke(e){return typeof e=="string"?e:e?.message}function Uo(e){const t=[];
for(const o of e??[]){const i=o._zod.def;if(!/_(length|size)$|_equals$/.test(i.check))break;const c=i.maximum??i.length??
i.size;c>=0&&t.push([c,o])}return t}function nn(e,t,o){var i;for(let c=t;c<e.length;c++)(i=e[c]).schema??(i.schema=o)}function We(e,t,o){
var i;const c=e.inst?._zod?.traits;c?.has("$ZodType")&&(c.has("$ZodCheck")?(i=e).schema??(i.schema=e.inst):e.schema=e.inst);
const l=e.schema!==e.inst?e.schema?._zod.def?.error:void 0,_=e.message?e.message:Ke(e.inst?._zod.def?.error?.(e))??Ke(l?.(
e))??Ke(t?.error?.(e))??Ke(o.customError?.(e))??Ke(o.localeError?.(e))??"Invalid input",y={};for(const Z of Object.keys(
e))Z==="inst"||Z==="schema"||Z==="continue"||Z==="input"||Z==="__proto__"||(y[Z]=e[Z]);return y.path??(y.path=[]),y.message=
_,t?.reportInput&&(y.input=e.input),y}function Ed(e){return e instanceof Set?"set":e instanceof Map?"map":e instanceof File?
"file":"unknown"}const Wa=/[\uD800-\uDBFF]/;function Ha(e){const t=e.length;if(!Wa.test(e))return t;let o=t;for(let i=0;i<
t-1;i++)(e.charCodeAt(i)&64512)===55296&&(e.charCodeAt(i+1)&64512)===56320&&(o--,i++);return o}function Va(e){return Array.
isArray(e)?"array":typeof e=="string"?"string":"unknown"}function Cd(e){const t=typeof e;switch(t){case"number":return Number.
isNaN(e)?"nan":"number";case"object":{if(e===null)return"null";if(Array.isArray(e))return"array";const o=e;if(o&&Object.
getPrototypeOf(o)!==Object.prototype&&"constructor"in o&&o.constructor)return o.constructor.name}}return t}function Md(...e){
const[t,o,i]=e;return typeof t=="string"?{message:t,code:"custom",input:o,inst:i}:{...t}}function Od(e){return Object.entries(
e).filter(([t,o])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function Ga(e){const t=atob(e),o=new Uint8Array(t.length);
for(let i=0;i<t.length;i++)o[i]=t.charCodeAt(i);return o}function Xa(e){let t="";for(let o=0;o<e.length;o++)t+=String.fromCharCode(
e[o]);return btoa(t)}function Id(e){const t=e.replace(/-/g,"+").replace(/_/g,"/"),o="=".repeat((4-t.length%4)%4);return Ga(
t+o)}function Rd(e){return Xa(e).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function Nd(e){const t=e.replace(
/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex string length");const o=new Uint8Array(t.length/2);for(let i=0;i<
t.length;i+=2)o[i/2]=Number.parseInt(t.slice(i,i+2),16);return o}function Dd(e){return Array.from(e).map(t=>t.toString(16).
padStart(2,"0")).join("")}class Fd{constructor(...t){}}function Ya(e,t){for(const o in t){const i=Object.getOwnPropertyDescriptor(
t,o);i.get?Object.defineProperty(e,o,{...i,enumerable:!1}):Ja(e,o,i.value)}}function Ae(e,t,o,i=!0){return Object.defineProperty(
e,t,{configurable:!0,writable:!0,enumerable:i,value:o}),o}function qa(e,t,o){return Ae(e,t,o,!1)}function Ld(e,t){for(const o in e){
const i=e[o];Object.defineProperty(t,o,{configurable:!0,enumerable:!0,get(){return Ae(this,o,i(this))},set(c){Ae(this,o,
c)}})}return t}function Ja(e,t,o){Object.defineProperty(e,t,{configurable:!0,get(){return this==null?o:Ae(this,t,o.bind(
this))},set(i){Ae(this,t,i)}})}function Qa(e,t){const o=Object.getPrototypeOf(e);return t in o?void 0:o}let on,Ze=!1;const ec={
configurable:!0,get(){Ze=!0}};function me(e,t,o){const i=Object.getPrototypeOf(e._zod);if(t in i&&on!==e._zod){on=void 0;
return}on=e._zod,Object.defineProperty(i,t,{configurable:!0,get(){Object.defineProperty(this,t,ec);const c=Ze;Ze=!1;try{
const l=o(this);return Ze?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,value:l}),Ze=Ze||c,l}catch(l){
throw delete this[t],Ze=Ze||c,l}},set(c){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:c})}})}function tc(e,t,o,i){
const c=Qa(e,t);c&&Object.defineProperty(c,t,{configurable:!0,get(){const l={configurable:!0,writable:!0,enumerable:i,value:void 0};
return Object.defineProperty(this,t,l),l.value=o(this),Object.defineProperty(this,t,l),l.value},set(l){Object.defineProperty(
this,t,{configurable:!0,writable:!0,enumerable:i,value:l})}})}const nc="~constantCatch";function jd(e){const t=()=>e;return t[nc]=
!0,t}var Bo;const oc=Object.freeze({status:"aborted"}),rn={value:void 0,enumerable:!1};let Ko="captureStackTrace"in Error?
Error:null;function rc(e){const t=Ko;if(t){const o=t.stackTraceLimit;if(typeof o=="number"){try{t.stackTraceLimit=0}catch{
return Ko=null,new e}try{return new e}finally{t.stackTraceLimit=o}}}return new e}function ne(e,t,o,i){const c={};function l(L){
this.def=L,this.constr=K,this.traits=new Set}l.prototype=c;const _=o,y=_&&new WeakSet;function Z(L,j){if(L._zod){if(L._zod.
traits.has(e))return}else{rn.value=new l(j);try{Object.defineProperty(L,"_zod",rn)}finally{rn.value=void 0}}if(L._zod.traits.
add(e),t(L,j),y){const ee=Object.getPrototypeOf(L),pe=L._zod.constr.prototype;let _e=ee;for(;_e&&_e!==pe;)_e=Object.getPrototypeOf(
_e);const Pe=_e??ee;y.has(Pe)||(y.add(Pe),Ya(Pe,_))}const Y=K.prototype;for(const ee in Y)Object.prototype.hasOwnProperty.
call(Y,ee)&&(ee in L||(L[ee]=Y[ee].bind(L)))}const w=i?.Parent??Object;class M extends w{}Object.defineProperty(M,"name",
{value:e});function K(L){const j=i?.Parent?rc(M):this;Z(j,L);const Y=j._zod.deferred;if(Y){for(const pe of Y)pe();j._zod.
deferred=void 0}const ee=globalThis.__zod_globalConfig?.postProcessor;return ee&&ee(j),j}return Object.defineProperty(K,
"init",{value:Z}),Object.defineProperty(K,Symbol.hasInstance,{value:L=>i?.Parent&&L instanceof i.Parent?!0:L?._zod?.traits?.
has(e)}),Object.defineProperty(K,"name",{value:e}),K}const Ud=null;class Me extends Error{constructor(){super("Encounter\
ed Promise during synchronous parse. Use .parseAsync() instead.")}}class ic extends Error{constructor(t){super(`Encounte\
red unidirectional transform during encode: ${t}`),this.name="ZodEncodeError"}}(Bo=globalThis).__zod_globalConfig??(Bo.__zod_globalConfig=
{});const He=globalThis.__zod_globalConfig;function Ve(e){return e&&Object.assign(He,e),He}const xe=ne("$ZodCheck",(e,t)=>{
var o;e._zod??(e._zod={}),e._zod.def=t,(o=e._zod).onattach??(o.onattach=[])}),Bd=e=>{const t=e.value;return!util.nullish(
t)&&t.size!==void 0},sc=e=>{const t=e.value;return!C(t)&&t.length!==void 0},Wo={number:"number",bigint:"bigint",object:"\
date"},Kd=null,ac=ne("$ZodCheckGreaterThan",(e,t)=>{xe.init(e,t);const o=Wo[typeof t.value];e._zod.check=i=>{(t.inclusive?
i.value>=t.value:i.value>t.value)||i.issues.push({origin:Wo[typeof i.value]??o,code:"too_small",minimum:typeof t.value==
"object"?t.value.getTime():t.value,input:i.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),Wd=null,cc=ne("$Zod\
CheckNumberFormat",(e,t)=>{xe.init(e,t),t.format=t.format||"float64";const o=t.format?.includes("int"),i=o?"int":"number",
[c,l]=Ba[t.format];e._zod.check=_=>{const y=_.value;if(o){if(!Number.isInteger(y)){_.issues.push({expected:i,format:t.format,
code:"invalid_type",continue:!1,input:y,inst:e});return}if(!Number.isSafeInteger(y)){y>0?_.issues.push({input:y,code:"to\
o_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e,origin:i,inclusive:!0,
continue:!t.abort}):_.issues.push({input:y,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be withi\
n the safe integer range.",inst:e,origin:i,inclusive:!0,continue:!t.abort});return}}y<c&&_.issues.push({origin:"number",
input:y,code:"too_small",minimum:c,inclusive:!0,inst:e,continue:!t.abort}),y>l&&_.issues.push({origin:"number",input:y,code:"\
too_big",maximum:l,inclusive:!0,inst:e,continue:!t.abort})}}),Hd=null,Vd=null,Gd=null,Xd=null,Yd=null,uc=ne("$ZodCheckMi\
nLength",(e,t)=>{var o;xe.init(e,t),(o=e._zod.def).when??(o.when=sc),e._zod.check=i=>{const c=i.value,l=c.length;if((typeof c==
"string"&&l>=t.minimum&&l<t.minimum*2?Ha(c):l)>=t.minimum)return;const y=Va(c);i.issues.push({origin:y,code:"too_small",
minimum:t.minimum,inclusive:!0,input:c,inst:e,continue:!t.abort})}}),qd=null,lc=ne("$ZodCheckStringFormat",(e,t)=>{var o,
i;xe.init(e,t),t.pattern?(o=e._zod).check??(o.check=c=>{t.pattern.lastIndex=0,!t.pattern.test(c.value)&&c.issues.push({origin:"\
string",code:"invalid_format",format:t.format,input:c.value,...t.pattern?{pattern:t.pattern.toString()}:{},inst:e,continue:!t.
abort})}):(i=e._zod).check??(i.check=()=>{})}),dc=ne("$ZodCheckRegex",(e,t)=>{lc.init(e,t),e._zod.check=o=>{t.pattern.lastIndex=
0,!t.pattern.test(o.value)&&o.issues.push({origin:"string",code:"invalid_format",format:"regex",input:o.value,pattern:t.
pattern.toString(),inst:e,continue:!t.abort})}}),Jd=null,Qd=null,ef=null,tf=null,nf=null;function of(e,t,o){e.issues.length&&
t.issues.push(...util.prefixIssues(o,e.issues))}const rf=null,sf=null,af=null,fc=ne("$ZodCheckOverwrite",(e,t)=>{xe.init(
e,t),e._zod.check=o=>{o.value=t.tx(o.value)}}),cf=/^[cC][0-9a-z]{6,}$/,uf=/^[0-9a-z]+$/,lf=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,
df=/^[0-9a-vA-V]{20}$/,ff=/^[A-Za-z0-9]{27}$/,pf=/^[a-zA-Z0-9_-]{21}$/;function hf(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}\
}$`)}const mf=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,gf=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/,
yf=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,_f=e=>e?new RegExp(`^([0-9a-fA-F]{8\
}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
bf=null,$f=null,vf=null,wf=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,
kf=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
zf=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,
Zf=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u,xf=null,Pf=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
pc=null;function Sf(){return new RegExp(pc,"u")}const Tf=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
Af=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
Ef=e=>{const t=util.escapeRegex(e??":");return new RegExp(`^(?:[0-9A-F]{2}${t}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${t}){5}[0\
-9a-f]{2}$`)},Cf=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
Mf=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
Of=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,If=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
Rf=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/,
Nf=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/,Df=/^https?$/,Ff=/^\+[1-9]\d{6,14}$/,
Lf=/^\d(?:[ -]?\d){11,18}$/,jf=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/,
Uf=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/,hc=null;function Bf(e){return new RegExp(`^${e}$`)}const Kf=null;function sn(e){
const t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:\
[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function Wf(e){
return new RegExp(`^${sn(e)}$`)}function Hf(e){const t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");const o=`${sn(
{precision:e.precision,seconds:!0})}(?:${t.join("|")})`,i=e.local?`${o}|${sn({precision:e.precision})}`:o;return new RegExp(
`^${hc}T(?:${i})$`)}const mc=/^[\s\S]{0,}$/,Vf=e=>{const t=e?`[\\s\\S]{${e?.minimum??0},${e?.maximum??""}}`:"[\\s\\S]*";
return new RegExp(`^${t}$`)},Gf=/^-?\d+n?$/,Xf=/^-?\d+$/,gc=/^-?\d+(?:\.\d+)?$/,Yf=/^(?:true|false)$/i,qf=/^null$/i,Jf=/^undefined$/i,
Qf=/^[^A-Z]*$/,ep=/^[^a-z]*$/,tp=/^[0-9a-fA-F]*$/;function np(e,t){return new RegExp(`^[A-Za-z0-9+/]{${e}}${t}$`)}function op(e){
return new RegExp(`^[A-Za-z0-9_-]{${e}}$`)}const rp=/^[0-9a-fA-F]{32}$/,ip=null,sp=null,ap=/^[0-9a-fA-F]{40}$/,cp=null,up=null,
lp=/^[0-9a-fA-F]{64}$/,dp=null,fp=null,pp=/^[0-9a-fA-F]{96}$/,hp=null,mp=null,gp=/^[0-9a-fA-F]{128}$/,yp=null,_p=null,yc={
major:4,minor:6,patch:7},$e=ne("$ZodType",(e,t)=>{var o;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=
yc;const i=e._zod.def.checks,c=e._zod.traits.has("$ZodCheck")?[e,...i??[]]:i?.length?[...i]:[];for(const l of c)for(const _ of l.
_zod.onattach)_(e);if(c.length===0)(o=e._zod).deferred??(o.deferred=[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{
const l=(y,Z,w)=>{if(y.memo)return y;let M=ze(y),K;for(const L of Z){if(L._zod.def.when){if(Ka(y)||!L._zod.def.when(y))continue}else if(M)
continue;const j=y.issues.length,Y=L._zod.check(y);if(Y instanceof Promise&&w?.async===!1)throw new Me;if(K||Y instanceof
Promise)K=(K??Promise.resolve()).then(async()=>{await Y,y.issues.length!==j&&(nn(y.issues,j,e),M||(M=ze(y,j)))});else{if(y.
issues.length===j)continue;nn(y.issues,j,e),M||(M=ze(y,j))}}return K?K.then(()=>y):y},_=(y,Z,w)=>{if(ze(y))return y.aborted=
!0,y;const M=l(Z,c,w);if(M instanceof Promise){if(w.async===!1)throw new Me;return M.then(K=>e._zod.parse(K,w))}return e.
_zod.parse(M,w)};e._zod.run=(y,Z)=>{if(Z.skipChecks)return e._zod.parse(y,Z);if(Z.direction==="backward"){const M=e._zod.
parse({value:y.value,issues:[]},{...Z,skipChecks:!0});return M instanceof Promise?M.then(K=>_(K,y,Z)):_(M,y,Z)}const w=e.
_zod.parse(y,Z);if(w instanceof Promise){if(Z.async===!1)throw new Me;return w.then(M=>l(M,c,Z))}return l(w,c,Z)}}},{get"\
~standard"(){return qa(this,"~standard",bc(this))},set"~standard"(e){Ae(this,"~standard",e)}}),Ho=(e,t)=>e.issues.length?
{issues:e.issues.map(o=>We(o,t,Ve()))}:{value:e.value};async function _c(e,t){const o={async:!0};return Ho(await e._zod.
run({value:t,issues:[]},o),o)}function bc(e){return{validate:t=>{const o={async:!1};try{const i=e._zod.run({value:t,issues:[]},
o);if(!(i instanceof Promise))return Ho(i,o)}catch{}return _c(e,t)},vendor:"zod",version:1}}const $c=ne("$ZodString",(e,t)=>{
$e.init(e,t),e._zod.pattern=t.pattern??mc,e._zod.parse=(o,i)=>{if(t.coerce)try{o.value=String(o.value)}catch{}return typeof o.
value=="string"||o.issues.push({expected:"string",code:"invalid_type",input:o.value,inst:e}),o}}),bp=null,$p=null,vp=null,
wp=null,vc=1,an=2;function Vo(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):(new URL(e),
!0)}catch{return!1}}function kp(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?Vo(e)||an:wc(e,t)}function wc(e,t){
if(!t.normalize&&t.protocol?.source===regexes.httpProtocol.source&&!/^https?:\/\//i.test(e))return vc;try{if(typeof URL<
"u"){const o=URL;if(typeof o.parse=="function")return o.parse(e)??an}return new URL(e)}catch{return an}}const kc=/[\t\n\r]/g;
function zp(e){return e.replace(kc,"")}function Zp(e,t){return t.lastIndex=0,t.test(e.hostname)}function xp(e,t){return t.
lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}const Pp=null,Sp=null,Tp=null,Ap=null,Ep=null,
Cp=null,Mp=null,Op=null,Ip=null,Rp=null,Np=null,Dp=null,Fp=null,zc=/^[0-9a-fA-F:.]+$/;function Zc(e){return zc.test(e)?Vo(
`http://[${e}]`):!1}const Lp=null,jp=null,Up=null;function Bp(e){const t=e.split("/");if(t.length!==2)return!1;const[o,i]=t;
if(!i)return!1;const c=Number(i);return`${c}`!==i||c<0||c>128?!1:Zc(o)}const Kp=null;function xc(e){if(e==="")return!0;if(/\s/.
test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}const Wp=/^[0-9a-zA-Z+/]*={0,2}$/,Hp=null,Pc=/^[A-Za-z0-9_-]*$/;
function Vp(e){if(!Pc.test(e))return!1;const t=e.replace(/[-_]/g,i=>i==="-"?"+":"/"),o=t.padEnd(Math.ceil(t.length/4)*4,
"=");return xc(o)}const Gp=null,Xp=null,Sc=/[- ]/g;function Tc(e){let t=e.length,o=1,i=0;for(;t;){const c=e.charCodeAt(--t)-
48;o^=1,i+=o?[0,2,4,6,8,1,3,5,7,9][c]:c}return i%10===0}function Yp(e){return regexes.creditCard.test(e)?Tc(e.replace(Sc,
"")):!1}const qp=null;function Ac(e){let t=0;const o=e.length;for(let i=4;i<o;i++){const c=e.charCodeAt(i);t=(c>=65?t*100+
(c-55):t*10+(c-48))%97}for(let i=0;i<4;i++){const c=e.charCodeAt(i);t=(c>=65?t*100+(c-55):t*10+(c-48))%97}return t===1}function Jp(e){
return regexes.iban.test(e)?Ac(e):!1}const Qp=null;function eh(e,t=null){try{const o=e.split(".");if(o.length!==3)return!1;
const[i]=o;if(!i)return!1;const c=JSON.parse(atob(i));return!("typ"in c&&c?.typ!=="JWT"||!c.alg||t&&(!("alg"in c)||c.alg!==
t))}catch{return!1}}const th=null,nh=null,Go=ne("$ZodNumber",(e,t)=>{$e.init(e,t),e._zod.pattern=gc,e._zod.parse=(o,i)=>{
if(t.coerce)try{o.value=Number(o.value)}catch{}const c=o.value;if(typeof c=="number"&&!Number.isNaN(c)&&Number.isFinite(
c))return o;const l=typeof c=="number"?Number.isNaN(c)?"NaN":Number.isFinite(c)?void 0:String(c):void 0;return o.issues.
push({expected:"number",code:"invalid_type",input:c,inst:e,...l?{received:l}:{}}),o}}),Ec=ne("$ZodNumberFormat",(e,t)=>{
cc.init(e,t),Go.init(e,t)}),oh=null,rh=null,ih=null,sh=null,ah=null,ch=null,uh=null,lh=null,Cc=ne("$ZodNever",(e,t)=>{$e.
init(e,t),e._zod.parse=(o,i)=>(o.issues.push({expected:"never",code:"invalid_type",input:o.value,inst:e}),o)}),dh=null,fh=null;
function Mc(e,t){const o=Uo(e._zod.def.checks);if(!o.length)return;const i=Math.min(...o.map(l=>l[0])),c=e._zod.parse;e.
_zod.parse=(l,_)=>{const y=t(l.value);if(y>i&&!_?.skipChecks&&_?.direction!=="backward"){for(const[Z,w]of Uo(e._zod.def.
checks))if(y>Z&&w._zod.def.when(l)){const M=l.issues.length;return w._zod.check(l),l.issues[M].continue=!1,nn(l.issues,M,
e),l}}return c(l,_)}}const Oc=e=>Array.isArray(e)?e.length:-1,ph=e=>e instanceof Map?e.size:-1,hh=e=>e instanceof Set?e.
size:-1;function Xo(e,t,o){e.issues.length&&t.issues.push(...jo(o,e.issues)),t.value[o]=e.value}const Ic=ne("$ZodArray",
(e,t)=>{$e.init(e,t);const o=He.memoizer;o?.attach(e),e._zod.parse=(i,c)=>{const l=i.value;if(!Array.isArray(l))return i.
issues.push({expected:"array",code:"invalid_type",input:l,inst:e}),i;i.value=o?o.alloc(e,i,Array(l.length),c):Array(l.length);
const _=[],y=c?.abortEarly;for(let Z=0;Z<l.length;Z++){const w=l[Z],M=t.element._zod.run({value:w,issues:[]},c);if(M instanceof
Promise)_.push(M.then(K=>Xo(K,i,Z)));else if(Xo(M,i,Z),y&&M.issues.length!==0&&ze(M))break}return _.length?Promise.all(_).
then(()=>i):i},Mc(e,Oc)});function pt(e,t,o,i,c,l){const _=o in i,y=l==="optional";if(!(!_&&y&&c==="optional")){if(e.issues.
length){if(c!==void 0&&y&&!_)return;t.issues.push(...jo(o,e.issues))}if(!_&&c===void 0){e.issues.length||t.issues.push({
code:"invalid_type",expected:"nonoptional",input:void 0,path:[o]});return}e.value===void 0?(_||c==="defaulted"&&!y)&&(t.
value[o]=void 0):t.value[o]=e.value}}const Rc=[];function Nc(e){const t=Object.keys(e.shape),o=Object.getOwnPropertySymbols(
e.shape),i=o.length?o:Rc,c=i.length?[...t,...i]:t;for(const _ of c)if(!e.shape?.[_]?._zod?.traits?.has("$ZodType"))throw new Error(
`Invalid element at key "${String(_)}": expected a Zod schema`);const l=Ce(e.shape);return{...e,allKeys:c,symbolKeys:i,keySet:new Set(
t),numKeys:t.length,optionalKeys:new Set(l)}}function Dc(e,t,o,i,c,l,_){const y=[],Z=c.keySet,w=c.catchall._zod,M=w.def.
type,K=w.optin,L=w.optout;let j=0;for(const Y in t){if(_&&o.issues.length!==j){if(ze(o,j))break;j=o.issues.length}if(Z.has(
Y))continue;if(Y==="__proto__"){M==="never"&&y.push(Y);continue}if(M==="never"){y.push(Y);continue}const ee=w.run({value:t[Y],
issues:[]},i);ee instanceof Promise?e.push(ee.then(pe=>pt(pe,o,Y,t,K,L))):pt(ee,o,Y,t,K,L)}return y.length&&o.issues.push(
{code:"unrecognized_keys",keys:y,input:t,inst:l,continue:!0}),e.length?Promise.all(e).then(()=>o):o}const Fc=ne("$ZodObj\
ect",(e,t)=>{$e.init(e,t);const o=Object.getOwnPropertyDescriptor(t,"shape"),i=o?.get?o.get.raw:t.shape??{};if(i){const w=()=>{
const M={...i};return Object.defineProperty(t,"shape",{value:M}),w.raw=M,M};w.raw=i,Object.defineProperty(t,"shape",{get:w})}
const c=T(()=>Nc(t));me(e,"propValues",w=>{const M=w.def.shape,K={};for(const L in M){const j=M[L]._zod;if(j.values){Object.
prototype.hasOwnProperty.call(K,L)||z(K,L,new Set);for(const Y of j.values)K[L].add(Y);j.optin!==void 0&&K[L].add(void 0)}}
return K});const l=V,_=t.catchall;let y;const Z=He.memoizer;Z?.attach(e),e._zod.parse=(w,M)=>{y??(y=c.value);const K=w.value;
if(!l(K))return w.issues.push({expected:"object",code:"invalid_type",input:K,inst:e}),w;w.value=Z?Z.alloc(e,w,{},M):{};const L=[],
j=y.shape,Y=M?.abortEarly;let ee=w.issues.length;for(const pe of y.allKeys){if(Y&&w.issues.length!==ee){if(ze(w,ee))break;
ee=w.issues.length}if(pe==="__proto__")continue;const _e=j[pe],Pe=_e._zod.optin,zn=_e._zod.optout,wt=_e._zod.run({value:K[pe],
issues:[]},M);wt instanceof Promise?L.push(wt.then(Qe=>pt(Qe,w,pe,K,Pe,zn))):pt(wt,w,pe,K,Pe,zn)}return _?Dc(L,K,w,M,c.value,
e,Y===!0):L.length?Promise.all(L).then(()=>w):w}}),mh=null;function Yo(e,t,o,i){for(const l of e)if(l.issues.length===0)
return t.value=l.value,t;const c=e.filter(l=>!ze(l));return c.length===1?(t.value=c[0].value,c[0]):(t.issues.push({code:"\
invalid_union",input:t.value,inst:o,errors:e.map(l=>l.issues.map(_=>We(_,i,Ve())))}),t)}const Lc=ne("$ZodUnion",(e,t)=>{
$e.init(e,t),me(e,"optin",i=>i.def.options.some(c=>c._zod.optin==="defaulted")?"defaulted":i.def.options.some(c=>c._zod.
optin!==void 0)?"optional":void 0),me(e,"optout",i=>i.def.options.some(c=>c._zod.optout==="optional")?"optional":void 0),
me(e,"values",i=>{if(i.def.options.every(c=>c._zod.values))return new Set(i.def.options.flatMap(c=>Array.from(c._zod.values)))}),
me(e,"pattern",i=>{if(i.def.options.every(c=>c._zod.pattern)){const c=i.def.options.map(l=>l._zod.pattern);return new RegExp(
`^(${c.map(l=>O(l.source)).join("|")})$`)}});const o=t.options.length===1?t.options[0]._zod.run:null;e._zod.parse=(i,c)=>{
if(o)return o(i,c);let l=!1;const _=[];for(const y of t.options){const Z=y._zod.run({value:i.value,issues:[]},c);if(Z instanceof
Promise)_.push(Z),l=!0;else{if(Z.issues.length===0)return Z;_.push(Z)}}return l?Promise.all(_).then(y=>Yo(y,i,e,c)):Yo(_,
i,e,c)}});function gh(e,t,o,i){const c=[];for(let l=0;l<e.length;l++)e[l].issues.length===0&&c.push(l);return c.length===
1?(t.value=e[c[0]].value,t):(c.length===0?t.issues.push({code:"invalid_union",input:t.value,inst:o,errors:e.map(l=>l.issues.
map(_=>util.finalizeIssue(_,i,core.config())))}):t.issues.push({code:"invalid_union",input:t.value,inst:o,errors:[],inclusive:!1,
matches:c}),t)}const yh=null;function _h(e,t){const o=e._zod;let i=o.bag.optionsMap;i||(i=jc(o.def),o.bag.optionsMap=i);
const c=i.get(t);if(c===null)throw new Error(`Ambiguous discriminator value "${String(t)}"`);return c}function jc(e){const t=new Map;
for(const o of e.options){const i=o._zod.propValues?.[e.discriminator];if(!i||i.size===0)throw new Error(`Invalid discri\
minated union option at index "${e.options.indexOf(o)}"`);for(const c of i)if(t.has(c)){if(c!==void 0)throw new Error(`D\
uplicate discriminator value "${String(c)}"`);t.set(c,null)}else t.set(c,o)}return t}const bh=null,$h=null;function cn(e,t){
if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&+e==+t)return{valid:!0,data:e};if(util.isPlainObject(
e)&&util.isPlainObject(t)){const o=Object.keys(t),i=Object.keys(e).filter(l=>o.indexOf(l)!==-1),c={...e,...t};Object.prototype.
hasOwnProperty.call(c,"__proto__")&&delete c.__proto__;for(const l of i){if(l==="__proto__")continue;const _=cn(e[l],t[l]);
if(!_.valid)return{valid:!1,mergeErrorPath:[l,..._.mergeErrorPath]};c[l]=_.data}return{valid:!0,data:c}}if(Array.isArray(
e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};const o=[];for(let i=0;i<e.length;i++){const c=e[i],
l=t[i],_=cn(c,l);if(!_.valid)return{valid:!1,mergeErrorPath:[i,..._.mergeErrorPath]};o.push(_.data)}return{valid:!0,data:o}}
return{valid:!1,mergeErrorPath:[]}}function vh(e,t,o){const i=new Map;let c;const l=new Map,_=(w,M)=>{let K;if(w.code===
"unrecognized_keys"&&!w.path?.length)c??(c=w),K=w.keys;else if(w.code==="invalid_key"&&w.origin==="record"&&w.path?.length===
1){const L=String(w.path[0]);l.has(L)||l.set(L,w),K=[L]}else return!1;for(const L of K)i.has(L)||i.set(L,{}),i.get(L)[M]=
!0;return!0};for(const w of t.issues)_(w,"l")||e.issues.push(w);for(const w of o.issues)_(w,"r")||e.issues.push(w);const y=[
...i].filter(([,w])=>w.l&&w.r).map(([w])=>w);if(y.length){const w=c?y.filter(M=>c.keys.includes(M)):[];w.length&&e.issues.
push({...c,keys:w});for(const M of y)!w.includes(M)&&l.has(M)&&e.issues.push(l.get(M))}const Z=cn(t.value,o.value);if(!Z.
valid){if(util.aborted(e))return e;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(Z.mergeErrorPath)}`)}
return e.value=Z.data,e}const wh=null;function kh(e,t){for(let o=e.length-1;o>=0;o--)if(!(t==="optin"?e[o]._zod.optin!==
void 0:e[o]._zod.optout==="optional"))return o+1;return 0}function zh(e,t,o){e.issues.length&&t.issues.push(...util.prefixIssues(
o,e.issues)),t.value[o]=e.value}function Zh(e,t,o,i,c){for(let l=0;l<o.length;l++){const _=e[l],y=l<i.length;if(!y&&l>=c&&
o[l]._zod.optin==="optional"){t.value.length=l;break}if(_.issues.length){if(!y&&l>=c){t.value.length=l;break}t.issues.push(
...util.prefixIssues(l,_.issues))}t.value[l]=_.value}for(let l=t.value.length-1;l>=i.length&&(o[l]._zod.optout==="option\
al"&&t.value[l]===void 0);l--)t.value.length=l;return t}const xh=null,Ph=null;function Sh(e,t,o,i,c,l,_){e.issues.length&&
(util.propertyKeyTypes.has(typeof i)?o.issues.push(...util.prefixIssues(i,e.issues)):o.issues.push({code:"invalid_key",origin:"\
map",input:c,inst:l,issues:e.issues.map(y=>util.finalizeIssue(y,_,core.config()))})),t.issues.length&&(util.propertyKeyTypes.
has(typeof i)?o.issues.push(...util.prefixIssues(i,t.issues)):o.issues.push({origin:"map",code:"invalid_element",input:c,
inst:l,key:i,issues:t.issues.map(y=>util.finalizeIssue(y,_,core.config()))})),o.value.set(e.value,t.value)}const Th=null;
function Ah(e,t){e.issues.length&&t.issues.push(...e.issues),t.value.add(e.value)}const Eh=null,Ch=null,Mh=null,Uc=ne("$\
ZodTransform",(e,t)=>{$e.init(e,t),e._zod.optin="optional",He.memoizer?.guard(e),e._zod.parse=(o,i)=>{if(i.direction==="\
backward")throw new ic(e.constructor.name);const c=t.transform(o.value,o);if(i.async)return(c instanceof Promise?c:Promise.
resolve(c)).then(_=>(o.value=_,o));if(c instanceof Promise)throw new Me;return o.value=c,o}});function qo(e,t){return e.
value=t.issues.length?void 0:t.value,e}const Bc=ne("$ZodOptional",(e,t)=>{$e.init(e,t),me(e,"optin",o=>o.def.innerType._zod.
optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",me(e,"values",o=>{const i=o.def.innerType._zod.values;
return i?new Set([...i,void 0]):void 0}),me(e,"pattern",o=>{const i=o.def.innerType._zod.pattern;return i?new RegExp(`^(${O(
i.source)})?$`):void 0}),e._zod.parse=(o,i)=>{if(o.value===void 0){if(t.innerType._zod.optin!=="defaulted")return o;const c=t.
innerType._zod.run({value:o.value,issues:[]},i);return c instanceof Promise?c.then(l=>qo(o,l)):qo(o,c)}return t.innerType.
_zod.run(o,i)}}),Oh=null,Ih=null,Rh=null;function Nh(e,t){return e.value===void 0&&(e.value=t.defaultValue),e}const Dh=null,
Fh=null;function Lh(e,t){return!e.issues.length&&e.value===void 0&&e.issues.push({code:"invalid_type",expected:"nonoptio\
nal",input:e.value,inst:t}),e}const jh=null;function Uh(e,t,o,i){return t.issues.length?(e.value=o.catchValue({...t,value:e.
value,error:{issues:t.issues.map(c=>util.finalizeIssue(c,i,core.config()))},input:e.value}),e):(e.value=t.value,t.memo&&
(e.memo=!0),e)}const Bh=null,Kh=null,Kc=ne("$ZodPipe",(e,t)=>{$e.init(e,t),me(e,"values",o=>o.def.in._zod.values),me(e,"\
optin",o=>o.def.in._zod.optin),me(e,"optout",o=>o.def.out._zod.optout),me(e,"propValues",o=>o.def.in._zod.propValues),e.
_zod.parse=(o,i)=>{if(i.direction==="backward"){const l=t.out._zod.run(o,i);return l instanceof Promise?l.then(_=>ht(_,t.
in,i)):ht(l,t.in,i)}const c=t.in._zod.run(o,i);return c instanceof Promise?c.then(l=>ht(l,t.out,i)):ht(c,t.out,i)}});function ht(e,t,o){
return e.issues.some(i=>i.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run({value:e.value,issues:e.issues},o)}const Wh=null;
function Hh(e,t,o){if(e.issues.length)return e.aborted=!0,e;if((o.direction||"forward")==="forward"){const c=t.transform(
e.value,e);return c instanceof Promise?c.then(l=>mt(e,l,t.out,o)):mt(e,c,t.out,o)}else{const c=t.reverseTransform(e.value,
e);return c instanceof Promise?c.then(l=>mt(e,l,t.in,o)):mt(e,c,t.in,o)}}function mt(e,t,o,i){return e.issues.length?(e.
aborted=!0,e):o._zod.run({value:t,issues:e.issues},i)}const Vh=null,Gh=null;function Xh(e){return e.memo||(e.value=Object.
freeze(e.value)),e}function Wc(e){const t=e._zod.def;let o=t.pattern,i=!!t.format?.includes("int"),c,l;for(const y of t.
checks??[]){const Z=y._zod.def;Z.pattern&&(o=Z.pattern),i||(i=!!Z.format?.includes("int"));const w=Z.minimum??Z.length,M=Z.
maximum??Z.length;w!==void 0&&(c===void 0||w>c)&&(c=w),M!==void 0&&(l===void 0||M<l)&&(l=M)}if(o)return o.source;if(c!==
void 0&&l!==void 0&&c>l)return"(?!)";if(c!==void 0||l!==void 0)return regexes.string({minimum:c,maximum:l}).source;const _=e.
_zod.pattern;return(i&&_===regexes.number?regexes.integer:_)?.source}function Jo(e){const t=e._zod.def,o=e._zod.pattern?.
source,i=t.innerType??e._zod.innerType;if(i){const c=i._zod.pattern?.source,l=Jo(i);return o&&c&&l&&l!==c?o.replace(util.
cleanRegex(c),()=>util.cleanRegex(l)):o}if(t.options){const c=t.options.map(Jo);if(c.every(Boolean))return`^(${c.map(l=>util.
cleanRegex(l)).join("|")})$`}return Wc(e)}const Yh=null,qh=null,Jh=null,Qh=null,em=null;function tm(e,t,o,i){if(!e){const c={
code:"custom",input:o,inst:i,path:[...i._zod.def.path??[]],continue:!i._zod.def.abort};i._zod.def.params&&(c.params=i._zod.
def.params),t.issues.push(util.issue(c))}}var Qo;const nm=null,om=null;class Hc{constructor(){this._map=new WeakMap,this.
_idmap=new Map}add(t,...o){const i=o[0];return this._map.set(t,i),i&&typeof i=="object"&&"id"in i&&this._idmap.set(i.id,
t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){const o=this._map.get(t);return o&&typeof o==
"object"&&"id"in o&&this._idmap.delete(o.id),this._map.delete(t),this}get(t){const o=t._zod.parent;if(o){const i={...this.
get(o)??{}};delete i.id;const c={...i,...this._map.get(t)};return Object.keys(c).length?c:void 0}return this._map.get(t)}has(t){
return this._map.has(t)}}function Vc(){return new Hc}(Qo=globalThis).__zod_globalRegistry??(Qo.__zod_globalRegistry=Vc());
const gt=globalThis.__zod_globalRegistry;function yt(e){return e.checks&&(e.checks=[...e.checks]),e}function Gc(e,t){return new e(
yt({type:"string",...ce(t)}))}function rm(e,t){return new e(yt({type:"string",coerce:!0,...util.normalizeParams(t)}))}function im(e,t){
return new e({type:"string",format:"email",check:"string_format",abort:!1,...util.normalizeParams(t)})}function sm(e,t){
return new e({type:"string",format:"guid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function am(e,t){return new e(
{type:"string",format:"uuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function cm(e,t){return new e({
type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...util.normalizeParams(t)})}function um(e,t){return new e(
{type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...util.normalizeParams(t)})}function lm(e,t){return new e(
{type:"string",format:"uuid",check:"string_format",abort:!1,version:"v7",...util.normalizeParams(t)})}function dm(e,t){return new e(
{type:"string",format:"url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function fm(e,t){return new e({type:"\
string",format:"emoji",check:"string_format",abort:!1,...util.normalizeParams(t)})}function pm(e,t){return new e({type:"\
string",format:"nanoid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function hm(e,t){return new e({type:"\
string",format:"cuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function mm(e,t){return new e({type:"s\
tring",format:"cuid2",check:"string_format",abort:!1,...util.normalizeParams(t)})}function gm(e,t){return new e({type:"s\
tring",format:"ulid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function ym(e,t){return new e({type:"st\
ring",format:"xid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function _m(e,t){return new e({type:"stri\
ng",format:"ksuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function bm(e,t){return new e({type:"stri\
ng",format:"ipv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function $m(e,t){return new e({type:"strin\
g",format:"ipv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function vm(e,t){return new e({type:"string",
format:"mac",check:"string_format",abort:!1,...util.normalizeParams(t)})}function wm(e,t){return new e({type:"string",format:"\
cidrv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function km(e,t){return new e({type:"string",format:"\
cidrv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function zm(e,t){return new e({type:"string",format:"\
base64",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Zm(e,t){return new e({type:"string",format:"\
base64url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function xm(e,t){return new e({type:"string",format:"\
e164",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Pm(e,t){return new e({type:"string",format:"c\
redit_card",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Sm(e,t){return new e({type:"string",format:"\
iban",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Tm(e,t){return new e({type:"string",format:"j\
wt",check:"string_format",abort:!1,...util.normalizeParams(t)})}const Am={Any:null,Minute:-1,Second:0,Millisecond:3,Microsecond:6};
function Em(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,...util.
normalizeParams(t)})}function Cm(e,t){return new e({type:"string",format:"date",check:"string_format",...util.normalizeParams(
t)})}function Mm(e,t){return new e({type:"string",format:"time",check:"string_format",precision:null,...util.normalizeParams(
t)})}function Om(e,t){return new e({type:"string",format:"duration",check:"string_format",...util.normalizeParams(t)})}function Im(e,t){
return new e(yt({type:"number",checks:[],...util.normalizeParams(t)}))}function Rm(e,t){return new e(yt({type:"number",coerce:!0,
checks:[],...util.normalizeParams(t)}))}function Xc(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"\
safeint",...ce(t)})}function Nm(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float32",...util.
normalizeParams(t)})}function Dm(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float64",...util.
normalizeParams(t)})}function Fm(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"int32",...util.
normalizeParams(t)})}function Lm(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"uint32",...util.
normalizeParams(t)})}function jm(e,t){return new e({type:"boolean",...util.normalizeParams(t)})}function Um(e,t){return new e(
{type:"boolean",coerce:!0,...util.normalizeParams(t)})}function Bm(e,t){return new e({type:"bigint",...util.normalizeParams(
t)})}function Km(e,t){return new e({type:"bigint",coerce:!0,...util.normalizeParams(t)})}function Wm(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"int64",...util.normalizeParams(t)})}function Hm(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"uint64",...util.normalizeParams(t)})}function Vm(e,t){return new e(
{type:"symbol",...util.normalizeParams(t)})}function Gm(e,t){return new e({type:"undefined",...util.normalizeParams(t)})}
function Xm(e,t){return new e({type:"null",...util.normalizeParams(t)})}function Ym(e){return new e({type:"any"})}function qm(e){
return new e({type:"unknown"})}function Yc(e,t){return new e({type:"never",...ce(t)})}function Jm(e,t){return new e({type:"\
void",...util.normalizeParams(t)})}function Qm(e,t){return new e({type:"date",...util.normalizeParams(t)})}function eg(e,t){
return new e({type:"date",coerce:!0,...util.normalizeParams(t)})}function tg(e,t){return new e({type:"nan",...util.normalizeParams(
t)})}function qc(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function Jc(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!0})}
function Qc(e,t){return new checks.$ZodCheckGreaterThan({check:"greater_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function er(e,t){return new ac({check:"greater_than",...ce(t),value:e,inclusive:!0})}function ng(e){return Qc(0,e)}function og(e){
return qc(0,e)}function rg(e){return Jc(0,e)}function ig(e){return er(0,e)}function sg(e,t){return new checks.$ZodCheckMultipleOf(
{check:"multiple_of",...util.normalizeParams(t),value:e})}function ag(e,t){return new checks.$ZodCheckMaxSize({check:"ma\
x_size",...util.normalizeParams(t),maximum:e})}function cg(e,t){return new checks.$ZodCheckMinSize({check:"min_size",...util.
normalizeParams(t),minimum:e})}function ug(e,t){return new checks.$ZodCheckSizeEquals({check:"size_equals",...util.normalizeParams(
t),size:e})}function lg(e,t){return new checks.$ZodCheckMaxLength({check:"max_length",...util.normalizeParams(t),maximum:e})}
function eu(e,t){return new uc({check:"min_length",...ce(t),minimum:e})}function dg(e,t){return new checks.$ZodCheckLengthEquals(
{check:"length_equals",...util.normalizeParams(t),length:e})}function tu(e,t){return new dc({check:"string_format",format:"\
regex",...ce(t),pattern:e})}function fg(e){return new checks.$ZodCheckLowerCase({check:"string_format",format:"lowercase",
...util.normalizeParams(e)})}function pg(e){return new checks.$ZodCheckUpperCase({check:"string_format",format:"uppercas\
e",...util.normalizeParams(e)})}function hg(e,t){return new checks.$ZodCheckIncludes({check:"string_format",format:"incl\
udes",...util.normalizeParams(t),includes:e})}function mg(e,t){return new checks.$ZodCheckStartsWith({check:"string_form\
at",format:"starts_with",...util.normalizeParams(t),prefix:e})}function gg(e,t){return new checks.$ZodCheckEndsWith({check:"\
string_format",format:"ends_with",...util.normalizeParams(t),suffix:e})}function yg(e,t,o){return new checks.$ZodCheckProperty(
{check:"property",property:e,schema:t,...util.normalizeParams(o)})}function _g(e,t){return new checks.$ZodCheckProperties(
{check:"properties",shape:e,...util.normalizeParams(t)})}function bg(e,t){return new checks.$ZodCheckMimeType({check:"mi\
me_type",mime:e,...util.normalizeParams(t)})}function Ge(e){return new fc({check:"overwrite",tx:e})}function $g(e){return Ge(
t=>t.normalize(e))}function nu(){return Ge(e=>e.trim())}function vg(){return Ge(e=>e.toLowerCase())}function wg(){return Ge(
e=>e.toUpperCase())}function kg(){return Ge(e=>util.slugify(e))}function zg(e,t,o){return new e({type:"array",element:t,
...util.normalizeParams(o)})}function Zg(e,t,o){return new e({type:"union",options:t,...util.normalizeParams(o)})}function xg(e,t,o){
return new e({type:"union",options:t,inclusive:!1,...util.normalizeParams(o)})}function Pg(e,t,o,i){return new e({type:"\
union",options:o,discriminator:t,...util.normalizeParams(i)})}function Sg(e,t,o){return new e({type:"intersection",left:t,
right:o})}function Tg(e,t,o,i){const c=o instanceof schemas.$ZodType,l=c?i:o,_=c?o:null;return new e({type:"tuple",items:t,
rest:_,...util.normalizeParams(l)})}function Ag(e,t,o,i){return new e({type:"record",keyType:t,valueType:o,...util.normalizeParams(
i)})}function Eg(e,t,o,i){return new e({type:"map",keyType:t,valueType:o,...util.normalizeParams(i)})}function Cg(e,t,o){
return new e({type:"set",valueType:t,...util.normalizeParams(o)})}function Mg(e,t,o){const i=Array.isArray(t)?Object.fromEntries(
t.map(c=>[c,c])):t;return new e({type:"enum",entries:i,...util.normalizeParams(o)})}function Og(e,t,o){return new e({type:"\
enum",entries:t,...util.normalizeParams(o)})}function Ig(e,t,o){return new e({type:"literal",values:Array.isArray(t)?t:[
t],...util.normalizeParams(o)})}function Rg(e,t){return new e({type:"file",...util.normalizeParams(t)})}function Ng(e,t){
return new e({type:"transform",transform:t})}function Dg(e,t){return new e({type:"optional",innerType:t})}function Fg(e,t){
return new e({type:"nullable",innerType:t})}function Lg(e,t,o){return new e({type:"default",innerType:t,get defaultValue(){
return typeof o=="function"?o():util.shallowClone(o)}})}function jg(e,t,o){return new e({type:"nonoptional",innerType:t,
...util.normalizeParams(o)})}function Ug(e,t){return new e({type:"success",innerType:t})}function Bg(e,t,o){return new e(
{type:"catch",innerType:t,catchValue:typeof o=="function"?o:util.constantCatch(o)})}function Kg(e,t,o){return new e({type:"\
pipe",in:t,out:o})}function Wg(e,t){return new e({type:"readonly",innerType:t})}function Hg(e,t,o){return new e({type:"t\
emplate_literal",parts:t,...util.normalizeParams(o)})}function Vg(e,t){return new e({type:"lazy",getter:t})}function Gg(e,t){
return new e({type:"promise",innerType:t})}function Xg(e,t,o){const i=util.normalizeParams(o);return i.abort??(i.abort=!0),
new e({type:"custom",check:"custom",fn:t,...i})}function Yg(e,t,o){return new e({type:"custom",check:"custom",fn:t,...util.
normalizeParams(o)})}function qg(e,t){const o=ou(i=>(i.addIssue=c=>{if(typeof c=="string")i.issues.push(util.issue(c,i.value,
o._zod.def));else{const l=c;l.fatal&&(l.continue=!1),l.code??(l.code="custom"),"input"in l||(l.input=i.value),l.inst??(l.
inst=o),l.continue??(l.continue=!o._zod.def.abort),i.issues.push(util.issue(l))}},e(i.value,i)),t);return o}function ou(e,t){
const o=new checks.$ZodCheck({check:"custom",...util.normalizeParams(t)});return o._zod.check=e,o}function ru(e){const t=new xe(
{check:"describe"});return t._zod.onattach=[o=>{const i=gt.get(o)??{};gt.add(o,{...i,description:e})}],t._zod.check=()=>{},
t}function iu(e){const t=new xe({check:"meta"});return t._zod.onattach=[o=>{const i=gt.get(o)??{};gt.add(o,{...i,...e})}],
t._zod.check=()=>{},t}function Jg(e,t){const o=util.normalizeParams(t);let i=o.truthy??["true","1","yes","on","y","enabl\
ed"],c=o.falsy??["false","0","no","off","n","disabled"];o.case!=="sensitive"&&(i=i.map(j=>typeof j=="string"?j.toLowerCase():
j),c=c.map(j=>typeof j=="string"?j.toLowerCase():j));const l=new Set(i),_=new Set(c),y=e.Codec??schemas.$ZodCodec,Z=e.Boolean??
schemas.$ZodBoolean,w=e.String??schemas.$ZodString,M=new w({type:"string",error:o.error}),K=new Z({type:"boolean",error:o.
error}),L=new y({type:"pipe",in:M,out:K,transform:((j,Y)=>{let ee=j;return o.case!=="sensitive"&&(ee=ee.toLowerCase()),l.
has(ee)?!0:_.has(ee)?!1:(Y.issues.push({code:"invalid_value",expected:"stringbool",values:[...l,..._],input:Y.value,inst:L,
continue:!1}),{})}),reverseTransform:((j,Y)=>j===!0?i[0]||"true":c[0]||"false"),error:o.error});return L._zod.bag.truthy=
i,L._zod.bag.falsy=c,L._zod.bag.case=o.case??"insensitive",L}function Qg(e,t,o,i={}){const c=util.normalizeParams(i),l={
check:"string_format",type:"string",format:t,fn:typeof o=="function"?o:y=>o.test(y),...c};return o instanceof RegExp&&(l.
pattern=o),new e(l)}function su(){const e=this._zod;return e.message??(e.message=JSON.stringify(e.def,$,2)),e.message}function au(e){
this._zod.message=e}const cu={get:su,set:au,enumerable:!0,configurable:!0},un={value:void 0,enumerable:!1},tr=new WeakSet(
[Object.prototype,Error.prototype]),nr=(e,t)=>{e.name="$ZodError",un.value=t,Object.defineProperty(e,"issues",un),un.value=
void 0,Object.defineProperty(e,"message",cu);const o=Object.getPrototypeOf(e);tr.has(o)||(tr.add(o),Object.defineProperty(
o,"toString",{configurable:!0,enumerable:!1,get(){const i=()=>this.message;return Object.defineProperty(this,"toString",
{value:i,configurable:!0,writable:!0}),i},set(i){Object.defineProperty(this,"toString",{value:i,configurable:!0,writable:!0})}}))},
ey=ne("$ZodError",nr),ge=ne("$ZodError",nr,void 0,{Parent:Error});function uu(e,t,o){return Object.prototype.hasOwnProperty.
call(e,t)||(t==="__proto__"?Object.defineProperty(e,t,{value:o(),writable:!0,enumerable:!0,configurable:!0}):e[t]=o()),e[t]}
function ty(e,t=o=>o.message){const o={},i=[];for(const c of e.issues)c.path.length>0?uu(o,c.path[0],()=>[]).push(t(c)):
i.push(t(c));return{formErrors:i,fieldErrors:o}}function ny(e,t=o=>o.message){const o={_errors:[]},i=(c,l=[])=>{for(const _ of c.
issues)if(_.code==="invalid_union"&&_.errors.length)_.errors.map(y=>i({issues:y},[...l,..._.path]));else if(_.code==="in\
valid_key")i({issues:_.issues},[...l,..._.path]);else if(_.code==="invalid_element")i({issues:_.issues},[...l,..._.path]);else{
const y=[...l,..._.path];if(y.length===0)o._errors.push(t(_));else{let Z=o,w=0;for(;w<y.length;){const M=y[w],K=w===y.length-
1;if(M==="_errors"){K&&Z._errors.push(t(_)),w++;continue}Object.prototype.hasOwnProperty.call(Z,M)||Object.defineProperty(
Z,M,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});const L=Z[M];K&&L._errors.push(t(_)),Z=L,w++}}}};return i(
e),o}function oy(e,t=o=>o.message){const o={errors:[]},i=(c,l=[])=>{var _;for(const y of c.issues)if(y.code==="invalid_u\
nion"&&y.errors.length)y.errors.map(Z=>i({issues:Z},[...l,...y.path]));else if(y.code==="invalid_key")i({issues:y.issues},
[...l,...y.path]);else if(y.code==="invalid_element")i({issues:y.issues},[...l,...y.path]);else{const Z=[...l,...y.path];
if(Z.length===0){o.errors.push(t(y));continue}let w=o,M=0;for(;M<Z.length;){const K=Z[M],L=M===Z.length-1;typeof K=="str\
ing"?(w.properties??(w.properties={}),Object.prototype.hasOwnProperty.call(w.properties,K)||Object.defineProperty(w.properties,
K,{value:{errors:[]},enumerable:!0,writable:!0,configurable:!0}),w=w.properties[K]):(w.items??(w.items=[]),(_=w.items)[K]??
(_[K]={errors:[]}),w=w.items[K]),L&&w.errors.push(t(y)),M++}}};return i(e),o}function lu(e){const t=[],o=e.map(i=>typeof i==
"object"?i.key:i);for(const i of o)typeof i=="number"?t.push(`[${i}]`):typeof i=="symbol"?t.push(`[${JSON.stringify(String(
i))}]`):/[^\w$]/.test(i)?t.push(`[${JSON.stringify(i)}]`):(t.length&&t.push("."),t.push(i));return t.join("")}function ry(e){
const t=[],o=[...e.issues].sort((i,c)=>(i.path??[]).length-(c.path??[]).length);for(const i of o)t.push(`\u2716 ${i.message}`),
i.path?.length&&t.push(`  \u2192 at ${lu(i.path)}`);return t.join(`
`)}function _t(e,t){return{callee:t?.callee??e,Err:t?.Err}}const ln=e=>{const t=(o,i,c,l)=>{const _=c?{...c,async:!1}:{async:!1},
y=o._zod.run({value:i,issues:[]},_);if(y instanceof Promise)throw new Me;if(y.issues.length){const Z=new(l?.Err??e)(y.issues.
map(w=>We(w,_,Ve())));throw H(Z,l?.callee??t),Z}return y.value};return t},du=ln(ge),dn=e=>{const t=async(o,i,c,l)=>{const _=c?
{...c,async:!0}:{async:!0};let y=o._zod.run({value:i,issues:[]},_);if(y instanceof Promise&&(y=await y),y.issues.length){
const Z=new(l?.Err??e)(y.issues.map(w=>We(w,_,Ve())));throw H(Z,l?.callee??t),Z}return y.value};return t},fu=dn(ge),fn=e=>(t,o,i)=>{
const c=i?{...i,async:!1}:{async:!1},l=t._zod.run({value:o,issues:[]},c);if(l instanceof Promise)throw new Me;return l.issues.
length?rr(e,l.issues,c):{success:!0,data:l.value}},or=fn(ge);function rr(e,t,o){let i;return{success:!1,get error(){return i||
(i=new e(t.map(c=>We(c,o,Ve()))),t=void 0,o=void 0),i},set error(c){i=c,t=void 0,o=void 0}}}const pn=e=>async(t,o,i)=>{const c=i?
{...i,async:!0}:{async:!0};let l=t._zod.run({value:o,issues:[]},c);return l instanceof Promise&&(l=await l),l.issues.length?
rr(e,l.issues,c):{success:!0,data:l.value}},pu=pn(ge),hu=null,mu=null,iy=((e,t,o)=>{const i=e._zod.bag.validator;if(i!==
void 0){if(i(t)!==hu)return!0;if(i.definite===!0&&o===void 0)return!1}return gu(e,t,o)});function gu(e,t,o){const i=o?{...o,
async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},c=e._zod.bag.fallbackRun;let l;if(c?(i[mu]=!0,l=c({value:t,issues:[]},i)):
l=e._zod.run({value:t,issues:[]},i),l instanceof Promise)throw new core.$ZodAsyncError;return l.issues.length===0}const sy=async(e,t,o)=>{
const i=o?{...o,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0};let c=e._zod.run({value:t,issues:[]},i);return c instanceof
Promise&&(c=await c),c.issues.length===0},cy=(e=>{const t=ln(e),o=(i,c,l,_)=>{const y=l?{...l,direction:"backward"}:{direction:"\
backward"};return t(i,c,y,_t(o,_))};return o})(ge),ly=(e=>{const t=ln(e),o=(i,c,l,_)=>t(i,c,l,_t(o,_));return o})(ge),fy=(e=>{
const t=dn(e),o=async(i,c,l,_)=>{const y=l?{...l,direction:"backward"}:{direction:"backward"};return await t(i,c,y,_t(o,
_))};return o})(ge),hy=(e=>{const t=dn(e),o=async(i,c,l,_)=>await t(i,c,l,_t(o,_));return o})(ge),gy=(e=>(t,o,i)=>{const c=i?
{...i,direction:"backward"}:{direction:"backward"};return fn(e)(t,o,c)})(ge),_y=(e=>(t,o,i)=>fn(e)(t,o,i))(ge),$y=(e=>async(t,o,i)=>{
const c=i?{...i,direction:"backward"}:{direction:"backward"};return pn(e)(t,o,c)})(ge),wy=(e=>async(t,o,i)=>pn(e)(t,o,i))(
ge),we=ne("ZodMiniType",(e,t)=>{if(!e._zod)throw new Error("Uninitialized schema in ZodMiniType.");$e.init(e,t),e.def=t,
e.type=t.type},{get with(){return this.check},set with(e){Ae(this,"with",e)},parse(e,t){return du(this,e,t,{callee:this.
parse})},parseAsync(e,t){return fu(this,e,t,{callee:this.parseAsync})},safeParse(e,t){return or(this,e,t)},safeParseAsync(e,t){
return pu(this,e,t)},check(...e){const t=this.def;return this.clone({...t,checks:[...t.checks??[],...e.map(o=>typeof o==
"function"?{_zod:{check:o,def:{check:"custom"},onattach:[]}}:o)]},{parent:!0})},clone(e,t){return ae(this,e,t)},brand(){
return this},register(e,t){return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(this,...t)}}),ir=ne("Z\
odMiniString",(e,t)=>{$c.init(e,t),we.init(e,t)});function Xe(e){return Gc(ir,e)}const ky=null,yu=null;function zy(e){return core.
_email(yu,e)}const _u=null;function Zy(e){return core._guid(_u,e)}const bt=null;function xy(e){return core._uuid(bt,e)}function Py(e){
return core._uuidv4(bt,e)}function Sy(e){return core._uuidv6(bt,e)}function Ty(e){return core._uuidv7(bt,e)}const sr=null;
function Ay(e){return core._url(sr,e)}function Ey(e){return core._url(sr,{protocol:regexes.httpProtocol,hostname:regexes.
domain,...util.normalizeParams(e)})}const bu=null;function Cy(e){return core._emoji(bu,e)}const $u=null;function My(e){return core.
_nanoid($u,e)}const vu=null;function Oy(e){return core._cuid(vu,e)}const wu=null;function Iy(e){return core._cuid2(wu,e)}
const ku=null;function Ry(e){return core._ulid(ku,e)}const zu=null;function Ny(e){return core._xid(zu,e)}const Zu=null;function Dy(e){
return core._ksuid(Zu,e)}const xu=null;function Fy(e){return core._ipv4(xu,e)}const Pu=null;function Ly(e){return core._ipv6(
Pu,e)}const Su=null;function jy(e){return core._cidrv4(Su,e)}const Tu=null;function Uy(e){return core._cidrv6(Tu,e)}const Au=null;
function By(e){return core._mac(Au,e)}const Eu=null;function Ky(e){return core._base64(Eu,e)}const Cu=null;function Wy(e){
return core._base64url(Cu,e)}const Mu=null;function Hy(e){return core._e164(Mu,e)}const Ou=null;function Vy(e){return core.
_creditCard(Ou,e)}const Iu=null;function Gy(e){return core._iban(Iu,e)}const Ru=null;function Xy(e){return core._jwt(Ru,
e)}const Ye=null;function Yy(e,t,o={}){return core._stringFormat(Ye,e,t,o)}function qy(e){return core._stringFormat(Ye,"\
hostname",regexes.hostname,e)}function Jy(e){return core._stringFormat(Ye,"hex",regexes.hex,e)}function Qy(e){return core.
_stringFormat(Ye,"currency_code",regexes.currencyCode,e)}function e_(e,t){const o=t?.enc??"hex",i=`${e}_${o}`,c=core.regexes[i];
if(!c)throw new Error(`Unrecognized hash format: ${i}`);return core._stringFormat(Ye,i,c,t)}const ar=ne("ZodMiniNumber",
(e,t)=>{Go.init(e,t),we.init(e,t)});function Nu(e){return core._number(ar,e)}const qe=ne("ZodMiniNumberFormat",(e,t)=>{Ec.
init(e,t),ar.init(e,t)});function Du(e){return Xc(qe,e)}function t_(e){return core._float32(qe,e)}function n_(e){return core.
_float64(qe,e)}function o_(e){return core._int32(qe,e)}function r_(e){return core._uint32(qe,e)}const cr=null;function Fu(e){
return core._boolean(cr,e)}const Lu=null;function i_(e){return core._bigint(Lu,e)}const ur=null;function s_(e){return core.
_int64(ur,e)}function a_(e){return core._uint64(ur,e)}const ju=null;function c_(e){return core._symbol(ju,e)}const Uu=null;
function u_(e){return core._undefined(Uu,e)}const Bu=null;function Ku(e){return core._null(Bu,e)}const Wu=null;function l_(){
return core._any(Wu)}const Hu=null;function hn(){return core._unknown(Hu)}const Vu=ne("ZodMiniNever",(e,t)=>{Cc.init(e,t),
we.init(e,t)});function Gu(e){return Yc(Vu,e)}const Xu=null;function d_(e){return core._void(Xu,e)}const Yu=null;function f_(e){
return core._date(Yu,e)}const qu=ne("ZodMiniArray",(e,t)=>{Ic.init(e,t),we.init(e,t)});function mn(e,t){return new qu({type:"\
array",element:e,...ce(t)})}function p_(e){const t=e._zod.def.shape;return al(Object.keys(t))}const gn=ne("ZodMiniObject",
(e,t)=>{Fc.init(e,t),we.init(e,t),tc(e,"shape",o=>o._zod.def.shape,!1)});function h_(e,t){const o={type:"object",shape:e??
{},...util.normalizeParams(t)};return new gn(o)}function lr(e,t){return new gn({type:"object",shape:e,catchall:Gu(),...ce(
t)})}function m_(e,t){return new gn({type:"object",shape:e,catchall:hn(),...util.normalizeParams(t)})}function g_(e,t){return util.
extend(e,t)}function y_(e,t){return util.safeExtend(e,t)}function __(e,t){return util.merge(e,t)}function b_(e,t){return util.
pick(e,t)}function $_(e,t){return util.omit(e,t)}function v_(e,t){const o=e._zod.def;if(o.type!=="tuple")return util.partial(
yn,e,t);if(o.checks?.length)throw new Error(".partial() cannot be used on tuple schemas containing refinements");return util.
clone(e,{...o,items:o.items.map(i=>new yn({type:"optional",innerType:i}))})}function w_(e,t){return util.partial(pr,e,t,
"exactPartial")}function k_(e,t){return util.required(hr,e,t)}function z_(e,t){return e.clone(util.mergeDefs(e._zod.def,
{catchall:t}))}const Ju=ne("ZodMiniUnion",(e,t)=>{Lc.init(e,t),we.init(e,t)});function dr(e,t){return new Ju({type:"unio\
n",options:e,...ce(t)})}const Qu=null;function Z_(e,t){return new Qu({type:"union",options:e,inclusive:!1,...util.normalizeParams(
t)})}const el=null;function x_(e,t,o){return new el({type:"union",options:t,discriminator:e,...util.normalizeParams(o)})}
const tl=null;function P_(e,t){return new tl({type:"intersection",left:e,right:t})}const nl=null;function ol(e,t,o){const i=t instanceof
core.$ZodType,c=i?o:t,l=i?t:null;return new nl({type:"tuple",items:e,rest:l,...util.normalizeParams(c)})}const $t=null;function rl(e,t,o){
return!t||!t._zod?new $t({type:"record",keyType:Xe(),valueType:e,...util.normalizeParams(t)}):new $t({type:"record",keyType:e,
valueType:t,...util.normalizeParams(o)})}function S_(e,t,o){return new $t({type:"record",keyType:e,valueType:t,...util.normalizeParams(
o),partial:!0})}function T_(e,t,o){return new $t({type:"record",keyType:e,valueType:t,mode:"loose",...util.normalizeParams(
o)})}const il=null;function A_(e,t,o){return new il({type:"map",keyType:e,valueType:t,...util.normalizeParams(o)})}const sl=null;
function E_(e,t){return new sl({type:"set",valueType:e,...util.normalizeParams(t)})}const fr=null;function al(e,t){const o=Array.
isArray(e)?Object.fromEntries(e.map(i=>[i,i])):e;return new fr({type:"enum",entries:o,...util.normalizeParams(t)})}function C_(e,t){
return new fr({type:"enum",entries:e,...util.normalizeParams(t)})}const cl=null;function M_(e,t){return new cl({type:"li\
teral",values:Array.isArray(e)?e:[e],...util.normalizeParams(t)})}const ul=null;function O_(e){return core._file(ul,e)}const ll=ne(
"ZodMiniTransform",(e,t)=>{Uc.init(e,t),we.init(e,t)});function dl(e){return new ll({type:"transform",transform:e})}const yn=ne(
"ZodMiniOptional",(e,t)=>{Bc.init(e,t),we.init(e,t)});function ye(e){return new yn({type:"optional",innerType:e})}const pr=null;
function I_(e){return new pr({type:"optional",innerType:e})}const fl=null;function pl(e){return new fl({type:"nullable",
innerType:e})}function R_(e){return ye(pl(e))}const hl=null;function N_(e,t){return new hl({type:"default",innerType:e,get defaultValue(){
return typeof t=="function"?t():util.shallowClone(t)}})}const ml=null;function D_(e,t){return new ml({type:"prefault",innerType:e,
get defaultValue(){return typeof t=="function"?t():util.shallowClone(t)}})}const hr=null;function F_(e,t){return new hr(
{type:"nonoptional",innerType:e,...util.normalizeParams(t)})}const gl=null;function L_(e){return new gl({type:"success",
innerType:e})}const yl=null;function j_(e,t){return new yl({type:"catch",innerType:e,catchValue:typeof t=="function"?t:core.
util.constantCatch(t)})}const _l=null;function U_(e){return core._nan(_l,e)}const bl=ne("ZodMiniPipe",(e,t)=>{Kc.init(e,
t),we.init(e,t)});function $l(e,t){return new bl({type:"pipe",in:e,out:t})}const _n=null;function B_(e,t,o){return new _n(
{type:"pipe",in:e,out:t,transform:o.decode,reverseTransform:o.encode})}function K_(e){const t=e._zod.def;return new _n({
type:"pipe",in:t.out,out:t.in,transform:t.reverseTransform,reverseTransform:t.transform})}const vl=null;function W_(e){return new vl(
{type:"readonly",innerType:e})}const wl=null;function H_(e,t){return new wl({type:"template_literal",parts:e,...util.normalizeParams(
t)})}const kl=null;function zl(e){return new kl({type:"lazy",getter:e})}const Zl=null;function V_(e){return new Zl({type:"\
promise",innerType:e})}const mr=null;function xl(e,t){const o=new xe({check:"custom",...ce(t)});return o._zod.check=e,o}
function Pl(e,t){return core._custom(mr,e??(()=>!0),t)}function G_(e,t={}){return core._refine(mr,e,t)}function X_(e,t){
return core._superRefine(e,t)}const Y_=ru,q_=iu;class J_{constructor(...t){}}function Q_(e,t={}){const o=Pl(i=>i instanceof
e,t);return o._zod.bag.Class=e,o._zod.check=i=>{i.value instanceof e||i.issues.push({code:"invalid_type",expected:e.name,
input:i.value,inst:o,path:[...o._zod.def.path??[]]})},o}const eb=(...e)=>core._stringbool({Codec:_n,Boolean:cr,String:ir},
...e);function tb(){const e=zl(()=>dr([Xe(),Nu(),Fu(),Ku(),mn(e),rl(Xe(),e)]));return e}const Sl=null;function nb(e){return new Sl(
{type:"function",input:Array.isArray(e?.input)?ol(e?.input):e?.input??mn(hn()),output:e?.output??hn()})}var Tl=s(50),Je=s(
8925),bn=s(642),vt=s(2542);function $n(e,t){return Xe({error:({input:i})=>i===void 0?`is missing; add ${e}`:vn(e,i)}).check(
nu(),xl(({value:i,issues:c})=>{const l=t(i);"message"in l&&c.push({code:"custom",message:l.message,input:i})}))}function vn(e,t){
const o=e==="text";if(t===null)return`has no value; use ${e}${o?" (in quotes if it begins with `#`)":""}`;const i=typeof t==
"number"||typeof t=="boolean";return`is ${gr(t)}${o&&i?", not text; put it in quotes":`; use ${e}`}`}function gr(e){return e===
null?"null":Array.isArray(e)?"a list":{string:"text",number:"a number",boolean:"a boolean"}[typeof e]??"a mapping"}const wn=e=>({
error:({code:t,input:o})=>t==="invalid_type"?vn(e,o):void 0}),Oe=$n("text",bn.GT),yr=$n("an https URL",vt.QP.icon_url),_r=$n(
"an http or https URL",vt.QP.landing_url),Al=mn(lr({text:Oe,url:_r},wn("a mapping of `text` and `url`")),wn("a list of {\
text, url}")).check(eu(1,"is an empty list; write at least one button, or leave it out")),br="whole seconds (3600) or a \
duration (12h)",kn=({input:e})=>{if(typeof e=="number")return`is ${e}; use ${br}`;const t=typeof e=="string"?(0,bn.p0)(e.
trim()):void 0;return t&&"message"in t?t.message:vn(br,e)},El=Xe().check(tu(/^\s*[0-9]+[smhdw]?\s*$/,{error:kn,abort:!0})),
Cl=$l(dr([Du().check(er(0,{error:kn,abort:!0})),El],{error:kn}),dl((e,{issues:t})=>{const o=typeof e=="number"?{value:e}:
(0,bn.p0)(e.trim());return"value"in o?o.value:(t.push({code:"custom",message:o.message,input:e}),oc)})),Ml=lr({title:ye(
Oe),message:ye(Oe),icon_url:ye(yr),banner_url:ye(yr),landing_url:ye(_r),actions:ye(Al),utm_source:ye(Oe),utm_medium:ye(Oe),
utm_campaign:ye(Oe),ttl:ye(Cl)},wn("a mapping of notification fields"));function Ol(e,{value:t,positionOf:o,problems:i}){
const c=(j,Y)=>(0,Je.CC)(e,Y,{path:j,position:o(j)}),l=$r(t);if(l===void 0)return{fields:{},problems:[...i,c(["actions"],
"has too many elements to check; write fewer")]};if(l.success&&i.length===0)return{fields:l.data,problems:[]};const _=new Set(
i.map(({path:j=[]})=>(0,Je.LF)(j))),Z=(l.error?.issues??[]).filter(({path:j})=>!_.has((0,Je.LF)(j))).flatMap(({path:j,message:Y,
...ee})=>ee.code==="unrecognized_keys"?ee.keys.map(pe=>({path:[...j,pe]})):[{path:j,message:Y}]),w=(0,Je.Kc)(e,Z,({path:j,
message:Y=Il(j)})=>c(j,Y)),M=[...i,...w].sort(Je.rg),K=new Set([...i,...Z].map(({path:j})=>j?.[0])),L=Object.entries(t??
{}).filter(([j])=>!K.has(j));return{fields:$r(Object.fromEntries(L))?.data??{},problems:M}}function Il(e){if(e.length>1)
return"is not part of a button; a button has only `text` and `url`";if(e[0]==="target")return"cannot be set in a payload\
 file; set the input `target` in the workflow";const t=(0,Tl.d)(String(e[0]),vt.pi);return`is not a field of a notificat\
ion; ${t?`did you mean \`${t}\`?`:`the fields are ${vt.pi.join(", ")}.`} For other fields of your service, use the input\
 \`extra-fields\``}function $r(e){try{return or(Ml,e)}catch(t){if(t instanceof RangeError)return;throw t}}}),8758:((n,r,s)=>{
s.d(r,{readActions:()=>m,s:()=>h});var a=s(8925),u=s(8992),d=s(2542),f=s(9715),p=s(3924);async function m($,x){const T={
input:"actions"},C=await(0,p.h)($,T,x);if(!("value"in C))return{fields:{},problems:C.problems};const{fields:O,problems:R}=(0,f.
L5)(T,{value:{actions:C.value},positionOf:U=>C.positionOf(U.slice(1)),problems:C.problems.map(U=>({...U,path:["actions",
...U.path??[]]}))});return{fields:O,problems:R.map(U=>({...U,path:U.path?.slice(1)}))}}const b=new Set([...d.pi.map(d.wg),
"target"]);async function h($,x){const T={input:"extra-fields"},C=await(0,p.h)($,T,x),{problems:O}=C;if(!("value"in C))return{
fields:{},problems:O};if(!(0,u.Gv)(C.value))return O.push((0,a.CC)(T,"is not a mapping; write fields as `name: value`")),
{fields:{},problems:O};for(const R of Object.keys(C.value)){const U=R.replaceAll("_","-"),v={path:[R],position:C.positionOf(
[R])};b.has(U)&&O.push((0,a.CC)(T,`has its own input, \`${U}\`; use that`,v))}return{fields:O.length>0?{}:C.value,problems:O}}}),
3924:((n,r,s)=>{s.d(r,{h:()=>h});var a=s(8925),u=s(3332),d=s(642),f=s(8992);const p=/^( *(?:- +)*)([\w$-]{1,40}):(?:[ \t]+(\S?)|$)/;
function m(A){const g=p.exec(A);if(!g)return;const[,S="",I="",J=""]=g;return{indentation:S,key:I,hasValue:J!==""}}function b(A,g){
const S=A.split(/\r?\n/,g+1);for(const I of[g,g+1]){const J=m(S[I-1]??"");if(!J||J.indentation.includes("-"))continue;const X=J.
indentation.length+1,ie=S.slice(0,I-1).flatMap(P=>m(P)??[]).at(-1);if(!(!ie?.hasValue||ie.indentation.length+1===X))return{
key:J.key,above:ie.key,position:{line:I,column:X}}}}async function h(A,g,S){const I=se=>(0,u.kU)({[g.input]:se},S,g.file),
J=I(A);if(J.length>0)return{problems:J};const X=await s.e(815).then(s.t.bind(s,8815,19)),re=new X.LineCounter,[ie,P]=X.parseAllDocuments(
A,{version:"1.2",lineCounter:re,stringKeys:!0,uniqueKeys:!1,prettyErrors:!1,logLevel:"silent"}),B=se=>{const{line:ue,col:ae}=re.
linePos(se);return{line:ue,column:ae}};if(!ie)return{value:null,positionOf:()=>{},problems:[]};const{contents:q,errors:D,
warnings:W}=ie,H=g.file===void 0||X.isMap(q),V=({message:se})=>H?` (${(0,f.$Q)(se.replace(/(: |\n).*/s,""))})`:"",k=g.file===
void 0?"invalid-input":"unreadable-file",[F]=D;if(F)return{problems:[(0,a.CC)(g,...he(F))]};const N=[],te=(se,ue,ae,ce=!1)=>N.
push((0,a.CC)(g,se,{path:ae,position:B(ue),...ce&&{reason:k}}));P&&te("contains more than one YAML document; write only \
one",P.range[0],[]);const Q=new O(X,H?te:()=>{},g.file!==void 0);try{const se=Q.read(q),[ue]=W;ue&&N.length===0&&te(`is \
not plain YAML${V(ue)}`,ue.pos[0],[]);const ae=I([se,Q.quotable]);return ae.length>0?{problems:ae}:N.some(ce=>ce.reason===
"unreadable-file")?{problems:N}:R(se,$)?{problems:[...N,(0,a.CC)(g,x)]}:{value:se,positionOf:Q.positionsIn(q,B),problems:N}}catch(se){
if(!(se instanceof RangeError))throw se;const ue=I(Q.quotable);return{problems:ue.length>0?ue:[...N,(0,a.CC)(g,T)]}}function he(se){
const[ue]=se.pos;if(se.code==="RESOURCE_EXHAUSTION")return[T,{position:B(ue),reason:k}];const ae=H?b(A,B(ue).line):void 0;
if(ae)return[`has wrong indentation: \`${ae.key}\` must align with \`${ae.above}\``,{position:ae.position,reason:k}];const ce=A.
slice(0,ue).trimEnd(),fe=ce.lastIndexOf(" ")+1;if(ce[fe]==="*")return[`is neither YAML nor JSON; ${C}`,{position:B(fe),reason:k}];
const Be=v[se.code]??"check the indentation, and put text that contains `: ` or `#` in quotes";return[`is neither YAML n\
or JSON${V(se)}; ${Be}`,{position:B(ue),reason:k}]}}const $=65536,x="is larger than 64 KiB as JSON, with its aliases exp\
anded; make it smaller",T="is nested too deeply; use fewer levels",C="put text that begins with `*` in quotes";class O{quotable=[];yaml;refuse;isFile;path=[];anchors=new Map;targets=new Map;constructor(g,S,I){
this.yaml=g,this.refuse=S,this.isFile=I}read(g){const{yaml:S}=this;if(!S.isNode(g))return null;if(S.isAlias(g))return this.
readAlias(g);this.refuseTag(g);const I={node:g,value:void 0,isRead:!1};return g.anchor!==void 0&&this.anchors.set(g.anchor,
I),I.value=this.readValue(g),I.isRead=!0,I.value}readValue(g){const{yaml:S}=this;if(S.isSeq(g))return g.items.map((re,ie)=>this.
readInside(ie,re));if(S.isMap(g))return this.readMap(g);const{value:I,source:J}=g,X=typeof I=="number"?z(I,this.isFile?J:
void 0):void 0;return X&&this.refuseNode(`is ${(0,f.$Q)(J??String(I))}, ${X}`,g),I}readMap(g){const S=new Map;for(const{
key:I,value:J}of g.items){const X=U(I);if(this.quotable.push(X),S.has(X)){const re=(I.range??g.range)?.[0]??0;this.refuse(
"is there twice; write each key once",re,[...this.path,X],!0)}S.set(X,this.readInside(X,J))}return Object.fromEntries(S)}readInside(g,S){
this.path.push(g);const I=this.read(S);return this.path.pop(),I}readAlias(g){const{source:S}=g,I=this.anchors.get(S);if(this.
quotable.push(S),I?.isRead)return this.targets.set(g,I.node),I.value;const J=(0,f.$Q)(S),X=I?`contains itself, by the al\
ias \`*${J}\`; remove it`:`is the alias \`*${J}\`, but there is no \`&${J}\` before it; ${C}`;return this.refuseNode(X,g),
null}refuseTag({tag:g,range:S}){!g||E.test(g)||(this.quotable.push(g),this.refuse(`has the tag ${(0,f.$Q)(g)}, which is \
not supported; remove it`,S?.[0]??0,[...this.path]))}refuseNode(g,{range:S}){this.refuse(g,S?.[0]??0,[...this.path])}positionsIn(g,S){
const{yaml:I,targets:J}=this,X=new Map,re=ie=>{const P=X.get(ie)??new Map(ie.items.map(B=>[U(B.key),B]));return X.set(ie,
P),P};return ie=>{let P=g,B=I.isNode(P)?P.range?.[0]:void 0;for(const q of ie){I.isAlias(P)&&(P=J.get(P));const D=I.isMap(
P)?re(P).get(String(q)):void 0;if(I.isMap(P))P=D?.value;else if(I.isSeq(P))P=P.items[Number(q)];else break;if(!I.isNode(
P)||!P.range)continue;B=P.range[0];const W=I.isNode(D?.key)?D.key.range?.[0]:void 0;W!==void 0&&S(W).line<S(B).line&&(B=
W)}return B===void 0?void 0:S(B)}}}function R(A,g){let S=0;const I=X=>{S+=Buffer.byteLength(JSON.stringify(X))},J=[A];for(;J.
length>0&&S<=g;){const X=J.pop();if(typeof X!="object"||X===null){I(X);continue}const re=Object.entries(X);S+=Math.max(2,
re.length+1);for(const[ie,P]of re)Array.isArray(X)||(I(ie),S+=1),J.push(P)}return S>g}const U=A=>String(A?.value??A),v={
BAD_INDENT:"check the indentation, and that every bracket is closed",BAD_SCALAR_START:"put text that begins like this in\
 quotes",MISSING_CHAR:"close every quotation mark and bracket",TAB_AS_INDENT:"indent with spaces, not with tabs"},E=/^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;
function z(A,g=""){const S=(0,d.XM)(g);if(S!==void 0)return`which YAML reads as ${A}${(0,d.yi)(S)}`;if(!Number.isFinite(
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
void 0?R:`${R}: ${f(h.cause)}`}function p(h){return new u({reason:"cancelled",title:`${h} failed`,message:m(h),hint:b})}
const m=h=>h==="Sending"?"The run was cancelled before the service received the request.":`The run was cancelled while ${h.
charAt(0).toLowerCase()}${h.slice(1)}.`,b="If you did not mean to cancel it, run it again."}),50:((n,r,s)=>{s.d(r,{d:()=>f});
var a=s(7785);const u=2,d=p=>p.toLowerCase().replace(/[-_]/g,"");function f(p,m){const b=new Map(m.map(x=>[x,(0,a.A)(d(x),
d(p))])),h=([x,T])=>T<=Math.min(u,x.length>>1),[$]=[...b].filter(h).sort(([,x],[,T])=>x-T);return $?.[0]}}),8925:((n,r,s)=>{
s.d(r,{CC:()=>d,Kc:()=>U,LF:()=>m,LT:()=>h,_k:()=>v,fI:()=>$,rg:()=>f});var a=s(3916),u=s(8992);function d(z,A,g={}){return{
...typeof z=="string"?{input:z}:z,message:A,reason:"invalid-input",...g}}function f({position:z},{position:A}){return!z||
!A?+!z-+!A:z.line-A.line||z.column-A.column}const p=100;function m(z){const A=z.slice(0,p).map((g,S)=>{if(typeof g=="num\
ber")return`[${g}]`;const I=(0,u.$Q)(String(g)).replace(u.Qi,"\uFFFD");return S>0?`.${I}`:I});return(0,u.$Q)(A.join(""))}
const b=z=>z.endsWith("?")?z:`${z}.`;function h(z,A,g,S=""){return`${z.length>0?`\`${m(z)}\``:A}${S}${g.startsWith('"')?
":":""} ${b(g)}`}function $({input:z,file:A,path:g=[],position:S,message:I}){const J=S&&`line ${S.line}, column ${S.column}`;
if(A!==void 0){const B=J?`${A}, ${J}`:A;return`${z}: ${B}: ${h(g,"the file",I)}`}const X=J?` (${J})`:"",re=typeof g[0]==
"number";if(g.length>0&&!re)return`${z}: ${h(g,"",I,X)}`;const ie=re?m([z,...g]):z;return I.startsWith('"')?`${ie}${X}: ${b(
I)}`:`${re?`\`${ie}\``:x(ie)}${X} ${b(I)}`}const x=z=>z.replace(/[^,\s]+/g,"`$&`").replace(/, (?=\S*$)/," and ");function T(z){
const A=z.some(g=>g.reason==="invalid-input")?"invalid-input":"unreadable-file";return new Failure({reason:A,title:A==="\
unreadable-file"?"Unreadable file":"Invalid input",message:E(z.map($),v(z)),hint:O(z)})}const C=new Set(["base-url","api\
-token"]);function O(z){const A=v(z)===1?"Correct it":"Correct what is listed";return z.every(({input:g})=>C.has(g))?`${A}\
. If you changed a secret or variable, re-run the failed job. If you changed the workflow, ${startNewRun}.`:`${A}, then ${startNewRun}\
.`}const R=100;function U(z,A,g){const S=v(A.slice(R)),I=A.slice(0,R).map(g);return S===0?I:[...I,d(z,`has ${S} more pro\
blems`,{count:S})]}const v=z=>z.reduce((A,{count:g=1})=>A+g,0);function E(z,A=z.length,g="problems"){if(z.length===1)return z.
join("");const S=z.slice(0,R).map(I=>`- ${I}`);return A>S.length&&S.push(`- and ${A-S.length} more`),`${A} ${g}:
${S.join(`
`)}`}}),3332:((n,r,s)=>{s.d(r,{gE:()=>b,kU:()=>X,ue:()=>re});var a=s(8925);const u="the API token",d="the GitHub token",
f="***",p=8,m=4;function b(P){const B=new Map(P.others?.map(D=>[D,""]));B.set(P.githubToken??"",d).set(P.apiToken,u),B.delete(
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
inText:({start:V,end:k})=>({start:V,end:Math.min(k,B.length)})},W=g(P,D,q);if(!C.test(B))return W;const H=T.flatMap(V=>{
const k=E(D,V,q);return k===D?[]:g(P,k,q,V)});return[...W,...H]}function g(P,B,q,D){const W=E(B,O,q);return P.flatMap(({
text:H,name:V,base64:k})=>{const F=D?[H.replace(D.escapes,R)].filter(Q=>Q!==H):[],N=[H,...F].flatMap(Q=>S({text:Q,minLength:H.
length},B,q)),te=k.flatMap(Q=>S(Q,W,q));return[...N,...te].map(Q=>({...Q,name:V}))})}function S(P,B,q){const{text:D}=B,{
length:W}=P.text,H=D.indexOf(P.text);if(H<0&&!q)return[];const{ends:V,begun:k}=J(P.text,D,H<0?Math.max(0,D.length-W):H),
F=[];for(const N of V){const{start:te,end:Q}=I(P,B,N-W,N),he=F.at(-1);Q-te<P.minLength||(he&&te<he.end?he.end=Q:F.push({
start:te,end:Q}))}if(q&&k>0){const N=I(P,B,D.length-k,Number.POSITIVE_INFINITY);(P.beside?k:N.end-N.start)>=Math.min(m,W-
1)&&F.push(N)}return F}function I({beside:P},{text:B,inText:q},D,W){const H=F=>/[\w+/-]/.test(B.charAt(F)),V=P?.before&&
H(D-1)?D-1:D;let k=P?.behind&&H(W)?W+1:W;for(;P&&k<W+3&&B[k]==="=";)k++;return q({start:V,end:k})}function J(P,B,q){const D=[
0,0],W=(k,F)=>{let N=k;for(;N>0&&P[N]!==F;)N=D[N]??0;return P[N]===F?N+1:N};for(let k=1;k<P.length;k++)D.push(W(D[k]??0,
P[k]));const H=[];let V=0;for(let k=q;k<B.length;k++)V=W(V,B[k]),V===P.length&&H.push(k+1);return{ends:H,begun:V===P.length?
0:V}}function X(P,B,q){return Object.entries(P).flatMap(([D,W])=>{const H=ie(W,B);return H?(0,a.CC)({input:D,file:q},`co\
ntains ${H}, which would be published; remove it`):[]})}function re(P,B){const{"api-token":q,"github-token":D="",...W}=P,
H=B.find(D)===u;return X({...W,...H&&{"github-token":D}},B)}function ie(P,B){const q=new Set([P]);for(const D of q){const W=typeof D==
"string"||typeof D=="number"?B.find(String(D)):void 0;if(W)return W;if(typeof D=="object"&&D!==null)for(const H of Object.
entries(D))for(const V of H)q.add(V)}}}),6974:((n,r,s)=>{s.d(r,{IZ:()=>H,Pw:()=>g,uB:()=>W});var a=s(8992);function u(k){
if(k==="latest")return{value:{kind:"latest"}};const F=k.replace(/^refs\/tags\//,"");return F===""?{message:`${(0,a.hD)(k)}\
 is not a tag; use a tag such as v1.2.3, or \`latest\``}:{value:{kind:"tag",tag:F}}}function d(k){const F="use two times\
 of day, such as 09:00-20:00";if(!/^([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/.exec(k))return{message:`${(0,a.
hD)(k)} is not a range of times; ${F}`};const[te=0,Q=0]=k.split("-").map(f);return te===Q?{message:`${(0,a.hD)(k)} begin\
s and ends at the same time; ${F}`}:{value:{from:te,to:Q,text:k}}}function f(k){const[F=0,N=0]=k.split(":").map(Number);
return F*60+N}function p(k){if(/^[a-z]/i.test(k)&&m(k))return{value:k};const F=k.replaceAll(" ","_").toLowerCase(),N=Intl.
supportedValuesOf("timeZone").find(Q=>Q.toLowerCase().endsWith(`/${F}`)),te=N?`did you mean ${N}?`:"use a name from the \
IANA time zone database, such as Europe/Berlin";return{message:`${(0,a.hD)(k)} is not a time zone that this runner knows\
; ${te}`}}function m(k){try{return new Intl.DateTimeFormat("en",{timeZone:k}),!0}catch{return!1}}function b(k){if(k==="a\
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
"expected-payload":b,"github-token":O(x.d6)},A=k=>k.replace(/-([a-z])/g,(F,N)=>N.toUpperCase()),g=["title","message","ic\
on-url","banner-url","landing-url","actions","utm-source","utm-medium","utm-campaign","ttl"],S=k=>Object.keys(k),I=S(v),
J=[...S(z),...g];function X(k,F){return P(v,k,F)}function re(k,F){const N=P(z,k,F,V(k));return N.settings?.release?.kind===
"latest"&&(N.settings.maxAge??=ie),N}const ie=604800;function P(k,F,N,te=[]){const Q=[...(0,$.ue)(F,N),...q(F)],he=new Set(
Q.map(({input:fe})=>fe)),se={...F,...Object.fromEntries([...he].map(fe=>[fe,"(refused)"]))},ue={},ae=[];for(const[fe,Be]of Object.
entries(k)){const Ce=Be(se[fe]);"value"in Ce?ue[A(fe)]=Ce.value:ae.push((0,h.CC)(fe,Ce.message))}const ce=[...Q,...[...ae,
...te].filter(({input:fe})=>!he.has(fe))];return{settings:ce.length>0?void 0:ue,problems:ce,inputs:se,refused:he}}const B=65536;
function q(k){return["actions","extra-fields"].filter(N=>Buffer.byteLength(k[N]??"")>B).map(N=>(0,h.CC)(N,"is larger tha\
n 64 KiB; make it smaller"))}const D={"payload-files":R,"extra-fields":R,"check-urls":z["check-urls"],timeout:v.timeout,
summary:v.summary},W=[...S(D),...g];function H(k,F){const N="is missing; set paths of payload files, or a notification a\
s inputs",te=k["payload-files"]===""&&g.every(Q=>k[Q]==="");return P(D,k,F,te?[(0,h.CC)("payload-files",N)]:[])}function V(k){
const[F,N]=[k.target==="all",k.target==="audience"],te="is only allowed with `target: audience`",Q="remove it, or change\
 `target`",he="(the service does not report the reach of a broadcast)",se=k["once-key"]?"`once-key` needs it to store a \
record in the repository":"the input `release` needs it to fetch the release";return[["audience-id",F&&k["audience-id"],
`${te}; ${Q}`],["audience-name",F&&k["audience-name"],`${te}; ${Q}`],["max-reach",F&&k["max-reach"],`${te} ${he}; remove\
 it`],["audience-id, audience-name",N&&!k["audience-id"]&&!k["audience-name"],"are both missing; set at least one"],["on\
ce-key",k["once-per"]&&!k["once-key"],"is missing; `once-per` needs it"],["time-zone",k["time-zone"]&&!k["send-between"]&&
!k["once-per"],"has no effect without `send-between` or `once-per`; set one of them, or remove it"],["github-token",(k["\
once-key"]||k.release)&&!k["github-token"],`is missing; ${se}`]].flatMap(([ae,ce,fe])=>ce?problem(ae,fe):[])}}),642:((n,r,s)=>{
s.d(r,{GT:()=>U,XM:()=>m,d6:()=>T,p0:()=>x,pc:()=>R,rD:()=>p,rf:()=>C,yG:()=>$,yi:()=>b,zM:()=>h});var a=s(8992);const u={
"":1,s:1,m:60,h:3600,d:86400,w:604800},d=/^[\x21-\x7e]+$/,f=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;function p(v,E,z){
const A=g=>/^[0-9]+$/.test(g)&&Number(g)>=E&&Number(g)<=z;return g=>{if(A(g))return{value:Number(g)};const S=m(g),I=S!==
void 0&&A(S)?b(S):"";return{message:`${(0,a.hD)(g)} is not ${I?`a whole number${I}`:v}`}}}function m(v){return/^\d{1,3}([.,'’_ \xa0\u2009\u202f])\d{3}(\1\d{3})*$/.
test(v)?v.replace(/\D/g,""):void 0}const b=v=>`; write \`${v}\`, without separators`;function h(v){return/^(true|True|TRUE)$/.
test(v)?{value:!0}:/^(false|False|FALSE)$/.test(v)?{value:!1}:{message:`${(0,a.hD)(v)} is neither true nor false; use \`t\
rue\` or \`false\``}}function $(v){const E=h(v);return"value"in E?E.value:void 0}function x(v){const E=/^([0-9]+)([smhdw]?)$/.
exec(v),z="use whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";if(!E){const g=m(v);return{
message:`${(0,a.hD)(v)} is not a duration${g?b(g):`; ${z}`}`}}const A=Number(E[1])*u[E[2]];return Number.isSafeInteger(A)?
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
 token unencrypted; use an https URL (http is only for loopback addresses)`};const[,g]=/[^/](\/v1(?:\/audience|\/notifications)?)\/*$/.
exec(v)??[];return g?{message:`${(0,a.hD)(v)} ends with \`${g}\`, which the action adds; remove \`${g}\``}:/[?#]/.test(v)?
{message:`${(0,a.hD)(v)} has a query or fragment; remove it`}:{value:v.replace(/\/+$/,"")}}function U(v){return v===""?{
message:"is blank, which the service refuses; write some text"}:!/[!-~]/.test(v)&&(0,a.h0)(v)===""?{message:"has no visi\
ble character; write some text"}:{value:v}}}),8992:((n,r,s)=>{s.d(r,{$Q:()=>U,Dl:()=>d,Gv:()=>A,Kb:()=>z,QO:()=>a,Qi:()=>m,
h0:()=>O,hD:()=>h,qF:()=>p,xb:()=>b});const a=2048,u=new Map;function d(g,S){if(g.length>a)return;const I=`${S?.href??""}\
 ${g}`;return u.has(I)||u.set(I,f(g,S)),u.get(I)}function f(g,S){try{return new URL(g,S)}catch{return}}function p(g){try{
return JSON.parse(g)}catch{return}}const m=/[^ -~\xa0-\uffff]/g;function b(g,S){let I;return()=>(I??=new RegExp(g,S),I)}
function h(g){const S=JSON.stringify(g);return S.length>100?`${S.slice(0,98)}\u2026" (${g.length} characters)`:S}const $=/(?![\s\x85])[^ -~\xa0-\uffff]|[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
x=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,T=/[\s\x85]+/g,C=b(String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`,
"u");function O(g){const S=g.toWellFormed().replace($,"").replace(x,"$1").replace(T," ").trim();return C().test(S)?S:""}
const R=100,U=g=>g.length>R?`${g.slice(0,R-1).toWellFormed()}\u2026`:g,v=300,E=65536;function z(g,S,I=!1){const X=S(g.slice(
0,E),I||g.length>E).replace(/\s+/g," ").trim();return X.length>v?`${X.slice(0,v)}\u2026`:X}const A=g=>typeof g=="object"&&
g!==null&&!Array.isArray(g)}),181:(n=>{n.exports=require("buffer")}),3053:(n=>{n.exports=require("node:diagnostics_channel")}),
4708:(n=>{n.exports=require("node:https")}),932:(n=>{n.exports=require("process")}),7785:((n,r,s)=>{s.d(r,{A:()=>d});const a=[],
u=[];function d(p,m,b){if(p===m)return 0;const h=b?.maxDistance,$=p;p.length>m.length&&(p=m,m=$);let x=p.length,T=m.length;
for(;x>0&&p.charCodeAt(~-x)===m.charCodeAt(~-T);)x--,T--;let C=0;for(;C<x&&p.charCodeAt(C)===m.charCodeAt(C);)C++;if(x-=
C,T-=C,h!==void 0&&T-x>h)return h;if(x===0)return h!==void 0&&T>h?h:T;let O,R,U,v,E=0,z=0;for(;E<x;)u[E]=p.charCodeAt(C+
E),a[E]=++E;for(;z<T;){for(O=m.charCodeAt(C+z),U=z++,R=z,E=0;E<x;E++)v=O===u[E]?U:U+1,U=a[E],R=a[E]=U>R?v>R?R+1:v:v>U?U+
1:v;if(h!==void 0){let A=R;for(E=0;E<x;E++)a[E]<A&&(A=a[E]);if(A>h)return h}}return a.length=x,u.length=x,h!==void 0&&R>
h?h:R}function f(p,m,b){if(!Array.isArray(m)||m.length===0)return;const h=b?.maxDistance,$=p.length;for(const O of m)if(O===
p)return O;if(h===0)return;let x,T=Number.POSITIVE_INFINITY;const C=new Set;for(const O of m){if(C.has(O))continue;C.add(
O);const R=Math.abs(O.length-$);if(R>=T||h!==void 0&&R>h)continue;const U=Number.isFinite(T)?h===void 0?T:Math.min(T,h):
h,v=U===void 0?d(p,O):d(p,O,{maxDistance:U});if(h!==void 0&&v>h)continue;let E=v;if(U!==void 0&&v===U&&U===h&&(E=d(p,O)),
E<T&&(T=E,x=O,T===0))break}if(!(h!==void 0&&T>h))return x}})},kt={};function G(n){var r=kt[n];if(r!==void 0)return r.exports;
var s=kt[n]={exports:{}},a=!0;try{Zn[n](s,s.exports,G),a=!1}finally{a&&delete kt[n]}return s.exports}G.m=Zn,typeof G<"u"&&
(G.ab=__dirname+"/"),G.n=n=>{var r=n&&n.__esModule?()=>n.default:()=>n;return G.d(r,{a:r}),r},(()=>{var n=Object.getPrototypeOf?
s=>Object.getPrototypeOf(s):s=>s.__proto__,r;G.t=function(s,a){if(a&1&&(s=this(s)),a&8||typeof s=="object"&&s&&(a&4&&s.__esModule||
a&16&&typeof s.then=="function"))return s;var u=Object.create(null);G.r(u);var d={};r=r||[null,n({}),n([]),n(n)];for(var f=a&
2&&s;typeof f=="object"&&!~r.indexOf(f);f=n(f))Object.getOwnPropertyNames(f).forEach(p=>d[p]=()=>s[p]);return d.default=
()=>s,G.d(u,d),u}})(),G.d=(n,r)=>{for(var s in r)G.o(r,s)&&!G.o(n,s)&&Object.defineProperty(n,s,{enumerable:!0,get:r[s]})},
G.f={},G.e=n=>Promise.all(Object.keys(G.f).reduce((r,s)=>(G.f[s](n,r),r),[])),G.u=n=>""+n+".preview.js",G.o=(n,r)=>Object.
prototype.hasOwnProperty.call(n,r),G.r=n=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(n,Symbol.toStringTag,
{value:"Module"}),Object.defineProperty(n,"__esModule",{value:!0})},(()=>{var n={792:1},r=s=>{var a=s.modules,u=s.ids,d=s.
runtime;for(var f in a)G.o(a,f)&&(G.m[f]=a[f]);d&&d(G);for(var p=0;p<u.length;p++)n[u[p]]=1};G.f.require=(s,a)=>{n[s]||r(
require("./"+G.u(s)))}})();var vr={},xn=G(3332),de=G(2542);async function wr(n,r){const s=de.pi.filter(u=>n[(0,de.wg)(u)]!==
""),a=await Promise.all(s.map(u=>kr(u,n[(0,de.wg)(u)],r)));return{source:"input",fields:Object.assign({},...a.map(({fields:u})=>u)),
given:new Set(s),problems:a.flatMap(({problems:u})=>u)}}async function kr(n,r,s){if(n==="actions"){const{readActions:d}=await Promise.
resolve().then(G.bind(G,8758));return d(r,s)}const a=(0,de.qW)(n,r,de.QP),u=(0,xn.kU)({ttl:a.fields.ttl},s);return u.length>
0?{fields:{},problems:u}:a}var le=G(8925),oe=G(8992),Pn=G(9715);const et={source:"file",fields:{},given:new Set,problems:[]},
zt=(n,r)=>de.Vu.filter(s=>!n.given.has(s)&&!r.given.has(s));function Nl(n,r,s,a,u=[]){const d=zt(n,r),f=zr(d,s,a),p=[...u,
...n.problems,...r.problems,...f.problems];if(p.length>0)return{problems:p};const m=Zt(n,r,f);if(!m)throw new Error("a r\
equired field was lost");const b=s.kind==="content"&&d.includes("message")&&s.fields.message;return b&&"value"in b&&b.origin&&
(m.messageOrigin=b.origin),{content:m}}function Zt(...n){const r=Object.assign({},...n.map(({fields:h})=>h).reverse()),{
title:s,message:a,icon_url:u,landing_url:d}=r;if(!s||!a||!u||!d)return;const f=de.pi.filter(h=>r[h]!==void 0),p=Object.fromEntries(
f.map(h=>[h,r[h]])),m=h=>n.find(({given:$})=>$.has(h))?.source,b=Object.fromEntries(f.map(h=>[h,m(h)]));return{notification:{
...p,title:s,message:a,icon_url:u,landing_url:d},sources:b}}function zr(n,r,s){const a=r.kind==="content"?r.source:"even\
t",u={source:a,fields:{},given:new Set(n),problems:[]},d=new Map;for(const p of n){const m=r.kind==="content"?r.fields[p]:
{missing:xr(r.event)};if("missing"in m){d.set(m.missing,[...d.get(m.missing)??[],p]);continue}const b=[m.value,...m.madeFrom??
[]].map(s.find).find(Boolean),{fields:h,problems:$}=checkText(p,m.value);if(Object.assign(u.fields,h),b){const T=`contai\
ns ${b}, which may already be public; replace the token, and remove it from the ${a==="release"?a:"release or deployment"}`;
u.problems.push(problem(inputOf(p),T))}else u.problems.push(...$.map(x=>({...x,message:`in the ${a}, ${x.message}`})))}const f=r.
kind==="none"&&r.event?", or set the input `release` to the tag of a release":"";return u.problems.unshift(...[...d].map(
([p,m])=>Zr(m,p&&` (${p})`,f))),u}function Zr(n,r,s){const a=n.map(d=>`\`${d}\``).join(", "),u=n.length>1?`are missing${r}\
; set them as inputs or in \`payload-file\` (there as ${a})${s}`:`is missing${r}; set it as an input, or as ${a} in \`pay\
load-file\`${s}`;return problem(n.map(inputOf).join(", "),u)}function xr(n){return n===void 0?"":`${/^[a-z_]{1,40}$/.test(
n)?`the event \`${n}\``:"this event"} does not supply content`}var Sn=G(642),Tn=G(7785);const An=["tag","version","name",
"repository","message","url"];function En(n){const r=Cn(n);return{names:new Set(r.flatMap(s=>"placeholder"in s?s.placeholder:
[])),misspelled:r.flatMap(s=>"meant"in s?{text:s.misspelled,meant:s.meant}:[])}}function Dl(n,r,{isUrl:s,maxLength:a}){let u="";
for(const[d,f]of Cn(n).entries()){if("literal"in f)u+=f.literal;else if("misspelled"in f)u+=f.misspelled;else{const p=(r[f.
placeholder]??"").toWellFormed();u+=s&&d>0?encodeURIComponent(p):p}if(u.length>a)return}return u}const Pr=24;function Cn(n){
const r=[];let s=0,a=!0;const u=(d,f,p)=>{f>s&&r.push({literal:n.slice(s,f)}),r.push(d),s=p};for(let d=n.indexOf("{");d!==
-1;d=n.indexOf("{",d)){if(n.startsWith("{{",d)&&a){const b=n.indexOf("}}",d+2);if(a=b!==-1,d=a?b+2:d,a)continue}const[f="\
{",p=""]=/^\{([^{}]*)\}/.exec(n.slice(d,d+Pr+2))??[],m=p===""?void 0:Sr(p);m&&u(m,d,d+f.length),d+=f.length}return s<n.length&&
r.push({literal:n.slice(s)}),r}function Sr(n){const r=An.find(a=>a===n);if(r!==void 0)return{placeholder:r};const s=An.find(
a=>Ar(n,a));return s&&{misspelled:`{${n}}`,meant:s}}const Tr=3;function Ar(n,r){const s=n.toLowerCase().replace(/[\s_.-]/g,
"");if(s===r||s.length>=Tr&&r.startsWith(s))return!0;const a=[...s].sort().join("")===[...r].sort().join("");return r.length>
4?(0,Tn.A)(s,r)<=2:s[0]===r[0]&&(a||(0,Tn.A)(s,r)<=1)}function Mn(n){const r=new Set,s=[],a=[];return In(n,({text:u,place:d})=>{
const f=En(u);for(const{text:m,meant:b}of f.misspelled){const h=`contains ${(0,oe.hD)(m)}, which is not a placeholder; d\
id you mean \`{${b}}\`?`;a.push((0,le.CC)(d,h,d))}for(const m of f.names)r.add(m);const[p]=f.names;return p!==void 0&&s.
push({name:p,place:d}),u}),{names:r,places:s,problems:a}}const Er=524288;function Fl(n,r,s){const a=[];let u=Er;const d=new Map;
return{filled:In(n,({text:b,rule:h,place:$})=>{const{names:x}=findPlaceholders(b);if(x.size===0)return b;const T=m(b,x,h);
return"message"in T&&a.push(problem($,T.message,$)),"value"in T?T.value:b}),problems:a};function p(b){const h=r[b];return!d.
has(b)&&"value"in h&&d.set(b,[h.value,...h.madeFrom??[]].map(s.find).find(Boolean)),d.get(b)}function m(b,h,$){const x={};
for(const U of h){const v=r[U];if("missing"in v)return{message:`contains \`{${U}}\`, which has no value: ${v.missing}`};
const E=p(U);if(E)return{message:On(E)};x[U]=v.value}const T=$!==nonBlank&&$!==xt,C=u>0?fillPlaceholders(b,x,{isUrl:T,maxLength:u})?.
trim():void 0;if(u-=C?.length??u,C===void 0)return{message:"is too long with its placeholders replaced; use fewer"};const O=s.
find(C);if(O)return{message:On(O)};const R=$(C);return"value"in R?R:{message:`with its placeholders replaced: ${R.message}`}}}
const On=n=>`would contain ${n}, which may already be public; replace the token, and remove it from the release`,xt=n=>({
value:n});function In(n,r){const{inputs:s,file:a,fileName:u,extraFields:d,onceKey:f}=n,p=([h="",...$])=>({input:(0,de.wg)(
h),path:$}),m=h=>({input:"payload-file",file:u,path:h,position:a.positionOf?.(h)}),b=h=>({input:"extra-fields",path:h});
return{inputs:{...s,fields:Rn(s.fields,new Set,p,r)},file:{...a,fields:Rn(a.fields,s.given,m,r)},fileName:u,extraFields:Cr(
d,(h,$)=>r({text:h,rule:xt,place:b([$])})),onceKey:f&&r({text:f,rule:xt,place:{input:"once-key"}})}}function Rn(n,r,s,a){
const u={...n};for(const d of Object.keys(de.fD)){const f=n[d];f===void 0||r.has(d)||(u[d]=a({text:f,rule:de.fD[d],place:s(
[d])}))}return n.actions===void 0||r.has("actions")||(u.actions=n.actions.map(({text:d,url:f},p)=>({text:a({text:d,rule:Sn.
GT,place:s(["actions",p,"text"])}),url:a({text:f,rule:de.fD.landing_url,place:s(["actions",p,"url"])})}))),u}function Cr(n,r){
const s=JSON.parse(JSON.stringify(n)),a=Object.entries(s).map(([u,d])=>({field:u,holder:s,key:u,value:d}));for(const{field:u,
holder:d,key:f,value:p}of a){if(typeof p=="string"&&(d[f]=r(p,u)),typeof p!="object"||p===null)continue;const m=p;for(const[
b,h]of Object.entries(m))a.push({field:u,holder:m,key:b,value:h})}return s}var Mr=G(3924);async function Or(n,r,s){if("p\
roblem"in r)return tt([r.problem]);const a={input:"payload-file",file:n},u=await(0,Mr.h)(r.text,a,s);if(!("value"in u))return tt(
u.problems);const{value:d,positionOf:f,problems:p}=u;if(d===null)return tt([...p,(0,le.CC)(a,"is empty; write notificati\
on fields as `name: value`")]);if(!(0,oe.Gv)(d)){const $=`is ${(0,Pn.I)(d)}; write notification fields as \`name: value\``;
return tt([...p,(0,le.CC)(a,$,{position:f([])})])}const{$schema:m,...b}=d;return{...(0,Pn.L5)(a,{...u,value:b}),source:"\
file",given:new Set(Object.keys(b)),positionOf:f}}const tt=n=>({...et,given:new Set(de.pi),problems:n});async function Ir(n,r,s,a){
const u=await Or(n,r,a),d={input:"payload-file",file:n},f=zt(s,u).map(x=>(0,le.CC)(d,"is missing; set it here or as an i\
nput",{path:[x],position:{line:1,column:1}})),p={inputs:{...s,fields:{}},file:u,fileName:n,extraFields:{},onceKey:""},m=Mn(
p).problems,b=[...u.problems,...m].sort(le.rg),h=(0,le.Kc)(d,[...f,...b],x=>x),$=Zt(s,u);return $?{problems:h,content:$,
positionOf:u.positionOf??Nn}:{problems:h,positionOf:Nn}}const Nn=()=>{};var Rr=G(8758),Se=G(3916),Pt=G(6974);const Dn="1\
.0.0",Nr=`web-push-action/${Dn}`;var Dr=G(50);const Fr={test:"dry-run",simulate:"dry-run",body:"message",text:"message",
url:"landing-url",link:"landing-url",image:"banner-url",buttons:"actions",file:"payload-file",tag:"release",token:"api-t\
oken",audience:"audience-name"};function Lr(n,r){return n.map(({name:s,variable:a})=>{const u=m=>m.split("-").includes(s),
d=(0,Dr.d)(s,r)??r.find(m=>m===Fr[s])??r.find(u),f=d?`did you mean \`${d}\`?`:"remove it, or use a version that has it.",
p=`If it is the environment variable ${(0,oe.$Q)(a)} of the job, give that a name that does not begin with INPUT_`;return(0,le.
CC)((0,oe.$Q)(s),`is not an input of this action (version ${Dn}); ${f} ${p}`)})}const Fn=[{seconds:86400,name:"day",letter:"\
d"},{seconds:3600,name:"hour",letter:"h"},{seconds:60,name:"minute",letter:"m"},{seconds:1,name:"second",letter:"s"}];function jr(n){
const r=Fn.find(({seconds:s})=>n>0&&n%s===0);return r?`${n/r.seconds}${r.letter}`:`${n}s`}function Ln(n){const r=Fn.find(
({seconds:s})=>n>=s);return r?`${counted(Math.floor(n/r.seconds),r.name)} ago`:"just now"}function Ll({tag:n,level:r,age:s}){
const a=s===void 0?"":`, published ${Ln(s)}`;return`${quote(n)}${r?` (${r})`:""}${a}`}function jl(n){const r=quote(n.release.
tag);return n.kind==="level"?`The release ${r} is a ${n.release.level} release, smaller than \`release-level: ${n.wanted}\
\`.`:`The release ${r} was published ${Ln(n.age)}, longer ago than \`max-age: ${jr(n.maxAge)}\` allows.`}function Ul({kind:n}){
return`Usually there is nothing to do. To announce it anyway, ${n==="level"?"change `release-level`":"give its tag as `r\
elease`, or a larger `max-age`"}.`}const nt=n=>String(n).padStart(2,"0"),jn=({hour:n,minute:r})=>`${nt(n)}:${nt(r)}`,Ur=({
year:n,month:r,day:s})=>`${n}-${nt(r)}-${nt(s)}`;function Br({window:n,timeZone:r,now:s,opens:a,opensAt:u}){const d=r.toUpperCase()===
"UTC"?"":` (${u.toISOString().slice(11,16)} UTC)`;return`It is ${jn(s)} in the time zone ${r}, outside \`send-between: ${n}\
\`. The window opens at ${jn(a)} on ${Ur(a)}${d}.`}const Bl={text:"Nothing was claimed, so a later run inside the window\
 sends: the next one of a schedule, or this run, if you re-run it then."};function St(n){return Mt(n).replace(Gr,Ie).replace(
Xr,Yr).replace(/^[\t -%'-;=-@[-`{-~]/,Ie).replaceAll(`
`,"<br>")}function Un(n){return Mt(n).replace(/[&<>]/g,Ie).replaceAll(`
`,"&#10;")}const Tt=(n,r)=>St(At(Ee(n,r))),Kl=n=>Kn(Tt(n,500));function ot(n,r=500){const a=Ee(n,r).split(Wr).map((u,d)=>d%
2===1?Wn(u):St(At(u)));return Kn(a.join(""))}function Bn({text:n,url:r},s=2e3){return`${ot(n,s)}${r?` <a href="${Ct(r)}"\
>Open that run</a>`:""}`}const Kr=({command:n})=>n!==void 0&&`<pre><code>${Un(n)}</code></pre>`,Kn=n=>`<span dir="auto">${n}\
</span>`,Wr=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,Wn=n=>`<code>${Un(n)}</code>`;function Hr(n,r=300){const s=Tt(n,r);return n.
length>Vn?s:`<a href="${Ct(n)}">${s}</a>`}function Hn(n,r,s){return n.length>Vn?r:`<img src="${Ct(n)}" alt="${r}" width=\
"${s}">`}function Ee(n,r){return n.length>r?`${n.slice(0,r).replace(/[\ud800-\udbff]$/,"")}\u2026`:n}function At(n,r=40){
if(!new RegExp(`[^\\s/?-]{${r+1}}`).test(n))return n;const s=new RegExp(`${Et}{${r+1},}`,"gv"),a=new RegExp(`${Et}{${Vr}\
}(?=${Et})`,"gv");return n.replace(s,u=>u.replace(a,"$&\u200B"))}const Vr=10,Et=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.
raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}\
]]`,Vn=2e3,Gr=/[&<>"'`*_~[\]()|\\!{}^]/g,Xr=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,Ie=n=>`&#${n.codePointAt(0)};`,Yr=n=>`<span>${Ie(
n)}</span>`,Ct=n=>Mt(n).replace(/[&<>"'`\n\t]/g,Ie);function Mt(n){return n.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(/[\u202a-\u202e\u2066-\u2069]|[^\n\t -~\xa0-\uffff]/g,r=>`\u2039U+${(r.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0")}\u203A`)}function Re(n){const[,r="",s="",a=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(n))??[];return s?r+s.replace(
/\B(?=(?:\d{3})+$)/g,",")+a:String(n)}const Ne=(n,r)=>`${Re(n)} ${r}${n===1?"":"s"}`,qr=9e5,Gn=n=>typeof n=="object"?n.flatMap(
Gn):n?[n]:[];function Jr(n,r=qr){const s=Gn(n),a="<p>The rest of this summary is left out, because GitHub limits its siz\
e.</p>",u=r-Buffer.byteLength(a)-2;let d=0;const f=s.findIndex(m=>(d+=Buffer.byteLength(m)+2,d>u));return`${(f===-1?s:[...s.
slice(0,f),a]).join(`

`)}
`}const Xn=[{name:"Desktop",browser:"Chrome on Windows",title:{length:70,line:35},message:{length:140,line:35},button:{length:19,
line:19},iconAt:"start",textWidth:350},{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},message:{length:65,
line:33},button:{length:19,line:19},iconAt:"end",textWidth:310}],Qr=2,Yn=56,ei=360,ti="Where the text is cut off is an e\
stimate: it depends on fonts, versions and settings.";function ni(n){return`<div>
${Xn.map(s=>oi(s,n)).join(`
`)}
<br clear="all"><sub>${ti}</sub>
</div>`}function oi(n,{title:r,message:s,actions:a=[],...u}){const{name:d,browser:f,iconAt:p,textWidth:m}=n,b=rt(r,n.title),
h=rt(s,n.message),$=a.slice(0,Qr).map(({text:z})=>rt(z,n.button)),x=a.length-$.length,T=`<td valign="top" width="${Yn}">${Hn(
u.icon_url,"icon",Yn)}</td>`,C=`<td valign="top" width="${m}" dir="auto"><b>${Ot(b)}</b><br>${Ot(h)}</td>`,O=u.banner_url&&
Hn(u.banner_url,"banner",ei),R=$.map(z=>`<kbd>&nbsp;${Ot(z)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),U={Title:b,Message:h},v=[
...Object.entries(U).map(([z,A])=>It(A)&&ii(z,A)),$.some(It)&&"\u2702\uFE0F A button is cut",x>0&&`\u2702\uFE0F ${Ne(x,"\
more button")} not shown`,...Object.entries(U).map(([z,A])=>!It(A)&&qn(si(z,A))),qn(`Opens ${Hr(u.landing_url,38)}`)].filter(
Boolean);return`<table align="left">${[`<th colspan="2">${d} <sub>${f}</sub></th>`,p==="start"?T+C:C+T,O&&`<td colspan="\
2" align="center">${O}</td>`,R&&`<td colspan="2" align="center">${R}</td>`,`<td colspan="2">${v.join("<br>")}</td>`].flatMap(
z=>z?[`<tr>${z}</tr>`]:[]).join("")}</table>`}const ri=24,Ot=({shown:n})=>St(At(n,ri)),It=({visible:n,total:r})=>n<r,ii=(n,{
visible:r,total:s})=>`\u2702\uFE0F ${n} cut after ${Re(r)} of ${Ne(s,"character")}`,si=(n,{total:r})=>`${n} fits (${Ne(r,
"character")})`,qn=n=>`<sub>${n}</sub>`;function rt(n,{length:r,line:s}){const a=/^[\n\x20-\x7e]*$/.test(n),u=a?n:n.match(
ai())??[],d=a?void 0:ci(),f=u.length;let p=0,m=0,b=0;for(const h of u){if(p=h===`
`?(Math.floor(p/s)+1)*s:p+(d?.test(h)?2:1),p>r)return{shown:`${n.slice(0,b).trimEnd()}\u2026`,visible:m,total:f};p<r&&(m++,
b+=h.length)}return{shown:n,visible:f,total:f}}const ai=(0,oe.xb)(String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
"gsu"),ci=(0,oe.xb)(String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`,
"u"),ui=864e5,Jn=2419200,li=14,di={"many-buttons":({count:n})=>`There are ${n} buttons; browsers show at most two.`,"lon\
g-ttl":({seconds:n})=>`The ttl is ${n} s; push services keep a notification for at most four weeks (${Jn} s).`,"reach-ze\
ro":()=>"The audience has a reach of 0: nobody will receive this notification.","quoted-token":()=>"The API token is in \
quotation marks. If they are not part of it, remove them from the secret.","token-expiry":({at:n,expired:r})=>r?`The API\
 token expired on ${Nt(n)}: the service will probably refuse it. Replace the secret.`:`The API token expires on ${Nt(n)}\
. Replace the secret before then.`,rerun:({attempt:n})=>`This is attempt ${n} of this run: an earlier attempt may alread\
y have sent the notification. Set \`once-key\`, so that a re-run cannot send it again.`,"image-size":({input:n,use:r,expected:s,
...a})=>`${n}: the ${r} is ${eo(a)}; browsers show ${s.map(eo).join(" or ")}.`,"page-as-image":({input:n,raw:r})=>`${n} \
is a page of GitHub that shows the image, not the image itself, so subscribers would not see it. Use the address behind \
the button Raw: ${(0,oe.hD)(r)}.`,"key-separator":({key:n})=>`The once-key ${(0,oe.hD)(n)} ends with a separator, so an \
expression in it is probably empty. Runs with the same key may be skipped although they announce something else. Correct\
 the key.`,"release-each-run":({tag:n})=>`Without \`once-key\`, the next run announces the release ${(0,oe.hD)(n)} again\
. Set \`once-key: release-{tag}\`.`,"release-each-period":({tag:n,period:r})=>`\`once-per\` lets a run announce the releas\
e ${(0,oe.hD)(n)} again in the next ${r}. To announce each release only once, remove \`once-per\`.`,truncated:({field:n,
visible:r,total:s})=>`The ${n} is ${Re(s)} characters long; even a desktop shows only about ${Re(r)}.`,markup:({field:n,
what:r})=>`The ${n} contains ${Dt[r].name}. Notifications are plain text: subscribers would see the characters as they a\
re.`,"escaped-newline":({field:n})=>`The ${n} contains the two characters \`\\n\`, which subscribers would see as they are.\
 For a line break, use a YAML block (\`|\`).`,"outside-window":({outside:n})=>`A real run would be skipped now. ${Br(n)}`,
"entry-message":({origin:n})=>`The message is ${fi(n)}, one of several changes. ${Qn}`,"neutral-message":()=>`The releas\
e notes have no sentence for subscribers, so the message says only that there is something new. ${Qn}`},Qn="To choose th\
e words, write `<!-- web-push: your text -->` on a line of its own in the release notes, begin them with a short paragra\
ph, or set `message`.";function fi(n){switch(n.kind){case"comment":return"the `web-push` comment of the release notes";case"\
introduction":return"the introduction of the release notes";case"entry":return`the entry ${(0,oe.hD)(n.entry)}${n.heading===
""?"":` under ${(0,oe.hD)(n.heading)}`} of the release notes`;case"neutral":return"the neutral sentence"}}const Rt=n=>di[n.
kind](n);function pi(n){return"field"in n?n.field:n.kind==="many-buttons"?"actions":n.kind==="long-ttl"?"ttl":n.kind==="\
image-size"?`${n.use}_url`:void 0}function Hl(n){return n.kind==="token-expiry"&&n.expired?{message:`The API token expir\
ed on ${Nt(n.at)}.`,hint:"Replace the secret with the current API token of this site. Then run this again."}:n.kind!=="q\
uoted-token"?void 0:{message:"The API token is in quotation marks.",hint:"If the quotation marks are not part of it, rem\
ove them from the secret. Then run this again."}}const Nt=n=>n.toISOString().slice(0,10),eo=({width:n,height:r})=>`${n}x${r}`,
Dt={heading:{name:"a Markdown heading",pattern:/^#{1,6} \S/m},list:{name:"a Markdown list",pattern:/^[-*+] \S/m},link:{name:"\
a Markdown link",pattern:/\[[^[\]\n]*\]\([^()\s]*\)/},emphasis:{name:"Markdown emphasis",pattern:/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-zA-Z\d])|~~(?=[^\s~])[^~\n]+~~/},
tag:{name:"an HTML tag",pattern:/<\/?[a-zA-Z][^<>]*>/}};function hi({notification:n,sources:r,messageOrigin:s}){const{actions:a,
ttl:u}=n,d=[];a&&a.length>2&&d.push({kind:"many-buttons",count:a.length}),u!==void 0&&u>Jn&&d.push({kind:"long-ttl",seconds:u}),
s?.kind==="entry"&&d.push({kind:"entry-message",origin:s}),s?.kind==="neutral"&&d.push({kind:"neutral-message"}),d.push(
...to("icon-url",n.icon_url),...to("banner-url",n.banner_url));for(const f of["title","message"])d.push(...mi(f,n)),(r[f]===
"input"||r[f]==="file")&&d.push(...gi(f,n[f]));return d}function to(n,r=""){const[,s,a]=/^https:\/\/github\.com\/([^/?#]+\/[^/?#]+)\/blob\/([^?#]+)(?!.*[?&]raw=)/i.
exec(r)??[];return s===void 0?[]:[{kind:"page-as-image",input:n,raw:`https://raw.githubusercontent.com/${s}/${a}`}]}function mi(n,r){
const[s]=Xn,{visible:a,total:u}=rt(r[n],s[n]);return a===u?[]:[{kind:"truncated",field:n,visible:a,total:u}]}function gi(n,r){
const a=Object.keys(Dt).filter(u=>Dt[u].pattern.test(r)).map(u=>({kind:"markup",field:n,what:u}));return r.includes("\\n")?
[...a,{kind:"escaped-newline",field:n}]:a}const Vl=n=>n===0?[{kind:"reach-zero"}]:[],Gl=n=>n!==void 0&&/[-_.:/#]$/.test(
n)?[{kind:"key-separator",key:n}]:[],Xl=(n,r,s)=>n&&r!==void 0&&s===void 0?[{kind:"release-each-run",tag:r.tag}]:[],Yl=(n,r)=>n!==
void 0&&r!==void 0?[{kind:"release-each-period",tag:r.tag,period:n}]:[],ql=(n,r)=>n>1&&r===void 0?[{kind:"rerun",attempt:n}]:
[];function Jl(n,r){if(/^(["'`]).*\1$/.test(n))return[{kind:"quoted-token"}];const s=yi(n);return s===void 0||s-r>=li*ui?
[]:[{kind:"token-expiry",at:new Date(s),expired:s<=r}]}function yi(n){const[r,s,a,...u]=n.split(".");if(!r||!s||a===void 0||
u.length>0)return;const{exp:d}=Object(parseJson(Buffer.from(s,"base64url").toString("utf8"))),f=typeof d=="number"?d*1e3:
Number.NaN;return Number.isNaN(new Date(f).getTime())?void 0:f}const Ft=({text:n,url:r,command:s})=>`${n}${r?` ${r}`:""}${s?
`
${s}`:""}`,_i={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notific\
ation may or may not have been sent."};function no({title:n,reason:r,message:s,hint:a},u,d){const p=d!==void 0&&d.kind!==
"none"?"first delete the claim of `once-key` (the command is in the log), then ":"",b=["Look in the panel of the service\
 before you send it again.",a,`If nothing was sent, ${p}run this again.`].filter(Boolean).join(" "),h=u==="not-sent"&&r===
"internal-error"?" You can run this again.":"";return{title:`${n} (${u?`${u}: `:""}${r})`,failed:n,why:{text:s},meaning:u&&
_i[u],next:{text:u==="unknown"?b:`${a}${h}`},reason:r}}const bi=n=>n.replace(/^http-(?!303|401|403|404|408|429)(\d)\d\d$/,
"http-$1xx"),oo=n=>`https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${bi(n)}`,ro=4096,
$i=600;function vi({why:n,meaning:r,next:s,reason:a},u){const f=`
${u(r?`${r} ${Ft(s)}`:Ft(s))}${a?`
More: ${oo(a)}`:""}`;return wi(u(Ft(n)),ro-f.length)+f}function wi(n,r){const s=n.split(`
`);if(s.length===1)return Ee(n,r-1);const a=p=>`- and ${p} more (see the log)`;let u=a(s.length).length;const d=[];for(const p of s){
const m=Ee(p,$i);if(u+=m.length+1,u>r)break;d.push(m)}const f=s.length-d.length;return[...d,...f>0?[a(f)]:[]].join(`
`)}const ki=5e3;function zi({failed:n,why:r,next:s,reason:a}){return[`<table>
${[...n?[["What failed",`<b>${ot(n)}</b>`]]:[],["Why",Bn(r,ki)],["What to do",Bn(s)],...a?[["More",`<a href="${oo(a)}">W\
hat ${a} means</a>`]]:[]].map(([d="",f])=>`<tr><th align="left">${d.replaceAll(" ","&nbsp;")}</th><td>${f}</td></tr>`).join(
`
`)}
</table>`,Kr(s)]}const Lt=({problems:n,notifications:r})=>[...n,...r.flatMap(s=>s.problems)],Zi=["invalid-input","unread\
able-file","url-check-failed"];function jt(n){if(n.failure)return n.failure.reason;const r=new Set(Lt(n).map(({reason:s})=>s));
return Zi.find(s=>r.has(s))}const Ut=1e3;function Bt(n){const{file:r,path:s=[],message:a}=n;return Ee(r===void 0?(0,le.fI)(
n):(0,le.LT)(s,"The file",a),Ut)}function xi(n){return`${so(n)}${Bt(n)}`}function io({content:n,positionOf:r},s){const a=pi(
s);return a!==void 0&&n?.sources[a]==="file"?r([a]):void 0}function Pi(n,r){const s=io(n,r);return`${so({file:n.file||void 0,
position:s})}Advice: ${Rt(r)}`}function so({file:n,position:r={line:1,column:1}}){return n===void 0?"":`${n.replace(oe.Qi,
"\uFFFD")}:${r.line}:${r.column}: `}const it=({problems:n})=>n.length>0;function ao(n){const{notifications:r,failure:s}=n;
if(s)return"The notifications were not checked";const a=Ne(r.length,"notification"),u=r.filter(it).length;return u>0?`${u}\
 of ${a} ${u===1?"has":"have"} problems`:Lt(n).length>0?"The inputs have problems":`${a} checked: no problems`}function Si(n){
const{notifications:r,problems:s,failure:a}=n,u=r.toSorted((d,f)=>Number(it(f))-Number(it(d)));return Jr([`<h2>${jt(n)?"\
\u274C":"\u2705"} ${ao(n)}</h2>`,a&&zi(no(a)),co(s),u.map(Ti)])}function Ti(n){const{file:r,problems:s,advice:a,content:u}=n,
d=r===""?"Notification from the inputs":Tt(r,Ai),f=a.map(p=>`\u26A0\uFE0F ${ot(Rt(p))}`).join("<br>");return[`<h3>${it(n)?
"\u274C ":""}${d}</h3>`,co(s),f&&`<p>${f}</p>`,u&&ni(u.notification)]}const Ai=200,Ei=20;function co(n){if(n.length===0)
return;const r=n.slice(0,Ei).map(u=>`<li>${Ci(u)}${ot(Bt(u),Ut)}</li>`),s=(0,le._k)(n),a=s-r.length;return a>0&&r.push(`\
<li>${Re(a)} more: see the log.</li>`),`<p><b>${Ne(s,"problem")}</b></p>
<ul>
${r.join(`
`)}
</ul>`}const Ci=({position:n})=>n?`${Wn(`${n.line}:${n.column}`)} `:"",uo=require("node:fs"),lo=require("os");function fo(n){
return n==null?"":typeof n=="string"||n instanceof String?n:JSON.stringify(n)}function Kt(n){return Object.keys(n).length?
{title:n.title,file:n.file,line:n.startLine,endLine:n.endLine,col:n.startColumn,endColumn:n.endColumn}:{}}function De(n,r,s){
const a=new Mi(n,r,s);process.stdout.write(a.toString()+lo.EOL)}function po(n,r=""){De(n,{},r)}const ho="::";class Mi{constructor(r,s,a){
r||(r="missing.command"),this.command=r,this.properties=s,this.message=a}toString(){let r=ho+this.command;if(this.properties&&
Object.keys(this.properties).length>0){r+=" ";let s=!0;for(const a in this.properties)if(this.properties.hasOwnProperty(
a)){const u=this.properties[a];u&&(s?s=!1:r+=",",r+=`${a}=${Ii(u)}`)}}return r+=`${ho}${Oi(this.message)}`,r}}function Oi(n){
return fo(n).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function Ii(n){return fo(n).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const Ql=require("path");var mo=function(n,r,s,a){
function u(d){return d instanceof s?d:new s(function(f){f(d)})}return new(s||(s=Promise))(function(d,f){function p(h){try{
b(a.next(h))}catch($){f($)}}function m(h){try{b(a.throw(h))}catch($){f($)}}function b(h){h.done?d(h.value):u(h.value).then(
p,m)}b((a=a.apply(n,r||[])).next())})},Wt;(function(n){n[n.Success=0]="Success",n[n.Failure=1]="Failure"})(Wt||(Wt={}));
function ed(n,r){const s=toCommandValue(r);if(process.env[n]=s,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",
prepareKeyValueMessage(n,r));issueCommand("set-env",{name:n},s)}function Ri(n){De("add-mask",{},n)}function td(n){process.
env.GITHUB_PATH||""?issueFileCommand("PATH",n):issueCommand("add-path",{},n),process.env.PATH=`${n}${path.delimiter}${process.
env.PATH}`}function st(n,r){const s=process.env[`INPUT_${n.replace(/ /g,"_").toUpperCase()}`]||"";if(r&&r.required&&!s)throw new Error(
`Input required and not supplied: ${n}`);return r&&r.trimWhitespace===!1?s:s.trim()}function nd(n,r){const s=st(n,r).split(
`
`).filter(a=>a!=="");return r&&r.trimWhitespace===!1?s:s.map(a=>a.trim())}function od(n,r){const s=["true","True","TRUE"],
a=["false","False","FALSE"],u=st(n,r);if(s.includes(u))return!0;if(a.includes(u))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${n}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function rd(n,r){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(n,r));process.stdout.write(os.EOL),issueCommand("set-output",
{name:n},toCommandValue(r))}function id(n){issue("echo",n?"on":"off")}function sd(n){process.exitCode=Wt.Failure,Ht(n)}function ad(){
return process.env.RUNNER_DEBUG==="1"}function cd(n){issueCommand("debug",{},n)}function Ht(n,r={}){De("error",Kt(r),n instanceof
Error?n.toString():n)}function Ni(n,r={}){De("warning",Kt(r),n instanceof Error?n.toString():n)}function Di(n,r={}){De("\
notice",Kt(r),n instanceof Error?n.toString():n)}function at(n){process.stdout.write(n+lo.EOL)}function go(n){po("group",
n)}function yo(){po("endgroup")}function ud(n,r){return mo(this,void 0,void 0,function*(){go(n);let s;try{s=yield r()}finally{
yo()}return s})}function ld(n,r){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(
n,r));issueCommand("save-state",{name:n},toCommandValue(r))}function dd(n){return process.env[`STATE_${n}`]||""}function fd(n){
return mo(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(n)})}const _o="\u2060";function Vt(n){return!/[^\x20-\x7e]/.
test(n)&&!n.includes("##[")&&!n.trimStart().startsWith("::")?n:n.replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(/##(?=\[)/g,`##${_o}`).split(`
`).map(Li).join(`
`).replace(/[^\n\t -~\xa0-\uffff]/g,"\uFFFD")}const Fi=(0,oe.xb)(String.raw`[^\s\p{C}\p{Z}]`,"u");function Li(n){const r=n.
search(Fi());return r>=0&&n.startsWith("::",r)?`${n.slice(0,r)}:${_o}${n.slice(r+1)}`:n}function ji(n){const r=a=>Vt(n(a)),
s=a=>(u,d,f)=>{const p=r(d);p.length>ro&&at(p),a(p,{title:r(u),...f&&{file:f.file,startLine:f.line,startColumn:f.column}})};
return{info:a=>at(r(a)),retry:(a,u)=>{const d=(u/1e3).toFixed(1);at(r(`${a.title}: ${a.message} Retrying ${d==="0.0"?"no\
w":`in ${d} s`}.`))},group:(a,u)=>{go(r(a)),at(r(u)),yo()},notice:s(Di),warning:s(Ni),error:s(Ht)}}function Ui(n,r,s){const{
title:a,why:u}=s,d=vi(s,Vt);d.startsWith(Vt(u.text))||n.info(u.text),n[r](a,d)}const ct=524288;function pd(n,r,{length:s}){
if(s<=ct)return;const a=`GitHub passes at most about ${ct} on to other jobs, so use it only in this job.`;n.warning("Lar\
ge output",`The output \`${r}\` has ${s} characters. ${a}`)}const Bi=["response","audience-name"];function Ki(n,{redact:r,
log:s}){const a=process.env.GITHUB_OUTPUT;if(!a)return;const u={...n};for(const d of Bi){const f=n[d];f!==void 0&&(u[d]=
r(f))}try{(0,uo.appendFileSync)(a,Wi(u))}catch(d){s.warning("Outputs not written",`The action could not write its output\
s (${(0,Se.q0)(d)}). Later steps may see them as empty; the log says how the run ended.`)}}function Wi(n){const r=new Set(
Object.values(n).flatMap(u=>u.match(/ghadelimiter_\d+/g)??[]));let s=0;for(;r.has(`ghadelimiter_${s}`);)s++;const a=`gha\
delimiter_${s}`;return Object.entries(n).map(([u,d])=>`${u}<<${a}
${d}
${a}
`).join("")}function Hi(n,r,{log:s}){const a=process.env.GITHUB_STEP_SUMMARY;if(!(!a||(0,Sn.yG)(n)===!1))try{(0,uo.appendFileSync)(
a,r())}catch(u){s.warning("Summary not written",`Could not write the job summary (${(0,Se.q0)(u)}).`)}}const Vi=["api-to\
ken","github-token"],Gi={"expected-payload":"any"};function Xi(n){for(const r of n.filter(s=>Vi.includes(s))){const s=st(
r);s!==""&&Ri(s)}return Object.fromEntries(n.map(r=>[r,Yi(r)]))}function Yi(n){return process.env[`INPUT_${n.toUpperCase()}`]!==
void 0?st(n):Gi[n]??""}function qi(n){return Object.entries(process.env).flatMap(([r,s])=>{const[,a]=/^input_(.+)$/s.exec(
r.toLowerCase())??[];return a===void 0||Object.hasOwn(n,a)||!s?.trim()?[]:[{name:a,variable:r}]})}const Ji=require("node:http");
var Gt=G.n(Ji);const Qi=require("node:string_decoder");class Fe extends Error{reason;constructor(r,s){super(s),this.reason=
r}}function es(n,{isProxied:r,isProxyTls:s}){const a=(m,b)=>({kind:"failure",mayHaveBeenReceived:!1,reason:m,retryable:b,
cause:n});if(n instanceof Fe)return a(n.reason,n.reason==="timeout");const{code:u="",syscall:d,statusCode:f}=n;return u===
"ERR_PROXY_TUNNEL"?a("proxy-failed",f===void 0):!ts(n)&&!u.startsWith("ERR_INVALID")?a(s?"proxy-failed":"tls-failed",!1):
a(r&&!(u==="ECONNRESET"&&d===void 0&&!s)?"proxy-failed":"connection-failed",!0)}function ts(n){if(n instanceof AggregateError)
return!0;const{code:r="",syscall:s}=n;return s!==void 0&&r!=="EPROTO"||ns.test(r)}const ns=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function rs(n,r){const s=n.code??"",u=r>0||s.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:n instanceof Fe?n.reason:u,retryable:!0,cause:n}}function is(n){const[,r]=/\bSSL alert number (\d{1,3})\b/.exec(n instanceof
Error?n.message:"")??[];return r!==void 0&&ss.has(Number(r))}const ss=new Set([42,43,44,45,46,48,116]),bo=async()=>(await Promise.
resolve().then(G.t.bind(G,4708,23))).default;async function as(n,r,s){const{request:a}=n.url.protocol==="https:"?await bo():
Gt();return new Promise(u=>new cs(n,s,u).start(a,r))}class cs{#e;#l;#d;#i;#f="";#t;#n;#s;#p;#a=0;#h=!1;#m=!0;constructor(r,s,a){
this.#e=r,this.#l=s,this.#d=a,this.#i=new Qi.StringDecoder(r.encoding??"utf8")}start(r,s){const{method:a,url:u,headers:d,
body:f,timeoutMs:p,signal:m}=this.#e,b=f===void 0?d:{...d,"Content-Length":Buffer.byteLength(f)};this.#p=setTimeout(()=>this.#o(
new Fe("timeout",`no response within ${p/1e3} s`)),p);const h=r(u,{agent:s,method:a,headers:b});this.#n=h,h.on("error",$=>this.#o(
$)),h.on("close",()=>this.#$()),h.on("socket",$=>this.#_($)),h.on("response",$=>this.#b($)),m?.addEventListener("abort",
this.#c),m?.aborted&&this.#c()}#c=()=>this.#o(new Fe("cancelled","the run was cancelled"));#g=r=>{this.#a+=r.length};#_(r){
this.#s=r,r.on("data",this.#g),us(r)?this.#y():r.once($o(r)?"secureConnect":"connect",()=>this.#y())}#y(){const r=this.#n;
if(!r||r.destroyed)return;this.#h=!0;const s=this.#s.getProtocol?.()==="TLSv1.3";this.#m=r.reusedSocket||!s,r.end(this.#e.
body)}#b(r){const{maxBytes:s,wantsBody:a}=this.#e,u=r.statusCode??0;if(this.#t={kind:"response",status:u,headers:r.headers,
body:"",at:new Date},a?.(u)===!1){this.#r(),this.#n?.destroy();return}let d=0;r.on("data",f=>{this.#f+=this.#i.write(f.subarray(
0,s-d)),d+=f.length,!(d<=s)&&(this.#r("too-large"),this.#n?.destroy())}),r.on("end",()=>this.#r(r.complete?void 0:"cut")),
r.on("error",f=>this.#o(f)),r.on("close",()=>this.#r("cut"))}#$(){this.#t||this.#o(Object.assign(new Error("the connecti\
on was closed"),{code:"ECONNRESET"}))}#o(r){this.#t?this.#r(r instanceof Fe?r.reason:"cut"):this.#v(r)?this.#u(es(r,this.#l)):
this.#u(rs(r,this.#a)),this.#n?.destroy()}#v(r){return this.#h?!this.#m&&this.#a===0&&is(r):!0}#r(r){if(!this.#t)return;
const s=this.#f+this.#i.end(),u=this.#e.encoding==="latin1"?s:s.replace(/^\ufeff/,"");this.#u({...this.#t,body:u,incomplete:r})}#u(r){
clearTimeout(this.#p),this.#e.signal?.removeEventListener("abort",this.#c),this.#s?.removeListener("data",this.#g),this.#d(
r)}}const $o=n=>n.encrypted===!0;function us(n){return n.connecting?!1:!$o(n)||n.secureConnecting===!1}const Le=require("node:net");
function ls(n,r,s=process.version){const a=(n.protocol==="https:"?r.https:r.http)?.trim();if(!a||_s(n,r.bypass??""))return;
if(!ps(s))return{problem:`Node ${s} of this runner cannot use a proxy; update the runner (Node 24.5 or later can), or re\
move the proxy settings`};if(a.search(oe.Qi)>=0)return{problem:"the proxy setting contains a line break or another contr\
ol character"};const u=(0,oe.Dl)(vo(a));return!u||!/^https?:$/.test(u.protocol)?{problem:"the proxy setting is not an ht\
tp or https URL"}:wo(u.username+u.password)===void 0?{problem:"the user name or password in the proxy setting is not per\
cent-encoded"}:{url:u.href}}function hd(n){const{statusCode:r}=Object(n);return r===407?fs:`${ds} Then run this again.`}
const ds="Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner. If the proxy uses a private CA, set NODE_EXTRA_CA_CE\
RTS to its certificate file.",fs="The proxy requires a valid user name and password: put them into the URL in HTTPS_PROX\
Y or HTTP_PROXY. Then run this again.";function ps(n){const[r=0,s=0]=n.replace(/^v/,"").split(".").map(Number);return r>
24||r===24&&s>=5}const hs=4;function ms({http:n,https:r}){return[...new Set([n,r].flatMap(gs))]}function gs(n=""){const r=vo(
n.trim()),[,s=""]=/^[^:]*:\/\/(.*)$/s.exec(r)??[],a=s.lastIndexOf("@");if(a<0)return[];const u=ys(s.slice(0,a)),d=u.map(
h=>wo(h)??h),{username:f="",password:p=""}=(0,oe.Dl)(r)??{},m=[...u,f,p,...d].filter(h=>h.length>=hs),b=Buffer.from(d.join(
":")).toString("base64").replace(/=+$/,"");return[...m,b]}function ys(n){const r=n.indexOf(":");return r<0?[n,""]:[n.slice(
0,r),n.slice(r+1)]}const vo=n=>n.includes("://")?n:`http://${n}`;function wo(n){try{return decodeURIComponent(n)}catch{return}}
function _s(n,r){const s=n.hostname.replace(/^\[|\]$|\.$/g,""),a=n.port||(n.protocol==="https:"?"443":"80");return r.toLowerCase().
split(/[\s,]+/).filter(u=>u!=="").some(u=>u==="*"||bs(u,s,a))}function bs(n,r,s){if(n.includes("/"))return vs(n,r);const a=/^(\[[^\]]*\]|[^:]*):(\d+)$/.
exec(n),[,u=n,d=s]=a??[];if(d!==s)return!1;const f=$s(u.replace(/^\[|\]$/g,"").replace(/^\*?\./,""));return r===f?!0:(0,Le.
isIP)(r)===0&&r.endsWith(`.${f}`)}function $s(n){return(0,Le.isIP)(n)===6&&(0,oe.Dl)(`http://[${n}]`)?.hostname.slice(1,
-1)||n}function vs(n,r){const[s="",a=""]=n.split("/"),u=(0,Le.isIP)(s);if(u===0||(0,Le.isIP)(r)!==u)return!1;const d=u===
4?32:128;if(!/^\d{1,3}$/.test(a)||Number(a)>d)return!1;const f=u===4?"ipv4":"ipv6",p=new Le.BlockList;return p.addSubnet(
s,Number(a),f),p.check(r,f)}const ko=1e3,ws=10;function ks(n){const r=new Map,s=new WeakMap,a=d=>xo()-(s.get(d)??Number.
NEGATIVE_INFINITY);async function u(d,f){const p=`${d.protocol}${f??""}`,m=r.get(p);if(m)return m;const b=f===void 0?void 0:
{http_proxy:f,https_proxy:f},{Agent:h}=d.protocol==="https:"?await bo():Gt();f!==void 0&&await xs();const $=new h({keepAlive:!0,
proxyEnv:b});return $.on("free",x=>s.set(x,xo())),r.set(p,$),$}return{async request(d){const f=ls(d.url,n);if(f&&"proble\
m"in f)return{kind:"failure",mayHaveBeenReceived:!1,reason:"proxy-failed",retryable:!1,cause:new Error(f.problem)};const p=await u(
d.url,f?.url),m=Math.min(...zo(p).map(a)),b=m<ko;d.method!=="GET"&&b&&await Zs(ws-m);for(const $ of zo(p))(a($)>ko||zs($))&&
$.destroy();const h=d.url.protocol==="http:"&&f?.url.startsWith("https:")===!0;return as(d,p,{isProxied:f!==void 0,isProxyTls:h})}}}
const zo=n=>Object.values(n.freeSockets).flatMap(r=>r??[]),zs=n=>n.readableEnded||!n.writable;async function Zs(n){n>0&&
await new Promise(r=>setTimeout(r,n));for(let r=0;r<2;r++)await new Promise(s=>setImmediate(s))}async function xs(){const{
subscribe:n,unsubscribe:r}=await Promise.resolve().then(G.t.bind(G,3053,23));r("net.client.socket",Zo),n("net.client.soc\
ket",Zo)}const Zo=n=>{n.socket.on("error",()=>{})},Xt=n=>n>=200&&n<300;function Ps(n){const r=Gt().STATUS_CODES[n];return r===
void 0?String(n):`${n} ${r}`}const xo=()=>process.uptime()*1e3,Yt=n=>process.env[n.toLowerCase()]||process.env[n]||void 0;
function Ss(){return{http:Yt("HTTP_PROXY"),https:Yt("HTTPS_PROXY"),bypass:Yt("NO_PROXY")}}function md(){const{GITHUB_API_URL:n,
GITHUB_SERVER_URL:r,GITHUB_REPOSITORY:s,GITHUB_SHA:a,GITHUB_RUN_ID:u}=process.env,{GITHUB_EVENT_NAME:d}=process.env;return{
github:{apiUrl:n||"https://api.github.com",serverUrl:r||"https://github.com"},run:{repository:s??"",sha:a??"",id:u??"",event:d??
"",attempt:Number(process.env.GITHUB_RUN_ATTEMPT)||1}}}async function gd(n){const r=process.env.GITHUB_EVENT_PATH;delete process.
env.GITHUB_EVENT_PATH;try{return await n()}finally{r!==void 0&&(process.env.GITHUB_EVENT_PATH=r)}}const Ts=null;function yd(){
const{GITHUB_EVENT_NAME:n="",GITHUB_EVENT_PATH:r=""}=process.env;try{return statSync(r).size>Ts?{name:n,payload:void 0,unreadable:"\
the event is larger than 25 MiB"}:{name:n,payload:JSON.parse(readFileSync(r,"utf8"))}}catch{return{name:n,payload:void 0}}}
function As(n){const r=new Date,s=Ss(),a=(0,xn.gE)({...n,others:ms(s)}),u=ks(s),d=Es();return{log:ji(a.redact),secrets:a,
redact:a.redact,http:u,signal:d.signal,startedAt:r,watch:Cs(d)}}function Es(){const n=new AbortController,r=()=>n.abort();
for(const s of["SIGINT","SIGTERM","SIGBREAK"])process.on(s,r);return n}function Cs(n){process.exitCode=1;let r=()=>{};return process.
on("beforeExit",()=>r(new Error("it stopped before it finished"))),process.on("uncaughtException",s=>{r(s),n.abort()}),s=>{
const a=new Promise((u,d)=>{r=d});return Promise.race([s,a])}}async function Ms(n,r,s=n){let a=n;try{r()}catch(u){a=s;const d=u instanceof
Error?u.name:typeof u;Ht(`The report of this run failed (${d}). The outputs say how the run ended, if they are set. If t\
his step was to send and \`outcome\` is not set, the notification may have been sent: look in the panel of the service bef\
ore you send it again.`,{title:"Internal error (internal-error)"})}await new Promise(u=>process.stdout.write("",u)),process.
exit(a)}const Te=require("node:fs/promises"),be=require("node:path"),Os=require("node:timers/promises");class Po extends Error{}
const Is=1e3;function Rs(n){return n.split("/").filter(s=>s!==""&&s!==".").map(s=>{if(s==="**")return s;const a=Ns(s);return u=>s.
startsWith(".")===u.startsWith(".")&&Fs(a,u)})}function Ns(n){const r=n.lastIndexOf("]")+1;return[...n.slice(0,r).match(
/\[[!^]?[^/][^\]/]*\]|./gsu)??[],...n.slice(r)].map(a=>{const u=/^\[([!^]?)(.+)\]$/su.exec(a);if(!u)return a;const[,d="",
f=""]=u,p=Ds(f);return d?m=>!p(m):p})}function Ds(n){const s=Array.from(n.matchAll(/(.)-(.)|./gsu)).map(([a,u=a,d=a])=>({
from:u,to:d}));return a=>s.some(({from:u,to:d})=>u<=a&&a<=d)}function Fs(n,r){const s=Array.from(r);let a=0,u=-1,d=0;for(let f=0;f<
s.length;)if(n[a]==="*")u=a++,d=f;else if(Ls(n[a],s[f]??""))a++,f++;else if(u!==-1)a=u+1,f=++d;else return!1;return n.slice(
a).every(f=>f==="*")}const Ls=(n,r)=>typeof n=="function"?n(r):n==="?"||n===r;function js(n,r,s){const a=[];for(const u of r){
const d=n[u];d==="**"&&!s.startsWith(".")&&a.push(u),typeof d=="function"&&d(s)&&a.push(u+1)}return So(n,a)}function So(n,r){
const s=new Set(r);for(const a of s)n[a]==="**"&&s.add(a+1);return s}async function Us(n,r,s,a){const u=[];let d=0;async function f(p,m){
const b=await(0,Te.readdir)((0,be.join)(n,p),{withFileTypes:!0}).catch(()=>[]);if(a.entries-=b.length,a.entries<0)throw new Po;
for(const h of b.sort(($,x)=>$.name<x.name?-1:1)){if(++d%Is===0&&await(0,Os.setImmediate)(),u.length>=s||a.signal.aborted)
return;const $=js(r,m,h.name),x=p?`${p}/${h.name}`:h.name;if(h.isDirectory()){$.size>0&&await f(x,$);continue}$.has(r.length)&&
!await Bs(h,(0,be.join)(n,x))&&u.push(x)}}return await f("",So(r,[0])),u}async function Bs(n,r){return n.isSymbolicLink()?
(await(0,Te.stat)(r).catch(()=>{}))?.isDirectory()===!0:!1}const qt=100,Ks=2e5,Ws=4096;async function Hs(n,r){const s=process.
env.GITHUB_WORKSPACE||process.cwd(),a={entries:Ks,signal:r},u=new Set,d=[],f=n.split(/\r\n?|\n/).map(p=>p.trim());for(const p of new Set(
f.filter(m=>m!==""))){const m=await Vs(p,s,a);if(Array.isArray(m))for(const b of m)u.add(b);else d.push(m);if(u.size>qt){
const b=`matches more than ${qt} files; use patterns that match fewer`;return{files:[],problems:[...d,(0,le.CC)("payload\
-files",b)]}}}return{files:[...u],problems:d}}async function Vs(n,r,s){const a=(p,m)=>(0,le.CC)("payload-files",`${(0,oe.
hD)(n)} ${p}`,m&&{reason:m}),u=(0,be.resolve)(r,n),d=await(0,Te.lstat)(u).catch(()=>{}),f=(0,be.relative)(r,u).replaceAll(
be.sep,"/");if(d?.isDirectory()&&ut(u,r)){const p=f===""?"*.yml":`${f}/*.yml`;return a(`is a folder; use \`${(0,oe.$Q)(p)}\
\``,"unreadable-file")}if(d)return[f];try{const p=n.length>Ws?[]:Rs(n.replaceAll(be.sep,"/")),m=await Us(r,p,qt+1,s);return m.
length>0?m:a("matches no file in the workspace; check the path, and that the repository is checked out")}catch(p){if(!(p instanceof
Po))throw p;return a("searches too many files; begin the pattern with the folder they are in")}}const Gs=65536;async function Xs(n){
const r=process.env.GITHUB_WORKSPACE||process.cwd(),s=(0,be.resolve)(r,n),a={input:"payload-file",file:n},u=f=>({problem:(0,le.
CC)(a,f,{reason:"unreadable-file"})}),d={problem:(0,le.CC)(a,"is outside the workspace; use a file of the repository")};
try{const f=await(0,Te.realpath)(r);if(!ut(s,r)&&!ut(s,f))return d;const p=await(0,Te.realpath)(s);if(!ut(p,f))return d;
const m=await(0,Te.stat)(p);if(m.isDirectory()){const b=`${(0,oe.hD)(n)} is a folder; use the path of a file in it`;return{
problem:(0,le.CC)("payload-file",b,{reason:"unreadable-file"})}}return m.isFile()?m.size>Gs?u("is larger than 64 KiB; us\
e a file that has only notification fields"):{text:new TextDecoder("utf-8",{fatal:!0}).decode(await(0,Te.readFile)(p))}:
u("is not a regular file; use the path of a YAML or JSON file")}catch(f){const p=f.code;return u(p==="ENOENT"?"does not \
exist; check the path, and that the repository is checked out":p==="ERR_ENCODING_INVALID_ENCODED_DATA"?"is not UTF-8 tex\
t; save it as UTF-8":`cannot be read (${(0,Se.q0)(f)})`)}}function ut(n,r){const s=(0,be.relative)(r,n);return s!==".."&&
!s.startsWith(`..${be.sep}`)&&!(0,be.isAbsolute)(s)}const Ys=new TextDecoder,ve=(n,r=0,s=n.length)=>Ys.decode(n.slice(r,
s)),lt=(n,r=0,s=n.length)=>n.slice(r,s).reduce((a,u)=>a+`0${u.toString(16)}`.slice(-2),""),ke=(n,r)=>new DataView(n.buffer,
n.byteOffset+r),To=(n,r=0)=>ke(n,r).getInt16(0,!0),dt=(n,r=0)=>ke(n,r).getUint16(0,!1),Jt=(n,r=0)=>ke(n,r).getUint16(0,!0),
Ao=(n,r=0)=>{const s=ke(n,r);return s.getUint16(0,!0)+(s.getUint8(2)<<16)},_d=(n,r=0)=>ke(n,r).getInt32(0,!0),je=(n,r=0)=>ke(
n,r).getUint32(0,!1),qs=(n,r=0)=>ke(n,r).getUint32(0,!0),bd=(n,r,s)=>ke(n,r).getBigUint64(0,!s),Js={readUInt16BE:dt,readUInt16LE:Jt,
readUInt32BE:je,readUInt32LE:qs};function Ue(n,r,s=0,a=!1){const d=`readUInt${r}${a?"BE":"LE"}`;return Js[d](n,s)}const Qt=8;
function Qs(n,r,s,a,u){if(n.length-a<Qt)return;const d=r.getUint32(s+a,!1);if(!(n.length-a<d))return{offset:a,size:d,matches:r.
getUint32(s+4+a,!1)===u}}const Eo=new WeakMap;function ea(n){let r=Eo.get(n.buffer);return r||(r=new DataView(n.buffer),
Eo.set(n.buffer,r)),r}function $d(n,r,s){const a=ea(n),u=r.charCodeAt(0)<<24|r.charCodeAt(1)<<16|r.charCodeAt(2)<<8|r.charCodeAt(
3),d=n.byteOffset;let f=s;for(;f<n.length&&!(n.length-f<4);){if(a.getUint32(d+f,!1)<Qt){f+=Qt;continue}const p=Qs(n,a,d,
f,u);if(!p)break;if(p.matches)return{name:r,offset:p.offset,size:p.size};f+=p.size}}const ta=/^GIF8[79]a/,na={validate:n=>ta.
test(ve(n,0,6)),calculate:n=>({height:Jt(n,8),width:Jt(n,6)})},oa="45786966",ra=2,en=6,ia=2,sa="4d4d",aa="4949",Co=12,ca=2;
function ua(n){return lt(n,2,6)===oa}function la(n,r){return{height:dt(n,r),width:dt(n,r+2)}}function da(n,r){const a=en+
8,u=Ue(n,16,a,r);for(let d=0;d<u;d++){const f=a+ca+d*Co,p=f+Co;if(f>n.length)return;const m=n.slice(f,p);if(Ue(m,16,0,r)===
274)return Ue(m,16,2,r)!==3||Ue(m,32,4,r)!==1?void 0:Ue(m,16,8,r)}}function fa(n,r){const s=n.slice(ra,r),a=lt(s,en,en+ia),
u=a===sa;if(u||a===aa)return da(s,u)}function pa(n,r){if(r>n.length)throw new TypeError("Corrupt JPG, exceeded buffer li\
mits")}const ha={validate:n=>lt(n,0,2)==="ffd8",calculate(n){let r=n.slice(4),s,a;for(;r.length;){const u=dt(r,0);if(pa(
r,u),r[u]!==255){r=r.subarray(1);continue}if(ua(r)&&(s=fa(r,u)),a=r[u+1],a===192||a===193||a===194){const d=la(r,u+5);return s?
{height:d.height,orientation:s,width:d.width}:d}r=r.subarray(u+2)}throw new TypeError("Invalid JPG, no size found")}},ma=`\
PNG\r

`,ga="IHDR",Mo="CgBI",ya={validate(n){if(ma===ve(n,1,8)){let r=ve(n,12,16);if(r===Mo&&(r=ve(n,28,32)),r!==ga)throw new TypeError(
"Invalid PNG");return!0}return!1},calculate(n){return ve(n,12,16)===Mo?{height:je(n,36),width:je(n,32)}:{height:je(n,20),
width:je(n,16)}}};function _a(n){return{height:1+Ao(n,7),width:1+Ao(n,4)}}function ba(n){return{height:1+((n[4]&15)<<10|
n[3]<<2|(n[2]&192)>>6),width:1+((n[2]&63)<<8|n[1])}}function $a(n){return{height:To(n,8)&16383,width:To(n,6)&16383}}const va=[
ya,ha,na,{validate(n){const r=ve(n,0,4)==="RIFF",s=ve(n,8,12)==="WEBP",a=ve(n,12,15)==="VP8";return r&&s&&a},calculate(n){
const r=ve(n,12,16),s=n.slice(20,30);if(r==="VP8X"){const u=s[0],d=(u&192)===0,f=(u&1)===0;if(d&&f)return _a(s);throw new TypeError(
"Invalid WebP")}if(r==="VP8 "&&s[0]!==47)return $a(s);const a=lt(s,3,6);if(r==="VP8L"&&a!=="9d012a")return ba(s);throw new TypeError(
"Invalid WebP")}}],wa=25;function ka(n){if(n.length<wa)return;const r=new Uint8Array(n);try{return va.find(s=>s.validate(
r))?.calculate(r)}catch{return}}const za=5*1048576,Oo=5,Za=[301,302,303,307,308];async function xa({url:n,image:r,timeoutMs:s,
http:a,...u}){const d=performance.now()+s,f=new Set;for(let p=tn(n);;){f.add(p.href);const m=await a.request({...u,method:"\
GET",url:p,timeoutMs:Math.max(0,d-performance.now()),maxBytes:za,encoding:"latin1",wantsBody:C=>r&&Xt(C)});if(m.kind==="\
failure")return{kind:"failure",at:p,failure:m};const{status:b,headers:h}=m,$=Za.includes(b)?h.location:void 0;if($===void 0)
return{kind:"status",at:p,status:b,image:r&&Xt(b)?Pa(m):void 0};const x=Sa($,p);if(!x){const C=$.length>oe.QO;return{kind:"\
bad-redirect",at:p,why:C?"to a URL of more than 2,048 characters":"to something that is not a URL"}}if(!/^https?:$/.test(
x.protocol))return{kind:"bad-redirect",at:p,why:"to something other than a web page"};if(r&&x.protocol==="http:")return{
kind:"off-https",at:p};const T=tn(x);if(f.has(T.href))return{kind:"bad-redirect",at:p,why:"in a loop"};if(f.size>Oo)return{
kind:"bad-redirect",at:p,why:`more than ${Oo} times`};p=T}}function Pa({body:n,incomplete:r}){return r||(n.length===0?"e\
mpty":ka(Buffer.from(n,"latin1"))??"not-an-image")}function tn(n){const r=new URL(n.href);return r.username="",r.password=
"",r.hash="",r}function Sa(n,r){const s=n.replace(/[\x80-\xff]/g,a=>`%${a.charCodeAt(0).toString(16).toUpperCase()}`);return(0,oe.
Dl)(s,r)}const Ta=1e4,Aa=20,Io=200,Ro=3e5;async function Ea(n,{http:r,signal:s,redact:a}){const{uses:u,userAgent:d}=n,f=Math.
min(n.timeoutMs,Ta),p={Accept:"*/*","User-Agent":d},m=new Map,b=({url:v})=>{const E=m.get(v)??tn((0,oe.Dl)(v)??new URL(v)).
href;return m.set(v,E),E},h=new Set(u.filter(({use:v})=>v!=="page").map(b)),$=new Map,x=performance.now()+Ro-f,T=new Set(
[...new Set(u.map(b))].slice(0,Io)),C=T.values();async function O(){for(const v of C){if(s.aborted||performance.now()>x)
return;const E={url:new URL(v),image:h.has(v),http:r,headers:p,timeoutMs:f,signal:s};$.set(v,await xa(E))}}if(await Promise.
all(Array.from({length:Aa},O)),s.aborted)throw(0,Se.Yq)("Checking the URLs");const R=new Set,U=u.flatMap(v=>{const E=b(v),
z=$.get(E);return z?Oa({...v,key:E},z,{timeoutMs:f,redact:a})??[]:R.has(v.file)?[]:(R.add(v.file),Ma(v,T.has(E)))});return{
problems:U.filter(v=>"message"in v),wrongSizes:U.filter(v=>"expected"in v)}}const wd=n=>new Failure({reason:"url-check-f\
ailed",title:"URL check failed",message:listSentences(n.map(problemText)),hint:`Fix the pages and images, then run this \
again. Or correct the URLs, or remove \`check-urls\`, then ${startNewRun}.`}),Ca={icon:[{width:200,height:200}],banner:[
{width:360,height:240},{width:360,height:200}]};function Ma({url:n,use:r,...s},a){const u=a?`the check ends after ${Ro/6e4}\
 minutes`:`at most ${Io} different URLs are checked`;return{...s,message:`${(0,oe.hD)(n)} was not checked, since ${u}; c\
heck fewer at a time`}}function Oa({url:n,key:r,use:s,...a},u,{timeoutMs:d,redact:f}){const p=u.at.href===r?(0,oe.hD)(n):
Ia(n,u.at,f),m=C=>({...a,message:`${p} ${C}`});if(u.kind==="failure")return m(Na(u.failure,d,f));if(u.kind==="bad-redire\
ct")return m(`redirects ${u.why}`);if(u.kind==="off-https")return s==="page"?void 0:m("redirects to http, but images mus\
t be https");const{status:b,image:h}=u;if(!Xt(b))return m(`responded ${Ps(b)}`);if(s==="page"||h===void 0)return;if(typeof h==
"string")return m(Ra(h,d));const{width:$,height:x}=h;if($===0||x===0)return m(`is an image of ${$}x${x}`);const T=Ca[s];
if(!T.some(C=>C.width===$&&C.height===x))return{...a,use:s,width:$,height:x,expected:T}}function Ia(n,r,s){return`${(0,oe.
hD)(n)} redirects to ${(0,oe.hD)(s(r.origin+r.pathname))}, which`}function Ra(n,r){return{empty:"responded with an empty\
 body, which is not an image","not-an-image":"is not a valid PNG, JPEG, GIF or WebP image","too-large":"is larger than 5\
 MiB",timeout:`did not load completely within ${r/1e3} s`,cut:"was cut off",cancelled:"was cut off"}[n]}function Na({reason:n,
cause:r},s,a){if(n==="timeout")return`did not respond within ${s/1e3} s`;const d=/^(ENOTFOUND|EAI_\w+)$/.test(r?.code??"")?
"has a host name that cannot be found":"cannot be reached";return`${{"tls-failed":"cannot be reached securely: its certi\
ficate is not accepted, or TLS failed","proxy-failed":"cannot be reached through the proxy","bad-response":"responded wi\
th something that is not HTTP","connection-lost":"ended the connection without a response","connection-failed":d,cancelled:d}[n]}\
 (${(0,oe.Kb)((0,Se.q0)(r),a)})`}async function Da(){const n=Xi(Pt.uB),r=As({apiToken:""}),s={notifications:[],problems:[],
extraFields:{}};try{await r.watch(Fa(n,s,r))}catch(a){s.failure=(0,Se.h_)(a)}await Ms(jt(s)?1:0,()=>Ua(s,n.summary,r),1)}
async function Fa(n,r,s){const{secrets:a}=s,{settings:u,problems:d,inputs:f,refused:p}=(0,Pt.IZ)(n,a),m=await wr(f,a),b=f["\
extra-fields"]?await(0,Rr.s)(f["extra-fields"],a):et,h=await Hs(f["payload-files"],s.signal);if(s.signal.aborted)throw Do();
const $={inputs:m,file:et,fileName:"",extraFields:b.fields,onceKey:""},x=[...m.problems,...b.problems,...Mn($).problems,
...h.problems];r.extraFields=b.fields,r.problems.push(...d,...Lr(qi(n),Pt.uB),...x.filter(({input:O})=>!p.has(O)));const T=[],
C=(O,R)=>T.push({file:O,advice:R.content?hi(R.content):[],...R});f["payload-files"]===""&&m.given.size>0&&C("",La(m));for(const O of h.
files){if(s.signal.aborted)throw Do();C(O,await Ir(O,await Xs(O),m,a))}r.notifications=T,u?.checkUrls&&await ja(T,u.timeout*
1e3,s)}function La(n){const r=Zt(n);return{problems:zt(n,et).map(a=>(0,le.CC)((0,de.wg)(a),"is missing; set it as an inp\
ut, or set a file in `payload-files`")),positionOf:()=>{},content:r}}async function ja(n,r,s){const a=[];for(const d of n){
const{file:f,content:p,problems:m}=d,b=p?(0,de._e)(p.notification):[];if(m.push(...b.map($=>({...$,...No(d,$)}))),!p||b.
length>0)continue;const h=(0,de.Wn)(p.notification).filter(({url:$})=>En($).names.size===0);a.push(...h.map($=>({...$,file:f})))}
const u=await Ea({uses:a,timeoutMs:r,userAgent:Nr},s);for(const d of n){const f=u.problems.filter(({file:b})=>b===d.file),
p="url-check-failed";d.problems.push(...f.map(b=>({...b,...No(d,b),reason:p})));const m=u.wrongSizes.filter(({file:b})=>b===
d.file);d.advice.push(...m.map(b=>({kind:"image-size",...b})))}}function No({file:n,content:r,positionOf:s},{input:a,path:u=[]}){
if(n==="")return{file:void 0};const d=a.replaceAll("-","_"),f=[d,...u];return{file:n,path:f,position:r?.sources[d]==="fi\
le"?s(f):void 0}}const Do=()=>new Se.HR({reason:"cancelled",title:"Preview cancelled",message:"The run was cancelled bef\
ore all notifications were checked.",hint:"If you did not mean to cancel it, run it again."});function Ua(n,r,s){const{log:a}=s,
{notifications:u,extraFields:d,failure:f}=n,p=Lt(n),m=jt(n)??"",b=u.map(({file:T,content:C})=>({file:T,payload:{...C?.notification,
...d}})),h=m?"":JSON.stringify(b),$=h.length>ct;Ki({payloads:$?"":h,count:f?"":String(b.length),reason:m},s),Hi(r,()=>s.
redact(Si(n)),s);for(const T of p)a.info(xi(T));for(const T of p){const{file:C,position:O=Fo,reason:R}=T,U=C===void 0?"I\
nvalid inputs":"Invalid notification";a.error(`${U} (${R})`,Bt(T),C===void 0?void 0:{file:C,...O})}for(const T of u){const{
file:C,advice:O}=T;for(const R of O){const U=io(T,R)??Fo;a.info(Pi(T,R)),a.warning("Advice",Rt(R),C===""?void 0:{file:C,
...U})}}if($){const T=`GitHub passes at most about ${ct} on to other jobs, so it is empty; check fewer files at a time.`;
a.warning("Large output",`The output \`payloads\` would have ${h.length} characters. ${T}`)}f?Ui(a,"error",no(f)):a.info(
`${ao(n)}.`)}const Fo={line:1,column:1};Da(),module.exports=vr})();
