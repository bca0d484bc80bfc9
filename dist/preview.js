(()=>{"use strict";var xn={2542:((n,r,i)=>{i.d(r,{QP:()=>$,Vu:()=>P,Wn:()=>H,_e:()=>V,fD:()=>_,pi:()=>S,qW:()=>M,wg:()=>D});
var a=i(8925),u=i(900),l=i(642),f=i(8992);const p=(0,l.rf)("https"),m=(0,l.rf)("https","http"),_={title:l.GT,message:l.GT,
icon_url:p,banner_url:p,landing_url:m,utm_source:l.GT,utm_medium:l.GT,utm_campaign:l.GT},h=O=>W=>{const T=O(W.replace(/^\{url\}/,
"https://url.example/"));return"value"in T?{value:W}:T},$={..._,icon_url:h(p),banner_url:h(p),landing_url:h(m)},S=u.Pw.map(
O=>O.replaceAll("-","_")),P=["title","message","icon_url","landing_url"];function M(O,W,T=_){const v=(O==="ttl"?l.p0:T[O])(
W.trim());return"value"in v?{fields:{[O]:v.value},problems:[]}:{fields:{},problems:[(0,a.CC)(D(O),v.message)]}}const D=O=>O.
replaceAll("_","-");function H({icon_url:O,banner_url:W,landing_url:T,actions:A=[]}){return[...O===void 0?[]:[{input:"ic\
on-url",url:O,use:"icon"}],...W===void 0?[]:[{input:"banner-url",url:W,use:"banner"}],...T===void 0?[]:[{input:"landing-\
url",url:T,use:"page"}],...A.map(({url:v},E)=>({input:"actions",path:[E,"url"],url:v,use:"page"}))]}function V(O){return H(
O).flatMap(({input:W,path:T,url:A})=>{const v=(0,f.Dl)(A);return!v?.username&&!v?.password?[]:(0,a.CC)(W,"has a user nam\
e or password, which `check-urls` never sends; remove them",{path:T})})}}),9715:((n,r,i)=>{i.d(r,{WF:()=>yr,L5:()=>Dl});
function a(e){return e}function u(e){return e}function l(){return e=>e}function f(e){}function p(e){throw new Error("Une\
xpected value in exhaustive check")}function m(e){}function _(e){const t=Object.values(e).filter(s=>typeof s=="number");
return Object.entries(e).filter(([s,c])=>t.indexOf(+s)===-1).map(([s,c])=>c)}function h(e,t="|"){return e.map(o=>nn(o)).
join(t)}function $(e,t){return typeof t=="bigint"?t.toString():t}class S{constructor(t){this._getter=t,this._value=void 0}get value(){
const t=this._getter;return t!==void 0&&(this._value=t(),this._getter=void 0),this._value}}function P(e){return new S(e)}
function M(e){return e==null}function D(e){const t=e.startsWith("^")?1:0,o=e.endsWith("$")?e.length-1:e.length;return e.
slice(t,o)}function H(e,t){const o=e/t,s=Math.round(o),c=4*Number.EPSILON*Math.max(Math.abs(o),1);return Math.abs(o-s)<c?
0:o-s}const V=null;function O(e,t,o){let s;Object.defineProperty(e,t,{get(){if(s!==V)return s===void 0&&(s=V,s=o()),s},set(c){
Object.defineProperty(e,t,{value:c})},configurable:!0})}function W(e){return Object.create(Object.getPrototypeOf(e),Object.
getOwnPropertyDescriptors(e))}function T(e,t,o){Object.defineProperty(e,t,{value:o,writable:!0,enumerable:!0,configurable:!0})}
function A(e){const t=Object.getOwnPropertyDescriptor(e,"shape");return t?.get?t.get.raw:t?.value}function v(e){return A(
e._zod.def)??e._zod.def.shape}function E(e,t,o){Object.defineProperty(e,t,{get(){const s=o();return T(this,t,s),s},enumerable:!0,
configurable:!0})}function R(e,t,o){t in e?T(e,t,o):e[t]=o}function Q(e,t,o,s){const c=v(t);for(const d of o){const y=Object.
getOwnPropertyDescriptor(c,d);y.enumerable&&(y.get?E(e,d,()=>{const g=t._zod.def.shape[d];return s?s(g,d):g}):R(e,d,s?s(
y.value,d):y.value))}}function b(e,t){for(const o of Reflect.ownKeys(t)){const s=Object.getOwnPropertyDescriptor(t,o);s.
enumerable&&(s.get?E(e,o,()=>t[o]):R(e,o,s.value))}}function x(...e){const t={};for(const o of e){const s=Object.getOwnPropertyDescriptors(
o);Object.assign(t,s)}return Object.defineProperties({},t)}function L(e){return x(e._zod.def)}function Z(e,t){return t?t.
reduce((o,s)=>o?.[s],e):e}function I(e){const t=Object.keys(e),o=t.map(s=>e[s]);return Promise.all(o).then(s=>{const c={};
for(let d=0;d<t.length;d++)c[t[d]]=s[d];return c})}function k(e=10){const t="abcdefghijklmnopqrstuvwxyz";let o="";for(let s=0;s<
e;s++)o+=t[Math.floor(Math.random()*t.length)];return o}function j(e){return JSON.stringify(e)}function Y(e){return e.toLowerCase().
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
int","boolean","symbol","undefined"]);function re(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function ce(e,t,o){const s=new e.
_zod.constr(t??e._zod.def);return(!t||o?.parent)&&(s._zod.parent=e),s}function le(e){const t=e;if(!t)return{};if(typeof t==
"string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)throw new Error("Cannot specify both `message`\
 and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{...t,error:()=>t.error}:t}function tn(e){
let t;return new Proxy({},{get(o,s,c){return t??(t=e()),Reflect.get(t,s,c)},set(o,s,c,d){return t??(t=e()),Reflect.set(t,
s,c,d)},has(o,s){return t??(t=e()),Reflect.has(t,s)},deleteProperty(o,s){return t??(t=e()),Reflect.deleteProperty(t,s)},
ownKeys(o){return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(o,s){return t??(t=e()),Reflect.getOwnPropertyDescriptor(
t,s)},defineProperty(o,s,c){return t??(t=e()),Reflect.defineProperty(t,s,c)}})}function nn(e){return typeof e=="bigint"?
e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}function Lo(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&
e[t]._zod.optout==="optional")}const Ha={safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],
uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.MAX_VALUE,Number.MAX_VALUE]},
Pd={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("18446744073709551615")]};
function Td(e,t){const o=e._zod.def,s=o.checks;if(s&&s.length>0)throw new Error(".pick() cannot be used on object schema\
s containing refinements");const d={};return Q(d,e,dt(e,t)),ce(e,x(o,{shape:d,checks:[]}))}function dt(e,t){const o=v(e),
s=[];for(const c of Reflect.ownKeys(t)){if(!Object.getOwnPropertyDescriptor(o,c)?.enumerable)throw new Error(`Unrecogniz\
ed key: "${String(c)}"`);t[c]&&s.push(c)}return s}function Ad(e,t){const o=e._zod.def,s=o.checks;if(s&&s.length>0)throw new Error(
".omit() cannot be used on object schemas containing refinements");const d=new Set(dt(e,t)),y={};return Q(y,e,Reflect.ownKeys(
v(e)).filter(g=>!d.has(g))),ce(e,x(o,{shape:y,checks:[]}))}function Ed(e,t){if(!B(t))throw new Error("Invalid input to e\
xtend: expected a plain object");const o=e._zod.def.checks;if(o&&o.length>0){const c=v(e);for(const d of Reflect.ownKeys(
t))if(Object.getOwnPropertyDescriptor(c,d)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing \
refinements. Use `.safeExtend()` instead.")}return ce(e,x(e._zod.def,{shape:jo(e,t)}))}function jo(e,t){const o={};return Q(
o,e,Reflect.ownKeys(v(e))),b(o,t),o}function Cd(e,t){if(!B(t))throw new Error("Invalid input to safeExtend: expected a p\
lain object");return ce(e,x(e._zod.def,{shape:jo(e,t)}))}function Md(e,t){if(!t?._zod?.def)throw new Error("Invalid inpu\
t to merge: expected an object schema. To merge a plain shape, use `.extend()`.");if(e._zod.def.checks?.length)throw new Error(
".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");const o={};Q(o,e,Reflect.
ownKeys(v(e))),Q(o,t,Reflect.ownKeys(v(t)));const s=x(e._zod.def,{shape:o,get catchall(){return t._zod.def.catchall},checks:t.
_zod.def.checks??[]});return ce(e,s)}function Od(e,t,o,s="partial"){const d=t._zod.def.checks;if(d&&d.length>0)throw new Error(
`.${s}() cannot be used on object schemas containing refinements`);const g=o?new Set(dt(t,o)):void 0,z={};return Q(z,t,Reflect.
ownKeys(v(t)),e&&((w,C)=>g&&!g.has(C)?w:new e({type:"optional",innerType:w}))),ce(t,x(t._zod.def,{shape:z,checks:[]}))}function Id(e,t,o){
const s=o?new Set(dt(t,o)):void 0,c={};return Q(c,t,Reflect.ownKeys(v(t)),(d,y)=>s&&!s.has(y)?d:new e({type:"nonoptional",
innerType:d})),ce(t,x(t._zod.def,{shape:c}))}function ze(e,t=0){if(e.aborted===!0)return!0;for(let o=t;o<e.issues.length;o++)
if(e.issues[o]?.continue!==!0)return!0;return!1}function Ga(e,t=0){if(e.aborted===!0)return!0;for(let o=t;o<e.issues.length;o++)
if(e.issues[o]?.continue===!1)return!0;return!1}function Uo(e,t){return t.map(o=>{var s;return(s=o).path??(s.path=[]),o.
path.unshift(e),o})}function Le(e){return typeof e=="string"?e:e?.message}function Bo(e){const t=[];for(const o of e??[]){
const s=o._zod.def;if(!/_(length|size)$|_equals$/.test(s.check))break;const c=s.maximum??s.length??s.size;c>=0&&t.push([
c,o])}return t}function on(e,t,o){var s;for(let c=t;c<e.length;c++)(s=e[c]).schema??(s.schema=o)}function je(e,t,o){var s;
const c=e.inst?._zod?.traits;c?.has("$ZodType")&&(c.has("$ZodCheck")?(s=e).schema??(s.schema=e.inst):e.schema=e.inst);const d=e.
schema!==e.inst?e.schema?._zod.def?.error:void 0,y=e.message?e.message:Le(e.inst?._zod.def?.error?.(e))??Le(d?.(e))??Le(
t?.error?.(e))??Le(o.customError?.(e))??Le(o.localeError?.(e))??"Invalid input",g={};for(const z of Object.keys(e))z==="\
inst"||z==="schema"||z==="continue"||z==="input"||z==="__proto__"||(g[z]=e[z]);return g.path??(g.path=[]),g.message=y,t?.
reportInput&&(g.input=e.input),g}function Rd(e){return e instanceof Set?"set":e instanceof Map?"map":e instanceof File?"\
file":"unknown"}const Va=/[\uD800-\uDBFF]/;function Xa(e){const t=e.length;if(!Va.test(e))return t;let o=t;for(let s=0;s<
t-1;s++)(e.charCodeAt(s)&64512)===55296&&(e.charCodeAt(s+1)&64512)===56320&&(o--,s++);return o}function Ya(e){return Array.
isArray(e)?"array":typeof e=="string"?"string":"unknown"}function Dd(e){const t=typeof e;switch(t){case"number":return Number.
isNaN(e)?"nan":"number";case"object":{if(e===null)return"null";if(Array.isArray(e))return"array";const o=e;if(o&&Object.
getPrototypeOf(o)!==Object.prototype&&"constructor"in o&&o.constructor)return o.constructor.name}}return t}function Nd(...e){
const[t,o,s]=e;return typeof t=="string"?{message:t,code:"custom",input:o,inst:s}:{...t}}function Fd(e){return Object.entries(
e).filter(([t,o])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function Ja(e){const t=atob(e),o=new Uint8Array(t.length);
for(let s=0;s<t.length;s++)o[s]=t.charCodeAt(s);return o}function qa(e){let t="";for(let o=0;o<e.length;o++)t+=String.fromCharCode(
e[o]);return btoa(t)}function Ld(e){const t=e.replace(/-/g,"+").replace(/_/g,"/"),o="=".repeat((4-t.length%4)%4);return Ja(
t+o)}function jd(e){return qa(e).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function Ud(e){const t=e.replace(
/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex string length");const o=new Uint8Array(t.length/2);for(let s=0;s<
t.length;s+=2)o[s/2]=Number.parseInt(t.slice(s,s+2),16);return o}function Bd(e){return Array.from(e).map(t=>t.toString(16).
padStart(2,"0")).join("")}class Wd{constructor(...t){}}function Qa(e,t){for(const o in t){const s=Object.getOwnPropertyDescriptor(
t,o);s.get?Object.defineProperty(e,o,{...s,enumerable:!1}):tc(e,o,s.value)}}function Te(e,t,o,s=!0){return Object.defineProperty(
e,t,{configurable:!0,writable:!0,enumerable:s,value:o}),o}function ec(e,t,o){return Te(e,t,o,!1)}function Kd(e,t){for(const o in e){
const s=e[o];Object.defineProperty(t,o,{configurable:!0,enumerable:!0,get(){return Te(this,o,s(this))},set(c){Te(this,o,
c)}})}return t}function tc(e,t,o){Object.defineProperty(e,t,{configurable:!0,get(){return this==null?o:Te(this,t,o.bind(
this))},set(s){Te(this,t,s)}})}function nc(e,t){const o=Object.getPrototypeOf(e);return t in o?void 0:o}let rn,Ze=!1;const oc={
configurable:!0,get(){Ze=!0}};function he(e,t,o){const s=Object.getPrototypeOf(e._zod);if(t in s&&rn!==e._zod){rn=void 0;
return}rn=e._zod,Object.defineProperty(s,t,{configurable:!0,get(){Object.defineProperty(this,t,oc);const c=Ze;Ze=!1;try{
const d=o(this);return Ze?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,value:d}),Ze=Ze||c,d}catch(d){
throw delete this[t],Ze=Ze||c,d}},set(c){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:c})}})}function rc(e,t,o,s){
const c=nc(e,t);c&&Object.defineProperty(c,t,{configurable:!0,get(){const d={configurable:!0,writable:!0,enumerable:s,value:void 0};
return Object.defineProperty(this,t,d),d.value=o(this),Object.defineProperty(this,t,d),d.value},set(d){Object.defineProperty(
this,t,{configurable:!0,writable:!0,enumerable:s,value:d})}})}const ic="~constantCatch";function Hd(e){const t=()=>e;return t[ic]=
!0,t}var Wo;const sc=Object.freeze({status:"aborted"}),sn={value:void 0,enumerable:!1};let Ko="captureStackTrace"in Error?
Error:null;function ac(e){const t=Ko;if(t){const o=t.stackTraceLimit;if(typeof o=="number"){try{t.stackTraceLimit=0}catch{
return Ko=null,new e}try{return new e}finally{t.stackTraceLimit=o}}}return new e}function ie(e,t,o,s){const c={};function d(N){
this.def=N,this.constr=U,this.traits=new Set}d.prototype=c;const y=o,g=y&&new WeakSet;function z(N,F){if(N._zod){if(N._zod.
traits.has(e))return}else{sn.value=new d(F);try{Object.defineProperty(N,"_zod",sn)}finally{sn.value=void 0}}if(N._zod.traits.
add(e),t(N,F),g){const oe=Object.getPrototypeOf(N),pe=N._zod.constr.prototype;let ye=oe;for(;ye&&ye!==pe;)ye=Object.getPrototypeOf(
ye);const Se=ye??oe;g.has(Se)||(g.add(Se),Qa(Se,y))}const ee=U.prototype;for(const oe in ee)Object.prototype.hasOwnProperty.
call(ee,oe)&&(oe in N||(N[oe]=ee[oe].bind(N)))}const w=s?.Parent??Object;class C extends w{}Object.defineProperty(C,"nam\
e",{value:e});function U(N){const F=s?.Parent?ac(C):this;z(F,N);const ee=F._zod.deferred;if(ee){for(const pe of ee)pe();
F._zod.deferred=void 0}const oe=globalThis.__zod_globalConfig?.postProcessor;return oe&&oe(F),F}return Object.defineProperty(
U,"init",{value:z}),Object.defineProperty(U,Symbol.hasInstance,{value:N=>s?.Parent&&N instanceof s.Parent?!0:N?._zod?.traits?.
has(e)}),Object.defineProperty(U,"name",{value:e}),U}const Gd=null;class Ee extends Error{constructor(){super("Encounter\
ed Promise during synchronous parse. Use .parseAsync() instead.")}}class cc extends Error{constructor(t){super(`Encounte\
red unidirectional transform during encode: ${t}`),this.name="ZodEncodeError"}}(Wo=globalThis).__zod_globalConfig??(Wo.__zod_globalConfig=
{});const Ue=globalThis.__zod_globalConfig;function Be(e){return e&&Object.assign(Ue,e),Ue}const xe=ie("$ZodCheck",(e,t)=>{
var o;e._zod??(e._zod={}),e._zod.def=t,(o=e._zod).onattach??(o.onattach=[])}),Vd=e=>{const t=e.value;return!util.nullish(
t)&&t.size!==void 0},uc=e=>{const t=e.value;return!M(t)&&t.length!==void 0},Ho={number:"number",bigint:"bigint",object:"\
date"},Xd=null,lc=ie("$ZodCheckGreaterThan",(e,t)=>{xe.init(e,t);const o=Ho[typeof t.value];e._zod.check=s=>{(t.inclusive?
s.value>=t.value:s.value>t.value)||s.issues.push({origin:Ho[typeof s.value]??o,code:"too_small",minimum:typeof t.value==
"object"?t.value.getTime():t.value,input:s.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),Yd=null,dc=ie("$Zod\
CheckNumberFormat",(e,t)=>{xe.init(e,t),t.format=t.format||"float64";const o=t.format?.includes("int"),s=o?"int":"number",
[c,d]=Ha[t.format];e._zod.check=y=>{const g=y.value;if(o){if(!Number.isInteger(g)){y.issues.push({expected:s,format:t.format,
code:"invalid_type",continue:!1,input:g,inst:e});return}if(!Number.isSafeInteger(g)){g>0?y.issues.push({input:g,code:"to\
o_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e,origin:s,inclusive:!0,
continue:!t.abort}):y.issues.push({input:g,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be withi\
n the safe integer range.",inst:e,origin:s,inclusive:!0,continue:!t.abort});return}}g<c&&y.issues.push({origin:"number",
input:g,code:"too_small",minimum:c,inclusive:!0,inst:e,continue:!t.abort}),g>d&&y.issues.push({origin:"number",input:g,code:"\
too_big",maximum:d,inclusive:!0,inst:e,continue:!t.abort})}}),Jd=null,qd=null,Qd=null,ef=null,tf=null,fc=ie("$ZodCheckMi\
nLength",(e,t)=>{var o;xe.init(e,t),(o=e._zod.def).when??(o.when=uc),e._zod.check=s=>{const c=s.value,d=c.length;if((typeof c==
"string"&&d>=t.minimum&&d<t.minimum*2?Xa(c):d)>=t.minimum)return;const g=Ya(c);s.issues.push({origin:g,code:"too_small",
minimum:t.minimum,inclusive:!0,input:c,inst:e,continue:!t.abort})}}),nf=null,pc=ie("$ZodCheckStringFormat",(e,t)=>{var o,
s;xe.init(e,t),t.pattern?(o=e._zod).check??(o.check=c=>{t.pattern.lastIndex=0,!t.pattern.test(c.value)&&c.issues.push({origin:"\
string",code:"invalid_format",format:t.format,input:c.value,...t.pattern?{pattern:t.pattern.toString()}:{},inst:e,continue:!t.
abort})}):(s=e._zod).check??(s.check=()=>{})}),hc=ie("$ZodCheckRegex",(e,t)=>{pc.init(e,t),e._zod.check=o=>{t.pattern.lastIndex=
0,!t.pattern.test(o.value)&&o.issues.push({origin:"string",code:"invalid_format",format:"regex",input:o.value,pattern:t.
pattern.toString(),inst:e,continue:!t.abort})}}),of=null,rf=null,sf=null,af=null,cf=null;function uf(e,t,o){e.issues.length&&
t.issues.push(...util.prefixIssues(o,e.issues))}const lf=null,df=null,ff=null,mc=ie("$ZodCheckOverwrite",(e,t)=>{xe.init(
e,t),e._zod.check=o=>{o.value=t.tx(o.value)}}),pf=/^[cC][0-9a-z]{6,}$/,hf=/^[0-9a-z]+$/,mf=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,
gf=/^[0-9a-vA-V]{20}$/,yf=/^[A-Za-z0-9]{27}$/,_f=/^[a-zA-Z0-9_-]{21}$/;function bf(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}\
}$`)}const $f=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,vf=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/,
wf=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,kf=e=>e?new RegExp(`^([0-9a-fA-F]{8\
}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
zf=null,Zf=null,xf=null,Sf=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,
Pf=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
Tf=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,
Af=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u,Ef=null,Cf=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
gc=null;function Mf(){return new RegExp(gc,"u")}const Of=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
If=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
Rf=e=>{const t=util.escapeRegex(e??":");return new RegExp(`^(?:[0-9A-F]{2}${t}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${t}){5}[0\
-9a-f]{2}$`)},Df=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
Nf=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
Ff=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,Lf=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
jf=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/,
Uf=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/,Bf=/^https?$/,Wf=/^\+[1-9]\d{6,14}$/,
Kf=/^\d(?:[ -]?\d){11,18}$/,Hf=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/,
Gf=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/,yc=null;function Vf(e){return new RegExp(`^${e}$`)}const Xf=null;function an(e){
const t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:\
[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function Yf(e){
return new RegExp(`^${an(e)}$`)}function Jf(e){const t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");const o=`${an(
{precision:e.precision,seconds:!0})}(?:${t.join("|")})`,s=e.local?`${o}|${an({precision:e.precision})}`:o;return new RegExp(
`^${yc}T(?:${s})$`)}const _c=/^[\s\S]{0,}$/,qf=e=>{const t=e?`[\\s\\S]{${e?.minimum??0},${e?.maximum??""}}`:"[\\s\\S]*";
return new RegExp(`^${t}$`)},Qf=/^-?\d+n?$/,ep=/^-?\d+$/,bc=/^-?\d+(?:\.\d+)?$/,tp=/^(?:true|false)$/i,np=/^null$/i,op=/^undefined$/i,
rp=/^[^A-Z]*$/,ip=/^[^a-z]*$/,sp=/^[0-9a-fA-F]*$/;function ap(e,t){return new RegExp(`^[A-Za-z0-9+/]{${e}}${t}$`)}function cp(e){
return new RegExp(`^[A-Za-z0-9_-]{${e}}$`)}const up=/^[0-9a-fA-F]{32}$/,lp=null,dp=null,fp=/^[0-9a-fA-F]{40}$/,pp=null,hp=null,
mp=/^[0-9a-fA-F]{64}$/,gp=null,yp=null,_p=/^[0-9a-fA-F]{96}$/,bp=null,$p=null,vp=/^[0-9a-fA-F]{128}$/,wp=null,kp=null,$c={
major:4,minor:6,patch:7},be=ie("$ZodType",(e,t)=>{var o;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=
$c;const s=e._zod.def.checks,c=e._zod.traits.has("$ZodCheck")?[e,...s??[]]:s?.length?[...s]:[];for(const d of c)for(const y of d.
_zod.onattach)y(e);if(c.length===0)(o=e._zod).deferred??(o.deferred=[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{
const d=(g,z,w)=>{if(g.memo)return g;let C=ze(g),U;for(const N of z){if(N._zod.def.when){if(Ga(g)||!N._zod.def.when(g))continue}else if(C)
continue;const F=g.issues.length,ee=N._zod.check(g);if(ee instanceof Promise&&w?.async===!1)throw new Ee;if(U||ee instanceof
Promise)U=(U??Promise.resolve()).then(async()=>{await ee,g.issues.length!==F&&(on(g.issues,F,e),C||(C=ze(g,F)))});else{if(g.
issues.length===F)continue;on(g.issues,F,e),C||(C=ze(g,F))}}return U?U.then(()=>g):g},y=(g,z,w)=>{if(ze(g))return g.aborted=
!0,g;const C=d(z,c,w);if(C instanceof Promise){if(w.async===!1)throw new Ee;return C.then(U=>e._zod.parse(U,w))}return e.
_zod.parse(C,w)};e._zod.run=(g,z)=>{if(z.skipChecks)return e._zod.parse(g,z);if(z.direction==="backward"){const C=e._zod.
parse({value:g.value,issues:[]},{...z,skipChecks:!0});return C instanceof Promise?C.then(U=>y(U,g,z)):y(C,g,z)}const w=e.
_zod.parse(g,z);if(w instanceof Promise){if(z.async===!1)throw new Ee;return w.then(C=>d(C,c,z))}return d(w,c,z)}}},{get"\
~standard"(){return ec(this,"~standard",wc(this))},set"~standard"(e){Te(this,"~standard",e)}}),Go=(e,t)=>e.issues.length?
{issues:e.issues.map(o=>je(o,t,Be()))}:{value:e.value};async function vc(e,t){const o={async:!0};return Go(await e._zod.
run({value:t,issues:[]},o),o)}function wc(e){return{validate:t=>{const o={async:!1};try{const s=e._zod.run({value:t,issues:[]},
o);if(!(s instanceof Promise))return Go(s,o)}catch{}return vc(e,t)},vendor:"zod",version:1}}const kc=ie("$ZodString",(e,t)=>{
be.init(e,t),e._zod.pattern=t.pattern??_c,e._zod.parse=(o,s)=>{if(t.coerce)try{o.value=String(o.value)}catch{}return typeof o.
value=="string"||o.issues.push({expected:"string",code:"invalid_type",input:o.value,inst:e}),o}}),zp=null,Zp=null,xp=null,
Sp=null,zc=1,cn=2;function Vo(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):(new URL(e),
!0)}catch{return!1}}function Pp(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?Vo(e)||cn:Zc(e,t)}function Zc(e,t){
if(!t.normalize&&t.protocol?.source===regexes.httpProtocol.source&&!/^https?:\/\//i.test(e))return zc;try{if(typeof URL<
"u"){const o=URL;if(typeof o.parse=="function")return o.parse(e)??cn}return new URL(e)}catch{return cn}}const xc=/[\t\n\r]/g;
function Tp(e){return e.replace(xc,"")}function Ap(e,t){return t.lastIndex=0,t.test(e.hostname)}function Ep(e,t){return t.
lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}const Cp=null,Mp=null,Op=null,Ip=null,Rp=null,
Dp=null,Np=null,Fp=null,Lp=null,jp=null,Up=null,Bp=null,Wp=null,Sc=/^[0-9a-fA-F:.]+$/;function Pc(e){return Sc.test(e)?Vo(
`http://[${e}]`):!1}const Kp=null,Hp=null,Gp=null;function Vp(e){const t=e.split("/");if(t.length!==2)return!1;const[o,s]=t;
if(!s)return!1;const c=Number(s);return`${c}`!==s||c<0||c>128?!1:Pc(o)}const Xp=null;function Tc(e){if(e==="")return!0;if(/\s/.
test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}const Yp=/^[0-9a-zA-Z+/]*={0,2}$/,Jp=null,Ac=/^[A-Za-z0-9_-]*$/;
function qp(e){if(!Ac.test(e))return!1;const t=e.replace(/[-_]/g,s=>s==="-"?"+":"/"),o=t.padEnd(Math.ceil(t.length/4)*4,
"=");return Tc(o)}const Qp=null,eh=null,Ec=/[- ]/g;function Cc(e){let t=e.length,o=1,s=0;for(;t;){const c=e.charCodeAt(--t)-
48;o^=1,s+=o?[0,2,4,6,8,1,3,5,7,9][c]:c}return s%10===0}function th(e){return regexes.creditCard.test(e)?Cc(e.replace(Ec,
"")):!1}const nh=null;function Mc(e){let t=0;const o=e.length;for(let s=4;s<o;s++){const c=e.charCodeAt(s);t=(c>=65?t*100+
(c-55):t*10+(c-48))%97}for(let s=0;s<4;s++){const c=e.charCodeAt(s);t=(c>=65?t*100+(c-55):t*10+(c-48))%97}return t===1}function oh(e){
return regexes.iban.test(e)?Mc(e):!1}const rh=null;function ih(e,t=null){try{const o=e.split(".");if(o.length!==3)return!1;
const[s]=o;if(!s)return!1;const c=JSON.parse(atob(s));return!("typ"in c&&c?.typ!=="JWT"||!c.alg||t&&(!("alg"in c)||c.alg!==
t))}catch{return!1}}const sh=null,ah=null,Xo=ie("$ZodNumber",(e,t)=>{be.init(e,t),e._zod.pattern=bc,e._zod.parse=(o,s)=>{
if(t.coerce)try{o.value=Number(o.value)}catch{}const c=o.value;if(typeof c=="number"&&!Number.isNaN(c)&&Number.isFinite(
c))return o;const d=typeof c=="number"?Number.isNaN(c)?"NaN":Number.isFinite(c)?void 0:String(c):void 0;return o.issues.
push({expected:"number",code:"invalid_type",input:c,inst:e,...d?{received:d}:{}}),o}}),Oc=ie("$ZodNumberFormat",(e,t)=>{
dc.init(e,t),Xo.init(e,t)}),ch=null,uh=null,lh=null,dh=null,fh=null,ph=null,hh=null,mh=null,Ic=ie("$ZodNever",(e,t)=>{be.
init(e,t),e._zod.parse=(o,s)=>(o.issues.push({expected:"never",code:"invalid_type",input:o.value,inst:e}),o)}),gh=null,yh=null;
function Rc(e,t){const o=Bo(e._zod.def.checks);if(!o.length)return;const s=Math.min(...o.map(d=>d[0])),c=e._zod.parse;e.
_zod.parse=(d,y)=>{const g=t(d.value);if(g>s&&!y?.skipChecks&&y?.direction!=="backward"){for(const[z,w]of Bo(e._zod.def.
checks))if(g>z&&w._zod.def.when(d)){const C=d.issues.length;return w._zod.check(d),d.issues[C].continue=!1,on(d.issues,C,
e),d}}return c(d,y)}}const Dc=e=>Array.isArray(e)?e.length:-1,_h=e=>e instanceof Map?e.size:-1,bh=e=>e instanceof Set?e.
size:-1;function Yo(e,t,o){e.issues.length&&t.issues.push(...Uo(o,e.issues)),t.value[o]=e.value}const Nc=ie("$ZodArray",
(e,t)=>{be.init(e,t);const o=Ue.memoizer;o?.attach(e),e._zod.parse=(s,c)=>{const d=s.value;if(!Array.isArray(d))return s.
issues.push({expected:"array",code:"invalid_type",input:d,inst:e}),s;s.value=o?o.alloc(e,s,Array(d.length),c):Array(d.length);
const y=[],g=c?.abortEarly;for(let z=0;z<d.length;z++){const w=d[z],C=t.element._zod.run({value:w,issues:[]},c);if(C instanceof
Promise)y.push(C.then(U=>Yo(U,s,z)));else if(Yo(C,s,z),g&&C.issues.length!==0&&ze(C))break}return y.length?Promise.all(y).
then(()=>s):s},Rc(e,Dc)});function ft(e,t,o,s,c,d){const y=o in s,g=d==="optional";if(!(!y&&g&&c==="optional")){if(e.issues.
length){if(c!==void 0&&g&&!y)return;t.issues.push(...Uo(o,e.issues))}if(!y&&c===void 0){e.issues.length||t.issues.push({
code:"invalid_type",expected:"nonoptional",input:void 0,path:[o]});return}e.value===void 0?(y||c==="defaulted"&&!g)&&(t.
value[o]=void 0):t.value[o]=e.value}}const Fc=[];function Lc(e){const t=Object.keys(e.shape),o=Object.getOwnPropertySymbols(
e.shape),s=o.length?o:Fc,c=s.length?[...t,...s]:t;for(const y of c)if(!e.shape?.[y]?._zod?.traits?.has("$ZodType"))throw new Error(
`Invalid element at key "${String(y)}": expected a Zod schema`);const d=Lo(e.shape);return{...e,allKeys:c,symbolKeys:s,keySet:new Set(
t),numKeys:t.length,optionalKeys:new Set(d)}}function jc(e,t,o,s,c,d,y){const g=[],z=c.keySet,w=c.catchall._zod,C=w.def.
type,U=w.optin,N=w.optout;let F=0;for(const ee in t){if(y&&o.issues.length!==F){if(ze(o,F))break;F=o.issues.length}if(z.
has(ee))continue;if(ee==="__proto__"){C==="never"&&g.push(ee);continue}if(C==="never"){g.push(ee);continue}const oe=w.run(
{value:t[ee],issues:[]},s);oe instanceof Promise?e.push(oe.then(pe=>ft(pe,o,ee,t,U,N))):ft(oe,o,ee,t,U,N)}return g.length&&
o.issues.push({code:"unrecognized_keys",keys:g,input:t,inst:d,continue:!0}),e.length?Promise.all(e).then(()=>o):o}const Uc=ie(
"$ZodObject",(e,t)=>{be.init(e,t);const o=Object.getOwnPropertyDescriptor(t,"shape"),s=o?.get?o.get.raw:t.shape??{};if(s){
const w=()=>{const C={...s};return Object.defineProperty(t,"shape",{value:C}),w.raw=C,C};w.raw=s,Object.defineProperty(t,
"shape",{get:w})}const c=P(()=>Lc(t));he(e,"propValues",w=>{const C=w.def.shape,U={};for(const N in C){const F=C[N]._zod;
if(F.values){Object.prototype.hasOwnProperty.call(U,N)||T(U,N,new Set);for(const ee of F.values)U[N].add(ee);F.optin!==void 0&&
U[N].add(void 0)}}return U});const d=X,y=t.catchall;let g;const z=Ue.memoizer;z?.attach(e),e._zod.parse=(w,C)=>{g??(g=c.
value);const U=w.value;if(!d(U))return w.issues.push({expected:"object",code:"invalid_type",input:U,inst:e}),w;w.value=z?
z.alloc(e,w,{},C):{};const N=[],F=g.shape,ee=C?.abortEarly;let oe=w.issues.length;for(const pe of g.allKeys){if(ee&&w.issues.
length!==oe){if(ze(w,oe))break;oe=w.issues.length}if(pe==="__proto__")continue;const ye=F[pe],Se=ye._zod.optin,Zn=ye._zod.
optout,vt=ye._zod.run({value:U[pe],issues:[]},C);vt instanceof Promise?N.push(vt.then(Xe=>ft(Xe,w,pe,U,Se,Zn))):ft(vt,w,
pe,U,Se,Zn)}return y?jc(N,U,w,C,c.value,e,ee===!0):N.length?Promise.all(N).then(()=>w):w}}),$h=null;function Jo(e,t,o,s){
for(const d of e)if(d.issues.length===0)return t.value=d.value,t;const c=e.filter(d=>!ze(d));return c.length===1?(t.value=
c[0].value,c[0]):(t.issues.push({code:"invalid_union",input:t.value,inst:o,errors:e.map(d=>d.issues.map(y=>je(y,s,Be())))}),
t)}const Bc=ie("$ZodUnion",(e,t)=>{be.init(e,t),he(e,"optin",s=>s.def.options.some(c=>c._zod.optin==="defaulted")?"defau\
lted":s.def.options.some(c=>c._zod.optin!==void 0)?"optional":void 0),he(e,"optout",s=>s.def.options.some(c=>c._zod.optout===
"optional")?"optional":void 0),he(e,"values",s=>{if(s.def.options.every(c=>c._zod.values))return new Set(s.def.options.flatMap(
c=>Array.from(c._zod.values)))}),he(e,"pattern",s=>{if(s.def.options.every(c=>c._zod.pattern)){const c=s.def.options.map(
d=>d._zod.pattern);return new RegExp(`^(${c.map(d=>D(d.source)).join("|")})$`)}});const o=t.options.length===1?t.options[0].
_zod.run:null;e._zod.parse=(s,c)=>{if(o)return o(s,c);let d=!1;const y=[];for(const g of t.options){const z=g._zod.run({
value:s.value,issues:[]},c);if(z instanceof Promise)y.push(z),d=!0;else{if(z.issues.length===0)return z;y.push(z)}}return d?
Promise.all(y).then(g=>Jo(g,s,e,c)):Jo(y,s,e,c)}});function vh(e,t,o,s){const c=[];for(let d=0;d<e.length;d++)e[d].issues.
length===0&&c.push(d);return c.length===1?(t.value=e[c[0]].value,t):(c.length===0?t.issues.push({code:"invalid_union",input:t.
value,inst:o,errors:e.map(d=>d.issues.map(y=>util.finalizeIssue(y,s,core.config())))}):t.issues.push({code:"invalid_unio\
n",input:t.value,inst:o,errors:[],inclusive:!1,matches:c}),t)}const wh=null;function kh(e,t){const o=e._zod;let s=o.bag.
optionsMap;s||(s=Wc(o.def),o.bag.optionsMap=s);const c=s.get(t);if(c===null)throw new Error(`Ambiguous discriminator val\
ue "${String(t)}"`);return c}function Wc(e){const t=new Map;for(const o of e.options){const s=o._zod.propValues?.[e.discriminator];
if(!s||s.size===0)throw new Error(`Invalid discriminated union option at index "${e.options.indexOf(o)}"`);for(const c of s)
if(t.has(c)){if(c!==void 0)throw new Error(`Duplicate discriminator value "${String(c)}"`);t.set(c,null)}else t.set(c,o)}
return t}const zh=null,Zh=null;function un(e,t){if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&
+e==+t)return{valid:!0,data:e};if(util.isPlainObject(e)&&util.isPlainObject(t)){const o=Object.keys(t),s=Object.keys(e).
filter(d=>o.indexOf(d)!==-1),c={...e,...t};Object.prototype.hasOwnProperty.call(c,"__proto__")&&delete c.__proto__;for(const d of s){
if(d==="__proto__")continue;const y=un(e[d],t[d]);if(!y.valid)return{valid:!1,mergeErrorPath:[d,...y.mergeErrorPath]};c[d]=
y.data}return{valid:!0,data:c}}if(Array.isArray(e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};
const o=[];for(let s=0;s<e.length;s++){const c=e[s],d=t[s],y=un(c,d);if(!y.valid)return{valid:!1,mergeErrorPath:[s,...y.
mergeErrorPath]};o.push(y.data)}return{valid:!0,data:o}}return{valid:!1,mergeErrorPath:[]}}function xh(e,t,o){const s=new Map;
let c;const d=new Map,y=(w,C)=>{let U;if(w.code==="unrecognized_keys"&&!w.path?.length)c??(c=w),U=w.keys;else if(w.code===
"invalid_key"&&w.origin==="record"&&w.path?.length===1){const N=String(w.path[0]);d.has(N)||d.set(N,w),U=[N]}else return!1;
for(const N of U)s.has(N)||s.set(N,{}),s.get(N)[C]=!0;return!0};for(const w of t.issues)y(w,"l")||e.issues.push(w);for(const w of o.
issues)y(w,"r")||e.issues.push(w);const g=[...s].filter(([,w])=>w.l&&w.r).map(([w])=>w);if(g.length){const w=c?g.filter(
C=>c.keys.includes(C)):[];w.length&&e.issues.push({...c,keys:w});for(const C of g)!w.includes(C)&&d.has(C)&&e.issues.push(
d.get(C))}const z=un(t.value,o.value);if(!z.valid){if(util.aborted(e))return e;throw new Error(`Unmergable intersection.\
 Error path: ${JSON.stringify(z.mergeErrorPath)}`)}return e.value=z.data,e}const Sh=null;function Ph(e,t){for(let o=e.length-
1;o>=0;o--)if(!(t==="optin"?e[o]._zod.optin!==void 0:e[o]._zod.optout==="optional"))return o+1;return 0}function Th(e,t,o){
e.issues.length&&t.issues.push(...util.prefixIssues(o,e.issues)),t.value[o]=e.value}function Ah(e,t,o,s,c){for(let d=0;d<
o.length;d++){const y=e[d],g=d<s.length;if(!g&&d>=c&&o[d]._zod.optin==="optional"){t.value.length=d;break}if(y.issues.length){
if(!g&&d>=c){t.value.length=d;break}t.issues.push(...util.prefixIssues(d,y.issues))}t.value[d]=y.value}for(let d=t.value.
length-1;d>=s.length&&(o[d]._zod.optout==="optional"&&t.value[d]===void 0);d--)t.value.length=d;return t}const Eh=null,Ch=null;
function Mh(e,t,o,s,c,d,y){e.issues.length&&(util.propertyKeyTypes.has(typeof s)?o.issues.push(...util.prefixIssues(s,e.
issues)):o.issues.push({code:"invalid_key",origin:"map",input:c,inst:d,issues:e.issues.map(g=>util.finalizeIssue(g,y,core.
config()))})),t.issues.length&&(util.propertyKeyTypes.has(typeof s)?o.issues.push(...util.prefixIssues(s,t.issues)):o.issues.
push({origin:"map",code:"invalid_element",input:c,inst:d,key:s,issues:t.issues.map(g=>util.finalizeIssue(g,y,core.config()))})),
o.value.set(e.value,t.value)}const Oh=null;function Ih(e,t){e.issues.length&&t.issues.push(...e.issues),t.value.add(e.value)}
const Rh=null,Dh=null,Nh=null,Kc=ie("$ZodTransform",(e,t)=>{be.init(e,t),e._zod.optin="optional",Ue.memoizer?.guard(e),e.
_zod.parse=(o,s)=>{if(s.direction==="backward")throw new cc(e.constructor.name);const c=t.transform(o.value,o);if(s.async)
return(c instanceof Promise?c:Promise.resolve(c)).then(y=>(o.value=y,o));if(c instanceof Promise)throw new Ee;return o.value=
c,o}});function qo(e,t){return e.value=t.issues.length?void 0:t.value,e}const Hc=ie("$ZodOptional",(e,t)=>{be.init(e,t),
he(e,"optin",o=>o.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",he(e,"values",
o=>{const s=o.def.innerType._zod.values;return s?new Set([...s,void 0]):void 0}),he(e,"pattern",o=>{const s=o.def.innerType.
_zod.pattern;return s?new RegExp(`^(${D(s.source)})?$`):void 0}),e._zod.parse=(o,s)=>{if(o.value===void 0){if(t.innerType.
_zod.optin!=="defaulted")return o;const c=t.innerType._zod.run({value:o.value,issues:[]},s);return c instanceof Promise?
c.then(d=>qo(o,d)):qo(o,c)}return t.innerType._zod.run(o,s)}}),Fh=null,Lh=null,jh=null;function Uh(e,t){return e.value===
void 0&&(e.value=t.defaultValue),e}const Bh=null,Wh=null;function Kh(e,t){return!e.issues.length&&e.value===void 0&&e.issues.
push({code:"invalid_type",expected:"nonoptional",input:e.value,inst:t}),e}const Hh=null;function Gh(e,t,o,s){return t.issues.
length?(e.value=o.catchValue({...t,value:e.value,error:{issues:t.issues.map(c=>util.finalizeIssue(c,s,core.config()))},input:e.
value}),e):(e.value=t.value,t.memo&&(e.memo=!0),e)}const Vh=null,Xh=null,Gc=ie("$ZodPipe",(e,t)=>{be.init(e,t),he(e,"val\
ues",o=>o.def.in._zod.values),he(e,"optin",o=>o.def.in._zod.optin),he(e,"optout",o=>o.def.out._zod.optout),he(e,"propVal\
ues",o=>o.def.in._zod.propValues),e._zod.parse=(o,s)=>{if(s.direction==="backward"){const d=t.out._zod.run(o,s);return d instanceof
Promise?d.then(y=>pt(y,t.in,s)):pt(d,t.in,s)}const c=t.in._zod.run(o,s);return c instanceof Promise?c.then(d=>pt(d,t.out,
s)):pt(c,t.out,s)}});function pt(e,t,o){return e.issues.some(s=>s.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run(
{value:e.value,issues:e.issues},o)}const Yh=null;function Jh(e,t,o){if(e.issues.length)return e.aborted=!0,e;if((o.direction||
"forward")==="forward"){const c=t.transform(e.value,e);return c instanceof Promise?c.then(d=>ht(e,d,t.out,o)):ht(e,c,t.out,
o)}else{const c=t.reverseTransform(e.value,e);return c instanceof Promise?c.then(d=>ht(e,d,t.in,o)):ht(e,c,t.in,o)}}function ht(e,t,o,s){
return e.issues.length?(e.aborted=!0,e):o._zod.run({value:t,issues:e.issues},s)}const qh=null,Qh=null;function em(e){return e.
memo||(e.value=Object.freeze(e.value)),e}function Vc(e){const t=e._zod.def;let o=t.pattern,s=!!t.format?.includes("int"),
c,d;for(const g of t.checks??[]){const z=g._zod.def;z.pattern&&(o=z.pattern),s||(s=!!z.format?.includes("int"));const w=z.
minimum??z.length,C=z.maximum??z.length;w!==void 0&&(c===void 0||w>c)&&(c=w),C!==void 0&&(d===void 0||C<d)&&(d=C)}if(o)return o.
source;if(c!==void 0&&d!==void 0&&c>d)return"(?!)";if(c!==void 0||d!==void 0)return regexes.string({minimum:c,maximum:d}).
source;const y=e._zod.pattern;return(s&&y===regexes.number?regexes.integer:y)?.source}function Qo(e){const t=e._zod.def,
o=e._zod.pattern?.source,s=t.innerType??e._zod.innerType;if(s){const c=s._zod.pattern?.source,d=Qo(s);return o&&c&&d&&d!==
c?o.replace(util.cleanRegex(c),()=>util.cleanRegex(d)):o}if(t.options){const c=t.options.map(Qo);if(c.every(Boolean))return`\
^(${c.map(d=>util.cleanRegex(d)).join("|")})$`}return Vc(e)}const tm=null,nm=null,om=null,rm=null,im=null;function sm(e,t,o,s){
if(!e){const c={code:"custom",input:o,inst:s,path:[...s._zod.def.path??[]],continue:!s._zod.def.abort};s._zod.def.params&&
(c.params=s._zod.def.params),t.issues.push(util.issue(c))}}var er;const am=null,cm=null;class Xc{constructor(){this._map=
new WeakMap,this._idmap=new Map}add(t,...o){const s=o[0];return this._map.set(t,s),s&&typeof s=="object"&&"id"in s&&this.
_idmap.set(s.id,t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){const o=this._map.get(t);
return o&&typeof o=="object"&&"id"in o&&this._idmap.delete(o.id),this._map.delete(t),this}get(t){const o=t._zod.parent;if(o){
const s={...this.get(o)??{}};delete s.id;const c={...s,...this._map.get(t)};return Object.keys(c).length?c:void 0}return this.
_map.get(t)}has(t){return this._map.has(t)}}function Yc(){return new Xc}(er=globalThis).__zod_globalRegistry??(er.__zod_globalRegistry=
Yc());const mt=globalThis.__zod_globalRegistry;function gt(e){return e.checks&&(e.checks=[...e.checks]),e}function Jc(e,t){
return new e(gt({type:"string",...le(t)}))}function um(e,t){return new e(gt({type:"string",coerce:!0,...util.normalizeParams(
t)}))}function lm(e,t){return new e({type:"string",format:"email",check:"string_format",abort:!1,...util.normalizeParams(
t)})}function dm(e,t){return new e({type:"string",format:"guid",check:"string_format",abort:!1,...util.normalizeParams(t)})}
function fm(e,t){return new e({type:"string",format:"uuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function pm(e,t){
return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...util.normalizeParams(t)})}function hm(e,t){
return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...util.normalizeParams(t)})}function mm(e,t){
return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v7",...util.normalizeParams(t)})}function gm(e,t){
return new e({type:"string",format:"url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function ym(e,t){return new e(
{type:"string",format:"emoji",check:"string_format",abort:!1,...util.normalizeParams(t)})}function _m(e,t){return new e(
{type:"string",format:"nanoid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function bm(e,t){return new e(
{type:"string",format:"cuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function $m(e,t){return new e({
type:"string",format:"cuid2",check:"string_format",abort:!1,...util.normalizeParams(t)})}function vm(e,t){return new e({
type:"string",format:"ulid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function wm(e,t){return new e({type:"\
string",format:"xid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function km(e,t){return new e({type:"st\
ring",format:"ksuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function zm(e,t){return new e({type:"st\
ring",format:"ipv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Zm(e,t){return new e({type:"str\
ing",format:"ipv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function xm(e,t){return new e({type:"stri\
ng",format:"mac",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Sm(e,t){return new e({type:"string",
format:"cidrv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Pm(e,t){return new e({type:"string",
format:"cidrv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Tm(e,t){return new e({type:"string",
format:"base64",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Am(e,t){return new e({type:"string",
format:"base64url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Em(e,t){return new e({type:"stri\
ng",format:"e164",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Cm(e,t){return new e({type:"strin\
g",format:"credit_card",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Mm(e,t){return new e({type:"\
string",format:"iban",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Om(e,t){return new e({type:"s\
tring",format:"jwt",check:"string_format",abort:!1,...util.normalizeParams(t)})}const Im={Any:null,Minute:-1,Second:0,Millisecond:3,
Microsecond:6};function Rm(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,
...util.normalizeParams(t)})}function Dm(e,t){return new e({type:"string",format:"date",check:"string_format",...util.normalizeParams(
t)})}function Nm(e,t){return new e({type:"string",format:"time",check:"string_format",precision:null,...util.normalizeParams(
t)})}function Fm(e,t){return new e({type:"string",format:"duration",check:"string_format",...util.normalizeParams(t)})}function Lm(e,t){
return new e(gt({type:"number",checks:[],...util.normalizeParams(t)}))}function jm(e,t){return new e(gt({type:"number",coerce:!0,
checks:[],...util.normalizeParams(t)}))}function qc(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"\
safeint",...le(t)})}function Um(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float32",...util.
normalizeParams(t)})}function Bm(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float64",...util.
normalizeParams(t)})}function Wm(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"int32",...util.
normalizeParams(t)})}function Km(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"uint32",...util.
normalizeParams(t)})}function Hm(e,t){return new e({type:"boolean",...util.normalizeParams(t)})}function Gm(e,t){return new e(
{type:"boolean",coerce:!0,...util.normalizeParams(t)})}function Vm(e,t){return new e({type:"bigint",...util.normalizeParams(
t)})}function Xm(e,t){return new e({type:"bigint",coerce:!0,...util.normalizeParams(t)})}function Ym(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"int64",...util.normalizeParams(t)})}function Jm(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"uint64",...util.normalizeParams(t)})}function qm(e,t){return new e(
{type:"symbol",...util.normalizeParams(t)})}function Qm(e,t){return new e({type:"undefined",...util.normalizeParams(t)})}
function eg(e,t){return new e({type:"null",...util.normalizeParams(t)})}function tg(e){return new e({type:"any"})}function ng(e){
return new e({type:"unknown"})}function Qc(e,t){return new e({type:"never",...le(t)})}function og(e,t){return new e({type:"\
void",...util.normalizeParams(t)})}function rg(e,t){return new e({type:"date",...util.normalizeParams(t)})}function ig(e,t){
return new e({type:"date",coerce:!0,...util.normalizeParams(t)})}function sg(e,t){return new e({type:"nan",...util.normalizeParams(
t)})}function eu(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function tu(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!0})}
function nu(e,t){return new checks.$ZodCheckGreaterThan({check:"greater_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function tr(e,t){return new lc({check:"greater_than",...le(t),value:e,inclusive:!0})}function ag(e){return nu(0,e)}function cg(e){
return eu(0,e)}function ug(e){return tu(0,e)}function lg(e){return tr(0,e)}function dg(e,t){return new checks.$ZodCheckMultipleOf(
{check:"multiple_of",...util.normalizeParams(t),value:e})}function fg(e,t){return new checks.$ZodCheckMaxSize({check:"ma\
x_size",...util.normalizeParams(t),maximum:e})}function pg(e,t){return new checks.$ZodCheckMinSize({check:"min_size",...util.
normalizeParams(t),minimum:e})}function hg(e,t){return new checks.$ZodCheckSizeEquals({check:"size_equals",...util.normalizeParams(
t),size:e})}function mg(e,t){return new checks.$ZodCheckMaxLength({check:"max_length",...util.normalizeParams(t),maximum:e})}
function ou(e,t){return new fc({check:"min_length",...le(t),minimum:e})}function gg(e,t){return new checks.$ZodCheckLengthEquals(
{check:"length_equals",...util.normalizeParams(t),length:e})}function ru(e,t){return new hc({check:"string_format",format:"\
regex",...le(t),pattern:e})}function yg(e){return new checks.$ZodCheckLowerCase({check:"string_format",format:"lowercase",
...util.normalizeParams(e)})}function _g(e){return new checks.$ZodCheckUpperCase({check:"string_format",format:"uppercas\
e",...util.normalizeParams(e)})}function bg(e,t){return new checks.$ZodCheckIncludes({check:"string_format",format:"incl\
udes",...util.normalizeParams(t),includes:e})}function $g(e,t){return new checks.$ZodCheckStartsWith({check:"string_form\
at",format:"starts_with",...util.normalizeParams(t),prefix:e})}function vg(e,t){return new checks.$ZodCheckEndsWith({check:"\
string_format",format:"ends_with",...util.normalizeParams(t),suffix:e})}function wg(e,t,o){return new checks.$ZodCheckProperty(
{check:"property",property:e,schema:t,...util.normalizeParams(o)})}function kg(e,t){return new checks.$ZodCheckProperties(
{check:"properties",shape:e,...util.normalizeParams(t)})}function zg(e,t){return new checks.$ZodCheckMimeType({check:"mi\
me_type",mime:e,...util.normalizeParams(t)})}function We(e){return new mc({check:"overwrite",tx:e})}function Zg(e){return We(
t=>t.normalize(e))}function iu(){return We(e=>e.trim())}function xg(){return We(e=>e.toLowerCase())}function Sg(){return We(
e=>e.toUpperCase())}function Pg(){return We(e=>util.slugify(e))}function Tg(e,t,o){return new e({type:"array",element:t,
...util.normalizeParams(o)})}function Ag(e,t,o){return new e({type:"union",options:t,...util.normalizeParams(o)})}function Eg(e,t,o){
return new e({type:"union",options:t,inclusive:!1,...util.normalizeParams(o)})}function Cg(e,t,o,s){return new e({type:"\
union",options:o,discriminator:t,...util.normalizeParams(s)})}function Mg(e,t,o){return new e({type:"intersection",left:t,
right:o})}function Og(e,t,o,s){const c=o instanceof schemas.$ZodType,d=c?s:o,y=c?o:null;return new e({type:"tuple",items:t,
rest:y,...util.normalizeParams(d)})}function Ig(e,t,o,s){return new e({type:"record",keyType:t,valueType:o,...util.normalizeParams(
s)})}function Rg(e,t,o,s){return new e({type:"map",keyType:t,valueType:o,...util.normalizeParams(s)})}function Dg(e,t,o){
return new e({type:"set",valueType:t,...util.normalizeParams(o)})}function Ng(e,t,o){const s=Array.isArray(t)?Object.fromEntries(
t.map(c=>[c,c])):t;return new e({type:"enum",entries:s,...util.normalizeParams(o)})}function Fg(e,t,o){return new e({type:"\
enum",entries:t,...util.normalizeParams(o)})}function Lg(e,t,o){return new e({type:"literal",values:Array.isArray(t)?t:[
t],...util.normalizeParams(o)})}function jg(e,t){return new e({type:"file",...util.normalizeParams(t)})}function Ug(e,t){
return new e({type:"transform",transform:t})}function Bg(e,t){return new e({type:"optional",innerType:t})}function Wg(e,t){
return new e({type:"nullable",innerType:t})}function Kg(e,t,o){return new e({type:"default",innerType:t,get defaultValue(){
return typeof o=="function"?o():util.shallowClone(o)}})}function Hg(e,t,o){return new e({type:"nonoptional",innerType:t,
...util.normalizeParams(o)})}function Gg(e,t){return new e({type:"success",innerType:t})}function Vg(e,t,o){return new e(
{type:"catch",innerType:t,catchValue:typeof o=="function"?o:util.constantCatch(o)})}function Xg(e,t,o){return new e({type:"\
pipe",in:t,out:o})}function Yg(e,t){return new e({type:"readonly",innerType:t})}function Jg(e,t,o){return new e({type:"t\
emplate_literal",parts:t,...util.normalizeParams(o)})}function qg(e,t){return new e({type:"lazy",getter:t})}function Qg(e,t){
return new e({type:"promise",innerType:t})}function ey(e,t,o){const s=util.normalizeParams(o);return s.abort??(s.abort=!0),
new e({type:"custom",check:"custom",fn:t,...s})}function ty(e,t,o){return new e({type:"custom",check:"custom",fn:t,...util.
normalizeParams(o)})}function ny(e,t){const o=su(s=>(s.addIssue=c=>{if(typeof c=="string")s.issues.push(util.issue(c,s.value,
o._zod.def));else{const d=c;d.fatal&&(d.continue=!1),d.code??(d.code="custom"),"input"in d||(d.input=s.value),d.inst??(d.
inst=o),d.continue??(d.continue=!o._zod.def.abort),s.issues.push(util.issue(d))}},e(s.value,s)),t);return o}function su(e,t){
const o=new checks.$ZodCheck({check:"custom",...util.normalizeParams(t)});return o._zod.check=e,o}function au(e){const t=new xe(
{check:"describe"});return t._zod.onattach=[o=>{const s=mt.get(o)??{};mt.add(o,{...s,description:e})}],t._zod.check=()=>{},
t}function cu(e){const t=new xe({check:"meta"});return t._zod.onattach=[o=>{const s=mt.get(o)??{};mt.add(o,{...s,...e})}],
t._zod.check=()=>{},t}function oy(e,t){const o=util.normalizeParams(t);let s=o.truthy??["true","1","yes","on","y","enabl\
ed"],c=o.falsy??["false","0","no","off","n","disabled"];o.case!=="sensitive"&&(s=s.map(F=>typeof F=="string"?F.toLowerCase():
F),c=c.map(F=>typeof F=="string"?F.toLowerCase():F));const d=new Set(s),y=new Set(c),g=e.Codec??schemas.$ZodCodec,z=e.Boolean??
schemas.$ZodBoolean,w=e.String??schemas.$ZodString,C=new w({type:"string",error:o.error}),U=new z({type:"boolean",error:o.
error}),N=new g({type:"pipe",in:C,out:U,transform:((F,ee)=>{let oe=F;return o.case!=="sensitive"&&(oe=oe.toLowerCase()),
d.has(oe)?!0:y.has(oe)?!1:(ee.issues.push({code:"invalid_value",expected:"stringbool",values:[...d,...y],input:ee.value,
inst:N,continue:!1}),{})}),reverseTransform:((F,ee)=>F===!0?s[0]||"true":c[0]||"false"),error:o.error});return N._zod.bag.
truthy=s,N._zod.bag.falsy=c,N._zod.bag.case=o.case??"insensitive",N}function ry(e,t,o,s={}){const c=util.normalizeParams(
s),d={check:"string_format",type:"string",format:t,fn:typeof o=="function"?o:g=>o.test(g),...c};return o instanceof RegExp&&
(d.pattern=o),new e(d)}function uu(){const e=this._zod;return e.message??(e.message=JSON.stringify(e.def,$,2)),e.message}
function lu(e){this._zod.message=e}const du={get:uu,set:lu,enumerable:!0,configurable:!0},ln={value:void 0,enumerable:!1},
nr=new WeakSet([Object.prototype,Error.prototype]),or=(e,t)=>{e.name="$ZodError",ln.value=t,Object.defineProperty(e,"iss\
ues",ln),ln.value=void 0,Object.defineProperty(e,"message",du);const o=Object.getPrototypeOf(e);nr.has(o)||(nr.add(o),Object.
defineProperty(o,"toString",{configurable:!0,enumerable:!1,get(){const s=()=>this.message;return Object.defineProperty(this,
"toString",{value:s,configurable:!0,writable:!0}),s},set(s){Object.defineProperty(this,"toString",{value:s,configurable:!0,
writable:!0})}}))},iy=ie("$ZodError",or),me=ie("$ZodError",or,void 0,{Parent:Error});function fu(e,t,o){return Object.prototype.
hasOwnProperty.call(e,t)||(t==="__proto__"?Object.defineProperty(e,t,{value:o(),writable:!0,enumerable:!0,configurable:!0}):
e[t]=o()),e[t]}function sy(e,t=o=>o.message){const o={},s=[];for(const c of e.issues)c.path.length>0?fu(o,c.path[0],()=>[]).
push(t(c)):s.push(t(c));return{formErrors:s,fieldErrors:o}}function ay(e,t=o=>o.message){const o={_errors:[]},s=(c,d=[])=>{
for(const y of c.issues)if(y.code==="invalid_union"&&y.errors.length)y.errors.map(g=>s({issues:g},[...d,...y.path]));else if(y.
code==="invalid_key")s({issues:y.issues},[...d,...y.path]);else if(y.code==="invalid_element")s({issues:y.issues},[...d,
...y.path]);else{const g=[...d,...y.path];if(g.length===0)o._errors.push(t(y));else{let z=o,w=0;for(;w<g.length;){const C=g[w],
U=w===g.length-1;if(C==="_errors"){U&&z._errors.push(t(y)),w++;continue}Object.prototype.hasOwnProperty.call(z,C)||Object.
defineProperty(z,C,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});const N=z[C];U&&N._errors.push(t(y)),
z=N,w++}}}};return s(e),o}function cy(e,t=o=>o.message){const o={errors:[]},s=(c,d=[])=>{var y;for(const g of c.issues)if(g.
code==="invalid_union"&&g.errors.length)g.errors.map(z=>s({issues:z},[...d,...g.path]));else if(g.code==="invalid_key")s(
{issues:g.issues},[...d,...g.path]);else if(g.code==="invalid_element")s({issues:g.issues},[...d,...g.path]);else{const z=[
...d,...g.path];if(z.length===0){o.errors.push(t(g));continue}let w=o,C=0;for(;C<z.length;){const U=z[C],N=C===z.length-
1;typeof U=="string"?(w.properties??(w.properties={}),Object.prototype.hasOwnProperty.call(w.properties,U)||Object.defineProperty(
w.properties,U,{value:{errors:[]},enumerable:!0,writable:!0,configurable:!0}),w=w.properties[U]):(w.items??(w.items=[]),
(y=w.items)[U]??(y[U]={errors:[]}),w=w.items[U]),N&&w.errors.push(t(g)),C++}}};return s(e),o}function pu(e){const t=[],o=e.
map(s=>typeof s=="object"?s.key:s);for(const s of o)typeof s=="number"?t.push(`[${s}]`):typeof s=="symbol"?t.push(`[${JSON.
stringify(String(s))}]`):/[^\w$]/.test(s)?t.push(`[${JSON.stringify(s)}]`):(t.length&&t.push("."),t.push(s));return t.join(
"")}function uy(e){const t=[],o=[...e.issues].sort((s,c)=>(s.path??[]).length-(c.path??[]).length);for(const s of o)t.push(
`\u2716 ${s.message}`),s.path?.length&&t.push(`  \u2192 at ${pu(s.path)}`);return t.join(`
`)}function yt(e,t){return{callee:t?.callee??e,Err:t?.Err}}const dn=e=>{const t=(o,s,c,d)=>{const y=c?{...c,async:!1}:{async:!1},
g=o._zod.run({value:s,issues:[]},y);if(g instanceof Promise)throw new Ee;if(g.issues.length){const z=new(d?.Err??e)(g.issues.
map(w=>je(w,y,Be())));throw K(z,d?.callee??t),z}return g.value};return t},hu=dn(me),fn=e=>{const t=async(o,s,c,d)=>{const y=c?
{...c,async:!0}:{async:!0};let g=o._zod.run({value:s,issues:[]},y);if(g instanceof Promise&&(g=await g),g.issues.length){
const z=new(d?.Err??e)(g.issues.map(w=>je(w,y,Be())));throw K(z,d?.callee??t),z}return g.value};return t},mu=fn(me),pn=e=>(t,o,s)=>{
const c=s?{...s,async:!1}:{async:!1},d=t._zod.run({value:o,issues:[]},c);if(d instanceof Promise)throw new Ee;return d.issues.
length?ir(e,d.issues,c):{success:!0,data:d.value}},rr=pn(me);function ir(e,t,o){let s;return{success:!1,get error(){return s||
(s=new e(t.map(c=>je(c,o,Be()))),t=void 0,o=void 0),s},set error(c){s=c,t=void 0,o=void 0}}}const hn=e=>async(t,o,s)=>{const c=s?
{...s,async:!0}:{async:!0};let d=t._zod.run({value:o,issues:[]},c);return d instanceof Promise&&(d=await d),d.issues.length?
ir(e,d.issues,c):{success:!0,data:d.value}},gu=hn(me),yu=null,_u=null,ly=((e,t,o)=>{const s=e._zod.bag.validator;if(s!==
void 0){if(s(t)!==yu)return!0;if(s.definite===!0&&o===void 0)return!1}return bu(e,t,o)});function bu(e,t,o){const s=o?{...o,
async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},c=e._zod.bag.fallbackRun;let d;if(c?(s[_u]=!0,d=c({value:t,issues:[]},s)):
d=e._zod.run({value:t,issues:[]},s),d instanceof Promise)throw new core.$ZodAsyncError;return d.issues.length===0}const dy=async(e,t,o)=>{
const s=o?{...o,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0};let c=e._zod.run({value:t,issues:[]},s);return c instanceof
Promise&&(c=await c),c.issues.length===0},py=(e=>{const t=dn(e),o=(s,c,d,y)=>{const g=d?{...d,direction:"backward"}:{direction:"\
backward"};return t(s,c,g,yt(o,y))};return o})(me),my=(e=>{const t=dn(e),o=(s,c,d,y)=>t(s,c,d,yt(o,y));return o})(me),yy=(e=>{
const t=fn(e),o=async(s,c,d,y)=>{const g=d?{...d,direction:"backward"}:{direction:"backward"};return await t(s,c,g,yt(o,
y))};return o})(me),by=(e=>{const t=fn(e),o=async(s,c,d,y)=>await t(s,c,d,yt(o,y));return o})(me),vy=(e=>(t,o,s)=>{const c=s?
{...s,direction:"backward"}:{direction:"backward"};return pn(e)(t,o,c)})(me),ky=(e=>(t,o,s)=>pn(e)(t,o,s))(me),Zy=(e=>async(t,o,s)=>{
const c=s?{...s,direction:"backward"}:{direction:"backward"};return hn(e)(t,o,c)})(me),Sy=(e=>async(t,o,s)=>hn(e)(t,o,s))(
me),we=ie("ZodMiniType",(e,t)=>{if(!e._zod)throw new Error("Uninitialized schema in ZodMiniType.");be.init(e,t),e.def=t,
e.type=t.type},{get with(){return this.check},set with(e){Te(this,"with",e)},parse(e,t){return hu(this,e,t,{callee:this.
parse})},parseAsync(e,t){return mu(this,e,t,{callee:this.parseAsync})},safeParse(e,t){return rr(this,e,t)},safeParseAsync(e,t){
return gu(this,e,t)},check(...e){const t=this.def;return this.clone({...t,checks:[...t.checks??[],...e.map(o=>typeof o==
"function"?{_zod:{check:o,def:{check:"custom"},onattach:[]}}:o)]},{parent:!0})},clone(e,t){return ce(this,e,t)},brand(){
return this},register(e,t){return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(this,...t)}}),sr=ie("Z\
odMiniString",(e,t)=>{kc.init(e,t),we.init(e,t)});function Ke(e){return Jc(sr,e)}const Py=null,$u=null;function Ty(e){return core.
_email($u,e)}const vu=null;function Ay(e){return core._guid(vu,e)}const _t=null;function Ey(e){return core._uuid(_t,e)}function Cy(e){
return core._uuidv4(_t,e)}function My(e){return core._uuidv6(_t,e)}function Oy(e){return core._uuidv7(_t,e)}const ar=null;
function Iy(e){return core._url(ar,e)}function Ry(e){return core._url(ar,{protocol:regexes.httpProtocol,hostname:regexes.
domain,...util.normalizeParams(e)})}const wu=null;function Dy(e){return core._emoji(wu,e)}const ku=null;function Ny(e){return core.
_nanoid(ku,e)}const zu=null;function Fy(e){return core._cuid(zu,e)}const Zu=null;function Ly(e){return core._cuid2(Zu,e)}
const xu=null;function jy(e){return core._ulid(xu,e)}const Su=null;function Uy(e){return core._xid(Su,e)}const Pu=null;function By(e){
return core._ksuid(Pu,e)}const Tu=null;function Wy(e){return core._ipv4(Tu,e)}const Au=null;function Ky(e){return core._ipv6(
Au,e)}const Eu=null;function Hy(e){return core._cidrv4(Eu,e)}const Cu=null;function Gy(e){return core._cidrv6(Cu,e)}const Mu=null;
function Vy(e){return core._mac(Mu,e)}const Ou=null;function Xy(e){return core._base64(Ou,e)}const Iu=null;function Yy(e){
return core._base64url(Iu,e)}const Ru=null;function Jy(e){return core._e164(Ru,e)}const Du=null;function qy(e){return core.
_creditCard(Du,e)}const Nu=null;function Qy(e){return core._iban(Nu,e)}const Fu=null;function e_(e){return core._jwt(Fu,
e)}const He=null;function t_(e,t,o={}){return core._stringFormat(He,e,t,o)}function n_(e){return core._stringFormat(He,"\
hostname",regexes.hostname,e)}function o_(e){return core._stringFormat(He,"hex",regexes.hex,e)}function r_(e){return core.
_stringFormat(He,"currency_code",regexes.currencyCode,e)}function i_(e,t){const o=t?.enc??"hex",s=`${e}_${o}`,c=core.regexes[s];
if(!c)throw new Error(`Unrecognized hash format: ${s}`);return core._stringFormat(He,s,c,t)}const cr=ie("ZodMiniNumber",
(e,t)=>{Xo.init(e,t),we.init(e,t)});function Lu(e){return core._number(cr,e)}const Ge=ie("ZodMiniNumberFormat",(e,t)=>{Oc.
init(e,t),cr.init(e,t)});function ju(e){return qc(Ge,e)}function s_(e){return core._float32(Ge,e)}function a_(e){return core.
_float64(Ge,e)}function c_(e){return core._int32(Ge,e)}function u_(e){return core._uint32(Ge,e)}const ur=null;function Uu(e){
return core._boolean(ur,e)}const Bu=null;function l_(e){return core._bigint(Bu,e)}const lr=null;function d_(e){return core.
_int64(lr,e)}function f_(e){return core._uint64(lr,e)}const Wu=null;function p_(e){return core._symbol(Wu,e)}const Ku=null;
function h_(e){return core._undefined(Ku,e)}const Hu=null;function Gu(e){return core._null(Hu,e)}const Vu=null;function m_(){
return core._any(Vu)}const Xu=null;function mn(){return core._unknown(Xu)}const Yu=ie("ZodMiniNever",(e,t)=>{Ic.init(e,t),
we.init(e,t)});function Ju(e){return Qc(Yu,e)}const qu=null;function g_(e){return core._void(qu,e)}const Qu=null;function y_(e){
return core._date(Qu,e)}const el=ie("ZodMiniArray",(e,t)=>{Nc.init(e,t),we.init(e,t)});function gn(e,t){return new el({type:"\
array",element:e,...le(t)})}function __(e){const t=e._zod.def.shape;return ll(Object.keys(t))}const yn=ie("ZodMiniObject",
(e,t)=>{Uc.init(e,t),we.init(e,t),rc(e,"shape",o=>o._zod.def.shape,!1)});function b_(e,t){const o={type:"object",shape:e??
{},...util.normalizeParams(t)};return new yn(o)}function dr(e,t){return new yn({type:"object",shape:e,catchall:Ju(),...le(
t)})}function $_(e,t){return new yn({type:"object",shape:e,catchall:mn(),...util.normalizeParams(t)})}function v_(e,t){return util.
extend(e,t)}function w_(e,t){return util.safeExtend(e,t)}function k_(e,t){return util.merge(e,t)}function z_(e,t){return util.
pick(e,t)}function Z_(e,t){return util.omit(e,t)}function x_(e,t){const o=e._zod.def;if(o.type!=="tuple")return util.partial(
_n,e,t);if(o.checks?.length)throw new Error(".partial() cannot be used on tuple schemas containing refinements");return util.
clone(e,{...o,items:o.items.map(s=>new _n({type:"optional",innerType:s}))})}function S_(e,t){return util.partial(hr,e,t,
"exactPartial")}function P_(e,t){return util.required(mr,e,t)}function T_(e,t){return e.clone(util.mergeDefs(e._zod.def,
{catchall:t}))}const tl=ie("ZodMiniUnion",(e,t)=>{Bc.init(e,t),we.init(e,t)});function fr(e,t){return new tl({type:"unio\
n",options:e,...le(t)})}const nl=null;function A_(e,t){return new nl({type:"union",options:e,inclusive:!1,...util.normalizeParams(
t)})}const ol=null;function E_(e,t,o){return new ol({type:"union",options:t,discriminator:e,...util.normalizeParams(o)})}
const rl=null;function C_(e,t){return new rl({type:"intersection",left:e,right:t})}const il=null;function sl(e,t,o){const s=t instanceof
core.$ZodType,c=s?o:t,d=s?t:null;return new il({type:"tuple",items:e,rest:d,...util.normalizeParams(c)})}const bt=null;function al(e,t,o){
return!t||!t._zod?new bt({type:"record",keyType:Ke(),valueType:e,...util.normalizeParams(t)}):new bt({type:"record",keyType:e,
valueType:t,...util.normalizeParams(o)})}function M_(e,t,o){return new bt({type:"record",keyType:e,valueType:t,...util.normalizeParams(
o),partial:!0})}function O_(e,t,o){return new bt({type:"record",keyType:e,valueType:t,mode:"loose",...util.normalizeParams(
o)})}const cl=null;function I_(e,t,o){return new cl({type:"map",keyType:e,valueType:t,...util.normalizeParams(o)})}const ul=null;
function R_(e,t){return new ul({type:"set",valueType:e,...util.normalizeParams(t)})}const pr=null;function ll(e,t){const o=Array.
isArray(e)?Object.fromEntries(e.map(s=>[s,s])):e;return new pr({type:"enum",entries:o,...util.normalizeParams(t)})}function D_(e,t){
return new pr({type:"enum",entries:e,...util.normalizeParams(t)})}const dl=null;function N_(e,t){return new dl({type:"li\
teral",values:Array.isArray(e)?e:[e],...util.normalizeParams(t)})}const fl=null;function F_(e){return core._file(fl,e)}const pl=ie(
"ZodMiniTransform",(e,t)=>{Kc.init(e,t),we.init(e,t)});function hl(e){return new pl({type:"transform",transform:e})}const _n=ie(
"ZodMiniOptional",(e,t)=>{Hc.init(e,t),we.init(e,t)});function ge(e){return new _n({type:"optional",innerType:e})}const hr=null;
function L_(e){return new hr({type:"optional",innerType:e})}const ml=null;function gl(e){return new ml({type:"nullable",
innerType:e})}function j_(e){return ge(gl(e))}const yl=null;function U_(e,t){return new yl({type:"default",innerType:e,get defaultValue(){
return typeof t=="function"?t():util.shallowClone(t)}})}const _l=null;function B_(e,t){return new _l({type:"prefault",innerType:e,
get defaultValue(){return typeof t=="function"?t():util.shallowClone(t)}})}const mr=null;function W_(e,t){return new mr(
{type:"nonoptional",innerType:e,...util.normalizeParams(t)})}const bl=null;function K_(e){return new bl({type:"success",
innerType:e})}const $l=null;function H_(e,t){return new $l({type:"catch",innerType:e,catchValue:typeof t=="function"?t:core.
util.constantCatch(t)})}const vl=null;function G_(e){return core._nan(vl,e)}const wl=ie("ZodMiniPipe",(e,t)=>{Gc.init(e,
t),we.init(e,t)});function kl(e,t){return new wl({type:"pipe",in:e,out:t})}const bn=null;function V_(e,t,o){return new bn(
{type:"pipe",in:e,out:t,transform:o.decode,reverseTransform:o.encode})}function X_(e){const t=e._zod.def;return new bn({
type:"pipe",in:t.out,out:t.in,transform:t.reverseTransform,reverseTransform:t.transform})}const zl=null;function Y_(e){return new zl(
{type:"readonly",innerType:e})}const Zl=null;function J_(e,t){return new Zl({type:"template_literal",parts:e,...util.normalizeParams(
t)})}const xl=null;function Sl(e){return new xl({type:"lazy",getter:e})}const Pl=null;function q_(e){return new Pl({type:"\
promise",innerType:e})}const gr=null;function Tl(e,t){const o=new xe({check:"custom",...le(t)});return o._zod.check=e,o}
function Al(e,t){return core._custom(gr,e??(()=>!0),t)}function Q_(e,t={}){return core._refine(gr,e,t)}function eb(e,t){
return core._superRefine(e,t)}const tb=au,nb=cu;class ob{constructor(...t){}}function rb(e,t={}){const o=Al(s=>s instanceof
e,t);return o._zod.bag.Class=e,o._zod.check=s=>{s.value instanceof e||s.issues.push({code:"invalid_type",expected:e.name,
input:s.value,inst:o,path:[...o._zod.def.path??[]]})},o}const ib=(...e)=>core._stringbool({Codec:bn,Boolean:ur,String:sr},
...e);function sb(){const e=Sl(()=>fr([Ke(),Lu(),Uu(),Gu(),gn(e),al(Ke(),e)]));return e}const El=null;function ab(e){return new El(
{type:"function",input:Array.isArray(e?.input)?sl(e?.input):e?.input??gn(mn()),output:e?.output??mn()})}var Cl=i(50),Ve=i(
8925),$n=i(642),$t=i(2542);function vn(e,t){return Ke({error:({input:s})=>s===void 0?`is missing; add ${e}`:wn(e,s)}).check(
iu(),Tl(({value:s,issues:c})=>{const d=t(s);"message"in d&&c.push({code:"custom",message:d.message,input:s})}))}function wn(e,t){
const o=e==="text";if(t===null)return`has no value; use ${e}${o?" (in quotes if it begins with `#`)":""}`;const s=typeof t==
"number"||typeof t=="boolean";return`is ${yr(t)}${o&&s?", not text; put it in quotes":`; use ${e}`}`}function yr(e){return e===
null?"null":Array.isArray(e)?"a list":{string:"text",number:"a number",boolean:"a boolean"}[typeof e]??"a mapping"}const kn=e=>({
error:({code:t,input:o})=>t==="invalid_type"?wn(e,o):void 0}),Ce=vn("text",$n.GT),_r=vn("an https URL",$t.QP.icon_url),br=vn(
"an http or https URL",$t.QP.landing_url),Ml=gn(dr({text:Ce,url:br},kn("a mapping of `text` and `url`")),kn("a list of {\
text, url}")).check(ou(1,"is an empty list; write at least one button, or leave it out")),$r="whole seconds (3600) or a \
duration (12h)",zn=({input:e})=>{if(typeof e=="number")return`is ${e}; use ${$r}`;const t=typeof e=="string"?(0,$n.p0)(e.
trim()):void 0;return t&&"message"in t?t.message:wn($r,e)},Ol=Ke().check(ru(/^\s*[0-9]+[smhdw]?\s*$/,{error:zn,abort:!0})),
Il=kl(fr([ju().check(tr(0,{error:zn,abort:!0})),Ol],{error:zn}),hl((e,{issues:t})=>{const o=typeof e=="number"?{value:e}:
(0,$n.p0)(e.trim());return"value"in o?o.value:(t.push({code:"custom",message:o.message,input:e}),sc)})),Rl=dr({title:ge(
Ce),message:ge(Ce),icon_url:ge(_r),banner_url:ge(_r),landing_url:ge(br),actions:ge(Ml),utm_source:ge(Ce),utm_medium:ge(Ce),
utm_campaign:ge(Ce),ttl:ge(Il)},kn("a mapping of notification fields"));function Dl(e,{value:t,positionOf:o,problems:s}){
const c=(F,ee)=>(0,Ve.CC)(e,ee,{path:F,position:o(F)}),d=vr(t);if(d===void 0)return{fields:{},problems:[...s,c(["actions"],
"has too many elements to check; write fewer")]};if(d.success&&s.length===0)return{fields:d.data,problems:[]};const y=new Set(
s.map(({path:F=[]})=>(0,Ve.LF)(F))),z=(d.error?.issues??[]).filter(({path:F})=>!y.has((0,Ve.LF)(F))).flatMap(({path:F,message:ee,
...oe})=>oe.code==="unrecognized_keys"?oe.keys.map(pe=>({path:[...F,pe]})):[{path:F,message:ee}]),w=(0,Ve.Kc)(e,z,({path:F,
message:ee=Nl(F)})=>c(F,ee)),C=[...s,...w].sort(Ve.rg),U=new Set([...s,...z].map(({path:F})=>F?.[0])),N=Object.entries(t??
{}).filter(([F])=>!U.has(F));return{fields:vr(Object.fromEntries(N))?.data??{},problems:C}}function Nl(e){if(e.length>1)
return"is not part of a button; a button has only `text` and `url`";if(e[0]==="target")return"cannot be set in a payload\
 file; set the input `target` in the workflow";const t=(0,Cl.d)(String(e[0]),$t.pi);return`is not a field of a notificat\
ion; ${t?`did you mean \`${t}\`?`:`the fields are ${$t.pi.join(", ")}.`} For other fields of your service, use the input\
 \`extra-fields\``}function vr(e){try{return rr(Rl,e)}catch(t){if(t instanceof RangeError)return;throw t}}}),8758:((n,r,i)=>{
i.d(r,{readActions:()=>m,s:()=>h});var a=i(8925),u=i(8992),l=i(2542),f=i(9715),p=i(3924);async function m($,S){const P={
input:"actions"},M=await(0,p.h)($,P,S);if(!("value"in M))return{fields:{},problems:M.problems};const{fields:D,problems:H}=(0,f.
L5)(P,{value:{actions:M.value},positionOf:V=>M.positionOf(V.slice(1)),problems:M.problems.map(V=>({...V,path:["actions",
...V.path??[]]}))});return{fields:D,problems:H.map(V=>({...V,path:V.path?.slice(1)}))}}const _=new Set([...l.pi.map(l.wg),
"target"]);async function h($,S){const P={input:"extra-fields"},M=await(0,p.h)($,P,S),{problems:D}=M;if(!("value"in M))return{
fields:{},problems:D};if(!(0,u.Gv)(M.value))return D.push((0,a.CC)(P,"is not a mapping; write fields as `name: value`")),
{fields:{},problems:D};for(const H of Object.keys(M.value)){const V=H.replaceAll("_","-").toLowerCase(),O={path:[H],position:M.
positionOf([H])};_.has(V)&&D.push((0,a.CC)(P,`has its own input, \`${V}\`; use that`,O))}return{fields:D.length>0?{}:M.value,
problems:D}}}),3924:((n,r,i)=>{i.d(r,{h:()=>h});var a=i(8925),u=i(8359),l=i(642),f=i(8992);const p=/^( *(?:- +)*)([\w$-]{1,40}):(?:[ \t]+(\S?)|$)/;
function m(A){const v=p.exec(A);if(!v)return;const[,E="",R="",Q=""]=v;return{indentation:E,key:R,hasValue:Q!==""}}function _(A,v){
const E=A.split(/\r?\n/,v+1);for(const R of[v,v+1]){const Q=m(E[R-1]??"");if(!Q||Q.indentation.includes("-"))continue;const b=Q.
indentation.length+1,L=E.slice(0,R-1).flatMap(Z=>m(Z)??[]).at(-1);if(!(!L?.hasValue||L.indentation.length+1===b))return{
key:Q.key,above:L.key,position:{line:R,column:b}}}}async function h(A,v,E){const R=ne=>(0,u.kU)({[v.input]:ne},E,v.file),
Q=R(A);if(Q.length>0)return{problems:Q};const b=await i.e(815).then(i.t.bind(i,8815,19)),x=new b.LineCounter,[L,Z]=b.parseAllDocuments(
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
 \`${ce.key}\` must align with \`${ce.above}\``,{position:ce.position,reason:J}];const le=A.slice(0,re).trimEnd(),tn=le.
lastIndexOf(" ")+1;if(le[tn]==="*")return[`is neither YAML nor JSON; ${M}`,{position:I(tn),reason:J}];const nn=O[ne.code]??
"check the indentation, and put text that contains `: ` or `#` in quotes";return[`is neither YAML nor JSON${X(ne)}; ${nn}`,
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
e in which JSON keeps whole numbers exactly (\xB1(2^53-1)); put it in quotes if it is text"}}),3916:((n,r,i)=>{i.d(r,{HR:()=>u,
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
charAt(0).toLowerCase()}${h.slice(1)}.`,_="If you did not mean to cancel it, run it again."}),50:((n,r,i)=>{i.d(r,{d:()=>f});
var a=i(7785);const u=2,l=p=>p.toLowerCase().replace(/[-_]/g,"");function f(p,m){const _=new Map(m.map(S=>[S,(0,a.A)(l(S),
l(p))])),h=([S,P])=>P<=Math.min(u,Math.floor(S.length/2)),[$]=[..._].filter(h).sort(([,S],[,P])=>S-P);return $?.[0]}}),8925:((n,r,i)=>{
i.d(r,{CC:()=>l,Kc:()=>V,LF:()=>m,LT:()=>h,_k:()=>O,fI:()=>$,rg:()=>f});var a=i(3916),u=i(8992);function l(T,A,v={}){return{
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
`)}`}}),8359:((n,r,i)=>{i.d(r,{gE:()=>x,ue:()=>Z,kU:()=>L,_y:()=>v});var a=i(8925);const u=[{escapes:/\\u[\da-fA-F]{4}|\\[bfnrt]|\\[^a-zA-Z\d]/g,
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
Y.add(B)}}}),900:((n,r,i)=>{i.d(r,{IZ:()=>x,Pw:()=>D,uB:()=>b});var a=i(8992),u=i(8925),l=i(8359),f=i(642);const p=(Z,I)=>k=>k===
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
map(({inputs:[G,...te],message:ae})=>problem(G,ae,{otherInputs:te}))}}),642:((n,r,i)=>{i.d(r,{Ae:()=>Q,GT:()=>O,PL:()=>W,
XM:()=>m,XQ:()=>T,d6:()=>P,eB:()=>v,p0:()=>S,pc:()=>V,rD:()=>p,rf:()=>M,tS:()=>R,yG:()=>$,yi:()=>_,zM:()=>h});var a=i(8992);
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
qF)(b);return(0,a.Gv)(L)?{value:L}:{message:`is not a JSON object; ${x}`}}const Q=b=>({value:b})}),8992:((n,r,i)=>{i.d(r,
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
b!==null&&!Array.isArray(b)}),311:((n,r,i)=>{i.d(r,{r:()=>a});const a="1.0.0"}),181:(n=>{n.exports=require("buffer")}),3053:(n=>{
n.exports=require("node:diagnostics_channel")}),4708:(n=>{n.exports=require("node:https")}),932:(n=>{n.exports=require("process")}),
7785:((n,r,i)=>{i.d(r,{A:()=>l});const a=[],u=[];function l(p,m,_){if(p===m)return 0;const h=_?.maxDistance,$=p;p.length>
m.length&&(p=m,m=$);let S=p.length,P=m.length;for(;S>0&&p.charCodeAt(~-S)===m.charCodeAt(~-P);)S--,P--;let M=0;for(;M<S&&
p.charCodeAt(M)===m.charCodeAt(M);)M++;if(S-=M,P-=M,h!==void 0&&P-S>h)return h;if(S===0)return h!==void 0&&P>h?h:P;let D,
H,V,O,W=0,T=0;for(;W<S;)u[W]=p.charCodeAt(M+W),a[W]=++W;for(;T<P;){for(D=m.charCodeAt(M+T),V=T++,H=T,W=0;W<S;W++)O=D===u[W]?
V:V+1,V=a[W],H=a[W]=V>H?O>H?H+1:O:O>V?V+1:O;if(h!==void 0){let A=H;for(W=0;W<S;W++)a[W]<A&&(A=a[W]);if(A>h)return h}}return a.
length=S,u.length=S,h!==void 0&&H>h?h:H}function f(p,m,_){if(!Array.isArray(m)||m.length===0)return;const h=_?.maxDistance,
$=p.length;for(const D of m)if(D===p)return D;if(h===0)return;let S,P=Number.POSITIVE_INFINITY;const M=new Set;for(const D of m){
if(M.has(D))continue;M.add(D);const H=Math.abs(D.length-$);if(H>=P||h!==void 0&&H>h)continue;const V=Number.isFinite(P)?
h===void 0?P:Math.min(P,h):h,O=V===void 0?l(p,D):l(p,D,{maxDistance:V});if(h!==void 0&&O>h)continue;let W=O;if(V!==void 0&&
O===V&&V===h&&(W=l(p,D)),W<P&&(P=W,S=D,P===0))break}if(!(h!==void 0&&P>h))return S}})},wt={};function q(n){var r=wt[n];if(r!==
void 0)return r.exports;var i=wt[n]={exports:{}},a=!0;try{xn[n](i,i.exports,q),a=!1}finally{a&&delete wt[n]}return i.exports}
q.m=xn,typeof q<"u"&&(q.ab=__dirname+"/"),q.n=n=>{var r=n&&n.__esModule?()=>n.default:()=>n;return q.d(r,{a:r}),r},(()=>{
var n=Object.getPrototypeOf?i=>Object.getPrototypeOf(i):i=>i.__proto__,r;q.t=function(i,a){if(a&1&&(i=this(i)),a&8||typeof i==
"object"&&i&&(a&4&&i.__esModule||a&16&&typeof i.then=="function"))return i;var u=Object.create(null);q.r(u);var l={};r=r||
[null,n({}),n([]),n(n)];for(var f=a&2&&i;typeof f=="object"&&!~r.indexOf(f);f=n(f))Object.getOwnPropertyNames(f).forEach(
p=>l[p]=()=>i[p]);return l.default=()=>i,q.d(u,l),u}})(),q.d=(n,r)=>{for(var i in r)q.o(r,i)&&!q.o(n,i)&&Object.defineProperty(
n,i,{enumerable:!0,get:r[i]})},q.f={},q.e=n=>Promise.all(Object.keys(q.f).reduce((r,i)=>(q.f[i](n,r),r),[])),q.u=n=>""+n+
".preview.js",q.o=(n,r)=>Object.prototype.hasOwnProperty.call(n,r),q.r=n=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.
defineProperty(n,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(n,"__esModule",{value:!0})},(()=>{var n={792:1},
r=i=>{var a=i.modules,u=i.ids,l=i.runtime;for(var f in a)q.o(a,f)&&(q.m[f]=a[f]);l&&l(q);for(var p=0;p<u.length;p++)n[u[p]]=
1};q.f.require=(i,a)=>{n[i]||r(require("./"+q.u(i)))}})();var wr={},kt=q(8359),de=q(2542);async function kr(n,r){const i=de.
pi.filter(u=>n[(0,de.wg)(u)]!==""),a=await Promise.all(i.map(u=>zr(u,n[(0,de.wg)(u)],r)));return{source:"input",fields:Object.
assign({},...a.map(({fields:u})=>u)),given:new Set(i),problems:a.flatMap(({problems:u})=>u)}}async function zr(n,r,i){if(n===
"actions"){const{readActions:l}=await Promise.resolve().then(q.bind(q,8758));return l(r,i)}const a=(0,de.qW)(n,r,de.QP),
u=(0,kt.kU)({ttl:a.fields.ttl},i);return u.length>0?{fields:{},problems:u}:a}var fe=q(8925),se=q(8992),Sn=q(9715);const Ye={
source:"file",fields:{},given:new Set,problems:[]},zt=(n,r)=>de.Vu.filter(i=>!n.given.has(i)&&!r.given.has(i));function Ll(n,r,i,a,u=[]){
const l=zt(n,r),f=Zr(l,i,a),p=[...u,...n.problems,...r.problems,...f.problems];if(p.length>0)return{problems:p};const m=Zt(
n,r,f);if(!m)throw new Error("a required field was lost");const _=i.kind==="content"&&l.includes("message")&&i.fields.message;
return _&&"value"in _&&(m.messageOrigin=_.origin),{content:m}}function Zt(...n){const r=Object.assign({},...n.map(({fields:h})=>h).
reverse()),{title:i,message:a,icon_url:u,landing_url:l}=r;if(!i||!a||!u||!l)return;const f=de.pi.filter(h=>r[h]!==void 0),
p=Object.fromEntries(f.map(h=>[h,r[h]])),m=h=>n.find(({given:$})=>$.has(h))?.source,_=Object.fromEntries(f.map(h=>[h,m(h)]));
return{notification:{...p,title:i,message:a,icon_url:u,landing_url:l},sources:_}}function Zr(n,r,i){const a=r.kind==="co\
ntent"?r.source:"event",u={source:a,fields:{},given:new Set(n),problems:[]},l=new Map;for(const m of n){const _=r.kind===
"content"?r.fields[m]:{missing:Sr(r.event)};if("missing"in _){l.set(_.missing,[...l.get(_.missing)??[],m]);continue}const h=[
_.value,..._.madeFrom??[]].map(i.find).find(Boolean),{fields:$,problems:S}=checkText(m,_.value);if(Object.assign(u.fields,
$),h){const M=`contains ${h}, which may already be public; replace the token, and remove it from the ${a==="release"?a:"\
release or deployment"}`;u.problems.push(problem(inputOf(m),M))}else u.problems.push(...S.map(P=>({...P,message:`in the ${a}\
, ${P.message}`})))}const f=r.kind==="none"&&r.event?", or set the input `release` to the tag of a release":"",p=[...l].
map(([m,_])=>xr(_,m&&` (${m})`,f));return{...u,problems:[...p,...u.problems]}}function xr(n,r,i){const a=n.map(p=>`\`${p}\
\``).join(", "),u=n.length>1?`are missing${r}; set them as inputs or in \`payload-file\` (there as ${a})${i}`:`is missin\
g${r}; set it as an input, or as ${a} in \`payload-file\`${i}`,[l="",...f]=n.map(inputOf);return problem(l,u,{otherInputs:f})}
function Sr(n){return n===void 0?"":`${/^[a-z_]{1,40}$/.test(n)?`the event \`${n}\``:"this event"} does not supply conte\
nt`}var Je=q(642),Pn=q(7785);const Tn=["tag","version","name","repository","message","url"];function An(n){const r=En(n);
return{names:new Set(r.flatMap(i=>"placeholder"in i?i.placeholder:[])),misspelled:r.flatMap(i=>"meant"in i?{text:i.misspelled,
meant:i.meant}:[])}}function jl(n,r,{isUrl:i,maxLength:a}){let u="";for(const[l,f]of En(n).entries()){if("literal"in f)u+=
f.literal;else if("misspelled"in f)u+=f.misspelled;else{const p=(r[f.placeholder]??"").toWellFormed();u+=i&&l>0?encodeURIComponent(
p):p}if(u.length>a)return}return u}const Pr=24;function En(n){const r=[];let i=0,a=!0;const u=(l,f,p)=>{f>i&&r.push({literal:n.
slice(i,f)}),r.push(l),i=p};for(let l=n.indexOf("{");l!==-1;l=n.indexOf("{",l)){if(n.startsWith("{{",l)&&a){const _=n.indexOf(
"}}",l+2);if(a=_!==-1,l=a?_+2:l,a)continue}const[f="{",p=""]=/^\{([^{}]*)\}/.exec(n.slice(l,l+Pr+2))??[],m=p===""?void 0:
Tr(p);m&&u(m,l,l+f.length),l+=f.length}return i<n.length&&r.push({literal:n.slice(i)}),r}function Tr(n){const r=Tn.find(
a=>a===n);if(r!==void 0)return{placeholder:r};const i=Tn.find(a=>Er(n,a));return i&&{misspelled:`{${n}}`,meant:i}}const Ar=3;
function Er(n,r){const i=n.toLowerCase().replace(/[\s_.-]/g,"");if(i===r||i.length>=Ar&&r.startsWith(i))return!0;const a=[
...i].sort().join("")===[...r].sort().join("");return r.length>4?(0,Pn.A)(i,r)<=2:i[0]===r[0]&&(a||(0,Pn.A)(i,r)<=1)}function Cn(n){
const r=new Set,i=[],a=[];return In(n,({text:u,place:l})=>{const f=An(u);for(const{text:m,meant:_}of f.misspelled){const h=`\
contains ${(0,se.hD)(m)}, which is not a placeholder; did you mean \`{${_}}\`?`;a.push(On(l,h))}for(const m of f.names)r.
add(m);const[p]=f.names;return p!==void 0&&i.push({name:p,place:l}),u}),{names:r,places:i,problems:a}}const Cr=524288;function Ul(n,r,i){
const a=[];let u=Cr;const l=new Map;return{filled:In(n,({text:_,rule:h,place:$})=>{const{names:S}=findPlaceholders(_);if(S.
size===0)return _;const P=m(_,S,h);return"message"in P&&a.push(On($,P.message)),"value"in P?P.value:_}),problems:a};function p(_){
const h=r[_];return!l.has(_)&&"value"in h&&l.set(_,[h.value,...h.madeFrom??[]].map(i.find).find(Boolean)),l.get(_)}function m(_,h,$){
const S={};for(const V of h){const O=r[V];if("missing"in O)return{message:`contains \`{${V}}\`, which has no value: ${O.
missing}`};const W=p(V);if(W)return{message:Mn(W)};S[V]=O.value}const P=$!==nonBlank&&$!==anyText,M=u>0?fillPlaceholders(
_,S,{isUrl:P,maxLength:u})?.trim():void 0;if(u-=M?.length??u,M===void 0)return{message:"is too long with its placeholder\
s replaced; use fewer"};const D=i.find(M);if(D)return{message:Mn(D)};const H=$(M);return"value"in H?H:{message:`with its\
 placeholders replaced: ${H.message}`}}}const Mn=n=>`would contain ${n}, which may already be public; replace the token,\
 and remove it from the release`;function On(n,r){return(0,fe.CC)(n,r,n)}function In(n,r){const{inputs:i,file:a,fileName:u,
extraFields:l,onceKey:f}=n,p=([h="",...$])=>({input:(0,de.wg)(h),path:$}),m=h=>({input:"payload-file",file:u,path:h,position:a.
positionOf?.(h)}),_=h=>({input:"extra-fields",path:h});return{inputs:{...i,fields:Rn(i.fields,new Set,p,r)},file:{...a,fields:Rn(
a.fields,i.given,m,r)},fileName:u,extraFields:Mr(l,(h,$)=>r({text:h,rule:Je.Ae,place:_([$])})),onceKey:f&&r({text:f,rule:Je.
Ae,place:{input:"once-key"}})}}function Rn(n,r,i,a){const u={...n};for(const l of Object.keys(de.fD)){const f=n[l];f===void 0||
r.has(l)||(u[l]=a({text:f,rule:de.fD[l],place:i([l])}))}return n.actions===void 0||r.has("actions")||(u.actions=n.actions.
map(({text:l,url:f},p)=>({text:a({text:l,rule:Je.GT,place:i(["actions",p,"text"])}),url:a({text:f,rule:de.fD.landing_url,
place:i(["actions",p,"url"])})}))),u}function Mr(n,r){const i=JSON.parse(JSON.stringify(n)),a=Object.entries(i).map(([u,
l])=>({field:u,holder:i,key:u,value:l}));for(const{field:u,holder:l,key:f,value:p}of a){if(typeof p=="string"&&(l[f]=r(p,
u)),typeof p!="object"||p===null)continue;const m=p;for(const[_,h]of Object.entries(m))a.push({field:u,holder:m,key:_,value:h})}
return i}var Or=q(3924);async function Ir(n,r,i){if("problem"in r)return qe([r.problem]);const a={input:"payload-file",file:n},
u=await(0,Or.h)(r.text,a,i);if(!("value"in u))return qe(u.problems);const{value:l,positionOf:f,problems:p}=u;if(l===null)
return qe([...p,(0,fe.CC)(a,"is empty; write notification fields as `name: value`")]);if(!(0,se.Gv)(l)){const $=`is ${(0,Sn.
WF)(l)}; write notification fields as \`name: value\``;return qe([...p,(0,fe.CC)(a,$,{position:f([])})])}const{$schema:m,
..._}=l;return{...(0,Sn.L5)(a,{...u,value:_}),source:"file",given:new Set(Object.keys(_)),positionOf:f}}const qe=n=>({...Ye,
given:new Set(de.pi),problems:n});async function Rr(n,r,i,a){const u=await Ir(n,r,a),l={input:"payload-file",file:n},f=zt(
i,u).map(S=>(0,fe.CC)(l,"is missing; set it here or as an input",{path:[S],position:{line:1,column:1}})),p={inputs:{...i,
fields:{}},file:u,fileName:n,extraFields:{},onceKey:""},m=Cn(p).problems,_=[...u.problems,...m].sort(fe.rg),h=(0,fe.Kc)(
l,[...f,..._],S=>S),$=Zt(i,u);return $?{problems:h,content:$,positionOf:u.positionOf??Dn}:{problems:h,positionOf:Dn}}const Dn=()=>{};
var Dr=q(8758),$e=q(3916),Nr=q(311);const Fr=`web-push-action/${Nr.r}`;var xt=q(900);const Nn=[{seconds:86400,name:"day",
letter:"d"},{seconds:3600,name:"hour",letter:"h"},{seconds:60,name:"minute",letter:"m"},{seconds:1,name:"second",letter:"\
s"}];function Lr(n){const r=Nn.find(({seconds:i})=>n>0&&n%i===0);return r?`${n/r.seconds}${r.letter}`:`${n}s`}function Fn(n){
const r=Nn.find(({seconds:i})=>n>=i);return r?`${counted(Math.floor(n/r.seconds),r.name)} ago`:"just now"}function Bl({tag:n,
level:r,age:i}){const a=i===void 0?"":`, published ${Fn(i)}`;return`${quote(n)}${r?` (${r})`:""}${a}`}function Wl(n){const r=quote(
n.release.tag);return n.kind==="level"?`The release ${r} is a ${n.release.level} release, smaller than \`release-level: ${n.
minLevel}\`.`:`The release ${r} was published ${Fn(n.age)}, longer ago than \`max-age: ${Lr(n.maxAge)}\` allows.`}function Kl({
kind:n}){return`Usually there is nothing to do. To announce it anyway, ${n==="level"?"change `release-level`":"give its \
tag as `release`, or a larger `max-age`"}.`}const Qe=n=>String(n).padStart(2,"0"),Ln=({hour:n,minute:r})=>`${Qe(n)}:${Qe(
r)}`,jr=({year:n,month:r,day:i})=>`${n}-${Qe(r)}-${Qe(i)}`;function Ur({window:n,timeZone:r,now:i,opens:a,opensAt:u}){const l=r.
toUpperCase()==="UTC"?"":` (${u.toISOString().slice(11,16)} UTC)`;return`It is ${Ln(i)} in the time zone ${r}, outside \`\
send-between: ${n}\`. The window opens at ${Ln(a)} on ${jr(a)}${l}.`}const Hl={text:"Nothing was claimed, so a later run\
 inside the window sends (with `once-key`, unless the key was already used): the next one of a schedule, or this run, if\
 you re-run it then."},jn=[{name:"Desktop",browser:"Chrome on Windows",title:{length:70,line:35},message:{length:140,line:35},
button:{length:19,line:19},iconAt:"start",textWidth:350},{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},
message:{length:65,line:33},button:{length:19,line:19},iconAt:"end",textWidth:310}];function et(n,{length:r,line:i}){const a=/^[\n\x20-\x7e]*$/.
test(n),u=a?n:n.match(Br())??[],l=a?void 0:Wr(),f=u.length;let p=0,m=0,_=0;for(const h of u){if(p=h===`
`?(Math.floor(p/i)+1)*i:p+(l?.test(h)?2:1),p>r)return{shown:`${n.slice(0,_).trimEnd()}\u2026`,visible:m,total:f};p<r&&(m++,
_+=h.length)}return{shown:n,visible:f,total:f}}const Br=(0,se.xb)(String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
"gsu"),Wr=(0,se.xb)(String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`,
"u");function St(n){return Ct(n).replace(Xr,Me).replace(Yr,Jr).replace(/^[\t -%'-;=-@[-`{-~]/,Me).replaceAll(`
`,"<br>")}function Un(n){return Ct(n).replace(/[&<>]/g,Me).replaceAll(`
`,"&#10;")}const Pt=(n,r)=>St(Tt(Ae(n,r))),Gl=n=>Wn(Pt(n,500));function tt(n,r=500){const a=Ae(n,r).split(Hr).map((u,l)=>l%
2===1?Kn(u):St(Tt(u)));return Wn(a.join(""))}function Bn({text:n,url:r},i=2e3){return`${tt(n,i)}${r?` <a href="${Et(r)}"\
>Open that run</a>`:""}`}const Kr=({command:n})=>n!==void 0&&`<pre><code>${Un(n)}</code></pre>`,Wn=n=>`<span dir="auto">${n}\
</span>`,Hr=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,Kn=n=>`<code>${Un(n)}</code>`;function Gr(n,r=300){const i=Pt(n,r);return n.
length>Gn?i:`<a href="${Et(n)}">${i}</a>`}function Hn(n,r,i){return n.length>Gn?r:`<img src="${Et(n)}" alt="${r}" width=\
"${i}">`}function Ae(n,r){return n.length>r?`${n.slice(0,r).replace(/[\ud800-\udbff]$/,"")}\u2026`:n}function Tt(n,r=40){
if(!new RegExp(`[^\\s/?-]{${r+1}}`).test(n))return n;const i=new RegExp(`${At}{${r+1},}`,"gv"),a=new RegExp(`${At}{${Vr}\
}(?=${At})`,"gv");return n.replace(i,u=>u.replace(a,"$&\u200B"))}const Vr=10,At=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.
raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}\
]]`,Gn=2e3,Xr=/[&<>"'`*_~[\]()|\\!{}^]/g,Yr=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,Me=n=>`&#${n.codePointAt(0)};`,Jr=n=>`<span>${Me(
n)}</span>`,Et=n=>Ct(n).replace(/[&<>"'`\n\t]/g,Me);function Ct(n){return n.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(/[\u202a-\u202e\u2066-\u2069]|[^\n\t -~\xa0-\uffff]/g,r=>`\u2039U+${(r.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0")}\u203A`)}function Oe(n){const[,r="",i="",a=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(n))??[];return i?r+i.replace(
/\B(?=(?:\d{3})+$)/g,",")+a:String(n)}const Ie=(n,r)=>`${Oe(n)} ${r}${n===1?"":"s"}`,qr=864e5,Vn=2419200,Qr=14,ei={"many\
-buttons":({count:n})=>`There are ${n} buttons; browsers show at most two.`,"long-ttl":({seconds:n})=>`The ttl is ${n} s\
; push services keep a notification for at most four weeks (${Vn} s).`,"reach-zero":()=>"The audience has a reach of 0: \
nobody will receive this notification.","quoted-token":()=>"The API token is in quotation marks. If they are not part of\
 it, remove them from the secret.","token-expiry":({at:n,expired:r})=>r?`The API token expired on ${Ot(n)}: the service \
