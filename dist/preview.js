(()=>{"use strict";var zn={1312:((n,r,s)=>{s.d(r,{Vu:()=>k,Wn:()=>P,_e:()=>H,fD:()=>b,pi:()=>z,qW:()=>x,wg:()=>F});var a=s(
8925),u=s(8190),d=s(900);const f=(...j)=>{const G=(0,u.rf)(...j);return A=>A===""?(0,u.Bq)(A):G(A)},m=f("https"),_=f("ht\
tps","http"),b={title:u.Bq,message:u.Bq,icon_url:m,banner_url:m,landing_url:_,utm_source:u.Bq,utm_medium:u.Bq,utm_campaign:u.
Bq},z=d.Pw.map(j=>j.replaceAll("-","_")),k=["title","message","icon_url","landing_url"];function x(j,G,A){const T=G(A.trim());
return"value"in T?{fields:{[j]:T.value},problems:[]}:{fields:{},problems:[(0,a.CC)(F(j),T.message)]}}const F=j=>j.replaceAll(
"_","-");function P({icon_url:j,banner_url:G,landing_url:A,actions:T=[]}){return[...j===void 0?[]:[{input:"icon-url",url:j,
use:"icon"}],...G===void 0?[]:[{input:"banner-url",url:G,use:"banner"}],...A===void 0?[]:[{input:"landing-url",url:A,use:"\
page"}],...T.map(({url:E},D)=>({input:"actions",path:[D,"url"],url:E,use:"page"}))]}function H(j){return P(j).flatMap(({
input:G,path:A,url:T})=>{const{username:E,password:D}=new URL(T);return E===""&&D===""?[]:(0,a.CC)(G,"has a user name or\
 password, which `check-urls` never sends; give the URL without them",{path:A})})}}),225:((n,r,s)=>{s.d(r,{Mh:()=>f,Vz:()=>d,
uT:()=>_});var a=s(8925),u=s(1312);const d={source:"file",fields:{},given:new Set,problems:[]},f=(x,F)=>u.Vu.filter(P=>!x.
given.has(P)&&!F.given.has(P));function m(x,F,P,H,j=[]){const G=f(x,F),A=P.kind==="not-announceable"?d:b(G,P,H),T=[...j,
...x.problems,...F.problems,...A.problems];if(T.length>0)return{problems:T};if(G.length>0&&P.kind==="not-announceable")return{
skip:P.because};const E=_(x,F,A);if(!E)throw new Error("a required field was lost");const D=P.kind==="content"&&G.includes(
"message")&&P.fields.message,K=D&&"value"in D&&D.isFirstEntry;return{content:{...E,...K&&{firstEntry:!0}}}}function _(...x){
const F=Object.assign({},...x.map(({fields:K})=>K).reverse()),{title:P,message:H,icon_url:j,landing_url:G}=F;if(!P||!H||
!j||!G)return;const A=u.pi.filter(K=>F[K]!==void 0),T=Object.fromEntries(A.map(K=>[K,F[K]])),E=K=>x.find(({given:ne})=>ne.
has(K))?.source,D=Object.fromEntries(A.map(K=>[K,E(K)]));return{notification:{...T,title:P,message:H,icon_url:j,landing_url:G},
sources:D}}function b(x,F,P){const H=F.kind==="content"?F.source:"event",j={source:H,fields:{},given:new Set(x),problems:[]},
G=new Map;for(const T of x){const E=F.kind==="content"?F.fields[T]:{missing:k(F.event)};if("missing"in E){G.set(E.missing,
[...G.get(E.missing)??[],T]);continue}const D=[E.value,...E.madeFrom??[]].map(P.find).find(Boolean),{fields:K,problems:ne}=checkText(
T,textRules[T],E.value);if(Object.assign(j.fields,K),D){const V=`contains ${D}, which may already be public; replace the\
 token, and remove it from the ${H==="release"?H:"release or deployment"}`;j.problems.push(problem(inputOf(T),V))}else j.
problems.push(...ne.map(R=>({...R,message:`in the ${H}, ${R.message}`})))}const A=F.kind==="none"&&F.event?", or set the\
 input `release` to the tag of a release":"";return j.problems.unshift(...[...G].map(([T,E])=>z(E,T&&` (${T})`,A))),j}function z(x,F,P){
const H=x.map(G=>`\`${G}\``).join(", "),j=x.length>1?`are missing${F}; give them as inputs or in \`payload-file\` (there a\
s ${H})${P}`:`is missing${F}; give it as an input, or as ${H} in \`payload-file\`${P}`;return problem(x.map(inputOf).join(
", "),j)}function k(x){return x===void 0?"":`${/^[a-z_]{1,40}$/.test(x)?`the event \`${x}\``:"this event"} does not supp\
ly content`}}),246:((n,r,s)=>{s.r(r),s.d(r,{checkPayloadFile:()=>Ul,fieldsFromFile:()=>yr,readActions:()=>Bl,readExtraFields:()=>Vl});
var a=s(8925),u=s(1312),d=s(225);function f(e){return e}function m(e){return e}function _(){return e=>e}function b(e){}function z(e){
throw new Error("Unexpected value in exhaustive check")}function k(e){}function x(e){const t=Object.values(e).filter(i=>typeof i==
"number");return Object.entries(e).filter(([i,c])=>t.indexOf(+i)===-1).map(([i,c])=>c)}function F(e,t="|"){return e.map(
o=>qa(o)).join(t)}function P(e,t){return typeof t=="bigint"?t.toString():t}class H{constructor(t){this._getter=t,this._value=
void 0}get value(){const t=this._getter;return t!==void 0&&(this._value=t(),this._getter=void 0),this._value}}function j(e){
return new H(e)}function G(e){return e==null}function A(e){const t=e.startsWith("^")?1:0,o=e.endsWith("$")?e.length-1:e.
length;return e.slice(t,o)}function T(e,t){const o=e/t,i=Math.round(o),c=4*Number.EPSILON*Math.max(Math.abs(o),1);return Math.
abs(o-i)<c?0:o-i}const E=null;function D(e,t,o){let i;Object.defineProperty(e,t,{get(){if(i!==E)return i===void 0&&(i=E,
i=o()),i},set(c){Object.defineProperty(e,t,{value:c})},configurable:!0})}function K(e){return Object.create(Object.getPrototypeOf(
e),Object.getOwnPropertyDescriptors(e))}function ne(e,t,o){Object.defineProperty(e,t,{value:o,writable:!0,enumerable:!0,
configurable:!0})}function R(e){const t=Object.getOwnPropertyDescriptor(e,"shape");return t?.get?t.get.raw:t?.value}function V(e){
return R(e._zod.def)??e._zod.def.shape}function J(e,t,o){Object.defineProperty(e,t,{get(){const i=o();return ne(this,t,i),
i},enumerable:!0,configurable:!0})}function Q(e,t,o){t in e?ne(e,t,o):e[t]=o}function O(e,t,o,i){const c=V(t);for(const l of o){
const h=Object.getOwnPropertyDescriptor(c,l);h.enumerable&&(h.get?J(e,l,()=>{const p=t._zod.def.shape[l];return i?i(p,l):
p}):Q(e,l,i?i(h.value,l):h.value))}}function Y(e,t){for(const o of Reflect.ownKeys(t)){const i=Object.getOwnPropertyDescriptor(
t,o);i.enumerable&&(i.get?J(e,o,()=>t[o]):Q(e,o,i.value))}}function I(...e){const t={};for(const o of e){const i=Object.
getOwnPropertyDescriptors(o);Object.assign(t,i)}return Object.defineProperties({},t)}function ae(e){return I(e._zod.def)}
function le(e,t){return t?t.reduce((o,i)=>o?.[i],e):e}function de(e){const t=Object.keys(e),o=t.map(i=>e[i]);return Promise.
all(o).then(i=>{const c={};for(let l=0;l<t.length;l++)c[t[l]]=i[l];return c})}function he(e=10){const t="abcdefghijklmno\
pqrstuvwxyz";let o="";for(let i=0;i<e;i++)o+=t[Math.floor(Math.random()*t.length)];return o}function Oe(e){return JSON.stringify(
e)}function Se(e){return e.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}const N="\
captureStackTrace"in Error?Error.captureStackTrace:(...e)=>{};function v(e){return typeof e=="object"&&e!==null&&!Array.
isArray(e)}const M=null;function C(e){if(v(e)===!1)return!1;const t=e.constructor;if(t===void 0||typeof t!="function")return!0;
const o=t.prototype;return!(v(o)===!1||Object.prototype.hasOwnProperty.call(o,"isPrototypeOf")===!1)}function B(e){return C(
e)?{...e}:Array.isArray(e)?[...e]:e instanceof Map?new Map(e):e instanceof Set?new Set(e):e}function L(e){let t=0;for(const o in e)
Object.prototype.hasOwnProperty.call(e,o)&&t++;return t}const te=e=>{const t=typeof e;switch(t){case"undefined":return"u\
ndefined";case"string":return"string";case"number":return Number.isNaN(e)?"nan":"number";case"boolean":return"boolean";case"\
function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(e)?
"array":e===null?"null":e.then&&typeof e.then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<"u"&&
e instanceof Map?"map":typeof Set<"u"&&e instanceof Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<"u"&&
e instanceof File?"file":"object";default:throw new Error(`Unknown data type: ${t}`)}},q=new Set(["string","number","sym\
bol"]),ie=new Set(["string","number","bigint","boolean","symbol","undefined"]);function ce(e){return e.replace(/[.*+?^${}()|[\]\\]/g,
"\\$&")}function se(e,t,o){const i=new e._zod.constr(t??e._zod.def);return(!t||o?.parent)&&(i._zod.parent=e),i}function fe(e){
const t=e;if(!t)return{};if(typeof t=="string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)throw new Error(
"Cannot specify both `message` and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{
...t,error:()=>t.error}:t}function Ie(e){let t;return new Proxy({},{get(o,i,c){return t??(t=e()),Reflect.get(t,i,c)},set(o,i,c,l){
return t??(t=e()),Reflect.set(t,i,c,l)},has(o,i){return t??(t=e()),Reflect.has(t,i)},deleteProperty(o,i){return t??(t=e()),
Reflect.deleteProperty(t,i)},ownKeys(o){return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(o,i){return t??(t=
e()),Reflect.getOwnPropertyDescriptor(t,i)},defineProperty(o,i,c){return t??(t=e()),Reflect.defineProperty(t,i,c)}})}function qa(e){
return typeof e=="bigint"?e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}function Xa(e){return Object.keys(e).filter(
t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout==="optional")}const Ja={safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],
int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.
MAX_VALUE,Number.MAX_VALUE]},Rd={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),
BigInt("18446744073709551615")]};function Od(e,t){const o=e._zod.def,i=o.checks;if(i&&i.length>0)throw new Error(".pick(\
) cannot be used on object schemas containing refinements");const l={};return O(l,e,dt(e,t)),se(e,I(o,{shape:l,checks:[]}))}
function dt(e,t){const o=V(e),i=[];for(const c of Reflect.ownKeys(t)){if(!Object.getOwnPropertyDescriptor(o,c)?.enumerable)
throw new Error(`Unrecognized key: "${String(c)}"`);t[c]&&i.push(c)}return i}function Id(e,t){const o=e._zod.def,i=o.checks;
if(i&&i.length>0)throw new Error(".omit() cannot be used on object schemas containing refinements");const l=new Set(dt(e,
t)),h={};return O(h,e,Reflect.ownKeys(V(e)).filter(p=>!l.has(p))),se(e,I(o,{shape:h,checks:[]}))}function Fd(e,t){if(!C(
t))throw new Error("Invalid input to extend: expected a plain object");const o=e._zod.def.checks;if(o&&o.length>0){const c=V(
e);for(const l of Reflect.ownKeys(t))if(Object.getOwnPropertyDescriptor(c,l)!==void 0)throw new Error("Cannot overwrite \
keys on object schemas containing refinements. Use `.safeExtend()` instead.")}return se(e,I(e._zod.def,{shape:Ro(e,t)}))}
function Ro(e,t){const o={};return O(o,e,Reflect.ownKeys(V(e))),Y(o,t),o}function Nd(e,t){if(!C(t))throw new Error("Inva\
lid input to safeExtend: expected a plain object");return se(e,I(e._zod.def,{shape:Ro(e,t)}))}function Ld(e,t){if(!t?._zod?.
def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");if(e.
_zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExte\
nd() instead.");const o={};O(o,e,Reflect.ownKeys(V(e))),O(o,t,Reflect.ownKeys(V(t)));const i=I(e._zod.def,{shape:o,get catchall(){
return t._zod.def.catchall},checks:t._zod.def.checks??[]});return se(e,i)}function jd(e,t,o,i="partial"){const l=t._zod.
def.checks;if(l&&l.length>0)throw new Error(`.${i}() cannot be used on object schemas containing refinements`);const p=o?
new Set(dt(t,o)):void 0,g={};return O(g,t,Reflect.ownKeys(V(t)),e&&((y,$)=>p&&!p.has($)?y:new e({type:"optional",innerType:y}))),
se(t,I(t._zod.def,{shape:g,checks:[]}))}function Dd(e,t,o){const i=o?new Set(dt(t,o)):void 0,c={};return O(c,t,Reflect.ownKeys(
V(t)),(l,h)=>i&&!i.has(h)?l:new e({type:"nonoptional",innerType:l})),se(t,I(t._zod.def,{shape:c}))}function Pe(e,t=0){if(e.
aborted===!0)return!0;for(let o=t;o<e.issues.length;o++)if(e.issues[o]?.continue!==!0)return!0;return!1}function Ya(e,t=0){
if(e.aborted===!0)return!0;for(let o=t;o<e.issues.length;o++)if(e.issues[o]?.continue===!1)return!0;return!1}function Oo(e,t){
return t.map(o=>{var i;return(i=o).path??(i.path=[]),o.path.unshift(e),o})}function Ye(e){return typeof e=="string"?e:e?.
message}function Io(e){const t=[];for(const o of e??[]){const i=o._zod.def;if(!/_(length|size)$|_equals$/.test(i.check))
break;const c=i.maximum??i.length??i.size;c>=0&&t.push([c,o])}return t}function nn(e,t,o){var i;for(let c=t;c<e.length;c++)
(i=e[c]).schema??(i.schema=o)}function ft(e,t,o){var i;const c=e.inst?._zod?.traits;c?.has("$ZodType")&&(c.has("$ZodChec\
k")?(i=e).schema??(i.schema=e.inst):e.schema=e.inst);const l=e.schema!==e.inst?e.schema?._zod.def?.error:void 0,h=e.message?
e.message:Ye(e.inst?._zod.def?.error?.(e))??Ye(l?.(e))??Ye(t?.error?.(e))??Ye(o.customError?.(e))??Ye(o.localeError?.(e))??
"Invalid input",p={};for(const g of Object.keys(e))g==="inst"||g==="schema"||g==="continue"||g==="input"||g==="__proto__"||
(p[g]=e[g]);return p.path??(p.path=[]),p.message=h,t?.reportInput&&(p.input=e.input),p}function Ud(e){return e instanceof
Set?"set":e instanceof Map?"map":e instanceof File?"file":"unknown"}const Qa=/[\uD800-\uDBFF]/;function ec(e){const t=e.
length;if(!Qa.test(e))return t;let o=t;for(let i=0;i<t-1;i++)(e.charCodeAt(i)&64512)===55296&&(e.charCodeAt(i+1)&64512)===
56320&&(o--,i++);return o}function tc(e){return Array.isArray(e)?"array":typeof e=="string"?"string":"unknown"}function Bd(e){
const t=typeof e;switch(t){case"number":return Number.isNaN(e)?"nan":"number";case"object":{if(e===null)return"null";if(Array.
isArray(e))return"array";const o=e;if(o&&Object.getPrototypeOf(o)!==Object.prototype&&"constructor"in o&&o.constructor)return o.
constructor.name}}return t}function Hd(...e){const[t,o,i]=e;return typeof t=="string"?{message:t,code:"custom",input:o,inst:i}:
{...t}}function Vd(e){return Object.entries(e).filter(([t,o])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function nc(e){
const t=atob(e),o=new Uint8Array(t.length);for(let i=0;i<t.length;i++)o[i]=t.charCodeAt(i);return o}function oc(e){let t="";
for(let o=0;o<e.length;o++)t+=String.fromCharCode(e[o]);return btoa(t)}function Wd(e){const t=e.replace(/-/g,"+").replace(
/_/g,"/"),o="=".repeat((4-t.length%4)%4);return nc(t+o)}function Kd(e){return oc(e).replace(/\+/g,"-").replace(/\//g,"_").
replace(/=/g,"")}function Gd(e){const t=e.replace(/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex string length");
const o=new Uint8Array(t.length/2);for(let i=0;i<t.length;i+=2)o[i/2]=Number.parseInt(t.slice(i,i+2),16);return o}function qd(e){
return Array.from(e).map(t=>t.toString(16).padStart(2,"0")).join("")}class Xd{constructor(...t){}}function rc(e,t){for(const o in t){
const i=Object.getOwnPropertyDescriptor(t,o);i.get?Object.defineProperty(e,o,{...i,enumerable:!1}):sc(e,o,i.value)}}function Ee(e,t,o,i=!0){
return Object.defineProperty(e,t,{configurable:!0,writable:!0,enumerable:i,value:o}),o}function ic(e,t,o){return Ee(e,t,
o,!1)}function Jd(e,t){for(const o in e){const i=e[o];Object.defineProperty(t,o,{configurable:!0,enumerable:!0,get(){return Ee(
this,o,i(this))},set(c){Ee(this,o,c)}})}return t}function sc(e,t,o){Object.defineProperty(e,t,{configurable:!0,get(){return this==
null?o:Ee(this,t,o.bind(this))},set(i){Ee(this,t,i)}})}function ac(e,t){const o=Object.getPrototypeOf(e);return t in o?void 0:
o}let on,xe=!1;const cc={configurable:!0,get(){xe=!0}};function pt(e,t,o){const i=Object.getPrototypeOf(e._zod);if(t in i&&
on!==e._zod){on=void 0;return}on=e._zod,Object.defineProperty(i,t,{configurable:!0,get(){Object.defineProperty(this,t,cc);
const c=xe;xe=!1;try{const l=o(this);return xe?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,
value:l}),xe=xe||c,l}catch(l){throw delete this[t],xe=xe||c,l}},set(c){Object.defineProperty(this,t,{configurable:!0,writable:!0,
value:c})}})}function uc(e,t,o,i){const c=ac(e,t);c&&Object.defineProperty(c,t,{configurable:!0,get(){const l={configurable:!0,
writable:!0,enumerable:i,value:void 0};return Object.defineProperty(this,t,l),l.value=o(this),Object.defineProperty(this,
t,l),l.value},set(l){Object.defineProperty(this,t,{configurable:!0,writable:!0,enumerable:i,value:l})}})}const lc="~cons\
tantCatch";function Yd(e){const t=()=>e;return t[lc]=!0,t}var Fo;const Qd=Object.freeze({status:"aborted"}),rn={value:void 0,
enumerable:!1};let No="captureStackTrace"in Error?Error:null;function dc(e){const t=No;if(t){const o=t.stackTraceLimit;if(typeof o==
"number"){try{t.stackTraceLimit=0}catch{return No=null,new e}try{return new e}finally{t.stackTraceLimit=o}}}return new e}
function oe(e,t,o,i){const c={};function l(w){this.def=w,this.constr=Z,this.traits=new Set}l.prototype=c;const h=o,p=h&&
new WeakSet;function g(w,S){if(w._zod){if(w._zod.traits.has(e))return}else{rn.value=new l(S);try{Object.defineProperty(w,
"_zod",rn)}finally{rn.value=void 0}}if(w._zod.traits.add(e),t(w,S),p){const X=Object.getPrototypeOf(w),ue=w._zod.constr.
prototype;let ee=X;for(;ee&&ee!==ue;)ee=Object.getPrototypeOf(ee);const re=ee??X;p.has(re)||(p.add(re),rc(re,h))}const U=Z.
prototype;for(const X in U)Object.prototype.hasOwnProperty.call(U,X)&&(X in w||(w[X]=U[X].bind(w)))}const y=i?.Parent??Object;
class $ extends y{}Object.defineProperty($,"name",{value:e});function Z(w){const S=i?.Parent?dc($):this;g(S,w);const U=S.
_zod.deferred;if(U){for(const ue of U)ue();S._zod.deferred=void 0}const X=globalThis.__zod_globalConfig?.postProcessor;return X&&
X(S),S}return Object.defineProperty(Z,"init",{value:g}),Object.defineProperty(Z,Symbol.hasInstance,{value:w=>i?.Parent&&
w instanceof i.Parent?!0:w?._zod?.traits?.has(e)}),Object.defineProperty(Z,"name",{value:e}),Z}const ef=null;class Qe extends Error{constructor(){
super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}}class tf extends Error{constructor(t){
super(`Encountered unidirectional transform during encode: ${t}`),this.name="ZodEncodeError"}}(Fo=globalThis).__zod_globalConfig??
(Fo.__zod_globalConfig={});const ht=globalThis.__zod_globalConfig;function mt(e){return e&&Object.assign(ht,e),ht}const Ae=oe(
"$ZodCheck",(e,t)=>{var o;e._zod??(e._zod={}),e._zod.def=t,(o=e._zod).onattach??(o.onattach=[])}),nf=e=>{const t=e.value;
return!util.nullish(t)&&t.size!==void 0},fc=e=>{const t=e.value;return!G(t)&&t.length!==void 0},Lo={number:"number",bigint:"\
bigint",object:"date"},of=null,pc=oe("$ZodCheckGreaterThan",(e,t)=>{Ae.init(e,t);const o=Lo[typeof t.value];e._zod.check=
i=>{(t.inclusive?i.value>=t.value:i.value>t.value)||i.issues.push({origin:Lo[typeof i.value]??o,code:"too_small",minimum:typeof t.
value=="object"?t.value.getTime():t.value,input:i.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),rf=null,hc=oe(
"$ZodCheckNumberFormat",(e,t)=>{Ae.init(e,t),t.format=t.format||"float64";const o=t.format?.includes("int"),i=o?"int":"n\
umber",[c,l]=Ja[t.format];e._zod.check=h=>{const p=h.value;if(o){if(!Number.isInteger(p)){h.issues.push({expected:i,format:t.
format,code:"invalid_type",continue:!1,input:p,inst:e});return}if(!Number.isSafeInteger(p)){p>0?h.issues.push({input:p,code:"\
too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e,origin:i,inclusive:!0,
continue:!t.abort}):h.issues.push({input:p,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be withi\
n the safe integer range.",inst:e,origin:i,inclusive:!0,continue:!t.abort});return}}p<c&&h.issues.push({origin:"number",
input:p,code:"too_small",minimum:c,inclusive:!0,inst:e,continue:!t.abort}),p>l&&h.issues.push({origin:"number",input:p,code:"\
too_big",maximum:l,inclusive:!0,inst:e,continue:!t.abort})}}),sf=null,af=null,cf=null,uf=null,lf=null,mc=oe("$ZodCheckMi\
nLength",(e,t)=>{var o;Ae.init(e,t),(o=e._zod.def).when??(o.when=fc),e._zod.check=i=>{const c=i.value,l=c.length;if((typeof c==
"string"&&l>=t.minimum&&l<t.minimum*2?ec(c):l)>=t.minimum)return;const p=tc(c);i.issues.push({origin:p,code:"too_small",
minimum:t.minimum,inclusive:!0,input:c,inst:e,continue:!t.abort})}}),df=null,ff=null,pf=null,hf=null,mf=null,yf=null,gf=null,
_f=null;function bf(e,t,o){e.issues.length&&t.issues.push(...util.prefixIssues(o,e.issues))}const $f=null,vf=null,wf=null,
yc=oe("$ZodCheckOverwrite",(e,t)=>{Ae.init(e,t),e._zod.check=o=>{o.value=t.tx(o.value)}}),kf=/^[cC][0-9a-z]{6,}$/,zf=/^[0-9a-z]+$/,
xf=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,Zf=/^[0-9a-vA-V]{20}$/,Tf=/^[A-Za-z0-9]{27}$/,Sf=/^[a-zA-Z0-9_-]{21}$/;function Pf(e){
return new RegExp(`^[a-zA-Z0-9_-]{${e}}$`)}const Ef=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,
Af=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/,
Cf=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,Mf=e=>e?new RegExp(`^([0-9a-fA-F]{8\
}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
Rf=null,Of=null,If=null,Ff=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,
Nf=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
Lf=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,
jf=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u,Df=null,Uf=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
gc=null;function Bf(){return new RegExp(gc,"u")}const Hf=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
Vf=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
Wf=e=>{const t=util.escapeRegex(e??":");return new RegExp(`^(?:[0-9A-F]{2}${t}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${t}){5}[0\
-9a-f]{2}$`)},Kf=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
Gf=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
qf=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,Xf=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
Jf=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/,
Yf=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/,Qf=/^https?$/,ep=/^\+[1-9]\d{6,14}$/,
tp=/^\d(?:[ -]?\d){11,18}$/,np=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/,
op=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/,_c=null;function rp(e){return new RegExp(`^${e}$`)}const ip=null;function sn(e){
const t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:\
[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function sp(e){
return new RegExp(`^${sn(e)}$`)}function ap(e){const t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");const o=`${sn(
{precision:e.precision,seconds:!0})}(?:${t.join("|")})`,i=e.local?`${o}|${sn({precision:e.precision})}`:o;return new RegExp(
`^${_c}T(?:${i})$`)}const bc=/^[\s\S]{0,}$/,cp=e=>{const t=e?`[\\s\\S]{${e?.minimum??0},${e?.maximum??""}}`:"[\\s\\S]*";
return new RegExp(`^${t}$`)},up=/^-?\d+n?$/,lp=/^-?\d+$/,$c=/^-?\d+(?:\.\d+)?$/,dp=/^(?:true|false)$/i,fp=/^null$/i,pp=/^undefined$/i,
hp=/^[^A-Z]*$/,mp=/^[^a-z]*$/,yp=/^[0-9a-fA-F]*$/;function gp(e,t){return new RegExp(`^[A-Za-z0-9+/]{${e}}${t}$`)}function _p(e){
return new RegExp(`^[A-Za-z0-9_-]{${e}}$`)}const bp=/^[0-9a-fA-F]{32}$/,$p=null,vp=null,wp=/^[0-9a-fA-F]{40}$/,kp=null,zp=null,
xp=/^[0-9a-fA-F]{64}$/,Zp=null,Tp=null,Sp=/^[0-9a-fA-F]{96}$/,Pp=null,Ep=null,Ap=/^[0-9a-fA-F]{128}$/,Cp=null,Mp=null,vc={
major:4,minor:6,patch:7},Ce=oe("$ZodType",(e,t)=>{var o;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=
vc;const i=e._zod.def.checks,c=e._zod.traits.has("$ZodCheck")?[e,...i??[]]:i?.length?[...i]:[];for(const l of c)for(const h of l.
_zod.onattach)h(e);if(c.length===0)(o=e._zod).deferred??(o.deferred=[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{
const l=(p,g,y)=>{if(p.memo)return p;let $=Pe(p),Z;for(const w of g){if(w._zod.def.when){if(Ya(p)||!w._zod.def.when(p))continue}else if($)
continue;const S=p.issues.length,U=w._zod.check(p);if(U instanceof Promise&&y?.async===!1)throw new Qe;if(Z||U instanceof
Promise)Z=(Z??Promise.resolve()).then(async()=>{await U,p.issues.length!==S&&(nn(p.issues,S,e),$||($=Pe(p,S)))});else{if(p.
issues.length===S)continue;nn(p.issues,S,e),$||($=Pe(p,S))}}return Z?Z.then(()=>p):p},h=(p,g,y)=>{if(Pe(p))return p.aborted=
!0,p;const $=l(g,c,y);if($ instanceof Promise){if(y.async===!1)throw new Qe;return $.then(Z=>e._zod.parse(Z,y))}return e.
_zod.parse($,y)};e._zod.run=(p,g)=>{if(g.skipChecks)return e._zod.parse(p,g);if(g.direction==="backward"){const $=e._zod.
parse({value:p.value,issues:[]},{...g,skipChecks:!0});return $ instanceof Promise?$.then(Z=>h(Z,p,g)):h($,p,g)}const y=e.
_zod.parse(p,g);if(y instanceof Promise){if(g.async===!1)throw new Qe;return y.then($=>l($,c,g))}return l(y,c,g)}}},{get"\
~standard"(){return ic(this,"~standard",kc(this))},set"~standard"(e){Ee(this,"~standard",e)}}),jo=(e,t)=>e.issues.length?
{issues:e.issues.map(o=>ft(o,t,mt()))}:{value:e.value};async function wc(e,t){const o={async:!0};return jo(await e._zod.
run({value:t,issues:[]},o),o)}function kc(e){return{validate:t=>{const o={async:!1};try{const i=e._zod.run({value:t,issues:[]},
o);if(!(i instanceof Promise))return jo(i,o)}catch{}return wc(e,t)},vendor:"zod",version:1}}const zc=oe("$ZodString",(e,t)=>{
Ce.init(e,t),e._zod.pattern=t.pattern??bc,e._zod.parse=(o,i)=>{if(t.coerce)try{o.value=String(o.value)}catch{}return typeof o.
value=="string"||o.issues.push({expected:"string",code:"invalid_type",input:o.value,inst:e}),o}}),Rp=null,Op=null,Ip=null,
Fp=null,xc=1,an=2;function Do(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):(new URL(e),
!0)}catch{return!1}}function Np(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?Do(e)||an:Zc(e,t)}function Zc(e,t){
if(!t.normalize&&t.protocol?.source===regexes.httpProtocol.source&&!/^https?:\/\//i.test(e))return xc;try{if(typeof URL<
"u"){const o=URL;if(typeof o.parse=="function")return o.parse(e)??an}return new URL(e)}catch{return an}}const Tc=/[\t\n\r]/g;
function Lp(e){return e.replace(Tc,"")}function jp(e,t){return t.lastIndex=0,t.test(e.hostname)}function Dp(e,t){return t.
lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}const Up=null,Bp=null,Hp=null,Vp=null,Wp=null,
Kp=null,Gp=null,qp=null,Xp=null,Jp=null,Yp=null,Qp=null,eh=null,Sc=/^[0-9a-fA-F:.]+$/;function Pc(e){return Sc.test(e)?Do(
`http://[${e}]`):!1}const th=null,nh=null,oh=null;function rh(e){const t=e.split("/");if(t.length!==2)return!1;const[o,i]=t;
if(!i)return!1;const c=Number(i);return`${c}`!==i||c<0||c>128?!1:Pc(o)}const ih=null;function Ec(e){if(e==="")return!0;if(/\s/.
test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}const sh=/^[0-9a-zA-Z+/]*={0,2}$/,ah=null,Ac=/^[A-Za-z0-9_-]*$/;
function ch(e){if(!Ac.test(e))return!1;const t=e.replace(/[-_]/g,i=>i==="-"?"+":"/"),o=t.padEnd(Math.ceil(t.length/4)*4,
"=");return Ec(o)}const uh=null,lh=null,Cc=/[- ]/g;function Mc(e){let t=e.length,o=1,i=0;for(;t;){const c=e.charCodeAt(--t)-
48;o^=1,i+=o?[0,2,4,6,8,1,3,5,7,9][c]:c}return i%10===0}function dh(e){return regexes.creditCard.test(e)?Mc(e.replace(Cc,
"")):!1}const fh=null;function Rc(e){let t=0;const o=e.length;for(let i=4;i<o;i++){const c=e.charCodeAt(i);t=(c>=65?t*100+
(c-55):t*10+(c-48))%97}for(let i=0;i<4;i++){const c=e.charCodeAt(i);t=(c>=65?t*100+(c-55):t*10+(c-48))%97}return t===1}function ph(e){
return regexes.iban.test(e)?Rc(e):!1}const hh=null;function mh(e,t=null){try{const o=e.split(".");if(o.length!==3)return!1;
const[i]=o;if(!i)return!1;const c=JSON.parse(atob(i));return!("typ"in c&&c?.typ!=="JWT"||!c.alg||t&&(!("alg"in c)||c.alg!==
t))}catch{return!1}}const yh=null,gh=null,Uo=oe("$ZodNumber",(e,t)=>{Ce.init(e,t),e._zod.pattern=$c,e._zod.parse=(o,i)=>{
if(t.coerce)try{o.value=Number(o.value)}catch{}const c=o.value;if(typeof c=="number"&&!Number.isNaN(c)&&Number.isFinite(
c))return o;const l=typeof c=="number"?Number.isNaN(c)?"NaN":Number.isFinite(c)?void 0:String(c):void 0;return o.issues.
push({expected:"number",code:"invalid_type",input:c,inst:e,...l?{received:l}:{}}),o}}),Oc=oe("$ZodNumberFormat",(e,t)=>{
hc.init(e,t),Uo.init(e,t)}),_h=null,bh=null,$h=null,vh=null,wh=null,kh=null,zh=null,xh=null,Ic=oe("$ZodNever",(e,t)=>{Ce.
init(e,t),e._zod.parse=(o,i)=>(o.issues.push({expected:"never",code:"invalid_type",input:o.value,inst:e}),o)}),Zh=null,Th=null;
function Fc(e,t){const o=Io(e._zod.def.checks);if(!o.length)return;const i=Math.min(...o.map(l=>l[0])),c=e._zod.parse;e.
_zod.parse=(l,h)=>{const p=t(l.value);if(p>i&&!h?.skipChecks&&h?.direction!=="backward"){for(const[g,y]of Io(e._zod.def.
checks))if(p>g&&y._zod.def.when(l)){const $=l.issues.length;return y._zod.check(l),l.issues[$].continue=!1,nn(l.issues,$,
e),l}}return c(l,h)}}const Nc=e=>Array.isArray(e)?e.length:-1,Sh=e=>e instanceof Map?e.size:-1,Ph=e=>e instanceof Set?e.
size:-1;function Bo(e,t,o){e.issues.length&&t.issues.push(...Oo(o,e.issues)),t.value[o]=e.value}const Lc=oe("$ZodArray",
(e,t)=>{Ce.init(e,t);const o=ht.memoizer;o?.attach(e),e._zod.parse=(i,c)=>{const l=i.value;if(!Array.isArray(l))return i.
issues.push({expected:"array",code:"invalid_type",input:l,inst:e}),i;i.value=o?o.alloc(e,i,Array(l.length),c):Array(l.length);
const h=[],p=c?.abortEarly;for(let g=0;g<l.length;g++){const y=l[g],$=t.element._zod.run({value:y,issues:[]},c);if($ instanceof
Promise)h.push($.then(Z=>Bo(Z,i,g)));else if(Bo($,i,g),p&&$.issues.length!==0&&Pe($))break}return h.length?Promise.all(h).
then(()=>i):i},Fc(e,Nc)});function yt(e,t,o,i,c,l){const h=o in i,p=l==="optional";if(!(!h&&p&&c==="optional")){if(e.issues.
length){if(c!==void 0&&p&&!h)return;t.issues.push(...Oo(o,e.issues))}if(!h&&c===void 0){e.issues.length||t.issues.push({
code:"invalid_type",expected:"nonoptional",input:void 0,path:[o]});return}e.value===void 0?(h||c==="defaulted"&&!p)&&(t.
value[o]=void 0):t.value[o]=e.value}}const jc=[];function Dc(e){const t=Object.keys(e.shape),o=Object.getOwnPropertySymbols(
e.shape),i=o.length?o:jc,c=i.length?[...t,...i]:t;for(const h of c)if(!e.shape?.[h]?._zod?.traits?.has("$ZodType"))throw new Error(
`Invalid element at key "${String(h)}": expected a Zod schema`);const l=Xa(e.shape);return{...e,allKeys:c,symbolKeys:i,keySet:new Set(
t),numKeys:t.length,optionalKeys:new Set(l)}}function Uc(e,t,o,i,c,l,h){const p=[],g=c.keySet,y=c.catchall._zod,$=y.def.
type,Z=y.optin,w=y.optout;let S=0;for(const U in t){if(h&&o.issues.length!==S){if(Pe(o,S))break;S=o.issues.length}if(g.has(
U))continue;if(U==="__proto__"){$==="never"&&p.push(U);continue}if($==="never"){p.push(U);continue}const X=y.run({value:t[U],
issues:[]},i);X instanceof Promise?e.push(X.then(ue=>yt(ue,o,U,t,Z,w))):yt(X,o,U,t,Z,w)}return p.length&&o.issues.push({
code:"unrecognized_keys",keys:p,input:t,inst:l,continue:!0}),e.length?Promise.all(e).then(()=>o):o}const Bc=oe("$ZodObje\
ct",(e,t)=>{Ce.init(e,t);const o=Object.getOwnPropertyDescriptor(t,"shape"),i=o?.get?o.get.raw:t.shape??{};if(i){const y=()=>{
const $={...i};return Object.defineProperty(t,"shape",{value:$}),y.raw=$,$};y.raw=i,Object.defineProperty(t,"shape",{get:y})}
const c=j(()=>Dc(t));pt(e,"propValues",y=>{const $=y.def.shape,Z={};for(const w in $){const S=$[w]._zod;if(S.values){Object.
prototype.hasOwnProperty.call(Z,w)||ne(Z,w,new Set);for(const U of S.values)Z[w].add(U);S.optin!==void 0&&Z[w].add(void 0)}}
return Z});const l=v,h=t.catchall;let p;const g=ht.memoizer;g?.attach(e),e._zod.parse=(y,$)=>{p??(p=c.value);const Z=y.value;
if(!l(Z))return y.issues.push({expected:"object",code:"invalid_type",input:Z,inst:e}),y;y.value=g?g.alloc(e,y,{},$):{};const w=[],
S=p.shape,U=$?.abortEarly;let X=y.issues.length;for(const ue of p.allKeys){if(U&&y.issues.length!==X){if(Pe(y,X))break;X=
y.issues.length}if(ue==="__proto__")continue;const ee=S[ue],re=ee._zod.optin,ye=ee._zod.optout,Ze=ee._zod.run({value:Z[ue],
issues:[]},$);Ze instanceof Promise?w.push(Ze.then(ot=>yt(ot,y,ue,Z,re,ye))):yt(Ze,y,ue,Z,re,ye)}return h?Uc(w,Z,y,$,c.value,
e,U===!0):w.length?Promise.all(w).then(()=>y):y}}),Eh=null;function Ah(e,t,o,i){for(const l of e)if(l.issues.length===0)
return t.value=l.value,t;const c=e.filter(l=>!util.aborted(l));return c.length===1?(t.value=c[0].value,c[0]):(t.issues.push(
{code:"invalid_union",input:t.value,inst:o,errors:e.map(l=>l.issues.map(h=>util.finalizeIssue(h,i,core.config())))}),t)}
const Ch=null;function Mh(e,t,o,i){const c=[];for(let l=0;l<e.length;l++)e[l].issues.length===0&&c.push(l);return c.length===
1?(t.value=e[c[0]].value,t):(c.length===0?t.issues.push({code:"invalid_union",input:t.value,inst:o,errors:e.map(l=>l.issues.
map(h=>util.finalizeIssue(h,i,core.config())))}):t.issues.push({code:"invalid_union",input:t.value,inst:o,errors:[],inclusive:!1,
matches:c}),t)}const Rh=null;function Oh(e,t){const o=e._zod;let i=o.bag.optionsMap;i||(i=Hc(o.def),o.bag.optionsMap=i);
const c=i.get(t);if(c===null)throw new Error(`Ambiguous discriminator value "${String(t)}"`);return c}function Hc(e){const t=new Map;
for(const o of e.options){const i=o._zod.propValues?.[e.discriminator];if(!i||i.size===0)throw new Error(`Invalid discri\
minated union option at index "${e.options.indexOf(o)}"`);for(const c of i)if(t.has(c)){if(c!==void 0)throw new Error(`D\
uplicate discriminator value "${String(c)}"`);t.set(c,null)}else t.set(c,o)}return t}const Ih=null,Fh=null;function cn(e,t){
if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&+e==+t)return{valid:!0,data:e};if(util.isPlainObject(
e)&&util.isPlainObject(t)){const o=Object.keys(t),i=Object.keys(e).filter(l=>o.indexOf(l)!==-1),c={...e,...t};Object.prototype.
hasOwnProperty.call(c,"__proto__")&&delete c.__proto__;for(const l of i){if(l==="__proto__")continue;const h=cn(e[l],t[l]);
if(!h.valid)return{valid:!1,mergeErrorPath:[l,...h.mergeErrorPath]};c[l]=h.data}return{valid:!0,data:c}}if(Array.isArray(
e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};const o=[];for(let i=0;i<e.length;i++){const c=e[i],
l=t[i],h=cn(c,l);if(!h.valid)return{valid:!1,mergeErrorPath:[i,...h.mergeErrorPath]};o.push(h.data)}return{valid:!0,data:o}}
return{valid:!1,mergeErrorPath:[]}}function Nh(e,t,o){const i=new Map;let c;const l=new Map,h=(y,$)=>{let Z;if(y.code===
"unrecognized_keys"&&!y.path?.length)c??(c=y),Z=y.keys;else if(y.code==="invalid_key"&&y.origin==="record"&&y.path?.length===
1){const w=String(y.path[0]);l.has(w)||l.set(w,y),Z=[w]}else return!1;for(const w of Z)i.has(w)||i.set(w,{}),i.get(w)[$]=
!0;return!0};for(const y of t.issues)h(y,"l")||e.issues.push(y);for(const y of o.issues)h(y,"r")||e.issues.push(y);const p=[
...i].filter(([,y])=>y.l&&y.r).map(([y])=>y);if(p.length){const y=c?p.filter($=>c.keys.includes($)):[];y.length&&e.issues.
push({...c,keys:y});for(const $ of p)!y.includes($)&&l.has($)&&e.issues.push(l.get($))}const g=cn(t.value,o.value);if(!g.
valid){if(util.aborted(e))return e;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(g.mergeErrorPath)}`)}
return e.value=g.data,e}const Lh=null;function jh(e,t){for(let o=e.length-1;o>=0;o--)if(!(t==="optin"?e[o]._zod.optin!==
void 0:e[o]._zod.optout==="optional"))return o+1;return 0}function Dh(e,t,o){e.issues.length&&t.issues.push(...util.prefixIssues(
o,e.issues)),t.value[o]=e.value}function Uh(e,t,o,i,c){for(let l=0;l<o.length;l++){const h=e[l],p=l<i.length;if(!p&&l>=c&&
o[l]._zod.optin==="optional"){t.value.length=l;break}if(h.issues.length){if(!p&&l>=c){t.value.length=l;break}t.issues.push(
...util.prefixIssues(l,h.issues))}t.value[l]=h.value}for(let l=t.value.length-1;l>=i.length&&(o[l]._zod.optout==="option\
al"&&t.value[l]===void 0);l--)t.value.length=l;return t}const Bh=null,Hh=null;function Vh(e,t,o,i,c,l,h){e.issues.length&&
(util.propertyKeyTypes.has(typeof i)?o.issues.push(...util.prefixIssues(i,e.issues)):o.issues.push({code:"invalid_key",origin:"\
map",input:c,inst:l,issues:e.issues.map(p=>util.finalizeIssue(p,h,core.config()))})),t.issues.length&&(util.propertyKeyTypes.
has(typeof i)?o.issues.push(...util.prefixIssues(i,t.issues)):o.issues.push({origin:"map",code:"invalid_element",input:c,
inst:l,key:i,issues:t.issues.map(p=>util.finalizeIssue(p,h,core.config()))})),o.value.set(e.value,t.value)}const Wh=null;
function Kh(e,t){e.issues.length&&t.issues.push(...e.issues),t.value.add(e.value)}const Gh=null,qh=null,Xh=null,Jh=null;
function Ho(e,t){return e.value=t.issues.length?void 0:t.value,e}const Vc=oe("$ZodOptional",(e,t)=>{Ce.init(e,t),pt(e,"o\
ptin",o=>o.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",pt(e,"values",o=>{const i=o.
def.innerType._zod.values;return i?new Set([...i,void 0]):void 0}),pt(e,"pattern",o=>{const i=o.def.innerType._zod.pattern;
return i?new RegExp(`^(${A(i.source)})?$`):void 0}),e._zod.parse=(o,i)=>{if(o.value===void 0){if(t.innerType._zod.optin!==
"defaulted")return o;const c=t.innerType._zod.run({value:o.value,issues:[]},i);return c instanceof Promise?c.then(l=>Ho(
o,l)):Ho(o,c)}return t.innerType._zod.run(o,i)}}),Yh=null,Qh=null,em=null;function tm(e,t){return e.value===void 0&&(e.value=
t.defaultValue),e}const nm=null,om=null;function rm(e,t){return!e.issues.length&&e.value===void 0&&e.issues.push({code:"\
invalid_type",expected:"nonoptional",input:e.value,inst:t}),e}const im=null;function sm(e,t,o,i){return t.issues.length?
(e.value=o.catchValue({...t,value:e.value,error:{issues:t.issues.map(c=>util.finalizeIssue(c,i,core.config()))},input:e.
value}),e):(e.value=t.value,t.memo&&(e.memo=!0),e)}const am=null,cm=null,um=null;function lm(e,t,o){return e.issues.some(
i=>i.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run({value:e.value,issues:e.issues},o)}const dm=null;function fm(e,t,o){
if(e.issues.length)return e.aborted=!0,e;if((o.direction||"forward")==="forward"){const c=t.transform(e.value,e);return c instanceof
Promise?c.then(l=>gt(e,l,t.out,o)):gt(e,c,t.out,o)}else{const c=t.reverseTransform(e.value,e);return c instanceof Promise?
c.then(l=>gt(e,l,t.in,o)):gt(e,c,t.in,o)}}function gt(e,t,o,i){return e.issues.length?(e.aborted=!0,e):o._zod.run({value:t,
issues:e.issues},i)}const pm=null,hm=null;function mm(e){return e.memo||(e.value=Object.freeze(e.value)),e}function Wc(e){
const t=e._zod.def;let o=t.pattern,i=!!t.format?.includes("int"),c,l;for(const p of t.checks??[]){const g=p._zod.def;g.pattern&&
(o=g.pattern),i||(i=!!g.format?.includes("int"));const y=g.minimum??g.length,$=g.maximum??g.length;y!==void 0&&(c===void 0||
y>c)&&(c=y),$!==void 0&&(l===void 0||$<l)&&(l=$)}if(o)return o.source;if(c!==void 0&&l!==void 0&&c>l)return"(?!)";if(c!==
void 0||l!==void 0)return regexes.string({minimum:c,maximum:l}).source;const h=e._zod.pattern;return(i&&h===regexes.number?
regexes.integer:h)?.source}function Vo(e){const t=e._zod.def,o=e._zod.pattern?.source,i=t.innerType??e._zod.innerType;if(i){
const c=i._zod.pattern?.source,l=Vo(i);return o&&c&&l&&l!==c?o.replace(util.cleanRegex(c),()=>util.cleanRegex(l)):o}if(t.
options){const c=t.options.map(Vo);if(c.every(Boolean))return`^(${c.map(l=>util.cleanRegex(l)).join("|")})$`}return Wc(e)}
const ym=null,gm=null,_m=null,bm=null,$m=null;function vm(e,t,o,i){if(!e){const c={code:"custom",input:o,inst:i,path:[...i.
_zod.def.path??[]],continue:!i._zod.def.abort};i._zod.def.params&&(c.params=i._zod.def.params),t.issues.push(util.issue(
c))}}var Wo;const wm=null,km=null;class Kc{constructor(){this._map=new WeakMap,this._idmap=new Map}add(t,...o){const i=o[0];
return this._map.set(t,i),i&&typeof i=="object"&&"id"in i&&this._idmap.set(i.id,t),this}clear(){return this._map=new WeakMap,
this._idmap=new Map,this}remove(t){const o=this._map.get(t);return o&&typeof o=="object"&&"id"in o&&this._idmap.delete(o.
id),this._map.delete(t),this}get(t){const o=t._zod.parent;if(o){const i={...this.get(o)??{}};delete i.id;const c={...i,...this.
_map.get(t)};return Object.keys(c).length?c:void 0}return this._map.get(t)}has(t){return this._map.has(t)}}function Gc(){
return new Kc}(Wo=globalThis).__zod_globalRegistry??(Wo.__zod_globalRegistry=Gc());const _t=globalThis.__zod_globalRegistry;
function bt(e){return e.checks&&(e.checks=[...e.checks]),e}function qc(e,t){return new e(bt({type:"string",...fe(t)}))}function zm(e,t){
return new e(bt({type:"string",coerce:!0,...util.normalizeParams(t)}))}function xm(e,t){return new e({type:"string",format:"\
email",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Zm(e,t){return new e({type:"string",format:"\
guid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Tm(e,t){return new e({type:"string",format:"u\
uid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Sm(e,t){return new e({type:"string",format:"uu\
id",check:"string_format",abort:!1,version:"v4",...util.normalizeParams(t)})}function Pm(e,t){return new e({type:"string",
format:"uuid",check:"string_format",abort:!1,version:"v6",...util.normalizeParams(t)})}function Em(e,t){return new e({type:"\
string",format:"uuid",check:"string_format",abort:!1,version:"v7",...util.normalizeParams(t)})}function Am(e,t){return new e(
{type:"string",format:"url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Cm(e,t){return new e({type:"\
string",format:"emoji",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Mm(e,t){return new e({type:"\
string",format:"nanoid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Rm(e,t){return new e({type:"\
string",format:"cuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Om(e,t){return new e({type:"s\
tring",format:"cuid2",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Im(e,t){return new e({type:"s\
tring",format:"ulid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Fm(e,t){return new e({type:"st\
ring",format:"xid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Nm(e,t){return new e({type:"stri\
ng",format:"ksuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Lm(e,t){return new e({type:"stri\
ng",format:"ipv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function jm(e,t){return new e({type:"strin\
g",format:"ipv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Dm(e,t){return new e({type:"string",
format:"mac",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Um(e,t){return new e({type:"string",format:"\
cidrv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Bm(e,t){return new e({type:"string",format:"\
cidrv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Hm(e,t){return new e({type:"string",format:"\
base64",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Vm(e,t){return new e({type:"string",format:"\
base64url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Wm(e,t){return new e({type:"string",format:"\
e164",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Km(e,t){return new e({type:"string",format:"c\
redit_card",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Gm(e,t){return new e({type:"string",format:"\
iban",check:"string_format",abort:!1,...util.normalizeParams(t)})}function qm(e,t){return new e({type:"string",format:"j\
wt",check:"string_format",abort:!1,...util.normalizeParams(t)})}const Xm={Any:null,Minute:-1,Second:0,Millisecond:3,Microsecond:6};
function Jm(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,...util.
normalizeParams(t)})}function Ym(e,t){return new e({type:"string",format:"date",check:"string_format",...util.normalizeParams(
t)})}function Qm(e,t){return new e({type:"string",format:"time",check:"string_format",precision:null,...util.normalizeParams(
t)})}function ey(e,t){return new e({type:"string",format:"duration",check:"string_format",...util.normalizeParams(t)})}function ty(e,t){
return new e(bt({type:"number",checks:[],...util.normalizeParams(t)}))}function ny(e,t){return new e(bt({type:"number",coerce:!0,
checks:[],...util.normalizeParams(t)}))}function Xc(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"\
safeint",...fe(t)})}function oy(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float32",...util.
normalizeParams(t)})}function ry(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float64",...util.
normalizeParams(t)})}function iy(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"int32",...util.
normalizeParams(t)})}function sy(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"uint32",...util.
normalizeParams(t)})}function ay(e,t){return new e({type:"boolean",...util.normalizeParams(t)})}function cy(e,t){return new e(
{type:"boolean",coerce:!0,...util.normalizeParams(t)})}function uy(e,t){return new e({type:"bigint",...util.normalizeParams(
t)})}function ly(e,t){return new e({type:"bigint",coerce:!0,...util.normalizeParams(t)})}function dy(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"int64",...util.normalizeParams(t)})}function fy(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"uint64",...util.normalizeParams(t)})}function py(e,t){return new e(
{type:"symbol",...util.normalizeParams(t)})}function hy(e,t){return new e({type:"undefined",...util.normalizeParams(t)})}
function my(e,t){return new e({type:"null",...util.normalizeParams(t)})}function yy(e){return new e({type:"any"})}function gy(e){
return new e({type:"unknown"})}function Jc(e,t){return new e({type:"never",...fe(t)})}function _y(e,t){return new e({type:"\
void",...util.normalizeParams(t)})}function by(e,t){return new e({type:"date",...util.normalizeParams(t)})}function $y(e,t){
return new e({type:"date",coerce:!0,...util.normalizeParams(t)})}function vy(e,t){return new e({type:"nan",...util.normalizeParams(
t)})}function Yc(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function Qc(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!0})}
function eu(e,t){return new checks.$ZodCheckGreaterThan({check:"greater_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function Ko(e,t){return new pc({check:"greater_than",...fe(t),value:e,inclusive:!0})}function wy(e){return eu(0,e)}function ky(e){
return Yc(0,e)}function zy(e){return Qc(0,e)}function xy(e){return Ko(0,e)}function Zy(e,t){return new checks.$ZodCheckMultipleOf(
{check:"multiple_of",...util.normalizeParams(t),value:e})}function Ty(e,t){return new checks.$ZodCheckMaxSize({check:"ma\
x_size",...util.normalizeParams(t),maximum:e})}function Sy(e,t){return new checks.$ZodCheckMinSize({check:"min_size",...util.
normalizeParams(t),minimum:e})}function Py(e,t){return new checks.$ZodCheckSizeEquals({check:"size_equals",...util.normalizeParams(
t),size:e})}function Ey(e,t){return new checks.$ZodCheckMaxLength({check:"max_length",...util.normalizeParams(t),maximum:e})}
function tu(e,t){return new mc({check:"min_length",...fe(t),minimum:e})}function Ay(e,t){return new checks.$ZodCheckLengthEquals(
{check:"length_equals",...util.normalizeParams(t),length:e})}function Cy(e,t){return new checks.$ZodCheckRegex({check:"s\
tring_format",format:"regex",...util.normalizeParams(t),pattern:e})}function My(e){return new checks.$ZodCheckLowerCase(
{check:"string_format",format:"lowercase",...util.normalizeParams(e)})}function Ry(e){return new checks.$ZodCheckUpperCase(
{check:"string_format",format:"uppercase",...util.normalizeParams(e)})}function Oy(e,t){return new checks.$ZodCheckIncludes(
{check:"string_format",format:"includes",...util.normalizeParams(t),includes:e})}function Iy(e,t){return new checks.$ZodCheckStartsWith(
{check:"string_format",format:"starts_with",...util.normalizeParams(t),prefix:e})}function Fy(e,t){return new checks.$ZodCheckEndsWith(
{check:"string_format",format:"ends_with",...util.normalizeParams(t),suffix:e})}function Ny(e,t,o){return new checks.$ZodCheckProperty(
{check:"property",property:e,schema:t,...util.normalizeParams(o)})}function Ly(e,t){return new checks.$ZodCheckProperties(
{check:"properties",shape:e,...util.normalizeParams(t)})}function jy(e,t){return new checks.$ZodCheckMimeType({check:"mi\
me_type",mime:e,...util.normalizeParams(t)})}function et(e){return new yc({check:"overwrite",tx:e})}function Dy(e){return et(
t=>t.normalize(e))}function nu(){return et(e=>e.trim())}function Uy(){return et(e=>e.toLowerCase())}function By(){return et(
e=>e.toUpperCase())}function Hy(){return et(e=>util.slugify(e))}function Vy(e,t,o){return new e({type:"array",element:t,
...util.normalizeParams(o)})}function Wy(e,t,o){return new e({type:"union",options:t,...util.normalizeParams(o)})}function Ky(e,t,o){
return new e({type:"union",options:t,inclusive:!1,...util.normalizeParams(o)})}function Gy(e,t,o,i){return new e({type:"\
union",options:o,discriminator:t,...util.normalizeParams(i)})}function qy(e,t,o){return new e({type:"intersection",left:t,
right:o})}function Xy(e,t,o,i){const c=o instanceof schemas.$ZodType,l=c?i:o,h=c?o:null;return new e({type:"tuple",items:t,
rest:h,...util.normalizeParams(l)})}function Jy(e,t,o,i){return new e({type:"record",keyType:t,valueType:o,...util.normalizeParams(
i)})}function Yy(e,t,o,i){return new e({type:"map",keyType:t,valueType:o,...util.normalizeParams(i)})}function Qy(e,t,o){
return new e({type:"set",valueType:t,...util.normalizeParams(o)})}function eg(e,t,o){const i=Array.isArray(t)?Object.fromEntries(
t.map(c=>[c,c])):t;return new e({type:"enum",entries:i,...util.normalizeParams(o)})}function tg(e,t,o){return new e({type:"\
enum",entries:t,...util.normalizeParams(o)})}function ng(e,t,o){return new e({type:"literal",values:Array.isArray(t)?t:[
t],...util.normalizeParams(o)})}function og(e,t){return new e({type:"file",...util.normalizeParams(t)})}function rg(e,t){
return new e({type:"transform",transform:t})}function ig(e,t){return new e({type:"optional",innerType:t})}function sg(e,t){
return new e({type:"nullable",innerType:t})}function ag(e,t,o){return new e({type:"default",innerType:t,get defaultValue(){
return typeof o=="function"?o():util.shallowClone(o)}})}function cg(e,t,o){return new e({type:"nonoptional",innerType:t,
...util.normalizeParams(o)})}function ug(e,t){return new e({type:"success",innerType:t})}function lg(e,t,o){return new e(
{type:"catch",innerType:t,catchValue:typeof o=="function"?o:util.constantCatch(o)})}function dg(e,t,o){return new e({type:"\
pipe",in:t,out:o})}function fg(e,t){return new e({type:"readonly",innerType:t})}function pg(e,t,o){return new e({type:"t\
emplate_literal",parts:t,...util.normalizeParams(o)})}function hg(e,t){return new e({type:"lazy",getter:t})}function mg(e,t){
return new e({type:"promise",innerType:t})}function yg(e,t,o){const i=util.normalizeParams(o);return i.abort??(i.abort=!0),
new e({type:"custom",check:"custom",fn:t,...i})}function gg(e,t,o){return new e({type:"custom",check:"custom",fn:t,...util.
normalizeParams(o)})}function _g(e,t){const o=ou(i=>(i.addIssue=c=>{if(typeof c=="string")i.issues.push(util.issue(c,i.value,
o._zod.def));else{const l=c;l.fatal&&(l.continue=!1),l.code??(l.code="custom"),"input"in l||(l.input=i.value),l.inst??(l.
inst=o),l.continue??(l.continue=!o._zod.def.abort),i.issues.push(util.issue(l))}},e(i.value,i)),t);return o}function ou(e,t){
const o=new checks.$ZodCheck({check:"custom",...util.normalizeParams(t)});return o._zod.check=e,o}function ru(e){const t=new Ae(
{check:"describe"});return t._zod.onattach=[o=>{const i=_t.get(o)??{};_t.add(o,{...i,description:e})}],t._zod.check=()=>{},
t}function iu(e){const t=new Ae({check:"meta"});return t._zod.onattach=[o=>{const i=_t.get(o)??{};_t.add(o,{...i,...e})}],
t._zod.check=()=>{},t}function bg(e,t){const o=util.normalizeParams(t);let i=o.truthy??["true","1","yes","on","y","enabl\
ed"],c=o.falsy??["false","0","no","off","n","disabled"];o.case!=="sensitive"&&(i=i.map(S=>typeof S=="string"?S.toLowerCase():
S),c=c.map(S=>typeof S=="string"?S.toLowerCase():S));const l=new Set(i),h=new Set(c),p=e.Codec??schemas.$ZodCodec,g=e.Boolean??
schemas.$ZodBoolean,y=e.String??schemas.$ZodString,$=new y({type:"string",error:o.error}),Z=new g({type:"boolean",error:o.
error}),w=new p({type:"pipe",in:$,out:Z,transform:((S,U)=>{let X=S;return o.case!=="sensitive"&&(X=X.toLowerCase()),l.has(
X)?!0:h.has(X)?!1:(U.issues.push({code:"invalid_value",expected:"stringbool",values:[...l,...h],input:U.value,inst:w,continue:!1}),
{})}),reverseTransform:((S,U)=>S===!0?i[0]||"true":c[0]||"false"),error:o.error});return w._zod.bag.truthy=i,w._zod.bag.
falsy=c,w._zod.bag.case=o.case??"insensitive",w}function $g(e,t,o,i={}){const c=util.normalizeParams(i),l={check:"string\
_format",type:"string",format:t,fn:typeof o=="function"?o:p=>o.test(p),...c};return o instanceof RegExp&&(l.pattern=o),new e(
l)}function su(){const e=this._zod;return e.message??(e.message=JSON.stringify(e.def,P,2)),e.message}function au(e){this.
_zod.message=e}const cu={get:su,set:au,enumerable:!0,configurable:!0},un={value:void 0,enumerable:!1},Go=new WeakSet([Object.
prototype,Error.prototype]),qo=(e,t)=>{e.name="$ZodError",un.value=t,Object.defineProperty(e,"issues",un),un.value=void 0,
Object.defineProperty(e,"message",cu);const o=Object.getPrototypeOf(e);Go.has(o)||(Go.add(o),Object.defineProperty(o,"to\
String",{configurable:!0,enumerable:!1,get(){const i=()=>this.message;return Object.defineProperty(this,"toString",{value:i,
configurable:!0,writable:!0}),i},set(i){Object.defineProperty(this,"toString",{value:i,configurable:!0,writable:!0})}}))},
vg=oe("$ZodError",qo),me=oe("$ZodError",qo,void 0,{Parent:Error});function uu(e,t,o){return Object.prototype.hasOwnProperty.
call(e,t)||(t==="__proto__"?Object.defineProperty(e,t,{value:o(),writable:!0,enumerable:!0,configurable:!0}):e[t]=o()),e[t]}
function wg(e,t=o=>o.message){const o={},i=[];for(const c of e.issues)c.path.length>0?uu(o,c.path[0],()=>[]).push(t(c)):
i.push(t(c));return{formErrors:i,fieldErrors:o}}function kg(e,t=o=>o.message){const o={_errors:[]},i=(c,l=[])=>{for(const h of c.
issues)if(h.code==="invalid_union"&&h.errors.length)h.errors.map(p=>i({issues:p},[...l,...h.path]));else if(h.code==="in\
valid_key")i({issues:h.issues},[...l,...h.path]);else if(h.code==="invalid_element")i({issues:h.issues},[...l,...h.path]);else{
const p=[...l,...h.path];if(p.length===0)o._errors.push(t(h));else{let g=o,y=0;for(;y<p.length;){const $=p[y],Z=y===p.length-
1;if($==="_errors"){Z&&g._errors.push(t(h)),y++;continue}Object.prototype.hasOwnProperty.call(g,$)||Object.defineProperty(
g,$,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});const w=g[$];Z&&w._errors.push(t(h)),g=w,y++}}}};return i(
e),o}function zg(e,t=o=>o.message){const o={errors:[]},i=(c,l=[])=>{var h;for(const p of c.issues)if(p.code==="invalid_u\
nion"&&p.errors.length)p.errors.map(g=>i({issues:g},[...l,...p.path]));else if(p.code==="invalid_key")i({issues:p.issues},
[...l,...p.path]);else if(p.code==="invalid_element")i({issues:p.issues},[...l,...p.path]);else{const g=[...l,...p.path];
if(g.length===0){o.errors.push(t(p));continue}let y=o,$=0;for(;$<g.length;){const Z=g[$],w=$===g.length-1;typeof Z=="str\
ing"?(y.properties??(y.properties={}),Object.prototype.hasOwnProperty.call(y.properties,Z)||Object.defineProperty(y.properties,
Z,{value:{errors:[]},enumerable:!0,writable:!0,configurable:!0}),y=y.properties[Z]):(y.items??(y.items=[]),(h=y.items)[Z]??
(h[Z]={errors:[]}),y=y.items[Z]),w&&y.errors.push(t(p)),$++}}};return i(e),o}function lu(e){const t=[],o=e.map(i=>typeof i==
"object"?i.key:i);for(const i of o)typeof i=="number"?t.push(`[${i}]`):typeof i=="symbol"?t.push(`[${JSON.stringify(String(
i))}]`):/[^\w$]/.test(i)?t.push(`[${JSON.stringify(i)}]`):(t.length&&t.push("."),t.push(i));return t.join("")}function xg(e){
const t=[],o=[...e.issues].sort((i,c)=>(i.path??[]).length-(c.path??[]).length);for(const i of o)t.push(`\u2716 ${i.message}`),
i.path?.length&&t.push(`  \u2192 at ${lu(i.path)}`);return t.join(`
`)}function $t(e,t){return{callee:t?.callee??e,Err:t?.Err}}const ln=e=>{const t=(o,i,c,l)=>{const h=c?{...c,async:!1}:{async:!1},
p=o._zod.run({value:i,issues:[]},h);if(p instanceof Promise)throw new Qe;if(p.issues.length){const g=new(l?.Err??e)(p.issues.
map(y=>ft(y,h,mt())));throw N(g,l?.callee??t),g}return p.value};return t},du=ln(me),dn=e=>{const t=async(o,i,c,l)=>{const h=c?
{...c,async:!0}:{async:!0};let p=o._zod.run({value:i,issues:[]},h);if(p instanceof Promise&&(p=await p),p.issues.length){
const g=new(l?.Err??e)(p.issues.map(y=>ft(y,h,mt())));throw N(g,l?.callee??t),g}return p.value};return t},fu=dn(me),fn=e=>(t,o,i)=>{
const c=i?{...i,async:!1}:{async:!1},l=t._zod.run({value:o,issues:[]},c);if(l instanceof Promise)throw new Qe;return l.issues.
length?Jo(e,l.issues,c):{success:!0,data:l.value}},Xo=fn(me);function Jo(e,t,o){let i;return{success:!1,get error(){return i||
(i=new e(t.map(c=>ft(c,o,mt()))),t=void 0,o=void 0),i},set error(c){i=c,t=void 0,o=void 0}}}const pn=e=>async(t,o,i)=>{const c=i?
{...i,async:!0}:{async:!0};let l=t._zod.run({value:o,issues:[]},c);return l instanceof Promise&&(l=await l),l.issues.length?
Jo(e,l.issues,c):{success:!0,data:l.value}},pu=pn(me),hu=null,mu=null,Zg=((e,t,o)=>{const i=e._zod.bag.validator;if(i!==
void 0){if(i(t)!==hu)return!0;if(i.definite===!0&&o===void 0)return!1}return yu(e,t,o)});function yu(e,t,o){const i=o?{...o,
async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},c=e._zod.bag.fallbackRun;let l;if(c?(i[mu]=!0,l=c({value:t,issues:[]},i)):
l=e._zod.run({value:t,issues:[]},i),l instanceof Promise)throw new core.$ZodAsyncError;return l.issues.length===0}const Tg=async(e,t,o)=>{
const i=o?{...o,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0};let c=e._zod.run({value:t,issues:[]},i);return c instanceof
Promise&&(c=await c),c.issues.length===0},Pg=(e=>{const t=ln(e),o=(i,c,l,h)=>{const p=l?{...l,direction:"backward"}:{direction:"\
backward"};return t(i,c,p,$t(o,h))};return o})(me),Ag=(e=>{const t=ln(e),o=(i,c,l,h)=>t(i,c,l,$t(o,h));return o})(me),Mg=(e=>{
const t=dn(e),o=async(i,c,l,h)=>{const p=l?{...l,direction:"backward"}:{direction:"backward"};return await t(i,c,p,$t(o,
h))};return o})(me),Og=(e=>{const t=dn(e),o=async(i,c,l,h)=>await t(i,c,l,$t(o,h));return o})(me),Fg=(e=>(t,o,i)=>{const c=i?
{...i,direction:"backward"}:{direction:"backward"};return fn(e)(t,o,c)})(me),Lg=(e=>(t,o,i)=>fn(e)(t,o,i))(me),Dg=(e=>async(t,o,i)=>{
const c=i?{...i,direction:"backward"}:{direction:"backward"};return pn(e)(t,o,c)})(me),Bg=(e=>async(t,o,i)=>pn(e)(t,o,i))(
me),Fe=oe("ZodMiniType",(e,t)=>{if(!e._zod)throw new Error("Uninitialized schema in ZodMiniType.");Ce.init(e,t),e.def=t,
e.type=t.type},{get with(){return this.check},set with(e){Ee(this,"with",e)},parse(e,t){return du(this,e,t,{callee:this.
parse})},parseAsync(e,t){return fu(this,e,t,{callee:this.parseAsync})},safeParse(e,t){return Xo(this,e,t)},safeParseAsync(e,t){
return pu(this,e,t)},check(...e){const t=this.def;return this.clone({...t,checks:[...t.checks??[],...e.map(o=>typeof o==
"function"?{_zod:{check:o,def:{check:"custom"},onattach:[]}}:o)]},{parent:!0})},clone(e,t){return se(this,e,t)},brand(){
return this},register(e,t){return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(this,...t)}}),Yo=oe("Z\
odMiniString",(e,t)=>{zc.init(e,t),Fe.init(e,t)});function vt(e){return qc(Yo,e)}const Hg=null,gu=null;function Vg(e){return core.
_email(gu,e)}const _u=null;function Wg(e){return core._guid(_u,e)}const wt=null;function Kg(e){return core._uuid(wt,e)}function Gg(e){
return core._uuidv4(wt,e)}function qg(e){return core._uuidv6(wt,e)}function Xg(e){return core._uuidv7(wt,e)}const Qo=null;
function Jg(e){return core._url(Qo,e)}function Yg(e){return core._url(Qo,{protocol:regexes.httpProtocol,hostname:regexes.
domain,...util.normalizeParams(e)})}const bu=null;function Qg(e){return core._emoji(bu,e)}const $u=null;function e_(e){return core.
_nanoid($u,e)}const vu=null;function t_(e){return core._cuid(vu,e)}const wu=null;function n_(e){return core._cuid2(wu,e)}
const ku=null;function o_(e){return core._ulid(ku,e)}const zu=null;function r_(e){return core._xid(zu,e)}const xu=null;function i_(e){
return core._ksuid(xu,e)}const Zu=null;function s_(e){return core._ipv4(Zu,e)}const Tu=null;function a_(e){return core._ipv6(
Tu,e)}const Su=null;function c_(e){return core._cidrv4(Su,e)}const Pu=null;function u_(e){return core._cidrv6(Pu,e)}const Eu=null;
function l_(e){return core._mac(Eu,e)}const Au=null;function d_(e){return core._base64(Au,e)}const Cu=null;function f_(e){
return core._base64url(Cu,e)}const Mu=null;function p_(e){return core._e164(Mu,e)}const Ru=null;function h_(e){return core.
_creditCard(Ru,e)}const Ou=null;function m_(e){return core._iban(Ou,e)}const Iu=null;function y_(e){return core._jwt(Iu,
e)}const tt=null;function g_(e,t,o={}){return core._stringFormat(tt,e,t,o)}function __(e){return core._stringFormat(tt,"\
hostname",regexes.hostname,e)}function b_(e){return core._stringFormat(tt,"hex",regexes.hex,e)}function $_(e){return core.
_stringFormat(tt,"currency_code",regexes.currencyCode,e)}function v_(e,t){const o=t?.enc??"hex",i=`${e}_${o}`,c=core.regexes[i];
if(!c)throw new Error(`Unrecognized hash format: ${i}`);return core._stringFormat(tt,i,c,t)}const er=oe("ZodMiniNumber",
(e,t)=>{Uo.init(e,t),Fe.init(e,t)});function Fu(e){return core._number(er,e)}const nt=oe("ZodMiniNumberFormat",(e,t)=>{Oc.
init(e,t),er.init(e,t)});function Nu(e){return Xc(nt,e)}function w_(e){return core._float32(nt,e)}function k_(e){return core.
_float64(nt,e)}function z_(e){return core._int32(nt,e)}function x_(e){return core._uint32(nt,e)}const tr=null;function Lu(e){
return core._boolean(tr,e)}const ju=null;function Z_(e){return core._bigint(ju,e)}const nr=null;function T_(e){return core.
_int64(nr,e)}function S_(e){return core._uint64(nr,e)}const Du=null;function P_(e){return core._symbol(Du,e)}const Uu=null;
function E_(e){return core._undefined(Uu,e)}const Bu=null;function Hu(e){return core._null(Bu,e)}const Vu=null;function A_(){
return core._any(Vu)}const Wu=null;function hn(){return core._unknown(Wu)}const Ku=oe("ZodMiniNever",(e,t)=>{Ic.init(e,t),
Fe.init(e,t)});function Gu(e){return Jc(Ku,e)}const qu=null;function C_(e){return core._void(qu,e)}const Xu=null;function M_(e){
return core._date(Xu,e)}const Ju=oe("ZodMiniArray",(e,t)=>{Lc.init(e,t),Fe.init(e,t)});function mn(e,t){return new Ju({type:"\
array",element:e,...fe(t)})}function R_(e){const t=e._zod.def.shape;return cl(Object.keys(t))}const yn=oe("ZodMiniObject",
(e,t)=>{Bc.init(e,t),Fe.init(e,t),uc(e,"shape",o=>o._zod.def.shape,!1)});function O_(e,t){const o={type:"object",shape:e??
{},...util.normalizeParams(t)};return new yn(o)}function or(e,t){return new yn({type:"object",shape:e,catchall:Gu(),...fe(
t)})}function I_(e,t){return new yn({type:"object",shape:e,catchall:hn(),...util.normalizeParams(t)})}function F_(e,t){return util.
extend(e,t)}function N_(e,t){return util.safeExtend(e,t)}function L_(e,t){return util.merge(e,t)}function j_(e,t){return util.
pick(e,t)}function D_(e,t){return util.omit(e,t)}function U_(e,t){const o=e._zod.def;if(o.type!=="tuple")return util.partial(
gn,e,t);if(o.checks?.length)throw new Error(".partial() cannot be used on tuple schemas containing refinements");return util.
clone(e,{...o,items:o.items.map(i=>new gn({type:"optional",innerType:i}))})}function B_(e,t){return util.partial(ir,e,t,
"exactPartial")}function H_(e,t){return util.required(sr,e,t)}function V_(e,t){return e.clone(util.mergeDefs(e._zod.def,
{catchall:t}))}const Yu=null;function Qu(e,t){return new Yu({type:"union",options:e,...util.normalizeParams(t)})}const el=null;
function W_(e,t){return new el({type:"union",options:e,inclusive:!1,...util.normalizeParams(t)})}const tl=null;function K_(e,t,o){
return new tl({type:"union",options:t,discriminator:e,...util.normalizeParams(o)})}const nl=null;function G_(e,t){return new nl(
{type:"intersection",left:e,right:t})}const ol=null;function rl(e,t,o){const i=t instanceof core.$ZodType,c=i?o:t,l=i?t:
null;return new ol({type:"tuple",items:e,rest:l,...util.normalizeParams(c)})}const kt=null;function il(e,t,o){return!t||
!t._zod?new kt({type:"record",keyType:vt(),valueType:e,...util.normalizeParams(t)}):new kt({type:"record",keyType:e,valueType:t,
...util.normalizeParams(o)})}function q_(e,t,o){return new kt({type:"record",keyType:e,valueType:t,...util.normalizeParams(
o),partial:!0})}function X_(e,t,o){return new kt({type:"record",keyType:e,valueType:t,mode:"loose",...util.normalizeParams(
o)})}const sl=null;function J_(e,t,o){return new sl({type:"map",keyType:e,valueType:t,...util.normalizeParams(o)})}const al=null;
function Y_(e,t){return new al({type:"set",valueType:e,...util.normalizeParams(t)})}const rr=null;function cl(e,t){const o=Array.
isArray(e)?Object.fromEntries(e.map(i=>[i,i])):e;return new rr({type:"enum",entries:o,...util.normalizeParams(t)})}function Q_(e,t){
return new rr({type:"enum",entries:e,...util.normalizeParams(t)})}const ul=null;function eb(e,t){return new ul({type:"li\
teral",values:Array.isArray(e)?e:[e],...util.normalizeParams(t)})}const ll=null;function tb(e){return core._file(ll,e)}const dl=null;
function nb(e){return new dl({type:"transform",transform:e})}const gn=oe("ZodMiniOptional",(e,t)=>{Vc.init(e,t),Fe.init(
e,t)});function ge(e){return new gn({type:"optional",innerType:e})}const ir=null;function ob(e){return new ir({type:"opt\
ional",innerType:e})}const fl=null;function pl(e){return new fl({type:"nullable",innerType:e})}function rb(e){return ge(
pl(e))}const hl=null;function ib(e,t){return new hl({type:"default",innerType:e,get defaultValue(){return typeof t=="fun\
ction"?t():util.shallowClone(t)}})}const ml=null;function sb(e,t){return new ml({type:"prefault",innerType:e,get defaultValue(){
return typeof t=="function"?t():util.shallowClone(t)}})}const sr=null;function ab(e,t){return new sr({type:"nonoptional",
innerType:e,...util.normalizeParams(t)})}const yl=null;function cb(e){return new yl({type:"success",innerType:e})}const gl=null;
function ub(e,t){return new gl({type:"catch",innerType:e,catchValue:typeof t=="function"?t:core.util.constantCatch(t)})}
const _l=null;function lb(e){return core._nan(_l,e)}const bl=null;function db(e,t){return new bl({type:"pipe",in:e,out:t})}
const _n=null;function fb(e,t,o){return new _n({type:"pipe",in:e,out:t,transform:o.decode,reverseTransform:o.encode})}function pb(e){
const t=e._zod.def;return new _n({type:"pipe",in:t.out,out:t.in,transform:t.reverseTransform,reverseTransform:t.transform})}
const $l=null;function hb(e){return new $l({type:"readonly",innerType:e})}const vl=null;function mb(e,t){return new vl({
type:"template_literal",parts:e,...util.normalizeParams(t)})}const wl=null;function kl(e){return new wl({type:"lazy",getter:e})}
const zl=null;function yb(e){return new zl({type:"promise",innerType:e})}const ar=null;function xl(e,t){const o=new Ae({
check:"custom",...fe(t)});return o._zod.check=e,o}function Zl(e,t){return core._custom(ar,e??(()=>!0),t)}function gb(e,t={}){
return core._refine(ar,e,t)}function _b(e,t){return core._superRefine(e,t)}const bb=ru,$b=iu;class vb{constructor(...t){}}
function wb(e,t={}){const o=Zl(i=>i instanceof e,t);return o._zod.bag.Class=e,o._zod.check=i=>{i.value instanceof e||i.issues.
push({code:"invalid_type",expected:e.name,input:i.value,inst:o,path:[...o._zod.def.path??[]]})},o}const kb=(...e)=>core.
_stringbool({Codec:_n,Boolean:tr,String:Yo},...e);function zb(){const e=kl(()=>Qu([vt(),Fu(),Lu(),Hu(),mn(e),il(vt(),e)]));
return e}const Tl=null;function xb(e){return new Tl({type:"function",input:Array.isArray(e?.input)?rl(e?.input):e?.input??
mn(hn()),output:e?.output??hn()})}const Ne=[],bn=[];function zt(e,t,o){if(e===t)return 0;const i=o?.maxDistance,c=e;e.length>
t.length&&(e=t,t=c);let l=e.length,h=t.length;for(;l>0&&e.charCodeAt(~-l)===t.charCodeAt(~-h);)l--,h--;let p=0;for(;p<l&&
e.charCodeAt(p)===t.charCodeAt(p);)p++;if(l-=p,h-=p,i!==void 0&&h-l>i)return i;if(l===0)return i!==void 0&&h>i?i:h;let g,
y,$,Z,w=0,S=0;for(;w<l;)bn[w]=e.charCodeAt(p+w),Ne[w]=++w;for(;S<h;){for(g=t.charCodeAt(p+S),$=S++,y=S,w=0;w<l;w++)Z=g===
bn[w]?$:$+1,$=Ne[w],y=Ne[w]=$>y?Z>y?y+1:Z:Z>$?$+1:Z;if(i!==void 0){let U=y;for(w=0;w<l;w++)Ne[w]<U&&(U=Ne[w]);if(U>i)return i}}
return Ne.length=l,bn.length=l,i!==void 0&&y>i?i:y}function Zb(e,t,o){if(!Array.isArray(t)||t.length===0)return;const i=o?.
maxDistance,c=e.length;for(const g of t)if(g===e)return g;if(i===0)return;let l,h=Number.POSITIVE_INFINITY;const p=new Set;
for(const g of t){if(p.has(g))continue;p.add(g);const y=Math.abs(g.length-c);if(y>=h||i!==void 0&&y>i)continue;const $=Number.
isFinite(h)?i===void 0?h:Math.min(h,i):i,Z=$===void 0?zt(e,g):zt(e,g,{maxDistance:$});if(i!==void 0&&Z>i)continue;let w=Z;
if($!==void 0&&Z===$&&$===i&&(w=zt(e,g)),w<h&&(h=w,l=g,h===0))break}if(!(i!==void 0&&h>i))return l}const Sl=2,xt=e=>e.toLowerCase().
replace(/[-_]/g,"");function cr(e,t,o=t){const i=c=>zt(xt(c),xt(e))<=Math.min(Sl,c.length>>1);return t.find(c=>xt(c)===xt(
e))??o.find(i)}const Pl=null;function Tb(e,t){return Object.entries(e).flatMap(([o,i])=>{const c=cr(o,Object.keys(t),Pl);
if(c===void 0||t[c]===i)return[];const l=`write \`${c}\` (or rename INPUT_${o.toUpperCase()}, if it is a variable of the\
 job)`;return problem(o,`is not an input of this action; ${l}`)})}function $n(e,t){return vt({error:({input:i})=>i===void 0?
`is missing; give ${e}`:Zt(e,i)}).check(nu(),xl(({value:i,issues:c})=>{const l=t(i);"message"in l&&c.push({code:"custom",
message:l.message,input:i})}))}function Zt(e,t){const o=t===null?"null":Array.isArray(t)?"a list":typeof t=="object"?"a \
mapping":"";return`is ${o||(typeof t=="string"?"text":`the ${typeof t} ${String(t)}`)}; give ${e}${e==="text"?o===""?" i\
n quotes":t===null?" (in quotes if it begins with `#`)":"":""}`}const Le=e=>$n("text",u.fD[e]),ur=e=>$n("an https URL",u.
fD[e]),lr=$n("an http or https URL",u.fD.landing_url),El=mn(or({text:Le("title"),url:lr},{error:e=>fr(e,"a mapping of `t\
ext` and `url`")}),{error:e=>e.code==="invalid_type"?Zt("a list of {text, url}",e.input):void 0}).check(tu(1,"is an empt\
y list; give at least one {text, url}, or leave it out")),Al=Number.MAX_SAFE_INTEGER,dr=({input:e})=>typeof e=="number"?
`is ${e}; give a whole number of seconds from 0 to ${Al}`:Zt("a whole number of seconds",e),Cl=Nu({error:dr}).check(Ko(0,
{error:dr,abort:!0}));function fr(e,t){return e.code==="invalid_type"?Zt(t,e.input):void 0}const Ml={title:ge(Le("title")),
message:ge(Le("message")),icon_url:ge(ur("icon_url")),banner_url:ge(ur("banner_url")),landing_url:ge(lr),actions:ge(El),
utm_source:ge(Le("utm_source")),utm_medium:ge(Le("utm_medium")),utm_campaign:ge(Le("utm_campaign")),ttl:ge(Cl)},Rl=or(Ml,
{error:e=>fr(e,"a mapping of notification fields")});function vn(e,{value:t,placeOf:o,problems:i}){const c=(S,U)=>(0,a.CC)(
e,U,{path:S,place:o(S)}),l=pr(t);if(l===void 0)return{fields:{},problems:[...i,c(["actions"],"has too many elements to c\
heck; give fewer")]};if(l.success&&i.length===0)return{fields:l.data,problems:[]};const h=new Set(i.map(({path:S=[]})=>(0,a.
LF)(S))),g=(l.error?.issues??[]).filter(({path:S})=>!h.has((0,a.LF)(S))).flatMap(({path:S,message:U,...X})=>X.code==="un\
recognized_keys"?X.keys.map(ue=>({path:[...S,ue]})):[{path:S,message:U}]),y=(0,a.TJ)(e,g,({path:S,message:U=Ol(S)})=>c(S,
U)),$=[...i,...y].sort(a.hz),Z=new Set([...i,...g].map(({path:S})=>S?.[0])),w=Object.entries(t??{}).filter(([S])=>!Z.has(
S));return{fields:pr(Object.fromEntries(w))?.data??{},problems:$}}function Ol(e){if(e.length>1)return"is not part of a b\
utton; a button has only `text` and `url`";if(e[0]==="target")return"cannot be set in a payload file; set the input `tar\
get` in the workflow";const t=cr(String(e[0]),u.pi);return`is not a field of a notification; ${t?`did you mean \`${t}\`?`:
`the fields are ${u.pi.join(", ")}.`} For other fields of your service, use the input \`extra-fields\``}function pr(e){try{
return Xo(Rl,e,{jitless:!0})}catch(t){if(t instanceof RangeError)return;throw t}}var Il=s(4463);async function wn(e,t,o){
const i=ee=>(0,Il.kU)({[t.input]:ee},o,t.file),c=i(e);if(c.length>0)return{problems:c};const l=await s.e(815).then(s.t.bind(
s,8815,19)),h=new l.LineCounter,p=l.parseAllDocuments(e,{version:"1.2",lineCounter:h,stringKeys:!0,uniqueKeys:!1,prettyErrors:!1,
logLevel:"silent"}),g=ee=>{const{line:re,col:ye}=h.linePos(ee);return{line:re,column:ye}},[y,$]=Array.isArray(p)?p:[];if(!y)
return{value:null,placeOf:()=>{},problems:[]};const Z=t.file===void 0?"invalid-input":"unreadable-file",[w]=y.errors;if(w){
const ee=Ll[w.code]??"check the indentation, and put text that contains `: ` or `#` in quotes",ye=w.code==="RESOURCE_EXH\
AUSTION"?hr:`is neither YAML nor JSON (${kn(w.message)}); ${ee}`;return{problems:[(0,a.CC)(t,ye,{place:g(w.pos[0]),reason:Z})]}}
const S=[],U=(ee,re,ye,Ze=!1)=>S.push((0,a.CC)(t,ee,{path:ye,place:g(re),...Ze&&{reason:Z}})),X=[],ue=(...ee)=>{const re=i(
X);return{problems:re.length>0?re:[...S,...ee]}};$&&U("contains more than one YAML document; give only one",$.range[0],[]);
try{Fl(l,y,U,X);const[ee]=y.warnings;if(ee&&S.length===0&&U(`is not plain YAML (${kn(ee.message)})`,ee.pos[0],[]),S.some(
Ze=>Ze.reason==="unreadable-file"))return ue();const re=y.toJS({maxAliasCount:100});JSON.stringify(re);const ye=i([re,X]);
return ye.length>0?{problems:ye}:{value:re,placeOf:Nl(l,y,g),problems:S}}catch(ee){if(ee instanceof RangeError)return ue(
(0,a.CC)(t,hr));const re=kn(String(ee.message));return ue((0,a.CC)(t,`has an alias that cannot be resolved: ${re}`))}}const hr="\
is nested too deeply; use fewer levels";function Fl(e,t,o,i){const c=[],l=(p,g)=>{c.push(p),h(g),c.pop()};function h(p){
if(!e.isNode(p)||e.isAlias(p))return;const g=p.range?.[0]??0;if(p.tag&&!jl.test(p.tag))i.push(p.tag),o(`has the tag ${(0,a.
cz)(p.tag)}, which is not supported; remove it`,g,[...c]);else if(e.isScalar(p)&&typeof p.value=="number"){const y=Dl(p.
value);y&&o(`is ${(0,a.cz)(p.source??String(p.value))}, ${y}`,g,[...c])}else if(e.isSeq(p))for(const[y,$]of p.items.entries())
l(y,$);else if(e.isMap(p)){const y=new Set;for(const{key:$,value:Z}of p.items){const w=mr($);i.push(w),y.has(w)&&o("is g\
iven twice; give each key once",$.range?.[0]??g,[...c,w],!0),y.add(w),l(w,Z)}}}h(t.contents)}function Nl(e,t,o){const i=new Map,
c=l=>{const h=i.get(l)??new Map(l.items.map(({key:p,value:g})=>[mr(p),g]));return i.set(l,h),h};return l=>{let h=t.contents,
p=t.contents?.range?.[0];for(const g of l){if(e.isAlias(h)&&(h=h.resolve(t)),e.isMap(h))h=c(h).get(String(g));else if(e.
isSeq(h))h=h.items[Number(g)];else break;e.isNode(h)&&h.range&&(p=h.range[0])}return p===void 0?void 0:o(p)}}const mr=e=>String(
e?.value??e),Ll={BAD_INDENT:"check the indentation, and that every bracket is closed",BAD_SCALAR_START:"put text that be\
gins like this in quotes",MISSING_CHAR:"close every quotation mark and bracket",TAB_AS_INDENT:"indent with spaces, not w\
ith tabs"},jl=/^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;function Dl(e){if(!Number.isFinite(e))return"whic\
h JSON cannot represent";if(Number.isInteger(e)&&!Number.isSafeInteger(e))return"which is outside the range in which JSO\
N keeps whole numbers exactly (\xB1(2^53-1)); put it in quotes if it is text"}const kn=e=>(0,a.cz)(e.split(`
`,1)[0]??"");async function yr(e,t,o){if("problem"in t)return Tt([t.problem]);const i={input:"payload-file",file:e},c=await wn(
t.text,i,o);if(!("value"in c))return Tt(c.problems);const{value:l,placeOf:h,problems:p}=c;if(l===null)return Tt([...p,(0,a.
CC)(i,"is empty; give a mapping of notification fields")]);if(!gr(l))return Tt(vn(i,c).problems);const{$schema:g,...y}=l;
return{...vn(i,{...c,value:y}),source:"file",given:new Set(Object.keys(y)),placeOf:h}}const Tt=e=>({source:"file",fields:{},
given:new Set(u.pi),problems:e}),gr=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);async function Ul(e,t,o,i){const c=await yr(
e,t,i),l={input:"payload-file",file:e},h=(0,d.Mh)(o,c).map(y=>(0,a.CC)(l,"is missing; give it here or as an input",{path:[
y],place:{line:1,column:1}})),p=(0,a.TJ)(l,[...h,...c.problems],y=>y),g=(0,d.uT)(o,c);return g?{problems:p,content:g,placeOf:c.
placeOf??_r}:{problems:p,placeOf:_r}}const _r=()=>{};async function Bl(e,t){const o={input:"actions"},i=await wn(e,o,t);
if(!("value"in i))return{fields:{},problems:i.problems};const{fields:c,problems:l}=vn(o,{value:{actions:i.value},placeOf:h=>i.
placeOf(h.slice(1)),problems:i.problems.map(h=>({...h,path:["actions",...h.path??[]]}))});return{fields:c,problems:l.map(
h=>({...h,path:h.path?.slice(1)}))}}const Hl=new Set([...u.pi.map(u.wg),"target"]);async function Vl(e,t){const o={input:"\
extra-fields"},i=await wn(e,o,t),{problems:c}=i;if(!("value"in i))return{fields:{},problems:c};if(!gr(i.value))return c.
push((0,a.CC)(o,"is not a mapping; give body fields as `name: value`")),{fields:{},problems:c};for(const l of Object.keys(
i.value)){const h=l.replaceAll("_","-"),p={path:[l],place:i.placeOf([l])};Hl.has(h)&&c.push((0,a.CC)(o,`has its own inpu\
t, \`${h}\`; use that`,p))}return{fields:c.length>0?{}:i.value,problems:c}}}),3916:((n,r,s)=>{s.d(r,{HR:()=>a,h_:()=>u,q0:()=>d});
class a extends Error{reason;title;hint;constructor({reason:m,title:_,message:b,hint:z,cause:k}){super(b,k===void 0?void 0:
{cause:k}),this.name="Failure",this.reason=m,this.title=_,this.hint=z}}function u(f){return f instanceof a?f:new a({reason:"\
internal-error",title:"Internal error",message:`The action itself failed: ${d(f)}.`,hint:"Please report this with the lo\
g of the run.",cause:f})}function d(f){if(!(f instanceof Error))return String(f);const m=f.code;if(m==="ERR_SSL_WRONG_VE\
RSION_NUMBER")return"the server does not speak TLS at this port";if(m==="ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")return"\
the server requires a client certificate, which this action cannot present";const{reason:_}=f;if(typeof m=="string"&&m.startsWith(
"ERR_SSL_")&&typeof _=="string")return`${m}: ${_}`;const b=(f.message||f.name).replace(/; if the root CA is .*|\s+/gs," ").
trim(),z=typeof m=="string"&&!b.includes(m)?`${m}: ${b}`:b,k=f instanceof AggregateError?f.errors.map(d).join("; "):"",x=k&&
k!==z?`${z} (${k})`:z;return f.cause===void 0?x:`${x}: ${d(f.cause)}`}}),8925:((n,r,s)=>{s.d(r,{CC:()=>d,LF:()=>b,LT:()=>z,
TJ:()=>H,X5:()=>j,cz:()=>_,fI:()=>k,hz:()=>f});var a=s(3916),u=s(8190);function d(A,T,E={}){return{...typeof A=="string"?
{input:A}:A,message:T,reason:"invalid-input",...E}}function f({place:A},{place:T}){return A&&T?A.line-T.line||A.column-T.
column:+!A-+!T}const m=100,_=A=>A.length>m?`${A.slice(0,m-1).toWellFormed()}\u2026`:A;function b(A){const T=A.slice(0,m).
map((E,D)=>{if(typeof E=="number")return`[${E}]`;const K=_(String(E)).replace(u.W3,"\uFFFD");return D>0?`.${K}`:K});return _(
T.join(""))}function z(A,T,E,D=""){return`${A.length>0?`\`${b(A)}\``:T}${D}${E.startsWith('"')?":":""} ${E}.`}function k({
input:A,file:T,path:E=[],place:D,message:K}){const ne=D&&`line ${D.line}, column ${D.column}`;if(T!==void 0){const O=ne?
`${T}, ${ne}`:T;return`${A}: ${O}: ${z(E,"the file",K)}`}const R=ne?` (${ne})`:"",V=typeof E[0]=="number";if(E.length>0&&
!V)return`${A}: ${z(E,"",K,R)}`;const J=V?b([A,...E]):A;return K.startsWith('"')?`${J}${R}: ${K}.`:`${V?`\`${J}\``:J.replace(
/[^,\s]+/g,"`$&`").replace(/, (?=\S*$)/," and ")}${R} ${K}.`}class x extends a.HR{problems;constructor(T){const E=T.some(
D=>D.reason==="invalid-input")?"invalid-input":"unreadable-file";super({reason:E,title:E==="unreadable-file"?"Unreadable\
 file":"Invalid input",message:G(T.map(k),j(T)),hint:"Correct what is listed, then start a new run: a re-run uses the or\
iginal workflow file and event."}),this.problems=T}}const F=A=>new x(A),P=100;function H(A,T,E){const D=j(T.slice(P)),K=T.
slice(0,P).map(E);return D===0?K:[...K,d(A,`has ${D} more problems`,{count:D})]}const j=A=>A.reduce((T,{count:E=1})=>T+E,
0);function G(A,T=A.length){if(A.length===1)return A.join("");const E=A.slice(0,P).map(D=>`- ${D}`);return T>E.length&&E.
push(`- and ${T-E.length} more`),`${T} problems:
${E.join(`
`)}`}}),8190:((n,r,s)=>{s.d(r,{Bq:()=>A,Dl:()=>a,TL:()=>b,W3:()=>_,h0:()=>ne,p0:()=>F,pc:()=>G,rD:()=>z,rJ:()=>P,rf:()=>H,
yG:()=>x,zM:()=>k});function a(R,V){try{return new URL(R,V)}catch{return}}function u(R){try{return JSON.parse(R)}catch{return}}
const d={"":1,s:1,m:60,h:3600,d:86400,w:604800},f=/^[\x21-\x7e]+$/,m=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/,_=/[^ -~\xa0-\uffff]/g;
function b(R){const V=JSON.stringify(R);return V.length>100?`${V.slice(0,98)}\u2026" (${R.length} characters)`:V}function z(R,V,J){
return Q=>{const O=/^[0-9]+$/.test(Q)?Number(Q):Number.NaN;return O>=V&&O<=J?{value:O}:{message:`${b(Q)} is not ${R}`}}}
function k(R){return/^(true|True|TRUE)$/.test(R)?{value:!0}:/^(false|False|FALSE)$/.test(R)?{value:!1}:{message:`${b(R)}\
 is neither true nor false; give \`true\` or \`false\``}}function x(R){const V=k(R);return"value"in V?V.value:void 0}function F(R){
const V=/^([0-9]+)([smhdw]?)$/.exec(R),J="give whole seconds (3600), or a whole number with one unit of s, m, h, d, w (1\
2h)";if(!V)return{message:`${b(R)} is not a duration; ${J}`};const Q=Number(V[1])*d[V[2]];return Number.isSafeInteger(Q)?
{value:Q}:{message:`${b(R)} is too long; ${J}`}}function P(R){return f.test(R)?{value:R}:{message:"contains a space, a l\
ine break or a character outside ASCII, which a token cannot contain; give only the token, preferably from a secret"}}function H(...R){
const V=`give an absolute ${R.join(" or ")} URL, such as https://example.com/${R.length>1?"page":"image.png"}`;return j(
R,V)}function j(R,V){return J=>{if(/[\s\\]/.test(J)||J.search(_)>=0)return{message:`${b(J)} contains white space or a ba\
ckslash, which a URL must not contain; ${V}`};const Q=/^([a-zA-Z][a-zA-Z0-9+.-]{0,30}):(?!\d)/.exec(J)?.[1]?.toLowerCase();
return Q!==void 0&&!R.includes(Q)?{message:`${b(J)} has the scheme ${Q}; ${V}`}:Q!==void 0&&/^[^:]+:\/\/[^/?#]/.test(J)&&
a(J)!==void 0?{value:J}:{message:`${b(J)} is not an absolute URL; ${V}`}}}function G(R){if(/^[^/]*\/\/[^/?#]*@/.test(R))
return{message:"contains a user name or password; give the address without them"};const J=j(["https","http"],"give the h\
ttps address of the push service, such as https://push.example.com")(R);if("message"in J)return J;const Q=new URL(R);return Q.
protocol==="http:"&&!m.test(Q.hostname)?{message:`${b(R)} has the scheme http, which would send the token unencrypted; g\
ive an https URL (http is only for loopback addresses)`}:/[?#]/.test(R)?{message:`${b(R)} has a query or fragment; give \
the address without it`}:{value:R.replace(/\/+$/,"")}}function A(R){return R===""?{message:"is blank, which the service \
refuses; give some text"}:!/[!-~]/.test(R)&&ne(R)===""?{message:"has no visible character; give some text"}:{value:R}}const T=/(?![\s\x85])[^ -~\xa0-\uffff]|[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
E=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,D=/[\s\x85]+/g,K=String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`;
function ne(R){const V=R.toWellFormed().replace(T,"").replace(E,"$1").replace(D," ").trim();return new RegExp(K,"u").test(
V)?V:""}}),4463:((n,r,s)=>{s.d(r,{gE:()=>Q,ue:()=>Oe,kU:()=>he});const[a,u,d,f,m]=[37,38,92,35,59],_=N=>N===a||N===u||N===
d;function b(N){const v=/[%&\\]/g,M=[];for(;v.test(N);)M.push(v.lastIndex-1);return M}const z={117:4,120:2,85:8},k=` exc\
l! quot" QUOT" num# dollar$ percnt% amp& AMP& apos' lpar( rpar) ast* midast* plus+ comma, period. sol/
  colon: semi; lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_ grave\`
  DiacriticalGrave\` lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`;function x(N){const v=k.indexOf(` ${N}`),M=k.
charCodeAt(v+1+N.length);return v===-1||j(M)?void 0:M}const F=16;class P{text;levels;broken;code=0;at=0;isAtEnd=!1;constructor(v,M){
const C=()=>({codes:new Uint32Array(v.length),ends:new Uint32Array(v.length)});this.text=v;const B=[C(),C(),C(),C()],[L,
te,q,ie]=B;this.levels=B,this.broken=new Uint8Array(v.length);for(const ce of M.toReversed())this.readUnit(ce,L),this.readUnit(
ce,te,L,L),this.readUnit(ce,q,void 0,L),this.readUnit(ce,ie,L)}mayBegin(v,M){return v>=this.text.length||this.isBroken(v)?
!0:this.text.charCodeAt(v)===M||this.levels.some(({codes:C})=>C[v]===M)}endsOf(v,M){const C=[];for(const B of M){const L=this.
text.charCodeAt(B);if(L===v&&H(C,B+1),!!_(L))for(const{codes:te,ends:q}of this.levels)te[B]===v&&H(C,q[B]??B)}return C}isBroken(v){
return this.broken[v]===1}readUnit(v,M,C,B){this.at=v,this.isAtEnd=!1,this.next(C);const[L,te]=[this.code,this.at],q=this.
readEscape(L,B);M.codes[v]=q??L,M.ends[v]=q===void 0?te:this.at,this.isAtEnd&&(this.broken[v]=1)}next(v){return this.at>=
this.text.length?(this.isAtEnd=!0,!1):(this.code=this.text.charCodeAt(this.at),v&&_(this.code)?(this.broken[this.at]&&(this.
isAtEnd=!0),this.code=v.codes[this.at]??0,this.at=v.ends[this.at]??0):this.at++,!0)}readEscape(v,M){if(v===a)return this.
readHexadecimal(2,M);if(v===u)return this.readReference(M);if(v!==d||!this.next(M))return;const C=z[this.code];return C!==
void 0?this.readHexadecimal(C,M):j(this.code)||G(this.code,10)!==void 0?void 0:this.code}readHexadecimal(v,M){let C=0;for(let B=0;B<
v;B++){const L=this.next(M)?G(this.code,16):void 0;if(L===void 0)return;C=C*16+L}return C}readReference(v){let M="";for(;M.
length<=F&&this.next(v);){if(this.code===f&&M==="")return this.readNumber(v);if(this.code===m)return x(M);if(!j(this.code))
return;M+=String.fromCharCode(this.code)}}readNumber(v){let M=10,C;for(;this.next(v);){if(C===void 0&&M===10&&(this.code|
32)===120){M=16;continue}const B=G(this.code,M);if(B===void 0)return this.code===m?C:void 0;C=Math.min((C??0)*M+B,1114112)}}}
function H(N,v){N.includes(v)||N.push(v)}const j=N=>(N|32)>=97&&(N|32)<=122;function G(N,v){if(N>=48&&N<=57)return N-48;
const M=(N|32)-97;return v===16&&M>=0&&M<6?M+10:void 0}var A=s(8925);const T="the API token",E="the GitHub token",D="***",
K=8,ne=4,R=64,V=256,J=8;function Q({apiToken:N,githubToken:v="",others:M=[]}){const C=new Map(M.map(L=>[L,""]));C.set(v,
E).set(N,T),C.delete("");const B=[...C].flatMap(([L,te])=>le(L,te));return{find:L=>{if(L.length<K)return;const te=O(B,L,
!1).map(({name:q})=>q);return[T,E].find(q=>te.includes(q))},redact:(L,te=!1)=>{let q="",ie=0;for(const{start:ce,end:se}of O(
B,L,te).sort((fe,Ie)=>fe.start-Ie.start))q+=ce<ie?"":`${L.slice(ie,ce)}${D}`,ie=Math.max(ie,se);return q+L.slice(ie)}}}function O(N,v,M){
const C=b(v),B=M?[...C,v.length]:C,L=B.length>0?new P(v,C):void 0;return(L?N:N.filter(q=>v.includes(q.text))).flatMap(q=>[
...Y(q,v),...L?I(q,L,B,M):[]])}function Y(N,v){const{length:M}=N.text,C=M>V?M:1,B=[];for(let L=v.indexOf(N.text);L!==-1;L=
v.indexOf(N.text,L+C)){const te=de(N,v,L,L+M),q=B.at(-1);q&&te.start<q.end?q.end=te.end:B.push(te)}return B}function I(N,v,M,C){
const B=N.text,{text:L}=v,te=[];let q=0,ie=-1;for(const ce of M){for(let se=Math.max(q,ie+1,ce-B.length+1);se<=ce;se++){
if(!v.mayBegin(ce,B.charCodeAt(ce-se)))continue;const Ie=se===ce||B.startsWith(L.slice(se,ce))?ae(B,v,ce,ce-se,C):void 0;
if(Ie){te.push(de(N,L,se,Math.max(...Ie))),q=Math.min(...Ie);break}}ie=ce}return te}function ae(N,v,M,C,B){const L=Math.
max(1,Math.min(ne,N.length-1)),{length:te}=v.text;let q=[M];for(let ie=C;ie<N.length&&q.length<=J;ie++){if(B&&ie>=L&&q.some(
fe=>fe>=te||v.isBroken(fe)))return[te];const se=v.endsOf(N.charCodeAt(ie),q);if(se.length===0)return ie>=R?q:void 0;q=se}
return q}function le(N,v){if(N.length<K)return[{text:N,name:""}];const M=[0,1,2].flatMap(C=>{const B=Buffer.concat([Buffer.
alloc(C),Buffer.from(N)]),L=B.toString("base64").slice(Math.ceil(C*8/6),Math.floor(B.length*8/6)),te={before:C>0,behind:B.
length%3>0},q=L.replaceAll("+","-").replaceAll("/","_");return[...new Set([L,q])].map(ie=>({text:ie,name:v,partial:te}))});
return[{text:N,name:v},...M]}function de({name:N,partial:v},M,C,B){const L=ie=>/[\w+/-]/.test(M.charAt(ie)),te=v?.before&&
L(C-1)?C-1:C;let q=v?.behind&&L(B)?B+1:B;for(;v&&q<B+3&&M[q]==="=";)q++;return{start:te,end:q,name:N}}function he(N,v,M){
return Object.entries(N).flatMap(([C,B])=>{const L=Se(B,v);return L?(0,A.CC)({input:C,file:M},`contains ${L}, which woul\
d be published; remove it`):[]})}function Oe(N,v){const{"api-token":M,"github-token":C="",...B}=N,L=v.find(C)===T;return he(
{...B,...L&&{"github-token":C}},v)}function Se(N,v){const M=[N];for(const C of M){const B=typeof C=="string"?v.find(C):void 0;
if(B)return B;if(typeof C=="object"&&C!==null)for(const L of Object.entries(C))M.push(...L)}}}),900:((n,r,s)=>{s.d(r,{IZ:()=>J,
Pw:()=>H,uB:()=>V});var a=s(8925),u=s(8190),d=s(4463);const f=(O,Y)=>I=>I===""?{message:`is missing; give ${O}`}:Y(I),m=(O,Y)=>I=>I===
""?{value:O}:Y(I),_=O=>Y=>Y===""?{value:void 0}:O(Y),b=O=>({value:O}),z=(O,Y)=>I=>{const ae=O.find(le=>le===I);return ae===
void 0?{message:`${(0,u.TL)(I)} is not ${Y}`}:{value:ae}},k={"base-url":f("the base address of the push service, such as\
 https://push.example.com (a misspelled variable is empty)",u.pc),"api-token":f("the API token of the site, from a secre\
t (a misspelled or unavailable secret is empty)",u.rJ),timeout:m(30,(0,u.rD)("a whole number of seconds from 1 to 300",1,
300)),retries:m(3,(0,u.rD)("a whole number from 0 to 10",0,10)),summary:m(!0,u.zM)},x=Number.MAX_SAFE_INTEGER,F={...k,target:f(
"`all` (every subscriber) or `audience`; there is no default, so that nobody broadcasts by forgetting a line",z(["all","\
audience"],"a valid target; give `all` (every subscriber) or `audience`")),"audience-id":_((0,u.rD)(`an audience id; giv\
e a whole number from 1 to ${x}`,1,x)),"audience-name":_(b),"max-reach":_((0,u.rD)(`a whole number from 0 to ${x}`,0,x)),
"payload-file":_(b),"extra-fields":_(b),"dry-run":m(!1,u.zM),"check-urls":m(!1,u.zM),"once-key":_(b),"once-per":_(z(["da\
y","week","month"],"a period; give `day`, `week` or `month`")),release:_(b),"github-token":_(u.rJ)},P=O=>O.replace(/-([a-z])/g,
(Y,I)=>I.toUpperCase()),H=["title","message","icon-url","banner-url","landing-url","actions","utm-source","utm-medium","\
utm-campaign","ttl"],j=O=>Object.keys(O),G=j(k),A=[...j(F),...H];function T(O,Y){return D(k,O,Y)}function E(O,Y){return D(
F,O,Y,Q(O))}function D(O,Y,I,ae=[]){const le=[...(0,d.ue)(Y,I),...ne(Y)],de=new Set(le.map(({input:v})=>v)),he={...Y,...Object.
fromEntries([...de].map(v=>[v,"(refused)"]))},Oe={},Se=[];for(const[v,M]of Object.entries(O)){const C=M(he[v]);"value"in
C?Oe[P(v)]=C.value:Se.push((0,a.CC)(v,C.message))}const N=[...le,...[...Se,...ae].filter(({input:v})=>!de.has(v))];return{
settings:N.length>0?void 0:Oe,problems:N,inputs:he,refused:de}}const K=65536;function ne(O){return["actions","extra-fiel\
ds"].filter(I=>Buffer.byteLength(O[I]??"")>K).map(I=>(0,a.CC)(I,"is larger than 64 KiB; make it smaller"))}const R={"pay\
load-files":b,"extra-fields":b,"check-urls":F["check-urls"],timeout:k.timeout,summary:k.summary},V=[...j(R),...H];function J(O,Y){
const I=Object.entries(O).filter(([de,he])=>!(de in R)&&he!==""),ae="is missing; give paths of payload files, or a notif\
ication as inputs",le=O["payload-files"]===""&&I.length===0;return D(R,O,Y,le?[(0,a.CC)("payload-files",ae)]:[])}function Q(O){
const[Y,I]=[O.target==="all",O.target==="audience"],ae="is only allowed with `target: audience`",le="remove it, or chang\
e `target`",de="(the service does not report the reach of a broadcast)",he=O["once-key"]?"`once-key` needs it to keep it\
s claims in the repository":"the input `release` needs it to fetch the release";return[["audience-id",Y&&O["audience-id"],
`${ae}; ${le}`],["audience-name",Y&&O["audience-name"],`${ae}; ${le}`],["max-reach",Y&&O["max-reach"],`${ae} ${de}; remo\
ve it`],["audience-id, audience-name",I&&!O["audience-id"]&&!O["audience-name"],"are both missing; give at least one"],[
"once-key",O["once-per"]&&!O["once-key"],"is missing; `once-per` needs it"],["github-token",(O["once-key"]||O.release)&&
!O["github-token"],`is missing; ${he}`]].flatMap(([Se,N,v])=>N?problem(Se,v):[])}}),181:(n=>{n.exports=require("buffer")}),
3053:(n=>{n.exports=require("node:diagnostics_channel")}),4708:(n=>{n.exports=require("node:https")}),932:(n=>{n.exports=
require("process")})},St={};function W(n){var r=St[n];if(r!==void 0)return r.exports;var s=St[n]={exports:{}},a=!0;try{zn[n](
s,s.exports,W),a=!1}finally{a&&delete St[n]}return s.exports}W.m=zn,typeof W<"u"&&(W.ab=__dirname+"/"),W.n=n=>{var r=n&&
n.__esModule?()=>n.default:()=>n;return W.d(r,{a:r}),r},(()=>{var n=Object.getPrototypeOf?s=>Object.getPrototypeOf(s):s=>s.
__proto__,r;W.t=function(s,a){if(a&1&&(s=this(s)),a&8||typeof s=="object"&&s&&(a&4&&s.__esModule||a&16&&typeof s.then=="\
function"))return s;var u=Object.create(null);W.r(u);var d={};r=r||[null,n({}),n([]),n(n)];for(var f=a&2&&s;typeof f=="o\
bject"&&!~r.indexOf(f);f=n(f))Object.getOwnPropertyNames(f).forEach(m=>d[m]=()=>s[m]);return d.default=()=>s,W.d(u,d),u}})(),
W.d=(n,r)=>{for(var s in r)W.o(r,s)&&!W.o(n,s)&&Object.defineProperty(n,s,{enumerable:!0,get:r[s]})},W.f={},W.e=n=>Promise.
all(Object.keys(W.f).reduce((r,s)=>(W.f[s](n,r),r),[])),W.u=n=>""+n+".index.js",W.o=(n,r)=>Object.prototype.hasOwnProperty.
call(n,r),W.r=n=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(n,Symbol.toStringTag,{value:"Module"}),Object.
defineProperty(n,"__esModule",{value:!0})},(()=>{var n={792:1},r=s=>{var a=s.modules,u=s.ids,d=s.runtime;for(var f in a)
W.o(a,f)&&(W.m[f]=a[f]);d&&d(W);for(var m=0;m<u.length;m++)n[u[m]]=1};W.f.require=(s,a)=>{n[s]||r(require("./"+W.u(s)))}})();
var br={},be=W(1312),Pt=W(225),ve=W(8925),pe=W(8190);async function Kl({inputs:n,refused:r,problems:s},{secrets:a,readFile:u,
readEvent:d,fetchRelease:f}){const{"payload-file":m,"extra-fields":_}=n,b=m||_?await Promise.resolve().then(W.bind(W,246)):
void 0,z=K=>({...K,problems:K.problems.filter(({input:ne})=>!r.has(ne))}),k=z(await xn(n,a)),x=b&&m?z(await b.fieldsFromFile(
m,await u(m),a)):noFields,F=b&&_?z(await b.readExtraFields(_,a)):$r,P=openFields(k,x).length>0,H=K=>parseBoolean(n["chec\
k-urls"])?credentialProblems(K):[],j={...x.fields,...k.fields},G=[...s,...k.problems,...x.problems,...F.problems,...H(j)];
if(P&&n.release&&G.length>0)throw inputFailure(G);const A=P?await vr(n,d,f):{kind:"none"},T=combine(k,x,A,a,s),E=[..."pr\
oblems"in T?T.problems:[],...F.problems],D="content"in T?T.content.notification:j;if(E.push(...H(D)),E.length>0||"proble\
ms"in T)throw inputFailure(E);return"skip"in T?T:{content:T.content,extraFields:F.fields}}const $r={fields:{},problems:[]};
async function vr(n,r,s){const{contentFromEvent:a,contentFromRelease:u}=await W.e(108).then(W.bind(W,1108));return n.release?
u(await s()):a(await r(),n["once-key"]!=="")}async function xn(n,r){const s=be.pi.filter(u=>n[(0,be.wg)(u)]!==""),a=await Promise.
all(s.map(u=>wr(u,n[(0,be.wg)(u)],r)));return{source:"input",fields:Object.assign({},...a.map(({fields:u})=>u)),given:new Set(
s),problems:a.flatMap(({problems:u})=>u)}}async function wr(n,r,s){if(n==="ttl")return(0,be.qW)(n,pe.p0,r);if(n!=="actio\
ns")return(0,be.qW)(n,be.fD[n],r);const{readActions:a}=await Promise.resolve().then(W.bind(W,246));return a(r,s)}var Zn=W(
246),we=W(3916),Tn=W(900);function je(n){return Ct(n).replace(Tr,Ue).replace(Sr,Pr).replace(/^[\t -%'-;=-@[-`{-~]/,Ue).replaceAll(
`
`,"<br>")}function Sn(n){return Ct(n).replace(/[&<>]/g,Ue).replaceAll(`
`,"&#10;")}function Gl(n,r=500){return En(je(De(ke(n,r))))}function rt(n,r=500){const a=ke(n,r).split(zr).map((u,d)=>d%2===
1?An(u):je(De(u)));return En(a.join(""))}function Pn({text:n,url:r},s=2e3){return`${rt(n,s)}${r?` <a href="${At(r)}">Ope\
n that run</a>`:""}`}const kr=({command:n})=>n!==void 0&&`<pre><code>${Sn(n)}</code></pre>`,En=n=>`<span dir="auto">${n}\
</span>`,zr=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,An=n=>`<code>${Sn(n)}</code>`;function xr(n,r=300){const s=je(De(ke(n,
r)));return n.length>Mn?s:`<a href="${At(n)}">${s}</a>`}function Cn(n,r,s){return n.length>Mn?r:`<img src="${At(n)}" alt\
="${r}" width="${s}">`}function ke(n,r){return n.length>r?`${n.slice(0,r).replace(/[\ud800-\udbff]$/,"")}\u2026`:n}function De(n,r=40){
if(!new RegExp(`[^\\s/?-]{${r+1}}`).test(n))return n;const s=new RegExp(`${Et}{${r+1},}`,"gv"),a=new RegExp(`${Et}{${Zr}\
}(?=${Et})`,"gv");return n.replace(s,u=>u.replace(a,"$&\u200B"))}const Zr=10,Et=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.
raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}\
]]`,Mn=2e3,Tr=/[&<>"'`*_~[\]()|\\!{}^]/g,Sr=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,Ue=n=>`&#${n.codePointAt(0)};`,Pr=n=>`<span>${Ue(
n)}</span>`,At=n=>Ct(n).replace(/[&<>"'`\n\t]/g,Ue);function Ct(n){return n.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(/[\u202a-\u202e\u2066-\u2069]|[^\n\t -~\xa0-\uffff]/g,r=>`\u2039U+${(r.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0")}\u203A`)}function Be(n){const[,r="",s="",a=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(n))??[];return s?r+s.replace(
/\B(?=(?:\d{3})+$)/g,",")+a:String(n)}const Me=(n,r)=>`${Be(n)} ${r}${n===1?"":"s"}`,Er=9e5,Rn=n=>typeof n=="object"?n.flatMap(
Rn):n?[n]:[];function Ar(n,r=Er){const s=Rn(n),a="<p>The rest of this summary is left out, because GitHub limits its siz\
e.</p>",u=r-Buffer.byteLength(a)-2;let d=0;const f=s.findIndex(_=>(d+=Buffer.byteLength(_)+2,d>u));return`${(f===-1?s:[...s.
slice(0,f),a]).join(`

`)}
`}const On=[{name:"Desktop",browser:"Chrome on Windows",title:{length:70,line:35},message:{length:140,line:35},button:{length:19,
line:19},iconAt:"start",buttonsAt:"center",textWidth:350},{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},
message:{length:65,line:33},button:{length:19,line:19},iconAt:"end",buttonsAt:"left",textWidth:310}],Cr=2,In=56,Mr=360,Rr="\
Where the text is cut off is an estimate: it depends on fonts, versions and settings.";function Or(n){return`<div>
${On.map(s=>Ir(s,n)).join(`
`)}
<br clear="all"><sub>${Rr}</sub>
</div>`}function Ir(n,{title:r,message:s,actions:a=[],...u}){const{name:d,browser:f,iconAt:m,buttonsAt:_,textWidth:b}=n,
z=it(r,n.title),k=it(s,n.message),x=a.slice(0,Cr).map(({text:E})=>it(E,n.button)),F=a.length-x.length,P=`<td valign="top\
" width="${In}">${Cn(u.icon_url,"icon",In)}</td>`,H=`<td valign="top" width="${b}" dir="auto"><b>${Mt(z)}</b><br>${Mt(k)}\
</td>`,j=u.banner_url&&Cn(u.banner_url,"banner",Mr),G=x.map(E=>`<kbd>&nbsp;${Mt(E)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),A=[
Nn("Title",z),Nn("Message",k),x.some(Fn)&&"\u2702\uFE0F A button is cut",F>0&&`\u2702\uFE0F ${Me(F,"more button")} not s\
hown`,`Opens ${xr(u.landing_url,38)}`].flatMap(E=>E?[`<sub>${E}</sub>`]:[]);return`<table align="left">${[`<th colspan="\
2">${d} <sub>${f}</sub></th>`,m==="start"?P+H:H+P,j&&`<td colspan="2" align="center">${j}</td>`,G&&`<td colspan="2" alig\
n="${_}">${G}</td>`,`<td colspan="2">${A.join("<br>")}</td>`].flatMap(E=>E?[`<tr>${E}</tr>`]:[]).join("")}</table>`}const Fr=24,
Mt=({shown:n})=>je(De(n,Fr)),Fn=({visible:n,total:r})=>n<r,Nn=(n,r)=>Fn(r)?`\u2702\uFE0F ${n} cut after ${Be(r.visible)}\
 of ${Me(r.total,"character")}`:`${n} fits (${Me(r.total,"character")})`;function it(n,{length:r,line:s}){const a=/^[\n\x20-\x7e]*$/.
test(n),u=a?n:n.match(new RegExp(Nr,"gsu"))??[],d=a?void 0:new RegExp(Lr,"u"),f=u.length;let m=0,_=0,b=0;for(const z of u){
if(m=z===`
`?(Math.floor(m/s)+1)*s:m+(d?.test(z)?2:1),m>r)return{shown:`${n.slice(0,b).trimEnd()}\u2026`,visible:_,total:f};m<r&&(_++,
b+=z.length)}return{shown:n,visible:f,total:f}}const Nr=String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
Lr=String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`,
jr=864e5,Ln=2419200,Dr=14,Ur={"many-buttons":({count:n})=>`There are ${n} buttons; browsers show at most two.`,"long-ttl":({
seconds:n})=>`The ttl is ${n} s; push services keep a message for at most four weeks (${Ln} s).`,"reach-zero":()=>"The a\
udience has a reach of 0: nobody will receive this notification.","quoted-token":()=>"The API token is in quotation mark\
s. If they are not part of it, remove them from the secret.","token-expiry":({at:n,expired:r})=>{const s=n.toISOString().
slice(0,10);return r?`The API token expired on ${s}: the service will probably refuse it. Replace the secret.`:`The API \
token expires on ${s}. Replace the secret before then.`},rerun:({attempt:n})=>`This is attempt ${n} of this run: an earl\
ier attempt may already have sent the notification. Set \`once-key\`, so that a re-run cannot send it again.`,"image-siz\
e":({input:n,use:r,expected:s,...a})=>`${n}: the ${r} is ${jn(a)}; browsers show ${s.map(jn).join(" or ")}.`,"key-separa\
tor":({key:n})=>`The once-key ${(0,pe.TL)(n)} ends with a separator, so an expression in it is probably empty. Runs with\
 the same key may be skipped although they announce something else. Correct the key.`,truncated:({field:n,visible:r,total:s})=>`\
The ${n} is ${Be(s)} characters long; even a desktop shows only about ${Be(r)}.`,markup:({field:n,what:r})=>`The ${n} co\
ntains ${Ot[r].name}. Notifications are plain text: subscribers would see the characters as they are.`,"escaped-newline":({
field:n})=>`The ${n} contains the two characters \`\\n\`, which subscribers would see as they are. For a line break, use a \
YAML block (\`|\`).`,"first-entry":()=>"The message is the first entry of a list of changes. For a better text next time\
, begin the release notes with a short paragraph, or set `message`."},Rt=n=>Ur[n.kind](n),jn=({width:n,height:r})=>`${n}\
x${r}`,Ot={heading:{name:"a Markdown heading",pattern:/^#{1,6} \S/m},list:{name:"a Markdown list",pattern:/^[-*+] \S/m},
link:{name:"a Markdown link",pattern:/\[[^[\]\n]*\]\([^()\s]*\)/},emphasis:{name:"Markdown emphasis",pattern:/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-zA-Z\d])|~~(?=[^\s~])[^~\n]+~~/},
tag:{name:"an HTML tag",pattern:/<\/?[a-zA-Z][^<>]*>/}};function Br({notification:n,sources:r,firstEntry:s}){const{actions:a,
ttl:u}=n,d=[];a&&a.length>2&&d.push({kind:"many-buttons",count:a.length}),u!==void 0&&u>Ln&&d.push({kind:"long-ttl",seconds:u}),
s&&d.push({kind:"first-entry"});for(const f of["title","message"])d.push(...Hr(f,n)),(r[f]==="input"||r[f]==="file")&&d.
push(...Vr(f,n[f]));return d}function Hr(n,r){const s=On.map(u=>it(r[n],u[n]));if(s.some(({visible:u,total:d})=>u===d))return[];
const a=s.reduce((u,d)=>d.visible>u.visible?d:u);return[{kind:"truncated",field:n,visible:a.visible,total:a.total}]}function Vr(n,r){
const a=Object.keys(Ot).filter(u=>Ot[u].pattern.test(r)).map(u=>({kind:"markup",field:n,what:u}));return r.includes("\\n")?
[...a,{kind:"escaped-newline",field:n}]:a}const Xl=n=>n===0?[{kind:"reach-zero"}]:[],Jl=n=>n!==void 0&&/[-_.:/#]$/.test(
n)?[{kind:"key-separator",key:n}]:[],Yl=(n,r)=>n>1&&r===void 0?[{kind:"rerun",attempt:n}]:[];function Ql(n,r){if(/^(["'`]).*\1$/.
test(n))return[{kind:"quoted-token"}];const s=Wr(n);return s===void 0||s-r>=Dr*jr?[]:[{kind:"token-expiry",at:new Date(s),
expired:s<=r}]}function Wr(n){const[r,s,a,...u]=n.split(".");if(!(!r||!s||a===void 0||u.length>0))try{const{exp:d}=JSON.
parse(Buffer.from(s,"base64url").toString("utf8")),f=typeof d=="number"?d*1e3:Number.NaN;return Number.isNaN(new Date(f).
getTime())?void 0:f}catch{return}}const It=({text:n,url:r,command:s})=>`${n}${r?` ${r}`:""}${s?`
${s}`:""}`;function ed({advice:n,keyUse:r,claim:s,result:a}){return[...n.map(d=>({level:"warning",title:Kr(d),text:adviceText(
d)})),...r?[qr(r)]:[],...Xr(s,a.outcome)].toSorted((d,f)=>+(d.level==="note")-+(f.level==="note"))}const Kr=n=>n.kind===
"token-expiry"&&n.expired?"Token expired":"Advice";function Gr({key:n,ref:r,by:s}){const a=s?`run ${s.run} (attempt ${s.
attempt}) at ${s.time}`:"another run";return{text:`The key ${quoted(n)} was already used by ${a}; that notification was \
sent, or may have been. The claim is the ref ${r}.`,...s&&{url:s.url}}}function td(n){return{text:"Usually there is noth\
ing to do. If in doubt, look in the panel of the service. Only if that notification was not sent, or to send it a second\
 time on purpose, delete the claim with this command, then run the workflow again:",command:Dn(n)}}function qr(n){if(n.kind===
"used"){const a=Gr(n.claim);return{...a,level:"warning",title:"Key already used",text:`A real run would be skipped. ${a.
text}`}}const r=quoted(n.key);return n.kind==="unused"?{level:"note",text:`The key ${r} has not been used.`}:{level:"war\
ning",text:`Could not determine whether the key ${r} was used (${n.cause}), so this dry run cannot say whether a real ru\
n would be skipped.`}}function Xr(n,r){if(!n||n.kind==="none"||r==="sent")return[];const{kind:s,ref:a,tag:u}=n,d=Dn(n);if(r===
"unknown")return[{level:"note",text:`The claim ${a} stays, so a re-run with this key will be skipped. Look in the panel \
of the service. Only if nothing was sent, delete the claim with this command, then run this again:`,command:d}];const f=quoted(
n.key),[m,_,b]=s==="held"?["Claim not deleted",`could not delete its claim of the key ${f}`,"This"]:["Claim not certain",
`could not determine whether it has the claim of the key ${f}`,"If it is, this"],z=`This run sent nothing, but ${_}, so \
a re-run may be skipped. ${b} command deletes the ref ${a} only if it still points to ${u}, the claim of this run. Run i\
t, then run the workflow again:`;return[{level:"warning",title:m,text:z,command:d}]}function Dn({ref:n,repository:r,serverUrl:s,
tag:a}){const u=parseUrl(s)?.host??"github.com",d=`gh api${u==="github.com"?"":` --hostname ${u}`}`,f=`${d} --method DEL\
ETE repos/${r}/git/${n}`;return a===void 0?f:`[ "$(${`${d} repos/${r}/git/${n.replace("refs/","ref/")} --jq .object.sha`}\
)" = ${a} ] && ${f}`}const Jr={sent:"Notification sent","dry-run":"Dry run: nothing was sent",skipped:"Skipped: nothing \
was sent",rejected:"Rejected: nothing was sent","not-sent":"Not sent",unknown:"Unknown: it may or may not have been sent"},
Un=n=>Jr[n],Yr={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notifi\
cation may or may not have been sent."},Qr={cut:"the response was cut off",timeout:"the response was not complete in tim\
e","too-large":"the response is larger than 1 MiB",cancelled:"the run was cancelled before the response was complete","n\
ot-json":"the response is not JSON"},ei=n=>Qr[n];function nd(n){const r=n==="cancelled"?"":" If it is not there, check `\
base-url`: another server may have responded.";return`The service accepted it (2xx), but ${ei(n)}. Do not send it again \
before you look in the panel of the service.${r}`}function od(n,r){if("failure"in n)return Ft(n.failure,n.outcome,r);if(n.
outcome!=="skipped")return;const s=`${Un("skipped")} (${n.reason})`;if(n.reason==="already-sent")return{title:s,why:usedBy(
n.claim),next:sendAgain(n.claim)};const{because:a}=n,u=a.kind==="activity"&&a.found==="released"?"To announce pre-releas\
es that become releases, set a `once-key`.":"To send on this event too, give the content as inputs, and set a `once-key`\
: without one, each event sends a notification.";return{title:s,why:{text:ti(a)},next:{text:`Usually there is nothing to\
 do. ${u}`}}}function ti(n){if(n.kind==="draft")return"The release is a draft.";const{kind:r,found:s}=n;if(r==="activity"&&
s==="released")return"The release event's activity `released` is announced only with `once-key` (publishing a stable rel\
ease also fires `published`, and both would be sent).";const a=/^[a-z_]{1,40}$/.test(s)?`\`${s}\``:"not one that GitHub \
documents";return r==="activity"?`The release event's activity is ${a}; only \`published\` and, with \`once-key\`, \`released\
\` are announced.`:`The deployment's state is ${a}; only \`success\` is announced.`}function Ft({title:n,reason:r,message:s,
hint:a},u,d){const m=d!==void 0&&d.kind!=="none"?"first delete the claim of `once-key` (the command is in the log), then\
 ":"",b=["Look in the panel of the service before you send it again.",a,`If nothing was sent, ${m}run this again.`].filter(
Boolean).join(" "),z=u==="not-sent"&&r==="internal-error"?" You can run this again.":"";return{title:`${n} (${u?`${u}: `:
""}${r})`,why:{text:s},...u&&{meaning:Yr[u]},next:{text:u==="unknown"?b:`${a}${z}`},reason:r}}const ni=n=>n.replace(/^http-(?!401|403|404|429)(\d)\d\d$/,
"http-$1xx"),Bn=n=>`https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${ni(n)}`,Hn=4096,
oi=600;function ri({why:n,meaning:r,next:s,reason:a},u){const f=`
${u(r?`${r} ${It(s)}`:It(s))}${a?`
More: ${Bn(a)}`:""}`;return ii(u(It(n)),Hn-f.length)+f}function ii(n,r){const s=n.split(`
`);if(s.length===1)return ke(n,r-1);const a=m=>`- and ${m} more (see the log)`;let u=a(s.length).length;const d=[];for(const m of s){
const _=ke(m,oi);if(u+=_.length+1,u>r)break;d.push(_)}const f=s.length-d.length;return[...d,...f>0?[a(f)]:[]].join(`
`)}const si={input:"the inputs",file:"the file",release:"the release",event:"the event"};function rd({sources:n},r){const s=Object.
entries(si).flatMap(([u,d])=>{const f=Object.entries(n).flatMap(([m,_])=>_===u?[m]:[]);return f.length>0?[`${f.join(", ")}\
 from ${d}`]:[]}),a=Object.keys(r);return a.length>0&&s.push(`${a.join(", ")} from extra-fields`),`Content: ${s.join("; ")}\
.`}function id(n){if(n.type==="all")return"To: every subscriber of the site (the service does not report how many).";const{
id:r,name:s,reach:a}=n.audience;return`To: ${s===void 0?`the audience ${r}`:`the audience "${s}" (id ${r})`}${a===void 0?
"":`, ${a} subscriber${a===1?"":"s"}`}.`}function sd(n){return`Guards: ${ai(n).join(", ")||"none (max-reach, check-urls \
and once-key are not set)"}.`}function ai({maxReach:n,checkUrls:r,onceKey:s}){return[...n===void 0?[]:[`max-reach ${n}`],
...r?["check-urls"]:[],...s===void 0?[]:[`once-key ${quoted(s)}`]]}function ad({result:n,attempts:r,response:s}){const a=Un(
n.outcome);if(n.outcome!=="sent")return`${a}.`;const u=r>1?` on attempt ${r}`:"";return`${a}${u}: the service responded ${s?.
statusCode} at ${n.sentAt.toISOString()}.`}const ci=10,ui=25,He={message:4e3,text:1e3,button:200,extraName:60,extraValue:300},
Vn=400;function cd(n,r,s){const a=[...li(n),r&&fi(r),...pi(s)].filter(Boolean);return`<table>
<tr>${["Field","Value","Source",...yi].map(d=>`<th>${d}</th>`).join("")}</tr>
${a.join(`
`)}
</table>`}function Nt(n,r,s,a){const u=a.map(d=>`<td align="center">${d}</td>`).join("");return`<tr><td>${code(n)}</td><\
td dir="auto">${r}</td><td>${s}</td>${u}</tr>`}const Wn=n=>`${grouped(n)} more, in the output <code>payload</code>`;function li({
notification:n,sources:r}){return Object.keys(n).flatMap(s=>{const a=(m,_)=>Nt(m,_,r[s]??"",gi[s]);if(s!=="actions")return a(
s,di(s,n));const{actions:u=[]}=n,d=u.slice(0,ci).map(({text:m,url:_},b)=>a(`actions[${b}]`,`${Kn(m,He.button)}<br>${link(
_)}`)),f=u.length-d.length;return f>0?[...d,a(s,Wn(f))]:d})}function di(n,r){const s=r[n]??"";return typeof s=="number"?
`${grouped(s)} s${mi(s)}`:n.endsWith("_url")?link(s):Kn(s,n==="message"?He.message:He.text)}function Kn(n,r){if(n.length<=
Vn)return escapeMarkup(breakable(n));const s=escapeMarkup(breakable(truncate(n,r))),a=n.length>r?"<br><i>The rest is in \
the output <code>payload</code>.</i>":"";return`<details><summary>${escapeMarkup(breakable(truncate(n.slice(0,Vn),80).replace(
/\s+/g," ")))} <i>(${counted(n.length,"character")})</i></summary>${s}${a}</details>`}function fi(n){const r=n.type==="a\
ll"?"all":`audience ${n.audience.id}`;return Nt("target",code(r),"input",bi)}function pi(n){const r=Object.keys(n),s=(d,f)=>Nt(
d,f,"extra-fields",_i),a=r.slice(0,ui).map(d=>s(truncate(d,He.extraName),code(truncate(hi(n[d]),He.extraValue)))),u=r.length-
a.length;return u>0?[...a,s("\u2026",Wn(u))]:a}const hi=n=>JSON.stringify(n,null,1).replace(/\n */g," ");function mi(n){
const s=[[604800,"week"],[86400,"day"],[3600,"hour"],[60,"minute"]].find(([a])=>n>=a&&n%a===0);return s?` (${counted(n/s[0],
s[1])})`:""}const Ve="\u2713",We="\u2013",Re=[Ve,Ve,Ve],Gn=[Ve,Ve,We],yi=null,gi={title:Re,message:Re,icon_url:Gn,banner_url:[
"56+",We,We],landing_url:Re,actions:["48+",We,We],utm_source:Re,utm_medium:Re,utm_campaign:Re,ttl:Gn},_i=null,bi=null,$i={
sent:"\u2705","dry-run":"\u{1F9EA}",skipped:"\u23ED\uFE0F",rejected:"\u26D4","not-sent":"\u274C",unknown:"\u2753"};function ud(n){
const{result:r,content:s,target:a,extraFields:u={},response:d}=n,{outcome:f}=r,m=explain(r,n.claim),_=remarksOf(n),b=z=>_.
filter(({level:k})=>k===z);return joinBlocks([`<h2>${$i[f]} ${headline(f)}</h2>`,m&&Jn(m),vi(n),wi(n),qn("\u26A0\uFE0F",
b("warning")),qn("\u2139\uFE0F",b("note")),s&&["<h3>Preview</h3>",renderPreview(s.notification)],s&&["<h3>Fields</h3>",renderFields(
s,a,u)],d?.response&&xi(d.response)])}function vi({result:n,target:r,attempts:s,response:a}){const u=n.outcome==="sent"&&
n.doubt?`, but ${doubtText(n.doubt)}`:"",f=[r&&`<b>To</b> ${ki(r)}`,a?.statusCode&&`HTTP&nbsp;${a.statusCode}${u}`,s>0&&
counted(s,"attempt"),n.outcome==="sent"&&`${n.sentAt.toUTCString().slice(5,25).replaceAll(" ","&nbsp;")}&nbsp;UTC`].filter(
Boolean);return f.length>0&&`<p>${f.join(" \xB7 ")}</p>`}function wi({guards:n}){const r=n?guardTexts(n).map(code):[];return r.
length>0&&`<p><b>Guards</b> ${r.join(" \xB7 ")}</p>`}function ki(n){if(n.type==="all")return"every subscriber of the sit\
e; the service does not report how many";const{id:r,name:s,reach:a}=n.audience,u=s===void 0?`audience ${r}`:`${quoted(s)}\
 (audience ${r})`;return a===void 0?u:`${u}, <b>${counted(a,"subscriber")}</b>`}const zi=10;function qn(n,r){const s=r.slice(
0,zi).map(u=>`${n} ${prose(u)}`),a=r.length-s.length;return a>0&&s.push(`${n} ${grouped(a)} more are in the log.`),s.length>
0&&[`<p>${s.join("<br>")}</p>`,r.map(commandBlock)]}const Xn=16e3;function xi(n){const r=n.length-Xn,s=r>0?`<p>${counted(
r,"more character")} in the output <code>response</code>.</p>`:"";return`<details><summary>Response of the service</summ\
ary><pre><code>${escapeCode(truncate(n,Xn))}</code></pre>${s}</details>`}const Zi=5e3;function Jn({title:n,why:r,meaning:s,
next:a,reason:u}){return[`<table>
${[...u?[["What failed",`<b>${rt(n)}</b>`]]:[],["Why",Pn(r,Zi)],...s?[["Result",s]]:[],["What to do",Pn(a)],...u?[["More",
`<a href="${Bn(u)}">What ${u} means</a>`]]:[]].map(([f="",m])=>`<tr><th align="left">${f.replaceAll(" ","&nbsp;")}</th><\
td>${m}</td></tr>`).join(`
`)}
</table>`,kr(a)]}const Lt=({problems:n,notifications:r})=>[...n,...r.flatMap(s=>s.problems)];function jt(n){if(n.failure)
return n.failure.reason;const r=new Set(Lt(n).map(({reason:s})=>s));return["invalid-input","unreadable-file","url-check-\
failed"].find(s=>r.has(s))}const Yn=1e3;function Dt(n){const{file:r,path:s=[],message:a}=n;return ke(r===void 0?(0,ve.fI)(
n):(0,ve.LT)(s,"The file",a),Yn)}function Ti(n){return`${Qn(n)}${Dt(n)}`}const Si=(n,r)=>`${Qn({file:n||void 0})}Advice:\
 ${Rt(r)}`;function Qn({file:n,place:r={line:1,column:1}}){return n===void 0?"":`${n.replace(pe.W3,"\uFFFD")}:${r.line}:${r.
column}: `}function eo(n){const{notifications:r,failure:s}=n;if(s)return"The notifications were not checked";const a=r.filter(
({problems:u})=>u.length>0).length;return a>0?`${a} of ${Me(r.length,"notification")} ${a===1?"has":"have"} problems`:Lt(
n).length>0?"The inputs have problems":`${Me(r.length,"notification")} checked: no problems`}function Pi(n){const{notifications:r,
problems:s,failure:a}=n,u=f=>f.problems.length>0,d=r.toSorted((f,m)=>Number(u(m))-Number(u(f)));return Ar([`<h2>${jt(n)?
"\u274C":"\u2705"} ${eo(n)}</h2>`,a&&Jn(Ft(a)),to(s),d.map(Ei)])}function Ei({file:n,problems:r,advice:s,content:a}){const u=s.
map(d=>`\u26A0\uFE0F ${rt(Rt(d))}`).join("<br>");return[`<h3>${r.length>0?"\u274C ":""}${n===""?"Notification from the i\
nputs":je(De(ke(n,Ai)))}</h3>`,to(r),u&&`<p>${u}</p>`,a&&Or(a.notification)]}const Ai=200,Ci=20;function to(n){if(n.length===
0)return;const r=n.slice(0,Ci).map(u=>`<li>${Mi(u)}${rt(Dt(u),1e3)}</li>`),s=(0,ve.X5)(n),a=s-r.length;return a>0&&r.push(
`<li>${Be(a)} more: see the log.</li>`),`<p><b>${Me(s,"problem")}</b></p>
<ul>
${r.join(`
`)}
</ul>`}const Mi=({place:n})=>n?`${An(`${n.line}:${n.column}`)} `:"",no=require("os");function oo(n){return n==null?"":typeof n==
"string"||n instanceof String?n:JSON.stringify(n)}function Ut(n){return Object.keys(n).length?{title:n.title,file:n.file,
line:n.startLine,endLine:n.endLine,col:n.startColumn,endColumn:n.endColumn}:{}}function Ke(n,r,s){const a=new Ri(n,r,s);
process.stdout.write(a.toString()+no.EOL)}function ro(n,r=""){Ke(n,{},r)}const io="::";class Ri{constructor(r,s,a){r||(r=
"missing.command"),this.command=r,this.properties=s,this.message=a}toString(){let r=io+this.command;if(this.properties&&
Object.keys(this.properties).length>0){r+=" ";let s=!0;for(const a in this.properties)if(this.properties.hasOwnProperty(
a)){const u=this.properties[a];u&&(s?s=!1:r+=",",r+=`${a}=${Ii(u)}`)}}return r+=`${io}${Oi(this.message)}`,r}}function Oi(n){
return oo(n).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function Ii(n){return oo(n).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const ld=require("path");var so=function(n,r,s,a){
function u(d){return d instanceof s?d:new s(function(f){f(d)})}return new(s||(s=Promise))(function(d,f){function m(z){try{
b(a.next(z))}catch(k){f(k)}}function _(z){try{b(a.throw(z))}catch(k){f(k)}}function b(z){z.done?d(z.value):u(z.value).then(
m,_)}b((a=a.apply(n,r||[])).next())})},Bt;(function(n){n[n.Success=0]="Success",n[n.Failure=1]="Failure"})(Bt||(Bt={}));
function dd(n,r){const s=toCommandValue(r);if(process.env[n]=s,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",
prepareKeyValueMessage(n,r));issueCommand("set-env",{name:n},s)}function Fi(n){Ke("add-mask",{},n)}function fd(n){process.
env.GITHUB_PATH||""?issueFileCommand("PATH",n):issueCommand("add-path",{},n),process.env.PATH=`${n}${path.delimiter}${process.
env.PATH}`}function st(n,r){const s=process.env[`INPUT_${n.replace(/ /g,"_").toUpperCase()}`]||"";if(r&&r.required&&!s)throw new Error(
`Input required and not supplied: ${n}`);return r&&r.trimWhitespace===!1?s:s.trim()}function pd(n,r){const s=st(n,r).split(
`
`).filter(a=>a!=="");return r&&r.trimWhitespace===!1?s:s.map(a=>a.trim())}function hd(n,r){const s=["true","True","TRUE"],
a=["false","False","FALSE"],u=st(n,r);if(s.includes(u))return!0;if(a.includes(u))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${n}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function md(n,r){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(n,r));process.stdout.write(os.EOL),issueCommand("set-output",
{name:n},toCommandValue(r))}function yd(n){issue("echo",n?"on":"off")}function gd(n){process.exitCode=Bt.Failure,Ht(n)}function _d(){
return process.env.RUNNER_DEBUG==="1"}function bd(n){issueCommand("debug",{},n)}function Ht(n,r={}){Ke("error",Ut(r),n instanceof
Error?n.toString():n)}function Ni(n,r={}){Ke("warning",Ut(r),n instanceof Error?n.toString():n)}function Li(n,r={}){Ke("\
notice",Ut(r),n instanceof Error?n.toString():n)}function at(n){process.stdout.write(n+no.EOL)}function ao(n){ro("group",
n)}function co(){ro("endgroup")}function $d(n,r){return so(this,void 0,void 0,function*(){ao(n);let s;try{s=yield r()}finally{
co()}return s})}function vd(n,r){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(
n,r));issueCommand("save-state",{name:n},toCommandValue(r))}function wd(n){return process.env[`STATE_${n}`]||""}function kd(n){
return so(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(n)})}const ji=["api-token","github-token"];function Di(n){
for(const r of n.filter(s=>ji.includes(s))){const s=st(r);s!==""&&Fi(s)}return Object.fromEntries(n.map(r=>[r,st(r)]))}function zd(n){
const r=Object.keys(process.env).flatMap(s=>{const[,a]=/^input_(.+)$/.exec(s.toLowerCase())??[],u=a===void 0||a in n?void 0:
process.env[s];return u?[[a,u.trim()]]:[]});return Object.fromEntries(r)}const uo=require("node:fs"),lo="\u2060";function Vt(n){
if(!/[^\x20-\x7e]/.test(n)&&!n.includes("##[")&&!n.trimStart().startsWith("::"))return n;const r=new RegExp(Ui,"u");return n.
replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(/##(?=\[)/g,`##${lo}`).split(`
`).map(s=>Bi(s,r)).join(`
`).replace(/[^\n\t -~\xa0-\uffff]/g,"\uFFFD")}const Ui=String.raw`[^\s\p{C}\p{Z}]`;function Bi(n,r){const s=n.search(r);
return s>=0&&n.startsWith("::",s)?`${n.slice(0,s)}:${lo}${n.slice(s+1)}`:n}function Hi(n){const r=a=>Vt(n(a)),s=a=>(u,d,f)=>{
const m=r(d);m.length>Hn&&at(m),a(m,{title:r(u),...f&&{file:f.file,startLine:f.line,startColumn:f.column}})};return{info:a=>at(
r(a)),retry:(a,u)=>{const d=(u/1e3).toFixed(1);at(r(`${a.title}: ${a.message} Retrying ${d==="0.0"?"now":`in ${d} s`}.`))},
group:(a,u)=>{ao(r(a)),at(r(u)),co()},notice:s(Li),warning:s(Ni),error:s(Ht)}}function Vi(n,r,s){const{title:a,why:u}=s,
d=ri(s,Vt);d.startsWith(Vt(u.text))||n.info(u.text),n[r](a,d)}const fo=524288;function Wi(n,r,{length:s}){if(s<=fo)return;
const a=`GitHub passes at most about ${fo} on to other jobs, so use it only in this job.`;n.warning("Large output",`The \
output \`${r}\` has ${s} characters. ${a}`)}const Ki=["response","audience-name"];function Gi(n,{redact:r,log:s}){const a=process.
env.GITHUB_OUTPUT;if(!a)return;const u=Object.entries(n).map(([d,f])=>[d,Ki.includes(d)?r(f):f]);try{(0,uo.appendFileSync)(
a,qi(Object.fromEntries(u)))}catch(d){s.warning("Outputs not written",`The action could not write its outputs (${(0,we.q0)(
d)}). Later steps may see them as empty; the log says how the run ended.`)}}function qi(n){const r=new Set(Object.values(
n).flatMap(u=>u.match(/ghadelimiter_\d+/g)??[]));let s=0;for(;r.has(`ghadelimiter_${s}`);)s++;const a=`ghadelimiter_${s}`;
return Object.entries(n).map(([u,d])=>`${u}<<${a}
${d}
${a}
`).join("")}function Xi(n,r,{log:s}){const a=process.env.GITHUB_STEP_SUMMARY;if(!(!a||(0,pe.yG)(n)===!1))try{(0,uo.appendFileSync)(
a,r())}catch(u){s.warning("Summary not written",`Could not write the job summary (${(0,we.q0)(u)}).`)}}const Ji=require("node:http");
var Wt=W.n(Ji);const Yi=require("node:string_decoder"),po=async()=>(await Promise.resolve().then(W.t.bind(W,4708,23))).default;
async function Qi(n,r,s){const{method:a,url:u,headers:d,body:f,timeoutMs:m,maxBytes:_,encoding:b="utf8",wantsBody:z,signal:k}=n,
{request:x}=u.protocol==="https:"?await po():Wt();return new Promise(F=>{let P=!1,H=!0,j=0,G,A;const T=new Yi.StringDecoder(
b);let E="";const D=x(u,{agent:r,method:a,headers:f===void 0?d:{...d,"Content-Length":Buffer.byteLength(f)}}),K=setTimeout(
()=>Q(new Ge("timeout",`no response within ${m/1e3} s`)),m),ne=()=>Q(new Ge("cancelled","the run was cancelled")),R=I=>{
j+=I.length};function V(I){clearTimeout(K),k?.removeEventListener("abort",ne),G?.removeListener("data",R),F(I)}function J(I){
if(!A)return;const ae=E+T.end(),le=b==="utf8"?ae.replace(/^\ufeff/,""):ae;V({...A,body:le,...I&&{incomplete:I}})}function Q(I){
A?J(I instanceof Ge?I.reason:"cut"):O(I)?V(ts(I,s)):V(rs(I,j)),D.destroy()}const O=I=>!P||!H&&j===0&&is(I);function Y(){
D.destroyed||(P=!0,H=D.reusedSocket||G.getProtocol?.()!=="TLSv1.3",D.end(f))}D.on("error",Q),D.on("close",()=>A??Q(Object.
assign(new Error("the connection was closed"),{code:"ECONNRESET"}))),D.on("socket",I=>{G=I,I.on("data",R),es(I)?Y():I.once(
ho(I)?"secureConnect":"connect",Y)}),D.on("response",I=>{const ae=I.statusCode??0;if(A={kind:"response",status:ae,headers:I.
headers,body:"",at:new Date},z?.(ae)===!1){J(),D.destroy();return}let le=0;I.on("data",de=>{const he=_-le;if(le+=de.length,
de.length<=he){E+=T.write(de);return}E+=T.write(de.subarray(0,he)),J("too-large"),D.destroy()}),I.on("end",()=>J(I.complete?
void 0:"cut")),I.on("error",Q),I.on("close",()=>J("cut"))}),k?.addEventListener("abort",ne),k?.aborted&&ne()})}const ho=n=>n.
encrypted===!0;function es(n){return n.connecting?!1:!ho(n)||n.secureConnecting===!1}class Ge extends Error{reason;constructor(r,s){
super(s),this.reason=r}}function ts(n,{isProxied:r,isProxyTls:s}){const a={kind:"failure",mayHaveBeenReceived:!1,cause:n},
u=(z,k)=>({...a,reason:z,retryable:k});if(n instanceof Ge)return u(n.reason,n.reason==="timeout");const{code:d="",syscall:f,
statusCode:m}=n;return d==="ERR_PROXY_TUNNEL"?u("proxy-failed",m===void 0):!(f!==void 0&&d!=="EPROTO"||ns.test(d)||n instanceof
AggregateError)&&!d.startsWith("ERR_INVALID")?u(s?"proxy-failed":"tls-failed",!1):u(r&&!(d==="ECONNRESET"&&f===void 0&&!s)?
"proxy-failed":"connection-failed",!0)}const ns=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function rs(n,r){const s=n.code??"",a=r>0||s.startsWith("HPE_");return{kind:"failure",mayHaveBeenReceived:!0,reason:n instanceof
Ge?n.reason:a?"bad-response":"connection-lost",retryable:!0,cause:n}}function is(n){const[,r]=/\bSSL alert number (\d{1,3})\b/.
exec(n instanceof Error?n.message:"")??[];return r!==void 0&&ss.has(Number(r))}const ss=new Set([42,43,44,45,46,48,116]),
qe=require("node:net");function as(n,r,s=process.version){const a=(n.protocol==="https:"?r.https:r.http)?.trim();if(!a||
fs(n,r.bypass??""))return;if(!cs(s))return{problem:`Node ${s} of this runner cannot use a proxy; update the runner (Node\
 24.5 or later can), or remove the proxy settings`};if(a.search(pe.W3)>=0)return{problem:"the proxy setting contains a l\
ine break or another control character"};const u=(0,pe.Dl)(Kt(a));return!u||!/^https?:$/.test(u.protocol)?{problem:"the \
proxy setting is not an http or https URL"}:mo(u.username+u.password)===void 0?{problem:"the user name or password in th\
e proxy setting is not percent-encoded"}:{url:u.href}}function cs(n){const[r=0,s=0]=n.replace(/^v/,"").split(".").map(Number);
return r>24||r===24&&s>=5}const us=4;function ls({http:n,https:r}){return[...new Set([n,r].flatMap(ds))]}function ds(n=""){
const[,r=""]=/^[^:]*:\/\/(.*)$/s.exec(Kt(n.trim()))??[],s=r.lastIndexOf("@");if(s<0)return[];const a=r.slice(0,s),u=a.indexOf(
":"),d=u<0?[a,""]:[a.slice(0,u),a.slice(u+1)],{username:f="",password:m=""}=(0,pe.Dl)(Kt(n.trim()))??{},_=d.map(z=>mo(z)??
z);return[...[...d,f,m,..._].filter(z=>z.length>=us),Buffer.from(_.join(":")).toString("base64").replace(/=+$/,"")]}const Kt=n=>n.
includes("://")?n:`http://${n}`;function mo(n){try{return decodeURIComponent(n)}catch{return}}function fs(n,r){const s=n.
hostname.replace(/^\[|\]$|\.$/g,""),a=n.port||(n.protocol==="https:"?"443":"80");return r.toLowerCase().split(/[\s,]+/).
filter(u=>u!=="").some(u=>u==="*"||ps(u,s,a))}function ps(n,r,s){if(n.includes("/"))return ms(n,r);const[,a=n,u]=/^(\[[^\]]*\]|[^:]*):(\d+)$/.
exec(n)??[];if(u!==void 0&&u!==s)return!1;const d=hs(a.replace(/^\[|\]$/g,"").replace(/^\*?\./,""));return r===d||(0,qe.
isIP)(r)===0&&r.endsWith(`.${d}`)}function hs(n){return(0,qe.isIP)(n)===6&&(0,pe.Dl)(`http://[${n}]`)?.hostname.slice(1,
-1)||n}function ms(n,r){const[s="",a=""]=n.split("/"),u=(0,qe.isIP)(s);if(u===0||(0,qe.isIP)(r)!==u||!/^\d{1,3}$/.test(a)||
Number(a)>(u===4?32:128))return!1;const d=u===4?"ipv4":"ipv6",f=new qe.BlockList;return f.addSubnet(s,Number(a),d),f.check(
r,d)}const yo=1e3,ys=10;function gs(n){const r=new Map,s=new WeakMap,a=d=>bo()-(s.get(d)??Number.NEGATIVE_INFINITY);async function u(d,f){
const m=`${d.protocol}${f??""}`,_=r.get(m);if(_)return _;const b=f===void 0?{}:{proxyEnv:{http_proxy:f,https_proxy:f}},{
Agent:z}=d.protocol==="https:"?await po():Wt();f!==void 0&&await $s();const k=new z({keepAlive:!0,...b});return k.on("fr\
ee",x=>s.set(x,bo())),r.set(m,k),k}return{async request(d){const f=as(d.url,n);if(f&&"problem"in f)return{kind:"failure",
mayHaveBeenReceived:!1,reason:"proxy-failed",retryable:!1,cause:new Error(f.problem)};const m=await u(d.url,f?.url),_=Math.
min(...go(m).map(a));d.method!=="GET"&&_<yo&&await bs(ys-_);for(const z of go(m))(a(z)>yo||_s(z))&&z.destroy();const b=d.
url.protocol==="http:"&&f?.url.startsWith("https:")===!0;return Qi(d,m,{isProxied:f!==void 0,isProxyTls:b})}}}const go=n=>Object.
values(n.freeSockets).flatMap(r=>r??[]),_s=n=>n.readableEnded||!n.writable;async function bs(n){n>0&&await new Promise(r=>setTimeout(
r,n));for(let r=0;r<2;r++)await new Promise(s=>setImmediate(s))}async function $s(){const{subscribe:n,unsubscribe:r}=await Promise.
resolve().then(W.t.bind(W,3053,23));r("net.client.socket",_o),n("net.client.socket",_o)}const _o=n=>{n.socket.on("error",
()=>{})},Gt=n=>n>=200&&n<300;function vs(n){const r=Wt().STATUS_CODES[n];return r===void 0?String(n):`${n} ${r}`}const bo=()=>Number(
process.hrtime.bigint())/1e6;var ws=W(4463);const qt=n=>process.env[n.toLowerCase()]||process.env[n]||void 0;function ks(){
return{http:qt("HTTP_PROXY"),https:qt("HTTPS_PROXY"),bypass:qt("NO_PROXY")}}const zs=()=>Number(process.env.GITHUB_RUN_ATTEMPT)||
1;function xd(){const{GITHUB_API_URL:n,GITHUB_SERVER_URL:r,GITHUB_REPOSITORY:s,GITHUB_SHA:a,GITHUB_RUN_ID:u}=process.env;
return{github:{apiUrl:n||"https://api.github.com",serverUrl:r||"https://github.com"},run:{repository:s??"",sha:a??"",id:u??
"",attempt:zs()}}}async function Zd(n){const r=process.env.GITHUB_EVENT_PATH;delete process.env.GITHUB_EVENT_PATH;try{return await n()}finally{
r!==void 0&&(process.env.GITHUB_EVENT_PATH=r)}}const xs=null;function Td(){const{GITHUB_EVENT_NAME:n="",GITHUB_EVENT_PATH:r=""}=process.
env;try{return statSync(r).size>xs?{name:n,payload:void 0,unreadable:"the event is larger than 25 MiB"}:{name:n,payload:JSON.
parse(readFileSync(r,"utf8"))}}catch{return{name:n,payload:void 0}}}function Zs(n){const r=new Date,s=ks(),a=(0,ws.gE)({
...n,others:ls(s)}),u=gs(s),d=Ts();return{log:Hi(a.redact),secrets:a,redact:a.redact,http:u,signal:d.signal,startedAt:r,
watch:Ss(d)}}function Ts(){const n=new AbortController,r=()=>n.abort();return process.on("SIGINT",r),process.on("SIGTERM",
r),n}function Ss(n){process.exitCode=1;let r=()=>{};return process.on("beforeExit",()=>r(new Error("it stopped before it\
 finished"))),process.on("uncaughtException",s=>{r(s),n.abort()}),s=>{const a=new Promise((u,d)=>{r=d});return Promise.race(
[s,a])}}async function Ps(n,r){try{r()}catch(s){const a=s instanceof Error?s.name:typeof s;Ht(`The report of this run fa\
iled (${a}). The outputs say how the run ended, if they are set. If this step was to send and \`outcome\` is not set, the \
notification may have been sent: look in the panel of the service before you send it again.`,{title:"Internal error (int\
ernal-error)"})}await new Promise(s=>process.stdout.write("",s)),process.exit(n)}const Te=require("node:fs/promises"),_e=require("node:path"),
Es=require("node:timers/promises");class $o extends Error{}const As=1e3;function Cs(n){return n.split("/").filter(s=>s!==
""&&s!==".").map(s=>{if(s==="**")return s;const a=Ms(s);return u=>s.startsWith(".")===u.startsWith(".")&&Os(a,u)})}function Ms(n){
const r=n.lastIndexOf("]")+1;return[...n.slice(0,r).match(/\[[!^]?[^/][^\]/]*\]|./gsu)??[],...n.slice(r)].map(a=>{const u=/^\[([!^]?)(.+)\]$/su.
exec(a);return u?Rs(u[2]??"",u[1]!==""):a})}function Rs(n,r){const s=Array.from(n.matchAll(/(.)-(.)|./gsu),([a,u=a,d=u])=>[
u,d]);return a=>s.some(([u,d])=>u<=a&&a<=d)!==r}function Os(n,r){const s=Array.from(r);let a=0,u=-1,d=0;for(let f=0;f<s.
length;)if(n[a]==="*")u=a++,d=f;else if(Is(n[a],s[f]??""))a++,f++;else if(u!==-1)a=u+1,f=++d;else return!1;return n.slice(
a).every(f=>f==="*")}const Is=(n,r)=>typeof n=="function"?n(r):n==="?"||n===r;function Fs(n,r,s){const a=[];for(const u of r){
const d=n[u];d==="**"&&!s.startsWith(".")&&a.push(u),typeof d=="function"&&d(s)&&a.push(u+1)}return vo(n,a)}function vo(n,r){
const s=new Set(r);for(const a of s)n[a]==="**"&&s.add(a+1);return s}async function Ns(n,r,s,a){const u=[];let d=0;async function f(m,_){
const b=await(0,Te.readdir)((0,_e.join)(n,m),{withFileTypes:!0}).catch(()=>[]);if(a.entries-=b.length,a.entries<0)throw new $o;
for(const z of b.sort((k,x)=>k.name<x.name?-1:1)){if(++d%As===0&&await(0,Es.setImmediate)(),u.length>=s||a.signal.aborted)
return;const k=Fs(r,_,z.name),x=m?`${m}/${z.name}`:z.name;z.isDirectory()?k.size>0&&await f(x,k):k.has(r.length)&&!(z.isSymbolicLink()&&
await Ls((0,_e.join)(n,x)))&&u.push(x)}}return await f("",vo(r,[0])),u}async function Ls(n){return(0,Te.stat)(n).then(r=>r.
isDirectory(),()=>!1)}const Xt=100,js=2e5,Ds=4096;async function Us(n,r){const s=process.env.GITHUB_WORKSPACE||process.cwd(),
a={entries:js,signal:r},u=new Set,d=[],f=n.split(/\r\n?|\n/).map(m=>m.trim());for(const m of new Set(f.filter(_=>_!==""))){
const _=await Bs(m,s,a);if(typeof _=="string")d.push((0,ve.CC)("payload-files",`${(0,pe.TL)(m)} ${_}`));else for(const b of _)
u.add(b);if(u.size>Xt){const b=`matches more than ${Xt} files; give patterns that match fewer`;return{files:[],problems:[
...d,(0,ve.CC)("payload-files",b)]}}}return{files:[...u],problems:d}}async function Bs(n,r,s){const a=(0,_e.resolve)(r,n);
if(await(0,Te.lstat)(a).then(()=>!0,()=>!1))return[(0,_e.relative)(r,a).replaceAll(_e.sep,"/")];try{const d=n.length>Ds?
[]:Cs(n.replaceAll(_e.sep,"/")),f=await Ns(r,d,Xt+1,s);return f.length>0?f:"matches no file in the workspace; check the \
path, and that the repository is checked out"}catch(d){if(!(d instanceof $o))throw d;return"searches too many files; beg\
in the pattern with the folder they are in"}}const Hs=65536;async function Vs(n){const r=process.env.GITHUB_WORKSPACE||process.
cwd(),s=(0,_e.resolve)(r,n),a={input:"payload-file",file:n},u=f=>({problem:(0,ve.CC)(a,f,{reason:"unreadable-file"})}),d={
problem:(0,ve.CC)(a,"is outside the workspace; give a file of the repository")};try{const f=await(0,Te.realpath)(r);if(!Jt(
s,r)&&!Jt(s,f))return d;const m=await(0,Te.realpath)(s);if(!Jt(m,f))return d;const _=await(0,Te.stat)(m);return _.isFile()?
_.size>Hs?u("is larger than 64 KiB; give a file of notification fields"):{text:new TextDecoder("utf-8",{fatal:!0}).decode(
await(0,Te.readFile)(m))}:u("is not a regular file; give the path of a YAML or JSON file")}catch(f){const m=f.code;return u(
m==="ENOENT"?"does not exist; check the path, and that the repository is checked out":m==="ERR_ENCODING_INVALID_ENCODED_\
DATA"?"is not UTF-8 text; save it as UTF-8":`cannot be read (${(0,we.q0)(f)})`)}}function Jt(n,r){const s=(0,_e.relative)(
r,n);return s!==".."&&!s.startsWith(`..${_e.sep}`)&&!(0,_e.isAbsolute)(s)}const Ws={"connection-failed":"Check `base-url\
` and that the runner can reach it.","tls-failed":"Check `base-url` and the certificate of the service; for a private CA\
, set NODE_EXTRA_CA_CERTS to its certificate file on the runner.","proxy-failed":"Check HTTPS_PROXY, HTTP_PROXY and NO_P\
ROXY on the runner. If the proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",timeout:"Check tha\
t the service is up; if it is only slow, raise `timeout`.","connection-lost":"Check that the service is up.","bad-respon\
se":"Check that `base-url` is the address of the push service."},Ks={ERR_SSL_WRONG_VERSION_NUMBER:"Check the port in `ba\
se-url`, or that of an https proxy.",ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:"Use an address of the service (or a prox\
y) that does not require a client certificate."};function Gs(n,{reason:r,mayHaveBeenReceived:s,cause:a}){const u=n==="Se\
nding"&&s;if(r==="cancelled")return u?"":"If you did not mean to cancel it, run it again.";const{code:d="",statusCode:f}=Object(
a);if(f===407)return zo(407,n,!1);const m=r==="tls-failed"&&Ks[d]||Ws[r];return u?m:`${m} Then run this again.`}function qs(n,{
reason:r,mayHaveBeenReceived:s},a){const u=n==="Sending",d=n.charAt(0).toLowerCase()+n.slice(1);return{"connection-faile\
d":`Could not connect to the service (${a}).`,"tls-failed":`Could not make a secure connection to the service (${a}).`,"\
proxy-failed":`Could not use the proxy (${a}).`,timeout:s?`${u?"The service may have received the request, but did not r\
espond":"There was no complete response"} in time (${a}).`:`Timed out connecting to the service (${a}).`,"connection-los\
t":`The connection was lost before ${u?"a response arrived; the service may have received the request":"the response was\
 complete"} (${a}).`,"bad-response":`The response is not valid HTTP, or is incomplete (${a}).`,cancelled:u?`The run was \
cancelled${s?"; the service may already have":" before the service"} received the request.`:`The run was cancelled while\
 ${d}.`}[r]}function Xs(n,r,s){const{reason:a,cause:u}=r;return new we.HR({reason:a,title:`${n} failed`,message:qs(n,r,Yt(
(0,we.q0)(u),s)),hint:Gs(n,r),cause:u})}const Js=n=>Xs(n,{kind:"failure",mayHaveBeenReceived:!1,reason:"cancelled",retryable:!1,
cause:void 0},r=>r);function Sd(n,r,s,a=!1){const{status:u,headers:d,body:f,incomplete:m}=r,_=d.location?` and points to\
 ${quoted(s(d.location))}`:"",b=Yt(f,s,m!==void 0),z=`The ${u===407?"proxy":"service"} responded ${statusName(u)}${_}${b?
`: ${b}`:""}`;return new Failure({reason:`http-${u}`,title:`${n} failed: HTTP ${u}`,message:`${z.replace(/\.$/,"")}.${Qs(
d["retry-after"])}`,hint:a?"The service has a problem: check its status.":zo(u,n,b!=="")})}const wo=300,ko=65536;function Yt(n,r,s=!1){
const u=r(n.slice(0,ko),s||n.length>ko).replace(/\s+/g," ").trim();return u.length>wo?`${u.slice(0,wo)}\u2026`:u}const Ys=864e5;
function Qs(n){const r=retryAfter(n,Date.now());return r===void 0||r<=maxWaitMs?"":` Retry-After asks for ${r>Ys?"more t\
han a day":`${Math.ceil(r/1e3)} s`}; this action waits at most ${maxWaitMs/1e3} s.`}function zo(n,r,s){return n===401||n===
403?"The service refused the token: check that `api-token` is the current API token of this site, and that this workflow\
 can read the secret. Then run this again.":n===404?`Check \`base-url\`: there may be no push service at that address (the\
 action adds \`/v1/\u2026\` itself).${r==="Sending"?" With `target: audience`, check `audience-id` too.":""}`:n===407?"T\
he proxy requires a valid user name and password: put them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this agai\
n.":n===429?"The rate limit of the service is reached: wait, then run this again.":n>=300&&n<400?"The action does not fo\
llow redirects, because the token would go to the new address. Correct `base-url`.":n>=500?"The service has a problem: c\
heck its status before you run this again.":n===408?"The service did not receive the request in time: run this again.":s?
"Fix the problem that the service reported, then start a new run.":`The service did not say why. ${r==="Sending"?"Check \
the content and `extra-fields`, or ask":"Ask"} the operator of the service.`}const ea=new TextDecoder,$e=(n,r=0,s=n.length)=>ea.
decode(n.slice(r,s)),ct=(n,r=0,s=n.length)=>n.slice(r,s).reduce((a,u)=>a+`0${u.toString(16)}`.slice(-2),""),ze=(n,r)=>new DataView(
n.buffer,n.byteOffset+r),xo=(n,r=0)=>ze(n,r).getInt16(0,!0),ut=(n,r=0)=>ze(n,r).getUint16(0,!1),Qt=(n,r=0)=>ze(n,r).getUint16(
0,!0),Zo=(n,r=0)=>{const s=ze(n,r);return s.getUint16(0,!0)+(s.getUint8(2)<<16)},Pd=(n,r=0)=>ze(n,r).getInt32(0,!0),Xe=(n,r=0)=>ze(
n,r).getUint32(0,!1),ta=(n,r=0)=>ze(n,r).getUint32(0,!0),Ed=(n,r,s)=>ze(n,r).getBigUint64(0,!s),na={readUInt16BE:ut,readUInt16LE:Qt,
readUInt32BE:Xe,readUInt32LE:ta};function Je(n,r,s=0,a=!1){const d=`readUInt${r}${a?"BE":"LE"}`;return na[d](n,s)}const en=8;
function oa(n,r,s,a,u){if(n.length-a<en)return;const d=r.getUint32(s+a,!1);if(!(n.length-a<d))return{offset:a,size:d,matches:r.
getUint32(s+4+a,!1)===u}}const To=new WeakMap;function ra(n){let r=To.get(n.buffer);return r||(r=new DataView(n.buffer),
To.set(n.buffer,r)),r}function Ad(n,r,s){const a=ra(n),u=r.charCodeAt(0)<<24|r.charCodeAt(1)<<16|r.charCodeAt(2)<<8|r.charCodeAt(
3),d=n.byteOffset;let f=s;for(;f<n.length&&!(n.length-f<4);){if(a.getUint32(d+f,!1)<en){f+=en;continue}const m=oa(n,a,d,
f,u);if(!m)break;if(m.matches)return{name:r,offset:m.offset,size:m.size};f+=m.size}}const ia=/^GIF8[79]a/,sa={validate:n=>ia.
test($e(n,0,6)),calculate:n=>({height:Qt(n,8),width:Qt(n,6)})},aa="45786966",ca=2,tn=6,ua=2,la="4d4d",da="4949",So=12,fa=2;
function pa(n){return ct(n,2,6)===aa}function ha(n,r){return{height:ut(n,r),width:ut(n,r+2)}}function ma(n,r){const a=tn+
8,u=Je(n,16,a,r);for(let d=0;d<u;d++){const f=a+fa+d*So,m=f+So;if(f>n.length)return;const _=n.slice(f,m);if(Je(_,16,0,r)===
274)return Je(_,16,2,r)!==3||Je(_,32,4,r)!==1?void 0:Je(_,16,8,r)}}function ya(n,r){const s=n.slice(ca,r),a=ct(s,tn,tn+ua),
u=a===la;if(u||a===da)return ma(s,u)}function ga(n,r){if(r>n.length)throw new TypeError("Corrupt JPG, exceeded buffer li\
mits")}const _a={validate:n=>ct(n,0,2)==="ffd8",calculate(n){let r=n.slice(4),s,a;for(;r.length;){const u=ut(r,0);if(ga(
r,u),r[u]!==255){r=r.subarray(1);continue}if(pa(r)&&(s=ya(r,u)),a=r[u+1],a===192||a===193||a===194){const d=ha(r,u+5);return s?
{height:d.height,orientation:s,width:d.width}:d}r=r.subarray(u+2)}throw new TypeError("Invalid JPG, no size found")}},ba=`\
PNG\r

`,$a="IHDR",Po="CgBI",va={validate(n){if(ba===$e(n,1,8)){let r=$e(n,12,16);if(r===Po&&(r=$e(n,28,32)),r!==$a)throw new TypeError(
"Invalid PNG");return!0}return!1},calculate(n){return $e(n,12,16)===Po?{height:Xe(n,36),width:Xe(n,32)}:{height:Xe(n,20),
width:Xe(n,16)}}};function wa(n){return{height:1+Zo(n,7),width:1+Zo(n,4)}}function ka(n){return{height:1+((n[4]&15)<<10|
n[3]<<2|(n[2]&192)>>6),width:1+((n[2]&63)<<8|n[1])}}function za(n){return{height:xo(n,8)&16383,width:xo(n,6)&16383}}const xa={
validate(n){const r=$e(n,0,4)==="RIFF",s=$e(n,8,12)==="WEBP",a=$e(n,12,15)==="VP8";return r&&s&&a},calculate(n){const r=$e(
n,12,16),s=n.slice(20,30);if(r==="VP8X"){const u=s[0],d=(u&192)===0,f=(u&1)===0;if(d&&f)return wa(s);throw new TypeError(
"Invalid WebP")}if(r==="VP8 "&&s[0]!==47)return za(s);const a=ct(s,3,6);if(r==="VP8L"&&a!=="9d012a")return ka(s);throw new TypeError(
"Invalid WebP")}},Za=5*1048576,Eo=5,Ta=[301,302,303,307,308];async function Sa({url:n,image:r,timeoutMs:s,http:a,...u}){
const d=performance.now()+s,f=new Set;for(let m=lt(n);;){f.add(m.href);const _=await a.request({...u,method:"GET",url:m,
timeoutMs:Math.max(0,d-performance.now()),maxBytes:Za,encoding:"latin1",wantsBody:P=>r&&Gt(P)});if(_.kind==="failure")return{
kind:"failure",at:m,failure:_};const{status:b,headers:z}=_,k=Ta.includes(b)?z.location:void 0;if(k===void 0)return{kind:"\
status",at:m,status:b,...r&&Gt(b)&&{image:Pa(_)}};const x=Ea(k,m);if(!x)return{kind:"astray",at:m,why:"to something that\
 is not a URL"};if(!/^https?:$/.test(x.protocol))return{kind:"astray",at:m,why:"to something other than a web page"};if(r&&
x.protocol==="http:")return{kind:"off-https",at:m};const F=lt(x);if(f.has(F.href))return{kind:"astray",at:m,why:"in a lo\
op"};if(f.size>Eo)return{kind:"astray",at:m,why:`more than ${Eo} times`};m=F}}function Pa({body:n,incomplete:r}){return r||
(n.length===0?"empty":Ma(Buffer.from(n,"latin1"))??"not-an-image")}function lt(n){const r=new URL(n);return r.username="",
r.password="",r.hash="",r}function Ea(n,r){const s=n.replace(/[\x80-\xff]/g,a=>`%${a.charCodeAt(0).toString(16).toUpperCase()}`);
return(0,pe.Dl)(s,r)}const Aa=[va,_a,sa,xa],Ca=25;function Ma(n){if(n.length<Ca)return;const r=new Uint8Array(n);try{return Aa.
find(s=>s.validate(r))?.calculate(r)}catch{return}}const Ra=1e4,Oa=20;async function Ia({uses:n,http:r,userAgent:s,signal:a,
redact:u,...d}){const f=Math.min(d.timeoutMs,Ra),m={Accept:"*/*","User-Agent":s},_=({url:P})=>lt(new URL(P)).href,b=new Set(
n.filter(({use:P})=>P!=="page").map(_)),z=new Map,k=new Set(n.map(_)).values();async function x(){for(const P of k){if(a?.
aborted)return;const H={url:new URL(P),image:b.has(P),http:r,headers:m,timeoutMs:f,signal:a};z.set(P,await Sa(H))}}if(await Promise.
all(Array.from({length:Oa},x)),a?.aborted)throw Js("Checking the URLs");const F=n.flatMap(P=>Na(P,z.get(_(P)),{timeoutMs:f,
redact:u})??[]);return{problems:F.filter(P=>"message"in P),wrongSizes:F.filter(P=>"expected"in P)}}const Cd=n=>new Failure(
{reason:"url-check-failed",title:"URL check failed",message:listed(n.map(problemText)),hint:"Fix the pages and images, a\
nd run this again; or correct the URLs, and start a new run. To send without this check, remove `check-urls`."}),Fa={icon:[
{width:200,height:200}],banner:[{width:360,height:240},{width:360,height:200}]};function Na({url:n,use:r,...s},a,{timeoutMs:u,
redact:d}){const f=La(n,a.at,d),m=H=>({...s,message:`${f} ${H}`});if(a.kind==="failure")return m(Da(a.failure,u,d));if(a.
kind==="astray")return m(`redirects ${a.why}`);if(a.kind==="off-https")return r==="page"?void 0:m("redirects to http, bu\
t images must be https");const{status:_,image:b}=a;if(!Gt(_))return m(`responded ${vs(_)}`);if(r==="page"||b===void 0)return;
if(typeof b=="string")return m(ja(b,u));const{width:z,height:k}=b;if(z===0||k===0)return m(`is an image of ${z}x${k}`);const x=Fa[r];
if(x.some(H=>H.width===z&&H.height===k))return;const{input:F,file:P}=s;return{input:F,...P!==void 0&&{file:P},use:r,width:z,
height:k,expected:x}}function La(n,r,s){return r.href===lt(new URL(n)).href?(0,pe.TL)(n):`${(0,pe.TL)(n)} redirects to ${(0,pe.
TL)(s(r.origin+r.pathname))}, which`}function ja(n,r){return{empty:"responded with an empty body, which is not an image",
"not-an-image":"is not a valid PNG, JPEG, GIF or WebP image","too-large":"is larger than 5 MiB",timeout:`did not load co\
mpletely within ${r/1e3} s`,cut:"was cut off",cancelled:"was cut off"}[n]}function Da({reason:n,cause:r},s,a){if(n==="ti\
meout")return`did not respond within ${s/1e3} s`;const u=Ua(r)?"has a host name that cannot be found":"cannot be reached";
return`${{"tls-failed":"cannot be reached securely: its certificate is not accepted, or TLS failed","proxy-failed":"cann\
ot be reached through the proxy","bad-response":"responded with something that is not HTTP","connection-lost":"ended the\
 connection without a response","connection-failed":u,cancelled:u}[n]} (${Yt((0,we.q0)(r),a)})`}const Ua=n=>/^(ENOTFOUND|EAI_\w+)$/.
