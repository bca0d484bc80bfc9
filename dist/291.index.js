"use strict";exports.id=291,exports.ids=[291],exports.modules={2291:((Fe,_,I)=>{I.d(_,{checkUrls:()=>Le,urlCheckFailure:()=>$e});var k=I(
3916),p=I(5357),V=I(2996),A=I(8925),u=I(8992);const J=new TextDecoder,g=(e,t=0,n=e.length)=>J.decode(e.slice(t,n)),T=(e,t=0,n=e.
length)=>e.slice(t,n).reduce((r,o)=>r+`0${o.toString(16)}`.slice(-2),""),w=(e,t)=>new DataView(e.buffer,e.byteOffset+t),
R=(e,t=0)=>w(e,t).getInt16(0,!0),L=(e,t=0)=>w(e,t).getUint16(0,!1),$=(e,t=0)=>w(e,t).getUint16(0,!0),P=(e,t=0)=>{const n=w(
e,t);return n.getUint16(0,!0)+(n.getUint8(2)<<16)},Ce=(e,t=0)=>w(e,t).getInt32(0,!0),y=(e,t=0)=>w(e,t).getUint32(0,!1),W=(e,t=0)=>w(
e,t).getUint32(0,!0),De=(e,t,n)=>w(e,t).getBigUint64(0,!n),X={readUInt16BE:L,readUInt16LE:$,readUInt32BE:y,readUInt32LE:W};
function b(e,t,n=0,r=!1){const s=`readUInt${t}${r?"BE":"LE"}`;return X[s](e,n)}const v=8;function j(e,t,n,r,o){if(e.length-
r<v)return;const s=t.getUint32(n+r,!1);if(!(e.length-r<s))return{offset:r,size:s,matches:t.getUint32(n+4+r,!1)===o}}const N=new WeakMap;
function K(e){let t=N.get(e.buffer);return t||(t=new DataView(e.buffer),N.set(e.buffer,t)),t}function Oe(e,t,n){const r=K(
e),o=t.charCodeAt(0)<<24|t.charCodeAt(1)<<16|t.charCodeAt(2)<<8|t.charCodeAt(3),s=e.byteOffset;let i=n;for(;i<e.length&&
!(e.length-i<4);){if(r.getUint32(s+i,!1)<v){i+=v;continue}const c=j(e,r,s,i,o);if(!c)break;if(c.matches)return{name:t,offset:c.
offset,size:c.size};i+=c.size}}const Z=/^GIF8[79]a/,Q={validate:e=>Z.test(g(e,0,6)),calculate:e=>({height:$(e,8),width:$(
e,6)})},q="45786966",ee=2,S=6,te=2,ne="4d4d",re="4949",F=12,oe=2;function se(e){return T(e,2,6)===q}function ie(e,t){return{
height:L(e,t),width:L(e,t+2)}}function ce(e,t){const r=S+8,o=b(e,16,r,t);for(let s=0;s<o;s++){const i=r+oe+s*F,c=i+F;if(i>
e.length)return;const a=e.slice(i,c);if(b(a,16,0,t)===274)return b(a,16,2,t)!==3||b(a,32,4,t)!==1?void 0:b(a,16,8,t)}}function ae(e,t){
const n=e.slice(ee,t),r=T(n,S,S+te),o=r===ne;if(o||r===re)return ce(n,o)}function fe(e,t){if(t>e.length)throw new TypeError(
"Corrupt JPG, exceeded buffer limits")}const de={validate:e=>T(e,0,2)==="ffd8",calculate(e){let t=e.slice(4),n,r;for(;t.
length;){const o=L(t,0);if(fe(t,o),t[o]!==255){t=t.subarray(1);continue}if(se(t)&&(n=ae(t,o)),r=t[o+1],r===192||r===193||
r===194){const s=ie(t,o+5);return n?{height:s.height,orientation:n,width:s.width}:s}t=t.subarray(o+2)}throw new TypeError(
"Invalid JPG, no size found")}},ue=`PNG\r

`,he="IHDR",C="CgBI",le={validate(e){if(ue===g(e,1,8)){let t=g(e,12,16);if(t===C&&(t=g(e,28,32)),t!==he)throw new TypeError(
"Invalid PNG");return!0}return!1},calculate(e){return g(e,12,16)===C?{height:y(e,36),width:y(e,32)}:{height:y(e,20),width:y(
e,16)}}};function ge(e){return{height:1+P(e,7),width:1+P(e,4)}}function me(e){return{height:1+((e[4]&15)<<10|e[3]<<2|(e[2]&
192)>>6),width:1+((e[2]&63)<<8|e[1])}}function we(e){return{height:R(e,8)&16383,width:R(e,6)&16383}}const Ee=[le,de,Q,{validate(e){
const t=g(e,0,4)==="RIFF",n=g(e,8,12)==="WEBP",r=g(e,12,15)==="VP8";return t&&n&&r},calculate(e){const t=g(e,12,16),n=e.
slice(20,30);if(t==="VP8X"){const o=n[0],s=(o&192)===0,i=(o&1)===0;if(s&&i)return ge(n);throw new TypeError("Invalid Web\
P")}if(t==="VP8 "&&n[0]!==47)return we(n);const r=T(n,3,6);if(t==="VP8L"&&r!=="9d012a")return me(n);throw new TypeError(
"Invalid WebP")}}],xe=25;function Ie(e){if(e.length<xe)return;const t=new Uint8Array(e);try{return Ee.find(n=>n.validate(
t))?.calculate(t)}catch{return}}const D=5,O=5,ye=[301,302,303,307,308];async function be({url:e,image:t,timeoutMs:n,http:r,
...o}){const s=performance.now()+n,i=new Set;for(let c=B(e);;){i.add(c.href);const a=await r.request({...o,method:"GET",
url:c,timeoutMs:Math.max(0,s-performance.now()),maxBytes:D*u.E$,encoding:"latin1",wantsBody:U=>t&&(0,p.oJ)(U)});if(a.kind===
"failure")return{kind:"failure",at:c,failure:a};const{status:d,headers:h}=a,l=ye.includes(d)?h.location:void 0;if(l===void 0)
return{kind:"status",at:c,status:d,image:t&&(0,p.oJ)(d)?Ue(a):void 0};const m=ke(l,c);if(!m){const U=l.length>u.QO;return{
kind:"bad-redirect",at:c,why:U?`to a URL of more than ${u.zF}`:"to something that is not a URL"}}if(!/^https?:$/.test(m.
protocol))return{kind:"bad-redirect",at:c,why:"to something other than a web page"};if(t&&m.protocol==="http:")return{kind:"\
off-https",at:c};const x=B(m);if(i.has(x.href))return{kind:"bad-redirect",at:c,why:"in a loop"};if(i.size>O)return{kind:"\
bad-redirect",at:c,why:`more than ${O} times`};c=x}}function Ue({body:e,incomplete:t}){if(t)return t;if(e.length===0)return"\
empty";const n=Ie(Buffer.from(e,"latin1"));return n?{...n,bytes:e.length}:"not-an-image"}function B(e){const t=new URL(e.
href);return t.username="",t.password="",t.hash="",t}function ke(e,t){const n=e.replace(/[\x80-\xff]/g,r=>`%${r.charCodeAt(
0).toString(16).toUpperCase()}`);return(0,u.Dl)(n,t)}const pe=1e4,Te=20,G=200,H=3e5;async function Le(e,{http:t,signal:n,
redact:r}){const{uses:o,userAgent:s}=e,i=Math.min(e.timeoutMs,pe),c={Accept:"*/*","User-Agent":s},a=new Map,d=({url:f})=>{
const E=a.get(f)??B((0,u.Dl)(f)??new URL(f)).href;return a.set(f,E),E},h=new Set(o.filter(({image:f})=>f).map(d)),l=new Map,
m=performance.now()+H-i,x=new Set([...new Set(o.map(d))].slice(0,G)),U=x.values();async function Ne(){for(const f of U){
if(n.aborted||performance.now()>m)return;const E={url:new URL(f),image:h.has(f),http:t,headers:c,timeoutMs:i,signal:n};l.
set(f,await be(E))}}if(await Promise.all(Array.from({length:Te},Ne)),n.aborted)throw(0,k.Yq)("Checking the URLs");const M=new Set,
z=o.flatMap(f=>{const E=d(f),Y=l.get(E);return Y?Se({...f,key:E},Y,{timeoutMs:i,redact:r}):M.has(f.file)?[]:(M.add(f.file),
ve(f,x.has(E)))});return{problems:z.filter(f=>"message"in f),remarks:z.filter(f=>"kind"in f)}}const $e=e=>new k.HR({reason:"\
url-check-failed",title:"URL check failed",message:(0,A.B4)(e.map(A.fI)),hint:`Fix the pages and images, then run this a\
gain. Or correct the URLs, or remove \`check-urls\`, then ${k.Up}.`});function ve({url:e,image:t,...n},r){const o=r?`the\
 check ends after ${H/6e4} minutes`:`at most ${G} different URLs are checked`;return{...n,message:`${(0,u.hD)(e)} was no\
t checked, since ${o}; check fewer at a time`}}function Se({url:e,key:t,image:n,...r},o,{timeoutMs:s,redact:i}){const c=o.
at.href===t?(0,u.hD)(e):Ae(e,o.at,i),a=x=>[{...r,message:`${c} ${x}`}];if(o.kind==="failure")return a(Pe(o.failure,s,i));
if(o.kind==="bad-redirect")return a(`redirects ${o.why}`);if(o.kind==="off-https")return n===void 0?[]:a("redirects to h\
ttp, but images must be https");const{status:d,image:h}=o;if(!(0,p.oJ)(d))return a(`responded ${(0,p.Er)(d)}`);if(n===void 0||
h===void 0)return[];if(typeof h=="string")return a(Re(h,s));const{width:l,height:m}=h;return l===0||m===0?a(`is an image\
 of ${l}x${m}`):Be(h,n,r.file)}function Be({width:e,height:t,bytes:n},r,o){const{sizes:s,maxBytes:i}=V.Ng[r],c=s.some(d=>d.
width===e&&d.height===t),a=[];return c||a.push({kind:"image-size",field:r,file:o,width:e,height:t}),n>i&&a.push({kind:"i\
mage-weight",field:r,file:o,bytes:n}),a}function Ae(e,t,n){return`${(0,u.hD)(e)} redirects to ${(0,u.hD)(n(t.origin+t.pathname))}\
, which`}function Re(e,t){return{empty:"responded with an empty body, which is not an image","not-an-image":"is not a va\
lid PNG, JPEG, GIF or WebP image","too-large":`is larger than ${D} MiB`,timeout:`did not load completely within ${t/1e3}\
 s`,cut:"was cut off",cancelled:"was cut off"}[e]}function Pe({reason:e,cause:t},n,r){if(e==="timeout")return`did not re\
spond within ${n/1e3} s`;const s=/^(ENOTFOUND|EAI_\w+)$/.test(t?.code??"")?"has a host name that cannot be found":"canno\
t be reached";return`${{"tls-failed":"cannot be reached securely: its certificate is not accepted, or TLS failed","proxy\
-failed":"cannot be reached through the proxy","bad-response":"responded with something that is not HTTP","connection-lo\
st":"ended the connection without a response","connection-failed":s,cancelled:s}[e]} (${(0,u.Kb)((0,k.q0)(t),r)})`}})};