will probably refuse it. Replace the secret.`:`The API token expires on ${Ot(n)}. Replace the secret before then.`,rerun:({
attempt:n})=>`This is attempt ${n} of this run: an earlier attempt may already have sent the notification. Set \`once-key\
\`, so that a re-run cannot send it again.`,"image-size":({input:n,use:r,expected:i,...a})=>`${n}: the ${r} is ${Yn(a)};\
 browsers show ${i.map(Yn).join(" or ")}.`,"page-as-image":({input:n,raw:r})=>`${n} is a page of GitHub that shows the i\
mage, not the image itself, so subscribers would not see it. Use the address behind the button Raw: ${(0,se.hD)(r)}.`,"k\
ey-separator":({key:n})=>`The once-key ${(0,se.hD)(n)} ends with a separator, so an expression in it is probably empty. \
Runs with the same key may be skipped although they announce something else. Correct the key.`,"release-each-run":({tag:n})=>`\
Without \`once-key\`, the next run announces the release ${(0,se.hD)(n)} again. Set \`once-key: release-{tag}\`.`,"relea\
se-each-period":({tag:n,period:r})=>`\`once-per\` lets a run announce the release ${(0,se.hD)(n)} again in the next ${r}\
. To announce each release only once, remove \`once-per\`.`,truncated:({field:n,visible:r,total:i})=>`The ${n} is ${Oe(i)}\
 characters long; even a desktop shows only about ${Oe(r)}.`,markup:({field:n,what:r})=>`The ${n} contains ${It[r].name}\
. Notifications are plain text: subscribers would see the characters as they are.`,"escaped-newline":({field:n})=>`The ${n}\
 contains the two characters \`\\n\`, which subscribers would see as they are. For a line break, use a YAML block (\`|\`).`,
