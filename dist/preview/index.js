import{createRequire as he}from"module";var zo={1312:((o,i,a)=>{a.d(i,{Vu:()=>w,Wn:()=>A,_e:()=>B,fD:()=>z,pi:()=>P,qW:()=>k,
wg:()=>I});var u=a(8925),l=a(8190),p=a(900);const h=(...H)=>{const S=(0,l.rf)(...H);return E=>E===""?(0,l.Bq)(E):S(E)},g=h(
"https"),_=h("https","http"),z={title:l.Bq,message:l.Bq,icon_url:g,banner_url:g,landing_url:_,utm_source:l.Bq,utm_medium:l.
Bq,utm_campaign:l.Bq},P=p.Pw.map(H=>H.replaceAll("-","_")),w=["title","message","icon_url","landing_url"];function k(H,S,E){
const M=S(E.trim());return"value"in M?{fields:{[H]:M.value},problems:[]}:{fields:{},problems:[(0,u.CC)(I(H),M.message)]}}
const I=H=>H.replaceAll("_","-");function A({icon_url:H,banner_url:S,landing_url:E,actions:M=[]}){return[...H===void 0?[]:
[{input:"icon-url",url:H,use:"icon"}],...S===void 0?[]:[{input:"banner-url",url:S,use:"banner"}],...E===void 0?[]:[{input:"\
landing-url",url:E,use:"page"}],...M.map(({url:F},V)=>({input:"actions",path:[V,"url"],url:F,use:"page"}))]}function B(H){
return A(H).flatMap(({input:S,path:E,url:M})=>{const{username:F,password:V}=new URL(M);return F===""&&V===""?[]:(0,u.CC)(
S,"has a user name or password, which `check-urls` never sends; give the URL without them",{path:E})})}}),225:((o,i,a)=>{
a.d(i,{Mh:()=>h,Vz:()=>p,uT:()=>_});var u=a(8925),l=a(1312);const p={source:"file",fields:{},given:new Set,problems:[]},
h=(k,I)=>l.Vu.filter(A=>!k.given.has(A)&&!I.given.has(A));function g(k,I,A,B,H=[]){const S=h(k,I),E=A.kind==="not-announ\
ceable"?p:z(S,A,B),M=[...H,...k.problems,...I.problems,...E.problems];if(M.length>0)return{problems:M};if(S.length>0&&A.
kind==="not-announceable")return{skip:A.because};const F=_(k,I,E);if(!F)throw new Error("a required field was lost");const V=A.
kind==="content"&&S.includes("message")&&A.fields.message,J=V&&"value"in V&&V.isFirstEntry;return{content:{...F,...J&&{firstEntry:!0}}}}
function _(...k){const I=Object.assign({},...k.map(({fields:J})=>J).reverse()),{title:A,message:B,icon_url:H,landing_url:S}=I;
if(!A||!B||!H||!S)return;const E=l.pi.filter(J=>I[J]!==void 0),M=Object.fromEntries(E.map(J=>[J,I[J]])),F=J=>k.find(({given:C})=>C.
has(J))?.source,V=Object.fromEntries(E.map(J=>[J,F(J)]));return{notification:{...M,title:A,message:B,icon_url:H,landing_url:S},
sources:V}}function z(k,I,A){const B=I.kind==="content"?I.source:"event",H={source:B,fields:{},given:new Set(k),problems:[]},
S=new Map;for(const M of k){const F=I.kind==="content"?I.fields[M]:{missing:w(I.event)};if("missing"in F){S.set(F.missing,
[...S.get(F.missing)??[],M]);continue}const V=[F.value,...F.madeFrom??[]].map(A.find).find(Boolean),{fields:J,problems:C}=checkText(
M,textRules[M],F.value);if(Object.assign(H.fields,J),V){const K=`contains ${V}, which may already be public; replace the\
 token, and remove it from the ${B==="release"?B:"release or deployment"}`;H.problems.push(problem(inputOf(M),K))}else H.
problems.push(...C.map(W=>({...W,message:`in the ${B}, ${W.message}`})))}const E=I.kind==="none"&&I.event?", or set the \
input `release` to the tag of a release":"";return H.problems.unshift(...[...S].map(([M,F])=>P(F,M&&` (${M})`,E))),H}function P(k,I,A){
const B=k.map(S=>`\`${S}\``).join(", "),H=k.length>1?`are missing${I}; give them as inputs or in \`payload-file\` (there a\
s ${B})${A}`:`is missing${I}; give it as an input, or as ${B} in \`payload-file\`${A}`;return problem(k.map(inputOf).join(
", "),H)}function w(k){return k===void 0?"":`${/^[a-z_]{1,40}$/.test(k)?`the event \`${k}\``:"this event"} does not supp\
ly content`}}),246:((o,i,a)=>{a.r(i),a.d(i,{checkPayloadFile:()=>Vs,fieldsFromFile:()=>qn,readActions:()=>Ws,readExtraFields:()=>Ks});
var u=a(8925),l=a(1312),p=a(225);function h(e){return e}function g(e){return e}function _(){return e=>e}function z(e){}function P(e){
throw new Error("Unexpected value in exhaustive check")}function w(e){}function k(e){const t=Object.values(e).filter(r=>typeof r==
"number");return Object.entries(e).filter(([r,s])=>t.indexOf(+r)===-1).map(([r,s])=>s)}function I(e,t="|"){return e.map(
n=>Jo(n)).join(t)}function A(e,t){return typeof t=="bigint"?t.toString():t}class B{constructor(t){this._getter=t,this._value=
void 0}get value(){const t=this._getter;return t!==void 0&&(this._value=t(),this._getter=void 0),this._value}}function H(e){
return new B(e)}function S(e){return e==null}function E(e){const t=e.startsWith("^")?1:0,n=e.endsWith("$")?e.length-1:e.
length;return e.slice(t,n)}function M(e,t){const n=e/t,r=Math.round(n),s=4*Number.EPSILON*Math.max(Math.abs(n),1);return Math.
abs(n-r)<s?0:n-r}const F=null;function V(e,t,n){let r;Object.defineProperty(e,t,{get(){if(r!==F)return r===void 0&&(r=F,
r=n()),r},set(s){Object.defineProperty(e,t,{value:s})},configurable:!0})}function J(e){return Object.create(Object.getPrototypeOf(
e),Object.getOwnPropertyDescriptors(e))}function C(e,t,n){Object.defineProperty(e,t,{value:n,writable:!0,enumerable:!0,configurable:!0})}
function W(e){const t=Object.getOwnPropertyDescriptor(e,"shape");return t?.get?t.get.raw:t?.value}function K(e){return W(
e._zod.def)??e._zod.def.shape}function ee(e,t,n){Object.defineProperty(e,t,{get(){const r=n();return C(this,t,r),r},enumerable:!0,
configurable:!0})}function ie(e,t,n){t in e?C(e,t,n):e[t]=n}function L(e,t,n,r){const s=K(t);for(const c of n){const f=Object.
getOwnPropertyDescriptor(s,c);f.enumerable&&(f.get?ee(e,c,()=>{const d=t._zod.def.shape[c];return r?r(d,c):d}):ie(e,c,r?
r(f.value,c):f.value))}}function Y(e,t){for(const n of Reflect.ownKeys(t)){const r=Object.getOwnPropertyDescriptor(t,n);
r.enumerable&&(r.get?ee(e,n,()=>t[n]):ie(e,n,r.value))}}function R(...e){const t={};for(const n of e){const r=Object.getOwnPropertyDescriptors(
n);Object.assign(t,r)}return Object.defineProperties({},t)}function se(e){return R(e._zod.def)}function ue(e,t){return t?
t.reduce((n,r)=>n?.[r],e):e}function le(e){const t=Object.keys(e),n=t.map(r=>e[r]);return Promise.all(n).then(r=>{const s={};
for(let c=0;c<t.length;c++)s[t[c]]=r[c];return s})}function me(e=10){const t="abcdefghijklmnopqrstuvwxyz";let n="";for(let r=0;r<
e;r++)n+=t[Math.floor(Math.random()*t.length)];return n}function Me(e){return JSON.stringify(e)}function N(e){return e.toLowerCase().
trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}const v="captureStackTrace"in Error?Error.
captureStackTrace:(...e)=>{};function Z(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}const O=null;function j(e){
if(Z(e)===!1)return!1;const t=e.constructor;if(t===void 0||typeof t!="function")return!0;const n=t.prototype;return!(Z(n)===
!1||Object.prototype.hasOwnProperty.call(n,"isPrototypeOf")===!1)}function D(e){return j(e)?{...e}:Array.isArray(e)?[...e]:
e instanceof Map?new Map(e):e instanceof Set?new Set(e):e}function Q(e){let t=0;for(const n in e)Object.prototype.hasOwnProperty.
call(e,n)&&t++;return t}const X=e=>{const t=typeof e;switch(t){case"undefined":return"undefined";case"string":return"str\
ing";case"number":return Number.isNaN(e)?"nan":"number";case"boolean":return"boolean";case"function":return"function";case"\
bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(e)?"array":e===null?"null":e.then&&
typeof e.then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<"u"&&e instanceof Map?"map":typeof Set<
"u"&&e instanceof Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<"u"&&e instanceof File?"file":"object";default:
throw new Error(`Unknown data type: ${t}`)}},re=new Set(["string","number","symbol"]),ae=new Set(["string","number","big\
int","boolean","symbol","undefined"]);function pe(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function de(e,t,n){const r=new e.
_zod.constr(t??e._zod.def);return(!t||n?.parent)&&(r._zod.parent=e),r}function fe(e){const t=e;if(!t)return{};if(typeof t==
"string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)throw new Error("Cannot specify both `message`\
 and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{...t,error:()=>t.error}:t}function Wu(e){
let t;return new Proxy({},{get(n,r,s){return t??(t=e()),Reflect.get(t,r,s)},set(n,r,s,c){return t??(t=e()),Reflect.set(t,
r,s,c)},has(n,r){return t??(t=e()),Reflect.has(t,r)},deleteProperty(n,r){return t??(t=e()),Reflect.deleteProperty(t,r)},
ownKeys(n){return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(n,r){return t??(t=e()),Reflect.getOwnPropertyDescriptor(
t,r)},defineProperty(n,r,s){return t??(t=e()),Reflect.defineProperty(t,r,s)}})}function Jo(e){return typeof e=="bigint"?
e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}function Yo(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&
e[t]._zod.optout==="optional")}const Qo={safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],
uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.MAX_VALUE,Number.MAX_VALUE]},
Gu={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("18446744073709551615")]};
function Ku(e,t){const n=e._zod.def,r=n.checks;if(r&&r.length>0)throw new Error(".pick() cannot be used on object schema\
s containing refinements");const c={};return L(c,e,Ye(e,t)),de(e,R(n,{shape:c,checks:[]}))}function Ye(e,t){const n=K(e),
r=[];for(const s of Reflect.ownKeys(t)){if(!Object.getOwnPropertyDescriptor(n,s)?.enumerable)throw new Error(`Unrecogniz\
ed key: "${String(s)}"`);t[s]&&r.push(s)}return r}function qu(e,t){const n=e._zod.def,r=n.checks;if(r&&r.length>0)throw new Error(
".omit() cannot be used on object schemas containing refinements");const c=new Set(Ye(e,t)),f={};return L(f,e,Reflect.ownKeys(
K(e)).filter(d=>!c.has(d))),de(e,R(n,{shape:f,checks:[]}))}function Xu(e,t){if(!j(t))throw new Error("Invalid input to e\
xtend: expected a plain object");const n=e._zod.def.checks;if(n&&n.length>0){const s=K(e);for(const c of Reflect.ownKeys(
t))if(Object.getOwnPropertyDescriptor(s,c)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing \
refinements. Use `.safeExtend()` instead.")}return de(e,R(e._zod.def,{shape:pn(e,t)}))}function pn(e,t){const n={};return L(
n,e,Reflect.ownKeys(K(e))),Y(n,t),n}function Ju(e,t){if(!j(t))throw new Error("Invalid input to safeExtend: expected a p\
lain object");return de(e,R(e._zod.def,{shape:pn(e,t)}))}function Yu(e,t){if(!t?._zod?.def)throw new Error("Invalid inpu\
t to merge: expected an object schema. To merge a plain shape, use `.extend()`.");if(e._zod.def.checks?.length)throw new Error(
".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");const n={};L(n,e,Reflect.
ownKeys(K(e))),L(n,t,Reflect.ownKeys(K(t)));const r=R(e._zod.def,{shape:n,get catchall(){return t._zod.def.catchall},checks:t.
_zod.def.checks??[]});return de(e,r)}function Qu(e,t,n,r="partial"){const c=t._zod.def.checks;if(c&&c.length>0)throw new Error(
`.${r}() cannot be used on object schemas containing refinements`);const d=n?new Set(Ye(t,n)):void 0,y={};return L(y,t,Reflect.
ownKeys(K(t)),e&&((m,b)=>d&&!d.has(b)?m:new e({type:"optional",innerType:m}))),de(t,R(t._zod.def,{shape:y,checks:[]}))}function el(e,t,n){
const r=n?new Set(Ye(t,n)):void 0,s={};return L(s,t,Reflect.ownKeys(K(t)),(c,f)=>r&&!r.has(f)?c:new e({type:"nonoptional",
innerType:c})),de(t,R(t._zod.def,{shape:s}))}function Te(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)
if(e.issues[n]?.continue!==!0)return!0;return!1}function er(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)
if(e.issues[n]?.continue===!1)return!0;return!1}function hn(e,t){return t.map(n=>{var r;return(r=n).path??(r.path=[]),n.
path.unshift(e),n})}function je(e){return typeof e=="string"?e:e?.message}function mn(e){const t=[];for(const n of e??[]){
const r=n._zod.def;if(!/_(length|size)$|_equals$/.test(r.check))break;const s=r.maximum??r.length??r.size;s>=0&&t.push([
s,n])}return t}function kt(e,t,n){var r;for(let s=t;s<e.length;s++)(r=e[s]).schema??(r.schema=n)}function Qe(e,t,n){var r;
const s=e.inst?._zod?.traits;s?.has("$ZodType")&&(s.has("$ZodCheck")?(r=e).schema??(r.schema=e.inst):e.schema=e.inst);const c=e.
schema!==e.inst?e.schema?._zod.def?.error:void 0,f=e.message?e.message:je(e.inst?._zod.def?.error?.(e))??je(c?.(e))??je(
t?.error?.(e))??je(n.customError?.(e))??je(n.localeError?.(e))??"Invalid input",d={};for(const y of Object.keys(e))y==="\
inst"||y==="schema"||y==="continue"||y==="input"||y==="__proto__"||(d[y]=e[y]);return d.path??(d.path=[]),d.message=f,t?.
reportInput&&(d.input=e.input),d}function tl(e){return e instanceof Set?"set":e instanceof Map?"map":e instanceof File?"\
file":"unknown"}const tr=/[\uD800-\uDBFF]/;function nr(e){const t=e.length;if(!tr.test(e))return t;let n=t;for(let r=0;r<
t-1;r++)(e.charCodeAt(r)&64512)===55296&&(e.charCodeAt(r+1)&64512)===56320&&(n--,r++);return n}function or(e){return Array.
isArray(e)?"array":typeof e=="string"?"string":"unknown"}function nl(e){const t=typeof e;switch(t){case"number":return Number.
isNaN(e)?"nan":"number";case"object":{if(e===null)return"null";if(Array.isArray(e))return"array";const n=e;if(n&&Object.
getPrototypeOf(n)!==Object.prototype&&"constructor"in n&&n.constructor)return n.constructor.name}}return t}function ol(...e){
const[t,n,r]=e;return typeof t=="string"?{message:t,code:"custom",input:n,inst:r}:{...t}}function rl(e){return Object.entries(
e).filter(([t,n])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function rr(e){const t=atob(e),n=new Uint8Array(t.length);
for(let r=0;r<t.length;r++)n[r]=t.charCodeAt(r);return n}function ir(e){let t="";for(let n=0;n<e.length;n++)t+=String.fromCharCode(
e[n]);return btoa(t)}function il(e){const t=e.replace(/-/g,"+").replace(/_/g,"/"),n="=".repeat((4-t.length%4)%4);return rr(
t+n)}function sl(e){return ir(e).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function al(e){const t=e.replace(
/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex string length");const n=new Uint8Array(t.length/2);for(let r=0;r<
t.length;r+=2)n[r/2]=Number.parseInt(t.slice(r,r+2),16);return n}function cl(e){return Array.from(e).map(t=>t.toString(16).
padStart(2,"0")).join("")}class ul{constructor(...t){}}function sr(e,t){for(const n in t){const r=Object.getOwnPropertyDescriptor(
t,n);r.get?Object.defineProperty(e,n,{...r,enumerable:!1}):cr(e,n,r.value)}}function Se(e,t,n,r=!0){return Object.defineProperty(
e,t,{configurable:!0,writable:!0,enumerable:r,value:n}),n}function ar(e,t,n){return Se(e,t,n,!1)}function ll(e,t){for(const n in e){
const r=e[n];Object.defineProperty(t,n,{configurable:!0,enumerable:!0,get(){return Se(this,n,r(this))},set(s){Se(this,n,
s)}})}return t}function cr(e,t,n){Object.defineProperty(e,t,{configurable:!0,get(){return this==null?n:Se(this,t,n.bind(
this))},set(r){Se(this,t,r)}})}function ur(e,t){const n=Object.getPrototypeOf(e);return t in n?void 0:n}let zt,ke=!1;const lr={
configurable:!0,get(){ke=!0}};function et(e,t,n){const r=Object.getPrototypeOf(e._zod);if(t in r&&zt!==e._zod){zt=void 0;
return}zt=e._zod,Object.defineProperty(r,t,{configurable:!0,get(){Object.defineProperty(this,t,lr);const s=ke;ke=!1;try{
const c=n(this);return ke?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,value:c}),ke=ke||s,c}catch(c){
throw delete this[t],ke=ke||s,c}},set(s){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:s})}})}function dr(e,t,n,r){
const s=ur(e,t);s&&Object.defineProperty(s,t,{configurable:!0,get(){const c={configurable:!0,writable:!0,enumerable:r,value:void 0};
return Object.defineProperty(this,t,c),c.value=n(this),Object.defineProperty(this,t,c),c.value},set(c){Object.defineProperty(
this,t,{configurable:!0,writable:!0,enumerable:r,value:c})}})}const fr="~constantCatch";function dl(e){const t=()=>e;return t[fr]=
!0,t}var gn;const fl=Object.freeze({status:"aborted"}),xt={value:void 0,enumerable:!1};let yn="captureStackTrace"in Error?
Error:null;function pr(e){const t=yn;if(t){const n=t.stackTraceLimit;if(typeof n=="number"){try{t.stackTraceLimit=0}catch{
return yn=null,new e}try{return new e}finally{t.stackTraceLimit=n}}}return new e}function ne(e,t,n,r){const s={};function c($){
this.def=$,this.constr=x,this.traits=new Set}c.prototype=s;const f=n,d=f&&new WeakSet;function y($,T){if($._zod){if($._zod.
traits.has(e))return}else{xt.value=new c(T);try{Object.defineProperty($,"_zod",xt)}finally{xt.value=void 0}}if($._zod.traits.
add(e),t($,T),d){const q=Object.getPrototypeOf($),ce=$._zod.constr.prototype;let te=q;for(;te&&te!==ce;)te=Object.getPrototypeOf(
te);const oe=te??q;d.has(oe)||(d.add(oe),sr(oe,f))}const U=x.prototype;for(const q in U)Object.prototype.hasOwnProperty.
call(U,q)&&(q in $||($[q]=U[q].bind($)))}const m=r?.Parent??Object;class b extends m{}Object.defineProperty(b,"name",{value:e});
function x($){const T=r?.Parent?pr(b):this;y(T,$);const U=T._zod.deferred;if(U){for(const ce of U)ce();T._zod.deferred=void 0}
const q=globalThis.__zod_globalConfig?.postProcessor;return q&&q(T),T}return Object.defineProperty(x,"init",{value:y}),Object.
defineProperty(x,Symbol.hasInstance,{value:$=>r?.Parent&&$ instanceof r.Parent?!0:$?._zod?.traits?.has(e)}),Object.defineProperty(
x,"name",{value:e}),x}const pl=null;class Le extends Error{constructor(){super("Encountered Promise during synchronous p\
arse. Use .parseAsync() instead.")}}class hl extends Error{constructor(t){super(`Encountered unidirectional transform du\
ring encode: ${t}`),this.name="ZodEncodeError"}}(gn=globalThis).__zod_globalConfig??(gn.__zod_globalConfig={});const tt=globalThis.
__zod_globalConfig;function nt(e){return e&&Object.assign(tt,e),tt}const Pe=ne("$ZodCheck",(e,t)=>{var n;e._zod??(e._zod=
{}),e._zod.def=t,(n=e._zod).onattach??(n.onattach=[])}),ml=e=>{const t=e.value;return!util.nullish(t)&&t.size!==void 0},
hr=e=>{const t=e.value;return!S(t)&&t.length!==void 0},_n={number:"number",bigint:"bigint",object:"date"},gl=null,mr=ne(
"$ZodCheckGreaterThan",(e,t)=>{Pe.init(e,t);const n=_n[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value>=t.value:r.
value>t.value)||r.issues.push({origin:_n[typeof r.value]??n,code:"too_small",minimum:typeof t.value=="object"?t.value.getTime():
t.value,input:r.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),yl=null,gr=ne("$ZodCheckNumberFormat",(e,t)=>{
Pe.init(e,t),t.format=t.format||"float64";const n=t.format?.includes("int"),r=n?"int":"number",[s,c]=Qo[t.format];e._zod.
check=f=>{const d=f.value;if(n){if(!Number.isInteger(d)){f.issues.push({expected:r,format:t.format,code:"invalid_type",continue:!1,
input:d,inst:e});return}if(!Number.isSafeInteger(d)){d>0?f.issues.push({input:d,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,
note:"Integers must be within the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort}):f.issues.push({input:d,
code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e,origin:r,
inclusive:!0,continue:!t.abort});return}}d<s&&f.issues.push({origin:"number",input:d,code:"too_small",minimum:s,inclusive:!0,
inst:e,continue:!t.abort}),d>c&&f.issues.push({origin:"number",input:d,code:"too_big",maximum:c,inclusive:!0,inst:e,continue:!t.
abort})}}),_l=null,bl=null,$l=null,vl=null,wl=null,yr=ne("$ZodCheckMinLength",(e,t)=>{var n;Pe.init(e,t),(n=e._zod.def).
when??(n.when=hr),e._zod.check=r=>{const s=r.value,c=s.length;if((typeof s=="string"&&c>=t.minimum&&c<t.minimum*2?nr(s):
c)>=t.minimum)return;const d=or(s);r.issues.push({origin:d,code:"too_small",minimum:t.minimum,inclusive:!0,input:s,inst:e,
continue:!t.abort})}}),kl=null,zl=null,xl=null,Zl=null,Tl=null,Sl=null,Pl=null,Al=null;function El(e,t,n){e.issues.length&&
t.issues.push(...util.prefixIssues(n,e.issues))}const Cl=null,Ml=null,Rl=null,_r=ne("$ZodCheckOverwrite",(e,t)=>{Pe.init(
e,t),e._zod.check=n=>{n.value=t.tx(n.value)}}),Ol=/^[cC][0-9a-z]{6,}$/,Il=/^[0-9a-z]+$/,Fl=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,
Nl=/^[0-9a-vA-V]{20}$/,jl=/^[A-Za-z0-9]{27}$/,Ll=/^[a-zA-Z0-9_-]{21}$/;function Dl(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}\
}$`)}const Ul=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,Bl=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/,
Hl=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,Vl=e=>e?new RegExp(`^([0-9a-fA-F]{8\
}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
Wl=null,Gl=null,Kl=null,ql=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,
Xl=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
Jl=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,
Yl=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u,Ql=null,ed=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
br=null;function td(){return new RegExp(br,"u")}const nd=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
od=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
rd=e=>{const t=util.escapeRegex(e??":");return new RegExp(`^(?:[0-9A-F]{2}${t}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${t}){5}[0\
-9a-f]{2}$`)},id=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
sd=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
ad=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,cd=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
ud=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/,
ld=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/,dd=/^https?$/,fd=/^\+[1-9]\d{6,14}$/,
pd=/^\d(?:[ -]?\d){11,18}$/,hd=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/,
md=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/,$r=null;function gd(e){return new RegExp(`^${e}$`)}const yd=null;function Zt(e){
const t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:\
[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function _d(e){
return new RegExp(`^${Zt(e)}$`)}function bd(e){const t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");const n=`${Zt(
{precision:e.precision,seconds:!0})}(?:${t.join("|")})`,r=e.local?`${n}|${Zt({precision:e.precision})}`:n;return new RegExp(
`^${$r}T(?:${r})$`)}const vr=/^[\s\S]{0,}$/,$d=e=>{const t=e?`[\\s\\S]{${e?.minimum??0},${e?.maximum??""}}`:"[\\s\\S]*";
return new RegExp(`^${t}$`)},vd=/^-?\d+n?$/,wd=/^-?\d+$/,wr=/^-?\d+(?:\.\d+)?$/,kd=/^(?:true|false)$/i,zd=/^null$/i,xd=/^undefined$/i,
Zd=/^[^A-Z]*$/,Td=/^[^a-z]*$/,Sd=/^[0-9a-fA-F]*$/;function Pd(e,t){return new RegExp(`^[A-Za-z0-9+/]{${e}}${t}$`)}function Ad(e){
return new RegExp(`^[A-Za-z0-9_-]{${e}}$`)}const Ed=/^[0-9a-fA-F]{32}$/,Cd=null,Md=null,Rd=/^[0-9a-fA-F]{40}$/,Od=null,Id=null,
Fd=/^[0-9a-fA-F]{64}$/,Nd=null,jd=null,Ld=/^[0-9a-fA-F]{96}$/,Dd=null,Ud=null,Bd=/^[0-9a-fA-F]{128}$/,Hd=null,Vd=null,kr={
major:4,minor:6,patch:7},Ae=ne("$ZodType",(e,t)=>{var n;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=
kr;const r=e._zod.def.checks,s=e._zod.traits.has("$ZodCheck")?[e,...r??[]]:r?.length?[...r]:[];for(const c of s)for(const f of c.
_zod.onattach)f(e);if(s.length===0)(n=e._zod).deferred??(n.deferred=[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{
const c=(d,y,m)=>{if(d.memo)return d;let b=Te(d),x;for(const $ of y){if($._zod.def.when){if(er(d)||!$._zod.def.when(d))continue}else if(b)
continue;const T=d.issues.length,U=$._zod.check(d);if(U instanceof Promise&&m?.async===!1)throw new Le;if(x||U instanceof
Promise)x=(x??Promise.resolve()).then(async()=>{await U,d.issues.length!==T&&(kt(d.issues,T,e),b||(b=Te(d,T)))});else{if(d.
issues.length===T)continue;kt(d.issues,T,e),b||(b=Te(d,T))}}return x?x.then(()=>d):d},f=(d,y,m)=>{if(Te(d))return d.aborted=
!0,d;const b=c(y,s,m);if(b instanceof Promise){if(m.async===!1)throw new Le;return b.then(x=>e._zod.parse(x,m))}return e.
_zod.parse(b,m)};e._zod.run=(d,y)=>{if(y.skipChecks)return e._zod.parse(d,y);if(y.direction==="backward"){const b=e._zod.
parse({value:d.value,issues:[]},{...y,skipChecks:!0});return b instanceof Promise?b.then(x=>f(x,d,y)):f(b,d,y)}const m=e.
_zod.parse(d,y);if(m instanceof Promise){if(y.async===!1)throw new Le;return m.then(b=>c(b,s,y))}return c(m,s,y)}}},{get"\
~standard"(){return ar(this,"~standard",xr(this))},set"~standard"(e){Se(this,"~standard",e)}}),bn=(e,t)=>e.issues.length?
{issues:e.issues.map(n=>Qe(n,t,nt()))}:{value:e.value};async function zr(e,t){const n={async:!0};return bn(await e._zod.
run({value:t,issues:[]},n),n)}function xr(e){return{validate:t=>{const n={async:!1};try{const r=e._zod.run({value:t,issues:[]},
n);if(!(r instanceof Promise))return bn(r,n)}catch{}return zr(e,t)},vendor:"zod",version:1}}const Zr=ne("$ZodString",(e,t)=>{
Ae.init(e,t),e._zod.pattern=t.pattern??vr,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=String(n.value)}catch{}return typeof n.
value=="string"||n.issues.push({expected:"string",code:"invalid_type",input:n.value,inst:e}),n}}),Wd=null,Gd=null,Kd=null,
qd=null,Tr=1,Tt=2;function $n(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):(new URL(e),
!0)}catch{return!1}}function Xd(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?$n(e)||Tt:Sr(e,t)}function Sr(e,t){
if(!t.normalize&&t.protocol?.source===regexes.httpProtocol.source&&!/^https?:\/\//i.test(e))return Tr;try{if(typeof URL<
"u"){const n=URL;if(typeof n.parse=="function")return n.parse(e)??Tt}return new URL(e)}catch{return Tt}}const Pr=/[\t\n\r]/g;
function Jd(e){return e.replace(Pr,"")}function Yd(e,t){return t.lastIndex=0,t.test(e.hostname)}function Qd(e,t){return t.
lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}const ef=null,tf=null,nf=null,of=null,rf=null,
sf=null,af=null,cf=null,uf=null,lf=null,df=null,ff=null,pf=null,Ar=/^[0-9a-fA-F:.]+$/;function Er(e){return Ar.test(e)?$n(
`http://[${e}]`):!1}const hf=null,mf=null,gf=null;function yf(e){const t=e.split("/");if(t.length!==2)return!1;const[n,r]=t;
if(!r)return!1;const s=Number(r);return`${s}`!==r||s<0||s>128?!1:Er(n)}const _f=null;function Cr(e){if(e==="")return!0;if(/\s/.
test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}const bf=/^[0-9a-zA-Z+/]*={0,2}$/,$f=null,Mr=/^[A-Za-z0-9_-]*$/;
function vf(e){if(!Mr.test(e))return!1;const t=e.replace(/[-_]/g,r=>r==="-"?"+":"/"),n=t.padEnd(Math.ceil(t.length/4)*4,
"=");return Cr(n)}const wf=null,kf=null,Rr=/[- ]/g;function Or(e){let t=e.length,n=1,r=0;for(;t;){const s=e.charCodeAt(--t)-
48;n^=1,r+=n?[0,2,4,6,8,1,3,5,7,9][s]:s}return r%10===0}function zf(e){return regexes.creditCard.test(e)?Or(e.replace(Rr,
"")):!1}const xf=null;function Ir(e){let t=0;const n=e.length;for(let r=4;r<n;r++){const s=e.charCodeAt(r);t=(s>=65?t*100+
(s-55):t*10+(s-48))%97}for(let r=0;r<4;r++){const s=e.charCodeAt(r);t=(s>=65?t*100+(s-55):t*10+(s-48))%97}return t===1}function Zf(e){
return regexes.iban.test(e)?Ir(e):!1}const Tf=null;function Sf(e,t=null){try{const n=e.split(".");if(n.length!==3)return!1;
const[r]=n;if(!r)return!1;const s=JSON.parse(atob(r));return!("typ"in s&&s?.typ!=="JWT"||!s.alg||t&&(!("alg"in s)||s.alg!==
t))}catch{return!1}}const Pf=null,Af=null,vn=ne("$ZodNumber",(e,t)=>{Ae.init(e,t),e._zod.pattern=wr,e._zod.parse=(n,r)=>{
if(t.coerce)try{n.value=Number(n.value)}catch{}const s=n.value;if(typeof s=="number"&&!Number.isNaN(s)&&Number.isFinite(
s))return n;const c=typeof s=="number"?Number.isNaN(s)?"NaN":Number.isFinite(s)?void 0:String(s):void 0;return n.issues.
push({expected:"number",code:"invalid_type",input:s,inst:e,...c?{received:c}:{}}),n}}),Fr=ne("$ZodNumberFormat",(e,t)=>{
gr.init(e,t),vn.init(e,t)}),Ef=null,Cf=null,Mf=null,Rf=null,Of=null,If=null,Ff=null,Nf=null,Nr=ne("$ZodNever",(e,t)=>{Ae.
init(e,t),e._zod.parse=(n,r)=>(n.issues.push({expected:"never",code:"invalid_type",input:n.value,inst:e}),n)}),jf=null,Lf=null;
function jr(e,t){const n=mn(e._zod.def.checks);if(!n.length)return;const r=Math.min(...n.map(c=>c[0])),s=e._zod.parse;e.
_zod.parse=(c,f)=>{const d=t(c.value);if(d>r&&!f?.skipChecks&&f?.direction!=="backward"){for(const[y,m]of mn(e._zod.def.
checks))if(d>y&&m._zod.def.when(c)){const b=c.issues.length;return m._zod.check(c),c.issues[b].continue=!1,kt(c.issues,b,
e),c}}return s(c,f)}}const Lr=e=>Array.isArray(e)?e.length:-1,Df=e=>e instanceof Map?e.size:-1,Uf=e=>e instanceof Set?e.
size:-1;function wn(e,t,n){e.issues.length&&t.issues.push(...hn(n,e.issues)),t.value[n]=e.value}const Dr=ne("$ZodArray",
(e,t)=>{Ae.init(e,t);const n=tt.memoizer;n?.attach(e),e._zod.parse=(r,s)=>{const c=r.value;if(!Array.isArray(c))return r.
issues.push({expected:"array",code:"invalid_type",input:c,inst:e}),r;r.value=n?n.alloc(e,r,Array(c.length),s):Array(c.length);
const f=[],d=s?.abortEarly;for(let y=0;y<c.length;y++){const m=c[y],b=t.element._zod.run({value:m,issues:[]},s);if(b instanceof
Promise)f.push(b.then(x=>wn(x,r,y)));else if(wn(b,r,y),d&&b.issues.length!==0&&Te(b))break}return f.length?Promise.all(f).
then(()=>r):r},jr(e,Lr)});function ot(e,t,n,r,s,c){const f=n in r,d=c==="optional";if(!(!f&&d&&s==="optional")){if(e.issues.
length){if(s!==void 0&&d&&!f)return;t.issues.push(...hn(n,e.issues))}if(!f&&s===void 0){e.issues.length||t.issues.push({
code:"invalid_type",expected:"nonoptional",input:void 0,path:[n]});return}e.value===void 0?(f||s==="defaulted"&&!d)&&(t.
value[n]=void 0):t.value[n]=e.value}}const Ur=[];function Br(e){const t=Object.keys(e.shape),n=Object.getOwnPropertySymbols(
e.shape),r=n.length?n:Ur,s=r.length?[...t,...r]:t;for(const f of s)if(!e.shape?.[f]?._zod?.traits?.has("$ZodType"))throw new Error(
`Invalid element at key "${String(f)}": expected a Zod schema`);const c=Yo(e.shape);return{...e,allKeys:s,symbolKeys:r,keySet:new Set(
t),numKeys:t.length,optionalKeys:new Set(c)}}function Hr(e,t,n,r,s,c,f){const d=[],y=s.keySet,m=s.catchall._zod,b=m.def.
type,x=m.optin,$=m.optout;let T=0;for(const U in t){if(f&&n.issues.length!==T){if(Te(n,T))break;T=n.issues.length}if(y.has(
U))continue;if(U==="__proto__"){b==="never"&&d.push(U);continue}if(b==="never"){d.push(U);continue}const q=m.run({value:t[U],
issues:[]},r);q instanceof Promise?e.push(q.then(ce=>ot(ce,n,U,t,x,$))):ot(q,n,U,t,x,$)}return d.length&&n.issues.push({
code:"unrecognized_keys",keys:d,input:t,inst:c,continue:!0}),e.length?Promise.all(e).then(()=>n):n}const Vr=ne("$ZodObje\
ct",(e,t)=>{Ae.init(e,t);const n=Object.getOwnPropertyDescriptor(t,"shape"),r=n?.get?n.get.raw:t.shape??{};if(r){const m=()=>{
const b={...r};return Object.defineProperty(t,"shape",{value:b}),m.raw=b,b};m.raw=r,Object.defineProperty(t,"shape",{get:m})}
const s=H(()=>Br(t));et(e,"propValues",m=>{const b=m.def.shape,x={};for(const $ in b){const T=b[$]._zod;if(T.values){Object.
prototype.hasOwnProperty.call(x,$)||C(x,$,new Set);for(const U of T.values)x[$].add(U);T.optin!==void 0&&x[$].add(void 0)}}
return x});const c=Z,f=t.catchall;let d;const y=tt.memoizer;y?.attach(e),e._zod.parse=(m,b)=>{d??(d=s.value);const x=m.value;
if(!c(x))return m.issues.push({expected:"object",code:"invalid_type",input:x,inst:e}),m;m.value=y?y.alloc(e,m,{},b):{};const $=[],
T=d.shape,U=b?.abortEarly;let q=m.issues.length;for(const ce of d.allKeys){if(U&&m.issues.length!==q){if(Te(m,q))break;q=
m.issues.length}if(ce==="__proto__")continue;const te=T[ce],oe=te._zod.optin,ye=te._zod.optout,ze=te._zod.run({value:x[ce],
issues:[]},b);ze instanceof Promise?$.push(ze.then(He=>ot(He,m,ce,x,oe,ye))):ot(ze,m,ce,x,oe,ye)}return f?Hr($,x,m,b,s.value,
e,U===!0):$.length?Promise.all($).then(()=>m):m}}),Bf=null;function Hf(e,t,n,r){for(const c of e)if(c.issues.length===0)
return t.value=c.value,t;const s=e.filter(c=>!util.aborted(c));return s.length===1?(t.value=s[0].value,s[0]):(t.issues.push(
{code:"invalid_union",input:t.value,inst:n,errors:e.map(c=>c.issues.map(f=>util.finalizeIssue(f,r,core.config())))}),t)}
const Vf=null;function Wf(e,t,n,r){const s=[];for(let c=0;c<e.length;c++)e[c].issues.length===0&&s.push(c);return s.length===
1?(t.value=e[s[0]].value,t):(s.length===0?t.issues.push({code:"invalid_union",input:t.value,inst:n,errors:e.map(c=>c.issues.
map(f=>util.finalizeIssue(f,r,core.config())))}):t.issues.push({code:"invalid_union",input:t.value,inst:n,errors:[],inclusive:!1,
matches:s}),t)}const Gf=null;function Kf(e,t){const n=e._zod;let r=n.bag.optionsMap;r||(r=Wr(n.def),n.bag.optionsMap=r);
const s=r.get(t);if(s===null)throw new Error(`Ambiguous discriminator value "${String(t)}"`);return s}function Wr(e){const t=new Map;
for(const n of e.options){const r=n._zod.propValues?.[e.discriminator];if(!r||r.size===0)throw new Error(`Invalid discri\
minated union option at index "${e.options.indexOf(n)}"`);for(const s of r)if(t.has(s)){if(s!==void 0)throw new Error(`D\
uplicate discriminator value "${String(s)}"`);t.set(s,null)}else t.set(s,n)}return t}const qf=null,Xf=null;function St(e,t){
if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&+e==+t)return{valid:!0,data:e};if(util.isPlainObject(
e)&&util.isPlainObject(t)){const n=Object.keys(t),r=Object.keys(e).filter(c=>n.indexOf(c)!==-1),s={...e,...t};Object.prototype.
hasOwnProperty.call(s,"__proto__")&&delete s.__proto__;for(const c of r){if(c==="__proto__")continue;const f=St(e[c],t[c]);
if(!f.valid)return{valid:!1,mergeErrorPath:[c,...f.mergeErrorPath]};s[c]=f.data}return{valid:!0,data:s}}if(Array.isArray(
e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};const n=[];for(let r=0;r<e.length;r++){const s=e[r],
c=t[r],f=St(s,c);if(!f.valid)return{valid:!1,mergeErrorPath:[r,...f.mergeErrorPath]};n.push(f.data)}return{valid:!0,data:n}}
return{valid:!1,mergeErrorPath:[]}}function Jf(e,t,n){const r=new Map;let s;const c=new Map,f=(m,b)=>{let x;if(m.code===
"unrecognized_keys"&&!m.path?.length)s??(s=m),x=m.keys;else if(m.code==="invalid_key"&&m.origin==="record"&&m.path?.length===
1){const $=String(m.path[0]);c.has($)||c.set($,m),x=[$]}else return!1;for(const $ of x)r.has($)||r.set($,{}),r.get($)[b]=
!0;return!0};for(const m of t.issues)f(m,"l")||e.issues.push(m);for(const m of n.issues)f(m,"r")||e.issues.push(m);const d=[
...r].filter(([,m])=>m.l&&m.r).map(([m])=>m);if(d.length){const m=s?d.filter(b=>s.keys.includes(b)):[];m.length&&e.issues.
push({...s,keys:m});for(const b of d)!m.includes(b)&&c.has(b)&&e.issues.push(c.get(b))}const y=St(t.value,n.value);if(!y.
valid){if(util.aborted(e))return e;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(y.mergeErrorPath)}`)}
return e.value=y.data,e}const Yf=null;function Qf(e,t){for(let n=e.length-1;n>=0;n--)if(!(t==="optin"?e[n]._zod.optin!==
void 0:e[n]._zod.optout==="optional"))return n+1;return 0}function ep(e,t,n){e.issues.length&&t.issues.push(...util.prefixIssues(
n,e.issues)),t.value[n]=e.value}function tp(e,t,n,r,s){for(let c=0;c<n.length;c++){const f=e[c],d=c<r.length;if(!d&&c>=s&&
n[c]._zod.optin==="optional"){t.value.length=c;break}if(f.issues.length){if(!d&&c>=s){t.value.length=c;break}t.issues.push(
...util.prefixIssues(c,f.issues))}t.value[c]=f.value}for(let c=t.value.length-1;c>=r.length&&(n[c]._zod.optout==="option\
al"&&t.value[c]===void 0);c--)t.value.length=c;return t}const np=null,op=null;function rp(e,t,n,r,s,c,f){e.issues.length&&
(util.propertyKeyTypes.has(typeof r)?n.issues.push(...util.prefixIssues(r,e.issues)):n.issues.push({code:"invalid_key",origin:"\
map",input:s,inst:c,issues:e.issues.map(d=>util.finalizeIssue(d,f,core.config()))})),t.issues.length&&(util.propertyKeyTypes.
has(typeof r)?n.issues.push(...util.prefixIssues(r,t.issues)):n.issues.push({origin:"map",code:"invalid_element",input:s,
inst:c,key:r,issues:t.issues.map(d=>util.finalizeIssue(d,f,core.config()))})),n.value.set(e.value,t.value)}const ip=null;
function sp(e,t){e.issues.length&&t.issues.push(...e.issues),t.value.add(e.value)}const ap=null,cp=null,up=null,lp=null;
function kn(e,t){return e.value=t.issues.length?void 0:t.value,e}const Gr=ne("$ZodOptional",(e,t)=>{Ae.init(e,t),et(e,"o\
ptin",n=>n.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",et(e,"values",n=>{const r=n.
def.innerType._zod.values;return r?new Set([...r,void 0]):void 0}),et(e,"pattern",n=>{const r=n.def.innerType._zod.pattern;
return r?new RegExp(`^(${E(r.source)})?$`):void 0}),e._zod.parse=(n,r)=>{if(n.value===void 0){if(t.innerType._zod.optin!==
"defaulted")return n;const s=t.innerType._zod.run({value:n.value,issues:[]},r);return s instanceof Promise?s.then(c=>kn(
n,c)):kn(n,s)}return t.innerType._zod.run(n,r)}}),dp=null,fp=null,pp=null;function hp(e,t){return e.value===void 0&&(e.value=
t.defaultValue),e}const mp=null,gp=null;function yp(e,t){return!e.issues.length&&e.value===void 0&&e.issues.push({code:"\
invalid_type",expected:"nonoptional",input:e.value,inst:t}),e}const _p=null;function bp(e,t,n,r){return t.issues.length?
(e.value=n.catchValue({...t,value:e.value,error:{issues:t.issues.map(s=>util.finalizeIssue(s,r,core.config()))},input:e.
value}),e):(e.value=t.value,t.memo&&(e.memo=!0),e)}const $p=null,vp=null,wp=null;function kp(e,t,n){return e.issues.some(
r=>r.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run({value:e.value,issues:e.issues},n)}const zp=null;function xp(e,t,n){
if(e.issues.length)return e.aborted=!0,e;if((n.direction||"forward")==="forward"){const s=t.transform(e.value,e);return s instanceof
Promise?s.then(c=>rt(e,c,t.out,n)):rt(e,s,t.out,n)}else{const s=t.reverseTransform(e.value,e);return s instanceof Promise?
s.then(c=>rt(e,c,t.in,n)):rt(e,s,t.in,n)}}function rt(e,t,n,r){return e.issues.length?(e.aborted=!0,e):n._zod.run({value:t,
issues:e.issues},r)}const Zp=null,Tp=null;function Sp(e){return e.memo||(e.value=Object.freeze(e.value)),e}function Kr(e){
const t=e._zod.def;let n=t.pattern,r=!!t.format?.includes("int"),s,c;for(const d of t.checks??[]){const y=d._zod.def;y.pattern&&
(n=y.pattern),r||(r=!!y.format?.includes("int"));const m=y.minimum??y.length,b=y.maximum??y.length;m!==void 0&&(s===void 0||
m>s)&&(s=m),b!==void 0&&(c===void 0||b<c)&&(c=b)}if(n)return n.source;if(s!==void 0&&c!==void 0&&s>c)return"(?!)";if(s!==
void 0||c!==void 0)return regexes.string({minimum:s,maximum:c}).source;const f=e._zod.pattern;return(r&&f===regexes.number?
regexes.integer:f)?.source}function zn(e){const t=e._zod.def,n=e._zod.pattern?.source,r=t.innerType??e._zod.innerType;if(r){
const s=r._zod.pattern?.source,c=zn(r);return n&&s&&c&&c!==s?n.replace(util.cleanRegex(s),()=>util.cleanRegex(c)):n}if(t.
options){const s=t.options.map(zn);if(s.every(Boolean))return`^(${s.map(c=>util.cleanRegex(c)).join("|")})$`}return Kr(e)}
const Pp=null,Ap=null,Ep=null,Cp=null,Mp=null;function Rp(e,t,n,r){if(!e){const s={code:"custom",input:n,inst:r,path:[...r.
_zod.def.path??[]],continue:!r._zod.def.abort};r._zod.def.params&&(s.params=r._zod.def.params),t.issues.push(util.issue(
s))}}var xn;const Op=null,Ip=null;class qr{constructor(){this._map=new WeakMap,this._idmap=new Map}add(t,...n){const r=n[0];
return this._map.set(t,r),r&&typeof r=="object"&&"id"in r&&this._idmap.set(r.id,t),this}clear(){return this._map=new WeakMap,
this._idmap=new Map,this}remove(t){const n=this._map.get(t);return n&&typeof n=="object"&&"id"in n&&this._idmap.delete(n.
id),this._map.delete(t),this}get(t){const n=t._zod.parent;if(n){const r={...this.get(n)??{}};delete r.id;const s={...r,...this.
_map.get(t)};return Object.keys(s).length?s:void 0}return this._map.get(t)}has(t){return this._map.has(t)}}function Xr(){
return new qr}(xn=globalThis).__zod_globalRegistry??(xn.__zod_globalRegistry=Xr());const it=globalThis.__zod_globalRegistry;
function st(e){return e.checks&&(e.checks=[...e.checks]),e}function Jr(e,t){return new e(st({type:"string",...fe(t)}))}function Fp(e,t){
return new e(st({type:"string",coerce:!0,...util.normalizeParams(t)}))}function Np(e,t){return new e({type:"string",format:"\
email",check:"string_format",abort:!1,...util.normalizeParams(t)})}function jp(e,t){return new e({type:"string",format:"\
guid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Lp(e,t){return new e({type:"string",format:"u\
uid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Dp(e,t){return new e({type:"string",format:"uu\
id",check:"string_format",abort:!1,version:"v4",...util.normalizeParams(t)})}function Up(e,t){return new e({type:"string",
format:"uuid",check:"string_format",abort:!1,version:"v6",...util.normalizeParams(t)})}function Bp(e,t){return new e({type:"\
string",format:"uuid",check:"string_format",abort:!1,version:"v7",...util.normalizeParams(t)})}function Hp(e,t){return new e(
{type:"string",format:"url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Vp(e,t){return new e({type:"\
string",format:"emoji",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Wp(e,t){return new e({type:"\
string",format:"nanoid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Gp(e,t){return new e({type:"\
string",format:"cuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Kp(e,t){return new e({type:"s\
tring",format:"cuid2",check:"string_format",abort:!1,...util.normalizeParams(t)})}function qp(e,t){return new e({type:"s\
tring",format:"ulid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Xp(e,t){return new e({type:"st\
ring",format:"xid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Jp(e,t){return new e({type:"stri\
ng",format:"ksuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Yp(e,t){return new e({type:"stri\
ng",format:"ipv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Qp(e,t){return new e({type:"strin\
g",format:"ipv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function eh(e,t){return new e({type:"string",
format:"mac",check:"string_format",abort:!1,...util.normalizeParams(t)})}function th(e,t){return new e({type:"string",format:"\
cidrv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function nh(e,t){return new e({type:"string",format:"\
cidrv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function oh(e,t){return new e({type:"string",format:"\
base64",check:"string_format",abort:!1,...util.normalizeParams(t)})}function rh(e,t){return new e({type:"string",format:"\
base64url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function ih(e,t){return new e({type:"string",format:"\
e164",check:"string_format",abort:!1,...util.normalizeParams(t)})}function sh(e,t){return new e({type:"string",format:"c\
redit_card",check:"string_format",abort:!1,...util.normalizeParams(t)})}function ah(e,t){return new e({type:"string",format:"\
iban",check:"string_format",abort:!1,...util.normalizeParams(t)})}function ch(e,t){return new e({type:"string",format:"j\
wt",check:"string_format",abort:!1,...util.normalizeParams(t)})}const uh={Any:null,Minute:-1,Second:0,Millisecond:3,Microsecond:6};
function lh(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,...util.
normalizeParams(t)})}function dh(e,t){return new e({type:"string",format:"date",check:"string_format",...util.normalizeParams(
t)})}function fh(e,t){return new e({type:"string",format:"time",check:"string_format",precision:null,...util.normalizeParams(
t)})}function ph(e,t){return new e({type:"string",format:"duration",check:"string_format",...util.normalizeParams(t)})}function hh(e,t){
return new e(st({type:"number",checks:[],...util.normalizeParams(t)}))}function mh(e,t){return new e(st({type:"number",coerce:!0,
checks:[],...util.normalizeParams(t)}))}function Yr(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"\
safeint",...fe(t)})}function gh(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float32",...util.
normalizeParams(t)})}function yh(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float64",...util.
normalizeParams(t)})}function _h(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"int32",...util.
normalizeParams(t)})}function bh(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"uint32",...util.
normalizeParams(t)})}function $h(e,t){return new e({type:"boolean",...util.normalizeParams(t)})}function vh(e,t){return new e(
{type:"boolean",coerce:!0,...util.normalizeParams(t)})}function wh(e,t){return new e({type:"bigint",...util.normalizeParams(
t)})}function kh(e,t){return new e({type:"bigint",coerce:!0,...util.normalizeParams(t)})}function zh(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"int64",...util.normalizeParams(t)})}function xh(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"uint64",...util.normalizeParams(t)})}function Zh(e,t){return new e(
{type:"symbol",...util.normalizeParams(t)})}function Th(e,t){return new e({type:"undefined",...util.normalizeParams(t)})}
function Sh(e,t){return new e({type:"null",...util.normalizeParams(t)})}function Ph(e){return new e({type:"any"})}function Ah(e){
return new e({type:"unknown"})}function Qr(e,t){return new e({type:"never",...fe(t)})}function Eh(e,t){return new e({type:"\
void",...util.normalizeParams(t)})}function Ch(e,t){return new e({type:"date",...util.normalizeParams(t)})}function Mh(e,t){
return new e({type:"date",coerce:!0,...util.normalizeParams(t)})}function Rh(e,t){return new e({type:"nan",...util.normalizeParams(
t)})}function ei(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function ti(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!0})}
function ni(e,t){return new checks.$ZodCheckGreaterThan({check:"greater_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function Zn(e,t){return new mr({check:"greater_than",...fe(t),value:e,inclusive:!0})}function Oh(e){return ni(0,e)}function Ih(e){
return ei(0,e)}function Fh(e){return ti(0,e)}function Nh(e){return Zn(0,e)}function jh(e,t){return new checks.$ZodCheckMultipleOf(
{check:"multiple_of",...util.normalizeParams(t),value:e})}function Lh(e,t){return new checks.$ZodCheckMaxSize({check:"ma\
x_size",...util.normalizeParams(t),maximum:e})}function Dh(e,t){return new checks.$ZodCheckMinSize({check:"min_size",...util.
normalizeParams(t),minimum:e})}function Uh(e,t){return new checks.$ZodCheckSizeEquals({check:"size_equals",...util.normalizeParams(
t),size:e})}function Bh(e,t){return new checks.$ZodCheckMaxLength({check:"max_length",...util.normalizeParams(t),maximum:e})}
function oi(e,t){return new yr({check:"min_length",...fe(t),minimum:e})}function Hh(e,t){return new checks.$ZodCheckLengthEquals(
{check:"length_equals",...util.normalizeParams(t),length:e})}function Vh(e,t){return new checks.$ZodCheckRegex({check:"s\
tring_format",format:"regex",...util.normalizeParams(t),pattern:e})}function Wh(e){return new checks.$ZodCheckLowerCase(
{check:"string_format",format:"lowercase",...util.normalizeParams(e)})}function Gh(e){return new checks.$ZodCheckUpperCase(
{check:"string_format",format:"uppercase",...util.normalizeParams(e)})}function Kh(e,t){return new checks.$ZodCheckIncludes(
{check:"string_format",format:"includes",...util.normalizeParams(t),includes:e})}function qh(e,t){return new checks.$ZodCheckStartsWith(
{check:"string_format",format:"starts_with",...util.normalizeParams(t),prefix:e})}function Xh(e,t){return new checks.$ZodCheckEndsWith(
{check:"string_format",format:"ends_with",...util.normalizeParams(t),suffix:e})}function Jh(e,t,n){return new checks.$ZodCheckProperty(
{check:"property",property:e,schema:t,...util.normalizeParams(n)})}function Yh(e,t){return new checks.$ZodCheckProperties(
{check:"properties",shape:e,...util.normalizeParams(t)})}function Qh(e,t){return new checks.$ZodCheckMimeType({check:"mi\
me_type",mime:e,...util.normalizeParams(t)})}function De(e){return new _r({check:"overwrite",tx:e})}function em(e){return De(
t=>t.normalize(e))}function ri(){return De(e=>e.trim())}function tm(){return De(e=>e.toLowerCase())}function nm(){return De(
e=>e.toUpperCase())}function om(){return De(e=>util.slugify(e))}function rm(e,t,n){return new e({type:"array",element:t,
...util.normalizeParams(n)})}function im(e,t,n){return new e({type:"union",options:t,...util.normalizeParams(n)})}function sm(e,t,n){
return new e({type:"union",options:t,inclusive:!1,...util.normalizeParams(n)})}function am(e,t,n,r){return new e({type:"\
union",options:n,discriminator:t,...util.normalizeParams(r)})}function cm(e,t,n){return new e({type:"intersection",left:t,
right:n})}function um(e,t,n,r){const s=n instanceof schemas.$ZodType,c=s?r:n,f=s?n:null;return new e({type:"tuple",items:t,
rest:f,...util.normalizeParams(c)})}function lm(e,t,n,r){return new e({type:"record",keyType:t,valueType:n,...util.normalizeParams(
r)})}function dm(e,t,n,r){return new e({type:"map",keyType:t,valueType:n,...util.normalizeParams(r)})}function fm(e,t,n){
return new e({type:"set",valueType:t,...util.normalizeParams(n)})}function pm(e,t,n){const r=Array.isArray(t)?Object.fromEntries(
t.map(s=>[s,s])):t;return new e({type:"enum",entries:r,...util.normalizeParams(n)})}function hm(e,t,n){return new e({type:"\
enum",entries:t,...util.normalizeParams(n)})}function mm(e,t,n){return new e({type:"literal",values:Array.isArray(t)?t:[
t],...util.normalizeParams(n)})}function gm(e,t){return new e({type:"file",...util.normalizeParams(t)})}function ym(e,t){
return new e({type:"transform",transform:t})}function _m(e,t){return new e({type:"optional",innerType:t})}function bm(e,t){
return new e({type:"nullable",innerType:t})}function $m(e,t,n){return new e({type:"default",innerType:t,get defaultValue(){
return typeof n=="function"?n():util.shallowClone(n)}})}function vm(e,t,n){return new e({type:"nonoptional",innerType:t,
...util.normalizeParams(n)})}function wm(e,t){return new e({type:"success",innerType:t})}function km(e,t,n){return new e(
{type:"catch",innerType:t,catchValue:typeof n=="function"?n:util.constantCatch(n)})}function zm(e,t,n){return new e({type:"\
pipe",in:t,out:n})}function xm(e,t){return new e({type:"readonly",innerType:t})}function Zm(e,t,n){return new e({type:"t\
emplate_literal",parts:t,...util.normalizeParams(n)})}function Tm(e,t){return new e({type:"lazy",getter:t})}function Sm(e,t){
return new e({type:"promise",innerType:t})}function Pm(e,t,n){const r=util.normalizeParams(n);return r.abort??(r.abort=!0),
new e({type:"custom",check:"custom",fn:t,...r})}function Am(e,t,n){return new e({type:"custom",check:"custom",fn:t,...util.
normalizeParams(n)})}function Em(e,t){const n=ii(r=>(r.addIssue=s=>{if(typeof s=="string")r.issues.push(util.issue(s,r.value,
n._zod.def));else{const c=s;c.fatal&&(c.continue=!1),c.code??(c.code="custom"),"input"in c||(c.input=r.value),c.inst??(c.
inst=n),c.continue??(c.continue=!n._zod.def.abort),r.issues.push(util.issue(c))}},e(r.value,r)),t);return n}function ii(e,t){
const n=new checks.$ZodCheck({check:"custom",...util.normalizeParams(t)});return n._zod.check=e,n}function si(e){const t=new Pe(
{check:"describe"});return t._zod.onattach=[n=>{const r=it.get(n)??{};it.add(n,{...r,description:e})}],t._zod.check=()=>{},
t}function ai(e){const t=new Pe({check:"meta"});return t._zod.onattach=[n=>{const r=it.get(n)??{};it.add(n,{...r,...e})}],
t._zod.check=()=>{},t}function Cm(e,t){const n=util.normalizeParams(t);let r=n.truthy??["true","1","yes","on","y","enabl\
ed"],s=n.falsy??["false","0","no","off","n","disabled"];n.case!=="sensitive"&&(r=r.map(T=>typeof T=="string"?T.toLowerCase():
T),s=s.map(T=>typeof T=="string"?T.toLowerCase():T));const c=new Set(r),f=new Set(s),d=e.Codec??schemas.$ZodCodec,y=e.Boolean??
schemas.$ZodBoolean,m=e.String??schemas.$ZodString,b=new m({type:"string",error:n.error}),x=new y({type:"boolean",error:n.
error}),$=new d({type:"pipe",in:b,out:x,transform:((T,U)=>{let q=T;return n.case!=="sensitive"&&(q=q.toLowerCase()),c.has(
q)?!0:f.has(q)?!1:(U.issues.push({code:"invalid_value",expected:"stringbool",values:[...c,...f],input:U.value,inst:$,continue:!1}),
{})}),reverseTransform:((T,U)=>T===!0?r[0]||"true":s[0]||"false"),error:n.error});return $._zod.bag.truthy=r,$._zod.bag.
falsy=s,$._zod.bag.case=n.case??"insensitive",$}function Mm(e,t,n,r={}){const s=util.normalizeParams(r),c={check:"string\
_format",type:"string",format:t,fn:typeof n=="function"?n:d=>n.test(d),...s};return n instanceof RegExp&&(c.pattern=n),new e(
c)}function ci(){const e=this._zod;return e.message??(e.message=JSON.stringify(e.def,A,2)),e.message}function ui(e){this.
_zod.message=e}const li={get:ci,set:ui,enumerable:!0,configurable:!0},Pt={value:void 0,enumerable:!1},Tn=new WeakSet([Object.
prototype,Error.prototype]),Sn=(e,t)=>{e.name="$ZodError",Pt.value=t,Object.defineProperty(e,"issues",Pt),Pt.value=void 0,
Object.defineProperty(e,"message",li);const n=Object.getPrototypeOf(e);Tn.has(n)||(Tn.add(n),Object.defineProperty(n,"to\
String",{configurable:!0,enumerable:!1,get(){const r=()=>this.message;return Object.defineProperty(this,"toString",{value:r,
configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,"toString",{value:r,configurable:!0,writable:!0})}}))},
Rm=ne("$ZodError",Sn),ge=ne("$ZodError",Sn,void 0,{Parent:Error});function di(e,t,n){return Object.prototype.hasOwnProperty.
call(e,t)||(t==="__proto__"?Object.defineProperty(e,t,{value:n(),writable:!0,enumerable:!0,configurable:!0}):e[t]=n()),e[t]}
function Om(e,t=n=>n.message){const n={},r=[];for(const s of e.issues)s.path.length>0?di(n,s.path[0],()=>[]).push(t(s)):
r.push(t(s));return{formErrors:r,fieldErrors:n}}function Im(e,t=n=>n.message){const n={_errors:[]},r=(s,c=[])=>{for(const f of s.
issues)if(f.code==="invalid_union"&&f.errors.length)f.errors.map(d=>r({issues:d},[...c,...f.path]));else if(f.code==="in\
valid_key")r({issues:f.issues},[...c,...f.path]);else if(f.code==="invalid_element")r({issues:f.issues},[...c,...f.path]);else{
const d=[...c,...f.path];if(d.length===0)n._errors.push(t(f));else{let y=n,m=0;for(;m<d.length;){const b=d[m],x=m===d.length-
1;if(b==="_errors"){x&&y._errors.push(t(f)),m++;continue}Object.prototype.hasOwnProperty.call(y,b)||Object.defineProperty(
y,b,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});const $=y[b];x&&$._errors.push(t(f)),y=$,m++}}}};return r(
e),n}function Fm(e,t=n=>n.message){const n={errors:[]},r=(s,c=[])=>{var f;for(const d of s.issues)if(d.code==="invalid_u\
nion"&&d.errors.length)d.errors.map(y=>r({issues:y},[...c,...d.path]));else if(d.code==="invalid_key")r({issues:d.issues},
[...c,...d.path]);else if(d.code==="invalid_element")r({issues:d.issues},[...c,...d.path]);else{const y=[...c,...d.path];
if(y.length===0){n.errors.push(t(d));continue}let m=n,b=0;for(;b<y.length;){const x=y[b],$=b===y.length-1;typeof x=="str\
ing"?(m.properties??(m.properties={}),Object.prototype.hasOwnProperty.call(m.properties,x)||Object.defineProperty(m.properties,
x,{value:{errors:[]},enumerable:!0,writable:!0,configurable:!0}),m=m.properties[x]):(m.items??(m.items=[]),(f=m.items)[x]??
(f[x]={errors:[]}),m=m.items[x]),$&&m.errors.push(t(d)),b++}}};return r(e),n}function fi(e){const t=[],n=e.map(r=>typeof r==
"object"?r.key:r);for(const r of n)typeof r=="number"?t.push(`[${r}]`):typeof r=="symbol"?t.push(`[${JSON.stringify(String(
r))}]`):/[^\w$]/.test(r)?t.push(`[${JSON.stringify(r)}]`):(t.length&&t.push("."),t.push(r));return t.join("")}function Nm(e){
const t=[],n=[...e.issues].sort((r,s)=>(r.path??[]).length-(s.path??[]).length);for(const r of n)t.push(`\u2716 ${r.message}`),
r.path?.length&&t.push(`  \u2192 at ${fi(r.path)}`);return t.join(`
`)}function at(e,t){return{callee:t?.callee??e,Err:t?.Err}}const At=e=>{const t=(n,r,s,c)=>{const f=s?{...s,async:!1}:{async:!1},
d=n._zod.run({value:r,issues:[]},f);if(d instanceof Promise)throw new Le;if(d.issues.length){const y=new(c?.Err??e)(d.issues.
map(m=>Qe(m,f,nt())));throw v(y,c?.callee??t),y}return d.value};return t},pi=At(ge),Et=e=>{const t=async(n,r,s,c)=>{const f=s?
{...s,async:!0}:{async:!0};let d=n._zod.run({value:r,issues:[]},f);if(d instanceof Promise&&(d=await d),d.issues.length){
const y=new(c?.Err??e)(d.issues.map(m=>Qe(m,f,nt())));throw v(y,c?.callee??t),y}return d.value};return t},hi=Et(ge),Ct=e=>(t,n,r)=>{
const s=r?{...r,async:!1}:{async:!1},c=t._zod.run({value:n,issues:[]},s);if(c instanceof Promise)throw new Le;return c.issues.
length?An(e,c.issues,s):{success:!0,data:c.value}},Pn=Ct(ge);function An(e,t,n){let r;return{success:!1,get error(){return r||
(r=new e(t.map(s=>Qe(s,n,nt()))),t=void 0,n=void 0),r},set error(s){r=s,t=void 0,n=void 0}}}const Mt=e=>async(t,n,r)=>{const s=r?
{...r,async:!0}:{async:!0};let c=t._zod.run({value:n,issues:[]},s);return c instanceof Promise&&(c=await c),c.issues.length?
An(e,c.issues,s):{success:!0,data:c.value}},mi=Mt(ge),gi=null,yi=null,jm=((e,t,n)=>{const r=e._zod.bag.validator;if(r!==
void 0){if(r(t)!==gi)return!0;if(r.definite===!0&&n===void 0)return!1}return _i(e,t,n)});function _i(e,t,n){const r=n?{...n,
async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},s=e._zod.bag.fallbackRun;let c;if(s?(r[yi]=!0,c=s({value:t,issues:[]},r)):
c=e._zod.run({value:t,issues:[]},r),c instanceof Promise)throw new core.$ZodAsyncError;return c.issues.length===0}const Lm=async(e,t,n)=>{
const r=n?{...n,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0};let s=e._zod.run({value:t,issues:[]},r);return s instanceof
Promise&&(s=await s),s.issues.length===0},Um=(e=>{const t=At(e),n=(r,s,c,f)=>{const d=c?{...c,direction:"backward"}:{direction:"\
backward"};return t(r,s,d,at(n,f))};return n})(ge),Hm=(e=>{const t=At(e),n=(r,s,c,f)=>t(r,s,c,at(n,f));return n})(ge),Wm=(e=>{
const t=Et(e),n=async(r,s,c,f)=>{const d=c?{...c,direction:"backward"}:{direction:"backward"};return await t(r,s,d,at(n,
f))};return n})(ge),Km=(e=>{const t=Et(e),n=async(r,s,c,f)=>await t(r,s,c,at(n,f));return n})(ge),Xm=(e=>(t,n,r)=>{const s=r?
{...r,direction:"backward"}:{direction:"backward"};return Ct(e)(t,n,s)})(ge),Ym=(e=>(t,n,r)=>Ct(e)(t,n,r))(ge),eg=(e=>async(t,n,r)=>{
const s=r?{...r,direction:"backward"}:{direction:"backward"};return Mt(e)(t,n,s)})(ge),ng=(e=>async(t,n,r)=>Mt(e)(t,n,r))(
ge),Re=ne("ZodMiniType",(e,t)=>{if(!e._zod)throw new Error("Uninitialized schema in ZodMiniType.");Ae.init(e,t),e.def=t,
e.type=t.type},{get with(){return this.check},set with(e){Se(this,"with",e)},parse(e,t){return pi(this,e,t,{callee:this.
parse})},parseAsync(e,t){return hi(this,e,t,{callee:this.parseAsync})},safeParse(e,t){return Pn(this,e,t)},safeParseAsync(e,t){
return mi(this,e,t)},check(...e){const t=this.def;return this.clone({...t,checks:[...t.checks??[],...e.map(n=>typeof n==
"function"?{_zod:{check:n,def:{check:"custom"},onattach:[]}}:n)]},{parent:!0})},clone(e,t){return de(this,e,t)},brand(){
return this},register(e,t){return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(this,...t)}}),En=ne("Z\
odMiniString",(e,t)=>{Zr.init(e,t),Re.init(e,t)});function ct(e){return Jr(En,e)}const og=null,bi=null;function rg(e){return core.
_email(bi,e)}const $i=null;function ig(e){return core._guid($i,e)}const ut=null;function sg(e){return core._uuid(ut,e)}function ag(e){
return core._uuidv4(ut,e)}function cg(e){return core._uuidv6(ut,e)}function ug(e){return core._uuidv7(ut,e)}const Cn=null;
function lg(e){return core._url(Cn,e)}function dg(e){return core._url(Cn,{protocol:regexes.httpProtocol,hostname:regexes.
domain,...util.normalizeParams(e)})}const vi=null;function fg(e){return core._emoji(vi,e)}const wi=null;function pg(e){return core.
_nanoid(wi,e)}const ki=null;function hg(e){return core._cuid(ki,e)}const zi=null;function mg(e){return core._cuid2(zi,e)}
const xi=null;function gg(e){return core._ulid(xi,e)}const Zi=null;function yg(e){return core._xid(Zi,e)}const Ti=null;function _g(e){
return core._ksuid(Ti,e)}const Si=null;function bg(e){return core._ipv4(Si,e)}const Pi=null;function $g(e){return core._ipv6(
Pi,e)}const Ai=null;function vg(e){return core._cidrv4(Ai,e)}const Ei=null;function wg(e){return core._cidrv6(Ei,e)}const Ci=null;
function kg(e){return core._mac(Ci,e)}const Mi=null;function zg(e){return core._base64(Mi,e)}const Ri=null;function xg(e){
return core._base64url(Ri,e)}const Oi=null;function Zg(e){return core._e164(Oi,e)}const Ii=null;function Tg(e){return core.
_creditCard(Ii,e)}const Fi=null;function Sg(e){return core._iban(Fi,e)}const Ni=null;function Pg(e){return core._jwt(Ni,
e)}const Ue=null;function Ag(e,t,n={}){return core._stringFormat(Ue,e,t,n)}function Eg(e){return core._stringFormat(Ue,"\
hostname",regexes.hostname,e)}function Cg(e){return core._stringFormat(Ue,"hex",regexes.hex,e)}function Mg(e){return core.
_stringFormat(Ue,"currency_code",regexes.currencyCode,e)}function Rg(e,t){const n=t?.enc??"hex",r=`${e}_${n}`,s=core.regexes[r];
if(!s)throw new Error(`Unrecognized hash format: ${r}`);return core._stringFormat(Ue,r,s,t)}const Mn=ne("ZodMiniNumber",
(e,t)=>{vn.init(e,t),Re.init(e,t)});function ji(e){return core._number(Mn,e)}const Be=ne("ZodMiniNumberFormat",(e,t)=>{Fr.
init(e,t),Mn.init(e,t)});function Li(e){return Yr(Be,e)}function Og(e){return core._float32(Be,e)}function Ig(e){return core.
_float64(Be,e)}function Fg(e){return core._int32(Be,e)}function Ng(e){return core._uint32(Be,e)}const Rn=null;function Di(e){
return core._boolean(Rn,e)}const Ui=null;function jg(e){return core._bigint(Ui,e)}const On=null;function Lg(e){return core.
_int64(On,e)}function Dg(e){return core._uint64(On,e)}const Bi=null;function Ug(e){return core._symbol(Bi,e)}const Hi=null;
function Bg(e){return core._undefined(Hi,e)}const Vi=null;function Wi(e){return core._null(Vi,e)}const Gi=null;function Hg(){
return core._any(Gi)}const Ki=null;function Rt(){return core._unknown(Ki)}const qi=ne("ZodMiniNever",(e,t)=>{Nr.init(e,t),
Re.init(e,t)});function Xi(e){return Qr(qi,e)}const Ji=null;function Vg(e){return core._void(Ji,e)}const Yi=null;function Wg(e){
return core._date(Yi,e)}const Qi=ne("ZodMiniArray",(e,t)=>{Dr.init(e,t),Re.init(e,t)});function Ot(e,t){return new Qi({type:"\
array",element:e,...fe(t)})}function Gg(e){const t=e._zod.def.shape;return ds(Object.keys(t))}const It=ne("ZodMiniObject",
(e,t)=>{Vr.init(e,t),Re.init(e,t),dr(e,"shape",n=>n._zod.def.shape,!1)});function Kg(e,t){const n={type:"object",shape:e??
{},...util.normalizeParams(t)};return new It(n)}function In(e,t){return new It({type:"object",shape:e,catchall:Xi(),...fe(
t)})}function qg(e,t){return new It({type:"object",shape:e,catchall:Rt(),...util.normalizeParams(t)})}function Xg(e,t){return util.
extend(e,t)}function Jg(e,t){return util.safeExtend(e,t)}function Yg(e,t){return util.merge(e,t)}function Qg(e,t){return util.
pick(e,t)}function ey(e,t){return util.omit(e,t)}function ty(e,t){const n=e._zod.def;if(n.type!=="tuple")return util.partial(
Ft,e,t);if(n.checks?.length)throw new Error(".partial() cannot be used on tuple schemas containing refinements");return util.
clone(e,{...n,items:n.items.map(r=>new Ft({type:"optional",innerType:r}))})}function ny(e,t){return util.partial(Nn,e,t,
"exactPartial")}function oy(e,t){return util.required(jn,e,t)}function ry(e,t){return e.clone(util.mergeDefs(e._zod.def,
{catchall:t}))}const es=null;function ts(e,t){return new es({type:"union",options:e,...util.normalizeParams(t)})}const ns=null;
function iy(e,t){return new ns({type:"union",options:e,inclusive:!1,...util.normalizeParams(t)})}const rs=null;function sy(e,t,n){
return new rs({type:"union",options:t,discriminator:e,...util.normalizeParams(n)})}const is=null;function ay(e,t){return new is(
{type:"intersection",left:e,right:t})}const ss=null;function as(e,t,n){const r=t instanceof core.$ZodType,s=r?n:t,c=r?t:
null;return new ss({type:"tuple",items:e,rest:c,...util.normalizeParams(s)})}const lt=null;function cs(e,t,n){return!t||
!t._zod?new lt({type:"record",keyType:ct(),valueType:e,...util.normalizeParams(t)}):new lt({type:"record",keyType:e,valueType:t,
...util.normalizeParams(n)})}function cy(e,t,n){return new lt({type:"record",keyType:e,valueType:t,...util.normalizeParams(
n),partial:!0})}function uy(e,t,n){return new lt({type:"record",keyType:e,valueType:t,mode:"loose",...util.normalizeParams(
n)})}const us=null;function ly(e,t,n){return new us({type:"map",keyType:e,valueType:t,...util.normalizeParams(n)})}const ls=null;
function dy(e,t){return new ls({type:"set",valueType:e,...util.normalizeParams(t)})}const Fn=null;function ds(e,t){const n=Array.
isArray(e)?Object.fromEntries(e.map(r=>[r,r])):e;return new Fn({type:"enum",entries:n,...util.normalizeParams(t)})}function fy(e,t){
return new Fn({type:"enum",entries:e,...util.normalizeParams(t)})}const fs=null;function py(e,t){return new fs({type:"li\
teral",values:Array.isArray(e)?e:[e],...util.normalizeParams(t)})}const ps=null;function hy(e){return core._file(ps,e)}const hs=null;
function my(e){return new hs({type:"transform",transform:e})}const Ft=ne("ZodMiniOptional",(e,t)=>{Gr.init(e,t),Re.init(
e,t)});function _e(e){return new Ft({type:"optional",innerType:e})}const Nn=null;function gy(e){return new Nn({type:"opt\
ional",innerType:e})}const ms=null;function gs(e){return new ms({type:"nullable",innerType:e})}function yy(e){return _e(
gs(e))}const ys=null;function _y(e,t){return new ys({type:"default",innerType:e,get defaultValue(){return typeof t=="fun\
ction"?t():util.shallowClone(t)}})}const _s=null;function by(e,t){return new _s({type:"prefault",innerType:e,get defaultValue(){
return typeof t=="function"?t():util.shallowClone(t)}})}const jn=null;function $y(e,t){return new jn({type:"nonoptional",
innerType:e,...util.normalizeParams(t)})}const bs=null;function vy(e){return new bs({type:"success",innerType:e})}const $s=null;
function wy(e,t){return new $s({type:"catch",innerType:e,catchValue:typeof t=="function"?t:core.util.constantCatch(t)})}
const vs=null;function ky(e){return core._nan(vs,e)}const ws=null;function zy(e,t){return new ws({type:"pipe",in:e,out:t})}
const Nt=null;function xy(e,t,n){return new Nt({type:"pipe",in:e,out:t,transform:n.decode,reverseTransform:n.encode})}function Zy(e){
const t=e._zod.def;return new Nt({type:"pipe",in:t.out,out:t.in,transform:t.reverseTransform,reverseTransform:t.transform})}
const ks=null;function Ty(e){return new ks({type:"readonly",innerType:e})}const zs=null;function Sy(e,t){return new zs({
type:"template_literal",parts:e,...util.normalizeParams(t)})}const xs=null;function Zs(e){return new xs({type:"lazy",getter:e})}
const Ts=null;function Py(e){return new Ts({type:"promise",innerType:e})}const Ln=null;function Ss(e,t){const n=new Pe({
check:"custom",...fe(t)});return n._zod.check=e,n}function Ps(e,t){return core._custom(Ln,e??(()=>!0),t)}function Ay(e,t={}){
return core._refine(Ln,e,t)}function Ey(e,t){return core._superRefine(e,t)}const Cy=si,My=ai;class Ry{constructor(...t){}}
function Oy(e,t={}){const n=Ps(r=>r instanceof e,t);return n._zod.bag.Class=e,n._zod.check=r=>{r.value instanceof e||r.issues.
push({code:"invalid_type",expected:e.name,input:r.value,inst:n,path:[...n._zod.def.path??[]]})},n}const Iy=(...e)=>core.
_stringbool({Codec:Nt,Boolean:Rn,String:En},...e);function Fy(){const e=Zs(()=>ts([ct(),ji(),Di(),Wi(),Ot(e),cs(ct(),e)]));
return e}const As=null;function Ny(e){return new As({type:"function",input:Array.isArray(e?.input)?as(e?.input):e?.input??
Ot(Rt()),output:e?.output??Rt()})}const Oe=[],jt=[];function dt(e,t,n){if(e===t)return 0;const r=n?.maxDistance,s=e;e.length>
t.length&&(e=t,t=s);let c=e.length,f=t.length;for(;c>0&&e.charCodeAt(~-c)===t.charCodeAt(~-f);)c--,f--;let d=0;for(;d<c&&
e.charCodeAt(d)===t.charCodeAt(d);)d++;if(c-=d,f-=d,r!==void 0&&f-c>r)return r;if(c===0)return r!==void 0&&f>r?r:f;let y,
m,b,x,$=0,T=0;for(;$<c;)jt[$]=e.charCodeAt(d+$),Oe[$]=++$;for(;T<f;){for(y=t.charCodeAt(d+T),b=T++,m=T,$=0;$<c;$++)x=y===
jt[$]?b:b+1,b=Oe[$],m=Oe[$]=b>m?x>m?m+1:x:x>b?b+1:x;if(r!==void 0){let U=m;for($=0;$<c;$++)Oe[$]<U&&(U=Oe[$]);if(U>r)return r}}
return Oe.length=c,jt.length=c,r!==void 0&&m>r?r:m}function jy(e,t,n){if(!Array.isArray(t)||t.length===0)return;const r=n?.
maxDistance,s=e.length;for(const y of t)if(y===e)return y;if(r===0)return;let c,f=Number.POSITIVE_INFINITY;const d=new Set;
for(const y of t){if(d.has(y))continue;d.add(y);const m=Math.abs(y.length-s);if(m>=f||r!==void 0&&m>r)continue;const b=Number.
isFinite(f)?r===void 0?f:Math.min(f,r):r,x=b===void 0?dt(e,y):dt(e,y,{maxDistance:b});if(r!==void 0&&x>r)continue;let $=x;
if(b!==void 0&&x===b&&b===r&&($=dt(e,y)),$<f&&(f=$,c=y,f===0))break}if(!(r!==void 0&&f>r))return c}const Es=2,ft=e=>e.toLowerCase().
replace(/[-_]/g,"");function Dn(e,t,n=t){const r=s=>dt(ft(s),ft(e))<=Math.min(Es,s.length>>1);return t.find(s=>ft(s)===ft(
e))??n.find(r)}const Cs=null;function Ly(e,t){return Object.entries(e).flatMap(([n,r])=>{const s=Dn(n,Object.keys(t),Cs);
if(s===void 0||t[s]===r)return[];const c=`write \`${s}\` (or rename INPUT_${n.toUpperCase()}, if it is a variable of the\
 job)`;return problem(n,`is not an input of this action; ${c}`)})}function Lt(e,t){return ct({error:({input:r})=>r===void 0?
`is missing; give ${e}`:pt(e,r)}).check(ri(),Ss(({value:r,issues:s})=>{const c=t(r);"message"in c&&s.push({code:"custom",
message:c.message,input:r})}))}function pt(e,t){const n=t===null?"null":Array.isArray(t)?"a list":typeof t=="object"?"a \
mapping":"";return`is ${n||(typeof t=="string"?"text":`the ${typeof t} ${String(t)}`)}; give ${e}${e==="text"?n===""?" i\
n quotes":t===null?" (in quotes if it begins with `#`)":"":""}`}const Ie=e=>Lt("text",l.fD[e]),Un=e=>Lt("an https URL",l.
fD[e]),Bn=Lt("an http or https URL",l.fD.landing_url),Ms=Ot(In({text:Ie("title"),url:Bn},{error:e=>Vn(e,"a mapping of `t\
ext` and `url`")}),{error:e=>e.code==="invalid_type"?pt("a list of {text, url}",e.input):void 0}).check(oi(1,"is an empt\
y list; give at least one {text, url}, or leave it out")),Rs=Number.MAX_SAFE_INTEGER,Hn=({input:e})=>typeof e=="number"?
`is ${e}; give a whole number of seconds from 0 to ${Rs}`:pt("a whole number of seconds",e),Os=Li({error:Hn}).check(Zn(0,
{error:Hn,abort:!0}));function Vn(e,t){return e.code==="invalid_type"?pt(t,e.input):void 0}const Is={title:_e(Ie("title")),
message:_e(Ie("message")),icon_url:_e(Un("icon_url")),banner_url:_e(Un("banner_url")),landing_url:_e(Bn),actions:_e(Ms),
utm_source:_e(Ie("utm_source")),utm_medium:_e(Ie("utm_medium")),utm_campaign:_e(Ie("utm_campaign")),ttl:_e(Os)},Fs=In(Is,
{error:e=>Vn(e,"a mapping of notification fields")});function Dt(e,{value:t,placeOf:n,problems:r}){const s=(T,U)=>(0,u.CC)(
e,U,{path:T,place:n(T)}),c=Wn(t);if(c===void 0)return{fields:{},problems:[...r,s(["actions"],"has too many elements to c\
heck; give fewer")]};if(c.success&&r.length===0)return{fields:c.data,problems:[]};const f=new Set(r.map(({path:T=[]})=>(0,u.
LF)(T))),y=(c.error?.issues??[]).filter(({path:T})=>!f.has((0,u.LF)(T))).flatMap(({path:T,message:U,...q})=>q.code==="un\
recognized_keys"?q.keys.map(ce=>({path:[...T,ce]})):[{path:T,message:U}]),m=(0,u.TJ)(e,y,({path:T,message:U=Ns(T)})=>s(T,
U)),b=[...r,...m].sort(u.hz),x=new Set([...r,...y].map(({path:T})=>T?.[0])),$=Object.entries(t??{}).filter(([T])=>!x.has(
T));return{fields:Wn(Object.fromEntries($))?.data??{},problems:b}}function Ns(e){if(e.length>1)return"is not part of a b\
utton; a button has only `text` and `url`";if(e[0]==="target")return"cannot be set in a payload file; set the input `tar\
get` in the workflow";const t=Dn(String(e[0]),l.pi);return`is not a field of a notification; ${t?`did you mean \`${t}\`?`:
`the fields are ${l.pi.join(", ")}.`} For other fields of your service, use the input \`extra-fields\``}function Wn(e){try{
return Pn(Fs,e,{jitless:!0})}catch(t){if(t instanceof RangeError)return;throw t}}var js=a(4463);async function Ut(e,t,n){
const r=te=>(0,js.kU)({[t.input]:te},n,t.file),s=r(e);if(s.length>0)return{problems:s};const c=await a.e(815).then(a.t.bind(
a,8815,19)),f=new c.LineCounter,d=c.parseAllDocuments(e,{version:"1.2",lineCounter:f,stringKeys:!0,uniqueKeys:!1,prettyErrors:!1,
logLevel:"silent"}),y=te=>{const{line:oe,col:ye}=f.linePos(te);return{line:oe,column:ye}},[m,b]=Array.isArray(d)?d:[];if(!m)
return{value:null,placeOf:()=>{},problems:[]};const x=t.file===void 0?"invalid-input":"unreadable-file",[$]=m.errors;if($){
const te=Us[$.code]??"check the indentation, and put text that contains `: ` or `#` in quotes",ye=$.code==="RESOURCE_EXH\
AUSTION"?Gn:`is neither YAML nor JSON (${Bt($.message)}); ${te}`;return{problems:[(0,u.CC)(t,ye,{place:y($.pos[0]),reason:x})]}}
const T=[],U=(te,oe,ye,ze=!1)=>T.push((0,u.CC)(t,te,{path:ye,place:y(oe),...ze&&{reason:x}})),q=[],ce=(...te)=>{const oe=r(
q);return{problems:oe.length>0?oe:[...T,...te]}};b&&U("contains more than one YAML document; give only one",b.range[0],[]);
try{Ls(c,m,U,q);const[te]=m.warnings;if(te&&T.length===0&&U(`is not plain YAML (${Bt(te.message)})`,te.pos[0],[]),T.some(
ze=>ze.reason==="unreadable-file"))return ce();const oe=m.toJS({maxAliasCount:100});JSON.stringify(oe);const ye=r([oe,q]);
return ye.length>0?{problems:ye}:{value:oe,placeOf:Ds(c,m,y),problems:T}}catch(te){if(te instanceof RangeError)return ce(
(0,u.CC)(t,Gn));const oe=Bt(String(te.message));return ce((0,u.CC)(t,`has an alias that cannot be resolved: ${oe}`))}}const Gn="\
is nested too deeply; use fewer levels";function Ls(e,t,n,r){const s=[],c=(d,y)=>{s.push(d),f(y),s.pop()};function f(d){
if(!e.isNode(d)||e.isAlias(d))return;const y=d.range?.[0]??0;if(d.tag&&!Bs.test(d.tag))r.push(d.tag),n(`has the tag ${(0,u.
cz)(d.tag)}, which is not supported; remove it`,y,[...s]);else if(e.isScalar(d)&&typeof d.value=="number"){const m=Hs(d.
value);m&&n(`is ${(0,u.cz)(d.source??String(d.value))}, ${m}`,y,[...s])}else if(e.isSeq(d))for(const[m,b]of d.items.entries())
c(m,b);else if(e.isMap(d)){const m=new Set;for(const{key:b,value:x}of d.items){const $=Kn(b);r.push($),m.has($)&&n("is g\
iven twice; give each key once",b.range?.[0]??y,[...s,$],!0),m.add($),c($,x)}}}f(t.contents)}function Ds(e,t,n){const r=new Map,
s=c=>{const f=r.get(c)??new Map(c.items.map(({key:d,value:y})=>[Kn(d),y]));return r.set(c,f),f};return c=>{let f=t.contents,
d=t.contents?.range?.[0];for(const y of c){if(e.isAlias(f)&&(f=f.resolve(t)),e.isMap(f))f=s(f).get(String(y));else if(e.
isSeq(f))f=f.items[Number(y)];else break;e.isNode(f)&&f.range&&(d=f.range[0])}return d===void 0?void 0:n(d)}}const Kn=e=>String(
e?.value??e),Us={BAD_INDENT:"check the indentation, and that every bracket is closed",BAD_SCALAR_START:"put text that be\
gins like this in quotes",MISSING_CHAR:"close every quotation mark and bracket",TAB_AS_INDENT:"indent with spaces, not w\
ith tabs"},Bs=/^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;function Hs(e){if(!Number.isFinite(e))return"whic\
h JSON cannot represent";if(Number.isInteger(e)&&!Number.isSafeInteger(e))return"which is outside the range in which JSO\
N keeps whole numbers exactly (\xB1(2^53-1)); put it in quotes if it is text"}const Bt=e=>(0,u.cz)(e.split(`
`,1)[0]??"");async function qn(e,t,n){if("problem"in t)return ht([t.problem]);const r={input:"payload-file",file:e},s=await Ut(
t.text,r,n);if(!("value"in s))return ht(s.problems);const{value:c,placeOf:f,problems:d}=s;if(c===null)return ht([...d,(0,u.
CC)(r,"is empty; give a mapping of notification fields")]);if(!Xn(c))return ht(Dt(r,s).problems);const{$schema:y,...m}=c;
return{...Dt(r,{...s,value:m}),source:"file",given:new Set(Object.keys(m)),placeOf:f}}const ht=e=>({source:"file",fields:{},
given:new Set(l.pi),problems:e}),Xn=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);async function Vs(e,t,n,r){const s=await qn(
e,t,r),c={input:"payload-file",file:e},f=(0,p.Mh)(n,s).map(m=>(0,u.CC)(c,"is missing; give it here or as an input",{path:[
m],place:{line:1,column:1}})),d=(0,u.TJ)(c,[...f,...s.problems],m=>m),y=(0,p.uT)(n,s);return y?{problems:d,content:y,placeOf:s.
placeOf??Jn}:{problems:d,placeOf:Jn}}const Jn=()=>{};async function Ws(e,t){const n={input:"actions"},r=await Ut(e,n,t);
if(!("value"in r))return{fields:{},problems:r.problems};const{fields:s,problems:c}=Dt(n,{value:{actions:r.value},placeOf:f=>r.
placeOf(f.slice(1)),problems:r.problems.map(f=>({...f,path:["actions",...f.path??[]]}))});return{fields:s,problems:c.map(
f=>({...f,path:f.path?.slice(1)}))}}const Gs=new Set([...l.pi.map(l.wg),"target"]);async function Ks(e,t){const n={input:"\
extra-fields"},r=await Ut(e,n,t),{problems:s}=r;if(!("value"in r))return{fields:{},problems:s};if(!Xn(r.value))return s.
push((0,u.CC)(n,"is not a mapping; give body fields as `name: value`")),{fields:{},problems:s};for(const c of Object.keys(
r.value)){const f=c.replaceAll("_","-"),d={path:[c],place:r.placeOf([c])};Gs.has(f)&&s.push((0,u.CC)(n,`has its own inpu\
t, \`${f}\`; use that`,d))}return{fields:s.length>0?{}:r.value,problems:s}}}),3916:((o,i,a)=>{a.d(i,{HR:()=>u,h_:()=>l,q0:()=>p});
class u extends Error{reason;title;hint;constructor({reason:g,title:_,message:z,hint:P,cause:w}){super(z,w===void 0?void 0:
{cause:w}),this.name="Failure",this.reason=g,this.title=_,this.hint=P}}function l(h){return h instanceof u?h:new u({reason:"\
internal-error",title:"Internal error",message:`The action itself failed: ${p(h)}.`,hint:"Please report this with the lo\
g of the run.",cause:h})}function p(h){if(!(h instanceof Error))return String(h);const g=h.code;if(g==="ERR_SSL_WRONG_VE\
RSION_NUMBER")return"the server does not speak TLS at this port";if(g==="ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")return"\
the server requires a client certificate, which this action cannot present";const{reason:_}=h;if(typeof g=="string"&&g.startsWith(
"ERR_SSL_")&&typeof _=="string")return`${g}: ${_}`;const z=(h.message||h.name).replace(/; if the root CA is .*|\s+/gs," ").
trim(),P=typeof g=="string"&&!z.includes(g)?`${g}: ${z}`:z,w=h instanceof AggregateError?h.errors.map(p).join("; "):"",k=w&&
w!==P?`${P} (${w})`:P;return h.cause===void 0?k:`${k}: ${p(h.cause)}`}}),8925:((o,i,a)=>{a.d(i,{CC:()=>l,LF:()=>_,LT:()=>z,
TJ:()=>A,X5:()=>B,cz:()=>g,fI:()=>P,hz:()=>p});var u=a(3916);function l(S,E,M={}){return{...typeof S=="string"?{input:S}:
S,message:E,reason:"invalid-input",...M}}function p({place:S},{place:E}){return S&&E?S.line-E.line||S.column-E.column:+!S-
+!E}const h=100,g=S=>S.length>h?`${S.slice(0,h-1).toWellFormed()}\u2026`:S;function _(S){const E=S.slice(0,h).map((M,F)=>{
if(typeof M=="number")return`[${M}]`;const V=g(String(M)).replace(new RegExp("\\p{Cc}","gu"),"\uFFFD");return F>0?`.${V}`:
V});return g(E.join(""))}function z(S,E,M,F=""){return`${S.length>0?`\`${_(S)}\``:E}${F}${M.startsWith('"')?":":""} ${M}\
.`}function P({input:S,file:E,path:M=[],place:F,message:V}){const J=F&&`line ${F.line}, column ${F.column}`;if(E!==void 0){
const ie=J?`${E}, ${J}`:E;return`${S}: ${ie}: ${z(M,"the file",V)}`}const C=J?` (${J})`:"",W=typeof M[0]=="number";if(M.
length>0&&!W)return`${S}: ${z(M,"",V,C)}`;const K=W?_([S,...M]):S;return V.startsWith('"')?`${K}${C}: ${V}.`:`${W?`\`${K}\
\``:K.replace(/[^,\s]+/g,"`$&`").replace(/, (?=\S*$)/," and ")}${C} ${V}.`}class w extends u.HR{problems;constructor(E){
const M=E.some(F=>F.reason==="invalid-input")?"invalid-input":"unreadable-file";super({reason:M,title:M==="unreadable-fi\
le"?"Unreadable file":"Invalid input",message:H(E.map(P),B(E)),hint:"Correct what is listed, then start a new run: a re-\
run uses the original workflow file and event."}),this.problems=E}}const k=S=>new w(S),I=100;function A(S,E,M){const F=B(
E.slice(I)),V=E.slice(0,I).map(M);return F===0?V:[...V,l(S,`has ${F} more problems`,{count:F})]}const B=S=>S.reduce((E,{
count:M=1})=>E+M,0);function H(S,E=S.length){if(S.length===1)return S.join("");const M=S.slice(0,I).map(F=>`- ${F}`);return E>
M.length&&M.push(`- and ${E-M.length} more`),`${E} problems:
${M.join(`
`)}`}}),8190:((o,i,a)=>{a.d(i,{Bq:()=>S,Dl:()=>u,TL:()=>_,h0:()=>J,p0:()=>k,pc:()=>H,rD:()=>z,rJ:()=>I,rf:()=>A,yG:()=>w,
zM:()=>P});function u(C,W){try{return new URL(C,W)}catch{return}}function l(C){try{return JSON.parse(C)}catch{return}}const p={
"":1,s:1,m:60,h:3600,d:86400,w:604800},h=/^[\x21-\x7e]+$/,g=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;function _(C){const W=JSON.
stringify(C);return W.length>100?`${W.slice(0,98)}\u2026" (${C.length} characters)`:W}function z(C,W,K){return ee=>{const ie=/^[0-9]+$/.
test(ee)?Number(ee):Number.NaN;return ie>=W&&ie<=K?{value:ie}:{message:`${_(ee)} is not ${C}`}}}function P(C){return/^(true|True|TRUE)$/.
test(C)?{value:!0}:/^(false|False|FALSE)$/.test(C)?{value:!1}:{message:`${_(C)} is neither true nor false; give \`true\` o\
r \`false\``}}function w(C){const W=P(C);return"value"in W?W.value:void 0}function k(C){const W=/^([0-9]+)([smhdw]?)$/.exec(
C),K="give whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";if(!W)return{message:`${_(C)} i\
s not a duration; ${K}`};const ee=Number(W[1])*p[W[2]];return Number.isSafeInteger(ee)?{value:ee}:{message:`${_(C)} is t\
oo long; ${K}`}}function I(C){return h.test(C)?{value:C}:{message:"contains a space, a line break or a character outside\
 ASCII, which a token cannot contain; give only the token, preferably from a secret"}}function A(...C){const W=`give an \
absolute ${C.join(" or ")} URL, such as https://example.com/${C.length>1?"page":"image.png"}`;return B(C,W)}function B(C,W){
return K=>{if(/[\s\p{Cc}\\]/u.test(K))return{message:`${_(K)} contains white space or a backslash, which a URL must not \
contain; ${W}`};const ee=/^([a-z][a-z0-9+.-]{0,30}):(?!\d)/i.exec(K)?.[1]?.toLowerCase();return ee!==void 0&&!C.includes(
ee)?{message:`${_(K)} has the scheme ${ee}; ${W}`}:ee!==void 0&&/^[^:]+:\/\/[^/?#]/.test(K)&&u(K)!==void 0?{value:K}:{message:`${_(
K)} is not an absolute URL; ${W}`}}}function H(C){if(/^[^/]*\/\/[^/?#]*@/.test(C))return{message:"contains a user name o\
r password; give the address without them"};const K=B(["https","http"],"give the https address of the push service, such\
 as https://push.example.com")(C);if("message"in K)return K;const ee=new URL(C);return ee.protocol==="http:"&&!g.test(ee.
hostname)?{message:`${_(C)} has the scheme http, which would send the token unencrypted; give an https URL (http is only\
 for loopback addresses)`}:/[?#]/.test(C)?{message:`${_(C)} has a query or fragment; give the address without it`}:{value:C.
replace(/\/+$/,"")}}function S(C){return C===""?{message:"is blank, which the service refuses; give some text"}:!/[!-~]/.
test(C)&&J(C)===""?{message:"has no visible character; give some text"}:{value:C}}const E=new RegExp("[[\\p{Cc}--[\\s\\x85]\
]\\u00ad\\u180e\\u200b\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb]","gv"),M=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,
F=/[\s\x85]+/g,V=/[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;function J(C){const W=C.toWellFormed().replace(E,"").replace(
M,"$1").replace(F," ").trim();return V.test(W)?W:""}}),4463:((o,i,a)=>{a.d(i,{gE:()=>ee,ue:()=>me,kU:()=>le});const[u,l,
p,h,g]=[37,38,92,35,59],_=N=>N===u||N===l||N===p;function z(N){const v=/[%&\\]/g,Z=[];for(;v.test(N);)Z.push(v.lastIndex-
1);return Z}const P={117:4,120:2,85:8},w=new Map(`excl! quot" QUOT" num# dollar$ percnt% amp& AMP& apos' lpar( rpar) ast\
* midast* plus+ comma, period. sol/ colon: semi;
  lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_ grave\` DiacriticalGrav\
e\`
  lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`.split(/\s+/).map(N=>[N.slice(0,-1),N.charCodeAt(N.length-1)])),
