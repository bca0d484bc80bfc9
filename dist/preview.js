(()=>{"use strict";var Rn={181:(v=>{v.exports=require("buffer")}),1421:(v=>{v.exports=require("node:child_process")}),3053:(v=>{
v.exports=require("node:diagnostics_channel")}),3024:(v=>{v.exports=require("node:fs")}),4708:(v=>{v.exports=require("node:https")}),
6760:(v=>{v.exports=require("node:path")}),932:(v=>{v.exports=require("process")}),1105:((v,x,m)=>{m.d(x,{W:()=>S});var S=new AbortController;
for(let T of["SIGINT","SIGTERM","SIGBREAK"])process.on(T,()=>S.abort())}),1580:((v,x,m)=>{m.d(x,{Pw:()=>Ye,q0:()=>U,Kb:()=>jr,
mx:()=>Io,Gv:()=>qt,r0:()=>Wi,d5:()=>Qr,L5:()=>xo,hN:()=>Ao,CC:()=>k,hD:()=>P,xv:()=>C,_6:()=>pt,rE:()=>lo,ih:()=>xn});var S=m(
1105);const T=[],j=[];function E(e,t,n){if(e===t)return 0;const r=n?.maxDistance,i=e;e.length>t.length&&(e=t,t=i);let o=e.
length,s=t.length;for(;o>0&&e.charCodeAt(~-o)===t.charCodeAt(~-s);)o--,s--;let a=0;for(;a<o&&e.charCodeAt(a)===t.charCodeAt(
a);)a++;if(o-=a,s-=a,r!==void 0&&s-o>r)return r;if(o===0)return r!==void 0&&s>r?r:s;let u,l,c,d,f=0,p=0;for(;f<o;)j[f]=e.
charCodeAt(a+f),T[f]=++f;for(;p<s;){for(u=t.charCodeAt(a+p),c=p++,l=p,f=0;f<o;f++)d=u===j[f]?c:c+1,c=T[f],l=T[f]=c>l?d>l?
l+1:d:d>c?c+1:d;if(r!==void 0){let h=l;for(f=0;f<o;f++)T[f]<h&&(h=T[f]);if(h>r)return r}}return T.length=o,j.length=o,r!==
void 0&&l>r?r:l}function ne(e,t,n){if(!Array.isArray(t)||t.length===0)return;const r=n?.maxDistance,i=e.length;for(const u of t)
if(u===e)return u;if(r===0)return;let o,s=Number.POSITIVE_INFINITY;const a=new Set;for(const u of t){if(a.has(u))continue;
a.add(u);const l=Math.abs(u.length-i);if(l>=s||r!==void 0&&l>r)continue;const c=Number.isFinite(s)?r===void 0?s:Math.min(
s,r):r,d=c===void 0?E(e,u):E(e,u,{maxDistance:c});if(r!==void 0&&d>r)continue;let f=d;if(c!==void 0&&d===c&&c===r&&(f=E(
e,u)),f<s&&(s=f,o=u,s===0))break}if(!(r!==void 0&&s>r))return o}var Re=m(3024);const re=require("node:fs/promises");var D=m(
6760);const Oo=require("node:timers/promises"),Nn=require("os");function Ln(e){return e==null?"":typeof e=="string"||e instanceof
String?e:JSON.stringify(e)}function mt(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.
endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function de(e,t,n){const r=new Ro(e,t,n);process.stdout.write(r.toString()+
Nn.EOL)}function Un(e,t=""){de(e,{},t)}const jn="::";class Ro{constructor(t,n,r){t||(t="missing.command"),this.command=t,
this.properties=n,this.message=r}toString(){let t=jn+this.command;if(this.properties&&Object.keys(this.properties).length>
0){t+=" ";let n=!0;for(const r in this.properties)if(this.properties.hasOwnProperty(r)){const i=this.properties[r];i&&(n?
n=!1:t+=",",t+=`${r}=${No(i)}`)}}return t+=`${jn}${Fo(this.message)}`,t}}function Fo(e){return Ln(e).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function No(e){return Ln(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,
"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const bh=require("path");var Dn=function(e,t,n,r){function i(o){return o instanceof
n?o:new n(function(s){s(o)})}return new(n||(n=Promise))(function(o,s){function a(c){try{l(r.next(c))}catch(d){s(d)}}function u(c){
try{l(r.throw(c))}catch(d){s(d)}}function l(c){c.done?o(c.value):i(c.value).then(a,u)}l((r=r.apply(e,t||[])).next())})},
yt;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(yt||(yt={}));function $h(e,t){const n=toCommandValue(
t);if(process.env[e]=n,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,t));issueCommand(
"set-env",{name:e},n)}function Lo(e){de("add-mask",{},e)}function _h(e){process.env.GITHUB_PATH||""?issueFileCommand("PA\
TH",e):issueCommand("add-path",{},e),process.env.PATH=`${e}${path.delimiter}${process.env.PATH}`}function Fe(e,t){const n=process.
env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(`Input required and not suppl\
ied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function wh(e,t){const n=Fe(e,t).split(`
`).filter(r=>r!=="");return t&&t.trimWhitespace===!1?n:n.map(r=>r.trim())}function kh(e,t){const n=["true","True","TRUE"],
r=["false","False","FALSE"],i=Fe(e,t);if(n.includes(i))return!0;if(r.includes(i))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function zh(e,t){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(e,t));process.stdout.write(os.EOL),issueCommand("set-output",
{name:e},toCommandValue(t))}function Zh(e){issue("echo",e?"on":"off")}function xh(e){process.exitCode=yt.Failure,gt(e)}function Uo(){
return process.env.RUNNER_DEBUG==="1"}function jo(e){de("debug",{},e)}function gt(e,t={}){de("error",mt(t),e instanceof Error?
e.toString():e)}function Do(e,t={}){de("warning",mt(t),e instanceof Error?e.toString():e)}function Bo(e,t={}){de("notice",
mt(t),e instanceof Error?e.toString():e)}function Bn(e){process.stdout.write(e+Nn.EOL)}function Kn(e){Un("group",e)}function Hn(){
Un("endgroup")}function Sh(e,t){return Dn(this,void 0,void 0,function*(){Kn(e);let n;try{n=yield t()}finally{Hn()}return n})}
function Ph(e,t){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(e,t));issueCommand(
"save-state",{name:e},toCommandValue(t))}function Ah(e){return process.env[`STATE_${e}`]||""}function Th(e){return Dn(this,
void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const vt=require("node:http"),Ko=require("node:string_decoder"),
Ne=require("node:net"),Ho=new TextDecoder,H=(e,t=0,n=e.length)=>Ho.decode(e.slice(t,n)),Le=(e,t=0,n=e.length)=>e.slice(t,
n).reduce((r,i)=>r+`0${i.toString(16)}`.slice(-2),""),G=(e,t)=>new DataView(e.buffer,e.byteOffset+t),Vn=(e,t=0)=>G(e,t).
getInt16(0,!0),Ue=(e,t=0)=>G(e,t).getUint16(0,!1),bt=(e,t=0)=>G(e,t).getUint16(0,!0),Wn=(e,t=0)=>{const n=G(e,t);return n.
getUint16(0,!0)+(n.getUint8(2)<<16)},Eh=(e,t=0)=>G(e,t).getInt32(0,!0),ve=(e,t=0)=>G(e,t).getUint32(0,!1),Vo=(e,t=0)=>G(
e,t).getUint32(0,!0),Mh=(e,t,n)=>G(e,t).getBigUint64(0,!n),Wo={readUInt16BE:Ue,readUInt16LE:bt,readUInt32BE:ve,readUInt32LE:Vo};
function be(e,t,n=0,r=!1){const o=`readUInt${t}${r?"BE":"LE"}`;return Wo[o](e,n)}const $t=8;function Go(e,t,n,r,i){if(e.
length-r<$t)return;const o=t.getUint32(n+r,!1);if(!(e.length-r<o))return{offset:r,size:o,matches:t.getUint32(n+4+r,!1)===
i}}const Gn=new WeakMap;function qo(e){let t=Gn.get(e.buffer);return t||(t=new DataView(e.buffer),Gn.set(e.buffer,t)),t}
function Ih(e,t,n){const r=qo(e),i=t.charCodeAt(0)<<24|t.charCodeAt(1)<<16|t.charCodeAt(2)<<8|t.charCodeAt(3),o=e.byteOffset;
let s=n;for(;s<e.length&&!(e.length-s<4);){if(r.getUint32(o+s,!1)<$t){s+=$t;continue}const a=Go(e,r,o,s,i);if(!a)break;if(a.
matches)return{name:t,offset:a.offset,size:a.size};s+=a.size}}const Yo=/^GIF8[79]a/,Xo={validate:e=>Yo.test(H(e,0,6)),calculate:e=>({
height:bt(e,8),width:bt(e,6)})},Jo="45786966",Qo=2,_t=6,es=2,ts="4d4d",ns="4949",qn=12,rs=2;function is(e){return Le(e,2,
6)===Jo}function ss(e,t){return{height:Ue(e,t),width:Ue(e,t+2)}}function as(e,t){const r=_t+8,i=be(e,16,r,t);for(let o=0;o<
i;o++){const s=r+rs+o*qn,a=s+qn;if(s>e.length)return;const u=e.slice(s,a);if(be(u,16,0,t)===274)return be(u,16,2,t)!==3||
be(u,32,4,t)!==1?void 0:be(u,16,8,t)}}function us(e,t){const n=e.slice(Qo,t),r=Le(n,_t,_t+es),i=r===ts;if(i||r===ns)return as(
n,i)}function ls(e,t){if(t>e.length)throw new TypeError("Corrupt JPG, exceeded buffer limits")}const cs={validate:e=>Le(
e,0,2)==="ffd8",calculate(e){let t=e.slice(4),n,r;for(;t.length;){const i=Ue(t,0);if(ls(t,i),t[i]!==255){t=t.subarray(1);
continue}if(is(t)&&(n=us(t,i)),r=t[i+1],r===192||r===193||r===194){const o=ss(t,i+5);return n?{height:o.height,orientation:n,
width:o.width}:o}t=t.subarray(i+2)}throw new TypeError("Invalid JPG, no size found")}},ds=`PNG\r

`,fs="IHDR",Yn="CgBI",ps={validate(e){if(ds===H(e,1,8)){let t=H(e,12,16);if(t===Yn&&(t=H(e,28,32)),t!==fs)throw new TypeError(
"Invalid PNG");return!0}return!1},calculate(e){return H(e,12,16)===Yn?{height:ve(e,36),width:ve(e,32)}:{height:ve(e,20),
width:ve(e,16)}}};function hs(e){return{height:1+Wn(e,7),width:1+Wn(e,4)}}function ms(e){return{height:1+((e[4]&15)<<10|
e[3]<<2|(e[2]&192)>>6),width:1+((e[2]&63)<<8|e[1])}}function ys(e){return{height:Vn(e,8)&16383,width:Vn(e,6)&16383}}const gs={
validate(e){const t=H(e,0,4)==="RIFF",n=H(e,8,12)==="WEBP",r=H(e,12,15)==="VP8";return t&&n&&r},calculate(e){const t=H(e,
12,16),n=e.slice(20,30);if(t==="VP8X"){const i=n[0],o=(i&192)===0,s=(i&1)===0;if(o&&s)return hs(n);throw new TypeError("\
Invalid WebP")}if(t==="VP8 "&&n[0]!==47)return ys(n);const r=Le(n,3,6);if(t==="VP8L"&&r!=="9d012a")return ms(n);throw new TypeError(
"Invalid WebP")}};function Ch(e){return e}function Oh(e){return e}function Rh(){return e=>e}function Fh(e){}function Nh(e){
throw new Error("Unexpected value in exhaustive check")}function Lh(e){}function Uh(e){const t=Object.values(e).filter(r=>typeof r==
"number");return Object.entries(e).filter(([r,i])=>t.indexOf(+r)===-1).map(([r,i])=>i)}function jh(e,t="|"){return e.map(
n=>zs(n)).join(t)}function vs(e,t){return typeof t=="bigint"?t.toString():t}class bs{constructor(t){this._getter=t,this.
_value=void 0}get value(){const t=this._getter;return t!==void 0&&(this._value=t(),this._getter=void 0),this._value}}function $s(e){
return new bs(e)}function _s(e){return e==null}function Xn(e){const t=e.startsWith("^")?1:0,n=e.endsWith("$")?e.length-1:
e.length;return e.slice(t,n)}function Dh(e,t){const n=e/t,r=Math.round(n),i=4*Number.EPSILON*Math.max(Math.abs(n),1);return Math.
abs(n-r)<i?0:n-r}const Jn=null;function Bh(e,t,n){let r;Object.defineProperty(e,t,{get(){if(r!==Jn)return r===void 0&&(r=
Jn,r=n()),r},set(i){Object.defineProperty(e,t,{value:i})},configurable:!0})}function Kh(e){return Object.create(Object.getPrototypeOf(
e),Object.getOwnPropertyDescriptors(e))}function wt(e,t,n){Object.defineProperty(e,t,{value:n,writable:!0,enumerable:!0,
configurable:!0})}function ws(e){const t=Object.getOwnPropertyDescriptor(e,"shape");return t?.get?t.get.raw:t?.value}function V(e){
return ws(e._zod.def)??e._zod.def.shape}function Qn(e,t,n){Object.defineProperty(e,t,{get(){const r=n();return wt(this,t,
r),r},enumerable:!0,configurable:!0})}function er(e,t,n){t in e?wt(e,t,n):e[t]=n}function ie(e,t,n,r){const i=V(t);for(const o of n){
const s=Object.getOwnPropertyDescriptor(i,o);s.enumerable&&(s.get?Qn(e,o,()=>{const a=t._zod.def.shape[o];return r?r(a,o):
a}):er(e,o,r?r(s.value,o):s.value))}}function ks(e,t){for(const n of Reflect.ownKeys(t)){const r=Object.getOwnPropertyDescriptor(
t,n);r.enumerable&&(r.get?Qn(e,n,()=>t[n]):er(e,n,r.value))}}function q(...e){const t={};for(const n of e){const r=Object.
getOwnPropertyDescriptors(n);Object.assign(t,r)}return Object.defineProperties({},t)}function Hh(e){return q(e._zod.def)}
function Vh(e,t){return t?t.reduce((n,r)=>n?.[r],e):e}function Wh(e){const t=Object.keys(e),n=t.map(r=>e[r]);return Promise.
all(n).then(r=>{const i={};for(let o=0;o<t.length;o++)i[t[o]]=r[o];return i})}function Gh(e=10){const t="abcdefghijklmno\
pqrstuvwxyz";let n="";for(let r=0;r<e;r++)n+=t[Math.floor(Math.random()*t.length)];return n}function qh(e){return JSON.stringify(
e)}function Yh(e){return e.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}const tr="\
captureStackTrace"in Error?Error.captureStackTrace:(...e)=>{};function kt(e){return typeof e=="object"&&e!==null&&!Array.
isArray(e)}const Xh=null;function zt(e){if(kt(e)===!1)return!1;const t=e.constructor;if(t===void 0||typeof t!="function")
return!0;const n=t.prototype;return!(kt(n)===!1||Object.prototype.hasOwnProperty.call(n,"isPrototypeOf")===!1)}function Jh(e){
return zt(e)?{...e}:Array.isArray(e)?[...e]:e instanceof Map?new Map(e):e instanceof Set?new Set(e):e}function Qh(e){let t=0;
for(const n in e)Object.prototype.hasOwnProperty.call(e,n)&&t++;return t}const em=e=>{const t=typeof e;switch(t){case"un\
defined":return"undefined";case"string":return"string";case"number":return Number.isNaN(e)?"nan":"number";case"boolean":
return"boolean";case"function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.
isArray(e)?"array":e===null?"null":e.then&&typeof e.then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<
"u"&&e instanceof Map?"map":typeof Set<"u"&&e instanceof Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<
"u"&&e instanceof File?"file":"object";default:throw new Error(`Unknown data type: ${t}`)}},tm=new Set(["string","number",
"symbol"]),nm=new Set(["string","number","bigint","boolean","symbol","undefined"]);function rm(e){return e.replace(/[.*+?^${}()|[\]\\]/g,
"\\$&")}function Y(e,t,n){const r=new e._zod.constr(t??e._zod.def);return(!t||n?.parent)&&(r._zod.parent=e),r}function B(e){
const t=e;if(!t)return{};if(typeof t=="string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)throw new Error(
"Cannot specify both `message` and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{
...t,error:()=>t.error}:t}function im(e){let t;return new Proxy({},{get(n,r,i){return t??(t=e()),Reflect.get(t,r,i)},set(n,r,i,o){
return t??(t=e()),Reflect.set(t,r,i,o)},has(n,r){return t??(t=e()),Reflect.has(t,r)},deleteProperty(n,r){return t??(t=e()),
Reflect.deleteProperty(t,r)},ownKeys(n){return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(n,r){return t??(t=
e()),Reflect.getOwnPropertyDescriptor(t,r)},defineProperty(n,r,i){return t??(t=e()),Reflect.defineProperty(t,r,i)}})}function zs(e){
return typeof e=="bigint"?e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}function Zs(e){return Object.keys(e).filter(
t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout==="optional")}const xs={safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],
int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.
MAX_VALUE,Number.MAX_VALUE]},om={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),
BigInt("18446744073709551615")]};function sm(e,t){const n=e._zod.def,r=n.checks;if(r&&r.length>0)throw new Error(".pick(\
) cannot be used on object schemas containing refinements");const o={};return ie(o,e,je(e,t)),Y(e,q(n,{shape:o,checks:[]}))}
function je(e,t){const n=V(e),r=[];for(const i of Reflect.ownKeys(t)){if(!Object.getOwnPropertyDescriptor(n,i)?.enumerable)
throw new Error(`Unrecognized key: "${String(i)}"`);t[i]&&r.push(i)}return r}function am(e,t){const n=e._zod.def,r=n.checks;
if(r&&r.length>0)throw new Error(".omit() cannot be used on object schemas containing refinements");const o=new Set(je(e,
t)),s={};return ie(s,e,Reflect.ownKeys(V(e)).filter(a=>!o.has(a))),Y(e,q(n,{shape:s,checks:[]}))}function um(e,t){if(!zt(
t))throw new Error("Invalid input to extend: expected a plain object");const n=e._zod.def.checks;if(n&&n.length>0){const i=V(
e);for(const o of Reflect.ownKeys(t))if(Object.getOwnPropertyDescriptor(i,o)!==void 0)throw new Error("Cannot overwrite \
keys on object schemas containing refinements. Use `.safeExtend()` instead.")}return Y(e,q(e._zod.def,{shape:nr(e,t)}))}
function nr(e,t){const n={};return ie(n,e,Reflect.ownKeys(V(e))),ks(n,t),n}function lm(e,t){if(!zt(t))throw new Error("I\
nvalid input to safeExtend: expected a plain object");return Y(e,q(e._zod.def,{shape:nr(e,t)}))}function cm(e,t){if(!t?.
_zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
if(e._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .saf\
eExtend() instead.");const n={};ie(n,e,Reflect.ownKeys(V(e))),ie(n,t,Reflect.ownKeys(V(t)));const r=q(e._zod.def,{shape:n,
get catchall(){return t._zod.def.catchall},checks:t._zod.def.checks??[]});return Y(e,r)}function dm(e,t,n,r="partial"){const o=t.
_zod.def.checks;if(o&&o.length>0)throw new Error(`.${r}() cannot be used on object schemas containing refinements`);const a=n?
new Set(je(t,n)):void 0,u={};return ie(u,t,Reflect.ownKeys(V(t)),e&&((l,c)=>a&&!a.has(c)?l:new e({type:"optional",innerType:l}))),
Y(t,q(t._zod.def,{shape:u,checks:[]}))}function fm(e,t,n){const r=n?new Set(je(t,n)):void 0,i={};return ie(i,t,Reflect.ownKeys(
V(t)),(o,s)=>r&&!r.has(s)?o:new e({type:"nonoptional",innerType:o})),Y(t,q(t._zod.def,{shape:i}))}function X(e,t=0){if(e.
aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue!==!0)return!0;return!1}function Ss(e,t=0){
if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue===!1)return!0;return!1}function rr(e,t){
return t.map(n=>{var r;return(r=n).path??(r.path=[]),n.path.unshift(e),n})}function $e(e){return typeof e=="string"?e:e?.
message}function ir(e){const t=[];for(const n of e??[]){const r=n._zod.def;if(!/_(length|size)$|_equals$/.test(r.check))
break;const i=r.maximum??r.length??r.size;i>=0&&t.push([i,n])}return t}function Zt(e,t,n){var r;for(let i=t;i<e.length;i++)
(r=e[i]).schema??(r.schema=n)}function _e(e,t,n){var r;const i=e.inst?._zod?.traits;i?.has("$ZodType")&&(i.has("$ZodChec\
k")?(r=e).schema??(r.schema=e.inst):e.schema=e.inst);const o=e.schema!==e.inst?e.schema?._zod.def?.error:void 0,s=e.message?
e.message:$e(e.inst?._zod.def?.error?.(e))??$e(o?.(e))??$e(t?.error?.(e))??$e(n.customError?.(e))??$e(n.localeError?.(e))??
"Invalid input",a={};for(const u of Object.keys(e))u==="inst"||u==="schema"||u==="continue"||u==="input"||u==="__proto__"||
(a[u]=e[u]);return a.path??(a.path=[]),a.message=s,t?.reportInput&&(a.input=e.input),a}function pm(e){return e instanceof
Set?"set":e instanceof Map?"map":e instanceof File?"file":"unknown"}const Ps=/[\uD800-\uDBFF]/;function As(e){const t=e.
length;if(!Ps.test(e))return t;let n=t;for(let r=0;r<t-1;r++)(e.charCodeAt(r)&64512)===55296&&(e.charCodeAt(r+1)&64512)===
56320&&(n--,r++);return n}function Ts(e){return Array.isArray(e)?"array":typeof e=="string"?"string":"unknown"}function hm(e){
const t=typeof e;switch(t){case"number":return Number.isNaN(e)?"nan":"number";case"object":{if(e===null)return"null";if(Array.
isArray(e))return"array";const n=e;if(n&&Object.getPrototypeOf(n)!==Object.prototype&&"constructor"in n&&n.constructor)return n.
constructor.name}}return t}function mm(...e){const[t,n,r]=e;return typeof t=="string"?{message:t,code:"custom",input:n,inst:r}:
{...t}}function ym(e){return Object.entries(e).filter(([t,n])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function Es(e){
const t=atob(e),n=new Uint8Array(t.length);for(let r=0;r<t.length;r++)n[r]=t.charCodeAt(r);return n}function Ms(e){let t="";
for(let n=0;n<e.length;n++)t+=String.fromCharCode(e[n]);return btoa(t)}function gm(e){const t=e.replace(/-/g,"+").replace(
/_/g,"/"),n="=".repeat((4-t.length%4)%4);return Es(t+n)}function vm(e){return Ms(e).replace(/\+/g,"-").replace(/\//g,"_").
replace(/=/g,"")}function bm(e){const t=e.replace(/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex string length");
const n=new Uint8Array(t.length/2);for(let r=0;r<t.length;r+=2)n[r/2]=Number.parseInt(t.slice(r,r+2),16);return n}function $m(e){
return Array.from(e).map(t=>t.toString(16).padStart(2,"0")).join("")}class _m{constructor(...t){}}function Is(e,t){for(const n in t){
const r=Object.getOwnPropertyDescriptor(t,n);r.get?Object.defineProperty(e,n,{...r,enumerable:!1}):Os(e,n,r.value)}}function oe(e,t,n,r=!0){
return Object.defineProperty(e,t,{configurable:!0,writable:!0,enumerable:r,value:n}),n}function Cs(e,t,n){return oe(e,t,
n,!1)}function wm(e,t){for(const n in e){const r=e[n];Object.defineProperty(t,n,{configurable:!0,enumerable:!0,get(){return oe(
this,n,r(this))},set(i){oe(this,n,i)}})}return t}function Os(e,t,n){Object.defineProperty(e,t,{configurable:!0,get(){return this==
null?n:oe(this,t,n.bind(this))},set(r){oe(this,t,r)}})}function Rs(e,t){const n=Object.getPrototypeOf(e);return t in n?void 0:
n}let xt,J=!1;const Fs={configurable:!0,get(){J=!0}};function R(e,t,n){const r=Object.getPrototypeOf(e._zod);if(t in r&&
xt!==e._zod){xt=void 0;return}xt=e._zod,Object.defineProperty(r,t,{configurable:!0,get(){Object.defineProperty(this,t,Fs);
const i=J;J=!1;try{const o=n(this);return J?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,value:o}),
J=J||i,o}catch(o){throw delete this[t],J=J||i,o}},set(i){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:i})}})}
function Ns(e,t,n,r){const i=Rs(e,t);i&&Object.defineProperty(i,t,{configurable:!0,get(){const o={configurable:!0,writable:!0,
enumerable:r,value:void 0};return Object.defineProperty(this,t,o),o.value=n(this),Object.defineProperty(this,t,o),o.value},
set(o){Object.defineProperty(this,t,{configurable:!0,writable:!0,enumerable:r,value:o})}})}const Ls="~constantCatch";function km(e){
const t=()=>e;return t[Ls]=!0,t}var or;const Us=Object.freeze({status:"aborted"}),St={value:void 0,enumerable:!1};let sr="\
captureStackTrace"in Error?Error:null;function js(e){const t=sr;if(t){const n=t.stackTraceLimit;if(typeof n=="number"){try{
t.stackTraceLimit=0}catch{return sr=null,new e}try{return new e}finally{t.stackTraceLimit=n}}}return new e}function b(e,t,n,r){
const i={};function o(f){this.def=f,this.constr=d,this.traits=new Set}o.prototype=i;const s=n,a=s&&new WeakSet;function u(f,p){
if(f._zod){if(f._zod.traits.has(e))return}else{St.value=new o(p);try{Object.defineProperty(f,"_zod",St)}finally{St.value=
void 0}}if(f._zod.traits.add(e),t(f,p),a){const y=Object.getPrototypeOf(f),z=f._zod.constr.prototype;let Z=y;for(;Z&&Z!==
z;)Z=Object.getPrototypeOf(Z);const g=Z??y;a.has(g)||(a.add(g),Is(g,s))}const h=d.prototype;for(const y in h)Object.prototype.
hasOwnProperty.call(h,y)&&(y in f||(f[y]=h[y].bind(f)))}const l=r?.Parent??Object;class c extends l{}Object.defineProperty(
c,"name",{value:e});function d(f){const p=r?.Parent?js(c):this;u(p,f);const h=p._zod.deferred;if(h){for(const z of h)z();
p._zod.deferred=void 0}const y=globalThis.__zod_globalConfig?.postProcessor;return y&&y(p),p}return Object.defineProperty(
d,"init",{value:u}),Object.defineProperty(d,Symbol.hasInstance,{value:f=>r?.Parent&&f instanceof r.Parent?!0:f?._zod?.traits?.
has(e)}),Object.defineProperty(d,"name",{value:e}),d}const zm=null;class fe extends Error{constructor(){super("Encounter\
ed Promise during synchronous parse. Use .parseAsync() instead.")}}class Ds extends Error{constructor(t){super(`Encounte\
red unidirectional transform during encode: ${t}`),this.name="ZodEncodeError"}}(or=globalThis).__zod_globalConfig??(or.__zod_globalConfig=
{});const we=globalThis.__zod_globalConfig;function ke(e){return e&&Object.assign(we,e),we}const Q=b("$ZodCheck",(e,t)=>{
var n;e._zod??(e._zod={}),e._zod.def=t,(n=e._zod).onattach??(n.onattach=[])}),Zm=e=>{const t=e.value;return!util.nullish(
t)&&t.size!==void 0},Bs=e=>{const t=e.value;return!_s(t)&&t.length!==void 0},ar={number:"number",bigint:"bigint",object:"\
date"},xm=null,Ks=b("$ZodCheckGreaterThan",(e,t)=>{Q.init(e,t);const n=ar[typeof t.value];e._zod.check=r=>{(t.inclusive?
r.value>=t.value:r.value>t.value)||r.issues.push({origin:ar[typeof r.value]??n,code:"too_small",minimum:typeof t.value==
"object"?t.value.getTime():t.value,input:r.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),Sm=null,Hs=b("$ZodC\
heckNumberFormat",(e,t)=>{Q.init(e,t),t.format=t.format||"float64";const n=t.format?.includes("int"),r=n?"int":"number",
[i,o]=xs[t.format];e._zod.check=s=>{const a=s.value;if(n){if(!Number.isInteger(a)){s.issues.push({expected:r,format:t.format,
code:"invalid_type",continue:!1,input:a,inst:e});return}if(!Number.isSafeInteger(a)){a>0?s.issues.push({input:a,code:"to\
o_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e,origin:r,inclusive:!0,
continue:!t.abort}):s.issues.push({input:a,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be withi\
n the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort});return}}a<i&&s.issues.push({origin:"number",
input:a,code:"too_small",minimum:i,inclusive:!0,inst:e,continue:!t.abort}),a>o&&s.issues.push({origin:"number",input:a,code:"\
too_big",maximum:o,inclusive:!0,inst:e,continue:!t.abort})}}),Pm=null,Am=null,Tm=null,Em=null,Mm=null,Vs=b("$ZodCheckMin\
Length",(e,t)=>{var n;Q.init(e,t),(n=e._zod.def).when??(n.when=Bs),e._zod.check=r=>{const i=r.value,o=i.length;if((typeof i==
"string"&&o>=t.minimum&&o<t.minimum*2?As(i):o)>=t.minimum)return;const a=Ts(i);r.issues.push({origin:a,code:"too_small",
minimum:t.minimum,inclusive:!0,input:i,inst:e,continue:!t.abort})}}),Im=null,Ws=b("$ZodCheckStringFormat",(e,t)=>{var n,
r;Q.init(e,t),t.pattern?(n=e._zod).check??(n.check=i=>{t.pattern.lastIndex=0,!t.pattern.test(i.value)&&i.issues.push({origin:"\
string",code:"invalid_format",format:t.format,input:i.value,...t.pattern?{pattern:t.pattern.toString()}:{},inst:e,continue:!t.
abort})}):(r=e._zod).check??(r.check=()=>{})}),Gs=b("$ZodCheckRegex",(e,t)=>{Ws.init(e,t),e._zod.check=n=>{t.pattern.lastIndex=
0,!t.pattern.test(n.value)&&n.issues.push({origin:"string",code:"invalid_format",format:"regex",input:n.value,pattern:t.
pattern.toString(),inst:e,continue:!t.abort})}}),Cm=null,Om=null,Rm=null,Fm=null,Nm=null;function Lm(e,t,n){e.issues.length&&
t.issues.push(...util.prefixIssues(n,e.issues))}const Um=null,jm=null,Dm=null,qs=b("$ZodCheckOverwrite",(e,t)=>{Q.init(e,
t),e._zod.check=n=>{n.value=t.tx(n.value)}}),Bm=/^[cC][0-9a-z]{6,}$/,Km=/^[0-9a-z]+$/,Hm=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,
Vm=/^[0-9a-vA-V]{20}$/,Wm=/^[A-Za-z0-9]{27}$/,Gm=/^[a-zA-Z0-9_-]{21}$/;function qm(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}\
}$`)}const Ym=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,Xm=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/,
Jm=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,Qm=e=>e?new RegExp(`^([0-9a-fA-F]{8\
}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
ey=null,ty=null,ny=null,ry=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,
iy=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
oy=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,
sy=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u,ay=null,uy=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
Ys=null;function ly(){return new RegExp(Ys,"u")}const cy=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
dy=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
fy=e=>{const t=util.escapeRegex(e??":");return new RegExp(`^(?:[0-9A-F]{2}${t}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${t}){5}[0\
-9a-f]{2}$`)},py=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
hy=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
my=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,yy=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
gy=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/,
vy=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/,by=/^https?$/,$y=/^\+[1-9]\d{6,14}$/,
_y=/^\d(?:[ -]?\d){11,18}$/,wy=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/,
ky=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/,Xs=null;function zy(e){return new RegExp(`^${e}$`)}const Zy=null;function Pt(e){
const t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:\
[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function xy(e){
return new RegExp(`^${Pt(e)}$`)}function Sy(e){const t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");const n=`${Pt(
{precision:e.precision,seconds:!0})}(?:${t.join("|")})`,r=e.local?`${n}|${Pt({precision:e.precision})}`:n;return new RegExp(
`^${Xs}T(?:${r})$`)}const Js=/^[\s\S]{0,}$/,Py=e=>{const t=e?`[\\s\\S]{${e?.minimum??0},${e?.maximum??""}}`:"[\\s\\S]*";
return new RegExp(`^${t}$`)},Ay=/^-?\d+n?$/,Ty=/^-?\d+$/,Qs=/^-?\d+(?:\.\d+)?$/,Ey=/^(?:true|false)$/i,My=/^null$/i,Iy=/^undefined$/i,
Cy=/^[^A-Z]*$/,Oy=/^[^a-z]*$/,Ry=/^[0-9a-fA-F]*$/;function Fy(e,t){return new RegExp(`^[A-Za-z0-9+/]{${e}}${t}$`)}function Ny(e){
return new RegExp(`^[A-Za-z0-9_-]{${e}}$`)}const Ly=/^[0-9a-fA-F]{32}$/,Uy=null,jy=null,Dy=/^[0-9a-fA-F]{40}$/,By=null,Ky=null,
Hy=/^[0-9a-fA-F]{64}$/,Vy=null,Wy=null,Gy=/^[0-9a-fA-F]{96}$/,qy=null,Yy=null,Xy=/^[0-9a-fA-F]{128}$/,Jy=null,Qy=null,ea={
major:4,minor:6,patch:7},K=b("$ZodType",(e,t)=>{var n;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=ea;
const r=e._zod.def.checks,i=e._zod.traits.has("$ZodCheck")?[e,...r??[]]:r?.length?[...r]:[];for(const o of i)for(const s of o.
_zod.onattach)s(e);if(i.length===0)(n=e._zod).deferred??(n.deferred=[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{
const o=(a,u,l)=>{if(a.memo)return a;let c=X(a),d;for(const f of u){if(f._zod.def.when){if(Ss(a)||!f._zod.def.when(a))continue}else if(c)
continue;const p=a.issues.length,h=f._zod.check(a);if(h instanceof Promise&&l?.async===!1)throw new fe;if(d||h instanceof
Promise)d=(d??Promise.resolve()).then(async()=>{await h,a.issues.length!==p&&(Zt(a.issues,p,e),c||(c=X(a,p)))});else{if(a.
issues.length===p)continue;Zt(a.issues,p,e),c||(c=X(a,p))}}return d?d.then(()=>a):a},s=(a,u,l)=>{if(X(a))return a.aborted=
!0,a;const c=o(u,i,l);if(c instanceof Promise){if(l.async===!1)throw new fe;return c.then(d=>e._zod.parse(d,l))}return e.
_zod.parse(c,l)};e._zod.run=(a,u)=>{if(u.skipChecks)return e._zod.parse(a,u);if(u.direction==="backward"){const c=e._zod.
parse({value:a.value,issues:[]},{...u,skipChecks:!0});return c instanceof Promise?c.then(d=>s(d,a,u)):s(c,a,u)}const l=e.
_zod.parse(a,u);if(l instanceof Promise){if(u.async===!1)throw new fe;return l.then(c=>o(c,i,u))}return o(l,i,u)}}},{get"\
~standard"(){return Cs(this,"~standard",na(this))},set"~standard"(e){oe(this,"~standard",e)}}),ur=(e,t)=>e.issues.length?
{issues:e.issues.map(n=>_e(n,t,ke()))}:{value:e.value};async function ta(e,t){const n={async:!0};return ur(await e._zod.
run({value:t,issues:[]},n),n)}function na(e){return{validate:t=>{const n={async:!1};try{const r=e._zod.run({value:t,issues:[]},
n);if(!(r instanceof Promise))return ur(r,n)}catch{}return ta(e,t)},vendor:"zod",version:1}}const ra=b("$ZodString",(e,t)=>{
K.init(e,t),e._zod.pattern=t.pattern??Js,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=String(n.value)}catch{}return typeof n.
value=="string"||n.issues.push({expected:"string",code:"invalid_type",input:n.value,inst:e}),n}}),eg=null,tg=null,ng=null,
rg=null,ia=1,At=2;function lr(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):(new URL(e),
!0)}catch{return!1}}function ig(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?lr(e)||At:oa(e,t)}function oa(e,t){
if(!t.normalize&&t.protocol?.source===regexes.httpProtocol.source&&!/^https?:\/\//i.test(e))return ia;try{if(typeof URL<
"u"){const n=URL;if(typeof n.parse=="function")return n.parse(e)??At}return new URL(e)}catch{return At}}const sa=/[\t\n\r]/g;
function og(e){return e.replace(sa,"")}function sg(e,t){return t.lastIndex=0,t.test(e.hostname)}function ag(e,t){return t.
lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}const ug=null,lg=null,cg=null,dg=null,fg=null,
pg=null,hg=null,mg=null,yg=null,gg=null,vg=null,bg=null,$g=null,aa=/^[0-9a-fA-F:.]+$/;function ua(e){return aa.test(e)?lr(
`http://[${e}]`):!1}const _g=null,wg=null,kg=null;function zg(e){const t=e.split("/");if(t.length!==2)return!1;const[n,r]=t;
if(!r)return!1;const i=Number(r);return`${i}`!==r||i<0||i>128?!1:ua(n)}const Zg=null;function la(e){if(e==="")return!0;if(/\s/.
test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}const xg=/^[0-9a-zA-Z+/]*={0,2}$/,Sg=null,ca=/^[A-Za-z0-9_-]*$/;
function Pg(e){if(!ca.test(e))return!1;const t=e.replace(/[-_]/g,r=>r==="-"?"+":"/"),n=t.padEnd(Math.ceil(t.length/4)*4,
"=");return la(n)}const Ag=null,Tg=null,da=/[- ]/g;function fa(e){let t=e.length,n=1,r=0;for(;t;){const i=e.charCodeAt(--t)-
48;n^=1,r+=n?[0,2,4,6,8,1,3,5,7,9][i]:i}return r%10===0}function Eg(e){return regexes.creditCard.test(e)?fa(e.replace(da,
"")):!1}const Mg=null;function pa(e){let t=0;const n=e.length;for(let r=4;r<n;r++){const i=e.charCodeAt(r);t=(i>=65?t*100+
(i-55):t*10+(i-48))%97}for(let r=0;r<4;r++){const i=e.charCodeAt(r);t=(i>=65?t*100+(i-55):t*10+(i-48))%97}return t===1}function Ig(e){
return regexes.iban.test(e)?pa(e):!1}const Cg=null;function Og(e,t=null){try{const n=e.split(".");if(n.length!==3)return!1;
const[r]=n;if(!r)return!1;const i=JSON.parse(atob(r));return!("typ"in i&&i?.typ!=="JWT"||!i.alg||t&&(!("alg"in i)||i.alg!==
t))}catch{return!1}}const Rg=null,Fg=null,cr=b("$ZodNumber",(e,t)=>{K.init(e,t),e._zod.pattern=Qs,e._zod.parse=(n,r)=>{if(t.
coerce)try{n.value=Number(n.value)}catch{}const i=n.value;if(typeof i=="number"&&!Number.isNaN(i)&&Number.isFinite(i))return n;
const o=typeof i=="number"?Number.isNaN(i)?"NaN":Number.isFinite(i)?void 0:String(i):void 0;return n.issues.push({expected:"\
number",code:"invalid_type",input:i,inst:e,...o?{received:o}:{}}),n}}),ha=b("$ZodNumberFormat",(e,t)=>{Hs.init(e,t),cr.init(
e,t)}),Ng=null,Lg=null,Ug=null,jg=null,Dg=null,Bg=null,Kg=null,Hg=null,ma=b("$ZodNever",(e,t)=>{K.init(e,t),e._zod.parse=
(n,r)=>(n.issues.push({expected:"never",code:"invalid_type",input:n.value,inst:e}),n)}),Vg=null,Wg=null;function ya(e,t){
const n=ir(e._zod.def.checks);if(!n.length)return;const r=Math.min(...n.map(o=>o[0])),i=e._zod.parse;e._zod.parse=(o,s)=>{
const a=t(o.value);if(a>r&&!s?.skipChecks&&s?.direction!=="backward"){for(const[u,l]of ir(e._zod.def.checks))if(a>u&&l._zod.
def.when(o)){const c=o.issues.length;return l._zod.check(o),o.issues[c].continue=!1,Zt(o.issues,c,e),o}}return i(o,s)}}const ga=e=>Array.
isArray(e)?e.length:-1,Gg=e=>e instanceof Map?e.size:-1,qg=e=>e instanceof Set?e.size:-1;function dr(e,t,n){e.issues.length&&
t.issues.push(...rr(n,e.issues)),t.value[n]=e.value}const va=b("$ZodArray",(e,t)=>{K.init(e,t);const n=we.memoizer;n?.attach(
e),e._zod.parse=(r,i)=>{const o=r.value;if(!Array.isArray(o))return r.issues.push({expected:"array",code:"invalid_type",
input:o,inst:e}),r;r.value=n?n.alloc(e,r,Array(o.length),i):Array(o.length);const s=[],a=i?.abortEarly;for(let u=0;u<o.length;u++){
const l=o[u],c=t.element._zod.run({value:l,issues:[]},i);if(c instanceof Promise)s.push(c.then(d=>dr(d,r,u)));else if(dr(
c,r,u),a&&c.issues.length!==0&&X(c))break}return s.length?Promise.all(s).then(()=>r):r},ya(e,ga)});function De(e,t,n,r,i,o){
const s=n in r,a=o==="optional";if(!(!s&&a&&i==="optional")){if(e.issues.length){if(i!==void 0&&a&&!s)return;t.issues.push(
...rr(n,e.issues))}if(!s&&i===void 0){e.issues.length||t.issues.push({code:"invalid_type",expected:"nonoptional",input:void 0,
path:[n]});return}e.value===void 0?(s||i==="defaulted"&&!a)&&(t.value[n]=void 0):t.value[n]=e.value}}const ba=[];function $a(e){
const t=Object.keys(e.shape),n=Object.getOwnPropertySymbols(e.shape),r=n.length?n:ba,i=r.length?[...t,...r]:t;for(const s of i)
if(!e.shape?.[s]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(s)}": expected a Zod s\
chema`);const o=Zs(e.shape);return{...e,allKeys:i,symbolKeys:r,keySet:new Set(t),numKeys:t.length,optionalKeys:new Set(o)}}
function _a(e,t,n,r,i,o,s){const a=[],u=i.keySet,l=i.catchall._zod,c=l.def.type,d=l.optin,f=l.optout;let p=0;for(const h in t){
if(s&&n.issues.length!==p){if(X(n,p))break;p=n.issues.length}if(u.has(h))continue;if(h==="__proto__"){c==="never"&&a.push(
h);continue}if(c==="never"){a.push(h);continue}const y=l.run({value:t[h],issues:[]},r);y instanceof Promise?e.push(y.then(
z=>De(z,n,h,t,d,f))):De(y,n,h,t,d,f)}return a.length&&n.issues.push({code:"unrecognized_keys",keys:a,input:t,inst:o,continue:!0}),
e.length?Promise.all(e).then(()=>n):n}const wa=b("$ZodObject",(e,t)=>{K.init(e,t);const n=Object.getOwnPropertyDescriptor(
t,"shape"),r=n?.get?n.get.raw:t.shape??{};if(r){const l=()=>{const c={...r};return Object.defineProperty(t,"shape",{value:c}),
l.raw=c,c};l.raw=r,Object.defineProperty(t,"shape",{get:l})}const i=$s(()=>$a(t));R(e,"propValues",l=>{const c=l.def.shape,
d={};for(const f in c){const p=c[f]._zod;if(p.values){Object.prototype.hasOwnProperty.call(d,f)||wt(d,f,new Set);for(const h of p.
values)d[f].add(h);p.optin!==void 0&&d[f].add(void 0)}}return d});const o=kt,s=t.catchall;let a;const u=we.memoizer;u?.attach(
e),e._zod.parse=(l,c)=>{a??(a=i.value);const d=l.value;if(!o(d))return l.issues.push({expected:"object",code:"invalid_ty\
pe",input:d,inst:e}),l;l.value=u?u.alloc(e,l,{},c):{};const f=[],p=a.shape,h=c?.abortEarly;let y=l.issues.length;for(const z of a.
allKeys){if(h&&l.issues.length!==y){if(X(l,y))break;y=l.issues.length}if(z==="__proto__")continue;const Z=p[z],g=Z._zod.
optin,$=Z._zod.optout,_=Z._zod.run({value:d[z],issues:[]},c);_ instanceof Promise?f.push(_.then(M=>De(M,l,z,d,g,$))):De(
_,l,z,d,g,$)}return s?_a(f,d,l,c,i.value,e,h===!0):f.length?Promise.all(f).then(()=>l):l}}),Yg=null;function fr(e,t,n,r){
for(const o of e)if(o.issues.length===0)return t.value=o.value,t;const i=e.filter(o=>!X(o));return i.length===1?(t.value=
i[0].value,i[0]):(t.issues.push({code:"invalid_union",input:t.value,inst:n,errors:e.map(o=>o.issues.map(s=>_e(s,r,ke())))}),
t)}const ka=b("$ZodUnion",(e,t)=>{K.init(e,t),R(e,"optin",r=>r.def.options.some(i=>i._zod.optin==="defaulted")?"defaulte\
d":r.def.options.some(i=>i._zod.optin!==void 0)?"optional":void 0),R(e,"optout",r=>r.def.options.some(i=>i._zod.optout===
"optional")?"optional":void 0),R(e,"values",r=>{if(r.def.options.every(i=>i._zod.values))return new Set(r.def.options.flatMap(
i=>Array.from(i._zod.values)))}),R(e,"pattern",r=>{if(r.def.options.every(i=>i._zod.pattern)){const i=r.def.options.map(
o=>o._zod.pattern);return new RegExp(`^(${i.map(o=>Xn(o.source)).join("|")})$`)}});const n=t.options.length===1?t.options[0].
_zod.run:null;e._zod.parse=(r,i)=>{if(n)return n(r,i);let o=!1;const s=[];for(const a of t.options){const u=a._zod.run({
value:r.value,issues:[]},i);if(u instanceof Promise)s.push(u),o=!0;else{if(u.issues.length===0)return u;s.push(u)}}return o?
Promise.all(s).then(a=>fr(a,r,e,i)):fr(s,r,e,i)}});function Xg(e,t,n,r){const i=[];for(let o=0;o<e.length;o++)e[o].issues.
length===0&&i.push(o);return i.length===1?(t.value=e[i[0]].value,t):(i.length===0?t.issues.push({code:"invalid_union",input:t.
value,inst:n,errors:e.map(o=>o.issues.map(s=>util.finalizeIssue(s,r,core.config())))}):t.issues.push({code:"invalid_unio\
n",input:t.value,inst:n,errors:[],inclusive:!1,matches:i}),t)}const Jg=null;function Qg(e,t){const n=e._zod;let r=n.bag.
optionsMap;r||(r=za(n.def),n.bag.optionsMap=r);const i=r.get(t);if(i===null)throw new Error(`Ambiguous discriminator val\
ue "${String(t)}"`);return i}function za(e){const t=new Map;for(const n of e.options){const r=n._zod.propValues?.[e.discriminator];
if(!r||r.size===0)throw new Error(`Invalid discriminated union option at index "${e.options.indexOf(n)}"`);for(const i of r)
if(t.has(i)){if(i!==void 0)throw new Error(`Duplicate discriminator value "${String(i)}"`);t.set(i,null)}else t.set(i,n)}
return t}const ev=null,tv=null;function Tt(e,t){if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&
+e==+t)return{valid:!0,data:e};if(util.isPlainObject(e)&&util.isPlainObject(t)){const n=Object.keys(t),r=Object.keys(e).
filter(o=>n.indexOf(o)!==-1),i={...e,...t};Object.prototype.hasOwnProperty.call(i,"__proto__")&&delete i.__proto__;for(const o of r){
if(o==="__proto__")continue;const s=Tt(e[o],t[o]);if(!s.valid)return{valid:!1,mergeErrorPath:[o,...s.mergeErrorPath]};i[o]=
s.data}return{valid:!0,data:i}}if(Array.isArray(e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};
const n=[];for(let r=0;r<e.length;r++){const i=e[r],o=t[r],s=Tt(i,o);if(!s.valid)return{valid:!1,mergeErrorPath:[r,...s.
mergeErrorPath]};n.push(s.data)}return{valid:!0,data:n}}return{valid:!1,mergeErrorPath:[]}}function nv(e,t,n){const r=new Map;
let i;const o=new Map,s=(l,c)=>{let d;if(l.code==="unrecognized_keys"&&!l.path?.length)i??(i=l),d=l.keys;else if(l.code===
"invalid_key"&&l.origin==="record"&&l.path?.length===1){const f=String(l.path[0]);o.has(f)||o.set(f,l),d=[f]}else return!1;
for(const f of d)r.has(f)||r.set(f,{}),r.get(f)[c]=!0;return!0};for(const l of t.issues)s(l,"l")||e.issues.push(l);for(const l of n.
issues)s(l,"r")||e.issues.push(l);const a=[...r].filter(([,l])=>l.l&&l.r).map(([l])=>l);if(a.length){const l=i?a.filter(
c=>i.keys.includes(c)):[];l.length&&e.issues.push({...i,keys:l});for(const c of a)!l.includes(c)&&o.has(c)&&e.issues.push(
o.get(c))}const u=Tt(t.value,n.value);if(!u.valid){if(util.aborted(e))return e;throw new Error(`Unmergable intersection.\
 Error path: ${JSON.stringify(u.mergeErrorPath)}`)}return e.value=u.data,e}const rv=null;function iv(e,t){for(let n=e.length-
1;n>=0;n--)if(!(t==="optin"?e[n]._zod.optin!==void 0:e[n]._zod.optout==="optional"))return n+1;return 0}function ov(e,t,n){
e.issues.length&&t.issues.push(...util.prefixIssues(n,e.issues)),t.value[n]=e.value}function sv(e,t,n,r,i){for(let o=0;o<
n.length;o++){const s=e[o],a=o<r.length;if(!a&&o>=i&&n[o]._zod.optin==="optional"){t.value.length=o;break}if(s.issues.length){
if(!a&&o>=i){t.value.length=o;break}t.issues.push(...util.prefixIssues(o,s.issues))}t.value[o]=s.value}for(let o=t.value.
length-1;o>=r.length&&(n[o]._zod.optout==="optional"&&t.value[o]===void 0);o--)t.value.length=o;return t}const av=null,uv=null;
function lv(e,t,n,r,i,o,s){e.issues.length&&(util.propertyKeyTypes.has(typeof r)?n.issues.push(...util.prefixIssues(r,e.
issues)):n.issues.push({code:"invalid_key",origin:"map",input:i,inst:o,issues:e.issues.map(a=>util.finalizeIssue(a,s,core.
config()))})),t.issues.length&&(util.propertyKeyTypes.has(typeof r)?n.issues.push(...util.prefixIssues(r,t.issues)):n.issues.
push({origin:"map",code:"invalid_element",input:i,inst:o,key:r,issues:t.issues.map(a=>util.finalizeIssue(a,s,core.config()))})),
n.value.set(e.value,t.value)}const cv=null;function dv(e,t){e.issues.length&&t.issues.push(...e.issues),t.value.add(e.value)}
const fv=null,pv=null,hv=null,Za=b("$ZodTransform",(e,t)=>{K.init(e,t),e._zod.optin="optional",we.memoizer?.guard(e),e._zod.
parse=(n,r)=>{if(r.direction==="backward")throw new Ds(e.constructor.name);const i=t.transform(n.value,n);if(r.async)return(i instanceof
Promise?i:Promise.resolve(i)).then(s=>(n.value=s,n));if(i instanceof Promise)throw new fe;return n.value=i,n}});function pr(e,t){
return e.value=t.issues.length?void 0:t.value,e}const xa=b("$ZodOptional",(e,t)=>{K.init(e,t),R(e,"optin",n=>n.def.innerType.
_zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",R(e,"values",n=>{const r=n.def.innerType._zod.
values;return r?new Set([...r,void 0]):void 0}),R(e,"pattern",n=>{const r=n.def.innerType._zod.pattern;return r?new RegExp(
`^(${Xn(r.source)})?$`):void 0}),e._zod.parse=(n,r)=>{if(n.value===void 0){if(t.innerType._zod.optin!=="defaulted")return n;
const i=t.innerType._zod.run({value:n.value,issues:[]},r);return i instanceof Promise?i.then(o=>pr(n,o)):pr(n,i)}return t.
innerType._zod.run(n,r)}}),mv=null,yv=null,gv=null;function vv(e,t){return e.value===void 0&&(e.value=t.defaultValue),e}
const bv=null,$v=null;function _v(e,t){return!e.issues.length&&e.value===void 0&&e.issues.push({code:"invalid_type",expected:"\
nonoptional",input:e.value,inst:t}),e}const wv=null;function kv(e,t,n,r){return t.issues.length?(e.value=n.catchValue({...t,
value:e.value,error:{issues:t.issues.map(i=>util.finalizeIssue(i,r,core.config()))},input:e.value}),e):(e.value=t.value,
t.memo&&(e.memo=!0),e)}const zv=null,Zv=null,Sa=b("$ZodPipe",(e,t)=>{K.init(e,t),R(e,"values",n=>n.def.in._zod.values),R(
e,"optin",n=>n.def.in._zod.optin),R(e,"optout",n=>n.def.out._zod.optout),R(e,"propValues",n=>n.def.in._zod.propValues),e.
_zod.parse=(n,r)=>{if(r.direction==="backward"){const o=t.out._zod.run(n,r);return o instanceof Promise?o.then(s=>Be(s,t.
in,r)):Be(o,t.in,r)}const i=t.in._zod.run(n,r);return i instanceof Promise?i.then(o=>Be(o,t.out,r)):Be(i,t.out,r)}});function Be(e,t,n){
return e.issues.some(r=>r.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run({value:e.value,issues:e.issues},n)}const xv=null;
function Sv(e,t,n){if(e.issues.length)return e.aborted=!0,e;if((n.direction||"forward")==="forward"){const i=t.transform(
e.value,e);return i instanceof Promise?i.then(o=>Ke(e,o,t.out,n)):Ke(e,i,t.out,n)}else{const i=t.reverseTransform(e.value,
e);return i instanceof Promise?i.then(o=>Ke(e,o,t.in,n)):Ke(e,i,t.in,n)}}function Ke(e,t,n,r){return e.issues.length?(e.
aborted=!0,e):n._zod.run({value:t,issues:e.issues},r)}const Pv=null,Av=null;function Tv(e){return e.memo||(e.value=Object.
freeze(e.value)),e}function Pa(e){const t=e._zod.def;let n=t.pattern,r=!!t.format?.includes("int"),i,o;for(const a of t.
checks??[]){const u=a._zod.def;u.pattern&&(n=u.pattern),r||(r=!!u.format?.includes("int"));const l=u.minimum??u.length,c=u.
maximum??u.length;l!==void 0&&(i===void 0||l>i)&&(i=l),c!==void 0&&(o===void 0||c<o)&&(o=c)}if(n)return n.source;if(i!==
void 0&&o!==void 0&&i>o)return"(?!)";if(i!==void 0||o!==void 0)return regexes.string({minimum:i,maximum:o}).source;const s=e.
_zod.pattern;return(r&&s===regexes.number?regexes.integer:s)?.source}function hr(e){const t=e._zod.def,n=e._zod.pattern?.
source,r=t.innerType??e._zod.innerType;if(r){const i=r._zod.pattern?.source,o=hr(r);return n&&i&&o&&o!==i?n.replace(util.
cleanRegex(i),()=>util.cleanRegex(o)):n}if(t.options){const i=t.options.map(hr);if(i.every(Boolean))return`^(${i.map(o=>util.
cleanRegex(o)).join("|")})$`}return Pa(e)}const Ev=null,Mv=null,Iv=null,Cv=null,Ov=null;function Rv(e,t,n,r){if(!e){const i={
code:"custom",input:n,inst:r,path:[...r._zod.def.path??[]],continue:!r._zod.def.abort};r._zod.def.params&&(i.params=r._zod.
def.params),t.issues.push(util.issue(i))}}var mr;const Fv=null,Nv=null;class Aa{constructor(){this._map=new WeakMap,this.
_idmap=new Map}add(t,...n){const r=n[0];return this._map.set(t,r),r&&typeof r=="object"&&"id"in r&&this._idmap.set(r.id,
t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){const n=this._map.get(t);return n&&typeof n==
"object"&&"id"in n&&this._idmap.delete(n.id),this._map.delete(t),this}get(t){const n=t._zod.parent;if(n){const r={...this.
get(n)??{}};delete r.id;const i={...r,...this._map.get(t)};return Object.keys(i).length?i:void 0}return this._map.get(t)}has(t){
return this._map.has(t)}}function Ta(){return new Aa}(mr=globalThis).__zod_globalRegistry??(mr.__zod_globalRegistry=Ta());
const He=globalThis.__zod_globalRegistry;function Ve(e){return e.checks&&(e.checks=[...e.checks]),e}function Ea(e,t){return new e(
Ve({type:"string",...B(t)}))}function Lv(e,t){return new e(Ve({type:"string",coerce:!0,...util.normalizeParams(t)}))}function Uv(e,t){
return new e({type:"string",format:"email",check:"string_format",abort:!1,...util.normalizeParams(t)})}function jv(e,t){
return new e({type:"string",format:"guid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Dv(e,t){return new e(
{type:"string",format:"uuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Bv(e,t){return new e({
type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...util.normalizeParams(t)})}function Kv(e,t){return new e(
{type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...util.normalizeParams(t)})}function Hv(e,t){return new e(
{type:"string",format:"uuid",check:"string_format",abort:!1,version:"v7",...util.normalizeParams(t)})}function Vv(e,t){return new e(
{type:"string",format:"url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Wv(e,t){return new e({type:"\
string",format:"emoji",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Gv(e,t){return new e({type:"\
string",format:"nanoid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function qv(e,t){return new e({type:"\
string",format:"cuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Yv(e,t){return new e({type:"s\
tring",format:"cuid2",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Xv(e,t){return new e({type:"s\
tring",format:"ulid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Jv(e,t){return new e({type:"st\
ring",format:"xid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Qv(e,t){return new e({type:"stri\
ng",format:"ksuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function eb(e,t){return new e({type:"stri\
ng",format:"ipv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function tb(e,t){return new e({type:"strin\
g",format:"ipv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function nb(e,t){return new e({type:"string",
format:"mac",check:"string_format",abort:!1,...util.normalizeParams(t)})}function rb(e,t){return new e({type:"string",format:"\
cidrv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function ib(e,t){return new e({type:"string",format:"\
cidrv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function ob(e,t){return new e({type:"string",format:"\
base64",check:"string_format",abort:!1,...util.normalizeParams(t)})}function sb(e,t){return new e({type:"string",format:"\
base64url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function ab(e,t){return new e({type:"string",format:"\
e164",check:"string_format",abort:!1,...util.normalizeParams(t)})}function ub(e,t){return new e({type:"string",format:"c\
redit_card",check:"string_format",abort:!1,...util.normalizeParams(t)})}function lb(e,t){return new e({type:"string",format:"\
iban",check:"string_format",abort:!1,...util.normalizeParams(t)})}function cb(e,t){return new e({type:"string",format:"j\
wt",check:"string_format",abort:!1,...util.normalizeParams(t)})}const db={Any:null,Minute:-1,Second:0,Millisecond:3,Microsecond:6};
function fb(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,...util.
normalizeParams(t)})}function pb(e,t){return new e({type:"string",format:"date",check:"string_format",...util.normalizeParams(
t)})}function hb(e,t){return new e({type:"string",format:"time",check:"string_format",precision:null,...util.normalizeParams(
t)})}function mb(e,t){return new e({type:"string",format:"duration",check:"string_format",...util.normalizeParams(t)})}function yb(e,t){
return new e(Ve({type:"number",checks:[],...util.normalizeParams(t)}))}function gb(e,t){return new e(Ve({type:"number",coerce:!0,
checks:[],...util.normalizeParams(t)}))}function Ma(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"\
safeint",...B(t)})}function vb(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float32",...util.
normalizeParams(t)})}function bb(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float64",...util.
normalizeParams(t)})}function $b(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"int32",...util.
normalizeParams(t)})}function _b(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"uint32",...util.
normalizeParams(t)})}function wb(e,t){return new e({type:"boolean",...util.normalizeParams(t)})}function kb(e,t){return new e(
{type:"boolean",coerce:!0,...util.normalizeParams(t)})}function zb(e,t){return new e({type:"bigint",...util.normalizeParams(
t)})}function Zb(e,t){return new e({type:"bigint",coerce:!0,...util.normalizeParams(t)})}function xb(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"int64",...util.normalizeParams(t)})}function Sb(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"uint64",...util.normalizeParams(t)})}function Pb(e,t){return new e(
{type:"symbol",...util.normalizeParams(t)})}function Ab(e,t){return new e({type:"undefined",...util.normalizeParams(t)})}
function Tb(e,t){return new e({type:"null",...util.normalizeParams(t)})}function Eb(e){return new e({type:"any"})}function Mb(e){
return new e({type:"unknown"})}function Ia(e,t){return new e({type:"never",...B(t)})}function Ib(e,t){return new e({type:"\
void",...util.normalizeParams(t)})}function Cb(e,t){return new e({type:"date",...util.normalizeParams(t)})}function Ob(e,t){
return new e({type:"date",coerce:!0,...util.normalizeParams(t)})}function Rb(e,t){return new e({type:"nan",...util.normalizeParams(
t)})}function Ca(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function Oa(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!0})}
function Ra(e,t){return new checks.$ZodCheckGreaterThan({check:"greater_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function yr(e,t){return new Ks({check:"greater_than",...B(t),value:e,inclusive:!0})}function Fb(e){return Ra(0,e)}function Nb(e){
return Ca(0,e)}function Lb(e){return Oa(0,e)}function Ub(e){return yr(0,e)}function jb(e,t){return new checks.$ZodCheckMultipleOf(
{check:"multiple_of",...util.normalizeParams(t),value:e})}function Db(e,t){return new checks.$ZodCheckMaxSize({check:"ma\
x_size",...util.normalizeParams(t),maximum:e})}function Bb(e,t){return new checks.$ZodCheckMinSize({check:"min_size",...util.
normalizeParams(t),minimum:e})}function Kb(e,t){return new checks.$ZodCheckSizeEquals({check:"size_equals",...util.normalizeParams(
t),size:e})}function Hb(e,t){return new checks.$ZodCheckMaxLength({check:"max_length",...util.normalizeParams(t),maximum:e})}
function Fa(e,t){return new Vs({check:"min_length",...B(t),minimum:e})}function Vb(e,t){return new checks.$ZodCheckLengthEquals(
{check:"length_equals",...util.normalizeParams(t),length:e})}function Na(e,t){return new Gs({check:"string_format",format:"\
regex",...B(t),pattern:e})}function Wb(e){return new checks.$ZodCheckLowerCase({check:"string_format",format:"lowercase",
...util.normalizeParams(e)})}function Gb(e){return new checks.$ZodCheckUpperCase({check:"string_format",format:"uppercas\
e",...util.normalizeParams(e)})}function qb(e,t){return new checks.$ZodCheckIncludes({check:"string_format",format:"incl\
udes",...util.normalizeParams(t),includes:e})}function Yb(e,t){return new checks.$ZodCheckStartsWith({check:"string_form\
at",format:"starts_with",...util.normalizeParams(t),prefix:e})}function Xb(e,t){return new checks.$ZodCheckEndsWith({check:"\
string_format",format:"ends_with",...util.normalizeParams(t),suffix:e})}function Jb(e,t,n){return new checks.$ZodCheckProperty(
{check:"property",property:e,schema:t,...util.normalizeParams(n)})}function Qb(e,t){return new checks.$ZodCheckProperties(
{check:"properties",shape:e,...util.normalizeParams(t)})}function e$(e,t){return new checks.$ZodCheckMimeType({check:"mi\
me_type",mime:e,...util.normalizeParams(t)})}function ze(e){return new qs({check:"overwrite",tx:e})}function t$(e){return ze(
t=>t.normalize(e))}function La(){return ze(e=>e.trim())}function n$(){return ze(e=>e.toLowerCase())}function r$(){return ze(
e=>e.toUpperCase())}function i$(){return ze(e=>util.slugify(e))}function o$(e,t,n){return new e({type:"array",element:t,
...util.normalizeParams(n)})}function s$(e,t,n){return new e({type:"union",options:t,...util.normalizeParams(n)})}function a$(e,t,n){
return new e({type:"union",options:t,inclusive:!1,...util.normalizeParams(n)})}function u$(e,t,n,r){return new e({type:"\
union",options:n,discriminator:t,...util.normalizeParams(r)})}function l$(e,t,n){return new e({type:"intersection",left:t,
right:n})}function c$(e,t,n,r){const i=n instanceof schemas.$ZodType,o=i?r:n,s=i?n:null;return new e({type:"tuple",items:t,
rest:s,...util.normalizeParams(o)})}function d$(e,t,n,r){return new e({type:"record",keyType:t,valueType:n,...util.normalizeParams(
r)})}function f$(e,t,n,r){return new e({type:"map",keyType:t,valueType:n,...util.normalizeParams(r)})}function p$(e,t,n){
return new e({type:"set",valueType:t,...util.normalizeParams(n)})}function h$(e,t,n){const r=Array.isArray(t)?Object.fromEntries(
t.map(i=>[i,i])):t;return new e({type:"enum",entries:r,...util.normalizeParams(n)})}function m$(e,t,n){return new e({type:"\
enum",entries:t,...util.normalizeParams(n)})}function y$(e,t,n){return new e({type:"literal",values:Array.isArray(t)?t:[
t],...util.normalizeParams(n)})}function g$(e,t){return new e({type:"file",...util.normalizeParams(t)})}function v$(e,t){
return new e({type:"transform",transform:t})}function b$(e,t){return new e({type:"optional",innerType:t})}function $$(e,t){
return new e({type:"nullable",innerType:t})}function _$(e,t,n){return new e({type:"default",innerType:t,get defaultValue(){
return typeof n=="function"?n():util.shallowClone(n)}})}function w$(e,t,n){return new e({type:"nonoptional",innerType:t,
...util.normalizeParams(n)})}function k$(e,t){return new e({type:"success",innerType:t})}function z$(e,t,n){return new e(
{type:"catch",innerType:t,catchValue:typeof n=="function"?n:util.constantCatch(n)})}function Z$(e,t,n){return new e({type:"\
pipe",in:t,out:n})}function x$(e,t){return new e({type:"readonly",innerType:t})}function S$(e,t,n){return new e({type:"t\
emplate_literal",parts:t,...util.normalizeParams(n)})}function P$(e,t){return new e({type:"lazy",getter:t})}function A$(e,t){
return new e({type:"promise",innerType:t})}function T$(e,t,n){const r=util.normalizeParams(n);return r.abort??(r.abort=!0),
new e({type:"custom",check:"custom",fn:t,...r})}function E$(e,t,n){return new e({type:"custom",check:"custom",fn:t,...util.
normalizeParams(n)})}function M$(e,t){const n=Ua(r=>(r.addIssue=i=>{if(typeof i=="string")r.issues.push(util.issue(i,r.value,
n._zod.def));else{const o=i;o.fatal&&(o.continue=!1),o.code??(o.code="custom"),"input"in o||(o.input=r.value),o.inst??(o.
inst=n),o.continue??(o.continue=!n._zod.def.abort),r.issues.push(util.issue(o))}},e(r.value,r)),t);return n}function Ua(e,t){
const n=new checks.$ZodCheck({check:"custom",...util.normalizeParams(t)});return n._zod.check=e,n}function ja(e){const t=new Q(
{check:"describe"});return t._zod.onattach=[n=>{const r=He.get(n)??{};He.add(n,{...r,description:e})}],t._zod.check=()=>{},
t}function Da(e){const t=new Q({check:"meta"});return t._zod.onattach=[n=>{const r=He.get(n)??{};He.add(n,{...r,...e})}],
t._zod.check=()=>{},t}function I$(e,t){const n=util.normalizeParams(t);let r=n.truthy??["true","1","yes","on","y","enabl\
ed"],i=n.falsy??["false","0","no","off","n","disabled"];n.case!=="sensitive"&&(r=r.map(p=>typeof p=="string"?p.toLowerCase():
p),i=i.map(p=>typeof p=="string"?p.toLowerCase():p));const o=new Set(r),s=new Set(i),a=e.Codec??schemas.$ZodCodec,u=e.Boolean??
schemas.$ZodBoolean,l=e.String??schemas.$ZodString,c=new l({type:"string",error:n.error}),d=new u({type:"boolean",error:n.
error}),f=new a({type:"pipe",in:c,out:d,transform:((p,h)=>{let y=p;return n.case!=="sensitive"&&(y=y.toLowerCase()),o.has(
y)?!0:s.has(y)?!1:(h.issues.push({code:"invalid_value",expected:"stringbool",values:[...o,...s],input:h.value,inst:f,continue:!1}),
{})}),reverseTransform:((p,h)=>p===!0?r[0]||"true":i[0]||"false"),error:n.error});return f._zod.bag.truthy=r,f._zod.bag.
falsy=i,f._zod.bag.case=n.case??"insensitive",f}function C$(e,t,n,r={}){const i=util.normalizeParams(r),o={check:"string\
_format",type:"string",format:t,fn:typeof n=="function"?n:a=>n.test(a),...i};return n instanceof RegExp&&(o.pattern=n),new e(
o)}function Ba(){const e=this._zod;return e.message??(e.message=JSON.stringify(e.def,vs,2)),e.message}function Ka(e){this.
_zod.message=e}const Ha={get:Ba,set:Ka,enumerable:!0,configurable:!0},Et={value:void 0,enumerable:!1},gr=new WeakSet([Object.
prototype,Error.prototype]),vr=(e,t)=>{e.name="$ZodError",Et.value=t,Object.defineProperty(e,"issues",Et),Et.value=void 0,
Object.defineProperty(e,"message",Ha);const n=Object.getPrototypeOf(e);gr.has(n)||(gr.add(n),Object.defineProperty(n,"to\
String",{configurable:!0,enumerable:!1,get(){const r=()=>this.message;return Object.defineProperty(this,"toString",{value:r,
configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,"toString",{value:r,configurable:!0,writable:!0})}}))},
O$=b("$ZodError",vr),F=b("$ZodError",vr,void 0,{Parent:Error});function Va(e,t,n){return Object.prototype.hasOwnProperty.
call(e,t)||(t==="__proto__"?Object.defineProperty(e,t,{value:n(),writable:!0,enumerable:!0,configurable:!0}):e[t]=n()),e[t]}
function R$(e,t=n=>n.message){const n={},r=[];for(const i of e.issues)i.path.length>0?Va(n,i.path[0],()=>[]).push(t(i)):
r.push(t(i));return{formErrors:r,fieldErrors:n}}function F$(e,t=n=>n.message){const n={_errors:[]},r=(i,o=[])=>{for(const s of i.
issues)if(s.code==="invalid_union"&&s.errors.length)s.errors.map(a=>r({issues:a},[...o,...s.path]));else if(s.code==="in\
valid_key")r({issues:s.issues},[...o,...s.path]);else if(s.code==="invalid_element")r({issues:s.issues},[...o,...s.path]);else{
const a=[...o,...s.path];if(a.length===0)n._errors.push(t(s));else{let u=n,l=0;for(;l<a.length;){const c=a[l],d=l===a.length-
1;if(c==="_errors"){d&&u._errors.push(t(s)),l++;continue}Object.prototype.hasOwnProperty.call(u,c)||Object.defineProperty(
u,c,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});const f=u[c];d&&f._errors.push(t(s)),u=f,l++}}}};return r(
e),n}function N$(e,t=n=>n.message){const n={errors:[]},r=(i,o=[])=>{var s;for(const a of i.issues)if(a.code==="invalid_u\
nion"&&a.errors.length)a.errors.map(u=>r({issues:u},[...o,...a.path]));else if(a.code==="invalid_key")r({issues:a.issues},
[...o,...a.path]);else if(a.code==="invalid_element")r({issues:a.issues},[...o,...a.path]);else{const u=[...o,...a.path];
if(u.length===0){n.errors.push(t(a));continue}let l=n,c=0;for(;c<u.length;){const d=u[c],f=c===u.length-1;typeof d=="str\
ing"?(l.properties??(l.properties={}),Object.prototype.hasOwnProperty.call(l.properties,d)||Object.defineProperty(l.properties,
d,{value:{errors:[]},enumerable:!0,writable:!0,configurable:!0}),l=l.properties[d]):(l.items??(l.items=[]),(s=l.items)[d]??
(s[d]={errors:[]}),l=l.items[d]),f&&l.errors.push(t(a)),c++}}};return r(e),n}function Wa(e){const t=[],n=e.map(r=>typeof r==
"object"?r.key:r);for(const r of n)typeof r=="number"?t.push(`[${r}]`):typeof r=="symbol"?t.push(`[${JSON.stringify(String(
r))}]`):/[^\w$]/.test(r)?t.push(`[${JSON.stringify(r)}]`):(t.length&&t.push("."),t.push(r));return t.join("")}function L$(e){
const t=[],n=[...e.issues].sort((r,i)=>(r.path??[]).length-(i.path??[]).length);for(const r of n)t.push(`\u2716 ${r.message}`),
r.path?.length&&t.push(`  \u2192 at ${Wa(r.path)}`);return t.join(`
`)}function We(e,t){return{callee:t?.callee??e,Err:t?.Err}}const Mt=e=>{const t=(n,r,i,o)=>{const s=i?{...i,async:!1}:{async:!1},
a=n._zod.run({value:r,issues:[]},s);if(a instanceof Promise)throw new fe;if(a.issues.length){const u=new(o?.Err??e)(a.issues.
map(l=>_e(l,s,ke())));throw tr(u,o?.callee??t),u}return a.value};return t},Ga=Mt(F),It=e=>{const t=async(n,r,i,o)=>{const s=i?
{...i,async:!0}:{async:!0};let a=n._zod.run({value:r,issues:[]},s);if(a instanceof Promise&&(a=await a),a.issues.length){
const u=new(o?.Err??e)(a.issues.map(l=>_e(l,s,ke())));throw tr(u,o?.callee??t),u}return a.value};return t},qa=It(F),Ct=e=>(t,n,r)=>{
const i=r?{...r,async:!1}:{async:!1},o=t._zod.run({value:n,issues:[]},i);if(o instanceof Promise)throw new fe;return o.issues.
length?$r(e,o.issues,i):{success:!0,data:o.value}},br=Ct(F);function $r(e,t,n){let r;return{success:!1,get error(){return r||
(r=new e(t.map(i=>_e(i,n,ke()))),t=void 0,n=void 0),r},set error(i){r=i,t=void 0,n=void 0}}}const Ot=e=>async(t,n,r)=>{const i=r?
{...r,async:!0}:{async:!0};let o=t._zod.run({value:n,issues:[]},i);return o instanceof Promise&&(o=await o),o.issues.length?
$r(e,o.issues,i):{success:!0,data:o.value}},Ya=Ot(F),Xa=null,Ja=null,U$=((e,t,n)=>{const r=e._zod.bag.validator;if(r!==void 0){
if(r(t)!==Xa)return!0;if(r.definite===!0&&n===void 0)return!1}return Qa(e,t,n)});function Qa(e,t,n){const r=n?{...n,async:!1,
abortEarly:!0}:{async:!1,abortEarly:!0},i=e._zod.bag.fallbackRun;let o;if(i?(r[Ja]=!0,o=i({value:t,issues:[]},r)):o=e._zod.
run({value:t,issues:[]},r),o instanceof Promise)throw new core.$ZodAsyncError;return o.issues.length===0}const j$=async(e,t,n)=>{
const r=n?{...n,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0};let i=e._zod.run({value:t,issues:[]},r);return i instanceof
Promise&&(i=await i),i.issues.length===0},B$=(e=>{const t=Mt(e),n=(r,i,o,s)=>{const a=o?{...o,direction:"backward"}:{direction:"\
backward"};return t(r,i,a,We(n,s))};return n})(F),H$=(e=>{const t=Mt(e),n=(r,i,o,s)=>t(r,i,o,We(n,s));return n})(F),W$=(e=>{
const t=It(e),n=async(r,i,o,s)=>{const a=o?{...o,direction:"backward"}:{direction:"backward"};return await t(r,i,a,We(n,
s))};return n})(F),q$=(e=>{const t=It(e),n=async(r,i,o,s)=>await t(r,i,o,We(n,s));return n})(F),X$=(e=>(t,n,r)=>{const i=r?
{...r,direction:"backward"}:{direction:"backward"};return Ct(e)(t,n,i)})(F),Q$=(e=>(t,n,r)=>Ct(e)(t,n,r))(F),t_=(e=>async(t,n,r)=>{
const i=r?{...r,direction:"backward"}:{direction:"backward"};return Ot(e)(t,n,i)})(F),r_=(e=>async(t,n,r)=>Ot(e)(t,n,r))(
F),W=b("ZodMiniType",(e,t)=>{if(!e._zod)throw new Error("Uninitialized schema in ZodMiniType.");K.init(e,t),e.def=t,e.type=
t.type},{get with(){return this.check},set with(e){oe(this,"with",e)},parse(e,t){return Ga(this,e,t,{callee:this.parse})},
parseAsync(e,t){return qa(this,e,t,{callee:this.parseAsync})},safeParse(e,t){return br(this,e,t)},safeParseAsync(e,t){return Ya(
this,e,t)},check(...e){const t=this.def;return this.clone({...t,checks:[...t.checks??[],...e.map(n=>typeof n=="function"?
{_zod:{check:n,def:{check:"custom"},onattach:[]}}:n)]},{parent:!0})},clone(e,t){return Y(this,e,t)},brand(){return this},
register(e,t){return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(this,...t)}}),_r=b("ZodMiniString",
(e,t)=>{ra.init(e,t),W.init(e,t)});function Ze(e){return Ea(_r,e)}const i_=null,eu=null;function o_(e){return core._email(
eu,e)}const tu=null;function s_(e){return core._guid(tu,e)}const Ge=null;function a_(e){return core._uuid(Ge,e)}function u_(e){
return core._uuidv4(Ge,e)}function l_(e){return core._uuidv6(Ge,e)}function c_(e){return core._uuidv7(Ge,e)}const wr=null;
function d_(e){return core._url(wr,e)}function f_(e){return core._url(wr,{protocol:regexes.httpProtocol,hostname:regexes.
domain,...util.normalizeParams(e)})}const nu=null;function p_(e){return core._emoji(nu,e)}const ru=null;function h_(e){return core.
_nanoid(ru,e)}const iu=null;function m_(e){return core._cuid(iu,e)}const ou=null;function y_(e){return core._cuid2(ou,e)}
const su=null;function g_(e){return core._ulid(su,e)}const au=null;function v_(e){return core._xid(au,e)}const uu=null;function b_(e){
return core._ksuid(uu,e)}const lu=null;function $_(e){return core._ipv4(lu,e)}const cu=null;function __(e){return core._ipv6(
cu,e)}const du=null;function w_(e){return core._cidrv4(du,e)}const fu=null;function k_(e){return core._cidrv6(fu,e)}const pu=null;
function z_(e){return core._mac(pu,e)}const hu=null;function Z_(e){return core._base64(hu,e)}const mu=null;function x_(e){
return core._base64url(mu,e)}const yu=null;function S_(e){return core._e164(yu,e)}const gu=null;function P_(e){return core.
_creditCard(gu,e)}const vu=null;function A_(e){return core._iban(vu,e)}const bu=null;function T_(e){return core._jwt(bu,
e)}const xe=null;function E_(e,t,n={}){return core._stringFormat(xe,e,t,n)}function M_(e){return core._stringFormat(xe,"\
hostname",regexes.hostname,e)}function I_(e){return core._stringFormat(xe,"hex",regexes.hex,e)}function C_(e){return core.
_stringFormat(xe,"currency_code",regexes.currencyCode,e)}function O_(e,t){const n=t?.enc??"hex",r=`${e}_${n}`,i=core.regexes[r];
if(!i)throw new Error(`Unrecognized hash format: ${r}`);return core._stringFormat(xe,r,i,t)}const kr=b("ZodMiniNumber",(e,t)=>{
cr.init(e,t),W.init(e,t)});function $u(e){return core._number(kr,e)}const Se=b("ZodMiniNumberFormat",(e,t)=>{ha.init(e,t),
kr.init(e,t)});function _u(e){return Ma(Se,e)}function R_(e){return core._float32(Se,e)}function F_(e){return core._float64(
Se,e)}function N_(e){return core._int32(Se,e)}function L_(e){return core._uint32(Se,e)}const zr=null;function wu(e){return core.
_boolean(zr,e)}const ku=null;function U_(e){return core._bigint(ku,e)}const Zr=null;function j_(e){return core._int64(Zr,
e)}function D_(e){return core._uint64(Zr,e)}const zu=null;function B_(e){return core._symbol(zu,e)}const Zu=null;function K_(e){
return core._undefined(Zu,e)}const xu=null;function Su(e){return core._null(xu,e)}const Pu=null;function H_(){return core.
_any(Pu)}const Au=null;function Rt(){return core._unknown(Au)}const Tu=b("ZodMiniNever",(e,t)=>{ma.init(e,t),W.init(e,t)});
function Eu(e){return Ia(Tu,e)}const Mu=null;function V_(e){return core._void(Mu,e)}const Iu=null;function W_(e){return core.
_date(Iu,e)}const Cu=b("ZodMiniArray",(e,t)=>{va.init(e,t),W.init(e,t)});function Ft(e,t){return new Cu({type:"array",element:e,
...B(t)})}function G_(e){const t=e._zod.def.shape;return Ku(Object.keys(t))}const Nt=b("ZodMiniObject",(e,t)=>{wa.init(e,
t),W.init(e,t),Ns(e,"shape",n=>n._zod.def.shape,!1)});function q_(e,t){const n={type:"object",shape:e??{},...util.normalizeParams(
t)};return new Nt(n)}function xr(e,t){return new Nt({type:"object",shape:e,catchall:Eu(),...B(t)})}function Y_(e,t){return new Nt(
{type:"object",shape:e,catchall:Rt(),...util.normalizeParams(t)})}function X_(e,t){return util.extend(e,t)}function J_(e,t){
return util.safeExtend(e,t)}function Q_(e,t){return util.merge(e,t)}function ew(e,t){return util.pick(e,t)}function tw(e,t){
return util.omit(e,t)}function nw(e,t){const n=e._zod.def;if(n.type!=="tuple")return util.partial(Lt,e,t);if(n.checks?.length)
throw new Error(".partial() cannot be used on tuple schemas containing refinements");return util.clone(e,{...n,items:n.items.
map(r=>new Lt({type:"optional",innerType:r}))})}function rw(e,t){return util.partial(Tr,e,t,"exactPartial")}function iw(e,t){
return util.required(Er,e,t)}function ow(e,t){return e.clone(util.mergeDefs(e._zod.def,{catchall:t}))}const Ou=b("ZodMin\
iUnion",(e,t)=>{ka.init(e,t),W.init(e,t)});function Sr(e,t){return new Ou({type:"union",options:e,...B(t)})}const Ru=null;
function sw(e,t){return new Ru({type:"union",options:e,inclusive:!1,...util.normalizeParams(t)})}const Fu=null;function aw(e,t,n){
return new Fu({type:"union",options:t,discriminator:e,...util.normalizeParams(n)})}const Nu=null;function uw(e,t){return new Nu(
{type:"intersection",left:e,right:t})}const Lu=null;function Uu(e,t,n){const r=t instanceof core.$ZodType,i=r?n:t,o=r?t:
null;return new Lu({type:"tuple",items:e,rest:o,...util.normalizeParams(i)})}const qe=null;function ju(e,t,n){return!t||
!t._zod?new qe({type:"record",keyType:Ze(),valueType:e,...util.normalizeParams(t)}):new qe({type:"record",keyType:e,valueType:t,
...util.normalizeParams(n)})}function lw(e,t,n){return new qe({type:"record",keyType:e,valueType:t,...util.normalizeParams(
n),partial:!0})}function cw(e,t,n){return new qe({type:"record",keyType:e,valueType:t,mode:"loose",...util.normalizeParams(
n)})}const Du=null;function dw(e,t,n){return new Du({type:"map",keyType:e,valueType:t,...util.normalizeParams(n)})}const Bu=null;
function fw(e,t){return new Bu({type:"set",valueType:e,...util.normalizeParams(t)})}const Pr=null;function Ku(e,t){const n=Array.
isArray(e)?Object.fromEntries(e.map(r=>[r,r])):e;return new Pr({type:"enum",entries:n,...util.normalizeParams(t)})}function pw(e,t){
return new Pr({type:"enum",entries:e,...util.normalizeParams(t)})}const Hu=null;function hw(e,t){return new Hu({type:"li\
teral",values:Array.isArray(e)?e:[e],...util.normalizeParams(t)})}const Vu=null;function mw(e){return core._file(Vu,e)}const Wu=b(
"ZodMiniTransform",(e,t)=>{Za.init(e,t),W.init(e,t)});function Gu(e){return new Wu({type:"transform",transform:e})}const Lt=b(
"ZodMiniOptional",(e,t)=>{xa.init(e,t),W.init(e,t)});function Ar(e){return new Lt({type:"optional",innerType:e})}const Tr=null;
function yw(e){return new Tr({type:"optional",innerType:e})}const qu=null;function Yu(e){return new qu({type:"nullable",
innerType:e})}function gw(e){return Ar(Yu(e))}const Xu=null;function vw(e,t){return new Xu({type:"default",innerType:e,get defaultValue(){
return typeof t=="function"?t():util.shallowClone(t)}})}const Ju=null;function bw(e,t){return new Ju({type:"prefault",innerType:e,
get defaultValue(){return typeof t=="function"?t():util.shallowClone(t)}})}const Er=null;function $w(e,t){return new Er(
{type:"nonoptional",innerType:e,...util.normalizeParams(t)})}const Qu=null;function _w(e){return new Qu({type:"success",
innerType:e})}const el=null;function ww(e,t){return new el({type:"catch",innerType:e,catchValue:typeof t=="function"?t:core.
util.constantCatch(t)})}const tl=null;function kw(e){return core._nan(tl,e)}const nl=b("ZodMiniPipe",(e,t)=>{Sa.init(e,t),
W.init(e,t)});function rl(e,t){return new nl({type:"pipe",in:e,out:t})}const Ut=null;function zw(e,t,n){return new Ut({type:"\
pipe",in:e,out:t,transform:n.decode,reverseTransform:n.encode})}function Zw(e){const t=e._zod.def;return new Ut({type:"p\
ipe",in:t.out,out:t.in,transform:t.reverseTransform,reverseTransform:t.transform})}const il=null;function xw(e){return new il(
{type:"readonly",innerType:e})}const ol=null;function Sw(e,t){return new ol({type:"template_literal",parts:e,...util.normalizeParams(
t)})}const sl=null;function al(e){return new sl({type:"lazy",getter:e})}const ul=null;function Pw(e){return new ul({type:"\
promise",innerType:e})}const Mr=null;function ll(e,t){const n=new Q({check:"custom",...B(t)});return n._zod.check=e,n}function cl(e,t){
return core._custom(Mr,e??(()=>!0),t)}function Aw(e,t={}){return core._refine(Mr,e,t)}function Tw(e,t){return core._superRefine(
e,t)}const Ew=ja,Mw=Da;class Iw{constructor(...t){}}function Cw(e,t={}){const n=cl(r=>r instanceof e,t);return n._zod.bag.
Class=e,n._zod.check=r=>{r.value instanceof e||r.issues.push({code:"invalid_type",expected:e.name,input:r.value,inst:n,path:[
...n._zod.def.path??[]]})},n}const Ow=(...e)=>core._stringbool({Codec:Ut,Boolean:zr,String:_r},...e);function Rw(){const e=al(
()=>Sr([Ze(),$u(),wu(),Su(),Ft(e),ju(Ze(),e)]));return e}const dl=null;function Fw(e){return new dl({type:"function",input:Array.
isArray(e?.input)?Uu(e?.input):e?.input??Ft(Rt()),output:e?.output??Rt()})}var Ir=[{name:"week",letter:"w",seconds:604800},
{name:"day",letter:"d",seconds:86400},{name:"hour",letter:"h",seconds:3600},{name:"minute",letter:"m",seconds:60},{name:"\
second",letter:"s",seconds:1}],Pe="\u2713",Ae="\u2013",pe=[Pe,Pe,Pe],Cr=[Pe,Pe,Ae],I={title:{kind:"text",required:!0,browsers:pe,
description:"First line of the notification.",examples:["Spring is here"]},message:{kind:"text",required:!0,browsers:pe,
description:"Text below the title, on one or several lines. It is plain text.",examples:["New arrivals, with free shippi\
ng until Sunday."]},icon_url:{kind:"image",use:"icon",sizes:[{width:200,height:200}],maxBytes:1048576/4,drawn:"beside th\
e text",required:!0,browsers:Cr,description:"https URL of the icon, 200x200 pixels.",examples:["https://example.com/icon\
-200.png"]},banner_url:{kind:"image",use:"banner",sizes:[{width:360,height:240},{width:360,height:200}],maxBytes:1048576,
drawn:"below the text",required:!1,browsers:["56+",Ae,Ae],description:"https URL of a large image, 360x240 pixels on a d\
esktop, 360x200 on a phone.",examples:["https://example.com/spring-360x240.png"]},landing_url:{kind:"page",required:!0,browsers:pe,
description:"URL of the page that a click opens.",examples:["https://example.com/spring"]},actions:{kind:"buttons",required:!1,
browsers:["48+",Ae,Ae],description:"Buttons, each with `text` and `url`.",examples:[[{text:"New arrivals",url:"https://e\
xample.com/spring/new"}]]},utm_source:{kind:"text",required:!1,browsers:pe,description:"For web analytics: where visitor\
s come from, such as `web-push`.",examples:["web-push"]},utm_medium:{kind:"text",required:!1,browsers:pe,description:"Fo\
r web analytics: the kind of message, such as `notification`.",examples:["notification"]},utm_campaign:{kind:"text",required:!1,
browsers:pe,description:"For web analytics: the campaign, such as `spring-sale`.",examples:["spring-sale"]},ttl:{kind:"d\
uration",required:!1,browsers:Cr,description:"How long the notification waits for subscribers who are offline.",examples:[
"2d",86400]}},N=Object.keys(I),Or=(...e)=>N.filter(t=>e.includes(I[t].kind)),jt=Or("text","image","page"),Rr=Or("image"),
Fr=N.filter(e=>I[e].required),L=e=>e.replaceAll("_","-"),Ye=N.map(L),se=String.raw`\0-\x1f\x7f-\x9f`,Te=String.raw`\u202a-\u202e\u2066-\u2069`,
Dt=String.raw`\xad\u180e\u200b\u2060-\u206f\ufeff\ufff9-\ufffb`,fl=String.raw`\t-\r\x85`,Bt=new RegExp(`[${se}]`,"g"),pl=new RegExp(
`(?![\\t\\n])[${se}]`,"g"),hl=new RegExp(`(?![\\t\\n])[${se}${Te}]`,"g"),Nw=new RegExp(`[${se}${Te}\\u2028\\u2029]`,"g"),
ml=new RegExp(`(?![${fl}])[${se}${Te}${Dt}]`,"g"),yl=new RegExp(`[\\xa0\\u2000-\\u200a\\u200e\\u200f\\u202f\\u205f${Te}${Dt}\
]`,"g"),gl=new RegExp(`[\\s\\\\${se}]`),vl=new RegExp(`[\\u200e\\u200f${Te}${Dt}]`),bl=new RegExp(`(?![\\t\\n\\r])[${se}\
]`);function Xe(e,t){let n;return()=>(n??=new RegExp(e,t),n)}var Nr="2,048 characters",$l=/^(?:https?:[/\\]*|[/\\]{2,})([^/\\?#]*)/i;
function ae(e,t){if(e.length>2048)return;let[,n=""]=$l.exec(e)??[];if(!(n.slice(n.lastIndexOf("@")+1).length>259))try{return new URL(
e,t)}catch{return}}var ue=class extends Error{reason;title;hint;constructor(e){super(e.message,e.cause===void 0?void 0:{
cause:e.cause}),this.name="Failure",this.reason=e.reason,this.title=e.title,this.hint=e.hint}};function Lr(e){return e instanceof
ue?e:new ue({reason:"internal-error",title:"Internal error",message:`The action itself failed: ${U(e)}.`,hint:"Please re\
port this with the log of the run.",cause:e})}function U(e){if(!(e instanceof Error))return String(e);let t=e.code;if(t===
"ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at this port";if(t==="ERR_SSL_TLSV13_ALERT_CERTIFICA\
TE_REQUIRED")return"the server requires a client certificate, which this action cannot present";let{reason:n}=e;if(typeof t==
"string"&&t.startsWith("ERR_SSL_")&&typeof n=="string")return`${t}: ${n}`;let r=(e.message||e.name).replace(/; if the root CA is .*|\s+/gs,
" ").trim(),i=typeof t=="string"&&!r.includes(t)?`${t}: ${r}`:r,o=e instanceof AggregateError?e.errors.map(U).join("; "):
"",s=o&&o!==i?`${i} (${o})`:i;return e.cause===void 0?s:`${s}: ${U(e.cause)}`}function _l(e,t=wl(e)){return new ue({reason:"\
cancelled",title:`${e} failed`,message:t,hint:kl})}var wl=e=>e==="Sending"?"The run was cancelled before the service rec\
eived the request.":`The run was cancelled while ${e.charAt(0).toLowerCase()}${e.slice(1)}.`,kl="If you did not mean to \
cancel it, run it again.",zl=e=>`\\u${e.charCodeAt(0).toString(16).padStart(4,"0")}`;function P(e){let t=JSON.stringify(
e).replace(yl,zl);return t.length>100?`${t.slice(0,98)}\u2026" (${e.length} characters)`:t}var Zl=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,
xl=/[\s\x85]+/g,Sl=Xe(String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`,"u");function Pl(e){let t=e.toWellFormed().
replace(ml,"").replace(Zl,"$1").replace(xl," ").trim();return Sl().test(t)?t:""}var C=(e,t=99)=>e.length>t?`${e.slice(0,
t).replace(/[\ud800-\udbff]$/,"")}\u2026`:e,Al=300,Ur=65536;function jr(e,t,n=!1){let r=t(e.slice(0,Ur),n||e.length>Ur).
replace(/\s+/g," ").trim();return C(r,Al)}var A=(e,t)=>({quoted:P(e),message:t});function k(e,t,n={}){return{...typeof e==
"string"?{input:e}:e,...typeof t=="string"?{message:t}:t,reason:"invalid-input",...n}}function Dr({position:e},{position:t}){
return e?t?e.line-t.line||e.column-t.column:-1:t?1:0}var Tl=100;function Ee(e){let t=e.slice(0,Tl).map((n,r)=>{if(typeof n==
"number")return`[${n}]`;let i=C(String(n)).replace(Bt,"\uFFFD");return r>0?`.${i}`:i});return C(t.join(""))}var Br=({quoted:e,
message:t})=>e===void 0?t:`${e} ${t}`;function Kt(e,t){let{quoted:n,meant:r,hint:i}=t,o=r===void 0?".":`; did you mean \`${r}\
\`?`,s=i===void 0?"":` ${i}.`;return`${e}${n===void 0?"":":"} ${Br(t)}${o}${s}`}function Ht(e,t,n,r=""){let i=e.length>0?
`\`${Ee(e)}\``:t;return Kt(`${i}${r}`,n)}function Vt(e){let{input:t,otherInputs:n=[],file:r,path:i=[],position:o,quoted:s}=e,
a=o&&`line ${o.line}, column ${o.column}`;if(r!==void 0){let f=a?`${r}, ${a}`:r;return`${t}: ${f}: ${Ht(i,"the file",e)}`}
let u=a?` (${a})`:"",l=typeof i[0]=="number";if(i.length>0&&!l)return`${t}: ${Ht(i,"",e,u)}`;let c=l?Ee([t,...i]):t;if(s!==
void 0)return Kt(`${c}${u}`,e);let d=l?`\`${c}\``:El([c,...n]);return Kt(`${d}${u}`,e)}function El(e){let t=e.map(r=>`\`${r}\
\``),n=t.pop()??"";return t.length===0?n:`${t.join(", ")} and ${n}`}function Ml(e){let t=e.every(r=>r.reason==="unreadab\
le-file"),n=t?"unreadable-file":"invalid-input";return new ue({reason:n,title:t?"Unreadable file":"Invalid input",message:Ol(
e.map(Vt),Je(e)),hint:Cl(e)})}var Kr=class{#t=[];#e=new Set;refuse(e){for(let t of e)this.#t.push(t),this.#e.add(t.input)}add(e){
for(let t of e)this.#e.has(t.input)||this.#t.push(t)}get refused(){return this.#e}isRefused(e){return this.#e.has(e)}get all(){
return this.#t}failure(){return Ml(this.#t)}throwIfAny(){if(this.#t.length>0)throw this.failure()}},Il=new Set(["base-ur\
l","api-token"]);function Cl(e){let t=Je(e)===1?"Correct it":"Correct what is listed";return e.every(({input:n})=>Il.has(
n))?{newRunAfter:`${t}. If you changed a secret or variable, re-run the failed job. If you changed the workflow,`}:{newRunAfter:`${t}\
, then`}}var Wt=100;function Hr(e,t,n){let r=Je(t.slice(Wt)),i=t.slice(0,Wt).map(n);return r===0?i:[...i,k(e,`has ${r} m\
ore problems`,{count:r})]}var Je=e=>e.reduce((t,{count:n=1})=>t+n,0);function Ol(e,t=e.length,n="problems"){if(e.length===
1)return e.join("");let r=e.slice(0,Wt).map(i=>`- ${i}`);return t>r.length&&r.push(`- and ${t-r.length} more`),`${t} ${n}\
:
${r.join(`
`)}`}var Rl=e=>Gt(e,["https"],"use an absolute https URL, such as https://example.com/image.png"),Fl=e=>Gt(e,["https","h\
ttp"],"use an absolute https or http URL, such as https://example.com/page"),Nl=e=>{let t=Gt(e,["https","http"],"use the\
 https address of the push service, such as https://push.example.com");if("message"in t)return t;let n=jl(e,new URL(e));
return n===void 0?{value:e.replace(/\/+$/,"")}:Vr(e,n)},Ll=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/,Ul=/(\/v1(?:\/audiences?|\/notifications?)?)\/*$/;
function jl(e,{protocol:t,hostname:n,pathname:r}){if(t==="http:"&&!Ll.test(n))return"has the scheme http, which would se\
nd the token unencrypted; use an https URL (http is only for loopback addresses)";let[,i]=Ul.exec(r)??[];return i?`ends \
with \`${i}\`, but the action adds the path; remove \`${i}\``:e.includes("?")||e.includes("#")?"has a query or fragment;\
 remove it":void 0}function Gt(e,t,n){if(e==="")return{message:`is blank; ${n}`};let r=Bl(e,t,n);return r===void 0?{value:e}:
Vr(e,r)}var Vr=(e,t)=>Dl.test(e)?{message:t}:A(e,t),Dl=/[@\uff20\ufe6b]|%40/;function Bl(e,t,n){if(Kl(e))return"contains\
 a user name or password; remove them";if(e.length>2048)return`is longer than a URL may be; use one of at most ${Nr}`;if(gl.
test(e))return`contains white space, a control character or a backslash, which a URL must not contain; ${n}`;if(vl.test(
e))return`contains an invisible character, which would make it another URL; ${n}`;let r=Hl(e);if(r!==void 0&&!t.includes(
r))return`has the scheme ${r}; ${n}`;let i=r===void 0?void 0:Vl(e),o=i===void 0?void 0:ql(i,n);return o!==void 0?o:i!==void 0&&
ae(e)?void 0:`is not an absolute URL; ${n}`}function Kl(e){if(!e.includes("@")||/^mailto:/i.test(e))return!1;let t=e.replace(
/^[a-zA-Z][a-zA-Z\d+.-]*:/,"").replace(/^[/\\]+/,"");return/^[^/\\?#]*@/.test(t)}var Hl=e=>/^([a-zA-Z][a-zA-Z\d+.-]{0,30}):(?!\d)/.
exec(e)?.[1]?.toLowerCase(),Vl=e=>/^[^:]+:\/\/([^/?#]+)/.exec(e)?.[1],Wl=/[{}$%<]/,Gl=/^https?:?$/i;function ql(e,t){let[
n]=Wl.exec(e)??[];return n!==void 0?`contains \`${n}\` in its host, so a variable in it was probably not replaced; ${t}`:
Gl.test(e)?`has its scheme twice; ${t}`:void 0}function Yl(e){try{return JSON.parse(e)}catch{return}}var qt=e=>typeof e==
"object"&&e!==null&&!Array.isArray(e),Xl=/^[\x21-\x7e]+$/;function Qe(e,t,n){let r=i=>/^[0-9]+$/.test(i)&&Number(i)>=t&&
Number(i)<=n;return i=>{if(r(i))return{value:Number(i)};let o=Yt(i),s=o!==void 0&&r(o);return A(i,s?`is not a whole numb\
er${Xt(o)}`:`is not ${e}`)}}function Yt(e){return/^\d{1,3}([.,'\u2019_ \xa0\u2009\u202f])\d{3}(\1\d{3})*$/.test(e)?e.replace(
/\D/g,""):void 0}var Xt=e=>`; write \`${e}\`, without separators`;function et(e){return["true","True","TRUE"].includes(e)?
{value:!0}:["false","False","FALSE"].includes(e)?{value:!1}:A(e,"is neither true nor false; use `true` or `false`")}function Wr(e){
let t=et(e);return"value"in t?t.value:void 0}function tt(e){let t=/^([0-9]+)([smhdw]?)$/.exec(e),n="use whole seconds (3\
600), or a whole number with one unit of s, m, h, d, w (12h)";if(!t){let o=Yt(e);return A(e,`is not a duration${o?Xt(o):
`; ${n}`}`)}let r=Ir.find(({letter:o})=>o===t[2]),i=Number(t[1])*(r?.seconds??1);return Number.isSafeInteger(i)?{value:i}:
A(e,`is too long; ${n}`)}function Gr(e){return Xl.test(e)?{value:e}:{message:"contains a space, a line break or a charac\
ter outside ASCII, which a token cannot contain; use only the token, preferably from a secret"}}function Jl(e){if(e==="")
return{message:"is blank, which the service refuses; write some text"};let[t]=bl.exec(e)??[];return t!==void 0?{message:`\
contains the control character U+${t.charCodeAt(0).toString(16).toUpperCase().padStart(4,"0")}, which subscribers would \
not see; remove it`}:!/[!-~]/.test(e)&&Pl(e)===""?{message:"has no visible character; write some text"}:{value:e}}function Ql(e){
if(e==="latest")return{value:{kind:"latest"}};let t=e.replace(/^refs\/tags\//,""),n=/^refs\//.test(e)&&t===e;return t===
""||n?A(e,"is not a tag; use a tag such as v1.2.3, or `latest`"):{value:{kind:"tag",tag:t}}}var ec=/^(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;
function tc(e){let t="use two times of day, such as 09:00-20:00";if(!ec.test(e))return A(e,`is not a range of times; ${t}`);
let[n,r]=e.split("-"),i=qr(n),o=qr(r);return i===o?A(e,`begins and ends at the same time; ${t}`):{value:{from:i,to:o,text:e}}}
function qr(e){let[t,n]=e.split(":").map(Number);return t*60+n}function nc(e){if(/^[a-z]/i.test(e)&&rc(e))return{value:e};
let t=e.replaceAll(" ","_").toLowerCase(),n=Intl.supportedValuesOf("timeZone").find(i=>i.toLowerCase().endsWith(`/${t}`)),
r="is not a time zone that this runner knows";return n?{...A(e,r),meant:n}:A(e,`${r}; use a name from the IANA time zone\
 database, such as Europe/Berlin`)}function rc(e){try{return new Intl.DateTimeFormat("en",{timeZone:e}),!0}catch{return!1}}
function ic(e){if(e==="any")return{value:void 0};let t="set it to the output `payload` of the dry run that was approved,\
 or remove the input";if(e==="")return{message:`is empty, so the payload that was approved is missing; ${t}`};let n=Yl(e);
return qt(n)?{value:n}:{message:`is not a JSON object; ${t}`}}var ee=e=>({value:e}),nt=["tag","version","name","reposito\
ry","message","url"],he={text:Jl,image:Rl,page:Fl},oc=new RegExp(`\\{(?:${nt.join("|")})\\}`,"g"),Yr=e=>t=>{if(t.length>
2048||!t.includes("{"))return e(t);let n=t.replace(/^\{url\}/,"https://url.example/").replace(oc,"x");return"value"in e(
n)?{value:t}:e(t)},rt={text:he.text,image:Yr(he.image),page:Yr(he.page)};function sc(e,t,n){let{kind:r}=I[e];return r===
"duration"?tt(t.trim()):n[r](t.trim())}function ac(e){return N.flatMap(t=>uc(t,e))}function uc(e,t){let n=L(e);if(e==="a\
ctions")return(t.actions??[]).map(({url:o},s)=>({input:n,path:[s,"url"],url:o}));let{kind:r}=I[e],i=t[e];return typeof i!=
"string"||r==="text"?[]:[r==="image"?{input:n,url:i,image:e}:{input:n,url:i}]}function lc(e,t){return("value"in e?[e.value,
...e.madeFrom]:e.madeFrom??[]).map(t.find).find(n=>n!==void 0)}var Xr=(e,t)=>e<=Math.min(2,Math.floor(t.length/2)),Jr=e=>e.
toLowerCase().replace(/[-_]/g,"");function Qr(e,t){let n=[...new Map(t.map(i=>[i,E(Jr(i),Jr(e))]))].filter(([i,o])=>Xr(o,
i)),[r]=n.sort(([,i],[,o])=>i-o);return r?.[0]}function cc(e,t){let n=E(e,t);return t.length>dc?Xr(n,t):e[0]===t[0]&&(n<=
1||fc(e,t))}var dc=4,fc=(e,t)=>[...e].sort().join("")===[...t].sort().join(""),ei=40,ti={tagname:"tag",ref:"tag",refname:"\
tag",release:"tag",semver:"version",repo:"repository",reponame:"repository",htmlurl:"url"},pc={title:"name",body:"messag\
e",notes:"message",changelog:"message",link:"url"},ni=e=>e.replace(/[^\p{L}\d]/gu,"");function ri(e){return ni(e).toLowerCase().
replace(/^(?:github)?(?:event)?release(?=.)|^github(?=.)/,"")}function ii(e){if(e.length>ei)return;let[t=""]=e.split("|");
if(hc(t))return;let n=ri(t);return nt.find(r=>r===n)??Jt(ti,n)}var hc=e=>/^name$/i.test(ni(e))&&!e.includes("name");function mc(e){
let t=ri(e);return t===""?void 0:Jt(ti,t)??Jt(pc,t)??nt.find(n=>gc(t,n))}var Jt=(e,t)=>Object.hasOwn(e,t)?e[t]:void 0,yc=3,
gc=(e,t)=>e===t||e.length>=yc&&t.startsWith(e)||cc(e,t);function Me(e,t="text"){let n=oi(e),r=n.flatMap(s=>"mistake"in s?
s.mistake:[]),i=n.flatMap(s=>"literal"in s?s.literal:[]),o=t==="key"?i.flatMap(bc):[];return{names:new Set(n.flatMap(s=>"\
placeholder"in s?s.placeholder:[])),mistakes:[...r,...o,...$c(e,t)]}}function vc(e,t,{isUrl:n,maxLength:r}){let i="";for(let[
o,s]of oi(e).entries()){if("literal"in s)i+=s.literal;else if("mistake"in s)i+=s.mistake.text;else{let a=(t[s.placeholder]??
"").toWellFormed();i+=n&&o>0?encodeURIComponent(a):a}if(i.length>r)return}return i}function oi(e){let t=[],n=0,r=!0,i=(s,a,u)=>{
a>n&&t.push({literal:e.slice(n,a)}),t.push(s),n=u},o=(s,a,u)=>i({mistake:{text:e.slice(a,u),meant:s}},a,u);for(let s=e.indexOf(
"{");s!==-1;s=e.indexOf("{",s)){let a=s>n&&e[s-1]==="$"?s-1:s;if(e.startsWith("{{",s)&&r){let p=e.indexOf("}}",s+2);if(r=
p!==-1,r){let h=ii(e.slice(s+2,p));s=p+2,h&&o(h,a,s);continue}}let[u="{",l=""]=/^\{([^{}]*)\}/.exec(e.slice(s,s+ei+2))??
[],c=nt.find(p=>p===l),d=c??mc(l),f=s+u.length;c&&a===s?i({placeholder:c},s,f):d&&o(d,a,f),s=f}return n<e.length&&t.push(
{literal:e.slice(n)}),t}function bc(e){return[...e.matchAll(/\{[^{}"]{1,100}\}/g)].map(([t])=>({text:t}))}function $c(e,t){
return[...e.matchAll(/%([a-z_]{3,20})(?=(%))/gi),...e.matchAll(/<([a-z_]{3,20})(>)/gi)].flatMap(([n,r="",i=""])=>{let o=n.
startsWith("<"),s=o&&t==="url"?void 0:ii(r);return s?{text:o?n:n+i,meant:s}:[]})}function _c(e,t){let n=new Set,r=[];return ui(
e,({text:i,use:o,where:s})=>{let a=Me(i,o);for(let{text:l,meant:c}of a.mistakes){let d=`contains ${P(l)}, which is not a\
 placeholder`,f=c?d:`${d}; ${wc}`;t.add([Qt(s,{message:f,meant:c&&`{${c}}`})])}for(let l of a.names)n.add(l);let[u]=a.names;
return u!==void 0&&r.push({name:u,where:s}),i}),{names:n,uses:r}}var wc="all releases would have the same key, and only \
the first would be sent. Use `{tag}`, or remove the braces",kc=524288;function zc(e,t,n,r,i="with its placeholders repla\
ced"){let o=new Zc(t,r);return ui(e,({text:s,use:a,rule:u,where:l})=>{let{names:c}=Me(s);if(c.size===0)return s;let d=o.
fill(s,c,a);if("message"in d)return n.add([Qt(l,d)]),s;let f=u(d.value);return"value"in f?f.value:(n.add([Qt(l,{message:`${i}\
: ${Br(f)}`})]),s)})}var Zc=class{#t;#e;#n=kc;#i=new Map;constructor(e,t){this.#t=e,this.#e=t}fill(e,t,n){let r={};for(let a of t){
let u=this.#t[a],l=this.#r(a);if(l)return{message:ai(l)};if("missing"in u)return{message:`contains \`{${a}}\`, which has \
no value: ${u.missing}`};r[a]=u.value}let i={isUrl:n==="url",maxLength:this.#n},o=this.#n>0?vc(e,r,i)?.trim():void 0;if(this.#n-=
o?.length??this.#n,o===void 0)return{message:"is too long with its placeholders replaced; use fewer"};let s=this.#e.find(
o);return s?{message:ai(s)}:{value:o}}#r(e){return this.#i.has(e)||this.#i.set(e,lc(this.#t[e],this.#e)),this.#i.get(e)}},
me=e=>({value:e,madeFrom:[]}),xc={tag:me("v1.2.3"),version:me("1.2.3"),name:me("Version 1.2.3"),repository:me("site"),message:me(
"Offline maps are here."),url:me("https://github.com/octo/site/releases/tag/v1.2.3")};function si(e,t,n){_c(e,t),zc(e,xc,
t,n,"with the values of an example release")}var ai=e=>`would contain ${e}, which may already be public; replace the tok\
en, and remove it from the release`;function Qt(e,t){return k(e,t,e)}function ui(e,t){let{inputs:n,file:r,fileName:i,extraFields:o,
onceKey:s}=e,a=([c="",...d])=>({input:L(c),path:d}),u=c=>({input:"payload-file",file:i,path:c,position:r.positionOf?.(c)}),
l=c=>({input:"extra-fields",path:c});return{inputs:{...n,fields:li(n.fields,new Set,a,t)},file:{...r,fields:li(r.fields,
n.names,u,t)},fileName:i,extraFields:Sc(o,(c,d)=>t({text:c,use:"text",rule:ee,where:l([d])})),onceKey:s&&t({text:s,use:"\
key",rule:ee,where:{input:"once-key"}})}}function li(e,t,n,r){let i={...e};for(let o of jt){let s=e[o];if(s===void 0||t.
has(o))continue;let{kind:a}=I[o],u=a==="text"?"text":"url";i[o]=r({text:s,use:u,rule:he[a],where:n([o])})}return e.actions===
void 0||t.has("actions")||(i.actions=e.actions.map(({text:o,url:s},a)=>({text:r({text:o,use:"text",rule:he.text,where:n(
["actions",a,"text"])}),url:r({text:s,use:"url",rule:he.page,where:n(["actions",a,"url"])})}))),i}function Sc(e,t){let n=JSON.
parse(JSON.stringify(e)),r=Object.entries(n).map(([i,o])=>({field:i,holder:n,key:i,value:o}));for(let{field:i,holder:o,key:s,
value:a}of r){if(typeof a=="string"&&(o[s]=t(a,i)),typeof a!="object"||a===null)continue;let u=a;for(let[l,c]of Object.entries(
u))r.push({field:i,holder:u,key:l,value:c})}return n}var Pc=["api-token","github-token"],ci="the API token",Ac="the GitH\
ub token",Tc="***",di=8,Ec=4;function Mc(e){let{apiToken:t,githubToken:n="",proxyCredentials:r=[]}=e,i=[{name:ci,secret:new en(
t)},{name:Ac,secret:new en(n)}],o=[...i.map(({secret:s})=>s),...r.map(s=>new en(s))];return{find:s=>{if(s.length<di)return;
let a=hi(s);return i.find(({secret:u})=>u.isLong&&u.spansIn(s,a).length>0)?.name},redact:(s,a=!1)=>{let u=hi(s),l=o.flatMap(
f=>f.spansIn(s,u,a)),c="",d=0;for(let{start:f,end:p}of l.sort((h,y)=>h.start-y.start))f>=d&&(c+=s.slice(d,f)+Tc),d=Math.
max(d,p);return c+s.slice(d)}}}var en=class{isLong;#t;#e;#n;#i;constructor(e){this.#t=e,this.isLong=e.length>=di,this.#e=
this.isLong?tn([e,e.toUpperCase(),e.toLowerCase()]):[e].filter(Boolean),this.#n=this.isLong?tn(Oc(e)):[]}spansIn(e,t,n=!1){
return[...(Ic.test(e)?[...this.#e,...this.#r()]:this.#e).flatMap(r=>fi(r,e,n)),...this.#n.flatMap(r=>fi(r,t.text,n)).map(
t.spanInText)]}#r(){let e=()=>[...Rc(this.#t),...Fc(this.#t),...Lc(this.#t)];return this.#i??=this.isLong?tn(e()):[],this.#i}},
Ic=/[\\%&]/,tn=e=>[...new Set(e)];function fi(e,t,n){let r=[];for(let o=t.indexOf(e);o>=0;o=t.indexOf(e,o+1)){let s=r.at(
-1),a=o+e.length;s&&o<s.end?s.end=a:r.push({start:o,end:a})}if(!n)return r;let i=Math.max(1,Math.min(Ec,e.length-1));for(let o=e.
length-1;o>=i;o--)if(t.endsWith(e.slice(0,o)))return[...r,{start:t.length-o,end:t.length}];return r}var pi=/(?:\s|\\[fnrt]?)+/g;
function hi(e){let t=e.replace(pi,"");if(t.length===e.length)return{text:e,spanInText:r=>r};let n;return{text:t,spanInText:({
start:r,end:i})=>(n??=Cc(e),{start:n[r]??0,end:(n[i-1]??e.length)+1})}}function Cc(e){let t=[],n=(i,o)=>{for(let s=i;s<o;s++)
t.push(s)},r=0;for(let{0:i,index:o}of e.matchAll(pi))n(r,o),r=o+i.length;return n(r,e.length),t}function Oc(e){return[0,
1,2].flatMap(t=>{let n=Buffer.from("\0".repeat(t)+e),r=n.toString("base64").slice(Math.ceil(t*8/6)),i=r.replaceAll("=",""),
o=n.length%3===0?i:i.slice(0,-1),s=[r,i,o];return[...s,...s.map(a=>a.replaceAll("+","-").replaceAll("/","_"))]})}function Ie(e,t,n){
let r=i=>i.charCodeAt(0).toString(16).padStart(2,"0");return t.filter(i=>e.search(i)>=0).flatMap(i=>n.flatMap(o=>[e.replace(
i,s=>o(s,r(s))),e.replace(i,s=>o(s,r(s).toUpperCase()))]))}var le=(e,t,n)=>(r,i)=>e.test(r)?t(r,i):n(r,i),nn=/[!-/:-@[-^`{-~]/g,
rn=/[!-~]/g;function Rc(e){let t=o=>`\\${o}`,n=(o,s)=>`\\u00${s}`,r=Ie(e,[/["\\]/g,/["\\<>&]/g,/["\\<>&'=]/g,/["\\<>&'+`]/g,
/["\\<>&'=;`-]/g,nn],[le(/["\\]/,t,n),le(/\\/,t,n),n]),i=[e,...r].map(o=>o.replaceAll("/","\\/"));return[...r,...i,...Ie(
e,[rn],[n])]}function Fc(e){return Ie(e,[/[^\w.!~*'()-]/g,/[^\w.!~*'();/?:@&=+$,#-]/g,/[^\w.~-]/g,/[^\w.~/-]/g,/[^\w.*-]/g,
/["#<>']/g,nn,rn],[(t,n)=>`%${n}`])}var Nc={"!":"excl",'"':"quot","#":"num",$:"dollar","%":"percnt","&":"amp","'":"apos",
"(":"lpar",")":"rpar","*":"ast","+":"plus",",":"comma",".":"period","/":"sol",":":"colon",";":"semi","<":"lt","=":"equal\
s",">":"gt","?":"quest","@":"commat","[":"lsqb","\\":"bsol","]":"rsqb","^":"Hat","`":"grave","{":"lcub","|":"verbar","}":"\
rcub"};function Lc(e){let t=s=>{let a=Nc[s];return a===void 0?s:`&${a};`},n=(s,a)=>`&#x${a};`,r=s=>`&#${s.charCodeAt(0)}\
;`,i=s=>`&#${String(s.charCodeAt(0)).padStart(3,"0")};`,o=/[&<>"]/;return[...Ie(e,[/[&<>]/g,/[&<>"]/g,/[&<>"']/g,/[&<>"'/`=]/g,
/[&<>"'+`]/g,nn],[t,n,r,le(o,t,n),le(o,t,i),le(o,t,le(/'/,r,n)),le(/[&<>]/,t,r)]),...Ie(e,[rn],[n,r])]}function on(e,t,n){
return Object.entries(e).flatMap(([r,i])=>{let o=jc(i,t);return o?k({input:r,file:n},`contains ${o}, which would be publ\
ished; remove it`):[]})}function Uc(e,t){let{"api-token":n,"github-token":r="",...i}=e,o=t.find(r)===ci;return on({...i,
...o&&{"github-token":r}},t)}function jc(e,t){let n=new Set([e]);for(let r of n){let i=typeof r=="string"||typeof r=="nu\
mber"?t.find(String(r)):void 0;if(i)return i;if(typeof r=="object"&&r!==null)for(let o of Object.entries(r))for(let s of o)
n.add(s)}}async function Dc(e,t,n){let r=N.filter(o=>e[L(o)]!==""),i=await Promise.all(r.map(o=>Bc(o,e[L(o)],n)));for(let o of i)
t.add(o.problems);return{source:"input",fields:Object.assign({},...i.map(({fields:o})=>o)),names:new Set([...r,...N.filter(
o=>t.isRefused(L(o)))]),textComments:i.flatMap(({textComments:o=[]})=>o)}}async function Bc(e,t,n){if(e==="actions"){let{
readActions:s}=await m.e(263).then(m.bind(m,263));return s(t,n)}let r=L(e),i=sc(e,t,rt);if("message"in i)return{fields:{},
problems:[k(r,i)]};let o=typeof i.value=="number"?on({[r]:i.value},n):[];return{fields:o.length>0?{}:{[e]:i.value},problems:o}}
var mi=(e,t)=>Fr.filter(n=>!e.names.has(n)&&!t.names.has(n)),Kc=e=>Fr.every(t=>e[t]),sn={inputs:{source:"input",fields:{},
names:new Set},file:{source:"file",fields:{},names:new Set},fileName:"",extraFields:{},onceKey:""};function yi(...e){let t=Object.
assign({},...e.map(({fields:a})=>a).reverse()),n=N.filter(a=>t[a]!==void 0),r=Object.fromEntries(n.map(a=>[a,t[a]]));if(!Kc(
r))return;let i=a=>e.find(({names:u})=>u.has(a)),o=Object.fromEntries(n.map(a=>[a,i(a)?.source])),s=e.flatMap(a=>(a.textComments??
[]).filter(({path:[u]})=>i(String(u))===a));return{notification:r,sources:o,textComments:s}}async function Hc(e,t,n){return{
inputs:await Dc(e,t,n.secrets),file:await Vc(e["payload-file"],t,n),fileName:e["payload-file"],extraFields:await Wc(e["e\
xtra-fields"],t,n.secrets),onceKey:e["once-key"]}}async function Vc(e,t,{secrets:n,readFile:r}){let i=t.isRefused("paylo\
ad-file");if(e===""&&!i)return sn.file;let{fieldsFromFile:o,unknownFields:s}=await m.e(643).then(m.bind(m,3643));return i?
s:o(e,await r(e),t,n)}async function Wc(e,t,n){if(e==="")return{};let{readExtraFields:r}=await m.e(680).then(m.bind(m,9680));
return r(e,t,n)}var an=(e,t)=>n=>n===""?{message:`is missing; set it to ${e}`}:t(n),ce=(e,t)=>n=>n===""?{value:e}:t(n),O=e=>ce(
void 0,e),it=(e,t)=>n=>{let r=e.find(i=>i===n);return r===void 0?A(n,`is not ${t}`):{value:r}},ot={"base-url":an("the ba\
se address of the push service, such as https://push.example.com (a misspelled variable is empty)",Nl),"api-token":an("t\
he API token of the site, from a secret (a misspelled or unavailable secret is empty)",Gr),timeout:ce(30,Qe("a whole num\
ber of seconds from 1 to 300",1,300)),retries:ce(3,Qe("a whole number from 0 to 10",0,10)),summary:ce(!0,et)},gi=Number.
MAX_SAFE_INTEGER,vi={...ot,target:an("`all` (every subscriber) or `audience`; there is no default, so that nobody sends \
to all by mistake",it(["all","audience"],"a valid target; use `all` (every subscriber) or `audience`")),"audience-id":O(
Qe("an audience id, which is a whole number such as 101",1,gi)),"audience-name":O(ee),"max-reach":O(Qe("a whole number s\
uch as 10000",0,gi)),"payload-file":O(ee),"extra-fields":O(ee),"dry-run":ce(!1,et),"check-urls":ce(!1,et),"once-key":O(ee),
"once-per":O(it(["day","week","month"],"a period; use `day`, `week` or `month`")),"send-between":O(tc),"time-zone":O(nc),
release:O(Ql),"release-level":O(it(["major","minor","patch"],"a level; use `major`, `minor` or `patch`")),"max-age":O(tt),
"expected-payload":ic,"github-token":O(Gr)},Gc=e=>e.replace(/-([a-z])/g,(t,n)=>n.toUpperCase()),un=e=>Object.keys(e),Lw=un(
ot),Uw=[...un(vi),...Ye];function qc(e,t,n,r=[]){let i=new Kr;i.refuse([...Uc(t,n),...Xc(t)]);let o={...t};for(let a of i.
refused)o[a]="";let s={};for(let[a,u]of Object.entries(e)){let l=u(o[a]??"");"value"in l?s[Gc(a)]=l.value:i.add([k(a,l)])}
return i.add(r),{settings:i.all.length>0?void 0:s,inputs:o,problems:i}}var Yc=65536;function Xc(e){return["actions","ext\
ra-fields"].filter(t=>Buffer.byteLength(e[t]??"")>Yc).map(t=>k(t,"is larger than 64 KiB; make it smaller"))}var bi={"pay\
load-files":ee,only:ce("all",it(["all","changed","added"],"a choice of files; use `all`, `changed` or `added`")),"extra-\
fields":ee,"check-urls":vi["check-urls"],timeout:ot.timeout,summary:ot.summary},$i=[...un(bi),...Ye];function Jc(e,t){return qc(
bi,e,t,Qc(e))}function Qc(e){return e["payload-files"]!==""?[]:Ye.every(t=>e[t]==="")?[k("payload-files","is missing; se\
t paths of payload files, or a notification as inputs")]:e.only!==""&&e.only!=="all"?[k("payload-files","is missing; `on\
ly` chooses from its files")]:[]}var _i=[{name:"Desktop",browser:"Chrome on Windows",title:{length:70,line:35},message:{
length:140,line:35},button:{length:19,line:19},iconAt:"start",textWidth:350},{name:"Phone",browser:"Chrome on Android",title:{
length:30,line:30},message:{length:65,line:33},button:{length:19,line:19},iconAt:"end",textWidth:310}];function st(e,{length:t,
line:n}){let r=/^[\n\x20-\x7e]*$/.test(e),i=r?e:e.match(ed())??[],o=r?void 0:td(),s=i.length,a=0,u=0,l=0;for(let c of i){
if(a=c===`
`?(Math.floor(a/n)+1)*n:a+(o?.test(c)?2:1),a>t)return{shown:`${e.slice(0,l).trimEnd()}\u2026`,visible:u,total:s};a<t&&(u++,
l+=c.length)}return{shown:e,visible:s,total:s}}var ed=Xe(String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
"gsu"),td=Xe(String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`,
"u"),wi=2419200,ki={heading:/^#{1,6} \S/m,list:/^[-*+] \S/m,link:/\[[^[\]\n]*\]\([^()\s]*\)/,emphasis:/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-zA-Z\d])|~~(?=[^\s~])[^~\n]+~~/,
tag:/<\/?[a-zA-Z][^<>]*>/},nd=/[#*+[<_~-]/,rd=/[{$%]/;function id({notification:e,sources:t,messageSource:n,textComments:r=[]}){
let{actions:i,ttl:o}=e,s=[];i&&i.length>2&&s.push({kind:"many-buttons",count:i.length}),o!==void 0&&o>wi&&s.push({kind:"\
long-ttl",seconds:o,max:wi}),n?.kind==="entry"&&s.push({kind:"entry-message",source:n}),n?.kind==="neutral"&&s.push({kind:"\
neutral-message"}),s.push(...Rr.flatMap(c=>dd(c,e[c])));for(let c of["title","message"])s.push(...fd(c,e)),(t[c]==="inpu\
t"||t[c]==="file")&&s.push(...pd(c,e[c]));let a=od(e),u=zi(a,ad),l=zi(a,ld);return[...s,...u,...l,...cd(r)]}function od(e){
let{actions:t=[]}=e,n=jt.map(i=>({field:i,text:e[i]??"",isUrl:Zi([i])})),r=t.flatMap(({text:i,url:o})=>[{field:"actions",
text:i,isUrl:!1},{field:"actions",text:o,isUrl:!0}]);return[...n,...r]}function zi(e,t){let n=new Map;for(let r of e){let i=n.
has(r.field)?void 0:t(r);i&&n.set(r.field,i)}return[...n.values()]}var sd=/^[\w-]+$/;function ad({field:e,text:t,isUrl:n}){
let r=n?ae(t)?.hostname??"":"";return sd.test(r)?{kind:"local-host",field:e,host:r}:void 0}var ud=/\$?\{\{[^{}]{1,100}\}\}|\$\{[^{}]{1,100}\}|\{%[^{}%]{1,100}%\}|<%[^<>%]{1,100}%>|#\{[^{}]{1,100}\}|\$[A-Z][A-Z_]{2,40}\b|%(?![\dA-F]{2}[A-Z_]*%[\dA-F]{2})[A-Z][A-Z_]{2,40}%/;
function ld({field:e,text:t}){if(!rd.test(t))return;let[n]=ud.exec(t)??[];return n===void 0?void 0:{kind:"unresolved-tem\
plate",field:e,template:n}}function cd(e){let t=e.filter(({path:n})=>!Zi(n));return[...new Map(t.toReversed().map(n=>[n.
path[0],n])).values()].reverse().map(({path:n,comment:r})=>({kind:"text-comment",fieldPath:n,comment:r}))}function Zi([e,
...t]){let{kind:n}=I[e];return n==="buttons"?t.at(-1)==="url":n==="image"||n==="page"}function dd(e,t=""){if(!t.includes(
"/blob/"))return[];let[,n,r]=/^https:\/\/github\.com\/([^/?#]+\/[^/?#]+)\/blob\/([^?#]+)(?!.*[?&]raw=)/i.exec(t)??[];return n===
void 0?[]:[{kind:"page-as-image",field:e,raw:`https://raw.githubusercontent.com/${n}/${r}`}]}function fd(e,t){let[n]=_i,
{visible:r,total:i}=st(t[e],n[e]);return r===i?[]:[{kind:"truncated",field:e,visible:r,total:i}]}function pd(e,t){let n=(nd.
test(t)?Object.keys(ki):[]).filter(r=>ki[r].test(t)).map(r=>({kind:"markup",field:e,what:r}));return t.includes("\\n")?[
...n,{kind:"escaped-newline",field:e}]:n}function ln(e){return pn(e).replace(_d,Ce).replace(wd,kd).replace(/^[\t -%'-;=-@[-`{-~]/,
Ce).replaceAll(`
`,"<br>")}function xi(e){return pn(e).replace(/[&<>]/g,Ce).replaceAll(`
`,"&#10;")}var Si=(e,t)=>ln(cn(C(e,t)));function at(e,t=500){let n=C(e,t).split(yd).map((r,i)=>i%2===1?Ai(r):ln(cn(r)));
return md(n.join(""))}function Pi({text:e,url:t},n=2e3){return`${at(e,n)}${t?` <a href="${fn(t)}">Open that run</a>`:""}`}
var hd=({command:e})=>e!==void 0&&`<pre><code>${xi(e)}</code></pre>`,md=e=>`<span dir="auto">${e}</span>`,yd=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,
Ai=e=>`<code>${xi(e)}</code>`;function gd(e,t=300){let n=Si(e,t);return e.length>Ti?n:`<a href="${fn(e)}">${n}</a>`}function vd(e,t,n){
return e.length>Ti?t:`<img src="${fn(e)}" alt="${t}" width="${n}">`}function cn(e,t=40){if(e.length<=t||!new RegExp(`[^\\\
s/?-]{${t+1}}`).test(e))return e;let n=new RegExp(`${dn}{${t+1},}`,"gv"),r=new RegExp(`${dn}{${bd}}(?=${dn})`,"gv");return e.
replace(n,i=>i.replace(r,"$&\u200B"))}var bd=10,$d=String.raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`,
dn=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${$d}]]`,Ti=2e3,_d=/[&<>"'`*_~[\]()|\\!{}^]/g,wd=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,Ce=e=>`\
&#${e.codePointAt(0)};`,kd=e=>`<span>${Ce(e)}</span>`,fn=e=>pn(e).replace(/[&<>"'`\n\t]/g,Ce);function pn(e){return e.toWellFormed().
replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(hl,t=>`\u2039U+${(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}\u203A`)}function ye(e){if(e>=
0&&e<1e3)return String(e);let[,t="",n="",r=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(e))??[];return n?t+n.replace(/\B(?=(?:\d{3})+$)/g,
",")+r:String(e)}var ge=(e,t)=>`${ye(e)} ${t}${e===1?"":"s"}`,jw=Ir.filter(({name:e})=>e!=="week"),ut=e=>String(e).padStart(
2,"0"),Ei=({hour:e,minute:t})=>`${ut(e)}:${ut(t)}`,zd=({year:e,month:t,day:n})=>`${e}-${ut(t)}-${ut(n)}`;function Zd({window:e,
timeZone:t,now:n,opens:r,opensAt:i}){let o=t.toUpperCase()==="UTC"?"":` (${i.toISOString().slice(11,16)} UTC)`;return`It\
 is ${Ei(n)} in the time zone ${t}, outside \`send-between: ${e}\`. The window opens at ${Ei(r)} on ${zd(r)}${o}.`}function xd(e){
switch(e.kind){case"comment":return"the `web-push` comment of the release notes";case"entry":return`the entry ${P(e.entry)}${e.
heading===""?"":` under ${P(e.heading)}`} of the release notes`;case"neutral":return"the release notes have no sentence \
for subscribers"}}var Sd={heading:"a Markdown heading",list:"a Markdown list",link:"a Markdown link",emphasis:"Markdown \
emphasis",tag:"an HTML tag"},Pd={"many-buttons":({count:e})=>`There are ${e} buttons; browsers show at most two.`,"long-\
ttl":({seconds:e,max:t})=>`The ttl is ${e} s; push services keep a notification for at most four weeks (${t} s).`,"reach\
-zero":()=>"The audience has a reach of 0: nobody will receive this notification.","quoted-token":()=>"The API token is \
in quotation marks. If they are not part of it, remove them from the secret.","token-expiry":({at:e,expired:t})=>t?`The \
API token expired on ${Ii(e)}: the service will probably refuse it. Replace the secret.`:`The API token expires on ${Ii(
e)}. Replace the secret before then.`,rerun:({attempt:e})=>`This is attempt ${e} of this run: an earlier attempt may alr\
eady have sent the notification. Set \`once-key\`, so that a re-run cannot send it again.`,"rerun-period":({attempt:e,period:t})=>`\
This is attempt ${e} of this run: an attempt before this ${t} may already have sent the notification, since \`once-per\` a\
llows one in each ${t}.`,"image-size":({field:e,...t})=>`${L(e)}: the ${I[e].use} is ${Oi(t)}; browsers show ${I[e].sizes.
map(Oi).join(" or ")}.`,"image-weight":({field:e,bytes:t})=>`${L(e)}: the ${I[e].use} has ${Ci(t)}, and every subscriber\
 downloads it. Use one of at most ${Ci(I[e].maxBytes)}.`,"page-as-image":({field:e,raw:t})=>`${L(e)} is a page of GitHub\
 that shows the image, not the image itself, so subscribers would not see it. Use the address behind the button Raw: ${P(
t)}.`,"key-separator":({key:e})=>`The once-key ${P(e)} ends with a separator, so an expression in it is probably empty. \
Runs with the same key may be skipped although they announce something else. Correct the key.`,"key-of-all-releases":({key:e,
tag:t})=>`The once-key ${P(e)} contains neither the tag nor the version of the release ${P(t)}. If the next release has \
the same key, it will be skipped. Set \`once-key: release-{tag}\`.`,"release-each-run":({tag:e})=>`Without \`once-key\`, t\
he next run announces the release ${P(e)} again. Set \`once-key: release-{tag}\`.`,"release-each-period":({tag:e,period:t})=>`\
\`once-per\` lets a run announce the release ${P(e)} again in the next ${t}. To announce each release only once, remove \
\`once-per\`.`,truncated:({field:e,visible:t,total:n})=>`The ${e} is ${ye(n)} characters long; even a desktop shows only\
 about ${ye(t)}.`,markup:({field:e,what:t})=>`The ${e} contains ${Sd[t]}. Notifications are plain text: subscribers woul\
d see the characters as they are.`,"unresolved-template":({field:e,template:t})=>`\`${e}\` contains the template ${P(t)}\
, which nothing has replaced. Unless the push service replaces it, subscribers get it as it is.`,"local-host":({field:e,
host:t})=>`\`${e}\` leads to the host ${P(t)}, which is not a name on the internet. Check that subscribers can reach it.`,
"needs-release":({field:e,placeholder:t})=>`\`${e}\` contains \`{${t}}\`, which only a send with a release replaces. With\
out a release, the send fails.`,"text-comment":({fieldPath:e,comment:t})=>`\`${Ee(e)}\` ends before ${P(t)}, which is a \
comment to YAML. If it is part of the text, put the text in quotes. Otherwise, move the comment to a line of its own.`,"\
escaped-newline":({field:e})=>`The ${e} contains the two characters \`\\n\`, which subscribers would see as they are. For a\
 line break, use a YAML block (\`|\`).`,"outside-window":({outside:e})=>`A real run would be skipped now. ${Zd(e)}`,"ent\
ry-message":({source:e})=>`The message is ${xd(e)}. ${Mi}`,"neutral-message":()=>`The release notes have no sentence for\
 subscribers, so the message says only that there is something new. ${Mi}`},Mi="To choose the words, write `<!-- web-pus\
h: your text -->` on a line of its own in the release notes, or set the input `message`.",hn=e=>Pd[e.kind](e);function Ad(e){
return"fieldPath"in e?e.fieldPath:"field"in e?[e.field]:e.kind==="many-buttons"?["actions"]:e.kind==="long-ttl"?["ttl"]:
[]}var Ii=e=>e.toISOString().slice(0,10),Ci=e=>`${ye(Math.ceil(e/1024))} KiB`,Oi=({width:e,height:t})=>`${e}x${t}`,Td={rejected:"\
Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notification may or may not have\
 been sent."},Ed="start a new run (a re-run uses the original workflow file)",Md="announce the release by hand, with its\
 tag (a re-run uses the original workflow file and event)";function Id(e,t=!1){return typeof e=="string"?e:`${e.newRunAfter}\
 ${t?Md:Ed}.`}function Ri({title:e,reason:t,message:n,hint:r},i,{claim:o,isRunOfRelease:s=!1}={}){let a=Id(r,s),u=i==="u\
nknown"?Cd(a,typeof r!="string",o):`${a}${i==="not-sent"&&t==="internal-error"?" You can run this again.":""}`;return{title:`${e}\
 (${i?`${i}: `:""}${t})`,whatFailed:e,why:{text:n},meaning:i&&Td[i],next:{text:u},reason:t}}function Cd(e,t,n){let r="Th\
e service may still send it: wait some minutes, then look in the panel of your push service before you send it again.",i=n!==
void 0&&n.kind!=="none"?" first delete the claim of `once-key` (the command is in the log), then":"";return t?`${r} If n\
othing was sent,${i} do this: ${e}`:[r,e,`If nothing was sent,${i} run this again.`].filter(Boolean).join(" ")}function Od(e,t,n){
let{notifications:r,problems:i,extraFields:o,failure:s}=e,a=r.map(({file:l,content:c})=>({file:l,payload:{...c?.notification,
...o}})),u=r.map(({file:l})=>l).filter(l=>l!=="");return{payloads:t?"":JSON.stringify(a),files:s||i.length>0?"":JSON.stringify(
u),"summary-url":n,count:s?"":String(a.length),reason:t}}var Fi=e=>`https://github.com/web-push-action/web-push-action/b\
lob/v1/docs/troubleshooting.md#${Rd(e)}`,Rd=e=>e.replace(/^http-(?![345]\d\d$)\d+$/,"reasons").replace(/^http-(?!303|401|403|404|408|429)(\d)\d\d$/,
"http-$1xx"),Fd=600;function Ni(e,t){if(e.length<=t)return e;let n=e.split(`
`);if(n.length===1)return Ui(e,t);let r=n.map(o=>C(o,Fd)),i=r.join(`
`);return i.length<=t?i:Ui(Nd(r,t),t)}function Nd(e,t){let n=t-Li(e.length).length,r=0,i=e.filter(o=>(r+=o.length+1,r<=n));
return[...i,Li(e.length-i.length)].join(`
`)}var Li=e=>`- and ${e} more (see the log)`,Ui=(e,t)=>t===0?"":e.length<=t?e:C(e,t-1),mn=({text:e,url:t,command:n})=>`${e}${t?
` ${t}`:""}${n?`
${n}`:""}`,yn=4096;function Ld({why:e,meaning:t,next:n,reason:r},i){let o=i(mn(e)),s=`
${i(t?`${t} ${mn(n)}`:mn(n))}${r?`
More: ${Fi(r)}`:""}`,a=Ni(o,Math.max(0,yn-s.length));return{text:Ni(a+s,yn),isShortened:a!==o}}var Ud=5e3;function jd({whatFailed:e,
why:t,next:n,reason:r}){return[`<table>
${[...e?[lt("What failed",`<b>${at(e)}</b>`)]:[],lt("Why",Pi(t,Ud)),lt("What to do",Pi(n)),...r?[lt("More",`<a href="${Fi(
r)}">What ${r} means</a>`)]:[]].join(`
`)}
</table>`,hd(n)]}var lt=(e,t)=>`<tr><th align="left">${e.replaceAll(" ","&nbsp;")}</th><td>${t}</td></tr>`,Dd=2,ji=56,Bd={
"beside the text":ji,"below the text":360},Kd="Where the text is cut off is an estimate: it depends on fonts, versions a\
nd settings.";function Hd(e){return`<div>
${_i.map(t=>Vd(t,e)).join(`
`)}
<br clear="all"><sub>${Kd}</sub>
</div>`}function Vd(e,t){let{title:n,message:r,landing_url:i,actions:o=[]}=t,{name:s,browser:a,iconAt:u,textWidth:l}=e,c=st(
n,e.title),d=st(r,e.message),f=o.slice(0,Dd).map(({text:_})=>st(_,e.button)),p=o.length-f.length,h=`<td valign="top" wid\
th="${ji}">${Di("beside the text",t)}</td>`,y=`<td valign="top" width="${l}" dir="auto"><b>${gn(c)}</b><br>${gn(d)}</td>`,
z=Di("below the text",t),Z=f.map(_=>`<kbd>&nbsp;${gn(_)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),g={Title:c,Message:d},$=[...Object.
entries(g).map(([_,M])=>vn(M)&&Gd(_,M)),f.some(vn)&&"\u2702\uFE0F A button is cut",p>0&&`\u2702\uFE0F ${ge(p,"more butto\
n")} not shown`,...Object.entries(g).map(([_,M])=>!vn(M)&&Bi(qd(_,M))),Bi(`Opens ${gd(i,38)}`)].filter(Boolean);return`<\
table align="left">${[`<th colspan="2">${s} <sub>${a}</sub></th>`,u==="start"?h+y:y+h,z&&`<td colspan="2" align="center"\
>${z}</td>`,Z&&`<td colspan="2" align="center">${Z}</td>`,`<td colspan="2">${$.join("<br>")}</td>`].flatMap(_=>_?[`<tr>${_}\
</tr>`]:[]).join("")}</table>`}function Di(e,t){return Rr.flatMap(n=>{let{drawn:r,use:i}=I[n],o=t[n];return r===e&&o!==void 0?
[vd(o,i,Bd[e])]:[]}).join("<br>")}var Wd=24,gn=({shown:e})=>ln(cn(e,Wd)),vn=({visible:e,total:t})=>e<t,Gd=(e,{visible:t,
total:n})=>`\u2702\uFE0F ${e} cut after ${ye(t)} of ${ge(n,"character")}`,qd=(e,{total:t})=>`${e} fits (${ge(t,"characte\
r")})`,Bi=e=>`<sub>${e}</sub>`,bn=({problems:e,notifications:t})=>[...e,...t.flatMap(n=>n.problems)],Yd=["invalid-input",
"unreadable-file","url-check-failed"];function $n(e){if(e.failure)return e.failure.reason;let t=new Set(bn(e).map(({reason:n})=>n));
return Yd.find(n=>t.has(n))}var _n=1e3;function wn(e){let{file:t,path:n=[]}=e;return C(t===void 0?Vt(e):Ht(n,"The file",
e),_n)}function Xd(e){return`${Hi(e)}${wn(e)}`}function Ki({content:e,positionOf:t},n){let r=Ad(n);return e?.sources[r[0]]===
"file"?t(r):void 0}function Jd(e,t){let n=Ki(e,t);return`${Hi({file:e.file||void 0,position:n})}Advice: ${hn(t)}`}function Hi({
file:e,position:t={line:1,column:1}}){return e===void 0?"":`${e.replace(Bt,"\uFFFD")}:${t.line}:${t.column}: `}var ct=({
problems:e})=>e.length>0;function kn(e){let{notifications:t,omitted:n,failure:r}=e;if(r)return"The notifications were no\
t checked";let i=ge(t.length,"notification"),o=t.filter(ct).length;if(o>0)return`${o} of ${i} ${o===1?"has":"have"} prob\
lems`;if(bn(e).length>0)return"The inputs have problems";if(t.length===0&&n){let s=n.only==="added"?"added":"added or ch\
anged";return n.total===0?"Nothing to check: there is no file":`Nothing to check: of ${ge(n.total,"file")}, none is ${s}`}
return`${i} checked: no problems`}function Qd(e){let{notifications:t,problems:n,failure:r}=e,i=t.toSorted((o,s)=>Number(
ct(s))-Number(ct(o)));return[`<h2>${$n(e)?"\u274C":"\u2705"} ${kn(e)}</h2>`,r&&jd(Ri(r)),Vi(n),i.map(tf)]}var ef=({file:e,
oldName:t})=>`${P(e)} is the file ${P(t)} under a new name, so it is not added.`;function tf(e){let{file:t,problems:n,advice:r,
content:i}=e,o=t===""?"Notification from the inputs":Si(t,nf),s=r.map(a=>`\u26A0\uFE0F ${at(hn(a))}`).join("<br>");return[
`<h3>${ct(e)?"\u274C ":""}${o}</h3>`,Vi(n),s&&`<p>${s}</p>`,i&&Hd(i.notification)]}var nf=200,rf=20;function Vi(e){if(e.
length===0)return;let t=e.slice(0,rf).map(i=>`<li>${of(i)}${at(wn(i),_n)}</li>`),n=Je(e),r=n-t.length;return r>0&&t.push(
`<li>${ye(r)} more: see the log.</li>`),`<p><b>${ge(n,"problem")}</b></p>
<ul>
${t.join(`
`)}
</ul>`}var of=({position:e})=>e?`${Ai(`${e.line}:${e.column}`)} `:"",sf=["payload","outcome","reason","kind","type","une\
xpected","field","fieldPath","what","only","sources"];function af(e,t){let n=(r,i)=>{if(typeof r=="string")return t(r);if(Array.
isArray(r))return r.map(s=>n(s,i));if(r instanceof ue)return uf(r,t);if(typeof r!="object"||r===null||r instanceof Date)
return r;let o=Object.entries(r).map(([s,a])=>i?[t(s),n(a,!0)]:[s,sf.includes(s)?a:n(a,s==="extraFields")]);return Object.
fromEntries(o)};return n(e,!1)}function uf({reason:e,title:t,message:n,hint:r},i){let o=typeof r=="string"?i(r):{newRunAfter:i(
r.newRunAfter)};return new ue({reason:e,title:i(t),message:i(n),hint:o})}var zn=e=>process.env[e.toLowerCase()]||process.
env[e]||void 0;function lf(){return{http:zn("HTTP_PROXY"),https:zn("HTTPS_PROXY"),bypass:zn("NO_PROXY")}}function Zn(){let{
GITHUB_API_URL:e,GITHUB_SERVER_URL:t,GITHUB_REPOSITORY:n,GITHUB_SHA:r,GITHUB_RUN_ID:i}=process.env,{GITHUB_EVENT_NAME:o}=process.
env;return{github:{apiUrl:e||"https://api.github.com",serverUrl:t||"https://github.com"},run:{repository:n??"",sha:r??"",
id:i??"",event:o??"",attempt:Number(process.env.GITHUB_RUN_ATTEMPT)||1}}}var Wi=e=>e==="pull_request"||e==="pull_request\
_target";function cf(){let{github:e,run:t}=Zn();return t.id===""?"":`${e.serverUrl}/${t.repository}/actions/runs/${t.id}\
/attempts/${t.attempt}`}var df=25*1048576;function ff(){let{GITHUB_EVENT_NAME:e="",GITHUB_EVENT_PATH:t=""}=process.env;try{
return(0,Re.statSync)(t).size>df?{name:e,payload:void 0,unreadable:"the event is larger than 25 MiB"}:{name:e,payload:JSON.
parse((0,Re.readFileSync)(t,"utf8"))}}catch{return{name:e,payload:void 0,unreadable:t===""?void 0:"the file of the event\
 cannot be read"}}}var Gi=class extends Error{},qi=class extends Error{folder;constructor(e,t){super("a folder cannot be\
 read",{cause:t}),this.folder=e}},pf=1e3;function hf(e){return e.split("/").filter(t=>t!==""&&t!==".").map(t=>{if(t==="*\
*")return t;let n=mf(t);return r=>t.startsWith(".")===r.startsWith(".")&&gf(n,r)})}function mf(e){let t=e.lastIndexOf("]")+
1;return[...e.slice(0,t).match(/\[[!^]?[^/][^\]/]*\]|./gsu)??[],...e.slice(t)].map(n=>{let r=/^\[([!^]?)(.+)\]$/su.exec(
n);if(!r)return n;let[,i="",o=""]=r,s=yf(o);return i?a=>!s(a):s})}function yf(e){let t=Array.from(e.matchAll(/(.)-(.)|./gsu)).
map(([n,r=n,i=n])=>({from:r,to:i}));return n=>t.some(({from:r,to:i})=>r<=n&&n<=i)}function gf(e,t){let n=Array.from(t),r=0,
i=-1,o=0;for(let s=0;s<n.length;)if(e[r]==="*")i=r++,o=s;else if(vf(e[r],n[s]??""))r++,s++;else if(i!==-1)r=i+1,s=++o;else
return!1;return e.slice(r).every(s=>s==="*")}var vf=(e,t)=>typeof e=="function"?e(t):e==="?"||e===t;function bf(e,t,n){let r=[];
for(let i of t){let o=e[i];o==="**"&&!n.startsWith(".")&&r.push(i),typeof o=="function"&&o(n)&&r.push(i+1)}return Yi(e,r)}
function Yi(e,t){let n=new Set(t);for(let r of n)e[r]==="**"&&n.add(r+1);return n}async function $f(e,t,n,r){let i=[],o=0;
async function s(a,u){let l=await _f(e,a);if(r.entries-=l.length,r.entries<0)throw new Gi;for(let c of l.sort((d,f)=>d.name<
f.name?-1:1)){if(++o%pf===0&&await(0,Oo.setImmediate)(),i.length>=n||r.signal.aborted)return;let d=bf(t,u,c.name),f=a?`${a}\
/${c.name}`:c.name;if(c.isDirectory()){d.size>0&&await s(f,d);continue}d.has(t.length)&&!await wf(c,(0,D.join)(e,f))&&i.
push(f)}}return await s("",Yi(t,[0])),i}async function _f(e,t){try{return await(0,re.readdir)((0,D.join)(e,t),{withFileTypes:!0})}catch(n){
if(Xi(n))return[];throw new qi(t,n)}}var Xi=e=>["ENOENT","ENOTDIR"].includes(e.code??"");async function wf(e,t){return e.
isSymbolicLink()?(await(0,re.stat)(t).catch(()=>{}))?.isDirectory()===!0:!1}var kf=65536;async function Ji(e){let t=xn(),
n=(0,D.resolve)(t,e),r={input:"payload-file",file:e},i=s=>({problem:k(r,s,{reason:"unreadable-file"})}),o={problem:k(r,"\
is outside the workspace; use a file of the repository")};try{let s=await(0,re.realpath)(t);if(!dt(n,t)&&!dt(n,s))return o;
let a=await(0,re.realpath)(n);if(!dt(a,s))return o;let u=await(0,re.stat)(a);if(u.isDirectory()){let l=A(e,"is a folder;\
 use the path of a file in it");return{problem:k("payload-file",l,{reason:"unreadable-file"})}}return u.isFile()?u.size>
kf?i("is larger than 64 KiB; use a file that has only notification fields"):{text:new TextDecoder("utf-8",{fatal:!0}).decode(
await(0,re.readFile)(a))}:i("is not a regular file; use the path of a YAML or JSON file")}catch(s){let a=s.code;return a===
"ENOENT"&&e.includes("\uFFFD")?i("has a name that is not UTF-8; rename it"):i(a==="ENOENT"?"does not exist; check the pa\
th, and that the repository is checked out":a==="ERR_ENCODING_INVALID_ENCODED_DATA"?"is not UTF-8 text; save it as UTF-8":
`cannot be read (${U(s)})`)}}var xn=()=>process.env.GITHUB_WORKSPACE||process.cwd();function dt(e,t){let n=(0,D.relative)(
t,e);return n!==".."&&!n.startsWith(`..${D.sep}`)&&!(0,D.isAbsolute)(n)}var Sn=100,Qi=2e5,zf=4096;async function Pn(e,t,n){
let r={workspace:xn(),maxFound:n?Qi:Sn+1,budget:{entries:Qi,signal:t}},i=new Set,o=[],s=[],a=e.split(/\r\n?|\n/).map(l=>l.
trim());for(let l of new Set(a.filter(c=>c!==""))){let c=await xf(l,r);if(!Array.isArray(c))o.push(c);else if(c.length===
0)s.push(Zf(l));else for(let d of c)i.add(d)}let u=n?[...i].filter(l=>n.has(l)):[...i];return u.length<=Sn?{files:u,named:i,
problems:o,unmatched:s}:(o.push(k("payload-files",`matches more than ${Sn} files; use patterns that match fewer`)),{files:[],
named:i,problems:o,unmatched:s})}var Zf=e=>k("payload-files",A(e,"matches no file in the workspace; check the path, and \
that the repository is checked out"));async function xf(e,{workspace:t,maxFound:n,budget:r}){let i=(l,c)=>k("payload-fil\
es",A(e,l),c&&{reason:c}),o=(0,D.resolve)(t,e),s=(0,D.relative)(t,o).replaceAll(D.sep,"/"),a=e.length>zf,u;try{u=await(0,re.
lstat)(o)}catch(l){if(!a&&!/[*?[]/.test(e)&&!Xi(l))return[s]}if(u?.isDirectory()&&dt(o,t)){let l=s===""?"*.yml":`${s}/*.\
yml`;return i(`is a folder; use \`${C(l)}\``,"unreadable-file")}if(u)return[s];try{let l=a?[]:hf(e.replaceAll(D.sep,"/"));
return await $f(t,l,n,r)}catch(l){if(l instanceof Gi)return i("searches too many files; begin the pattern with the folde\
r that your files are in");if(!(l instanceof qi))throw l;let c=l.folder===""?"the workspace":`the folder ${P(l.folder)}`,
d=U(l.cause),f=`searches ${c}, which cannot be read (${d}); make it readable, or use a pattern that does not search it`;
return i(f,"unreadable-file")}}async function Sf(e,t,n){if(t===""||t==="all"){let{files:c,problems:d,unmatched:f}=await Pn(
e,n);return{files:c,problems:[...d,...f]}}if(t!=="changed"&&t!=="added")return Pn(e,n,new Set);let{filesOfEvent:r}=await m.
e(752).then(m.bind(m,3752)),i=await r(t,{event:ff(),sha:Zn().run.sha,signal:n}),{files:o,problems:s,unmatched:a,named:u}=await Pn(
e,n,i.files),l=[...i.renamed].filter(([c])=>u.has(c)).map(([c,d])=>({file:c,oldName:d}));return i.problems.length>0?{files:o,
problems:[...i.problems,...s]}:{files:o,problems:s,omitted:{only:t,total:u.size,renamed:l,unmatched:a}}}var Pf={"expecte\
d-payload":"any"};function Af(e){for(let t of e.filter(n=>Pc.includes(n))){let n=Fe(t);n!==""&&Lo(n)}return Object.fromEntries(
e.map(t=>[t,Tf(t)]))}function Tf(e){return process.env[`INPUT_${e.toUpperCase()}`]!==void 0?Fe(e):Pf[e]??""}function Ef(e){
return Object.entries(process.env).flatMap(([t,n])=>{let[,r]=/^input_(.+)$/s.exec(t.toLowerCase())??[];return r===void 0||
e.includes(r)||!n?.trim()?[]:[{name:r,variable:t}]})}async function Mf(e,t){let n=Ef(e);if(n.length===0)return[];let{unknownInputs:r}=await m.
e(164).then(m.bind(m,164));return r(n,e,t)}var te=()=>process.uptime()*1e3,Oe=class extends Error{reason;constructor(e,t){
super(t),this.reason=e}},eo=class extends Error{constructor(){super("a response arrived before the request was sent")}};
function If(e,{isProxied:t,isProxyTls:n}){let r=(a,u)=>({kind:"failure",mayHaveBeenReceived:!1,reason:a,retryable:u,cause:e});
if(e instanceof Oe)return r(e.reason,e.reason==="timeout");let{code:i="",syscall:o,statusCode:s}=e;return i==="ERR_PROXY\
_TUNNEL"?r("proxy-failed",s===void 0):e instanceof eo||i.startsWith("HPE_")?r(n?"proxy-failed":"connection-failed",!0):!Cf(
e)&&!i.startsWith("ERR_INVALID")?r(n?"proxy-failed":"tls-failed",!1):r(t&&!(i==="ECONNRESET"&&o===void 0&&!n)?"proxy-fai\
led":"connection-failed",!0)}function Cf(e){if(e instanceof AggregateError)return!0;let{code:t="",syscall:n}=e;return n!==
void 0&&t!=="EPROTO"||Of.test(t)}var Of=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function Rf(e,t){let n=e.code??"",r=t>0||n.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:e instanceof Oe?e.reason:r,retryable:!0,cause:e}}var Ff=e=>Nf.test(String(e)),Nf=/\bSSL alert number (42|43|44|45|46|48|116)\b/;
function Lf(e,t,n){let{method:r,url:i,headers:o,body:s}=e,a=s===void 0?o:{...o,"Content-Length":Buffer.byteLength(s)},u=vt.
request(i,{agent:t,method:r,headers:a});return new Promise(l=>new Uf(e,u,n,l).start())}var Uf=class{#t;#e;#n;#i;#r;#a="";#o;#s;#u;#f=0;#l=!1;#p=!1;constructor(e,t,n,r){
this.#t=e,this.#e=t,this.#n=n,this.#i=r,this.#r=new Ko.StringDecoder(e.encoding)}start(){let{timeoutMs:e,signal:t}=this.#t,
n=()=>this.#d(new Oe("timeout",`no response within ${e/1e3} s`));this.#u=setTimeout(n,e),this.#e.on("error",r=>this.#d(r)),
this.#e.on("close",()=>this.#_()),this.#e.on("socket",r=>this.#v(r)),this.#e.on("response",r=>this.#$(r)),t?.addEventListener(
"abort",this.#h),t?.aborted&&this.#h()}#h=()=>this.#d(new Oe("cancelled","the run was cancelled"));#y=()=>{this.#p=!0};#c=e=>{
this.#f+=e.length};#v(e){this.#s=e,e.on("data",this.#c),e.once("session",this.#y);let t=()=>{this.#b(e)};jf(e)?t():e.once(
no(e)?"secureConnect":"connect",t)}async#b(e){if(await to(),this.#e.destroyed||e.destroyed)return;this.#l=!0;let t=e.getProtocol?.()===
"TLSv1.3";(this.#e.reusedSocket||!t)&&(this.#p=!0),this.#e.end(this.#t.body)}#$(e){let{maxBytes:t,wantsBody:n}=this.#t;if(!this.#l){
this.#d(new eo);return}let r=e.statusCode??0,i={kind:"response",status:r,headers:e.headers,at:new Date};if(this.#o={head:i,
stream:e},n?.(r)===!1){this.#m(i),this.#e.destroy();return}let o=0;e.on("data",s=>{this.#a+=this.#r.write(s.subarray(0,t-
o)),o+=s.length,!(o<=t)&&(this.#m(i,"too-large"),this.#e.destroy())}),e.on("end",()=>this.#m(i,e.complete?void 0:"cut")),
e.on("error",s=>this.#d(s))}#_(){this.#o||this.#d(Object.assign(new Error("the connection was closed"),{code:"ECONNRESET"}))}#d(e){
this.#o?this.#w(this.#o,e):this.#k(e)?this.#g(If(e,this.#n)):this.#g(Rf(e,this.#f)),this.#e.destroy()}#w({head:e,stream:t},n){
if(n instanceof Oe){this.#m(e,n.reason);return}for(;t.read()!==null;);this.#m(e,t.complete?void 0:"cut")}#k(e){return this.#l?
!this.#p&&this.#f===0&&Ff(e):!0}#m(e,t){let n=(this.#a+this.#r.end()).replace(/^\ufeff/,"");this.#g({...e,body:n,incomplete:t})}#g(e){
clearTimeout(this.#u),this.#t.signal?.removeEventListener("abort",this.#h),this.#s?.removeListener("data",this.#c),this.#s?.
removeListener("session",this.#y);let t={result:e,isConnectionKept:this.#e.reusedSocket};setImmediate(()=>this.#i(t))}};
async function to(){for(let e=0;e<2;e++)await new Promise(t=>setImmediate(t))}var no=e=>e.encrypted===!0;function jf(e){
return e.connecting?!1:!no(e)||e.secureConnecting===!1}function Df(e,t,n=process.version){let r=(e.protocol==="https:"?t.
https:t.http)?.trim();if(!r||Gf(e,t.bypass))return;if(!Bf(n))return{problem:`Node ${n} of this runner cannot use a proxy\
; update the runner (Node 24.5 or later can), or remove the proxy settings`};if(r.search(Bt)>=0)return{problem:"the prox\
y setting contains a line break or another control character"};let i=ae(ro(r));return!i||!/^https?:/.test(i.protocol)?{problem:"\
the proxy setting is not an http or https URL"}:[i.username,i.password].some(o=>io(o)===void 0)?{problem:"the user name \
or password in the proxy setting is not percent-encoded"}:{url:i.href}}function Bf(e){let[t=0,n=0]=e.slice(1).split(".").
map(Number);return t>24||t===24&&n>=5}var Kf=4;function Hf({http:e,https:t}){return[...new Set([e,t].flatMap(n=>n===void 0?
[]:Vf(n)))]}function Vf(e){let t=e.trim(),n=t.replace(/^[^:]*:\/\//,"");if(!n.includes("@"))return[];let r=Wf(n.slice(0,
n.lastIndexOf("@"))),i=r.map(u=>io(u)??u),{username:o="",password:s=""}=ae(ro(t))??{},a=Buffer.from(i.join(":")).toString(
"base64").replaceAll("=","");return[...r,o,s,...i,a].filter(u=>u.length>=Kf)}function Wf(e){let t=e.indexOf(":");return t<
0?[e,""]:[e.slice(0,t),e.slice(t+1)]}var ro=e=>e.includes("://")?e:`http://${e}`;function io(e){try{return decodeURIComponent(
e)}catch{return}}function Gf(e,t){let n=oo(e.hostname).replace(/\.$/,""),r=e.port||(e.protocol==="https:"?"443":"80");return t?.
toLowerCase().match(/[^\s,]+/g)?.some(i=>i==="*"||qf(i,n,r))??!1}function qf(e,t,n){if(e.includes("/"))return Xf(e,t);let r=/^(\[[^\]]*\]|[^:]*):(\d+)$/.
exec(e),i=r?.[1]??e;if(r&&r[2]!==n)return!1;let o=Yf(oo(i).replace(/^\*?\./,""));return t===o?!0:(0,Ne.isIP)(t)===0&&t.endsWith(
`.${o}`)}var oo=e=>e.replace(/[[\]]/g,""),Yf=e=>ae(`http://[${e}]`)?.hostname.slice(1,-1)??e;function Xf(e,t){let[n="",r=""]=e.
split("/"),i=(0,Ne.isIP)(n);if(i===0||(0,Ne.isIP)(t)!==i)return!1;let o=i===4?32:128;if(!/^\d{1,3}$/.test(r)||Number(r)>
o)return!1;let s=i===4?"ipv4":"ipv6",a=new Ne.BlockList;return a.addSubnet(n,Number(r),s),a.check(t,s)}var so=1e3,Jf=10,
Qf=class{#t;#e;#n=new Map;#i=new WeakMap;#r=new Map;constructor(e,t){this.#t=e,this.#e=t}async request(e){let{method:t,url:n}=e,
r=Df(n,this.#t);if(r&&"problem"in r)return{kind:"failure",mayHaveBeenReceived:!1,reason:"proxy-failed",retryable:!1,cause:new Error(
r.problem)};let i=await this.#a(n,r?.url);await this.#o(i,t);let o=r!==void 0,s={isProxied:o,isProxyTls:o&&n.protocol===
"http:"},a=te(),{result:u,isConnectionKept:l}=await Lf(e,i,s),c=this.#u(`${t} ${n}`),d=u.kind==="response"?u.status:u.reason;
return this.#e?.({method:t,url:n,ended:d,ms:te()-a,attempt:c,isConnectionKept:l}),u}async#a(e,t){let n=`${e.protocol} ${t}`,
r=this.#n.get(n);if(r)return r;let{Agent:i}=e.protocol==="https:"?await ep():vt;t!==void 0&&await rp();let o=new i({keepAlive:!0,
proxyEnv:{http_proxy:t,https_proxy:t}});return o.on("free",s=>this.#i.set(s,te())),this.#n.set(n,o),o}async#o(e,t){let n=Math.
min(...ao(e).map(i=>this.#s(i))),r=n<=so;t!=="GET"&&r&&await np(Jf-n);for(let i of ao(e))(this.#s(i)>so||tp(i))&&i.destroy()}#s(e){
return te()-(this.#i.get(e)??Number.NEGATIVE_INFINITY)}#u(e){let t=(this.#r.get(e)??0)+1;return this.#r.set(e,t),t}},ep=async()=>(await Promise.
resolve().then(m.t.bind(m,4708,19))).default,ao=e=>Object.values(e.freeSockets).flat(),tp=e=>e.readableEnded;async function np(e){
e>0&&await new Promise(t=>setTimeout(t,e)),await to()}async function rp(){let{subscribe:e,unsubscribe:t}=await Promise.resolve().
then(m.t.bind(m,3053,19));t("net.client.socket",uo),e("net.client.socket",uo)}function uo(e){let{socket:t}=e;t.on("error",
()=>{}),t.on("newListener",(n,r)=>{n==="readable"&&t.removeListener("readable",r)})}var An=e=>e>=200&&e<300;function ip(e){
let t=vt.STATUS_CODES[e];return t===void 0?String(e):`${e} ${t}`}var lo="1.0.0",co=`web-push-action/${lo}`,fo="\u2060";function po(e){
return e.replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replaceAll("##[",`##${fo}[`).split(`
`).map(sp).join(`
`).replace(pl,"\uFFFD")}var op=Xe(String.raw`[^\s\p{C}\p{Z}]`,"u");function sp(e){let t=e.indexOf("::");return t>=0&&!op().
test(e.slice(0,t))?`${e.slice(0,t)}:${fo}${e.slice(t+1)}`:e}var ap=class{#t;constructor(e){this.#t=e}info(e){Bn(this.#n(
e))}retry(e,t){let n=(t/1e3).toFixed(1);this.info(`${e.title}: ${e.message} Retrying ${n==="0.0"?"now":`in ${n} s`}.`)}exchange({
method:e,url:t,ended:n,ms:r,attempt:i,isConnectionKept:o}){let s=o?"kept":"new",a=`${e} ${t.host}${t.pathname}`;jo(this.#n(
`${a}: ${n} in ${r.toFixed()} ms (try ${i}, ${s} connection)`))}group(e,t){Kn(this.#n(e)),this.info(t),Hn()}stack({reason:e,
cause:t}){e==="internal-error"&&this.group(`Stack of the error (${co}, Node ${process.version}, ${process.platform})`,ho(
t))}notice(e,t,n){this.#e(Bo,e,t,n)}warning(e,t,n){this.#e(Do,e,t,n)}error(e,t,n){this.#e(gt,e,t,n)}#e(e,t,n,r){let i=this.#n(
n);i.length>yn&&Bn(i),e(i,{title:this.#n(t),...r&&{file:r.file,startLine:r.line,startColumn:r.column}})}#n(e){return po(
this.#t(e))}};function ho(e){if(!(e instanceof Error))return U(e);let{stack:t=U(e),cause:n}=e;return n===void 0?t:`${t}
Caused by: ${ho(n)}`}function up(e){let t=new Date,n=lf(),r=Mc({...e,proxyCredentials:Hf(n)}),i=new ap(r.redact),o=new lp;
return{log:i,secrets:r,redact:r.redact,http:new Qf(n,Uo()?s=>i.exchange(s):void 0),signal:S.W.signal,startedAt:t,watch:s=>o.
watch(s)}}var lp=class{#t=()=>{};constructor(){process.exitCode=1,process.on("beforeExit",()=>this.#t(new Error("it stop\
ped before it finished"))),process.on("uncaughtException",e=>{this.#t(e),S.W.abort()})}watch(e){let t=new Promise((n,r)=>{
this.#t=r});return Promise.race([e,t])}};async function cp(e,t,n,r=t){let i=t;try{await n()}catch(o){i=r,dp(e,o)}return await new Promise(
o=>process.stdout.write("",o)),pp(i)}function dp(e,t){let n=t instanceof Error?t.name:typeof t;gt(`The report of this ru\
n failed (${n}). The outputs say how the run ended, if they are set. If this step sends a notification and \`outcome\` is \
not set, it may have been sent: wait some minutes, then look in the panel of your push service before you send it again.`,
{title:"Internal error (internal-error)"});try{e.stack(Lr(t))}catch{}}var fp=/^(GetAddrInfo|FS)Req/;function pp(e){if(process.
getActiveResourcesInfo().some(t=>fp.test(t)))if(process.platform!=="win32"){let t={...process.env,NODE_OPTIONS:""};process.
execve?.(process.execPath,[process.execPath,"-e",`process.exit(${e})`],t)}else e===1&&process.kill(process.pid,"SIGKILL");
process.exit(e)}function hp(e,t,n){let{title:r,why:i}=n,{text:o,isShortened:s}=Ld(n,po);s&&e.info(i.text),e[t](r,o)}var mo=524288,
mp=["response","audience-name"];function yp(e,{redact:t,log:n}){let r=process.env.GITHUB_OUTPUT;if(!r)return;let i={...e};
for(let o of mp){let s=e[o];s!==void 0&&(i[o]=t(s))}try{(0,Re.appendFileSync)(r,gp(i))}catch(o){n.warning("Outputs not w\
ritten",`The action could not write its outputs (${U(o)}). Later steps may see them as empty; the log says how the run e\
nded.`)}}function gp(e){let t=new Set(Object.values(e).flatMap(i=>i.match(/ghadelimiter_\d+/g)??[])),n=0;for(;t.has(`gha\
delimiter_${n}`);)n++;let r=`ghadelimiter_${n}`;return Object.entries(e).map(([i,o])=>`${i}<<${r}
${o}
${r}
`).join("")}function vp(e,t,{log:n}){let r=process.env.GITHUB_STEP_SUMMARY;if(!(!r||Wr(e)===!1))try{(0,Re.appendFileSync)(
r,$p(t()))}catch(i){n.warning("Summary not written",`Could not write the job summary (${U(i)}).`)}}var bp=9e5,yo=e=>typeof e==
"object"?e.flatMap(yo):e?[e]:[];function $p(e,t=bp){let n=yo(e),r="<p>The rest of this summary is left out, because GitH\
ub limits its size.</p>",i=t-Buffer.byteLength(r)-2,o=0,s=n.findIndex(a=>(o+=Buffer.byteLength(a)+2,o>i));return`${(s===
-1?n:[...n.slice(0,s),r]).join(`

`)}
`}var _p=[ps,cs,Xo,gs],wp=25;function kp(e){if(e.length<wp)return;let t=new Uint8Array(e);try{return _p.find(n=>n.validate(
t))?.calculate(t)}catch{return}}var go=5,vo=5,zp=[301,302,303,307,308];async function Zp({url:e,image:t,timeoutMs:n,http:r,
...i}){let o=te()+n,s=new Set;for(let a=Tn(e);;){s.add(a.href);let u=await r.request({...i,method:"GET",url:a,timeoutMs:Math.
max(0,o-te()),maxBytes:go*1048576,encoding:"latin1",wantsBody:h=>t&&An(h)});if(u.kind==="failure")return{kind:"failure",
at:a,failure:u};let{status:l,headers:c}=u,d=zp.includes(l)?c.location:void 0;if(d===void 0)return{kind:"status",at:a,status:l,
image:t&&An(l)?xp(u):void 0};let f=Sp(d,a);if(!f){let h=d.length>2048;return{kind:"bad-redirect",at:a,why:h?`to a URL of\
 more than ${Nr}`:"to something that is not a URL"}}if(!/^https?:$/.test(f.protocol))return{kind:"bad-redirect",at:a,why:"\
to something other than a web page"};if(t&&f.protocol==="http:")return{kind:"off-https",at:a};let p=Tn(f);if(s.has(p.href))
return{kind:"bad-redirect",at:a,why:"in a loop"};if(s.size>vo)return{kind:"bad-redirect",at:a,why:`more than ${vo} times`};
a=p}}function xp({body:e,incomplete:t}){if(t)return t;if(e.length===0)return"empty";let n=kp(Buffer.from(e,"latin1"));return n?
{...n,bytes:e.length}:"not-an-image"}function Tn(e){let t=new URL(e.href);return t.username="",t.password="",t.hash="",t}
function Sp(e,t){let n=e.replace(/[\x80-\xff]/g,r=>`%${r.charCodeAt(0).toString(16).toUpperCase()}`);return ae(n,t)}var Pp=1e4,
Ap=20,bo=200,$o=3e5;async function Tp(e,{http:t,signal:n,redact:r}){let{uses:i,userAgent:o}=e,s=Math.min(e.timeoutMs,Pp),
a={Accept:"*/*","User-Agent":o},u=new Map,l=({url:g})=>{let $=u.get(g)??Tn(ae(g)??new URL(g)).href;return u.set(g,$),$},
c=new Set(i.filter(({image:g})=>g).map(l)),d=new Map,f=te()+$o-s,p=new Set([...new Set(i.map(l))].slice(0,bo)),h=p.values();
async function y(){for(let g of h){if(n.aborted||te()>f)return;let $={url:new URL(g),image:c.has(g),http:t,headers:a,timeoutMs:s,
signal:n};d.set(g,await Zp($))}}if(await Promise.all(Array.from({length:Ap},y)),n.aborted)throw _l("Checking the URLs");
let z=new Set,Z=i.flatMap(g=>{let $=l(g),_=d.get($);return _?Mp({...g,key:$},_,{timeoutMs:s,redact:r}):z.has(g.file)?[]:
(z.add(g.file),Ep(g,p.has($)))});return{problems:Z.filter(g=>"message"in g),remarks:Z.filter(g=>"kind"in g)}}function Ep({
url:e,image:t,...n},r){let i=r?`the check ends after ${$o/6e4} minutes`:`at most ${bo} different URLs are checked`;return{
...n,...A(e,`was not checked, since ${i}; check fewer at a time`)}}function Mp({url:e,key:t,image:n,...r},i,{timeoutMs:o,
redact:s}){let a=i.at.href===t?"":`${Cp(i.at,s)} `,u=p=>[{...r,...A(e,`${a}${p}`)}];if(i.kind==="failure")return u(Rp(i.
failure,o,s));if(i.kind==="bad-redirect")return u(`redirects ${i.why}`);if(i.kind==="off-https")return n===void 0?[]:u("\
redirects to http, but images must be https");let{status:l,image:c}=i;if(!An(l))return u(`responded ${ip(l)}`);if(n===void 0||
c===void 0)return[];if(typeof c=="string")return u(Op(c,o));let{width:d,height:f}=c;return d===0||f===0?u(`is an image o\
f ${d}x${f}`):Ip(c,n,r.file)}function Ip({width:e,height:t,bytes:n},r,i){let{sizes:o,maxBytes:s}=I[r],a=o.some(l=>l.width===
e&&l.height===t),u=[];return a||u.push({kind:"image-size",field:r,file:i,width:e,height:t}),n>s&&u.push({kind:"image-wei\
ght",field:r,file:i,bytes:n}),u}function Cp(e,t){return`redirects to ${P(t(e.origin+e.pathname))}, which`}function Op(e,t){
return{empty:"responded with an empty body, which is not an image","not-an-image":"is not a valid PNG, JPEG, GIF or WebP\
 image","too-large":`is larger than ${go} MiB`,timeout:`did not load completely within ${t/1e3} s`,cut:"was cut off",cancelled:"\
was cut off"}[e]}function Rp({reason:e,cause:t},n,r){if(e==="timeout")return`did not respond within ${n/1e3} s`;let i=/^(ENOTFOUND|EAI_\w+)$/.
test(t?.code??"")?"has a host name that cannot be found":"cannot be reached";return`${{"tls-failed":"cannot be reached s\
ecurely: its certificate is not accepted, or TLS failed","proxy-failed":"cannot be reached through the proxy","bad-respo\
nse":"responded with something that is not HTTP","connection-lost":"ended the connection without a response","connection\
-failed":i,cancelled:i}[e]} (${jr(U(t),r)})`}async function Fp(){let e=Af($i),t=up({apiToken:""}),n={notifications:[],problems:[],
extraFields:{}};try{await t.watch(Np(e,n,t))}catch(r){n.failure=Lr(r)}await cp(t.log,$n(n)?1:0,()=>Kp(n,e.summary,t),1)}
async function Np(e,t,n){let{secrets:r}=n,{settings:i,inputs:o,problems:s}=Jc(e,r);s.add(await Mf($i,n.redact));let a={...o,
"payload-file":"","once-key":""},u=await Hc(a,s,{secrets:r,readFile:Ji});si(u,s,r);let l=await Sf(o["payload-files"],o.only,
n.signal);if(n.signal.aborted)throw _o();s.add(l.problems),t.extraFields=u.extraFields,t.problems.push(...s.all),t.omitted=
l.omitted;let c=[],d=(f,p)=>c.push({file:f,advice:p.content?Lp(p.content):[],...p});!(o["payload-files"]!==""||s.isRefused(
"payload-files"))&&u.inputs.names.size>0&&d("",jp(u.inputs));for(let f of l.files){if(n.signal.aborted)throw _o();d(f,await mh(
f,await Ji(f),u.inputs,r))}t.notifications=c,i?.checkUrls&&await Dp(c,i.timeout*1e3,n)}var Lp=e=>[...id(e),...Up(e)];function Up({
notification:e,sources:t}){return jt.filter(n=>t[n]==="file").flatMap(n=>{let[r]=Me(e[n]??"").names;return r===void 0?[]:
[{kind:"needs-release",field:n,placeholder:r}]})}function jp(e){let t=yi(e);return{problems:mi(e,sn.file).map(n=>k(L(n),
"is missing; set it as an input, or set a file in `payload-files`")),positionOf:()=>{},content:t}}async function Dp(e,t,n){
let r=[];for(let o of e){let{file:s,content:a}=o;if(!a)continue;let u=ac(a.notification).filter(({url:l})=>Me(l).names.size===
0);r.push(...u.map(l=>({...l,file:s})))}let i=await Tp({uses:r,timeoutMs:t,userAgent:co},n);for(let o of e){let s=i.problems.
filter(({file:u})=>u===o.file),a="url-check-failed";o.problems.push(...s.map(u=>({...u,...Bp(o,u),reason:a}))),o.advice.
push(...i.remarks.filter(({file:u})=>u===o.file))}}function Bp({file:e,content:t,positionOf:n},{input:r,path:i=[]}){if(e===
"")return{file:void 0};let o=r.replaceAll("-","_"),s=[o,...i];return{file:e,path:s,position:t?.sources[o]==="file"?n(s):
void 0}}var _o=()=>new ue({reason:"cancelled",title:"Preview cancelled",message:"The run was cancelled before all notifi\
cations were checked.",hint:"If you did not mean to cancel it, run it again."});function Kp(e,t,n){let{log:r}=n,{notifications:i,
omitted:o,failure:s}=e,a=bn(e),u=Wr(t)===!1?"":cf(),l=Od(e,$n(e)??"",u),c=Object.entries(l).filter(([,{length:d}])=>d>mo);
yp({...l,...Object.fromEntries(c.map(([d])=>[d,""]))},n),vp(t,()=>Qd(af(e,n.redact)),n);for(let d of a)r.info(Xd(d));for(let d of a){
let{file:f,position:p=ft,reason:h}=d,y=f===void 0?"Invalid inputs":"Invalid notification";r.error(`${y} (${h})`,wn(d),f===
void 0?void 0:{file:f,...p})}for(let d of i){let{file:f,advice:p}=d;for(let h of p){let y=Ki(d,h)??ft;r.info(Jd(d,h)),r.
warning("Advice",hn(h),f===""?void 0:{file:f,...y})}}if(u!==""&&Wi(Zn().run.event))for(let{file:d,content:f}of i){let p=`\
How subscribers will see it: ${u}`;f&&d!==""&&r.notice("Preview",p,{file:d,...ft})}o&&Hp(o,r);for(let[d,{length:f}]of c){
let p=`GitHub passes at most about ${mo} on to other jobs, so it is empty; check fewer files at a time.`;r.warning("Larg\
e output",`The output \`${d}\` would have ${f} characters. ${p}`)}s?(r.stack(s),hp(r,"error",Ri(s))):o&&a.length===0&&i.
length===0?r.notice("Preview",`${kn(e)}.`):r.info(`${kn(e)}.`)}function Hp({renamed:e,unmatched:t},n){for(let r of e)n.notice(
"Renamed",ef(r),{file:r.file,...ft});for(let r of t)n.warning("No file",Vt(r))}var ft={line:1,column:1};Fp();function En(e,t){
return Ze({error:({input:n})=>n===void 0?`is missing; add ${e}`:Mn(e,n)}).check(La(),ll(({value:n,issues:r})=>{let i=t(n);
"message"in i&&r.push({code:"custom",params:i,input:n})}))}function Mn(e,t){let n=e==="text";if(t===null)return`has no v\
alue; use ${e}${n?" (in quotes if it begins with `#`)":""}`;let r=typeof t=="number"||typeof t=="boolean";return`is ${wo(
t)}${n&&r?", not text; put it in quotes":`; use ${e}`}`}function wo(e){return e===null?"null":Array.isArray(e)?"a list":
{string:"text",number:"a number",boolean:"a boolean"}[typeof e]??"a mapping"}var In=e=>({error:({code:t,input:n})=>t==="\
invalid_type"?Mn(e,n):void 0}),ko=En("text",rt.text),Vp=En("an https URL",rt.image),zo=En("an http or https URL",rt.page),
Wp=Ft(xr({text:ko,url:zo},In("a mapping of `text` and `url`")),In("a list with two lines for each button: `- text: Read \
more`, and below it `url: https://example.com`")).check(Fa(1,"is an empty list; write at least one button, or leave it o\
ut")),Zo="whole seconds (3600) or a duration (12h)";function Gp(e){if(typeof e=="number")return{message:`is ${e}; use ${Zo}`};
let t=typeof e=="string"?tt(e.trim()):void 0;return t&&"message"in t?t:{message:Mn(Zo,e)}}var qp=Ze().check(Na(/^\s*0*[0-9]{1,16}[smhdw]?\s*$/,
{abort:!0})),Yp=rl(Sr([_u().check(yr(0,{abort:!0})),qp]),Gu((e,{issues:t})=>{let n=typeof e=="number"?{value:e}:tt(e.trim());
return"value"in n?n.value:(t.push({code:"custom",params:n,input:e}),Us)})),Xp={text:ko,image:Vp,page:zo,buttons:Wp,duration:Yp},
Jp=Object.fromEntries(N.map(e=>[e,Ar(Xp[I[e].kind])])),Qp=xr(Jp,In("a mapping of notification fields"));function xo(e,t){
let{value:n,positionOf:r,problems:i,textComments:o}=t,s=(h,y)=>k(e,y,{path:h,position:r(h)}),a=So(n);if(a===void 0)return{
fields:{},problems:[...i,s(["actions"],"has too many elements to check; write fewer")]};if(a.success&&i.length===0)return{
fields:a.data,problems:[],textComments:o};let u=new Set(i.map(({path:h=[]})=>Ee(h))),l=(a.error?.issues??[]).filter(({path:h})=>!u.
has(Ee(h))).flatMap(eh),c=Hr(e,l,({path:h,text:y=th(h)})=>s(h,y)),d=[...i,...c].sort(Dr),f=new Set([...i,...l].map(({path:h})=>h?.[0])),
p=Object.entries(n??{}).filter(([h])=>!f.has(h));return{fields:So(Object.fromEntries(p))?.data??{},problems:d,textComments:o}}
function eh(e){let{path:t}=e;switch(e.code){case"unrecognized_keys":return e.keys.map(n=>({path:[...t,n]}));case"custom":
return[{path:t,text:e.params}];case"invalid_union":return[{path:t,text:Gp(e.input)}];default:return[{path:t,text:{message:e.
message}}]}}function th(e){if(e.length>1)return{message:"is not part of a button; a button has only `text` and `url`"};if(e[0]===
"target")return{message:"cannot be set in a payload file; set the input `target` in the workflow"};let t="is not a field\
 of a notification",n="For other fields of your service, use the input `extra-fields`",r=Qr(String(e[0]),N);return r?{message:t,
meant:r,hint:n}:{message:`${t}; the fields are ${N.join(", ")}`,hint:n}}function So(e){try{return br(Qp,e,{reportInput:!0})}catch(t){
if(t instanceof RangeError)return;throw t}}var nh=/^( *(?:- +)*)([\w$-]{1,40}):(?:[ \t]+(\S?)|$)/;function Po(e){let t=nh.
exec(e);if(!t)return;let[,n="",r="",i=""]=t;return{indentation:n,key:r,hasValue:i!==""}}function rh(e,t){let n=e.split(/\r?\n/,
t+1);for(let r of[t,t+1]){let i=Po(n[r-1]??"");if(!i||i.indentation.includes("-"))continue;let o=i.indentation.length+1,
s=n.slice(0,r-1).flatMap(a=>Po(a)??[]).at(-1);if(!(!s?.hasValue||s.indentation.length+1===o))return{key:i.key,above:s.key,
position:{line:r,column:o}}}}async function Ao(e,t,n){let r=g=>on({[t.input]:g},n,t.file),i=r(e);if(i.length>0)return{problems:i};
let o=await m.e(815).then(m.t.bind(m,8815,19)),s=new o.LineCounter,a=oh(o,e,s),u=g=>{let{line:$,col:_}=s.linePos(g);return{
line:$,column:_}},l=t.file===void 0?"invalid-input":"unreadable-file";if("code"in a){let g=t.file===void 0||a.isMapping,
{message:$,position:_}=ih(a,e,u,g);return{problems:[k(t,$,{position:_,reason:l})]}}let{document:c,secondAt:d}=a;if(!c)return{
value:null,positionOf:()=>{},problems:[],textComments:[]};let{contents:f,warnings:p}=c,h=t.file===void 0||o.isMap(f);if(c.
directives?.yaml.version==="1.1")return{problems:[k(t,"is YAML 1.1; remove the line `%YAML 1.1`, so that it is read as Y\
AML 1.2",{position:u(e.indexOf("%YAML")),reason:l})]};let y=[],z=(g,$,_,M=!1)=>y.push(k(t,g,{path:_,position:u($),...M&&
{reason:l}}));d!==void 0&&z("contains more than one YAML document; write only one",d,[]);let Z=new lh(o,h?z:()=>{},{text:e,
isFile:t.file!==void 0});try{let g=Z.read(f),[$]=p;$&&y.length===0&&z(`is not plain YAML; ${Mo($.code)}`,$.pos[0],[]);let _=r(
[g,Z.quotable]);return _.length>0?{problems:_}:y.some(M=>M.reason==="unreadable-file")?{problems:y}:typeof g!="string"&&
ch(g,ah)?{problems:[...y,k(t,uh)]}:{value:g,positionOf:Z.positionsIn(f,u),problems:y,textComments:Z.textComments}}catch(g){
if(!(g instanceof RangeError))throw g;let $=r(Z.quotable);return{problems:$.length>0?$:[...y,k(t,Eo)]}}}function ih({code:e,
offset:t},n,r,i){if(e==="RESOURCE_EXHAUSTION")return{message:Eo,position:r(t)};let o=i?rh(n,r(t).line):void 0;if(o)return{
message:`has wrong indentation: \`${o.key}\` must align with \`${o.above}\``,position:o.position};let s=n.slice(0,t).trimEnd(),
a=s.lastIndexOf(" ")+1;return s[a]==="*"?{message:`is neither YAML nor JSON; ${Cn}`,position:r(a)}:{message:`is neither \
YAML nor JSON; ${e==="UNEXPECTED_TOKEN"&&s.endsWith("}")?"put text that begins with `{` in quotes":Mo(e)}`,position:r(t)}}
function oh(e,t,n){let r=new e.Composer({version:"1.2",stringKeys:!0,uniqueKeys:!1,logLevel:"silent"});sh(r,e);let i=!1,
o=0;try{for(let s of new e.Parser(n.addNewLine).parse(t)){if(s.type==="error"||s.type==="doc-end"&&o===0)return{code:"UN\
EXPECTED_TOKEN",offset:s.offset,isMapping:i};if(s.type==="document"){if(o++,o>1)return{document:To(r),secondAt:s.offset};
let{value:a}=s;i=a?.type==="block-map"||a?.type==="flow-collection"&&a.start.source==="{"}for(let a of r.next(s));}return{
document:To(r)}}catch(s){if(!(s instanceof e.YAMLParseError))throw s;return{code:s.code,offset:s.pos[0],isMapping:i}}}function To(e){
let[t]=e.end(),[n]=t?.errors??[];if(n)throw n;return t}function sh(e,t){let{onError:n}=e,r,i=!1;Object.assign(e,{onError:(o,s,a,u)=>{
if(u){i||n(o,s,a,u),i=!0;return}let[l=0]=typeof o=="number"?[o]:"offset"in o?[o.offset]:o;throw r??=new t.YAMLParseError(
[l,l+1],s,a),r}})}var ah=65536,uh="is larger than 64 KiB as JSON, with its aliases expanded; make it smaller",Eo="is nes\
ted too deeply; use fewer levels",Cn="put text that begins with `*` in quotes",lh=class{quotable=[];textComments=[];#t;#e;#n;#i;#r=[];#a=new Map;#o=new Map;constructor(e,t,{
text:n,isFile:r}){this.#t=e,this.#e=t,this.#n=n,this.#i=r}read(e){let t=this.#t;if(!t.isNode(e))return null;if(t.isAlias(
e))return this.#p(e);this.#h(e);let n={node:e,value:void 0,isRead:!1};return e.anchor!==void 0&&this.#a.set(e.anchor,n),
n.value=this.#s(e),n.isRead=!0,n.value}#s(e){let t=this.#t;if(t.isSeq(e))return e.items.map((o,s)=>this.#l(s,o));if(t.isMap(
e))return this.#f(e);let{value:n,source:r}=e,i=typeof n=="number"?ph(n,this.#i?r:void 0):void 0;return i&&this.#c(`is ${C(
r??String(n))}, ${i}`,e),typeof n=="string"&&this.#u(e),n}#u({type:e,range:t}){if(e!=="PLAIN"||!t)return;let n=/[ \t]+(#.*)/y;
n.lastIndex=t[1];let[,r]=n.exec(this.#n)??[];r!==void 0&&this.textComments.push({path:[...this.#r],comment:r.trimEnd()})}#f(e){
this.#y(e);let t=new Map;for(let{key:n,value:r}of e.items){let i=On(n);if(this.quotable.push(i),t.has(i)){let o=(n.range??
e.range)?.[0]??0;this.#e("is there twice; write each key once",o,[...this.#r,i],!0)}t.set(i,this.#l(i,r))}return Object.
fromEntries(t)}#l(e,t){this.#r.push(e);let n=this.read(t);return this.#r.pop(),n}#p(e){let{source:t}=e,n=this.#a.get(t);
if(this.quotable.push(t),n?.isRead)return this.#o.set(e,n.node),n.value;let r=C(t),i=n?`contains itself, by the alias \`*${r}\
\`; remove it`:`is the alias \`*${r}\`, but there is no \`&${r}\` before it; ${Cn}`;return this.#c(i,e),null}#h({tag:e,range:t}){
!e||fh.test(e)||(this.quotable.push(e),this.#e(`has the tag ${C(e)}, which is not supported; remove it`,t?.[0]??0,[...this.#r]))}#y(e){
let[t,...n]=e.items;if(!e.flow||t===void 0||t.value!==null||n.length>0)return;let r=`{${On(t.key)}}`,{names:i,mistakes:o}=Me(
r);i.size+o.length!==0&&this.#c(`is a mapping to YAML, because it begins with a brace; put it in quotes: "${r}"`,e)}#c(e,{
range:t}){this.#e(e,t?.[0]??0,[...this.#r])}positionsIn(e,t){let n=this.#t,r=this.#o,i=new Map,o=s=>{let a=i.get(s)??new Map(
s.items.map(u=>[On(u.key),u]));return i.set(s,a),a};return s=>{let a=e,u=n.isNode(a)?a.range?.[0]:void 0;for(let l of s){
n.isAlias(a)&&(a=r.get(a));let c=n.isMap(a)?o(a).get(String(l)):void 0;if(n.isMap(a))a=c?.value;else if(n.isSeq(a))a=a.items[Number(
l)];else break;if(!n.isNode(a)||!a.range)continue;u=a.range[0];let d=n.isNode(c?.key)?c.key.range?.[0]:void 0;d!==void 0&&
t(d).line<t(u).line&&(u=d)}return u===void 0?void 0:t(u)}}};function ch(e,t){let n=0,r=o=>{n+=Buffer.byteLength(JSON.stringify(
o))},i=[e];for(;i.length>0&&n<=t;){let o=i.pop();if(typeof o!="object"||o===null){r(o);continue}let s=Object.entries(o);
n+=Math.max(2,s.length+1);for(let[a,u]of s)Array.isArray(o)||(r(a),n+=1),i.push(u)}return n>t}var On=e=>String(e?.value??
e),dh={BAD_ALIAS:Cn,BAD_DIRECTIVE:"remove the line that begins with `%`, or put the text in quotes",BAD_DQ_ESCAPE:"in do\
uble quotes, write each backslash twice, or use single quotes",BAD_INDENT:"check the indentation, and that every bracket\
 is closed",BAD_SCALAR_START:"put text that begins like this in quotes",BLOCK_AS_IMPLICIT_KEY:"put text that contains `:\
 ` in quotes, and check the indentation",BLOCK_IN_FLOW:"close every bracket, and separate what is in brackets by commas",
KEY_OVER_1024_CHARS:"a key has more than 1,024 characters; check that each line is `name: value`",MISSING_CHAR:"write `n\
ame: value` in each line, and close every quotation mark and bracket",MULTILINE_IMPLICIT_KEY:"write `name: value` in eac\
h line, and indent the lines of a longer text",MULTIPLE_ANCHORS:"put text that begins with `&` in quotes",MULTIPLE_TAGS:"\
put text that begins with `!` in quotes",NON_STRING_KEY:"a key must be text; put text that begins with `[` or `{` in quo\
tes",TAB_AS_INDENT:"indent with spaces, not with tabs",TAG_RESOLVE_FAILED:"put text that begins with `!` in quotes"},Mo=e=>dh[e]??
"check the indentation, and put text that contains `: ` or `#` in quotes",fh=/^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;
function ph(e,t=""){let n=Yt(t);if(n!==void 0)return`which YAML reads as ${e}${Xt(n)}`;if(!Number.isFinite(e))return"whi\
ch JSON cannot represent";if(Number.isInteger(e)&&!Number.isSafeInteger(e))return"which is outside the range in which JS\
ON keeps whole numbers exactly (\xB1(2^53-1)); put it in quotes if it is text"}async function Io(e,t,n,r){if("problem"in
t)return n.add([t.problem]),pt;let i={input:"payload-file",file:e},o=await Ao(t.text,i,r);if(!("value"in o))return n.add(
o.problems),pt;let{value:s,positionOf:a}=o;if(!qt(s))return n.add([...o.problems,hh(i,o)]),pt;let{$schema:u,...l}=s,{problems:c,
...d}=xo(i,{...o,value:l});return n.add(c),{...d,source:"file",names:new Set(Object.keys(l)),positionOf:a}}var pt={source:"\
file",fields:{},names:new Set(N)};function hh(e,{value:t,positionOf:n}){let r="write notification fields as `name: value\
`";return t===null?k(e,`is empty; ${r}`):k(e,`is ${wo(t)}; ${r}`,{position:n([])})}async function mh(e,t,n,r){let i=new Kr,
o=await Io(e,t,i,r),s={input:"payload-file",file:e},a=mi(n,o).map(d=>k(s,"is missing; set it here or as an input",{path:[
d],position:{line:1,column:1}}));si({...sn,inputs:{...n,fields:{}},file:o,fileName:e},i,r);let u=i.all.toSorted(Dr),l=Hr(
s,[...a,...u],d=>d),c=yi(n,o);return c?{problems:l,content:c,positionOf:o.positionOf??Co}:{problems:l,positionOf:Co}}var Co=()=>{}})},
ht={};function w(v){var x=ht[v];if(x!==void 0)return x.exports;var m=ht[v]={exports:{}},S=!0;try{Rn[v](m,m.exports,w),S=
!1}finally{S&&delete ht[v]}return m.exports}w.m=Rn,typeof w<"u"&&(w.ab=__dirname+"/"),(()=>{var v=Object.getPrototypeOf?
m=>Object.getPrototypeOf(m):m=>m.__proto__,x;w.t=function(m,S){if(S&1&&(m=this(m)),S&8||typeof m=="object"&&m&&(S&4&&m.__esModule||
S&16&&typeof m.then=="function"))return m;var T=Object.create(null);w.r(T);var j={};x=x||[null,v({}),v([]),v(v)];for(var E=S&
2&&m;typeof E=="object"&&!~x.indexOf(E);E=v(E))Object.getOwnPropertyNames(E).forEach(ne=>j[ne]=()=>m[ne]);return j.default=
()=>m,w.d(T,j),T}})(),w.d=(v,x)=>{for(var m in x)w.o(x,m)&&!w.o(v,m)&&Object.defineProperty(v,m,{enumerable:!0,get:x[m]})},
w.f={},w.e=v=>Promise.all(Object.keys(w.f).reduce((x,m)=>(w.f[m](v,x),x),[])),w.u=v=>""+v+".preview.js",w.o=(v,x)=>Object.
prototype.hasOwnProperty.call(v,x),w.r=v=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(v,Symbol.toStringTag,
{value:"Module"}),Object.defineProperty(v,"__esModule",{value:!0})},(()=>{var v={792:1},x=m=>{var S=m.modules,T=m.ids,j=m.
runtime;for(var E in S)w.o(S,E)&&(w.m[E]=S[E]);j&&j(w);for(var ne=0;ne<T.length;ne++)v[T[ne]]=1};w.f.require=(m,S)=>{v[m]||
x(require("./"+w.u(m)))}})();var Fn={};w.r(Fn);var gh=w(1580),vh=w(1105);module.exports=Fn})();
