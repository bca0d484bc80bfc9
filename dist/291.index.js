"use strict";exports.id=291,exports.ids=[291],exports.modules={2291:((Ce,Y,I)=>{I.d(Y,{checkUrls:()=>Te,urlCheckFailure:()=>$e});var k=I(
3916),U=I(5357),A=I(8925),f=I(8992);const V=new TextDecoder,g=(e,t=0,n=e.length)=>V.decode(e.slice(t,n)),T=(e,t=0,n=e.length)=>e.
slice(t,n).reduce((r,o)=>r+`0${o.toString(16)}`.slice(-2),""),w=(e,t)=>new DataView(e.buffer,e.byteOffset+t),R=(e,t=0)=>w(
e,t).getInt16(0,!0),$=(e,t=0)=>w(e,t).getUint16(0,!1),L=(e,t=0)=>w(e,t).getUint16(0,!0),P=(e,t=0)=>{const n=w(e,t);return n.
getUint16(0,!0)+(n.getUint8(2)<<16)},De=(e,t=0)=>w(e,t).getInt32(0,!0),b=(e,t=0)=>w(e,t).getUint32(0,!1),J=(e,t=0)=>w(e,
t).getUint32(0,!0),Oe=(e,t,n)=>w(e,t).getBigUint64(0,!n),W={readUInt16BE:$,readUInt16LE:L,readUInt32BE:b,readUInt32LE:J};
function p(e,t,n=0,r=!1){const s=`readUInt${t}${r?"BE":"LE"}`;return W[s](e,n)}const S=8;function X(e,t,n,r,o){if(e.length-
r<S)return;const s=t.getUint32(n+r,!1);if(!(e.length-r<s))return{offset:r,size:s,matches:t.getUint32(n+4+r,!1)===o}}const F=new WeakMap;
function j(e){let t=F.get(e.buffer);return t||(t=new DataView(e.buffer),F.set(e.buffer,t)),t}function Ge(e,t,n){const r=j(
e),o=t.charCodeAt(0)<<24|t.charCodeAt(1)<<16|t.charCodeAt(2)<<8|t.charCodeAt(3),s=e.byteOffset;let i=n;for(;i<e.length&&
!(e.length-i<4);){if(r.getUint32(s+i,!1)<S){i+=S;continue}const c=X(e,r,s,i,o);if(!c)break;if(c.matches)return{name:t,offset:c.
offset,size:c.size};i+=c.size}}const K=/^GIF8[79]a/,Z={validate:e=>K.test(g(e,0,6)),calculate:e=>({height:L(e,8),width:L(
e,6)})},Q="45786966",q=2,B=6,ee=2,te="4d4d",ne="4949",N=12,re=2;function oe(e){return T(e,2,6)===Q}function se(e,t){return{
height:$(e,t),width:$(e,t+2)}}function ie(e,t){const r=B+8,o=p(e,16,r,t);for(let s=0;s<o;s++){const i=r+re+s*N,c=i+N;if(i>
e.length)return;const d=e.slice(i,c);if(p(d,16,0,t)===274)return p(d,16,2,t)!==3||p(d,32,4,t)!==1?void 0:p(d,16,8,t)}}function ce(e,t){
const n=e.slice(q,t),r=T(n,B,B+ee),o=r===te;if(o||r===ne)return ie(n,o)}function ae(e,t){if(t>e.length)throw new TypeError(
"Corrupt JPG, exceeded buffer limits")}const de={validate:e=>T(e,0,2)==="ffd8",calculate(e){let t=e.slice(4),n,r;for(;t.
length;){const o=$(t,0);if(ae(t,o),t[o]!==255){t=t.subarray(1);continue}if(oe(t)&&(n=ce(t,o)),r=t[o+1],r===192||r===193||
r===194){const s=se(t,o+5);return n?{height:s.height,orientation:n,width:s.width}:s}t=t.subarray(o+2)}throw new TypeError(
"Invalid JPG, no size found")}},fe=`PNG\r

`,he="IHDR",C="CgBI",ue={validate(e){if(fe===g(e,1,8)){let t=g(e,12,16);if(t===C&&(t=g(e,28,32)),t!==he)throw new TypeError(
"Invalid PNG");return!0}return!1},calculate(e){return g(e,12,16)===C?{height:b(e,36),width:b(e,32)}:{height:b(e,20),width:b(
e,16)}}};function le(e){return{height:1+P(e,7),width:1+P(e,4)}}function ge(e){return{height:1+((e[4]&15)<<10|e[3]<<2|(e[2]&
192)>>6),width:1+((e[2]&63)<<8|e[1])}}function me(e){return{height:R(e,8)&16383,width:R(e,6)&16383}}const we=[ue,de,Z,{validate(e){
const t=g(e,0,4)==="RIFF",n=g(e,8,12)==="WEBP",r=g(e,12,15)==="VP8";return t&&n&&r},calculate(e){const t=g(e,12,16),n=e.
slice(20,30);if(t==="VP8X"){const o=n[0],s=(o&192)===0,i=(o&1)===0;if(s&&i)return le(n);throw new TypeError("Invalid Web\
P")}if(t==="VP8 "&&n[0]!==47)return me(n);const r=T(n,3,6);if(t==="VP8L"&&r!=="9d012a")return ge(n);throw new TypeError(
"Invalid WebP")}}],Ee=25;function xe(e){if(e.length<Ee)return;const t=new Uint8Array(e);try{return we.find(n=>n.validate(
t))?.calculate(t)}catch{return}}const D=5,O=5,Ie=[301,302,303,307,308];async function be({url:e,image:t,timeoutMs:n,http:r,
...o}){const s=performance.now()+n,i=new Set;for(let c=v(e);;){i.add(c.href);const d=await r.request({...o,method:"GET",
url:c,timeoutMs:Math.max(0,s-performance.now()),maxBytes:D*f.E$,encoding:"latin1",wantsBody:y=>t&&(0,U.oJ)(y)});if(d.kind===
"failure")return{kind:"failure",at:c,failure:d};const{status:h,headers:u}=d,l=Ie.includes(h)?u.location:void 0;if(l===void 0)
return{kind:"status",at:c,status:h,image:t&&(0,U.oJ)(h)?pe(d):void 0};const m=ye(l,c);if(!m){const y=l.length>f.QO;return{
kind:"bad-redirect",at:c,why:y?`to a URL of more than ${f.zF}`:"to something that is not a URL"}}if(!/^https?:$/.test(m.
protocol))return{kind:"bad-redirect",at:c,why:"to something other than a web page"};if(t&&m.protocol==="http:")return{kind:"\
off-https",at:c};const x=v(m);if(i.has(x.href))return{kind:"bad-redirect",at:c,why:"in a loop"};if(i.size>O)return{kind:"\
bad-redirect",at:c,why:`more than ${O} times`};c=x}}function pe({body:e,incomplete:t}){if(t)return t;if(e.length===0)return"\
empty";const n=xe(Buffer.from(e,"latin1"));return n?{...n,bytes:e.length}:"not-an-image"}function v(e){const t=new URL(e.
href);return t.username="",t.password="",t.hash="",t}function ye(e,t){const n=e.replace(/[\x80-\xff]/g,r=>`%${r.charCodeAt(
0).toString(16).toUpperCase()}`);return(0,f.Dl)(n,t)}const ke=1e4,Ue=20,G=200,_=3e5;async function Te(e,{http:t,signal:n,
redact:r}){const{uses:o,userAgent:s}=e,i=Math.min(e.timeoutMs,ke),c={Accept:"*/*","User-Agent":s},d=new Map,h=({url:a})=>{
const E=d.get(a)??v((0,f.Dl)(a)??new URL(a)).href;return d.set(a,E),E},u=new Set(o.filter(({use:a})=>a!=="page").map(h)),
l=new Map,m=performance.now()+_-i,x=new Set([...new Set(o.map(h))].slice(0,G)),y=x.values();async function Ne(){for(const a of y){
if(n.aborted||performance.now()>m)return;const E={url:new URL(a),image:u.has(a),http:t,headers:c,timeoutMs:i,signal:n};l.
set(a,await be(E))}}if(await Promise.all(Array.from({length:Ue},Ne)),n.aborted)throw(0,k.Yq)("Checking the URLs");const H=new Set,
M=o.flatMap(a=>{const E=h(a),z=l.get(E);return z?ve({...a,key:E},z,{timeoutMs:i,redact:r}):H.has(a.file)?[]:(H.add(a.file),
Be(a,x.has(E)))});return{problems:M.filter(a=>"message"in a),remarks:M.filter(a=>"kind"in a)}}const $e=e=>new k.HR({reason:"\
url-check-failed",title:"URL check failed",message:(0,A.B4)(e.map(A.fI)),hint:`Fix the pages and images, then run this a\
gain. Or correct the URLs, or remove \`check-urls\`, then ${k.Up}.`}),Le={icon:f.E$/4,banner:f.E$},Se={icon:[{width:200,
height:200}],banner:[{width:360,height:240},{width:360,height:200}]};function Be({url:e,use:t,...n},r){const o=r?`the ch\
eck ends after ${_/6e4} minutes`:`at most ${G} different URLs are checked`;return{...n,message:`${(0,f.hD)(e)} was not c\
hecked, since ${o}; check fewer at a time`}}function ve({url:e,key:t,use:n,...r},o,{timeoutMs:s,redact:i}){const c=o.at.
href===t?(0,f.hD)(e):Re(e,o.at,i),d=x=>[{...r,message:`${c} ${x}`}];if(o.kind==="failure")return d(Fe(o.failure,s,i));if(o.
kind==="bad-redirect")return d(`redirects ${o.why}`);if(o.kind==="off-https")return n==="page"?[]:d("redirects to http, \
but images must be https");const{status:h,image:u}=o;if(!(0,U.oJ)(h))return d(`responded ${(0,U.Er)(h)}`);if(n==="page"||
u===void 0)return[];if(typeof u=="string")return d(Pe(u,s));const{width:l,height:m}=u;return l===0||m===0?d(`is an image\
 of ${l}x${m}`):Ae(u,{...r,use:n})}function Ae({width:e,height:t,bytes:n},r){const o=Se[r.use],s=Le[r.use],i=[];return o.
some(c=>c.width===e&&c.height===t)||i.push({kind:"image-size",...r,width:e,height:t,expected:o}),n>s&&i.push({kind:"imag\
e-weight",...r,bytes:n,maxBytes:s}),i}function Re(e,t,n){return`${(0,f.hD)(e)} redirects to ${(0,f.hD)(n(t.origin+t.pathname))}\
, which`}function Pe(e,t){return{empty:"responded with an empty body, which is not an image","not-an-image":"is not a va\
lid PNG, JPEG, GIF or WebP image","too-large":`is larger than ${D} MiB`,timeout:`did not load completely within ${t/1e3}\
 s`,cut:"was cut off",cancelled:"was cut off"}[e]}function Fe({reason:e,cause:t},n,r){if(e==="timeout")return`did not re\
spond within ${n/1e3} s`;const s=/^(ENOTFOUND|EAI_\w+)$/.test(t?.code??"")?"has a host name that cannot be found":"canno\
t be reached";return`${{"tls-failed":"cannot be reached securely: its certificate is not accepted, or TLS failed","proxy\
-failed":"cannot be reached through the proxy","bad-response":"responded with something that is not HTTP","connection-lo\
st":"ended the connection without a response","connection-failed":s,cancelled:s}[e]} (${(0,f.Kb)((0,k.q0)(t),r)})`}})};
