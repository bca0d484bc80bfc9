(()=>{"use strict";var In={2542:((n,o,i)=>{i.d(o,{$p:()=>j,QP:()=>T,Vu:()=>L,Wn:()=>F,fD:()=>y,o2:()=>m,pi:()=>I,wg:()=>G});
var a=i(8925),c=i(900),l=i(642),f=i(8992);const p=(0,l.rf)("https"),g=(0,l.rf)("https","http"),y={title:l.GT,message:l.GT,
icon_url:p,banner_url:p,landing_url:g,utm_source:l.GT,utm_medium:l.GT,utm_campaign:l.GT},m=["tag","version","name","repo\
sitory","message","url"],_=new RegExp(`\\{(?:${m.join("|")})\\}`,"g"),A=x=>k=>{if(k.length>f.QO)return x(k);const E=k.replace(
/^\{url\}/,"https://url.example/").replace(_,"x");return"value"in x(E)?{value:k}:x(k)},T={...y,icon_url:A(p),banner_url:A(
p),landing_url:A(g)},I=c.Pw.map(x=>x.replaceAll("-","_")),L=["title","message","icon_url","landing_url"];function j(x,k,E){
const H=(x==="ttl"?l.p0:E[x])(k.trim());return"value"in H?{fields:{[x]:H.value},problems:[]}:{fields:{},problems:[(0,a.CC)(
G(x),H.message)]}}const G=x=>x.replaceAll("_","-");function F({icon_url:x,banner_url:k,landing_url:E,actions:U=[]}){return[
...x===void 0?[]:[{input:"icon-url",url:x,use:"icon"}],...k===void 0?[]:[{input:"banner-url",url:k,use:"banner"}],...E===
void 0?[]:[{input:"landing-url",url:E,use:"page"}],...U.map(({url:H},ee)=>({input:"actions",path:[ee,"url"],url:H,use:"p\
age"}))]}}),9715:((n,o,i)=>{i.d(o,{WF:()=>Pr,L5:()=>nd});function a(e){return e}function c(e){return e}function l(){return e=>e}
function f(e){}function p(e){throw new Error("Unexpected value in exhaustive check")}function g(e){}function y(e){const t=Object.
values(e).filter(s=>typeof s=="number");return Object.entries(e).filter(([s,u])=>t.indexOf(+s)===-1).map(([s,u])=>u)}function m(e,t="\
|"){return e.map(r=>be(r)).join(t)}function _(e,t){return typeof t=="bigint"?t.toString():t}class A{constructor(t){this.
_getter=t,this._value=void 0}get value(){const t=this._getter;return t!==void 0&&(this._value=t(),this._getter=void 0),this.
_value}}function T(e){return new A(e)}function I(e){return e==null}function L(e){const t=e.startsWith("^")?1:0,r=e.endsWith(
"$")?e.length-1:e.length;return e.slice(t,r)}function j(e,t){const r=e/t,s=Math.round(r),u=4*Number.EPSILON*Math.max(Math.
abs(r),1);return Math.abs(r-s)<u?0:r-s}const G=null;function F(e,t,r){let s;Object.defineProperty(e,t,{get(){if(s!==G)return s===
void 0&&(s=G,s=r()),s},set(u){Object.defineProperty(e,t,{value:u})},configurable:!0})}function x(e){return Object.create(
Object.getPrototypeOf(e),Object.getOwnPropertyDescriptors(e))}function k(e,t,r){Object.defineProperty(e,t,{value:r,writable:!0,
enumerable:!0,configurable:!0})}function E(e){const t=Object.getOwnPropertyDescriptor(e,"shape");return t?.get?t.get.raw:
t?.value}function U(e){return E(e._zod.def)??e._zod.def.shape}function H(e,t,r){Object.defineProperty(e,t,{get(){const s=r();
return k(this,t,s),s},enumerable:!0,configurable:!0})}function ee(e,t,r){t in e?k(e,t,r):e[t]=r}function B(e,t,r,s){const u=U(
t);for(const d of r){const $=Object.getOwnPropertyDescriptor(u,d);$.enumerable&&($.get?H(e,d,()=>{const b=t._zod.def.shape[d];
return s?s(b,d):b}):ee(e,d,s?s($.value,d):$.value))}}function M(e,t){for(const r of Reflect.ownKeys(t)){const s=Object.getOwnPropertyDescriptor(
t,r);s.enumerable&&(s.get?H(e,r,()=>t[r]):ee(e,r,s.value))}}function Z(...e){const t={};for(const r of e){const s=Object.
getOwnPropertyDescriptors(r);Object.assign(t,s)}return Object.defineProperties({},t)}function N(e){return Z(e._zod.def)}
function w(e,t){return t?t.reduce((r,s)=>r?.[s],e):e}function h(e){const t=Object.keys(e),r=t.map(s=>e[s]);return Promise.
all(r).then(s=>{const u={};for(let d=0;d<t.length;d++)u[t[d]]=s[d];return u})}function v(e=10){const t="abcdefghijklmnop\
qrstuvwxyz";let r="";for(let s=0;s<e;s++)r+=t[Math.floor(Math.random()*t.length)];return r}function z(e){return JSON.stringify(
e)}function P(e){return e.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}const O="\
captureStackTrace"in Error?Error.captureStackTrace:(...e)=>{};function R(e){return typeof e=="object"&&e!==null&&!Array.
isArray(e)}const q=null;function te(e){if(R(e)===!1)return!1;const t=e.constructor;if(t===void 0||typeof t!="function")return!0;
const r=t.prototype;return!(R(r)===!1||Object.prototype.hasOwnProperty.call(r,"isPrototypeOf")===!1)}function re(e){return te(
e)?{...e}:Array.isArray(e)?[...e]:e instanceof Map?new Map(e):e instanceof Set?new Set(e):e}function ye(e){let t=0;for(const r in e)
Object.prototype.hasOwnProperty.call(e,r)&&t++;return t}const ce=e=>{const t=typeof e;switch(t){case"undefined":return"u\
ndefined";case"string":return"string";case"number":return Number.isNaN(e)?"nan":"number";case"boolean":return"boolean";case"\
function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(e)?
"array":e===null?"null":e.then&&typeof e.then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<"u"&&
e instanceof Map?"map":typeof Set<"u"&&e instanceof Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<"u"&&
e instanceof File?"file":"object";default:throw new Error(`Unknown data type: ${t}`)}},se=new Set(["string","number","sy\
mbol"]),fe=new Set(["string","number","bigint","boolean","symbol","undefined"]);function xe(e){return e.replace(/[.*+?^${}()|[\]\\]/g,
"\\$&")}function he(e,t,r){const s=new e._zod.constr(t??e._zod.def);return(!t||r?.parent)&&(s._zod.parent=e),s}function ne(e){
const t=e;if(!t)return{};if(typeof t=="string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)throw new Error(
"Cannot specify both `message` and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{
...t,error:()=>t.error}:t}function le(e){let t;return new Proxy({},{get(r,s,u){return t??(t=e()),Reflect.get(t,s,u)},set(r,s,u,d){
return t??(t=e()),Reflect.set(t,s,u,d)},has(r,s){return t??(t=e()),Reflect.has(t,s)},deleteProperty(r,s){return t??(t=e()),
Reflect.deleteProperty(t,s)},ownKeys(r){return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(r,s){return t??(t=
e()),Reflect.getOwnPropertyDescriptor(t,s)},defineProperty(r,s,u){return t??(t=e()),Reflect.defineProperty(t,s,u)}})}function be(e){
return typeof e=="bigint"?e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}function $e(e){return Object.keys(e).filter(
t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout==="optional")}const We={safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],
int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.
MAX_VALUE,Number.MAX_VALUE]},fn={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),
BigInt("18446744073709551615")]};function lc(e,t){const r=e._zod.def,s=r.checks;if(s&&s.length>0)throw new Error(".pick(\
) cannot be used on object schemas containing refinements");const d={};return B(d,e,He(e,t)),he(e,Z(r,{shape:d,checks:[]}))}
function He(e,t){const r=U(e),s=[];for(const u of Reflect.ownKeys(t)){if(!Object.getOwnPropertyDescriptor(r,u)?.enumerable)
throw new Error(`Unrecognized key: "${String(u)}"`);t[u]&&s.push(u)}return s}function dc(e,t){const r=e._zod.def,s=r.checks;
if(s&&s.length>0)throw new Error(".omit() cannot be used on object schemas containing refinements");const d=new Set(He(e,
t)),$={};return B($,e,Reflect.ownKeys(U(e)).filter(b=>!d.has(b))),he(e,Z(r,{shape:$,checks:[]}))}function Hd(e,t){if(!te(
t))throw new Error("Invalid input to extend: expected a plain object");const r=e._zod.def.checks;if(r&&r.length>0){const u=U(
e);for(const d of Reflect.ownKeys(t))if(Object.getOwnPropertyDescriptor(u,d)!==void 0)throw new Error("Cannot overwrite \
keys on object schemas containing refinements. Use `.safeExtend()` instead.")}return he(e,Z(e._zod.def,{shape:Xo(e,t)}))}
function Xo(e,t){const r={};return B(r,e,Reflect.ownKeys(U(e))),M(r,t),r}function Vd(e,t){if(!te(t))throw new Error("Inv\
alid input to safeExtend: expected a plain object");return he(e,Z(e._zod.def,{shape:Xo(e,t)}))}function Gd(e,t){if(!t?._zod?.
def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");if(e.
_zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExte\
nd() instead.");const r={};B(r,e,Reflect.ownKeys(U(e))),B(r,t,Reflect.ownKeys(U(t)));const s=Z(e._zod.def,{shape:r,get catchall(){
return t._zod.def.catchall},checks:t._zod.def.checks??[]});return he(e,s)}function qd(e,t,r,s="partial"){const d=t._zod.
def.checks;if(d&&d.length>0)throw new Error(`.${s}() cannot be used on object schemas containing refinements`);const b=r?
new Set(He(t,r)):void 0,C={};return B(C,t,Reflect.ownKeys(U(t)),e&&((S,D)=>b&&!b.has(D)?S:new e({type:"optional",innerType:S}))),
he(t,Z(t._zod.def,{shape:C,checks:[]}))}function Yd(e,t,r){const s=r?new Set(He(t,r)):void 0,u={};return B(u,t,Reflect.ownKeys(
U(t)),(d,$)=>s&&!s.has($)?d:new e({type:"nonoptional",innerType:d})),he(t,Z(t._zod.def,{shape:u}))}function Pe(e,t=0){if(e.
aborted===!0)return!0;for(let r=t;r<e.issues.length;r++)if(e.issues[r]?.continue!==!0)return!0;return!1}function fc(e,t=0){
if(e.aborted===!0)return!0;for(let r=t;r<e.issues.length;r++)if(e.issues[r]?.continue===!1)return!0;return!1}function Jo(e,t){
return t.map(r=>{var s;return(s=r).path??(s.path=[]),r.path.unshift(e),r})}function Ve(e){return typeof e=="string"?e:e?.
message}function Qo(e){const t=[];for(const r of e??[]){const s=r._zod.def;if(!/_(length|size)$|_equals$/.test(s.check))
break;const u=s.maximum??s.length??s.size;u>=0&&t.push([u,r])}return t}function pn(e,t,r){var s;for(let u=t;u<e.length;u++)
(s=e[u]).schema??(s.schema=r)}function Ge(e,t,r){var s;const u=e.inst?._zod?.traits;u?.has("$ZodType")&&(u.has("$ZodChec\
k")?(s=e).schema??(s.schema=e.inst):e.schema=e.inst);const d=e.schema!==e.inst?e.schema?._zod.def?.error:void 0,$=e.message?
e.message:Ve(e.inst?._zod.def?.error?.(e))??Ve(d?.(e))??Ve(t?.error?.(e))??Ve(r.customError?.(e))??Ve(r.localeError?.(e))??
"Invalid input",b={};for(const C of Object.keys(e))C==="inst"||C==="schema"||C==="continue"||C==="input"||C==="__proto__"||
(b[C]=e[C]);return b.path??(b.path=[]),b.message=$,t?.reportInput&&(b.input=e.input),b}function Xd(e){return e instanceof
Set?"set":e instanceof Map?"map":e instanceof File?"file":"unknown"}const pc=/[\uD800-\uDBFF]/;function hc(e){const t=e.
length;if(!pc.test(e))return t;let r=t;for(let s=0;s<t-1;s++)(e.charCodeAt(s)&64512)===55296&&(e.charCodeAt(s+1)&64512)===
56320&&(r--,s++);return r}function mc(e){return Array.isArray(e)?"array":typeof e=="string"?"string":"unknown"}function Jd(e){
const t=typeof e;switch(t){case"number":return Number.isNaN(e)?"nan":"number";case"object":{if(e===null)return"null";if(Array.
isArray(e))return"array";const r=e;if(r&&Object.getPrototypeOf(r)!==Object.prototype&&"constructor"in r&&r.constructor)return r.
constructor.name}}return t}function Qd(...e){const[t,r,s]=e;return typeof t=="string"?{message:t,code:"custom",input:r,inst:s}:
{...t}}function ef(e){return Object.entries(e).filter(([t,r])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function gc(e){
const t=atob(e),r=new Uint8Array(t.length);for(let s=0;s<t.length;s++)r[s]=t.charCodeAt(s);return r}function yc(e){let t="";
for(let r=0;r<e.length;r++)t+=String.fromCharCode(e[r]);return btoa(t)}function tf(e){const t=e.replace(/-/g,"+").replace(
/_/g,"/"),r="=".repeat((4-t.length%4)%4);return gc(t+r)}function nf(e){return yc(e).replace(/\+/g,"-").replace(/\//g,"_").
replace(/=/g,"")}function of(e){const t=e.replace(/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex string length");
const r=new Uint8Array(t.length/2);for(let s=0;s<t.length;s+=2)r[s/2]=Number.parseInt(t.slice(s,s+2),16);return r}function rf(e){
return Array.from(e).map(t=>t.toString(16).padStart(2,"0")).join("")}class sf{constructor(...t){}}function _c(e,t){for(const r in t){
const s=Object.getOwnPropertyDescriptor(t,r);s.get?Object.defineProperty(e,r,{...s,enumerable:!1}):$c(e,r,s.value)}}function Ae(e,t,r,s=!0){
return Object.defineProperty(e,t,{configurable:!0,writable:!0,enumerable:s,value:r}),r}function bc(e,t,r){return Ae(e,t,
r,!1)}function af(e,t){for(const r in e){const s=e[r];Object.defineProperty(t,r,{configurable:!0,enumerable:!0,get(){return Ae(
this,r,s(this))},set(u){Ae(this,r,u)}})}return t}function $c(e,t,r){Object.defineProperty(e,t,{configurable:!0,get(){return this==
null?r:Ae(this,t,r.bind(this))},set(s){Ae(this,t,s)}})}function vc(e,t){const r=Object.getPrototypeOf(e);return t in r?void 0:
r}let hn,Se=!1;const wc={configurable:!0,get(){Se=!0}};function me(e,t,r){const s=Object.getPrototypeOf(e._zod);if(t in s&&
hn!==e._zod){hn=void 0;return}hn=e._zod,Object.defineProperty(s,t,{configurable:!0,get(){Object.defineProperty(this,t,wc);
const u=Se;Se=!1;try{const d=r(this);return Se?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,
value:d}),Se=Se||u,d}catch(d){throw delete this[t],Se=Se||u,d}},set(u){Object.defineProperty(this,t,{configurable:!0,writable:!0,
value:u})}})}function kc(e,t,r,s){const u=vc(e,t);u&&Object.defineProperty(u,t,{configurable:!0,get(){const d={configurable:!0,
writable:!0,enumerable:s,value:void 0};return Object.defineProperty(this,t,d),d.value=r(this),Object.defineProperty(this,
t,d),d.value},set(d){Object.defineProperty(this,t,{configurable:!0,writable:!0,enumerable:s,value:d})}})}const zc="~cons\
tantCatch";function cf(e){const t=()=>e;return t[zc]=!0,t}var er;const Zc=Object.freeze({status:"aborted"}),mn={value:void 0,
enumerable:!1};let tr="captureStackTrace"in Error?Error:null;function xc(e){const t=tr;if(t){const r=t.stackTraceLimit;if(typeof r==
"number"){try{t.stackTraceLimit=0}catch{return tr=null,new e}try{return new e}finally{t.stackTraceLimit=r}}}return new e}
function oe(e,t,r,s){const u={};function d(K){this.def=K,this.constr=W,this.traits=new Set}d.prototype=u;const $=r,b=$&&
new WeakSet;function C(K,X){if(K._zod){if(K._zod.traits.has(e))return}else{mn.value=new d(X);try{Object.defineProperty(K,
"_zod",mn)}finally{mn.value=void 0}}if(K._zod.traits.add(e),t(K,X),b){const Y=Object.getPrototypeOf(K),ie=K._zod.constr.
prototype;let de=Y;for(;de&&de!==ie;)de=Object.getPrototypeOf(de);const we=de??Y;b.has(we)||(b.add(we),_c(we,$))}const Q=W.
prototype;for(const Y in Q)Object.prototype.hasOwnProperty.call(Q,Y)&&(Y in K||(K[Y]=Q[Y].bind(K)))}const S=s?.Parent??Object;
class D extends S{}Object.defineProperty(D,"name",{value:e});function W(K){const X=s?.Parent?xc(D):this;C(X,K);const Q=X.
_zod.deferred;if(Q){for(const ie of Q)ie();X._zod.deferred=void 0}const Y=globalThis.__zod_globalConfig?.postProcessor;return Y&&
Y(X),X}return Object.defineProperty(W,"init",{value:C}),Object.defineProperty(W,Symbol.hasInstance,{value:K=>s?.Parent&&
K instanceof s.Parent?!0:K?._zod?.traits?.has(e)}),Object.defineProperty(W,"name",{value:e}),W}const uf=null;class Le extends Error{constructor(){
super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}}class Pc extends Error{constructor(t){
super(`Encountered unidirectional transform during encode: ${t}`),this.name="ZodEncodeError"}}(er=globalThis).__zod_globalConfig??
(er.__zod_globalConfig={});const qe=globalThis.__zod_globalConfig;function Ye(e){return e&&Object.assign(qe,e),qe}const Te=oe(
"$ZodCheck",(e,t)=>{var r;e._zod??(e._zod={}),e._zod.def=t,(r=e._zod).onattach??(r.onattach=[])}),lf=e=>{const t=e.value;
return!util.nullish(t)&&t.size!==void 0},Sc=e=>{const t=e.value;return!I(t)&&t.length!==void 0},nr={number:"number",bigint:"\
bigint",object:"date"},df=null,Tc=oe("$ZodCheckGreaterThan",(e,t)=>{Te.init(e,t);const r=nr[typeof t.value];e._zod.check=
s=>{(t.inclusive?s.value>=t.value:s.value>t.value)||s.issues.push({origin:nr[typeof s.value]??r,code:"too_small",minimum:typeof t.
value=="object"?t.value.getTime():t.value,input:s.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),ff=null,Ac=oe(
"$ZodCheckNumberFormat",(e,t)=>{Te.init(e,t),t.format=t.format||"float64";const r=t.format?.includes("int"),s=r?"int":"n\
umber",[u,d]=We[t.format];e._zod.check=$=>{const b=$.value;if(r){if(!Number.isInteger(b)){$.issues.push({expected:s,format:t.
format,code:"invalid_type",continue:!1,input:b,inst:e});return}if(!Number.isSafeInteger(b)){b>0?$.issues.push({input:b,code:"\
too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e,origin:s,inclusive:!0,
continue:!t.abort}):$.issues.push({input:b,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be withi\
n the safe integer range.",inst:e,origin:s,inclusive:!0,continue:!t.abort});return}}b<u&&$.issues.push({origin:"number",
input:b,code:"too_small",minimum:u,inclusive:!0,inst:e,continue:!t.abort}),b>d&&$.issues.push({origin:"number",input:b,code:"\
too_big",maximum:d,inclusive:!0,inst:e,continue:!t.abort})}}),pf=null,hf=null,mf=null,gf=null,yf=null,Ec=oe("$ZodCheckMi\
nLength",(e,t)=>{var r;Te.init(e,t),(r=e._zod.def).when??(r.when=Sc),e._zod.check=s=>{const u=s.value,d=u.length;if((typeof u==
"string"&&d>=t.minimum&&d<t.minimum*2?hc(u):d)>=t.minimum)return;const b=mc(u);s.issues.push({origin:b,code:"too_small",
minimum:t.minimum,inclusive:!0,input:u,inst:e,continue:!t.abort})}}),_f=null,Cc=oe("$ZodCheckStringFormat",(e,t)=>{var r,
s;Te.init(e,t),t.pattern?(r=e._zod).check??(r.check=u=>{t.pattern.lastIndex=0,!t.pattern.test(u.value)&&u.issues.push({origin:"\
string",code:"invalid_format",format:t.format,input:u.value,...t.pattern?{pattern:t.pattern.toString()}:{},inst:e,continue:!t.
abort})}):(s=e._zod).check??(s.check=()=>{})}),Mc=oe("$ZodCheckRegex",(e,t)=>{Cc.init(e,t),e._zod.check=r=>{t.pattern.lastIndex=
0,!t.pattern.test(r.value)&&r.issues.push({origin:"string",code:"invalid_format",format:"regex",input:r.value,pattern:t.
pattern.toString(),inst:e,continue:!t.abort})}}),bf=null,$f=null,vf=null,wf=null,kf=null;function zf(e,t,r){e.issues.length&&
t.issues.push(...util.prefixIssues(r,e.issues))}const Zf=null,xf=null,Pf=null,Oc=oe("$ZodCheckOverwrite",(e,t)=>{Te.init(
e,t),e._zod.check=r=>{r.value=t.tx(r.value)}}),Sf=/^[cC][0-9a-z]{6,}$/,Tf=/^[0-9a-z]+$/,Af=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,
Ef=/^[0-9a-vA-V]{20}$/,Cf=/^[A-Za-z0-9]{27}$/,Mf=/^[a-zA-Z0-9_-]{21}$/;function Of(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}\
}$`)}const If=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,Rf=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/,
Df=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,Nf=e=>e?new RegExp(`^([0-9a-fA-F]{8\
}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
Lf=null,Ff=null,Uf=null,jf=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,
Bf=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
Kf=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,
Wf=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u,Hf=null,Vf=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
Ic=null;function Gf(){return new RegExp(Ic,"u")}const qf=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
Yf=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
Xf=e=>{const t=util.escapeRegex(e??":");return new RegExp(`^(?:[0-9A-F]{2}${t}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${t}){5}[0\
-9a-f]{2}$`)},Jf=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
Qf=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
ep=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,tp=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
np=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/,
op=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/,rp=/^https?$/,ip=/^\+[1-9]\d{6,14}$/,
sp=/^\d(?:[ -]?\d){11,18}$/,ap=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/,
cp=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/,Rc=null;function up(e){return new RegExp(`^${e}$`)}const lp=null;function gn(e){
const t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:\
[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function dp(e){
return new RegExp(`^${gn(e)}$`)}function fp(e){const t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");const r=`${gn(
{precision:e.precision,seconds:!0})}(?:${t.join("|")})`,s=e.local?`${r}|${gn({precision:e.precision})}`:r;return new RegExp(
`^${Rc}T(?:${s})$`)}const Dc=/^[\s\S]{0,}$/,pp=e=>{const t=e?`[\\s\\S]{${e?.minimum??0},${e?.maximum??""}}`:"[\\s\\S]*";
return new RegExp(`^${t}$`)},hp=/^-?\d+n?$/,mp=/^-?\d+$/,Nc=/^-?\d+(?:\.\d+)?$/,gp=/^(?:true|false)$/i,yp=/^null$/i,_p=/^undefined$/i,
bp=/^[^A-Z]*$/,$p=/^[^a-z]*$/,vp=/^[0-9a-fA-F]*$/;function wp(e,t){return new RegExp(`^[A-Za-z0-9+/]{${e}}${t}$`)}function kp(e){
return new RegExp(`^[A-Za-z0-9_-]{${e}}$`)}const zp=/^[0-9a-fA-F]{32}$/,Zp=null,xp=null,Pp=/^[0-9a-fA-F]{40}$/,Sp=null,Tp=null,
Ap=/^[0-9a-fA-F]{64}$/,Ep=null,Cp=null,Mp=/^[0-9a-fA-F]{96}$/,Op=null,Ip=null,Rp=/^[0-9a-fA-F]{128}$/,Dp=null,Np=null,Lc={
major:4,minor:6,patch:7},ve=oe("$ZodType",(e,t)=>{var r;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=
Lc;const s=e._zod.def.checks,u=e._zod.traits.has("$ZodCheck")?[e,...s??[]]:s?.length?[...s]:[];for(const d of u)for(const $ of d.
_zod.onattach)$(e);if(u.length===0)(r=e._zod).deferred??(r.deferred=[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{
const d=(b,C,S)=>{if(b.memo)return b;let D=Pe(b),W;for(const K of C){if(K._zod.def.when){if(fc(b)||!K._zod.def.when(b))continue}else if(D)
continue;const X=b.issues.length,Q=K._zod.check(b);if(Q instanceof Promise&&S?.async===!1)throw new Le;if(W||Q instanceof
Promise)W=(W??Promise.resolve()).then(async()=>{await Q,b.issues.length!==X&&(pn(b.issues,X,e),D||(D=Pe(b,X)))});else{if(b.
issues.length===X)continue;pn(b.issues,X,e),D||(D=Pe(b,X))}}return W?W.then(()=>b):b},$=(b,C,S)=>{if(Pe(b))return b.aborted=
!0,b;const D=d(C,u,S);if(D instanceof Promise){if(S.async===!1)throw new Le;return D.then(W=>e._zod.parse(W,S))}return e.
_zod.parse(D,S)};e._zod.run=(b,C)=>{if(C.skipChecks)return e._zod.parse(b,C);if(C.direction==="backward"){const D=e._zod.
parse({value:b.value,issues:[]},{...C,skipChecks:!0});return D instanceof Promise?D.then(W=>$(W,b,C)):$(D,b,C)}const S=e.
_zod.parse(b,C);if(S instanceof Promise){if(C.async===!1)throw new Le;return S.then(D=>d(D,u,C))}return d(S,u,C)}}},{get"\
~standard"(){return bc(this,"~standard",Uc(this))},set"~standard"(e){Ae(this,"~standard",e)}}),or=(e,t)=>e.issues.length?
{issues:e.issues.map(r=>Ge(r,t,Ye()))}:{value:e.value};async function Fc(e,t){const r={async:!0};return or(await e._zod.
run({value:t,issues:[]},r),r)}function Uc(e){return{validate:t=>{const r={async:!1};try{const s=e._zod.run({value:t,issues:[]},
r);if(!(s instanceof Promise))return or(s,r)}catch{}return Fc(e,t)},vendor:"zod",version:1}}const jc=oe("$ZodString",(e,t)=>{
ve.init(e,t),e._zod.pattern=t.pattern??Dc,e._zod.parse=(r,s)=>{if(t.coerce)try{r.value=String(r.value)}catch{}return typeof r.
value=="string"||r.issues.push({expected:"string",code:"invalid_type",input:r.value,inst:e}),r}}),Lp=null,Fp=null,Up=null,
jp=null,Bc=1,yn=2;function rr(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):(new URL(e),
!0)}catch{return!1}}function Bp(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?rr(e)||yn:Kc(e,t)}function Kc(e,t){
if(!t.normalize&&t.protocol?.source===regexes.httpProtocol.source&&!/^https?:\/\//i.test(e))return Bc;try{if(typeof URL<
"u"){const r=URL;if(typeof r.parse=="function")return r.parse(e)??yn}return new URL(e)}catch{return yn}}const Wc=/[\t\n\r]/g;
function Kp(e){return e.replace(Wc,"")}function Wp(e,t){return t.lastIndex=0,t.test(e.hostname)}function Hp(e,t){return t.
lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}const Vp=null,Gp=null,qp=null,Yp=null,Xp=null,
Jp=null,Qp=null,eh=null,th=null,nh=null,oh=null,rh=null,ih=null,Hc=/^[0-9a-fA-F:.]+$/;function Vc(e){return Hc.test(e)?rr(
`http://[${e}]`):!1}const sh=null,ah=null,ch=null;function uh(e){const t=e.split("/");if(t.length!==2)return!1;const[r,s]=t;
if(!s)return!1;const u=Number(s);return`${u}`!==s||u<0||u>128?!1:Vc(r)}const lh=null;function Gc(e){if(e==="")return!0;if(/\s/.
test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}const dh=/^[0-9a-zA-Z+/]*={0,2}$/,fh=null,qc=/^[A-Za-z0-9_-]*$/;
function ph(e){if(!qc.test(e))return!1;const t=e.replace(/[-_]/g,s=>s==="-"?"+":"/"),r=t.padEnd(Math.ceil(t.length/4)*4,
"=");return Gc(r)}const hh=null,mh=null,Yc=/[- ]/g;function Xc(e){let t=e.length,r=1,s=0;for(;t;){const u=e.charCodeAt(--t)-
48;r^=1,s+=r?[0,2,4,6,8,1,3,5,7,9][u]:u}return s%10===0}function gh(e){return regexes.creditCard.test(e)?Xc(e.replace(Yc,
"")):!1}const yh=null;function Jc(e){let t=0;const r=e.length;for(let s=4;s<r;s++){const u=e.charCodeAt(s);t=(u>=65?t*100+
(u-55):t*10+(u-48))%97}for(let s=0;s<4;s++){const u=e.charCodeAt(s);t=(u>=65?t*100+(u-55):t*10+(u-48))%97}return t===1}function _h(e){
return regexes.iban.test(e)?Jc(e):!1}const bh=null;function $h(e,t=null){try{const r=e.split(".");if(r.length!==3)return!1;
const[s]=r;if(!s)return!1;const u=JSON.parse(atob(s));return!("typ"in u&&u?.typ!=="JWT"||!u.alg||t&&(!("alg"in u)||u.alg!==
t))}catch{return!1}}const vh=null,wh=null,ir=oe("$ZodNumber",(e,t)=>{ve.init(e,t),e._zod.pattern=Nc,e._zod.parse=(r,s)=>{
if(t.coerce)try{r.value=Number(r.value)}catch{}const u=r.value;if(typeof u=="number"&&!Number.isNaN(u)&&Number.isFinite(
u))return r;const d=typeof u=="number"?Number.isNaN(u)?"NaN":Number.isFinite(u)?void 0:String(u):void 0;return r.issues.
push({expected:"number",code:"invalid_type",input:u,inst:e,...d?{received:d}:{}}),r}}),Qc=oe("$ZodNumberFormat",(e,t)=>{
Ac.init(e,t),ir.init(e,t)}),kh=null,zh=null,Zh=null,xh=null,Ph=null,Sh=null,Th=null,Ah=null,eu=oe("$ZodNever",(e,t)=>{ve.
init(e,t),e._zod.parse=(r,s)=>(r.issues.push({expected:"never",code:"invalid_type",input:r.value,inst:e}),r)}),Eh=null,Ch=null;
function tu(e,t){const r=Qo(e._zod.def.checks);if(!r.length)return;const s=Math.min(...r.map(d=>d[0])),u=e._zod.parse;e.
_zod.parse=(d,$)=>{const b=t(d.value);if(b>s&&!$?.skipChecks&&$?.direction!=="backward"){for(const[C,S]of Qo(e._zod.def.
checks))if(b>C&&S._zod.def.when(d)){const D=d.issues.length;return S._zod.check(d),d.issues[D].continue=!1,pn(d.issues,D,
e),d}}return u(d,$)}}const nu=e=>Array.isArray(e)?e.length:-1,Mh=e=>e instanceof Map?e.size:-1,Oh=e=>e instanceof Set?e.
size:-1;function sr(e,t,r){e.issues.length&&t.issues.push(...Jo(r,e.issues)),t.value[r]=e.value}const ou=oe("$ZodArray",
(e,t)=>{ve.init(e,t);const r=qe.memoizer;r?.attach(e),e._zod.parse=(s,u)=>{const d=s.value;if(!Array.isArray(d))return s.
issues.push({expected:"array",code:"invalid_type",input:d,inst:e}),s;s.value=r?r.alloc(e,s,Array(d.length),u):Array(d.length);
const $=[],b=u?.abortEarly;for(let C=0;C<d.length;C++){const S=d[C],D=t.element._zod.run({value:S,issues:[]},u);if(D instanceof
Promise)$.push(D.then(W=>sr(W,s,C)));else if(sr(D,s,C),b&&D.issues.length!==0&&Pe(D))break}return $.length?Promise.all($).
then(()=>s):s},tu(e,nu)});function _t(e,t,r,s,u,d){const $=r in s,b=d==="optional";if(!(!$&&b&&u==="optional")){if(e.issues.
length){if(u!==void 0&&b&&!$)return;t.issues.push(...Jo(r,e.issues))}if(!$&&u===void 0){e.issues.length||t.issues.push({
code:"invalid_type",expected:"nonoptional",input:void 0,path:[r]});return}e.value===void 0?($||u==="defaulted"&&!b)&&(t.
value[r]=void 0):t.value[r]=e.value}}const ru=[];function iu(e){const t=Object.keys(e.shape),r=Object.getOwnPropertySymbols(
e.shape),s=r.length?r:ru,u=s.length?[...t,...s]:t;for(const $ of u)if(!e.shape?.[$]?._zod?.traits?.has("$ZodType"))throw new Error(
`Invalid element at key "${String($)}": expected a Zod schema`);const d=$e(e.shape);return{...e,allKeys:u,symbolKeys:s,keySet:new Set(
t),numKeys:t.length,optionalKeys:new Set(d)}}function su(e,t,r,s,u,d,$){const b=[],C=u.keySet,S=u.catchall._zod,D=S.def.
type,W=S.optin,K=S.optout;let X=0;for(const Q in t){if($&&r.issues.length!==X){if(Pe(r,X))break;X=r.issues.length}if(C.has(
Q))continue;if(Q==="__proto__"){D==="never"&&b.push(Q);continue}if(D==="never"){b.push(Q);continue}const Y=S.run({value:t[Q],
issues:[]},s);Y instanceof Promise?e.push(Y.then(ie=>_t(ie,r,Q,t,W,K))):_t(Y,r,Q,t,W,K)}return b.length&&r.issues.push({
code:"unrecognized_keys",keys:b,input:t,inst:d,continue:!0}),e.length?Promise.all(e).then(()=>r):r}const au=oe("$ZodObje\
ct",(e,t)=>{ve.init(e,t);const r=Object.getOwnPropertyDescriptor(t,"shape"),s=r?.get?r.get.raw:t.shape??{};if(s){const S=()=>{
const D={...s};return Object.defineProperty(t,"shape",{value:D}),S.raw=D,D};S.raw=s,Object.defineProperty(t,"shape",{get:S})}
const u=T(()=>iu(t));me(e,"propValues",S=>{const D=S.def.shape,W={};for(const K in D){const X=D[K]._zod;if(X.values){Object.
prototype.hasOwnProperty.call(W,K)||k(W,K,new Set);for(const Q of X.values)W[K].add(Q);X.optin!==void 0&&W[K].add(void 0)}}
return W});const d=R,$=t.catchall;let b;const C=qe.memoizer;C?.attach(e),e._zod.parse=(S,D)=>{b??(b=u.value);const W=S.value;
if(!d(W))return S.issues.push({expected:"object",code:"invalid_type",input:W,inst:e}),S;S.value=C?C.alloc(e,S,{},D):{};const K=[],
X=b.shape,Q=D?.abortEarly;let Y=S.issues.length;for(const ie of b.allKeys){if(Q&&S.issues.length!==Y){if(Pe(S,Y))break;Y=
S.issues.length}if(ie==="__proto__")continue;const de=X[ie],we=de._zod.optin,On=de._zod.optout,Pt=de._zod.run({value:W[ie],
issues:[]},D);Pt instanceof Promise?K.push(Pt.then(nt=>_t(nt,S,ie,W,we,On))):_t(Pt,S,ie,W,we,On)}return $?su(K,W,S,D,u.value,
e,Q===!0):K.length?Promise.all(K).then(()=>S):S}}),Ih=null;function ar(e,t,r,s){for(const d of e)if(d.issues.length===0)
return t.value=d.value,t;const u=e.filter(d=>!Pe(d));return u.length===1?(t.value=u[0].value,u[0]):(t.issues.push({code:"\
invalid_union",input:t.value,inst:r,errors:e.map(d=>d.issues.map($=>Ge($,s,Ye())))}),t)}const cu=oe("$ZodUnion",(e,t)=>{
ve.init(e,t),me(e,"optin",s=>s.def.options.some(u=>u._zod.optin==="defaulted")?"defaulted":s.def.options.some(u=>u._zod.
optin!==void 0)?"optional":void 0),me(e,"optout",s=>s.def.options.some(u=>u._zod.optout==="optional")?"optional":void 0),
me(e,"values",s=>{if(s.def.options.every(u=>u._zod.values))return new Set(s.def.options.flatMap(u=>Array.from(u._zod.values)))}),
me(e,"pattern",s=>{if(s.def.options.every(u=>u._zod.pattern)){const u=s.def.options.map(d=>d._zod.pattern);return new RegExp(
`^(${u.map(d=>L(d.source)).join("|")})$`)}});const r=t.options.length===1?t.options[0]._zod.run:null;e._zod.parse=(s,u)=>{
if(r)return r(s,u);let d=!1;const $=[];for(const b of t.options){const C=b._zod.run({value:s.value,issues:[]},u);if(C instanceof
Promise)$.push(C),d=!0;else{if(C.issues.length===0)return C;$.push(C)}}return d?Promise.all($).then(b=>ar(b,s,e,u)):ar($,
s,e,u)}});function Rh(e,t,r,s){const u=[];for(let d=0;d<e.length;d++)e[d].issues.length===0&&u.push(d);return u.length===
1?(t.value=e[u[0]].value,t):(u.length===0?t.issues.push({code:"invalid_union",input:t.value,inst:r,errors:e.map(d=>d.issues.
map($=>util.finalizeIssue($,s,core.config())))}):t.issues.push({code:"invalid_union",input:t.value,inst:r,errors:[],inclusive:!1,
matches:u}),t)}const Dh=null;function Nh(e,t){const r=e._zod;let s=r.bag.optionsMap;s||(s=uu(r.def),r.bag.optionsMap=s);
const u=s.get(t);if(u===null)throw new Error(`Ambiguous discriminator value "${String(t)}"`);return u}function uu(e){const t=new Map;
for(const r of e.options){const s=r._zod.propValues?.[e.discriminator];if(!s||s.size===0)throw new Error(`Invalid discri\
minated union option at index "${e.options.indexOf(r)}"`);for(const u of s)if(t.has(u)){if(u!==void 0)throw new Error(`D\
uplicate discriminator value "${String(u)}"`);t.set(u,null)}else t.set(u,r)}return t}const Lh=null,Fh=null;function _n(e,t){
if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&+e==+t)return{valid:!0,data:e};if(util.isPlainObject(
e)&&util.isPlainObject(t)){const r=Object.keys(t),s=Object.keys(e).filter(d=>r.indexOf(d)!==-1),u={...e,...t};Object.prototype.
hasOwnProperty.call(u,"__proto__")&&delete u.__proto__;for(const d of s){if(d==="__proto__")continue;const $=_n(e[d],t[d]);
if(!$.valid)return{valid:!1,mergeErrorPath:[d,...$.mergeErrorPath]};u[d]=$.data}return{valid:!0,data:u}}if(Array.isArray(
e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};const r=[];for(let s=0;s<e.length;s++){const u=e[s],
d=t[s],$=_n(u,d);if(!$.valid)return{valid:!1,mergeErrorPath:[s,...$.mergeErrorPath]};r.push($.data)}return{valid:!0,data:r}}
return{valid:!1,mergeErrorPath:[]}}function Uh(e,t,r){const s=new Map;let u;const d=new Map,$=(S,D)=>{let W;if(S.code===
"unrecognized_keys"&&!S.path?.length)u??(u=S),W=S.keys;else if(S.code==="invalid_key"&&S.origin==="record"&&S.path?.length===
1){const K=String(S.path[0]);d.has(K)||d.set(K,S),W=[K]}else return!1;for(const K of W)s.has(K)||s.set(K,{}),s.get(K)[D]=
!0;return!0};for(const S of t.issues)$(S,"l")||e.issues.push(S);for(const S of r.issues)$(S,"r")||e.issues.push(S);const b=[
...s].filter(([,S])=>S.l&&S.r).map(([S])=>S);if(b.length){const S=u?b.filter(D=>u.keys.includes(D)):[];S.length&&e.issues.
push({...u,keys:S});for(const D of b)!S.includes(D)&&d.has(D)&&e.issues.push(d.get(D))}const C=_n(t.value,r.value);if(!C.
valid){if(util.aborted(e))return e;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(C.mergeErrorPath)}`)}
return e.value=C.data,e}const jh=null;function Bh(e,t){for(let r=e.length-1;r>=0;r--)if(!(t==="optin"?e[r]._zod.optin!==
void 0:e[r]._zod.optout==="optional"))return r+1;return 0}function Kh(e,t,r){e.issues.length&&t.issues.push(...util.prefixIssues(
r,e.issues)),t.value[r]=e.value}function Wh(e,t,r,s,u){for(let d=0;d<r.length;d++){const $=e[d],b=d<s.length;if(!b&&d>=u&&
r[d]._zod.optin==="optional"){t.value.length=d;break}if($.issues.length){if(!b&&d>=u){t.value.length=d;break}t.issues.push(
...util.prefixIssues(d,$.issues))}t.value[d]=$.value}for(let d=t.value.length-1;d>=s.length&&(r[d]._zod.optout==="option\
al"&&t.value[d]===void 0);d--)t.value.length=d;return t}const Hh=null,Vh=null;function Gh(e,t,r,s,u,d,$){e.issues.length&&
(util.propertyKeyTypes.has(typeof s)?r.issues.push(...util.prefixIssues(s,e.issues)):r.issues.push({code:"invalid_key",origin:"\
map",input:u,inst:d,issues:e.issues.map(b=>util.finalizeIssue(b,$,core.config()))})),t.issues.length&&(util.propertyKeyTypes.
has(typeof s)?r.issues.push(...util.prefixIssues(s,t.issues)):r.issues.push({origin:"map",code:"invalid_element",input:u,
inst:d,key:s,issues:t.issues.map(b=>util.finalizeIssue(b,$,core.config()))})),r.value.set(e.value,t.value)}const qh=null;
function Yh(e,t){e.issues.length&&t.issues.push(...e.issues),t.value.add(e.value)}const Xh=null,Jh=null,Qh=null,lu=oe("$\
ZodTransform",(e,t)=>{ve.init(e,t),e._zod.optin="optional",qe.memoizer?.guard(e),e._zod.parse=(r,s)=>{if(s.direction==="\
backward")throw new Pc(e.constructor.name);const u=t.transform(r.value,r);if(s.async)return(u instanceof Promise?u:Promise.
resolve(u)).then($=>(r.value=$,r));if(u instanceof Promise)throw new Le;return r.value=u,r}});function cr(e,t){return e.
value=t.issues.length?void 0:t.value,e}const du=oe("$ZodOptional",(e,t)=>{ve.init(e,t),me(e,"optin",r=>r.def.innerType._zod.
optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",me(e,"values",r=>{const s=r.def.innerType._zod.values;
return s?new Set([...s,void 0]):void 0}),me(e,"pattern",r=>{const s=r.def.innerType._zod.pattern;return s?new RegExp(`^(${L(
s.source)})?$`):void 0}),e._zod.parse=(r,s)=>{if(r.value===void 0){if(t.innerType._zod.optin!=="defaulted")return r;const u=t.
innerType._zod.run({value:r.value,issues:[]},s);return u instanceof Promise?u.then(d=>cr(r,d)):cr(r,u)}return t.innerType.
_zod.run(r,s)}}),em=null,tm=null,nm=null;function om(e,t){return e.value===void 0&&(e.value=t.defaultValue),e}const rm=null,
im=null;function sm(e,t){return!e.issues.length&&e.value===void 0&&e.issues.push({code:"invalid_type",expected:"nonoptio\
nal",input:e.value,inst:t}),e}const am=null;function cm(e,t,r,s){return t.issues.length?(e.value=r.catchValue({...t,value:e.
value,error:{issues:t.issues.map(u=>util.finalizeIssue(u,s,core.config()))},input:e.value}),e):(e.value=t.value,t.memo&&
(e.memo=!0),e)}const um=null,lm=null,fu=oe("$ZodPipe",(e,t)=>{ve.init(e,t),me(e,"values",r=>r.def.in._zod.values),me(e,"\
optin",r=>r.def.in._zod.optin),me(e,"optout",r=>r.def.out._zod.optout),me(e,"propValues",r=>r.def.in._zod.propValues),e.
_zod.parse=(r,s)=>{if(s.direction==="backward"){const d=t.out._zod.run(r,s);return d instanceof Promise?d.then($=>bt($,t.
in,s)):bt(d,t.in,s)}const u=t.in._zod.run(r,s);return u instanceof Promise?u.then(d=>bt(d,t.out,s)):bt(u,t.out,s)}});function bt(e,t,r){
return e.issues.some(s=>s.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run({value:e.value,issues:e.issues},r)}const dm=null;
function fm(e,t,r){if(e.issues.length)return e.aborted=!0,e;if((r.direction||"forward")==="forward"){const u=t.transform(
e.value,e);return u instanceof Promise?u.then(d=>$t(e,d,t.out,r)):$t(e,u,t.out,r)}else{const u=t.reverseTransform(e.value,
e);return u instanceof Promise?u.then(d=>$t(e,d,t.in,r)):$t(e,u,t.in,r)}}function $t(e,t,r,s){return e.issues.length?(e.
aborted=!0,e):r._zod.run({value:t,issues:e.issues},s)}const pm=null,hm=null;function mm(e){return e.memo||(e.value=Object.
freeze(e.value)),e}function pu(e){const t=e._zod.def;let r=t.pattern,s=!!t.format?.includes("int"),u,d;for(const b of t.
checks??[]){const C=b._zod.def;C.pattern&&(r=C.pattern),s||(s=!!C.format?.includes("int"));const S=C.minimum??C.length,D=C.
maximum??C.length;S!==void 0&&(u===void 0||S>u)&&(u=S),D!==void 0&&(d===void 0||D<d)&&(d=D)}if(r)return r.source;if(u!==
void 0&&d!==void 0&&u>d)return"(?!)";if(u!==void 0||d!==void 0)return regexes.string({minimum:u,maximum:d}).source;const $=e.
_zod.pattern;return(s&&$===regexes.number?regexes.integer:$)?.source}function ur(e){const t=e._zod.def,r=e._zod.pattern?.
source,s=t.innerType??e._zod.innerType;if(s){const u=s._zod.pattern?.source,d=ur(s);return r&&u&&d&&d!==u?r.replace(util.
cleanRegex(u),()=>util.cleanRegex(d)):r}if(t.options){const u=t.options.map(ur);if(u.every(Boolean))return`^(${u.map(d=>util.
cleanRegex(d)).join("|")})$`}return pu(e)}const gm=null,ym=null,_m=null,bm=null,$m=null;function vm(e,t,r,s){if(!e){const u={
code:"custom",input:r,inst:s,path:[...s._zod.def.path??[]],continue:!s._zod.def.abort};s._zod.def.params&&(u.params=s._zod.
def.params),t.issues.push(util.issue(u))}}var lr;const wm=null,km=null;class hu{constructor(){this._map=new WeakMap,this.
_idmap=new Map}add(t,...r){const s=r[0];return this._map.set(t,s),s&&typeof s=="object"&&"id"in s&&this._idmap.set(s.id,
t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){const r=this._map.get(t);return r&&typeof r==
"object"&&"id"in r&&this._idmap.delete(r.id),this._map.delete(t),this}get(t){const r=t._zod.parent;if(r){const s={...this.
get(r)??{}};delete s.id;const u={...s,...this._map.get(t)};return Object.keys(u).length?u:void 0}return this._map.get(t)}has(t){
return this._map.has(t)}}function mu(){return new hu}(lr=globalThis).__zod_globalRegistry??(lr.__zod_globalRegistry=mu());
const vt=globalThis.__zod_globalRegistry;function wt(e){return e.checks&&(e.checks=[...e.checks]),e}function gu(e,t){return new e(
wt({type:"string",...ne(t)}))}function zm(e,t){return new e(wt({type:"string",coerce:!0,...util.normalizeParams(t)}))}function Zm(e,t){
return new e({type:"string",format:"email",check:"string_format",abort:!1,...util.normalizeParams(t)})}function xm(e,t){
return new e({type:"string",format:"guid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Pm(e,t){return new e(
{type:"string",format:"uuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Sm(e,t){return new e({
type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...util.normalizeParams(t)})}function Tm(e,t){return new e(
{type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...util.normalizeParams(t)})}function Am(e,t){return new e(
{type:"string",format:"uuid",check:"string_format",abort:!1,version:"v7",...util.normalizeParams(t)})}function Em(e,t){return new e(
{type:"string",format:"url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Cm(e,t){return new e({type:"\
string",format:"emoji",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Mm(e,t){return new e({type:"\
string",format:"nanoid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Om(e,t){return new e({type:"\
string",format:"cuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Im(e,t){return new e({type:"s\
tring",format:"cuid2",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Rm(e,t){return new e({type:"s\
tring",format:"ulid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Dm(e,t){return new e({type:"st\
ring",format:"xid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Nm(e,t){return new e({type:"stri\
ng",format:"ksuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Lm(e,t){return new e({type:"stri\
ng",format:"ipv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Fm(e,t){return new e({type:"strin\
g",format:"ipv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Um(e,t){return new e({type:"string",
format:"mac",check:"string_format",abort:!1,...util.normalizeParams(t)})}function jm(e,t){return new e({type:"string",format:"\
cidrv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Bm(e,t){return new e({type:"string",format:"\
cidrv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Km(e,t){return new e({type:"string",format:"\
base64",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Wm(e,t){return new e({type:"string",format:"\
base64url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Hm(e,t){return new e({type:"string",format:"\
e164",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Vm(e,t){return new e({type:"string",format:"c\
redit_card",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Gm(e,t){return new e({type:"string",format:"\
iban",check:"string_format",abort:!1,...util.normalizeParams(t)})}function qm(e,t){return new e({type:"string",format:"j\
wt",check:"string_format",abort:!1,...util.normalizeParams(t)})}const Ym={Any:null,Minute:-1,Second:0,Millisecond:3,Microsecond:6};
function Xm(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,...util.
normalizeParams(t)})}function Jm(e,t){return new e({type:"string",format:"date",check:"string_format",...util.normalizeParams(
t)})}function Qm(e,t){return new e({type:"string",format:"time",check:"string_format",precision:null,...util.normalizeParams(
t)})}function eg(e,t){return new e({type:"string",format:"duration",check:"string_format",...util.normalizeParams(t)})}function tg(e,t){
return new e(wt({type:"number",checks:[],...util.normalizeParams(t)}))}function ng(e,t){return new e(wt({type:"number",coerce:!0,
checks:[],...util.normalizeParams(t)}))}function yu(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"\
safeint",...ne(t)})}function og(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float32",...util.
normalizeParams(t)})}function rg(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float64",...util.
normalizeParams(t)})}function ig(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"int32",...util.
normalizeParams(t)})}function sg(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"uint32",...util.
normalizeParams(t)})}function ag(e,t){return new e({type:"boolean",...util.normalizeParams(t)})}function cg(e,t){return new e(
{type:"boolean",coerce:!0,...util.normalizeParams(t)})}function ug(e,t){return new e({type:"bigint",...util.normalizeParams(
t)})}function lg(e,t){return new e({type:"bigint",coerce:!0,...util.normalizeParams(t)})}function dg(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"int64",...util.normalizeParams(t)})}function fg(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"uint64",...util.normalizeParams(t)})}function pg(e,t){return new e(
{type:"symbol",...util.normalizeParams(t)})}function hg(e,t){return new e({type:"undefined",...util.normalizeParams(t)})}
function mg(e,t){return new e({type:"null",...util.normalizeParams(t)})}function gg(e){return new e({type:"any"})}function yg(e){
return new e({type:"unknown"})}function _u(e,t){return new e({type:"never",...ne(t)})}function _g(e,t){return new e({type:"\
void",...util.normalizeParams(t)})}function bg(e,t){return new e({type:"date",...util.normalizeParams(t)})}function $g(e,t){
return new e({type:"date",coerce:!0,...util.normalizeParams(t)})}function vg(e,t){return new e({type:"nan",...util.normalizeParams(
t)})}function bu(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function $u(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!0})}
function vu(e,t){return new checks.$ZodCheckGreaterThan({check:"greater_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function dr(e,t){return new Tc({check:"greater_than",...ne(t),value:e,inclusive:!0})}function wg(e){return vu(0,e)}function kg(e){
return bu(0,e)}function zg(e){return $u(0,e)}function Zg(e){return dr(0,e)}function xg(e,t){return new checks.$ZodCheckMultipleOf(
{check:"multiple_of",...util.normalizeParams(t),value:e})}function Pg(e,t){return new checks.$ZodCheckMaxSize({check:"ma\
x_size",...util.normalizeParams(t),maximum:e})}function Sg(e,t){return new checks.$ZodCheckMinSize({check:"min_size",...util.
normalizeParams(t),minimum:e})}function Tg(e,t){return new checks.$ZodCheckSizeEquals({check:"size_equals",...util.normalizeParams(
t),size:e})}function Ag(e,t){return new checks.$ZodCheckMaxLength({check:"max_length",...util.normalizeParams(t),maximum:e})}
function wu(e,t){return new Ec({check:"min_length",...ne(t),minimum:e})}function Eg(e,t){return new checks.$ZodCheckLengthEquals(
{check:"length_equals",...util.normalizeParams(t),length:e})}function ku(e,t){return new Mc({check:"string_format",format:"\
regex",...ne(t),pattern:e})}function Cg(e){return new checks.$ZodCheckLowerCase({check:"string_format",format:"lowercase",
...util.normalizeParams(e)})}function Mg(e){return new checks.$ZodCheckUpperCase({check:"string_format",format:"uppercas\
e",...util.normalizeParams(e)})}function Og(e,t){return new checks.$ZodCheckIncludes({check:"string_format",format:"incl\
udes",...util.normalizeParams(t),includes:e})}function Ig(e,t){return new checks.$ZodCheckStartsWith({check:"string_form\
at",format:"starts_with",...util.normalizeParams(t),prefix:e})}function Rg(e,t){return new checks.$ZodCheckEndsWith({check:"\
string_format",format:"ends_with",...util.normalizeParams(t),suffix:e})}function Dg(e,t,r){return new checks.$ZodCheckProperty(
{check:"property",property:e,schema:t,...util.normalizeParams(r)})}function Ng(e,t){return new checks.$ZodCheckProperties(
{check:"properties",shape:e,...util.normalizeParams(t)})}function Lg(e,t){return new checks.$ZodCheckMimeType({check:"mi\
me_type",mime:e,...util.normalizeParams(t)})}function Xe(e){return new Oc({check:"overwrite",tx:e})}function Fg(e){return Xe(
t=>t.normalize(e))}function zu(){return Xe(e=>e.trim())}function Ug(){return Xe(e=>e.toLowerCase())}function jg(){return Xe(
e=>e.toUpperCase())}function Bg(){return Xe(e=>util.slugify(e))}function Kg(e,t,r){return new e({type:"array",element:t,
...util.normalizeParams(r)})}function Wg(e,t,r){return new e({type:"union",options:t,...util.normalizeParams(r)})}function Hg(e,t,r){
return new e({type:"union",options:t,inclusive:!1,...util.normalizeParams(r)})}function Vg(e,t,r,s){return new e({type:"\
union",options:r,discriminator:t,...util.normalizeParams(s)})}function Gg(e,t,r){return new e({type:"intersection",left:t,
right:r})}function qg(e,t,r,s){const u=r instanceof schemas.$ZodType,d=u?s:r,$=u?r:null;return new e({type:"tuple",items:t,
rest:$,...util.normalizeParams(d)})}function Yg(e,t,r,s){return new e({type:"record",keyType:t,valueType:r,...util.normalizeParams(
s)})}function Xg(e,t,r,s){return new e({type:"map",keyType:t,valueType:r,...util.normalizeParams(s)})}function Jg(e,t,r){
return new e({type:"set",valueType:t,...util.normalizeParams(r)})}function Qg(e,t,r){const s=Array.isArray(t)?Object.fromEntries(
t.map(u=>[u,u])):t;return new e({type:"enum",entries:s,...util.normalizeParams(r)})}function ey(e,t,r){return new e({type:"\
enum",entries:t,...util.normalizeParams(r)})}function ty(e,t,r){return new e({type:"literal",values:Array.isArray(t)?t:[
t],...util.normalizeParams(r)})}function ny(e,t){return new e({type:"file",...util.normalizeParams(t)})}function oy(e,t){
return new e({type:"transform",transform:t})}function ry(e,t){return new e({type:"optional",innerType:t})}function iy(e,t){
return new e({type:"nullable",innerType:t})}function sy(e,t,r){return new e({type:"default",innerType:t,get defaultValue(){
return typeof r=="function"?r():util.shallowClone(r)}})}function ay(e,t,r){return new e({type:"nonoptional",innerType:t,
...util.normalizeParams(r)})}function cy(e,t){return new e({type:"success",innerType:t})}function uy(e,t,r){return new e(
{type:"catch",innerType:t,catchValue:typeof r=="function"?r:util.constantCatch(r)})}function ly(e,t,r){return new e({type:"\
pipe",in:t,out:r})}function dy(e,t){return new e({type:"readonly",innerType:t})}function fy(e,t,r){return new e({type:"t\
emplate_literal",parts:t,...util.normalizeParams(r)})}function py(e,t){return new e({type:"lazy",getter:t})}function hy(e,t){
return new e({type:"promise",innerType:t})}function my(e,t,r){const s=util.normalizeParams(r);return s.abort??(s.abort=!0),
new e({type:"custom",check:"custom",fn:t,...s})}function gy(e,t,r){return new e({type:"custom",check:"custom",fn:t,...util.
normalizeParams(r)})}function yy(e,t){const r=Zu(s=>(s.addIssue=u=>{if(typeof u=="string")s.issues.push(util.issue(u,s.value,
r._zod.def));else{const d=u;d.fatal&&(d.continue=!1),d.code??(d.code="custom"),"input"in d||(d.input=s.value),d.inst??(d.
inst=r),d.continue??(d.continue=!r._zod.def.abort),s.issues.push(util.issue(d))}},e(s.value,s)),t);return r}function Zu(e,t){
const r=new checks.$ZodCheck({check:"custom",...util.normalizeParams(t)});return r._zod.check=e,r}function xu(e){const t=new Te(
{check:"describe"});return t._zod.onattach=[r=>{const s=vt.get(r)??{};vt.add(r,{...s,description:e})}],t._zod.check=()=>{},
t}function Pu(e){const t=new Te({check:"meta"});return t._zod.onattach=[r=>{const s=vt.get(r)??{};vt.add(r,{...s,...e})}],
t._zod.check=()=>{},t}function _y(e,t){const r=util.normalizeParams(t);let s=r.truthy??["true","1","yes","on","y","enabl\
ed"],u=r.falsy??["false","0","no","off","n","disabled"];r.case!=="sensitive"&&(s=s.map(X=>typeof X=="string"?X.toLowerCase():
X),u=u.map(X=>typeof X=="string"?X.toLowerCase():X));const d=new Set(s),$=new Set(u),b=e.Codec??schemas.$ZodCodec,C=e.Boolean??
schemas.$ZodBoolean,S=e.String??schemas.$ZodString,D=new S({type:"string",error:r.error}),W=new C({type:"boolean",error:r.
error}),K=new b({type:"pipe",in:D,out:W,transform:((X,Q)=>{let Y=X;return r.case!=="sensitive"&&(Y=Y.toLowerCase()),d.has(
Y)?!0:$.has(Y)?!1:(Q.issues.push({code:"invalid_value",expected:"stringbool",values:[...d,...$],input:Q.value,inst:K,continue:!1}),
{})}),reverseTransform:((X,Q)=>X===!0?s[0]||"true":u[0]||"false"),error:r.error});return K._zod.bag.truthy=s,K._zod.bag.
falsy=u,K._zod.bag.case=r.case??"insensitive",K}function by(e,t,r,s={}){const u=util.normalizeParams(s),d={check:"string\
_format",type:"string",format:t,fn:typeof r=="function"?r:b=>r.test(b),...u};return r instanceof RegExp&&(d.pattern=r),new e(
d)}function Su(){const e=this._zod;return e.message??(e.message=JSON.stringify(e.def,_,2)),e.message}function Tu(e){this.
_zod.message=e}const Au={get:Su,set:Tu,enumerable:!0,configurable:!0},bn={value:void 0,enumerable:!1},fr=new WeakSet([Object.
prototype,Error.prototype]),pr=(e,t)=>{e.name="$ZodError",bn.value=t,Object.defineProperty(e,"issues",bn),bn.value=void 0,
Object.defineProperty(e,"message",Au);const r=Object.getPrototypeOf(e);fr.has(r)||(fr.add(r),Object.defineProperty(r,"to\
String",{configurable:!0,enumerable:!1,get(){const s=()=>this.message;return Object.defineProperty(this,"toString",{value:s,
configurable:!0,writable:!0}),s},set(s){Object.defineProperty(this,"toString",{value:s,configurable:!0,writable:!0})}}))},
$y=oe("$ZodError",pr),ge=oe("$ZodError",pr,void 0,{Parent:Error});function Eu(e,t,r){return Object.prototype.hasOwnProperty.
call(e,t)||(t==="__proto__"?Object.defineProperty(e,t,{value:r(),writable:!0,enumerable:!0,configurable:!0}):e[t]=r()),e[t]}
function vy(e,t=r=>r.message){const r={},s=[];for(const u of e.issues)u.path.length>0?Eu(r,u.path[0],()=>[]).push(t(u)):
s.push(t(u));return{formErrors:s,fieldErrors:r}}function wy(e,t=r=>r.message){const r={_errors:[]},s=(u,d=[])=>{for(const $ of u.
issues)if($.code==="invalid_union"&&$.errors.length)$.errors.map(b=>s({issues:b},[...d,...$.path]));else if($.code==="in\
valid_key")s({issues:$.issues},[...d,...$.path]);else if($.code==="invalid_element")s({issues:$.issues},[...d,...$.path]);else{
const b=[...d,...$.path];if(b.length===0)r._errors.push(t($));else{let C=r,S=0;for(;S<b.length;){const D=b[S],W=S===b.length-
1;if(D==="_errors"){W&&C._errors.push(t($)),S++;continue}Object.prototype.hasOwnProperty.call(C,D)||Object.defineProperty(
C,D,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});const K=C[D];W&&K._errors.push(t($)),C=K,S++}}}};return s(
e),r}function ky(e,t=r=>r.message){const r={errors:[]},s=(u,d=[])=>{var $;for(const b of u.issues)if(b.code==="invalid_u\
nion"&&b.errors.length)b.errors.map(C=>s({issues:C},[...d,...b.path]));else if(b.code==="invalid_key")s({issues:b.issues},
[...d,...b.path]);else if(b.code==="invalid_element")s({issues:b.issues},[...d,...b.path]);else{const C=[...d,...b.path];
if(C.length===0){r.errors.push(t(b));continue}let S=r,D=0;for(;D<C.length;){const W=C[D],K=D===C.length-1;typeof W=="str\
ing"?(S.properties??(S.properties={}),Object.prototype.hasOwnProperty.call(S.properties,W)||Object.defineProperty(S.properties,
W,{value:{errors:[]},enumerable:!0,writable:!0,configurable:!0}),S=S.properties[W]):(S.items??(S.items=[]),($=S.items)[W]??
($[W]={errors:[]}),S=S.items[W]),K&&S.errors.push(t(b)),D++}}};return s(e),r}function Cu(e){const t=[],r=e.map(s=>typeof s==
"object"?s.key:s);for(const s of r)typeof s=="number"?t.push(`[${s}]`):typeof s=="symbol"?t.push(`[${JSON.stringify(String(
s))}]`):/[^\w$]/.test(s)?t.push(`[${JSON.stringify(s)}]`):(t.length&&t.push("."),t.push(s));return t.join("")}function zy(e){
const t=[],r=[...e.issues].sort((s,u)=>(s.path??[]).length-(u.path??[]).length);for(const s of r)t.push(`\u2716 ${s.message}`),
s.path?.length&&t.push(`  \u2192 at ${Cu(s.path)}`);return t.join(`
`)}function kt(e,t){return{callee:t?.callee??e,Err:t?.Err}}const $n=e=>{const t=(r,s,u,d)=>{const $=u?{...u,async:!1}:{async:!1},
b=r._zod.run({value:s,issues:[]},$);if(b instanceof Promise)throw new Le;if(b.issues.length){const C=new(d?.Err??e)(b.issues.
map(S=>Ge(S,$,Ye())));throw O(C,d?.callee??t),C}return b.value};return t},Mu=$n(ge),vn=e=>{const t=async(r,s,u,d)=>{const $=u?
{...u,async:!0}:{async:!0};let b=r._zod.run({value:s,issues:[]},$);if(b instanceof Promise&&(b=await b),b.issues.length){
const C=new(d?.Err??e)(b.issues.map(S=>Ge(S,$,Ye())));throw O(C,d?.callee??t),C}return b.value};return t},Ou=vn(ge),wn=e=>(t,r,s)=>{
const u=s?{...s,async:!1}:{async:!1},d=t._zod.run({value:r,issues:[]},u);if(d instanceof Promise)throw new Le;return d.issues.
length?mr(e,d.issues,u):{success:!0,data:d.value}},hr=wn(ge);function mr(e,t,r){let s;return{success:!1,get error(){return s||
(s=new e(t.map(u=>Ge(u,r,Ye()))),t=void 0,r=void 0),s},set error(u){s=u,t=void 0,r=void 0}}}const kn=e=>async(t,r,s)=>{const u=s?
{...s,async:!0}:{async:!0};let d=t._zod.run({value:r,issues:[]},u);return d instanceof Promise&&(d=await d),d.issues.length?
mr(e,d.issues,u):{success:!0,data:d.value}},Iu=kn(ge),Ru=null,Du=null,Zy=((e,t,r)=>{const s=e._zod.bag.validator;if(s!==
void 0){if(s(t)!==Ru)return!0;if(s.definite===!0&&r===void 0)return!1}return Nu(e,t,r)});function Nu(e,t,r){const s=r?{...r,
async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},u=e._zod.bag.fallbackRun;let d;if(u?(s[Du]=!0,d=u({value:t,issues:[]},s)):
d=e._zod.run({value:t,issues:[]},s),d instanceof Promise)throw new core.$ZodAsyncError;return d.issues.length===0}const xy=async(e,t,r)=>{
const s=r?{...r,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0};let u=e._zod.run({value:t,issues:[]},s);return u instanceof
Promise&&(u=await u),u.issues.length===0},Sy=(e=>{const t=$n(e),r=(s,u,d,$)=>{const b=d?{...d,direction:"backward"}:{direction:"\
backward"};return t(s,u,b,kt(r,$))};return r})(ge),Ay=(e=>{const t=$n(e),r=(s,u,d,$)=>t(s,u,d,kt(r,$));return r})(ge),Cy=(e=>{
const t=vn(e),r=async(s,u,d,$)=>{const b=d?{...d,direction:"backward"}:{direction:"backward"};return await t(s,u,b,kt(r,
$))};return r})(ge),Oy=(e=>{const t=vn(e),r=async(s,u,d,$)=>await t(s,u,d,kt(r,$));return r})(ge),Ry=(e=>(t,r,s)=>{const u=s?
{...s,direction:"backward"}:{direction:"backward"};return wn(e)(t,r,u)})(ge),Ny=(e=>(t,r,s)=>wn(e)(t,r,s))(ge),Fy=(e=>async(t,r,s)=>{
const u=s?{...s,direction:"backward"}:{direction:"backward"};return kn(e)(t,r,u)})(ge),jy=(e=>async(t,r,s)=>kn(e)(t,r,s))(
ge),ze=oe("ZodMiniType",(e,t)=>{if(!e._zod)throw new Error("Uninitialized schema in ZodMiniType.");ve.init(e,t),e.def=t,
e.type=t.type},{get with(){return this.check},set with(e){Ae(this,"with",e)},parse(e,t){return Mu(this,e,t,{callee:this.
parse})},parseAsync(e,t){return Ou(this,e,t,{callee:this.parseAsync})},safeParse(e,t){return hr(this,e,t)},safeParseAsync(e,t){
return Iu(this,e,t)},check(...e){const t=this.def;return this.clone({...t,checks:[...t.checks??[],...e.map(r=>typeof r==
"function"?{_zod:{check:r,def:{check:"custom"},onattach:[]}}:r)]},{parent:!0})},clone(e,t){return he(this,e,t)},brand(){
return this},register(e,t){return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(this,...t)}}),gr=oe("Z\
odMiniString",(e,t)=>{jc.init(e,t),ze.init(e,t)});function Je(e){return gu(gr,e)}const By=null,Lu=null;function Ky(e){return core.
_email(Lu,e)}const Fu=null;function Wy(e){return core._guid(Fu,e)}const zt=null;function Hy(e){return core._uuid(zt,e)}function Vy(e){
return core._uuidv4(zt,e)}function Gy(e){return core._uuidv6(zt,e)}function qy(e){return core._uuidv7(zt,e)}const yr=null;
function Yy(e){return core._url(yr,e)}function Xy(e){return core._url(yr,{protocol:regexes.httpProtocol,hostname:regexes.
domain,...util.normalizeParams(e)})}const Uu=null;function Jy(e){return core._emoji(Uu,e)}const ju=null;function Qy(e){return core.
_nanoid(ju,e)}const Bu=null;function e_(e){return core._cuid(Bu,e)}const Ku=null;function t_(e){return core._cuid2(Ku,e)}
const Wu=null;function n_(e){return core._ulid(Wu,e)}const Hu=null;function o_(e){return core._xid(Hu,e)}const Vu=null;function r_(e){
return core._ksuid(Vu,e)}const Gu=null;function i_(e){return core._ipv4(Gu,e)}const qu=null;function s_(e){return core._ipv6(
qu,e)}const Yu=null;function a_(e){return core._cidrv4(Yu,e)}const Xu=null;function c_(e){return core._cidrv6(Xu,e)}const Ju=null;
function u_(e){return core._mac(Ju,e)}const Qu=null;function l_(e){return core._base64(Qu,e)}const el=null;function d_(e){
return core._base64url(el,e)}const tl=null;function f_(e){return core._e164(tl,e)}const nl=null;function p_(e){return core.
_creditCard(nl,e)}const ol=null;function h_(e){return core._iban(ol,e)}const rl=null;function m_(e){return core._jwt(rl,
e)}const Qe=null;function g_(e,t,r={}){return core._stringFormat(Qe,e,t,r)}function y_(e){return core._stringFormat(Qe,"\
hostname",regexes.hostname,e)}function __(e){return core._stringFormat(Qe,"hex",regexes.hex,e)}function b_(e){return core.
_stringFormat(Qe,"currency_code",regexes.currencyCode,e)}function $_(e,t){const r=t?.enc??"hex",s=`${e}_${r}`,u=core.regexes[s];
if(!u)throw new Error(`Unrecognized hash format: ${s}`);return core._stringFormat(Qe,s,u,t)}const _r=oe("ZodMiniNumber",
(e,t)=>{ir.init(e,t),ze.init(e,t)});function il(e){return core._number(_r,e)}const et=oe("ZodMiniNumberFormat",(e,t)=>{Qc.
init(e,t),_r.init(e,t)});function sl(e){return yu(et,e)}function v_(e){return core._float32(et,e)}function w_(e){return core.
_float64(et,e)}function k_(e){return core._int32(et,e)}function z_(e){return core._uint32(et,e)}const br=null;function al(e){
return core._boolean(br,e)}const cl=null;function Z_(e){return core._bigint(cl,e)}const $r=null;function x_(e){return core.
_int64($r,e)}function P_(e){return core._uint64($r,e)}const ul=null;function S_(e){return core._symbol(ul,e)}const ll=null;
function T_(e){return core._undefined(ll,e)}const dl=null;function fl(e){return core._null(dl,e)}const pl=null;function A_(){
return core._any(pl)}const hl=null;function zn(){return core._unknown(hl)}const ml=oe("ZodMiniNever",(e,t)=>{eu.init(e,t),
ze.init(e,t)});function gl(e){return _u(ml,e)}const yl=null;function E_(e){return core._void(yl,e)}const _l=null;function C_(e){
return core._date(_l,e)}const bl=oe("ZodMiniArray",(e,t)=>{ou.init(e,t),ze.init(e,t)});function Zn(e,t){return new bl({type:"\
array",element:e,...ne(t)})}function M_(e){const t=e._zod.def.shape;return Tl(Object.keys(t))}const xn=oe("ZodMiniObject",
(e,t)=>{au.init(e,t),ze.init(e,t),kc(e,"shape",r=>r._zod.def.shape,!1)});function O_(e,t){const r={type:"object",shape:e??
{},...util.normalizeParams(t)};return new xn(r)}function vr(e,t){return new xn({type:"object",shape:e,catchall:gl(),...ne(
t)})}function I_(e,t){return new xn({type:"object",shape:e,catchall:zn(),...util.normalizeParams(t)})}function R_(e,t){return util.
extend(e,t)}function D_(e,t){return util.safeExtend(e,t)}function N_(e,t){return util.merge(e,t)}function L_(e,t){return util.
pick(e,t)}function F_(e,t){return util.omit(e,t)}function U_(e,t){const r=e._zod.def;if(r.type!=="tuple")return util.partial(
Pn,e,t);if(r.checks?.length)throw new Error(".partial() cannot be used on tuple schemas containing refinements");return util.
clone(e,{...r,items:r.items.map(s=>new Pn({type:"optional",innerType:s}))})}function j_(e,t){return util.partial(zr,e,t,
"exactPartial")}function B_(e,t){return util.required(Zr,e,t)}function K_(e,t){return e.clone(util.mergeDefs(e._zod.def,
{catchall:t}))}const $l=oe("ZodMiniUnion",(e,t)=>{cu.init(e,t),ze.init(e,t)});function wr(e,t){return new $l({type:"unio\
n",options:e,...ne(t)})}const vl=null;function W_(e,t){return new vl({type:"union",options:e,inclusive:!1,...util.normalizeParams(
t)})}const wl=null;function H_(e,t,r){return new wl({type:"union",options:t,discriminator:e,...util.normalizeParams(r)})}
const kl=null;function V_(e,t){return new kl({type:"intersection",left:e,right:t})}const zl=null;function Zl(e,t,r){const s=t instanceof
core.$ZodType,u=s?r:t,d=s?t:null;return new zl({type:"tuple",items:e,rest:d,...util.normalizeParams(u)})}const Zt=null;function xl(e,t,r){
return!t||!t._zod?new Zt({type:"record",keyType:Je(),valueType:e,...util.normalizeParams(t)}):new Zt({type:"record",keyType:e,
valueType:t,...util.normalizeParams(r)})}function G_(e,t,r){return new Zt({type:"record",keyType:e,valueType:t,...util.normalizeParams(
r),partial:!0})}function q_(e,t,r){return new Zt({type:"record",keyType:e,valueType:t,mode:"loose",...util.normalizeParams(
r)})}const Pl=null;function Y_(e,t,r){return new Pl({type:"map",keyType:e,valueType:t,...util.normalizeParams(r)})}const Sl=null;
function X_(e,t){return new Sl({type:"set",valueType:e,...util.normalizeParams(t)})}const kr=null;function Tl(e,t){const r=Array.
isArray(e)?Object.fromEntries(e.map(s=>[s,s])):e;return new kr({type:"enum",entries:r,...util.normalizeParams(t)})}function J_(e,t){
return new kr({type:"enum",entries:e,...util.normalizeParams(t)})}const Al=null;function Q_(e,t){return new Al({type:"li\
teral",values:Array.isArray(e)?e:[e],...util.normalizeParams(t)})}const El=null;function eb(e){return core._file(El,e)}const Cl=oe(
"ZodMiniTransform",(e,t)=>{lu.init(e,t),ze.init(e,t)});function Ml(e){return new Cl({type:"transform",transform:e})}const Pn=oe(
"ZodMiniOptional",(e,t)=>{du.init(e,t),ze.init(e,t)});function _e(e){return new Pn({type:"optional",innerType:e})}const zr=null;
function tb(e){return new zr({type:"optional",innerType:e})}const Ol=null;function Il(e){return new Ol({type:"nullable",
innerType:e})}function nb(e){return _e(Il(e))}const Rl=null;function ob(e,t){return new Rl({type:"default",innerType:e,get defaultValue(){
return typeof t=="function"?t():util.shallowClone(t)}})}const Dl=null;function rb(e,t){return new Dl({type:"prefault",innerType:e,
get defaultValue(){return typeof t=="function"?t():util.shallowClone(t)}})}const Zr=null;function ib(e,t){return new Zr(
{type:"nonoptional",innerType:e,...util.normalizeParams(t)})}const Nl=null;function sb(e){return new Nl({type:"success",
innerType:e})}const Ll=null;function ab(e,t){return new Ll({type:"catch",innerType:e,catchValue:typeof t=="function"?t:core.
util.constantCatch(t)})}const Fl=null;function cb(e){return core._nan(Fl,e)}const Ul=oe("ZodMiniPipe",(e,t)=>{fu.init(e,
t),ze.init(e,t)});function jl(e,t){return new Ul({type:"pipe",in:e,out:t})}const Sn=null;function ub(e,t,r){return new Sn(
{type:"pipe",in:e,out:t,transform:r.decode,reverseTransform:r.encode})}function lb(e){const t=e._zod.def;return new Sn({
type:"pipe",in:t.out,out:t.in,transform:t.reverseTransform,reverseTransform:t.transform})}const Bl=null;function db(e){return new Bl(
{type:"readonly",innerType:e})}const Kl=null;function fb(e,t){return new Kl({type:"template_literal",parts:e,...util.normalizeParams(
t)})}const Wl=null;function Hl(e){return new Wl({type:"lazy",getter:e})}const Vl=null;function pb(e){return new Vl({type:"\
promise",innerType:e})}const xr=null;function Gl(e,t){const r=new Te({check:"custom",...ne(t)});return r._zod.check=e,r}
function ql(e,t){return core._custom(xr,e??(()=>!0),t)}function hb(e,t={}){return core._refine(xr,e,t)}function mb(e,t){
return core._superRefine(e,t)}const gb=xu,yb=Pu;class _b{constructor(...t){}}function bb(e,t={}){const r=ql(s=>s instanceof
e,t);return r._zod.bag.Class=e,r._zod.check=s=>{s.value instanceof e||s.issues.push({code:"invalid_type",expected:e.name,
input:s.value,inst:r,path:[...r._zod.def.path??[]]})},r}const $b=(...e)=>core._stringbool({Codec:Sn,Boolean:br,String:gr},
...e);function vb(){const e=Hl(()=>wr([Je(),il(),al(),fl(),Zn(e),xl(Je(),e)]));return e}const Yl=null;function wb(e){return new Yl(
{type:"function",input:Array.isArray(e?.input)?Zl(e?.input):e?.input??Zn(zn()),output:e?.output??zn()})}var Xl=i(50),tt=i(
8925),Tn=i(642),xt=i(2542);function An(e,t){return Je({error:({input:s})=>s===void 0?`is missing; add ${e}`:En(e,s)}).check(
zu(),Gl(({value:s,issues:u})=>{const d=t(s);"message"in d&&u.push({code:"custom",message:d.message,input:s})}))}function En(e,t){
const r=e==="text";if(t===null)return`has no value; use ${e}${r?" (in quotes if it begins with `#`)":""}`;const s=typeof t==
"number"||typeof t=="boolean";return`is ${Pr(t)}${r&&s?", not text; put it in quotes":`; use ${e}`}`}function Pr(e){return e===
null?"null":Array.isArray(e)?"a list":{string:"text",number:"a number",boolean:"a boolean"}[typeof e]??"a mapping"}const Cn=e=>({
error:({code:t,input:r})=>t==="invalid_type"?En(e,r):void 0}),Fe=An("text",Tn.GT),Sr=An("an https URL",xt.QP.icon_url),Tr=An(
"an http or https URL",xt.QP.landing_url),Jl=Zn(vr({text:Fe,url:Tr},Cn("a mapping of `text` and `url`")),Cn("a list with\
 two lines for each button: `- text: Read more`, and below it `url: https://example.com`")).check(wu(1,"is an empty list\
; write at least one button, or leave it out")),Ar="whole seconds (3600) or a duration (12h)",Mn=({input:e})=>{if(typeof e==
"number")return`is ${e}; use ${Ar}`;const t=typeof e=="string"?(0,Tn.p0)(e.trim()):void 0;return t&&"message"in t?t.message:
En(Ar,e)},Ql=Je().check(ku(/^\s*0*[0-9]{1,16}[smhdw]?\s*$/,{error:Mn,abort:!0})),ed=jl(wr([sl().check(dr(0,{error:Mn,abort:!0})),
Ql],{error:Mn}),Ml((e,{issues:t})=>{const r=typeof e=="number"?{value:e}:(0,Tn.p0)(e.trim());return"value"in r?r.value:(t.
push({code:"custom",message:r.message,input:e}),Zc)})),td=vr({title:_e(Fe),message:_e(Fe),icon_url:_e(Sr),banner_url:_e(
Sr),landing_url:_e(Tr),actions:_e(Jl),utm_source:_e(Fe),utm_medium:_e(Fe),utm_campaign:_e(Fe),ttl:_e(ed)},Cn("a mapping \
of notification fields"));function nd(e,t){const{value:r,positionOf:s,problems:u,textComments:d}=t,$=(Y,ie)=>(0,tt.CC)(e,
ie,{path:Y,position:s(Y)}),b=Er(r);if(b===void 0)return{fields:{},problems:[...u,$(["actions"],"has too many elements to\
 check; write fewer")]};if(b.success&&u.length===0)return{fields:b.data,problems:[],textComments:d};const C=new Set(u.map(
({path:Y=[]})=>(0,tt.LF)(Y))),D=(b.error?.issues??[]).filter(({path:Y})=>!C.has((0,tt.LF)(Y))).flatMap(({path:Y,message:ie,
...de})=>de.code==="unrecognized_keys"?de.keys.map(we=>({path:[...Y,we]})):[{path:Y,message:ie}]),W=(0,tt.Kc)(e,D,({path:Y,
message:ie=od(Y)})=>$(Y,ie)),K=[...u,...W].sort(tt.rg),X=new Set([...u,...D].map(({path:Y})=>Y?.[0])),Q=Object.entries(r??
{}).filter(([Y])=>!X.has(Y));return{fields:Er(Object.fromEntries(Q))?.data??{},problems:K,textComments:d}}function od(e){
if(e.length>1)return"is not part of a button; a button has only `text` and `url`";if(e[0]==="target")return"cannot be se\
t in a payload file; set the input `target` in the workflow";const t=(0,Xl.d)(String(e[0]),xt.pi);return`is not a field \
of a notification; ${t?`did you mean \`${t}\`?`:`the fields are ${xt.pi.join(", ")}.`} For other fields of your service,\
 use the input \`extra-fields\``}function Er(e){try{return hr(td,e)}catch(t){if(t instanceof RangeError)return;throw t}}}),
6823:((n,o,i)=>{i.d(o,{C:()=>f,G:()=>l});var a=i(7785),c=i(2542);function l(x,k="text"){const E=g(x),U=E.flatMap(B=>"mis\
take"in B?B.mistake:[]),H=E.flatMap(B=>"literal"in B?B.literal:[]),ee=k==="key"?H.flatMap(y):[];return{names:new Set(E.flatMap(
B=>"placeholder"in B?B.placeholder:[])),mistakes:[...U,...ee,...m(x,k)]}}function f(x,k,{isUrl:E,maxLength:U}){let H="";
for(const[ee,B]of g(x).entries()){if("literal"in B)H+=B.literal;else if("mistake"in B)H+=B.mistake.text;else{const M=(k[B.
placeholder]??"").toWellFormed();H+=E&&ee>0?encodeURIComponent(M):M}if(H.length>U)return}return H}const p=40;function g(x){
const k=[];let E=0,U=!0;const H=(B,M,Z)=>{M>E&&k.push({literal:x.slice(E,M)}),k.push(B),E=Z},ee=(B,M,Z)=>H({mistake:{text:x.
slice(M,Z),meant:B}},M,Z);for(let B=x.indexOf("{");B!==-1;B=x.indexOf("{",B)){const M=B>E&&x[B-1]==="$"?B-1:B;if(x.startsWith(
"{{",B)&&U){const z=x.indexOf("}}",B+2);if(U=z!==-1,U){const P=I(x.slice(B+2,z));B=z+2,P&&ee(P,M,B);continue}}const[Z="{",
N=""]=/^\{([^{}]*)\}/.exec(x.slice(B,B+p+2))??[],w=c.o2.find(z=>z===N),h=w??L(N),v=B+Z.length;w&&M===B?H({placeholder:w},
B,v):h&&ee(h,M,v),B=v}return E<x.length&&k.push({literal:x.slice(E)}),k}function y(x){return[...x.matchAll(/\{[^{}"]{1,100}\}/g)].
map(([k])=>({text:k}))}function m(x,k){return[...x.matchAll(/%([a-z_]{3,20})(?=(%))/gi),...x.matchAll(/<([a-z_]{3,20})(>)/gi)].
flatMap(([U,H="",ee=""])=>{const B=U.startsWith("<"),M=B&&k==="url"?void 0:I(H);return M?{text:B?U:U+ee,meant:M}:[]})}const _={
tagname:"tag",ref:"tag",refname:"tag",release:"tag",semver:"version",repo:"repository",reponame:"repository",htmlurl:"ur\
l"},A={title:"name",body:"message",notes:"message",changelog:"message",link:"url"};function T(x){return x.toLowerCase().
replace(/[^\p{L}\d]/gu,"").replace(/^(?:github)?(?:event)?release(?=.)|^github(?=.)/,"")}function I(x){if(x.length>p)return;
const[k=""]=x.split("|"),E=T(k);if(!(E==="name"&&!k.includes("name")))return c.o2.find(U=>U===E)??j(_,E)}function L(x){const k=T(
x);return k===""?void 0:j(_,k)??j(A,k)??c.o2.find(U=>F(k,U))}const j=(x,k)=>Object.hasOwn(x,k)?x[k]:void 0,G=3;function F(x,k){
if(x===k||x.length>=G&&k.startsWith(x))return!0;const E=[...x].sort().join("")===[...k].sort().join("");return k.length>
4?(0,a.A)(x,k)<=2:x[0]===k[0]&&(E||(0,a.A)(x,k)<=1)}}),3924:((n,o,i)=>{i.d(o,{h:()=>_});var a=i(8925),c=i(3332),l=i(642),
f=i(8992);const p=/^( *(?:- +)*)([\w$-]{1,40}):(?:[ \t]+(\S?)|$)/;function g(M){const Z=p.exec(M);if(!Z)return;const[,N="",
w="",h=""]=Z;return{indentation:N,key:w,hasValue:h!==""}}function y(M,Z){const N=M.split(/\r?\n/,Z+1);for(const w of[Z,Z+
1]){const h=g(N[w-1]??"");if(!h||h.indentation.includes("-"))continue;const v=h.indentation.length+1,P=N.slice(0,w-1).flatMap(
O=>g(O)??[]).at(-1);if(!(!P?.hasValue||P.indentation.length+1===v))return{key:h.key,above:P.key,position:{line:w,column:v}}}}
var m=i(6823);async function _(M,Z,N){const w=ne=>(0,c.RB)({[Z.input]:ne},N,Z.file),h=w(M);if(h.length>0)return{problems:h};
const v=await i.e(815).then(i.t.bind(i,8815,19)),z=new v.LineCounter,P=A(v,M,z),O=ne=>{const{line:le,col:be}=z.linePos(ne);
return{line:le,column:be}},R=Z.file===void 0?"invalid-input":"unreadable-file";if("code"in P){const ne=Z.file===void 0||
P.isMapping;return{problems:[(0,a.CC)(Z,...he(P,ne))]}}const{document:q,secondAt:te}=P;if(!q)return{value:null,positionOf:()=>{},
problems:[],textComments:[]};const{contents:re,warnings:ye}=q,ce=Z.file===void 0||v.isMap(re);if(q.directives?.yaml.version===
"1.1")return{problems:[(0,a.CC)(Z,"is YAML 1.1; remove the line `%YAML 1.1`, so that it is read as YAML 1.2",{position:O(
M.indexOf("%YAML")),reason:R})]};const se=[],fe=(ne,le,be,$e=!1)=>se.push((0,a.CC)(Z,ne,{path:be,position:O(le),...$e&&{
reason:R}}));te!==void 0&&fe("contains more than one YAML document; write only one",te,[]);const xe=new x(v,ce?fe:()=>{},
{text:M,isFile:Z.file!==void 0});try{const ne=xe.read(re),[le]=ye;le&&se.length===0&&fe(`is not plain YAML; ${H(le.code)}`,
le.pos[0],[]);const be=w([ne,xe.quotable]);return be.length>0?{problems:be}:se.some($e=>$e.reason==="unreadable-file")?{
problems:se}:typeof ne!="string"&&k(ne,L)?{problems:[...se,(0,a.CC)(Z,j)]}:{value:ne,positionOf:xe.positionsIn(re,O),problems:se,
textComments:xe.textComments}}catch(ne){if(!(ne instanceof RangeError))throw ne;const le=w(xe.quotable);return{problems:le.
length>0?le:[...se,(0,a.CC)(Z,G)]}}function he({code:ne,offset:le},be){if(ne==="RESOURCE_EXHAUSTION")return[G,{position:O(
le),reason:R}];const $e=be?y(M,O(le).line):void 0;if($e)return[`has wrong indentation: \`${$e.key}\` must align with \`${$e.
above}\``,{position:$e.position,reason:R}];const We=M.slice(0,le).trimEnd(),fn=We.lastIndexOf(" ")+1;return We[fn]==="*"?
[`is neither YAML nor JSON; ${F}`,{position:O(fn),reason:R}]:[`is neither YAML nor JSON; ${ne==="UNEXPECTED_TOKEN"&&We.endsWith(
"}")?"put text that begins with `{` in quotes":H(ne)}`,{position:O(le),reason:R}]}}function A(M,Z,N){const w=new M.Composer(
{version:"1.2",stringKeys:!0,uniqueKeys:!1,logLevel:"silent"});I(w,M);let h=!1,v=0;try{for(const z of new M.Parser(N.addNewLine).
parse(Z)){if(z.type==="error"||z.type==="doc-end"&&v===0)return{code:"UNEXPECTED_TOKEN",offset:z.offset,isMapping:h};if(z.
type==="document"){if(v++,v>1)return{document:T(w),secondAt:z.offset};const{value:O}=z;h=O?.type==="block-map"||O?.type===
"flow-collection"&&O.start.source==="{"}for(const O of w.next(z));}return{document:T(w)}}catch(z){if(!(z instanceof M.YAMLParseError))
throw z;return{code:z.code,offset:z.pos[0],isMapping:h}}}function T(M){const[Z]=M.end(),[N]=Z?.errors??[];if(N)throw N;return Z}
function I(M,Z){const{onError:N}=M;let w,h=!1;Object.assign(M,{onError:(z,P,O,R)=>{if(R){h||N(z,P,O,R),h=!0;return}const[
q=0]=typeof z=="number"?[z]:"offset"in z?[z.offset]:z;throw w??=new Z.YAMLParseError([q,q+1],P,O),w}})}const L=65536,j="\
is larger than 64 KiB as JSON, with its aliases expanded; make it smaller",G="is nested too deeply; use fewer levels",F="\
put text that begins with `*` in quotes";class x{quotable=[];textComments=[];yaml;refuse;text;isFile;path=[];anchors=new Map;targets=new Map;constructor(Z,N,{
text:w,isFile:h}){this.yaml=Z,this.refuse=N,this.text=w,this.isFile=h}read(Z){const{yaml:N}=this;if(!N.isNode(Z))return null;
if(N.isAlias(Z))return this.readAlias(Z);this.refuseTag(Z);const w={node:Z,value:void 0,isRead:!1};return Z.anchor!==void 0&&
this.anchors.set(Z.anchor,w),w.value=this.readValue(Z),w.isRead=!0,w.value}readValue(Z){const{yaml:N}=this;if(N.isSeq(Z))
return Z.items.map((z,P)=>this.readInside(P,z));if(N.isMap(Z))return this.readMap(Z);const{value:w,source:h}=Z,v=typeof w==
"number"?B(w,this.isFile?h:void 0):void 0;return v&&this.refuseNode(`is ${(0,f.$Q)(h??String(w))}, ${v}`,Z),typeof w=="s\
tring"&&this.noteComment(Z),w}noteComment({type:Z,range:N}){if(Z!=="PLAIN"||!N)return;const w=/[ \t]+(#.*)/y;w.lastIndex=
N[1];const[,h]=w.exec(this.text)??[];h!==void 0&&this.textComments.push({path:[...this.path],comment:h.trimEnd()})}readMap(Z){
this.refuseUnquotedPlaceholder(Z);const N=new Map;for(const{key:w,value:h}of Z.items){const v=E(w);if(this.quotable.push(
v),N.has(v)){const z=(w.range??Z.range)?.[0]??0;this.refuse("is there twice; write each key once",z,[...this.path,v],!0)}
N.set(v,this.readInside(v,h))}return Object.fromEntries(N)}readInside(Z,N){this.path.push(Z);const w=this.read(N);return this.
path.pop(),w}readAlias(Z){const{source:N}=Z,w=this.anchors.get(N);if(this.quotable.push(N),w?.isRead)return this.targets.
set(Z,w.node),w.value;const h=(0,f.$Q)(N),v=w?`contains itself, by the alias \`*${h}\`; remove it`:`is the alias \`*${h}\
\`, but there is no \`&${h}\` before it; ${F}`;return this.refuseNode(v,Z),null}refuseTag({tag:Z,range:N}){!Z||ee.test(Z)||
(this.quotable.push(Z),this.refuse(`has the tag ${(0,f.$Q)(Z)}, which is not supported; remove it`,N?.[0]??0,[...this.path]))}refuseUnquotedPlaceholder(Z){
const[N,...w]=Z.items;if(!Z.flow||N===void 0||N.value!==null||w.length>0)return;const h=`{${E(N.key)}}`,{names:v,mistakes:z}=(0,m.
G)(h);v.size+z.length!==0&&this.refuseNode(`is a mapping to YAML, because it begins with a brace; put it in quotes: "${h}\
"`,Z)}refuseNode(Z,{range:N}){this.refuse(Z,N?.[0]??0,[...this.path])}positionsIn(Z,N){const{yaml:w,targets:h}=this,v=new Map,
z=P=>{const O=v.get(P)??new Map(P.items.map(R=>[E(R.key),R]));return v.set(P,O),O};return P=>{let O=Z,R=w.isNode(O)?O.range?.[0]:
void 0;for(const q of P){w.isAlias(O)&&(O=h.get(O));const te=w.isMap(O)?z(O).get(String(q)):void 0;if(w.isMap(O))O=te?.value;else if(w.
isSeq(O))O=O.items[Number(q)];else break;if(!w.isNode(O)||!O.range)continue;R=O.range[0];const re=w.isNode(te?.key)?te.key.
range?.[0]:void 0;re!==void 0&&N(re).line<N(R).line&&(R=re)}return R===void 0?void 0:N(R)}}}function k(M,Z){let N=0;const w=v=>{
N+=Buffer.byteLength(JSON.stringify(v))},h=[M];for(;h.length>0&&N<=Z;){const v=h.pop();if(typeof v!="object"||v===null){
w(v);continue}const z=Object.entries(v);N+=Math.max(2,z.length+1);for(const[P,O]of z)Array.isArray(v)||(w(P),N+=1),h.push(
O)}return N>Z}const E=M=>String(M?.value??M),U={BAD_ALIAS:F,BAD_DIRECTIVE:"remove the line that begins with `%`, or put \
the text in quotes",BAD_DQ_ESCAPE:"in double quotes, write each backslash twice, or use single quotes",BAD_INDENT:"check\
 the indentation, and that every bracket is closed",BAD_SCALAR_START:"put text that begins like this in quotes",BLOCK_AS_IMPLICIT_KEY:"\
put text that contains `: ` in quotes, and check the indentation",BLOCK_IN_FLOW:"close every bracket, and separate what \
is in brackets by commas",KEY_OVER_1024_CHARS:"a key has more than 1,024 characters; check that each line is `name: valu\
e`",MISSING_CHAR:"write `name: value` in each line, and close every quotation mark and bracket",MULTILINE_IMPLICIT_KEY:"\
write `name: value` in each line, and indent the lines of a longer text",MULTIPLE_ANCHORS:"put text that begins with `&`\
 in quotes",MULTIPLE_TAGS:"put text that begins with `!` in quotes",NON_STRING_KEY:"a key must be text; put text that be\
gins with `[` or `{` in quotes",TAB_AS_INDENT:"indent with spaces, not with tabs",TAG_RESOLVE_FAILED:"put text that begi\
ns with `!` in quotes"},H=M=>U[M]??"check the indentation, and put text that contains `: ` or `#` in quotes",ee=/^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;
function B(M,Z=""){const N=(0,l.XM)(Z);if(N!==void 0)return`which YAML reads as ${M}${(0,l.yi)(N)}`;if(!Number.isFinite(
M))return"which JSON cannot represent";if(Number.isInteger(M)&&!Number.isSafeInteger(M))return"which is outside the rang\
e in which JSON keeps whole numbers exactly (\xB1(2^53-1)); put it in quotes if it is text"}}),3916:((n,o,i)=>{i.d(o,{HR:()=>c,
Yq:()=>p,h_:()=>l,q0:()=>f});const a="start a new run (a re-run uses the original workflow file)";class c extends Error{reason;title;hint;constructor(_){
super(_.message,_.cause===void 0?void 0:{cause:_.cause}),this.name="Failure",this.reason=_.reason,this.title=_.title,this.
hint=_.hint}}function l(m){return m instanceof c?m:new c({reason:"internal-error",title:"Internal error",message:`The ac\
tion itself failed: ${f(m)}.`,hint:"Please report this with the log of the run.",cause:m})}function f(m){if(!(m instanceof
Error))return String(m);const _=m.code;if(_==="ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at thi\
s port";if(_==="ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")return"the server requires a client certificate, which this a\
ction cannot present";const{reason:A}=m;if(typeof _=="string"&&_.startsWith("ERR_SSL_")&&typeof A=="string")return`${_}:\
 ${A}`;const T=(m.message||m.name).replace(/; if the root CA is .*|\s+/gs," ").trim(),I=typeof _=="string"&&!T.includes(
_)?`${_}: ${T}`:T,L=m instanceof AggregateError?m.errors.map(f).join("; "):"",j=L&&L!==I?`${I} (${L})`:I;return m.cause===
void 0?j:`${j}: ${f(m.cause)}`}function p(m,_=g(m)){return new c({reason:"cancelled",title:`${m} failed`,message:_,hint:y})}
const g=m=>m==="Sending"?"The run was cancelled before the service received the request.":`The run was cancelled while ${m.
charAt(0).toLowerCase()}${m.slice(1)}.`,y="If you did not mean to cancel it, run it again."}),50:((n,o,i)=>{i.d(o,{d:()=>f});
var a=i(7785);const c=2,l=p=>p.toLowerCase().replace(/[-_]/g,"");function f(p,g){const y=new Map(g.map(A=>[A,(0,a.A)(l(A),
l(p))])),m=([A,T])=>T<=Math.min(c,Math.floor(A.length/2)),[_]=[...y].filter(m).sort(([,A],[,T])=>A-T);return _?.[0]}}),8925:((n,o,i)=>{
i.d(o,{CC:()=>l,Kc:()=>G,LF:()=>g,LT:()=>m,_k:()=>F,fI:()=>_,rg:()=>f});var a=i(3916),c=i(8992);function l(k,E,U={}){return{
...typeof k=="string"?{input:k}:k,message:E,reason:"invalid-input",...U}}function f({position:k},{position:E}){return k?
E?k.line-E.line||k.column-E.column:-1:E?1:0}const p=100;function g(k){const E=k.slice(0,p).map((U,H)=>{if(typeof U=="num\
ber")return`[${U}]`;const ee=(0,c.$Q)(String(U)).replace(c.Qi,"\uFFFD");return H>0?`.${ee}`:ee});return(0,c.$Q)(E.join(""))}
const y=k=>k.endsWith("?")?k:`${k}.`;function m(k,E,U,H=""){return`${k.length>0?`\`${g(k)}\``:E}${H}${U.startsWith('"')?
":":""} ${y(U)}`}function _(k){const{input:E,otherInputs:U=[],file:H,path:ee=[],position:B,message:M}=k,Z=B&&`line ${B.line}\
, column ${B.column}`;if(H!==void 0){const z=Z?`${H}, ${Z}`:H;return`${E}: ${z}: ${m(ee,"the file",M)}`}const N=Z?` (${Z}\
)`:"",w=typeof ee[0]=="number";if(ee.length>0&&!w)return`${E}: ${m(ee,"",M,N)}`;const h=w?g([E,...ee]):E;return M.startsWith(
'"')?`${h}${N}: ${y(M)}`:`${w?`\`${h}\``:A([h,...U])}${N} ${y(M)}`}function A(k){const E=k.map(H=>`\`${H}\``),U=E.pop()??
"";return E.length===0?U:`${E.join(", ")} and ${U}`}function T(k){const E=k.every(H=>H.reason==="unreadable-file"),U=E?"\
unreadable-file":"invalid-input";return new Failure({reason:U,title:E?"Unreadable file":"Invalid input",message:x(k.map(
_),F(k)),hint:L(k)})}const I=new Set(["base-url","api-token"]);function L(k){const E=F(k)===1?"Correct it":"Correct what\
 is listed";return k.every(({input:U})=>I.has(U))?`${E}. If you changed a secret or variable, re-run the failed job. If \
you changed the workflow, ${startNewRun}.`:`${E}, then ${startNewRun}.`}const j=100;function G(k,E,U){const H=F(E.slice(
j)),ee=E.slice(0,j).map(U);return H===0?ee:[...ee,l(k,`has ${H} more problems`,{count:H})]}const F=k=>k.reduce((E,{count:U=1})=>E+
U,0);function x(k,E=k.length,U="problems"){if(k.length===1)return k.join("");const H=k.slice(0,j).map(ee=>`- ${ee}`);return E>
H.length&&H.push(`- and ${E-H.length} more`),`${E} ${U}:
${H.join(`
`)}`}}),3332:((n,o,i)=>{i.d(o,{RB:()=>Z,_y:()=>c,cV:()=>N,gE:()=>m});var a=i(8925);const c=["api-token","github-token"],
l="the API token",f="the GitHub token",p="***",g=8,y=4;function m(h){const{apiToken:v,githubToken:z="",proxyCredentials:P=[]}=h,
O=[{name:l,secret:new _(v)},{name:f,secret:new _(z)}],R=[...O.map(({secret:q})=>q),...P.map(q=>new _(q))];return{find:q=>{
const te=j(q);return O.find(({secret:re})=>re.isLong&&re.spansIn(q,te).length>0)?.name},redact:(q,te=!1)=>{const re=j(q),
ye=R.flatMap(fe=>fe.spansIn(q,re,te));let ce="",se=0;for(const{start:fe,end:xe}of ye.sort((he,ne)=>he.start-ne.start))fe>=
se&&(ce+=q.slice(se,fe)+p),se=Math.max(se,xe);return ce+q.slice(se)}}}class _{isLong;#t;#e;#o;#r;constructor(v){this.#t=
v,this.isLong=v.length>=g,this.#e=this.isLong?T([v,v.toUpperCase(),v.toLowerCase()]):[v].filter(Boolean),this.#o=this.isLong?
T(F(v)):[]}spansIn(v,z,P=!1){return[...(A.test(v)?[...this.#e,...this.#i()]:this.#e).flatMap(R=>I(R,v,P)),...this.#o.flatMap(
R=>I(R,z.text,P)).map(z.spanInText)]}#i(){const v=()=>[...H(this.#t),...ee(this.#t),...M(this.#t)];return this.#r??=this.
isLong?T(v()):[],this.#r}}const A=/[\\%&]/,T=h=>[...new Set(h)];function I(h,v,z){const P=[];for(let R=v.indexOf(h);R>=0;R=
v.indexOf(h,R+1)){const q=P.at(-1),te=R+h.length;q&&R<q.end?q.end=te:P.push({start:R,end:te})}if(!z)return P;const O=Math.
max(1,Math.min(y,h.length-1));for(let R=h.length-1;R>=O;R--)if(v.endsWith(h.slice(0,R)))return[...P,{start:v.length-R,end:v.
length}];return P}const L=/(?:\s|\\[fnrt]?)+/g;function j(h){const v=h.replace(L,"");if(v.length===h.length)return{text:h,
spanInText:P=>P};let z;return{text:v,spanInText:({start:P,end:O})=>(z??=G(h),{start:z[P]??0,end:(z[O-1]??h.length)+1})}}
function G(h){const v=[],z=(O,R)=>{for(let q=O;q<R;q++)v.push(q)};let P=0;for(const{0:O,index:R}of h.matchAll(L))z(P,R),
P=R+O.length;return z(P,h.length),v}function F(h){return[0,1,2].flatMap(v=>{const z=Buffer.from("\0".repeat(v)+h),P=z.toString(
"base64").slice(Math.ceil(v*8/6)),O=P.replaceAll("=",""),R=z.length%3===0?O:O.slice(0,-1),q=[P,O,R];return[...q,...q.map(
te=>te.replaceAll("+","-").replaceAll("/","_"))]})}function x(h,v,z){const P=R=>R.charCodeAt(0).toString(16).padStart(2,
"0");return v.filter(R=>h.search(R)>=0).flatMap(R=>z.flatMap(q=>[h.replace(R,te=>q(te,P(te))),h.replace(R,te=>q(te,P(te).
toUpperCase()))]))}const k=(h,v,z)=>(P,O)=>h.test(P)?v(P,O):z(P,O),E=/[!-/:-@[-^`{-~]/g,U=/[!-~]/g;function H(h){const v=R=>`\
\\${R}`,z=(R,q)=>`\\u00${q}`,P=x(h,[/["\\]/g,/["\\<>&]/g,/["\\<>&'=]/g,/["\\<>&'+`]/g,/["\\<>&'=;`-]/g,E],[k(/["\\]/,v,z),
k(/\\/,v,z),z]),O=[h,...P].map(R=>R.replaceAll("/","\\/"));return[...P,...O,...x(h,[U],[z])]}function ee(h){return x(h,[
/[^\w.!~*'()-]/g,/[^\w.!~*'();/?:@&=+$,#-]/g,/[^\w.~-]/g,/[^\w.~/-]/g,/[^\w.*-]/g,/["#<>']/g,E,U],[(z,P)=>`%${P}`])}const B=new Map(
"! excl \" quot # num $ dollar % percnt & amp ' apos ( lpar ) rpar * ast + plus , comma . period / sol : colon ; semi < l\
t = equals > gt ? quest @ commat [ lsqb \\ bsol ] rsqb ^ Hat ` grave { lcub | verbar } rcub".match(/\S+ \S+/g)?.map(h=>[
h.charAt(0),`&${h.slice(2)};`]));function M(h){const v=te=>B.get(te)??te,z=(te,re)=>`&#x${re};`,P=te=>`&#${te.charCodeAt(
0)};`,O=te=>`&#${String(te.charCodeAt(0)).padStart(3,"0")};`,R=/[&<>"]/;return[...x(h,[/[&<>]/g,/[&<>"]/g,/[&<>"']/g,/[&<>"'/`=]/g,
/[&<>"'+`]/g,E],[v,z,P,k(R,v,z),k(R,v,O),k(R,v,k(/'/,P,z)),k(/[&<>]/,v,P)]),...x(h,[U],[z,P])]}function Z(h,v,z){return Object.
entries(h).flatMap(([P,O])=>{const R=w(O,v);return R?(0,a.CC)({input:P,file:z},`contains ${R}, which would be published;\
 remove it`):[]})}function N(h,v){const{"api-token":z,"github-token":P="",...O}=h,R=v.find(P)===l;return Z({...O,...R&&{
"github-token":P}},v)}function w(h,v){const z=new Set([h]);for(const P of z){const O=typeof P=="string"||typeof P=="numb\
er"?v.find(String(P)):void 0;if(O)return O;if(typeof P=="object"&&P!==null)for(const R of Object.entries(P))for(const q of R)
z.add(q)}}}),900:((n,o,i)=>{i.d(o,{IZ:()=>Z,Pw:()=>L,uB:()=>M});var a=i(8992),c=i(8925),l=i(3332),f=i(642);const p=(h,v)=>z=>z===
""?{message:`is missing; set it to ${h}`}:v(z),g=(h,v)=>z=>z===""?{value:h}:v(z),y=h=>g(void 0,h),m=(h,v)=>z=>{const P=h.
find(O=>O===z);return P===void 0?{message:`${(0,a.hD)(z)} is not ${v}`}:{value:P}},_={"base-url":p("the base address of \
the push service, such as https://push.example.com (a misspelled variable is empty)",f.pc),"api-token":p("the API token \
of the site, from a secret (a misspelled or unavailable secret is empty)",f.d6),timeout:g(30,(0,f.rD)("a whole number of\
 seconds from 1 to 300",1,300)),retries:g(3,(0,f.rD)("a whole number from 0 to 10",0,10)),summary:g(!0,f.zM)},A=Number.MAX_SAFE_INTEGER,
T={..._,target:p("`all` (every subscriber) or `audience`; there is no default, so that nobody sends to all by mistake",m(
["all","audience"],"a valid target; use `all` (every subscriber) or `audience`")),"audience-id":y((0,f.rD)("an audience \
id, which is a whole number such as 101",1,A)),"audience-name":y(f.Ae),"max-reach":y((0,f.rD)("a whole number such as 10\
000",0,A)),"payload-file":y(f.Ae),"extra-fields":y(f.Ae),"dry-run":g(!1,f.zM),"check-urls":g(!1,f.zM),"once-key":y(f.Ae),
"once-per":y(m(["day","week","month"],"a period; use `day`, `week` or `month`")),"send-between":y(f.XQ),"time-zone":y(f.
eB),release:y(f.PL),"release-level":y(m(["major","minor","patch"],"a level; use `major`, `minor` or `patch`")),"max-age":y(
f.p0),"expected-payload":f.tS,"github-token":y(f.d6)},I=h=>h.replace(/-([a-z])/g,(v,z)=>z.toUpperCase()),L=["title","mes\
sage","icon-url","banner-url","landing-url","actions","utm-source","utm-medium","utm-campaign","ttl"],j=h=>Object.keys(h),
G=j(_),F=[...j(T),...L];function x(h,v){return U(_,h,v)}function k(h,v){const z=U(T,h,v,w(h));return z.settings?.release?.
kind==="latest"&&(z.settings.maxAge??=E),z}const E=604800;function U(h,v,z,P=[]){const O=[...(0,l.cV)(v,z),...ee(v)],R=new Set(
O.map(({input:ce})=>ce)),q={...v,...Object.fromEntries([...R].map(ce=>[ce,"(refused)"]))},te={},re=[];for(const[ce,se]of Object.
entries(h)){const fe=se(q[ce]);"value"in fe?te[I(ce)]=fe.value:re.push((0,c.CC)(ce,fe.message))}const ye=[...O,...[...re,
...P].filter(({input:ce})=>!R.has(ce))];return{settings:ye.length>0?void 0:te,problems:ye,readable:q,refused:R}}const H=65536;
function ee(h){return["actions","extra-fields"].filter(z=>Buffer.byteLength(h[z]??"")>H).map(z=>(0,c.CC)(z,"is larger th\
an 64 KiB; make it smaller"))}const B={"payload-files":f.Ae,only:g("all",m(["all","changed","added"],"a choice of files;\
 use `all`, `changed` or `added`")),"extra-fields":f.Ae,"check-urls":T["check-urls"],timeout:_.timeout,summary:_.summary},
M=[...j(B),...L];function Z(h,v){return U(B,h,v,N(h))}function N(h){return h["payload-files"]!==""?[]:L.every(z=>h[z]===
"")?[(0,c.CC)("payload-files","is missing; set paths of payload files, or a notification as inputs")]:h.only!==""&&h.only!==
"all"?[(0,c.CC)("payload-files","is missing; `only` chooses from its files")]:[]}function w(h){const[v,z]=[h.target==="a\
ll",h.target==="audience"],P="is only allowed with `target: audience`",O="remove it, or change `target`",R="(the service\
 does not report the reach of a broadcast)",q=h["once-key"]?"`once-key` needs it to store a record in the repository":"t\
he input `release` needs it to fetch the release";return[{inputs:["audience-id"],isWrong:v&&h["audience-id"],message:`${P}\
; ${O}`},{inputs:["audience-name"],isWrong:v&&h["audience-name"],message:`${P}; ${O}`},{inputs:["max-reach"],isWrong:v&&
h["max-reach"],message:`${P} ${R}; remove it`},{inputs:["audience-id","audience-name"],isWrong:z&&!h["audience-id"]&&!h["\
audience-name"],message:"are both missing; set at least one"},{inputs:["once-key"],isWrong:h["once-per"]&&!h["once-key"],
message:"is missing; `once-per` needs it"},{inputs:["time-zone"],isWrong:h["time-zone"]&&!h["send-between"]&&!h["once-pe\
r"],message:"has no effect without `send-between` or `once-per`; set one of them, or remove it"},{inputs:["github-token"],
isWrong:(h["once-key"]||h.release)&&!h["github-token"],message:`is missing; ${q}`}].filter(({isWrong:ye})=>ye).map(({inputs:[
ye,...ce],message:se})=>problem(ye,se,{otherInputs:ce}))}}),642:((n,o,i)=>{i.d(o,{Ae:()=>N,GT:()=>E,PL:()=>U,XM:()=>g,XQ:()=>H,
d6:()=>T,eB:()=>B,p0:()=>A,pc:()=>x,rD:()=>p,rf:()=>I,tS:()=>Z,yG:()=>_,yi:()=>y,zM:()=>m});var a=i(8992);const c={"":1,
s:1,m:60,h:3600,d:86400,w:604800},l=/^[\x21-\x7e]+$/,f=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;function p(w,h,v){const z=P=>/^[0-9]+$/.
test(P)&&Number(P)>=h&&Number(P)<=v;return P=>{if(z(P))return{value:Number(P)};const O=g(P),R=O!==void 0&&z(O)?y(O):"";return{
message:`${(0,a.hD)(P)} is not ${R?`a whole number${R}`:w}`}}}function g(w){return/^\d{1,3}([.,'\u2019_ \xa0\u2009\u202f])\d{3}(\1\d{3})*$/.
test(w)?w.replace(/\D/g,""):void 0}const y=w=>`; write \`${w}\`, without separators`;function m(w){return/^(true|True|TRUE)$/.
test(w)?{value:!0}:/^(false|False|FALSE)$/.test(w)?{value:!1}:{message:`${(0,a.hD)(w)} is neither true nor false; use \`t\
rue\` or \`false\``}}function _(w){const h=m(w);return"value"in h?h.value:void 0}function A(w){const h=/^([0-9]+)([smhdw]?)$/.
exec(w),v="use whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";if(!h){const P=g(w);return{
message:`${(0,a.hD)(w)} is not a duration${P?y(P):`; ${v}`}`}}const z=Number(h[1])*c[h[2]];return Number.isSafeInteger(z)?
{value:z}:{message:`${(0,a.hD)(w)} is too long; ${v}`}}function T(w){return l.test(w)?{value:w}:{message:"contains a spa\
ce, a line break or a character outside ASCII, which a token cannot contain; use only the token, preferably from a secre\
t"}}function I(...w){const h=`use an absolute ${w.join(" or ")} URL, such as https://example.com/${w.length>1?"page":"im\
age.png"}`;return v=>v===""?E(v):G(w,v,h)}const L=/[\xad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/,
j=/[{}$%<]/;function G(w,h,v){if(F(h))return{message:"contains a user name or password; remove them"};if(h.length>a.QO)return{
message:`${(0,a.hD)(h)} is longer than a URL may be; use one of at most ${a.zF}`};if(/[\s\\]/.test(h)||h.search(a.Qi)>=0)
return{message:`${(0,a.hD)(h)} contains white space or a backslash, which a URL must not contain; ${v}`};if(L.test(h))return{
message:`${(0,a.hD)(h)} contains an invisible character, which would make it another URL; ${v}`};const z=/^([a-zA-Z][a-zA-Z0-9+.-]{0,30}):(?!\d)/.
exec(h)?.[1]?.toLowerCase();if(z!==void 0&&!w.includes(z))return{message:`${(0,a.hD)(h)} has the scheme ${z}; ${v}`};const[
,P]=z!==void 0&&/^[^:]+:\/\/([^/?#]+)/.exec(h)||[],[O]=P!==void 0&&j.exec(P)||[];return O!==void 0?{message:`${(0,a.hD)(
h)} contains \`${O}\` in its host, so a variable in it was probably not replaced; ${v}`}:P!==void 0&&(0,a.Dl)(h)!==void 0?
{value:h}:{message:`${(0,a.hD)(h)} is not an absolute URL; ${v}`}}function F(w){if(/^mailto:/i.test(w))return!1;const h=w.
replace(/^[a-z][a-z\d+.-]*:/i,"").replace(/^[/\\]+/,"");return/^[^/\\?#]*@/.test(h)}function x(w){const v=G(["https","ht\
tp"],w,"use the https address of the push service, such as https://push.example.com");if("message"in v)return v;const z=new URL(
w);if(z.protocol==="http:"&&!f.test(z.hostname))return{message:`${(0,a.hD)(w)} has the scheme http, which would send the\
 token unencrypted; use an https URL (http is only for loopback addresses)`};const[,P]=/[^/](\/v1(?:\/audience|\/notifications)?)\/*$/.
exec(w)??[];return P?{message:`${(0,a.hD)(w)} ends with \`${P}\`, which the action adds; remove \`${P}\``}:/[?#]/.test(w)?
{message:`${(0,a.hD)(w)} has a query or fragment; remove it`}:{value:w.replace(/\/+$/,"")}}const k=/(?![\t\n\r])[^ -~\xa0-\uffff]/;
function E(w){if(w==="")return{message:"is blank, which the service refuses; write some text"};const[h]=k.exec(w)??[];return h!==
void 0?{message:`contains the control character U+${h.charCodeAt(0).toString(16).toUpperCase().padStart(4,"0")}, which s\
ubscribers would not see; remove it`}:!/[!-~]/.test(w)&&(0,a.h0)(w)===""?{message:"has no visible character; write some \
text"}:{value:w}}function U(w){if(w==="latest")return{value:{kind:"latest"}};const h=w.replace(/^refs\/tags\//,"");return h===
""?{message:`${(0,a.hD)(w)} is not a tag; use a tag such as v1.2.3, or \`latest\``}:{value:{kind:"tag",tag:h}}}function H(w){
const h="use two times of day, such as 09:00-20:00";if(!/^([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/.
exec(w))return{message:`${(0,a.hD)(w)} is not a range of times; ${h}`};const[z=0,P=0]=w.split("-").map(ee);return z===P?
{message:`${(0,a.hD)(w)} begins and ends at the same time; ${h}`}:{value:{from:z,to:P,text:w}}}function ee(w){const[h=0,
v=0]=w.split(":").map(Number);return h*60+v}function B(w){if(/^[a-z]/i.test(w)&&M(w))return{value:w};const h=w.replaceAll(
" ","_").toLowerCase(),v=Intl.supportedValuesOf("timeZone").find(P=>P.toLowerCase().endsWith(`/${h}`)),z=v?`did you mean\
 ${v}?`:"use a name from the IANA time zone database, such as Europe/Berlin";return{message:`${(0,a.hD)(w)} is not a tim\
e zone that this runner knows; ${z}`}}function M(w){try{return new Intl.DateTimeFormat("en",{timeZone:w}),!0}catch{return!1}}
function Z(w){if(w==="any")return{value:void 0};const h="set it to the output `payload` of the dry run that was approved\
, or remove the input";if(w==="")return{message:`is empty, so the payload that was approved is missing; ${h}`};const v=(0,a.
qF)(w);return(0,a.Gv)(v)?{value:v}:{message:`is not a JSON object; ${h}`}}const N=w=>({value:w})}),1953:((n,o,i)=>{i.d(o,
{Vp:()=>y,j_:()=>A,r0:()=>g,uv:()=>f,yI:()=>p});var a=i(3024),c=i.n(a);const l=T=>process.env[T.toLowerCase()]||process.
env[T]||void 0;function f(){return{http:l("HTTP_PROXY"),https:l("HTTPS_PROXY"),bypass:l("NO_PROXY")}}function p(){const{
GITHUB_API_URL:T,GITHUB_SERVER_URL:I,GITHUB_REPOSITORY:L,GITHUB_SHA:j,GITHUB_RUN_ID:G}=process.env,{GITHUB_EVENT_NAME:F}=process.
env;return{github:{apiUrl:T||"https://api.github.com",serverUrl:I||"https://github.com"},run:{repository:L??"",sha:j??"",
id:G??"",event:F??"",attempt:Number(process.env.GITHUB_RUN_ATTEMPT)||1}}}const g=T=>T==="pull_request"||T==="pull_reques\
t_target";function y(){const{github:T,run:I}=p();return I.id===""?"":`${T.serverUrl}/${I.repository}/actions/runs/${I.id}\
/attempts/${I.attempt}`}async function m(T){const I=process.env.GITHUB_EVENT_PATH;delete process.env.GITHUB_EVENT_PATH;try{
return await T()}finally{I!==void 0&&(process.env.GITHUB_EVENT_PATH=I)}}const _=25*1048576;function A(){const{GITHUB_EVENT_NAME:T="",
GITHUB_EVENT_PATH:I=""}=process.env;try{return(0,a.statSync)(I).size>_?{name:T,payload:void 0,unreadable:"the event is l\
arger than 25 MiB"}:{name:T,payload:JSON.parse((0,a.readFileSync)(I,"utf8"))}}catch{return{name:T,payload:void 0,unreadable:I===
""?void 0:"the file of the event cannot be read"}}}}),5155:((n,o,i)=>{i.d(o,{ih:()=>A,sL:()=>_,zz:()=>T});var a=i(1455),
c=i.n(a),l=i(6760),f=i.n(l),p=i(3916),g=i(8925),y=i(8992);const m=65536;async function _(I){const L=A(),j=(0,l.resolve)(
L,I),G={input:"payload-file",file:I},F=k=>({problem:(0,g.CC)(G,k,{reason:"unreadable-file"})}),x={problem:(0,g.CC)(G,"is\
 outside the workspace; use a file of the repository")};try{const k=await(0,a.realpath)(L);if(!T(j,L)&&!T(j,k))return x;
const E=await(0,a.realpath)(j);if(!T(E,k))return x;const U=await(0,a.stat)(E);if(U.isDirectory()){const H=`${(0,y.hD)(I)}\
 is a folder; use the path of a file in it`;return{problem:(0,g.CC)("payload-file",H,{reason:"unreadable-file"})}}return U.
isFile()?U.size>m?F("is larger than 64 KiB; use a file that has only notification fields"):{text:new TextDecoder("utf-8",
{fatal:!0}).decode(await(0,a.readFile)(E))}:F("is not a regular file; use the path of a YAML or JSON file")}catch(k){const E=k.
code;return E==="ENOENT"&&I.includes("\uFFFD")?F("has a name that is not UTF-8; rename it"):F(E==="ENOENT"?"does not exi\
st; check the path, and that the repository is checked out":E==="ERR_ENCODING_INVALID_ENCODED_DATA"?"is not UTF-8 text; \
save it as UTF-8":`cannot be read (${(0,p.q0)(k)})`)}}const A=()=>process.env.GITHUB_WORKSPACE||process.cwd();function T(I,L){
const j=(0,l.relative)(L,I);return j!==".."&&!j.startsWith(`..${l.sep}`)&&!(0,l.isAbsolute)(j)}}),8992:((n,o,i)=>{i.d(o,
{$Q:()=>E,Dl:()=>p,E$:()=>a,Gv:()=>B,Kb:()=>ee,QO:()=>c,Qi:()=>m,h0:()=>x,hD:()=>I,qF:()=>y,xb:()=>_,zF:()=>l});const a=1048576,
c=2048,l="2,048 characters",f=new Map;function p(M,Z){if(M.length>c)return;const N=`${Z?.href??""} ${M}`;return f.has(N)||
f.set(N,g(M,Z)),f.get(N)}function g(M,Z){try{return new URL(M,Z)}catch{return}}function y(M){try{return JSON.parse(M)}catch{
return}}const m=/[^ -~\xa0-\uffff]/g;function _(M,Z){let N;return()=>(N??=new RegExp(M,Z),N)}const A=/[\xa0\xad\u180e\u2000-\u200b\u200e\u200f\u202a-\u202f\u205f-\u206f\ufeff\ufff9-\ufffb]/g,
T=M=>`\\u${M.charCodeAt(0).toString(16).padStart(4,"0")}`;function I(M){const Z=JSON.stringify(M).replace(A,T);return Z.
length>100?`${Z.slice(0,98)}\u2026" (${M.length} characters)`:Z}const L=/(?![\s\x85])[^ -~\xa0-\uffff]|[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
j=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,G=/[\s\x85]+/g,F=_(String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`,
"u");function x(M){const Z=M.toWellFormed().replace(L,"").replace(j,"$1").replace(G," ").trim();return F().test(Z)?Z:""}
const k=100,E=M=>M.length>k?`${M.slice(0,k-1).toWellFormed()}\u2026`:M,U=300,H=65536;function ee(M,Z,N=!1){const h=Z(M.slice(
0,H),N||M.length>H).replace(/\s+/g," ").trim();return h.length>U?`${h.slice(0,U)}\u2026`:h}const B=M=>typeof M=="object"&&
M!==null&&!Array.isArray(M)}),311:((n,o,i)=>{i.d(o,{r:()=>a});const a="1.0.0"}),181:(n=>{n.exports=require("buffer")}),1421:(n=>{
n.exports=require("node:child_process")}),3053:(n=>{n.exports=require("node:diagnostics_channel")}),3024:(n=>{n.exports=
require("node:fs")}),1455:(n=>{n.exports=require("node:fs/promises")}),4708:(n=>{n.exports=require("node:https")}),6760:(n=>{
n.exports=require("node:path")}),932:(n=>{n.exports=require("process")}),7785:((n,o,i)=>{i.d(o,{A:()=>l});const a=[],c=[];
function l(p,g,y){if(p===g)return 0;const m=y?.maxDistance,_=p;p.length>g.length&&(p=g,g=_);let A=p.length,T=g.length;for(;A>
0&&p.charCodeAt(~-A)===g.charCodeAt(~-T);)A--,T--;let I=0;for(;I<A&&p.charCodeAt(I)===g.charCodeAt(I);)I++;if(A-=I,T-=I,
m!==void 0&&T-A>m)return m;if(A===0)return m!==void 0&&T>m?m:T;let L,j,G,F,x=0,k=0;for(;x<A;)c[x]=p.charCodeAt(I+x),a[x]=
++x;for(;k<T;){for(L=g.charCodeAt(I+k),G=k++,j=k,x=0;x<A;x++)F=L===c[x]?G:G+1,G=a[x],j=a[x]=G>j?F>j?j+1:F:F>G?G+1:F;if(m!==
void 0){let E=j;for(x=0;x<A;x++)a[x]<E&&(E=a[x]);if(E>m)return m}}return a.length=A,c.length=A,m!==void 0&&j>m?m:j}function f(p,g,y){
if(!Array.isArray(g)||g.length===0)return;const m=y?.maxDistance,_=p.length;for(const L of g)if(L===p)return L;if(m===0)
return;let A,T=Number.POSITIVE_INFINITY;const I=new Set;for(const L of g){if(I.has(L))continue;I.add(L);const j=Math.abs(
L.length-_);if(j>=T||m!==void 0&&j>m)continue;const G=Number.isFinite(T)?m===void 0?T:Math.min(T,m):m,F=G===void 0?l(p,L):
l(p,L,{maxDistance:G});if(m!==void 0&&F>m)continue;let x=F;if(G!==void 0&&F===G&&G===m&&(x=l(p,L)),x<T&&(T=x,A=L,T===0))
break}if(!(m!==void 0&&T>m))return A}})},St={};function V(n){var o=St[n];if(o!==void 0)return o.exports;var i=St[n]={exports:{}},
a=!0;try{In[n](i,i.exports,V),a=!1}finally{a&&delete St[n]}return i.exports}V.m=In,typeof V<"u"&&(V.ab=__dirname+"/"),V.
n=n=>{var o=n&&n.__esModule?()=>n.default:()=>n;return V.d(o,{a:o}),o},(()=>{var n=Object.getPrototypeOf?i=>Object.getPrototypeOf(
i):i=>i.__proto__,o;V.t=function(i,a){if(a&1&&(i=this(i)),a&8||typeof i=="object"&&i&&(a&4&&i.__esModule||a&16&&typeof i.
then=="function"))return i;var c=Object.create(null);V.r(c);var l={};o=o||[null,n({}),n([]),n(n)];for(var f=a&2&&i;typeof f==
"object"&&!~o.indexOf(f);f=n(f))Object.getOwnPropertyNames(f).forEach(p=>l[p]=()=>i[p]);return l.default=()=>i,V.d(c,l),
c}})(),V.d=(n,o)=>{for(var i in o)V.o(o,i)&&!V.o(n,i)&&Object.defineProperty(n,i,{enumerable:!0,get:o[i]})},V.f={},V.e=n=>Promise.
all(Object.keys(V.f).reduce((o,i)=>(V.f[i](n,o),o),[])),V.u=n=>""+n+".preview.js",V.o=(n,o)=>Object.prototype.hasOwnProperty.
call(n,o),V.r=n=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(n,Symbol.toStringTag,{value:"Module"}),Object.
defineProperty(n,"__esModule",{value:!0})},(()=>{var n={792:1},o=i=>{var a=i.modules,c=i.ids,l=i.runtime;for(var f in a)
V.o(a,f)&&(V.m[f]=a[f]);l&&l(V);for(var p=0;p<c.length;p++)n[c[p]]=1};V.f.require=(i,a)=>{n[i]||o(require("./"+V.u(i)))}})();
var Cr={};const Tt=new AbortController;for(const n of["SIGINT","SIGTERM","SIGBREAK"])process.on(n,()=>Tt.abort());var ae=V(
8925),J=V(8992),ue=V(2542),Rn=V(3924);const Mr=new Set([...ue.pi.map(ue.wg),"target"]);async function Or(n,o){const i={input:"\
extra-fields"},a=await(0,Rn.h)(n,i,o),{problems:c}=a;if(!("value"in a))return{fields:{},problems:c};if(!(0,J.Gv)(a.value))
return c.push((0,ae.CC)(i,"is not a mapping; write fields as `name: value`")),{fields:{},problems:c};for(const l of Object.
keys(a.value)){const f=l.replaceAll("_","-").toLowerCase(),p={path:[l],position:a.positionOf([l])};Mr.has(f)&&c.push((0,ae.
CC)(i,`has its own input, \`${f}\`; use that`,p))}return{fields:c.length>0?{}:a.value,problems:c}}var At=V(3332);async function Ir(n,o){
const i=ue.pi.filter(c=>n[(0,ue.wg)(c)]!==""),a=await Promise.all(i.map(c=>Rr(c,n[(0,ue.wg)(c)],o)));return{source:"inpu\
t",fields:Object.assign({},...a.map(({fields:c})=>c)),given:new Set(i),problems:a.flatMap(({problems:c})=>c),textComments:a.
flatMap(({textComments:c=[]})=>c)}}async function Rr(n,o,i){if(n==="actions"){const{readActions:l}=await V.e(990).then(V.
bind(V,6990));return l(o,i)}const a=(0,ue.$p)(n,o,ue.QP),c=(0,At.RB)({ttl:a.fields.ttl},i);return c.length>0?{fields:{},
problems:c}:a}var Dn=V(9715);const ot={source:"file",fields:{},given:new Set,problems:[]},Et=(n,o)=>ue.Vu.filter(i=>!n.given.
has(i)&&!o.given.has(i));function id(n,o,i,a,c=[]){const l=Et(n,o),f=Dr(l,i,a),p=[...c,...n.problems,...o.problems,...f.
problems];if(p.length>0)return{problems:p};const g=Ct(n,o,f);if(!g)throw new Error("a required field was lost");const y=i.
kind==="content"&&l.includes("message")&&i.fields.message;return y&&"value"in y&&(g.messageOrigin=y.origin),{content:g}}
function Ct(...n){const o=Object.assign({},...n.map(({fields:_})=>_).reverse()),{title:i,message:a,icon_url:c,landing_url:l}=o;
if(!i||!a||!c||!l)return;const f=ue.pi.filter(_=>o[_]!==void 0),p=Object.fromEntries(f.map(_=>[_,o[_]])),g=_=>n.find(({given:A})=>A.
has(_)),y=Object.fromEntries(f.map(_=>[_,g(_)?.source])),m=n.flatMap(_=>(_.textComments??[]).filter(({path:[A]})=>g(String(
A))===_));return{notification:{...p,title:i,message:a,icon_url:c,landing_url:l},sources:y,textComments:m}}function Dr(n,o,i){
const a=o.kind==="content"?o.source:"event",c={source:a,fields:{},given:new Set(n),problems:[]},l=new Map;for(const g of n){
const y=o.kind==="content"?o.fields[g]:{missing:Lr(o.event)},m=tokenInDerived(y,i);if(m){const A=`contains ${m}, which m\
ay already be public; replace the token, and remove it from the ${a==="release"?a:"release or deployment"}`;c.problems.push(
problem(inputOf(g),A))}else if("missing"in y)l.set(y.missing,[...l.get(y.missing)??[],g]);else{const{fields:_,problems:A}=parseTextField(
g,y.value,textRules);Object.assign(c.fields,_),c.problems.push(...A.map(T=>({...T,message:`in the ${a}, ${T.message}`})))}}
const f=o.kind==="none"&&o.event?", or set the input `release` to the tag of a release":"",p=[...l].map(([g,y])=>Nr(y,g&&
` (${g})`,f));return{...c,problems:[...p,...c.problems]}}function Nr(n,o,i){const a=n.map(p=>`\`${p}\``).join(", "),c=n.
length>1?`are missing${o}; set them as inputs or in \`payload-file\` (there as ${a})${i}`:`is missing${o}; set it as an \
input, or as ${a} in \`payload-file\`${i}`,[l="",...f]=n.map(inputOf);return problem(l,c,{otherInputs:f})}function Lr(n){
return n===void 0?"":`${/^[a-z_]{1,40}$/.test(n)?`the event \`${n}\``:"this event"} does not supply content`}var Ee=V(642);
function sd(n){const o={missing:n};return{kind:"content",source:"event",fields:{title:o,message:o,icon_url:o,landing_url:o},
placeholders:{tag:o,version:o,name:o,repository:o,message:o,url:o}}}function ad(n,o,i){return"missing"in n?n:"missing"in
o?o:{value:`${n.value}${i}${o.value}`,madeFrom:[...n.madeFrom,...o.madeFrom]}}const cd=n=>`the event's field \`${n}\` is \
missing or not text, so the action takes no content from it`,ud=n=>({kind:"not-announceable",why:n});function Fr(n,o){return("\
value"in n?[n.value,...n.madeFrom]:n.madeFrom??[]).map(o.find).find(a=>a!==void 0)}var rt=V(6823);function Ur(n){const o=new Set,
i=[],a=[];return Un(n,({text:c,use:l,place:f})=>{const p=(0,rt.G)(c,l);for(const{text:y,meant:m}of p.mistakes){const _=m?
`did you mean \`{${m}}\`?`:jr;a.push(Fn(f,`contains ${(0,J.hD)(y)}, which is not a placeholder; ${_}`))}for(const y of p.
names)o.add(y);const[g]=p.names;return g!==void 0&&i.push({name:g,place:f}),c}),{names:o,places:i,problems:a}}const jr="\
all releases would have the same key, and only the first would be sent. Use `{tag}`, or remove the braces",Br=524288;function Kr(n,o,i,a="\
with its placeholders replaced"){const c=[];let l=Br;const f=new Map;return{filled:Un(n,({text:m,use:_,rule:A,place:T})=>{
const{names:I}=(0,rt.G)(m);if(I.size===0)return m;const L=y(m,I,_,A);return"message"in L&&c.push(Fn(T,L.message)),"value"in
L?L.value:m}),problems:c};function g(m){return f.has(m)||f.set(m,Fr(o[m],i)),f.get(m)}function y(m,_,A,T){const I={};for(const x of _){
const k=o[x],E=g(x);if(E)return{message:Ln(E)};if("missing"in k)return{message:`contains \`{${x}}\`, which has no value: ${k.
missing}`};I[x]=k.value}const L=A==="url",j=l>0?(0,rt.C)(m,I,{isUrl:L,maxLength:l})?.trim():void 0;if(l-=j?.length??l,j===
void 0)return{message:"is too long with its placeholders replaced; use fewer"};const G=i.find(j);if(G)return{message:Ln(
G)};const F=T(j);return"value"in F?F:{message:`${a}: ${F.message}`}}}const Ce=n=>({value:n,madeFrom:[]}),Wr={tag:Ce("v1.\
2.3"),version:Ce("1.2.3"),name:Ce("Version 1.2.3"),repository:Ce("site"),message:Ce("Offline maps are here."),url:Ce("ht\
tps://github.com/octo/site/releases/tag/v1.2.3")};function Nn(n,o){const{filled:i,problems:a}=Kr(n,Wr,o,"with the values\
 of an example release");return[...Ur(n).problems,...a]}const Ln=n=>`would contain ${n}, which may already be public; re\
place the token, and remove it from the release`;function Fn(n,o){return(0,ae.CC)(n,o,n)}function Un(n,o){const{inputs:i,
file:a,fileName:c,extraFields:l,onceKey:f}=n,p=([m="",..._])=>({input:(0,ue.wg)(m),path:_}),g=m=>({input:"payload-file",
file:c,path:m,position:a.positionOf?.(m)}),y=m=>({input:"extra-fields",path:m});return{inputs:{...i,fields:jn(i.fields,new Set,
p,o)},file:{...a,fields:jn(a.fields,i.given,g,o)},fileName:c,extraFields:Hr(l,(m,_)=>o({text:m,use:"text",rule:Ee.Ae,place:y(
[_])})),onceKey:f&&o({text:f,use:"key",rule:Ee.Ae,place:{input:"once-key"}})}}function jn(n,o,i,a){const c={...n};for(const l of Object.
keys(ue.fD)){const f=n[l];if(f===void 0||o.has(l))continue;const p=ue.fD[l];c[l]=a({text:f,use:p===Ee.GT?"text":"url",rule:p,
place:i([l])})}return n.actions===void 0||o.has("actions")||(c.actions=n.actions.map(({text:l,url:f},p)=>({text:a({text:l,
use:"text",rule:Ee.GT,place:i(["actions",p,"text"])}),url:a({text:f,use:"url",rule:ue.fD.landing_url,place:i(["actions",
p,"url"])})}))),c}function Hr(n,o){const i=JSON.parse(JSON.stringify(n)),a=Object.entries(i).map(([c,l])=>({field:c,holder:i,
key:c,value:l}));for(const{field:c,holder:l,key:f,value:p}of a){if(typeof p=="string"&&(l[f]=o(p,c)),typeof p!="object"||
p===null)continue;const g=p;for(const[y,m]of Object.entries(g))a.push({field:c,holder:g,key:y,value:m})}return i}async function Vr(n,o,i){
if("problem"in o)return it([o.problem]);const a={input:"payload-file",file:n},c=await(0,Rn.h)(o.text,a,i);if(!("value"in
c))return it(c.problems);const{value:l,positionOf:f,problems:p}=c;if(l===null)return it([...p,(0,ae.CC)(a,"is empty; wri\
te notification fields as `name: value`")]);if(!(0,J.Gv)(l)){const _=`is ${(0,Dn.WF)(l)}; write notification fields as \`\
name: value\``;return it([...p,(0,ae.CC)(a,_,{position:f([])})])}const{$schema:g,...y}=l;return{...(0,Dn.L5)(a,{...c,value:y}),
source:"file",given:new Set(Object.keys(y)),positionOf:f}}const it=n=>({...ot,given:new Set(ue.pi),problems:n});async function Gr(n,o,i,a){
const c=await Vr(n,o,a),l={input:"payload-file",file:n},f=Et(i,c).map(_=>(0,ae.CC)(l,"is missing; set it here or as an i\
nput",{path:[_],position:{line:1,column:1}})),p={inputs:{...i,fields:{}},file:c,fileName:n,extraFields:{},onceKey:""},g=[
...c.problems,...Nn(p,a)].sort(ae.rg),y=(0,ae.Kc)(l,[...f,...g],_=>_),m=Ct(i,c);return m?{problems:y,content:m,positionOf:c.
positionOf??Bn}:{problems:y,positionOf:Bn}}const Bn=()=>{};var pe=V(3916),qr=V(311);const Kn=`web-push-action/${qr.r}`;var Mt=V(
900);const Wn=[{seconds:86400,name:"day",letter:"d"},{seconds:3600,name:"hour",letter:"h"},{seconds:60,name:"minute",letter:"\
m"},{seconds:1,name:"second",letter:"s"}];function Yr(n){const o=Wn.find(({seconds:i})=>n>0&&n%i===0);return o?`${n/o.seconds}${o.
letter}`:`${n}s`}function Hn(n){const o=Wn.find(({seconds:i})=>n>=i);return o?`${counted(Math.floor(n/o.seconds),o.name)}\
 ago`:"just now"}function ld({tag:n,level:o,age:i}){const a=i===void 0?"":`, published ${Hn(i)}`;return`${quote(n)}${o?`\
 (${o})`:""}${a}`}function dd(n){const o=quote(n.release.tag);return n.kind==="level"?`The release ${o} is a ${n.release.
level} release, smaller than \`release-level: ${n.minLevel}\`.`:`The release ${o} was published ${Hn(n.age)}, longer ago\
 than \`max-age: ${Yr(n.maxAge)}\` allows.`}function fd({kind:n}){return`Usually there is nothing to do. To announce it \
anyway, ${n==="level"?"change `release-level`":"set a larger `max-age`"}.`}const st=n=>String(n).padStart(2,"0"),Vn=({hour:n,
minute:o})=>`${st(n)}:${st(o)}`,Xr=({year:n,month:o,day:i})=>`${n}-${st(o)}-${st(i)}`;function Gn({window:n,timeZone:o,now:i,
opens:a,opensAt:c}){const l=o.toUpperCase()==="UTC"?"":` (${c.toISOString().slice(11,16)} UTC)`;return`It is ${Vn(i)} in\
 the time zone ${o}, outside \`send-between: ${n}\`. The window opens at ${Vn(a)} on ${Xr(a)}${l}.`}function pd(n,o){const i=Gn(
n);return o===void 0?{text:i}:{text:`${o.message} When the action could try again, the window was closed. ${i}`}}function hd(n,o){
const i="a later run inside the window sends",a="the next one of a schedule, or this run, if you re-run it then";return o!==
void 0&&o.kind!=="none"?{text:`Delete the claim of this run as the warning says. Then ${i}: ${a}.`}:{text:`${n?"Nothing \
was sent, and the key is not claimed by this run":"Nothing was claimed"}, so ${i} (with \`once-key\`, unless the key was a\
lready used): ${a}.`}}const qn=[{name:"Desktop",browser:"Chrome on Windows",title:{length:70,line:35},message:{length:140,
line:35},button:{length:19,line:19},iconAt:"start",textWidth:350},{name:"Phone",browser:"Chrome on Android",title:{length:30,
line:30},message:{length:65,line:33},button:{length:19,line:19},iconAt:"end",textWidth:310}];function at(n,{length:o,line:i}){
const a=/^[\n\x20-\x7e]*$/.test(n),c=a?n:n.match(Jr())??[],l=a?void 0:Qr(),f=c.length;let p=0,g=0,y=0;for(const m of c){
if(p=m===`
`?(Math.floor(p/i)+1)*i:p+(l?.test(m)?2:1),p>o)return{shown:`${n.slice(0,y).trimEnd()}\u2026`,visible:g,total:f};p<o&&(g++,
y+=m.length)}return{shown:n,visible:f,total:f}}const Jr=(0,J.xb)(String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
"gsu"),Qr=(0,J.xb)(String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`,
"u");function Ot(n){return Lt(n).replace(ri,Ue).replace(ii,si).replace(/^[\t -%'-;=-@[-`{-~]/,Ue).replaceAll(`
`,"<br>")}function Yn(n){return Lt(n).replace(/[&<>]/g,Ue).replaceAll(`
`,"&#10;")}const It=(n,o)=>Ot(Rt(Me(n,o))),md=n=>Jn(It(n,500));function ct(n,o=500){const a=Me(n,o).split(ti).map((c,l)=>l%
2===1?Qn(c):Ot(Rt(c)));return Jn(a.join(""))}function Xn({text:n,url:o},i=2e3){return`${ct(n,i)}${o?` <a href="${Nt(o)}"\
>Open that run</a>`:""}`}const ei=({command:n})=>n!==void 0&&`<pre><code>${Yn(n)}</code></pre>`,Jn=n=>`<span dir="auto">${n}\
</span>`,ti=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,Qn=n=>`<code>${Yn(n)}</code>`;function ni(n,o=300){const i=It(n,o);return n.
length>to?i:`<a href="${Nt(n)}">${i}</a>`}function eo(n,o,i){return n.length>to?o:`<img src="${Nt(n)}" alt="${o}" width=\
"${i}">`}function Me(n,o){return n.length>o?`${n.slice(0,o).replace(/[\ud800-\udbff]$/,"")}\u2026`:n}function Rt(n,o=40){
if(!new RegExp(`[^\\s/?-]{${o+1}}`).test(n))return n;const i=new RegExp(`${Dt}{${o+1},}`,"gv"),a=new RegExp(`${Dt}{${oi}\
}(?=${Dt})`,"gv");return n.replace(i,c=>c.replace(a,"$&\u200B"))}const oi=10,Dt=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.
raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}\
]]`,to=2e3,ri=/[&<>"'`*_~[\]()|\\!{}^]/g,ii=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,Ue=n=>`&#${n.codePointAt(0)};`,si=n=>`<span>${Ue(
n)}</span>`,Nt=n=>Lt(n).replace(/[&<>"'`\n\t]/g,Ue);function Lt(n){return n.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(/[\u202a-\u202e\u2066-\u2069]|[^\n\t -~\xa0-\uffff]/g,o=>`\u2039U+${(o.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0")}\u203A`)}function Oe(n){const[,o="",i="",a=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(n))??[];return i?o+i.replace(
/\B(?=(?:\d{3})+$)/g,",")+a:String(n)}const Ie=(n,o)=>`${Oe(n)} ${o}${n===1?"":"s"}`,ai=864e5,no=2419200,ci=14,ui={"many\
-buttons":({count:n})=>`There are ${n} buttons; browsers show at most two.`,"long-ttl":({seconds:n})=>`The ttl is ${n} s\
; push services keep a notification for at most four weeks (${no} s).`,"reach-zero":()=>"The audience has a reach of 0: \
nobody will receive this notification.","quoted-token":()=>"The API token is in quotation marks. If they are not part of\
 it, remove them from the secret.","token-expiry":({at:n,expired:o})=>o?`The API token expired on ${Ut(n)}: the service \
will probably refuse it. Replace the secret.`:`The API token expires on ${Ut(n)}. Replace the secret before then.`,rerun:({
attempt:n})=>`This is attempt ${n} of this run: an earlier attempt may already have sent the notification. Set \`once-key\
\`, so that a re-run cannot send it again.`,"rerun-period":({attempt:n,period:o})=>`This is attempt ${n} of this run: an\
 attempt before this ${o} may already have sent the notification, since \`once-per\` allows one in each ${o}.`,"image-si\
ze":({input:n,use:o,expected:i,...a})=>`${n}: the ${o} is ${io(a)}; browsers show ${i.map(io).join(" or ")}.`,"image-wei\
ght":({input:n,use:o,bytes:i,maxBytes:a})=>`${n}: the ${o} has ${ro(i)}, and every subscriber downloads it. Use one of a\
t most ${ro(a)}.`,"page-as-image":({input:n,raw:o})=>`${n} is a page of GitHub that shows the image, not the image itsel\
f, so subscribers would not see it. Use the address behind the button Raw: ${(0,J.hD)(o)}.`,"key-separator":({key:n})=>`\
The once-key ${(0,J.hD)(n)} ends with a separator, so an expression in it is probably empty. Runs with the same key may \
be skipped although they announce something else. Correct the key.`,"key-of-all-releases":({key:n,tag:o})=>`The once-key\
 ${(0,J.hD)(n)} contains neither the tag nor the version of the release ${(0,J.hD)(o)}. If the next release has the same\
 key, it will be skipped. Set \`once-key: release-{tag}\`.`,"release-each-run":({tag:n})=>`Without \`once-key\`, the next \
run announces the release ${(0,J.hD)(n)} again. Set \`once-key: release-{tag}\`.`,"release-each-period":({tag:n,period:o})=>`\
\`once-per\` lets a run announce the release ${(0,J.hD)(n)} again in the next ${o}. To announce each release only once, \
remove \`once-per\`.`,truncated:({field:n,visible:o,total:i})=>`The ${n} is ${Oe(i)} characters long; even a desktop sho\
ws only about ${Oe(o)}.`,markup:({field:n,what:o})=>`The ${n} contains ${jt[o].name}. Notifications are plain text: subs\
cribers would see the characters as they are.`,"unresolved-template":({field:n,template:o})=>`\`${n}\` contains the templ\
ate ${(0,J.hD)(o)}, which nothing has replaced. Unless the push service replaces it, subscribers get it as it is.`,"text\
-comment":({path:n,comment:o})=>`\`${(0,ae.LF)(n)}\` ends before ${(0,J.hD)(o)}, which is a comment to YAML. If it is pa\
rt of the text, put the text in quotes. Otherwise, move the comment to a line of its own.`,"escaped-newline":({field:n})=>`\
The ${n} contains the two characters \`\\n\`, which subscribers would see as they are. For a line break, use a YAML block (\
\`|\`).`,"outside-window":({outside:n})=>`A real run would be skipped now. ${Gn(n)}`,"entry-message":({origin:n})=>`The \
message is ${li(n)}. ${oo}`,"neutral-message":()=>`The release notes have no sentence for subscribers, so the message sa\
ys only that there is something new. ${oo}`},oo="To choose the words, write `<!-- web-push: your text -->` on a line of \
its own in the release notes, or set the input `message`.";function li(n){switch(n.kind){case"comment":return"the `web-p\
ush` comment of the release notes";case"entry":return`the entry ${(0,J.hD)(n.entry)}${n.heading===""?"":` under ${(0,J.hD)(
n.heading)}`} of the release notes`;case"neutral":return"the neutral sentence"}}const Ft=n=>ui[n.kind](n);function di(n){
return"path"in n?n.path:"field"in n?[n.field]:n.kind==="many-buttons"?["actions"]:n.kind==="long-ttl"?["ttl"]:n.kind==="\
image-size"||n.kind==="image-weight"?[`${n.use}_url`]:[]}function yd(n){return n.kind==="token-expiry"&&n.expired?{message:`\
The API token expired on ${Ut(n.at)}.`,hint:"Replace the secret with the current API token of this site. Then run this a\
gain."}:n.kind!=="quoted-token"?void 0:{message:"The API token is in quotation marks.",hint:"If the quotation marks are \
not part of it, remove them from the secret. Then run this again."}}const Ut=n=>n.toISOString().slice(0,10),ro=n=>`${Oe(
Math.ceil(n/1024))} KiB`,io=({width:n,height:o})=>`${n}x${o}`,jt={heading:{name:"a Markdown heading",pattern:/^#{1,6} \S/m},
list:{name:"a Markdown list",pattern:/^[-*+] \S/m},link:{name:"a Markdown link",pattern:/\[[^[\]\n]*\]\([^()\s]*\)/},emphasis:{
name:"Markdown emphasis",pattern:/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-zA-Z\d])|~~(?=[^\s~])[^~\n]+~~/},
tag:{name:"an HTML tag",pattern:/<\/?[a-zA-Z][^<>]*>/}};function fi({notification:n,sources:o,messageOrigin:i,textComments:a=[]}){
const{actions:c,ttl:l}=n,f=[];c&&c.length>2&&f.push({kind:"many-buttons",count:c.length}),l!==void 0&&l>no&&f.push({kind:"\
long-ttl",seconds:l}),i?.kind==="entry"&&f.push({kind:"entry-message",origin:i}),i?.kind==="neutral"&&f.push({kind:"neut\
ral-message"}),f.push(...so("icon-url",n.icon_url),...so("banner-url",n.banner_url));for(const p of["title","message"])f.
push(...gi(p,n)),(o[p]==="input"||o[p]==="file")&&f.push(...yi(p,n[p]));return[...f,...hi(n),...mi(a)]}const pi=/\$?\{\{[^{}]{1,100}\}\}|\$\{[^{}]{1,100}\}|\{%[^{}%]{1,100}%\}|%(?![\dA-F]{2}[A-Z_]*%[\dA-F]{2})[A-Z][A-Z_]{2,40}%/;
function hi({actions:n=[],ttl:o,...i}){const a=n.flatMap(({text:l,url:f})=>[l,f]);return Object.entries({...i,actions:a.
join(`
`)}).flatMap(([l,f])=>{const[p]=pi.exec(f)??[];return p===void 0?[]:[{kind:"unresolved-template",field:l,template:p}]})}
function mi(n){const o=n.filter(({path:a})=>!/url$/.test(String(a.at(-1))));return[...new Map(o.toReversed().map(a=>[a.path[0],
a])).values()].reverse().map(a=>({kind:"text-comment",...a}))}function so(n,o=""){const[,i,a]=/^https:\/\/github\.com\/([^/?#]+\/[^/?#]+)\/blob\/([^?#]+)(?!.*[?&]raw=)/i.
exec(o)??[];return i===void 0?[]:[{kind:"page-as-image",input:n,raw:`https://raw.githubusercontent.com/${i}/${a}`}]}function gi(n,o){
const[i]=qn,{visible:a,total:c}=at(o[n],i[n]);return a===c?[]:[{kind:"truncated",field:n,visible:a,total:c}]}function yi(n,o){
const a=Object.keys(jt).filter(c=>jt[c].pattern.test(o)).map(c=>({kind:"markup",field:n,what:c}));return o.includes("\\n")?
[...a,{kind:"escaped-newline",field:n}]:a}const _d=n=>n===0?[{kind:"reach-zero"}]:[],bd=n=>/[-_.:/#]$/.test(n)?[{kind:"k\
ey-separator",key:n}]:[];function $d(n,o){if(n===void 0||n.period!==void 0||o===void 0)return[];const{key:i}=n,[a]=(o.match(
/\d+(?:\.\d+)*/g)??[]).sort((l,f)=>f.length-l.length);return i.includes(o)||a!==void 0&&i.includes(a)?[]:[{kind:"key-of-\
all-releases",key:i,tag:o}]}const vd=(n,o,i)=>n&&o!==void 0&&i===void 0?[{kind:"release-each-run",tag:o.tag}]:[],wd=(n,o)=>n!==
void 0&&o!==void 0?[{kind:"release-each-period",tag:o.tag,period:n}]:[];function kd(n,o,i){return n<=1?[]:o===void 0?[{kind:"\
rerun",attempt:n}]:i===void 0?[]:[{kind:"rerun-period",attempt:n,period:i}]}function zd(n,o){if(/^(["'`]).*\1$/.test(n))
return[{kind:"quoted-token"}];const i=_i(n);return i===void 0||i-o>=ci*ai?[]:[{kind:"token-expiry",at:new Date(i),expired:i<=
o}]}function _i(n){const[o,i,a,...c]=n.split(".");if(!o||!i||a===void 0||c.length>0)return;const{exp:l}=Object(parseJson(
Buffer.from(i,"base64url").toString("utf8"))),f=typeof l=="number"?l*1e3:Number.NaN;return Number.isNaN(new Date(f).getTime())?
void 0:f}const Bt=({text:n,url:o,command:i})=>`${n}${o?` ${o}`:""}${i?`
${i}`:""}`,bi={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notific\
ation may or may not have been sent."};function ao({title:n,reason:o,message:i,hint:a},c,l){const p=l!==void 0&&l.kind!==
"none"?"first delete the claim of `once-key` (the command is in the log), then ":"",y=["The service may still send it: w\
ait some minutes, then look in the panel of the service before you send it again.",a,`If nothing was sent, ${p}run this \
again.`].filter(Boolean).join(" "),m=c==="not-sent"&&o==="internal-error"?" You can run this again.":"";return{title:`${n}\
 (${c?`${c}: `:""}${o})`,failed:n,why:{text:i},meaning:c&&bi[c],next:{text:c==="unknown"?y:`${a}${m}`},reason:o}}const $i=n=>n.
replace(/^http-(?![345]\d\d$)\d+$/,"reasons").replace(/^http-(?!303|401|403|404|408|429)(\d)\d\d$/,"http-$1xx"),co=n=>`h\
ttps://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${$i(n)}`,uo=4096,vi=600;function wi({
why:n,meaning:o,next:i,reason:a},c){const f=`
${c(o?`${o} ${Bt(i)}`:Bt(i))}${a?`
More: ${co(a)}`:""}`;return ki(c(Bt(n)),uo-f.length)+f}function ki(n,o){const i=n.split(`
`);if(i.length===1)return Me(n,o-1);const a=p=>`- and ${p} more (see the log)`;let c=a(i.length).length;const l=[];for(const p of i){
const g=Me(p,vi);if(c+=g.length+1,c>o)break;l.push(g)}const f=i.length-l.length;return[...l,...f>0?[a(f)]:[]].join(`
`)}const zi=5e3;function Zi({failed:n,why:o,next:i,reason:a}){return[`<table>
${[...n?[["What failed",`<b>${ct(n)}</b>`]]:[],["Why",Xn(o,zi)],["What to do",Xn(i)],...a?[["More",`<a href="${co(a)}">W\
hat ${a} means</a>`]]:[]].map(([l="",f])=>`<tr><th align="left">${l.replaceAll(" ","&nbsp;")}</th><td>${f}</td></tr>`).join(
`
`)}
</table>`,ei(i)]}function Zd({attempts:n,result:o,response:i,payload:a,target:c}){const l=c?.type==="audience"?c.audience:
void 0;return{outcome:o.outcome,reason:"failure"in o?o.failure.reason:"reason"in o?o.reason:"","status-code":ut(i?.statusCode),
response:i?.body??"",payload:a??"","audience-id":ut(l?.id),"audience-name":l?.name??"","audience-reach":ut(l?.reach),attempts:ut(
n),"sent-at":o.outcome==="sent"?o.sentAt.toISOString():""}}const ut=n=>n===void 0?"":String(n);function xd(n){return n instanceof
Failure?{audiences:"",count:"",reason:n.reason}:{audiences:JSON.stringify(n),count:String(n.length),reason:""}}function xi(n,o,i){
const{notifications:a,problems:c,extraFields:l,failure:f}=n,p=a.map(({file:y,content:m})=>({file:y,payload:{...m?.notification,
...l}})),g=a.map(({file:y})=>y).filter(y=>y!=="");return{payloads:o?"":JSON.stringify(p),files:f||c.length>0?"":JSON.stringify(
g),"summary-url":i,count:f?"":String(p.length),reason:o}}const Pi=2,lo=56,Si=360,Ti="Where the text is cut off is an est\
imate: it depends on fonts, versions and settings.";function Ai(n){return`<div>
${qn.map(i=>Ei(i,n)).join(`
`)}
<br clear="all"><sub>${Ti}</sub>
</div>`}function Ei(n,{title:o,message:i,actions:a=[],...c}){const{name:l,browser:f,iconAt:p,textWidth:g}=n,y=at(o,n.title),
m=at(i,n.message),_=a.slice(0,Pi).map(({text:k})=>at(k,n.button)),A=a.length-_.length,T=`<td valign="top" width="${lo}">${eo(
c.icon_url,"icon",lo)}</td>`,I=`<td valign="top" width="${g}" dir="auto"><b>${Kt(y)}</b><br>${Kt(m)}</td>`,L=c.banner_url&&
eo(c.banner_url,"banner",Si),j=_.map(k=>`<kbd>&nbsp;${Kt(k)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),G={Title:y,Message:m},F=[
...Object.entries(G).map(([k,E])=>Wt(E)&&Mi(k,E)),_.some(Wt)&&"\u2702\uFE0F A button is cut",A>0&&`\u2702\uFE0F ${Ie(A,"\
more button")} not shown`,...Object.entries(G).map(([k,E])=>!Wt(E)&&fo(Oi(k,E))),fo(`Opens ${ni(c.landing_url,38)}`)].filter(
Boolean);return`<table align="left">${[`<th colspan="2">${l} <sub>${f}</sub></th>`,p==="start"?T+I:I+T,L&&`<td colspan="\
2" align="center">${L}</td>`,j&&`<td colspan="2" align="center">${j}</td>`,`<td colspan="2">${F.join("<br>")}</td>`].flatMap(
k=>k?[`<tr>${k}</tr>`]:[]).join("")}</table>`}const Ci=24,Kt=({shown:n})=>Ot(Rt(n,Ci)),Wt=({visible:n,total:o})=>n<o,Mi=(n,{
visible:o,total:i})=>`\u2702\uFE0F ${n} cut after ${Oe(o)} of ${Ie(i,"character")}`,Oi=(n,{total:o})=>`${n} fits (${Ie(o,
"character")})`,fo=n=>`<sub>${n}</sub>`,Ht=({problems:n,notifications:o})=>[...n,...o.flatMap(i=>i.problems)],Ii=["inval\
id-input","unreadable-file","url-check-failed"];function Vt(n){if(n.failure)return n.failure.reason;const o=new Set(Ht(n).
map(({reason:i})=>i));return Ii.find(i=>o.has(i))}const Gt=1e3;function qt(n){const{file:o,path:i=[],message:a}=n;return Me(
o===void 0?(0,ae.fI)(n):(0,ae.LT)(i,"The file",a),Gt)}function Ri(n){return`${ho(n)}${qt(n)}`}function po({content:n,positionOf:o},i){
const a=di(i);return n?.sources[a[0]]==="file"?o(a):void 0}function Di(n,o){const i=po(n,o);return`${ho({file:n.file||void 0,
position:i})}Advice: ${Ft(o)}`}function ho({file:n,position:o={line:1,column:1}}){return n===void 0?"":`${n.replace(J.Qi,
"\uFFFD")}:${o.line}:${o.column}: `}const lt=({problems:n})=>n.length>0;function Yt(n){const{notifications:o,omitted:i,failure:a}=n;
if(a)return"The notifications were not checked";const c=Ie(o.length,"notification"),l=o.filter(lt).length;if(l>0)return`${l}\
 of ${c} ${l===1?"has":"have"} problems`;if(Ht(n).length>0)return"The inputs have problems";if(o.length===0&&i){const f=i.
only==="added"?"added":"added or changed";return i.total===0?"Nothing to check: there is no file":`Nothing to check: of ${Ie(
i.total,"file")}, none is ${f}`}return`${c} checked: no problems`}function Ni(n){const{notifications:o,problems:i,failure:a}=n,
c=o.toSorted((l,f)=>Number(lt(f))-Number(lt(l)));return[`<h2>${Vt(n)?"\u274C":"\u2705"} ${Yt(n)}</h2>`,a&&Zi(ao(a)),mo(i),
c.map(Fi)]}const Li=({file:n,oldName:o})=>`${(0,J.hD)(n)} is the file ${(0,J.hD)(o)} under a new name, so it is not adde\
d.`;function Fi(n){const{file:o,problems:i,advice:a,content:c}=n,l=o===""?"Notification from the inputs":It(o,Ui),f=a.map(
p=>`\u26A0\uFE0F ${ct(Ft(p))}`).join("<br>");return[`<h3>${lt(n)?"\u274C ":""}${l}</h3>`,mo(i),f&&`<p>${f}</p>`,c&&Ai(c.
notification)]}const Ui=200,ji=20;function mo(n){if(n.length===0)return;const o=n.slice(0,ji).map(c=>`<li>${Bi(c)}${ct(qt(
c),Gt)}</li>`),i=(0,ae._k)(n),a=i-o.length;return a>0&&o.push(`<li>${Oe(a)} more: see the log.</li>`),`<p><b>${Ie(i,"pro\
blem")}</b></p>
<ul>
${o.join(`
`)}
</ul>`}const Bi=({position:n})=>n?`${Qn(`${n.line}:${n.column}`)} `:"",Ki=["payload","outcome","reason","kind","type","r\
esponseFlaw","field","what","only","sources"];function Wi(n,o){const i=(a,c)=>{if(typeof a=="string")return o(a);if(Array.
isArray(a))return a.map(f=>i(f,c));if(a instanceof pe.HR)return Hi(a,o);if(typeof a!="object"||a===null||a instanceof Date)
return a;const l=Object.entries(a).map(([f,p])=>c?[o(f),i(p,!0)]:[f,Ki.includes(f)?p:i(p,f==="extraFields")]);return Object.
fromEntries(l)};return i(n,!1)}function Hi({reason:n,title:o,message:i,hint:a},c){return new pe.HR({reason:n,title:c(o),
message:c(i),hint:c(a)})}var Re=V(1953),Xt=V(1455),De=V(6760);const Vi=require("node:timers/promises");class go extends Error{}
class yo extends Error{folder;constructor(o,i){super("a folder cannot be read",{cause:i}),this.folder=o}}const Gi=1e3;function qi(n){
return n.split("/").filter(i=>i!==""&&i!==".").map(i=>{if(i==="**")return i;const a=Yi(i);return c=>i.startsWith(".")===
c.startsWith(".")&&Ji(a,c)})}function Yi(n){const o=n.lastIndexOf("]")+1;return[...n.slice(0,o).match(/\[[!^]?[^/][^\]/]*\]|./gsu)??
[],...n.slice(o)].map(a=>{const c=/^\[([!^]?)(.+)\]$/su.exec(a);if(!c)return a;const[,l="",f=""]=c,p=Xi(f);return l?g=>!p(
g):p})}function Xi(n){const i=Array.from(n.matchAll(/(.)-(.)|./gsu)).map(([a,c=a,l=a])=>({from:c,to:l}));return a=>i.some(
({from:c,to:l})=>c<=a&&a<=l)}function Ji(n,o){const i=Array.from(o);let a=0,c=-1,l=0;for(let f=0;f<i.length;)if(n[a]==="\
*")c=a++,l=f;else if(Qi(n[a],i[f]??""))a++,f++;else if(c!==-1)a=c+1,f=++l;else return!1;return n.slice(a).every(f=>f==="\
*")}const Qi=(n,o)=>typeof n=="function"?n(o):n==="?"||n===o;function es(n,o,i){const a=[];for(const c of o){const l=n[c];
l==="**"&&!i.startsWith(".")&&a.push(c),typeof l=="function"&&l(i)&&a.push(c+1)}return _o(n,a)}function _o(n,o){const i=new Set(
o);for(const a of i)n[a]==="**"&&i.add(a+1);return i}async function ts(n,o,i,a){const c=[];let l=0;async function f(p,g){
const y=await ns(n,p);if(a.entries-=y.length,a.entries<0)throw new go;for(const m of y.sort((_,A)=>_.name<A.name?-1:1)){
if(++l%Gi===0&&await(0,Vi.setImmediate)(),c.length>=i||a.signal.aborted)return;const _=es(o,g,m.name),A=p?`${p}/${m.name}`:
m.name;if(m.isDirectory()){_.size>0&&await f(A,_);continue}_.has(o.length)&&!await rs(m,(0,De.join)(n,A))&&c.push(A)}}return await f(
"",_o(o,[0])),c}async function ns(n,o){try{return await(0,Xt.readdir)((0,De.join)(n,o),{withFileTypes:!0})}catch(i){if(bo(
i))return[];throw new yo(o,i)}}const bo=n=>["ENOENT","ENOTDIR"].includes(n.code??"");async function rs(n,o){return n.isSymbolicLink()?
(await(0,Xt.stat)(o).catch(()=>{}))?.isDirectory()===!0:!1}var Jt=V(5155);const Qt=100,$o=2e5,is=4096;async function en(n,o,i){
const c={workspace:(0,Jt.ih)(),maxFound:i?$o:Qt+1,budget:{entries:$o,signal:o}},l=new Set,f=[],p=[],g=n.split(/\r\n?|\n/).
map(m=>m.trim());for(const m of new Set(g.filter(_=>_!==""))){const _=await as(m,c);if(!Array.isArray(_))f.push(_);else if(_.
length===0)p.push(ss(m));else for(const A of _)l.add(A)}const y=i?[...l].filter(m=>i.has(m)):[...l];return y.length<=Qt?
{files:y,named:l,problems:f,unmatched:p}:(f.push((0,ae.CC)("payload-files",`matches more than ${Qt} files; use patterns \
that match fewer`)),{files:[],named:l,problems:f,unmatched:p})}const ss=n=>(0,ae.CC)("payload-files",`${(0,J.hD)(n)} mat\
ches no file in the workspace; check the path, and that the repository is checked out`);async function as(n,{workspace:o,
maxFound:i,budget:a}){const c=(y,m)=>(0,ae.CC)("payload-files",`${(0,J.hD)(n)} ${y}`,m&&{reason:m}),l=(0,De.resolve)(o,n),
f=(0,De.relative)(o,l).replaceAll(De.sep,"/"),p=n.length>is;let g;try{g=await(0,Xt.lstat)(l)}catch(y){if(!p&&!/[*?[]/.test(
n)&&!bo(y))return[f]}if(g?.isDirectory()&&(0,Jt.zz)(l,o)){const y=f===""?"*.yml":`${f}/*.yml`;return c(`is a folder; use\
 \`${(0,J.$Q)(y)}\``,"unreadable-file")}if(g)return[f];try{const y=p?[]:qi(n.replaceAll(De.sep,"/"));return await ts(o,y,
i,a)}catch(y){if(y instanceof go)return c("searches too many files; begin the pattern with the folder they are in");if(!(y instanceof
yo))throw y;const m=y.folder===""?"the workspace":`the folder ${(0,J.hD)(y.folder)}`,_=(0,pe.q0)(y.cause),A=`searches ${m}\
, which cannot be read (${_}); make it readable, or use a pattern that does not search it`;return c(A,"unreadable-file")}}
async function cs(n,o,i){if(o===""||o==="all"){const{files:m,problems:_,unmatched:A}=await en(n,i);return{files:m,problems:[
..._,...A]}}if(o!=="changed"&&o!=="added")return en(n,i,new Set);const{filesOfEvent:a}=await V.e(487).then(V.bind(V,7487)),
c=await a(o,{event:(0,Re.j_)(),sha:(0,Re.yI)().run.sha,signal:i}),{files:l,problems:f,unmatched:p,named:g}=await en(n,i,
c.files),y=[...c.renamed].filter(([m])=>g.has(m)).map(([m,_])=>({file:m,oldName:_}));return c.problems.length>0?{files:l,
problems:[...c.problems,...f]}:{files:l,problems:f,omitted:{only:o,total:g.size,renamed:y,unmatched:p}}}const vo=require("os");
function wo(n){return n==null?"":typeof n=="string"||n instanceof String?n:JSON.stringify(n)}function tn(n){return Object.
keys(n).length?{title:n.title,file:n.file,line:n.startLine,endLine:n.endLine,col:n.startColumn,endColumn:n.endColumn}:{}}
function Ne(n,o,i){const a=new us(n,o,i);process.stdout.write(a.toString()+vo.EOL)}function ko(n,o=""){Ne(n,{},o)}const zo="\
::";class us{constructor(o,i,a){o||(o="missing.command"),this.command=o,this.properties=i,this.message=a}toString(){let o=zo+
this.command;if(this.properties&&Object.keys(this.properties).length>0){o+=" ";let i=!0;for(const a in this.properties)if(this.
properties.hasOwnProperty(a)){const c=this.properties[a];c&&(i?i=!1:o+=",",o+=`${a}=${ds(c)}`)}}return o+=`${zo}${ls(this.
message)}`,o}}function ls(n){return wo(n).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function ds(n){return wo(
n).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const Pd=require("path");
var Zo=function(n,o,i,a){function c(l){return l instanceof i?l:new i(function(f){f(l)})}return new(i||(i=Promise))(function(l,f){
function p(m){try{y(a.next(m))}catch(_){f(_)}}function g(m){try{y(a.throw(m))}catch(_){f(_)}}function y(m){m.done?l(m.value):
c(m.value).then(p,g)}y((a=a.apply(n,o||[])).next())})},nn;(function(n){n[n.Success=0]="Success",n[n.Failure=1]="Failure"})(
nn||(nn={}));function Sd(n,o){const i=toCommandValue(o);if(process.env[n]=i,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(n,o));issueCommand("set-env",{name:n},i)}function fs(n){Ne("add-mask",{},n)}function Td(n){
process.env.GITHUB_PATH||""?issueFileCommand("PATH",n):issueCommand("add-path",{},n),process.env.PATH=`${n}${path.delimiter}${process.
env.PATH}`}function dt(n,o){const i=process.env[`INPUT_${n.replace(/ /g,"_").toUpperCase()}`]||"";if(o&&o.required&&!i)throw new Error(
`Input required and not supplied: ${n}`);return o&&o.trimWhitespace===!1?i:i.trim()}function Ad(n,o){const i=dt(n,o).split(
`
`).filter(a=>a!=="");return o&&o.trimWhitespace===!1?i:i.map(a=>a.trim())}function Ed(n,o){const i=["true","True","TRUE"],
a=["false","False","FALSE"],c=dt(n,o);if(i.includes(c))return!0;if(a.includes(c))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${n}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function Cd(n,o){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(n,o));process.stdout.write(os.EOL),issueCommand("set-output",
{name:n},toCommandValue(o))}function Md(n){issue("echo",n?"on":"off")}function Od(n){process.exitCode=nn.Failure,on(n)}function ps(){
return process.env.RUNNER_DEBUG==="1"}function hs(n){Ne("debug",{},n)}function on(n,o={}){Ne("error",tn(o),n instanceof Error?
n.toString():n)}function ms(n,o={}){Ne("warning",tn(o),n instanceof Error?n.toString():n)}function gs(n,o={}){Ne("notice",
tn(o),n instanceof Error?n.toString():n)}function ft(n){process.stdout.write(n+vo.EOL)}function xo(n){ko("group",n)}function Po(){
ko("endgroup")}function Id(n,o){return Zo(this,void 0,void 0,function*(){xo(n);let i;try{i=yield o()}finally{Po()}return i})}
function Rd(n,o){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(n,o));issueCommand(
"save-state",{name:n},toCommandValue(o))}function Dd(n){return process.env[`STATE_${n}`]||""}function Nd(n){return Zo(this,
void 0,void 0,function*(){return yield OidcClient.getIDToken(n)})}const ys={"expected-payload":"any"};function _s(n){for(const o of n.
filter(i=>At._y.includes(i))){const i=dt(o);i!==""&&fs(i)}return Object.fromEntries(n.map(o=>[o,bs(o)]))}function bs(n){
return process.env[`INPUT_${n.toUpperCase()}`]!==void 0?dt(n):ys[n]??""}function $s(n){return Object.entries(process.env).
flatMap(([o,i])=>{const[,a]=/^input_(.+)$/s.exec(o.toLowerCase())??[];return a===void 0||n.includes(a)||!i?.trim()?[]:[{
name:a,variable:o}]})}async function vs(n,o){const i=$s(n);if(i.length===0)return[];const{unknownInputs:a}=await V.e(65).
then(V.bind(V,3065));return a(i,n,o)}const ws=require("node:http");var rn=V.n(ws);const ks=require("node:string_decoder");
class je extends Error{reason;constructor(o,i){super(i),this.reason=o}}class So extends Error{constructor(){super("a res\
ponse arrived before the request was sent")}}function zs(n,{isProxied:o,isProxyTls:i}){const a=(g,y)=>({kind:"failure",mayHaveBeenReceived:!1,
reason:g,retryable:y,cause:n});if(n instanceof je)return a(n.reason,n.reason==="timeout");const{code:c="",syscall:l,statusCode:f}=n;
return c==="ERR_PROXY_TUNNEL"?a("proxy-failed",f===void 0):n instanceof So||c.startsWith("HPE_")?a(i?"proxy-failed":"con\
nection-failed",!0):!Zs(n)&&!c.startsWith("ERR_INVALID")?a(i?"proxy-failed":"tls-failed",!1):a(o&&!(c==="ECONNRESET"&&l===
void 0&&!i)?"proxy-failed":"connection-failed",!0)}function Zs(n){if(n instanceof AggregateError)return!0;const{code:o="",
syscall:i}=n;return i!==void 0&&o!=="EPROTO"||xs.test(o)}const xs=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function Ps(n,o){const i=n.code??"",c=o>0||i.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:n instanceof je?n.reason:c,retryable:!0,cause:n}}const Ss=n=>Ts.test(String(n)),Ts=/\bSSL alert number (42|43|44|45|46|48|116)\b/;
function As(n,o,i){const{method:a,url:c,headers:l,body:f}=n,p=f===void 0?l:{...l,"Content-Length":Buffer.byteLength(f)},
g=rn().request(c,{agent:o,method:a,headers:p});return new Promise(y=>new Es(n,g,i,y).start())}class Es{#t;#e;#o;#r;#i;#h="";#a;#c;#m;#u=0;#l=!1;#d=!1;constructor(o,i,a,c){
this.#t=o,this.#e=i,this.#o=a,this.#r=c,this.#i=new ks.StringDecoder(o.encoding)}start(){const{timeoutMs:o,signal:i}=this.#t,
a=()=>this.#n(new je("timeout",`no response within ${o/1e3} s`));this.#m=setTimeout(a,o),this.#e.on("error",c=>this.#n(c)),
this.#e.on("close",()=>this.#v()),this.#e.on("socket",c=>this.#_(c)),this.#e.on("response",c=>this.#$(c)),i?.addEventListener(
"abort",this.#f),i?.aborted&&this.#f()}#f=()=>this.#n(new je("cancelled","the run was cancelled"));#g=()=>{this.#d=!0};#y=o=>{
this.#u+=o.length};#_(o){this.#c=o,o.on("data",this.#y),o.once("session",this.#g);const i=()=>{this.#b(o)};Cs(o)?i():o.once(
Ao(o)?"secureConnect":"connect",i)}async#b(o){if(await To(),this.#e.destroyed||o.destroyed)return;this.#l=!0;const i=o.getProtocol?.()===
"TLSv1.3";(this.#e.reusedSocket||!i)&&(this.#d=!0),this.#e.end(this.#t.body)}#$(o){const{maxBytes:i,wantsBody:a}=this.#t;
if(!this.#l){this.#n(new So);return}const c=o.statusCode??0,l={kind:"response",status:c,headers:o.headers,at:new Date};if(this.#a=
{head:l,stream:o},a?.(c)===!1){this.#s(l),this.#e.destroy();return}let f=0;o.on("data",p=>{this.#h+=this.#i.write(p.subarray(
0,i-f)),f+=p.length,!(f<=i)&&(this.#s(l,"too-large"),this.#e.destroy())}),o.on("end",()=>this.#s(l,o.complete?void 0:"cu\
t")),o.on("error",p=>this.#n(p))}#v(){this.#a||this.#n(Object.assign(new Error("the connection was closed"),{code:"ECONN\
RESET"}))}#n(o){this.#a?this.#w(this.#a,o):this.#k(o)?this.#p(zs(o,this.#o)):this.#p(Ps(o,this.#u)),this.#e.destroy()}#w({
head:o,stream:i},a){if(a instanceof je){this.#s(o,a.reason);return}for(;i.read()!==null;);this.#s(o,i.complete?void 0:"c\
ut")}#k(o){return this.#l?!this.#d&&this.#u===0&&Ss(o):!0}#s(o,i){const c=(this.#h+this.#i.end()).replace(/^\ufeff/,"");
this.#p({...o,body:c,incomplete:i})}#p(o){clearTimeout(this.#m),this.#t.signal?.removeEventListener("abort",this.#f),this.#c?.
removeListener("data",this.#y),this.#c?.removeListener("session",this.#g);const i={result:o,isConnectionKept:this.#e.reusedSocket};
setImmediate(()=>this.#r(i))}}async function To(){for(let n=0;n<2;n++)await new Promise(o=>setImmediate(o))}const Ao=n=>n.
encrypted===!0;function Cs(n){return n.connecting?!1:!Ao(n)||n.secureConnecting===!1}const pt=require("node:net");function Ms(n,o,i=process.
version){const a=(n.protocol==="https:"?o.https:o.http)?.trim();if(!a||Us(n,o.bypass))return;if(!Rs(i))return{problem:`N\
ode ${i} of this runner cannot use a proxy; update the runner (Node 24.5 or later can), or remove the proxy settings`};if(a.
search(J.Qi)>=0)return{problem:"the proxy setting contains a line break or another control character"};const c=(0,J.Dl)(
Eo(a));return!c||!/^https?:/.test(c.protocol)?{problem:"the proxy setting is not an http or https URL"}:[c.username,c.password].
some(l=>Co(l)===void 0)?{problem:"the user name or password in the proxy setting is not percent-encoded"}:{url:c.href}}function Ld(n){
const{statusCode:o}=Object(n);return o===407?Is:`${Os} Then run this again.`}const Os="Check HTTPS_PROXY, HTTP_PROXY and\
 NO_PROXY on the runner. If the proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",Is="The proxy\
 requires a valid user name and password: put them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.";function Rs(n){
const[o=0,i=0]=n.slice(1).split(".").map(Number);return o>24||o===24&&i>=5}const Ds=4;function Ns({http:n,https:o}){return[
...new Set([n,o].flatMap(Ls))]}function Ls(n=""){const o=n.trim(),i=o.replace(/^[^:]*:\/\//,"");if(!i.includes("@"))return[];
const a=Fs(i.slice(0,i.lastIndexOf("@"))),c=a.map(g=>Co(g)??g),{username:l="",password:f=""}=(0,J.Dl)(Eo(o))??{},p=Buffer.
from(c.join(":")).toString("base64").replaceAll("=","");return[...a,l,f,...c,p].filter(g=>g.length>=Ds)}function Fs(n){const o=n.
indexOf(":");return o<0?[n,""]:[n.slice(0,o),n.slice(o+1)]}const Eo=n=>n.includes("://")?n:`http://${n}`;function Co(n){
try{return decodeURIComponent(n)}catch{return}}function Us(n,o){const i=Mo(n.hostname).replace(/\.$/,""),a=n.port||(n.protocol===
"https:"?"443":"80");return o?.toLowerCase().match(/[^\s,]+/g)?.some(l=>l==="*"||js(l,i,a))??!1}function js(n,o,i){if(n.
includes("/"))return Ks(n,o);const a=/^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(n),c=a?.[1]??n;if(a&&a[2]!==i)return!1;const l=Bs(
Mo(c).replace(/^\*?\./,""));return o===l?!0:(0,pt.isIP)(o)===0&&o.endsWith(`.${l}`)}const Mo=n=>n.replace(/[[\]]/g,""),Bs=n=>(0,J.
Dl)(`http://[${n}]`)?.hostname.slice(1,-1)??n;function Ks(n,o){const[i="",a=""]=n.split("/"),c=(0,pt.isIP)(i);if(c===0||
(0,pt.isIP)(o)!==c)return!1;const l=c===4?32:128;if(!/^\d{1,3}$/.test(a)||Number(a)>l)return!1;const f=c===4?"ipv4":"ipv\
6",p=new pt.BlockList;return p.addSubnet(i,Number(a),f),p.check(o,f)}const Oo=1e3,Ws=10;function Hs(n,o){const i=new Map,
a=new Map,c=new WeakMap,l=g=>performance.now()-(c.get(g)??Number.NEGATIVE_INFINITY);async function f(g,y){const m=`${g.protocol}\
 ${y}`,_=a.get(m);if(_)return _;const{Agent:A}=g.protocol==="https:"?await Vs():rn();y!==void 0&&await Ys();const T=new A(
{keepAlive:!0,proxyEnv:{http_proxy:y,https_proxy:y}});return T.on("free",I=>c.set(I,performance.now())),a.set(m,T),T}function p(g){
const y=(i.get(g)??0)+1;return i.set(g,y),y}return{async request(g){const y=Ms(g.url,n);if(y&&"problem"in y)return{kind:"\
failure",mayHaveBeenReceived:!1,reason:"proxy-failed",retryable:!1,cause:new Error(y.problem)};const m=await f(g.url,y?.
url),_=Math.min(...Io(m).map(l)),A=_<=Oo;g.method!=="GET"&&A&&await qs(Ws-_);for(const k of Io(m))(l(k)>Oo||Gs(k))&&k.destroy();
const{method:T,url:I}=g,L=y!==void 0,j={isProxied:L,isProxyTls:L&&I.protocol==="http:"},G=performance.now(),{result:F,isConnectionKept:x}=await As(
g,m,j);if(o){const k=p(`${T} ${I}`),E=F.kind==="response"?F.status:F.reason;o({method:T,url:I,ended:E,ms:performance.now()-
G,attempt:k,isConnectionKept:x})}return F}}}const Vs=async()=>(await Promise.resolve().then(V.t.bind(V,4708,23))).default,
Io=n=>Object.values(n.freeSockets).flat(),Gs=n=>n.readableEnded;async function qs(n){n>0&&await new Promise(o=>setTimeout(
o,n)),await To()}async function Ys(){const{subscribe:n,unsubscribe:o}=await Promise.resolve().then(V.t.bind(V,3053,23));
o("net.client.socket",Ro),n("net.client.socket",Ro)}function Ro(n){const{socket:o}=n;o.on("error",()=>{}),o.on("newListe\
ner",(i,a)=>{i==="readable"&&o.removeListener("readable",a)})}const sn=n=>n>=200&&n<300;function Xs(n){const o=rn().STATUS_CODES[n];
return o===void 0?String(n):`${n} ${o}`}const Do="\u2060";function an(n){return!/[^\x20-\x7e]/.test(n)&&!n.includes("##[")&&
!n.trimStart().startsWith("::")?n:n.replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(/##(?=\[)/g,`##${Do}`).split(`
`).map(Qs).join(`
`).replace(/[^\n\t -~\xa0-\uffff]/g,"\uFFFD")}const Js=(0,J.xb)(String.raw`[^\s\p{C}\p{Z}]`,"u");function Qs(n){const o=n.
search(Js());return o>=0&&n.startsWith("::",o)?`${n.slice(0,o)}:${Do}${n.slice(o+1)}`:n}function ea(n){const o=c=>an(n(c)),
i=c=>(l,f,p)=>{const g=o(f);g.length>uo&&ft(g),c(g,{title:o(l),...p&&{file:p.file,startLine:p.line,startColumn:p.column}})},
a=(c,l)=>{xo(o(c)),ft(o(l)),Po()};return{info:c=>ft(o(c)),retry:(c,l)=>{const f=(l/1e3).toFixed(1);ft(o(`${c.title}: ${c.
message} Retrying ${f==="0.0"?"now":`in ${f} s`}.`))},exchange:({method:c,url:l,ended:f,ms:p,attempt:g,isConnectionKept:y})=>{
const m=y?"kept":"new",_=`${c} ${l.host}${l.pathname}`;hs(o(`${_}: ${f} in ${p.toFixed()} ms (try ${g}, ${m} connection)`))},
group:a,stack:({reason:c,cause:l})=>{c==="internal-error"&&a(`Stack of the error (${Kn}, Node ${process.version}, ${process.
platform})`,No(l))},notice:i(gs),warning:i(ms),error:i(on)}}function No(n){if(!(n instanceof Error))return(0,pe.q0)(n);const{
stack:o=(0,pe.q0)(n),cause:i}=n;return i===void 0?o:`${o}
Caused by: ${No(i)}`}function ta(n){const o=new Date,i=(0,Re.uv)(),a=(0,At.gE)({...n,proxyCredentials:Ns(i)}),c=ea(a.redact);
return{log:c,secrets:a,redact:a.redact,http:Hs(i,ps()?c.exchange:void 0),signal:Tt.signal,startedAt:o,watch:na()}}function na(){
process.exitCode=1;let n=()=>{};return process.on("beforeExit",()=>n(new Error("it stopped before it finished"))),process.
on("uncaughtException",o=>{n(o),Tt.abort()}),o=>{const i=new Promise((a,c)=>{n=c});return Promise.race([o,i])}}async function oa(n,o,i,a=o){
let c=o;try{i()}catch(l){c=a,ra(n,l)}return await new Promise(l=>process.stdout.write("",l)),sa(c)}function ra(n,o){const i=o instanceof
Error?o.name:typeof o;on(`The report of this run failed (${i}). The outputs say how the run ended, if they are set. If t\
his step sends a notification and \`outcome\` is not set, it may have been sent: look in the panel of the service before y\
ou send it again.`,{title:"Internal error (internal-error)"});try{n.stack((0,pe.h_)(o))}catch{}}const ia=/^(GetAddrInfo|FS)Req/;
function sa(n){if(process.getActiveResourcesInfo().some(o=>ia.test(o)))if(process.platform!=="win32"){const o={...process.
env,NODE_OPTIONS:""};process.execve?.(process.execPath,[process.execPath,"-e",`process.exit(${n})`],o)}else n===1&&process.
kill(process.pid,"SIGKILL");process.exit(n)}var Lo=V(3024);function aa(n,o,i){const{title:a,why:c}=i,l=wi(i,an);l.startsWith(
an(c.text))||n.info(c.text),n[o](a,l)}const ht=524288;function Fd(n,o,{length:i}){if(i<=ht)return;const a=`GitHub passes\
 at most about ${ht} on to other jobs, so use it only in this job.`;n.warning("Large output",`The output \`${o}\` has ${i}\
 characters. ${a}`)}const ca=["response","audience-name"];function ua(n,{redact:o,log:i}){const a=process.env.GITHUB_OUTPUT;
if(!a)return;const c={...n};for(const l of ca){const f=n[l];f!==void 0&&(c[l]=o(f))}try{(0,Lo.appendFileSync)(a,la(c))}catch(l){
i.warning("Outputs not written",`The action could not write its outputs (${(0,pe.q0)(l)}). Later steps may see them as e\
mpty; the log says how the run ended.`)}}function la(n){const o=new Set(Object.values(n).flatMap(c=>c.match(/ghadelimiter_\d+/g)??
[]));let i=0;for(;o.has(`ghadelimiter_${i}`);)i++;const a=`ghadelimiter_${i}`;return Object.entries(n).map(([c,l])=>`${c}\
<<${a}
${l}
${a}
`).join("")}function da(n,o,{log:i}){const a=process.env.GITHUB_STEP_SUMMARY;if(!(!a||(0,Ee.yG)(n)===!1))try{(0,Lo.appendFileSync)(
a,pa(o()))}catch(c){i.warning("Summary not written",`Could not write the job summary (${(0,pe.q0)(c)}).`)}}const fa=9e5,
Fo=n=>typeof n=="object"?n.flatMap(Fo):n?[n]:[];function pa(n,o=fa){const i=Fo(n),a="<p>The rest of this summary is left\
 out, because GitHub limits its size.</p>",c=o-Buffer.byteLength(a)-2;let l=0;const f=i.findIndex(g=>(l+=Buffer.byteLength(
g)+2,l>c));return`${(f===-1?i:[...i.slice(0,f),a]).join(`

`)}
`}const ha=new TextDecoder,ke=(n,o=0,i=n.length)=>ha.decode(n.slice(o,i)),mt=(n,o=0,i=n.length)=>n.slice(o,i).reduce((a,c)=>a+
`0${c.toString(16)}`.slice(-2),""),Ze=(n,o)=>new DataView(n.buffer,n.byteOffset+o),Uo=(n,o=0)=>Ze(n,o).getInt16(0,!0),gt=(n,o=0)=>Ze(
n,o).getUint16(0,!1),cn=(n,o=0)=>Ze(n,o).getUint16(0,!0),jo=(n,o=0)=>{const i=Ze(n,o);return i.getUint16(0,!0)+(i.getUint8(
2)<<16)},Ud=(n,o=0)=>Ze(n,o).getInt32(0,!0),Be=(n,o=0)=>Ze(n,o).getUint32(0,!1),ma=(n,o=0)=>Ze(n,o).getUint32(0,!0),jd=(n,o,i)=>Ze(
n,o).getBigUint64(0,!i),ga={readUInt16BE:gt,readUInt16LE:cn,readUInt32BE:Be,readUInt32LE:ma};function Ke(n,o,i=0,a=!1){const l=`\
readUInt${o}${a?"BE":"LE"}`;return ga[l](n,i)}const un=8;function ya(n,o,i,a,c){if(n.length-a<un)return;const l=o.getUint32(
i+a,!1);if(!(n.length-a<l))return{offset:a,size:l,matches:o.getUint32(i+4+a,!1)===c}}const Bo=new WeakMap;function _a(n){
let o=Bo.get(n.buffer);return o||(o=new DataView(n.buffer),Bo.set(n.buffer,o)),o}function Bd(n,o,i){const a=_a(n),c=o.charCodeAt(
0)<<24|o.charCodeAt(1)<<16|o.charCodeAt(2)<<8|o.charCodeAt(3),l=n.byteOffset;let f=i;for(;f<n.length&&!(n.length-f<4);){
if(a.getUint32(l+f,!1)<un){f+=un;continue}const p=ya(n,a,l,f,c);if(!p)break;if(p.matches)return{name:o,offset:p.offset,size:p.
size};f+=p.size}}const ba=/^GIF8[79]a/,$a={validate:n=>ba.test(ke(n,0,6)),calculate:n=>({height:cn(n,8),width:cn(n,6)})},
va="45786966",wa=2,ln=6,ka=2,za="4d4d",Za="4949",Ko=12,xa=2;function Pa(n){return mt(n,2,6)===va}function Sa(n,o){return{
height:gt(n,o),width:gt(n,o+2)}}function Ta(n,o){const a=ln+8,c=Ke(n,16,a,o);for(let l=0;l<c;l++){const f=a+xa+l*Ko,p=f+
Ko;if(f>n.length)return;const g=n.slice(f,p);if(Ke(g,16,0,o)===274)return Ke(g,16,2,o)!==3||Ke(g,32,4,o)!==1?void 0:Ke(g,
16,8,o)}}function Aa(n,o){const i=n.slice(wa,o),a=mt(i,ln,ln+ka),c=a===za;if(c||a===Za)return Ta(i,c)}function Ea(n,o){if(o>
n.length)throw new TypeError("Corrupt JPG, exceeded buffer limits")}const Ca={validate:n=>mt(n,0,2)==="ffd8",calculate(n){
let o=n.slice(4),i,a;for(;o.length;){const c=gt(o,0);if(Ea(o,c),o[c]!==255){o=o.subarray(1);continue}if(Pa(o)&&(i=Aa(o,c)),
a=o[c+1],a===192||a===193||a===194){const l=Sa(o,c+5);return i?{height:l.height,orientation:i,width:l.width}:l}o=o.subarray(
c+2)}throw new TypeError("Invalid JPG, no size found")}},Ma=`PNG\r

`,Oa="IHDR",Wo="CgBI",Ia={validate(n){if(Ma===ke(n,1,8)){let o=ke(n,12,16);if(o===Wo&&(o=ke(n,28,32)),o!==Oa)throw new TypeError(
"Invalid PNG");return!0}return!1},calculate(n){return ke(n,12,16)===Wo?{height:Be(n,36),width:Be(n,32)}:{height:Be(n,20),
width:Be(n,16)}}};function Ra(n){return{height:1+jo(n,7),width:1+jo(n,4)}}function Da(n){return{height:1+((n[4]&15)<<10|
n[3]<<2|(n[2]&192)>>6),width:1+((n[2]&63)<<8|n[1])}}function Na(n){return{height:Uo(n,8)&16383,width:Uo(n,6)&16383}}const La=[
Ia,Ca,$a,{validate(n){const o=ke(n,0,4)==="RIFF",i=ke(n,8,12)==="WEBP",a=ke(n,12,15)==="VP8";return o&&i&&a},calculate(n){
const o=ke(n,12,16),i=n.slice(20,30);if(o==="VP8X"){const c=i[0],l=(c&192)===0,f=(c&1)===0;if(l&&f)return Ra(i);throw new TypeError(
"Invalid WebP")}if(o==="VP8 "&&i[0]!==47)return Na(i);const a=mt(i,3,6);if(o==="VP8L"&&a!=="9d012a")return Da(i);throw new TypeError(
"Invalid WebP")}}],Fa=25;function Ua(n){if(n.length<Fa)return;const o=new Uint8Array(n);try{return La.find(i=>i.validate(
o))?.calculate(o)}catch{return}}const Ho=5,Vo=5,ja=[301,302,303,307,308];async function Ba({url:n,image:o,timeoutMs:i,http:a,
...c}){const l=performance.now()+i,f=new Set;for(let p=dn(n);;){f.add(p.href);const g=await a.request({...c,method:"GET",
url:p,timeoutMs:Math.max(0,l-performance.now()),maxBytes:Ho*J.E$,encoding:"latin1",wantsBody:I=>o&&sn(I)});if(g.kind==="\
failure")return{kind:"failure",at:p,failure:g};const{status:y,headers:m}=g,_=ja.includes(y)?m.location:void 0;if(_===void 0)
return{kind:"status",at:p,status:y,image:o&&sn(y)?Ka(g):void 0};const A=Wa(_,p);if(!A){const I=_.length>J.QO;return{kind:"\
bad-redirect",at:p,why:I?`to a URL of more than ${J.zF}`:"to something that is not a URL"}}if(!/^https?:$/.test(A.protocol))
return{kind:"bad-redirect",at:p,why:"to something other than a web page"};if(o&&A.protocol==="http:")return{kind:"off-ht\
tps",at:p};const T=dn(A);if(f.has(T.href))return{kind:"bad-redirect",at:p,why:"in a loop"};if(f.size>Vo)return{kind:"bad\
-redirect",at:p,why:`more than ${Vo} times`};p=T}}function Ka({body:n,incomplete:o}){if(o)return o;if(n.length===0)return"\
empty";const i=Ua(Buffer.from(n,"latin1"));return i?{...i,bytes:n.length}:"not-an-image"}function dn(n){const o=new URL(
n.href);return o.username="",o.password="",o.hash="",o}function Wa(n,o){const i=n.replace(/[\x80-\xff]/g,a=>`%${a.charCodeAt(
0).toString(16).toUpperCase()}`);return(0,J.Dl)(i,o)}const Ha=1e4,Va=20,Go=200,qo=3e5;async function Ga(n,{http:o,signal:i,
redact:a}){const{uses:c,userAgent:l}=n,f=Math.min(n.timeoutMs,Ha),p={Accept:"*/*","User-Agent":l},g=new Map,y=({url:F})=>{
const x=g.get(F)??dn((0,J.Dl)(F)??new URL(F)).href;return g.set(F,x),x},m=new Set(c.filter(({use:F})=>F!=="page").map(y)),
_=new Map,A=performance.now()+qo-f,T=new Set([...new Set(c.map(y))].slice(0,Go)),I=T.values();async function L(){for(const F of I){
if(i.aborted||performance.now()>A)return;const x={url:new URL(F),image:m.has(F),http:o,headers:p,timeoutMs:f,signal:i};_.
set(F,await Ba(x))}}if(await Promise.all(Array.from({length:Va},L)),i.aborted)throw(0,pe.Yq)("Checking the URLs");const j=new Set,
G=c.flatMap(F=>{const x=y(F),k=_.get(x);return k?Ja({...F,key:x},k,{timeoutMs:f,redact:a}):j.has(F.file)?[]:(j.add(F.file),
Xa(F,T.has(x)))});return{problems:G.filter(F=>"message"in F),remarks:G.filter(F=>"kind"in F)}}const Wd=n=>new Failure({reason:"\
url-check-failed",title:"URL check failed",message:listSentences(n.map(problemText)),hint:`Fix the pages and images, the\
n run this again. Or correct the URLs, or remove \`check-urls\`, then ${startNewRun}.`}),qa={icon:J.E$/4,banner:J.E$},Ya={
icon:[{width:200,height:200}],banner:[{width:360,height:240},{width:360,height:200}]};function Xa({url:n,use:o,...i},a){
const c=a?`the check ends after ${qo/6e4} minutes`:`at most ${Go} different URLs are checked`;return{...i,message:`${(0,J.
hD)(n)} was not checked, since ${c}; check fewer at a time`}}function Ja({url:n,key:o,use:i,...a},c,{timeoutMs:l,redact:f}){
const p=c.at.href===o?(0,J.hD)(n):ec(n,c.at,f),g=T=>[{...a,message:`${p} ${T}`}];if(c.kind==="failure")return g(nc(c.failure,
l,f));if(c.kind==="bad-redirect")return g(`redirects ${c.why}`);if(c.kind==="off-https")return i==="page"?[]:g("redirect\
s to http, but images must be https");const{status:y,image:m}=c;if(!sn(y))return g(`responded ${Xs(y)}`);if(i==="page"||
m===void 0)return[];if(typeof m=="string")return g(tc(m,l));const{width:_,height:A}=m;return _===0||A===0?g(`is an image\
 of ${_}x${A}`):Qa(m,{...a,use:i})}function Qa({width:n,height:o,bytes:i},a){const c=Ya[a.use],l=qa[a.use],f=[];return c.
some(p=>p.width===n&&p.height===o)||f.push({kind:"image-size",...a,width:n,height:o,expected:c}),i>l&&f.push({kind:"imag\
e-weight",...a,bytes:i,maxBytes:l}),f}function ec(n,o,i){return`${(0,J.hD)(n)} redirects to ${(0,J.hD)(i(o.origin+o.pathname))}\
, which`}function tc(n,o){return{empty:"responded with an empty body, which is not an image","not-an-image":"is not a va\
lid PNG, JPEG, GIF or WebP image","too-large":`is larger than ${Ho} MiB`,timeout:`did not load completely within ${o/1e3}\
 s`,cut:"was cut off",cancelled:"was cut off"}[n]}function nc({reason:n,cause:o},i,a){if(n==="timeout")return`did not re\
spond within ${i/1e3} s`;const l=/^(ENOTFOUND|EAI_\w+)$/.test(o?.code??"")?"has a host name that cannot be found":"canno\
t be reached";return`${{"tls-failed":"cannot be reached securely: its certificate is not accepted, or TLS failed","proxy\
-failed":"cannot be reached through the proxy","bad-response":"responded with something that is not HTTP","connection-lo\
st":"ended the connection without a response","connection-failed":l,cancelled:l}[n]} (${(0,J.Kb)((0,pe.q0)(o),a)})`}async function oc(){
const n=_s(Mt.uB),o=ta({apiToken:""}),i={notifications:[],problems:[],extraFields:{}};try{await o.watch(rc(n,i,o))}catch(a){
i.failure=(0,pe.h_)(a)}await oa(o.log,Vt(i)?1:0,()=>cc(i,n.summary,o),1)}async function rc(n,o,i){const{secrets:a}=i,{settings:c,
problems:l,readable:f,refused:p}=(0,Mt.IZ)(n,a),g=await Ir(f,a),y=f["extra-fields"]?await Or(f["extra-fields"],a):ot,m=await cs(
f["payload-files"],f.only,i.signal);if(i.signal.aborted)throw Yo();const _={inputs:g,file:ot,fileName:"",extraFields:y.fields,
onceKey:""},A=[...g.problems,...y.problems,...Nn(_,a),...m.problems];o.extraFields=y.fields,o.problems.push(...l,...await vs(
Mt.uB,i.redact),...A.filter(({input:L})=>!p.has(L))),o.omitted=m.omitted;const T=[],I=(L,j)=>T.push({file:L,advice:j.content?
fi(j.content):[],...j});f["payload-files"]===""&&g.given.size>0&&I("",ic(g));for(const L of m.files){if(i.signal.aborted)
throw Yo();I(L,await Gr(L,await(0,Jt.sL)(L),g,a))}o.notifications=T,c?.checkUrls&&await sc(T,c.timeout*1e3,i)}function ic(n){
const o=Ct(n);return{problems:Et(n,ot).map(a=>(0,ae.CC)((0,ue.wg)(a),"is missing; set it as an input, or set a file in `\
payload-files`")),positionOf:()=>{},content:o}}async function sc(n,o,i){const a=[];for(const l of n){const{file:f,content:p}=l;
if(!p)continue;const g=(0,ue.Wn)(p.notification).filter(({url:y})=>(0,rt.G)(y).names.size===0);a.push(...g.map(y=>({...y,
file:f})))}const c=await Ga({uses:a,timeoutMs:o,userAgent:Kn},i);for(const l of n){const f=c.problems.filter(({file:g})=>g===
l.file),p="url-check-failed";l.problems.push(...f.map(g=>({...g,...ac(l,g),reason:p}))),l.advice.push(...c.remarks.filter(
({file:g})=>g===l.file))}}function ac({file:n,content:o,positionOf:i},{input:a,path:c=[]}){if(n==="")return{file:void 0};
const l=a.replaceAll("-","_"),f=[l,...c];return{file:n,path:f,position:o?.sources[l]==="file"?i(f):void 0}}const Yo=()=>new pe.
HR({reason:"cancelled",title:"Preview cancelled",message:"The run was cancelled before all notifications were checked.",
hint:"If you did not mean to cancel it, run it again."});function cc(n,o,i){const{log:a}=i,{notifications:c,omitted:l,failure:f}=n,
p=Ht(n),g=(0,Ee.yG)(o)===!1?"":(0,Re.Vp)(),y=xi(n,Vt(n)??"",g),m=Object.entries(y).filter(([,{length:_}])=>_>ht);ua({...y,
...Object.fromEntries(m.map(([_])=>[_,""]))},i),da(o,()=>Ni(Wi(n,i.redact)),i);for(const _ of p)a.info(Ri(_));for(const _ of p){
const{file:A,position:T=yt,reason:I}=_,L=A===void 0?"Invalid inputs":"Invalid notification";a.error(`${L} (${I})`,qt(_),
A===void 0?void 0:{file:A,...T})}for(const _ of c){const{file:A,advice:T}=_;for(const I of T){const L=po(_,I)??yt;a.info(
Di(_,I)),a.warning("Advice",Ft(I),A===""?void 0:{file:A,...L})}}if(g!==""&&(0,Re.r0)((0,Re.yI)().run.event))for(const{file:_,
content:A}of c){const T=`How subscribers will see it: ${g}`;A&&_!==""&&a.notice("Preview",T,{file:_,...yt})}l&&uc(l,a);for(const[
_,{length:A}]of m){const T=`GitHub passes at most about ${ht} on to other jobs, so it is empty; check fewer files at a t\
ime.`;a.warning("Large output",`The output \`${_}\` would have ${A} characters. ${T}`)}f?(a.stack(f),aa(a,"error",ao(f))):
l&&p.length===0&&c.length===0?a.notice("Preview",`${Yt(n)}.`):a.info(`${Yt(n)}.`)}function uc({renamed:n,unmatched:o},i){
for(const a of n)i.notice("Renamed",Li(a),{file:a.file,...yt});for(const a of o)i.warning("No file",(0,ae.fI)(a))}const yt={
line:1,column:1};oc(),module.exports=Cr})();
