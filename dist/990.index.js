"use strict";exports.id=990,exports.ids=[990],exports.modules={6990:((Y,T,c)=>{c.d(T,{readActions:()=>w});var r=c(1103),v=c(3924);async function w(E,L){
const y={input:"actions"},b=await(0,v.h)(E,y,L);if(!("value"in b))return{fields:{},problems:b.problems};const{fields:O,problems:$}=(0,r.
L5)(y,{value:{actions:b.value},positionOf:d=>b.positionOf(d.slice(1)),problems:b.problems.map(d=>({...d,path:["actions",
...d.path??[]]}))});return{fields:O,problems:$.map(d=>({...d,path:d.path?.slice(1)}))}}}),1103:((Y,T,c)=>{c.d(T,{L5:()=>u,
WF:()=>C});var r=c(3619),v=c(3305),w=c(8532),E=c(3945),L=c(50),y=c(8925),b=c(642),O=c(2542);function $(t,n){const a=({input:h})=>h===
void 0?`is missing; add ${t}`:d(t,h);return r.YjP({error:a}).check(v.WN(),r.z6Y(({value:h,issues:A})=>{const M=n(h);"mes\
sage"in M&&A.push({code:"custom",message:M.message,input:h})}))}function d(t,n){const a=t==="text";if(n===null)return`ha\
s no value; use ${t}${a?" (in quotes if it begins with `#`)":""}`;const h=typeof n=="number"||typeof n=="boolean";return`\
is ${C(n)}${a&&h?", not text; put it in quotes":`; use ${t}`}`}function C(t){return t===null?"null":Array.isArray(t)?"a \
list":{string:"text",number:"a number",boolean:"a boolean"}[typeof t]??"a mapping"}const N=t=>({error:({code:n,input:a})=>n===
"invalid_type"?d(t,a):void 0}),P=$("text",b.GT),j=$("an https URL",O.QP.icon_url),x=$("an http or https URL",O.QP.landing_url),
F=r.YOg(r.rej({text:P,url:x},N("a mapping of `text` and `url`")),N("a list of {text, url}")).check(v.m9(1,"is an empty l\
ist; write at least one button, or leave it out")),B="whole seconds (3600) or a duration (12h)",k=({input:t})=>{if(typeof t==
"number")return`is ${t}; use ${B}`;const n=typeof t=="string"?(0,b.p0)(t.trim()):void 0;return n&&"message"in n?n.message:
d(B,t)},f=r.YjP().check(v.Fk(/^\s*[0-9]+[smhdw]?\s*$/,{error:k,abort:!0})),e=r.FsL(r.KCZ([r.Whr().check(v.qm(0,{error:k,
abort:!0})),f],{error:k}),r.pdi((t,{issues:n})=>{const a=typeof t=="number"?{value:t}:(0,b.p0)(t.trim());return"value"in
a?a.value:(n.push({code:"custom",message:a.message,input:t}),w.tm)})),i={title:r.lqM(P),message:r.lqM(P),icon_url:r.lqM(
j),banner_url:r.lqM(j),landing_url:r.lqM(x),actions:r.lqM(F),utm_source:r.lqM(P),utm_medium:r.lqM(P),utm_campaign:r.lqM(
P),ttl:r.lqM(e)},s=r.rej(i,N("a mapping of notification fields"));function u(t,{value:n,positionOf:a,problems:h}){const A=(m,l)=>(0,y.
CC)(t,l,{path:m,position:a(m)}),M=g(n);if(M===void 0)return{fields:{},problems:[...h,A(["actions"],"has too many element\
s to check; write fewer")]};if(M.success&&h.length===0)return{fields:M.data,problems:[]};const K=new Set(h.map(({path:m=[]})=>(0,y.
LF)(m))),S=(M.error?.issues??[]).filter(({path:m})=>!K.has((0,y.LF)(m))).flatMap(({path:m,message:l,...p})=>p.code==="un\
recognized_keys"?p.keys.map(_=>({path:[...m,_]})):[{path:m,message:l}]),W=(0,y.Kc)(t,S,({path:m,message:l=o(m)})=>A(m,l)),
D=[...h,...W].sort(y.rg),U=new Set([...h,...S].map(({path:m})=>m?.[0])),I=Object.entries(n??{}).filter(([m])=>!U.has(m));
return{fields:g(Object.fromEntries(I))?.data??{},problems:D}}function o(t){if(t.length>1)return"is not part of a button;\
 a button has only `text` and `url`";if(t[0]==="target")return"cannot be set in a payload file; set the input `target` i\
n the workflow";const n=(0,L.d)(String(t[0]),O.pi);return`is not a field of a notification; ${n?`did you mean \`${n}\`?`:
`the fields are ${O.pi.join(", ")}.`} For other fields of your service, use the input \`extra-fields\``}function g(t){try{
return E.xL(s,t)}catch(n){if(n instanceof RangeError)return;throw n}}}),3924:((Y,T,c)=>{c.d(T,{h:()=>O});var r=c(8925),v=c(
8359),w=c(642),E=c(8992);const L=/^( *(?:- +)*)([\w$-]{1,40}):(?:[ \t]+(\S?)|$)/;function y(f){const e=L.exec(f);if(!e)return;
const[,i="",s="",u=""]=e;return{indentation:i,key:s,hasValue:u!==""}}function b(f,e){const i=f.split(/\r?\n/,e+1);for(const s of[
e,e+1]){const u=y(i[s-1]??"");if(!u||u.indentation.includes("-"))continue;const o=u.indentation.length+1,t=i.slice(0,s-1).
flatMap(n=>y(n)??[]).at(-1);if(!(!t?.hasValue||t.indentation.length+1===o))return{key:u.key,above:t.key,position:{line:s,
column:o}}}}async function O(f,e,i){const s=l=>(0,v.kU)({[e.input]:l},i,e.file),u=s(f);if(u.length>0)return{problems:u};
const o=await c.e(815).then(c.t.bind(c,8815,19)),g=new o.LineCounter,[t,n]=o.parseAllDocuments(f,{version:"1.2",lineCounter:g,
stringKeys:!0,uniqueKeys:!1,prettyErrors:!1,logLevel:"silent"}),a=l=>{const{line:p,col:_}=g.linePos(l);return{line:p,column:_}};
if(!t)return{value:null,positionOf:()=>{},problems:[]};const{contents:h,errors:A,warnings:M}=t,K=e.file===void 0||o.isMap(
h),q=({message:l})=>K?` (${(0,E.$Q)(l.replace(/(: |\n).*/s,""))})`:"",S=e.file===void 0?"invalid-input":"unreadable-file",
[W]=A;if(W)return{problems:[(0,r.CC)(e,...m(W))]};if(t.directives?.yaml.version==="1.1")return{problems:[(0,r.CC)(e,"is \
YAML 1.1; remove the line `%YAML 1.1`, so that it is read as YAML 1.2",{position:a(f.indexOf("%YAML")),reason:S})]};const D=[],
U=(l,p,_,R=!1)=>D.push((0,r.CC)(e,l,{path:_,position:a(p),...R&&{reason:S}}));n&&U("contains more than one YAML document\
; write only one",n.range[0],[]);const I=new P(o,K?U:()=>{},e.file!==void 0);try{const l=I.read(h),[p]=M;p&&D.length===0&&
U(`is not plain YAML${q(p)}`,p.pos[0],[]);const _=s([l,I.quotable]);return _.length>0?{problems:_}:D.some(R=>R.reason===
"unreadable-file")?{problems:D}:j(l,$)?{problems:[...D,(0,r.CC)(e,d)]}:{value:l,positionOf:I.positionsIn(h,a),problems:D}}catch(l){
if(!(l instanceof RangeError))throw l;const p=s(I.quotable);return{problems:p.length>0?p:[...D,(0,r.CC)(e,C)]}}function m(l){
const[p]=l.pos;if(l.code==="RESOURCE_EXHAUSTION")return[C,{position:a(p),reason:S}];const _=K?b(f,a(p).line):void 0;if(_)
return[`has wrong indentation: \`${_.key}\` must align with \`${_.above}\``,{position:_.position,reason:S}];const R=f.slice(
0,p).trimEnd(),J=R.lastIndexOf(" ")+1;if(R[J]==="*")return[`is neither YAML nor JSON; ${N}`,{position:a(J),reason:S}];const Q=F[l.
code]??"check the indentation, and put text that contains `: ` or `#` in quotes";return[`is neither YAML nor JSON${q(l)}\
; ${Q}`,{position:a(p),reason:S}]}}const $=65536,d="is larger than 64 KiB as JSON, with its aliases expanded; make it sm\
aller",C="is nested too deeply; use fewer levels",N="put text that begins with `*` in quotes";class P{quotable=[];yaml;refuse;isFile;path=[];anchors=new Map;targets=new Map;constructor(e,i,s){
this.yaml=e,this.refuse=i,this.isFile=s}read(e){const{yaml:i}=this;if(!i.isNode(e))return null;if(i.isAlias(e))return this.
readAlias(e);this.refuseTag(e);const s={node:e,value:void 0,isRead:!1};return e.anchor!==void 0&&this.anchors.set(e.anchor,
s),s.value=this.readValue(e),s.isRead=!0,s.value}readValue(e){const{yaml:i}=this;if(i.isSeq(e))return e.items.map((g,t)=>this.
readInside(t,g));if(i.isMap(e))return this.readMap(e);const{value:s,source:u}=e,o=typeof s=="number"?k(s,this.isFile?u:void 0):
void 0;return o&&this.refuseNode(`is ${(0,E.$Q)(u??String(s))}, ${o}`,e),s}readMap(e){const i=new Map;for(const{key:s,value:u}of e.
items){const o=x(s);if(this.quotable.push(o),i.has(o)){const g=(s.range??e.range)?.[0]??0;this.refuse("is there twice; w\
rite each key once",g,[...this.path,o],!0)}i.set(o,this.readInside(o,u))}return Object.fromEntries(i)}readInside(e,i){this.
path.push(e);const s=this.read(i);return this.path.pop(),s}readAlias(e){const{source:i}=e,s=this.anchors.get(i);if(this.
quotable.push(i),s?.isRead)return this.targets.set(e,s.node),s.value;const u=(0,E.$Q)(i),o=s?`contains itself, by the al\
ias \`*${u}\`; remove it`:`is the alias \`*${u}\`, but there is no \`&${u}\` before it; ${N}`;return this.refuseNode(o,e),
null}refuseTag({tag:e,range:i}){!e||B.test(e)||(this.quotable.push(e),this.refuse(`has the tag ${(0,E.$Q)(e)}, which is \
not supported; remove it`,i?.[0]??0,[...this.path]))}refuseNode(e,{range:i}){this.refuse(e,i?.[0]??0,[...this.path])}positionsIn(e,i){
const{yaml:s,targets:u}=this,o=new Map,g=t=>{const n=o.get(t)??new Map(t.items.map(a=>[x(a.key),a]));return o.set(t,n),n};
return t=>{let n=e,a=s.isNode(n)?n.range?.[0]:void 0;for(const h of t){s.isAlias(n)&&(n=u.get(n));const A=s.isMap(n)?g(n).
get(String(h)):void 0;if(s.isMap(n))n=A?.value;else if(s.isSeq(n))n=n.items[Number(h)];else break;if(!s.isNode(n)||!n.range)
continue;a=n.range[0];const M=s.isNode(A?.key)?A.key.range?.[0]:void 0;M!==void 0&&i(M).line<i(a).line&&(a=M)}return a===
void 0?void 0:i(a)}}}function j(f,e){let i=0;const s=o=>{i+=Buffer.byteLength(JSON.stringify(o))},u=[f];for(;u.length>0&&
i<=e;){const o=u.pop();if(typeof o!="object"||o===null){s(o);continue}const g=Object.entries(o);i+=Math.max(2,g.length+1);
for(const[t,n]of g)Array.isArray(o)||(s(t),i+=1),u.push(n)}return i>e}const x=f=>String(f?.value??f),F={BAD_INDENT:"chec\
k the indentation, and that every bracket is closed",BAD_SCALAR_START:"put text that begins like this in quotes",MISSING_CHAR:"\
close every quotation mark and bracket",TAB_AS_INDENT:"indent with spaces, not with tabs"},B=/^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;
function k(f,e=""){const i=(0,w.XM)(e);if(i!==void 0)return`which YAML reads as ${f}${(0,w.yi)(i)}`;if(!Number.isFinite(
f))return"which JSON cannot represent";if(Number.isInteger(f)&&!Number.isSafeInteger(f))return"which is outside the rang\
e in which JSON keeps whole numbers exactly (\xB1(2^53-1)); put it in quotes if it is text"}}),50:((Y,T,c)=>{c.d(T,{d:()=>E});
var r=c(7785);const v=2,w=L=>L.toLowerCase().replace(/[-_]/g,"");function E(L,y){const b=new Map(y.map(d=>[d,(0,r.default)(
w(d),w(L))])),O=([d,C])=>C<=Math.min(v,Math.floor(d.length/2)),[$]=[...b].filter(O).sort(([,d],[,C])=>d-C);return $?.[0]}})};
