"use strict";exports.id=641,exports.ids=[641],exports.modules={9641:((Gt,J,l)=>{l.d(J,{checkUrls:()=>Pt,urlCheckFailure:()=>Nt});var k=l(
5500),T=l(6268),$=l(9199),p=l(974),X=l(3177),K=l(893),v=l(7775),S=l(1095);const Z=new TextDecoder,g=(t,e=0,n=t.length)=>Z.
decode(t.slice(e,n)),b=(t,e=0,n=t.length)=>t.slice(e,n).reduce((r,o)=>r+`0${o.toString(16)}`.slice(-2),""),x=(t,e)=>new DataView(
t.buffer,t.byteOffset+e),C=(t,e=0)=>x(t,e).getInt16(0,!0),U=(t,e=0)=>x(t,e).getUint16(0,!1),L=(t,e=0)=>x(t,e).getUint16(
0,!0),O=(t,e=0)=>{const n=x(t,e);return n.getUint16(0,!0)+(n.getUint8(2)<<16)},zt=(t,e=0)=>x(t,e).getInt32(0,!0),y=(t,e=0)=>x(
t,e).getUint32(0,!1),j=(t,e=0)=>x(t,e).getUint32(0,!0),Ht=(t,e,n)=>x(t,e).getBigUint64(0,!n),Q={readUInt16BE:U,readUInt16LE:L,
readUInt32BE:y,readUInt32LE:j};function I(t,e,n=0,r=!1){const s=`readUInt${e}${r?"BE":"LE"}`;return Q[s](t,n)}const A=8;
function _(t,e,n,r,o){if(t.length-r<A)return;const s=e.getUint32(n+r,!1);if(!(t.length-r<s))return{offset:r,size:s,matches:e.
getUint32(n+4+r,!1)===o}}const D=new WeakMap;function q(t){let e=D.get(t.buffer);return e||(e=new DataView(t.buffer),D.set(
t.buffer,e)),e}function Yt(t,e,n){const r=q(t),o=e.charCodeAt(0)<<24|e.charCodeAt(1)<<16|e.charCodeAt(2)<<8|e.charCodeAt(
3),s=t.byteOffset;let i=n;for(;i<t.length&&!(t.length-i<4);){if(r.getUint32(s+i,!1)<A){i+=A;continue}const c=_(t,r,s,i,o);
if(!c)break;if(c.matches)return{name:e,offset:c.offset,size:c.size};i+=c.size}}const tt=/^GIF8[79]a/,et={validate:t=>tt.
test(g(t,0,6)),calculate:t=>({height:L(t,8),width:L(t,6)})},nt="45786966",rt=2,B=6,st=2,ot="4d4d",it="4949",M=12,at=2;function ct(t){
return b(t,2,6)===nt}function ft(t,e){return{height:U(t,e),width:U(t,e+2)}}function dt(t,e){const r=B+8,o=I(t,16,r,e);for(let s=0;s<
o;s++){const i=r+at+s*M,c=i+M;if(i>t.length)return;const d=t.slice(i,c);if(I(d,16,0,e)===274)return I(d,16,2,e)!==3||I(d,
32,4,e)!==1?void 0:I(d,16,8,e)}}function ut(t,e){const n=t.slice(rt,e),r=b(n,B,B+st),o=r===ot;if(o||r===it)return dt(n,o)}
function ht(t,e){if(e>t.length)throw new TypeError("Corrupt JPG, exceeded buffer limits")}const lt={validate:t=>b(t,0,2)===
"ffd8",calculate(t){let e=t.slice(4),n,r;for(;e.length;){const o=U(e,0);if(ht(e,o),e[o]!==255){e=e.subarray(1);continue}
if(ct(e)&&(n=ut(e,o)),r=e[o+1],r===192||r===193||r===194){const s=ft(e,o+5);return n?{height:s.height,orientation:n,width:s.
width}:s}e=e.subarray(o+2)}throw new TypeError("Invalid JPG, no size found")}},gt=`PNG\r

`,mt="IHDR",G="CgBI",wt={validate(t){if(gt===g(t,1,8)){let e=g(t,12,16);if(e===G&&(e=g(t,28,32)),e!==mt)throw new TypeError(
"Invalid PNG");return!0}return!1},calculate(t){return g(t,12,16)===G?{height:y(t,36),width:y(t,32)}:{height:y(t,20),width:y(
t,16)}}};function Et(t){return{height:1+O(t,7),width:1+O(t,4)}}function xt(t){return{height:1+((t[4]&15)<<10|t[3]<<2|(t[2]&
192)>>6),width:1+((t[2]&63)<<8|t[1])}}function yt(t){return{height:C(t,8)&16383,width:C(t,6)&16383}}const It=[wt,lt,et,{
validate(t){const e=g(t,0,4)==="RIFF",n=g(t,8,12)==="WEBP",r=g(t,12,15)==="VP8";return e&&n&&r},calculate(t){const e=g(t,
12,16),n=t.slice(20,30);if(e==="VP8X"){const o=n[0],s=(o&192)===0,i=(o&1)===0;if(s&&i)return Et(n);throw new TypeError("\
Invalid WebP")}if(e==="VP8 "&&n[0]!==47)return yt(n);const r=b(n,3,6);if(e==="VP8L"&&r!=="9d012a")return xt(n);throw new TypeError(
"Invalid WebP")}}],pt=25;function bt(t){if(t.length<pt)return;const e=new Uint8Array(t);try{return It.find(n=>n.validate(
e))?.calculate(e)}catch{return}}const z=5,H=5,Ut=[301,302,303,307,308],kt=1e3,Tt=1e4;async function $t({url:t,image:e,timeoutMs:n,
http:r,signal:o,headers:s}){let i=performance.now()+n,c=!1;const d=new Set;for(let f=R(t);;){d.add(f.href);const u=await r.
request({method:"GET",url:f,headers:s,signal:o,timeoutMs:Math.max(0,i-performance.now()),maxBytes:z*K.E$,encoding:"latin\
1",wantsBody:a=>e&&(0,p.oJ)(a)});if(u.kind==="failure")return{kind:"failure",at:f,failure:u};const{status:h}=u;if(h===429){
const a=(0,S.P9)(u.headers["retry-after"],Date.now())??kt;if(c||a>Tt)return{kind:"rate-limited",at:f};c=!0,i+=a,await(0,S.
uk)(a,o);continue}const m=Ut.includes(h)?u.headers.location:void 0;if(m===void 0)return{kind:"status",at:f,status:h,image:e&&
(0,p.oJ)(h)?Lt(u):void 0};const w=vt(m,f,d);if(typeof w=="string")return{kind:"bad-redirect",at:f,why:w};if(e&&w.protocol===
"http:")return{kind:"off-https",at:f};f=w}}function vt(t,e,n){const r=At(t,e);if(!r)return t.length>v.QO?`to a URL of mo\
re than ${v.zF}`:"to something that is not a URL";if(!/^https?:$/.test(r.protocol))return"to something other than a web \
page";const o=R(r);return n.has(o.href)?"in a loop":n.size>H?`more than ${H} times`:o}function Lt({body:t,incomplete:e}){
if(e)return e;if(t.length===0)return"empty";const n=bt(Buffer.from(t,"latin1"));return n?{...n,bytes:t.length}:"not-an-i\
mage"}function R(t){const e=new URL(t.href);return e.username="",e.password="",e.hash="",e}function At(t,e){const n=t.replace(
/[\x80-\xff]/g,r=>`%${r.charCodeAt(0).toString(16).toUpperCase()}`);return(0,v.Dl)(n,e)}const Bt=1e4,Rt=20,Y=200;async function Pt(t,e){
const{uses:n,userAgent:r}=t,{http:o,signal:s,redact:i}=e,c=new Map(n.map(a=>[V(a),{url:F(a),image:a.image!==void 0}]));if(c.
size>Y)return{problems:[Ft(c.size)],remarks:[],redirects:[]};const d=Math.min(t.timeoutMs,Bt),f={Accept:"*/*","User-Agen\
t":r},u=new Map,h=c.entries();async function m(){for(const[a,E]of h){if(s.aborted)return;u.set(a,await $t({...E,http:o,headers:f,
timeoutMs:d,signal:s}))}}if(await Promise.all(Array.from({length:Rt},m)),s.aborted)throw(0,k.Yq)("Checking the URLs");const w={
problems:[],remarks:[],redirects:[]};for(const a of n){const E=u.get(V(a));if(!E)continue;const N=St(a,E,d,i),W=F(a);if(N!==
void 0){w.problems.push(P(a,E.at.href===W.href?N:`${Ot(E.at,i)} ${N}`));continue}w.remarks.push(...Ct(a,E)),E.at.host!==
W.host&&w.redirects.push(P(a,`redirects to the host ${(0,$.hD)(E.at.host)}`))}return w}function P({url:t,image:e,...n},r){
return{...n,...(0,T.yu)(t,r)}}const F=({url:t})=>R(new URL(t)),V=t=>`${t.image?"image":"page"} ${F(t).href}`,Ft=t=>({input:"\
check-urls",message:`would fetch ${t} different URLs, but the action checks at most ${Y}; check fewer files at a time`}),
Nt=t=>new k.HR({reason:"url-check-failed",title:"URL check failed",message:(0,T.B4)(t.map(T.fI)),hint:{newRunAfter:"Fix \
the pages and images, and run this again. Or correct the URLs or remove `check-urls`, then"}});function St({image:t},e,n,r){
if(e.kind==="failure")return Mt(e.failure,n,r);if(e.kind==="bad-redirect")return`redirects ${e.why}`;if(e.kind==="off-ht\
tps")return"redirects to http, but images must be https";if(e.kind==="rate-limited")return;const{status:o,image:s}=e;return(0,p.
oJ)(o)?t===void 0||s===void 0?void 0:typeof s=="string"?Dt(s,n):s.width===0||s.height===0?`is an image of ${s.width}x${s.
height}`:void 0:`responded ${(0,p.Er)(o)}`}function Ct(t,e){const{image:n,file:r}=t;if(e.kind==="rate-limited"){const m=`\
could not be checked: ${e.at.host} responded 429 Too Many Requests`;return[{kind:"unchecked-url",...P(t,m)}]}const o=e.kind===
"status"?e.image:void 0;if(n===void 0||typeof o!="object")return[];const{width:s,height:i,bytes:c}=o,{sizes:d,maxBytes:f}=X.
Ng[n],u=d.some(m=>m.width===s&&m.height===i),h=[];return u||h.push({kind:"image-size",field:n,file:r,width:s,height:i}),
c>f&&h.push({kind:"image-weight",field:n,file:r,bytes:c}),h}function Ot(t,e){return`redirects to ${(0,$.hD)(e(t.origin+t.
pathname))}, which`}function Dt(t,e){return{empty:"responded with an empty body, which is not an image","not-an-image":"\
is not a valid PNG, JPEG, GIF or WebP image","too-large":`is larger than ${z} MiB`,timeout:`did not load completely with\
in ${e/1e3} s`,cut:"was cut off",cancelled:"was cut off"}[t]}function Mt({reason:t,cause:e},n,r){if(t==="timeout")return`\
did not respond within ${n/1e3} s`;const s=/^(ENOTFOUND|EAI_\w+)$/.test(e?.code??"")?"has a host name that cannot be fou\
nd":"cannot be reached";return`${{"tls-failed":"cannot be reached securely: its certificate is not accepted, or TLS fail\
ed","proxy-failed":"cannot be reached through the proxy","bad-response":"responded with something that is not HTTP","con\
nection-lost":"closed the connection without a response","connection-failed":s,cancelled:s}[t]} (${(0,$.Kb)((0,k.q0)(e),
r)})`}})};
