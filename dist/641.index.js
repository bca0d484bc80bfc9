"use strict";exports.id=641,exports.ids=[641],exports.modules={9641:((Ht,W,g)=>{g.d(W,{checkUrls:()=>$t,urlCheckFailure:()=>St});var L=g(
2027),U=g(974),J=g(3177),R=g(7220),A=g(2735),b=g(4111),O=g(1095),X=g(3757);const K=new TextDecoder,m=(t,e=0,n=t.length)=>K.
decode(t.slice(e,n)),k=(t,e=0,n=t.length)=>t.slice(e,n).reduce((r,o)=>r+`0${o.toString(16)}`.slice(-2),""),x=(t,e)=>new DataView(
t.buffer,t.byteOffset+e),C=(t,e=0)=>x(t,e).getInt16(0,!0),T=(t,e=0)=>x(t,e).getUint16(0,!1),B=(t,e=0)=>x(t,e).getUint16(
0,!0),D=(t,e=0)=>{const n=x(t,e);return n.getUint16(0,!0)+(n.getUint8(2)<<16)},Mt=(t,e=0)=>x(t,e).getInt32(0,!0),I=(t,e=0)=>x(
t,e).getUint32(0,!1),j=(t,e=0)=>x(t,e).getUint32(0,!0),zt=(t,e,n)=>x(t,e).getBigUint64(0,!n),Z={readUInt16BE:T,readUInt16LE:B,
readUInt32BE:I,readUInt32LE:j};function p(t,e,n=0,r=!1){const s=`readUInt${e}${r?"BE":"LE"}`;return Z[s](t,n)}const $=8;
function Q(t,e,n,r,o){if(t.length-r<$)return;const s=e.getUint32(n+r,!1);if(!(t.length-r<s))return{offset:r,size:s,matches:e.
getUint32(n+4+r,!1)===o}}const G=new WeakMap;function _(t){let e=G.get(t.buffer);return e||(e=new DataView(t.buffer),G.set(
t.buffer,e)),e}function Yt(t,e,n){const r=_(t),o=e.charCodeAt(0)<<24|e.charCodeAt(1)<<16|e.charCodeAt(2)<<8|e.charCodeAt(
3),s=t.byteOffset;let i=n;for(;i<t.length&&!(t.length-i<4);){if(r.getUint32(s+i,!1)<$){i+=$;continue}const a=Q(t,r,s,i,o);
if(!a)break;if(a.matches)return{name:e,offset:a.offset,size:a.size};i+=a.size}}const q=/^GIF8[79]a/,tt={validate:t=>q.test(
m(t,0,6)),calculate:t=>({height:B(t,8),width:B(t,6)})},et="45786966",nt=2,P=6,rt=2,st="4d4d",ot="4949",H=12,it=2;function at(t){
return k(t,2,6)===et}function ct(t,e){return{height:T(t,e),width:T(t,e+2)}}function dt(t,e){const r=P+8,o=p(t,16,r,e);for(let s=0;s<
o;s++){const i=r+it+s*H,a=i+H;if(i>t.length)return;const f=t.slice(i,a);if(p(f,16,0,e)===274)return p(f,16,2,e)!==3||p(f,
32,4,e)!==1?void 0:p(f,16,8,e)}}function ft(t,e){const n=t.slice(nt,e),r=k(n,P,P+rt),o=r===st;if(o||r===ot)return dt(n,o)}
function ut(t,e){if(e>t.length)throw new TypeError("Corrupt JPG, exceeded buffer limits")}const ht={validate:t=>k(t,0,2)===
"ffd8",calculate(t){let e=t.slice(4),n,r;for(;e.length;){const o=T(e,0);if(ut(e,o),e[o]!==255){e=e.subarray(1);continue}
if(at(e)&&(n=ft(e,o)),r=e[o+1],r===192||r===193||r===194){const s=ct(e,o+5);return n?{height:s.height,orientation:n,width:s.
width}:s}e=e.subarray(o+2)}throw new TypeError("Invalid JPG, no size found")}},lt=`PNG\r

`,gt="IHDR",M="CgBI",mt={validate(t){if(lt===m(t,1,8)){let e=m(t,12,16);if(e===M&&(e=m(t,28,32)),e!==gt)throw new TypeError(
"Invalid PNG");return!0}return!1},calculate(t){return m(t,12,16)===M?{height:I(t,36),width:I(t,32)}:{height:I(t,20),width:I(
t,16)}}};function wt(t){return{height:1+D(t,7),width:1+D(t,4)}}function Et(t){return{height:1+((t[4]&15)<<10|t[3]<<2|(t[2]&
192)>>6),width:1+((t[2]&63)<<8|t[1])}}function xt(t){return{height:C(t,8)&16383,width:C(t,6)&16383}}const yt=[mt,ht,tt,{
validate(t){const e=m(t,0,4)==="RIFF",n=m(t,8,12)==="WEBP",r=m(t,12,15)==="VP8";return e&&n&&r},calculate(t){const e=m(t,
12,16),n=t.slice(20,30);if(e==="VP8X"){const o=n[0],s=(o&192)===0,i=(o&1)===0;if(s&&i)return wt(n);throw new TypeError("\
Invalid WebP")}if(e==="VP8 "&&n[0]!==47)return xt(n);const r=k(n,3,6);if(e==="VP8L"&&r!=="9d012a")return Et(n);throw new TypeError(
"Invalid WebP")}}],It=25;function pt(t){if(t.length<It)return;const e=new Uint8Array(t);try{return yt.find(n=>n.validate(
e))?.calculate(e)}catch{return}}const z=5,Y=5,Ut=[301,302,303,307,308],bt=1e3,kt=1e4;async function Tt({url:t,image:e,timeoutMs:n,
http:r,signal:o,headers:s}){let i=performance.now()+n,a=!1;const f=new Set;for(let c=S(t);;){f.add(c.href);const h=await r.
request({method:"GET",url:c,headers:s,signal:o,timeoutMs:Math.max(0,i-performance.now()),maxBytes:z*X.E$,encoding:"latin\
1",wantsBody:l=>e&&(0,U.oJ)(l)});if(h.kind==="failure")return{kind:"failure",at:c,failure:h};const{status:u}=h;if(u===429){
const l=(0,O.P9)(h.headers["retry-after"],Date.now())??bt;if(a||l>kt)return{kind:"rate-limited",at:c};a=!0,i+=l,await(0,O.
uk)(l,o);continue}const w=Ut.includes(u)?h.headers.location:void 0;if(w===void 0)return{kind:"status",at:c,status:u,image:e&&
(0,U.oJ)(u)?Lt(h):void 0};const y=vt(w,c,f);if(typeof y=="string")return{kind:"bad-redirect",at:c,why:y};if(e&&y.protocol===
"http:")return{kind:"off-https",at:c};c=y}}function vt(t,e,n){const r=Rt(t,e);if(!r)return t.length>b.QO?`to a URL of mo\
re than ${b.zF}`:"to something that is not a URL";if(!/^https?:$/.test(r.protocol))return"to something other than a web \
page";const o=S(r);return n.has(o.href)?"in a loop":n.size>Y?`more than ${Y} times`:o}function Lt({body:t,incomplete:e}){
if(e)return e;if(t.length===0)return"empty";const n=pt(Buffer.from(t,"latin1"));return n?{...n,bytes:t.length}:"not-an-i\
mage"}function S(t){const e=new URL(t.href);return e.username="",e.password="",e.hash="",e}function Rt(t,e){const n=t.replace(
/[\x80-\xff]/g,r=>`%${r.charCodeAt(0).toString(16).toUpperCase()}`);return(0,b.Dl)(n,e)}const At=1e4,Bt=20,V=200;async function $t(t,e){
const{uses:n,userAgent:r}=t,{http:o,signal:s,redact:i}=e,a=new Set(n.map(v));if(a.size>V)return{problems:[Pt(a.size)],remarks:[],
redirects:[]};const f=Math.min(t.timeoutMs,At),c={Accept:"*/*","User-Agent":r},h=new Set(n.filter(({image:d})=>d).map(v)),
u=new Map,w=a.values();async function y(){for(const d of w){if(s.aborted)return;const E={url:new URL(d),image:h.has(d),http:o,
headers:c,timeoutMs:f,signal:s};u.set(d,await Tt(E))}}if(await Promise.all(Array.from({length:Bt},y)),s.aborted)throw(0,L.
Yq)("Checking the URLs");const l={problems:[],remarks:[],redirects:[]};for(const d of n){const E=u.get(v(d));if(!E)continue;
const N=Ft(d,E,f,i),Gt=E.at.href!==v(d);if(N!==void 0){l.problems.push(F(d,Gt?`${Ot(E.at,i)} ${N}`:N));continue}l.remarks.
push(...Nt(d,E)),E.at.host!==(0,b.Dl)(d.url)?.host&&l.redirects.push(F(d,`redirects to the host ${(0,A.hD)(E.at.host)}`))}
return l}function F({url:t,image:e,...n},r){return{...n,...(0,R.yu)(t,r)}}const v=({url:t})=>S(new URL(t)).href,Pt=t=>({
input:"check-urls",message:`would fetch ${t} different URLs, but the action checks at most ${V}; check fewer files at a \
time`}),St=t=>new L.HR({reason:"url-check-failed",title:"URL check failed",message:(0,R.B4)(t.map(R.fI)),hint:{newRunAfter:"\
Fix the pages and images, and run this again. Or correct the URLs or remove `check-urls`, then"}});function Ft({image:t},e,n,r){
if(e.kind==="failure")return Dt(e.failure,n,r);if(e.kind==="bad-redirect")return`redirects ${e.why}`;if(e.kind==="off-ht\
tps")return t===void 0?void 0:"redirects to http, but images must be https";if(e.kind==="rate-limited")return;const{status:o,
image:s}=e;return(0,U.oJ)(o)?t===void 0||s===void 0?void 0:typeof s=="string"?Ct(s,n):s.width===0||s.height===0?`is an i\
mage of ${s.width}x${s.height}`:void 0:`responded ${(0,U.Er)(o)}`}function Nt(t,e){const{image:n,file:r}=t;if(e.kind==="\
rate-limited"){const w=`could not be checked: ${e.at.host} responded 429 Too Many Requests`;return[{kind:"unchecked-url",
...F(t,w)}]}const o=e.kind==="status"?e.image:void 0;if(n===void 0||typeof o!="object")return[];const{width:s,height:i,bytes:a}=o,
{sizes:f,maxBytes:c}=J.Ng[n],h=f.some(w=>w.width===s&&w.height===i),u=[];return h||u.push({kind:"image-size",field:n,file:r,
width:s,height:i}),a>c&&u.push({kind:"image-weight",field:n,file:r,bytes:a}),u}function Ot(t,e){return`redirects to ${(0,A.
hD)(e(t.origin+t.pathname))}, which`}function Ct(t,e){return{empty:"responded with an empty body, which is not an image",
"not-an-image":"is not a valid PNG, JPEG, GIF or WebP image","too-large":`is larger than ${z} MiB`,timeout:`did not load\
 completely within ${e/1e3} s`,cut:"was cut off",cancelled:"was cut off"}[t]}function Dt({reason:t,cause:e},n,r){if(t===
"timeout")return`did not respond within ${n/1e3} s`;const s=/^(ENOTFOUND|EAI_\w+)$/.test(e?.code??"")?"has a host name t\
hat cannot be found":"cannot be reached";return`${{"tls-failed":"cannot be reached securely: its certificate is not acce\
pted, or TLS failed","proxy-failed":"cannot be reached through the proxy","bad-response":"responded with something that \
is not HTTP","connection-lost":"closed the connection without a response","connection-failed":s,cancelled:s}[t]} (${(0,A.
Kb)((0,L.q0)(e),r)})`}})};