k=16;class I{text;levels;broken;code=0;at=0;isAtEnd=!1;constructor(v,Z){const O=()=>({codes:new Uint32Array(v.length),ends:new Uint32Array(
v.length)});this.text=v;const j=[O(),O(),O(),O()],[D,Q,X,re]=j;this.levels=j,this.broken=new Uint8Array(v.length);for(const ae of Z.
toReversed())this.readUnit(ae,D),this.readUnit(ae,Q,D,D),this.readUnit(ae,X,void 0,D),this.readUnit(ae,re,D)}mayBegin(v,Z){
return v>=this.text.length||this.isBroken(v)?!0:this.text.charCodeAt(v)===Z||this.levels.some(({codes:O})=>O[v]===Z)}endsOf(v,Z){
const O=[];for(const j of Z){const D=this.text.charCodeAt(j);if(D===v&&A(O,j+1),!!_(D))for(const{codes:Q,ends:X}of this.
levels)Q[j]===v&&A(O,X[j]??j)}return O}isBroken(v){return this.broken[v]===1}readUnit(v,Z,O,j){this.at=v,this.isAtEnd=!1,
this.next(O);const[D,Q]=[this.code,this.at],X=this.readEscape(D,j);Z.codes[v]=X??D,Z.ends[v]=X===void 0?Q:this.at,this.isAtEnd&&
(this.broken[v]=1)}next(v){return this.at>=this.text.length?(this.isAtEnd=!0,!1):(this.code=this.text.charCodeAt(this.at),
v&&_(this.code)?(this.broken[this.at]&&(this.isAtEnd=!0),this.code=v.codes[this.at]??0,this.at=v.ends[this.at]??0):this.
at++,!0)}readEscape(v,Z){if(v===u)return this.readHexadecimal(2,Z);if(v===l)return this.readReference(Z);if(v!==p||!this.
next(Z))return;const O=P[this.code];return O!==void 0?this.readHexadecimal(O,Z):B(this.code)||H(this.code,10)!==void 0?void 0:
this.code}readHexadecimal(v,Z){let O=0;for(let j=0;j<v;j++){const D=this.next(Z)?H(this.code,16):void 0;if(D===void 0)return;
O=O*16+D}return O}readReference(v){let Z="";for(;Z.length<=k&&this.next(v);){if(this.code===h&&Z==="")return this.readNumber(
v);if(this.code===g)return w.get(Z);if(!B(this.code))return;Z+=String.fromCharCode(this.code)}}readNumber(v){let Z=10,O;
for(;this.next(v);){if(O===void 0&&Z===10&&(this.code|32)===120){Z=16;continue}const j=H(this.code,Z);if(j===void 0)return this.
code===g?O:void 0;O=Math.min((O??0)*Z+j,1114112)}}}function A(N,v){N.includes(v)||N.push(v)}const B=N=>(N|32)>=97&&(N|32)<=
122;function H(N,v){if(N>=48&&N<=57)return N-48;const Z=(N|32)-97;return v===16&&Z>=0&&Z<6?Z+10:void 0}var S=a(8925);const E="\
the API token",M="the GitHub token",F="***",V=8,J=4,C=64,W=256,K=8;function ee({apiToken:N,githubToken:v="",others:Z=[]}){
const O=new Map(Z.map(D=>[D,""]));O.set(v,M).set(N,E),O.delete("");const j=[...O].flatMap(([D,Q])=>se(D,Q));return{find:D=>{
const Q=ie(j,D,!1).map(({name:X})=>X);return[E,M].find(X=>Q.includes(X))},redact:(D,Q=!1)=>{let X="",re=0;for(const{start:ae,
end:pe}of ie(j,D,Q).sort((de,fe)=>de.start-fe.start))X+=ae<re?"":`${D.slice(re,ae)}${F}`,re=Math.max(re,pe);return X+D.slice(
re)}}}function ie(N,v,Z){const O=z(v),j=Z?[...O,v.length]:O,D=j.length>0?new I(v,O):void 0;return N.flatMap(Q=>[...L(Q,v),
...D?Y(Q,D,j,Z):[]])}function L(N,v){const{length:Z}=N.text,O=Z>W?Z:1,j=[];for(let D=v.indexOf(N.text);D!==-1;D=v.indexOf(
N.text,D+O)){const Q=ue(N,v,D,D+Z),X=j.at(-1);X&&Q.start<X.end?X.end=Q.end:j.push(Q)}return j}function Y(N,v,Z,O){const j=N.
text,{text:D}=v,Q=[];let X=0,re=-1;for(const ae of Z){for(let pe=Math.max(X,re+1,ae-j.length+1);pe<=ae;pe++){if(!v.mayBegin(
ae,j.charCodeAt(ae-pe)))continue;const fe=pe===ae||j.startsWith(D.slice(pe,ae))?R(j,v,ae,ae-pe,O):void 0;if(fe){Q.push(ue(
N,D,pe,Math.max(...fe))),X=Math.min(...fe);break}}re=ae}return Q}function R(N,v,Z,O,j){const D=Math.max(1,Math.min(J,N.length-
1)),{length:Q}=v.text;let X=[Z];for(let re=O;re<N.length&&X.length<=K;re++){if(j&&re>=D&&X.some(de=>de>=Q||v.isBroken(de)))
return[Q];const pe=v.endsOf(N.charCodeAt(re),X);if(pe.length===0)return re>=C?X:void 0;X=pe}return X}function se(N,v){if(N.
length<V)return[{text:N,name:""}];const Z=[0,1,2].flatMap(O=>{const j=Buffer.concat([Buffer.alloc(O),Buffer.from(N)]),D=j.
toString("base64").slice(Math.ceil(O*8/6),Math.floor(j.length*8/6)),Q={before:O>0,behind:j.length%3>0},X=D.replaceAll("+",
"-").replaceAll("/","_");return[...new Set([D,X])].map(re=>({text:re,name:v,partial:Q}))});return[{text:N,name:v},...Z]}
function ue({name:N,partial:v},Z,O,j){const D=re=>/[\w+/-]/.test(Z.charAt(re)),Q=v?.before&&D(O-1)?O-1:O;let X=v?.behind&&
D(j)?j+1:j;for(;v&&X<j+3&&Z[X]==="=";)X++;return{start:Q,end:X,name:N}}function le(N,v,Z){return Object.entries(N).flatMap(
([O,j])=>{const D=Me(j).map(v.find).find(Boolean);return D?[(0,S.CC)({input:O,file:Z},`contains ${D}, which would be pub\
lished; remove it`)]:[]})}function me(N,v){const{"api-token":Z,"github-token":O="",...j}=N,D=v.find(O)===E;return le({...j,
...D&&{"github-token":O}},v)}function Me(N){const v=[],Z=[N];for(const O of Z)if(typeof O=="string"&&v.push(O),!(typeof O!=
"object"||O===null))for(const[j,D]of Object.entries(O))v.push(j),Z.push(D);return v}}),900:((o,i,a)=>{a.d(i,{IZ:()=>ee,Pw:()=>B,
uB:()=>K});var u=a(8925),l=a(8190),p=a(4463);const h=(L,Y)=>R=>R===""?{message:`is missing; give ${L}`}:Y(R),g=(L,Y)=>R=>R===
""?{value:L}:Y(R),_=L=>Y=>Y===""?{value:void 0}:L(Y),z=L=>({value:L}),P=(L,Y)=>R=>{const se=L.find(ue=>ue===R);return se===
void 0?{message:`${(0,l.TL)(R)} is not ${Y}`}:{value:se}},w={"base-url":h("the base address of the push service, such as\
 https://push.example.com (a misspelled variable is empty)",l.pc),"api-token":h("the API token of the site, from a secre\
t (a misspelled or unavailable secret is empty)",l.rJ),timeout:g(30,(0,l.rD)("a whole number of seconds from 1 to 300",1,
300)),retries:g(3,(0,l.rD)("a whole number from 0 to 10",0,10)),summary:g(!0,l.zM)},k=Number.MAX_SAFE_INTEGER,I={...w,target:h(
"`all` (every subscriber) or `audience`; there is no default, so that nobody broadcasts by forgetting a line",P(["all","\
audience"],"a valid target; give `all` (every subscriber) or `audience`")),"audience-id":_((0,l.rD)(`an audience id; giv\
e a whole number from 1 to ${k}`,1,k)),"audience-name":_(z),"max-reach":_((0,l.rD)(`a whole number from 0 to ${k}`,0,k)),
"payload-file":_(z),"extra-fields":_(z),"dry-run":g(!1,l.zM),"check-urls":g(!1,l.zM),"once-key":_(z),"once-per":_(P(["da\
y","week","month"],"a period; give `day`, `week` or `month`")),release:_(z),"github-token":_(l.rJ)},A=L=>L.replace(/-([a-z])/g,
(Y,R)=>R.toUpperCase()),B=["title","message","icon-url","banner-url","landing-url","actions","utm-source","utm-medium","\
utm-campaign","ttl"],H=L=>Object.keys(L),S=H(w),E=[...H(I),...B];function M(L,Y){return V(w,L,Y)}function F(L,Y){return V(
I,L,Y,ie(L))}function V(L,Y,R,se=[]){const ue=[...(0,p.ue)(Y,R),...C(Y)],le=new Set(ue.map(({input:Z})=>Z)),me={...Y,...Object.
fromEntries([...le].map(Z=>[Z,"(refused)"]))},Me={},N=[];for(const[Z,O]of Object.entries(L)){const j=O(me[Z]);"value"in j?
Me[A(Z)]=j.value:N.push((0,u.CC)(Z,j.message))}const v=[...ue,...[...N,...se].filter(({input:Z})=>!le.has(Z))];return{settings:v.
length>0?void 0:Me,problems:v,inputs:me,refused:le}}const J=65536;function C(L){return["actions","extra-fields"].filter(
R=>Buffer.byteLength(L[R]??"")>J).map(R=>(0,u.CC)(R,"is larger than 64 KiB; make it smaller"))}const W={"payload-files":z,
"extra-fields":z,"check-urls":I["check-urls"],timeout:w.timeout,summary:w.summary},K=[...H(W),...B];function ee(L,Y){const R=Object.
entries(L).filter(([le,me])=>!(le in W)&&me!==""),se="is missing; give paths of payload files, or a notification as inpu\
ts",ue=L["payload-files"]===""&&R.length===0;return V(W,L,Y,ue?[(0,u.CC)("payload-files",se)]:[])}function ie(L){const[Y,
R]=[L.target==="all",L.target==="audience"],se="is only allowed with `target: audience`",ue="remove it, or change `targe\
t`",le="(the service does not report the reach of a broadcast)",me=L["once-key"]?"`once-key` needs it to keep its claims\
 in the repository":"the input `release` needs it to fetch the release";return[["audience-id",Y&&L["audience-id"],`${se}\
; ${ue}`],["audience-name",Y&&L["audience-name"],`${se}; ${ue}`],["max-reach",Y&&L["max-reach"],`${se} ${le}; remove it`],
["audience-id, audience-name",R&&!L["audience-id"]&&!L["audience-name"],"are both missing; give at least one"],["once-ke\
y",L["once-per"]&&!L["once-key"],"is missing; `once-per` needs it"],["github-token",(L["once-key"]||L.release)&&!L["gith\
ub-token"],`is missing; ${me}`]].flatMap(([N,v,Z])=>v?problem(N,Z):[])}}),181:(o=>{o.exports=he(import.meta.url)("buffer")}),
3053:(o=>{o.exports=he(import.meta.url)("node:diagnostics_channel")}),4708:(o=>{o.exports=he(import.meta.url)("node:http\
s")}),932:(o=>{o.exports=he(import.meta.url)("process")})},Ht={};function G(o){var i=Ht[o];if(i!==void 0)return i.exports;
var a=Ht[o]={exports:{}},u=!0;try{zo[o](a,a.exports,G),u=!1}finally{u&&delete Ht[o]}return a.exports}G.m=zo;typeof G<"u"&&
(G.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"\
/");G.n=o=>{var i=o&&o.__esModule?()=>o.default:()=>o;return G.d(i,{a:i}),i};(()=>{var o=Object.getPrototypeOf?a=>Object.
getPrototypeOf(a):a=>a.__proto__,i;G.t=function(a,u){if(u&1&&(a=this(a)),u&8||typeof a=="object"&&a&&(u&4&&a.__esModule||
u&16&&typeof a.then=="function"))return a;var l=Object.create(null);G.r(l);var p={};i=i||[null,o({}),o([]),o(o)];for(var h=u&
2&&a;typeof h=="object"&&!~i.indexOf(h);h=o(h))Object.getOwnPropertyNames(h).forEach(g=>p[g]=()=>a[g]);return p.default=
()=>a,G.d(l,p),l}})();G.d=(o,i)=>{for(var a in i)G.o(i,a)&&!G.o(o,a)&&Object.defineProperty(o,a,{enumerable:!0,get:i[a]})};
G.f={},G.e=o=>Promise.all(Object.keys(G.f).reduce((i,a)=>(G.f[a](o,i),i),[]));G.u=o=>""+o+".index.js";G.o=(o,i)=>Object.
prototype.hasOwnProperty.call(o,i);G.r=o=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(o,Symbol.toStringTag,
{value:"Module"}),Object.defineProperty(o,"__esModule",{value:!0})};(()=>{var o={792:0},i=a=>{var{ids:u,modules:l,runtime:p}=a,
h,g,_=0;for(h in l)G.o(l,h)&&(G.m[h]=l[h]);for(p&&p(G);_<u.length;_++)g=u[_],G.o(o,g)&&o[g]&&o[g][0](),o[u[_]]=0};G.f.j=
(a,u)=>{var l=G.o(o,a)?o[a]:void 0;if(l!==0)if(l)u.push(l[1]);else{var p=import("./"+G.u(a)).then(i,h=>{throw o[a]!==0&&
(o[a]=void 0),h}),p=Promise.race([p,new Promise(h=>l=o[a]=[h])]);u.push(l[1]=p)}}})();var we=G(1312),Vt=G(225),xe=G(8925),be=G(8190);async function Xs(o,i){const a=we.pi.filter(l=>o[(0,we.wg)(l)]!==""),u=await Promise.all(a.map(l=>Js(l,o[(0,we.wg)(l)],i)));
return{source:"input",fields:Object.assign({},...u.map(({fields:l})=>l)),given:new Set(a),problems:u.flatMap(({problems:l})=>l)}}
async function Js(o,i,a){if(o==="ttl")return(0,we.qW)(o,be.p0,i);if(o!=="actions")return(0,we.qW)(o,we.fD[o],i);const{readActions:u}=await Promise.
resolve().then(G.bind(G,246));return u(i,a)}var Yn=G(246),Ze=G(3916),xo=G(900);function bt(o){return sn(o).replace(ra,qe).
replace(ia,sa).replace(/^[\t -%'-;=-@[-`{-~]/,qe).replaceAll(`
`,"<br>")}function Zo(o){return sn(o).replace(/[&<>]/g,qe).replaceAll(`
`,"&#10;")}function $t(o,i=500){const u=Ce(o,i).split(ea).map((l,p)=>p%2===1?To(l):bt(vt(l)));return Qs(u.join(""))}function Qn({text:o,
url:i},a=2e3){return`${$t(o,a)}${i?` <a href="${rn(i)}">Open that run</a>`:""}`}const Ys=({command:o})=>o!==void 0&&`<pr\
e><code>${Zo(o)}</code></pre>`,Qs=o=>`<span dir="auto">${o}</span>`,ea=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,To=o=>`<cod\
e>${Zo(o)}</code>`;function ta(o,i=300){const a=bt(vt(Ce(o,i)));return o.length>So?a:`<a href="${rn(o)}">${a}</a>`}function eo(o,i,a){
return o.length>So?i:`<img src="${rn(o)}" alt="${i}" width="${a}">`}function Ce(o,i){return o.length>i?`${o.slice(0,i).replace(
/[\ud800-\udbff]$/,"")}\u2026`:o}function vt(o,i=40){if(!new RegExp(`[^\\s/?-]{${i+1}}`).test(o))return o;const a=new RegExp(
`${Wt}{${i+1},}`,"gv"),u=new RegExp(`${Wt}{${na}}(?=${Wt})`,"gv");return o.replace(a,l=>l.replace(u,"$&\u200B"))}const na=10,
oa=String.raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`,
Wt=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${oa}]]`,So=2e3,ra=/[&<>"'`*_~[\]()|\\!{}^]/g,ia=/(?<!&)#|[@:$]|(?<=www)\./gi,qe=o=>`&\
#${o.codePointAt(0)};`,sa=o=>`<span>${qe(o)}</span>`,rn=o=>sn(o).replace(/[&<>"'`\n\t]/g,qe);function sn(o){return o.toWellFormed().
replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(new RegExp("[\\u202a-\\u202e\\u2066-\\u2069]|(?![\\n\\t])\\p{Cc}","gu"),i=>`\u2039U+${(i.codePointAt(0)??0).toString(
16).toUpperCase().padStart(4,"0")}\u203A`)}function Xe(o){const[,i="",a="",u=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(o))??
[];return a?i+a.replace(/\B(?=(?:\d{3})+$)/g,",")+u:String(o)}const Fe=(o,i)=>`${Xe(o)} ${i}${o===1?"":"s"}`,aa=9e5,Po=o=>typeof o==
"object"?o.flatMap(Po):o?[o]:[];function ca(o,i=aa){const a=Po(o),u="<p>The rest of this summary is left out, because Gi\
tHub limits its size.</p>",l=i-Buffer.byteLength(u)-2;let p=0;const h=a.findIndex(_=>(p+=Buffer.byteLength(_)+2,p>l));return`${(h===
-1?a:[...a.slice(0,h),u]).join(`

`)}
`}const Ao=[{name:"Desktop",browser:"Chrome on Windows",title:{length:70,line:35},message:{length:140,line:35},button:{length:19,
line:19},iconAt:"start",buttonsAt:"center",textWidth:350},{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},
message:{length:65,line:33},button:{length:19,line:19},iconAt:"end",buttonsAt:"left",textWidth:310}],ua=2,to=56,la=360,da="\
Where the text is cut off is an estimate: it depends on fonts, versions and settings.";function fa(o){return`<div>
${Ao.map(a=>pa(a,o)).join(`
`)}
<br clear="all"><sub>${da}</sub>
</div>`}function pa(o,{title:i,message:a,actions:u=[],...l}){const{name:p,browser:h,iconAt:g,buttonsAt:_,textWidth:z}=o,
P=gt(i,o.title),w=gt(a,o.message),k=u.slice(0,ua).map(({text:F})=>gt(F,o.button)),I=u.length-k.length,A=`<td valign="top\
" width="${to}">${eo(l.icon_url,"icon",to)}</td>`,B=`<td valign="top" width="${z}" dir="auto"><b>${Gt(P)}</b><br>${Gt(w)}\
</td>`,H=l.banner_url&&eo(l.banner_url,"banner",la),S=k.map(F=>`<kbd>&nbsp;${Gt(F)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),E=[
no("Title",P),no("Message",w),k.some(Eo)&&"\u2702\uFE0F A button is cut",I>0&&`\u2702\uFE0F ${Fe(I,"more button")} not s\
hown`,`Opens ${ta(l.landing_url,38)}`].flatMap(F=>F?[`<sub>${F}</sub>`]:[]);return`<table align="left">${[`<th colspan="\
2">${p} <sub>${h}</sub></th>`,g==="start"?A+B:B+A,H&&`<td colspan="2" align="center">${H}</td>`,S&&`<td colspan="2" alig\
n="${_}">${S}</td>`,`<td colspan="2">${E.join("<br>")}</td>`].flatMap(F=>F?[`<tr>${F}</tr>`]:[]).join("")}</table>`}const ha=24,
Gt=({shown:o})=>bt(vt(o,ha)),Eo=({visible:o,total:i})=>o<i,no=(o,i)=>Eo(i)?`\u2702\uFE0F ${o} cut after ${Xe(i.visible)}\
 of ${Fe(i.total,"character")}`:`${o} fits (${Fe(i.total,"character")})`;function gt(o,{length:i,line:a}){const u=/^[\n\x20-\x7e]*$/.
test(o),l=u?o:o.match(ma)??[],p=l.length;let h=0,g=0,_=0;for(const z of l){if(h=z===`
`?(Math.floor(h/a)+1)*a:h+(!u&&ga.test(z)?2:1),h>i)return{shown:`${o.slice(0,_).trimEnd()}\u2026`,visible:g,total:p};h<i&&
(g++,_+=z.length)}return{shown:o,visible:p,total:p}}const ma=new RegExp("(?:\\p{RI}{2}|.)(?:\\p{M}|\\p{Emoji_Modifier}|\\u20\
0d\\P{M}){0,16}","gsu"),ga=/\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]/u;const Co=2419200;const ya={"many-buttons":({count:o})=>`There are ${o} buttons; browsers show at most two.`,"long-ttl":({seconds:o})=>`Th\
e ttl is ${o} s; push services keep a message for at most four weeks (${Co} s).`,"reach-zero":()=>"The audience has a re\
ach of 0: nobody will receive this notification.","quoted-token":()=>"The API token is in quotation marks. If they are n\
ot part of it, remove them from the secret.","token-expiry":({at:o,expired:i})=>{const a=o.toISOString().slice(0,10);return i?
`The API token expired on ${a}: the service will probably refuse it. Replace the secret.`:`The API token expires on ${a}\
. Replace the secret before then.`},rerun:({attempt:o})=>`This is attempt ${o} of this run: an earlier attempt may alrea\
dy have sent the notification. Set \`once-key\`, so that a re-run cannot send it again.`,"image-size":({input:o,use:i,expected:a,
...u})=>`${o}: the ${i} is ${oo(u)}; browsers show ${a.map(oo).join(" or ")}.`,"key-separator":({key:o})=>`The once-key ${(0,be.
TL)(o)} ends with a separator, so an expression in it is probably empty. Runs with the same key may be skipped although \
they announce something else. Correct the key.`,truncated:({field:o,visible:i,total:a})=>`The ${o} is ${Xe(a)} character\
s long; even a desktop shows only about ${Xe(i)}.`,markup:({field:o,what:i})=>`The ${o} contains ${Jt[i].name}. Notifica\
tions are plain text: subscribers would see the characters as they are.`,"escaped-newline":({field:o})=>`The ${o} contai\
ns the two characters \`\\n\`, which subscribers would see as they are. For a line break, use a YAML block (\`|\`).`,"fi\
rst-entry":()=>"The message is the first entry of a list of changes. For a better text next time, begin the release note\
s with a short paragraph, or set `message`."},an=o=>ya[o.kind](o),oo=({width:o,height:i})=>`${o}x${i}`,Jt={heading:{name:"\
a Markdown heading",pattern:/^#{1,6} \S/m},list:{name:"a Markdown list",pattern:/^[-*+] \S/m},link:{name:"a Markdown lin\
k",pattern:/\[[^[\]\n]*\]\([^()\s]*\)/},emphasis:{name:"Markdown emphasis",pattern:/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-z\d])|~~(?=[^\s~])[^~\n]+~~/i},
tag:{name:"an HTML tag",pattern:/<\/?[a-z][^<>]*>/i}};function _a({notification:o,sources:i,firstEntry:a}){const{actions:u,
ttl:l}=o,p=[];u&&u.length>2&&p.push({kind:"many-buttons",count:u.length}),l!==void 0&&l>Co&&p.push({kind:"long-ttl",seconds:l}),
a&&p.push({kind:"first-entry"});for(const h of["title","message"])p.push(...ba(h,o)),(i[h]==="input"||i[h]==="file")&&p.
push(...$a(h,o[h]));return p}function ba(o,i){const a=Ao.map(l=>gt(i[o],l[o]));if(a.some(({visible:l,total:p})=>l===p))return[];
const u=a.reduce((l,p)=>p.visible>l.visible?p:l);return[{kind:"truncated",field:o,visible:u.visible,total:u.total}]}function $a(o,i){
const u=Object.keys(Jt).filter(l=>Jt[l].pattern.test(i)).map(l=>({kind:"markup",field:o,what:l}));return i.includes("\\n")?
[...u,{kind:"escaped-newline",field:o}]:u}const Kt=({text:o,url:i,command:a})=>`${o}${i?` ${i}`:""}${a?`
${a}`:""}`;const va={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notification\
 may or may not have been sent."};function Mo({title:o,reason:i,message:a,hint:u},l,p){const g=p!==void 0&&p.kind!=="none"?"first delete the claim of `onc\
e-key` (the command is in the log), then ":"",z=["Look in the panel of the service before you send it again.",u,`If noth\
ing was sent, ${g}run this again.`].filter(Boolean).join(" "),P=l==="not-sent"&&i==="internal-error"?" You can run this \
again.":"";return{title:`${o} (${l?`${l}: `:""}${i})`,why:{text:a},...l&&{meaning:va[l]},next:{text:l==="unknown"?z:`${u}${P}`},
reason:i}}const wa=o=>o.replace(/^http-(?!401|403|404|429)(\d)\d\d$/,"http-$1xx"),Ro=o=>`https://github.com/web-push-act\
ion/web-push-action/blob/v1/docs/troubleshooting.md#${wa(o)}`,Oo=4096,ka=600;function za({why:o,meaning:i,next:a,reason:u},l){
const h=`
${l(i?`${i} ${Kt(a)}`:Kt(a))}${u?`
More: ${Ro(u)}`:""}`;return xa(l(Kt(o)),Oo-h.length)+h}function xa(o,i){const a=o.split(`
`);if(a.length===1)return Ce(o,i-1);const u=g=>`- and ${g} more (see the log)`;let l=u(a.length).length;const p=[];for(const g of a){
const _=Ce(g,ka);if(l+=_.length+1,l>i)break;p.push(_)}const h=a.length-p.length;return[...p,...h>0?[u(h)]:[]].join(`
`)}const Za=5e3;function Ta({title:o,why:i,meaning:a,next:u,reason:l}){return[`<table>
${[...l?[["What failed",`<b>${$t(o)}</b>`]]:[],["Why",Qn(i,Za)],...a?[["Result",a]]:[],["What to do",Qn(u)],...l?[["More",
`<a href="${Ro(l)}">What ${l} means</a>`]]:[]].map(([h="",g])=>`<tr><th align="left">${h.replaceAll(" ","&nbsp;")}</th><\
td>${g}</td></tr>`).join(`
`)}
</table>`,Ys(u)]}const cn=({problems:o,notifications:i})=>[...o,...i.flatMap(a=>a.problems)];function un(o){if(o.failure)
return o.failure.reason;const i=new Set(cn(o).map(({reason:a})=>a));return["invalid-input","unreadable-file","url-check-\
failed"].find(a=>i.has(a))}const ro=1e3;function ln(o){const{file:i,path:a=[],message:u}=o;return Ce(i===void 0?(0,xe.fI)(
o):(0,xe.LT)(a,"The file",u),ro)}function Sa(o){return`${Io(o)}${ln(o)}`}const Pa=(o,i)=>`${Io({file:o||void 0})}Advice:\
 ${an(i)}`;function Io({file:o,place:i={line:1,column:1}}){return o===void 0?"":`${o.replace(new RegExp("\\p{Cc}","gu"),
"\uFFFD")}:${i.line}:${i.column}: `}function Fo(o){const{notifications:i,failure:a}=o;if(a)return"The notifications were\
 not checked";const u=i.filter(({problems:l})=>l.length>0).length;return u>0?`${u} of ${Fe(i.length,"notification")} ${u===
1?"has":"have"} problems`:cn(o).length>0?"The inputs have problems":`${Fe(i.length,"notification")} checked: no problems`}
function Aa(o){const{notifications:i,problems:a,failure:u}=o,l=h=>h.problems.length>0,p=i.toSorted((h,g)=>Number(l(g))-Number(
l(h)));return ca([`<h2>${un(o)?"\u274C":"\u2705"} ${Fo(o)}</h2>`,u&&Ta(Mo(u)),No(a),p.map(Ea)])}function Ea({file:o,problems:i,
advice:a,content:u}){const l=a.map(p=>`\u26A0\uFE0F ${$t(an(p))}`).join("<br>");return[`<h3>${i.length>0?"\u274C ":""}${o===
""?"Notification from the inputs":bt(vt(Ce(o,Ca)))}</h3>`,No(i),l&&`<p>${l}</p>`,u&&fa(u.notification)]}const Ca=200,Ma=20;
function No(o){if(o.length===0)return;const i=o.slice(0,Ma).map(l=>`<li>${Ra(l)}${$t(ln(l),1e3)}</li>`),a=(0,xe.X5)(o),u=a-
i.length;return u>0&&i.push(`<li>${Xe(u)} more: see the log.</li>`),`<p><b>${Fe(a,"problem")}</b></p>
<ul>
${i.join(`
`)}
</ul>`}const Ra=({place:o})=>o?`${To(`${o.line}:${o.column}`)} `:"",jo=he(import.meta.url)("os");function Lo(o){return o==
null?"":typeof o=="string"||o instanceof String?o:JSON.stringify(o)}function dn(o){return Object.keys(o).length?{title:o.
title,file:o.file,line:o.startLine,endLine:o.endLine,col:o.startColumn,endColumn:o.endColumn}:{}}function Je(o,i,a){const u=new Oa(
o,i,a);process.stdout.write(u.toString()+jo.EOL)}function Do(o,i=""){Je(o,{},i)}const io="::";class Oa{constructor(i,a,u){
i||(i="missing.command"),this.command=i,this.properties=a,this.message=u}toString(){let i=io+this.command;if(this.properties&&
Object.keys(this.properties).length>0){i+=" ";let a=!0;for(const u in this.properties)if(this.properties.hasOwnProperty(
u)){const l=this.properties[u];l&&(a?a=!1:i+=",",i+=`${u}=${Fa(l)}`)}}return i+=`${io}${Ia(this.message)}`,i}}function Ia(o){
return Lo(o).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function Fa(o){return Lo(o).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const qy=he(import.meta.url)("path");var so;(function(o){o[o.Success=0]="Success",o[o.Failure=1]="Failure"})(so||(so={}));function Na(o){Je("add-mask",{},o)}function ao(o,i){const a=process.env[`INPUT_${o.replace(/ /g,"_").toUpperCase()}`]||"";if(i&&i.required&&!a)throw new Error(
`Input required and not supplied: ${o}`);return i&&i.trimWhitespace===!1?a:a.trim()}function Uo(o,i={}){Je("error",dn(i),o instanceof Error?o.toString():o)}function ja(o,i={}){Je("warning",dn(i),o instanceof
Error?o.toString():o)}function La(o,i={}){Je("notice",dn(i),o instanceof Error?o.toString():o)}function mt(o){process.stdout.
write(o+jo.EOL)}function Da(o){Do("group",o)}function Ua(){Do("endgroup")}const Ba=["api-token","github-token"];function Ha(o){for(const i of o.filter(a=>Ba.includes(a))){const a=ao(i);a!==""&&Na(
a)}return Object.fromEntries(o.map(i=>[i,ao(i)]))}const Bo=he(import.meta.url)("node:fs");const Ho="\u2060";function Yt(o){return!/[^\x20-\x7e]/.test(o)&&!o.includes("##[")&&!o.trimStart().startsWith("::")?o:o.
replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(/##(?=\[)/g,`##${Ho}`).split(`
`).map(Va).join(`
`).replace(/[^\P{Cc}\n\t]/gu,"\uFFFD")}function Va(o){const i=o.search(/[^\s\p{C}\p{Z}]/u);return i>=0&&o.startsWith("::",
i)?`${o.slice(0,i)}:${Ho}${o.slice(i+1)}`:o}function Wa(o){const i=u=>Yt(o(u)),a=u=>(l,p,h)=>{const g=i(p);g.length>Oo&&
mt(g),u(g,{title:i(l),...h&&{file:h.file,startLine:h.line,startColumn:h.column}})};return{info:u=>mt(i(u)),retry:(u,l)=>{
const p=(l/1e3).toFixed(1);mt(i(`${u.title}: ${u.message} Retrying ${p==="0.0"?"now":`in ${p} s`}.`))},group:(u,l)=>{Da(
i(u)),mt(i(l)),Ua()},notice:a(La),warning:a(ja),error:a(Uo)}}function Ga(o,i,a){const{log:u}=a,{notifications:l,extraFields:p,failure:h}=o,g=cn(o),_=un(o)??"",z=l.map(({file:w,content:k})=>({
file:w,payload:{...k?.notification,...p}})),P=_?"":JSON.stringify(z);Ja({payloads:P,count:h?"":String(z.length),reason:_},
a),Qa(i,()=>a.redact(Aa(o)),a);for(const w of g)u.info(Sa(w));for(const w of g){const{file:k,place:I=co,reason:A}=w,B=k===
void 0?"Invalid inputs":"Invalid notification";u.error(`${B} (${A})`,ln(w),k===void 0?void 0:{file:k,...I})}for(const{file:w,
advice:k}of l)for(const I of k)u.info(Pa(w,I)),u.warning("Advice",an(I),w===""?void 0:{file:w,...co});qa(u,"payloads",P),
h?Ka(u,"error",Mo(h)):u.info(`${Fo(o)}.`)}const co={line:1,column:1};function Ka(o,i,a){const{title:u,why:l}=a,p=za(a,Yt);
p.startsWith(Yt(l.text))||o.info(l.text),o[i](u,p)}const uo=524288;function qa(o,i,{length:a}){if(a<=uo)return;const u=`\
GitHub passes at most about ${uo} on to other jobs, so use it only in this job.`;o.warning("Large output",`The output \`${i}\
\` has ${a} characters. ${u}`)}const Xa=["response","audience-name"];function Ja(o,{redact:i,log:a}){const u=process.env.
GITHUB_OUTPUT;if(!u)return;const l=Object.entries(o).map(([p,h])=>[p,Xa.includes(p)?i(h):h]);try{(0,Bo.appendFileSync)(u,
Ya(Object.fromEntries(l)))}catch(p){a.warning("Outputs not written",`The action could not write its outputs (${(0,Ze.q0)(
p)}). Later steps may see them as empty; the log says how the run ended.`)}}function Ya(o){const i=new Set(Object.values(
o).flatMap(l=>l.match(/ghadelimiter_\d+/g)??[]));let a=0;for(;i.has(`ghadelimiter_${a}`);)a++;const u=`ghadelimiter_${a}`;
return Object.entries(o).map(([l,p])=>`${l}<<${u}
${p}
${u}
`).join("")}function Qa(o,i,{log:a}){const u=process.env.GITHUB_STEP_SUMMARY;if(!(!u||(0,be.yG)(o)===!1))try{(0,Bo.appendFileSync)(
u,i())}catch(l){a.warning("Summary not written",`Could not write the job summary (${(0,Ze.q0)(l)}).`)}}const ec=he(import.meta.
url)("node:http");var fn=G.n(ec);const tc=he(import.meta.url)("node:string_decoder"),Vo=async()=>(await Promise.resolve().
then(G.t.bind(G,4708,23))).default;async function nc(o,i,a){const{method:u,url:l,headers:p,body:h,timeoutMs:g,maxBytes:_,
encoding:z="utf8",wantsBody:P,signal:w}=o,{request:k}=l.protocol==="https:"?await Vo():fn();return new Promise(I=>{let A=!1,
B=!0,H=0,S,E;const M=new tc.StringDecoder(z);let F="";const V=k(l,{agent:i,method:u,headers:h===void 0?p:{...p,"Content-\
Length":Buffer.byteLength(h)}}),J=setTimeout(()=>ie(new Ge("timeout",`no response within ${g/1e3} s`)),g),C=()=>ie(new Ge(
"cancelled","the run was cancelled")),W=R=>{H+=R.length};function K(R){clearTimeout(J),w?.removeEventListener("abort",C),
S?.removeListener("data",W),I(R)}function ee(R){if(!E)return;const se=F+M.end(),ue=z==="utf8"?se.replace(/^\ufeff/,""):se;
K({...E,body:ue,...R&&{incomplete:R}})}function ie(R){E?ee(R instanceof Ge?R.reason:"cut"):L(R)?K(rc(R,a)):K(sc(R,H)),V.
destroy()}const L=R=>!A||!B&&H===0&&ac(R);function Y(){V.destroyed||(A=!0,B=V.reusedSocket||S.getProtocol?.()!=="TLSv1.3",
V.end(h))}V.on("error",ie),V.on("close",()=>E??ie(Object.assign(new Error("the connection was closed"),{code:"ECONNRESET"}))),
V.on("socket",R=>{S=R,R.on("data",W),oc(R)?Y():R.once(Wo(R)?"secureConnect":"connect",Y)}),V.on("response",R=>{const se=R.
statusCode??0;if(E={kind:"response",status:se,headers:R.headers,body:"",at:new Date},P?.(se)===!1){ee(),V.destroy();return}
let ue=0;R.on("data",le=>{const me=_-ue;if(ue+=le.length,le.length<=me){F+=M.write(le);return}F+=M.write(le.subarray(0,me)),
ee("too-large"),V.destroy()}),R.on("end",()=>ee(R.complete?void 0:"cut")),R.on("error",ie),R.on("close",()=>ee("cut"))}),
w?.addEventListener("abort",C),w?.aborted&&C()})}const Wo=o=>o.encrypted===!0;function oc(o){return o.connecting?!1:!Wo(
o)||o.secureConnecting===!1}class Ge extends Error{reason;constructor(i,a){super(a),this.reason=i}}function rc(o,{isProxied:i,
isProxyTls:a}){const u={kind:"failure",mayHaveBeenReceived:!1,cause:o},l=(P,w)=>({...u,reason:P,retryable:w});if(o instanceof
Ge)return l(o.reason,o.reason==="timeout");const{code:p="",syscall:h,statusCode:g}=o;return p==="ERR_PROXY_TUNNEL"?l("pr\
oxy-failed",g===void 0):!(h!==void 0&&p!=="EPROTO"||ic.test(p)||o instanceof AggregateError)&&!p.startsWith("ERR_INVALID")?
l(a?"proxy-failed":"tls-failed",!1):l(i&&!(p==="ECONNRESET"&&h===void 0&&!a)?"proxy-failed":"connection-failed",!0)}const ic=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function sc(o,i){const a=o.code??"",u=i>0||a.startsWith("HPE_");return{kind:"failure",mayHaveBeenReceived:!0,reason:o instanceof
Ge?o.reason:u?"bad-response":"connection-lost",retryable:!0,cause:o}}function ac(o){const[,i]=/\bSSL alert number (\d{1,3})\b/.
exec(o instanceof Error?o.message:"")??[];return i!==void 0&&cc.has(Number(i))}const cc=new Set([42,43,44,45,46,48,116]),
Ke=he(import.meta.url)("node:net");function uc(o,i,a=process.version){const u=(o.protocol==="https:"?i.https:i.http)?.trim();
if(!u||hc(o,i.bypass??""))return;if(!lc(a))return{problem:`Node ${a} of this runner cannot use a proxy; update the runne\
r (Node 24.5 or later can), or remove the proxy settings`};if(new RegExp("\\p{Cc}","u").test(u))return{problem:"the prox\
y setting contains a line break or another control character"};const l=(0,be.Dl)(Qt(u));return!l||!/^https?:$/.test(l.protocol)?
{problem:"the proxy setting is not an http or https URL"}:Go(l.username+l.password)===void 0?{problem:"the user name or \
password in the proxy setting is not percent-encoded"}:{url:l.href}}function lc(o){const[i=0,a=0]=o.replace(/^v/,"").split(
".").map(Number);return i>24||i===24&&a>=5}const dc=4;function fc({http:o,https:i}){return[...new Set([o,i].flatMap(pc))]}
function pc(o=""){const[,i=""]=/^[^:]*:\/\/(.*)$/s.exec(Qt(o.trim()))??[],a=i.lastIndexOf("@");if(a<0)return[];const u=i.
slice(0,a),l=u.indexOf(":"),p=l<0?[u,""]:[u.slice(0,l),u.slice(l+1)],{username:h="",password:g=""}=(0,be.Dl)(Qt(o.trim()))??
{},_=p.map(P=>Go(P)??P);return[...[...p,h,g,..._].filter(P=>P.length>=dc),Buffer.from(_.join(":")).toString("base64").replace(
/=+$/,"")]}const Qt=o=>o.includes("://")?o:`http://${o}`;function Go(o){try{return decodeURIComponent(o)}catch{return}}function hc(o,i){
const a=o.hostname.replace(/^\[|\]$|\.$/g,""),u=o.port||(o.protocol==="https:"?"443":"80");return i.toLowerCase().split(
/[\s,]+/).filter(l=>l!=="").some(l=>l==="*"||mc(l,a,u))}function mc(o,i,a){if(o.includes("/"))return yc(o,i);const[,u=o,
l]=/^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(o)??[];if(l!==void 0&&l!==a)return!1;const p=gc(u.replace(/^\[|\]$/g,"").replace(/^\*?\./,
""));return i===p||(0,Ke.isIP)(i)===0&&i.endsWith(`.${p}`)}function gc(o){return(0,Ke.isIP)(o)===6&&(0,be.Dl)(`http://[${o}\
]`)?.hostname.slice(1,-1)||o}function yc(o,i){const[a="",u=""]=o.split("/"),l=(0,Ke.isIP)(a);if(l===0||(0,Ke.isIP)(i)!==
l||!/^\d{1,3}$/.test(u)||Number(u)>(l===4?32:128))return!1;const p=l===4?"ipv4":"ipv6",h=new Ke.BlockList;return h.addSubnet(
a,Number(u),p),h.check(i,p)}const lo=1e3,_c=10;function bc(o){const i=new Map,a=new WeakMap,u=p=>ho()-(a.get(p)??Number.
NEGATIVE_INFINITY);async function l(p,h){const g=`${p.protocol}${h??""}`,_=i.get(g);if(_)return _;const z=h===void 0?{}:
{proxyEnv:{http_proxy:h,https_proxy:h}},{Agent:P}=p.protocol==="https:"?await Vo():fn();h!==void 0&&await wc();const w=new P(
{keepAlive:!0,...z});return w.on("free",k=>a.set(k,ho())),i.set(g,w),w}return{async request(p){const h=uc(p.url,o);if(h&&
"problem"in h)return{kind:"failure",mayHaveBeenReceived:!1,reason:"proxy-failed",retryable:!1,cause:new Error(h.problem)};
const g=await l(p.url,h?.url),_=Math.min(...fo(g).map(u));p.method!=="GET"&&_<lo&&await vc(_c-_);for(const P of fo(g))(u(
P)>lo||$c(P))&&P.destroy();const z=p.url.protocol==="http:"&&h?.url.startsWith("https:")===!0;return nc(p,g,{isProxied:h!==
void 0,isProxyTls:z})}}}const fo=o=>Object.values(o.freeSockets).flatMap(i=>i??[]),$c=o=>o.readableEnded||!o.writable;async function vc(o){
o>0&&await new Promise(i=>setTimeout(i,o));for(let i=0;i<2;i++)await new Promise(a=>setImmediate(a))}async function wc(){
const{subscribe:o,unsubscribe:i}=await Promise.resolve().then(G.t.bind(G,3053,23));i("net.client.socket",po),o("net.clie\
nt.socket",po)}const po=o=>{o.socket.on("error",()=>{})},en=o=>o>=200&&o<300;function kc(o){const i=fn().STATUS_CODES[o];
return i===void 0?String(o):`${o} ${i}`}const ho=()=>Number(process.hrtime.bigint())/1e6;var zc=G(4463);const qt=o=>process.
env[o.toLowerCase()]||process.env[o]||void 0;function xc(){return{http:qt("HTTP_PROXY"),https:qt("HTTPS_PROXY"),bypass:qt(
"NO_PROXY")}}function Zc(o){const i=new Date,a=xc(),u=(0,zc.gE)({...o,others:fc(a)}),l=bc(a),p=Tc();return{log:Wa(u.redact),secrets:u,
redact:u.redact,http:l,signal:p.signal,startedAt:i,watch:Sc(p)}}function Tc(){const o=new AbortController,i=()=>o.abort();
return process.on("SIGINT",i),process.on("SIGTERM",i),o}function Sc(o){process.exitCode=1;let i=()=>{};return process.on(
"beforeExit",()=>i(new Error("it stopped before it finished"))),process.on("uncaughtException",a=>{i(a),o.abort()}),a=>{
const u=new Promise((l,p)=>{i=p});return Promise.race([a,u])}}async function Pc(o,i){try{i()}catch(a){const u=a instanceof
Error?a.name:typeof a;Uo(`The report of this run failed (${u}). The outputs say how the run ended, if they are set. If t\
his step was to send and \`outcome\` is not set, the notification may have been sent: look in the panel of the service bef\
ore you send it again.`,{title:"Internal error (internal-error)"})}await new Promise(a=>process.stdout.write("",a)),process.
exit(o)}const Ee=he(import.meta.url)("node:fs/promises"),$e=he(import.meta.url)("node:path"),Ac=he(import.meta.url)("nod\
e:timers/promises");class Ko extends Error{}const Ec=1e3;function Cc(o){return o.split("/").filter(a=>a!==""&&a!==".").map(
a=>{if(a==="**")return a;const u=Mc(a);return l=>a.startsWith(".")===l.startsWith(".")&&Oc(u,l)})}function Mc(o){const i=o.
lastIndexOf("]")+1;return[...o.slice(0,i).match(/\[[!^]?[^/][^\]/]*\]|./gsu)??[],...o.slice(i)].map(u=>{const l=/^\[([!^]?)(.+)\]$/su.
exec(u);return l?Rc(l[2]??"",l[1]!==""):u})}function Rc(o,i){const a=Array.from(o.matchAll(/(.)-(.)|./gsu),([u,l=u,p=l])=>[
l,p]);return u=>a.some(([l,p])=>l<=u&&u<=p)!==i}function Oc(o,i){const a=Array.from(i);let u=0,l=-1,p=0;for(let h=0;h<a.
length;)if(o[u]==="*")l=u++,p=h;else if(Ic(o[u],a[h]??""))u++,h++;else if(l!==-1)u=l+1,h=++p;else return!1;return o.slice(
u).every(h=>h==="*")}const Ic=(o,i)=>typeof o=="function"?o(i):o==="?"||o===i;function Fc(o,i,a){const u=[];for(const l of i){
const p=o[l];p==="**"&&!a.startsWith(".")&&u.push(l),typeof p=="function"&&p(a)&&u.push(l+1)}return qo(o,u)}function qo(o,i){
const a=new Set(i);for(const u of a)o[u]==="**"&&a.add(u+1);return a}async function Nc(o,i,a,u){const l=[];let p=0;async function h(g,_){
const z=await(0,Ee.readdir)((0,$e.join)(o,g),{withFileTypes:!0}).catch(()=>[]);if(u.entries-=z.length,u.entries<0)throw new Ko;
for(const P of z.sort((w,k)=>w.name<k.name?-1:1)){if(++p%Ec===0&&await(0,Ac.setImmediate)(),l.length>=a||u.signal.aborted)
return;const w=Fc(i,_,P.name),k=g?`${g}/${P.name}`:P.name;P.isDirectory()?w.size>0&&await h(k,w):w.has(i.length)&&!(P.isSymbolicLink()&&
await jc((0,$e.join)(o,k)))&&l.push(k)}}return await h("",qo(i,[0])),l}async function jc(o){return(0,Ee.stat)(o).then(i=>i.
isDirectory(),()=>!1)}const tn=100,Lc=2e5,Dc=4096;async function Uc(o,i){const a=process.env.GITHUB_WORKSPACE||process.cwd(),
u={entries:Lc,signal:i},l=new Set,p=[],h=o.split(/\r\n?|\n/).map(g=>g.trim());for(const g of new Set(h.filter(_=>_!==""))){
const _=await Bc(g,a,u);if(typeof _=="string")p.push((0,xe.CC)("payload-files",`${(0,be.TL)(g)} ${_}`));else for(const z of _)
l.add(z);if(l.size>tn){const z=`matches more than ${tn} files; give patterns that match fewer`;return{files:[],problems:[
...p,(0,xe.CC)("payload-files",z)]}}}return{files:[...l],problems:p}}async function Bc(o,i,a){const u=(0,$e.resolve)(i,o);
if(await(0,Ee.lstat)(u).then(()=>!0,()=>!1))return[(0,$e.relative)(i,u).replaceAll($e.sep,"/")];try{const p=o.length>Dc?
[]:Cc(o.replaceAll($e.sep,"/")),h=await Nc(i,p,tn+1,a);return h.length>0?h:"matches no file in the workspace; check the \
path, and that the repository is checked out"}catch(p){if(!(p instanceof Ko))throw p;return"searches too many files; beg\
in the pattern with the folder they are in"}}const Hc=65536;async function Vc(o){const i=process.env.GITHUB_WORKSPACE||process.
cwd(),a=(0,$e.resolve)(i,o),u={input:"payload-file",file:o},l=h=>({problem:(0,xe.CC)(u,h,{reason:"unreadable-file"})}),p={
problem:(0,xe.CC)(u,"is outside the workspace; give a file of the repository")};try{const h=await(0,Ee.realpath)(i);if(!Xt(
a,i)&&!Xt(a,h))return p;const g=await(0,Ee.realpath)(a);if(!Xt(g,h))return p;const _=await(0,Ee.stat)(g);return _.isFile()?
_.size>Hc?l("is larger than 64 KiB; give a file of notification fields"):{text:new TextDecoder("utf-8",{fatal:!0}).decode(
await(0,Ee.readFile)(g))}:l("is not a regular file; give the path of a YAML or JSON file")}catch(h){const g=h.code;return l(
g==="ENOENT"?"does not exist; check the path, and that the repository is checked out":g==="ERR_ENCODING_INVALID_ENCODED_\
DATA"?"is not UTF-8 text; save it as UTF-8":`cannot be read (${(0,Ze.q0)(h)})`)}}function Xt(o,i){const a=(0,$e.relative)(
i,o);return a!==".."&&!a.startsWith(`..${$e.sep}`)&&!(0,$e.isAbsolute)(a)}const Wc={"connection-failed":"Check `base-url\
` and that the runner can reach it.","tls-failed":"Check `base-url` and the certificate of the service; for a private CA\
, set NODE_EXTRA_CA_CERTS to its certificate file on the runner.","proxy-failed":"Check HTTPS_PROXY, HTTP_PROXY and NO_P\
ROXY on the runner. If the proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",timeout:"Check tha\
t the service is up; if it is only slow, raise `timeout`.","connection-lost":"Check that the service is up.","bad-respon\
se":"Check that `base-url` is the address of the push service."},Gc={ERR_SSL_WRONG_VERSION_NUMBER:"Check the port in `ba\
se-url`, or that of an https proxy.",ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:"Use an address of the service (or a prox\
y) that does not require a client certificate."};function Kc(o,{reason:i,mayHaveBeenReceived:a,cause:u}){const l=o==="Se\
nding"&&a;if(i==="cancelled")return l?"":"If you did not mean to cancel it, run it again.";const{code:p="",statusCode:h}=Object(
u);if(h===407)return Yc(407,o,!1);const g=i==="tls-failed"&&Gc[p]||Wc[i];return l?g:`${g} Then run this again.`}function qc(o,{
reason:i,mayHaveBeenReceived:a},u){const l=o==="Sending",p=o.charAt(0).toLowerCase()+o.slice(1);return{"connection-faile\
d":`Could not connect to the service (${u}).`,"tls-failed":`Could not make a secure connection to the service (${u}).`,"\
proxy-failed":`Could not use the proxy (${u}).`,timeout:a?`${l?"The service may have received the request, but did not r\
espond":"There was no complete response"} in time (${u}).`:`Timed out connecting to the service (${u}).`,"connection-los\
t":`The connection was lost before ${l?"a response arrived; the service may have received the request":"the response was\
 complete"} (${u}).`,"bad-response":`The response is not valid HTTP, or is incomplete (${u}).`,cancelled:l?`The run was \
cancelled${a?"; the service may already have":" before the service"} received the request.`:`The run was cancelled while\
 ${p}.`}[i]}function Xc(o,i,a){const{reason:u,cause:l}=i;return new Ze.HR({reason:u,title:`${o} failed`,message:qc(o,i,Xo(
(0,Ze.q0)(l),a)),hint:Kc(o,i),cause:l})}const Jc=o=>Xc(o,{kind:"failure",mayHaveBeenReceived:!1,reason:"cancelled",retryable:!1,
cause:void 0},i=>i);const mo=300,go=65536;function Xo(o,i,a=!1){const l=i(o.slice(0,go),a||o.length>go).replace(/\s+/g," ").trim();return l.
length>mo?`${l.slice(0,mo)}\u2026`:l}function Yc(o,i,a){return o===401||o===403?"The service refused the token: check that `api-token` is the current API tok\
en of this site, and that this workflow can read the secret. Then run this again.":o===404?`Check \`base-url\`: there may \
be no push service at that address (the action adds \`/v1/\u2026\` itself).${i==="Sending"?" With `target: audience`, ch\
eck `audience-id` too.":""}`:o===407?"The proxy requires a valid user name and password: put them into the URL in HTTPS_\
PROXY or HTTP_PROXY. Then run this again.":o===429?"The rate limit of the service is reached: wait, then run this again.":
o>=300&&o<400?"The action does not follow redirects, because the token would go to the new address. Correct `base-url`.":
o>=500?"The service has a problem: check its status before you run this again.":o===408?"The service did not receive the\
 request in time: run this again.":a?"Fix the problem that the service reported, then start a new run.":`The service did\
 not say why. ${i==="Sending"?"Check the content and `extra-fields`, or ask":"Ask"} the operator of the service.`}const Qc=new TextDecoder,
ve=(o,i=0,a=o.length)=>Qc.decode(o.slice(i,a)),wt=(o,i=0,a=o.length)=>o.slice(i,a).reduce((u,l)=>u+`0${l.toString(16)}`.
slice(-2),""),Ne=(o,i)=>new DataView(o.buffer,o.byteOffset+i),yo=(o,i=0)=>Ne(o,i).getInt16(0,!0),yt=(o,i=0)=>Ne(o,i).getUint16(
0,!1),nn=(o,i=0)=>Ne(o,i).getUint16(0,!0),_o=(o,i=0)=>{const a=Ne(o,i);return a.getUint16(0,!0)+(a.getUint8(2)<<16)};const We=(o,i=0)=>Ne(o,i).getUint32(0,!1),eu=(o,i=0)=>Ne(o,i).getUint32(0,!0);const tu={readUInt16BE:yt,readUInt16LE:nn,readUInt32BE:We,readUInt32LE:eu};function Ve(o,i,a=0,u=!1){const p=`readUInt${i}${u?
"BE":"LE"}`;return tu[p](o,a)}const nu=/^GIF8[79]a/,ou={validate:o=>nu.test(ve(o,0,6)),calculate:o=>({height:nn(o,8),width:nn(o,6)})},ru="45786966",iu=2,
on=6,su=2,au="4d4d",cu="4949",bo=12,uu=2;function lu(o){return wt(o,2,6)===ru}function du(o,i){return{height:yt(o,i),width:yt(
o,i+2)}}function fu(o,i){const u=on+8,l=Ve(o,16,u,i);for(let p=0;p<l;p++){const h=u+uu+p*bo,g=h+bo;if(h>o.length)return;
const _=o.slice(h,g);if(Ve(_,16,0,i)===274)return Ve(_,16,2,i)!==3||Ve(_,32,4,i)!==1?void 0:Ve(_,16,8,i)}}function pu(o,i){
const a=o.slice(iu,i),u=wt(a,on,on+su),l=u===au;if(l||u===cu)return fu(a,l)}function hu(o,i){if(i>o.length)throw new TypeError(
"Corrupt JPG, exceeded buffer limits")}const mu={validate:o=>wt(o,0,2)==="ffd8",calculate(o){let i=o.slice(4),a,u;for(;i.
length;){const l=yt(i,0);if(hu(i,l),i[l]!==255){i=i.subarray(1);continue}if(lu(i)&&(a=pu(i,l)),u=i[l+1],u===192||u===193||
u===194){const p=du(i,l+5);return a?{height:p.height,orientation:a,width:p.width}:p}i=i.subarray(l+2)}throw new TypeError(
"Invalid JPG, no size found")}},gu=`PNG\r

`,yu="IHDR",$o="CgBI",_u={validate(o){if(gu===ve(o,1,8)){let i=ve(o,12,16);if(i===$o&&(i=ve(o,28,32)),i!==yu)throw new TypeError(
"Invalid PNG");return!0}return!1},calculate(o){return ve(o,12,16)===$o?{height:We(o,36),width:We(o,32)}:{height:We(o,20),
width:We(o,16)}}};function bu(o){return{height:1+_o(o,7),width:1+_o(o,4)}}function $u(o){return{height:1+((o[4]&15)<<10|
o[3]<<2|(o[2]&192)>>6),width:1+((o[2]&63)<<8|o[1])}}function vu(o){return{height:yo(o,8)&16383,width:yo(o,6)&16383}}const wu={
validate(o){const i=ve(o,0,4)==="RIFF",a=ve(o,8,12)==="WEBP",u=ve(o,12,15)==="VP8";return i&&a&&u},calculate(o){const i=ve(
o,12,16),a=o.slice(20,30);if(i==="VP8X"){const l=a[0],p=(l&192)===0,h=(l&1)===0;if(p&&h)return bu(a);throw new TypeError(
"Invalid WebP")}if(i==="VP8 "&&a[0]!==47)return vu(a);const u=wt(a,3,6);if(i==="VP8L"&&u!=="9d012a")return $u(a);throw new TypeError(
"Invalid WebP")}},ku=5*1048576,vo=5,zu=[301,302,303,307,308];async function xu({url:o,image:i,timeoutMs:a,http:u,...l}){
const p=performance.now()+a,h=new Set;for(let g=_t(o);;){h.add(g.href);const _=await u.request({...l,method:"GET",url:g,
timeoutMs:Math.max(0,p-performance.now()),maxBytes:ku,encoding:"latin1",wantsBody:A=>i&&en(A)});if(_.kind==="failure")return{
kind:"failure",at:g,failure:_};const{status:z,headers:P}=_,w=zu.includes(z)?P.location:void 0;if(w===void 0)return{kind:"\
status",at:g,status:z,...i&&en(z)&&{image:Zu(_)}};const k=Tu(w,g);if(!k)return{kind:"astray",at:g,why:"to something that\
 is not a URL"};if(!/^https?:$/.test(k.protocol))return{kind:"astray",at:g,why:"to something other than a web page"};if(i&&
k.protocol==="http:")return{kind:"off-https",at:g};const I=_t(k);if(h.has(I.href))return{kind:"astray",at:g,why:"in a lo\
op"};if(h.size>vo)return{kind:"astray",at:g,why:`more than ${vo} times`};g=I}}function Zu({body:o,incomplete:i}){return i||
(o.length===0?"empty":Au(Buffer.from(o,"latin1"))??"not-an-image")}function _t(o){const i=new URL(o);return i.username="",
i.password="",i.hash="",i}function Tu(o,i){const a=o.replace(/[\x80-\xff]/g,u=>`%${u.charCodeAt(0).toString(16).toUpperCase()}`);
return(0,be.Dl)(a,i)}const Su=[_u,mu,ou,wu],Pu=25;function Au(o){if(o.length<Pu)return;const i=new Uint8Array(o);try{return Su.
find(a=>a.validate(i))?.calculate(i)}catch{return}}const Eu=1e4,Cu=20;async function Mu({uses:o,http:i,userAgent:a,signal:u,
redact:l,...p}){const h=Math.min(p.timeoutMs,Eu),g={Accept:"*/*","User-Agent":a},_=({url:A})=>_t(new URL(A)).href,z=new Set(
o.filter(({use:A})=>A!=="page").map(_)),P=new Map,w=new Set(o.map(_)).values();async function k(){for(const A of w){if(u?.
aborted)return;const B={url:new URL(A),image:z.has(A),http:i,headers:g,timeoutMs:h,signal:u};P.set(A,await xu(B))}}if(await Promise.
all(Array.from({length:Cu},k)),u?.aborted)throw Jc("Checking the URLs");const I=o.flatMap(A=>Ou(A,P.get(_(A)),{timeoutMs:h,
redact:l})??[]);return{problems:I.filter(A=>"message"in A),wrongSizes:I.filter(A=>"expected"in A)}}const Ru={icon:[{width:200,height:200}],banner:[{width:360,height:240},{width:360,height:200}]};function Ou({url:o,use:i,
...a},u,{timeoutMs:l,redact:p}){const h=Iu(o,u.at,p),g=B=>({...a,message:`${h} ${B}`});if(u.kind==="failure")return g(Nu(
u.failure,l,p));if(u.kind==="astray")return g(`redirects ${u.why}`);if(u.kind==="off-https")return i==="page"?void 0:g("\
redirects to http, but images must be https");const{status:_,image:z}=u;if(!en(_))return g(`responded ${kc(_)}`);if(i===
"page"||z===void 0)return;if(typeof z=="string")return g(Fu(z,l));const{width:P,height:w}=z;if(P===0||w===0)return g(`is\
 an image of ${P}x${w}`);const k=Ru[i];if(k.some(B=>B.width===P&&B.height===w))return;const{input:I,file:A}=a;return{input:I,
...A!==void 0&&{file:A},use:i,width:P,height:w,expected:k}}function Iu(o,i,a){return i.href===_t(new URL(o)).href?(0,be.
TL)(o):`${(0,be.TL)(o)} redirects to ${(0,be.TL)(a(i.origin+i.pathname))}, which`}function Fu(o,i){return{empty:"respond\
ed with an empty body, which is not an image","not-an-image":"is not a valid PNG, JPEG, GIF or WebP image","too-large":"\
is larger than 5 MiB",timeout:`did not load completely within ${i/1e3} s`,cut:"was cut off",cancelled:"was cut off"}[o]}
function Nu({reason:o,cause:i},a,u){if(o==="timeout")return`did not respond within ${a/1e3} s`;const l=ju(i)?"has a host\
 name that cannot be found":"cannot be reached";return`${{"tls-failed":"cannot be reached securely: its certificate is n\
ot accepted, or TLS failed","proxy-failed":"cannot be reached through the proxy","bad-response":"responded with somethin\
g that is not HTTP","connection-lost":"ended the connection without a response","connection-failed":l,cancelled:l}[o]} (${Xo(
(0,Ze.q0)(i),u)})`}const ju=o=>/^(ENOTFOUND|EAI_\w+)$/.test(o?.code??""),Lu="1.0.0",Du=`web-push-action/${Lu}`;async function Uu(){
const o=Ha(xo.uB),i=Zc({apiToken:""}),a={notifications:[],problems:[],extraFields:{}};try{await i.watch(Bu(o,a,i))}catch(u){
a.failure=(0,Ze.h_)(u)}await Pc(un(a)?1:0,()=>Ga(a,o.summary,i))}async function Bu(o,i,a){const{secrets:u}=a,{settings:l,
problems:p,inputs:h,refused:g}=(0,xo.IZ)(o,u),_=await Xs(h,u),z=h["extra-fields"]?await(0,Yn.readExtraFields)(h["extra-f\
ields"],u):{fields:{},problems:[]},P=await Uc(h["payload-files"],a.signal);if(a.signal.aborted)throw ko();const w=[..._.
problems,...z.problems,...P.problems];i.extraFields=z.fields,i.problems.push(...p,...w.filter(({input:A})=>!g.has(A)));const k=[],
I=(A,B)=>k.push({file:A,advice:B.content?_a(B.content):[],...B});h["payload-files"]===""&&_.given.size>0&&I("",Hu(_));for(const A of P.
files){if(a.signal.aborted)throw ko();I(A,await(0,Yn.checkPayloadFile)(A,await Vc(A),_,u))}i.notifications=k,l?.checkUrls&&
await Vu(k,l.timeout*1e3,a)}function Hu(o){const i=(0,Vt.uT)(o);return{problems:(0,Vt.Mh)(o,Vt.Vz).map(u=>(0,xe.CC)((0,we.
wg)(u),"is missing; give it as an input, or a file in `payload-files`")),placeOf:()=>{},...i&&{content:i}}}async function Vu(o,i,{
http:a,signal:u,redact:l}){const p=[];for(const g of o){const{file:_,content:z,problems:P}=g,w=z?(0,we._e)(z.notification):
[];P.push(...w.map(k=>({...k,...wo(g,k)}))),z&&w.length===0&&p.push(...(0,we.Wn)(z.notification).map(k=>({...k,file:_})))}
const h=await Mu({uses:p,http:a,timeoutMs:i,userAgent:Du,signal:u,redact:l});for(const g of o){const _=h.problems.filter(
({file:w})=>w===g.file),z="url-check-failed";g.problems.push(..._.map(w=>({...w,...wo(g,w),reason:z})));const P=h.wrongSizes.
filter(({file:w})=>w===g.file);g.advice.push(...P.map(w=>({kind:"image-size",...w})))}}function wo({file:o,placeOf:i},{input:a,
path:u=[]}){if(o==="")return{file:void 0};const l=[a.replaceAll("-","_"),...u];return{file:o,path:l,place:i(l)}}const ko=()=>new Ze.
HR({reason:"cancelled",title:"Preview cancelled",message:"The run was cancelled before all notifications were checked.",
hint:"If you did not mean to cancel it, run it again."});Uu();
