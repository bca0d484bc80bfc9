"use strict";exports.id=758,exports.ids=[758],exports.modules={1103:((F,x,u)=>{u.d(x,{L5:()=>l,WF:()=>M});var o=u(3619),L=u(3305),C=u(
8532),w=u(3945),$=u(50),_=u(8925),T=u(642),D=u(2542);function A(t,n){const a=({input:d})=>d===void 0?`is missing; add ${t}`:
y(t,d);return o.YjP({error:a}).check(L.WN(),o.z6Y(({value:d,issues:S})=>{const v=n(d);"message"in v&&S.push({code:"custo\
m",message:v.message,input:d})}))}function y(t,n){const a=t==="text";if(n===null)return`has no value; use ${t}${a?" (in \
quotes if it begins with `#`)":""}`;const d=typeof n=="number"||typeof n=="boolean";return`is ${M(n)}${a&&d?", not text;\
 put it in quotes":`; use ${t}`}`}function M(t){return t===null?"null":Array.isArray(t)?"a list":{string:"text",number:"\
a number",boolean:"a boolean"}[typeof t]??"a mapping"}const h=t=>({error:({code:n,input:a})=>n==="invalid_type"?y(t,a):void 0}),
g=A("text",T.GT),P=A("an https URL",D.QP.icon_url),b=A("an http or https URL",D.QP.landing_url),K=o.YOg(o.rej({text:g,url:b},
h("a mapping of `text` and `url`")),h("a list of {text, url}")).check(L.m9(1,"is an empty list; write at least one butto\
n, or leave it out")),W="whole seconds (3600) or a duration (12h)",U=({input:t})=>{if(typeof t=="number")return`is ${t};\
 use ${W}`;const n=typeof t=="string"?(0,T.p0)(t.trim()):void 0;return n&&"message"in n?n.message:y(W,t)},f=o.YjP().check(
L.Fk(/^\s*[0-9]+[smhdw]?\s*$/,{error:U,abort:!0})),e=o.FsL(o.KCZ([o.Whr().check(L.qm(0,{error:U,abort:!0})),f],{error:U}),
o.pdi((t,{issues:n})=>{const a=typeof t=="number"?{value:t}:(0,T.p0)(t.trim());return"value"in a?a.value:(n.push({code:"\
custom",message:a.message,input:t}),C.tm)})),i={title:o.lqM(g),message:o.lqM(g),icon_url:o.lqM(P),banner_url:o.lqM(P),landing_url:o.
lqM(b),actions:o.lqM(K),utm_source:o.lqM(g),utm_medium:o.lqM(g),utm_campaign:o.lqM(g),ttl:o.lqM(e)},s=o.rej(i,h("a mappi\
ng of notification fields"));function l(t,{value:n,positionOf:a,problems:d}){const S=(m,c)=>(0,_.CC)(t,c,{path:m,position:a(
m)}),v=E(n);if(v===void 0)return{fields:{},problems:[...d,S(["actions"],"has too many elements to check; write fewer")]};
if(v.success&&d.length===0)return{fields:v.data,problems:[]};const B=new Set(d.map(({path:m=[]})=>(0,_.LF)(m))),I=(v.error?.
issues??[]).filter(({path:m})=>!B.has((0,_.LF)(m))).flatMap(({path:m,message:c,...p})=>p.code==="unrecognized_keys"?p.keys.
map(O=>({path:[...m,O]})):[{path:m,message:c}]),Y=(0,_.Kc)(t,I,({path:m,message:c=r(m)})=>S(m,c)),R=[...d,...Y].sort(_.rg),
k=new Set([...d,...I].map(({path:m})=>m?.[0])),N=Object.entries(n??{}).filter(([m])=>!k.has(m));return{fields:E(Object.fromEntries(
N))?.data??{},problems:R}}function r(t){if(t.length>1)return"is not part of a button; a button has only `text` and `url`";
if(t[0]==="target")return"cannot be set in a payload file; set the input `target` in the workflow";const n=(0,$.d)(String(
t[0]),D.pi);return`is not a field of a notification; ${n?`did you mean \`${n}\`?`:`the fields are ${D.pi.join(", ")}.`} \
For other fields of your service, use the input \`extra-fields\``}function E(t){try{return w.xL(s,t)}catch(n){if(n instanceof
RangeError)return;throw n}}}),8758:((F,x,u)=>{u.r(x),u.d(x,{readActions:()=>_,readExtraFields:()=>D});var o=u(8925),L=u(
8992),C=u(2542),w=u(1103),$=u(3924);async function _(A,y){const M={input:"actions"},h=await(0,$.h)(A,M,y);if(!("value"in
h))return{fields:{},problems:h.problems};const{fields:g,problems:P}=(0,w.L5)(M,{value:{actions:h.value},positionOf:b=>h.
positionOf(b.slice(1)),problems:h.problems.map(b=>({...b,path:["actions",...b.path??[]]}))});return{fields:g,problems:P.
map(b=>({...b,path:b.path?.slice(1)}))}}const T=new Set([...C.pi.map(C.wg),"target"]);async function D(A,y){const M={input:"\
extra-fields"},h=await(0,$.h)(A,M,y),{problems:g}=h;if(!("value"in h))return{fields:{},problems:g};if(!(0,L.Gv)(h.value))
return g.push((0,o.CC)(M,"is not a mapping; write fields as `name: value`")),{fields:{},problems:g};for(const P of Object.
keys(h.value)){const b=P.replaceAll("_","-").toLowerCase(),K={path:[P],position:h.positionOf([P])};T.has(b)&&g.push((0,o.
CC)(M,`has its own input, \`${b}\`; use that`,K))}return{fields:g.length>0?{}:h.value,problems:g}}}),3924:((F,x,u)=>{u.d(
x,{h:()=>D});var o=u(8925),L=u(8359),C=u(642),w=u(8992);const $=/^( *(?:- +)*)([\w$-]{1,40}):(?:[ \t]+(\S?)|$)/;function _(f){
const e=$.exec(f);if(!e)return;const[,i="",s="",l=""]=e;return{indentation:i,key:s,hasValue:l!==""}}function T(f,e){const i=f.
split(/\r?\n/,e+1);for(const s of[e,e+1]){const l=_(i[s-1]??"");if(!l||l.indentation.includes("-"))continue;const r=l.indentation.
length+1,t=i.slice(0,s-1).flatMap(n=>_(n)??[]).at(-1);if(!(!t?.hasValue||t.indentation.length+1===r))return{key:l.key,above:t.
key,position:{line:s,column:r}}}}async function D(f,e,i){const s=c=>(0,L.kU)({[e.input]:c},i,e.file),l=s(f);if(l.length>
0)return{problems:l};const r=await u.e(815).then(u.t.bind(u,8815,19)),E=new r.LineCounter,[t,n]=r.parseAllDocuments(f,{version:"\
1.2",lineCounter:E,stringKeys:!0,uniqueKeys:!1,prettyErrors:!1,logLevel:"silent"}),a=c=>{const{line:p,col:O}=E.linePos(c);
return{line:p,column:O}};if(!t)return{value:null,positionOf:()=>{},problems:[]};const{contents:d,errors:S,warnings:v}=t,
B=e.file===void 0||r.isMap(d),J=({message:c})=>B?` (${(0,w.$Q)(c.replace(/(: |\n).*/s,""))})`:"",I=e.file===void 0?"inva\
lid-input":"unreadable-file",[Y]=S;if(Y)return{problems:[(0,o.CC)(e,...m(Y))]};if(t.directives?.yaml.version==="1.1")return{
problems:[(0,o.CC)(e,"is YAML 1.1; remove the line `%YAML 1.1`, so that it is read as YAML 1.2",{position:a(f.indexOf("%\
YAML")),reason:I})]};const R=[],k=(c,p,O,j=!1)=>R.push((0,o.CC)(e,c,{path:O,position:a(p),...j&&{reason:I}}));n&&k("cont\
ains more than one YAML document; write only one",n.range[0],[]);const N=new g(r,B?k:()=>{},e.file!==void 0);try{const c=N.
read(d),[p]=v;p&&R.length===0&&k(`is not plain YAML${J(p)}`,p.pos[0],[]);const O=s([c,N.quotable]);return O.length>0?{problems:O}:
R.some(j=>j.reason==="unreadable-file")?{problems:R}:P(c,A)?{problems:[...R,(0,o.CC)(e,y)]}:{value:c,positionOf:N.positionsIn(
d,a),problems:R}}catch(c){if(!(c instanceof RangeError))throw c;const p=s(N.quotable);return{problems:p.length>0?p:[...R,
(0,o.CC)(e,M)]}}function m(c){const[p]=c.pos;if(c.code==="RESOURCE_EXHAUSTION")return[M,{position:a(p),reason:I}];const O=B?
T(f,a(p).line):void 0;if(O)return[`has wrong indentation: \`${O.key}\` must align with \`${O.above}\``,{position:O.position,
reason:I}];const j=f.slice(0,p).trimEnd(),Q=j.lastIndexOf(" ")+1;if(j[Q]==="*")return[`is neither YAML nor JSON; ${h}`,{
position:a(Q),reason:I}];const q=K[c.code]??"check the indentation, and put text that contains `: ` or `#` in quotes";return[
`is neither YAML nor JSON${J(c)}; ${q}`,{position:a(p),reason:I}]}}const A=65536,y="is larger than 64 KiB as JSON, with \
its aliases expanded; make it smaller",M="is nested too deeply; use fewer levels",h="put text that begins with `*` in qu\
otes";class g{quotable=[];yaml;refuse;isFile;path=[];anchors=new Map;targets=new Map;constructor(e,i,s){this.yaml=e,this.
refuse=i,this.isFile=s}read(e){const{yaml:i}=this;if(!i.isNode(e))return null;if(i.isAlias(e))return this.readAlias(e);this.
refuseTag(e);const s={node:e,value:void 0,isRead:!1};return e.anchor!==void 0&&this.anchors.set(e.anchor,s),s.value=this.
readValue(e),s.isRead=!0,s.value}readValue(e){const{yaml:i}=this;if(i.isSeq(e))return e.items.map((E,t)=>this.readInside(
t,E));if(i.isMap(e))return this.readMap(e);const{value:s,source:l}=e,r=typeof s=="number"?U(s,this.isFile?l:void 0):void 0;
return r&&this.refuseNode(`is ${(0,w.$Q)(l??String(s))}, ${r}`,e),s}readMap(e){const i=new Map;for(const{key:s,value:l}of e.
items){const r=b(s);if(this.quotable.push(r),i.has(r)){const E=(s.range??e.range)?.[0]??0;this.refuse("is there twice; w\
rite each key once",E,[...this.path,r],!0)}i.set(r,this.readInside(r,l))}return Object.fromEntries(i)}readInside(e,i){this.
path.push(e);const s=this.read(i);return this.path.pop(),s}readAlias(e){const{source:i}=e,s=this.anchors.get(i);if(this.
quotable.push(i),s?.isRead)return this.targets.set(e,s.node),s.value;const l=(0,w.$Q)(i),r=s?`contains itself, by the al\
ias \`*${l}\`; remove it`:`is the alias \`*${l}\`, but there is no \`&${l}\` before it; ${h}`;return this.refuseNode(r,e),
null}refuseTag({tag:e,range:i}){!e||W.test(e)||(this.quotable.push(e),this.refuse(`has the tag ${(0,w.$Q)(e)}, which is \
not supported; remove it`,i?.[0]??0,[...this.path]))}refuseNode(e,{range:i}){this.refuse(e,i?.[0]??0,[...this.path])}positionsIn(e,i){
const{yaml:s,targets:l}=this,r=new Map,E=t=>{const n=r.get(t)??new Map(t.items.map(a=>[b(a.key),a]));return r.set(t,n),n};
return t=>{let n=e,a=s.isNode(n)?n.range?.[0]:void 0;for(const d of t){s.isAlias(n)&&(n=l.get(n));const S=s.isMap(n)?E(n).
get(String(d)):void 0;if(s.isMap(n))n=S?.value;else if(s.isSeq(n))n=n.items[Number(d)];else break;if(!s.isNode(n)||!n.range)
continue;a=n.range[0];const v=s.isNode(S?.key)?S.key.range?.[0]:void 0;v!==void 0&&i(v).line<i(a).line&&(a=v)}return a===
void 0?void 0:i(a)}}}function P(f,e){let i=0;const s=r=>{i+=Buffer.byteLength(JSON.stringify(r))},l=[f];for(;l.length>0&&
i<=e;){const r=l.pop();if(typeof r!="object"||r===null){s(r);continue}const E=Object.entries(r);i+=Math.max(2,E.length+1);
for(const[t,n]of E)Array.isArray(r)||(s(t),i+=1),l.push(n)}return i>e}const b=f=>String(f?.value??f),K={BAD_INDENT:"chec\
k the indentation, and that every bracket is closed",BAD_SCALAR_START:"put text that begins like this in quotes",MISSING_CHAR:"\
close every quotation mark and bracket",TAB_AS_INDENT:"indent with spaces, not with tabs"},W=/^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;
function U(f,e=""){const i=(0,C.XM)(e);if(i!==void 0)return`which YAML reads as ${f}${(0,C.yi)(i)}`;if(!Number.isFinite(
f))return"which JSON cannot represent";if(Number.isInteger(f)&&!Number.isSafeInteger(f))return"which is outside the rang\
e in which JSON keeps whole numbers exactly (\xB1(2^53-1)); put it in quotes if it is text"}}),50:((F,x,u)=>{u.d(x,{d:()=>w});
var o=u(7785);const L=2,C=$=>$.toLowerCase().replace(/[-_]/g,"");function w($,_){const T=new Map(_.map(y=>[y,(0,o.default)(
C(y),C($))])),D=([y,M])=>M<=Math.min(L,Math.floor(y.length/2)),[A]=[...T].filter(D).sort(([,y],[,M])=>y-M);return A?.[0]}})};
