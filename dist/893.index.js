"use strict";exports.id=893,exports.ids=[893],exports.modules={8893:((St,G,E)=>{E.d(G,{checkUrls:()=>yt,urlCheckFailure:()=>pt});var S=E(
3916),y=E(5952),B=E(8925),p=E(8190),A=E(9349);const D=new TextDecoder,g=(t,e=0,n=t.length)=>D.decode(t.slice(e,n)),U=(t,e=0,n=t.
length)=>t.slice(e,n).reduce((r,o)=>r+`0${o.toString(16)}`.slice(-2),""),m=(t,e)=>new DataView(t.buffer,t.byteOffset+e),
R=(t,e=0)=>m(t,e).getInt16(0,!0),b=(t,e=0)=>m(t,e).getUint16(0,!1),k=(t,e=0)=>m(t,e).getUint16(0,!0),P=(t,e=0)=>{const n=m(
t,e);return n.getUint16(0,!0)+(n.getUint8(2)<<16)},Bt=(t,e=0)=>m(t,e).getInt32(0,!0),x=(t,e=0)=>m(t,e).getUint32(0,!1),H=(t,e=0)=>m(
t,e).getUint32(0,!0),At=(t,e,n)=>m(t,e).getBigUint64(0,!n),O={readUInt16BE:b,readUInt16LE:k,readUInt32BE:x,readUInt32LE:H};
function I(t,e,n=0,r=!1){const i=`readUInt${e}${r?"BE":"LE"}`;return O[i](t,n)}const L=8;function z(t,e,n,r,o){if(t.length-
r<L)return;const i=e.getUint32(n+r,!1);if(!(t.length-r<i))return{offset:r,size:i,matches:e.getUint32(n+4+r,!1)===o}}const N=new WeakMap;
function M(t){let e=N.get(t.buffer);return e||(e=new DataView(t.buffer),N.set(t.buffer,e)),e}function Rt(t,e,n){const r=M(
t),o=e.charCodeAt(0)<<24|e.charCodeAt(1)<<16|e.charCodeAt(2)<<8|e.charCodeAt(3),i=t.byteOffset;let a=n;for(;a<t.length&&
!(t.length-a<4);){if(r.getUint32(i+a,!1)<L){a+=L;continue}const s=z(t,r,i,a,o);if(!s)break;if(s.matches)return{name:e,offset:s.
offset,size:s.size};a+=s.size}}const Y=/^GIF8[79]a/,V={validate:t=>Y.test(g(t,0,6)),calculate:t=>({height:k(t,8),width:k(
t,6)})},J="45786966",_=2,v=6,W=2,X="4d4d",j="4949",F=12,K=2;function Z(t){return U(t,2,6)===J}function Q(t,e){return{height:b(
t,e),width:b(t,e+2)}}function q(t,e){const r=v+8,o=I(t,16,r,e);for(let i=0;i<o;i++){const a=r+K+i*F,s=a+F;if(a>t.length)
return;const c=t.slice(a,s);if(I(c,16,0,e)===274)return I(c,16,2,e)!==3||I(c,32,4,e)!==1?void 0:I(c,16,8,e)}}function tt(t,e){
const n=t.slice(_,e),r=U(n,v,v+W),o=r===X;if(o||r===j)return q(n,o)}function et(t,e){if(e>t.length)throw new TypeError("\
Corrupt JPG, exceeded buffer limits")}const nt={validate:t=>U(t,0,2)==="ffd8",calculate(t){let e=t.slice(4),n,r;for(;e.length;){
const o=b(e,0);if(et(e,o),e[o]!==255){e=e.subarray(1);continue}if(Z(e)&&(n=tt(e,o)),r=e[o+1],r===192||r===193||r===194){
const i=Q(e,o+5);return n?{height:i.height,orientation:n,width:i.width}:i}e=e.subarray(o+2)}throw new TypeError("Invalid\
 JPG, no size found")}},rt=`PNG\r

`,ot="IHDR",$="CgBI",it={validate(t){if(rt===g(t,1,8)){let e=g(t,12,16);if(e===$&&(e=g(t,28,32)),e!==ot)throw new TypeError(
"Invalid PNG");return!0}return!1},calculate(t){return g(t,12,16)===$?{height:x(t,36),width:x(t,32)}:{height:x(t,20),width:x(
t,16)}}};function st(t){return{height:1+P(t,7),width:1+P(t,4)}}function at(t){return{height:1+((t[4]&15)<<10|t[3]<<2|(t[2]&
192)>>6),width:1+((t[2]&63)<<8|t[1])}}function ct(t){return{height:R(t,8)&16383,width:R(t,6)&16383}}const ft={validate(t){
const e=g(t,0,4)==="RIFF",n=g(t,8,12)==="WEBP",r=g(t,12,15)==="VP8";return e&&n&&r},calculate(t){const e=g(t,12,16),n=t.
slice(20,30);if(e==="VP8X"){const o=n[0],i=(o&192)===0,a=(o&1)===0;if(i&&a)return st(n);throw new TypeError("Invalid Web\
P")}if(e==="VP8 "&&n[0]!==47)return ct(n);const r=U(n,3,6);if(e==="VP8L"&&r!=="9d012a")return at(n);throw new TypeError(
"Invalid WebP")}},dt=5*1048576,C=5,ut=[301,302,303,307,308];async function ht({url:t,image:e,timeoutMs:n,http:r,...o}){const i=performance.
now()+n,a=new Set;for(let s=T(t);;){a.add(s.href);const c=await r.request({...o,method:"GET",url:s,timeoutMs:Math.max(0,
i-performance.now()),maxBytes:dt,encoding:"latin1",wantsBody:f=>e&&(0,y.oJ)(f)});if(c.kind==="failure")return{kind:"fail\
ure",at:s,failure:c};const{status:d,headers:u}=c,h=ut.includes(d)?u.location:void 0;if(h===void 0)return{kind:"status",at:s,
status:d,...e&&(0,y.oJ)(d)&&{image:lt(c)}};const w=gt(h,s);if(!w)return{kind:"astray",at:s,why:"to something that is not\
 a URL"};if(!/^https?:$/.test(w.protocol))return{kind:"astray",at:s,why:"to something other than a web page"};if(e&&w.protocol===
"http:")return{kind:"off-https",at:s};const l=T(w);if(a.has(l.href))return{kind:"astray",at:s,why:"in a loop"};if(a.size>
C)return{kind:"astray",at:s,why:`more than ${C} times`};s=l}}function lt({body:t,incomplete:e}){return e||(t.length===0?
"empty":Et(Buffer.from(t,"latin1"))??"not-an-image")}function T(t){const e=new URL(t);return e.username="",e.password="",
e.hash="",e}function gt(t,e){const n=t.replace(/[\x80-\xff]/g,r=>`%${r.charCodeAt(0).toString(16).toUpperCase()}`);return(0,p.
Dl)(n,e)}const wt=[it,nt,V,ft],mt=25;function Et(t){if(t.length<mt)return;const e=new Uint8Array(t);try{return wt.find(n=>n.
validate(e))?.calculate(e)}catch{return}}const xt=1e4,It=20;async function yt({uses:t,http:e,userAgent:n,signal:r,redact:o,
...i}){const a=Math.min(i.timeoutMs,xt),s={Accept:"*/*","User-Agent":n},c=({url:f})=>T(new URL(f)).href,d=new Set(t.filter(
({use:f})=>f!=="page").map(c)),u=new Map,h=new Set(t.map(c)).values();async function w(){for(const f of h){if(r?.aborted)
return;const vt={url:new URL(f),image:d.has(f),http:e,headers:s,timeoutMs:a,signal:r};u.set(f,await ht(vt))}}if(await Promise.
all(Array.from({length:It},w)),r?.aborted)throw(0,A.Yq)("Checking the URLs");const l=t.flatMap(f=>bt(f,u.get(c(f)),{timeoutMs:a,
redact:o})??[]);return{problems:l.filter(f=>"message"in f),wrongSizes:l.filter(f=>"expected"in f)}}const pt=t=>new S.HR(
{reason:"url-check-failed",title:"URL check failed",message:(0,B.KE)(t.map(B.fI)),hint:"Fix the pages and images, and ru\
n this again; or correct the URLs, and start a new run. To send without this check, remove `check-urls`."}),Ut={icon:[{width:200,
height:200}],banner:[{width:360,height:240},{width:360,height:200}]};function bt({url:t,use:e,...n},r,{timeoutMs:o,redact:i}){
const a=Tt(t,r.at,i),s=l=>({...n,message:`${a} ${l}`});if(r.kind==="failure")return s(Lt(r.failure,o,i));if(r.kind==="as\
tray")return s(`redirects ${r.why}`);if(r.kind==="off-https")return e==="page"?void 0:s("redirects to http, but images m\
ust be https");const{status:c,image:d}=r;if(!(0,y.oJ)(c))return s(`responded ${(0,y.Er)(c)}`);if(e==="page"||d===void 0)
return;if(typeof d=="string")return s(kt(d,o));const{width:u,height:h}=d;if(u===0||h===0)return s(`is an image of ${u}x${h}`);
const w=Ut[e];if(!w.some(l=>l.width===u&&l.height===h))return{...n,use:e,width:u,height:h,expected:w}}function Tt(t,e,n){
return e.href===T(new URL(t)).href?(0,p.TL)(t):`${(0,p.TL)(t)} redirects to ${(0,p.TL)(n(e.origin+e.pathname))}, which`}
function kt(t,e){return{empty:"responded with an empty body, which is not an image","not-an-image":"is not a valid PNG, \
JPEG, GIF or WebP image","too-large":"is larger than 5 MiB",timeout:`did not load completely within ${e/1e3} s`,cut:"was\
 cut off",cancelled:"was cut off"}[t]}function Lt({reason:t,cause:e},n,r){if(t==="timeout")return`did not respond within\
 ${n/1e3} s`;const i=/^(ENOTFOUND|EAI_\w+)$/.test(e?.code??"")?"has a host name that cannot be found":"cannot be reached";
return`${{"tls-failed":"cannot be reached securely: its certificate is not accepted, or TLS failed","proxy-failed":"cann\
ot be reached through the proxy","bad-response":"responded with something that is not HTTP","connection-lost":"ended the\
 connection without a response","connection-failed":i,cancelled:i}[t]} (${(0,A.Kb)((0,S.q0)(e),r)})`}})};
