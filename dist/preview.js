(()=>{"use strict";var xn={2542:((n,r,s)=>{s.d(r,{QP:()=>$,Vu:()=>C,Wn:()=>V,_e:()=>ee,fD:()=>_,pi:()=>S,qW:()=>D,wg:()=>K});
var a=s(8925),u=s(900),l=s(642),f=s(8992);const p=(0,l.rf)("https"),m=(0,l.rf)("https","http"),_={title:l.GT,message:l.GT,
icon_url:p,banner_url:p,landing_url:m,utm_source:l.GT,utm_medium:l.GT,utm_campaign:l.GT},h=O=>B=>{const P=O(B.replace(/^\{url\}/,
"https://url.example/"));return"value"in P?{value:B}:P},$={..._,icon_url:h(p),banner_url:h(p),landing_url:h(m)},S=u.Pw.map(
O=>O.replaceAll("-","_")),C=["title","message","icon_url","landing_url"];function D(O,B,P=_){const v=(O==="ttl"?l.p0:P[O])(
B.trim());return"value"in v?{fields:{[O]:v.value},problems:[]}:{fields:{},problems:[(0,a.CC)(K(O),v.message)]}}const K=O=>O.
replaceAll("_","-");function V({icon_url:O,banner_url:B,landing_url:P,actions:T=[]}){return[...O===void 0?[]:[{input:"ic\
on-url",url:O,use:"icon"}],...B===void 0?[]:[{input:"banner-url",url:B,use:"banner"}],...P===void 0?[]:[{input:"landing-\
url",url:P,use:"page"}],...T.map(({url:v},A)=>({input:"actions",path:[A,"url"],url:v,use:"page"}))]}function ee(O){return V(
O).flatMap(({input:B,path:P,url:T})=>{const v=(0,f.Dl)(T);return!v?.username&&!v?.password?[]:(0,a.CC)(B,"has a user nam\
e or password, which `check-urls` never sends; remove them",{path:P})})}}),9715:((n,r,s)=>{s.d(r,{WF:()=>_r,L5:()=>Dl});
function a(e){return e}function u(e){return e}function l(){return e=>e}function f(e){}function p(e){throw new Error("Une\
xpected value in exhaustive check")}function m(e){}function _(e){const t=Object.values(e).filter(i=>typeof i=="number");
return Object.entries(e).filter(([i,c])=>t.indexOf(+i)===-1).map(([i,c])=>c)}function h(e,t="|"){return e.map(o=>nn(o)).
join(t)}function $(e,t){return typeof t=="bigint"?t.toString():t}class S{constructor(t){this._getter=t,this._value=void 0}get value(){
const t=this._getter;return t!==void 0&&(this._value=t(),this._getter=void 0),this._value}}function C(e){return new S(e)}
function D(e){return e==null}function K(e){const t=e.startsWith("^")?1:0,o=e.endsWith("$")?e.length-1:e.length;return e.
slice(t,o)}function V(e,t){const o=e/t,i=Math.round(o),c=4*Number.EPSILON*Math.max(Math.abs(o),1);return Math.abs(o-i)<c?
0:o-i}const ee=null;function O(e,t,o){let i;Object.defineProperty(e,t,{get(){if(i!==ee)return i===void 0&&(i=ee,i=o()),i},
set(c){Object.defineProperty(e,t,{value:c})},configurable:!0})}function B(e){return Object.create(Object.getPrototypeOf(
e),Object.getOwnPropertyDescriptors(e))}function P(e,t,o){Object.defineProperty(e,t,{value:o,writable:!0,enumerable:!0,configurable:!0})}
function T(e){const t=Object.getOwnPropertyDescriptor(e,"shape");return t?.get?t.get.raw:t?.value}function v(e){return T(
e._zod.def)??e._zod.def.shape}function A(e,t,o){Object.defineProperty(e,t,{get(){const i=o();return P(this,t,i),i},enumerable:!0,
configurable:!0})}function I(e,t,o){t in e?P(e,t,o):e[t]=o}function J(e,t,o,i){const c=v(t);for(const d of o){const y=Object.
getOwnPropertyDescriptor(c,d);y.enumerable&&(y.get?A(e,d,()=>{const g=t._zod.def.shape[d];return i?i(g,d):g}):I(e,d,i?i(
y.value,d):y.value))}}function b(e,t){for(const o of Reflect.ownKeys(t)){const i=Object.getOwnPropertyDescriptor(t,o);i.
enumerable&&(i.get?A(e,o,()=>t[o]):I(e,o,i.value))}}function x(...e){const t={};for(const o of e){const i=Object.getOwnPropertyDescriptors(
o);Object.assign(t,i)}return Object.defineProperties({},t)}function F(e){return x(e._zod.def)}function Z(e,t){return t?t.
reduce((o,i)=>o?.[i],e):e}function M(e){const t=Object.keys(e),o=t.map(i=>e[i]);return Promise.all(o).then(i=>{const c={};
for(let d=0;d<t.length;d++)c[t[d]]=i[d];return c})}function k(e=10){const t="abcdefghijklmnopqrstuvwxyz";let o="";for(let i=0;i<
e;i++)o+=t[Math.floor(Math.random()*t.length)];return o}function L(e){return JSON.stringify(e)}function X(e){return e.toLowerCase().
trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}const W="captureStackTrace"in Error?Error.
captureStackTrace:(...e)=>{};function G(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}const Y=null;function U(e){
if(G(e)===!1)return!1;const t=e.constructor;if(t===void 0||typeof t!="function")return!0;const o=t.prototype;return!(G(o)===
!1||Object.prototype.hasOwnProperty.call(o,"isPrototypeOf")===!1)}function H(e){return U(e)?{...e}:Array.isArray(e)?[...e]:
e instanceof Map?new Map(e):e instanceof Set?new Set(e):e}function te(e){let t=0;for(const o in e)Object.prototype.hasOwnProperty.
call(e,o)&&t++;return t}const ae=e=>{const t=typeof e;switch(t){case"undefined":return"undefined";case"string":return"st\
ring";case"number":return Number.isNaN(e)?"nan":"number";case"boolean":return"boolean";case"function":return"function";case"\
bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(e)?"array":e===null?"null":e.then&&
typeof e.then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<"u"&&e instanceof Map?"map":typeof Set<
"u"&&e instanceof Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<"u"&&e instanceof File?"file":"object";default:
throw new Error(`Unknown data type: ${t}`)}},ue=new Set(["string","number","symbol"]),ne=new Set(["string","number","big\
int","boolean","symbol","undefined"]);function re(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function ce(e,t,o){const i=new e.
_zod.constr(t??e._zod.def);return(!t||o?.parent)&&(i._zod.parent=e),i}function fe(e){const t=e;if(!t)return{};if(typeof t==
"string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)throw new Error("Cannot specify both `message`\
 and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{...t,error:()=>t.error}:t}function tn(e){
let t;return new Proxy({},{get(o,i,c){return t??(t=e()),Reflect.get(t,i,c)},set(o,i,c,d){return t??(t=e()),Reflect.set(t,
i,c,d)},has(o,i){return t??(t=e()),Reflect.has(t,i)},deleteProperty(o,i){return t??(t=e()),Reflect.deleteProperty(t,i)},
ownKeys(o){return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(o,i){return t??(t=e()),Reflect.getOwnPropertyDescriptor(
t,i)},defineProperty(o,i,c){return t??(t=e()),Reflect.defineProperty(t,i,c)}})}function nn(e){return typeof e=="bigint"?
e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}function jo(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&
e[t]._zod.optout==="optional")}const Ga={safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],
uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.MAX_VALUE,Number.MAX_VALUE]},
Td={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("18446744073709551615")]};
function Ad(e,t){const o=e._zod.def,i=o.checks;if(i&&i.length>0)throw new Error(".pick() cannot be used on object schema\
s containing refinements");const d={};return J(d,e,dt(e,t)),ce(e,x(o,{shape:d,checks:[]}))}function dt(e,t){const o=v(e),
i=[];for(const c of Reflect.ownKeys(t)){if(!Object.getOwnPropertyDescriptor(o,c)?.enumerable)throw new Error(`Unrecogniz\
ed key: "${String(c)}"`);t[c]&&i.push(c)}return i}function Ed(e,t){const o=e._zod.def,i=o.checks;if(i&&i.length>0)throw new Error(
".omit() cannot be used on object schemas containing refinements");const d=new Set(dt(e,t)),y={};return J(y,e,Reflect.ownKeys(
v(e)).filter(g=>!d.has(g))),ce(e,x(o,{shape:y,checks:[]}))}function Cd(e,t){if(!U(t))throw new Error("Invalid input to e\
xtend: expected a plain object");const o=e._zod.def.checks;if(o&&o.length>0){const c=v(e);for(const d of Reflect.ownKeys(
t))if(Object.getOwnPropertyDescriptor(c,d)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing \
refinements. Use `.safeExtend()` instead.")}return ce(e,x(e._zod.def,{shape:Uo(e,t)}))}function Uo(e,t){const o={};return J(
o,e,Reflect.ownKeys(v(e))),b(o,t),o}function Md(e,t){if(!U(t))throw new Error("Invalid input to safeExtend: expected a p\
lain object");return ce(e,x(e._zod.def,{shape:Uo(e,t)}))}function Od(e,t){if(!t?._zod?.def)throw new Error("Invalid inpu\
t to merge: expected an object schema. To merge a plain shape, use `.extend()`.");if(e._zod.def.checks?.length)throw new Error(
".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");const o={};J(o,e,Reflect.
ownKeys(v(e))),J(o,t,Reflect.ownKeys(v(t)));const i=x(e._zod.def,{shape:o,get catchall(){return t._zod.def.catchall},checks:t.
_zod.def.checks??[]});return ce(e,i)}function Id(e,t,o,i="partial"){const d=t._zod.def.checks;if(d&&d.length>0)throw new Error(
`.${i}() cannot be used on object schemas containing refinements`);const g=o?new Set(dt(t,o)):void 0,z={};return J(z,t,Reflect.
ownKeys(v(t)),e&&((w,E)=>g&&!g.has(E)?w:new e({type:"optional",innerType:w}))),ce(t,x(t._zod.def,{shape:z,checks:[]}))}function Rd(e,t,o){
const i=o?new Set(dt(t,o)):void 0,c={};return J(c,t,Reflect.ownKeys(v(t)),(d,y)=>i&&!i.has(y)?d:new e({type:"nonoptional",
innerType:d})),ce(t,x(t._zod.def,{shape:c}))}function ze(e,t=0){if(e.aborted===!0)return!0;for(let o=t;o<e.issues.length;o++)
if(e.issues[o]?.continue!==!0)return!0;return!1}function Va(e,t=0){if(e.aborted===!0)return!0;for(let o=t;o<e.issues.length;o++)
if(e.issues[o]?.continue===!1)return!0;return!1}function Bo(e,t){return t.map(o=>{var i;return(i=o).path??(i.path=[]),o.
path.unshift(e),o})}function Le(e){return typeof e=="string"?e:e?.message}function Wo(e){const t=[];for(const o of e??[]){
const i=o._zod.def;if(!/_(length|size)$|_equals$/.test(i.check))break;const c=i.maximum??i.length??i.size;c>=0&&t.push([
c,o])}return t}function on(e,t,o){var i;for(let c=t;c<e.length;c++)(i=e[c]).schema??(i.schema=o)}function je(e,t,o){var i;
const c=e.inst?._zod?.traits;c?.has("$ZodType")&&(c.has("$ZodCheck")?(i=e).schema??(i.schema=e.inst):e.schema=e.inst);const d=e.
schema!==e.inst?e.schema?._zod.def?.error:void 0,y=e.message?e.message:Le(e.inst?._zod.def?.error?.(e))??Le(d?.(e))??Le(
t?.error?.(e))??Le(o.customError?.(e))??Le(o.localeError?.(e))??"Invalid input",g={};for(const z of Object.keys(e))z==="\
inst"||z==="schema"||z==="continue"||z==="input"||z==="__proto__"||(g[z]=e[z]);return g.path??(g.path=[]),g.message=y,t?.
reportInput&&(g.input=e.input),g}function Nd(e){return e instanceof Set?"set":e instanceof Map?"map":e instanceof File?"\
file":"unknown"}const Xa=/[\uD800-\uDBFF]/;function Ya(e){const t=e.length;if(!Xa.test(e))return t;let o=t;for(let i=0;i<
t-1;i++)(e.charCodeAt(i)&64512)===55296&&(e.charCodeAt(i+1)&64512)===56320&&(o--,i++);return o}function qa(e){return Array.
isArray(e)?"array":typeof e=="string"?"string":"unknown"}function Dd(e){const t=typeof e;switch(t){case"number":return Number.
isNaN(e)?"nan":"number";case"object":{if(e===null)return"null";if(Array.isArray(e))return"array";const o=e;if(o&&Object.
getPrototypeOf(o)!==Object.prototype&&"constructor"in o&&o.constructor)return o.constructor.name}}return t}function Fd(...e){
const[t,o,i]=e;return typeof t=="string"?{message:t,code:"custom",input:o,inst:i}:{...t}}function Ld(e){return Object.entries(
e).filter(([t,o])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function Ja(e){const t=atob(e),o=new Uint8Array(t.length);
for(let i=0;i<t.length;i++)o[i]=t.charCodeAt(i);return o}function Qa(e){let t="";for(let o=0;o<e.length;o++)t+=String.fromCharCode(
e[o]);return btoa(t)}function jd(e){const t=e.replace(/-/g,"+").replace(/_/g,"/"),o="=".repeat((4-t.length%4)%4);return Ja(
t+o)}function Ud(e){return Qa(e).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function Bd(e){const t=e.replace(
/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex string length");const o=new Uint8Array(t.length/2);for(let i=0;i<
t.length;i+=2)o[i/2]=Number.parseInt(t.slice(i,i+2),16);return o}function Wd(e){return Array.from(e).map(t=>t.toString(16).
padStart(2,"0")).join("")}class Hd{constructor(...t){}}function ec(e,t){for(const o in t){const i=Object.getOwnPropertyDescriptor(
t,o);i.get?Object.defineProperty(e,o,{...i,enumerable:!1}):nc(e,o,i.value)}}function Te(e,t,o,i=!0){return Object.defineProperty(
e,t,{configurable:!0,writable:!0,enumerable:i,value:o}),o}function tc(e,t,o){return Te(e,t,o,!1)}function Kd(e,t){for(const o in e){
const i=e[o];Object.defineProperty(t,o,{configurable:!0,enumerable:!0,get(){return Te(this,o,i(this))},set(c){Te(this,o,
c)}})}return t}function nc(e,t,o){Object.defineProperty(e,t,{configurable:!0,get(){return this==null?o:Te(this,t,o.bind(
this))},set(i){Te(this,t,i)}})}function oc(e,t){const o=Object.getPrototypeOf(e);return t in o?void 0:o}let rn,Ze=!1;const rc={
configurable:!0,get(){Ze=!0}};function he(e,t,o){const i=Object.getPrototypeOf(e._zod);if(t in i&&rn!==e._zod){rn=void 0;
return}rn=e._zod,Object.defineProperty(i,t,{configurable:!0,get(){Object.defineProperty(this,t,rc);const c=Ze;Ze=!1;try{
const d=o(this);return Ze?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,value:d}),Ze=Ze||c,d}catch(d){
throw delete this[t],Ze=Ze||c,d}},set(c){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:c})}})}function ic(e,t,o,i){
const c=oc(e,t);c&&Object.defineProperty(c,t,{configurable:!0,get(){const d={configurable:!0,writable:!0,enumerable:i,value:void 0};
return Object.defineProperty(this,t,d),d.value=o(this),Object.defineProperty(this,t,d),d.value},set(d){Object.defineProperty(
this,t,{configurable:!0,writable:!0,enumerable:i,value:d})}})}const sc="~constantCatch";function Gd(e){const t=()=>e;return t[sc]=
!0,t}var Ho;const ac=Object.freeze({status:"aborted"}),sn={value:void 0,enumerable:!1};let Ko="captureStackTrace"in Error?
Error:null;function cc(e){const t=Ko;if(t){const o=t.stackTraceLimit;if(typeof o=="number"){try{t.stackTraceLimit=0}catch{
return Ko=null,new e}try{return new e}finally{t.stackTraceLimit=o}}}return new e}function ie(e,t,o,i){const c={};function d(R){
this.def=R,this.constr=j,this.traits=new Set}d.prototype=c;const y=o,g=y&&new WeakSet;function z(R,N){if(R._zod){if(R._zod.
traits.has(e))return}else{sn.value=new d(N);try{Object.defineProperty(R,"_zod",sn)}finally{sn.value=void 0}}if(R._zod.traits.
add(e),t(R,N),g){const oe=Object.getPrototypeOf(R),pe=R._zod.constr.prototype;let ye=oe;for(;ye&&ye!==pe;)ye=Object.getPrototypeOf(
ye);const Se=ye??oe;g.has(Se)||(g.add(Se),ec(Se,y))}const Q=j.prototype;for(const oe in Q)Object.prototype.hasOwnProperty.
call(Q,oe)&&(oe in R||(R[oe]=Q[oe].bind(R)))}const w=i?.Parent??Object;class E extends w{}Object.defineProperty(E,"name",
{value:e});function j(R){const N=i?.Parent?cc(E):this;z(N,R);const Q=N._zod.deferred;if(Q){for(const pe of Q)pe();N._zod.
deferred=void 0}const oe=globalThis.__zod_globalConfig?.postProcessor;return oe&&oe(N),N}return Object.defineProperty(j,
"init",{value:z}),Object.defineProperty(j,Symbol.hasInstance,{value:R=>i?.Parent&&R instanceof i.Parent?!0:R?._zod?.traits?.
has(e)}),Object.defineProperty(j,"name",{value:e}),j}const Vd=null;class Ee extends Error{constructor(){super("Encounter\
ed Promise during synchronous parse. Use .parseAsync() instead.")}}class uc extends Error{constructor(t){super(`Encounte\
red unidirectional transform during encode: ${t}`),this.name="ZodEncodeError"}}(Ho=globalThis).__zod_globalConfig??(Ho.__zod_globalConfig=
{});const Ue=globalThis.__zod_globalConfig;function Be(e){return e&&Object.assign(Ue,e),Ue}const xe=ie("$ZodCheck",(e,t)=>{
var o;e._zod??(e._zod={}),e._zod.def=t,(o=e._zod).onattach??(o.onattach=[])}),Xd=e=>{const t=e.value;return!util.nullish(
t)&&t.size!==void 0},lc=e=>{const t=e.value;return!D(t)&&t.length!==void 0},Go={number:"number",bigint:"bigint",object:"\
date"},Yd=null,dc=ie("$ZodCheckGreaterThan",(e,t)=>{xe.init(e,t);const o=Go[typeof t.value];e._zod.check=i=>{(t.inclusive?
i.value>=t.value:i.value>t.value)||i.issues.push({origin:Go[typeof i.value]??o,code:"too_small",minimum:typeof t.value==
"object"?t.value.getTime():t.value,input:i.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),qd=null,fc=ie("$Zod\
CheckNumberFormat",(e,t)=>{xe.init(e,t),t.format=t.format||"float64";const o=t.format?.includes("int"),i=o?"int":"number",
[c,d]=Ga[t.format];e._zod.check=y=>{const g=y.value;if(o){if(!Number.isInteger(g)){y.issues.push({expected:i,format:t.format,
code:"invalid_type",continue:!1,input:g,inst:e});return}if(!Number.isSafeInteger(g)){g>0?y.issues.push({input:g,code:"to\
o_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e,origin:i,inclusive:!0,
continue:!t.abort}):y.issues.push({input:g,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be withi\
n the safe integer range.",inst:e,origin:i,inclusive:!0,continue:!t.abort});return}}g<c&&y.issues.push({origin:"number",
input:g,code:"too_small",minimum:c,inclusive:!0,inst:e,continue:!t.abort}),g>d&&y.issues.push({origin:"number",input:g,code:"\
too_big",maximum:d,inclusive:!0,inst:e,continue:!t.abort})}}),Jd=null,Qd=null,ef=null,tf=null,nf=null,pc=ie("$ZodCheckMi\
nLength",(e,t)=>{var o;xe.init(e,t),(o=e._zod.def).when??(o.when=lc),e._zod.check=i=>{const c=i.value,d=c.length;if((typeof c==
"string"&&d>=t.minimum&&d<t.minimum*2?Ya(c):d)>=t.minimum)return;const g=qa(c);i.issues.push({origin:g,code:"too_small",
minimum:t.minimum,inclusive:!0,input:c,inst:e,continue:!t.abort})}}),of=null,hc=ie("$ZodCheckStringFormat",(e,t)=>{var o,
i;xe.init(e,t),t.pattern?(o=e._zod).check??(o.check=c=>{t.pattern.lastIndex=0,!t.pattern.test(c.value)&&c.issues.push({origin:"\
string",code:"invalid_format",format:t.format,input:c.value,...t.pattern?{pattern:t.pattern.toString()}:{},inst:e,continue:!t.
abort})}):(i=e._zod).check??(i.check=()=>{})}),mc=ie("$ZodCheckRegex",(e,t)=>{hc.init(e,t),e._zod.check=o=>{t.pattern.lastIndex=
0,!t.pattern.test(o.value)&&o.issues.push({origin:"string",code:"invalid_format",format:"regex",input:o.value,pattern:t.
pattern.toString(),inst:e,continue:!t.abort})}}),rf=null,sf=null,af=null,cf=null,uf=null;function lf(e,t,o){e.issues.length&&
t.issues.push(...util.prefixIssues(o,e.issues))}const df=null,ff=null,pf=null,gc=ie("$ZodCheckOverwrite",(e,t)=>{xe.init(
e,t),e._zod.check=o=>{o.value=t.tx(o.value)}}),hf=/^[cC][0-9a-z]{6,}$/,mf=/^[0-9a-z]+$/,gf=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,
yf=/^[0-9a-vA-V]{20}$/,_f=/^[A-Za-z0-9]{27}$/,bf=/^[a-zA-Z0-9_-]{21}$/;function $f(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}\
}$`)}const vf=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,wf=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/,
kf=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,zf=e=>e?new RegExp(`^([0-9a-fA-F]{8\
}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
Zf=null,xf=null,Sf=null,Pf=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,
Tf=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
Af=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,
Ef=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u,Cf=null,Mf=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
yc=null;function Of(){return new RegExp(yc,"u")}const If=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
Rf=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
Nf=e=>{const t=util.escapeRegex(e??":");return new RegExp(`^(?:[0-9A-F]{2}${t}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${t}){5}[0\
-9a-f]{2}$`)},Df=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
Ff=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
Lf=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,jf=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
Uf=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/,
Bf=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/,Wf=/^https?$/,Hf=/^\+[1-9]\d{6,14}$/,
Kf=/^\d(?:[ -]?\d){11,18}$/,Gf=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/,
Vf=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/,_c=null;function Xf(e){return new RegExp(`^${e}$`)}const Yf=null;function an(e){
const t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:\
[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function qf(e){
return new RegExp(`^${an(e)}$`)}function Jf(e){const t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");const o=`${an(
{precision:e.precision,seconds:!0})}(?:${t.join("|")})`,i=e.local?`${o}|${an({precision:e.precision})}`:o;return new RegExp(
`^${_c}T(?:${i})$`)}const bc=/^[\s\S]{0,}$/,Qf=e=>{const t=e?`[\\s\\S]{${e?.minimum??0},${e?.maximum??""}}`:"[\\s\\S]*";
return new RegExp(`^${t}$`)},ep=/^-?\d+n?$/,tp=/^-?\d+$/,$c=/^-?\d+(?:\.\d+)?$/,np=/^(?:true|false)$/i,op=/^null$/i,rp=/^undefined$/i,
ip=/^[^A-Z]*$/,sp=/^[^a-z]*$/,ap=/^[0-9a-fA-F]*$/;function cp(e,t){return new RegExp(`^[A-Za-z0-9+/]{${e}}${t}$`)}function up(e){
return new RegExp(`^[A-Za-z0-9_-]{${e}}$`)}const lp=/^[0-9a-fA-F]{32}$/,dp=null,fp=null,pp=/^[0-9a-fA-F]{40}$/,hp=null,mp=null,
gp=/^[0-9a-fA-F]{64}$/,yp=null,_p=null,bp=/^[0-9a-fA-F]{96}$/,$p=null,vp=null,wp=/^[0-9a-fA-F]{128}$/,kp=null,zp=null,vc={
major:4,minor:6,patch:7},be=ie("$ZodType",(e,t)=>{var o;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=
vc;const i=e._zod.def.checks,c=e._zod.traits.has("$ZodCheck")?[e,...i??[]]:i?.length?[...i]:[];for(const d of c)for(const y of d.
_zod.onattach)y(e);if(c.length===0)(o=e._zod).deferred??(o.deferred=[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{
const d=(g,z,w)=>{if(g.memo)return g;let E=ze(g),j;for(const R of z){if(R._zod.def.when){if(Va(g)||!R._zod.def.when(g))continue}else if(E)
continue;const N=g.issues.length,Q=R._zod.check(g);if(Q instanceof Promise&&w?.async===!1)throw new Ee;if(j||Q instanceof
Promise)j=(j??Promise.resolve()).then(async()=>{await Q,g.issues.length!==N&&(on(g.issues,N,e),E||(E=ze(g,N)))});else{if(g.
issues.length===N)continue;on(g.issues,N,e),E||(E=ze(g,N))}}return j?j.then(()=>g):g},y=(g,z,w)=>{if(ze(g))return g.aborted=
!0,g;const E=d(z,c,w);if(E instanceof Promise){if(w.async===!1)throw new Ee;return E.then(j=>e._zod.parse(j,w))}return e.
_zod.parse(E,w)};e._zod.run=(g,z)=>{if(z.skipChecks)return e._zod.parse(g,z);if(z.direction==="backward"){const E=e._zod.
parse({value:g.value,issues:[]},{...z,skipChecks:!0});return E instanceof Promise?E.then(j=>y(j,g,z)):y(E,g,z)}const w=e.
_zod.parse(g,z);if(w instanceof Promise){if(z.async===!1)throw new Ee;return w.then(E=>d(E,c,z))}return d(w,c,z)}}},{get"\
~standard"(){return tc(this,"~standard",kc(this))},set"~standard"(e){Te(this,"~standard",e)}}),Vo=(e,t)=>e.issues.length?
{issues:e.issues.map(o=>je(o,t,Be()))}:{value:e.value};async function wc(e,t){const o={async:!0};return Vo(await e._zod.
run({value:t,issues:[]},o),o)}function kc(e){return{validate:t=>{const o={async:!1};try{const i=e._zod.run({value:t,issues:[]},
o);if(!(i instanceof Promise))return Vo(i,o)}catch{}return wc(e,t)},vendor:"zod",version:1}}const zc=ie("$ZodString",(e,t)=>{
be.init(e,t),e._zod.pattern=t.pattern??bc,e._zod.parse=(o,i)=>{if(t.coerce)try{o.value=String(o.value)}catch{}return typeof o.
value=="string"||o.issues.push({expected:"string",code:"invalid_type",input:o.value,inst:e}),o}}),Zp=null,xp=null,Sp=null,
Pp=null,Zc=1,cn=2;function Xo(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):(new URL(e),
!0)}catch{return!1}}function Tp(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?Xo(e)||cn:xc(e,t)}function xc(e,t){
if(!t.normalize&&t.protocol?.source===regexes.httpProtocol.source&&!/^https?:\/\//i.test(e))return Zc;try{if(typeof URL<
"u"){const o=URL;if(typeof o.parse=="function")return o.parse(e)??cn}return new URL(e)}catch{return cn}}const Sc=/[\t\n\r]/g;
function Ap(e){return e.replace(Sc,"")}function Ep(e,t){return t.lastIndex=0,t.test(e.hostname)}function Cp(e,t){return t.
lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}const Mp=null,Op=null,Ip=null,Rp=null,Np=null,
Dp=null,Fp=null,Lp=null,jp=null,Up=null,Bp=null,Wp=null,Hp=null,Pc=/^[0-9a-fA-F:.]+$/;function Tc(e){return Pc.test(e)?Xo(
`http://[${e}]`):!1}const Kp=null,Gp=null,Vp=null;function Xp(e){const t=e.split("/");if(t.length!==2)return!1;const[o,i]=t;
if(!i)return!1;const c=Number(i);return`${c}`!==i||c<0||c>128?!1:Tc(o)}const Yp=null;function Ac(e){if(e==="")return!0;if(/\s/.
test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}const qp=/^[0-9a-zA-Z+/]*={0,2}$/,Jp=null,Ec=/^[A-Za-z0-9_-]*$/;
function Qp(e){if(!Ec.test(e))return!1;const t=e.replace(/[-_]/g,i=>i==="-"?"+":"/"),o=t.padEnd(Math.ceil(t.length/4)*4,
"=");return Ac(o)}const eh=null,th=null,Cc=/[- ]/g;function Mc(e){let t=e.length,o=1,i=0;for(;t;){const c=e.charCodeAt(--t)-
48;o^=1,i+=o?[0,2,4,6,8,1,3,5,7,9][c]:c}return i%10===0}function nh(e){return regexes.creditCard.test(e)?Mc(e.replace(Cc,
"")):!1}const oh=null;function Oc(e){let t=0;const o=e.length;for(let i=4;i<o;i++){const c=e.charCodeAt(i);t=(c>=65?t*100+
(c-55):t*10+(c-48))%97}for(let i=0;i<4;i++){const c=e.charCodeAt(i);t=(c>=65?t*100+(c-55):t*10+(c-48))%97}return t===1}function rh(e){
return regexes.iban.test(e)?Oc(e):!1}const ih=null;function sh(e,t=null){try{const o=e.split(".");if(o.length!==3)return!1;
const[i]=o;if(!i)return!1;const c=JSON.parse(atob(i));return!("typ"in c&&c?.typ!=="JWT"||!c.alg||t&&(!("alg"in c)||c.alg!==
t))}catch{return!1}}const ah=null,ch=null,Yo=ie("$ZodNumber",(e,t)=>{be.init(e,t),e._zod.pattern=$c,e._zod.parse=(o,i)=>{
if(t.coerce)try{o.value=Number(o.value)}catch{}const c=o.value;if(typeof c=="number"&&!Number.isNaN(c)&&Number.isFinite(
c))return o;const d=typeof c=="number"?Number.isNaN(c)?"NaN":Number.isFinite(c)?void 0:String(c):void 0;return o.issues.
push({expected:"number",code:"invalid_type",input:c,inst:e,...d?{received:d}:{}}),o}}),Ic=ie("$ZodNumberFormat",(e,t)=>{
fc.init(e,t),Yo.init(e,t)}),uh=null,lh=null,dh=null,fh=null,ph=null,hh=null,mh=null,gh=null,Rc=ie("$ZodNever",(e,t)=>{be.
init(e,t),e._zod.parse=(o,i)=>(o.issues.push({expected:"never",code:"invalid_type",input:o.value,inst:e}),o)}),yh=null,_h=null;
function Nc(e,t){const o=Wo(e._zod.def.checks);if(!o.length)return;const i=Math.min(...o.map(d=>d[0])),c=e._zod.parse;e.
_zod.parse=(d,y)=>{const g=t(d.value);if(g>i&&!y?.skipChecks&&y?.direction!=="backward"){for(const[z,w]of Wo(e._zod.def.
checks))if(g>z&&w._zod.def.when(d)){const E=d.issues.length;return w._zod.check(d),d.issues[E].continue=!1,on(d.issues,E,
e),d}}return c(d,y)}}const Dc=e=>Array.isArray(e)?e.length:-1,bh=e=>e instanceof Map?e.size:-1,$h=e=>e instanceof Set?e.
size:-1;function qo(e,t,o){e.issues.length&&t.issues.push(...Bo(o,e.issues)),t.value[o]=e.value}const Fc=ie("$ZodArray",
(e,t)=>{be.init(e,t);const o=Ue.memoizer;o?.attach(e),e._zod.parse=(i,c)=>{const d=i.value;if(!Array.isArray(d))return i.
issues.push({expected:"array",code:"invalid_type",input:d,inst:e}),i;i.value=o?o.alloc(e,i,Array(d.length),c):Array(d.length);
const y=[],g=c?.abortEarly;for(let z=0;z<d.length;z++){const w=d[z],E=t.element._zod.run({value:w,issues:[]},c);if(E instanceof
Promise)y.push(E.then(j=>qo(j,i,z)));else if(qo(E,i,z),g&&E.issues.length!==0&&ze(E))break}return y.length?Promise.all(y).
then(()=>i):i},Nc(e,Dc)});function ft(e,t,o,i,c,d){const y=o in i,g=d==="optional";if(!(!y&&g&&c==="optional")){if(e.issues.
length){if(c!==void 0&&g&&!y)return;t.issues.push(...Bo(o,e.issues))}if(!y&&c===void 0){e.issues.length||t.issues.push({
code:"invalid_type",expected:"nonoptional",input:void 0,path:[o]});return}e.value===void 0?(y||c==="defaulted"&&!g)&&(t.
value[o]=void 0):t.value[o]=e.value}}const Lc=[];function jc(e){const t=Object.keys(e.shape),o=Object.getOwnPropertySymbols(
e.shape),i=o.length?o:Lc,c=i.length?[...t,...i]:t;for(const y of c)if(!e.shape?.[y]?._zod?.traits?.has("$ZodType"))throw new Error(
`Invalid element at key "${String(y)}": expected a Zod schema`);const d=jo(e.shape);return{...e,allKeys:c,symbolKeys:i,keySet:new Set(
t),numKeys:t.length,optionalKeys:new Set(d)}}function Uc(e,t,o,i,c,d,y){const g=[],z=c.keySet,w=c.catchall._zod,E=w.def.
type,j=w.optin,R=w.optout;let N=0;for(const Q in t){if(y&&o.issues.length!==N){if(ze(o,N))break;N=o.issues.length}if(z.has(
Q))continue;if(Q==="__proto__"){E==="never"&&g.push(Q);continue}if(E==="never"){g.push(Q);continue}const oe=w.run({value:t[Q],
issues:[]},i);oe instanceof Promise?e.push(oe.then(pe=>ft(pe,o,Q,t,j,R))):ft(oe,o,Q,t,j,R)}return g.length&&o.issues.push(
{code:"unrecognized_keys",keys:g,input:t,inst:d,continue:!0}),e.length?Promise.all(e).then(()=>o):o}const Bc=ie("$ZodObj\
ect",(e,t)=>{be.init(e,t);const o=Object.getOwnPropertyDescriptor(t,"shape"),i=o?.get?o.get.raw:t.shape??{};if(i){const w=()=>{
const E={...i};return Object.defineProperty(t,"shape",{value:E}),w.raw=E,E};w.raw=i,Object.defineProperty(t,"shape",{get:w})}
const c=C(()=>jc(t));he(e,"propValues",w=>{const E=w.def.shape,j={};for(const R in E){const N=E[R]._zod;if(N.values){Object.
prototype.hasOwnProperty.call(j,R)||P(j,R,new Set);for(const Q of N.values)j[R].add(Q);N.optin!==void 0&&j[R].add(void 0)}}
return j});const d=G,y=t.catchall;let g;const z=Ue.memoizer;z?.attach(e),e._zod.parse=(w,E)=>{g??(g=c.value);const j=w.value;
if(!d(j))return w.issues.push({expected:"object",code:"invalid_type",input:j,inst:e}),w;w.value=z?z.alloc(e,w,{},E):{};const R=[],
N=g.shape,Q=E?.abortEarly;let oe=w.issues.length;for(const pe of g.allKeys){if(Q&&w.issues.length!==oe){if(ze(w,oe))break;
oe=w.issues.length}if(pe==="__proto__")continue;const ye=N[pe],Se=ye._zod.optin,Zn=ye._zod.optout,vt=ye._zod.run({value:j[pe],
issues:[]},E);vt instanceof Promise?R.push(vt.then(Xe=>ft(Xe,w,pe,j,Se,Zn))):ft(vt,w,pe,j,Se,Zn)}return y?Uc(R,j,w,E,c.value,
e,Q===!0):R.length?Promise.all(R).then(()=>w):w}}),vh=null;function Jo(e,t,o,i){for(const d of e)if(d.issues.length===0)
return t.value=d.value,t;const c=e.filter(d=>!ze(d));return c.length===1?(t.value=c[0].value,c[0]):(t.issues.push({code:"\
invalid_union",input:t.value,inst:o,errors:e.map(d=>d.issues.map(y=>je(y,i,Be())))}),t)}const Wc=ie("$ZodUnion",(e,t)=>{
be.init(e,t),he(e,"optin",i=>i.def.options.some(c=>c._zod.optin==="defaulted")?"defaulted":i.def.options.some(c=>c._zod.
optin!==void 0)?"optional":void 0),he(e,"optout",i=>i.def.options.some(c=>c._zod.optout==="optional")?"optional":void 0),
he(e,"values",i=>{if(i.def.options.every(c=>c._zod.values))return new Set(i.def.options.flatMap(c=>Array.from(c._zod.values)))}),
he(e,"pattern",i=>{if(i.def.options.every(c=>c._zod.pattern)){const c=i.def.options.map(d=>d._zod.pattern);return new RegExp(
`^(${c.map(d=>K(d.source)).join("|")})$`)}});const o=t.options.length===1?t.options[0]._zod.run:null;e._zod.parse=(i,c)=>{
if(o)return o(i,c);let d=!1;const y=[];for(const g of t.options){const z=g._zod.run({value:i.value,issues:[]},c);if(z instanceof
Promise)y.push(z),d=!0;else{if(z.issues.length===0)return z;y.push(z)}}return d?Promise.all(y).then(g=>Jo(g,i,e,c)):Jo(y,
i,e,c)}});function wh(e,t,o,i){const c=[];for(let d=0;d<e.length;d++)e[d].issues.length===0&&c.push(d);return c.length===
1?(t.value=e[c[0]].value,t):(c.length===0?t.issues.push({code:"invalid_union",input:t.value,inst:o,errors:e.map(d=>d.issues.
map(y=>util.finalizeIssue(y,i,core.config())))}):t.issues.push({code:"invalid_union",input:t.value,inst:o,errors:[],inclusive:!1,
matches:c}),t)}const kh=null;function zh(e,t){const o=e._zod;let i=o.bag.optionsMap;i||(i=Hc(o.def),o.bag.optionsMap=i);
const c=i.get(t);if(c===null)throw new Error(`Ambiguous discriminator value "${String(t)}"`);return c}function Hc(e){const t=new Map;
for(const o of e.options){const i=o._zod.propValues?.[e.discriminator];if(!i||i.size===0)throw new Error(`Invalid discri\
minated union option at index "${e.options.indexOf(o)}"`);for(const c of i)if(t.has(c)){if(c!==void 0)throw new Error(`D\
uplicate discriminator value "${String(c)}"`);t.set(c,null)}else t.set(c,o)}return t}const Zh=null,xh=null;function un(e,t){
if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&+e==+t)return{valid:!0,data:e};if(util.isPlainObject(
e)&&util.isPlainObject(t)){const o=Object.keys(t),i=Object.keys(e).filter(d=>o.indexOf(d)!==-1),c={...e,...t};Object.prototype.
hasOwnProperty.call(c,"__proto__")&&delete c.__proto__;for(const d of i){if(d==="__proto__")continue;const y=un(e[d],t[d]);
if(!y.valid)return{valid:!1,mergeErrorPath:[d,...y.mergeErrorPath]};c[d]=y.data}return{valid:!0,data:c}}if(Array.isArray(
e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};const o=[];for(let i=0;i<e.length;i++){const c=e[i],
d=t[i],y=un(c,d);if(!y.valid)return{valid:!1,mergeErrorPath:[i,...y.mergeErrorPath]};o.push(y.data)}return{valid:!0,data:o}}
return{valid:!1,mergeErrorPath:[]}}function Sh(e,t,o){const i=new Map;let c;const d=new Map,y=(w,E)=>{let j;if(w.code===
"unrecognized_keys"&&!w.path?.length)c??(c=w),j=w.keys;else if(w.code==="invalid_key"&&w.origin==="record"&&w.path?.length===
1){const R=String(w.path[0]);d.has(R)||d.set(R,w),j=[R]}else return!1;for(const R of j)i.has(R)||i.set(R,{}),i.get(R)[E]=
!0;return!0};for(const w of t.issues)y(w,"l")||e.issues.push(w);for(const w of o.issues)y(w,"r")||e.issues.push(w);const g=[
...i].filter(([,w])=>w.l&&w.r).map(([w])=>w);if(g.length){const w=c?g.filter(E=>c.keys.includes(E)):[];w.length&&e.issues.
push({...c,keys:w});for(const E of g)!w.includes(E)&&d.has(E)&&e.issues.push(d.get(E))}const z=un(t.value,o.value);if(!z.
valid){if(util.aborted(e))return e;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(z.mergeErrorPath)}`)}
return e.value=z.data,e}const Ph=null;function Th(e,t){for(let o=e.length-1;o>=0;o--)if(!(t==="optin"?e[o]._zod.optin!==
void 0:e[o]._zod.optout==="optional"))return o+1;return 0}function Ah(e,t,o){e.issues.length&&t.issues.push(...util.prefixIssues(
o,e.issues)),t.value[o]=e.value}function Eh(e,t,o,i,c){for(let d=0;d<o.length;d++){const y=e[d],g=d<i.length;if(!g&&d>=c&&
o[d]._zod.optin==="optional"){t.value.length=d;break}if(y.issues.length){if(!g&&d>=c){t.value.length=d;break}t.issues.push(
...util.prefixIssues(d,y.issues))}t.value[d]=y.value}for(let d=t.value.length-1;d>=i.length&&(o[d]._zod.optout==="option\
al"&&t.value[d]===void 0);d--)t.value.length=d;return t}const Ch=null,Mh=null;function Oh(e,t,o,i,c,d,y){e.issues.length&&
(util.propertyKeyTypes.has(typeof i)?o.issues.push(...util.prefixIssues(i,e.issues)):o.issues.push({code:"invalid_key",origin:"\
map",input:c,inst:d,issues:e.issues.map(g=>util.finalizeIssue(g,y,core.config()))})),t.issues.length&&(util.propertyKeyTypes.
has(typeof i)?o.issues.push(...util.prefixIssues(i,t.issues)):o.issues.push({origin:"map",code:"invalid_element",input:c,
inst:d,key:i,issues:t.issues.map(g=>util.finalizeIssue(g,y,core.config()))})),o.value.set(e.value,t.value)}const Ih=null;
function Rh(e,t){e.issues.length&&t.issues.push(...e.issues),t.value.add(e.value)}const Nh=null,Dh=null,Fh=null,Kc=ie("$\
ZodTransform",(e,t)=>{be.init(e,t),e._zod.optin="optional",Ue.memoizer?.guard(e),e._zod.parse=(o,i)=>{if(i.direction==="\
backward")throw new uc(e.constructor.name);const c=t.transform(o.value,o);if(i.async)return(c instanceof Promise?c:Promise.
resolve(c)).then(y=>(o.value=y,o));if(c instanceof Promise)throw new Ee;return o.value=c,o}});function Qo(e,t){return e.
value=t.issues.length?void 0:t.value,e}const Gc=ie("$ZodOptional",(e,t)=>{be.init(e,t),he(e,"optin",o=>o.def.innerType._zod.
optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",he(e,"values",o=>{const i=o.def.innerType._zod.values;
return i?new Set([...i,void 0]):void 0}),he(e,"pattern",o=>{const i=o.def.innerType._zod.pattern;return i?new RegExp(`^(${K(
i.source)})?$`):void 0}),e._zod.parse=(o,i)=>{if(o.value===void 0){if(t.innerType._zod.optin!=="defaulted")return o;const c=t.
innerType._zod.run({value:o.value,issues:[]},i);return c instanceof Promise?c.then(d=>Qo(o,d)):Qo(o,c)}return t.innerType.
_zod.run(o,i)}}),Lh=null,jh=null,Uh=null;function Bh(e,t){return e.value===void 0&&(e.value=t.defaultValue),e}const Wh=null,
Hh=null;function Kh(e,t){return!e.issues.length&&e.value===void 0&&e.issues.push({code:"invalid_type",expected:"nonoptio\
nal",input:e.value,inst:t}),e}const Gh=null;function Vh(e,t,o,i){return t.issues.length?(e.value=o.catchValue({...t,value:e.
value,error:{issues:t.issues.map(c=>util.finalizeIssue(c,i,core.config()))},input:e.value}),e):(e.value=t.value,t.memo&&
(e.memo=!0),e)}const Xh=null,Yh=null,Vc=ie("$ZodPipe",(e,t)=>{be.init(e,t),he(e,"values",o=>o.def.in._zod.values),he(e,"\
optin",o=>o.def.in._zod.optin),he(e,"optout",o=>o.def.out._zod.optout),he(e,"propValues",o=>o.def.in._zod.propValues),e.
_zod.parse=(o,i)=>{if(i.direction==="backward"){const d=t.out._zod.run(o,i);return d instanceof Promise?d.then(y=>pt(y,t.
in,i)):pt(d,t.in,i)}const c=t.in._zod.run(o,i);return c instanceof Promise?c.then(d=>pt(d,t.out,i)):pt(c,t.out,i)}});function pt(e,t,o){
return e.issues.some(i=>i.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run({value:e.value,issues:e.issues},o)}const qh=null;
function Jh(e,t,o){if(e.issues.length)return e.aborted=!0,e;if((o.direction||"forward")==="forward"){const c=t.transform(
e.value,e);return c instanceof Promise?c.then(d=>ht(e,d,t.out,o)):ht(e,c,t.out,o)}else{const c=t.reverseTransform(e.value,
e);return c instanceof Promise?c.then(d=>ht(e,d,t.in,o)):ht(e,c,t.in,o)}}function ht(e,t,o,i){return e.issues.length?(e.
aborted=!0,e):o._zod.run({value:t,issues:e.issues},i)}const Qh=null,em=null;function tm(e){return e.memo||(e.value=Object.
freeze(e.value)),e}function Xc(e){const t=e._zod.def;let o=t.pattern,i=!!t.format?.includes("int"),c,d;for(const g of t.
checks??[]){const z=g._zod.def;z.pattern&&(o=z.pattern),i||(i=!!z.format?.includes("int"));const w=z.minimum??z.length,E=z.
maximum??z.length;w!==void 0&&(c===void 0||w>c)&&(c=w),E!==void 0&&(d===void 0||E<d)&&(d=E)}if(o)return o.source;if(c!==
void 0&&d!==void 0&&c>d)return"(?!)";if(c!==void 0||d!==void 0)return regexes.string({minimum:c,maximum:d}).source;const y=e.
_zod.pattern;return(i&&y===regexes.number?regexes.integer:y)?.source}function er(e){const t=e._zod.def,o=e._zod.pattern?.
source,i=t.innerType??e._zod.innerType;if(i){const c=i._zod.pattern?.source,d=er(i);return o&&c&&d&&d!==c?o.replace(util.
cleanRegex(c),()=>util.cleanRegex(d)):o}if(t.options){const c=t.options.map(er);if(c.every(Boolean))return`^(${c.map(d=>util.
cleanRegex(d)).join("|")})$`}return Xc(e)}const nm=null,om=null,rm=null,im=null,sm=null;function am(e,t,o,i){if(!e){const c={
code:"custom",input:o,inst:i,path:[...i._zod.def.path??[]],continue:!i._zod.def.abort};i._zod.def.params&&(c.params=i._zod.
def.params),t.issues.push(util.issue(c))}}var tr;const cm=null,um=null;class Yc{constructor(){this._map=new WeakMap,this.
_idmap=new Map}add(t,...o){const i=o[0];return this._map.set(t,i),i&&typeof i=="object"&&"id"in i&&this._idmap.set(i.id,
t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){const o=this._map.get(t);return o&&typeof o==
"object"&&"id"in o&&this._idmap.delete(o.id),this._map.delete(t),this}get(t){const o=t._zod.parent;if(o){const i={...this.
get(o)??{}};delete i.id;const c={...i,...this._map.get(t)};return Object.keys(c).length?c:void 0}return this._map.get(t)}has(t){
return this._map.has(t)}}function qc(){return new Yc}(tr=globalThis).__zod_globalRegistry??(tr.__zod_globalRegistry=qc());
const mt=globalThis.__zod_globalRegistry;function gt(e){return e.checks&&(e.checks=[...e.checks]),e}function Jc(e,t){return new e(
gt({type:"string",...fe(t)}))}function lm(e,t){return new e(gt({type:"string",coerce:!0,...util.normalizeParams(t)}))}function dm(e,t){
return new e({type:"string",format:"email",check:"string_format",abort:!1,...util.normalizeParams(t)})}function fm(e,t){
return new e({type:"string",format:"guid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function pm(e,t){return new e(
{type:"string",format:"uuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function hm(e,t){return new e({
type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...util.normalizeParams(t)})}function mm(e,t){return new e(
{type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...util.normalizeParams(t)})}function gm(e,t){return new e(
{type:"string",format:"uuid",check:"string_format",abort:!1,version:"v7",...util.normalizeParams(t)})}function ym(e,t){return new e(
{type:"string",format:"url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function _m(e,t){return new e({type:"\
string",format:"emoji",check:"string_format",abort:!1,...util.normalizeParams(t)})}function bm(e,t){return new e({type:"\
string",format:"nanoid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function $m(e,t){return new e({type:"\
string",format:"cuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function vm(e,t){return new e({type:"s\
tring",format:"cuid2",check:"string_format",abort:!1,...util.normalizeParams(t)})}function wm(e,t){return new e({type:"s\
tring",format:"ulid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function km(e,t){return new e({type:"st\
ring",format:"xid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function zm(e,t){return new e({type:"stri\
ng",format:"ksuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Zm(e,t){return new e({type:"stri\
ng",format:"ipv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function xm(e,t){return new e({type:"strin\
g",format:"ipv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Sm(e,t){return new e({type:"string",
format:"mac",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Pm(e,t){return new e({type:"string",format:"\
cidrv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Tm(e,t){return new e({type:"string",format:"\
cidrv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Am(e,t){return new e({type:"string",format:"\
base64",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Em(e,t){return new e({type:"string",format:"\
base64url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Cm(e,t){return new e({type:"string",format:"\
e164",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Mm(e,t){return new e({type:"string",format:"c\
redit_card",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Om(e,t){return new e({type:"string",format:"\
iban",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Im(e,t){return new e({type:"string",format:"j\
wt",check:"string_format",abort:!1,...util.normalizeParams(t)})}const Rm={Any:null,Minute:-1,Second:0,Millisecond:3,Microsecond:6};
function Nm(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,...util.
normalizeParams(t)})}function Dm(e,t){return new e({type:"string",format:"date",check:"string_format",...util.normalizeParams(
t)})}function Fm(e,t){return new e({type:"string",format:"time",check:"string_format",precision:null,...util.normalizeParams(
t)})}function Lm(e,t){return new e({type:"string",format:"duration",check:"string_format",...util.normalizeParams(t)})}function jm(e,t){
return new e(gt({type:"number",checks:[],...util.normalizeParams(t)}))}function Um(e,t){return new e(gt({type:"number",coerce:!0,
checks:[],...util.normalizeParams(t)}))}function Qc(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"\
safeint",...fe(t)})}function Bm(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float32",...util.
normalizeParams(t)})}function Wm(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float64",...util.
normalizeParams(t)})}function Hm(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"int32",...util.
normalizeParams(t)})}function Km(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"uint32",...util.
normalizeParams(t)})}function Gm(e,t){return new e({type:"boolean",...util.normalizeParams(t)})}function Vm(e,t){return new e(
{type:"boolean",coerce:!0,...util.normalizeParams(t)})}function Xm(e,t){return new e({type:"bigint",...util.normalizeParams(
t)})}function Ym(e,t){return new e({type:"bigint",coerce:!0,...util.normalizeParams(t)})}function qm(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"int64",...util.normalizeParams(t)})}function Jm(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"uint64",...util.normalizeParams(t)})}function Qm(e,t){return new e(
{type:"symbol",...util.normalizeParams(t)})}function eg(e,t){return new e({type:"undefined",...util.normalizeParams(t)})}
function tg(e,t){return new e({type:"null",...util.normalizeParams(t)})}function ng(e){return new e({type:"any"})}function og(e){
return new e({type:"unknown"})}function eu(e,t){return new e({type:"never",...fe(t)})}function rg(e,t){return new e({type:"\
void",...util.normalizeParams(t)})}function ig(e,t){return new e({type:"date",...util.normalizeParams(t)})}function sg(e,t){
return new e({type:"date",coerce:!0,...util.normalizeParams(t)})}function ag(e,t){return new e({type:"nan",...util.normalizeParams(
t)})}function tu(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function nu(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!0})}
function ou(e,t){return new checks.$ZodCheckGreaterThan({check:"greater_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function nr(e,t){return new dc({check:"greater_than",...fe(t),value:e,inclusive:!0})}function cg(e){return ou(0,e)}function ug(e){
return tu(0,e)}function lg(e){return nu(0,e)}function dg(e){return nr(0,e)}function fg(e,t){return new checks.$ZodCheckMultipleOf(
{check:"multiple_of",...util.normalizeParams(t),value:e})}function pg(e,t){return new checks.$ZodCheckMaxSize({check:"ma\
x_size",...util.normalizeParams(t),maximum:e})}function hg(e,t){return new checks.$ZodCheckMinSize({check:"min_size",...util.
normalizeParams(t),minimum:e})}function mg(e,t){return new checks.$ZodCheckSizeEquals({check:"size_equals",...util.normalizeParams(
t),size:e})}function gg(e,t){return new checks.$ZodCheckMaxLength({check:"max_length",...util.normalizeParams(t),maximum:e})}
function ru(e,t){return new pc({check:"min_length",...fe(t),minimum:e})}function yg(e,t){return new checks.$ZodCheckLengthEquals(
{check:"length_equals",...util.normalizeParams(t),length:e})}function iu(e,t){return new mc({check:"string_format",format:"\
regex",...fe(t),pattern:e})}function _g(e){return new checks.$ZodCheckLowerCase({check:"string_format",format:"lowercase",
...util.normalizeParams(e)})}function bg(e){return new checks.$ZodCheckUpperCase({check:"string_format",format:"uppercas\
e",...util.normalizeParams(e)})}function $g(e,t){return new checks.$ZodCheckIncludes({check:"string_format",format:"incl\
udes",...util.normalizeParams(t),includes:e})}function vg(e,t){return new checks.$ZodCheckStartsWith({check:"string_form\
at",format:"starts_with",...util.normalizeParams(t),prefix:e})}function wg(e,t){return new checks.$ZodCheckEndsWith({check:"\
string_format",format:"ends_with",...util.normalizeParams(t),suffix:e})}function kg(e,t,o){return new checks.$ZodCheckProperty(
{check:"property",property:e,schema:t,...util.normalizeParams(o)})}function zg(e,t){return new checks.$ZodCheckProperties(
{check:"properties",shape:e,...util.normalizeParams(t)})}function Zg(e,t){return new checks.$ZodCheckMimeType({check:"mi\
me_type",mime:e,...util.normalizeParams(t)})}function We(e){return new gc({check:"overwrite",tx:e})}function xg(e){return We(
t=>t.normalize(e))}function su(){return We(e=>e.trim())}function Sg(){return We(e=>e.toLowerCase())}function Pg(){return We(
e=>e.toUpperCase())}function Tg(){return We(e=>util.slugify(e))}function Ag(e,t,o){return new e({type:"array",element:t,
...util.normalizeParams(o)})}function Eg(e,t,o){return new e({type:"union",options:t,...util.normalizeParams(o)})}function Cg(e,t,o){
return new e({type:"union",options:t,inclusive:!1,...util.normalizeParams(o)})}function Mg(e,t,o,i){return new e({type:"\
union",options:o,discriminator:t,...util.normalizeParams(i)})}function Og(e,t,o){return new e({type:"intersection",left:t,
right:o})}function Ig(e,t,o,i){const c=o instanceof schemas.$ZodType,d=c?i:o,y=c?o:null;return new e({type:"tuple",items:t,
rest:y,...util.normalizeParams(d)})}function Rg(e,t,o,i){return new e({type:"record",keyType:t,valueType:o,...util.normalizeParams(
i)})}function Ng(e,t,o,i){return new e({type:"map",keyType:t,valueType:o,...util.normalizeParams(i)})}function Dg(e,t,o){
return new e({type:"set",valueType:t,...util.normalizeParams(o)})}function Fg(e,t,o){const i=Array.isArray(t)?Object.fromEntries(
t.map(c=>[c,c])):t;return new e({type:"enum",entries:i,...util.normalizeParams(o)})}function Lg(e,t,o){return new e({type:"\
enum",entries:t,...util.normalizeParams(o)})}function jg(e,t,o){return new e({type:"literal",values:Array.isArray(t)?t:[
t],...util.normalizeParams(o)})}function Ug(e,t){return new e({type:"file",...util.normalizeParams(t)})}function Bg(e,t){
return new e({type:"transform",transform:t})}function Wg(e,t){return new e({type:"optional",innerType:t})}function Hg(e,t){
return new e({type:"nullable",innerType:t})}function Kg(e,t,o){return new e({type:"default",innerType:t,get defaultValue(){
return typeof o=="function"?o():util.shallowClone(o)}})}function Gg(e,t,o){return new e({type:"nonoptional",innerType:t,
...util.normalizeParams(o)})}function Vg(e,t){return new e({type:"success",innerType:t})}function Xg(e,t,o){return new e(
{type:"catch",innerType:t,catchValue:typeof o=="function"?o:util.constantCatch(o)})}function Yg(e,t,o){return new e({type:"\
pipe",in:t,out:o})}function qg(e,t){return new e({type:"readonly",innerType:t})}function Jg(e,t,o){return new e({type:"t\
emplate_literal",parts:t,...util.normalizeParams(o)})}function Qg(e,t){return new e({type:"lazy",getter:t})}function ey(e,t){
return new e({type:"promise",innerType:t})}function ty(e,t,o){const i=util.normalizeParams(o);return i.abort??(i.abort=!0),
new e({type:"custom",check:"custom",fn:t,...i})}function ny(e,t,o){return new e({type:"custom",check:"custom",fn:t,...util.
normalizeParams(o)})}function oy(e,t){const o=au(i=>(i.addIssue=c=>{if(typeof c=="string")i.issues.push(util.issue(c,i.value,
o._zod.def));else{const d=c;d.fatal&&(d.continue=!1),d.code??(d.code="custom"),"input"in d||(d.input=i.value),d.inst??(d.
inst=o),d.continue??(d.continue=!o._zod.def.abort),i.issues.push(util.issue(d))}},e(i.value,i)),t);return o}function au(e,t){
const o=new checks.$ZodCheck({check:"custom",...util.normalizeParams(t)});return o._zod.check=e,o}function cu(e){const t=new xe(
{check:"describe"});return t._zod.onattach=[o=>{const i=mt.get(o)??{};mt.add(o,{...i,description:e})}],t._zod.check=()=>{},
t}function uu(e){const t=new xe({check:"meta"});return t._zod.onattach=[o=>{const i=mt.get(o)??{};mt.add(o,{...i,...e})}],
t._zod.check=()=>{},t}function ry(e,t){const o=util.normalizeParams(t);let i=o.truthy??["true","1","yes","on","y","enabl\
ed"],c=o.falsy??["false","0","no","off","n","disabled"];o.case!=="sensitive"&&(i=i.map(N=>typeof N=="string"?N.toLowerCase():
N),c=c.map(N=>typeof N=="string"?N.toLowerCase():N));const d=new Set(i),y=new Set(c),g=e.Codec??schemas.$ZodCodec,z=e.Boolean??
schemas.$ZodBoolean,w=e.String??schemas.$ZodString,E=new w({type:"string",error:o.error}),j=new z({type:"boolean",error:o.
error}),R=new g({type:"pipe",in:E,out:j,transform:((N,Q)=>{let oe=N;return o.case!=="sensitive"&&(oe=oe.toLowerCase()),d.
has(oe)?!0:y.has(oe)?!1:(Q.issues.push({code:"invalid_value",expected:"stringbool",values:[...d,...y],input:Q.value,inst:R,
continue:!1}),{})}),reverseTransform:((N,Q)=>N===!0?i[0]||"true":c[0]||"false"),error:o.error});return R._zod.bag.truthy=
i,R._zod.bag.falsy=c,R._zod.bag.case=o.case??"insensitive",R}function iy(e,t,o,i={}){const c=util.normalizeParams(i),d={
check:"string_format",type:"string",format:t,fn:typeof o=="function"?o:g=>o.test(g),...c};return o instanceof RegExp&&(d.
pattern=o),new e(d)}function lu(){const e=this._zod;return e.message??(e.message=JSON.stringify(e.def,$,2)),e.message}function du(e){
this._zod.message=e}const fu={get:lu,set:du,enumerable:!0,configurable:!0},ln={value:void 0,enumerable:!1},or=new WeakSet(
[Object.prototype,Error.prototype]),rr=(e,t)=>{e.name="$ZodError",ln.value=t,Object.defineProperty(e,"issues",ln),ln.value=
void 0,Object.defineProperty(e,"message",fu);const o=Object.getPrototypeOf(e);or.has(o)||(or.add(o),Object.defineProperty(
o,"toString",{configurable:!0,enumerable:!1,get(){const i=()=>this.message;return Object.defineProperty(this,"toString",
{value:i,configurable:!0,writable:!0}),i},set(i){Object.defineProperty(this,"toString",{value:i,configurable:!0,writable:!0})}}))},
sy=ie("$ZodError",rr),me=ie("$ZodError",rr,void 0,{Parent:Error});function pu(e,t,o){return Object.prototype.hasOwnProperty.
call(e,t)||(t==="__proto__"?Object.defineProperty(e,t,{value:o(),writable:!0,enumerable:!0,configurable:!0}):e[t]=o()),e[t]}
function ay(e,t=o=>o.message){const o={},i=[];for(const c of e.issues)c.path.length>0?pu(o,c.path[0],()=>[]).push(t(c)):
i.push(t(c));return{formErrors:i,fieldErrors:o}}function cy(e,t=o=>o.message){const o={_errors:[]},i=(c,d=[])=>{for(const y of c.
issues)if(y.code==="invalid_union"&&y.errors.length)y.errors.map(g=>i({issues:g},[...d,...y.path]));else if(y.code==="in\
valid_key")i({issues:y.issues},[...d,...y.path]);else if(y.code==="invalid_element")i({issues:y.issues},[...d,...y.path]);else{
const g=[...d,...y.path];if(g.length===0)o._errors.push(t(y));else{let z=o,w=0;for(;w<g.length;){const E=g[w],j=w===g.length-
1;if(E==="_errors"){j&&z._errors.push(t(y)),w++;continue}Object.prototype.hasOwnProperty.call(z,E)||Object.defineProperty(
z,E,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});const R=z[E];j&&R._errors.push(t(y)),z=R,w++}}}};return i(
e),o}function uy(e,t=o=>o.message){const o={errors:[]},i=(c,d=[])=>{var y;for(const g of c.issues)if(g.code==="invalid_u\
nion"&&g.errors.length)g.errors.map(z=>i({issues:z},[...d,...g.path]));else if(g.code==="invalid_key")i({issues:g.issues},
[...d,...g.path]);else if(g.code==="invalid_element")i({issues:g.issues},[...d,...g.path]);else{const z=[...d,...g.path];
if(z.length===0){o.errors.push(t(g));continue}let w=o,E=0;for(;E<z.length;){const j=z[E],R=E===z.length-1;typeof j=="str\
ing"?(w.properties??(w.properties={}),Object.prototype.hasOwnProperty.call(w.properties,j)||Object.defineProperty(w.properties,
j,{value:{errors:[]},enumerable:!0,writable:!0,configurable:!0}),w=w.properties[j]):(w.items??(w.items=[]),(y=w.items)[j]??
(y[j]={errors:[]}),w=w.items[j]),R&&w.errors.push(t(g)),E++}}};return i(e),o}function hu(e){const t=[],o=e.map(i=>typeof i==
"object"?i.key:i);for(const i of o)typeof i=="number"?t.push(`[${i}]`):typeof i=="symbol"?t.push(`[${JSON.stringify(String(
i))}]`):/[^\w$]/.test(i)?t.push(`[${JSON.stringify(i)}]`):(t.length&&t.push("."),t.push(i));return t.join("")}function ly(e){
const t=[],o=[...e.issues].sort((i,c)=>(i.path??[]).length-(c.path??[]).length);for(const i of o)t.push(`\u2716 ${i.message}`),
i.path?.length&&t.push(`  \u2192 at ${hu(i.path)}`);return t.join(`
`)}function yt(e,t){return{callee:t?.callee??e,Err:t?.Err}}const dn=e=>{const t=(o,i,c,d)=>{const y=c?{...c,async:!1}:{async:!1},
g=o._zod.run({value:i,issues:[]},y);if(g instanceof Promise)throw new Ee;if(g.issues.length){const z=new(d?.Err??e)(g.issues.
map(w=>je(w,y,Be())));throw W(z,d?.callee??t),z}return g.value};return t},mu=dn(me),fn=e=>{const t=async(o,i,c,d)=>{const y=c?
{...c,async:!0}:{async:!0};let g=o._zod.run({value:i,issues:[]},y);if(g instanceof Promise&&(g=await g),g.issues.length){
const z=new(d?.Err??e)(g.issues.map(w=>je(w,y,Be())));throw W(z,d?.callee??t),z}return g.value};return t},gu=fn(me),pn=e=>(t,o,i)=>{
const c=i?{...i,async:!1}:{async:!1},d=t._zod.run({value:o,issues:[]},c);if(d instanceof Promise)throw new Ee;return d.issues.
length?sr(e,d.issues,c):{success:!0,data:d.value}},ir=pn(me);function sr(e,t,o){let i;return{success:!1,get error(){return i||
(i=new e(t.map(c=>je(c,o,Be()))),t=void 0,o=void 0),i},set error(c){i=c,t=void 0,o=void 0}}}const hn=e=>async(t,o,i)=>{const c=i?
{...i,async:!0}:{async:!0};let d=t._zod.run({value:o,issues:[]},c);return d instanceof Promise&&(d=await d),d.issues.length?
sr(e,d.issues,c):{success:!0,data:d.value}},yu=hn(me),_u=null,bu=null,dy=((e,t,o)=>{const i=e._zod.bag.validator;if(i!==
void 0){if(i(t)!==_u)return!0;if(i.definite===!0&&o===void 0)return!1}return $u(e,t,o)});function $u(e,t,o){const i=o?{...o,
async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},c=e._zod.bag.fallbackRun;let d;if(c?(i[bu]=!0,d=c({value:t,issues:[]},i)):
d=e._zod.run({value:t,issues:[]},i),d instanceof Promise)throw new core.$ZodAsyncError;return d.issues.length===0}const fy=async(e,t,o)=>{
const i=o?{...o,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0};let c=e._zod.run({value:t,issues:[]},i);return c instanceof
Promise&&(c=await c),c.issues.length===0},hy=(e=>{const t=dn(e),o=(i,c,d,y)=>{const g=d?{...d,direction:"backward"}:{direction:"\
backward"};return t(i,c,g,yt(o,y))};return o})(me),gy=(e=>{const t=dn(e),o=(i,c,d,y)=>t(i,c,d,yt(o,y));return o})(me),_y=(e=>{
const t=fn(e),o=async(i,c,d,y)=>{const g=d?{...d,direction:"backward"}:{direction:"backward"};return await t(i,c,g,yt(o,
y))};return o})(me),$y=(e=>{const t=fn(e),o=async(i,c,d,y)=>await t(i,c,d,yt(o,y));return o})(me),wy=(e=>(t,o,i)=>{const c=i?
{...i,direction:"backward"}:{direction:"backward"};return pn(e)(t,o,c)})(me),zy=(e=>(t,o,i)=>pn(e)(t,o,i))(me),xy=(e=>async(t,o,i)=>{
const c=i?{...i,direction:"backward"}:{direction:"backward"};return hn(e)(t,o,c)})(me),Py=(e=>async(t,o,i)=>hn(e)(t,o,i))(
me),we=ie("ZodMiniType",(e,t)=>{if(!e._zod)throw new Error("Uninitialized schema in ZodMiniType.");be.init(e,t),e.def=t,
e.type=t.type},{get with(){return this.check},set with(e){Te(this,"with",e)},parse(e,t){return mu(this,e,t,{callee:this.
parse})},parseAsync(e,t){return gu(this,e,t,{callee:this.parseAsync})},safeParse(e,t){return ir(this,e,t)},safeParseAsync(e,t){
return yu(this,e,t)},check(...e){const t=this.def;return this.clone({...t,checks:[...t.checks??[],...e.map(o=>typeof o==
"function"?{_zod:{check:o,def:{check:"custom"},onattach:[]}}:o)]},{parent:!0})},clone(e,t){return ce(this,e,t)},brand(){
return this},register(e,t){return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(this,...t)}}),ar=ie("Z\
odMiniString",(e,t)=>{zc.init(e,t),we.init(e,t)});function He(e){return Jc(ar,e)}const Ty=null,vu=null;function Ay(e){return core.
_email(vu,e)}const wu=null;function Ey(e){return core._guid(wu,e)}const _t=null;function Cy(e){return core._uuid(_t,e)}function My(e){
return core._uuidv4(_t,e)}function Oy(e){return core._uuidv6(_t,e)}function Iy(e){return core._uuidv7(_t,e)}const cr=null;
function Ry(e){return core._url(cr,e)}function Ny(e){return core._url(cr,{protocol:regexes.httpProtocol,hostname:regexes.
domain,...util.normalizeParams(e)})}const ku=null;function Dy(e){return core._emoji(ku,e)}const zu=null;function Fy(e){return core.
_nanoid(zu,e)}const Zu=null;function Ly(e){return core._cuid(Zu,e)}const xu=null;function jy(e){return core._cuid2(xu,e)}
const Su=null;function Uy(e){return core._ulid(Su,e)}const Pu=null;function By(e){return core._xid(Pu,e)}const Tu=null;function Wy(e){
return core._ksuid(Tu,e)}const Au=null;function Hy(e){return core._ipv4(Au,e)}const Eu=null;function Ky(e){return core._ipv6(
Eu,e)}const Cu=null;function Gy(e){return core._cidrv4(Cu,e)}const Mu=null;function Vy(e){return core._cidrv6(Mu,e)}const Ou=null;
function Xy(e){return core._mac(Ou,e)}const Iu=null;function Yy(e){return core._base64(Iu,e)}const Ru=null;function qy(e){
return core._base64url(Ru,e)}const Nu=null;function Jy(e){return core._e164(Nu,e)}const Du=null;function Qy(e){return core.
_creditCard(Du,e)}const Fu=null;function e_(e){return core._iban(Fu,e)}const Lu=null;function t_(e){return core._jwt(Lu,
e)}const Ke=null;function n_(e,t,o={}){return core._stringFormat(Ke,e,t,o)}function o_(e){return core._stringFormat(Ke,"\
hostname",regexes.hostname,e)}function r_(e){return core._stringFormat(Ke,"hex",regexes.hex,e)}function i_(e){return core.
_stringFormat(Ke,"currency_code",regexes.currencyCode,e)}function s_(e,t){const o=t?.enc??"hex",i=`${e}_${o}`,c=core.regexes[i];
if(!c)throw new Error(`Unrecognized hash format: ${i}`);return core._stringFormat(Ke,i,c,t)}const ur=ie("ZodMiniNumber",
(e,t)=>{Yo.init(e,t),we.init(e,t)});function ju(e){return core._number(ur,e)}const Ge=ie("ZodMiniNumberFormat",(e,t)=>{Ic.
init(e,t),ur.init(e,t)});function Uu(e){return Qc(Ge,e)}function a_(e){return core._float32(Ge,e)}function c_(e){return core.
_float64(Ge,e)}function u_(e){return core._int32(Ge,e)}function l_(e){return core._uint32(Ge,e)}const lr=null;function Bu(e){
return core._boolean(lr,e)}const Wu=null;function d_(e){return core._bigint(Wu,e)}const dr=null;function f_(e){return core.
_int64(dr,e)}function p_(e){return core._uint64(dr,e)}const Hu=null;function h_(e){return core._symbol(Hu,e)}const Ku=null;
function m_(e){return core._undefined(Ku,e)}const Gu=null;function Vu(e){return core._null(Gu,e)}const Xu=null;function g_(){
return core._any(Xu)}const Yu=null;function mn(){return core._unknown(Yu)}const qu=ie("ZodMiniNever",(e,t)=>{Rc.init(e,t),
we.init(e,t)});function Ju(e){return eu(qu,e)}const Qu=null;function y_(e){return core._void(Qu,e)}const el=null;function __(e){
return core._date(el,e)}const tl=ie("ZodMiniArray",(e,t)=>{Fc.init(e,t),we.init(e,t)});function gn(e,t){return new tl({type:"\
array",element:e,...fe(t)})}function b_(e){const t=e._zod.def.shape;return dl(Object.keys(t))}const yn=ie("ZodMiniObject",
(e,t)=>{Bc.init(e,t),we.init(e,t),ic(e,"shape",o=>o._zod.def.shape,!1)});function $_(e,t){const o={type:"object",shape:e??
{},...util.normalizeParams(t)};return new yn(o)}function fr(e,t){return new yn({type:"object",shape:e,catchall:Ju(),...fe(
t)})}function v_(e,t){return new yn({type:"object",shape:e,catchall:mn(),...util.normalizeParams(t)})}function w_(e,t){return util.
extend(e,t)}function k_(e,t){return util.safeExtend(e,t)}function z_(e,t){return util.merge(e,t)}function Z_(e,t){return util.
pick(e,t)}function x_(e,t){return util.omit(e,t)}function S_(e,t){const o=e._zod.def;if(o.type!=="tuple")return util.partial(
_n,e,t);if(o.checks?.length)throw new Error(".partial() cannot be used on tuple schemas containing refinements");return util.
clone(e,{...o,items:o.items.map(i=>new _n({type:"optional",innerType:i}))})}function P_(e,t){return util.partial(mr,e,t,
"exactPartial")}function T_(e,t){return util.required(gr,e,t)}function A_(e,t){return e.clone(util.mergeDefs(e._zod.def,
{catchall:t}))}const nl=ie("ZodMiniUnion",(e,t)=>{Wc.init(e,t),we.init(e,t)});function pr(e,t){return new nl({type:"unio\
n",options:e,...fe(t)})}const ol=null;function E_(e,t){return new ol({type:"union",options:e,inclusive:!1,...util.normalizeParams(
t)})}const rl=null;function C_(e,t,o){return new rl({type:"union",options:t,discriminator:e,...util.normalizeParams(o)})}
const il=null;function M_(e,t){return new il({type:"intersection",left:e,right:t})}const sl=null;function al(e,t,o){const i=t instanceof
core.$ZodType,c=i?o:t,d=i?t:null;return new sl({type:"tuple",items:e,rest:d,...util.normalizeParams(c)})}const bt=null;function cl(e,t,o){
return!t||!t._zod?new bt({type:"record",keyType:He(),valueType:e,...util.normalizeParams(t)}):new bt({type:"record",keyType:e,
valueType:t,...util.normalizeParams(o)})}function O_(e,t,o){return new bt({type:"record",keyType:e,valueType:t,...util.normalizeParams(
o),partial:!0})}function I_(e,t,o){return new bt({type:"record",keyType:e,valueType:t,mode:"loose",...util.normalizeParams(
o)})}const ul=null;function R_(e,t,o){return new ul({type:"map",keyType:e,valueType:t,...util.normalizeParams(o)})}const ll=null;
function N_(e,t){return new ll({type:"set",valueType:e,...util.normalizeParams(t)})}const hr=null;function dl(e,t){const o=Array.
isArray(e)?Object.fromEntries(e.map(i=>[i,i])):e;return new hr({type:"enum",entries:o,...util.normalizeParams(t)})}function D_(e,t){
return new hr({type:"enum",entries:e,...util.normalizeParams(t)})}const fl=null;function F_(e,t){return new fl({type:"li\
teral",values:Array.isArray(e)?e:[e],...util.normalizeParams(t)})}const pl=null;function L_(e){return core._file(pl,e)}const hl=ie(
"ZodMiniTransform",(e,t)=>{Kc.init(e,t),we.init(e,t)});function ml(e){return new hl({type:"transform",transform:e})}const _n=ie(
"ZodMiniOptional",(e,t)=>{Gc.init(e,t),we.init(e,t)});function ge(e){return new _n({type:"optional",innerType:e})}const mr=null;
function j_(e){return new mr({type:"optional",innerType:e})}const gl=null;function yl(e){return new gl({type:"nullable",
innerType:e})}function U_(e){return ge(yl(e))}const _l=null;function B_(e,t){return new _l({type:"default",innerType:e,get defaultValue(){
return typeof t=="function"?t():util.shallowClone(t)}})}const bl=null;function W_(e,t){return new bl({type:"prefault",innerType:e,
get defaultValue(){return typeof t=="function"?t():util.shallowClone(t)}})}const gr=null;function H_(e,t){return new gr(
{type:"nonoptional",innerType:e,...util.normalizeParams(t)})}const $l=null;function K_(e){return new $l({type:"success",
innerType:e})}const vl=null;function G_(e,t){return new vl({type:"catch",innerType:e,catchValue:typeof t=="function"?t:core.
util.constantCatch(t)})}const wl=null;function V_(e){return core._nan(wl,e)}const kl=ie("ZodMiniPipe",(e,t)=>{Vc.init(e,
t),we.init(e,t)});function zl(e,t){return new kl({type:"pipe",in:e,out:t})}const bn=null;function X_(e,t,o){return new bn(
{type:"pipe",in:e,out:t,transform:o.decode,reverseTransform:o.encode})}function Y_(e){const t=e._zod.def;return new bn({
type:"pipe",in:t.out,out:t.in,transform:t.reverseTransform,reverseTransform:t.transform})}const Zl=null;function q_(e){return new Zl(
{type:"readonly",innerType:e})}const xl=null;function J_(e,t){return new xl({type:"template_literal",parts:e,...util.normalizeParams(
t)})}const Sl=null;function Pl(e){return new Sl({type:"lazy",getter:e})}const Tl=null;function Q_(e){return new Tl({type:"\
promise",innerType:e})}const yr=null;function Al(e,t){const o=new xe({check:"custom",...fe(t)});return o._zod.check=e,o}
function El(e,t){return core._custom(yr,e??(()=>!0),t)}function eb(e,t={}){return core._refine(yr,e,t)}function tb(e,t){
return core._superRefine(e,t)}const nb=cu,ob=uu;class rb{constructor(...t){}}function ib(e,t={}){const o=El(i=>i instanceof
e,t);return o._zod.bag.Class=e,o._zod.check=i=>{i.value instanceof e||i.issues.push({code:"invalid_type",expected:e.name,
input:i.value,inst:o,path:[...o._zod.def.path??[]]})},o}const sb=(...e)=>core._stringbool({Codec:bn,Boolean:lr,String:ar},
...e);function ab(){const e=Pl(()=>pr([He(),ju(),Bu(),Vu(),gn(e),cl(He(),e)]));return e}const Cl=null;function cb(e){return new Cl(
{type:"function",input:Array.isArray(e?.input)?al(e?.input):e?.input??gn(mn()),output:e?.output??mn()})}var Ml=s(50),Ve=s(
8925),$n=s(642),$t=s(2542);function vn(e,t){return He({error:({input:i})=>i===void 0?`is missing; add ${e}`:wn(e,i)}).check(
su(),Al(({value:i,issues:c})=>{const d=t(i);"message"in d&&c.push({code:"custom",message:d.message,input:i})}))}function wn(e,t){
const o=e==="text";if(t===null)return`has no value; use ${e}${o?" (in quotes if it begins with `#`)":""}`;const i=typeof t==
"number"||typeof t=="boolean";return`is ${_r(t)}${o&&i?", not text; put it in quotes":`; use ${e}`}`}function _r(e){return e===
null?"null":Array.isArray(e)?"a list":{string:"text",number:"a number",boolean:"a boolean"}[typeof e]??"a mapping"}const kn=e=>({
error:({code:t,input:o})=>t==="invalid_type"?wn(e,o):void 0}),Ce=vn("text",$n.GT),br=vn("an https URL",$t.QP.icon_url),$r=vn(
"an http or https URL",$t.QP.landing_url),Ol=gn(fr({text:Ce,url:$r},kn("a mapping of `text` and `url`")),kn("a list of {\
text, url}")).check(ru(1,"is an empty list; write at least one button, or leave it out")),vr="whole seconds (3600) or a \
duration (12h)",zn=({input:e})=>{if(typeof e=="number")return`is ${e}; use ${vr}`;const t=typeof e=="string"?(0,$n.p0)(e.
trim()):void 0;return t&&"message"in t?t.message:wn(vr,e)},Il=He().check(iu(/^\s*[0-9]+[smhdw]?\s*$/,{error:zn,abort:!0})),
Rl=zl(pr([Uu().check(nr(0,{error:zn,abort:!0})),Il],{error:zn}),ml((e,{issues:t})=>{const o=typeof e=="number"?{value:e}:
(0,$n.p0)(e.trim());return"value"in o?o.value:(t.push({code:"custom",message:o.message,input:e}),ac)})),Nl=fr({title:ge(
Ce),message:ge(Ce),icon_url:ge(br),banner_url:ge(br),landing_url:ge($r),actions:ge(Ol),utm_source:ge(Ce),utm_medium:ge(Ce),
utm_campaign:ge(Ce),ttl:ge(Rl)},kn("a mapping of notification fields"));function Dl(e,{value:t,positionOf:o,problems:i}){
const c=(N,Q)=>(0,Ve.CC)(e,Q,{path:N,position:o(N)}),d=wr(t);if(d===void 0)return{fields:{},problems:[...i,c(["actions"],
"has too many elements to check; write fewer")]};if(d.success&&i.length===0)return{fields:d.data,problems:[]};const y=new Set(
i.map(({path:N=[]})=>(0,Ve.LF)(N))),z=(d.error?.issues??[]).filter(({path:N})=>!y.has((0,Ve.LF)(N))).flatMap(({path:N,message:Q,
...oe})=>oe.code==="unrecognized_keys"?oe.keys.map(pe=>({path:[...N,pe]})):[{path:N,message:Q}]),w=(0,Ve.Kc)(e,z,({path:N,
message:Q=Fl(N)})=>c(N,Q)),E=[...i,...w].sort(Ve.rg),j=new Set([...i,...z].map(({path:N})=>N?.[0])),R=Object.entries(t??
{}).filter(([N])=>!j.has(N));return{fields:wr(Object.fromEntries(R))?.data??{},problems:E}}function Fl(e){if(e.length>1)
return"is not part of a button; a button has only `text` and `url`";if(e[0]==="target")return"cannot be set in a payload\
 file; set the input `target` in the workflow";const t=(0,Ml.d)(String(e[0]),$t.pi);return`is not a field of a notificat\
ion; ${t?`did you mean \`${t}\`?`:`the fields are ${$t.pi.join(", ")}.`} For other fields of your service, use the input\
 \`extra-fields\``}function wr(e){try{return ir(Nl,e)}catch(t){if(t instanceof RangeError)return;throw t}}}),3924:((n,r,s)=>{
s.d(r,{h:()=>h});var a=s(8925),u=s(8359),l=s(642),f=s(8992);const p=/^( *(?:- +)*)([\w$-]{1,40}):(?:[ \t]+(\S?)|$)/;function m(T){
const v=p.exec(T);if(!v)return;const[,A="",I="",J=""]=v;return{indentation:A,key:I,hasValue:J!==""}}function _(T,v){const A=T.
split(/\r?\n/,v+1);for(const I of[v,v+1]){const J=m(A[I-1]??"");if(!J||J.indentation.includes("-"))continue;const b=J.indentation.
length+1,F=A.slice(0,I-1).flatMap(Z=>m(Z)??[]).at(-1);if(!(!F?.hasValue||F.indentation.length+1===b))return{key:J.key,above:F.
key,position:{line:I,column:b}}}}async function h(T,v,A){const I=ne=>(0,u.kU)({[v.input]:ne},A,v.file),J=I(T);if(J.length>
0)return{problems:J};const b=await s.e(815).then(s.t.bind(s,8815,19)),x=new b.LineCounter,[F,Z]=b.parseAllDocuments(T,{version:"\
1.2",lineCounter:x,stringKeys:!0,uniqueKeys:!1,prettyErrors:!1,logLevel:"silent"}),M=ne=>{const{line:re,col:ce}=x.linePos(
ne);return{line:re,column:ce}};if(!F)return{value:null,positionOf:()=>{},problems:[]};const{contents:k,errors:L,warnings:X}=F,
W=v.file===void 0||b.isMap(k),G=({message:ne})=>W?` (${(0,f.$Q)(ne.replace(/(: |\n).*/s,""))})`:"",Y=v.file===void 0?"in\
valid-input":"unreadable-file",[U]=L;if(U)return{problems:[(0,a.CC)(v,...ue(U))]};if(F.directives?.yaml.version==="1.1")
return{problems:[(0,a.CC)(v,"is YAML 1.1; remove the line `%YAML 1.1`, so that it is read as YAML 1.2",{position:M(T.indexOf(
"%YAML")),reason:Y})]};const H=[],te=(ne,re,ce,fe=!1)=>H.push((0,a.CC)(v,ne,{path:ce,position:M(re),...fe&&{reason:Y}}));
Z&&te("contains more than one YAML document; write only one",Z.range[0],[]);const ae=new K(b,W?te:()=>{},v.file!==void 0);
try{const ne=ae.read(k),[re]=X;re&&H.length===0&&te(`is not plain YAML${G(re)}`,re.pos[0],[]);const ce=I([ne,ae.quotable]);
return ce.length>0?{problems:ce}:H.some(fe=>fe.reason==="unreadable-file")?{problems:H}:V(ne,$)?{problems:[...H,(0,a.CC)(
v,S)]}:{value:ne,positionOf:ae.positionsIn(k,M),problems:H}}catch(ne){if(!(ne instanceof RangeError))throw ne;const re=I(
ae.quotable);return{problems:re.length>0?re:[...H,(0,a.CC)(v,C)]}}function ue(ne){const[re]=ne.pos;if(ne.code==="RESOURC\
E_EXHAUSTION")return[C,{position:M(re),reason:Y}];const ce=W?_(T,M(re).line):void 0;if(ce)return[`has wrong indentation:\
 \`${ce.key}\` must align with \`${ce.above}\``,{position:ce.position,reason:Y}];const fe=T.slice(0,re).trimEnd(),tn=fe.
lastIndexOf(" ")+1;if(fe[tn]==="*")return[`is neither YAML nor JSON; ${D}`,{position:M(tn),reason:Y}];const nn=O[ne.code]??
"check the indentation, and put text that contains `: ` or `#` in quotes";return[`is neither YAML nor JSON${G(ne)}; ${nn}`,
{position:M(re),reason:Y}]}}const $=65536,S="is larger than 64 KiB as JSON, with its aliases expanded; make it smaller",
C="is nested too deeply; use fewer levels",D="put text that begins with `*` in quotes";class K{quotable=[];yaml;refuse;isFile;path=[];anchors=new Map;targets=new Map;constructor(v,A,I){
this.yaml=v,this.refuse=A,this.isFile=I}read(v){const{yaml:A}=this;if(!A.isNode(v))return null;if(A.isAlias(v))return this.
readAlias(v);this.refuseTag(v);const I={node:v,value:void 0,isRead:!1};return v.anchor!==void 0&&this.anchors.set(v.anchor,
I),I.value=this.readValue(v),I.isRead=!0,I.value}readValue(v){const{yaml:A}=this;if(A.isSeq(v))return v.items.map((x,F)=>this.
readInside(F,x));if(A.isMap(v))return this.readMap(v);const{value:I,source:J}=v,b=typeof I=="number"?P(I,this.isFile?J:void 0):
void 0;return b&&this.refuseNode(`is ${(0,f.$Q)(J??String(I))}, ${b}`,v),I}readMap(v){const A=new Map;for(const{key:I,value:J}of v.
items){const b=ee(I);if(this.quotable.push(b),A.has(b)){const x=(I.range??v.range)?.[0]??0;this.refuse("is there twice; \
write each key once",x,[...this.path,b],!0)}A.set(b,this.readInside(b,J))}return Object.fromEntries(A)}readInside(v,A){this.
path.push(v);const I=this.read(A);return this.path.pop(),I}readAlias(v){const{source:A}=v,I=this.anchors.get(A);if(this.
quotable.push(A),I?.isRead)return this.targets.set(v,I.node),I.value;const J=(0,f.$Q)(A),b=I?`contains itself, by the al\
ias \`*${J}\`; remove it`:`is the alias \`*${J}\`, but there is no \`&${J}\` before it; ${D}`;return this.refuseNode(b,v),
null}refuseTag({tag:v,range:A}){!v||B.test(v)||(this.quotable.push(v),this.refuse(`has the tag ${(0,f.$Q)(v)}, which is \
not supported; remove it`,A?.[0]??0,[...this.path]))}refuseNode(v,{range:A}){this.refuse(v,A?.[0]??0,[...this.path])}positionsIn(v,A){
const{yaml:I,targets:J}=this,b=new Map,x=F=>{const Z=b.get(F)??new Map(F.items.map(M=>[ee(M.key),M]));return b.set(F,Z),
Z};return F=>{let Z=v,M=I.isNode(Z)?Z.range?.[0]:void 0;for(const k of F){I.isAlias(Z)&&(Z=J.get(Z));const L=I.isMap(Z)?
x(Z).get(String(k)):void 0;if(I.isMap(Z))Z=L?.value;else if(I.isSeq(Z))Z=Z.items[Number(k)];else break;if(!I.isNode(Z)||
!Z.range)continue;M=Z.range[0];const X=I.isNode(L?.key)?L.key.range?.[0]:void 0;X!==void 0&&A(X).line<A(M).line&&(M=X)}return M===
void 0?void 0:A(M)}}}function V(T,v){let A=0;const I=b=>{A+=Buffer.byteLength(JSON.stringify(b))},J=[T];for(;J.length>0&&
A<=v;){const b=J.pop();if(typeof b!="object"||b===null){I(b);continue}const x=Object.entries(b);A+=Math.max(2,x.length+1);
for(const[F,Z]of x)Array.isArray(b)||(I(F),A+=1),J.push(Z)}return A>v}const ee=T=>String(T?.value??T),O={BAD_INDENT:"che\
ck the indentation, and that every bracket is closed",BAD_SCALAR_START:"put text that begins like this in quotes",MISSING_CHAR:"\
close every quotation mark and bracket",TAB_AS_INDENT:"indent with spaces, not with tabs"},B=/^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;
function P(T,v=""){const A=(0,l.XM)(v);if(A!==void 0)return`which YAML reads as ${T}${(0,l.yi)(A)}`;if(!Number.isFinite(
T))return"which JSON cannot represent";if(Number.isInteger(T)&&!Number.isSafeInteger(T))return"which is outside the rang\
e in which JSON keeps whole numbers exactly (\xB1(2^53-1)); put it in quotes if it is text"}}),3916:((n,r,s)=>{s.d(r,{HR:()=>u,
Yq:()=>p,h_:()=>l,q0:()=>f});const a="start a new run (a re-run uses the original workflow file)";class u extends Error{reason;title;hint;constructor($){
super($.message,$.cause===void 0?void 0:{cause:$.cause}),this.name="Failure",this.reason=$.reason,this.title=$.title,this.
hint=$.hint}}function l(h){return h instanceof u?h:new u({reason:"internal-error",title:"Internal error",message:`The ac\
tion itself failed: ${f(h)}.`,hint:"Please report this with the log of the run.",cause:h})}function f(h){if(!(h instanceof
Error))return String(h);const $=h.code;if($==="ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at thi\
s port";if($==="ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")return"the server requires a client certificate, which this a\
ction cannot present";const{reason:S}=h;if(typeof $=="string"&&$.startsWith("ERR_SSL_")&&typeof S=="string")return`${$}:\
 ${S}`;const C=(h.message||h.name).replace(/; if the root CA is .*|\s+/gs," ").trim(),D=typeof $=="string"&&!C.includes(
$)?`${$}: ${C}`:C,K=h instanceof AggregateError?h.errors.map(f).join("; "):"",V=K&&K!==D?`${D} (${K})`:D;return h.cause===
void 0?V:`${V}: ${f(h.cause)}`}function p(h,$=m(h)){return new u({reason:"cancelled",title:`${h} failed`,message:$,hint:_})}
const m=h=>h==="Sending"?"The run was cancelled before the service received the request.":`The run was cancelled while ${h.
charAt(0).toLowerCase()}${h.slice(1)}.`,_="If you did not mean to cancel it, run it again."}),50:((n,r,s)=>{s.d(r,{d:()=>f});
var a=s(7785);const u=2,l=p=>p.toLowerCase().replace(/[-_]/g,"");function f(p,m){const _=new Map(m.map(S=>[S,(0,a.A)(l(S),
l(p))])),h=([S,C])=>C<=Math.min(u,Math.floor(S.length/2)),[$]=[..._].filter(h).sort(([,S],[,C])=>S-C);return $?.[0]}}),8925:((n,r,s)=>{
s.d(r,{CC:()=>l,Kc:()=>ee,LF:()=>m,LT:()=>h,_k:()=>O,fI:()=>$,rg:()=>f});var a=s(3916),u=s(8992);function l(P,T,v={}){return{
...typeof P=="string"?{input:P}:P,message:T,reason:"invalid-input",...v}}function f({position:P},{position:T}){return P?
T?P.line-T.line||P.column-T.column:-1:T?1:0}const p=100;function m(P){const T=P.slice(0,p).map((v,A)=>{if(typeof v=="num\
ber")return`[${v}]`;const I=(0,u.$Q)(String(v)).replace(u.Qi,"\uFFFD");return A>0?`.${I}`:I});return(0,u.$Q)(T.join(""))}
const _=P=>P.endsWith("?")?P:`${P}.`;function h(P,T,v,A=""){return`${P.length>0?`\`${m(P)}\``:T}${A}${v.startsWith('"')?
":":""} ${_(v)}`}function $(P){const{input:T,otherInputs:v=[],file:A,path:I=[],position:J,message:b}=P,x=J&&`line ${J.line}\
, column ${J.column}`;if(A!==void 0){const L=x?`${A}, ${x}`:A;return`${T}: ${L}: ${h(I,"the file",b)}`}const F=x?` (${x}\
)`:"",Z=typeof I[0]=="number";if(I.length>0&&!Z)return`${T}: ${h(I,"",b,F)}`;const M=Z?m([T,...I]):T;return b.startsWith(
'"')?`${M}${F}: ${_(b)}`:`${Z?`\`${M}\``:S([M,...v])}${F} ${_(b)}`}function S(P){const T=P.map(A=>`\`${A}\``),v=T.pop()??
"";return T.length===0?v:`${T.join(", ")} and ${v}`}function C(P){const T=P.every(A=>A.reason==="unreadable-file"),v=T?"\
unreadable-file":"invalid-input";return new Failure({reason:v,title:T?"Unreadable file":"Invalid input",message:B(P.map(
$),O(P)),hint:K(P)})}const D=new Set(["base-url","api-token"]);function K(P){const T=O(P)===1?"Correct it":"Correct what\
 is listed";return P.every(({input:v})=>D.has(v))?`${T}. If you changed a secret or variable, re-run the failed job. If \
you changed the workflow, ${startNewRun}.`:`${T}, then ${startNewRun}.`}const V=100;function ee(P,T,v){const A=O(T.slice(
V)),I=T.slice(0,V).map(v);return A===0?I:[...I,l(P,`has ${A} more problems`,{count:A})]}const O=P=>P.reduce((T,{count:v=1})=>T+
v,0);function B(P,T=P.length,v="problems"){if(P.length===1)return P.join("");const A=P.slice(0,V).map(I=>`- ${I}`);return T>
A.length&&A.push(`- and ${T-A.length} more`),`${T} ${v}:
${A.join(`
`)}`}}),8359:((n,r,s)=>{s.d(r,{gE:()=>x,ue:()=>Z,kU:()=>F,_y:()=>v});var a=s(8925);const u=[{escapes:/\\u[\da-fA-F]{4}|\\[bfnrt]|\\[^a-zA-Z\d]/g,
broken:/\\(?:u[\da-fA-F]{0,3})?$/},{escapes:/%[\da-fA-F]{2}/g,broken:/%[\da-fA-F]?$/},{escapes:/&#[xX][\da-fA-F]+;|&#\d+;|&[a-zA-Z]+;/g,
broken:/&(?:#[xX][\da-fA-F]*|#\d*|[a-zA-Z]*)$/}],l={escapes:new RegExp(u.map(({escapes:k})=>k.source).join("|"),"g"),broken:new RegExp(
u.map(({broken:k})=>k.source).join("|"))},f=[...u,l],p=/[\\%&]/,_={escapes:/[\r\n]\s*/g,broken:/(?!)/};function h(k){if(/^[\r\n]/.
test(k))return"";if(/^&[^#]/.test(k))return S.get(k.slice(1,-1))??k;if(/^\\[^u]/s.test(k))return $[k.slice(1)]??k.slice(
1);const L=Number(k.replace(/^(%|\\u|&#[xX])/,"0x").replace(/^&#|;$/g,""));return L<=65535?String.fromCharCode(L):k}const $={
b:"\b",f:"\f",n:`
`,r:"\r",t:"	"},S=new Map(Object.entries({excl:"!",quot:'"',QUOT:'"',num:"#",dollar:"$",percnt:"%",amp:"&",AMP:"&",apos:"\
'",lpar:"(",rpar:")",ast:"*",midast:"*",plus:"+",comma:",",period:".",sol:"/",colon:":",semi:";",lt:"<",LT:"<",equals:"=",
gt:">",GT:">",quest:"?",commat:"@",lsqb:"[",lbrack:"[",bsol:"\\",rsqb:"]",rbrack:"]",Hat:"^",lowbar:"_",UnderBar:"_",grave:"\
`",DiacriticalGrave:"`",lcub:"{",lbrace:"{",verbar:"|",vert:"|",VerticalLine:"|",rcub:"}",rbrace:"}"}));function C(k,L,X){
let W=0;const G=k.text.replace(L.escapes,(H,te)=>(W=te+H.length,h(H))),Y=X?L.broken.exec(k.text.slice(W))?.[0]??"":"";if(W===
0&&Y==="")return k;let U;return{text:G.slice(0,G.length-Y.length),inGiven:({start:H,end:te})=>{U??=D(k.text,L.escapes);const{
starts:ae,ends:ue}=U;return k.inGiven({start:ae[H]??0,end:ue[te-1]??Number.POSITIVE_INFINITY})}}}function D(k,L){const X=[],
W=[];let G=0;const Y=U=>{X.push(G),W.push(U),G=U};for(const{0:U,index:H}of k.matchAll(L)){const te=h(U);for(;G<H;)Y(G+1);
te===""?G+=U.length:te!==U&&Y(H+U.length)}for(;G<k.length;)Y(G+1);return{starts:X,ends:W}}const K=4;function V(k){return[
0,1,2].flatMap(L=>{const X=Buffer.from("\0".repeat(L)+k),W=X.toString("base64").slice(Math.ceil(L*8/6),Math.floor(X.length*
8/6)),G=W.replaceAll("+","-").replaceAll("/","_"),Y={before:L>0,after:X.length%3>0};return[...new Set([W,G])].map(U=>({text:U,
minLength:U.length,sharesBits:Y}))})}function ee(k,L,X){const W={text:L,inGiven:({start:U,end:H})=>({start:U,end:Math.min(
H,L.length)})},G=O(W,k,X);if(!p.test(L))return G;const Y=f.flatMap(U=>{const H=C(W,U,X);return H===W?[]:O(H,k,X,U)});return[
...G,...Y]}function O(k,L,X,W){const G=C(k,_,X);return L.flatMap(({text:Y,name:U,base64:H})=>{const te=W?Y.replace(W.escapes,
h):Y,ue=[...new Set([Y,te])].flatMap(re=>B({text:re,minLength:Y.length},k,X)),ne=H.flatMap(re=>B(re,G,X));return[...ue,...ne].
map(re=>({...re,name:U}))})}function B(k,L,X){const{text:W}=L,{length:G}=k.text,Y=W.indexOf(k.text);if(Y<0&&!X)return[];
const U=Y<0?Math.max(0,W.length-G):Y,{ends:H,matchedAtEnd:te}=T(k.text,W,U),ae=[];for(const ue of H){const{start:ne,end:re}=P(
k,L,ue-G,ue),ce=ae.at(-1);re-ne<k.minLength||(ce&&ne<ce.end?ce.end=re:ae.push({start:ne,end:re}))}if(X&&te>0){const ue=P(
k,L,W.length-te,Number.POSITIVE_INFINITY),ne=k.sharesBits?te:ue.end-ue.start,re=Math.min(K,G-1);ne>=re&&ae.push(ue)}return ae}
function P({sharesBits:k},{text:L,inGiven:X},W,G){const Y=te=>/[\w+/-]/.test(L.charAt(te)),U=k?.before&&Y(W-1)?W-1:W;let H=k?.
after&&Y(G)?G+1:G;for(;k&&H<G+3&&L[H]==="=";)H++;return X({start:U,end:H})}function T(k,L,X){const W=[0,0],G=(H,te)=>{let ae=H;
for(;ae>0&&k[ae]!==te;)ae=W[ae]??0;return k[ae]===te?ae+1:ae};for(let H=1;H<k.length;H++)W.push(G(W[H]??0,k[H]));const Y=[];
let U=0;for(let H=X;H<L.length;H++)U=G(U,L[H]),U===k.length&&Y.push(H+1);return{ends:Y,matchedAtEnd:U===k.length?0:U}}const v=[
"api-token","github-token"],A="the API token",I="the GitHub token",J="***",b=8;function x(k){const{apiToken:L,githubToken:X="",
others:W=[]}=k,G=new Map(W.map(U=>[U,void 0]));G.set(X,I).set(L,A),G.delete("");const Y=[...G].map(([U,H])=>U.length<b?{
text:U,base64:[]}:{text:U,name:H,base64:V(U)});return{find:U=>{if(U.length<b)return;const H=ee(Y,U,!1).map(({name:te})=>te);
return[A,I].find(te=>H.includes(te))},redact:(U,H=!1)=>{const te=ee(Y,U,H).sort((ne,re)=>ne.start-re.start);let ae="",ue=0;
for(const{start:ne,end:re}of te)ne>=ue&&(ae+=U.slice(ue,ne)+J),ue=Math.max(ue,re);return ae+U.slice(ue)}}}function F(k,L,X){
return Object.entries(k).flatMap(([W,G])=>{const Y=M(G,L);return Y?(0,a.CC)({input:W,file:X},`contains ${Y}, which would\
 be published; remove it`):[]})}function Z(k,L){const{"api-token":X,"github-token":W="",...G}=k,Y=L.find(W)===A;return F(
{...G,...Y&&{"github-token":W}},L)}function M(k,L){const X=new Set([k]);for(const W of X){const G=typeof W=="string"||typeof W==
"number"?L.find(String(W)):void 0;if(G)return G;if(typeof W=="object"&&W!==null)for(const Y of Object.entries(W))for(const U of Y)
X.add(U)}}}),900:((n,r,s)=>{s.d(r,{IZ:()=>x,Pw:()=>K,uB:()=>b});var a=s(8992),u=s(8925),l=s(8359),f=s(642);const p=(Z,M)=>k=>k===
""?{message:`is missing; set it to ${Z}`}:M(k),m=(Z,M)=>k=>k===""?{value:Z}:M(k),_=Z=>m(void 0,Z),h=(Z,M)=>k=>{const L=Z.
find(X=>X===k);return L===void 0?{message:`${(0,a.hD)(k)} is not ${M}`}:{value:L}},$={"base-url":p("the base address of \
the push service, such as https://push.example.com (a misspelled variable is empty)",f.pc),"api-token":p("the API token \
of the site, from a secret (a misspelled or unavailable secret is empty)",f.d6),timeout:m(30,(0,f.rD)("a whole number of\
 seconds from 1 to 300",1,300)),retries:m(3,(0,f.rD)("a whole number from 0 to 10",0,10)),summary:m(!0,f.zM)},S=Number.MAX_SAFE_INTEGER,
C={...$,target:p("`all` (every subscriber) or `audience`; there is no default, so that nobody sends to all by mistake",h(
["all","audience"],"a valid target; use `all` (every subscriber) or `audience`")),"audience-id":_((0,f.rD)("an audience \
id, which is a whole number such as 101",1,S)),"audience-name":_(f.Ae),"max-reach":_((0,f.rD)("a whole number such as 10\
000",0,S)),"payload-file":_(f.Ae),"extra-fields":_(f.Ae),"dry-run":m(!1,f.zM),"check-urls":m(!1,f.zM),"once-key":_(f.Ae),
"once-per":_(h(["day","week","month"],"a period; use `day`, `week` or `month`")),"send-between":_(f.XQ),"time-zone":_(f.
eB),release:_(f.PL),"release-level":_(h(["major","minor","patch"],"a level; use `major`, `minor` or `patch`")),"max-age":_(
f.p0),"expected-payload":f.tS,"github-token":_(f.d6)},D=Z=>Z.replace(/-([a-z])/g,(M,k)=>k.toUpperCase()),K=["title","mes\
sage","icon-url","banner-url","landing-url","actions","utm-source","utm-medium","utm-campaign","ttl"],V=Z=>Object.keys(Z),
ee=V($),O=[...V(C),...K];function B(Z,M){return v($,Z,M)}function P(Z,M){const k=v(C,Z,M,F(Z));return k.settings?.release?.
kind==="latest"&&(k.settings.maxAge??=T),k}const T=604800;function v(Z,M,k,L=[]){const X=[...(0,l.ue)(M,k),...I(M)],W=new Set(
X.map(({input:te})=>te)),G={...M,...Object.fromEntries([...W].map(te=>[te,"(refused)"]))},Y={},U=[];for(const[te,ae]of Object.
entries(Z)){const ue=ae(G[te]);"value"in ue?Y[D(te)]=ue.value:U.push((0,u.CC)(te,ue.message))}const H=[...X,...[...U,...L].
filter(({input:te})=>!W.has(te))];return{settings:H.length>0?void 0:Y,problems:H,readable:G,refused:W}}const A=65536;function I(Z){
return["actions","extra-fields"].filter(k=>Buffer.byteLength(Z[k]??"")>A).map(k=>(0,u.CC)(k,"is larger than 64 KiB; make\
 it smaller"))}const J={"payload-files":f.Ae,"extra-fields":f.Ae,"check-urls":C["check-urls"],timeout:$.timeout,summary:$.
summary},b=[...V(J),...K];function x(Z,M){const k="is missing; set paths of payload files, or a notification as inputs",
L=Z["payload-files"]===""&&K.every(X=>Z[X]==="");return v(J,Z,M,L?[(0,u.CC)("payload-files",k)]:[])}function F(Z){const[
M,k]=[Z.target==="all",Z.target==="audience"],L="is only allowed with `target: audience`",X="remove it, or change `targe\
t`",W="(the service does not report the reach of a broadcast)",G=Z["once-key"]?"`once-key` needs it to store a record in\
 the repository":"the input `release` needs it to fetch the release";return[{inputs:["audience-id"],isWrong:M&&Z["audien\
ce-id"],message:`${L}; ${X}`},{inputs:["audience-name"],isWrong:M&&Z["audience-name"],message:`${L}; ${X}`},{inputs:["ma\
x-reach"],isWrong:M&&Z["max-reach"],message:`${L} ${W}; remove it`},{inputs:["audience-id","audience-name"],isWrong:k&&!Z["\
audience-id"]&&!Z["audience-name"],message:"are both missing; set at least one"},{inputs:["once-key"],isWrong:Z["once-pe\
r"]&&!Z["once-key"],message:"is missing; `once-per` needs it"},{inputs:["time-zone"],isWrong:Z["time-zone"]&&!Z["send-be\
tween"]&&!Z["once-per"],message:"has no effect without `send-between` or `once-per`; set one of them, or remove it"},{inputs:[
"github-token"],isWrong:(Z["once-key"]||Z.release)&&!Z["github-token"],message:`is missing; ${G}`}].filter(({isWrong:H})=>H).
map(({inputs:[H,...te],message:ae})=>problem(H,ae,{otherInputs:te}))}}),642:((n,r,s)=>{s.d(r,{Ae:()=>J,GT:()=>O,PL:()=>B,
XM:()=>m,XQ:()=>P,d6:()=>C,eB:()=>v,p0:()=>S,pc:()=>ee,rD:()=>p,rf:()=>D,tS:()=>I,yG:()=>$,yi:()=>_,zM:()=>h});var a=s(8992);
const u={"":1,s:1,m:60,h:3600,d:86400,w:604800},l=/^[\x21-\x7e]+$/,f=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;function p(b,x,F){
const Z=M=>/^[0-9]+$/.test(M)&&Number(M)>=x&&Number(M)<=F;return M=>{if(Z(M))return{value:Number(M)};const k=m(M),L=k!==
void 0&&Z(k)?_(k):"";return{message:`${(0,a.hD)(M)} is not ${L?`a whole number${L}`:b}`}}}function m(b){return/^\d{1,3}([.,'\u2019_ \xa0\u2009\u202f])\d{3}(\1\d{3})*$/.
test(b)?b.replace(/\D/g,""):void 0}const _=b=>`; write \`${b}\`, without separators`;function h(b){return/^(true|True|TRUE)$/.
test(b)?{value:!0}:/^(false|False|FALSE)$/.test(b)?{value:!1}:{message:`${(0,a.hD)(b)} is neither true nor false; use \`t\
rue\` or \`false\``}}function $(b){const x=h(b);return"value"in x?x.value:void 0}function S(b){const x=/^([0-9]+)([smhdw]?)$/.
exec(b),F="use whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";if(!x){const M=m(b);return{
message:`${(0,a.hD)(b)} is not a duration${M?_(M):`; ${F}`}`}}const Z=Number(x[1])*u[x[2]];return Number.isSafeInteger(Z)?
{value:Z}:{message:`${(0,a.hD)(b)} is too long; ${F}`}}function C(b){return l.test(b)?{value:b}:{message:"contains a spa\
ce, a line break or a character outside ASCII, which a token cannot contain; use only the token, preferably from a secre\
t"}}function D(...b){const x=`use an absolute ${b.join(" or ")} URL, such as https://example.com/${b.length>1?"page":"im\
age.png"}`;return F=>F===""?O(F):V(b,F,x)}const K=/[\xad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/;
function V(b,x,F){if(x.length>a.QO)return{message:`${(0,a.hD)(x)} is longer than a URL may be; use one of at most ${a.zF}`};
if(/[\s\\]/.test(x)||x.search(a.Qi)>=0)return{message:`${(0,a.hD)(x)} contains white space or a backslash, which a URL m\
ust not contain; ${F}`};if(K.test(x))return{message:`${(0,a.hD)(x)} contains an invisible character, which would make it\
 another URL; ${F}`};const Z=/^([a-zA-Z][a-zA-Z0-9+.-]{0,30}):(?!\d)/.exec(x)?.[1]?.toLowerCase();return Z!==void 0&&!b.
includes(Z)?{message:`${(0,a.hD)(x)} has the scheme ${Z}; ${F}`}:Z!==void 0&&/^[^:]+:\/\/[^/?#]/.test(x)&&(0,a.Dl)(x)!==
void 0?{value:x}:{message:`${(0,a.hD)(x)} is not an absolute URL; ${F}`}}function ee(b){const x=b.replace(/^[a-z][a-z\d+.-]*:/i,
"").replace(/^[/\\]+/,"");if(/^[^/\\?#]*@/.test(x))return{message:"contains a user name or password; remove them"};const Z=V(
["https","http"],b,"use the https address of the push service, such as https://push.example.com");if("message"in Z)return Z;
const M=new URL(b);if(M.protocol==="http:"&&!f.test(M.hostname))return{message:`${(0,a.hD)(b)} has the scheme http, whic\
h would send the token unencrypted; use an https URL (http is only for loopback addresses)`};const[,k]=/[^/](\/v1(?:\/audience|\/notifications)?)\/*$/.
exec(b)??[];return k?{message:`${(0,a.hD)(b)} ends with \`${k}\`, which the action adds; remove \`${k}\``}:/[?#]/.test(b)?
{message:`${(0,a.hD)(b)} has a query or fragment; remove it`}:{value:b.replace(/\/+$/,"")}}function O(b){return b===""?{
message:"is blank, which the service refuses; write some text"}:!/[!-~]/.test(b)&&(0,a.h0)(b)===""?{message:"has no visi\
ble character; write some text"}:{value:b}}function B(b){if(b==="latest")return{value:{kind:"latest"}};const x=b.replace(
/^refs\/tags\//,"");return x===""?{message:`${(0,a.hD)(b)} is not a tag; use a tag such as v1.2.3, or \`latest\``}:{value:{
kind:"tag",tag:x}}}function P(b){const x="use two times of day, such as 09:00-20:00";if(!/^([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/.
exec(b))return{message:`${(0,a.hD)(b)} is not a range of times; ${x}`};const[Z=0,M=0]=b.split("-").map(T);return Z===M?{
message:`${(0,a.hD)(b)} begins and ends at the same time; ${x}`}:{value:{from:Z,to:M,text:b}}}function T(b){const[x=0,F=0]=b.
split(":").map(Number);return x*60+F}function v(b){if(/^[a-z]/i.test(b)&&A(b))return{value:b};const x=b.replaceAll(" ","\
_").toLowerCase(),F=Intl.supportedValuesOf("timeZone").find(M=>M.toLowerCase().endsWith(`/${x}`)),Z=F?`did you mean ${F}\
?`:"use a name from the IANA time zone database, such as Europe/Berlin";return{message:`${(0,a.hD)(b)} is not a time zon\
e that this runner knows; ${Z}`}}function A(b){try{return new Intl.DateTimeFormat("en",{timeZone:b}),!0}catch{return!1}}
function I(b){if(b==="any")return{value:void 0};const x="set it to the output `payload` of the dry run that was approved\
, or remove the input";if(b==="")return{message:`is empty, so the payload that was approved is missing; ${x}`};const F=(0,a.
qF)(b);return(0,a.Gv)(F)?{value:F}:{message:`is not a JSON object; ${x}`}}const J=b=>({value:b})}),8992:((n,r,s)=>{s.d(r,
{$Q:()=>T,Dl:()=>p,E$:()=>a,Gv:()=>J,Kb:()=>I,QO:()=>u,Qi:()=>h,h0:()=>B,hD:()=>D,qF:()=>_,xb:()=>$,zF:()=>l});const a=1048576,
u=2048,l="2,048 characters",f=new Map;function p(b,x){if(b.length>u)return;const F=`${x?.href??""} ${b}`;return f.has(F)||
f.set(F,m(b,x)),f.get(F)}function m(b,x){try{return new URL(b,x)}catch{return}}function _(b){try{return JSON.parse(b)}catch{
return}}const h=/[^ -~\xa0-\uffff]/g;function $(b,x){let F;return()=>(F??=new RegExp(b,x),F)}const S=/[\xa0\xad\u180e\u2000-\u200b\u200e\u200f\u202a-\u202f\u205f-\u206f\ufeff\ufff9-\ufffb]/g,
C=b=>`\\u${b.charCodeAt(0).toString(16).padStart(4,"0")}`;function D(b){const x=JSON.stringify(b).replace(S,C);return x.
length>100?`${x.slice(0,98)}\u2026" (${b.length} characters)`:x}const K=/(?![\s\x85])[^ -~\xa0-\uffff]|[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
V=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,ee=/[\s\x85]+/g,O=$(String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`,
"u");function B(b){const x=b.toWellFormed().replace(K,"").replace(V,"$1").replace(ee," ").trim();return O().test(x)?x:""}
const P=100,T=b=>b.length>P?`${b.slice(0,P-1).toWellFormed()}\u2026`:b,v=300,A=65536;function I(b,x,F=!1){const M=x(b.slice(
0,A),F||b.length>A).replace(/\s+/g," ").trim();return M.length>v?`${M.slice(0,v)}\u2026`:M}const J=b=>typeof b=="object"&&
b!==null&&!Array.isArray(b)}),311:((n,r,s)=>{s.d(r,{r:()=>a});const a="1.0.0"}),181:(n=>{n.exports=require("buffer")}),3053:(n=>{
n.exports=require("node:diagnostics_channel")}),4708:(n=>{n.exports=require("node:https")}),932:(n=>{n.exports=require("process")}),
7785:((n,r,s)=>{s.d(r,{A:()=>l});const a=[],u=[];function l(p,m,_){if(p===m)return 0;const h=_?.maxDistance,$=p;p.length>
m.length&&(p=m,m=$);let S=p.length,C=m.length;for(;S>0&&p.charCodeAt(~-S)===m.charCodeAt(~-C);)S--,C--;let D=0;for(;D<S&&
p.charCodeAt(D)===m.charCodeAt(D);)D++;if(S-=D,C-=D,h!==void 0&&C-S>h)return h;if(S===0)return h!==void 0&&C>h?h:C;let K,
V,ee,O,B=0,P=0;for(;B<S;)u[B]=p.charCodeAt(D+B),a[B]=++B;for(;P<C;){for(K=m.charCodeAt(D+P),ee=P++,V=P,B=0;B<S;B++)O=K===
u[B]?ee:ee+1,ee=a[B],V=a[B]=ee>V?O>V?V+1:O:O>ee?ee+1:O;if(h!==void 0){let T=V;for(B=0;B<S;B++)a[B]<T&&(T=a[B]);if(T>h)return h}}
return a.length=S,u.length=S,h!==void 0&&V>h?h:V}function f(p,m,_){if(!Array.isArray(m)||m.length===0)return;const h=_?.
maxDistance,$=p.length;for(const K of m)if(K===p)return K;if(h===0)return;let S,C=Number.POSITIVE_INFINITY;const D=new Set;
for(const K of m){if(D.has(K))continue;D.add(K);const V=Math.abs(K.length-$);if(V>=C||h!==void 0&&V>h)continue;const ee=Number.
isFinite(C)?h===void 0?C:Math.min(C,h):h,O=ee===void 0?l(p,K):l(p,K,{maxDistance:ee});if(h!==void 0&&O>h)continue;let B=O;
if(ee!==void 0&&O===ee&&ee===h&&(B=l(p,K)),B<C&&(C=B,S=K,C===0))break}if(!(h!==void 0&&C>h))return S}})},wt={};function q(n){
var r=wt[n];if(r!==void 0)return r.exports;var s=wt[n]={exports:{}},a=!0;try{xn[n](s,s.exports,q),a=!1}finally{a&&delete wt[n]}
return s.exports}q.m=xn,typeof q<"u"&&(q.ab=__dirname+"/"),q.n=n=>{var r=n&&n.__esModule?()=>n.default:()=>n;return q.d(
r,{a:r}),r},(()=>{var n=Object.getPrototypeOf?s=>Object.getPrototypeOf(s):s=>s.__proto__,r;q.t=function(s,a){if(a&1&&(s=
this(s)),a&8||typeof s=="object"&&s&&(a&4&&s.__esModule||a&16&&typeof s.then=="function"))return s;var u=Object.create(null);
q.r(u);var l={};r=r||[null,n({}),n([]),n(n)];for(var f=a&2&&s;typeof f=="object"&&!~r.indexOf(f);f=n(f))Object.getOwnPropertyNames(
f).forEach(p=>l[p]=()=>s[p]);return l.default=()=>s,q.d(u,l),u}})(),q.d=(n,r)=>{for(var s in r)q.o(r,s)&&!q.o(n,s)&&Object.
defineProperty(n,s,{enumerable:!0,get:r[s]})},q.f={},q.e=n=>Promise.all(Object.keys(q.f).reduce((r,s)=>(q.f[s](n,r),r),[])),
q.u=n=>""+n+".preview.js",q.o=(n,r)=>Object.prototype.hasOwnProperty.call(n,r),q.r=n=>{typeof Symbol<"u"&&Symbol.toStringTag&&
Object.defineProperty(n,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(n,"__esModule",{value:!0})},(()=>{var n={
792:1},r=s=>{var a=s.modules,u=s.ids,l=s.runtime;for(var f in a)q.o(a,f)&&(q.m[f]=a[f]);l&&l(q);for(var p=0;p<u.length;p++)
n[u[p]]=1};q.f.require=(s,a)=>{n[s]||r(require("./"+q.u(s)))}})();var kr={},le=q(8925),se=q(8992),de=q(2542),Sn=q(3924);
const zr=new Set([...de.pi.map(de.wg),"target"]);async function Zr(n,r){const s={input:"extra-fields"},a=await(0,Sn.h)(n,
s,r),{problems:u}=a;if(!("value"in a))return{fields:{},problems:u};if(!(0,se.Gv)(a.value))return u.push((0,le.CC)(s,"is \
not a mapping; write fields as `name: value`")),{fields:{},problems:u};for(const l of Object.keys(a.value)){const f=l.replaceAll(
"_","-").toLowerCase(),p={path:[l],position:a.positionOf([l])};zr.has(f)&&u.push((0,le.CC)(s,`has its own input, \`${f}\`\
; use that`,p))}return{fields:u.length>0?{}:a.value,problems:u}}var kt=q(8359);async function xr(n,r){const s=de.pi.filter(
u=>n[(0,de.wg)(u)]!==""),a=await Promise.all(s.map(u=>Sr(u,n[(0,de.wg)(u)],r)));return{source:"input",fields:Object.assign(
{},...a.map(({fields:u})=>u)),given:new Set(s),problems:a.flatMap(({problems:u})=>u)}}async function Sr(n,r,s){if(n==="a\
ctions"){const{readActions:l}=await q.e(990).then(q.bind(q,6990));return l(r,s)}const a=(0,de.qW)(n,r,de.QP),u=(0,kt.kU)(
{ttl:a.fields.ttl},s);return u.length>0?{fields:{},problems:u}:a}var Pn=q(9715);const Ye={source:"file",fields:{},given:new Set,
problems:[]},zt=(n,r)=>de.Vu.filter(s=>!n.given.has(s)&&!r.given.has(s));function jl(n,r,s,a,u=[]){const l=zt(n,r),f=Pr(
l,s,a),p=[...u,...n.problems,...r.problems,...f.problems];if(p.length>0)return{problems:p};const m=Zt(n,r,f);if(!m)throw new Error(
"a required field was lost");const _=s.kind==="content"&&l.includes("message")&&s.fields.message;return _&&"value"in _&&
(m.messageOrigin=_.origin),{content:m}}function Zt(...n){const r=Object.assign({},...n.map(({fields:h})=>h).reverse()),{
title:s,message:a,icon_url:u,landing_url:l}=r;if(!s||!a||!u||!l)return;const f=de.pi.filter(h=>r[h]!==void 0),p=Object.fromEntries(
f.map(h=>[h,r[h]])),m=h=>n.find(({given:$})=>$.has(h))?.source,_=Object.fromEntries(f.map(h=>[h,m(h)]));return{notification:{
...p,title:s,message:a,icon_url:u,landing_url:l},sources:_}}function Pr(n,r,s){const a=r.kind==="content"?r.source:"even\
t",u={source:a,fields:{},given:new Set(n),problems:[]},l=new Map;for(const m of n){const _=r.kind==="content"?r.fields[m]:
{missing:Ar(r.event)};if("missing"in _){l.set(_.missing,[...l.get(_.missing)??[],m]);continue}const h=[_.value,..._.madeFrom??
[]].map(s.find).find(Boolean),{fields:$,problems:S}=checkText(m,_.value);if(Object.assign(u.fields,$),h){const D=`contai\
ns ${h}, which may already be public; replace the token, and remove it from the ${a==="release"?a:"release or deployment"}`;
u.problems.push(problem(inputOf(m),D))}else u.problems.push(...S.map(C=>({...C,message:`in the ${a}, ${C.message}`})))}const f=r.
kind==="none"&&r.event?", or set the input `release` to the tag of a release":"",p=[...l].map(([m,_])=>Tr(_,m&&` (${m})`,
f));return{...u,problems:[...p,...u.problems]}}function Tr(n,r,s){const a=n.map(p=>`\`${p}\``).join(", "),u=n.length>1?`\
are missing${r}; set them as inputs or in \`payload-file\` (there as ${a})${s}`:`is missing${r}; set it as an input, or \
as ${a} in \`payload-file\`${s}`,[l="",...f]=n.map(inputOf);return problem(l,u,{otherInputs:f})}function Ar(n){return n===
void 0?"":`${/^[a-z_]{1,40}$/.test(n)?`the event \`${n}\``:"this event"} does not supply content`}var qe=q(642),Tn=q(7785);
const An=["tag","version","name","repository","message","url"];function En(n){const r=Cn(n);return{names:new Set(r.flatMap(
s=>"placeholder"in s?s.placeholder:[])),misspelled:r.flatMap(s=>"meant"in s?{text:s.misspelled,meant:s.meant}:[])}}function Ul(n,r,{
isUrl:s,maxLength:a}){let u="";for(const[l,f]of Cn(n).entries()){if("literal"in f)u+=f.literal;else if("misspelled"in f)
u+=f.misspelled;else{const p=(r[f.placeholder]??"").toWellFormed();u+=s&&l>0?encodeURIComponent(p):p}if(u.length>a)return}
return u}const Er=24;function Cn(n){const r=[];let s=0,a=!0;const u=(l,f,p)=>{f>s&&r.push({literal:n.slice(s,f)}),r.push(
l),s=p};for(let l=n.indexOf("{");l!==-1;l=n.indexOf("{",l)){if(n.startsWith("{{",l)&&a){const _=n.indexOf("}}",l+2);if(a=
_!==-1,l=a?_+2:l,a)continue}const[f="{",p=""]=/^\{([^{}]*)\}/.exec(n.slice(l,l+Er+2))??[],m=p===""?void 0:Cr(p);m&&u(m,l,
l+f.length),l+=f.length}return s<n.length&&r.push({literal:n.slice(s)}),r}function Cr(n){const r=An.find(a=>a===n);if(r!==
void 0)return{placeholder:r};const s=An.find(a=>Or(n,a));return s&&{misspelled:`{${n}}`,meant:s}}const Mr=3;function Or(n,r){
const s=n.toLowerCase().replace(/[\s_.-]/g,"");if(s===r||s.length>=Mr&&r.startsWith(s))return!0;const a=[...s].sort().join(
"")===[...r].sort().join("");return r.length>4?(0,Tn.A)(s,r)<=2:s[0]===r[0]&&(a||(0,Tn.A)(s,r)<=1)}function Mn(n){const r=new Set,
s=[],a=[];return Rn(n,({text:u,place:l})=>{const f=En(u);for(const{text:m,meant:_}of f.misspelled){const h=`contains ${(0,se.
hD)(m)}, which is not a placeholder; did you mean \`{${_}}\`?`;a.push(In(l,h))}for(const m of f.names)r.add(m);const[p]=f.
names;return p!==void 0&&s.push({name:p,place:l}),u}),{names:r,places:s,problems:a}}const Ir=524288;function Bl(n,r,s){const a=[];
let u=Ir;const l=new Map;return{filled:Rn(n,({text:_,rule:h,place:$})=>{const{names:S}=findPlaceholders(_);if(S.size===0)
return _;const C=m(_,S,h);return"message"in C&&a.push(In($,C.message)),"value"in C?C.value:_}),problems:a};function p(_){
const h=r[_];return!l.has(_)&&"value"in h&&l.set(_,[h.value,...h.madeFrom??[]].map(s.find).find(Boolean)),l.get(_)}function m(_,h,$){
const S={};for(const ee of h){const O=r[ee];if("missing"in O)return{message:`contains \`{${ee}}\`, which has no value: ${O.
missing}`};const B=p(ee);if(B)return{message:On(B)};S[ee]=O.value}const C=$!==nonBlank&&$!==anyText,D=u>0?fillPlaceholders(
_,S,{isUrl:C,maxLength:u})?.trim():void 0;if(u-=D?.length??u,D===void 0)return{message:"is too long with its placeholder\
s replaced; use fewer"};const K=s.find(D);if(K)return{message:On(K)};const V=$(D);return"value"in V?V:{message:`with its\
 placeholders replaced: ${V.message}`}}}const On=n=>`would contain ${n}, which may already be public; replace the token,\
 and remove it from the release`;function In(n,r){return(0,le.CC)(n,r,n)}function Rn(n,r){const{inputs:s,file:a,fileName:u,
extraFields:l,onceKey:f}=n,p=([h="",...$])=>({input:(0,de.wg)(h),path:$}),m=h=>({input:"payload-file",file:u,path:h,position:a.
positionOf?.(h)}),_=h=>({input:"extra-fields",path:h});return{inputs:{...s,fields:Nn(s.fields,new Set,p,r)},file:{...a,fields:Nn(
a.fields,s.given,m,r)},fileName:u,extraFields:Rr(l,(h,$)=>r({text:h,rule:qe.Ae,place:_([$])})),onceKey:f&&r({text:f,rule:qe.
Ae,place:{input:"once-key"}})}}function Nn(n,r,s,a){const u={...n};for(const l of Object.keys(de.fD)){const f=n[l];f===void 0||
r.has(l)||(u[l]=a({text:f,rule:de.fD[l],place:s([l])}))}return n.actions===void 0||r.has("actions")||(u.actions=n.actions.
map(({text:l,url:f},p)=>({text:a({text:l,rule:qe.GT,place:s(["actions",p,"text"])}),url:a({text:f,rule:de.fD.landing_url,
place:s(["actions",p,"url"])})}))),u}function Rr(n,r){const s=JSON.parse(JSON.stringify(n)),a=Object.entries(s).map(([u,
l])=>({field:u,holder:s,key:u,value:l}));for(const{field:u,holder:l,key:f,value:p}of a){if(typeof p=="string"&&(l[f]=r(p,
u)),typeof p!="object"||p===null)continue;const m=p;for(const[_,h]of Object.entries(m))a.push({field:u,holder:m,key:_,value:h})}
return s}async function Nr(n,r,s){if("problem"in r)return Je([r.problem]);const a={input:"payload-file",file:n},u=await(0,Sn.
h)(r.text,a,s);if(!("value"in u))return Je(u.problems);const{value:l,positionOf:f,problems:p}=u;if(l===null)return Je([...p,
(0,le.CC)(a,"is empty; write notification fields as `name: value`")]);if(!(0,se.Gv)(l)){const $=`is ${(0,Pn.WF)(l)}; wri\
te notification fields as \`name: value\``;return Je([...p,(0,le.CC)(a,$,{position:f([])})])}const{$schema:m,..._}=l;return{
...(0,Pn.L5)(a,{...u,value:_}),source:"file",given:new Set(Object.keys(_)),positionOf:f}}const Je=n=>({...Ye,given:new Set(
de.pi),problems:n});async function Dr(n,r,s,a){const u=await Nr(n,r,a),l={input:"payload-file",file:n},f=zt(s,u).map(S=>(0,le.
CC)(l,"is missing; set it here or as an input",{path:[S],position:{line:1,column:1}})),p={inputs:{...s,fields:{}},file:u,
fileName:n,extraFields:{},onceKey:""},m=Mn(p).problems,_=[...u.problems,...m].sort(le.rg),h=(0,le.Kc)(l,[...f,..._],S=>S),
$=Zt(s,u);return $?{problems:h,content:$,positionOf:u.positionOf??Dn}:{problems:h,positionOf:Dn}}const Dn=()=>{};var $e=q(
3916),Fr=q(311);const Lr=`web-push-action/${Fr.r}`;var xt=q(900);const Fn=[{seconds:86400,name:"day",letter:"d"},{seconds:3600,
name:"hour",letter:"h"},{seconds:60,name:"minute",letter:"m"},{seconds:1,name:"second",letter:"s"}];function jr(n){const r=Fn.
find(({seconds:s})=>n>0&&n%s===0);return r?`${n/r.seconds}${r.letter}`:`${n}s`}function Ln(n){const r=Fn.find(({seconds:s})=>n>=
s);return r?`${counted(Math.floor(n/r.seconds),r.name)} ago`:"just now"}function Wl({tag:n,level:r,age:s}){const a=s===void 0?
"":`, published ${Ln(s)}`;return`${quote(n)}${r?` (${r})`:""}${a}`}function Hl(n){const r=quote(n.release.tag);return n.
kind==="level"?`The release ${r} is a ${n.release.level} release, smaller than \`release-level: ${n.minLevel}\`.`:`The r\
elease ${r} was published ${Ln(n.age)}, longer ago than \`max-age: ${jr(n.maxAge)}\` allows.`}function Kl({kind:n}){return`\
Usually there is nothing to do. To announce it anyway, ${n==="level"?"change `release-level`":"give its tag as `release`\
, or a larger `max-age`"}.`}const Qe=n=>String(n).padStart(2,"0"),jn=({hour:n,minute:r})=>`${Qe(n)}:${Qe(r)}`,Ur=({year:n,
month:r,day:s})=>`${n}-${Qe(r)}-${Qe(s)}`;function Br({window:n,timeZone:r,now:s,opens:a,opensAt:u}){const l=r.toUpperCase()===
"UTC"?"":` (${u.toISOString().slice(11,16)} UTC)`;return`It is ${jn(s)} in the time zone ${r}, outside \`send-between: ${n}\
\`. The window opens at ${jn(a)} on ${Ur(a)}${l}.`}const Gl={text:"Nothing was claimed, so a later run inside the window\
 sends (with `once-key`, unless the key was already used): the next one of a schedule, or this run, if you re-run it the\
n."},Un=[{name:"Desktop",browser:"Chrome on Windows",title:{length:70,line:35},message:{length:140,line:35},button:{length:19,
line:19},iconAt:"start",textWidth:350},{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},message:{length:65,
line:33},button:{length:19,line:19},iconAt:"end",textWidth:310}];function et(n,{length:r,line:s}){const a=/^[\n\x20-\x7e]*$/.
test(n),u=a?n:n.match(Wr())??[],l=a?void 0:Hr(),f=u.length;let p=0,m=0,_=0;for(const h of u){if(p=h===`
`?(Math.floor(p/s)+1)*s:p+(l?.test(h)?2:1),p>r)return{shown:`${n.slice(0,_).trimEnd()}\u2026`,visible:m,total:f};p<r&&(m++,
_+=h.length)}return{shown:n,visible:f,total:f}}const Wr=(0,se.xb)(String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
"gsu"),Hr=(0,se.xb)(String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`,
"u");function St(n){return Ct(n).replace(Yr,Me).replace(qr,Jr).replace(/^[\t -%'-;=-@[-`{-~]/,Me).replaceAll(`
`,"<br>")}function Bn(n){return Ct(n).replace(/[&<>]/g,Me).replaceAll(`
`,"&#10;")}const Pt=(n,r)=>St(Tt(Ae(n,r))),Vl=n=>Hn(Pt(n,500));function tt(n,r=500){const a=Ae(n,r).split(Gr).map((u,l)=>l%
2===1?Kn(u):St(Tt(u)));return Hn(a.join(""))}function Wn({text:n,url:r},s=2e3){return`${tt(n,s)}${r?` <a href="${Et(r)}"\
>Open that run</a>`:""}`}const Kr=({command:n})=>n!==void 0&&`<pre><code>${Bn(n)}</code></pre>`,Hn=n=>`<span dir="auto">${n}\
</span>`,Gr=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,Kn=n=>`<code>${Bn(n)}</code>`;function Vr(n,r=300){const s=Pt(n,r);return n.
length>Vn?s:`<a href="${Et(n)}">${s}</a>`}function Gn(n,r,s){return n.length>Vn?r:`<img src="${Et(n)}" alt="${r}" width=\
"${s}">`}function Ae(n,r){return n.length>r?`${n.slice(0,r).replace(/[\ud800-\udbff]$/,"")}\u2026`:n}function Tt(n,r=40){
if(!new RegExp(`[^\\s/?-]{${r+1}}`).test(n))return n;const s=new RegExp(`${At}{${r+1},}`,"gv"),a=new RegExp(`${At}{${Xr}\
}(?=${At})`,"gv");return n.replace(s,u=>u.replace(a,"$&\u200B"))}const Xr=10,At=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.
raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}\
]]`,Vn=2e3,Yr=/[&<>"'`*_~[\]()|\\!{}^]/g,qr=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,Me=n=>`&#${n.codePointAt(0)};`,Jr=n=>`<span>${Me(
n)}</span>`,Et=n=>Ct(n).replace(/[&<>"'`\n\t]/g,Me);function Ct(n){return n.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(/[\u202a-\u202e\u2066-\u2069]|[^\n\t -~\xa0-\uffff]/g,r=>`\u2039U+${(r.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0")}\u203A`)}function Oe(n){const[,r="",s="",a=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(n))??[];return s?r+s.replace(
/\B(?=(?:\d{3})+$)/g,",")+a:String(n)}const Ie=(n,r)=>`${Oe(n)} ${r}${n===1?"":"s"}`,Qr=864e5,Xn=2419200,ei=14,ti={"many\
-buttons":({count:n})=>`There are ${n} buttons; browsers show at most two.`,"long-ttl":({seconds:n})=>`The ttl is ${n} s\
; push services keep a notification for at most four weeks (${Xn} s).`,"reach-zero":()=>"The audience has a reach of 0: \
nobody will receive this notification.","quoted-token":()=>"The API token is in quotation marks. If they are not part of\
 it, remove them from the secret.","token-expiry":({at:n,expired:r})=>r?`The API token expired on ${Ot(n)}: the service \
will probably refuse it. Replace the secret.`:`The API token expires on ${Ot(n)}. Replace the secret before then.`,rerun:({
attempt:n})=>`This is attempt ${n} of this run: an earlier attempt may already have sent the notification. Set \`once-key\
\`, so that a re-run cannot send it again.`,"image-size":({input:n,use:r,expected:s,...a})=>`${n}: the ${r} is ${qn(a)};\
 browsers show ${s.map(qn).join(" or ")}.`,"page-as-image":({input:n,raw:r})=>`${n} is a page of GitHub that shows the i\
mage, not the image itself, so subscribers would not see it. Use the address behind the button Raw: ${(0,se.hD)(r)}.`,"k\
ey-separator":({key:n})=>`The once-key ${(0,se.hD)(n)} ends with a separator, so an expression in it is probably empty. \
Runs with the same key may be skipped although they announce something else. Correct the key.`,"release-each-run":({tag:n})=>`\
Without \`once-key\`, the next run announces the release ${(0,se.hD)(n)} again. Set \`once-key: release-{tag}\`.`,"relea\
se-each-period":({tag:n,period:r})=>`\`once-per\` lets a run announce the release ${(0,se.hD)(n)} again in the next ${r}\
. To announce each release only once, remove \`once-per\`.`,truncated:({field:n,visible:r,total:s})=>`The ${n} is ${Oe(s)}\
 characters long; even a desktop shows only about ${Oe(r)}.`,markup:({field:n,what:r})=>`The ${n} contains ${It[r].name}\
. Notifications are plain text: subscribers would see the characters as they are.`,"escaped-newline":({field:n})=>`The ${n}\
 contains the two characters \`\\n\`, which subscribers would see as they are. For a line break, use a YAML block (\`|\`).`,
"outside-window":({outside:n})=>`A real run would be skipped now. ${Br(n)}`,"entry-message":({origin:n})=>`The message i\
s ${ni(n)}, one of several changes. ${Yn}`,"neutral-message":()=>`The release notes have no sentence for subscribers, so\
 the message says only that there is something new. ${Yn}`},Yn="To choose the words, write `<!-- web-push: your text -->\
` on a line of its own in the release notes, begin them with a short paragraph, or set `message`.";function ni(n){switch(n.
kind){case"comment":return"the `web-push` comment of the release notes";case"introduction":return"the introduction of th\
e release notes";case"entry":return`the entry ${(0,se.hD)(n.entry)}${n.heading===""?"":` under ${(0,se.hD)(n.heading)}`}\
 of the release notes`;case"neutral":return"the neutral sentence"}}const Mt=n=>ti[n.kind](n);function oi(n){return"field"in
n?n.field:n.kind==="many-buttons"?"actions":n.kind==="long-ttl"?"ttl":n.kind==="image-size"?`${n.use}_url`:void 0}function Yl(n){
return n.kind==="token-expiry"&&n.expired?{message:`The API token expired on ${Ot(n.at)}.`,hint:"Replace the secret with\
 the current API token of this site. Then run this again."}:n.kind!=="quoted-token"?void 0:{message:"The API token is in\
 quotation marks.",hint:"If the quotation marks are not part of it, remove them from the secret. Then run this again."}}
const Ot=n=>n.toISOString().slice(0,10),qn=({width:n,height:r})=>`${n}x${r}`,It={heading:{name:"a Markdown heading",pattern:/^#{1,6} \S/m},
list:{name:"a Markdown list",pattern:/^[-*+] \S/m},link:{name:"a Markdown link",pattern:/\[[^[\]\n]*\]\([^()\s]*\)/},emphasis:{
name:"Markdown emphasis",pattern:/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-zA-Z\d])|~~(?=[^\s~])[^~\n]+~~/},
tag:{name:"an HTML tag",pattern:/<\/?[a-zA-Z][^<>]*>/}};function ri({notification:n,sources:r,messageOrigin:s}){const{actions:a,
ttl:u}=n,l=[];a&&a.length>2&&l.push({kind:"many-buttons",count:a.length}),u!==void 0&&u>Xn&&l.push({kind:"long-ttl",seconds:u}),
s?.kind==="entry"&&l.push({kind:"entry-message",origin:s}),s?.kind==="neutral"&&l.push({kind:"neutral-message"}),l.push(
...Jn("icon-url",n.icon_url),...Jn("banner-url",n.banner_url));for(const f of["title","message"])l.push(...ii(f,n)),(r[f]===
"input"||r[f]==="file")&&l.push(...si(f,n[f]));return l}function Jn(n,r=""){const[,s,a]=/^https:\/\/github\.com\/([^/?#]+\/[^/?#]+)\/blob\/([^?#]+)(?!.*[?&]raw=)/i.
exec(r)??[];return s===void 0?[]:[{kind:"page-as-image",input:n,raw:`https://raw.githubusercontent.com/${s}/${a}`}]}function ii(n,r){
const[s]=Un,{visible:a,total:u}=et(r[n],s[n]);return a===u?[]:[{kind:"truncated",field:n,visible:a,total:u}]}function si(n,r){
const a=Object.keys(It).filter(u=>It[u].pattern.test(r)).map(u=>({kind:"markup",field:n,what:u}));return r.includes("\\n")?
[...a,{kind:"escaped-newline",field:n}]:a}const ql=n=>n===0?[{kind:"reach-zero"}]:[],Jl=n=>n!==void 0&&/[-_.:/#]$/.test(
n)?[{kind:"key-separator",key:n}]:[],Ql=(n,r,s)=>n&&r!==void 0&&s===void 0?[{kind:"release-each-run",tag:r.tag}]:[],ed=(n,r)=>n!==
void 0&&r!==void 0?[{kind:"release-each-period",tag:r.tag,period:n}]:[],td=(n,r)=>n>1&&r===void 0?[{kind:"rerun",attempt:n}]:
[];function nd(n,r){if(/^(["'`]).*\1$/.test(n))return[{kind:"quoted-token"}];const s=ai(n);return s===void 0||s-r>=ei*Qr?
[]:[{kind:"token-expiry",at:new Date(s),expired:s<=r}]}function ai(n){const[r,s,a,...u]=n.split(".");if(!r||!s||a===void 0||
u.length>0)return;const{exp:l}=Object(parseJson(Buffer.from(s,"base64url").toString("utf8"))),f=typeof l=="number"?l*1e3:
Number.NaN;return Number.isNaN(new Date(f).getTime())?void 0:f}const Rt=({text:n,url:r,command:s})=>`${n}${r?` ${r}`:""}${s?
`
${s}`:""}`,ci={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notific\
ation may or may not have been sent."};function Qn({title:n,reason:r,message:s,hint:a},u,l){const p=l!==void 0&&l.kind!==
"none"?"first delete the claim of `once-key` (the command is in the log), then ":"",_=["Look in the panel of the service\
 before you send it again.",a,`If nothing was sent, ${p}run this again.`].filter(Boolean).join(" "),h=u==="not-sent"&&r===
"internal-error"?" You can run this again.":"";return{title:`${n} (${u?`${u}: `:""}${r})`,failed:n,why:{text:s},meaning:u&&
ci[u],next:{text:u==="unknown"?_:`${a}${h}`},reason:r}}const ui=n=>n.replace(/^http-(?![345]\d\d$)\d+$/,"reasons").replace(
/^http-(?!303|401|403|404|408|429)(\d)\d\d$/,"http-$1xx"),eo=n=>`https://github.com/web-push-action/web-push-action/blob\
/v1/docs/troubleshooting.md#${ui(n)}`,to=4096,li=600;function di({why:n,meaning:r,next:s,reason:a},u){const f=`
${u(r?`${r} ${Rt(s)}`:Rt(s))}${a?`
More: ${eo(a)}`:""}`;return fi(u(Rt(n)),to-f.length)+f}function fi(n,r){const s=n.split(`
`);if(s.length===1)return Ae(n,r-1);const a=p=>`- and ${p} more (see the log)`;let u=a(s.length).length;const l=[];for(const p of s){
const m=Ae(p,li);if(u+=m.length+1,u>r)break;l.push(m)}const f=s.length-l.length;return[...l,...f>0?[a(f)]:[]].join(`
`)}const pi=5e3;function hi({failed:n,why:r,next:s,reason:a}){return[`<table>
${[...n?[["What failed",`<b>${tt(n)}</b>`]]:[],["Why",Wn(r,pi)],["What to do",Wn(s)],...a?[["More",`<a href="${eo(a)}">W\
hat ${a} means</a>`]]:[]].map(([l="",f])=>`<tr><th align="left">${l.replaceAll(" ","&nbsp;")}</th><td>${f}</td></tr>`).join(
`
`)}
</table>`,Kr(s)]}function od({attempts:n,result:r,response:s,payload:a,target:u}){const l=u?.type==="audience"?u.audience:
void 0;return{outcome:r.outcome,reason:"failure"in r?r.failure.reason:"reason"in r?r.reason:"","status-code":nt(s?.statusCode),
response:s?.body??"",payload:a??"","audience-id":nt(l?.id),"audience-name":l?.name??"","audience-reach":nt(l?.reach),attempts:nt(
n),"sent-at":r.outcome==="sent"?r.sentAt.toISOString():""}}const nt=n=>n===void 0?"":String(n);function rd(n){return n instanceof
Failure?{audiences:"",count:"",reason:n.reason}:{audiences:JSON.stringify(n),count:String(n.length),reason:""}}function mi({
notifications:n,extraFields:r,failure:s},a){const u=n.map(({file:l,content:f})=>({file:l,payload:{...f?.notification,...r}}));
return{payloads:a?"":JSON.stringify(u),count:s?"":String(u.length),reason:a}}const gi=2,no=56,yi=360,_i="Where the text \
is cut off is an estimate: it depends on fonts, versions and settings.";function bi(n){return`<div>
${Un.map(s=>$i(s,n)).join(`
`)}
<br clear="all"><sub>${_i}</sub>
</div>`}function $i(n,{title:r,message:s,actions:a=[],...u}){const{name:l,browser:f,iconAt:p,textWidth:m}=n,_=et(r,n.title),
h=et(s,n.message),$=a.slice(0,gi).map(({text:P})=>et(P,n.button)),S=a.length-$.length,C=`<td valign="top" width="${no}">${Gn(
u.icon_url,"icon",no)}</td>`,D=`<td valign="top" width="${m}" dir="auto"><b>${Nt(_)}</b><br>${Nt(h)}</td>`,K=u.banner_url&&
Gn(u.banner_url,"banner",yi),V=$.map(P=>`<kbd>&nbsp;${Nt(P)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),ee={Title:_,Message:h},O=[
...Object.entries(ee).map(([P,T])=>Dt(T)&&wi(P,T)),$.some(Dt)&&"\u2702\uFE0F A button is cut",S>0&&`\u2702\uFE0F ${Ie(S,
"more button")} not shown`,...Object.entries(ee).map(([P,T])=>!Dt(T)&&oo(ki(P,T))),oo(`Opens ${Vr(u.landing_url,38)}`)].
filter(Boolean);return`<table align="left">${[`<th colspan="2">${l} <sub>${f}</sub></th>`,p==="start"?C+D:D+C,K&&`<td co\
lspan="2" align="center">${K}</td>`,V&&`<td colspan="2" align="center">${V}</td>`,`<td colspan="2">${O.join("<br>")}</td\
>`].flatMap(P=>P?[`<tr>${P}</tr>`]:[]).join("")}</table>`}const vi=24,Nt=({shown:n})=>St(Tt(n,vi)),Dt=({visible:n,total:r})=>n<
r,wi=(n,{visible:r,total:s})=>`\u2702\uFE0F ${n} cut after ${Oe(r)} of ${Ie(s,"character")}`,ki=(n,{total:r})=>`${n} fit\
s (${Ie(r,"character")})`,oo=n=>`<sub>${n}</sub>`,Ft=({problems:n,notifications:r})=>[...n,...r.flatMap(s=>s.problems)],
zi=["invalid-input","unreadable-file","url-check-failed"];function Lt(n){if(n.failure)return n.failure.reason;const r=new Set(
Ft(n).map(({reason:s})=>s));return zi.find(s=>r.has(s))}const jt=1e3;function Ut(n){const{file:r,path:s=[],message:a}=n;
return Ae(r===void 0?(0,le.fI)(n):(0,le.LT)(s,"The file",a),jt)}function Zi(n){return`${io(n)}${Ut(n)}`}function ro({content:n,
positionOf:r},s){const a=oi(s);return a!==void 0&&n?.sources[a]==="file"?r([a]):void 0}function xi(n,r){const s=ro(n,r);
return`${io({file:n.file||void 0,position:s})}Advice: ${Mt(r)}`}function io({file:n,position:r={line:1,column:1}}){return n===
void 0?"":`${n.replace(se.Qi,"\uFFFD")}:${r.line}:${r.column}: `}const ot=({problems:n})=>n.length>0;function so(n){const{
notifications:r,failure:s}=n;if(s)return"The notifications were not checked";const a=Ie(r.length,"notification"),u=r.filter(
ot).length;return u>0?`${u} of ${a} ${u===1?"has":"have"} problems`:Ft(n).length>0?"The inputs have problems":`${a} chec\
ked: no problems`}function Si(n){const{notifications:r,problems:s,failure:a}=n,u=r.toSorted((l,f)=>Number(ot(f))-Number(
ot(l)));return[`<h2>${Lt(n)?"\u274C":"\u2705"} ${so(n)}</h2>`,a&&hi(Qn(a)),ao(s),u.map(Pi)]}function Pi(n){const{file:r,
problems:s,advice:a,content:u}=n,l=r===""?"Notification from the inputs":Pt(r,Ti),f=a.map(p=>`\u26A0\uFE0F ${tt(Mt(p))}`).
join("<br>");return[`<h3>${ot(n)?"\u274C ":""}${l}</h3>`,ao(s),f&&`<p>${f}</p>`,u&&bi(u.notification)]}const Ti=200,Ai=20;
function ao(n){if(n.length===0)return;const r=n.slice(0,Ai).map(u=>`<li>${Ei(u)}${tt(Ut(u),jt)}</li>`),s=(0,le._k)(n),a=s-
r.length;return a>0&&r.push(`<li>${Oe(a)} more: see the log.</li>`),`<p><b>${Ie(s,"problem")}</b></p>
<ul>
${r.join(`
`)}
</ul>`}const Ei=({position:n})=>n?`${Kn(`${n.line}:${n.column}`)} `:"",Ci=["payload","outcome","reason","kind","type","r\
esponseFlaw","field","what","sources"];function Mi(n,r){const s=(a,u)=>{if(typeof a=="string")return r(a);if(Array.isArray(
a))return a.map(f=>s(f,u));if(a instanceof $e.HR)return Oi(a,r);if(typeof a!="object"||a===null||a instanceof Date)return a;
const l=Object.entries(a).map(([f,p])=>u?[r(f),s(p,!0)]:[f,Ci.includes(f)?p:s(p,f==="extraFields")]);return Object.fromEntries(
l)};return s(n,!1)}function Oi({reason:n,title:r,message:s,hint:a},u){return new $e.HR({reason:n,title:u(r),message:u(s),
hint:u(a)})}const Pe=require("node:fs/promises"),_e=require("node:path"),Ii=require("node:timers/promises");class co extends Error{}
const Ri=1e3;function Ni(n){return n.split("/").filter(s=>s!==""&&s!==".").map(s=>{if(s==="**")return s;const a=Di(s);return u=>s.
startsWith(".")===u.startsWith(".")&&Li(a,u)})}function Di(n){const r=n.lastIndexOf("]")+1;return[...n.slice(0,r).match(
/\[[!^]?[^/][^\]/]*\]|./gsu)??[],...n.slice(r)].map(a=>{const u=/^\[([!^]?)(.+)\]$/su.exec(a);if(!u)return a;const[,l="",
f=""]=u,p=Fi(f);return l?m=>!p(m):p})}function Fi(n){const s=Array.from(n.matchAll(/(.)-(.)|./gsu)).map(([a,u=a,l=a])=>({
from:u,to:l}));return a=>s.some(({from:u,to:l})=>u<=a&&a<=l)}function Li(n,r){const s=Array.from(r);let a=0,u=-1,l=0;for(let f=0;f<
s.length;)if(n[a]==="*")u=a++,l=f;else if(ji(n[a],s[f]??""))a++,f++;else if(u!==-1)a=u+1,f=++l;else return!1;return n.slice(
a).every(f=>f==="*")}const ji=(n,r)=>typeof n=="function"?n(r):n==="?"||n===r;function Ui(n,r,s){const a=[];for(const u of r){
const l=n[u];l==="**"&&!s.startsWith(".")&&a.push(u),typeof l=="function"&&l(s)&&a.push(u+1)}return uo(n,a)}function uo(n,r){
const s=new Set(r);for(const a of s)n[a]==="**"&&s.add(a+1);return s}async function Bi(n,r,s,a){const u=[];let l=0;async function f(p,m){
const _=await(0,Pe.readdir)((0,_e.join)(n,p),{withFileTypes:!0}).catch(()=>[]);if(a.entries-=_.length,a.entries<0)throw new co;
for(const h of _.sort(($,S)=>$.name<S.name?-1:1)){if(++l%Ri===0&&await(0,Ii.setImmediate)(),u.length>=s||a.signal.aborted)
return;const $=Ui(r,m,h.name),S=p?`${p}/${h.name}`:h.name;if(h.isDirectory()){$.size>0&&await f(S,$);continue}$.has(r.length)&&
!await Wi(h,(0,_e.join)(n,S))&&u.push(S)}}return await f("",uo(r,[0])),u}async function Wi(n,r){return n.isSymbolicLink()?
(await(0,Pe.stat)(r).catch(()=>{}))?.isDirectory()===!0:!1}const Hi=65536;async function Ki(n){const r=process.env.GITHUB_WORKSPACE||
process.cwd(),s=(0,_e.resolve)(r,n),a={input:"payload-file",file:n},u=f=>({problem:(0,le.CC)(a,f,{reason:"unreadable-fil\
e"})}),l={problem:(0,le.CC)(a,"is outside the workspace; use a file of the repository")};try{const f=await(0,Pe.realpath)(
r);if(!rt(s,r)&&!rt(s,f))return l;const p=await(0,Pe.realpath)(s);if(!rt(p,f))return l;const m=await(0,Pe.stat)(p);if(m.
isDirectory()){const _=`${(0,se.hD)(n)} is a folder; use the path of a file in it`;return{problem:(0,le.CC)("payload-fil\
e",_,{reason:"unreadable-file"})}}return m.isFile()?m.size>Hi?u("is larger than 64 KiB; use a file that has only notific\
ation fields"):{text:new TextDecoder("utf-8",{fatal:!0}).decode(await(0,Pe.readFile)(p))}:u("is not a regular file; use \
the path of a YAML or JSON file")}catch(f){const p=f.code;return u(p==="ENOENT"?"does not exist; check the path, and tha\
t the repository is checked out":p==="ERR_ENCODING_INVALID_ENCODED_DATA"?"is not UTF-8 text; save it as UTF-8":`cannot b\
e read (${(0,$e.q0)(f)})`)}}function rt(n,r){const s=(0,_e.relative)(r,n);return s!==".."&&!s.startsWith(`..${_e.sep}`)&&
!(0,_e.isAbsolute)(s)}const Bt=100,Gi=2e5,Vi=4096;async function Xi(n,r){const s=process.env.GITHUB_WORKSPACE||process.cwd(),
a={entries:Gi,signal:r},u=new Set,l=[],f=n.split(/\r\n?|\n/).map(p=>p.trim());for(const p of new Set(f.filter(m=>m!==""))){
const m=await Yi(p,s,a);if(Array.isArray(m))for(const _ of m)u.add(_);else l.push(m);if(u.size>Bt){const _=`matches more\
 than ${Bt} files; use patterns that match fewer`;return{files:[],problems:[...l,(0,le.CC)("payload-files",_)]}}}return{
files:[...u],problems:l}}async function Yi(n,r,s){const a=(p,m)=>(0,le.CC)("payload-files",`${(0,se.hD)(n)} ${p}`,m&&{reason:m}),
u=(0,_e.resolve)(r,n),l=await(0,Pe.lstat)(u).catch(()=>{}),f=(0,_e.relative)(r,u).replaceAll(_e.sep,"/");if(l?.isDirectory()&&
rt(u,r)){const p=f===""?"*.yml":`${f}/*.yml`;return a(`is a folder; use \`${(0,se.$Q)(p)}\``,"unreadable-file")}if(l)return[
f];try{const p=n.length>Vi?[]:Ni(n.replaceAll(_e.sep,"/")),m=await Bi(r,p,Bt+1,s);return m.length>0?m:a("matches no file\
 in the workspace; check the path, and that the repository is checked out")}catch(p){if(!(p instanceof co))throw p;return a(
"searches too many files; begin the pattern with the folder they are in")}}const lo=require("os");function fo(n){return n==
null?"":typeof n=="string"||n instanceof String?n:JSON.stringify(n)}function Wt(n){return Object.keys(n).length?{title:n.
title,file:n.file,line:n.startLine,endLine:n.endLine,col:n.startColumn,endColumn:n.endColumn}:{}}function Re(n,r,s){const a=new qi(
n,r,s);process.stdout.write(a.toString()+lo.EOL)}function po(n,r=""){Re(n,{},r)}const ho="::";class qi{constructor(r,s,a){
r||(r="missing.command"),this.command=r,this.properties=s,this.message=a}toString(){let r=ho+this.command;if(this.properties&&
Object.keys(this.properties).length>0){r+=" ";let s=!0;for(const a in this.properties)if(this.properties.hasOwnProperty(
a)){const u=this.properties[a];u&&(s?s=!1:r+=",",r+=`${a}=${Qi(u)}`)}}return r+=`${ho}${Ji(this.message)}`,r}}function Ji(n){
return fo(n).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function Qi(n){return fo(n).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const id=require("path");var mo=function(n,r,s,a){
function u(l){return l instanceof s?l:new s(function(f){f(l)})}return new(s||(s=Promise))(function(l,f){function p(h){try{
_(a.next(h))}catch($){f($)}}function m(h){try{_(a.throw(h))}catch($){f($)}}function _(h){h.done?l(h.value):u(h.value).then(
p,m)}_((a=a.apply(n,r||[])).next())})},Ht;(function(n){n[n.Success=0]="Success",n[n.Failure=1]="Failure"})(Ht||(Ht={}));
function sd(n,r){const s=toCommandValue(r);if(process.env[n]=s,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",
prepareKeyValueMessage(n,r));issueCommand("set-env",{name:n},s)}function es(n){Re("add-mask",{},n)}function ad(n){process.
env.GITHUB_PATH||""?issueFileCommand("PATH",n):issueCommand("add-path",{},n),process.env.PATH=`${n}${path.delimiter}${process.
env.PATH}`}function it(n,r){const s=process.env[`INPUT_${n.replace(/ /g,"_").toUpperCase()}`]||"";if(r&&r.required&&!s)throw new Error(
`Input required and not supplied: ${n}`);return r&&r.trimWhitespace===!1?s:s.trim()}function cd(n,r){const s=it(n,r).split(
`
`).filter(a=>a!=="");return r&&r.trimWhitespace===!1?s:s.map(a=>a.trim())}function ud(n,r){const s=["true","True","TRUE"],
a=["false","False","FALSE"],u=it(n,r);if(s.includes(u))return!0;if(a.includes(u))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${n}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function ld(n,r){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(n,r));process.stdout.write(os.EOL),issueCommand("set-output",
{name:n},toCommandValue(r))}function dd(n){issue("echo",n?"on":"off")}function fd(n){process.exitCode=Ht.Failure,Kt(n)}function pd(){
return process.env.RUNNER_DEBUG==="1"}function hd(n){issueCommand("debug",{},n)}function Kt(n,r={}){Re("error",Wt(r),n instanceof
Error?n.toString():n)}function ts(n,r={}){Re("warning",Wt(r),n instanceof Error?n.toString():n)}function ns(n,r={}){Re("\
notice",Wt(r),n instanceof Error?n.toString():n)}function st(n){process.stdout.write(n+lo.EOL)}function go(n){po("group",
n)}function yo(){po("endgroup")}function md(n,r){return mo(this,void 0,void 0,function*(){go(n);let s;try{s=yield r()}finally{
yo()}return s})}function gd(n,r){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(
n,r));issueCommand("save-state",{name:n},toCommandValue(r))}function yd(n){return process.env[`STATE_${n}`]||""}function _d(n){
return mo(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(n)})}const rs={"expected-payload":"any"};function is(n){
for(const r of n.filter(s=>kt._y.includes(s))){const s=it(r);s!==""&&es(s)}return Object.fromEntries(n.map(r=>[r,ss(r)]))}
function ss(n){return process.env[`INPUT_${n.toUpperCase()}`]!==void 0?it(n):rs[n]??""}function as(n){return Object.entries(
process.env).flatMap(([r,s])=>{const[,a]=/^input_(.+)$/s.exec(r.toLowerCase())??[];return a===void 0||n.includes(a)||!s?.
trim()?[]:[{name:a,variable:r}]})}async function cs(n){const r=as(n);if(r.length===0)return[];const{unknownInputs:s}=await q.
e(65).then(q.bind(q,3065));return s(r,n)}const us=require("node:http");var Gt=q.n(us);const ls=require("node:string_decoder");
class Ne extends Error{reason;constructor(r,s){super(s),this.reason=r}}function ds(n,{isProxied:r,isProxyTls:s}){const a=(m,_)=>({
kind:"failure",mayHaveBeenReceived:!1,reason:m,retryable:_,cause:n});if(n instanceof Ne)return a(n.reason,n.reason==="ti\
meout");const{code:u="",syscall:l,statusCode:f}=n;return u==="ERR_PROXY_TUNNEL"?a("proxy-failed",f===void 0):!fs(n)&&!u.
startsWith("ERR_INVALID")?a(s?"proxy-failed":"tls-failed",!1):a(r&&!(u==="ECONNRESET"&&l===void 0&&!s)?"proxy-failed":"c\
onnection-failed",!0)}function fs(n){if(n instanceof AggregateError)return!0;const{code:r="",syscall:s}=n;return s!==void 0&&
r!=="EPROTO"||ps.test(r)}const ps=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function hs(n,r){const s=n.code??"",u=r>0||s.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:n instanceof Ne?n.reason:u,retryable:!0,cause:n}}const ms=n=>gs.test(String(n)),gs=/\bSSL alert number (42|43|44|45|46|48|116)\b/;
function ys(n,r,s){const{method:a,url:u,headers:l,body:f}=n,p=f===void 0?l:{...l,"Content-Length":Buffer.byteLength(f)},
m=Gt().request(u,{agent:r,method:a,headers:p});return new Promise(_=>new _s(n,m,s,_).start())}class _s{#t;#e;#u;#l;#i;#d="";#r;#f;#p;#s=0;#h=!1;#m=!0;constructor(r,s,a,u){
this.#t=r,this.#e=s,this.#u=a,this.#l=u,this.#i=new ls.StringDecoder(r.encoding)}start(){const{timeoutMs:r,signal:s}=this.#t,
a=()=>this.#n(new Ne("timeout",`no response within ${r/1e3} s`));this.#p=setTimeout(a,r),this.#e.on("error",u=>this.#n(u)),
this.#e.on("close",()=>this.#$()),this.#e.on("socket",u=>this.#_(u)),this.#e.on("response",u=>this.#b(u)),s?.addEventListener(
"abort",this.#a),s?.aborted&&this.#a()}#a=()=>this.#n(new Ne("cancelled","the run was cancelled"));#g=r=>{this.#s+=r.length};#_(r){
this.#f=r,r.on("data",this.#g),bs(r)?this.#y(r):r.once(_o(r)?"secureConnect":"connect",()=>this.#y(r))}#y(r){this.#h=!0;
const s=r.getProtocol?.()==="TLSv1.3";this.#m=this.#e.reusedSocket||!s,this.#e.end(this.#t.body)}#b(r){const{maxBytes:s,
wantsBody:a}=this.#t,u=r.statusCode??0,l={kind:"response",status:u,headers:r.headers,at:new Date};if(this.#r={head:l,stream:r},
a?.(u)===!1){this.#o(l),this.#e.destroy();return}let f=0;r.on("data",p=>{this.#d+=this.#i.write(p.subarray(0,s-f)),f+=p.
length,!(f<=s)&&(this.#o(l,"too-large"),this.#e.destroy())}),r.on("end",()=>this.#o(l,r.complete?void 0:"cut")),r.on("er\
ror",p=>this.#n(p))}#$(){this.#r||this.#n(Object.assign(new Error("the connection was closed"),{code:"ECONNRESET"}))}#n(r){
this.#r?this.#v(this.#r,r):this.#w(r)?this.#c(ds(r,this.#u)):this.#c(hs(r,this.#s)),this.#e.destroy()}#v({head:r,stream:s},a){
if(a instanceof Ne){this.#o(r,a.reason);return}for(;s.read()!==null;);this.#o(r,s.complete?void 0:"cut")}#w(r){return this.#h?
!this.#m&&this.#s===0&&ms(r):!0}#o(r,s){const u=(this.#d+this.#i.end()).replace(/^\ufeff/,"");this.#c({...r,body:u,incomplete:s})}#c(r){
clearTimeout(this.#p),this.#t.signal?.removeEventListener("abort",this.#a),this.#f?.removeListener("data",this.#g),this.#l(
r)}}const _o=n=>n.encrypted===!0;function bs(n){return n.connecting?!1:!_o(n)||n.secureConnecting===!1}const at=require("node:net");
function $s(n,r,s=process.version){const a=(n.protocol==="https:"?r.https:r.http)?.trim();if(!a||Ps(n,r.bypass))return;if(!ks(
s))return{problem:`Node ${s} of this runner cannot use a proxy; update the runner (Node 24.5 or later can), or remove th\
e proxy settings`};if(a.search(se.Qi)>=0)return{problem:"the proxy setting contains a line break or another control char\
acter"};const u=(0,se.Dl)(bo(a));return!u||!/^https?:/.test(u.protocol)?{problem:"the proxy setting is not an http or ht\
tps URL"}:$o(u.username+u.password)===void 0?{problem:"the user name or password in the proxy setting is not percent-enc\
oded"}:{url:u.href}}function bd(n){const{statusCode:r}=Object(n);return r===407?ws:`${vs} Then run this again.`}const vs="\
Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner. If the proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its\
 certificate file.",ws="The proxy requires a valid user name and password: put them into the URL in HTTPS_PROXY or HTTP_\
PROXY. Then run this again.";function ks(n){const[r=0,s=0]=n.slice(1).split(".").map(Number);return r>24||r===24&&s>=5}const zs=4;
function Zs({http:n,https:r}){return[...new Set([n,r].flatMap(xs))]}function xs(n=""){const r=n.trim(),s=r.replace(/^[^:]*:\/\//,
"");if(!s.includes("@"))return[];const a=Ss(s.slice(0,s.lastIndexOf("@"))),u=a.map(m=>$o(m)??m),{username:l="",password:f=""}=(0,se.
Dl)(bo(r))??{},p=Buffer.from(u.join(":")).toString("base64").replaceAll("=","");return[...a,l,f,...u,p].filter(m=>m.length>=
zs)}function Ss(n){const r=n.indexOf(":");return r<0?[n,""]:[n.slice(0,r),n.slice(r+1)]}const bo=n=>n.includes("://")?n:
`http://${n}`;function $o(n){try{return decodeURIComponent(n)}catch{return}}function Ps(n,r){const s=vo(n.hostname).replace(
/\.$/,""),a=n.port||(n.protocol==="https:"?"443":"80");return r?.toLowerCase().match(/[^\s,]+/g)?.some(l=>l==="*"||Ts(l,
s,a))??!1}function Ts(n,r,s){if(n.includes("/"))return Es(n,r);const a=/^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(n),u=a?.[1]??n;
if((a?.[2]??s)!==s)return!1;const f=As(vo(u).replace(/^\*?\./,""));return r===f?!0:(0,at.isIP)(r)===0&&r.endsWith(`.${f}`)}
const vo=n=>n.replace(/[[\]]/g,""),As=n=>(0,se.Dl)(`http://[${n}]`)?.hostname.slice(1,-1)??n;function Es(n,r){const[s="",
a=""]=n.split("/"),u=(0,at.isIP)(s);if(u===0||(0,at.isIP)(r)!==u)return!1;const l=u===4?32:128;if(!/^\d{1,3}$/.test(a)||
Number(a)>l)return!1;const f=u===4?"ipv4":"ipv6",p=new at.BlockList;return p.addSubnet(s,Number(a),f),p.check(r,f)}const wo=1e3,
Cs=10;function Ms(n){const r=new Map,s=new WeakMap,a=l=>Zo()-(s.get(l)??Number.NEGATIVE_INFINITY);async function u(l,f){
const p=`${l.protocol} ${f}`,m=r.get(p);if(m)return m;const{Agent:_}=l.protocol==="https:"?await Os():Gt();f!==void 0&&await Ns();
const h=new _({keepAlive:!0,proxyEnv:{http_proxy:f,https_proxy:f}});return h.on("free",$=>s.set($,Zo())),r.set(p,h),h}return{
async request(l){const f=$s(l.url,n);if(f&&"problem"in f)return{kind:"failure",mayHaveBeenReceived:!1,reason:"proxy-fail\
ed",retryable:!1,cause:new Error(f.problem)};const p=await u(l.url,f?.url),m=Math.min(...ko(p).map(a)),_=m<=wo;l.method!==
"GET"&&_&&await Rs(Cs-m);for(const $ of ko(p))(a($)>wo||Is($))&&$.destroy();const h=f!==void 0;return ys(l,p,{isProxied:h,
isProxyTls:h&&l.url.protocol==="http:"})}}}const Os=async()=>(await Promise.resolve().then(q.t.bind(q,4708,23))).default,
ko=n=>Object.values(n.freeSockets).flat(),Is=n=>n.readableEnded;async function Rs(n){n>0&&await new Promise(r=>setTimeout(
r,n));for(let r=0;r<2;r++)await new Promise(s=>setImmediate(s))}async function Ns(){const{subscribe:n,unsubscribe:r}=await Promise.
resolve().then(q.t.bind(q,3053,23));r("net.client.socket",zo),n("net.client.socket",zo)}function zo(n){const{socket:r}=n;
r.on("error",()=>{}),r.on("newListener",(s,a)=>{s==="readable"&&r.removeListener("readable",a)})}const Vt=n=>n>=200&&n<300;
function Ds(n){const r=Gt().STATUS_CODES[n];return r===void 0?String(n):`${n} ${r}`}const Zo=()=>process.uptime()*1e3,xo=require("node:fs"),
Xt=n=>process.env[n.toLowerCase()]||process.env[n]||void 0;function Fs(){return{http:Xt("HTTP_PROXY"),https:Xt("HTTPS_PR\
OXY"),bypass:Xt("NO_PROXY")}}function $d(){const{GITHUB_API_URL:n,GITHUB_SERVER_URL:r,GITHUB_REPOSITORY:s,GITHUB_SHA:a,GITHUB_RUN_ID:u}=process.
env,{GITHUB_EVENT_NAME:l}=process.env;return{github:{apiUrl:n||"https://api.github.com",serverUrl:r||"https://github.com"},
run:{repository:s??"",sha:a??"",id:u??"",event:l??"",attempt:Number(process.env.GITHUB_RUN_ATTEMPT)||1}}}async function vd(n){
const r=process.env.GITHUB_EVENT_PATH;delete process.env.GITHUB_EVENT_PATH;try{return await n()}finally{r!==void 0&&(process.
env.GITHUB_EVENT_PATH=r)}}const Ls=null;function wd(){const{GITHUB_EVENT_NAME:n="",GITHUB_EVENT_PATH:r=""}=process.env;try{
return statSync(r).size>Ls?{name:n,payload:void 0,unreadable:"the event is larger than 25 MiB"}:{name:n,payload:JSON.parse(
readFileSync(r,"utf8"))}}catch{return{name:n,payload:void 0,unreadable:r===""?void 0:"the file of the event cannot be re\
ad"}}}const So="\u2060";function Yt(n){return!/[^\x20-\x7e]/.test(n)&&!n.includes("##[")&&!n.trimStart().startsWith("::")?
n:n.replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(/##(?=\[)/g,`##${So}`).split(`
`).map(Us).join(`
`).replace(/[^\n\t -~\xa0-\uffff]/g,"\uFFFD")}const js=(0,se.xb)(String.raw`[^\s\p{C}\p{Z}]`,"u");function Us(n){const r=n.
search(js());return r>=0&&n.startsWith("::",r)?`${n.slice(0,r)}:${So}${n.slice(r+1)}`:n}function Bs(n){const r=a=>Yt(n(a)),
s=a=>(u,l,f)=>{const p=r(l);p.length>to&&st(p),a(p,{title:r(u),...f&&{file:f.file,startLine:f.line,startColumn:f.column}})};
return{info:a=>st(r(a)),retry:(a,u)=>{const l=(u/1e3).toFixed(1);st(r(`${a.title}: ${a.message} Retrying ${l==="0.0"?"no\
w":`in ${l} s`}.`))},group:(a,u)=>{go(r(a)),st(r(u)),yo()},notice:s(ns),warning:s(ts),error:s(Kt)}}function Ws(n){const r=new Date,
s=Fs(),a=(0,kt.gE)({...n,others:Zs(s)}),u=Ms(s),l=Hs();return{log:Bs(a.redact),secrets:a,redact:a.redact,http:u,signal:l.
signal,startedAt:r,watch:Ks(l)}}function Hs(){const n=new AbortController,r=()=>n.abort();for(const s of["SIGINT","SIGTE\
RM","SIGBREAK"])process.on(s,r);return n}function Ks(n){process.exitCode=1;let r=()=>{};return process.on("beforeExit",()=>r(
new Error("it stopped before it finished"))),process.on("uncaughtException",s=>{r(s),n.abort()}),s=>{const a=new Promise(
(u,l)=>{r=l});return Promise.race([s,a])}}async function Gs(n,r,s=n){let a=n;try{r()}catch(u){a=s;const l=u instanceof Error?
u.name:typeof u;Kt(`The report of this run failed (${l}). The outputs say how the run ended, if they are set. If this st\
ep sends a notification and \`outcome\` is not set, it may have been sent: look in the panel of the service before you sen\
d it again.`,{title:"Internal error (internal-error)"})}await new Promise(u=>process.stdout.write("",u)),process.exit(a)}
function Vs(n,r,s){const{title:a,why:u}=s,l=di(s,Yt);l.startsWith(Yt(u.text))||n.info(u.text),n[r](a,l)}const ct=524288;
function kd(n,r,{length:s}){if(s<=ct)return;const a=`GitHub passes at most about ${ct} on to other jobs, so use it only \
in this job.`;n.warning("Large output",`The output \`${r}\` has ${s} characters. ${a}`)}const Xs=["response","audience-n\
ame"];function Ys(n,{redact:r,log:s}){const a=process.env.GITHUB_OUTPUT;if(!a)return;const u={...n};for(const l of Xs){const f=n[l];
f!==void 0&&(u[l]=r(f))}try{(0,xo.appendFileSync)(a,qs(u))}catch(l){s.warning("Outputs not written",`The action could no\
t write its outputs (${(0,$e.q0)(l)}). Later steps may see them as empty; the log says how the run ended.`)}}function qs(n){
const r=new Set(Object.values(n).flatMap(u=>u.match(/ghadelimiter_\d+/g)??[]));let s=0;for(;r.has(`ghadelimiter_${s}`);)
s++;const a=`ghadelimiter_${s}`;return Object.entries(n).map(([u,l])=>`${u}<<${a}
${l}
${a}
`).join("")}function Js(n,r,{log:s}){const a=process.env.GITHUB_STEP_SUMMARY;if(!(!a||(0,qe.yG)(n)===!1))try{(0,xo.appendFileSync)(
a,ea(r()))}catch(u){s.warning("Summary not written",`Could not write the job summary (${(0,$e.q0)(u)}).`)}}const Qs=9e5,
Po=n=>typeof n=="object"?n.flatMap(Po):n?[n]:[];function ea(n,r=Qs){const s=Po(n),a="<p>The rest of this summary is left\
 out, because GitHub limits its size.</p>",u=r-Buffer.byteLength(a)-2;let l=0;const f=s.findIndex(m=>(l+=Buffer.byteLength(
m)+2,l>u));return`${(f===-1?s:[...s.slice(0,f),a]).join(`

`)}
`}const ta=new TextDecoder,ve=(n,r=0,s=n.length)=>ta.decode(n.slice(r,s)),ut=(n,r=0,s=n.length)=>n.slice(r,s).reduce((a,u)=>a+
`0${u.toString(16)}`.slice(-2),""),ke=(n,r)=>new DataView(n.buffer,n.byteOffset+r),To=(n,r=0)=>ke(n,r).getInt16(0,!0),lt=(n,r=0)=>ke(
n,r).getUint16(0,!1),qt=(n,r=0)=>ke(n,r).getUint16(0,!0),Ao=(n,r=0)=>{const s=ke(n,r);return s.getUint16(0,!0)+(s.getUint8(
2)<<16)},zd=(n,r=0)=>ke(n,r).getInt32(0,!0),De=(n,r=0)=>ke(n,r).getUint32(0,!1),na=(n,r=0)=>ke(n,r).getUint32(0,!0),Zd=(n,r,s)=>ke(
n,r).getBigUint64(0,!s),oa={readUInt16BE:lt,readUInt16LE:qt,readUInt32BE:De,readUInt32LE:na};function Fe(n,r,s=0,a=!1){const l=`\
readUInt${r}${a?"BE":"LE"}`;return oa[l](n,s)}const Jt=8;function ra(n,r,s,a,u){if(n.length-a<Jt)return;const l=r.getUint32(
s+a,!1);if(!(n.length-a<l))return{offset:a,size:l,matches:r.getUint32(s+4+a,!1)===u}}const Eo=new WeakMap;function ia(n){
let r=Eo.get(n.buffer);return r||(r=new DataView(n.buffer),Eo.set(n.buffer,r)),r}function xd(n,r,s){const a=ia(n),u=r.charCodeAt(
0)<<24|r.charCodeAt(1)<<16|r.charCodeAt(2)<<8|r.charCodeAt(3),l=n.byteOffset;let f=s;for(;f<n.length&&!(n.length-f<4);){
if(a.getUint32(l+f,!1)<Jt){f+=Jt;continue}const p=ra(n,a,l,f,u);if(!p)break;if(p.matches)return{name:r,offset:p.offset,size:p.
size};f+=p.size}}const sa=/^GIF8[79]a/,aa={validate:n=>sa.test(ve(n,0,6)),calculate:n=>({height:qt(n,8),width:qt(n,6)})},
ca="45786966",ua=2,Qt=6,la=2,da="4d4d",fa="4949",Co=12,pa=2;function ha(n){return ut(n,2,6)===ca}function ma(n,r){return{
height:lt(n,r),width:lt(n,r+2)}}function ga(n,r){const a=Qt+8,u=Fe(n,16,a,r);for(let l=0;l<u;l++){const f=a+pa+l*Co,p=f+
Co;if(f>n.length)return;const m=n.slice(f,p);if(Fe(m,16,0,r)===274)return Fe(m,16,2,r)!==3||Fe(m,32,4,r)!==1?void 0:Fe(m,
16,8,r)}}function ya(n,r){const s=n.slice(ua,r),a=ut(s,Qt,Qt+la),u=a===da;if(u||a===fa)return ga(s,u)}function _a(n,r){if(r>
n.length)throw new TypeError("Corrupt JPG, exceeded buffer limits")}const ba={validate:n=>ut(n,0,2)==="ffd8",calculate(n){
let r=n.slice(4),s,a;for(;r.length;){const u=lt(r,0);if(_a(r,u),r[u]!==255){r=r.subarray(1);continue}if(ha(r)&&(s=ya(r,u)),
a=r[u+1],a===192||a===193||a===194){const l=ma(r,u+5);return s?{height:l.height,orientation:s,width:l.width}:l}r=r.subarray(
u+2)}throw new TypeError("Invalid JPG, no size found")}},$a=`PNG\r

`,va="IHDR",Mo="CgBI",wa={validate(n){if($a===ve(n,1,8)){let r=ve(n,12,16);if(r===Mo&&(r=ve(n,28,32)),r!==va)throw new TypeError(
"Invalid PNG");return!0}return!1},calculate(n){return ve(n,12,16)===Mo?{height:De(n,36),width:De(n,32)}:{height:De(n,20),
width:De(n,16)}}};function ka(n){return{height:1+Ao(n,7),width:1+Ao(n,4)}}function za(n){return{height:1+((n[4]&15)<<10|
n[3]<<2|(n[2]&192)>>6),width:1+((n[2]&63)<<8|n[1])}}function Za(n){return{height:To(n,8)&16383,width:To(n,6)&16383}}const xa=[
wa,ba,aa,{validate(n){const r=ve(n,0,4)==="RIFF",s=ve(n,8,12)==="WEBP",a=ve(n,12,15)==="VP8";return r&&s&&a},calculate(n){
const r=ve(n,12,16),s=n.slice(20,30);if(r==="VP8X"){const u=s[0],l=(u&192)===0,f=(u&1)===0;if(l&&f)return ka(s);throw new TypeError(
"Invalid WebP")}if(r==="VP8 "&&s[0]!==47)return Za(s);const a=ut(s,3,6);if(r==="VP8L"&&a!=="9d012a")return za(s);throw new TypeError(
"Invalid WebP")}}],Sa=25;function Pa(n){if(n.length<Sa)return;const r=new Uint8Array(n);try{return xa.find(s=>s.validate(
r))?.calculate(r)}catch{return}}const Oo=5,Io=5,Ta=[301,302,303,307,308];async function Aa({url:n,image:r,timeoutMs:s,http:a,
...u}){const l=performance.now()+s,f=new Set;for(let p=en(n);;){f.add(p.href);const m=await a.request({...u,method:"GET",
url:p,timeoutMs:Math.max(0,l-performance.now()),maxBytes:Oo*se.E$,encoding:"latin1",wantsBody:D=>r&&Vt(D)});if(m.kind===
"failure")return{kind:"failure",at:p,failure:m};const{status:_,headers:h}=m,$=Ta.includes(_)?h.location:void 0;if($===void 0)
return{kind:"status",at:p,status:_,image:r&&Vt(_)?Ea(m):void 0};const S=Ca($,p);if(!S){const D=$.length>se.QO;return{kind:"\
bad-redirect",at:p,why:D?`to a URL of more than ${se.zF}`:"to something that is not a URL"}}if(!/^https?:$/.test(S.protocol))
return{kind:"bad-redirect",at:p,why:"to something other than a web page"};if(r&&S.protocol==="http:")return{kind:"off-ht\
tps",at:p};const C=en(S);if(f.has(C.href))return{kind:"bad-redirect",at:p,why:"in a loop"};if(f.size>Io)return{kind:"bad\
-redirect",at:p,why:`more than ${Io} times`};p=C}}function Ea({body:n,incomplete:r}){return r||(n.length===0?"empty":Pa(
Buffer.from(n,"latin1"))??"not-an-image")}function en(n){const r=new URL(n.href);return r.username="",r.password="",r.hash=
"",r}function Ca(n,r){const s=n.replace(/[\x80-\xff]/g,a=>`%${a.charCodeAt(0).toString(16).toUpperCase()}`);return(0,se.
Dl)(s,r)}const Ma=1e4,Oa=20,Ro=200,No=3e5;async function Ia(n,{http:r,signal:s,redact:a}){const{uses:u,userAgent:l}=n,f=Math.
min(n.timeoutMs,Ma),p={Accept:"*/*","User-Agent":l},m=new Map,_=({url:O})=>{const B=m.get(O)??en((0,se.Dl)(O)??new URL(O)).
href;return m.set(O,B),B},h=new Set(u.filter(({use:O})=>O!=="page").map(_)),$=new Map,S=performance.now()+No-f,C=new Set(
[...new Set(u.map(_))].slice(0,Ro)),D=C.values();async function K(){for(const O of D){if(s.aborted||performance.now()>S)
return;const B={url:new URL(O),image:h.has(O),http:r,headers:p,timeoutMs:f,signal:s};$.set(O,await Aa(B))}}if(await Promise.
all(Array.from({length:Oa},K)),s.aborted)throw(0,$e.Yq)("Checking the URLs");const V=new Set,ee=u.flatMap(O=>{const B=_(
O),P=$.get(B);return P?Da({...O,key:B},P,{timeoutMs:f,redact:a})??[]:V.has(O.file)?[]:(V.add(O.file),Na(O,C.has(B)))});return{
problems:ee.filter(O=>"message"in O),wrongSizes:ee.filter(O=>"expected"in O)}}const Pd=n=>new Failure({reason:"url-check\
-failed",title:"URL check failed",message:listSentences(n.map(problemText)),hint:`Fix the pages and images, then run thi\
s again. Or correct the URLs, or remove \`check-urls\`, then ${startNewRun}.`}),Ra={icon:[{width:200,height:200}],banner:[
{width:360,height:240},{width:360,height:200}]};function Na({url:n,use:r,...s},a){const u=a?`the check ends after ${No/6e4}\
 minutes`:`at most ${Ro} different URLs are checked`;return{...s,message:`${(0,se.hD)(n)} was not checked, since ${u}; c\
heck fewer at a time`}}function Da({url:n,key:r,use:s,...a},u,{timeoutMs:l,redact:f}){const p=u.at.href===r?(0,se.hD)(n):
Fa(n,u.at,f),m=D=>({...a,message:`${p} ${D}`});if(u.kind==="failure")return m(ja(u.failure,l,f));if(u.kind==="bad-redire\
ct")return m(`redirects ${u.why}`);if(u.kind==="off-https")return s==="page"?void 0:m("redirects to http, but images mus\
t be https");const{status:_,image:h}=u;if(!Vt(_))return m(`responded ${Ds(_)}`);if(s==="page"||h===void 0)return;if(typeof h==
"string")return m(La(h,l));const{width:$,height:S}=h;if($===0||S===0)return m(`is an image of ${$}x${S}`);const C=Ra[s];
if(!C.some(D=>D.width===$&&D.height===S))return{...a,use:s,width:$,height:S,expected:C}}function Fa(n,r,s){return`${(0,se.
hD)(n)} redirects to ${(0,se.hD)(s(r.origin+r.pathname))}, which`}function La(n,r){return{empty:"responded with an empty\
 body, which is not an image","not-an-image":"is not a valid PNG, JPEG, GIF or WebP image","too-large":`is larger than ${Oo}\
 MiB`,timeout:`did not load completely within ${r/1e3} s`,cut:"was cut off",cancelled:"was cut off"}[n]}function ja({reason:n,
cause:r},s,a){if(n==="timeout")return`did not respond within ${s/1e3} s`;const l=/^(ENOTFOUND|EAI_\w+)$/.test(r?.code??"")?
"has a host name that cannot be found":"cannot be reached";return`${{"tls-failed":"cannot be reached securely: its certi\
ficate is not accepted, or TLS failed","proxy-failed":"cannot be reached through the proxy","bad-response":"responded wi\
th something that is not HTTP","connection-lost":"ended the connection without a response","connection-failed":l,cancelled:l}[n]}\
 (${(0,se.Kb)((0,$e.q0)(r),a)})`}async function Ua(){const n=is(xt.uB),r=Ws({apiToken:""}),s={notifications:[],problems:[],
extraFields:{}};try{await r.watch(Ba(n,s,r))}catch(a){s.failure=(0,$e.h_)(a)}await Gs(Lt(s)?1:0,()=>Ka(s,n.summary,r),1)}
async function Ba(n,r,s){const{secrets:a}=s,{settings:u,problems:l,readable:f,refused:p}=(0,xt.IZ)(n,a),m=await xr(f,a),
_=f["extra-fields"]?await Zr(f["extra-fields"],a):Ye,h=await Xi(f["payload-files"],s.signal);if(s.signal.aborted)throw Fo();
const $={inputs:m,file:Ye,fileName:"",extraFields:_.fields,onceKey:""},S=[...m.problems,..._.problems,...Mn($).problems,
...h.problems];r.extraFields=_.fields,r.problems.push(...l,...await cs(xt.uB),...S.filter(({input:K})=>!p.has(K)));const C=[],
D=(K,V)=>C.push({file:K,advice:V.content?ri(V.content):[],...V});f["payload-files"]===""&&m.given.size>0&&D("",Wa(m));for(const K of h.
files){if(s.signal.aborted)throw Fo();D(K,await Dr(K,await Ki(K),m,a))}r.notifications=C,u?.checkUrls&&await Ha(C,u.timeout*
1e3,s)}function Wa(n){const r=Zt(n);return{problems:zt(n,Ye).map(a=>(0,le.CC)((0,de.wg)(a),"is missing; set it as an inp\
ut, or set a file in `payload-files`")),positionOf:()=>{},content:r}}async function Ha(n,r,s){const a=[];for(const l of n){
const{file:f,content:p,problems:m}=l,_=p?(0,de._e)(p.notification):[];if(m.push(..._.map($=>({...$,...Do(l,$)}))),!p||_.
length>0)continue;const h=(0,de.Wn)(p.notification).filter(({url:$})=>En($).names.size===0);a.push(...h.map($=>({...$,file:f})))}
const u=await Ia({uses:a,timeoutMs:r,userAgent:Lr},s);for(const l of n){const f=u.problems.filter(({file:_})=>_===l.file),
p="url-check-failed";l.problems.push(...f.map(_=>({..._,...Do(l,_),reason:p})));const m=u.wrongSizes.filter(({file:_})=>_===
l.file);l.advice.push(...m.map(_=>({kind:"image-size",..._})))}}function Do({file:n,content:r,positionOf:s},{input:a,path:u=[]}){
if(n==="")return{file:void 0};const l=a.replaceAll("-","_"),f=[l,...u];return{file:n,path:f,position:r?.sources[l]==="fi\
le"?s(f):void 0}}const Fo=()=>new $e.HR({reason:"cancelled",title:"Preview cancelled",message:"The run was cancelled bef\
ore all notifications were checked.",hint:"If you did not mean to cancel it, run it again."});function Ka(n,r,s){const{log:a}=s,
{notifications:u,failure:l}=n,f=Ft(n),p=mi(n,Lt(n)??""),{length:m}=p.payloads,_=m>ct;Ys(_?{...p,payloads:""}:p,s),Js(r,()=>Si(
Mi(n,s.redact)),s);for(const h of f)a.info(Zi(h));for(const h of f){const{file:$,position:S=Lo,reason:C}=h,D=$===void 0?
"Invalid inputs":"Invalid notification";a.error(`${D} (${C})`,Ut(h),$===void 0?void 0:{file:$,...S})}for(const h of u){const{
file:$,advice:S}=h;for(const C of S){const D=ro(h,C)??Lo;a.info(xi(h,C)),a.warning("Advice",Mt(C),$===""?void 0:{file:$,
...D})}}if(_){const h=`GitHub passes at most about ${ct} on to other jobs, so it is empty; check fewer files at a time.`;
a.warning("Large output",`The output \`payloads\` would have ${m} characters. ${h}`)}l?Vs(a,"error",Qn(l)):a.info(`${so(
n)}.`)}const Lo={line:1,column:1};Ua(),module.exports=kr})();
