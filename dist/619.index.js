"use strict";exports.id=619,exports.ids=[619],exports.modules={3305:((Be,ze,N)=>{N.d(ze,{qm:()=>We,LK:()=>et,m9:()=>st,G8:()=>Re,Fk:()=>Ce,
Rl:()=>V,WN:()=>Et,q0:()=>Ft,mI:()=>nn});var b=N(4890),K;const de=null,Ae=null;class we{constructor(){this._map=new WeakMap,
this._idmap=new Map}add(r,...f){const S=f[0];return this._map.set(r,S),S&&typeof S=="object"&&"id"in S&&this._idmap.set(
S.id,r),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(r){const f=this._map.get(r);return f&&
typeof f=="object"&&"id"in f&&this._idmap.delete(f.id),this._map.delete(r),this}get(r){const f=r._zod.parent;if(f){const S={
...this.get(f)??{}};delete S.id;const B={...S,...this._map.get(r)};return Object.keys(B).length?B:void 0}return this._map.
get(r)}has(r){return this._map.has(r)}}function pe(){return new we}(K=globalThis).__zod_globalRegistry??(K.__zod_globalRegistry=
pe());const me=globalThis.__zod_globalRegistry;var ne=N(4723);function Ze(i){return i.checks&&(i.checks=[...i.checks]),i}
function V(i,r){return new i(Ze({type:"string",...ne.A2(r)}))}function ke(i,r){return new i(Ze({type:"string",coerce:!0,
...util.normalizeParams(r)}))}function De(i,r){return new i({type:"string",format:"email",check:"string_format",abort:!1,
...util.normalizeParams(r)})}function W(i,r){return new i({type:"string",format:"guid",check:"string_format",abort:!1,...util.
normalizeParams(r)})}function le(i,r){return new i({type:"string",format:"uuid",check:"string_format",abort:!1,...util.normalizeParams(
r)})}function he(i,r){return new i({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...util.normalizeParams(
r)})}function Pe(i,r){return new i({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...util.normalizeParams(
r)})}function xe(i,r){return new i({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v7",...util.normalizeParams(
r)})}function oe(i,r){return new i({type:"string",format:"url",check:"string_format",abort:!1,...util.normalizeParams(r)})}
function Me(i,r){return new i({type:"string",format:"emoji",check:"string_format",abort:!1,...util.normalizeParams(r)})}
function H(i,r){return new i({type:"string",format:"nanoid",check:"string_format",abort:!1,...util.normalizeParams(r)})}
function Se(i,r){return new i({type:"string",format:"cuid",check:"string_format",abort:!1,...util.normalizeParams(r)})}function be(i,r){
return new i({type:"string",format:"cuid2",check:"string_format",abort:!1,...util.normalizeParams(r)})}function Q(i,r){return new i(
{type:"string",format:"ulid",check:"string_format",abort:!1,...util.normalizeParams(r)})}function ie(i,r){return new i({
type:"string",format:"xid",check:"string_format",abort:!1,...util.normalizeParams(r)})}function E(i,r){return new i({type:"\
string",format:"ksuid",check:"string_format",abort:!1,...util.normalizeParams(r)})}function re(i,r){return new i({type:"\
string",format:"ipv4",check:"string_format",abort:!1,...util.normalizeParams(r)})}function ye(i,r){return new i({type:"s\
tring",format:"ipv6",check:"string_format",abort:!1,...util.normalizeParams(r)})}function q(i,r){return new i({type:"str\
ing",format:"mac",check:"string_format",abort:!1,...util.normalizeParams(r)})}function Te(i,r){return new i({type:"strin\
g",format:"cidrv4",check:"string_format",abort:!1,...util.normalizeParams(r)})}function v(i,r){return new i({type:"strin\
g",format:"cidrv6",check:"string_format",abort:!1,...util.normalizeParams(r)})}function m(i,r){return new i({type:"strin\
g",format:"base64",check:"string_format",abort:!1,...util.normalizeParams(r)})}function T(i,r){return new i({type:"strin\
g",format:"base64url",check:"string_format",abort:!1,...util.normalizeParams(r)})}function I(i,r){return new i({type:"st\
ring",format:"e164",check:"string_format",abort:!1,...util.normalizeParams(r)})}function j(i,r){return new i({type:"stri\
ng",format:"credit_card",check:"string_format",abort:!1,...util.normalizeParams(r)})}function X(i,r){return new i({type:"\
string",format:"iban",check:"string_format",abort:!1,...util.normalizeParams(r)})}function ee(i,r){return new i({type:"s\
tring",format:"jwt",check:"string_format",abort:!1,...util.normalizeParams(r)})}const Y={Any:null,Minute:-1,Second:0,Millisecond:3,
Microsecond:6};function Ke(i,r){return new i({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,
...util.normalizeParams(r)})}function Ve(i,r){return new i({type:"string",format:"date",check:"string_format",...util.normalizeParams(
r)})}function Zt(i,r){return new i({type:"string",format:"time",check:"string_format",precision:null,...util.normalizeParams(
r)})}function bt(i,r){return new i({type:"string",format:"duration",check:"string_format",...util.normalizeParams(r)})}function se(i,r){
return new i(Ze({type:"number",checks:[],...util.normalizeParams(r)}))}function qe(i,r){return new i(Ze({type:"number",coerce:!0,
checks:[],...util.normalizeParams(r)}))}function et(i,r){return new i({type:"number",check:"number_format",abort:!1,format:"\
safeint",...ne.A2(r)})}function Ge(i,r){return new i({type:"number",check:"number_format",abort:!1,format:"float32",...util.
normalizeParams(r)})}function tt(i,r){return new i({type:"number",check:"number_format",abort:!1,format:"float64",...util.
normalizeParams(r)})}function nt(i,r){return new i({type:"number",check:"number_format",abort:!1,format:"int32",...util.
normalizeParams(r)})}function z(i,r){return new i({type:"number",check:"number_format",abort:!1,format:"uint32",...util.
normalizeParams(r)})}function g(i,r){return new i({type:"boolean",...util.normalizeParams(r)})}function y(i,r){return new i(
{type:"boolean",coerce:!0,...util.normalizeParams(r)})}function p(i,r){return new i({type:"bigint",...util.normalizeParams(
r)})}function P(i,r){return new i({type:"bigint",coerce:!0,...util.normalizeParams(r)})}function M(i,r){return new i({type:"\
bigint",check:"bigint_format",abort:!1,format:"int64",...util.normalizeParams(r)})}function O(i,r){return new i({type:"b\
igint",check:"bigint_format",abort:!1,format:"uint64",...util.normalizeParams(r)})}function R(i,r){return new i({type:"s\
ymbol",...util.normalizeParams(r)})}function G(i,r){return new i({type:"undefined",...util.normalizeParams(r)})}function L(i,r){
return new i({type:"null",...util.normalizeParams(r)})}function fe(i){return new i({type:"any"})}function ae(i){return new i(
{type:"unknown"})}function Re(i,r){return new i({type:"never",...ne.A2(r)})}function je(i,r){return new i({type:"void",...util.
normalizeParams(r)})}function wt(i,r){return new i({type:"date",...util.normalizeParams(r)})}function kt(i,r){return new i(
{type:"date",coerce:!0,...util.normalizeParams(r)})}function Pt(i,r){return new i({type:"nan",...util.normalizeParams(r)})}
function xt(i,r){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(r),value:i,inclusive:!1})}
function ot(i,r){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(r),value:i,inclusive:!0})}
function it(i,r){return new checks.$ZodCheckGreaterThan({check:"greater_than",...util.normalizeParams(r),value:i,inclusive:!1})}
function We(i,r){return new b.J_({check:"greater_than",...ne.A2(r),value:i,inclusive:!0})}function Vt(i){return it(0,i)}
function Gt(i){return xt(0,i)}function Wt(i){return ot(0,i)}function Mt(i){return We(0,i)}function x(i,r){return new checks.
$ZodCheckMultipleOf({check:"multiple_of",...util.normalizeParams(r),value:i})}function St(i,r){return new checks.$ZodCheckMaxSize(
{check:"max_size",...util.normalizeParams(r),maximum:i})}function _e(i,r){return new checks.$ZodCheckMinSize({check:"min\
_size",...util.normalizeParams(r),minimum:i})}function rt(i,r){return new checks.$ZodCheckSizeEquals({check:"size_equals",
...util.normalizeParams(r),size:i})}function At(i,r){return new checks.$ZodCheckMaxLength({check:"max_length",...util.normalizeParams(
r),maximum:i})}function st(i,r){return new b.Kk({check:"min_length",...ne.A2(r),minimum:i})}function at(i,r){return new checks.
$ZodCheckLengthEquals({check:"length_equals",...util.normalizeParams(r),length:i})}function Ce(i,r){return new b.DG({check:"\
string_format",format:"regex",...ne.A2(r),pattern:i})}function Tt(i){return new checks.$ZodCheckLowerCase({check:"string\
_format",format:"lowercase",...util.normalizeParams(i)})}function Ht(i){return new checks.$ZodCheckUpperCase({check:"str\
ing_format",format:"uppercase",...util.normalizeParams(i)})}function Rt(i,r){return new checks.$ZodCheckIncludes({check:"\
string_format",format:"includes",...util.normalizeParams(r),includes:i})}function ut(i,r){return new checks.$ZodCheckStartsWith(
{check:"string_format",format:"starts_with",...util.normalizeParams(r),prefix:i})}function Fe(i,r){return new checks.$ZodCheckEndsWith(
{check:"string_format",format:"ends_with",...util.normalizeParams(r),suffix:i})}function ge(i,r,f){return new checks.$ZodCheckProperty(
{check:"property",property:i,schema:r,...util.normalizeParams(f)})}function Ct(i,r){return new checks.$ZodCheckProperties(
{check:"properties",shape:i,...util.normalizeParams(r)})}function ct(i,r){return new checks.$ZodCheckMimeType({check:"mi\
me_type",mime:i,...util.normalizeParams(r)})}function Ie(i){return new b.v$({check:"overwrite",tx:i})}function It(i){return Ie(
r=>r.normalize(i))}function Et(){return Ie(i=>i.trim())}function o(){return Ie(i=>i.toLowerCase())}function s(){return Ie(
i=>i.toUpperCase())}function d(){return Ie(i=>util.slugify(i))}function l(i,r,f){return new i({type:"array",element:r,...util.
normalizeParams(f)})}function k(i,r,f){return new i({type:"union",options:r,...util.normalizeParams(f)})}function A(i,r,f){
return new i({type:"union",options:r,inclusive:!1,...util.normalizeParams(f)})}function ue(i,r,f,S){return new i({type:"\
union",options:f,discriminator:r,...util.normalizeParams(S)})}function te(i,r,f){return new i({type:"intersection",left:r,
right:f})}function $e(i,r,f,S){const B=f instanceof schemas.$ZodType,J=B?S:f,Ne=B?f:null;return new i({type:"tuple",items:r,
rest:Ne,...util.normalizeParams(J)})}function dt(i,r,f,S){return new i({type:"record",keyType:r,valueType:f,...util.normalizeParams(
S)})}function Ot(i,r,f,S){return new i({type:"map",keyType:r,valueType:f,...util.normalizeParams(S)})}function bn(i,r,f){
return new i({type:"set",valueType:r,...util.normalizeParams(f)})}function wn(i,r,f){const S=Array.isArray(r)?Object.fromEntries(
r.map(B=>[B,B])):r;return new i({type:"enum",entries:S,...util.normalizeParams(f)})}function kn(i,r,f){return new i({type:"\
enum",entries:r,...util.normalizeParams(f)})}function Xt(i,r,f){return new i({type:"literal",values:Array.isArray(r)?r:[
r],...util.normalizeParams(f)})}function Jt(i,r){return new i({type:"file",...util.normalizeParams(r)})}function Pn(i,r){
return new i({type:"transform",transform:r})}function xn(i,r){return new i({type:"optional",innerType:r})}function Mn(i,r){
return new i({type:"nullable",innerType:r})}function Sn(i,r,f){return new i({type:"default",innerType:r,get defaultValue(){
return typeof f=="function"?f():util.shallowClone(f)}})}function An(i,r,f){return new i({type:"nonoptional",innerType:r,
...util.normalizeParams(f)})}function Yt(i,r){return new i({type:"success",innerType:r})}function Tn(i,r,f){return new i(
{type:"catch",innerType:r,catchValue:typeof f=="function"?f:util.constantCatch(f)})}function Rn(i,r,f){return new i({type:"\
pipe",in:r,out:f})}function Qt(i,r){return new i({type:"readonly",innerType:r})}function Cn(i,r,f){return new i({type:"t\
emplate_literal",parts:r,...util.normalizeParams(f)})}function In(i,r){return new i({type:"lazy",getter:r})}function En(i,r){
return new i({type:"promise",innerType:r})}function qt(i,r,f){const S=util.normalizeParams(f);return S.abort??(S.abort=!0),
new i({type:"custom",check:"custom",fn:r,...S})}function en(i,r,f){return new i({type:"custom",check:"custom",fn:r,...util.
normalizeParams(f)})}function On(i,r){const f=tn(S=>(S.addIssue=B=>{if(typeof B=="string")S.issues.push(util.issue(B,S.value,
f._zod.def));else{const J=B;J.fatal&&(J.continue=!1),J.code??(J.code="custom"),"input"in J||(J.input=S.value),J.inst??(J.
inst=f),J.continue??(J.continue=!f._zod.def.abort),S.issues.push(util.issue(J))}},i(S.value,S)),r);return f}function tn(i,r){
const f=new checks.$ZodCheck({check:"custom",...util.normalizeParams(r)});return f._zod.check=i,f}function Ft(i){const r=new b.
QP({check:"describe"});return r._zod.onattach=[f=>{const S=me.get(f)??{};me.add(f,{...S,description:i})}],r._zod.check=()=>{},
r}function nn(i){const r=new b.QP({check:"meta"});return r._zod.onattach=[f=>{const S=me.get(f)??{};me.add(f,{...S,...i})}],
r._zod.check=()=>{},r}function Fn(i,r){const f=util.normalizeParams(r);let S=f.truthy??["true","1","yes","on","y","enabl\
ed"],B=f.falsy??["false","0","no","off","n","disabled"];f.case!=="sensitive"&&(S=S.map(ve=>typeof ve=="string"?ve.toLowerCase():
ve),B=B.map(ve=>typeof ve=="string"?ve.toLowerCase():ve));const J=new Set(S),Ne=new Set(B),lt=i.Codec??schemas.$ZodCodec,
on=i.Boolean??schemas.$ZodBoolean,rn=i.String??schemas.$ZodString,sn=new rn({type:"string",error:f.error}),an=new on({type:"\
boolean",error:f.error}),Le=new lt({type:"pipe",in:sn,out:an,transform:((ve,ft)=>{let Ue=ve;return f.case!=="sensitive"&&
(Ue=Ue.toLowerCase()),J.has(Ue)?!0:Ne.has(Ue)?!1:(ft.issues.push({code:"invalid_value",expected:"stringbool",values:[...J,
...Ne],input:ft.value,inst:Le,continue:!1}),{})}),reverseTransform:((ve,ft)=>ve===!0?S[0]||"true":B[0]||"false"),error:f.
error});return Le._zod.bag.truthy=S,Le._zod.bag.falsy=B,Le._zod.bag.case=f.case??"insensitive",Le}function Dn(i,r,f,S={}){
const B=util.normalizeParams(S),J={check:"string_format",type:"string",format:r,fn:typeof f=="function"?f:lt=>f.test(lt),
...B};return f instanceof RegExp&&(J.pattern=f),new i(J)}}),4890:((Be,ze,N)=>{N.d(ze,{DG:()=>Me,J_:()=>ne,KH:()=>V,Kk:()=>Pe,
QP:()=>de,v$:()=>Te});var b=N(8532),K=N(4723);const de=b.xI("$ZodCheck",(v,m)=>{var T;v._zod??(v._zod={}),v._zod.def=m,(T=
v._zod).onattach??(T.onattach=[])}),Ae=v=>{const m=v.value;return!util.nullish(m)&&m.size!==void 0},we=v=>{const m=v.value;
return!K.cl(m)&&m.length!==void 0},pe={number:"number",bigint:"bigint",object:"date"},me=null,ne=b.xI("$ZodCheckGreaterT\
han",(v,m)=>{de.init(v,m);const T=pe[typeof m.value];v._zod.check=I=>{(m.inclusive?I.value>=m.value:I.value>m.value)||I.
issues.push({origin:pe[typeof I.value]??T,code:"too_small",minimum:typeof m.value=="object"?m.value.getTime():m.value,input:I.
value,inclusive:m.inclusive,inst:v,continue:!m.abort})}}),Ze=null,V=b.xI("$ZodCheckNumberFormat",(v,m)=>{de.init(v,m),m.
format=m.format||"float64";const T=m.format?.includes("int"),I=T?"int":"number",[j,X]=K.zH[m.format];v._zod.check=ee=>{const Y=ee.
value;if(T){if(!Number.isInteger(Y)){ee.issues.push({expected:I,format:m.format,code:"invalid_type",continue:!1,input:Y,
inst:v});return}if(!Number.isSafeInteger(Y)){Y>0?ee.issues.push({input:Y,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,
note:"Integers must be within the safe integer range.",inst:v,origin:I,inclusive:!0,continue:!m.abort}):ee.issues.push({
input:Y,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:v,origin:I,
inclusive:!0,continue:!m.abort});return}}Y<j&&ee.issues.push({origin:"number",input:Y,code:"too_small",minimum:j,inclusive:!0,
inst:v,continue:!m.abort}),Y>X&&ee.issues.push({origin:"number",input:Y,code:"too_big",maximum:X,inclusive:!0,inst:v,continue:!m.
abort})}}),ke=null,De=null,W=null,le=null,he=null,Pe=b.xI("$ZodCheckMinLength",(v,m)=>{var T;de.init(v,m),(T=v._zod.def).
when??(T.when=we),v._zod.check=I=>{const j=I.value,X=j.length;if((typeof j=="string"&&X>=m.minimum&&X<m.minimum*2?K.O7(j):
X)>=m.minimum)return;const Y=K.Rc(j);I.issues.push({origin:Y,code:"too_small",minimum:m.minimum,inclusive:!0,input:j,inst:v,
continue:!m.abort})}}),xe=null,oe=b.xI("$ZodCheckStringFormat",(v,m)=>{var T,I;de.init(v,m),m.pattern?(T=v._zod).check??
(T.check=j=>{m.pattern.lastIndex=0,!m.pattern.test(j.value)&&j.issues.push({origin:"string",code:"invalid_format",format:m.
format,input:j.value,...m.pattern?{pattern:m.pattern.toString()}:{},inst:v,continue:!m.abort})}):(I=v._zod).check??(I.check=
()=>{})}),Me=b.xI("$ZodCheckRegex",(v,m)=>{oe.init(v,m),v._zod.check=T=>{m.pattern.lastIndex=0,!m.pattern.test(T.value)&&
T.issues.push({origin:"string",code:"invalid_format",format:"regex",input:T.value,pattern:m.pattern.toString(),inst:v,continue:!m.
abort})}}),H=null,Se=null,be=null,Q=null,ie=null;function E(v,m,T){v.issues.length&&m.issues.push(...util.prefixIssues(T,
v.issues))}const re=null,ye=null,q=null,Te=b.xI("$ZodCheckOverwrite",(v,m)=>{de.init(v,m),v._zod.check=T=>{T.value=m.tx(
T.value)}})}),8532:((Be,ze,N)=>{N.d(ze,{$W:()=>De,GT:()=>Ze,cV:()=>V,cr:()=>ke,tm:()=>de,xI:()=>me});var b=N(4723),K;const de=Object.
freeze({status:"aborted"}),Ae={value:void 0,enumerable:!1};let we="captureStackTrace"in Error?Error:null;function pe(W){
const le=we;if(le){const he=le.stackTraceLimit;if(typeof he=="number"){try{le.stackTraceLimit=0}catch{return we=null,new W}
try{return new W}finally{le.stackTraceLimit=he}}}return new W}function me(W,le,he,Pe){const xe={};function oe(E){this.def=
E,this.constr=ie,this.traits=new Set}oe.prototype=xe;const Me=he,H=Me&&new WeakSet;function Se(E,re){if(E._zod){if(E._zod.
traits.has(W))return}else{Ae.value=new oe(re);try{Object.defineProperty(E,"_zod",Ae)}finally{Ae.value=void 0}}if(E._zod.
traits.add(W),le(E,re),H){const q=Object.getPrototypeOf(E),Te=E._zod.constr.prototype;let v=q;for(;v&&v!==Te;)v=Object.getPrototypeOf(
v);const m=v??q;H.has(m)||(H.add(m),(0,b.ol)(m,Me))}const ye=ie.prototype;for(const q in ye)Object.prototype.hasOwnProperty.
call(ye,q)&&(q in E||(E[q]=ye[q].bind(E)))}const be=Pe?.Parent??Object;class Q extends be{}Object.defineProperty(Q,"name",
{value:W});function ie(E){const re=Pe?.Parent?pe(Q):this;Se(re,E);const ye=re._zod.deferred;if(ye){for(const Te of ye)Te();
re._zod.deferred=void 0}const q=globalThis.__zod_globalConfig?.postProcessor;return q&&q(re),re}return Object.defineProperty(
ie,"init",{value:Se}),Object.defineProperty(ie,Symbol.hasInstance,{value:E=>Pe?.Parent&&E instanceof Pe.Parent?!0:E?._zod?.
traits?.has(W)}),Object.defineProperty(ie,"name",{value:W}),ie}const ne=null;class Ze extends Error{constructor(){super(
"Encountered Promise during synchronous parse. Use .parseAsync() instead.")}}class V extends Error{constructor(le){super(
`Encountered unidirectional transform during encode: ${le}`),this.name="ZodEncodeError"}}(K=globalThis).__zod_globalConfig??
(K.__zod_globalConfig={});const ke=globalThis.__zod_globalConfig;function De(W){return W&&Object.assign(ke,W),ke}}),3945:((Be,ze,N)=>{
N.d(ze,{qg:()=>Me,EJ:()=>Se,xL:()=>Q,bp:()=>re});var b=N(8532),K=N(4723);function de(){const z=this._zod;return z.message??
(z.message=JSON.stringify(z.def,K.k8,2)),z.message}function Ae(z){this._zod.message=z}const we={get:de,set:Ae,enumerable:!0,
configurable:!0},pe={value:void 0,enumerable:!1},me=new WeakSet([Object.prototype,Error.prototype]),ne=(z,g)=>{z.name="$\
ZodError",pe.value=g,Object.defineProperty(z,"issues",pe),pe.value=void 0,Object.defineProperty(z,"message",we);const y=Object.
getPrototypeOf(z);me.has(y)||(me.add(y),Object.defineProperty(y,"toString",{configurable:!0,enumerable:!1,get(){const p=()=>this.
message;return Object.defineProperty(this,"toString",{value:p,configurable:!0,writable:!0}),p},set(p){Object.defineProperty(
this,"toString",{value:p,configurable:!0,writable:!0})}}))},Ze=(0,b.xI)("$ZodError",ne),V=(0,b.xI)("$ZodError",ne,void 0,
{Parent:Error});function ke(z,g,y){return Object.prototype.hasOwnProperty.call(z,g)||(g==="__proto__"?Object.defineProperty(
z,g,{value:y(),writable:!0,enumerable:!0,configurable:!0}):z[g]=y()),z[g]}function De(z,g=y=>y.message){const y={},p=[];
for(const P of z.issues)P.path.length>0?ke(y,P.path[0],()=>[]).push(g(P)):p.push(g(P));return{formErrors:p,fieldErrors:y}}
function W(z,g=y=>y.message){const y={_errors:[]},p=(P,M=[])=>{for(const O of P.issues)if(O.code==="invalid_union"&&O.errors.
length)O.errors.map(R=>p({issues:R},[...M,...O.path]));else if(O.code==="invalid_key")p({issues:O.issues},[...M,...O.path]);else if(O.
code==="invalid_element")p({issues:O.issues},[...M,...O.path]);else{const R=[...M,...O.path];if(R.length===0)y._errors.push(
g(O));else{let G=y,L=0;for(;L<R.length;){const fe=R[L],ae=L===R.length-1;if(fe==="_errors"){ae&&G._errors.push(g(O)),L++;
continue}Object.prototype.hasOwnProperty.call(G,fe)||Object.defineProperty(G,fe,{value:{_errors:[]},enumerable:!0,writable:!0,
configurable:!0});const Re=G[fe];ae&&Re._errors.push(g(O)),G=Re,L++}}}};return p(z),y}function le(z,g=y=>y.message){const y={
errors:[]},p=(P,M=[])=>{var O;for(const R of P.issues)if(R.code==="invalid_union"&&R.errors.length)R.errors.map(G=>p({issues:G},
[...M,...R.path]));else if(R.code==="invalid_key")p({issues:R.issues},[...M,...R.path]);else if(R.code==="invalid_elemen\
t")p({issues:R.issues},[...M,...R.path]);else{const G=[...M,...R.path];if(G.length===0){y.errors.push(g(R));continue}let L=y,
fe=0;for(;fe<G.length;){const ae=G[fe],Re=fe===G.length-1;typeof ae=="string"?(L.properties??(L.properties={}),Object.prototype.
hasOwnProperty.call(L.properties,ae)||Object.defineProperty(L.properties,ae,{value:{errors:[]},enumerable:!0,writable:!0,
configurable:!0}),L=L.properties[ae]):(L.items??(L.items=[]),(O=L.items)[ae]??(O[ae]={errors:[]}),L=L.items[ae]),Re&&L.errors.
push(g(R)),fe++}}};return p(z),y}function he(z){const g=[],y=z.map(p=>typeof p=="object"?p.key:p);for(const p of y)typeof p==
"number"?g.push(`[${p}]`):typeof p=="symbol"?g.push(`[${JSON.stringify(String(p))}]`):/[^\w$]/.test(p)?g.push(`[${JSON.stringify(
p)}]`):(g.length&&g.push("."),g.push(p));return g.join("")}function Pe(z){const g=[],y=[...z.issues].sort((p,P)=>(p.path??
[]).length-(P.path??[]).length);for(const p of y)g.push(`\u2716 ${p.message}`),p.path?.length&&g.push(`  \u2192 at ${he(
p.path)}`);return g.join(`
`)}function xe(z,g){return{callee:g?.callee??z,Err:g?.Err}}const oe=z=>{const g=(y,p,P,M)=>{const O=P?{...P,async:!1}:{async:!1},
R=y._zod.run({value:p,issues:[]},O);if(R instanceof Promise)throw new b.GT;if(R.issues.length){const G=new(M?.Err??z)(R.
issues.map(L=>K.iR(L,O,b.$W())));throw K.gx(G,M?.callee??g),G}return R.value};return g},Me=oe(V),H=z=>{const g=async(y,p,P,M)=>{
const O=P?{...P,async:!0}:{async:!0};let R=y._zod.run({value:p,issues:[]},O);if(R instanceof Promise&&(R=await R),R.issues.
length){const G=new(M?.Err??z)(R.issues.map(L=>K.iR(L,O,b.$W())));throw K.gx(G,M?.callee??g),G}return R.value};return g},
Se=H(V),be=z=>(g,y,p)=>{const P=p?{...p,async:!1}:{async:!1},M=g._zod.run({value:y,issues:[]},P);if(M instanceof Promise)
throw new b.GT;return M.issues.length?ie(z,M.issues,P):{success:!0,data:M.value}},Q=be(V);function ie(z,g,y){let p;return{
success:!1,get error(){return p||(p=new z(g.map(P=>K.iR(P,y,b.$W()))),g=void 0,y=void 0),p},set error(P){p=P,g=void 0,y=
void 0}}}const E=z=>async(g,y,p)=>{const P=p?{...p,async:!0}:{async:!0};let M=g._zod.run({value:y,issues:[]},P);return M instanceof
Promise&&(M=await M),M.issues.length?ie(z,M.issues,P):{success:!0,data:M.value}},re=E(V),ye=null,q=null,Te=((z,g,y)=>{const p=z.
_zod.bag.validator;if(p!==void 0){if(p(g)!==ye)return!0;if(p.definite===!0&&y===void 0)return!1}return v(z,g,y)});function v(z,g,y){
const p=y?{...y,async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},P=z._zod.bag.fallbackRun;let M;if(P?(p[q]=!0,M=P({value:g,
issues:[]},p)):M=z._zod.run({value:g,issues:[]},p),M instanceof Promise)throw new core.$ZodAsyncError;return M.issues.length===
0}const m=async(z,g,y)=>{const p=y?{...y,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0};let P=z._zod.run({value:g,issues:[]},
p);return P instanceof Promise&&(P=await P),P.issues.length===0},I=(z=>{const g=oe(z),y=(p,P,M,O)=>{const R=M?{...M,direction:"\
backward"}:{direction:"backward"};return g(p,P,R,xe(y,O))};return y})(V),X=(z=>{const g=oe(z),y=(p,P,M,O)=>g(p,P,M,xe(y,
O));return y})(V),Y=(z=>{const g=H(z),y=async(p,P,M,O)=>{const R=M?{...M,direction:"backward"}:{direction:"backward"};return await g(
p,P,R,xe(y,O))};return y})(V),Ve=(z=>{const g=H(z),y=async(p,P,M,O)=>await g(p,P,M,xe(y,O));return y})(V),bt=(z=>(g,y,p)=>{
const P=p?{...p,direction:"backward"}:{direction:"backward"};return be(z)(g,y,P)})(V),qe=(z=>(g,y,p)=>be(z)(g,y,p))(V),Ge=(z=>async(g,y,p)=>{
const P=p?{...p,direction:"backward"}:{direction:"backward"};return E(z)(g,y,P)})(V),nt=(z=>async(g,y,p)=>E(z)(g,y,p))(V)}),
4723:((Be,ze,N)=>{N.d(ze,{A2:()=>qe,Gv:()=>I,NM:()=>tt,O7:()=>it,PO:()=>ke,QH:()=>fe,Rc:()=>We,Vy:()=>oe,X:()=>Ie,cl:()=>De,
d3:()=>kt,gx:()=>T,hi:()=>wt,iR:()=>Pt,jD:()=>Tt,k8:()=>Ze,lQ:()=>Re,o8:()=>se,ol:()=>at,p6:()=>W,qh:()=>Ce,rL:()=>ae,v5:()=>ct,
zH:()=>nt});function b(o){return o}function K(o){return o}function de(){return o=>o}function Ae(o){}function we(o){throw new Error(
"Unexpected value in exhaustive check")}function pe(o){}function me(o){const s=Object.values(o).filter(l=>typeof l=="num\
ber");return Object.entries(o).filter(([l,k])=>s.indexOf(+l)===-1).map(([l,k])=>k)}function ne(o,s="|"){return o.map(d=>Ge(
d)).join(s)}function Ze(o,s){return typeof s=="bigint"?s.toString():s}class V{constructor(s){this._getter=s,this._value=
void 0}get value(){const s=this._getter;return s!==void 0&&(this._value=s(),this._getter=void 0),this._value}}function ke(o){
return new V(o)}function De(o){return o==null}function W(o){const s=o.startsWith("^")?1:0,d=o.endsWith("$")?o.length-1:o.
length;return o.slice(s,d)}function le(o,s){const d=o/s,l=Math.round(d),k=4*Number.EPSILON*Math.max(Math.abs(d),1);return Math.
abs(d-l)<k?0:d-l}const he=null;function Pe(o,s,d){let l;Object.defineProperty(o,s,{get(){if(l!==he)return l===void 0&&(l=
he,l=d()),l},set(k){Object.defineProperty(o,s,{value:k})},configurable:!0})}function xe(o){return Object.create(Object.getPrototypeOf(
o),Object.getOwnPropertyDescriptors(o))}function oe(o,s,d){Object.defineProperty(o,s,{value:d,writable:!0,enumerable:!0,
configurable:!0})}function Me(o){const s=Object.getOwnPropertyDescriptor(o,"shape");return s?.get?s.get.raw:s?.value}function H(o){
return Me(o._zod.def)??o._zod.def.shape}function Se(o,s,d){Object.defineProperty(o,s,{get(){const l=d();return oe(this,s,
l),l},enumerable:!0,configurable:!0})}function be(o,s,d){s in o?oe(o,s,d):o[s]=d}function Q(o,s,d,l){const k=H(s);for(const A of d){
const ue=Object.getOwnPropertyDescriptor(k,A);ue.enumerable&&(ue.get?Se(o,A,()=>{const te=s._zod.def.shape[A];return l?l(
te,A):te}):be(o,A,l?l(ue.value,A):ue.value))}}function ie(o,s){for(const d of Reflect.ownKeys(s)){const l=Object.getOwnPropertyDescriptor(
s,d);l.enumerable&&(l.get?Se(o,d,()=>s[d]):be(o,d,l.value))}}function E(...o){const s={};for(const d of o){const l=Object.
getOwnPropertyDescriptors(d);Object.assign(s,l)}return Object.defineProperties({},s)}function re(o){return E(o._zod.def)}
function ye(o,s){return s?s.reduce((d,l)=>d?.[l],o):o}function q(o){const s=Object.keys(o),d=s.map(l=>o[l]);return Promise.
all(d).then(l=>{const k={};for(let A=0;A<s.length;A++)k[s[A]]=l[A];return k})}function Te(o=10){const s="abcdefghijklmno\
pqrstuvwxyz";let d="";for(let l=0;l<o;l++)d+=s[Math.floor(Math.random()*s.length)];return d}function v(o){return JSON.stringify(
o)}function m(o){return o.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}const T="\
captureStackTrace"in Error?Error.captureStackTrace:(...o)=>{};function I(o){return typeof o=="object"&&o!==null&&!Array.
isArray(o)}const j=null;function X(o){if(I(o)===!1)return!1;const s=o.constructor;if(s===void 0||typeof s!="function")return!0;
const d=s.prototype;return!(I(d)===!1||Object.prototype.hasOwnProperty.call(d,"isPrototypeOf")===!1)}function ee(o){return X(
o)?{...o}:Array.isArray(o)?[...o]:o instanceof Map?new Map(o):o instanceof Set?new Set(o):o}function Y(o){let s=0;for(const d in o)
Object.prototype.hasOwnProperty.call(o,d)&&s++;return s}const Ke=o=>{const s=typeof o;switch(s){case"undefined":return"u\
ndefined";case"string":return"string";case"number":return Number.isNaN(o)?"nan":"number";case"boolean":return"boolean";case"\
function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(o)?
"array":o===null?"null":o.then&&typeof o.then=="function"&&o.catch&&typeof o.catch=="function"?"promise":typeof Map<"u"&&
o instanceof Map?"map":typeof Set<"u"&&o instanceof Set?"set":typeof Date<"u"&&o instanceof Date?"date":typeof File<"u"&&
o instanceof File?"file":"object";default:throw new Error(`Unknown data type: ${s}`)}},Ve=new Set(["string","number","sy\
mbol"]),Zt=new Set(["string","number","bigint","boolean","symbol","undefined"]);function bt(o){return o.replace(/[.*+?^${}()|[\]\\]/g,
"\\$&")}function se(o,s,d){const l=new o._zod.constr(s??o._zod.def);return(!s||d?.parent)&&(l._zod.parent=o),l}function qe(o){
const s=o;if(!s)return{};if(typeof s=="string")return{error:()=>s};if(s?.message!==void 0){if(s?.error!==void 0)throw new Error(
"Cannot specify both `message` and `error` params");s.error=s.message}return delete s.message,typeof s.error=="string"?{
...s,error:()=>s.error}:s}function et(o){let s;return new Proxy({},{get(d,l,k){return s??(s=o()),Reflect.get(s,l,k)},set(d,l,k,A){
return s??(s=o()),Reflect.set(s,l,k,A)},has(d,l){return s??(s=o()),Reflect.has(s,l)},deleteProperty(d,l){return s??(s=o()),
Reflect.deleteProperty(s,l)},ownKeys(d){return s??(s=o()),Reflect.ownKeys(s)},getOwnPropertyDescriptor(d,l){return s??(s=
o()),Reflect.getOwnPropertyDescriptor(s,l)},defineProperty(d,l,k){return s??(s=o()),Reflect.defineProperty(s,l,k)}})}function Ge(o){
return typeof o=="bigint"?o.toString()+"n":typeof o=="string"?`"${o}"`:`${o}`}function tt(o){return Object.keys(o).filter(
s=>o[s]._zod.optin!==void 0&&o[s]._zod.optout==="optional")}const nt={safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],
int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.
MAX_VALUE,Number.MAX_VALUE]},z={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt(
"18446744073709551615")]};function g(o,s){const d=o._zod.def,l=d.checks;if(l&&l.length>0)throw new Error(".pick() cannot\
 be used on object schemas containing refinements");const A={};return Q(A,o,y(o,s)),se(o,E(d,{shape:A,checks:[]}))}function y(o,s){
const d=H(o),l=[];for(const k of Reflect.ownKeys(s)){if(!Object.getOwnPropertyDescriptor(d,k)?.enumerable)throw new Error(
`Unrecognized key: "${String(k)}"`);s[k]&&l.push(k)}return l}function p(o,s){const d=o._zod.def,l=d.checks;if(l&&l.length>
0)throw new Error(".omit() cannot be used on object schemas containing refinements");const A=new Set(y(o,s)),ue={};return Q(
ue,o,Reflect.ownKeys(H(o)).filter(te=>!A.has(te))),se(o,E(d,{shape:ue,checks:[]}))}function P(o,s){if(!X(s))throw new Error(
"Invalid input to extend: expected a plain object");const d=o._zod.def.checks;if(d&&d.length>0){const k=H(o);for(const A of Reflect.
ownKeys(s))if(Object.getOwnPropertyDescriptor(k,A)!==void 0)throw new Error("Cannot overwrite keys on object schemas con\
taining refinements. Use `.safeExtend()` instead.")}return se(o,E(o._zod.def,{shape:M(o,s)}))}function M(o,s){const d={};
return Q(d,o,Reflect.ownKeys(H(o))),ie(d,s),d}function O(o,s){if(!X(s))throw new Error("Invalid input to safeExtend: exp\
ected a plain object");return se(o,E(o._zod.def,{shape:M(o,s)}))}function R(o,s){if(!s?._zod?.def)throw new Error("Inval\
id input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");if(o._zod.def.checks?.length)throw new Error(
".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");const d={};Q(d,o,Reflect.
ownKeys(H(o))),Q(d,s,Reflect.ownKeys(H(s)));const l=E(o._zod.def,{shape:d,get catchall(){return s._zod.def.catchall},checks:s.
_zod.def.checks??[]});return se(o,l)}function G(o,s,d,l="partial"){const A=s._zod.def.checks;if(A&&A.length>0)throw new Error(
`.${l}() cannot be used on object schemas containing refinements`);const te=d?new Set(y(s,d)):void 0,$e={};return Q($e,s,
Reflect.ownKeys(H(s)),o&&((dt,Ot)=>te&&!te.has(Ot)?dt:new o({type:"optional",innerType:dt}))),se(s,E(s._zod.def,{shape:$e,
checks:[]}))}function L(o,s,d){const l=d?new Set(y(s,d)):void 0,k={};return Q(k,s,Reflect.ownKeys(H(s)),(A,ue)=>l&&!l.has(
ue)?A:new o({type:"nonoptional",innerType:A})),se(s,E(s._zod.def,{shape:k}))}function fe(o,s=0){if(o.aborted===!0)return!0;
for(let d=s;d<o.issues.length;d++)if(o.issues[d]?.continue!==!0)return!0;return!1}function ae(o,s=0){if(o.aborted===!0)return!0;
for(let d=s;d<o.issues.length;d++)if(o.issues[d]?.continue===!1)return!0;return!1}function Re(o,s){return s.map(d=>{var l;
return(l=d).path??(l.path=[]),d.path.unshift(o),d})}function je(o){return typeof o=="string"?o:o?.message}function wt(o){
const s=[];for(const d of o??[]){const l=d._zod.def;if(!/_(length|size)$|_equals$/.test(l.check))break;const k=l.maximum??
l.length??l.size;k>=0&&s.push([k,d])}return s}function kt(o,s,d){var l;for(let k=s;k<o.length;k++)(l=o[k]).schema??(l.schema=
d)}function Pt(o,s,d){var l;const k=o.inst?._zod?.traits;k?.has("$ZodType")&&(k.has("$ZodCheck")?(l=o).schema??(l.schema=
o.inst):o.schema=o.inst);const A=o.schema!==o.inst?o.schema?._zod.def?.error:void 0,ue=o.message?o.message:je(o.inst?._zod.
def?.error?.(o))??je(A?.(o))??je(s?.error?.(o))??je(d.customError?.(o))??je(d.localeError?.(o))??"Invalid input",te={};for(const $e of Object.
keys(o))$e==="inst"||$e==="schema"||$e==="continue"||$e==="input"||$e==="__proto__"||(te[$e]=o[$e]);return te.path??(te.
path=[]),te.message=ue,s?.reportInput&&(te.input=o.input),te}function xt(o){return o instanceof Set?"set":o instanceof Map?
"map":o instanceof File?"file":"unknown"}const ot=/[\uD800-\uDBFF]/;function it(o){const s=o.length;if(!ot.test(o))return s;
let d=s;for(let l=0;l<s-1;l++)(o.charCodeAt(l)&64512)===55296&&(o.charCodeAt(l+1)&64512)===56320&&(d--,l++);return d}function We(o){
return Array.isArray(o)?"array":typeof o=="string"?"string":"unknown"}function Vt(o){const s=typeof o;switch(s){case"num\
ber":return Number.isNaN(o)?"nan":"number";case"object":{if(o===null)return"null";if(Array.isArray(o))return"array";const d=o;
if(d&&Object.getPrototypeOf(d)!==Object.prototype&&"constructor"in d&&d.constructor)return d.constructor.name}}return s}
function Gt(...o){const[s,d,l]=o;return typeof s=="string"?{message:s,code:"custom",input:d,inst:l}:{...s}}function Wt(o){
return Object.entries(o).filter(([s,d])=>Number.isNaN(Number.parseInt(s,10))).map(s=>s[1])}function Mt(o){const s=atob(o),
d=new Uint8Array(s.length);for(let l=0;l<s.length;l++)d[l]=s.charCodeAt(l);return d}function x(o){let s="";for(let d=0;d<
o.length;d++)s+=String.fromCharCode(o[d]);return btoa(s)}function St(o){const s=o.replace(/-/g,"+").replace(/_/g,"/"),d="\
=".repeat((4-s.length%4)%4);return Mt(s+d)}function _e(o){return x(o).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,
"")}function rt(o){const s=o.replace(/^0x/,"");if(s.length%2!==0)throw new Error("Invalid hex string length");const d=new Uint8Array(
s.length/2);for(let l=0;l<s.length;l+=2)d[l/2]=Number.parseInt(s.slice(l,l+2),16);return d}function At(o){return Array.from(
o).map(s=>s.toString(16).padStart(2,"0")).join("")}class st{constructor(...s){}}function at(o,s){for(const d in s){const l=Object.
getOwnPropertyDescriptor(s,d);l.get?Object.defineProperty(o,d,{...l,enumerable:!1}):Rt(o,d,l.value)}}function Ce(o,s,d,l=!0){
return Object.defineProperty(o,s,{configurable:!0,writable:!0,enumerable:l,value:d}),d}function Tt(o,s,d){return Ce(o,s,
d,!1)}function Ht(o,s){for(const d in o){const l=o[d];Object.defineProperty(s,d,{configurable:!0,enumerable:!0,get(){return Ce(
this,d,l(this))},set(k){Ce(this,d,k)}})}return s}function Rt(o,s,d){Object.defineProperty(o,s,{configurable:!0,get(){return this==
null?d:Ce(this,s,d.bind(this))},set(l){Ce(this,s,l)}})}function ut(o,s){const d=Object.getPrototypeOf(o);return s in d?void 0:
d}let Fe,ge=!1;const Ct={configurable:!0,get(){ge=!0}};function ct(o,s,d){const l=Object.getPrototypeOf(o._zod);if(s in l&&
Fe!==o._zod){Fe=void 0;return}Fe=o._zod,Object.defineProperty(l,s,{configurable:!0,get(){Object.defineProperty(this,s,Ct);
const k=ge;ge=!1;try{const A=d(this);return ge?delete this[s]:Object.defineProperty(this,s,{configurable:!0,writable:!0,
value:A}),ge=ge||k,A}catch(A){throw delete this[s],ge=ge||k,A}},set(k){Object.defineProperty(this,s,{configurable:!0,writable:!0,
value:k})}})}function Ie(o,s,d,l){const k=ut(o,s);k&&Object.defineProperty(k,s,{configurable:!0,get(){const A={configurable:!0,
writable:!0,enumerable:l,value:void 0};return Object.defineProperty(this,s,A),A.value=d(this),Object.defineProperty(this,
s,A),A.value},set(A){Object.defineProperty(this,s,{configurable:!0,writable:!0,enumerable:l,value:A})}})}const It="~cons\
tantCatch";function Et(o){const s=()=>o;return s[It]=!0,s}}),3619:((Be,ze,N)=>{N.d(ze,{YOg:()=>Lt,z6Y:()=>ui,Whr:()=>$o,
lqM:()=>$n,FsL:()=>ni,rej:()=>Co,YjP:()=>_t,pdi:()=>Wo,KCZ:()=>_n});var b=N(8532),K=N(4890);const de=/^[cC][0-9a-z]{6,}$/,
Ae=/^[0-9a-z]+$/,we=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,pe=/^[0-9a-vA-V]{20}$/,me=/^[A-Za-z0-9]{27}$/,ne=/^[a-zA-Z0-9_-]{21}$/;
function Ze(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}}$`)}const V=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,
ke=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/,
De=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,W=e=>e?new RegExp(`^([0-9a-fA-F]{8}\
-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
le=null,he=null,Pe=null,xe=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,
oe=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
Me=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,
H=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u,Se=null,be=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
Q=null;function ie(){return new RegExp(Q,"u")}const E=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
re=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
ye=e=>{const t=util.escapeRegex(e??":");return new RegExp(`^(?:[0-9A-F]{2}${t}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${t}){5}[0\
-9a-f]{2}$`)},q=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
Te=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
v=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,m=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
T=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/,
I=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/,j=/^https?$/,X=/^\+[1-9]\d{6,14}$/,ee=/^\d(?:[ -]?\d){11,18}$/,
Y=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/,
Ke=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/,Ve=null;function Zt(e){return new RegExp(`^${e}$`)}const bt=null;function se(e){
const t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:\
[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function qe(e){
return new RegExp(`^${se(e)}$`)}function et(e){const t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");const n=`${se(
{precision:e.precision,seconds:!0})}(?:${t.join("|")})`,a=e.local?`${n}|${se({precision:e.precision})}`:n;return new RegExp(
`^${Ve}T(?:${a})$`)}const Ge=/^[\s\S]{0,}$/,tt=e=>{const t=e?`[\\s\\S]{${e?.minimum??0},${e?.maximum??""}}`:"[\\s\\S]*";
return new RegExp(`^${t}$`)},nt=/^-?\d+n?$/,z=/^-?\d+$/,g=/^-?\d+(?:\.\d+)?$/,y=/^(?:true|false)$/i,p=/^null$/i,P=/^undefined$/i,
M=/^[^A-Z]*$/,O=/^[^a-z]*$/,R=/^[0-9a-fA-F]*$/;function G(e,t){return new RegExp(`^[A-Za-z0-9+/]{${e}}${t}$`)}function L(e){
return new RegExp(`^[A-Za-z0-9_-]{${e}}$`)}const fe=/^[0-9a-fA-F]{32}$/,ae=null,Re=null,je=/^[0-9a-fA-F]{40}$/,wt=null,kt=null,
Pt=/^[0-9a-fA-F]{64}$/,xt=null,ot=null,it=/^[0-9a-fA-F]{96}$/,We=null,Vt=null,Gt=/^[0-9a-fA-F]{128}$/,Wt=null,Mt=null;var x=N(
4723);const St={major:4,minor:6,patch:7},_e=b.xI("$ZodType",(e,t)=>{var n;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||
{},e._zod.version=St;const a=e._zod.def.checks,u=e._zod.traits.has("$ZodCheck")?[e,...a??[]]:a?.length?[...a]:[];for(const c of u)
for(const _ of c._zod.onattach)_(e);if(u.length===0)(n=e._zod).deferred??(n.deferred=[]),e._zod.deferred?.push(()=>{e._zod.
run=e._zod.parse});else{const c=($,w,h)=>{if($.memo)return $;let Z=x.QH($),C;for(const F of w){if(F._zod.def.when){if(x.
rL($)||!F._zod.def.when($))continue}else if(Z)continue;const U=$.issues.length,D=F._zod.check($);if(D instanceof Promise&&
h?.async===!1)throw new b.GT;if(C||D instanceof Promise)C=(C??Promise.resolve()).then(async()=>{await D,$.issues.length!==
U&&(x.d3($.issues,U,e),Z||(Z=x.QH($,U)))});else{if($.issues.length===U)continue;x.d3($.issues,U,e),Z||(Z=x.QH($,U))}}return C?
C.then(()=>$):$},_=($,w,h)=>{if(x.QH($))return $.aborted=!0,$;const Z=c(w,u,h);if(Z instanceof Promise){if(h.async===!1)
throw new b.GT;return Z.then(C=>e._zod.parse(C,h))}return e._zod.parse(Z,h)};e._zod.run=($,w)=>{if(w.skipChecks)return e.
_zod.parse($,w);if(w.direction==="backward"){const Z=e._zod.parse({value:$.value,issues:[]},{...w,skipChecks:!0});return Z instanceof
Promise?Z.then(C=>_(C,$,w)):_(Z,$,w)}const h=e._zod.parse($,w);if(h instanceof Promise){if(w.async===!1)throw new b.GT;return h.
then(Z=>c(Z,u,w))}return c(h,u,w)}}},{get"~standard"(){return x.jD(this,"~standard",st(this))},set"~standard"(e){x.qh(this,
"~standard",e)}}),rt=(e,t)=>e.issues.length?{issues:e.issues.map(n=>x.iR(n,t,b.$W()))}:{value:e.value};async function At(e,t){
const n={async:!0};return rt(await e._zod.run({value:t,issues:[]},n),n)}function st(e){return{validate:t=>{const n={async:!1};
try{const a=e._zod.run({value:t,issues:[]},n);if(!(a instanceof Promise))return rt(a,n)}catch{}return At(e,t)},vendor:"z\
od",version:1}}const at=b.xI("$ZodString",(e,t)=>{_e.init(e,t),e._zod.pattern=t.pattern??Ge,e._zod.parse=(n,a)=>{if(t.coerce)
try{n.value=String(n.value)}catch{}return typeof n.value=="string"||n.issues.push({expected:"string",code:"invalid_type",
input:n.value,inst:e}),n}}),Ce=null,Tt=null,Ht=null,Rt=null,ut=1,Fe=2;function ge(e){try{return typeof URL<"u"&&typeof URL.
canParse=="function"?URL.canParse(e):(new URL(e),!0)}catch{return!1}}function Ct(e,t){return!("normalize"in t)&&!("hostn\
ame"in t)&&!("protocol"in t)?ge(e)||Fe:ct(e,t)}function ct(e,t){if(!t.normalize&&t.protocol?.source===regexes.httpProtocol.
source&&!/^https?:\/\//i.test(e))return ut;try{if(typeof URL<"u"){const n=URL;if(typeof n.parse=="function")return n.parse(
e)??Fe}return new URL(e)}catch{return Fe}}const Ie=/[\t\n\r]/g;function It(e){return e.replace(Ie,"")}function Et(e,t){return t.
lastIndex=0,t.test(e.hostname)}function o(e,t){return t.lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):
e.protocol)}const s=null,d=null,l=null,k=null,A=null,ue=null,te=null,$e=null,dt=null,Ot=null,bn=null,wn=null,kn=null,Xt=/^[0-9a-fA-F:.]+$/;
function Jt(e){return Xt.test(e)?ge(`http://[${e}]`):!1}const Pn=null,xn=null,Mn=null;function Sn(e){const t=e.split("/");
if(t.length!==2)return!1;const[n,a]=t;if(!a)return!1;const u=Number(a);return`${u}`!==a||u<0||u>128?!1:Jt(n)}const An=null;
function Yt(e){if(e==="")return!0;if(/\s/.test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}const Tn=/^[0-9a-zA-Z+/]*={0,2}$/,
Rn=null,Qt=/^[A-Za-z0-9_-]*$/;function Cn(e){if(!Qt.test(e))return!1;const t=e.replace(/[-_]/g,a=>a==="-"?"+":"/"),n=t.padEnd(
Math.ceil(t.length/4)*4,"=");return Yt(n)}const In=null,En=null,qt=/[- ]/g;function en(e){let t=e.length,n=1,a=0;for(;t;){
const u=e.charCodeAt(--t)-48;n^=1,a+=n?[0,2,4,6,8,1,3,5,7,9][u]:u}return a%10===0}function On(e){return regexes.creditCard.
test(e)?en(e.replace(qt,"")):!1}const tn=null;function Ft(e){let t=0;const n=e.length;for(let a=4;a<n;a++){const u=e.charCodeAt(
a);t=(u>=65?t*100+(u-55):t*10+(u-48))%97}for(let a=0;a<4;a++){const u=e.charCodeAt(a);t=(u>=65?t*100+(u-55):t*10+(u-48))%
97}return t===1}function nn(e){return regexes.iban.test(e)?Ft(e):!1}const Fn=null;function Dn(e,t=null){try{const n=e.split(
".");if(n.length!==3)return!1;const[a]=n;if(!a)return!1;const u=JSON.parse(atob(a));return!("typ"in u&&u?.typ!=="JWT"||!u.
alg||t&&(!("alg"in u)||u.alg!==t))}catch{return!1}}const i=null,r=null,f=b.xI("$ZodNumber",(e,t)=>{_e.init(e,t),e._zod.pattern=
g,e._zod.parse=(n,a)=>{if(t.coerce)try{n.value=Number(n.value)}catch{}const u=n.value;if(typeof u=="number"&&!Number.isNaN(
u)&&Number.isFinite(u))return n;const c=typeof u=="number"?Number.isNaN(u)?"NaN":Number.isFinite(u)?void 0:String(u):void 0;
return n.issues.push({expected:"number",code:"invalid_type",input:u,inst:e,...c?{received:c}:{}}),n}}),S=b.xI("$ZodNumbe\
rFormat",(e,t)=>{K.KH.init(e,t),f.init(e,t)}),B=null,J=null,Ne=null,lt=null,on=null,rn=null,sn=null,an=null,Le=b.xI("$Zo\
dNever",(e,t)=>{_e.init(e,t),e._zod.parse=(n,a)=>(n.issues.push({expected:"never",code:"invalid_type",input:n.value,inst:e}),
n)}),ve=null,ft=null;function Ue(e,t){const n=x.hi(e._zod.def.checks);if(!n.length)return;const a=Math.min(...n.map(c=>c[0])),
u=e._zod.parse;e._zod.parse=(c,_)=>{const $=t(c.value);if($>a&&!_?.skipChecks&&_?.direction!=="backward"){for(const[w,h]of x.
hi(e._zod.def.checks))if($>w&&h._zod.def.when(c)){const Z=c.issues.length;return h._zod.check(c),c.issues[Z].continue=!1,
x.d3(c.issues,Z,e),c}}return u(c,_)}}const jn=e=>Array.isArray(e)?e.length:-1,fi=e=>e instanceof Map?e.size:-1,pi=e=>e instanceof
Set?e.size:-1;function un(e,t,n){e.issues.length&&t.issues.push(...x.lQ(n,e.issues)),t.value[n]=e.value}const Ln=b.xI("$\
ZodArray",(e,t)=>{_e.init(e,t);const n=b.cr.memoizer;n?.attach(e),e._zod.parse=(a,u)=>{const c=a.value;if(!Array.isArray(
c))return a.issues.push({expected:"array",code:"invalid_type",input:c,inst:e}),a;a.value=n?n.alloc(e,a,Array(c.length),u):
Array(c.length);const _=[],$=u?.abortEarly;for(let w=0;w<c.length;w++){const h=c[w],Z=t.element._zod.run({value:h,issues:[]},
u);if(Z instanceof Promise)_.push(Z.then(C=>un(C,a,w)));else if(un(Z,a,w),$&&Z.issues.length!==0&&x.QH(Z))break}return _.
length?Promise.all(_).then(()=>a):a},Ue(e,jn)});function pt(e,t,n,a,u,c){const _=n in a,$=c==="optional";if(!(!_&&$&&u===
"optional")){if(e.issues.length){if(u!==void 0&&$&&!_)return;t.issues.push(...x.lQ(n,e.issues))}if(!_&&u===void 0){e.issues.
length||t.issues.push({code:"invalid_type",expected:"nonoptional",input:void 0,path:[n]});return}e.value===void 0?(_||u===
"defaulted"&&!$)&&(t.value[n]=void 0):t.value[n]=e.value}}const Nn=[];function Un(e){const t=Object.keys(e.shape),n=Object.
getOwnPropertySymbols(e.shape),a=n.length?n:Nn,u=a.length?[...t,...a]:t;for(const _ of u)if(!e.shape?.[_]?._zod?.traits?.
has("$ZodType"))throw new Error(`Invalid element at key "${String(_)}": expected a Zod schema`);const c=x.NM(e.shape);return{
...e,allKeys:u,symbolKeys:a,keySet:new Set(t),numKeys:t.length,optionalKeys:new Set(c)}}function Bn(e,t,n,a,u,c,_){const $=[],
w=u.keySet,h=u.catchall._zod,Z=h.def.type,C=h.optin,F=h.optout;let U=0;for(const D in t){if(_&&n.issues.length!==U){if(x.
QH(n,U))break;U=n.issues.length}if(w.has(D))continue;if(D==="__proto__"){Z==="never"&&$.push(D);continue}if(Z==="never"){
$.push(D);continue}const ce=h.run({value:t[D],issues:[]},a);ce instanceof Promise?e.push(ce.then(Oe=>pt(Oe,n,D,t,C,F))):
pt(ce,n,D,t,C,F)}return $.length&&n.issues.push({code:"unrecognized_keys",keys:$,input:t,inst:c,continue:!0}),e.length?Promise.
all(e).then(()=>n):n}const Kn=b.xI("$ZodObject",(e,t)=>{_e.init(e,t);const n=Object.getOwnPropertyDescriptor(t,"shape"),
a=n?.get?n.get.raw:t.shape??{};if(a){const h=()=>{const Z={...a};return Object.defineProperty(t,"shape",{value:Z}),h.raw=
Z,Z};h.raw=a,Object.defineProperty(t,"shape",{get:h})}const u=x.PO(()=>Un(t));x.v5(e,"propValues",h=>{const Z=h.def.shape,
C={};for(const F in Z){const U=Z[F]._zod;if(U.values){Object.prototype.hasOwnProperty.call(C,F)||x.Vy(C,F,new Set);for(const D of U.
values)C[F].add(D);U.optin!==void 0&&C[F].add(void 0)}}return C});const c=x.Gv,_=t.catchall;let $;const w=b.cr.memoizer;
w?.attach(e),e._zod.parse=(h,Z)=>{$??($=u.value);const C=h.value;if(!c(C))return h.issues.push({expected:"object",code:"\
invalid_type",input:C,inst:e}),h;h.value=w?w.alloc(e,h,{},Z):{};const F=[],U=$.shape,D=Z?.abortEarly;let ce=h.issues.length;
for(const Oe of $.allKeys){if(D&&h.issues.length!==ce){if(x.QH(h,ce))break;ce=h.issues.length}if(Oe==="__proto__")continue;
const Ye=U[Oe],vt=Ye._zod.optin,Kt=Ye._zod.optout,zt=Ye._zod.run({value:C[Oe],issues:[]},Z);zt instanceof Promise?F.push(
zt.then(Qe=>pt(Qe,h,Oe,C,vt,Kt))):pt(zt,h,Oe,C,vt,Kt)}return _?Bn(F,C,h,Z,u.value,e,D===!0):F.length?Promise.all(F).then(
()=>h):h}}),mi=null;function cn(e,t,n,a){for(const c of e)if(c.issues.length===0)return t.value=c.value,t;const u=e.filter(
c=>!x.QH(c));return u.length===1?(t.value=u[0].value,u[0]):(t.issues.push({code:"invalid_union",input:t.value,inst:n,errors:e.
map(c=>c.issues.map(_=>x.iR(_,a,b.$W())))}),t)}const Vn=b.xI("$ZodUnion",(e,t)=>{_e.init(e,t),x.v5(e,"optin",a=>a.def.options.
some(u=>u._zod.optin==="defaulted")?"defaulted":a.def.options.some(u=>u._zod.optin!==void 0)?"optional":void 0),x.v5(e,"\
optout",a=>a.def.options.some(u=>u._zod.optout==="optional")?"optional":void 0),x.v5(e,"values",a=>{if(a.def.options.every(
u=>u._zod.values))return new Set(a.def.options.flatMap(u=>Array.from(u._zod.values)))}),x.v5(e,"pattern",a=>{if(a.def.options.
every(u=>u._zod.pattern)){const u=a.def.options.map(c=>c._zod.pattern);return new RegExp(`^(${u.map(c=>x.p6(c.source)).join(
"|")})$`)}});const n=t.options.length===1?t.options[0]._zod.run:null;e._zod.parse=(a,u)=>{if(n)return n(a,u);let c=!1;const _=[];
for(const $ of t.options){const w=$._zod.run({value:a.value,issues:[]},u);if(w instanceof Promise)_.push(w),c=!0;else{if(w.
issues.length===0)return w;_.push(w)}}return c?Promise.all(_).then($=>cn($,a,e,u)):cn(_,a,e,u)}});function hi(e,t,n,a){const u=[];
for(let c=0;c<e.length;c++)e[c].issues.length===0&&u.push(c);return u.length===1?(t.value=e[u[0]].value,t):(u.length===0?
t.issues.push({code:"invalid_union",input:t.value,inst:n,errors:e.map(c=>c.issues.map(_=>util.finalizeIssue(_,a,core.config())))}):
t.issues.push({code:"invalid_union",input:t.value,inst:n,errors:[],inclusive:!1,matches:u}),t)}const yi=null;function _i(e,t){
const n=e._zod;let a=n.bag.optionsMap;a||(a=Gn(n.def),n.bag.optionsMap=a);const u=a.get(t);if(u===null)throw new Error(`\
Ambiguous discriminator value "${String(t)}"`);return u}function Gn(e){const t=new Map;for(const n of e.options){const a=n.
_zod.propValues?.[e.discriminator];if(!a||a.size===0)throw new Error(`Invalid discriminated union option at index "${e.options.
indexOf(n)}"`);for(const u of a)if(t.has(u)){if(u!==void 0)throw new Error(`Duplicate discriminator value "${String(u)}"`);
t.set(u,null)}else t.set(u,n)}return t}const gi=null,$i=null;function Dt(e,t){if(e===t)return{valid:!0,data:e};if(e instanceof
Date&&t instanceof Date&&+e==+t)return{valid:!0,data:e};if(util.isPlainObject(e)&&util.isPlainObject(t)){const n=Object.
keys(t),a=Object.keys(e).filter(c=>n.indexOf(c)!==-1),u={...e,...t};Object.prototype.hasOwnProperty.call(u,"__proto__")&&
delete u.__proto__;for(const c of a){if(c==="__proto__")continue;const _=Dt(e[c],t[c]);if(!_.valid)return{valid:!1,mergeErrorPath:[
c,..._.mergeErrorPath]};u[c]=_.data}return{valid:!0,data:u}}if(Array.isArray(e)&&Array.isArray(t)){if(e.length!==t.length)
return{valid:!1,mergeErrorPath:[]};const n=[];for(let a=0;a<e.length;a++){const u=e[a],c=t[a],_=Dt(u,c);if(!_.valid)return{
valid:!1,mergeErrorPath:[a,..._.mergeErrorPath]};n.push(_.data)}return{valid:!0,data:n}}return{valid:!1,mergeErrorPath:[]}}
function vi(e,t,n){const a=new Map;let u;const c=new Map,_=(h,Z)=>{let C;if(h.code==="unrecognized_keys"&&!h.path?.length)
u??(u=h),C=h.keys;else if(h.code==="invalid_key"&&h.origin==="record"&&h.path?.length===1){const F=String(h.path[0]);c.has(
F)||c.set(F,h),C=[F]}else return!1;for(const F of C)a.has(F)||a.set(F,{}),a.get(F)[Z]=!0;return!0};for(const h of t.issues)
_(h,"l")||e.issues.push(h);for(const h of n.issues)_(h,"r")||e.issues.push(h);const $=[...a].filter(([,h])=>h.l&&h.r).map(
([h])=>h);if($.length){const h=u?$.filter(Z=>u.keys.includes(Z)):[];h.length&&e.issues.push({...u,keys:h});for(const Z of $)
!h.includes(Z)&&c.has(Z)&&e.issues.push(c.get(Z))}const w=Dt(t.value,n.value);if(!w.valid){if(util.aborted(e))return e;throw new Error(
`Unmergable intersection. Error path: ${JSON.stringify(w.mergeErrorPath)}`)}return e.value=w.data,e}const zi=null;function Zi(e,t){
for(let n=e.length-1;n>=0;n--)if(!(t==="optin"?e[n]._zod.optin!==void 0:e[n]._zod.optout==="optional"))return n+1;return 0}
function bi(e,t,n){e.issues.length&&t.issues.push(...util.prefixIssues(n,e.issues)),t.value[n]=e.value}function wi(e,t,n,a,u){
for(let c=0;c<n.length;c++){const _=e[c],$=c<a.length;if(!$&&c>=u&&n[c]._zod.optin==="optional"){t.value.length=c;break}
if(_.issues.length){if(!$&&c>=u){t.value.length=c;break}t.issues.push(...util.prefixIssues(c,_.issues))}t.value[c]=_.value}
for(let c=t.value.length-1;c>=a.length&&(n[c]._zod.optout==="optional"&&t.value[c]===void 0);c--)t.value.length=c;return t}
const ki=null,Pi=null;function xi(e,t,n,a,u,c,_){e.issues.length&&(util.propertyKeyTypes.has(typeof a)?n.issues.push(...util.
prefixIssues(a,e.issues)):n.issues.push({code:"invalid_key",origin:"map",input:u,inst:c,issues:e.issues.map($=>util.finalizeIssue(
$,_,core.config()))})),t.issues.length&&(util.propertyKeyTypes.has(typeof a)?n.issues.push(...util.prefixIssues(a,t.issues)):
n.issues.push({origin:"map",code:"invalid_element",input:u,inst:c,key:a,issues:t.issues.map($=>util.finalizeIssue($,_,core.
config()))})),n.value.set(e.value,t.value)}const Mi=null;function Si(e,t){e.issues.length&&t.issues.push(...e.issues),t.
value.add(e.value)}const Ai=null,Ti=null,Ri=null,Wn=b.xI("$ZodTransform",(e,t)=>{_e.init(e,t),e._zod.optin="optional",b.
cr.memoizer?.guard(e),e._zod.parse=(n,a)=>{if(a.direction==="backward")throw new b.cV(e.constructor.name);const u=t.transform(
n.value,n);if(a.async)return(u instanceof Promise?u:Promise.resolve(u)).then(_=>(n.value=_,n));if(u instanceof Promise)throw new b.
GT;return n.value=u,n}});function dn(e,t){return e.value=t.issues.length?void 0:t.value,e}const Hn=b.xI("$ZodOptional",(e,t)=>{
_e.init(e,t),x.v5(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",
x.v5(e,"values",n=>{const a=n.def.innerType._zod.values;return a?new Set([...a,void 0]):void 0}),x.v5(e,"pattern",n=>{const a=n.
def.innerType._zod.pattern;return a?new RegExp(`^(${x.p6(a.source)})?$`):void 0}),e._zod.parse=(n,a)=>{if(n.value===void 0){
if(t.innerType._zod.optin!=="defaulted")return n;const u=t.innerType._zod.run({value:n.value,issues:[]},a);return u instanceof
Promise?u.then(c=>dn(n,c)):dn(n,u)}return t.innerType._zod.run(n,a)}}),Ci=null,Ii=null,Ei=null;function Oi(e,t){return e.
value===void 0&&(e.value=t.defaultValue),e}const Fi=null,Di=null;function ji(e,t){return!e.issues.length&&e.value===void 0&&
e.issues.push({code:"invalid_type",expected:"nonoptional",input:e.value,inst:t}),e}const Li=null;function Ni(e,t,n,a){return t.
issues.length?(e.value=n.catchValue({...t,value:e.value,error:{issues:t.issues.map(u=>util.finalizeIssue(u,a,core.config()))},
input:e.value}),e):(e.value=t.value,t.memo&&(e.memo=!0),e)}const Ui=null,Bi=null,Xn=b.xI("$ZodPipe",(e,t)=>{_e.init(e,t),
x.v5(e,"values",n=>n.def.in._zod.values),x.v5(e,"optin",n=>n.def.in._zod.optin),x.v5(e,"optout",n=>n.def.out._zod.optout),
x.v5(e,"propValues",n=>n.def.in._zod.propValues),e._zod.parse=(n,a)=>{if(a.direction==="backward"){const c=t.out._zod.run(
n,a);return c instanceof Promise?c.then(_=>mt(_,t.in,a)):mt(c,t.in,a)}const u=t.in._zod.run(n,a);return u instanceof Promise?
u.then(c=>mt(c,t.out,a)):mt(u,t.out,a)}});function mt(e,t,n){return e.issues.some(a=>a.code!=="unrecognized_keys")?(e.aborted=
!0,e):t._zod.run({value:e.value,issues:e.issues},n)}const Ki=null;function Vi(e,t,n){if(e.issues.length)return e.aborted=
!0,e;if((n.direction||"forward")==="forward"){const u=t.transform(e.value,e);return u instanceof Promise?u.then(c=>ht(e,
c,t.out,n)):ht(e,u,t.out,n)}else{const u=t.reverseTransform(e.value,e);return u instanceof Promise?u.then(c=>ht(e,c,t.in,
n)):ht(e,u,t.in,n)}}function ht(e,t,n,a){return e.issues.length?(e.aborted=!0,e):n._zod.run({value:t,issues:e.issues},a)}
const Gi=null,Wi=null;function Hi(e){return e.memo||(e.value=Object.freeze(e.value)),e}function Jn(e){const t=e._zod.def;
let n=t.pattern,a=!!t.format?.includes("int"),u,c;for(const $ of t.checks??[]){const w=$._zod.def;w.pattern&&(n=w.pattern),
a||(a=!!w.format?.includes("int"));const h=w.minimum??w.length,Z=w.maximum??w.length;h!==void 0&&(u===void 0||h>u)&&(u=h),
Z!==void 0&&(c===void 0||Z<c)&&(c=Z)}if(n)return n.source;if(u!==void 0&&c!==void 0&&u>c)return"(?!)";if(u!==void 0||c!==
void 0)return regexes.string({minimum:u,maximum:c}).source;const _=e._zod.pattern;return(a&&_===regexes.number?regexes.integer:
_)?.source}function ln(e){const t=e._zod.def,n=e._zod.pattern?.source,a=t.innerType??e._zod.innerType;if(a){const u=a._zod.
pattern?.source,c=ln(a);return n&&u&&c&&c!==u?n.replace(util.cleanRegex(u),()=>util.cleanRegex(c)):n}if(t.options){const u=t.
options.map(ln);if(u.every(Boolean))return`^(${u.map(c=>util.cleanRegex(c)).join("|")})$`}return Jn(e)}const Xi=null,Ji=null,
Yi=null,Qi=null,qi=null;function er(e,t,n,a){if(!e){const u={code:"custom",input:n,inst:a,path:[...a._zod.def.path??[]],
continue:!a._zod.def.abort};a._zod.def.params&&(u.params=a._zod.def.params),t.issues.push(util.issue(u))}}var He=N(3305),
yt=N(3945);const Ee=b.xI("ZodMiniType",(e,t)=>{if(!e._zod)throw new Error("Uninitialized schema in ZodMiniType.");_e.init(
e,t),e.def=t,e.type=t.type},{get with(){return this.check},set with(e){x.qh(this,"with",e)},parse(e,t){return yt.qg(this,
e,t,{callee:this.parse})},parseAsync(e,t){return yt.EJ(this,e,t,{callee:this.parseAsync})},safeParse(e,t){return yt.xL(this,
e,t)},safeParseAsync(e,t){return yt.bp(this,e,t)},check(...e){const t=this.def;return this.clone({...t,checks:[...t.checks??
[],...e.map(n=>typeof n=="function"?{_zod:{check:n,def:{check:"custom"},onattach:[]}}:n)]},{parent:!0})},clone(e,t){return x.
o8(this,e,t)},brand(){return this},register(e,t){return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(
this,...t)}}),fn=b.xI("ZodMiniString",(e,t)=>{at.init(e,t),Ee.init(e,t)});function _t(e){return He.Rl(fn,e)}const tr=null,
Yn=null;function nr(e){return core._email(Yn,e)}const Qn=null;function or(e){return core._guid(Qn,e)}const gt=null;function ir(e){
return core._uuid(gt,e)}function rr(e){return core._uuidv4(gt,e)}function sr(e){return core._uuidv6(gt,e)}function ar(e){
return core._uuidv7(gt,e)}const pn=null;function ur(e){return core._url(pn,e)}function cr(e){return core._url(pn,{protocol:regexes.
httpProtocol,hostname:regexes.domain,...util.normalizeParams(e)})}const qn=null;function dr(e){return core._emoji(qn,e)}
const eo=null;function lr(e){return core._nanoid(eo,e)}const to=null;function fr(e){return core._cuid(to,e)}const no=null;
function pr(e){return core._cuid2(no,e)}const oo=null;function mr(e){return core._ulid(oo,e)}const io=null;function hr(e){
return core._xid(io,e)}const ro=null;function yr(e){return core._ksuid(ro,e)}const so=null;function _r(e){return core._ipv4(
so,e)}const ao=null;function gr(e){return core._ipv6(ao,e)}const uo=null;function $r(e){return core._cidrv4(uo,e)}const co=null;
function vr(e){return core._cidrv6(co,e)}const lo=null;function zr(e){return core._mac(lo,e)}const fo=null;function Zr(e){
return core._base64(fo,e)}const po=null;function br(e){return core._base64url(po,e)}const mo=null;function wr(e){return core.
_e164(mo,e)}const ho=null;function kr(e){return core._creditCard(ho,e)}const yo=null;function Pr(e){return core._iban(yo,
e)}const _o=null;function xr(e){return core._jwt(_o,e)}const Xe=null;function Mr(e,t,n={}){return core._stringFormat(Xe,
e,t,n)}function Sr(e){return core._stringFormat(Xe,"hostname",regexes.hostname,e)}function Ar(e){return core._stringFormat(
Xe,"hex",regexes.hex,e)}function Tr(e){return core._stringFormat(Xe,"currency_code",regexes.currencyCode,e)}function Rr(e,t){
const n=t?.enc??"hex",a=`${e}_${n}`,u=core.regexes[a];if(!u)throw new Error(`Unrecognized hash format: ${a}`);return core.
_stringFormat(Xe,a,u,t)}const mn=b.xI("ZodMiniNumber",(e,t)=>{f.init(e,t),Ee.init(e,t)});function go(e){return core._number(
mn,e)}const Je=b.xI("ZodMiniNumberFormat",(e,t)=>{S.init(e,t),mn.init(e,t)});function $o(e){return He.LK(Je,e)}function Cr(e){
return core._float32(Je,e)}function Ir(e){return core._float64(Je,e)}function Er(e){return core._int32(Je,e)}function Or(e){
return core._uint32(Je,e)}const hn=null;function vo(e){return core._boolean(hn,e)}const zo=null;function Fr(e){return core.
_bigint(zo,e)}const yn=null;function Dr(e){return core._int64(yn,e)}function jr(e){return core._uint64(yn,e)}const Zo=null;
function Lr(e){return core._symbol(Zo,e)}const bo=null;function Nr(e){return core._undefined(bo,e)}const wo=null;function ko(e){
return core._null(wo,e)}const Po=null;function Ur(){return core._any(Po)}const xo=null;function jt(){return core._unknown(
xo)}const Mo=b.xI("ZodMiniNever",(e,t)=>{Le.init(e,t),Ee.init(e,t)});function So(e){return He.G8(Mo,e)}const Ao=null;function Br(e){
return core._void(Ao,e)}const To=null;function Kr(e){return core._date(To,e)}const Ro=b.xI("ZodMiniArray",(e,t)=>{Ln.init(
e,t),Ee.init(e,t)});function Lt(e,t){return new Ro({type:"array",element:e,...x.A2(t)})}function Vr(e){const t=e._zod.def.
shape;return Bo(Object.keys(t))}const Nt=b.xI("ZodMiniObject",(e,t)=>{Kn.init(e,t),Ee.init(e,t),x.X(e,"shape",n=>n._zod.
def.shape,!1)});function Gr(e,t){const n={type:"object",shape:e??{},...util.normalizeParams(t)};return new Nt(n)}function Co(e,t){
return new Nt({type:"object",shape:e,catchall:So(),...x.A2(t)})}function Wr(e,t){return new Nt({type:"object",shape:e,catchall:jt(),
...util.normalizeParams(t)})}function Hr(e,t){return util.extend(e,t)}function Xr(e,t){return util.safeExtend(e,t)}function Jr(e,t){
return util.merge(e,t)}function Yr(e,t){return util.pick(e,t)}function Qr(e,t){return util.omit(e,t)}function qr(e,t){const n=e.
_zod.def;if(n.type!=="tuple")return util.partial(Ut,e,t);if(n.checks?.length)throw new Error(".partial() cannot be used \
on tuple schemas containing refinements");return util.clone(e,{...n,items:n.items.map(a=>new Ut({type:"optional",innerType:a}))})}
function es(e,t){return util.partial(vn,e,t,"exactPartial")}function ts(e,t){return util.required(zn,e,t)}function ns(e,t){
return e.clone(util.mergeDefs(e._zod.def,{catchall:t}))}const Io=b.xI("ZodMiniUnion",(e,t)=>{Vn.init(e,t),Ee.init(e,t)});
function _n(e,t){return new Io({type:"union",options:e,...x.A2(t)})}const Eo=null;function os(e,t){return new Eo({type:"\
union",options:e,inclusive:!1,...util.normalizeParams(t)})}const Oo=null;function is(e,t,n){return new Oo({type:"union",
options:t,discriminator:e,...util.normalizeParams(n)})}const Fo=null;function rs(e,t){return new Fo({type:"intersection",
left:e,right:t})}const Do=null;function jo(e,t,n){const a=t instanceof core.$ZodType,u=a?n:t,c=a?t:null;return new Do({type:"\
tuple",items:e,rest:c,...util.normalizeParams(u)})}const $t=null;function Lo(e,t,n){return!t||!t._zod?new $t({type:"reco\
rd",keyType:_t(),valueType:e,...util.normalizeParams(t)}):new $t({type:"record",keyType:e,valueType:t,...util.normalizeParams(
n)})}function ss(e,t,n){return new $t({type:"record",keyType:e,valueType:t,...util.normalizeParams(n),partial:!0})}function as(e,t,n){
return new $t({type:"record",keyType:e,valueType:t,mode:"loose",...util.normalizeParams(n)})}const No=null;function us(e,t,n){
return new No({type:"map",keyType:e,valueType:t,...util.normalizeParams(n)})}const Uo=null;function cs(e,t){return new Uo(
{type:"set",valueType:e,...util.normalizeParams(t)})}const gn=null;function Bo(e,t){const n=Array.isArray(e)?Object.fromEntries(
e.map(a=>[a,a])):e;return new gn({type:"enum",entries:n,...util.normalizeParams(t)})}function ds(e,t){return new gn({type:"\
enum",entries:e,...util.normalizeParams(t)})}const Ko=null;function ls(e,t){return new Ko({type:"literal",values:Array.isArray(
e)?e:[e],...util.normalizeParams(t)})}const Vo=null;function fs(e){return core._file(Vo,e)}const Go=b.xI("ZodMiniTransfo\
rm",(e,t)=>{Wn.init(e,t),Ee.init(e,t)});function Wo(e){return new Go({type:"transform",transform:e})}const Ut=b.xI("ZodM\
iniOptional",(e,t)=>{Hn.init(e,t),Ee.init(e,t)});function $n(e){return new Ut({type:"optional",innerType:e})}const vn=null;
function ps(e){return new vn({type:"optional",innerType:e})}const Ho=null;function Xo(e){return new Ho({type:"nullable",
innerType:e})}function ms(e){return $n(Xo(e))}const Jo=null;function hs(e,t){return new Jo({type:"default",innerType:e,get defaultValue(){
return typeof t=="function"?t():util.shallowClone(t)}})}const Yo=null;function ys(e,t){return new Yo({type:"prefault",innerType:e,
get defaultValue(){return typeof t=="function"?t():util.shallowClone(t)}})}const zn=null;function _s(e,t){return new zn(
{type:"nonoptional",innerType:e,...util.normalizeParams(t)})}const Qo=null;function gs(e){return new Qo({type:"success",
innerType:e})}const qo=null;function $s(e,t){return new qo({type:"catch",innerType:e,catchValue:typeof t=="function"?t:core.
util.constantCatch(t)})}const ei=null;function vs(e){return core._nan(ei,e)}const ti=b.xI("ZodMiniPipe",(e,t)=>{Xn.init(
e,t),Ee.init(e,t)});function ni(e,t){return new ti({type:"pipe",in:e,out:t})}const Bt=null;function zs(e,t,n){return new Bt(
{type:"pipe",in:e,out:t,transform:n.decode,reverseTransform:n.encode})}function Zs(e){const t=e._zod.def;return new Bt({
type:"pipe",in:t.out,out:t.in,transform:t.reverseTransform,reverseTransform:t.transform})}const oi=null;function bs(e){return new oi(
{type:"readonly",innerType:e})}const ii=null;function ws(e,t){return new ii({type:"template_literal",parts:e,...util.normalizeParams(
t)})}const ri=null;function si(e){return new ri({type:"lazy",getter:e})}const ai=null;function ks(e){return new ai({type:"\
promise",innerType:e})}const Zn=null;function ui(e,t){const n=new K.QP({check:"custom",...x.A2(t)});return n._zod.check=
e,n}function ci(e,t){return core._custom(Zn,e??(()=>!0),t)}function Ps(e,t={}){return core._refine(Zn,e,t)}function xs(e,t){
return core._superRefine(e,t)}const Ms=He.q0,Ss=He.mI;class As{constructor(...t){}}function Ts(e,t={}){const n=ci(a=>a instanceof
e,t);return n._zod.bag.Class=e,n._zod.check=a=>{a.value instanceof e||a.issues.push({code:"invalid_type",expected:e.name,
input:a.value,inst:n,path:[...n._zod.def.path??[]]})},n}const Rs=(...e)=>core._stringbool({Codec:Bt,Boolean:hn,String:fn},
...e);function Cs(){const e=si(()=>_n([_t(),go(),vo(),ko(),Lt(e),Lo(_t(),e)]));return e}const di=null;function Is(e){return new di(
{type:"function",input:Array.isArray(e?.input)?jo(e?.input):e?.input??Lt(jt()),output:e?.output??jt()})}})};