"outside-window":({outside:n})=>`A real run would be skipped now. ${Ur(n)}`,"entry-message":({origin:n})=>`The message i\
s ${ti(n)}, one of several changes. ${Xn}`,"neutral-message":()=>`The release notes have no sentence for subscribers, so\
 the message says only that there is something new. ${Xn}`},Xn="To choose the words, write `<!-- web-push: your text -->\
` on a line of its own in the release notes, begin them with a short paragraph, or set `message`.";function ti(n){switch(n.
kind){case"comment":return"the `web-push` comment of the release notes";case"introduction":return"the introduction of th\
e release notes";case"entry":return`the entry ${(0,se.hD)(n.entry)}${n.heading===""?"":` under ${(0,se.hD)(n.heading)}`}\
 of the release notes`;case"neutral":return"the neutral sentence"}}const Mt=n=>ei[n.kind](n);function ni(n){return"field"in
n?n.field:n.kind==="many-buttons"?"actions":n.kind==="long-ttl"?"ttl":n.kind==="image-size"?`${n.use}_url`:void 0}function Xl(n){
return n.kind==="token-expiry"&&n.expired?{message:`The API token expired on ${Ot(n.at)}.`,hint:"Replace the secret with\
 the current API token of this site. Then run this again."}:n.kind!=="quoted-token"?void 0:{message:"The API token is in\
 quotation marks.",hint:"If the quotation marks are not part of it, remove them from the secret. Then run this again."}}
