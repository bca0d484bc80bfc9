"use strict";exports.id=291,exports.ids=[291],exports.modules={2291:((Dt,J,m)=>{m.d(J,{checkUrls:()=>St,urlCheckFailure:()=>$t});var L=m(
3916),k=m(6078),W=m(2996),R=m(8925),I=m(8992),p=m(7666),X=m(1996);const K=new TextDecoder,l=(t,e=0,n=t.length)=>K.decode(
t.slice(e,n)),T=(t,e=0,n=t.length)=>t.slice(e,n).reduce((r,o)=>r+`0${o.toString(16)}`.slice(-2),""),w=(t,e)=>new DataView(
t.buffer,t.byteOffset+e),P=(t,e=0)=>w(t,e).getInt16(0,!0),v=(t,e=0)=>w(t,e).getUint16(0,!1),S=(t,e=0)=>w(t,e).getUint16(
0,!0),N=(t,e=0)=>{const n=w(t,e);return n.getUint16(0,!0)+(n.getUint8(2)<<16)},Ot=(t,e=0)=>w(t,e).getInt32(0,!0),y=(t,e=0)=>w(
t,e).getUint32(0,!1),j=(t,e=0)=>w(t,e).getUint32(0,!0),Gt=(t,e,n)=>w(t,e).getBigUint64(0,!n),Z={readUInt16BE:v,readUInt16LE:S,
readUInt32BE:y,readUInt32LE:j};function b(t,e,n=0,r=!1){const s=`readUInt${e}${r?"BE":"LE"}`;return Z[s](t,n)}const $=8;
function Q(t,e,n,r,o){if(t.length-r<$)return;const s=e.getUint32(n+r,!1);if(!(t.length-r<s))return{offset:r,size:s,matches:e.
getUint32(n+4+r,!1)===o}}const F=new WeakMap;function _(t){let e=F.get(t.buffer);return e||(e=new DataView(t.buffer),F.set(
t.buffer,e)),e}function Ht(t,e,n){const r=_(t),o=e.charCodeAt(0)<<24|e.charCodeAt(1)<<16|e.charCodeAt(2)<<8|e.charCodeAt(
3),s=t.byteOffset;let i=n;for(;i<t.length&&!(t.length-i<4);){if(r.getUint32(s+i,!1)<$){i+=$;continue}const c=Q(t,r,s,i,o);
if(!c)break;if(c.matches)return{name:e,offset:c.offset,size:c.size};i+=c.size}}const q=/^GIF8[79]a/,tt={validate:t=>q.test(
l(t,0,6)),calculate:t=>({height:S(t,8),width:S(t,6)})},et="45786966",nt=2,B=6,rt=2,ot="4d4d",st="4949",C=12,it=2;function ct(t){
return T(t,2,6)===et}function at(t,e){return{height:v(t,e),width:v(t,e+2)}}function ft(t,e){const r=B+8,o=b(t,16,r,e);for(let s=0;s<
o;s++){const i=r+it+s*C,c=i+C;if(i>t.length)return;const a=t.slice(i,c);if(b(a,16,0,e)===274)return b(a,16,2,e)!==3||b(a,
32,4,e)!==1?void 0:b(a,16,8,e)}}function dt(t,e){const n=t.slice(nt,e),r=T(n,B,B+rt),o=r===ot;if(o||r===st)return ft(n,o)}
function ut(t,e){if(e>t.length)throw new TypeError("Corrupt JPG, exceeded buffer limits")}const ht={validate:t=>T(t,0,2)===
"ffd8",calculate(t){let e=t.slice(4),n,r;for(;e.length;){const o=v(e,0);if(ut(e,o),e[o]!==255){e=e.subarray(1);continue}
if(ct(e)&&(n=dt(e,o)),r=e[o+1],r===192||r===193||r===194){const s=at(e,o+5);return n?{height:s.height,orientation:n,width:s.
width}:s}e=e.subarray(o+2)}throw new TypeError("Invalid JPG, no size found")}},lt=`PNG\r

`,gt="IHDR",D="CgBI",mt={validate(t){if(lt===l(t,1,8)){let e=l(t,12,16);if(e===D&&(e=l(t,28,32)),e!==gt)throw new TypeError(
"Invalid PNG");return!0}return!1},calculate(t){return l(t,12,16)===D?{height:y(t,36),width:y(t,32)}:{height:y(t,20),width:y(
t,16)}}};function wt(t){return{height:1+N(t,7),width:1+N(t,4)}}function Et(t){return{height:1+((t[4]&15)<<10|t[3]<<2|(t[2]&
192)>>6),width:1+((t[2]&63)<<8|t[1])}}function xt(t){return{height:P(t,8)&16383,width:P(t,6)&16383}}const It=[mt,ht,tt,{
validate(t){const e=l(t,0,4)==="RIFF",n=l(t,8,12)==="WEBP",r=l(t,12,15)==="VP8";return e&&n&&r},calculate(t){const e=l(t,
12,16),n=t.slice(20,30);if(e==="VP8X"){const o=n[0],s=(o&192)===0,i=(o&1)===0;if(s&&i)return wt(n);throw new TypeError("\
Invalid WebP")}if(e==="VP8 "&&n[0]!==47)return xt(n);const r=T(n,3,6);if(e==="VP8L"&&r!=="9d012a")return Et(n);throw new TypeError(
"Invalid WebP")}}],yt=25;function bt(t){if(t.length<yt)return;const e=new Uint8Array(t);try{return It.find(n=>n.validate(
e))?.calculate(e)}catch{return}}const O=5,G=5,Ut=[301,302,303,307,308];async function kt({url:t,image:e,timeoutMs:n,http:r,
...o}){const s=performance.now()+n,i=new Set;for(let c=A(t);;){i.add(c.href);const a=await r.request({...o,method:"GET",
url:c,timeoutMs:Math.max(0,s-performance.now()),maxBytes:O*X.E$,encoding:"latin1",wantsBody:U=>e&&(0,k.oJ)(U)});if(a.kind===
"failure")return{kind:"failure",at:c,failure:a};const{status:d,headers:u}=a,h=Ut.includes(d)?u.location:void 0;if(h===void 0)
return{kind:"status",at:c,status:d,image:e&&(0,k.oJ)(d)?pt(a):void 0};const g=Tt(h,c);if(!g){const U=h.length>p.QO;return{
kind:"bad-redirect",at:c,why:U?`to a URL of more than ${p.zF}`:"to something that is not a URL"}}if(!/^https?:$/.test(g.
protocol))return{kind:"bad-redirect",at:c,why:"to something other than a web page"};if(e&&g.protocol==="http:")return{kind:"\
off-https",at:c};const x=A(g);if(i.has(x.href))return{kind:"bad-redirect",at:c,why:"in a loop"};if(i.size>G)return{kind:"\
bad-redirect",at:c,why:`more than ${G} times`};c=x}}function pt({body:t,incomplete:e}){if(e)return e;if(t.length===0)return"\
empty";const n=bt(Buffer.from(t,"latin1"));return n?{...n,bytes:t.length}:"not-an-image"}function A(t){const e=new URL(t.
href);return e.username="",e.password="",e.hash="",e}function Tt(t,e){const n=t.replace(/[\x80-\xff]/g,r=>`%${r.charCodeAt(
0).toString(16).toUpperCase()}`);return(0,p.Dl)(n,e)}const vt=1e4,Lt=20,H=200,M=3e5;async function St(t,{http:e,signal:n,
redact:r}){const{uses:o,userAgent:s}=t,i=Math.min(t.timeoutMs,vt),c={Accept:"*/*","User-Agent":s},a=new Map,d=({url:f})=>{
const E=a.get(f)??A((0,p.Dl)(f)??new URL(f)).href;return a.set(f,E),E},u=new Set(o.filter(({image:f})=>f).map(d)),h=new Map,
g=performance.now()+M-i,x=new Set([...new Set(o.map(d))].slice(0,H)),U=x.values();async function Ct(){for(const f of U){
if(n.aborted||performance.now()>g)return;const E={url:new URL(f),image:u.has(f),http:e,headers:c,timeoutMs:i,signal:n};h.
set(f,await kt(E))}}if(await Promise.all(Array.from({length:Lt},Ct)),n.aborted)throw(0,L.Yq)("Checking the URLs");const z=new Set,
Y=o.flatMap(f=>{const E=d(f),V=h.get(E);return V?At({...f,key:E},V,{timeoutMs:i,redact:r}):z.has(f.file)?[]:(z.add(f.file),
Bt(f,x.has(E)))});return{problems:Y.filter(f=>"message"in f),remarks:Y.filter(f=>"kind"in f)}}const $t=t=>new L.HR({reason:"\
url-check-failed",title:"URL check failed",message:(0,R.B4)(t.map(R.fI)),hint:{newRunAfter:"Fix the pages and images, th\
en run this again. Or correct the URLs, or remove `check-urls`, then"}});function Bt({url:t,image:e,...n},r){const o=r?`\
the check ends after ${M/6e4} minutes`:`at most ${H} different URLs are checked`;return{...n,message:`${(0,I.hD)(t)} was\
 not checked, since ${o}; check fewer at a time`}}function At({url:t,key:e,image:n,...r},o,{timeoutMs:s,redact:i}){const c=o.
at.href===e?(0,I.hD)(t):Pt(t,o.at,i),a=x=>[{...r,message:`${c} ${x}`}];if(o.kind==="failure")return a(Ft(o.failure,s,i));
if(o.kind==="bad-redirect")return a(`redirects ${o.why}`);if(o.kind==="off-https")return n===void 0?[]:a("redirects to h\
ttp, but images must be https");const{status:d,image:u}=o;if(!(0,k.oJ)(d))return a(`responded ${(0,k.Er)(d)}`);if(n===void 0||
u===void 0)return[];if(typeof u=="string")return a(Nt(u,s));const{width:h,height:g}=u;return h===0||g===0?a(`is an image\
 of ${h}x${g}`):Rt(u,n,r.file)}function Rt({width:t,height:e,bytes:n},r,o){const{sizes:s,maxBytes:i}=W.Ng[r],c=s.some(d=>d.
width===t&&d.height===e),a=[];return c||a.push({kind:"image-size",field:r,file:o,width:t,height:e}),n>i&&a.push({kind:"i\
mage-weight",field:r,file:o,bytes:n}),a}function Pt(t,e,n){return`${(0,I.hD)(t)} redirects to ${(0,I.hD)(n(e.origin+e.pathname))}\
, which`}function Nt(t,e){return{empty:"responded with an empty body, which is not an image","not-an-image":"is not a va\
lid PNG, JPEG, GIF or WebP image","too-large":`is larger than ${O} MiB`,timeout:`did not load completely within ${e/1e3}\
 s`,cut:"was cut off",cancelled:"was cut off"}[t]}function Ft({reason:t,cause:e},n,r){if(t==="timeout")return`did not re\
spond within ${n/1e3} s`;const s=/^(ENOTFOUND|EAI_\w+)$/.test(e?.code??"")?"has a host name that cannot be found":"canno\
t be reached";return`${{"tls-failed":"cannot be reached securely: its certificate is not accepted, or TLS failed","proxy\
-failed":"cannot be reached through the proxy","bad-response":"responded with something that is not HTTP","connection-lo\
st":"ended the connection without a response","connection-failed":s,cancelled:s}[t]} (${(0,I.Kb)((0,L.q0)(e),r)})`}})};
