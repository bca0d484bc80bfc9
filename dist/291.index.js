"use strict";exports.id=291,exports.ids=[291],exports.modules={2291:((Dt,W,l)=>{l.d(W,{checkUrls:()=>St,urlCheckFailure:()=>$t});var k=l(
83),B=l(3916),b=l(9268),X=l(8266),p=l(8925),P=l(8992),T=l(7666),K=l(1996);const Z=new TextDecoder,g=(t,e=0,n=t.length)=>Z.
decode(t.slice(e,n)),v=(t,e=0,n=t.length)=>t.slice(e,n).reduce((r,o)=>r+`0${o.toString(16)}`.slice(-2),""),w=(t,e)=>new DataView(
t.buffer,t.byteOffset+e),N=(t,e=0)=>w(t,e).getInt16(0,!0),L=(t,e=0)=>w(t,e).getUint16(0,!1),S=(t,e=0)=>w(t,e).getUint16(
0,!0),F=(t,e=0)=>{const n=w(t,e);return n.getUint16(0,!0)+(n.getUint8(2)<<16)},Gt=(t,e=0)=>w(t,e).getInt32(0,!0),I=(t,e=0)=>w(
t,e).getUint32(0,!1),Q=(t,e=0)=>w(t,e).getUint32(0,!0),Ht=(t,e,n)=>w(t,e).getBigUint64(0,!n),j={readUInt16BE:L,readUInt16LE:S,
readUInt32BE:I,readUInt32LE:Q};function y(t,e,n=0,r=!1){const s=`readUInt${e}${r?"BE":"LE"}`;return j[s](t,n)}const $=8;
function _(t,e,n,r,o){if(t.length-r<$)return;const s=e.getUint32(n+r,!1);if(!(t.length-r<s))return{offset:r,size:s,matches:e.
getUint32(n+4+r,!1)===o}}const C=new WeakMap;function q(t){let e=C.get(t.buffer);return e||(e=new DataView(t.buffer),C.set(
t.buffer,e)),e}function Mt(t,e,n){const r=q(t),o=e.charCodeAt(0)<<24|e.charCodeAt(1)<<16|e.charCodeAt(2)<<8|e.charCodeAt(
3),s=t.byteOffset;let i=n;for(;i<t.length&&!(t.length-i<4);){if(r.getUint32(s+i,!1)<$){i+=$;continue}const c=_(t,r,s,i,o);
if(!c)break;if(c.matches)return{name:e,offset:c.offset,size:c.size};i+=c.size}}const tt=/^GIF8[79]a/,et={validate:t=>tt.
test(g(t,0,6)),calculate:t=>({height:S(t,8),width:S(t,6)})},nt="45786966",rt=2,A=6,ot=2,st="4d4d",it="4949",O=12,ct=2;function at(t){
return v(t,2,6)===nt}function dt(t,e){return{height:L(t,e),width:L(t,e+2)}}function ft(t,e){const r=A+8,o=y(t,16,r,e);for(let s=0;s<
o;s++){const i=r+ct+s*O,c=i+O;if(i>t.length)return;const a=t.slice(i,c);if(y(a,16,0,e)===274)return y(a,16,2,e)!==3||y(a,
32,4,e)!==1?void 0:y(a,16,8,e)}}function ut(t,e){const n=t.slice(rt,e),r=v(n,A,A+ot),o=r===st;if(o||r===it)return ft(n,o)}
function ht(t,e){if(e>t.length)throw new TypeError("Corrupt JPG, exceeded buffer limits")}const lt={validate:t=>v(t,0,2)===
"ffd8",calculate(t){let e=t.slice(4),n,r;for(;e.length;){const o=L(e,0);if(ht(e,o),e[o]!==255){e=e.subarray(1);continue}
if(at(e)&&(n=ut(e,o)),r=e[o+1],r===192||r===193||r===194){const s=dt(e,o+5);return n?{height:s.height,orientation:n,width:s.
width}:s}e=e.subarray(o+2)}throw new TypeError("Invalid JPG, no size found")}},gt=`PNG\r

`,mt="IHDR",D="CgBI",wt={validate(t){if(gt===g(t,1,8)){let e=g(t,12,16);if(e===D&&(e=g(t,28,32)),e!==mt)throw new TypeError(
"Invalid PNG");return!0}return!1},calculate(t){return g(t,12,16)===D?{height:I(t,36),width:I(t,32)}:{height:I(t,20),width:I(
t,16)}}};function Et(t){return{height:1+F(t,7),width:1+F(t,4)}}function xt(t){return{height:1+((t[4]&15)<<10|t[3]<<2|(t[2]&
192)>>6),width:1+((t[2]&63)<<8|t[1])}}function It(t){return{height:N(t,8)&16383,width:N(t,6)&16383}}const yt=[wt,lt,et,{
validate(t){const e=g(t,0,4)==="RIFF",n=g(t,8,12)==="WEBP",r=g(t,12,15)==="VP8";return e&&n&&r},calculate(t){const e=g(t,
12,16),n=t.slice(20,30);if(e==="VP8X"){const o=n[0],s=(o&192)===0,i=(o&1)===0;if(s&&i)return Et(n);throw new TypeError("\
Invalid WebP")}if(e==="VP8 "&&n[0]!==47)return It(n);const r=v(n,3,6);if(e==="VP8L"&&r!=="9d012a")return xt(n);throw new TypeError(
"Invalid WebP")}}],Ut=25;function kt(t){if(t.length<Ut)return;const e=new Uint8Array(t);try{return yt.find(n=>n.validate(
e))?.calculate(e)}catch{return}}const G=5,H=5,bt=[301,302,303,307,308];async function pt({url:t,image:e,timeoutMs:n,http:r,
...o}){const s=(0,k.d)()+n,i=new Set;for(let c=R(t);;){i.add(c.href);const a=await r.request({...o,method:"GET",url:c,timeoutMs:Math.
max(0,s-(0,k.d)()),maxBytes:G*K.E$,encoding:"latin1",wantsBody:U=>e&&(0,b.oJ)(U)});if(a.kind==="failure")return{kind:"fa\
ilure",at:c,failure:a};const{status:f,headers:u}=a,h=bt.includes(f)?u.location:void 0;if(h===void 0)return{kind:"status",
at:c,status:f,image:e&&(0,b.oJ)(f)?Tt(a):void 0};const m=vt(h,c);if(!m){const U=h.length>T.QO;return{kind:"bad-redirect",
at:c,why:U?`to a URL of more than ${T.zF}`:"to something that is not a URL"}}if(!/^https?:$/.test(m.protocol))return{kind:"\
bad-redirect",at:c,why:"to something other than a web page"};if(e&&m.protocol==="http:")return{kind:"off-https",at:c};const x=R(
m);if(i.has(x.href))return{kind:"bad-redirect",at:c,why:"in a loop"};if(i.size>H)return{kind:"bad-redirect",at:c,why:`mo\
re than ${H} times`};c=x}}function Tt({body:t,incomplete:e}){if(e)return e;if(t.length===0)return"empty";const n=kt(Buffer.
from(t,"latin1"));return n?{...n,bytes:t.length}:"not-an-image"}function R(t){const e=new URL(t.href);return e.username=
"",e.password="",e.hash="",e}function vt(t,e){const n=t.replace(/[\x80-\xff]/g,r=>`%${r.charCodeAt(0).toString(16).toUpperCase()}`);
return(0,T.Dl)(n,e)}const Lt=1e4,Bt=20,M=200,z=3e5;async function St(t,{http:e,signal:n,redact:r}){const{uses:o,userAgent:s}=t,
i=Math.min(t.timeoutMs,Lt),c={Accept:"*/*","User-Agent":s},a=new Map,f=({url:d})=>{const E=a.get(d)??R((0,T.Dl)(d)??new URL(
d)).href;return a.set(d,E),E},u=new Set(o.filter(({image:d})=>d).map(f)),h=new Map,m=(0,k.d)()+z-i,x=new Set([...new Set(
o.map(f))].slice(0,M)),U=x.values();async function Ot(){for(const d of U){if(n.aborted||(0,k.d)()>m)return;const E={url:new URL(
d),image:u.has(d),http:e,headers:c,timeoutMs:i,signal:n};h.set(d,await pt(E))}}if(await Promise.all(Array.from({length:Bt},
Ot)),n.aborted)throw(0,B.Yq)("Checking the URLs");const Y=new Set,V=o.flatMap(d=>{const E=f(d),J=h.get(E);return J?Rt({...d,
key:E},J,{timeoutMs:i,redact:r}):Y.has(d.file)?[]:(Y.add(d.file),At(d,x.has(E)))});return{problems:V.filter(d=>"message"in
d),remarks:V.filter(d=>"kind"in d)}}const $t=t=>new B.HR({reason:"url-check-failed",title:"URL check failed",message:(0,p.
B4)(t.map(p.fI)),hint:{newRunAfter:"Fix the pages and images, then run this again. Or correct the URLs, or remove `check\
-urls`, then"}});function At({url:t,image:e,...n},r){const o=r?`the check ends after ${z/6e4} minutes`:`at most ${M} dif\
ferent URLs are checked`;return{...n,...(0,p.yu)(t,`was not checked, since ${o}; check fewer at a time`)}}function Rt({url:t,
key:e,image:n,...r},o,{timeoutMs:s,redact:i}){const c=o.at.href===e?"":`${Nt(o.at,i)} `,a=x=>[{...r,...(0,p.yu)(t,`${c}${x}`)}];
if(o.kind==="failure")return a(Ct(o.failure,s,i));if(o.kind==="bad-redirect")return a(`redirects ${o.why}`);if(o.kind===
"off-https")return n===void 0?[]:a("redirects to http, but images must be https");const{status:f,image:u}=o;if(!(0,b.oJ)(
f))return a(`responded ${(0,b.Er)(f)}`);if(n===void 0||u===void 0)return[];if(typeof u=="string")return a(Ft(u,s));const{
width:h,height:m}=u;return h===0||m===0?a(`is an image of ${h}x${m}`):Pt(u,n,r.file)}function Pt({width:t,height:e,bytes:n},r,o){
const{sizes:s,maxBytes:i}=X.Ng[r],c=s.some(f=>f.width===t&&f.height===e),a=[];return c||a.push({kind:"image-size",field:r,
file:o,width:t,height:e}),n>i&&a.push({kind:"image-weight",field:r,file:o,bytes:n}),a}function Nt(t,e){return`redirects \
to ${(0,P.hD)(e(t.origin+t.pathname))}, which`}function Ft(t,e){return{empty:"responded with an empty body, which is not\
 an image","not-an-image":"is not a valid PNG, JPEG, GIF or WebP image","too-large":`is larger than ${G} MiB`,timeout:`d\
id not load completely within ${e/1e3} s`,cut:"was cut off",cancelled:"was cut off"}[t]}function Ct({reason:t,cause:e},n,r){
if(t==="timeout")return`did not respond within ${n/1e3} s`;const s=/^(ENOTFOUND|EAI_\w+)$/.test(e?.code??"")?"has a host\
 name that cannot be found":"cannot be reached";return`${{"tls-failed":"cannot be reached securely: its certificate is n\
ot accepted, or TLS failed","proxy-failed":"cannot be reached through the proxy","bad-response":"responded with somethin\
g that is not HTTP","connection-lost":"ended the connection without a response","connection-failed":s,cancelled:s}[t]} (${(0,P.
Kb)((0,B.q0)(e),r)})`}})};
