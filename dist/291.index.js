"use strict";exports.id=291,exports.ids=[291],exports.modules={2291:((Fe,Y,b)=>{b.d(Y,{checkUrls:()=>Te,urlCheckFailure:()=>Se});var U=b(
3916),k=b(5357),A=b(8925),l=b(8992);const V=new TextDecoder,m=(e,t=0,n=e.length)=>V.decode(e.slice(t,n)),T=(e,t=0,n=e.length)=>e.
slice(t,n).reduce((r,o)=>r+`0${o.toString(16)}`.slice(-2),""),E=(e,t)=>new DataView(e.buffer,e.byteOffset+t),R=(e,t=0)=>E(
e,t).getInt16(0,!0),S=(e,t=0)=>E(e,t).getUint16(0,!1),L=(e,t=0)=>E(e,t).getUint16(0,!0),P=(e,t=0)=>{const n=E(e,t);return n.
getUint16(0,!0)+(n.getUint8(2)<<16)},Ne=(e,t=0)=>E(e,t).getInt32(0,!0),p=(e,t=0)=>E(e,t).getUint32(0,!1),J=(e,t=0)=>E(e,
t).getUint32(0,!0),Ce=(e,t,n)=>E(e,t).getBigUint64(0,!n),W={readUInt16BE:S,readUInt16LE:L,readUInt32BE:p,readUInt32LE:J};
function y(e,t,n=0,r=!1){const i=`readUInt${t}${r?"BE":"LE"}`;return W[i](e,n)}const $=8;function X(e,t,n,r,o){if(e.length-
r<$)return;const i=t.getUint32(n+r,!1);if(!(e.length-r<i))return{offset:r,size:i,matches:t.getUint32(n+4+r,!1)===o}}const F=new WeakMap;
function j(e){let t=F.get(e.buffer);return t||(t=new DataView(e.buffer),F.set(e.buffer,t)),t}function De(e,t,n){const r=j(
e),o=t.charCodeAt(0)<<24|t.charCodeAt(1)<<16|t.charCodeAt(2)<<8|t.charCodeAt(3),i=e.byteOffset;let s=n;for(;s<e.length&&
!(e.length-s<4);){if(r.getUint32(i+s,!1)<$){s+=$;continue}const c=X(e,r,i,s,o);if(!c)break;if(c.matches)return{name:t,offset:c.
offset,size:c.size};s+=c.size}}const K=/^GIF8[79]a/,Z={validate:e=>K.test(m(e,0,6)),calculate:e=>({height:L(e,8),width:L(
e,6)})},Q="45786966",q=2,v=6,ee=2,te="4d4d",ne="4949",N=12,re=2;function oe(e){return T(e,2,6)===Q}function ie(e,t){return{
height:S(e,t),width:S(e,t+2)}}function se(e,t){const r=v+8,o=y(e,16,r,t);for(let i=0;i<o;i++){const s=r+re+i*N,c=s+N;if(s>
e.length)return;const d=e.slice(s,c);if(y(d,16,0,t)===274)return y(d,16,2,t)!==3||y(d,32,4,t)!==1?void 0:y(d,16,8,t)}}function ce(e,t){
const n=e.slice(q,t),r=T(n,v,v+ee),o=r===te;if(o||r===ne)return se(n,o)}function ae(e,t){if(t>e.length)throw new TypeError(
"Corrupt JPG, exceeded buffer limits")}const de={validate:e=>T(e,0,2)==="ffd8",calculate(e){let t=e.slice(4),n,r;for(;t.
length;){const o=S(t,0);if(ae(t,o),t[o]!==255){t=t.subarray(1);continue}if(oe(t)&&(n=ce(t,o)),r=t[o+1],r===192||r===193||
r===194){const i=ie(t,o+5);return n?{height:i.height,orientation:n,width:i.width}:i}t=t.subarray(o+2)}throw new TypeError(
"Invalid JPG, no size found")}},fe=`PNG\r

`,he="IHDR",C="CgBI",ue={validate(e){if(fe===m(e,1,8)){let t=m(e,12,16);if(t===C&&(t=m(e,28,32)),t!==he)throw new TypeError(
"Invalid PNG");return!0}return!1},calculate(e){return m(e,12,16)===C?{height:p(e,36),width:p(e,32)}:{height:p(e,20),width:p(
e,16)}}};function le(e){return{height:1+P(e,7),width:1+P(e,4)}}function ge(e){return{height:1+((e[4]&15)<<10|e[3]<<2|(e[2]&
192)>>6),width:1+((e[2]&63)<<8|e[1])}}function me(e){return{height:R(e,8)&16383,width:R(e,6)&16383}}const we=[ue,de,Z,{validate(e){
const t=m(e,0,4)==="RIFF",n=m(e,8,12)==="WEBP",r=m(e,12,15)==="VP8";return t&&n&&r},calculate(e){const t=m(e,12,16),n=e.
slice(20,30);if(t==="VP8X"){const o=n[0],i=(o&192)===0,s=(o&1)===0;if(i&&s)return le(n);throw new TypeError("Invalid Web\
P")}if(t==="VP8 "&&n[0]!==47)return me(n);const r=T(n,3,6);if(t==="VP8L"&&r!=="9d012a")return ge(n);throw new TypeError(
"Invalid WebP")}}],Ee=25;function xe(e){if(e.length<Ee)return;const t=new Uint8Array(e);try{return we.find(n=>n.validate(
t))?.calculate(t)}catch{return}}const D=5,G=5,Ie=[301,302,303,307,308];async function be({url:e,image:t,timeoutMs:n,http:r,
...o}){const i=performance.now()+n,s=new Set;for(let c=B(e);;){s.add(c.href);const d=await r.request({...o,method:"GET",
url:c,timeoutMs:Math.max(0,i-performance.now()),maxBytes:D*l.E$,encoding:"latin1",wantsBody:g=>t&&(0,k.oJ)(g)});if(d.kind===
"failure")return{kind:"failure",at:c,failure:d};const{status:h,headers:w}=d,f=Ie.includes(h)?w.location:void 0;if(f===void 0)
return{kind:"status",at:c,status:h,image:t&&(0,k.oJ)(h)?pe(d):void 0};const u=ye(f,c);if(!u){const g=f.length>l.QO;return{
kind:"bad-redirect",at:c,why:g?`to a URL of more than ${l.zF}`:"to something that is not a URL"}}if(!/^https?:$/.test(u.
protocol))return{kind:"bad-redirect",at:c,why:"to something other than a web page"};if(t&&u.protocol==="http:")return{kind:"\
off-https",at:c};const x=B(u);if(s.has(x.href))return{kind:"bad-redirect",at:c,why:"in a loop"};if(s.size>G)return{kind:"\
bad-redirect",at:c,why:`more than ${G} times`};c=x}}function pe({body:e,incomplete:t}){return t||(e.length===0?"empty":xe(
Buffer.from(e,"latin1"))??"not-an-image")}function B(e){const t=new URL(e.href);return t.username="",t.password="",t.hash=
"",t}function ye(e,t){const n=e.replace(/[\x80-\xff]/g,r=>`%${r.charCodeAt(0).toString(16).toUpperCase()}`);return(0,l.Dl)(
n,t)}const Ue=1e4,ke=20,O=200,_=3e5;async function Te(e,{http:t,signal:n,redact:r}){const{uses:o,userAgent:i}=e,s=Math.min(
e.timeoutMs,Ue),c={Accept:"*/*","User-Agent":i},d=new Map,h=({url:a})=>{const I=d.get(a)??B((0,l.Dl)(a)??new URL(a)).href;
return d.set(a,I),I},w=new Set(o.filter(({use:a})=>a!=="page").map(h)),f=new Map,u=performance.now()+_-s,x=new Set([...new Set(
o.map(h))].slice(0,O)),g=x.values();async function Pe(){for(const a of g){if(n.aborted||performance.now()>u)return;const I={
url:new URL(a),image:w.has(a),http:t,headers:c,timeoutMs:s,signal:n};f.set(a,await be(I))}}if(await Promise.all(Array.from(
{length:ke},Pe)),n.aborted)throw(0,U.Yq)("Checking the URLs");const H=new Set,M=o.flatMap(a=>{const I=h(a),z=f.get(I);return z?
ve({...a,key:I},z,{timeoutMs:s,redact:r})??[]:H.has(a.file)?[]:(H.add(a.file),$e(a,x.has(I)))});return{problems:M.filter(
a=>"message"in a),wrongSizes:M.filter(a=>"expected"in a)}}const Se=e=>new U.HR({reason:"url-check-failed",title:"URL che\
ck failed",message:(0,A.B4)(e.map(A.fI)),hint:`Fix the pages and images, then run this again. Or correct the URLs, or re\
move \`check-urls\`, then ${U.Up}.`}),Le={icon:[{width:200,height:200}],banner:[{width:360,height:240},{width:360,height:200}]};
function $e({url:e,use:t,...n},r){const o=r?`the check ends after ${_/6e4} minutes`:`at most ${O} different URLs are che\
cked`;return{...n,message:`${(0,l.hD)(e)} was not checked, since ${o}; check fewer at a time`}}function ve({url:e,key:t,
use:n,...r},o,{timeoutMs:i,redact:s}){const c=o.at.href===t?(0,l.hD)(e):Be(e,o.at,s),d=g=>({...r,message:`${c} ${g}`});if(o.
kind==="failure")return d(Re(o.failure,i,s));if(o.kind==="bad-redirect")return d(`redirects ${o.why}`);if(o.kind==="off-\
https")return n==="page"?void 0:d("redirects to http, but images must be https");const{status:h,image:w}=o;if(!(0,k.oJ)(
h))return d(`responded ${(0,k.Er)(h)}`);if(n==="page"||w===void 0)return;if(typeof w=="string")return d(Ae(w,i));const{width:f,
height:u}=w;if(f===0||u===0)return d(`is an image of ${f}x${u}`);const x=Le[n];if(!x.some(g=>g.width===f&&g.height===u))
return{...r,use:n,width:f,height:u,expected:x}}function Be(e,t,n){return`${(0,l.hD)(e)} redirects to ${(0,l.hD)(n(t.origin+
t.pathname))}, which`}function Ae(e,t){return{empty:"responded with an empty body, which is not an image","not-an-image":"\
is not a valid PNG, JPEG, GIF or WebP image","too-large":`is larger than ${D} MiB`,timeout:`did not load completely with\
in ${t/1e3} s`,cut:"was cut off",cancelled:"was cut off"}[e]}function Re({reason:e,cause:t},n,r){if(e==="timeout")return`\
did not respond within ${n/1e3} s`;const i=/^(ENOTFOUND|EAI_\w+)$/.test(t?.code??"")?"has a host name that cannot be fou\
nd":"cannot be reached";return`${{"tls-failed":"cannot be reached securely: its certificate is not accepted, or TLS fail\
ed","proxy-failed":"cannot be reached through the proxy","bad-response":"responded with something that is not HTTP","con\
nection-lost":"ended the connection without a response","connection-failed":i,cancelled:i}[e]} (${(0,l.Kb)((0,U.q0)(t),r)}\
)`}})};
