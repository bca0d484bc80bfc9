"use strict";exports.id=291,exports.ids=[291],exports.modules={2291:((Ne,z,p)=>{p.d(z,{checkUrls:()=>Te,urlCheckFailure:()=>Le});var U=p(
3916),k=p(5357),A=p(8925),w=p(8992);const Y=new TextDecoder,g=(e,t=0,n=e.length)=>Y.decode(e.slice(t,n)),T=(e,t=0,n=e.length)=>e.
slice(t,n).reduce((r,o)=>r+`0${o.toString(16)}`.slice(-2),""),E=(e,t)=>new DataView(e.buffer,e.byteOffset+t),R=(e,t=0)=>E(
e,t).getInt16(0,!0),L=(e,t=0)=>E(e,t).getUint16(0,!1),S=(e,t=0)=>E(e,t).getUint16(0,!0),P=(e,t=0)=>{const n=E(e,t);return n.
getUint16(0,!0)+(n.getUint8(2)<<16)},Ce=(e,t=0)=>E(e,t).getInt32(0,!0),b=(e,t=0)=>E(e,t).getUint32(0,!1),V=(e,t=0)=>E(e,
t).getUint32(0,!0),De=(e,t,n)=>E(e,t).getBigUint64(0,!n),J={readUInt16BE:L,readUInt16LE:S,readUInt32BE:b,readUInt32LE:V};
function y(e,t,n=0,r=!1){const i=`readUInt${t}${r?"BE":"LE"}`;return J[i](e,n)}const v=8;function W(e,t,n,r,o){if(e.length-
r<v)return;const i=t.getUint32(n+r,!1);if(!(e.length-r<i))return{offset:r,size:i,matches:t.getUint32(n+4+r,!1)===o}}const N=new WeakMap;
function X(e){let t=N.get(e.buffer);return t||(t=new DataView(e.buffer),N.set(e.buffer,t)),t}function Fe(e,t,n){const r=X(
e),o=t.charCodeAt(0)<<24|t.charCodeAt(1)<<16|t.charCodeAt(2)<<8|t.charCodeAt(3),i=e.byteOffset;let s=n;for(;s<e.length&&
!(e.length-s<4);){if(r.getUint32(i+s,!1)<v){s+=v;continue}const c=W(e,r,i,s,o);if(!c)break;if(c.matches)return{name:t,offset:c.
offset,size:c.size};s+=c.size}}const j=/^GIF8[79]a/,K={validate:e=>j.test(g(e,0,6)),calculate:e=>({height:S(e,8),width:S(
e,6)})},Z="45786966",Q=2,B=6,q=2,ee="4d4d",te="4949",C=12,ne=2;function re(e){return T(e,2,6)===Z}function oe(e,t){return{
height:L(e,t),width:L(e,t+2)}}function ie(e,t){const r=B+8,o=y(e,16,r,t);for(let i=0;i<o;i++){const s=r+ne+i*C,c=s+C;if(s>
e.length)return;const d=e.slice(s,c);if(y(d,16,0,t)===274)return y(d,16,2,t)!==3||y(d,32,4,t)!==1?void 0:y(d,16,8,t)}}function se(e,t){
const n=e.slice(Q,t),r=T(n,B,B+q),o=r===ee;if(o||r===te)return ie(n,o)}function ce(e,t){if(t>e.length)throw new TypeError(
"Corrupt JPG, exceeded buffer limits")}const ae={validate:e=>T(e,0,2)==="ffd8",calculate(e){let t=e.slice(4),n,r;for(;t.
length;){const o=L(t,0);if(ce(t,o),t[o]!==255){t=t.subarray(1);continue}if(re(t)&&(n=se(t,o)),r=t[o+1],r===192||r===193||
r===194){const i=oe(t,o+5);return n?{height:i.height,orientation:n,width:i.width}:i}t=t.subarray(o+2)}throw new TypeError(
"Invalid JPG, no size found")}},de=`PNG\r

`,fe="IHDR",D="CgBI",he={validate(e){if(de===g(e,1,8)){let t=g(e,12,16);if(t===D&&(t=g(e,28,32)),t!==fe)throw new TypeError(
"Invalid PNG");return!0}return!1},calculate(e){return g(e,12,16)===D?{height:b(e,36),width:b(e,32)}:{height:b(e,20),width:b(
e,16)}}};function ue(e){return{height:1+P(e,7),width:1+P(e,4)}}function le(e){return{height:1+((e[4]&15)<<10|e[3]<<2|(e[2]&
192)>>6),width:1+((e[2]&63)<<8|e[1])}}function ge(e){return{height:R(e,8)&16383,width:R(e,6)&16383}}const me=[he,ae,K,{validate(e){
const t=g(e,0,4)==="RIFF",n=g(e,8,12)==="WEBP",r=g(e,12,15)==="VP8";return t&&n&&r},calculate(e){const t=g(e,12,16),n=e.
slice(20,30);if(t==="VP8X"){const o=n[0],i=(o&192)===0,s=(o&1)===0;if(i&&s)return ue(n);throw new TypeError("Invalid Web\
P")}if(t==="VP8 "&&n[0]!==47)return ge(n);const r=T(n,3,6);if(t==="VP8L"&&r!=="9d012a")return le(n);throw new TypeError(
"Invalid WebP")}}],we=25;function Ee(e){if(e.length<we)return;const t=new Uint8Array(e);try{return me.find(n=>n.validate(
t))?.calculate(t)}catch{return}}const xe=5*1048576,F=5,Ie=[301,302,303,307,308];async function pe({url:e,image:t,timeoutMs:n,
http:r,...o}){const i=performance.now()+n,s=new Set;for(let c=$(e);;){s.add(c.href);const d=await r.request({...o,method:"\
GET",url:c,timeoutMs:Math.max(0,i-performance.now()),maxBytes:xe,encoding:"latin1",wantsBody:l=>t&&(0,k.oJ)(l)});if(d.kind===
"failure")return{kind:"failure",at:c,failure:d};const{status:h,headers:m}=d,f=Ie.includes(h)?m.location:void 0;if(f===void 0)
return{kind:"status",at:c,status:h,image:t&&(0,k.oJ)(h)?be(d):void 0};const u=ye(f,c);if(!u){const l=f.length>w.QO;return{
kind:"bad-redirect",at:c,why:l?"to a URL of more than 2,048 characters":"to something that is not a URL"}}if(!/^https?:$/.
test(u.protocol))return{kind:"bad-redirect",at:c,why:"to something other than a web page"};if(t&&u.protocol==="http:")return{
kind:"off-https",at:c};const x=$(u);if(s.has(x.href))return{kind:"bad-redirect",at:c,why:"in a loop"};if(s.size>F)return{
kind:"bad-redirect",at:c,why:`more than ${F} times`};c=x}}function be({body:e,incomplete:t}){return t||(e.length===0?"em\
pty":Ee(Buffer.from(e,"latin1"))??"not-an-image")}function $(e){const t=new URL(e.href);return t.username="",t.password=
"",t.hash="",t}function ye(e,t){const n=e.replace(/[\x80-\xff]/g,r=>`%${r.charCodeAt(0).toString(16).toUpperCase()}`);return(0,w.
Dl)(n,t)}const Ue=1e4,ke=20,_=200,G=3e5;async function Te(e,{http:t,signal:n,redact:r}){const{uses:o,userAgent:i}=e,s=Math.
min(e.timeoutMs,Ue),c={Accept:"*/*","User-Agent":i},d=new Map,h=({url:a})=>{const I=d.get(a)??$((0,w.Dl)(a)??new URL(a)).
href;return d.set(a,I),I},m=new Set(o.filter(({use:a})=>a!=="page").map(h)),f=new Map,u=performance.now()+G-s,x=new Set(
[...new Set(o.map(h))].slice(0,_)),l=x.values();async function Pe(){for(const a of l){if(n.aborted||performance.now()>u)
return;const I={url:new URL(a),image:m.has(a),http:t,headers:c,timeoutMs:s,signal:n};f.set(a,await pe(I))}}if(await Promise.
all(Array.from({length:ke},Pe)),n.aborted)throw(0,U.Yq)("Checking the URLs");const O=new Set,H=o.flatMap(a=>{const I=h(a),
M=f.get(I);return M?Be({...a,key:I},M,{timeoutMs:s,redact:r})??[]:O.has(a.file)?[]:(O.add(a.file),ve(a,x.has(I)))});return{
problems:H.filter(a=>"message"in a),wrongSizes:H.filter(a=>"expected"in a)}}const Le=e=>new U.HR({reason:"url-check-fail\
ed",title:"URL check failed",message:(0,A.B4)(e.map(A.fI)),hint:`Fix the pages and images, then run this again. Or corre\
ct the URLs, or remove \`check-urls\`, then ${U.Up}.`}),Se={icon:[{width:200,height:200}],banner:[{width:360,height:240},
{width:360,height:200}]};function ve({url:e,use:t,...n},r){const o=r?`the check ends after ${G/6e4} minutes`:`at most ${_}\
 different URLs are checked`;return{...n,message:`${(0,w.hD)(e)} was not checked, since ${o}; check fewer at a time`}}function Be({
url:e,key:t,use:n,...r},o,{timeoutMs:i,redact:s}){const c=o.at.href===t?(0,w.hD)(e):$e(e,o.at,s),d=l=>({...r,message:`${c}\
 ${l}`});if(o.kind==="failure")return d(Re(o.failure,i,s));if(o.kind==="bad-redirect")return d(`redirects ${o.why}`);if(o.
kind==="off-https")return n==="page"?void 0:d("redirects to http, but images must be https");const{status:h,image:m}=o;if(!(0,k.
oJ)(h))return d(`responded ${(0,k.Er)(h)}`);if(n==="page"||m===void 0)return;if(typeof m=="string")return d(Ae(m,i));const{
width:f,height:u}=m;if(f===0||u===0)return d(`is an image of ${f}x${u}`);const x=Se[n];if(!x.some(l=>l.width===f&&l.height===
u))return{...r,use:n,width:f,height:u,expected:x}}function $e(e,t,n){return`${(0,w.hD)(e)} redirects to ${(0,w.hD)(n(t.origin+
t.pathname))}, which`}function Ae(e,t){return{empty:"responded with an empty body, which is not an image","not-an-image":"\
is not a valid PNG, JPEG, GIF or WebP image","too-large":"is larger than 5 MiB",timeout:`did not load completely within ${t/
1e3} s`,cut:"was cut off",cancelled:"was cut off"}[e]}function Re({reason:e,cause:t},n,r){if(e==="timeout")return`did no\
t respond within ${n/1e3} s`;const i=/^(ENOTFOUND|EAI_\w+)$/.test(t?.code??"")?"has a host name that cannot be found":"c\
annot be reached";return`${{"tls-failed":"cannot be reached securely: its certificate is not accepted, or TLS failed","p\
roxy-failed":"cannot be reached through the proxy","bad-response":"responded with something that is not HTTP","connectio\
n-lost":"ended the connection without a response","connection-failed":i,cancelled:i}[e]} (${(0,w.Kb)((0,U.q0)(t),r)})`}})};
