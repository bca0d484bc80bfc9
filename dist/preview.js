(()=>{"use strict";var Cn={2542:((n,o,i)=>{i.d(o,{$p:()=>W,QP:()=>I,Vu:()=>L,Wn:()=>U,fD:()=>w,o2:()=>g,pi:()=>F,wg:()=>X});
var a=i(8925),c=i(900),d=i(642),f=i(8992);const p=(0,d.rf)("https"),h=(0,d.rf)("https","http"),w={title:d.GT,message:d.GT,
icon_url:p,banner_url:p,landing_url:h,utm_source:d.GT,utm_medium:d.GT,utm_campaign:d.GT},g=["tag","version","name","repo\
sitory","message","url"],k=new RegExp(`\\{(?:${g.join("|")})\\}`,"g"),C=P=>v=>{if(v.length>f.QO)return P(v);const A=v.replace(
/^\{url\}/,"https://url.example/").replace(k,"x");return"value"in P(A)?{value:v}:P(v)},I={...w,icon_url:C(p),banner_url:C(
p),landing_url:C(h)},F=c.Pw.map(P=>P.replaceAll("-","_")),L=["title","message","icon_url","landing_url"];function W(P,v,A){
const H=(P==="ttl"?d.p0:A[P])(v.trim());return"value"in H?{fields:{[P]:H.value},problems:[]}:{fields:{},problems:[(0,a.CC)(
X(P),H.message)]}}const X=P=>P.replaceAll("_","-");function U({icon_url:P,banner_url:v,landing_url:A,actions:N=[]}){return[
...P===void 0?[]:[{input:"icon-url",url:P,use:"icon"}],...v===void 0?[]:[{input:"banner-url",url:v,use:"banner"}],...A===
void 0?[]:[{input:"landing-url",url:A,use:"page"}],...N.map(({url:H},Q)=>({input:"actions",path:[Q,"url"],url:H,use:"pag\
e"}))]}}),9715:((n,o,i)=>{i.d(o,{WF:()=>xr,L5:()=>od});function a(e){return e}function c(e){return e}function d(){return e=>e}
function f(e){}function p(e){throw new Error("Unexpected value in exhaustive check")}function h(e){}function w(e){const t=Object.
values(e).filter(s=>typeof s=="number");return Object.entries(e).filter(([s,u])=>t.indexOf(+s)===-1).map(([s,u])=>u)}function g(e,t="\
|"){return e.map(r=>_e(r)).join(t)}function k(e,t){return typeof t=="bigint"?t.toString():t}class C{constructor(t){this.
_getter=t,this._value=void 0}get value(){const t=this._getter;return t!==void 0&&(this._value=t(),this._getter=void 0),this.
_value}}function I(e){return new C(e)}function F(e){return e==null}function L(e){const t=e.startsWith("^")?1:0,r=e.endsWith(
"$")?e.length-1:e.length;return e.slice(t,r)}function W(e,t){const r=e/t,s=Math.round(r),u=4*Number.EPSILON*Math.max(Math.
abs(r),1);return Math.abs(r-s)<u?0:r-s}const X=null;function U(e,t,r){let s;Object.defineProperty(e,t,{get(){if(s!==X)return s===
void 0&&(s=X,s=r()),s},set(u){Object.defineProperty(e,t,{value:u})},configurable:!0})}function P(e){return Object.create(
Object.getPrototypeOf(e),Object.getOwnPropertyDescriptors(e))}function v(e,t,r){Object.defineProperty(e,t,{value:r,writable:!0,
enumerable:!0,configurable:!0})}function A(e){const t=Object.getOwnPropertyDescriptor(e,"shape");return t?.get?t.get.raw:
t?.value}function N(e){return A(e._zod.def)??e._zod.def.shape}function H(e,t,r){Object.defineProperty(e,t,{get(){const s=r();
return v(this,t,s),s},enumerable:!0,configurable:!0})}function Q(e,t,r){t in e?v(e,t,r):e[t]=r}function j(e,t,r,s){const u=N(
t);for(const l of r){const $=Object.getOwnPropertyDescriptor(u,l);$.enumerable&&($.get?H(e,l,()=>{const _=t._zod.def.shape[l];
return s?s(_,l):_}):Q(e,l,s?s($.value,l):$.value))}}function E(e,t){for(const r of Reflect.ownKeys(t)){const s=Object.getOwnPropertyDescriptor(
t,r);s.enumerable&&(s.get?H(e,r,()=>t[r]):Q(e,r,s.value))}}function z(...e){const t={};for(const r of e){const s=Object.
getOwnPropertyDescriptors(r);Object.assign(t,s)}return Object.defineProperties({},t)}function D(e){return z(e._zod.def)}
function m(e,t){return t?t.reduce((r,s)=>r?.[s],e):e}function y(e){const t=Object.keys(e),r=t.map(s=>e[s]);return Promise.
all(r).then(s=>{const u={};for(let l=0;l<t.length;l++)u[t[l]]=s[l];return u})}function b(e=10){const t="abcdefghijklmnop\
qrstuvwxyz";let r="";for(let s=0;s<e;s++)r+=t[Math.floor(Math.random()*t.length)];return r}function Z(e){return JSON.stringify(
e)}function x(e){return e.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}const M="\
captureStackTrace"in Error?Error.captureStackTrace:(...e)=>{};function O(e){return typeof e=="object"&&e!==null&&!Array.
isArray(e)}const q=null;function te(e){if(O(e)===!1)return!1;const t=e.constructor;if(t===void 0||typeof t!="function")return!0;
const r=t.prototype;return!(O(r)===!1||Object.prototype.hasOwnProperty.call(r,"isPrototypeOf")===!1)}function re(e){return te(
e)?{...e}:Array.isArray(e)?[...e]:e instanceof Map?new Map(e):e instanceof Set?new Set(e):e}function ue(e){let t=0;for(const r in e)
Object.prototype.hasOwnProperty.call(e,r)&&t++;return t}const ke=e=>{const t=typeof e;switch(t){case"undefined":return"u\
ndefined";case"string":return"string";case"number":return Number.isNaN(e)?"nan":"number";case"boolean":return"boolean";case"\
function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(e)?
"array":e===null?"null":e.then&&typeof e.then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<"u"&&
e instanceof Map?"map":typeof Set<"u"&&e instanceof Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<"u"&&
e instanceof File?"file":"object";default:throw new Error(`Unknown data type: ${t}`)}},ae=new Set(["string","number","sy\
mbol"]),ze=new Set(["string","number","bigint","boolean","symbol","undefined"]);function Se(e){return e.replace(/[.*+?^${}()|[\]\\]/g,
"\\$&")}function pe(e,t,r){const s=new e._zod.constr(t??e._zod.def);return(!t||r?.parent)&&(s._zod.parent=e),s}function ne(e){
const t=e;if(!t)return{};if(typeof t=="string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)throw new Error(
"Cannot specify both `message` and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{
...t,error:()=>t.error}:t}function le(e){let t;return new Proxy({},{get(r,s,u){return t??(t=e()),Reflect.get(t,s,u)},set(r,s,u,l){
return t??(t=e()),Reflect.set(t,s,u,l)},has(r,s){return t??(t=e()),Reflect.has(t,s)},deleteProperty(r,s){return t??(t=e()),
Reflect.deleteProperty(t,s)},ownKeys(r){return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(r,s){return t??(t=
e()),Reflect.getOwnPropertyDescriptor(t,s)},defineProperty(r,s,u){return t??(t=e()),Reflect.defineProperty(t,s,u)}})}function _e(e){
return typeof e=="bigint"?e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}function be(e){return Object.keys(e).filter(
t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout==="optional")}const We={safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],
int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.
MAX_VALUE,Number.MAX_VALUE]},un={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),
BigInt("18446744073709551615")]};function dc(e,t){const r=e._zod.def,s=r.checks;if(s&&s.length>0)throw new Error(".pick(\
) cannot be used on object schemas containing refinements");const l={};return j(l,e,He(e,t)),pe(e,z(r,{shape:l,checks:[]}))}
function He(e,t){const r=N(e),s=[];for(const u of Reflect.ownKeys(t)){if(!Object.getOwnPropertyDescriptor(r,u)?.enumerable)
throw new Error(`Unrecognized key: "${String(u)}"`);t[u]&&s.push(u)}return s}function fc(e,t){const r=e._zod.def,s=r.checks;
if(s&&s.length>0)throw new Error(".omit() cannot be used on object schemas containing refinements");const l=new Set(He(e,
t)),$={};return j($,e,Reflect.ownKeys(N(e)).filter(_=>!l.has(_))),pe(e,z(r,{shape:$,checks:[]}))}function Yd(e,t){if(!te(
t))throw new Error("Invalid input to extend: expected a plain object");const r=e._zod.def.checks;if(r&&r.length>0){const u=N(
e);for(const l of Reflect.ownKeys(t))if(Object.getOwnPropertyDescriptor(u,l)!==void 0)throw new Error("Cannot overwrite \
keys on object schemas containing refinements. Use `.safeExtend()` instead.")}return pe(e,z(e._zod.def,{shape:Yo(e,t)}))}
function Yo(e,t){const r={};return j(r,e,Reflect.ownKeys(N(e))),E(r,t),r}function Xd(e,t){if(!te(t))throw new Error("Inv\
alid input to safeExtend: expected a plain object");return pe(e,z(e._zod.def,{shape:Yo(e,t)}))}function Jd(e,t){if(!t?._zod?.
def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");if(e.
_zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExte\
nd() instead.");const r={};j(r,e,Reflect.ownKeys(N(e))),j(r,t,Reflect.ownKeys(N(t)));const s=z(e._zod.def,{shape:r,get catchall(){
return t._zod.def.catchall},checks:t._zod.def.checks??[]});return pe(e,s)}function Qd(e,t,r,s="partial"){const l=t._zod.
def.checks;if(l&&l.length>0)throw new Error(`.${s}() cannot be used on object schemas containing refinements`);const _=r?
new Set(He(t,r)):void 0,T={};return j(T,t,Reflect.ownKeys(N(t)),e&&((S,R)=>_&&!_.has(R)?S:new e({type:"optional",innerType:S}))),
pe(t,z(t._zod.def,{shape:T,checks:[]}))}function ef(e,t,r){const s=r?new Set(He(t,r)):void 0,u={};return j(u,t,Reflect.ownKeys(
N(t)),(l,$)=>s&&!s.has($)?l:new e({type:"nonoptional",innerType:l})),pe(t,z(t._zod.def,{shape:u}))}function Pe(e,t=0){if(e.
aborted===!0)return!0;for(let r=t;r<e.issues.length;r++)if(e.issues[r]?.continue!==!0)return!0;return!1}function pc(e,t=0){
if(e.aborted===!0)return!0;for(let r=t;r<e.issues.length;r++)if(e.issues[r]?.continue===!1)return!0;return!1}function Xo(e,t){
return t.map(r=>{var s;return(s=r).path??(s.path=[]),r.path.unshift(e),r})}function Ve(e){return typeof e=="string"?e:e?.
message}function Jo(e){const t=[];for(const r of e??[]){const s=r._zod.def;if(!/_(length|size)$|_equals$/.test(s.check))
break;const u=s.maximum??s.length??s.size;u>=0&&t.push([u,r])}return t}function ln(e,t,r){var s;for(let u=t;u<e.length;u++)
(s=e[u]).schema??(s.schema=r)}function Ge(e,t,r){var s;const u=e.inst?._zod?.traits;u?.has("$ZodType")&&(u.has("$ZodChec\
k")?(s=e).schema??(s.schema=e.inst):e.schema=e.inst);const l=e.schema!==e.inst?e.schema?._zod.def?.error:void 0,$=e.message?
e.message:Ve(e.inst?._zod.def?.error?.(e))??Ve(l?.(e))??Ve(t?.error?.(e))??Ve(r.customError?.(e))??Ve(r.localeError?.(e))??
"Invalid input",_={};for(const T of Object.keys(e))T==="inst"||T==="schema"||T==="continue"||T==="input"||T==="__proto__"||
(_[T]=e[T]);return _.path??(_.path=[]),_.message=$,t?.reportInput&&(_.input=e.input),_}function tf(e){return e instanceof
Set?"set":e instanceof Map?"map":e instanceof File?"file":"unknown"}const hc=/[\uD800-\uDBFF]/;function mc(e){const t=e.
length;if(!hc.test(e))return t;let r=t;for(let s=0;s<t-1;s++)(e.charCodeAt(s)&64512)===55296&&(e.charCodeAt(s+1)&64512)===
56320&&(r--,s++);return r}function gc(e){return Array.isArray(e)?"array":typeof e=="string"?"string":"unknown"}function nf(e){
const t=typeof e;switch(t){case"number":return Number.isNaN(e)?"nan":"number";case"object":{if(e===null)return"null";if(Array.
isArray(e))return"array";const r=e;if(r&&Object.getPrototypeOf(r)!==Object.prototype&&"constructor"in r&&r.constructor)return r.
constructor.name}}return t}function of(...e){const[t,r,s]=e;return typeof t=="string"?{message:t,code:"custom",input:r,inst:s}:
{...t}}function rf(e){return Object.entries(e).filter(([t,r])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function yc(e){
const t=atob(e),r=new Uint8Array(t.length);for(let s=0;s<t.length;s++)r[s]=t.charCodeAt(s);return r}function _c(e){let t="";
for(let r=0;r<e.length;r++)t+=String.fromCharCode(e[r]);return btoa(t)}function sf(e){const t=e.replace(/-/g,"+").replace(
/_/g,"/"),r="=".repeat((4-t.length%4)%4);return yc(t+r)}function af(e){return _c(e).replace(/\+/g,"-").replace(/\//g,"_").
replace(/=/g,"")}function cf(e){const t=e.replace(/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex string length");
const r=new Uint8Array(t.length/2);for(let s=0;s<t.length;s+=2)r[s/2]=Number.parseInt(t.slice(s,s+2),16);return r}function uf(e){
return Array.from(e).map(t=>t.toString(16).padStart(2,"0")).join("")}class lf{constructor(...t){}}function bc(e,t){for(const r in t){
const s=Object.getOwnPropertyDescriptor(t,r);s.get?Object.defineProperty(e,r,{...s,enumerable:!1}):wc(e,r,s.value)}}function Ce(e,t,r,s=!0){
return Object.defineProperty(e,t,{configurable:!0,writable:!0,enumerable:s,value:r}),r}function $c(e,t,r){return Ce(e,t,
r,!1)}function df(e,t){for(const r in e){const s=e[r];Object.defineProperty(t,r,{configurable:!0,enumerable:!0,get(){return Ce(
this,r,s(this))},set(u){Ce(this,r,u)}})}return t}function wc(e,t,r){Object.defineProperty(e,t,{configurable:!0,get(){return this==
null?r:Ce(this,t,r.bind(this))},set(s){Ce(this,t,s)}})}function vc(e,t){const r=Object.getPrototypeOf(e);return t in r?void 0:
r}let dn,Te=!1;const kc={configurable:!0,get(){Te=!0}};function he(e,t,r){const s=Object.getPrototypeOf(e._zod);if(t in s&&
dn!==e._zod){dn=void 0;return}dn=e._zod,Object.defineProperty(s,t,{configurable:!0,get(){Object.defineProperty(this,t,kc);
const u=Te;Te=!1;try{const l=r(this);return Te?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,
value:l}),Te=Te||u,l}catch(l){throw delete this[t],Te=Te||u,l}},set(u){Object.defineProperty(this,t,{configurable:!0,writable:!0,
value:u})}})}function zc(e,t,r,s){const u=vc(e,t);u&&Object.defineProperty(u,t,{configurable:!0,get(){const l={configurable:!0,
writable:!0,enumerable:s,value:void 0};return Object.defineProperty(this,t,l),l.value=r(this),Object.defineProperty(this,
t,l),l.value},set(l){Object.defineProperty(this,t,{configurable:!0,writable:!0,enumerable:s,value:l})}})}const Zc="~cons\
tantCatch";function ff(e){const t=()=>e;return t[Zc]=!0,t}var Qo;const xc=Object.freeze({status:"aborted"}),fn={value:void 0,
enumerable:!1};let er="captureStackTrace"in Error?Error:null;function Sc(e){const t=er;if(t){const r=t.stackTraceLimit;if(typeof r==
"number"){try{t.stackTraceLimit=0}catch{return er=null,new e}try{return new e}finally{t.stackTraceLimit=r}}}return new e}
function oe(e,t,r,s){const u={};function l(B){this.def=B,this.constr=K,this.traits=new Set}l.prototype=u;const $=r,_=$&&
new WeakSet;function T(B,Y){if(B._zod){if(B._zod.traits.has(e))return}else{fn.value=new l(Y);try{Object.defineProperty(B,
"_zod",fn)}finally{fn.value=void 0}}if(B._zod.traits.add(e),t(B,Y),_){const V=Object.getPrototypeOf(B),ie=B._zod.constr.
prototype;let de=V;for(;de&&de!==ie;)de=Object.getPrototypeOf(de);const we=de??V;_.has(we)||(_.add(we),bc(we,$))}const J=K.
prototype;for(const V in J)Object.prototype.hasOwnProperty.call(J,V)&&(V in B||(B[V]=J[V].bind(B)))}const S=s?.Parent??Object;
class R extends S{}Object.defineProperty(R,"name",{value:e});function K(B){const Y=s?.Parent?Sc(R):this;T(Y,B);const J=Y.
_zod.deferred;if(J){for(const ie of J)ie();Y._zod.deferred=void 0}const V=globalThis.__zod_globalConfig?.postProcessor;return V&&
V(Y),Y}return Object.defineProperty(K,"init",{value:T}),Object.defineProperty(K,Symbol.hasInstance,{value:B=>s?.Parent&&
B instanceof s.Parent?!0:B?._zod?.traits?.has(e)}),Object.defineProperty(K,"name",{value:e}),K}const pf=null;class De extends Error{constructor(){
super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}}class Pc extends Error{constructor(t){
super(`Encountered unidirectional transform during encode: ${t}`),this.name="ZodEncodeError"}}(Qo=globalThis).__zod_globalConfig??
(Qo.__zod_globalConfig={});const qe=globalThis.__zod_globalConfig;function Ye(e){return e&&Object.assign(qe,e),qe}const Ae=oe(
"$ZodCheck",(e,t)=>{var r;e._zod??(e._zod={}),e._zod.def=t,(r=e._zod).onattach??(r.onattach=[])}),hf=e=>{const t=e.value;
return!util.nullish(t)&&t.size!==void 0},Tc=e=>{const t=e.value;return!F(t)&&t.length!==void 0},tr={number:"number",bigint:"\
bigint",object:"date"},mf=null,Ac=oe("$ZodCheckGreaterThan",(e,t)=>{Ae.init(e,t);const r=tr[typeof t.value];e._zod.check=
s=>{(t.inclusive?s.value>=t.value:s.value>t.value)||s.issues.push({origin:tr[typeof s.value]??r,code:"too_small",minimum:typeof t.
value=="object"?t.value.getTime():t.value,input:s.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),gf=null,Ec=oe(
"$ZodCheckNumberFormat",(e,t)=>{Ae.init(e,t),t.format=t.format||"float64";const r=t.format?.includes("int"),s=r?"int":"n\
umber",[u,l]=We[t.format];e._zod.check=$=>{const _=$.value;if(r){if(!Number.isInteger(_)){$.issues.push({expected:s,format:t.
format,code:"invalid_type",continue:!1,input:_,inst:e});return}if(!Number.isSafeInteger(_)){_>0?$.issues.push({input:_,code:"\
too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e,origin:s,inclusive:!0,
continue:!t.abort}):$.issues.push({input:_,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be withi\
n the safe integer range.",inst:e,origin:s,inclusive:!0,continue:!t.abort});return}}_<u&&$.issues.push({origin:"number",
input:_,code:"too_small",minimum:u,inclusive:!0,inst:e,continue:!t.abort}),_>l&&$.issues.push({origin:"number",input:_,code:"\
too_big",maximum:l,inclusive:!0,inst:e,continue:!t.abort})}}),yf=null,_f=null,bf=null,$f=null,wf=null,Cc=oe("$ZodCheckMi\
nLength",(e,t)=>{var r;Ae.init(e,t),(r=e._zod.def).when??(r.when=Tc),e._zod.check=s=>{const u=s.value,l=u.length;if((typeof u==
"string"&&l>=t.minimum&&l<t.minimum*2?mc(u):l)>=t.minimum)return;const _=gc(u);s.issues.push({origin:_,code:"too_small",
minimum:t.minimum,inclusive:!0,input:u,inst:e,continue:!t.abort})}}),vf=null,Mc=oe("$ZodCheckStringFormat",(e,t)=>{var r,
s;Ae.init(e,t),t.pattern?(r=e._zod).check??(r.check=u=>{t.pattern.lastIndex=0,!t.pattern.test(u.value)&&u.issues.push({origin:"\
string",code:"invalid_format",format:t.format,input:u.value,...t.pattern?{pattern:t.pattern.toString()}:{},inst:e,continue:!t.
abort})}):(s=e._zod).check??(s.check=()=>{})}),Ic=oe("$ZodCheckRegex",(e,t)=>{Mc.init(e,t),e._zod.check=r=>{t.pattern.lastIndex=
0,!t.pattern.test(r.value)&&r.issues.push({origin:"string",code:"invalid_format",format:"regex",input:r.value,pattern:t.
pattern.toString(),inst:e,continue:!t.abort})}}),kf=null,zf=null,Zf=null,xf=null,Sf=null;function Pf(e,t,r){e.issues.length&&
t.issues.push(...util.prefixIssues(r,e.issues))}const Tf=null,Af=null,Ef=null,Oc=oe("$ZodCheckOverwrite",(e,t)=>{Ae.init(
e,t),e._zod.check=r=>{r.value=t.tx(r.value)}}),Cf=/^[cC][0-9a-z]{6,}$/,Mf=/^[0-9a-z]+$/,If=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,
Of=/^[0-9a-vA-V]{20}$/,Rf=/^[A-Za-z0-9]{27}$/,Df=/^[a-zA-Z0-9_-]{21}$/;function Nf(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}\
}$`)}const Ff=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,Lf=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/,
jf=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,Uf=e=>e?new RegExp(`^([0-9a-fA-F]{8\
}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
Bf=null,Kf=null,Wf=null,Hf=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,
Vf=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
Gf=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,
qf=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u,Yf=null,Xf=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
Rc=null;function Jf(){return new RegExp(Rc,"u")}const Qf=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
ep=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
tp=e=>{const t=util.escapeRegex(e??":");return new RegExp(`^(?:[0-9A-F]{2}${t}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${t}){5}[0\
-9a-f]{2}$`)},np=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
op=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
rp=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,ip=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
sp=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/,
ap=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/,cp=/^https?$/,up=/^\+[1-9]\d{6,14}$/,
lp=/^\d(?:[ -]?\d){11,18}$/,dp=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/,
fp=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/,Dc=null;function pp(e){return new RegExp(`^${e}$`)}const hp=null;function pn(e){
const t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:\
[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function mp(e){
return new RegExp(`^${pn(e)}$`)}function gp(e){const t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");const r=`${pn(
{precision:e.precision,seconds:!0})}(?:${t.join("|")})`,s=e.local?`${r}|${pn({precision:e.precision})}`:r;return new RegExp(
`^${Dc}T(?:${s})$`)}const Nc=/^[\s\S]{0,}$/,yp=e=>{const t=e?`[\\s\\S]{${e?.minimum??0},${e?.maximum??""}}`:"[\\s\\S]*";
return new RegExp(`^${t}$`)},_p=/^-?\d+n?$/,bp=/^-?\d+$/,Fc=/^-?\d+(?:\.\d+)?$/,$p=/^(?:true|false)$/i,wp=/^null$/i,vp=/^undefined$/i,
kp=/^[^A-Z]*$/,zp=/^[^a-z]*$/,Zp=/^[0-9a-fA-F]*$/;function xp(e,t){return new RegExp(`^[A-Za-z0-9+/]{${e}}${t}$`)}function Sp(e){
return new RegExp(`^[A-Za-z0-9_-]{${e}}$`)}const Pp=/^[0-9a-fA-F]{32}$/,Tp=null,Ap=null,Ep=/^[0-9a-fA-F]{40}$/,Cp=null,Mp=null,
Ip=/^[0-9a-fA-F]{64}$/,Op=null,Rp=null,Dp=/^[0-9a-fA-F]{96}$/,Np=null,Fp=null,Lp=/^[0-9a-fA-F]{128}$/,jp=null,Up=null,Lc={
major:4,minor:6,patch:7},$e=oe("$ZodType",(e,t)=>{var r;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=
Lc;const s=e._zod.def.checks,u=e._zod.traits.has("$ZodCheck")?[e,...s??[]]:s?.length?[...s]:[];for(const l of u)for(const $ of l.
_zod.onattach)$(e);if(u.length===0)(r=e._zod).deferred??(r.deferred=[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{
const l=(_,T,S)=>{if(_.memo)return _;let R=Pe(_),K;for(const B of T){if(B._zod.def.when){if(pc(_)||!B._zod.def.when(_))continue}else if(R)
continue;const Y=_.issues.length,J=B._zod.check(_);if(J instanceof Promise&&S?.async===!1)throw new De;if(K||J instanceof
Promise)K=(K??Promise.resolve()).then(async()=>{await J,_.issues.length!==Y&&(ln(_.issues,Y,e),R||(R=Pe(_,Y)))});else{if(_.
issues.length===Y)continue;ln(_.issues,Y,e),R||(R=Pe(_,Y))}}return K?K.then(()=>_):_},$=(_,T,S)=>{if(Pe(_))return _.aborted=
!0,_;const R=l(T,u,S);if(R instanceof Promise){if(S.async===!1)throw new De;return R.then(K=>e._zod.parse(K,S))}return e.
_zod.parse(R,S)};e._zod.run=(_,T)=>{if(T.skipChecks)return e._zod.parse(_,T);if(T.direction==="backward"){const R=e._zod.
parse({value:_.value,issues:[]},{...T,skipChecks:!0});return R instanceof Promise?R.then(K=>$(K,_,T)):$(R,_,T)}const S=e.
_zod.parse(_,T);if(S instanceof Promise){if(T.async===!1)throw new De;return S.then(R=>l(R,u,T))}return l(S,u,T)}}},{get"\
~standard"(){return $c(this,"~standard",Uc(this))},set"~standard"(e){Ce(this,"~standard",e)}}),nr=(e,t)=>e.issues.length?
{issues:e.issues.map(r=>Ge(r,t,Ye()))}:{value:e.value};async function jc(e,t){const r={async:!0};return nr(await e._zod.
run({value:t,issues:[]},r),r)}function Uc(e){return{validate:t=>{const r={async:!1};try{const s=e._zod.run({value:t,issues:[]},
r);if(!(s instanceof Promise))return nr(s,r)}catch{}return jc(e,t)},vendor:"zod",version:1}}const Bc=oe("$ZodString",(e,t)=>{
$e.init(e,t),e._zod.pattern=t.pattern??Nc,e._zod.parse=(r,s)=>{if(t.coerce)try{r.value=String(r.value)}catch{}return typeof r.
value=="string"||r.issues.push({expected:"string",code:"invalid_type",input:r.value,inst:e}),r}}),Bp=null,Kp=null,Wp=null,
Hp=null,Kc=1,hn=2;function or(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):(new URL(e),
!0)}catch{return!1}}function Vp(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?or(e)||hn:Wc(e,t)}function Wc(e,t){
if(!t.normalize&&t.protocol?.source===regexes.httpProtocol.source&&!/^https?:\/\//i.test(e))return Kc;try{if(typeof URL<
"u"){const r=URL;if(typeof r.parse=="function")return r.parse(e)??hn}return new URL(e)}catch{return hn}}const Hc=/[\t\n\r]/g;
function Gp(e){return e.replace(Hc,"")}function qp(e,t){return t.lastIndex=0,t.test(e.hostname)}function Yp(e,t){return t.
lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}const Xp=null,Jp=null,Qp=null,eh=null,th=null,
nh=null,oh=null,rh=null,ih=null,sh=null,ah=null,ch=null,uh=null,Vc=/^[0-9a-fA-F:.]+$/;function Gc(e){return Vc.test(e)?or(
`http://[${e}]`):!1}const lh=null,dh=null,fh=null;function ph(e){const t=e.split("/");if(t.length!==2)return!1;const[r,s]=t;
if(!s)return!1;const u=Number(s);return`${u}`!==s||u<0||u>128?!1:Gc(r)}const hh=null;function qc(e){if(e==="")return!0;if(/\s/.
test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}const mh=/^[0-9a-zA-Z+/]*={0,2}$/,gh=null,Yc=/^[A-Za-z0-9_-]*$/;
function yh(e){if(!Yc.test(e))return!1;const t=e.replace(/[-_]/g,s=>s==="-"?"+":"/"),r=t.padEnd(Math.ceil(t.length/4)*4,
"=");return qc(r)}const _h=null,bh=null,Xc=/[- ]/g;function Jc(e){let t=e.length,r=1,s=0;for(;t;){const u=e.charCodeAt(--t)-
48;r^=1,s+=r?[0,2,4,6,8,1,3,5,7,9][u]:u}return s%10===0}function $h(e){return regexes.creditCard.test(e)?Jc(e.replace(Xc,
"")):!1}const wh=null;function Qc(e){let t=0;const r=e.length;for(let s=4;s<r;s++){const u=e.charCodeAt(s);t=(u>=65?t*100+
(u-55):t*10+(u-48))%97}for(let s=0;s<4;s++){const u=e.charCodeAt(s);t=(u>=65?t*100+(u-55):t*10+(u-48))%97}return t===1}function vh(e){
return regexes.iban.test(e)?Qc(e):!1}const kh=null;function zh(e,t=null){try{const r=e.split(".");if(r.length!==3)return!1;
const[s]=r;if(!s)return!1;const u=JSON.parse(atob(s));return!("typ"in u&&u?.typ!=="JWT"||!u.alg||t&&(!("alg"in u)||u.alg!==
t))}catch{return!1}}const Zh=null,xh=null,rr=oe("$ZodNumber",(e,t)=>{$e.init(e,t),e._zod.pattern=Fc,e._zod.parse=(r,s)=>{
if(t.coerce)try{r.value=Number(r.value)}catch{}const u=r.value;if(typeof u=="number"&&!Number.isNaN(u)&&Number.isFinite(
u))return r;const l=typeof u=="number"?Number.isNaN(u)?"NaN":Number.isFinite(u)?void 0:String(u):void 0;return r.issues.
push({expected:"number",code:"invalid_type",input:u,inst:e,...l?{received:l}:{}}),r}}),eu=oe("$ZodNumberFormat",(e,t)=>{
Ec.init(e,t),rr.init(e,t)}),Sh=null,Ph=null,Th=null,Ah=null,Eh=null,Ch=null,Mh=null,Ih=null,tu=oe("$ZodNever",(e,t)=>{$e.
init(e,t),e._zod.parse=(r,s)=>(r.issues.push({expected:"never",code:"invalid_type",input:r.value,inst:e}),r)}),Oh=null,Rh=null;
function nu(e,t){const r=Jo(e._zod.def.checks);if(!r.length)return;const s=Math.min(...r.map(l=>l[0])),u=e._zod.parse;e.
_zod.parse=(l,$)=>{const _=t(l.value);if(_>s&&!$?.skipChecks&&$?.direction!=="backward"){for(const[T,S]of Jo(e._zod.def.
checks))if(_>T&&S._zod.def.when(l)){const R=l.issues.length;return S._zod.check(l),l.issues[R].continue=!1,ln(l.issues,R,
e),l}}return u(l,$)}}const ou=e=>Array.isArray(e)?e.length:-1,Dh=e=>e instanceof Map?e.size:-1,Nh=e=>e instanceof Set?e.
size:-1;function ir(e,t,r){e.issues.length&&t.issues.push(...Xo(r,e.issues)),t.value[r]=e.value}const ru=oe("$ZodArray",
(e,t)=>{$e.init(e,t);const r=qe.memoizer;r?.attach(e),e._zod.parse=(s,u)=>{const l=s.value;if(!Array.isArray(l))return s.
issues.push({expected:"array",code:"invalid_type",input:l,inst:e}),s;s.value=r?r.alloc(e,s,Array(l.length),u):Array(l.length);
const $=[],_=u?.abortEarly;for(let T=0;T<l.length;T++){const S=l[T],R=t.element._zod.run({value:S,issues:[]},u);if(R instanceof
Promise)$.push(R.then(K=>ir(K,s,T)));else if(ir(R,s,T),_&&R.issues.length!==0&&Pe(R))break}return $.length?Promise.all($).
then(()=>s):s},nu(e,ou)});function _t(e,t,r,s,u,l){const $=r in s,_=l==="optional";if(!(!$&&_&&u==="optional")){if(e.issues.
length){if(u!==void 0&&_&&!$)return;t.issues.push(...Xo(r,e.issues))}if(!$&&u===void 0){e.issues.length||t.issues.push({
code:"invalid_type",expected:"nonoptional",input:void 0,path:[r]});return}e.value===void 0?($||u==="defaulted"&&!_)&&(t.
value[r]=void 0):t.value[r]=e.value}}const iu=[];function su(e){const t=Object.keys(e.shape),r=Object.getOwnPropertySymbols(
e.shape),s=r.length?r:iu,u=s.length?[...t,...s]:t;for(const $ of u)if(!e.shape?.[$]?._zod?.traits?.has("$ZodType"))throw new Error(
`Invalid element at key "${String($)}": expected a Zod schema`);const l=be(e.shape);return{...e,allKeys:u,symbolKeys:s,keySet:new Set(
t),numKeys:t.length,optionalKeys:new Set(l)}}function au(e,t,r,s,u,l,$){const _=[],T=u.keySet,S=u.catchall._zod,R=S.def.
type,K=S.optin,B=S.optout;let Y=0;for(const J in t){if($&&r.issues.length!==Y){if(Pe(r,Y))break;Y=r.issues.length}if(T.has(
J))continue;if(J==="__proto__"){R==="never"&&_.push(J);continue}if(R==="never"){_.push(J);continue}const V=S.run({value:t[J],
issues:[]},s);V instanceof Promise?e.push(V.then(ie=>_t(ie,r,J,t,K,B))):_t(V,r,J,t,K,B)}return _.length&&r.issues.push({
code:"unrecognized_keys",keys:_,input:t,inst:l,continue:!0}),e.length?Promise.all(e).then(()=>r):r}const cu=oe("$ZodObje\
ct",(e,t)=>{$e.init(e,t);const r=Object.getOwnPropertyDescriptor(t,"shape"),s=r?.get?r.get.raw:t.shape??{};if(s){const S=()=>{
const R={...s};return Object.defineProperty(t,"shape",{value:R}),S.raw=R,R};S.raw=s,Object.defineProperty(t,"shape",{get:S})}
const u=I(()=>su(t));he(e,"propValues",S=>{const R=S.def.shape,K={};for(const B in R){const Y=R[B]._zod;if(Y.values){Object.
prototype.hasOwnProperty.call(K,B)||v(K,B,new Set);for(const J of Y.values)K[B].add(J);Y.optin!==void 0&&K[B].add(void 0)}}
return K});const l=O,$=t.catchall;let _;const T=qe.memoizer;T?.attach(e),e._zod.parse=(S,R)=>{_??(_=u.value);const K=S.value;
if(!l(K))return S.issues.push({expected:"object",code:"invalid_type",input:K,inst:e}),S;S.value=T?T.alloc(e,S,{},R):{};const B=[],
Y=_.shape,J=R?.abortEarly;let V=S.issues.length;for(const ie of _.allKeys){if(J&&S.issues.length!==V){if(Pe(S,V))break;V=
S.issues.length}if(ie==="__proto__")continue;const de=Y[ie],we=de._zod.optin,En=de._zod.optout,St=de._zod.run({value:K[ie],
issues:[]},R);St instanceof Promise?B.push(St.then(nt=>_t(nt,S,ie,K,we,En))):_t(St,S,ie,K,we,En)}return $?au(B,K,S,R,u.value,
e,J===!0):B.length?Promise.all(B).then(()=>S):S}}),Fh=null;function sr(e,t,r,s){for(const l of e)if(l.issues.length===0)
return t.value=l.value,t;const u=e.filter(l=>!Pe(l));return u.length===1?(t.value=u[0].value,u[0]):(t.issues.push({code:"\
invalid_union",input:t.value,inst:r,errors:e.map(l=>l.issues.map($=>Ge($,s,Ye())))}),t)}const uu=oe("$ZodUnion",(e,t)=>{
$e.init(e,t),he(e,"optin",s=>s.def.options.some(u=>u._zod.optin==="defaulted")?"defaulted":s.def.options.some(u=>u._zod.
optin!==void 0)?"optional":void 0),he(e,"optout",s=>s.def.options.some(u=>u._zod.optout==="optional")?"optional":void 0),
he(e,"values",s=>{if(s.def.options.every(u=>u._zod.values))return new Set(s.def.options.flatMap(u=>Array.from(u._zod.values)))}),
he(e,"pattern",s=>{if(s.def.options.every(u=>u._zod.pattern)){const u=s.def.options.map(l=>l._zod.pattern);return new RegExp(
`^(${u.map(l=>L(l.source)).join("|")})$`)}});const r=t.options.length===1?t.options[0]._zod.run:null;e._zod.parse=(s,u)=>{
if(r)return r(s,u);let l=!1;const $=[];for(const _ of t.options){const T=_._zod.run({value:s.value,issues:[]},u);if(T instanceof
Promise)$.push(T),l=!0;else{if(T.issues.length===0)return T;$.push(T)}}return l?Promise.all($).then(_=>sr(_,s,e,u)):sr($,
s,e,u)}});function Lh(e,t,r,s){const u=[];for(let l=0;l<e.length;l++)e[l].issues.length===0&&u.push(l);return u.length===
1?(t.value=e[u[0]].value,t):(u.length===0?t.issues.push({code:"invalid_union",input:t.value,inst:r,errors:e.map(l=>l.issues.
map($=>util.finalizeIssue($,s,core.config())))}):t.issues.push({code:"invalid_union",input:t.value,inst:r,errors:[],inclusive:!1,
matches:u}),t)}const jh=null;function Uh(e,t){const r=e._zod;let s=r.bag.optionsMap;s||(s=lu(r.def),r.bag.optionsMap=s);
const u=s.get(t);if(u===null)throw new Error(`Ambiguous discriminator value "${String(t)}"`);return u}function lu(e){const t=new Map;
for(const r of e.options){const s=r._zod.propValues?.[e.discriminator];if(!s||s.size===0)throw new Error(`Invalid discri\
minated union option at index "${e.options.indexOf(r)}"`);for(const u of s)if(t.has(u)){if(u!==void 0)throw new Error(`D\
uplicate discriminator value "${String(u)}"`);t.set(u,null)}else t.set(u,r)}return t}const Bh=null,Kh=null;function mn(e,t){
if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&+e==+t)return{valid:!0,data:e};if(util.isPlainObject(
e)&&util.isPlainObject(t)){const r=Object.keys(t),s=Object.keys(e).filter(l=>r.indexOf(l)!==-1),u={...e,...t};Object.prototype.
hasOwnProperty.call(u,"__proto__")&&delete u.__proto__;for(const l of s){if(l==="__proto__")continue;const $=mn(e[l],t[l]);
if(!$.valid)return{valid:!1,mergeErrorPath:[l,...$.mergeErrorPath]};u[l]=$.data}return{valid:!0,data:u}}if(Array.isArray(
e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};const r=[];for(let s=0;s<e.length;s++){const u=e[s],
l=t[s],$=mn(u,l);if(!$.valid)return{valid:!1,mergeErrorPath:[s,...$.mergeErrorPath]};r.push($.data)}return{valid:!0,data:r}}
return{valid:!1,mergeErrorPath:[]}}function Wh(e,t,r){const s=new Map;let u;const l=new Map,$=(S,R)=>{let K;if(S.code===
"unrecognized_keys"&&!S.path?.length)u??(u=S),K=S.keys;else if(S.code==="invalid_key"&&S.origin==="record"&&S.path?.length===
1){const B=String(S.path[0]);l.has(B)||l.set(B,S),K=[B]}else return!1;for(const B of K)s.has(B)||s.set(B,{}),s.get(B)[R]=
!0;return!0};for(const S of t.issues)$(S,"l")||e.issues.push(S);for(const S of r.issues)$(S,"r")||e.issues.push(S);const _=[
...s].filter(([,S])=>S.l&&S.r).map(([S])=>S);if(_.length){const S=u?_.filter(R=>u.keys.includes(R)):[];S.length&&e.issues.
push({...u,keys:S});for(const R of _)!S.includes(R)&&l.has(R)&&e.issues.push(l.get(R))}const T=mn(t.value,r.value);if(!T.
valid){if(util.aborted(e))return e;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(T.mergeErrorPath)}`)}
return e.value=T.data,e}const Hh=null;function Vh(e,t){for(let r=e.length-1;r>=0;r--)if(!(t==="optin"?e[r]._zod.optin!==
void 0:e[r]._zod.optout==="optional"))return r+1;return 0}function Gh(e,t,r){e.issues.length&&t.issues.push(...util.prefixIssues(
r,e.issues)),t.value[r]=e.value}function qh(e,t,r,s,u){for(let l=0;l<r.length;l++){const $=e[l],_=l<s.length;if(!_&&l>=u&&
r[l]._zod.optin==="optional"){t.value.length=l;break}if($.issues.length){if(!_&&l>=u){t.value.length=l;break}t.issues.push(
...util.prefixIssues(l,$.issues))}t.value[l]=$.value}for(let l=t.value.length-1;l>=s.length&&(r[l]._zod.optout==="option\
al"&&t.value[l]===void 0);l--)t.value.length=l;return t}const Yh=null,Xh=null;function Jh(e,t,r,s,u,l,$){e.issues.length&&
(util.propertyKeyTypes.has(typeof s)?r.issues.push(...util.prefixIssues(s,e.issues)):r.issues.push({code:"invalid_key",origin:"\
map",input:u,inst:l,issues:e.issues.map(_=>util.finalizeIssue(_,$,core.config()))})),t.issues.length&&(util.propertyKeyTypes.
has(typeof s)?r.issues.push(...util.prefixIssues(s,t.issues)):r.issues.push({origin:"map",code:"invalid_element",input:u,
inst:l,key:s,issues:t.issues.map(_=>util.finalizeIssue(_,$,core.config()))})),r.value.set(e.value,t.value)}const Qh=null;
function em(e,t){e.issues.length&&t.issues.push(...e.issues),t.value.add(e.value)}const tm=null,nm=null,om=null,du=oe("$\
ZodTransform",(e,t)=>{$e.init(e,t),e._zod.optin="optional",qe.memoizer?.guard(e),e._zod.parse=(r,s)=>{if(s.direction==="\
backward")throw new Pc(e.constructor.name);const u=t.transform(r.value,r);if(s.async)return(u instanceof Promise?u:Promise.
resolve(u)).then($=>(r.value=$,r));if(u instanceof Promise)throw new De;return r.value=u,r}});function ar(e,t){return e.
value=t.issues.length?void 0:t.value,e}const fu=oe("$ZodOptional",(e,t)=>{$e.init(e,t),he(e,"optin",r=>r.def.innerType._zod.
optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",he(e,"values",r=>{const s=r.def.innerType._zod.values;
return s?new Set([...s,void 0]):void 0}),he(e,"pattern",r=>{const s=r.def.innerType._zod.pattern;return s?new RegExp(`^(${L(
s.source)})?$`):void 0}),e._zod.parse=(r,s)=>{if(r.value===void 0){if(t.innerType._zod.optin!=="defaulted")return r;const u=t.
innerType._zod.run({value:r.value,issues:[]},s);return u instanceof Promise?u.then(l=>ar(r,l)):ar(r,u)}return t.innerType.
_zod.run(r,s)}}),rm=null,im=null,sm=null;function am(e,t){return e.value===void 0&&(e.value=t.defaultValue),e}const cm=null,
um=null;function lm(e,t){return!e.issues.length&&e.value===void 0&&e.issues.push({code:"invalid_type",expected:"nonoptio\
nal",input:e.value,inst:t}),e}const dm=null;function fm(e,t,r,s){return t.issues.length?(e.value=r.catchValue({...t,value:e.
value,error:{issues:t.issues.map(u=>util.finalizeIssue(u,s,core.config()))},input:e.value}),e):(e.value=t.value,t.memo&&
(e.memo=!0),e)}const pm=null,hm=null,pu=oe("$ZodPipe",(e,t)=>{$e.init(e,t),he(e,"values",r=>r.def.in._zod.values),he(e,"\
optin",r=>r.def.in._zod.optin),he(e,"optout",r=>r.def.out._zod.optout),he(e,"propValues",r=>r.def.in._zod.propValues),e.
_zod.parse=(r,s)=>{if(s.direction==="backward"){const l=t.out._zod.run(r,s);return l instanceof Promise?l.then($=>bt($,t.
in,s)):bt(l,t.in,s)}const u=t.in._zod.run(r,s);return u instanceof Promise?u.then(l=>bt(l,t.out,s)):bt(u,t.out,s)}});function bt(e,t,r){
return e.issues.some(s=>s.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run({value:e.value,issues:e.issues},r)}const mm=null;
function gm(e,t,r){if(e.issues.length)return e.aborted=!0,e;if((r.direction||"forward")==="forward"){const u=t.transform(
e.value,e);return u instanceof Promise?u.then(l=>$t(e,l,t.out,r)):$t(e,u,t.out,r)}else{const u=t.reverseTransform(e.value,
e);return u instanceof Promise?u.then(l=>$t(e,l,t.in,r)):$t(e,u,t.in,r)}}function $t(e,t,r,s){return e.issues.length?(e.
aborted=!0,e):r._zod.run({value:t,issues:e.issues},s)}const ym=null,_m=null;function bm(e){return e.memo||(e.value=Object.
freeze(e.value)),e}function hu(e){const t=e._zod.def;let r=t.pattern,s=!!t.format?.includes("int"),u,l;for(const _ of t.
checks??[]){const T=_._zod.def;T.pattern&&(r=T.pattern),s||(s=!!T.format?.includes("int"));const S=T.minimum??T.length,R=T.
maximum??T.length;S!==void 0&&(u===void 0||S>u)&&(u=S),R!==void 0&&(l===void 0||R<l)&&(l=R)}if(r)return r.source;if(u!==
void 0&&l!==void 0&&u>l)return"(?!)";if(u!==void 0||l!==void 0)return regexes.string({minimum:u,maximum:l}).source;const $=e.
_zod.pattern;return(s&&$===regexes.number?regexes.integer:$)?.source}function cr(e){const t=e._zod.def,r=e._zod.pattern?.
source,s=t.innerType??e._zod.innerType;if(s){const u=s._zod.pattern?.source,l=cr(s);return r&&u&&l&&l!==u?r.replace(util.
cleanRegex(u),()=>util.cleanRegex(l)):r}if(t.options){const u=t.options.map(cr);if(u.every(Boolean))return`^(${u.map(l=>util.
cleanRegex(l)).join("|")})$`}return hu(e)}const $m=null,wm=null,vm=null,km=null,zm=null;function Zm(e,t,r,s){if(!e){const u={
code:"custom",input:r,inst:s,path:[...s._zod.def.path??[]],continue:!s._zod.def.abort};s._zod.def.params&&(u.params=s._zod.
def.params),t.issues.push(util.issue(u))}}var ur;const xm=null,Sm=null;class mu{constructor(){this._map=new WeakMap,this.
_idmap=new Map}add(t,...r){const s=r[0];return this._map.set(t,s),s&&typeof s=="object"&&"id"in s&&this._idmap.set(s.id,
t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){const r=this._map.get(t);return r&&typeof r==
"object"&&"id"in r&&this._idmap.delete(r.id),this._map.delete(t),this}get(t){const r=t._zod.parent;if(r){const s={...this.
get(r)??{}};delete s.id;const u={...s,...this._map.get(t)};return Object.keys(u).length?u:void 0}return this._map.get(t)}has(t){
return this._map.has(t)}}function gu(){return new mu}(ur=globalThis).__zod_globalRegistry??(ur.__zod_globalRegistry=gu());
const wt=globalThis.__zod_globalRegistry;function vt(e){return e.checks&&(e.checks=[...e.checks]),e}function yu(e,t){return new e(
vt({type:"string",...ne(t)}))}function Pm(e,t){return new e(vt({type:"string",coerce:!0,...util.normalizeParams(t)}))}function Tm(e,t){
return new e({type:"string",format:"email",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Am(e,t){
return new e({type:"string",format:"guid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Em(e,t){return new e(
{type:"string",format:"uuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Cm(e,t){return new e({
type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...util.normalizeParams(t)})}function Mm(e,t){return new e(
{type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...util.normalizeParams(t)})}function Im(e,t){return new e(
{type:"string",format:"uuid",check:"string_format",abort:!1,version:"v7",...util.normalizeParams(t)})}function Om(e,t){return new e(
{type:"string",format:"url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Rm(e,t){return new e({type:"\
string",format:"emoji",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Dm(e,t){return new e({type:"\
string",format:"nanoid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Nm(e,t){return new e({type:"\
string",format:"cuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Fm(e,t){return new e({type:"s\
tring",format:"cuid2",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Lm(e,t){return new e({type:"s\
tring",format:"ulid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function jm(e,t){return new e({type:"st\
ring",format:"xid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Um(e,t){return new e({type:"stri\
ng",format:"ksuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Bm(e,t){return new e({type:"stri\
ng",format:"ipv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Km(e,t){return new e({type:"strin\
g",format:"ipv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Wm(e,t){return new e({type:"string",
format:"mac",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Hm(e,t){return new e({type:"string",format:"\
cidrv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Vm(e,t){return new e({type:"string",format:"\
cidrv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Gm(e,t){return new e({type:"string",format:"\
base64",check:"string_format",abort:!1,...util.normalizeParams(t)})}function qm(e,t){return new e({type:"string",format:"\
base64url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Ym(e,t){return new e({type:"string",format:"\
e164",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Xm(e,t){return new e({type:"string",format:"c\
redit_card",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Jm(e,t){return new e({type:"string",format:"\
iban",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Qm(e,t){return new e({type:"string",format:"j\
wt",check:"string_format",abort:!1,...util.normalizeParams(t)})}const eg={Any:null,Minute:-1,Second:0,Millisecond:3,Microsecond:6};
function tg(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,...util.
normalizeParams(t)})}function ng(e,t){return new e({type:"string",format:"date",check:"string_format",...util.normalizeParams(
t)})}function og(e,t){return new e({type:"string",format:"time",check:"string_format",precision:null,...util.normalizeParams(
t)})}function rg(e,t){return new e({type:"string",format:"duration",check:"string_format",...util.normalizeParams(t)})}function ig(e,t){
return new e(vt({type:"number",checks:[],...util.normalizeParams(t)}))}function sg(e,t){return new e(vt({type:"number",coerce:!0,
checks:[],...util.normalizeParams(t)}))}function _u(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"\
safeint",...ne(t)})}function ag(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float32",...util.
normalizeParams(t)})}function cg(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float64",...util.
normalizeParams(t)})}function ug(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"int32",...util.
normalizeParams(t)})}function lg(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"uint32",...util.
normalizeParams(t)})}function dg(e,t){return new e({type:"boolean",...util.normalizeParams(t)})}function fg(e,t){return new e(
{type:"boolean",coerce:!0,...util.normalizeParams(t)})}function pg(e,t){return new e({type:"bigint",...util.normalizeParams(
t)})}function hg(e,t){return new e({type:"bigint",coerce:!0,...util.normalizeParams(t)})}function mg(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"int64",...util.normalizeParams(t)})}function gg(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"uint64",...util.normalizeParams(t)})}function yg(e,t){return new e(
{type:"symbol",...util.normalizeParams(t)})}function _g(e,t){return new e({type:"undefined",...util.normalizeParams(t)})}
function bg(e,t){return new e({type:"null",...util.normalizeParams(t)})}function $g(e){return new e({type:"any"})}function wg(e){
return new e({type:"unknown"})}function bu(e,t){return new e({type:"never",...ne(t)})}function vg(e,t){return new e({type:"\
void",...util.normalizeParams(t)})}function kg(e,t){return new e({type:"date",...util.normalizeParams(t)})}function zg(e,t){
return new e({type:"date",coerce:!0,...util.normalizeParams(t)})}function Zg(e,t){return new e({type:"nan",...util.normalizeParams(
t)})}function $u(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function wu(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!0})}
function vu(e,t){return new checks.$ZodCheckGreaterThan({check:"greater_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function lr(e,t){return new Ac({check:"greater_than",...ne(t),value:e,inclusive:!0})}function xg(e){return vu(0,e)}function Sg(e){
return $u(0,e)}function Pg(e){return wu(0,e)}function Tg(e){return lr(0,e)}function Ag(e,t){return new checks.$ZodCheckMultipleOf(
{check:"multiple_of",...util.normalizeParams(t),value:e})}function Eg(e,t){return new checks.$ZodCheckMaxSize({check:"ma\
x_size",...util.normalizeParams(t),maximum:e})}function Cg(e,t){return new checks.$ZodCheckMinSize({check:"min_size",...util.
normalizeParams(t),minimum:e})}function Mg(e,t){return new checks.$ZodCheckSizeEquals({check:"size_equals",...util.normalizeParams(
t),size:e})}function Ig(e,t){return new checks.$ZodCheckMaxLength({check:"max_length",...util.normalizeParams(t),maximum:e})}
function ku(e,t){return new Cc({check:"min_length",...ne(t),minimum:e})}function Og(e,t){return new checks.$ZodCheckLengthEquals(
{check:"length_equals",...util.normalizeParams(t),length:e})}function zu(e,t){return new Ic({check:"string_format",format:"\
regex",...ne(t),pattern:e})}function Rg(e){return new checks.$ZodCheckLowerCase({check:"string_format",format:"lowercase",
...util.normalizeParams(e)})}function Dg(e){return new checks.$ZodCheckUpperCase({check:"string_format",format:"uppercas\
e",...util.normalizeParams(e)})}function Ng(e,t){return new checks.$ZodCheckIncludes({check:"string_format",format:"incl\
udes",...util.normalizeParams(t),includes:e})}function Fg(e,t){return new checks.$ZodCheckStartsWith({check:"string_form\
at",format:"starts_with",...util.normalizeParams(t),prefix:e})}function Lg(e,t){return new checks.$ZodCheckEndsWith({check:"\
string_format",format:"ends_with",...util.normalizeParams(t),suffix:e})}function jg(e,t,r){return new checks.$ZodCheckProperty(
{check:"property",property:e,schema:t,...util.normalizeParams(r)})}function Ug(e,t){return new checks.$ZodCheckProperties(
{check:"properties",shape:e,...util.normalizeParams(t)})}function Bg(e,t){return new checks.$ZodCheckMimeType({check:"mi\
me_type",mime:e,...util.normalizeParams(t)})}function Xe(e){return new Oc({check:"overwrite",tx:e})}function Kg(e){return Xe(
t=>t.normalize(e))}function Zu(){return Xe(e=>e.trim())}function Wg(){return Xe(e=>e.toLowerCase())}function Hg(){return Xe(
e=>e.toUpperCase())}function Vg(){return Xe(e=>util.slugify(e))}function Gg(e,t,r){return new e({type:"array",element:t,
...util.normalizeParams(r)})}function qg(e,t,r){return new e({type:"union",options:t,...util.normalizeParams(r)})}function Yg(e,t,r){
return new e({type:"union",options:t,inclusive:!1,...util.normalizeParams(r)})}function Xg(e,t,r,s){return new e({type:"\
union",options:r,discriminator:t,...util.normalizeParams(s)})}function Jg(e,t,r){return new e({type:"intersection",left:t,
right:r})}function Qg(e,t,r,s){const u=r instanceof schemas.$ZodType,l=u?s:r,$=u?r:null;return new e({type:"tuple",items:t,
rest:$,...util.normalizeParams(l)})}function ey(e,t,r,s){return new e({type:"record",keyType:t,valueType:r,...util.normalizeParams(
s)})}function ty(e,t,r,s){return new e({type:"map",keyType:t,valueType:r,...util.normalizeParams(s)})}function ny(e,t,r){
return new e({type:"set",valueType:t,...util.normalizeParams(r)})}function oy(e,t,r){const s=Array.isArray(t)?Object.fromEntries(
t.map(u=>[u,u])):t;return new e({type:"enum",entries:s,...util.normalizeParams(r)})}function ry(e,t,r){return new e({type:"\
enum",entries:t,...util.normalizeParams(r)})}function iy(e,t,r){return new e({type:"literal",values:Array.isArray(t)?t:[
t],...util.normalizeParams(r)})}function sy(e,t){return new e({type:"file",...util.normalizeParams(t)})}function ay(e,t){
return new e({type:"transform",transform:t})}function cy(e,t){return new e({type:"optional",innerType:t})}function uy(e,t){
return new e({type:"nullable",innerType:t})}function ly(e,t,r){return new e({type:"default",innerType:t,get defaultValue(){
return typeof r=="function"?r():util.shallowClone(r)}})}function dy(e,t,r){return new e({type:"nonoptional",innerType:t,
...util.normalizeParams(r)})}function fy(e,t){return new e({type:"success",innerType:t})}function py(e,t,r){return new e(
{type:"catch",innerType:t,catchValue:typeof r=="function"?r:util.constantCatch(r)})}function hy(e,t,r){return new e({type:"\
pipe",in:t,out:r})}function my(e,t){return new e({type:"readonly",innerType:t})}function gy(e,t,r){return new e({type:"t\
emplate_literal",parts:t,...util.normalizeParams(r)})}function yy(e,t){return new e({type:"lazy",getter:t})}function _y(e,t){
return new e({type:"promise",innerType:t})}function by(e,t,r){const s=util.normalizeParams(r);return s.abort??(s.abort=!0),
new e({type:"custom",check:"custom",fn:t,...s})}function $y(e,t,r){return new e({type:"custom",check:"custom",fn:t,...util.
normalizeParams(r)})}function wy(e,t){const r=xu(s=>(s.addIssue=u=>{if(typeof u=="string")s.issues.push(util.issue(u,s.value,
r._zod.def));else{const l=u;l.fatal&&(l.continue=!1),l.code??(l.code="custom"),"input"in l||(l.input=s.value),l.inst??(l.
inst=r),l.continue??(l.continue=!r._zod.def.abort),s.issues.push(util.issue(l))}},e(s.value,s)),t);return r}function xu(e,t){
const r=new checks.$ZodCheck({check:"custom",...util.normalizeParams(t)});return r._zod.check=e,r}function Su(e){const t=new Ae(
{check:"describe"});return t._zod.onattach=[r=>{const s=wt.get(r)??{};wt.add(r,{...s,description:e})}],t._zod.check=()=>{},
t}function Pu(e){const t=new Ae({check:"meta"});return t._zod.onattach=[r=>{const s=wt.get(r)??{};wt.add(r,{...s,...e})}],
t._zod.check=()=>{},t}function vy(e,t){const r=util.normalizeParams(t);let s=r.truthy??["true","1","yes","on","y","enabl\
ed"],u=r.falsy??["false","0","no","off","n","disabled"];r.case!=="sensitive"&&(s=s.map(Y=>typeof Y=="string"?Y.toLowerCase():
Y),u=u.map(Y=>typeof Y=="string"?Y.toLowerCase():Y));const l=new Set(s),$=new Set(u),_=e.Codec??schemas.$ZodCodec,T=e.Boolean??
schemas.$ZodBoolean,S=e.String??schemas.$ZodString,R=new S({type:"string",error:r.error}),K=new T({type:"boolean",error:r.
error}),B=new _({type:"pipe",in:R,out:K,transform:((Y,J)=>{let V=Y;return r.case!=="sensitive"&&(V=V.toLowerCase()),l.has(
V)?!0:$.has(V)?!1:(J.issues.push({code:"invalid_value",expected:"stringbool",values:[...l,...$],input:J.value,inst:B,continue:!1}),
{})}),reverseTransform:((Y,J)=>Y===!0?s[0]||"true":u[0]||"false"),error:r.error});return B._zod.bag.truthy=s,B._zod.bag.
falsy=u,B._zod.bag.case=r.case??"insensitive",B}function ky(e,t,r,s={}){const u=util.normalizeParams(s),l={check:"string\
_format",type:"string",format:t,fn:typeof r=="function"?r:_=>r.test(_),...u};return r instanceof RegExp&&(l.pattern=r),new e(
l)}function Tu(){const e=this._zod;return e.message??(e.message=JSON.stringify(e.def,k,2)),e.message}function Au(e){this.
_zod.message=e}const Eu={get:Tu,set:Au,enumerable:!0,configurable:!0},gn={value:void 0,enumerable:!1},dr=new WeakSet([Object.
prototype,Error.prototype]),fr=(e,t)=>{e.name="$ZodError",gn.value=t,Object.defineProperty(e,"issues",gn),gn.value=void 0,
Object.defineProperty(e,"message",Eu);const r=Object.getPrototypeOf(e);dr.has(r)||(dr.add(r),Object.defineProperty(r,"to\
String",{configurable:!0,enumerable:!1,get(){const s=()=>this.message;return Object.defineProperty(this,"toString",{value:s,
configurable:!0,writable:!0}),s},set(s){Object.defineProperty(this,"toString",{value:s,configurable:!0,writable:!0})}}))},
zy=oe("$ZodError",fr),me=oe("$ZodError",fr,void 0,{Parent:Error});function Cu(e,t,r){return Object.prototype.hasOwnProperty.
call(e,t)||(t==="__proto__"?Object.defineProperty(e,t,{value:r(),writable:!0,enumerable:!0,configurable:!0}):e[t]=r()),e[t]}
function Zy(e,t=r=>r.message){const r={},s=[];for(const u of e.issues)u.path.length>0?Cu(r,u.path[0],()=>[]).push(t(u)):
s.push(t(u));return{formErrors:s,fieldErrors:r}}function xy(e,t=r=>r.message){const r={_errors:[]},s=(u,l=[])=>{for(const $ of u.
issues)if($.code==="invalid_union"&&$.errors.length)$.errors.map(_=>s({issues:_},[...l,...$.path]));else if($.code==="in\
valid_key")s({issues:$.issues},[...l,...$.path]);else if($.code==="invalid_element")s({issues:$.issues},[...l,...$.path]);else{
const _=[...l,...$.path];if(_.length===0)r._errors.push(t($));else{let T=r,S=0;for(;S<_.length;){const R=_[S],K=S===_.length-
1;if(R==="_errors"){K&&T._errors.push(t($)),S++;continue}Object.prototype.hasOwnProperty.call(T,R)||Object.defineProperty(
T,R,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});const B=T[R];K&&B._errors.push(t($)),T=B,S++}}}};return s(
e),r}function Sy(e,t=r=>r.message){const r={errors:[]},s=(u,l=[])=>{var $;for(const _ of u.issues)if(_.code==="invalid_u\
nion"&&_.errors.length)_.errors.map(T=>s({issues:T},[...l,..._.path]));else if(_.code==="invalid_key")s({issues:_.issues},
[...l,..._.path]);else if(_.code==="invalid_element")s({issues:_.issues},[...l,..._.path]);else{const T=[...l,..._.path];
if(T.length===0){r.errors.push(t(_));continue}let S=r,R=0;for(;R<T.length;){const K=T[R],B=R===T.length-1;typeof K=="str\
ing"?(S.properties??(S.properties={}),Object.prototype.hasOwnProperty.call(S.properties,K)||Object.defineProperty(S.properties,
K,{value:{errors:[]},enumerable:!0,writable:!0,configurable:!0}),S=S.properties[K]):(S.items??(S.items=[]),($=S.items)[K]??
($[K]={errors:[]}),S=S.items[K]),B&&S.errors.push(t(_)),R++}}};return s(e),r}function Mu(e){const t=[],r=e.map(s=>typeof s==
"object"?s.key:s);for(const s of r)typeof s=="number"?t.push(`[${s}]`):typeof s=="symbol"?t.push(`[${JSON.stringify(String(
s))}]`):/[^\w$]/.test(s)?t.push(`[${JSON.stringify(s)}]`):(t.length&&t.push("."),t.push(s));return t.join("")}function Py(e){
const t=[],r=[...e.issues].sort((s,u)=>(s.path??[]).length-(u.path??[]).length);for(const s of r)t.push(`\u2716 ${s.message}`),
s.path?.length&&t.push(`  \u2192 at ${Mu(s.path)}`);return t.join(`
`)}function kt(e,t){return{callee:t?.callee??e,Err:t?.Err}}const yn=e=>{const t=(r,s,u,l)=>{const $=u?{...u,async:!1}:{async:!1},
_=r._zod.run({value:s,issues:[]},$);if(_ instanceof Promise)throw new De;if(_.issues.length){const T=new(l?.Err??e)(_.issues.
map(S=>Ge(S,$,Ye())));throw M(T,l?.callee??t),T}return _.value};return t},Iu=yn(me),_n=e=>{const t=async(r,s,u,l)=>{const $=u?
{...u,async:!0}:{async:!0};let _=r._zod.run({value:s,issues:[]},$);if(_ instanceof Promise&&(_=await _),_.issues.length){
const T=new(l?.Err??e)(_.issues.map(S=>Ge(S,$,Ye())));throw M(T,l?.callee??t),T}return _.value};return t},Ou=_n(me),bn=e=>(t,r,s)=>{
const u=s?{...s,async:!1}:{async:!1},l=t._zod.run({value:r,issues:[]},u);if(l instanceof Promise)throw new De;return l.issues.
length?hr(e,l.issues,u):{success:!0,data:l.value}},pr=bn(me);function hr(e,t,r){let s;return{success:!1,get error(){return s||
(s=new e(t.map(u=>Ge(u,r,Ye()))),t=void 0,r=void 0),s},set error(u){s=u,t=void 0,r=void 0}}}const $n=e=>async(t,r,s)=>{const u=s?
{...s,async:!0}:{async:!0};let l=t._zod.run({value:r,issues:[]},u);return l instanceof Promise&&(l=await l),l.issues.length?
hr(e,l.issues,u):{success:!0,data:l.value}},Ru=$n(me),Du=null,Nu=null,Ty=((e,t,r)=>{const s=e._zod.bag.validator;if(s!==
void 0){if(s(t)!==Du)return!0;if(s.definite===!0&&r===void 0)return!1}return Fu(e,t,r)});function Fu(e,t,r){const s=r?{...r,
async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},u=e._zod.bag.fallbackRun;let l;if(u?(s[Nu]=!0,l=u({value:t,issues:[]},s)):
l=e._zod.run({value:t,issues:[]},s),l instanceof Promise)throw new core.$ZodAsyncError;return l.issues.length===0}const Ay=async(e,t,r)=>{
const s=r?{...r,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0};let u=e._zod.run({value:t,issues:[]},s);return u instanceof
Promise&&(u=await u),u.issues.length===0},Cy=(e=>{const t=yn(e),r=(s,u,l,$)=>{const _=l?{...l,direction:"backward"}:{direction:"\
backward"};return t(s,u,_,kt(r,$))};return r})(me),Iy=(e=>{const t=yn(e),r=(s,u,l,$)=>t(s,u,l,kt(r,$));return r})(me),Ry=(e=>{
const t=_n(e),r=async(s,u,l,$)=>{const _=l?{...l,direction:"backward"}:{direction:"backward"};return await t(s,u,_,kt(r,
$))};return r})(me),Ny=(e=>{const t=_n(e),r=async(s,u,l,$)=>await t(s,u,l,kt(r,$));return r})(me),Ly=(e=>(t,r,s)=>{const u=s?
{...s,direction:"backward"}:{direction:"backward"};return bn(e)(t,r,u)})(me),Uy=(e=>(t,r,s)=>bn(e)(t,r,s))(me),Ky=(e=>async(t,r,s)=>{
const u=s?{...s,direction:"backward"}:{direction:"backward"};return $n(e)(t,r,u)})(me),Hy=(e=>async(t,r,s)=>$n(e)(t,r,s))(
me),Ze=oe("ZodMiniType",(e,t)=>{if(!e._zod)throw new Error("Uninitialized schema in ZodMiniType.");$e.init(e,t),e.def=t,
e.type=t.type},{get with(){return this.check},set with(e){Ce(this,"with",e)},parse(e,t){return Iu(this,e,t,{callee:this.
parse})},parseAsync(e,t){return Ou(this,e,t,{callee:this.parseAsync})},safeParse(e,t){return pr(this,e,t)},safeParseAsync(e,t){
return Ru(this,e,t)},check(...e){const t=this.def;return this.clone({...t,checks:[...t.checks??[],...e.map(r=>typeof r==
"function"?{_zod:{check:r,def:{check:"custom"},onattach:[]}}:r)]},{parent:!0})},clone(e,t){return pe(this,e,t)},brand(){
return this},register(e,t){return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(this,...t)}}),mr=oe("Z\
odMiniString",(e,t)=>{Bc.init(e,t),Ze.init(e,t)});function Je(e){return yu(mr,e)}const Vy=null,Lu=null;function Gy(e){return core.
_email(Lu,e)}const ju=null;function qy(e){return core._guid(ju,e)}const zt=null;function Yy(e){return core._uuid(zt,e)}function Xy(e){
return core._uuidv4(zt,e)}function Jy(e){return core._uuidv6(zt,e)}function Qy(e){return core._uuidv7(zt,e)}const gr=null;
function e_(e){return core._url(gr,e)}function t_(e){return core._url(gr,{protocol:regexes.httpProtocol,hostname:regexes.
domain,...util.normalizeParams(e)})}const Uu=null;function n_(e){return core._emoji(Uu,e)}const Bu=null;function o_(e){return core.
_nanoid(Bu,e)}const Ku=null;function r_(e){return core._cuid(Ku,e)}const Wu=null;function i_(e){return core._cuid2(Wu,e)}
const Hu=null;function s_(e){return core._ulid(Hu,e)}const Vu=null;function a_(e){return core._xid(Vu,e)}const Gu=null;function c_(e){
return core._ksuid(Gu,e)}const qu=null;function u_(e){return core._ipv4(qu,e)}const Yu=null;function l_(e){return core._ipv6(
Yu,e)}const Xu=null;function d_(e){return core._cidrv4(Xu,e)}const Ju=null;function f_(e){return core._cidrv6(Ju,e)}const Qu=null;
function p_(e){return core._mac(Qu,e)}const el=null;function h_(e){return core._base64(el,e)}const tl=null;function m_(e){
return core._base64url(tl,e)}const nl=null;function g_(e){return core._e164(nl,e)}const ol=null;function y_(e){return core.
_creditCard(ol,e)}const rl=null;function __(e){return core._iban(rl,e)}const il=null;function b_(e){return core._jwt(il,
e)}const Qe=null;function $_(e,t,r={}){return core._stringFormat(Qe,e,t,r)}function w_(e){return core._stringFormat(Qe,"\
hostname",regexes.hostname,e)}function v_(e){return core._stringFormat(Qe,"hex",regexes.hex,e)}function k_(e){return core.
_stringFormat(Qe,"currency_code",regexes.currencyCode,e)}function z_(e,t){const r=t?.enc??"hex",s=`${e}_${r}`,u=core.regexes[s];
if(!u)throw new Error(`Unrecognized hash format: ${s}`);return core._stringFormat(Qe,s,u,t)}const yr=oe("ZodMiniNumber",
(e,t)=>{rr.init(e,t),Ze.init(e,t)});function sl(e){return core._number(yr,e)}const et=oe("ZodMiniNumberFormat",(e,t)=>{eu.
init(e,t),yr.init(e,t)});function al(e){return _u(et,e)}function Z_(e){return core._float32(et,e)}function x_(e){return core.
_float64(et,e)}function S_(e){return core._int32(et,e)}function P_(e){return core._uint32(et,e)}const _r=null;function cl(e){
return core._boolean(_r,e)}const ul=null;function T_(e){return core._bigint(ul,e)}const br=null;function A_(e){return core.
_int64(br,e)}function E_(e){return core._uint64(br,e)}const ll=null;function C_(e){return core._symbol(ll,e)}const dl=null;
function M_(e){return core._undefined(dl,e)}const fl=null;function pl(e){return core._null(fl,e)}const hl=null;function I_(){
return core._any(hl)}const ml=null;function wn(){return core._unknown(ml)}const gl=oe("ZodMiniNever",(e,t)=>{tu.init(e,t),
Ze.init(e,t)});function yl(e){return bu(gl,e)}const _l=null;function O_(e){return core._void(_l,e)}const bl=null;function R_(e){
return core._date(bl,e)}const $l=oe("ZodMiniArray",(e,t)=>{ru.init(e,t),Ze.init(e,t)});function vn(e,t){return new $l({type:"\
array",element:e,...ne(t)})}function D_(e){const t=e._zod.def.shape;return Al(Object.keys(t))}const kn=oe("ZodMiniObject",
(e,t)=>{cu.init(e,t),Ze.init(e,t),zc(e,"shape",r=>r._zod.def.shape,!1)});function N_(e,t){const r={type:"object",shape:e??
{},...util.normalizeParams(t)};return new kn(r)}function $r(e,t){return new kn({type:"object",shape:e,catchall:yl(),...ne(
t)})}function F_(e,t){return new kn({type:"object",shape:e,catchall:wn(),...util.normalizeParams(t)})}function L_(e,t){return util.
extend(e,t)}function j_(e,t){return util.safeExtend(e,t)}function U_(e,t){return util.merge(e,t)}function B_(e,t){return util.
pick(e,t)}function K_(e,t){return util.omit(e,t)}function W_(e,t){const r=e._zod.def;if(r.type!=="tuple")return util.partial(
zn,e,t);if(r.checks?.length)throw new Error(".partial() cannot be used on tuple schemas containing refinements");return util.
clone(e,{...r,items:r.items.map(s=>new zn({type:"optional",innerType:s}))})}function H_(e,t){return util.partial(kr,e,t,
"exactPartial")}function V_(e,t){return util.required(zr,e,t)}function G_(e,t){return e.clone(util.mergeDefs(e._zod.def,
{catchall:t}))}const wl=oe("ZodMiniUnion",(e,t)=>{uu.init(e,t),Ze.init(e,t)});function wr(e,t){return new wl({type:"unio\
n",options:e,...ne(t)})}const vl=null;function q_(e,t){return new vl({type:"union",options:e,inclusive:!1,...util.normalizeParams(
t)})}const kl=null;function Y_(e,t,r){return new kl({type:"union",options:t,discriminator:e,...util.normalizeParams(r)})}
const zl=null;function X_(e,t){return new zl({type:"intersection",left:e,right:t})}const Zl=null;function xl(e,t,r){const s=t instanceof
core.$ZodType,u=s?r:t,l=s?t:null;return new Zl({type:"tuple",items:e,rest:l,...util.normalizeParams(u)})}const Zt=null;function Sl(e,t,r){
return!t||!t._zod?new Zt({type:"record",keyType:Je(),valueType:e,...util.normalizeParams(t)}):new Zt({type:"record",keyType:e,
valueType:t,...util.normalizeParams(r)})}function J_(e,t,r){return new Zt({type:"record",keyType:e,valueType:t,...util.normalizeParams(
r),partial:!0})}function Q_(e,t,r){return new Zt({type:"record",keyType:e,valueType:t,mode:"loose",...util.normalizeParams(
r)})}const Pl=null;function eb(e,t,r){return new Pl({type:"map",keyType:e,valueType:t,...util.normalizeParams(r)})}const Tl=null;
function tb(e,t){return new Tl({type:"set",valueType:e,...util.normalizeParams(t)})}const vr=null;function Al(e,t){const r=Array.
isArray(e)?Object.fromEntries(e.map(s=>[s,s])):e;return new vr({type:"enum",entries:r,...util.normalizeParams(t)})}function nb(e,t){
return new vr({type:"enum",entries:e,...util.normalizeParams(t)})}const El=null;function ob(e,t){return new El({type:"li\
teral",values:Array.isArray(e)?e:[e],...util.normalizeParams(t)})}const Cl=null;function rb(e){return core._file(Cl,e)}const Ml=oe(
"ZodMiniTransform",(e,t)=>{du.init(e,t),Ze.init(e,t)});function Il(e){return new Ml({type:"transform",transform:e})}const zn=oe(
"ZodMiniOptional",(e,t)=>{fu.init(e,t),Ze.init(e,t)});function ge(e){return new zn({type:"optional",innerType:e})}const kr=null;
function ib(e){return new kr({type:"optional",innerType:e})}const Ol=null;function Rl(e){return new Ol({type:"nullable",
innerType:e})}function sb(e){return ge(Rl(e))}const Dl=null;function ab(e,t){return new Dl({type:"default",innerType:e,get defaultValue(){
return typeof t=="function"?t():util.shallowClone(t)}})}const Nl=null;function cb(e,t){return new Nl({type:"prefault",innerType:e,
get defaultValue(){return typeof t=="function"?t():util.shallowClone(t)}})}const zr=null;function ub(e,t){return new zr(
{type:"nonoptional",innerType:e,...util.normalizeParams(t)})}const Fl=null;function lb(e){return new Fl({type:"success",
innerType:e})}const Ll=null;function db(e,t){return new Ll({type:"catch",innerType:e,catchValue:typeof t=="function"?t:core.
util.constantCatch(t)})}const jl=null;function fb(e){return core._nan(jl,e)}const Ul=oe("ZodMiniPipe",(e,t)=>{pu.init(e,
t),Ze.init(e,t)});function Bl(e,t){return new Ul({type:"pipe",in:e,out:t})}const Zn=null;function pb(e,t,r){return new Zn(
{type:"pipe",in:e,out:t,transform:r.decode,reverseTransform:r.encode})}function hb(e){const t=e._zod.def;return new Zn({
type:"pipe",in:t.out,out:t.in,transform:t.reverseTransform,reverseTransform:t.transform})}const Kl=null;function mb(e){return new Kl(
{type:"readonly",innerType:e})}const Wl=null;function gb(e,t){return new Wl({type:"template_literal",parts:e,...util.normalizeParams(
t)})}const Hl=null;function Vl(e){return new Hl({type:"lazy",getter:e})}const Gl=null;function yb(e){return new Gl({type:"\
promise",innerType:e})}const Zr=null;function ql(e,t){const r=new Ae({check:"custom",...ne(t)});return r._zod.check=e,r}
function Yl(e,t){return core._custom(Zr,e??(()=>!0),t)}function _b(e,t={}){return core._refine(Zr,e,t)}function bb(e,t){
return core._superRefine(e,t)}const $b=Su,wb=Pu;class vb{constructor(...t){}}function kb(e,t={}){const r=Yl(s=>s instanceof
e,t);return r._zod.bag.Class=e,r._zod.check=s=>{s.value instanceof e||s.issues.push({code:"invalid_type",expected:e.name,
input:s.value,inst:r,path:[...r._zod.def.path??[]]})},r}const zb=(...e)=>core._stringbool({Codec:Zn,Boolean:_r,String:mr},
...e);function Zb(){const e=Vl(()=>wr([Je(),sl(),cl(),pl(),vn(e),Sl(Je(),e)]));return e}const Xl=null;function xb(e){return new Xl(
{type:"function",input:Array.isArray(e?.input)?xl(e?.input):e?.input??vn(wn()),output:e?.output??wn()})}var Jl=i(50),tt=i(
8925),xn=i(642),xt=i(2542);function Sn(e,t){return Je({error:({input:s})=>s===void 0?`is missing; add ${e}`:Pn(e,s)}).check(
Zu(),ql(({value:s,issues:u})=>{const l=t(s);"message"in l&&u.push({code:"custom",message:l.message,input:s})}))}function Pn(e,t){
const r=e==="text";if(t===null)return`has no value; use ${e}${r?" (in quotes if it begins with `#`)":""}`;const s=typeof t==
"number"||typeof t=="boolean";return`is ${xr(t)}${r&&s?", not text; put it in quotes":`; use ${e}`}`}function xr(e){return e===
null?"null":Array.isArray(e)?"a list":{string:"text",number:"a number",boolean:"a boolean"}[typeof e]??"a mapping"}const Tn=e=>({
error:({code:t,input:r})=>t==="invalid_type"?Pn(e,r):void 0}),Ne=Sn("text",xn.GT),Sr=Sn("an https URL",xt.QP.icon_url),Pr=Sn(
"an http or https URL",xt.QP.landing_url),Ql=vn($r({text:Ne,url:Pr},Tn("a mapping of `text` and `url`")),Tn("a list with\
 two lines for each button: `- text: Read more`, and below it `url: https://example.com`")).check(ku(1,"is an empty list\
; write at least one button, or leave it out")),Tr="whole seconds (3600) or a duration (12h)",An=({input:e})=>{if(typeof e==
"number")return`is ${e}; use ${Tr}`;const t=typeof e=="string"?(0,xn.p0)(e.trim()):void 0;return t&&"message"in t?t.message:
Pn(Tr,e)},ed=Je().check(zu(/^\s*0*[0-9]{1,16}[smhdw]?\s*$/,{error:An,abort:!0})),td=Bl(wr([al().check(lr(0,{error:An,abort:!0})),
ed],{error:An}),Il((e,{issues:t})=>{const r=typeof e=="number"?{value:e}:(0,xn.p0)(e.trim());return"value"in r?r.value:(t.
push({code:"custom",message:r.message,input:e}),xc)})),nd=$r({title:ge(Ne),message:ge(Ne),icon_url:ge(Sr),banner_url:ge(
Sr),landing_url:ge(Pr),actions:ge(Ql),utm_source:ge(Ne),utm_medium:ge(Ne),utm_campaign:ge(Ne),ttl:ge(td)},Tn("a mapping \
of notification fields"));function od(e,t){const{value:r,positionOf:s,problems:u,textComments:l}=t,$=(V,ie)=>(0,tt.CC)(e,
ie,{path:V,position:s(V)}),_=Ar(r);if(_===void 0)return{fields:{},problems:[...u,$(["actions"],"has too many elements to\
 check; write fewer")]};if(_.success&&u.length===0)return{fields:_.data,problems:[],textComments:l};const T=new Set(u.map(
({path:V=[]})=>(0,tt.LF)(V))),R=(_.error?.issues??[]).filter(({path:V})=>!T.has((0,tt.LF)(V))).flatMap(({path:V,message:ie,
...de})=>de.code==="unrecognized_keys"?de.keys.map(we=>({path:[...V,we]})):[{path:V,message:ie}]),K=(0,tt.Kc)(e,R,({path:V,
message:ie=rd(V)})=>$(V,ie)),B=[...u,...K].sort(tt.rg),Y=new Set([...u,...R].map(({path:V})=>V?.[0])),J=Object.entries(r??
{}).filter(([V])=>!Y.has(V));return{fields:Ar(Object.fromEntries(J))?.data??{},problems:B,textComments:l}}function rd(e){
if(e.length>1)return"is not part of a button; a button has only `text` and `url`";if(e[0]==="target")return"cannot be se\
t in a payload file; set the input `target` in the workflow";const t=(0,Jl.d)(String(e[0]),xt.pi);return`is not a field \
of a notification; ${t?`did you mean \`${t}\`?`:`the fields are ${xt.pi.join(", ")}.`} For other fields of your service,\
 use the input \`extra-fields\``}function Ar(e){try{return pr(nd,e)}catch(t){if(t instanceof RangeError)return;throw t}}}),
6823:((n,o,i)=>{i.d(o,{C:()=>f,G:()=>d});var a=i(7785),c=i(2542);function d(P,v="text"){const A=h(P),N=A.flatMap(j=>"mis\
take"in j?j.mistake:[]),H=A.flatMap(j=>"literal"in j?j.literal:[]),Q=v==="key"?H.flatMap(w):[];return{names:new Set(A.flatMap(
j=>"placeholder"in j?j.placeholder:[])),mistakes:[...N,...Q,...g(P,v)]}}function f(P,v,{isUrl:A,maxLength:N}){let H="";for(const[
Q,j]of h(P).entries()){if("literal"in j)H+=j.literal;else if("mistake"in j)H+=j.mistake.text;else{const E=(v[j.placeholder]??
"").toWellFormed();H+=A&&Q>0?encodeURIComponent(E):E}if(H.length>N)return}return H}const p=40;function h(P){const v=[];let A=0,
N=!0;const H=(j,E,z)=>{E>A&&v.push({literal:P.slice(A,E)}),v.push(j),A=z},Q=(j,E,z)=>H({mistake:{text:P.slice(E,z),meant:j}},
E,z);for(let j=P.indexOf("{");j!==-1;j=P.indexOf("{",j)){const E=j>A&&P[j-1]==="$"?j-1:j;if(P.startsWith("{{",j)&&N){const Z=P.
indexOf("}}",j+2);if(N=Z!==-1,N){const x=F(P.slice(j+2,Z));j=Z+2,x&&Q(x,E,j);continue}}const[z="{",D=""]=/^\{([^{}]*)\}/.
exec(P.slice(j,j+p+2))??[],m=c.o2.find(Z=>Z===D),y=m??L(D),b=j+z.length;m&&E===j?H({placeholder:m},j,b):y&&Q(y,E,b),j=b}
return A<P.length&&v.push({literal:P.slice(A)}),v}function w(P){return[...P.matchAll(/\{[^{}"]{1,100}\}/g)].map(([v])=>({
text:v}))}function g(P,v){return[...P.matchAll(/%([a-z_]{3,20})(?=(%))/gi),...P.matchAll(/<([a-z_]{3,20})(>)/gi)].flatMap(
([N,H="",Q=""])=>{const j=N.startsWith("<"),E=j&&v==="url"?void 0:F(H);return E?{text:j?N:N+Q,meant:E}:[]})}const k={tagname:"\
tag",ref:"tag",refname:"tag",release:"tag",semver:"version",repo:"repository",reponame:"repository",htmlurl:"url"},C={title:"\
name",body:"message",notes:"message",changelog:"message",link:"url"};function I(P){return P.toLowerCase().replace(/[^\p{L}\d]/gu,
"").replace(/^(?:github)?(?:event)?release(?=.)|^github(?=.)/,"")}function F(P){if(P.length>p)return;const[v=""]=P.split(
"|"),A=I(v);if(!(A==="name"&&!v.includes("name")))return c.o2.find(N=>N===A)??W(k,A)}function L(P){const v=I(P);return v===
""?void 0:W(k,v)??W(C,v)??c.o2.find(N=>U(v,N))}const W=(P,v)=>Object.hasOwn(P,v)?P[v]:void 0,X=3;function U(P,v){if(P===
v||P.length>=X&&v.startsWith(P))return!0;const A=[...P].sort().join("")===[...v].sort().join("");return v.length>4?(0,a.
A)(P,v)<=2:P[0]===v[0]&&(A||(0,a.A)(P,v)<=1)}}),3924:((n,o,i)=>{i.d(o,{h:()=>k});var a=i(8925),c=i(3332),d=i(642),f=i(8992);
const p=/^( *(?:- +)*)([\w$-]{1,40}):(?:[ \t]+(\S?)|$)/;function h(E){const z=p.exec(E);if(!z)return;const[,D="",m="",y=""]=z;
return{indentation:D,key:m,hasValue:y!==""}}function w(E,z){const D=E.split(/\r?\n/,z+1);for(const m of[z,z+1]){const y=h(
D[m-1]??"");if(!y||y.indentation.includes("-"))continue;const b=y.indentation.length+1,x=D.slice(0,m-1).flatMap(M=>h(M)??
[]).at(-1);if(!(!x?.hasValue||x.indentation.length+1===b))return{key:y.key,above:x.key,position:{line:m,column:b}}}}var g=i(
6823);async function k(E,z,D){const m=ne=>(0,c.RB)({[z.input]:ne},D,z.file),y=m(E);if(y.length>0)return{problems:y};const b=await i.
e(815).then(i.t.bind(i,8815,19)),Z=new b.LineCounter,x=C(b,E,Z),M=ne=>{const{line:le,col:_e}=Z.linePos(ne);return{line:le,
column:_e}},O=z.file===void 0?"invalid-input":"unreadable-file";if("code"in x){const ne=z.file===void 0||x.isMapping;return{
problems:[(0,a.CC)(z,...pe(x,ne))]}}const{document:q,secondAt:te}=x;if(!q)return{value:null,positionOf:()=>{},problems:[],
textComments:[]};const{contents:re,warnings:ue}=q,ke=z.file===void 0||b.isMap(re);if(q.directives?.yaml.version==="1.1")
return{problems:[(0,a.CC)(z,"is YAML 1.1; remove the line `%YAML 1.1`, so that it is read as YAML 1.2",{position:M(E.indexOf(
"%YAML")),reason:O})]};const ae=[],ze=(ne,le,_e,be=!1)=>ae.push((0,a.CC)(z,ne,{path:_e,position:M(le),...be&&{reason:O}}));
te!==void 0&&ze("contains more than one YAML document; write only one",te,[]);const Se=new P(b,ke?ze:()=>{},{text:E,isFile:z.
file!==void 0});try{const ne=Se.read(re),[le]=ue;le&&ae.length===0&&ze(`is not plain YAML; ${H(le.code)}`,le.pos[0],[]);
const _e=m([ne,Se.quotable]);return _e.length>0?{problems:_e}:ae.some(be=>be.reason==="unreadable-file")?{problems:ae}:typeof ne!=
"string"&&v(ne,L)?{problems:[...ae,(0,a.CC)(z,W)]}:{value:ne,positionOf:Se.positionsIn(re,M),problems:ae,textComments:Se.
textComments}}catch(ne){if(!(ne instanceof RangeError))throw ne;const le=m(Se.quotable);return{problems:le.length>0?le:[
...ae,(0,a.CC)(z,X)]}}function pe({code:ne,offset:le},_e){if(ne==="RESOURCE_EXHAUSTION")return[X,{position:M(le),reason:O}];
const be=_e?w(E,M(le).line):void 0;if(be)return[`has wrong indentation: \`${be.key}\` must align with \`${be.above}\``,{
position:be.position,reason:O}];const We=E.slice(0,le).trimEnd(),un=We.lastIndexOf(" ")+1;return We[un]==="*"?[`is neith\
er YAML nor JSON; ${U}`,{position:M(un),reason:O}]:[`is neither YAML nor JSON; ${ne==="UNEXPECTED_TOKEN"&&We.endsWith("}")?
"put text that begins with `{` in quotes":H(ne)}`,{position:M(le),reason:O}]}}function C(E,z,D){const m=new E.Composer({
version:"1.2",stringKeys:!0,uniqueKeys:!1,logLevel:"silent"});F(m,E);let y=!1,b=0;try{for(const Z of new E.Parser(D.addNewLine).
parse(z)){if(Z.type==="error"||Z.type==="doc-end"&&b===0)return{code:"UNEXPECTED_TOKEN",offset:Z.offset,isMapping:y};if(Z.
type==="document"){if(b++,b>1)return{document:I(m),secondAt:Z.offset};const{value:M}=Z;y=M?.type==="block-map"||M?.type===
"flow-collection"&&M.start.source==="{"}for(const M of m.next(Z));}return{document:I(m)}}catch(Z){if(!(Z instanceof E.YAMLParseError))
throw Z;return{code:Z.code,offset:Z.pos[0],isMapping:y}}}function I(E){const[z]=E.end(),[D]=z?.errors??[];if(D)throw D;return z}
function F(E,z){const{onError:D}=E;let m,y=!1;Object.assign(E,{onError:(Z,x,M,O)=>{if(O){y||D(Z,x,M,O),y=!0;return}const[
q=0]=typeof Z=="number"?[Z]:"offset"in Z?[Z.offset]:Z;throw m??=new z.YAMLParseError([q,q+1],x,M),m}})}const L=65536,W="\
is larger than 64 KiB as JSON, with its aliases expanded; make it smaller",X="is nested too deeply; use fewer levels",U="\
put text that begins with `*` in quotes";class P{quotable=[];textComments=[];yaml;refuse;text;isFile;path=[];anchors=new Map;targets=new Map;constructor(z,D,{
text:m,isFile:y}){this.yaml=z,this.refuse=D,this.text=m,this.isFile=y}read(z){const{yaml:D}=this;if(!D.isNode(z))return null;
if(D.isAlias(z))return this.readAlias(z);this.refuseTag(z);const m={node:z,value:void 0,isRead:!1};return z.anchor!==void 0&&
this.anchors.set(z.anchor,m),m.value=this.readValue(z),m.isRead=!0,m.value}readValue(z){const{yaml:D}=this;if(D.isSeq(z))
return z.items.map((Z,x)=>this.readInside(x,Z));if(D.isMap(z))return this.readMap(z);const{value:m,source:y}=z,b=typeof m==
"number"?j(m,this.isFile?y:void 0):void 0;return b&&this.refuseNode(`is ${(0,f.$Q)(y??String(m))}, ${b}`,z),typeof m=="s\
tring"&&this.noteComment(z),m}noteComment({type:z,range:D}){if(z!=="PLAIN"||!D)return;const m=/[ \t]+(#.*)/y;m.lastIndex=
D[1];const[,y]=m.exec(this.text)??[];y!==void 0&&this.textComments.push({path:[...this.path],comment:y.trimEnd()})}readMap(z){
this.refuseUnquotedPlaceholder(z);const D=new Map;for(const{key:m,value:y}of z.items){const b=A(m);if(this.quotable.push(
b),D.has(b)){const Z=(m.range??z.range)?.[0]??0;this.refuse("is there twice; write each key once",Z,[...this.path,b],!0)}
D.set(b,this.readInside(b,y))}return Object.fromEntries(D)}readInside(z,D){this.path.push(z);const m=this.read(D);return this.
path.pop(),m}readAlias(z){const{source:D}=z,m=this.anchors.get(D);if(this.quotable.push(D),m?.isRead)return this.targets.
set(z,m.node),m.value;const y=(0,f.$Q)(D),b=m?`contains itself, by the alias \`*${y}\`; remove it`:`is the alias \`*${y}\
\`, but there is no \`&${y}\` before it; ${U}`;return this.refuseNode(b,z),null}refuseTag({tag:z,range:D}){!z||Q.test(z)||
(this.quotable.push(z),this.refuse(`has the tag ${(0,f.$Q)(z)}, which is not supported; remove it`,D?.[0]??0,[...this.path]))}refuseUnquotedPlaceholder(z){
const[D,...m]=z.items;if(!z.flow||D===void 0||D.value!==null||m.length>0)return;const y=`{${A(D.key)}}`,{names:b,mistakes:Z}=(0,g.
G)(y);b.size+Z.length!==0&&this.refuseNode(`is a mapping to YAML, because it begins with a brace; put it in quotes: "${y}\
"`,z)}refuseNode(z,{range:D}){this.refuse(z,D?.[0]??0,[...this.path])}positionsIn(z,D){const{yaml:m,targets:y}=this,b=new Map,
Z=x=>{const M=b.get(x)??new Map(x.items.map(O=>[A(O.key),O]));return b.set(x,M),M};return x=>{let M=z,O=m.isNode(M)?M.range?.[0]:
void 0;for(const q of x){m.isAlias(M)&&(M=y.get(M));const te=m.isMap(M)?Z(M).get(String(q)):void 0;if(m.isMap(M))M=te?.value;else if(m.
isSeq(M))M=M.items[Number(q)];else break;if(!m.isNode(M)||!M.range)continue;O=M.range[0];const re=m.isNode(te?.key)?te.key.
range?.[0]:void 0;re!==void 0&&D(re).line<D(O).line&&(O=re)}return O===void 0?void 0:D(O)}}}function v(E,z){let D=0;const m=b=>{
D+=Buffer.byteLength(JSON.stringify(b))},y=[E];for(;y.length>0&&D<=z;){const b=y.pop();if(typeof b!="object"||b===null){
m(b);continue}const Z=Object.entries(b);D+=Math.max(2,Z.length+1);for(const[x,M]of Z)Array.isArray(b)||(m(x),D+=1),y.push(
M)}return D>z}const A=E=>String(E?.value??E),N={BAD_ALIAS:U,BAD_DIRECTIVE:"remove the line that begins with `%`, or put \
the text in quotes",BAD_DQ_ESCAPE:"in double quotes, write each backslash twice, or use single quotes",BAD_INDENT:"check\
 the indentation, and that every bracket is closed",BAD_SCALAR_START:"put text that begins like this in quotes",BLOCK_AS_IMPLICIT_KEY:"\
put text that contains `: ` in quotes, and check the indentation",BLOCK_IN_FLOW:"close every bracket, and separate what \
is in brackets by commas",KEY_OVER_1024_CHARS:"a key has more than 1,024 characters; check that each line is `name: valu\
e`",MISSING_CHAR:"write `name: value` in each line, and close every quotation mark and bracket",MULTILINE_IMPLICIT_KEY:"\
write `name: value` in each line, and indent the lines of a longer text",MULTIPLE_ANCHORS:"put text that begins with `&`\
 in quotes",MULTIPLE_TAGS:"put text that begins with `!` in quotes",NON_STRING_KEY:"a key must be text; put text that be\
gins with `[` or `{` in quotes",TAB_AS_INDENT:"indent with spaces, not with tabs",TAG_RESOLVE_FAILED:"put text that begi\
ns with `!` in quotes"},H=E=>N[E]??"check the indentation, and put text that contains `: ` or `#` in quotes",Q=/^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;
function j(E,z=""){const D=(0,d.XM)(z);if(D!==void 0)return`which YAML reads as ${E}${(0,d.yi)(D)}`;if(!Number.isFinite(
E))return"which JSON cannot represent";if(Number.isInteger(E)&&!Number.isSafeInteger(E))return"which is outside the rang\
e in which JSON keeps whole numbers exactly (\xB1(2^53-1)); put it in quotes if it is text"}}),3916:((n,o,i)=>{i.d(o,{HR:()=>c,
Yq:()=>p,h_:()=>d,q0:()=>f});const a="start a new run (a re-run uses the original workflow file)";class c extends Error{reason;title;hint;constructor(k){
super(k.message,k.cause===void 0?void 0:{cause:k.cause}),this.name="Failure",this.reason=k.reason,this.title=k.title,this.
hint=k.hint}}function d(g){return g instanceof c?g:new c({reason:"internal-error",title:"Internal error",message:`The ac\
tion itself failed: ${f(g)}.`,hint:"Please report this with the log of the run.",cause:g})}function f(g){if(!(g instanceof
Error))return String(g);const k=g.code;if(k==="ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at thi\
s port";if(k==="ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")return"the server requires a client certificate, which this a\
ction cannot present";const{reason:C}=g;if(typeof k=="string"&&k.startsWith("ERR_SSL_")&&typeof C=="string")return`${k}:\
 ${C}`;const I=(g.message||g.name).replace(/; if the root CA is .*|\s+/gs," ").trim(),F=typeof k=="string"&&!I.includes(
k)?`${k}: ${I}`:I,L=g instanceof AggregateError?g.errors.map(f).join("; "):"",W=L&&L!==F?`${F} (${L})`:F;return g.cause===
void 0?W:`${W}: ${f(g.cause)}`}function p(g,k=h(g)){return new c({reason:"cancelled",title:`${g} failed`,message:k,hint:w})}
const h=g=>g==="Sending"?"The run was cancelled before the service received the request.":`The run was cancelled while ${g.
charAt(0).toLowerCase()}${g.slice(1)}.`,w="If you did not mean to cancel it, run it again."}),50:((n,o,i)=>{i.d(o,{d:()=>f});
var a=i(7785);const c=2,d=p=>p.toLowerCase().replace(/[-_]/g,"");function f(p,h){const w=new Map(h.map(C=>[C,(0,a.A)(d(C),
d(p))])),g=([C,I])=>I<=Math.min(c,Math.floor(C.length/2)),[k]=[...w].filter(g).sort(([,C],[,I])=>C-I);return k?.[0]}}),8925:((n,o,i)=>{
i.d(o,{CC:()=>d,Kc:()=>X,LF:()=>h,LT:()=>g,_k:()=>U,fI:()=>k,rg:()=>f});var a=i(3916),c=i(8992);function d(v,A,N={}){return{
...typeof v=="string"?{input:v}:v,message:A,reason:"invalid-input",...N}}function f({position:v},{position:A}){return v?
A?v.line-A.line||v.column-A.column:-1:A?1:0}const p=100;function h(v){const A=v.slice(0,p).map((N,H)=>{if(typeof N=="num\
ber")return`[${N}]`;const Q=(0,c.$Q)(String(N)).replace(c.Qi,"\uFFFD");return H>0?`.${Q}`:Q});return(0,c.$Q)(A.join(""))}
const w=v=>v.endsWith("?")?v:`${v}.`;function g(v,A,N,H=""){return`${v.length>0?`\`${h(v)}\``:A}${H}${N.startsWith('"')?
":":""} ${w(N)}`}function k(v){const{input:A,otherInputs:N=[],file:H,path:Q=[],position:j,message:E}=v,z=j&&`line ${j.line}\
, column ${j.column}`;if(H!==void 0){const Z=z?`${H}, ${z}`:H;return`${A}: ${Z}: ${g(Q,"the file",E)}`}const D=z?` (${z}\
)`:"",m=typeof Q[0]=="number";if(Q.length>0&&!m)return`${A}: ${g(Q,"",E,D)}`;const y=m?h([A,...Q]):A;return E.startsWith(
'"')?`${y}${D}: ${w(E)}`:`${m?`\`${y}\``:C([y,...N])}${D} ${w(E)}`}function C(v){const A=v.map(H=>`\`${H}\``),N=A.pop()??
"";return A.length===0?N:`${A.join(", ")} and ${N}`}function I(v){const A=v.every(H=>H.reason==="unreadable-file"),N=A?"\
unreadable-file":"invalid-input";return new Failure({reason:N,title:A?"Unreadable file":"Invalid input",message:P(v.map(
k),U(v)),hint:L(v)})}const F=new Set(["base-url","api-token"]);function L(v){const A=U(v)===1?"Correct it":"Correct what\
 is listed";return v.every(({input:N})=>F.has(N))?`${A}. If you changed a secret or variable, re-run the failed job. If \
you changed the workflow, ${startNewRun}.`:`${A}, then ${startNewRun}.`}const W=100;function X(v,A,N){const H=U(A.slice(
W)),Q=A.slice(0,W).map(N);return H===0?Q:[...Q,d(v,`has ${H} more problems`,{count:H})]}const U=v=>v.reduce((A,{count:N=1})=>A+
N,0);function P(v,A=v.length,N="problems"){if(v.length===1)return v.join("");const H=v.slice(0,W).map(Q=>`- ${Q}`);return A>
H.length&&H.push(`- and ${A-H.length} more`),`${A} ${N}:
${H.join(`
`)}`}}),3332:((n,o,i)=>{i.d(o,{RB:()=>z,_y:()=>c,cV:()=>D,gE:()=>g});var a=i(8925);const c=["api-token","github-token"],
d="the API token",f="the GitHub token",p="***",h=8,w=4;function g(y){const{apiToken:b,githubToken:Z="",proxyCredentials:x=[]}=y,
M=[{name:d,secret:new k(b)},{name:f,secret:new k(Z)}],O=[...M.map(({secret:q})=>q),...x.map(q=>new k(q))];return{find:q=>{
const te=W(q);return M.find(({secret:re})=>re.isLong&&re.spansIn(q,te).length>0)?.name},redact:(q,te=!1)=>{const re=W(q),
ue=O.flatMap(ze=>ze.spansIn(q,re,te));let ke="",ae=0;for(const{start:ze,end:Se}of ue.sort((pe,ne)=>pe.start-ne.start))ze>=
ae&&(ke+=q.slice(ae,ze)+p),ae=Math.max(ae,Se);return ke+q.slice(ae)}}}class k{isLong;#t;#e;#o;#r;constructor(b){this.#t=
b,this.isLong=b.length>=h,this.#e=this.isLong?I([b,b.toUpperCase(),b.toLowerCase()]):[b].filter(Boolean),this.#o=this.isLong?
I(U(b)):[]}spansIn(b,Z,x=!1){return[...(C.test(b)?[...this.#e,...this.#i()]:this.#e).flatMap(O=>F(O,b,x)),...this.#o.flatMap(
O=>F(O,Z.text,x)).map(Z.spanInText)]}#i(){const b=()=>[...H(this.#t),...Q(this.#t),...E(this.#t)];return this.#r??=this.
isLong?I(b()):[],this.#r}}const C=/[\\%&]/,I=y=>[...new Set(y)];function F(y,b,Z){const x=[];for(let O=b.indexOf(y);O>=0;O=
b.indexOf(y,O+1)){const q=x.at(-1),te=O+y.length;q&&O<q.end?q.end=te:x.push({start:O,end:te})}if(!Z)return x;const M=Math.
max(1,Math.min(w,y.length-1));for(let O=y.length-1;O>=M;O--)if(b.endsWith(y.slice(0,O)))return[...x,{start:b.length-O,end:b.
length}];return x}const L=/(?:\s|\\[fnrt]?)+/g;function W(y){const b=y.replace(L,"");if(b.length===y.length)return{text:y,
spanInText:x=>x};let Z;return{text:b,spanInText:({start:x,end:M})=>(Z??=X(y),{start:Z[x]??0,end:(Z[M-1]??y.length)+1})}}
function X(y){const b=[],Z=(M,O)=>{for(let q=M;q<O;q++)b.push(q)};let x=0;for(const{0:M,index:O}of y.matchAll(L))Z(x,O),
x=O+M.length;return Z(x,y.length),b}function U(y){return[0,1,2].flatMap(b=>{const Z=Buffer.from("\0".repeat(b)+y),x=Z.toString(
"base64").slice(Math.ceil(b*8/6)),M=x.replaceAll("=",""),O=Z.length%3===0?M:M.slice(0,-1),q=[x,M,O];return[...q,...q.map(
te=>te.replaceAll("+","-").replaceAll("/","_"))]})}function P(y,b,Z){const x=O=>O.charCodeAt(0).toString(16).padStart(2,
"0");return b.filter(O=>y.search(O)>=0).flatMap(O=>Z.flatMap(q=>[y.replace(O,te=>q(te,x(te))),y.replace(O,te=>q(te,x(te).
toUpperCase()))]))}const v=(y,b,Z)=>(x,M)=>y.test(x)?b(x,M):Z(x,M),A=/[!-/:-@[-^`{-~]/g,N=/[!-~]/g;function H(y){const b=O=>`\
\\${O}`,Z=(O,q)=>`\\u00${q}`,x=P(y,[/["\\]/g,/["\\<>&]/g,/["\\<>&'=]/g,/["\\<>&'+`]/g,/["\\<>&'=;`-]/g,A],[v(/["\\]/,b,Z),
v(/\\/,b,Z),Z]),M=[y,...x].map(O=>O.replaceAll("/","\\/"));return[...x,...M,...P(y,[N],[Z])]}function Q(y){return P(y,[/[^\w.!~*'()-]/g,
/[^\w.!~*'();/?:@&=+$,#-]/g,/[^\w.~-]/g,/[^\w.~/-]/g,/[^\w.*-]/g,/["#<>']/g,A,N],[(Z,x)=>`%${x}`])}const j=new Map("! ex\
cl \" quot # num $ dollar % percnt & amp ' apos ( lpar ) rpar * ast + plus , comma . period / sol : colon ; semi < lt = e\
quals > gt ? quest @ commat [ lsqb \\ bsol ] rsqb ^ Hat ` grave { lcub | verbar } rcub".match(/\S+ \S+/g)?.map(y=>[y.charAt(
0),`&${y.slice(2)};`]));function E(y){const b=te=>j.get(te)??te,Z=(te,re)=>`&#x${re};`,x=te=>`&#${te.charCodeAt(0)};`,M=te=>`\
&#${String(te.charCodeAt(0)).padStart(3,"0")};`,O=/[&<>"]/;return[...P(y,[/[&<>]/g,/[&<>"]/g,/[&<>"']/g,/[&<>"'/`=]/g,/[&<>"'+`]/g,
A],[b,Z,x,v(O,b,Z),v(O,b,M),v(O,b,v(/'/,x,Z)),v(/[&<>]/,b,x)]),...P(y,[N],[Z,x])]}function z(y,b,Z){return Object.entries(
y).flatMap(([x,M])=>{const O=m(M,b);return O?(0,a.CC)({input:x,file:Z},`contains ${O}, which would be published; remove \
it`):[]})}function D(y,b){const{"api-token":Z,"github-token":x="",...M}=y,O=b.find(x)===d;return z({...M,...O&&{"github-\
token":x}},b)}function m(y,b){const Z=new Set([y]);for(const x of Z){const M=typeof x=="string"||typeof x=="number"?b.find(
String(x)):void 0;if(M)return M;if(typeof x=="object"&&x!==null)for(const O of Object.entries(x))for(const q of O)Z.add(
q)}}}),900:((n,o,i)=>{i.d(o,{IZ:()=>z,Pw:()=>L,uB:()=>E});var a=i(8992),c=i(8925),d=i(3332),f=i(642);const p=(m,y)=>b=>b===
""?{message:`is missing; set it to ${m}`}:y(b),h=(m,y)=>b=>b===""?{value:m}:y(b),w=m=>h(void 0,m),g=(m,y)=>b=>{const Z=m.
find(x=>x===b);return Z===void 0?{message:`${(0,a.hD)(b)} is not ${y}`}:{value:Z}},k={"base-url":p("the base address of \
the push service, such as https://push.example.com (a misspelled variable is empty)",f.pc),"api-token":p("the API token \
of the site, from a secret (a misspelled or unavailable secret is empty)",f.d6),timeout:h(30,(0,f.rD)("a whole number of\
 seconds from 1 to 300",1,300)),retries:h(3,(0,f.rD)("a whole number from 0 to 10",0,10)),summary:h(!0,f.zM)},C=Number.MAX_SAFE_INTEGER,
I={...k,target:p("`all` (every subscriber) or `audience`; there is no default, so that nobody sends to all by mistake",g(
["all","audience"],"a valid target; use `all` (every subscriber) or `audience`")),"audience-id":w((0,f.rD)("an audience \
id, which is a whole number such as 101",1,C)),"audience-name":w(f.Ae),"max-reach":w((0,f.rD)("a whole number such as 10\
000",0,C)),"payload-file":w(f.Ae),"extra-fields":w(f.Ae),"dry-run":h(!1,f.zM),"check-urls":h(!1,f.zM),"once-key":w(f.Ae),
"once-per":w(g(["day","week","month"],"a period; use `day`, `week` or `month`")),"send-between":w(f.XQ),"time-zone":w(f.
eB),release:w(f.PL),"release-level":w(g(["major","minor","patch"],"a level; use `major`, `minor` or `patch`")),"max-age":w(
f.p0),"expected-payload":f.tS,"github-token":w(f.d6)},F=m=>m.replace(/-([a-z])/g,(y,b)=>b.toUpperCase()),L=["title","mes\
sage","icon-url","banner-url","landing-url","actions","utm-source","utm-medium","utm-campaign","ttl"],W=m=>Object.keys(m),
X=W(k),U=[...W(I),...L];function P(m,y){return N(k,m,y)}function v(m,y){const b=N(I,m,y,D(m));return b.settings?.release?.
kind==="latest"&&(b.settings.maxAge??=A),b}const A=604800;function N(m,y,b,Z=[]){const x=[...(0,d.cV)(y,b),...Q(y)],M=new Set(
x.map(({input:ue})=>ue)),O={...y,...Object.fromEntries([...M].map(ue=>[ue,"(refused)"]))},q={},te=[];for(const[ue,ke]of Object.
entries(m)){const ae=ke(O[ue]);"value"in ae?q[F(ue)]=ae.value:te.push((0,c.CC)(ue,ae.message))}const re=[...x,...[...te,
...Z].filter(({input:ue})=>!M.has(ue))];return{settings:re.length>0?void 0:q,problems:re,readable:O,refused:M}}const H=65536;
function Q(m){return["actions","extra-fields"].filter(b=>Buffer.byteLength(m[b]??"")>H).map(b=>(0,c.CC)(b,"is larger tha\
n 64 KiB; make it smaller"))}const j={"payload-files":f.Ae,"extra-fields":f.Ae,"check-urls":I["check-urls"],timeout:k.timeout,
summary:k.summary},E=[...W(j),...L];function z(m,y){const b="is missing; set paths of payload files, or a notification a\
s inputs",Z=m["payload-files"]===""&&L.every(x=>m[x]==="");return N(j,m,y,Z?[(0,c.CC)("payload-files",b)]:[])}function D(m){
const[y,b]=[m.target==="all",m.target==="audience"],Z="is only allowed with `target: audience`",x="remove it, or change \
`target`",M="(the service does not report the reach of a broadcast)",O=m["once-key"]?"`once-key` needs it to store a rec\
ord in the repository":"the input `release` needs it to fetch the release";return[{inputs:["audience-id"],isWrong:y&&m["\
audience-id"],message:`${Z}; ${x}`},{inputs:["audience-name"],isWrong:y&&m["audience-name"],message:`${Z}; ${x}`},{inputs:[
"max-reach"],isWrong:y&&m["max-reach"],message:`${Z} ${M}; remove it`},{inputs:["audience-id","audience-name"],isWrong:b&&
!m["audience-id"]&&!m["audience-name"],message:"are both missing; set at least one"},{inputs:["once-key"],isWrong:m["onc\
e-per"]&&!m["once-key"],message:"is missing; `once-per` needs it"},{inputs:["time-zone"],isWrong:m["time-zone"]&&!m["sen\
d-between"]&&!m["once-per"],message:"has no effect without `send-between` or `once-per`; set one of them, or remove it"},
{inputs:["github-token"],isWrong:(m["once-key"]||m.release)&&!m["github-token"],message:`is missing; ${O}`}].filter(({isWrong:re})=>re).
map(({inputs:[re,...ue],message:ke})=>problem(re,ke,{otherInputs:ue}))}}),642:((n,o,i)=>{i.d(o,{Ae:()=>D,GT:()=>A,PL:()=>N,
XM:()=>h,XQ:()=>H,d6:()=>I,eB:()=>j,p0:()=>C,pc:()=>P,rD:()=>p,rf:()=>F,tS:()=>z,yG:()=>k,yi:()=>w,zM:()=>g});var a=i(8992);
const c={"":1,s:1,m:60,h:3600,d:86400,w:604800},d=/^[\x21-\x7e]+$/,f=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;function p(m,y,b){
const Z=x=>/^[0-9]+$/.test(x)&&Number(x)>=y&&Number(x)<=b;return x=>{if(Z(x))return{value:Number(x)};const M=h(x),O=M!==
void 0&&Z(M)?w(M):"";return{message:`${(0,a.hD)(x)} is not ${O?`a whole number${O}`:m}`}}}function h(m){return/^\d{1,3}([.,'\u2019_ \xa0\u2009\u202f])\d{3}(\1\d{3})*$/.
test(m)?m.replace(/\D/g,""):void 0}const w=m=>`; write \`${m}\`, without separators`;function g(m){return/^(true|True|TRUE)$/.
test(m)?{value:!0}:/^(false|False|FALSE)$/.test(m)?{value:!1}:{message:`${(0,a.hD)(m)} is neither true nor false; use \`t\
rue\` or \`false\``}}function k(m){const y=g(m);return"value"in y?y.value:void 0}function C(m){const y=/^([0-9]+)([smhdw]?)$/.
exec(m),b="use whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";if(!y){const x=h(m);return{
message:`${(0,a.hD)(m)} is not a duration${x?w(x):`; ${b}`}`}}const Z=Number(y[1])*c[y[2]];return Number.isSafeInteger(Z)?
{value:Z}:{message:`${(0,a.hD)(m)} is too long; ${b}`}}function I(m){return d.test(m)?{value:m}:{message:"contains a spa\
ce, a line break or a character outside ASCII, which a token cannot contain; use only the token, preferably from a secre\
t"}}function F(...m){const y=`use an absolute ${m.join(" or ")} URL, such as https://example.com/${m.length>1?"page":"im\
age.png"}`;return b=>b===""?A(b):X(m,b,y)}const L=/[\xad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/,
W=/[{}$%<]/;function X(m,y,b){if(U(y))return{message:"contains a user name or password; remove them"};if(y.length>a.QO)return{
message:`${(0,a.hD)(y)} is longer than a URL may be; use one of at most ${a.zF}`};if(/[\s\\]/.test(y)||y.search(a.Qi)>=0)
return{message:`${(0,a.hD)(y)} contains white space or a backslash, which a URL must not contain; ${b}`};if(L.test(y))return{
message:`${(0,a.hD)(y)} contains an invisible character, which would make it another URL; ${b}`};const Z=/^([a-zA-Z][a-zA-Z0-9+.-]{0,30}):(?!\d)/.
exec(y)?.[1]?.toLowerCase();if(Z!==void 0&&!m.includes(Z))return{message:`${(0,a.hD)(y)} has the scheme ${Z}; ${b}`};const[
,x]=Z!==void 0&&/^[^:]+:\/\/([^/?#]+)/.exec(y)||[],[M]=x!==void 0&&W.exec(x)||[];return M!==void 0?{message:`${(0,a.hD)(
y)} contains \`${M}\` in its host, so a variable in it was probably not replaced; ${b}`}:x!==void 0&&(0,a.Dl)(y)!==void 0?
{value:y}:{message:`${(0,a.hD)(y)} is not an absolute URL; ${b}`}}function U(m){if(/^mailto:/i.test(m))return!1;const y=m.
replace(/^[a-z][a-z\d+.-]*:/i,"").replace(/^[/\\]+/,"");return/^[^/\\?#]*@/.test(y)}function P(m){const b=X(["https","ht\
tp"],m,"use the https address of the push service, such as https://push.example.com");if("message"in b)return b;const Z=new URL(
m);if(Z.protocol==="http:"&&!f.test(Z.hostname))return{message:`${(0,a.hD)(m)} has the scheme http, which would send the\
 token unencrypted; use an https URL (http is only for loopback addresses)`};const[,x]=/[^/](\/v1(?:\/audience|\/notifications)?)\/*$/.
exec(m)??[];return x?{message:`${(0,a.hD)(m)} ends with \`${x}\`, which the action adds; remove \`${x}\``}:/[?#]/.test(m)?
{message:`${(0,a.hD)(m)} has a query or fragment; remove it`}:{value:m.replace(/\/+$/,"")}}const v=/(?![\t\n\r])[^ -~\xa0-\uffff]/;
function A(m){if(m==="")return{message:"is blank, which the service refuses; write some text"};const[y]=v.exec(m)??[];return y!==
void 0?{message:`contains the control character U+${y.charCodeAt(0).toString(16).toUpperCase().padStart(4,"0")}, which s\
ubscribers would not see; remove it`}:!/[!-~]/.test(m)&&(0,a.h0)(m)===""?{message:"has no visible character; write some \
text"}:{value:m}}function N(m){if(m==="latest")return{value:{kind:"latest"}};const y=m.replace(/^refs\/tags\//,"");return y===
""?{message:`${(0,a.hD)(m)} is not a tag; use a tag such as v1.2.3, or \`latest\``}:{value:{kind:"tag",tag:y}}}function H(m){
const y="use two times of day, such as 09:00-20:00";if(!/^([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/.
exec(m))return{message:`${(0,a.hD)(m)} is not a range of times; ${y}`};const[Z=0,x=0]=m.split("-").map(Q);return Z===x?{
message:`${(0,a.hD)(m)} begins and ends at the same time; ${y}`}:{value:{from:Z,to:x,text:m}}}function Q(m){const[y=0,b=0]=m.
split(":").map(Number);return y*60+b}function j(m){if(/^[a-z]/i.test(m)&&E(m))return{value:m};const y=m.replaceAll(" ","\
_").toLowerCase(),b=Intl.supportedValuesOf("timeZone").find(x=>x.toLowerCase().endsWith(`/${y}`)),Z=b?`did you mean ${b}\
?`:"use a name from the IANA time zone database, such as Europe/Berlin";return{message:`${(0,a.hD)(m)} is not a time zon\
e that this runner knows; ${Z}`}}function E(m){try{return new Intl.DateTimeFormat("en",{timeZone:m}),!0}catch{return!1}}
function z(m){if(m==="any")return{value:void 0};const y="set it to the output `payload` of the dry run that was approved\
, or remove the input";if(m==="")return{message:`is empty, so the payload that was approved is missing; ${y}`};const b=(0,a.
qF)(m);return(0,a.Gv)(b)?{value:b}:{message:`is not a JSON object; ${y}`}}const D=m=>({value:m})}),8992:((n,o,i)=>{i.d(o,
{$Q:()=>A,Dl:()=>p,E$:()=>a,Gv:()=>j,Kb:()=>Q,QO:()=>c,Qi:()=>g,h0:()=>P,hD:()=>F,qF:()=>w,xb:()=>k,zF:()=>d});const a=1048576,
c=2048,d="2,048 characters",f=new Map;function p(E,z){if(E.length>c)return;const D=`${z?.href??""} ${E}`;return f.has(D)||
f.set(D,h(E,z)),f.get(D)}function h(E,z){try{return new URL(E,z)}catch{return}}function w(E){try{return JSON.parse(E)}catch{
return}}const g=/[^ -~\xa0-\uffff]/g;function k(E,z){let D;return()=>(D??=new RegExp(E,z),D)}const C=/[\xa0\xad\u180e\u2000-\u200b\u200e\u200f\u202a-\u202f\u205f-\u206f\ufeff\ufff9-\ufffb]/g,
I=E=>`\\u${E.charCodeAt(0).toString(16).padStart(4,"0")}`;function F(E){const z=JSON.stringify(E).replace(C,I);return z.
length>100?`${z.slice(0,98)}\u2026" (${E.length} characters)`:z}const L=/(?![\s\x85])[^ -~\xa0-\uffff]|[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
W=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,X=/[\s\x85]+/g,U=k(String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`,
"u");function P(E){const z=E.toWellFormed().replace(L,"").replace(W,"$1").replace(X," ").trim();return U().test(z)?z:""}
const v=100,A=E=>E.length>v?`${E.slice(0,v-1).toWellFormed()}\u2026`:E,N=300,H=65536;function Q(E,z,D=!1){const y=z(E.slice(
0,H),D||E.length>H).replace(/\s+/g," ").trim();return y.length>N?`${y.slice(0,N)}\u2026`:y}const j=E=>typeof E=="object"&&
E!==null&&!Array.isArray(E)}),311:((n,o,i)=>{i.d(o,{r:()=>a});const a="1.0.0"}),181:(n=>{n.exports=require("buffer")}),3053:(n=>{
n.exports=require("node:diagnostics_channel")}),4708:(n=>{n.exports=require("node:https")}),932:(n=>{n.exports=require("process")}),
7785:((n,o,i)=>{i.d(o,{A:()=>d});const a=[],c=[];function d(p,h,w){if(p===h)return 0;const g=w?.maxDistance,k=p;p.length>
h.length&&(p=h,h=k);let C=p.length,I=h.length;for(;C>0&&p.charCodeAt(~-C)===h.charCodeAt(~-I);)C--,I--;let F=0;for(;F<C&&
p.charCodeAt(F)===h.charCodeAt(F);)F++;if(C-=F,I-=F,g!==void 0&&I-C>g)return g;if(C===0)return g!==void 0&&I>g?g:I;let L,
W,X,U,P=0,v=0;for(;P<C;)c[P]=p.charCodeAt(F+P),a[P]=++P;for(;v<I;){for(L=h.charCodeAt(F+v),X=v++,W=v,P=0;P<C;P++)U=L===c[P]?
X:X+1,X=a[P],W=a[P]=X>W?U>W?W+1:U:U>X?X+1:U;if(g!==void 0){let A=W;for(P=0;P<C;P++)a[P]<A&&(A=a[P]);if(A>g)return g}}return a.
length=C,c.length=C,g!==void 0&&W>g?g:W}function f(p,h,w){if(!Array.isArray(h)||h.length===0)return;const g=w?.maxDistance,
k=p.length;for(const L of h)if(L===p)return L;if(g===0)return;let C,I=Number.POSITIVE_INFINITY;const F=new Set;for(const L of h){
if(F.has(L))continue;F.add(L);const W=Math.abs(L.length-k);if(W>=I||g!==void 0&&W>g)continue;const X=Number.isFinite(I)?
g===void 0?I:Math.min(I,g):g,U=X===void 0?d(p,L):d(p,L,{maxDistance:X});if(g!==void 0&&U>g)continue;let P=U;if(X!==void 0&&
U===X&&X===g&&(P=d(p,L)),P<I&&(I=P,C=L,I===0))break}if(!(g!==void 0&&I>g))return C}})},Pt={};function G(n){var o=Pt[n];if(o!==
void 0)return o.exports;var i=Pt[n]={exports:{}},a=!0;try{Cn[n](i,i.exports,G),a=!1}finally{a&&delete Pt[n]}return i.exports}
G.m=Cn,typeof G<"u"&&(G.ab=__dirname+"/"),G.n=n=>{var o=n&&n.__esModule?()=>n.default:()=>n;return G.d(o,{a:o}),o},(()=>{
var n=Object.getPrototypeOf?i=>Object.getPrototypeOf(i):i=>i.__proto__,o;G.t=function(i,a){if(a&1&&(i=this(i)),a&8||typeof i==
"object"&&i&&(a&4&&i.__esModule||a&16&&typeof i.then=="function"))return i;var c=Object.create(null);G.r(c);var d={};o=o||
[null,n({}),n([]),n(n)];for(var f=a&2&&i;typeof f=="object"&&!~o.indexOf(f);f=n(f))Object.getOwnPropertyNames(f).forEach(
p=>d[p]=()=>i[p]);return d.default=()=>i,G.d(c,d),c}})(),G.d=(n,o)=>{for(var i in o)G.o(o,i)&&!G.o(n,i)&&Object.defineProperty(
n,i,{enumerable:!0,get:o[i]})},G.f={},G.e=n=>Promise.all(Object.keys(G.f).reduce((o,i)=>(G.f[i](n,o),o),[])),G.u=n=>""+n+
".preview.js",G.o=(n,o)=>Object.prototype.hasOwnProperty.call(n,o),G.r=n=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.
defineProperty(n,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(n,"__esModule",{value:!0})},(()=>{var n={792:1},
o=i=>{var a=i.modules,c=i.ids,d=i.runtime;for(var f in a)G.o(a,f)&&(G.m[f]=a[f]);d&&d(G);for(var p=0;p<c.length;p++)n[c[p]]=
1};G.f.require=(i,a)=>{n[i]||o(require("./"+G.u(i)))}})();var Er={};const Tt=new AbortController;for(const n of["SIGINT",
"SIGTERM","SIGBREAK"])process.on(n,()=>Tt.abort());var se=G(8925),ee=G(8992),ce=G(2542),Mn=G(3924);const Cr=new Set([...ce.
pi.map(ce.wg),"target"]);async function Mr(n,o){const i={input:"extra-fields"},a=await(0,Mn.h)(n,i,o),{problems:c}=a;if(!("\
value"in a))return{fields:{},problems:c};if(!(0,ee.Gv)(a.value))return c.push((0,se.CC)(i,"is not a mapping; write field\
s as `name: value`")),{fields:{},problems:c};for(const d of Object.keys(a.value)){const f=d.replaceAll("_","-").toLowerCase(),
p={path:[d],position:a.positionOf([d])};Cr.has(f)&&c.push((0,se.CC)(i,`has its own input, \`${f}\`; use that`,p))}return{
fields:c.length>0?{}:a.value,problems:c}}var At=G(3332);async function Ir(n,o){const i=ce.pi.filter(c=>n[(0,ce.wg)(c)]!==
""),a=await Promise.all(i.map(c=>Or(c,n[(0,ce.wg)(c)],o)));return{source:"input",fields:Object.assign({},...a.map(({fields:c})=>c)),
given:new Set(i),problems:a.flatMap(({problems:c})=>c),textComments:a.flatMap(({textComments:c=[]})=>c)}}async function Or(n,o,i){
if(n==="actions"){const{readActions:d}=await G.e(990).then(G.bind(G,6990));return d(o,i)}const a=(0,ce.$p)(n,o,ce.QP),c=(0,At.
RB)({ttl:a.fields.ttl},i);return c.length>0?{fields:{},problems:c}:a}var In=G(9715);const ot={source:"file",fields:{},given:new Set,
problems:[]},Et=(n,o)=>ce.Vu.filter(i=>!n.given.has(i)&&!o.given.has(i));function sd(n,o,i,a,c=[]){const d=Et(n,o),f=Rr(
d,i,a),p=[...c,...n.problems,...o.problems,...f.problems];if(p.length>0)return{problems:p};const h=Ct(n,o,f);if(!h)throw new Error(
"a required field was lost");const w=i.kind==="content"&&d.includes("message")&&i.fields.message;return w&&"value"in w&&
(h.messageOrigin=w.origin),{content:h}}function Ct(...n){const o=Object.assign({},...n.map(({fields:k})=>k).reverse()),{
title:i,message:a,icon_url:c,landing_url:d}=o;if(!i||!a||!c||!d)return;const f=ce.pi.filter(k=>o[k]!==void 0),p=Object.fromEntries(
f.map(k=>[k,o[k]])),h=k=>n.find(({given:C})=>C.has(k)),w=Object.fromEntries(f.map(k=>[k,h(k)?.source])),g=n.flatMap(k=>(k.
textComments??[]).filter(({path:[C]})=>h(String(C))===k));return{notification:{...p,title:i,message:a,icon_url:c,landing_url:d},
sources:w,textComments:g}}function Rr(n,o,i){const a=o.kind==="content"?o.source:"event",c={source:a,fields:{},given:new Set(
n),problems:[]},d=new Map;for(const h of n){const w=o.kind==="content"?o.fields[h]:{missing:Nr(o.event)},g=tokenInDerived(
w,i);if(g){const C=`contains ${g}, which may already be public; replace the token, and remove it from the ${a==="release"?
a:"release or deployment"}`;c.problems.push(problem(inputOf(h),C))}else if("missing"in w)d.set(w.missing,[...d.get(w.missing)??
[],h]);else{const{fields:k,problems:C}=parseTextField(h,w.value,textRules);Object.assign(c.fields,k),c.problems.push(...C.
map(I=>({...I,message:`in the ${a}, ${I.message}`})))}}const f=o.kind==="none"&&o.event?", or set the input `release` to\
 the tag of a release":"",p=[...d].map(([h,w])=>Dr(w,h&&` (${h})`,f));return{...c,problems:[...p,...c.problems]}}function Dr(n,o,i){
const a=n.map(p=>`\`${p}\``).join(", "),c=n.length>1?`are missing${o}; set them as inputs or in \`payload-file\` (there as\
 ${a})${i}`:`is missing${o}; set it as an input, or as ${a} in \`payload-file\`${i}`,[d="",...f]=n.map(inputOf);return problem(
d,c,{otherInputs:f})}function Nr(n){return n===void 0?"":`${/^[a-z_]{1,40}$/.test(n)?`the event \`${n}\``:"this event"} \
does not supply content`}var Fe=G(642);function ad(n){const o={missing:n};return{kind:"content",source:"event",fields:{title:o,
message:o,icon_url:o,landing_url:o},placeholders:{tag:o,version:o,name:o,repository:o,message:o,url:o}}}function cd(n,o,i){
return"missing"in n?n:"missing"in o?o:{value:`${n.value}${i}${o.value}`,madeFrom:[...n.madeFrom,...o.madeFrom]}}const ud=n=>`\
the event's field \`${n}\` is missing or not text, so the action takes no content from it`,ld=n=>({kind:"not-announceabl\
e",why:n});function Fr(n,o){return("value"in n?[n.value,...n.madeFrom]:n.madeFrom??[]).map(o.find).find(a=>a!==void 0)}var rt=G(
6823);function Lr(n){const o=new Set,i=[],a=[];return Nn(n,({text:c,use:d,place:f})=>{const p=(0,rt.G)(c,d);for(const{text:w,
meant:g}of p.mistakes){const k=g?`did you mean \`{${g}}\`?`:jr;a.push(Dn(f,`contains ${(0,ee.hD)(w)}, which is not a pla\
ceholder; ${k}`))}for(const w of p.names)o.add(w);const[h]=p.names;return h!==void 0&&i.push({name:h,place:f}),c}),{names:o,
places:i,problems:a}}const jr="all releases would have the same key, and only the first would be sent. Use `{tag}`, or r\
emove the braces",Ur=524288;function Br(n,o,i,a="with its placeholders replaced"){const c=[];let d=Ur;const f=new Map;return{
filled:Nn(n,({text:g,use:k,rule:C,place:I})=>{const{names:F}=(0,rt.G)(g);if(F.size===0)return g;const L=w(g,F,k,C);return"\
message"in L&&c.push(Dn(I,L.message)),"value"in L?L.value:g}),problems:c};function h(g){return f.has(g)||f.set(g,Fr(o[g],
i)),f.get(g)}function w(g,k,C,I){const F={};for(const P of k){const v=o[P],A=h(P);if(A)return{message:Rn(A)};if("missing"in
v)return{message:`contains \`{${P}}\`, which has no value: ${v.missing}`};F[P]=v.value}const L=C==="url",W=d>0?(0,rt.C)(
g,F,{isUrl:L,maxLength:d})?.trim():void 0;if(d-=W?.length??d,W===void 0)return{message:"is too long with its placeholder\
s replaced; use fewer"};const X=i.find(W);if(X)return{message:Rn(X)};const U=I(W);return"value"in U?U:{message:`${a}: ${U.
message}`}}}const Me=n=>({value:n,madeFrom:[]}),Kr={tag:Me("v1.2.3"),version:Me("1.2.3"),name:Me("Version 1.2.3"),repository:Me(
"site"),message:Me("Offline maps are here."),url:Me("https://github.com/octo/site/releases/tag/v1.2.3")};function On(n,o){
const{filled:i,problems:a}=Br(n,Kr,o,"with the values of an example release");return[...Lr(n).problems,...a]}const Rn=n=>`\
would contain ${n}, which may already be public; replace the token, and remove it from the release`;function Dn(n,o){return(0,se.
CC)(n,o,n)}function Nn(n,o){const{inputs:i,file:a,fileName:c,extraFields:d,onceKey:f}=n,p=([g="",...k])=>({input:(0,ce.wg)(
g),path:k}),h=g=>({input:"payload-file",file:c,path:g,position:a.positionOf?.(g)}),w=g=>({input:"extra-fields",path:g});
return{inputs:{...i,fields:Fn(i.fields,new Set,p,o)},file:{...a,fields:Fn(a.fields,i.given,h,o)},fileName:c,extraFields:Wr(
d,(g,k)=>o({text:g,use:"text",rule:Fe.Ae,place:w([k])})),onceKey:f&&o({text:f,use:"key",rule:Fe.Ae,place:{input:"once-ke\
y"}})}}function Fn(n,o,i,a){const c={...n};for(const d of Object.keys(ce.fD)){const f=n[d];if(f===void 0||o.has(d))continue;
const p=ce.fD[d];c[d]=a({text:f,use:p===Fe.GT?"text":"url",rule:p,place:i([d])})}return n.actions===void 0||o.has("actio\
ns")||(c.actions=n.actions.map(({text:d,url:f},p)=>({text:a({text:d,use:"text",rule:Fe.GT,place:i(["actions",p,"text"])}),
url:a({text:f,use:"url",rule:ce.fD.landing_url,place:i(["actions",p,"url"])})}))),c}function Wr(n,o){const i=JSON.parse(
JSON.stringify(n)),a=Object.entries(i).map(([c,d])=>({field:c,holder:i,key:c,value:d}));for(const{field:c,holder:d,key:f,
value:p}of a){if(typeof p=="string"&&(d[f]=o(p,c)),typeof p!="object"||p===null)continue;const h=p;for(const[w,g]of Object.
entries(h))a.push({field:c,holder:h,key:w,value:g})}return i}async function Hr(n,o,i){if("problem"in o)return it([o.problem]);
const a={input:"payload-file",file:n},c=await(0,Mn.h)(o.text,a,i);if(!("value"in c))return it(c.problems);const{value:d,
positionOf:f,problems:p}=c;if(d===null)return it([...p,(0,se.CC)(a,"is empty; write notification fields as `name: value`")]);
if(!(0,ee.Gv)(d)){const k=`is ${(0,In.WF)(d)}; write notification fields as \`name: value\``;return it([...p,(0,se.CC)(a,
k,{position:f([])})])}const{$schema:h,...w}=d;return{...(0,In.L5)(a,{...c,value:w}),source:"file",given:new Set(Object.keys(
w)),positionOf:f}}const it=n=>({...ot,given:new Set(ce.pi),problems:n});async function Vr(n,o,i,a){const c=await Hr(n,o,
a),d={input:"payload-file",file:n},f=Et(i,c).map(k=>(0,se.CC)(d,"is missing; set it here or as an input",{path:[k],position:{
line:1,column:1}})),p={inputs:{...i,fields:{}},file:c,fileName:n,extraFields:{},onceKey:""},h=[...c.problems,...On(p,a)].
sort(se.rg),w=(0,se.Kc)(d,[...f,...h],k=>k),g=Ct(i,c);return g?{problems:w,content:g,positionOf:c.positionOf??Ln}:{problems:w,
positionOf:Ln}}const Ln=()=>{};var fe=G(3916),Gr=G(311);const jn=`web-push-action/${Gr.r}`;var Mt=G(900);const Un=[{seconds:86400,
name:"day",letter:"d"},{seconds:3600,name:"hour",letter:"h"},{seconds:60,name:"minute",letter:"m"},{seconds:1,name:"seco\
nd",letter:"s"}];function qr(n){const o=Un.find(({seconds:i})=>n>0&&n%i===0);return o?`${n/o.seconds}${o.letter}`:`${n}s`}
function Bn(n){const o=Un.find(({seconds:i})=>n>=i);return o?`${counted(Math.floor(n/o.seconds),o.name)} ago`:"just now"}
function dd({tag:n,level:o,age:i}){const a=i===void 0?"":`, published ${Bn(i)}`;return`${quote(n)}${o?` (${o})`:""}${a}`}
function fd(n){const o=quote(n.release.tag);return n.kind==="level"?`The release ${o} is a ${n.release.level} release, s\
maller than \`release-level: ${n.minLevel}\`.`:`The release ${o} was published ${Bn(n.age)}, longer ago than \`max-age: ${qr(
n.maxAge)}\` allows.`}function pd({kind:n}){return`Usually there is nothing to do. To announce it anyway, ${n==="level"?
"change `release-level`":"set a larger `max-age`"}.`}const st=n=>String(n).padStart(2,"0"),Kn=({hour:n,minute:o})=>`${st(
n)}:${st(o)}`,Yr=({year:n,month:o,day:i})=>`${n}-${st(o)}-${st(i)}`;function Wn({window:n,timeZone:o,now:i,opens:a,opensAt:c}){
const d=o.toUpperCase()==="UTC"?"":` (${c.toISOString().slice(11,16)} UTC)`;return`It is ${Kn(i)} in the time zone ${o},\
 outside \`send-between: ${n}\`. The window opens at ${Kn(a)} on ${Yr(a)}${d}.`}function hd(n,o){const i=Wn(n);return o===
void 0?{text:i}:{text:`${o.message} When the action could try again, the window was closed. ${i}`}}function md(n,o){const i="\
a later run inside the window sends",a="the next one of a schedule, or this run, if you re-run it then";return o!==void 0&&
o.kind!=="none"?{text:`Delete the claim of this run as the warning says. Then ${i}: ${a}.`}:{text:`${n?"Nothing was sent\
, and the key is not claimed by this run":"Nothing was claimed"}, so ${i} (with \`once-key\`, unless the key was already u\
sed): ${a}.`}}const Hn=[{name:"Desktop",browser:"Chrome on Windows",title:{length:70,line:35},message:{length:140,line:35},
button:{length:19,line:19},iconAt:"start",textWidth:350},{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},
message:{length:65,line:33},button:{length:19,line:19},iconAt:"end",textWidth:310}];function at(n,{length:o,line:i}){const a=/^[\n\x20-\x7e]*$/.
test(n),c=a?n:n.match(Xr())??[],d=a?void 0:Jr(),f=c.length;let p=0,h=0,w=0;for(const g of c){if(p=g===`
`?(Math.floor(p/i)+1)*i:p+(d?.test(g)?2:1),p>o)return{shown:`${n.slice(0,w).trimEnd()}\u2026`,visible:h,total:f};p<o&&(h++,
w+=g.length)}return{shown:n,visible:f,total:f}}const Xr=(0,ee.xb)(String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
"gsu"),Jr=(0,ee.xb)(String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`,
"u");function It(n){return Ft(n).replace(oi,Le).replace(ri,ii).replace(/^[\t -%'-;=-@[-`{-~]/,Le).replaceAll(`
`,"<br>")}function Vn(n){return Ft(n).replace(/[&<>]/g,Le).replaceAll(`
`,"&#10;")}const Ot=(n,o)=>It(Rt(Ie(n,o))),gd=n=>qn(Ot(n,500));function ct(n,o=500){const a=Ie(n,o).split(ei).map((c,d)=>d%
2===1?Yn(c):It(Rt(c)));return qn(a.join(""))}function Gn({text:n,url:o},i=2e3){return`${ct(n,i)}${o?` <a href="${Nt(o)}"\
>Open that run</a>`:""}`}const Qr=({command:n})=>n!==void 0&&`<pre><code>${Vn(n)}</code></pre>`,qn=n=>`<span dir="auto">${n}\
</span>`,ei=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,Yn=n=>`<code>${Vn(n)}</code>`;function ti(n,o=300){const i=Ot(n,o);return n.
length>Jn?i:`<a href="${Nt(n)}">${i}</a>`}function Xn(n,o,i){return n.length>Jn?o:`<img src="${Nt(n)}" alt="${o}" width=\
"${i}">`}function Ie(n,o){return n.length>o?`${n.slice(0,o).replace(/[\ud800-\udbff]$/,"")}\u2026`:n}function Rt(n,o=40){
if(!new RegExp(`[^\\s/?-]{${o+1}}`).test(n))return n;const i=new RegExp(`${Dt}{${o+1},}`,"gv"),a=new RegExp(`${Dt}{${ni}\
}(?=${Dt})`,"gv");return n.replace(i,c=>c.replace(a,"$&\u200B"))}const ni=10,Dt=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.
raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}\
]]`,Jn=2e3,oi=/[&<>"'`*_~[\]()|\\!{}^]/g,ri=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,Le=n=>`&#${n.codePointAt(0)};`,ii=n=>`<span>${Le(
n)}</span>`,Nt=n=>Ft(n).replace(/[&<>"'`\n\t]/g,Le);function Ft(n){return n.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(/[\u202a-\u202e\u2066-\u2069]|[^\n\t -~\xa0-\uffff]/g,o=>`\u2039U+${(o.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0")}\u203A`)}function Oe(n){const[,o="",i="",a=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(n))??[];return i?o+i.replace(
/\B(?=(?:\d{3})+$)/g,",")+a:String(n)}const je=(n,o)=>`${Oe(n)} ${o}${n===1?"":"s"}`,si=864e5,Qn=2419200,ai=14,ci={"many\
-buttons":({count:n})=>`There are ${n} buttons; browsers show at most two.`,"long-ttl":({seconds:n})=>`The ttl is ${n} s\
; push services keep a notification for at most four weeks (${Qn} s).`,"reach-zero":()=>"The audience has a reach of 0: \
nobody will receive this notification.","quoted-token":()=>"The API token is in quotation marks. If they are not part of\
 it, remove them from the secret.","token-expiry":({at:n,expired:o})=>o?`The API token expired on ${jt(n)}: the service \
will probably refuse it. Replace the secret.`:`The API token expires on ${jt(n)}. Replace the secret before then.`,rerun:({
attempt:n})=>`This is attempt ${n} of this run: an earlier attempt may already have sent the notification. Set \`once-key\
\`, so that a re-run cannot send it again.`,"rerun-period":({attempt:n,period:o})=>`This is attempt ${n} of this run: an\
 attempt before this ${o} may already have sent the notification, since \`once-per\` allows one in each ${o}.`,"image-si\
ze":({input:n,use:o,expected:i,...a})=>`${n}: the ${o} is ${no(a)}; browsers show ${i.map(no).join(" or ")}.`,"image-wei\
ght":({input:n,use:o,bytes:i,maxBytes:a})=>`${n}: the ${o} has ${to(i)}, and every subscriber downloads it. Use one of a\
t most ${to(a)}.`,"page-as-image":({input:n,raw:o})=>`${n} is a page of GitHub that shows the image, not the image itsel\
f, so subscribers would not see it. Use the address behind the button Raw: ${(0,ee.hD)(o)}.`,"key-separator":({key:n})=>`\
The once-key ${(0,ee.hD)(n)} ends with a separator, so an expression in it is probably empty. Runs with the same key may\
 be skipped although they announce something else. Correct the key.`,"key-of-all-releases":({key:n,tag:o})=>`The once-ke\
y ${(0,ee.hD)(n)} contains neither the tag nor the version of the release ${(0,ee.hD)(o)}. If the next release has the s\
ame key, it will be skipped. Set \`once-key: release-{tag}\`.`,"release-each-run":({tag:n})=>`Without \`once-key\`, the ne\
xt run announces the release ${(0,ee.hD)(n)} again. Set \`once-key: release-{tag}\`.`,"release-each-period":({tag:n,period:o})=>`\
\`once-per\` lets a run announce the release ${(0,ee.hD)(n)} again in the next ${o}. To announce each release only once,\
 remove \`once-per\`.`,truncated:({field:n,visible:o,total:i})=>`The ${n} is ${Oe(i)} characters long; even a desktop sh\
ows only about ${Oe(o)}.`,markup:({field:n,what:o})=>`The ${n} contains ${Ut[o].name}. Notifications are plain text: sub\
scribers would see the characters as they are.`,"unresolved-template":({field:n,template:o})=>`\`${n}\` contains the temp\
late ${(0,ee.hD)(o)}, which nothing has replaced. Unless the push service replaces it, subscribers get it as it is.`,"te\
xt-comment":({path:n,comment:o})=>`\`${(0,se.LF)(n)}\` ends before ${(0,ee.hD)(o)}, which is a comment to YAML. If it is\
 part of the text, put the text in quotes. Otherwise, move the comment to a line of its own.`,"escaped-newline":({field:n})=>`\
The ${n} contains the two characters \`\\n\`, which subscribers would see as they are. For a line break, use a YAML block (\
\`|\`).`,"outside-window":({outside:n})=>`A real run would be skipped now. ${Wn(n)}`,"entry-message":({origin:n})=>`The \
message is ${ui(n)}, one of several changes. ${eo}`,"neutral-message":()=>`The release notes have no sentence for subscr\
ibers, so the message says only that there is something new. ${eo}`},eo="To choose the words, write `<!-- web-push: your\
 text -->` on a line of its own in the release notes, begin them with a short paragraph, or set `message`.";function ui(n){
switch(n.kind){case"comment":return"the `web-push` comment of the release notes";case"introduction":return"the introduct\
ion of the release notes";case"entry":return`the entry ${(0,ee.hD)(n.entry)}${n.heading===""?"":` under ${(0,ee.hD)(n.heading)}`}\
 of the release notes`;case"neutral":return"the neutral sentence"}}const Lt=n=>ci[n.kind](n);function li(n){return"path"in
n?n.path:"field"in n?[n.field]:n.kind==="many-buttons"?["actions"]:n.kind==="long-ttl"?["ttl"]:n.kind==="image-size"||n.
kind==="image-weight"?[`${n.use}_url`]:[]}function _d(n){return n.kind==="token-expiry"&&n.expired?{message:`The API tok\
en expired on ${jt(n.at)}.`,hint:"Replace the secret with the current API token of this site. Then run this again."}:n.kind!==
"quoted-token"?void 0:{message:"The API token is in quotation marks.",hint:"If the quotation marks are not part of it, r\
emove them from the secret. Then run this again."}}const jt=n=>n.toISOString().slice(0,10),to=n=>`${Oe(Math.ceil(n/1024))}\
 KiB`,no=({width:n,height:o})=>`${n}x${o}`,Ut={heading:{name:"a Markdown heading",pattern:/^#{1,6} \S/m},list:{name:"a M\
arkdown list",pattern:/^[-*+] \S/m},link:{name:"a Markdown link",pattern:/\[[^[\]\n]*\]\([^()\s]*\)/},emphasis:{name:"Ma\
rkdown emphasis",pattern:/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-zA-Z\d])|~~(?=[^\s~])[^~\n]+~~/},
tag:{name:"an HTML tag",pattern:/<\/?[a-zA-Z][^<>]*>/}};function di({notification:n,sources:o,messageOrigin:i,textComments:a=[]}){
const{actions:c,ttl:d}=n,f=[];c&&c.length>2&&f.push({kind:"many-buttons",count:c.length}),d!==void 0&&d>Qn&&f.push({kind:"\
long-ttl",seconds:d}),i?.kind==="entry"&&f.push({kind:"entry-message",origin:i}),i?.kind==="neutral"&&f.push({kind:"neut\
ral-message"}),f.push(...oo("icon-url",n.icon_url),...oo("banner-url",n.banner_url));for(const p of["title","message"])f.
push(...mi(p,n)),(o[p]==="input"||o[p]==="file")&&f.push(...gi(p,n[p]));return[...f,...pi(n),...hi(a)]}const fi=/\$?\{\{[^{}]{1,100}\}\}|\$\{[^{}]{1,100}\}|\{%[^{}%]{1,100}%\}|%(?![\dA-F]{2}[A-Z_]*%[\dA-F]{2})[A-Z][A-Z_]{2,40}%/;
function pi({actions:n=[],ttl:o,...i}){const a=n.flatMap(({text:d,url:f})=>[d,f]);return Object.entries({...i,actions:a.
join(`
`)}).flatMap(([d,f])=>{const[p]=fi.exec(f)??[];return p===void 0?[]:[{kind:"unresolved-template",field:d,template:p}]})}
function hi(n){const o=n.filter(({path:a})=>!/url$/.test(String(a.at(-1))));return[...new Map(o.toReversed().map(a=>[a.path[0],
a])).values()].reverse().map(a=>({kind:"text-comment",...a}))}function oo(n,o=""){const[,i,a]=/^https:\/\/github\.com\/([^/?#]+\/[^/?#]+)\/blob\/([^?#]+)(?!.*[?&]raw=)/i.
exec(o)??[];return i===void 0?[]:[{kind:"page-as-image",input:n,raw:`https://raw.githubusercontent.com/${i}/${a}`}]}function mi(n,o){
const[i]=Hn,{visible:a,total:c}=at(o[n],i[n]);return a===c?[]:[{kind:"truncated",field:n,visible:a,total:c}]}function gi(n,o){
const a=Object.keys(Ut).filter(c=>Ut[c].pattern.test(o)).map(c=>({kind:"markup",field:n,what:c}));return o.includes("\\n")?
[...a,{kind:"escaped-newline",field:n}]:a}const bd=n=>n===0?[{kind:"reach-zero"}]:[],$d=n=>/[-_.:/#]$/.test(n)?[{kind:"k\
ey-separator",key:n}]:[];function wd(n,o){if(n===void 0||n.period!==void 0||o===void 0)return[];const{key:i}=n,[a]=(o.match(
/\d+(?:\.\d+)*/g)??[]).sort((d,f)=>f.length-d.length);return i.includes(o)||a!==void 0&&i.includes(a)?[]:[{kind:"key-of-\
all-releases",key:i,tag:o}]}const vd=(n,o,i)=>n&&o!==void 0&&i===void 0?[{kind:"release-each-run",tag:o.tag}]:[],kd=(n,o)=>n!==
void 0&&o!==void 0?[{kind:"release-each-period",tag:o.tag,period:n}]:[];function zd(n,o,i){return n<=1?[]:o===void 0?[{kind:"\
rerun",attempt:n}]:i===void 0?[]:[{kind:"rerun-period",attempt:n,period:i}]}function Zd(n,o){if(/^(["'`]).*\1$/.test(n))
return[{kind:"quoted-token"}];const i=yi(n);return i===void 0||i-o>=ai*si?[]:[{kind:"token-expiry",at:new Date(i),expired:i<=
o}]}function yi(n){const[o,i,a,...c]=n.split(".");if(!o||!i||a===void 0||c.length>0)return;const{exp:d}=Object(parseJson(
Buffer.from(i,"base64url").toString("utf8"))),f=typeof d=="number"?d*1e3:Number.NaN;return Number.isNaN(new Date(f).getTime())?
void 0:f}const Bt=({text:n,url:o,command:i})=>`${n}${o?` ${o}`:""}${i?`
${i}`:""}`,_i={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notific\
ation may or may not have been sent."};function ro({title:n,reason:o,message:i,hint:a},c,d){const p=d!==void 0&&d.kind!==
"none"?"first delete the claim of `once-key` (the command is in the log), then ":"",w=["The service may still send it: w\
ait some minutes, then look in the panel of the service before you send it again.",a,`If nothing was sent, ${p}run this \
again.`].filter(Boolean).join(" "),g=c==="not-sent"&&o==="internal-error"?" You can run this again.":"";return{title:`${n}\
 (${c?`${c}: `:""}${o})`,failed:n,why:{text:i},meaning:c&&_i[c],next:{text:c==="unknown"?w:`${a}${g}`},reason:o}}const bi=n=>n.
replace(/^http-(?![345]\d\d$)\d+$/,"reasons").replace(/^http-(?!303|401|403|404|408|429)(\d)\d\d$/,"http-$1xx"),io=n=>`h\
ttps://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${bi(n)}`,so=4096,$i=600;function wi({
why:n,meaning:o,next:i,reason:a},c){const f=`
${c(o?`${o} ${Bt(i)}`:Bt(i))}${a?`
More: ${io(a)}`:""}`;return vi(c(Bt(n)),so-f.length)+f}function vi(n,o){const i=n.split(`
`);if(i.length===1)return Ie(n,o-1);const a=p=>`- and ${p} more (see the log)`;let c=a(i.length).length;const d=[];for(const p of i){
const h=Ie(p,$i);if(c+=h.length+1,c>o)break;d.push(h)}const f=i.length-d.length;return[...d,...f>0?[a(f)]:[]].join(`
`)}const ki=5e3;function zi({failed:n,why:o,next:i,reason:a}){return[`<table>
${[...n?[["What failed",`<b>${ct(n)}</b>`]]:[],["Why",Gn(o,ki)],["What to do",Gn(i)],...a?[["More",`<a href="${io(a)}">W\
hat ${a} means</a>`]]:[]].map(([d="",f])=>`<tr><th align="left">${d.replaceAll(" ","&nbsp;")}</th><td>${f}</td></tr>`).join(
`
`)}
</table>`,Qr(i)]}function xd({attempts:n,result:o,response:i,payload:a,target:c}){const d=c?.type==="audience"?c.audience:
void 0;return{outcome:o.outcome,reason:"failure"in o?o.failure.reason:"reason"in o?o.reason:"","status-code":ut(i?.statusCode),
response:i?.body??"",payload:a??"","audience-id":ut(d?.id),"audience-name":d?.name??"","audience-reach":ut(d?.reach),attempts:ut(
n),"sent-at":o.outcome==="sent"?o.sentAt.toISOString():""}}const ut=n=>n===void 0?"":String(n);function Sd(n){return n instanceof
Failure?{audiences:"",count:"",reason:n.reason}:{audiences:JSON.stringify(n),count:String(n.length),reason:""}}function Zi({
notifications:n,extraFields:o,failure:i},a){const c=n.map(({file:d,content:f})=>({file:d,payload:{...f?.notification,...o}}));
return{payloads:a?"":JSON.stringify(c),count:i?"":String(c.length),reason:a}}const xi=2,ao=56,Si=360,Pi="Where the text \
is cut off is an estimate: it depends on fonts, versions and settings.";function Ti(n){return`<div>
${Hn.map(i=>Ai(i,n)).join(`
`)}
<br clear="all"><sub>${Pi}</sub>
</div>`}function Ai(n,{title:o,message:i,actions:a=[],...c}){const{name:d,browser:f,iconAt:p,textWidth:h}=n,w=at(o,n.title),
g=at(i,n.message),k=a.slice(0,xi).map(({text:v})=>at(v,n.button)),C=a.length-k.length,I=`<td valign="top" width="${ao}">${Xn(
c.icon_url,"icon",ao)}</td>`,F=`<td valign="top" width="${h}" dir="auto"><b>${Kt(w)}</b><br>${Kt(g)}</td>`,L=c.banner_url&&
Xn(c.banner_url,"banner",Si),W=k.map(v=>`<kbd>&nbsp;${Kt(v)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),X={Title:w,Message:g},U=[
...Object.entries(X).map(([v,A])=>Wt(A)&&Ci(v,A)),k.some(Wt)&&"\u2702\uFE0F A button is cut",C>0&&`\u2702\uFE0F ${je(C,"\
more button")} not shown`,...Object.entries(X).map(([v,A])=>!Wt(A)&&co(Mi(v,A))),co(`Opens ${ti(c.landing_url,38)}`)].filter(
Boolean);return`<table align="left">${[`<th colspan="2">${d} <sub>${f}</sub></th>`,p==="start"?I+F:F+I,L&&`<td colspan="\
2" align="center">${L}</td>`,W&&`<td colspan="2" align="center">${W}</td>`,`<td colspan="2">${U.join("<br>")}</td>`].flatMap(
v=>v?[`<tr>${v}</tr>`]:[]).join("")}</table>`}const Ei=24,Kt=({shown:n})=>It(Rt(n,Ei)),Wt=({visible:n,total:o})=>n<o,Ci=(n,{
visible:o,total:i})=>`\u2702\uFE0F ${n} cut after ${Oe(o)} of ${je(i,"character")}`,Mi=(n,{total:o})=>`${n} fits (${je(o,
"character")})`,co=n=>`<sub>${n}</sub>`,Ht=({problems:n,notifications:o})=>[...n,...o.flatMap(i=>i.problems)],Ii=["inval\
id-input","unreadable-file","url-check-failed"];function Vt(n){if(n.failure)return n.failure.reason;const o=new Set(Ht(n).
map(({reason:i})=>i));return Ii.find(i=>o.has(i))}const Gt=1e3;function qt(n){const{file:o,path:i=[],message:a}=n;return Ie(
o===void 0?(0,se.fI)(n):(0,se.LT)(i,"The file",a),Gt)}function Oi(n){return`${lo(n)}${qt(n)}`}function uo({content:n,positionOf:o},i){
const a=li(i);return n?.sources[a[0]]==="file"?o(a):void 0}function Ri(n,o){const i=uo(n,o);return`${lo({file:n.file||void 0,
position:i})}Advice: ${Lt(o)}`}function lo({file:n,position:o={line:1,column:1}}){return n===void 0?"":`${n.replace(ee.Qi,
"\uFFFD")}:${o.line}:${o.column}: `}const lt=({problems:n})=>n.length>0;function fo(n){const{notifications:o,failure:i}=n;
if(i)return"The notifications were not checked";const a=je(o.length,"notification"),c=o.filter(lt).length;return c>0?`${c}\
 of ${a} ${c===1?"has":"have"} problems`:Ht(n).length>0?"The inputs have problems":`${a} checked: no problems`}function Di(n){
const{notifications:o,problems:i,failure:a}=n,c=o.toSorted((d,f)=>Number(lt(f))-Number(lt(d)));return[`<h2>${Vt(n)?"\u274C":
"\u2705"} ${fo(n)}</h2>`,a&&zi(ro(a)),po(i),c.map(Ni)]}function Ni(n){const{file:o,problems:i,advice:a,content:c}=n,d=o===
""?"Notification from the inputs":Ot(o,Fi),f=a.map(p=>`\u26A0\uFE0F ${ct(Lt(p))}`).join("<br>");return[`<h3>${lt(n)?"\u274C ":
""}${d}</h3>`,po(i),f&&`<p>${f}</p>`,c&&Ti(c.notification)]}const Fi=200,Li=20;function po(n){if(n.length===0)return;const o=n.
slice(0,Li).map(c=>`<li>${ji(c)}${ct(qt(c),Gt)}</li>`),i=(0,se._k)(n),a=i-o.length;return a>0&&o.push(`<li>${Oe(a)} more\
: see the log.</li>`),`<p><b>${je(i,"problem")}</b></p>
<ul>
${o.join(`
`)}
</ul>`}const ji=({position:n})=>n?`${Yn(`${n.line}:${n.column}`)} `:"",Ui=["payload","outcome","reason","kind","type","r\
esponseFlaw","field","what","sources"];function Bi(n,o){const i=(a,c)=>{if(typeof a=="string")return o(a);if(Array.isArray(
a))return a.map(f=>i(f,c));if(a instanceof fe.HR)return Ki(a,o);if(typeof a!="object"||a===null||a instanceof Date)return a;
const d=Object.entries(a).map(([f,p])=>c?[o(f),i(p,!0)]:[f,Ui.includes(f)?p:i(p,f==="extraFields")]);return Object.fromEntries(
d)};return i(n,!1)}function Ki({reason:n,title:o,message:i,hint:a},c){return new fe.HR({reason:n,title:c(o),message:c(i),
hint:c(a)})}const Ee=require("node:fs/promises"),ye=require("node:path"),Wi=require("node:timers/promises");class ho extends Error{}
class mo extends Error{folder;constructor(o,i){super("a folder cannot be read",{cause:i}),this.folder=o}}const Hi=1e3;function Vi(n){
return n.split("/").filter(i=>i!==""&&i!==".").map(i=>{if(i==="**")return i;const a=Gi(i);return c=>i.startsWith(".")===
c.startsWith(".")&&Yi(a,c)})}function Gi(n){const o=n.lastIndexOf("]")+1;return[...n.slice(0,o).match(/\[[!^]?[^/][^\]/]*\]|./gsu)??
[],...n.slice(o)].map(a=>{const c=/^\[([!^]?)(.+)\]$/su.exec(a);if(!c)return a;const[,d="",f=""]=c,p=qi(f);return d?h=>!p(
h):p})}function qi(n){const i=Array.from(n.matchAll(/(.)-(.)|./gsu)).map(([a,c=a,d=a])=>({from:c,to:d}));return a=>i.some(
({from:c,to:d})=>c<=a&&a<=d)}function Yi(n,o){const i=Array.from(o);let a=0,c=-1,d=0;for(let f=0;f<i.length;)if(n[a]==="\
*")c=a++,d=f;else if(Xi(n[a],i[f]??""))a++,f++;else if(c!==-1)a=c+1,f=++d;else return!1;return n.slice(a).every(f=>f==="\
*")}const Xi=(n,o)=>typeof n=="function"?n(o):n==="?"||n===o;function Ji(n,o,i){const a=[];for(const c of o){const d=n[c];
d==="**"&&!i.startsWith(".")&&a.push(c),typeof d=="function"&&d(i)&&a.push(c+1)}return go(n,a)}function go(n,o){const i=new Set(
o);for(const a of i)n[a]==="**"&&i.add(a+1);return i}async function Qi(n,o,i,a){const c=[];let d=0;async function f(p,h){
const w=await es(n,p);if(a.entries-=w.length,a.entries<0)throw new ho;for(const g of w.sort((k,C)=>k.name<C.name?-1:1)){
if(++d%Hi===0&&await(0,Wi.setImmediate)(),c.length>=i||a.signal.aborted)return;const k=Ji(o,h,g.name),C=p?`${p}/${g.name}`:
g.name;if(g.isDirectory()){k.size>0&&await f(C,k);continue}k.has(o.length)&&!await ts(g,(0,ye.join)(n,C))&&c.push(C)}}return await f(
"",go(o,[0])),c}async function es(n,o){try{return await(0,Ee.readdir)((0,ye.join)(n,o),{withFileTypes:!0})}catch(i){if(yo(
i))return[];throw new mo(o,i)}}const yo=n=>["ENOENT","ENOTDIR"].includes(n.code??"");async function ts(n,o){return n.isSymbolicLink()?
(await(0,Ee.stat)(o).catch(()=>{}))?.isDirectory()===!0:!1}const ns=65536;async function rs(n){const o=_o(),i=(0,ye.resolve)(
o,n),a={input:"payload-file",file:n},c=f=>({problem:(0,se.CC)(a,f,{reason:"unreadable-file"})}),d={problem:(0,se.CC)(a,"\
is outside the workspace; use a file of the repository")};try{const f=await(0,Ee.realpath)(o);if(!dt(i,o)&&!dt(i,f))return d;
const p=await(0,Ee.realpath)(i);if(!dt(p,f))return d;const h=await(0,Ee.stat)(p);if(h.isDirectory()){const w=`${(0,ee.hD)(
n)} is a folder; use the path of a file in it`;return{problem:(0,se.CC)("payload-file",w,{reason:"unreadable-file"})}}return h.
isFile()?h.size>ns?c("is larger than 64 KiB; use a file that has only notification fields"):{text:new TextDecoder("utf-8",
{fatal:!0}).decode(await(0,Ee.readFile)(p))}:c("is not a regular file; use the path of a YAML or JSON file")}catch(f){const p=f.
code;return c(p==="ENOENT"?"does not exist; check the path, and that the repository is checked out":p==="ERR_ENCODING_IN\
VALID_ENCODED_DATA"?"is not UTF-8 text; save it as UTF-8":`cannot be read (${(0,fe.q0)(f)})`)}}const _o=()=>process.env.
GITHUB_WORKSPACE||process.cwd();function dt(n,o){const i=(0,ye.relative)(o,n);return i!==".."&&!i.startsWith(`..${ye.sep}`)&&
!(0,ye.isAbsolute)(i)}const Yt=100,is=2e5,ss=4096;async function as(n,o){const i=_o(),a={entries:is,signal:o},c=new Set,
d=[],f=n.split(/\r\n?|\n/).map(p=>p.trim());for(const p of new Set(f.filter(h=>h!==""))){const h=await cs(p,i,a);if(Array.
isArray(h))for(const w of h)c.add(w);else d.push(h);if(c.size>Yt){const w=`matches more than ${Yt} files; use patterns t\
hat match fewer`;return{files:[],problems:[...d,(0,se.CC)("payload-files",w)]}}}return{files:[...c],problems:d}}async function cs(n,o,i){
const a=(h,w)=>(0,se.CC)("payload-files",`${(0,ee.hD)(n)} ${h}`,w&&{reason:w}),c=(0,ye.resolve)(o,n),d=(0,ye.relative)(o,
c).replaceAll(ye.sep,"/"),f=n.length>ss;let p;try{p=await(0,Ee.lstat)(c)}catch(h){if(!f&&!/[*?[]/.test(n)&&!yo(h))return[
d]}if(p?.isDirectory()&&dt(c,o)){const h=d===""?"*.yml":`${d}/*.yml`;return a(`is a folder; use \`${(0,ee.$Q)(h)}\``,"un\
readable-file")}if(p)return[d];try{const h=f?[]:Vi(n.replaceAll(ye.sep,"/")),w=await Qi(o,h,Yt+1,i);return w.length>0?w:
a("matches no file in the workspace; check the path, and that the repository is checked out")}catch(h){if(h instanceof ho)
return a("searches too many files; begin the pattern with the folder they are in");if(!(h instanceof mo))throw h;const w=h.
folder===""?"the workspace":`the folder ${(0,ee.hD)(h.folder)}`,g=(0,fe.q0)(h.cause),k=`searches ${w}, which cannot be r\
ead (${g}); make it readable, or use a pattern that does not search it`;return a(k,"unreadable-file")}}const bo=require("os");
function $o(n){return n==null?"":typeof n=="string"||n instanceof String?n:JSON.stringify(n)}function Xt(n){return Object.
keys(n).length?{title:n.title,file:n.file,line:n.startLine,endLine:n.endLine,col:n.startColumn,endColumn:n.endColumn}:{}}
function Re(n,o,i){const a=new us(n,o,i);process.stdout.write(a.toString()+bo.EOL)}function wo(n,o=""){Re(n,{},o)}const vo="\
::";class us{constructor(o,i,a){o||(o="missing.command"),this.command=o,this.properties=i,this.message=a}toString(){let o=vo+
this.command;if(this.properties&&Object.keys(this.properties).length>0){o+=" ";let i=!0;for(const a in this.properties)if(this.
properties.hasOwnProperty(a)){const c=this.properties[a];c&&(i?i=!1:o+=",",o+=`${a}=${ds(c)}`)}}return o+=`${vo}${ls(this.
message)}`,o}}function ls(n){return $o(n).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function ds(n){return $o(
n).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const Pd=require("path");
var ko=function(n,o,i,a){function c(d){return d instanceof i?d:new i(function(f){f(d)})}return new(i||(i=Promise))(function(d,f){
function p(g){try{w(a.next(g))}catch(k){f(k)}}function h(g){try{w(a.throw(g))}catch(k){f(k)}}function w(g){g.done?d(g.value):
c(g.value).then(p,h)}w((a=a.apply(n,o||[])).next())})},Jt;(function(n){n[n.Success=0]="Success",n[n.Failure=1]="Failure"})(
Jt||(Jt={}));function Td(n,o){const i=toCommandValue(o);if(process.env[n]=i,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(n,o));issueCommand("set-env",{name:n},i)}function fs(n){Re("add-mask",{},n)}function Ad(n){
process.env.GITHUB_PATH||""?issueFileCommand("PATH",n):issueCommand("add-path",{},n),process.env.PATH=`${n}${path.delimiter}${process.
env.PATH}`}function ft(n,o){const i=process.env[`INPUT_${n.replace(/ /g,"_").toUpperCase()}`]||"";if(o&&o.required&&!i)throw new Error(
`Input required and not supplied: ${n}`);return o&&o.trimWhitespace===!1?i:i.trim()}function Ed(n,o){const i=ft(n,o).split(
`
`).filter(a=>a!=="");return o&&o.trimWhitespace===!1?i:i.map(a=>a.trim())}function Cd(n,o){const i=["true","True","TRUE"],
a=["false","False","FALSE"],c=ft(n,o);if(i.includes(c))return!0;if(a.includes(c))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${n}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function Md(n,o){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(n,o));process.stdout.write(os.EOL),issueCommand("set-output",
{name:n},toCommandValue(o))}function Id(n){issue("echo",n?"on":"off")}function Od(n){process.exitCode=Jt.Failure,Qt(n)}function ps(){
return process.env.RUNNER_DEBUG==="1"}function hs(n){Re("debug",{},n)}function Qt(n,o={}){Re("error",Xt(o),n instanceof Error?
n.toString():n)}function ms(n,o={}){Re("warning",Xt(o),n instanceof Error?n.toString():n)}function gs(n,o={}){Re("notice",
Xt(o),n instanceof Error?n.toString():n)}function pt(n){process.stdout.write(n+bo.EOL)}function zo(n){wo("group",n)}function Zo(){
wo("endgroup")}function Rd(n,o){return ko(this,void 0,void 0,function*(){zo(n);let i;try{i=yield o()}finally{Zo()}return i})}
function Dd(n,o){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(n,o));issueCommand(
"save-state",{name:n},toCommandValue(o))}function Nd(n){return process.env[`STATE_${n}`]||""}function Fd(n){return ko(this,
void 0,void 0,function*(){return yield OidcClient.getIDToken(n)})}const ys={"expected-payload":"any"};function _s(n){for(const o of n.
filter(i=>At._y.includes(i))){const i=ft(o);i!==""&&fs(i)}return Object.fromEntries(n.map(o=>[o,bs(o)]))}function bs(n){
return process.env[`INPUT_${n.toUpperCase()}`]!==void 0?ft(n):ys[n]??""}function $s(n){return Object.entries(process.env).
flatMap(([o,i])=>{const[,a]=/^input_(.+)$/s.exec(o.toLowerCase())??[];return a===void 0||n.includes(a)||!i?.trim()?[]:[{
name:a,variable:o}]})}async function ws(n,o){const i=$s(n);if(i.length===0)return[];const{unknownInputs:a}=await G.e(65).
then(G.bind(G,3065));return a(i,n,o)}const vs=require("node:http");var en=G.n(vs);const ks=require("node:string_decoder");
class Ue extends Error{reason;constructor(o,i){super(i),this.reason=o}}class xo extends Error{constructor(){super("a res\
ponse arrived before the request was sent")}}function zs(n,{isProxied:o,isProxyTls:i}){const a=(h,w)=>({kind:"failure",mayHaveBeenReceived:!1,
reason:h,retryable:w,cause:n});if(n instanceof Ue)return a(n.reason,n.reason==="timeout");const{code:c="",syscall:d,statusCode:f}=n;
return c==="ERR_PROXY_TUNNEL"?a("proxy-failed",f===void 0):n instanceof xo||c.startsWith("HPE_")?a(i?"proxy-failed":"con\
nection-failed",!0):!Zs(n)&&!c.startsWith("ERR_INVALID")?a(i?"proxy-failed":"tls-failed",!1):a(o&&!(c==="ECONNRESET"&&d===
void 0&&!i)?"proxy-failed":"connection-failed",!0)}function Zs(n){if(n instanceof AggregateError)return!0;const{code:o="",
syscall:i}=n;return i!==void 0&&o!=="EPROTO"||xs.test(o)}const xs=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function Ss(n,o){const i=n.code??"",c=o>0||i.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:n instanceof Ue?n.reason:c,retryable:!0,cause:n}}const Ps=n=>Ts.test(String(n)),Ts=/\bSSL alert number (42|43|44|45|46|48|116)\b/;
function As(n,o,i){const{method:a,url:c,headers:d,body:f}=n,p=f===void 0?d:{...d,"Content-Length":Buffer.byteLength(f)},
h=en().request(c,{agent:o,method:a,headers:p});return new Promise(w=>new Es(n,h,i,w).start())}class Es{#t;#e;#o;#r;#i;#h="";#a;#c;#m;#u=0;#l=!1;#d=!1;constructor(o,i,a,c){
this.#t=o,this.#e=i,this.#o=a,this.#r=c,this.#i=new ks.StringDecoder(o.encoding)}start(){const{timeoutMs:o,signal:i}=this.#t,
a=()=>this.#n(new Ue("timeout",`no response within ${o/1e3} s`));this.#m=setTimeout(a,o),this.#e.on("error",c=>this.#n(c)),
this.#e.on("close",()=>this.#w()),this.#e.on("socket",c=>this.#_(c)),this.#e.on("response",c=>this.#$(c)),i?.addEventListener(
"abort",this.#f),i?.aborted&&this.#f()}#f=()=>this.#n(new Ue("cancelled","the run was cancelled"));#g=()=>{this.#d=!0};#y=o=>{
this.#u+=o.length};#_(o){this.#c=o,o.on("data",this.#y),o.once("session",this.#g);const i=()=>{this.#b(o)};Cs(o)?i():o.once(
Po(o)?"secureConnect":"connect",i)}async#b(o){if(await So(),this.#e.destroyed||o.destroyed)return;this.#l=!0;const i=o.getProtocol?.()===
"TLSv1.3";(this.#e.reusedSocket||!i)&&(this.#d=!0),this.#e.end(this.#t.body)}#$(o){const{maxBytes:i,wantsBody:a}=this.#t;
if(!this.#l){this.#n(new xo);return}const c=o.statusCode??0,d={kind:"response",status:c,headers:o.headers,at:new Date};if(this.#a=
{head:d,stream:o},a?.(c)===!1){this.#s(d),this.#e.destroy();return}let f=0;o.on("data",p=>{this.#h+=this.#i.write(p.subarray(
0,i-f)),f+=p.length,!(f<=i)&&(this.#s(d,"too-large"),this.#e.destroy())}),o.on("end",()=>this.#s(d,o.complete?void 0:"cu\
t")),o.on("error",p=>this.#n(p))}#w(){this.#a||this.#n(Object.assign(new Error("the connection was closed"),{code:"ECONN\
RESET"}))}#n(o){this.#a?this.#v(this.#a,o):this.#k(o)?this.#p(zs(o,this.#o)):this.#p(Ss(o,this.#u)),this.#e.destroy()}#v({
head:o,stream:i},a){if(a instanceof Ue){this.#s(o,a.reason);return}for(;i.read()!==null;);this.#s(o,i.complete?void 0:"c\
ut")}#k(o){return this.#l?!this.#d&&this.#u===0&&Ps(o):!0}#s(o,i){const c=(this.#h+this.#i.end()).replace(/^\ufeff/,"");
this.#p({...o,body:c,incomplete:i})}#p(o){clearTimeout(this.#m),this.#t.signal?.removeEventListener("abort",this.#f),this.#c?.
removeListener("data",this.#y),this.#c?.removeListener("session",this.#g);const i={result:o,isConnectionKept:this.#e.reusedSocket};
setImmediate(()=>this.#r(i))}}async function So(){for(let n=0;n<2;n++)await new Promise(o=>setImmediate(o))}const Po=n=>n.
encrypted===!0;function Cs(n){return n.connecting?!1:!Po(n)||n.secureConnecting===!1}const ht=require("node:net");function Ms(n,o,i=process.
version){const a=(n.protocol==="https:"?o.https:o.http)?.trim();if(!a||js(n,o.bypass))return;if(!Rs(i))return{problem:`N\
ode ${i} of this runner cannot use a proxy; update the runner (Node 24.5 or later can), or remove the proxy settings`};if(a.
search(ee.Qi)>=0)return{problem:"the proxy setting contains a line break or another control character"};const c=(0,ee.Dl)(
To(a));return!c||!/^https?:/.test(c.protocol)?{problem:"the proxy setting is not an http or https URL"}:[c.username,c.password].
some(d=>Ao(d)===void 0)?{problem:"the user name or password in the proxy setting is not percent-encoded"}:{url:c.href}}function Ld(n){
const{statusCode:o}=Object(n);return o===407?Os:`${Is} Then run this again.`}const Is="Check HTTPS_PROXY, HTTP_PROXY and\
 NO_PROXY on the runner. If the proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",Os="The proxy\
 requires a valid user name and password: put them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.";function Rs(n){
const[o=0,i=0]=n.slice(1).split(".").map(Number);return o>24||o===24&&i>=5}const Ds=4;function Ns({http:n,https:o}){return[
...new Set([n,o].flatMap(Fs))]}function Fs(n=""){const o=n.trim(),i=o.replace(/^[^:]*:\/\//,"");if(!i.includes("@"))return[];
const a=Ls(i.slice(0,i.lastIndexOf("@"))),c=a.map(h=>Ao(h)??h),{username:d="",password:f=""}=(0,ee.Dl)(To(o))??{},p=Buffer.
from(c.join(":")).toString("base64").replaceAll("=","");return[...a,d,f,...c,p].filter(h=>h.length>=Ds)}function Ls(n){const o=n.
indexOf(":");return o<0?[n,""]:[n.slice(0,o),n.slice(o+1)]}const To=n=>n.includes("://")?n:`http://${n}`;function Ao(n){
try{return decodeURIComponent(n)}catch{return}}function js(n,o){const i=Eo(n.hostname).replace(/\.$/,""),a=n.port||(n.protocol===
"https:"?"443":"80");return o?.toLowerCase().match(/[^\s,]+/g)?.some(d=>d==="*"||Us(d,i,a))??!1}function Us(n,o,i){if(n.
includes("/"))return Ks(n,o);const a=/^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(n),c=a?.[1]??n;if(a&&a[2]!==i)return!1;const d=Bs(
Eo(c).replace(/^\*?\./,""));return o===d?!0:(0,ht.isIP)(o)===0&&o.endsWith(`.${d}`)}const Eo=n=>n.replace(/[[\]]/g,""),Bs=n=>(0,ee.
Dl)(`http://[${n}]`)?.hostname.slice(1,-1)??n;function Ks(n,o){const[i="",a=""]=n.split("/"),c=(0,ht.isIP)(i);if(c===0||
(0,ht.isIP)(o)!==c)return!1;const d=c===4?32:128;if(!/^\d{1,3}$/.test(a)||Number(a)>d)return!1;const f=c===4?"ipv4":"ipv\
6",p=new ht.BlockList;return p.addSubnet(i,Number(a),f),p.check(o,f)}const Co=1e3,Ws=10;function Hs(n,o){const i=new Map,
a=new Map,c=new WeakMap,d=h=>performance.now()-(c.get(h)??Number.NEGATIVE_INFINITY);async function f(h,w){const g=`${h.protocol}\
 ${w}`,k=a.get(g);if(k)return k;const{Agent:C}=h.protocol==="https:"?await Vs():en();w!==void 0&&await Ys();const I=new C(
{keepAlive:!0,proxyEnv:{http_proxy:w,https_proxy:w}});return I.on("free",F=>c.set(F,performance.now())),a.set(g,I),I}function p(h){
const w=(i.get(h)??0)+1;return i.set(h,w),w}return{async request(h){const w=Ms(h.url,n);if(w&&"problem"in w)return{kind:"\
failure",mayHaveBeenReceived:!1,reason:"proxy-failed",retryable:!1,cause:new Error(w.problem)};const g=await f(h.url,w?.
url),k=Math.min(...Mo(g).map(d)),C=k<=Co;h.method!=="GET"&&C&&await qs(Ws-k);for(const v of Mo(g))(d(v)>Co||Gs(v))&&v.destroy();
const{method:I,url:F}=h,L=w!==void 0,W={isProxied:L,isProxyTls:L&&F.protocol==="http:"},X=performance.now(),{result:U,isConnectionKept:P}=await As(
h,g,W);if(o){const v=p(`${I} ${F}`),A=U.kind==="response"?U.status:U.reason;o({method:I,url:F,ended:A,ms:performance.now()-
X,attempt:v,isConnectionKept:P})}return U}}}const Vs=async()=>(await Promise.resolve().then(G.t.bind(G,4708,23))).default,
Mo=n=>Object.values(n.freeSockets).flat(),Gs=n=>n.readableEnded;async function qs(n){n>0&&await new Promise(o=>setTimeout(
o,n)),await So()}async function Ys(){const{subscribe:n,unsubscribe:o}=await Promise.resolve().then(G.t.bind(G,3053,23));
o("net.client.socket",Io),n("net.client.socket",Io)}function Io(n){const{socket:o}=n;o.on("error",()=>{}),o.on("newListe\
ner",(i,a)=>{i==="readable"&&o.removeListener("readable",a)})}const tn=n=>n>=200&&n<300;function Xs(n){const o=en().STATUS_CODES[n];
return o===void 0?String(n):`${n} ${o}`}const Oo=require("node:fs"),nn=n=>process.env[n.toLowerCase()]||process.env[n]||
void 0;function Js(){return{http:nn("HTTP_PROXY"),https:nn("HTTPS_PROXY"),bypass:nn("NO_PROXY")}}function jd(){const{GITHUB_API_URL:n,
GITHUB_SERVER_URL:o,GITHUB_REPOSITORY:i,GITHUB_SHA:a,GITHUB_RUN_ID:c}=process.env,{GITHUB_EVENT_NAME:d}=process.env;return{
github:{apiUrl:n||"https://api.github.com",serverUrl:o||"https://github.com"},run:{repository:i??"",sha:a??"",id:c??"",event:d??
"",attempt:Number(process.env.GITHUB_RUN_ATTEMPT)||1}}}async function Ud(n){const o=process.env.GITHUB_EVENT_PATH;delete process.
env.GITHUB_EVENT_PATH;try{return await n()}finally{o!==void 0&&(process.env.GITHUB_EVENT_PATH=o)}}const Qs=null;function Bd(){
const{GITHUB_EVENT_NAME:n="",GITHUB_EVENT_PATH:o=""}=process.env;try{return statSync(o).size>Qs?{name:n,payload:void 0,unreadable:"\
the event is larger than 25 MiB"}:{name:n,payload:JSON.parse(readFileSync(o,"utf8"))}}catch{return{name:n,payload:void 0,
unreadable:o===""?void 0:"the file of the event cannot be read"}}}const Ro="\u2060";function on(n){return!/[^\x20-\x7e]/.
test(n)&&!n.includes("##[")&&!n.trimStart().startsWith("::")?n:n.replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(/##(?=\[)/g,`##${Ro}`).split(`
`).map(ta).join(`
`).replace(/[^\n\t -~\xa0-\uffff]/g,"\uFFFD")}const ea=(0,ee.xb)(String.raw`[^\s\p{C}\p{Z}]`,"u");function ta(n){const o=n.
search(ea());return o>=0&&n.startsWith("::",o)?`${n.slice(0,o)}:${Ro}${n.slice(o+1)}`:n}function na(n){const o=c=>on(n(c)),
i=c=>(d,f,p)=>{const h=o(f);h.length>so&&pt(h),c(h,{title:o(d),...p&&{file:p.file,startLine:p.line,startColumn:p.column}})},
a=(c,d)=>{zo(o(c)),pt(o(d)),Zo()};return{info:c=>pt(o(c)),retry:(c,d)=>{const f=(d/1e3).toFixed(1);pt(o(`${c.title}: ${c.
message} Retrying ${f==="0.0"?"now":`in ${f} s`}.`))},exchange:({method:c,url:d,ended:f,ms:p,attempt:h,isConnectionKept:w})=>{
const g=w?"kept":"new",k=`${c} ${d.host}${d.pathname}`;hs(o(`${k}: ${f} in ${p.toFixed()} ms (try ${h}, ${g} connection)`))},
group:a,stack:({reason:c,cause:d})=>{c==="internal-error"&&a(`Stack of the error (${jn}, Node ${process.version}, ${process.
platform})`,Do(d))},notice:i(gs),warning:i(ms),error:i(Qt)}}function Do(n){if(!(n instanceof Error))return(0,fe.q0)(n);const{
stack:o=(0,fe.q0)(n),cause:i}=n;return i===void 0?o:`${o}
Caused by: ${Do(i)}`}function oa(n){const o=new Date,i=Js(),a=(0,At.gE)({...n,proxyCredentials:Ns(i)}),c=na(a.redact);return{
log:c,secrets:a,redact:a.redact,http:Hs(i,ps()?c.exchange:void 0),signal:Tt.signal,startedAt:o,watch:ra()}}function ra(){
process.exitCode=1;let n=()=>{};return process.on("beforeExit",()=>n(new Error("it stopped before it finished"))),process.
on("uncaughtException",o=>{n(o),Tt.abort()}),o=>{const i=new Promise((a,c)=>{n=c});return Promise.race([o,i])}}async function ia(n,o,i,a=o){
let c=o;try{i()}catch(d){c=a,sa(n,d)}return await new Promise(d=>process.stdout.write("",d)),ca(c)}function sa(n,o){const i=o instanceof
Error?o.name:typeof o;Qt(`The report of this run failed (${i}). The outputs say how the run ended, if they are set. If t\
his step sends a notification and \`outcome\` is not set, it may have been sent: look in the panel of the service before y\
ou send it again.`,{title:"Internal error (internal-error)"});try{n.stack((0,fe.h_)(o))}catch{}}const aa=/^(GetAddrInfo|FS)Req/;
function ca(n){if(process.getActiveResourcesInfo().some(o=>aa.test(o)))if(process.platform!=="win32"){const o={...process.
env,NODE_OPTIONS:""};process.execve?.(process.execPath,[process.execPath,"-e",`process.exit(${n})`],o)}else n===1&&process.
kill(process.pid,"SIGKILL");process.exit(n)}function ua(n,o,i){const{title:a,why:c}=i,d=wi(i,on);d.startsWith(on(c.text))||
n.info(c.text),n[o](a,d)}const mt=524288;function Kd(n,o,{length:i}){if(i<=mt)return;const a=`GitHub passes at most abou\
t ${mt} on to other jobs, so use it only in this job.`;n.warning("Large output",`The output \`${o}\` has ${i} characters\
. ${a}`)}const la=["response","audience-name"];function da(n,{redact:o,log:i}){const a=process.env.GITHUB_OUTPUT;if(!a)return;
const c={...n};for(const d of la){const f=n[d];f!==void 0&&(c[d]=o(f))}try{(0,Oo.appendFileSync)(a,fa(c))}catch(d){i.warning(
"Outputs not written",`The action could not write its outputs (${(0,fe.q0)(d)}). Later steps may see them as empty; the \
log says how the run ended.`)}}function fa(n){const o=new Set(Object.values(n).flatMap(c=>c.match(/ghadelimiter_\d+/g)??
[]));let i=0;for(;o.has(`ghadelimiter_${i}`);)i++;const a=`ghadelimiter_${i}`;return Object.entries(n).map(([c,d])=>`${c}\
<<${a}
${d}
${a}
`).join("")}function pa(n,o,{log:i}){const a=process.env.GITHUB_STEP_SUMMARY;if(!(!a||(0,Fe.yG)(n)===!1))try{(0,Oo.appendFileSync)(
a,ma(o()))}catch(c){i.warning("Summary not written",`Could not write the job summary (${(0,fe.q0)(c)}).`)}}const ha=9e5,
No=n=>typeof n=="object"?n.flatMap(No):n?[n]:[];function ma(n,o=ha){const i=No(n),a="<p>The rest of this summary is left\
 out, because GitHub limits its size.</p>",c=o-Buffer.byteLength(a)-2;let d=0;const f=i.findIndex(h=>(d+=Buffer.byteLength(
h)+2,d>c));return`${(f===-1?i:[...i.slice(0,f),a]).join(`

`)}
`}const ga=new TextDecoder,ve=(n,o=0,i=n.length)=>ga.decode(n.slice(o,i)),gt=(n,o=0,i=n.length)=>n.slice(o,i).reduce((a,c)=>a+
`0${c.toString(16)}`.slice(-2),""),xe=(n,o)=>new DataView(n.buffer,n.byteOffset+o),Fo=(n,o=0)=>xe(n,o).getInt16(0,!0),yt=(n,o=0)=>xe(
n,o).getUint16(0,!1),rn=(n,o=0)=>xe(n,o).getUint16(0,!0),Lo=(n,o=0)=>{const i=xe(n,o);return i.getUint16(0,!0)+(i.getUint8(
2)<<16)},Wd=(n,o=0)=>xe(n,o).getInt32(0,!0),Be=(n,o=0)=>xe(n,o).getUint32(0,!1),ya=(n,o=0)=>xe(n,o).getUint32(0,!0),Hd=(n,o,i)=>xe(
n,o).getBigUint64(0,!i),_a={readUInt16BE:yt,readUInt16LE:rn,readUInt32BE:Be,readUInt32LE:ya};function Ke(n,o,i=0,a=!1){const d=`\
readUInt${o}${a?"BE":"LE"}`;return _a[d](n,i)}const sn=8;function ba(n,o,i,a,c){if(n.length-a<sn)return;const d=o.getUint32(
i+a,!1);if(!(n.length-a<d))return{offset:a,size:d,matches:o.getUint32(i+4+a,!1)===c}}const jo=new WeakMap;function $a(n){
let o=jo.get(n.buffer);return o||(o=new DataView(n.buffer),jo.set(n.buffer,o)),o}function Vd(n,o,i){const a=$a(n),c=o.charCodeAt(
0)<<24|o.charCodeAt(1)<<16|o.charCodeAt(2)<<8|o.charCodeAt(3),d=n.byteOffset;let f=i;for(;f<n.length&&!(n.length-f<4);){
if(a.getUint32(d+f,!1)<sn){f+=sn;continue}const p=ba(n,a,d,f,c);if(!p)break;if(p.matches)return{name:o,offset:p.offset,size:p.
size};f+=p.size}}const wa=/^GIF8[79]a/,va={validate:n=>wa.test(ve(n,0,6)),calculate:n=>({height:rn(n,8),width:rn(n,6)})},
ka="45786966",za=2,an=6,Za=2,xa="4d4d",Sa="4949",Uo=12,Pa=2;function Ta(n){return gt(n,2,6)===ka}function Aa(n,o){return{
height:yt(n,o),width:yt(n,o+2)}}function Ea(n,o){const a=an+8,c=Ke(n,16,a,o);for(let d=0;d<c;d++){const f=a+Pa+d*Uo,p=f+
Uo;if(f>n.length)return;const h=n.slice(f,p);if(Ke(h,16,0,o)===274)return Ke(h,16,2,o)!==3||Ke(h,32,4,o)!==1?void 0:Ke(h,
16,8,o)}}function Ca(n,o){const i=n.slice(za,o),a=gt(i,an,an+Za),c=a===xa;if(c||a===Sa)return Ea(i,c)}function Ma(n,o){if(o>
n.length)throw new TypeError("Corrupt JPG, exceeded buffer limits")}const Ia={validate:n=>gt(n,0,2)==="ffd8",calculate(n){
let o=n.slice(4),i,a;for(;o.length;){const c=yt(o,0);if(Ma(o,c),o[c]!==255){o=o.subarray(1);continue}if(Ta(o)&&(i=Ca(o,c)),
a=o[c+1],a===192||a===193||a===194){const d=Aa(o,c+5);return i?{height:d.height,orientation:i,width:d.width}:d}o=o.subarray(
c+2)}throw new TypeError("Invalid JPG, no size found")}},Oa=`PNG\r

`,Ra="IHDR",Bo="CgBI",Da={validate(n){if(Oa===ve(n,1,8)){let o=ve(n,12,16);if(o===Bo&&(o=ve(n,28,32)),o!==Ra)throw new TypeError(
"Invalid PNG");return!0}return!1},calculate(n){return ve(n,12,16)===Bo?{height:Be(n,36),width:Be(n,32)}:{height:Be(n,20),
width:Be(n,16)}}};function Na(n){return{height:1+Lo(n,7),width:1+Lo(n,4)}}function Fa(n){return{height:1+((n[4]&15)<<10|
n[3]<<2|(n[2]&192)>>6),width:1+((n[2]&63)<<8|n[1])}}function La(n){return{height:Fo(n,8)&16383,width:Fo(n,6)&16383}}const ja=[
Da,Ia,va,{validate(n){const o=ve(n,0,4)==="RIFF",i=ve(n,8,12)==="WEBP",a=ve(n,12,15)==="VP8";return o&&i&&a},calculate(n){
const o=ve(n,12,16),i=n.slice(20,30);if(o==="VP8X"){const c=i[0],d=(c&192)===0,f=(c&1)===0;if(d&&f)return Na(i);throw new TypeError(
"Invalid WebP")}if(o==="VP8 "&&i[0]!==47)return La(i);const a=gt(i,3,6);if(o==="VP8L"&&a!=="9d012a")return Fa(i);throw new TypeError(
"Invalid WebP")}}],Ua=25;function Ba(n){if(n.length<Ua)return;const o=new Uint8Array(n);try{return ja.find(i=>i.validate(
o))?.calculate(o)}catch{return}}const Ko=5,Wo=5,Ka=[301,302,303,307,308];async function Wa({url:n,image:o,timeoutMs:i,http:a,
...c}){const d=performance.now()+i,f=new Set;for(let p=cn(n);;){f.add(p.href);const h=await a.request({...c,method:"GET",
url:p,timeoutMs:Math.max(0,d-performance.now()),maxBytes:Ko*ee.E$,encoding:"latin1",wantsBody:F=>o&&tn(F)});if(h.kind===
"failure")return{kind:"failure",at:p,failure:h};const{status:w,headers:g}=h,k=Ka.includes(w)?g.location:void 0;if(k===void 0)
return{kind:"status",at:p,status:w,image:o&&tn(w)?Ha(h):void 0};const C=Va(k,p);if(!C){const F=k.length>ee.QO;return{kind:"\
bad-redirect",at:p,why:F?`to a URL of more than ${ee.zF}`:"to something that is not a URL"}}if(!/^https?:$/.test(C.protocol))
return{kind:"bad-redirect",at:p,why:"to something other than a web page"};if(o&&C.protocol==="http:")return{kind:"off-ht\
tps",at:p};const I=cn(C);if(f.has(I.href))return{kind:"bad-redirect",at:p,why:"in a loop"};if(f.size>Wo)return{kind:"bad\
-redirect",at:p,why:`more than ${Wo} times`};p=I}}function Ha({body:n,incomplete:o}){if(o)return o;if(n.length===0)return"\
empty";const i=Ba(Buffer.from(n,"latin1"));return i?{...i,bytes:n.length}:"not-an-image"}function cn(n){const o=new URL(
n.href);return o.username="",o.password="",o.hash="",o}function Va(n,o){const i=n.replace(/[\x80-\xff]/g,a=>`%${a.charCodeAt(
0).toString(16).toUpperCase()}`);return(0,ee.Dl)(i,o)}const Ga=1e4,qa=20,Ho=200,Vo=3e5;async function Ya(n,{http:o,signal:i,
redact:a}){const{uses:c,userAgent:d}=n,f=Math.min(n.timeoutMs,Ga),p={Accept:"*/*","User-Agent":d},h=new Map,w=({url:U})=>{
const P=h.get(U)??cn((0,ee.Dl)(U)??new URL(U)).href;return h.set(U,P),P},g=new Set(c.filter(({use:U})=>U!=="page").map(w)),
k=new Map,C=performance.now()+Vo-f,I=new Set([...new Set(c.map(w))].slice(0,Ho)),F=I.values();async function L(){for(const U of F){
if(i.aborted||performance.now()>C)return;const P={url:new URL(U),image:g.has(U),http:o,headers:p,timeoutMs:f,signal:i};k.
set(U,await Wa(P))}}if(await Promise.all(Array.from({length:qa},L)),i.aborted)throw(0,fe.Yq)("Checking the URLs");const W=new Set,
X=c.flatMap(U=>{const P=w(U),v=k.get(P);return v?ec({...U,key:P},v,{timeoutMs:f,redact:a}):W.has(U.file)?[]:(W.add(U.file),
Qa(U,I.has(P)))});return{problems:X.filter(U=>"message"in U),remarks:X.filter(U=>"kind"in U)}}const qd=n=>new Failure({reason:"\
url-check-failed",title:"URL check failed",message:listSentences(n.map(problemText)),hint:`Fix the pages and images, the\
n run this again. Or correct the URLs, or remove \`check-urls\`, then ${startNewRun}.`}),Xa={icon:ee.E$/4,banner:ee.E$},
Ja={icon:[{width:200,height:200}],banner:[{width:360,height:240},{width:360,height:200}]};function Qa({url:n,use:o,...i},a){
const c=a?`the check ends after ${Vo/6e4} minutes`:`at most ${Ho} different URLs are checked`;return{...i,message:`${(0,ee.
hD)(n)} was not checked, since ${c}; check fewer at a time`}}function ec({url:n,key:o,use:i,...a},c,{timeoutMs:d,redact:f}){
const p=c.at.href===o?(0,ee.hD)(n):nc(n,c.at,f),h=I=>[{...a,message:`${p} ${I}`}];if(c.kind==="failure")return h(rc(c.failure,
d,f));if(c.kind==="bad-redirect")return h(`redirects ${c.why}`);if(c.kind==="off-https")return i==="page"?[]:h("redirect\
s to http, but images must be https");const{status:w,image:g}=c;if(!tn(w))return h(`responded ${Xs(w)}`);if(i==="page"||
g===void 0)return[];if(typeof g=="string")return h(oc(g,d));const{width:k,height:C}=g;return k===0||C===0?h(`is an image\
 of ${k}x${C}`):tc(g,{...a,use:i})}function tc({width:n,height:o,bytes:i},a){const c=Ja[a.use],d=Xa[a.use],f=[];return c.
some(p=>p.width===n&&p.height===o)||f.push({kind:"image-size",...a,width:n,height:o,expected:c}),i>d&&f.push({kind:"imag\
e-weight",...a,bytes:i,maxBytes:d}),f}function nc(n,o,i){return`${(0,ee.hD)(n)} redirects to ${(0,ee.hD)(i(o.origin+o.pathname))}\
, which`}function oc(n,o){return{empty:"responded with an empty body, which is not an image","not-an-image":"is not a va\
lid PNG, JPEG, GIF or WebP image","too-large":`is larger than ${Ko} MiB`,timeout:`did not load completely within ${o/1e3}\
 s`,cut:"was cut off",cancelled:"was cut off"}[n]}function rc({reason:n,cause:o},i,a){if(n==="timeout")return`did not re\
spond within ${i/1e3} s`;const d=/^(ENOTFOUND|EAI_\w+)$/.test(o?.code??"")?"has a host name that cannot be found":"canno\
t be reached";return`${{"tls-failed":"cannot be reached securely: its certificate is not accepted, or TLS failed","proxy\
-failed":"cannot be reached through the proxy","bad-response":"responded with something that is not HTTP","connection-lo\
st":"ended the connection without a response","connection-failed":d,cancelled:d}[n]} (${(0,ee.Kb)((0,fe.q0)(o),a)})`}async function ic(){
const n=_s(Mt.uB),o=oa({apiToken:""}),i={notifications:[],problems:[],extraFields:{}};try{await o.watch(sc(n,i,o))}catch(a){
i.failure=(0,fe.h_)(a)}await ia(o.log,Vt(i)?1:0,()=>lc(i,n.summary,o),1)}async function sc(n,o,i){const{secrets:a}=i,{settings:c,
problems:d,readable:f,refused:p}=(0,Mt.IZ)(n,a),h=await Ir(f,a),w=f["extra-fields"]?await Mr(f["extra-fields"],a):ot,g=await as(
f["payload-files"],i.signal);if(i.signal.aborted)throw Go();const k={inputs:h,file:ot,fileName:"",extraFields:w.fields,onceKey:""},
C=[...h.problems,...w.problems,...On(k,a),...g.problems];o.extraFields=w.fields,o.problems.push(...d,...await ws(Mt.uB,i.
redact),...C.filter(({input:L})=>!p.has(L)));const I=[],F=(L,W)=>I.push({file:L,advice:W.content?di(W.content):[],...W});
f["payload-files"]===""&&h.given.size>0&&F("",ac(h));for(const L of g.files){if(i.signal.aborted)throw Go();F(L,await Vr(
L,await rs(L),h,a))}o.notifications=I,c?.checkUrls&&await cc(I,c.timeout*1e3,i)}function ac(n){const o=Ct(n);return{problems:Et(
n,ot).map(a=>(0,se.CC)((0,ce.wg)(a),"is missing; set it as an input, or set a file in `payload-files`")),positionOf:()=>{},
content:o}}async function cc(n,o,i){const a=[];for(const d of n){const{file:f,content:p}=d;if(!p)continue;const h=(0,ce.
Wn)(p.notification).filter(({url:w})=>(0,rt.G)(w).names.size===0);a.push(...h.map(w=>({...w,file:f})))}const c=await Ya(
{uses:a,timeoutMs:o,userAgent:jn},i);for(const d of n){const f=c.problems.filter(({file:h})=>h===d.file),p="url-check-fa\
iled";d.problems.push(...f.map(h=>({...h,...uc(d,h),reason:p}))),d.advice.push(...c.remarks.filter(({file:h})=>h===d.file))}}
function uc({file:n,content:o,positionOf:i},{input:a,path:c=[]}){if(n==="")return{file:void 0};const d=a.replaceAll("-",
"_"),f=[d,...c];return{file:n,path:f,position:o?.sources[d]==="file"?i(f):void 0}}const Go=()=>new fe.HR({reason:"cancel\
led",title:"Preview cancelled",message:"The run was cancelled before all notifications were checked.",hint:"If you did n\
ot mean to cancel it, run it again."});function lc(n,o,i){const{log:a}=i,{notifications:c,failure:d}=n,f=Ht(n),p=Zi(n,Vt(
n)??""),{length:h}=p.payloads,w=h>mt;da(w?{...p,payloads:""}:p,i),pa(o,()=>Di(Bi(n,i.redact)),i);for(const g of f)a.info(
Oi(g));for(const g of f){const{file:k,position:C=qo,reason:I}=g,F=k===void 0?"Invalid inputs":"Invalid notification";a.error(
`${F} (${I})`,qt(g),k===void 0?void 0:{file:k,...C})}for(const g of c){const{file:k,advice:C}=g;for(const I of C){const F=uo(
g,I)??qo;a.info(Ri(g,I)),a.warning("Advice",Lt(I),k===""?void 0:{file:k,...F})}}if(w){const g=`GitHub passes at most abo\
ut ${mt} on to other jobs, so it is empty; check fewer files at a time.`;a.warning("Large output",`The output \`payloads\`\
 would have ${h} characters. ${g}`)}d?(a.stack(d),ua(a,"error",ro(d))):a.info(`${fo(n)}.`)}const qo={line:1,column:1};ic(),
module.exports=Er})();
