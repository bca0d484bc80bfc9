(()=>{"use strict";var Sn={2542:((n,r,s)=>{s.d(r,{$p:()=>P,QP:()=>$,Vu:()=>x,Wn:()=>G,_e:()=>H,fD:()=>y,pi:()=>Z,wg:()=>R});
var a=s(8925),u=s(900),d=s(642),f=s(8992);const p=(0,d.rf)("https"),m=(0,d.rf)("https","http"),y={title:d.GT,message:d.GT,
icon_url:p,banner_url:p,landing_url:m,utm_source:d.GT,utm_medium:d.GT,utm_campaign:d.GT},h=E=>D=>{const A=E(D.replace(/^\{url\}/,
"https://url.example/"));return"value"in A?{value:D}:A},$={...y,icon_url:h(p),banner_url:h(p),landing_url:h(m)},Z=u.Pw.map(
E=>E.replaceAll("-","_")),x=["title","message","icon_url","landing_url"];function P(E,D,A){const O=(E==="ttl"?d.p0:A[E])(
D.trim());return"value"in O?{fields:{[E]:O.value},problems:[]}:{fields:{},problems:[(0,a.CC)(R(E),O.message)]}}const R=E=>E.
replaceAll("_","-");function G({icon_url:E,banner_url:D,landing_url:A,actions:F=[]}){return[...E===void 0?[]:[{input:"ic\
on-url",url:E,use:"icon"}],...D===void 0?[]:[{input:"banner-url",url:D,use:"banner"}],...A===void 0?[]:[{input:"landing-\
url",url:A,use:"page"}],...F.map(({url:O},z)=>({input:"actions",path:[z,"url"],url:O,use:"page"}))]}function H(E){return G(
E).flatMap(({input:D,path:A,url:F})=>{const O=(0,f.Dl)(F);return!O?.username&&!O?.password?[]:(0,a.CC)(D,"has a user nam\
e or password, which `check-urls` never sends; remove them",{path:A})})}}),9715:((n,r,s)=>{s.d(r,{WF:()=>br,L5:()=>Rl});
function a(e){return e}function u(e){return e}function d(){return e=>e}function f(e){}function p(e){throw new Error("Une\
xpected value in exhaustive check")}function m(e){}function y(e){const t=Object.values(e).filter(i=>typeof i=="number");
return Object.entries(e).filter(([i,c])=>t.indexOf(+i)===-1).map(([i,c])=>c)}function h(e,t="|"){return e.map(o=>ft(o)).
join(t)}function $(e,t){return typeof t=="bigint"?t.toString():t}class Z{constructor(t){this._getter=t,this._value=void 0}get value(){
const t=this._getter;return t!==void 0&&(this._value=t(),this._getter=void 0),this._value}}function x(e){return new Z(e)}
function P(e){return e==null}function R(e){const t=e.startsWith("^")?1:0,o=e.endsWith("$")?e.length-1:e.length;return e.
slice(t,o)}function G(e,t){const o=e/t,i=Math.round(o),c=4*Number.EPSILON*Math.max(Math.abs(o),1);return Math.abs(o-i)<c?
0:o-i}const H=null;function E(e,t,o){let i;Object.defineProperty(e,t,{get(){if(i!==H)return i===void 0&&(i=H,i=o()),i},set(c){
Object.defineProperty(e,t,{value:c})},configurable:!0})}function D(e){return Object.create(Object.getPrototypeOf(e),Object.
getOwnPropertyDescriptors(e))}function A(e,t,o){Object.defineProperty(e,t,{value:o,writable:!0,enumerable:!0,configurable:!0})}
function F(e){const t=Object.getOwnPropertyDescriptor(e,"shape");return t?.get?t.get.raw:t?.value}function O(e){return F(
e._zod.def)??e._zod.def.shape}function z(e,t,o){Object.defineProperty(e,t,{get(){const i=o();return A(this,t,i),i},enumerable:!0,
configurable:!0})}function I(e,t,o){t in e?A(e,t,o):e[t]=o}function N(e,t,o,i){const c=O(t);for(const l of o){const _=Object.
getOwnPropertyDescriptor(c,l);_.enumerable&&(_.get?z(e,l,()=>{const g=t._zod.def.shape[l];return i?i(g,l):g}):I(e,l,i?i(
_.value,l):_.value))}}function b(e,t){for(const o of Reflect.ownKeys(t)){const i=Object.getOwnPropertyDescriptor(t,o);i.
enumerable&&(i.get?z(e,o,()=>t[o]):I(e,o,i.value))}}function k(...e){const t={};for(const o of e){const i=Object.getOwnPropertyDescriptors(
o);Object.assign(t,i)}return Object.defineProperties({},t)}function V(e){return k(e._zod.def)}function T(e,t){return t?t.
reduce((o,i)=>o?.[i],e):e}function C(e){const t=Object.keys(e),o=t.map(i=>e[i]);return Promise.all(o).then(i=>{const c={};
for(let l=0;l<t.length;l++)c[t[l]]=i[l];return c})}function w(e=10){const t="abcdefghijklmnopqrstuvwxyz";let o="";for(let i=0;i<
e;i++)o+=t[Math.floor(Math.random()*t.length)];return o}function j(e){return JSON.stringify(e)}function X(e){return e.toLowerCase().
trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}const K="captureStackTrace"in Error?Error.
captureStackTrace:(...e)=>{};function Y(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}const ee=null;function U(e){
if(Y(e)===!1)return!1;const t=e.constructor;if(t===void 0||typeof t!="function")return!0;const o=t.prototype;return!(Y(o)===
!1||Object.prototype.hasOwnProperty.call(o,"isPrototypeOf")===!1)}function q(e){return U(e)?{...e}:Array.isArray(e)?[...e]:
e instanceof Map?new Map(e):e instanceof Set?new Set(e):e}function Q(e){let t=0;for(const o in e)Object.prototype.hasOwnProperty.
call(e,o)&&t++;return t}const ae=e=>{const t=typeof e;switch(t){case"undefined":return"undefined";case"string":return"st\
ring";case"number":return Number.isNaN(e)?"nan":"number";case"boolean":return"boolean";case"function":return"function";case"\
bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(e)?"array":e===null?"null":e.then&&
typeof e.then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<"u"&&e instanceof Map?"map":typeof Set<
"u"&&e instanceof Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<"u"&&e instanceof File?"file":"object";default:
throw new Error(`Unknown data type: ${t}`)}},ce=new Set(["string","number","symbol"]),fe=new Set(["string","number","big\
int","boolean","symbol","undefined"]);function ne(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function se(e,t,o){const i=new e.
_zod.constr(t??e._zod.def);return(!t||o?.parent)&&(i._zod.parent=e),i}function ue(e){const t=e;if(!t)return{};if(typeof t==
"string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)throw new Error("Cannot specify both `message`\
 and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{...t,error:()=>t.error}:t}function ze(e){
let t;return new Proxy({},{get(o,i,c){return t??(t=e()),Reflect.get(t,i,c)},set(o,i,c,l){return t??(t=e()),Reflect.set(t,
i,c,l)},has(o,i){return t??(t=e()),Reflect.has(t,i)},deleteProperty(o,i){return t??(t=e()),Reflect.deleteProperty(t,i)},
ownKeys(o){return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(o,i){return t??(t=e()),Reflect.getOwnPropertyDescriptor(
t,i)},defineProperty(o,i,c){return t??(t=e()),Reflect.defineProperty(t,i,c)}})}function ft(e){return typeof e=="bigint"?
e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}function Uo(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&
e[t]._zod.optout==="optional")}const on={safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],
uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.MAX_VALUE,Number.MAX_VALUE]},
Ha={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("18446744073709551615")]};
function xd(e,t){const o=e._zod.def,i=o.checks;if(i&&i.length>0)throw new Error(".pick() cannot be used on object schema\
s containing refinements");const l={};return N(l,e,pt(e,t)),se(e,k(o,{shape:l,checks:[]}))}function pt(e,t){const o=O(e),
i=[];for(const c of Reflect.ownKeys(t)){if(!Object.getOwnPropertyDescriptor(o,c)?.enumerable)throw new Error(`Unrecogniz\
ed key: "${String(c)}"`);t[c]&&i.push(c)}return i}function Sd(e,t){const o=e._zod.def,i=o.checks;if(i&&i.length>0)throw new Error(
".omit() cannot be used on object schemas containing refinements");const l=new Set(pt(e,t)),_={};return N(_,e,Reflect.ownKeys(
O(e)).filter(g=>!l.has(g))),se(e,k(o,{shape:_,checks:[]}))}function Pd(e,t){if(!U(t))throw new Error("Invalid input to e\
xtend: expected a plain object");const o=e._zod.def.checks;if(o&&o.length>0){const c=O(e);for(const l of Reflect.ownKeys(
t))if(Object.getOwnPropertyDescriptor(c,l)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing \
refinements. Use `.safeExtend()` instead.")}return se(e,k(e._zod.def,{shape:Bo(e,t)}))}function Bo(e,t){const o={};return N(
o,e,Reflect.ownKeys(O(e))),b(o,t),o}function Td(e,t){if(!U(t))throw new Error("Invalid input to safeExtend: expected a p\
lain object");return se(e,k(e._zod.def,{shape:Bo(e,t)}))}function Ad(e,t){if(!t?._zod?.def)throw new Error("Invalid inpu\
t to merge: expected an object schema. To merge a plain shape, use `.extend()`.");if(e._zod.def.checks?.length)throw new Error(
".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");const o={};N(o,e,Reflect.
ownKeys(O(e))),N(o,t,Reflect.ownKeys(O(t)));const i=k(e._zod.def,{shape:o,get catchall(){return t._zod.def.catchall},checks:t.
_zod.def.checks??[]});return se(e,i)}function Ed(e,t,o,i="partial"){const l=t._zod.def.checks;if(l&&l.length>0)throw new Error(
`.${i}() cannot be used on object schemas containing refinements`);const g=o?new Set(pt(t,o)):void 0,S={};return N(S,t,Reflect.
ownKeys(O(t)),e&&((v,M)=>g&&!g.has(M)?v:new e({type:"optional",innerType:v}))),se(t,k(t._zod.def,{shape:S,checks:[]}))}function Cd(e,t,o){
const i=o?new Set(pt(t,o)):void 0,c={};return N(c,t,Reflect.ownKeys(O(t)),(l,_)=>i&&!i.has(_)?l:new e({type:"nonoptional",
innerType:l})),se(t,k(t._zod.def,{shape:c}))}function Ze(e,t=0){if(e.aborted===!0)return!0;for(let o=t;o<e.issues.length;o++)
if(e.issues[o]?.continue!==!0)return!0;return!1}function Ka(e,t=0){if(e.aborted===!0)return!0;for(let o=t;o<e.issues.length;o++)
if(e.issues[o]?.continue===!1)return!0;return!1}function Wo(e,t){return t.map(o=>{var i;return(i=o).path??(i.path=[]),o.
path.unshift(e),o})}function je(e){return typeof e=="string"?e:e?.message}function Ho(e){const t=[];for(const o of e??[]){
const i=o._zod.def;if(!/_(length|size)$|_equals$/.test(i.check))break;const c=i.maximum??i.length??i.size;c>=0&&t.push([
c,o])}return t}function rn(e,t,o){var i;for(let c=t;c<e.length;c++)(i=e[c]).schema??(i.schema=o)}function Ue(e,t,o){var i;
const c=e.inst?._zod?.traits;c?.has("$ZodType")&&(c.has("$ZodCheck")?(i=e).schema??(i.schema=e.inst):e.schema=e.inst);const l=e.
schema!==e.inst?e.schema?._zod.def?.error:void 0,_=e.message?e.message:je(e.inst?._zod.def?.error?.(e))??je(l?.(e))??je(
t?.error?.(e))??je(o.customError?.(e))??je(o.localeError?.(e))??"Invalid input",g={};for(const S of Object.keys(e))S==="\
inst"||S==="schema"||S==="continue"||S==="input"||S==="__proto__"||(g[S]=e[S]);return g.path??(g.path=[]),g.message=_,t?.
reportInput&&(g.input=e.input),g}function Md(e){return e instanceof Set?"set":e instanceof Map?"map":e instanceof File?"\
file":"unknown"}const Ga=/[\uD800-\uDBFF]/;function Va(e){const t=e.length;if(!Ga.test(e))return t;let o=t;for(let i=0;i<
t-1;i++)(e.charCodeAt(i)&64512)===55296&&(e.charCodeAt(i+1)&64512)===56320&&(o--,i++);return o}function Ya(e){return Array.
isArray(e)?"array":typeof e=="string"?"string":"unknown"}function Od(e){const t=typeof e;switch(t){case"number":return Number.
isNaN(e)?"nan":"number";case"object":{if(e===null)return"null";if(Array.isArray(e))return"array";const o=e;if(o&&Object.
getPrototypeOf(o)!==Object.prototype&&"constructor"in o&&o.constructor)return o.constructor.name}}return t}function Id(...e){
const[t,o,i]=e;return typeof t=="string"?{message:t,code:"custom",input:o,inst:i}:{...t}}function Rd(e){return Object.entries(
e).filter(([t,o])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function Xa(e){const t=atob(e),o=new Uint8Array(t.length);
for(let i=0;i<t.length;i++)o[i]=t.charCodeAt(i);return o}function qa(e){let t="";for(let o=0;o<e.length;o++)t+=String.fromCharCode(
e[o]);return btoa(t)}function Nd(e){const t=e.replace(/-/g,"+").replace(/_/g,"/"),o="=".repeat((4-t.length%4)%4);return Xa(
t+o)}function Dd(e){return qa(e).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function Fd(e){const t=e.replace(
/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex string length");const o=new Uint8Array(t.length/2);for(let i=0;i<
t.length;i+=2)o[i/2]=Number.parseInt(t.slice(i,i+2),16);return o}function Ld(e){return Array.from(e).map(t=>t.toString(16).
padStart(2,"0")).join("")}class jd{constructor(...t){}}function Ja(e,t){for(const o in t){const i=Object.getOwnPropertyDescriptor(
t,o);i.get?Object.defineProperty(e,o,{...i,enumerable:!1}):ec(e,o,i.value)}}function Ae(e,t,o,i=!0){return Object.defineProperty(
e,t,{configurable:!0,writable:!0,enumerable:i,value:o}),o}function Qa(e,t,o){return Ae(e,t,o,!1)}function Ud(e,t){for(const o in e){
const i=e[o];Object.defineProperty(t,o,{configurable:!0,enumerable:!0,get(){return Ae(this,o,i(this))},set(c){Ae(this,o,
c)}})}return t}function ec(e,t,o){Object.defineProperty(e,t,{configurable:!0,get(){return this==null?o:Ae(this,t,o.bind(
this))},set(i){Ae(this,t,i)}})}function tc(e,t){const o=Object.getPrototypeOf(e);return t in o?void 0:o}let sn,xe=!1;const nc={
configurable:!0,get(){xe=!0}};function he(e,t,o){const i=Object.getPrototypeOf(e._zod);if(t in i&&sn!==e._zod){sn=void 0;
return}sn=e._zod,Object.defineProperty(i,t,{configurable:!0,get(){Object.defineProperty(this,t,nc);const c=xe;xe=!1;try{
const l=o(this);return xe?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,value:l}),xe=xe||c,l}catch(l){
throw delete this[t],xe=xe||c,l}},set(c){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:c})}})}function oc(e,t,o,i){
const c=tc(e,t);c&&Object.defineProperty(c,t,{configurable:!0,get(){const l={configurable:!0,writable:!0,enumerable:i,value:void 0};
return Object.defineProperty(this,t,l),l.value=o(this),Object.defineProperty(this,t,l),l.value},set(l){Object.defineProperty(
this,t,{configurable:!0,writable:!0,enumerable:i,value:l})}})}const rc="~constantCatch";function Bd(e){const t=()=>e;return t[rc]=
!0,t}var Ko;const ic=Object.freeze({status:"aborted"}),an={value:void 0,enumerable:!1};let Go="captureStackTrace"in Error?
Error:null;function sc(e){const t=Go;if(t){const o=t.stackTraceLimit;if(typeof o=="number"){try{t.stackTraceLimit=0}catch{
return Go=null,new e}try{return new e}finally{t.stackTraceLimit=o}}}return new e}function ie(e,t,o,i){const c={};function l(L){
this.def=L,this.constr=W,this.traits=new Set}l.prototype=c;const _=o,g=_&&new WeakSet;function S(L,B){if(L._zod){if(L._zod.
traits.has(e))return}else{an.value=new l(B);try{Object.defineProperty(L,"_zod",an)}finally{an.value=void 0}}if(L._zod.traits.
add(e),t(L,B),g){const oe=Object.getPrototypeOf(L),pe=L._zod.constr.prototype;let ye=oe;for(;ye&&ye!==pe;)ye=Object.getPrototypeOf(
ye);const Pe=ye??oe;g.has(Pe)||(g.add(Pe),Ja(Pe,_))}const te=W.prototype;for(const oe in te)Object.prototype.hasOwnProperty.
call(te,oe)&&(oe in L||(L[oe]=te[oe].bind(L)))}const v=i?.Parent??Object;class M extends v{}Object.defineProperty(M,"nam\
e",{value:e});function W(L){const B=i?.Parent?sc(M):this;S(B,L);const te=B._zod.deferred;if(te){for(const pe of te)pe();
B._zod.deferred=void 0}const oe=globalThis.__zod_globalConfig?.postProcessor;return oe&&oe(B),B}return Object.defineProperty(
W,"init",{value:S}),Object.defineProperty(W,Symbol.hasInstance,{value:L=>i?.Parent&&L instanceof i.Parent?!0:L?._zod?.traits?.
has(e)}),Object.defineProperty(W,"name",{value:e}),W}const Wd=null;class Ce extends Error{constructor(){super("Encounter\
ed Promise during synchronous parse. Use .parseAsync() instead.")}}class ac extends Error{constructor(t){super(`Encounte\
red unidirectional transform during encode: ${t}`),this.name="ZodEncodeError"}}(Ko=globalThis).__zod_globalConfig??(Ko.__zod_globalConfig=
{});const Be=globalThis.__zod_globalConfig;function We(e){return e&&Object.assign(Be,e),Be}const Se=ie("$ZodCheck",(e,t)=>{
var o;e._zod??(e._zod={}),e._zod.def=t,(o=e._zod).onattach??(o.onattach=[])}),Hd=e=>{const t=e.value;return!util.nullish(
t)&&t.size!==void 0},cc=e=>{const t=e.value;return!P(t)&&t.length!==void 0},Vo={number:"number",bigint:"bigint",object:"\
date"},Kd=null,uc=ie("$ZodCheckGreaterThan",(e,t)=>{Se.init(e,t);const o=Vo[typeof t.value];e._zod.check=i=>{(t.inclusive?
i.value>=t.value:i.value>t.value)||i.issues.push({origin:Vo[typeof i.value]??o,code:"too_small",minimum:typeof t.value==
"object"?t.value.getTime():t.value,input:i.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),Gd=null,lc=ie("$Zod\
CheckNumberFormat",(e,t)=>{Se.init(e,t),t.format=t.format||"float64";const o=t.format?.includes("int"),i=o?"int":"number",
[c,l]=on[t.format];e._zod.check=_=>{const g=_.value;if(o){if(!Number.isInteger(g)){_.issues.push({expected:i,format:t.format,
code:"invalid_type",continue:!1,input:g,inst:e});return}if(!Number.isSafeInteger(g)){g>0?_.issues.push({input:g,code:"to\
o_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e,origin:i,inclusive:!0,
continue:!t.abort}):_.issues.push({input:g,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be withi\
n the safe integer range.",inst:e,origin:i,inclusive:!0,continue:!t.abort});return}}g<c&&_.issues.push({origin:"number",
input:g,code:"too_small",minimum:c,inclusive:!0,inst:e,continue:!t.abort}),g>l&&_.issues.push({origin:"number",input:g,code:"\
too_big",maximum:l,inclusive:!0,inst:e,continue:!t.abort})}}),Vd=null,Yd=null,Xd=null,qd=null,Jd=null,dc=ie("$ZodCheckMi\
nLength",(e,t)=>{var o;Se.init(e,t),(o=e._zod.def).when??(o.when=cc),e._zod.check=i=>{const c=i.value,l=c.length;if((typeof c==
"string"&&l>=t.minimum&&l<t.minimum*2?Va(c):l)>=t.minimum)return;const g=Ya(c);i.issues.push({origin:g,code:"too_small",
minimum:t.minimum,inclusive:!0,input:c,inst:e,continue:!t.abort})}}),Qd=null,fc=ie("$ZodCheckStringFormat",(e,t)=>{var o,
i;Se.init(e,t),t.pattern?(o=e._zod).check??(o.check=c=>{t.pattern.lastIndex=0,!t.pattern.test(c.value)&&c.issues.push({origin:"\
string",code:"invalid_format",format:t.format,input:c.value,...t.pattern?{pattern:t.pattern.toString()}:{},inst:e,continue:!t.
abort})}):(i=e._zod).check??(i.check=()=>{})}),pc=ie("$ZodCheckRegex",(e,t)=>{fc.init(e,t),e._zod.check=o=>{t.pattern.lastIndex=
0,!t.pattern.test(o.value)&&o.issues.push({origin:"string",code:"invalid_format",format:"regex",input:o.value,pattern:t.
pattern.toString(),inst:e,continue:!t.abort})}}),ef=null,tf=null,nf=null,of=null,rf=null;function sf(e,t,o){e.issues.length&&
t.issues.push(...util.prefixIssues(o,e.issues))}const af=null,cf=null,uf=null,hc=ie("$ZodCheckOverwrite",(e,t)=>{Se.init(
e,t),e._zod.check=o=>{o.value=t.tx(o.value)}}),lf=/^[cC][0-9a-z]{6,}$/,df=/^[0-9a-z]+$/,ff=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,
pf=/^[0-9a-vA-V]{20}$/,hf=/^[A-Za-z0-9]{27}$/,mf=/^[a-zA-Z0-9_-]{21}$/;function gf(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}\
}$`)}const yf=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,_f=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/,
bf=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,$f=e=>e?new RegExp(`^([0-9a-fA-F]{8\
}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
vf=null,wf=null,kf=null,zf=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,
Zf=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
xf=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,
Sf=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u,Pf=null,Tf=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
mc=null;function Af(){return new RegExp(mc,"u")}const Ef=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
Cf=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
Mf=e=>{const t=util.escapeRegex(e??":");return new RegExp(`^(?:[0-9A-F]{2}${t}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${t}){5}[0\
-9a-f]{2}$`)},Of=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
If=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
Rf=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,Nf=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
Df=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/,
Ff=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/,Lf=/^https?$/,jf=/^\+[1-9]\d{6,14}$/,
Uf=/^\d(?:[ -]?\d){11,18}$/,Bf=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/,
Wf=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/,gc=null;function Hf(e){return new RegExp(`^${e}$`)}const Kf=null;function cn(e){
const t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:\
[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function Gf(e){
return new RegExp(`^${cn(e)}$`)}function Vf(e){const t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");const o=`${cn(
{precision:e.precision,seconds:!0})}(?:${t.join("|")})`,i=e.local?`${o}|${cn({precision:e.precision})}`:o;return new RegExp(
`^${gc}T(?:${i})$`)}const yc=/^[\s\S]{0,}$/,Yf=e=>{const t=e?`[\\s\\S]{${e?.minimum??0},${e?.maximum??""}}`:"[\\s\\S]*";
return new RegExp(`^${t}$`)},Xf=/^-?\d+n?$/,qf=/^-?\d+$/,_c=/^-?\d+(?:\.\d+)?$/,Jf=/^(?:true|false)$/i,Qf=/^null$/i,ep=/^undefined$/i,
tp=/^[^A-Z]*$/,np=/^[^a-z]*$/,op=/^[0-9a-fA-F]*$/;function rp(e,t){return new RegExp(`^[A-Za-z0-9+/]{${e}}${t}$`)}function ip(e){
return new RegExp(`^[A-Za-z0-9_-]{${e}}$`)}const sp=/^[0-9a-fA-F]{32}$/,ap=null,cp=null,up=/^[0-9a-fA-F]{40}$/,lp=null,dp=null,
fp=/^[0-9a-fA-F]{64}$/,pp=null,hp=null,mp=/^[0-9a-fA-F]{96}$/,gp=null,yp=null,_p=/^[0-9a-fA-F]{128}$/,bp=null,$p=null,bc={
major:4,minor:6,patch:7},$e=ie("$ZodType",(e,t)=>{var o;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=
bc;const i=e._zod.def.checks,c=e._zod.traits.has("$ZodCheck")?[e,...i??[]]:i?.length?[...i]:[];for(const l of c)for(const _ of l.
_zod.onattach)_(e);if(c.length===0)(o=e._zod).deferred??(o.deferred=[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{
const l=(g,S,v)=>{if(g.memo)return g;let M=Ze(g),W;for(const L of S){if(L._zod.def.when){if(Ka(g)||!L._zod.def.when(g))continue}else if(M)
continue;const B=g.issues.length,te=L._zod.check(g);if(te instanceof Promise&&v?.async===!1)throw new Ce;if(W||te instanceof
Promise)W=(W??Promise.resolve()).then(async()=>{await te,g.issues.length!==B&&(rn(g.issues,B,e),M||(M=Ze(g,B)))});else{if(g.
issues.length===B)continue;rn(g.issues,B,e),M||(M=Ze(g,B))}}return W?W.then(()=>g):g},_=(g,S,v)=>{if(Ze(g))return g.aborted=
!0,g;const M=l(S,c,v);if(M instanceof Promise){if(v.async===!1)throw new Ce;return M.then(W=>e._zod.parse(W,v))}return e.
_zod.parse(M,v)};e._zod.run=(g,S)=>{if(S.skipChecks)return e._zod.parse(g,S);if(S.direction==="backward"){const M=e._zod.
parse({value:g.value,issues:[]},{...S,skipChecks:!0});return M instanceof Promise?M.then(W=>_(W,g,S)):_(M,g,S)}const v=e.
_zod.parse(g,S);if(v instanceof Promise){if(S.async===!1)throw new Ce;return v.then(M=>l(M,c,S))}return l(v,c,S)}}},{get"\
~standard"(){return Qa(this,"~standard",vc(this))},set"~standard"(e){Ae(this,"~standard",e)}}),Yo=(e,t)=>e.issues.length?
{issues:e.issues.map(o=>Ue(o,t,We()))}:{value:e.value};async function $c(e,t){const o={async:!0};return Yo(await e._zod.
run({value:t,issues:[]},o),o)}function vc(e){return{validate:t=>{const o={async:!1};try{const i=e._zod.run({value:t,issues:[]},
o);if(!(i instanceof Promise))return Yo(i,o)}catch{}return $c(e,t)},vendor:"zod",version:1}}const wc=ie("$ZodString",(e,t)=>{
$e.init(e,t),e._zod.pattern=t.pattern??yc,e._zod.parse=(o,i)=>{if(t.coerce)try{o.value=String(o.value)}catch{}return typeof o.
value=="string"||o.issues.push({expected:"string",code:"invalid_type",input:o.value,inst:e}),o}}),vp=null,wp=null,kp=null,
zp=null,kc=1,un=2;function Xo(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):(new URL(e),
!0)}catch{return!1}}function Zp(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?Xo(e)||un:zc(e,t)}function zc(e,t){
if(!t.normalize&&t.protocol?.source===regexes.httpProtocol.source&&!/^https?:\/\//i.test(e))return kc;try{if(typeof URL<
"u"){const o=URL;if(typeof o.parse=="function")return o.parse(e)??un}return new URL(e)}catch{return un}}const Zc=/[\t\n\r]/g;
function xp(e){return e.replace(Zc,"")}function Sp(e,t){return t.lastIndex=0,t.test(e.hostname)}function Pp(e,t){return t.
lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}const Tp=null,Ap=null,Ep=null,Cp=null,Mp=null,
Op=null,Ip=null,Rp=null,Np=null,Dp=null,Fp=null,Lp=null,jp=null,xc=/^[0-9a-fA-F:.]+$/;function Sc(e){return xc.test(e)?Xo(
`http://[${e}]`):!1}const Up=null,Bp=null,Wp=null;function Hp(e){const t=e.split("/");if(t.length!==2)return!1;const[o,i]=t;
if(!i)return!1;const c=Number(i);return`${c}`!==i||c<0||c>128?!1:Sc(o)}const Kp=null;function Pc(e){if(e==="")return!0;if(/\s/.
test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}const Gp=/^[0-9a-zA-Z+/]*={0,2}$/,Vp=null,Tc=/^[A-Za-z0-9_-]*$/;
function Yp(e){if(!Tc.test(e))return!1;const t=e.replace(/[-_]/g,i=>i==="-"?"+":"/"),o=t.padEnd(Math.ceil(t.length/4)*4,
"=");return Pc(o)}const Xp=null,qp=null,Ac=/[- ]/g;function Ec(e){let t=e.length,o=1,i=0;for(;t;){const c=e.charCodeAt(--t)-
48;o^=1,i+=o?[0,2,4,6,8,1,3,5,7,9][c]:c}return i%10===0}function Jp(e){return regexes.creditCard.test(e)?Ec(e.replace(Ac,
"")):!1}const Qp=null;function Cc(e){let t=0;const o=e.length;for(let i=4;i<o;i++){const c=e.charCodeAt(i);t=(c>=65?t*100+
(c-55):t*10+(c-48))%97}for(let i=0;i<4;i++){const c=e.charCodeAt(i);t=(c>=65?t*100+(c-55):t*10+(c-48))%97}return t===1}function eh(e){
return regexes.iban.test(e)?Cc(e):!1}const th=null;function nh(e,t=null){try{const o=e.split(".");if(o.length!==3)return!1;
const[i]=o;if(!i)return!1;const c=JSON.parse(atob(i));return!("typ"in c&&c?.typ!=="JWT"||!c.alg||t&&(!("alg"in c)||c.alg!==
t))}catch{return!1}}const oh=null,rh=null,qo=ie("$ZodNumber",(e,t)=>{$e.init(e,t),e._zod.pattern=_c,e._zod.parse=(o,i)=>{
if(t.coerce)try{o.value=Number(o.value)}catch{}const c=o.value;if(typeof c=="number"&&!Number.isNaN(c)&&Number.isFinite(
c))return o;const l=typeof c=="number"?Number.isNaN(c)?"NaN":Number.isFinite(c)?void 0:String(c):void 0;return o.issues.
push({expected:"number",code:"invalid_type",input:c,inst:e,...l?{received:l}:{}}),o}}),Mc=ie("$ZodNumberFormat",(e,t)=>{
lc.init(e,t),qo.init(e,t)}),ih=null,sh=null,ah=null,ch=null,uh=null,lh=null,dh=null,fh=null,Oc=ie("$ZodNever",(e,t)=>{$e.
init(e,t),e._zod.parse=(o,i)=>(o.issues.push({expected:"never",code:"invalid_type",input:o.value,inst:e}),o)}),ph=null,hh=null;
function Ic(e,t){const o=Ho(e._zod.def.checks);if(!o.length)return;const i=Math.min(...o.map(l=>l[0])),c=e._zod.parse;e.
_zod.parse=(l,_)=>{const g=t(l.value);if(g>i&&!_?.skipChecks&&_?.direction!=="backward"){for(const[S,v]of Ho(e._zod.def.
checks))if(g>S&&v._zod.def.when(l)){const M=l.issues.length;return v._zod.check(l),l.issues[M].continue=!1,rn(l.issues,M,
e),l}}return c(l,_)}}const Rc=e=>Array.isArray(e)?e.length:-1,mh=e=>e instanceof Map?e.size:-1,gh=e=>e instanceof Set?e.
size:-1;function Jo(e,t,o){e.issues.length&&t.issues.push(...Wo(o,e.issues)),t.value[o]=e.value}const Nc=ie("$ZodArray",
(e,t)=>{$e.init(e,t);const o=Be.memoizer;o?.attach(e),e._zod.parse=(i,c)=>{const l=i.value;if(!Array.isArray(l))return i.
issues.push({expected:"array",code:"invalid_type",input:l,inst:e}),i;i.value=o?o.alloc(e,i,Array(l.length),c):Array(l.length);
const _=[],g=c?.abortEarly;for(let S=0;S<l.length;S++){const v=l[S],M=t.element._zod.run({value:v,issues:[]},c);if(M instanceof
Promise)_.push(M.then(W=>Jo(W,i,S)));else if(Jo(M,i,S),g&&M.issues.length!==0&&Ze(M))break}return _.length?Promise.all(_).
then(()=>i):i},Ic(e,Rc)});function ht(e,t,o,i,c,l){const _=o in i,g=l==="optional";if(!(!_&&g&&c==="optional")){if(e.issues.
length){if(c!==void 0&&g&&!_)return;t.issues.push(...Wo(o,e.issues))}if(!_&&c===void 0){e.issues.length||t.issues.push({
code:"invalid_type",expected:"nonoptional",input:void 0,path:[o]});return}e.value===void 0?(_||c==="defaulted"&&!g)&&(t.
value[o]=void 0):t.value[o]=e.value}}const Dc=[];function Fc(e){const t=Object.keys(e.shape),o=Object.getOwnPropertySymbols(
e.shape),i=o.length?o:Dc,c=i.length?[...t,...i]:t;for(const _ of c)if(!e.shape?.[_]?._zod?.traits?.has("$ZodType"))throw new Error(
`Invalid element at key "${String(_)}": expected a Zod schema`);const l=Uo(e.shape);return{...e,allKeys:c,symbolKeys:i,keySet:new Set(
t),numKeys:t.length,optionalKeys:new Set(l)}}function Lc(e,t,o,i,c,l,_){const g=[],S=c.keySet,v=c.catchall._zod,M=v.def.
type,W=v.optin,L=v.optout;let B=0;for(const te in t){if(_&&o.issues.length!==B){if(Ze(o,B))break;B=o.issues.length}if(S.
has(te))continue;if(te==="__proto__"){M==="never"&&g.push(te);continue}if(M==="never"){g.push(te);continue}const oe=v.run(
{value:t[te],issues:[]},i);oe instanceof Promise?e.push(oe.then(pe=>ht(pe,o,te,t,W,L))):ht(oe,o,te,t,W,L)}return g.length&&
o.issues.push({code:"unrecognized_keys",keys:g,input:t,inst:l,continue:!0}),e.length?Promise.all(e).then(()=>o):o}const jc=ie(
"$ZodObject",(e,t)=>{$e.init(e,t);const o=Object.getOwnPropertyDescriptor(t,"shape"),i=o?.get?o.get.raw:t.shape??{};if(i){
const v=()=>{const M={...i};return Object.defineProperty(t,"shape",{value:M}),v.raw=M,M};v.raw=i,Object.defineProperty(t,
"shape",{get:v})}const c=x(()=>Fc(t));he(e,"propValues",v=>{const M=v.def.shape,W={};for(const L in M){const B=M[L]._zod;
if(B.values){Object.prototype.hasOwnProperty.call(W,L)||A(W,L,new Set);for(const te of B.values)W[L].add(te);B.optin!==void 0&&
W[L].add(void 0)}}return W});const l=Y,_=t.catchall;let g;const S=Be.memoizer;S?.attach(e),e._zod.parse=(v,M)=>{g??(g=c.
value);const W=v.value;if(!l(W))return v.issues.push({expected:"object",code:"invalid_type",input:W,inst:e}),v;v.value=S?
S.alloc(e,v,{},M):{};const L=[],B=g.shape,te=M?.abortEarly;let oe=v.issues.length;for(const pe of g.allKeys){if(te&&v.issues.
length!==oe){if(Ze(v,oe))break;oe=v.issues.length}if(pe==="__proto__")continue;const ye=B[pe],Pe=ye._zod.optin,xn=ye._zod.
optout,kt=ye._zod.run({value:W[pe],issues:[]},M);kt instanceof Promise?L.push(kt.then(Xe=>ht(Xe,v,pe,W,Pe,xn))):ht(kt,v,
pe,W,Pe,xn)}return _?Lc(L,W,v,M,c.value,e,te===!0):L.length?Promise.all(L).then(()=>v):v}}),yh=null;function Qo(e,t,o,i){
for(const l of e)if(l.issues.length===0)return t.value=l.value,t;const c=e.filter(l=>!Ze(l));return c.length===1?(t.value=
c[0].value,c[0]):(t.issues.push({code:"invalid_union",input:t.value,inst:o,errors:e.map(l=>l.issues.map(_=>Ue(_,i,We())))}),
t)}const Uc=ie("$ZodUnion",(e,t)=>{$e.init(e,t),he(e,"optin",i=>i.def.options.some(c=>c._zod.optin==="defaulted")?"defau\
lted":i.def.options.some(c=>c._zod.optin!==void 0)?"optional":void 0),he(e,"optout",i=>i.def.options.some(c=>c._zod.optout===
"optional")?"optional":void 0),he(e,"values",i=>{if(i.def.options.every(c=>c._zod.values))return new Set(i.def.options.flatMap(
c=>Array.from(c._zod.values)))}),he(e,"pattern",i=>{if(i.def.options.every(c=>c._zod.pattern)){const c=i.def.options.map(
l=>l._zod.pattern);return new RegExp(`^(${c.map(l=>R(l.source)).join("|")})$`)}});const o=t.options.length===1?t.options[0].
_zod.run:null;e._zod.parse=(i,c)=>{if(o)return o(i,c);let l=!1;const _=[];for(const g of t.options){const S=g._zod.run({
value:i.value,issues:[]},c);if(S instanceof Promise)_.push(S),l=!0;else{if(S.issues.length===0)return S;_.push(S)}}return l?
Promise.all(_).then(g=>Qo(g,i,e,c)):Qo(_,i,e,c)}});function _h(e,t,o,i){const c=[];for(let l=0;l<e.length;l++)e[l].issues.
length===0&&c.push(l);return c.length===1?(t.value=e[c[0]].value,t):(c.length===0?t.issues.push({code:"invalid_union",input:t.
value,inst:o,errors:e.map(l=>l.issues.map(_=>util.finalizeIssue(_,i,core.config())))}):t.issues.push({code:"invalid_unio\
n",input:t.value,inst:o,errors:[],inclusive:!1,matches:c}),t)}const bh=null;function $h(e,t){const o=e._zod;let i=o.bag.
optionsMap;i||(i=Bc(o.def),o.bag.optionsMap=i);const c=i.get(t);if(c===null)throw new Error(`Ambiguous discriminator val\
ue "${String(t)}"`);return c}function Bc(e){const t=new Map;for(const o of e.options){const i=o._zod.propValues?.[e.discriminator];
if(!i||i.size===0)throw new Error(`Invalid discriminated union option at index "${e.options.indexOf(o)}"`);for(const c of i)
if(t.has(c)){if(c!==void 0)throw new Error(`Duplicate discriminator value "${String(c)}"`);t.set(c,null)}else t.set(c,o)}
return t}const vh=null,wh=null;function ln(e,t){if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&
+e==+t)return{valid:!0,data:e};if(util.isPlainObject(e)&&util.isPlainObject(t)){const o=Object.keys(t),i=Object.keys(e).
filter(l=>o.indexOf(l)!==-1),c={...e,...t};Object.prototype.hasOwnProperty.call(c,"__proto__")&&delete c.__proto__;for(const l of i){
if(l==="__proto__")continue;const _=ln(e[l],t[l]);if(!_.valid)return{valid:!1,mergeErrorPath:[l,..._.mergeErrorPath]};c[l]=
_.data}return{valid:!0,data:c}}if(Array.isArray(e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};
const o=[];for(let i=0;i<e.length;i++){const c=e[i],l=t[i],_=ln(c,l);if(!_.valid)return{valid:!1,mergeErrorPath:[i,..._.
mergeErrorPath]};o.push(_.data)}return{valid:!0,data:o}}return{valid:!1,mergeErrorPath:[]}}function kh(e,t,o){const i=new Map;
let c;const l=new Map,_=(v,M)=>{let W;if(v.code==="unrecognized_keys"&&!v.path?.length)c??(c=v),W=v.keys;else if(v.code===
"invalid_key"&&v.origin==="record"&&v.path?.length===1){const L=String(v.path[0]);l.has(L)||l.set(L,v),W=[L]}else return!1;
for(const L of W)i.has(L)||i.set(L,{}),i.get(L)[M]=!0;return!0};for(const v of t.issues)_(v,"l")||e.issues.push(v);for(const v of o.
issues)_(v,"r")||e.issues.push(v);const g=[...i].filter(([,v])=>v.l&&v.r).map(([v])=>v);if(g.length){const v=c?g.filter(
M=>c.keys.includes(M)):[];v.length&&e.issues.push({...c,keys:v});for(const M of g)!v.includes(M)&&l.has(M)&&e.issues.push(
l.get(M))}const S=ln(t.value,o.value);if(!S.valid){if(util.aborted(e))return e;throw new Error(`Unmergable intersection.\
 Error path: ${JSON.stringify(S.mergeErrorPath)}`)}return e.value=S.data,e}const zh=null;function Zh(e,t){for(let o=e.length-
1;o>=0;o--)if(!(t==="optin"?e[o]._zod.optin!==void 0:e[o]._zod.optout==="optional"))return o+1;return 0}function xh(e,t,o){
e.issues.length&&t.issues.push(...util.prefixIssues(o,e.issues)),t.value[o]=e.value}function Sh(e,t,o,i,c){for(let l=0;l<
o.length;l++){const _=e[l],g=l<i.length;if(!g&&l>=c&&o[l]._zod.optin==="optional"){t.value.length=l;break}if(_.issues.length){
if(!g&&l>=c){t.value.length=l;break}t.issues.push(...util.prefixIssues(l,_.issues))}t.value[l]=_.value}for(let l=t.value.
length-1;l>=i.length&&(o[l]._zod.optout==="optional"&&t.value[l]===void 0);l--)t.value.length=l;return t}const Ph=null,Th=null;
function Ah(e,t,o,i,c,l,_){e.issues.length&&(util.propertyKeyTypes.has(typeof i)?o.issues.push(...util.prefixIssues(i,e.
issues)):o.issues.push({code:"invalid_key",origin:"map",input:c,inst:l,issues:e.issues.map(g=>util.finalizeIssue(g,_,core.
config()))})),t.issues.length&&(util.propertyKeyTypes.has(typeof i)?o.issues.push(...util.prefixIssues(i,t.issues)):o.issues.
push({origin:"map",code:"invalid_element",input:c,inst:l,key:i,issues:t.issues.map(g=>util.finalizeIssue(g,_,core.config()))})),
o.value.set(e.value,t.value)}const Eh=null;function Ch(e,t){e.issues.length&&t.issues.push(...e.issues),t.value.add(e.value)}
const Mh=null,Oh=null,Ih=null,Wc=ie("$ZodTransform",(e,t)=>{$e.init(e,t),e._zod.optin="optional",Be.memoizer?.guard(e),e.
_zod.parse=(o,i)=>{if(i.direction==="backward")throw new ac(e.constructor.name);const c=t.transform(o.value,o);if(i.async)
return(c instanceof Promise?c:Promise.resolve(c)).then(_=>(o.value=_,o));if(c instanceof Promise)throw new Ce;return o.value=
c,o}});function er(e,t){return e.value=t.issues.length?void 0:t.value,e}const Hc=ie("$ZodOptional",(e,t)=>{$e.init(e,t),
he(e,"optin",o=>o.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",he(e,"values",
o=>{const i=o.def.innerType._zod.values;return i?new Set([...i,void 0]):void 0}),he(e,"pattern",o=>{const i=o.def.innerType.
_zod.pattern;return i?new RegExp(`^(${R(i.source)})?$`):void 0}),e._zod.parse=(o,i)=>{if(o.value===void 0){if(t.innerType.
_zod.optin!=="defaulted")return o;const c=t.innerType._zod.run({value:o.value,issues:[]},i);return c instanceof Promise?
c.then(l=>er(o,l)):er(o,c)}return t.innerType._zod.run(o,i)}}),Rh=null,Nh=null,Dh=null;function Fh(e,t){return e.value===
void 0&&(e.value=t.defaultValue),e}const Lh=null,jh=null;function Uh(e,t){return!e.issues.length&&e.value===void 0&&e.issues.
push({code:"invalid_type",expected:"nonoptional",input:e.value,inst:t}),e}const Bh=null;function Wh(e,t,o,i){return t.issues.
length?(e.value=o.catchValue({...t,value:e.value,error:{issues:t.issues.map(c=>util.finalizeIssue(c,i,core.config()))},input:e.
value}),e):(e.value=t.value,t.memo&&(e.memo=!0),e)}const Hh=null,Kh=null,Kc=ie("$ZodPipe",(e,t)=>{$e.init(e,t),he(e,"val\
ues",o=>o.def.in._zod.values),he(e,"optin",o=>o.def.in._zod.optin),he(e,"optout",o=>o.def.out._zod.optout),he(e,"propVal\
ues",o=>o.def.in._zod.propValues),e._zod.parse=(o,i)=>{if(i.direction==="backward"){const l=t.out._zod.run(o,i);return l instanceof
Promise?l.then(_=>mt(_,t.in,i)):mt(l,t.in,i)}const c=t.in._zod.run(o,i);return c instanceof Promise?c.then(l=>mt(l,t.out,
i)):mt(c,t.out,i)}});function mt(e,t,o){return e.issues.some(i=>i.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run(
{value:e.value,issues:e.issues},o)}const Gh=null;function Vh(e,t,o){if(e.issues.length)return e.aborted=!0,e;if((o.direction||
"forward")==="forward"){const c=t.transform(e.value,e);return c instanceof Promise?c.then(l=>gt(e,l,t.out,o)):gt(e,c,t.out,
o)}else{const c=t.reverseTransform(e.value,e);return c instanceof Promise?c.then(l=>gt(e,l,t.in,o)):gt(e,c,t.in,o)}}function gt(e,t,o,i){
return e.issues.length?(e.aborted=!0,e):o._zod.run({value:t,issues:e.issues},i)}const Yh=null,Xh=null;function qh(e){return e.
memo||(e.value=Object.freeze(e.value)),e}function Gc(e){const t=e._zod.def;let o=t.pattern,i=!!t.format?.includes("int"),
c,l;for(const g of t.checks??[]){const S=g._zod.def;S.pattern&&(o=S.pattern),i||(i=!!S.format?.includes("int"));const v=S.
minimum??S.length,M=S.maximum??S.length;v!==void 0&&(c===void 0||v>c)&&(c=v),M!==void 0&&(l===void 0||M<l)&&(l=M)}if(o)return o.
source;if(c!==void 0&&l!==void 0&&c>l)return"(?!)";if(c!==void 0||l!==void 0)return regexes.string({minimum:c,maximum:l}).
source;const _=e._zod.pattern;return(i&&_===regexes.number?regexes.integer:_)?.source}function tr(e){const t=e._zod.def,
o=e._zod.pattern?.source,i=t.innerType??e._zod.innerType;if(i){const c=i._zod.pattern?.source,l=tr(i);return o&&c&&l&&l!==
c?o.replace(util.cleanRegex(c),()=>util.cleanRegex(l)):o}if(t.options){const c=t.options.map(tr);if(c.every(Boolean))return`\
^(${c.map(l=>util.cleanRegex(l)).join("|")})$`}return Gc(e)}const Jh=null,Qh=null,em=null,tm=null,nm=null;function om(e,t,o,i){
if(!e){const c={code:"custom",input:o,inst:i,path:[...i._zod.def.path??[]],continue:!i._zod.def.abort};i._zod.def.params&&
(c.params=i._zod.def.params),t.issues.push(util.issue(c))}}var nr;const rm=null,im=null;class Vc{constructor(){this._map=
new WeakMap,this._idmap=new Map}add(t,...o){const i=o[0];return this._map.set(t,i),i&&typeof i=="object"&&"id"in i&&this.
_idmap.set(i.id,t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){const o=this._map.get(t);
return o&&typeof o=="object"&&"id"in o&&this._idmap.delete(o.id),this._map.delete(t),this}get(t){const o=t._zod.parent;if(o){
const i={...this.get(o)??{}};delete i.id;const c={...i,...this._map.get(t)};return Object.keys(c).length?c:void 0}return this.
_map.get(t)}has(t){return this._map.has(t)}}function Yc(){return new Vc}(nr=globalThis).__zod_globalRegistry??(nr.__zod_globalRegistry=
Yc());const yt=globalThis.__zod_globalRegistry;function _t(e){return e.checks&&(e.checks=[...e.checks]),e}function Xc(e,t){
return new e(_t({type:"string",...ue(t)}))}function sm(e,t){return new e(_t({type:"string",coerce:!0,...util.normalizeParams(
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
t)})}function Rm(e,t){return new e({type:"string",format:"duration",check:"string_format",...util.normalizeParams(t)})}function Nm(e,t){
return new e(_t({type:"number",checks:[],...util.normalizeParams(t)}))}function Dm(e,t){return new e(_t({type:"number",coerce:!0,
checks:[],...util.normalizeParams(t)}))}function qc(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"\
safeint",...ue(t)})}function Fm(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float32",...util.
normalizeParams(t)})}function Lm(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float64",...util.
normalizeParams(t)})}function jm(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"int32",...util.
normalizeParams(t)})}function Um(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"uint32",...util.
normalizeParams(t)})}function Bm(e,t){return new e({type:"boolean",...util.normalizeParams(t)})}function Wm(e,t){return new e(
{type:"boolean",coerce:!0,...util.normalizeParams(t)})}function Hm(e,t){return new e({type:"bigint",...util.normalizeParams(
t)})}function Km(e,t){return new e({type:"bigint",coerce:!0,...util.normalizeParams(t)})}function Gm(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"int64",...util.normalizeParams(t)})}function Vm(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"uint64",...util.normalizeParams(t)})}function Ym(e,t){return new e(
{type:"symbol",...util.normalizeParams(t)})}function Xm(e,t){return new e({type:"undefined",...util.normalizeParams(t)})}
function qm(e,t){return new e({type:"null",...util.normalizeParams(t)})}function Jm(e){return new e({type:"any"})}function Qm(e){
return new e({type:"unknown"})}function Jc(e,t){return new e({type:"never",...ue(t)})}function eg(e,t){return new e({type:"\
void",...util.normalizeParams(t)})}function tg(e,t){return new e({type:"date",...util.normalizeParams(t)})}function ng(e,t){
return new e({type:"date",coerce:!0,...util.normalizeParams(t)})}function og(e,t){return new e({type:"nan",...util.normalizeParams(
t)})}function Qc(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function eu(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!0})}
function tu(e,t){return new checks.$ZodCheckGreaterThan({check:"greater_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function or(e,t){return new uc({check:"greater_than",...ue(t),value:e,inclusive:!0})}function rg(e){return tu(0,e)}function ig(e){
return Qc(0,e)}function sg(e){return eu(0,e)}function ag(e){return or(0,e)}function cg(e,t){return new checks.$ZodCheckMultipleOf(
{check:"multiple_of",...util.normalizeParams(t),value:e})}function ug(e,t){return new checks.$ZodCheckMaxSize({check:"ma\
x_size",...util.normalizeParams(t),maximum:e})}function lg(e,t){return new checks.$ZodCheckMinSize({check:"min_size",...util.
normalizeParams(t),minimum:e})}function dg(e,t){return new checks.$ZodCheckSizeEquals({check:"size_equals",...util.normalizeParams(
t),size:e})}function fg(e,t){return new checks.$ZodCheckMaxLength({check:"max_length",...util.normalizeParams(t),maximum:e})}
function nu(e,t){return new dc({check:"min_length",...ue(t),minimum:e})}function pg(e,t){return new checks.$ZodCheckLengthEquals(
{check:"length_equals",...util.normalizeParams(t),length:e})}function ou(e,t){return new pc({check:"string_format",format:"\
regex",...ue(t),pattern:e})}function hg(e){return new checks.$ZodCheckLowerCase({check:"string_format",format:"lowercase",
...util.normalizeParams(e)})}function mg(e){return new checks.$ZodCheckUpperCase({check:"string_format",format:"uppercas\
e",...util.normalizeParams(e)})}function gg(e,t){return new checks.$ZodCheckIncludes({check:"string_format",format:"incl\
udes",...util.normalizeParams(t),includes:e})}function yg(e,t){return new checks.$ZodCheckStartsWith({check:"string_form\
at",format:"starts_with",...util.normalizeParams(t),prefix:e})}function _g(e,t){return new checks.$ZodCheckEndsWith({check:"\
string_format",format:"ends_with",...util.normalizeParams(t),suffix:e})}function bg(e,t,o){return new checks.$ZodCheckProperty(
{check:"property",property:e,schema:t,...util.normalizeParams(o)})}function $g(e,t){return new checks.$ZodCheckProperties(
{check:"properties",shape:e,...util.normalizeParams(t)})}function vg(e,t){return new checks.$ZodCheckMimeType({check:"mi\
me_type",mime:e,...util.normalizeParams(t)})}function He(e){return new hc({check:"overwrite",tx:e})}function wg(e){return He(
t=>t.normalize(e))}function ru(){return He(e=>e.trim())}function kg(){return He(e=>e.toLowerCase())}function zg(){return He(
e=>e.toUpperCase())}function Zg(){return He(e=>util.slugify(e))}function xg(e,t,o){return new e({type:"array",element:t,
...util.normalizeParams(o)})}function Sg(e,t,o){return new e({type:"union",options:t,...util.normalizeParams(o)})}function Pg(e,t,o){
return new e({type:"union",options:t,inclusive:!1,...util.normalizeParams(o)})}function Tg(e,t,o,i){return new e({type:"\
union",options:o,discriminator:t,...util.normalizeParams(i)})}function Ag(e,t,o){return new e({type:"intersection",left:t,
right:o})}function Eg(e,t,o,i){const c=o instanceof schemas.$ZodType,l=c?i:o,_=c?o:null;return new e({type:"tuple",items:t,
rest:_,...util.normalizeParams(l)})}function Cg(e,t,o,i){return new e({type:"record",keyType:t,valueType:o,...util.normalizeParams(
i)})}function Mg(e,t,o,i){return new e({type:"map",keyType:t,valueType:o,...util.normalizeParams(i)})}function Og(e,t,o){
return new e({type:"set",valueType:t,...util.normalizeParams(o)})}function Ig(e,t,o){const i=Array.isArray(t)?Object.fromEntries(
t.map(c=>[c,c])):t;return new e({type:"enum",entries:i,...util.normalizeParams(o)})}function Rg(e,t,o){return new e({type:"\
enum",entries:t,...util.normalizeParams(o)})}function Ng(e,t,o){return new e({type:"literal",values:Array.isArray(t)?t:[
t],...util.normalizeParams(o)})}function Dg(e,t){return new e({type:"file",...util.normalizeParams(t)})}function Fg(e,t){
return new e({type:"transform",transform:t})}function Lg(e,t){return new e({type:"optional",innerType:t})}function jg(e,t){
return new e({type:"nullable",innerType:t})}function Ug(e,t,o){return new e({type:"default",innerType:t,get defaultValue(){
return typeof o=="function"?o():util.shallowClone(o)}})}function Bg(e,t,o){return new e({type:"nonoptional",innerType:t,
...util.normalizeParams(o)})}function Wg(e,t){return new e({type:"success",innerType:t})}function Hg(e,t,o){return new e(
{type:"catch",innerType:t,catchValue:typeof o=="function"?o:util.constantCatch(o)})}function Kg(e,t,o){return new e({type:"\
pipe",in:t,out:o})}function Gg(e,t){return new e({type:"readonly",innerType:t})}function Vg(e,t,o){return new e({type:"t\
emplate_literal",parts:t,...util.normalizeParams(o)})}function Yg(e,t){return new e({type:"lazy",getter:t})}function Xg(e,t){
return new e({type:"promise",innerType:t})}function qg(e,t,o){const i=util.normalizeParams(o);return i.abort??(i.abort=!0),
new e({type:"custom",check:"custom",fn:t,...i})}function Jg(e,t,o){return new e({type:"custom",check:"custom",fn:t,...util.
normalizeParams(o)})}function Qg(e,t){const o=iu(i=>(i.addIssue=c=>{if(typeof c=="string")i.issues.push(util.issue(c,i.value,
o._zod.def));else{const l=c;l.fatal&&(l.continue=!1),l.code??(l.code="custom"),"input"in l||(l.input=i.value),l.inst??(l.
inst=o),l.continue??(l.continue=!o._zod.def.abort),i.issues.push(util.issue(l))}},e(i.value,i)),t);return o}function iu(e,t){
const o=new checks.$ZodCheck({check:"custom",...util.normalizeParams(t)});return o._zod.check=e,o}function su(e){const t=new Se(
{check:"describe"});return t._zod.onattach=[o=>{const i=yt.get(o)??{};yt.add(o,{...i,description:e})}],t._zod.check=()=>{},
t}function au(e){const t=new Se({check:"meta"});return t._zod.onattach=[o=>{const i=yt.get(o)??{};yt.add(o,{...i,...e})}],
t._zod.check=()=>{},t}function ey(e,t){const o=util.normalizeParams(t);let i=o.truthy??["true","1","yes","on","y","enabl\
ed"],c=o.falsy??["false","0","no","off","n","disabled"];o.case!=="sensitive"&&(i=i.map(B=>typeof B=="string"?B.toLowerCase():
B),c=c.map(B=>typeof B=="string"?B.toLowerCase():B));const l=new Set(i),_=new Set(c),g=e.Codec??schemas.$ZodCodec,S=e.Boolean??
schemas.$ZodBoolean,v=e.String??schemas.$ZodString,M=new v({type:"string",error:o.error}),W=new S({type:"boolean",error:o.
error}),L=new g({type:"pipe",in:M,out:W,transform:((B,te)=>{let oe=B;return o.case!=="sensitive"&&(oe=oe.toLowerCase()),
l.has(oe)?!0:_.has(oe)?!1:(te.issues.push({code:"invalid_value",expected:"stringbool",values:[...l,..._],input:te.value,
inst:L,continue:!1}),{})}),reverseTransform:((B,te)=>B===!0?i[0]||"true":c[0]||"false"),error:o.error});return L._zod.bag.
truthy=i,L._zod.bag.falsy=c,L._zod.bag.case=o.case??"insensitive",L}function ty(e,t,o,i={}){const c=util.normalizeParams(
i),l={check:"string_format",type:"string",format:t,fn:typeof o=="function"?o:g=>o.test(g),...c};return o instanceof RegExp&&
(l.pattern=o),new e(l)}function cu(){const e=this._zod;return e.message??(e.message=JSON.stringify(e.def,$,2)),e.message}
function uu(e){this._zod.message=e}const lu={get:cu,set:uu,enumerable:!0,configurable:!0},dn={value:void 0,enumerable:!1},
rr=new WeakSet([Object.prototype,Error.prototype]),ir=(e,t)=>{e.name="$ZodError",dn.value=t,Object.defineProperty(e,"iss\
ues",dn),dn.value=void 0,Object.defineProperty(e,"message",lu);const o=Object.getPrototypeOf(e);rr.has(o)||(rr.add(o),Object.
defineProperty(o,"toString",{configurable:!0,enumerable:!1,get(){const i=()=>this.message;return Object.defineProperty(this,
"toString",{value:i,configurable:!0,writable:!0}),i},set(i){Object.defineProperty(this,"toString",{value:i,configurable:!0,
writable:!0})}}))},ny=ie("$ZodError",ir),me=ie("$ZodError",ir,void 0,{Parent:Error});function du(e,t,o){return Object.prototype.
hasOwnProperty.call(e,t)||(t==="__proto__"?Object.defineProperty(e,t,{value:o(),writable:!0,enumerable:!0,configurable:!0}):
e[t]=o()),e[t]}function oy(e,t=o=>o.message){const o={},i=[];for(const c of e.issues)c.path.length>0?du(o,c.path[0],()=>[]).
push(t(c)):i.push(t(c));return{formErrors:i,fieldErrors:o}}function ry(e,t=o=>o.message){const o={_errors:[]},i=(c,l=[])=>{
for(const _ of c.issues)if(_.code==="invalid_union"&&_.errors.length)_.errors.map(g=>i({issues:g},[...l,..._.path]));else if(_.
code==="invalid_key")i({issues:_.issues},[...l,..._.path]);else if(_.code==="invalid_element")i({issues:_.issues},[...l,
..._.path]);else{const g=[...l,..._.path];if(g.length===0)o._errors.push(t(_));else{let S=o,v=0;for(;v<g.length;){const M=g[v],
W=v===g.length-1;if(M==="_errors"){W&&S._errors.push(t(_)),v++;continue}Object.prototype.hasOwnProperty.call(S,M)||Object.
defineProperty(S,M,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});const L=S[M];W&&L._errors.push(t(_)),
S=L,v++}}}};return i(e),o}function iy(e,t=o=>o.message){const o={errors:[]},i=(c,l=[])=>{var _;for(const g of c.issues)if(g.
code==="invalid_union"&&g.errors.length)g.errors.map(S=>i({issues:S},[...l,...g.path]));else if(g.code==="invalid_key")i(
{issues:g.issues},[...l,...g.path]);else if(g.code==="invalid_element")i({issues:g.issues},[...l,...g.path]);else{const S=[
...l,...g.path];if(S.length===0){o.errors.push(t(g));continue}let v=o,M=0;for(;M<S.length;){const W=S[M],L=M===S.length-
1;typeof W=="string"?(v.properties??(v.properties={}),Object.prototype.hasOwnProperty.call(v.properties,W)||Object.defineProperty(
v.properties,W,{value:{errors:[]},enumerable:!0,writable:!0,configurable:!0}),v=v.properties[W]):(v.items??(v.items=[]),
(_=v.items)[W]??(_[W]={errors:[]}),v=v.items[W]),L&&v.errors.push(t(g)),M++}}};return i(e),o}function fu(e){const t=[],o=e.
map(i=>typeof i=="object"?i.key:i);for(const i of o)typeof i=="number"?t.push(`[${i}]`):typeof i=="symbol"?t.push(`[${JSON.
stringify(String(i))}]`):/[^\w$]/.test(i)?t.push(`[${JSON.stringify(i)}]`):(t.length&&t.push("."),t.push(i));return t.join(
"")}function sy(e){const t=[],o=[...e.issues].sort((i,c)=>(i.path??[]).length-(c.path??[]).length);for(const i of o)t.push(
`\u2716 ${i.message}`),i.path?.length&&t.push(`  \u2192 at ${fu(i.path)}`);return t.join(`
`)}function bt(e,t){return{callee:t?.callee??e,Err:t?.Err}}const fn=e=>{const t=(o,i,c,l)=>{const _=c?{...c,async:!1}:{async:!1},
g=o._zod.run({value:i,issues:[]},_);if(g instanceof Promise)throw new Ce;if(g.issues.length){const S=new(l?.Err??e)(g.issues.
map(v=>Ue(v,_,We())));throw K(S,l?.callee??t),S}return g.value};return t},pu=fn(me),pn=e=>{const t=async(o,i,c,l)=>{const _=c?
{...c,async:!0}:{async:!0};let g=o._zod.run({value:i,issues:[]},_);if(g instanceof Promise&&(g=await g),g.issues.length){
const S=new(l?.Err??e)(g.issues.map(v=>Ue(v,_,We())));throw K(S,l?.callee??t),S}return g.value};return t},hu=pn(me),hn=e=>(t,o,i)=>{
const c=i?{...i,async:!1}:{async:!1},l=t._zod.run({value:o,issues:[]},c);if(l instanceof Promise)throw new Ce;return l.issues.
length?ar(e,l.issues,c):{success:!0,data:l.value}},sr=hn(me);function ar(e,t,o){let i;return{success:!1,get error(){return i||
(i=new e(t.map(c=>Ue(c,o,We()))),t=void 0,o=void 0),i},set error(c){i=c,t=void 0,o=void 0}}}const mn=e=>async(t,o,i)=>{const c=i?
{...i,async:!0}:{async:!0};let l=t._zod.run({value:o,issues:[]},c);return l instanceof Promise&&(l=await l),l.issues.length?
ar(e,l.issues,c):{success:!0,data:l.value}},mu=mn(me),gu=null,yu=null,ay=((e,t,o)=>{const i=e._zod.bag.validator;if(i!==
void 0){if(i(t)!==gu)return!0;if(i.definite===!0&&o===void 0)return!1}return _u(e,t,o)});function _u(e,t,o){const i=o?{...o,
async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},c=e._zod.bag.fallbackRun;let l;if(c?(i[yu]=!0,l=c({value:t,issues:[]},i)):
l=e._zod.run({value:t,issues:[]},i),l instanceof Promise)throw new core.$ZodAsyncError;return l.issues.length===0}const cy=async(e,t,o)=>{
const i=o?{...o,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0};let c=e._zod.run({value:t,issues:[]},i);return c instanceof
Promise&&(c=await c),c.issues.length===0},ly=(e=>{const t=fn(e),o=(i,c,l,_)=>{const g=l?{...l,direction:"backward"}:{direction:"\
backward"};return t(i,c,g,bt(o,_))};return o})(me),fy=(e=>{const t=fn(e),o=(i,c,l,_)=>t(i,c,l,bt(o,_));return o})(me),hy=(e=>{
const t=pn(e),o=async(i,c,l,_)=>{const g=l?{...l,direction:"backward"}:{direction:"backward"};return await t(i,c,g,bt(o,
_))};return o})(me),gy=(e=>{const t=pn(e),o=async(i,c,l,_)=>await t(i,c,l,bt(o,_));return o})(me),_y=(e=>(t,o,i)=>{const c=i?
{...i,direction:"backward"}:{direction:"backward"};return hn(e)(t,o,c)})(me),$y=(e=>(t,o,i)=>hn(e)(t,o,i))(me),wy=(e=>async(t,o,i)=>{
const c=i?{...i,direction:"backward"}:{direction:"backward"};return mn(e)(t,o,c)})(me),zy=(e=>async(t,o,i)=>mn(e)(t,o,i))(
me),we=ie("ZodMiniType",(e,t)=>{if(!e._zod)throw new Error("Uninitialized schema in ZodMiniType.");$e.init(e,t),e.def=t,
e.type=t.type},{get with(){return this.check},set with(e){Ae(this,"with",e)},parse(e,t){return pu(this,e,t,{callee:this.
parse})},parseAsync(e,t){return hu(this,e,t,{callee:this.parseAsync})},safeParse(e,t){return sr(this,e,t)},safeParseAsync(e,t){
return mu(this,e,t)},check(...e){const t=this.def;return this.clone({...t,checks:[...t.checks??[],...e.map(o=>typeof o==
"function"?{_zod:{check:o,def:{check:"custom"},onattach:[]}}:o)]},{parent:!0})},clone(e,t){return se(this,e,t)},brand(){
return this},register(e,t){return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(this,...t)}}),cr=ie("Z\
odMiniString",(e,t)=>{wc.init(e,t),we.init(e,t)});function Ke(e){return Xc(cr,e)}const Zy=null,bu=null;function xy(e){return core.
_email(bu,e)}const $u=null;function Sy(e){return core._guid($u,e)}const $t=null;function Py(e){return core._uuid($t,e)}function Ty(e){
return core._uuidv4($t,e)}function Ay(e){return core._uuidv6($t,e)}function Ey(e){return core._uuidv7($t,e)}const ur=null;
function Cy(e){return core._url(ur,e)}function My(e){return core._url(ur,{protocol:regexes.httpProtocol,hostname:regexes.
domain,...util.normalizeParams(e)})}const vu=null;function Oy(e){return core._emoji(vu,e)}const wu=null;function Iy(e){return core.
_nanoid(wu,e)}const ku=null;function Ry(e){return core._cuid(ku,e)}const zu=null;function Ny(e){return core._cuid2(zu,e)}
const Zu=null;function Dy(e){return core._ulid(Zu,e)}const xu=null;function Fy(e){return core._xid(xu,e)}const Su=null;function Ly(e){
return core._ksuid(Su,e)}const Pu=null;function jy(e){return core._ipv4(Pu,e)}const Tu=null;function Uy(e){return core._ipv6(
Tu,e)}const Au=null;function By(e){return core._cidrv4(Au,e)}const Eu=null;function Wy(e){return core._cidrv6(Eu,e)}const Cu=null;
function Hy(e){return core._mac(Cu,e)}const Mu=null;function Ky(e){return core._base64(Mu,e)}const Ou=null;function Gy(e){
return core._base64url(Ou,e)}const Iu=null;function Vy(e){return core._e164(Iu,e)}const Ru=null;function Yy(e){return core.
_creditCard(Ru,e)}const Nu=null;function Xy(e){return core._iban(Nu,e)}const Du=null;function qy(e){return core._jwt(Du,
e)}const Ge=null;function Jy(e,t,o={}){return core._stringFormat(Ge,e,t,o)}function Qy(e){return core._stringFormat(Ge,"\
hostname",regexes.hostname,e)}function e_(e){return core._stringFormat(Ge,"hex",regexes.hex,e)}function t_(e){return core.
_stringFormat(Ge,"currency_code",regexes.currencyCode,e)}function n_(e,t){const o=t?.enc??"hex",i=`${e}_${o}`,c=core.regexes[i];
if(!c)throw new Error(`Unrecognized hash format: ${i}`);return core._stringFormat(Ge,i,c,t)}const lr=ie("ZodMiniNumber",
(e,t)=>{qo.init(e,t),we.init(e,t)});function Fu(e){return core._number(lr,e)}const Ve=ie("ZodMiniNumberFormat",(e,t)=>{Mc.
init(e,t),lr.init(e,t)});function Lu(e){return qc(Ve,e)}function o_(e){return core._float32(Ve,e)}function r_(e){return core.
_float64(Ve,e)}function i_(e){return core._int32(Ve,e)}function s_(e){return core._uint32(Ve,e)}const dr=null;function ju(e){
return core._boolean(dr,e)}const Uu=null;function a_(e){return core._bigint(Uu,e)}const fr=null;function c_(e){return core.
_int64(fr,e)}function u_(e){return core._uint64(fr,e)}const Bu=null;function l_(e){return core._symbol(Bu,e)}const Wu=null;
function d_(e){return core._undefined(Wu,e)}const Hu=null;function Ku(e){return core._null(Hu,e)}const Gu=null;function f_(){
return core._any(Gu)}const Vu=null;function gn(){return core._unknown(Vu)}const Yu=ie("ZodMiniNever",(e,t)=>{Oc.init(e,t),
we.init(e,t)});function Xu(e){return Jc(Yu,e)}const qu=null;function p_(e){return core._void(qu,e)}const Ju=null;function h_(e){
return core._date(Ju,e)}const Qu=ie("ZodMiniArray",(e,t)=>{Nc.init(e,t),we.init(e,t)});function yn(e,t){return new Qu({type:"\
array",element:e,...ue(t)})}function m_(e){const t=e._zod.def.shape;return ul(Object.keys(t))}const _n=ie("ZodMiniObject",
(e,t)=>{jc.init(e,t),we.init(e,t),oc(e,"shape",o=>o._zod.def.shape,!1)});function g_(e,t){const o={type:"object",shape:e??
{},...util.normalizeParams(t)};return new _n(o)}function pr(e,t){return new _n({type:"object",shape:e,catchall:Xu(),...ue(
t)})}function y_(e,t){return new _n({type:"object",shape:e,catchall:gn(),...util.normalizeParams(t)})}function __(e,t){return util.
extend(e,t)}function b_(e,t){return util.safeExtend(e,t)}function $_(e,t){return util.merge(e,t)}function v_(e,t){return util.
pick(e,t)}function w_(e,t){return util.omit(e,t)}function k_(e,t){const o=e._zod.def;if(o.type!=="tuple")return util.partial(
bn,e,t);if(o.checks?.length)throw new Error(".partial() cannot be used on tuple schemas containing refinements");return util.
clone(e,{...o,items:o.items.map(i=>new bn({type:"optional",innerType:i}))})}function z_(e,t){return util.partial(gr,e,t,
"exactPartial")}function Z_(e,t){return util.required(yr,e,t)}function x_(e,t){return e.clone(util.mergeDefs(e._zod.def,
{catchall:t}))}const el=ie("ZodMiniUnion",(e,t)=>{Uc.init(e,t),we.init(e,t)});function hr(e,t){return new el({type:"unio\
n",options:e,...ue(t)})}const tl=null;function S_(e,t){return new tl({type:"union",options:e,inclusive:!1,...util.normalizeParams(
t)})}const nl=null;function P_(e,t,o){return new nl({type:"union",options:t,discriminator:e,...util.normalizeParams(o)})}
const ol=null;function T_(e,t){return new ol({type:"intersection",left:e,right:t})}const rl=null;function il(e,t,o){const i=t instanceof
core.$ZodType,c=i?o:t,l=i?t:null;return new rl({type:"tuple",items:e,rest:l,...util.normalizeParams(c)})}const vt=null;function sl(e,t,o){
return!t||!t._zod?new vt({type:"record",keyType:Ke(),valueType:e,...util.normalizeParams(t)}):new vt({type:"record",keyType:e,
valueType:t,...util.normalizeParams(o)})}function A_(e,t,o){return new vt({type:"record",keyType:e,valueType:t,...util.normalizeParams(
o),partial:!0})}function E_(e,t,o){return new vt({type:"record",keyType:e,valueType:t,mode:"loose",...util.normalizeParams(
o)})}const al=null;function C_(e,t,o){return new al({type:"map",keyType:e,valueType:t,...util.normalizeParams(o)})}const cl=null;
function M_(e,t){return new cl({type:"set",valueType:e,...util.normalizeParams(t)})}const mr=null;function ul(e,t){const o=Array.
isArray(e)?Object.fromEntries(e.map(i=>[i,i])):e;return new mr({type:"enum",entries:o,...util.normalizeParams(t)})}function O_(e,t){
return new mr({type:"enum",entries:e,...util.normalizeParams(t)})}const ll=null;function I_(e,t){return new ll({type:"li\
teral",values:Array.isArray(e)?e:[e],...util.normalizeParams(t)})}const dl=null;function R_(e){return core._file(dl,e)}const fl=ie(
"ZodMiniTransform",(e,t)=>{Wc.init(e,t),we.init(e,t)});function pl(e){return new fl({type:"transform",transform:e})}const bn=ie(
"ZodMiniOptional",(e,t)=>{Hc.init(e,t),we.init(e,t)});function ge(e){return new bn({type:"optional",innerType:e})}const gr=null;
function N_(e){return new gr({type:"optional",innerType:e})}const hl=null;function ml(e){return new hl({type:"nullable",
innerType:e})}function D_(e){return ge(ml(e))}const gl=null;function F_(e,t){return new gl({type:"default",innerType:e,get defaultValue(){
return typeof t=="function"?t():util.shallowClone(t)}})}const yl=null;function L_(e,t){return new yl({type:"prefault",innerType:e,
get defaultValue(){return typeof t=="function"?t():util.shallowClone(t)}})}const yr=null;function j_(e,t){return new yr(
{type:"nonoptional",innerType:e,...util.normalizeParams(t)})}const _l=null;function U_(e){return new _l({type:"success",
innerType:e})}const bl=null;function B_(e,t){return new bl({type:"catch",innerType:e,catchValue:typeof t=="function"?t:core.
util.constantCatch(t)})}const $l=null;function W_(e){return core._nan($l,e)}const vl=ie("ZodMiniPipe",(e,t)=>{Kc.init(e,
t),we.init(e,t)});function wl(e,t){return new vl({type:"pipe",in:e,out:t})}const $n=null;function H_(e,t,o){return new $n(
{type:"pipe",in:e,out:t,transform:o.decode,reverseTransform:o.encode})}function K_(e){const t=e._zod.def;return new $n({
type:"pipe",in:t.out,out:t.in,transform:t.reverseTransform,reverseTransform:t.transform})}const kl=null;function G_(e){return new kl(
{type:"readonly",innerType:e})}const zl=null;function V_(e,t){return new zl({type:"template_literal",parts:e,...util.normalizeParams(
t)})}const Zl=null;function xl(e){return new Zl({type:"lazy",getter:e})}const Sl=null;function Y_(e){return new Sl({type:"\
promise",innerType:e})}const _r=null;function Pl(e,t){const o=new Se({check:"custom",...ue(t)});return o._zod.check=e,o}
function Tl(e,t){return core._custom(_r,e??(()=>!0),t)}function X_(e,t={}){return core._refine(_r,e,t)}function q_(e,t){
return core._superRefine(e,t)}const J_=su,Q_=au;class eb{constructor(...t){}}function tb(e,t={}){const o=Tl(i=>i instanceof
e,t);return o._zod.bag.Class=e,o._zod.check=i=>{i.value instanceof e||i.issues.push({code:"invalid_type",expected:e.name,
input:i.value,inst:o,path:[...o._zod.def.path??[]]})},o}const nb=(...e)=>core._stringbool({Codec:$n,Boolean:dr,String:cr},
...e);function ob(){const e=xl(()=>hr([Ke(),Fu(),ju(),Ku(),yn(e),sl(Ke(),e)]));return e}const Al=null;function rb(e){return new Al(
{type:"function",input:Array.isArray(e?.input)?il(e?.input):e?.input??yn(gn()),output:e?.output??gn()})}var El=s(50),Ye=s(
8925),vn=s(642),wt=s(2542);function wn(e,t){return Ke({error:({input:i})=>i===void 0?`is missing; add ${e}`:kn(e,i)}).check(
ru(),Pl(({value:i,issues:c})=>{const l=t(i);"message"in l&&c.push({code:"custom",message:l.message,input:i})}))}function kn(e,t){
const o=e==="text";if(t===null)return`has no value; use ${e}${o?" (in quotes if it begins with `#`)":""}`;const i=typeof t==
"number"||typeof t=="boolean";return`is ${br(t)}${o&&i?", not text; put it in quotes":`; use ${e}`}`}function br(e){return e===
null?"null":Array.isArray(e)?"a list":{string:"text",number:"a number",boolean:"a boolean"}[typeof e]??"a mapping"}const zn=e=>({
error:({code:t,input:o})=>t==="invalid_type"?kn(e,o):void 0}),Me=wn("text",vn.GT),$r=wn("an https URL",wt.QP.icon_url),vr=wn(
"an http or https URL",wt.QP.landing_url),Cl=yn(pr({text:Me,url:vr},zn("a mapping of `text` and `url`")),zn("a list of {\
text, url}")).check(nu(1,"is an empty list; write at least one button, or leave it out")),wr="whole seconds (3600) or a \
duration (12h)",Zn=({input:e})=>{if(typeof e=="number")return`is ${e}; use ${wr}`;const t=typeof e=="string"?(0,vn.p0)(e.
trim()):void 0;return t&&"message"in t?t.message:kn(wr,e)},Ml=Ke().check(ou(/^\s*[0-9]+[smhdw]?\s*$/,{error:Zn,abort:!0})),
Ol=wl(hr([Lu().check(or(0,{error:Zn,abort:!0})),Ml],{error:Zn}),pl((e,{issues:t})=>{const o=typeof e=="number"?{value:e}:
(0,vn.p0)(e.trim());return"value"in o?o.value:(t.push({code:"custom",message:o.message,input:e}),ic)})),Il=pr({title:ge(
Me),message:ge(Me),icon_url:ge($r),banner_url:ge($r),landing_url:ge(vr),actions:ge(Cl),utm_source:ge(Me),utm_medium:ge(Me),
utm_campaign:ge(Me),ttl:ge(Ol)},zn("a mapping of notification fields"));function Rl(e,{value:t,positionOf:o,problems:i}){
const c=(B,te)=>(0,Ye.CC)(e,te,{path:B,position:o(B)}),l=kr(t);if(l===void 0)return{fields:{},problems:[...i,c(["actions"],
"has too many elements to check; write fewer")]};if(l.success&&i.length===0)return{fields:l.data,problems:[]};const _=new Set(
i.map(({path:B=[]})=>(0,Ye.LF)(B))),S=(l.error?.issues??[]).filter(({path:B})=>!_.has((0,Ye.LF)(B))).flatMap(({path:B,message:te,
...oe})=>oe.code==="unrecognized_keys"?oe.keys.map(pe=>({path:[...B,pe]})):[{path:B,message:te}]),v=(0,Ye.Kc)(e,S,({path:B,
message:te=Nl(B)})=>c(B,te)),M=[...i,...v].sort(Ye.rg),W=new Set([...i,...S].map(({path:B})=>B?.[0])),L=Object.entries(t??
{}).filter(([B])=>!W.has(B));return{fields:kr(Object.fromEntries(L))?.data??{},problems:M}}function Nl(e){if(e.length>1)
return"is not part of a button; a button has only `text` and `url`";if(e[0]==="target")return"cannot be set in a payload\
 file; set the input `target` in the workflow";const t=(0,El.d)(String(e[0]),wt.pi);return`is not a field of a notificat\
ion; ${t?`did you mean \`${t}\`?`:`the fields are ${wt.pi.join(", ")}.`} For other fields of your service, use the input\
 \`extra-fields\``}function kr(e){try{return sr(Il,e)}catch(t){if(t instanceof RangeError)return;throw t}}}),6823:((n,r,s)=>{
s.d(r,{GY:()=>d});var a=s(7785);const u=["tag","version","name","repository","message","url"];function d(Z){const x=m(Z);
return{names:new Set(x.flatMap(P=>"placeholder"in P?P.placeholder:[])),misspelled:x.flatMap(P=>"meant"in P?{text:P.misspelled,
meant:P.meant}:[])}}function f(Z,x,{isUrl:P,maxLength:R}){let G="";for(const[H,E]of m(Z).entries()){if("literal"in E)G+=
E.literal;else if("misspelled"in E)G+=E.misspelled;else{const D=(x[E.placeholder]??"").toWellFormed();G+=P&&H>0?encodeURIComponent(
D):D}if(G.length>R)return}return G}const p=24;function m(Z){const x=[];let P=0,R=!0;const G=(H,E,D)=>{E>P&&x.push({literal:Z.
slice(P,E)}),x.push(H),P=D};for(let H=Z.indexOf("{");H!==-1;H=Z.indexOf("{",H)){if(Z.startsWith("{{",H)&&R){const F=Z.indexOf(
"}}",H+2);if(R=F!==-1,H=R?F+2:H,R)continue}const[E="{",D=""]=/^\{([^{}]*)\}/.exec(Z.slice(H,H+p+2))??[],A=D===""?void 0:
y(D);A&&G(A,H,H+E.length),H+=E.length}return P<Z.length&&x.push({literal:Z.slice(P)}),x}function y(Z){const x=u.find(R=>R===
Z);if(x!==void 0)return{placeholder:x};const P=u.find(R=>$(Z,R));return P&&{misspelled:`{${Z}}`,meant:P}}const h=3;function $(Z,x){
const P=Z.toLowerCase().replace(/[\s_.-]/g,"");if(P===x||P.length>=h&&x.startsWith(P))return!0;const R=[...P].sort().join(
"")===[...x].sort().join("");return x.length>4?(0,a.A)(P,x)<=2:P[0]===x[0]&&(R||(0,a.A)(P,x)<=1)}}),3924:((n,r,s)=>{s.d(
r,{h:()=>$});var a=s(8925),u=s(8359),d=s(642),f=s(8992);const p=/^( *(?:- +)*)([\w$-]{1,40}):(?:[ \t]+(\S?)|$)/;function m(O){
const z=p.exec(O);if(!z)return;const[,I="",N="",b=""]=z;return{indentation:I,key:N,hasValue:b!==""}}function y(O,z){const I=O.
split(/\r?\n/,z+1);for(const N of[z,z+1]){const b=m(I[N-1]??"");if(!b||b.indentation.includes("-"))continue;const k=b.indentation.
length+1,T=I.slice(0,N-1).flatMap(C=>m(C)??[]).at(-1);if(!(!T?.hasValue||T.indentation.length+1===k))return{key:b.key,above:T.
key,position:{line:N,column:k}}}}var h=s(6823);async function $(O,z,I){const N=ne=>(0,u.kU)({[z.input]:ne},I,z.file),b=N(
O);if(b.length>0)return{problems:b};const k=await s.e(815).then(s.t.bind(s,8815,19)),V=new k.LineCounter,[T,C]=k.parseAllDocuments(
O,{version:"1.2",lineCounter:V,stringKeys:!0,uniqueKeys:!1,prettyErrors:!1,logLevel:"silent"}),w=ne=>{const{line:se,col:ue}=V.
linePos(ne);return{line:se,column:ue}};if(!T)return{value:null,positionOf:()=>{},problems:[]};const{contents:j,errors:X,
warnings:K}=T,Y=z.file===void 0||k.isMap(j),ee=({message:ne})=>Y?` (${(0,f.$Q)(ne.replace(/(: |\n).*/s,""))})`:"",U=z.file===
void 0?"invalid-input":"unreadable-file",[q]=X;if(q)return{problems:[(0,a.CC)(z,...fe(q))]};if(T.directives?.yaml.version===
"1.1")return{problems:[(0,a.CC)(z,"is YAML 1.1; remove the line `%YAML 1.1`, so that it is read as YAML 1.2",{position:w(
O.indexOf("%YAML")),reason:U})]};const Q=[],ae=(ne,se,ue,ze=!1)=>Q.push((0,a.CC)(z,ne,{path:ue,position:w(se),...ze&&{reason:U}}));
C&&ae("contains more than one YAML document; write only one",C.range[0],[]);const ce=new G(k,Y?ae:()=>{},z.file!==void 0);
try{const ne=ce.read(j),[se]=K;se&&Q.length===0&&ae(`is not plain YAML${ee(se)}`,se.pos[0],[]);const ue=N([ne,ce.quotable]);
return ue.length>0?{problems:ue}:Q.some(ze=>ze.reason==="unreadable-file")?{problems:Q}:typeof ne!="string"&&H(ne,Z)?{problems:[
...Q,(0,a.CC)(z,x)]}:{value:ne,positionOf:ce.positionsIn(j,w),problems:Q}}catch(ne){if(!(ne instanceof RangeError))throw ne;
const se=N(ce.quotable);return{problems:se.length>0?se:[...Q,(0,a.CC)(z,P)]}}function fe(ne){const[se]=ne.pos;if(ne.code===
"RESOURCE_EXHAUSTION")return[P,{position:w(se),reason:U}];const ue=Y?y(O,w(se).line):void 0;if(ue)return[`has wrong inde\
ntation: \`${ue.key}\` must align with \`${ue.above}\``,{position:ue.position,reason:U}];const ze=O.slice(0,se).trimEnd(),
ft=ze.lastIndexOf(" ")+1;if(ze[ft]==="*")return[`is neither YAML nor JSON; ${R}`,{position:w(ft),reason:U}];const on=ne.
code==="UNEXPECTED_TOKEN"&&ze.endsWith("}")?"put text that begins with `{` in quotes":D[ne.code]??"check the indentation\
, and put text that contains `: ` or `#` in quotes";return[`is neither YAML nor JSON${ee(ne)}; ${on}`,{position:w(se),reason:U}]}}
const Z=65536,x="is larger than 64 KiB as JSON, with its aliases expanded; make it smaller",P="is nested too deeply; use\
 fewer levels",R="put text that begins with `*` in quotes";class G{quotable=[];yaml;refuse;isFile;path=[];anchors=new Map;targets=new Map;constructor(z,I,N){
this.yaml=z,this.refuse=I,this.isFile=N}read(z){const{yaml:I}=this;if(!I.isNode(z))return null;if(I.isAlias(z))return this.
readAlias(z);this.refuseTag(z);const N={node:z,value:void 0,isRead:!1};return z.anchor!==void 0&&this.anchors.set(z.anchor,
N),N.value=this.readValue(z),N.isRead=!0,N.value}readValue(z){const{yaml:I}=this;if(I.isSeq(z))return z.items.map((V,T)=>this.
readInside(T,V));if(I.isMap(z))return this.readMap(z);const{value:N,source:b}=z,k=typeof N=="number"?F(N,this.isFile?b:void 0):
void 0;return k&&this.refuseNode(`is ${(0,f.$Q)(b??String(N))}, ${k}`,z),N}readMap(z){this.refuseUnquotedPlaceholder(z);
const I=new Map;for(const{key:N,value:b}of z.items){const k=E(N);if(this.quotable.push(k),I.has(k)){const V=(N.range??z.
range)?.[0]??0;this.refuse("is there twice; write each key once",V,[...this.path,k],!0)}I.set(k,this.readInside(k,b))}return Object.
fromEntries(I)}readInside(z,I){this.path.push(z);const N=this.read(I);return this.path.pop(),N}readAlias(z){const{source:I}=z,
N=this.anchors.get(I);if(this.quotable.push(I),N?.isRead)return this.targets.set(z,N.node),N.value;const b=(0,f.$Q)(I),k=N?
`contains itself, by the alias \`*${b}\`; remove it`:`is the alias \`*${b}\`, but there is no \`&${b}\` before it; ${R}`;
return this.refuseNode(k,z),null}refuseTag({tag:z,range:I}){!z||A.test(z)||(this.quotable.push(z),this.refuse(`has the t\
ag ${(0,f.$Q)(z)}, which is not supported; remove it`,I?.[0]??0,[...this.path]))}refuseUnquotedPlaceholder(z){const[I,...N]=z.
items;if(!z.flow||I===void 0||I.value!==null||N.length>0)return;const b=`{${E(I.key)}}`,{names:k,misspelled:V}=(0,h.GY)(
b);k.size+V.length!==0&&this.refuseNode(`is a mapping to YAML, because it begins with a brace; put it in quotes: "${b}"`,
z)}refuseNode(z,{range:I}){this.refuse(z,I?.[0]??0,[...this.path])}positionsIn(z,I){const{yaml:N,targets:b}=this,k=new Map,
V=T=>{const C=k.get(T)??new Map(T.items.map(w=>[E(w.key),w]));return k.set(T,C),C};return T=>{let C=z,w=N.isNode(C)?C.range?.[0]:
void 0;for(const j of T){N.isAlias(C)&&(C=b.get(C));const X=N.isMap(C)?V(C).get(String(j)):void 0;if(N.isMap(C))C=X?.value;else if(N.
isSeq(C))C=C.items[Number(j)];else break;if(!N.isNode(C)||!C.range)continue;w=C.range[0];const K=N.isNode(X?.key)?X.key.
range?.[0]:void 0;K!==void 0&&I(K).line<I(w).line&&(w=K)}return w===void 0?void 0:I(w)}}}function H(O,z){let I=0;const N=k=>{
I+=Buffer.byteLength(JSON.stringify(k))},b=[O];for(;b.length>0&&I<=z;){const k=b.pop();if(typeof k!="object"||k===null){
N(k);continue}const V=Object.entries(k);I+=Math.max(2,V.length+1);for(const[T,C]of V)Array.isArray(k)||(N(T),I+=1),b.push(
C)}return I>z}const E=O=>String(O?.value??O),D={BAD_INDENT:"check the indentation, and that every bracket is closed",BAD_SCALAR_START:"\
put text that begins like this in quotes",MISSING_CHAR:"close every quotation mark and bracket",TAB_AS_INDENT:"indent wi\
th spaces, not with tabs"},A=/^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;function F(O,z=""){const I=(0,d.XM)(
z);if(I!==void 0)return`which YAML reads as ${O}${(0,d.yi)(I)}`;if(!Number.isFinite(O))return"which JSON cannot represen\
t";if(Number.isInteger(O)&&!Number.isSafeInteger(O))return"which is outside the range in which JSON keeps whole numbers \
exactly (\xB1(2^53-1)); put it in quotes if it is text"}}),3916:((n,r,s)=>{s.d(r,{HR:()=>u,Yq:()=>p,h_:()=>d,q0:()=>f});
const a="start a new run (a re-run uses the original workflow file)";class u extends Error{reason;title;hint;constructor($){
super($.message,$.cause===void 0?void 0:{cause:$.cause}),this.name="Failure",this.reason=$.reason,this.title=$.title,this.
hint=$.hint}}function d(h){return h instanceof u?h:new u({reason:"internal-error",title:"Internal error",message:`The ac\
tion itself failed: ${f(h)}.`,hint:"Please report this with the log of the run.",cause:h})}function f(h){if(!(h instanceof
Error))return String(h);const $=h.code;if($==="ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at thi\
s port";if($==="ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")return"the server requires a client certificate, which this a\
ction cannot present";const{reason:Z}=h;if(typeof $=="string"&&$.startsWith("ERR_SSL_")&&typeof Z=="string")return`${$}:\
 ${Z}`;const x=(h.message||h.name).replace(/; if the root CA is .*|\s+/gs," ").trim(),P=typeof $=="string"&&!x.includes(
$)?`${$}: ${x}`:x,R=h instanceof AggregateError?h.errors.map(f).join("; "):"",G=R&&R!==P?`${P} (${R})`:P;return h.cause===
void 0?G:`${G}: ${f(h.cause)}`}function p(h,$=m(h)){return new u({reason:"cancelled",title:`${h} failed`,message:$,hint:y})}
const m=h=>h==="Sending"?"The run was cancelled before the service received the request.":`The run was cancelled while ${h.
charAt(0).toLowerCase()}${h.slice(1)}.`,y="If you did not mean to cancel it, run it again."}),50:((n,r,s)=>{s.d(r,{d:()=>f});
var a=s(7785);const u=2,d=p=>p.toLowerCase().replace(/[-_]/g,"");function f(p,m){const y=new Map(m.map(Z=>[Z,(0,a.A)(d(Z),
d(p))])),h=([Z,x])=>x<=Math.min(u,Math.floor(Z.length/2)),[$]=[...y].filter(h).sort(([,Z],[,x])=>Z-x);return $?.[0]}}),8925:((n,r,s)=>{
s.d(r,{CC:()=>d,Kc:()=>H,LF:()=>m,LT:()=>h,_k:()=>E,fI:()=>$,rg:()=>f});var a=s(3916),u=s(8992);function d(A,F,O={}){return{
...typeof A=="string"?{input:A}:A,message:F,reason:"invalid-input",...O}}function f({position:A},{position:F}){return A?
F?A.line-F.line||A.column-F.column:-1:F?1:0}const p=100;function m(A){const F=A.slice(0,p).map((O,z)=>{if(typeof O=="num\
ber")return`[${O}]`;const I=(0,u.$Q)(String(O)).replace(u.Qi,"\uFFFD");return z>0?`.${I}`:I});return(0,u.$Q)(F.join(""))}
const y=A=>A.endsWith("?")?A:`${A}.`;function h(A,F,O,z=""){return`${A.length>0?`\`${m(A)}\``:F}${z}${O.startsWith('"')?
":":""} ${y(O)}`}function $(A){const{input:F,otherInputs:O=[],file:z,path:I=[],position:N,message:b}=A,k=N&&`line ${N.line}\
, column ${N.column}`;if(z!==void 0){const j=k?`${z}, ${k}`:z;return`${F}: ${j}: ${h(I,"the file",b)}`}const V=k?` (${k}\
)`:"",T=typeof I[0]=="number";if(I.length>0&&!T)return`${F}: ${h(I,"",b,V)}`;const C=T?m([F,...I]):F;return b.startsWith(
'"')?`${C}${V}: ${y(b)}`:`${T?`\`${C}\``:Z([C,...O])}${V} ${y(b)}`}function Z(A){const F=A.map(z=>`\`${z}\``),O=F.pop()??
"";return F.length===0?O:`${F.join(", ")} and ${O}`}function x(A){const F=A.every(z=>z.reason==="unreadable-file"),O=F?"\
unreadable-file":"invalid-input";return new Failure({reason:O,title:F?"Unreadable file":"Invalid input",message:D(A.map(
$),E(A)),hint:R(A)})}const P=new Set(["base-url","api-token"]);function R(A){const F=E(A)===1?"Correct it":"Correct what\
 is listed";return A.every(({input:O})=>P.has(O))?`${F}. If you changed a secret or variable, re-run the failed job. If \
you changed the workflow, ${startNewRun}.`:`${F}, then ${startNewRun}.`}const G=100;function H(A,F,O){const z=E(F.slice(
G)),I=F.slice(0,G).map(O);return z===0?I:[...I,d(A,`has ${z} more problems`,{count:z})]}const E=A=>A.reduce((F,{count:O=1})=>F+
O,0);function D(A,F=A.length,O="problems"){if(A.length===1)return A.join("");const z=A.slice(0,G).map(I=>`- ${I}`);return F>
z.length&&z.push(`- and ${F-z.length} more`),`${F} ${O}:
${z.join(`
`)}`}}),8359:((n,r,s)=>{s.d(r,{gE:()=>k,ue:()=>T,kU:()=>V,_y:()=>O});var a=s(8925);const u=[{escapes:/\\u[\da-fA-F]{4}|\\[bfnrt]|\\[^a-zA-Z\d]/g,
broken:/\\(?:u[\da-fA-F]{0,3})?$/},{escapes:/%[\da-fA-F]{2}/g,broken:/%[\da-fA-F]?$/},{escapes:/&#[xX][\da-fA-F]+;|&#\d+;|&[a-zA-Z]+;/g,
broken:/&(?:#[xX][\da-fA-F]*|#\d*|[a-zA-Z]*)$/}],d={escapes:new RegExp(u.map(({escapes:w})=>w.source).join("|"),"g"),broken:new RegExp(
u.map(({broken:w})=>w.source).join("|"))},f=[...u,d],p=/[\\%&]/,y={escapes:/[\r\n]\s*/g,broken:/(?!)/};function h(w){if(/^[\r\n]/.
test(w))return"";if(/^&[^#]/.test(w))return Z.get(w.slice(1,-1))??w;if(/^\\[^u]/.test(w))return $[w.slice(1)]??w.slice(1);
const j=/^(?:%|\\u|&#[xX])([\da-fA-F]+)/.exec(w)?.[1],X=j===void 0?Number(w.slice(2,-1)):Number.parseInt(j,16);return X<=
65535?String.fromCharCode(X):w}const $={b:"\b",f:"\f",n:`
`,r:"\r",t:"	"},Z=new Map(Object.entries({excl:"!",quot:'"',QUOT:'"',num:"#",dollar:"$",percnt:"%",amp:"&",AMP:"&",apos:"\
'",lpar:"(",rpar:")",ast:"*",midast:"*",plus:"+",comma:",",period:".",sol:"/",colon:":",semi:";",lt:"<",LT:"<",equals:"=",
gt:">",GT:">",quest:"?",commat:"@",lsqb:"[",lbrack:"[",bsol:"\\",rsqb:"]",rbrack:"]",Hat:"^",lowbar:"_",UnderBar:"_",grave:"\
`",DiacriticalGrave:"`",lcub:"{",lbrace:"{",verbar:"|",vert:"|",VerticalLine:"|",rcub:"}",rbrace:"}"}));function x(w,j,X){
let K=0;const Y=w.text.replace(j.escapes,(q,Q)=>(K=Q+q.length,h(q))),ee=X?j.broken.exec(w.text.slice(K))?.[0]??"":"";if(K===
0&&ee==="")return w;let U;return{text:Y.slice(0,Y.length-ee.length),inGiven:({start:q,end:Q})=>{U??=P(w.text,j.escapes);
const{starts:ae,ends:ce}=U;return w.inGiven({start:ae[q]??0,end:ce[Q-1]??Number.POSITIVE_INFINITY})}}}function P(w,j){const X=[],
K=[];let Y=0;const ee=U=>{X.push(Y),K.push(U),Y=U};for(const{0:U,index:q}of w.matchAll(j)){const Q=h(U);for(;Y<q;)ee(Y+1);
Q===""?Y+=U.length:Q!==U&&ee(q+U.length)}for(;Y<w.length;)ee(Y+1);return{starts:X,ends:K}}const R=4;function G(w){return[
0,1,2].flatMap(j=>{const X=Buffer.from("\0".repeat(j)+w),K=X.toString("base64").slice(Math.ceil(j*8/6),Math.floor(X.length*
8/6)),Y=K.replaceAll("+","-").replaceAll("/","_"),ee={before:j>0,after:X.length%3>0};return[...new Set([K,Y])].map(U=>({
text:U,minLength:U.length,sharesBits:ee}))})}function H(w,j,X){const K={text:j,inGiven:({start:U,end:q})=>({start:U,end:Math.
min(q,j.length)})},Y=E(K,w,X);if(!p.test(j))return Y;const ee=f.flatMap(U=>{const q=x(K,U,X);return q===K?[]:E(q,w,X,U)});
return[...Y,...ee]}function E(w,j,X,K){const Y=x(w,y,X);return j.flatMap(({text:ee,name:U,base64:q})=>{const Q=K?ee.replace(
K.escapes,h):ee,ce=[...new Set([ee,Q])].flatMap(ne=>D({text:ne,minLength:ee.length},w,X)),fe=q.flatMap(ne=>D(ne,Y,X));return[
...ce,...fe].map(ne=>({...ne,name:U}))})}function D(w,j,X){const{text:K}=j,{length:Y}=w.text,ee=K.indexOf(w.text);if(ee<
0&&!X)return[];const U=ee<0?Math.max(0,K.length-Y):ee,{ends:q,matchedAtEnd:Q}=F(w.text,K,U),ae=[];for(const ce of q){const{
start:fe,end:ne}=A(w,j,ce-Y,ce),se=ae.at(-1);ne-fe<w.minLength||(se&&fe<se.end?se.end=ne:ae.push({start:fe,end:ne}))}if(X&&
Q>0){const ce=A(w,j,K.length-Q,Number.POSITIVE_INFINITY),fe=w.sharesBits?Q:ce.end-ce.start,ne=Math.min(R,Y-1);fe>=ne&&ae.
push(ce)}return ae}function A({sharesBits:w},{text:j,inGiven:X},K,Y){const ee=Q=>/[\w+/-]/.test(j.charAt(Q)),U=w?.before&&
ee(K-1)?K-1:K;let q=w?.after&&ee(Y)?Y+1:Y;for(;w&&q<Y+3&&j[q]==="=";)q++;return X({start:U,end:q})}function F(w,j,X){const K=[
0,0],Y=(q,Q)=>{let ae=q;for(;ae>0&&w[ae]!==Q;)ae=K[ae]??0;return w[ae]===Q?ae+1:ae};for(let q=1;q<w.length;q++)K.push(Y(
K[q]??0,w[q]));const ee=[];let U=0;for(let q=X;q<j.length;q++)U=Y(U,j[q]),U===w.length&&ee.push(q+1);return{ends:ee,matchedAtEnd:U===
w.length?0:U}}const O=["api-token","github-token"],z="the API token",I="the GitHub token",N="***",b=8;function k(w){const{
apiToken:j,githubToken:X="",proxyCredentials:K=[]}=w,Y=new Map(K.map(U=>[U,void 0]));Y.set(X,I).set(j,z),Y.delete("");const ee=[
...Y].map(([U,q])=>U.length<b?{text:U,base64:[]}:{text:U,name:q,base64:G(U)});return{find:U=>{if(U.length<b)return;const q=H(
ee,U,!1).map(({name:Q})=>Q);return[z,I].find(Q=>q.includes(Q))},redact:(U,q=!1)=>{const Q=H(ee,U,q).sort((fe,ne)=>fe.start-
ne.start);let ae="",ce=0;for(const{start:fe,end:ne}of Q)fe>=ce&&(ae+=U.slice(ce,fe)+N),ce=Math.max(ce,ne);return ae+U.slice(
ce)}}}function V(w,j,X){return Object.entries(w).flatMap(([K,Y])=>{const ee=C(Y,j);return ee?(0,a.CC)({input:K,file:X},`\
contains ${ee}, which would be published; remove it`):[]})}function T(w,j){const{"api-token":X,"github-token":K="",...Y}=w,
ee=j.find(K)===z;return V({...Y,...ee&&{"github-token":K}},j)}function C(w,j){const X=new Set([w]);for(const K of X){const Y=typeof K==
"string"||typeof K=="number"?j.find(String(K)):void 0;if(Y)return Y;if(typeof K=="object"&&K!==null)for(const ee of Object.
entries(K))for(const U of ee)X.add(U)}}}),900:((n,r,s)=>{s.d(r,{IZ:()=>k,Pw:()=>R,uB:()=>b});var a=s(8992),u=s(8925),d=s(
8359),f=s(642);const p=(T,C)=>w=>w===""?{message:`is missing; set it to ${T}`}:C(w),m=(T,C)=>w=>w===""?{value:T}:C(w),y=T=>m(
void 0,T),h=(T,C)=>w=>{const j=T.find(X=>X===w);return j===void 0?{message:`${(0,a.hD)(w)} is not ${C}`}:{value:j}},$={"\
base-url":p("the base address of the push service, such as https://push.example.com (a misspelled variable is empty)",f.
pc),"api-token":p("the API token of the site, from a secret (a misspelled or unavailable secret is empty)",f.d6),timeout:m(
30,(0,f.rD)("a whole number of seconds from 1 to 300",1,300)),retries:m(3,(0,f.rD)("a whole number from 0 to 10",0,10)),
summary:m(!0,f.zM)},Z=Number.MAX_SAFE_INTEGER,x={...$,target:p("`all` (every subscriber) or `audience`; there is no defa\
ult, so that nobody sends to all by mistake",h(["all","audience"],"a valid target; use `all` (every subscriber) or `audi\
ence`")),"audience-id":y((0,f.rD)("an audience id, which is a whole number such as 101",1,Z)),"audience-name":y(f.Ae),"m\
ax-reach":y((0,f.rD)("a whole number such as 10000",0,Z)),"payload-file":y(f.Ae),"extra-fields":y(f.Ae),"dry-run":m(!1,f.
zM),"check-urls":m(!1,f.zM),"once-key":y(f.Ae),"once-per":y(h(["day","week","month"],"a period; use `day`, `week` or `mo\
nth`")),"send-between":y(f.XQ),"time-zone":y(f.eB),release:y(f.PL),"release-level":y(h(["major","minor","patch"],"a leve\
l; use `major`, `minor` or `patch`")),"max-age":y(f.p0),"expected-payload":f.tS,"github-token":y(f.d6)},P=T=>T.replace(/-([a-z])/g,
(C,w)=>w.toUpperCase()),R=["title","message","icon-url","banner-url","landing-url","actions","utm-source","utm-medium","\
utm-campaign","ttl"],G=T=>Object.keys(T),H=G($),E=[...G(x),...R];function D(T,C){return O($,T,C)}function A(T,C){const w=O(
x,T,C,V(T));return w.settings?.release?.kind==="latest"&&(w.settings.maxAge??=F),w}const F=604800;function O(T,C,w,j=[]){
const X=[...(0,d.ue)(C,w),...I(C)],K=new Set(X.map(({input:Q})=>Q)),Y={...C,...Object.fromEntries([...K].map(Q=>[Q,"(ref\
used)"]))},ee={},U=[];for(const[Q,ae]of Object.entries(T)){const ce=ae(Y[Q]);"value"in ce?ee[P(Q)]=ce.value:U.push((0,u.
CC)(Q,ce.message))}const q=[...X,...[...U,...j].filter(({input:Q})=>!K.has(Q))];return{settings:q.length>0?void 0:ee,problems:q,
readable:Y,refused:K}}const z=65536;function I(T){return["actions","extra-fields"].filter(w=>Buffer.byteLength(T[w]??"")>
z).map(w=>(0,u.CC)(w,"is larger than 64 KiB; make it smaller"))}const N={"payload-files":f.Ae,"extra-fields":f.Ae,"check\
-urls":x["check-urls"],timeout:$.timeout,summary:$.summary},b=[...G(N),...R];function k(T,C){const w="is missing; set pa\
ths of payload files, or a notification as inputs",j=T["payload-files"]===""&&R.every(X=>T[X]==="");return O(N,T,C,j?[(0,u.
CC)("payload-files",w)]:[])}function V(T){const[C,w]=[T.target==="all",T.target==="audience"],j="is only allowed with `t\
arget: audience`",X="remove it, or change `target`",K="(the service does not report the reach of a broadcast)",Y=T["once\
-key"]?"`once-key` needs it to store a record in the repository":"the input `release` needs it to fetch the release";return[
{inputs:["audience-id"],isWrong:C&&T["audience-id"],message:`${j}; ${X}`},{inputs:["audience-name"],isWrong:C&&T["audien\
ce-name"],message:`${j}; ${X}`},{inputs:["max-reach"],isWrong:C&&T["max-reach"],message:`${j} ${K}; remove it`},{inputs:[
"audience-id","audience-name"],isWrong:w&&!T["audience-id"]&&!T["audience-name"],message:"are both missing; set at least\
 one"},{inputs:["once-key"],isWrong:T["once-per"]&&!T["once-key"],message:"is missing; `once-per` needs it"},{inputs:["t\
ime-zone"],isWrong:T["time-zone"]&&!T["send-between"]&&!T["once-per"],message:"has no effect without `send-between` or `\
once-per`; set one of them, or remove it"},{inputs:["github-token"],isWrong:(T["once-key"]||T.release)&&!T["github-token"],
message:`is missing; ${Y}`}].filter(({isWrong:q})=>q).map(({inputs:[q,...Q],message:ae})=>problem(q,ae,{otherInputs:Q}))}}),
642:((n,r,s)=>{s.d(r,{Ae:()=>N,GT:()=>E,PL:()=>D,XM:()=>m,XQ:()=>A,d6:()=>x,eB:()=>O,p0:()=>Z,pc:()=>H,rD:()=>p,rf:()=>P,
tS:()=>I,yG:()=>$,yi:()=>y,zM:()=>h});var a=s(8992);const u={"":1,s:1,m:60,h:3600,d:86400,w:604800},d=/^[\x21-\x7e]+$/,f=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
function p(b,k,V){const T=C=>/^[0-9]+$/.test(C)&&Number(C)>=k&&Number(C)<=V;return C=>{if(T(C))return{value:Number(C)};const w=m(
C),j=w!==void 0&&T(w)?y(w):"";return{message:`${(0,a.hD)(C)} is not ${j?`a whole number${j}`:b}`}}}function m(b){return/^\d{1,3}([.,'\u2019_ \xa0\u2009\u202f])\d{3}(\1\d{3})*$/.
test(b)?b.replace(/\D/g,""):void 0}const y=b=>`; write \`${b}\`, without separators`;function h(b){return/^(true|True|TRUE)$/.
test(b)?{value:!0}:/^(false|False|FALSE)$/.test(b)?{value:!1}:{message:`${(0,a.hD)(b)} is neither true nor false; use \`t\
rue\` or \`false\``}}function $(b){const k=h(b);return"value"in k?k.value:void 0}function Z(b){const k=/^([0-9]+)([smhdw]?)$/.
exec(b),V="use whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";if(!k){const C=m(b);return{
message:`${(0,a.hD)(b)} is not a duration${C?y(C):`; ${V}`}`}}const T=Number(k[1])*u[k[2]];return Number.isSafeInteger(T)?
{value:T}:{message:`${(0,a.hD)(b)} is too long; ${V}`}}function x(b){return d.test(b)?{value:b}:{message:"contains a spa\
ce, a line break or a character outside ASCII, which a token cannot contain; use only the token, preferably from a secre\
t"}}function P(...b){const k=`use an absolute ${b.join(" or ")} URL, such as https://example.com/${b.length>1?"page":"im\
age.png"}`;return V=>V===""?E(V):G(b,V,k)}const R=/[\xad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/;
function G(b,k,V){if(k.length>a.QO)return{message:`${(0,a.hD)(k)} is longer than a URL may be; use one of at most ${a.zF}`};
if(/[\s\\]/.test(k)||k.search(a.Qi)>=0)return{message:`${(0,a.hD)(k)} contains white space or a backslash, which a URL m\
ust not contain; ${V}`};if(R.test(k))return{message:`${(0,a.hD)(k)} contains an invisible character, which would make it\
 another URL; ${V}`};const T=/^([a-zA-Z][a-zA-Z0-9+.-]{0,30}):(?!\d)/.exec(k)?.[1]?.toLowerCase();return T!==void 0&&!b.
includes(T)?{message:`${(0,a.hD)(k)} has the scheme ${T}; ${V}`}:T!==void 0&&/^[^:]+:\/\/[^/?#]/.test(k)&&(0,a.Dl)(k)!==
void 0?{value:k}:{message:`${(0,a.hD)(k)} is not an absolute URL; ${V}`}}function H(b){const k=b.replace(/^[a-z][a-z\d+.-]*:/i,
"").replace(/^[/\\]+/,"");if(/^[^/\\?#]*@/.test(k))return{message:"contains a user name or password; remove them"};const T=G(
["https","http"],b,"use the https address of the push service, such as https://push.example.com");if("message"in T)return T;
const C=new URL(b);if(C.protocol==="http:"&&!f.test(C.hostname))return{message:`${(0,a.hD)(b)} has the scheme http, whic\
h would send the token unencrypted; use an https URL (http is only for loopback addresses)`};const[,w]=/[^/](\/v1(?:\/audience|\/notifications)?)\/*$/.
exec(b)??[];return w?{message:`${(0,a.hD)(b)} ends with \`${w}\`, which the action adds; remove \`${w}\``}:/[?#]/.test(b)?
{message:`${(0,a.hD)(b)} has a query or fragment; remove it`}:{value:b.replace(/\/+$/,"")}}function E(b){return b===""?{
message:"is blank, which the service refuses; write some text"}:!/[!-~]/.test(b)&&(0,a.h0)(b)===""?{message:"has no visi\
ble character; write some text"}:{value:b}}function D(b){if(b==="latest")return{value:{kind:"latest"}};const k=b.replace(
/^refs\/tags\//,"");return k===""?{message:`${(0,a.hD)(b)} is not a tag; use a tag such as v1.2.3, or \`latest\``}:{value:{
kind:"tag",tag:k}}}function A(b){const k="use two times of day, such as 09:00-20:00";if(!/^([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/.
exec(b))return{message:`${(0,a.hD)(b)} is not a range of times; ${k}`};const[T=0,C=0]=b.split("-").map(F);return T===C?{
message:`${(0,a.hD)(b)} begins and ends at the same time; ${k}`}:{value:{from:T,to:C,text:b}}}function F(b){const[k=0,V=0]=b.
split(":").map(Number);return k*60+V}function O(b){if(/^[a-z]/i.test(b)&&z(b))return{value:b};const k=b.replaceAll(" ","\
_").toLowerCase(),V=Intl.supportedValuesOf("timeZone").find(C=>C.toLowerCase().endsWith(`/${k}`)),T=V?`did you mean ${V}\
?`:"use a name from the IANA time zone database, such as Europe/Berlin";return{message:`${(0,a.hD)(b)} is not a time zon\
e that this runner knows; ${T}`}}function z(b){try{return new Intl.DateTimeFormat("en",{timeZone:b}),!0}catch{return!1}}
function I(b){if(b==="any")return{value:void 0};const k="set it to the output `payload` of the dry run that was approved\
, or remove the input";if(b==="")return{message:`is empty, so the payload that was approved is missing; ${k}`};const V=(0,a.
qF)(b);return(0,a.Gv)(V)?{value:V}:{message:`is not a JSON object; ${k}`}}const N=b=>({value:b})}),8992:((n,r,s)=>{s.d(r,
{$Q:()=>F,Dl:()=>p,E$:()=>a,Gv:()=>N,Kb:()=>I,QO:()=>u,Qi:()=>h,h0:()=>D,hD:()=>P,qF:()=>y,xb:()=>$,zF:()=>d});const a=1048576,
u=2048,d="2,048 characters",f=new Map;function p(b,k){if(b.length>u)return;const V=`${k?.href??""} ${b}`;return f.has(V)||
f.set(V,m(b,k)),f.get(V)}function m(b,k){try{return new URL(b,k)}catch{return}}function y(b){try{return JSON.parse(b)}catch{
return}}const h=/[^ -~\xa0-\uffff]/g;function $(b,k){let V;return()=>(V??=new RegExp(b,k),V)}const Z=/[\xa0\xad\u180e\u2000-\u200b\u200e\u200f\u202a-\u202f\u205f-\u206f\ufeff\ufff9-\ufffb]/g,
x=b=>`\\u${b.charCodeAt(0).toString(16).padStart(4,"0")}`;function P(b){const k=JSON.stringify(b).replace(Z,x);return k.
length>100?`${k.slice(0,98)}\u2026" (${b.length} characters)`:k}const R=/(?![\s\x85])[^ -~\xa0-\uffff]|[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
G=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,H=/[\s\x85]+/g,E=$(String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`,
"u");function D(b){const k=b.toWellFormed().replace(R,"").replace(G,"$1").replace(H," ").trim();return E().test(k)?k:""}
const A=100,F=b=>b.length>A?`${b.slice(0,A-1).toWellFormed()}\u2026`:b,O=300,z=65536;function I(b,k,V=!1){const C=k(b.slice(
0,z),V||b.length>z).replace(/\s+/g," ").trim();return C.length>O?`${C.slice(0,O)}\u2026`:C}const N=b=>typeof b=="object"&&
b!==null&&!Array.isArray(b)}),311:((n,r,s)=>{s.d(r,{r:()=>a});const a="1.0.0"}),181:(n=>{n.exports=require("buffer")}),3053:(n=>{
n.exports=require("node:diagnostics_channel")}),4708:(n=>{n.exports=require("node:https")}),932:(n=>{n.exports=require("process")}),
7785:((n,r,s)=>{s.d(r,{A:()=>d});const a=[],u=[];function d(p,m,y){if(p===m)return 0;const h=y?.maxDistance,$=p;p.length>
m.length&&(p=m,m=$);let Z=p.length,x=m.length;for(;Z>0&&p.charCodeAt(~-Z)===m.charCodeAt(~-x);)Z--,x--;let P=0;for(;P<Z&&
p.charCodeAt(P)===m.charCodeAt(P);)P++;if(Z-=P,x-=P,h!==void 0&&x-Z>h)return h;if(Z===0)return h!==void 0&&x>h?h:x;let R,
G,H,E,D=0,A=0;for(;D<Z;)u[D]=p.charCodeAt(P+D),a[D]=++D;for(;A<x;){for(R=m.charCodeAt(P+A),H=A++,G=A,D=0;D<Z;D++)E=R===u[D]?
H:H+1,H=a[D],G=a[D]=H>G?E>G?G+1:E:E>H?H+1:E;if(h!==void 0){let F=G;for(D=0;D<Z;D++)a[D]<F&&(F=a[D]);if(F>h)return h}}return a.
length=Z,u.length=Z,h!==void 0&&G>h?h:G}function f(p,m,y){if(!Array.isArray(m)||m.length===0)return;const h=y?.maxDistance,
$=p.length;for(const R of m)if(R===p)return R;if(h===0)return;let Z,x=Number.POSITIVE_INFINITY;const P=new Set;for(const R of m){
if(P.has(R))continue;P.add(R);const G=Math.abs(R.length-$);if(G>=x||h!==void 0&&G>h)continue;const H=Number.isFinite(x)?
h===void 0?x:Math.min(x,h):h,E=H===void 0?d(p,R):d(p,R,{maxDistance:H});if(h!==void 0&&E>h)continue;let D=E;if(H!==void 0&&
E===H&&H===h&&(D=d(p,R)),D<x&&(x=D,Z=R,x===0))break}if(!(h!==void 0&&x>h))return Z}})},zt={};function J(n){var r=zt[n];if(r!==
void 0)return r.exports;var s=zt[n]={exports:{}},a=!0;try{Sn[n](s,s.exports,J),a=!1}finally{a&&delete zt[n]}return s.exports}
J.m=Sn,typeof J<"u"&&(J.ab=__dirname+"/"),J.n=n=>{var r=n&&n.__esModule?()=>n.default:()=>n;return J.d(r,{a:r}),r},(()=>{
var n=Object.getPrototypeOf?s=>Object.getPrototypeOf(s):s=>s.__proto__,r;J.t=function(s,a){if(a&1&&(s=this(s)),a&8||typeof s==
"object"&&s&&(a&4&&s.__esModule||a&16&&typeof s.then=="function"))return s;var u=Object.create(null);J.r(u);var d={};r=r||
[null,n({}),n([]),n(n)];for(var f=a&2&&s;typeof f=="object"&&!~r.indexOf(f);f=n(f))Object.getOwnPropertyNames(f).forEach(
p=>d[p]=()=>s[p]);return d.default=()=>s,J.d(u,d),u}})(),J.d=(n,r)=>{for(var s in r)J.o(r,s)&&!J.o(n,s)&&Object.defineProperty(
n,s,{enumerable:!0,get:r[s]})},J.f={},J.e=n=>Promise.all(Object.keys(J.f).reduce((r,s)=>(J.f[s](n,r),r),[])),J.u=n=>""+n+
".preview.js",J.o=(n,r)=>Object.prototype.hasOwnProperty.call(n,r),J.r=n=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.
defineProperty(n,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(n,"__esModule",{value:!0})},(()=>{var n={792:1},
r=s=>{var a=s.modules,u=s.ids,d=s.runtime;for(var f in a)J.o(a,f)&&(J.m[f]=a[f]);d&&d(J);for(var p=0;p<u.length;p++)n[u[p]]=
1};J.f.require=(s,a)=>{n[s]||r(require("./"+J.u(s)))}})();var zr={},le=J(8925),re=J(8992),de=J(2542),Pn=J(3924);const Zr=new Set(
[...de.pi.map(de.wg),"target"]);async function xr(n,r){const s={input:"extra-fields"},a=await(0,Pn.h)(n,s,r),{problems:u}=a;
if(!("value"in a))return{fields:{},problems:u};if(!(0,re.Gv)(a.value))return u.push((0,le.CC)(s,"is not a mapping; write\
 fields as `name: value`")),{fields:{},problems:u};for(const d of Object.keys(a.value)){const f=d.replaceAll("_","-").toLowerCase(),
p={path:[d],position:a.positionOf([d])};Zr.has(f)&&u.push((0,le.CC)(s,`has its own input, \`${f}\`; use that`,p))}return{
fields:u.length>0?{}:a.value,problems:u}}var Zt=J(8359);async function Sr(n,r){const s=de.pi.filter(u=>n[(0,de.wg)(u)]!==
""),a=await Promise.all(s.map(u=>Pr(u,n[(0,de.wg)(u)],r)));return{source:"input",fields:Object.assign({},...a.map(({fields:u})=>u)),
given:new Set(s),problems:a.flatMap(({problems:u})=>u)}}async function Pr(n,r,s){if(n==="actions"){const{readActions:d}=await J.
e(990).then(J.bind(J,6990));return d(r,s)}const a=(0,de.$p)(n,r,de.QP),u=(0,Zt.kU)({ttl:a.fields.ttl},s);return u.length>
0?{fields:{},problems:u}:a}var Tn=J(9715);const qe={source:"file",fields:{},given:new Set,problems:[]},xt=(n,r)=>de.Vu.filter(
s=>!n.given.has(s)&&!r.given.has(s));function Fl(n,r,s,a,u=[]){const d=xt(n,r),f=Tr(d,s,a),p=[...u,...n.problems,...r.problems,
...f.problems];if(p.length>0)return{problems:p};const m=St(n,r,f);if(!m)throw new Error("a required field was lost");const y=s.
kind==="content"&&d.includes("message")&&s.fields.message;return y&&"value"in y&&(m.messageOrigin=y.origin),{content:m}}
function St(...n){const r=Object.assign({},...n.map(({fields:h})=>h).reverse()),{title:s,message:a,icon_url:u,landing_url:d}=r;
if(!s||!a||!u||!d)return;const f=de.pi.filter(h=>r[h]!==void 0),p=Object.fromEntries(f.map(h=>[h,r[h]])),m=h=>n.find(({given:$})=>$.
has(h))?.source,y=Object.fromEntries(f.map(h=>[h,m(h)]));return{notification:{...p,title:s,message:a,icon_url:u,landing_url:d},
sources:y}}function Tr(n,r,s){const a=r.kind==="content"?r.source:"event",u={source:a,fields:{},given:new Set(n),problems:[]},
d=new Map;for(const m of n){const y=r.kind==="content"?r.fields[m]:{missing:Er(r.event)};if("missing"in y){d.set(y.missing,
[...d.get(y.missing)??[],m]);continue}const h=[y.value,...y.madeFrom??[]].map(s.find).find(Boolean),{fields:$,problems:Z}=parseTextField(
m,y.value,textRules);if(Object.assign(u.fields,$),h){const P=`contains ${h}, which may already be public; replace the to\
ken, and remove it from the ${a==="release"?a:"release or deployment"}`;u.problems.push(problem(inputOf(m),P))}else u.problems.
push(...Z.map(x=>({...x,message:`in the ${a}, ${x.message}`})))}const f=r.kind==="none"&&r.event?", or set the input `re\
lease` to the tag of a release":"",p=[...d].map(([m,y])=>Ar(y,m&&` (${m})`,f));return{...u,problems:[...p,...u.problems]}}
function Ar(n,r,s){const a=n.map(p=>`\`${p}\``).join(", "),u=n.length>1?`are missing${r}; set them as inputs or in \`payl\
oad-file\` (there as ${a})${s}`:`is missing${r}; set it as an input, or as ${a} in \`payload-file\`${s}`,[d="",...f]=n.map(
inputOf);return problem(d,u,{otherInputs:f})}function Er(n){return n===void 0?"":`${/^[a-z_]{1,40}$/.test(n)?`the event \
\`${n}\``:"this event"} does not supply content`}var Je=J(642),An=J(6823);function En(n){const r=new Set,s=[],a=[];return On(
n,({text:u,place:d})=>{const f=(0,An.GY)(u);for(const{text:m,meant:y}of f.misspelled){const h=`contains ${(0,re.hD)(m)},\
 which is not a placeholder; did you mean \`{${y}}\`?`;a.push(Mn(d,h))}for(const m of f.names)r.add(m);const[p]=f.names;
return p!==void 0&&s.push({name:p,place:d}),u}),{names:r,places:s,problems:a}}const Cr=524288;function Ll(n,r,s){const a=[];
let u=Cr;const d=new Map;return{filled:On(n,({text:y,rule:h,place:$})=>{const{names:Z}=findPlaceholders(y);if(Z.size===0)
return y;const x=m(y,Z,h);return"message"in x&&a.push(Mn($,x.message)),"value"in x?x.value:y}),problems:a};function p(y){
const h=r[y];return!d.has(y)&&"value"in h&&d.set(y,[h.value,...h.madeFrom??[]].map(s.find).find(Boolean)),d.get(y)}function m(y,h,$){
const Z={};for(const H of h){const E=r[H];if("missing"in E)return{message:`contains \`{${H}}\`, which has no value: ${E.
missing}`};const D=p(H);if(D)return{message:Cn(D)};Z[H]=E.value}const x=$!==nonBlank&&$!==anyText,P=u>0?fillPlaceholders(
y,Z,{isUrl:x,maxLength:u})?.trim():void 0;if(u-=P?.length??u,P===void 0)return{message:"is too long with its placeholder\
s replaced; use fewer"};const R=s.find(P);if(R)return{message:Cn(R)};const G=$(P);return"value"in G?G:{message:`with its\
 placeholders replaced: ${G.message}`}}}const Cn=n=>`would contain ${n}, which may already be public; replace the token,\
 and remove it from the release`;function Mn(n,r){return(0,le.CC)(n,r,n)}function On(n,r){const{inputs:s,file:a,fileName:u,
extraFields:d,onceKey:f}=n,p=([h="",...$])=>({input:(0,de.wg)(h),path:$}),m=h=>({input:"payload-file",file:u,path:h,position:a.
positionOf?.(h)}),y=h=>({input:"extra-fields",path:h});return{inputs:{...s,fields:In(s.fields,new Set,p,r)},file:{...a,fields:In(
a.fields,s.given,m,r)},fileName:u,extraFields:Mr(d,(h,$)=>r({text:h,rule:Je.Ae,place:y([$])})),onceKey:f&&r({text:f,rule:Je.
Ae,place:{input:"once-key"}})}}function In(n,r,s,a){const u={...n};for(const d of Object.keys(de.fD)){const f=n[d];f===void 0||
r.has(d)||(u[d]=a({text:f,rule:de.fD[d],place:s([d])}))}return n.actions===void 0||r.has("actions")||(u.actions=n.actions.
map(({text:d,url:f},p)=>({text:a({text:d,rule:Je.GT,place:s(["actions",p,"text"])}),url:a({text:f,rule:de.fD.landing_url,
place:s(["actions",p,"url"])})}))),u}function Mr(n,r){const s=JSON.parse(JSON.stringify(n)),a=Object.entries(s).map(([u,
d])=>({field:u,holder:s,key:u,value:d}));for(const{field:u,holder:d,key:f,value:p}of a){if(typeof p=="string"&&(d[f]=r(p,
u)),typeof p!="object"||p===null)continue;const m=p;for(const[y,h]of Object.entries(m))a.push({field:u,holder:m,key:y,value:h})}
return s}async function Or(n,r,s){if("problem"in r)return Qe([r.problem]);const a={input:"payload-file",file:n},u=await(0,Pn.
h)(r.text,a,s);if(!("value"in u))return Qe(u.problems);const{value:d,positionOf:f,problems:p}=u;if(d===null)return Qe([...p,
(0,le.CC)(a,"is empty; write notification fields as `name: value`")]);if(!(0,re.Gv)(d)){const $=`is ${(0,Tn.WF)(d)}; wri\
te notification fields as \`name: value\``;return Qe([...p,(0,le.CC)(a,$,{position:f([])})])}const{$schema:m,...y}=d;return{
...(0,Tn.L5)(a,{...u,value:y}),source:"file",given:new Set(Object.keys(y)),positionOf:f}}const Qe=n=>({...qe,given:new Set(
de.pi),problems:n});async function Ir(n,r,s,a){const u=await Or(n,r,a),d={input:"payload-file",file:n},f=xt(s,u).map(Z=>(0,le.
CC)(d,"is missing; set it here or as an input",{path:[Z],position:{line:1,column:1}})),p={inputs:{...s,fields:{}},file:u,
fileName:n,extraFields:{},onceKey:""},m=En(p).problems,y=[...u.problems,...m].sort(le.rg),h=(0,le.Kc)(d,[...f,...y],Z=>Z),
$=St(s,u);return $?{problems:h,content:$,positionOf:u.positionOf??Rn}:{problems:h,positionOf:Rn}}const Rn=()=>{};var _e=J(
3916),Rr=J(311);const Nr=`web-push-action/${Rr.r}`;var Pt=J(900);const Nn=[{seconds:86400,name:"day",letter:"d"},{seconds:3600,
name:"hour",letter:"h"},{seconds:60,name:"minute",letter:"m"},{seconds:1,name:"second",letter:"s"}];function Dr(n){const r=Nn.
find(({seconds:s})=>n>0&&n%s===0);return r?`${n/r.seconds}${r.letter}`:`${n}s`}function Dn(n){const r=Nn.find(({seconds:s})=>n>=
s);return r?`${counted(Math.floor(n/r.seconds),r.name)} ago`:"just now"}function jl({tag:n,level:r,age:s}){const a=s===void 0?
"":`, published ${Dn(s)}`;return`${quote(n)}${r?` (${r})`:""}${a}`}function Ul(n){const r=quote(n.release.tag);return n.
kind==="level"?`The release ${r} is a ${n.release.level} release, smaller than \`release-level: ${n.minLevel}\`.`:`The r\
elease ${r} was published ${Dn(n.age)}, longer ago than \`max-age: ${Dr(n.maxAge)}\` allows.`}function Bl({kind:n}){return`\
Usually there is nothing to do. To announce it anyway, ${n==="level"?"change `release-level`":"set a larger `max-age`"}.`}
const et=n=>String(n).padStart(2,"0"),Fn=({hour:n,minute:r})=>`${et(n)}:${et(r)}`,Fr=({year:n,month:r,day:s})=>`${n}-${et(
r)}-${et(s)}`;function Lr({window:n,timeZone:r,now:s,opens:a,opensAt:u}){const d=r.toUpperCase()==="UTC"?"":` (${u.toISOString().
slice(11,16)} UTC)`;return`It is ${Fn(s)} in the time zone ${r}, outside \`send-between: ${n}\`. The window opens at ${Fn(
a)} on ${Fr(a)}${d}.`}const Wl={text:"Nothing was claimed, so a later run inside the window sends (with `once-key`, unle\
ss the key was already used): the next one of a schedule, or this run, if you re-run it then."},Ln=[{name:"Desktop",browser:"\
Chrome on Windows",title:{length:70,line:35},message:{length:140,line:35},button:{length:19,line:19},iconAt:"start",textWidth:350},
{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},message:{length:65,line:33},button:{length:19,line:19},
iconAt:"end",textWidth:310}];function tt(n,{length:r,line:s}){const a=/^[\n\x20-\x7e]*$/.test(n),u=a?n:n.match(jr())??[],
d=a?void 0:Ur(),f=u.length;let p=0,m=0,y=0;for(const h of u){if(p=h===`
`?(Math.floor(p/s)+1)*s:p+(d?.test(h)?2:1),p>r)return{shown:`${n.slice(0,y).trimEnd()}\u2026`,visible:m,total:f};p<r&&(m++,
y+=h.length)}return{shown:n,visible:f,total:f}}const jr=(0,re.xb)(String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
"gsu"),Ur=(0,re.xb)(String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`,
"u");function Tt(n){return Ot(n).replace(Gr,Oe).replace(Vr,Yr).replace(/^[\t -%'-;=-@[-`{-~]/,Oe).replaceAll(`
`,"<br>")}function jn(n){return Ot(n).replace(/[&<>]/g,Oe).replaceAll(`
`,"&#10;")}const At=(n,r)=>Tt(Et(Ee(n,r))),Hl=n=>Bn(At(n,500));function nt(n,r=500){const a=Ee(n,r).split(Wr).map((u,d)=>d%
2===1?Wn(u):Tt(Et(u)));return Bn(a.join(""))}function Un({text:n,url:r},s=2e3){return`${nt(n,s)}${r?` <a href="${Mt(r)}"\
>Open that run</a>`:""}`}const Br=({command:n})=>n!==void 0&&`<pre><code>${jn(n)}</code></pre>`,Bn=n=>`<span dir="auto">${n}\
</span>`,Wr=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,Wn=n=>`<code>${jn(n)}</code>`;function Hr(n,r=300){const s=At(n,r);return n.
length>Kn?s:`<a href="${Mt(n)}">${s}</a>`}function Hn(n,r,s){return n.length>Kn?r:`<img src="${Mt(n)}" alt="${r}" width=\
"${s}">`}function Ee(n,r){return n.length>r?`${n.slice(0,r).replace(/[\ud800-\udbff]$/,"")}\u2026`:n}function Et(n,r=40){
if(!new RegExp(`[^\\s/?-]{${r+1}}`).test(n))return n;const s=new RegExp(`${Ct}{${r+1},}`,"gv"),a=new RegExp(`${Ct}{${Kr}\
}(?=${Ct})`,"gv");return n.replace(s,u=>u.replace(a,"$&\u200B"))}const Kr=10,Ct=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.
raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}\
]]`,Kn=2e3,Gr=/[&<>"'`*_~[\]()|\\!{}^]/g,Vr=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,Oe=n=>`&#${n.codePointAt(0)};`,Yr=n=>`<span>${Oe(
n)}</span>`,Mt=n=>Ot(n).replace(/[&<>"'`\n\t]/g,Oe);function Ot(n){return n.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(/[\u202a-\u202e\u2066-\u2069]|[^\n\t -~\xa0-\uffff]/g,r=>`\u2039U+${(r.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0")}\u203A`)}function Ie(n){const[,r="",s="",a=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(n))??[];return s?r+s.replace(
/\B(?=(?:\d{3})+$)/g,",")+a:String(n)}const Re=(n,r)=>`${Ie(n)} ${r}${n===1?"":"s"}`,Xr=864e5,Gn=2419200,qr=14,Jr={"many\
-buttons":({count:n})=>`There are ${n} buttons; browsers show at most two.`,"long-ttl":({seconds:n})=>`The ttl is ${n} s\
; push services keep a notification for at most four weeks (${Gn} s).`,"reach-zero":()=>"The audience has a reach of 0: \
nobody will receive this notification.","quoted-token":()=>"The API token is in quotation marks. If they are not part of\
 it, remove them from the secret.","token-expiry":({at:n,expired:r})=>r?`The API token expired on ${Rt(n)}: the service \
will probably refuse it. Replace the secret.`:`The API token expires on ${Rt(n)}. Replace the secret before then.`,rerun:({
attempt:n})=>`This is attempt ${n} of this run: an earlier attempt may already have sent the notification. Set \`once-key\
\`, so that a re-run cannot send it again.`,"rerun-period":({attempt:n,period:r})=>`This is attempt ${n} of this run: an\
 attempt before this ${r} may already have sent the notification, since \`once-per\` allows one in each ${r}.`,"image-si\
ze":({input:n,use:r,expected:s,...a})=>`${n}: the ${r} is ${Yn(a)}; browsers show ${s.map(Yn).join(" or ")}.`,"page-as-i\
mage":({input:n,raw:r})=>`${n} is a page of GitHub that shows the image, not the image itself, so subscribers would not \
see it. Use the address behind the button Raw: ${(0,re.hD)(r)}.`,"key-separator":({key:n})=>`The once-key ${(0,re.hD)(n)}\
 ends with a separator, so an expression in it is probably empty. Runs with the same key may be skipped although they an\
nounce something else. Correct the key.`,"release-each-run":({tag:n})=>`Without \`once-key\`, the next run announces the r\
elease ${(0,re.hD)(n)} again. Set \`once-key: release-{tag}\`.`,"release-each-period":({tag:n,period:r})=>`\`once-per\` le\
ts a run announce the release ${(0,re.hD)(n)} again in the next ${r}. To announce each release only once, remove \`once-p\
er\`.`,truncated:({field:n,visible:r,total:s})=>`The ${n} is ${Ie(s)} characters long; even a desktop shows only about ${Ie(
r)}.`,markup:({field:n,what:r})=>`The ${n} contains ${Nt[r].name}. Notifications are plain text: subscribers would see t\
he characters as they are.`,"escaped-newline":({field:n})=>`The ${n} contains the two characters \`\\n\`, which subscribers\
 would see as they are. For a line break, use a YAML block (\`|\`).`,"outside-window":({outside:n})=>`A real run would b\
e skipped now. ${Lr(n)}`,"entry-message":({origin:n})=>`The message is ${Qr(n)}, one of several changes. ${Vn}`,"neutral\
-message":()=>`The release notes have no sentence for subscribers, so the message says only that there is something new.\
 ${Vn}`},Vn="To choose the words, write `<!-- web-push: your text -->` on a line of its own in the release notes, begin \
them with a short paragraph, or set `message`.";function Qr(n){switch(n.kind){case"comment":return"the `web-push` commen\
t of the release notes";case"introduction":return"the introduction of the release notes";case"entry":return`the entry ${(0,re.
hD)(n.entry)}${n.heading===""?"":` under ${(0,re.hD)(n.heading)}`} of the release notes`;case"neutral":return"the neutra\
l sentence"}}const It=n=>Jr[n.kind](n);function ei(n){return"field"in n?n.field:n.kind==="many-buttons"?"actions":n.kind===
"long-ttl"?"ttl":n.kind==="image-size"?`${n.use}_url`:void 0}function Gl(n){return n.kind==="token-expiry"&&n.expired?{message:`\
The API token expired on ${Rt(n.at)}.`,hint:"Replace the secret with the current API token of this site. Then run this a\
gain."}:n.kind!=="quoted-token"?void 0:{message:"The API token is in quotation marks.",hint:"If the quotation marks are \
not part of it, remove them from the secret. Then run this again."}}const Rt=n=>n.toISOString().slice(0,10),Yn=({width:n,
height:r})=>`${n}x${r}`,Nt={heading:{name:"a Markdown heading",pattern:/^#{1,6} \S/m},list:{name:"a Markdown list",pattern:/^[-*+] \S/m},
link:{name:"a Markdown link",pattern:/\[[^[\]\n]*\]\([^()\s]*\)/},emphasis:{name:"Markdown emphasis",pattern:/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-zA-Z\d])|~~(?=[^\s~])[^~\n]+~~/},
tag:{name:"an HTML tag",pattern:/<\/?[a-zA-Z][^<>]*>/}};function ti({notification:n,sources:r,messageOrigin:s}){const{actions:a,
ttl:u}=n,d=[];a&&a.length>2&&d.push({kind:"many-buttons",count:a.length}),u!==void 0&&u>Gn&&d.push({kind:"long-ttl",seconds:u}),
s?.kind==="entry"&&d.push({kind:"entry-message",origin:s}),s?.kind==="neutral"&&d.push({kind:"neutral-message"}),d.push(
...Xn("icon-url",n.icon_url),...Xn("banner-url",n.banner_url));for(const f of["title","message"])d.push(...ni(f,n)),(r[f]===
"input"||r[f]==="file")&&d.push(...oi(f,n[f]));return d}function Xn(n,r=""){const[,s,a]=/^https:\/\/github\.com\/([^/?#]+\/[^/?#]+)\/blob\/([^?#]+)(?!.*[?&]raw=)/i.
exec(r)??[];return s===void 0?[]:[{kind:"page-as-image",input:n,raw:`https://raw.githubusercontent.com/${s}/${a}`}]}function ni(n,r){
const[s]=Ln,{visible:a,total:u}=tt(r[n],s[n]);return a===u?[]:[{kind:"truncated",field:n,visible:a,total:u}]}function oi(n,r){
const a=Object.keys(Nt).filter(u=>Nt[u].pattern.test(r)).map(u=>({kind:"markup",field:n,what:u}));return r.includes("\\n")?
[...a,{kind:"escaped-newline",field:n}]:a}const Vl=n=>n===0?[{kind:"reach-zero"}]:[],Yl=n=>/[-_.:/#]$/.test(n)?[{kind:"k\
ey-separator",key:n}]:[],Xl=(n,r,s)=>n&&r!==void 0&&s===void 0?[{kind:"release-each-run",tag:r.tag}]:[],ql=(n,r)=>n!==void 0&&
r!==void 0?[{kind:"release-each-period",tag:r.tag,period:n}]:[];function Jl(n,r,s){return n<=1?[]:r===void 0?[{kind:"rer\
un",attempt:n}]:s===void 0?[]:[{kind:"rerun-period",attempt:n,period:s}]}function Ql(n,r){if(/^(["'`]).*\1$/.test(n))return[
{kind:"quoted-token"}];const s=ri(n);return s===void 0||s-r>=qr*Xr?[]:[{kind:"token-expiry",at:new Date(s),expired:s<=r}]}
function ri(n){const[r,s,a,...u]=n.split(".");if(!r||!s||a===void 0||u.length>0)return;const{exp:d}=Object(parseJson(Buffer.
from(s,"base64url").toString("utf8"))),f=typeof d=="number"?d*1e3:Number.NaN;return Number.isNaN(new Date(f).getTime())?
void 0:f}const Dt=({text:n,url:r,command:s})=>`${n}${r?` ${r}`:""}${s?`
${s}`:""}`,ii={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notific\
ation may or may not have been sent."};function qn({title:n,reason:r,message:s,hint:a},u,d){const p=d!==void 0&&d.kind!==
"none"?"first delete the claim of `once-key` (the command is in the log), then ":"",y=["Look in the panel of the service\
 before you send it again.",a,`If nothing was sent, ${p}run this again.`].filter(Boolean).join(" "),h=u==="not-sent"&&r===
"internal-error"?" You can run this again.":"";return{title:`${n} (${u?`${u}: `:""}${r})`,failed:n,why:{text:s},meaning:u&&
ii[u],next:{text:u==="unknown"?y:`${a}${h}`},reason:r}}const si=n=>n.replace(/^http-(?![345]\d\d$)\d+$/,"reasons").replace(
/^http-(?!303|401|403|404|408|429)(\d)\d\d$/,"http-$1xx"),Jn=n=>`https://github.com/web-push-action/web-push-action/blob\
/v1/docs/troubleshooting.md#${si(n)}`,Qn=4096,ai=600;function ci({why:n,meaning:r,next:s,reason:a},u){const f=`
${u(r?`${r} ${Dt(s)}`:Dt(s))}${a?`
More: ${Jn(a)}`:""}`;return ui(u(Dt(n)),Qn-f.length)+f}function ui(n,r){const s=n.split(`
`);if(s.length===1)return Ee(n,r-1);const a=p=>`- and ${p} more (see the log)`;let u=a(s.length).length;const d=[];for(const p of s){
const m=Ee(p,ai);if(u+=m.length+1,u>r)break;d.push(m)}const f=s.length-d.length;return[...d,...f>0?[a(f)]:[]].join(`
`)}const li=5e3;function di({failed:n,why:r,next:s,reason:a}){return[`<table>
${[...n?[["What failed",`<b>${nt(n)}</b>`]]:[],["Why",Un(r,li)],["What to do",Un(s)],...a?[["More",`<a href="${Jn(a)}">W\
hat ${a} means</a>`]]:[]].map(([d="",f])=>`<tr><th align="left">${d.replaceAll(" ","&nbsp;")}</th><td>${f}</td></tr>`).join(
`
`)}
</table>`,Br(s)]}function ed({attempts:n,result:r,response:s,payload:a,target:u}){const d=u?.type==="audience"?u.audience:
void 0;return{outcome:r.outcome,reason:"failure"in r?r.failure.reason:"reason"in r?r.reason:"","status-code":ot(s?.statusCode),
response:s?.body??"",payload:a??"","audience-id":ot(d?.id),"audience-name":d?.name??"","audience-reach":ot(d?.reach),attempts:ot(
n),"sent-at":r.outcome==="sent"?r.sentAt.toISOString():""}}const ot=n=>n===void 0?"":String(n);function td(n){return n instanceof
Failure?{audiences:"",count:"",reason:n.reason}:{audiences:JSON.stringify(n),count:String(n.length),reason:""}}function fi({
notifications:n,extraFields:r,failure:s},a){const u=n.map(({file:d,content:f})=>({file:d,payload:{...f?.notification,...r}}));
return{payloads:a?"":JSON.stringify(u),count:s?"":String(u.length),reason:a}}const pi=2,eo=56,hi=360,mi="Where the text \
is cut off is an estimate: it depends on fonts, versions and settings.";function gi(n){return`<div>
${Ln.map(s=>yi(s,n)).join(`
`)}
<br clear="all"><sub>${mi}</sub>
</div>`}function yi(n,{title:r,message:s,actions:a=[],...u}){const{name:d,browser:f,iconAt:p,textWidth:m}=n,y=tt(r,n.title),
h=tt(s,n.message),$=a.slice(0,pi).map(({text:A})=>tt(A,n.button)),Z=a.length-$.length,x=`<td valign="top" width="${eo}">${Hn(
u.icon_url,"icon",eo)}</td>`,P=`<td valign="top" width="${m}" dir="auto"><b>${Ft(y)}</b><br>${Ft(h)}</td>`,R=u.banner_url&&
Hn(u.banner_url,"banner",hi),G=$.map(A=>`<kbd>&nbsp;${Ft(A)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),H={Title:y,Message:h},E=[
...Object.entries(H).map(([A,F])=>Lt(F)&&bi(A,F)),$.some(Lt)&&"\u2702\uFE0F A button is cut",Z>0&&`\u2702\uFE0F ${Re(Z,"\
more button")} not shown`,...Object.entries(H).map(([A,F])=>!Lt(F)&&to($i(A,F))),to(`Opens ${Hr(u.landing_url,38)}`)].filter(
Boolean);return`<table align="left">${[`<th colspan="2">${d} <sub>${f}</sub></th>`,p==="start"?x+P:P+x,R&&`<td colspan="\
2" align="center">${R}</td>`,G&&`<td colspan="2" align="center">${G}</td>`,`<td colspan="2">${E.join("<br>")}</td>`].flatMap(
A=>A?[`<tr>${A}</tr>`]:[]).join("")}</table>`}const _i=24,Ft=({shown:n})=>Tt(Et(n,_i)),Lt=({visible:n,total:r})=>n<r,bi=(n,{
visible:r,total:s})=>`\u2702\uFE0F ${n} cut after ${Ie(r)} of ${Re(s,"character")}`,$i=(n,{total:r})=>`${n} fits (${Re(r,
"character")})`,to=n=>`<sub>${n}</sub>`,jt=({problems:n,notifications:r})=>[...n,...r.flatMap(s=>s.problems)],vi=["inval\
id-input","unreadable-file","url-check-failed"];function Ut(n){if(n.failure)return n.failure.reason;const r=new Set(jt(n).
map(({reason:s})=>s));return vi.find(s=>r.has(s))}const Bt=1e3;function Wt(n){const{file:r,path:s=[],message:a}=n;return Ee(
r===void 0?(0,le.fI)(n):(0,le.LT)(s,"The file",a),Bt)}function wi(n){return`${oo(n)}${Wt(n)}`}function no({content:n,positionOf:r},s){
const a=ei(s);return a!==void 0&&n?.sources[a]==="file"?r([a]):void 0}function ki(n,r){const s=no(n,r);return`${oo({file:n.
file||void 0,position:s})}Advice: ${It(r)}`}function oo({file:n,position:r={line:1,column:1}}){return n===void 0?"":`${n.
replace(re.Qi,"\uFFFD")}:${r.line}:${r.column}: `}const rt=({problems:n})=>n.length>0;function ro(n){const{notifications:r,
failure:s}=n;if(s)return"The notifications were not checked";const a=Re(r.length,"notification"),u=r.filter(rt).length;return u>
0?`${u} of ${a} ${u===1?"has":"have"} problems`:jt(n).length>0?"The inputs have problems":`${a} checked: no problems`}function zi(n){
const{notifications:r,problems:s,failure:a}=n,u=r.toSorted((d,f)=>Number(rt(f))-Number(rt(d)));return[`<h2>${Ut(n)?"\u274C":
"\u2705"} ${ro(n)}</h2>`,a&&di(qn(a)),io(s),u.map(Zi)]}function Zi(n){const{file:r,problems:s,advice:a,content:u}=n,d=r===
""?"Notification from the inputs":At(r,xi),f=a.map(p=>`\u26A0\uFE0F ${nt(It(p))}`).join("<br>");return[`<h3>${rt(n)?"\u274C ":
""}${d}</h3>`,io(s),f&&`<p>${f}</p>`,u&&gi(u.notification)]}const xi=200,Si=20;function io(n){if(n.length===0)return;const r=n.
slice(0,Si).map(u=>`<li>${Pi(u)}${nt(Wt(u),Bt)}</li>`),s=(0,le._k)(n),a=s-r.length;return a>0&&r.push(`<li>${Ie(a)} more\
: see the log.</li>`),`<p><b>${Re(s,"problem")}</b></p>
<ul>
${r.join(`
`)}
</ul>`}const Pi=({position:n})=>n?`${Wn(`${n.line}:${n.column}`)} `:"",Ti=["payload","outcome","reason","kind","type","r\
esponseFlaw","field","what","sources"];function Ai(n,r){const s=(a,u)=>{if(typeof a=="string")return r(a);if(Array.isArray(
a))return a.map(f=>s(f,u));if(a instanceof _e.HR)return Ei(a,r);if(typeof a!="object"||a===null||a instanceof Date)return a;
const d=Object.entries(a).map(([f,p])=>u?[r(f),s(p,!0)]:[f,Ti.includes(f)?p:s(p,f==="extraFields")]);return Object.fromEntries(
d)};return s(n,!1)}function Ei({reason:n,title:r,message:s,hint:a},u){return new _e.HR({reason:n,title:u(r),message:u(s),
hint:u(a)})}const Te=require("node:fs/promises"),be=require("node:path"),Ci=require("node:timers/promises");class so extends Error{}
class ao extends Error{folder;constructor(r,s){super("a folder cannot be read",{cause:s}),this.folder=r}}const Mi=1e3;function Oi(n){
return n.split("/").filter(s=>s!==""&&s!==".").map(s=>{if(s==="**")return s;const a=Ii(s);return u=>s.startsWith(".")===
u.startsWith(".")&&Ni(a,u)})}function Ii(n){const r=n.lastIndexOf("]")+1;return[...n.slice(0,r).match(/\[[!^]?[^/][^\]/]*\]|./gsu)??
[],...n.slice(r)].map(a=>{const u=/^\[([!^]?)(.+)\]$/su.exec(a);if(!u)return a;const[,d="",f=""]=u,p=Ri(f);return d?m=>!p(
m):p})}function Ri(n){const s=Array.from(n.matchAll(/(.)-(.)|./gsu)).map(([a,u=a,d=a])=>({from:u,to:d}));return a=>s.some(
({from:u,to:d})=>u<=a&&a<=d)}function Ni(n,r){const s=Array.from(r);let a=0,u=-1,d=0;for(let f=0;f<s.length;)if(n[a]==="\
*")u=a++,d=f;else if(Di(n[a],s[f]??""))a++,f++;else if(u!==-1)a=u+1,f=++d;else return!1;return n.slice(a).every(f=>f==="\
*")}const Di=(n,r)=>typeof n=="function"?n(r):n==="?"||n===r;function Fi(n,r,s){const a=[];for(const u of r){const d=n[u];
d==="**"&&!s.startsWith(".")&&a.push(u),typeof d=="function"&&d(s)&&a.push(u+1)}return co(n,a)}function co(n,r){const s=new Set(
r);for(const a of s)n[a]==="**"&&s.add(a+1);return s}async function Li(n,r,s,a){const u=[];let d=0;async function f(p,m){
const y=await ji(n,p);if(a.entries-=y.length,a.entries<0)throw new so;for(const h of y.sort(($,Z)=>$.name<Z.name?-1:1)){
if(++d%Mi===0&&await(0,Ci.setImmediate)(),u.length>=s||a.signal.aborted)return;const $=Fi(r,m,h.name),Z=p?`${p}/${h.name}`:
h.name;if(h.isDirectory()){$.size>0&&await f(Z,$);continue}$.has(r.length)&&!await Ui(h,(0,be.join)(n,Z))&&u.push(Z)}}return await f(
"",co(r,[0])),u}async function ji(n,r){try{return await(0,Te.readdir)((0,be.join)(n,r),{withFileTypes:!0})}catch(s){if(uo(
s))return[];throw new ao(r,s)}}const uo=n=>["ENOENT","ENOTDIR"].includes(n.code??"");async function Ui(n,r){return n.isSymbolicLink()?
(await(0,Te.stat)(r).catch(()=>{}))?.isDirectory()===!0:!1}const Bi=65536;async function Wi(n){const r=lo(),s=(0,be.resolve)(
r,n),a={input:"payload-file",file:n},u=f=>({problem:(0,le.CC)(a,f,{reason:"unreadable-file"})}),d={problem:(0,le.CC)(a,"\
is outside the workspace; use a file of the repository")};try{const f=await(0,Te.realpath)(r);if(!it(s,r)&&!it(s,f))return d;
const p=await(0,Te.realpath)(s);if(!it(p,f))return d;const m=await(0,Te.stat)(p);if(m.isDirectory()){const y=`${(0,re.hD)(
n)} is a folder; use the path of a file in it`;return{problem:(0,le.CC)("payload-file",y,{reason:"unreadable-file"})}}return m.
isFile()?m.size>Bi?u("is larger than 64 KiB; use a file that has only notification fields"):{text:new TextDecoder("utf-8",
{fatal:!0}).decode(await(0,Te.readFile)(p))}:u("is not a regular file; use the path of a YAML or JSON file")}catch(f){const p=f.
code;return u(p==="ENOENT"?"does not exist; check the path, and that the repository is checked out":p==="ERR_ENCODING_IN\
VALID_ENCODED_DATA"?"is not UTF-8 text; save it as UTF-8":`cannot be read (${(0,_e.q0)(f)})`)}}const lo=()=>process.env.
GITHUB_WORKSPACE||process.cwd();function it(n,r){const s=(0,be.relative)(r,n);return s!==".."&&!s.startsWith(`..${be.sep}`)&&
!(0,be.isAbsolute)(s)}const Ht=100,Hi=2e5,Ki=4096;async function Gi(n,r){const s=lo(),a={entries:Hi,signal:r},u=new Set,
d=[],f=n.split(/\r\n?|\n/).map(p=>p.trim());for(const p of new Set(f.filter(m=>m!==""))){const m=await Vi(p,s,a);if(Array.
isArray(m))for(const y of m)u.add(y);else d.push(m);if(u.size>Ht){const y=`matches more than ${Ht} files; use patterns t\
hat match fewer`;return{files:[],problems:[...d,(0,le.CC)("payload-files",y)]}}}return{files:[...u],problems:d}}async function Vi(n,r,s){
const a=(m,y)=>(0,le.CC)("payload-files",`${(0,re.hD)(n)} ${m}`,y&&{reason:y}),u=(0,be.resolve)(r,n),d=(0,be.relative)(r,
u).replaceAll(be.sep,"/"),f=n.length>Ki;let p;try{p=await(0,Te.lstat)(u)}catch(m){if(!f&&!/[*?[]/.test(n)&&!uo(m))return[
d]}if(p?.isDirectory()&&it(u,r)){const m=d===""?"*.yml":`${d}/*.yml`;return a(`is a folder; use \`${(0,re.$Q)(m)}\``,"un\
readable-file")}if(p)return[d];try{const m=f?[]:Oi(n.replaceAll(be.sep,"/")),y=await Li(r,m,Ht+1,s);return y.length>0?y:
a("matches no file in the workspace; check the path, and that the repository is checked out")}catch(m){if(m instanceof so)
return a("searches too many files; begin the pattern with the folder they are in");if(!(m instanceof ao))throw m;const y=m.
folder===""?"the workspace":`the folder ${(0,re.hD)(m.folder)}`,h=(0,_e.q0)(m.cause),$=`searches ${y}, which cannot be r\
ead (${h}); make it readable, or use a pattern that does not search it`;return a($,"unreadable-file")}}const fo=require("os");
function po(n){return n==null?"":typeof n=="string"||n instanceof String?n:JSON.stringify(n)}function Kt(n){return Object.
keys(n).length?{title:n.title,file:n.file,line:n.startLine,endLine:n.endLine,col:n.startColumn,endColumn:n.endColumn}:{}}
function Ne(n,r,s){const a=new Yi(n,r,s);process.stdout.write(a.toString()+fo.EOL)}function ho(n,r=""){Ne(n,{},r)}const mo="\
::";class Yi{constructor(r,s,a){r||(r="missing.command"),this.command=r,this.properties=s,this.message=a}toString(){let r=mo+
this.command;if(this.properties&&Object.keys(this.properties).length>0){r+=" ";let s=!0;for(const a in this.properties)if(this.
properties.hasOwnProperty(a)){const u=this.properties[a];u&&(s?s=!1:r+=",",r+=`${a}=${qi(u)}`)}}return r+=`${mo}${Xi(this.
message)}`,r}}function Xi(n){return po(n).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function qi(n){return po(
n).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const nd=require("path");
var go=function(n,r,s,a){function u(d){return d instanceof s?d:new s(function(f){f(d)})}return new(s||(s=Promise))(function(d,f){
function p(h){try{y(a.next(h))}catch($){f($)}}function m(h){try{y(a.throw(h))}catch($){f($)}}function y(h){h.done?d(h.value):
u(h.value).then(p,m)}y((a=a.apply(n,r||[])).next())})},Gt;(function(n){n[n.Success=0]="Success",n[n.Failure=1]="Failure"})(
Gt||(Gt={}));function od(n,r){const s=toCommandValue(r);if(process.env[n]=s,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(n,r));issueCommand("set-env",{name:n},s)}function Ji(n){Ne("add-mask",{},n)}function rd(n){
process.env.GITHUB_PATH||""?issueFileCommand("PATH",n):issueCommand("add-path",{},n),process.env.PATH=`${n}${path.delimiter}${process.
env.PATH}`}function st(n,r){const s=process.env[`INPUT_${n.replace(/ /g,"_").toUpperCase()}`]||"";if(r&&r.required&&!s)throw new Error(
`Input required and not supplied: ${n}`);return r&&r.trimWhitespace===!1?s:s.trim()}function id(n,r){const s=st(n,r).split(
`
`).filter(a=>a!=="");return r&&r.trimWhitespace===!1?s:s.map(a=>a.trim())}function sd(n,r){const s=["true","True","TRUE"],
a=["false","False","FALSE"],u=st(n,r);if(s.includes(u))return!0;if(a.includes(u))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${n}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function ad(n,r){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(n,r));process.stdout.write(os.EOL),issueCommand("set-output",
{name:n},toCommandValue(r))}function cd(n){issue("echo",n?"on":"off")}function ud(n){process.exitCode=Gt.Failure,Vt(n)}function ld(){
return process.env.RUNNER_DEBUG==="1"}function dd(n){issueCommand("debug",{},n)}function Vt(n,r={}){Ne("error",Kt(r),n instanceof
Error?n.toString():n)}function Qi(n,r={}){Ne("warning",Kt(r),n instanceof Error?n.toString():n)}function es(n,r={}){Ne("\
notice",Kt(r),n instanceof Error?n.toString():n)}function at(n){process.stdout.write(n+fo.EOL)}function yo(n){ho("group",
n)}function _o(){ho("endgroup")}function fd(n,r){return go(this,void 0,void 0,function*(){yo(n);let s;try{s=yield r()}finally{
_o()}return s})}function pd(n,r){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(
n,r));issueCommand("save-state",{name:n},toCommandValue(r))}function hd(n){return process.env[`STATE_${n}`]||""}function md(n){
return go(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(n)})}const ts={"expected-payload":"any"};function ns(n){
for(const r of n.filter(s=>Zt._y.includes(s))){const s=st(r);s!==""&&Ji(s)}return Object.fromEntries(n.map(r=>[r,rs(r)]))}
function rs(n){return process.env[`INPUT_${n.toUpperCase()}`]!==void 0?st(n):ts[n]??""}function is(n){return Object.entries(
process.env).flatMap(([r,s])=>{const[,a]=/^input_(.+)$/s.exec(r.toLowerCase())??[];return a===void 0||n.includes(a)||!s?.
trim()?[]:[{name:a,variable:r}]})}async function ss(n){const r=is(n);if(r.length===0)return[];const{unknownInputs:s}=await J.
e(65).then(J.bind(J,3065));return s(r,n)}const as=require("node:http");var Yt=J.n(as);const cs=require("node:string_decoder");
class De extends Error{reason;constructor(r,s){super(s),this.reason=r}}function us(n,{isProxied:r,isProxyTls:s}){const a=(m,y)=>({
kind:"failure",mayHaveBeenReceived:!1,reason:m,retryable:y,cause:n});if(n instanceof De)return a(n.reason,n.reason==="ti\
meout");const{code:u="",syscall:d,statusCode:f}=n;return u==="ERR_PROXY_TUNNEL"?a("proxy-failed",f===void 0):!ls(n)&&!u.
startsWith("ERR_INVALID")?a(s?"proxy-failed":"tls-failed",!1):a(r&&!(u==="ECONNRESET"&&d===void 0&&!s)?"proxy-failed":"c\
onnection-failed",!0)}function ls(n){if(n instanceof AggregateError)return!0;const{code:r="",syscall:s}=n;return s!==void 0&&
r!=="EPROTO"||ds.test(r)}const ds=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function fs(n,r){const s=n.code??"",u=r>0||s.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:n instanceof De?n.reason:u,retryable:!0,cause:n}}const ps=n=>hs.test(String(n)),hs=/\bSSL alert number (42|43|44|45|46|48|116)\b/;
function ms(n,r,s){const{method:a,url:u,headers:d,body:f}=n,p=f===void 0?d:{...d,"Content-Length":Buffer.byteLength(f)},
m=Yt().request(u,{agent:r,method:a,headers:p});return new Promise(y=>new gs(n,m,s,y).start())}class gs{#t;#e;#u;#l;#i;#d="";#r;#f;#p;#s=0;#h=!1;#m=!0;constructor(r,s,a,u){
this.#t=r,this.#e=s,this.#u=a,this.#l=u,this.#i=new cs.StringDecoder(r.encoding)}start(){const{timeoutMs:r,signal:s}=this.#t,
a=()=>this.#n(new De("timeout",`no response within ${r/1e3} s`));this.#p=setTimeout(a,r),this.#e.on("error",u=>this.#n(u)),
this.#e.on("close",()=>this.#$()),this.#e.on("socket",u=>this.#_(u)),this.#e.on("response",u=>this.#b(u)),s?.addEventListener(
"abort",this.#a),s?.aborted&&this.#a()}#a=()=>this.#n(new De("cancelled","the run was cancelled"));#g=r=>{this.#s+=r.length};#_(r){
this.#f=r,r.on("data",this.#g),ys(r)?this.#y(r):r.once(bo(r)?"secureConnect":"connect",()=>this.#y(r))}#y(r){this.#h=!0;
const s=r.getProtocol?.()==="TLSv1.3";this.#m=this.#e.reusedSocket||!s,this.#e.end(this.#t.body)}#b(r){const{maxBytes:s,
wantsBody:a}=this.#t,u=r.statusCode??0,d={kind:"response",status:u,headers:r.headers,at:new Date};if(this.#r={head:d,stream:r},
a?.(u)===!1){this.#o(d),this.#e.destroy();return}let f=0;r.on("data",p=>{this.#d+=this.#i.write(p.subarray(0,s-f)),f+=p.
length,!(f<=s)&&(this.#o(d,"too-large"),this.#e.destroy())}),r.on("end",()=>this.#o(d,r.complete?void 0:"cut")),r.on("er\
ror",p=>this.#n(p))}#$(){this.#r||this.#n(Object.assign(new Error("the connection was closed"),{code:"ECONNRESET"}))}#n(r){
this.#r?this.#v(this.#r,r):this.#w(r)?this.#c(us(r,this.#u)):this.#c(fs(r,this.#s)),this.#e.destroy()}#v({head:r,stream:s},a){
if(a instanceof De){this.#o(r,a.reason);return}for(;s.read()!==null;);this.#o(r,s.complete?void 0:"cut")}#w(r){return this.#h?
!this.#m&&this.#s===0&&ps(r):!0}#o(r,s){const u=(this.#d+this.#i.end()).replace(/^\ufeff/,"");this.#c({...r,body:u,incomplete:s})}#c(r){
clearTimeout(this.#p),this.#t.signal?.removeEventListener("abort",this.#a),this.#f?.removeListener("data",this.#g),this.#l(
r)}}const bo=n=>n.encrypted===!0;function ys(n){return n.connecting?!1:!bo(n)||n.secureConnecting===!1}const ct=require("node:net");
function _s(n,r,s=process.version){const a=(n.protocol==="https:"?r.https:r.http)?.trim();if(!a||xs(n,r.bypass))return;if(!vs(
s))return{problem:`Node ${s} of this runner cannot use a proxy; update the runner (Node 24.5 or later can), or remove th\
e proxy settings`};if(a.search(re.Qi)>=0)return{problem:"the proxy setting contains a line break or another control char\
acter"};const u=(0,re.Dl)($o(a));return!u||!/^https?:/.test(u.protocol)?{problem:"the proxy setting is not an http or ht\
tps URL"}:[u.username,u.password].some(d=>vo(d)===void 0)?{problem:"the user name or password in the proxy setting is no\
t percent-encoded"}:{url:u.href}}function gd(n){const{statusCode:r}=Object(n);return r===407?$s:`${bs} Then run this aga\
in.`}const bs="Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner. If the proxy uses a private CA, set NODE_EXTRA_\
CA_CERTS to its certificate file.",$s="The proxy requires a valid user name and password: put them into the URL in HTTPS\
_PROXY or HTTP_PROXY. Then run this again.";function vs(n){const[r=0,s=0]=n.slice(1).split(".").map(Number);return r>24||
r===24&&s>=5}const ws=4;function ks({http:n,https:r}){return[...new Set([n,r].flatMap(zs))]}function zs(n=""){const r=n.
trim(),s=r.replace(/^[^:]*:\/\//,"");if(!s.includes("@"))return[];const a=Zs(s.slice(0,s.lastIndexOf("@"))),u=a.map(m=>vo(
m)??m),{username:d="",password:f=""}=(0,re.Dl)($o(r))??{},p=Buffer.from(u.join(":")).toString("base64").replaceAll("=","");
return[...a,d,f,...u,p].filter(m=>m.length>=ws)}function Zs(n){const r=n.indexOf(":");return r<0?[n,""]:[n.slice(0,r),n.
slice(r+1)]}const $o=n=>n.includes("://")?n:`http://${n}`;function vo(n){try{return decodeURIComponent(n)}catch{return}}
function xs(n,r){const s=wo(n.hostname).replace(/\.$/,""),a=n.port||(n.protocol==="https:"?"443":"80");return r?.toLowerCase().
match(/[^\s,]+/g)?.some(d=>d==="*"||Ss(d,s,a))??!1}function Ss(n,r,s){if(n.includes("/"))return Ts(n,r);const a=/^(\[[^\]]*\]|[^:]*):(\d+)$/.
exec(n),u=a?.[1]??n;if(a&&a[2]!==s)return!1;const d=Ps(wo(u).replace(/^\*?\./,""));return r===d?!0:(0,ct.isIP)(r)===0&&r.
endsWith(`.${d}`)}const wo=n=>n.replace(/[[\]]/g,""),Ps=n=>(0,re.Dl)(`http://[${n}]`)?.hostname.slice(1,-1)??n;function Ts(n,r){
const[s="",a=""]=n.split("/"),u=(0,ct.isIP)(s);if(u===0||(0,ct.isIP)(r)!==u)return!1;const d=u===4?32:128;if(!/^\d{1,3}$/.
test(a)||Number(a)>d)return!1;const f=u===4?"ipv4":"ipv6",p=new ct.BlockList;return p.addSubnet(s,Number(a),f),p.check(r,
f)}const ko=1e3,As=10;function Es(n){const r=new Map,s=new WeakMap,a=d=>xo()-(s.get(d)??Number.NEGATIVE_INFINITY);async function u(d,f){
const p=`${d.protocol} ${f}`,m=r.get(p);if(m)return m;const{Agent:y}=d.protocol==="https:"?await Cs():Yt();f!==void 0&&await Is();
const h=new y({keepAlive:!0,proxyEnv:{http_proxy:f,https_proxy:f}});return h.on("free",$=>s.set($,xo())),r.set(p,h),h}return{
async request(d){const f=_s(d.url,n);if(f&&"problem"in f)return{kind:"failure",mayHaveBeenReceived:!1,reason:"proxy-fail\
ed",retryable:!1,cause:new Error(f.problem)};const p=await u(d.url,f?.url),m=Math.min(...zo(p).map(a)),y=m<=ko;d.method!==
"GET"&&y&&await Os(As-m);for(const $ of zo(p))(a($)>ko||Ms($))&&$.destroy();const h=f!==void 0;return ms(d,p,{isProxied:h,
isProxyTls:h&&d.url.protocol==="http:"})}}}const Cs=async()=>(await Promise.resolve().then(J.t.bind(J,4708,23))).default,
zo=n=>Object.values(n.freeSockets).flat(),Ms=n=>n.readableEnded;async function Os(n){n>0&&await new Promise(r=>setTimeout(
r,n));for(let r=0;r<2;r++)await new Promise(s=>setImmediate(s))}async function Is(){const{subscribe:n,unsubscribe:r}=await Promise.
resolve().then(J.t.bind(J,3053,23));r("net.client.socket",Zo),n("net.client.socket",Zo)}function Zo(n){const{socket:r}=n;
r.on("error",()=>{}),r.on("newListener",(s,a)=>{s==="readable"&&r.removeListener("readable",a)})}const Xt=n=>n>=200&&n<300;
function Rs(n){const r=Yt().STATUS_CODES[n];return r===void 0?String(n):`${n} ${r}`}const xo=()=>process.uptime()*1e3,So=require("node:fs"),
qt=n=>process.env[n.toLowerCase()]||process.env[n]||void 0;function Ns(){return{http:qt("HTTP_PROXY"),https:qt("HTTPS_PR\
OXY"),bypass:qt("NO_PROXY")}}function yd(){const{GITHUB_API_URL:n,GITHUB_SERVER_URL:r,GITHUB_REPOSITORY:s,GITHUB_SHA:a,GITHUB_RUN_ID:u}=process.
env,{GITHUB_EVENT_NAME:d}=process.env;return{github:{apiUrl:n||"https://api.github.com",serverUrl:r||"https://github.com"},
run:{repository:s??"",sha:a??"",id:u??"",event:d??"",attempt:Number(process.env.GITHUB_RUN_ATTEMPT)||1}}}async function _d(n){
const r=process.env.GITHUB_EVENT_PATH;delete process.env.GITHUB_EVENT_PATH;try{return await n()}finally{r!==void 0&&(process.
env.GITHUB_EVENT_PATH=r)}}const Ds=null;function bd(){const{GITHUB_EVENT_NAME:n="",GITHUB_EVENT_PATH:r=""}=process.env;try{
return statSync(r).size>Ds?{name:n,payload:void 0,unreadable:"the event is larger than 25 MiB"}:{name:n,payload:JSON.parse(
readFileSync(r,"utf8"))}}catch{return{name:n,payload:void 0,unreadable:r===""?void 0:"the file of the event cannot be re\
ad"}}}const Po="\u2060";function Jt(n){return!/[^\x20-\x7e]/.test(n)&&!n.includes("##[")&&!n.trimStart().startsWith("::")?
n:n.replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(/##(?=\[)/g,`##${Po}`).split(`
`).map(Ls).join(`
`).replace(/[^\n\t -~\xa0-\uffff]/g,"\uFFFD")}const Fs=(0,re.xb)(String.raw`[^\s\p{C}\p{Z}]`,"u");function Ls(n){const r=n.
search(Fs());return r>=0&&n.startsWith("::",r)?`${n.slice(0,r)}:${Po}${n.slice(r+1)}`:n}function js(n){const r=a=>Jt(n(a)),
s=a=>(u,d,f)=>{const p=r(d);p.length>Qn&&at(p),a(p,{title:r(u),...f&&{file:f.file,startLine:f.line,startColumn:f.column}})};
return{info:a=>at(r(a)),retry:(a,u)=>{const d=(u/1e3).toFixed(1);at(r(`${a.title}: ${a.message} Retrying ${d==="0.0"?"no\
w":`in ${d} s`}.`))},group:(a,u)=>{yo(r(a)),at(r(u)),_o()},notice:s(es),warning:s(Qi),error:s(Vt)}}function Us(n){const r=new Date,
s=Ns(),a=(0,Zt.gE)({...n,proxyCredentials:ks(s)}),u=Es(s),d=Bs();return{log:js(a.redact),secrets:a,redact:a.redact,http:u,
signal:d.signal,startedAt:r,watch:Ws(d)}}function Bs(){const n=new AbortController,r=()=>n.abort();for(const s of["SIGIN\
T","SIGTERM","SIGBREAK"])process.on(s,r);return n}function Ws(n){process.exitCode=1;let r=()=>{};return process.on("befo\
reExit",()=>r(new Error("it stopped before it finished"))),process.on("uncaughtException",s=>{r(s),n.abort()}),s=>{const a=new Promise(
(u,d)=>{r=d});return Promise.race([s,a])}}async function Hs(n,r,s=n){let a=n;try{r()}catch(u){a=s;const d=u instanceof Error?
u.name:typeof u;Vt(`The report of this run failed (${d}). The outputs say how the run ended, if they are set. If this st\
ep sends a notification and \`outcome\` is not set, it may have been sent: look in the panel of the service before you sen\
d it again.`,{title:"Internal error (internal-error)"})}await new Promise(u=>process.stdout.write("",u)),process.exit(a)}
function Ks(n,r,s){const{title:a,why:u}=s,d=ci(s,Jt);d.startsWith(Jt(u.text))||n.info(u.text),n[r](a,d)}const ut=524288;
function $d(n,r,{length:s}){if(s<=ut)return;const a=`GitHub passes at most about ${ut} on to other jobs, so use it only \
in this job.`;n.warning("Large output",`The output \`${r}\` has ${s} characters. ${a}`)}const Gs=["response","audience-n\
ame"];function Vs(n,{redact:r,log:s}){const a=process.env.GITHUB_OUTPUT;if(!a)return;const u={...n};for(const d of Gs){const f=n[d];
f!==void 0&&(u[d]=r(f))}try{(0,So.appendFileSync)(a,Ys(u))}catch(d){s.warning("Outputs not written",`The action could no\
t write its outputs (${(0,_e.q0)(d)}). Later steps may see them as empty; the log says how the run ended.`)}}function Ys(n){
const r=new Set(Object.values(n).flatMap(u=>u.match(/ghadelimiter_\d+/g)??[]));let s=0;for(;r.has(`ghadelimiter_${s}`);)
s++;const a=`ghadelimiter_${s}`;return Object.entries(n).map(([u,d])=>`${u}<<${a}
${d}
${a}
`).join("")}function Xs(n,r,{log:s}){const a=process.env.GITHUB_STEP_SUMMARY;if(!(!a||(0,Je.yG)(n)===!1))try{(0,So.appendFileSync)(
a,Js(r()))}catch(u){s.warning("Summary not written",`Could not write the job summary (${(0,_e.q0)(u)}).`)}}const qs=9e5,
To=n=>typeof n=="object"?n.flatMap(To):n?[n]:[];function Js(n,r=qs){const s=To(n),a="<p>The rest of this summary is left\
 out, because GitHub limits its size.</p>",u=r-Buffer.byteLength(a)-2;let d=0;const f=s.findIndex(m=>(d+=Buffer.byteLength(
m)+2,d>u));return`${(f===-1?s:[...s.slice(0,f),a]).join(`

`)}
`}const Qs=new TextDecoder,ve=(n,r=0,s=n.length)=>Qs.decode(n.slice(r,s)),lt=(n,r=0,s=n.length)=>n.slice(r,s).reduce((a,u)=>a+
`0${u.toString(16)}`.slice(-2),""),ke=(n,r)=>new DataView(n.buffer,n.byteOffset+r),Ao=(n,r=0)=>ke(n,r).getInt16(0,!0),dt=(n,r=0)=>ke(
n,r).getUint16(0,!1),Qt=(n,r=0)=>ke(n,r).getUint16(0,!0),Eo=(n,r=0)=>{const s=ke(n,r);return s.getUint16(0,!0)+(s.getUint8(
2)<<16)},vd=(n,r=0)=>ke(n,r).getInt32(0,!0),Fe=(n,r=0)=>ke(n,r).getUint32(0,!1),ea=(n,r=0)=>ke(n,r).getUint32(0,!0),wd=(n,r,s)=>ke(
n,r).getBigUint64(0,!s),ta={readUInt16BE:dt,readUInt16LE:Qt,readUInt32BE:Fe,readUInt32LE:ea};function Le(n,r,s=0,a=!1){const d=`\
readUInt${r}${a?"BE":"LE"}`;return ta[d](n,s)}const en=8;function na(n,r,s,a,u){if(n.length-a<en)return;const d=r.getUint32(
s+a,!1);if(!(n.length-a<d))return{offset:a,size:d,matches:r.getUint32(s+4+a,!1)===u}}const Co=new WeakMap;function oa(n){
let r=Co.get(n.buffer);return r||(r=new DataView(n.buffer),Co.set(n.buffer,r)),r}function kd(n,r,s){const a=oa(n),u=r.charCodeAt(
0)<<24|r.charCodeAt(1)<<16|r.charCodeAt(2)<<8|r.charCodeAt(3),d=n.byteOffset;let f=s;for(;f<n.length&&!(n.length-f<4);){
if(a.getUint32(d+f,!1)<en){f+=en;continue}const p=na(n,a,d,f,u);if(!p)break;if(p.matches)return{name:r,offset:p.offset,size:p.
size};f+=p.size}}const ra=/^GIF8[79]a/,ia={validate:n=>ra.test(ve(n,0,6)),calculate:n=>({height:Qt(n,8),width:Qt(n,6)})},
sa="45786966",aa=2,tn=6,ca=2,ua="4d4d",la="4949",Mo=12,da=2;function fa(n){return lt(n,2,6)===sa}function pa(n,r){return{
height:dt(n,r),width:dt(n,r+2)}}function ha(n,r){const a=tn+8,u=Le(n,16,a,r);for(let d=0;d<u;d++){const f=a+da+d*Mo,p=f+
Mo;if(f>n.length)return;const m=n.slice(f,p);if(Le(m,16,0,r)===274)return Le(m,16,2,r)!==3||Le(m,32,4,r)!==1?void 0:Le(m,
16,8,r)}}function ma(n,r){const s=n.slice(aa,r),a=lt(s,tn,tn+ca),u=a===ua;if(u||a===la)return ha(s,u)}function ga(n,r){if(r>
n.length)throw new TypeError("Corrupt JPG, exceeded buffer limits")}const ya={validate:n=>lt(n,0,2)==="ffd8",calculate(n){
let r=n.slice(4),s,a;for(;r.length;){const u=dt(r,0);if(ga(r,u),r[u]!==255){r=r.subarray(1);continue}if(fa(r)&&(s=ma(r,u)),
a=r[u+1],a===192||a===193||a===194){const d=pa(r,u+5);return s?{height:d.height,orientation:s,width:d.width}:d}r=r.subarray(
u+2)}throw new TypeError("Invalid JPG, no size found")}},_a=`PNG\r

`,ba="IHDR",Oo="CgBI",$a={validate(n){if(_a===ve(n,1,8)){let r=ve(n,12,16);if(r===Oo&&(r=ve(n,28,32)),r!==ba)throw new TypeError(
"Invalid PNG");return!0}return!1},calculate(n){return ve(n,12,16)===Oo?{height:Fe(n,36),width:Fe(n,32)}:{height:Fe(n,20),
width:Fe(n,16)}}};function va(n){return{height:1+Eo(n,7),width:1+Eo(n,4)}}function wa(n){return{height:1+((n[4]&15)<<10|
n[3]<<2|(n[2]&192)>>6),width:1+((n[2]&63)<<8|n[1])}}function ka(n){return{height:Ao(n,8)&16383,width:Ao(n,6)&16383}}const za=[
$a,ya,ia,{validate(n){const r=ve(n,0,4)==="RIFF",s=ve(n,8,12)==="WEBP",a=ve(n,12,15)==="VP8";return r&&s&&a},calculate(n){
const r=ve(n,12,16),s=n.slice(20,30);if(r==="VP8X"){const u=s[0],d=(u&192)===0,f=(u&1)===0;if(d&&f)return va(s);throw new TypeError(
"Invalid WebP")}if(r==="VP8 "&&s[0]!==47)return ka(s);const a=lt(s,3,6);if(r==="VP8L"&&a!=="9d012a")return wa(s);throw new TypeError(
"Invalid WebP")}}],Za=25;function xa(n){if(n.length<Za)return;const r=new Uint8Array(n);try{return za.find(s=>s.validate(
r))?.calculate(r)}catch{return}}const Io=5,Ro=5,Sa=[301,302,303,307,308];async function Pa({url:n,image:r,timeoutMs:s,http:a,
...u}){const d=performance.now()+s,f=new Set;for(let p=nn(n);;){f.add(p.href);const m=await a.request({...u,method:"GET",
url:p,timeoutMs:Math.max(0,d-performance.now()),maxBytes:Io*re.E$,encoding:"latin1",wantsBody:P=>r&&Xt(P)});if(m.kind===
"failure")return{kind:"failure",at:p,failure:m};const{status:y,headers:h}=m,$=Sa.includes(y)?h.location:void 0;if($===void 0)
return{kind:"status",at:p,status:y,image:r&&Xt(y)?Ta(m):void 0};const Z=Aa($,p);if(!Z){const P=$.length>re.QO;return{kind:"\
bad-redirect",at:p,why:P?`to a URL of more than ${re.zF}`:"to something that is not a URL"}}if(!/^https?:$/.test(Z.protocol))
return{kind:"bad-redirect",at:p,why:"to something other than a web page"};if(r&&Z.protocol==="http:")return{kind:"off-ht\
tps",at:p};const x=nn(Z);if(f.has(x.href))return{kind:"bad-redirect",at:p,why:"in a loop"};if(f.size>Ro)return{kind:"bad\
-redirect",at:p,why:`more than ${Ro} times`};p=x}}function Ta({body:n,incomplete:r}){return r||(n.length===0?"empty":xa(
Buffer.from(n,"latin1"))??"not-an-image")}function nn(n){const r=new URL(n.href);return r.username="",r.password="",r.hash=
"",r}function Aa(n,r){const s=n.replace(/[\x80-\xff]/g,a=>`%${a.charCodeAt(0).toString(16).toUpperCase()}`);return(0,re.
Dl)(s,r)}const Ea=1e4,Ca=20,No=200,Do=3e5;async function Ma(n,{http:r,signal:s,redact:a}){const{uses:u,userAgent:d}=n,f=Math.
min(n.timeoutMs,Ea),p={Accept:"*/*","User-Agent":d},m=new Map,y=({url:E})=>{const D=m.get(E)??nn((0,re.Dl)(E)??new URL(E)).
href;return m.set(E,D),D},h=new Set(u.filter(({use:E})=>E!=="page").map(y)),$=new Map,Z=performance.now()+Do-f,x=new Set(
[...new Set(u.map(y))].slice(0,No)),P=x.values();async function R(){for(const E of P){if(s.aborted||performance.now()>Z)
return;const D={url:new URL(E),image:h.has(E),http:r,headers:p,timeoutMs:f,signal:s};$.set(E,await Pa(D))}}if(await Promise.
all(Array.from({length:Ca},R)),s.aborted)throw(0,_e.Yq)("Checking the URLs");const G=new Set,H=u.flatMap(E=>{const D=y(E),
A=$.get(D);return A?Ra({...E,key:D},A,{timeoutMs:f,redact:a})??[]:G.has(E.file)?[]:(G.add(E.file),Ia(E,x.has(D)))});return{
problems:H.filter(E=>"message"in E),wrongSizes:H.filter(E=>"expected"in E)}}const Zd=n=>new Failure({reason:"url-check-f\
ailed",title:"URL check failed",message:listSentences(n.map(problemText)),hint:`Fix the pages and images, then run this \
again. Or correct the URLs, or remove \`check-urls\`, then ${startNewRun}.`}),Oa={icon:[{width:200,height:200}],banner:[
{width:360,height:240},{width:360,height:200}]};function Ia({url:n,use:r,...s},a){const u=a?`the check ends after ${Do/6e4}\
 minutes`:`at most ${No} different URLs are checked`;return{...s,message:`${(0,re.hD)(n)} was not checked, since ${u}; c\
heck fewer at a time`}}function Ra({url:n,key:r,use:s,...a},u,{timeoutMs:d,redact:f}){const p=u.at.href===r?(0,re.hD)(n):
Na(n,u.at,f),m=P=>({...a,message:`${p} ${P}`});if(u.kind==="failure")return m(Fa(u.failure,d,f));if(u.kind==="bad-redire\
ct")return m(`redirects ${u.why}`);if(u.kind==="off-https")return s==="page"?void 0:m("redirects to http, but images mus\
t be https");const{status:y,image:h}=u;if(!Xt(y))return m(`responded ${Rs(y)}`);if(s==="page"||h===void 0)return;if(typeof h==
"string")return m(Da(h,d));const{width:$,height:Z}=h;if($===0||Z===0)return m(`is an image of ${$}x${Z}`);const x=Oa[s];
if(!x.some(P=>P.width===$&&P.height===Z))return{...a,use:s,width:$,height:Z,expected:x}}function Na(n,r,s){return`${(0,re.
hD)(n)} redirects to ${(0,re.hD)(s(r.origin+r.pathname))}, which`}function Da(n,r){return{empty:"responded with an empty\
 body, which is not an image","not-an-image":"is not a valid PNG, JPEG, GIF or WebP image","too-large":`is larger than ${Io}\
 MiB`,timeout:`did not load completely within ${r/1e3} s`,cut:"was cut off",cancelled:"was cut off"}[n]}function Fa({reason:n,
cause:r},s,a){if(n==="timeout")return`did not respond within ${s/1e3} s`;const d=/^(ENOTFOUND|EAI_\w+)$/.test(r?.code??"")?
"has a host name that cannot be found":"cannot be reached";return`${{"tls-failed":"cannot be reached securely: its certi\
ficate is not accepted, or TLS failed","proxy-failed":"cannot be reached through the proxy","bad-response":"responded wi\
th something that is not HTTP","connection-lost":"ended the connection without a response","connection-failed":d,cancelled:d}[n]}\
 (${(0,re.Kb)((0,_e.q0)(r),a)})`}async function La(){const n=ns(Pt.uB),r=Us({apiToken:""}),s={notifications:[],problems:[],
extraFields:{}};try{await r.watch(ja(n,s,r))}catch(a){s.failure=(0,_e.h_)(a)}await Hs(Ut(s)?1:0,()=>Wa(s,n.summary,r),1)}
async function ja(n,r,s){const{secrets:a}=s,{settings:u,problems:d,readable:f,refused:p}=(0,Pt.IZ)(n,a),m=await Sr(f,a),
y=f["extra-fields"]?await xr(f["extra-fields"],a):qe,h=await Gi(f["payload-files"],s.signal);if(s.signal.aborted)throw Lo();
const $={inputs:m,file:qe,fileName:"",extraFields:y.fields,onceKey:""},Z=[...m.problems,...y.problems,...En($).problems,
...h.problems];r.extraFields=y.fields,r.problems.push(...d,...await ss(Pt.uB),...Z.filter(({input:R})=>!p.has(R)));const x=[],
P=(R,G)=>x.push({file:R,advice:G.content?ti(G.content):[],...G});f["payload-files"]===""&&m.given.size>0&&P("",Ua(m));for(const R of h.
files){if(s.signal.aborted)throw Lo();P(R,await Ir(R,await Wi(R),m,a))}r.notifications=x,u?.checkUrls&&await Ba(x,u.timeout*
1e3,s)}function Ua(n){const r=St(n);return{problems:xt(n,qe).map(a=>(0,le.CC)((0,de.wg)(a),"is missing; set it as an inp\
ut, or set a file in `payload-files`")),positionOf:()=>{},content:r}}async function Ba(n,r,s){const a=[];for(const d of n){
const{file:f,content:p,problems:m}=d,y=p?(0,de._e)(p.notification):[];if(m.push(...y.map($=>({...$,...Fo(d,$)}))),!p||y.
length>0)continue;const h=(0,de.Wn)(p.notification).filter(({url:$})=>(0,An.GY)($).names.size===0);a.push(...h.map($=>({
...$,file:f})))}const u=await Ma({uses:a,timeoutMs:r,userAgent:Nr},s);for(const d of n){const f=u.problems.filter(({file:y})=>y===
d.file),p="url-check-failed";d.problems.push(...f.map(y=>({...y,...Fo(d,y),reason:p})));const m=u.wrongSizes.filter(({file:y})=>y===
d.file);d.advice.push(...m.map(y=>({kind:"image-size",...y})))}}function Fo({file:n,content:r,positionOf:s},{input:a,path:u=[]}){
if(n==="")return{file:void 0};const d=a.replaceAll("-","_"),f=[d,...u];return{file:n,path:f,position:r?.sources[d]==="fi\
le"?s(f):void 0}}const Lo=()=>new _e.HR({reason:"cancelled",title:"Preview cancelled",message:"The run was cancelled bef\
ore all notifications were checked.",hint:"If you did not mean to cancel it, run it again."});function Wa(n,r,s){const{log:a}=s,
{notifications:u,failure:d}=n,f=jt(n),p=fi(n,Ut(n)??""),{length:m}=p.payloads,y=m>ut;Vs(y?{...p,payloads:""}:p,s),Xs(r,()=>zi(
Ai(n,s.redact)),s);for(const h of f)a.info(wi(h));for(const h of f){const{file:$,position:Z=jo,reason:x}=h,P=$===void 0?
"Invalid inputs":"Invalid notification";a.error(`${P} (${x})`,Wt(h),$===void 0?void 0:{file:$,...Z})}for(const h of u){const{
file:$,advice:Z}=h;for(const x of Z){const P=no(h,x)??jo;a.info(ki(h,x)),a.warning("Advice",It(x),$===""?void 0:{file:$,
...P})}}if(y){const h=`GitHub passes at most about ${ut} on to other jobs, so it is empty; check fewer files at a time.`;
a.warning("Large output",`The output \`payloads\` would have ${m} characters. ${h}`)}d?Ks(a,"error",qn(d)):a.info(`${ro(
n)}.`)}const jo={line:1,column:1};La(),module.exports=zr})();
