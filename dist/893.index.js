"use strict";exports.id=893,exports.ids=[893],exports.modules={8893:((Bt,D,E)=>{E.d(D,{checkUrls:()=>pt,urlCheckFailure:()=>bt});var B=E(
3916),p=E(5952),A=E(8925),b=E(8190),R=E(9349);const O=new TextDecoder,l=(t,e=0,n=t.length)=>O.decode(t.slice(e,n)),U=(t,e=0,n=t.
length)=>t.slice(e,n).reduce((r,o)=>r+`0${o.toString(16)}`.slice(-2),""),w=(t,e)=>new DataView(t.buffer,t.byteOffset+e),
P=(t,e=0)=>w(t,e).getInt16(0,!0),T=(t,e=0)=>w(t,e).getUint16(0,!1),k=(t,e=0)=>w(t,e).getUint16(0,!0),N=(t,e=0)=>{const n=w(
t,e);return n.getUint16(0,!0)+(n.getUint8(2)<<16)},At=(t,e=0)=>w(t,e).getInt32(0,!0),I=(t,e=0)=>w(t,e).getUint32(0,!1),H=(t,e=0)=>w(
t,e).getUint32(0,!0),Rt=(t,e,n)=>w(t,e).getBigUint64(0,!n),z={readUInt16BE:T,readUInt16LE:k,readUInt32BE:I,readUInt32LE:H};
function y(t,e,n=0,r=!1){const s=`readUInt${e}${r?"BE":"LE"}`;return z[s](t,n)}const v=8;function M(t,e,n,r,o){if(t.length-
r<v)return;const s=e.getUint32(n+r,!1);if(!(t.length-r<s))return{offset:r,size:s,matches:e.getUint32(n+4+r,!1)===o}}const F=new WeakMap;
function Y(t){let e=F.get(t.buffer);return e||(e=new DataView(t.buffer),F.set(t.buffer,e)),e}function Pt(t,e,n){const r=Y(
t),o=e.charCodeAt(0)<<24|e.charCodeAt(1)<<16|e.charCodeAt(2)<<8|e.charCodeAt(3),s=t.byteOffset;let a=n;for(;a<t.length&&
!(t.length-a<4);){if(r.getUint32(s+a,!1)<v){a+=v;continue}const i=M(t,r,s,a,o);if(!i)break;if(i.matches)return{name:e,offset:i.
offset,size:i.size};a+=i.size}}const V=/^GIF8[79]a/,J={validate:t=>V.test(l(t,0,6)),calculate:t=>({height:k(t,8),width:k(
t,6)})},_="45786966",W=2,S=6,X=2,j="4d4d",K="4949",$=12,Z=2;function Q(t){return U(t,2,6)===_}function q(t,e){return{height:T(
t,e),width:T(t,e+2)}}function tt(t,e){const r=S+8,o=y(t,16,r,e);for(let s=0;s<o;s++){const a=r+Z+s*$,i=a+$;if(a>t.length)
return;const f=t.slice(a,i);if(y(f,16,0,e)===274)return y(f,16,2,e)!==3||y(f,32,4,e)!==1?void 0:y(f,16,8,e)}}function et(t,e){
const n=t.slice(W,e),r=U(n,S,S+X),o=r===j;if(o||r===K)return tt(n,o)}function nt(t,e){if(e>t.length)throw new TypeError(
"Corrupt JPG, exceeded buffer limits")}const rt={validate:t=>U(t,0,2)==="ffd8",calculate(t){let e=t.slice(4),n,r;for(;e.
length;){const o=T(e,0);if(nt(e,o),e[o]!==255){e=e.subarray(1);continue}if(Q(e)&&(n=et(e,o)),r=e[o+1],r===192||r===193||
r===194){const s=q(e,o+5);return n?{height:s.height,orientation:n,width:s.width}:s}e=e.subarray(o+2)}throw new TypeError(
"Invalid JPG, no size found")}},ot=`PNG\r

`,it="IHDR",C="CgBI",st={validate(t){if(ot===l(t,1,8)){let e=l(t,12,16);if(e===C&&(e=l(t,28,32)),e!==it)throw new TypeError(
"Invalid PNG");return!0}return!1},calculate(t){return l(t,12,16)===C?{height:I(t,36),width:I(t,32)}:{height:I(t,20),width:I(
t,16)}}};function at(t){return{height:1+N(t,7),width:1+N(t,4)}}function ct(t){return{height:1+((t[4]&15)<<10|t[3]<<2|(t[2]&
192)>>6),width:1+((t[2]&63)<<8|t[1])}}function ft(t){return{height:P(t,8)&16383,width:P(t,6)&16383}}const dt={validate(t){
const e=l(t,0,4)==="RIFF",n=l(t,8,12)==="WEBP",r=l(t,12,15)==="VP8";return e&&n&&r},calculate(t){const e=l(t,12,16),n=t.
slice(20,30);if(e==="VP8X"){const o=n[0],s=(o&192)===0,a=(o&1)===0;if(s&&a)return at(n);throw new TypeError("Invalid Web\
P")}if(e==="VP8 "&&n[0]!==47)return ft(n);const r=U(n,3,6);if(e==="VP8L"&&r!=="9d012a")return ct(n);throw new TypeError(
"Invalid WebP")}},ut=5*1048576,G=5,ht=[301,302,303,307,308];async function lt({url:t,image:e,timeoutMs:n,http:r,...o}){const s=performance.
now()+n,a=new Set;for(let i=L(t);;){a.add(i.href);const f=await r.request({...o,method:"GET",url:i,timeoutMs:Math.max(0,
s-performance.now()),maxBytes:ut,encoding:"latin1",wantsBody:c=>e&&(0,p.oJ)(c)});if(f.kind==="failure")return{kind:"fail\
ure",at:i,failure:f};const{status:d,headers:u}=f,h=ht.includes(d)?u.location:void 0;if(h===void 0)return{kind:"status",at:i,
status:d,...e&&(0,p.oJ)(d)&&{image:gt(f)}};const g=wt(h,i);if(!g)return{kind:"astray",at:i,why:"to something that is not\
 a URL"};if(!/^https?:$/.test(g.protocol))return{kind:"astray",at:i,why:"to something other than a web page"};if(e&&g.protocol===
"http:")return{kind:"off-https",at:i};const m=L(g);if(a.has(m.href))return{kind:"astray",at:i,why:"in a loop"};if(a.size>
G)return{kind:"astray",at:i,why:`more than ${G} times`};i=m}}function gt({body:t,incomplete:e}){return e||(t.length===0?
"empty":xt(Buffer.from(t,"latin1"))??"not-an-image")}function L(t){const e=new URL(t);return e.username="",e.password="",
e.hash="",e}function wt(t,e){const n=t.replace(/[\x80-\xff]/g,r=>`%${r.charCodeAt(0).toString(16).toUpperCase()}`);return(0,b.
Dl)(n,e)}const mt=[st,rt,J,dt],Et=25;function xt(t){if(t.length<Et)return;const e=new Uint8Array(t);try{return mt.find(n=>n.
validate(e))?.calculate(e)}catch{return}}const It=1e4,yt=20;async function pt({uses:t,http:e,userAgent:n,signal:r,redact:o,
...s}){const a=Math.min(s.timeoutMs,It),i={Accept:"*/*","User-Agent":n},f=({url:c})=>L(new URL(c)).href,d=new Set(t.filter(
({use:c})=>c!=="page").map(f)),u=new Map,h=new Set(t.map(f)).values();async function g(){for(const c of h){if(r?.aborted)
return;const x={url:new URL(c),image:d.has(c),http:e,headers:i,timeoutMs:a,signal:r};u.set(c,await lt(x))}}if(await Promise.
all(Array.from({length:yt},g)),r?.aborted)throw(0,R.Yq)("Checking the URLs");const m=t.flatMap(c=>Tt(c,u.get(f(c)),{timeoutMs:a,
redact:o})??[]);return{problems:m.filter(c=>"message"in c),wrongSizes:m.filter(c=>"expected"in c)}}const bt=t=>new B.HR(
{reason:"url-check-failed",title:"URL check failed",message:(0,A.KE)(t.map(A.fI)),hint:"Fix the pages and images, and ru\
n this again; or correct the URLs, and start a new run. To send without this check, remove `check-urls`."}),Ut={icon:[{width:200,
height:200}],banner:[{width:360,height:240},{width:360,height:200}]};function Tt({url:t,use:e,...n},r,{timeoutMs:o,redact:s}){
const a=Lt(t,r.at,s),i=x=>({...n,message:`${a} ${x}`});if(r.kind==="failure")return i(vt(r.failure,o,s));if(r.kind==="as\
tray")return i(`redirects ${r.why}`);if(r.kind==="off-https")return e==="page"?void 0:i("redirects to http, but images m\
ust be https");const{status:f,image:d}=r;if(!(0,p.oJ)(f))return i(`responded ${(0,p.Er)(f)}`);if(e==="page"||d===void 0)
return;if(typeof d=="string")return i(kt(d,o));const{width:u,height:h}=d;if(u===0||h===0)return i(`is an image of ${u}x${h}`);
const g=Ut[e];if(g.some(x=>x.width===u&&x.height===h))return;const{input:m,file:c}=n;return{input:m,...c!==void 0&&{file:c},
use:e,width:u,height:h,expected:g}}function Lt(t,e,n){return e.href===L(new URL(t)).href?(0,b.TL)(t):`${(0,b.TL)(t)} red\
irects to ${(0,b.TL)(n(e.origin+e.pathname))}, which`}function kt(t,e){return{empty:"responded with an empty body, which\
 is not an image","not-an-image":"is not a valid PNG, JPEG, GIF or WebP image","too-large":"is larger than 5 MiB",timeout:`\
did not load completely within ${e/1e3} s`,cut:"was cut off",cancelled:"was cut off"}[t]}function vt({reason:t,cause:e},n,r){
if(t==="timeout")return`did not respond within ${n/1e3} s`;const o=St(e)?"has a host name that cannot be found":"cannot \
be reached";return`${{"tls-failed":"cannot be reached securely: its certificate is not accepted, or TLS failed","proxy-f\
ailed":"cannot be reached through the proxy","bad-response":"responded with something that is not HTTP","connection-lost":"\
ended the connection without a response","connection-failed":o,cancelled:o}[t]} (${(0,R.Kb)((0,B.q0)(e),r)})`}const St=t=>/^(ENOTFOUND|EAI_\w+)$/.
test(t?.code??"")})};
