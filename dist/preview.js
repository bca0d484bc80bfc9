(()=>{"use strict";var In={6187:((n,o,s)=>{s.d(o,{CY:()=>P,Qi:()=>g,Sx:()=>T,Uk:()=>_,fC:()=>M,hD:()=>b,m4:()=>x,sN:()=>A,
xb:()=>N});const a=String.raw`\0-\x1f\x7f-\x9f`,c=String.raw`\u202a-\u202e\u2066-\u2069`,l=String.raw`\xad\u180e\u200b\u2060-\u206f\ufeff\ufff9-\ufffb`,
f=String.raw`\t-\r\x85`,g=new RegExp(`[${a}]`,"g"),b=new RegExp(`(?![\\t\\n])[${a}]`,"g"),_=new RegExp(`(?![\\t\\n])[${a}${c}\
]`,"g"),w=new RegExp(`[${a}${c}\\u2028\\u2029]`,"g"),A=new RegExp(`(?![${f}])[${a}${c}${l}]`,"g"),M=new RegExp(`[\\xa0\\u2\
000-\\u200a\\u200e\\u200f\\u202f\\u205f${c}${l}]`,"g"),x=new RegExp(`[\\s\\\\${a}]`),P=new RegExp(`[\\u200e\\u200f${c}${l}\
]`),T=new RegExp(`(?![\\t\\n\\r])[${a}]`);function N(V,D){let F;return()=>(F??=new RegExp(V,D),F)}}),9735:((n,o,s)=>{s.d(
o,{QP:()=>A,Wn:()=>x,cn:()=>M,fD:()=>b});var a=s(8266),c=s(3346),l=s(642),f=s(7666),g=s(5261);const b={text:l.GT,image:c.
b8,page:c.fi},_=new RegExp(`\\{(?:${g.o.join("|")})\\}`,"g"),w=T=>N=>{if(N.length>f.QO||!N.includes("{"))return T(N);const V=N.
replace(/^\{url\}/,"https://url.example/").replace(_,"x");return"value"in T(V)?{value:N}:T(N)},A={text:b.text,image:w(b.
image),page:w(b.page)};function M(T,N,V){const{kind:D}=a.Ng[T];return D==="duration"?(0,l.p0)(N.trim()):V[D](N.trim())}function x(T){
return a.pi.flatMap(N=>P(N,T))}function P(T,N){const V=(0,a.wg)(T);if(T==="actions")return(N.actions??[]).map(({url:G},E)=>({
input:V,path:[E,"url"],url:G}));const{kind:D}=a.Ng[T],F=N[T];return typeof F!="string"||D==="text"?[]:[D==="image"?{input:V,
url:F,image:T}:{input:V,url:F}]}}),6359:((n,o,s)=>{s.d(o,{nV:()=>E});var a=s(8266),c=s(8925),l=s(642),f=s(8992);function g(p){
const m={missing:p};return{kind:"content",source:"event",fields:{title:m,message:m,icon_url:m,landing_url:m},placeholders:{
tag:m,version:m,name:m,repository:m,message:m,url:m}}}function b(p,m,S){return"missing"in p?p:"missing"in m?m:{value:`${p.
value}${S}${m.value}`,madeFrom:[...p.madeFrom,...m.madeFrom]}}const _=p=>`the event's field \`${p}\` is missing or not te\
xt, so the action takes no content from it`,w=p=>({kind:"not-announceable",why:p});function A(p,m){return("value"in p?[p.
value,...p.madeFrom]:p.madeFrom??[]).map(m.find).find($=>$!==void 0)}var M=s(9735),x=s(4964);function P(p,m){const S=new Set,
$=[];return I(p,({text:z,use:R,where:Z})=>{const U=(0,x.G)(z,R);for(const{text:W,meant:q}of U.mistakes){const oe=`contai\
ns ${(0,f.hD)(W)}, which is not a placeholder`,ue=q?oe:`${oe}; ${T}`;m.add([K(Z,{message:ue,meant:q&&`{${q}}`})])}for(const W of U.
names)S.add(W);const[O]=U.names;return O!==void 0&&$.push({name:O,where:Z}),z}),{names:S,uses:$}}const T="all releases w\
ould have the same key, and only the first would be sent. Use `{tag}`, or remove the braces",N=524288;function V(p,m,S,$,z="\
with its placeholders replaced"){const R=new D(m,$);return I(p,({text:Z,use:U,rule:O,where:W})=>{const{names:q}=(0,x.G)(
Z);if(q.size===0)return Z;const oe=R.fill(Z,q,U);if("message"in oe)return S.add([K(W,oe)]),Z;const ue=O(oe.value);return"\
value"in ue?ue.value:(S.add([K(W,{message:`${z}: ${(0,c.$3)(ue)}`})]),Z)})}class D{#t;#e;#n=N;#i=new Map;constructor(m,S){
this.#t=m,this.#e=S}fill(m,S,$){const z={};for(const O of S){const W=this.#t[O],q=this.#o(O);if(q)return{message:k(q)};if("\
missing"in W)return{message:`contains \`{${O}}\`, which has no value: ${W.missing}`};z[O]=W.value}const R={isUrl:$==="ur\
l",maxLength:this.#n},Z=this.#n>0?(0,x.C)(m,z,R)?.trim():void 0;if(this.#n-=Z?.length??this.#n,Z===void 0)return{message:"\
is too long with its placeholders replaced; use fewer"};const U=this.#e.find(Z);return U?{message:k(U)}:{value:Z}}#o(m){
return this.#i.has(m)||this.#i.set(m,A(this.#t[m],this.#e)),this.#i.get(m)}}const F=p=>({value:p,madeFrom:[]}),G={tag:F(
"v1.2.3"),version:F("1.2.3"),name:F("Version 1.2.3"),repository:F("site"),message:F("Offline maps are here."),url:F("htt\
ps://github.com/octo/site/releases/tag/v1.2.3")};function E(p,m,S){P(p,m),V(p,G,m,S,"with the values of an example relea\
se")}const k=p=>`would contain ${p}, which may already be public; replace the token, and remove it from the release`;function K(p,m){
return(0,c.CC)(p,m,p)}function I(p,m){const{inputs:S,file:$,fileName:z,extraFields:R,onceKey:Z}=p,U=([q="",...oe])=>({input:(0,a.
wg)(q),path:oe}),O=q=>({input:"payload-file",file:z,path:q,position:$.positionOf?.(q)}),W=q=>({input:"extra-fields",path:q});
return{inputs:{...S,fields:h(S.fields,new Set,U,m)},file:{...$,fields:h($.fields,S.names,O,m)},fileName:z,extraFields:j(
R,(q,oe)=>m({text:q,use:"text",rule:l.Ae,where:W([oe])})),onceKey:Z&&m({text:Z,use:"key",rule:l.Ae,where:{input:"once-ke\
y"}})}}function h(p,m,S,$){const z={...p};for(const R of a.BH){const Z=p[R];if(Z===void 0||m.has(R))continue;const{kind:U}=a.
Ng[R],O=U==="text"?"text":"url";z[R]=$({text:Z,use:O,rule:M.fD[U],where:S([R])})}return p.actions===void 0||m.has("actio\
ns")||(z.actions=p.actions.map(({text:R,url:Z},U)=>({text:$({text:R,use:"text",rule:M.fD.text,where:S(["actions",U,"text"])}),
url:$({text:Z,use:"url",rule:M.fD.page,where:S(["actions",U,"url"])})}))),z}function j(p,m){const S=JSON.parse(JSON.stringify(
p)),$=Object.entries(S).map(([z,R])=>({field:z,holder:S,key:z,value:R}));for(const{field:z,holder:R,key:Z,value:U}of $){
if(typeof U=="string"&&(R[Z]=m(U,z)),typeof U!="object"||U===null)continue;const O=U;for(const[W,q]of Object.entries(O))
$.push({field:z,holder:O,key:W,value:q})}return S}}),6362:((n,o,s)=>{s.d(o,{fieldsFromFile:()=>A,j:()=>P,unknownFields:()=>M});
var a=s(8266),c=s(8925),l=s(8301),f=s(6359),g=s(9715),b=s(8209),_=s(3740),w=s(2996);async function A(N,V,D,F){if("proble\
m"in V)return D.add([V.problem]),M;const G={input:"payload-file",file:N},E=await(0,w.h)(V.text,G,F);if(!("value"in E))return D.
add(E.problems),M;const{value:k,positionOf:K}=E;if(!(0,l.G)(k))return D.add([...E.problems,x(G,E)]),M;const{$schema:I,...h}=k,
{problems:j,...p}=(0,g.L5)(G,{...E,value:h});return D.add(j),{...p,source:"file",names:new Set(Object.keys(h)),positionOf:K}}
const M={source:"file",fields:{},names:new Set(a.pi)};function x(N,{value:V,positionOf:D}){const F="write notification f\
ields as `name: value`";return V===null?(0,c.CC)(N,`is empty; ${F}`):(0,c.CC)(N,`is ${(0,g.WF)(V)}; ${F}`,{position:D([])})}
async function P(N,V,D,F){const G=new c.tH,E=await A(N,V,G,F),k={input:"payload-file",file:N},K=(0,_.SD)(D,E).map(p=>(0,c.
CC)(k,"is missing; set it here or as an input",{path:[p],position:{line:1,column:1}}));(0,f.nV)({...b.Xw,inputs:{...D,fields:{}},
file:E,fileName:N},G,F);const I=G.all.toSorted(c.rg),h=(0,c.Kc)(k,[...K,...I],p=>p),j=(0,b.uT)(D,E);return j?{problems:h,
content:j,positionOf:E.positionOf??T}:{problems:h,positionOf:T}}const T=()=>{}}),9715:((n,o,s)=>{s.d(o,{WF:()=>Mi,L5:()=>vd});
function a(e){return e}function c(e){return e}function l(){return e=>e}function f(e){}function g(e){throw new Error("Une\
xpected value in exhaustive check")}function b(e){}function _(e){const t=Object.values(e).filter(r=>typeof r=="number");
return Object.entries(e).filter(([r,u])=>t.indexOf(+r)===-1).map(([r,u])=>u)}function w(e,t="|"){return e.map(i=>_e(i)).
join(t)}function A(e,t){return typeof t=="bigint"?t.toString():t}class M{constructor(t){this._getter=t,this._value=void 0}get value(){
const t=this._getter;return t!==void 0&&(this._value=t(),this._getter=void 0),this._value}}function x(e){return new M(e)}
function P(e){return e==null}function T(e){const t=e.startsWith("^")?1:0,i=e.endsWith("$")?e.length-1:e.length;return e.
slice(t,i)}function N(e,t){const i=e/t,r=Math.round(i),u=4*Number.EPSILON*Math.max(Math.abs(i),1);return Math.abs(i-r)<u?
0:i-r}const V=null;function D(e,t,i){let r;Object.defineProperty(e,t,{get(){if(r!==V)return r===void 0&&(r=V,r=i()),r},set(u){
Object.defineProperty(e,t,{value:u})},configurable:!0})}function F(e){return Object.create(Object.getPrototypeOf(e),Object.
getOwnPropertyDescriptors(e))}function G(e,t,i){Object.defineProperty(e,t,{value:i,writable:!0,enumerable:!0,configurable:!0})}
function E(e){const t=Object.getOwnPropertyDescriptor(e,"shape");return t?.get?t.get.raw:t?.value}function k(e){return E(
e._zod.def)??e._zod.def.shape}function K(e,t,i){Object.defineProperty(e,t,{get(){const r=i();return G(this,t,r),r},enumerable:!0,
configurable:!0})}function I(e,t,i){t in e?G(e,t,i):e[t]=i}function h(e,t,i,r){const u=k(t);for(const d of i){const v=Object.
getOwnPropertyDescriptor(u,d);v.enumerable&&(v.get?K(e,d,()=>{const y=t._zod.def.shape[d];return r?r(y,d):y}):I(e,d,r?r(
v.value,d):v.value))}}function j(e,t){for(const i of Reflect.ownKeys(t)){const r=Object.getOwnPropertyDescriptor(t,i);r.
enumerable&&(r.get?K(e,i,()=>t[i]):I(e,i,r.value))}}function p(...e){const t={};for(const i of e){const r=Object.getOwnPropertyDescriptors(
i);Object.assign(t,r)}return Object.defineProperties({},t)}function m(e){return p(e._zod.def)}function S(e,t){return t?t.
reduce((i,r)=>i?.[r],e):e}function $(e){const t=Object.keys(e),i=t.map(r=>e[r]);return Promise.all(i).then(r=>{const u={};
for(let d=0;d<t.length;d++)u[t[d]]=r[d];return u})}function z(e=10){const t="abcdefghijklmnopqrstuvwxyz";let i="";for(let r=0;r<
e;r++)i+=t[Math.floor(Math.random()*t.length)];return i}function R(e){return JSON.stringify(e)}function Z(e){return e.toLowerCase().
trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}const U="captureStackTrace"in Error?Error.
captureStackTrace:(...e)=>{};function O(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}const W=null;function q(e){
if(O(e)===!1)return!1;const t=e.constructor;if(t===void 0||typeof t!="function")return!0;const i=t.prototype;return!(O(i)===
!1||Object.prototype.hasOwnProperty.call(i,"isPrototypeOf")===!1)}function oe(e){return q(e)?{...e}:Array.isArray(e)?[...e]:
e instanceof Map?new Map(e):e instanceof Set?new Set(e):e}function ue(e){let t=0;for(const i in e)Object.prototype.hasOwnProperty.
call(e,i)&&t++;return t}const We=e=>{const t=typeof e;switch(t){case"undefined":return"undefined";case"string":return"st\
ring";case"number":return Number.isNaN(e)?"nan":"number";case"boolean":return"boolean";case"function":return"function";case"\
bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(e)?"array":e===null?"null":e.then&&
typeof e.then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<"u"&&e instanceof Map?"map":typeof Set<
"u"&&e instanceof Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<"u"&&e instanceof File?"file":"object";default:
throw new Error(`Unknown data type: ${t}`)}},xe=new Set(["string","number","symbol"]),fe=new Set(["string","number","big\
int","boolean","symbol","undefined"]);function Le(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function le(e,t,i){const r=new e.
_zod.constr(t??e._zod.def);return(!t||i?.parent)&&(r._zod.parent=e),r}function ne(e){const t=e;if(!t)return{};if(typeof t==
"string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)throw new Error("Cannot specify both `message`\
 and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{...t,error:()=>t.error}:t}function pe(e){
let t;return new Proxy({},{get(i,r,u){return t??(t=e()),Reflect.get(t,r,u)},set(i,r,u,d){return t??(t=e()),Reflect.set(t,
r,u,d)},has(i,r){return t??(t=e()),Reflect.has(t,r)},deleteProperty(i,r){return t??(t=e()),Reflect.deleteProperty(t,r)},
ownKeys(i){return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(i,r){return t??(t=e()),Reflect.getOwnPropertyDescriptor(
t,r)},defineProperty(i,r,u){return t??(t=e()),Reflect.defineProperty(t,r,u)}})}function _e(e){return typeof e=="bigint"?
e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}function He(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&
e[t]._zod.optout==="optional")}const Pc={safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],
uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.MAX_VALUE,Number.MAX_VALUE]},
cf={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("18446744073709551615")]};
function uf(e,t){const i=e._zod.def,r=i.checks;if(r&&r.length>0)throw new Error(".pick() cannot be used on object schema\
s containing refinements");const d={};return h(d,e,_t(e,t)),le(e,p(i,{shape:d,checks:[]}))}function _t(e,t){const i=k(e),
r=[];for(const u of Reflect.ownKeys(t)){if(!Object.getOwnPropertyDescriptor(i,u)?.enumerable)throw new Error(`Unrecogniz\
ed key: "${String(u)}"`);t[u]&&r.push(u)}return r}function lf(e,t){const i=e._zod.def,r=i.checks;if(r&&r.length>0)throw new Error(
".omit() cannot be used on object schemas containing refinements");const d=new Set(_t(e,t)),v={};return h(v,e,Reflect.ownKeys(
k(e)).filter(y=>!d.has(y))),le(e,p(i,{shape:v,checks:[]}))}function df(e,t){if(!q(t))throw new Error("Invalid input to e\
xtend: expected a plain object");const i=e._zod.def.checks;if(i&&i.length>0){const u=k(e);for(const d of Reflect.ownKeys(
t))if(Object.getOwnPropertyDescriptor(u,d)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing \
refinements. Use `.safeExtend()` instead.")}return le(e,p(e._zod.def,{shape:ei(e,t)}))}function ei(e,t){const i={};return h(
i,e,Reflect.ownKeys(k(e))),j(i,t),i}function ff(e,t){if(!q(t))throw new Error("Invalid input to safeExtend: expected a p\
lain object");return le(e,p(e._zod.def,{shape:ei(e,t)}))}function pf(e,t){if(!t?._zod?.def)throw new Error("Invalid inpu\
t to merge: expected an object schema. To merge a plain shape, use `.extend()`.");if(e._zod.def.checks?.length)throw new Error(
".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");const i={};h(i,e,Reflect.
ownKeys(k(e))),h(i,t,Reflect.ownKeys(k(t)));const r=p(e._zod.def,{shape:i,get catchall(){return t._zod.def.catchall},checks:t.
_zod.def.checks??[]});return le(e,r)}function hf(e,t,i,r="partial"){const d=t._zod.def.checks;if(d&&d.length>0)throw new Error(
`.${r}() cannot be used on object schemas containing refinements`);const y=i?new Set(_t(t,i)):void 0,L={};return h(L,t,Reflect.
ownKeys(k(t)),e&&((C,B)=>y&&!y.has(B)?C:new e({type:"optional",innerType:C}))),le(t,p(t._zod.def,{shape:L,checks:[]}))}function mf(e,t,i){
const r=i?new Set(_t(t,i)):void 0,u={};return h(u,t,Reflect.ownKeys(k(t)),(d,v)=>r&&!r.has(v)?d:new e({type:"nonoptional",
innerType:d})),le(t,p(t._zod.def,{shape:u}))}function Pe(e,t=0){if(e.aborted===!0)return!0;for(let i=t;i<e.issues.length;i++)
if(e.issues[i]?.continue!==!0)return!0;return!1}function Zc(e,t=0){if(e.aborted===!0)return!0;for(let i=t;i<e.issues.length;i++)
if(e.issues[i]?.continue===!1)return!0;return!1}function ti(e,t){return t.map(i=>{var r;return(r=i).path??(r.path=[]),i.
path.unshift(e),i})}function Ve(e){return typeof e=="string"?e:e?.message}function ni(e){const t=[];for(const i of e??[]){
const r=i._zod.def;if(!/_(length|size)$|_equals$/.test(r.check))break;const u=r.maximum??r.length??r.size;u>=0&&t.push([
u,i])}return t}function hn(e,t,i){var r;for(let u=t;u<e.length;u++)(r=e[u]).schema??(r.schema=i)}function Ge(e,t,i){var r;
const u=e.inst?._zod?.traits;u?.has("$ZodType")&&(u.has("$ZodCheck")?(r=e).schema??(r.schema=e.inst):e.schema=e.inst);const d=e.
schema!==e.inst?e.schema?._zod.def?.error:void 0,v=e.message?e.message:Ve(e.inst?._zod.def?.error?.(e))??Ve(d?.(e))??Ve(
t?.error?.(e))??Ve(i.customError?.(e))??Ve(i.localeError?.(e))??"Invalid input",y={};for(const L of Object.keys(e))L==="\
inst"||L==="schema"||L==="continue"||L==="input"||L==="__proto__"||(y[L]=e[L]);return y.path??(y.path=[]),y.message=v,t?.
reportInput&&(y.input=e.input),y}function gf(e){return e instanceof Set?"set":e instanceof Map?"map":e instanceof File?"\
file":"unknown"}const Ec=/[\uD800-\uDBFF]/;function Sc(e){const t=e.length;if(!Ec.test(e))return t;let i=t;for(let r=0;r<
t-1;r++)(e.charCodeAt(r)&64512)===55296&&(e.charCodeAt(r+1)&64512)===56320&&(i--,r++);return i}function Ac(e){return Array.
isArray(e)?"array":typeof e=="string"?"string":"unknown"}function yf(e){const t=typeof e;switch(t){case"number":return Number.
isNaN(e)?"nan":"number";case"object":{if(e===null)return"null";if(Array.isArray(e))return"array";const i=e;if(i&&Object.
getPrototypeOf(i)!==Object.prototype&&"constructor"in i&&i.constructor)return i.constructor.name}}return t}function _f(...e){
const[t,i,r]=e;return typeof t=="string"?{message:t,code:"custom",input:i,inst:r}:{...t}}function bf(e){return Object.entries(
e).filter(([t,i])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function Tc(e){const t=atob(e),i=new Uint8Array(t.length);
for(let r=0;r<t.length;r++)i[r]=t.charCodeAt(r);return i}function Mc(e){let t="";for(let i=0;i<e.length;i++)t+=String.fromCharCode(
e[i]);return btoa(t)}function $f(e){const t=e.replace(/-/g,"+").replace(/_/g,"/"),i="=".repeat((4-t.length%4)%4);return Tc(
t+i)}function vf(e){return Mc(e).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function wf(e){const t=e.replace(
/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex string length");const i=new Uint8Array(t.length/2);for(let r=0;r<
t.length;r+=2)i[r/2]=Number.parseInt(t.slice(r,r+2),16);return i}function kf(e){return Array.from(e).map(t=>t.toString(16).
padStart(2,"0")).join("")}class zf{constructor(...t){}}function Cc(e,t){for(const i in t){const r=Object.getOwnPropertyDescriptor(
t,i);r.get?Object.defineProperty(e,i,{...r,enumerable:!1}):Ic(e,i,r.value)}}function Me(e,t,i,r=!0){return Object.defineProperty(
e,t,{configurable:!0,writable:!0,enumerable:r,value:i}),i}function Oc(e,t,i){return Me(e,t,i,!1)}function xf(e,t){for(const i in e){
const r=e[i];Object.defineProperty(t,i,{configurable:!0,enumerable:!0,get(){return Me(this,i,r(this))},set(u){Me(this,i,
u)}})}return t}function Ic(e,t,i){Object.defineProperty(e,t,{configurable:!0,get(){return this==null?i:Me(this,t,i.bind(
this))},set(r){Me(this,t,r)}})}function Rc(e,t){const i=Object.getPrototypeOf(e);return t in i?void 0:i}let mn,Ze=!1;const Dc={
configurable:!0,get(){Ze=!0}};function me(e,t,i){const r=Object.getPrototypeOf(e._zod);if(t in r&&mn!==e._zod){mn=void 0;
return}mn=e._zod,Object.defineProperty(r,t,{configurable:!0,get(){Object.defineProperty(this,t,Dc);const u=Ze;Ze=!1;try{
const d=i(this);return Ze?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,value:d}),Ze=Ze||u,d}catch(d){
throw delete this[t],Ze=Ze||u,d}},set(u){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:u})}})}function Lc(e,t,i,r){
const u=Rc(e,t);u&&Object.defineProperty(u,t,{configurable:!0,get(){const d={configurable:!0,writable:!0,enumerable:r,value:void 0};
return Object.defineProperty(this,t,d),d.value=i(this),Object.defineProperty(this,t,d),d.value},set(d){Object.defineProperty(
this,t,{configurable:!0,writable:!0,enumerable:r,value:d})}})}const Nc="~constantCatch";function Pf(e){const t=()=>e;return t[Nc]=
!0,t}var oi;const Fc=Object.freeze({status:"aborted"}),gn={value:void 0,enumerable:!1};let ii="captureStackTrace"in Error?
Error:null;function Uc(e){const t=ii;if(t){const i=t.stackTraceLimit;if(typeof i=="number"){try{t.stackTraceLimit=0}catch{
return ii=null,new e}try{return new e}finally{t.stackTraceLimit=i}}}return new e}function te(e,t,i,r){const u={};function d(Y){
this.def=Y,this.constr=X,this.traits=new Set}d.prototype=u;const v=i,y=v&&new WeakSet;function L(Y,J){if(Y._zod){if(Y._zod.
traits.has(e))return}else{gn.value=new d(J);try{Object.defineProperty(Y,"_zod",gn)}finally{gn.value=void 0}}if(Y._zod.traits.
add(e),t(Y,J),y){const Q=Object.getPrototypeOf(Y),ce=Y._zod.constr.prototype;let ye=Q;for(;ye&&ye!==ce;)ye=Object.getPrototypeOf(
ye);const Se=ye??Q;y.has(Se)||(y.add(Se),Cc(Se,v))}const ee=X.prototype;for(const Q in ee)Object.prototype.hasOwnProperty.
call(ee,Q)&&(Q in Y||(Y[Q]=ee[Q].bind(Y)))}const C=r?.Parent??Object;class B extends C{}Object.defineProperty(B,"name",{
value:e});function X(Y){const J=r?.Parent?Uc(B):this;L(J,Y);const ee=J._zod.deferred;if(ee){for(const ce of ee)ce();J._zod.
deferred=void 0}const Q=globalThis.__zod_globalConfig?.postProcessor;return Q&&Q(J),J}return Object.defineProperty(X,"in\
it",{value:L}),Object.defineProperty(X,Symbol.hasInstance,{value:Y=>r?.Parent&&Y instanceof r.Parent?!0:Y?._zod?.traits?.
has(e)}),Object.defineProperty(X,"name",{value:e}),X}const Zf=null;class Ne extends Error{constructor(){super("Encounter\
ed Promise during synchronous parse. Use .parseAsync() instead.")}}class jc extends Error{constructor(t){super(`Encounte\
red unidirectional transform during encode: ${t}`),this.name="ZodEncodeError"}}(oi=globalThis).__zod_globalConfig??(oi.__zod_globalConfig=
{});const Ye=globalThis.__zod_globalConfig;function Xe(e){return e&&Object.assign(Ye,e),Ye}const Ee=te("$ZodCheck",(e,t)=>{
var i;e._zod??(e._zod={}),e._zod.def=t,(i=e._zod).onattach??(i.onattach=[])}),Ef=e=>{const t=e.value;return!util.nullish(
t)&&t.size!==void 0},Bc=e=>{const t=e.value;return!P(t)&&t.length!==void 0},si={number:"number",bigint:"bigint",object:"\
date"},Sf=null,Kc=te("$ZodCheckGreaterThan",(e,t)=>{Ee.init(e,t);const i=si[typeof t.value];e._zod.check=r=>{(t.inclusive?
r.value>=t.value:r.value>t.value)||r.issues.push({origin:si[typeof r.value]??i,code:"too_small",minimum:typeof t.value==
"object"?t.value.getTime():t.value,input:r.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),Af=null,Wc=te("$Zod\
CheckNumberFormat",(e,t)=>{Ee.init(e,t),t.format=t.format||"float64";const i=t.format?.includes("int"),r=i?"int":"number",
[u,d]=Pc[t.format];e._zod.check=v=>{const y=v.value;if(i){if(!Number.isInteger(y)){v.issues.push({expected:r,format:t.format,
code:"invalid_type",continue:!1,input:y,inst:e});return}if(!Number.isSafeInteger(y)){y>0?v.issues.push({input:y,code:"to\
o_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e,origin:r,inclusive:!0,
continue:!t.abort}):v.issues.push({input:y,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be withi\
n the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort});return}}y<u&&v.issues.push({origin:"number",
input:y,code:"too_small",minimum:u,inclusive:!0,inst:e,continue:!t.abort}),y>d&&v.issues.push({origin:"number",input:y,code:"\
too_big",maximum:d,inclusive:!0,inst:e,continue:!t.abort})}}),Tf=null,Mf=null,Cf=null,Of=null,If=null,Hc=te("$ZodCheckMi\
nLength",(e,t)=>{var i;Ee.init(e,t),(i=e._zod.def).when??(i.when=Bc),e._zod.check=r=>{const u=r.value,d=u.length;if((typeof u==
"string"&&d>=t.minimum&&d<t.minimum*2?Sc(u):d)>=t.minimum)return;const y=Ac(u);r.issues.push({origin:y,code:"too_small",
minimum:t.minimum,inclusive:!0,input:u,inst:e,continue:!t.abort})}}),Rf=null,Vc=te("$ZodCheckStringFormat",(e,t)=>{var i,
r;Ee.init(e,t),t.pattern?(i=e._zod).check??(i.check=u=>{t.pattern.lastIndex=0,!t.pattern.test(u.value)&&u.issues.push({origin:"\
string",code:"invalid_format",format:t.format,input:u.value,...t.pattern?{pattern:t.pattern.toString()}:{},inst:e,continue:!t.
abort})}):(r=e._zod).check??(r.check=()=>{})}),Gc=te("$ZodCheckRegex",(e,t)=>{Vc.init(e,t),e._zod.check=i=>{t.pattern.lastIndex=
0,!t.pattern.test(i.value)&&i.issues.push({origin:"string",code:"invalid_format",format:"regex",input:i.value,pattern:t.
pattern.toString(),inst:e,continue:!t.abort})}}),Df=null,Lf=null,Nf=null,Ff=null,Uf=null;function jf(e,t,i){e.issues.length&&
t.issues.push(...util.prefixIssues(i,e.issues))}const Bf=null,Kf=null,Wf=null,Yc=te("$ZodCheckOverwrite",(e,t)=>{Ee.init(
e,t),e._zod.check=i=>{i.value=t.tx(i.value)}}),Hf=/^[cC][0-9a-z]{6,}$/,Vf=/^[0-9a-z]+$/,Gf=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,
Yf=/^[0-9a-vA-V]{20}$/,Xf=/^[A-Za-z0-9]{27}$/,qf=/^[a-zA-Z0-9_-]{21}$/;function Jf(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}\
}$`)}const Qf=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,ep=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/,
tp=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,np=e=>e?new RegExp(`^([0-9a-fA-F]{8\
}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
op=null,ip=null,sp=null,rp=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,
ap=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
cp=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,
up=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u,lp=null,dp=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
Xc=null;function fp(){return new RegExp(Xc,"u")}const pp=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
hp=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
mp=e=>{const t=util.escapeRegex(e??":");return new RegExp(`^(?:[0-9A-F]{2}${t}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${t}){5}[0\
-9a-f]{2}$`)},gp=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
yp=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
_p=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,bp=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
$p=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/,
vp=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/,wp=/^https?$/,kp=/^\+[1-9]\d{6,14}$/,
zp=/^\d(?:[ -]?\d){11,18}$/,xp=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/,
Pp=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/,qc=null;function Zp(e){return new RegExp(`^${e}$`)}const Ep=null;function yn(e){
const t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:\
[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function Sp(e){
return new RegExp(`^${yn(e)}$`)}function Ap(e){const t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");const i=`${yn(
{precision:e.precision,seconds:!0})}(?:${t.join("|")})`,r=e.local?`${i}|${yn({precision:e.precision})}`:i;return new RegExp(
`^${qc}T(?:${r})$`)}const Jc=/^[\s\S]{0,}$/,Tp=e=>{const t=e?`[\\s\\S]{${e?.minimum??0},${e?.maximum??""}}`:"[\\s\\S]*";
return new RegExp(`^${t}$`)},Mp=/^-?\d+n?$/,Cp=/^-?\d+$/,Qc=/^-?\d+(?:\.\d+)?$/,Op=/^(?:true|false)$/i,Ip=/^null$/i,Rp=/^undefined$/i,
Dp=/^[^A-Z]*$/,Lp=/^[^a-z]*$/,Np=/^[0-9a-fA-F]*$/;function Fp(e,t){return new RegExp(`^[A-Za-z0-9+/]{${e}}${t}$`)}function Up(e){
return new RegExp(`^[A-Za-z0-9_-]{${e}}$`)}const jp=/^[0-9a-fA-F]{32}$/,Bp=null,Kp=null,Wp=/^[0-9a-fA-F]{40}$/,Hp=null,Vp=null,
Gp=/^[0-9a-fA-F]{64}$/,Yp=null,Xp=null,qp=/^[0-9a-fA-F]{96}$/,Jp=null,Qp=null,eh=/^[0-9a-fA-F]{128}$/,th=null,nh=null,eu={
major:4,minor:6,patch:7},be=te("$ZodType",(e,t)=>{var i;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=
eu;const r=e._zod.def.checks,u=e._zod.traits.has("$ZodCheck")?[e,...r??[]]:r?.length?[...r]:[];for(const d of u)for(const v of d.
_zod.onattach)v(e);if(u.length===0)(i=e._zod).deferred??(i.deferred=[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{
const d=(y,L,C)=>{if(y.memo)return y;let B=Pe(y),X;for(const Y of L){if(Y._zod.def.when){if(Zc(y)||!Y._zod.def.when(y))continue}else if(B)
continue;const J=y.issues.length,ee=Y._zod.check(y);if(ee instanceof Promise&&C?.async===!1)throw new Ne;if(X||ee instanceof
Promise)X=(X??Promise.resolve()).then(async()=>{await ee,y.issues.length!==J&&(hn(y.issues,J,e),B||(B=Pe(y,J)))});else{if(y.
issues.length===J)continue;hn(y.issues,J,e),B||(B=Pe(y,J))}}return X?X.then(()=>y):y},v=(y,L,C)=>{if(Pe(y))return y.aborted=
!0,y;const B=d(L,u,C);if(B instanceof Promise){if(C.async===!1)throw new Ne;return B.then(X=>e._zod.parse(X,C))}return e.
_zod.parse(B,C)};e._zod.run=(y,L)=>{if(L.skipChecks)return e._zod.parse(y,L);if(L.direction==="backward"){const B=e._zod.
parse({value:y.value,issues:[]},{...L,skipChecks:!0});return B instanceof Promise?B.then(X=>v(X,y,L)):v(B,y,L)}const C=e.
_zod.parse(y,L);if(C instanceof Promise){if(L.async===!1)throw new Ne;return C.then(B=>d(B,u,L))}return d(C,u,L)}}},{get"\
~standard"(){return Oc(this,"~standard",nu(this))},set"~standard"(e){Me(this,"~standard",e)}}),ri=(e,t)=>e.issues.length?
{issues:e.issues.map(i=>Ge(i,t,Xe()))}:{value:e.value};async function tu(e,t){const i={async:!0};return ri(await e._zod.
run({value:t,issues:[]},i),i)}function nu(e){return{validate:t=>{const i={async:!1};try{const r=e._zod.run({value:t,issues:[]},
i);if(!(r instanceof Promise))return ri(r,i)}catch{}return tu(e,t)},vendor:"zod",version:1}}const ou=te("$ZodString",(e,t)=>{
be.init(e,t),e._zod.pattern=t.pattern??Jc,e._zod.parse=(i,r)=>{if(t.coerce)try{i.value=String(i.value)}catch{}return typeof i.
value=="string"||i.issues.push({expected:"string",code:"invalid_type",input:i.value,inst:e}),i}}),oh=null,ih=null,sh=null,
rh=null,iu=1,_n=2;function ai(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):(new URL(e),
!0)}catch{return!1}}function ah(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?ai(e)||_n:su(e,t)}function su(e,t){
if(!t.normalize&&t.protocol?.source===regexes.httpProtocol.source&&!/^https?:\/\//i.test(e))return iu;try{if(typeof URL<
"u"){const i=URL;if(typeof i.parse=="function")return i.parse(e)??_n}return new URL(e)}catch{return _n}}const ru=/[\t\n\r]/g;
function ch(e){return e.replace(ru,"")}function uh(e,t){return t.lastIndex=0,t.test(e.hostname)}function lh(e,t){return t.
lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}const dh=null,fh=null,ph=null,hh=null,mh=null,
gh=null,yh=null,_h=null,bh=null,$h=null,vh=null,wh=null,kh=null,au=/^[0-9a-fA-F:.]+$/;function cu(e){return au.test(e)?ai(
`http://[${e}]`):!1}const zh=null,xh=null,Ph=null;function Zh(e){const t=e.split("/");if(t.length!==2)return!1;const[i,r]=t;
if(!r)return!1;const u=Number(r);return`${u}`!==r||u<0||u>128?!1:cu(i)}const Eh=null;function uu(e){if(e==="")return!0;if(/\s/.
test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}const Sh=/^[0-9a-zA-Z+/]*={0,2}$/,Ah=null,lu=/^[A-Za-z0-9_-]*$/;
function Th(e){if(!lu.test(e))return!1;const t=e.replace(/[-_]/g,r=>r==="-"?"+":"/"),i=t.padEnd(Math.ceil(t.length/4)*4,
"=");return uu(i)}const Mh=null,Ch=null,du=/[- ]/g;function fu(e){let t=e.length,i=1,r=0;for(;t;){const u=e.charCodeAt(--t)-
48;i^=1,r+=i?[0,2,4,6,8,1,3,5,7,9][u]:u}return r%10===0}function Oh(e){return regexes.creditCard.test(e)?fu(e.replace(du,
"")):!1}const Ih=null;function pu(e){let t=0;const i=e.length;for(let r=4;r<i;r++){const u=e.charCodeAt(r);t=(u>=65?t*100+
(u-55):t*10+(u-48))%97}for(let r=0;r<4;r++){const u=e.charCodeAt(r);t=(u>=65?t*100+(u-55):t*10+(u-48))%97}return t===1}function Rh(e){
return regexes.iban.test(e)?pu(e):!1}const Dh=null;function Lh(e,t=null){try{const i=e.split(".");if(i.length!==3)return!1;
const[r]=i;if(!r)return!1;const u=JSON.parse(atob(r));return!("typ"in u&&u?.typ!=="JWT"||!u.alg||t&&(!("alg"in u)||u.alg!==
t))}catch{return!1}}const Nh=null,Fh=null,ci=te("$ZodNumber",(e,t)=>{be.init(e,t),e._zod.pattern=Qc,e._zod.parse=(i,r)=>{
if(t.coerce)try{i.value=Number(i.value)}catch{}const u=i.value;if(typeof u=="number"&&!Number.isNaN(u)&&Number.isFinite(
u))return i;const d=typeof u=="number"?Number.isNaN(u)?"NaN":Number.isFinite(u)?void 0:String(u):void 0;return i.issues.
push({expected:"number",code:"invalid_type",input:u,inst:e,...d?{received:d}:{}}),i}}),hu=te("$ZodNumberFormat",(e,t)=>{
Wc.init(e,t),ci.init(e,t)}),Uh=null,jh=null,Bh=null,Kh=null,Wh=null,Hh=null,Vh=null,Gh=null,mu=te("$ZodNever",(e,t)=>{be.
init(e,t),e._zod.parse=(i,r)=>(i.issues.push({expected:"never",code:"invalid_type",input:i.value,inst:e}),i)}),Yh=null,Xh=null;
function gu(e,t){const i=ni(e._zod.def.checks);if(!i.length)return;const r=Math.min(...i.map(d=>d[0])),u=e._zod.parse;e.
_zod.parse=(d,v)=>{const y=t(d.value);if(y>r&&!v?.skipChecks&&v?.direction!=="backward"){for(const[L,C]of ni(e._zod.def.
checks))if(y>L&&C._zod.def.when(d)){const B=d.issues.length;return C._zod.check(d),d.issues[B].continue=!1,hn(d.issues,B,
e),d}}return u(d,v)}}const yu=e=>Array.isArray(e)?e.length:-1,qh=e=>e instanceof Map?e.size:-1,Jh=e=>e instanceof Set?e.
size:-1;function ui(e,t,i){e.issues.length&&t.issues.push(...ti(i,e.issues)),t.value[i]=e.value}const _u=te("$ZodArray",
(e,t)=>{be.init(e,t);const i=Ye.memoizer;i?.attach(e),e._zod.parse=(r,u)=>{const d=r.value;if(!Array.isArray(d))return r.
issues.push({expected:"array",code:"invalid_type",input:d,inst:e}),r;r.value=i?i.alloc(e,r,Array(d.length),u):Array(d.length);
const v=[],y=u?.abortEarly;for(let L=0;L<d.length;L++){const C=d[L],B=t.element._zod.run({value:C,issues:[]},u);if(B instanceof
Promise)v.push(B.then(X=>ui(X,r,L)));else if(ui(B,r,L),y&&B.issues.length!==0&&Pe(B))break}return v.length?Promise.all(v).
then(()=>r):r},gu(e,yu)});function bt(e,t,i,r,u,d){const v=i in r,y=d==="optional";if(!(!v&&y&&u==="optional")){if(e.issues.
length){if(u!==void 0&&y&&!v)return;t.issues.push(...ti(i,e.issues))}if(!v&&u===void 0){e.issues.length||t.issues.push({
code:"invalid_type",expected:"nonoptional",input:void 0,path:[i]});return}e.value===void 0?(v||u==="defaulted"&&!y)&&(t.
value[i]=void 0):t.value[i]=e.value}}const bu=[];function $u(e){const t=Object.keys(e.shape),i=Object.getOwnPropertySymbols(
e.shape),r=i.length?i:bu,u=r.length?[...t,...r]:t;for(const v of u)if(!e.shape?.[v]?._zod?.traits?.has("$ZodType"))throw new Error(
`Invalid element at key "${String(v)}": expected a Zod schema`);const d=He(e.shape);return{...e,allKeys:u,symbolKeys:r,keySet:new Set(
t),numKeys:t.length,optionalKeys:new Set(d)}}function vu(e,t,i,r,u,d,v){const y=[],L=u.keySet,C=u.catchall._zod,B=C.def.
type,X=C.optin,Y=C.optout;let J=0;for(const ee in t){if(v&&i.issues.length!==J){if(Pe(i,J))break;J=i.issues.length}if(L.
has(ee))continue;if(ee==="__proto__"){B==="never"&&y.push(ee);continue}if(B==="never"){y.push(ee);continue}const Q=C.run(
{value:t[ee],issues:[]},r);Q instanceof Promise?e.push(Q.then(ce=>bt(ce,i,ee,t,X,Y))):bt(Q,i,ee,t,X,Y)}return y.length&&
i.issues.push({code:"unrecognized_keys",keys:y,input:t,inst:d,continue:!0}),e.length?Promise.all(e).then(()=>i):i}const wu=te(
"$ZodObject",(e,t)=>{be.init(e,t);const i=Object.getOwnPropertyDescriptor(t,"shape"),r=i?.get?i.get.raw:t.shape??{};if(r){
const C=()=>{const B={...r};return Object.defineProperty(t,"shape",{value:B}),C.raw=B,B};C.raw=r,Object.defineProperty(t,
"shape",{get:C})}const u=x(()=>$u(t));me(e,"propValues",C=>{const B=C.def.shape,X={};for(const Y in B){const J=B[Y]._zod;
if(J.values){Object.prototype.hasOwnProperty.call(X,Y)||G(X,Y,new Set);for(const ee of J.values)X[Y].add(ee);J.optin!==void 0&&
X[Y].add(void 0)}}return X});const d=O,v=t.catchall;let y;const L=Ye.memoizer;L?.attach(e),e._zod.parse=(C,B)=>{y??(y=u.
value);const X=C.value;if(!d(X))return C.issues.push({expected:"object",code:"invalid_type",input:X,inst:e}),C;C.value=L?
L.alloc(e,C,{},B):{};const Y=[],J=y.shape,ee=B?.abortEarly;let Q=C.issues.length;for(const ce of y.allKeys){if(ee&&C.issues.
length!==Q){if(Pe(C,Q))break;Q=C.issues.length}if(ce==="__proto__")continue;const ye=J[ce],Se=ye._zod.optin,On=ye._zod.optout,
Et=ye._zod.run({value:X[ce],issues:[]},B);Et instanceof Promise?Y.push(Et.then(nt=>bt(nt,C,ce,X,Se,On))):bt(Et,C,ce,X,Se,
On)}return v?vu(Y,X,C,B,u.value,e,ee===!0):Y.length?Promise.all(Y).then(()=>C):C}}),Qh=null;function li(e,t,i,r){for(const d of e)
if(d.issues.length===0)return t.value=d.value,t;const u=e.filter(d=>!Pe(d));return u.length===1?(t.value=u[0].value,u[0]):
(t.issues.push({code:"invalid_union",input:t.value,inst:i,errors:e.map(d=>d.issues.map(v=>Ge(v,r,Xe())))}),t)}const ku=te(
"$ZodUnion",(e,t)=>{be.init(e,t),me(e,"optin",r=>r.def.options.some(u=>u._zod.optin==="defaulted")?"defaulted":r.def.options.
some(u=>u._zod.optin!==void 0)?"optional":void 0),me(e,"optout",r=>r.def.options.some(u=>u._zod.optout==="optional")?"op\
tional":void 0),me(e,"values",r=>{if(r.def.options.every(u=>u._zod.values))return new Set(r.def.options.flatMap(u=>Array.
from(u._zod.values)))}),me(e,"pattern",r=>{if(r.def.options.every(u=>u._zod.pattern)){const u=r.def.options.map(d=>d._zod.
pattern);return new RegExp(`^(${u.map(d=>T(d.source)).join("|")})$`)}});const i=t.options.length===1?t.options[0]._zod.run:
null;e._zod.parse=(r,u)=>{if(i)return i(r,u);let d=!1;const v=[];for(const y of t.options){const L=y._zod.run({value:r.value,
issues:[]},u);if(L instanceof Promise)v.push(L),d=!0;else{if(L.issues.length===0)return L;v.push(L)}}return d?Promise.all(
v).then(y=>li(y,r,e,u)):li(v,r,e,u)}});function em(e,t,i,r){const u=[];for(let d=0;d<e.length;d++)e[d].issues.length===0&&
u.push(d);return u.length===1?(t.value=e[u[0]].value,t):(u.length===0?t.issues.push({code:"invalid_union",input:t.value,
inst:i,errors:e.map(d=>d.issues.map(v=>util.finalizeIssue(v,r,core.config())))}):t.issues.push({code:"invalid_union",input:t.
value,inst:i,errors:[],inclusive:!1,matches:u}),t)}const tm=null;function nm(e,t){const i=e._zod;let r=i.bag.optionsMap;
r||(r=zu(i.def),i.bag.optionsMap=r);const u=r.get(t);if(u===null)throw new Error(`Ambiguous discriminator value "${String(
t)}"`);return u}function zu(e){const t=new Map;for(const i of e.options){const r=i._zod.propValues?.[e.discriminator];if(!r||
r.size===0)throw new Error(`Invalid discriminated union option at index "${e.options.indexOf(i)}"`);for(const u of r)if(t.
has(u)){if(u!==void 0)throw new Error(`Duplicate discriminator value "${String(u)}"`);t.set(u,null)}else t.set(u,i)}return t}
const om=null,im=null;function bn(e,t){if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&+e==+t)
return{valid:!0,data:e};if(util.isPlainObject(e)&&util.isPlainObject(t)){const i=Object.keys(t),r=Object.keys(e).filter(
d=>i.indexOf(d)!==-1),u={...e,...t};Object.prototype.hasOwnProperty.call(u,"__proto__")&&delete u.__proto__;for(const d of r){
if(d==="__proto__")continue;const v=bn(e[d],t[d]);if(!v.valid)return{valid:!1,mergeErrorPath:[d,...v.mergeErrorPath]};u[d]=
v.data}return{valid:!0,data:u}}if(Array.isArray(e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};
const i=[];for(let r=0;r<e.length;r++){const u=e[r],d=t[r],v=bn(u,d);if(!v.valid)return{valid:!1,mergeErrorPath:[r,...v.
mergeErrorPath]};i.push(v.data)}return{valid:!0,data:i}}return{valid:!1,mergeErrorPath:[]}}function sm(e,t,i){const r=new Map;
let u;const d=new Map,v=(C,B)=>{let X;if(C.code==="unrecognized_keys"&&!C.path?.length)u??(u=C),X=C.keys;else if(C.code===
"invalid_key"&&C.origin==="record"&&C.path?.length===1){const Y=String(C.path[0]);d.has(Y)||d.set(Y,C),X=[Y]}else return!1;
for(const Y of X)r.has(Y)||r.set(Y,{}),r.get(Y)[B]=!0;return!0};for(const C of t.issues)v(C,"l")||e.issues.push(C);for(const C of i.
issues)v(C,"r")||e.issues.push(C);const y=[...r].filter(([,C])=>C.l&&C.r).map(([C])=>C);if(y.length){const C=u?y.filter(
B=>u.keys.includes(B)):[];C.length&&e.issues.push({...u,keys:C});for(const B of y)!C.includes(B)&&d.has(B)&&e.issues.push(
d.get(B))}const L=bn(t.value,i.value);if(!L.valid){if(util.aborted(e))return e;throw new Error(`Unmergable intersection.\
 Error path: ${JSON.stringify(L.mergeErrorPath)}`)}return e.value=L.data,e}const rm=null;function am(e,t){for(let i=e.length-
1;i>=0;i--)if(!(t==="optin"?e[i]._zod.optin!==void 0:e[i]._zod.optout==="optional"))return i+1;return 0}function cm(e,t,i){
e.issues.length&&t.issues.push(...util.prefixIssues(i,e.issues)),t.value[i]=e.value}function um(e,t,i,r,u){for(let d=0;d<
i.length;d++){const v=e[d],y=d<r.length;if(!y&&d>=u&&i[d]._zod.optin==="optional"){t.value.length=d;break}if(v.issues.length){
if(!y&&d>=u){t.value.length=d;break}t.issues.push(...util.prefixIssues(d,v.issues))}t.value[d]=v.value}for(let d=t.value.
length-1;d>=r.length&&(i[d]._zod.optout==="optional"&&t.value[d]===void 0);d--)t.value.length=d;return t}const lm=null,dm=null;
function fm(e,t,i,r,u,d,v){e.issues.length&&(util.propertyKeyTypes.has(typeof r)?i.issues.push(...util.prefixIssues(r,e.
issues)):i.issues.push({code:"invalid_key",origin:"map",input:u,inst:d,issues:e.issues.map(y=>util.finalizeIssue(y,v,core.
config()))})),t.issues.length&&(util.propertyKeyTypes.has(typeof r)?i.issues.push(...util.prefixIssues(r,t.issues)):i.issues.
push({origin:"map",code:"invalid_element",input:u,inst:d,key:r,issues:t.issues.map(y=>util.finalizeIssue(y,v,core.config()))})),
i.value.set(e.value,t.value)}const pm=null;function hm(e,t){e.issues.length&&t.issues.push(...e.issues),t.value.add(e.value)}
const mm=null,gm=null,ym=null,xu=te("$ZodTransform",(e,t)=>{be.init(e,t),e._zod.optin="optional",Ye.memoizer?.guard(e),e.
_zod.parse=(i,r)=>{if(r.direction==="backward")throw new jc(e.constructor.name);const u=t.transform(i.value,i);if(r.async)
return(u instanceof Promise?u:Promise.resolve(u)).then(v=>(i.value=v,i));if(u instanceof Promise)throw new Ne;return i.value=
u,i}});function di(e,t){return e.value=t.issues.length?void 0:t.value,e}const Pu=te("$ZodOptional",(e,t)=>{be.init(e,t),
me(e,"optin",i=>i.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",me(e,"values",
i=>{const r=i.def.innerType._zod.values;return r?new Set([...r,void 0]):void 0}),me(e,"pattern",i=>{const r=i.def.innerType.
_zod.pattern;return r?new RegExp(`^(${T(r.source)})?$`):void 0}),e._zod.parse=(i,r)=>{if(i.value===void 0){if(t.innerType.
_zod.optin!=="defaulted")return i;const u=t.innerType._zod.run({value:i.value,issues:[]},r);return u instanceof Promise?
u.then(d=>di(i,d)):di(i,u)}return t.innerType._zod.run(i,r)}}),_m=null,bm=null,$m=null;function vm(e,t){return e.value===
void 0&&(e.value=t.defaultValue),e}const wm=null,km=null;function zm(e,t){return!e.issues.length&&e.value===void 0&&e.issues.
push({code:"invalid_type",expected:"nonoptional",input:e.value,inst:t}),e}const xm=null;function Pm(e,t,i,r){return t.issues.
length?(e.value=i.catchValue({...t,value:e.value,error:{issues:t.issues.map(u=>util.finalizeIssue(u,r,core.config()))},input:e.
value}),e):(e.value=t.value,t.memo&&(e.memo=!0),e)}const Zm=null,Em=null,Zu=te("$ZodPipe",(e,t)=>{be.init(e,t),me(e,"val\
ues",i=>i.def.in._zod.values),me(e,"optin",i=>i.def.in._zod.optin),me(e,"optout",i=>i.def.out._zod.optout),me(e,"propVal\
ues",i=>i.def.in._zod.propValues),e._zod.parse=(i,r)=>{if(r.direction==="backward"){const d=t.out._zod.run(i,r);return d instanceof
Promise?d.then(v=>$t(v,t.in,r)):$t(d,t.in,r)}const u=t.in._zod.run(i,r);return u instanceof Promise?u.then(d=>$t(d,t.out,
r)):$t(u,t.out,r)}});function $t(e,t,i){return e.issues.some(r=>r.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run(
{value:e.value,issues:e.issues},i)}const Sm=null;function Am(e,t,i){if(e.issues.length)return e.aborted=!0,e;if((i.direction||
"forward")==="forward"){const u=t.transform(e.value,e);return u instanceof Promise?u.then(d=>vt(e,d,t.out,i)):vt(e,u,t.out,
i)}else{const u=t.reverseTransform(e.value,e);return u instanceof Promise?u.then(d=>vt(e,d,t.in,i)):vt(e,u,t.in,i)}}function vt(e,t,i,r){
return e.issues.length?(e.aborted=!0,e):i._zod.run({value:t,issues:e.issues},r)}const Tm=null,Mm=null;function Cm(e){return e.
memo||(e.value=Object.freeze(e.value)),e}function Eu(e){const t=e._zod.def;let i=t.pattern,r=!!t.format?.includes("int"),
u,d;for(const y of t.checks??[]){const L=y._zod.def;L.pattern&&(i=L.pattern),r||(r=!!L.format?.includes("int"));const C=L.
minimum??L.length,B=L.maximum??L.length;C!==void 0&&(u===void 0||C>u)&&(u=C),B!==void 0&&(d===void 0||B<d)&&(d=B)}if(i)return i.
source;if(u!==void 0&&d!==void 0&&u>d)return"(?!)";if(u!==void 0||d!==void 0)return regexes.string({minimum:u,maximum:d}).
source;const v=e._zod.pattern;return(r&&v===regexes.number?regexes.integer:v)?.source}function fi(e){const t=e._zod.def,
i=e._zod.pattern?.source,r=t.innerType??e._zod.innerType;if(r){const u=r._zod.pattern?.source,d=fi(r);return i&&u&&d&&d!==
u?i.replace(util.cleanRegex(u),()=>util.cleanRegex(d)):i}if(t.options){const u=t.options.map(fi);if(u.every(Boolean))return`\
^(${u.map(d=>util.cleanRegex(d)).join("|")})$`}return Eu(e)}const Om=null,Im=null,Rm=null,Dm=null,Lm=null;function Nm(e,t,i,r){
if(!e){const u={code:"custom",input:i,inst:r,path:[...r._zod.def.path??[]],continue:!r._zod.def.abort};r._zod.def.params&&
(u.params=r._zod.def.params),t.issues.push(util.issue(u))}}var pi;const Fm=null,Um=null;class Su{constructor(){this._map=
new WeakMap,this._idmap=new Map}add(t,...i){const r=i[0];return this._map.set(t,r),r&&typeof r=="object"&&"id"in r&&this.
_idmap.set(r.id,t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){const i=this._map.get(t);
return i&&typeof i=="object"&&"id"in i&&this._idmap.delete(i.id),this._map.delete(t),this}get(t){const i=t._zod.parent;if(i){
const r={...this.get(i)??{}};delete r.id;const u={...r,...this._map.get(t)};return Object.keys(u).length?u:void 0}return this.
_map.get(t)}has(t){return this._map.has(t)}}function Au(){return new Su}(pi=globalThis).__zod_globalRegistry??(pi.__zod_globalRegistry=
Au());const wt=globalThis.__zod_globalRegistry;function kt(e){return e.checks&&(e.checks=[...e.checks]),e}function Tu(e,t){
return new e(kt({type:"string",...ne(t)}))}function jm(e,t){return new e(kt({type:"string",coerce:!0,...util.normalizeParams(
t)}))}function Bm(e,t){return new e({type:"string",format:"email",check:"string_format",abort:!1,...util.normalizeParams(
t)})}function Km(e,t){return new e({type:"string",format:"guid",check:"string_format",abort:!1,...util.normalizeParams(t)})}
function Wm(e,t){return new e({type:"string",format:"uuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Hm(e,t){
return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...util.normalizeParams(t)})}function Vm(e,t){
return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...util.normalizeParams(t)})}function Gm(e,t){
return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v7",...util.normalizeParams(t)})}function Ym(e,t){
return new e({type:"string",format:"url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Xm(e,t){return new e(
{type:"string",format:"emoji",check:"string_format",abort:!1,...util.normalizeParams(t)})}function qm(e,t){return new e(
{type:"string",format:"nanoid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Jm(e,t){return new e(
{type:"string",format:"cuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Qm(e,t){return new e({
type:"string",format:"cuid2",check:"string_format",abort:!1,...util.normalizeParams(t)})}function eg(e,t){return new e({
type:"string",format:"ulid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function tg(e,t){return new e({type:"\
string",format:"xid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function ng(e,t){return new e({type:"st\
ring",format:"ksuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function og(e,t){return new e({type:"st\
ring",format:"ipv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function ig(e,t){return new e({type:"str\
ing",format:"ipv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function sg(e,t){return new e({type:"stri\
ng",format:"mac",check:"string_format",abort:!1,...util.normalizeParams(t)})}function rg(e,t){return new e({type:"string",
format:"cidrv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function ag(e,t){return new e({type:"string",
format:"cidrv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function cg(e,t){return new e({type:"string",
format:"base64",check:"string_format",abort:!1,...util.normalizeParams(t)})}function ug(e,t){return new e({type:"string",
format:"base64url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function lg(e,t){return new e({type:"stri\
ng",format:"e164",check:"string_format",abort:!1,...util.normalizeParams(t)})}function dg(e,t){return new e({type:"strin\
g",format:"credit_card",check:"string_format",abort:!1,...util.normalizeParams(t)})}function fg(e,t){return new e({type:"\
string",format:"iban",check:"string_format",abort:!1,...util.normalizeParams(t)})}function pg(e,t){return new e({type:"s\
tring",format:"jwt",check:"string_format",abort:!1,...util.normalizeParams(t)})}const hg={Any:null,Minute:-1,Second:0,Millisecond:3,
Microsecond:6};function mg(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,
...util.normalizeParams(t)})}function gg(e,t){return new e({type:"string",format:"date",check:"string_format",...util.normalizeParams(
t)})}function yg(e,t){return new e({type:"string",format:"time",check:"string_format",precision:null,...util.normalizeParams(
t)})}function _g(e,t){return new e({type:"string",format:"duration",check:"string_format",...util.normalizeParams(t)})}function bg(e,t){
return new e(kt({type:"number",checks:[],...util.normalizeParams(t)}))}function $g(e,t){return new e(kt({type:"number",coerce:!0,
checks:[],...util.normalizeParams(t)}))}function Mu(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"\
safeint",...ne(t)})}function vg(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float32",...util.
normalizeParams(t)})}function wg(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float64",...util.
normalizeParams(t)})}function kg(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"int32",...util.
normalizeParams(t)})}function zg(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"uint32",...util.
normalizeParams(t)})}function xg(e,t){return new e({type:"boolean",...util.normalizeParams(t)})}function Pg(e,t){return new e(
{type:"boolean",coerce:!0,...util.normalizeParams(t)})}function Zg(e,t){return new e({type:"bigint",...util.normalizeParams(
t)})}function Eg(e,t){return new e({type:"bigint",coerce:!0,...util.normalizeParams(t)})}function Sg(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"int64",...util.normalizeParams(t)})}function Ag(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"uint64",...util.normalizeParams(t)})}function Tg(e,t){return new e(
{type:"symbol",...util.normalizeParams(t)})}function Mg(e,t){return new e({type:"undefined",...util.normalizeParams(t)})}
function Cg(e,t){return new e({type:"null",...util.normalizeParams(t)})}function Og(e){return new e({type:"any"})}function Ig(e){
return new e({type:"unknown"})}function Cu(e,t){return new e({type:"never",...ne(t)})}function Rg(e,t){return new e({type:"\
void",...util.normalizeParams(t)})}function Dg(e,t){return new e({type:"date",...util.normalizeParams(t)})}function Lg(e,t){
return new e({type:"date",coerce:!0,...util.normalizeParams(t)})}function Ng(e,t){return new e({type:"nan",...util.normalizeParams(
t)})}function Ou(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function Iu(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!0})}
function Ru(e,t){return new checks.$ZodCheckGreaterThan({check:"greater_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function hi(e,t){return new Kc({check:"greater_than",...ne(t),value:e,inclusive:!0})}function Fg(e){return Ru(0,e)}function Ug(e){
return Ou(0,e)}function jg(e){return Iu(0,e)}function Bg(e){return hi(0,e)}function Kg(e,t){return new checks.$ZodCheckMultipleOf(
{check:"multiple_of",...util.normalizeParams(t),value:e})}function Wg(e,t){return new checks.$ZodCheckMaxSize({check:"ma\
x_size",...util.normalizeParams(t),maximum:e})}function Hg(e,t){return new checks.$ZodCheckMinSize({check:"min_size",...util.
normalizeParams(t),minimum:e})}function Vg(e,t){return new checks.$ZodCheckSizeEquals({check:"size_equals",...util.normalizeParams(
t),size:e})}function Gg(e,t){return new checks.$ZodCheckMaxLength({check:"max_length",...util.normalizeParams(t),maximum:e})}
function Du(e,t){return new Hc({check:"min_length",...ne(t),minimum:e})}function Yg(e,t){return new checks.$ZodCheckLengthEquals(
{check:"length_equals",...util.normalizeParams(t),length:e})}function Lu(e,t){return new Gc({check:"string_format",format:"\
regex",...ne(t),pattern:e})}function Xg(e){return new checks.$ZodCheckLowerCase({check:"string_format",format:"lowercase",
...util.normalizeParams(e)})}function qg(e){return new checks.$ZodCheckUpperCase({check:"string_format",format:"uppercas\
e",...util.normalizeParams(e)})}function Jg(e,t){return new checks.$ZodCheckIncludes({check:"string_format",format:"incl\
udes",...util.normalizeParams(t),includes:e})}function Qg(e,t){return new checks.$ZodCheckStartsWith({check:"string_form\
at",format:"starts_with",...util.normalizeParams(t),prefix:e})}function ey(e,t){return new checks.$ZodCheckEndsWith({check:"\
string_format",format:"ends_with",...util.normalizeParams(t),suffix:e})}function ty(e,t,i){return new checks.$ZodCheckProperty(
{check:"property",property:e,schema:t,...util.normalizeParams(i)})}function ny(e,t){return new checks.$ZodCheckProperties(
{check:"properties",shape:e,...util.normalizeParams(t)})}function oy(e,t){return new checks.$ZodCheckMimeType({check:"mi\
me_type",mime:e,...util.normalizeParams(t)})}function qe(e){return new Yc({check:"overwrite",tx:e})}function iy(e){return qe(
t=>t.normalize(e))}function Nu(){return qe(e=>e.trim())}function sy(){return qe(e=>e.toLowerCase())}function ry(){return qe(
e=>e.toUpperCase())}function ay(){return qe(e=>util.slugify(e))}function cy(e,t,i){return new e({type:"array",element:t,
...util.normalizeParams(i)})}function uy(e,t,i){return new e({type:"union",options:t,...util.normalizeParams(i)})}function ly(e,t,i){
return new e({type:"union",options:t,inclusive:!1,...util.normalizeParams(i)})}function dy(e,t,i,r){return new e({type:"\
union",options:i,discriminator:t,...util.normalizeParams(r)})}function fy(e,t,i){return new e({type:"intersection",left:t,
right:i})}function py(e,t,i,r){const u=i instanceof schemas.$ZodType,d=u?r:i,v=u?i:null;return new e({type:"tuple",items:t,
rest:v,...util.normalizeParams(d)})}function hy(e,t,i,r){return new e({type:"record",keyType:t,valueType:i,...util.normalizeParams(
r)})}function my(e,t,i,r){return new e({type:"map",keyType:t,valueType:i,...util.normalizeParams(r)})}function gy(e,t,i){
return new e({type:"set",valueType:t,...util.normalizeParams(i)})}function yy(e,t,i){const r=Array.isArray(t)?Object.fromEntries(
t.map(u=>[u,u])):t;return new e({type:"enum",entries:r,...util.normalizeParams(i)})}function _y(e,t,i){return new e({type:"\
enum",entries:t,...util.normalizeParams(i)})}function by(e,t,i){return new e({type:"literal",values:Array.isArray(t)?t:[
t],...util.normalizeParams(i)})}function $y(e,t){return new e({type:"file",...util.normalizeParams(t)})}function vy(e,t){
return new e({type:"transform",transform:t})}function wy(e,t){return new e({type:"optional",innerType:t})}function ky(e,t){
return new e({type:"nullable",innerType:t})}function zy(e,t,i){return new e({type:"default",innerType:t,get defaultValue(){
return typeof i=="function"?i():util.shallowClone(i)}})}function xy(e,t,i){return new e({type:"nonoptional",innerType:t,
...util.normalizeParams(i)})}function Py(e,t){return new e({type:"success",innerType:t})}function Zy(e,t,i){return new e(
{type:"catch",innerType:t,catchValue:typeof i=="function"?i:util.constantCatch(i)})}function Ey(e,t,i){return new e({type:"\
pipe",in:t,out:i})}function Sy(e,t){return new e({type:"readonly",innerType:t})}function Ay(e,t,i){return new e({type:"t\
emplate_literal",parts:t,...util.normalizeParams(i)})}function Ty(e,t){return new e({type:"lazy",getter:t})}function My(e,t){
return new e({type:"promise",innerType:t})}function Cy(e,t,i){const r=util.normalizeParams(i);return r.abort??(r.abort=!0),
new e({type:"custom",check:"custom",fn:t,...r})}function Oy(e,t,i){return new e({type:"custom",check:"custom",fn:t,...util.
normalizeParams(i)})}function Iy(e,t){const i=Fu(r=>(r.addIssue=u=>{if(typeof u=="string")r.issues.push(util.issue(u,r.value,
i._zod.def));else{const d=u;d.fatal&&(d.continue=!1),d.code??(d.code="custom"),"input"in d||(d.input=r.value),d.inst??(d.
inst=i),d.continue??(d.continue=!i._zod.def.abort),r.issues.push(util.issue(d))}},e(r.value,r)),t);return i}function Fu(e,t){
const i=new checks.$ZodCheck({check:"custom",...util.normalizeParams(t)});return i._zod.check=e,i}function Uu(e){const t=new Ee(
{check:"describe"});return t._zod.onattach=[i=>{const r=wt.get(i)??{};wt.add(i,{...r,description:e})}],t._zod.check=()=>{},
t}function ju(e){const t=new Ee({check:"meta"});return t._zod.onattach=[i=>{const r=wt.get(i)??{};wt.add(i,{...r,...e})}],
t._zod.check=()=>{},t}function Ry(e,t){const i=util.normalizeParams(t);let r=i.truthy??["true","1","yes","on","y","enabl\
ed"],u=i.falsy??["false","0","no","off","n","disabled"];i.case!=="sensitive"&&(r=r.map(J=>typeof J=="string"?J.toLowerCase():
J),u=u.map(J=>typeof J=="string"?J.toLowerCase():J));const d=new Set(r),v=new Set(u),y=e.Codec??schemas.$ZodCodec,L=e.Boolean??
schemas.$ZodBoolean,C=e.String??schemas.$ZodString,B=new C({type:"string",error:i.error}),X=new L({type:"boolean",error:i.
error}),Y=new y({type:"pipe",in:B,out:X,transform:((J,ee)=>{let Q=J;return i.case!=="sensitive"&&(Q=Q.toLowerCase()),d.has(
Q)?!0:v.has(Q)?!1:(ee.issues.push({code:"invalid_value",expected:"stringbool",values:[...d,...v],input:ee.value,inst:Y,continue:!1}),
{})}),reverseTransform:((J,ee)=>J===!0?r[0]||"true":u[0]||"false"),error:i.error});return Y._zod.bag.truthy=r,Y._zod.bag.
falsy=u,Y._zod.bag.case=i.case??"insensitive",Y}function Dy(e,t,i,r={}){const u=util.normalizeParams(r),d={check:"string\
_format",type:"string",format:t,fn:typeof i=="function"?i:y=>i.test(y),...u};return i instanceof RegExp&&(d.pattern=i),new e(
d)}function Bu(){const e=this._zod;return e.message??(e.message=JSON.stringify(e.def,A,2)),e.message}function Ku(e){this.
_zod.message=e}const Wu={get:Bu,set:Ku,enumerable:!0,configurable:!0},$n={value:void 0,enumerable:!1},mi=new WeakSet([Object.
prototype,Error.prototype]),gi=(e,t)=>{e.name="$ZodError",$n.value=t,Object.defineProperty(e,"issues",$n),$n.value=void 0,
Object.defineProperty(e,"message",Wu);const i=Object.getPrototypeOf(e);mi.has(i)||(mi.add(i),Object.defineProperty(i,"to\
String",{configurable:!0,enumerable:!1,get(){const r=()=>this.message;return Object.defineProperty(this,"toString",{value:r,
configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,"toString",{value:r,configurable:!0,writable:!0})}}))},
Ly=te("$ZodError",gi),ge=te("$ZodError",gi,void 0,{Parent:Error});function Hu(e,t,i){return Object.prototype.hasOwnProperty.
call(e,t)||(t==="__proto__"?Object.defineProperty(e,t,{value:i(),writable:!0,enumerable:!0,configurable:!0}):e[t]=i()),e[t]}
function Ny(e,t=i=>i.message){const i={},r=[];for(const u of e.issues)u.path.length>0?Hu(i,u.path[0],()=>[]).push(t(u)):
r.push(t(u));return{formErrors:r,fieldErrors:i}}function Fy(e,t=i=>i.message){const i={_errors:[]},r=(u,d=[])=>{for(const v of u.
issues)if(v.code==="invalid_union"&&v.errors.length)v.errors.map(y=>r({issues:y},[...d,...v.path]));else if(v.code==="in\
valid_key")r({issues:v.issues},[...d,...v.path]);else if(v.code==="invalid_element")r({issues:v.issues},[...d,...v.path]);else{
const y=[...d,...v.path];if(y.length===0)i._errors.push(t(v));else{let L=i,C=0;for(;C<y.length;){const B=y[C],X=C===y.length-
1;if(B==="_errors"){X&&L._errors.push(t(v)),C++;continue}Object.prototype.hasOwnProperty.call(L,B)||Object.defineProperty(
L,B,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});const Y=L[B];X&&Y._errors.push(t(v)),L=Y,C++}}}};return r(
e),i}function Uy(e,t=i=>i.message){const i={errors:[]},r=(u,d=[])=>{var v;for(const y of u.issues)if(y.code==="invalid_u\
nion"&&y.errors.length)y.errors.map(L=>r({issues:L},[...d,...y.path]));else if(y.code==="invalid_key")r({issues:y.issues},
[...d,...y.path]);else if(y.code==="invalid_element")r({issues:y.issues},[...d,...y.path]);else{const L=[...d,...y.path];
if(L.length===0){i.errors.push(t(y));continue}let C=i,B=0;for(;B<L.length;){const X=L[B],Y=B===L.length-1;typeof X=="str\
ing"?(C.properties??(C.properties={}),Object.prototype.hasOwnProperty.call(C.properties,X)||Object.defineProperty(C.properties,
X,{value:{errors:[]},enumerable:!0,writable:!0,configurable:!0}),C=C.properties[X]):(C.items??(C.items=[]),(v=C.items)[X]??
(v[X]={errors:[]}),C=C.items[X]),Y&&C.errors.push(t(y)),B++}}};return r(e),i}function Vu(e){const t=[],i=e.map(r=>typeof r==
"object"?r.key:r);for(const r of i)typeof r=="number"?t.push(`[${r}]`):typeof r=="symbol"?t.push(`[${JSON.stringify(String(
r))}]`):/[^\w$]/.test(r)?t.push(`[${JSON.stringify(r)}]`):(t.length&&t.push("."),t.push(r));return t.join("")}function jy(e){
const t=[],i=[...e.issues].sort((r,u)=>(r.path??[]).length-(u.path??[]).length);for(const r of i)t.push(`\u2716 ${r.message}`),
r.path?.length&&t.push(`  \u2192 at ${Vu(r.path)}`);return t.join(`
`)}function zt(e,t){return{callee:t?.callee??e,Err:t?.Err}}const vn=e=>{const t=(i,r,u,d)=>{const v=u?{...u,async:!1}:{async:!1},
y=i._zod.run({value:r,issues:[]},v);if(y instanceof Promise)throw new Ne;if(y.issues.length){const L=new(d?.Err??e)(y.issues.
map(C=>Ge(C,v,Xe())));throw U(L,d?.callee??t),L}return y.value};return t},Gu=vn(ge),wn=e=>{const t=async(i,r,u,d)=>{const v=u?
{...u,async:!0}:{async:!0};let y=i._zod.run({value:r,issues:[]},v);if(y instanceof Promise&&(y=await y),y.issues.length){
const L=new(d?.Err??e)(y.issues.map(C=>Ge(C,v,Xe())));throw U(L,d?.callee??t),L}return y.value};return t},Yu=wn(ge),kn=e=>(t,i,r)=>{
const u=r?{...r,async:!1}:{async:!1},d=t._zod.run({value:i,issues:[]},u);if(d instanceof Promise)throw new Ne;return d.issues.
length?_i(e,d.issues,u):{success:!0,data:d.value}},yi=kn(ge);function _i(e,t,i){let r;return{success:!1,get error(){return r||
(r=new e(t.map(u=>Ge(u,i,Xe()))),t=void 0,i=void 0),r},set error(u){r=u,t=void 0,i=void 0}}}const zn=e=>async(t,i,r)=>{const u=r?
{...r,async:!0}:{async:!0};let d=t._zod.run({value:i,issues:[]},u);return d instanceof Promise&&(d=await d),d.issues.length?
_i(e,d.issues,u):{success:!0,data:d.value}},Xu=zn(ge),qu=null,Ju=null,By=((e,t,i)=>{const r=e._zod.bag.validator;if(r!==
void 0){if(r(t)!==qu)return!0;if(r.definite===!0&&i===void 0)return!1}return Qu(e,t,i)});function Qu(e,t,i){const r=i?{...i,
async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},u=e._zod.bag.fallbackRun;let d;if(u?(r[Ju]=!0,d=u({value:t,issues:[]},r)):
d=e._zod.run({value:t,issues:[]},r),d instanceof Promise)throw new core.$ZodAsyncError;return d.issues.length===0}const Ky=async(e,t,i)=>{
const r=i?{...i,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0};let u=e._zod.run({value:t,issues:[]},r);return u instanceof
Promise&&(u=await u),u.issues.length===0},Hy=(e=>{const t=vn(e),i=(r,u,d,v)=>{const y=d?{...d,direction:"backward"}:{direction:"\
backward"};return t(r,u,y,zt(i,v))};return i})(ge),Gy=(e=>{const t=vn(e),i=(r,u,d,v)=>t(r,u,d,zt(i,v));return i})(ge),Xy=(e=>{
const t=wn(e),i=async(r,u,d,v)=>{const y=d?{...d,direction:"backward"}:{direction:"backward"};return await t(r,u,y,zt(i,
v))};return i})(ge),Jy=(e=>{const t=wn(e),i=async(r,u,d,v)=>await t(r,u,d,zt(i,v));return i})(ge),e_=(e=>(t,i,r)=>{const u=r?
{...r,direction:"backward"}:{direction:"backward"};return kn(e)(t,i,u)})(ge),n_=(e=>(t,i,r)=>kn(e)(t,i,r))(ge),i_=(e=>async(t,i,r)=>{
const u=r?{...r,direction:"backward"}:{direction:"backward"};return zn(e)(t,i,u)})(ge),r_=(e=>async(t,i,r)=>zn(e)(t,i,r))(
ge),ve=te("ZodMiniType",(e,t)=>{if(!e._zod)throw new Error("Uninitialized schema in ZodMiniType.");be.init(e,t),e.def=t,
e.type=t.type},{get with(){return this.check},set with(e){Me(this,"with",e)},parse(e,t){return Gu(this,e,t,{callee:this.
parse})},parseAsync(e,t){return Yu(this,e,t,{callee:this.parseAsync})},safeParse(e,t){return yi(this,e,t)},safeParseAsync(e,t){
return Xu(this,e,t)},check(...e){const t=this.def;return this.clone({...t,checks:[...t.checks??[],...e.map(i=>typeof i==
"function"?{_zod:{check:i,def:{check:"custom"},onattach:[]}}:i)]},{parent:!0})},clone(e,t){return le(this,e,t)},brand(){
return this},register(e,t){return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(this,...t)}}),bi=te("Z\
odMiniString",(e,t)=>{ou.init(e,t),ve.init(e,t)});function Je(e){return Tu(bi,e)}const a_=null,el=null;function c_(e){return core.
_email(el,e)}const tl=null;function u_(e){return core._guid(tl,e)}const xt=null;function l_(e){return core._uuid(xt,e)}function d_(e){
return core._uuidv4(xt,e)}function f_(e){return core._uuidv6(xt,e)}function p_(e){return core._uuidv7(xt,e)}const $i=null;
function h_(e){return core._url($i,e)}function m_(e){return core._url($i,{protocol:regexes.httpProtocol,hostname:regexes.
domain,...util.normalizeParams(e)})}const nl=null;function g_(e){return core._emoji(nl,e)}const ol=null;function y_(e){return core.
_nanoid(ol,e)}const il=null;function __(e){return core._cuid(il,e)}const sl=null;function b_(e){return core._cuid2(sl,e)}
const rl=null;function $_(e){return core._ulid(rl,e)}const al=null;function v_(e){return core._xid(al,e)}const cl=null;function w_(e){
return core._ksuid(cl,e)}const ul=null;function k_(e){return core._ipv4(ul,e)}const ll=null;function z_(e){return core._ipv6(
ll,e)}const dl=null;function x_(e){return core._cidrv4(dl,e)}const fl=null;function P_(e){return core._cidrv6(fl,e)}const pl=null;
function Z_(e){return core._mac(pl,e)}const hl=null;function E_(e){return core._base64(hl,e)}const ml=null;function S_(e){
return core._base64url(ml,e)}const gl=null;function A_(e){return core._e164(gl,e)}const yl=null;function T_(e){return core.
_creditCard(yl,e)}const _l=null;function M_(e){return core._iban(_l,e)}const bl=null;function C_(e){return core._jwt(bl,
e)}const Qe=null;function O_(e,t,i={}){return core._stringFormat(Qe,e,t,i)}function I_(e){return core._stringFormat(Qe,"\
hostname",regexes.hostname,e)}function R_(e){return core._stringFormat(Qe,"hex",regexes.hex,e)}function D_(e){return core.
_stringFormat(Qe,"currency_code",regexes.currencyCode,e)}function L_(e,t){const i=t?.enc??"hex",r=`${e}_${i}`,u=core.regexes[r];
if(!u)throw new Error(`Unrecognized hash format: ${r}`);return core._stringFormat(Qe,r,u,t)}const vi=te("ZodMiniNumber",
(e,t)=>{ci.init(e,t),ve.init(e,t)});function $l(e){return core._number(vi,e)}const et=te("ZodMiniNumberFormat",(e,t)=>{hu.
init(e,t),vi.init(e,t)});function vl(e){return Mu(et,e)}function N_(e){return core._float32(et,e)}function F_(e){return core.
_float64(et,e)}function U_(e){return core._int32(et,e)}function j_(e){return core._uint32(et,e)}const wi=null;function wl(e){
return core._boolean(wi,e)}const kl=null;function B_(e){return core._bigint(kl,e)}const ki=null;function K_(e){return core.
_int64(ki,e)}function W_(e){return core._uint64(ki,e)}const zl=null;function H_(e){return core._symbol(zl,e)}const xl=null;
function V_(e){return core._undefined(xl,e)}const Pl=null;function Zl(e){return core._null(Pl,e)}const El=null;function G_(){
return core._any(El)}const Sl=null;function xn(){return core._unknown(Sl)}const Al=te("ZodMiniNever",(e,t)=>{mu.init(e,t),
ve.init(e,t)});function Tl(e){return Cu(Al,e)}const Ml=null;function Y_(e){return core._void(Ml,e)}const Cl=null;function X_(e){
return core._date(Cl,e)}const Ol=te("ZodMiniArray",(e,t)=>{_u.init(e,t),ve.init(e,t)});function Pn(e,t){return new Ol({type:"\
array",element:e,...ne(t)})}function q_(e){const t=e._zod.def.shape;return Kl(Object.keys(t))}const Zn=te("ZodMiniObject",
(e,t)=>{wu.init(e,t),ve.init(e,t),Lc(e,"shape",i=>i._zod.def.shape,!1)});function J_(e,t){const i={type:"object",shape:e??
{},...util.normalizeParams(t)};return new Zn(i)}function zi(e,t){return new Zn({type:"object",shape:e,catchall:Tl(),...ne(
t)})}function Q_(e,t){return new Zn({type:"object",shape:e,catchall:xn(),...util.normalizeParams(t)})}function eb(e,t){return util.
extend(e,t)}function tb(e,t){return util.safeExtend(e,t)}function nb(e,t){return util.merge(e,t)}function ob(e,t){return util.
pick(e,t)}function ib(e,t){return util.omit(e,t)}function sb(e,t){const i=e._zod.def;if(i.type!=="tuple")return util.partial(
En,e,t);if(i.checks?.length)throw new Error(".partial() cannot be used on tuple schemas containing refinements");return util.
clone(e,{...i,items:i.items.map(r=>new En({type:"optional",innerType:r}))})}function rb(e,t){return util.partial(Ei,e,t,
"exactPartial")}function ab(e,t){return util.required(Si,e,t)}function cb(e,t){return e.clone(util.mergeDefs(e._zod.def,
{catchall:t}))}const Il=te("ZodMiniUnion",(e,t)=>{ku.init(e,t),ve.init(e,t)});function xi(e,t){return new Il({type:"unio\
n",options:e,...ne(t)})}const Rl=null;function ub(e,t){return new Rl({type:"union",options:e,inclusive:!1,...util.normalizeParams(
t)})}const Dl=null;function lb(e,t,i){return new Dl({type:"union",options:t,discriminator:e,...util.normalizeParams(i)})}
const Ll=null;function db(e,t){return new Ll({type:"intersection",left:e,right:t})}const Nl=null;function Fl(e,t,i){const r=t instanceof
core.$ZodType,u=r?i:t,d=r?t:null;return new Nl({type:"tuple",items:e,rest:d,...util.normalizeParams(u)})}const Pt=null;function Ul(e,t,i){
return!t||!t._zod?new Pt({type:"record",keyType:Je(),valueType:e,...util.normalizeParams(t)}):new Pt({type:"record",keyType:e,
valueType:t,...util.normalizeParams(i)})}function fb(e,t,i){return new Pt({type:"record",keyType:e,valueType:t,...util.normalizeParams(
i),partial:!0})}function pb(e,t,i){return new Pt({type:"record",keyType:e,valueType:t,mode:"loose",...util.normalizeParams(
i)})}const jl=null;function hb(e,t,i){return new jl({type:"map",keyType:e,valueType:t,...util.normalizeParams(i)})}const Bl=null;
function mb(e,t){return new Bl({type:"set",valueType:e,...util.normalizeParams(t)})}const Pi=null;function Kl(e,t){const i=Array.
isArray(e)?Object.fromEntries(e.map(r=>[r,r])):e;return new Pi({type:"enum",entries:i,...util.normalizeParams(t)})}function gb(e,t){
return new Pi({type:"enum",entries:e,...util.normalizeParams(t)})}const Wl=null;function yb(e,t){return new Wl({type:"li\
teral",values:Array.isArray(e)?e:[e],...util.normalizeParams(t)})}const Hl=null;function _b(e){return core._file(Hl,e)}const Vl=te(
"ZodMiniTransform",(e,t)=>{xu.init(e,t),ve.init(e,t)});function Gl(e){return new Vl({type:"transform",transform:e})}const En=te(
"ZodMiniOptional",(e,t)=>{Pu.init(e,t),ve.init(e,t)});function Zi(e){return new En({type:"optional",innerType:e})}const Ei=null;
function bb(e){return new Ei({type:"optional",innerType:e})}const Yl=null;function Xl(e){return new Yl({type:"nullable",
innerType:e})}function $b(e){return Zi(Xl(e))}const ql=null;function vb(e,t){return new ql({type:"default",innerType:e,get defaultValue(){
return typeof t=="function"?t():util.shallowClone(t)}})}const Jl=null;function wb(e,t){return new Jl({type:"prefault",innerType:e,
get defaultValue(){return typeof t=="function"?t():util.shallowClone(t)}})}const Si=null;function kb(e,t){return new Si(
{type:"nonoptional",innerType:e,...util.normalizeParams(t)})}const Ql=null;function zb(e){return new Ql({type:"success",
innerType:e})}const ed=null;function xb(e,t){return new ed({type:"catch",innerType:e,catchValue:typeof t=="function"?t:core.
util.constantCatch(t)})}const td=null;function Pb(e){return core._nan(td,e)}const nd=te("ZodMiniPipe",(e,t)=>{Zu.init(e,
t),ve.init(e,t)});function od(e,t){return new nd({type:"pipe",in:e,out:t})}const Sn=null;function Zb(e,t,i){return new Sn(
{type:"pipe",in:e,out:t,transform:i.decode,reverseTransform:i.encode})}function Eb(e){const t=e._zod.def;return new Sn({
type:"pipe",in:t.out,out:t.in,transform:t.reverseTransform,reverseTransform:t.transform})}const id=null;function Sb(e){return new id(
{type:"readonly",innerType:e})}const sd=null;function Ab(e,t){return new sd({type:"template_literal",parts:e,...util.normalizeParams(
t)})}const rd=null;function ad(e){return new rd({type:"lazy",getter:e})}const cd=null;function Tb(e){return new cd({type:"\
promise",innerType:e})}const Ai=null;function ud(e,t){const i=new Ee({check:"custom",...ne(t)});return i._zod.check=e,i}
function ld(e,t){return core._custom(Ai,e??(()=>!0),t)}function Mb(e,t={}){return core._refine(Ai,e,t)}function Cb(e,t){
return core._superRefine(e,t)}const Ob=Uu,Ib=ju;class Rb{constructor(...t){}}function Db(e,t={}){const i=ld(r=>r instanceof
e,t);return i._zod.bag.Class=e,i._zod.check=r=>{r.value instanceof e||r.issues.push({code:"invalid_type",expected:e.name,
input:r.value,inst:i,path:[...i._zod.def.path??[]]})},i}const Lb=(...e)=>core._stringbool({Codec:Sn,Boolean:wi,String:bi},
...e);function Nb(){const e=ad(()=>xi([Je(),$l(),wl(),Zl(),Pn(e),Ul(Je(),e)]));return e}const dd=null;function Fb(e){return new dd(
{type:"function",input:Array.isArray(e?.input)?Fl(e?.input):e?.input??Pn(xn()),output:e?.output??xn()})}var fd=s(955),Zt=s(
8266),tt=s(8925),Ti=s(642),An=s(9735);function Tn(e,t){return Je({error:({input:r})=>r===void 0?`is missing; add ${e}`:Mn(
e,r)}).check(Nu(),ud(({value:r,issues:u})=>{const d=t(r);"message"in d&&u.push({code:"custom",params:d,input:r})}))}function Mn(e,t){
const i=e==="text";if(t===null)return`has no value; use ${e}${i?" (in quotes if it begins with `#`)":""}`;const r=typeof t==
"number"||typeof t=="boolean";return`is ${Mi(t)}${i&&r?", not text; put it in quotes":`; use ${e}`}`}function Mi(e){return e===
null?"null":Array.isArray(e)?"a list":{string:"text",number:"a number",boolean:"a boolean"}[typeof e]??"a mapping"}const Cn=e=>({
error:({code:t,input:i})=>t==="invalid_type"?Mn(e,i):void 0}),Ci=Tn("text",An.QP.text),pd=Tn("an https URL",An.QP.image),
Oi=Tn("an http or https URL",An.QP.page),hd=Pn(zi({text:Ci,url:Oi},Cn("a mapping of `text` and `url`")),Cn("a list with \
two lines for each button: `- text: Read more`, and below it `url: https://example.com`")).check(Du(1,"is an empty list;\
 write at least one button, or leave it out")),Ii="whole seconds (3600) or a duration (12h)";function md(e){if(typeof e==
"number")return{message:`is ${e}; use ${Ii}`};const t=typeof e=="string"?(0,Ti.p0)(e.trim()):void 0;return t&&"message"in
t?t:{message:Mn(Ii,e)}}const gd=Je().check(Lu(/^\s*0*[0-9]{1,16}[smhdw]?\s*$/,{abort:!0})),yd=od(xi([vl().check(hi(0,{abort:!0})),
gd]),Gl((e,{issues:t})=>{const i=typeof e=="number"?{value:e}:(0,Ti.p0)(e.trim());return"value"in i?i.value:(t.push({code:"\
custom",params:i,input:e}),Fc)})),_d={text:Ci,image:pd,page:Oi,buttons:hd,duration:yd},bd=Object.fromEntries(Zt.pi.map(e=>[
e,Zi(_d[Zt.Ng[e].kind])])),$d=zi(bd,Cn("a mapping of notification fields"));function vd(e,t){const{value:i,positionOf:r,
problems:u,textComments:d}=t,v=(Q,ce)=>(0,tt.CC)(e,ce,{path:Q,position:r(Q)}),y=Ri(i);if(y===void 0)return{fields:{},problems:[
...u,v(["actions"],"has too many elements to check; write fewer")]};if(y.success&&u.length===0)return{fields:y.data,problems:[],
textComments:d};const L=new Set(u.map(({path:Q=[]})=>(0,tt.LF)(Q))),B=(y.error?.issues??[]).filter(({path:Q})=>!L.has((0,tt.
LF)(Q))).flatMap(wd),X=(0,tt.Kc)(e,B,({path:Q,text:ce=kd(Q)})=>v(Q,ce)),Y=[...u,...X].sort(tt.rg),J=new Set([...u,...B].
map(({path:Q})=>Q?.[0])),ee=Object.entries(i??{}).filter(([Q])=>!J.has(Q));return{fields:Ri(Object.fromEntries(ee))?.data??
{},problems:Y,textComments:d}}function wd(e){const{path:t}=e;switch(e.code){case"unrecognized_keys":return e.keys.map(i=>({
path:[...t,i]}));case"custom":return[{path:t,text:e.params}];case"invalid_union":return[{path:t,text:md(e.input)}];default:
return[{path:t,text:{message:e.message}}]}}function kd(e){if(e.length>1)return{message:"is not part of a button; a butto\
n has only `text` and `url`"};if(e[0]==="target")return{message:"cannot be set in a payload file; set the input `target`\
 in the workflow"};const t="is not a field of a notification",i="For other fields of your service, use the input `extra-\
fields`",r=(0,fd.d5)(String(e[0]),Zt.pi);return r?{message:t,meant:r,hint:i}:{message:`${t}; the fields are ${Zt.pi.join(
", ")}`,hint:i}}function Ri(e){try{return yi($d,e,{reportInput:!0})}catch(t){if(t instanceof RangeError)return;throw t}}}),
5261:((n,o,s)=>{s.d(o,{o:()=>a});const a=["tag","version","name","repository","message","url"]}),4964:((n,o,s)=>{s.d(o,{
C:()=>V,G:()=>N});var a=s(955),c=s(5261);const l=40,f={tagname:"tag",ref:"tag",refname:"tag",release:"tag",semver:"versi\
on",repo:"repository",reponame:"repository",htmlurl:"url"},g={title:"name",body:"message",notes:"message",changelog:"mes\
sage",link:"url"},b=E=>E.replace(/[^\p{L}\d]/gu,"");function _(E){return b(E).toLowerCase().replace(/^(?:github)?(?:event)?release(?=.)|^github(?=.)/,
"")}function w(E){if(E.length>l)return;const[k=""]=E.split("|");if(A(k))return;const K=_(k);return c.o.find(I=>I===K)??x(
f,K)}const A=E=>/^name$/i.test(b(E))&&!E.includes("name");function M(E){const k=_(E);return k===""?void 0:x(f,k)??x(g,k)??
c.o.find(I=>T(k,I))}const x=(E,k)=>Object.hasOwn(E,k)?E[k]:void 0,P=3,T=(E,k)=>E===k||E.length>=P&&k.startsWith(E)||(0,a.
z6)(E,k);function N(E,k="text"){const K=D(E),I=K.flatMap(p=>"mistake"in p?p.mistake:[]),h=K.flatMap(p=>"literal"in p?p.literal:
[]),j=k==="key"?h.flatMap(F):[];return{names:new Set(K.flatMap(p=>"placeholder"in p?p.placeholder:[])),mistakes:[...I,...j,
...G(E,k)]}}function V(E,k,{isUrl:K,maxLength:I}){let h="";for(const[j,p]of D(E).entries()){if("literal"in p)h+=p.literal;else if("\
mistake"in p)h+=p.mistake.text;else{const m=(k[p.placeholder]??"").toWellFormed();h+=K&&j>0?encodeURIComponent(m):m}if(h.
length>I)return}return h}function D(E){const k=[];let K=0,I=!0;const h=(p,m,S)=>{m>K&&k.push({literal:E.slice(K,m)}),k.push(
p),K=S},j=(p,m,S)=>h({mistake:{text:E.slice(m,S),meant:p}},m,S);for(let p=E.indexOf("{");p!==-1;p=E.indexOf("{",p)){const m=p>
K&&E[p-1]==="$"?p-1:p;if(E.startsWith("{{",p)&&I){const U=E.indexOf("}}",p+2);if(I=U!==-1,I){const O=w(E.slice(p+2,U));p=
U+2,O&&j(O,m,p);continue}}const[S="{",$=""]=/^\{([^{}]*)\}/.exec(E.slice(p,p+l+2))??[],z=c.o.find(U=>U===$),R=z??M($),Z=p+
S.length;z&&m===p?h({placeholder:z},p,Z):R&&j(R,m,Z),p=Z}return K<E.length&&k.push({literal:E.slice(K)}),k}function F(E){
return[...E.matchAll(/\{[^{}"]{1,100}\}/g)].map(([k])=>({text:k}))}function G(E,k){return[...E.matchAll(/%([a-z_]{3,20})(?=(%))/gi),
...E.matchAll(/<([a-z_]{3,20})(>)/gi)].flatMap(([I,h="",j=""])=>{const p=I.startsWith("<"),m=p&&k==="url"?void 0:w(h);return m?
{text:p?I:I+j,meant:m}:[]})}}),8209:((n,o,s)=>{s.d(o,{Xw:()=>l,uT:()=>g});var a=s(8266),c=s(3740);const l={inputs:{source:"\
input",fields:{},names:new Set},file:{source:"file",fields:{},names:new Set},fileName:"",extraFields:{},onceKey:""};function f({
inputs:b,file:_},w,A,M){return g(b,_,fillMissing(missingFields(b,_),w,A,M))}function g(...b){const _=Object.assign({},...b.
map(({fields:T})=>T).reverse()),w=a.pi.filter(T=>_[T]!==void 0),A=Object.fromEntries(w.map(T=>[T,_[T]]));if(!(0,c.As)(A))
return;const M=T=>b.find(({names:N})=>N.has(T)),x=Object.fromEntries(w.map(T=>[T,M(T)?.source])),P=b.flatMap(T=>(T.textComments??
[]).filter(({path:[N]})=>M(String(N))===T));return{notification:A,sources:x,textComments:P}}}),3740:((n,o,s)=>{s.d(o,{As:()=>g,
SD:()=>f});var a=s(8266),c=s(8925),l=s(9735);const f=(M,x)=>a.Vu.filter(P=>!M.names.has(P)&&!x.names.has(P)),g=M=>a.Vu.every(
x=>M[x]);function b(M,x,P,T){const N=x.kind==="content"?x.source:"event",V={},D=[],F=new Map;for(const E of M){const k=_(
E,x),K=tokenInDerived(k,T);if(K){const h=`contains ${K}, which may already be public; replace the token, and remove it f\
rom the ${N==="release"?N:"release or deployment"}`;D.push(problem(inputOf(E),h))}else if("missing"in k)F.set(k.missing,
[...F.get(k.missing)??[],E]);else{const I=parseField(E,k.value,textRules);"value"in I?Object.assign(V,{[E]:I.value}):D.push(
problem(inputOf(E),`in the ${N}, ${problemWords(I)}`))}}const G=x.kind==="none"&&x.event?", or set the input `release` t\
o the tag of a release":"";return P.add([...F].map(([E,k])=>w(k,E&&` (${E})`,G))),P.add(D),{source:N,fields:V,names:new Set(
M)}}function _(M,x){return x.kind==="content"?x.fields[M]:{missing:A(x.kind==="none"?x.event:void 0),madeFrom:[]}}function w(M,x,P){
const T=M.map(F=>`\`${F}\``).join(", "),N=M.length>1?`are missing${x}; set them as inputs or in \`payload-file\` (there as\
 ${T})${P}`:`is missing${x}; set it as an input, or as ${T} in \`payload-file\`${P}`,[V="",...D]=M.map(inputOf);return problem(
V,N,{otherInputs:D})}function A(M){return M===void 0?"":`${/^[a-z_]{1,40}$/.test(M)?`the event \`${M}\``:"this event"} d\
oes not supply content, and an empty input counts as missing`}}),2996:((n,o,s)=>{s.d(o,{h:()=>A});var a=s(8925),c=s(3332),
l=s(642),f=s(8992),g=s(4964);const b=/^( *(?:- +)*)([\w$-]{1,40}):(?:[ \t]+(\S?)|$)/;function _(p){const m=b.exec(p);if(!m)
return;const[,S="",$="",z=""]=m;return{indentation:S,key:$,hasValue:z!==""}}function w(p,m){const S=p.split(/\r?\n/,m+1);
for(const $ of[m,m+1]){const z=_(S[$-1]??"");if(!z||z.indentation.includes("-"))continue;const R=z.indentation.length+1,
U=S.slice(0,$-1).flatMap(O=>_(O)??[]).at(-1);if(!(!U?.hasValue||U.indentation.length+1===R))return{key:z.key,above:U.key,
position:{line:$,column:R}}}}async function A(p,m,S){const $=ne=>(0,c.RB)({[m.input]:ne},S,m.file),z=$(p);if(z.length>0)
return{problems:z};const R=await s.e(815).then(s.t.bind(s,8815,19)),Z=new R.LineCounter,U=x(R,p,Z),O=ne=>{const{line:pe,
col:_e}=Z.linePos(ne);return{line:pe,column:_e}},W=m.file===void 0?"invalid-input":"unreadable-file";if("code"in U){const ne=m.
file===void 0||U.isMapping,{message:pe,position:_e}=M(U,p,O,ne);return{problems:[(0,a.CC)(m,pe,{position:_e,reason:W})]}}
const{document:q,secondAt:oe}=U;if(!q)return{value:null,positionOf:()=>{},problems:[],textComments:[]};const{contents:ue,
warnings:We}=q,xe=m.file===void 0||R.isMap(ue);if(q.directives?.yaml.version==="1.1")return{problems:[(0,a.CC)(m,"is YAM\
L 1.1; remove the line `%YAML 1.1`, so that it is read as YAML 1.2",{position:O(p.indexOf("%YAML")),reason:W})]};const fe=[],
Le=(ne,pe,_e,He=!1)=>fe.push((0,a.CC)(m,ne,{path:_e,position:O(pe),...He&&{reason:W}}));oe!==void 0&&Le("contains more t\
han one YAML document; write only one",oe,[]);const le=new G(R,xe?Le:()=>{},{text:p,isFile:m.file!==void 0});try{const ne=le.
read(ue),[pe]=We;pe&&fe.length===0&&Le(`is not plain YAML; ${I(pe.code)}`,pe.pos[0],[]);const _e=$([ne,le.quotable]);return _e.
length>0?{problems:_e}:fe.some(He=>He.reason==="unreadable-file")?{problems:fe}:typeof ne!="string"&&E(ne,N)?{problems:[
...fe,(0,a.CC)(m,V)]}:{value:ne,positionOf:le.positionsIn(ue,O),problems:fe,textComments:le.textComments}}catch(ne){if(!(ne instanceof
RangeError))throw ne;const pe=$(le.quotable);return{problems:pe.length>0?pe:[...fe,(0,a.CC)(m,D)]}}}function M({code:p,offset:m},S,$,z){
if(p==="RESOURCE_EXHAUSTION")return{message:D,position:$(m)};const R=z?w(S,$(m).line):void 0;if(R)return{message:`has wr\
ong indentation: \`${R.key}\` must align with \`${R.above}\``,position:R.position};const Z=S.slice(0,m).trimEnd(),U=Z.lastIndexOf(
" ")+1;return Z[U]==="*"?{message:`is neither YAML nor JSON; ${F}`,position:$(U)}:{message:`is neither YAML nor JSON; ${p===
"UNEXPECTED_TOKEN"&&Z.endsWith("}")?"put text that begins with `{` in quotes":I(p)}`,position:$(m)}}function x(p,m,S){const $=new p.
Composer({version:"1.2",stringKeys:!0,uniqueKeys:!1,logLevel:"silent"});T($,p);let z=!1,R=0;try{for(const Z of new p.Parser(
S.addNewLine).parse(m)){if(Z.type==="error"||Z.type==="doc-end"&&R===0)return{code:"UNEXPECTED_TOKEN",offset:Z.offset,isMapping:z};
if(Z.type==="document"){if(R++,R>1)return{document:P($),secondAt:Z.offset};const{value:O}=Z;z=O?.type==="block-map"||O?.
type==="flow-collection"&&O.start.source==="{"}for(const O of $.next(Z));}return{document:P($)}}catch(Z){if(!(Z instanceof
p.YAMLParseError))throw Z;return{code:Z.code,offset:Z.pos[0],isMapping:z}}}function P(p){const[m]=p.end(),[S]=m?.errors??
[];if(S)throw S;return m}function T(p,m){const{onError:S}=p;let $,z=!1;Object.assign(p,{onError:(Z,U,O,W)=>{if(W){z||S(Z,
U,O,W),z=!0;return}const[q=0]=typeof Z=="number"?[Z]:"offset"in Z?[Z.offset]:Z;throw $??=new m.YAMLParseError([q,q+1],U,
O),$}})}const N=65536,V="is larger than 64 KiB as JSON, with its aliases expanded; make it smaller",D="is nested too dee\
ply; use fewer levels",F="put text that begins with `*` in quotes";class G{quotable=[];textComments=[];#t;#e;#n;#i;#o=[];#a=new Map;#s=new Map;constructor(m,S,{
text:$,isFile:z}){this.#t=m,this.#e=S,this.#n=$,this.#i=z}read(m){const S=this.#t;if(!S.isNode(m))return null;if(S.isAlias(
m))return this.#p(m);this.#h(m);const $={node:m,value:void 0,isRead:!1};return m.anchor!==void 0&&this.#a.set(m.anchor,$),
$.value=this.#r(m),$.isRead=!0,$.value}#r(m){const S=this.#t;if(S.isSeq(m))return m.items.map((Z,U)=>this.#u(U,Z));if(S.
isMap(m))return this.#f(m);const{value:$,source:z}=m,R=typeof $=="number"?j($,this.#i?z:void 0):void 0;return R&&this.#l(
`is ${(0,f.xv)(z??String($))}, ${R}`,m),typeof $=="string"&&this.#c(m),$}#c({type:m,range:S}){if(m!=="PLAIN"||!S)return;
const $=/[ \t]+(#.*)/y;$.lastIndex=S[1];const[,z]=$.exec(this.#n)??[];z!==void 0&&this.textComments.push({path:[...this.#o],
comment:z.trimEnd()})}#f(m){this.#g(m);const S=new Map;for(const{key:$,value:z}of m.items){const R=k($);if(this.quotable.
push(R),S.has(R)){const Z=($.range??m.range)?.[0]??0;this.#e("is there twice; write each key once",Z,[...this.#o,R],!0)}
S.set(R,this.#u(R,z))}return Object.fromEntries(S)}#u(m,S){this.#o.push(m);const $=this.read(S);return this.#o.pop(),$}#p(m){
const{source:S}=m,$=this.#a.get(S);if(this.quotable.push(S),$?.isRead)return this.#s.set(m,$.node),$.value;const z=(0,f.
xv)(S),R=$?`contains itself, by the alias \`*${z}\`; remove it`:`is the alias \`*${z}\`, but there is no \`&${z}\` before\
 it; ${F}`;return this.#l(R,m),null}#h({tag:m,range:S}){!m||h.test(m)||(this.quotable.push(m),this.#e(`has the tag ${(0,f.
xv)(m)}, which is not supported; remove it`,S?.[0]??0,[...this.#o]))}#g(m){const[S,...$]=m.items;if(!m.flow||S===void 0||
S.value!==null||$.length>0)return;const z=`{${k(S.key)}}`,{names:R,mistakes:Z}=(0,g.G)(z);R.size+Z.length!==0&&this.#l(`\
is a mapping to YAML, because it begins with a brace; put it in quotes: "${z}"`,m)}#l(m,{range:S}){this.#e(m,S?.[0]??0,[
...this.#o])}positionsIn(m,S){const $=this.#t,z=this.#s,R=new Map,Z=U=>{const O=R.get(U)??new Map(U.items.map(W=>[k(W.key),
W]));return R.set(U,O),O};return U=>{let O=m,W=$.isNode(O)?O.range?.[0]:void 0;for(const q of U){$.isAlias(O)&&(O=z.get(
O));const oe=$.isMap(O)?Z(O).get(String(q)):void 0;if($.isMap(O))O=oe?.value;else if($.isSeq(O))O=O.items[Number(q)];else
break;if(!$.isNode(O)||!O.range)continue;W=O.range[0];const ue=$.isNode(oe?.key)?oe.key.range?.[0]:void 0;ue!==void 0&&S(
ue).line<S(W).line&&(W=ue)}return W===void 0?void 0:S(W)}}}function E(p,m){let S=0;const $=R=>{S+=Buffer.byteLength(JSON.
stringify(R))},z=[p];for(;z.length>0&&S<=m;){const R=z.pop();if(typeof R!="object"||R===null){$(R);continue}const Z=Object.
entries(R);S+=Math.max(2,Z.length+1);for(const[U,O]of Z)Array.isArray(R)||($(U),S+=1),z.push(O)}return S>m}const k=p=>String(
p?.value??p),K={BAD_ALIAS:F,BAD_DIRECTIVE:"remove the line that begins with `%`, or put the text in quotes",BAD_DQ_ESCAPE:"\
in double quotes, write each backslash twice, or use single quotes",BAD_INDENT:"check the indentation, and that every br\
acket is closed",BAD_SCALAR_START:"put text that begins like this in quotes",BLOCK_AS_IMPLICIT_KEY:"put text that contai\
ns `: ` in quotes, and check the indentation",BLOCK_IN_FLOW:"close every bracket, and separate what is in brackets by co\
mmas",KEY_OVER_1024_CHARS:"a key has more than 1,024 characters; check that each line is `name: value`",MISSING_CHAR:"wr\
ite `name: value` in each line, and close every quotation mark and bracket",MULTILINE_IMPLICIT_KEY:"write `name: value` \
in each line, and indent the lines of a longer text",MULTIPLE_ANCHORS:"put text that begins with `&` in quotes",MULTIPLE_TAGS:"\
put text that begins with `!` in quotes",NON_STRING_KEY:"a key must be text; put text that begins with `[` or `{` in quo\
tes",TAB_AS_INDENT:"indent with spaces, not with tabs",TAG_RESOLVE_FAILED:"put text that begins with `!` in quotes"},I=p=>K[p]??
"check the indentation, and put text that contains `: ` or `#` in quotes",h=/^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;
function j(p,m=""){const S=(0,l.XM)(m);if(S!==void 0)return`which YAML reads as ${p}${(0,l.yi)(S)}`;if(!Number.isFinite(
p))return"which JSON cannot represent";if(Number.isInteger(p)&&!Number.isSafeInteger(p))return"which is outside the rang\
e in which JSON keeps whole numbers exactly (\xB1(2^53-1)); put it in quotes if it is text"}}),3916:((n,o,s)=>{s.d(o,{HR:()=>a,
Yq:()=>f,h_:()=>c,q0:()=>l});class a extends Error{reason;title;hint;constructor(w){super(w.message,w.cause===void 0?void 0:
{cause:w.cause}),this.name="Failure",this.reason=w.reason,this.title=w.title,this.hint=w.hint}}function c(_){return _ instanceof
a?_:new a({reason:"internal-error",title:"Internal error",message:`The action itself failed: ${l(_)}.`,hint:"Please repo\
rt this with the log of the run.",cause:_})}function l(_){if(!(_ instanceof Error))return String(_);const w=_.code;if(w===
"ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at this port";if(w==="ERR_SSL_TLSV13_ALERT_CERTIFICA\
TE_REQUIRED")return"the server requires a client certificate, which this action cannot present";const{reason:A}=_;if(typeof w==
"string"&&w.startsWith("ERR_SSL_")&&typeof A=="string")return`${w}: ${A}`;const M=(_.message||_.name).replace(/; if the root CA is .*|\s+/gs,
" ").trim(),x=typeof w=="string"&&!M.includes(w)?`${w}: ${M}`:M,P=_ instanceof AggregateError?_.errors.map(l).join("; "):
"",T=P&&P!==x?`${x} (${P})`:x;return _.cause===void 0?T:`${T}: ${l(_.cause)}`}function f(_,w=g(_)){return new a({reason:"\
cancelled",title:`${_} failed`,message:w,hint:b})}const g=_=>_==="Sending"?"The run was cancelled before the service rec\
eived the request.":`The run was cancelled while ${_.charAt(0).toLowerCase()}${_.slice(1)}.`,b="If you did not mean to c\
ancel it, run it again."}),955:((n,o,s)=>{s.d(o,{z6:()=>w,d5:()=>_});const a=[],c=[];function l(x,P,T){if(x===P)return 0;
const N=T?.maxDistance,V=x;x.length>P.length&&(x=P,P=V);let D=x.length,F=P.length;for(;D>0&&x.charCodeAt(~-D)===P.charCodeAt(
~-F);)D--,F--;let G=0;for(;G<D&&x.charCodeAt(G)===P.charCodeAt(G);)G++;if(D-=G,F-=G,N!==void 0&&F-D>N)return N;if(D===0)
return N!==void 0&&F>N?N:F;let E,k,K,I,h=0,j=0;for(;h<D;)c[h]=x.charCodeAt(G+h),a[h]=++h;for(;j<F;){for(E=P.charCodeAt(G+
j),K=j++,k=j,h=0;h<D;h++)I=E===c[h]?K:K+1,K=a[h],k=a[h]=K>k?I>k?k+1:I:I>K?K+1:I;if(N!==void 0){let p=k;for(h=0;h<D;h++)a[h]<
p&&(p=a[h]);if(p>N)return N}}return a.length=D,c.length=D,N!==void 0&&k>N?N:k}function f(x,P,T){if(!Array.isArray(P)||P.
length===0)return;const N=T?.maxDistance,V=x.length;for(const E of P)if(E===x)return E;if(N===0)return;let D,F=Number.POSITIVE_INFINITY;
const G=new Set;for(const E of P){if(G.has(E))continue;G.add(E);const k=Math.abs(E.length-V);if(k>=F||N!==void 0&&k>N)continue;
const K=Number.isFinite(F)?N===void 0?F:Math.min(F,N):N,I=K===void 0?l(x,E):l(x,E,{maxDistance:K});if(N!==void 0&&I>N)continue;
let h=I;if(K!==void 0&&I===K&&K===N&&(h=l(x,E)),h<F&&(F=h,D=E,F===0))break}if(!(N!==void 0&&F>N))return D}const g=(x,P)=>x<=
Math.min(2,Math.floor(P.length/2)),b=x=>x.toLowerCase().replace(/[-_]/g,"");function _(x,P){const N=[...new Map(P.map(D=>[
D,l(b(D),b(x))]))].filter(([D,F])=>g(F,D)),[V]=N.sort(([,D],[,F])=>D-F);return V?.[0]}function w(x,P){const T=l(x,P);return P.
length>A?g(T,P):x[0]===P[0]&&(T<=1||M(x,P))}const A=4,M=(x,P)=>[...x].sort().join("")===[...P].sort().join("")}),8266:((n,o,s)=>{
s.d(o,{$G:()=>x,BH:()=>M,Ng:()=>_,Pw:()=>N,Vu:()=>P,pi:()=>w,wg:()=>T});var a=s(1996);const c=null,l="\u2713",f="\u2013",
g=[l,l,l],b=[l,l,f],_={title:{kind:"text",required:!0,browsers:g,description:"First line of the notification.",examples:[
"Spring is here"]},message:{kind:"text",required:!0,browsers:g,description:"Text below the title, on one or several line\
s. It is plain text.",examples:["New arrivals, with free shipping until Sunday."]},icon_url:{kind:"image",use:"icon",sizes:[
{width:200,height:200}],maxBytes:a.E$/4,drawn:"beside the text",required:!0,browsers:b,description:"https URL of the ico\
n, 200x200 pixels.",examples:["https://example.com/icon-200.png"]},banner_url:{kind:"image",use:"banner",sizes:[{width:360,
height:240},{width:360,height:200}],maxBytes:a.E$,drawn:"below the text",required:!1,browsers:["56+",f,f],description:"h\
ttps URL of a large image, 360x240 pixels on a desktop, 360x200 on a phone.",examples:["https://example.com/spring-360x2\
40.png"]},landing_url:{kind:"page",required:!0,browsers:g,description:"URL of the page that a click opens.",examples:["h\
ttps://example.com/spring"]},actions:{kind:"buttons",required:!1,browsers:["48+",f,f],description:"Buttons, each with `t\
ext` and `url`.",examples:[[{text:"New arrivals",url:"https://example.com/spring/new"}]]},utm_source:{kind:"text",required:!1,
browsers:g,description:"For web analytics: where visitors come from, such as `web-push`.",examples:["web-push"]},utm_medium:{
kind:"text",required:!1,browsers:g,description:"For web analytics: the kind of message, such as `notification`.",examples:[
"notification"]},utm_campaign:{kind:"text",required:!1,browsers:g,description:"For web analytics: the campaign, such as \
`spring-sale`.",examples:["spring-sale"]},ttl:{kind:"duration",required:!1,browsers:b,description:"How long the notifica\
tion waits for subscribers who are offline.",examples:["2d",86400]}},w=Object.keys(_),A=(...D)=>w.filter(F=>D.includes(_[F].
kind)),M=A("text","image","page"),x=A("image"),P=w.filter(D=>_[D].required),T=D=>D.replaceAll("_","-"),N=w.map(T);function V(D,F="\
 "){return D.every(E=>E===l)?"all":c.map((E,k)=>({browser:E,since:D[k]??f})).filter(({since:E})=>E!==f).map(({browser:E,
since:k})=>k===l?E:`${E}${F}${k}`).join(", ")}}),8925:((n,o,s)=>{s.d(o,{$3:()=>A,CC:()=>g,Kc:()=>E,LF:()=>w,LT:()=>x,_k:()=>k,
fI:()=>P,rg:()=>b,tH:()=>V,yu:()=>f});var a=s(6187),c=s(3916),l=s(8992);const f=(I,h)=>({quoted:(0,l.hD)(I),message:h});
function g(I,h,j={}){return{...typeof I=="string"?{input:I}:I,...typeof h=="string"?{message:h}:h,reason:"invalid-input",
...j}}function b({position:I},{position:h}){return I?h?I.line-h.line||I.column-h.column:-1:h?1:0}const _=100;function w(I){
const h=I.slice(0,_).map((j,p)=>{if(typeof j=="number")return`[${j}]`;const m=(0,l.xv)(String(j)).replace(a.Qi,"\uFFFD");
return p>0?`.${m}`:m});return(0,l.xv)(h.join(""))}const A=({quoted:I,message:h})=>I===void 0?h:`${I} ${h}`;function M(I,h){
const{quoted:j,meant:p,hint:m}=h,S=p===void 0?".":`; did you mean \`${p}\`?`,$=m===void 0?"":` ${m}.`;return`${I}${j===void 0?
"":":"} ${A(h)}${S}${$}`}function x(I,h,j,p=""){const m=I.length>0?`\`${w(I)}\``:h;return M(`${m}${p}`,j)}function P(I){
const{input:h,otherInputs:j=[],file:p,path:m=[],position:S,quoted:$}=I,z=S&&`line ${S.line}, column ${S.column}`;if(p!==
void 0){const W=z?`${p}, ${z}`:p;return`${h}: ${W}: ${x(m,"the file",I)}`}const R=z?` (${z})`:"",Z=typeof m[0]=="number";
if(m.length>0&&!Z)return`${h}: ${x(m,"",I,R)}`;const U=Z?w([h,...m]):h;if($!==void 0)return M(`${U}${R}`,I);const O=Z?`\`${U}\
\``:T([U,...j]);return M(`${O}${R}`,I)}function T(I){const h=I.map(p=>`\`${p}\``),j=h.pop()??"";return h.length===0?j:`${h.
join(", ")} and ${j}`}function N(I){const h=I.every(p=>p.reason==="unreadable-file"),j=h?"unreadable-file":"invalid-inpu\
t";return new c.HR({reason:j,title:h?"Unreadable file":"Invalid input",message:K(I.map(P),k(I)),hint:F(I)})}class V{#t=[];#e=new Set;refuse(h){
for(const j of h)this.#t.push(j),this.#e.add(j.input)}add(h){for(const j of h)this.#e.has(j.input)||this.#t.push(j)}get refused(){
return this.#e}isRefused(h){return this.#e.has(h)}get all(){return this.#t}failure(){return N(this.#t)}throwIfAny(){if(this.#t.
length>0)throw this.failure()}}const D=new Set(["base-url","api-token"]);function F(I){const h=k(I)===1?"Correct it":"Co\
rrect what is listed";return I.every(({input:p})=>D.has(p))?{newRunAfter:`${h}. If you changed a secret or variable, re-\
run the failed job. If you changed the workflow,`}:{newRunAfter:`${h}, then`}}const G=100;function E(I,h,j){const p=k(h.
slice(G)),m=h.slice(0,G).map(j);return p===0?m:[...m,g(I,`has ${p} more problems`,{count:p})]}const k=I=>I.reduce((h,{count:j=1})=>h+
j,0);function K(I,h=I.length,j="problems"){if(I.length===1)return I.join("");const p=I.slice(0,G).map(m=>`- ${m}`);return h>
p.length&&p.push(`- and ${h-p.length} more`),`${h} ${j}:
${p.join(`
`)}`}}),3332:((n,o,s)=>{s.d(o,{RB:()=>p,_y:()=>c,cV:()=>m,gE:()=>w});var a=s(8925);const c=["api-token","github-token"],
l="the API token",f="the GitHub token",g="***",b=8,_=4;function w($){const{apiToken:z,githubToken:R="",proxyCredentials:Z=[]}=$,
U=[{name:l,secret:new A(z)},{name:f,secret:new A(R)}],O=[...U.map(({secret:W})=>W),...Z.map(W=>new A(W))];return{find:W=>{
if(W.length<b)return;const q=N(W);return U.find(({secret:oe})=>oe.isLong&&oe.spansIn(W,q).length>0)?.name},redact:(W,q=!1)=>{
const oe=N(W),ue=O.flatMap(fe=>fe.spansIn(W,oe,q));let We="",xe=0;for(const{start:fe,end:Le}of ue.sort((le,ne)=>le.start-
ne.start))fe>=xe&&(We+=W.slice(xe,fe)+g),xe=Math.max(xe,Le);return We+W.slice(xe)}}}class A{isLong;#t;#e;#n;#i;constructor(z){
this.#t=z,this.isLong=z.length>=b,this.#e=this.isLong?x([z,z.toUpperCase(),z.toLowerCase()]):[z].filter(Boolean),this.#n=
this.isLong?x(D(z)):[]}spansIn(z,R,Z=!1){return[...(M.test(z)?[...this.#e,...this.#o()]:this.#e).flatMap(O=>P(O,z,Z)),...this.#n.
flatMap(O=>P(O,R.text,Z)).map(R.spanInText)]}#o(){const z=()=>[...K(this.#t),...I(this.#t),...j(this.#t)];return this.#i??=
this.isLong?x(z()):[],this.#i}}const M=/[\\%&]/,x=$=>[...new Set($)];function P($,z,R){const Z=[];for(let O=z.indexOf($);O>=
0;O=z.indexOf($,O+1)){const W=Z.at(-1),q=O+$.length;W&&O<W.end?W.end=q:Z.push({start:O,end:q})}if(!R)return Z;const U=Math.
max(1,Math.min(_,$.length-1));for(let O=$.length-1;O>=U;O--)if(z.endsWith($.slice(0,O)))return[...Z,{start:z.length-O,end:z.
length}];return Z}const T=/(?:\s|\\[fnrt]?)+/g;function N($){const z=$.replace(T,"");if(z.length===$.length)return{text:$,
spanInText:Z=>Z};let R;return{text:z,spanInText:({start:Z,end:U})=>(R??=V($),{start:R[Z]??0,end:(R[U-1]??$.length)+1})}}
function V($){const z=[],R=(U,O)=>{for(let W=U;W<O;W++)z.push(W)};let Z=0;for(const{0:U,index:O}of $.matchAll(T))R(Z,O),
Z=O+U.length;return R(Z,$.length),z}function D($){return[0,1,2].flatMap(z=>{const R=Buffer.from("\0".repeat(z)+$),Z=R.toString(
"base64").slice(Math.ceil(z*8/6)),U=Z.replaceAll("=",""),O=R.length%3===0?U:U.slice(0,-1),W=[Z,U,O];return[...W,...W.map(
q=>q.replaceAll("+","-").replaceAll("/","_"))]})}function F($,z,R){const Z=O=>O.charCodeAt(0).toString(16).padStart(2,"0");
return z.filter(O=>$.search(O)>=0).flatMap(O=>R.flatMap(W=>[$.replace(O,q=>W(q,Z(q))),$.replace(O,q=>W(q,Z(q).toUpperCase()))]))}
const G=($,z,R)=>(Z,U)=>$.test(Z)?z(Z,U):R(Z,U),E=/[!-/:-@[-^`{-~]/g,k=/[!-~]/g;function K($){const z=O=>`\\${O}`,R=(O,W)=>`\
\\u00${W}`,Z=F($,[/["\\]/g,/["\\<>&]/g,/["\\<>&'=]/g,/["\\<>&'+`]/g,/["\\<>&'=;`-]/g,E],[G(/["\\]/,z,R),G(/\\/,z,R),R]),
U=[$,...Z].map(O=>O.replaceAll("/","\\/"));return[...Z,...U,...F($,[k],[R])]}function I($){return F($,[/[^\w.!~*'()-]/g,
/[^\w.!~*'();/?:@&=+$,#-]/g,/[^\w.~-]/g,/[^\w.~/-]/g,/[^\w.*-]/g,/["#<>']/g,E,k],[(R,Z)=>`%${Z}`])}const h={"!":"excl",'\
"':"quot","#":"num",$:"dollar","%":"percnt","&":"amp","'":"apos","(":"lpar",")":"rpar","*":"ast","+":"plus",",":"comma",
".":"period","/":"sol",":":"colon",";":"semi","<":"lt","=":"equals",">":"gt","?":"quest","@":"commat","[":"lsqb","\\":"b\
sol","]":"rsqb","^":"Hat","`":"grave","{":"lcub","|":"verbar","}":"rcub"};function j($){const z=q=>{const oe=h[q];return oe===
void 0?q:`&${oe};`},R=(q,oe)=>`&#x${oe};`,Z=q=>`&#${q.charCodeAt(0)};`,U=q=>`&#${String(q.charCodeAt(0)).padStart(3,"0")}\
;`,O=/[&<>"]/;return[...F($,[/[&<>]/g,/[&<>"]/g,/[&<>"']/g,/[&<>"'/`=]/g,/[&<>"'+`]/g,E],[z,R,Z,G(O,z,R),G(O,z,U),G(O,z,
G(/'/,Z,R)),G(/[&<>]/,z,Z)]),...F($,[k],[R,Z])]}function p($,z,R){return Object.entries($).flatMap(([Z,U])=>{const O=S(U,
z);return O?(0,a.CC)({input:Z,file:R},`contains ${O}, which would be published; remove it`):[]})}function m($,z){const{"\
api-token":R,"github-token":Z="",...U}=$,O=z.find(Z)===l;return p({...U,...O&&{"github-token":Z}},z)}function S($,z){const R=new Set(
[$]);for(const Z of R){const U=typeof Z=="string"||typeof Z=="number"?z.find(String(Z)):void 0;if(U)return U;if(typeof Z==
"object"&&Z!==null)for(const O of Object.entries(Z))for(const W of O)R.add(W)}}}),3346:((n,o,s)=>{s.d(o,{b8:()=>f,fi:()=>g,
pc:()=>b});var a=s(6187),c=s(7666),l=s(8925);const f=k=>M(k,["https"],"use an absolute https URL, such as https://exampl\
e.com/image.png"),g=k=>M(k,["https","http"],"use an absolute https or http URL, such as https://example.com/page"),b=k=>{
const I=M(k,["https","http"],"use the https address of the push service, such as https://push.example.com");if("message"in
I)return I;const h=A(k,new URL(k));return h===void 0?{value:k.replace(/\/+$/,"")}:x(k,h)},_=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/,
w=/(\/v1(?:\/audiences?|\/notifications?)?)\/*$/;function A(k,{protocol:K,hostname:I,pathname:h}){if(K==="http:"&&!_.test(
I))return"has the scheme http, which would send the token unencrypted; use an https URL (http is only for loopback addre\
sses)";const[,j]=w.exec(h)??[];return j?`ends with \`${j}\`, but the action adds the path; remove \`${j}\``:/[?#]/.test(
k)?"has a query or fragment; remove it":void 0}function M(k,K,I){if(k==="")return{message:`is blank; ${I}`};const h=T(k,
K,I);return h===void 0?{value:k}:x(k,h)}const x=(k,K)=>P.test(k)?{message:K}:(0,l.yu)(k,K),P=/[@\uff20\ufe6b]|%40/;function T(k,K,I){
if(N(k))return"contains a user name or password; remove them";if(k.length>c.QO)return`is longer than a URL may be; use o\
ne of at most ${c.zF}`;if(a.m4.test(k))return`contains white space, a control character or a backslash, which a URL must\
 not contain; ${I}`;if(a.CY.test(k))return`contains an invisible character, which would make it another URL; ${I}`;const h=V(
k);if(h!==void 0&&!K.includes(h))return`has the scheme ${h}; ${I}`;const j=h===void 0?void 0:D(k),p=j===void 0?void 0:E(
j,I);return p!==void 0?p:j!==void 0&&(0,c.Dl)(k)?void 0:`is not an absolute URL; ${I}`}function N(k){if(!k.includes("@")||
/^mailto:/i.test(k))return!1;const K=k.replace(/^[a-z][a-z\d+.-]*:/i,"").replace(/^[/\\]+/,"");return/^[^/\\?#]*@/.test(
K)}const V=k=>/^([a-z][a-z\d+.-]{0,30}):(?!\d)/i.exec(k)?.[1]?.toLowerCase(),D=k=>/^[^:]+:\/\/([^/?#]+)/.exec(k)?.[1],F=/[{}$%<]/,
G=/^https?:?$/i;function E(k,K){const[I]=F.exec(k)??[];return I!==void 0?`contains \`${I}\` in its host, so a variable in\
 it was probably not replaced; ${K}`:G.test(k)?`has its scheme twice; ${K}`:void 0}}),642:((n,o,s)=>{s.d(o,{Ae:()=>I,GT:()=>N,
PL:()=>V,XM:()=>w,XQ:()=>F,d6:()=>T,eB:()=>E,p0:()=>P,rD:()=>_,tS:()=>K,yG:()=>x,yi:()=>A,zM:()=>M});var a=s(6187),c=s(8301),
l=s(8992),f=s(1996),g=s(8925);const b=/^[\x21-\x7e]+$/;function _(h,j,p){const m=S=>/^[0-9]+$/.test(S)&&Number(S)>=j&&Number(
S)<=p;return S=>{if(m(S))return{value:Number(S)};const $=w(S),z=$!==void 0&&m($);return(0,g.yu)(S,z?`is not a whole numb\
er${A($)}`:`is not ${h}`)}}function w(h){return/^\d{1,3}([.,'\u2019_ \xa0\u2009\u202f])\d{3}(\1\d{3})*$/.test(h)?h.replace(
/\D/g,""):void 0}const A=h=>`; write \`${h}\`, without separators`;function M(h){return["true","True","TRUE"].includes(h)?
{value:!0}:["false","False","FALSE"].includes(h)?{value:!1}:(0,g.yu)(h,"is neither true nor false; use `true` or `false`")}
function x(h){const j=M(h);return"value"in j?j.value:void 0}function P(h){const j=/^([0-9]+)([smhdw]?)$/.exec(h),p="use \
whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";if(!j){const $=w(h);return(0,g.yu)(h,`is n\
ot a duration${$?A($):`; ${p}`}`)}const m=f.F7.find(({letter:$})=>$===j[2]),S=Number(j[1])*(m?.seconds??1);return Number.
isSafeInteger(S)?{value:S}:(0,g.yu)(h,`is too long; ${p}`)}function T(h){return b.test(h)?{value:h}:{message:"contains a\
 space, a line break or a character outside ASCII, which a token cannot contain; use only the token, preferably from a s\
ecret"}}function N(h){if(h==="")return{message:"is blank, which the service refuses; write some text"};const[j]=a.Sx.exec(
h)??[];return j!==void 0?{message:`contains the control character U+${j.charCodeAt(0).toString(16).toUpperCase().padStart(
4,"0")}, which subscribers would not see; remove it`}:!/[!-~]/.test(h)&&(0,l.h0)(h)===""?{message:"has no visible charac\
ter; write some text"}:{value:h}}function V(h){if(h==="latest")return{value:{kind:"latest"}};const j=h.replace(/^refs\/tags\//,
""),p=/^refs\//.test(h)&&j===h;return j===""||p?(0,g.yu)(h,"is not a tag; use a tag such as v1.2.3, or `latest`"):{value:{
kind:"tag",tag:j}}}const D=/^(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;function F(h){const j="use \
two times of day, such as 09:00-20:00";if(!D.test(h))return(0,g.yu)(h,`is not a range of times; ${j}`);const[p,m]=h.split(
"-"),S=G(p),$=G(m);return S===$?(0,g.yu)(h,`begins and ends at the same time; ${j}`):{value:{from:S,to:$,text:h}}}function G(h){
const[j,p]=h.split(":").map(Number);return j*60+p}function E(h){if(/^[a-z]/i.test(h)&&k(h))return{value:h};const j=h.replaceAll(
" ","_").toLowerCase(),p=Intl.supportedValuesOf("timeZone").find(S=>S.toLowerCase().endsWith(`/${j}`)),m="is not a time \
zone that this runner knows";return p?{...(0,g.yu)(h,m),meant:p}:(0,g.yu)(h,`${m}; use a name from the IANA time zone da\
tabase, such as Europe/Berlin`)}function k(h){try{return new Intl.DateTimeFormat("en",{timeZone:h}),!0}catch{return!1}}function K(h){
if(h==="any")return{value:void 0};const j="set it to the output `payload` of the dry run that was approved, or remove th\
e input";if(h==="")return{message:`is empty, so the payload that was approved is missing; ${j}`};const p=(0,c.q)(h);return(0,c.
G)(p)?{value:p}:{message:`is not a JSON object; ${j}`}}const I=h=>({value:h})}),8301:((n,o,s)=>{s.d(o,{G:()=>c,q:()=>a});
function a(l){try{return JSON.parse(l)}catch{return}}const c=l=>typeof l=="object"&&l!==null&&!Array.isArray(l)}),1953:((n,o,s)=>{
s.d(o,{Vp:()=>w,j_:()=>x,r0:()=>_,uv:()=>g,yI:()=>b});var a=s(3024),c=s.n(a),l=s(1996);const f=P=>process.env[P.toLowerCase()]||
process.env[P]||void 0;function g(){return{http:f("HTTP_PROXY"),https:f("HTTPS_PROXY"),bypass:f("NO_PROXY")}}function b(){
const{GITHUB_API_URL:P,GITHUB_SERVER_URL:T,GITHUB_REPOSITORY:N,GITHUB_SHA:V,GITHUB_RUN_ID:D}=process.env,{GITHUB_EVENT_NAME:F}=process.
env;return{github:{apiUrl:P||"https://api.github.com",serverUrl:T||"https://github.com"},run:{repository:N??"",sha:V??"",
id:D??"",event:F??"",attempt:Number(process.env.GITHUB_RUN_ATTEMPT)||1}}}const _=P=>P==="pull_request"||P==="pull_reques\
t_target";function w(){const{github:P,run:T}=b();return T.id===""?"":`${P.serverUrl}/${T.repository}/actions/runs/${T.id}\
/attempts/${T.attempt}`}async function A(P){const T=process.env.GITHUB_EVENT_PATH;delete process.env.GITHUB_EVENT_PATH;try{
return await P()}finally{T!==void 0&&(process.env.GITHUB_EVENT_PATH=T)}}const M=25*l.E$;function x(){const{GITHUB_EVENT_NAME:P="",
GITHUB_EVENT_PATH:T=""}=process.env;try{return(0,a.statSync)(T).size>M?{name:P,payload:void 0,unreadable:"the event is l\
arger than 25 MiB"}:{name:P,payload:JSON.parse((0,a.readFileSync)(T,"utf8"))}}catch{return{name:P,payload:void 0,unreadable:T===
""?void 0:"the file of the event cannot be read"}}}}),5155:((n,o,s)=>{s.d(o,{ih:()=>A,sL:()=>w,zz:()=>M});var a=s(1455),
c=s.n(a),l=s(6760),f=s.n(l),g=s(3916),b=s(8925);const _=65536;async function w(x){const P=A(),T=(0,l.resolve)(P,x),N={input:"\
payload-file",file:x},V=F=>({problem:(0,b.CC)(N,F,{reason:"unreadable-file"})}),D={problem:(0,b.CC)(N,"is outside the wo\
rkspace; use a file of the repository")};try{const F=await(0,a.realpath)(P);if(!M(T,P)&&!M(T,F))return D;const G=await(0,a.
realpath)(T);if(!M(G,F))return D;const E=await(0,a.stat)(G);if(E.isDirectory()){const k=(0,b.yu)(x,"is a folder; use the\
 path of a file in it");return{problem:(0,b.CC)("payload-file",k,{reason:"unreadable-file"})}}return E.isFile()?E.size>_?
V("is larger than 64 KiB; use a file that has only notification fields"):{text:new TextDecoder("utf-8",{fatal:!0}).decode(
await(0,a.readFile)(G))}:V("is not a regular file; use the path of a YAML or JSON file")}catch(F){const G=F.code;return G===
"ENOENT"&&x.includes("\uFFFD")?V("has a name that is not UTF-8; rename it"):V(G==="ENOENT"?"does not exist; check the pa\
th, and that the repository is checked out":G==="ERR_ENCODING_INVALID_ENCODED_DATA"?"is not UTF-8 text; save it as UTF-8":
`cannot be read (${(0,g.q0)(F)})`)}}const A=()=>process.env.GITHUB_WORKSPACE||process.cwd();function M(x,P){const T=(0,l.
relative)(P,x);return T!==".."&&!T.startsWith(`..${l.sep}`)&&!(0,l.isAbsolute)(T)}}),8992:((n,o,s)=>{s.d(o,{Kb:()=>x,h0:()=>_,
hD:()=>l,xv:()=>w});var a=s(6187);const c=P=>`\\u${P.charCodeAt(0).toString(16).padStart(4,"0")}`;function l(P){const T=JSON.
stringify(P).replace(a.fC,c);return T.length>100?`${T.slice(0,98)}\u2026" (${P.length} characters)`:T}const f=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,
g=/[\s\x85]+/g,b=(0,a.xb)(String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`,"u");function _(P){const T=P.toWellFormed().
replace(a.sN,"").replace(f,"$1").replace(g," ").trim();return b().test(T)?T:""}const w=(P,T=99)=>P.length>T?`${P.slice(0,
T).replace(/[\ud800-\udbff]$/,"")}\u2026`:P,A=300,M=65536;function x(P,T,N=!1){const D=T(P.slice(0,M),N||P.length>M).replace(
/\s+/g," ").trim();return w(D,A)}}),1996:((n,o,s)=>{s.d(o,{E$:()=>a,F7:()=>l});const a=1048576,c=864e5,l=[{name:"week",letter:"\
w",seconds:604800},{name:"day",letter:"d",seconds:86400},{name:"hour",letter:"h",seconds:3600},{name:"minute",letter:"m",
seconds:60},{name:"second",letter:"s",seconds:1}]}),7666:((n,o,s)=>{s.d(o,{Dl:()=>b,QO:()=>a,zF:()=>c});const a=2048,c="\
2,048 characters",l=253,f=6,g=/^(?:https?:[/\\]*|[/\\]{2,})([^/\\?#]*)/i;function b(_,w){if(_.length>a)return;const[,A=""]=g.
exec(_)??[];if(!(A.slice(A.lastIndexOf("@")+1).length>l+f))try{return new URL(_,w)}catch{return}}}),311:((n,o,s)=>{s.d(o,
{N:()=>c,r:()=>a});const a="1.0.0",c=`web-push-action/${a}`}),181:(n=>{n.exports=require("buffer")}),1421:(n=>{n.exports=
require("node:child_process")}),3053:(n=>{n.exports=require("node:diagnostics_channel")}),3024:(n=>{n.exports=require("node:fs")}),
1455:(n=>{n.exports=require("node:fs/promises")}),4708:(n=>{n.exports=require("node:https")}),6760:(n=>{n.exports=require("node:path")}),
932:(n=>{n.exports=require("process")})},St={};function H(n){var o=St[n];if(o!==void 0)return o.exports;var s=St[n]={exports:{}},
a=!0;try{In[n](s,s.exports,H),a=!1}finally{a&&delete St[n]}return s.exports}H.m=In,typeof H<"u"&&(H.ab=__dirname+"/"),H.
n=n=>{var o=n&&n.__esModule?()=>n.default:()=>n;return H.d(o,{a:o}),o},(()=>{var n=Object.getPrototypeOf?s=>Object.getPrototypeOf(
s):s=>s.__proto__,o;H.t=function(s,a){if(a&1&&(s=this(s)),a&8||typeof s=="object"&&s&&(a&4&&s.__esModule||a&16&&typeof s.
then=="function"))return s;var c=Object.create(null);H.r(c);var l={};o=o||[null,n({}),n([]),n(n)];for(var f=a&2&&s;typeof f==
"object"&&!~o.indexOf(f);f=n(f))Object.getOwnPropertyNames(f).forEach(g=>l[g]=()=>s[g]);return l.default=()=>s,H.d(c,l),
c}})(),H.d=(n,o)=>{for(var s in o)H.o(o,s)&&!H.o(n,s)&&Object.defineProperty(n,s,{enumerable:!0,get:o[s]})},H.f={},H.e=n=>Promise.
all(Object.keys(H.f).reduce((o,s)=>(H.f[s](n,o),o),[])),H.u=n=>""+n+".preview.js",H.o=(n,o)=>Object.prototype.hasOwnProperty.
call(n,o),H.r=n=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(n,Symbol.toStringTag,{value:"Module"}),Object.
defineProperty(n,"__esModule",{value:!0})},(()=>{var n={792:1},o=s=>{var a=s.modules,c=s.ids,l=s.runtime;for(var f in a)
H.o(a,f)&&(H.m[f]=a[f]);l&&l(H);for(var g=0;g<c.length;g++)n[c[g]]=1};H.f.require=(s,a)=>{n[s]||o(require("./"+H.u(s)))}})();
var Di={};const At=new AbortController;for(const n of["SIGINT","SIGTERM","SIGBREAK"])process.on(n,()=>At.abort());var Tt=H(
9735),Li=H(6359),ie=H(8266),ae=H(8925),ot=H(3332);async function Ni(n,o,s){const a=ie.pi.filter(l=>n[(0,ie.wg)(l)]!==""),
c=await Promise.all(a.map(l=>Fi(l,n[(0,ie.wg)(l)],s)));for(const l of c)o.add(l.problems);return{source:"input",fields:Object.
assign({},...c.map(({fields:l})=>l)),names:new Set([...a,...ie.pi.filter(l=>o.isRefused((0,ie.wg)(l)))]),textComments:c.
flatMap(({textComments:l=[]})=>l)}}async function Fi(n,o,s){if(n==="actions"){const{readActions:f}=await H.e(48).then(H.
bind(H,5048));return f(o,s)}const a=(0,ie.wg)(n),c=(0,Tt.cn)(n,o,Tt.QP);if("message"in c)return{fields:{},problems:[(0,ae.
CC)(a,c)]};const l=typeof c.value=="number"?(0,ot.RB)({[a]:c.value},s):[];return{fields:l.length>0?{}:{[n]:c.value},problems:l}}
var Mt=H(8209);async function Ui(n,o,s){return{inputs:await Ni(n,o,s.secrets),file:await ji(n["payload-file"],o,s),fileName:n["\
payload-file"],extraFields:await Bi(n["extra-fields"],o,s.secrets),onceKey:n["once-key"]}}async function ji(n,o,{secrets:s,
readFile:a}){const c=o.isRefused("payload-file");if(n===""&&!c)return Mt.Xw.file;const{fieldsFromFile:l,unknownFields:f}=await Promise.
resolve().then(H.bind(H,6362));return c?f:l(n,await a(n),o,s)}async function Bi(n,o,s){if(n==="")return{};const{readExtraFields:a}=await H.
e(885).then(H.bind(H,7885));return a(n,o,s)}var Ki=H(6362),Rn=H(4964),Wi=H(3740),he=H(3916),Hi=H(3346),re=H(642);const Ct=(n,o)=>s=>s===
""?{message:`is missing; set it to ${n}`}:o(s),Ae=(n,o)=>s=>s===""?{value:n}:o(s),de=n=>Ae(void 0,n),it=(n,o)=>s=>{const a=n.
find(c=>c===s);return a===void 0?(0,ae.yu)(s,`is not ${o}`):{value:a}},Fe={"base-url":Ct("the base address of the push s\
ervice, such as https://push.example.com (a misspelled variable is empty)",Hi.pc),"api-token":Ct("the API token of the s\
ite, from a secret (a misspelled or unavailable secret is empty)",re.d6),timeout:Ae(30,(0,re.rD)("a whole number of seco\
nds from 1 to 300",1,300)),retries:Ae(3,(0,re.rD)("a whole number from 0 to 10",0,10)),summary:Ae(!0,re.zM)},Dn=Number.MAX_SAFE_INTEGER,
Ot={...Fe,target:Ct("`all` (every subscriber) or `audience`; there is no default, so that nobody sends to all by mistake",
it(["all","audience"],"a valid target; use `all` (every subscriber) or `audience`")),"audience-id":de((0,re.rD)("an audi\
ence id, which is a whole number such as 101",1,Dn)),"audience-name":de(re.Ae),"max-reach":de((0,re.rD)("a whole number \
such as 10000",0,Dn)),"payload-file":de(re.Ae),"extra-fields":de(re.Ae),"dry-run":Ae(!1,re.zM),"check-urls":Ae(!1,re.zM),
"once-key":de(re.Ae),"once-per":de(it(["day","week","month"],"a period; use `day`, `week` or `month`")),"send-between":de(
re.XQ),"time-zone":de(re.eB),release:de(re.PL),"release-level":de(it(["major","minor","patch"],"a level; use `major`, `m\
inor` or `patch`")),"max-age":de(re.p0),"expected-payload":re.tS,"github-token":de(re.d6)},Vi=n=>n.replace(/-([a-z])/g,(o,s)=>s.
toUpperCase()),It=n=>Object.keys(n),xd=It(Fe),Pd=[...It(Ot),...ie.Pw];function Zd(n,o){return Rt(Fe,n,o)}function Ed(n,o){
const s=Rt(Ot,n,o,Qi(n));return s.settings?.release?.kind==="latest"&&(s.settings.maxAge??=Gi),s}const Gi=604800;function Rt(n,o,s,a=[]){
const c=new ae.tH;c.refuse([...(0,ot.cV)(o,s),...Xi(o)]);const l={...o};for(const b of c.refused)l[b]="";const f={};for(const[
b,_]of Object.entries(n)){const w=_(l[b]??"");"value"in w?f[Vi(b)]=w.value:c.add([(0,ae.CC)(b,w)])}return c.add(a),{settings:c.
all.length>0?void 0:f,inputs:l,problems:c}}const Yi=65536;function Xi(n){return["actions","extra-fields"].filter(s=>Buffer.
byteLength(n[s]??"")>Yi).map(s=>(0,ae.CC)(s,"is larger than 64 KiB; make it smaller"))}const Ln={"payload-files":re.Ae,only:Ae(
"all",it(["all","changed","added"],"a choice of files; use `all`, `changed` or `added`")),"extra-fields":re.Ae,"check-ur\
ls":Ot["check-urls"],timeout:Fe.timeout,summary:Fe.summary},Nn=[...It(Ln),...ie.Pw];function qi(n,o){return Rt(Ln,n,o,Ji(
n))}function Ji(n){return n["payload-files"]!==""?[]:ie.Pw.every(s=>n[s]==="")?[(0,ae.CC)("payload-files","is missing; s\
et paths of payload files, or a notification as inputs")]:n.only!==""&&n.only!=="all"?[(0,ae.CC)("payload-files","is mis\
sing; `only` chooses from its files")]:[]}function Qi(n){const o=n.target==="all",s=n.target==="audience",a="is only all\
owed with `target: audience`",c="remove it, or change `target`",l="(the service does not report the reach of a broadcast\
)",f=n["once-key"]?"`once-key` needs it to store a record in the repository":"the input `release` needs it to fetch the \
release";return[{inputs:["audience-id"],isWrong:o&&n["audience-id"],message:`${a}; ${c}`},{inputs:["audience-name"],isWrong:o&&
n["audience-name"],message:`${a}; ${c}`},{inputs:["max-reach"],isWrong:o&&n["max-reach"],message:`${a} ${l}; remove it`},
{inputs:["audience-id","audience-name"],isWrong:s&&!n["audience-id"]&&!n["audience-name"],message:"are both missing; set\
 at least one"},{inputs:["once-key"],isWrong:n["once-per"]&&!n["once-key"],message:"is missing; `once-per` needs it"},{inputs:[
"time-zone"],isWrong:n["time-zone"]&&!n["send-between"]&&!n["once-per"],message:"has no effect without `send-between` or\
 `once-per`; set one of them, or remove it"},{inputs:["github-token"],isWrong:(n["once-key"]||n.release)&&!n["github-tok\
en"],message:`is missing; ${f}`}].filter(({isWrong:_})=>_).map(({inputs:[_,...w],message:A})=>problem(_,A,{otherInputs:w}))}
var se=H(8992),Fn=H(1996),we=H(7666),Te=H(6187);function Dt(n){return jt(n).replace(rs,Ue).replace(as,cs).replace(/^[\t -%'-;=-@[-`{-~]/,
Ue).replaceAll(`
`,"<br>")}function Un(n){return jt(n).replace(/[&<>]/g,Ue).replaceAll(`
`,"&#10;")}const Lt=(n,o)=>Dt(Nt((0,se.xv)(n,o))),Sd=n=>Bn(Lt(n,500));function st(n,o=500){const a=(0,se.xv)(n,o).split(
ts).map((c,l)=>l%2===1?Kn(c):Dt(Nt(c)));return Bn(a.join(""))}function jn({text:n,url:o},s=2e3){return`${st(n,s)}${o?` <\
a href="${Ut(o)}">Open that run</a>`:""}`}const es=({command:n})=>n!==void 0&&`<pre><code>${Un(n)}</code></pre>`,Bn=n=>`\
<span dir="auto">${n}</span>`,ts=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,Kn=n=>`<code>${Un(n)}</code>`;function ns(n,o=300){
const s=Lt(n,o);return n.length>Wn?s:`<a href="${Ut(n)}">${s}</a>`}function is(n,o,s){return n.length>Wn?o:`<img src="${Ut(
n)}" alt="${o}" width="${s}">`}function Nt(n,o=40){if(n.length<=o||!new RegExp(`[^\\s/?-]{${o+1}}`).test(n))return n;const s=new RegExp(
`${Ft}{${o+1},}`,"gv"),a=new RegExp(`${Ft}{${ss}}(?=${Ft})`,"gv");return n.replace(s,c=>c.replace(a,"$&\u200B"))}const ss=10,
Ft=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${String.raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`}\
]]`,Wn=2e3,rs=/[&<>"'`*_~[\]()|\\!{}^]/g,as=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,Ue=n=>`&#${n.codePointAt(0)};`,cs=n=>`<span>${Ue(
n)}</span>`,Ut=n=>jt(n).replace(/[&<>"'`\n\t]/g,Ue);function jt(n){return n.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,
`
`).replace(Te.Uk,o=>`\u2039U+${(o.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}\u203A`)}function Ce(n){
if(n>=0&&n<1e3)return String(n);const[,o="",s="",a=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(n))??[];return s?o+s.replace(/\B(?=(?:\d{3})+$)/g,
",")+a:String(n)}const Oe=(n,o)=>`${Ce(n)} ${o}${n===1?"":"s"}`,Hn=Fn.F7.filter(({name:n})=>n!=="week");function us(n){const o=Hn.
find(({seconds:s})=>n>0&&n%s===0);return o?`${n/o.seconds}${o.letter}`:`${n}s`}function Vn(n){const o=Hn.find(({seconds:s})=>n>=
s);return o?`${counted(Math.floor(n/o.seconds),o.name)} ago`:"just now"}function Td({tag:n,level:o,age:s}){const a=s===void 0?
"":`, published ${Vn(s)}`;return`${quote(n)}${o?` (${o})`:""}${a}`}function Md(n){const o=quote(n.release.tag);return n.
kind==="level"?`The release ${o} is a ${n.release.level} release, smaller than \`release-level: ${n.minLevel}\`.`:`The r\
elease ${o} was published ${Vn(n.age)}, longer ago than \`max-age: ${us(n.maxAge)}\` allows.`}function Cd({kind:n}){return`\
Usually there is nothing to do. To announce it anyway, ${n==="level"?"change `release-level`":"set a larger `max-age`, s\
uch as `14d` for two weeks"}.`}const rt=n=>String(n).padStart(2,"0"),Gn=({hour:n,minute:o})=>`${rt(n)}:${rt(o)}`,ls=({year:n,
month:o,day:s})=>`${n}-${rt(o)}-${rt(s)}`;function Yn({window:n,timeZone:o,now:s,opens:a,opensAt:c}){const l=o.toUpperCase()===
"UTC"?"":` (${c.toISOString().slice(11,16)} UTC)`;return`It is ${Gn(s)} in the time zone ${o}, outside \`send-between: ${n}\
\`. The window opens at ${Gn(a)} on ${ls(a)}${l}.`}function Od(n,o){const s=Yn(n);return o===void 0?{text:s}:{text:`${o.
message} When the action could try again, the window was closed. ${s}`}}function Id(n,o){const s="a later run inside the\
 window sends",a="the next one of a schedule, or this run, if you re-run it then";return o!==void 0&&o.kind!=="none"?{text:`\
Delete the claim of this run as the warning says. Then ${s}: ${a}.`}:{text:`${n?"Nothing was sent, and the key is not cl\
aimed by this run":"Nothing was claimed"}, so ${s} (with \`once-key\`, unless the key was already used): ${a}.`}}const Xn=[
{name:"Desktop",browser:"Chrome on Windows",title:{length:70,line:35},message:{length:140,line:35},button:{length:19,line:19},
iconAt:"start",textWidth:350},{name:"Phone",browser:"Chrome on Android",title:{length:30,line:30},message:{length:65,line:33},
button:{length:19,line:19},iconAt:"end",textWidth:310}];function at(n,{length:o,line:s}){const a=/^[\n\x20-\x7e]*$/.test(
n),c=a?n:n.match(ds())??[],l=a?void 0:fs(),f=c.length;let g=0,b=0,_=0;for(const w of c){if(g=w===`
`?(Math.floor(g/s)+1)*s:g+(l?.test(w)?2:1),g>o)return{shown:`${n.slice(0,_).trimEnd()}\u2026`,visible:b,total:f};g<o&&(b++,
_+=w.length)}return{shown:n,visible:f,total:f}}const ds=(0,Te.xb)(String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
"gsu"),fs=(0,Te.xb)(String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`,
"u"),qn=2419200,ps=14,hs={"many-buttons":({count:n})=>`There are ${n} buttons; browsers show at most two.`,"long-ttl":({
seconds:n})=>`The ttl is ${n} s; push services keep a notification for at most four weeks (${qn} s).`,"reach-zero":()=>"\
The audience has a reach of 0: nobody will receive this notification.","quoted-token":()=>"The API token is in quotation\
 marks. If they are not part of it, remove them from the secret.","token-expiry":({at:n,expired:o})=>o?`The API token ex\
pired on ${Kt(n)}: the service will probably refuse it. Replace the secret.`:`The API token expires on ${Kt(n)}. Replace\
 the secret before then.`,rerun:({attempt:n})=>`This is attempt ${n} of this run: an earlier attempt may already have se\
nt the notification. Set \`once-key\`, so that a re-run cannot send it again.`,"rerun-period":({attempt:n,period:o})=>`T\
his is attempt ${n} of this run: an attempt before this ${o} may already have sent the notification, since \`once-per\` al\
lows one in each ${o}.`,"image-size":({field:n,...o})=>`${(0,ie.wg)(n)}: the ${ie.Ng[n].use} is ${eo(o)}; browsers show ${ie.
Ng[n].sizes.map(eo).join(" or ")}.`,"image-weight":({field:n,bytes:o})=>`${(0,ie.wg)(n)}: the ${ie.Ng[n].use} has ${Qn(o)}\
, and every subscriber downloads it. Use one of at most ${Qn(ie.Ng[n].maxBytes)}.`,"page-as-image":({field:n,raw:o})=>`${(0,ie.
wg)(n)} is a page of GitHub that shows the image, not the image itself, so subscribers would not see it. Use the address\
 behind the button Raw: ${(0,se.hD)(o)}.`,"key-separator":({key:n})=>`The once-key ${(0,se.hD)(n)} ends with a separator\
, so an expression in it is probably empty. Runs with the same key may be skipped although they announce something else.\
 Correct the key.`,"key-of-all-releases":({key:n,tag:o})=>`The once-key ${(0,se.hD)(n)} contains neither the tag nor the\
 version of the release ${(0,se.hD)(o)}. If the next release has the same key, it will be skipped. Set \`once-key: releas\
e-{tag}\`.`,"release-each-run":({tag:n})=>`Without \`once-key\`, the next run announces the release ${(0,se.hD)(n)} agai\
n. Set \`once-key: release-{tag}\`.`,"release-each-period":({tag:n,period:o})=>`\`once-per\` lets a run announce the relea\
se ${(0,se.hD)(n)} again in the next ${o}. To announce each release only once, remove \`once-per\`.`,truncated:({field:n,
visible:o,total:s})=>`The ${n} is ${Ce(s)} characters long; even a desktop shows only about ${Ce(o)}.`,markup:({field:n,
what:o})=>`The ${n} contains ${Wt[o].name}. Notifications are plain text: subscribers would see the characters as they a\
re.`,"unresolved-template":({field:n,template:o})=>`\`${n}\` contains the template ${(0,se.hD)(o)}, which nothing has re\
placed. Unless the push service replaces it, subscribers get it as it is.`,"local-host":({field:n,host:o})=>`\`${n}\` lea\
ds to the host ${(0,se.hD)(o)}, which is not a name on the internet. Check that subscribers can reach it.`,"needs-releas\
e":({field:n,placeholder:o})=>`\`${n}\` contains \`{${o}}\`, which only a send with a release replaces. Without a release\
, the send fails.`,"text-comment":({fieldPath:n,comment:o})=>`\`${(0,ae.LF)(n)}\` ends before ${(0,se.hD)(o)}, which is \
a comment to YAML. If it is part of the text, put the text in quotes. Otherwise, move the comment to a line of its own.`,
"escaped-newline":({field:n})=>`The ${n} contains the two characters \`\\n\`, which subscribers would see as they are. For \
a line break, use a YAML block (\`|\`).`,"outside-window":({outside:n})=>`A real run would be skipped now. ${Yn(n)}`,"en\
try-message":({source:n})=>`The message is ${ms(n)}. ${Jn}`,"neutral-message":()=>`The release notes have no sentence fo\
r subscribers, so the message says only that there is something new. ${Jn}`},Jn="To choose the words, write `<!-- web-pu\
sh: your text -->` on a line of its own in the release notes, or set the input `message`.";function ms(n){switch(n.kind){case"\
comment":return"the `web-push` comment of the release notes";case"entry":return`the entry ${(0,se.hD)(n.entry)}${n.heading===
""?"":` under ${(0,se.hD)(n.heading)}`} of the release notes`;case"neutral":return"the release notes have no sentence fo\
r subscribers"}}const Bt=n=>hs[n.kind](n);function gs(n){return"fieldPath"in n?n.fieldPath:"field"in n?[n.field]:n.kind===
"many-buttons"?["actions"]:n.kind==="long-ttl"?["ttl"]:[]}function Rd(n){return n.kind==="token-expiry"&&n.expired?{message:`\
The API token expired on ${Kt(n.at)}.`,hint:"Replace the secret with the current API token of this site. Then run this a\
gain."}:n.kind!=="quoted-token"?void 0:{message:"The API token is in quotation marks.",hint:"If the quotation marks are \
not part of it, remove them from the secret. Then run this again."}}const Kt=n=>n.toISOString().slice(0,10),Qn=n=>`${Ce(
Math.ceil(n/1024))} KiB`,eo=({width:n,height:o})=>`${n}x${o}`,Wt={heading:{name:"a Markdown heading",pattern:/^#{1,6} \S/m},
list:{name:"a Markdown list",pattern:/^[-*+] \S/m},link:{name:"a Markdown link",pattern:/\[[^[\]\n]*\]\([^()\s]*\)/},emphasis:{
name:"Markdown emphasis",pattern:/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-zA-Z\d])|~~(?=[^\s~])[^~\n]+~~/},
tag:{name:"an HTML tag",pattern:/<\/?[a-zA-Z][^<>]*>/}};function Dd({settings:n,content:o,keyInput:s,onceKey:a,release:c,
releaseTag:l,now:f}){return[...As(n.apiToken,f),...to(o),...Ps(s),...Ss(n.oncePer,c),...Zs(a,l),...Es(n.release?.kind===
"latest",c,a?.key)]}function to({notification:n,sources:o,messageSource:s,textComments:a=[]}){const{actions:c,ttl:l}=n,f=[];
c&&c.length>2&&f.push({kind:"many-buttons",count:c.length}),l!==void 0&&l>qn&&f.push({kind:"long-ttl",seconds:l}),s?.kind===
"entry"&&f.push({kind:"entry-message",source:s}),s?.kind==="neutral"&&f.push({kind:"neutral-message"}),f.push(...ie.$G.flatMap(
w=>ks(w,n[w])));for(const w of["title","message"])f.push(...zs(w,n)),(o[w]==="input"||o[w]==="file")&&f.push(...xs(w,n[w]));
const g=ys(n),b=no(g,bs),_=no(g,vs);return[...f,...b,..._,...ws(a)]}function ys(n){const{actions:o=[]}=n,s=ie.BH.map(c=>({
field:c,text:n[c]??"",isUrl:oo([c])})),a=o.flatMap(({text:c,url:l})=>[{field:"actions",text:c,isUrl:!1},{field:"actions",
text:l,isUrl:!0}]);return[...s,...a]}function no(n,o){const s=new Map;for(const a of n){const c=s.has(a.field)?void 0:o(
a);c&&s.set(a.field,c)}return[...s.values()]}const _s=/^[\w-]+$/;function bs({field:n,text:o,isUrl:s}){const a=s?(0,we.Dl)(
o)?.hostname??"":"";return _s.test(a)?{kind:"local-host",field:n,host:a}:void 0}const $s=/\$?\{\{[^{}]{1,100}\}\}|\$\{[^{}]{1,100}\}|\{%[^{}%]{1,100}%\}|<%[^<>%]{1,100}%>|#\{[^{}]{1,100}\}|\$[A-Z][A-Z_]{2,40}\b|%(?![\dA-F]{2}[A-Z_]*%[\dA-F]{2})[A-Z][A-Z_]{2,40}%/;
function vs({field:n,text:o}){const[s]=$s.exec(o)??[];return s===void 0?void 0:{kind:"unresolved-template",field:n,template:s}}
function ws(n){const o=n.filter(({path:c})=>!oo(c));return[...new Map(o.toReversed().map(c=>[c.path[0],c])).values()].reverse().
map(({path:c,comment:l})=>({kind:"text-comment",fieldPath:c,comment:l}))}function oo([n,...o]){const{kind:s}=ie.Ng[n];return s===
"buttons"?o.at(-1)==="url":s==="image"||s==="page"}function ks(n,o=""){const[,s,a]=/^https:\/\/github\.com\/([^/?#]+\/[^/?#]+)\/blob\/([^?#]+)(?!.*[?&]raw=)/i.
exec(o)??[];return s===void 0?[]:[{kind:"page-as-image",field:n,raw:`https://raw.githubusercontent.com/${s}/${a}`}]}function zs(n,o){
const[s]=Xn,{visible:a,total:c}=at(o[n],s[n]);return a===c?[]:[{kind:"truncated",field:n,visible:a,total:c}]}function xs(n,o){
const a=Object.keys(Wt).filter(c=>Wt[c].pattern.test(o)).map(c=>({kind:"markup",field:n,what:c}));return o.includes("\\n")?
[...a,{kind:"escaped-newline",field:n}]:a}const Ld=n=>n===0?[{kind:"reach-zero"}]:[],Ps=n=>/[-_.:/#]$/.test(n)?[{kind:"k\
ey-separator",key:n}]:[];function Zs(n,o){if(n===void 0||n.period!==void 0||o===void 0)return[];const{key:s}=n,[a]=(o.match(
/\d+(?:\.\d+)*/g)??[]).sort((l,f)=>f.length-l.length);return s.includes(o)||a!==void 0&&s.includes(a)?[]:[{kind:"key-of-\
all-releases",key:s,tag:o}]}const Es=(n,o,s)=>n&&o!==void 0&&s===void 0?[{kind:"release-each-run",tag:o.tag}]:[],Ss=(n,o)=>n!==
void 0&&o!==void 0?[{kind:"release-each-period",tag:o.tag,period:n}]:[];function Nd(n,o,s){return n<=1?[]:o===void 0?[{kind:"\
rerun",attempt:n}]:s===void 0?[]:[{kind:"rerun-period",attempt:n,period:s}]}function As(n,o){if(/^(["'`]).*\1$/.test(n))
return[{kind:"quoted-token"}];const s=Ts(n);return s===void 0||s-o>=ps*dayMs?[]:[{kind:"token-expiry",at:new Date(s),expired:s<=
o}]}function Ts(n){const[o,s,a,...c]=n.split(".");if(!o||!s||a===void 0||c.length>0)return;const{exp:l}=Object(parseJson(
Buffer.from(s,"base64url").toString("utf8"))),f=typeof l=="number"?l*1e3:Number.NaN;return Number.isNaN(new Date(f).getTime())?
void 0:f}const io=n=>`https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${Ms(n)}`,Ms=n=>n.
replace(/^http-(?![345]\d\d$)\d+$/,"reasons").replace(/^http-(?!303|401|403|404|408|429)(\d)\d\d$/,"http-$1xx"),Cs=600;function so(n,o){
if(n.length<=o)return n;const s=n.split(`
`);if(s.length===1)return ao(n,o);const a=s.map(l=>(0,se.xv)(l,Cs)),c=a.join(`
`);return c.length<=o?c:ao(Os(a,o),o)}function Os(n,o){const s=o-ro(n.length).length;let a=0;const c=n.filter(l=>(a+=l.length+
1,a<=s));return[...c,ro(n.length-c.length)].join(`
`)}const ro=n=>`- and ${n} more (see the log)`,ao=(n,o)=>o===0?"":n.length<=o?n:(0,se.xv)(n,o-1),Ht=({text:n,url:o,command:s})=>`${n}${o?
` ${o}`:""}${s?`
${s}`:""}`,Is={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notific\
ation may or may not have been sent."},Rs="start a new run (a re-run uses the original workflow file)",Ds="announce the \
release by hand, with its tag (a re-run uses the original workflow file and event)";function Ls(n,o=!1){return typeof n==
"string"?n:`${n.newRunAfter} ${o?Ds:Rs}.`}function co({title:n,reason:o,message:s,hint:a},c,{claim:l,isRunOfRelease:f=!1}={}){
const g=Ls(a,f),w=c==="unknown"?Ns(g,typeof a!="string",l):`${g}${c==="not-sent"&&o==="internal-error"?" You can run thi\
s again.":""}`;return{title:`${n} (${c?`${c}: `:""}${o})`,whatFailed:n,why:{text:s},meaning:c&&Is[c],next:{text:w},reason:o}}
function Ns(n,o,s){const a="The service may still send it: wait some minutes, then look in the panel of your push servic\
e before you send it again.",l=s!==void 0&&s.kind!=="none"?" first delete the claim of `once-key` (the command is in the\
 log), then":"";return o?`${a} If nothing was sent,${l} do this: ${n}`:[a,n,`If nothing was sent,${l} run this again.`].
filter(Boolean).join(" ")}const Vt=4096;function Fs({why:n,meaning:o,next:s,reason:a},c){const l=c(Ht(n)),g=`
${c(o?`${o} ${Ht(s)}`:Ht(s))}${a?`
More: ${io(a)}`:""}`,b=so(l,Math.max(0,Vt-g.length));return{text:so(b+g,Vt),isShortened:b!==l}}const Us=5e3;function js({
whatFailed:n,why:o,next:s,reason:a}){return[`<table>
${[...n?[ct("What failed",`<b>${st(n)}</b>`)]:[],ct("Why",jn(o,Us)),ct("What to do",jn(s)),...a?[ct("More",`<a href="${io(
a)}">What ${a} means</a>`)]:[]].join(`
`)}
</table>`,es(s)]}const ct=(n,o)=>`<tr><th align="left">${n.replaceAll(" ","&nbsp;")}</th><td>${o}</td></tr>`;function Fd({
attempts:n,result:o,response:s,payload:a,target:c}){const l=c?.type==="audience"?c.audience:void 0;return{outcome:o.outcome,
reason:"failure"in o?o.failure.reason:"reason"in o?o.reason:"","status-code":ut(s?.statusCode),response:s?.body??"",payload:a??
"","audience-id":ut(l?.id),"audience-name":l?.name??"","audience-reach":ut(l?.reach),attempts:ut(n),"sent-at":o.outcome===
"sent"?o.sentAt.toISOString():""}}const ut=n=>n===void 0?"":String(n);function Ud(n){return n instanceof Failure?{audiences:"",
count:"",reason:n.reason}:{audiences:JSON.stringify(n),count:String(n.length),reason:""}}function Bs(n,o,s){const{notifications:a,
problems:c,extraFields:l,failure:f}=n,g=a.map(({file:_,content:w})=>({file:_,payload:{...w?.notification,...l}})),b=a.map(
({file:_})=>_).filter(_=>_!=="");return{payloads:o?"":JSON.stringify(g),files:f||c.length>0?"":JSON.stringify(b),"summar\
y-url":s,count:f?"":String(g.length),reason:o}}const Ks=2,uo=56,Ws={"beside the text":uo,"below the text":360},Hs="Where\
 the text is cut off is an estimate: it depends on fonts, versions and settings.";function Vs(n){return`<div>
${Xn.map(s=>Gs(s,n)).join(`
`)}
<br clear="all"><sub>${Hs}</sub>
</div>`}function Gs(n,o){const{title:s,message:a,landing_url:c,actions:l=[]}=o,{name:f,browser:g,iconAt:b,textWidth:_}=n,
w=at(s,n.title),A=at(a,n.message),M=l.slice(0,Ks).map(({text:E})=>at(E,n.button)),x=l.length-M.length,P=`<td valign="top\
" width="${uo}">${lo("beside the text",o)}</td>`,T=`<td valign="top" width="${_}" dir="auto"><b>${Gt(w)}</b><br>${Gt(A)}\
</td>`,N=lo("below the text",o),V=M.map(E=>`<kbd>&nbsp;${Gt(E)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),D={Title:w,Message:A},
F=[...Object.entries(D).map(([E,k])=>Yt(k)&&Xs(E,k)),M.some(Yt)&&"\u2702\uFE0F A button is cut",x>0&&`\u2702\uFE0F ${Oe(
x,"more button")} not shown`,...Object.entries(D).map(([E,k])=>!Yt(k)&&fo(qs(E,k))),fo(`Opens ${ns(c,38)}`)].filter(Boolean);
return`<table align="left">${[`<th colspan="2">${f} <sub>${g}</sub></th>`,b==="start"?P+T:T+P,N&&`<td colspan="2" align=\
"center">${N}</td>`,V&&`<td colspan="2" align="center">${V}</td>`,`<td colspan="2">${F.join("<br>")}</td>`].flatMap(E=>E?
[`<tr>${E}</tr>`]:[]).join("")}</table>`}function lo(n,o){return ie.$G.flatMap(a=>{const{drawn:c,use:l}=ie.Ng[a],f=o[a];
return c===n&&f!==void 0?[is(f,l,Ws[n])]:[]}).join("<br>")}const Ys=24,Gt=({shown:n})=>Dt(Nt(n,Ys)),Yt=({visible:n,total:o})=>n<
o,Xs=(n,{visible:o,total:s})=>`\u2702\uFE0F ${n} cut after ${Ce(o)} of ${Oe(s,"character")}`,qs=(n,{total:o})=>`${n} fit\
s (${Oe(o,"character")})`,fo=n=>`<sub>${n}</sub>`,Xt=({problems:n,notifications:o})=>[...n,...o.flatMap(s=>s.problems)],
Js=["invalid-input","unreadable-file","url-check-failed"];function qt(n){if(n.failure)return n.failure.reason;const o=new Set(
Xt(n).map(({reason:s})=>s));return Js.find(s=>o.has(s))}const Jt=1e3;function Qt(n){const{file:o,path:s=[]}=n;return o===
void 0?(0,se.xv)((0,ae.fI)(n),Jt):(0,se.xv)((0,ae.LT)(s,"The file",n),Jt)}function Qs(n){return`${ho(n)}${Qt(n)}`}function po({
content:n,positionOf:o},s){const a=gs(s);return n?.sources[a[0]]==="file"?o(a):void 0}function er(n,o){const s=po(n,o);return`${ho(
{file:n.file||void 0,position:s})}Advice: ${Bt(o)}`}function ho({file:n,position:o={line:1,column:1}}){return n===void 0?
"":`${n.replace(Te.Qi,"\uFFFD")}:${o.line}:${o.column}: `}const lt=({problems:n})=>n.length>0;function en(n){const{notifications:o,
omitted:s,failure:a}=n;if(a)return"The notifications were not checked";const c=Oe(o.length,"notification"),l=o.filter(lt).
length;if(l>0)return`${l} of ${c} ${l===1?"has":"have"} problems`;if(Xt(n).length>0)return"The inputs have problems";if(o.
length===0&&s){const f=s.only==="added"?"added":"added or changed";return s.total===0?"Nothing to check: there is no fil\
e":`Nothing to check: of ${Oe(s.total,"file")}, none is ${f}`}return`${c} checked: no problems`}function tr(n){const{notifications:o,
problems:s,failure:a}=n,c=o.toSorted((l,f)=>Number(lt(f))-Number(lt(l)));return[`<h2>${qt(n)?"\u274C":"\u2705"} ${en(n)}\
</h2>`,a&&js(co(a)),mo(s),c.map(or)]}const nr=({file:n,oldName:o})=>`${(0,se.hD)(n)} is the file ${(0,se.hD)(o)} under a\
 new name, so it is not added.`;function or(n){const{file:o,problems:s,advice:a,content:c}=n,l=o===""?"Notification from\
 the inputs":Lt(o,ir),f=a.map(g=>`\u26A0\uFE0F ${st(Bt(g))}`).join("<br>");return[`<h3>${lt(n)?"\u274C ":""}${l}</h3>`,mo(
s),f&&`<p>${f}</p>`,c&&Vs(c.notification)]}const ir=200,sr=20;function mo(n){if(n.length===0)return;const o=n.slice(0,sr).
map(c=>`<li>${rr(c)}${st(Qt(c),Jt)}</li>`),s=(0,ae._k)(n),a=s-o.length;return a>0&&o.push(`<li>${Ce(a)} more: see the lo\
g.</li>`),`<p><b>${Oe(s,"problem")}</b></p>
<ul>
${o.join(`
`)}
</ul>`}const rr=({position:n})=>n?`${Kn(`${n.line}:${n.column}`)} `:"",ar=["payload","outcome","reason","kind","type","u\
nexpected","field","fieldPath","what","only","sources"];function cr(n,o){const s=(a,c)=>{if(typeof a=="string")return o(
a);if(Array.isArray(a))return a.map(f=>s(f,c));if(a instanceof he.HR)return ur(a,o);if(typeof a!="object"||a===null||a instanceof
Date)return a;const l=Object.entries(a).map(([f,g])=>c?[o(f),s(g,!0)]:[f,ar.includes(f)?g:s(g,f==="extraFields")]);return Object.
fromEntries(l)};return s(n,!1)}function ur({reason:n,title:o,message:s,hint:a},c){const l=typeof a=="string"?c(a):{newRunAfter:c(
a.newRunAfter)};return new he.HR({reason:n,title:c(o),message:c(s),hint:l})}var Ie=H(1953),tn=H(1455),Re=H(6760);const lr=require("node:timers/promises");
class go extends Error{}class yo extends Error{folder;constructor(o,s){super("a folder cannot be read",{cause:s}),this.folder=
o}}const dr=1e3;function fr(n){return n.split("/").filter(s=>s!==""&&s!==".").map(s=>{if(s==="**")return s;const a=pr(s);
return c=>s.startsWith(".")===c.startsWith(".")&&mr(a,c)})}function pr(n){const o=n.lastIndexOf("]")+1;return[...n.slice(
0,o).match(/\[[!^]?[^/][^\]/]*\]|./gsu)??[],...n.slice(o)].map(a=>{const c=/^\[([!^]?)(.+)\]$/su.exec(a);if(!c)return a;
const[,l="",f=""]=c,g=hr(f);return l?b=>!g(b):g})}function hr(n){const s=Array.from(n.matchAll(/(.)-(.)|./gsu)).map(([a,
c=a,l=a])=>({from:c,to:l}));return a=>s.some(({from:c,to:l})=>c<=a&&a<=l)}function mr(n,o){const s=Array.from(o);let a=0,
c=-1,l=0;for(let f=0;f<s.length;)if(n[a]==="*")c=a++,l=f;else if(gr(n[a],s[f]??""))a++,f++;else if(c!==-1)a=c+1,f=++l;else
return!1;return n.slice(a).every(f=>f==="*")}const gr=(n,o)=>typeof n=="function"?n(o):n==="?"||n===o;function yr(n,o,s){
const a=[];for(const c of o){const l=n[c];l==="**"&&!s.startsWith(".")&&a.push(c),typeof l=="function"&&l(s)&&a.push(c+1)}
return _o(n,a)}function _o(n,o){const s=new Set(o);for(const a of s)n[a]==="**"&&s.add(a+1);return s}async function _r(n,o,s,a){
const c=[];let l=0;async function f(g,b){const _=await br(n,g);if(a.entries-=_.length,a.entries<0)throw new go;for(const w of _.
sort((A,M)=>A.name<M.name?-1:1)){if(++l%dr===0&&await(0,lr.setImmediate)(),c.length>=s||a.signal.aborted)return;const A=yr(
o,b,w.name),M=g?`${g}/${w.name}`:w.name;if(w.isDirectory()){A.size>0&&await f(M,A);continue}A.has(o.length)&&!await $r(w,
(0,Re.join)(n,M))&&c.push(M)}}return await f("",_o(o,[0])),c}async function br(n,o){try{return await(0,tn.readdir)((0,Re.
join)(n,o),{withFileTypes:!0})}catch(s){if(bo(s))return[];throw new yo(o,s)}}const bo=n=>["ENOENT","ENOTDIR"].includes(n.
code??"");async function $r(n,o){return n.isSymbolicLink()?(await(0,tn.stat)(o).catch(()=>{}))?.isDirectory()===!0:!1}var dt=H(
5155);const nn=100,$o=2e5,vr=4096;async function on(n,o,s){const c={workspace:(0,dt.ih)(),maxFound:s?$o:nn+1,budget:{entries:$o,
signal:o}},l=new Set,f=[],g=[],b=n.split(/\r\n?|\n/).map(w=>w.trim());for(const w of new Set(b.filter(A=>A!==""))){const A=await kr(
w,c);if(!Array.isArray(A))f.push(A);else if(A.length===0)g.push(wr(w));else for(const M of A)l.add(M)}const _=s?[...l].filter(
w=>s.has(w)):[...l];return _.length<=nn?{files:_,named:l,problems:f,unmatched:g}:(f.push((0,ae.CC)("payload-files",`matc\
hes more than ${nn} files; use patterns that match fewer`)),{files:[],named:l,problems:f,unmatched:g})}const wr=n=>(0,ae.
CC)("payload-files",(0,ae.yu)(n,"matches no file in the workspace; check the path, and that the repository is checked ou\
t"));async function kr(n,{workspace:o,maxFound:s,budget:a}){const c=(_,w)=>(0,ae.CC)("payload-files",(0,ae.yu)(n,_),w&&{
reason:w}),l=(0,Re.resolve)(o,n),f=(0,Re.relative)(o,l).replaceAll(Re.sep,"/"),g=n.length>vr;let b;try{b=await(0,tn.lstat)(
l)}catch(_){if(!g&&!/[*?[]/.test(n)&&!bo(_))return[f]}if(b?.isDirectory()&&(0,dt.zz)(l,o)){const _=f===""?"*.yml":`${f}/\
*.yml`;return c(`is a folder; use \`${(0,se.xv)(_)}\``,"unreadable-file")}if(b)return[f];try{const _=g?[]:fr(n.replaceAll(
Re.sep,"/"));return await _r(o,_,s,a)}catch(_){if(_ instanceof go)return c("searches too many files; begin the pattern w\
ith the folder that your files are in");if(!(_ instanceof yo))throw _;const w=_.folder===""?"the workspace":`the folder ${(0,se.
hD)(_.folder)}`,A=(0,he.q0)(_.cause),M=`searches ${w}, which cannot be read (${A}); make it readable, or use a pattern t\
hat does not search it`;return c(M,"unreadable-file")}}async function zr(n,o,s){if(o===""||o==="all"){const{files:w,problems:A,
unmatched:M}=await on(n,s);return{files:w,problems:[...A,...M]}}if(o!=="changed"&&o!=="added")return on(n,s,new Set);const{
filesOfEvent:a}=await H.e(487).then(H.bind(H,7487)),c=await a(o,{event:(0,Ie.j_)(),sha:(0,Ie.yI)().run.sha,signal:s}),{files:l,
problems:f,unmatched:g,named:b}=await on(n,s,c.files),_=[...c.renamed].filter(([w])=>b.has(w)).map(([w,A])=>({file:w,oldName:A}));
return c.problems.length>0?{files:l,problems:[...c.problems,...f]}:{files:l,problems:f,omitted:{only:o,total:b.size,renamed:_,
unmatched:g}}}const vo=require("os");function wo(n){return n==null?"":typeof n=="string"||n instanceof String?n:JSON.stringify(
n)}function sn(n){return Object.keys(n).length?{title:n.title,file:n.file,line:n.startLine,endLine:n.endLine,col:n.startColumn,
endColumn:n.endColumn}:{}}function De(n,o,s){const a=new xr(n,o,s);process.stdout.write(a.toString()+vo.EOL)}function ko(n,o=""){
De(n,{},o)}const zo="::";class xr{constructor(o,s,a){o||(o="missing.command"),this.command=o,this.properties=s,this.message=
a}toString(){let o=zo+this.command;if(this.properties&&Object.keys(this.properties).length>0){o+=" ";let s=!0;for(const a in this.
properties)if(this.properties.hasOwnProperty(a)){const c=this.properties[a];c&&(s?s=!1:o+=",",o+=`${a}=${Zr(c)}`)}}return o+=
`${zo}${Pr(this.message)}`,o}}function Pr(n){return wo(n).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}
function Zr(n){return wo(n).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,
"%2C")}const jd=require("path");var xo=function(n,o,s,a){function c(l){return l instanceof s?l:new s(function(f){f(l)})}
return new(s||(s=Promise))(function(l,f){function g(w){try{_(a.next(w))}catch(A){f(A)}}function b(w){try{_(a.throw(w))}catch(A){
f(A)}}function _(w){w.done?l(w.value):c(w.value).then(g,b)}_((a=a.apply(n,o||[])).next())})},rn;(function(n){n[n.Success=
0]="Success",n[n.Failure=1]="Failure"})(rn||(rn={}));function Bd(n,o){const s=toCommandValue(o);if(process.env[n]=s,process.
env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(n,o));issueCommand("set-env",{name:n},s)}function Er(n){
De("add-mask",{},n)}function Kd(n){process.env.GITHUB_PATH||""?issueFileCommand("PATH",n):issueCommand("add-path",{},n),
process.env.PATH=`${n}${path.delimiter}${process.env.PATH}`}function ft(n,o){const s=process.env[`INPUT_${n.replace(/ /g,
"_").toUpperCase()}`]||"";if(o&&o.required&&!s)throw new Error(`Input required and not supplied: ${n}`);return o&&o.trimWhitespace===
!1?s:s.trim()}function Wd(n,o){const s=ft(n,o).split(`
`).filter(a=>a!=="");return o&&o.trimWhitespace===!1?s:s.map(a=>a.trim())}function Hd(n,o){const s=["true","True","TRUE"],
a=["false","False","FALSE"],c=ft(n,o);if(s.includes(c))return!0;if(a.includes(c))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${n}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function Vd(n,o){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(n,o));process.stdout.write(os.EOL),issueCommand("set-output",
{name:n},toCommandValue(o))}function Gd(n){issue("echo",n?"on":"off")}function Yd(n){process.exitCode=rn.Failure,an(n)}function Sr(){
return process.env.RUNNER_DEBUG==="1"}function Ar(n){De("debug",{},n)}function an(n,o={}){De("error",sn(o),n instanceof Error?
n.toString():n)}function Tr(n,o={}){De("warning",sn(o),n instanceof Error?n.toString():n)}function Mr(n,o={}){De("notice",
sn(o),n instanceof Error?n.toString():n)}function Po(n){process.stdout.write(n+vo.EOL)}function Zo(n){ko("group",n)}function Eo(){
ko("endgroup")}function Xd(n,o){return xo(this,void 0,void 0,function*(){Zo(n);let s;try{s=yield o()}finally{Eo()}return s})}
function qd(n,o){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(n,o));issueCommand(
"save-state",{name:n},toCommandValue(o))}function Jd(n){return process.env[`STATE_${n}`]||""}function Qd(n){return xo(this,
void 0,void 0,function*(){return yield OidcClient.getIDToken(n)})}const Cr={"expected-payload":"any"};function Or(n){for(const o of n.
filter(s=>ot._y.includes(s))){const s=ft(o);s!==""&&Er(s)}return Object.fromEntries(n.map(o=>[o,Ir(o)]))}function Ir(n){
return process.env[`INPUT_${n.toUpperCase()}`]!==void 0?ft(n):Cr[n]??""}function Rr(n){return Object.entries(process.env).
flatMap(([o,s])=>{const[,a]=/^input_(.+)$/s.exec(o.toLowerCase())??[];return a===void 0||n.includes(a)||!s?.trim()?[]:[{
name:a,variable:o}]})}async function Dr(n,o){const s=Rr(n);if(s.length===0)return[];const{unknownInputs:a}=await H.e(65).
then(H.bind(H,3065));return a(s,n,o)}const Lr=require("node:http");var cn=H.n(Lr);const ke=()=>process.uptime()*1e3,Nr=require("node:string_decoder");
class je extends Error{reason;constructor(o,s){super(s),this.reason=o}}class So extends Error{constructor(){super("a res\
ponse arrived before the request was sent")}}function Fr(n,{isProxied:o,isProxyTls:s}){const a=(b,_)=>({kind:"failure",mayHaveBeenReceived:!1,
reason:b,retryable:_,cause:n});if(n instanceof je)return a(n.reason,n.reason==="timeout");const{code:c="",syscall:l,statusCode:f}=n;
return c==="ERR_PROXY_TUNNEL"?a("proxy-failed",f===void 0):n instanceof So||c.startsWith("HPE_")?a(s?"proxy-failed":"con\
nection-failed",!0):!Ur(n)&&!c.startsWith("ERR_INVALID")?a(s?"proxy-failed":"tls-failed",!1):a(o&&!(c==="ECONNRESET"&&l===
void 0&&!s)?"proxy-failed":"connection-failed",!0)}function Ur(n){if(n instanceof AggregateError)return!0;const{code:o="",
syscall:s}=n;return s!==void 0&&o!=="EPROTO"||jr.test(o)}const jr=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function Br(n,o){const s=n.code??"",c=o>0||s.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:n instanceof je?n.reason:c,retryable:!0,cause:n}}const Kr=n=>Wr.test(String(n)),Wr=/\bSSL alert number (42|43|44|45|46|48|116)\b/;
function Hr(n,o,s){const{method:a,url:c,headers:l,body:f}=n,g=f===void 0?l:{...l,"Content-Length":Buffer.byteLength(f)},
b=cn().request(c,{agent:o,method:a,headers:g});return new Promise(_=>new Vr(n,b,s,_).start())}class Vr{#t;#e;#n;#i;#o;#a="";#s;#r;#c;#f=0;#u=!1;#p=!1;constructor(o,s,a,c){
this.#t=o,this.#e=s,this.#n=a,this.#i=c,this.#o=new Nr.StringDecoder(o.encoding)}start(){const{timeoutMs:o,signal:s}=this.#t,
a=()=>this.#d(new je("timeout",`no response within ${o/1e3} s`));this.#c=setTimeout(a,o),this.#e.on("error",c=>this.#d(c)),
this.#e.on("close",()=>this.#v()),this.#e.on("socket",c=>this.#_(c)),this.#e.on("response",c=>this.#$(c)),s?.addEventListener(
"abort",this.#h),s?.aborted&&this.#h()}#h=()=>this.#d(new je("cancelled","the run was cancelled"));#g=()=>{this.#p=!0};#l=o=>{
this.#f+=o.length};#_(o){this.#r=o,o.on("data",this.#l),o.once("session",this.#g);const s=()=>{this.#b(o)};Gr(o)?s():o.once(
To(o)?"secureConnect":"connect",s)}async#b(o){if(await Ao(),this.#e.destroyed||o.destroyed)return;this.#u=!0;const s=o.getProtocol?.()===
"TLSv1.3";(this.#e.reusedSocket||!s)&&(this.#p=!0),this.#e.end(this.#t.body)}#$(o){const{maxBytes:s,wantsBody:a}=this.#t;
if(!this.#u){this.#d(new So);return}const c=o.statusCode??0,l={kind:"response",status:c,headers:o.headers,at:new Date};if(this.#s=
{head:l,stream:o},a?.(c)===!1){this.#m(l),this.#e.destroy();return}let f=0;o.on("data",g=>{this.#a+=this.#o.write(g.subarray(
0,s-f)),f+=g.length,!(f<=s)&&(this.#m(l,"too-large"),this.#e.destroy())}),o.on("end",()=>this.#m(l,o.complete?void 0:"cu\
t")),o.on("error",g=>this.#d(g))}#v(){this.#s||this.#d(Object.assign(new Error("the connection was closed"),{code:"ECONN\
RESET"}))}#d(o){this.#s?this.#w(this.#s,o):this.#k(o)?this.#y(Fr(o,this.#n)):this.#y(Br(o,this.#f)),this.#e.destroy()}#w({
head:o,stream:s},a){if(a instanceof je){this.#m(o,a.reason);return}for(;s.read()!==null;);this.#m(o,s.complete?void 0:"c\
ut")}#k(o){return this.#u?!this.#p&&this.#f===0&&Kr(o):!0}#m(o,s){const c=(this.#a+this.#o.end()).replace(/^\ufeff/,"");
this.#y({...o,body:c,incomplete:s})}#y(o){clearTimeout(this.#c),this.#t.signal?.removeEventListener("abort",this.#h),this.#r?.
removeListener("data",this.#l),this.#r?.removeListener("session",this.#g);const s={result:o,isConnectionKept:this.#e.reusedSocket};
setImmediate(()=>this.#i(s))}}async function Ao(){for(let n=0;n<2;n++)await new Promise(o=>setImmediate(o))}const To=n=>n.
encrypted===!0;function Gr(n){return n.connecting?!1:!To(n)||n.secureConnecting===!1}const pt=require("node:net");function Yr(n,o,s=process.
version){const a=(n.protocol==="https:"?o.https:o.http)?.trim();if(!a||oa(n,o.bypass))return;if(!Jr(s))return{problem:`N\
ode ${s} of this runner cannot use a proxy; update the runner (Node 24.5 or later can), or remove the proxy settings`};if(a.
search(Te.Qi)>=0)return{problem:"the proxy setting contains a line break or another control character"};const c=(0,we.Dl)(
Mo(a));return!c||!/^https?:/.test(c.protocol)?{problem:"the proxy setting is not an http or https URL"}:[c.username,c.password].
some(l=>Co(l)===void 0)?{problem:"the user name or password in the proxy setting is not percent-encoded"}:{url:c.href}}function ef(n){
const{statusCode:o}=Object(n);return o===407?qr:`${Xr} Then run this again.`}const Xr="Check HTTPS_PROXY, HTTP_PROXY and\
 NO_PROXY on the runner. If the proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.",qr="The proxy\
 requires a valid user name and password: put them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.";function Jr(n){
const[o=0,s=0]=n.slice(1).split(".").map(Number);return o>24||o===24&&s>=5}const Qr=4;function ea({http:n,https:o}){return[
...new Set([n,o].flatMap(s=>s===void 0?[]:ta(s)))]}function ta(n){const o=n.trim(),s=o.replace(/^[^:]*:\/\//,"");if(!s.includes(
"@"))return[];const a=na(s.slice(0,s.lastIndexOf("@"))),c=a.map(b=>Co(b)??b),{username:l="",password:f=""}=(0,we.Dl)(Mo(
o))??{},g=Buffer.from(c.join(":")).toString("base64").replaceAll("=","");return[...a,l,f,...c,g].filter(b=>b.length>=Qr)}
function na(n){const o=n.indexOf(":");return o<0?[n,""]:[n.slice(0,o),n.slice(o+1)]}const Mo=n=>n.includes("://")?n:`htt\
p://${n}`;function Co(n){try{return decodeURIComponent(n)}catch{return}}function oa(n,o){const s=Oo(n.hostname).replace(
/\.$/,""),a=n.port||(n.protocol==="https:"?"443":"80");return o?.toLowerCase().match(/[^\s,]+/g)?.some(l=>l==="*"||ia(l,
s,a))??!1}function ia(n,o,s){if(n.includes("/"))return ra(n,o);const a=/^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(n),c=a?.[1]??n;
if(a&&a[2]!==s)return!1;const l=sa(Oo(c).replace(/^\*?\./,""));return o===l?!0:(0,pt.isIP)(o)===0&&o.endsWith(`.${l}`)}const Oo=n=>n.
replace(/[[\]]/g,""),sa=n=>(0,we.Dl)(`http://[${n}]`)?.hostname.slice(1,-1)??n;function ra(n,o){const[s="",a=""]=n.split(
"/"),c=(0,pt.isIP)(s);if(c===0||(0,pt.isIP)(o)!==c)return!1;const l=c===4?32:128;if(!/^\d{1,3}$/.test(a)||Number(a)>l)return!1;
const f=c===4?"ipv4":"ipv6",g=new pt.BlockList;return g.addSubnet(s,Number(a),f),g.check(o,f)}const Io=1e3,aa=10;class ca{#t;#e;#n=new Map;#i=new WeakMap;#o=new Map;constructor(o,s){
this.#t=o,this.#e=s}async request(o){const{method:s,url:a}=o,c=Yr(a,this.#t);if(c&&"problem"in c)return{kind:"failure",mayHaveBeenReceived:!1,
reason:"proxy-failed",retryable:!1,cause:new Error(c.problem)};const l=await this.#a(a,c?.url);await this.#s(l,s);const f=c!==
void 0,g={isProxied:f,isProxyTls:f&&a.protocol==="http:"},b=ke(),{result:_,isConnectionKept:w}=await Hr(o,l,g),A=this.#c(
`${s} ${a}`),M=_.kind==="response"?_.status:_.reason;return this.#e?.({method:s,url:a,ended:M,ms:ke()-b,attempt:A,isConnectionKept:w}),
_}async#a(o,s){const a=`${o.protocol} ${s}`,c=this.#n.get(a);if(c)return c;const{Agent:l}=o.protocol==="https:"?await ua():
cn();s!==void 0&&await fa();const f=new l({keepAlive:!0,proxyEnv:{http_proxy:s,https_proxy:s}});return f.on("free",g=>this.#i.
set(g,ke())),this.#n.set(a,f),f}async#s(o,s){const a=Math.min(...Ro(o).map(l=>this.#r(l))),c=a<=Io;s!=="GET"&&c&&await da(
aa-a);for(const l of Ro(o))(this.#r(l)>Io||la(l))&&l.destroy()}#r(o){return ke()-(this.#i.get(o)??Number.NEGATIVE_INFINITY)}#c(o){
const s=(this.#o.get(o)??0)+1;return this.#o.set(o,s),s}}const ua=async()=>(await Promise.resolve().then(H.t.bind(H,4708,
23))).default,Ro=n=>Object.values(n.freeSockets).flat(),la=n=>n.readableEnded;async function da(n){n>0&&await new Promise(
o=>setTimeout(o,n)),await Ao()}async function fa(){const{subscribe:n,unsubscribe:o}=await Promise.resolve().then(H.t.bind(
H,3053,23));o("net.client.socket",Do),n("net.client.socket",Do)}function Do(n){const{socket:o}=n;o.on("error",()=>{}),o.
on("newListener",(s,a)=>{s==="readable"&&o.removeListener("readable",a)})}const un=n=>n>=200&&n<300;function pa(n){const o=cn().
STATUS_CODES[n];return o===void 0?String(n):`${n} ${o}`}var Lo=H(311);const No="\u2060";function Fo(n){return n.replace(
/\r\n?|[\u0085\u2028\u2029]/g,`
`).replaceAll("##[",`##${No}[`).split(`
`).map(ma).join(`
`).replace(Te.hD,"\uFFFD")}const ha=(0,Te.xb)(String.raw`[^\s\p{C}\p{Z}]`,"u");function ma(n){const o=n.indexOf("::");return o>=
0&&!ha().test(n.slice(0,o))?`${n.slice(0,o)}:${No}${n.slice(o+1)}`:n}class ga{#t;constructor(o){this.#t=o}info(o){Po(this.#n(
o))}retry(o,s){const a=(s/1e3).toFixed(1);this.info(`${o.title}: ${o.message} Retrying ${a==="0.0"?"now":`in ${a} s`}.`)}exchange({
method:o,url:s,ended:a,ms:c,attempt:l,isConnectionKept:f}){const g=f?"kept":"new",b=`${o} ${s.host}${s.pathname}`;Ar(this.#n(
`${b}: ${a} in ${c.toFixed()} ms (try ${l}, ${g} connection)`))}group(o,s){Zo(this.#n(o)),this.info(s),Eo()}stack({reason:o,
cause:s}){o==="internal-error"&&this.group(`Stack of the error (${Lo.N}, Node ${process.version}, ${process.platform})`,
Uo(s))}notice(o,s,a){this.#e(Mr,o,s,a)}warning(o,s,a){this.#e(Tr,o,s,a)}error(o,s,a){this.#e(an,o,s,a)}#e(o,s,a,c){const l=this.#n(
a);l.length>Vt&&Po(l),o(l,{title:this.#n(s),...c&&{file:c.file,startLine:c.line,startColumn:c.column}})}#n(o){return Fo(
this.#t(o))}}function Uo(n){if(!(n instanceof Error))return(0,he.q0)(n);const{stack:o=(0,he.q0)(n),cause:s}=n;return s===
void 0?o:`${o}
Caused by: ${Uo(s)}`}function ya(n){const o=new Date,s=(0,Ie.uv)(),a=(0,ot.gE)({...n,proxyCredentials:ea(s)}),c=new ga(a.
redact),l=new _a;return{log:c,secrets:a,redact:a.redact,http:new ca(s,Sr()?f=>c.exchange(f):void 0),signal:At.signal,startedAt:o,
watch:f=>l.watch(f)}}class _a{#t=()=>{};constructor(){process.exitCode=1,process.on("beforeExit",()=>this.#t(new Error("\
it stopped before it finished"))),process.on("uncaughtException",o=>{this.#t(o),At.abort()})}watch(o){const s=new Promise(
(a,c)=>{this.#t=c});return Promise.race([o,s])}}async function ba(n,o,s,a=o){let c=o;try{s()}catch(l){c=a,$a(n,l)}return await new Promise(
l=>process.stdout.write("",l)),wa(c)}function $a(n,o){const s=o instanceof Error?o.name:typeof o;an(`The report of this \
run failed (${s}). The outputs say how the run ended, if they are set. If this step sends a notification and \`outcome\` i\
s not set, it may have been sent: wait some minutes, then look in the panel of your push service before you send it agai\
n.`,{title:"Internal error (internal-error)"});try{n.stack((0,he.h_)(o))}catch{}}const va=/^(GetAddrInfo|FS)Req/;function wa(n){
if(process.getActiveResourcesInfo().some(o=>va.test(o)))if(process.platform!=="win32"){const o={...process.env,NODE_OPTIONS:""};
process.execve?.(process.execPath,[process.execPath,"-e",`process.exit(${n})`],o)}else n===1&&process.kill(process.pid,"\
SIGKILL");process.exit(n)}var jo=H(3024);function ka(n,o,s){const{title:a,why:c}=s,{text:l,isShortened:f}=Fs(s,Fo);f&&n.
info(c.text),n[o](a,l)}const ht=524288;function tf(n,o,{length:s}){if(s<=ht)return;const a=`GitHub passes at most about ${ht}\
 on to other jobs, so use it only in this job.`;n.warning("Large output",`The output \`${o}\` has ${s} characters. ${a}`)}
const za=["response","audience-name"];function xa(n,{redact:o,log:s}){const a=process.env.GITHUB_OUTPUT;if(!a)return;const c={
...n};for(const l of za){const f=n[l];f!==void 0&&(c[l]=o(f))}try{(0,jo.appendFileSync)(a,Pa(c))}catch(l){s.warning("Out\
puts not written",`The action could not write its outputs (${(0,he.q0)(l)}). Later steps may see them as empty; the log \
says how the run ended.`)}}function Pa(n){const o=new Set(Object.values(n).flatMap(c=>c.match(/ghadelimiter_\d+/g)??[]));
let s=0;for(;o.has(`ghadelimiter_${s}`);)s++;const a=`ghadelimiter_${s}`;return Object.entries(n).map(([c,l])=>`${c}<<${a}\

${l}
${a}
`).join("")}function Za(n,o,{log:s}){const a=process.env.GITHUB_STEP_SUMMARY;if(!(!a||(0,re.yG)(n)===!1))try{(0,jo.appendFileSync)(
a,Sa(o()))}catch(c){s.warning("Summary not written",`Could not write the job summary (${(0,he.q0)(c)}).`)}}const Ea=9e5,
Bo=n=>typeof n=="object"?n.flatMap(Bo):n?[n]:[];function Sa(n,o=Ea){const s=Bo(n),a="<p>The rest of this summary is left\
 out, because GitHub limits its size.</p>",c=o-Buffer.byteLength(a)-2;let l=0;const f=s.findIndex(b=>(l+=Buffer.byteLength(
b)+2,l>c));return`${(f===-1?s:[...s.slice(0,f),a]).join(`

`)}
`}const Aa=new TextDecoder,$e=(n,o=0,s=n.length)=>Aa.decode(n.slice(o,s)),mt=(n,o=0,s=n.length)=>n.slice(o,s).reduce((a,c)=>a+
`0${c.toString(16)}`.slice(-2),""),ze=(n,o)=>new DataView(n.buffer,n.byteOffset+o),Ko=(n,o=0)=>ze(n,o).getInt16(0,!0),gt=(n,o=0)=>ze(
n,o).getUint16(0,!1),ln=(n,o=0)=>ze(n,o).getUint16(0,!0),Wo=(n,o=0)=>{const s=ze(n,o);return s.getUint16(0,!0)+(s.getUint8(
2)<<16)},nf=(n,o=0)=>ze(n,o).getInt32(0,!0),Be=(n,o=0)=>ze(n,o).getUint32(0,!1),Ta=(n,o=0)=>ze(n,o).getUint32(0,!0),of=(n,o,s)=>ze(
n,o).getBigUint64(0,!s),Ma={readUInt16BE:gt,readUInt16LE:ln,readUInt32BE:Be,readUInt32LE:Ta};function Ke(n,o,s=0,a=!1){const l=`\
readUInt${o}${a?"BE":"LE"}`;return Ma[l](n,s)}const dn=8;function Ca(n,o,s,a,c){if(n.length-a<dn)return;const l=o.getUint32(
s+a,!1);if(!(n.length-a<l))return{offset:a,size:l,matches:o.getUint32(s+4+a,!1)===c}}const Ho=new WeakMap;function Oa(n){
let o=Ho.get(n.buffer);return o||(o=new DataView(n.buffer),Ho.set(n.buffer,o)),o}function sf(n,o,s){const a=Oa(n),c=o.charCodeAt(
0)<<24|o.charCodeAt(1)<<16|o.charCodeAt(2)<<8|o.charCodeAt(3),l=n.byteOffset;let f=s;for(;f<n.length&&!(n.length-f<4);){
if(a.getUint32(l+f,!1)<dn){f+=dn;continue}const g=Ca(n,a,l,f,c);if(!g)break;if(g.matches)return{name:o,offset:g.offset,size:g.
size};f+=g.size}}const Ia=/^GIF8[79]a/,Ra={validate:n=>Ia.test($e(n,0,6)),calculate:n=>({height:ln(n,8),width:ln(n,6)})},
Da="45786966",La=2,fn=6,Na=2,Fa="4d4d",Ua="4949",Vo=12,ja=2;function Ba(n){return mt(n,2,6)===Da}function Ka(n,o){return{
height:gt(n,o),width:gt(n,o+2)}}function Wa(n,o){const a=fn+8,c=Ke(n,16,a,o);for(let l=0;l<c;l++){const f=a+ja+l*Vo,g=f+
Vo;if(f>n.length)return;const b=n.slice(f,g);if(Ke(b,16,0,o)===274)return Ke(b,16,2,o)!==3||Ke(b,32,4,o)!==1?void 0:Ke(b,
16,8,o)}}function Ha(n,o){const s=n.slice(La,o),a=mt(s,fn,fn+Na),c=a===Fa;if(c||a===Ua)return Wa(s,c)}function Va(n,o){if(o>
n.length)throw new TypeError("Corrupt JPG, exceeded buffer limits")}const Ga={validate:n=>mt(n,0,2)==="ffd8",calculate(n){
let o=n.slice(4),s,a;for(;o.length;){const c=gt(o,0);if(Va(o,c),o[c]!==255){o=o.subarray(1);continue}if(Ba(o)&&(s=Ha(o,c)),
a=o[c+1],a===192||a===193||a===194){const l=Ka(o,c+5);return s?{height:l.height,orientation:s,width:l.width}:l}o=o.subarray(
c+2)}throw new TypeError("Invalid JPG, no size found")}},Ya=`PNG\r

`,Xa="IHDR",Go="CgBI",qa={validate(n){if(Ya===$e(n,1,8)){let o=$e(n,12,16);if(o===Go&&(o=$e(n,28,32)),o!==Xa)throw new TypeError(
"Invalid PNG");return!0}return!1},calculate(n){return $e(n,12,16)===Go?{height:Be(n,36),width:Be(n,32)}:{height:Be(n,20),
width:Be(n,16)}}};function Ja(n){return{height:1+Wo(n,7),width:1+Wo(n,4)}}function Qa(n){return{height:1+((n[4]&15)<<10|
n[3]<<2|(n[2]&192)>>6),width:1+((n[2]&63)<<8|n[1])}}function ec(n){return{height:Ko(n,8)&16383,width:Ko(n,6)&16383}}const tc=[
qa,Ga,Ra,{validate(n){const o=$e(n,0,4)==="RIFF",s=$e(n,8,12)==="WEBP",a=$e(n,12,15)==="VP8";return o&&s&&a},calculate(n){
const o=$e(n,12,16),s=n.slice(20,30);if(o==="VP8X"){const c=s[0],l=(c&192)===0,f=(c&1)===0;if(l&&f)return Ja(s);throw new TypeError(
"Invalid WebP")}if(o==="VP8 "&&s[0]!==47)return ec(s);const a=mt(s,3,6);if(o==="VP8L"&&a!=="9d012a")return Qa(s);throw new TypeError(
"Invalid WebP")}}],nc=25;function oc(n){if(n.length<nc)return;const o=new Uint8Array(n);try{return tc.find(s=>s.validate(
o))?.calculate(o)}catch{return}}const Yo=5,Xo=5,ic=[301,302,303,307,308];async function sc({url:n,image:o,timeoutMs:s,http:a,
...c}){const l=ke()+s,f=new Set;for(let g=pn(n);;){f.add(g.href);const b=await a.request({...c,method:"GET",url:g,timeoutMs:Math.
max(0,l-ke()),maxBytes:Yo*Fn.E$,encoding:"latin1",wantsBody:P=>o&&un(P)});if(b.kind==="failure")return{kind:"failure",at:g,
failure:b};const{status:_,headers:w}=b,A=ic.includes(_)?w.location:void 0;if(A===void 0)return{kind:"status",at:g,status:_,
image:o&&un(_)?rc(b):void 0};const M=ac(A,g);if(!M){const P=A.length>we.QO;return{kind:"bad-redirect",at:g,why:P?`to a U\
RL of more than ${we.zF}`:"to something that is not a URL"}}if(!/^https?:$/.test(M.protocol))return{kind:"bad-redirect",
at:g,why:"to something other than a web page"};if(o&&M.protocol==="http:")return{kind:"off-https",at:g};const x=pn(M);if(f.
has(x.href))return{kind:"bad-redirect",at:g,why:"in a loop"};if(f.size>Xo)return{kind:"bad-redirect",at:g,why:`more than\
 ${Xo} times`};g=x}}function rc({body:n,incomplete:o}){if(o)return o;if(n.length===0)return"empty";const s=oc(Buffer.from(
n,"latin1"));return s?{...s,bytes:n.length}:"not-an-image"}function pn(n){const o=new URL(n.href);return o.username="",o.
password="",o.hash="",o}function ac(n,o){const s=n.replace(/[\x80-\xff]/g,a=>`%${a.charCodeAt(0).toString(16).toUpperCase()}`);
return(0,we.Dl)(s,o)}const cc=1e4,uc=20,qo=200,Jo=3e5;async function lc(n,{http:o,signal:s,redact:a}){const{uses:c,userAgent:l}=n,
f=Math.min(n.timeoutMs,cc),g={Accept:"*/*","User-Agent":l},b=new Map,_=({url:D})=>{const F=b.get(D)??pn((0,we.Dl)(D)??new URL(
D)).href;return b.set(D,F),F},w=new Set(c.filter(({image:D})=>D).map(_)),A=new Map,M=ke()+Jo-f,x=new Set([...new Set(c.map(
_))].slice(0,qo)),P=x.values();async function T(){for(const D of P){if(s.aborted||ke()>M)return;const F={url:new URL(D),
image:w.has(D),http:o,headers:g,timeoutMs:f,signal:s};A.set(D,await sc(F))}}if(await Promise.all(Array.from({length:uc},
T)),s.aborted)throw(0,he.Yq)("Checking the URLs");const N=new Set,V=c.flatMap(D=>{const F=_(D),G=A.get(F);return G?fc({...D,
key:F},G,{timeoutMs:f,redact:a}):N.has(D.file)?[]:(N.add(D.file),dc(D,x.has(F)))});return{problems:V.filter(D=>"message"in
D),remarks:V.filter(D=>"kind"in D)}}const af=n=>new Failure({reason:"url-check-failed",title:"URL check failed",message:listSentences(
n.map(problemText)),hint:{newRunAfter:"Fix the pages and images, then run this again. Or correct the URLs, or remove `ch\
eck-urls`, then"}});function dc({url:n,image:o,...s},a){const c=a?`the check ends after ${Jo/6e4} minutes`:`at most ${qo}\
 different URLs are checked`;return{...s,...(0,ae.yu)(n,`was not checked, since ${c}; check fewer at a time`)}}function fc({
url:n,key:o,image:s,...a},c,{timeoutMs:l,redact:f}){const g=c.at.href===o?"":`${hc(c.at,f)} `,b=x=>[{...a,...(0,ae.yu)(n,
`${g}${x}`)}];if(c.kind==="failure")return b(gc(c.failure,l,f));if(c.kind==="bad-redirect")return b(`redirects ${c.why}`);
if(c.kind==="off-https")return s===void 0?[]:b("redirects to http, but images must be https");const{status:_,image:w}=c;
if(!un(_))return b(`responded ${pa(_)}`);if(s===void 0||w===void 0)return[];if(typeof w=="string")return b(mc(w,l));const{
width:A,height:M}=w;return A===0||M===0?b(`is an image of ${A}x${M}`):pc(w,s,a.file)}function pc({width:n,height:o,bytes:s},a,c){
const{sizes:l,maxBytes:f}=ie.Ng[a],g=l.some(_=>_.width===n&&_.height===o),b=[];return g||b.push({kind:"image-size",field:a,
file:c,width:n,height:o}),s>f&&b.push({kind:"image-weight",field:a,file:c,bytes:s}),b}function hc(n,o){return`redirects \
to ${(0,se.hD)(o(n.origin+n.pathname))}, which`}function mc(n,o){return{empty:"responded with an empty body, which is no\
t an image","not-an-image":"is not a valid PNG, JPEG, GIF or WebP image","too-large":`is larger than ${Yo} MiB`,timeout:`\
did not load completely within ${o/1e3} s`,cut:"was cut off",cancelled:"was cut off"}[n]}function gc({reason:n,cause:o},s,a){
if(n==="timeout")return`did not respond within ${s/1e3} s`;const l=/^(ENOTFOUND|EAI_\w+)$/.test(o?.code??"")?"has a host\
 name that cannot be found":"cannot be reached";return`${{"tls-failed":"cannot be reached securely: its certificate is n\
ot accepted, or TLS failed","proxy-failed":"cannot be reached through the proxy","bad-response":"responded with somethin\
g that is not HTTP","connection-lost":"ended the connection without a response","connection-failed":l,cancelled:l}[n]} (${(0,se.
Kb)((0,he.q0)(o),a)})`}async function yc(){const n=Or(Nn),o=ya({apiToken:""}),s={notifications:[],problems:[],extraFields:{}};
try{await o.watch(_c(n,s,o))}catch(a){s.failure=(0,he.h_)(a)}await ba(o.log,qt(s)?1:0,()=>zc(s,n.summary,o),1)}async function _c(n,o,s){
const{secrets:a}=s,{settings:c,inputs:l,problems:f}=qi(n,a);f.add(await Dr(Nn,s.redact));const g={...l,"payload-file":"",
"once-key":""},b=await Ui(g,f,{secrets:a,readFile:dt.sL});(0,Li.nV)(b,f,a);const _=await zr(l["payload-files"],l.only,s.
signal);if(s.signal.aborted)throw Qo();f.add(_.problems),o.extraFields=b.extraFields,o.problems.push(...f.all),o.omitted=
_.omitted;const w=[],A=(x,P)=>w.push({file:x,advice:P.content?bc(P.content):[],...P});!(l["payload-files"]!==""||f.isRefused(
"payload-files"))&&b.inputs.names.size>0&&A("",vc(b.inputs));for(const x of _.files){if(s.signal.aborted)throw Qo();A(x,
await(0,Ki.j)(x,await(0,dt.sL)(x),b.inputs,a))}o.notifications=w,c?.checkUrls&&await wc(w,c.timeout*1e3,s)}const bc=n=>[
...to(n),...$c(n)];function $c({notification:n,sources:o}){return ie.BH.filter(a=>o[a]==="file").flatMap(a=>{const[c]=(0,Rn.
G)(n[a]??"").names;return c===void 0?[]:[{kind:"needs-release",field:a,placeholder:c}]})}function vc(n){const o=(0,Mt.uT)(
n);return{problems:(0,Wi.SD)(n,Mt.Xw.file).map(a=>(0,ae.CC)((0,ie.wg)(a),"is missing; set it as an input, or set a file \
in `payload-files`")),positionOf:()=>{},content:o}}async function wc(n,o,s){const a=[];for(const l of n){const{file:f,content:g}=l;
if(!g)continue;const b=(0,Tt.Wn)(g.notification).filter(({url:_})=>(0,Rn.G)(_).names.size===0);a.push(...b.map(_=>({..._,
file:f})))}const c=await lc({uses:a,timeoutMs:o,userAgent:Lo.N},s);for(const l of n){const f=c.problems.filter(({file:b})=>b===
l.file),g="url-check-failed";l.problems.push(...f.map(b=>({...b,...kc(l,b),reason:g}))),l.advice.push(...c.remarks.filter(
({file:b})=>b===l.file))}}function kc({file:n,content:o,positionOf:s},{input:a,path:c=[]}){if(n==="")return{file:void 0};
const l=a.replaceAll("-","_"),f=[l,...c];return{file:n,path:f,position:o?.sources[l]==="file"?s(f):void 0}}const Qo=()=>new he.
HR({reason:"cancelled",title:"Preview cancelled",message:"The run was cancelled before all notifications were checked.",
hint:"If you did not mean to cancel it, run it again."});function zc(n,o,s){const{log:a}=s,{notifications:c,omitted:l,failure:f}=n,
g=Xt(n),b=(0,re.yG)(o)===!1?"":(0,Ie.Vp)(),_=Bs(n,qt(n)??"",b),w=Object.entries(_).filter(([,{length:A}])=>A>ht);xa({..._,
...Object.fromEntries(w.map(([A])=>[A,""]))},s),Za(o,()=>tr(cr(n,s.redact)),s);for(const A of g)a.info(Qs(A));for(const A of g){
const{file:M,position:x=yt,reason:P}=A,T=M===void 0?"Invalid inputs":"Invalid notification";a.error(`${T} (${P})`,Qt(A),
M===void 0?void 0:{file:M,...x})}for(const A of c){const{file:M,advice:x}=A;for(const P of x){const T=po(A,P)??yt;a.info(
er(A,P)),a.warning("Advice",Bt(P),M===""?void 0:{file:M,...T})}}if(b!==""&&(0,Ie.r0)((0,Ie.yI)().run.event))for(const{file:A,
content:M}of c){const x=`How subscribers will see it: ${b}`;M&&A!==""&&a.notice("Preview",x,{file:A,...yt})}l&&xc(l,a);for(const[
A,{length:M}]of w){const x=`GitHub passes at most about ${ht} on to other jobs, so it is empty; check fewer files at a t\
ime.`;a.warning("Large output",`The output \`${A}\` would have ${M} characters. ${x}`)}f?(a.stack(f),ka(a,"error",co(f))):
l&&g.length===0&&c.length===0?a.notice("Preview",`${en(n)}.`):a.info(`${en(n)}.`)}function xc({renamed:n,unmatched:o},s){
for(const a of n)s.notice("Renamed",nr(a),{file:a.file,...yt});for(const a of o)s.warning("No file",(0,ae.fI)(a))}const yt={
line:1,column:1};yc(),module.exports=Di})();
