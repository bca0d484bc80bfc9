(()=>{"use strict";var On={181:(v=>{v.exports=require("buffer")}),1421:(v=>{v.exports=require("node:child_process")}),3053:(v=>{
v.exports=require("node:diagnostics_channel")}),3024:(v=>{v.exports=require("node:fs")}),4708:(v=>{v.exports=require("node:https")}),
6760:(v=>{v.exports=require("node:path")}),932:(v=>{v.exports=require("process")}),7137:((v,x,m)=>{m.d(x,{W:()=>S});var S=new AbortController;
for(let T of["SIGINT","SIGTERM","SIGBREAK"])process.on(T,()=>S.abort())}),6560:((v,x,m)=>{m.d(x,{Pw:()=>Ye,q0:()=>U,Kb:()=>jr,
mx:()=>Co,Gv:()=>qt,r0:()=>Gi,d5:()=>Jr,L5:()=>So,hN:()=>To,CC:()=>k,hD:()=>P,xv:()=>C,_6:()=>pt,rE:()=>co,ih:()=>Zn});var S=m(
7137);const T=[],j=[];function E(e,t,n){if(e===t)return 0;const r=n?.maxDistance,i=e;e.length>t.length&&(e=t,t=i);let o=e.
length,s=t.length;for(;o>0&&e.charCodeAt(~-o)===t.charCodeAt(~-s);)o--,s--;let a=0;for(;a<o&&e.charCodeAt(a)===t.charCodeAt(
a);)a++;if(o-=a,s-=a,r!==void 0&&s-o>r)return r;if(o===0)return r!==void 0&&s>r?r:s;let u,l,c,d,f=0,p=0;for(;f<o;)j[f]=e.
charCodeAt(a+f),T[f]=++f;for(;p<s;){for(u=t.charCodeAt(a+p),c=p++,l=p,f=0;f<o;f++)d=u===j[f]?c:c+1,c=T[f],l=T[f]=c>l?d>l?
l+1:d:d>c?c+1:d;if(r!==void 0){let h=l;for(f=0;f<o;f++)T[f]<h&&(h=T[f]);if(h>r)return r}}return T.length=o,j.length=o,r!==
void 0&&l>r?r:l}function ne(e,t,n){if(!Array.isArray(t)||t.length===0)return;const r=n?.maxDistance,i=e.length;for(const u of t)
if(u===e)return u;if(r===0)return;let o,s=Number.POSITIVE_INFINITY;const a=new Set;for(const u of t){if(a.has(u))continue;
a.add(u);const l=Math.abs(u.length-i);if(l>=s||r!==void 0&&l>r)continue;const c=Number.isFinite(s)?r===void 0?s:Math.min(
s,r):r,d=c===void 0?E(e,u):E(e,u,{maxDistance:c});if(r!==void 0&&d>r)continue;let f=d;if(c!==void 0&&d===c&&c===r&&(f=E(
e,u)),f<s&&(s=f,o=u,s===0))break}if(!(r!==void 0&&s>r))return o}var Re=m(3024);const re=require("node:fs/promises");var D=m(
6760);const Ro=require("node:timers/promises"),Fn=require("os");function Nn(e){return e==null?"":typeof e=="string"||e instanceof
String?e:JSON.stringify(e)}function mt(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.
endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function de(e,t,n){const r=new Fo(e,t,n);process.stdout.write(r.toString()+
Fn.EOL)}function Ln(e,t=""){de(e,{},t)}const Un="::";class Fo{constructor(t,n,r){t||(t="missing.command"),this.command=t,
this.properties=n,this.message=r}toString(){let t=Un+this.command;if(this.properties&&Object.keys(this.properties).length>
0){t+=" ";let n=!0;for(const r in this.properties)if(this.properties.hasOwnProperty(r)){const i=this.properties[r];i&&(n?
n=!1:t+=",",t+=`${r}=${Lo(i)}`)}}return t+=`${Un}${No(this.message)}`,t}}function No(e){return Nn(e).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function Lo(e){return Nn(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,
"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const _h=require("path");var jn=function(e,t,n,r){function i(o){return o instanceof
n?o:new n(function(s){s(o)})}return new(n||(n=Promise))(function(o,s){function a(c){try{l(r.next(c))}catch(d){s(d)}}function u(c){
try{l(r.throw(c))}catch(d){s(d)}}function l(c){c.done?o(c.value):i(c.value).then(a,u)}l((r=r.apply(e,t||[])).next())})},
yt;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(yt||(yt={}));function wh(e,t){const n=toCommandValue(
t);if(process.env[e]=n,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,t));issueCommand(
"set-env",{name:e},n)}function Uo(e){de("add-mask",{},e)}function kh(e){process.env.GITHUB_PATH||""?issueFileCommand("PA\
TH",e):issueCommand("add-path",{},e),process.env.PATH=`${e}${path.delimiter}${process.env.PATH}`}function Fe(e,t){const n=process.
env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(`Input required and not suppl\
ied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function zh(e,t){const n=Fe(e,t).split(`
`).filter(r=>r!=="");return t&&t.trimWhitespace===!1?n:n.map(r=>r.trim())}function Zh(e,t){const n=["true","True","TRUE"],
r=["false","False","FALSE"],i=Fe(e,t);if(n.includes(i))return!0;if(r.includes(i))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function xh(e,t){if(process.env.GITHUB_OUTPUT||
"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(e,t));process.stdout.write(os.EOL),issueCommand("set-output",
{name:e},toCommandValue(t))}function Sh(e){issue("echo",e?"on":"off")}function Ph(e){process.exitCode=yt.Failure,gt(e)}function jo(){
return process.env.RUNNER_DEBUG==="1"}function Do(e){de("debug",{},e)}function gt(e,t={}){de("error",mt(t),e instanceof Error?
e.toString():e)}function Bo(e,t={}){de("warning",mt(t),e instanceof Error?e.toString():e)}function Ko(e,t={}){de("notice",
mt(t),e instanceof Error?e.toString():e)}function Dn(e){process.stdout.write(e+Fn.EOL)}function Bn(e){Ln("group",e)}function Kn(){
Ln("endgroup")}function Ah(e,t){return jn(this,void 0,void 0,function*(){Bn(e);let n;try{n=yield t()}finally{Kn()}return n})}
function Th(e,t){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(e,t));issueCommand(
"save-state",{name:e},toCommandValue(t))}function Eh(e){return process.env[`STATE_${e}`]||""}function Mh(e){return jn(this,
void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const vt=require("node:http"),Vo=require("node:string_decoder"),
Ne=require("node:net"),Ho=new TextDecoder,V=(e,t=0,n=e.length)=>Ho.decode(e.slice(t,n)),Le=(e,t=0,n=e.length)=>e.slice(t,
n).reduce((r,i)=>r+`0${i.toString(16)}`.slice(-2),""),G=(e,t)=>new DataView(e.buffer,e.byteOffset+t),Vn=(e,t=0)=>G(e,t).
getInt16(0,!0),Ue=(e,t=0)=>G(e,t).getUint16(0,!1),bt=(e,t=0)=>G(e,t).getUint16(0,!0),Hn=(e,t=0)=>{const n=G(e,t);return n.
getUint16(0,!0)+(n.getUint8(2)<<16)},Ih=(e,t=0)=>G(e,t).getInt32(0,!0),ve=(e,t=0)=>G(e,t).getUint32(0,!1),Wo=(e,t=0)=>G(
e,t).getUint32(0,!0),Ch=(e,t,n)=>G(e,t).getBigUint64(0,!n),Go={readUInt16BE:Ue,readUInt16LE:bt,readUInt32BE:ve,readUInt32LE:Wo};
function be(e,t,n=0,r=!1){const o=`readUInt${t}${r?"BE":"LE"}`;return Go[o](e,n)}const $t=8;function qo(e,t,n,r,i){if(e.
length-r<$t)return;const o=t.getUint32(n+r,!1);if(!(e.length-r<o))return{offset:r,size:o,matches:t.getUint32(n+4+r,!1)===
i}}const Wn=new WeakMap;function Yo(e){let t=Wn.get(e.buffer);return t||(t=new DataView(e.buffer),Wn.set(e.buffer,t)),t}
function Oh(e,t,n){const r=Yo(e),i=t.charCodeAt(0)<<24|t.charCodeAt(1)<<16|t.charCodeAt(2)<<8|t.charCodeAt(3),o=e.byteOffset;
let s=n;for(;s<e.length&&!(e.length-s<4);){if(r.getUint32(o+s,!1)<$t){s+=$t;continue}const a=qo(e,r,o,s,i);if(!a)break;if(a.
matches)return{name:t,offset:a.offset,size:a.size};s+=a.size}}const Xo=/^GIF8[79]a/,Jo={validate:e=>Xo.test(V(e,0,6)),calculate:e=>({
height:bt(e,8),width:bt(e,6)})},Qo="45786966",es=2,_t=6,ts=2,ns="4d4d",rs="4949",Gn=12,is=2;function ss(e){return Le(e,2,
6)===Qo}function as(e,t){return{height:Ue(e,t),width:Ue(e,t+2)}}function us(e,t){const r=_t+8,i=be(e,16,r,t);for(let o=0;o<
i;o++){const s=r+is+o*Gn,a=s+Gn;if(s>e.length)return;const u=e.slice(s,a);if(be(u,16,0,t)===274)return be(u,16,2,t)!==3||
be(u,32,4,t)!==1?void 0:be(u,16,8,t)}}function ls(e,t){const n=e.slice(es,t),r=Le(n,_t,_t+ts),i=r===ns;if(i||r===rs)return us(
n,i)}function cs(e,t){if(t>e.length)throw new TypeError("Corrupt JPG, exceeded buffer limits")}const ds={validate:e=>Le(
e,0,2)==="ffd8",calculate(e){let t=e.slice(4),n,r;for(;t.length;){const i=Ue(t,0);if(cs(t,i),t[i]!==255){t=t.subarray(1);
continue}if(ss(t)&&(n=ls(t,i)),r=t[i+1],r===192||r===193||r===194){const o=as(t,i+5);return n?{height:o.height,orientation:n,
width:o.width}:o}t=t.subarray(i+2)}throw new TypeError("Invalid JPG, no size found")}},fs=`PNG\r

`,ps="IHDR",qn="CgBI",hs={validate(e){if(fs===V(e,1,8)){let t=V(e,12,16);if(t===qn&&(t=V(e,28,32)),t!==ps)throw new TypeError(
"Invalid PNG");return!0}return!1},calculate(e){return V(e,12,16)===qn?{height:ve(e,36),width:ve(e,32)}:{height:ve(e,20),
width:ve(e,16)}}};function ms(e){return{height:1+Hn(e,7),width:1+Hn(e,4)}}function ys(e){return{height:1+((e[4]&15)<<10|
e[3]<<2|(e[2]&192)>>6),width:1+((e[2]&63)<<8|e[1])}}function gs(e){return{height:Vn(e,8)&16383,width:Vn(e,6)&16383}}const vs={
validate(e){const t=V(e,0,4)==="RIFF",n=V(e,8,12)==="WEBP",r=V(e,12,15)==="VP8";return t&&n&&r},calculate(e){const t=V(e,
12,16),n=e.slice(20,30);if(t==="VP8X"){const i=n[0],o=(i&192)===0,s=(i&1)===0;if(o&&s)return ms(n);throw new TypeError("\
Invalid WebP")}if(t==="VP8 "&&n[0]!==47)return gs(n);const r=Le(n,3,6);if(t==="VP8L"&&r!=="9d012a")return ys(n);throw new TypeError(
"Invalid WebP")}};function Rh(e){return e}function Fh(e){return e}function Nh(){return e=>e}function Lh(e){}function Uh(e){
throw new Error("Unexpected value in exhaustive check")}function jh(e){}function Dh(e){const t=Object.values(e).filter(r=>typeof r==
"number");return Object.entries(e).filter(([r,i])=>t.indexOf(+r)===-1).map(([r,i])=>i)}function Bh(e,t="|"){return e.map(
n=>Zs(n)).join(t)}function bs(e,t){return typeof t=="bigint"?t.toString():t}class $s{constructor(t){this._getter=t,this.
_value=void 0}get value(){const t=this._getter;return t!==void 0&&(this._value=t(),this._getter=void 0),this._value}}function _s(e){
return new $s(e)}function ws(e){return e==null}function Yn(e){const t=e.startsWith("^")?1:0,n=e.endsWith("$")?e.length-1:
e.length;return e.slice(t,n)}function Kh(e,t){const n=e/t,r=Math.round(n),i=4*Number.EPSILON*Math.max(Math.abs(n),1);return Math.
abs(n-r)<i?0:n-r}const Xn=null;function Vh(e,t,n){let r;Object.defineProperty(e,t,{get(){if(r!==Xn)return r===void 0&&(r=
Xn,r=n()),r},set(i){Object.defineProperty(e,t,{value:i})},configurable:!0})}function Hh(e){return Object.create(Object.getPrototypeOf(
e),Object.getOwnPropertyDescriptors(e))}function wt(e,t,n){Object.defineProperty(e,t,{value:n,writable:!0,enumerable:!0,
configurable:!0})}function ks(e){const t=Object.getOwnPropertyDescriptor(e,"shape");return t?.get?t.get.raw:t?.value}function H(e){
return ks(e._zod.def)??e._zod.def.shape}function Jn(e,t,n){Object.defineProperty(e,t,{get(){const r=n();return wt(this,t,
r),r},enumerable:!0,configurable:!0})}function Qn(e,t,n){t in e?wt(e,t,n):e[t]=n}function ie(e,t,n,r){const i=H(t);for(const o of n){
const s=Object.getOwnPropertyDescriptor(i,o);s.enumerable&&(s.get?Jn(e,o,()=>{const a=t._zod.def.shape[o];return r?r(a,o):
a}):Qn(e,o,r?r(s.value,o):s.value))}}function zs(e,t){for(const n of Reflect.ownKeys(t)){const r=Object.getOwnPropertyDescriptor(
t,n);r.enumerable&&(r.get?Jn(e,n,()=>t[n]):Qn(e,n,r.value))}}function q(...e){const t={};for(const n of e){const r=Object.
getOwnPropertyDescriptors(n);Object.assign(t,r)}return Object.defineProperties({},t)}function Wh(e){return q(e._zod.def)}
function Gh(e,t){return t?t.reduce((n,r)=>n?.[r],e):e}function qh(e){const t=Object.keys(e),n=t.map(r=>e[r]);return Promise.
all(n).then(r=>{const i={};for(let o=0;o<t.length;o++)i[t[o]]=r[o];return i})}function Yh(e=10){const t="abcdefghijklmno\
pqrstuvwxyz";let n="";for(let r=0;r<e;r++)n+=t[Math.floor(Math.random()*t.length)];return n}function Xh(e){return JSON.stringify(
e)}function Jh(e){return e.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}const er="\
captureStackTrace"in Error?Error.captureStackTrace:(...e)=>{};function kt(e){return typeof e=="object"&&e!==null&&!Array.
isArray(e)}const Qh=null;function zt(e){if(kt(e)===!1)return!1;const t=e.constructor;if(t===void 0||typeof t!="function")
return!0;const n=t.prototype;return!(kt(n)===!1||Object.prototype.hasOwnProperty.call(n,"isPrototypeOf")===!1)}function em(e){
return zt(e)?{...e}:Array.isArray(e)?[...e]:e instanceof Map?new Map(e):e instanceof Set?new Set(e):e}function tm(e){let t=0;
for(const n in e)Object.prototype.hasOwnProperty.call(e,n)&&t++;return t}const nm=e=>{const t=typeof e;switch(t){case"un\
defined":return"undefined";case"string":return"string";case"number":return Number.isNaN(e)?"nan":"number";case"boolean":
return"boolean";case"function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.
isArray(e)?"array":e===null?"null":e.then&&typeof e.then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<
"u"&&e instanceof Map?"map":typeof Set<"u"&&e instanceof Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<
"u"&&e instanceof File?"file":"object";default:throw new Error(`Unknown data type: ${t}`)}},rm=new Set(["string","number",
"symbol"]),im=new Set(["string","number","bigint","boolean","symbol","undefined"]);function om(e){return e.replace(/[.*+?^${}()|[\]\\]/g,
"\\$&")}function Y(e,t,n){const r=new e._zod.constr(t??e._zod.def);return(!t||n?.parent)&&(r._zod.parent=e),r}function B(e){
const t=e;if(!t)return{};if(typeof t=="string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)throw new Error(
"Cannot specify both `message` and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{
...t,error:()=>t.error}:t}function sm(e){let t;return new Proxy({},{get(n,r,i){return t??(t=e()),Reflect.get(t,r,i)},set(n,r,i,o){
return t??(t=e()),Reflect.set(t,r,i,o)},has(n,r){return t??(t=e()),Reflect.has(t,r)},deleteProperty(n,r){return t??(t=e()),
Reflect.deleteProperty(t,r)},ownKeys(n){return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(n,r){return t??(t=
e()),Reflect.getOwnPropertyDescriptor(t,r)},defineProperty(n,r,i){return t??(t=e()),Reflect.defineProperty(t,r,i)}})}function Zs(e){
return typeof e=="bigint"?e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}function xs(e){return Object.keys(e).filter(
t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout==="optional")}const Ss={safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],
int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.
MAX_VALUE,Number.MAX_VALUE]},am={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),
BigInt("18446744073709551615")]};function um(e,t){const n=e._zod.def,r=n.checks;if(r&&r.length>0)throw new Error(".pick(\
) cannot be used on object schemas containing refinements");const o={};return ie(o,e,je(e,t)),Y(e,q(n,{shape:o,checks:[]}))}
function je(e,t){const n=H(e),r=[];for(const i of Reflect.ownKeys(t)){if(!Object.getOwnPropertyDescriptor(n,i)?.enumerable)
throw new Error(`Unrecognized key: "${String(i)}"`);t[i]&&r.push(i)}return r}function lm(e,t){const n=e._zod.def,r=n.checks;
if(r&&r.length>0)throw new Error(".omit() cannot be used on object schemas containing refinements");const o=new Set(je(e,
t)),s={};return ie(s,e,Reflect.ownKeys(H(e)).filter(a=>!o.has(a))),Y(e,q(n,{shape:s,checks:[]}))}function cm(e,t){if(!zt(
t))throw new Error("Invalid input to extend: expected a plain object");const n=e._zod.def.checks;if(n&&n.length>0){const i=H(
e);for(const o of Reflect.ownKeys(t))if(Object.getOwnPropertyDescriptor(i,o)!==void 0)throw new Error("Cannot overwrite \
keys on object schemas containing refinements. Use `.safeExtend()` instead.")}return Y(e,q(e._zod.def,{shape:tr(e,t)}))}
function tr(e,t){const n={};return ie(n,e,Reflect.ownKeys(H(e))),zs(n,t),n}function dm(e,t){if(!zt(t))throw new Error("I\
nvalid input to safeExtend: expected a plain object");return Y(e,q(e._zod.def,{shape:tr(e,t)}))}function fm(e,t){if(!t?.
_zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
if(e._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .saf\
eExtend() instead.");const n={};ie(n,e,Reflect.ownKeys(H(e))),ie(n,t,Reflect.ownKeys(H(t)));const r=q(e._zod.def,{shape:n,
get catchall(){return t._zod.def.catchall},checks:t._zod.def.checks??[]});return Y(e,r)}function pm(e,t,n,r="partial"){const o=t.
_zod.def.checks;if(o&&o.length>0)throw new Error(`.${r}() cannot be used on object schemas containing refinements`);const a=n?
new Set(je(t,n)):void 0,u={};return ie(u,t,Reflect.ownKeys(H(t)),e&&((l,c)=>a&&!a.has(c)?l:new e({type:"optional",innerType:l}))),
Y(t,q(t._zod.def,{shape:u,checks:[]}))}function hm(e,t,n){const r=n?new Set(je(t,n)):void 0,i={};return ie(i,t,Reflect.ownKeys(
H(t)),(o,s)=>r&&!r.has(s)?o:new e({type:"nonoptional",innerType:o})),Y(t,q(t._zod.def,{shape:i}))}function X(e,t=0){if(e.
aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue!==!0)return!0;return!1}function Ps(e,t=0){
if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue===!1)return!0;return!1}function nr(e,t){
return t.map(n=>{var r;return(r=n).path??(r.path=[]),n.path.unshift(e),n})}function $e(e){return typeof e=="string"?e:e?.
message}function rr(e){const t=[];for(const n of e??[]){const r=n._zod.def;if(!/_(length|size)$|_equals$/.test(r.check))
break;const i=r.maximum??r.length??r.size;i>=0&&t.push([i,n])}return t}function Zt(e,t,n){var r;for(let i=t;i<e.length;i++)
(r=e[i]).schema??(r.schema=n)}function _e(e,t,n){var r;const i=e.inst?._zod?.traits;i?.has("$ZodType")&&(i.has("$ZodChec\
k")?(r=e).schema??(r.schema=e.inst):e.schema=e.inst);const o=e.schema!==e.inst?e.schema?._zod.def?.error:void 0,s=e.message?
e.message:$e(e.inst?._zod.def?.error?.(e))??$e(o?.(e))??$e(t?.error?.(e))??$e(n.customError?.(e))??$e(n.localeError?.(e))??
"Invalid input",a={};for(const u of Object.keys(e))u==="inst"||u==="schema"||u==="continue"||u==="input"||u==="__proto__"||
(a[u]=e[u]);return a.path??(a.path=[]),a.message=s,t?.reportInput&&(a.input=e.input),a}function mm(e){return e instanceof
Set?"set":e instanceof Map?"map":e instanceof File?"file":"unknown"}const As=/[\uD800-\uDBFF]/;function Ts(e){const t=e.
length;if(!As.test(e))return t;let n=t;for(let r=0;r<t-1;r++)(e.charCodeAt(r)&64512)===55296&&(e.charCodeAt(r+1)&64512)===
56320&&(n--,r++);return n}function Es(e){return Array.isArray(e)?"array":typeof e=="string"?"string":"unknown"}function ym(e){
const t=typeof e;switch(t){case"number":return Number.isNaN(e)?"nan":"number";case"object":{if(e===null)return"null";if(Array.
isArray(e))return"array";const n=e;if(n&&Object.getPrototypeOf(n)!==Object.prototype&&"constructor"in n&&n.constructor)return n.
constructor.name}}return t}function gm(...e){const[t,n,r]=e;return typeof t=="string"?{message:t,code:"custom",input:n,inst:r}:
{...t}}function vm(e){return Object.entries(e).filter(([t,n])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function Ms(e){
const t=atob(e),n=new Uint8Array(t.length);for(let r=0;r<t.length;r++)n[r]=t.charCodeAt(r);return n}function Is(e){let t="";
for(let n=0;n<e.length;n++)t+=String.fromCharCode(e[n]);return btoa(t)}function bm(e){const t=e.replace(/-/g,"+").replace(
/_/g,"/"),n="=".repeat((4-t.length%4)%4);return Ms(t+n)}function $m(e){return Is(e).replace(/\+/g,"-").replace(/\//g,"_").
replace(/=/g,"")}function _m(e){const t=e.replace(/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex string length");
const n=new Uint8Array(t.length/2);for(let r=0;r<t.length;r+=2)n[r/2]=Number.parseInt(t.slice(r,r+2),16);return n}function wm(e){
return Array.from(e).map(t=>t.toString(16).padStart(2,"0")).join("")}class km{constructor(...t){}}function Cs(e,t){for(const n in t){
const r=Object.getOwnPropertyDescriptor(t,n);r.get?Object.defineProperty(e,n,{...r,enumerable:!1}):Rs(e,n,r.value)}}function oe(e,t,n,r=!0){
return Object.defineProperty(e,t,{configurable:!0,writable:!0,enumerable:r,value:n}),n}function Os(e,t,n){return oe(e,t,
n,!1)}function zm(e,t){for(const n in e){const r=e[n];Object.defineProperty(t,n,{configurable:!0,enumerable:!0,get(){return oe(
this,n,r(this))},set(i){oe(this,n,i)}})}return t}function Rs(e,t,n){Object.defineProperty(e,t,{configurable:!0,get(){return this==
null?n:oe(this,t,n.bind(this))},set(r){oe(this,t,r)}})}function Fs(e,t){const n=Object.getPrototypeOf(e);return t in n?void 0:
n}let xt,J=!1;const Ns={configurable:!0,get(){J=!0}};function R(e,t,n){const r=Object.getPrototypeOf(e._zod);if(t in r&&
xt!==e._zod){xt=void 0;return}xt=e._zod,Object.defineProperty(r,t,{configurable:!0,get(){Object.defineProperty(this,t,Ns);
const i=J;J=!1;try{const o=n(this);return J?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,value:o}),
J=J||i,o}catch(o){throw delete this[t],J=J||i,o}},set(i){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:i})}})}
function Ls(e,t,n,r){const i=Fs(e,t);i&&Object.defineProperty(i,t,{configurable:!0,get(){const o={configurable:!0,writable:!0,
enumerable:r,value:void 0};return Object.defineProperty(this,t,o),o.value=n(this),Object.defineProperty(this,t,o),o.value},
set(o){Object.defineProperty(this,t,{configurable:!0,writable:!0,enumerable:r,value:o})}})}const Us="~constantCatch";function Zm(e){
const t=()=>e;return t[Us]=!0,t}var ir;const js=Object.freeze({status:"aborted"}),St={value:void 0,enumerable:!1};let or="\
captureStackTrace"in Error?Error:null;function Ds(e){const t=or;if(t){const n=t.stackTraceLimit;if(typeof n=="number"){try{
t.stackTraceLimit=0}catch{return or=null,new e}try{return new e}finally{t.stackTraceLimit=n}}}return new e}function b(e,t,n,r){
const i={};function o(f){this.def=f,this.constr=d,this.traits=new Set}o.prototype=i;const s=n,a=s&&new WeakSet;function u(f,p){
if(f._zod){if(f._zod.traits.has(e))return}else{St.value=new o(p);try{Object.defineProperty(f,"_zod",St)}finally{St.value=
void 0}}if(f._zod.traits.add(e),t(f,p),a){const y=Object.getPrototypeOf(f),z=f._zod.constr.prototype;let Z=y;for(;Z&&Z!==
z;)Z=Object.getPrototypeOf(Z);const g=Z??y;a.has(g)||(a.add(g),Cs(g,s))}const h=d.prototype;for(const y in h)Object.prototype.
hasOwnProperty.call(h,y)&&(y in f||(f[y]=h[y].bind(f)))}const l=r?.Parent??Object;class c extends l{}Object.defineProperty(
c,"name",{value:e});function d(f){const p=r?.Parent?Ds(c):this;u(p,f);const h=p._zod.deferred;if(h){for(const z of h)z();
p._zod.deferred=void 0}const y=globalThis.__zod_globalConfig?.postProcessor;return y&&y(p),p}return Object.defineProperty(
d,"init",{value:u}),Object.defineProperty(d,Symbol.hasInstance,{value:f=>r?.Parent&&f instanceof r.Parent?!0:f?._zod?.traits?.
has(e)}),Object.defineProperty(d,"name",{value:e}),d}const xm=null;class fe extends Error{constructor(){super("Encounter\
ed Promise during synchronous parse. Use .parseAsync() instead.")}}class Bs extends Error{constructor(t){super(`Encounte\
red unidirectional transform during encode: ${t}`),this.name="ZodEncodeError"}}(ir=globalThis).__zod_globalConfig??(ir.__zod_globalConfig=
{});const we=globalThis.__zod_globalConfig;function ke(e){return e&&Object.assign(we,e),we}const Q=b("$ZodCheck",(e,t)=>{
var n;e._zod??(e._zod={}),e._zod.def=t,(n=e._zod).onattach??(n.onattach=[])}),Sm=e=>{const t=e.value;return!util.nullish(
t)&&t.size!==void 0},Ks=e=>{const t=e.value;return!ws(t)&&t.length!==void 0},sr={number:"number",bigint:"bigint",object:"\
date"},Pm=null,Vs=b("$ZodCheckGreaterThan",(e,t)=>{Q.init(e,t);const n=sr[typeof t.value];e._zod.check=r=>{(t.inclusive?
r.value>=t.value:r.value>t.value)||r.issues.push({origin:sr[typeof r.value]??n,code:"too_small",minimum:typeof t.value==
"object"?t.value.getTime():t.value,input:r.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),Am=null,Hs=b("$ZodC\
heckNumberFormat",(e,t)=>{Q.init(e,t),t.format=t.format||"float64";const n=t.format?.includes("int"),r=n?"int":"number",
[i,o]=Ss[t.format];e._zod.check=s=>{const a=s.value;if(n){if(!Number.isInteger(a)){s.issues.push({expected:r,format:t.format,
code:"invalid_type",continue:!1,input:a,inst:e});return}if(!Number.isSafeInteger(a)){a>0?s.issues.push({input:a,code:"to\
o_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e,origin:r,inclusive:!0,
continue:!t.abort}):s.issues.push({input:a,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be withi\
n the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort});return}}a<i&&s.issues.push({origin:"number",
input:a,code:"too_small",minimum:i,inclusive:!0,inst:e,continue:!t.abort}),a>o&&s.issues.push({origin:"number",input:a,code:"\
too_big",maximum:o,inclusive:!0,inst:e,continue:!t.abort})}}),Tm=null,Em=null,Mm=null,Im=null,Cm=null,Ws=b("$ZodCheckMin\
Length",(e,t)=>{var n;Q.init(e,t),(n=e._zod.def).when??(n.when=Ks),e._zod.check=r=>{const i=r.value,o=i.length;if((typeof i==
"string"&&o>=t.minimum&&o<t.minimum*2?Ts(i):o)>=t.minimum)return;const a=Es(i);r.issues.push({origin:a,code:"too_small",
minimum:t.minimum,inclusive:!0,input:i,inst:e,continue:!t.abort})}}),Om=null,Gs=b("$ZodCheckStringFormat",(e,t)=>{var n,
r;Q.init(e,t),t.pattern?(n=e._zod).check??(n.check=i=>{t.pattern.lastIndex=0,!t.pattern.test(i.value)&&i.issues.push({origin:"\
string",code:"invalid_format",format:t.format,input:i.value,...t.pattern?{pattern:t.pattern.toString()}:{},inst:e,continue:!t.
abort})}):(r=e._zod).check??(r.check=()=>{})}),qs=b("$ZodCheckRegex",(e,t)=>{Gs.init(e,t),e._zod.check=n=>{t.pattern.lastIndex=
0,!t.pattern.test(n.value)&&n.issues.push({origin:"string",code:"invalid_format",format:"regex",input:n.value,pattern:t.
pattern.toString(),inst:e,continue:!t.abort})}}),Rm=null,Fm=null,Nm=null,Lm=null,Um=null;function jm(e,t,n){e.issues.length&&
t.issues.push(...util.prefixIssues(n,e.issues))}const Dm=null,Bm=null,Km=null,Ys=b("$ZodCheckOverwrite",(e,t)=>{Q.init(e,
t),e._zod.check=n=>{n.value=t.tx(n.value)}}),Vm=/^[cC][0-9a-z]{6,}$/,Hm=/^[0-9a-z]+$/,Wm=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,
Gm=/^[0-9a-vA-V]{20}$/,qm=/^[A-Za-z0-9]{27}$/,Ym=/^[a-zA-Z0-9_-]{21}$/;function Xm(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}\
}$`)}const Jm=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,Qm=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/,
ey=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,ty=e=>e?new RegExp(`^([0-9a-fA-F]{8\
}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
ny=null,ry=null,iy=null,oy=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,
sy=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
ay=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,
uy=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u,ly=null,cy=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
Xs=null;function dy(){return new RegExp(Xs,"u")}const fy=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
py=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
hy=e=>{const t=util.escapeRegex(e??":");return new RegExp(`^(?:[0-9A-F]{2}${t}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${t}){5}[0\
-9a-f]{2}$`)},my=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
yy=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
gy=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,vy=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
by=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/,
$y=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/,_y=/^https?$/,wy=/^\+[1-9]\d{6,14}$/,
ky=/^\d(?:[ -]?\d){11,18}$/,zy=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/,
Zy=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/,Js=null;function xy(e){return new RegExp(`^${e}$`)}const Sy=null;function Pt(e){
const t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:\
[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function Py(e){
return new RegExp(`^${Pt(e)}$`)}function Ay(e){const t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");const n=`${Pt(
{precision:e.precision,seconds:!0})}(?:${t.join("|")})`,r=e.local?`${n}|${Pt({precision:e.precision})}`:n;return new RegExp(
`^${Js}T(?:${r})$`)}const Qs=/^[\s\S]{0,}$/,Ty=e=>{const t=e?`[\\s\\S]{${e?.minimum??0},${e?.maximum??""}}`:"[\\s\\S]*";
return new RegExp(`^${t}$`)},Ey=/^-?\d+n?$/,My=/^-?\d+$/,ea=/^-?\d+(?:\.\d+)?$/,Iy=/^(?:true|false)$/i,Cy=/^null$/i,Oy=/^undefined$/i,
Ry=/^[^A-Z]*$/,Fy=/^[^a-z]*$/,Ny=/^[0-9a-fA-F]*$/;function Ly(e,t){return new RegExp(`^[A-Za-z0-9+/]{${e}}${t}$`)}function Uy(e){
return new RegExp(`^[A-Za-z0-9_-]{${e}}$`)}const jy=/^[0-9a-fA-F]{32}$/,Dy=null,By=null,Ky=/^[0-9a-fA-F]{40}$/,Vy=null,Hy=null,
Wy=/^[0-9a-fA-F]{64}$/,Gy=null,qy=null,Yy=/^[0-9a-fA-F]{96}$/,Xy=null,Jy=null,Qy=/^[0-9a-fA-F]{128}$/,eg=null,tg=null,ta={
major:4,minor:6,patch:7},K=b("$ZodType",(e,t)=>{var n;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=ta;
const r=e._zod.def.checks,i=e._zod.traits.has("$ZodCheck")?[e,...r??[]]:r?.length?[...r]:[];for(const o of i)for(const s of o.
_zod.onattach)s(e);if(i.length===0)(n=e._zod).deferred??(n.deferred=[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{
const o=(a,u,l)=>{if(a.memo)return a;let c=X(a),d;for(const f of u){if(f._zod.def.when){if(Ps(a)||!f._zod.def.when(a))continue}else if(c)
continue;const p=a.issues.length,h=f._zod.check(a);if(h instanceof Promise&&l?.async===!1)throw new fe;if(d||h instanceof
Promise)d=(d??Promise.resolve()).then(async()=>{await h,a.issues.length!==p&&(Zt(a.issues,p,e),c||(c=X(a,p)))});else{if(a.
issues.length===p)continue;Zt(a.issues,p,e),c||(c=X(a,p))}}return d?d.then(()=>a):a},s=(a,u,l)=>{if(X(a))return a.aborted=
!0,a;const c=o(u,i,l);if(c instanceof Promise){if(l.async===!1)throw new fe;return c.then(d=>e._zod.parse(d,l))}return e.
_zod.parse(c,l)};e._zod.run=(a,u)=>{if(u.skipChecks)return e._zod.parse(a,u);if(u.direction==="backward"){const c=e._zod.
parse({value:a.value,issues:[]},{...u,skipChecks:!0});return c instanceof Promise?c.then(d=>s(d,a,u)):s(c,a,u)}const l=e.
_zod.parse(a,u);if(l instanceof Promise){if(u.async===!1)throw new fe;return l.then(c=>o(c,i,u))}return o(l,i,u)}}},{get"\
~standard"(){return Os(this,"~standard",ra(this))},set"~standard"(e){oe(this,"~standard",e)}}),ar=(e,t)=>e.issues.length?
{issues:e.issues.map(n=>_e(n,t,ke()))}:{value:e.value};async function na(e,t){const n={async:!0};return ar(await e._zod.
run({value:t,issues:[]},n),n)}function ra(e){return{validate:t=>{const n={async:!1};try{const r=e._zod.run({value:t,issues:[]},
n);if(!(r instanceof Promise))return ar(r,n)}catch{}return na(e,t)},vendor:"zod",version:1}}const ia=b("$ZodString",(e,t)=>{
K.init(e,t),e._zod.pattern=t.pattern??Qs,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=String(n.value)}catch{}return typeof n.
value=="string"||n.issues.push({expected:"string",code:"invalid_type",input:n.value,inst:e}),n}}),ng=null,rg=null,ig=null,
og=null,oa=1,At=2;function ur(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):(new URL(e),
!0)}catch{return!1}}function sg(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?ur(e)||At:sa(e,t)}function sa(e,t){
if(!t.normalize&&t.protocol?.source===regexes.httpProtocol.source&&!/^https?:\/\//i.test(e))return oa;try{if(typeof URL<
"u"){const n=URL;if(typeof n.parse=="function")return n.parse(e)??At}return new URL(e)}catch{return At}}const aa=/[\t\n\r]/g;
function ag(e){return e.replace(aa,"")}function ug(e,t){return t.lastIndex=0,t.test(e.hostname)}function lg(e,t){return t.
lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}const cg=null,dg=null,fg=null,pg=null,hg=null,
mg=null,yg=null,gg=null,vg=null,bg=null,$g=null,_g=null,wg=null,ua=/^[0-9a-fA-F:.]+$/;function la(e){return ua.test(e)?ur(
`http://[${e}]`):!1}const kg=null,zg=null,Zg=null;function xg(e){const t=e.split("/");if(t.length!==2)return!1;const[n,r]=t;
if(!r)return!1;const i=Number(r);return`${i}`!==r||i<0||i>128?!1:la(n)}const Sg=null;function ca(e){if(e==="")return!0;if(/\s/.
test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}const Pg=/^[0-9a-zA-Z+/]*={0,2}$/,Ag=null,da=/^[A-Za-z0-9_-]*$/;
function Tg(e){if(!da.test(e))return!1;const t=e.replace(/[-_]/g,r=>r==="-"?"+":"/"),n=t.padEnd(Math.ceil(t.length/4)*4,
"=");return ca(n)}const Eg=null,Mg=null,fa=/[- ]/g;function pa(e){let t=e.length,n=1,r=0;for(;t;){const i=e.charCodeAt(--t)-
48;n^=1,r+=n?[0,2,4,6,8,1,3,5,7,9][i]:i}return r%10===0}function Ig(e){return regexes.creditCard.test(e)?pa(e.replace(fa,
"")):!1}const Cg=null;function ha(e){let t=0;const n=e.length;for(let r=4;r<n;r++){const i=e.charCodeAt(r);t=(i>=65?t*100+
(i-55):t*10+(i-48))%97}for(let r=0;r<4;r++){const i=e.charCodeAt(r);t=(i>=65?t*100+(i-55):t*10+(i-48))%97}return t===1}function Og(e){
return regexes.iban.test(e)?ha(e):!1}const Rg=null;function Fg(e,t=null){try{const n=e.split(".");if(n.length!==3)return!1;
const[r]=n;if(!r)return!1;const i=JSON.parse(atob(r));return!("typ"in i&&i?.typ!=="JWT"||!i.alg||t&&(!("alg"in i)||i.alg!==
t))}catch{return!1}}const Ng=null,Lg=null,lr=b("$ZodNumber",(e,t)=>{K.init(e,t),e._zod.pattern=ea,e._zod.parse=(n,r)=>{if(t.
coerce)try{n.value=Number(n.value)}catch{}const i=n.value;if(typeof i=="number"&&!Number.isNaN(i)&&Number.isFinite(i))return n;
const o=typeof i=="number"?Number.isNaN(i)?"NaN":Number.isFinite(i)?void 0:String(i):void 0;return n.issues.push({expected:"\
number",code:"invalid_type",input:i,inst:e,...o?{received:o}:{}}),n}}),ma=b("$ZodNumberFormat",(e,t)=>{Hs.init(e,t),lr.init(
e,t)}),Ug=null,jg=null,Dg=null,Bg=null,Kg=null,Vg=null,Hg=null,Wg=null,ya=b("$ZodNever",(e,t)=>{K.init(e,t),e._zod.parse=
(n,r)=>(n.issues.push({expected:"never",code:"invalid_type",input:n.value,inst:e}),n)}),Gg=null,qg=null;function ga(e,t){
const n=rr(e._zod.def.checks);if(!n.length)return;const r=Math.min(...n.map(o=>o[0])),i=e._zod.parse;e._zod.parse=(o,s)=>{
const a=t(o.value);if(a>r&&!s?.skipChecks&&s?.direction!=="backward"){for(const[u,l]of rr(e._zod.def.checks))if(a>u&&l._zod.
def.when(o)){const c=o.issues.length;return l._zod.check(o),o.issues[c].continue=!1,Zt(o.issues,c,e),o}}return i(o,s)}}const va=e=>Array.
isArray(e)?e.length:-1,Yg=e=>e instanceof Map?e.size:-1,Xg=e=>e instanceof Set?e.size:-1;function cr(e,t,n){e.issues.length&&
t.issues.push(...nr(n,e.issues)),t.value[n]=e.value}const ba=b("$ZodArray",(e,t)=>{K.init(e,t);const n=we.memoizer;n?.attach(
e),e._zod.parse=(r,i)=>{const o=r.value;if(!Array.isArray(o))return r.issues.push({expected:"array",code:"invalid_type",
input:o,inst:e}),r;r.value=n?n.alloc(e,r,Array(o.length),i):Array(o.length);const s=[],a=i?.abortEarly;for(let u=0;u<o.length;u++){
const l=o[u],c=t.element._zod.run({value:l,issues:[]},i);if(c instanceof Promise)s.push(c.then(d=>cr(d,r,u)));else if(cr(
c,r,u),a&&c.issues.length!==0&&X(c))break}return s.length?Promise.all(s).then(()=>r):r},ga(e,va)});function De(e,t,n,r,i,o){
const s=n in r,a=o==="optional";if(!(!s&&a&&i==="optional")){if(e.issues.length){if(i!==void 0&&a&&!s)return;t.issues.push(
...nr(n,e.issues))}if(!s&&i===void 0){e.issues.length||t.issues.push({code:"invalid_type",expected:"nonoptional",input:void 0,
path:[n]});return}e.value===void 0?(s||i==="defaulted"&&!a)&&(t.value[n]=void 0):t.value[n]=e.value}}const $a=[];function _a(e){
const t=Object.keys(e.shape),n=Object.getOwnPropertySymbols(e.shape),r=n.length?n:$a,i=r.length?[...t,...r]:t;for(const s of i)
if(!e.shape?.[s]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(s)}": expected a Zod s\
chema`);const o=xs(e.shape);return{...e,allKeys:i,symbolKeys:r,keySet:new Set(t),numKeys:t.length,optionalKeys:new Set(o)}}
function wa(e,t,n,r,i,o,s){const a=[],u=i.keySet,l=i.catchall._zod,c=l.def.type,d=l.optin,f=l.optout;let p=0;for(const h in t){
if(s&&n.issues.length!==p){if(X(n,p))break;p=n.issues.length}if(u.has(h))continue;if(h==="__proto__"){c==="never"&&a.push(
h);continue}if(c==="never"){a.push(h);continue}const y=l.run({value:t[h],issues:[]},r);y instanceof Promise?e.push(y.then(
z=>De(z,n,h,t,d,f))):De(y,n,h,t,d,f)}return a.length&&n.issues.push({code:"unrecognized_keys",keys:a,input:t,inst:o,continue:!0}),
e.length?Promise.all(e).then(()=>n):n}const ka=b("$ZodObject",(e,t)=>{K.init(e,t);const n=Object.getOwnPropertyDescriptor(
t,"shape"),r=n?.get?n.get.raw:t.shape??{};if(r){const l=()=>{const c={...r};return Object.defineProperty(t,"shape",{value:c}),
l.raw=c,c};l.raw=r,Object.defineProperty(t,"shape",{get:l})}const i=_s(()=>_a(t));R(e,"propValues",l=>{const c=l.def.shape,
d={};for(const f in c){const p=c[f]._zod;if(p.values){Object.prototype.hasOwnProperty.call(d,f)||wt(d,f,new Set);for(const h of p.
values)d[f].add(h);p.optin!==void 0&&d[f].add(void 0)}}return d});const o=kt,s=t.catchall;let a;const u=we.memoizer;u?.attach(
e),e._zod.parse=(l,c)=>{a??(a=i.value);const d=l.value;if(!o(d))return l.issues.push({expected:"object",code:"invalid_ty\
pe",input:d,inst:e}),l;l.value=u?u.alloc(e,l,{},c):{};const f=[],p=a.shape,h=c?.abortEarly;let y=l.issues.length;for(const z of a.
allKeys){if(h&&l.issues.length!==y){if(X(l,y))break;y=l.issues.length}if(z==="__proto__")continue;const Z=p[z],g=Z._zod.
optin,$=Z._zod.optout,_=Z._zod.run({value:d[z],issues:[]},c);_ instanceof Promise?f.push(_.then(M=>De(M,l,z,d,g,$))):De(
_,l,z,d,g,$)}return s?wa(f,d,l,c,i.value,e,h===!0):f.length?Promise.all(f).then(()=>l):l}}),Jg=null;function dr(e,t,n,r){
for(const o of e)if(o.issues.length===0)return t.value=o.value,t;const i=e.filter(o=>!X(o));return i.length===1?(t.value=
i[0].value,i[0]):(t.issues.push({code:"invalid_union",input:t.value,inst:n,errors:e.map(o=>o.issues.map(s=>_e(s,r,ke())))}),
t)}const za=b("$ZodUnion",(e,t)=>{K.init(e,t),R(e,"optin",r=>r.def.options.some(i=>i._zod.optin==="defaulted")?"defaulte\
d":r.def.options.some(i=>i._zod.optin!==void 0)?"optional":void 0),R(e,"optout",r=>r.def.options.some(i=>i._zod.optout===
"optional")?"optional":void 0),R(e,"values",r=>{if(r.def.options.every(i=>i._zod.values))return new Set(r.def.options.flatMap(
i=>Array.from(i._zod.values)))}),R(e,"pattern",r=>{if(r.def.options.every(i=>i._zod.pattern)){const i=r.def.options.map(
o=>o._zod.pattern);return new RegExp(`^(${i.map(o=>Yn(o.source)).join("|")})$`)}});const n=t.options.length===1?t.options[0].
_zod.run:null;e._zod.parse=(r,i)=>{if(n)return n(r,i);let o=!1;const s=[];for(const a of t.options){const u=a._zod.run({
value:r.value,issues:[]},i);if(u instanceof Promise)s.push(u),o=!0;else{if(u.issues.length===0)return u;s.push(u)}}return o?
Promise.all(s).then(a=>dr(a,r,e,i)):dr(s,r,e,i)}});function Qg(e,t,n,r){const i=[];for(let o=0;o<e.length;o++)e[o].issues.
length===0&&i.push(o);return i.length===1?(t.value=e[i[0]].value,t):(i.length===0?t.issues.push({code:"invalid_union",input:t.
value,inst:n,errors:e.map(o=>o.issues.map(s=>util.finalizeIssue(s,r,core.config())))}):t.issues.push({code:"invalid_unio\
n",input:t.value,inst:n,errors:[],inclusive:!1,matches:i}),t)}const ev=null;function tv(e,t){const n=e._zod;let r=n.bag.
optionsMap;r||(r=Za(n.def),n.bag.optionsMap=r);const i=r.get(t);if(i===null)throw new Error(`Ambiguous discriminator val\
ue "${String(t)}"`);return i}function Za(e){const t=new Map;for(const n of e.options){const r=n._zod.propValues?.[e.discriminator];
if(!r||r.size===0)throw new Error(`Invalid discriminated union option at index "${e.options.indexOf(n)}"`);for(const i of r)
if(t.has(i)){if(i!==void 0)throw new Error(`Duplicate discriminator value "${String(i)}"`);t.set(i,null)}else t.set(i,n)}
return t}const nv=null,rv=null;function Tt(e,t){if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&
+e==+t)return{valid:!0,data:e};if(util.isPlainObject(e)&&util.isPlainObject(t)){const n=Object.keys(t),r=Object.keys(e).
filter(o=>n.indexOf(o)!==-1),i={...e,...t};Object.prototype.hasOwnProperty.call(i,"__proto__")&&delete i.__proto__;for(const o of r){
if(o==="__proto__")continue;const s=Tt(e[o],t[o]);if(!s.valid)return{valid:!1,mergeErrorPath:[o,...s.mergeErrorPath]};i[o]=
s.data}return{valid:!0,data:i}}if(Array.isArray(e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};
const n=[];for(let r=0;r<e.length;r++){const i=e[r],o=t[r],s=Tt(i,o);if(!s.valid)return{valid:!1,mergeErrorPath:[r,...s.
mergeErrorPath]};n.push(s.data)}return{valid:!0,data:n}}return{valid:!1,mergeErrorPath:[]}}function iv(e,t,n){const r=new Map;
let i;const o=new Map,s=(l,c)=>{let d;if(l.code==="unrecognized_keys"&&!l.path?.length)i??(i=l),d=l.keys;else if(l.code===
"invalid_key"&&l.origin==="record"&&l.path?.length===1){const f=String(l.path[0]);o.has(f)||o.set(f,l),d=[f]}else return!1;
for(const f of d)r.has(f)||r.set(f,{}),r.get(f)[c]=!0;return!0};for(const l of t.issues)s(l,"l")||e.issues.push(l);for(const l of n.
issues)s(l,"r")||e.issues.push(l);const a=[...r].filter(([,l])=>l.l&&l.r).map(([l])=>l);if(a.length){const l=i?a.filter(
c=>i.keys.includes(c)):[];l.length&&e.issues.push({...i,keys:l});for(const c of a)!l.includes(c)&&o.has(c)&&e.issues.push(
o.get(c))}const u=Tt(t.value,n.value);if(!u.valid){if(util.aborted(e))return e;throw new Error(`Unmergable intersection.\
 Error path: ${JSON.stringify(u.mergeErrorPath)}`)}return e.value=u.data,e}const ov=null;function sv(e,t){for(let n=e.length-
1;n>=0;n--)if(!(t==="optin"?e[n]._zod.optin!==void 0:e[n]._zod.optout==="optional"))return n+1;return 0}function av(e,t,n){
e.issues.length&&t.issues.push(...util.prefixIssues(n,e.issues)),t.value[n]=e.value}function uv(e,t,n,r,i){for(let o=0;o<
n.length;o++){const s=e[o],a=o<r.length;if(!a&&o>=i&&n[o]._zod.optin==="optional"){t.value.length=o;break}if(s.issues.length){
if(!a&&o>=i){t.value.length=o;break}t.issues.push(...util.prefixIssues(o,s.issues))}t.value[o]=s.value}for(let o=t.value.
length-1;o>=r.length&&(n[o]._zod.optout==="optional"&&t.value[o]===void 0);o--)t.value.length=o;return t}const lv=null,cv=null;
function dv(e,t,n,r,i,o,s){e.issues.length&&(util.propertyKeyTypes.has(typeof r)?n.issues.push(...util.prefixIssues(r,e.
issues)):n.issues.push({code:"invalid_key",origin:"map",input:i,inst:o,issues:e.issues.map(a=>util.finalizeIssue(a,s,core.
config()))})),t.issues.length&&(util.propertyKeyTypes.has(typeof r)?n.issues.push(...util.prefixIssues(r,t.issues)):n.issues.
push({origin:"map",code:"invalid_element",input:i,inst:o,key:r,issues:t.issues.map(a=>util.finalizeIssue(a,s,core.config()))})),
n.value.set(e.value,t.value)}const fv=null;function pv(e,t){e.issues.length&&t.issues.push(...e.issues),t.value.add(e.value)}
const hv=null,mv=null,yv=null,xa=b("$ZodTransform",(e,t)=>{K.init(e,t),e._zod.optin="optional",we.memoizer?.guard(e),e._zod.
parse=(n,r)=>{if(r.direction==="backward")throw new Bs(e.constructor.name);const i=t.transform(n.value,n);if(r.async)return(i instanceof
Promise?i:Promise.resolve(i)).then(s=>(n.value=s,n));if(i instanceof Promise)throw new fe;return n.value=i,n}});function fr(e,t){
return e.value=t.issues.length?void 0:t.value,e}const Sa=b("$ZodOptional",(e,t)=>{K.init(e,t),R(e,"optin",n=>n.def.innerType.
_zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",R(e,"values",n=>{const r=n.def.innerType._zod.
values;return r?new Set([...r,void 0]):void 0}),R(e,"pattern",n=>{const r=n.def.innerType._zod.pattern;return r?new RegExp(
`^(${Yn(r.source)})?$`):void 0}),e._zod.parse=(n,r)=>{if(n.value===void 0){if(t.innerType._zod.optin!=="defaulted")return n;
const i=t.innerType._zod.run({value:n.value,issues:[]},r);return i instanceof Promise?i.then(o=>fr(n,o)):fr(n,i)}return t.
innerType._zod.run(n,r)}}),gv=null,vv=null,bv=null;function $v(e,t){return e.value===void 0&&(e.value=t.defaultValue),e}
const _v=null,wv=null;function kv(e,t){return!e.issues.length&&e.value===void 0&&e.issues.push({code:"invalid_type",expected:"\
nonoptional",input:e.value,inst:t}),e}const zv=null;function Zv(e,t,n,r){return t.issues.length?(e.value=n.catchValue({...t,
value:e.value,error:{issues:t.issues.map(i=>util.finalizeIssue(i,r,core.config()))},input:e.value}),e):(e.value=t.value,
t.memo&&(e.memo=!0),e)}const xv=null,Sv=null,Pa=b("$ZodPipe",(e,t)=>{K.init(e,t),R(e,"values",n=>n.def.in._zod.values),R(
e,"optin",n=>n.def.in._zod.optin),R(e,"optout",n=>n.def.out._zod.optout),R(e,"propValues",n=>n.def.in._zod.propValues),e.
_zod.parse=(n,r)=>{if(r.direction==="backward"){const o=t.out._zod.run(n,r);return o instanceof Promise?o.then(s=>Be(s,t.
in,r)):Be(o,t.in,r)}const i=t.in._zod.run(n,r);return i instanceof Promise?i.then(o=>Be(o,t.out,r)):Be(i,t.out,r)}});function Be(e,t,n){
return e.issues.some(r=>r.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run({value:e.value,issues:e.issues},n)}const Pv=null;
function Av(e,t,n){if(e.issues.length)return e.aborted=!0,e;if((n.direction||"forward")==="forward"){const i=t.transform(
e.value,e);return i instanceof Promise?i.then(o=>Ke(e,o,t.out,n)):Ke(e,i,t.out,n)}else{const i=t.reverseTransform(e.value,
e);return i instanceof Promise?i.then(o=>Ke(e,o,t.in,n)):Ke(e,i,t.in,n)}}function Ke(e,t,n,r){return e.issues.length?(e.
aborted=!0,e):n._zod.run({value:t,issues:e.issues},r)}const Tv=null,Ev=null;function Mv(e){return e.memo||(e.value=Object.
freeze(e.value)),e}function Aa(e){const t=e._zod.def;let n=t.pattern,r=!!t.format?.includes("int"),i,o;for(const a of t.
checks??[]){const u=a._zod.def;u.pattern&&(n=u.pattern),r||(r=!!u.format?.includes("int"));const l=u.minimum??u.length,c=u.
maximum??u.length;l!==void 0&&(i===void 0||l>i)&&(i=l),c!==void 0&&(o===void 0||c<o)&&(o=c)}if(n)return n.source;if(i!==
void 0&&o!==void 0&&i>o)return"(?!)";if(i!==void 0||o!==void 0)return regexes.string({minimum:i,maximum:o}).source;const s=e.
_zod.pattern;return(r&&s===regexes.number?regexes.integer:s)?.source}function pr(e){const t=e._zod.def,n=e._zod.pattern?.
source,r=t.innerType??e._zod.innerType;if(r){const i=r._zod.pattern?.source,o=pr(r);return n&&i&&o&&o!==i?n.replace(util.
cleanRegex(i),()=>util.cleanRegex(o)):n}if(t.options){const i=t.options.map(pr);if(i.every(Boolean))return`^(${i.map(o=>util.
cleanRegex(o)).join("|")})$`}return Aa(e)}const Iv=null,Cv=null,Ov=null,Rv=null,Fv=null;function Nv(e,t,n,r){if(!e){const i={
code:"custom",input:n,inst:r,path:[...r._zod.def.path??[]],continue:!r._zod.def.abort};r._zod.def.params&&(i.params=r._zod.
def.params),t.issues.push(util.issue(i))}}var hr;const Lv=null,Uv=null;class Ta{constructor(){this._map=new WeakMap,this.
_idmap=new Map}add(t,...n){const r=n[0];return this._map.set(t,r),r&&typeof r=="object"&&"id"in r&&this._idmap.set(r.id,
t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){const n=this._map.get(t);return n&&typeof n==
"object"&&"id"in n&&this._idmap.delete(n.id),this._map.delete(t),this}get(t){const n=t._zod.parent;if(n){const r={...this.
get(n)??{}};delete r.id;const i={...r,...this._map.get(t)};return Object.keys(i).length?i:void 0}return this._map.get(t)}has(t){
return this._map.has(t)}}function Ea(){return new Ta}(hr=globalThis).__zod_globalRegistry??(hr.__zod_globalRegistry=Ea());
const Ve=globalThis.__zod_globalRegistry;function He(e){return e.checks&&(e.checks=[...e.checks]),e}function Ma(e,t){return new e(
He({type:"string",...B(t)}))}function jv(e,t){return new e(He({type:"string",coerce:!0,...util.normalizeParams(t)}))}function Dv(e,t){
return new e({type:"string",format:"email",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Bv(e,t){
return new e({type:"string",format:"guid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Kv(e,t){return new e(
{type:"string",format:"uuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Vv(e,t){return new e({
type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...util.normalizeParams(t)})}function Hv(e,t){return new e(
{type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...util.normalizeParams(t)})}function Wv(e,t){return new e(
{type:"string",format:"uuid",check:"string_format",abort:!1,version:"v7",...util.normalizeParams(t)})}function Gv(e,t){return new e(
{type:"string",format:"url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function qv(e,t){return new e({type:"\
string",format:"emoji",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Yv(e,t){return new e({type:"\
string",format:"nanoid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Xv(e,t){return new e({type:"\
string",format:"cuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Jv(e,t){return new e({type:"s\
tring",format:"cuid2",check:"string_format",abort:!1,...util.normalizeParams(t)})}function Qv(e,t){return new e({type:"s\
tring",format:"ulid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function eb(e,t){return new e({type:"st\
ring",format:"xid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function tb(e,t){return new e({type:"stri\
ng",format:"ksuid",check:"string_format",abort:!1,...util.normalizeParams(t)})}function nb(e,t){return new e({type:"stri\
ng",format:"ipv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function rb(e,t){return new e({type:"strin\
g",format:"ipv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function ib(e,t){return new e({type:"string",
format:"mac",check:"string_format",abort:!1,...util.normalizeParams(t)})}function ob(e,t){return new e({type:"string",format:"\
cidrv4",check:"string_format",abort:!1,...util.normalizeParams(t)})}function sb(e,t){return new e({type:"string",format:"\
cidrv6",check:"string_format",abort:!1,...util.normalizeParams(t)})}function ab(e,t){return new e({type:"string",format:"\
base64",check:"string_format",abort:!1,...util.normalizeParams(t)})}function ub(e,t){return new e({type:"string",format:"\
base64url",check:"string_format",abort:!1,...util.normalizeParams(t)})}function lb(e,t){return new e({type:"string",format:"\
e164",check:"string_format",abort:!1,...util.normalizeParams(t)})}function cb(e,t){return new e({type:"string",format:"c\
redit_card",check:"string_format",abort:!1,...util.normalizeParams(t)})}function db(e,t){return new e({type:"string",format:"\
iban",check:"string_format",abort:!1,...util.normalizeParams(t)})}function fb(e,t){return new e({type:"string",format:"j\
wt",check:"string_format",abort:!1,...util.normalizeParams(t)})}const pb={Any:null,Minute:-1,Second:0,Millisecond:3,Microsecond:6};
function hb(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,...util.
normalizeParams(t)})}function mb(e,t){return new e({type:"string",format:"date",check:"string_format",...util.normalizeParams(
t)})}function yb(e,t){return new e({type:"string",format:"time",check:"string_format",precision:null,...util.normalizeParams(
t)})}function gb(e,t){return new e({type:"string",format:"duration",check:"string_format",...util.normalizeParams(t)})}function vb(e,t){
return new e(He({type:"number",checks:[],...util.normalizeParams(t)}))}function bb(e,t){return new e(He({type:"number",coerce:!0,
checks:[],...util.normalizeParams(t)}))}function Ia(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"\
safeint",...B(t)})}function $b(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float32",...util.
normalizeParams(t)})}function _b(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float64",...util.
normalizeParams(t)})}function wb(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"int32",...util.
normalizeParams(t)})}function kb(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"uint32",...util.
normalizeParams(t)})}function zb(e,t){return new e({type:"boolean",...util.normalizeParams(t)})}function Zb(e,t){return new e(
{type:"boolean",coerce:!0,...util.normalizeParams(t)})}function xb(e,t){return new e({type:"bigint",...util.normalizeParams(
t)})}function Sb(e,t){return new e({type:"bigint",coerce:!0,...util.normalizeParams(t)})}function Pb(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"int64",...util.normalizeParams(t)})}function Ab(e,t){return new e({
type:"bigint",check:"bigint_format",abort:!1,format:"uint64",...util.normalizeParams(t)})}function Tb(e,t){return new e(
{type:"symbol",...util.normalizeParams(t)})}function Eb(e,t){return new e({type:"undefined",...util.normalizeParams(t)})}
function Mb(e,t){return new e({type:"null",...util.normalizeParams(t)})}function Ib(e){return new e({type:"any"})}function Cb(e){
return new e({type:"unknown"})}function Ca(e,t){return new e({type:"never",...B(t)})}function Ob(e,t){return new e({type:"\
void",...util.normalizeParams(t)})}function Rb(e,t){return new e({type:"date",...util.normalizeParams(t)})}function Fb(e,t){
return new e({type:"date",coerce:!0,...util.normalizeParams(t)})}function Nb(e,t){return new e({type:"nan",...util.normalizeParams(
t)})}function Oa(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function Ra(e,t){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(t),value:e,inclusive:!0})}
function Fa(e,t){return new checks.$ZodCheckGreaterThan({check:"greater_than",...util.normalizeParams(t),value:e,inclusive:!1})}
function mr(e,t){return new Vs({check:"greater_than",...B(t),value:e,inclusive:!0})}function Lb(e){return Fa(0,e)}function Ub(e){
return Oa(0,e)}function jb(e){return Ra(0,e)}function Db(e){return mr(0,e)}function Bb(e,t){return new checks.$ZodCheckMultipleOf(
{check:"multiple_of",...util.normalizeParams(t),value:e})}function Kb(e,t){return new checks.$ZodCheckMaxSize({check:"ma\
x_size",...util.normalizeParams(t),maximum:e})}function Vb(e,t){return new checks.$ZodCheckMinSize({check:"min_size",...util.
normalizeParams(t),minimum:e})}function Hb(e,t){return new checks.$ZodCheckSizeEquals({check:"size_equals",...util.normalizeParams(
t),size:e})}function Wb(e,t){return new checks.$ZodCheckMaxLength({check:"max_length",...util.normalizeParams(t),maximum:e})}
function Na(e,t){return new Ws({check:"min_length",...B(t),minimum:e})}function Gb(e,t){return new checks.$ZodCheckLengthEquals(
{check:"length_equals",...util.normalizeParams(t),length:e})}function La(e,t){return new qs({check:"string_format",format:"\
regex",...B(t),pattern:e})}function qb(e){return new checks.$ZodCheckLowerCase({check:"string_format",format:"lowercase",
...util.normalizeParams(e)})}function Yb(e){return new checks.$ZodCheckUpperCase({check:"string_format",format:"uppercas\
e",...util.normalizeParams(e)})}function Xb(e,t){return new checks.$ZodCheckIncludes({check:"string_format",format:"incl\
udes",...util.normalizeParams(t),includes:e})}function Jb(e,t){return new checks.$ZodCheckStartsWith({check:"string_form\
at",format:"starts_with",...util.normalizeParams(t),prefix:e})}function Qb(e,t){return new checks.$ZodCheckEndsWith({check:"\
string_format",format:"ends_with",...util.normalizeParams(t),suffix:e})}function e$(e,t,n){return new checks.$ZodCheckProperty(
{check:"property",property:e,schema:t,...util.normalizeParams(n)})}function t$(e,t){return new checks.$ZodCheckProperties(
{check:"properties",shape:e,...util.normalizeParams(t)})}function n$(e,t){return new checks.$ZodCheckMimeType({check:"mi\
me_type",mime:e,...util.normalizeParams(t)})}function ze(e){return new Ys({check:"overwrite",tx:e})}function r$(e){return ze(
t=>t.normalize(e))}function Ua(){return ze(e=>e.trim())}function i$(){return ze(e=>e.toLowerCase())}function o$(){return ze(
e=>e.toUpperCase())}function s$(){return ze(e=>util.slugify(e))}function a$(e,t,n){return new e({type:"array",element:t,
...util.normalizeParams(n)})}function u$(e,t,n){return new e({type:"union",options:t,...util.normalizeParams(n)})}function l$(e,t,n){
return new e({type:"union",options:t,inclusive:!1,...util.normalizeParams(n)})}function c$(e,t,n,r){return new e({type:"\
union",options:n,discriminator:t,...util.normalizeParams(r)})}function d$(e,t,n){return new e({type:"intersection",left:t,
right:n})}function f$(e,t,n,r){const i=n instanceof schemas.$ZodType,o=i?r:n,s=i?n:null;return new e({type:"tuple",items:t,
rest:s,...util.normalizeParams(o)})}function p$(e,t,n,r){return new e({type:"record",keyType:t,valueType:n,...util.normalizeParams(
r)})}function h$(e,t,n,r){return new e({type:"map",keyType:t,valueType:n,...util.normalizeParams(r)})}function m$(e,t,n){
return new e({type:"set",valueType:t,...util.normalizeParams(n)})}function y$(e,t,n){const r=Array.isArray(t)?Object.fromEntries(
t.map(i=>[i,i])):t;return new e({type:"enum",entries:r,...util.normalizeParams(n)})}function g$(e,t,n){return new e({type:"\
enum",entries:t,...util.normalizeParams(n)})}function v$(e,t,n){return new e({type:"literal",values:Array.isArray(t)?t:[
t],...util.normalizeParams(n)})}function b$(e,t){return new e({type:"file",...util.normalizeParams(t)})}function $$(e,t){
return new e({type:"transform",transform:t})}function _$(e,t){return new e({type:"optional",innerType:t})}function w$(e,t){
return new e({type:"nullable",innerType:t})}function k$(e,t,n){return new e({type:"default",innerType:t,get defaultValue(){
return typeof n=="function"?n():util.shallowClone(n)}})}function z$(e,t,n){return new e({type:"nonoptional",innerType:t,
...util.normalizeParams(n)})}function Z$(e,t){return new e({type:"success",innerType:t})}function x$(e,t,n){return new e(
{type:"catch",innerType:t,catchValue:typeof n=="function"?n:util.constantCatch(n)})}function S$(e,t,n){return new e({type:"\
pipe",in:t,out:n})}function P$(e,t){return new e({type:"readonly",innerType:t})}function A$(e,t,n){return new e({type:"t\
emplate_literal",parts:t,...util.normalizeParams(n)})}function T$(e,t){return new e({type:"lazy",getter:t})}function E$(e,t){
return new e({type:"promise",innerType:t})}function M$(e,t,n){const r=util.normalizeParams(n);return r.abort??(r.abort=!0),
new e({type:"custom",check:"custom",fn:t,...r})}function I$(e,t,n){return new e({type:"custom",check:"custom",fn:t,...util.
normalizeParams(n)})}function C$(e,t){const n=ja(r=>(r.addIssue=i=>{if(typeof i=="string")r.issues.push(util.issue(i,r.value,
n._zod.def));else{const o=i;o.fatal&&(o.continue=!1),o.code??(o.code="custom"),"input"in o||(o.input=r.value),o.inst??(o.
inst=n),o.continue??(o.continue=!n._zod.def.abort),r.issues.push(util.issue(o))}},e(r.value,r)),t);return n}function ja(e,t){
const n=new checks.$ZodCheck({check:"custom",...util.normalizeParams(t)});return n._zod.check=e,n}function Da(e){const t=new Q(
{check:"describe"});return t._zod.onattach=[n=>{const r=Ve.get(n)??{};Ve.add(n,{...r,description:e})}],t._zod.check=()=>{},
t}function Ba(e){const t=new Q({check:"meta"});return t._zod.onattach=[n=>{const r=Ve.get(n)??{};Ve.add(n,{...r,...e})}],
t._zod.check=()=>{},t}function O$(e,t){const n=util.normalizeParams(t);let r=n.truthy??["true","1","yes","on","y","enabl\
ed"],i=n.falsy??["false","0","no","off","n","disabled"];n.case!=="sensitive"&&(r=r.map(p=>typeof p=="string"?p.toLowerCase():
p),i=i.map(p=>typeof p=="string"?p.toLowerCase():p));const o=new Set(r),s=new Set(i),a=e.Codec??schemas.$ZodCodec,u=e.Boolean??
schemas.$ZodBoolean,l=e.String??schemas.$ZodString,c=new l({type:"string",error:n.error}),d=new u({type:"boolean",error:n.
error}),f=new a({type:"pipe",in:c,out:d,transform:((p,h)=>{let y=p;return n.case!=="sensitive"&&(y=y.toLowerCase()),o.has(
y)?!0:s.has(y)?!1:(h.issues.push({code:"invalid_value",expected:"stringbool",values:[...o,...s],input:h.value,inst:f,continue:!1}),
{})}),reverseTransform:((p,h)=>p===!0?r[0]||"true":i[0]||"false"),error:n.error});return f._zod.bag.truthy=r,f._zod.bag.
falsy=i,f._zod.bag.case=n.case??"insensitive",f}function R$(e,t,n,r={}){const i=util.normalizeParams(r),o={check:"string\
_format",type:"string",format:t,fn:typeof n=="function"?n:a=>n.test(a),...i};return n instanceof RegExp&&(o.pattern=n),new e(
o)}function Ka(){const e=this._zod;return e.message??(e.message=JSON.stringify(e.def,bs,2)),e.message}function Va(e){this.
_zod.message=e}const Ha={get:Ka,set:Va,enumerable:!0,configurable:!0},Et={value:void 0,enumerable:!1},yr=new WeakSet([Object.
prototype,Error.prototype]),gr=(e,t)=>{e.name="$ZodError",Et.value=t,Object.defineProperty(e,"issues",Et),Et.value=void 0,
Object.defineProperty(e,"message",Ha);const n=Object.getPrototypeOf(e);yr.has(n)||(yr.add(n),Object.defineProperty(n,"to\
String",{configurable:!0,enumerable:!1,get(){const r=()=>this.message;return Object.defineProperty(this,"toString",{value:r,
configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,"toString",{value:r,configurable:!0,writable:!0})}}))},
F$=b("$ZodError",gr),F=b("$ZodError",gr,void 0,{Parent:Error});function Wa(e,t,n){return Object.prototype.hasOwnProperty.
call(e,t)||(t==="__proto__"?Object.defineProperty(e,t,{value:n(),writable:!0,enumerable:!0,configurable:!0}):e[t]=n()),e[t]}
function N$(e,t=n=>n.message){const n={},r=[];for(const i of e.issues)i.path.length>0?Wa(n,i.path[0],()=>[]).push(t(i)):
r.push(t(i));return{formErrors:r,fieldErrors:n}}function L$(e,t=n=>n.message){const n={_errors:[]},r=(i,o=[])=>{for(const s of i.
issues)if(s.code==="invalid_union"&&s.errors.length)s.errors.map(a=>r({issues:a},[...o,...s.path]));else if(s.code==="in\
valid_key")r({issues:s.issues},[...o,...s.path]);else if(s.code==="invalid_element")r({issues:s.issues},[...o,...s.path]);else{
const a=[...o,...s.path];if(a.length===0)n._errors.push(t(s));else{let u=n,l=0;for(;l<a.length;){const c=a[l],d=l===a.length-
1;if(c==="_errors"){d&&u._errors.push(t(s)),l++;continue}Object.prototype.hasOwnProperty.call(u,c)||Object.defineProperty(
u,c,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});const f=u[c];d&&f._errors.push(t(s)),u=f,l++}}}};return r(
e),n}function U$(e,t=n=>n.message){const n={errors:[]},r=(i,o=[])=>{var s;for(const a of i.issues)if(a.code==="invalid_u\
nion"&&a.errors.length)a.errors.map(u=>r({issues:u},[...o,...a.path]));else if(a.code==="invalid_key")r({issues:a.issues},
[...o,...a.path]);else if(a.code==="invalid_element")r({issues:a.issues},[...o,...a.path]);else{const u=[...o,...a.path];
if(u.length===0){n.errors.push(t(a));continue}let l=n,c=0;for(;c<u.length;){const d=u[c],f=c===u.length-1;typeof d=="str\
ing"?(l.properties??(l.properties={}),Object.prototype.hasOwnProperty.call(l.properties,d)||Object.defineProperty(l.properties,
d,{value:{errors:[]},enumerable:!0,writable:!0,configurable:!0}),l=l.properties[d]):(l.items??(l.items=[]),(s=l.items)[d]??
(s[d]={errors:[]}),l=l.items[d]),f&&l.errors.push(t(a)),c++}}};return r(e),n}function Ga(e){const t=[],n=e.map(r=>typeof r==
"object"?r.key:r);for(const r of n)typeof r=="number"?t.push(`[${r}]`):typeof r=="symbol"?t.push(`[${JSON.stringify(String(
r))}]`):/[^\w$]/.test(r)?t.push(`[${JSON.stringify(r)}]`):(t.length&&t.push("."),t.push(r));return t.join("")}function j$(e){
const t=[],n=[...e.issues].sort((r,i)=>(r.path??[]).length-(i.path??[]).length);for(const r of n)t.push(`\u2716 ${r.message}`),
r.path?.length&&t.push(`  \u2192 at ${Ga(r.path)}`);return t.join(`
`)}function We(e,t){return{callee:t?.callee??e,Err:t?.Err}}const Mt=e=>{const t=(n,r,i,o)=>{const s=i?{...i,async:!1}:{async:!1},
a=n._zod.run({value:r,issues:[]},s);if(a instanceof Promise)throw new fe;if(a.issues.length){const u=new(o?.Err??e)(a.issues.
map(l=>_e(l,s,ke())));throw er(u,o?.callee??t),u}return a.value};return t},qa=Mt(F),It=e=>{const t=async(n,r,i,o)=>{const s=i?
{...i,async:!0}:{async:!0};let a=n._zod.run({value:r,issues:[]},s);if(a instanceof Promise&&(a=await a),a.issues.length){
const u=new(o?.Err??e)(a.issues.map(l=>_e(l,s,ke())));throw er(u,o?.callee??t),u}return a.value};return t},Ya=It(F),Ct=e=>(t,n,r)=>{
const i=r?{...r,async:!1}:{async:!1},o=t._zod.run({value:n,issues:[]},i);if(o instanceof Promise)throw new fe;return o.issues.
length?br(e,o.issues,i):{success:!0,data:o.value}},vr=Ct(F);function br(e,t,n){let r;return{success:!1,get error(){return r||
(r=new e(t.map(i=>_e(i,n,ke()))),t=void 0,n=void 0),r},set error(i){r=i,t=void 0,n=void 0}}}const Ot=e=>async(t,n,r)=>{const i=r?
{...r,async:!0}:{async:!0};let o=t._zod.run({value:n,issues:[]},i);return o instanceof Promise&&(o=await o),o.issues.length?
br(e,o.issues,i):{success:!0,data:o.value}},Xa=Ot(F),Ja=null,Qa=null,D$=((e,t,n)=>{const r=e._zod.bag.validator;if(r!==void 0){
if(r(t)!==Ja)return!0;if(r.definite===!0&&n===void 0)return!1}return eu(e,t,n)});function eu(e,t,n){const r=n?{...n,async:!1,
abortEarly:!0}:{async:!1,abortEarly:!0},i=e._zod.bag.fallbackRun;let o;if(i?(r[Qa]=!0,o=i({value:t,issues:[]},r)):o=e._zod.
run({value:t,issues:[]},r),o instanceof Promise)throw new core.$ZodAsyncError;return o.issues.length===0}const B$=async(e,t,n)=>{
const r=n?{...n,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0};let i=e._zod.run({value:t,issues:[]},r);return i instanceof
Promise&&(i=await i),i.issues.length===0},V$=(e=>{const t=Mt(e),n=(r,i,o,s)=>{const a=o?{...o,direction:"backward"}:{direction:"\
backward"};return t(r,i,a,We(n,s))};return n})(F),W$=(e=>{const t=Mt(e),n=(r,i,o,s)=>t(r,i,o,We(n,s));return n})(F),q$=(e=>{
const t=It(e),n=async(r,i,o,s)=>{const a=o?{...o,direction:"backward"}:{direction:"backward"};return await t(r,i,a,We(n,
s))};return n})(F),X$=(e=>{const t=It(e),n=async(r,i,o,s)=>await t(r,i,o,We(n,s));return n})(F),Q$=(e=>(t,n,r)=>{const i=r?
{...r,direction:"backward"}:{direction:"backward"};return Ct(e)(t,n,i)})(F),t_=(e=>(t,n,r)=>Ct(e)(t,n,r))(F),r_=(e=>async(t,n,r)=>{
const i=r?{...r,direction:"backward"}:{direction:"backward"};return Ot(e)(t,n,i)})(F),o_=(e=>async(t,n,r)=>Ot(e)(t,n,r))(
F),W=b("ZodMiniType",(e,t)=>{if(!e._zod)throw new Error("Uninitialized schema in ZodMiniType.");K.init(e,t),e.def=t,e.type=
t.type},{get with(){return this.check},set with(e){oe(this,"with",e)},parse(e,t){return qa(this,e,t,{callee:this.parse})},
parseAsync(e,t){return Ya(this,e,t,{callee:this.parseAsync})},safeParse(e,t){return vr(this,e,t)},safeParseAsync(e,t){return Xa(
this,e,t)},check(...e){const t=this.def;return this.clone({...t,checks:[...t.checks??[],...e.map(n=>typeof n=="function"?
{_zod:{check:n,def:{check:"custom"},onattach:[]}}:n)]},{parent:!0})},clone(e,t){return Y(this,e,t)},brand(){return this},
register(e,t){return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(this,...t)}}),$r=b("ZodMiniString",
(e,t)=>{ia.init(e,t),W.init(e,t)});function Ze(e){return Ma($r,e)}const s_=null,tu=null;function a_(e){return core._email(
tu,e)}const nu=null;function u_(e){return core._guid(nu,e)}const Ge=null;function l_(e){return core._uuid(Ge,e)}function c_(e){
return core._uuidv4(Ge,e)}function d_(e){return core._uuidv6(Ge,e)}function f_(e){return core._uuidv7(Ge,e)}const _r=null;
function p_(e){return core._url(_r,e)}function h_(e){return core._url(_r,{protocol:regexes.httpProtocol,hostname:regexes.
domain,...util.normalizeParams(e)})}const ru=null;function m_(e){return core._emoji(ru,e)}const iu=null;function y_(e){return core.
_nanoid(iu,e)}const ou=null;function g_(e){return core._cuid(ou,e)}const su=null;function v_(e){return core._cuid2(su,e)}
const au=null;function b_(e){return core._ulid(au,e)}const uu=null;function $_(e){return core._xid(uu,e)}const lu=null;function __(e){
return core._ksuid(lu,e)}const cu=null;function w_(e){return core._ipv4(cu,e)}const du=null;function k_(e){return core._ipv6(
du,e)}const fu=null;function z_(e){return core._cidrv4(fu,e)}const pu=null;function Z_(e){return core._cidrv6(pu,e)}const hu=null;
function x_(e){return core._mac(hu,e)}const mu=null;function S_(e){return core._base64(mu,e)}const yu=null;function P_(e){
return core._base64url(yu,e)}const gu=null;function A_(e){return core._e164(gu,e)}const vu=null;function T_(e){return core.
_creditCard(vu,e)}const bu=null;function E_(e){return core._iban(bu,e)}const $u=null;function M_(e){return core._jwt($u,
e)}const xe=null;function I_(e,t,n={}){return core._stringFormat(xe,e,t,n)}function C_(e){return core._stringFormat(xe,"\
hostname",regexes.hostname,e)}function O_(e){return core._stringFormat(xe,"hex",regexes.hex,e)}function R_(e){return core.
_stringFormat(xe,"currency_code",regexes.currencyCode,e)}function F_(e,t){const n=t?.enc??"hex",r=`${e}_${n}`,i=core.regexes[r];
if(!i)throw new Error(`Unrecognized hash format: ${r}`);return core._stringFormat(xe,r,i,t)}const wr=b("ZodMiniNumber",(e,t)=>{
lr.init(e,t),W.init(e,t)});function _u(e){return core._number(wr,e)}const Se=b("ZodMiniNumberFormat",(e,t)=>{ma.init(e,t),
wr.init(e,t)});function wu(e){return Ia(Se,e)}function N_(e){return core._float32(Se,e)}function L_(e){return core._float64(
Se,e)}function U_(e){return core._int32(Se,e)}function j_(e){return core._uint32(Se,e)}const kr=null;function ku(e){return core.
_boolean(kr,e)}const zu=null;function D_(e){return core._bigint(zu,e)}const zr=null;function B_(e){return core._int64(zr,
e)}function K_(e){return core._uint64(zr,e)}const Zu=null;function V_(e){return core._symbol(Zu,e)}const xu=null;function H_(e){
return core._undefined(xu,e)}const Su=null;function Pu(e){return core._null(Su,e)}const Au=null;function W_(){return core.
_any(Au)}const Tu=null;function Rt(){return core._unknown(Tu)}const Eu=b("ZodMiniNever",(e,t)=>{ya.init(e,t),W.init(e,t)});
function Mu(e){return Ca(Eu,e)}const Iu=null;function G_(e){return core._void(Iu,e)}const Cu=null;function q_(e){return core.
_date(Cu,e)}const Ou=b("ZodMiniArray",(e,t)=>{ba.init(e,t),W.init(e,t)});function Ft(e,t){return new Ou({type:"array",element:e,
...B(t)})}function Y_(e){const t=e._zod.def.shape;return Vu(Object.keys(t))}const Nt=b("ZodMiniObject",(e,t)=>{ka.init(e,
t),W.init(e,t),Ls(e,"shape",n=>n._zod.def.shape,!1)});function X_(e,t){const n={type:"object",shape:e??{},...util.normalizeParams(
t)};return new Nt(n)}function Zr(e,t){return new Nt({type:"object",shape:e,catchall:Mu(),...B(t)})}function J_(e,t){return new Nt(
{type:"object",shape:e,catchall:Rt(),...util.normalizeParams(t)})}function Q_(e,t){return util.extend(e,t)}function ew(e,t){
return util.safeExtend(e,t)}function tw(e,t){return util.merge(e,t)}function nw(e,t){return util.pick(e,t)}function rw(e,t){
return util.omit(e,t)}function iw(e,t){const n=e._zod.def;if(n.type!=="tuple")return util.partial(Lt,e,t);if(n.checks?.length)
throw new Error(".partial() cannot be used on tuple schemas containing refinements");return util.clone(e,{...n,items:n.items.
map(r=>new Lt({type:"optional",innerType:r}))})}function ow(e,t){return util.partial(Ar,e,t,"exactPartial")}function sw(e,t){
return util.required(Tr,e,t)}function aw(e,t){return e.clone(util.mergeDefs(e._zod.def,{catchall:t}))}const Ru=b("ZodMin\
iUnion",(e,t)=>{za.init(e,t),W.init(e,t)});function xr(e,t){return new Ru({type:"union",options:e,...B(t)})}const Fu=null;
function uw(e,t){return new Fu({type:"union",options:e,inclusive:!1,...util.normalizeParams(t)})}const Nu=null;function lw(e,t,n){
return new Nu({type:"union",options:t,discriminator:e,...util.normalizeParams(n)})}const Lu=null;function cw(e,t){return new Lu(
{type:"intersection",left:e,right:t})}const Uu=null;function ju(e,t,n){const r=t instanceof core.$ZodType,i=r?n:t,o=r?t:
null;return new Uu({type:"tuple",items:e,rest:o,...util.normalizeParams(i)})}const qe=null;function Du(e,t,n){return!t||
!t._zod?new qe({type:"record",keyType:Ze(),valueType:e,...util.normalizeParams(t)}):new qe({type:"record",keyType:e,valueType:t,
...util.normalizeParams(n)})}function dw(e,t,n){return new qe({type:"record",keyType:e,valueType:t,...util.normalizeParams(
n),partial:!0})}function fw(e,t,n){return new qe({type:"record",keyType:e,valueType:t,mode:"loose",...util.normalizeParams(
n)})}const Bu=null;function pw(e,t,n){return new Bu({type:"map",keyType:e,valueType:t,...util.normalizeParams(n)})}const Ku=null;
function hw(e,t){return new Ku({type:"set",valueType:e,...util.normalizeParams(t)})}const Sr=null;function Vu(e,t){const n=Array.
isArray(e)?Object.fromEntries(e.map(r=>[r,r])):e;return new Sr({type:"enum",entries:n,...util.normalizeParams(t)})}function mw(e,t){
return new Sr({type:"enum",entries:e,...util.normalizeParams(t)})}const Hu=null;function yw(e,t){return new Hu({type:"li\
teral",values:Array.isArray(e)?e:[e],...util.normalizeParams(t)})}const Wu=null;function gw(e){return core._file(Wu,e)}const Gu=b(
"ZodMiniTransform",(e,t)=>{xa.init(e,t),W.init(e,t)});function qu(e){return new Gu({type:"transform",transform:e})}const Lt=b(
"ZodMiniOptional",(e,t)=>{Sa.init(e,t),W.init(e,t)});function Pr(e){return new Lt({type:"optional",innerType:e})}const Ar=null;
function vw(e){return new Ar({type:"optional",innerType:e})}const Yu=null;function Xu(e){return new Yu({type:"nullable",
innerType:e})}function bw(e){return Pr(Xu(e))}const Ju=null;function $w(e,t){return new Ju({type:"default",innerType:e,get defaultValue(){
return typeof t=="function"?t():util.shallowClone(t)}})}const Qu=null;function _w(e,t){return new Qu({type:"prefault",innerType:e,
get defaultValue(){return typeof t=="function"?t():util.shallowClone(t)}})}const Tr=null;function ww(e,t){return new Tr(
{type:"nonoptional",innerType:e,...util.normalizeParams(t)})}const el=null;function kw(e){return new el({type:"success",
innerType:e})}const tl=null;function zw(e,t){return new tl({type:"catch",innerType:e,catchValue:typeof t=="function"?t:core.
util.constantCatch(t)})}const nl=null;function Zw(e){return core._nan(nl,e)}const rl=b("ZodMiniPipe",(e,t)=>{Pa.init(e,t),
W.init(e,t)});function il(e,t){return new rl({type:"pipe",in:e,out:t})}const Ut=null;function xw(e,t,n){return new Ut({type:"\
pipe",in:e,out:t,transform:n.decode,reverseTransform:n.encode})}function Sw(e){const t=e._zod.def;return new Ut({type:"p\
ipe",in:t.out,out:t.in,transform:t.reverseTransform,reverseTransform:t.transform})}const ol=null;function Pw(e){return new ol(
{type:"readonly",innerType:e})}const sl=null;function Aw(e,t){return new sl({type:"template_literal",parts:e,...util.normalizeParams(
t)})}const al=null;function ul(e){return new al({type:"lazy",getter:e})}const ll=null;function Tw(e){return new ll({type:"\
promise",innerType:e})}const Er=null;function cl(e,t){const n=new Q({check:"custom",...B(t)});return n._zod.check=e,n}function dl(e,t){
return core._custom(Er,e??(()=>!0),t)}function Ew(e,t={}){return core._refine(Er,e,t)}function Mw(e,t){return core._superRefine(
e,t)}const Iw=Da,Cw=Ba;class Ow{constructor(...t){}}function Rw(e,t={}){const n=dl(r=>r instanceof e,t);return n._zod.bag.
Class=e,n._zod.check=r=>{r.value instanceof e||r.issues.push({code:"invalid_type",expected:e.name,input:r.value,inst:n,path:[
...n._zod.def.path??[]]})},n}const Fw=(...e)=>core._stringbool({Codec:Ut,Boolean:kr,String:$r},...e);function Nw(){const e=ul(
()=>xr([Ze(),_u(),ku(),Pu(),Ft(e),Du(Ze(),e)]));return e}const fl=null;function Lw(e){return new fl({type:"function",input:Array.
isArray(e?.input)?ju(e?.input):e?.input??Ft(Rt()),output:e?.output??Rt()})}var Mr=[{name:"week",letter:"w",seconds:604800},
{name:"day",letter:"d",seconds:86400},{name:"hour",letter:"h",seconds:3600},{name:"minute",letter:"m",seconds:60},{name:"\
second",letter:"s",seconds:1}],Pe="\u2713",Ae="\u2013",pe=[Pe,Pe,Pe],Ir=[Pe,Pe,Ae],I={title:{kind:"text",required:!0,browsers:pe,
description:"First line of the notification.",examples:["Spring is here"]},message:{kind:"text",required:!0,browsers:pe,
description:"Text below the title, on one or several lines. It is plain text.",examples:["New arrivals, with free shippi\
ng until Sunday."]},icon_url:{kind:"image",use:"icon",sizes:[{width:200,height:200}],maxBytes:1048576/4,drawn:"beside th\
e text",required:!0,browsers:Ir,description:"https URL of the icon, 200x200 pixels.",examples:["https://example.com/icon\
-200.png"]},banner_url:{kind:"image",use:"banner",sizes:[{width:360,height:240},{width:360,height:200}],maxBytes:1048576,
drawn:"below the text",required:!1,browsers:["56+",Ae,Ae],description:"https URL of a large image, 360x240 pixels on a d\
esktop, 360x200 on a phone.",examples:["https://example.com/spring-360x240.png"]},landing_url:{kind:"page",required:!0,browsers:pe,
description:"URL of the page that a click opens.",examples:["https://example.com/spring"]},actions:{kind:"buttons",required:!1,
browsers:["48+",Ae,Ae],description:"Buttons, each with `text` and `url`.",examples:[[{text:"New arrivals",url:"https://e\
xample.com/spring/new"}]]},utm_source:{kind:"text",required:!1,browsers:pe,description:"For web analytics: where visitor\
s come from, such as `web-push`.",examples:["web-push"]},utm_medium:{kind:"text",required:!1,browsers:pe,description:"Fo\
r web analytics: the kind of message, such as `notification`.",examples:["notification"]},utm_campaign:{kind:"text",required:!1,
browsers:pe,description:"For web analytics: the campaign, such as `spring-sale`.",examples:["spring-sale"]},ttl:{kind:"d\
uration",required:!1,browsers:Ir,description:"How long the notification waits for subscribers who are offline.",examples:[
"2d",86400]}},N=Object.keys(I),Cr=(...e)=>N.filter(t=>e.includes(I[t].kind)),jt=Cr("text","image","page"),Or=Cr("image"),
Rr=N.filter(e=>I[e].required),L=e=>e.replaceAll("_","-"),Ye=N.map(L),se=String.raw`\0-\x1f\x7f-\x9f`,Te=String.raw`\u202a-\u202e\u2066-\u2069`,
Dt=String.raw`\xad\u180e\u200b\u2060-\u206f\ufeff\ufff9-\ufffb`,pl=String.raw`\t-\r\x85`,Bt=new RegExp(`[${se}]`,"g"),hl=new RegExp(
`(?![\\t\\n])[${se}]`,"g"),ml=new RegExp(`(?![\\t\\n])[${se}${Te}]`,"g"),Uw=new RegExp(`[${se}${Te}\\u2028\\u2029]`,"g"),
yl=new RegExp(`(?![${pl}])[${se}${Te}${Dt}]`,"g"),gl=new RegExp(`[\\xa0\\u2000-\\u200a\\u200e\\u200f\\u202f\\u205f${Te}${Dt}\
]`,"g"),vl=new RegExp(`[\\s\\\\${se}]`),bl=new RegExp(`[\\u200e\\u200f${Te}${Dt}]`),Fr=String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u30ff\uff01-\uff60\p{Emoji_Presentation}`,
$l=new RegExp(`(?![\\t\\n\\r])[${se}]`);function Xe(e,t){let n;return()=>(n??=new RegExp(e,t),n)}var Nr="2,048 character\
s",_l=/^(?:https?:[/\\]*|[/\\]{2,})([^/\\?#]*)/i;function ae(e,t){if(e.length>2048)return;let[,n=""]=_l.exec(e)??[];if(!(n.
slice(n.lastIndexOf("@")+1).length>259))try{return new URL(e,t)}catch{return}}var ue=class extends Error{reason;title;hint;constructor(e){
super(e.message,e.cause===void 0?void 0:{cause:e.cause}),this.name="Failure",this.reason=e.reason,this.title=e.title,this.
hint=e.hint}};function Lr(e){return e instanceof ue?e:new ue({reason:"internal-error",title:"Internal error",message:`Th\
e action itself failed: ${U(e)}.`,hint:"Please report this with the log of the run.",cause:e})}function U(e){if(!(e instanceof
Error))return String(e);let t=e.code;if(t==="ERR_SSL_WRONG_VERSION_NUMBER")return"the server does not speak TLS at this \
port";if(t==="ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")return"the server requires a client certificate, which this act\
ion cannot present";let{reason:n}=e;if(typeof t=="string"&&t.startsWith("ERR_SSL_")&&typeof n=="string")return`${t}: ${n}`;
let r=(e.message||e.name).replace(/; if the root CA is .*|\s+/gs," ").trim(),i=typeof t=="string"&&!r.includes(t)?`${t}:\
 ${r}`:r,o=e instanceof AggregateError?e.errors.map(U).join("; "):"",s=o&&o!==i?`${i} (${o})`:i;return e.cause===void 0?
s:`${s}: ${U(e.cause)}`}function wl(e,t=kl(e)){return new ue({reason:"cancelled",title:`${e} failed`,message:t,hint:zl})}
var kl=e=>e==="Sending"?"The run was cancelled before the service received the request.":`The run was cancelled while ${e.
charAt(0).toLowerCase()}${e.slice(1)}.`,zl="If you did not mean to cancel it, run it again.",Zl=e=>`\\u${e.charCodeAt(0).
toString(16).padStart(4,"0")}`;function P(e){let t=JSON.stringify(e).replace(gl,Zl);return t.length>100?`${t.slice(0,98)}\
\u2026" (${e.length} characters)`:t}var xl=/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu,Sl=/[\s\x85]+/g,
Pl=Xe(String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`,"u");function Al(e){let t=e.toWellFormed().replace(yl,"").
replace(xl,"$1").replace(Sl," ").trim();return Pl().test(t)?t:""}var C=(e,t=99)=>e.length>t?`${e.slice(0,t).replace(/[\ud800-\udbff]$/,
"")}\u2026`:e,Tl=300,Ur=65536;function jr(e,t,n=!1){let r=t(e.slice(0,Ur),n||e.length>Ur).replace(/\s+/g," ").trim();return C(
r,Tl)}var A=(e,t)=>({quoted:P(e),message:t});function k(e,t,n={}){return{...typeof e=="string"?{input:e}:e,...typeof t==
"string"?{message:t}:t,reason:"invalid-input",...n}}function Dr({position:e},{position:t}){return e?t?e.line-t.line||e.column-
t.column:-1:t?1:0}var El=100;function Ee(e){let t=e.slice(0,El).map((n,r)=>{if(typeof n=="number")return`[${n}]`;let i=C(
String(n)).replace(Bt,"\uFFFD");return r>0?`.${i}`:i});return C(t.join(""))}var Br=({quoted:e,message:t})=>e===void 0?t:
`${e} ${t}`;function Kt(e,t){let{quoted:n,meant:r,hint:i}=t,o=r===void 0?".":`; did you mean \`${r}\`?`,s=i===void 0?"":
` ${i}.`;return`${e}${n===void 0?"":":"} ${Br(t)}${o}${s}`}function Vt(e,t,n,r=""){let i=e.length>0?`\`${Ee(e)}\``:t;return Kt(
`${i}${r}`,n)}function Ht(e){let{input:t,otherInputs:n=[],file:r,path:i=[],position:o,quoted:s}=e,a=o&&`line ${o.line}, \
column ${o.column}`;if(r!==void 0){let f=a?`${r}, ${a}`:r;return`${t}: ${f}: ${Vt(i,"the file",e)}`}let u=a?` (${a})`:"",
l=typeof i[0]=="number";if(i.length>0&&!l)return`${t}: ${Vt(i,"",e,u)}`;let c=l?Ee([t,...i]):t;if(s!==void 0)return Kt(`${c}${u}`,
e);let d=l?`\`${c}\``:Ml([c,...n]);return Kt(`${d}${u}`,e)}function Ml(e){let t=e.map(r=>`\`${r}\``),n=t.pop()??"";return t.
length===0?n:`${t.join(", ")} and ${n}`}function Il(e){let t=e.every(r=>r.reason==="unreadable-file"),n=t?"unreadable-fi\
le":"invalid-input";return new ue({reason:n,title:t?"Unreadable file":"Invalid input",message:Rl(e.map(Ht),Je(e)),hint:Ol(
e)})}var Kr=class{#t=[];#e=new Set;refuse(e){for(let t of e)this.#t.push(t),this.#e.add(t.input)}add(e){for(let t of e)this.#e.
has(t.input)||this.#t.push(t)}get refused(){return this.#e}isRefused(e){return this.#e.has(e)}get all(){return this.#t}failure(){
return Il(this.#t)}throwIfAny(){if(this.#t.length>0)throw this.failure()}},Cl=new Set(["base-url","api-token"]);function Ol(e){
let t=Je(e)===1?"Correct it":"Correct what is listed";return e.every(({input:n})=>Cl.has(n))?{newRunAfter:`${t}. If you \
changed a secret or variable, re-run the failed job. If you changed the workflow,`}:{newRunAfter:`${t}, then`}}var Wt=100;
function Vr(e,t,n){let r=Je(t.slice(Wt)),i=t.slice(0,Wt).map(n);return r===0?i:[...i,k(e,`has ${r} more problems`,{count:r})]}
var Je=e=>e.reduce((t,{count:n=1})=>t+n,0);function Rl(e,t=e.length,n="problems"){if(e.length===1)return e.join("");let r=e.
slice(0,Wt).map(i=>`- ${i}`);return t>r.length&&r.push(`- and ${t-r.length} more`),`${t} ${n}:
${r.join(`
`)}`}var Fl=e=>Gt(e,["https"],"use an absolute https URL, such as https://example.com/image.png"),Nl=e=>Gt(e,["https","h\
ttp"],"use an absolute https or http URL, such as https://example.com/page"),Ll=e=>{let t=Gt(e,["https","http"],"use the\
 https address of the push service, such as https://push.example.com");if("message"in t)return t;let n=Dl(e,new URL(e));
return n===void 0?{value:e.replace(/\/+$/,"")}:Hr(e,n)},Ul=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/,jl=/(\/v1(?:\/audiences?|\/notifications?)?)\/*$/;
function Dl(e,{protocol:t,hostname:n,pathname:r}){if(t==="http:"&&!Ul.test(n))return"has the scheme http, which would se\
nd the token unencrypted; use an https URL (http is only for loopback addresses)";let[,i]=jl.exec(r)??[];return i?`ends \
with \`${i}\`, but the action adds the path; remove \`${i}\``:e.includes("?")||e.includes("#")?"has a query or fragment;\
 remove it":void 0}function Gt(e,t,n){if(e==="")return{message:`is blank; ${n}`};let r=Kl(e,t,n);return r===void 0?{value:e}:
Hr(e,r)}var Hr=(e,t)=>Bl.test(e)?{message:t}:A(e,t),Bl=/[@\uff20\ufe6b]|%40/;function Kl(e,t,n){if(Vl(e))return"contains\
 a user name or password; remove them";if(e.length>2048)return`is longer than a URL may be; use one of at most ${Nr}`;if(vl.
test(e))return`contains white space, a control character or a backslash, which a URL must not contain; ${n}`;if(bl.test(
e))return`contains an invisible character, which would make it another URL; ${n}`;let r=Hl(e);if(r!==void 0&&!t.includes(
r))return`has the scheme ${r}; ${n}`;let i=r===void 0?void 0:Wl(e),o=i===void 0?void 0:Yl(i,n);return o!==void 0?o:i!==void 0&&
ae(e)?void 0:`is not an absolute URL; ${n}`}function Vl(e){if(!e.includes("@")||/^mailto:/i.test(e))return!1;let t=e.replace(
/^[a-zA-Z][a-zA-Z\d+.-]*:/,"").replace(/^[/\\]+/,"");return/^[^/\\?#]*@/.test(t)}var Hl=e=>/^([a-zA-Z][a-zA-Z\d+.-]{0,30}):(?!\d)/.
exec(e)?.[1]?.toLowerCase(),Wl=e=>/^[^:]+:\/\/([^/?#]+)/.exec(e)?.[1],Gl=/[{}$%<]/,ql=/^https?:?$/i;function Yl(e,t){let[
n]=Gl.exec(e)??[];return n!==void 0?`contains \`${n}\` in its host, so a variable in it was probably not replaced; ${t}`:
ql.test(e)?`has its scheme twice; ${t}`:void 0}function Xl(e){try{return JSON.parse(e)}catch{return}}var qt=e=>typeof e==
"object"&&e!==null&&!Array.isArray(e),Jl=/^[\x21-\x7e]+$/;function Qe(e,t,n){let r=i=>/^[0-9]+$/.test(i)&&Number(i)>=t&&
Number(i)<=n;return i=>{if(r(i))return{value:Number(i)};let o=Yt(i),s=o!==void 0&&r(o);return A(i,s?`is not a whole numb\
er${Xt(o)}`:`is not ${e}`)}}function Yt(e){return/^\d{1,3}([.,'\u2019_ \xa0\u2009\u202f])\d{3}(\1\d{3})*$/.test(e)?e.replace(
/\D/g,""):void 0}var Xt=e=>`; write \`${e}\`, without separators`;function et(e){return["true","True","TRUE"].includes(e)?
{value:!0}:["false","False","FALSE"].includes(e)?{value:!1}:A(e,"is neither true nor false; use `true` or `false`")}function Wr(e){
let t=et(e);return"value"in t?t.value:void 0}function tt(e){let t=/^([0-9]+)([smhdw]?)$/.exec(e),n="use whole seconds (3\
600), or a whole number with one unit of s, m, h, d, w (12h)";if(!t){let o=Yt(e);return A(e,`is not a duration${o?Xt(o):
`; ${n}`}`)}let r=Mr.find(({letter:o})=>o===t[2]),i=Number(t[1])*(r?.seconds??1);return Number.isSafeInteger(i)?{value:i}:
A(e,`is too long; ${n}`)}function Gr(e){return Jl.test(e)?{value:e}:{message:"contains a space, a line break or a charac\
ter outside ASCII, which a token cannot contain; use only the token, preferably from a secret"}}function Ql(e){if(e==="")
return{message:"is blank, which the service refuses; write some text"};let[t]=$l.exec(e)??[];return t!==void 0?{message:`\
contains the control character U+${t.charCodeAt(0).toString(16).toUpperCase().padStart(4,"0")}, which subscribers would \
not see; remove it`}:!/[!-~]/.test(e)&&Al(e)===""?{message:"has no visible character; write some text"}:{value:e}}function ec(e){
if(e==="latest")return{value:{kind:"latest"}};let t=e.replace(/^refs\/tags\//,""),n=/^refs\//.test(e)&&t===e;return t===
""||n?A(e,"is not a tag; use a tag such as v1.2.3, or `latest`"):{value:{kind:"tag",tag:t}}}function tc(e){if(/^[a-z]/i.
test(e)&&nc(e))return{value:e};let t=e.replaceAll(" ","_").toLowerCase(),n=Intl.supportedValuesOf("timeZone").find(i=>i.
toLowerCase().endsWith(`/${t}`)),r="is not a time zone that this runner knows";return n?{...A(e,r),meant:n}:A(e,`${r}; u\
se a name from the IANA time zone database, such as Europe/Berlin`)}function nc(e){try{return new Intl.DateTimeFormat("e\
n",{timeZone:e}),!0}catch{return!1}}function rc(e){if(e==="any")return{value:void 0};let t="set it to the output `payloa\
d` of the dry run that was approved, or remove the input";if(e==="")return{message:`is empty, so the payload that was ap\
proved is missing; ${t}`};let n=Xl(e);return qt(n)?{value:n}:{message:`is not a JSON object; ${t}`}}var ee=e=>({value:e}),
nt=["tag","version","name","repository","message","url"],he={text:Ql,image:Fl,page:Nl},ic=new RegExp(`\\{(?:${nt.join("|")}\
)\\}`,"g"),qr=e=>t=>{if(t.length>2048||!t.includes("{"))return e(t);let n=t.replace(/^\{url\}/,"https://url.example/").replace(
ic,"x");return"value"in e(n)?{value:t}:e(t)},rt={text:he.text,image:qr(he.image),page:qr(he.page)};function oc(e,t,n){let{
kind:r}=I[e];return r==="duration"?tt(t.trim()):n[r](t.trim())}function sc(e){return N.flatMap(t=>ac(t,e))}function ac(e,t){
let n=L(e);if(e==="actions")return(t.actions??[]).map(({url:o},s)=>({input:n,path:[s,"url"],url:o}));let{kind:r}=I[e],i=t[e];
return typeof i!="string"||r==="text"?[]:[r==="image"?{input:n,url:i,image:e}:{input:n,url:i}]}function uc(e,t){return("\
value"in e?[e.value,...e.madeFrom]:e.madeFrom??[]).map(t.find).find(n=>n!==void 0)}var Yr=(e,t)=>e<=Math.min(2,Math.floor(
t.length/2)),Xr=e=>e.toLowerCase().replace(/[-_]/g,"");function Jr(e,t){let n=[...new Map(t.map(i=>[i,E(Xr(i),Xr(e))]))].
filter(([i,o])=>Yr(o,i)),[r]=n.sort(([,i],[,o])=>i-o);return r?.[0]}function lc(e,t){let n=E(e,t);return t.length>cc?Yr(
n,t):e[0]===t[0]&&(n<=1||dc(e,t))}var cc=4,dc=(e,t)=>[...e].sort().join("")===[...t].sort().join(""),Qr=40,ei={tagname:"\
tag",ref:"tag",refname:"tag",release:"tag",semver:"version",repo:"repository",reponame:"repository",htmlurl:"url"},fc={title:"\
name",body:"message",notes:"message",changelog:"message",link:"url"},ti=e=>e.replace(/[^\p{L}\d]/gu,"");function ni(e){return ti(
e).toLowerCase().replace(/^(?:github)?(?:event)?release(?=.)|^github(?=.)/,"")}function ri(e){if(e.length>Qr)return;let[
t=""]=e.split("|");if(pc(t))return;let n=ni(t);return nt.find(r=>r===n)??Jt(ei,n)}var pc=e=>/^name$/i.test(ti(e))&&!e.includes(
"name");function hc(e){let t=ni(e);return t===""?void 0:Jt(ei,t)??Jt(fc,t)??nt.find(n=>yc(t,n))}var Jt=(e,t)=>Object.hasOwn(
e,t)?e[t]:void 0,mc=3,yc=(e,t)=>e===t||e.length>=mc&&t.startsWith(e)||lc(e,t);function Me(e,t="text"){let n=ii(e),r=n.flatMap(
s=>"mistake"in s?s.mistake:[]),i=n.flatMap(s=>"literal"in s?s.literal:[]),o=t==="key"?i.flatMap(vc):[];return{names:new Set(
n.flatMap(s=>"placeholder"in s?s.placeholder:[])),mistakes:[...r,...o,...bc(e,t)]}}function gc(e,t,{isUrl:n,maxLength:r}){
let i="";for(let[o,s]of ii(e).entries()){if("literal"in s)i+=s.literal;else if("mistake"in s)i+=s.mistake.text;else{let a=(t[s.
placeholder]??"").toWellFormed();i+=n&&o>0?encodeURIComponent(a):a}if(i.length>r)return}return i}function ii(e){let t=[],
n=0,r=!0,i=(s,a,u)=>{a>n&&t.push({literal:e.slice(n,a)}),t.push(s),n=u},o=(s,a,u)=>i({mistake:{text:e.slice(a,u),meant:s}},
a,u);for(let s=e.indexOf("{");s!==-1;s=e.indexOf("{",s)){let a=s>n&&e[s-1]==="$"?s-1:s;if(e.startsWith("{{",s)&&r){let p=e.
indexOf("}}",s+2);if(r=p!==-1,r){let h=ri(e.slice(s+2,p));s=p+2,h&&o(h,a,s);continue}}let[u="{",l=""]=/^\{([^{}]*)\}/.exec(
e.slice(s,s+Qr+2))??[],c=nt.find(p=>p===l),d=c??hc(l),f=s+u.length;c&&a===s?i({placeholder:c},s,f):d&&o(d,a,f),s=f}return n<
e.length&&t.push({literal:e.slice(n)}),t}function vc(e){return[...e.matchAll(/\{[^{}"]{1,100}\}/g)].map(([t])=>({text:t}))}
function bc(e,t){return[...e.matchAll(/%([a-z_]{3,20})(?=(%))/gi),...e.matchAll(/<([a-z_]{3,20})(>)/gi)].flatMap(([n,r="",
i=""])=>{let o=n.startsWith("<"),s=o&&t==="url"?void 0:ri(r);return s?{text:o?n:n+i,meant:s}:[]})}function $c(e,t){let n=new Set,
r=[];return ai(e,({text:i,use:o,where:s})=>{let a=Me(i,o);for(let{text:l,meant:c}of a.mistakes){let d=`contains ${P(l)},\
 which is not a placeholder`,f=c?d:`${d}; ${_c}`;t.add([Qt(s,{message:f,meant:c&&`{${c}}`})])}for(let l of a.names)n.add(
l);let[u]=a.names;return u!==void 0&&r.push({name:u,where:s}),i}),{names:n,uses:r}}var _c="all releases would have the s\
ame key, and only the first would be sent. Use `{tag}`, or remove the braces",wc=524288;function kc(e,t,n,r,i="with its \
placeholders replaced"){let o=new zc(t,r);return ai(e,({text:s,use:a,rule:u,where:l})=>{let{names:c}=Me(s);if(c.size===0)
return s;let d=o.fill(s,c,a);if("message"in d)return n.add([Qt(l,d)]),s;let f=u(d.value);return"value"in f?f.value:(n.add(
[Qt(l,{message:`${i}: ${Br(f)}`})]),s)})}var zc=class{#t;#e;#n=wc;#i=new Map;constructor(e,t){this.#t=e,this.#e=t}fill(e,t,n){
let r={};for(let a of t){let u=this.#t[a],l=this.#r(a);if(l)return{message:si(l)};if("missing"in u)return{message:`conta\
ins \`{${a}}\`, which has no value: ${u.missing}`};r[a]=u.value}let i={isUrl:n==="url",maxLength:this.#n},o=this.#n>0?gc(
e,r,i)?.trim():void 0;if(this.#n-=o?.length??this.#n,o===void 0)return{message:"is too long with its placeholders replac\
ed; use fewer"};let s=this.#e.find(o);return s?{message:si(s)}:{value:o}}#r(e){return this.#i.has(e)||this.#i.set(e,uc(this.#t[e],
this.#e)),this.#i.get(e)}},me=e=>({value:e,madeFrom:[]}),Zc={tag:me("v1.2.3"),version:me("1.2.3"),name:me("Version 1.2.3"),
repository:me("site"),message:me("Offline maps are here."),url:me("https://github.com/octo/site/releases/tag/v1.2.3")};function oi(e,t,n){
$c(e,t),kc(e,Zc,t,n,"with the values of an example release")}var si=e=>`would contain ${e}, which may already be public;\
 replace the token, and remove it from the release`;function Qt(e,t){return k(e,t,e)}function ai(e,t){let{inputs:n,file:r,
fileName:i,extraFields:o,onceKey:s}=e,a=([c="",...d])=>({input:L(c),path:d}),u=c=>({input:"payload-file",file:i,path:c,position:r.
positionOf?.(c)}),l=c=>({input:"extra-fields",path:c});return{inputs:{...n,fields:ui(n.fields,new Set,a,t)},file:{...r,fields:ui(
r.fields,n.names,u,t)},fileName:i,extraFields:xc(o,(c,d)=>t({text:c,use:"text",rule:ee,where:l([d])})),onceKey:s&&t({text:s,
use:"key",rule:ee,where:{input:"once-key"}})}}function ui(e,t,n,r){let i={...e};for(let o of jt){let s=e[o];if(s===void 0||
t.has(o))continue;let{kind:a}=I[o],u=a==="text"?"text":"url";i[o]=r({text:s,use:u,rule:he[a],where:n([o])})}return e.actions===
void 0||t.has("actions")||(i.actions=e.actions.map(({text:o,url:s},a)=>({text:r({text:o,use:"text",rule:he.text,where:n(
["actions",a,"text"])}),url:r({text:s,use:"url",rule:he.page,where:n(["actions",a,"url"])})}))),i}function xc(e,t){let n=JSON.
parse(JSON.stringify(e)),r=Object.entries(n).map(([i,o])=>({field:i,holder:n,key:i,value:o}));for(let{field:i,holder:o,key:s,
value:a}of r){if(typeof a=="string"&&(o[s]=t(a,i)),typeof a!="object"||a===null)continue;let u=a;for(let[l,c]of Object.entries(
u))r.push({field:i,holder:u,key:l,value:c})}return n}var Sc=["api-token","github-token"],li="the API token",Pc="the GitH\
ub token",Ac="***",ci=8,Tc=4;function Ec(e){let{apiToken:t,githubToken:n="",proxyCredentials:r=[]}=e,i=[{name:li,secret:new en(
t)},{name:Pc,secret:new en(n)}],o=[...i.map(({secret:s})=>s),...r.map(s=>new en(s))];return{find:s=>{if(s.length<ci)return;
let a=pi(s);return i.find(({secret:u})=>u.isLong&&u.spansIn(s,a).length>0)?.name},redact:(s,a=!1)=>{let u=pi(s),l=o.flatMap(
f=>f.spansIn(s,u,a)),c="",d=0;for(let{start:f,end:p}of l.sort((h,y)=>h.start-y.start))f>=d&&(c+=s.slice(d,f)+Ac),d=Math.
max(d,p);return c+s.slice(d)}}}var en=class{isLong;#t;#e;#n;#i;constructor(e){this.#t=e,this.isLong=e.length>=ci,this.#e=
this.isLong?tn([e,e.toUpperCase(),e.toLowerCase()]):[e].filter(Boolean),this.#n=this.isLong?tn(Cc(e)):[]}spansIn(e,t,n=!1){
return[...(Mc.test(e)?[...this.#e,...this.#r()]:this.#e).flatMap(r=>di(r,e,n)),...this.#n.flatMap(r=>di(r,t.text,n)).map(
t.spanInText)]}#r(){let e=()=>[...Oc(this.#t),...Rc(this.#t),...Nc(this.#t)];return this.#i??=this.isLong?tn(e()):[],this.#i}},
Mc=/[\\%&]/,tn=e=>[...new Set(e)];function di(e,t,n){let r=[];for(let o=t.indexOf(e);o>=0;o=t.indexOf(e,o+1)){let s=r.at(
-1),a=o+e.length;s&&o<s.end?s.end=a:r.push({start:o,end:a})}if(!n)return r;let i=Math.max(1,Math.min(Tc,e.length-1));for(let o=e.
length-1;o>=i;o--)if(t.endsWith(e.slice(0,o)))return[...r,{start:t.length-o,end:t.length}];return r}var fi=/(?:\s|\\[fnrt]?)+/g;
function pi(e){let t=e.replace(fi,"");if(t.length===e.length)return{text:e,spanInText:r=>r};let n;return{text:t,spanInText:({
start:r,end:i})=>(n??=Ic(e),{start:n[r]??0,end:(n[i-1]??e.length)+1})}}function Ic(e){let t=[],n=(i,o)=>{for(let s=i;s<o;s++)
t.push(s)},r=0;for(let{0:i,index:o}of e.matchAll(fi))n(r,o),r=o+i.length;return n(r,e.length),t}function Cc(e){return[0,
1,2].flatMap(t=>{let n=Buffer.from("\0".repeat(t)+e),r=n.toString("base64").slice(Math.ceil(t*8/6)),i=r.replaceAll("=",""),
o=n.length%3===0?i:i.slice(0,-1),s=[r,i,o];return[...s,...s.map(a=>a.replaceAll("+","-").replaceAll("/","_"))]})}function Ie(e,t,n){
let r=i=>i.charCodeAt(0).toString(16).padStart(2,"0");return t.filter(i=>e.search(i)>=0).flatMap(i=>n.flatMap(o=>[e.replace(
i,s=>o(s,r(s))),e.replace(i,s=>o(s,r(s).toUpperCase()))]))}var le=(e,t,n)=>(r,i)=>e.test(r)?t(r,i):n(r,i),nn=/[!-/:-@[-^`{-~]/g,
rn=/[!-~]/g;function Oc(e){let t=o=>`\\${o}`,n=(o,s)=>`\\u00${s}`,r=Ie(e,[/["\\]/g,/["\\<>&]/g,/["\\<>&'=]/g,/["\\<>&'+`]/g,
/["\\<>&'=;`-]/g,nn],[le(/["\\]/,t,n),le(/\\/,t,n),n]),i=[e,...r].map(o=>o.replaceAll("/","\\/"));return[...r,...i,...Ie(
e,[rn],[n])]}function Rc(e){return Ie(e,[/[^\w.!~*'()-]/g,/[^\w.!~*'();/?:@&=+$,#-]/g,/[^\w.~-]/g,/[^\w.~/-]/g,/[^\w.*-]/g,
/["#<>']/g,nn,rn],[(t,n)=>`%${n}`])}var Fc={"!":"excl",'"':"quot","#":"num",$:"dollar","%":"percnt","&":"amp","'":"apos",
"(":"lpar",")":"rpar","*":"ast","+":"plus",",":"comma",".":"period","/":"sol",":":"colon",";":"semi","<":"lt","=":"equal\
s",">":"gt","?":"quest","@":"commat","[":"lsqb","\\":"bsol","]":"rsqb","^":"Hat","`":"grave","{":"lcub","|":"verbar","}":"\
rcub"};function Nc(e){let t=s=>{let a=Fc[s];return a===void 0?s:`&${a};`},n=(s,a)=>`&#x${a};`,r=s=>`&#${s.charCodeAt(0)}\
;`,i=s=>`&#${String(s.charCodeAt(0)).padStart(3,"0")};`,o=/[&<>"]/;return[...Ie(e,[/[&<>]/g,/[&<>"]/g,/[&<>"']/g,/[&<>"'/`=]/g,
/[&<>"'+`]/g,nn],[t,n,r,le(o,t,n),le(o,t,i),le(o,t,le(/'/,r,n)),le(/[&<>]/,t,r)]),...Ie(e,[rn],[n,r])]}function on(e,t,n){
return Object.entries(e).flatMap(([r,i])=>{let o=Uc(i,t);return o?k({input:r,file:n},`contains ${o}, which would be publ\
ished; remove it`):[]})}function Lc(e,t){let{"api-token":n,"github-token":r="",...i}=e,o=t.find(r)===li;return on({...i,
...o&&{"github-token":r}},t)}function Uc(e,t){let n=new Set([e]);for(let r of n){let i=typeof r=="string"||typeof r=="nu\
mber"?t.find(String(r)):void 0;if(i)return i;if(typeof r=="object"&&r!==null)for(let o of Object.entries(r))for(let s of o)
n.add(s)}}async function jc(e,t,n){let r=N.filter(o=>e[L(o)]!==""),i=await Promise.all(r.map(o=>Dc(o,e[L(o)],n)));for(let o of i)
t.add(o.problems);return{source:"input",fields:Object.assign({},...i.map(({fields:o})=>o)),names:new Set([...r,...N.filter(
o=>t.isRefused(L(o)))]),textComments:i.flatMap(({textComments:o=[]})=>o)}}async function Dc(e,t,n){if(e==="actions"){let{
readActions:s}=await m.e(431).then(m.bind(m,5431));return s(t,n)}let r=L(e),i=oc(e,t,rt);if("message"in i)return{fields:{},
problems:[k(r,i)]};let o=typeof i.value=="number"?on({[r]:i.value},n):[];return{fields:o.length>0?{}:{[e]:i.value},problems:o}}
var hi=(e,t)=>Rr.filter(n=>!e.names.has(n)&&!t.names.has(n)),Bc=e=>Rr.every(t=>e[t]),sn={inputs:{source:"input",fields:{},
names:new Set},file:{source:"file",fields:{},names:new Set},fileName:"",extraFields:{},onceKey:""};function mi(...e){let t=Object.
assign({},...e.map(({fields:a})=>a).reverse()),n=N.filter(a=>t[a]!==void 0),r=Object.fromEntries(n.map(a=>[a,t[a]]));if(!Bc(
r))return;let i=a=>e.find(({names:u})=>u.has(a)),o=Object.fromEntries(n.map(a=>[a,i(a)?.source])),s=e.flatMap(a=>(a.textComments??
[]).filter(({path:[u]})=>i(String(u))===a));return{notification:r,sources:o,textComments:s}}async function Kc(e,t,n){return{
inputs:await jc(e,t,n.secrets),file:await Vc(e["payload-file"],t,n),fileName:e["payload-file"],extraFields:await Hc(e["e\
xtra-fields"],t,n.secrets),onceKey:e["once-key"]}}async function Vc(e,t,{secrets:n,readFile:r}){let i=t.isRefused("paylo\
ad-file");if(e===""&&!i)return sn.file;let{fieldsFromFile:o,unknownFields:s}=await m.e(811).then(m.bind(m,8811));return i?
s:o(e,await r(e),t,n)}async function Hc(e,t,n){if(e==="")return{};let{readExtraFields:r}=await m.e(424).then(m.bind(m,5424));
return r(e,t,n)}var Wc=/^(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;function Gc(e){let t="use two t\
imes of day, such as 09:00-20:00";if(!Wc.test(e))return A(e,`is not a range of times; ${t}`);let[n,r]=e.split("-"),i=yi(
n),o=yi(r);return i===o?A(e,`begins and ends at the same time; ${t}`):{value:{from:i,to:o,text:e}}}function yi(e){let[t,
n]=e.split(":").map(Number);return t*60+n}var an=(e,t)=>n=>n===""?{message:`is missing; set it to ${e}`}:t(n),ce=(e,t)=>n=>n===
""?{value:e}:t(n),O=e=>ce(void 0,e),it=(e,t)=>n=>{let r=e.find(i=>i===n);return r===void 0?A(n,`is not ${t}`):{value:r}},
ot={"base-url":an("the base address of the push service, such as https://push.example.com (a misspelled variable is empt\
y)",Ll),"api-token":an("the API token of the site, from a secret (a misspelled or unavailable secret is empty)",Gr),timeout:ce(
30,Qe("a whole number of seconds from 1 to 300",1,300)),retries:ce(3,Qe("a whole number from 0 to 10",0,10)),summary:ce(
!0,et)},gi=Number.MAX_SAFE_INTEGER,vi={...ot,target:an("`all` (every subscriber) or `audience`; there is no default, so \
that nobody sends to all by mistake",it(["all","audience"],"a valid target; use `all` (every subscriber) or `audience`")),
"audience-id":O(Qe("an audience id, which is a whole number such as 101",1,gi)),"audience-name":O(ee),"max-reach":O(Qe("\
a whole number such as 10000",0,gi)),"payload-file":O(ee),"extra-fields":O(ee),"dry-run":ce(!1,et),"check-urls":ce(!1,et),
"once-key":O(ee),"once-per":O(it(["day","week","month"],"a period; use `day`, `week` or `month`")),"send-between":O(Gc),
"time-zone":O(tc),release:O(ec),"release-level":O(it(["major","minor","patch"],"a level; use `major`, `minor` or `patch`")),
"max-age":O(tt),"expected-payload":rc,"github-token":O(Gr)},qc=e=>e.replace(/-([a-z])/g,(t,n)=>n.toUpperCase()),un=e=>Object.
keys(e),jw=un(ot),Dw=[...un(vi),...Ye];function Yc(e,t,n,r=[]){let i=new Kr;i.refuse([...Lc(t,n),...Jc(t)]);let o={...t};
for(let a of i.refused)o[a]="";let s={};for(let[a,u]of Object.entries(e)){let l=u(o[a]??"");"value"in l?s[qc(a)]=l.value:
i.add([k(a,l)])}return i.add(r),{settings:i.all.length>0?void 0:s,inputs:o,problems:i}}var Xc=65536;function Jc(e){return[
"actions","extra-fields"].filter(t=>Buffer.byteLength(e[t]??"")>Xc).map(t=>k(t,"is larger than 64 KiB; make it smaller"))}
var bi={"payload-files":ee,only:ce("all",it(["all","changed","added"],"a choice of files; use `all`, `changed` or `added\
`")),"extra-fields":ee,"check-urls":vi["check-urls"],timeout:ot.timeout,summary:ot.summary},$i=[...un(bi),...Ye];function Qc(e,t){
return Yc(bi,e,t,ed(e))}function ed(e){return e["payload-files"]!==""?[]:Ye.every(t=>e[t]==="")?[k("payload-files","is m\
issing; set paths of payload files, or a notification as inputs")]:e.only!==""&&e.only!=="all"?[k("payload-files","is mi\
ssing; `only` chooses from its files")]:[]}var _i=[{name:"Desktop",browser:"Chrome on Windows",title:{length:70,line:35},
message:{length:140,line:35},button:{length:19,line:19},iconAt:"start",textWidth:350},{name:"Phone",browser:"Chrome on A\
ndroid",title:{length:30,line:30},message:{length:65,line:33},button:{length:19,line:19},iconAt:"end",textWidth:310}];function st(e,{
length:t,line:n}){let r=/^[\n\x20-\x7e]*$/.test(e),i=r?e:e.match(td())??[],o=r?void 0:nd(),s=i.length,a=0,u=0,l=0,c=0;for(let d of i){
if(d===`
`){let f=Math.max(1,Math.ceil((a-u)/n));u+=f*n,a=u}else a+=o?.test(d)?2:1;if(a>t)return{shown:`${e.slice(0,c).trimEnd()}\
\u2026`,visible:l,total:s};a<t&&(l++,c+=d.length)}return{shown:e,visible:s,total:s}}var td=Xe(String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`,
"gsu"),nd=Xe(`\\ufe0f|[${Fr}]`,"u"),wi=2419200,ki={heading:/^#{1,6} \S/m,list:/^[-*+] \S/m,link:/\[[^[\]\n]*\]\([^()\s]*\)/,
emphasis:/(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-zA-Z\d])|~~(?=[^\s~])[^~\n]+~~/,
tag:/<\/?[a-zA-Z][^<>]*>/},rd=/[#*+[<_~-]/,id=/[{$%]/;function od({notification:e,sources:t,messageSource:n,textComments:r=[]}){
let{actions:i,ttl:o}=e,s=[];i&&i.length>2&&s.push({kind:"many-buttons",count:i.length}),o!==void 0&&o>wi&&s.push({kind:"\
long-ttl",seconds:o,max:wi}),n?.kind==="entry"&&s.push({kind:"entry-message",source:n}),n?.kind==="neutral"&&s.push({kind:"\
neutral-message"}),s.push(...Or.flatMap(c=>fd(c,e[c])));for(let c of["title","message"])s.push(...pd(c,e)),(t[c]==="inpu\
t"||t[c]==="file")&&s.push(...hd(c,e[c]));let a=sd(e),u=zi(a,ud),l=zi(a,cd);return[...s,...u,...l,...dd(r)]}function sd(e){
let{actions:t=[]}=e,n=jt.map(i=>({field:i,text:e[i]??"",isUrl:Zi([i])})),r=t.flatMap(({text:i,url:o})=>[{field:"actions",
text:i,isUrl:!1},{field:"actions",text:o,isUrl:!0}]);return[...n,...r]}function zi(e,t){let n=new Map;for(let r of e){let i=n.
has(r.field)?void 0:t(r);i&&n.set(r.field,i)}return[...n.values()]}var ad=/^[\w-]+$/;function ud({field:e,text:t,isUrl:n}){
let r=n?ae(t)?.hostname??"":"";return ad.test(r)?{kind:"local-host",field:e,host:r}:void 0}var ld=/\$?\{\{[^{}]{1,100}\}\}|\$\{[^{}]{1,100}\}|\{%[^{}%]{1,100}%\}|<%[^<>%]{1,100}%>|#\{[^{}]{1,100}\}|\$[A-Z][A-Z_]{2,40}\b|%(?![\dA-F]{2}[A-Z_]*%[\dA-F]{2})[A-Z][A-Z_]{2,40}%/;
function cd({field:e,text:t}){if(!id.test(t))return;let[n]=ld.exec(t)??[];return n===void 0?void 0:{kind:"unresolved-tem\
plate",field:e,template:n}}function dd(e){let t=e.filter(({path:n})=>!Zi(n));return[...new Map(t.toReversed().map(n=>[n.
path[0],n])).values()].reverse().map(({path:n,comment:r})=>({kind:"text-comment",fieldPath:n,comment:r}))}function Zi([e,
...t]){let{kind:n}=I[e];return n==="buttons"?t.at(-1)==="url":n==="image"||n==="page"}function fd(e,t=""){if(!t.includes(
"/blob/"))return[];let[,n,r]=/^https:\/\/github\.com\/([^/?#]+\/[^/?#]+)\/blob\/([^?#]+)(?!.*[?&]raw=)/i.exec(t)??[];return n===
void 0?[]:[{kind:"page-as-image",field:e,raw:`https://raw.githubusercontent.com/${n}/${r}`}]}function pd(e,t){let[n]=_i,
{visible:r,total:i}=st(t[e],n[e]);return r===i?[]:[{kind:"truncated",field:e,visible:r,total:i}]}function hd(e,t){let n=(rd.
test(t)?Object.keys(ki):[]).filter(r=>ki[r].test(t)).map(r=>({kind:"markup",field:e,what:r}));return t.includes("\\n")?[
...n,{kind:"escaped-newline",field:e}]:n}function ln(e){return fn(e).replace(kd,Ce).replace(zd,Zd).replace(/^[\t -%'-;=-@[-`{-~]/,
Ce).replaceAll(`
`,"<br>")}function xi(e){return fn(e).replace(/[&<>]/g,Ce).replaceAll(`
`,"&#10;")}var Si=(e,t)=>ln(cn(C(e,t)));function at(e,t=500){let n=C(e,t).split(gd).map((r,i)=>i%2===1?Ai(r):ln(cn(r)));
return yd(n.join(""))}function Pi({text:e,url:t},n=2e3){return`${at(e,n)}${t?` <a href="${dn(t)}">Open that run</a>`:""}`}
var md=({command:e})=>e!==void 0&&`<pre><code>${xi(e)}</code></pre>`,yd=e=>`<span dir="auto">${e}</span>`,gd=/(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/,
Ai=e=>`<code>${xi(e)}</code>`;function vd(e,t=300){let n=Si(e,t);return e.length>Ei?n:`<a href="${dn(e)}">${n}</a>`}function bd(e,t,n){
return e.length>Ei?t:`<img src="${dn(e)}" alt="${t}" width="${n}">`}function cn(e,t=40){if(e.length<=t||!new RegExp(`[^\\\
s/?-]{${t+1}}`).test(e))return e;let n=String.raw`(?:${Ti}\p{M}*)`,r=new RegExp(`${n}{${t+1},}`,"gv"),i=new RegExp(`${n}\
{${$d}}(?=${Ti})`,"gv");return e.replace(r,o=>o.replace(i,"$&\u200B"))}var $d=10,_d=String.raw`\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}`,
wd=String.raw`\/?\-${Fr}${_d}`,Ti=`[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${wd}]]`,Ei=2e3,kd=/[&<>"'`*_~[\]()|\\!{}^]/g,zd=/(?<!&)#|[@:$]|(?<=[wW]{3})\./g,
Ce=e=>`&#${e.codePointAt(0)};`,Zd=e=>`<span>${Ce(e)}</span>`,dn=e=>fn(e).replace(/[&<>"'`\n\t]/g,Ce);function fn(e){return e.
toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(ml,t=>`\u2039U+${(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}\u203A`)}function ye(e){if(e>=
0&&e<1e3)return String(e);let[,t="",n="",r=""]=/^(-?)(\d+)(\.\d+)?$/.exec(String(e))??[];return n?t+n.replace(/\B(?=(?:\d{3})+$)/g,
",")+r:String(e)}var ge=(e,t)=>`${ye(e)} ${t}${e===1?"":"s"}`,Bw=Mr.filter(({name:e})=>e!=="week"),ut=e=>String(e).padStart(
2,"0"),Mi=({hour:e,minute:t})=>`${ut(e)}:${ut(t)}`,xd=({year:e,month:t,day:n})=>`${e}-${ut(t)}-${ut(n)}`;function Sd({window:e,
timeZone:t,now:n,opens:r,opensAt:i}){let o=t.toUpperCase()==="UTC"?"":` (${i.toISOString().slice(11,16)} UTC)`;return`It\
 is ${Mi(n)} in the time zone ${t}, outside \`send-between: ${e}\`. The window opens at ${Mi(r)} on ${xd(r)}${o}.`}function Pd(e){
switch(e.kind){case"comment":return"the `web-push` comment of the release notes";case"entry":return`the entry ${P(e.entry)}${e.
heading===""?"":` under ${P(e.heading)}`} of the release notes`;case"neutral":return"the release notes have no sentence \
for subscribers"}}var Ad={heading:"a Markdown heading",list:"a Markdown list",link:"a Markdown link",emphasis:"Markdown \
emphasis",tag:"an HTML tag"},Td={"many-buttons":({count:e})=>`There are ${e} buttons; browsers show at most two.`,"long-\
ttl":({seconds:e,max:t})=>`The ttl is ${e} s; push services keep a notification for at most four weeks (${t} s).`,"reach\
-zero":()=>"The audience has a reach of 0: nobody will receive this notification.","quoted-token":()=>"The API token is \
in quotation marks. If they are not part of it, remove them from the secret.","token-expiry":({at:e,expired:t})=>t?`The \
API token expired on ${Ci(e)}: the service will probably refuse it. Replace the secret.`:`The API token expires on ${Ci(
e)}. Replace the secret before then.`,rerun:({attempt:e})=>`This is attempt ${e} of this run: an earlier attempt may alr\
eady have sent the notification. Set \`once-key\`, so that a re-run cannot send it again.`,"rerun-period":({attempt:e,period:t})=>`\
This is attempt ${e} of this run: an attempt before this ${t} may already have sent the notification, since \`once-per\` a\
llows one in each ${t}.`,"image-size":({field:e,...t})=>`${L(e)}: the ${I[e].use} is ${Ri(t)}; browsers show ${I[e].sizes.
map(Ri).join(" or ")}.`,"image-weight":({field:e,bytes:t})=>`${L(e)}: the ${I[e].use} has ${Oi(t)}, and every subscriber\
 downloads it. Use one of at most ${Oi(I[e].maxBytes)}.`,"page-as-image":({field:e,raw:t})=>`${L(e)} is a page of GitHub\
 that shows the image, not the image itself, so subscribers would not see it. Use the address behind the button Raw: ${P(
t)}.`,"key-separator":({key:e})=>`The once-key ${P(e)} ends with a separator, so an expression in it is probably empty. \
Runs with the same key may be skipped although they announce something else. Correct the key.`,"key-of-all-releases":({key:e,
tag:t})=>`The once-key ${P(e)} contains neither the tag nor the version of the release ${P(t)}. If the next release has \
the same key, it will be skipped. Set \`once-key: release-{tag}\`.`,"release-each-run":({tag:e})=>`Without \`once-key\`, t\
he next run announces the release ${P(e)} again. Set \`once-key: release-{tag}\`.`,"release-each-period":({tag:e,period:t})=>`\
\`once-per\` lets a run announce the release ${P(e)} again in the next ${t}. To announce each release only once, remove \
\`once-per\`.`,truncated:({field:e,visible:t,total:n})=>`The ${e} is ${ye(n)} characters long; even a desktop shows only\
 about ${ye(t)}.`,markup:({field:e,what:t})=>`The ${e} contains ${Ad[t]}. Notifications are plain text: subscribers woul\
d see the characters as they are.`,"unresolved-template":({field:e,template:t})=>`\`${e}\` contains the template ${P(t)}\
, which nothing has replaced. Unless the push service replaces it, subscribers get it as it is.`,"local-host":({field:e,
host:t})=>`\`${e}\` leads to the host ${P(t)}, which is not a name on the internet. Check that subscribers can reach it.`,
"needs-release":({field:e,placeholder:t})=>`\`${e}\` contains \`{${t}}\`, which only a send with a release replaces. With\
out a release, the send fails.`,"text-comment":({fieldPath:e,comment:t})=>`\`${Ee(e)}\` ends before ${P(t)}, which is a \
comment to YAML. If it is part of the text, put the text in quotes. Otherwise, move the comment to a line of its own.`,"\
escaped-newline":({field:e})=>`The ${e} contains the two characters \`\\n\`, which subscribers would see as they are. For a\
 line break, use a YAML block (\`|\`).`,"outside-window":({outside:e})=>`A real run would be skipped now. ${Sd(e)}`,"ent\
ry-message":({source:e})=>`The message is ${Pd(e)}. ${Ii}`,"neutral-message":()=>`The release notes have no sentence for\
 subscribers, so the message says only that there is something new. ${Ii}`},Ii="To choose the words, write `<!-- web-pus\
h: your text -->` on a line of its own in the release notes, or set the input `message`.",pn=e=>Td[e.kind](e);function Ed(e){
return"fieldPath"in e?e.fieldPath:"field"in e?[e.field]:e.kind==="many-buttons"?["actions"]:e.kind==="long-ttl"?["ttl"]:
[]}var Ci=e=>e.toISOString().slice(0,10),Oi=e=>`${ye(Math.ceil(e/1024))} KiB`,Ri=({width:e,height:t})=>`${e}x${t}`,Md={rejected:"\
Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"The notification may or may not have\
 been sent."},Id="start a new run (a re-run uses the original workflow file)",Cd="announce the release by hand, with its\
 tag (a re-run uses the original workflow file and event)";function Od(e,t=!1){return typeof e=="string"?e:`${e.newRunAfter}\
 ${t?Cd:Id}.`}function Fi({title:e,reason:t,message:n,hint:r},i,{claim:o,isRunOfRelease:s=!1}={}){let a=Od(r,s),u=i==="u\
nknown"?Rd(a,typeof r!="string",o):`${a}${i==="not-sent"&&t==="internal-error"?" You can run this again.":""}`;return{title:`${e}\
 (${i?`${i}: `:""}${t})`,whatFailed:e,why:{text:n},meaning:i&&Md[i],next:{text:u},reason:t}}function Rd(e,t,n){let r="Th\
e service may still send it: wait some minutes, then look in the panel of your push service before you send it again.",i=n!==
void 0&&n.kind!=="none"?" first delete the claim of `once-key` (the command is in the log), then":"";return t?`${r} If n\
othing was sent,${i} do this: ${e}`:[r,e,`If nothing was sent,${i} run this again.`].filter(Boolean).join(" ")}function Fd(e,t,n){
let{notifications:r,problems:i,extraFields:o,failure:s}=e,a=r.map(({file:l,content:c})=>({file:l,payload:{...c?.notification,
...o}})),u=r.map(({file:l})=>l).filter(l=>l!=="");return{payloads:t?"":JSON.stringify(a),files:s||i.length>0?"":JSON.stringify(
u),"summary-url":n,count:s?"":String(a.length),reason:t}}var hn=({problems:e,notifications:t})=>[...e,...t.flatMap(n=>n.
problems)],Nd=["invalid-input","unreadable-file","url-check-failed"];function mn(e){if(e.failure)return e.failure.reason;
let t=new Set(hn(e).map(({reason:n})=>n));return Nd.find(n=>t.has(n))}var Ni=e=>`https://github.com/web-push-action/web-\
push-action/blob/v1/docs/troubleshooting.md#${Ld(e)}`,Ld=e=>e.replace(/^http-(?![345]\d\d$)\d+$/,"reasons").replace(/^http-(?!303|401|403|404|408|429)(\d)\d\d$/,
"http-$1xx"),Ud=600;function Li(e,t){if(e.length<=t)return e;let n=e.split(`
`);if(n.length===1)return ji(e,t);let r=n.map(o=>C(o,Ud)),i=r.join(`
`);return i.length<=t?i:ji(jd(r,t),t)}function jd(e,t){let n=t-Ui(e.length).length,r=0,i=e.filter(o=>(r+=o.length+1,r<=n));
return[...i,Ui(e.length-i.length)].join(`
`)}var Ui=e=>`- and ${e} more (see the log)`,ji=(e,t)=>t===0?"":e.length<=t?e:C(e,t-1),yn=({text:e,url:t,command:n})=>`${e}${t?
` ${t}`:""}${n?`
${n}`:""}`,gn=4096;function Dd({why:e,meaning:t,next:n,reason:r},i){let o=i(yn(e)),s=`
${i(t?`${t} ${yn(n)}`:yn(n))}${r?`
More: ${Ni(r)}`:""}`,a=Li(o,Math.max(0,gn-s.length));return{text:Li(a+s,gn),isShortened:a!==o}}var Bd=5e3;function Kd({whatFailed:e,
why:t,next:n,reason:r}){return[`<table>
${[...e?[lt("What failed",`<b>${at(e)}</b>`)]:[],lt("Why",Pi(t,Bd)),lt("What to do",Pi(n)),...r?[lt("More",`<a href="${Ni(
r)}">What ${r} means</a>`)]:[]].join(`
`)}
</table>`,md(n)]}var lt=(e,t)=>`<tr><th align="left">${e.replaceAll(" ","&nbsp;")}</th><td>${t}</td></tr>`,Vd=2,Di=56,Hd={
"beside the text":Di,"below the text":360},Wd="Where the text is cut off is an estimate: it depends on fonts, versions a\
nd settings.";function Gd(e){return`<div>
${_i.map(t=>qd(t,e)).join(`
`)}
<br clear="all"><sub>${Wd}</sub>
</div>`}function qd(e,t){let{title:n,message:r,landing_url:i,actions:o=[]}=t,{name:s,browser:a,iconAt:u,textWidth:l}=e,c=st(
n,e.title),d=st(r,e.message),f=o.slice(0,Vd).map(({text:_})=>st(_,e.button)),p=o.length-f.length,h=`<td valign="top" wid\
th="${Di}">${Bi("beside the text",t)}</td>`,y=`<td valign="top" width="${l}" dir="auto"><b>${vn(c)}</b><br>${vn(d)}</td>`,
z=Bi("below the text",t),Z=f.map(_=>`<kbd>&nbsp;${vn(_)}&nbsp;</kbd>`).join("&nbsp;&nbsp;"),g={Title:c,Message:d},$=[...Object.
entries(g).map(([_,M])=>bn(M)&&Xd(_,M)),f.some(bn)&&"\u2702\uFE0F A button is cut",p>0&&`\u2702\uFE0F ${ge(p,"more butto\
n")} not shown`,...Object.entries(g).map(([_,M])=>!bn(M)&&Ki(Jd(_,M))),Ki(`Opens ${vd(i,38)}`)].filter(Boolean);return`<\
table align="left">${[`<th colspan="2">${s} <sub>${a}</sub></th>`,u==="start"?h+y:y+h,z&&`<td colspan="2" align="center"\
>${z}</td>`,Z&&`<td colspan="2" align="center">${Z}</td>`,`<td colspan="2">${$.join("<br>")}</td>`].flatMap(_=>_?[`<tr>${_}\
</tr>`]:[]).join("")}</table>`}function Bi(e,t){return Or.flatMap(n=>{let{drawn:r,use:i}=I[n],o=t[n];return r===e&&o!==void 0?
[bd(o,i,Hd[e])]:[]}).join("<br>")}var Yd=24,vn=({shown:e})=>ln(cn(e,Yd)),bn=({visible:e,total:t})=>e<t,Xd=(e,{visible:t,
total:n})=>`\u2702\uFE0F ${e} cut after ${ye(t)} of ${ge(n,"character")}`,Jd=(e,{total:t})=>`${e} fits (${ge(t,"characte\
r")})`,Ki=e=>`<sub>${e}</sub>`,$n=1e3;function _n(e){let{file:t,path:n=[]}=e;return C(t===void 0?Ht(e):Vt(n,"The file",e),
$n)}function Qd(e){return`${Hi(e)}${_n(e)}`}function Vi({content:e,positionOf:t},n){let r=Ed(n);return e?.sources[r[0]]===
"file"?t(r):void 0}function ef(e,t){let n=Vi(e,t);return`${Hi({file:e.file||void 0,position:n})}Advice: ${pn(t)}`}function Hi({
file:e,position:t={line:1,column:1}}){return e===void 0?"":`${e.replace(Bt,"\uFFFD")}:${t.line}:${t.column}: `}var ct=({
problems:e})=>e.length>0;function wn(e){let{notifications:t,omitted:n,failure:r}=e;if(r)return"The notifications were no\
t checked";let i=ge(t.length,"notification"),o=t.filter(ct).length;if(o>0)return`${o} of ${i} ${o===1?"has":"have"} prob\
lems`;if(hn(e).length>0)return"The inputs have problems";if(t.length===0&&n){let s=n.only==="added"?"added":"added or ch\
anged";return n.total===0?"Nothing to check: there is no file":`Nothing to check: of ${ge(n.total,"file")}, none is ${s}`}
return`${i} checked: no problems`}function tf(e){let{notifications:t,problems:n,failure:r}=e,i=t.toSorted((o,s)=>Number(
ct(s))-Number(ct(o)));return[`<h2>${mn(e)?"\u274C":"\u2705"} ${wn(e)}</h2>`,r&&Kd(Fi(r)),Wi(n),i.map(rf)]}var nf=({file:e,
oldName:t})=>`${P(e)} is the file ${P(t)} under a new name, so it is not added.`;function rf(e){let{file:t,problems:n,advice:r,
content:i}=e,o=t===""?"Notification from the inputs":Si(t,of),s=r.map(a=>`\u26A0\uFE0F ${at(pn(a))}`).join("<br>");return[
`<h3>${ct(e)?"\u274C ":""}${o}</h3>`,Wi(n),s&&`<p>${s}</p>`,i&&Gd(i.notification)]}var of=200,sf=20;function Wi(e){if(e.
length===0)return;let t=e.slice(0,sf).map(i=>`<li>${af(i)}${at(_n(i),$n)}</li>`),n=Je(e),r=n-t.length;return r>0&&t.push(
`<li>${ye(r)} more: see the log.</li>`),`<p><b>${ge(n,"problem")}</b></p>
<ul>
${t.join(`
`)}
</ul>`}var af=({position:e})=>e?`${Ai(`${e.line}:${e.column}`)} `:"",uf=["payload","outcome","reason","kind","type","une\
xpected","field","fieldPath","what","only","sources"];function lf(e,t){let n=(r,i)=>{if(typeof r=="string")return t(r);if(Array.
isArray(r))return r.map(s=>n(s,i));if(r instanceof ue)return cf(r,t);if(typeof r!="object"||r===null||r instanceof Date)
return r;let o=Object.entries(r).map(([s,a])=>i?[t(s),n(a,!0)]:[s,uf.includes(s)?a:n(a,s==="extraFields")]);return Object.
fromEntries(o)};return n(e,!1)}function cf({reason:e,title:t,message:n,hint:r},i){let o=typeof r=="string"?i(r):{newRunAfter:i(
r.newRunAfter)};return new ue({reason:e,title:i(t),message:i(n),hint:o})}var kn=e=>process.env[e.toLowerCase()]||process.
env[e]||void 0;function df(){return{http:kn("HTTP_PROXY"),https:kn("HTTPS_PROXY"),bypass:kn("NO_PROXY")}}function zn(){let{
GITHUB_API_URL:e,GITHUB_SERVER_URL:t,GITHUB_REPOSITORY:n,GITHUB_SHA:r,GITHUB_RUN_ID:i}=process.env,{GITHUB_EVENT_NAME:o}=process.
env;return{github:{apiUrl:e||"https://api.github.com",serverUrl:t||"https://github.com"},run:{repository:n??"",sha:r??"",
id:i??"",event:o??"",attempt:Number(process.env.GITHUB_RUN_ATTEMPT)||1}}}var Gi=e=>e==="pull_request"||e==="pull_request\
_target";function ff(){let{github:e,run:t}=zn();return t.id===""?"":`${e.serverUrl}/${t.repository}/actions/runs/${t.id}\
/attempts/${t.attempt}`}var pf=25*1048576;function hf(){let{GITHUB_EVENT_NAME:e="",GITHUB_EVENT_PATH:t=""}=process.env;try{
return(0,Re.statSync)(t).size>pf?{name:e,payload:void 0,unreadable:"the event is larger than 25 MiB"}:{name:e,payload:JSON.
parse((0,Re.readFileSync)(t,"utf8"))}}catch{return{name:e,payload:void 0,unreadable:t===""?void 0:"the file of the event\
 cannot be read"}}}var qi=class extends Error{},Yi=class extends Error{folder;constructor(e,t){super("a folder cannot be\
 read",{cause:t}),this.folder=e}},mf=1e3;function yf(e){return e.split("/").filter(t=>t!==""&&t!==".").map(t=>{if(t==="*\
*")return t;let n=gf(t);return r=>t.startsWith(".")===r.startsWith(".")&&bf(n,r)})}function gf(e){let t=e.lastIndexOf("]")+
1,n=e.slice(0,t).matchAll(/\[([!^]?)(.[^\]]*)\]|./gsu);return[...Array.from(n,([r,i="",o])=>{if(o===void 0)return r;let s=vf(
o);return i?a=>!s(a):s}),...e.slice(t)]}function vf(e){let t=Array.from(e.matchAll(/(.)-(.)|./gsu)).map(([n,r=n,i=n])=>({
from:r,to:i}));return n=>t.some(({from:r,to:i})=>r<=n&&n<=i)}function bf(e,t){let n=Array.from(t),r=0,i=-1,o=0;for(let s=0;s<
n.length;)if(e[r]==="*")i=r++,o=s;else if($f(e[r],n[s]??""))r++,s++;else if(i!==-1)r=i+1,s=++o;else return!1;return e.slice(
r).every(s=>s==="*")}var $f=(e,t)=>typeof e=="function"?e(t):e==="?"||e===t;function _f(e,t,n){let r=[];for(let i of t){
let o=e[i];o==="**"&&!n.startsWith(".")&&r.push(i),typeof o=="function"&&o(n)&&r.push(i+1)}return Xi(e,r)}function Xi(e,t){
let n=new Set(t);for(let r of n)e[r]==="**"&&n.add(r+1);return n}async function wf(e,t,n,r){let i=[],o=0;async function s(a,u){
if(![...u].some(c=>c<t.length))return;let l=await kf(e,a);if(r.entries-=l.length,r.entries<0)throw new qi;for(let c of l.
sort((d,f)=>d.name<f.name?-1:1)){if(++o%mf===0&&await(0,Ro.setImmediate)(),i.length>=n||r.signal.aborted)return;let d=_f(
t,u,c.name),f=a?`${a}/${c.name}`:c.name;if(c.isDirectory()){await s(f,d);continue}d.has(t.length)&&!await zf(c,(0,D.join)(
e,f))&&i.push(f)}}return await s("",Xi(t,[0])),i}async function kf(e,t){try{return await(0,re.readdir)((0,D.join)(e,t),{
withFileTypes:!0})}catch(n){if(Ji(n))return[];throw new Yi(t,n)}}var Ji=e=>["ENOENT","ENOTDIR"].includes(e.code??"");async function zf(e,t){
return e.isSymbolicLink()?(await(0,re.stat)(t).catch(()=>{}))?.isDirectory()===!0:!1}var Zf=65536;async function Qi(e){let t=Zn(),
n=(0,D.resolve)(t,e),r={input:"payload-file",file:e},i=s=>({problem:k(r,s,{reason:"unreadable-file"})}),o={problem:k(r,"\
is outside the workspace; use a file of the repository")};try{let s=await(0,re.realpath)(t);if(!dt(n,t)&&!dt(n,s))return o;
let a=await(0,re.realpath)(n);if(!dt(a,s))return o;let u=await(0,re.stat)(a);if(u.isDirectory()){let l=A(e,"is a folder;\
 use the path of a file in it");return{problem:k("payload-file",l,{reason:"unreadable-file"})}}return u.isFile()?u.size>
Zf?i("is larger than 64 KiB; use a file that has only notification fields"):{text:new TextDecoder("utf-8",{fatal:!0}).decode(
await(0,re.readFile)(a))}:i("is not a regular file; use the path of a YAML or JSON file")}catch(s){let a=s.code;return a===
"ENOENT"&&e.includes("\uFFFD")?i("has a name that is not UTF-8; rename it"):i(a==="ENOENT"?"does not exist; check the pa\
th, and that the repository is checked out":a==="ERR_ENCODING_INVALID_ENCODED_DATA"?"is not UTF-8 text; save it as UTF-8":
`cannot be read (${U(s)})`)}}var Zn=()=>process.env.GITHUB_WORKSPACE||process.cwd();function dt(e,t){let n=(0,D.relative)(
t,e);return n!==".."&&!n.startsWith(`..${D.sep}`)&&!(0,D.isAbsolute)(n)}var xn=100,eo=2e5,xf=4096;async function Sn(e,t,n){
let r={workspace:Zn(),maxFound:n?eo:xn+1,budget:{entries:eo,signal:t}},i=new Set,o=[],s=[],a=e.split(/\r\n?|\n/).map(l=>l.
trim());for(let l of new Set(a.filter(c=>c!==""))){let c=await Pf(l,r);if(!Array.isArray(c))o.push(c);else if(c.length===
0)s.push(Sf(l));else for(let d of c)i.add(d)}let u=n?[...i].filter(l=>n.has(l)):[...i];return u.length<=xn?{files:u,named:i,
problems:o,unmatched:s}:(o.push(k("payload-files",`matches more than ${xn} files; use patterns that match fewer`)),{files:[],
named:i,problems:o,unmatched:s})}var Sf=e=>k("payload-files",A(e,"matches no file in the workspace; check the path, and \
that the repository is checked out"));async function Pf(e,{workspace:t,maxFound:n,budget:r}){let i=(l,c)=>k("payload-fil\
es",A(e,l),c&&{reason:c}),o=(0,D.resolve)(t,e),s=(0,D.relative)(t,o).replaceAll(D.sep,"/"),a=e.length>xf,u;try{u=await(0,re.
lstat)(o)}catch(l){if(!a&&!/[*?[]/.test(e)&&!Ji(l))return[s]}if(u?.isDirectory()&&dt(o,t)){let l=s===""?"*.yml":`${s}/*.\
yml`;return i(`is a folder; use \`${C(l)}\``,"unreadable-file")}if(u)return[s];try{let l=a?[]:yf(e.replaceAll(D.sep,"/"));
return await wf(t,l,n,r)}catch(l){if(l instanceof qi)return i("searches too many files; begin the pattern with the folde\
r that your files are in");if(!(l instanceof Yi))throw l;let c=l.folder===""?"the workspace":`the folder ${P(l.folder)}`,
d=U(l.cause),f=`searches ${c}, which cannot be read (${d}); make it readable, or use a pattern that does not search it`;
return i(f,"unreadable-file")}}async function Af(e,t,n){if(t===""||t==="all"){let{files:c,problems:d,unmatched:f}=await Sn(
e,n);return{files:c,problems:[...d,...f]}}if(t!=="changed"&&t!=="added")return Sn(e,n,new Set);let{filesOfEvent:r}=await m.
e(600).then(m.bind(m,8600)),i=await r(t,{event:hf(),sha:zn().run.sha,signal:n}),{files:o,problems:s,unmatched:a,named:u}=await Sn(
e,n,i.files),l=[...i.renamed].filter(([c])=>u.has(c)).map(([c,d])=>({file:c,oldName:d}));return i.problems.length>0?{files:o,
problems:[...i.problems,...s]}:{files:o,problems:s,omitted:{only:t,total:u.size,renamed:l,unmatched:a}}}var Tf={"expecte\
d-payload":"any"};function Ef(e){for(let t of e.filter(n=>Sc.includes(n))){let n=Fe(t);n!==""&&Uo(n)}return Object.fromEntries(
e.map(t=>[t,Mf(t)]))}function Mf(e){return process.env[`INPUT_${e.toUpperCase()}`]!==void 0?Fe(e):Tf[e]??""}function If(e){
return Object.entries(process.env).flatMap(([t,n])=>{let[,r]=/^input_(.+)$/s.exec(t.toLowerCase())??[];return r===void 0||
e.includes(r)||!n?.trim()?[]:[{name:r,variable:t}]})}async function Cf(e,t){let n=If(e);if(n.length===0)return[];let{unknownInputs:r}=await m.
e(972).then(m.bind(m,9972));return r(n,e,t)}var te=()=>process.uptime()*1e3,Oe=class extends Error{reason;constructor(e,t){
super(t),this.reason=e}},to=class extends Error{constructor(){super("a response arrived before the request was sent")}};
function Of(e,{isProxied:t,isProxyTls:n}){let r=(a,u)=>({kind:"failure",mayHaveBeenReceived:!1,reason:a,retryable:u,cause:e});
if(e instanceof Oe)return r(e.reason,e.reason==="timeout");let{code:i="",syscall:o,statusCode:s}=e;return i==="ERR_PROXY\
_TUNNEL"?r("proxy-failed",s===void 0):e instanceof to||i.startsWith("HPE_")?r(n?"proxy-failed":"connection-failed",!0):!Rf(
e)&&!i.startsWith("ERR_INVALID")?r(n?"proxy-failed":"tls-failed",!1):r(t&&!(i==="ECONNRESET"&&o===void 0&&!n)?"proxy-fai\
led":"connection-failed",!0)}function Rf(e){if(e instanceof AggregateError)return!0;let{code:t="",syscall:n}=e;return n!==
void 0&&t!=="EPROTO"||Ff.test(t)}var Ff=/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
function Nf(e,t){let n=e.code??"",r=t>0||n.startsWith("HPE_")?"bad-response":"connection-lost";return{kind:"failure",mayHaveBeenReceived:!0,
reason:e instanceof Oe?e.reason:r,retryable:!0,cause:e}}var Lf=e=>Uf.test(String(e)),Uf=/\bSSL alert number (42|43|44|45|46|48|116)\b/;
function jf(e,t,n){let{method:r,url:i,headers:o,body:s}=e,a=s===void 0?o:{...o,"Content-Length":Buffer.byteLength(s)},u=vt.
request(i,{agent:t,method:r,headers:a});return new Promise(l=>new Df(e,u,n,l).start())}var Df=class{#t;#e;#n;#i;#r;#a="";#o;#s;#u;#f=0;#l=!1;#p=!1;constructor(e,t,n,r){
this.#t=e,this.#e=t,this.#n=n,this.#i=r,this.#r=new Vo.StringDecoder(e.encoding)}start(){let{timeoutMs:e,signal:t}=this.#t,
n=()=>this.#d(new Oe("timeout",`no response within ${e/1e3} s`));this.#u=setTimeout(n,e),this.#e.on("error",r=>this.#d(r)),
this.#e.on("close",()=>this.#_()),this.#e.on("socket",r=>this.#v(r)),this.#e.on("response",r=>this.#$(r)),t?.addEventListener(
"abort",this.#h),t?.aborted&&this.#h()}#h=()=>this.#d(new Oe("cancelled","the run was cancelled"));#y=()=>{this.#p=!0};#c=e=>{
this.#f+=e.length};#v(e){this.#s=e,e.on("data",this.#c),e.once("session",this.#y);let t=()=>{this.#b(e)};Bf(e)?t():e.once(
ro(e)?"secureConnect":"connect",t)}async#b(e){if(await no(),this.#e.destroyed||e.destroyed)return;this.#l=!0;let t=e.getProtocol?.()===
"TLSv1.3";(this.#e.reusedSocket||!t)&&(this.#p=!0),this.#e.end(this.#t.body)}#$(e){let{maxBytes:t,wantsBody:n}=this.#t;if(!this.#l){
this.#d(new to);return}let r=e.statusCode??0,i={kind:"response",status:r,headers:e.headers,at:new Date};if(this.#o={head:i,
stream:e},n?.(r)===!1){this.#m(i),this.#e.destroy();return}let o=0;e.on("data",s=>{this.#a+=this.#r.write(s.subarray(0,t-
o)),o+=s.length,!(o<=t)&&(this.#m(i,"too-large"),this.#e.destroy())}),e.on("end",()=>this.#m(i,e.complete?void 0:"cut")),
e.on("error",s=>this.#d(s))}#_(){this.#o||this.#d(Object.assign(new Error("the connection was closed"),{code:"ECONNRESET"}))}#d(e){
this.#o?this.#w(this.#o,e):this.#k(e)?this.#g(Of(e,this.#n)):this.#g(Nf(e,this.#f)),this.#e.destroy()}#w({head:e,stream:t},n){
if(n instanceof Oe){this.#m(e,n.reason);return}for(;t.read()!==null;);this.#m(e,t.complete?void 0:"cut")}#k(e){return this.#l?
!this.#p&&this.#f===0&&Lf(e):!0}#m(e,t){let n=(this.#a+this.#r.end()).replace(/^\ufeff/,"");this.#g({...e,body:n,incomplete:t})}#g(e){
clearTimeout(this.#u),this.#t.signal?.removeEventListener("abort",this.#h),this.#s?.removeListener("data",this.#c),this.#s?.
removeListener("session",this.#y);let t={result:e,isConnectionKept:this.#e.reusedSocket};setImmediate(()=>this.#i(t))}};
async function no(){for(let e=0;e<2;e++)await new Promise(t=>setImmediate(t))}var ro=e=>e.encrypted===!0;function Bf(e){
return e.connecting?!1:!ro(e)||e.secureConnecting===!1}function Kf(e,t,n=process.version){let r=(e.protocol==="https:"?t.
https:t.http)?.trim();if(!r||Yf(e,t.bypass))return;if(!Vf(n))return{problem:`Node ${n} of this runner cannot use a proxy\
; update the runner (Node 24.5 or later can), or remove the proxy settings`};if(r.search(Bt)>=0)return{problem:"the prox\
y setting contains a line break or another control character"};let i=ae(io(r));return!i||!/^https?:/.test(i.protocol)?{problem:"\
the proxy setting is not an http or https URL"}:[i.username,i.password].some(o=>oo(o)===void 0)?{problem:"the user name \
or password in the proxy setting is not percent-encoded"}:{url:i.href}}function Vf(e){let[t=0,n=0]=e.slice(1).split(".").
map(Number);return t>24||t===24&&n>=5}var Hf=4;function Wf({http:e,https:t}){return[...new Set([e,t].flatMap(n=>n===void 0?
[]:Gf(n)))]}function Gf(e){let t=e.trim(),n=t.replace(/^[^:]*:\/\//,"");if(!n.includes("@"))return[];let r=qf(n.slice(0,
n.lastIndexOf("@"))),i=r.map(u=>oo(u)??u),{username:o="",password:s=""}=ae(io(t))??{},a=Buffer.from(i.join(":")).toString(
"base64").replaceAll("=","");return[...r,o,s,...i,a].filter(u=>u.length>=Hf)}function qf(e){let t=e.indexOf(":");return t<
0?[e,""]:[e.slice(0,t),e.slice(t+1)]}var io=e=>e.includes("://")?e:`http://${e}`;function oo(e){try{return decodeURIComponent(
e)}catch{return}}function Yf(e,t){let n=so(e.hostname).replace(/\.$/,""),r=e.port||(e.protocol==="https:"?"443":"80");return t?.
toLowerCase().match(/[^\s,]+/g)?.some(i=>i==="*"||Xf(i,n,r))??!1}function Xf(e,t,n){if(e.includes("/"))return Qf(e,t);let r=/^(\[[^\]]*\]|[^:]*):(\d+)$/.
exec(e),i=r?.[1]??e;if(r&&r[2]!==n)return!1;let o=Jf(so(i).replace(/^\*?\./,""));return t===o?!0:(0,Ne.isIP)(t)===0&&t.endsWith(
`.${o}`)}var so=e=>e.replace(/[[\]]/g,""),Jf=e=>ae(`http://[${e}]`)?.hostname.slice(1,-1)??e;function Qf(e,t){let[n="",r=""]=e.
split("/"),i=(0,Ne.isIP)(n);if(i===0||(0,Ne.isIP)(t)!==i)return!1;let o=i===4?32:128;if(!/^\d{1,3}$/.test(r)||Number(r)>
o)return!1;let s=i===4?"ipv4":"ipv6",a=new Ne.BlockList;return a.addSubnet(n,Number(r),s),a.check(t,s)}var ao=1e3,ep=10,
tp=class{#t;#e;#n=new Map;#i=new WeakMap;#r=new Map;constructor(e,t){this.#t=e,this.#e=t}async request(e){let{method:t,url:n}=e,
r=Kf(n,this.#t);if(r&&"problem"in r)return{kind:"failure",mayHaveBeenReceived:!1,reason:"proxy-failed",retryable:!1,cause:new Error(
r.problem)};let i=await this.#a(n,r?.url);await this.#o(i,t);let o=r!==void 0,s={isProxied:o,isProxyTls:o&&n.protocol===
"http:"},a=te(),{result:u,isConnectionKept:l}=await jf(e,i,s),c=this.#u(`${t} ${n}`),d=u.kind==="response"?u.status:u.reason;
return this.#e?.({method:t,url:n,ended:d,ms:te()-a,attempt:c,isConnectionKept:l}),u}async#a(e,t){let n=`${e.protocol} ${t}`,
r=this.#n.get(n);if(r)return r;let{Agent:i}=e.protocol==="https:"?await np():vt;t!==void 0&&await op();let o=new i({keepAlive:!0,
proxyEnv:{http_proxy:t,https_proxy:t}});return o.on("free",s=>this.#i.set(s,te())),this.#n.set(n,o),o}async#o(e,t){let n=Math.
min(...uo(e).map(i=>this.#s(i))),r=n<=ao;t!=="GET"&&r&&await ip(ep-n);for(let i of uo(e))(this.#s(i)>ao||rp(i))&&i.destroy()}#s(e){
return te()-(this.#i.get(e)??Number.NEGATIVE_INFINITY)}#u(e){let t=(this.#r.get(e)??0)+1;return this.#r.set(e,t),t}},np=async()=>(await Promise.
resolve().then(m.t.bind(m,4708,19))).default,uo=e=>Object.values(e.freeSockets).flat(),rp=e=>e.readableEnded;async function ip(e){
e>0&&await new Promise(t=>setTimeout(t,e)),await no()}async function op(){let{subscribe:e,unsubscribe:t}=await Promise.resolve().
then(m.t.bind(m,3053,19));t("net.client.socket",lo),e("net.client.socket",lo)}function lo(e){let{socket:t}=e;t.on("error",
()=>{}),t.on("newListener",(n,r)=>{n==="readable"&&t.removeListener("readable",r)})}var Pn=e=>e>=200&&e<300;function sp(e){
let t=vt.STATUS_CODES[e];return t===void 0?String(e):`${e} ${t}`}var co="1.0.0",fo=`web-push-action/${co}`,po="\u2060";function ho(e){
return e.replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replaceAll("##[",`##${po}[`).split(`
`).map(up).join(`
`).replace(hl,"\uFFFD")}var ap=Xe(String.raw`[^\s\p{C}\p{Z}]`,"u");function up(e){let t=e.indexOf("::");return t>=0&&!ap().
test(e.slice(0,t))?`${e.slice(0,t)}:${po}${e.slice(t+1)}`:e}var lp=class{#t;constructor(e){this.#t=e}info(e){Dn(this.#n(
e))}retry(e,t){let n=(t/1e3).toFixed(1);this.info(`${e.title}: ${e.message} Retrying ${n==="0.0"?"now":`in ${n} s`}.`)}exchange({
method:e,url:t,ended:n,ms:r,attempt:i,isConnectionKept:o}){let s=o?"kept":"new",a=`${e} ${t.host}${t.pathname}`;Do(this.#n(
`${a}: ${n} in ${r.toFixed()} ms (try ${i}, ${s} connection)`))}group(e,t){Bn(this.#n(e)),this.info(t),Kn()}stack({reason:e,
cause:t}){e==="internal-error"&&this.group(`Stack of the error (${fo}, Node ${process.version}, ${process.platform})`,mo(
t))}notice(e,t,n){this.#e(Ko,e,t,n)}warning(e,t,n){this.#e(Bo,e,t,n)}error(e,t,n){this.#e(gt,e,t,n)}#e(e,t,n,r){let i=this.#n(
n);i.length>gn&&Dn(i),e(i,{title:this.#n(t),...r&&{file:r.file,startLine:r.line,startColumn:r.column}})}#n(e){return ho(
this.#t(e))}};function mo(e){if(!(e instanceof Error))return U(e);let{stack:t=U(e),cause:n}=e;return n===void 0?t:`${t}
Caused by: ${mo(n)}`}function cp(e){let t=new Date,n=df(),r=Ec({...e,proxyCredentials:Wf(n)}),i=new lp(r.redact),o=new dp;
return{log:i,secrets:r,redact:r.redact,http:new tp(n,jo()?s=>i.exchange(s):void 0),signal:S.W.signal,startedAt:t,watch:s=>o.
watch(s)}}var dp=class{#t=()=>{};constructor(){process.exitCode=1,process.on("beforeExit",()=>this.#t(new Error("it stop\
ped before it finished"))),process.on("uncaughtException",e=>{this.#t(e),S.W.abort()})}watch(e){let t=new Promise((n,r)=>{
this.#t=r});return Promise.race([e,t])}};async function fp(e,t,n,r=t){let i=t;try{await n()}catch(o){i=r,pp(e,o)}return await new Promise(
o=>process.stdout.write("",o)),mp(i)}function pp(e,t){let n=t instanceof Error?t.name:typeof t;gt(`The report of this ru\
n failed (${n}). The outputs say how the run ended, if they are set. If this step sends a notification and \`outcome\` is \
not set, it may have been sent: wait some minutes, then look in the panel of your push service before you send it again.`,
{title:"Internal error (internal-error)"});try{e.stack(Lr(t))}catch{}}var hp=/^(GetAddrInfo|FS)Req/;function mp(e){if(process.
getActiveResourcesInfo().some(t=>hp.test(t)))if(process.platform!=="win32"){let t={...process.env,NODE_OPTIONS:""};process.
execve?.(process.execPath,[process.execPath,"-e",`process.exit(${e})`],t)}else e===1&&process.kill(process.pid,"SIGKILL");
process.exit(e)}function yp(e,t,n){let{title:r,why:i}=n,{text:o,isShortened:s}=Dd(n,ho);s&&e.info(i.text),e[t](r,o)}var yo=524288,
gp=["response","audience-name"];function vp(e,{redact:t,log:n}){let r=process.env.GITHUB_OUTPUT;if(!r)return;let i={...e};
for(let o of gp){let s=e[o];s!==void 0&&(i[o]=t(s))}try{(0,Re.appendFileSync)(r,bp(i))}catch(o){n.warning("Outputs not w\
ritten",`The action could not write its outputs (${U(o)}). Later steps may see them as empty; the log says how the run e\
nded.`)}}function bp(e){let t=new Set(Object.values(e).flatMap(i=>i.match(/ghadelimiter_\d+/g)??[])),n=0;for(;t.has(`gha\
delimiter_${n}`);)n++;let r=`ghadelimiter_${n}`;return Object.entries(e).map(([i,o])=>`${i}<<${r}
${o}
${r}
`).join("")}function $p(e,t,{log:n}){let r=process.env.GITHUB_STEP_SUMMARY;if(!(!r||Wr(e)===!1))try{(0,Re.appendFileSync)(
r,wp(t()))}catch(i){n.warning("Summary not written",`Could not write the job summary (${U(i)}).`)}}var _p=9e5,go=e=>typeof e==
"object"?e.flatMap(go):e?[e]:[];function wp(e,t=_p){let n=go(e),r="<p>The rest of this summary is left out, because GitH\
ub limits its size.</p>",i=t-Buffer.byteLength(r)-2,o=0,s=n.findIndex(a=>(o+=Buffer.byteLength(a)+2,o>i));return`${(s===
-1?n:[...n.slice(0,s),r]).join(`

`)}
`}var kp=[hs,ds,Jo,vs],zp=25;function Zp(e){if(e.length<zp)return;let t=new Uint8Array(e);try{return kp.find(n=>n.validate(
t))?.calculate(t)}catch{return}}var vo=5,bo=5,xp=[301,302,303,307,308];async function Sp({url:e,image:t,timeoutMs:n,http:r,
...i}){let o=te()+n,s=new Set;for(let a=An(e);;){s.add(a.href);let u=await r.request({...i,method:"GET",url:a,timeoutMs:Math.
max(0,o-te()),maxBytes:vo*1048576,encoding:"latin1",wantsBody:h=>t&&Pn(h)});if(u.kind==="failure")return{kind:"failure",
at:a,failure:u};let{status:l,headers:c}=u,d=xp.includes(l)?c.location:void 0;if(d===void 0)return{kind:"status",at:a,status:l,
image:t&&Pn(l)?Pp(u):void 0};let f=Ap(d,a);if(!f){let h=d.length>2048;return{kind:"bad-redirect",at:a,why:h?`to a URL of\
 more than ${Nr}`:"to something that is not a URL"}}if(!/^https?:$/.test(f.protocol))return{kind:"bad-redirect",at:a,why:"\
to something other than a web page"};if(t&&f.protocol==="http:")return{kind:"off-https",at:a};let p=An(f);if(s.has(p.href))
return{kind:"bad-redirect",at:a,why:"in a loop"};if(s.size>bo)return{kind:"bad-redirect",at:a,why:`more than ${bo} times`};
a=p}}function Pp({body:e,incomplete:t}){if(t)return t;if(e.length===0)return"empty";let n=Zp(Buffer.from(e,"latin1"));return n?
{...n,bytes:e.length}:"not-an-image"}function An(e){let t=new URL(e.href);return t.username="",t.password="",t.hash="",t}
function Ap(e,t){let n=e.replace(/[\x80-\xff]/g,r=>`%${r.charCodeAt(0).toString(16).toUpperCase()}`);return ae(n,t)}var Tp=1e4,
Ep=20,$o=200,_o=3e5;async function Mp(e,{http:t,signal:n,redact:r}){let{uses:i,userAgent:o}=e,s=Math.min(e.timeoutMs,Tp),
a={Accept:"*/*","User-Agent":o},u=new Map,l=({url:g})=>{let $=u.get(g)??An(ae(g)??new URL(g)).href;return u.set(g,$),$},
c=new Set(i.filter(({image:g})=>g).map(l)),d=new Map,f=te()+_o-s,p=new Set([...new Set(i.map(l))].slice(0,$o)),h=p.values();
async function y(){for(let g of h){if(n.aborted||te()>f)return;let $={url:new URL(g),image:c.has(g),http:t,headers:a,timeoutMs:s,
signal:n};d.set(g,await Sp($))}}if(await Promise.all(Array.from({length:Ep},y)),n.aborted)throw wl("Checking the URLs");
let z=new Set,Z=i.flatMap(g=>{let $=l(g),_=d.get($);return _?Cp({...g,key:$},_,{timeoutMs:s,redact:r}):z.has(g.file)?[]:
(z.add(g.file),Ip(g,p.has($)))});return{problems:Z.filter(g=>"message"in g),remarks:Z.filter(g=>"kind"in g)}}function Ip({
url:e,image:t,...n},r){let i=r?`the check ends after ${_o/6e4} minutes`:`at most ${$o} different URLs are checked`;return{
...n,...A(e,`was not checked, since ${i}; check fewer at a time`)}}function Cp({url:e,key:t,image:n,...r},i,{timeoutMs:o,
redact:s}){let a=i.at.href===t?"":`${Rp(i.at,s)} `,u=p=>[{...r,...A(e,`${a}${p}`)}];if(i.kind==="failure")return u(Np(i.
failure,o,s));if(i.kind==="bad-redirect")return u(`redirects ${i.why}`);if(i.kind==="off-https")return n===void 0?[]:u("\
redirects to http, but images must be https");let{status:l,image:c}=i;if(!Pn(l))return u(`responded ${sp(l)}`);if(n===void 0||
c===void 0)return[];if(typeof c=="string")return u(Fp(c,o));let{width:d,height:f}=c;return d===0||f===0?u(`is an image o\
f ${d}x${f}`):Op(c,n,r.file)}function Op({width:e,height:t,bytes:n},r,i){let{sizes:o,maxBytes:s}=I[r],a=o.some(l=>l.width===
e&&l.height===t),u=[];return a||u.push({kind:"image-size",field:r,file:i,width:e,height:t}),n>s&&u.push({kind:"image-wei\
ght",field:r,file:i,bytes:n}),u}function Rp(e,t){return`redirects to ${P(t(e.origin+e.pathname))}, which`}function Fp(e,t){
return{empty:"responded with an empty body, which is not an image","not-an-image":"is not a valid PNG, JPEG, GIF or WebP\
 image","too-large":`is larger than ${vo} MiB`,timeout:`did not load completely within ${t/1e3} s`,cut:"was cut off",cancelled:"\
was cut off"}[e]}function Np({reason:e,cause:t},n,r){if(e==="timeout")return`did not respond within ${n/1e3} s`;let i=/^(ENOTFOUND|EAI_\w+)$/.
test(t?.code??"")?"has a host name that cannot be found":"cannot be reached";return`${{"tls-failed":"cannot be reached s\
ecurely: its certificate is not accepted, or TLS failed","proxy-failed":"cannot be reached through the proxy","bad-respo\
nse":"responded with something that is not HTTP","connection-lost":"ended the connection without a response","connection\
-failed":i,cancelled:i}[e]} (${jr(U(t),r)})`}async function Lp(){let e=Ef($i),t=cp({apiToken:""}),n={notifications:[],problems:[],
extraFields:{}};try{await t.watch(Up(e,n,t))}catch(r){n.failure=Lr(r)}await fp(t.log,mn(n)?1:0,()=>Hp(n,e.summary,t),1)}
async function Up(e,t,n){let{secrets:r}=n,{settings:i,inputs:o,problems:s}=Qc(e,r);s.add(await Cf($i,n.redact));let a={...o,
"payload-file":"","once-key":""},u=await Kc(a,s,{secrets:r,readFile:Qi});oi(u,s,r);let l=await Af(o["payload-files"],o.only,
n.signal);if(n.signal.aborted)throw wo();s.add(l.problems),t.extraFields=u.extraFields,t.problems.push(...s.all),t.omitted=
l.omitted;let c=[],d=(f,p)=>c.push({file:f,advice:p.content?jp(p.content):[],...p});!(o["payload-files"]!==""||s.isRefused(
"payload-files"))&&u.inputs.names.size>0&&d("",Bp(u.inputs));for(let f of l.files){if(n.signal.aborted)throw wo();d(f,await gh(
f,await Qi(f),u.inputs,r))}t.notifications=c,i?.checkUrls&&await Kp(c,i.timeout*1e3,n)}var jp=e=>[...od(e),...Dp(e)];function Dp({
notification:e,sources:t}){return jt.filter(n=>t[n]==="file").flatMap(n=>{let[r]=Me(e[n]??"").names;return r===void 0?[]:
[{kind:"needs-release",field:n,placeholder:r}]})}function Bp(e){let t=mi(e);return{problems:hi(e,sn.file).map(n=>k(L(n),
"is missing; set it as an input, or set a file in `payload-files`")),positionOf:()=>{},content:t}}async function Kp(e,t,n){
let r=[];for(let o of e){let{file:s,content:a}=o;if(!a)continue;let u=sc(a.notification).filter(({url:l})=>Me(l).names.size===
0);r.push(...u.map(l=>({...l,file:s})))}let i=await Mp({uses:r,timeoutMs:t,userAgent:fo},n);for(let o of e){let s=i.problems.
filter(({file:u})=>u===o.file),a="url-check-failed";o.problems.push(...s.map(u=>({...u,...Vp(o,u),reason:a}))),o.advice.
push(...i.remarks.filter(({file:u})=>u===o.file))}}function Vp({file:e,content:t,positionOf:n},{input:r,path:i=[]}){if(e===
"")return{file:void 0};let o=r.replaceAll("-","_"),s=[o,...i];return{file:e,path:s,position:t?.sources[o]==="file"?n(s):
void 0}}var wo=()=>new ue({reason:"cancelled",title:"Preview cancelled",message:"The run was cancelled before all notifi\
cations were checked.",hint:"If you did not mean to cancel it, run it again."});function Hp(e,t,n){let{log:r}=n,{notifications:i,
omitted:o,failure:s}=e,a=hn(e),u=Wr(t)===!1?"":ff(),l=Fd(e,mn(e)??"",u),c=Object.entries(l).filter(([,{length:d}])=>d>yo);
vp({...l,...Object.fromEntries(c.map(([d])=>[d,""]))},n),$p(t,()=>tf(lf(e,n.redact)),n);for(let d of a)r.info(Qd(d));for(let d of a){
let{file:f,position:p=ft,reason:h}=d,y=f===void 0?"Invalid inputs":"Invalid notification";r.error(`${y} (${h})`,_n(d),f===
void 0?void 0:{file:f,...p})}for(let d of i){let{file:f,advice:p}=d;for(let h of p){let y=Vi(d,h)??ft;r.info(ef(d,h)),r.
warning("Advice",pn(h),f===""?void 0:{file:f,...y})}}if(u!==""&&Gi(zn().run.event))for(let{file:d,content:f}of i){let p=`\
How subscribers will see it: ${u}`;f&&d!==""&&r.notice("Preview",p,{file:d,...ft})}o&&Wp(o,r);for(let[d,{length:f}]of c){
let p=`GitHub passes at most about ${yo} on to other jobs, so it is empty; check fewer files at a time.`;r.warning("Larg\
e output",`The output \`${d}\` would have ${f} characters. ${p}`)}s?(r.stack(s),yp(r,"error",Fi(s))):o&&a.length===0&&i.
length===0?r.notice("Preview",`${wn(e)}.`):r.info(`${wn(e)}.`)}function Wp({renamed:e,unmatched:t},n){for(let r of e)n.notice(
"Renamed",nf(r),{file:r.file,...ft});for(let r of t)n.warning("No file",Ht(r))}var ft={line:1,column:1};Lp();function Tn(e,t){
return Ze({error:({input:n})=>n===void 0?`is missing; add ${e}`:En(e,n)}).check(Ua(),cl(({value:n,issues:r})=>{let i=t(n);
"message"in i&&r.push({code:"custom",params:i,input:n})}))}function En(e,t){let n=e==="text";if(t===null)return`has no v\
alue; use ${e}${n?" (in quotes if it begins with `#`)":""}`;let r=typeof t=="number"||typeof t=="boolean";return`is ${ko(
t)}${n&&r?", not text; put it in quotes":`; use ${e}`}`}function ko(e){return e===null?"null":Array.isArray(e)?"a list":
{string:"text",number:"a number",boolean:"a boolean"}[typeof e]??"a mapping"}var Mn=e=>({error:({code:t,input:n})=>t==="\
invalid_type"?En(e,n):void 0}),zo=Tn("text",rt.text),Gp=Tn("an https URL",rt.image),Zo=Tn("an http or https URL",rt.page),
qp=Ft(Zr({text:zo,url:Zo},Mn("a mapping of `text` and `url`")),Mn("a list with two lines for each button: `- text: Read \
more`, and below it `url: https://example.com`")).check(Na(1,"is an empty list; write at least one button, or leave it o\
ut")),xo="whole seconds (3600) or a duration (12h)";function Yp(e){if(typeof e=="number")return{message:`is ${e}; use ${xo}`};
let t=typeof e=="string"?tt(e.trim()):void 0;return t&&"message"in t?t:{message:En(xo,e)}}var Xp=Ze().check(La(/^\s*0*[0-9]{1,16}[smhdw]?\s*$/,
{abort:!0})),Jp=il(xr([wu().check(mr(0,{abort:!0})),Xp]),qu((e,{issues:t})=>{let n=typeof e=="number"?{value:e}:tt(e.trim());
return"value"in n?n.value:(t.push({code:"custom",params:n,input:e}),js)})),Qp={text:zo,image:Gp,page:Zo,buttons:qp,duration:Jp},
eh=Object.fromEntries(N.map(e=>[e,Pr(Qp[I[e].kind])])),th=Zr(eh,Mn("a mapping of notification fields"));function So(e,t){
let{value:n,positionOf:r,problems:i,textComments:o}=t,s=(h,y)=>k(e,y,{path:h,position:r(h)}),a=Po(n);if(a===void 0)return{
fields:{},problems:[...i,s(["actions"],"has too many elements to check; write fewer")]};if(a.success&&i.length===0)return{
fields:a.data,problems:[],textComments:o};let u=new Set(i.map(({path:h=[]})=>Ee(h))),l=(a.error?.issues??[]).filter(({path:h})=>!u.
has(Ee(h))).flatMap(nh),c=Vr(e,l,({path:h,text:y=rh(h)})=>s(h,y)),d=[...i,...c].sort(Dr),f=new Set([...i,...l].map(({path:h})=>h?.[0])),
p=Object.entries(n??{}).filter(([h])=>!f.has(h));return{fields:Po(Object.fromEntries(p))?.data??{},problems:d,textComments:o}}
function nh(e){let{path:t}=e;switch(e.code){case"unrecognized_keys":return e.keys.map(n=>({path:[...t,n]}));case"custom":
return[{path:t,text:e.params}];case"invalid_union":return[{path:t,text:Yp(e.input)}];default:return[{path:t,text:{message:e.
message}}]}}function rh(e){if(e.length>1)return{message:"is not part of a button; a button has only `text` and `url`"};if(e[0]===
"target")return{message:"cannot be set in a payload file; set the input `target` in the workflow"};let t="is not a field\
 of a notification",n="For other fields of your service, use the input `extra-fields`",r=Jr(String(e[0]),N);return r?{message:t,
meant:r,hint:n}:{message:`${t}; the fields are ${N.join(", ")}`,hint:n}}function Po(e){try{return vr(th,e,{reportInput:!0})}catch(t){
if(t instanceof RangeError)return;throw t}}var ih=/^( *(?:- +)*)([\w$-]{1,40}):(?:[ \t]+(\S?)|$)/;function Ao(e){let t=ih.
exec(e);if(!t)return;let[,n="",r="",i=""]=t;return{indentation:n,key:r,hasValue:i!==""}}function oh(e,t){let n=e.split(/\r?\n/,
t+1);for(let r of[t,t+1]){let i=Ao(n[r-1]??"");if(!i||i.indentation.includes("-"))continue;let o=i.indentation.length+1,
s=n.slice(0,r-1).flatMap(a=>Ao(a)??[]).at(-1);if(!(!s?.hasValue||s.indentation.length+1===o))return{key:i.key,above:s.key,
position:{line:r,column:o}}}}async function To(e,t,n){let r=g=>on({[t.input]:g},n,t.file),i=r(e);if(i.length>0)return{problems:i};
let o=await m.e(815).then(m.t.bind(m,8815,19)),s=new o.LineCounter,a=ah(o,e,s),u=g=>{let{line:$,col:_}=s.linePos(g);return{
line:$,column:_}},l=t.file===void 0?"invalid-input":"unreadable-file";if("code"in a){let g=t.file===void 0||a.isMapping,
{message:$,position:_}=sh(a,e,u,g);return{problems:[k(t,$,{position:_,reason:l})]}}let{document:c,secondAt:d}=a;if(!c)return{
value:null,positionOf:()=>{},problems:[],textComments:[]};let{contents:f,warnings:p}=c,h=t.file===void 0||o.isMap(f);if(c.
directives?.yaml.version==="1.1")return{problems:[k(t,"is YAML 1.1; remove the line `%YAML 1.1`, so that it is read as Y\
AML 1.2",{position:u(e.indexOf("%YAML")),reason:l})]};let y=[],z=(g,$,_,M=!1)=>y.push(k(t,g,{path:_,position:u($),...M&&
{reason:l}}));d!==void 0&&z("contains more than one YAML document; write only one",d,[]);let Z=new dh(o,h?z:()=>{},{text:e,
isFile:t.file!==void 0});try{let g=Z.read(f),[$]=p;$&&y.length===0&&z(`is not plain YAML; ${Io($.code)}`,$.pos[0],[]);let _=r(
[g,Z.quotable]);return _.length>0?{problems:_}:y.some(M=>M.reason==="unreadable-file")?{problems:y}:typeof g!="string"&&
fh(g,lh)?{problems:[...y,k(t,ch)]}:{value:g,positionOf:Z.positionsIn(f,u),problems:y,textComments:Z.textComments}}catch(g){
if(!(g instanceof RangeError))throw g;let $=r(Z.quotable);return{problems:$.length>0?$:[...y,k(t,Mo)]}}}function sh({code:e,
offset:t},n,r,i){if(e==="RESOURCE_EXHAUSTION")return{message:Mo,position:r(t)};let o=i?oh(n,r(t).line):void 0;if(o)return{
message:`has wrong indentation: \`${o.key}\` must align with \`${o.above}\``,position:o.position};let s=n.slice(0,t).trimEnd(),
a=s.lastIndexOf(" ")+1;return s[a]==="*"?{message:`is neither YAML nor JSON; ${In}`,position:r(a)}:{message:`is neither \
YAML nor JSON; ${e==="UNEXPECTED_TOKEN"&&s.endsWith("}")?"put text that begins with `{` in quotes":Io(e)}`,position:r(t)}}
function ah(e,t,n){let r=new e.Composer({version:"1.2",stringKeys:!0,uniqueKeys:!1,logLevel:"silent"});uh(r,e);let i=!1,
o=0;try{for(let s of new e.Parser(n.addNewLine).parse(t)){if(s.type==="error"||s.type==="doc-end"&&o===0)return{code:"UN\
EXPECTED_TOKEN",offset:s.offset,isMapping:i};if(s.type==="document"){if(o++,o>1)return{document:Eo(r),secondAt:s.offset};
let{value:a}=s;i=a?.type==="block-map"||a?.type==="flow-collection"&&a.start.source==="{"}for(let a of r.next(s));}return{
document:Eo(r)}}catch(s){if(!(s instanceof e.YAMLParseError))throw s;return{code:s.code,offset:s.pos[0],isMapping:i}}}function Eo(e){
let[t]=e.end(),[n]=t?.errors??[];if(n)throw n;return t}function uh(e,t){let{onError:n}=e,r,i=!1;Object.assign(e,{onError:(o,s,a,u)=>{
if(u){i||n(o,s,a,u),i=!0;return}let[l=0]=typeof o=="number"?[o]:"offset"in o?[o.offset]:o;throw r??=new t.YAMLParseError(
[l,l+1],s,a),r}})}var lh=65536,ch="is larger than 64 KiB as JSON, with its aliases expanded; make it smaller",Mo="is nes\
ted too deeply; use fewer levels",In="put text that begins with `*` in quotes",dh=class{quotable=[];textComments=[];#t;#e;#n;#i;#r=[];#a=new Map;#o=new Map;constructor(e,t,{
text:n,isFile:r}){this.#t=e,this.#e=t,this.#n=n,this.#i=r}read(e){let t=this.#t;if(!t.isNode(e))return null;if(t.isAlias(
e))return this.#p(e);this.#h(e);let n={node:e,value:void 0,isRead:!1};return e.anchor!==void 0&&this.#a.set(e.anchor,n),
n.value=this.#s(e),n.isRead=!0,n.value}#s(e){let t=this.#t;if(t.isSeq(e))return e.items.map((o,s)=>this.#l(s,o));if(t.isMap(
e))return this.#f(e);let{value:n,source:r}=e,i=typeof n=="number"?mh(n,this.#i?r:void 0):void 0;return i&&this.#c(`is ${C(
r??String(n))}, ${i}`,e),typeof n=="string"&&this.#u(e),n}#u({type:e,range:t}){if(e!=="PLAIN"||!t)return;let n=/[ \t]+(#.*)/y;
n.lastIndex=t[1];let[,r]=n.exec(this.#n)??[];r!==void 0&&this.textComments.push({path:[...this.#r],comment:r.trimEnd()})}#f(e){
this.#y(e);let t=new Map;for(let{key:n,value:r}of e.items){let i=Cn(n);if(this.quotable.push(i),t.has(i)){let o=(n.range??
e.range)?.[0]??0;this.#e("is there twice; write each key once",o,[...this.#r,i],!0)}t.set(i,this.#l(i,r))}return Object.
fromEntries(t)}#l(e,t){this.#r.push(e);let n=this.read(t);return this.#r.pop(),n}#p(e){let{source:t}=e,n=this.#a.get(t);
if(this.quotable.push(t),n?.isRead)return this.#o.set(e,n.node),n.value;let r=C(t),i=n?`contains itself, by the alias \`*${r}\
\`; remove it`:`is the alias \`*${r}\`, but there is no \`&${r}\` before it; ${In}`;return this.#c(i,e),null}#h({tag:e,range:t}){
!e||hh.test(e)||(this.quotable.push(e),this.#e(`has the tag ${C(e)}, which is not supported; remove it`,t?.[0]??0,[...this.#r]))}#y(e){
let[t,...n]=e.items;if(!e.flow||t===void 0||t.value!==null||n.length>0)return;let r=`{${Cn(t.key)}}`,{names:i,mistakes:o}=Me(
r);i.size+o.length!==0&&this.#c(`is a mapping to YAML, because it begins with a brace; put it in quotes: "${r}"`,e)}#c(e,{
range:t}){this.#e(e,t?.[0]??0,[...this.#r])}positionsIn(e,t){let n=this.#t,r=this.#o,i=new Map,o=s=>{let a=i.get(s)??new Map(
s.items.map(u=>[Cn(u.key),u]));return i.set(s,a),a};return s=>{let a=e,u=n.isNode(a)?a.range?.[0]:void 0;for(let l of s){
n.isAlias(a)&&(a=r.get(a));let c=n.isMap(a)?o(a).get(String(l)):void 0;if(n.isMap(a))a=c?.value;else if(n.isSeq(a))a=a.items[Number(
l)];else break;if(!n.isNode(a)||!a.range)continue;u=a.range[0];let d=n.isNode(c?.key)?c.key.range?.[0]:void 0;d!==void 0&&
t(d).line<t(u).line&&(u=d)}return u===void 0?void 0:t(u)}}};function fh(e,t){let n=0,r=o=>{n+=Buffer.byteLength(JSON.stringify(
o))},i=[e];for(;i.length>0&&n<=t;){let o=i.pop();if(typeof o!="object"||o===null){r(o);continue}let s=Object.entries(o);
n+=Math.max(2,s.length+1);for(let[a,u]of s)Array.isArray(o)||(r(a),n+=1),i.push(u)}return n>t}var Cn=e=>String(e?.value??
e),ph={BAD_ALIAS:In,BAD_DIRECTIVE:"remove the line that begins with `%`, or put the text in quotes",BAD_DQ_ESCAPE:"in do\
uble quotes, write each backslash twice, or use single quotes",BAD_INDENT:"check the indentation, and that every bracket\
 is closed",BAD_SCALAR_START:"put text that begins like this in quotes",BLOCK_AS_IMPLICIT_KEY:"put text that contains `:\
 ` in quotes, and check the indentation",BLOCK_IN_FLOW:"close every bracket, and separate what is in brackets by commas",
KEY_OVER_1024_CHARS:"a key has more than 1,024 characters; check that each line is `name: value`",MISSING_CHAR:"write `n\
ame: value` in each line, and close every quotation mark and bracket",MULTILINE_IMPLICIT_KEY:"write `name: value` in eac\
h line, and indent the lines of a longer text",MULTIPLE_ANCHORS:"put text that begins with `&` in quotes",MULTIPLE_TAGS:"\
put text that begins with `!` in quotes",NON_STRING_KEY:"a key must be text; put text that begins with `[` or `{` in quo\
tes",TAB_AS_INDENT:"indent with spaces, not with tabs",TAG_RESOLVE_FAILED:"put text that begins with `!` in quotes"},Io=e=>ph[e]??
"check the indentation, and put text that contains `: ` or `#` in quotes",hh=/^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;
function mh(e,t=""){let n=Yt(t);if(n!==void 0)return`which YAML reads as ${e}${Xt(n)}`;if(!Number.isFinite(e))return"whi\
ch JSON cannot represent";if(Number.isInteger(e)&&!Number.isSafeInteger(e))return"which is outside the range in which JS\
ON keeps whole numbers exactly (\xB1(2^53-1)); put it in quotes if it is text"}async function Co(e,t,n,r){if("problem"in
t)return n.add([t.problem]),pt;let i={input:"payload-file",file:e},o=await To(t.text,i,r);if(!("value"in o))return n.add(
o.problems),pt;let{value:s,positionOf:a}=o;if(!qt(s))return n.add([...o.problems,yh(i,o)]),pt;let{$schema:u,...l}=s,{problems:c,
...d}=So(i,{...o,value:l});return n.add(c),{...d,source:"file",names:new Set(Object.keys(l)),positionOf:a}}var pt={source:"\
file",fields:{},names:new Set(N)};function yh(e,{value:t,positionOf:n}){let r="write notification fields as `name: value\
`";return t===null?k(e,`is empty; ${r}`):k(e,`is ${ko(t)}; ${r}`,{position:n([])})}async function gh(e,t,n,r){let i=new Kr,
o=await Co(e,t,i,r),s={input:"payload-file",file:e},a=hi(n,o).map(d=>k(s,"is missing; set it here or as an input",{path:[
d],position:{line:1,column:1}}));oi({...sn,inputs:{...n,fields:{}},file:o,fileName:e},i,r);let u=i.all.toSorted(Dr),l=Vr(
s,[...a,...u],d=>d),c=mi(n,o);return c?{problems:l,content:c,positionOf:o.positionOf??Oo}:{problems:l,positionOf:Oo}}var Oo=()=>{}})},
ht={};function w(v){var x=ht[v];if(x!==void 0)return x.exports;var m=ht[v]={exports:{}},S=!0;try{On[v](m,m.exports,w),S=
!1}finally{S&&delete ht[v]}return m.exports}w.m=On,typeof w<"u"&&(w.ab=__dirname+"/"),(()=>{var v=Object.getPrototypeOf?
m=>Object.getPrototypeOf(m):m=>m.__proto__,x;w.t=function(m,S){if(S&1&&(m=this(m)),S&8||typeof m=="object"&&m&&(S&4&&m.__esModule||
S&16&&typeof m.then=="function"))return m;var T=Object.create(null);w.r(T);var j={};x=x||[null,v({}),v([]),v(v)];for(var E=S&
2&&m;typeof E=="object"&&!~x.indexOf(E);E=v(E))Object.getOwnPropertyNames(E).forEach(ne=>j[ne]=()=>m[ne]);return j.default=
()=>m,w.d(T,j),T}})(),w.d=(v,x)=>{for(var m in x)w.o(x,m)&&!w.o(v,m)&&Object.defineProperty(v,m,{enumerable:!0,get:x[m]})},
w.f={},w.e=v=>Promise.all(Object.keys(w.f).reduce((x,m)=>(w.f[m](v,x),x),[])),w.u=v=>""+v+".preview.js",w.o=(v,x)=>Object.
prototype.hasOwnProperty.call(v,x),w.r=v=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(v,Symbol.toStringTag,
{value:"Module"}),Object.defineProperty(v,"__esModule",{value:!0})},(()=>{var v={792:1},x=m=>{var S=m.modules,T=m.ids,j=m.
runtime;for(var E in S)w.o(S,E)&&(w.m[E]=S[E]);j&&j(w);for(var ne=0;ne<T.length;ne++)v[T[ne]]=1};w.f.require=(m,S)=>{v[m]||
x(require("./"+w.u(m)))}})();var Rn={};w.r(Rn);var bh=w(6560),$h=w(7137);module.exports=Rn})();