const Ot=n=>n.toISOString().slice(0,10),Yn=({width:n,height:r})=>`${n}x${r}`,It={heading:{name:"a Markdown heading",pattern:/^#{1,6} \S/m},
list:{name:"a Markdown list",pattern:/^[-*+] \S/m},link:{name:"a Markdown link",pattern:/\[[^[\]\n]*\]\([^()\s]*\)/},emphasis:{
name:"Markdown emphasis",pattern:/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-zA-Z\d])|~~(?=[^\s~])[^~\n]+~~/},
tag:{name:"an HTML tag",pattern:/<\/?[a-zA-Z][^<>]*>/}};function oi({notification:n,sources:r,messageOrigin:i}){const{actions:a,
ttl:u}=n,l=[];a&&a.length>2&&l.push({kind:"many-buttons",count:a.length}),u!==void 0&&u>Vn&&l.push({kind:"long-ttl",seconds:u}),
i?.kind==="entry"&&l.push({kind:"entry-message",origin:i}),i?.kind==="neutral"&&l.push({kind:"neutral-message"}),l.push(
...Jn("icon-url",n.icon_url),...Jn("banner-url",n.banner_url));for(const f of["title","message"])l.push(...ri(f,n)),(r[f]===
"input"||r[f]==="file")&&l.push(...ii(f,n[f]));return l}function Jn(n,r=""){const[,i,a]=/^https:\/\/github\.com\/([^/?#]+\/[^/?#]+)\/blob\/([^?#]+)(?!.*[?&]raw=)/i.
exec(r)??[];return i===void 0?[]:[{kind:"page-as-image",input:n,raw:`https://raw.githubusercontent.com/${i}/${a}`}]}function ri(n,r){
const[i]=jn,{visible:a,total:u}=et(r[n],i[n]);return a===u?[]:[{kind:"truncated",field:n,visible:a,total:u}]}function ii(n,r){
const a=Object.keys(It).filter(u=>It[u].pattern.test(r)).map(u=>({kind:"markup",field:n,what:u}));return r.includes("\\n")?
[...a,{kind:"escaped-newline",field:n}]:a}const Yl=n=>n===0?[{kind:"reach-zero"}]:[],Jl=n=>n!==void 0&&/[-_.:/#]$/.test(
n)?[{kind:"key-separator",key:n}]:[],ql=(n,r,i)=>n&&r!==void 0&&i===void 0?[{kind:"release-each-run",tag:r.tag}]:[],Ql=(n,r)=>n!==
void 0&&r!==void 0?[{kind:"release-each-period",tag:r.tag,period:n}]:[],ed=(n,r)=>n>1&&r===void 0?[{kind:"rerun",attempt:n}]:
[];function td(n,r){if(/^(["'`]).*\1$/.test(n))return[{kind:"quoted-token"}];const i=si(n);return i===void 0||i-r>=Qr*qr?
[]:[{kind:"token-expiry",at:new Date(i),expired:i<=r}]}function si(n){const[r,i,a,...u]=n.split(".");if(!r||!i||a===void 0||
u.length>0)return;const{exp:l}=Object(parseJson(Buffer.from(i,"base64url").toString("utf8"))),f=typeof l=="number"?l*1e3:
Number.NaN;return Number.isNaN(new Date(f).getTime())?void 0:f}const Rt=({text:n,url:r,command:i})=>`${n}${r?` ${r}`:""}${i?
`
${i}`:""}`,ai={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notific\
ation may or may not have been sent."};function qn({title:n,reason:r,message:i,hint:a},u,l){const p=l!==void 0&&l.kind!==
"none"?"first delete the claim of `once-key` (the command is in the log), then ":"",_=["Look in the panel of the service\
 before you send it again.",a,`If nothing was sent, ${p}run this again.`].filter(Boolean).join(" "),h=u==="not-sent"&&r===
"internal-error"?" You can run this again.":"";return{title:`${n} (${u?`${u}: `:""}${r})`,failed:n,why:{text:i},meaning:u&&
ai[u],next:{text:u==="unknown"?_:`${a}${h}`},reason:r}}const ci=n=>n.replace(/^http-(?![345]\d\d$)\d+$/,"reasons").replace(
/^http-(?!303|401|403|404|408|429)(\d)\d\d$/,"http-$1xx"),Qn=n=>`https://github.com/web-push-action/web-push-action/blob\
/v1/docs/troubleshooting.md#${ci(n)}`,eo=4096,ui=600;function li({why:n,meaning:r,next:i,reason:a},u){const f=`
${u(r?`${r} ${Rt(i)}`:Rt(i))}${a?`
More: ${Qn(a)}`:""}`;return di(u(Rt(n)),eo-f.length)+f}function di(n,r){const i=n.split(`
`);if(i.length===1)return Ae(n,r-1);const a=p=>`- and ${p} more (see the log)`;let u=a(i.length).length;const l=[];for(const p of i){
const m=Ae(p,ui);if(u+=m.length+1,u>r)break;l.push(m)}const f=i.length-l.length;return[...l,...f>0?[a(f)]:[]].join(`
`)}const fi=5e3;function pi({failed:n,why:r,next:i,reason:a}){return[`<table>
${[...n?[["What failed",`<b>${tt(n)}</b>`]]:[],["Why",Bn(r,fi)],["What to do",Bn(i)],...a?[["More",`<a href="${Qn(a)}">W\
hat ${a} means</a>`]]:[]].map(([l="",f])=>`<tr><th align="left">${l.replaceAll(" ","&nbsp;")}</th><td>${f}</td></tr>`).join(
`
`)}
</table>`,Kr(i)]}function nd({attempts:n,result:r,response:i,payload:a,target:u}){const l=u?.type==="audience"?u.audience:
void 0;return{outcome:r.outcome,reason:"failure"in r?r.failure.reason:"reason"in r?r.reason:"","status-code":nt(i?.statusCode),
response:i?.body??"",payload:a??"","audience-id":nt(l?.id),"audience-name":l?.name??"","audience-reach":nt(l?.reach),attempts:nt(
n),"sent-at":r.outcome==="sent"?r.sentAt.toISOString():""}}const nt=n=>n===void 0?"":String(n);function od(n){return n instanceof
Failure?{audiences:"",count:"",reason:n.reason}:{audiences:JSON.stringify(n),count:String(n.length),reason:""}}function hi({
notifications:n,extraFields:r,failure:i},a){const u=n.map(({file:l,content:f})=>({file:l,payload:{...f?.notification,...r}}));
return{payloads:a?"":JSON.stringify(u),count:i?"":String(u.length),reason:a}}const mi=2,to=56,gi=360,yi="Where the text \
is cut off is an estimate: it depends on fonts, versions and settings.";function _i(n){return`<div>
${jn.map(i=>bi(i,n)).join(`
`)}
<br clear="all"><sub>${yi}</sub>
</div>`}function bi(n,{title:r,message:i,actions:a=[],...u}){const{name:l,browser:f,iconAt:p,textWidth:m}=n,_=et(r,n.title),
h=et(i,n.message),$=a.slice(0,mi).map(({text:T})=>et(T,n.button)),S=a.length-$.length,P=`<td valign="top" width="${to}">${Hn(
u.icon_url,"icon",to)}</td>`,M=`<td valign="top" width="${m}" dir="auto"><b>${Dt(_)}</b><br>${Dt(h)}</td>`,D=u.banner_url&&
Hn(u.banner_url,"banner",gi),H=$.map(T=>`<kbd>&nbsp;${Dt(T)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),V={Title:_,Message:h},O=[
...Object.entries(V).map(([T,A])=>Nt(A)&&vi(T,A)),$.some(Nt)&&"\u2702\uFE0F A button is cut",S>0&&`\u2702\uFE0F ${Ie(S,"\
more button")} not shown`,...Object.entries(V).map(([T,A])=>!Nt(A)&&no(wi(T,A))),no(`Opens ${Gr(u.landing_url,38)}`)].filter(
Boolean);return`<table align="left">${[`<th colspan="2">${l} <sub>${f}</sub></th>`,p==="start"?P+M:M+P,D&&`<td colspan="\
2" align="center">${D}</td>`,H&&`<td colspan="2" align="center">${H}</td>`,`<td colspan="2">${O.join("<br>")}</td>`].flatMap(
T=>T?[`<tr>${T}</tr>`]:[]).join("")}</table>`}const $i=24,Dt=({shown:n})=>St(Tt(n,$i)),Nt=({visible:n,total:r})=>n<r,vi=(n,{
visible:r,total:i})=>`\u2702\uFE0F ${n} cut after ${Oe(r)} of ${Ie(i,"character")}`,wi=(n,{total:r})=>`${n} fits (${Ie(r,
"character")})`,no=n=>`<sub>${n}</sub>`,Ft=({problems:n,notifications:r})=>[...n,...r.flatMap(i=>i.problems)],ki=["inval\
id-input","unreadable-file","url-check-failed"];function Lt(n){if(n.failure)return n.failure.reason;const r=new Set(Ft(n).
map(({reason:i})=>i));return ki.find(i=>r.has(i))}const jt=1e3;function Ut(n){const{file:r,path:i=[],message:a}=n;return Ae(
r===void 0?(0,fe.fI)(n):(0,fe.LT)(i,"The file",a),jt)}function zi(n){return`${ro(n)}${Ut(n)}`}function oo({content:n,positionOf:r},i){
const a=ni(i);return a!==void 0&&n?.sources[a]==="file"?r([a]):void 0}function Zi(n,r){const i=oo(n,r);return`${ro({file:n.
file||void 0,position:i})}Advice: ${Mt(r)}`}function ro({file:n,position:r={line:1,column:1}}){return n===void 0?"":`${n.
replace(se.Qi,"\uFFFD")}:${r.line}:${r.column}: `}const ot=({problems:n})=>n.length>0;function io(n){const{notifications:r,
failure:i}=n;if(i)return"The notifications were not checked";const a=Ie(r.length,"notification"),u=r.filter(ot).length;return u>
0?`${u} of ${a} ${u===1?"has":"have"} problems`:Ft(n).length>0?"The inputs have problems":`${a} checked: no problems`}function xi(n){
const{notifications:r,problems:i,failure:a}=n,u=r.toSorted((l,f)=>Number(ot(f))-Number(ot(l)));return[`<h2>${Lt(n)?"\u274C":
"\u2705"} ${io(n)}</h2>`,a&&pi(qn(a)),so(i),u.map(Si)]}function Si(n){const{file:r,problems:i,advice:a,content:u}=n,l=r===
""?"Notification from the inputs":Pt(r,Pi),f=a.map(p=>`\u26A0\uFE0F ${tt(Mt(p))}`).join("<br>");return[`<h3>${ot(n)?"\u274C ":
""}${l}</h3>`,so(i),f&&`<p>${f}</p>`,u&&_i(u.notification)]}const Pi=200,Ti=20;function so(n){if(n.length===0)return;const r=n.
slice(0,Ti).map(u=>`<li>${Ai(u)}${tt(Ut(u),jt)}</li>`),i=(0,fe._k)(n),a=i-r.length;return a>0&&r.push(`<li>${Oe(a)} more\
: see the log.</li>`),`<p><b>${Ie(i,"problem")}</b></p>
<ul>
${r.join(`
`)}
</ul>`}const Ai=({position:n})=>n?`${Kn(`${n.line}:${n.column}`)} `:"",Ei=["payload","outcome","reason","kind","type","r\
esponseFlaw","field","what","sources"];function Ci(n,r){const i=(a,u)=>{if(typeof a=="string")return r(a);if(Array.isArray(
a))return a.map(f=>i(f,u));if(a instanceof $e.HR)return Mi(a,r);if(typeof a!="object"||a===null||a instanceof Date)return a;
const l=Object.entries(a).map(([f,p])=>u?[r(f),i(p,!0)]:[f,Ei.includes(f)?p:i(p,f==="extraFields")]);return Object.fromEntries(
l)};return i(n,!1)}function Mi({reason:n,title:r,message:i,hint:a},u){return new $e.HR({reason:n,title:u(r),message:u(i),
hint:u(a)})}const Pe=require("node:fs/promises"),_e=require("node:path"),Oi=require("node:timers/promises");class ao extends Error{}
const Ii=1e3;function Ri(n){return n.split("/").filter(i=>i!==""&&i!==".").map(i=>{if(i==="**")return i;const a=Di(i);return u=>i.
startsWith(".")===u.startsWith(".")&&Fi(a,u)})}function Di(n){const r=n.lastIndexOf("]")+1;return[...n.slice(0,r).match(
/\[[!^]?[^/][^\]/]*\]|./gsu)??[],...n.slice(r)].map(a=>{const u=/^\[([!^]?)(.+)\]$/su.exec(a);if(!u)return a;const[,l="",
f=""]=u,p=Ni(f);return l?m=>!p(m):p})}function Ni(n){const i=Array.from(n.matchAll(/(.)-(.)|./gsu)).map(([a,u=a,l=a])=>({
from:u,to:l}));return a=>i.some(({from:u,to:l})=>u<=a&&a<=l)}function Fi(n,r){const i=Array.from(r);let a=0,u=-1,l=0;for(let f=0;f<
i.length;)if(n[a]==="*")u=a++,l=f;else if(Li(n[a],i[f]??""))a++,f++;else if(u!==-1)a=u+1,f=++l;else return!1;return n.slice(
a).every(f=>f==="*")}const Li=(n,r)=>typeof n=="function"?n(r):n==="?"||n===r;function ji(n,r,i){const a=[];for(const u of r){
const l=n[u];l==="**"&&!i.startsWith(".")&&a.push(u),typeof l=="function"&&l(i)&&a.push(u+1)}return co(n,a)}function co(n,r){
const i=new Set(r);for(const a of i)n[a]==="**"&&i.add(a+1);return i}async function Ui(n,r,i,a){const u=[];let l=0;async function f(p,m){
const _=await(0,Pe.readdir)((0,_e.join)(n,p),{withFileTypes:!0}).catch(()=>[]);if(a.entries-=_.length,a.entries<0)throw new ao;
for(const h of _.sort(($,S)=>$.name<S.name?-1:1)){if(++l%Ii===0&&await(0,Oi.setImmediate)(),u.length>=i||a.signal.aborted)
return;const $=ji(r,m,h.name),S=p?`${p}/${h.name}`:h.name;if(h.isDirectory()){$.size>0&&await f(S,$);continue}$.has(r.length)&&
!await Bi(h,(0,_e.join)(n,S))&&u.push(S)}}return await f("",co(r,[0])),u}async function Bi(n,r){return n.isSymbolicLink()?
(await(0,Pe.stat)(r).catch(()=>{}))?.isDirectory()===!0:!1}const Wi=65536;async function Ki(n){const r=process.env.GITHUB_WORKSPACE||
process.cwd(),i=(0,_e.resolve)(r,n),a={input:"payload-file",file:n},u=f=>({problem:(0,fe.CC)(a,f,{reason:"unreadable-fil\
e"})}),l={problem:(0,fe.CC)(a,"is outside the workspace; use a file of the repository")};try{const f=await(0,Pe.realpath)(
r);if(!rt(i,r)&&!rt(i,f))return l;const p=await(0,Pe.realpath)(i);if(!rt(p,f))return l;const m=await(0,Pe.stat)(p);if(m.
isDirectory()){const _=`${(0,se.hD)(n)} is a folder; use the path of a file in it`;return{problem:(0,fe.CC)("payload-fil\
e",_,{reason:"unreadable-file"})}}return m.isFile()?m.size>Wi?u("is larger than 64 KiB; use a file that has only notific\
ation fields"):{text:new TextDecoder("utf-8",{fatal:!0}).decode(await(0,Pe.readFile)(p))}:u("is not a regular file; use \
the path of a YAML or JSON file")}catch(f){const p=f.code;return u(p==="ENOENT"?"does not exist; check the path, and tha\
t the repository is checked out":p==="ERR_ENCODING_INVALID_ENCODED_DATA"?"is not UTF-8 text; save it as UTF-8":`cannot b\
e read (${(0,$e.q0)(f)})`)}}function rt(n,r){const i=(0,_e.relative)(r,n);return i!==".."&&!i.startsWith(`..${_e.sep}`)&&
!(0,_e.isAbsolute)(i)}const Bt=100,Hi=2e5,Gi=4096;async function Vi(n,r){const i=process.env.GITHUB_WORKSPACE||process.cwd(),
a={entries:Hi,signal:r},u=new Set,l=[],f=n.split(/\r\n?|\n/).map(p=>p.trim());for(const p of new Set(f.filter(m=>m!==""))){
const m=await Xi(p,i,a);if(Array.isArray(m))for(const _ of m)u.add(_);else l.push(m);if(u.size>Bt){const _=`matches more\
 than ${Bt} files; use patterns that match fewer`;return{files:[],problems:[...l,(0,fe.CC)("payload-files",_)]}}}return{
files:[...u],problems:l}}async function Xi(n,r,i){const a=(p,m)=>(0,fe.CC)("payload-files",`${(0,se.hD)(n)} ${p}`,m&&{reason:m}),
u=(0,_e.resolve)(r,n),l=await(0,Pe.lstat)(u).catch(()=>{}),f=(0,_e.relative)(r,u).replaceAll(_e.sep,"/");if(l?.isDirectory()&&
rt(u,r)){const p=f===""?"*.yml":`${f}/*.yml`;return a(`is a folder; use \`${(0,se.$Q)(p)}\``,"unreadable-file")}if(l)return[
f];try{const p=n.length>Gi?[]:Ri(n.replaceAll(_e.sep,"/")),m=await Ui(r,p,Bt+1,i);return m.length>0?m:a("matches no file\
 in the workspace; check the path, and that the repository is checked out")}catch(p){if(!(p instanceof ao))throw p;return a(
"searches too many files; begin the pattern with the folder they are in")}}const uo=require("os");function lo(n){return n==
null?"":typeof n=="string"||n instanceof String?n:JSON.stringify(n)}function Wt(n){return Object.keys(n).length?{title:n.
title,file:n.file,line:n.startLine,endLine:n.endLine,col:n.startColumn,endColumn:n.endColumn}:{}}function Re(n,r,i){const a=new Yi(
n,r,i);process.stdout.write(a.toString()+uo.EOL)}function fo(n,r=""){Re(n,{},r)}const po="::";class Yi{constructor(r,i,a){
r||(r="missing.command"),this.command=r,this.properties=i,this.message=a}toString(){let r=po+this.command;if(this.properties&&
Object.keys(this.properties).length>0){r+=" ";let i=!0;for(const a in this.properties)if(this.properties.hasOwnProperty(
a)){const u=this.properties[a];u&&(i?i=!1:r+=",",r+=`${a}=${qi(u)}`)}}return r+=`${po}${Ji(this.message)}`,r}}function Ji(n){
return lo(n).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function qi(n){return lo(n).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const rd=require("path");var ho=function(n,r,i,a){
function u(l){return l instanceof i?l:new i(function(f){f(l)})}return new(i||(i=Promise))(function(l,f){function p(h){try{
_(a.next(h))}catch($){f($)}}function m(h){try{_(a.throw(h))}catch($){f($)}}function _(h){h.done?l(h.value):u(h.value).then(
p,m)}_((a=a.apply(n,r||[])).next())})},Kt;(function(n){n[n.Success=0]="Success",n[n.Failure=1]="Failure"})(Kt||(Kt={}));
function id(n,r){const i=toCommandValue(r);if(process.env[n]=i,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",
prepareKeyValueMessage(n,r));issueCommand("set-env",{name:n},i)}function Qi(n){Re("add-mask",{},n)}function sd(n){process.
env.GITHUB_PATH||""?issueFileCommand("PATH",n):issueCommand("add-path",{},n),process.env.PATH=`${n}${path.delimiter}${process.
env.PATH}`}function it(n,r){const i=process.env[`INPUT_${n.replace(/ /g,"_").toUpperCase()}`]||"";if(r&&r.required&&!i)throw new Error(
`Input required and not supplied: ${n}`);return r&&r.trimWhitespace===!1?i:i.trim()}function ad(n,r){const i=it(n,r).split(
`
`).filter(a=>a!=="");return r&&r.trimWhitespace===!1?i:i.map(a=>a.trim())}function cd(n,r){const i=["true","True","TRUE"],
a=["false","False","FALSE"],u=it(n,r);if(i.includes(u))return!0;if(a.includes(u))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${n}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function ud(n,r){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(n,r));process.stdout.write(os.EOL),issueCommand("set-output",
{name:n},toCommandValue(r))}function ld(n){issue("echo",n?"on":"off")}function dd(n){process.exitCode=Kt.Failure,Ht(n)}function fd(){
return process.env.RUNNER_DEBUG==="1"}function pd(n){issueCommand("debug",{},n)}function Ht(n,r={}){Re("error",Wt(r),n instanceof
Error?n.toString():n)}function es(n,r={}){Re("warning",Wt(r),n instanceof Error?n.toString():n)}function ts(n,r={}){Re("\
notice",Wt(r),n instanceof Error?n.toString():n)}function st(n){process.stdout.write(n+uo.EOL)}function mo(n){fo("group",
n)}function go(){fo("endgroup")}function hd(n,r){return ho(this,void 0,void 0,function*(){mo(n);let i;try{i=yield r()}finally{
go()}return i})}function md(n,r){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(
n,r));issueCommand("save-state",{name:n},toCommandValue(r))}function gd(n){return process.env[`STATE_${n}`]||""}function yd(n){
return ho(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(n)})}const ns={"expected-payload":"any"};function rs(n){
for(const r of n.filter(i=>kt._y.includes(i))){const i=it(r);i!==""&&Qi(i)}return Object.fromEntries(n.map(r=>[r,is(r)]))}
function is(n){return process.env[`INPUT_${n.toUpperCase()}`]!==void 0?it(n):ns[n]??""}function ss(n){return Object.entries(
process.env).flatMap(([r,i])=>{const[,a]=/^input_(.+)$/s.exec(r.toLowerCase())??[];return a===void 0||n.includes(a)||!i?.
trim()?[]:[{name:a,variable:r}]})}async function as(n){const r=ss(n);if(r.length===0)return[];const{unknownInputs:i}=await q.
e(65).then(q.bind(q,3065));return i(r,n)}const cs=require("node:http");var Gt=q.n(cs);const us=require("node:string_decoder");
class De extends Error{reason;constructor(r,i){super(i),this.reason=r}}function ls(n,{isProxied:r,isProxyTls:i}){const a=(m,_)=>({
kind:"failure",mayHaveBeenReceived:!1,reason:m,retryable:_,cause:n});if(n instanceof De)return a(n.reason,n.reason==="ti\
meout");const{code:u="",syscall:l,statusCode:f}=n;return u==="ERR_PROXY_TUNNEL"?a("proxy-failed",f===void 0):!ds(n)&&!u.
startsWith("ERR_INVALID")?a(i?"proxy-failed":"tls-failed",!1):a(r&&!(u==="ECONNRESET"&&l===void 0&&!i)?"proxy-failed":"c\
onnection-failed",!0)}function ds(n){if(n instanceof AggregateError)return!0;const{code:r="",syscall:i}=n;return i!==void 0&&
r!=="EPROTO"||fs.test(r)}const fs=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function ps(n,r){const i=n.code??"",u=r>0||i.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:n instanceof De?n.reason:u,retryable:!0,cause:n}}const hs=n=>ms.test(String(n)),ms=/\bSSL alert number (42|43|44|45|46|48|116)\b/;
function gs(n,r,i){const{method:a,url:u,headers:l,body:f}=n,p=f===void 0?l:{...l,"Content-Length":Buffer.byteLength(f)},
m=Gt().request(u,{agent:r,method:a,headers:p});return new Promise(_=>new ys(n,m,i,_).start())}class ys{#t;#e;#u;#l;#i;#d="";#r;#f;#p;#s=0;#h=!1;#m=!0;constructor(r,i,a,u){
this.#t=r,this.#e=i,this.#u=a,this.#l=u,this.#i=new us.StringDecoder(r.encoding)}start(){const{timeoutMs:r,signal:i}=this.#t,
a=()=>this.#n(new De("timeout",`no response within ${r/1e3} s`));this.#p=setTimeout(a,r),this.#e.on("error",u=>this.#n(u)),
this.#e.on("close",()=>this.#$()),this.#e.on("socket",u=>this.#_(u)),this.#e.on("response",u=>this.#b(u)),i?.addEventListener(
"abort",this.#a),i?.aborted&&this.#a()}#a=()=>this.#n(new De("cancelled","the run was cancelled"));#g=r=>{this.#s+=r.length};#_(r){
this.#f=r,r.on("data",this.#g),_s(r)?this.#y(r):r.once(yo(r)?"secureConnect":"connect",()=>this.#y(r))}#y(r){this.#h=!0;
const i=r.getProtocol?.()==="TLSv1.3";this.#m=this.#e.reusedSocket||!i,this.#e.end(this.#t.body)}#b(r){const{maxBytes:i,
wantsBody:a}=this.#t,u=r.statusCode??0,l={kind:"response",status:u,headers:r.headers,at:new Date};if(this.#r={head:l,stream:r},
a?.(u)===!1){this.#o(l),this.#e.destroy();return}let f=0;r.on("data",p=>{this.#d+=this.#i.write(p.subarray(0,i-f)),f+=p.
length,!(f<=i)&&(this.#o(l,"too-large"),this.#e.destroy())}),r.on("end",()=>this.#o(l,r.complete?void 0:"cut")),r.on("er\
ror",p=>this.#n(p))}#$(){this.#r||this.#n(Object.assign(new Error("the connection was closed"),{code:"ECONNRESET"}))}#n(r){
this.#r?this.#v(this.#r,r):this.#w(r)?this.#c(ls(r,this.#u)):this.#c(ps(r,this.#s)),this.#e.destroy()}#v({head:r,stream:i},a){
if(a instanceof De){this.#o(r,a.reason);return}for(;i.read()!==null;);this.#o(r,i.complete?void 0:"cut")}#w(r){return this.#h?
!this.#m&&this.#s===0&&hs(r):!0}#o(r,i){const u=(this.#d+this.#i.end()).replace(/^\ufeff/,"");this.#c({...r,body:u,incomplete:i})}#c(r){
clearTimeout(this.#p),this.#t.signal?.removeEventListener("abort",this.#a),this.#f?.removeListener("data",this.#g),this.#l(
r)}}const yo=n=>n.encrypted===!0;function _s(n){return n.connecting?!1:!yo(n)||n.secureConnecting===!1}const at=require("node:net");
function bs(n,r,i=process.version){const a=(n.protocol==="https:"?r.https:r.http)?.trim();if(!a||Ss(n,r.bypass))return;if(!ws(
i))return{problem:`Node ${i} of this runner cannot use a proxy; update the runner (Node 24.5 or later can), or remove th\
e proxy settings`};if(a.search(se.Qi)>=0)return{problem:"the proxy setting contains a line break or another control char\
acter"};const u=(0,se.Dl)(_o(a));return!u||!/^https?:/.test(u.protocol)?{problem:"the proxy setting is not an http or ht\
tps URL"}:bo(u.username+u.password)===void 0?{problem:"the user name or password in the proxy setting is not percent-enc\
oded"}:{url:u.href}}function _d(n){const{statusCode:r}=Object(n);return r===407?vs:`${$s} Then run this again.`}const $s="\
Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner. If the proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its\
 certificate file.",vs="The proxy requires a valid user name and password: put them into the URL in HTTPS_PROXY or HTTP_\
PROXY. Then run this again.";function ws(n){const[r=0,i=0]=n.slice(1).split(".").map(Number);return r>24||r===24&&i>=5}const ks=4;
function zs({http:n,https:r}){return[...new Set([n,r].flatMap(Zs))]}function Zs(n=""){const r=n.trim(),i=r.replace(/^[^:]*:\/\//,
"");if(!i.includes("@"))return[];const a=xs(i.slice(0,i.lastIndexOf("@"))),u=a.map(m=>bo(m)??m),{username:l="",password:f=""}=(0,se.
Dl)(_o(r))??{},p=Buffer.from(u.join(":")).toString("base64").replaceAll("=","");return[...a,l,f,...u,p].filter(m=>m.length>=
ks)}function xs(n){const r=n.indexOf(":");return r<0?[n,""]:[n.slice(0,r),n.slice(r+1)]}const _o=n=>n.includes("://")?n:
`http://${n}`;function bo(n){try{return decodeURIComponent(n)}catch{return}}function Ss(n,r){const i=$o(n.hostname).replace(
/\.$/,""),a=n.port||(n.protocol==="https:"?"443":"80");return r?.toLowerCase().match(/[^\s,]+/g)?.some(l=>l==="*"||Ps(l,
i,a))??!1}function Ps(n,r,i){if(n.includes("/"))return As(n,r);const a=/^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(n),u=a?.[1]??n;
if((a?.[2]??i)!==i)return!1;const f=Ts($o(u).replace(/^\*?\./,""));return r===f?!0:(0,at.isIP)(r)===0&&r.endsWith(`.${f}`)}
const $o=n=>n.replace(/[[\]]/g,""),Ts=n=>(0,se.Dl)(`http://[${n}]`)?.hostname.slice(1,-1)??n;function As(n,r){const[i="",
a=""]=n.split("/"),u=(0,at.isIP)(i);if(u===0||(0,at.isIP)(r)!==u)return!1;const l=u===4?32:128;if(!/^\d{1,3}$/.test(a)||
Number(a)>l)return!1;const f=u===4?"ipv4":"ipv6",p=new at.BlockList;return p.addSubnet(i,Number(a),f),p.check(r,f)}const vo=1e3,
Es=10;function Cs(n){const r=new Map,i=new WeakMap,a=l=>zo()-(i.get(l)??Number.NEGATIVE_INFINITY);async function u(l,f){
const p=`${l.protocol} ${f}`,m=r.get(p);if(m)return m;const{Agent:_}=l.protocol==="https:"?await Ms():Gt();f!==void 0&&await Rs();
const h=new _({keepAlive:!0,proxyEnv:{http_proxy:f,https_proxy:f}});return h.on("free",$=>i.set($,zo())),r.set(p,h),h}return{
async request(l){const f=bs(l.url,n);if(f&&"problem"in f)return{kind:"failure",mayHaveBeenReceived:!1,reason:"proxy-fail\
ed",retryable:!1,cause:new Error(f.problem)};const p=await u(l.url,f?.url),m=Math.min(...wo(p).map(a)),_=m<=vo;l.method!==
"GET"&&_&&await Is(Es-m);for(const $ of wo(p))(a($)>vo||Os($))&&$.destroy();const h=f!==void 0;return gs(l,p,{isProxied:h,
isProxyTls:h&&l.url.protocol==="http:"})}}}const Ms=async()=>(await Promise.resolve().then(q.t.bind(q,4708,23))).default,
wo=n=>Object.values(n.freeSockets).flat(),Os=n=>n.readableEnded;async function Is(n){n>0&&await new Promise(r=>setTimeout(
r,n));for(let r=0;r<2;r++)await new Promise(i=>setImmediate(i))}async function Rs(){const{subscribe:n,unsubscribe:r}=await Promise.
resolve().then(q.t.bind(q,3053,23));r("net.client.socket",ko),n("net.client.socket",ko)}function ko(n){const{socket:r}=n;
r.on("error",()=>{}),r.on("newListener",(i,a)=>{i==="readable"&&r.removeListener("readable",a)})}const Vt=n=>n>=200&&n<300;
function Ds(n){const r=Gt().STATUS_CODES[n];return r===void 0?String(n):`${n} ${r}`}const zo=()=>process.uptime()*1e3,Zo=require("node:fs"),
Xt=n=>process.env[n.toLowerCase()]||process.env[n]||void 0;function Ns(){return{http:Xt("HTTP_PROXY"),https:Xt("HTTPS_PR\
OXY"),bypass:Xt("NO_PROXY")}}function bd(){const{GITHUB_API_URL:n,GITHUB_SERVER_URL:r,GITHUB_REPOSITORY:i,GITHUB_SHA:a,GITHUB_RUN_ID:u}=process.
env,{GITHUB_EVENT_NAME:l}=process.env;return{github:{apiUrl:n||"https://api.github.com",serverUrl:r||"https://github.com"},
run:{repository:i??"",sha:a??"",id:u??"",event:l??"",attempt:Number(process.env.GITHUB_RUN_ATTEMPT)||1}}}async function $d(n){
const r=process.env.GITHUB_EVENT_PATH;delete process.env.GITHUB_EVENT_PATH;try{return await n()}finally{r!==void 0&&(process.
env.GITHUB_EVENT_PATH=r)}}const Fs=null;function vd(){const{GITHUB_EVENT_NAME:n="",GITHUB_EVENT_PATH:r=""}=process.env;try{
return statSync(r).size>Fs?{name:n,payload:void 0,unreadable:"the event is larger than 25 MiB"}:{name:n,payload:JSON.parse(
readFileSync(r,"utf8"))}}catch{return{name:n,payload:void 0,unreadable:r===""?void 0:"the file of the event cannot be re\
ad"}}}const xo="\u2060";function Yt(n){return!/[^\x20-\x7e]/.test(n)&&!n.includes("##[")&&!n.trimStart().startsWith("::")?
n:n.replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(/##(?=\[)/g,`##${xo}`).split(`
`).map(js).join(`
`).replace(/[^\n\t -~\xa0-\uffff]/g,"\uFFFD")}const Ls=(0,se.xb)(String.raw`[^\s\p{C}\p{Z}]`,"u");function js(n){const r=n.
search(Ls());return r>=0&&n.startsWith("::",r)?`${n.slice(0,r)}:${xo}${n.slice(r+1)}`:n}function Us(n){const r=a=>Yt(n(a)),
i=a=>(u,l,f)=>{const p=r(l);p.length>eo&&st(p),a(p,{title:r(u),...f&&{file:f.file,startLine:f.line,startColumn:f.column}})};
return{info:a=>st(r(a)),retry:(a,u)=>{const l=(u/1e3).toFixed(1);st(r(`${a.title}: ${a.message} Retrying ${l==="0.0"?"no\
w":`in ${l} s`}.`))},group:(a,u)=>{mo(r(a)),st(r(u)),go()},notice:i(ts),warning:i(es),error:i(Ht)}}function Bs(n){const r=new Date,
i=Ns(),a=(0,kt.gE)({...n,others:zs(i)}),u=Cs(i),l=Ws();return{log:Us(a.redact),secrets:a,redact:a.redact,http:u,signal:l.
signal,startedAt:r,watch:Ks(l)}}function Ws(){const n=new AbortController,r=()=>n.abort();for(const i of["SIGINT","SIGTE\
RM","SIGBREAK"])process.on(i,r);return n}function Ks(n){process.exitCode=1;let r=()=>{};return process.on("beforeExit",()=>r(
new Error("it stopped before it finished"))),process.on("uncaughtException",i=>{r(i),n.abort()}),i=>{const a=new Promise(
(u,l)=>{r=l});return Promise.race([i,a])}}async function Hs(n,r,i=n){let a=n;try{r()}catch(u){a=i;const l=u instanceof Error?
u.name:typeof u;Ht(`The report of this run failed (${l}). The outputs say how the run ended, if they are set. If this st\
ep sends a notification and \`outcome\` is not set, it may have been sent: look in the panel of the service before you sen\
d it again.`,{title:"Internal error (internal-error)"})}await new Promise(u=>process.stdout.write("",u)),process.exit(a)}
function Gs(n,r,i){const{title:a,why:u}=i,l=li(i,Yt);l.startsWith(Yt(u.text))||n.info(u.text),n[r](a,l)}const ct=524288;
function wd(n,r,{length:i}){if(i<=ct)return;const a=`GitHub passes at most about ${ct} on to other jobs, so use it only \
in this job.`;n.warning("Large output",`The output \`${r}\` has ${i} characters. ${a}`)}const Vs=["response","audience-n\
ame"];function Xs(n,{redact:r,log:i}){const a=process.env.GITHUB_OUTPUT;if(!a)return;const u={...n};for(const l of Vs){const f=n[l];
f!==void 0&&(u[l]=r(f))}try{(0,Zo.appendFileSync)(a,Ys(u))}catch(l){i.warning("Outputs not written",`The action could no\
t write its outputs (${(0,$e.q0)(l)}). Later steps may see them as empty; the log says how the run ended.`)}}function Ys(n){
const r=new Set(Object.values(n).flatMap(u=>u.match(/ghadelimiter_\d+/g)??[]));let i=0;for(;r.has(`ghadelimiter_${i}`);)
i++;const a=`ghadelimiter_${i}`;return Object.entries(n).map(([u,l])=>`${u}<<${a}
${l}
${a}
`).join("")}function Js(n,r,{log:i}){const a=process.env.GITHUB_STEP_SUMMARY;if(!(!a||(0,Je.yG)(n)===!1))try{(0,Zo.appendFileSync)(
a,Qs(r()))}catch(u){i.warning("Summary not written",`Could not write the job summary (${(0,$e.q0)(u)}).`)}}const qs=9e5,
So=n=>typeof n=="object"?n.flatMap(So):n?[n]:[];function Qs(n,r=qs){const i=So(n),a="<p>The rest of this summary is left\
 out, because GitHub limits its size.</p>",u=r-Buffer.byteLength(a)-2;let l=0;const f=i.findIndex(m=>(l+=Buffer.byteLength(
m)+2,l>u));return`${(f===-1?i:[...i.slice(0,f),a]).join(`

`)}
`}const ea=new TextDecoder,ve=(n,r=0,i=n.length)=>ea.decode(n.slice(r,i)),ut=(n,r=0,i=n.length)=>n.slice(r,i).reduce((a,u)=>a+
`0${u.toString(16)}`.slice(-2),""),ke=(n,r)=>new DataView(n.buffer,n.byteOffset+r),Po=(n,r=0)=>ke(n,r).getInt16(0,!0),lt=(n,r=0)=>ke(
n,r).getUint16(0,!1),Jt=(n,r=0)=>ke(n,r).getUint16(0,!0),To=(n,r=0)=>{const i=ke(n,r);return i.getUint16(0,!0)+(i.getUint8(
2)<<16)},kd=(n,r=0)=>ke(n,r).getInt32(0,!0),Ne=(n,r=0)=>ke(n,r).getUint32(0,!1),ta=(n,r=0)=>ke(n,r).getUint32(0,!0),zd=(n,r,i)=>ke(
n,r).getBigUint64(0,!i),na={readUInt16BE:lt,readUInt16LE:Jt,readUInt32BE:Ne,readUInt32LE:ta};function Fe(n,r,i=0,a=!1){const l=`\
readUInt${r}${a?"BE":"LE"}`;return na[l](n,i)}const qt=8;function oa(n,r,i,a,u){if(n.length-a<qt)return;const l=r.getUint32(
i+a,!1);if(!(n.length-a<l))return{offset:a,size:l,matches:r.getUint32(i+4+a,!1)===u}}const Ao=new WeakMap;function ra(n){
let r=Ao.get(n.buffer);return r||(r=new DataView(n.buffer),Ao.set(n.buffer,r)),r}function Zd(n,r,i){const a=ra(n),u=r.charCodeAt(
0)<<24|r.charCodeAt(1)<<16|r.charCodeAt(2)<<8|r.charCodeAt(3),l=n.byteOffset;let f=i;for(;f<n.length&&!(n.length-f<4);){
if(a.getUint32(l+f,!1)<qt){f+=qt;continue}const p=oa(n,a,l,f,u);if(!p)break;if(p.matches)return{name:r,offset:p.offset,size:p.
size};f+=p.size}}const ia=/^GIF8[79]a/,sa={validate:n=>ia.test(ve(n,0,6)),calculate:n=>({height:Jt(n,8),width:Jt(n,6)})},
aa="45786966",ca=2,Qt=6,ua=2,la="4d4d",da="4949",Eo=12,fa=2;function pa(n){return ut(n,2,6)===aa}function ha(n,r){return{
height:lt(n,r),width:lt(n,r+2)}}function ma(n,r){const a=Qt+8,u=Fe(n,16,a,r);for(let l=0;l<u;l++){const f=a+fa+l*Eo,p=f+
Eo;if(f>n.length)return;const m=n.slice(f,p);if(Fe(m,16,0,r)===274)return Fe(m,16,2,r)!==3||Fe(m,32,4,r)!==1?void 0:Fe(m,
16,8,r)}}function ga(n,r){const i=n.slice(ca,r),a=ut(i,Qt,Qt+ua),u=a===la;if(u||a===da)return ma(i,u)}function ya(n,r){if(r>
n.length)throw new TypeError("Corrupt JPG, exceeded buffer limits")}const _a={validate:n=>ut(n,0,2)==="ffd8",calculate(n){
let r=n.slice(4),i,a;for(;r.length;){const u=lt(r,0);if(ya(r,u),r[u]!==255){r=r.subarray(1);continue}if(pa(r)&&(i=ga(r,u)),
a=r[u+1],a===192||a===193||a===194){const l=ha(r,u+5);return i?{height:l.height,orientation:i,width:l.width}:l}r=r.subarray(
u+2)}throw new TypeError("Invalid JPG, no size found")}},ba=`PNG\r

`,$a="IHDR",Co="CgBI",va={validate(n){if(ba===ve(n,1,8)){let r=ve(n,12,16);if(r===Co&&(r=ve(n,28,32)),r!==$a)throw new TypeError(
"Invalid PNG");return!0}return!1},calculate(n){return ve(n,12,16)===Co?{height:Ne(n,36),width:Ne(n,32)}:{height:Ne(n,20),
width:Ne(n,16)}}};function wa(n){return{height:1+To(n,7),width:1+To(n,4)}}function ka(n){return{height:1+((n[4]&15)<<10|
n[3]<<2|(n[2]&192)>>6),width:1+((n[2]&63)<<8|n[1])}}function za(n){return{height:Po(n,8)&16383,width:Po(n,6)&16383}}const Za=[
va,_a,sa,{validate(n){const r=ve(n,0,4)==="RIFF",i=ve(n,8,12)==="WEBP",a=ve(n,12,15)==="VP8";return r&&i&&a},calculate(n){
const r=ve(n,12,16),i=n.slice(20,30);if(r==="VP8X"){const u=i[0],l=(u&192)===0,f=(u&1)===0;if(l&&f)return wa(i);throw new TypeError(
"Invalid WebP")}if(r==="VP8 "&&i[0]!==47)return za(i);const a=ut(i,3,6);if(r==="VP8L"&&a!=="9d012a")return ka(i);throw new TypeError(
"Invalid WebP")}}],xa=25;function Sa(n){if(n.length<xa)return;const r=new Uint8Array(n);try{return Za.find(i=>i.validate(
r))?.calculate(r)}catch{return}}const Mo=5,Oo=5,Pa=[301,302,303,307,308];async function Ta({url:n,image:r,timeoutMs:i,http:a,
...u}){const l=performance.now()+i,f=new Set;for(let p=en(n);;){f.add(p.href);const m=await a.request({...u,method:"GET",
url:p,timeoutMs:Math.max(0,l-performance.now()),maxBytes:Mo*se.E$,encoding:"latin1",wantsBody:M=>r&&Vt(M)});if(m.kind===
"failure")return{kind:"failure",at:p,failure:m};const{status:_,headers:h}=m,$=Pa.includes(_)?h.location:void 0;if($===void 0)
return{kind:"status",at:p,status:_,image:r&&Vt(_)?Aa(m):void 0};const S=Ea($,p);if(!S){const M=$.length>se.QO;return{kind:"\
bad-redirect",at:p,why:M?`to a URL of more than ${se.zF}`:"to something that is not a URL"}}if(!/^https?:$/.test(S.protocol))
return{kind:"bad-redirect",at:p,why:"to something other than a web page"};if(r&&S.protocol==="http:")return{kind:"off-ht\
tps",at:p};const P=en(S);if(f.has(P.href))return{kind:"bad-redirect",at:p,why:"in a loop"};if(f.size>Oo)return{kind:"bad\
-redirect",at:p,why:`more than ${Oo} times`};p=P}}function Aa({body:n,incomplete:r}){return r||(n.length===0?"empty":Sa(
Buffer.from(n,"latin1"))??"not-an-image")}function en(n){const r=new URL(n.href);return r.username="",r.password="",r.hash=
"",r}function Ea(n,r){const i=n.replace(/[\x80-\xff]/g,a=>`%${a.charCodeAt(0).toString(16).toUpperCase()}`);return(0,se.
Dl)(i,r)}const Ca=1e4,Ma=20,Io=200,Ro=3e5;async function Oa(n,{http:r,signal:i,redact:a}){const{uses:u,userAgent:l}=n,f=Math.
min(n.timeoutMs,Ca),p={Accept:"*/*","User-Agent":l},m=new Map,_=({url:O})=>{const W=m.get(O)??en((0,se.Dl)(O)??new URL(O)).
href;return m.set(O,W),W},h=new Set(u.filter(({use:O})=>O!=="page").map(_)),$=new Map,S=performance.now()+Ro-f,P=new Set(
[...new Set(u.map(_))].slice(0,Io)),M=P.values();async function D(){for(const O of M){if(i.aborted||performance.now()>S)
return;const W={url:new URL(O),image:h.has(O),http:r,headers:p,timeoutMs:f,signal:i};$.set(O,await Ta(W))}}if(await Promise.
all(Array.from({length:Ma},D)),i.aborted)throw(0,$e.Yq)("Checking the URLs");const H=new Set,V=u.flatMap(O=>{const W=_(O),
T=$.get(W);return T?Da({...O,key:W},T,{timeoutMs:f,redact:a})??[]:H.has(O.file)?[]:(H.add(O.file),Ra(O,P.has(W)))});return{
problems:V.filter(O=>"message"in O),wrongSizes:V.filter(O=>"expected"in O)}}const Sd=n=>new Failure({reason:"url-check-f\
ailed",title:"URL check failed",message:listSentences(n.map(problemText)),hint:`Fix the pages and images, then run this \
again. Or correct the URLs, or remove \`check-urls\`, then ${startNewRun}.`}),Ia={icon:[{width:200,height:200}],banner:[
{width:360,height:240},{width:360,height:200}]};function Ra({url:n,use:r,...i},a){const u=a?`the check ends after ${Ro/6e4}\
 minutes`:`at most ${Io} different URLs are checked`;return{...i,message:`${(0,se.hD)(n)} was not checked, since ${u}; c\
heck fewer at a time`}}function Da({url:n,key:r,use:i,...a},u,{timeoutMs:l,redact:f}){const p=u.at.href===r?(0,se.hD)(n):
Na(n,u.at,f),m=M=>({...a,message:`${p} ${M}`});if(u.kind==="failure")return m(La(u.failure,l,f));if(u.kind==="bad-redire\
ct")return m(`redirects ${u.why}`);if(u.kind==="off-https")return i==="page"?void 0:m("redirects to http, but images mus\
t be https");const{status:_,image:h}=u;if(!Vt(_))return m(`responded ${Ds(_)}`);if(i==="page"||h===void 0)return;if(typeof h==
"string")return m(Fa(h,l));const{width:$,height:S}=h;if($===0||S===0)return m(`is an image of ${$}x${S}`);const P=Ia[i];
if(!P.some(M=>M.width===$&&M.height===S))return{...a,use:i,width:$,height:S,expected:P}}function Na(n,r,i){return`${(0,se.
hD)(n)} redirects to ${(0,se.hD)(i(r.origin+r.pathname))}, which`}function Fa(n,r){return{empty:"responded with an empty\
 body, which is not an image","not-an-image":"is not a valid PNG, JPEG, GIF or WebP image","too-large":`is larger than ${Mo}\
 MiB`,timeout:`did not load completely within ${r/1e3} s`,cut:"was cut off",cancelled:"was cut off"}[n]}function La({reason:n,
cause:r},i,a){if(n==="timeout")return`did not respond within ${i/1e3} s`;const l=/^(ENOTFOUND|EAI_\w+)$/.test(r?.code??"")?
"has a host name that cannot be found":"cannot be reached";return`${{"tls-failed":"cannot be reached securely: its certi\
ficate is not accepted, or TLS failed","proxy-failed":"cannot be reached through the proxy","bad-response":"responded wi\
th something that is not HTTP","connection-lost":"ended the connection without a response","connection-failed":l,cancelled:l}[n]}\
 (${(0,se.Kb)((0,$e.q0)(r),a)})`}async function ja(){const n=rs(xt.uB),r=Bs({apiToken:""}),i={notifications:[],problems:[],
extraFields:{}};try{await r.watch(Ua(n,i,r))}catch(a){i.failure=(0,$e.h_)(a)}await Hs(Lt(i)?1:0,()=>Ka(i,n.summary,r),1)}
async function Ua(n,r,i){const{secrets:a}=i,{settings:u,problems:l,readable:f,refused:p}=(0,xt.IZ)(n,a),m=await kr(f,a),
_=f["extra-fields"]?await(0,Dr.s)(f["extra-fields"],a):Ye,h=await Vi(f["payload-files"],i.signal);if(i.signal.aborted)throw No();
const $={inputs:m,file:Ye,fileName:"",extraFields:_.fields,onceKey:""},S=[...m.problems,..._.problems,...Cn($).problems,
...h.problems];r.extraFields=_.fields,r.problems.push(...l,...await as(xt.uB),...S.filter(({input:D})=>!p.has(D)));const P=[],
M=(D,H)=>P.push({file:D,advice:H.content?oi(H.content):[],...H});f["payload-files"]===""&&m.given.size>0&&M("",Ba(m));for(const D of h.
files){if(i.signal.aborted)throw No();M(D,await Rr(D,await Ki(D),m,a))}r.notifications=P,u?.checkUrls&&await Wa(P,u.timeout*
1e3,i)}function Ba(n){const r=Zt(n);return{problems:zt(n,Ye).map(a=>(0,fe.CC)((0,de.wg)(a),"is missing; set it as an inp\
ut, or set a file in `payload-files`")),positionOf:()=>{},content:r}}async function Wa(n,r,i){const a=[];for(const l of n){
const{file:f,content:p,problems:m}=l,_=p?(0,de._e)(p.notification):[];if(m.push(..._.map($=>({...$,...Do(l,$)}))),!p||_.
length>0)continue;const h=(0,de.Wn)(p.notification).filter(({url:$})=>An($).names.size===0);a.push(...h.map($=>({...$,file:f})))}
const u=await Oa({uses:a,timeoutMs:r,userAgent:Fr},i);for(const l of n){const f=u.problems.filter(({file:_})=>_===l.file),
p="url-check-failed";l.problems.push(...f.map(_=>({..._,...Do(l,_),reason:p})));const m=u.wrongSizes.filter(({file:_})=>_===
l.file);l.advice.push(...m.map(_=>({kind:"image-size",..._})))}}function Do({file:n,content:r,positionOf:i},{input:a,path:u=[]}){
if(n==="")return{file:void 0};const l=a.replaceAll("-","_"),f=[l,...u];return{file:n,path:f,position:r?.sources[l]==="fi\
le"?i(f):void 0}}const No=()=>new $e.HR({reason:"cancelled",title:"Preview cancelled",message:"The run was cancelled bef\
ore all notifications were checked.",hint:"If you did not mean to cancel it, run it again."});function Ka(n,r,i){const{log:a}=i,
{notifications:u,failure:l}=n,f=Ft(n),p=hi(n,Lt(n)??""),{length:m}=p.payloads,_=m>ct;Xs(_?{...p,payloads:""}:p,i),Js(r,()=>xi(
Ci(n,i.redact)),i);for(const h of f)a.info(zi(h));for(const h of f){const{file:$,position:S=Fo,reason:P}=h,M=$===void 0?
"Invalid inputs":"Invalid notification";a.error(`${M} (${P})`,Ut(h),$===void 0?void 0:{file:$,...S})}for(const h of u){const{
file:$,advice:S}=h;for(const P of S){const M=oo(h,P)??Fo;a.info(Zi(h,P)),a.warning("Advice",Mt(P),$===""?void 0:{file:$,
...M})}}if(_){const h=`GitHub passes at most about ${ct} on to other jobs, so it is empty; check fewer files at a time.`;
a.warning("Large output",`The output \`payloads\` would have ${m} characters. ${h}`)}l?Gs(a,"error",qn(l)):a.info(`${io(
n)}.`)}const Fo={line:1,column:1};ja(),module.exports=wr})();
