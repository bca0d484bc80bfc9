"use strict";exports.id=758,exports.ids=[758],exports.modules={1103:((Y,S,a)=>{a.d(S,{I:()=>b,L5:()=>l});var r=a(3619),$=a(3305),w=a(
8532),C=a(3945),D=a(50),O=a(8925),I=a(642),L=a(2542);function A(n,t){const u=({input:d})=>d===void 0?`is missing; add ${n}`:
y(n,d);return r.YjP({error:u}).check($.WN(),r.z6Y(({value:d,issues:T})=>{const _=t(d);"message"in _&&T.push({code:"custo\
m",message:_.message,input:d})}))}function y(n,t){const u=n==="text";if(t===null)return`has no value; use ${n}${u?" (in \
quotes if it begins with `#`)":""}`;const d=typeof t=="number"||typeof t=="boolean";return`is ${b(t)}${u&&d?", not text;\
 put it in quotes":`; use ${n}`}`}function b(n){return n===null?"null":Array.isArray(n)?"a list":{string:"text",number:"\
a number",boolean:"a boolean"}[typeof n]??"a mapping"}const h=n=>({error:({code:t,input:u})=>t==="invalid_type"?y(n,u):void 0}),
g=A("text",I.GT),P=A("an https URL",L.QP.icon_url),M=A("an http or https URL",L.QP.landing_url),U=r.YOg(r.rej({text:g,url:M},
h("a mapping of `text` and `url`")),h("a list of {text, url}")).check($.m9(1,"is an empty list; write at least one butto\
n, or leave it out")),W="whole seconds (3600) or a duration (12h)",j=({input:n})=>{if(typeof n=="number")return`is ${n};\
 use ${W}`;const t=typeof n=="string"?(0,I.p0)(n.trim()):void 0;return t&&"message"in t?t.message:y(W,n)},f=r.YjP().check(
$.Fk(/^\s*[0-9]+[smhdw]?\s*$/,{error:j,abort:!0})),e=r.FsL(r.KCZ([r.Whr().check($.qm(0,{error:j,abort:!0})),f],{error:j}),
r.pdi((n,{issues:t})=>{const u=typeof n=="number"?{value:n}:(0,I.p0)(n.trim());return"value"in u?u.value:(t.push({code:"\
custom",message:u.message,input:n}),w.tm)})),i={title:r.lqM(g),message:r.lqM(g),icon_url:r.lqM(P),banner_url:r.lqM(P),landing_url:r.
lqM(M),actions:r.lqM(U),utm_source:r.lqM(g),utm_medium:r.lqM(g),utm_campaign:r.lqM(g),ttl:r.lqM(e)},s=r.rej(i,h("a mappi\
ng of notification fields"));function l(n,{value:t,positionOf:u,problems:d}){const T=(p,c)=>(0,O.CC)(n,c,{path:p,position:u(
p)}),_=E(t);if(_===void 0)return{fields:{},problems:[...d,T(["actions"],"has too many elements to check; write fewer")]};
if(_.success&&d.length===0)return{fields:_.data,problems:[]};const B=new Set(d.map(({path:p=[]})=>(0,O.LF)(p))),x=(_.error?.
issues??[]).filter(({path:p})=>!B.has((0,O.LF)(p))).flatMap(({path:p,message:c,...m})=>m.code==="unrecognized_keys"?m.keys.
map(v=>({path:[...p,v]})):[{path:p,message:c}]),F=(0,O.Kc)(n,x,({path:p,message:c=o(p)})=>T(p,c)),R=[...d,...F].sort(O.rg),
k=new Set([...d,...x].map(({path:p})=>p?.[0])),N=Object.entries(t??{}).filter(([p])=>!k.has(p));return{fields:E(Object.fromEntries(
N))?.data??{},problems:R}}function o(n){if(n.length>1)return"is not part of a button; a button has only `text` and `url`";
if(n[0]==="target")return"cannot be set in a payload file; set the input `target` in the workflow";const t=(0,D.d)(String(
n[0]),L.pi);return`is not a field of a notification; ${t?`did you mean \`${t}\`?`:`the fields are ${L.pi.join(", ")}.`} \
For other fields of your service, use the input \`extra-fields\``}function E(n){try{return C.xL(s,n)}catch(t){if(t instanceof
RangeError)return;throw t}}}),8758:((Y,S,a)=>{a.r(S),a.d(S,{readActions:()=>O,readExtraFields:()=>L});var r=a(8925),$=a(
8992),w=a(2542),C=a(1103),D=a(3924);async function O(A,y){const b={input:"actions"},h=await(0,D.h)(A,b,y);if(!("value"in
h))return{fields:{},problems:h.problems};const{fields:g,problems:P}=(0,C.L5)(b,{value:{actions:h.value},positionOf:M=>h.
positionOf(M.slice(1)),problems:h.problems.map(M=>({...M,path:["actions",...M.path??[]]}))});return{fields:g,problems:P.
map(M=>({...M,path:M.path?.slice(1)}))}}const I=new Set([...w.pi.map(w.wg),"target"]);async function L(A,y){const b={input:"\
extra-fields"},h=await(0,D.h)(A,b,y),{problems:g}=h;if(!("value"in h))return{fields:{},problems:g};if(!(0,$.Gv)(h.value))
return g.push((0,r.CC)(b,"is not a mapping; write fields as `name: value`")),{fields:{},problems:g};for(const P of Object.
keys(h.value)){const M=P.replaceAll("_","-"),U={path:[P],position:h.positionOf([P])};I.has(M)&&g.push((0,r.CC)(b,`has it\
s own input, \`${M}\`; use that`,U))}return{fields:g.length>0?{}:h.value,problems:g}}}),3924:((Y,S,a)=>{a.d(S,{h:()=>L});
var r=a(8925),$=a(3332),w=a(642),C=a(8992);const D=/^( *(?:- +)*)([\w$-]{1,40}):(?:[ \t]+(\S?)|$)/;function O(f){const e=D.
exec(f);if(!e)return;const[,i="",s="",l=""]=e;return{indentation:i,key:s,hasValue:l!==""}}function I(f,e){const i=f.split(
/\r?\n/,e+1);for(const s of[e,e+1]){const l=O(i[s-1]??"");if(!l||l.indentation.includes("-"))continue;const o=l.indentation.
length+1,n=i.slice(0,s-1).flatMap(t=>O(t)??[]).at(-1);if(!(!n?.hasValue||n.indentation.length+1===o))return{key:l.key,above:n.
key,position:{line:s,column:o}}}}async function L(f,e,i){const s=c=>(0,$.kU)({[e.input]:c},i,e.file),l=s(f);if(l.length>
0)return{problems:l};const o=await a.e(815).then(a.t.bind(a,8815,19)),E=new o.LineCounter,[n,t]=o.parseAllDocuments(f,{version:"\
1.2",lineCounter:E,stringKeys:!0,uniqueKeys:!1,prettyErrors:!1,logLevel:"silent"}),u=c=>{const{line:m,col:v}=E.linePos(c);
return{line:m,column:v}};if(!n)return{value:null,positionOf:()=>{},problems:[]};const{contents:d,errors:T,warnings:_}=n,
B=e.file===void 0||o.isMap(d),J=({message:c})=>B?` (${(0,C.$Q)(c.replace(/(: |\n).*/s,""))})`:"",x=e.file===void 0?"inva\
lid-input":"unreadable-file",[F]=T;if(F)return{problems:[(0,r.CC)(e,...p(F))]};const R=[],k=(c,m,v,K=!1)=>R.push((0,r.CC)(
e,c,{path:v,position:u(m),...K&&{reason:x}}));t&&k("contains more than one YAML document; write only one",t.range[0],[]);
const N=new g(o,B?k:()=>{},e.file!==void 0);try{const c=N.read(d),[m]=_;m&&R.length===0&&k(`is not plain YAML${J(m)}`,m.
pos[0],[]);const v=s([c,N.quotable]);return v.length>0?{problems:v}:R.some(K=>K.reason==="unreadable-file")?{problems:R}:
P(c,A)?{problems:[...R,(0,r.CC)(e,y)]}:{value:c,positionOf:N.positionsIn(d,u),problems:R}}catch(c){if(!(c instanceof RangeError))
throw c;const m=s(N.quotable);return{problems:m.length>0?m:[...R,(0,r.CC)(e,b)]}}function p(c){const[m]=c.pos;if(c.code===
"RESOURCE_EXHAUSTION")return[b,{position:u(m),reason:x}];const v=B?I(f,u(m).line):void 0;if(v)return[`has wrong indentat\
ion: \`${v.key}\` must align with \`${v.above}\``,{position:v.position,reason:x}];const K=f.slice(0,m).trimEnd(),Q=K.lastIndexOf(
" ")+1;if(K[Q]==="*")return[`is neither YAML nor JSON; ${h}`,{position:u(Q),reason:x}];const q=U[c.code]??"check the ind\
entation, and put text that contains `: ` or `#` in quotes";return[`is neither YAML nor JSON${J(c)}; ${q}`,{position:u(m),
reason:x}]}}const A=65536,y="is larger than 64 KiB as JSON, with its aliases expanded; make it smaller",b="is nested too\
 deeply; use fewer levels",h="put text that begins with `*` in quotes";class g{quotable=[];yaml;refuse;isFile;path=[];anchors=new Map;targets=new Map;constructor(e,i,s){
this.yaml=e,this.refuse=i,this.isFile=s}read(e){const{yaml:i}=this;if(!i.isNode(e))return null;if(i.isAlias(e))return this.
readAlias(e);this.refuseTag(e);const s={node:e,value:void 0,isRead:!1};return e.anchor!==void 0&&this.anchors.set(e.anchor,
s),s.value=this.readValue(e),s.isRead=!0,s.value}readValue(e){const{yaml:i}=this;if(i.isSeq(e))return e.items.map((E,n)=>this.
readInside(n,E));if(i.isMap(e))return this.readMap(e);const{value:s,source:l}=e,o=typeof s=="number"?j(s,this.isFile?l:void 0):
void 0;return o&&this.refuseNode(`is ${(0,C.$Q)(l??String(s))}, ${o}`,e),s}readMap(e){const i=new Map;for(const{key:s,value:l}of e.
items){const o=M(s);if(this.quotable.push(o),i.has(o)){const E=(s.range??e.range)?.[0]??0;this.refuse("is there twice; w\
rite each key once",E,[...this.path,o],!0)}i.set(o,this.readInside(o,l))}return Object.fromEntries(i)}readInside(e,i){this.
path.push(e);const s=this.read(i);return this.path.pop(),s}readAlias(e){const{source:i}=e,s=this.anchors.get(i);if(this.
quotable.push(i),s?.isRead)return this.targets.set(e,s.node),s.value;const l=(0,C.$Q)(i),o=s?`contains itself, by the al\
ias \`*${l}\`; remove it`:`is the alias \`*${l}\`, but there is no \`&${l}\` before it; ${h}`;return this.refuseNode(o,e),
null}refuseTag({tag:e,range:i}){!e||W.test(e)||(this.quotable.push(e),this.refuse(`has the tag ${(0,C.$Q)(e)}, which is \
not supported; remove it`,i?.[0]??0,[...this.path]))}refuseNode(e,{range:i}){this.refuse(e,i?.[0]??0,[...this.path])}positionsIn(e,i){
const{yaml:s,targets:l}=this,o=new Map,E=n=>{const t=o.get(n)??new Map(n.items.map(u=>[M(u.key),u]));return o.set(n,t),t};
return n=>{let t=e,u=s.isNode(t)?t.range?.[0]:void 0;for(const d of n){s.isAlias(t)&&(t=l.get(t));const T=s.isMap(t)?E(t).
get(String(d)):void 0;if(s.isMap(t))t=T?.value;else if(s.isSeq(t))t=t.items[Number(d)];else break;if(!s.isNode(t)||!t.range)
continue;u=t.range[0];const _=s.isNode(T?.key)?T.key.range?.[0]:void 0;_!==void 0&&i(_).line<i(u).line&&(u=_)}return u===
void 0?void 0:i(u)}}}function P(f,e){let i=0;const s=o=>{i+=Buffer.byteLength(JSON.stringify(o))},l=[f];for(;l.length>0&&
i<=e;){const o=l.pop();if(typeof o!="object"||o===null){s(o);continue}const E=Object.entries(o);i+=Math.max(2,E.length+1);
for(const[n,t]of E)Array.isArray(o)||(s(n),i+=1),l.push(t)}return i>e}const M=f=>String(f?.value??f),U={BAD_INDENT:"chec\
k the indentation, and that every bracket is closed",BAD_SCALAR_START:"put text that begins like this in quotes",MISSING_CHAR:"\
close every quotation mark and bracket",TAB_AS_INDENT:"indent with spaces, not with tabs"},W=/^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;
function j(f,e=""){const i=(0,w.XM)(e);if(i!==void 0)return`which YAML reads as ${f}${(0,w.yi)(i)}`;if(!Number.isFinite(
f))return"which JSON cannot represent";if(Number.isInteger(f)&&!Number.isSafeInteger(f))return"which is outside the rang\
e in which JSON keeps whole numbers exactly (\xB1(2^53-1)); put it in quotes if it is text"}}),50:((Y,S,a)=>{a.d(S,{d:()=>C});
var r=a(7785);const $=2,w=D=>D.toLowerCase().replace(/[-_]/g,"");function C(D,O){const I=new Map(O.map(y=>[y,(0,r.default)(
w(y),w(D))])),L=([y,b])=>b<=Math.min($,y.length>>1),[A]=[...I].filter(L).sort(([,y],[,b])=>y-b);return A?.[0]}})};
