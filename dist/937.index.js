"use strict";exports.id=937,exports.ids=[937],exports.modules={2937:((Re,M,p)=>{p.d(M,{checkUrls:()=>ke,urlCheckFailure:()=>Ue});var d=p(
990),_e=p(9453);const z=new TextDecoder,g=(e,t=0,n=e.length)=>z.decode(e.slice(t,n)),k=(e,t=0,n=e.length)=>e.slice(t,n).
reduce((r,i)=>r+`0${i.toString(16)}`.slice(-2),""),w=(e,t)=>new DataView(e.buffer,e.byteOffset+t),S=(e,t=0)=>w(e,t).getInt16(
0,!0),U=(e,t=0)=>w(e,t).getUint16(0,!1),v=(e,t=0)=>w(e,t).getUint16(0,!0),A=(e,t=0)=>{const n=w(e,t);return n.getUint16(
0,!0)+(n.getUint8(2)<<16)},$e=(e,t=0)=>w(e,t).getInt32(0,!0),I=(e,t=0)=>w(e,t).getUint32(0,!1),H=(e,t=0)=>w(e,t).getUint32(
0,!0),Pe=(e,t,n)=>w(e,t).getBigUint64(0,!n),Y={readUInt16BE:U,readUInt16LE:v,readUInt32BE:I,readUInt32LE:H};function y(e,t,n=0,r=!1){
const a=`readUInt${t}${r?"BE":"LE"}`;return Y[a](e,n)}const T=8;function V(e,t,n,r,i){if(e.length-r<T)return;const a=t.getUint32(
n+r,!1);if(!(e.length-r<a))return{offset:r,size:a,matches:t.getUint32(n+4+r,!1)===i}}const R=new WeakMap;function J(e){let t=R.
get(e.buffer);return t||(t=new DataView(e.buffer),R.set(e.buffer,t)),t}function Ne(e,t,n){const r=J(e),i=t.charCodeAt(0)<<
24|t.charCodeAt(1)<<16|t.charCodeAt(2)<<8|t.charCodeAt(3),a=e.byteOffset;let o=n;for(;o<e.length&&!(e.length-o<4);){if(r.
getUint32(a+o,!1)<T){o+=T;continue}const s=V(e,r,a,o,i);if(!s)break;if(s.matches)return{name:t,offset:s.offset,size:s.size};
o+=s.size}}const W=/^GIF8[79]a/,X={validate:e=>W.test(g(e,0,6)),calculate:e=>({height:v(e,8),width:v(e,6)})},K="45786966",
q=2,L=6,Z=2,j="4d4d",Q="4949",_=12,ee=2;function te(e){return k(e,2,6)===K}function ne(e,t){return{height:U(e,t),width:U(
e,t+2)}}function re(e,t){const r=L+8,i=y(e,16,r,t);for(let a=0;a<i;a++){const o=r+ee+a*_,s=o+_;if(o>e.length)return;const c=e.
slice(o,s);if(y(c,16,0,t)===274)return y(c,16,2,t)!==3||y(c,32,4,t)!==1?void 0:y(c,16,8,t)}}function ie(e,t){const n=e.slice(
q,t),r=k(n,L,L+Z),i=r===j;if(i||r===Q)return re(n,i)}function ae(e,t){if(t>e.length)throw new TypeError("Corrupt JPG, ex\
ceeded buffer limits")}const oe={validate:e=>k(e,0,2)==="ffd8",calculate(e){let t=e.slice(4),n,r;for(;t.length;){const i=U(
t,0);if(ae(t,i),t[i]!==255){t=t.subarray(1);continue}if(te(t)&&(n=ie(t,i)),r=t[i+1],r===192||r===193||r===194){const a=ne(
t,i+5);return n?{height:a.height,orientation:n,width:a.width}:a}t=t.subarray(i+2)}throw new TypeError("Invalid JPG, no s\
ize found")}},se=`PNG\r

`,ce="IHDR",$="CgBI",de={validate(e){if(se===g(e,1,8)){let t=g(e,12,16);if(t===$&&(t=g(e,28,32)),t!==ce)throw new TypeError(
"Invalid PNG");return!0}return!1},calculate(e){return g(e,12,16)===$?{height:I(e,36),width:I(e,32)}:{height:I(e,20),width:I(
e,16)}}};function fe(e){return{height:1+A(e,7),width:1+A(e,4)}}function le(e){return{height:1+((e[4]&15)<<10|e[3]<<2|(e[2]&
192)>>6),width:1+((e[2]&63)<<8|e[1])}}function ue(e){return{height:S(e,8)&16383,width:S(e,6)&16383}}var he=[de,oe,X,{validate(e){
const t=g(e,0,4)==="RIFF",n=g(e,8,12)==="WEBP",r=g(e,12,15)==="VP8";return t&&n&&r},calculate(e){const t=g(e,12,16),n=e.
slice(20,30);if(t==="VP8X"){const i=n[0],a=(i&192)===0,o=(i&1)===0;if(a&&o)return fe(n);throw new TypeError("Invalid Web\
P")}if(t==="VP8 "&&n[0]!==47)return ue(n);const r=k(n,3,6);if(t==="VP8L"&&r!=="9d012a")return le(n);throw new TypeError(
"Invalid WebP")}}],ge=25;function me(e){if(e.length<ge)return;let t=new Uint8Array(e);try{return he.find(n=>n.validate(t))?.
calculate(t)}catch{return}}var P=5,N=5,we=[301,302,303,307,308];async function Ee({url:e,image:t,timeoutMs:n,http:r,...i}){
let a=(0,d.d5)()+n,o=new Set;for(let s=B(e);;){o.add(s.href);let c=await r.request({...i,method:"GET",url:s,timeoutMs:Math.
max(0,a-(0,d.d5)()),maxBytes:P*1048576,encoding:"latin1",wantsBody:b=>t&&(0,d.oJ)(b)});if(c.kind==="failure")return{kind:"\
failure",at:s,failure:c};let{status:l,headers:u}=c,h=we.includes(l)?u.location:void 0;if(h===void 0)return{kind:"status",
at:s,status:l,image:t&&(0,d.oJ)(l)?xe(c):void 0};let m=Ie(h,s);if(!m){let b=h.length>2048;return{kind:"bad-redirect",at:s,
why:b?`to a URL of more than ${d.zF}`:"to something that is not a URL"}}if(!/^https?:$/.test(m.protocol))return{kind:"ba\
d-redirect",at:s,why:"to something other than a web page"};if(t&&m.protocol==="http:")return{kind:"off-https",at:s};let x=B(
m);if(o.has(x.href))return{kind:"bad-redirect",at:s,why:"in a loop"};if(o.size>N)return{kind:"bad-redirect",at:s,why:`mo\
re than ${N} times`};s=x}}function xe({body:e,incomplete:t}){if(t)return t;if(e.length===0)return"empty";let n=me(Buffer.
from(e,"latin1"));return n?{...n,bytes:e.length}:"not-an-image"}function B(e){let t=new URL(e.href);return t.username="",
t.password="",t.hash="",t}function Ie(e,t){let n=e.replace(/[\x80-\xff]/g,r=>`%${r.charCodeAt(0).toString(16).toUpperCase()}`);
return(0,d.Dl)(n,t)}var ye=1e4,be=20,F=200,C=3e5;async function ke(e,{http:t,signal:n,redact:r}){let{uses:i,userAgent:a}=e,
o=Math.min(e.timeoutMs,ye),s={Accept:"*/*","User-Agent":a},c=new Map,l=({url:f})=>{let E=c.get(f)??B((0,d.Dl)(f)??new URL(
f)).href;return c.set(f,E),E},u=new Set(i.filter(({image:f})=>f).map(l)),h=new Map,m=(0,d.d5)()+C-o,x=new Set([...new Set(
i.map(l))].slice(0,F)),b=x.values();async function Ae(){for(let f of b){if(n.aborted||(0,d.d5)()>m)return;let E={url:new URL(
f),image:u.has(f),http:t,headers:s,timeoutMs:o,signal:n};h.set(f,await Ee(E))}}if(await Promise.all(Array.from({length:be},
Ae)),n.aborted)throw(0,d.Yq)("Checking the URLs");let O=new Set,D=i.flatMap(f=>{let E=l(f),G=h.get(E);return G?ve({...f,
key:E},G,{timeoutMs:o,redact:r}):O.has(f.file)?[]:(O.add(f.file),pe(f,x.has(E)))});return{problems:D.filter(f=>"message"in
f),remarks:D.filter(f=>"kind"in f)}}var Ue=e=>new d.HR({reason:"url-check-failed",title:"URL check failed",message:(0,d.
B4)(e.map(d.fI)),hint:{newRunAfter:"Fix the pages and images, then run this again. Or correct the URLs, or remove `check\
-urls`, then"}});function pe({url:e,image:t,...n},r){let i=r?`the check ends after ${C/6e4} minutes`:`at most ${F} diffe\
rent URLs are checked`;return{...n,...(0,d.yu)(e,`was not checked, since ${i}; check fewer at a time`)}}function ve({url:e,
key:t,image:n,...r},i,{timeoutMs:a,redact:o}){let s=i.at.href===t?"":`${Le(i.at,o)} `,c=x=>[{...r,...(0,d.yu)(e,`${s}${x}`)}];
if(i.kind==="failure")return c(Se(i.failure,a,o));if(i.kind==="bad-redirect")return c(`redirects ${i.why}`);if(i.kind===
"off-https")return n===void 0?[]:c("redirects to http, but images must be https");let{status:l,image:u}=i;if(!(0,d.oJ)(l))
return c(`responded ${(0,d.Er)(l)}`);if(n===void 0||u===void 0)return[];if(typeof u=="string")return c(Be(u,a));let{width:h,
height:m}=u;return h===0||m===0?c(`is an image of ${h}x${m}`):Te(u,n,r.file)}function Te({width:e,height:t,bytes:n},r,i){
let{sizes:a,maxBytes:o}=d.Ng[r],s=a.some(l=>l.width===e&&l.height===t),c=[];return s||c.push({kind:"image-size",field:r,
file:i,width:e,height:t}),n>o&&c.push({kind:"image-weight",field:r,file:i,bytes:n}),c}function Le(e,t){return`redirects \
to ${(0,d.hD)(t(e.origin+e.pathname))}, which`}function Be(e,t){return{empty:"responded with an empty body, which is not\
 an image","not-an-image":"is not a valid PNG, JPEG, GIF or WebP image","too-large":`is larger than ${P} MiB`,timeout:`d\
id not load completely within ${t/1e3} s`,cut:"was cut off",cancelled:"was cut off"}[e]}function Se({reason:e,cause:t},n,r){
if(e==="timeout")return`did not respond within ${n/1e3} s`;let i=/^(ENOTFOUND|EAI_\w+)$/.test(t?.code??"")?"has a host n\
ame that cannot be found":"cannot be reached";return`${{"tls-failed":"cannot be reached securely: its certificate is not\
 accepted, or TLS failed","proxy-failed":"cannot be reached through the proxy","bad-response":"responded with something \
that is not HTTP","connection-lost":"ended the connection without a response","connection-failed":i,cancelled:i}[e]} (${(0,d.
Kb)((0,d.q0)(t),r)})`}})};