test(n?.code??""),Ba="web-push-action/1.0.0";async function Ha(){const n=Di(Tn.uB),r=Zs({apiToken:""}),s={notifications:[],
problems:[],extraFields:{}};try{await r.watch(Va(n,s,r))}catch(a){s.failure=(0,we.h_)(a)}await Ps(jt(s)?1:0,()=>Ga(s,n.summary,
r))}async function Va(n,r,s){const{secrets:a}=s,{settings:u,problems:d,inputs:f,refused:m}=(0,Tn.IZ)(n,a),_=await xn(f,a),
b=f["extra-fields"]?await(0,Zn.readExtraFields)(f["extra-fields"],a):{fields:{},problems:[]},z=await Us(f["payload-files"],
s.signal);if(s.signal.aborted)throw Co();const k=[..._.problems,...b.problems,...z.problems];r.extraFields=b.fields,r.problems.
push(...d,...k.filter(({input:P})=>!m.has(P)));const x=[],F=(P,H)=>x.push({file:P,advice:H.content?Br(H.content):[],...H});
f["payload-files"]===""&&_.given.size>0&&F("",Wa(_));for(const P of z.files){if(s.signal.aborted)throw Co();F(P,await(0,Zn.
checkPayloadFile)(P,await Vs(P),_,a))}r.notifications=x,u?.checkUrls&&await Ka(x,u.timeout*1e3,s)}function Wa(n){const r=(0,Pt.
uT)(n);return{problems:(0,Pt.Mh)(n,Pt.Vz).map(a=>(0,ve.CC)((0,be.wg)(a),"is missing; give it as an input, or a file in `\
payload-files`")),placeOf:()=>{},...r&&{content:r}}}async function Ka(n,r,{http:s,signal:a,redact:u}){const d=[];for(const m of n){
const{file:_,content:b,problems:z}=m,k=b?(0,be._e)(b.notification):[];z.push(...k.map(x=>({...x,...Ao(m,x)}))),b&&k.length===
0&&d.push(...(0,be.Wn)(b.notification).map(x=>({...x,file:_})))}const f=await Ia({uses:d,http:s,timeoutMs:r,userAgent:Ba,
signal:a,redact:u});for(const m of n){const _=f.problems.filter(({file:k})=>k===m.file),b="url-check-failed";m.problems.
push(..._.map(k=>({...k,...Ao(m,k),reason:b})));const z=f.wrongSizes.filter(({file:k})=>k===m.file);m.advice.push(...z.map(
k=>({kind:"image-size",...k})))}}function Ao({file:n,placeOf:r},{input:s,path:a=[]}){if(n==="")return{file:void 0};const u=[
s.replaceAll("-","_"),...a];return{file:n,path:u,place:r(u)}}const Co=()=>new we.HR({reason:"cancelled",title:"Preview c\
ancelled",message:"The run was cancelled before all notifications were checked.",hint:"If you did not mean to cancel it,\
 run it again."});function Ga(n,r,s){const{log:a}=s,{notifications:u,extraFields:d,failure:f}=n,m=Lt(n),_=jt(n)??"",b=u.
map(({file:k,content:x})=>({file:k,payload:{...x?.notification,...d}})),z=_?"":JSON.stringify(b);Gi({payloads:z,count:f?
"":String(b.length),reason:_},s),Xi(r,()=>s.redact(Pi(n)),s);for(const k of m)a.info(Ti(k));for(const k of m){const{file:x,
place:F=Mo,reason:P}=k,H=x===void 0?"Invalid inputs":"Invalid notification";a.error(`${H} (${P})`,Dt(k),x===void 0?void 0:
{file:x,...F})}for(const{file:k,advice:x}of u)for(const F of x)a.info(Si(k,F)),a.warning("Advice",Rt(F),k===""?void 0:{file:k,
...Mo});Wi(a,"payloads",z),f?Vi(a,"error",Ft(f)):a.info(`${eo(n)}.`)}const Mo={line:1,column:1};Ha(),module.exports=br})();
