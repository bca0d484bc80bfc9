(()=>{"use strict";var Zn={2542:((n,r,s)=>{s.d(r,{QP:()=>v,Vu:()=>P,Wn:()=>W,_e:()=>G,fD:()=>y,pi:()=>S,qW:()=>O,wg:()=>D});
var a=s(8925),u=s(900),l=s(642),f=s(8992);const p=(0,l.rf)("https"),m=(0,l.rf)("https","http"),y={title:l.GT,message:l.GT,
icon_url:p,banner_url:p,landing_url:m,utm_source:l.GT,utm_medium:l.GT,utm_campaign:l.GT},h=I=>K=>{const T=I(K.replace(/^\{url\}/,
"https://url.example/"));return"value"in T?{value:K}:T},v={...y,icon_url:h(p),banner_url:h(p),landing_url:h(m)},S=u.Pw.map(
I=>I.replaceAll("-","_")),P=["title","message","icon_url","landing_url"];function O(I,K,T=y){const w=(I==="ttl"?l.p0:T[I])(
K.trim());return"value"in w?{fields:{[I]:w.value},problems:[]}:{fields:{},problems:[(0,a.CC)(D(I),w.message)]}}const D=I=>I.
replaceAll("_","-");function W({icon_url:I,banner_url:K,landing_url:T,actions:A=[]}){return[...I===void 0?[]:[{input:"ic\
on-url",url:I,use:"icon"}],...K===void 0?[]:[{input:"banner-url",url:K,use:"banner"}],...T===void 0?[]:[{input:"landing-\
url",url:T,use:"page"}],...A.map(({url:w},M)=>({input:"actions",path:[M,"url"],url:w,use:"page"}))]}function G(I){return W(
I).flatMap(({input:K,path:T,url:A})=>{const w=(0,f.Dl)(A);return!w?.username&&!w?.password?[]:(0,a.CC)(K,"has a user nam\
e or password, which `check-urls` never sends; remove them",{path:T})})}}),9715:((n,r,s)=>{s.d(r,{WF:()=>gr,L5:()=>Ml});
function a(e){return e}function u(e){return e}function l(){return e=>e}function f(e){}function p(e){throw new Error("Une\
xpected value in exhaustive check")}function m(e){}function y(e){const t=Object.values(e).filter(i=>typeof i=="number");
return Object.entries(e).filter(([i,c])=>t.indexOf(+i)===-1).map(([i,c])=>c)}function h(e,t="|"){return e.map(o=>tn(o)).
join(t)}function v(e,t){return typeof t=="bigint"?t.toString():t}class S{constructor(t){this._getter=t,this._value=void 0}get value(){
const t=this._getter;return t!==void 0&&(this._value=t(),this._getter=void 0),this._value}}function P(e){return new S(e)}
function O(e){return e==null}function D(e){const t=e.startsWith("^")?1:0,o=e.endsWith("$")?e.length-1:e.length;return e.
slice(t,o)}function W(e,t){const o=e/t,i=Math.round(o),c=4*Number.EPSILON*Math.max(Math.abs(o),1);return Math.abs(o-i)<c?
0:o-i}const G=null;function I(e,t,o){let i;Object.defineProperty(e,t,{get(){if(i!==G)return i===void 0&&(i=G,i=o()),i},set(c){
Object.defineProperty(e,t,{value:c})},configurable:!0})}function K(e){return Object.create(Object.getPrototypeOf(e),Object.
getOwnPropertyDescriptors(e))}function T(e,t,o){Object.defineProperty(e,t,{value:o,writable:!0,enumerable:!0,configurable:!0})}
function A(e){const t=Object.getOwnPropertyDescriptor(e,"shape");return t?.get?t.get.raw:t?.value}function w(e){return A(
e._zod.def)??e._zod.def.shape}function M(e,t,o){Object.defineProperty(e,t,{get(){const i=o();return T(this,t,i),i},enumerable:!0,
configurable:!0})}function R(e,t,o){t in e?T(e,t,o):e[t]=o}function q(e,t,o,i){const c=w(t);for(const d of o){const _=Object.
getOwnPropertyDescriptor(c,d);_.enumerable&&(_.get?M(e,d,()=>{const g=t._zod.def.shape[d];return i?i(g,d):g}):R(e,d,i?i(
_.value,d):_.value))}}function b(e,t){for(const o of Reflect.ownKeys(t)){const i=Object.getOwnPropertyDescriptor(t,o);i.
enumerable&&(i.get?M(e,o,()=>t[o]):R(e,o,i.value))}}function x(...e){const t={};for(const o of e){const i=Object.getOwnPropertyDescriptors(
o);Object.assign(t,i)}return Object.defineProperties({},t)}function U(e){return x(e._zod.def)}function Z(e,t){return t?t.
reduce((o,i)=>o?.[i],e):e}function $(e){const t=Object.keys(e),o=t.map(i=>e[i]);return Promise.all(o).then(i=>{const c={};
for(let d=0;d<t.length;d++)c[t[d]]=i[d];return c})}function E(e=10){const t="abcdefghijklmnopqrstuvwxyz";let o="";for(let i=0;i<
e;i++)o+=t[Math.floor(Math.random()*t.length)];return o}function H(e){return JSON.stringify(e)}function L(e){return e.toLowerCase().
trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}const V="captureStackTrace"in Error?Error.
captureStackTrace:(...e)=>{};function Y(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}const B=null;function X(e){
if(Y(e)===!1)return!1;const t=e.constructor;if(t===void 0||typeof t!="function")return!0;const o=t.prototype;return!(Y(o)===
!1||Object.prototype.hasOwnProperty.call(o,"isPrototypeOf")===!1)}function ee(e){return X(e)?{...e}:Array.isArray(e)?[...e]:
e instanceof Map?new Map(e):e instanceof Set?new Set(e):e}function ne(e){let t=0;for(const o in e)Object.prototype.hasOwnProperty.
call(e,o)&&t++;return t}const se=e=>{const t=typeof e;switch(t){case"undefined":return"undefined";case"string":return"st\
ring";case"number":return Number.isNaN(e)?"nan":"number";case"boolean":return"boolean";case"function":return"function";case"\
bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(e)?"array":e===null?"null":e.then&&
typeof e.then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<"u"&&e instanceof Map?"map":typeof Set<
"u"&&e instanceof Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<"u"&&e instanceof File?"file":"object";default:
throw new Error(`Unknown data type: ${t}`)}},ue=new Set(["string","number","symbol"]),te=new Set(["string","number","big\
int","boolean","symbol","undefined"]);function ae(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function ce(e,t,o){const i=new e.
_zod.constr(t??e._zod.def);return(!t||o?.parent)&&(i._zod.parent=e),i}function le(e){const t=e;if(!t)return{};if(typeof t==
"string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)throw new Error("Cannot specify both `message`\
 and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{...t,error:()=>t.error}:t}function en(e){
let t;return new Proxy({},{get(o,i,c){return t??(t=e()),Reflect.get(t,i,c)},set(o,i,c,d){return t??(t=e()),Reflect.set(t,
i,c,d)},has(o,i){return t??(t=e()),Reflect.has(t,i)},deleteProperty(o,i){return t??(t=e()),Reflect.deleteProperty(t,i)},
ownKeys(o){return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(o,i){return t??(t=e()),Reflect.getOwnPropertyDescriptor(
t,i)},defineProperty(o,i,c){return t??(t=e()),Reflect.defineProperty(t,i,c)}})}function tn(e){return typeof e=="bigint"?
e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}function Fo(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&
e[t]._zod.optout==="optional")}const Ua={safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],
uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.MAX_VALUE,Number.MAX_VALUE]},
zd={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("18446744073709551615")]};
function Zd(e,t){const o=e._zod.def,i=o.checks;if(i&&i.length>0)throw new Error(".pick() cannot be used on object schema\
s containing refinements");const d={};return q(d,e,dt(e,t)),ce(e,x(o,{shape:d,checks:[]}))}function dt(e,t){const o=w(e),
i=[];for(const c of Reflect.ownKeys(t)){if(!Object.getOwnPropertyDescriptor(o,c)?.enumerable)throw new Error(`Unrecogniz\
ed key: "${String(c)}"`);t[c]&&i.push(c)}return i}function xd(e,t){const o=e._zod.def,i=o.checks;if(i&&i.length>0)throw new Error(
".omit() cannot be used on object schemas containing refinements");const d=new Set(dt(e,t)),_={};return q(_,e,Reflect.ownKeys(
w(e)).filter(g=>!d.has(g))),ce(e,x(o,{shape:_,checks:[]}))}function Sd(e,t){if(!X(t))throw new Error("Invalid input to e\
xtend: expected a plain object");const o=e._zod.def.checks;if(o&&o.length>0){const c=w(e);for(const d of Reflect.ownKeys(
t))if(Object.getOwnPropertyDescriptor(c,d)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing \
refinements. Use `.safeExtend()` instead.")}return ce(e,x(e._zod.def,{shape:Lo(e,t)}))}function Lo(e,t){const o={};return q(
o,e,Reflect.ownKeys(w(e))),b(o,t),o}function Pd(e,t){if(!X(t))throw new Error("Invalid input to safeExtend: expected a p\
lain object");return ce(e,x(e._zod.def,{shape:Lo(e,t)}))}function Td(e,t){if(!t?._zod?.def)throw new Error("Invalid inpu\
t to merge: expected an object schema. To merge a plain shape, use `.extend()`.");if(e._zod.def.checks?.length)throw new Error(
".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");const o={};q(o,e,Reflect.
ownKeys(w(e))),q(o,t,Reflect.ownKeys(w(t)));const i=x(e._zod.def,{shape:o,get catchall(){return t._zod.def.catchall},checks:t.
_zod.def.checks??[]});return ce(e,i)}function Ad(e,t,o,i="partial"){const d=t._zod.def.checks;if(d&&d.length>0)throw new Error(
`.${i}() cannot be used on object schemas containing refinements`);const g=o?new Set(dt(t,o)):void 0,z={};return q(z,t,Reflect.
ownKeys(w(t)),e&&((k,C)=>g&&!g.has(C)?k:new e({type:"optional",innerType:k}))),ce(t,x(t._zod.def,{shape:z,checks:[]}))}function Ed(e,t,o){
const i=o?new Set(dt(t,o)):void 0,c={};return q(c,t,Reflect.ownKeys(w(t)),(d,_)=>i&&!i.has(_)?d:new e({type:"nonoptional",
innerType:d})),ce(t,x(t._zod.def,{shape:c}))}function ke(e,t=0){if(e.aborted===!0)return!0;for(let o=t;o<e.issues.length;o++)
if(e.issues[o]?.continue!==!0)return!0;return!1}function Ba(e,t=0){if(e.aborted===!0)return!0;for(let o=t;o<e.issues.length;o++)
if(e.issues[o]?.continue===!1)return!0;return!1}function jo(e,t){return t.map(o=>{var i;return(i=o).path??(i.path=[]),o.
path.unshift(e),o})}function Le(e){return typeof e=="string"?e:e?.message}function Uo(e){const t=[];for(const o of e??[]){
const i=o._zod.def;if(!/_(length|size)$|_equals$/.test(i.check))break;const c=i.maximum??i.length??i.size;c>=0&&t.push([
c,o])}return t}function nn(e,t,o){var i;for(let c=t;c<e.length;c++)(i=e[c]).schema??(i.schema=o)}function je(e,t,o){var i;
const c=e.inst?._zod?.traits;c?.has("$ZodType")&&(c.has("$ZodCheck")?(i=e).schema??(i.schema=e.inst):e.schema=e.inst);const d=e.
schema!==e.inst?e.schema?._zod.def?.error:void 0,_=e.message?e.message:Le(e.inst?._zod.def?.error?.(e))??Le(d?.(e))??Le(
t?.error?.(e))??Le(o.customError?.(e))??Le(o.localeError?.(e))??"Invalid input",g={};for(const z of Object.keys(e))z==="\
inst"||z==="schema"||z==="continue"||z==="input"||z==="__proto__"||(g[z]=e[z]);return g.path??(g.path=[]),g.message=_,t?.
reportInput&&(g.input=e.input),g}function Cd(e){return e instanceof Set?"set":e instanceof Map?"map":e instanceof File?"\
file":"unknown"}const Wa=/[\uD800-\uDBFF]/;function Ka(e){const t=e.length;if(!Wa.test(e))return t;let o=t;for(let i=0;i<
t-1;i++)(e.charCodeAt(i)&64512)===55296&&(e.charCodeAt(i+1)&64512)===56320&&(o--,i++);return o}function Ha(e){return Array.
isArray(e)?"array":typeof e=="string"?"string":"unknown"}function Md(e){const t=typeof e;switch(t){case"number":return Number.
isNaN(e)?"nan":"number";case"object":{if(e===null)return"null";if(Array.isArray(e))return"array";const o=e;if(o&&Object.
getPrototypeOf(o)!==Object.prototype&&"constructor"in o&&o.constructor)return o.constructor.name}}return t}function Od(...e){
const[t,o,i]=e;return typeof t=="string"?{message:t,code:"custom",input:o,inst:i}:{...t}}function Id(e){return Object.entries(
e).filter(([t,o])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function Ga(e){const t=atob(e),o=new Uint8Array(t.length);
for(let i=0;i<t.length;i++)o[i]=t.charCodeAt(i);return o}function Va(e){let t="";for(let o=0;o<e.length;o++)t+=String.fromCharCode(
e[o]);return btoa(t)}function Rd(e){const t=e.replace(/-/g,"+").replace(/_/g,"/"),o="=".repeat((4-t.length%4)%4);return Ga(
t+o)}function Dd(e){return Va(e).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function Nd(e){const t=e.replace(
/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex string length");const o=new Uint8Array(t.length/2);for(let i=0;i<
t.length;i+=2)o[i/2]=Number.parseInt(t.slice(i,i+2),16);return o}function Fd(e){return Array.from(e).map(t=>t.toString(16).
padStart(2,"0")).join("")}class Ld{constructor(...t){}}function Xa(e,t){for(const o in t){const i=Object.getOwnPropertyDescriptor(
t,o);i.get?Object.defineProperty(e,o,{...i,enumerable:!1}):Ja(e,o,i.value)}}function Te(e,t,o,i=!0){return Object.defineProperty(
e,t,{configurable:!0,writable:!0,enumerable:i,value:o}),o}function Ya(e,t,o){return Te(e,t,o,!1)}function jd(e,t){for(const o in e){
const i=e[o];Object.defineProperty(t,o,{configurable:!0,enumerable:!0,get(){return Te(this,o,i(this))},set(c){Te(this,o,
c)}})}return t}function Ja(e,t,o){Object.defineProperty(e,t,{configurable:!0,get(){return this==null?o:Te(this,t,o.bind(
this))},set(i){Te(this,t,i)}})}function qa(e,t){const o=Object.getPrototypeOf(e);return t in o?void 0:o}let on,ze=!1;const Qa={
configurable:!0,get(){ze=!0}};function he(e,t,o){const i=Object.getPrototypeOf(e._zod);if(t in i&&on!==e._zod){on=void 0;
return}on=e._zod,Object.defineProperty(i,t,{configurable:!0,get(){Object.defineProperty(this,t,Qa);const c=ze;ze=!1;try{
const d=o(this);return ze?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,value:d}),ze=ze||c,d}catch(d){
throw delete this[t],ze=ze||c,d}},set(c){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:c})}})}function ec(e,t,o,i){
const c=qa(e,t);c&&Object.defineProperty(c,t,{configurable:!0,get(){const d={configurable:!0,writable:!0,enumerable:i,value:void 0};
return Object.defineProperty(this,t,d),d.value=o(this),Object.defineProperty(this,t,d),d.value},set(d){Object.defineProperty(
this,t,{configurable:!0,writable:!0,enumerable:i,value:d})}})}const tc="~constantCatch";function Ud(e){const t=()=>e;return t[tc]=
!0,t}var Bo;const nc=Object.freeze({status:"aborted"}),rn={value:void 0,enumerable:!1};let Wo="captureStackTrace"in Error?
Error:null;function oc(e){const t=Wo;if(t){const o=t.stackTraceLimit;if(typeof o=="number"){try{t.stackTraceLimit=0}catch{
return Wo=null,new e}try{return new e}finally{t.stackTraceLimit=o}}}return new e}function re(e,t,o,i){const c={};function d(N){
this.def=N,this.constr=j,this.traits=new Set}d.prototype=c;const _=o,g=_&&new WeakSet;function z(N,F){if(N._zod){if(N._zod.
traits.has(e))return}else{rn.value=new d(F);try{Object.defineProperty(N,"_zod",rn)}finally{rn.value=void 0}}if(N._zod.traits.
add(e),t(N,F),g){const oe=Object.getPrototypeOf(N),pe=N._zod.constr.prototype;let ye=oe;for(;ye&&ye!==pe;)ye=Object.getPrototypeOf(
ye);const xe=ye??oe;g.has(xe)||(g.add(xe),Xa(xe,_))}const Q=j.prototype;for(const oe in Q)Object.prototype.hasOwnProperty.
call(Q,oe)&&(oe in N||(N[oe]=Q[oe].bind(N)))}const k=i?.Parent??Object;class C extends k{}Object.defineProperty(C,"name",
{value:e});function j(N){const F=i?.Parent?oc(C):this;z(F,N);const Q=F._zod.deferred;if(Q){for(const pe of Q)pe();F._zod.
deferred=void 0}const oe=globalThis.__zod_globalConfig?.postProcessor;return oe&&oe(F),F}return Object.defineProperty(j,
"init",{value:z}),Object.defineProperty(j,Symbol.hasInstance,{value:N=>i?.Parent&&N instanceof i.Parent?!0:N?._zod?.traits?.
has(e)}),Object.defineProperty(j,"name",{value:e}),j}const Bd=null;class Ee extends Error{constructor(){super("Encounter\
ed Promise during synchronous parse. Use .parseAsync() instead.")}}class rc extends Error{constructor(t){super(`Encounte\
red unidirectional transform during encode: ${t}`),this.name="ZodEncodeError"}}(Bo=globalThis).__zod_globalConfig??(Bo.__zod_globalConfig=
{});const Ue=globalThis.__zod_globalConfig;function Be(e){return e&&Object.assign(Ue,e),Ue}const Ze=re("$ZodCheck",(e,t)=>{
var o;e._zod??(e._zod={}),e._zod.def=t,(o=e._zod).onattach??(o.onattach=[])}),Wd=e=>{const t=e.value;return!util.nullish(
t)&&t.size!==void 0},ic=e=>{const t=e.value;return!O(t)&&t.length!==void 0},Ko={number:"number",bigint:"bigint",object:"\
date"},Kd=null,sc=re("$ZodCheckGreaterThan",(e,t)=>{Ze.init(e,t);const o=Ko[typeof t.value];e._zod.check=i=>{(t.inclusive?
i.value>=t.value:i.value>t.value)||i.issues.push({origin:Ko[typeof i.value]??o,code:"too_small",minimum:typeof t.value==
"object"?t.value.getTime():t.value,input:i.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),Hd=null,ac=re("$Zod\
CheckNumberFormat",(e,t)=>{Ze.init(e,t),t.format=t.format||"float64";const o=t.format?.includes("int"),i=o?"int":"number",
[c,d]=Ua[t.format];e._zod.check=_=>{const g=_.value;if(o){if(!Number.isInteger(g)){_.issues.push({expected:i,format:t.format,
code:"invalid_type",continue:!1,input:g,inst:e});return}if(!Number.isSafeInteger(g)){g>0?_.issues.push({input:g,code:"to\
o_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e,origin:i,inclusive:!0,
continue:!t.abort}):_.issues.push({input:g,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be withi\
n the safe integer range.",inst:e,origin:i,inclusive:!0,continue:!t.abort});return}}g<c&&_.issues.push({origin:"number",
input:g,code:"too_small",minimum:c,inclusive:!0,inst:e,continue:!t.abort}),g>d&&_.issues.push({origin:"number",input:g,code:"\
too_big",maximum:d,inclusive:!0,inst:e,continue:!t.abort})}}),Gd=null,Vd=null,Xd=null,Yd=null,Jd=null,cc=re("$ZodCheckMi\
nLength",(e,t)=>{var o;Ze.init(e,t),(o=e._zod.def).when??(o.when=ic),e._zod.check=i=>{const c=i.value,d=c.length;if((typeof c==
"string"&&d>=t.minimum&&d<t.minimum*2?Ka(c):d)>=t.minimum)return;const g=Ha(c);i.issues.push({origin:g,code:"too_small",
minimum:t.minimum,inclusive:!0,input:c,inst:e,continue:!t.abort})}}),qd=null,uc=re("$ZodCheckStringFormat",(e,t)=>{var o,
i;Ze.init(e,t),t.pattern?(o=e._zod).check??(o.check=c=>{t.pattern.lastIndex=0,!t.pattern.test(c.value)&&c.issues.push({origin:"\
string",code:"invalid_format",format:t.format,input:c.value,...t.pattern?{pattern:t.pattern.toString()}:{},inst:e,continue:!t.
abort})}):(i=e._zod).check??(i.check=()=>{})}),lc=re("$ZodCheckRegex",(e,t)=>{uc.init(e,t),e._zod.check=o=>{t.pattern.lastIndex=
0,!t.pattern.test(o.value)&&o.issues.push({origin:"string",code:"invalid_format",format:"regex",input:o.value,pattern:t.
pattern.toString(),inst:e,continue:!t.abort})}}),Qd=null,ef=null,tf=null,nf=null,of=null;function rf(e,t,o){e.issues.length&&
t.issues.push(...util.prefixIssues(o,e.issues))}const sf=null,af=null,cf=null,dc=re("$ZodCheckOverwrite",(e,t)=>{Ze.init(
e,t),e._zod.check=o=>{o.value=t.tx(o.value)}}),uf=/^[cC][0-9a-z]{6,}$/,lf=/^[0-9a-z]+$/,df=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,
ff=/^[0-9a-vA-V]{20}$/,pf=/^[A-Za-z0-9]{27}$/,hf=/^[a-zA-Z0-9_-]{21}$/;function mf(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}\
}$`)}const gf=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,yf=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/,
_f=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,bf=e=>e?new RegExp(`^([0-9a-fA-F]{8\
}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
$f=null,vf=null,wf=null,kf=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,
zf=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
Zf=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,
xf=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u,Sf=null,Pf=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
fc=null;function Tf(){return new RegExp(fc,"u")}const Af=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
Ef=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
Cf=e=>{const t=util.escapeRegex(e??":");return new RegExp(`^(?:[0-9A-F]{2}${t}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${t}){5}[0\
-9a-f]{2}$`)},Mf=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
Of=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
If=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,Rf=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
Df=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/,
Nf=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/,Ff=/^https?$/,Lf=/^\+[1-9]\d{6,14}$/,
jf=/^\d(?:[ -]?\d){11,18}$/,Uf=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/,
Bf=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/,pc=null;function Wf(e){return new RegExp(`^${e}$`)}const Kf=null;function sn(e){
const t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:\
[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function Hf(e){
return new RegExp(`^${sn(e)}$`)}function Gf(e){const t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");const o=`${sn(
{precision:e.precision,seconds:!0})}(?:${t.join("|")})`,i=e.local?`${o}|${sn({precision:e.precision})}`:o;return new RegExp(
`^${pc}T(?:${i})$`)}const hc=/^[\s\S]{0,}$/,Vf=e=>{const t=e?`[\\s\\S]{${e?.minimum??0},${e?.maximum??""}}`:"[\\s\\S]*";
return new RegExp(`^${t}$`)},Xf=/^-?\d+n?$/,Yf=/^-?\d+$/,mc=/^-?\d+(?:\.\d+)?$/,Jf=/^(?:true|false)$/i,qf=/^null$/i,Qf=/^undefined$/i,
ep=/^[^A-Z]*$/,tp=/^[^a-z]*$/,np=/^[0-9a-fA-F]*$/;function op(e,t){return new RegExp(`^[A-Za-z0-9+/]{${e}}${t}$`)}function rp(e){
return new RegExp(`^[A-Za-z0-9_-]{${e}}$`)}const ip=/^[0-9a-fA-F]{32}$/,sp=null,ap=null,cp=/^[0-9a-fA-F]{40}$/,up=null,lp=null,
dp=/^[0-9a-fA-F]{64}$/,fp=null,pp=null,hp=/^[0-9a-fA-F]{96}$/,mp=null,gp=null,yp=/^[0-9a-fA-F]{128}$/,_p=null,bp=null,gc={
major:4,minor:6,patch:7},be=re("$ZodType",(e,t)=>{var o;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=
gc;const i=e._zod.def.checks,c=e._zod.traits.has("$ZodCheck")?[e,...i??[]]:i?.length?[...i]:[];for(const d of c)for(const _ of d.
_zod.onattach)_(e);if(c.length===0)(o=e._zod).deferred??(o.deferred=[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{
const d=(g,z,k)=>{if(g.memo)return g;let C=ke(g),j;for(const N of z){if(N._zod.def.when){if(Ba(g)||!N._zod.def.when(g))continue}else if(C)
continue;const F=g.issues.length,Q=N._zod.check(g);if(Q instanceof Promise&&k?.async===!1)throw new Ee;if(j||Q instanceof
Promise)j=(j??Promise.resolve()).then(async()=>{await Q,g.issues.length!==F&&(nn(g.issues,F,e),C||(C=ke(g,F)))});else{if(g.
issues.length===F)continue;nn(g.issues,F,e),C||(C=ke(g,F))}}return j?j.then(()=>g):g},_=(g,z,k)=>{if(ke(g))return g.aborted=
!0,g;const C=d(z,c,k);if(C instanceof Promise){if(k.async===!1)throw new Ee;return C.then(j=>e._zod.parse(j,k))}return e.
_zod.parse(C,k)};e._zod.run=(g,z)=>{if(z.skipChecks)return e._zod.parse(g,z);if(z.direction==="backward"){const C=e._zod.
parse({value:g.value,issues:[]},{...z,skipChecks:!0});return C instanceof Promise?C.then(j=>_(j,g,z)):_(C,g,z)}const k=e.
_zod.parse(g,z);if(k instanceof Promise){if(z.async===!1)throw new Ee;return k.then(C=>d(C,c,z))}return d(k,c,z)}}},{get"\
~standard"(){return Ya(this,"~standard",_c(this))},set"~standard"(e){Te(this,"~standard",e)}}),Ho=(e,t)=>e.issues.length?
{issues:e.issues.map(o=>je(o,t,Be()))}:{value:e.value};async function yc(e,t){const o={async:!0};return Ho(await e._zod.
run({value:t,issues:[]},o),o)}function _c(e){return{validate:t=>{const o={async:!1};try{const i=e._zod.run({value:t,issues:[]},
o);if(!(i instanceof Promise))return Ho(i,o)}catch{}return yc(e,t)},vendor:"zod",version:1}}const bc=re("$ZodString",(e,t)=>{
be.init(e,t),e._zod.pattern=t.pattern??hc,e._zod.parse=(o,i)=>{if(t.coerce)try{o.value=String(o.value)}catch{}return typeof o.
value=="string"||o.issues.push({expected:"string",code:"invalid_type",input:o.value,inst:e}),o}}),$p=null,vp=null,wp=null,
kp=null,$c=1,an=2;function Go(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):(new URL(e),
!0)}catch{return!1}}function zp(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?Go(e)||an:vc(e,t)}function vc(e,t){
if(!t.normalize&&t.protocol?.source===regexes.httpProtocol.source&&!/^https?:\/\//i.test(e))return $c;try{if(typeof URL<
"u"){const o=URL;if(typeof o.parse=="function")return o.parse(e)??an}return new URL(e)}catch{return an}}const wc=/[\t\n\r]/g;
function Zp(e){return e.replace(wc,"")}function xp(e,t){return t.lastIndex=0,t.test(e.hostname)}function Sp(e,t){return t.
lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}const Pp=null,Tp=null,Ap=null,Ep=null,Cp=null,
Mp=null,Op=null,Ip=null,Rp=null,Dp=null,Np=null,Fp=null,Lp=null,kc=/^[0-9a-fA-F:.]+$/;function zc(e){return kc.test(e)?Go(
`http://[${e}]`):!1}const jp=null,Up=null,Bp=null;function Wp(e){const t=e.split("/");if(t.length!==2)return!1;const[o,i]=t;
if(!i)return!1;const c=Number(i);return`${c}`!==i||c<0||c>128?!1:zc(o)}const Kp=null;function Zc(e){if(e==="")return!0;if(/\s/.
test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}const Hp=/^[0-9a-zA-Z+/]*={0,2}$/,Gp=null,xc=/^[A-Za-z0-9_-]*$/;
function Vp(e){if(!xc.test(e))return!1;const t=e.replace(/[-_]/g,i=>i==="-"?"+":"/"),o=t.padEnd(Math.ceil(t.length/4)*4,
"=");return Zc(o)}const Xp=null,Yp=null,Sc=/[- ]/g;function Pc(e){let t=e.length,o=1,i=0;for(;t;){const c=e.charCodeAt(--t)-
48;o^=1,i+=o?[0,2,4,6,8,1,3,5,7,9][c]:c}return i%10===0}function Jp(e){return regexes.creditCard.test(e)?Pc(e.replace(Sc,
"")):!1}const qp=null;function Tc(e){let t=0;const o=e.length;for(let i=4;i<o;i++){const c=e.charCodeAt(i);t=(c>=65?t*100+
(c-55):t*10+(c-48))%97}for(let i=0;i<4;i++){const c=e.charCodeAt(i);t=(c>=65?t*100+(c-55):t*10+(c-48))%97}return t===1}function Qp(e){
return regexes.iban.test(e)?Tc(e):!1}const eh=null;function th(e,t=null){try{const o=e.split(".");if(o.length!==3)return!1;
const[i]=o;if(!i)return!1;const c=JSON.parse(atob(i));return!("typ"in c&&c?.typ!=="JWT"||!c.alg||t&&(!("alg"in c)||c.alg!==
t))}catch{return!1}}const nh=null,oh=null,Vo=re("$ZodNumber",(e,t)=>{be.init(e,t),e._zod.pattern=mc,e._zod.parse=(o,i)=>{
if(t.coerce)try{o.value=Number(o.value)}catch{}const c=o.value;if(typeof c=="number"&&!Number.isNaN(c)&&Number.isFinite(
c))return o;const d=typeof c=="number"?Number.isNaN(c)?"NaN":Number.isFinite(c)?void 0:String(c):void 0;return o.issues.
push({expected:"number",code:"invalid_type",input:c,inst:e,...d?{received:d}:{}}),o}}),Ac=re("$ZodNumberFormat",(e,t)=>{
ac.init(e,t),Vo.init(e,t)}),rh=null,ih=null,sh=null,ah=null,ch=null,uh=null,lh=null,dh=null,Ec=re("$ZodNever",(e,t)=>{be.
init(e,t),e._zod.parse=(o,i)=>(o.issues.push({expected:"never",code:"invalid_type",input:o.value,inst:e}),o)}),fh=null,ph=null;
function Cc(e,t){const o=Uo(e._zod.def.checks);if(!o.length)return;const i=Math.min(...o.map(d=>d[0])),c=e._zod.parse;e.
_zod.parse=(d,_)=>{const g=t(d.value);if(g>i&&!_?.skipChecks&&_?.direction!=="backward"){for(const[z,k]of Uo(e._zod.def.
checks))if(g>z&&k._zod.def.when(d)){const C=d.issues.length;return k._zod.check(d),d.issues[C].continue=!1,nn(d.issues,C,
e),d}}return c(d,_)}}const Mc=e=>Array.isArray(e)?e.length:-1,hh=e=>e instanceof Map?e.size:-1,mh=e=>e instanceof Set?e.
size:-1;function Xo(e,t,o){e.issues.length&&t.issues.push(...jo(o,e.issues)),t.value[o]=e.value}const Oc=re("$ZodArray",
(e,t)=>{be.init(e,t);const o=Ue.memoizer;o?.attach(e),e._zod.parse=(i,c)=>{const d=i.value;if(!Array.isArray(d))return i.
issues.push({expected:"array",code:"invalid_type",input:d,inst:e}),i;i.value=o?o.alloc(e,i,Array(d.length),c):Array(d.length);
const _=[],g=c?.abortEarly;for(let z=0;z<d.length;z++){const k=d[z],C=t.element._zod.run({value:k,issues:[]},c);if(C instanceof
Promise)_.push(C.then(j=>Xo(j,i,z)));else if(Xo(C,i,z),g&&C.issues.length!==0&&ke(C))break}return _.length?Promise.all(_).
then(()=>i):i},Cc(e,Mc)});function ft(e,t,o,i,c,d){const _=o in i,g=d==="optional";if(!(!_&&g&&c==="optional")){if(e.issues.
length){if(c!==void 0&&g&&!_)return;t.issues.push(...jo(o,e.issues))}if(!_&&c===void 0){e.issues.length||t.issues.push({
code:"invalid_type",expected:"nonoptional",input:void 0,path:[o]});return}e.value===void 0?(_||c==="defaulted"&&!g)&&(t.
value[o]=void 0):t.value[o]=e.value}}const Ic=[];function Rc(e){const t=Object.keys(e.shape),o=Object.getOwnPropertySymbols(
e.shape),i=o.length?o:Ic,c=i.length?[...t,...i]:t;for(const _ of c)if(!e.shape?.[_]?._zod?.traits?.has("$ZodType"))throw new Error(
`Invalid element at key "${String(_)}": expected a Zod schema`);const d=Fo(e.shape);return{...e,allKeys:c,symbolKeys:i,keySet:new Set(
t),numKeys:t.length,optionalKeys:new Set(d)}}function Dc(e,t,o,i,c,d,_){const g=[],z=c.keySet,k=c.catchall._zod,C=k.def.
type,j=k.optin,N=k.optout;let F=0;for(const Q in t){if(_&&o.issues.length!==F){if(ke(o,F))break;F=o.issues.length}if(z.has(
Q))continue;if(Q==="__proto__"){C==="never"&&g.push(Q);continue}if(C==="never"){g.push(Q);continue}const oe=k.run({value:t[Q],
issues:[]},i);oe instanceof Promise?e.push(oe.then(pe=>ft(pe,o,Q,t,j,N))):ft(oe,o,Q,t,j,N)}return g.length&&o.issues.push(
{code:"unrecognized_keys",keys:g,input:t,inst:d,continue:!0}),e.length?Promise.all(e).then(()=>o):o}const Nc=re("$ZodObj\
ect",(e,t)=>{be.init(e,t);const o=Object.getOwnPropertyDescriptor(t,"shape"),i=o?.get?o.get.raw:t.shape??{};if(i){const k=()=>{
const C={...i};return Object.defineProperty(t,"shape",{value:C}),k.raw=C,C};k.raw=i,Object.defineProperty(t,"shape",{get:k})}
const c=P(()=>Rc(t));he(e,"propValues",k=>{const C=k.def.shape,j={};for(const N in C){const F=C[N]._zod;if(F.values){Object.
prototype.hasOwnProperty.call(j,N)||T(j,N,new Set);for(const Q of F.values)j[N].add(Q);F.optin!==void 0&&j[N].add(void 0)}}
return j});const d=Y,_=t.catchall;let g;const z=Ue.memoizer;z?.attach(e),e._zod.parse=(k,C)=>{g??(g=c.value);const j=k.value;
if(!d(j))return k.issues.push({expected:"object",code:"invalid_type",input:j,inst:e}),k;k.value=z?z.alloc(e,k,{},C):{};const N=[],
F=g.shape,Q=C?.abortEarly;let oe=k.issues.length;for(const pe of g.allKeys){if(Q&&k.issues.length!==oe){if(ke(k,oe))break;
oe=k.issues.length}if(pe==="__proto__")continue;const ye=F[pe],xe=ye._zod.optin,zn=ye._zod.optout,vt=ye._zod.run({value:j[pe],
issues:[]},C);vt instanceof Promise?N.push(vt.then(Xe=>ft(Xe,k,pe,j,xe,zn))):ft(vt,k,pe,j,xe,zn)}return _?Dc(N,j,k,C,c.value,
e,Q===!0):N.length?Promise.all(N).then(()=>k):k}}),gh=null;function Yo(e,t,o,i){for(const d of e)if(d.issues.length===0)
return t.value=d.value,t;const c=e.filter(d=>!ke(d));return c.length===1?(t.value=c[0].value,c[0]):(t.issues.push({code:"\
invalid_union",input:t.value,inst:o,errors:e.map(d=>d.issues.map(_=>je(_,i,Be())))}),t)}const Fc=re("$ZodUnion",(e,t)=>{
be.init(e,t),he(e,"optin",i=>i.def.options.some(c=>c._zod.optin==="defaulted")?"defaulted":i.def.options.some(c=>c._zod.
optin!==void 0)?"optional":void 0),he(e,"optout",i=>i.def.options.some(c=>c._zod.optout==="optional")?"optional":void 0),
he(e,"values",i=>{if(i.def.options.every(c=>c._zod.values))return new Set(i.def.options.flatMap(c=>Array.from(c._zod.values)))}),
he(e,"pattern",i=>{if(i.def.options.every(c=>c._zod.pattern)){const c=i.def.options.map(d=>d._zod.pattern);return new RegExp(
`^(${c.map(d=>D(d.source)).join("|")})$`)}});const o=t.options.length===1?t.options[0]._zod.run:null;e._zod.parse=(i,c)=>{
if(o)return o(i,c);let d=!1;const _=[];for(const g of t.options){const z=g._zod.run({value:i.value,issues:[]},c);if(z instanceof
Promise)_.push(z),d=!0;else{if(z.issues.length===0)return z;_.push(z)}}return d?Promise.all(_).then(g=>Yo(g,i,e,c)):Yo(_,
i,e,c)}});function yh(e,t,o,i){const c=[];for(let d=0;d<e.length;d++)e[d].issues.length===0&&c.push(d);return c.length===
1?(t.value=e[c[0]].value,t):(c.length===0?t.issues.push({code:"invalid_union",input:t.value,inst:o,errors:e.map(d=>d.issues.
map(_=>util.finalizeIssue(_,i,core.config())))}):t.issues.push({code:"invalid_union",input:t.value,inst:o,errors:[],inclusive:!1,
matches:c}),t)}const _h=null;function bh(e,t){const o=e._zod;let i=o.bag.optionsMap;i||(i=Lc(o.def),o.bag.optionsMap=i);
const c=i.get(t);if(c===null)throw new Error(`Ambiguous discriminator value "${String(t)}"`);return c}function Lc(e){const t=new Map;
for(const o of e.options){const i=o._zod.propValues?.[e.discriminator];if(!i||i.size===0)throw new Error(`Invalid discri\
minated union option at index "${e.options.indexOf(o)}"`);for(const c of i)if(t.has(c)){if(c!==void 0)throw new Error(`D\
uplicate discriminator value "${String(c)}"`);t.set(c,null)}else t.set(c,o)}return t}const $h=null,vh=null;function cn(e,t){
if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&+e==+t)return{valid:!0,data:e};if(util.isPlainObject(
e)&&util.isPlainObject(t)){const o=Object.keys(t),i=Object.keys(e).filter(d=>o.indexOf(d)!==-1),c={...e,...t};Object.prototype.
hasOwnProperty.call(c,"__proto__")&&delete c.__proto__;for(const d of i){if(d==="__proto__")continue;const _=cn(e[d],t[d]);
if(!_.valid)return{valid:!1,mergeErrorPath:[d,..._.mergeErrorPath]};c[d]=_.data}return{valid:!0,data:c}}if(Array.isArray(
e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};const o=[];for(let i=0;i<e.length;i++){const c=e[i],
d=t[i],_=cn(c,d);if(!_.valid)return{valid:!1,mergeErrorPath:[i,..._.mergeErrorPath]};o.push(_.data)}return{valid:!0,data:o}}
return{valid:!1,mergeErrorPath:[]}}function wh(e,t,o){const i=new Map;let c;const d=new Map,_=(k,C)=>{let j;if(k.code===
"unrecognized_keys"&&!k.path?.length)c??(c=k),j=k.keys;else if(k.code==="invalid_key"&&k.origin==="record"&&k.path?.length===
1){const N=String(k.path[0]);d.has(N)||d.set(N,k),j=[N]}else return!1;for(const N of j)i.has(N)||i.set(N,{}),i.get(N)[C]=
!0;return!0};for(const k of t.issues)_(k,"l")||e.issues.push(k);for(const k of o.issues)_(k,"r")||e.issues.push(k);const g=[
...i].filter(([,k])=>k.l&&k.r).map(([k])=>k);if(g.length){const k=c?g.filter(C=>c.keys.includes(C)):[];k.length&&e.issues.
push({...c,keys:k});for(const C of g)!k.includes(C)&&d.has(C)&&e.issues.push(d.get(C))}const z=cn(t.value,o.value);if(!z.
valid){if(util.aborted(e))return e;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(z.mergeErrorPath)}`)}
return e.value=z.data,e}const kh=null;function zh(e,t){for(let o=e.length-1;o>=0;o--)if(!(t==="optin"?e[o]._zod.optin!==
void 0:e[o]._zod.optout==="optional"))return o+1;return 0}function Zh(e,t,o){e.issues.length&&t.issues.push(...util.prefixIssues(
o,e.issues)),t.value[o]=e.value}function xh(e,t,o,i,c){for(let d=0;d<o.length;d++){const _=e[d],g=d<i.length;if(!g&&d>=c&&
o[d]._zod.optin==="optional"){t.value.length=d;break}if(_.issues.length){if(!g&&d>=c){t.value.length=d;break}t.issues.push(
...util.prefixIssues(d,_.issues))}t.value[d]=_.value}for(let d=t.value.length-1;d>=i.length&&(o[d]._zod.optout==="option\
al"&&t.value[d]===void 0);d--)t.value.length=d;return t}const Sh=null,Ph=null;function Th(e,t,o,i,c,d,_){e.issues.length&&
(util.propertyKeyTypes.has(typeof i)?o.issues.push(...util.prefixIssues(i,e.issues)):o.issues.push({code:"invalid_key",origin:"\
map",input:c,inst:d,issues:e.issues.map(g=>util.finalizeIssue(g,_,core.config()))})),t.issues.length&&(util.propertyKeyTypes.
has(typeof i)?o.issues.push(...util.prefixIssues(i,t.issues)):o.issues.push({origin:"map",code:"invalid_element",input:c,
inst:d,key:i,issues:t.issues.map(g=>util.finalizeIssue(g,_,core.config()))})),o.value.set(e.value,t.value)}const Ah=null;
function Eh(e,t){e.issues.length&&t.issues.push(...e.issues),t.value.add(e.value)}const Ch=null,Mh=null,Oh=null,jc=re("$\
ZodTransform",(e,t)=>{be.init(e,t),e._zod.optin="optional",Ue.memoizer?.guard(e),e._zod.parse=(o,i)=>{if(i.direction==="\
backward")throw new rc(e.constructor.name);const c=t.transform(o.value,o);if(i.async)return(c instanceof Promise?c:Promise.
resolve(c)).then(_=>(o.value=_,o));if(c instanceof Promise)throw new Ee;return o.value=c,o}});function Jo(e,t){return e.
value=t.issues.length?void 0:t.value,e}const Uc=re("$ZodOptional",(e,t)=>{be.init(e,t),he(e,"optin",o=>o.def.innerType._zod.
optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",he(e,"values",o=>{const i=o.def.innerType._zod.values;
return i?new Set([...i,void 0]):void 0}),he(e,"pattern",o=>{const i=o.def.innerType._zod.pattern;return i?new RegExp(`^(${D(
i.source)})?$`):void 0}),e._zod.parse=(o,i)=>{if(o.value===void 0){if(t.innerType._zod.optin!=="defaulted")return o;const c=t.
innerType._zod.run({value:o.value,issues:[]},i);return c instanceof Promise?c.then(d=>Jo(o,d)):Jo(o,c)}return t.innerType.
_zod.run(o,i)}}),Ih=null,Rh=null,Dh=null;function Nh(e,t){return e.value===void 0&&(e.value=t.defaultValue),e}const Fh=null,
Lh=null;function jh(e,t){return!e.issues.length&&e.value===void 0&&e.issues.push({code:"invalid_type",expected:"nonoptio\
nal",input:e.value,inst:t}),e}const Uh=null;function Bh(e,t,o,i){return t.issues.length?(e.value=o.catchValue({...t,value:e.
value,error:{issues:t.issues.map(c=>util.finalizeIssue(c,i,core.config()))},input:e.value}),e):(e.value=t.value,t.memo&&
(e.memo=!0),e)}const Wh=null,Kh=null,Bc=re("$ZodPipe",(e,t)=>{be.init(e,t),he(e,"values",o=>o.def.in._zod.values),he(e,"\
optin",o=>o.def.in._zod.optin),he(e,"optout",o=>o.def.out._zod.optout),he(e,"propValues",o=>o.def.in._zod.propValues),e.
_zod.parse=(o,i)=>{if(i.direction==="backward"){const d=t.out._zod.run(o,i);return d instanceof Promise?d.then(_=>pt(_,t.
in,i)):pt(d,t.in,i)}const c=t.in._zod.run(o,i);return c instanceof Promise?c.then(d=>pt(d,t.out,i)):pt(c,t.out,i)}});function pt(e,t,o){
return e.issues.some(i=>i.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run({value:e.value,issues:e.issues},o)}const Hh=null;
function Gh(e,t,o){if(e.issues.length)return e.aborted=!0,e;if((o.direction||"forward")==="forward"){const c=t.transform(
e.value,e);return c instanceof Promise?c.then(d=>ht(e,d,t.out,o)):ht(e,c,t.out,o)}else{const c=t.reverseTransform(e.value,
e);return c instanceof Promise?c.then(d=>ht(e,d,t.in,o)):ht(e,c,t.in,o)}}function ht(e,t,o,i){return e.issues.length?(e.
aborted=!0,e):o._zod.run({value:t,issues:e.issues},i)}const Vh=null,Xh=null;function Yh(e){return e.memo||(e.value=Object.
freeze(e.value)),e}function Wc(e){const t=e._zod.def;let o=t.pattern,i=!!t.format?.includes("int"),c,d;for(const g of t.
checks??[]){const z=g._zod.def;z.pattern&&(o=z.pattern),i||(i=!!z.format?.includes("int"));const k=z.minimum??z.length,C=z.
maximum??z.length;k!==void 0&&(c===void 0||k>c)&&(c=k),C!==void 0&&(d===void 0||C<d)&&(d=C)}if(o)return o.source;if(c!==
void 0&&d!==void 0&&c>d)return"(?!)";if(c!==void 0||d!==void 0)return regexes.string({minimum:c,maximum:d}).source;const _=e.
_zod.pattern;return(i&&_===regexes.number?regexes.integer:_)?.source}function qo(e){const t=e._zod.def,o=e._zod.pattern?.
source,i=t.innerType??e._zod.innerType;if(i){const c=i._zod.pattern?.source,d=qo(i);return o&&c&&d&&d!==c?o.replace(util.
cleanRegex(c),()=>util.cleanRegex(d)):o}if(t.options){const c=t.options.map(qo);if(c.every(Boolean))return`^(${c.map(d=>util.
cleanRegex(d)).join("|")})$`}return Wc(e)}const Jh=null,qh=null,Qh=null,em=null,tm=null;function nm(e,t,o,i){if(!e){const c={
code:"custom",input:o,inst:i,path:[...i._zod.def.path??[]],continue:!i._zod.def.abort};i._zod.def.params&&(c.params=i._zod.
def.params),t.issues.push(util.issue(c))}}var Qo;const om=null,rm=null;class Kc{constructor(){this._map=new WeakMap,this.
_idmap=new Map}add(t,...o){const i=o[0];return this._map.set(t,i),i&&typeof i=="object"&&"id"in i&&this._idmap.set(i.id,
t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){const o=this._map.get(t);return o&&typeof o==
"object"&&"id"in o&&this._idmap.delete(o.id),this._map.delete(t),this}get(t){const o=t._zod.parent;if(o){const i={...this.
get(o)??{}};delete i.id;const c={...i,...this._map.get(t)};return Object.keys(c).length?c:void 0}return this._map.get(t)}has(t){
return this._map.has(t)}}function Hc(){return new Kc}(Qo=globalThis).__zod_globalRegistry??(Qo.__zod_globalRegistry=Hc());
const mt=globalThis.__zod_globalRegistry;function gt(e){return e.checks&&(e.checks=[...e.checks]),e}function Gc(e,t){return new e(
gt({type:"string",...le(t)}))}function im(e,t){return new e(gt({type:"string",coerce:!0,...util.normalizeParams(t)}))}function sm(e,t){
return new e({type:"string",format:"email",check:"string_format",abort:!1,...util.normalizeParams(t)})}function am(e,t){
return new e({type:"string",format:"guid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function cm(e,t){return new e(
{type:"string",format:"uuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function um(e,t){return new e({
type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...util.normalizeParams(t)})}function lm(e,t){return new e(
{type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...util.normalizeParams(t)})}function dm(e,t){return new e(
{type:"string",format:"uuid",check:"string_format",abort:!1,version:"v7",...util.normalizeParams(t)})}function fm(e,t){return new e(
{type:"string",format:"url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function pm(e,t){return new e({type:"\
string",format:"emoji",check:"string_format",abort:!1,...util.normalizeParams(t)})}function hm(e,t){return new e({type:"\
string",format:"nanoid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function mm(e,t){return new e({type:"\
string",format:"cuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function gm(e,t){return new e({type:"s\
tring",format:"cuid2",check:"string_format",abort:!1,...util.normalizeParams(t)})}function ym(e,t){return new e({type:"s\
tring",format:"ulid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function _m(e,t){return new e({type:"st\
ring",format:"xid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function bm(e,t){return new e({type:"stri\
ng",format:"ksuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function $m(e,t){return new e({type:"stri\
ng",format:"ipv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function vm(e,t){return new e({type:"strin\
g",format:"ipv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function wm(e,t){return new e({type:"string",
format:"mac",check:"string_format",abort:!1,...util.normalizeParams(t)})}function km(e,t){return new e({type:"string",format:"\
cidrv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function zm(e,t){return new e({type:"string",format:"\
cidrv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Zm(e,t){return new e({type:"string",format:"\
base64",check:"string_format",abort:!1,...util.normalizeParams(t)})}function xm(e,t){return new e({type:"string",format:"\
base64url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Sm(e,t){return new e({type:"string",format:"\
e164",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Pm(e,t){return new e({type:"string",format:"c\
redit_card",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Tm(e,t){return new e({type:"string",format:"\
iban",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Am(e,t){return new e({type:"string",format:"j\
wt",check:"string_format",abort:!1,...util.normalizeParams(t)})}const Em={Any:null,Minute:-1,Second:0,Millisecond:3,Microsecond:6};
function Cm(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,...util.
normalizeParams(t)})}function Mm(e,t){return new e({type:"string",format:"date",check:"string_format",...util.normalizeParams(
t)})}function Om(e,t){return new e({type:"string",format:"time",check:"string_format",precision:null,...util.normalizeParams(
t)})}function Im(e,t){return new e({type:"string",format:"duration",check:"string_format",...util.normalizeParams(t)})}function Rm(e,t){
return new e(gt({type:"number",checks:[],...util.normalizeParams(t)}))}function Dm(e,t){return new e(gt({type:"number",coerce:!0,
checks:[],...util.normalizeParams(t)}))}function Vc(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"\
safeint",...le(t)})}function Nm(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float32",...util.
normalizeParams(t)})}function Fm(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float64",...util.
normalizeParams(t)})}function Lm(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"int32",...util.
normalizeParams(t)})}function jm(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"uint32",...util.
normalizeParams(t)})}function Um(e,t){return new e({type:"boolean",...util.normalizeParams(t)})}function Bm(e,t){return new e(
{type:"boolean",coerce:!0,...util.normalizeParams(t)})}function Wm(e,t){return new e({type:"bigint",...util.normalizeParams(
t)})}function Km(e,t){return new e({type:"bigint",coerce:!0,...util.normalizeParams(t)})}function Hm(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"int64",...util.normalizeParams(t)})}function Gm(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"uint64",...util.normalizeParams(t)})}function Vm(e,t){return new e(
{type:"symbol",...util.normalizeParams(t)})}function Xm(e,t){return new e({type:"undefined",...util.normalizeParams(t)})}
function Ym(e,t){return new e({type:"null",...util.normalizeParams(t)})}function Jm(e){return new e({type:"any"})}function qm(e){
return new e({type:"unknown"})}function Xc(e,t){return new e({type:"never",...le(t)})}function Qm(e,t){return new e({type:"\
void",...util.normalizeParams(t)})}function eg(e,t){return new e({type:"date",...util.normalizeParams(t)})}function tg(e,t){
return new e({type:"date",coerce:!0,...util.normalizeParams(t)})}function ng(e,t){return new e({type:"nan",...util.normalizeParams(
t)})}function Yc(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function Jc(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!0})}
function qc(e,t){return new checks.$ZodCheckGreaterThan({check:"greater_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function er(e,t){return new sc({check:"greater_than",...le(t),value:e,inclusive:!0})}function og(e){return qc(0,e)}function rg(e){
return Yc(0,e)}function ig(e){return Jc(0,e)}function sg(e){return er(0,e)}function ag(e,t){return new checks.$ZodCheckMultipleOf(
{check:"multiple_of",...util.normalizeParams(t),value:e})}function cg(e,t){return new checks.$ZodCheckMaxSize({check:"ma\
x_size",...util.normalizeParams(t),maximum:e})}function ug(e,t){return new checks.$ZodCheckMinSize({check:"min_size",...util.
normalizeParams(t),minimum:e})}function lg(e,t){return new checks.$ZodCheckSizeEquals({check:"size_equals",...util.normalizeParams(
t),size:e})}function dg(e,t){return new checks.$ZodCheckMaxLength({check:"max_length",...util.normalizeParams(t),maximum:e})}
function Qc(e,t){return new cc({check:"min_length",...le(t),minimum:e})}function fg(e,t){return new checks.$ZodCheckLengthEquals(
{check:"length_equals",...util.normalizeParams(t),length:e})}function eu(e,t){return new lc({check:"string_format",format:"\
regex",...le(t),pattern:e})}function pg(e){return new checks.$ZodCheckLowerCase({check:"string_format",format:"lowercase",
...util.normalizeParams(e)})}function hg(e){return new checks.$ZodCheckUpperCase({check:"string_format",format:"uppercas\
e",...util.normalizeParams(e)})}function mg(e,t){return new checks.$ZodCheckIncludes({check:"string_format",format:"incl\
udes",...util.normalizeParams(t),includes:e})}function gg(e,t){return new checks.$ZodCheckStartsWith({check:"string_form\
at",format:"starts_with",...util.normalizeParams(t),prefix:e})}function yg(e,t){return new checks.$ZodCheckEndsWith({check:"\
string_format",format:"ends_with",...util.normalizeParams(t),suffix:e})}function _g(e,t,o){return new checks.$ZodCheckProperty(
{check:"property",property:e,schema:t,...util.normalizeParams(o)})}function bg(e,t){return new checks.$ZodCheckProperties(
{check:"properties",shape:e,...util.normalizeParams(t)})}function $g(e,t){return new checks.$ZodCheckMimeType({check:"mi\
me_type",mime:e,...util.normalizeParams(t)})}function We(e){return new dc({check:"overwrite",tx:e})}function vg(e){return We(
t=>t.normalize(e))}function tu(){return We(e=>e.trim())}function wg(){return We(e=>e.toLowerCase())}function kg(){return We(
e=>e.toUpperCase())}function zg(){return We(e=>util.slugify(e))}function Zg(e,t,o){return new e({type:"array",element:t,
...util.normalizeParams(o)})}function xg(e,t,o){return new e({type:"union",options:t,...util.normalizeParams(o)})}function Sg(e,t,o){
return new e({type:"union",options:t,inclusive:!1,...util.normalizeParams(o)})}function Pg(e,t,o,i){return new e({type:"\
union",options:o,discriminator:t,...util.normalizeParams(i)})}function Tg(e,t,o){return new e({type:"intersection",left:t,
right:o})}function Ag(e,t,o,i){const c=o instanceof schemas.$ZodType,d=c?i:o,_=c?o:null;return new e({type:"tuple",items:t,
rest:_,...util.normalizeParams(d)})}function Eg(e,t,o,i){return new e({type:"record",keyType:t,valueType:o,...util.normalizeParams(
i)})}function Cg(e,t,o,i){return new e({type:"map",keyType:t,valueType:o,...util.normalizeParams(i)})}function Mg(e,t,o){
return new e({type:"set",valueType:t,...util.normalizeParams(o)})}function Og(e,t,o){const i=Array.isArray(t)?Object.fromEntries(
t.map(c=>[c,c])):t;return new e({type:"enum",entries:i,...util.normalizeParams(o)})}function Ig(e,t,o){return new e({type:"\
enum",entries:t,...util.normalizeParams(o)})}function Rg(e,t,o){return new e({type:"literal",values:Array.isArray(t)?t:[
t],...util.normalizeParams(o)})}function Dg(e,t){return new e({type:"file",...util.normalizeParams(t)})}function Ng(e,t){
return new e({type:"transform",transform:t})}function Fg(e,t){return new e({type:"optional",innerType:t})}function Lg(e,t){
return new e({type:"nullable",innerType:t})}function jg(e,t,o){return new e({type:"default",innerType:t,get defaultValue(){
return typeof o=="function"?o():util.shallowClone(o)}})}function Ug(e,t,o){return new e({type:"nonoptional",innerType:t,
...util.normalizeParams(o)})}function Bg(e,t){return new e({type:"success",innerType:t})}function Wg(e,t,o){return new e(
{type:"catch",innerType:t,catchValue:typeof o=="function"?o:util.constantCatch(o)})}function Kg(e,t,o){return new e({type:"\
pipe",in:t,out:o})}function Hg(e,t){return new e({type:"readonly",innerType:t})}function Gg(e,t,o){return new e({type:"t\
emplate_literal",parts:t,...util.normalizeParams(o)})}function Vg(e,t){return new e({type:"lazy",getter:t})}function Xg(e,t){
return new e({type:"promise",innerType:t})}function Yg(e,t,o){const i=util.normalizeParams(o);return i.abort??(i.abort=!0),
new e({type:"custom",check:"custom",fn:t,...i})}function Jg(e,t,o){return new e({type:"custom",check:"custom",fn:t,...util.
normalizeParams(o)})}function qg(e,t){const o=nu(i=>(i.addIssue=c=>{if(typeof c=="string")i.issues.push(util.issue(c,i.value,
o._zod.def));else{const d=c;d.fatal&&(d.continue=!1),d.code??(d.code="custom"),"input"in d||(d.input=i.value),d.inst??(d.
inst=o),d.continue??(d.continue=!o._zod.def.abort),i.issues.push(util.issue(d))}},e(i.value,i)),t);return o}function nu(e,t){
const o=new checks.$ZodCheck({check:"custom",...util.normalizeParams(t)});return o._zod.check=e,o}function ou(e){const t=new Ze(
{check:"describe"});return t._zod.onattach=[o=>{const i=mt.get(o)??{};mt.add(o,{...i,description:e})}],t._zod.check=()=>{},
t}function ru(e){const t=new Ze({check:"meta"});return t._zod.onattach=[o=>{const i=mt.get(o)??{};mt.add(o,{...i,...e})}],
t._zod.check=()=>{},t}function Qg(e,t){const o=util.normalizeParams(t);let i=o.truthy??["true","1","yes","on","y","enabl\
ed"],c=o.falsy??["false","0","no","off","n","disabled"];o.case!=="sensitive"&&(i=i.map(F=>typeof F=="string"?F.toLowerCase():
F),c=c.map(F=>typeof F=="string"?F.toLowerCase():F));const d=new Set(i),_=new Set(c),g=e.Codec??schemas.$ZodCodec,z=e.Boolean??
schemas.$ZodBoolean,k=e.String??schemas.$ZodString,C=new k({type:"string",error:o.error}),j=new z({type:"boolean",error:o.
error}),N=new g({type:"pipe",in:C,out:j,transform:((F,Q)=>{let oe=F;return o.case!=="sensitive"&&(oe=oe.toLowerCase()),d.
has(oe)?!0:_.has(oe)?!1:(Q.issues.push({code:"invalid_value",expected:"stringbool",values:[...d,..._],input:Q.value,inst:N,
continue:!1}),{})}),reverseTransform:((F,Q)=>F===!0?i[0]||"true":c[0]||"false"),error:o.error});return N._zod.bag.truthy=
i,N._zod.bag.falsy=c,N._zod.bag.case=o.case??"insensitive",N}function ey(e,t,o,i={}){const c=util.normalizeParams(i),d={
check:"string_format",type:"string",format:t,fn:typeof o=="function"?o:g=>o.test(g),...c};return o instanceof RegExp&&(d.
pattern=o),new e(d)}function iu(){const e=this._zod;return e.message??(e.message=JSON.stringify(e.def,v,2)),e.message}function su(e){
this._zod.message=e}const au={get:iu,set:su,enumerable:!0,configurable:!0},un={value:void 0,enumerable:!1},tr=new WeakSet(
[Object.prototype,Error.prototype]),nr=(e,t)=>{e.name="$ZodError",un.value=t,Object.defineProperty(e,"issues",un),un.value=
void 0,Object.defineProperty(e,"message",au);const o=Object.getPrototypeOf(e);tr.has(o)||(tr.add(o),Object.defineProperty(
o,"toString",{configurable:!0,enumerable:!1,get(){const i=()=>this.message;return Object.defineProperty(this,"toString",
{value:i,configurable:!0,writable:!0}),i},set(i){Object.defineProperty(this,"toString",{value:i,configurable:!0,writable:!0})}}))},
ty=re("$ZodError",nr),me=re("$ZodError",nr,void 0,{Parent:Error});function cu(e,t,o){return Object.prototype.hasOwnProperty.
call(e,t)||(t==="__proto__"?Object.defineProperty(e,t,{value:o(),writable:!0,enumerable:!0,configurable:!0}):e[t]=o()),e[t]}
function ny(e,t=o=>o.message){const o={},i=[];for(const c of e.issues)c.path.length>0?cu(o,c.path[0],()=>[]).push(t(c)):
i.push(t(c));return{formErrors:i,fieldErrors:o}}function oy(e,t=o=>o.message){const o={_errors:[]},i=(c,d=[])=>{for(const _ of c.
issues)if(_.code==="invalid_union"&&_.errors.length)_.errors.map(g=>i({issues:g},[...d,..._.path]));else if(_.code==="in\
valid_key")i({issues:_.issues},[...d,..._.path]);else if(_.code==="invalid_element")i({issues:_.issues},[...d,..._.path]);else{
const g=[...d,..._.path];if(g.length===0)o._errors.push(t(_));else{let z=o,k=0;for(;k<g.length;){const C=g[k],j=k===g.length-
1;if(C==="_errors"){j&&z._errors.push(t(_)),k++;continue}Object.prototype.hasOwnProperty.call(z,C)||Object.defineProperty(
z,C,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});const N=z[C];j&&N._errors.push(t(_)),z=N,k++}}}};return i(
e),o}function ry(e,t=o=>o.message){const o={errors:[]},i=(c,d=[])=>{var _;for(const g of c.issues)if(g.code==="invalid_u\
nion"&&g.errors.length)g.errors.map(z=>i({issues:z},[...d,...g.path]));else if(g.code==="invalid_key")i({issues:g.issues},
[...d,...g.path]);else if(g.code==="invalid_element")i({issues:g.issues},[...d,...g.path]);else{const z=[...d,...g.path];
if(z.length===0){o.errors.push(t(g));continue}let k=o,C=0;for(;C<z.length;){const j=z[C],N=C===z.length-1;typeof j=="str\
ing"?(k.properties??(k.properties={}),Object.prototype.hasOwnProperty.call(k.properties,j)||Object.defineProperty(k.properties,
j,{value:{errors:[]},enumerable:!0,writable:!0,configurable:!0}),k=k.properties[j]):(k.items??(k.items=[]),(_=k.items)[j]??
(_[j]={errors:[]}),k=k.items[j]),N&&k.errors.push(t(g)),C++}}};return i(e),o}function uu(e){const t=[],o=e.map(i=>typeof i==
"object"?i.key:i);for(const i of o)typeof i=="number"?t.push(`[${i}]`):typeof i=="symbol"?t.push(`[${JSON.stringify(String(
i))}]`):/[^\w$]/.test(i)?t.push(`[${JSON.stringify(i)}]`):(t.length&&t.push("."),t.push(i));return t.join("")}function iy(e){
const t=[],o=[...e.issues].sort((i,c)=>(i.path??[]).length-(c.path??[]).length);for(const i of o)t.push(`\u2716 ${i.message}`),
i.path?.length&&t.push(`  \u2192 at ${uu(i.path)}`);return t.join(`
`)}function yt(e,t){return{callee:t?.callee??e,Err:t?.Err}}const ln=e=>{const t=(o,i,c,d)=>{const _=c?{...c,async:!1}:{async:!1},
g=o._zod.run({value:i,issues:[]},_);if(g instanceof Promise)throw new Ee;if(g.issues.length){const z=new(d?.Err??e)(g.issues.
map(k=>je(k,_,Be())));throw V(z,d?.callee??t),z}return g.value};return t},lu=ln(me),dn=e=>{const t=async(o,i,c,d)=>{const _=c?
{...c,async:!0}:{async:!0};let g=o._zod.run({value:i,issues:[]},_);if(g instanceof Promise&&(g=await g),g.issues.length){
const z=new(d?.Err??e)(g.issues.map(k=>je(k,_,Be())));throw V(z,d?.callee??t),z}return g.value};return t},du=dn(me),fn=e=>(t,o,i)=>{
const c=i?{...i,async:!1}:{async:!1},d=t._zod.run({value:o,issues:[]},c);if(d instanceof Promise)throw new Ee;return d.issues.
length?rr(e,d.issues,c):{success:!0,data:d.value}},or=fn(me);function rr(e,t,o){let i;return{success:!1,get error(){return i||
(i=new e(t.map(c=>je(c,o,Be()))),t=void 0,o=void 0),i},set error(c){i=c,t=void 0,o=void 0}}}const pn=e=>async(t,o,i)=>{const c=i?
{...i,async:!0}:{async:!0};let d=t._zod.run({value:o,issues:[]},c);return d instanceof Promise&&(d=await d),d.issues.length?
rr(e,d.issues,c):{success:!0,data:d.value}},fu=pn(me),pu=null,hu=null,sy=((e,t,o)=>{const i=e._zod.bag.validator;if(i!==
void 0){if(i(t)!==pu)return!0;if(i.definite===!0&&o===void 0)return!1}return mu(e,t,o)});function mu(e,t,o){const i=o?{...o,
async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},c=e._zod.bag.fallbackRun;let d;if(c?(i[hu]=!0,d=c({value:t,issues:[]},i)):
d=e._zod.run({value:t,issues:[]},i),d instanceof Promise)throw new core.$ZodAsyncError;return d.issues.length===0}const ay=async(e,t,o)=>{
const i=o?{...o,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0};let c=e._zod.run({value:t,issues:[]},i);return c instanceof
Promise&&(c=await c),c.issues.length===0},uy=(e=>{const t=ln(e),o=(i,c,d,_)=>{const g=d?{...d,direction:"backward"}:{direction:"\
backward"};return t(i,c,g,yt(o,_))};return o})(me),dy=(e=>{const t=ln(e),o=(i,c,d,_)=>t(i,c,d,yt(o,_));return o})(me),py=(e=>{
const t=dn(e),o=async(i,c,d,_)=>{const g=d?{...d,direction:"backward"}:{direction:"backward"};return await t(i,c,g,yt(o,
_))};return o})(me),my=(e=>{const t=dn(e),o=async(i,c,d,_)=>await t(i,c,d,yt(o,_));return o})(me),yy=(e=>(t,o,i)=>{const c=i?
{...i,direction:"backward"}:{direction:"backward"};return fn(e)(t,o,c)})(me),by=(e=>(t,o,i)=>fn(e)(t,o,i))(me),vy=(e=>async(t,o,i)=>{
const c=i?{...i,direction:"backward"}:{direction:"backward"};return pn(e)(t,o,c)})(me),ky=(e=>async(t,o,i)=>pn(e)(t,o,i))(
me),ve=re("ZodMiniType",(e,t)=>{if(!e._zod)throw new Error("Uninitialized schema in ZodMiniType.");be.init(e,t),e.def=t,
e.type=t.type},{get with(){return this.check},set with(e){Te(this,"with",e)},parse(e,t){return lu(this,e,t,{callee:this.
parse})},parseAsync(e,t){return du(this,e,t,{callee:this.parseAsync})},safeParse(e,t){return or(this,e,t)},safeParseAsync(e,t){
return fu(this,e,t)},check(...e){const t=this.def;return this.clone({...t,checks:[...t.checks??[],...e.map(o=>typeof o==
"function"?{_zod:{check:o,def:{check:"custom"},onattach:[]}}:o)]},{parent:!0})},clone(e,t){return ce(this,e,t)},brand(){
return this},register(e,t){return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(this,...t)}}),ir=re("Z\
odMiniString",(e,t)=>{bc.init(e,t),ve.init(e,t)});function Ke(e){return Gc(ir,e)}const zy=null,gu=null;function Zy(e){return core.
_email(gu,e)}const yu=null;function xy(e){return core._guid(yu,e)}const _t=null;function Sy(e){return core._uuid(_t,e)}function Py(e){
return core._uuidv4(_t,e)}function Ty(e){return core._uuidv6(_t,e)}function Ay(e){return core._uuidv7(_t,e)}const sr=null;
function Ey(e){return core._url(sr,e)}function Cy(e){return core._url(sr,{protocol:regexes.httpProtocol,hostname:regexes.
domain,...util.normalizeParams(e)})}const _u=null;function My(e){return core._emoji(_u,e)}const bu=null;function Oy(e){return core.
_nanoid(bu,e)}const $u=null;function Iy(e){return core._cuid($u,e)}const vu=null;function Ry(e){return core._cuid2(vu,e)}
const wu=null;function Dy(e){return core._ulid(wu,e)}const ku=null;function Ny(e){return core._xid(ku,e)}const zu=null;function Fy(e){
return core._ksuid(zu,e)}const Zu=null;function Ly(e){return core._ipv4(Zu,e)}const xu=null;function jy(e){return core._ipv6(
xu,e)}const Su=null;function Uy(e){return core._cidrv4(Su,e)}const Pu=null;function By(e){return core._cidrv6(Pu,e)}const Tu=null;
function Wy(e){return core._mac(Tu,e)}const Au=null;function Ky(e){return core._base64(Au,e)}const Eu=null;function Hy(e){
return core._base64url(Eu,e)}const Cu=null;function Gy(e){return core._e164(Cu,e)}const Mu=null;function Vy(e){return core.
_creditCard(Mu,e)}const Ou=null;function Xy(e){return core._iban(Ou,e)}const Iu=null;function Yy(e){return core._jwt(Iu,
e)}const He=null;function Jy(e,t,o={}){return core._stringFormat(He,e,t,o)}function qy(e){return core._stringFormat(He,"\
hostname",regexes.hostname,e)}function Qy(e){return core._stringFormat(He,"hex",regexes.hex,e)}function e_(e){return core.
_stringFormat(He,"currency_code",regexes.currencyCode,e)}function t_(e,t){const o=t?.enc??"hex",i=`${e}_${o}`,c=core.regexes[i];
if(!c)throw new Error(`Unrecognized hash format: ${i}`);return core._stringFormat(He,i,c,t)}const ar=re("ZodMiniNumber",
(e,t)=>{Vo.init(e,t),ve.init(e,t)});function Ru(e){return core._number(ar,e)}const Ge=re("ZodMiniNumberFormat",(e,t)=>{Ac.
init(e,t),ar.init(e,t)});function Du(e){return Vc(Ge,e)}function n_(e){return core._float32(Ge,e)}function o_(e){return core.
_float64(Ge,e)}function r_(e){return core._int32(Ge,e)}function i_(e){return core._uint32(Ge,e)}const cr=null;function Nu(e){
return core._boolean(cr,e)}const Fu=null;function s_(e){return core._bigint(Fu,e)}const ur=null;function a_(e){return core.
_int64(ur,e)}function c_(e){return core._uint64(ur,e)}const Lu=null;function u_(e){return core._symbol(Lu,e)}const ju=null;
function l_(e){return core._undefined(ju,e)}const Uu=null;function Bu(e){return core._null(Uu,e)}const Wu=null;function d_(){
return core._any(Wu)}const Ku=null;function hn(){return core._unknown(Ku)}const Hu=re("ZodMiniNever",(e,t)=>{Ec.init(e,t),
ve.init(e,t)});function Gu(e){return Xc(Hu,e)}const Vu=null;function f_(e){return core._void(Vu,e)}const Xu=null;function p_(e){
return core._date(Xu,e)}const Yu=re("ZodMiniArray",(e,t)=>{Oc.init(e,t),ve.init(e,t)});function mn(e,t){return new Yu({type:"\
array",element:e,...le(t)})}function h_(e){const t=e._zod.def.shape;return sl(Object.keys(t))}const gn=re("ZodMiniObject",
(e,t)=>{Nc.init(e,t),ve.init(e,t),ec(e,"shape",o=>o._zod.def.shape,!1)});function m_(e,t){const o={type:"object",shape:e??
{},...util.normalizeParams(t)};return new gn(o)}function lr(e,t){return new gn({type:"object",shape:e,catchall:Gu(),...le(
t)})}function g_(e,t){return new gn({type:"object",shape:e,catchall:hn(),...util.normalizeParams(t)})}function y_(e,t){return util.
extend(e,t)}function __(e,t){return util.safeExtend(e,t)}function b_(e,t){return util.merge(e,t)}function $_(e,t){return util.
pick(e,t)}function v_(e,t){return util.omit(e,t)}function w_(e,t){const o=e._zod.def;if(o.type!=="tuple")return util.partial(
yn,e,t);if(o.checks?.length)throw new Error(".partial() cannot be used on tuple schemas containing refinements");return util.
clone(e,{...o,items:o.items.map(i=>new yn({type:"optional",innerType:i}))})}function k_(e,t){return util.partial(pr,e,t,
"exactPartial")}function z_(e,t){return util.required(hr,e,t)}function Z_(e,t){return e.clone(util.mergeDefs(e._zod.def,
{catchall:t}))}const Ju=re("ZodMiniUnion",(e,t)=>{Fc.init(e,t),ve.init(e,t)});function dr(e,t){return new Ju({type:"unio\
n",options:e,...le(t)})}const qu=null;function x_(e,t){return new qu({type:"union",options:e,inclusive:!1,...util.normalizeParams(
t)})}const Qu=null;function S_(e,t,o){return new Qu({type:"union",options:t,discriminator:e,...util.normalizeParams(o)})}
const el=null;function P_(e,t){return new el({type:"intersection",left:e,right:t})}const tl=null;function nl(e,t,o){const i=t instanceof
core.$ZodType,c=i?o:t,d=i?t:null;return new tl({type:"tuple",items:e,rest:d,...util.normalizeParams(c)})}const bt=null;function ol(e,t,o){
return!t||!t._zod?new bt({type:"record",keyType:Ke(),valueType:e,...util.normalizeParams(t)}):new bt({type:"record",keyType:e,
valueType:t,...util.normalizeParams(o)})}function T_(e,t,o){return new bt({type:"record",keyType:e,valueType:t,...util.normalizeParams(
o),partial:!0})}function A_(e,t,o){return new bt({type:"record",keyType:e,valueType:t,mode:"loose",...util.normalizeParams(
o)})}const rl=null;function E_(e,t,o){return new rl({type:"map",keyType:e,valueType:t,...util.normalizeParams(o)})}const il=null;
function C_(e,t){return new il({type:"set",valueType:e,...util.normalizeParams(t)})}const fr=null;function sl(e,t){const o=Array.
isArray(e)?Object.fromEntries(e.map(i=>[i,i])):e;return new fr({type:"enum",entries:o,...util.normalizeParams(t)})}function M_(e,t){
return new fr({type:"enum",entries:e,...util.normalizeParams(t)})}const al=null;function O_(e,t){return new al({type:"li\
teral",values:Array.isArray(e)?e:[e],...util.normalizeParams(t)})}const cl=null;function I_(e){return core._file(cl,e)}const ul=re(
"ZodMiniTransform",(e,t)=>{jc.init(e,t),ve.init(e,t)});function ll(e){return new ul({type:"transform",transform:e})}const yn=re(
"ZodMiniOptional",(e,t)=>{Uc.init(e,t),ve.init(e,t)});function ge(e){return new yn({type:"optional",innerType:e})}const pr=null;
function R_(e){return new pr({type:"optional",innerType:e})}const dl=null;function fl(e){return new dl({type:"nullable",
innerType:e})}function D_(e){return ge(fl(e))}const pl=null;function N_(e,t){return new pl({type:"default",innerType:e,get defaultValue(){
return typeof t=="function"?t():util.shallowClone(t)}})}const hl=null;function F_(e,t){return new hl({type:"prefault",innerType:e,
get defaultValue(){return typeof t=="function"?t():util.shallowClone(t)}})}const hr=null;function L_(e,t){return new hr(
{type:"nonoptional",innerType:e,...util.normalizeParams(t)})}const ml=null;function j_(e){return new ml({type:"success",
innerType:e})}const gl=null;function U_(e,t){return new gl({type:"catch",innerType:e,catchValue:typeof t=="function"?t:core.
util.constantCatch(t)})}const yl=null;function B_(e){return core._nan(yl,e)}const _l=re("ZodMiniPipe",(e,t)=>{Bc.init(e,
t),ve.init(e,t)});function bl(e,t){return new _l({type:"pipe",in:e,out:t})}const _n=null;function W_(e,t,o){return new _n(
{type:"pipe",in:e,out:t,transform:o.decode,reverseTransform:o.encode})}function K_(e){const t=e._zod.def;return new _n({
type:"pipe",in:t.out,out:t.in,transform:t.reverseTransform,reverseTransform:t.transform})}const $l=null;function H_(e){return new $l(
{type:"readonly",innerType:e})}const vl=null;function G_(e,t){return new vl({type:"template_literal",parts:e,...util.normalizeParams(
t)})}const wl=null;function kl(e){return new wl({type:"lazy",getter:e})}const zl=null;function V_(e){return new zl({type:"\
promise",innerType:e})}const mr=null;function Zl(e,t){const o=new Ze({check:"custom",...le(t)});return o._zod.check=e,o}
function xl(e,t){return core._custom(mr,e??(()=>!0),t)}function X_(e,t={}){return core._refine(mr,e,t)}function Y_(e,t){
return core._superRefine(e,t)}const J_=ou,q_=ru;class Q_{constructor(...t){}}function eb(e,t={}){const o=xl(i=>i instanceof
e,t);return o._zod.bag.Class=e,o._zod.check=i=>{i.value instanceof e||i.issues.push({code:"invalid_type",expected:e.name,
input:i.value,inst:o,path:[...o._zod.def.path??[]]})},o}const tb=(...e)=>core._stringbool({Codec:_n,Boolean:cr,String:ir},
...e);function nb(){const e=kl(()=>dr([Ke(),Ru(),Nu(),Bu(),mn(e),ol(Ke(),e)]));return e}const Sl=null;function ob(e){return new Sl(
{type:"function",input:Array.isArray(e?.input)?nl(e?.input):e?.input??mn(hn()),output:e?.output??hn()})}var Pl=s(50),Ve=s(
8925),bn=s(642),$t=s(2542);function $n(e,t){return Ke({error:({input:i})=>i===void 0?`is missing; add ${e}`:vn(e,i)}).check(
tu(),Zl(({value:i,issues:c})=>{const d=t(i);"message"in d&&c.push({code:"custom",message:d.message,input:i})}))}function vn(e,t){
const o=e==="text";if(t===null)return`has no value; use ${e}${o?" (in quotes if it begins with `#`)":""}`;const i=typeof t==
"number"||typeof t=="boolean";return`is ${gr(t)}${o&&i?", not text; put it in quotes":`; use ${e}`}`}function gr(e){return e===
null?"null":Array.isArray(e)?"a list":{string:"text",number:"a number",boolean:"a boolean"}[typeof e]??"a mapping"}const wn=e=>({
error:({code:t,input:o})=>t==="invalid_type"?vn(e,o):void 0}),Ce=$n("text",bn.GT),yr=$n("an https URL",$t.QP.icon_url),_r=$n(
"an http or https URL",$t.QP.landing_url),Tl=mn(lr({text:Ce,url:_r},wn("a mapping of `text` and `url`")),wn("a list of {\
text, url}")).check(Qc(1,"is an empty list; write at least one button, or leave it out")),br="whole seconds (3600) or a \
duration (12h)",kn=({input:e})=>{if(typeof e=="number")return`is ${e}; use ${br}`;const t=typeof e=="string"?(0,bn.p0)(e.
trim()):void 0;return t&&"message"in t?t.message:vn(br,e)},Al=Ke().check(eu(/^\s*[0-9]+[smhdw]?\s*$/,{error:kn,abort:!0})),
El=bl(dr([Du().check(er(0,{error:kn,abort:!0})),Al],{error:kn}),ll((e,{issues:t})=>{const o=typeof e=="number"?{value:e}:
(0,bn.p0)(e.trim());return"value"in o?o.value:(t.push({code:"custom",message:o.message,input:e}),nc)})),Cl=lr({title:ge(
Ce),message:ge(Ce),icon_url:ge(yr),banner_url:ge(yr),landing_url:ge(_r),actions:ge(Tl),utm_source:ge(Ce),utm_medium:ge(Ce),
utm_campaign:ge(Ce),ttl:ge(El)},wn("a mapping of notification fields"));function Ml(e,{value:t,positionOf:o,problems:i}){
const c=(F,Q)=>(0,Ve.CC)(e,Q,{path:F,position:o(F)}),d=$r(t);if(d===void 0)return{fields:{},problems:[...i,c(["actions"],
"has too many elements to check; write fewer")]};if(d.success&&i.length===0)return{fields:d.data,problems:[]};const _=new Set(
i.map(({path:F=[]})=>(0,Ve.LF)(F))),z=(d.error?.issues??[]).filter(({path:F})=>!_.has((0,Ve.LF)(F))).flatMap(({path:F,message:Q,
...oe})=>oe.code==="unrecognized_keys"?oe.keys.map(pe=>({path:[...F,pe]})):[{path:F,message:Q}]),k=(0,Ve.Kc)(e,z,({path:F,
message:Q=Ol(F)})=>c(F,Q)),C=[...i,...k].sort(Ve.rg),j=new Set([...i,...z].map(({path:F})=>F?.[0])),N=Object.entries(t??
{}).filter(([F])=>!j.has(F));return{fields:$r(Object.fromEntries(N))?.data??{},problems:C}}function Ol(e){if(e.length>1)
return"is not part of a button; a button has only `text` and `url`";if(e[0]==="target")return"cannot be set in a payload\
 file; set the input `target` in the workflow";const t=(0,Pl.d)(String(e[0]),$t.pi);return`is not a field of a notificat\
ion; ${t?`did you mean \`${t}\`?`:`the fields are ${$t.pi.join(", ")}.`} For other fields of your service, use the input\
 \`extra-fields\``}function $r(e){try{return or(Cl,e)}catch(t){if(t instanceof RangeError)return;throw t}}}),8758:((n,r,s)=>{
s.d(r,{readActions:()=>m,s:()=>h});var a=s(8925),u=s(8992),l=s(2542),f=s(9715),p=s(3924);async function m(v,S){const P={
input:"actions"},O=await(0,p.h)(v,P,S);if(!("value"in O))return{fields:{},problems:O.problems};const{fields:D,problems:W}=(0,f.
L5)(P,{value:{actions:O.value},positionOf:G=>O.positionOf(G.slice(1)),problems:O.problems.map(G=>({...G,path:["actions",
...G.path??[]]}))});return{fields:D,problems:W.map(G=>({...G,path:G.path?.slice(1)}))}}const y=new Set([...l.pi.map(l.wg),
"target"]);async function h(v,S){const P={input:"extra-fields"},O=await(0,p.h)(v,P,S),{problems:D}=O;if(!("value"in O))return{
fields:{},problems:D};if(!(0,u.Gv)(O.value))return D.push((0,a.CC)(P,"is not a mapping; write fields as `name: value`")),
{fields:{},problems:D};for(const W of Object.keys(O.value)){const G=W.replaceAll("_","-").toLowerCase(),I={path:[W],position:O.
positionOf([W])};y.has(G)&&D.push((0,a.CC)(P,`has its own input, \`${G}\`; use that`,I))}return{fields:D.length>0?{}:O.value,
problems:D}}}),3924:((n,r,s)=>{s.d(r,{h:()=>h});var a=s(8925),u=s(8359),l=s(642),f=s(8992);const p=/^( *(?:- +)*)([\w$-]{1,40}):(?:[ \t]+(\S?)|$)/;
function m(A){const w=p.exec(A);if(!w)return;const[,M="",R="",q=""]=w;return{indentation:M,key:R,hasValue:q!==""}}function y(A,w){
const M=A.split(/\r?\n/,w+1);for(const R of[w,w+1]){const q=m(M[R-1]??"");if(!q||q.indentation.includes("-"))continue;const b=q.
indentation.length+1,U=M.slice(0,R-1).flatMap(Z=>m(Z)??[]).at(-1);if(!(!U?.hasValue||U.indentation.length+1===b))return{
key:q.key,above:U.key,position:{line:R,column:b}}}}async function h(A,w,M){const R=te=>(0,u.kU)({[w.input]:te},M,w.file),
q=R(A);if(q.length>0)return{problems:q};const b=await s.e(815).then(s.t.bind(s,8815,19)),x=new b.LineCounter,[U,Z]=b.parseAllDocuments(
A,{version:"1.2",lineCounter:x,stringKeys:!0,uniqueKeys:!1,prettyErrors:!1,logLevel:"silent"}),$=te=>{const{line:ae,col:ce}=x.
linePos(te);return{line:ae,column:ce}};if(!U)return{value:null,positionOf:()=>{},problems:[]};const{contents:E,errors:H,
warnings:L}=U,V=w.file===void 0||b.isMap(E),Y=({message:te})=>V?` (${(0,f.$Q)(te.replace(/(: |\n).*/s,""))})`:"",B=w.file===
void 0?"invalid-input":"unreadable-file",[X]=H;if(X)return{problems:[(0,a.CC)(w,...ue(X))]};if(U.directives?.yaml.version===
"1.1")return{problems:[(0,a.CC)(w,"is YAML 1.1; remove the line `%YAML 1.1`, so that it is read as YAML 1.2",{position:$(
A.indexOf("%YAML")),reason:B})]};const ee=[],ne=(te,ae,ce,le=!1)=>ee.push((0,a.CC)(w,te,{path:ce,position:$(ae),...le&&{
reason:B}}));Z&&ne("contains more than one YAML document; write only one",Z.range[0],[]);const se=new D(b,V?ne:()=>{},w.
file!==void 0);try{const te=se.read(E),[ae]=L;ae&&ee.length===0&&ne(`is not plain YAML${Y(ae)}`,ae.pos[0],[]);const ce=R(
[te,se.quotable]);return ce.length>0?{problems:ce}:ee.some(le=>le.reason==="unreadable-file")?{problems:ee}:W(te,v)?{problems:[
...ee,(0,a.CC)(w,S)]}:{value:te,positionOf:se.positionsIn(E,$),problems:ee}}catch(te){if(!(te instanceof RangeError))throw te;
const ae=R(se.quotable);return{problems:ae.length>0?ae:[...ee,(0,a.CC)(w,P)]}}function ue(te){const[ae]=te.pos;if(te.code===
"RESOURCE_EXHAUSTION")return[P,{position:$(ae),reason:B}];const ce=V?y(A,$(ae).line):void 0;if(ce)return[`has wrong inde\
ntation: \`${ce.key}\` must align with \`${ce.above}\``,{position:ce.position,reason:B}];const le=A.slice(0,ae).trimEnd(),
en=le.lastIndexOf(" ")+1;if(le[en]==="*")return[`is neither YAML nor JSON; ${O}`,{position:$(en),reason:B}];const tn=I[te.
code]??"check the indentation, and put text that contains `: ` or `#` in quotes";return[`is neither YAML nor JSON${Y(te)}\
; ${tn}`,{position:$(ae),reason:B}]}}const v=65536,S="is larger than 64 KiB as JSON, with its aliases expanded; make it \
smaller",P="is nested too deeply; use fewer levels",O="put text that begins with `*` in quotes";class D{quotable=[];yaml;refuse;isFile;path=[];anchors=new Map;targets=new Map;constructor(w,M,R){
this.yaml=w,this.refuse=M,this.isFile=R}read(w){const{yaml:M}=this;if(!M.isNode(w))return null;if(M.isAlias(w))return this.
readAlias(w);this.refuseTag(w);const R={node:w,value:void 0,isRead:!1};return w.anchor!==void 0&&this.anchors.set(w.anchor,
R),R.value=this.readValue(w),R.isRead=!0,R.value}readValue(w){const{yaml:M}=this;if(M.isSeq(w))return w.items.map((x,U)=>this.
readInside(U,x));if(M.isMap(w))return this.readMap(w);const{value:R,source:q}=w,b=typeof R=="number"?T(R,this.isFile?q:void 0):
void 0;return b&&this.refuseNode(`is ${(0,f.$Q)(q??String(R))}, ${b}`,w),R}readMap(w){const M=new Map;for(const{key:R,value:q}of w.
items){const b=G(R);if(this.quotable.push(b),M.has(b)){const x=(R.range??w.range)?.[0]??0;this.refuse("is there twice; w\
rite each key once",x,[...this.path,b],!0)}M.set(b,this.readInside(b,q))}return Object.fromEntries(M)}readInside(w,M){this.
path.push(w);const R=this.read(M);return this.path.pop(),R}readAlias(w){const{source:M}=w,R=this.anchors.get(M);if(this.
quotable.push(M),R?.isRead)return this.targets.set(w,R.node),R.value;const q=(0,f.$Q)(M),b=R?`contains itself, by the al\
ias \`*${q}\`; remove it`:`is the alias \`*${q}\`, but there is no \`&${q}\` before it; ${O}`;return this.refuseNode(b,w),
null}refuseTag({tag:w,range:M}){!w||K.test(w)||(this.quotable.push(w),this.refuse(`has the tag ${(0,f.$Q)(w)}, which is \
not supported; remove it`,M?.[0]??0,[...this.path]))}refuseNode(w,{range:M}){this.refuse(w,M?.[0]??0,[...this.path])}positionsIn(w,M){
const{yaml:R,targets:q}=this,b=new Map,x=U=>{const Z=b.get(U)??new Map(U.items.map($=>[G($.key),$]));return b.set(U,Z),Z};
return U=>{let Z=w,$=R.isNode(Z)?Z.range?.[0]:void 0;for(const E of U){R.isAlias(Z)&&(Z=q.get(Z));const H=R.isMap(Z)?x(Z).
get(String(E)):void 0;if(R.isMap(Z))Z=H?.value;else if(R.isSeq(Z))Z=Z.items[Number(E)];else break;if(!R.isNode(Z)||!Z.range)
continue;$=Z.range[0];const L=R.isNode(H?.key)?H.key.range?.[0]:void 0;L!==void 0&&M(L).line<M($).line&&($=L)}return $===
void 0?void 0:M($)}}}function W(A,w){let M=0;const R=b=>{M+=Buffer.byteLength(JSON.stringify(b))},q=[A];for(;q.length>0&&
M<=w;){const b=q.pop();if(typeof b!="object"||b===null){R(b);continue}const x=Object.entries(b);M+=Math.max(2,x.length+1);
for(const[U,Z]of x)Array.isArray(b)||(R(U),M+=1),q.push(Z)}return M>w}const G=A=>String(A?.value??A),I={BAD_INDENT:"chec\
k the indentation, and that every bracket is closed",BAD_SCALAR_START:"put text that begins like this in quotes",MISSING_CHAR:"\
close every quotation mark and bracket",TAB_AS_INDENT:"indent with spaces, not with tabs"},K=/^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;
function T(A,w=""){const M=(0,l.XM)(w);if(M!==void 0)return`which YAML reads as ${A}${(0,l.yi)(M)}`;if(!Number.isFinite(
A))return"which JSON cannot represent";if(Number.isInteger(A)&&!Number.isSafeInteger(A))return"which is outside the rang\
e in which JSON keeps whole numbers exactly (\xB1(2^53-1)); put it in quotes if it is text"}}),3916:((n,r,s)=>{s.d(r,{HR:()=>u,
Yq:()=>p,h_:()=>l,q0:()=>f});const a="start a new run (a re-run uses the original workflow file)";class u extends Error{reason;title;hint;constructor(v){
super(v.message,v.cause===void 0?void 0:{cause:v.cause}),this.name="Failure",this.reason=v.reason,this.title=v.title,this.
hint=v.hint}}function l(h){return h instanceof u?h:new u({reason:"internal-error",title:"Internal error",message:`The ac\
tion itself failed: ${f(h)}.`,hint:"Please report this with the log of the run.",cause:h})}function f(h){if(!(h instanceof
Error))return String(h);const v=h.code;if(v==="ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at thi\
s port";if(v==="ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")return"the server requires a client certificate, which this a\
ction cannot present";const{reason:S}=h;if(typeof v=="string"&&v.startsWith("ERR_SSL_")&&typeof S=="string")return`${v}:\
 ${S}`;const P=(h.message||h.name).replace(/; if the root CA is .*|\s+/gs," ").trim(),O=typeof v=="string"&&!P.includes(
v)?`${v}: ${P}`:P,D=h instanceof AggregateError?h.errors.map(f).join("; "):"",W=D&&D!==O?`${O} (${D})`:O;return h.cause===
void 0?W:`${W}: ${f(h.cause)}`}function p(h,v=m(h)){return new u({reason:"cancelled",title:`${h} failed`,message:v,hint:y})}
const m=h=>h==="Sending"?"The run was cancelled before the service received the request.":`The run was cancelled while ${h.
charAt(0).toLowerCase()}${h.slice(1)}.`,y="If you did not mean to cancel it, run it again."}),50:((n,r,s)=>{s.d(r,{d:()=>f});
var a=s(7785);const u=2,l=p=>p.toLowerCase().replace(/[-_]/g,"");function f(p,m){const y=new Map(m.map(S=>[S,(0,a.A)(l(S),
l(p))])),h=([S,P])=>P<=Math.min(u,S.length>>1),[v]=[...y].filter(h).sort(([,S],[,P])=>S-P);return v?.[0]}}),8925:((n,r,s)=>{
s.d(r,{CC:()=>l,Kc:()=>G,LF:()=>m,LT:()=>h,_k:()=>I,fI:()=>v,rg:()=>f});var a=s(3916),u=s(8992);function l(T,A,w={}){return{
...typeof T=="string"?{input:T}:T,message:A,reason:"invalid-input",...w}}function f({position:T},{position:A}){return T?
A?T.line-A.line||T.column-A.column:-1:A?1:0}const p=100;function m(T){const A=T.slice(0,p).map((w,M)=>{if(typeof w=="num\
ber")return`[${w}]`;const R=(0,u.$Q)(String(w)).replace(u.Qi,"\uFFFD");return M>0?`.${R}`:R});return(0,u.$Q)(A.join(""))}
const y=T=>T.endsWith("?")?T:`${T}.`;function h(T,A,w,M=""){return`${T.length>0?`\`${m(T)}\``:A}${M}${w.startsWith('"')?
":":""} ${y(w)}`}function v(T){const{input:A,otherInputs:w=[],file:M,path:R=[],position:q,message:b}=T,x=q&&`line ${q.line}\
, column ${q.column}`;if(M!==void 0){const H=x?`${M}, ${x}`:M;return`${A}: ${H}: ${h(R,"the file",b)}`}const U=x?` (${x}\
)`:"",Z=typeof R[0]=="number";if(R.length>0&&!Z)return`${A}: ${h(R,"",b,U)}`;const $=Z?m([A,...R]):A;return b.startsWith(
'"')?`${$}${U}: ${y(b)}`:`${Z?`\`${$}\``:S([$,...w])}${U} ${y(b)}`}function S(T){const A=T.map(M=>`\`${M}\``),w=A.pop()??
"";return A.length===0?w:`${A.join(", ")} and ${w}`}function P(T){const A=T.some(w=>w.reason==="invalid-input")?"invalid\
-input":"unreadable-file";return new Failure({reason:A,title:A==="unreadable-file"?"Unreadable file":"Invalid input",message:K(
T.map(v),I(T)),hint:D(T)})}const O=new Set(["base-url","api-token"]);function D(T){const A=I(T)===1?"Correct it":"Correc\
t what is listed";return T.every(({input:w})=>O.has(w))?`${A}. If you changed a secret or variable, re-run the failed jo\
b. If you changed the workflow, ${startNewRun}.`:`${A}, then ${startNewRun}.`}const W=100;function G(T,A,w){const M=I(A.
slice(W)),R=A.slice(0,W).map(w);return M===0?R:[...R,l(T,`has ${M} more problems`,{count:M})]}const I=T=>T.reduce((A,{count:w=1})=>A+
w,0);function K(T,A=T.length,w="problems"){if(T.length===1)return T.join("");const M=T.slice(0,W).map(R=>`- ${R}`);return A>
M.length&&M.push(`- and ${A-M.length} more`),`${A} ${w}:
${M.join(`
`)}`}}),8359:((n,r,s)=>{s.d(r,{gE:()=>b,ue:()=>U,kU:()=>x,_y:()=>A});var a=s(8925);const u=[{escapes:/\\u[\da-fA-F]{4}|\\[bfnrt]|\\[^a-zA-Z\d]/g,
broken:/\\(?:u[\da-fA-F]{0,3})?$/},{escapes:/%[\da-fA-F]{2}/g,broken:/%[\da-fA-F]?$/},{escapes:/&#[xX][\da-fA-F]+;|&#\d+;|&[a-zA-Z]+;/g,
broken:/&(?:#[xX][\da-fA-F]*|#\d*|[a-zA-Z]*)$/}],l={escapes:new RegExp(u.map(({escapes:$})=>$.source).join("|"),"g"),broken:new RegExp(
u.map(({broken:$})=>$.source).join("|"))},f=[...u,l],p=/[\\%&]/,m={escapes:/[\r\n]\s*/g,broken:/(?!)/};function y($){if(/^[\r\n]/.
test($))return"";if(/^&[^#]/.test($))return v.get($.slice(1,-1))??$;if(/^\\[^u]/s.test($))return h[$.slice(1)]??$.slice(
1);const E=Number($.replace(/^(%|\\u|&#[xX])/,"0x").replace(/^&#|;$/g,""));return E<=65535?String.fromCharCode(E):$}const h={
b:"\b",f:"\f",n:`
`,r:"\r",t:"	"},v=new Map(Object.entries({excl:"!",quot:'"',QUOT:'"',num:"#",dollar:"$",percnt:"%",amp:"&",AMP:"&",apos:"\
'",lpar:"(",rpar:")",ast:"*",midast:"*",plus:"+",comma:",",period:".",sol:"/",colon:":",semi:";",lt:"<",LT:"<",equals:"=",
gt:">",GT:">",quest:"?",commat:"@",lsqb:"[",lbrack:"[",bsol:"\\",rsqb:"]",rbrack:"]",Hat:"^",lowbar:"_",UnderBar:"_",grave:"\
`",DiacriticalGrave:"`",lcub:"{",lbrace:"{",verbar:"|",vert:"|",VerticalLine:"|",rcub:"}",rbrace:"}"}));function S($,E,H){
let L=0;const V=$.text.replace(E.escapes,(X,ee)=>(L=ee+X.length,y(X))),Y=H?E.broken.exec($.text.slice(L))?.[0]??"":"";if(L===
0&&Y==="")return $;let B;return{text:V.slice(0,V.length-Y.length),inGiven:({start:X,end:ee})=>{B??=P($.text,E.escapes);const{
starts:ne,ends:se}=B;return $.inGiven({start:ne[X]??0,end:se[ee-1]??Number.POSITIVE_INFINITY})}}}function P($,E){const H=[],
L=[];let V=0;const Y=B=>{H.push(V),L.push(B),V=B};for(const{0:B,index:X}of $.matchAll(E)){const ee=y(B);for(;V<X;)Y(V+1);
ee===""?V+=B.length:ee!==B&&Y(X+B.length)}for(;V<$.length;)Y(V+1);return{starts:H,ends:L}}const O=4;function D($){return[
0,1,2].flatMap(E=>{const H=Buffer.from("\0".repeat(E)+$),L=H.toString("base64").slice(Math.ceil(E*8/6),Math.floor(H.length*
8/6)),V=L.replaceAll("+","-").replaceAll("/","_"),Y={before:E>0,after:H.length%3>0};return[...new Set([L,V])].map(B=>({text:B,
minLength:B.length,sharesBits:Y}))})}function W($,E,H){const L={text:E,inGiven:({start:B,end:X})=>({start:B,end:Math.min(
X,E.length)})},V=G(L,$,H);if(!p.test(E))return V;const Y=f.flatMap(B=>{const X=S(L,B,H);return X===L?[]:G(X,$,H,B)});return[
...V,...Y]}function G($,E,H,L){const V=S($,m,H);return E.flatMap(({text:Y,name:B,base64:X})=>{const ee=L?Y.replace(L.escapes,
y):Y,se=[...new Set([Y,ee])].flatMap(te=>I({text:te,minLength:Y.length},$,H)),ue=X.flatMap(te=>I(te,V,H));return[...se,...ue].
map(te=>({...te,name:B}))})}function I($,E,H){const{text:L}=E,{length:V}=$.text,Y=L.indexOf($.text);if(Y<0&&!H)return[];
const B=Y<0?Math.max(0,L.length-V):Y,{ends:X,matchedAtEnd:ee}=T($.text,L,B),ne=[];for(const se of X){const{start:ue,end:te}=K(
$,E,se-V,se),ae=ne.at(-1);te-ue<$.minLength||(ae&&ue<ae.end?ae.end=te:ne.push({start:ue,end:te}))}if(H&&ee>0){const se=K(
$,E,L.length-ee,Number.POSITIVE_INFINITY),ue=$.sharesBits?ee:se.end-se.start,te=Math.min(O,V-1);ue>=te&&ne.push(se)}return ne}
function K({sharesBits:$},{text:E,inGiven:H},L,V){const Y=ee=>/[\w+/-]/.test(E.charAt(ee)),B=$?.before&&Y(L-1)?L-1:L;let X=$?.
after&&Y(V)?V+1:V;for(;$&&X<V+3&&E[X]==="=";)X++;return H({start:B,end:X})}function T($,E,H){const L=[0,0],V=(X,ee)=>{let ne=X;
for(;ne>0&&$[ne]!==ee;)ne=L[ne]??0;return $[ne]===ee?ne+1:ne};for(let X=1;X<$.length;X++)L.push(V(L[X]??0,$[X]));const Y=[];
let B=0;for(let X=H;X<E.length;X++)B=V(B,E[X]),B===$.length&&Y.push(X+1);return{ends:Y,matchedAtEnd:B===$.length?0:B}}const A=[
"api-token","github-token"],w="the API token",M="the GitHub token",R="***",q=8;function b($){const{apiToken:E,githubToken:H="",
others:L=[]}=$,V=new Map(L.map(B=>[B,void 0]));V.set(H,M).set(E,w),V.delete("");const Y=[...V].map(([B,X])=>B.length<q?{
text:B,base64:[]}:{text:B,name:X,base64:D(B)});return{find:B=>{if(B.length<q)return;const X=W(Y,B,!1).map(({name:ee})=>ee);
return[w,M].find(ee=>X.includes(ee))},redact:(B,X=!1)=>{const ee=W(Y,B,X).sort((ue,te)=>ue.start-te.start);let ne="",se=0;
for(const{start:ue,end:te}of ee)ue>=se&&(ne+=B.slice(se,ue)+R),se=Math.max(se,te);return ne+B.slice(se)}}}function x($,E,H){
return Object.entries($).flatMap(([L,V])=>{const Y=Z(V,E);return Y?(0,a.CC)({input:L,file:H},`contains ${Y}, which would\
 be published; remove it`):[]})}function U($,E){const{"api-token":H,"github-token":L="",...V}=$,Y=E.find(L)===w;return x(
{...V,...Y&&{"github-token":L}},E)}function Z($,E){const H=new Set([$]);for(const L of H){const V=typeof L=="string"||typeof L==
"number"?E.find(String(L)):void 0;if(V)return V;if(typeof L=="object"&&L!==null)for(const Y of Object.entries(L))for(const B of Y)
H.add(B)}}}),900:((n,r,s)=>{s.d(r,{IZ:()=>x,Pw:()=>D,uB:()=>b});var a=s(8992),u=s(8925),l=s(8359),f=s(642);const p=(Z,$)=>E=>E===
""?{message:`is missing; set it to ${Z}`}:$(E),m=(Z,$)=>E=>E===""?{value:Z}:$(E),y=Z=>m(void 0,Z),h=(Z,$)=>E=>{const H=Z.
find(L=>L===E);return H===void 0?{message:`${(0,a.hD)(E)} is not ${$}`}:{value:H}},v={"base-url":p("the base address of \
the push service, such as https://push.example.com (a misspelled variable is empty)",f.pc),"api-token":p("the API token \
of the site, from a secret (a misspelled or unavailable secret is empty)",f.d6),timeout:m(30,(0,f.rD)("a whole number of\
 seconds from 1 to 300",1,300)),retries:m(3,(0,f.rD)("a whole number from 0 to 10",0,10)),summary:m(!0,f.zM)},S=Number.MAX_SAFE_INTEGER,
P={...v,target:p("`all` (every subscriber) or `audience`; there is no default, so that nobody sends to all by mistake",h(
["all","audience"],"a valid target; use `all` (every subscriber) or `audience`")),"audience-id":y((0,f.rD)("an audience \
id, which is a whole number such as 101",1,S)),"audience-name":y(f.Ae),"max-reach":y((0,f.rD)("a whole number such as 10\
000",0,S)),"payload-file":y(f.Ae),"extra-fields":y(f.Ae),"dry-run":m(!1,f.zM),"check-urls":m(!1,f.zM),"once-key":y(f.Ae),
"once-per":y(h(["day","week","month"],"a period; use `day`, `week` or `month`")),"send-between":y(f.XQ),"time-zone":y(f.
eB),release:y(f.PL),"release-level":y(h(["major","minor","patch"],"a level; use `major`, `minor` or `patch`")),"max-age":y(
f.p0),"expected-payload":f.tS,"github-token":y(f.d6)},O=Z=>Z.replace(/-([a-z])/g,($,E)=>E.toUpperCase()),D=["title","mes\
sage","icon-url","banner-url","landing-url","actions","utm-source","utm-medium","utm-campaign","ttl"],W=Z=>Object.keys(Z),
G=W(v),I=[...W(P),...D];function K(Z,$){return w(v,Z,$)}function T(Z,$){const E=w(P,Z,$,U(Z));return E.settings?.release?.
kind==="latest"&&(E.settings.maxAge??=A),E}const A=604800;function w(Z,$,E,H=[]){const L=[...(0,l.ue)($,E),...R($)],V=new Set(
L.map(({input:ne})=>ne)),Y={...$,...Object.fromEntries([...V].map(ne=>[ne,"(refused)"]))},B={},X=[];for(const[ne,se]of Object.
entries(Z)){const ue=se(Y[ne]);"value"in ue?B[O(ne)]=ue.value:X.push((0,u.CC)(ne,ue.message))}const ee=[...L,...[...X,...H].
filter(({input:ne})=>!V.has(ne))];return{settings:ee.length>0?void 0:B,problems:ee,readable:Y,refused:V}}const M=65536;function R(Z){
return["actions","extra-fields"].filter(E=>Buffer.byteLength(Z[E]??"")>M).map(E=>(0,u.CC)(E,"is larger than 64 KiB; make\
 it smaller"))}const q={"payload-files":f.Ae,"extra-fields":f.Ae,"check-urls":P["check-urls"],timeout:v.timeout,summary:v.
summary},b=[...W(q),...D];function x(Z,$){const E="is missing; set paths of payload files, or a notification as inputs",
H=Z["payload-files"]===""&&D.every(L=>Z[L]==="");return w(q,Z,$,H?[(0,u.CC)("payload-files",E)]:[])}function U(Z){const[
$,E]=[Z.target==="all",Z.target==="audience"],H="is only allowed with `target: audience`",L="remove it, or change `targe\
t`",V="(the service does not report the reach of a broadcast)",Y=Z["once-key"]?"`once-key` needs it to store a record in\
 the repository":"the input `release` needs it to fetch the release";return[{inputs:["audience-id"],isWrong:$&&Z["audien\
ce-id"],message:`${H}; ${L}`},{inputs:["audience-name"],isWrong:$&&Z["audience-name"],message:`${H}; ${L}`},{inputs:["ma\
x-reach"],isWrong:$&&Z["max-reach"],message:`${H} ${V}; remove it`},{inputs:["audience-id","audience-name"],isWrong:E&&!Z["\
audience-id"]&&!Z["audience-name"],message:"are both missing; set at least one"},{inputs:["once-key"],isWrong:Z["once-pe\
r"]&&!Z["once-key"],message:"is missing; `once-per` needs it"},{inputs:["time-zone"],isWrong:Z["time-zone"]&&!Z["send-be\
tween"]&&!Z["once-per"],message:"has no effect without `send-between` or `once-per`; set one of them, or remove it"},{inputs:[
"github-token"],isWrong:(Z["once-key"]||Z.release)&&!Z["github-token"],message:`is missing; ${Y}`}].filter(({isWrong:ee})=>ee).
map(({inputs:[ee,...ne],message:se})=>problem(ee,se,{otherInputs:ne}))}}),642:((n,r,s)=>{s.d(r,{Ae:()=>q,GT:()=>I,PL:()=>K,
XM:()=>m,XQ:()=>T,d6:()=>P,eB:()=>w,p0:()=>S,pc:()=>G,rD:()=>p,rf:()=>O,tS:()=>R,yG:()=>v,yi:()=>y,zM:()=>h});var a=s(8992);
const u={"":1,s:1,m:60,h:3600,d:86400,w:604800},l=/^[\x21-\x7e]+$/,f=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;function p(b,x,U){
const Z=$=>/^[0-9]+$/.test($)&&Number($)>=x&&Number($)<=U;return $=>{if(Z($))return{value:Number($)};const E=m($),H=E!==
void 0&&Z(E)?y(E):"";return{message:`${(0,a.hD)($)} is not ${H?`a whole number${H}`:b}`}}}function m(b){return/^\d{1,3}([.,'\u2019_ \xa0\u2009\u202f])\d{3}(\1\d{3})*$/.
test(b)?b.replace(/\D/g,""):void 0}const y=b=>`; write \`${b}\`, without separators`;function h(b){return/^(true|True|TRUE)$/.
test(b)?{value:!0}:/^(false|False|FALSE)$/.test(b)?{value:!1}:{message:`${(0,a.hD)(b)} is neither true nor false; use \`t\
rue\` or \`false\``}}function v(b){const x=h(b);return"value"in x?x.value:void 0}function S(b){const x=/^([0-9]+)([smhdw]?)$/.
exec(b),U="use whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";if(!x){const $=m(b);return{
message:`${(0,a.hD)(b)} is not a duration${$?y($):`; ${U}`}`}}const Z=Number(x[1])*u[x[2]];return Number.isSafeInteger(Z)?
{value:Z}:{message:`${(0,a.hD)(b)} is too long; ${U}`}}function P(b){return l.test(b)?{value:b}:{message:"contains a spa\
ce, a line break or a character outside ASCII, which a token cannot contain; use only the token, preferably from a secre\
t"}}function O(...b){const x=`use an absolute ${b.join(" or ")} URL, such as https://example.com/${b.length>1?"page":"im\
age.png"}`;return U=>U===""?I(U):W(b,U,x)}const D=/[\xad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/;
function W(b,x,U){if(x.length>a.QO)return{message:`${(0,a.hD)(x)} is longer than a URL may be; use one of at most ${a.zF}`};
if(/[\s\\]/.test(x)||x.search(a.Qi)>=0)return{message:`${(0,a.hD)(x)} contains white space or a backslash, which a URL m\
ust not contain; ${U}`};if(D.test(x))return{message:`${(0,a.hD)(x)} contains an invisible character, which would make it\
 another URL; ${U}`};const Z=/^([a-zA-Z][a-zA-Z0-9+.-]{0,30}):(?!\d)/.exec(x)?.[1]?.toLowerCase();return Z!==void 0&&!b.
includes(Z)?{message:`${(0,a.hD)(x)} has the scheme ${Z}; ${U}`}:Z!==void 0&&/^[^:]+:\/\/[^/?#]/.test(x)&&(0,a.Dl)(x)!==
void 0?{value:x}:{message:`${(0,a.hD)(x)} is not an absolute URL; ${U}`}}function G(b){const x=b.replace(/^[a-z][a-z\d+.-]*:/i,
"").replace(/^[/\\]+/,"");if(/^[^/\\?#]*@/.test(x))return{message:"contains a user name or password; remove them"};const Z=W(
["https","http"],b,"use the https address of the push service, such as https://push.example.com");if("message"in Z)return Z;
const $=new URL(b);if($.protocol==="http:"&&!f.test($.hostname))return{message:`${(0,a.hD)(b)} has the scheme http, whic\
h would send the token unencrypted; use an https URL (http is only for loopback addresses)`};const[,E]=/[^/](\/v1(?:\/audience|\/notifications)?)\/*$/.
exec(b)??[];return E?{message:`${(0,a.hD)(b)} ends with \`${E}\`, which the action adds; remove \`${E}\``}:/[?#]/.test(b)?
{message:`${(0,a.hD)(b)} has a query or fragment; remove it`}:{value:b.replace(/\/+$/,"")}}function I(b){return b===""?{
message:"is blank, which the service refuses; write some text"}:!/[!-~]/.test(b)&&(0,a.h0)(b)===""?{message:"has no visi\
ble character; write some text"}:{value:b}}function K(b){if(b==="latest")return{value:{kind:"latest"}};const x=b.replace(
/^refs\/tags\//,"");return x===""?{message:`${(0,a.hD)(b)} is not a tag; use a tag such as v1.2.3, or \`latest\``}:{value:{
kind:"tag",tag:x}}}function T(b){const x="use two times of day, such as 09:00-20:00";if(!/^([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/.
exec(b))return{message:`${(0,a.hD)(b)} is not a range of times; ${x}`};const[Z=0,$=0]=b.split("-").map(A);return Z===$?{
message:`${(0,a.hD)(b)} begins and ends at the same time; ${x}`}:{value:{from:Z,to:$,text:b}}}function A(b){const[x=0,U=0]=b.
split(":").map(Number);return x*60+U}function w(b){if(/^[a-z]/i.test(b)&&M(b))return{value:b};const x=b.replaceAll(" ","\
_").toLowerCase(),U=Intl.supportedValuesOf("timeZone").find($=>$.toLowerCase().endsWith(`/${x}`)),Z=U?`did you mean ${U}\
?`:"use a name from the IANA time zone database, such as Europe/Berlin";return{message:`${(0,a.hD)(b)} is not a time zon\
e that this runner knows; ${Z}`}}function M(b){try{return new Intl.DateTimeFormat("en",{timeZone:b}),!0}catch{return!1}}
function R(b){if(b==="any")return{value:void 0};const x="set it to the output `payload` of the dry run that was approved\
, or remove the input";if(b==="")return{message:`is empty, so the payload that was approved is missing; ${x}`};const U=(0,a.
qF)(b);return(0,a.Gv)(U)?{value:U}:{message:`is not a JSON object; ${x}`}}const q=b=>({value:b})}),8992:((n,r,s)=>{s.d(r,
{$Q:()=>A,Dl:()=>p,E$:()=>a,Gv:()=>q,Kb:()=>R,QO:()=>u,Qi:()=>h,h0:()=>K,hD:()=>O,qF:()=>y,xb:()=>v,zF:()=>l});const a=1048576,
u=2048,l="2,048 characters",f=new Map;function p(b,x){if(b.length>u)return;const U=`${x?.href??""} ${b}`;return f.has(U)||
f.set(U,m(b,x)),f.get(U)}function m(b,x){try{return new URL(b,x)}catch{return}}function y(b){try{return JSON.parse(b)}catch{
return}}const h=/[^ -~\xa0-\uffff]/g;function v(b,x){let U;return()=>(U??=new RegExp(b,x),U)}const S=/[\xa0\xad\u180e\u2000-\u200b\u200e\u200f\u202a-\u202f\u205f-\u206f\ufeff\ufff9-\ufffb]/g,
P=b=>`\\u${b.charCodeAt(0).toString(16).padStart(4,"0")}`;function O(b){const x=JSON.stringify(b).replace(S,P);return x.
length>100?`${x.slice(0,98)}\u2026" (${b.length} characters)`:x}const D=/(?![\s\x85])[^ -~\xa0-\uffff]|[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
W=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,G=/[\s\x85]+/g,I=v(String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`,
"u");function K(b){const x=b.toWellFormed().replace(D,"").replace(W,"$1").replace(G," ").trim();return I().test(x)?x:""}
const T=100,A=b=>b.length>T?`${b.slice(0,T-1).toWellFormed()}\u2026`:b,w=300,M=65536;function R(b,x,U=!1){const $=x(b.slice(
0,M),U||b.length>M).replace(/\s+/g," ").trim();return $.length>w?`${$.slice(0,w)}\u2026`:$}const q=b=>typeof b=="object"&&
b!==null&&!Array.isArray(b)}),311:((n,r,s)=>{s.d(r,{r:()=>a});const a="1.0.0"}),181:(n=>{n.exports=require("buffer")}),3053:(n=>{
n.exports=require("node:diagnostics_channel")}),4708:(n=>{n.exports=require("node:https")}),932:(n=>{n.exports=require("process")}),
7785:((n,r,s)=>{s.d(r,{A:()=>l});const a=[],u=[];function l(p,m,y){if(p===m)return 0;const h=y?.maxDistance,v=p;p.length>
m.length&&(p=m,m=v);let S=p.length,P=m.length;for(;S>0&&p.charCodeAt(~-S)===m.charCodeAt(~-P);)S--,P--;let O=0;for(;O<S&&
p.charCodeAt(O)===m.charCodeAt(O);)O++;if(S-=O,P-=O,h!==void 0&&P-S>h)return h;if(S===0)return h!==void 0&&P>h?h:P;let D,
W,G,I,K=0,T=0;for(;K<S;)u[K]=p.charCodeAt(O+K),a[K]=++K;for(;T<P;){for(D=m.charCodeAt(O+T),G=T++,W=T,K=0;K<S;K++)I=D===u[K]?
G:G+1,G=a[K],W=a[K]=G>W?I>W?W+1:I:I>G?G+1:I;if(h!==void 0){let A=W;for(K=0;K<S;K++)a[K]<A&&(A=a[K]);if(A>h)return h}}return a.
length=S,u.length=S,h!==void 0&&W>h?h:W}function f(p,m,y){if(!Array.isArray(m)||m.length===0)return;const h=y?.maxDistance,
v=p.length;for(const D of m)if(D===p)return D;if(h===0)return;let S,P=Number.POSITIVE_INFINITY;const O=new Set;for(const D of m){
if(O.has(D))continue;O.add(D);const W=Math.abs(D.length-v);if(W>=P||h!==void 0&&W>h)continue;const G=Number.isFinite(P)?
h===void 0?P:Math.min(P,h):h,I=G===void 0?l(p,D):l(p,D,{maxDistance:G});if(h!==void 0&&I>h)continue;let K=I;if(G!==void 0&&
I===G&&G===h&&(K=l(p,D)),K<P&&(P=K,S=D,P===0))break}if(!(h!==void 0&&P>h))return S}})},wt={};function J(n){var r=wt[n];if(r!==
void 0)return r.exports;var s=wt[n]={exports:{}},a=!0;try{Zn[n](s,s.exports,J),a=!1}finally{a&&delete wt[n]}return s.exports}
J.m=Zn,typeof J<"u"&&(J.ab=__dirname+"/"),J.n=n=>{var r=n&&n.__esModule?()=>n.default:()=>n;return J.d(r,{a:r}),r},(()=>{
var n=Object.getPrototypeOf?s=>Object.getPrototypeOf(s):s=>s.__proto__,r;J.t=function(s,a){if(a&1&&(s=this(s)),a&8||typeof s==
"object"&&s&&(a&4&&s.__esModule||a&16&&typeof s.then=="function"))return s;var u=Object.create(null);J.r(u);var l={};r=r||
[null,n({}),n([]),n(n)];for(var f=a&2&&s;typeof f=="object"&&!~r.indexOf(f);f=n(f))Object.getOwnPropertyNames(f).forEach(
p=>l[p]=()=>s[p]);return l.default=()=>s,J.d(u,l),u}})(),J.d=(n,r)=>{for(var s in r)J.o(r,s)&&!J.o(n,s)&&Object.defineProperty(
n,s,{enumerable:!0,get:r[s]})},J.f={},J.e=n=>Promise.all(Object.keys(J.f).reduce((r,s)=>(J.f[s](n,r),r),[])),J.u=n=>""+n+
".preview.js",J.o=(n,r)=>Object.prototype.hasOwnProperty.call(n,r),J.r=n=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.
defineProperty(n,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(n,"__esModule",{value:!0})},(()=>{var n={792:1},
r=s=>{var a=s.modules,u=s.ids,l=s.runtime;for(var f in a)J.o(a,f)&&(J.m[f]=a[f]);l&&l(J);for(var p=0;p<u.length;p++)n[u[p]]=
1};J.f.require=(s,a)=>{n[s]||r(require("./"+J.u(s)))}})();var vr={},kt=J(8359),de=J(2542);async function wr(n,r){const s=de.
pi.filter(u=>n[(0,de.wg)(u)]!==""),a=await Promise.all(s.map(u=>kr(u,n[(0,de.wg)(u)],r)));return{source:"input",fields:Object.
assign({},...a.map(({fields:u})=>u)),given:new Set(s),problems:a.flatMap(({problems:u})=>u)}}async function kr(n,r,s){if(n===
"actions"){const{readActions:l}=await Promise.resolve().then(J.bind(J,8758));return l(r,s)}const a=(0,de.qW)(n,r,de.QP),
u=(0,kt.kU)({ttl:a.fields.ttl},s);return u.length>0?{fields:{},problems:u}:a}var fe=J(8925),ie=J(8992),xn=J(9715);const Ye={
source:"file",fields:{},given:new Set,problems:[]},zt=(n,r)=>de.Vu.filter(s=>!n.given.has(s)&&!r.given.has(s));function Rl(n,r,s,a,u=[]){
const l=zt(n,r),f=zr(l,s,a),p=[...u,...n.problems,...r.problems,...f.problems];if(p.length>0)return{problems:p};const m=Zt(
n,r,f);if(!m)throw new Error("a required field was lost");const y=s.kind==="content"&&l.includes("message")&&s.fields.message;
return y&&"value"in y&&(m.messageOrigin=y.origin),{content:m}}function Zt(...n){const r=Object.assign({},...n.map(({fields:h})=>h).
reverse()),{title:s,message:a,icon_url:u,landing_url:l}=r;if(!s||!a||!u||!l)return;const f=de.pi.filter(h=>r[h]!==void 0),
p=Object.fromEntries(f.map(h=>[h,r[h]])),m=h=>n.find(({given:v})=>v.has(h))?.source,y=Object.fromEntries(f.map(h=>[h,m(h)]));
return{notification:{...p,title:s,message:a,icon_url:u,landing_url:l},sources:y}}function zr(n,r,s){const a=r.kind==="co\
ntent"?r.source:"event",u={source:a,fields:{},given:new Set(n),problems:[]},l=new Map;for(const m of n){const y=r.kind===
"content"?r.fields[m]:{missing:xr(r.event)};if("missing"in y){l.set(y.missing,[...l.get(y.missing)??[],m]);continue}const h=[
y.value,...y.madeFrom??[]].map(s.find).find(Boolean),{fields:v,problems:S}=checkText(m,y.value);if(Object.assign(u.fields,
v),h){const O=`contains ${h}, which may already be public; replace the token, and remove it from the ${a==="release"?a:"\
release or deployment"}`;u.problems.push(problem(inputOf(m),O))}else u.problems.push(...S.map(P=>({...P,message:`in the ${a}\
, ${P.message}`})))}const f=r.kind==="none"&&r.event?", or set the input `release` to the tag of a release":"",p=[...l].
map(([m,y])=>Zr(y,m&&` (${m})`,f));return{...u,problems:[...p,...u.problems]}}function Zr(n,r,s){const a=n.map(p=>`\`${p}\
\``).join(", "),u=n.length>1?`are missing${r}; set them as inputs or in \`payload-file\` (there as ${a})${s}`:`is missin\
g${r}; set it as an input, or as ${a} in \`payload-file\`${s}`,[l="",...f]=n.map(inputOf);return problem(l,u,{otherInputs:f})}
function xr(n){return n===void 0?"":`${/^[a-z_]{1,40}$/.test(n)?`the event \`${n}\``:"this event"} does not supply conte\
nt`}var Je=J(642),Sn=J(7785);const Pn=["tag","version","name","repository","message","url"];function Tn(n){const r=An(n);
return{names:new Set(r.flatMap(s=>"placeholder"in s?s.placeholder:[])),misspelled:r.flatMap(s=>"meant"in s?{text:s.misspelled,
meant:s.meant}:[])}}function Dl(n,r,{isUrl:s,maxLength:a}){let u="";for(const[l,f]of An(n).entries()){if("literal"in f)u+=
f.literal;else if("misspelled"in f)u+=f.misspelled;else{const p=(r[f.placeholder]??"").toWellFormed();u+=s&&l>0?encodeURIComponent(
p):p}if(u.length>a)return}return u}const Sr=24;function An(n){const r=[];let s=0,a=!0;const u=(l,f,p)=>{f>s&&r.push({literal:n.
slice(s,f)}),r.push(l),s=p};for(let l=n.indexOf("{");l!==-1;l=n.indexOf("{",l)){if(n.startsWith("{{",l)&&a){const y=n.indexOf(
"}}",l+2);if(a=y!==-1,l=a?y+2:l,a)continue}const[f="{",p=""]=/^\{([^{}]*)\}/.exec(n.slice(l,l+Sr+2))??[],m=p===""?void 0:
Pr(p);m&&u(m,l,l+f.length),l+=f.length}return s<n.length&&r.push({literal:n.slice(s)}),r}function Pr(n){const r=Pn.find(
a=>a===n);if(r!==void 0)return{placeholder:r};const s=Pn.find(a=>Ar(n,a));return s&&{misspelled:`{${n}}`,meant:s}}const Tr=3;
function Ar(n,r){const s=n.toLowerCase().replace(/[\s_.-]/g,"");if(s===r||s.length>=Tr&&r.startsWith(s))return!0;const a=[
...s].sort().join("")===[...r].sort().join("");return r.length>4?(0,Sn.A)(s,r)<=2:s[0]===r[0]&&(a||(0,Sn.A)(s,r)<=1)}function En(n){
const r=new Set,s=[],a=[];return Mn(n,({text:u,place:l})=>{const f=Tn(u);for(const{text:m,meant:y}of f.misspelled){const h=`\
contains ${(0,ie.hD)(m)}, which is not a placeholder; did you mean \`{${y}}\`?`;a.push((0,fe.CC)(l,h,l))}for(const m of f.
names)r.add(m);const[p]=f.names;return p!==void 0&&s.push({name:p,place:l}),u}),{names:r,places:s,problems:a}}const Er=524288;
function Nl(n,r,s){const a=[];let u=Er;const l=new Map;return{filled:Mn(n,({text:y,rule:h,place:v})=>{const{names:S}=findPlaceholders(
y);if(S.size===0)return y;const P=m(y,S,h);return"message"in P&&a.push(problem(v,P.message,v)),"value"in P?P.value:y}),problems:a};
function p(y){const h=r[y];return!l.has(y)&&"value"in h&&l.set(y,[h.value,...h.madeFrom??[]].map(s.find).find(Boolean)),
l.get(y)}function m(y,h,v){const S={};for(const G of h){const I=r[G];if("missing"in I)return{message:`contains \`{${G}}\`\
, which has no value: ${I.missing}`};const K=p(G);if(K)return{message:Cn(K)};S[G]=I.value}const P=v!==nonBlank&&v!==anyText,
O=u>0?fillPlaceholders(y,S,{isUrl:P,maxLength:u})?.trim():void 0;if(u-=O?.length??u,O===void 0)return{message:"is too lo\
ng with its placeholders replaced; use fewer"};const D=s.find(O);if(D)return{message:Cn(D)};const W=v(O);return"value"in
W?W:{message:`with its placeholders replaced: ${W.message}`}}}const Cn=n=>`would contain ${n}, which may already be publ\
ic; replace the token, and remove it from the release`;function Mn(n,r){const{inputs:s,file:a,fileName:u,extraFields:l,onceKey:f}=n,
p=([h="",...v])=>({input:(0,de.wg)(h),path:v}),m=h=>({input:"payload-file",file:u,path:h,position:a.positionOf?.(h)}),y=h=>({
input:"extra-fields",path:h});return{inputs:{...s,fields:On(s.fields,new Set,p,r)},file:{...a,fields:On(a.fields,s.given,
m,r)},fileName:u,extraFields:Cr(l,(h,v)=>r({text:h,rule:Je.Ae,place:y([v])})),onceKey:f&&r({text:f,rule:Je.Ae,place:{input:"\
once-key"}})}}function On(n,r,s,a){const u={...n};for(const l of Object.keys(de.fD)){const f=n[l];f===void 0||r.has(l)||
(u[l]=a({text:f,rule:de.fD[l],place:s([l])}))}return n.actions===void 0||r.has("actions")||(u.actions=n.actions.map(({text:l,
url:f},p)=>({text:a({text:l,rule:Je.GT,place:s(["actions",p,"text"])}),url:a({text:f,rule:de.fD.landing_url,place:s(["ac\
tions",p,"url"])})}))),u}function Cr(n,r){const s=JSON.parse(JSON.stringify(n)),a=Object.entries(s).map(([u,l])=>({field:u,
holder:s,key:u,value:l}));for(const{field:u,holder:l,key:f,value:p}of a){if(typeof p=="string"&&(l[f]=r(p,u)),typeof p!=
"object"||p===null)continue;const m=p;for(const[y,h]of Object.entries(m))a.push({field:u,holder:m,key:y,value:h})}return s}
var Mr=J(3924);async function Or(n,r,s){if("problem"in r)return qe([r.problem]);const a={input:"payload-file",file:n},u=await(0,Mr.
h)(r.text,a,s);if(!("value"in u))return qe(u.problems);const{value:l,positionOf:f,problems:p}=u;if(l===null)return qe([...p,
(0,fe.CC)(a,"is empty; write notification fields as `name: value`")]);if(!(0,ie.Gv)(l)){const v=`is ${(0,xn.WF)(l)}; wri\
te notification fields as \`name: value\``;return qe([...p,(0,fe.CC)(a,v,{position:f([])})])}const{$schema:m,...y}=l;return{
...(0,xn.L5)(a,{...u,value:y}),source:"file",given:new Set(Object.keys(y)),positionOf:f}}const qe=n=>({...Ye,given:new Set(
de.pi),problems:n});async function Ir(n,r,s,a){const u=await Or(n,r,a),l={input:"payload-file",file:n},f=zt(s,u).map(S=>(0,fe.
CC)(l,"is missing; set it here or as an input",{path:[S],position:{line:1,column:1}})),p={inputs:{...s,fields:{}},file:u,
fileName:n,extraFields:{},onceKey:""},m=En(p).problems,y=[...u.problems,...m].sort(fe.rg),h=(0,fe.Kc)(l,[...f,...y],S=>S),
v=Zt(s,u);return v?{problems:h,content:v,positionOf:u.positionOf??In}:{problems:h,positionOf:In}}const In=()=>{};var Rr=J(
8758),Se=J(3916),Dr=J(311);const Nr=`web-push-action/${Dr.r}`;var Rn=J(900);const Dn=[{seconds:86400,name:"day",letter:"\
d"},{seconds:3600,name:"hour",letter:"h"},{seconds:60,name:"minute",letter:"m"},{seconds:1,name:"second",letter:"s"}];function Fr(n){
const r=Dn.find(({seconds:s})=>n>0&&n%s===0);return r?`${n/r.seconds}${r.letter}`:`${n}s`}function Nn(n){const r=Dn.find(
({seconds:s})=>n>=s);return r?`${counted(Math.floor(n/r.seconds),r.name)} ago`:"just now"}function Fl({tag:n,level:r,age:s}){
const a=s===void 0?"":`, published ${Nn(s)}`;return`${quote(n)}${r?` (${r})`:""}${a}`}function Ll(n){const r=quote(n.release.
tag);return n.kind==="level"?`The release ${r} is a ${n.release.level} release, smaller than \`release-level: ${n.minLevel}\
\`.`:`The release ${r} was published ${Nn(n.age)}, longer ago than \`max-age: ${Fr(n.maxAge)}\` allows.`}function jl({kind:n}){
return`Usually there is nothing to do. To announce it anyway, ${n==="level"?"change `release-level`":"give its tag as `r\
elease`, or a larger `max-age`"}.`}const Qe=n=>String(n).padStart(2,"0"),Fn=({hour:n,minute:r})=>`${Qe(n)}:${Qe(r)}`,Lr=({
year:n,month:r,day:s})=>`${n}-${Qe(r)}-${Qe(s)}`;function jr({window:n,timeZone:r,now:s,opens:a,opensAt:u}){const l=r.toUpperCase()===
"UTC"?"":` (${u.toISOString().slice(11,16)} UTC)`;return`It is ${Fn(s)} in the time zone ${r}, outside \`send-between: ${n}\
\`. The window opens at ${Fn(a)} on ${Lr(a)}${l}.`}const Ul={text:"Nothing was claimed, so a later run inside the window\
 sends (with `once-key`, unless the key was already used): the next one of a schedule, or this run, if you re-run it the\
n."},Ln=[{name:"Desktop",browser:"Chrome on Windows",title:{length:70,line:35},message:{length:140,line:35},button:{length:19,
line:19},iconAt:"start",textWidth:350},{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},message:{length:65,
line:33},button:{length:19,line:19},iconAt:"end",textWidth:310}];function et(n,{length:r,line:s}){const a=/^[\n\x20-\x7e]*$/.
test(n),u=a?n:n.match(Ur())??[],l=a?void 0:Br(),f=u.length;let p=0,m=0,y=0;for(const h of u){if(p=h===`
`?(Math.floor(p/s)+1)*s:p+(l?.test(h)?2:1),p>r)return{shown:`${n.slice(0,y).trimEnd()}\u2026`,visible:m,total:f};p<r&&(m++,
y+=h.length)}return{shown:n,visible:f,total:f}}const Ur=(0,ie.xb)(String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
"gsu"),Br=(0,ie.xb)(String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`,
"u");function xt(n){return Et(n).replace(Vr,Me).replace(Xr,Yr).replace(/^[\t -%'-;=-@[-`{-~]/,Me).replaceAll(`
`,"<br>")}function jn(n){return Et(n).replace(/[&<>]/g,Me).replaceAll(`
`,"&#10;")}const St=(n,r)=>xt(Pt(Ae(n,r))),Bl=n=>Bn(St(n,500));function tt(n,r=500){const a=Ae(n,r).split(Kr).map((u,l)=>l%
2===1?Wn(u):xt(Pt(u)));return Bn(a.join(""))}function Un({text:n,url:r},s=2e3){return`${tt(n,s)}${r?` <a href="${At(r)}"\
>Open that run</a>`:""}`}const Wr=({command:n})=>n!==void 0&&`<pre><code>${jn(n)}</code></pre>`,Bn=n=>`<span dir="auto">${n}\
</span>`,Kr=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,Wn=n=>`<code>${jn(n)}</code>`;function Hr(n,r=300){const s=St(n,r);return n.
length>Hn?s:`<a href="${At(n)}">${s}</a>`}function Kn(n,r,s){return n.length>Hn?r:`<img src="${At(n)}" alt="${r}" width=\
"${s}">`}function Ae(n,r){return n.length>r?`${n.slice(0,r).replace(/[\ud800-\udbff]$/,"")}\u2026`:n}function Pt(n,r=40){
if(!new RegExp(`[^\\s/?-]{${r+1}}`).test(n))return n;const s=new RegExp(`${Tt}{${r+1},}`,"gv"),a=new RegExp(`${Tt}{${Gr}\
}(?=${Tt})`,"gv");return n.replace(s,u=>u.replace(a,"$&\u200B"))}const Gr=10,Tt=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.
raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}\
]]`,Hn=2e3,Vr=/[&<>"'`*_~[\]()|\\!{}^]/g,Xr=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,Me=n=>`&#${n.codePointAt(0)};`,Yr=n=>`<span>${Me(
n)}</span>`,At=n=>Et(n).replace(/[&<>"'`\n\t]/g,Me);function Et(n){return n.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(/[\u202a-\u202e\u2066-\u2069]|[^\n\t -~\xa0-\uffff]/g,r=>`\u2039U+${(r.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0")}\u203A`)}function Oe(n){const[,r="",s="",a=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(n))??[];return s?r+s.replace(
/\B(?=(?:\d{3})+$)/g,",")+a:String(n)}const Ie=(n,r)=>`${Oe(n)} ${r}${n===1?"":"s"}`,Jr=9e5,Gn=n=>typeof n=="object"?n.flatMap(
Gn):n?[n]:[];function qr(n,r=Jr){const s=Gn(n),a="<p>The rest of this summary is left out, because GitHub limits its siz\
e.</p>",u=r-Buffer.byteLength(a)-2;let l=0;const f=s.findIndex(m=>(l+=Buffer.byteLength(m)+2,l>u));return`${(f===-1?s:[...s.
slice(0,f),a]).join(`

`)}
`}const Qr=864e5,Vn=2419200,ei=14,ti={"many-buttons":({count:n})=>`There are ${n} buttons; browsers show at most two.`,"\
long-ttl":({seconds:n})=>`The ttl is ${n} s; push services keep a notification for at most four weeks (${Vn} s).`,"reach\
-zero":()=>"The audience has a reach of 0: nobody will receive this notification.","quoted-token":()=>"The API token is \
in quotation marks. If they are not part of it, remove them from the secret.","token-expiry":({at:n,expired:r})=>r?`The \
API token expired on ${Mt(n)}: the service will probably refuse it. Replace the secret.`:`The API token expires on ${Mt(
n)}. Replace the secret before then.`,rerun:({attempt:n})=>`This is attempt ${n} of this run: an earlier attempt may alr\
eady have sent the notification. Set \`once-key\`, so that a re-run cannot send it again.`,"image-size":({input:n,use:r,
expected:s,...a})=>`${n}: the ${r} is ${Yn(a)}; browsers show ${s.map(Yn).join(" or ")}.`,"page-as-image":({input:n,raw:r})=>`${n}\
 is a page of GitHub that shows the image, not the image itself, so subscribers would not see it. Use the address behind\
 the button Raw: ${(0,ie.hD)(r)}.`,"key-separator":({key:n})=>`The once-key ${(0,ie.hD)(n)} ends with a separator, so an\
 expression in it is probably empty. Runs with the same key may be skipped although they announce something else. Correc\
t the key.`,"release-each-run":({tag:n})=>`Without \`once-key\`, the next run announces the release ${(0,ie.hD)(n)} agai\
n. Set \`once-key: release-{tag}\`.`,"release-each-period":({tag:n,period:r})=>`\`once-per\` lets a run announce the relea\
se ${(0,ie.hD)(n)} again in the next ${r}. To announce each release only once, remove \`once-per\`.`,truncated:({field:n,
visible:r,total:s})=>`The ${n} is ${Oe(s)} characters long; even a desktop shows only about ${Oe(r)}.`,markup:({field:n,
what:r})=>`The ${n} contains ${Ot[r].name}. Notifications are plain text: subscribers would see the characters as they a\
re.`,"escaped-newline":({field:n})=>`The ${n} contains the two characters \`\\n\`, which subscribers would see as they are.\
 For a line break, use a YAML block (\`|\`).`,"outside-window":({outside:n})=>`A real run would be skipped now. ${jr(n)}`,
"entry-message":({origin:n})=>`The message is ${ni(n)}, one of several changes. ${Xn}`,"neutral-message":()=>`The releas\
e notes have no sentence for subscribers, so the message says only that there is something new. ${Xn}`},Xn="To choose th\
e words, write `<!-- web-push: your text -->` on a line of its own in the release notes, begin them with a short paragra\
ph, or set `message`.";function ni(n){switch(n.kind){case"comment":return"the `web-push` comment of the release notes";case"\
introduction":return"the introduction of the release notes";case"entry":return`the entry ${(0,ie.hD)(n.entry)}${n.heading===
""?"":` under ${(0,ie.hD)(n.heading)}`} of the release notes`;case"neutral":return"the neutral sentence"}}const Ct=n=>ti[n.
kind](n);function oi(n){return"field"in n?n.field:n.kind==="many-buttons"?"actions":n.kind==="long-ttl"?"ttl":n.kind==="\
image-size"?`${n.use}_url`:void 0}function Kl(n){return n.kind==="token-expiry"&&n.expired?{message:`The API token expir\
ed on ${Mt(n.at)}.`,hint:"Replace the secret with the current API token of this site. Then run this again."}:n.kind!=="q\
uoted-token"?void 0:{message:"The API token is in quotation marks.",hint:"If the quotation marks are not part of it, rem\
ove them from the secret. Then run this again."}}const Mt=n=>n.toISOString().slice(0,10),Yn=({width:n,height:r})=>`${n}x${r}`,
Ot={heading:{name:"a Markdown heading",pattern:/^#{1,6} \S/m},list:{name:"a Markdown list",pattern:/^[-*+] \S/m},link:{name:"\
a Markdown link",pattern:/\[[^[\]\n]*\]\([^()\s]*\)/},emphasis:{name:"Markdown emphasis",pattern:/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-zA-Z\d])|~~(?=[^\s~])[^~\n]+~~/},
tag:{name:"an HTML tag",pattern:/<\/?[a-zA-Z][^<>]*>/}};function ri({notification:n,sources:r,messageOrigin:s}){const{actions:a,
ttl:u}=n,l=[];a&&a.length>2&&l.push({kind:"many-buttons",count:a.length}),u!==void 0&&u>Vn&&l.push({kind:"long-ttl",seconds:u}),
s?.kind==="entry"&&l.push({kind:"entry-message",origin:s}),s?.kind==="neutral"&&l.push({kind:"neutral-message"}),l.push(
...Jn("icon-url",n.icon_url),...Jn("banner-url",n.banner_url));for(const f of["title","message"])l.push(...ii(f,n)),(r[f]===
"input"||r[f]==="file")&&l.push(...si(f,n[f]));return l}function Jn(n,r=""){const[,s,a]=/^https:\/\/github\.com\/([^/?#]+\/[^/?#]+)\/blob\/([^?#]+)(?!.*[?&]raw=)/i.
exec(r)??[];return s===void 0?[]:[{kind:"page-as-image",input:n,raw:`https://raw.githubusercontent.com/${s}/${a}`}]}function ii(n,r){
const[s]=Ln,{visible:a,total:u}=et(r[n],s[n]);return a===u?[]:[{kind:"truncated",field:n,visible:a,total:u}]}function si(n,r){
const a=Object.keys(Ot).filter(u=>Ot[u].pattern.test(r)).map(u=>({kind:"markup",field:n,what:u}));return r.includes("\\n")?
[...a,{kind:"escaped-newline",field:n}]:a}const Hl=n=>n===0?[{kind:"reach-zero"}]:[],Gl=n=>n!==void 0&&/[-_.:/#]$/.test(
n)?[{kind:"key-separator",key:n}]:[],Vl=(n,r,s)=>n&&r!==void 0&&s===void 0?[{kind:"release-each-run",tag:r.tag}]:[],Xl=(n,r)=>n!==
void 0&&r!==void 0?[{kind:"release-each-period",tag:r.tag,period:n}]:[],Yl=(n,r)=>n>1&&r===void 0?[{kind:"rerun",attempt:n}]:
[];function Jl(n,r){if(/^(["'`]).*\1$/.test(n))return[{kind:"quoted-token"}];const s=ai(n);return s===void 0||s-r>=ei*Qr?
[]:[{kind:"token-expiry",at:new Date(s),expired:s<=r}]}function ai(n){const[r,s,a,...u]=n.split(".");if(!r||!s||a===void 0||
u.length>0)return;const{exp:l}=Object(parseJson(Buffer.from(s,"base64url").toString("utf8"))),f=typeof l=="number"?l*1e3:
Number.NaN;return Number.isNaN(new Date(f).getTime())?void 0:f}const It=({text:n,url:r,command:s})=>`${n}${r?` ${r}`:""}${s?
`
${s}`:""}`,ci={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notific\
ation may or may not have been sent."};function qn({title:n,reason:r,message:s,hint:a},u,l){const p=l!==void 0&&l.kind!==
"none"?"first delete the claim of `once-key` (the command is in the log), then ":"",y=["Look in the panel of the service\
 before you send it again.",a,`If nothing was sent, ${p}run this again.`].filter(Boolean).join(" "),h=u==="not-sent"&&r===
"internal-error"?" You can run this again.":"";return{title:`${n} (${u?`${u}: `:""}${r})`,failed:n,why:{text:s},meaning:u&&
ci[u],next:{text:u==="unknown"?y:`${a}${h}`},reason:r}}const ui=n=>n.replace(/^http-(?![345]\d\d$)\d+$/,"reasons").replace(
/^http-(?!303|401|403|404|408|429)(\d)\d\d$/,"http-$1xx"),Qn=n=>`https://github.com/web-push-action/web-push-action/blob\
/v1/docs/troubleshooting.md#${ui(n)}`,eo=4096,li=600;function di({why:n,meaning:r,next:s,reason:a},u){const f=`
${u(r?`${r} ${It(s)}`:It(s))}${a?`
More: ${Qn(a)}`:""}`;return fi(u(It(n)),eo-f.length)+f}function fi(n,r){const s=n.split(`
`);if(s.length===1)return Ae(n,r-1);const a=p=>`- and ${p} more (see the log)`;let u=a(s.length).length;const l=[];for(const p of s){
const m=Ae(p,li);if(u+=m.length+1,u>r)break;l.push(m)}const f=s.length-l.length;return[...l,...f>0?[a(f)]:[]].join(`
`)}const pi=5e3;function hi({failed:n,why:r,next:s,reason:a}){return[`<table>
${[...n?[["What failed",`<b>${tt(n)}</b>`]]:[],["Why",Un(r,pi)],["What to do",Un(s)],...a?[["More",`<a href="${Qn(a)}">W\
hat ${a} means</a>`]]:[]].map(([l="",f])=>`<tr><th align="left">${l.replaceAll(" ","&nbsp;")}</th><td>${f}</td></tr>`).join(
`
`)}
</table>`,Wr(s)]}function ql({attempts:n,result:r,response:s,payload:a,target:u}){const l=u?.type==="audience"?u.audience:
void 0;return{outcome:r.outcome,reason:"failure"in r?r.failure.reason:"reason"in r?r.reason:"","status-code":nt(s?.statusCode),
response:s?.body??"",payload:a??"","audience-id":nt(l?.id),"audience-name":l?.name??"","audience-reach":nt(l?.reach),attempts:nt(
n),"sent-at":r.outcome==="sent"?r.sentAt.toISOString():""}}const nt=n=>n===void 0?"":String(n);function Ql(n){return n instanceof
Failure?{audiences:"",count:"",reason:n.reason}:{audiences:JSON.stringify(n),count:String(n.length),reason:""}}function mi({
notifications:n,extraFields:r,failure:s},a){const u=n.map(({file:l,content:f})=>({file:l,payload:{...f?.notification,...r}}));
return{payloads:a?"":JSON.stringify(u),count:s?"":String(u.length),reason:a}}const gi=2,to=56,yi=360,_i="Where the text \
is cut off is an estimate: it depends on fonts, versions and settings.";function bi(n){return`<div>
${Ln.map(s=>$i(s,n)).join(`
`)}
<br clear="all"><sub>${_i}</sub>
</div>`}function $i(n,{title:r,message:s,actions:a=[],...u}){const{name:l,browser:f,iconAt:p,textWidth:m}=n,y=et(r,n.title),
h=et(s,n.message),v=a.slice(0,gi).map(({text:T})=>et(T,n.button)),S=a.length-v.length,P=`<td valign="top" width="${to}">${Kn(
u.icon_url,"icon",to)}</td>`,O=`<td valign="top" width="${m}" dir="auto"><b>${Rt(y)}</b><br>${Rt(h)}</td>`,D=u.banner_url&&
Kn(u.banner_url,"banner",yi),W=v.map(T=>`<kbd>&nbsp;${Rt(T)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),G={Title:y,Message:h},I=[
...Object.entries(G).map(([T,A])=>Dt(A)&&wi(T,A)),v.some(Dt)&&"\u2702\uFE0F A button is cut",S>0&&`\u2702\uFE0F ${Ie(S,"\
more button")} not shown`,...Object.entries(G).map(([T,A])=>!Dt(A)&&no(ki(T,A))),no(`Opens ${Hr(u.landing_url,38)}`)].filter(
Boolean);return`<table align="left">${[`<th colspan="2">${l} <sub>${f}</sub></th>`,p==="start"?P+O:O+P,D&&`<td colspan="\
2" align="center">${D}</td>`,W&&`<td colspan="2" align="center">${W}</td>`,`<td colspan="2">${I.join("<br>")}</td>`].flatMap(
T=>T?[`<tr>${T}</tr>`]:[]).join("")}</table>`}const vi=24,Rt=({shown:n})=>xt(Pt(n,vi)),Dt=({visible:n,total:r})=>n<r,wi=(n,{
visible:r,total:s})=>`\u2702\uFE0F ${n} cut after ${Oe(r)} of ${Ie(s,"character")}`,ki=(n,{total:r})=>`${n} fits (${Ie(r,
"character")})`,no=n=>`<sub>${n}</sub>`,Nt=({problems:n,notifications:r})=>[...n,...r.flatMap(s=>s.problems)],zi=["inval\
id-input","unreadable-file","url-check-failed"];function Ft(n){if(n.failure)return n.failure.reason;const r=new Set(Nt(n).
map(({reason:s})=>s));return zi.find(s=>r.has(s))}const Lt=1e3;function jt(n){const{file:r,path:s=[],message:a}=n;return Ae(
r===void 0?(0,fe.fI)(n):(0,fe.LT)(s,"The file",a),Lt)}function Zi(n){return`${ro(n)}${jt(n)}`}function oo({content:n,positionOf:r},s){
const a=oi(s);return a!==void 0&&n?.sources[a]==="file"?r([a]):void 0}function xi(n,r){const s=oo(n,r);return`${ro({file:n.
file||void 0,position:s})}Advice: ${Ct(r)}`}function ro({file:n,position:r={line:1,column:1}}){return n===void 0?"":`${n.
replace(ie.Qi,"\uFFFD")}:${r.line}:${r.column}: `}const ot=({problems:n})=>n.length>0;function io(n){const{notifications:r,
failure:s}=n;if(s)return"The notifications were not checked";const a=Ie(r.length,"notification"),u=r.filter(ot).length;return u>
0?`${u} of ${a} ${u===1?"has":"have"} problems`:Nt(n).length>0?"The inputs have problems":`${a} checked: no problems`}function Si(n){
const{notifications:r,problems:s,failure:a}=n,u=r.toSorted((l,f)=>Number(ot(f))-Number(ot(l)));return qr([`<h2>${Ft(n)?"\
\u274C":"\u2705"} ${io(n)}</h2>`,a&&hi(qn(a)),so(s),u.map(Pi)])}function Pi(n){const{file:r,problems:s,advice:a,content:u}=n,
l=r===""?"Notification from the inputs":St(r,Ti),f=a.map(p=>`\u26A0\uFE0F ${tt(Ct(p))}`).join("<br>");return[`<h3>${ot(n)?
"\u274C ":""}${l}</h3>`,so(s),f&&`<p>${f}</p>`,u&&bi(u.notification)]}const Ti=200,Ai=20;function so(n){if(n.length===0)
return;const r=n.slice(0,Ai).map(u=>`<li>${Ei(u)}${tt(jt(u),Lt)}</li>`),s=(0,fe._k)(n),a=s-r.length;return a>0&&r.push(`\
<li>${Oe(a)} more: see the log.</li>`),`<p><b>${Ie(s,"problem")}</b></p>
<ul>
${r.join(`
`)}
</ul>`}const Ei=({position:n})=>n?`${Wn(`${n.line}:${n.column}`)} `:"",ao=require("os");function co(n){return n==null?"":
typeof n=="string"||n instanceof String?n:JSON.stringify(n)}function Ut(n){return Object.keys(n).length?{title:n.title,file:n.
file,line:n.startLine,endLine:n.endLine,col:n.startColumn,endColumn:n.endColumn}:{}}function Re(n,r,s){const a=new Ci(n,
r,s);process.stdout.write(a.toString()+ao.EOL)}function uo(n,r=""){Re(n,{},r)}const lo="::";class Ci{constructor(r,s,a){
r||(r="missing.command"),this.command=r,this.properties=s,this.message=a}toString(){let r=lo+this.command;if(this.properties&&
Object.keys(this.properties).length>0){r+=" ";let s=!0;for(const a in this.properties)if(this.properties.hasOwnProperty(
a)){const u=this.properties[a];u&&(s?s=!1:r+=",",r+=`${a}=${Oi(u)}`)}}return r+=`${lo}${Mi(this.message)}`,r}}function Mi(n){
return co(n).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function Oi(n){return co(n).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const ed=require("path");var fo=function(n,r,s,a){
function u(l){return l instanceof s?l:new s(function(f){f(l)})}return new(s||(s=Promise))(function(l,f){function p(h){try{
y(a.next(h))}catch(v){f(v)}}function m(h){try{y(a.throw(h))}catch(v){f(v)}}function y(h){h.done?l(h.value):u(h.value).then(
p,m)}y((a=a.apply(n,r||[])).next())})},Bt;(function(n){n[n.Success=0]="Success",n[n.Failure=1]="Failure"})(Bt||(Bt={}));
function td(n,r){const s=toCommandValue(r);if(process.env[n]=s,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",
prepareKeyValueMessage(n,r));issueCommand("set-env",{name:n},s)}function Ii(n){Re("add-mask",{},n)}function nd(n){process.
env.GITHUB_PATH||""?issueFileCommand("PATH",n):issueCommand("add-path",{},n),process.env.PATH=`${n}${path.delimiter}${process.
env.PATH}`}function rt(n,r){const s=process.env[`INPUT_${n.replace(/ /g,"_").toUpperCase()}`]||"";if(r&&r.required&&!s)throw new Error(
`Input required and not supplied: ${n}`);return r&&r.trimWhitespace===!1?s:s.trim()}function od(n,r){const s=rt(n,r).split(
`
`).filter(a=>a!=="");return r&&r.trimWhitespace===!1?s:s.map(a=>a.trim())}function rd(n,r){const s=["true","True","TRUE"],
a=["false","False","FALSE"],u=rt(n,r);if(s.includes(u))return!0;if(a.includes(u))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${n}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function id(n,r){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(n,r));process.stdout.write(os.EOL),issueCommand("set-output",
{name:n},toCommandValue(r))}function sd(n){issue("echo",n?"on":"off")}function ad(n){process.exitCode=Bt.Failure,Wt(n)}function cd(){
return process.env.RUNNER_DEBUG==="1"}function ud(n){issueCommand("debug",{},n)}function Wt(n,r={}){Re("error",Ut(r),n instanceof
Error?n.toString():n)}function Ri(n,r={}){Re("warning",Ut(r),n instanceof Error?n.toString():n)}function Di(n,r={}){Re("\
notice",Ut(r),n instanceof Error?n.toString():n)}function it(n){process.stdout.write(n+ao.EOL)}function po(n){uo("group",
n)}function ho(){uo("endgroup")}function ld(n,r){return fo(this,void 0,void 0,function*(){po(n);let s;try{s=yield r()}finally{
ho()}return s})}function dd(n,r){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(
n,r));issueCommand("save-state",{name:n},toCommandValue(r))}function fd(n){return process.env[`STATE_${n}`]||""}function pd(n){
return fo(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(n)})}const Ni={"expected-payload":"any"};function Fi(n){
for(const r of n.filter(s=>kt._y.includes(s))){const s=rt(r);s!==""&&Ii(s)}return Object.fromEntries(n.map(r=>[r,Li(r)]))}
function Li(n){return process.env[`INPUT_${n.toUpperCase()}`]!==void 0?rt(n):Ni[n]??""}function ji(n){return Object.entries(
process.env).flatMap(([r,s])=>{const[,a]=/^input_(.+)$/s.exec(r.toLowerCase())??[];return a===void 0||Object.hasOwn(n,a)||
!s?.trim()?[]:[{name:a,variable:r}]})}async function Ui(n){const r=ji(n);if(r.length===0)return[];const{unknownInputs:s}=await J.
e(65).then(J.bind(J,3065));return s(r,Object.keys(n))}const Bi=require("node:http");var Kt=J.n(Bi);const Wi=require("node:string_decoder");
class De extends Error{reason;constructor(r,s){super(s),this.reason=r}}function Ki(n,{isProxied:r,isProxyTls:s}){const a=(m,y)=>({
kind:"failure",mayHaveBeenReceived:!1,reason:m,retryable:y,cause:n});if(n instanceof De)return a(n.reason,n.reason==="ti\
meout");const{code:u="",syscall:l,statusCode:f}=n;return u==="ERR_PROXY_TUNNEL"?a("proxy-failed",f===void 0):!Hi(n)&&!u.
startsWith("ERR_INVALID")?a(s?"proxy-failed":"tls-failed",!1):a(r&&!(u==="ECONNRESET"&&l===void 0&&!s)?"proxy-failed":"c\
onnection-failed",!0)}function Hi(n){if(n instanceof AggregateError)return!0;const{code:r="",syscall:s}=n;return s!==void 0&&
r!=="EPROTO"||Gi.test(r)}const Gi=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function Vi(n,r){const s=n.code??"",u=r>0||s.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:n instanceof De?n.reason:u,retryable:!0,cause:n}}const Xi=n=>Yi.test(String(n)),Yi=/\bSSL alert number (42|43|44|45|46|48|116)\b/;
function Ji(n,r,s){const{method:a,url:u,headers:l,body:f}=n,p=f===void 0?l:{...l,"Content-Length":Buffer.byteLength(f)},
m=Kt().request(u,{agent:r,method:a,headers:p});return new Promise(y=>new qi(n,m,s,y).start())}class qi{#t;#e;#u;#l;#i;#d="";#r;#f;#p;#s=0;#h=!1;#m=!0;constructor(r,s,a,u){
this.#t=r,this.#e=s,this.#u=a,this.#l=u,this.#i=new Wi.StringDecoder(r.encoding)}start(){const{timeoutMs:r,signal:s}=this.#t,
a=()=>this.#n(new De("timeout",`no response within ${r/1e3} s`));this.#p=setTimeout(a,r),this.#e.on("error",u=>this.#n(u)),
this.#e.on("close",()=>this.#$()),this.#e.on("socket",u=>this.#_(u)),this.#e.on("response",u=>this.#b(u)),s?.addEventListener(
"abort",this.#a),s?.aborted&&this.#a()}#a=()=>this.#n(new De("cancelled","the run was cancelled"));#g=r=>{this.#s+=r.length};#_(r){
this.#f=r,r.on("data",this.#g),Qi(r)?this.#y(r):r.once(mo(r)?"secureConnect":"connect",()=>this.#y(r))}#y(r){this.#h=!0;
const s=r.getProtocol?.()==="TLSv1.3";this.#m=this.#e.reusedSocket||!s,this.#e.end(this.#t.body)}#b(r){const{maxBytes:s,
wantsBody:a}=this.#t,u=r.statusCode??0,l={kind:"response",status:u,headers:r.headers,at:new Date};if(this.#r={head:l,stream:r},
a?.(u)===!1){this.#o(l),this.#e.destroy();return}let f=0;r.on("data",p=>{this.#d+=this.#i.write(p.subarray(0,s-f)),f+=p.
length,!(f<=s)&&(this.#o(l,"too-large"),this.#e.destroy())}),r.on("end",()=>this.#o(l,r.complete?void 0:"cut")),r.on("er\
ror",p=>this.#n(p))}#$(){this.#r||this.#n(Object.assign(new Error("the connection was closed"),{code:"ECONNRESET"}))}#n(r){
this.#r?this.#v(this.#r,r):this.#w(r)?this.#c(Ki(r,this.#u)):this.#c(Vi(r,this.#s)),this.#e.destroy()}#v({head:r,stream:s},a){
if(a instanceof De){this.#o(r,a.reason);return}for(;s.read()!==null;);this.#o(r,s.complete?void 0:"cut")}#w(r){return this.#h?
!this.#m&&this.#s===0&&Xi(r):!0}#o(r,s){const u=(this.#d+this.#i.end()).replace(/^\ufeff/,"");this.#c({...r,body:u,incomplete:s})}#c(r){
clearTimeout(this.#p),this.#t.signal?.removeEventListener("abort",this.#a),this.#f?.removeListener("data",this.#g),this.#l(
r)}}const mo=n=>n.encrypted===!0;function Qi(n){return n.connecting?!1:!mo(n)||n.secureConnecting===!1}const st=require("node:net");
function es(n,r,s=process.version){const a=(n.protocol==="https:"?r.https:r.http)?.trim();if(!a||us(n,r.bypass))return;if(!rs(
s))return{problem:`Node ${s} of this runner cannot use a proxy; update the runner (Node 24.5 or later can), or remove th\
e proxy settings`};if(a.search(ie.Qi)>=0)return{problem:"the proxy setting contains a line break or another control char\
acter"};const u=(0,ie.Dl)(go(a));return!u||!/^https?:/.test(u.protocol)?{problem:"the proxy setting is not an http or ht\
tps URL"}:yo(u.username+u.password)===void 0?{problem:"the user name or password in the proxy setting is not percent-enc\
oded"}:{url:u.href}}function hd(n){const{statusCode:r}=Object(n);return r===407?ns:`${ts} Then run this again.`}const ts="\
Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner. If the proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its\
 certificate file.",ns="The proxy requires a valid user name and password: put them into the URL in HTTPS_PROXY or HTTP_\
PROXY. Then run this again.";function rs(n){const[r=0,s=0]=n.slice(1).split(".").map(Number);return r>24||r===24&&s>=5}const is=4;
function ss({http:n,https:r}){return[...new Set([n,r].flatMap(as))]}function as(n=""){const r=n.trim(),s=r.replace(/^[^:]*:\/\//,
"");if(!s.includes("@"))return[];const a=cs(s.slice(0,s.lastIndexOf("@"))),u=a.map(m=>yo(m)??m),{username:l="",password:f=""}=(0,ie.
Dl)(go(r))??{},p=Buffer.from(u.join(":")).toString("base64").replaceAll("=","");return[...a,l,f,...u,p].filter(m=>m.length>=
is)}function cs(n){const r=n.indexOf(":");return r<0?[n,""]:[n.slice(0,r),n.slice(r+1)]}const go=n=>n.includes("://")?n:
`http://${n}`;function yo(n){try{return decodeURIComponent(n)}catch{return}}function us(n,r){const s=_o(n.hostname).replace(
/\.$/,""),a=n.port||(n.protocol==="https:"?"443":"80");return r?.toLowerCase().match(/[^\s,]+/g)?.some(l=>l==="*"||ls(l,
s,a))??!1}function ls(n,r,s){if(n.includes("/"))return fs(n,r);const a=/^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(n),u=a?.[1]??n;
if((a?.[2]??s)!==s)return!1;const f=ds(_o(u).replace(/^\*?\./,""));return r===f?!0:(0,st.isIP)(r)===0&&r.endsWith(`.${f}`)}
const _o=n=>n.replace(/[[\]]/g,""),ds=n=>(0,ie.Dl)(`http://[${n}]`)?.hostname.slice(1,-1)??n;function fs(n,r){const[s="",
a=""]=n.split("/"),u=(0,st.isIP)(s);if(u===0||(0,st.isIP)(r)!==u)return!1;const l=u===4?32:128;if(!/^\d{1,3}$/.test(a)||
Number(a)>l)return!1;const f=u===4?"ipv4":"ipv6",p=new st.BlockList;return p.addSubnet(s,Number(a),f),p.check(r,f)}const bo=1e3,
ps=10;function hs(n){const r=new Map,s=new WeakMap,a=l=>wo()-(s.get(l)??Number.NEGATIVE_INFINITY);async function u(l,f){
const p=`${l.protocol} ${f}`,m=r.get(p);if(m)return m;const{Agent:y}=l.protocol==="https:"?await ms():Kt();f!==void 0&&await _s();
const h=new y({keepAlive:!0,proxyEnv:{http_proxy:f,https_proxy:f}});return h.on("free",v=>s.set(v,wo())),r.set(p,h),h}return{
async request(l){const f=es(l.url,n);if(f&&"problem"in f)return{kind:"failure",mayHaveBeenReceived:!1,reason:"proxy-fail\
ed",retryable:!1,cause:new Error(f.problem)};const p=await u(l.url,f?.url),m=Math.min(...$o(p).map(a)),y=m<=bo;l.method!==
"GET"&&y&&await ys(ps-m);for(const v of $o(p))(a(v)>bo||gs(v))&&v.destroy();const h=f!==void 0;return Ji(l,p,{isProxied:h,
isProxyTls:h&&l.url.protocol==="http:"})}}}const ms=async()=>(await Promise.resolve().then(J.t.bind(J,4708,23))).default,
$o=n=>Object.values(n.freeSockets).flat(),gs=n=>n.readableEnded;async function ys(n){n>0&&await new Promise(r=>setTimeout(
r,n));for(let r=0;r<2;r++)await new Promise(s=>setImmediate(s))}async function _s(){const{subscribe:n,unsubscribe:r}=await Promise.
resolve().then(J.t.bind(J,3053,23));r("net.client.socket",vo),n("net.client.socket",vo)}function vo(n){const{socket:r}=n;
r.on("error",()=>{}),r.on("newListener",(s,a)=>{s==="readable"&&r.removeListener("readable",a)})}const Ht=n=>n>=200&&n<300;
function bs(n){const r=Kt().STATUS_CODES[n];return r===void 0?String(n):`${n} ${r}`}const wo=()=>process.uptime()*1e3,ko=require("node:fs"),
Gt=n=>process.env[n.toLowerCase()]||process.env[n]||void 0;function $s(){return{http:Gt("HTTP_PROXY"),https:Gt("HTTPS_PR\
OXY"),bypass:Gt("NO_PROXY")}}function md(){const{GITHUB_API_URL:n,GITHUB_SERVER_URL:r,GITHUB_REPOSITORY:s,GITHUB_SHA:a,GITHUB_RUN_ID:u}=process.
env,{GITHUB_EVENT_NAME:l}=process.env;return{github:{apiUrl:n||"https://api.github.com",serverUrl:r||"https://github.com"},
run:{repository:s??"",sha:a??"",id:u??"",event:l??"",attempt:Number(process.env.GITHUB_RUN_ATTEMPT)||1}}}async function gd(n){
const r=process.env.GITHUB_EVENT_PATH;delete process.env.GITHUB_EVENT_PATH;try{return await n()}finally{r!==void 0&&(process.
env.GITHUB_EVENT_PATH=r)}}const vs=null;function yd(){const{GITHUB_EVENT_NAME:n="",GITHUB_EVENT_PATH:r=""}=process.env;try{
return statSync(r).size>vs?{name:n,payload:void 0,unreadable:"the event is larger than 25 MiB"}:{name:n,payload:JSON.parse(
readFileSync(r,"utf8"))}}catch{return{name:n,payload:void 0,unreadable:r===""?void 0:"the file of the event cannot be re\
ad"}}}const zo="\u2060";function Vt(n){return!/[^\x20-\x7e]/.test(n)&&!n.includes("##[")&&!n.trimStart().startsWith("::")?
n:n.replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(/##(?=\[)/g,`##${zo}`).split(`
`).map(ks).join(`
`).replace(/[^\n\t -~\xa0-\uffff]/g,"\uFFFD")}const ws=(0,ie.xb)(String.raw`[^\s\p{C}\p{Z}]`,"u");function ks(n){const r=n.
search(ws());return r>=0&&n.startsWith("::",r)?`${n.slice(0,r)}:${zo}${n.slice(r+1)}`:n}function zs(n){const r=a=>Vt(n(a)),
s=a=>(u,l,f)=>{const p=r(l);p.length>eo&&it(p),a(p,{title:r(u),...f&&{file:f.file,startLine:f.line,startColumn:f.column}})};
return{info:a=>it(r(a)),retry:(a,u)=>{const l=(u/1e3).toFixed(1);it(r(`${a.title}: ${a.message} Retrying ${l==="0.0"?"no\
w":`in ${l} s`}.`))},group:(a,u)=>{po(r(a)),it(r(u)),ho()},notice:s(Di),warning:s(Ri),error:s(Wt)}}function Zs(n){const r=new Date,
s=$s(),a=(0,kt.gE)({...n,others:ss(s)}),u=hs(s),l=xs();return{log:zs(a.redact),secrets:a,redact:a.redact,http:u,signal:l.
signal,startedAt:r,watch:Ss(l)}}function xs(){const n=new AbortController,r=()=>n.abort();for(const s of["SIGINT","SIGTE\
RM","SIGBREAK"])process.on(s,r);return n}function Ss(n){process.exitCode=1;let r=()=>{};return process.on("beforeExit",()=>r(
new Error("it stopped before it finished"))),process.on("uncaughtException",s=>{r(s),n.abort()}),s=>{const a=new Promise(
(u,l)=>{r=l});return Promise.race([s,a])}}async function Ps(n,r,s=n){let a=n;try{r()}catch(u){a=s;const l=u instanceof Error?
u.name:typeof u;Wt(`The report of this run failed (${l}). The outputs say how the run ended, if they are set. If this st\
ep sends a notification and \`outcome\` is not set, it may have been sent: look in the panel of the service before you sen\
d it again.`,{title:"Internal error (internal-error)"})}await new Promise(u=>process.stdout.write("",u)),process.exit(a)}
const Pe=require("node:fs/promises"),_e=require("node:path"),Ts=require("node:timers/promises");class Zo extends Error{}
const As=1e3;function Es(n){return n.split("/").filter(s=>s!==""&&s!==".").map(s=>{if(s==="**")return s;const a=Cs(s);return u=>s.
startsWith(".")===u.startsWith(".")&&Os(a,u)})}function Cs(n){const r=n.lastIndexOf("]")+1;return[...n.slice(0,r).match(
/\[[!^]?[^/][^\]/]*\]|./gsu)??[],...n.slice(r)].map(a=>{const u=/^\[([!^]?)(.+)\]$/su.exec(a);if(!u)return a;const[,l="",
f=""]=u,p=Ms(f);return l?m=>!p(m):p})}function Ms(n){const s=Array.from(n.matchAll(/(.)-(.)|./gsu)).map(([a,u=a,l=a])=>({
from:u,to:l}));return a=>s.some(({from:u,to:l})=>u<=a&&a<=l)}function Os(n,r){const s=Array.from(r);let a=0,u=-1,l=0;for(let f=0;f<
s.length;)if(n[a]==="*")u=a++,l=f;else if(Is(n[a],s[f]??""))a++,f++;else if(u!==-1)a=u+1,f=++l;else return!1;return n.slice(
a).every(f=>f==="*")}const Is=(n,r)=>typeof n=="function"?n(r):n==="?"||n===r;function Rs(n,r,s){const a=[];for(const u of r){
const l=n[u];l==="**"&&!s.startsWith(".")&&a.push(u),typeof l=="function"&&l(s)&&a.push(u+1)}return xo(n,a)}function xo(n,r){
const s=new Set(r);for(const a of s)n[a]==="**"&&s.add(a+1);return s}async function Ds(n,r,s,a){const u=[];let l=0;async function f(p,m){
const y=await(0,Pe.readdir)((0,_e.join)(n,p),{withFileTypes:!0}).catch(()=>[]);if(a.entries-=y.length,a.entries<0)throw new Zo;
for(const h of y.sort((v,S)=>v.name<S.name?-1:1)){if(++l%As===0&&await(0,Ts.setImmediate)(),u.length>=s||a.signal.aborted)
return;const v=Rs(r,m,h.name),S=p?`${p}/${h.name}`:h.name;if(h.isDirectory()){v.size>0&&await f(S,v);continue}v.has(r.length)&&
!await Ns(h,(0,_e.join)(n,S))&&u.push(S)}}return await f("",xo(r,[0])),u}async function Ns(n,r){return n.isSymbolicLink()?
(await(0,Pe.stat)(r).catch(()=>{}))?.isDirectory()===!0:!1}const Xt=100,Fs=2e5,Ls=4096;async function js(n,r){const s=process.
env.GITHUB_WORKSPACE||process.cwd(),a={entries:Fs,signal:r},u=new Set,l=[],f=n.split(/\r\n?|\n/).map(p=>p.trim());for(const p of new Set(
f.filter(m=>m!==""))){const m=await Us(p,s,a);if(Array.isArray(m))for(const y of m)u.add(y);else l.push(m);if(u.size>Xt){
const y=`matches more than ${Xt} files; use patterns that match fewer`;return{files:[],problems:[...l,(0,fe.CC)("payload\
-files",y)]}}}return{files:[...u],problems:l}}async function Us(n,r,s){const a=(p,m)=>(0,fe.CC)("payload-files",`${(0,ie.
hD)(n)} ${p}`,m&&{reason:m}),u=(0,_e.resolve)(r,n),l=await(0,Pe.lstat)(u).catch(()=>{}),f=(0,_e.relative)(r,u).replaceAll(
_e.sep,"/");if(l?.isDirectory()&&at(u,r)){const p=f===""?"*.yml":`${f}/*.yml`;return a(`is a folder; use \`${(0,ie.$Q)(p)}\
\``,"unreadable-file")}if(l)return[f];try{const p=n.length>Ls?[]:Es(n.replaceAll(_e.sep,"/")),m=await Ds(r,p,Xt+1,s);return m.
length>0?m:a("matches no file in the workspace; check the path, and that the repository is checked out")}catch(p){if(!(p instanceof
Zo))throw p;return a("searches too many files; begin the pattern with the folder they are in")}}const Bs=65536;async function Ws(n){
const r=process.env.GITHUB_WORKSPACE||process.cwd(),s=(0,_e.resolve)(r,n),a={input:"payload-file",file:n},u=f=>({problem:(0,fe.
CC)(a,f,{reason:"unreadable-file"})}),l={problem:(0,fe.CC)(a,"is outside the workspace; use a file of the repository")};
try{const f=await(0,Pe.realpath)(r);if(!at(s,r)&&!at(s,f))return l;const p=await(0,Pe.realpath)(s);if(!at(p,f))return l;
const m=await(0,Pe.stat)(p);if(m.isDirectory()){const y=`${(0,ie.hD)(n)} is a folder; use the path of a file in it`;return{
problem:(0,fe.CC)("payload-file",y,{reason:"unreadable-file"})}}return m.isFile()?m.size>Bs?u("is larger than 64 KiB; us\
e a file that has only notification fields"):{text:new TextDecoder("utf-8",{fatal:!0}).decode(await(0,Pe.readFile)(p))}:
u("is not a regular file; use the path of a YAML or JSON file")}catch(f){const p=f.code;return u(p==="ENOENT"?"does not \
exist; check the path, and that the repository is checked out":p==="ERR_ENCODING_INVALID_ENCODED_DATA"?"is not UTF-8 tex\
t; save it as UTF-8":`cannot be read (${(0,Se.q0)(f)})`)}}function at(n,r){const s=(0,_e.relative)(r,n);return s!==".."&&
!s.startsWith(`..${_e.sep}`)&&!(0,_e.isAbsolute)(s)}function Ks(n,r,s){const{title:a,why:u}=s,l=di(s,Vt);l.startsWith(Vt(
u.text))||n.info(u.text),n[r](a,l)}const ct=524288;function _d(n,r,{length:s}){if(s<=ct)return;const a=`GitHub passes at\
 most about ${ct} on to other jobs, so use it only in this job.`;n.warning("Large output",`The output \`${r}\` has ${s} \
characters. ${a}`)}const Hs=["response","audience-name"];function Gs(n,{redact:r,log:s}){const a=process.env.GITHUB_OUTPUT;
if(!a)return;const u={...n};for(const l of Hs){const f=n[l];f!==void 0&&(u[l]=r(f))}try{(0,ko.appendFileSync)(a,Vs(u))}catch(l){
s.warning("Outputs not written",`The action could not write its outputs (${(0,Se.q0)(l)}). Later steps may see them as e\
mpty; the log says how the run ended.`)}}function Vs(n){const r=new Set(Object.values(n).flatMap(u=>u.match(/ghadelimiter_\d+/g)??
[]));let s=0;for(;r.has(`ghadelimiter_${s}`);)s++;const a=`ghadelimiter_${s}`;return Object.entries(n).map(([u,l])=>`${u}\
<<${a}
${l}
${a}
`).join("")}function Xs(n,r,{log:s}){const a=process.env.GITHUB_STEP_SUMMARY;if(!(!a||(0,Je.yG)(n)===!1))try{(0,ko.appendFileSync)(
a,r())}catch(u){s.warning("Summary not written",`Could not write the job summary (${(0,Se.q0)(u)}).`)}}const Ys=new TextDecoder,
$e=(n,r=0,s=n.length)=>Ys.decode(n.slice(r,s)),ut=(n,r=0,s=n.length)=>n.slice(r,s).reduce((a,u)=>a+`0${u.toString(16)}`.
slice(-2),""),we=(n,r)=>new DataView(n.buffer,n.byteOffset+r),So=(n,r=0)=>we(n,r).getInt16(0,!0),lt=(n,r=0)=>we(n,r).getUint16(
0,!1),Yt=(n,r=0)=>we(n,r).getUint16(0,!0),Po=(n,r=0)=>{const s=we(n,r);return s.getUint16(0,!0)+(s.getUint8(2)<<16)},bd=(n,r=0)=>we(
n,r).getInt32(0,!0),Ne=(n,r=0)=>we(n,r).getUint32(0,!1),Js=(n,r=0)=>we(n,r).getUint32(0,!0),$d=(n,r,s)=>we(n,r).getBigUint64(
0,!s),qs={readUInt16BE:lt,readUInt16LE:Yt,readUInt32BE:Ne,readUInt32LE:Js};function Fe(n,r,s=0,a=!1){const l=`readUInt${r}${a?
"BE":"LE"}`;return qs[l](n,s)}const Jt=8;function Qs(n,r,s,a,u){if(n.length-a<Jt)return;const l=r.getUint32(s+a,!1);if(!(n.
length-a<l))return{offset:a,size:l,matches:r.getUint32(s+4+a,!1)===u}}const To=new WeakMap;function ea(n){let r=To.get(n.
buffer);return r||(r=new DataView(n.buffer),To.set(n.buffer,r)),r}function vd(n,r,s){const a=ea(n),u=r.charCodeAt(0)<<24|
r.charCodeAt(1)<<16|r.charCodeAt(2)<<8|r.charCodeAt(3),l=n.byteOffset;let f=s;for(;f<n.length&&!(n.length-f<4);){if(a.getUint32(
l+f,!1)<Jt){f+=Jt;continue}const p=Qs(n,a,l,f,u);if(!p)break;if(p.matches)return{name:r,offset:p.offset,size:p.size};f+=
p.size}}const ta=/^GIF8[79]a/,na={validate:n=>ta.test($e(n,0,6)),calculate:n=>({height:Yt(n,8),width:Yt(n,6)})},oa="4578\
6966",ra=2,qt=6,ia=2,sa="4d4d",aa="4949",Ao=12,ca=2;function ua(n){return ut(n,2,6)===oa}function la(n,r){return{height:lt(
n,r),width:lt(n,r+2)}}function da(n,r){const a=qt+8,u=Fe(n,16,a,r);for(let l=0;l<u;l++){const f=a+ca+l*Ao,p=f+Ao;if(f>n.
length)return;const m=n.slice(f,p);if(Fe(m,16,0,r)===274)return Fe(m,16,2,r)!==3||Fe(m,32,4,r)!==1?void 0:Fe(m,16,8,r)}}
function fa(n,r){const s=n.slice(ra,r),a=ut(s,qt,qt+ia),u=a===sa;if(u||a===aa)return da(s,u)}function pa(n,r){if(r>n.length)
throw new TypeError("Corrupt JPG, exceeded buffer limits")}const ha={validate:n=>ut(n,0,2)==="ffd8",calculate(n){let r=n.
slice(4),s,a;for(;r.length;){const u=lt(r,0);if(pa(r,u),r[u]!==255){r=r.subarray(1);continue}if(ua(r)&&(s=fa(r,u)),a=r[u+
1],a===192||a===193||a===194){const l=la(r,u+5);return s?{height:l.height,orientation:s,width:l.width}:l}r=r.subarray(u+
2)}throw new TypeError("Invalid JPG, no size found")}},ma=`PNG\r

`,ga="IHDR",Eo="CgBI",ya={validate(n){if(ma===$e(n,1,8)){let r=$e(n,12,16);if(r===Eo&&(r=$e(n,28,32)),r!==ga)throw new TypeError(
"Invalid PNG");return!0}return!1},calculate(n){return $e(n,12,16)===Eo?{height:Ne(n,36),width:Ne(n,32)}:{height:Ne(n,20),
width:Ne(n,16)}}};function _a(n){return{height:1+Po(n,7),width:1+Po(n,4)}}function ba(n){return{height:1+((n[4]&15)<<10|
n[3]<<2|(n[2]&192)>>6),width:1+((n[2]&63)<<8|n[1])}}function $a(n){return{height:So(n,8)&16383,width:So(n,6)&16383}}const va=[
ya,ha,na,{validate(n){const r=$e(n,0,4)==="RIFF",s=$e(n,8,12)==="WEBP",a=$e(n,12,15)==="VP8";return r&&s&&a},calculate(n){
const r=$e(n,12,16),s=n.slice(20,30);if(r==="VP8X"){const u=s[0],l=(u&192)===0,f=(u&1)===0;if(l&&f)return _a(s);throw new TypeError(
"Invalid WebP")}if(r==="VP8 "&&s[0]!==47)return $a(s);const a=ut(s,3,6);if(r==="VP8L"&&a!=="9d012a")return ba(s);throw new TypeError(
"Invalid WebP")}}],wa=25;function ka(n){if(n.length<wa)return;const r=new Uint8Array(n);try{return va.find(s=>s.validate(
r))?.calculate(r)}catch{return}}const Co=5,Mo=5,za=[301,302,303,307,308];async function Za({url:n,image:r,timeoutMs:s,http:a,
...u}){const l=performance.now()+s,f=new Set;for(let p=Qt(n);;){f.add(p.href);const m=await a.request({...u,method:"GET",
url:p,timeoutMs:Math.max(0,l-performance.now()),maxBytes:Co*ie.E$,encoding:"latin1",wantsBody:O=>r&&Ht(O)});if(m.kind===
"failure")return{kind:"failure",at:p,failure:m};const{status:y,headers:h}=m,v=za.includes(y)?h.location:void 0;if(v===void 0)
return{kind:"status",at:p,status:y,image:r&&Ht(y)?xa(m):void 0};const S=Sa(v,p);if(!S){const O=v.length>ie.QO;return{kind:"\
bad-redirect",at:p,why:O?`to a URL of more than ${ie.zF}`:"to something that is not a URL"}}if(!/^https?:$/.test(S.protocol))
return{kind:"bad-redirect",at:p,why:"to something other than a web page"};if(r&&S.protocol==="http:")return{kind:"off-ht\
tps",at:p};const P=Qt(S);if(f.has(P.href))return{kind:"bad-redirect",at:p,why:"in a loop"};if(f.size>Mo)return{kind:"bad\
-redirect",at:p,why:`more than ${Mo} times`};p=P}}function xa({body:n,incomplete:r}){return r||(n.length===0?"empty":ka(
Buffer.from(n,"latin1"))??"not-an-image")}function Qt(n){const r=new URL(n.href);return r.username="",r.password="",r.hash=
"",r}function Sa(n,r){const s=n.replace(/[\x80-\xff]/g,a=>`%${a.charCodeAt(0).toString(16).toUpperCase()}`);return(0,ie.
Dl)(s,r)}const Pa=1e4,Ta=20,Oo=200,Io=3e5;async function Aa(n,{http:r,signal:s,redact:a}){const{uses:u,userAgent:l}=n,f=Math.
min(n.timeoutMs,Pa),p={Accept:"*/*","User-Agent":l},m=new Map,y=({url:I})=>{const K=m.get(I)??Qt((0,ie.Dl)(I)??new URL(I)).
href;return m.set(I,K),K},h=new Set(u.filter(({use:I})=>I!=="page").map(y)),v=new Map,S=performance.now()+Io-f,P=new Set(
[...new Set(u.map(y))].slice(0,Oo)),O=P.values();async function D(){for(const I of O){if(s.aborted||performance.now()>S)
return;const K={url:new URL(I),image:h.has(I),http:r,headers:p,timeoutMs:f,signal:s};v.set(I,await Za(K))}}if(await Promise.
all(Array.from({length:Ta},D)),s.aborted)throw(0,Se.Yq)("Checking the URLs");const W=new Set,G=u.flatMap(I=>{const K=y(I),
T=v.get(K);return T?Ma({...I,key:K},T,{timeoutMs:f,redact:a})??[]:W.has(I.file)?[]:(W.add(I.file),Ca(I,P.has(K)))});return{
problems:G.filter(I=>"message"in I),wrongSizes:G.filter(I=>"expected"in I)}}const kd=n=>new Failure({reason:"url-check-f\
ailed",title:"URL check failed",message:listSentences(n.map(problemText)),hint:`Fix the pages and images, then run this \
again. Or correct the URLs, or remove \`check-urls\`, then ${startNewRun}.`}),Ea={icon:[{width:200,height:200}],banner:[
{width:360,height:240},{width:360,height:200}]};function Ca({url:n,use:r,...s},a){const u=a?`the check ends after ${Io/6e4}\
 minutes`:`at most ${Oo} different URLs are checked`;return{...s,message:`${(0,ie.hD)(n)} was not checked, since ${u}; c\
heck fewer at a time`}}function Ma({url:n,key:r,use:s,...a},u,{timeoutMs:l,redact:f}){const p=u.at.href===r?(0,ie.hD)(n):
Oa(n,u.at,f),m=O=>({...a,message:`${p} ${O}`});if(u.kind==="failure")return m(Ra(u.failure,l,f));if(u.kind==="bad-redire\
ct")return m(`redirects ${u.why}`);if(u.kind==="off-https")return s==="page"?void 0:m("redirects to http, but images mus\
t be https");const{status:y,image:h}=u;if(!Ht(y))return m(`responded ${bs(y)}`);if(s==="page"||h===void 0)return;if(typeof h==
"string")return m(Ia(h,l));const{width:v,height:S}=h;if(v===0||S===0)return m(`is an image of ${v}x${S}`);const P=Ea[s];
if(!P.some(O=>O.width===v&&O.height===S))return{...a,use:s,width:v,height:S,expected:P}}function Oa(n,r,s){return`${(0,ie.
hD)(n)} redirects to ${(0,ie.hD)(s(r.origin+r.pathname))}, which`}function Ia(n,r){return{empty:"responded with an empty\
 body, which is not an image","not-an-image":"is not a valid PNG, JPEG, GIF or WebP image","too-large":`is larger than ${Co}\
 MiB`,timeout:`did not load completely within ${r/1e3} s`,cut:"was cut off",cancelled:"was cut off"}[n]}function Ra({reason:n,
cause:r},s,a){if(n==="timeout")return`did not respond within ${s/1e3} s`;const l=/^(ENOTFOUND|EAI_\w+)$/.test(r?.code??"")?
"has a host name that cannot be found":"cannot be reached";return`${{"tls-failed":"cannot be reached securely: its certi\
ficate is not accepted, or TLS failed","proxy-failed":"cannot be reached through the proxy","bad-response":"responded wi\
th something that is not HTTP","connection-lost":"ended the connection without a response","connection-failed":l,cancelled:l}[n]}\
 (${(0,ie.Kb)((0,Se.q0)(r),a)})`}async function Da(){const n=Fi(Rn.uB),r=Zs({apiToken:""}),s={notifications:[],problems:[],
extraFields:{}};try{await r.watch(Na(n,s,r))}catch(a){s.failure=(0,Se.h_)(a)}await Ps(Ft(s)?1:0,()=>ja(s,n.summary,r),1)}
async function Na(n,r,s){const{secrets:a}=s,{settings:u,problems:l,readable:f,refused:p}=(0,Rn.IZ)(n,a),m=await wr(f,a),
y=f["extra-fields"]?await(0,Rr.s)(f["extra-fields"],a):Ye,h=await js(f["payload-files"],s.signal);if(s.signal.aborted)throw Do();
const v={inputs:m,file:Ye,fileName:"",extraFields:y.fields,onceKey:""},S=[...m.problems,...y.problems,...En(v).problems,
...h.problems];r.extraFields=y.fields,r.problems.push(...l,...await Ui(n),...S.filter(({input:D})=>!p.has(D)));const P=[],
O=(D,W)=>P.push({file:D,advice:W.content?ri(W.content):[],...W});f["payload-files"]===""&&m.given.size>0&&O("",Fa(m));for(const D of h.
files){if(s.signal.aborted)throw Do();O(D,await Ir(D,await Ws(D),m,a))}r.notifications=P,u?.checkUrls&&await La(P,u.timeout*
1e3,s)}function Fa(n){const r=Zt(n);return{problems:zt(n,Ye).map(a=>(0,fe.CC)((0,de.wg)(a),"is missing; set it as an inp\
ut, or set a file in `payload-files`")),positionOf:()=>{},content:r}}async function La(n,r,s){const a=[];for(const l of n){
const{file:f,content:p,problems:m}=l,y=p?(0,de._e)(p.notification):[];if(m.push(...y.map(v=>({...v,...Ro(l,v)}))),!p||y.
length>0)continue;const h=(0,de.Wn)(p.notification).filter(({url:v})=>Tn(v).names.size===0);a.push(...h.map(v=>({...v,file:f})))}
const u=await Aa({uses:a,timeoutMs:r,userAgent:Nr},s);for(const l of n){const f=u.problems.filter(({file:y})=>y===l.file),
p="url-check-failed";l.problems.push(...f.map(y=>({...y,...Ro(l,y),reason:p})));const m=u.wrongSizes.filter(({file:y})=>y===
l.file);l.advice.push(...m.map(y=>({kind:"image-size",...y})))}}function Ro({file:n,content:r,positionOf:s},{input:a,path:u=[]}){
if(n==="")return{file:void 0};const l=a.replaceAll("-","_"),f=[l,...u];return{file:n,path:f,position:r?.sources[l]==="fi\
le"?s(f):void 0}}const Do=()=>new Se.HR({reason:"cancelled",title:"Preview cancelled",message:"The run was cancelled bef\
ore all notifications were checked.",hint:"If you did not mean to cancel it, run it again."});function ja(n,r,s){const{log:a}=s,
{notifications:u,failure:l}=n,f=Nt(n),p=mi(n,Ft(n)??""),{length:m}=p.payloads,y=m>ct;Gs(y?{...p,payloads:""}:p,s),Xs(r,()=>s.
redact(Si(n)),s);for(const h of f)a.info(Zi(h));for(const h of f){const{file:v,position:S=No,reason:P}=h,O=v===void 0?"I\
nvalid inputs":"Invalid notification";a.error(`${O} (${P})`,jt(h),v===void 0?void 0:{file:v,...S})}for(const h of u){const{
file:v,advice:S}=h;for(const P of S){const O=oo(h,P)??No;a.info(xi(h,P)),a.warning("Advice",Ct(P),v===""?void 0:{file:v,
...O})}}if(y){const h=`GitHub passes at most about ${ct} on to other jobs, so it is empty; check fewer files at a time.`;
a.warning("Large output",`The output \`payloads\` would have ${m} characters. ${h}`)}l?Ks(a,"error",qn(l)):a.info(`${io(
n)}.`)}const No={line:1,column:1};Da(),module.exports=vr})();
