(()=>{"use strict";var _n={1312:((n,i,s)=>{s.d(i,{Vu:()=>z,Wn:()=>T,_e:()=>j,fD:()=>w,pi:()=>k,qW:()=>Z,wg:()=>M});var c=s(
8925),l=s(8190),p=s(900);const h=(...U)=>{const x=(0,l.rf)(...U);return R=>R===""?(0,l.Bq)(R):x(R)},m=h("https"),b=h("ht\
tps","http"),w={title:l.Bq,message:l.Bq,icon_url:m,banner_url:m,landing_url:b,utm_source:l.Bq,utm_medium:l.Bq,utm_campaign:l.
Bq},k=p.Pw.map(U=>U.replaceAll("-","_")),z=["title","message","icon_url","landing_url"];function Z(U,x,R){const E=x(R.trim());
return"value"in E?{fields:{[U]:E.value},problems:[]}:{fields:{},problems:[(0,c.CC)(M(U),E.message)]}}const M=U=>U.replaceAll(
"_","-");function T({icon_url:U,banner_url:x,landing_url:R,actions:E=[]}){return[...U===void 0?[]:[{input:"icon-url",url:U,
use:"icon"}],...x===void 0?[]:[{input:"banner-url",url:x,use:"banner"}],...R===void 0?[]:[{input:"landing-url",url:R,use:"\
page"}],...E.map(({url:F},V)=>({input:"actions",path:[V,"url"],url:F,use:"page"}))]}function j(U){return T(U).flatMap(({
input:x,path:R,url:E})=>{const{username:F,password:V}=new URL(E);return F===""&&V===""?[]:(0,c.CC)(x,"has a user name or\
 password, which `check-urls` never sends; give the URL without them",{path:R})})}}),225:((n,i,s)=>{s.d(i,{Mh:()=>h,Vz:()=>p,
uT:()=>b});var c=s(8925),l=s(1312);const p={source:"file",fields:{},given:new Set,problems:[]},h=(Z,M)=>l.Vu.filter(T=>!Z.
given.has(T)&&!M.given.has(T));function m(Z,M,T,j,U=[]){const x=h(Z,M),R=T.kind==="not-announceable"?p:w(x,T,j),E=[...U,
...Z.problems,...M.problems,...R.problems];if(E.length>0)return{problems:E};if(x.length>0&&T.kind==="not-announceable")return{
skip:T.because};const F=b(Z,M,R);if(!F)throw new Error("a required field was lost");const V=T.kind==="content"&&x.includes(
"message")&&T.fields.message,X=V&&"value"in V&&V.isFirstEntry;return{content:{...F,...X&&{firstEntry:!0}}}}function b(...Z){
const M=Object.assign({},...Z.map(({fields:X})=>X).reverse()),{title:T,message:j,icon_url:U,landing_url:x}=M;if(!T||!j||
!U||!x)return;const R=l.pi.filter(X=>M[X]!==void 0),E=Object.fromEntries(R.map(X=>[X,M[X]])),F=X=>Z.find(({given:ne})=>ne.
has(X))?.source,V=Object.fromEntries(R.map(X=>[X,F(X)]));return{notification:{...E,title:T,message:j,icon_url:U,landing_url:x},
sources:V}}function w(Z,M,T){const j=M.kind==="content"?M.source:"event",U={source:j,fields:{},given:new Set(Z),problems:[]},
x=new Map;for(const E of Z){const F=M.kind==="content"?M.fields[E]:{missing:z(M.event)};if("missing"in F){x.set(F.missing,
[...x.get(F.missing)??[],E]);continue}const V=[F.value,...F.madeFrom??[]].map(T.find).find(Boolean),{fields:X,problems:ne}=checkText(
E,textRules[E],F.value);if(Object.assign(U.fields,X),V){const W=`contains ${V}, which may already be public; replace the\
 token, and remove it from the ${j==="release"?j:"release or deployment"}`;U.problems.push(problem(inputOf(E),W))}else U.
problems.push(...ne.map(I=>({...I,message:`in the ${j}, ${I.message}`})))}const R=M.kind==="none"&&M.event?", or set the\
 input `release` to the tag of a release":"";return U.problems.unshift(...[...x].map(([E,F])=>k(F,E&&` (${E})`,R))),U}function k(Z,M,T){
const j=Z.map(x=>`\`${x}\``).join(", "),U=Z.length>1?`are missing${M}; give them as inputs or in \`payload-file\` (there a\
s ${j})${T}`:`is missing${M}; give it as an input, or as ${j} in \`payload-file\`${T}`;return problem(Z.map(inputOf).join(
", "),U)}function z(Z){return Z===void 0?"":`${/^[a-z_]{1,40}$/.test(Z)?`the event \`${Z}\``:"this event"} does not supp\
ly content`}}),246:((n,i,s)=>{s.r(i),s.d(i,{checkPayloadFile:()=>tl,fieldsFromFile:()=>nr,readActions:()=>nl,readExtraFields:()=>rl});
var c=s(8925),l=s(1312),p=s(225);function h(e){return e}function m(e){return e}function b(){return e=>e}function w(e){}function k(e){
throw new Error("Unexpected value in exhaustive check")}function z(e){}function Z(e){const t=Object.values(e).filter(r=>typeof r==
"number");return Object.entries(e).filter(([r,a])=>t.indexOf(+r)===-1).map(([r,a])=>a)}function M(e,t="|"){return e.map(
o=>ca(o)).join(t)}function T(e,t){return typeof t=="bigint"?t.toString():t}class j{constructor(t){this._getter=t,this._value=
void 0}get value(){const t=this._getter;return t!==void 0&&(this._value=t(),this._getter=void 0),this._value}}function U(e){
return new j(e)}function x(e){return e==null}function R(e){const t=e.startsWith("^")?1:0,o=e.endsWith("$")?e.length-1:e.
length;return e.slice(t,o)}function E(e,t){const o=e/t,r=Math.round(o),a=4*Number.EPSILON*Math.max(Math.abs(o),1);return Math.
abs(o-r)<a?0:o-r}const F=null;function V(e,t,o){let r;Object.defineProperty(e,t,{get(){if(r!==F)return r===void 0&&(r=F,
r=o()),r},set(a){Object.defineProperty(e,t,{value:a})},configurable:!0})}function X(e){return Object.create(Object.getPrototypeOf(
e),Object.getOwnPropertyDescriptors(e))}function ne(e,t,o){Object.defineProperty(e,t,{value:o,writable:!0,enumerable:!0,
configurable:!0})}function I(e){const t=Object.getOwnPropertyDescriptor(e,"shape");return t?.get?t.get.raw:t?.value}function W(e){
return I(e._zod.def)??e._zod.def.shape}function Y(e,t,o){Object.defineProperty(e,t,{get(){const r=o();return ne(this,t,r),
r},enumerable:!0,configurable:!0})}function Q(e,t,o){t in e?ne(e,t,o):e[t]=o}function N(e,t,o,r){const a=W(t);for(const u of o){
const f=Object.getOwnPropertyDescriptor(a,u);f.enumerable&&(f.get?Y(e,u,()=>{const d=t._zod.def.shape[u];return r?r(d,u):
d}):Q(e,u,r?r(f.value,u):f.value))}}function J(e,t){for(const o of Reflect.ownKeys(t)){const r=Object.getOwnPropertyDescriptor(
t,o);r.enumerable&&(r.get?Y(e,o,()=>t[o]):Q(e,o,r.value))}}function O(...e){const t={};for(const o of e){const r=Object.
getOwnPropertyDescriptors(o);Object.assign(t,r)}return Object.defineProperties({},t)}function ae(e){return O(e._zod.def)}
function le(e,t){return t?t.reduce((o,r)=>o?.[r],e):e}function de(e){const t=Object.keys(e),o=t.map(r=>e[r]);return Promise.
all(o).then(r=>{const a={};for(let u=0;u<t.length;u++)a[t[u]]=r[u];return a})}function he(e=10){const t="abcdefghijklmno\
pqrstuvwxyz";let o="";for(let r=0;r<e;r++)o+=t[Math.floor(Math.random()*t.length)];return o}function Re(e){return JSON.stringify(
e)}function Pe(e){return e.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}const L="\
captureStackTrace"in Error?Error.captureStackTrace:(...e)=>{};function $(e){return typeof e=="object"&&e!==null&&!Array.
isArray(e)}const C=null;function A(e){if($(e)===!1)return!1;const t=e.constructor;if(t===void 0||typeof t!="function")return!0;
const o=t.prototype;return!($(o)===!1||Object.prototype.hasOwnProperty.call(o,"isPrototypeOf")===!1)}function H(e){return A(
e)?{...e}:Array.isArray(e)?[...e]:e instanceof Map?new Map(e):e instanceof Set?new Set(e):e}function D(e){let t=0;for(const o in e)
Object.prototype.hasOwnProperty.call(e,o)&&t++;return t}const te=e=>{const t=typeof e;switch(t){case"undefined":return"u\
ndefined";case"string":return"string";case"number":return Number.isNaN(e)?"nan":"number";case"boolean":return"boolean";case"\
function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(e)?
"array":e===null?"null":e.then&&typeof e.then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<"u"&&
e instanceof Map?"map":typeof Set<"u"&&e instanceof Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<"u"&&
e instanceof File?"file":"object";default:throw new Error(`Unknown data type: ${t}`)}},G=new Set(["string","number","sym\
bol"]),ie=new Set(["string","number","bigint","boolean","symbol","undefined"]);function ce(e){return e.replace(/[.*+?^${}()|[\]\\]/g,
"\\$&")}function se(e,t,o){const r=new e._zod.constr(t??e._zod.def);return(!t||o?.parent)&&(r._zod.parent=e),r}function fe(e){
const t=e;if(!t)return{};if(typeof t=="string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)throw new Error(
"Cannot specify both `message` and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{
...t,error:()=>t.error}:t}function Ie(e){let t;return new Proxy({},{get(o,r,a){return t??(t=e()),Reflect.get(t,r,a)},set(o,r,a,u){
return t??(t=e()),Reflect.set(t,r,a,u)},has(o,r){return t??(t=e()),Reflect.has(t,r)},deleteProperty(o,r){return t??(t=e()),
Reflect.deleteProperty(t,r)},ownKeys(o){return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(o,r){return t??(t=
e()),Reflect.getOwnPropertyDescriptor(t,r)},defineProperty(o,r,a){return t??(t=e()),Reflect.defineProperty(t,r,a)}})}function ca(e){
return typeof e=="bigint"?e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}function ua(e){return Object.keys(e).filter(
t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout==="optional")}const la={safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],
int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.
MAX_VALUE,Number.MAX_VALUE]},Fl={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),
BigInt("18446744073709551615")]};function Nl(e,t){const o=e._zod.def,r=o.checks;if(r&&r.length>0)throw new Error(".pick(\
) cannot be used on object schemas containing refinements");const u={};return N(u,e,at(e,t)),se(e,O(o,{shape:u,checks:[]}))}
function at(e,t){const o=W(e),r=[];for(const a of Reflect.ownKeys(t)){if(!Object.getOwnPropertyDescriptor(o,a)?.enumerable)
throw new Error(`Unrecognized key: "${String(a)}"`);t[a]&&r.push(a)}return r}function Ll(e,t){const o=e._zod.def,r=o.checks;
if(r&&r.length>0)throw new Error(".omit() cannot be used on object schemas containing refinements");const u=new Set(at(e,
t)),f={};return N(f,e,Reflect.ownKeys(W(e)).filter(d=>!u.has(d))),se(e,O(o,{shape:f,checks:[]}))}function Dl(e,t){if(!A(
t))throw new Error("Invalid input to extend: expected a plain object");const o=e._zod.def.checks;if(o&&o.length>0){const a=W(
e);for(const u of Reflect.ownKeys(t))if(Object.getOwnPropertyDescriptor(a,u)!==void 0)throw new Error("Cannot overwrite \
keys on object schemas containing refinements. Use `.safeExtend()` instead.")}return se(e,O(e._zod.def,{shape:$o(e,t)}))}
function $o(e,t){const o={};return N(o,e,Reflect.ownKeys(W(e))),J(o,t),o}function jl(e,t){if(!A(t))throw new Error("Inva\
lid input to safeExtend: expected a plain object");return se(e,O(e._zod.def,{shape:$o(e,t)}))}function Ul(e,t){if(!t?._zod?.
def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");if(e.
_zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExte\
nd() instead.");const o={};N(o,e,Reflect.ownKeys(W(e))),N(o,t,Reflect.ownKeys(W(t)));const r=O(e._zod.def,{shape:o,get catchall(){
return t._zod.def.catchall},checks:t._zod.def.checks??[]});return se(e,r)}function Bl(e,t,o,r="partial"){const u=t._zod.
def.checks;if(u&&u.length>0)throw new Error(`.${r}() cannot be used on object schemas containing refinements`);const d=o?
new Set(at(t,o)):void 0,g={};return N(g,t,Reflect.ownKeys(W(t)),e&&((y,_)=>d&&!d.has(_)?y:new e({type:"optional",innerType:y}))),
se(t,O(t._zod.def,{shape:g,checks:[]}))}function Hl(e,t,o){const r=o?new Set(at(t,o)):void 0,a={};return N(a,t,Reflect.ownKeys(
W(t)),(u,f)=>r&&!r.has(f)?u:new e({type:"nonoptional",innerType:u})),se(t,O(t._zod.def,{shape:a}))}function Te(e,t=0){if(e.
aborted===!0)return!0;for(let o=t;o<e.issues.length;o++)if(e.issues[o]?.continue!==!0)return!0;return!1}function da(e,t=0){
if(e.aborted===!0)return!0;for(let o=t;o<e.issues.length;o++)if(e.issues[o]?.continue===!1)return!0;return!1}function vo(e,t){
return t.map(o=>{var r;return(r=o).path??(r.path=[]),o.path.unshift(e),o})}function Ge(e){return typeof e=="string"?e:e?.
message}function wo(e){const t=[];for(const o of e??[]){const r=o._zod.def;if(!/_(length|size)$|_equals$/.test(r.check))
break;const a=r.maximum??r.length??r.size;a>=0&&t.push([a,o])}return t}function Xt(e,t,o){var r;for(let a=t;a<e.length;a++)
(r=e[a]).schema??(r.schema=o)}function ct(e,t,o){var r;const a=e.inst?._zod?.traits;a?.has("$ZodType")&&(a.has("$ZodChec\
k")?(r=e).schema??(r.schema=e.inst):e.schema=e.inst);const u=e.schema!==e.inst?e.schema?._zod.def?.error:void 0,f=e.message?
e.message:Ge(e.inst?._zod.def?.error?.(e))??Ge(u?.(e))??Ge(t?.error?.(e))??Ge(o.customError?.(e))??Ge(o.localeError?.(e))??
"Invalid input",d={};for(const g of Object.keys(e))g==="inst"||g==="schema"||g==="continue"||g==="input"||g==="__proto__"||
(d[g]=e[g]);return d.path??(d.path=[]),d.message=f,t?.reportInput&&(d.input=e.input),d}function Wl(e){return e instanceof
Set?"set":e instanceof Map?"map":e instanceof File?"file":"unknown"}const fa=/[\uD800-\uDBFF]/;function pa(e){const t=e.
length;if(!fa.test(e))return t;let o=t;for(let r=0;r<t-1;r++)(e.charCodeAt(r)&64512)===55296&&(e.charCodeAt(r+1)&64512)===
56320&&(o--,r++);return o}function ha(e){return Array.isArray(e)?"array":typeof e=="string"?"string":"unknown"}function Vl(e){
const t=typeof e;switch(t){case"number":return Number.isNaN(e)?"nan":"number";case"object":{if(e===null)return"null";if(Array.
isArray(e))return"array";const o=e;if(o&&Object.getPrototypeOf(o)!==Object.prototype&&"constructor"in o&&o.constructor)return o.
constructor.name}}return t}function Kl(...e){const[t,o,r]=e;return typeof t=="string"?{message:t,code:"custom",input:o,inst:r}:
{...t}}function Gl(e){return Object.entries(e).filter(([t,o])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function ma(e){
const t=atob(e),o=new Uint8Array(t.length);for(let r=0;r<t.length;r++)o[r]=t.charCodeAt(r);return o}function ya(e){let t="";
for(let o=0;o<e.length;o++)t+=String.fromCharCode(e[o]);return btoa(t)}function ql(e){const t=e.replace(/-/g,"+").replace(
/_/g,"/"),o="=".repeat((4-t.length%4)%4);return ma(t+o)}function Xl(e){return ya(e).replace(/\+/g,"-").replace(/\//g,"_").
replace(/=/g,"")}function Yl(e){const t=e.replace(/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex string length");
const o=new Uint8Array(t.length/2);for(let r=0;r<t.length;r+=2)o[r/2]=Number.parseInt(t.slice(r,r+2),16);return o}function Jl(e){
return Array.from(e).map(t=>t.toString(16).padStart(2,"0")).join("")}class Ql{constructor(...t){}}function ga(e,t){for(const o in t){
const r=Object.getOwnPropertyDescriptor(t,o);r.get?Object.defineProperty(e,o,{...r,enumerable:!1}):ba(e,o,r.value)}}function Ee(e,t,o,r=!0){
return Object.defineProperty(e,t,{configurable:!0,writable:!0,enumerable:r,value:o}),o}function _a(e,t,o){return Ee(e,t,
o,!1)}function ed(e,t){for(const o in e){const r=e[o];Object.defineProperty(t,o,{configurable:!0,enumerable:!0,get(){return Ee(
this,o,r(this))},set(a){Ee(this,o,a)}})}return t}function ba(e,t,o){Object.defineProperty(e,t,{configurable:!0,get(){return this==
null?o:Ee(this,t,o.bind(this))},set(r){Ee(this,t,r)}})}function $a(e,t){const o=Object.getPrototypeOf(e);return t in o?void 0:
o}let Yt,Ze=!1;const va={configurable:!0,get(){Ze=!0}};function ut(e,t,o){const r=Object.getPrototypeOf(e._zod);if(t in r&&
Yt!==e._zod){Yt=void 0;return}Yt=e._zod,Object.defineProperty(r,t,{configurable:!0,get(){Object.defineProperty(this,t,va);
const a=Ze;Ze=!1;try{const u=o(this);return Ze?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,
value:u}),Ze=Ze||a,u}catch(u){throw delete this[t],Ze=Ze||a,u}},set(a){Object.defineProperty(this,t,{configurable:!0,writable:!0,
value:a})}})}function wa(e,t,o,r){const a=$a(e,t);a&&Object.defineProperty(a,t,{configurable:!0,get(){const u={configurable:!0,
writable:!0,enumerable:r,value:void 0};return Object.defineProperty(this,t,u),u.value=o(this),Object.defineProperty(this,
t,u),u.value},set(u){Object.defineProperty(this,t,{configurable:!0,writable:!0,enumerable:r,value:u})}})}const za="~cons\
tantCatch";function td(e){const t=()=>e;return t[za]=!0,t}var zo;const nd=Object.freeze({status:"aborted"}),Jt={value:void 0,
enumerable:!1};let ko="captureStackTrace"in Error?Error:null;function ka(e){const t=ko;if(t){const o=t.stackTraceLimit;if(typeof o==
"number"){try{t.stackTraceLimit=0}catch{return ko=null,new e}try{return new e}finally{t.stackTraceLimit=o}}}return new e}
function oe(e,t,o,r){const a={};function u(v){this.def=v,this.constr=S,this.traits=new Set}u.prototype=a;const f=o,d=f&&
new WeakSet;function g(v,P){if(v._zod){if(v._zod.traits.has(e))return}else{Jt.value=new u(P);try{Object.defineProperty(v,
"_zod",Jt)}finally{Jt.value=void 0}}if(v._zod.traits.add(e),t(v,P),d){const q=Object.getPrototypeOf(v),ue=v._zod.constr.
prototype;let ee=q;for(;ee&&ee!==ue;)ee=Object.getPrototypeOf(ee);const re=ee??q;d.has(re)||(d.add(re),ga(re,f))}const B=S.
prototype;for(const q in B)Object.prototype.hasOwnProperty.call(B,q)&&(q in v||(v[q]=B[q].bind(v)))}const y=r?.Parent??Object;
class _ extends y{}Object.defineProperty(_,"name",{value:e});function S(v){const P=r?.Parent?ka(_):this;g(P,v);const B=P.
_zod.deferred;if(B){for(const ue of B)ue();P._zod.deferred=void 0}const q=globalThis.__zod_globalConfig?.postProcessor;return q&&
q(P),P}return Object.defineProperty(S,"init",{value:g}),Object.defineProperty(S,Symbol.hasInstance,{value:v=>r?.Parent&&
v instanceof r.Parent?!0:v?._zod?.traits?.has(e)}),Object.defineProperty(S,"name",{value:e}),S}const od=null;class qe extends Error{constructor(){
super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}}class rd extends Error{constructor(t){
super(`Encountered unidirectional transform during encode: ${t}`),this.name="ZodEncodeError"}}(zo=globalThis).__zod_globalConfig??
(zo.__zod_globalConfig={});const lt=globalThis.__zod_globalConfig;function dt(e){return e&&Object.assign(lt,e),lt}const Ae=oe(
"$ZodCheck",(e,t)=>{var o;e._zod??(e._zod={}),e._zod.def=t,(o=e._zod).onattach??(o.onattach=[])}),id=e=>{const t=e.value;
return!util.nullish(t)&&t.size!==void 0},Za=e=>{const t=e.value;return!x(t)&&t.length!==void 0},Zo={number:"number",bigint:"\
bigint",object:"date"},sd=null,xa=oe("$ZodCheckGreaterThan",(e,t)=>{Ae.init(e,t);const o=Zo[typeof t.value];e._zod.check=
r=>{(t.inclusive?r.value>=t.value:r.value>t.value)||r.issues.push({origin:Zo[typeof r.value]??o,code:"too_small",minimum:typeof t.
value=="object"?t.value.getTime():t.value,input:r.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),ad=null,Sa=oe(
"$ZodCheckNumberFormat",(e,t)=>{Ae.init(e,t),t.format=t.format||"float64";const o=t.format?.includes("int"),r=o?"int":"n\
umber",[a,u]=la[t.format];e._zod.check=f=>{const d=f.value;if(o){if(!Number.isInteger(d)){f.issues.push({expected:r,format:t.
format,code:"invalid_type",continue:!1,input:d,inst:e});return}if(!Number.isSafeInteger(d)){d>0?f.issues.push({input:d,code:"\
too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e,origin:r,inclusive:!0,
continue:!t.abort}):f.issues.push({input:d,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be withi\
n the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort});return}}d<a&&f.issues.push({origin:"number",
input:d,code:"too_small",minimum:a,inclusive:!0,inst:e,continue:!t.abort}),d>u&&f.issues.push({origin:"number",input:d,code:"\
too_big",maximum:u,inclusive:!0,inst:e,continue:!t.abort})}}),cd=null,ud=null,ld=null,dd=null,fd=null,Pa=oe("$ZodCheckMi\
nLength",(e,t)=>{var o;Ae.init(e,t),(o=e._zod.def).when??(o.when=Za),e._zod.check=r=>{const a=r.value,u=a.length;if((typeof a==
"string"&&u>=t.minimum&&u<t.minimum*2?pa(a):u)>=t.minimum)return;const d=ha(a);r.issues.push({origin:d,code:"too_small",
minimum:t.minimum,inclusive:!0,input:a,inst:e,continue:!t.abort})}}),pd=null,hd=null,md=null,yd=null,gd=null,_d=null,bd=null,
$d=null;function vd(e,t,o){e.issues.length&&t.issues.push(...util.prefixIssues(o,e.issues))}const wd=null,zd=null,kd=null,
Ta=oe("$ZodCheckOverwrite",(e,t)=>{Ae.init(e,t),e._zod.check=o=>{o.value=t.tx(o.value)}}),Zd=/^[cC][0-9a-z]{6,}$/,xd=/^[0-9a-z]+$/,
Sd=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,Pd=/^[0-9a-vA-V]{20}$/,Td=/^[A-Za-z0-9]{27}$/,Ed=/^[a-zA-Z0-9_-]{21}$/;function Ad(e){
return new RegExp(`^[a-zA-Z0-9_-]{${e}}$`)}const Cd=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,
Md=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/,
Rd=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,Id=e=>e?new RegExp(`^([0-9a-fA-F]{8\
}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
Od=null,Fd=null,Nd=null,Ld=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,
Dd=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
jd=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,
Ud=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u,Bd=null,Hd=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
Ea=null;function Wd(){return new RegExp(Ea,"u")}const Vd=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
Kd=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
Gd=e=>{const t=util.escapeRegex(e??":");return new RegExp(`^(?:[0-9A-F]{2}${t}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${t}){5}[0\
-9a-f]{2}$`)},qd=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
Xd=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
Yd=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,Jd=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
Qd=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/,
ef=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/,tf=/^https?$/,nf=/^\+[1-9]\d{6,14}$/,
of=/^\d(?:[ -]?\d){11,18}$/,rf=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/,
sf=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/,Aa=null;function af(e){return new RegExp(`^${e}$`)}const cf=null;function Qt(e){
const t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:\
[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function uf(e){
return new RegExp(`^${Qt(e)}$`)}function lf(e){const t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");const o=`${Qt(
{precision:e.precision,seconds:!0})}(?:${t.join("|")})`,r=e.local?`${o}|${Qt({precision:e.precision})}`:o;return new RegExp(
`^${Aa}T(?:${r})$`)}const Ca=/^[\s\S]{0,}$/,df=e=>{const t=e?`[\\s\\S]{${e?.minimum??0},${e?.maximum??""}}`:"[\\s\\S]*";
return new RegExp(`^${t}$`)},ff=/^-?\d+n?$/,pf=/^-?\d+$/,Ma=/^-?\d+(?:\.\d+)?$/,hf=/^(?:true|false)$/i,mf=/^null$/i,yf=/^undefined$/i,
gf=/^[^A-Z]*$/,_f=/^[^a-z]*$/,bf=/^[0-9a-fA-F]*$/;function $f(e,t){return new RegExp(`^[A-Za-z0-9+/]{${e}}${t}$`)}function vf(e){
return new RegExp(`^[A-Za-z0-9_-]{${e}}$`)}const wf=/^[0-9a-fA-F]{32}$/,zf=null,kf=null,Zf=/^[0-9a-fA-F]{40}$/,xf=null,Sf=null,
Pf=/^[0-9a-fA-F]{64}$/,Tf=null,Ef=null,Af=/^[0-9a-fA-F]{96}$/,Cf=null,Mf=null,Rf=/^[0-9a-fA-F]{128}$/,If=null,Of=null,Ra={
major:4,minor:6,patch:7},Ce=oe("$ZodType",(e,t)=>{var o;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=
Ra;const r=e._zod.def.checks,a=e._zod.traits.has("$ZodCheck")?[e,...r??[]]:r?.length?[...r]:[];for(const u of a)for(const f of u.
_zod.onattach)f(e);if(a.length===0)(o=e._zod).deferred??(o.deferred=[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{
const u=(d,g,y)=>{if(d.memo)return d;let _=Te(d),S;for(const v of g){if(v._zod.def.when){if(da(d)||!v._zod.def.when(d))continue}else if(_)
continue;const P=d.issues.length,B=v._zod.check(d);if(B instanceof Promise&&y?.async===!1)throw new qe;if(S||B instanceof
Promise)S=(S??Promise.resolve()).then(async()=>{await B,d.issues.length!==P&&(Xt(d.issues,P,e),_||(_=Te(d,P)))});else{if(d.
issues.length===P)continue;Xt(d.issues,P,e),_||(_=Te(d,P))}}return S?S.then(()=>d):d},f=(d,g,y)=>{if(Te(d))return d.aborted=
!0,d;const _=u(g,a,y);if(_ instanceof Promise){if(y.async===!1)throw new qe;return _.then(S=>e._zod.parse(S,y))}return e.
_zod.parse(_,y)};e._zod.run=(d,g)=>{if(g.skipChecks)return e._zod.parse(d,g);if(g.direction==="backward"){const _=e._zod.
parse({value:d.value,issues:[]},{...g,skipChecks:!0});return _ instanceof Promise?_.then(S=>f(S,d,g)):f(_,d,g)}const y=e.
_zod.parse(d,g);if(y instanceof Promise){if(g.async===!1)throw new qe;return y.then(_=>u(_,a,g))}return u(y,a,g)}}},{get"\
~standard"(){return _a(this,"~standard",Oa(this))},set"~standard"(e){Ee(this,"~standard",e)}}),xo=(e,t)=>e.issues.length?
{issues:e.issues.map(o=>ct(o,t,dt()))}:{value:e.value};async function Ia(e,t){const o={async:!0};return xo(await e._zod.
run({value:t,issues:[]},o),o)}function Oa(e){return{validate:t=>{const o={async:!1};try{const r=e._zod.run({value:t,issues:[]},
o);if(!(r instanceof Promise))return xo(r,o)}catch{}return Ia(e,t)},vendor:"zod",version:1}}const Fa=oe("$ZodString",(e,t)=>{
Ce.init(e,t),e._zod.pattern=t.pattern??Ca,e._zod.parse=(o,r)=>{if(t.coerce)try{o.value=String(o.value)}catch{}return typeof o.
value=="string"||o.issues.push({expected:"string",code:"invalid_type",input:o.value,inst:e}),o}}),Ff=null,Nf=null,Lf=null,
Df=null,Na=1,en=2;function So(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):(new URL(e),
!0)}catch{return!1}}function jf(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?So(e)||en:La(e,t)}function La(e,t){
if(!t.normalize&&t.protocol?.source===regexes.httpProtocol.source&&!/^https?:\/\//i.test(e))return Na;try{if(typeof URL<
"u"){const o=URL;if(typeof o.parse=="function")return o.parse(e)??en}return new URL(e)}catch{return en}}const Da=/[\t\n\r]/g;
function Uf(e){return e.replace(Da,"")}function Bf(e,t){return t.lastIndex=0,t.test(e.hostname)}function Hf(e,t){return t.
lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}const Wf=null,Vf=null,Kf=null,Gf=null,qf=null,
Xf=null,Yf=null,Jf=null,Qf=null,ep=null,tp=null,np=null,op=null,ja=/^[0-9a-fA-F:.]+$/;function Ua(e){return ja.test(e)?So(
`http://[${e}]`):!1}const rp=null,ip=null,sp=null;function ap(e){const t=e.split("/");if(t.length!==2)return!1;const[o,r]=t;
if(!r)return!1;const a=Number(r);return`${a}`!==r||a<0||a>128?!1:Ua(o)}const cp=null;function Ba(e){if(e==="")return!0;if(/\s/.
test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}const up=/^[0-9a-zA-Z+/]*={0,2}$/,lp=null,Ha=/^[A-Za-z0-9_-]*$/;
function dp(e){if(!Ha.test(e))return!1;const t=e.replace(/[-_]/g,r=>r==="-"?"+":"/"),o=t.padEnd(Math.ceil(t.length/4)*4,
"=");return Ba(o)}const fp=null,pp=null,Wa=/[- ]/g;function Va(e){let t=e.length,o=1,r=0;for(;t;){const a=e.charCodeAt(--t)-
48;o^=1,r+=o?[0,2,4,6,8,1,3,5,7,9][a]:a}return r%10===0}function hp(e){return regexes.creditCard.test(e)?Va(e.replace(Wa,
"")):!1}const mp=null;function Ka(e){let t=0;const o=e.length;for(let r=4;r<o;r++){const a=e.charCodeAt(r);t=(a>=65?t*100+
(a-55):t*10+(a-48))%97}for(let r=0;r<4;r++){const a=e.charCodeAt(r);t=(a>=65?t*100+(a-55):t*10+(a-48))%97}return t===1}function yp(e){
return regexes.iban.test(e)?Ka(e):!1}const gp=null;function _p(e,t=null){try{const o=e.split(".");if(o.length!==3)return!1;
const[r]=o;if(!r)return!1;const a=JSON.parse(atob(r));return!("typ"in a&&a?.typ!=="JWT"||!a.alg||t&&(!("alg"in a)||a.alg!==
t))}catch{return!1}}const bp=null,$p=null,Po=oe("$ZodNumber",(e,t)=>{Ce.init(e,t),e._zod.pattern=Ma,e._zod.parse=(o,r)=>{
if(t.coerce)try{o.value=Number(o.value)}catch{}const a=o.value;if(typeof a=="number"&&!Number.isNaN(a)&&Number.isFinite(
a))return o;const u=typeof a=="number"?Number.isNaN(a)?"NaN":Number.isFinite(a)?void 0:String(a):void 0;return o.issues.
push({expected:"number",code:"invalid_type",input:a,inst:e,...u?{received:u}:{}}),o}}),Ga=oe("$ZodNumberFormat",(e,t)=>{
Sa.init(e,t),Po.init(e,t)}),vp=null,wp=null,zp=null,kp=null,Zp=null,xp=null,Sp=null,Pp=null,qa=oe("$ZodNever",(e,t)=>{Ce.
init(e,t),e._zod.parse=(o,r)=>(o.issues.push({expected:"never",code:"invalid_type",input:o.value,inst:e}),o)}),Tp=null,Ep=null;
function Xa(e,t){const o=wo(e._zod.def.checks);if(!o.length)return;const r=Math.min(...o.map(u=>u[0])),a=e._zod.parse;e.
_zod.parse=(u,f)=>{const d=t(u.value);if(d>r&&!f?.skipChecks&&f?.direction!=="backward"){for(const[g,y]of wo(e._zod.def.
checks))if(d>g&&y._zod.def.when(u)){const _=u.issues.length;return y._zod.check(u),u.issues[_].continue=!1,Xt(u.issues,_,
e),u}}return a(u,f)}}const Ya=e=>Array.isArray(e)?e.length:-1,Ap=e=>e instanceof Map?e.size:-1,Cp=e=>e instanceof Set?e.
size:-1;function To(e,t,o){e.issues.length&&t.issues.push(...vo(o,e.issues)),t.value[o]=e.value}const Ja=oe("$ZodArray",
(e,t)=>{Ce.init(e,t);const o=lt.memoizer;o?.attach(e),e._zod.parse=(r,a)=>{const u=r.value;if(!Array.isArray(u))return r.
issues.push({expected:"array",code:"invalid_type",input:u,inst:e}),r;r.value=o?o.alloc(e,r,Array(u.length),a):Array(u.length);
const f=[],d=a?.abortEarly;for(let g=0;g<u.length;g++){const y=u[g],_=t.element._zod.run({value:y,issues:[]},a);if(_ instanceof
Promise)f.push(_.then(S=>To(S,r,g)));else if(To(_,r,g),d&&_.issues.length!==0&&Te(_))break}return f.length?Promise.all(f).
then(()=>r):r},Xa(e,Ya)});function ft(e,t,o,r,a,u){const f=o in r,d=u==="optional";if(!(!f&&d&&a==="optional")){if(e.issues.
length){if(a!==void 0&&d&&!f)return;t.issues.push(...vo(o,e.issues))}if(!f&&a===void 0){e.issues.length||t.issues.push({
code:"invalid_type",expected:"nonoptional",input:void 0,path:[o]});return}e.value===void 0?(f||a==="defaulted"&&!d)&&(t.
value[o]=void 0):t.value[o]=e.value}}const Qa=[];function ec(e){const t=Object.keys(e.shape),o=Object.getOwnPropertySymbols(
e.shape),r=o.length?o:Qa,a=r.length?[...t,...r]:t;for(const f of a)if(!e.shape?.[f]?._zod?.traits?.has("$ZodType"))throw new Error(
`Invalid element at key "${String(f)}": expected a Zod schema`);const u=ua(e.shape);return{...e,allKeys:a,symbolKeys:r,keySet:new Set(
t),numKeys:t.length,optionalKeys:new Set(u)}}function tc(e,t,o,r,a,u,f){const d=[],g=a.keySet,y=a.catchall._zod,_=y.def.
type,S=y.optin,v=y.optout;let P=0;for(const B in t){if(f&&o.issues.length!==P){if(Te(o,P))break;P=o.issues.length}if(g.has(
B))continue;if(B==="__proto__"){_==="never"&&d.push(B);continue}if(_==="never"){d.push(B);continue}const q=y.run({value:t[B],
issues:[]},r);q instanceof Promise?e.push(q.then(ue=>ft(ue,o,B,t,S,v))):ft(q,o,B,t,S,v)}return d.length&&o.issues.push({
code:"unrecognized_keys",keys:d,input:t,inst:u,continue:!0}),e.length?Promise.all(e).then(()=>o):o}const nc=oe("$ZodObje\
ct",(e,t)=>{Ce.init(e,t);const o=Object.getOwnPropertyDescriptor(t,"shape"),r=o?.get?o.get.raw:t.shape??{};if(r){const y=()=>{
const _={...r};return Object.defineProperty(t,"shape",{value:_}),y.raw=_,_};y.raw=r,Object.defineProperty(t,"shape",{get:y})}
const a=U(()=>ec(t));ut(e,"propValues",y=>{const _=y.def.shape,S={};for(const v in _){const P=_[v]._zod;if(P.values){Object.
prototype.hasOwnProperty.call(S,v)||ne(S,v,new Set);for(const B of P.values)S[v].add(B);P.optin!==void 0&&S[v].add(void 0)}}
return S});const u=$,f=t.catchall;let d;const g=lt.memoizer;g?.attach(e),e._zod.parse=(y,_)=>{d??(d=a.value);const S=y.value;
if(!u(S))return y.issues.push({expected:"object",code:"invalid_type",input:S,inst:e}),y;y.value=g?g.alloc(e,y,{},_):{};const v=[],
P=d.shape,B=_?.abortEarly;let q=y.issues.length;for(const ue of d.allKeys){if(B&&y.issues.length!==q){if(Te(y,q))break;q=
y.issues.length}if(ue==="__proto__")continue;const ee=P[ue],re=ee._zod.optin,ye=ee._zod.optout,xe=ee._zod.run({value:S[ue],
issues:[]},_);xe instanceof Promise?v.push(xe.then(Qe=>ft(Qe,y,ue,S,re,ye))):ft(xe,y,ue,S,re,ye)}return f?tc(v,S,y,_,a.value,
e,B===!0):v.length?Promise.all(v).then(()=>y):y}}),Mp=null;function Rp(e,t,o,r){for(const u of e)if(u.issues.length===0)
return t.value=u.value,t;const a=e.filter(u=>!util.aborted(u));return a.length===1?(t.value=a[0].value,a[0]):(t.issues.push(
{code:"invalid_union",input:t.value,inst:o,errors:e.map(u=>u.issues.map(f=>util.finalizeIssue(f,r,core.config())))}),t)}
const Ip=null;function Op(e,t,o,r){const a=[];for(let u=0;u<e.length;u++)e[u].issues.length===0&&a.push(u);return a.length===
1?(t.value=e[a[0]].value,t):(a.length===0?t.issues.push({code:"invalid_union",input:t.value,inst:o,errors:e.map(u=>u.issues.
map(f=>util.finalizeIssue(f,r,core.config())))}):t.issues.push({code:"invalid_union",input:t.value,inst:o,errors:[],inclusive:!1,
matches:a}),t)}const Fp=null;function Np(e,t){const o=e._zod;let r=o.bag.optionsMap;r||(r=oc(o.def),o.bag.optionsMap=r);
const a=r.get(t);if(a===null)throw new Error(`Ambiguous discriminator value "${String(t)}"`);return a}function oc(e){const t=new Map;
for(const o of e.options){const r=o._zod.propValues?.[e.discriminator];if(!r||r.size===0)throw new Error(`Invalid discri\
minated union option at index "${e.options.indexOf(o)}"`);for(const a of r)if(t.has(a)){if(a!==void 0)throw new Error(`D\
uplicate discriminator value "${String(a)}"`);t.set(a,null)}else t.set(a,o)}return t}const Lp=null,Dp=null;function tn(e,t){
if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&+e==+t)return{valid:!0,data:e};if(util.isPlainObject(
e)&&util.isPlainObject(t)){const o=Object.keys(t),r=Object.keys(e).filter(u=>o.indexOf(u)!==-1),a={...e,...t};Object.prototype.
hasOwnProperty.call(a,"__proto__")&&delete a.__proto__;for(const u of r){if(u==="__proto__")continue;const f=tn(e[u],t[u]);
if(!f.valid)return{valid:!1,mergeErrorPath:[u,...f.mergeErrorPath]};a[u]=f.data}return{valid:!0,data:a}}if(Array.isArray(
e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};const o=[];for(let r=0;r<e.length;r++){const a=e[r],
u=t[r],f=tn(a,u);if(!f.valid)return{valid:!1,mergeErrorPath:[r,...f.mergeErrorPath]};o.push(f.data)}return{valid:!0,data:o}}
return{valid:!1,mergeErrorPath:[]}}function jp(e,t,o){const r=new Map;let a;const u=new Map,f=(y,_)=>{let S;if(y.code===
"unrecognized_keys"&&!y.path?.length)a??(a=y),S=y.keys;else if(y.code==="invalid_key"&&y.origin==="record"&&y.path?.length===
1){const v=String(y.path[0]);u.has(v)||u.set(v,y),S=[v]}else return!1;for(const v of S)r.has(v)||r.set(v,{}),r.get(v)[_]=
!0;return!0};for(const y of t.issues)f(y,"l")||e.issues.push(y);for(const y of o.issues)f(y,"r")||e.issues.push(y);const d=[
...r].filter(([,y])=>y.l&&y.r).map(([y])=>y);if(d.length){const y=a?d.filter(_=>a.keys.includes(_)):[];y.length&&e.issues.
push({...a,keys:y});for(const _ of d)!y.includes(_)&&u.has(_)&&e.issues.push(u.get(_))}const g=tn(t.value,o.value);if(!g.
valid){if(util.aborted(e))return e;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(g.mergeErrorPath)}`)}
return e.value=g.data,e}const Up=null;function Bp(e,t){for(let o=e.length-1;o>=0;o--)if(!(t==="optin"?e[o]._zod.optin!==
void 0:e[o]._zod.optout==="optional"))return o+1;return 0}function Hp(e,t,o){e.issues.length&&t.issues.push(...util.prefixIssues(
o,e.issues)),t.value[o]=e.value}function Wp(e,t,o,r,a){for(let u=0;u<o.length;u++){const f=e[u],d=u<r.length;if(!d&&u>=a&&
o[u]._zod.optin==="optional"){t.value.length=u;break}if(f.issues.length){if(!d&&u>=a){t.value.length=u;break}t.issues.push(
...util.prefixIssues(u,f.issues))}t.value[u]=f.value}for(let u=t.value.length-1;u>=r.length&&(o[u]._zod.optout==="option\
al"&&t.value[u]===void 0);u--)t.value.length=u;return t}const Vp=null,Kp=null;function Gp(e,t,o,r,a,u,f){e.issues.length&&
(util.propertyKeyTypes.has(typeof r)?o.issues.push(...util.prefixIssues(r,e.issues)):o.issues.push({code:"invalid_key",origin:"\
map",input:a,inst:u,issues:e.issues.map(d=>util.finalizeIssue(d,f,core.config()))})),t.issues.length&&(util.propertyKeyTypes.
has(typeof r)?o.issues.push(...util.prefixIssues(r,t.issues)):o.issues.push({origin:"map",code:"invalid_element",input:a,
inst:u,key:r,issues:t.issues.map(d=>util.finalizeIssue(d,f,core.config()))})),o.value.set(e.value,t.value)}const qp=null;
function Xp(e,t){e.issues.length&&t.issues.push(...e.issues),t.value.add(e.value)}const Yp=null,Jp=null,Qp=null,eh=null;
function Eo(e,t){return e.value=t.issues.length?void 0:t.value,e}const rc=oe("$ZodOptional",(e,t)=>{Ce.init(e,t),ut(e,"o\
ptin",o=>o.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",ut(e,"values",o=>{const r=o.
def.innerType._zod.values;return r?new Set([...r,void 0]):void 0}),ut(e,"pattern",o=>{const r=o.def.innerType._zod.pattern;
return r?new RegExp(`^(${R(r.source)})?$`):void 0}),e._zod.parse=(o,r)=>{if(o.value===void 0){if(t.innerType._zod.optin!==
"defaulted")return o;const a=t.innerType._zod.run({value:o.value,issues:[]},r);return a instanceof Promise?a.then(u=>Eo(
o,u)):Eo(o,a)}return t.innerType._zod.run(o,r)}}),th=null,nh=null,oh=null;function rh(e,t){return e.value===void 0&&(e.value=
t.defaultValue),e}const ih=null,sh=null;function ah(e,t){return!e.issues.length&&e.value===void 0&&e.issues.push({code:"\
invalid_type",expected:"nonoptional",input:e.value,inst:t}),e}const ch=null;function uh(e,t,o,r){return t.issues.length?
(e.value=o.catchValue({...t,value:e.value,error:{issues:t.issues.map(a=>util.finalizeIssue(a,r,core.config()))},input:e.
value}),e):(e.value=t.value,t.memo&&(e.memo=!0),e)}const lh=null,dh=null,fh=null;function ph(e,t,o){return e.issues.some(
r=>r.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run({value:e.value,issues:e.issues},o)}const hh=null;function mh(e,t,o){
if(e.issues.length)return e.aborted=!0,e;if((o.direction||"forward")==="forward"){const a=t.transform(e.value,e);return a instanceof
Promise?a.then(u=>pt(e,u,t.out,o)):pt(e,a,t.out,o)}else{const a=t.reverseTransform(e.value,e);return a instanceof Promise?
a.then(u=>pt(e,u,t.in,o)):pt(e,a,t.in,o)}}function pt(e,t,o,r){return e.issues.length?(e.aborted=!0,e):o._zod.run({value:t,
issues:e.issues},r)}const yh=null,gh=null;function _h(e){return e.memo||(e.value=Object.freeze(e.value)),e}function ic(e){
const t=e._zod.def;let o=t.pattern,r=!!t.format?.includes("int"),a,u;for(const d of t.checks??[]){const g=d._zod.def;g.pattern&&
(o=g.pattern),r||(r=!!g.format?.includes("int"));const y=g.minimum??g.length,_=g.maximum??g.length;y!==void 0&&(a===void 0||
y>a)&&(a=y),_!==void 0&&(u===void 0||_<u)&&(u=_)}if(o)return o.source;if(a!==void 0&&u!==void 0&&a>u)return"(?!)";if(a!==
void 0||u!==void 0)return regexes.string({minimum:a,maximum:u}).source;const f=e._zod.pattern;return(r&&f===regexes.number?
regexes.integer:f)?.source}function Ao(e){const t=e._zod.def,o=e._zod.pattern?.source,r=t.innerType??e._zod.innerType;if(r){
const a=r._zod.pattern?.source,u=Ao(r);return o&&a&&u&&u!==a?o.replace(util.cleanRegex(a),()=>util.cleanRegex(u)):o}if(t.
options){const a=t.options.map(Ao);if(a.every(Boolean))return`^(${a.map(u=>util.cleanRegex(u)).join("|")})$`}return ic(e)}
const bh=null,$h=null,vh=null,wh=null,zh=null;function kh(e,t,o,r){if(!e){const a={code:"custom",input:o,inst:r,path:[...r.
_zod.def.path??[]],continue:!r._zod.def.abort};r._zod.def.params&&(a.params=r._zod.def.params),t.issues.push(util.issue(
a))}}var Co;const Zh=null,xh=null;class sc{constructor(){this._map=new WeakMap,this._idmap=new Map}add(t,...o){const r=o[0];
return this._map.set(t,r),r&&typeof r=="object"&&"id"in r&&this._idmap.set(r.id,t),this}clear(){return this._map=new WeakMap,
this._idmap=new Map,this}remove(t){const o=this._map.get(t);return o&&typeof o=="object"&&"id"in o&&this._idmap.delete(o.
id),this._map.delete(t),this}get(t){const o=t._zod.parent;if(o){const r={...this.get(o)??{}};delete r.id;const a={...r,...this.
_map.get(t)};return Object.keys(a).length?a:void 0}return this._map.get(t)}has(t){return this._map.has(t)}}function ac(){
return new sc}(Co=globalThis).__zod_globalRegistry??(Co.__zod_globalRegistry=ac());const ht=globalThis.__zod_globalRegistry;
function mt(e){return e.checks&&(e.checks=[...e.checks]),e}function cc(e,t){return new e(mt({type:"string",...fe(t)}))}function Sh(e,t){
return new e(mt({type:"string",coerce:!0,...util.normalizeParams(t)}))}function Ph(e,t){return new e({type:"string",format:"\
email",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Th(e,t){return new e({type:"string",format:"\
guid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Eh(e,t){return new e({type:"string",format:"u\
uid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Ah(e,t){return new e({type:"string",format:"uu\
id",check:"string_format",abort:!1,version:"v4",...util.normalizeParams(t)})}function Ch(e,t){return new e({type:"string",
format:"uuid",check:"string_format",abort:!1,version:"v6",...util.normalizeParams(t)})}function Mh(e,t){return new e({type:"\
string",format:"uuid",check:"string_format",abort:!1,version:"v7",...util.normalizeParams(t)})}function Rh(e,t){return new e(
{type:"string",format:"url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Ih(e,t){return new e({type:"\
string",format:"emoji",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Oh(e,t){return new e({type:"\
string",format:"nanoid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Fh(e,t){return new e({type:"\
string",format:"cuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Nh(e,t){return new e({type:"s\
tring",format:"cuid2",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Lh(e,t){return new e({type:"s\
tring",format:"ulid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Dh(e,t){return new e({type:"st\
ring",format:"xid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function jh(e,t){return new e({type:"stri\
ng",format:"ksuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Uh(e,t){return new e({type:"stri\
ng",format:"ipv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Bh(e,t){return new e({type:"strin\
g",format:"ipv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Hh(e,t){return new e({type:"string",
format:"mac",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Wh(e,t){return new e({type:"string",format:"\
cidrv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Vh(e,t){return new e({type:"string",format:"\
cidrv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Kh(e,t){return new e({type:"string",format:"\
base64",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Gh(e,t){return new e({type:"string",format:"\
base64url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function qh(e,t){return new e({type:"string",format:"\
e164",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Xh(e,t){return new e({type:"string",format:"c\
redit_card",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Yh(e,t){return new e({type:"string",format:"\
iban",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Jh(e,t){return new e({type:"string",format:"j\
wt",check:"string_format",abort:!1,...util.normalizeParams(t)})}const Qh={Any:null,Minute:-1,Second:0,Millisecond:3,Microsecond:6};
function em(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,...util.
normalizeParams(t)})}function tm(e,t){return new e({type:"string",format:"date",check:"string_format",...util.normalizeParams(
t)})}function nm(e,t){return new e({type:"string",format:"time",check:"string_format",precision:null,...util.normalizeParams(
t)})}function om(e,t){return new e({type:"string",format:"duration",check:"string_format",...util.normalizeParams(t)})}function rm(e,t){
return new e(mt({type:"number",checks:[],...util.normalizeParams(t)}))}function im(e,t){return new e(mt({type:"number",coerce:!0,
checks:[],...util.normalizeParams(t)}))}function uc(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"\
safeint",...fe(t)})}function sm(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float32",...util.
normalizeParams(t)})}function am(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float64",...util.
normalizeParams(t)})}function cm(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"int32",...util.
normalizeParams(t)})}function um(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"uint32",...util.
normalizeParams(t)})}function lm(e,t){return new e({type:"boolean",...util.normalizeParams(t)})}function dm(e,t){return new e(
{type:"boolean",coerce:!0,...util.normalizeParams(t)})}function fm(e,t){return new e({type:"bigint",...util.normalizeParams(
t)})}function pm(e,t){return new e({type:"bigint",coerce:!0,...util.normalizeParams(t)})}function hm(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"int64",...util.normalizeParams(t)})}function mm(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"uint64",...util.normalizeParams(t)})}function ym(e,t){return new e(
{type:"symbol",...util.normalizeParams(t)})}function gm(e,t){return new e({type:"undefined",...util.normalizeParams(t)})}
function _m(e,t){return new e({type:"null",...util.normalizeParams(t)})}function bm(e){return new e({type:"any"})}function $m(e){
return new e({type:"unknown"})}function lc(e,t){return new e({type:"never",...fe(t)})}function vm(e,t){return new e({type:"\
void",...util.normalizeParams(t)})}function wm(e,t){return new e({type:"date",...util.normalizeParams(t)})}function zm(e,t){
return new e({type:"date",coerce:!0,...util.normalizeParams(t)})}function km(e,t){return new e({type:"nan",...util.normalizeParams(
t)})}function dc(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function fc(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!0})}
function pc(e,t){return new checks.$ZodCheckGreaterThan({check:"greater_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function Mo(e,t){return new xa({check:"greater_than",...fe(t),value:e,inclusive:!0})}function Zm(e){return pc(0,e)}function xm(e){
return dc(0,e)}function Sm(e){return fc(0,e)}function Pm(e){return Mo(0,e)}function Tm(e,t){return new checks.$ZodCheckMultipleOf(
{check:"multiple_of",...util.normalizeParams(t),value:e})}function Em(e,t){return new checks.$ZodCheckMaxSize({check:"ma\
x_size",...util.normalizeParams(t),maximum:e})}function Am(e,t){return new checks.$ZodCheckMinSize({check:"min_size",...util.
normalizeParams(t),minimum:e})}function Cm(e,t){return new checks.$ZodCheckSizeEquals({check:"size_equals",...util.normalizeParams(
t),size:e})}function Mm(e,t){return new checks.$ZodCheckMaxLength({check:"max_length",...util.normalizeParams(t),maximum:e})}
function hc(e,t){return new Pa({check:"min_length",...fe(t),minimum:e})}function Rm(e,t){return new checks.$ZodCheckLengthEquals(
{check:"length_equals",...util.normalizeParams(t),length:e})}function Im(e,t){return new checks.$ZodCheckRegex({check:"s\
tring_format",format:"regex",...util.normalizeParams(t),pattern:e})}function Om(e){return new checks.$ZodCheckLowerCase(
{check:"string_format",format:"lowercase",...util.normalizeParams(e)})}function Fm(e){return new checks.$ZodCheckUpperCase(
{check:"string_format",format:"uppercase",...util.normalizeParams(e)})}function Nm(e,t){return new checks.$ZodCheckIncludes(
{check:"string_format",format:"includes",...util.normalizeParams(t),includes:e})}function Lm(e,t){return new checks.$ZodCheckStartsWith(
{check:"string_format",format:"starts_with",...util.normalizeParams(t),prefix:e})}function Dm(e,t){return new checks.$ZodCheckEndsWith(
{check:"string_format",format:"ends_with",...util.normalizeParams(t),suffix:e})}function jm(e,t,o){return new checks.$ZodCheckProperty(
{check:"property",property:e,schema:t,...util.normalizeParams(o)})}function Um(e,t){return new checks.$ZodCheckProperties(
{check:"properties",shape:e,...util.normalizeParams(t)})}function Bm(e,t){return new checks.$ZodCheckMimeType({check:"mi\
me_type",mime:e,...util.normalizeParams(t)})}function Xe(e){return new Ta({check:"overwrite",tx:e})}function Hm(e){return Xe(
t=>t.normalize(e))}function mc(){return Xe(e=>e.trim())}function Wm(){return Xe(e=>e.toLowerCase())}function Vm(){return Xe(
e=>e.toUpperCase())}function Km(){return Xe(e=>util.slugify(e))}function Gm(e,t,o){return new e({type:"array",element:t,
...util.normalizeParams(o)})}function qm(e,t,o){return new e({type:"union",options:t,...util.normalizeParams(o)})}function Xm(e,t,o){
return new e({type:"union",options:t,inclusive:!1,...util.normalizeParams(o)})}function Ym(e,t,o,r){return new e({type:"\
union",options:o,discriminator:t,...util.normalizeParams(r)})}function Jm(e,t,o){return new e({type:"intersection",left:t,
right:o})}function Qm(e,t,o,r){const a=o instanceof schemas.$ZodType,u=a?r:o,f=a?o:null;return new e({type:"tuple",items:t,
rest:f,...util.normalizeParams(u)})}function ey(e,t,o,r){return new e({type:"record",keyType:t,valueType:o,...util.normalizeParams(
r)})}function ty(e,t,o,r){return new e({type:"map",keyType:t,valueType:o,...util.normalizeParams(r)})}function ny(e,t,o){
return new e({type:"set",valueType:t,...util.normalizeParams(o)})}function oy(e,t,o){const r=Array.isArray(t)?Object.fromEntries(
t.map(a=>[a,a])):t;return new e({type:"enum",entries:r,...util.normalizeParams(o)})}function ry(e,t,o){return new e({type:"\
enum",entries:t,...util.normalizeParams(o)})}function iy(e,t,o){return new e({type:"literal",values:Array.isArray(t)?t:[
t],...util.normalizeParams(o)})}function sy(e,t){return new e({type:"file",...util.normalizeParams(t)})}function ay(e,t){
return new e({type:"transform",transform:t})}function cy(e,t){return new e({type:"optional",innerType:t})}function uy(e,t){
return new e({type:"nullable",innerType:t})}function ly(e,t,o){return new e({type:"default",innerType:t,get defaultValue(){
return typeof o=="function"?o():util.shallowClone(o)}})}function dy(e,t,o){return new e({type:"nonoptional",innerType:t,
...util.normalizeParams(o)})}function fy(e,t){return new e({type:"success",innerType:t})}function py(e,t,o){return new e(
{type:"catch",innerType:t,catchValue:typeof o=="function"?o:util.constantCatch(o)})}function hy(e,t,o){return new e({type:"\
pipe",in:t,out:o})}function my(e,t){return new e({type:"readonly",innerType:t})}function yy(e,t,o){return new e({type:"t\
emplate_literal",parts:t,...util.normalizeParams(o)})}function gy(e,t){return new e({type:"lazy",getter:t})}function _y(e,t){
return new e({type:"promise",innerType:t})}function by(e,t,o){const r=util.normalizeParams(o);return r.abort??(r.abort=!0),
new e({type:"custom",check:"custom",fn:t,...r})}function $y(e,t,o){return new e({type:"custom",check:"custom",fn:t,...util.
normalizeParams(o)})}function vy(e,t){const o=yc(r=>(r.addIssue=a=>{if(typeof a=="string")r.issues.push(util.issue(a,r.value,
o._zod.def));else{const u=a;u.fatal&&(u.continue=!1),u.code??(u.code="custom"),"input"in u||(u.input=r.value),u.inst??(u.
inst=o),u.continue??(u.continue=!o._zod.def.abort),r.issues.push(util.issue(u))}},e(r.value,r)),t);return o}function yc(e,t){
const o=new checks.$ZodCheck({check:"custom",...util.normalizeParams(t)});return o._zod.check=e,o}function gc(e){const t=new Ae(
{check:"describe"});return t._zod.onattach=[o=>{const r=ht.get(o)??{};ht.add(o,{...r,description:e})}],t._zod.check=()=>{},
t}function _c(e){const t=new Ae({check:"meta"});return t._zod.onattach=[o=>{const r=ht.get(o)??{};ht.add(o,{...r,...e})}],
t._zod.check=()=>{},t}function wy(e,t){const o=util.normalizeParams(t);let r=o.truthy??["true","1","yes","on","y","enabl\
ed"],a=o.falsy??["false","0","no","off","n","disabled"];o.case!=="sensitive"&&(r=r.map(P=>typeof P=="string"?P.toLowerCase():
P),a=a.map(P=>typeof P=="string"?P.toLowerCase():P));const u=new Set(r),f=new Set(a),d=e.Codec??schemas.$ZodCodec,g=e.Boolean??
schemas.$ZodBoolean,y=e.String??schemas.$ZodString,_=new y({type:"string",error:o.error}),S=new g({type:"boolean",error:o.
error}),v=new d({type:"pipe",in:_,out:S,transform:((P,B)=>{let q=P;return o.case!=="sensitive"&&(q=q.toLowerCase()),u.has(
q)?!0:f.has(q)?!1:(B.issues.push({code:"invalid_value",expected:"stringbool",values:[...u,...f],input:B.value,inst:v,continue:!1}),
{})}),reverseTransform:((P,B)=>P===!0?r[0]||"true":a[0]||"false"),error:o.error});return v._zod.bag.truthy=r,v._zod.bag.
falsy=a,v._zod.bag.case=o.case??"insensitive",v}function zy(e,t,o,r={}){const a=util.normalizeParams(r),u={check:"string\
_format",type:"string",format:t,fn:typeof o=="function"?o:d=>o.test(d),...a};return o instanceof RegExp&&(u.pattern=o),new e(
u)}function bc(){const e=this._zod;return e.message??(e.message=JSON.stringify(e.def,T,2)),e.message}function $c(e){this.
_zod.message=e}const vc={get:bc,set:$c,enumerable:!0,configurable:!0},nn={value:void 0,enumerable:!1},Ro=new WeakSet([Object.
prototype,Error.prototype]),Io=(e,t)=>{e.name="$ZodError",nn.value=t,Object.defineProperty(e,"issues",nn),nn.value=void 0,
Object.defineProperty(e,"message",vc);const o=Object.getPrototypeOf(e);Ro.has(o)||(Ro.add(o),Object.defineProperty(o,"to\
String",{configurable:!0,enumerable:!1,get(){const r=()=>this.message;return Object.defineProperty(this,"toString",{value:r,
configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,"toString",{value:r,configurable:!0,writable:!0})}}))},
ky=oe("$ZodError",Io),me=oe("$ZodError",Io,void 0,{Parent:Error});function wc(e,t,o){return Object.prototype.hasOwnProperty.
call(e,t)||(t==="__proto__"?Object.defineProperty(e,t,{value:o(),writable:!0,enumerable:!0,configurable:!0}):e[t]=o()),e[t]}
function Zy(e,t=o=>o.message){const o={},r=[];for(const a of e.issues)a.path.length>0?wc(o,a.path[0],()=>[]).push(t(a)):
r.push(t(a));return{formErrors:r,fieldErrors:o}}function xy(e,t=o=>o.message){const o={_errors:[]},r=(a,u=[])=>{for(const f of a.
issues)if(f.code==="invalid_union"&&f.errors.length)f.errors.map(d=>r({issues:d},[...u,...f.path]));else if(f.code==="in\
valid_key")r({issues:f.issues},[...u,...f.path]);else if(f.code==="invalid_element")r({issues:f.issues},[...u,...f.path]);else{
const d=[...u,...f.path];if(d.length===0)o._errors.push(t(f));else{let g=o,y=0;for(;y<d.length;){const _=d[y],S=y===d.length-
1;if(_==="_errors"){S&&g._errors.push(t(f)),y++;continue}Object.prototype.hasOwnProperty.call(g,_)||Object.defineProperty(
g,_,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});const v=g[_];S&&v._errors.push(t(f)),g=v,y++}}}};return r(
e),o}function Sy(e,t=o=>o.message){const o={errors:[]},r=(a,u=[])=>{var f;for(const d of a.issues)if(d.code==="invalid_u\
nion"&&d.errors.length)d.errors.map(g=>r({issues:g},[...u,...d.path]));else if(d.code==="invalid_key")r({issues:d.issues},
[...u,...d.path]);else if(d.code==="invalid_element")r({issues:d.issues},[...u,...d.path]);else{const g=[...u,...d.path];
if(g.length===0){o.errors.push(t(d));continue}let y=o,_=0;for(;_<g.length;){const S=g[_],v=_===g.length-1;typeof S=="str\
ing"?(y.properties??(y.properties={}),Object.prototype.hasOwnProperty.call(y.properties,S)||Object.defineProperty(y.properties,
S,{value:{errors:[]},enumerable:!0,writable:!0,configurable:!0}),y=y.properties[S]):(y.items??(y.items=[]),(f=y.items)[S]??
(f[S]={errors:[]}),y=y.items[S]),v&&y.errors.push(t(d)),_++}}};return r(e),o}function zc(e){const t=[],o=e.map(r=>typeof r==
"object"?r.key:r);for(const r of o)typeof r=="number"?t.push(`[${r}]`):typeof r=="symbol"?t.push(`[${JSON.stringify(String(
r))}]`):/[^\w$]/.test(r)?t.push(`[${JSON.stringify(r)}]`):(t.length&&t.push("."),t.push(r));return t.join("")}function Py(e){
const t=[],o=[...e.issues].sort((r,a)=>(r.path??[]).length-(a.path??[]).length);for(const r of o)t.push(`\u2716 ${r.message}`),
r.path?.length&&t.push(`  \u2192 at ${zc(r.path)}`);return t.join(`
`)}function yt(e,t){return{callee:t?.callee??e,Err:t?.Err}}const on=e=>{const t=(o,r,a,u)=>{const f=a?{...a,async:!1}:{async:!1},
d=o._zod.run({value:r,issues:[]},f);if(d instanceof Promise)throw new qe;if(d.issues.length){const g=new(u?.Err??e)(d.issues.
map(y=>ct(y,f,dt())));throw L(g,u?.callee??t),g}return d.value};return t},kc=on(me),rn=e=>{const t=async(o,r,a,u)=>{const f=a?
{...a,async:!0}:{async:!0};let d=o._zod.run({value:r,issues:[]},f);if(d instanceof Promise&&(d=await d),d.issues.length){
const g=new(u?.Err??e)(d.issues.map(y=>ct(y,f,dt())));throw L(g,u?.callee??t),g}return d.value};return t},Zc=rn(me),sn=e=>(t,o,r)=>{
const a=r?{...r,async:!1}:{async:!1},u=t._zod.run({value:o,issues:[]},a);if(u instanceof Promise)throw new qe;return u.issues.
length?Fo(e,u.issues,a):{success:!0,data:u.value}},Oo=sn(me);function Fo(e,t,o){let r;return{success:!1,get error(){return r||
(r=new e(t.map(a=>ct(a,o,dt()))),t=void 0,o=void 0),r},set error(a){r=a,t=void 0,o=void 0}}}const an=e=>async(t,o,r)=>{const a=r?
{...r,async:!0}:{async:!0};let u=t._zod.run({value:o,issues:[]},a);return u instanceof Promise&&(u=await u),u.issues.length?
Fo(e,u.issues,a):{success:!0,data:u.value}},xc=an(me),Sc=null,Pc=null,Ty=((e,t,o)=>{const r=e._zod.bag.validator;if(r!==
void 0){if(r(t)!==Sc)return!0;if(r.definite===!0&&o===void 0)return!1}return Tc(e,t,o)});function Tc(e,t,o){const r=o?{...o,
async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},a=e._zod.bag.fallbackRun;let u;if(a?(r[Pc]=!0,u=a({value:t,issues:[]},r)):
u=e._zod.run({value:t,issues:[]},r),u instanceof Promise)throw new core.$ZodAsyncError;return u.issues.length===0}const Ey=async(e,t,o)=>{
const r=o?{...o,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0};let a=e._zod.run({value:t,issues:[]},r);return a instanceof
Promise&&(a=await a),a.issues.length===0},Cy=(e=>{const t=on(e),o=(r,a,u,f)=>{const d=u?{...u,direction:"backward"}:{direction:"\
backward"};return t(r,a,d,yt(o,f))};return o})(me),Ry=(e=>{const t=on(e),o=(r,a,u,f)=>t(r,a,u,yt(o,f));return o})(me),Oy=(e=>{
const t=rn(e),o=async(r,a,u,f)=>{const d=u?{...u,direction:"backward"}:{direction:"backward"};return await t(r,a,d,yt(o,
f))};return o})(me),Ny=(e=>{const t=rn(e),o=async(r,a,u,f)=>await t(r,a,u,yt(o,f));return o})(me),Dy=(e=>(t,o,r)=>{const a=r?
{...r,direction:"backward"}:{direction:"backward"};return sn(e)(t,o,a)})(me),Uy=(e=>(t,o,r)=>sn(e)(t,o,r))(me),Hy=(e=>async(t,o,r)=>{
const a=r?{...r,direction:"backward"}:{direction:"backward"};return an(e)(t,o,a)})(me),Vy=(e=>async(t,o,r)=>an(e)(t,o,r))(
me),Oe=oe("ZodMiniType",(e,t)=>{if(!e._zod)throw new Error("Uninitialized schema in ZodMiniType.");Ce.init(e,t),e.def=t,
e.type=t.type},{get with(){return this.check},set with(e){Ee(this,"with",e)},parse(e,t){return kc(this,e,t,{callee:this.
parse})},parseAsync(e,t){return Zc(this,e,t,{callee:this.parseAsync})},safeParse(e,t){return Oo(this,e,t)},safeParseAsync(e,t){
return xc(this,e,t)},check(...e){const t=this.def;return this.clone({...t,checks:[...t.checks??[],...e.map(o=>typeof o==
"function"?{_zod:{check:o,def:{check:"custom"},onattach:[]}}:o)]},{parent:!0})},clone(e,t){return se(this,e,t)},brand(){
return this},register(e,t){return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(this,...t)}}),No=oe("Z\
odMiniString",(e,t)=>{Fa.init(e,t),Oe.init(e,t)});function gt(e){return cc(No,e)}const Ky=null,Ec=null;function Gy(e){return core.
_email(Ec,e)}const Ac=null;function qy(e){return core._guid(Ac,e)}const _t=null;function Xy(e){return core._uuid(_t,e)}function Yy(e){
return core._uuidv4(_t,e)}function Jy(e){return core._uuidv6(_t,e)}function Qy(e){return core._uuidv7(_t,e)}const Lo=null;
function eg(e){return core._url(Lo,e)}function tg(e){return core._url(Lo,{protocol:regexes.httpProtocol,hostname:regexes.
domain,...util.normalizeParams(e)})}const Cc=null;function ng(e){return core._emoji(Cc,e)}const Mc=null;function og(e){return core.
_nanoid(Mc,e)}const Rc=null;function rg(e){return core._cuid(Rc,e)}const Ic=null;function ig(e){return core._cuid2(Ic,e)}
const Oc=null;function sg(e){return core._ulid(Oc,e)}const Fc=null;function ag(e){return core._xid(Fc,e)}const Nc=null;function cg(e){
return core._ksuid(Nc,e)}const Lc=null;function ug(e){return core._ipv4(Lc,e)}const Dc=null;function lg(e){return core._ipv6(
Dc,e)}const jc=null;function dg(e){return core._cidrv4(jc,e)}const Uc=null;function fg(e){return core._cidrv6(Uc,e)}const Bc=null;
function pg(e){return core._mac(Bc,e)}const Hc=null;function hg(e){return core._base64(Hc,e)}const Wc=null;function mg(e){
return core._base64url(Wc,e)}const Vc=null;function yg(e){return core._e164(Vc,e)}const Kc=null;function gg(e){return core.
_creditCard(Kc,e)}const Gc=null;function _g(e){return core._iban(Gc,e)}const qc=null;function bg(e){return core._jwt(qc,
e)}const Ye=null;function $g(e,t,o={}){return core._stringFormat(Ye,e,t,o)}function vg(e){return core._stringFormat(Ye,"\
hostname",regexes.hostname,e)}function wg(e){return core._stringFormat(Ye,"hex",regexes.hex,e)}function zg(e){return core.
_stringFormat(Ye,"currency_code",regexes.currencyCode,e)}function kg(e,t){const o=t?.enc??"hex",r=`${e}_${o}`,a=core.regexes[r];
if(!a)throw new Error(`Unrecognized hash format: ${r}`);return core._stringFormat(Ye,r,a,t)}const Do=oe("ZodMiniNumber",
(e,t)=>{Po.init(e,t),Oe.init(e,t)});function Xc(e){return core._number(Do,e)}const Je=oe("ZodMiniNumberFormat",(e,t)=>{Ga.
init(e,t),Do.init(e,t)});function Yc(e){return uc(Je,e)}function Zg(e){return core._float32(Je,e)}function xg(e){return core.
_float64(Je,e)}function Sg(e){return core._int32(Je,e)}function Pg(e){return core._uint32(Je,e)}const jo=null;function Jc(e){
return core._boolean(jo,e)}const Qc=null;function Tg(e){return core._bigint(Qc,e)}const Uo=null;function Eg(e){return core.
_int64(Uo,e)}function Ag(e){return core._uint64(Uo,e)}const eu=null;function Cg(e){return core._symbol(eu,e)}const tu=null;
function Mg(e){return core._undefined(tu,e)}const nu=null;function ou(e){return core._null(nu,e)}const ru=null;function Rg(){
return core._any(ru)}const iu=null;function cn(){return core._unknown(iu)}const su=oe("ZodMiniNever",(e,t)=>{qa.init(e,t),
Oe.init(e,t)});function au(e){return lc(su,e)}const cu=null;function Ig(e){return core._void(cu,e)}const uu=null;function Og(e){
return core._date(uu,e)}const lu=oe("ZodMiniArray",(e,t)=>{Ja.init(e,t),Oe.init(e,t)});function un(e,t){return new lu({type:"\
array",element:e,...fe(t)})}function Fg(e){const t=e._zod.def.shape;return vu(Object.keys(t))}const ln=oe("ZodMiniObject",
(e,t)=>{nc.init(e,t),Oe.init(e,t),wa(e,"shape",o=>o._zod.def.shape,!1)});function Ng(e,t){const o={type:"object",shape:e??
{},...util.normalizeParams(t)};return new ln(o)}function Bo(e,t){return new ln({type:"object",shape:e,catchall:au(),...fe(
t)})}function Lg(e,t){return new ln({type:"object",shape:e,catchall:cn(),...util.normalizeParams(t)})}function Dg(e,t){return util.
extend(e,t)}function jg(e,t){return util.safeExtend(e,t)}function Ug(e,t){return util.merge(e,t)}function Bg(e,t){return util.
pick(e,t)}function Hg(e,t){return util.omit(e,t)}function Wg(e,t){const o=e._zod.def;if(o.type!=="tuple")return util.partial(
dn,e,t);if(o.checks?.length)throw new Error(".partial() cannot be used on tuple schemas containing refinements");return util.
clone(e,{...o,items:o.items.map(r=>new dn({type:"optional",innerType:r}))})}function Vg(e,t){return util.partial(Wo,e,t,
"exactPartial")}function Kg(e,t){return util.required(Vo,e,t)}function Gg(e,t){return e.clone(util.mergeDefs(e._zod.def,
{catchall:t}))}const du=null;function fu(e,t){return new du({type:"union",options:e,...util.normalizeParams(t)})}const pu=null;
function qg(e,t){return new pu({type:"union",options:e,inclusive:!1,...util.normalizeParams(t)})}const hu=null;function Xg(e,t,o){
return new hu({type:"union",options:t,discriminator:e,...util.normalizeParams(o)})}const mu=null;function Yg(e,t){return new mu(
{type:"intersection",left:e,right:t})}const yu=null;function gu(e,t,o){const r=t instanceof core.$ZodType,a=r?o:t,u=r?t:
null;return new yu({type:"tuple",items:e,rest:u,...util.normalizeParams(a)})}const bt=null;function _u(e,t,o){return!t||
!t._zod?new bt({type:"record",keyType:gt(),valueType:e,...util.normalizeParams(t)}):new bt({type:"record",keyType:e,valueType:t,
...util.normalizeParams(o)})}function Jg(e,t,o){return new bt({type:"record",keyType:e,valueType:t,...util.normalizeParams(
o),partial:!0})}function Qg(e,t,o){return new bt({type:"record",keyType:e,valueType:t,mode:"loose",...util.normalizeParams(
o)})}const bu=null;function e_(e,t,o){return new bu({type:"map",keyType:e,valueType:t,...util.normalizeParams(o)})}const $u=null;
function t_(e,t){return new $u({type:"set",valueType:e,...util.normalizeParams(t)})}const Ho=null;function vu(e,t){const o=Array.
isArray(e)?Object.fromEntries(e.map(r=>[r,r])):e;return new Ho({type:"enum",entries:o,...util.normalizeParams(t)})}function n_(e,t){
return new Ho({type:"enum",entries:e,...util.normalizeParams(t)})}const wu=null;function o_(e,t){return new wu({type:"li\
teral",values:Array.isArray(e)?e:[e],...util.normalizeParams(t)})}const zu=null;function r_(e){return core._file(zu,e)}const ku=null;
function i_(e){return new ku({type:"transform",transform:e})}const dn=oe("ZodMiniOptional",(e,t)=>{rc.init(e,t),Oe.init(
e,t)});function ge(e){return new dn({type:"optional",innerType:e})}const Wo=null;function s_(e){return new Wo({type:"opt\
ional",innerType:e})}const Zu=null;function xu(e){return new Zu({type:"nullable",innerType:e})}function a_(e){return ge(
xu(e))}const Su=null;function c_(e,t){return new Su({type:"default",innerType:e,get defaultValue(){return typeof t=="fun\
ction"?t():util.shallowClone(t)}})}const Pu=null;function u_(e,t){return new Pu({type:"prefault",innerType:e,get defaultValue(){
return typeof t=="function"?t():util.shallowClone(t)}})}const Vo=null;function l_(e,t){return new Vo({type:"nonoptional",
innerType:e,...util.normalizeParams(t)})}const Tu=null;function d_(e){return new Tu({type:"success",innerType:e})}const Eu=null;
function f_(e,t){return new Eu({type:"catch",innerType:e,catchValue:typeof t=="function"?t:core.util.constantCatch(t)})}
const Au=null;function p_(e){return core._nan(Au,e)}const Cu=null;function h_(e,t){return new Cu({type:"pipe",in:e,out:t})}
const fn=null;function m_(e,t,o){return new fn({type:"pipe",in:e,out:t,transform:o.decode,reverseTransform:o.encode})}function y_(e){
const t=e._zod.def;return new fn({type:"pipe",in:t.out,out:t.in,transform:t.reverseTransform,reverseTransform:t.transform})}
const Mu=null;function g_(e){return new Mu({type:"readonly",innerType:e})}const Ru=null;function __(e,t){return new Ru({
type:"template_literal",parts:e,...util.normalizeParams(t)})}const Iu=null;function Ou(e){return new Iu({type:"lazy",getter:e})}
const Fu=null;function b_(e){return new Fu({type:"promise",innerType:e})}const Ko=null;function Nu(e,t){const o=new Ae({
check:"custom",...fe(t)});return o._zod.check=e,o}function Lu(e,t){return core._custom(Ko,e??(()=>!0),t)}function $_(e,t={}){
return core._refine(Ko,e,t)}function v_(e,t){return core._superRefine(e,t)}const w_=gc,z_=_c;class k_{constructor(...t){}}
function Z_(e,t={}){const o=Lu(r=>r instanceof e,t);return o._zod.bag.Class=e,o._zod.check=r=>{r.value instanceof e||r.issues.
push({code:"invalid_type",expected:e.name,input:r.value,inst:o,path:[...o._zod.def.path??[]]})},o}const x_=(...e)=>core.
_stringbool({Codec:fn,Boolean:jo,String:No},...e);function S_(){const e=Ou(()=>fu([gt(),Xc(),Jc(),ou(),un(e),_u(gt(),e)]));
return e}const Du=null;function P_(e){return new Du({type:"function",input:Array.isArray(e?.input)?gu(e?.input):e?.input??
un(cn()),output:e?.output??cn()})}const Fe=[],pn=[];function $t(e,t,o){if(e===t)return 0;const r=o?.maxDistance,a=e;e.length>
t.length&&(e=t,t=a);let u=e.length,f=t.length;for(;u>0&&e.charCodeAt(~-u)===t.charCodeAt(~-f);)u--,f--;let d=0;for(;d<u&&
e.charCodeAt(d)===t.charCodeAt(d);)d++;if(u-=d,f-=d,r!==void 0&&f-u>r)return r;if(u===0)return r!==void 0&&f>r?r:f;let g,
y,_,S,v=0,P=0;for(;v<u;)pn[v]=e.charCodeAt(d+v),Fe[v]=++v;for(;P<f;){for(g=t.charCodeAt(d+P),_=P++,y=P,v=0;v<u;v++)S=g===
pn[v]?_:_+1,_=Fe[v],y=Fe[v]=_>y?S>y?y+1:S:S>_?_+1:S;if(r!==void 0){let B=y;for(v=0;v<u;v++)Fe[v]<B&&(B=Fe[v]);if(B>r)return r}}
return Fe.length=u,pn.length=u,r!==void 0&&y>r?r:y}function T_(e,t,o){if(!Array.isArray(t)||t.length===0)return;const r=o?.
maxDistance,a=e.length;for(const g of t)if(g===e)return g;if(r===0)return;let u,f=Number.POSITIVE_INFINITY;const d=new Set;
for(const g of t){if(d.has(g))continue;d.add(g);const y=Math.abs(g.length-a);if(y>=f||r!==void 0&&y>r)continue;const _=Number.
isFinite(f)?r===void 0?f:Math.min(f,r):r,S=_===void 0?$t(e,g):$t(e,g,{maxDistance:_});if(r!==void 0&&S>r)continue;let v=S;
if(_!==void 0&&S===_&&_===r&&(v=$t(e,g)),v<f&&(f=v,u=g,f===0))break}if(!(r!==void 0&&f>r))return u}const ju=2,vt=e=>e.toLowerCase().
replace(/[-_]/g,"");function Go(e,t,o=t){const r=a=>$t(vt(a),vt(e))<=Math.min(ju,a.length>>1);return t.find(a=>vt(a)===vt(
e))??o.find(r)}const Uu=null;function E_(e,t){return Object.entries(e).flatMap(([o,r])=>{const a=Go(o,Object.keys(t),Uu);
if(a===void 0||t[a]===r)return[];const u=`write \`${a}\` (or rename INPUT_${o.toUpperCase()}, if it is a variable of the\
 job)`;return problem(o,`is not an input of this action; ${u}`)})}function hn(e,t){return gt({error:({input:r})=>r===void 0?
`is missing; give ${e}`:wt(e,r)}).check(mc(),Nu(({value:r,issues:a})=>{const u=t(r);"message"in u&&a.push({code:"custom",
message:u.message,input:r})}))}function wt(e,t){const o=t===null?"null":Array.isArray(t)?"a list":typeof t=="object"?"a \
mapping":"";return`is ${o||(typeof t=="string"?"text":`the ${typeof t} ${String(t)}`)}; give ${e}${e==="text"?o===""?" i\
n quotes":t===null?" (in quotes if it begins with `#`)":"":""}`}const Ne=e=>hn("text",l.fD[e]),qo=e=>hn("an https URL",l.
fD[e]),Xo=hn("an http or https URL",l.fD.landing_url),Bu=un(Bo({text:Ne("title"),url:Xo},{error:e=>Jo(e,"a mapping of `t\
ext` and `url`")}),{error:e=>e.code==="invalid_type"?wt("a list of {text, url}",e.input):void 0}).check(hc(1,"is an empt\
y list; give at least one {text, url}, or leave it out")),Hu=Number.MAX_SAFE_INTEGER,Yo=({input:e})=>typeof e=="number"?
`is ${e}; give a whole number of seconds from 0 to ${Hu}`:wt("a whole number of seconds",e),Wu=Yc({error:Yo}).check(Mo(0,
{error:Yo,abort:!0}));function Jo(e,t){return e.code==="invalid_type"?wt(t,e.input):void 0}const Vu={title:ge(Ne("title")),
message:ge(Ne("message")),icon_url:ge(qo("icon_url")),banner_url:ge(qo("banner_url")),landing_url:ge(Xo),actions:ge(Bu),
utm_source:ge(Ne("utm_source")),utm_medium:ge(Ne("utm_medium")),utm_campaign:ge(Ne("utm_campaign")),ttl:ge(Wu)},Ku=Bo(Vu,
{error:e=>Jo(e,"a mapping of notification fields")});function mn(e,{value:t,placeOf:o,problems:r}){const a=(P,B)=>(0,c.CC)(
e,B,{path:P,place:o(P)}),u=Qo(t);if(u===void 0)return{fields:{},problems:[...r,a(["actions"],"has too many elements to c\
heck; give fewer")]};if(u.success&&r.length===0)return{fields:u.data,problems:[]};const f=new Set(r.map(({path:P=[]})=>(0,c.
LF)(P))),g=(u.error?.issues??[]).filter(({path:P})=>!f.has((0,c.LF)(P))).flatMap(({path:P,message:B,...q})=>q.code==="un\
recognized_keys"?q.keys.map(ue=>({path:[...P,ue]})):[{path:P,message:B}]),y=(0,c.TJ)(e,g,({path:P,message:B=Gu(P)})=>a(P,
B)),_=[...r,...y].sort(c.hz),S=new Set([...r,...g].map(({path:P})=>P?.[0])),v=Object.entries(t??{}).filter(([P])=>!S.has(
P));return{fields:Qo(Object.fromEntries(v))?.data??{},problems:_}}function Gu(e){if(e.length>1)return"is not part of a b\
utton; a button has only `text` and `url`";if(e[0]==="target")return"cannot be set in a payload file; set the input `tar\
get` in the workflow";const t=Go(String(e[0]),l.pi);return`is not a field of a notification; ${t?`did you mean \`${t}\`?`:
`the fields are ${l.pi.join(", ")}.`} For other fields of your service, use the input \`extra-fields\``}function Qo(e){try{
return Oo(Ku,e,{jitless:!0})}catch(t){if(t instanceof RangeError)return;throw t}}var qu=s(4463);async function yn(e,t,o){
const r=ee=>(0,qu.kU)({[t.input]:ee},o,t.file),a=r(e);if(a.length>0)return{problems:a};const u=await s.e(815).then(s.t.bind(
s,8815,19)),f=new u.LineCounter,d=u.parseAllDocuments(e,{version:"1.2",lineCounter:f,stringKeys:!0,uniqueKeys:!1,prettyErrors:!1,
logLevel:"silent"}),g=ee=>{const{line:re,col:ye}=f.linePos(ee);return{line:re,column:ye}},[y,_]=Array.isArray(d)?d:[];if(!y)
return{value:null,placeOf:()=>{},problems:[]};const S=t.file===void 0?"invalid-input":"unreadable-file",[v]=y.errors;if(v){
const ee=Ju[v.code]??"check the indentation, and put text that contains `: ` or `#` in quotes",ye=v.code==="RESOURCE_EXH\
AUSTION"?er:`is neither YAML nor JSON (${gn(v.message)}); ${ee}`;return{problems:[(0,c.CC)(t,ye,{place:g(v.pos[0]),reason:S})]}}
const P=[],B=(ee,re,ye,xe=!1)=>P.push((0,c.CC)(t,ee,{path:ye,place:g(re),...xe&&{reason:S}})),q=[],ue=(...ee)=>{const re=r(
q);return{problems:re.length>0?re:[...P,...ee]}};_&&B("contains more than one YAML document; give only one",_.range[0],[]);
try{Xu(u,y,B,q);const[ee]=y.warnings;if(ee&&P.length===0&&B(`is not plain YAML (${gn(ee.message)})`,ee.pos[0],[]),P.some(
xe=>xe.reason==="unreadable-file"))return ue();const re=y.toJS({maxAliasCount:100});JSON.stringify(re);const ye=r([re,q]);
return ye.length>0?{problems:ye}:{value:re,placeOf:Yu(u,y,g),problems:P}}catch(ee){if(ee instanceof RangeError)return ue(
(0,c.CC)(t,er));const re=gn(String(ee.message));return ue((0,c.CC)(t,`has an alias that cannot be resolved: ${re}`))}}const er="\
is nested too deeply; use fewer levels";function Xu(e,t,o,r){const a=[],u=(d,g)=>{a.push(d),f(g),a.pop()};function f(d){
if(!e.isNode(d)||e.isAlias(d))return;const g=d.range?.[0]??0;if(d.tag&&!Qu.test(d.tag))r.push(d.tag),o(`has the tag ${(0,c.
cz)(d.tag)}, which is not supported; remove it`,g,[...a]);else if(e.isScalar(d)&&typeof d.value=="number"){const y=el(d.
value);y&&o(`is ${(0,c.cz)(d.source??String(d.value))}, ${y}`,g,[...a])}else if(e.isSeq(d))for(const[y,_]of d.items.entries())
u(y,_);else if(e.isMap(d)){const y=new Set;for(const{key:_,value:S}of d.items){const v=tr(_);r.push(v),y.has(v)&&o("is g\
iven twice; give each key once",_.range?.[0]??g,[...a,v],!0),y.add(v),u(v,S)}}}f(t.contents)}function Yu(e,t,o){const r=new Map,
a=u=>{const f=r.get(u)??new Map(u.items.map(({key:d,value:g})=>[tr(d),g]));return r.set(u,f),f};return u=>{let f=t.contents,
d=t.contents?.range?.[0];for(const g of u){if(e.isAlias(f)&&(f=f.resolve(t)),e.isMap(f))f=a(f).get(String(g));else if(e.
isSeq(f))f=f.items[Number(g)];else break;e.isNode(f)&&f.range&&(d=f.range[0])}return d===void 0?void 0:o(d)}}const tr=e=>String(
e?.value??e),Ju={BAD_INDENT:"check the indentation, and that every bracket is closed",BAD_SCALAR_START:"put text that be\
gins like this in quotes",MISSING_CHAR:"close every quotation mark and bracket",TAB_AS_INDENT:"indent with spaces, not w\
ith tabs"},Qu=/^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;function el(e){if(!Number.isFinite(e))return"whic\
h JSON cannot represent";if(Number.isInteger(e)&&!Number.isSafeInteger(e))return"which is outside the range in which JSO\
N keeps whole numbers exactly (\xB1(2^53-1)); put it in quotes if it is text"}const gn=e=>(0,c.cz)(e.split(`
`,1)[0]??"");async function nr(e,t,o){if("problem"in t)return zt([t.problem]);const r={input:"payload-file",file:e},a=await yn(
t.text,r,o);if(!("value"in a))return zt(a.problems);const{value:u,placeOf:f,problems:d}=a;if(u===null)return zt([...d,(0,c.
CC)(r,"is empty; give a mapping of notification fields")]);if(!or(u))return zt(mn(r,a).problems);const{$schema:g,...y}=u;
return{...mn(r,{...a,value:y}),source:"file",given:new Set(Object.keys(y)),placeOf:f}}const zt=e=>({source:"file",fields:{},
given:new Set(l.pi),problems:e}),or=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);async function tl(e,t,o,r){const a=await nr(
e,t,r),u={input:"payload-file",file:e},f=(0,p.Mh)(o,a).map(y=>(0,c.CC)(u,"is missing; give it here or as an input",{path:[
y],place:{line:1,column:1}})),d=(0,c.TJ)(u,[...f,...a.problems],y=>y),g=(0,p.uT)(o,a);return g?{problems:d,content:g,placeOf:a.
placeOf??rr}:{problems:d,placeOf:rr}}const rr=()=>{};async function nl(e,t){const o={input:"actions"},r=await yn(e,o,t);
if(!("value"in r))return{fields:{},problems:r.problems};const{fields:a,problems:u}=mn(o,{value:{actions:r.value},placeOf:f=>r.
placeOf(f.slice(1)),problems:r.problems.map(f=>({...f,path:["actions",...f.path??[]]}))});return{fields:a,problems:u.map(
f=>({...f,path:f.path?.slice(1)}))}}const ol=new Set([...l.pi.map(l.wg),"target"]);async function rl(e,t){const o={input:"\
extra-fields"},r=await yn(e,o,t),{problems:a}=r;if(!("value"in r))return{fields:{},problems:a};if(!or(r.value))return a.
push((0,c.CC)(o,"is not a mapping; give body fields as `name: value`")),{fields:{},problems:a};for(const u of Object.keys(
r.value)){const f=u.replaceAll("_","-"),d={path:[u],place:r.placeOf([u])};ol.has(f)&&a.push((0,c.CC)(o,`has its own inpu\
t, \`${f}\`; use that`,d))}return{fields:a.length>0?{}:r.value,problems:a}}}),3916:((n,i,s)=>{s.d(i,{HR:()=>c,h_:()=>l,q0:()=>p});
class c extends Error{reason;title;hint;constructor(m){super(m.message,m.cause===void 0?void 0:{cause:m.cause}),this.name=
"Failure",this.reason=m.reason,this.title=m.title,this.hint=m.hint}}function l(h){return h instanceof c?h:new c({reason:"\
internal-error",title:"Internal error",message:`The action itself failed: ${p(h)}.`,hint:"Please report this with the lo\
g of the run.",cause:h})}function p(h){if(!(h instanceof Error))return String(h);const m=h.code;if(m==="ERR_SSL_WRONG_VE\
RSION_NUMBER")return"the server does not speak TLS at this port";if(m==="ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")return"\
the server requires a client certificate, which this action cannot present";const{reason:b}=h;if(typeof m=="string"&&m.startsWith(
"ERR_SSL_")&&typeof b=="string")return`${m}: ${b}`;const w=(h.message||h.name).replace(/; if the root CA is .*|\s+/gs," ").
trim(),k=typeof m=="string"&&!w.includes(m)?`${m}: ${w}`:w,z=h instanceof AggregateError?h.errors.map(p).join("; "):"",Z=z&&
z!==k?`${k} (${z})`:k;return h.cause===void 0?Z:`${Z}: ${p(h.cause)}`}}),8925:((n,i,s)=>{s.d(i,{CC:()=>p,LF:()=>w,LT:()=>k,
TJ:()=>T,X5:()=>j,cz:()=>b,fI:()=>z,hz:()=>h});var c=s(3916),l=s(8190);function p(x,R,E={}){return{...typeof x=="string"?
{input:x}:x,message:R,reason:"invalid-input",...E}}function h({place:x},{place:R}){return x&&R?x.line-R.line||x.column-R.
column:+!x-+!R}const m=100,b=x=>x.length>m?`${x.slice(0,m-1).toWellFormed()}\u2026`:x;function w(x){const R=x.slice(0,m).
map((E,F)=>{if(typeof E=="number")return`[${E}]`;const V=b(String(E)).replace(l.W3,"\uFFFD");return F>0?`.${V}`:V});return b(
R.join(""))}function k(x,R,E,F=""){return`${x.length>0?`\`${w(x)}\``:R}${F}${E.startsWith('"')?":":""} ${E}.`}function z({
input:x,file:R,path:E=[],place:F,message:V}){const X=F&&`line ${F.line}, column ${F.column}`;if(R!==void 0){const Q=X?`${R}\
, ${X}`:R;return`${x}: ${Q}: ${k(E,"the file",V)}`}const ne=X?` (${X})`:"",I=typeof E[0]=="number";if(E.length>0&&!I)return`${x}\
: ${k(E,"",V,ne)}`;const W=I?w([x,...E]):x;return V.startsWith('"')?`${W}${ne}: ${V}.`:`${I?`\`${W}\``:W.replace(/[^,\s]+/g,
"`$&`").replace(/, (?=\S*$)/," and ")}${ne} ${V}.`}function Z(x){const R=x.some(E=>E.reason==="invalid-input")?"invalid-\
input":"unreadable-file";return new Failure({reason:R,title:R==="unreadable-file"?"Unreadable file":"Invalid input",message:U(
x.map(z),j(x)),hint:"Correct what is listed, then start a new run: a re-run uses the original workflow file and event."})}
const M=100;function T(x,R,E){const F=j(R.slice(M)),V=R.slice(0,M).map(E);return F===0?V:[...V,p(x,`has ${F} more proble\
ms`,{count:F})]}const j=x=>x.reduce((R,{count:E=1})=>R+E,0);function U(x,R=x.length){if(x.length===1)return x.join("");const E=x.
slice(0,M).map(F=>`- ${F}`);return R>E.length&&E.push(`- and ${R-E.length} more`),`${R} problems:
${E.join(`
`)}`}}),8190:((n,i,s)=>{s.d(i,{Bq:()=>R,Dl:()=>c,TL:()=>w,W3:()=>b,h0:()=>ne,p0:()=>M,pc:()=>x,rD:()=>k,rJ:()=>T,rf:()=>j,
yG:()=>Z,zM:()=>z});function c(I,W){try{return new URL(I,W)}catch{return}}function l(I){try{return JSON.parse(I)}catch{return}}
const p={"":1,s:1,m:60,h:3600,d:86400,w:604800},h=/^[\x21-\x7e]+$/,m=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/,b=/[^ -~\xa0-\uffff]/g;
function w(I){const W=JSON.stringify(I);return W.length>100?`${W.slice(0,98)}\u2026" (${I.length} characters)`:W}function k(I,W,Y){
return Q=>{const N=/^[0-9]+$/.test(Q)?Number(Q):Number.NaN;return N>=W&&N<=Y?{value:N}:{message:`${w(Q)} is not ${I}`}}}
function z(I){return/^(true|True|TRUE)$/.test(I)?{value:!0}:/^(false|False|FALSE)$/.test(I)?{value:!1}:{message:`${w(I)}\
 is neither true nor false; give \`true\` or \`false\``}}function Z(I){const W=z(I);return"value"in W?W.value:void 0}function M(I){
const W=/^([0-9]+)([smhdw]?)$/.exec(I),Y="give whole seconds (3600), or a whole number with one unit of s, m, h, d, w (1\
2h)";if(!W)return{message:`${w(I)} is not a duration; ${Y}`};const Q=Number(W[1])*p[W[2]];return Number.isSafeInteger(Q)?
{value:Q}:{message:`${w(I)} is too long; ${Y}`}}function T(I){return h.test(I)?{value:I}:{message:"contains a space, a l\
ine break or a character outside ASCII, which a token cannot contain; give only the token, preferably from a secret"}}function j(...I){
const W=`give an absolute ${I.join(" or ")} URL, such as https://example.com/${I.length>1?"page":"image.png"}`;return U(
I,W)}function U(I,W){return Y=>{if(/[\s\\]/.test(Y)||Y.search(b)>=0)return{message:`${w(Y)} contains white space or a ba\
ckslash, which a URL must not contain; ${W}`};const Q=/^([a-zA-Z][a-zA-Z0-9+.-]{0,30}):(?!\d)/.exec(Y)?.[1]?.toLowerCase();
return Q!==void 0&&!I.includes(Q)?{message:`${w(Y)} has the scheme ${Q}; ${W}`}:Q!==void 0&&/^[^:]+:\/\/[^/?#]/.test(Y)&&
c(Y)!==void 0?{value:Y}:{message:`${w(Y)} is not an absolute URL; ${W}`}}}function x(I){if(/^[^/]*\/\/[^/?#]*@/.test(I))
return{message:"contains a user name or password; give the address without them"};const Y=U(["https","http"],"give the h\
ttps address of the push service, such as https://push.example.com")(I);if("message"in Y)return Y;const Q=new URL(I);return Q.
protocol==="http:"&&!m.test(Q.hostname)?{message:`${w(I)} has the scheme http, which would send the token unencrypted; g\
ive an https URL (http is only for loopback addresses)`}:/[?#]/.test(I)?{message:`${w(I)} has a query or fragment; give \
the address without it`}:{value:I.replace(/\/+$/,"")}}function R(I){return I===""?{message:"is blank, which the service \
refuses; give some text"}:!/[!-~]/.test(I)&&ne(I)===""?{message:"has no visible character; give some text"}:{value:I}}const E=/(?![\s\x85])[^ -~\xa0-\uffff]|[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
F=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,V=/[\s\x85]+/g,X=String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`;
function ne(I){const W=I.toWellFormed().replace(E,"").replace(F,"$1").replace(V," ").trim();return new RegExp(X,"u").test(
W)?W:""}}),4463:((n,i,s)=>{s.d(i,{gE:()=>Q,ue:()=>Re,kU:()=>he});const[c,l,p,h,m]=[37,38,92,35,59],b=L=>L===c||L===l||L===
p;function w(L){const $=/[%&\\]/g,C=[];for(;$.test(L);)C.push($.lastIndex-1);return C}const k={117:4,120:2,85:8},z=` exc\
l! quot" QUOT" num# dollar$ percnt% amp& AMP& apos' lpar( rpar) ast* midast* plus+ comma, period. sol/
  colon: semi; lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_ grave\`
  DiacriticalGrave\` lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`;function Z(L){const $=z.indexOf(` ${L}`),C=z.
charCodeAt($+1+L.length);return $===-1||U(C)?void 0:C}const M=16;class T{text;levels;broken;code=0;at=0;isAtEnd=!1;constructor($,C){
const A=()=>({codes:new Uint32Array($.length),ends:new Uint32Array($.length)});this.text=$;const H=[A(),A(),A(),A()],[D,
te,G,ie]=H;this.levels=H,this.broken=new Uint8Array($.length);for(const ce of C.toReversed())this.readUnit(ce,D),this.readUnit(
ce,te,D,D),this.readUnit(ce,G,void 0,D),this.readUnit(ce,ie,D)}mayBegin($,C){return $>=this.text.length||this.isBroken($)?
!0:this.text.charCodeAt($)===C||this.levels.some(({codes:A})=>A[$]===C)}endsOf($,C){const A=[];for(const H of C){const D=this.
text.charCodeAt(H);if(D===$&&j(A,H+1),!!b(D))for(const{codes:te,ends:G}of this.levels)te[H]===$&&j(A,G[H]??H)}return A}isBroken($){
return this.broken[$]===1}readUnit($,C,A,H){this.at=$,this.isAtEnd=!1,this.next(A);const[D,te]=[this.code,this.at],G=this.
readEscape(D,H);C.codes[$]=G??D,C.ends[$]=G===void 0?te:this.at,this.isAtEnd&&(this.broken[$]=1)}next($){return this.at>=
this.text.length?(this.isAtEnd=!0,!1):(this.code=this.text.charCodeAt(this.at),$&&b(this.code)?(this.broken[this.at]&&(this.
isAtEnd=!0),this.code=$.codes[this.at]??0,this.at=$.ends[this.at]??0):this.at++,!0)}readEscape($,C){if($===c)return this.
readHexadecimal(2,C);if($===l)return this.readReference(C);if($!==p||!this.next(C))return;const A=k[this.code];return A!==
void 0?this.readHexadecimal(A,C):U(this.code)||x(this.code,10)!==void 0?void 0:this.code}readHexadecimal($,C){let A=0;for(let H=0;H<
$;H++){const D=this.next(C)?x(this.code,16):void 0;if(D===void 0)return;A=A*16+D}return A}readReference($){let C="";for(;C.
length<=M&&this.next($);){if(this.code===h&&C==="")return this.readNumber($);if(this.code===m)return Z(C);if(!U(this.code))
return;C+=String.fromCharCode(this.code)}}readNumber($){let C=10,A;for(;this.next($);){if(A===void 0&&C===10&&(this.code|
32)===120){C=16;continue}const H=x(this.code,C);if(H===void 0)return this.code===m?A:void 0;A=Math.min((A??0)*C+H,1114112)}}}
function j(L,$){L.includes($)||L.push($)}const U=L=>(L|32)>=97&&(L|32)<=122;function x(L,$){if(L>=48&&L<=57)return L-48;
const C=(L|32)-97;return $===16&&C>=0&&C<6?C+10:void 0}var R=s(8925);const E="the API token",F="the GitHub token",V="***",
X=8,ne=4,I=64,W=256,Y=8;function Q({apiToken:L,githubToken:$="",others:C=[]}){const A=new Map(C.map(D=>[D,""]));A.set($,
F).set(L,E),A.delete("");const H=[...A].flatMap(([D,te])=>le(D,te));return{find:D=>{if(D.length<X)return;const te=N(H,D,
!1).map(({name:G})=>G);return[E,F].find(G=>te.includes(G))},redact:(D,te=!1)=>{let G="",ie=0;for(const{start:ce,end:se}of N(
H,D,te).sort((fe,Ie)=>fe.start-Ie.start))G+=ce<ie?"":`${D.slice(ie,ce)}${V}`,ie=Math.max(ie,se);return G+D.slice(ie)}}}function N(L,$,C){
const A=w($),H=C?[...A,$.length]:A,D=H.length>0?new T($,A):void 0;return(D?L:L.filter(G=>$.includes(G.text))).flatMap(G=>[
...J(G,$),...D?O(G,D,H,C):[]])}function J(L,$){const{length:C}=L.text,A=C>W?C:1,H=[];for(let D=$.indexOf(L.text);D!==-1;D=
$.indexOf(L.text,D+A)){const te=de(L,$,D,D+C),G=H.at(-1);G&&te.start<G.end?G.end=te.end:H.push(te)}return H}function O(L,$,C,A){
const H=L.text,{text:D}=$,te=[];let G=0,ie=-1;for(const ce of C){for(let se=Math.max(G,ie+1,ce-H.length+1);se<=ce;se++){
if(!$.mayBegin(ce,H.charCodeAt(ce-se)))continue;const Ie=se===ce||H.startsWith(D.slice(se,ce))?ae(H,$,ce,ce-se,A):void 0;
if(Ie){te.push(de(L,D,se,Math.max(...Ie))),G=Math.min(...Ie);break}}ie=ce}return te}function ae(L,$,C,A,H){const D=Math.
max(1,Math.min(ne,L.length-1)),{length:te}=$.text;let G=[C];for(let ie=A;ie<L.length&&G.length<=Y;ie++){if(H&&ie>=D&&G.some(
fe=>fe>=te||$.isBroken(fe)))return[te];const se=$.endsOf(L.charCodeAt(ie),G);if(se.length===0)return ie>=I?G:void 0;G=se}
return G}function le(L,$){if(L.length<X)return[{text:L,name:""}];const C=[0,1,2].flatMap(A=>{const H=Buffer.from("\0".repeat(
A)+L),D=H.toString("base64").slice(Math.ceil(A*8/6),Math.floor(H.length*8/6)),te={before:A>0,behind:H.length%3>0},G=D.replaceAll(
"+","-").replaceAll("/","_");return[...new Set([D,G])].map(ie=>({text:ie,name:$,partial:te}))});return[{text:L,name:$},...C]}
function de({name:L,partial:$},C,A,H){const D=ie=>/[\w+/-]/.test(C.charAt(ie)),te=$?.before&&D(A-1)?A-1:A;let G=$?.behind&&
D(H)?H+1:H;for(;$&&G<H+3&&C[G]==="=";)G++;return{start:te,end:G,name:L}}function he(L,$,C){return Object.entries(L).flatMap(
([A,H])=>{const D=Pe(H,$);return D?(0,R.CC)({input:A,file:C},`contains ${D}, which would be published; remove it`):[]})}
function Re(L,$){const{"api-token":C,"github-token":A="",...H}=L,D=$.find(A)===E;return he({...H,...D&&{"github-token":A}},
$)}function Pe(L,$){const C=[L];for(const A of C){const H=typeof A=="string"?$.find(A):void 0;if(H)return H;if(typeof A==
"object"&&A!==null)for(const D of Object.entries(A))C.push(...D)}}}),900:((n,i,s)=>{s.d(i,{IZ:()=>Y,Pw:()=>j,uB:()=>W});
var c=s(8925),l=s(8190),p=s(4463);const h=(N,J)=>O=>O===""?{message:`is missing; give ${N}`}:J(O),m=(N,J)=>O=>O===""?{value:N}:
J(O),b=N=>J=>J===""?{value:void 0}:N(J),w=N=>({value:N}),k=(N,J)=>O=>{const ae=N.find(le=>le===O);return ae===void 0?{message:`${(0,l.
TL)(O)} is not ${J}`}:{value:ae}},z={"base-url":h("the base address of the push service, such as https://push.example.co\
m (a misspelled variable is empty)",l.pc),"api-token":h("the API token of the site, from a secret (a misspelled or unava\
ilable secret is empty)",l.rJ),timeout:m(30,(0,l.rD)("a whole number of seconds from 1 to 300",1,300)),retries:m(3,(0,l.
rD)("a whole number from 0 to 10",0,10)),summary:m(!0,l.zM)},Z=Number.MAX_SAFE_INTEGER,M={...z,target:h("`all` (every su\
bscriber) or `audience`; there is no default, so that nobody broadcasts by forgetting a line",k(["all","audience"],"a va\
lid target; give `all` (every subscriber) or `audience`")),"audience-id":b((0,l.rD)(`an audience id; give a whole number\
 from 1 to ${Z}`,1,Z)),"audience-name":b(w),"max-reach":b((0,l.rD)(`a whole number from 0 to ${Z}`,0,Z)),"payload-file":b(
w),"extra-fields":b(w),"dry-run":m(!1,l.zM),"check-urls":m(!1,l.zM),"once-key":b(w),"once-per":b(k(["day","week","month"],
"a period; give `day`, `week` or `month`")),release:b(w),"github-token":b(l.rJ)},T=N=>N.replace(/-([a-z])/g,(J,O)=>O.toUpperCase()),
j=["title","message","icon-url","banner-url","landing-url","actions","utm-source","utm-medium","utm-campaign","ttl"],U=N=>Object.
keys(N),x=U(z),R=[...U(M),...j];function E(N,J){return V(z,N,J)}function F(N,J){return V(M,N,J,Q(N))}function V(N,J,O,ae=[]){
const le=[...(0,p.ue)(J,O),...ne(J)],de=new Set(le.map(({input:$})=>$)),he={...J,...Object.fromEntries([...de].map($=>[$,
"(refused)"]))},Re={},Pe=[];for(const[$,C]of Object.entries(N)){const A=C(he[$]);"value"in A?Re[T($)]=A.value:Pe.push((0,c.
CC)($,A.message))}const L=[...le,...[...Pe,...ae].filter(({input:$})=>!de.has($))];return{settings:L.length>0?void 0:Re,
problems:L,inputs:he,refused:de}}const X=65536;function ne(N){return["actions","extra-fields"].filter(O=>Buffer.byteLength(
N[O]??"")>X).map(O=>(0,c.CC)(O,"is larger than 64 KiB; make it smaller"))}const I={"payload-files":w,"extra-fields":w,"c\
heck-urls":M["check-urls"],timeout:z.timeout,summary:z.summary},W=[...U(I),...j];function Y(N,J){const O=Object.entries(
N).filter(([de,he])=>!(de in I)&&he!==""),ae="is missing; give paths of payload files, or a notification as inputs",le=N["\
payload-files"]===""&&O.length===0;return V(I,N,J,le?[(0,c.CC)("payload-files",ae)]:[])}function Q(N){const[J,O]=[N.target===
"all",N.target==="audience"],ae="is only allowed with `target: audience`",le="remove it, or change `target`",de="(the se\
rvice does not report the reach of a broadcast)",he=N["once-key"]?"`once-key` needs it to keep its claims in the reposit\
ory":"the input `release` needs it to fetch the release";return[["audience-id",J&&N["audience-id"],`${ae}; ${le}`],["aud\
ience-name",J&&N["audience-name"],`${ae}; ${le}`],["max-reach",J&&N["max-reach"],`${ae} ${de}; remove it`],["audience-id\
, audience-name",O&&!N["audience-id"]&&!N["audience-name"],"are both missing; give at least one"],["once-key",N["once-pe\
r"]&&!N["once-key"],"is missing; `once-per` needs it"],["github-token",(N["once-key"]||N.release)&&!N["github-token"],`i\
s missing; ${he}`]].flatMap(([Pe,L,$])=>L?problem(Pe,$):[])}}),181:(n=>{n.exports=require("buffer")}),3053:(n=>{n.exports=
require("node:diagnostics_channel")}),4708:(n=>{n.exports=require("node:https")}),932:(n=>{n.exports=require("process")})},
kt={};function K(n){var i=kt[n];if(i!==void 0)return i.exports;var s=kt[n]={exports:{}},c=!0;try{_n[n](s,s.exports,K),c=
!1}finally{c&&delete kt[n]}return s.exports}K.m=_n,typeof K<"u"&&(K.ab=__dirname+"/"),K.n=n=>{var i=n&&n.__esModule?()=>n.
default:()=>n;return K.d(i,{a:i}),i},(()=>{var n=Object.getPrototypeOf?s=>Object.getPrototypeOf(s):s=>s.__proto__,i;K.t=
function(s,c){if(c&1&&(s=this(s)),c&8||typeof s=="object"&&s&&(c&4&&s.__esModule||c&16&&typeof s.then=="function"))return s;
var l=Object.create(null);K.r(l);var p={};i=i||[null,n({}),n([]),n(n)];for(var h=c&2&&s;typeof h=="object"&&!~i.indexOf(
h);h=n(h))Object.getOwnPropertyNames(h).forEach(m=>p[m]=()=>s[m]);return p.default=()=>s,K.d(l,p),l}})(),K.d=(n,i)=>{for(var s in i)
K.o(i,s)&&!K.o(n,s)&&Object.defineProperty(n,s,{enumerable:!0,get:i[s]})},K.f={},K.e=n=>Promise.all(Object.keys(K.f).reduce(
(i,s)=>(K.f[s](n,i),i),[])),K.u=n=>""+n+".index.js",K.o=(n,i)=>Object.prototype.hasOwnProperty.call(n,i),K.r=n=>{typeof Symbol<
"u"&&Symbol.toStringTag&&Object.defineProperty(n,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(n,"__esModul\
e",{value:!0})},(()=>{var n={792:1},i=s=>{var c=s.modules,l=s.ids,p=s.runtime;for(var h in c)K.o(c,h)&&(K.m[h]=c[h]);p&&
p(K);for(var m=0;m<l.length;m++)n[l[m]]=1};K.f.require=(s,c)=>{n[s]||i(require("./"+K.u(s)))}})();var ir={},be=K(1312),Zt=K(
225),ve=K(8925),pe=K(8190);async function sl({inputs:n,refused:i,problems:s},{secrets:c,readFile:l,readEvent:p,fetchRelease:h}){
const{"payload-file":m,"extra-fields":b}=n,w=m||b?await Promise.resolve().then(K.bind(K,246)):void 0,k=X=>({...X,problems:X.
problems.filter(({input:ne})=>!i.has(ne))}),z=k(await bn(n,c)),Z=w&&m?k(await w.fieldsFromFile(m,await l(m),c)):noFields,
M=w&&b?k(await w.readExtraFields(b,c)):sr,T=openFields(z,Z).length>0,j=X=>parseBoolean(n["check-urls"])?credentialProblems(
X):[],U={...Z.fields,...z.fields},x=[...s,...z.problems,...Z.problems,...M.problems,...j(U)];if(T&&n.release&&x.length>0)
throw inputFailure(x);const R=T?await ar(n,p,h):{kind:"none"},E=combine(z,Z,R,c,s),F=[..."problems"in E?E.problems:[],...M.
problems],V="content"in E?E.content.notification:U;if(F.push(...j(V)),F.length>0||"problems"in E)throw inputFailure(F);return"\
skip"in E?E:{content:E.content,extraFields:M.fields}}const sr={fields:{},problems:[]};async function ar(n,i,s){const{contentFromEvent:c,
contentFromRelease:l}=await K.e(108).then(K.bind(K,1108));return n.release?l(await s()):c(await i(),n["once-key"]!=="")}
async function bn(n,i){const s=be.pi.filter(l=>n[(0,be.wg)(l)]!==""),c=await Promise.all(s.map(l=>cr(l,n[(0,be.wg)(l)],i)));
return{source:"input",fields:Object.assign({},...c.map(({fields:l})=>l)),given:new Set(s),problems:c.flatMap(({problems:l})=>l)}}
async function cr(n,i,s){if(n==="ttl")return(0,be.qW)(n,pe.p0,i);if(n!=="actions")return(0,be.qW)(n,be.fD[n],i);const{readActions:c}=await Promise.
resolve().then(K.bind(K,246));return c(i,s)}var $n=K(246),we=K(3916),vn=K(900);function Le(n){return Pt(n).replace(pr,je).
replace(hr,mr).replace(/^[\t -%'-;=-@[-`{-~]/,je).replaceAll(`
`,"<br>")}function wn(n){return Pt(n).replace(/[&<>]/g,je).replaceAll(`
`,"&#10;")}function al(n,i=500){return kn(Le(De(ze(n,i))))}function et(n,i=500){const c=ze(n,i).split(lr).map((l,p)=>p%2===
1?Zn(l):Le(De(l)));return kn(c.join(""))}function zn({text:n,url:i},s=2e3){return`${et(n,s)}${i?` <a href="${St(i)}">Ope\
n that run</a>`:""}`}const ur=({command:n})=>n!==void 0&&`<pre><code>${wn(n)}</code></pre>`,kn=n=>`<span dir="auto">${n}\
</span>`,lr=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,Zn=n=>`<code>${wn(n)}</code>`;function dr(n,i=300){const s=Le(De(ze(n,
i)));return n.length>Sn?s:`<a href="${St(n)}">${s}</a>`}function xn(n,i,s){return n.length>Sn?i:`<img src="${St(n)}" alt\
="${i}" width="${s}">`}function ze(n,i){return n.length>i?`${n.slice(0,i).replace(/[\ud800-\udbff]$/,"")}\u2026`:n}function De(n,i=40){
if(!new RegExp(`[^\\s/?-]{${i+1}}`).test(n))return n;const s=new RegExp(`${xt}{${i+1},}`,"gv"),c=new RegExp(`${xt}{${fr}\
}(?=${xt})`,"gv");return n.replace(s,l=>l.replace(c,"$&\u200B"))}const fr=10,xt=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.
raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}\
]]`,Sn=2e3,pr=/[&<>"'`*_~[\]()|\\!{}^]/g,hr=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,je=n=>`&#${n.codePointAt(0)};`,mr=n=>`<span>${je(
n)}</span>`,St=n=>Pt(n).replace(/[&<>"'`\n\t]/g,je);function Pt(n){return n.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(/[\u202a-\u202e\u2066-\u2069]|[^\n\t -~\xa0-\uffff]/g,i=>`\u2039U+${(i.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0")}\u203A`)}function Ue(n){const[,i="",s="",c=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(n))??[];return s?i+s.replace(
/\B(?=(?:\d{3})+$)/g,",")+c:String(n)}const Me=(n,i)=>`${Ue(n)} ${i}${n===1?"":"s"}`,yr=9e5,Pn=n=>typeof n=="object"?n.flatMap(
Pn):n?[n]:[];function gr(n,i=yr){const s=Pn(n),c="<p>The rest of this summary is left out, because GitHub limits its siz\
e.</p>",l=i-Buffer.byteLength(c)-2;let p=0;const h=s.findIndex(b=>(p+=Buffer.byteLength(b)+2,p>l));return`${(h===-1?s:[...s.
slice(0,h),c]).join(`

`)}
`}const Tn=[{name:"Desktop",browser:"Chrome on Windows",title:{length:70,line:35},message:{length:140,line:35},button:{length:19,
line:19},iconAt:"start",buttonsAt:"center",textWidth:350},{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},
message:{length:65,line:33},button:{length:19,line:19},iconAt:"end",buttonsAt:"left",textWidth:310}],_r=2,En=56,br=360,$r="\
Where the text is cut off is an estimate: it depends on fonts, versions and settings.";function vr(n){return`<div>
${Tn.map(s=>wr(s,n)).join(`
`)}
<br clear="all"><sub>${$r}</sub>
</div>`}function wr(n,{title:i,message:s,actions:c=[],...l}){const{name:p,browser:h,iconAt:m,buttonsAt:b,textWidth:w}=n,
k=tt(i,n.title),z=tt(s,n.message),Z=c.slice(0,_r).map(({text:F})=>tt(F,n.button)),M=c.length-Z.length,T=`<td valign="top\
" width="${En}">${xn(l.icon_url,"icon",En)}</td>`,j=`<td valign="top" width="${w}" dir="auto"><b>${Tt(k)}</b><br>${Tt(z)}\
</td>`,U=l.banner_url&&xn(l.banner_url,"banner",br),x=Z.map(F=>`<kbd>&nbsp;${Tt(F)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),R=[
Cn("Title",k),Cn("Message",z),Z.some(An)&&"\u2702\uFE0F A button is cut",M>0&&`\u2702\uFE0F ${Me(M,"more button")} not s\
hown`,`Opens ${dr(l.landing_url,38)}`].flatMap(F=>F?[`<sub>${F}</sub>`]:[]);return`<table align="left">${[`<th colspan="\
2">${p} <sub>${h}</sub></th>`,m==="start"?T+j:j+T,U&&`<td colspan="2" align="center">${U}</td>`,x&&`<td colspan="2" alig\
n="${b}">${x}</td>`,`<td colspan="2">${R.join("<br>")}</td>`].flatMap(F=>F?[`<tr>${F}</tr>`]:[]).join("")}</table>`}const zr=24,
Tt=({shown:n})=>Le(De(n,zr)),An=({visible:n,total:i})=>n<i,Cn=(n,i)=>An(i)?`\u2702\uFE0F ${n} cut after ${Ue(i.visible)}\
 of ${Me(i.total,"character")}`:`${n} fits (${Me(i.total,"character")})`;function tt(n,{length:i,line:s}){const c=/^[\n\x20-\x7e]*$/.
test(n),l=c?n:n.match(new RegExp(kr,"gsu"))??[],p=c?void 0:new RegExp(Zr,"u"),h=l.length;let m=0,b=0,w=0;for(const k of l){
if(m=k===`
`?(Math.floor(m/s)+1)*s:m+(p?.test(k)?2:1),m>i)return{shown:`${n.slice(0,w).trimEnd()}\u2026`,visible:b,total:h};m<i&&(b++,
w+=k.length)}return{shown:n,visible:h,total:h}}const kr=String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
Zr=String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`,
xr=864e5,Mn=2419200,Sr=14,Pr={"many-buttons":({count:n})=>`There are ${n} buttons; browsers show at most two.`,"long-ttl":({
seconds:n})=>`The ttl is ${n} s; push services keep a message for at most four weeks (${Mn} s).`,"reach-zero":()=>"The a\
udience has a reach of 0: nobody will receive this notification.","quoted-token":()=>"The API token is in quotation mark\
s. If they are not part of it, remove them from the secret.","token-expiry":({at:n,expired:i})=>{const s=n.toISOString().
slice(0,10);return i?`The API token expired on ${s}: the service will probably refuse it. Replace the secret.`:`The API \
token expires on ${s}. Replace the secret before then.`},rerun:({attempt:n})=>`This is attempt ${n} of this run: an earl\
ier attempt may already have sent the notification. Set \`once-key\`, so that a re-run cannot send it again.`,"image-siz\
e":({input:n,use:i,expected:s,...c})=>`${n}: the ${i} is ${Rn(c)}; browsers show ${s.map(Rn).join(" or ")}.`,"key-separa\
tor":({key:n})=>`The once-key ${(0,pe.TL)(n)} ends with a separator, so an expression in it is probably empty. Runs with\
 the same key may be skipped although they announce something else. Correct the key.`,truncated:({field:n,visible:i,total:s})=>`\
The ${n} is ${Ue(s)} characters long; even a desktop shows only about ${Ue(i)}.`,markup:({field:n,what:i})=>`The ${n} co\
ntains ${At[i].name}. Notifications are plain text: subscribers would see the characters as they are.`,"escaped-newline":({
field:n})=>`The ${n} contains the two characters \`\\n\`, which subscribers would see as they are. For a line break, use a \
YAML block (\`|\`).`,"first-entry":()=>"The message is the first entry of a list of changes. For a better text next time\
, begin the release notes with a short paragraph, or set `message`."},Et=n=>Pr[n.kind](n),Rn=({width:n,height:i})=>`${n}\
x${i}`,At={heading:{name:"a Markdown heading",pattern:/^#{1,6} \S/m},list:{name:"a Markdown list",pattern:/^[-*+] \S/m},
link:{name:"a Markdown link",pattern:/\[[^[\]\n]*\]\([^()\s]*\)/},emphasis:{name:"Markdown emphasis",pattern:/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-zA-Z\d])|~~(?=[^\s~])[^~\n]+~~/},
tag:{name:"an HTML tag",pattern:/<\/?[a-zA-Z][^<>]*>/}};function Tr({notification:n,sources:i,firstEntry:s}){const{actions:c,
ttl:l}=n,p=[];c&&c.length>2&&p.push({kind:"many-buttons",count:c.length}),l!==void 0&&l>Mn&&p.push({kind:"long-ttl",seconds:l}),
s&&p.push({kind:"first-entry"});for(const h of["title","message"])p.push(...Er(h,n)),(i[h]==="input"||i[h]==="file")&&p.
push(...Ar(h,n[h]));return p}function Er(n,i){const s=Tn.map(l=>tt(i[n],l[n]));if(s.some(({visible:l,total:p})=>l===p))return[];
const c=s.reduce((l,p)=>p.visible>l.visible?p:l);return[{kind:"truncated",field:n,visible:c.visible,total:c.total}]}function Ar(n,i){
const c=Object.keys(At).filter(l=>At[l].pattern.test(i)).map(l=>({kind:"markup",field:n,what:l}));return i.includes("\\n")?
[...c,{kind:"escaped-newline",field:n}]:c}const ul=n=>n===0?[{kind:"reach-zero"}]:[],ll=n=>n!==void 0&&/[-_.:/#]$/.test(
n)?[{kind:"key-separator",key:n}]:[],dl=(n,i)=>n>1&&i===void 0?[{kind:"rerun",attempt:n}]:[];function fl(n,i){if(/^(["'`]).*\1$/.
test(n))return[{kind:"quoted-token"}];const s=Cr(n);return s===void 0||s-i>=Sr*xr?[]:[{kind:"token-expiry",at:new Date(s),
expired:s<=i}]}function Cr(n){const[i,s,c,...l]=n.split(".");if(!(!i||!s||c===void 0||l.length>0))try{const{exp:p}=JSON.
parse(Buffer.from(s,"base64url").toString("utf8")),h=typeof p=="number"?p*1e3:Number.NaN;return Number.isNaN(new Date(h).
getTime())?void 0:h}catch{return}}const Ct=({text:n,url:i,command:s})=>`${n}${i?` ${i}`:""}${s?`
${s}`:""}`,Mr={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notific\
ation may or may not have been sent."};function In({title:n,reason:i,message:s,hint:c},l,p){const m=p!==void 0&&p.kind!==
"none"?"first delete the claim of `once-key` (the command is in the log), then ":"",w=["Look in the panel of the service\
 before you send it again.",c,`If nothing was sent, ${m}run this again.`].filter(Boolean).join(" "),k=l==="not-sent"&&i===
"internal-error"?" You can run this again.":"";return{title:`${n} (${l?`${l}: `:""}${i})`,why:{text:s},...l&&{meaning:Mr[l]},
next:{text:l==="unknown"?w:`${c}${k}`},reason:i}}const Rr=n=>n.replace(/^http-(?!401|403|404|429)(\d)\d\d$/,"http-$1xx"),
On=n=>`https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${Rr(n)}`,Fn=4096,Ir=600;function Or({
why:n,meaning:i,next:s,reason:c},l){const h=`
${l(i?`${i} ${Ct(s)}`:Ct(s))}${c?`
More: ${On(c)}`:""}`;return Fr(l(Ct(n)),Fn-h.length)+h}function Fr(n,i){const s=n.split(`
`);if(s.length===1)return ze(n,i-1);const c=m=>`- and ${m} more (see the log)`;let l=c(s.length).length;const p=[];for(const m of s){
const b=ze(m,Ir);if(l+=b.length+1,l>i)break;p.push(b)}const h=s.length-p.length;return[...p,...h>0?[c(h)]:[]].join(`
`)}const Nr=5e3;function Lr({title:n,why:i,meaning:s,next:c,reason:l}){return[`<table>
${[...l?[["What failed",`<b>${et(n)}</b>`]]:[],["Why",zn(i,Nr)],...s?[["Result",s]]:[],["What to do",zn(c)],...l?[["More",
`<a href="${On(l)}">What ${l} means</a>`]]:[]].map(([h="",m])=>`<tr><th align="left">${h.replaceAll(" ","&nbsp;")}</th><\
td>${m}</td></tr>`).join(`
`)}
</table>`,ur(c)]}const Mt=({problems:n,notifications:i})=>[...n,...i.flatMap(s=>s.problems)];function Rt(n){if(n.failure)
return n.failure.reason;const i=new Set(Mt(n).map(({reason:s})=>s));return["invalid-input","unreadable-file","url-check-\
failed"].find(s=>i.has(s))}const Nn=1e3;function It(n){const{file:i,path:s=[],message:c}=n;return ze(i===void 0?(0,ve.fI)(
n):(0,ve.LT)(s,"The file",c),Nn)}function Dr(n){return`${Ln(n)}${It(n)}`}const jr=(n,i)=>`${Ln({file:n||void 0})}Advice:\
 ${Et(i)}`;function Ln({file:n,place:i={line:1,column:1}}){return n===void 0?"":`${n.replace(pe.W3,"\uFFFD")}:${i.line}:${i.
column}: `}function Dn(n){const{notifications:i,failure:s}=n;if(s)return"The notifications were not checked";const c=i.filter(
({problems:l})=>l.length>0).length;return c>0?`${c} of ${Me(i.length,"notification")} ${c===1?"has":"have"} problems`:Mt(
n).length>0?"The inputs have problems":`${Me(i.length,"notification")} checked: no problems`}function Ur(n){const{notifications:i,
problems:s,failure:c}=n,l=h=>h.problems.length>0,p=i.toSorted((h,m)=>Number(l(m))-Number(l(h)));return gr([`<h2>${Rt(n)?
"\u274C":"\u2705"} ${Dn(n)}</h2>`,c&&Lr(In(c)),jn(s),p.map(Br)])}function Br({file:n,problems:i,advice:s,content:c}){const l=s.
map(p=>`\u26A0\uFE0F ${et(Et(p))}`).join("<br>");return[`<h3>${i.length>0?"\u274C ":""}${n===""?"Notification from the i\
nputs":Le(De(ze(n,Hr)))}</h3>`,jn(i),l&&`<p>${l}</p>`,c&&vr(c.notification)]}const Hr=200,Wr=20;function jn(n){if(n.length===
0)return;const i=n.slice(0,Wr).map(l=>`<li>${Vr(l)}${et(It(l),1e3)}</li>`),s=(0,ve.X5)(n),c=s-i.length;return c>0&&i.push(
`<li>${Ue(c)} more: see the log.</li>`),`<p><b>${Me(s,"problem")}</b></p>
<ul>
${i.join(`
`)}
</ul>`}const Vr=({place:n})=>n?`${Zn(`${n.line}:${n.column}`)} `:"",Un=require("os");function Bn(n){return n==null?"":typeof n==
"string"||n instanceof String?n:JSON.stringify(n)}function Ot(n){return Object.keys(n).length?{title:n.title,file:n.file,
line:n.startLine,endLine:n.endLine,col:n.startColumn,endColumn:n.endColumn}:{}}function Be(n,i,s){const c=new Kr(n,i,s);
process.stdout.write(c.toString()+Un.EOL)}function Hn(n,i=""){Be(n,{},i)}const Wn="::";class Kr{constructor(i,s,c){i||(i=
"missing.command"),this.command=i,this.properties=s,this.message=c}toString(){let i=Wn+this.command;if(this.properties&&
Object.keys(this.properties).length>0){i+=" ";let s=!0;for(const c in this.properties)if(this.properties.hasOwnProperty(
c)){const l=this.properties[c];l&&(s?s=!1:i+=",",i+=`${c}=${qr(l)}`)}}return i+=`${Wn}${Gr(this.message)}`,i}}function Gr(n){
return Bn(n).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function qr(n){return Bn(n).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const pl=require("path");var Vn=function(n,i,s,c){
function l(p){return p instanceof s?p:new s(function(h){h(p)})}return new(s||(s=Promise))(function(p,h){function m(k){try{
w(c.next(k))}catch(z){h(z)}}function b(k){try{w(c.throw(k))}catch(z){h(z)}}function w(k){k.done?p(k.value):l(k.value).then(
m,b)}w((c=c.apply(n,i||[])).next())})},Ft;(function(n){n[n.Success=0]="Success",n[n.Failure=1]="Failure"})(Ft||(Ft={}));
function hl(n,i){const s=toCommandValue(i);if(process.env[n]=s,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",
prepareKeyValueMessage(n,i));issueCommand("set-env",{name:n},s)}function Xr(n){Be("add-mask",{},n)}function ml(n){process.
env.GITHUB_PATH||""?issueFileCommand("PATH",n):issueCommand("add-path",{},n),process.env.PATH=`${n}${path.delimiter}${process.
env.PATH}`}function nt(n,i){const s=process.env[`INPUT_${n.replace(/ /g,"_").toUpperCase()}`]||"";if(i&&i.required&&!s)throw new Error(
`Input required and not supplied: ${n}`);return i&&i.trimWhitespace===!1?s:s.trim()}function yl(n,i){const s=nt(n,i).split(
`
`).filter(c=>c!=="");return i&&i.trimWhitespace===!1?s:s.map(c=>c.trim())}function gl(n,i){const s=["true","True","TRUE"],
c=["false","False","FALSE"],l=nt(n,i);if(s.includes(l))return!0;if(c.includes(l))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${n}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function _l(n,i){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(n,i));process.stdout.write(os.EOL),issueCommand("set-output",
{name:n},toCommandValue(i))}function bl(n){issue("echo",n?"on":"off")}function $l(n){process.exitCode=Ft.Failure,Nt(n)}function vl(){
return process.env.RUNNER_DEBUG==="1"}function wl(n){issueCommand("debug",{},n)}function Nt(n,i={}){Be("error",Ot(i),n instanceof
Error?n.toString():n)}function Yr(n,i={}){Be("warning",Ot(i),n instanceof Error?n.toString():n)}function Jr(n,i={}){Be("\
notice",Ot(i),n instanceof Error?n.toString():n)}function ot(n){process.stdout.write(n+Un.EOL)}function Kn(n){Hn("group",
n)}function Gn(){Hn("endgroup")}function zl(n,i){return Vn(this,void 0,void 0,function*(){Kn(n);let s;try{s=yield i()}finally{
Gn()}return s})}function kl(n,i){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(
n,i));issueCommand("save-state",{name:n},toCommandValue(i))}function Zl(n){return process.env[`STATE_${n}`]||""}function xl(n){
return Vn(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(n)})}const Qr=["api-token","github-token"];function ei(n){
for(const i of n.filter(s=>Qr.includes(s))){const s=nt(i);s!==""&&Xr(s)}return Object.fromEntries(n.map(i=>[i,nt(i)]))}function Sl(n){
const i=Object.keys(process.env).flatMap(s=>{const[,c]=/^input_(.+)$/.exec(s.toLowerCase())??[],l=c===void 0||c in n?void 0:
process.env[s];return l?[[c,l.trim()]]:[]});return Object.fromEntries(i)}const qn=require("node:fs"),Xn="\u2060";function Lt(n){
if(!/[^\x20-\x7e]/.test(n)&&!n.includes("##[")&&!n.trimStart().startsWith("::"))return n;const i=new RegExp(ti,"u");return n.
replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(/##(?=\[)/g,`##${Xn}`).split(`
`).map(s=>ni(s,i)).join(`
`).replace(/[^\n\t -~\xa0-\uffff]/g,"\uFFFD")}const ti=String.raw`[^\s\p{C}\p{Z}]`;function ni(n,i){const s=n.search(i);
return s>=0&&n.startsWith("::",s)?`${n.slice(0,s)}:${Xn}${n.slice(s+1)}`:n}function oi(n){const i=c=>Lt(n(c)),s=c=>(l,p,h)=>{
const m=i(p);m.length>Fn&&ot(m),c(m,{title:i(l),...h&&{file:h.file,startLine:h.line,startColumn:h.column}})};return{info:c=>ot(
i(c)),retry:(c,l)=>{const p=(l/1e3).toFixed(1);ot(i(`${c.title}: ${c.message} Retrying ${p==="0.0"?"now":`in ${p} s`}.`))},
group:(c,l)=>{Kn(i(c)),ot(i(l)),Gn()},notice:s(Jr),warning:s(Yr),error:s(Nt)}}function ri(n,i,s){const{title:c,why:l}=s,
p=Or(s,Lt);p.startsWith(Lt(l.text))||n.info(l.text),n[i](c,p)}const Yn=524288;function ii(n,i,{length:s}){if(s<=Yn)return;
const c=`GitHub passes at most about ${Yn} on to other jobs, so use it only in this job.`;n.warning("Large output",`The \
output \`${i}\` has ${s} characters. ${c}`)}const si=["response","audience-name"];function ai(n,{redact:i,log:s}){const c=process.
env.GITHUB_OUTPUT;if(!c)return;const l=Object.entries(n).map(([p,h])=>[p,si.includes(p)?i(h):h]);try{(0,qn.appendFileSync)(
c,ci(Object.fromEntries(l)))}catch(p){s.warning("Outputs not written",`The action could not write its outputs (${(0,we.q0)(
p)}). Later steps may see them as empty; the log says how the run ended.`)}}function ci(n){const i=new Set(Object.values(
n).flatMap(l=>l.match(/ghadelimiter_\d+/g)??[]));let s=0;for(;i.has(`ghadelimiter_${s}`);)s++;const c=`ghadelimiter_${s}`;
return Object.entries(n).map(([l,p])=>`${l}<<${c}
${p}
${c}
`).join("")}function ui(n,i,{log:s}){const c=process.env.GITHUB_STEP_SUMMARY;if(!(!c||(0,pe.yG)(n)===!1))try{(0,qn.appendFileSync)(
c,i())}catch(l){s.warning("Summary not written",`Could not write the job summary (${(0,we.q0)(l)}).`)}}const li=require("node:http");
var Dt=K.n(li);const di=require("node:string_decoder"),Jn=async()=>(await Promise.resolve().then(K.t.bind(K,4708,23))).default;
async function fi(n,i,s){const{method:c,url:l,headers:p,body:h,timeoutMs:m,maxBytes:b,encoding:w="utf8",wantsBody:k,signal:z}=n,
{request:Z}=l.protocol==="https:"?await Jn():Dt();return new Promise(M=>{let T=!1,j=!0,U=0,x,R;const E=new di.StringDecoder(
w);let F="";const V=Z(l,{agent:i,method:c,headers:h===void 0?p:{...p,"Content-Length":Buffer.byteLength(h)}}),X=setTimeout(
()=>Q(new He("timeout",`no response within ${m/1e3} s`)),m),ne=()=>Q(new He("cancelled","the run was cancelled")),I=O=>{
U+=O.length};function W(O){clearTimeout(X),z?.removeEventListener("abort",ne),x?.removeListener("data",I),M(O)}function Y(O){
if(!R)return;const ae=F+E.end(),le=w==="utf8"?ae.replace(/^\ufeff/,""):ae;W({...R,body:le,...O&&{incomplete:O}})}function Q(O){
R?Y(O instanceof He?O.reason:"cut"):N(O)?W(hi(O,s)):W(yi(O,U)),V.destroy()}const N=O=>!T||!j&&U===0&&gi(O);function J(){
V.destroyed||(T=!0,j=V.reusedSocket||x.getProtocol?.()!=="TLSv1.3",V.end(h))}V.on("error",Q),V.on("close",()=>R??Q(Object.
assign(new Error("the connection was closed"),{code:"ECONNRESET"}))),V.on("socket",O=>{x=O,O.on("data",I),pi(O)?J():O.once(
Qn(O)?"secureConnect":"connect",J)}),V.on("response",O=>{const ae=O.statusCode??0;if(R={kind:"response",status:ae,headers:O.
headers,body:"",at:new Date},k?.(ae)===!1){Y(),V.destroy();return}let le=0;O.on("data",de=>{const he=b-le;if(le+=de.length,
de.length<=he){F+=E.write(de);return}F+=E.write(de.subarray(0,he)),Y("too-large"),V.destroy()}),O.on("end",()=>Y(O.complete?
void 0:"cut")),O.on("error",Q),O.on("close",()=>Y("cut"))}),z?.addEventListener("abort",ne),z?.aborted&&ne()})}const Qn=n=>n.
encrypted===!0;function pi(n){return n.connecting?!1:!Qn(n)||n.secureConnecting===!1}class He extends Error{reason;constructor(i,s){
super(s),this.reason=i}}function hi(n,{isProxied:i,isProxyTls:s}){const c={kind:"failure",mayHaveBeenReceived:!1,cause:n},
l=(k,z)=>({...c,reason:k,retryable:z});if(n instanceof He)return l(n.reason,n.reason==="timeout");const{code:p="",syscall:h,
statusCode:m}=n;return p==="ERR_PROXY_TUNNEL"?l("proxy-failed",m===void 0):!(h!==void 0&&p!=="EPROTO"||mi.test(p)||n instanceof
AggregateError)&&!p.startsWith("ERR_INVALID")?l(s?"proxy-failed":"tls-failed",!1):l(i&&!(p==="ECONNRESET"&&h===void 0&&!s)?
"proxy-failed":"connection-failed",!0)}const mi=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function yi(n,i){const s=n.code??"",c=i>0||s.startsWith("HPE_");return{kind:"failure",mayHaveBeenReceived:!0,reason:n instanceof
He?n.reason:c?"bad-response":"connection-lost",retryable:!0,cause:n}}function gi(n){const[,i]=/\bSSL alert number (\d{1,3})\b/.
exec(n instanceof Error?n.message:"")??[];return i!==void 0&&_i.has(Number(i))}const _i=new Set([42,43,44,45,46,48,116]),
We=require("node:net");function bi(n,i,s=process.version){const c=(n.protocol==="https:"?i.https:i.http)?.trim();if(!c||
ki(n,i.bypass??""))return;if(!$i(s))return{problem:`Node ${s} of this runner cannot use a proxy; update the runner (Node\
 24.5 or later can), or remove the proxy settings`};if(c.search(pe.W3)>=0)return{problem:"the proxy setting contains a l\
ine break or another control character"};const l=(0,pe.Dl)(jt(c));return!l||!/^https?:$/.test(l.protocol)?{problem:"the \
proxy setting is not an http or https URL"}:eo(l.username+l.password)===void 0?{problem:"the user name or password in th\
e proxy setting is not percent-encoded"}:{url:l.href}}function $i(n){const[i=0,s=0]=n.replace(/^v/,"").split(".").map(Number);
return i>24||i===24&&s>=5}const vi=4;function wi({http:n,https:i}){return[...new Set([n,i].flatMap(zi))]}function zi(n=""){
const[,i=""]=/^[^:]*:\/\/(.*)$/s.exec(jt(n.trim()))??[],s=i.lastIndexOf("@");if(s<0)return[];const c=i.slice(0,s),l=c.indexOf(
":"),p=l<0?[c,""]:[c.slice(0,l),c.slice(l+1)],{username:h="",password:m=""}=(0,pe.Dl)(jt(n.trim()))??{},b=p.map(k=>eo(k)??
k);return[...[...p,h,m,...b].filter(k=>k.length>=vi),Buffer.from(b.join(":")).toString("base64").replace(/=+$/,"")]}const jt=n=>n.
includes("://")?n:`http://${n}`;function eo(n){try{return decodeURIComponent(n)}catch{return}}function ki(n,i){const s=n.
hostname.replace(/^\[|\]$|\.$/g,""),c=n.port||(n.protocol==="https:"?"443":"80");return i.toLowerCase().split(/[\s,]+/).
filter(l=>l!=="").some(l=>l==="*"||Zi(l,s,c))}function Zi(n,i,s){if(n.includes("/"))return Si(n,i);const[,c=n,l]=/^(\[[^\]]*\]|[^:]*):(\d+)$/.
exec(n)??[];if(l!==void 0&&l!==s)return!1;const p=xi(c.replace(/^\[|\]$/g,"").replace(/^\*?\./,""));return i===p||(0,We.
isIP)(i)===0&&i.endsWith(`.${p}`)}function xi(n){return(0,We.isIP)(n)===6&&(0,pe.Dl)(`http://[${n}]`)?.hostname.slice(1,
-1)||n}function Si(n,i){const[s="",c=""]=n.split("/"),l=(0,We.isIP)(s);if(l===0||(0,We.isIP)(i)!==l||!/^\d{1,3}$/.test(c)||
Number(c)>(l===4?32:128))return!1;const p=l===4?"ipv4":"ipv6",h=new We.BlockList;return h.addSubnet(s,Number(c),p),h.check(
i,p)}const to=1e3,Pi=10;function Ti(n){const i=new Map,s=new WeakMap,c=p=>ro()-(s.get(p)??Number.NEGATIVE_INFINITY);async function l(p,h){
const m=`${p.protocol}${h??""}`,b=i.get(m);if(b)return b;const w=h===void 0?{}:{proxyEnv:{http_proxy:h,https_proxy:h}},{
Agent:k}=p.protocol==="https:"?await Jn():Dt();h!==void 0&&await Ci();const z=new k({keepAlive:!0,...w});return z.on("fr\
ee",Z=>s.set(Z,ro())),i.set(m,z),z}return{async request(p){const h=bi(p.url,n);if(h&&"problem"in h)return{kind:"failure",
mayHaveBeenReceived:!1,reason:"proxy-failed",retryable:!1,cause:new Error(h.problem)};const m=await l(p.url,h?.url),b=Math.
min(...no(m).map(c));p.method!=="GET"&&b<to&&await Ai(Pi-b);for(const k of no(m))(c(k)>to||Ei(k))&&k.destroy();const w=p.
url.protocol==="http:"&&h?.url.startsWith("https:")===!0;return fi(p,m,{isProxied:h!==void 0,isProxyTls:w})}}}const no=n=>Object.
values(n.freeSockets).flatMap(i=>i??[]),Ei=n=>n.readableEnded||!n.writable;async function Ai(n){n>0&&await new Promise(i=>setTimeout(
i,n));for(let i=0;i<2;i++)await new Promise(s=>setImmediate(s))}async function Ci(){const{subscribe:n,unsubscribe:i}=await Promise.
resolve().then(K.t.bind(K,3053,23));i("net.client.socket",oo),n("net.client.socket",oo)}const oo=n=>{n.socket.on("error",
()=>{})},Ut=n=>n>=200&&n<300;function Mi(n){const i=Dt().STATUS_CODES[n];return i===void 0?String(n):`${n} ${i}`}const ro=()=>Number(
process.hrtime.bigint())/1e6;var Ri=K(4463);const Bt=n=>process.env[n.toLowerCase()]||process.env[n]||void 0;function Ii(){
return{http:Bt("HTTP_PROXY"),https:Bt("HTTPS_PROXY"),bypass:Bt("NO_PROXY")}}const Oi=()=>Number(process.env.GITHUB_RUN_ATTEMPT)||
1;function Pl(){const{GITHUB_API_URL:n,GITHUB_SERVER_URL:i,GITHUB_REPOSITORY:s,GITHUB_SHA:c,GITHUB_RUN_ID:l}=process.env;
return{github:{apiUrl:n||"https://api.github.com",serverUrl:i||"https://github.com"},run:{repository:s??"",sha:c??"",id:l??
"",attempt:Oi()}}}async function Tl(n){const i=process.env.GITHUB_EVENT_PATH;delete process.env.GITHUB_EVENT_PATH;try{return await n()}finally{
i!==void 0&&(process.env.GITHUB_EVENT_PATH=i)}}const Fi=null;function El(){const{GITHUB_EVENT_NAME:n="",GITHUB_EVENT_PATH:i=""}=process.
env;try{return statSync(i).size>Fi?{name:n,payload:void 0,unreadable:"the event is larger than 25 MiB"}:{name:n,payload:JSON.
parse(readFileSync(i,"utf8"))}}catch{return{name:n,payload:void 0}}}function Ni(n){const i=new Date,s=Ii(),c=(0,Ri.gE)({
...n,others:wi(s)}),l=Ti(s),p=Li();return{log:oi(c.redact),secrets:c,redact:c.redact,http:l,signal:p.signal,startedAt:i,
watch:Di(p)}}function Li(){const n=new AbortController,i=()=>n.abort();return process.on("SIGINT",i),process.on("SIGTERM",
i),n}function Di(n){process.exitCode=1;let i=()=>{};return process.on("beforeExit",()=>i(new Error("it stopped before it\
 finished"))),process.on("uncaughtException",s=>{i(s),n.abort()}),s=>{const c=new Promise((l,p)=>{i=p});return Promise.race(
[s,c])}}async function ji(n,i){try{i()}catch(s){const c=s instanceof Error?s.name:typeof s;Nt(`The report of this run fa\
iled (${c}). The outputs say how the run ended, if they are set. If this step was to send and \`outcome\` is not set, the \
notification may have been sent: look in the panel of the service before you send it again.`,{title:"Internal error (int\
ernal-error)"})}await new Promise(s=>process.stdout.write("",s)),process.exit(n)}const Se=require("node:fs/promises"),_e=require("node:path"),
Ui=require("node:timers/promises");class io extends Error{}const Bi=1e3;function Hi(n){return n.split("/").filter(s=>s!==
""&&s!==".").map(s=>{if(s==="**")return s;const c=Wi(s);return l=>s.startsWith(".")===l.startsWith(".")&&Ki(c,l)})}function Wi(n){
const i=n.lastIndexOf("]")+1;return[...n.slice(0,i).match(/\[[!^]?[^/][^\]/]*\]|./gsu)??[],...n.slice(i)].map(c=>{const l=/^\[([!^]?)(.+)\]$/su.
exec(c);return l?Vi(l[2]??"",l[1]!==""):c})}function Vi(n,i){const s=Array.from(n.matchAll(/(.)-(.)|./gsu),([c,l=c,p=l])=>[
l,p]);return c=>s.some(([l,p])=>l<=c&&c<=p)!==i}function Ki(n,i){const s=Array.from(i);let c=0,l=-1,p=0;for(let h=0;h<s.
length;)if(n[c]==="*")l=c++,p=h;else if(Gi(n[c],s[h]??""))c++,h++;else if(l!==-1)c=l+1,h=++p;else return!1;return n.slice(
c).every(h=>h==="*")}const Gi=(n,i)=>typeof n=="function"?n(i):n==="?"||n===i;function qi(n,i,s){const c=[];for(const l of i){
const p=n[l];p==="**"&&!s.startsWith(".")&&c.push(l),typeof p=="function"&&p(s)&&c.push(l+1)}return so(n,c)}function so(n,i){
const s=new Set(i);for(const c of s)n[c]==="**"&&s.add(c+1);return s}async function Xi(n,i,s,c){const l=[];let p=0;async function h(m,b){
const w=await(0,Se.readdir)((0,_e.join)(n,m),{withFileTypes:!0}).catch(()=>[]);if(c.entries-=w.length,c.entries<0)throw new io;
for(const k of w.sort((z,Z)=>z.name<Z.name?-1:1)){if(++p%Bi===0&&await(0,Ui.setImmediate)(),l.length>=s||c.signal.aborted)
return;const z=qi(i,b,k.name),Z=m?`${m}/${k.name}`:k.name;k.isDirectory()?z.size>0&&await h(Z,z):z.has(i.length)&&!(k.isSymbolicLink()&&
await Yi((0,_e.join)(n,Z)))&&l.push(Z)}}return await h("",so(i,[0])),l}async function Yi(n){return(0,Se.stat)(n).then(i=>i.
isDirectory(),()=>!1)}const Ht=100,Ji=2e5,Qi=4096;async function es(n,i){const s=process.env.GITHUB_WORKSPACE||process.cwd(),
c={entries:Ji,signal:i},l=new Set,p=[],h=n.split(/\r\n?|\n/).map(m=>m.trim());for(const m of new Set(h.filter(b=>b!==""))){
const b=await ts(m,s,c);if(typeof b=="string")p.push((0,ve.CC)("payload-files",`${(0,pe.TL)(m)} ${b}`));else for(const w of b)
l.add(w);if(l.size>Ht){const w=`matches more than ${Ht} files; give patterns that match fewer`;return{files:[],problems:[
...p,(0,ve.CC)("payload-files",w)]}}}return{files:[...l],problems:p}}async function ts(n,i,s){const c=(0,_e.resolve)(i,n);
if(await(0,Se.lstat)(c).then(()=>!0,()=>!1))return[(0,_e.relative)(i,c).replaceAll(_e.sep,"/")];try{const p=n.length>Qi?
[]:Hi(n.replaceAll(_e.sep,"/")),h=await Xi(i,p,Ht+1,s);return h.length>0?h:"matches no file in the workspace; check the \
path, and that the repository is checked out"}catch(p){if(!(p instanceof io))throw p;return"searches too many files; beg\
in the pattern with the folder they are in"}}const ns=65536;async function rs(n){const i=process.env.GITHUB_WORKSPACE||process.
cwd(),s=(0,_e.resolve)(i,n),c={input:"payload-file",file:n},l=h=>({problem:(0,ve.CC)(c,h,{reason:"unreadable-file"})}),p={
problem:(0,ve.CC)(c,"is outside the workspace; give a file of the repository")};try{const h=await(0,Se.realpath)(i);if(!Wt(
s,i)&&!Wt(s,h))return p;const m=await(0,Se.realpath)(s);if(!Wt(m,h))return p;const b=await(0,Se.stat)(m);return b.isFile()?
b.size>ns?l("is larger than 64 KiB; give a file of notification fields"):{text:new TextDecoder("utf-8",{fatal:!0}).decode(
await(0,Se.readFile)(m))}:l("is not a regular file; give the path of a YAML or JSON file")}catch(h){const m=h.code;return l(
m==="ENOENT"?"does not exist; check the path, and that the repository is checked out":m==="ERR_ENCODING_INVALID_ENCODED_\
DATA"?"is not UTF-8 text; save it as UTF-8":`cannot be read (${(0,we.q0)(h)})`)}}function Wt(n,i){const s=(0,_e.relative)(
i,n);return s!==".."&&!s.startsWith(`..${_e.sep}`)&&!(0,_e.isAbsolute)(s)}const is={"connection-failed":"Check `base-url\
` and that the runner can reach it.","tls-failed":"Check `base-url` and the certificate of the service; for a private CA\
, set NODE_EXTRA_CA_CERTS to its certificate file on the runner.","proxy-failed":"Check HTTPS_PROXY, HTTP_PROXY and NO_P\
ROXY on the runner. If the proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",timeout:"Check tha\
t the service is up; if it is only slow, raise `timeout`.","connection-lost":"Check that the service is up.","bad-respon\
se":"Check that `base-url` is the address of the push service."},ss={ERR_SSL_WRONG_VERSION_NUMBER:"Check the port in `ba\
se-url`, or that of an https proxy.",ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:"Use an address of the service (or a prox\
y) that does not require a client certificate."};function as(n,{reason:i,mayHaveBeenReceived:s,cause:c}){const l=n==="Se\
nding"&&s;if(i==="cancelled")return l?"":"If you did not mean to cancel it, run it again.";const{code:p="",statusCode:h}=Object(
c);if(h===407)return uo(407,n,!1);const m=i==="tls-failed"&&ss[p]||is[i];return l?m:`${m} Then run this again.`}function cs(n,{
reason:i,mayHaveBeenReceived:s},c){const l=n==="Sending",p=n.charAt(0).toLowerCase()+n.slice(1);return{"connection-faile\
d":`Could not connect to the service (${c}).`,"tls-failed":`Could not make a secure connection to the service (${c}).`,"\
proxy-failed":`Could not use the proxy (${c}).`,timeout:s?`${l?"The service may have received the request, but did not r\
espond":"There was no complete response"} in time (${c}).`:`Timed out connecting to the service (${c}).`,"connection-los\
t":`The connection was lost before ${l?"a response arrived; the service may have received the request":"the response was\
 complete"} (${c}).`,"bad-response":`The response is not valid HTTP, or is incomplete (${c}).`,cancelled:l?`The run was \
cancelled${s?"; the service may already have":" before the service"} received the request.`:`The run was cancelled while\
 ${p}.`}[i]}function us(n,i,s){const{reason:c,cause:l}=i;return new we.HR({reason:c,title:`${n} failed`,message:cs(n,i,Vt(
(0,we.q0)(l),s)),hint:as(n,i),cause:l})}const ls=n=>us(n,{kind:"failure",mayHaveBeenReceived:!1,reason:"cancelled",retryable:!1,
cause:void 0},i=>i);function Al(n,i,s,c=!1){const{status:l,headers:p,body:h,incomplete:m}=i,b=p.location?` and points to\
 ${quoted(s(p.location))}`:"",w=Vt(h,s,m!==void 0),k=`The ${l===407?"proxy":"service"} responded ${statusName(l)}${b}${w?
`: ${w}`:""}`;return new Failure({reason:`http-${l}`,title:`${n} failed: HTTP ${l}`,message:`${k.replace(/\.$/,"")}.${fs(
p["retry-after"])}`,hint:c?"The service has a problem: check its status.":uo(l,n,w!=="")})}const ao=300,co=65536;function Vt(n,i,s=!1){
const l=i(n.slice(0,co),s||n.length>co).replace(/\s+/g," ").trim();return l.length>ao?`${l.slice(0,ao)}\u2026`:l}const ds=864e5;
function fs(n){const i=retryAfter(n,Date.now());return i===void 0||i<=maxWaitMs?"":` Retry-After asks for ${i>ds?"more t\
han a day":`${Math.ceil(i/1e3)} s`}; this action waits at most ${maxWaitMs/1e3} s.`}function uo(n,i,s){return n===401||n===
403?"The service refused the token: check that `api-token` is the current API token of this site, and that this workflow\
 can read the secret. Then run this again.":n===404?`Check \`base-url\`: there may be no push service at that address (the\
 action adds \`/v1/\u2026\` itself).${i==="Sending"?" With `target: audience`, check `audience-id` too.":""}`:n===407?"T\
he proxy requires a valid user name and password: put them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this agai\
n.":n===429?"The rate limit of the service is reached: wait, then run this again.":n>=300&&n<400?"The action does not fo\
llow redirects, because the token would go to the new address. Correct `base-url`.":n>=500?"The service has a problem: c\
heck its status before you run this again.":n===408?"The service did not receive the request in time: run this again.":s?
"Fix the problem that the service reported, then start a new run.":`The service did not say why. ${i==="Sending"?"Check \
the content and `extra-fields`, or ask":"Ask"} the operator of the service.`}const ps=new TextDecoder,$e=(n,i=0,s=n.length)=>ps.
decode(n.slice(i,s)),rt=(n,i=0,s=n.length)=>n.slice(i,s).reduce((c,l)=>c+`0${l.toString(16)}`.slice(-2),""),ke=(n,i)=>new DataView(
n.buffer,n.byteOffset+i),lo=(n,i=0)=>ke(n,i).getInt16(0,!0),it=(n,i=0)=>ke(n,i).getUint16(0,!1),Kt=(n,i=0)=>ke(n,i).getUint16(
0,!0),fo=(n,i=0)=>{const s=ke(n,i);return s.getUint16(0,!0)+(s.getUint8(2)<<16)},Cl=(n,i=0)=>ke(n,i).getInt32(0,!0),Ve=(n,i=0)=>ke(
n,i).getUint32(0,!1),hs=(n,i=0)=>ke(n,i).getUint32(0,!0),Ml=(n,i,s)=>ke(n,i).getBigUint64(0,!s),ms={readUInt16BE:it,readUInt16LE:Kt,
readUInt32BE:Ve,readUInt32LE:hs};function Ke(n,i,s=0,c=!1){const p=`readUInt${i}${c?"BE":"LE"}`;return ms[p](n,s)}const Gt=8;
function ys(n,i,s,c,l){if(n.length-c<Gt)return;const p=i.getUint32(s+c,!1);if(!(n.length-c<p))return{offset:c,size:p,matches:i.
getUint32(s+4+c,!1)===l}}const po=new WeakMap;function gs(n){let i=po.get(n.buffer);return i||(i=new DataView(n.buffer),
po.set(n.buffer,i)),i}function Rl(n,i,s){const c=gs(n),l=i.charCodeAt(0)<<24|i.charCodeAt(1)<<16|i.charCodeAt(2)<<8|i.charCodeAt(
3),p=n.byteOffset;let h=s;for(;h<n.length&&!(n.length-h<4);){if(c.getUint32(p+h,!1)<Gt){h+=Gt;continue}const m=ys(n,c,p,
h,l);if(!m)break;if(m.matches)return{name:i,offset:m.offset,size:m.size};h+=m.size}}const _s=/^GIF8[79]a/,bs={validate:n=>_s.
test($e(n,0,6)),calculate:n=>({height:Kt(n,8),width:Kt(n,6)})},$s="45786966",vs=2,qt=6,ws=2,zs="4d4d",ks="4949",ho=12,Zs=2;
function xs(n){return rt(n,2,6)===$s}function Ss(n,i){return{height:it(n,i),width:it(n,i+2)}}function Ps(n,i){const c=qt+
8,l=Ke(n,16,c,i);for(let p=0;p<l;p++){const h=c+Zs+p*ho,m=h+ho;if(h>n.length)return;const b=n.slice(h,m);if(Ke(b,16,0,i)===
274)return Ke(b,16,2,i)!==3||Ke(b,32,4,i)!==1?void 0:Ke(b,16,8,i)}}function Ts(n,i){const s=n.slice(vs,i),c=rt(s,qt,qt+ws),
l=c===zs;if(l||c===ks)return Ps(s,l)}function Es(n,i){if(i>n.length)throw new TypeError("Corrupt JPG, exceeded buffer li\
mits")}const As={validate:n=>rt(n,0,2)==="ffd8",calculate(n){let i=n.slice(4),s,c;for(;i.length;){const l=it(i,0);if(Es(
i,l),i[l]!==255){i=i.subarray(1);continue}if(xs(i)&&(s=Ts(i,l)),c=i[l+1],c===192||c===193||c===194){const p=Ss(i,l+5);return s?
{height:p.height,orientation:s,width:p.width}:p}i=i.subarray(l+2)}throw new TypeError("Invalid JPG, no size found")}},Cs=`\
PNG\r

`,Ms="IHDR",mo="CgBI",Rs={validate(n){if(Cs===$e(n,1,8)){let i=$e(n,12,16);if(i===mo&&(i=$e(n,28,32)),i!==Ms)throw new TypeError(
"Invalid PNG");return!0}return!1},calculate(n){return $e(n,12,16)===mo?{height:Ve(n,36),width:Ve(n,32)}:{height:Ve(n,20),
width:Ve(n,16)}}};function Is(n){return{height:1+fo(n,7),width:1+fo(n,4)}}function Os(n){return{height:1+((n[4]&15)<<10|
n[3]<<2|(n[2]&192)>>6),width:1+((n[2]&63)<<8|n[1])}}function Fs(n){return{height:lo(n,8)&16383,width:lo(n,6)&16383}}const Ns={
validate(n){const i=$e(n,0,4)==="RIFF",s=$e(n,8,12)==="WEBP",c=$e(n,12,15)==="VP8";return i&&s&&c},calculate(n){const i=$e(
n,12,16),s=n.slice(20,30);if(i==="VP8X"){const l=s[0],p=(l&192)===0,h=(l&1)===0;if(p&&h)return Is(s);throw new TypeError(
"Invalid WebP")}if(i==="VP8 "&&s[0]!==47)return Fs(s);const c=rt(s,3,6);if(i==="VP8L"&&c!=="9d012a")return Os(s);throw new TypeError(
"Invalid WebP")}},Ls=5*1048576,yo=5,Ds=[301,302,303,307,308];async function js({url:n,image:i,timeoutMs:s,http:c,...l}){
const p=performance.now()+s,h=new Set;for(let m=st(n);;){h.add(m.href);const b=await c.request({...l,method:"GET",url:m,
timeoutMs:Math.max(0,p-performance.now()),maxBytes:Ls,encoding:"latin1",wantsBody:T=>i&&Ut(T)});if(b.kind==="failure")return{
kind:"failure",at:m,failure:b};const{status:w,headers:k}=b,z=Ds.includes(w)?k.location:void 0;if(z===void 0)return{kind:"\
status",at:m,status:w,...i&&Ut(w)&&{image:Us(b)}};const Z=Bs(z,m);if(!Z)return{kind:"astray",at:m,why:"to something that\
 is not a URL"};if(!/^https?:$/.test(Z.protocol))return{kind:"astray",at:m,why:"to something other than a web page"};if(i&&
Z.protocol==="http:")return{kind:"off-https",at:m};const M=st(Z);if(h.has(M.href))return{kind:"astray",at:m,why:"in a lo\
op"};if(h.size>yo)return{kind:"astray",at:m,why:`more than ${yo} times`};m=M}}function Us({body:n,incomplete:i}){return i||
(n.length===0?"empty":Vs(Buffer.from(n,"latin1"))??"not-an-image")}function st(n){const i=new URL(n);return i.username="",
i.password="",i.hash="",i}function Bs(n,i){const s=n.replace(/[\x80-\xff]/g,c=>`%${c.charCodeAt(0).toString(16).toUpperCase()}`);
return(0,pe.Dl)(s,i)}const Hs=[Rs,As,bs,Ns],Ws=25;function Vs(n){if(n.length<Ws)return;const i=new Uint8Array(n);try{return Hs.
find(s=>s.validate(i))?.calculate(i)}catch{return}}const Ks=1e4,Gs=20;async function qs({uses:n,http:i,userAgent:s,signal:c,
redact:l,...p}){const h=Math.min(p.timeoutMs,Ks),m={Accept:"*/*","User-Agent":s},b=({url:T})=>st(new URL(T)).href,w=new Set(
n.filter(({use:T})=>T!=="page").map(b)),k=new Map,z=new Set(n.map(b)).values();async function Z(){for(const T of z){if(c?.
aborted)return;const j={url:new URL(T),image:w.has(T),http:i,headers:m,timeoutMs:h,signal:c};k.set(T,await js(j))}}if(await Promise.
all(Array.from({length:Gs},Z)),c?.aborted)throw ls("Checking the URLs");const M=n.flatMap(T=>Ys(T,k.get(b(T)),{timeoutMs:h,
redact:l})??[]);return{problems:M.filter(T=>"message"in T),wrongSizes:M.filter(T=>"expected"in T)}}const Il=n=>new Failure(
{reason:"url-check-failed",title:"URL check failed",message:listed(n.map(problemText)),hint:"Fix the pages and images, a\
nd run this again; or correct the URLs, and start a new run. To send without this check, remove `check-urls`."}),Xs={icon:[
{width:200,height:200}],banner:[{width:360,height:240},{width:360,height:200}]};function Ys({url:n,use:i,...s},c,{timeoutMs:l,
redact:p}){const h=Js(n,c.at,p),m=j=>({...s,message:`${h} ${j}`});if(c.kind==="failure")return m(ea(c.failure,l,p));if(c.
kind==="astray")return m(`redirects ${c.why}`);if(c.kind==="off-https")return i==="page"?void 0:m("redirects to http, bu\
t images must be https");const{status:b,image:w}=c;if(!Ut(b))return m(`responded ${Mi(b)}`);if(i==="page"||w===void 0)return;
if(typeof w=="string")return m(Qs(w,l));const{width:k,height:z}=w;if(k===0||z===0)return m(`is an image of ${k}x${z}`);const Z=Xs[i];
if(Z.some(j=>j.width===k&&j.height===z))return;const{input:M,file:T}=s;return{input:M,...T!==void 0&&{file:T},use:i,width:k,
height:z,expected:Z}}function Js(n,i,s){return i.href===st(new URL(n)).href?(0,pe.TL)(n):`${(0,pe.TL)(n)} redirects to ${(0,pe.
TL)(s(i.origin+i.pathname))}, which`}function Qs(n,i){return{empty:"responded with an empty body, which is not an image",
"not-an-image":"is not a valid PNG, JPEG, GIF or WebP image","too-large":"is larger than 5 MiB",timeout:`did not load co\
mpletely within ${i/1e3} s`,cut:"was cut off",cancelled:"was cut off"}[n]}function ea({reason:n,cause:i},s,c){if(n==="ti\
meout")return`did not respond within ${s/1e3} s`;const l=ta(i)?"has a host name that cannot be found":"cannot be reached";
return`${{"tls-failed":"cannot be reached securely: its certificate is not accepted, or TLS failed","proxy-failed":"cann\
ot be reached through the proxy","bad-response":"responded with something that is not HTTP","connection-lost":"ended the\
 connection without a response","connection-failed":l,cancelled:l}[n]} (${Vt((0,we.q0)(i),c)})`}const ta=n=>/^(ENOTFOUND|EAI_\w+)$/.
test(n?.code??""),na="web-push-action/1.0.0";async function oa(){const n=ei(vn.uB),i=Ni({apiToken:""}),s={notifications:[],
problems:[],extraFields:{}};try{await i.watch(ra(n,s,i))}catch(c){s.failure=(0,we.h_)(c)}await ji(Rt(s)?1:0,()=>aa(s,n.summary,
i))}async function ra(n,i,s){const{secrets:c}=s,{settings:l,problems:p,inputs:h,refused:m}=(0,vn.IZ)(n,c),b=await bn(h,c),
w=h["extra-fields"]?await(0,$n.readExtraFields)(h["extra-fields"],c):{fields:{},problems:[]},k=await es(h["payload-files"],
s.signal);if(s.signal.aborted)throw _o();const z=[...b.problems,...w.problems,...k.problems];i.extraFields=w.fields,i.problems.
push(...p,...z.filter(({input:T})=>!m.has(T)));const Z=[],M=(T,j)=>Z.push({file:T,advice:j.content?Tr(j.content):[],...j});
h["payload-files"]===""&&b.given.size>0&&M("",ia(b));for(const T of k.files){if(s.signal.aborted)throw _o();M(T,await(0,$n.
checkPayloadFile)(T,await rs(T),b,c))}i.notifications=Z,l?.checkUrls&&await sa(Z,l.timeout*1e3,s)}function ia(n){const i=(0,Zt.
uT)(n);return{problems:(0,Zt.Mh)(n,Zt.Vz).map(c=>(0,ve.CC)((0,be.wg)(c),"is missing; give it as an input, or a file in `\
payload-files`")),placeOf:()=>{},...i&&{content:i}}}async function sa(n,i,{http:s,signal:c,redact:l}){const p=[];for(const m of n){
const{file:b,content:w,problems:k}=m,z=w?(0,be._e)(w.notification):[];k.push(...z.map(Z=>({...Z,...go(m,Z)}))),w&&z.length===
0&&p.push(...(0,be.Wn)(w.notification).map(Z=>({...Z,file:b})))}const h=await qs({uses:p,http:s,timeoutMs:i,userAgent:na,
signal:c,redact:l});for(const m of n){const b=h.problems.filter(({file:z})=>z===m.file),w="url-check-failed";m.problems.
push(...b.map(z=>({...z,...go(m,z),reason:w})));const k=h.wrongSizes.filter(({file:z})=>z===m.file);m.advice.push(...k.map(
z=>({kind:"image-size",...z})))}}function go({file:n,placeOf:i},{input:s,path:c=[]}){if(n==="")return{file:void 0};const l=[
s.replaceAll("-","_"),...c];return{file:n,path:l,place:i(l)}}const _o=()=>new we.HR({reason:"cancelled",title:"Preview c\
ancelled",message:"The run was cancelled before all notifications were checked.",hint:"If you did not mean to cancel it,\
 run it again."});function aa(n,i,s){const{log:c}=s,{notifications:l,extraFields:p,failure:h}=n,m=Mt(n),b=Rt(n)??"",w=l.
map(({file:z,content:Z})=>({file:z,payload:{...Z?.notification,...p}})),k=b?"":JSON.stringify(w);ai({payloads:k,count:h?
"":String(w.length),reason:b},s),ui(i,()=>s.redact(Ur(n)),s);for(const z of m)c.info(Dr(z));for(const z of m){const{file:Z,
place:M=bo,reason:T}=z,j=Z===void 0?"Invalid inputs":"Invalid notification";c.error(`${j} (${T})`,It(z),Z===void 0?void 0:
{file:Z,...M})}for(const{file:z,advice:Z}of l)for(const M of Z)c.info(jr(z,M)),c.warning("Advice",Et(M),z===""?void 0:{file:z,
...bo});ii(c,"payloads",k),h?ri(c,"error",In(h)):c.info(`${Dn(n)}.`)}const bo={line:1,column:1};oa(),module.exports=ir})();
