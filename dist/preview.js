(()=>{"use strict";var $n={1312:((n,i,s)=>{s.d(i,{Vu:()=>k,Wn:()=>C,_e:()=>A,fD:()=>_,pi:()=>w,qW:()=>z,wg:()=>Z});var c=s(
8925),l=s(8190),p=s(900);const h=(0,l.rf)("https"),m=(0,l.rf)("https","http"),_={title:l.Bq,message:l.Bq,icon_url:h,banner_url:h,
landing_url:m,utm_source:l.Bq,utm_medium:l.Bq,utm_campaign:l.Bq},w=p.Pw.map(F=>F.replaceAll("-","_")),k=["title","messag\
e","icon_url","landing_url"];function z(F,W){const E=(F==="ttl"?l.p0:_[F])(W.trim());return"value"in E?{fields:{[F]:E.value},
problems:[]}:{fields:{},problems:[(0,c.CC)(Z(F),E.message)]}}const Z=F=>F.replaceAll("_","-");function C({icon_url:F,banner_url:W,
landing_url:S,actions:E=[]}){return[...F===void 0?[]:[{input:"icon-url",url:F,use:"icon"}],...W===void 0?[]:[{input:"ban\
ner-url",url:W,use:"banner"}],...S===void 0?[]:[{input:"landing-url",url:S,use:"page"}],...E.map(({url:N},j)=>({input:"a\
ctions",path:[j,"url"],url:N,use:"page"}))]}function A(F){return C(F).flatMap(({input:W,path:S,url:E})=>{const{username:N,
password:j}=new URL(E);return N===""&&j===""?[]:(0,c.CC)(W,"has a user name or password, which `check-urls` never sends;\
 give the URL without them",{path:S})})}}),225:((n,i,s)=>{s.d(i,{Mh:()=>h,Vz:()=>p,uT:()=>_});var c=s(8925),l=s(1312);const p={
source:"file",fields:{},given:new Set,problems:[]},h=(Z,C)=>l.Vu.filter(A=>!Z.given.has(A)&&!C.given.has(A));function m(Z,C,A,F,W=[]){
const S=h(Z,C),E=A.kind==="not-announceable"?p:w(S,A,F),N=[...W,...Z.problems,...C.problems,...E.problems];if(N.length>0)
return{problems:N};if(S.length>0&&A.kind==="not-announceable")return{skip:A.because};const j=_(Z,C,E);if(!j)throw new Error(
"a required field was lost");const H=A.kind==="content"&&S.includes("message")&&A.fields.message,X=H&&"value"in H&&H.isFirstEntry;
return{content:{...j,...X&&{firstEntry:!0}}}}function _(...Z){const C=Object.assign({},...Z.map(({fields:X})=>X).reverse()),
{title:A,message:F,icon_url:W,landing_url:S}=C;if(!A||!F||!W||!S)return;const E=l.pi.filter(X=>C[X]!==void 0),N=Object.fromEntries(
E.map(X=>[X,C[X]])),j=X=>Z.find(({given:ie})=>ie.has(X))?.source,H=Object.fromEntries(E.map(X=>[X,j(X)]));return{notification:{
...N,title:A,message:F,icon_url:W,landing_url:S},sources:H}}function w(Z,C,A){const F=C.kind==="content"?C.source:"event",
W={source:F,fields:{},given:new Set(Z),problems:[]},S=new Map;for(const N of Z){const j=C.kind==="content"?C.fields[N]:{
missing:z(C.event)};if("missing"in j){S.set(j.missing,[...S.get(j.missing)??[],N]);continue}const H=[j.value,...j.madeFrom??
[]].map(A.find).find(Boolean),{fields:X,problems:ie}=checkText(N,j.value);if(Object.assign(W.fields,X),H){const U=`conta\
ins ${H}, which may already be public; replace the token, and remove it from the ${F==="release"?F:"release or deploymen\
t"}`;W.problems.push(problem(inputOf(N),U))}else W.problems.push(...ie.map(R=>({...R,message:`in the ${F}, ${R.message}`})))}
const E=C.kind==="none"&&C.event?", or set the input `release` to the tag of a release":"";return W.problems.unshift(...[
...S].map(([N,j])=>k(j,N&&` (${N})`,E))),W}function k(Z,C,A){const F=Z.map(S=>`\`${S}\``).join(", "),W=Z.length>1?`are m\
issing${C}; give them as inputs or in \`payload-file\` (there as ${F})${A}`:`is missing${C}; give it as an input, or as ${F}\
 in \`payload-file\`${A}`;return problem(Z.map(inputOf).join(", "),W)}function z(Z){return Z===void 0?"":`${/^[a-z_]{1,40}$/.
test(Z)?`the event \`${Z}\``:"this event"} does not supply content`}}),246:((n,i,s)=>{s.r(i),s.d(i,{checkPayloadFile:()=>Qu,
fieldsFromFile:()=>or,readActions:()=>el,readExtraFields:()=>nl});var c=s(8925),l=s(1312),p=s(225);function h(e){return e}
function m(e){return e}function _(){return e=>e}function w(e){}function k(e){throw new Error("Unexpected value in exhaus\
tive check")}function z(e){}function Z(e){const t=Object.values(e).filter(r=>typeof r=="number");return Object.entries(e).
filter(([r,a])=>t.indexOf(+r)===-1).map(([r,a])=>a)}function C(e,t="|"){return e.map(o=>sa(o)).join(t)}function A(e,t){return typeof t==
"bigint"?t.toString():t}class F{constructor(t){this._getter=t,this._value=void 0}get value(){const t=this._getter;return t!==
void 0&&(this._value=t(),this._getter=void 0),this._value}}function W(e){return new F(e)}function S(e){return e==null}function E(e){
const t=e.startsWith("^")?1:0,o=e.endsWith("$")?e.length-1:e.length;return e.slice(t,o)}function N(e,t){const o=e/t,r=Math.
round(o),a=4*Number.EPSILON*Math.max(Math.abs(o),1);return Math.abs(o-r)<a?0:o-r}const j=null;function H(e,t,o){let r;Object.
defineProperty(e,t,{get(){if(r!==j)return r===void 0&&(r=j,r=o()),r},set(a){Object.defineProperty(e,t,{value:a})},configurable:!0})}
function X(e){return Object.create(Object.getPrototypeOf(e),Object.getOwnPropertyDescriptors(e))}function ie(e,t,o){Object.
defineProperty(e,t,{value:o,writable:!0,enumerable:!0,configurable:!0})}function R(e){const t=Object.getOwnPropertyDescriptor(
e,"shape");return t?.get?t.get.raw:t?.value}function U(e){return R(e._zod.def)??e._zod.def.shape}function Q(e,t,o){Object.
defineProperty(e,t,{get(){const r=o();return ie(this,t,r),r},enumerable:!0,configurable:!0})}function ee(e,t,o){t in e?ie(
e,t,o):e[t]=o}function L(e,t,o,r){const a=U(t);for(const u of o){const f=Object.getOwnPropertyDescriptor(a,u);f.enumerable&&
(f.get?Q(e,u,()=>{const d=t._zod.def.shape[u];return r?r(d,u):d}):ee(e,u,r?r(f.value,u):f.value))}}function te(e,t){for(const o of Reflect.
ownKeys(t)){const r=Object.getOwnPropertyDescriptor(t,o);r.enumerable&&(r.get?Q(e,o,()=>t[o]):ee(e,o,r.value))}}function I(...e){
const t={};for(const o of e){const r=Object.getOwnPropertyDescriptors(o);Object.assign(t,r)}return Object.defineProperties(
{},t)}function ae(e){return I(e._zod.def)}function ce(e,t){return t?t.reduce((o,r)=>o?.[r],e):e}function fe(e){const t=Object.
keys(e),o=t.map(r=>e[r]);return Promise.all(o).then(r=>{const a={};for(let u=0;u<t.length;u++)a[t[u]]=r[u];return a})}function ve(e=10){
const t="abcdefghijklmnopqrstuvwxyz";let o="";for(let r=0;r<e;r++)o+=t[Math.floor(Math.random()*t.length)];return o}function Me(e){
return JSON.stringify(e)}function Ze(e){return e.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(
/^-+|-+$/g,"")}const O="captureStackTrace"in Error?Error.captureStackTrace:(...e)=>{};function $(e){return typeof e=="ob\
ject"&&e!==null&&!Array.isArray(e)}const M=null;function T(e){if($(e)===!1)return!1;const t=e.constructor;if(t===void 0||
typeof t!="function")return!0;const o=t.prototype;return!($(o)===!1||Object.prototype.hasOwnProperty.call(o,"isPrototype\
Of")===!1)}function D(e){return T(e)?{...e}:Array.isArray(e)?[...e]:e instanceof Map?new Map(e):e instanceof Set?new Set(
e):e}function K(e){let t=0;for(const o in e)Object.prototype.hasOwnProperty.call(e,o)&&t++;return t}const J=e=>{const t=typeof e;
switch(t){case"undefined":return"undefined";case"string":return"string";case"number":return Number.isNaN(e)?"nan":"numbe\
r";case"boolean":return"boolean";case"function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"\
object":return Array.isArray(e)?"array":e===null?"null":e.then&&typeof e.then=="function"&&e.catch&&typeof e.catch=="fun\
ction"?"promise":typeof Map<"u"&&e instanceof Map?"map":typeof Set<"u"&&e instanceof Set?"set":typeof Date<"u"&&e instanceof
Date?"date":typeof File<"u"&&e instanceof File?"file":"object";default:throw new Error(`Unknown data type: ${t}`)}},q=new Set(
["string","number","symbol"]),ne=new Set(["string","number","bigint","boolean","symbol","undefined"]);function le(e){return e.
replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function se(e,t,o){const r=new e._zod.constr(t??e._zod.def);return(!t||o?.parent)&&
(r._zod.parent=e),r}function pe(e){const t=e;if(!t)return{};if(typeof t=="string")return{error:()=>t};if(t?.message!==void 0){
if(t?.error!==void 0)throw new Error("Cannot specify both `message` and `error` params");t.error=t.message}return delete t.
message,typeof t.error=="string"?{...t,error:()=>t.error}:t}function rt(e){let t;return new Proxy({},{get(o,r,a){return t??
(t=e()),Reflect.get(t,r,a)},set(o,r,a,u){return t??(t=e()),Reflect.set(t,r,a,u)},has(o,r){return t??(t=e()),Reflect.has(
t,r)},deleteProperty(o,r){return t??(t=e()),Reflect.deleteProperty(t,r)},ownKeys(o){return t??(t=e()),Reflect.ownKeys(t)},
getOwnPropertyDescriptor(o,r){return t??(t=e()),Reflect.getOwnPropertyDescriptor(t,r)},defineProperty(o,r,a){return t??(t=
e()),Reflect.defineProperty(t,r,a)}})}function sa(e){return typeof e=="bigint"?e.toString()+"n":typeof e=="string"?`"${e}\
"`:`${e}`}function aa(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout==="optional")}const ca={
safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[
-34028234663852886e22,34028234663852886e22],float64:[-Number.MAX_VALUE,Number.MAX_VALUE]},Il={int64:[BigInt("-9223372036\
854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("18446744073709551615")]};function Ol(e,t){const o=e.
_zod.def,r=o.checks;if(r&&r.length>0)throw new Error(".pick() cannot be used on object schemas containing refinements");
const u={};return L(u,e,it(e,t)),se(e,I(o,{shape:u,checks:[]}))}function it(e,t){const o=U(e),r=[];for(const a of Reflect.
ownKeys(t)){if(!Object.getOwnPropertyDescriptor(o,a)?.enumerable)throw new Error(`Unrecognized key: "${String(a)}"`);t[a]&&
r.push(a)}return r}function Fl(e,t){const o=e._zod.def,r=o.checks;if(r&&r.length>0)throw new Error(".omit() cannot be us\
ed on object schemas containing refinements");const u=new Set(it(e,t)),f={};return L(f,e,Reflect.ownKeys(U(e)).filter(d=>!u.
has(d))),se(e,I(o,{shape:f,checks:[]}))}function Nl(e,t){if(!T(t))throw new Error("Invalid input to extend: expected a p\
lain object");const o=e._zod.def.checks;if(o&&o.length>0){const a=U(e);for(const u of Reflect.ownKeys(t))if(Object.getOwnPropertyDescriptor(
a,u)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` inste\
ad.")}return se(e,I(e._zod.def,{shape:wo(e,t)}))}function wo(e,t){const o={};return L(o,e,Reflect.ownKeys(U(e))),te(o,t),
o}function Ll(e,t){if(!T(t))throw new Error("Invalid input to safeExtend: expected a plain object");return se(e,I(e._zod.
def,{shape:wo(e,t)}))}function Dl(e,t){if(!t?._zod?.def)throw new Error("Invalid input to merge: expected an object sche\
ma. To merge a plain shape, use `.extend()`.");if(e._zod.def.checks?.length)throw new Error(".merge() cannot be used on \
object schemas containing refinements. Use .safeExtend() instead.");const o={};L(o,e,Reflect.ownKeys(U(e))),L(o,t,Reflect.
ownKeys(U(t)));const r=I(e._zod.def,{shape:o,get catchall(){return t._zod.def.catchall},checks:t._zod.def.checks??[]});return se(
e,r)}function jl(e,t,o,r="partial"){const u=t._zod.def.checks;if(u&&u.length>0)throw new Error(`.${r}() cannot be used o\
n object schemas containing refinements`);const d=o?new Set(it(t,o)):void 0,g={};return L(g,t,Reflect.ownKeys(U(t)),e&&((y,b)=>d&&
!d.has(b)?y:new e({type:"optional",innerType:y}))),se(t,I(t._zod.def,{shape:g,checks:[]}))}function Ul(e,t,o){const r=o?
new Set(it(t,o)):void 0,a={};return L(a,t,Reflect.ownKeys(U(t)),(u,f)=>r&&!r.has(f)?u:new e({type:"nonoptional",innerType:u})),
se(t,I(t._zod.def,{shape:a}))}function xe(e,t=0){if(e.aborted===!0)return!0;for(let o=t;o<e.issues.length;o++)if(e.issues[o]?.
continue!==!0)return!0;return!1}function ua(e,t=0){if(e.aborted===!0)return!0;for(let o=t;o<e.issues.length;o++)if(e.issues[o]?.
continue===!1)return!0;return!1}function zo(e,t){return t.map(o=>{var r;return(r=o).path??(r.path=[]),o.path.unshift(e),
o})}function He(e){return typeof e=="string"?e:e?.message}function ko(e){const t=[];for(const o of e??[]){const r=o._zod.
def;if(!/_(length|size)$|_equals$/.test(r.check))break;const a=r.maximum??r.length??r.size;a>=0&&t.push([a,o])}return t}
function Xt(e,t,o){var r;for(let a=t;a<e.length;a++)(r=e[a]).schema??(r.schema=o)}function st(e,t,o){var r;const a=e.inst?.
_zod?.traits;a?.has("$ZodType")&&(a.has("$ZodCheck")?(r=e).schema??(r.schema=e.inst):e.schema=e.inst);const u=e.schema!==
e.inst?e.schema?._zod.def?.error:void 0,f=e.message?e.message:He(e.inst?._zod.def?.error?.(e))??He(u?.(e))??He(t?.error?.(
e))??He(o.customError?.(e))??He(o.localeError?.(e))??"Invalid input",d={};for(const g of Object.keys(e))g==="inst"||g===
"schema"||g==="continue"||g==="input"||g==="__proto__"||(d[g]=e[g]);return d.path??(d.path=[]),d.message=f,t?.reportInput&&
(d.input=e.input),d}function Bl(e){return e instanceof Set?"set":e instanceof Map?"map":e instanceof File?"file":"unknow\
n"}const la=/[\uD800-\uDBFF]/;function da(e){const t=e.length;if(!la.test(e))return t;let o=t;for(let r=0;r<t-1;r++)(e.charCodeAt(
r)&64512)===55296&&(e.charCodeAt(r+1)&64512)===56320&&(o--,r++);return o}function fa(e){return Array.isArray(e)?"array":
typeof e=="string"?"string":"unknown"}function Hl(e){const t=typeof e;switch(t){case"number":return Number.isNaN(e)?"nan":
"number";case"object":{if(e===null)return"null";if(Array.isArray(e))return"array";const o=e;if(o&&Object.getPrototypeOf(
o)!==Object.prototype&&"constructor"in o&&o.constructor)return o.constructor.name}}return t}function Vl(...e){const[t,o,
r]=e;return typeof t=="string"?{message:t,code:"custom",input:o,inst:r}:{...t}}function Wl(e){return Object.entries(e).filter(
([t,o])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function pa(e){const t=atob(e),o=new Uint8Array(t.length);for(let r=0;r<
t.length;r++)o[r]=t.charCodeAt(r);return o}function ha(e){let t="";for(let o=0;o<e.length;o++)t+=String.fromCharCode(e[o]);
return btoa(t)}function Kl(e){const t=e.replace(/-/g,"+").replace(/_/g,"/"),o="=".repeat((4-t.length%4)%4);return pa(t+o)}
function Gl(e){return ha(e).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function ql(e){const t=e.replace(/^0x/,
"");if(t.length%2!==0)throw new Error("Invalid hex string length");const o=new Uint8Array(t.length/2);for(let r=0;r<t.length;r+=
2)o[r/2]=Number.parseInt(t.slice(r,r+2),16);return o}function Xl(e){return Array.from(e).map(t=>t.toString(16).padStart(
2,"0")).join("")}class Yl{constructor(...t){}}function ma(e,t){for(const o in t){const r=Object.getOwnPropertyDescriptor(
t,o);r.get?Object.defineProperty(e,o,{...r,enumerable:!1}):ga(e,o,r.value)}}function Se(e,t,o,r=!0){return Object.defineProperty(
e,t,{configurable:!0,writable:!0,enumerable:r,value:o}),o}function ya(e,t,o){return Se(e,t,o,!1)}function Jl(e,t){for(const o in e){
const r=e[o];Object.defineProperty(t,o,{configurable:!0,enumerable:!0,get(){return Se(this,o,r(this))},set(a){Se(this,o,
a)}})}return t}function ga(e,t,o){Object.defineProperty(e,t,{configurable:!0,get(){return this==null?o:Se(this,t,o.bind(
this))},set(r){Se(this,t,r)}})}function _a(e,t){const o=Object.getPrototypeOf(e);return t in o?void 0:o}let Yt,we=!1;const ba={
configurable:!0,get(){we=!0}};function at(e,t,o){const r=Object.getPrototypeOf(e._zod);if(t in r&&Yt!==e._zod){Yt=void 0;
return}Yt=e._zod,Object.defineProperty(r,t,{configurable:!0,get(){Object.defineProperty(this,t,ba);const a=we;we=!1;try{
const u=o(this);return we?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,value:u}),we=we||a,u}catch(u){
throw delete this[t],we=we||a,u}},set(a){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:a})}})}function $a(e,t,o,r){
const a=_a(e,t);a&&Object.defineProperty(a,t,{configurable:!0,get(){const u={configurable:!0,writable:!0,enumerable:r,value:void 0};
return Object.defineProperty(this,t,u),u.value=o(this),Object.defineProperty(this,t,u),u.value},set(u){Object.defineProperty(
this,t,{configurable:!0,writable:!0,enumerable:r,value:u})}})}const va="~constantCatch";function Ql(e){const t=()=>e;return t[va]=
!0,t}var Zo;const ed=Object.freeze({status:"aborted"}),Jt={value:void 0,enumerable:!1};let xo="captureStackTrace"in Error?
Error:null;function wa(e){const t=xo;if(t){const o=t.stackTraceLimit;if(typeof o=="number"){try{t.stackTraceLimit=0}catch{
return xo=null,new e}try{return new e}finally{t.stackTraceLimit=o}}}return new e}function re(e,t,o,r){const a={};function u(v){
this.def=v,this.constr=x,this.traits=new Set}u.prototype=a;const f=o,d=f&&new WeakSet;function g(v,P){if(v._zod){if(v._zod.
traits.has(e))return}else{Jt.value=new u(P);try{Object.defineProperty(v,"_zod",Jt)}finally{Jt.value=void 0}}if(v._zod.traits.
add(e),t(v,P),d){const G=Object.getPrototypeOf(v),Y=v._zod.constr.prototype;let oe=G;for(;oe&&oe!==Y;)oe=Object.getPrototypeOf(
oe);const ue=oe??G;d.has(ue)||(d.add(ue),ma(ue,f))}const B=x.prototype;for(const G in B)Object.prototype.hasOwnProperty.
call(B,G)&&(G in v||(v[G]=B[G].bind(v)))}const y=r?.Parent??Object;class b extends y{}Object.defineProperty(b,"name",{value:e});
function x(v){const P=r?.Parent?wa(b):this;g(P,v);const B=P._zod.deferred;if(B){for(const Y of B)Y();P._zod.deferred=void 0}
const G=globalThis.__zod_globalConfig?.postProcessor;return G&&G(P),P}return Object.defineProperty(x,"init",{value:g}),Object.
defineProperty(x,Symbol.hasInstance,{value:v=>r?.Parent&&v instanceof r.Parent?!0:v?._zod?.traits?.has(e)}),Object.defineProperty(
x,"name",{value:e}),x}const td=null;class Ve extends Error{constructor(){super("Encountered Promise during synchronous p\
arse. Use .parseAsync() instead.")}}class nd extends Error{constructor(t){super(`Encountered unidirectional transform du\
ring encode: ${t}`),this.name="ZodEncodeError"}}(Zo=globalThis).__zod_globalConfig??(Zo.__zod_globalConfig={});const ct=globalThis.
__zod_globalConfig;function ut(e){return e&&Object.assign(ct,e),ct}const Te=re("$ZodCheck",(e,t)=>{var o;e._zod??(e._zod=
{}),e._zod.def=t,(o=e._zod).onattach??(o.onattach=[])}),od=e=>{const t=e.value;return!util.nullish(t)&&t.size!==void 0},
za=e=>{const t=e.value;return!S(t)&&t.length!==void 0},So={number:"number",bigint:"bigint",object:"date"},rd=null,ka=re(
"$ZodCheckGreaterThan",(e,t)=>{Te.init(e,t);const o=So[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value>=t.value:r.
value>t.value)||r.issues.push({origin:So[typeof r.value]??o,code:"too_small",minimum:typeof t.value=="object"?t.value.getTime():
t.value,input:r.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),id=null,Za=re("$ZodCheckNumberFormat",(e,t)=>{
Te.init(e,t),t.format=t.format||"float64";const o=t.format?.includes("int"),r=o?"int":"number",[a,u]=ca[t.format];e._zod.
check=f=>{const d=f.value;if(o){if(!Number.isInteger(d)){f.issues.push({expected:r,format:t.format,code:"invalid_type",continue:!1,
input:d,inst:e});return}if(!Number.isSafeInteger(d)){d>0?f.issues.push({input:d,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,
note:"Integers must be within the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort}):f.issues.push({input:d,
code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e,origin:r,
inclusive:!0,continue:!t.abort});return}}d<a&&f.issues.push({origin:"number",input:d,code:"too_small",minimum:a,inclusive:!0,
inst:e,continue:!t.abort}),d>u&&f.issues.push({origin:"number",input:d,code:"too_big",maximum:u,inclusive:!0,inst:e,continue:!t.
abort})}}),sd=null,ad=null,cd=null,ud=null,ld=null,xa=re("$ZodCheckMinLength",(e,t)=>{var o;Te.init(e,t),(o=e._zod.def).
when??(o.when=za),e._zod.check=r=>{const a=r.value,u=a.length;if((typeof a=="string"&&u>=t.minimum&&u<t.minimum*2?da(a):
u)>=t.minimum)return;const d=fa(a);r.issues.push({origin:d,code:"too_small",minimum:t.minimum,inclusive:!0,input:a,inst:e,
continue:!t.abort})}}),dd=null,fd=null,pd=null,hd=null,md=null,yd=null,gd=null,_d=null;function bd(e,t,o){e.issues.length&&
t.issues.push(...util.prefixIssues(o,e.issues))}const $d=null,vd=null,wd=null,Sa=re("$ZodCheckOverwrite",(e,t)=>{Te.init(
e,t),e._zod.check=o=>{o.value=t.tx(o.value)}}),zd=/^[cC][0-9a-z]{6,}$/,kd=/^[0-9a-z]+$/,Zd=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,
xd=/^[0-9a-vA-V]{20}$/,Sd=/^[A-Za-z0-9]{27}$/,Td=/^[a-zA-Z0-9_-]{21}$/;function Pd(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}\
}$`)}const Ed=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,Ad=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/,
Cd=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,Md=e=>e?new RegExp(`^([0-9a-fA-F]{8\
}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
Rd=null,Id=null,Od=null,Fd=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,
Nd=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
Ld=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,
Dd=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u,jd=null,Ud=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
Ta=null;function Bd(){return new RegExp(Ta,"u")}const Hd=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
Vd=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
Wd=e=>{const t=util.escapeRegex(e??":");return new RegExp(`^(?:[0-9A-F]{2}${t}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${t}){5}[0\
-9a-f]{2}$`)},Kd=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
Gd=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
qd=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,Xd=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
Yd=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/,
Jd=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/,Qd=/^https?$/,ef=/^\+[1-9]\d{6,14}$/,
tf=/^\d(?:[ -]?\d){11,18}$/,nf=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/,
of=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/,Pa=null;function rf(e){return new RegExp(`^${e}$`)}const sf=null;function Qt(e){
const t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:\
[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function af(e){
return new RegExp(`^${Qt(e)}$`)}function cf(e){const t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");const o=`${Qt(
{precision:e.precision,seconds:!0})}(?:${t.join("|")})`,r=e.local?`${o}|${Qt({precision:e.precision})}`:o;return new RegExp(
`^${Pa}T(?:${r})$`)}const Ea=/^[\s\S]{0,}$/,uf=e=>{const t=e?`[\\s\\S]{${e?.minimum??0},${e?.maximum??""}}`:"[\\s\\S]*";
return new RegExp(`^${t}$`)},lf=/^-?\d+n?$/,df=/^-?\d+$/,Aa=/^-?\d+(?:\.\d+)?$/,ff=/^(?:true|false)$/i,pf=/^null$/i,hf=/^undefined$/i,
mf=/^[^A-Z]*$/,yf=/^[^a-z]*$/,gf=/^[0-9a-fA-F]*$/;function _f(e,t){return new RegExp(`^[A-Za-z0-9+/]{${e}}${t}$`)}function bf(e){
return new RegExp(`^[A-Za-z0-9_-]{${e}}$`)}const $f=/^[0-9a-fA-F]{32}$/,vf=null,wf=null,zf=/^[0-9a-fA-F]{40}$/,kf=null,Zf=null,
xf=/^[0-9a-fA-F]{64}$/,Sf=null,Tf=null,Pf=/^[0-9a-fA-F]{96}$/,Ef=null,Af=null,Cf=/^[0-9a-fA-F]{128}$/,Mf=null,Rf=null,Ca={
major:4,minor:6,patch:7},Pe=re("$ZodType",(e,t)=>{var o;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=
Ca;const r=e._zod.def.checks,a=e._zod.traits.has("$ZodCheck")?[e,...r??[]]:r?.length?[...r]:[];for(const u of a)for(const f of u.
_zod.onattach)f(e);if(a.length===0)(o=e._zod).deferred??(o.deferred=[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{
const u=(d,g,y)=>{if(d.memo)return d;let b=xe(d),x;for(const v of g){if(v._zod.def.when){if(ua(d)||!v._zod.def.when(d))continue}else if(b)
continue;const P=d.issues.length,B=v._zod.check(d);if(B instanceof Promise&&y?.async===!1)throw new Ve;if(x||B instanceof
Promise)x=(x??Promise.resolve()).then(async()=>{await B,d.issues.length!==P&&(Xt(d.issues,P,e),b||(b=xe(d,P)))});else{if(d.
issues.length===P)continue;Xt(d.issues,P,e),b||(b=xe(d,P))}}return x?x.then(()=>d):d},f=(d,g,y)=>{if(xe(d))return d.aborted=
!0,d;const b=u(g,a,y);if(b instanceof Promise){if(y.async===!1)throw new Ve;return b.then(x=>e._zod.parse(x,y))}return e.
_zod.parse(b,y)};e._zod.run=(d,g)=>{if(g.skipChecks)return e._zod.parse(d,g);if(g.direction==="backward"){const b=e._zod.
parse({value:d.value,issues:[]},{...g,skipChecks:!0});return b instanceof Promise?b.then(x=>f(x,d,g)):f(b,d,g)}const y=e.
_zod.parse(d,g);if(y instanceof Promise){if(g.async===!1)throw new Ve;return y.then(b=>u(b,a,g))}return u(y,a,g)}}},{get"\
~standard"(){return ya(this,"~standard",Ra(this))},set"~standard"(e){Se(this,"~standard",e)}}),To=(e,t)=>e.issues.length?
{issues:e.issues.map(o=>st(o,t,ut()))}:{value:e.value};async function Ma(e,t){const o={async:!0};return To(await e._zod.
run({value:t,issues:[]},o),o)}function Ra(e){return{validate:t=>{const o={async:!1};try{const r=e._zod.run({value:t,issues:[]},
o);if(!(r instanceof Promise))return To(r,o)}catch{}return Ma(e,t)},vendor:"zod",version:1}}const Ia=re("$ZodString",(e,t)=>{
Pe.init(e,t),e._zod.pattern=t.pattern??Ea,e._zod.parse=(o,r)=>{if(t.coerce)try{o.value=String(o.value)}catch{}return typeof o.
value=="string"||o.issues.push({expected:"string",code:"invalid_type",input:o.value,inst:e}),o}}),If=null,Of=null,Ff=null,
Nf=null,Oa=1,en=2;function Po(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):(new URL(e),
!0)}catch{return!1}}function Lf(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?Po(e)||en:Fa(e,t)}function Fa(e,t){
if(!t.normalize&&t.protocol?.source===regexes.httpProtocol.source&&!/^https?:\/\//i.test(e))return Oa;try{if(typeof URL<
"u"){const o=URL;if(typeof o.parse=="function")return o.parse(e)??en}return new URL(e)}catch{return en}}const Na=/[\t\n\r]/g;
function Df(e){return e.replace(Na,"")}function jf(e,t){return t.lastIndex=0,t.test(e.hostname)}function Uf(e,t){return t.
lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}const Bf=null,Hf=null,Vf=null,Wf=null,Kf=null,
Gf=null,qf=null,Xf=null,Yf=null,Jf=null,Qf=null,ep=null,tp=null,La=/^[0-9a-fA-F:.]+$/;function Da(e){return La.test(e)?Po(
`http://[${e}]`):!1}const np=null,op=null,rp=null;function ip(e){const t=e.split("/");if(t.length!==2)return!1;const[o,r]=t;
if(!r)return!1;const a=Number(r);return`${a}`!==r||a<0||a>128?!1:Da(o)}const sp=null;function ja(e){if(e==="")return!0;if(/\s/.
test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}const ap=/^[0-9a-zA-Z+/]*={0,2}$/,cp=null,Ua=/^[A-Za-z0-9_-]*$/;
function up(e){if(!Ua.test(e))return!1;const t=e.replace(/[-_]/g,r=>r==="-"?"+":"/"),o=t.padEnd(Math.ceil(t.length/4)*4,
"=");return ja(o)}const lp=null,dp=null,Ba=/[- ]/g;function Ha(e){let t=e.length,o=1,r=0;for(;t;){const a=e.charCodeAt(--t)-
48;o^=1,r+=o?[0,2,4,6,8,1,3,5,7,9][a]:a}return r%10===0}function fp(e){return regexes.creditCard.test(e)?Ha(e.replace(Ba,
"")):!1}const pp=null;function Va(e){let t=0;const o=e.length;for(let r=4;r<o;r++){const a=e.charCodeAt(r);t=(a>=65?t*100+
(a-55):t*10+(a-48))%97}for(let r=0;r<4;r++){const a=e.charCodeAt(r);t=(a>=65?t*100+(a-55):t*10+(a-48))%97}return t===1}function hp(e){
return regexes.iban.test(e)?Va(e):!1}const mp=null;function yp(e,t=null){try{const o=e.split(".");if(o.length!==3)return!1;
const[r]=o;if(!r)return!1;const a=JSON.parse(atob(r));return!("typ"in a&&a?.typ!=="JWT"||!a.alg||t&&(!("alg"in a)||a.alg!==
t))}catch{return!1}}const gp=null,_p=null,Eo=re("$ZodNumber",(e,t)=>{Pe.init(e,t),e._zod.pattern=Aa,e._zod.parse=(o,r)=>{
if(t.coerce)try{o.value=Number(o.value)}catch{}const a=o.value;if(typeof a=="number"&&!Number.isNaN(a)&&Number.isFinite(
a))return o;const u=typeof a=="number"?Number.isNaN(a)?"NaN":Number.isFinite(a)?void 0:String(a):void 0;return o.issues.
push({expected:"number",code:"invalid_type",input:a,inst:e,...u?{received:u}:{}}),o}}),Wa=re("$ZodNumberFormat",(e,t)=>{
Za.init(e,t),Eo.init(e,t)}),bp=null,$p=null,vp=null,wp=null,zp=null,kp=null,Zp=null,xp=null,Ka=re("$ZodNever",(e,t)=>{Pe.
init(e,t),e._zod.parse=(o,r)=>(o.issues.push({expected:"never",code:"invalid_type",input:o.value,inst:e}),o)}),Sp=null,Tp=null;
function Ga(e,t){const o=ko(e._zod.def.checks);if(!o.length)return;const r=Math.min(...o.map(u=>u[0])),a=e._zod.parse;e.
_zod.parse=(u,f)=>{const d=t(u.value);if(d>r&&!f?.skipChecks&&f?.direction!=="backward"){for(const[g,y]of ko(e._zod.def.
checks))if(d>g&&y._zod.def.when(u)){const b=u.issues.length;return y._zod.check(u),u.issues[b].continue=!1,Xt(u.issues,b,
e),u}}return a(u,f)}}const qa=e=>Array.isArray(e)?e.length:-1,Pp=e=>e instanceof Map?e.size:-1,Ep=e=>e instanceof Set?e.
size:-1;function Ao(e,t,o){e.issues.length&&t.issues.push(...zo(o,e.issues)),t.value[o]=e.value}const Xa=re("$ZodArray",
(e,t)=>{Pe.init(e,t);const o=ct.memoizer;o?.attach(e),e._zod.parse=(r,a)=>{const u=r.value;if(!Array.isArray(u))return r.
issues.push({expected:"array",code:"invalid_type",input:u,inst:e}),r;r.value=o?o.alloc(e,r,Array(u.length),a):Array(u.length);
const f=[],d=a?.abortEarly;for(let g=0;g<u.length;g++){const y=u[g],b=t.element._zod.run({value:y,issues:[]},a);if(b instanceof
Promise)f.push(b.then(x=>Ao(x,r,g)));else if(Ao(b,r,g),d&&b.issues.length!==0&&xe(b))break}return f.length?Promise.all(f).
then(()=>r):r},Ga(e,qa)});function lt(e,t,o,r,a,u){const f=o in r,d=u==="optional";if(!(!f&&d&&a==="optional")){if(e.issues.
length){if(a!==void 0&&d&&!f)return;t.issues.push(...zo(o,e.issues))}if(!f&&a===void 0){e.issues.length||t.issues.push({
code:"invalid_type",expected:"nonoptional",input:void 0,path:[o]});return}e.value===void 0?(f||a==="defaulted"&&!d)&&(t.
value[o]=void 0):t.value[o]=e.value}}const Ya=[];function Ja(e){const t=Object.keys(e.shape),o=Object.getOwnPropertySymbols(
e.shape),r=o.length?o:Ya,a=r.length?[...t,...r]:t;for(const f of a)if(!e.shape?.[f]?._zod?.traits?.has("$ZodType"))throw new Error(
`Invalid element at key "${String(f)}": expected a Zod schema`);const u=aa(e.shape);return{...e,allKeys:a,symbolKeys:r,keySet:new Set(
t),numKeys:t.length,optionalKeys:new Set(u)}}function Qa(e,t,o,r,a,u,f){const d=[],g=a.keySet,y=a.catchall._zod,b=y.def.
type,x=y.optin,v=y.optout;let P=0;for(const B in t){if(f&&o.issues.length!==P){if(xe(o,P))break;P=o.issues.length}if(g.has(
B))continue;if(B==="__proto__"){b==="never"&&d.push(B);continue}if(b==="never"){d.push(B);continue}const G=y.run({value:t[B],
issues:[]},r);G instanceof Promise?e.push(G.then(Y=>lt(Y,o,B,t,x,v))):lt(G,o,B,t,x,v)}return d.length&&o.issues.push({code:"\
unrecognized_keys",keys:d,input:t,inst:u,continue:!0}),e.length?Promise.all(e).then(()=>o):o}const ec=re("$ZodObject",(e,t)=>{
Pe.init(e,t);const o=Object.getOwnPropertyDescriptor(t,"shape"),r=o?.get?o.get.raw:t.shape??{};if(r){const y=()=>{const b={
...r};return Object.defineProperty(t,"shape",{value:b}),y.raw=b,b};y.raw=r,Object.defineProperty(t,"shape",{get:y})}const a=W(
()=>Ja(t));at(e,"propValues",y=>{const b=y.def.shape,x={};for(const v in b){const P=b[v]._zod;if(P.values){Object.prototype.
hasOwnProperty.call(x,v)||ie(x,v,new Set);for(const B of P.values)x[v].add(B);P.optin!==void 0&&x[v].add(void 0)}}return x});
const u=$,f=t.catchall;let d;const g=ct.memoizer;g?.attach(e),e._zod.parse=(y,b)=>{d??(d=a.value);const x=y.value;if(!u(
x))return y.issues.push({expected:"object",code:"invalid_type",input:x,inst:e}),y;y.value=g?g.alloc(e,y,{},b):{};const v=[],
P=d.shape,B=b?.abortEarly;let G=y.issues.length;for(const Y of d.allKeys){if(B&&y.issues.length!==G){if(xe(y,G))break;G=
y.issues.length}if(Y==="__proto__")continue;const oe=P[Y],ue=oe._zod.optin,Ee=oe._zod.optout,vt=oe._zod.run({value:x[Y],
issues:[]},b);vt instanceof Promise?v.push(vt.then(qe=>lt(qe,y,Y,x,ue,Ee))):lt(vt,y,Y,x,ue,Ee)}return f?Qa(v,x,y,b,a.value,
e,B===!0):v.length?Promise.all(v).then(()=>y):y}}),Ap=null;function Cp(e,t,o,r){for(const u of e)if(u.issues.length===0)
return t.value=u.value,t;const a=e.filter(u=>!util.aborted(u));return a.length===1?(t.value=a[0].value,a[0]):(t.issues.push(
{code:"invalid_union",input:t.value,inst:o,errors:e.map(u=>u.issues.map(f=>util.finalizeIssue(f,r,core.config())))}),t)}
const Mp=null;function Rp(e,t,o,r){const a=[];for(let u=0;u<e.length;u++)e[u].issues.length===0&&a.push(u);return a.length===
1?(t.value=e[a[0]].value,t):(a.length===0?t.issues.push({code:"invalid_union",input:t.value,inst:o,errors:e.map(u=>u.issues.
map(f=>util.finalizeIssue(f,r,core.config())))}):t.issues.push({code:"invalid_union",input:t.value,inst:o,errors:[],inclusive:!1,
matches:a}),t)}const Ip=null;function Op(e,t){const o=e._zod;let r=o.bag.optionsMap;r||(r=tc(o.def),o.bag.optionsMap=r);
const a=r.get(t);if(a===null)throw new Error(`Ambiguous discriminator value "${String(t)}"`);return a}function tc(e){const t=new Map;
for(const o of e.options){const r=o._zod.propValues?.[e.discriminator];if(!r||r.size===0)throw new Error(`Invalid discri\
minated union option at index "${e.options.indexOf(o)}"`);for(const a of r)if(t.has(a)){if(a!==void 0)throw new Error(`D\
uplicate discriminator value "${String(a)}"`);t.set(a,null)}else t.set(a,o)}return t}const Fp=null,Np=null;function tn(e,t){
if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&+e==+t)return{valid:!0,data:e};if(util.isPlainObject(
e)&&util.isPlainObject(t)){const o=Object.keys(t),r=Object.keys(e).filter(u=>o.indexOf(u)!==-1),a={...e,...t};Object.prototype.
hasOwnProperty.call(a,"__proto__")&&delete a.__proto__;for(const u of r){if(u==="__proto__")continue;const f=tn(e[u],t[u]);
if(!f.valid)return{valid:!1,mergeErrorPath:[u,...f.mergeErrorPath]};a[u]=f.data}return{valid:!0,data:a}}if(Array.isArray(
e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};const o=[];for(let r=0;r<e.length;r++){const a=e[r],
u=t[r],f=tn(a,u);if(!f.valid)return{valid:!1,mergeErrorPath:[r,...f.mergeErrorPath]};o.push(f.data)}return{valid:!0,data:o}}
return{valid:!1,mergeErrorPath:[]}}function Lp(e,t,o){const r=new Map;let a;const u=new Map,f=(y,b)=>{let x;if(y.code===
"unrecognized_keys"&&!y.path?.length)a??(a=y),x=y.keys;else if(y.code==="invalid_key"&&y.origin==="record"&&y.path?.length===
1){const v=String(y.path[0]);u.has(v)||u.set(v,y),x=[v]}else return!1;for(const v of x)r.has(v)||r.set(v,{}),r.get(v)[b]=
!0;return!0};for(const y of t.issues)f(y,"l")||e.issues.push(y);for(const y of o.issues)f(y,"r")||e.issues.push(y);const d=[
...r].filter(([,y])=>y.l&&y.r).map(([y])=>y);if(d.length){const y=a?d.filter(b=>a.keys.includes(b)):[];y.length&&e.issues.
push({...a,keys:y});for(const b of d)!y.includes(b)&&u.has(b)&&e.issues.push(u.get(b))}const g=tn(t.value,o.value);if(!g.
valid){if(util.aborted(e))return e;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(g.mergeErrorPath)}`)}
return e.value=g.data,e}const Dp=null;function jp(e,t){for(let o=e.length-1;o>=0;o--)if(!(t==="optin"?e[o]._zod.optin!==
void 0:e[o]._zod.optout==="optional"))return o+1;return 0}function Up(e,t,o){e.issues.length&&t.issues.push(...util.prefixIssues(
o,e.issues)),t.value[o]=e.value}function Bp(e,t,o,r,a){for(let u=0;u<o.length;u++){const f=e[u],d=u<r.length;if(!d&&u>=a&&
o[u]._zod.optin==="optional"){t.value.length=u;break}if(f.issues.length){if(!d&&u>=a){t.value.length=u;break}t.issues.push(
...util.prefixIssues(u,f.issues))}t.value[u]=f.value}for(let u=t.value.length-1;u>=r.length&&(o[u]._zod.optout==="option\
al"&&t.value[u]===void 0);u--)t.value.length=u;return t}const Hp=null,Vp=null;function Wp(e,t,o,r,a,u,f){e.issues.length&&
(util.propertyKeyTypes.has(typeof r)?o.issues.push(...util.prefixIssues(r,e.issues)):o.issues.push({code:"invalid_key",origin:"\
map",input:a,inst:u,issues:e.issues.map(d=>util.finalizeIssue(d,f,core.config()))})),t.issues.length&&(util.propertyKeyTypes.
has(typeof r)?o.issues.push(...util.prefixIssues(r,t.issues)):o.issues.push({origin:"map",code:"invalid_element",input:a,
inst:u,key:r,issues:t.issues.map(d=>util.finalizeIssue(d,f,core.config()))})),o.value.set(e.value,t.value)}const Kp=null;
function Gp(e,t){e.issues.length&&t.issues.push(...e.issues),t.value.add(e.value)}const qp=null,Xp=null,Yp=null,Jp=null;
function Co(e,t){return e.value=t.issues.length?void 0:t.value,e}const nc=re("$ZodOptional",(e,t)=>{Pe.init(e,t),at(e,"o\
ptin",o=>o.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",at(e,"values",o=>{const r=o.
def.innerType._zod.values;return r?new Set([...r,void 0]):void 0}),at(e,"pattern",o=>{const r=o.def.innerType._zod.pattern;
return r?new RegExp(`^(${E(r.source)})?$`):void 0}),e._zod.parse=(o,r)=>{if(o.value===void 0){if(t.innerType._zod.optin!==
"defaulted")return o;const a=t.innerType._zod.run({value:o.value,issues:[]},r);return a instanceof Promise?a.then(u=>Co(
o,u)):Co(o,a)}return t.innerType._zod.run(o,r)}}),Qp=null,eh=null,th=null;function nh(e,t){return e.value===void 0&&(e.value=
t.defaultValue),e}const oh=null,rh=null;function ih(e,t){return!e.issues.length&&e.value===void 0&&e.issues.push({code:"\
invalid_type",expected:"nonoptional",input:e.value,inst:t}),e}const sh=null;function ah(e,t,o,r){return t.issues.length?
(e.value=o.catchValue({...t,value:e.value,error:{issues:t.issues.map(a=>util.finalizeIssue(a,r,core.config()))},input:e.
value}),e):(e.value=t.value,t.memo&&(e.memo=!0),e)}const ch=null,uh=null,lh=null;function dh(e,t,o){return e.issues.some(
r=>r.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run({value:e.value,issues:e.issues},o)}const fh=null;function ph(e,t,o){
if(e.issues.length)return e.aborted=!0,e;if((o.direction||"forward")==="forward"){const a=t.transform(e.value,e);return a instanceof
Promise?a.then(u=>dt(e,u,t.out,o)):dt(e,a,t.out,o)}else{const a=t.reverseTransform(e.value,e);return a instanceof Promise?
a.then(u=>dt(e,u,t.in,o)):dt(e,a,t.in,o)}}function dt(e,t,o,r){return e.issues.length?(e.aborted=!0,e):o._zod.run({value:t,
issues:e.issues},r)}const hh=null,mh=null;function yh(e){return e.memo||(e.value=Object.freeze(e.value)),e}function oc(e){
const t=e._zod.def;let o=t.pattern,r=!!t.format?.includes("int"),a,u;for(const d of t.checks??[]){const g=d._zod.def;g.pattern&&
(o=g.pattern),r||(r=!!g.format?.includes("int"));const y=g.minimum??g.length,b=g.maximum??g.length;y!==void 0&&(a===void 0||
y>a)&&(a=y),b!==void 0&&(u===void 0||b<u)&&(u=b)}if(o)return o.source;if(a!==void 0&&u!==void 0&&a>u)return"(?!)";if(a!==
void 0||u!==void 0)return regexes.string({minimum:a,maximum:u}).source;const f=e._zod.pattern;return(r&&f===regexes.number?
regexes.integer:f)?.source}function Mo(e){const t=e._zod.def,o=e._zod.pattern?.source,r=t.innerType??e._zod.innerType;if(r){
const a=r._zod.pattern?.source,u=Mo(r);return o&&a&&u&&u!==a?o.replace(util.cleanRegex(a),()=>util.cleanRegex(u)):o}if(t.
options){const a=t.options.map(Mo);if(a.every(Boolean))return`^(${a.map(u=>util.cleanRegex(u)).join("|")})$`}return oc(e)}
const gh=null,_h=null,bh=null,$h=null,vh=null;function wh(e,t,o,r){if(!e){const a={code:"custom",input:o,inst:r,path:[...r.
_zod.def.path??[]],continue:!r._zod.def.abort};r._zod.def.params&&(a.params=r._zod.def.params),t.issues.push(util.issue(
a))}}var Ro;const zh=null,kh=null;class rc{constructor(){this._map=new WeakMap,this._idmap=new Map}add(t,...o){const r=o[0];
return this._map.set(t,r),r&&typeof r=="object"&&"id"in r&&this._idmap.set(r.id,t),this}clear(){return this._map=new WeakMap,
this._idmap=new Map,this}remove(t){const o=this._map.get(t);return o&&typeof o=="object"&&"id"in o&&this._idmap.delete(o.
id),this._map.delete(t),this}get(t){const o=t._zod.parent;if(o){const r={...this.get(o)??{}};delete r.id;const a={...r,...this.
_map.get(t)};return Object.keys(a).length?a:void 0}return this._map.get(t)}has(t){return this._map.has(t)}}function ic(){
return new rc}(Ro=globalThis).__zod_globalRegistry??(Ro.__zod_globalRegistry=ic());const ft=globalThis.__zod_globalRegistry;
function pt(e){return e.checks&&(e.checks=[...e.checks]),e}function sc(e,t){return new e(pt({type:"string",...pe(t)}))}function Zh(e,t){
return new e(pt({type:"string",coerce:!0,...util.normalizeParams(t)}))}function xh(e,t){return new e({type:"string",format:"\
email",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Sh(e,t){return new e({type:"string",format:"\
guid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Th(e,t){return new e({type:"string",format:"u\
uid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Ph(e,t){return new e({type:"string",format:"uu\
id",check:"string_format",abort:!1,version:"v4",...util.normalizeParams(t)})}function Eh(e,t){return new e({type:"string",
format:"uuid",check:"string_format",abort:!1,version:"v6",...util.normalizeParams(t)})}function Ah(e,t){return new e({type:"\
string",format:"uuid",check:"string_format",abort:!1,version:"v7",...util.normalizeParams(t)})}function Ch(e,t){return new e(
{type:"string",format:"url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Mh(e,t){return new e({type:"\
string",format:"emoji",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Rh(e,t){return new e({type:"\
string",format:"nanoid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Ih(e,t){return new e({type:"\
string",format:"cuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Oh(e,t){return new e({type:"s\
tring",format:"cuid2",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Fh(e,t){return new e({type:"s\
tring",format:"ulid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Nh(e,t){return new e({type:"st\
ring",format:"xid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Lh(e,t){return new e({type:"stri\
ng",format:"ksuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Dh(e,t){return new e({type:"stri\
ng",format:"ipv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function jh(e,t){return new e({type:"strin\
g",format:"ipv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Uh(e,t){return new e({type:"string",
format:"mac",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Bh(e,t){return new e({type:"string",format:"\
cidrv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Hh(e,t){return new e({type:"string",format:"\
cidrv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Vh(e,t){return new e({type:"string",format:"\
base64",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Wh(e,t){return new e({type:"string",format:"\
base64url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Kh(e,t){return new e({type:"string",format:"\
e164",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Gh(e,t){return new e({type:"string",format:"c\
redit_card",check:"string_format",abort:!1,...util.normalizeParams(t)})}function qh(e,t){return new e({type:"string",format:"\
iban",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Xh(e,t){return new e({type:"string",format:"j\
wt",check:"string_format",abort:!1,...util.normalizeParams(t)})}const Yh={Any:null,Minute:-1,Second:0,Millisecond:3,Microsecond:6};
function Jh(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,...util.
normalizeParams(t)})}function Qh(e,t){return new e({type:"string",format:"date",check:"string_format",...util.normalizeParams(
t)})}function em(e,t){return new e({type:"string",format:"time",check:"string_format",precision:null,...util.normalizeParams(
t)})}function tm(e,t){return new e({type:"string",format:"duration",check:"string_format",...util.normalizeParams(t)})}function nm(e,t){
return new e(pt({type:"number",checks:[],...util.normalizeParams(t)}))}function om(e,t){return new e(pt({type:"number",coerce:!0,
checks:[],...util.normalizeParams(t)}))}function ac(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"\
safeint",...pe(t)})}function rm(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float32",...util.
normalizeParams(t)})}function im(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float64",...util.
normalizeParams(t)})}function sm(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"int32",...util.
normalizeParams(t)})}function am(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"uint32",...util.
normalizeParams(t)})}function cm(e,t){return new e({type:"boolean",...util.normalizeParams(t)})}function um(e,t){return new e(
{type:"boolean",coerce:!0,...util.normalizeParams(t)})}function lm(e,t){return new e({type:"bigint",...util.normalizeParams(
t)})}function dm(e,t){return new e({type:"bigint",coerce:!0,...util.normalizeParams(t)})}function fm(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"int64",...util.normalizeParams(t)})}function pm(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"uint64",...util.normalizeParams(t)})}function hm(e,t){return new e(
{type:"symbol",...util.normalizeParams(t)})}function mm(e,t){return new e({type:"undefined",...util.normalizeParams(t)})}
function ym(e,t){return new e({type:"null",...util.normalizeParams(t)})}function gm(e){return new e({type:"any"})}function _m(e){
return new e({type:"unknown"})}function cc(e,t){return new e({type:"never",...pe(t)})}function bm(e,t){return new e({type:"\
void",...util.normalizeParams(t)})}function $m(e,t){return new e({type:"date",...util.normalizeParams(t)})}function vm(e,t){
return new e({type:"date",coerce:!0,...util.normalizeParams(t)})}function wm(e,t){return new e({type:"nan",...util.normalizeParams(
t)})}function uc(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function lc(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!0})}
function dc(e,t){return new checks.$ZodCheckGreaterThan({check:"greater_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function Io(e,t){return new ka({check:"greater_than",...pe(t),value:e,inclusive:!0})}function zm(e){return dc(0,e)}function km(e){
return uc(0,e)}function Zm(e){return lc(0,e)}function xm(e){return Io(0,e)}function Sm(e,t){return new checks.$ZodCheckMultipleOf(
{check:"multiple_of",...util.normalizeParams(t),value:e})}function Tm(e,t){return new checks.$ZodCheckMaxSize({check:"ma\
x_size",...util.normalizeParams(t),maximum:e})}function Pm(e,t){return new checks.$ZodCheckMinSize({check:"min_size",...util.
normalizeParams(t),minimum:e})}function Em(e,t){return new checks.$ZodCheckSizeEquals({check:"size_equals",...util.normalizeParams(
t),size:e})}function Am(e,t){return new checks.$ZodCheckMaxLength({check:"max_length",...util.normalizeParams(t),maximum:e})}
function fc(e,t){return new xa({check:"min_length",...pe(t),minimum:e})}function Cm(e,t){return new checks.$ZodCheckLengthEquals(
{check:"length_equals",...util.normalizeParams(t),length:e})}function Mm(e,t){return new checks.$ZodCheckRegex({check:"s\
tring_format",format:"regex",...util.normalizeParams(t),pattern:e})}function Rm(e){return new checks.$ZodCheckLowerCase(
{check:"string_format",format:"lowercase",...util.normalizeParams(e)})}function Im(e){return new checks.$ZodCheckUpperCase(
{check:"string_format",format:"uppercase",...util.normalizeParams(e)})}function Om(e,t){return new checks.$ZodCheckIncludes(
{check:"string_format",format:"includes",...util.normalizeParams(t),includes:e})}function Fm(e,t){return new checks.$ZodCheckStartsWith(
{check:"string_format",format:"starts_with",...util.normalizeParams(t),prefix:e})}function Nm(e,t){return new checks.$ZodCheckEndsWith(
{check:"string_format",format:"ends_with",...util.normalizeParams(t),suffix:e})}function Lm(e,t,o){return new checks.$ZodCheckProperty(
{check:"property",property:e,schema:t,...util.normalizeParams(o)})}function Dm(e,t){return new checks.$ZodCheckProperties(
{check:"properties",shape:e,...util.normalizeParams(t)})}function jm(e,t){return new checks.$ZodCheckMimeType({check:"mi\
me_type",mime:e,...util.normalizeParams(t)})}function We(e){return new Sa({check:"overwrite",tx:e})}function Um(e){return We(
t=>t.normalize(e))}function pc(){return We(e=>e.trim())}function Bm(){return We(e=>e.toLowerCase())}function Hm(){return We(
e=>e.toUpperCase())}function Vm(){return We(e=>util.slugify(e))}function Wm(e,t,o){return new e({type:"array",element:t,
...util.normalizeParams(o)})}function Km(e,t,o){return new e({type:"union",options:t,...util.normalizeParams(o)})}function Gm(e,t,o){
return new e({type:"union",options:t,inclusive:!1,...util.normalizeParams(o)})}function qm(e,t,o,r){return new e({type:"\
union",options:o,discriminator:t,...util.normalizeParams(r)})}function Xm(e,t,o){return new e({type:"intersection",left:t,
right:o})}function Ym(e,t,o,r){const a=o instanceof schemas.$ZodType,u=a?r:o,f=a?o:null;return new e({type:"tuple",items:t,
rest:f,...util.normalizeParams(u)})}function Jm(e,t,o,r){return new e({type:"record",keyType:t,valueType:o,...util.normalizeParams(
r)})}function Qm(e,t,o,r){return new e({type:"map",keyType:t,valueType:o,...util.normalizeParams(r)})}function ey(e,t,o){
return new e({type:"set",valueType:t,...util.normalizeParams(o)})}function ty(e,t,o){const r=Array.isArray(t)?Object.fromEntries(
t.map(a=>[a,a])):t;return new e({type:"enum",entries:r,...util.normalizeParams(o)})}function ny(e,t,o){return new e({type:"\
enum",entries:t,...util.normalizeParams(o)})}function oy(e,t,o){return new e({type:"literal",values:Array.isArray(t)?t:[
t],...util.normalizeParams(o)})}function ry(e,t){return new e({type:"file",...util.normalizeParams(t)})}function iy(e,t){
return new e({type:"transform",transform:t})}function sy(e,t){return new e({type:"optional",innerType:t})}function ay(e,t){
return new e({type:"nullable",innerType:t})}function cy(e,t,o){return new e({type:"default",innerType:t,get defaultValue(){
return typeof o=="function"?o():util.shallowClone(o)}})}function uy(e,t,o){return new e({type:"nonoptional",innerType:t,
...util.normalizeParams(o)})}function ly(e,t){return new e({type:"success",innerType:t})}function dy(e,t,o){return new e(
{type:"catch",innerType:t,catchValue:typeof o=="function"?o:util.constantCatch(o)})}function fy(e,t,o){return new e({type:"\
pipe",in:t,out:o})}function py(e,t){return new e({type:"readonly",innerType:t})}function hy(e,t,o){return new e({type:"t\
emplate_literal",parts:t,...util.normalizeParams(o)})}function my(e,t){return new e({type:"lazy",getter:t})}function yy(e,t){
return new e({type:"promise",innerType:t})}function gy(e,t,o){const r=util.normalizeParams(o);return r.abort??(r.abort=!0),
new e({type:"custom",check:"custom",fn:t,...r})}function _y(e,t,o){return new e({type:"custom",check:"custom",fn:t,...util.
normalizeParams(o)})}function by(e,t){const o=hc(r=>(r.addIssue=a=>{if(typeof a=="string")r.issues.push(util.issue(a,r.value,
o._zod.def));else{const u=a;u.fatal&&(u.continue=!1),u.code??(u.code="custom"),"input"in u||(u.input=r.value),u.inst??(u.
inst=o),u.continue??(u.continue=!o._zod.def.abort),r.issues.push(util.issue(u))}},e(r.value,r)),t);return o}function hc(e,t){
const o=new checks.$ZodCheck({check:"custom",...util.normalizeParams(t)});return o._zod.check=e,o}function mc(e){const t=new Te(
{check:"describe"});return t._zod.onattach=[o=>{const r=ft.get(o)??{};ft.add(o,{...r,description:e})}],t._zod.check=()=>{},
t}function yc(e){const t=new Te({check:"meta"});return t._zod.onattach=[o=>{const r=ft.get(o)??{};ft.add(o,{...r,...e})}],
t._zod.check=()=>{},t}function $y(e,t){const o=util.normalizeParams(t);let r=o.truthy??["true","1","yes","on","y","enabl\
ed"],a=o.falsy??["false","0","no","off","n","disabled"];o.case!=="sensitive"&&(r=r.map(P=>typeof P=="string"?P.toLowerCase():
P),a=a.map(P=>typeof P=="string"?P.toLowerCase():P));const u=new Set(r),f=new Set(a),d=e.Codec??schemas.$ZodCodec,g=e.Boolean??
schemas.$ZodBoolean,y=e.String??schemas.$ZodString,b=new y({type:"string",error:o.error}),x=new g({type:"boolean",error:o.
error}),v=new d({type:"pipe",in:b,out:x,transform:((P,B)=>{let G=P;return o.case!=="sensitive"&&(G=G.toLowerCase()),u.has(
G)?!0:f.has(G)?!1:(B.issues.push({code:"invalid_value",expected:"stringbool",values:[...u,...f],input:B.value,inst:v,continue:!1}),
{})}),reverseTransform:((P,B)=>P===!0?r[0]||"true":a[0]||"false"),error:o.error});return v._zod.bag.truthy=r,v._zod.bag.
falsy=a,v._zod.bag.case=o.case??"insensitive",v}function vy(e,t,o,r={}){const a=util.normalizeParams(r),u={check:"string\
_format",type:"string",format:t,fn:typeof o=="function"?o:d=>o.test(d),...a};return o instanceof RegExp&&(u.pattern=o),new e(
u)}function gc(){const e=this._zod;return e.message??(e.message=JSON.stringify(e.def,A,2)),e.message}function _c(e){this.
_zod.message=e}const bc={get:gc,set:_c,enumerable:!0,configurable:!0},nn={value:void 0,enumerable:!1},Oo=new WeakSet([Object.
prototype,Error.prototype]),Fo=(e,t)=>{e.name="$ZodError",nn.value=t,Object.defineProperty(e,"issues",nn),nn.value=void 0,
Object.defineProperty(e,"message",bc);const o=Object.getPrototypeOf(e);Oo.has(o)||(Oo.add(o),Object.defineProperty(o,"to\
String",{configurable:!0,enumerable:!1,get(){const r=()=>this.message;return Object.defineProperty(this,"toString",{value:r,
configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,"toString",{value:r,configurable:!0,writable:!0})}}))},
wy=re("$ZodError",Fo),he=re("$ZodError",Fo,void 0,{Parent:Error});function $c(e,t,o){return Object.prototype.hasOwnProperty.
call(e,t)||(t==="__proto__"?Object.defineProperty(e,t,{value:o(),writable:!0,enumerable:!0,configurable:!0}):e[t]=o()),e[t]}
function zy(e,t=o=>o.message){const o={},r=[];for(const a of e.issues)a.path.length>0?$c(o,a.path[0],()=>[]).push(t(a)):
r.push(t(a));return{formErrors:r,fieldErrors:o}}function ky(e,t=o=>o.message){const o={_errors:[]},r=(a,u=[])=>{for(const f of a.
issues)if(f.code==="invalid_union"&&f.errors.length)f.errors.map(d=>r({issues:d},[...u,...f.path]));else if(f.code==="in\
valid_key")r({issues:f.issues},[...u,...f.path]);else if(f.code==="invalid_element")r({issues:f.issues},[...u,...f.path]);else{
const d=[...u,...f.path];if(d.length===0)o._errors.push(t(f));else{let g=o,y=0;for(;y<d.length;){const b=d[y],x=y===d.length-
1;if(b==="_errors"){x&&g._errors.push(t(f)),y++;continue}Object.prototype.hasOwnProperty.call(g,b)||Object.defineProperty(
g,b,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});const v=g[b];x&&v._errors.push(t(f)),g=v,y++}}}};return r(
e),o}function Zy(e,t=o=>o.message){const o={errors:[]},r=(a,u=[])=>{var f;for(const d of a.issues)if(d.code==="invalid_u\
nion"&&d.errors.length)d.errors.map(g=>r({issues:g},[...u,...d.path]));else if(d.code==="invalid_key")r({issues:d.issues},
[...u,...d.path]);else if(d.code==="invalid_element")r({issues:d.issues},[...u,...d.path]);else{const g=[...u,...d.path];
if(g.length===0){o.errors.push(t(d));continue}let y=o,b=0;for(;b<g.length;){const x=g[b],v=b===g.length-1;typeof x=="str\
ing"?(y.properties??(y.properties={}),Object.prototype.hasOwnProperty.call(y.properties,x)||Object.defineProperty(y.properties,
x,{value:{errors:[]},enumerable:!0,writable:!0,configurable:!0}),y=y.properties[x]):(y.items??(y.items=[]),(f=y.items)[x]??
(f[x]={errors:[]}),y=y.items[x]),v&&y.errors.push(t(d)),b++}}};return r(e),o}function vc(e){const t=[],o=e.map(r=>typeof r==
"object"?r.key:r);for(const r of o)typeof r=="number"?t.push(`[${r}]`):typeof r=="symbol"?t.push(`[${JSON.stringify(String(
r))}]`):/[^\w$]/.test(r)?t.push(`[${JSON.stringify(r)}]`):(t.length&&t.push("."),t.push(r));return t.join("")}function xy(e){
const t=[],o=[...e.issues].sort((r,a)=>(r.path??[]).length-(a.path??[]).length);for(const r of o)t.push(`\u2716 ${r.message}`),
r.path?.length&&t.push(`  \u2192 at ${vc(r.path)}`);return t.join(`
`)}function ht(e,t){return{callee:t?.callee??e,Err:t?.Err}}const on=e=>{const t=(o,r,a,u)=>{const f=a?{...a,async:!1}:{async:!1},
d=o._zod.run({value:r,issues:[]},f);if(d instanceof Promise)throw new Ve;if(d.issues.length){const g=new(u?.Err??e)(d.issues.
map(y=>st(y,f,ut())));throw O(g,u?.callee??t),g}return d.value};return t},wc=on(he),rn=e=>{const t=async(o,r,a,u)=>{const f=a?
{...a,async:!0}:{async:!0};let d=o._zod.run({value:r,issues:[]},f);if(d instanceof Promise&&(d=await d),d.issues.length){
const g=new(u?.Err??e)(d.issues.map(y=>st(y,f,ut())));throw O(g,u?.callee??t),g}return d.value};return t},zc=rn(he),sn=e=>(t,o,r)=>{
const a=r?{...r,async:!1}:{async:!1},u=t._zod.run({value:o,issues:[]},a);if(u instanceof Promise)throw new Ve;return u.issues.
length?Lo(e,u.issues,a):{success:!0,data:u.value}},No=sn(he);function Lo(e,t,o){let r;return{success:!1,get error(){return r||
(r=new e(t.map(a=>st(a,o,ut()))),t=void 0,o=void 0),r},set error(a){r=a,t=void 0,o=void 0}}}const an=e=>async(t,o,r)=>{const a=r?
{...r,async:!0}:{async:!0};let u=t._zod.run({value:o,issues:[]},a);return u instanceof Promise&&(u=await u),u.issues.length?
Lo(e,u.issues,a):{success:!0,data:u.value}},kc=an(he),Zc=null,xc=null,Sy=((e,t,o)=>{const r=e._zod.bag.validator;if(r!==
void 0){if(r(t)!==Zc)return!0;if(r.definite===!0&&o===void 0)return!1}return Sc(e,t,o)});function Sc(e,t,o){const r=o?{...o,
async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},a=e._zod.bag.fallbackRun;let u;if(a?(r[xc]=!0,u=a({value:t,issues:[]},r)):
u=e._zod.run({value:t,issues:[]},r),u instanceof Promise)throw new core.$ZodAsyncError;return u.issues.length===0}const Ty=async(e,t,o)=>{
const r=o?{...o,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0};let a=e._zod.run({value:t,issues:[]},r);return a instanceof
Promise&&(a=await a),a.issues.length===0},Ey=(e=>{const t=on(e),o=(r,a,u,f)=>{const d=u?{...u,direction:"backward"}:{direction:"\
backward"};return t(r,a,d,ht(o,f))};return o})(he),Cy=(e=>{const t=on(e),o=(r,a,u,f)=>t(r,a,u,ht(o,f));return o})(he),Ry=(e=>{
const t=rn(e),o=async(r,a,u,f)=>{const d=u?{...u,direction:"backward"}:{direction:"backward"};return await t(r,a,d,ht(o,
f))};return o})(he),Oy=(e=>{const t=rn(e),o=async(r,a,u,f)=>await t(r,a,u,ht(o,f));return o})(he),Ny=(e=>(t,o,r)=>{const a=r?
{...r,direction:"backward"}:{direction:"backward"};return sn(e)(t,o,a)})(he),Dy=(e=>(t,o,r)=>sn(e)(t,o,r))(he),Uy=(e=>async(t,o,r)=>{
const a=r?{...r,direction:"backward"}:{direction:"backward"};return an(e)(t,o,a)})(he),Hy=(e=>async(t,o,r)=>an(e)(t,o,r))(
he),Re=re("ZodMiniType",(e,t)=>{if(!e._zod)throw new Error("Uninitialized schema in ZodMiniType.");Pe.init(e,t),e.def=t,
e.type=t.type},{get with(){return this.check},set with(e){Se(this,"with",e)},parse(e,t){return wc(this,e,t,{callee:this.
parse})},parseAsync(e,t){return zc(this,e,t,{callee:this.parseAsync})},safeParse(e,t){return No(this,e,t)},safeParseAsync(e,t){
return kc(this,e,t)},check(...e){const t=this.def;return this.clone({...t,checks:[...t.checks??[],...e.map(o=>typeof o==
"function"?{_zod:{check:o,def:{check:"custom"},onattach:[]}}:o)]},{parent:!0})},clone(e,t){return se(this,e,t)},brand(){
return this},register(e,t){return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(this,...t)}}),Do=re("Z\
odMiniString",(e,t)=>{Ia.init(e,t),Re.init(e,t)});function mt(e){return sc(Do,e)}const Vy=null,Tc=null;function Wy(e){return core.
_email(Tc,e)}const Pc=null;function Ky(e){return core._guid(Pc,e)}const yt=null;function Gy(e){return core._uuid(yt,e)}function qy(e){
return core._uuidv4(yt,e)}function Xy(e){return core._uuidv6(yt,e)}function Yy(e){return core._uuidv7(yt,e)}const jo=null;
function Jy(e){return core._url(jo,e)}function Qy(e){return core._url(jo,{protocol:regexes.httpProtocol,hostname:regexes.
domain,...util.normalizeParams(e)})}const Ec=null;function eg(e){return core._emoji(Ec,e)}const Ac=null;function tg(e){return core.
_nanoid(Ac,e)}const Cc=null;function ng(e){return core._cuid(Cc,e)}const Mc=null;function og(e){return core._cuid2(Mc,e)}
const Rc=null;function rg(e){return core._ulid(Rc,e)}const Ic=null;function ig(e){return core._xid(Ic,e)}const Oc=null;function sg(e){
return core._ksuid(Oc,e)}const Fc=null;function ag(e){return core._ipv4(Fc,e)}const Nc=null;function cg(e){return core._ipv6(
Nc,e)}const Lc=null;function ug(e){return core._cidrv4(Lc,e)}const Dc=null;function lg(e){return core._cidrv6(Dc,e)}const jc=null;
function dg(e){return core._mac(jc,e)}const Uc=null;function fg(e){return core._base64(Uc,e)}const Bc=null;function pg(e){
return core._base64url(Bc,e)}const Hc=null;function hg(e){return core._e164(Hc,e)}const Vc=null;function mg(e){return core.
_creditCard(Vc,e)}const Wc=null;function yg(e){return core._iban(Wc,e)}const Kc=null;function gg(e){return core._jwt(Kc,
e)}const Ke=null;function _g(e,t,o={}){return core._stringFormat(Ke,e,t,o)}function bg(e){return core._stringFormat(Ke,"\
hostname",regexes.hostname,e)}function $g(e){return core._stringFormat(Ke,"hex",regexes.hex,e)}function vg(e){return core.
_stringFormat(Ke,"currency_code",regexes.currencyCode,e)}function wg(e,t){const o=t?.enc??"hex",r=`${e}_${o}`,a=core.regexes[r];
if(!a)throw new Error(`Unrecognized hash format: ${r}`);return core._stringFormat(Ke,r,a,t)}const Uo=re("ZodMiniNumber",
(e,t)=>{Eo.init(e,t),Re.init(e,t)});function Gc(e){return core._number(Uo,e)}const Ge=re("ZodMiniNumberFormat",(e,t)=>{Wa.
init(e,t),Uo.init(e,t)});function qc(e){return ac(Ge,e)}function zg(e){return core._float32(Ge,e)}function kg(e){return core.
_float64(Ge,e)}function Zg(e){return core._int32(Ge,e)}function xg(e){return core._uint32(Ge,e)}const Bo=null;function Xc(e){
return core._boolean(Bo,e)}const Yc=null;function Sg(e){return core._bigint(Yc,e)}const Ho=null;function Tg(e){return core.
_int64(Ho,e)}function Pg(e){return core._uint64(Ho,e)}const Jc=null;function Eg(e){return core._symbol(Jc,e)}const Qc=null;
function Ag(e){return core._undefined(Qc,e)}const eu=null;function tu(e){return core._null(eu,e)}const nu=null;function Cg(){
return core._any(nu)}const ou=null;function cn(){return core._unknown(ou)}const ru=re("ZodMiniNever",(e,t)=>{Ka.init(e,t),
Re.init(e,t)});function iu(e){return cc(ru,e)}const su=null;function Mg(e){return core._void(su,e)}const au=null;function Rg(e){
return core._date(au,e)}const cu=re("ZodMiniArray",(e,t)=>{Xa.init(e,t),Re.init(e,t)});function un(e,t){return new cu({type:"\
array",element:e,...pe(t)})}function Ig(e){const t=e._zod.def.shape;return bu(Object.keys(t))}const ln=re("ZodMiniObject",
(e,t)=>{ec.init(e,t),Re.init(e,t),$a(e,"shape",o=>o._zod.def.shape,!1)});function Og(e,t){const o={type:"object",shape:e??
{},...util.normalizeParams(t)};return new ln(o)}function Vo(e,t){return new ln({type:"object",shape:e,catchall:iu(),...pe(
t)})}function Fg(e,t){return new ln({type:"object",shape:e,catchall:cn(),...util.normalizeParams(t)})}function Ng(e,t){return util.
extend(e,t)}function Lg(e,t){return util.safeExtend(e,t)}function Dg(e,t){return util.merge(e,t)}function jg(e,t){return util.
pick(e,t)}function Ug(e,t){return util.omit(e,t)}function Bg(e,t){const o=e._zod.def;if(o.type!=="tuple")return util.partial(
dn,e,t);if(o.checks?.length)throw new Error(".partial() cannot be used on tuple schemas containing refinements");return util.
clone(e,{...o,items:o.items.map(r=>new dn({type:"optional",innerType:r}))})}function Hg(e,t){return util.partial(Ko,e,t,
"exactPartial")}function Vg(e,t){return util.required(Go,e,t)}function Wg(e,t){return e.clone(util.mergeDefs(e._zod.def,
{catchall:t}))}const uu=null;function lu(e,t){return new uu({type:"union",options:e,...util.normalizeParams(t)})}const du=null;
function Kg(e,t){return new du({type:"union",options:e,inclusive:!1,...util.normalizeParams(t)})}const fu=null;function Gg(e,t,o){
return new fu({type:"union",options:t,discriminator:e,...util.normalizeParams(o)})}const pu=null;function qg(e,t){return new pu(
{type:"intersection",left:e,right:t})}const hu=null;function mu(e,t,o){const r=t instanceof core.$ZodType,a=r?o:t,u=r?t:
null;return new hu({type:"tuple",items:e,rest:u,...util.normalizeParams(a)})}const gt=null;function yu(e,t,o){return!t||
!t._zod?new gt({type:"record",keyType:mt(),valueType:e,...util.normalizeParams(t)}):new gt({type:"record",keyType:e,valueType:t,
...util.normalizeParams(o)})}function Xg(e,t,o){return new gt({type:"record",keyType:e,valueType:t,...util.normalizeParams(
o),partial:!0})}function Yg(e,t,o){return new gt({type:"record",keyType:e,valueType:t,mode:"loose",...util.normalizeParams(
o)})}const gu=null;function Jg(e,t,o){return new gu({type:"map",keyType:e,valueType:t,...util.normalizeParams(o)})}const _u=null;
function Qg(e,t){return new _u({type:"set",valueType:e,...util.normalizeParams(t)})}const Wo=null;function bu(e,t){const o=Array.
isArray(e)?Object.fromEntries(e.map(r=>[r,r])):e;return new Wo({type:"enum",entries:o,...util.normalizeParams(t)})}function e_(e,t){
return new Wo({type:"enum",entries:e,...util.normalizeParams(t)})}const $u=null;function t_(e,t){return new $u({type:"li\
teral",values:Array.isArray(e)?e:[e],...util.normalizeParams(t)})}const vu=null;function n_(e){return core._file(vu,e)}const wu=null;
function o_(e){return new wu({type:"transform",transform:e})}const dn=re("ZodMiniOptional",(e,t)=>{nc.init(e,t),Re.init(
e,t)});function me(e){return new dn({type:"optional",innerType:e})}const Ko=null;function r_(e){return new Ko({type:"opt\
ional",innerType:e})}const zu=null;function ku(e){return new zu({type:"nullable",innerType:e})}function i_(e){return me(
ku(e))}const Zu=null;function s_(e,t){return new Zu({type:"default",innerType:e,get defaultValue(){return typeof t=="fun\
ction"?t():util.shallowClone(t)}})}const xu=null;function a_(e,t){return new xu({type:"prefault",innerType:e,get defaultValue(){
return typeof t=="function"?t():util.shallowClone(t)}})}const Go=null;function c_(e,t){return new Go({type:"nonoptional",
innerType:e,...util.normalizeParams(t)})}const Su=null;function u_(e){return new Su({type:"success",innerType:e})}const Tu=null;
function l_(e,t){return new Tu({type:"catch",innerType:e,catchValue:typeof t=="function"?t:core.util.constantCatch(t)})}
const Pu=null;function d_(e){return core._nan(Pu,e)}const Eu=null;function f_(e,t){return new Eu({type:"pipe",in:e,out:t})}
const fn=null;function p_(e,t,o){return new fn({type:"pipe",in:e,out:t,transform:o.decode,reverseTransform:o.encode})}function h_(e){
const t=e._zod.def;return new fn({type:"pipe",in:t.out,out:t.in,transform:t.reverseTransform,reverseTransform:t.transform})}
const Au=null;function m_(e){return new Au({type:"readonly",innerType:e})}const Cu=null;function y_(e,t){return new Cu({
type:"template_literal",parts:e,...util.normalizeParams(t)})}const Mu=null;function Ru(e){return new Mu({type:"lazy",getter:e})}
const Iu=null;function g_(e){return new Iu({type:"promise",innerType:e})}const qo=null;function Ou(e,t){const o=new Te({
check:"custom",...pe(t)});return o._zod.check=e,o}function Fu(e,t){return core._custom(qo,e??(()=>!0),t)}function __(e,t={}){
return core._refine(qo,e,t)}function b_(e,t){return core._superRefine(e,t)}const $_=mc,v_=yc;class w_{constructor(...t){}}
function z_(e,t={}){const o=Fu(r=>r instanceof e,t);return o._zod.bag.Class=e,o._zod.check=r=>{r.value instanceof e||r.issues.
push({code:"invalid_type",expected:e.name,input:r.value,inst:o,path:[...o._zod.def.path??[]]})},o}const k_=(...e)=>core.
_stringbool({Codec:fn,Boolean:Bo,String:Do},...e);function Z_(){const e=Ru(()=>lu([mt(),Gc(),Xc(),tu(),un(e),yu(mt(),e)]));
return e}const Nu=null;function x_(e){return new Nu({type:"function",input:Array.isArray(e?.input)?mu(e?.input):e?.input??
un(cn()),output:e?.output??cn()})}var Lu=s(8190);const Ie=[],pn=[];function _t(e,t,o){if(e===t)return 0;const r=o?.maxDistance,
a=e;e.length>t.length&&(e=t,t=a);let u=e.length,f=t.length;for(;u>0&&e.charCodeAt(~-u)===t.charCodeAt(~-f);)u--,f--;let d=0;
for(;d<u&&e.charCodeAt(d)===t.charCodeAt(d);)d++;if(u-=d,f-=d,r!==void 0&&f-u>r)return r;if(u===0)return r!==void 0&&f>r?
r:f;let g,y,b,x,v=0,P=0;for(;v<u;)pn[v]=e.charCodeAt(d+v),Ie[v]=++v;for(;P<f;){for(g=t.charCodeAt(d+P),b=P++,y=P,v=0;v<u;v++)
x=g===pn[v]?b:b+1,b=Ie[v],y=Ie[v]=b>y?x>y?y+1:x:x>b?b+1:x;if(r!==void 0){let B=y;for(v=0;v<u;v++)Ie[v]<B&&(B=Ie[v]);if(B>
r)return r}}return Ie.length=u,pn.length=u,r!==void 0&&y>r?r:y}function S_(e,t,o){if(!Array.isArray(t)||t.length===0)return;
const r=o?.maxDistance,a=e.length;for(const g of t)if(g===e)return g;if(r===0)return;let u,f=Number.POSITIVE_INFINITY;const d=new Set;
for(const g of t){if(d.has(g))continue;d.add(g);const y=Math.abs(g.length-a);if(y>=f||r!==void 0&&y>r)continue;const b=Number.
isFinite(f)?r===void 0?f:Math.min(f,r):r,x=b===void 0?_t(e,g):_t(e,g,{maxDistance:b});if(r!==void 0&&x>r)continue;let v=x;
if(b!==void 0&&x===b&&b===r&&(v=_t(e,g)),v<f&&(f=v,u=g,f===0))break}if(!(r!==void 0&&f>r))return u}const Du=2,bt=e=>e.toLowerCase().
replace(/[-_]/g,"");function Xo(e,t,o=t){const r=a=>_t(bt(a),bt(e))<=Math.min(Du,a.length>>1);return t.find(a=>bt(a)===bt(
e))??o.find(r)}const ju=null;function T_(e,t){return Object.entries(e).flatMap(([o,r])=>{const a=Xo(o,Object.keys(t),ju);
if(a===void 0||t[a]===r)return[];const u=`write \`${a}\` (or rename INPUT_${o.toUpperCase()}, if it is a variable of the\
 job)`;return problem(o,`is not an input of this action; ${u}`)})}function hn(e,t){return mt({error:({input:r})=>r===void 0?
`is missing; give ${e}`:mn(e,r)}).check(pc(),Ou(({value:r,issues:a})=>{const u=t(r);"message"in u&&a.push({code:"custom",
message:u.message,input:r})}))}function mn(e,t){const o=t===null?"null":Array.isArray(t)?"a list":typeof t=="object"?"a \
mapping":"";return`is ${o||(typeof t=="string"?"text":`the ${typeof t} ${String(t)}`)}; give ${e}${e==="text"?o===""?" i\
n quotes":t===null?" (in quotes if it begins with `#`)":"":""}`}const yn=e=>({error:({code:t,input:o})=>t==="invalid_typ\
e"?mn(e,o):void 0}),Oe=hn("text",Lu.Bq),Yo=hn("an https URL",l.fD.icon_url),Jo=hn("an http or https URL",l.fD.landing_url),
Uu=un(Vo({text:Oe,url:Jo},yn("a mapping of `text` and `url`")),yn("a list of {text, url}")).check(fc(1,"is an empty list\
; give at least one {text, url}, or leave it out")),Bu=Number.MAX_SAFE_INTEGER,Qo=({input:e})=>typeof e=="number"?`is ${e}\
; give a whole number of seconds from 0 to ${Bu}`:mn("a whole number of seconds",e),Hu=qc({error:Qo}).check(Io(0,{error:Qo,
abort:!0})),Vu=Vo({title:me(Oe),message:me(Oe),icon_url:me(Yo),banner_url:me(Yo),landing_url:me(Jo),actions:me(Uu),utm_source:me(
Oe),utm_medium:me(Oe),utm_campaign:me(Oe),ttl:me(Hu)},yn("a mapping of notification fields"));function gn(e,{value:t,placeOf:o,
problems:r}){const a=(P,B)=>(0,c.CC)(e,B,{path:P,place:o(P)}),u=er(t);if(u===void 0)return{fields:{},problems:[...r,a(["\
actions"],"has too many elements to check; give fewer")]};if(u.success&&r.length===0)return{fields:u.data,problems:[]};const f=new Set(
r.map(({path:P=[]})=>(0,c.LF)(P))),g=(u.error?.issues??[]).filter(({path:P})=>!f.has((0,c.LF)(P))).flatMap(({path:P,message:B,
...G})=>G.code==="unrecognized_keys"?G.keys.map(Y=>({path:[...P,Y]})):[{path:P,message:B}]),y=(0,c.TJ)(e,g,({path:P,message:B=Wu(
P)})=>a(P,B)),b=[...r,...y].sort(c.hz),x=new Set([...r,...g].map(({path:P})=>P?.[0])),v=Object.entries(t??{}).filter(([P])=>!x.
has(P));return{fields:er(Object.fromEntries(v))?.data??{},problems:b}}function Wu(e){if(e.length>1)return"is not part of\
 a button; a button has only `text` and `url`";if(e[0]==="target")return"cannot be set in a payload file; set the input \
`target` in the workflow";const t=Xo(String(e[0]),l.pi);return`is not a field of a notification; ${t?`did you mean \`${t}\
\`?`:`the fields are ${l.pi.join(", ")}.`} For other fields of your service, use the input \`extra-fields\``}function er(e){
try{return No(Vu,e,{jitless:!0})}catch(t){if(t instanceof RangeError)return;throw t}}var Ku=s(4463);async function _n(e,t,o){
const r=Y=>(0,Ku.kU)({[t.input]:Y},o,t.file),a=r(e);if(a.length>0)return{problems:a};const u=await s.e(815).then(s.t.bind(
s,8815,19)),f=new u.LineCounter,[d,g]=u.parseAllDocuments(e,{version:"1.2",lineCounter:f,stringKeys:!0,uniqueKeys:!1,prettyErrors:!1,
logLevel:"silent"}),y=Y=>{const{line:oe,col:ue}=f.linePos(Y);return{line:oe,column:ue}};if(!d)return{value:null,placeOf:()=>{},
problems:[]};const b=t.file===void 0?"invalid-input":"unreadable-file",[x]=d.errors;if(x){const Y=Xu[x.code]??"check the\
 indentation, and put text that contains `: ` or `#` in quotes",ue=x.code==="RESOURCE_EXHAUSTION"?tr:`is neither YAML no\
r JSON (${bn(x.message)}); ${Y}`;return{problems:[(0,c.CC)(t,ue,{place:y(x.pos[0]),reason:b})]}}const v=[],P=(Y,oe,ue,Ee=!1)=>v.
push((0,c.CC)(t,Y,{path:ue,place:y(oe),...Ee&&{reason:b}})),B=[],G=(...Y)=>{const oe=r(B);return{problems:oe.length>0?oe:
[...v,...Y]}};g&&P("contains more than one YAML document; give only one",g.range[0],[]);try{Gu(u,d,P,B);const[Y]=d.warnings;
if(Y&&v.length===0&&P(`is not plain YAML (${bn(Y.message)})`,Y.pos[0],[]),v.some(Ee=>Ee.reason==="unreadable-file"))return G();
const oe=d.toJS({maxAliasCount:100});JSON.stringify(oe);const ue=r([oe,B]);return ue.length>0?{problems:ue}:{value:oe,placeOf:qu(
u,d,y),problems:v}}catch(Y){if(Y instanceof RangeError)return G((0,c.CC)(t,tr));const oe=bn(String(Y.message));return G(
(0,c.CC)(t,`has an alias that cannot be resolved: ${oe}`))}}const tr="is nested too deeply; use fewer levels";function Gu(e,t,o,r){
const a=[],u=(d,g)=>{a.push(d),f(g),a.pop()};function f(d){if(!e.isNode(d)||e.isAlias(d))return;const g=d.range?.[0]??0;
if(d.tag&&!Yu.test(d.tag))r.push(d.tag),o(`has the tag ${(0,c.cz)(d.tag)}, which is not supported; remove it`,g,[...a]);else if(e.
isScalar(d)&&typeof d.value=="number"){const y=Ju(d.value);y&&o(`is ${(0,c.cz)(d.source??String(d.value))}, ${y}`,g,[...a])}else if(e.
isSeq(d))for(const[y,b]of d.items.entries())u(y,b);else if(e.isMap(d)){const y=new Set;for(const{key:b,value:x}of d.items){
const v=nr(b);r.push(v),y.has(v)&&o("is given twice; give each key once",b.range?.[0]??g,[...a,v],!0),y.add(v),u(v,x)}}}
f(t.contents)}function qu(e,t,o){const r=new Map,a=u=>{const f=r.get(u)??new Map(u.items.map(({key:d,value:g})=>[nr(d),g]));
return r.set(u,f),f};return u=>{let f=t.contents,d=t.contents?.range?.[0];for(const g of u){if(e.isAlias(f)&&(f=f.resolve(
t)),e.isMap(f))f=a(f).get(String(g));else if(e.isSeq(f))f=f.items[Number(g)];else break;e.isNode(f)&&f.range&&(d=f.range[0])}
return d===void 0?void 0:o(d)}}const nr=e=>String(e?.value??e),Xu={BAD_INDENT:"check the indentation, and that every bra\
cket is closed",BAD_SCALAR_START:"put text that begins like this in quotes",MISSING_CHAR:"close every quotation mark and\
 bracket",TAB_AS_INDENT:"indent with spaces, not with tabs"},Yu=/^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;
function Ju(e){if(!Number.isFinite(e))return"which JSON cannot represent";if(Number.isInteger(e)&&!Number.isSafeInteger(
e))return"which is outside the range in which JSON keeps whole numbers exactly (\xB1(2^53-1)); put it in quotes if it is te\
xt"}const bn=e=>(0,c.cz)(e.split(`
`,1)[0]??"");async function or(e,t,o){if("problem"in t)return $t([t.problem]);const r={input:"payload-file",file:e},a=await _n(
t.text,r,o);if(!("value"in a))return $t(a.problems);const{value:u,placeOf:f,problems:d}=a;if(u===null)return $t([...d,(0,c.
CC)(r,"is empty; give a mapping of notification fields")]);if(!rr(u))return $t(gn(r,a).problems);const{$schema:g,...y}=u;
return{...gn(r,{...a,value:y}),source:"file",given:new Set(Object.keys(y)),placeOf:f}}const $t=e=>({...p.Vz,given:new Set(
l.pi),problems:e}),rr=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);async function Qu(e,t,o,r){const a=await or(e,t,
r),u={input:"payload-file",file:e},f=(0,p.Mh)(o,a).map(y=>(0,c.CC)(u,"is missing; give it here or as an input",{path:[y],
place:{line:1,column:1}})),d=(0,c.TJ)(u,[...f,...a.problems],y=>y),g=(0,p.uT)(o,a);return g?{problems:d,content:g,placeOf:a.
placeOf??ir}:{problems:d,placeOf:ir}}const ir=()=>{};async function el(e,t){const o={input:"actions"},r=await _n(e,o,t);
if(!("value"in r))return{fields:{},problems:r.problems};const{fields:a,problems:u}=gn(o,{value:{actions:r.value},placeOf:f=>r.
placeOf(f.slice(1)),problems:r.problems.map(f=>({...f,path:["actions",...f.path??[]]}))});return{fields:a,problems:u.map(
f=>({...f,path:f.path?.slice(1)}))}}const tl=new Set([...l.pi.map(l.wg),"target"]);async function nl(e,t){const o={input:"\
extra-fields"},r=await _n(e,o,t),{problems:a}=r;if(!("value"in r))return{fields:{},problems:a};if(!rr(r.value))return a.
push((0,c.CC)(o,"is not a mapping; give body fields as `name: value`")),{fields:{},problems:a};for(const u of Object.keys(
r.value)){const f=u.replaceAll("_","-"),d={path:[u],place:r.placeOf([u])};tl.has(f)&&a.push((0,c.CC)(o,`has its own inpu\
t, \`${f}\`; use that`,d))}return{fields:a.length>0?{}:r.value,problems:a}}}),3916:((n,i,s)=>{s.d(i,{HR:()=>c,h_:()=>l,q0:()=>p});
class c extends Error{reason;title;hint;constructor(m){super(m.message,m.cause===void 0?void 0:{cause:m.cause}),this.name=
"Failure",this.reason=m.reason,this.title=m.title,this.hint=m.hint}}function l(h){return h instanceof c?h:new c({reason:"\
internal-error",title:"Internal error",message:`The action itself failed: ${p(h)}.`,hint:"Please report this with the lo\
g of the run.",cause:h})}function p(h){if(!(h instanceof Error))return String(h);const m=h.code;if(m==="ERR_SSL_WRONG_VE\
RSION_NUMBER")return"the server does not speak TLS at this port";if(m==="ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")return"\
the server requires a client certificate, which this action cannot present";const{reason:_}=h;if(typeof m=="string"&&m.startsWith(
"ERR_SSL_")&&typeof _=="string")return`${m}: ${_}`;const w=(h.message||h.name).replace(/; if the root CA is .*|\s+/gs," ").
trim(),k=typeof m=="string"&&!w.includes(m)?`${m}: ${w}`:w,z=h instanceof AggregateError?h.errors.map(p).join("; "):"",Z=z&&
z!==k?`${k} (${z})`:k;return h.cause===void 0?Z:`${Z}: ${p(h.cause)}`}}),8925:((n,i,s)=>{s.d(i,{CC:()=>p,LF:()=>w,LT:()=>k,
TJ:()=>A,X5:()=>F,cz:()=>_,fI:()=>z,hz:()=>h});var c=s(3916),l=s(8190);function p(S,E,N={}){return{...typeof S=="string"?
{input:S}:S,message:E,reason:"invalid-input",...N}}function h({place:S},{place:E}){return S&&E?S.line-E.line||S.column-E.
column:+!S-+!E}const m=100,_=S=>S.length>m?`${S.slice(0,m-1).toWellFormed()}\u2026`:S;function w(S){const E=S.slice(0,m).
map((N,j)=>{if(typeof N=="number")return`[${N}]`;const H=_(String(N)).replace(l.W3,"\uFFFD");return j>0?`.${H}`:H});return _(
E.join(""))}function k(S,E,N,j=""){return`${S.length>0?`\`${w(S)}\``:E}${j}${N.startsWith('"')?":":""} ${N}.`}function z({
input:S,file:E,path:N=[],place:j,message:H}){const X=j&&`line ${j.line}, column ${j.column}`;if(E!==void 0){const ee=X?`${E}\
, ${X}`:E;return`${S}: ${ee}: ${k(N,"the file",H)}`}const ie=X?` (${X})`:"",R=typeof N[0]=="number";if(N.length>0&&!R)return`${S}\
: ${k(N,"",H,ie)}`;const U=R?w([S,...N]):S;return H.startsWith('"')?`${U}${ie}: ${H}.`:`${R?`\`${U}\``:U.replace(/[^,\s]+/g,
"`$&`").replace(/, (?=\S*$)/," and ")}${ie} ${H}.`}function Z(S){const E=S.some(N=>N.reason==="invalid-input")?"invalid-\
input":"unreadable-file";return new Failure({reason:E,title:E==="unreadable-file"?"Unreadable file":"Invalid input",message:W(
S.map(z),F(S)),hint:"Correct what is listed, then start a new run: a re-run uses the original workflow file and event."})}
const C=100;function A(S,E,N){const j=F(E.slice(C)),H=E.slice(0,C).map(N);return j===0?H:[...H,p(S,`has ${j} more proble\
ms`,{count:j})]}const F=S=>S.reduce((E,{count:N=1})=>E+N,0);function W(S,E=S.length){if(S.length===1)return S.join("");const N=S.
slice(0,C).map(j=>`- ${j}`);return E>N.length&&N.push(`- and ${E-N.length} more`),`${E} problems:
${N.join(`
`)}`}}),8190:((n,i,s)=>{s.d(i,{Bq:()=>E,Dl:()=>c,TL:()=>w,W3:()=>_,h0:()=>ie,p0:()=>C,pc:()=>S,rD:()=>k,rJ:()=>A,rf:()=>F,
yG:()=>Z,zM:()=>z});function c(R,U){try{return new URL(R,U)}catch{return}}function l(R){try{return JSON.parse(R)}catch{return}}
const p={"":1,s:1,m:60,h:3600,d:86400,w:604800},h=/^[\x21-\x7e]+$/,m=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/,_=/[^ -~\xa0-\uffff]/g;
function w(R){const U=JSON.stringify(R);return U.length>100?`${U.slice(0,98)}\u2026" (${R.length} characters)`:U}function k(R,U,Q){
return ee=>{const L=/^[0-9]+$/.test(ee)?Number(ee):Number.NaN;return L>=U&&L<=Q?{value:L}:{message:`${w(ee)} is not ${R}`}}}
function z(R){return/^(true|True|TRUE)$/.test(R)?{value:!0}:/^(false|False|FALSE)$/.test(R)?{value:!1}:{message:`${w(R)}\
 is neither true nor false; give \`true\` or \`false\``}}function Z(R){const U=z(R);return"value"in U?U.value:void 0}function C(R){
const U=/^([0-9]+)([smhdw]?)$/.exec(R),Q="give whole seconds (3600), or a whole number with one unit of s, m, h, d, w (1\
2h)";if(!U)return{message:`${w(R)} is not a duration; ${Q}`};const ee=Number(U[1])*p[U[2]];return Number.isSafeInteger(ee)?
{value:ee}:{message:`${w(R)} is too long; ${Q}`}}function A(R){return h.test(R)?{value:R}:{message:"contains a space, a \
line break or a character outside ASCII, which a token cannot contain; give only the token, preferably from a secret"}}function F(...R){
const U=`give an absolute ${R.join(" or ")} URL, such as https://example.com/${R.length>1?"page":"image.png"}`;return Q=>Q===
""?E(Q):W(R,Q,U)}function W(R,U,Q){if(/[\s\\]/.test(U)||U.search(_)>=0)return{message:`${w(U)} contains white space or a\
 backslash, which a URL must not contain; ${Q}`};const ee=/^([a-zA-Z][a-zA-Z0-9+.-]{0,30}):(?!\d)/.exec(U)?.[1]?.toLowerCase();
return ee!==void 0&&!R.includes(ee)?{message:`${w(U)} has the scheme ${ee}; ${Q}`}:ee!==void 0&&/^[^:]+:\/\/[^/?#]/.test(
U)&&c(U)!==void 0?{value:U}:{message:`${w(U)} is not an absolute URL; ${Q}`}}function S(R){if(/^[^/]*\/\/[^/?#]*@/.test(
R))return{message:"contains a user name or password; give the address without them"};const Q=W(["https","http"],R,"give \
the https address of the push service, such as https://push.example.com");if("message"in Q)return Q;const ee=new URL(R);
return ee.protocol==="http:"&&!m.test(ee.hostname)?{message:`${w(R)} has the scheme http, which would send the token une\
ncrypted; give an https URL (http is only for loopback addresses)`}:/[?#]/.test(R)?{message:`${w(R)} has a query or frag\
ment; give the address without it`}:{value:R.replace(/\/+$/,"")}}function E(R){return R===""?{message:"is blank, which t\
he service refuses; give some text"}:!/[!-~]/.test(R)&&ie(R)===""?{message:"has no visible character; give some text"}:{
value:R}}const N=/(?![\s\x85])[^ -~\xa0-\uffff]|[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,j=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,
H=/[\s\x85]+/g,X=String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`;function ie(R){const U=R.toWellFormed().replace(
N,"").replace(j,"$1").replace(H," ").trim();return new RegExp(X,"u").test(U)?U:""}}),4463:((n,i,s)=>{s.d(i,{gE:()=>ee,ue:()=>Me,
kU:()=>ve});const[c,l,p,h,m]=[37,38,92,35,59],_=O=>O===c||O===l||O===p;function w(O){const $=/[%&\\]/g,M=[];for(;$.test(
O);)M.push($.lastIndex-1);return M}const k={117:4,120:2,85:8},z=` excl! quot" QUOT" num# dollar$ percnt% amp& AMP& apos'\
 lpar( rpar) ast* midast* plus+ comma, period. sol/
  colon: semi; lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_ grave\`
  DiacriticalGrave\` lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`;function Z(O){const $=z.indexOf(` ${O}`),M=z.
charCodeAt($+1+O.length);return $===-1||W(M)?void 0:M}const C=16;class A{text;levels;broken;code=0;at=0;isAtEnd=!1;constructor($,M){
const T=()=>({codes:new Uint32Array($.length),ends:new Uint32Array($.length)});this.text=$;const[D,K,J,q]=[T(),T(),T(),T()];
this.levels=[D,K,J,q],this.broken=new Uint8Array($.length);for(const ne of M.toReversed())this.readUnit(ne,D),this.readUnit(
ne,K,D,D),this.readUnit(ne,J,void 0,D),this.readUnit(ne,q,D)}mayBegin($,M){return $>=this.text.length||this.broken[$]?!0:
this.text.charCodeAt($)===M||this.levels.some(({codes:T})=>T[$]===M)}endsOf($,M){const T=[];for(const D of M){const K=this.
text.charCodeAt(D);if(K===$&&F(T,D+1),!!_(K))for(const{codes:J,ends:q}of this.levels)J[D]===$&&F(T,q[D]??D)}return T}readUnit($,M,T,D){
this.at=$,this.isAtEnd=!1,this.next(T);const[K,J]=[this.code,this.at],q=this.readEscape(K,D);M.codes[$]=q??K,M.ends[$]=q===
void 0?J:this.at,this.isAtEnd&&(this.broken[$]=1)}next($){return this.at>=this.text.length?(this.isAtEnd=!0,!1):(this.code=
this.text.charCodeAt(this.at),$&&_(this.code)?(this.broken[this.at]&&(this.isAtEnd=!0),this.code=$.codes[this.at]??0,this.
at=$.ends[this.at]??0):this.at++,!0)}readEscape($,M){if($===c)return this.readHexadecimal(2,M);if($===l)return this.readReference(
M);if($!==p||!this.next(M))return;const T=k[this.code];return T!==void 0?this.readHexadecimal(T,M):W(this.code)||S(this.
code,10)!==void 0?void 0:this.code}readHexadecimal($,M){let T=0;for(let D=0;D<$;D++){const K=this.next(M)?S(this.code,16):
void 0;if(K===void 0)return;T=T*16+K}return T}readReference($){let M="";for(;M.length<=C&&this.next($);){if(this.code===
h&&M==="")return this.readNumber($);if(this.code===m)return Z(M);if(!W(this.code))return;M+=String.fromCharCode(this.code)}}readNumber($){
let M=10,T;for(;this.next($);){if(T===void 0&&M===10&&(this.code|32)===120){M=16;continue}const D=S(this.code,M);if(D===
void 0)return this.code===m?T:void 0;T=Math.min((T??0)*M+D,1114112)}}}function F(O,$){O.includes($)||O.push($)}const W=O=>(O|
32)>=97&&(O|32)<=122;function S(O,$){if(O>=48&&O<=57)return O-48;const M=(O|32)-97;return $===16&&M>=0&&M<6?M+10:void 0}
var E=s(8925);const N="the API token",j="the GitHub token",H="***",X=8,ie=4,R=64,U=256,Q=8;function ee(O){const $=new Map(
O.others?.map(T=>[T,""]));$.set(O.githubToken??"",j).set(O.apiToken,N),$.delete("");const M=[...$].flatMap(([T,D])=>ce(T,
D));return{find:T=>{if(T.length<X)return;const D=L(M,T,!1).map(({name:K})=>K);return[N,j].find(K=>D.includes(K))},redact:(T,D=!1)=>{
let K="",J=0;for(const{start:q,end:ne}of L(M,T,D).sort((le,se)=>le.start-se.start))K+=q<J?"":`${T.slice(J,q)}${H}`,J=Math.
max(J,ne);return K+T.slice(J)}}}function L(O,$,M){const T=w($),D=M?[...T,$.length]:T,J=O.filter(ne=>$.includes(ne.text)).
flatMap(ne=>te(ne,$));if(D.length===0)return J;const q=new A($,T);return[...J,...O.flatMap(ne=>I(ne,q,D,M))]}function te(O,$){
const{length:M}=O.text,T=M>U?M:1,D=[];for(let K=$.indexOf(O.text);K!==-1;K=$.indexOf(O.text,K+T)){const J=fe(O,$,K,K+M),
q=D.at(-1);q&&J.start<q.end?q.end=J.end:D.push(J)}return D}function I(O,$,M,T){const D=O.text,{text:K}=$,J=[];let q=0,ne=-1;
for(const le of M){for(let se=Math.max(q,ne+1,le-D.length+1);se<=le;se++){if(!$.mayBegin(le,D.charCodeAt(le-se)))continue;
const rt=se===le||D.startsWith(K.slice(se,le))?ae(D,$,le,le-se,T):void 0;if(rt){J.push(fe(O,K,se,Math.max(...rt))),q=Math.
min(...rt);break}}ne=le}return J}function ae(O,$,M,T,D){const K=Math.max(1,Math.min(ie,O.length-1)),{length:J}=$.text;let q=[
M];for(let ne=T;ne<O.length&&q.length<=Q;ne++){if(D&&ne>=K&&q.some(pe=>pe>=J||$.broken[pe]))return[J];const se=$.endsOf(
O.charCodeAt(ne),q);if(se.length===0)return ne>=R?q:void 0;q=se}return q}function ce(O,$){if(O.length<X)return[{text:O,name:""}];
const M=[0,1,2].flatMap(T=>{const D=Buffer.from("\0".repeat(T)+O),K=D.toString("base64").slice(Math.ceil(T*8/6),Math.floor(
D.length*8/6)),J={before:T>0,behind:D.length%3>0},q=K.replaceAll("+","-").replaceAll("/","_");return[...new Set([K,q])].
map(ne=>({text:ne,name:$,partial:J}))});return[{text:O,name:$},...M]}function fe({name:O,partial:$},M,T,D){const K=ne=>/[\w+/-]/.
test(M.charAt(ne)),J=$?.before&&K(T-1)?T-1:T;let q=$?.behind&&K(D)?D+1:D;for(;$&&q<D+3&&M[q]==="=";)q++;return{start:J,end:q,
name:O}}function ve(O,$,M){return Object.entries(O).flatMap(([T,D])=>{const K=Ze(D,$);return K?(0,E.CC)({input:T,file:M},
`contains ${K}, which would be published; remove it`):[]})}function Me(O,$){const{"api-token":M,"github-token":T="",...D}=O,
K=$.find(T)===N;return ve({...D,...K&&{"github-token":T}},$)}function Ze(O,$){const M=[O];for(const T of M){const D=typeof T==
"string"?$.find(T):void 0;if(D)return D;if(typeof T=="object"&&T!==null)for(const K of Object.entries(T))M.push(...K)}}}),
900:((n,i,s)=>{s.d(i,{IZ:()=>Q,Pw:()=>F,uB:()=>U});var c=s(8925),l=s(8190),p=s(4463);const h=(L,te)=>I=>I===""?{message:`\
is missing; give ${L}`}:te(I),m=(L,te)=>I=>I===""?{value:L}:te(I),_=L=>m(void 0,L),w=L=>({value:L}),k=(L,te)=>I=>{const ae=L.
find(ce=>ce===I);return ae===void 0?{message:`${(0,l.TL)(I)} is not ${te}`}:{value:ae}},z={"base-url":h("the base addres\
s of the push service, such as https://push.example.com (a misspelled variable is empty)",l.pc),"api-token":h("the API t\
oken of the site, from a secret (a misspelled or unavailable secret is empty)",l.rJ),timeout:m(30,(0,l.rD)("a whole numb\
er of seconds from 1 to 300",1,300)),retries:m(3,(0,l.rD)("a whole number from 0 to 10",0,10)),summary:m(!0,l.zM)},Z=Number.
MAX_SAFE_INTEGER,C={...z,target:h("`all` (every subscriber) or `audience`; there is no default, so that nobody broadcast\
s by forgetting a line",k(["all","audience"],"a valid target; give `all` (every subscriber) or `audience`")),"audience-i\
d":_((0,l.rD)(`an audience id; give a whole number from 1 to ${Z}`,1,Z)),"audience-name":_(w),"max-reach":_((0,l.rD)(`a \
whole number from 0 to ${Z}`,0,Z)),"payload-file":_(w),"extra-fields":_(w),"dry-run":m(!1,l.zM),"check-urls":m(!1,l.zM),
"once-key":_(w),"once-per":_(k(["day","week","month"],"a period; give `day`, `week` or `month`")),release:_(w),"github-t\
oken":_(l.rJ)},A=L=>L.replace(/-([a-z])/g,(te,I)=>I.toUpperCase()),F=["title","message","icon-url","banner-url","landing\
-url","actions","utm-source","utm-medium","utm-campaign","ttl"],W=L=>Object.keys(L),S=W(z),E=[...W(C),...F];function N(L,te){
return H(z,L,te)}function j(L,te){return H(C,L,te,ee(L))}function H(L,te,I,ae=[]){const ce=[...(0,p.ue)(te,I),...ie(te)],
fe=new Set(ce.map(({input:$})=>$)),ve={...te,...Object.fromEntries([...fe].map($=>[$,"(refused)"]))},Me={},Ze=[];for(const[
$,M]of Object.entries(L)){const T=M(ve[$]);"value"in T?Me[A($)]=T.value:Ze.push((0,c.CC)($,T.message))}const O=[...ce,...[
...Ze,...ae].filter(({input:$})=>!fe.has($))];return{settings:O.length>0?void 0:Me,problems:O,inputs:ve,refused:fe}}const X=65536;
function ie(L){return["actions","extra-fields"].filter(I=>Buffer.byteLength(L[I]??"")>X).map(I=>(0,c.CC)(I,"is larger th\
an 64 KiB; make it smaller"))}const R={"payload-files":w,"extra-fields":w,"check-urls":C["check-urls"],timeout:z.timeout,
summary:z.summary},U=[...W(R),...F];function Q(L,te){const I="is missing; give paths of payload files, or a notification\
 as inputs",ae=L["payload-files"]===""&&F.every(ce=>L[ce]==="");return H(R,L,te,ae?[(0,c.CC)("payload-files",I)]:[])}function ee(L){
const[te,I]=[L.target==="all",L.target==="audience"],ae="is only allowed with `target: audience`",ce="remove it, or chan\
ge `target`",fe="(the service does not report the reach of a broadcast)",ve=L["once-key"]?"`once-key` needs it to keep i\
ts claims in the repository":"the input `release` needs it to fetch the release";return[["audience-id",te&&L["audience-i\
d"],`${ae}; ${ce}`],["audience-name",te&&L["audience-name"],`${ae}; ${ce}`],["max-reach",te&&L["max-reach"],`${ae} ${fe}\
; remove it`],["audience-id, audience-name",I&&!L["audience-id"]&&!L["audience-name"],"are both missing; give at least o\
ne"],["once-key",L["once-per"]&&!L["once-key"],"is missing; `once-per` needs it"],["github-token",(L["once-key"]||L.release)&&
!L["github-token"],`is missing; ${ve}`]].flatMap(([Ze,O,$])=>O?problem(Ze,$):[])}}),181:(n=>{n.exports=require("buffer")}),
3053:(n=>{n.exports=require("node:diagnostics_channel")}),4708:(n=>{n.exports=require("node:https")}),932:(n=>{n.exports=
require("process")})},wt={};function V(n){var i=wt[n];if(i!==void 0)return i.exports;var s=wt[n]={exports:{}},c=!0;try{$n[n](
s,s.exports,V),c=!1}finally{c&&delete wt[n]}return s.exports}V.m=$n,typeof V<"u"&&(V.ab=__dirname+"/"),V.n=n=>{var i=n&&
n.__esModule?()=>n.default:()=>n;return V.d(i,{a:i}),i},(()=>{var n=Object.getPrototypeOf?s=>Object.getPrototypeOf(s):s=>s.
__proto__,i;V.t=function(s,c){if(c&1&&(s=this(s)),c&8||typeof s=="object"&&s&&(c&4&&s.__esModule||c&16&&typeof s.then=="\
function"))return s;var l=Object.create(null);V.r(l);var p={};i=i||[null,n({}),n([]),n(n)];for(var h=c&2&&s;typeof h=="o\
bject"&&!~i.indexOf(h);h=n(h))Object.getOwnPropertyNames(h).forEach(m=>p[m]=()=>s[m]);return p.default=()=>s,V.d(l,p),l}})(),
V.d=(n,i)=>{for(var s in i)V.o(i,s)&&!V.o(n,s)&&Object.defineProperty(n,s,{enumerable:!0,get:i[s]})},V.f={},V.e=n=>Promise.
all(Object.keys(V.f).reduce((i,s)=>(V.f[s](n,i),i),[])),V.u=n=>""+n+".index.js",V.o=(n,i)=>Object.prototype.hasOwnProperty.
call(n,i),V.r=n=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(n,Symbol.toStringTag,{value:"Module"}),Object.
defineProperty(n,"__esModule",{value:!0})},(()=>{var n={792:1},i=s=>{var c=s.modules,l=s.ids,p=s.runtime;for(var h in c)
V.o(c,h)&&(V.m[h]=c[h]);p&&p(V);for(var m=0;m<l.length;m++)n[l[m]]=1};V.f.require=(s,c)=>{n[s]||i(require("./"+V.u(s)))}})();
var sr={},ze=V(1312),Xe=V(225),_e=V(8925),de=V(8190);async function rl({inputs:n,refused:i,problems:s},c){const{"payload\
-file":l,"extra-fields":p}=n,{secrets:h,readFile:m}=c,_=l||p?await Promise.resolve().then(V.bind(V,246)):void 0,w=H=>({...H,
problems:H.problems.filter(({input:X})=>!i.has(X))}),k=w(await vn(n,h)),z=_&&l?w(await _.fieldsFromFile(l,await m(l),h)):
noFields,Z=_&&p?w(await _.readExtraFields(p,h)):noFields,C=openFields(k,z).length>0,A=H=>parseBoolean(n["check-urls"])?credentialProblems(
H):[],F={...z.fields,...k.fields},W=[...s,...k.problems,...z.problems,...Z.problems,...A(F)];if(C&&n.release&&W.length>0)
throw inputFailure(W);const S=C?await ar(n,c):{kind:"none"},E=combine(k,z,S,h,s),N=[..."problems"in E?E.problems:[],...Z.
problems],j="content"in E?E.content.notification:F;if(N.push(...A(j)),N.length>0||"problems"in E)throw inputFailure(N);return"\
skip"in E?E:{content:E.content,extraFields:Z.fields}}async function ar(n,{readEvent:i,fetchRelease:s}){const{contentFromEvent:c,
contentFromRelease:l}=await V.e(108).then(V.bind(V,1108));return n.release?l(await s()):c(await i(),n["once-key"]!=="")}
async function vn(n,i){const s=ze.pi.filter(l=>n[(0,ze.wg)(l)]!==""),c=await Promise.all(s.map(l=>cr(l,n[(0,ze.wg)(l)],i)));
return{source:"input",fields:Object.assign({},...c.map(({fields:l})=>l)),given:new Set(s),problems:c.flatMap(({problems:l})=>l)}}
async function cr(n,i,s){if(n!=="actions")return(0,ze.qW)(n,i);const{readActions:c}=await Promise.resolve().then(V.bind(
V,246));return c(i,s)}var wn=V(246),be=V(3916),zn=V(900);function zt(n){return Tt(n).replace(pr,Fe).replace(hr,mr).replace(
/^[\t -%'-;=-@[-`{-~]/,Fe).replaceAll(`
`,"<br>")}function kn(n){return Tt(n).replace(/[&<>]/g,Fe).replaceAll(`
`,"&#10;")}const kt=(n,i)=>zt(Zt(Ae(n,i))),il=n=>xn(kt(n,500));function Ye(n,i=500){const c=Ae(n,i).split(lr).map((l,p)=>p%
2===1?Sn(l):zt(Zt(l)));return xn(c.join(""))}function Zn({text:n,url:i},s=2e3){return`${Ye(n,s)}${i?` <a href="${St(i)}"\
>Open that run</a>`:""}`}const ur=({command:n})=>n!==void 0&&`<pre><code>${kn(n)}</code></pre>`,xn=n=>`<span dir="auto">${n}\
</span>`,lr=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,Sn=n=>`<code>${kn(n)}</code>`;function dr(n,i=300){const s=kt(n,i);return n.
length>Pn?s:`<a href="${St(n)}">${s}</a>`}function Tn(n,i,s){return n.length>Pn?i:`<img src="${St(n)}" alt="${i}" width=\
"${s}">`}function Ae(n,i){return n.length>i?`${n.slice(0,i).replace(/[\ud800-\udbff]$/,"")}\u2026`:n}function Zt(n,i=40){
if(!new RegExp(`[^\\s/?-]{${i+1}}`).test(n))return n;const s=new RegExp(`${xt}{${i+1},}`,"gv"),c=new RegExp(`${xt}{${fr}\
}(?=${xt})`,"gv");return n.replace(s,l=>l.replace(c,"$&\u200B"))}const fr=10,xt=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.
raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}\
]]`,Pn=2e3,pr=/[&<>"'`*_~[\]()|\\!{}^]/g,hr=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,Fe=n=>`&#${n.codePointAt(0)};`,mr=n=>`<span>${Fe(
n)}</span>`,St=n=>Tt(n).replace(/[&<>"'`\n\t]/g,Fe);function Tt(n){return n.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(/[\u202a-\u202e\u2066-\u2069]|[^\n\t -~\xa0-\uffff]/g,i=>`\u2039U+${(i.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0")}\u203A`)}function Ne(n){const[,i="",s="",c=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(n))??[];return s?i+s.replace(
/\B(?=(?:\d{3})+$)/g,",")+c:String(n)}const Ce=(n,i)=>`${Ne(n)} ${i}${n===1?"":"s"}`,yr=9e5,En=n=>typeof n=="object"?n.flatMap(
En):n?[n]:[];function gr(n,i=yr){const s=En(n),c="<p>The rest of this summary is left out, because GitHub limits its siz\
e.</p>",l=i-Buffer.byteLength(c)-2;let p=0;const h=s.findIndex(_=>(p+=Buffer.byteLength(_)+2,p>l));return`${(h===-1?s:[...s.
slice(0,h),c]).join(`

`)}
`}const An=[{name:"Desktop",browser:"Chrome on Windows",title:{length:70,line:35},message:{length:140,line:35},button:{length:19,
line:19},iconAt:"start",buttonsAt:"center",textWidth:350},{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},
message:{length:65,line:33},button:{length:19,line:19},iconAt:"end",buttonsAt:"left",textWidth:310}],_r=2,Cn=56,br=360,$r="\
Where the text is cut off is an estimate: it depends on fonts, versions and settings.";function vr(n){return`<div>
${An.map(s=>wr(s,n)).join(`
`)}
<br clear="all"><sub>${$r}</sub>
</div>`}function wr(n,{title:i,message:s,actions:c=[],...l}){const{name:p,browser:h,iconAt:m,buttonsAt:_,textWidth:w}=n,
k=Je(i,n.title),z=Je(s,n.message),Z=c.slice(0,_r).map(({text:j})=>Je(j,n.button)),C=c.length-Z.length,A=`<td valign="top\
" width="${Cn}">${Tn(l.icon_url,"icon",Cn)}</td>`,F=`<td valign="top" width="${w}" dir="auto"><b>${Pt(k)}</b><br>${Pt(z)}\
</td>`,W=l.banner_url&&Tn(l.banner_url,"banner",br),S=Z.map(j=>`<kbd>&nbsp;${Pt(j)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),E=[
Rn("Title",k),Rn("Message",z),Z.some(Mn)&&"\u2702\uFE0F A button is cut",C>0&&`\u2702\uFE0F ${Ce(C,"more button")} not s\
hown`,`Opens ${dr(l.landing_url,38)}`].flatMap(j=>j?[`<sub>${j}</sub>`]:[]);return`<table align="left">${[`<th colspan="\
2">${p} <sub>${h}</sub></th>`,m==="start"?A+F:F+A,W&&`<td colspan="2" align="center">${W}</td>`,S&&`<td colspan="2" alig\
n="${_}">${S}</td>`,`<td colspan="2">${E.join("<br>")}</td>`].flatMap(j=>j?[`<tr>${j}</tr>`]:[]).join("")}</table>`}const zr=24,
Pt=({shown:n})=>zt(Zt(n,zr)),Mn=({visible:n,total:i})=>n<i,Rn=(n,i)=>Mn(i)?`\u2702\uFE0F ${n} cut after ${Ne(i.visible)}\
 of ${Ce(i.total,"character")}`:`${n} fits (${Ce(i.total,"character")})`;function Je(n,{length:i,line:s}){const c=/^[\n\x20-\x7e]*$/.
test(n),l=c?n:n.match(new RegExp(kr,"gsu"))??[],p=c?void 0:new RegExp(Zr,"u"),h=l.length;let m=0,_=0,w=0;for(const k of l){
if(m=k===`
`?(Math.floor(m/s)+1)*s:m+(p?.test(k)?2:1),m>i)return{shown:`${n.slice(0,w).trimEnd()}\u2026`,visible:_,total:h};m<i&&(_++,
w+=k.length)}return{shown:n,visible:h,total:h}}const kr=String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
Zr=String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`,
xr=864e5,In=2419200,Sr=14,Tr={"many-buttons":({count:n})=>`There are ${n} buttons; browsers show at most two.`,"long-ttl":({
seconds:n})=>`The ttl is ${n} s; push services keep a message for at most four weeks (${In} s).`,"reach-zero":()=>"The a\
udience has a reach of 0: nobody will receive this notification.","quoted-token":()=>"The API token is in quotation mark\
s. If they are not part of it, remove them from the secret.","token-expiry":({at:n,expired:i})=>{const s=n.toISOString().
slice(0,10);return i?`The API token expired on ${s}: the service will probably refuse it. Replace the secret.`:`The API \
token expires on ${s}. Replace the secret before then.`},rerun:({attempt:n})=>`This is attempt ${n} of this run: an earl\
ier attempt may already have sent the notification. Set \`once-key\`, so that a re-run cannot send it again.`,"image-siz\
e":({input:n,use:i,expected:s,...c})=>`${n}: the ${i} is ${On(c)}; browsers show ${s.map(On).join(" or ")}.`,"key-separa\
tor":({key:n})=>`The once-key ${(0,de.TL)(n)} ends with a separator, so an expression in it is probably empty. Runs with\
 the same key may be skipped although they announce something else. Correct the key.`,truncated:({field:n,visible:i,total:s})=>`\
The ${n} is ${Ne(s)} characters long; even a desktop shows only about ${Ne(i)}.`,markup:({field:n,what:i})=>`The ${n} co\
ntains ${At[i].name}. Notifications are plain text: subscribers would see the characters as they are.`,"escaped-newline":({
field:n})=>`The ${n} contains the two characters \`\\n\`, which subscribers would see as they are. For a line break, use a \
YAML block (\`|\`).`,"first-entry":()=>"The message is the first entry of a list of changes. For a better text next time\
, begin the release notes with a short paragraph, or set `message`."},Et=n=>Tr[n.kind](n),On=({width:n,height:i})=>`${n}\
x${i}`,At={heading:{name:"a Markdown heading",pattern:/^#{1,6} \S/m},list:{name:"a Markdown list",pattern:/^[-*+] \S/m},
link:{name:"a Markdown link",pattern:/\[[^[\]\n]*\]\([^()\s]*\)/},emphasis:{name:"Markdown emphasis",pattern:/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-zA-Z\d])|~~(?=[^\s~])[^~\n]+~~/},
tag:{name:"an HTML tag",pattern:/<\/?[a-zA-Z][^<>]*>/}};function Pr({notification:n,sources:i,firstEntry:s}){const{actions:c,
ttl:l}=n,p=[];c&&c.length>2&&p.push({kind:"many-buttons",count:c.length}),l!==void 0&&l>In&&p.push({kind:"long-ttl",seconds:l}),
s&&p.push({kind:"first-entry"});for(const h of["title","message"])p.push(...Er(h,n)),(i[h]==="input"||i[h]==="file")&&p.
push(...Ar(h,n[h]));return p}function Er(n,i){const[s]=An,{visible:c,total:l}=Je(i[n],s[n]);return c===l?[]:[{kind:"trun\
cated",field:n,visible:c,total:l}]}function Ar(n,i){const c=Object.keys(At).filter(l=>At[l].pattern.test(i)).map(l=>({kind:"\
markup",field:n,what:l}));return i.includes("\\n")?[...c,{kind:"escaped-newline",field:n}]:c}const al=n=>n===0?[{kind:"r\
each-zero"}]:[],cl=n=>n!==void 0&&/[-_.:/#]$/.test(n)?[{kind:"key-separator",key:n}]:[],ul=(n,i)=>n>1&&i===void 0?[{kind:"\
rerun",attempt:n}]:[];function ll(n,i){if(/^(["'`]).*\1$/.test(n))return[{kind:"quoted-token"}];const s=Cr(n);return s===
void 0||s-i>=Sr*xr?[]:[{kind:"token-expiry",at:new Date(s),expired:s<=i}]}function Cr(n){const[i,s,c,...l]=n.split(".");
if(!i||!s||c===void 0||l.length>0)return;const{exp:p}=Object(parseJson(Buffer.from(s,"base64url").toString("utf8"))),h=typeof p==
"number"?p*1e3:Number.NaN;return Number.isNaN(new Date(h).getTime())?void 0:h}const Ct=({text:n,url:i,command:s})=>`${n}${i?
` ${i}`:""}${s?`
${s}`:""}`,Mr={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notific\
ation may or may not have been sent."};function Fn({title:n,reason:i,message:s,hint:c},l,p){const m=p!==void 0&&p.kind!==
"none"?"first delete the claim of `once-key` (the command is in the log), then ":"",w=["Look in the panel of the service\
 before you send it again.",c,`If nothing was sent, ${m}run this again.`].filter(Boolean).join(" "),k=l==="not-sent"&&i===
"internal-error"?" You can run this again.":"";return{title:`${n} (${l?`${l}: `:""}${i})`,why:{text:s},...l&&{meaning:Mr[l]},
next:{text:l==="unknown"?w:`${c}${k}`},reason:i}}const Rr=n=>n.replace(/^http-(?!401|403|404|429)(\d)\d\d$/,"http-$1xx"),
Nn=n=>`https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${Rr(n)}`,Ln=4096,Ir=600;function Or({
why:n,meaning:i,next:s,reason:c},l){const h=`
${l(i?`${i} ${Ct(s)}`:Ct(s))}${c?`
More: ${Nn(c)}`:""}`;return Fr(l(Ct(n)),Ln-h.length)+h}function Fr(n,i){const s=n.split(`
`);if(s.length===1)return Ae(n,i-1);const c=m=>`- and ${m} more (see the log)`;let l=c(s.length).length;const p=[];for(const m of s){
const _=Ae(m,Ir);if(l+=_.length+1,l>i)break;p.push(_)}const h=s.length-p.length;return[...p,...h>0?[c(h)]:[]].join(`
`)}const Nr=5e3;function Lr({title:n,why:i,meaning:s,next:c,reason:l}){return[`<table>
${[...l?[["What failed",`<b>${Ye(n)}</b>`]]:[],["Why",Zn(i,Nr)],...s?[["Result",s]]:[],["What to do",Zn(c)],...l?[["More",
`<a href="${Nn(l)}">What ${l} means</a>`]]:[]].map(([h="",m])=>`<tr><th align="left">${h.replaceAll(" ","&nbsp;")}</th><\
td>${m}</td></tr>`).join(`
`)}
</table>`,ur(c)]}const Mt=({problems:n,notifications:i})=>[...n,...i.flatMap(s=>s.problems)];function Rt(n){if(n.failure)
return n.failure.reason;const i=new Set(Mt(n).map(({reason:s})=>s));return["invalid-input","unreadable-file","url-check-\
failed"].find(s=>i.has(s))}const Dn=1e3;function It(n){const{file:i,path:s=[],message:c}=n;return Ae(i===void 0?(0,_e.fI)(
n):(0,_e.LT)(s,"The file",c),Dn)}function Dr(n){return`${jn(n)}${It(n)}`}const jr=(n,i)=>`${jn({file:n||void 0})}Advice:\
 ${Et(i)}`;function jn({file:n,place:i={line:1,column:1}}){return n===void 0?"":`${n.replace(de.W3,"\uFFFD")}:${i.line}:${i.
column}: `}function Un(n){const{notifications:i,failure:s}=n;if(s)return"The notifications were not checked";const c=i.filter(
({problems:l})=>l.length>0).length;return c>0?`${c} of ${Ce(i.length,"notification")} ${c===1?"has":"have"} problems`:Mt(
n).length>0?"The inputs have problems":`${Ce(i.length,"notification")} checked: no problems`}function Ur(n){const{notifications:i,
problems:s,failure:c}=n,l=h=>h.problems.length>0,p=i.toSorted((h,m)=>Number(l(m))-Number(l(h)));return gr([`<h2>${Rt(n)?
"\u274C":"\u2705"} ${Un(n)}</h2>`,c&&Lr(Fn(c)),Bn(s),p.map(Br)])}function Br({file:n,problems:i,advice:s,content:c}){const l=s.
map(p=>`\u26A0\uFE0F ${Ye(Et(p))}`).join("<br>");return[`<h3>${i.length>0?"\u274C ":""}${n===""?"Notification from the i\
nputs":kt(n,Hr)}</h3>`,Bn(i),l&&`<p>${l}</p>`,c&&vr(c.notification)]}const Hr=200,Vr=20;function Bn(n){if(n.length===0)return;
const i=n.slice(0,Vr).map(l=>`<li>${Wr(l)}${Ye(It(l),1e3)}</li>`),s=(0,_e.X5)(n),c=s-i.length;return c>0&&i.push(`<li>${Ne(
c)} more: see the log.</li>`),`<p><b>${Ce(s,"problem")}</b></p>
<ul>
${i.join(`
`)}
</ul>`}const Wr=({place:n})=>n?`${Sn(`${n.line}:${n.column}`)} `:"",Hn=require("os");function Vn(n){return n==null?"":typeof n==
"string"||n instanceof String?n:JSON.stringify(n)}function Ot(n){return Object.keys(n).length?{title:n.title,file:n.file,
line:n.startLine,endLine:n.endLine,col:n.startColumn,endColumn:n.endColumn}:{}}function Le(n,i,s){const c=new Kr(n,i,s);
process.stdout.write(c.toString()+Hn.EOL)}function Wn(n,i=""){Le(n,{},i)}const Kn="::";class Kr{constructor(i,s,c){i||(i=
"missing.command"),this.command=i,this.properties=s,this.message=c}toString(){let i=Kn+this.command;if(this.properties&&
Object.keys(this.properties).length>0){i+=" ";let s=!0;for(const c in this.properties)if(this.properties.hasOwnProperty(
c)){const l=this.properties[c];l&&(s?s=!1:i+=",",i+=`${c}=${qr(l)}`)}}return i+=`${Kn}${Gr(this.message)}`,i}}function Gr(n){
return Vn(n).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function qr(n){return Vn(n).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const dl=require("path");var Gn=function(n,i,s,c){
function l(p){return p instanceof s?p:new s(function(h){h(p)})}return new(s||(s=Promise))(function(p,h){function m(k){try{
w(c.next(k))}catch(z){h(z)}}function _(k){try{w(c.throw(k))}catch(z){h(z)}}function w(k){k.done?p(k.value):l(k.value).then(
m,_)}w((c=c.apply(n,i||[])).next())})},Ft;(function(n){n[n.Success=0]="Success",n[n.Failure=1]="Failure"})(Ft||(Ft={}));
function fl(n,i){const s=toCommandValue(i);if(process.env[n]=s,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",
prepareKeyValueMessage(n,i));issueCommand("set-env",{name:n},s)}function Xr(n){Le("add-mask",{},n)}function pl(n){process.
env.GITHUB_PATH||""?issueFileCommand("PATH",n):issueCommand("add-path",{},n),process.env.PATH=`${n}${path.delimiter}${process.
env.PATH}`}function Qe(n,i){const s=process.env[`INPUT_${n.replace(/ /g,"_").toUpperCase()}`]||"";if(i&&i.required&&!s)throw new Error(
`Input required and not supplied: ${n}`);return i&&i.trimWhitespace===!1?s:s.trim()}function hl(n,i){const s=Qe(n,i).split(
`
`).filter(c=>c!=="");return i&&i.trimWhitespace===!1?s:s.map(c=>c.trim())}function ml(n,i){const s=["true","True","TRUE"],
c=["false","False","FALSE"],l=Qe(n,i);if(s.includes(l))return!0;if(c.includes(l))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${n}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function yl(n,i){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(n,i));process.stdout.write(os.EOL),issueCommand("set-output",
{name:n},toCommandValue(i))}function gl(n){issue("echo",n?"on":"off")}function _l(n){process.exitCode=Ft.Failure,Nt(n)}function bl(){
return process.env.RUNNER_DEBUG==="1"}function $l(n){issueCommand("debug",{},n)}function Nt(n,i={}){Le("error",Ot(i),n instanceof
Error?n.toString():n)}function Yr(n,i={}){Le("warning",Ot(i),n instanceof Error?n.toString():n)}function Jr(n,i={}){Le("\
notice",Ot(i),n instanceof Error?n.toString():n)}function et(n){process.stdout.write(n+Hn.EOL)}function qn(n){Wn("group",
n)}function Xn(){Wn("endgroup")}function vl(n,i){return Gn(this,void 0,void 0,function*(){qn(n);let s;try{s=yield i()}finally{
Xn()}return s})}function wl(n,i){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(
n,i));issueCommand("save-state",{name:n},toCommandValue(i))}function zl(n){return process.env[`STATE_${n}`]||""}function kl(n){
return Gn(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(n)})}const Qr=["api-token","github-token"];function ei(n){
for(const i of n.filter(s=>Qr.includes(s))){const s=Qe(i);s!==""&&Xr(s)}return Object.fromEntries(n.map(i=>[i,Qe(i)]))}function Zl(n){
const i=Object.keys(process.env).flatMap(s=>{const[,c]=/^input_(.+)$/.exec(s.toLowerCase())??[],l=c===void 0||c in n?void 0:
process.env[s];return l?[[c,l.trim()]]:[]});return Object.fromEntries(i)}const Yn=require("node:fs"),Jn="\u2060";function Lt(n){
if(!/[^\x20-\x7e]/.test(n)&&!n.includes("##[")&&!n.trimStart().startsWith("::"))return n;const i=new RegExp(ti,"u");return n.
replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(/##(?=\[)/g,`##${Jn}`).split(`
`).map(s=>ni(s,i)).join(`
`).replace(/[^\n\t -~\xa0-\uffff]/g,"\uFFFD")}const ti=String.raw`[^\s\p{C}\p{Z}]`;function ni(n,i){const s=n.search(i);
return s>=0&&n.startsWith("::",s)?`${n.slice(0,s)}:${Jn}${n.slice(s+1)}`:n}function oi(n){const i=c=>Lt(n(c)),s=c=>(l,p,h)=>{
const m=i(p);m.length>Ln&&et(m),c(m,{title:i(l),...h&&{file:h.file,startLine:h.line,startColumn:h.column}})};return{info:c=>et(
i(c)),retry:(c,l)=>{const p=(l/1e3).toFixed(1);et(i(`${c.title}: ${c.message} Retrying ${p==="0.0"?"now":`in ${p} s`}.`))},
group:(c,l)=>{qn(i(c)),et(i(l)),Xn()},notice:s(Jr),warning:s(Yr),error:s(Nt)}}function ri(n,i,s){const{title:c,why:l}=s,
p=Or(s,Lt);p.startsWith(Lt(l.text))||n.info(l.text),n[i](c,p)}const Qn=524288;function ii(n,i,{length:s}){if(s<=Qn)return;
const c=`GitHub passes at most about ${Qn} on to other jobs, so use it only in this job.`;n.warning("Large output",`The \
output \`${i}\` has ${s} characters. ${c}`)}const si=["response","audience-name"];function ai(n,{redact:i,log:s}){const c=process.
env.GITHUB_OUTPUT;if(!c)return;const l=Object.entries(n).map(([p,h])=>[p,si.includes(p)?i(h):h]);try{(0,Yn.appendFileSync)(
c,ci(Object.fromEntries(l)))}catch(p){s.warning("Outputs not written",`The action could not write its outputs (${(0,be.q0)(
p)}). Later steps may see them as empty; the log says how the run ended.`)}}function ci(n){const i=new Set(Object.values(
n).flatMap(l=>l.match(/ghadelimiter_\d+/g)??[]));let s=0;for(;i.has(`ghadelimiter_${s}`);)s++;const c=`ghadelimiter_${s}`;
return Object.entries(n).map(([l,p])=>`${l}<<${c}
${p}
${c}
`).join("")}function ui(n,i,{log:s}){const c=process.env.GITHUB_STEP_SUMMARY;if(!(!c||(0,de.yG)(n)===!1))try{(0,Yn.appendFileSync)(
c,i())}catch(l){s.warning("Summary not written",`Could not write the job summary (${(0,be.q0)(l)}).`)}}const li=require("node:http");
var Dt=V.n(li);const di=require("node:string_decoder"),eo=async()=>(await Promise.resolve().then(V.t.bind(V,4708,23))).default;
async function fi(n,i,s){const{method:c,url:l,headers:p,body:h,timeoutMs:m,maxBytes:_,encoding:w="utf8",wantsBody:k,signal:z}=n,
{request:Z}=l.protocol==="https:"?await eo():Dt();return new Promise(C=>{let A=!1,F=!0,W=0,S,E;const N=new di.StringDecoder(
w);let j="";const H=Z(l,{agent:i,method:c,headers:h===void 0?p:{...p,"Content-Length":Buffer.byteLength(h)}}),X=setTimeout(
()=>ee(new De("timeout",`no response within ${m/1e3} s`)),m),ie=()=>ee(new De("cancelled","the run was cancelled")),R=I=>{
W+=I.length};function U(I){clearTimeout(X),z?.removeEventListener("abort",ie),S?.removeListener("data",R),C(I)}function Q(I){
if(!E)return;const ae=j+N.end(),ce=w==="utf8"?ae.replace(/^\ufeff/,""):ae;U({...E,body:ce,...I&&{incomplete:I}})}function ee(I){
E?Q(I instanceof De?I.reason:"cut"):L(I)?U(hi(I,s)):U(yi(I,W)),H.destroy()}const L=I=>!A||!F&&W===0&&gi(I);function te(){
H.destroyed||(A=!0,F=H.reusedSocket||S.getProtocol?.()!=="TLSv1.3",H.end(h))}H.on("error",ee),H.on("close",()=>E??ee(Object.
assign(new Error("the connection was closed"),{code:"ECONNRESET"}))),H.on("socket",I=>{S=I,I.on("data",R),pi(I)?te():I.once(
to(I)?"secureConnect":"connect",te)}),H.on("response",I=>{const ae=I.statusCode??0;if(E={kind:"response",status:ae,headers:I.
headers,body:"",at:new Date},k?.(ae)===!1){Q(),H.destroy();return}let ce=0;I.on("data",fe=>{j+=N.write(fe.subarray(0,_-ce)),
ce+=fe.length,!(ce<=_)&&(Q("too-large"),H.destroy())}),I.on("end",()=>Q(I.complete?void 0:"cut")),I.on("error",ee),I.on(
"close",()=>Q("cut"))}),z?.addEventListener("abort",ie),z?.aborted&&ie()})}const to=n=>n.encrypted===!0;function pi(n){return n.
connecting?!1:!to(n)||n.secureConnecting===!1}class De extends Error{reason;constructor(i,s){super(s),this.reason=i}}function hi(n,{
isProxied:i,isProxyTls:s}){const c={kind:"failure",mayHaveBeenReceived:!1,cause:n},l=(k,z)=>({...c,reason:k,retryable:z});
if(n instanceof De)return l(n.reason,n.reason==="timeout");const{code:p="",syscall:h,statusCode:m}=n;return p==="ERR_PRO\
XY_TUNNEL"?l("proxy-failed",m===void 0):!(h!==void 0&&p!=="EPROTO"||mi.test(p)||n instanceof AggregateError)&&!p.startsWith(
"ERR_INVALID")?l(s?"proxy-failed":"tls-failed",!1):l(i&&!(p==="ECONNRESET"&&h===void 0&&!s)?"proxy-failed":"connection-f\
ailed",!0)}const mi=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function yi(n,i){const s=n.code??"",c=i>0||s.startsWith("HPE_");return{kind:"failure",mayHaveBeenReceived:!0,reason:n instanceof
De?n.reason:c?"bad-response":"connection-lost",retryable:!0,cause:n}}function gi(n){const[,i]=/\bSSL alert number (\d{1,3})\b/.
exec(n instanceof Error?n.message:"")??[];return i!==void 0&&_i.has(Number(i))}const _i=new Set([42,43,44,45,46,48,116]),
je=require("node:net");function bi(n,i,s=process.version){const c=(n.protocol==="https:"?i.https:i.http)?.trim();if(!c||
ki(n,i.bypass??""))return;if(!$i(s))return{problem:`Node ${s} of this runner cannot use a proxy; update the runner (Node\
 24.5 or later can), or remove the proxy settings`};if(c.search(de.W3)>=0)return{problem:"the proxy setting contains a l\
ine break or another control character"};const l=(0,de.Dl)(jt(c));return!l||!/^https?:$/.test(l.protocol)?{problem:"the \
proxy setting is not an http or https URL"}:no(l.username+l.password)===void 0?{problem:"the user name or password in th\
e proxy setting is not percent-encoded"}:{url:l.href}}function $i(n){const[i=0,s=0]=n.replace(/^v/,"").split(".").map(Number);
return i>24||i===24&&s>=5}const vi=4;function wi({http:n,https:i}){return[...new Set([n,i].flatMap(zi))]}function zi(n=""){
const[,i=""]=/^[^:]*:\/\/(.*)$/s.exec(jt(n.trim()))??[],s=i.lastIndexOf("@");if(s<0)return[];const c=i.slice(0,s),l=c.indexOf(
":"),p=l<0?[c,""]:[c.slice(0,l),c.slice(l+1)],{username:h="",password:m=""}=(0,de.Dl)(jt(n.trim()))??{},_=p.map(k=>no(k)??
k);return[...[...p,h,m,..._].filter(k=>k.length>=vi),Buffer.from(_.join(":")).toString("base64").replace(/=+$/,"")]}const jt=n=>n.
includes("://")?n:`http://${n}`;function no(n){try{return decodeURIComponent(n)}catch{return}}function ki(n,i){const s=n.
hostname.replace(/^\[|\]$|\.$/g,""),c=n.port||(n.protocol==="https:"?"443":"80");return i.toLowerCase().split(/[\s,]+/).
filter(l=>l!=="").some(l=>l==="*"||Zi(l,s,c))}function Zi(n,i,s){if(n.includes("/"))return Si(n,i);const[,c=n,l]=/^(\[[^\]]*\]|[^:]*):(\d+)$/.
exec(n)??[];if(l!==void 0&&l!==s)return!1;const p=xi(c.replace(/^\[|\]$/g,"").replace(/^\*?\./,""));return i===p||(0,je.
isIP)(i)===0&&i.endsWith(`.${p}`)}function xi(n){return(0,je.isIP)(n)===6&&(0,de.Dl)(`http://[${n}]`)?.hostname.slice(1,
-1)||n}function Si(n,i){const[s="",c=""]=n.split("/"),l=(0,je.isIP)(s);if(l===0||(0,je.isIP)(i)!==l||!/^\d{1,3}$/.test(c)||
Number(c)>(l===4?32:128))return!1;const p=l===4?"ipv4":"ipv6",h=new je.BlockList;return h.addSubnet(s,Number(c),p),h.check(
i,p)}const oo=1e3,Ti=10;function Pi(n){const i=new Map,s=new WeakMap,c=p=>so()-(s.get(p)??Number.NEGATIVE_INFINITY);async function l(p,h){
const m=`${p.protocol}${h??""}`,_=i.get(m);if(_)return _;const w=h===void 0?{}:{proxyEnv:{http_proxy:h,https_proxy:h}},{
Agent:k}=p.protocol==="https:"?await eo():Dt();h!==void 0&&await Ci();const z=new k({keepAlive:!0,...w});return z.on("fr\
ee",Z=>s.set(Z,so())),i.set(m,z),z}return{async request(p){const h=bi(p.url,n);if(h&&"problem"in h)return{kind:"failure",
mayHaveBeenReceived:!1,reason:"proxy-failed",retryable:!1,cause:new Error(h.problem)};const m=await l(p.url,h?.url),_=Math.
min(...ro(m).map(c));p.method!=="GET"&&_<oo&&await Ai(Ti-_);for(const k of ro(m))(c(k)>oo||Ei(k))&&k.destroy();const w=p.
url.protocol==="http:"&&h?.url.startsWith("https:")===!0;return fi(p,m,{isProxied:h!==void 0,isProxyTls:w})}}}const ro=n=>Object.
values(n.freeSockets).flatMap(i=>i??[]),Ei=n=>n.readableEnded||!n.writable;async function Ai(n){n>0&&await new Promise(i=>setTimeout(
i,n));for(let i=0;i<2;i++)await new Promise(s=>setImmediate(s))}async function Ci(){const{subscribe:n,unsubscribe:i}=await Promise.
resolve().then(V.t.bind(V,3053,23));i("net.client.socket",io),n("net.client.socket",io)}const io=n=>{n.socket.on("error",
()=>{})},Ut=n=>n>=200&&n<300;function Mi(n){const i=Dt().STATUS_CODES[n];return i===void 0?String(n):`${n} ${i}`}const so=()=>Number(
process.hrtime.bigint())/1e6;var Ri=V(4463);const Bt=n=>process.env[n.toLowerCase()]||process.env[n]||void 0;function Ii(){
return{http:Bt("HTTP_PROXY"),https:Bt("HTTPS_PROXY"),bypass:Bt("NO_PROXY")}}function xl(){const{GITHUB_API_URL:n,GITHUB_SERVER_URL:i,
GITHUB_REPOSITORY:s,GITHUB_SHA:c,GITHUB_RUN_ID:l}=process.env;return{github:{apiUrl:n||"https://api.github.com",serverUrl:i||
"https://github.com"},run:{repository:s??"",sha:c??"",id:l??"",attempt:Number(process.env.GITHUB_RUN_ATTEMPT)||1}}}async function Sl(n){
const i=process.env.GITHUB_EVENT_PATH;delete process.env.GITHUB_EVENT_PATH;try{return await n()}finally{i!==void 0&&(process.
env.GITHUB_EVENT_PATH=i)}}const Oi=null;function Tl(){const{GITHUB_EVENT_NAME:n="",GITHUB_EVENT_PATH:i=""}=process.env;try{
return statSync(i).size>Oi?{name:n,payload:void 0,unreadable:"the event is larger than 25 MiB"}:{name:n,payload:JSON.parse(
readFileSync(i,"utf8"))}}catch{return{name:n,payload:void 0}}}function Fi(n){const i=new Date,s=Ii(),c=(0,Ri.gE)({...n,others:wi(
s)}),l=Pi(s),p=Ni();return{log:oi(c.redact),secrets:c,redact:c.redact,http:l,signal:p.signal,startedAt:i,watch:Li(p)}}function Ni(){
const n=new AbortController,i=()=>n.abort();return process.on("SIGINT",i),process.on("SIGTERM",i),n}function Li(n){process.
exitCode=1;let i=()=>{};return process.on("beforeExit",()=>i(new Error("it stopped before it finished"))),process.on("un\
caughtException",s=>{i(s),n.abort()}),s=>{const c=new Promise((l,p)=>{i=p});return Promise.race([s,c])}}async function Di(n,i){
try{i()}catch(s){const c=s instanceof Error?s.name:typeof s;Nt(`The report of this run failed (${c}). The outputs say ho\
w the run ended, if they are set. If this step was to send and \`outcome\` is not set, the notification may have been sent\
: look in the panel of the service before you send it again.`,{title:"Internal error (internal-error)"})}await new Promise(
s=>process.stdout.write("",s)),process.exit(n)}const ke=require("node:fs/promises"),ye=require("node:path"),ji=require("node:timers/promises");
class ao extends Error{}const Ui=1e3;function Bi(n){return n.split("/").filter(s=>s!==""&&s!==".").map(s=>{if(s==="**")return s;
const c=Hi(s);return l=>s.startsWith(".")===l.startsWith(".")&&Wi(c,l)})}function Hi(n){const i=n.lastIndexOf("]")+1;return[
...n.slice(0,i).match(/\[[!^]?[^/][^\]/]*\]|./gsu)??[],...n.slice(i)].map(c=>{const l=/^\[([!^]?)(.+)\]$/su.exec(c);return l?
Vi(l[2]??"",l[1]!==""):c})}function Vi(n,i){const s=Array.from(n.matchAll(/(.)-(.)|./gsu),([c,l=c,p=l])=>[l,p]);return c=>s.
some(([l,p])=>l<=c&&c<=p)!==i}function Wi(n,i){const s=Array.from(i);let c=0,l=-1,p=0;for(let h=0;h<s.length;)if(n[c]===
"*")l=c++,p=h;else if(Ki(n[c],s[h]??""))c++,h++;else if(l!==-1)c=l+1,h=++p;else return!1;return n.slice(c).every(h=>h===
"*")}const Ki=(n,i)=>typeof n=="function"?n(i):n==="?"||n===i;function Gi(n,i,s){const c=[];for(const l of i){const p=n[l];
p==="**"&&!s.startsWith(".")&&c.push(l),typeof p=="function"&&p(s)&&c.push(l+1)}return co(n,c)}function co(n,i){const s=new Set(
i);for(const c of s)n[c]==="**"&&s.add(c+1);return s}async function qi(n,i,s,c){const l=[];let p=0;async function h(m,_){
const w=await(0,ke.readdir)((0,ye.join)(n,m),{withFileTypes:!0}).catch(()=>[]);if(c.entries-=w.length,c.entries<0)throw new ao;
for(const k of w.sort((z,Z)=>z.name<Z.name?-1:1)){if(++p%Ui===0&&await(0,ji.setImmediate)(),l.length>=s||c.signal.aborted)
return;const z=Gi(i,_,k.name),Z=m?`${m}/${k.name}`:k.name;k.isDirectory()?z.size>0&&await h(Z,z):z.has(i.length)&&!(k.isSymbolicLink()&&
await Xi((0,ye.join)(n,Z)))&&l.push(Z)}}return await h("",co(i,[0])),l}const Xi=async n=>(await(0,ke.stat)(n).catch(()=>{}))?.
isDirectory()===!0,Ht=100,Yi=2e5,Ji=4096;async function Qi(n,i){const s=process.env.GITHUB_WORKSPACE||process.cwd(),c={entries:Yi,
signal:i},l=new Set,p=[],h=n.split(/\r\n?|\n/).map(m=>m.trim());for(const m of new Set(h.filter(_=>_!==""))){const _=await es(
m,s,c);if(typeof _=="string")p.push((0,_e.CC)("payload-files",`${(0,de.TL)(m)} ${_}`));else for(const w of _)l.add(w);if(l.
size>Ht){const w=`matches more than ${Ht} files; give patterns that match fewer`;return{files:[],problems:[...p,(0,_e.CC)(
"payload-files",w)]}}}return{files:[...l],problems:p}}async function es(n,i,s){const c=(0,ye.resolve)(i,n);if(await(0,ke.
lstat)(c).catch(()=>{}))return[(0,ye.relative)(i,c).replaceAll(ye.sep,"/")];try{const p=n.length>Ji?[]:Bi(n.replaceAll(ye.
sep,"/")),h=await qi(i,p,Ht+1,s);return h.length>0?h:"matches no file in the workspace; check the path, and that the rep\
ository is checked out"}catch(p){if(!(p instanceof ao))throw p;return"searches too many files; begin the pattern with th\
e folder they are in"}}const ts=65536;async function ns(n){const i=process.env.GITHUB_WORKSPACE||process.cwd(),s=(0,ye.resolve)(
i,n),c={input:"payload-file",file:n},l=h=>({problem:(0,_e.CC)(c,h,{reason:"unreadable-file"})}),p={problem:(0,_e.CC)(c,"\
is outside the workspace; give a file of the repository")};try{const h=await(0,ke.realpath)(i);if(!Vt(s,i)&&!Vt(s,h))return p;
const m=await(0,ke.realpath)(s);if(!Vt(m,h))return p;const _=await(0,ke.stat)(m);return _.isFile()?_.size>ts?l("is large\
r than 64 KiB; give a file of notification fields"):{text:new TextDecoder("utf-8",{fatal:!0}).decode(await(0,ke.readFile)(
m))}:l("is not a regular file; give the path of a YAML or JSON file")}catch(h){const m=h.code;return l(m==="ENOENT"?"doe\
s not exist; check the path, and that the repository is checked out":m==="ERR_ENCODING_INVALID_ENCODED_DATA"?"is not UTF\
-8 text; save it as UTF-8":`cannot be read (${(0,be.q0)(h)})`)}}function Vt(n,i){const s=(0,ye.relative)(i,n);return s!==
".."&&!s.startsWith(`..${ye.sep}`)&&!(0,ye.isAbsolute)(s)}const rs={"connection-failed":"Check `base-url` and that the r\
unner can reach it.","tls-failed":"Check `base-url` and the certificate of the service; for a private CA, set NODE_EXTRA\
_CA_CERTS to its certificate file on the runner.","proxy-failed":"Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runn\
er. If the proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",timeout:"Check that the service is\
 up; if it is only slow, raise `timeout`.","connection-lost":"Check that the service is up.","bad-response":"Check that \
`base-url` is the address of the push service."},is={ERR_SSL_WRONG_VERSION_NUMBER:"Check the port in `base-url`, or that\
 of an https proxy.",ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:"Use an address of the service (or a proxy) that does not\
 require a client certificate."};function ss(n,{reason:i,mayHaveBeenReceived:s,cause:c}){const l=n==="Sending"&&s;if(i===
"cancelled")return l?"":"If you did not mean to cancel it, run it again.";const{code:p="",statusCode:h}=Object(c);if(h===
407)return fo(407,n,!1);const m=i==="tls-failed"&&is[p]||rs[i];return l?m:`${m} Then run this again.`}function as(n,{reason:i,
mayHaveBeenReceived:s},c){const l=n==="Sending",p=n.charAt(0).toLowerCase()+n.slice(1);return{"connection-failed":`Could\
 not connect to the service (${c}).`,"tls-failed":`Could not make a secure connection to the service (${c}).`,"proxy-fai\
led":`Could not use the proxy (${c}).`,timeout:s?`${l?"The service may have received the request, but did not respond":"\
There was no complete response"} in time (${c}).`:`Timed out connecting to the service (${c}).`,"connection-lost":`The c\
onnection was lost before ${l?"a response arrived; the service may have received the request":"the response was complete"}\
 (${c}).`,"bad-response":`The response is not valid HTTP, or is incomplete (${c}).`,cancelled:l?`The run was cancelled${s?
"; the service may already have":" before the service"} received the request.`:`The run was cancelled while ${p}.`}[i]}function cs(n,i,s){
const{reason:c,cause:l}=i;return new be.HR({reason:c,title:`${n} failed`,message:as(n,i,Wt((0,be.q0)(l),s)),hint:ss(n,i),
cause:l})}const us=n=>cs(n,{kind:"failure",mayHaveBeenReceived:!1,reason:"cancelled",retryable:!1,cause:void 0},i=>i);function Pl(n,i,s,c=!1){
const{status:l,headers:p,body:h,incomplete:m}=i,_=p.location?` and points to ${quoted(s(p.location))}`:"",w=Wt(h,s,m!==void 0),
k=`The ${l===407?"proxy":"service"} responded ${statusName(l)}${_}${w?`: ${w}`:""}`;return new Failure({reason:`http-${l}`,
title:`${n} failed: HTTP ${l}`,message:`${k.replace(/\.$/,"")}.${ds(p["retry-after"])}`,hint:c?"The service has a proble\
m: check its status.":fo(l,n,w!=="")})}const uo=300,lo=65536;function Wt(n,i,s=!1){const l=i(n.slice(0,lo),s||n.length>lo).
replace(/\s+/g," ").trim();return l.length>uo?`${l.slice(0,uo)}\u2026`:l}const ls=864e5;function ds(n){const i=retryAfter(
n,Date.now());return i===void 0||i<=maxWaitMs?"":` Retry-After asks for ${i>ls?"more than a day":`${Math.ceil(i/1e3)} s`}\
; this action waits at most ${maxWaitMs/1e3} s.`}function fo(n,i,s){return n===401||n===403?"The service refused the tok\
en: check that `api-token` is the current API token of this site, and that this workflow can read the secret. Then run t\
his again.":n===404?`Check \`base-url\`: there may be no push service at that address (the action adds \`/v1/\u2026\` itself).${i===
"Sending"?" With `target: audience`, check `audience-id` too.":""}`:n===407?"The proxy requires a valid user name and pa\
ssword: put them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.":n===429?"The rate limit of the service\
 is reached: wait, then run this again.":n>=300&&n<400?"The action does not follow redirects, because the token would go\
 to the new address. Correct `base-url`.":n>=500?"The service has a problem: check its status before you run this again.":
n===408?"The service did not receive the request in time: run this again.":s?"Fix the problem that the service reported,\
 then start a new run.":`The service did not say why. ${i==="Sending"?"Check the content and `extra-fields`, or ask":"As\
k"} the operator of the service.`}const fs=new TextDecoder,ge=(n,i=0,s=n.length)=>fs.decode(n.slice(i,s)),tt=(n,i=0,s=n.
length)=>n.slice(i,s).reduce((c,l)=>c+`0${l.toString(16)}`.slice(-2),""),$e=(n,i)=>new DataView(n.buffer,n.byteOffset+i),
po=(n,i=0)=>$e(n,i).getInt16(0,!0),nt=(n,i=0)=>$e(n,i).getUint16(0,!1),Kt=(n,i=0)=>$e(n,i).getUint16(0,!0),ho=(n,i=0)=>{
const s=$e(n,i);return s.getUint16(0,!0)+(s.getUint8(2)<<16)},El=(n,i=0)=>$e(n,i).getInt32(0,!0),Ue=(n,i=0)=>$e(n,i).getUint32(
0,!1),ps=(n,i=0)=>$e(n,i).getUint32(0,!0),Al=(n,i,s)=>$e(n,i).getBigUint64(0,!s),hs={readUInt16BE:nt,readUInt16LE:Kt,readUInt32BE:Ue,
readUInt32LE:ps};function Be(n,i,s=0,c=!1){const p=`readUInt${i}${c?"BE":"LE"}`;return hs[p](n,s)}const Gt=8;function ms(n,i,s,c,l){
if(n.length-c<Gt)return;const p=i.getUint32(s+c,!1);if(!(n.length-c<p))return{offset:c,size:p,matches:i.getUint32(s+4+c,
!1)===l}}const mo=new WeakMap;function ys(n){let i=mo.get(n.buffer);return i||(i=new DataView(n.buffer),mo.set(n.buffer,
i)),i}function Cl(n,i,s){const c=ys(n),l=i.charCodeAt(0)<<24|i.charCodeAt(1)<<16|i.charCodeAt(2)<<8|i.charCodeAt(3),p=n.
byteOffset;let h=s;for(;h<n.length&&!(n.length-h<4);){if(c.getUint32(p+h,!1)<Gt){h+=Gt;continue}const m=ms(n,c,p,h,l);if(!m)
break;if(m.matches)return{name:i,offset:m.offset,size:m.size};h+=m.size}}const gs=/^GIF8[79]a/,_s={validate:n=>gs.test(ge(
n,0,6)),calculate:n=>({height:Kt(n,8),width:Kt(n,6)})},bs="45786966",$s=2,qt=6,vs=2,ws="4d4d",zs="4949",yo=12,ks=2;function Zs(n){
return tt(n,2,6)===bs}function xs(n,i){return{height:nt(n,i),width:nt(n,i+2)}}function Ss(n,i){const c=qt+8,l=Be(n,16,c,
i);for(let p=0;p<l;p++){const h=c+ks+p*yo,m=h+yo;if(h>n.length)return;const _=n.slice(h,m);if(Be(_,16,0,i)===274)return Be(
_,16,2,i)!==3||Be(_,32,4,i)!==1?void 0:Be(_,16,8,i)}}function Ts(n,i){const s=n.slice($s,i),c=tt(s,qt,qt+vs),l=c===ws;if(l||
c===zs)return Ss(s,l)}function Ps(n,i){if(i>n.length)throw new TypeError("Corrupt JPG, exceeded buffer limits")}const Es={
validate:n=>tt(n,0,2)==="ffd8",calculate(n){let i=n.slice(4),s,c;for(;i.length;){const l=nt(i,0);if(Ps(i,l),i[l]!==255){
i=i.subarray(1);continue}if(Zs(i)&&(s=Ts(i,l)),c=i[l+1],c===192||c===193||c===194){const p=xs(i,l+5);return s?{height:p.
height,orientation:s,width:p.width}:p}i=i.subarray(l+2)}throw new TypeError("Invalid JPG, no size found")}},As=`PNG\r

`,Cs="IHDR",go="CgBI",Ms={validate(n){if(As===ge(n,1,8)){let i=ge(n,12,16);if(i===go&&(i=ge(n,28,32)),i!==Cs)throw new TypeError(
"Invalid PNG");return!0}return!1},calculate(n){return ge(n,12,16)===go?{height:Ue(n,36),width:Ue(n,32)}:{height:Ue(n,20),
width:Ue(n,16)}}};function Rs(n){return{height:1+ho(n,7),width:1+ho(n,4)}}function Is(n){return{height:1+((n[4]&15)<<10|
n[3]<<2|(n[2]&192)>>6),width:1+((n[2]&63)<<8|n[1])}}function Os(n){return{height:po(n,8)&16383,width:po(n,6)&16383}}const Fs={
validate(n){const i=ge(n,0,4)==="RIFF",s=ge(n,8,12)==="WEBP",c=ge(n,12,15)==="VP8";return i&&s&&c},calculate(n){const i=ge(
n,12,16),s=n.slice(20,30);if(i==="VP8X"){const l=s[0],p=(l&192)===0,h=(l&1)===0;if(p&&h)return Rs(s);throw new TypeError(
"Invalid WebP")}if(i==="VP8 "&&s[0]!==47)return Os(s);const c=tt(s,3,6);if(i==="VP8L"&&c!=="9d012a")return Is(s);throw new TypeError(
"Invalid WebP")}},Ns=5*1048576,_o=5,Ls=[301,302,303,307,308];async function Ds({url:n,image:i,timeoutMs:s,http:c,...l}){
const p=performance.now()+s,h=new Set;for(let m=ot(n);;){h.add(m.href);const _=await c.request({...l,method:"GET",url:m,
timeoutMs:Math.max(0,p-performance.now()),maxBytes:Ns,encoding:"latin1",wantsBody:A=>i&&Ut(A)});if(_.kind==="failure")return{
kind:"failure",at:m,failure:_};const{status:w,headers:k}=_,z=Ls.includes(w)?k.location:void 0;if(z===void 0)return{kind:"\
status",at:m,status:w,...i&&Ut(w)&&{image:js(_)}};const Z=Us(z,m);if(!Z)return{kind:"astray",at:m,why:"to something that\
 is not a URL"};if(!/^https?:$/.test(Z.protocol))return{kind:"astray",at:m,why:"to something other than a web page"};if(i&&
Z.protocol==="http:")return{kind:"off-https",at:m};const C=ot(Z);if(h.has(C.href))return{kind:"astray",at:m,why:"in a lo\
op"};if(h.size>_o)return{kind:"astray",at:m,why:`more than ${_o} times`};m=C}}function js({body:n,incomplete:i}){return i||
(n.length===0?"empty":Vs(Buffer.from(n,"latin1"))??"not-an-image")}function ot(n){const i=new URL(n);return i.username="",
i.password="",i.hash="",i}function Us(n,i){const s=n.replace(/[\x80-\xff]/g,c=>`%${c.charCodeAt(0).toString(16).toUpperCase()}`);
return(0,de.Dl)(s,i)}const Bs=[Ms,Es,_s,Fs],Hs=25;function Vs(n){if(n.length<Hs)return;const i=new Uint8Array(n);try{return Bs.
find(s=>s.validate(i))?.calculate(i)}catch{return}}const Ws=1e4,Ks=20;async function Gs({uses:n,http:i,userAgent:s,signal:c,
redact:l,...p}){const h=Math.min(p.timeoutMs,Ws),m={Accept:"*/*","User-Agent":s},_=({url:A})=>ot(new URL(A)).href,w=new Set(
n.filter(({use:A})=>A!=="page").map(_)),k=new Map,z=new Set(n.map(_)).values();async function Z(){for(const A of z){if(c?.
aborted)return;const F={url:new URL(A),image:w.has(A),http:i,headers:m,timeoutMs:h,signal:c};k.set(A,await Ds(F))}}if(await Promise.
all(Array.from({length:Ks},Z)),c?.aborted)throw us("Checking the URLs");const C=n.flatMap(A=>Xs(A,k.get(_(A)),{timeoutMs:h,
redact:l})??[]);return{problems:C.filter(A=>"message"in A),wrongSizes:C.filter(A=>"expected"in A)}}const Ml=n=>new Failure(
{reason:"url-check-failed",title:"URL check failed",message:listed(n.map(problemText)),hint:"Fix the pages and images, a\
nd run this again; or correct the URLs, and start a new run. To send without this check, remove `check-urls`."}),qs={icon:[
{width:200,height:200}],banner:[{width:360,height:240},{width:360,height:200}]};function Xs({url:n,use:i,...s},c,{timeoutMs:l,
redact:p}){const h=Ys(n,c.at,p),m=C=>({...s,message:`${h} ${C}`});if(c.kind==="failure")return m(Qs(c.failure,l,p));if(c.
kind==="astray")return m(`redirects ${c.why}`);if(c.kind==="off-https")return i==="page"?void 0:m("redirects to http, bu\
t images must be https");const{status:_,image:w}=c;if(!Ut(_))return m(`responded ${Mi(_)}`);if(i==="page"||w===void 0)return;
if(typeof w=="string")return m(Js(w,l));const{width:k,height:z}=w;if(k===0||z===0)return m(`is an image of ${k}x${z}`);const Z=qs[i];
if(!Z.some(C=>C.width===k&&C.height===z))return{...s,use:i,width:k,height:z,expected:Z}}function Ys(n,i,s){return i.href===
ot(new URL(n)).href?(0,de.TL)(n):`${(0,de.TL)(n)} redirects to ${(0,de.TL)(s(i.origin+i.pathname))}, which`}function Js(n,i){
return{empty:"responded with an empty body, which is not an image","not-an-image":"is not a valid PNG, JPEG, GIF or WebP\
 image","too-large":"is larger than 5 MiB",timeout:`did not load completely within ${i/1e3} s`,cut:"was cut off",cancelled:"\
was cut off"}[n]}function Qs({reason:n,cause:i},s,c){if(n==="timeout")return`did not respond within ${s/1e3} s`;const p=/^(ENOTFOUND|EAI_\w+)$/.
test(i?.code??"")?"has a host name that cannot be found":"cannot be reached";return`${{"tls-failed":"cannot be reached s\
ecurely: its certificate is not accepted, or TLS failed","proxy-failed":"cannot be reached through the proxy","bad-respo\
nse":"responded with something that is not HTTP","connection-lost":"ended the connection without a response","connection\
-failed":p,cancelled:p}[n]} (${Wt((0,be.q0)(i),c)})`}const ea="web-push-action/1.0.0";async function ta(){const n=ei(zn.
uB),i=Fi({apiToken:""}),s={notifications:[],problems:[],extraFields:{}};try{await i.watch(na(n,s,i))}catch(c){s.failure=
(0,be.h_)(c)}await Di(Rt(s)?1:0,()=>ia(s,n.summary,i))}async function na(n,i,s){const{secrets:c}=s,{settings:l,problems:p,
inputs:h,refused:m}=(0,zn.IZ)(n,c),_=await vn(h,c),w=h["extra-fields"]?await(0,wn.readExtraFields)(h["extra-fields"],c):
Xe.Vz,k=await Qi(h["payload-files"],s.signal);if(s.signal.aborted)throw $o();const z=[..._.problems,...w.problems,...k.problems];
i.extraFields=w.fields,i.problems.push(...p,...z.filter(({input:A})=>!m.has(A)));const Z=[],C=(A,F)=>Z.push({file:A,advice:F.
content?Pr(F.content):[],...F});h["payload-files"]===""&&_.given.size>0&&C("",oa(_));for(const A of k.files){if(s.signal.
aborted)throw $o();C(A,await(0,wn.checkPayloadFile)(A,await ns(A),_,c))}i.notifications=Z,l?.checkUrls&&await ra(Z,l.timeout*
1e3,s)}function oa(n){const i=(0,Xe.uT)(n);return{problems:(0,Xe.Mh)(n,Xe.Vz).map(c=>(0,_e.CC)((0,ze.wg)(c),"is missing;\
 give it as an input, or a file in `payload-files`")),placeOf:()=>{},...i&&{content:i}}}async function ra(n,i,{http:s,signal:c,
redact:l}){const p=[];for(const m of n){const{file:_,content:w,problems:k}=m,z=w?(0,ze._e)(w.notification):[];k.push(...z.
map(Z=>({...Z,...bo(m,Z)}))),w&&z.length===0&&p.push(...(0,ze.Wn)(w.notification).map(Z=>({...Z,file:_})))}const h=await Gs(
{uses:p,http:s,timeoutMs:i,userAgent:ea,signal:c,redact:l});for(const m of n){const _=h.problems.filter(({file:z})=>z===
m.file),w="url-check-failed";m.problems.push(..._.map(z=>({...z,...bo(m,z),reason:w})));const k=h.wrongSizes.filter(({file:z})=>z===
m.file);m.advice.push(...k.map(z=>({kind:"image-size",...z})))}}function bo({file:n,placeOf:i},{input:s,path:c=[]}){if(n===
"")return{file:void 0};const l=[s.replaceAll("-","_"),...c];return{file:n,path:l,place:i(l)}}const $o=()=>new be.HR({reason:"\
cancelled",title:"Preview cancelled",message:"The run was cancelled before all notifications were checked.",hint:"If you\
 did not mean to cancel it, run it again."});function ia(n,i,s){const{log:c}=s,{notifications:l,extraFields:p,failure:h}=n,
m=Mt(n),_=Rt(n)??"",w=l.map(({file:z,content:Z})=>({file:z,payload:{...Z?.notification,...p}})),k=_?"":JSON.stringify(w);
ai({payloads:k,count:h?"":String(w.length),reason:_},s),ui(i,()=>s.redact(Ur(n)),s);for(const z of m)c.info(Dr(z));for(const z of m){
const{file:Z,place:C=vo,reason:A}=z,F=Z===void 0?"Invalid inputs":"Invalid notification";c.error(`${F} (${A})`,It(z),Z===
void 0?void 0:{file:Z,...C})}for(const{file:z,advice:Z}of l)for(const C of Z)c.info(jr(z,C)),c.warning("Advice",Et(C),z===
""?void 0:{file:z,...vo});ii(c,"payloads",k),h?ri(c,"error",Fn(h)):c.info(`${Un(n)}.`)}const vo={line:1,column:1};ta(),module.
exports=sr})();
