"use strict";exports.id=955,exports.ids=[955,785],exports.modules={7785:((Ne,Ze,G)=>{G.d(Ze,{default:()=>ue});const z=[],W=[];function ue(H,B,ce){
if(H===B)return 0;const T=ce?.maxDistance,me=H;H.length>B.length&&(H=B,B=me);let E=H.length,U=B.length;for(;E>0&&H.charCodeAt(
~-E)===B.charCodeAt(~-U);)E--,U--;let re=0;for(;re<E&&H.charCodeAt(re)===B.charCodeAt(re);)re++;if(E-=re,U-=re,T!==void 0&&
U-E>T)return T;if(E===0)return T!==void 0&&U>T?T:U;let D,X,K,te,L=0,se=0;for(;L<E;)W[L]=H.charCodeAt(re+L),z[L]=++L;for(;se<
U;){for(D=B.charCodeAt(re+se),K=se++,X=se,L=0;L<E;L++)te=D===W[L]?K:K+1,K=z[L],X=z[L]=K>X?te>X?X+1:te:te>K?K+1:te;if(T!==
void 0){let he=X;for(L=0;L<E;L++)z[L]<he&&(he=z[L]);if(he>T)return T}}return z.length=E,W.length=E,T!==void 0&&X>T?T:X}function Ae(H,B,ce){
if(!Array.isArray(B)||B.length===0)return;const T=ce?.maxDistance,me=H.length;for(const D of B)if(D===H)return D;if(T===
0)return;let E,U=Number.POSITIVE_INFINITY;const re=new Set;for(const D of B){if(re.has(D))continue;re.add(D);const X=Math.
abs(D.length-me);if(X>=U||T!==void 0&&X>T)continue;const K=Number.isFinite(U)?T===void 0?U:Math.min(U,T):T,te=K===void 0?
ue(H,D):ue(H,D,{maxDistance:K});if(T!==void 0&&te>T)continue;let L=te;if(K!==void 0&&te===K&&K===T&&(L=ue(H,D)),L<U&&(U=
L,E=D,U===0))break}if(!(T!==void 0&&U>T))return E}}),3305:((Ne,Ze,G)=>{G.d(Ze,{qm:()=>We,LK:()=>et,m9:()=>st,G8:()=>Re,Fk:()=>Ie,
Rl:()=>E,WN:()=>Et,q0:()=>Dt,mI:()=>nn});var z=G(4890),W;const ue=null,Ae=null;class H{constructor(){this._map=new WeakMap,
this._idmap=new Map}add(r,...f){const S=f[0];return this._map.set(r,S),S&&typeof S=="object"&&"id"in S&&this._idmap.set(
S.id,r),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(r){const f=this._map.get(r);return f&&
typeof f=="object"&&"id"in f&&this._idmap.delete(f.id),this._map.delete(r),this}get(r){const f=r._zod.parent;if(f){const S={
...this.get(f)??{}};delete S.id;const q={...S,...this._map.get(r)};return Object.keys(q).length?q:void 0}return this._map.
get(r)}has(r){return this._map.has(r)}}function B(){return new H}(W=globalThis).__zod_globalRegistry??(W.__zod_globalRegistry=
B());const ce=globalThis.__zod_globalRegistry;var T=G(4723);function me(i){return i.checks&&(i.checks=[...i.checks]),i}function E(i,r){
return new i(me({type:"string",...T.A2(r)}))}function U(i,r){return new i(me({type:"string",coerce:!0,...util.normalizeParams(
r)}))}function re(i,r){return new i({type:"string",format:"email",check:"string_format",abort:!1,...util.normalizeParams(
r)})}function D(i,r){return new i({type:"string",format:"guid",check:"string_format",abort:!1,...util.normalizeParams(r)})}
function X(i,r){return new i({type:"string",format:"uuid",check:"string_format",abort:!1,...util.normalizeParams(r)})}function K(i,r){
return new i({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...util.normalizeParams(r)})}function te(i,r){
return new i({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...util.normalizeParams(r)})}function L(i,r){
return new i({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v7",...util.normalizeParams(r)})}function se(i,r){
return new i({type:"string",format:"url",check:"string_format",abort:!1,...util.normalizeParams(r)})}function he(i,r){return new i(
{type:"string",format:"emoji",check:"string_format",abort:!1,...util.normalizeParams(r)})}function ne(i,r){return new i(
{type:"string",format:"nanoid",check:"string_format",abort:!1,...util.normalizeParams(r)})}function Ce(i,r){return new i(
{type:"string",format:"cuid",check:"string_format",abort:!1,...util.normalizeParams(r)})}function Se(i,r){return new i({
type:"string",format:"cuid2",check:"string_format",abort:!1,...util.normalizeParams(r)})}function de(i,r){return new i({
type:"string",format:"ulid",check:"string_format",abort:!1,...util.normalizeParams(r)})}function ye(i,r){return new i({type:"\
string",format:"xid",check:"string_format",abort:!1,...util.normalizeParams(r)})}function F(i,r){return new i({type:"str\
ing",format:"ksuid",check:"string_format",abort:!1,...util.normalizeParams(r)})}function _e(i,r){return new i({type:"str\
ing",format:"ipv4",check:"string_format",abort:!1,...util.normalizeParams(r)})}function we(i,r){return new i({type:"stri\
ng",format:"ipv6",check:"string_format",abort:!1,...util.normalizeParams(r)})}function le(i,r){return new i({type:"strin\
g",format:"mac",check:"string_format",abort:!1,...util.normalizeParams(r)})}function Te(i,r){return new i({type:"string",
format:"cidrv4",check:"string_format",abort:!1,...util.normalizeParams(r)})}function v(i,r){return new i({type:"string",
format:"cidrv6",check:"string_format",abort:!1,...util.normalizeParams(r)})}function m(i,r){return new i({type:"string",
format:"base64",check:"string_format",abort:!1,...util.normalizeParams(r)})}function C(i,r){return new i({type:"string",
format:"base64url",check:"string_format",abort:!1,...util.normalizeParams(r)})}function O(i,r){return new i({type:"strin\
g",format:"e164",check:"string_format",abort:!1,...util.normalizeParams(r)})}function J(i,r){return new i({type:"string",
format:"credit_card",check:"string_format",abort:!1,...util.normalizeParams(r)})}function oe(i,r){return new i({type:"st\
ring",format:"iban",check:"string_format",abort:!1,...util.normalizeParams(r)})}function fe(i,r){return new i({type:"str\
ing",format:"jwt",check:"string_format",abort:!1,...util.normalizeParams(r)})}const ae={Any:null,Minute:-1,Second:0,Millisecond:3,
Microsecond:6};function Ke(i,r){return new i({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,
...util.normalizeParams(r)})}function Ve(i,r){return new i({type:"string",format:"date",check:"string_format",...util.normalizeParams(
r)})}function Zt(i,r){return new i({type:"string",format:"time",check:"string_format",precision:null,...util.normalizeParams(
r)})}function bt(i,r){return new i({type:"string",format:"duration",check:"string_format",...util.normalizeParams(r)})}function ge(i,r){
return new i(me({type:"number",checks:[],...util.normalizeParams(r)}))}function qe(i,r){return new i(me({type:"number",coerce:!0,
checks:[],...util.normalizeParams(r)}))}function et(i,r){return new i({type:"number",check:"number_format",abort:!1,format:"\
safeint",...T.A2(r)})}function Ge(i,r){return new i({type:"number",check:"number_format",abort:!1,format:"float32",...util.
normalizeParams(r)})}function tt(i,r){return new i({type:"number",check:"number_format",abort:!1,format:"float64",...util.
normalizeParams(r)})}function nt(i,r){return new i({type:"number",check:"number_format",abort:!1,format:"int32",...util.
normalizeParams(r)})}function Z(i,r){return new i({type:"number",check:"number_format",abort:!1,format:"uint32",...util.
normalizeParams(r)})}function g(i,r){return new i({type:"boolean",...util.normalizeParams(r)})}function y(i,r){return new i(
{type:"boolean",coerce:!0,...util.normalizeParams(r)})}function p(i,r){return new i({type:"bigint",...util.normalizeParams(
r)})}function P(i,r){return new i({type:"bigint",coerce:!0,...util.normalizeParams(r)})}function M(i,r){return new i({type:"\
bigint",check:"bigint_format",abort:!1,format:"int64",...util.normalizeParams(r)})}function j(i,r){return new i({type:"b\
igint",check:"bigint_format",abort:!1,format:"uint64",...util.normalizeParams(r)})}function R(i,r){return new i({type:"s\
ymbol",...util.normalizeParams(r)})}function ee(i,r){return new i({type:"undefined",...util.normalizeParams(r)})}function Y(i,r){
return new i({type:"null",...util.normalizeParams(r)})}function be(i){return new i({type:"any"})}function $e(i){return new i(
{type:"unknown"})}function Re(i,r){return new i({type:"never",...T.A2(r)})}function je(i,r){return new i({type:"void",...util.
normalizeParams(r)})}function wt(i,r){return new i({type:"date",...util.normalizeParams(r)})}function kt(i,r){return new i(
{type:"date",coerce:!0,...util.normalizeParams(r)})}function Pt(i,r){return new i({type:"nan",...util.normalizeParams(r)})}
function xt(i,r){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(r),value:i,inclusive:!1})}
function ot(i,r){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(r),value:i,inclusive:!0})}
function it(i,r){return new checks.$ZodCheckGreaterThan({check:"greater_than",...util.normalizeParams(r),value:i,inclusive:!1})}
function We(i,r){return new z.J_({check:"greater_than",...T.A2(r),value:i,inclusive:!0})}function Vt(i){return it(0,i)}function Gt(i){
return xt(0,i)}function Wt(i){return ot(0,i)}function Mt(i){return We(0,i)}function x(i,r){return new checks.$ZodCheckMultipleOf(
{check:"multiple_of",...util.normalizeParams(r),value:i})}function St(i,r){return new checks.$ZodCheckMaxSize({check:"ma\
x_size",...util.normalizeParams(r),maximum:i})}function ke(i,r){return new checks.$ZodCheckMinSize({check:"min_size",...util.
normalizeParams(r),minimum:i})}function rt(i,r){return new checks.$ZodCheckSizeEquals({check:"size_equals",...util.normalizeParams(
r),size:i})}function At(i,r){return new checks.$ZodCheckMaxLength({check:"max_length",...util.normalizeParams(r),maximum:i})}
function st(i,r){return new z.Kk({check:"min_length",...T.A2(r),minimum:i})}function at(i,r){return new checks.$ZodCheckLengthEquals(
{check:"length_equals",...util.normalizeParams(r),length:i})}function Ie(i,r){return new z.DG({check:"string_format",format:"\
regex",...T.A2(r),pattern:i})}function Ct(i){return new checks.$ZodCheckLowerCase({check:"string_format",format:"lowerca\
se",...util.normalizeParams(i)})}function Ht(i){return new checks.$ZodCheckUpperCase({check:"string_format",format:"uppe\
rcase",...util.normalizeParams(i)})}function Tt(i,r){return new checks.$ZodCheckIncludes({check:"string_format",format:"\
includes",...util.normalizeParams(r),includes:i})}function ut(i,r){return new checks.$ZodCheckStartsWith({check:"string_\
format",format:"starts_with",...util.normalizeParams(r),prefix:i})}function Fe(i,r){return new checks.$ZodCheckEndsWith(
{check:"string_format",format:"ends_with",...util.normalizeParams(r),suffix:i})}function Pe(i,r,f){return new checks.$ZodCheckProperty(
{check:"property",property:i,schema:r,...util.normalizeParams(f)})}function Rt(i,r){return new checks.$ZodCheckProperties(
{check:"properties",shape:i,...util.normalizeParams(r)})}function ct(i,r){return new checks.$ZodCheckMimeType({check:"mi\
me_type",mime:i,...util.normalizeParams(r)})}function Ee(i){return new z.v$({check:"overwrite",tx:i})}function It(i){return Ee(
r=>r.normalize(i))}function Et(){return Ee(i=>i.trim())}function o(){return Ee(i=>i.toLowerCase())}function s(){return Ee(
i=>i.toUpperCase())}function d(){return Ee(i=>util.slugify(i))}function l(i,r,f){return new i({type:"array",element:r,...util.
normalizeParams(f)})}function k(i,r,f){return new i({type:"union",options:r,...util.normalizeParams(f)})}function A(i,r,f){
return new i({type:"union",options:r,inclusive:!1,...util.normalizeParams(f)})}function ve(i,r,f,S){return new i({type:"\
union",options:f,discriminator:r,...util.normalizeParams(S)})}function pe(i,r,f){return new i({type:"intersection",left:r,
right:f})}function xe(i,r,f,S){const q=f instanceof schemas.$ZodType,ie=q?S:f,Ue=q?f:null;return new i({type:"tuple",items:r,
rest:Ue,...util.normalizeParams(ie)})}function dt(i,r,f,S){return new i({type:"record",keyType:r,valueType:f,...util.normalizeParams(
S)})}function Ot(i,r,f,S){return new i({type:"map",keyType:r,valueType:f,...util.normalizeParams(S)})}function bn(i,r,f){
return new i({type:"set",valueType:r,...util.normalizeParams(f)})}function wn(i,r,f){const S=Array.isArray(r)?Object.fromEntries(
r.map(q=>[q,q])):r;return new i({type:"enum",entries:S,...util.normalizeParams(f)})}function kn(i,r,f){return new i({type:"\
enum",entries:r,...util.normalizeParams(f)})}function Xt(i,r,f){return new i({type:"literal",values:Array.isArray(r)?r:[
r],...util.normalizeParams(f)})}function Jt(i,r){return new i({type:"file",...util.normalizeParams(r)})}function Pn(i,r){
return new i({type:"transform",transform:r})}function xn(i,r){return new i({type:"optional",innerType:r})}function Mn(i,r){
return new i({type:"nullable",innerType:r})}function Sn(i,r,f){return new i({type:"default",innerType:r,get defaultValue(){
return typeof f=="function"?f():util.shallowClone(f)}})}function An(i,r,f){return new i({type:"nonoptional",innerType:r,
...util.normalizeParams(f)})}function Yt(i,r){return new i({type:"success",innerType:r})}function Cn(i,r,f){return new i(
{type:"catch",innerType:r,catchValue:typeof f=="function"?f:util.constantCatch(f)})}function Tn(i,r,f){return new i({type:"\
pipe",in:r,out:f})}function Qt(i,r){return new i({type:"readonly",innerType:r})}function Rn(i,r,f){return new i({type:"t\
emplate_literal",parts:r,...util.normalizeParams(f)})}function In(i,r){return new i({type:"lazy",getter:r})}function En(i,r){
return new i({type:"promise",innerType:r})}function qt(i,r,f){const S=util.normalizeParams(f);return S.abort??(S.abort=!0),
new i({type:"custom",check:"custom",fn:r,...S})}function en(i,r,f){return new i({type:"custom",check:"custom",fn:r,...util.
normalizeParams(f)})}function On(i,r){const f=tn(S=>(S.addIssue=q=>{if(typeof q=="string")S.issues.push(util.issue(q,S.value,
f._zod.def));else{const ie=q;ie.fatal&&(ie.continue=!1),ie.code??(ie.code="custom"),"input"in ie||(ie.input=S.value),ie.
inst??(ie.inst=f),ie.continue??(ie.continue=!f._zod.def.abort),S.issues.push(util.issue(ie))}},i(S.value,S)),r);return f}
function tn(i,r){const f=new checks.$ZodCheck({check:"custom",...util.normalizeParams(r)});return f._zod.check=i,f}function Dt(i){
const r=new z.QP({check:"describe"});return r._zod.onattach=[f=>{const S=ce.get(f)??{};ce.add(f,{...S,description:i})}],
r._zod.check=()=>{},r}function nn(i){const r=new z.QP({check:"meta"});return r._zod.onattach=[f=>{const S=ce.get(f)??{};
ce.add(f,{...S,...i})}],r._zod.check=()=>{},r}function Dn(i,r){const f=util.normalizeParams(r);let S=f.truthy??["true","\
1","yes","on","y","enabled"],q=f.falsy??["false","0","no","off","n","disabled"];f.case!=="sensitive"&&(S=S.map(Me=>typeof Me==
"string"?Me.toLowerCase():Me),q=q.map(Me=>typeof Me=="string"?Me.toLowerCase():Me));const ie=new Set(S),Ue=new Set(q),lt=i.
Codec??schemas.$ZodCodec,on=i.Boolean??schemas.$ZodBoolean,rn=i.String??schemas.$ZodString,sn=new rn({type:"string",error:f.
error}),an=new on({type:"boolean",error:f.error}),Le=new lt({type:"pipe",in:sn,out:an,transform:((Me,ft)=>{let Be=Me;return f.
case!=="sensitive"&&(Be=Be.toLowerCase()),ie.has(Be)?!0:Ue.has(Be)?!1:(ft.issues.push({code:"invalid_value",expected:"st\
ringbool",values:[...ie,...Ue],input:ft.value,inst:Le,continue:!1}),{})}),reverseTransform:((Me,ft)=>Me===!0?S[0]||"true":
q[0]||"false"),error:f.error});return Le._zod.bag.truthy=S,Le._zod.bag.falsy=q,Le._zod.bag.case=f.case??"insensitive",Le}
function Fn(i,r,f,S={}){const q=util.normalizeParams(S),ie={check:"string_format",type:"string",format:r,fn:typeof f=="f\
unction"?f:lt=>f.test(lt),...q};return f instanceof RegExp&&(ie.pattern=f),new i(ie)}}),4890:((Ne,Ze,G)=>{G.d(Ze,{DG:()=>he,
J_:()=>T,KH:()=>E,Kk:()=>te,QP:()=>ue,v$:()=>Te});var z=G(8532),W=G(4723);const ue=z.xI("$ZodCheck",(v,m)=>{var C;v._zod??
(v._zod={}),v._zod.def=m,(C=v._zod).onattach??(C.onattach=[])}),Ae=v=>{const m=v.value;return!util.nullish(m)&&m.size!==
void 0},H=v=>{const m=v.value;return!W.cl(m)&&m.length!==void 0},B={number:"number",bigint:"bigint",object:"date"},ce=null,
T=z.xI("$ZodCheckGreaterThan",(v,m)=>{ue.init(v,m);const C=B[typeof m.value];v._zod.check=O=>{(m.inclusive?O.value>=m.value:
O.value>m.value)||O.issues.push({origin:B[typeof O.value]??C,code:"too_small",minimum:typeof m.value=="object"?m.value.getTime():
m.value,input:O.value,inclusive:m.inclusive,inst:v,continue:!m.abort})}}),me=null,E=z.xI("$ZodCheckNumberFormat",(v,m)=>{
ue.init(v,m),m.format=m.format||"float64";const C=m.format?.includes("int"),O=C?"int":"number",[J,oe]=W.zH[m.format];v._zod.
check=fe=>{const ae=fe.value;if(C){if(!Number.isInteger(ae)){fe.issues.push({expected:O,format:m.format,code:"invalid_ty\
pe",continue:!1,input:ae,inst:v});return}if(!Number.isSafeInteger(ae)){ae>0?fe.issues.push({input:ae,code:"too_big",maximum:Number.
MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:v,origin:O,inclusive:!0,continue:!m.abort}):
fe.issues.push({input:ae,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be within the safe integer\
 range.",inst:v,origin:O,inclusive:!0,continue:!m.abort});return}}ae<J&&fe.issues.push({origin:"number",input:ae,code:"t\
oo_small",minimum:J,inclusive:!0,inst:v,continue:!m.abort}),ae>oe&&fe.issues.push({origin:"number",input:ae,code:"too_bi\
g",maximum:oe,inclusive:!0,inst:v,continue:!m.abort})}}),U=null,re=null,D=null,X=null,K=null,te=z.xI("$ZodCheckMinLength",
(v,m)=>{var C;ue.init(v,m),(C=v._zod.def).when??(C.when=H),v._zod.check=O=>{const J=O.value,oe=J.length;if((typeof J=="s\
tring"&&oe>=m.minimum&&oe<m.minimum*2?W.O7(J):oe)>=m.minimum)return;const ae=W.Rc(J);O.issues.push({origin:ae,code:"too_\
small",minimum:m.minimum,inclusive:!0,input:J,inst:v,continue:!m.abort})}}),L=null,se=z.xI("$ZodCheckStringFormat",(v,m)=>{
var C,O;ue.init(v,m),m.pattern?(C=v._zod).check??(C.check=J=>{m.pattern.lastIndex=0,!m.pattern.test(J.value)&&J.issues.push(
{origin:"string",code:"invalid_format",format:m.format,input:J.value,...m.pattern?{pattern:m.pattern.toString()}:{},inst:v,
continue:!m.abort})}):(O=v._zod).check??(O.check=()=>{})}),he=z.xI("$ZodCheckRegex",(v,m)=>{se.init(v,m),v._zod.check=C=>{
m.pattern.lastIndex=0,!m.pattern.test(C.value)&&C.issues.push({origin:"string",code:"invalid_format",format:"regex",input:C.
value,pattern:m.pattern.toString(),inst:v,continue:!m.abort})}}),ne=null,Ce=null,Se=null,de=null,ye=null;function F(v,m,C){
v.issues.length&&m.issues.push(...util.prefixIssues(C,v.issues))}const _e=null,we=null,le=null,Te=z.xI("$ZodCheckOverwri\
te",(v,m)=>{ue.init(v,m),v._zod.check=C=>{C.value=m.tx(C.value)}})}),8532:((Ne,Ze,G)=>{G.d(Ze,{$W:()=>re,GT:()=>me,cV:()=>E,
cr:()=>U,tm:()=>ue,xI:()=>ce});var z=G(4723),W;const ue=Object.freeze({status:"aborted"}),Ae={value:void 0,enumerable:!1};
let H="captureStackTrace"in Error?Error:null;function B(D){const X=H;if(X){const K=X.stackTraceLimit;if(typeof K=="numbe\
r"){try{X.stackTraceLimit=0}catch{return H=null,new D}try{return new D}finally{X.stackTraceLimit=K}}}return new D}function ce(D,X,K,te){
const L={};function se(F){this.def=F,this.constr=ye,this.traits=new Set}se.prototype=L;const he=K,ne=he&&new WeakSet;function Ce(F,_e){
if(F._zod){if(F._zod.traits.has(D))return}else{Ae.value=new se(_e);try{Object.defineProperty(F,"_zod",Ae)}finally{Ae.value=
void 0}}if(F._zod.traits.add(D),X(F,_e),ne){const le=Object.getPrototypeOf(F),Te=F._zod.constr.prototype;let v=le;for(;v&&
v!==Te;)v=Object.getPrototypeOf(v);const m=v??le;ne.has(m)||(ne.add(m),(0,z.ol)(m,he))}const we=ye.prototype;for(const le in we)
Object.prototype.hasOwnProperty.call(we,le)&&(le in F||(F[le]=we[le].bind(F)))}const Se=te?.Parent??Object;class de extends Se{}
Object.defineProperty(de,"name",{value:D});function ye(F){const _e=te?.Parent?B(de):this;Ce(_e,F);const we=_e._zod.deferred;
if(we){for(const Te of we)Te();_e._zod.deferred=void 0}const le=globalThis.__zod_globalConfig?.postProcessor;return le&&
le(_e),_e}return Object.defineProperty(ye,"init",{value:Ce}),Object.defineProperty(ye,Symbol.hasInstance,{value:F=>te?.Parent&&
F instanceof te.Parent?!0:F?._zod?.traits?.has(D)}),Object.defineProperty(ye,"name",{value:D}),ye}const T=null;class me extends Error{constructor(){
super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}}class E extends Error{constructor(X){
super(`Encountered unidirectional transform during encode: ${X}`),this.name="ZodEncodeError"}}(W=globalThis).__zod_globalConfig??
(W.__zod_globalConfig={});const U=globalThis.__zod_globalConfig;function re(D){return D&&Object.assign(U,D),U}}),3945:((Ne,Ze,G)=>{
G.d(Ze,{qg:()=>he,EJ:()=>Ce,xL:()=>de,bp:()=>_e});var z=G(8532),W=G(4723);function ue(){const Z=this._zod;return Z.message??
(Z.message=JSON.stringify(Z.def,W.k8,2)),Z.message}function Ae(Z){this._zod.message=Z}const H={get:ue,set:Ae,enumerable:!0,
configurable:!0},B={value:void 0,enumerable:!1},ce=new WeakSet([Object.prototype,Error.prototype]),T=(Z,g)=>{Z.name="$Zo\
dError",B.value=g,Object.defineProperty(Z,"issues",B),B.value=void 0,Object.defineProperty(Z,"message",H);const y=Object.
getPrototypeOf(Z);ce.has(y)||(ce.add(y),Object.defineProperty(y,"toString",{configurable:!0,enumerable:!1,get(){const p=()=>this.
message;return Object.defineProperty(this,"toString",{value:p,configurable:!0,writable:!0}),p},set(p){Object.defineProperty(
this,"toString",{value:p,configurable:!0,writable:!0})}}))},me=(0,z.xI)("$ZodError",T),E=(0,z.xI)("$ZodError",T,void 0,{
Parent:Error});function U(Z,g,y){return Object.prototype.hasOwnProperty.call(Z,g)||(g==="__proto__"?Object.defineProperty(
Z,g,{value:y(),writable:!0,enumerable:!0,configurable:!0}):Z[g]=y()),Z[g]}function re(Z,g=y=>y.message){const y={},p=[];
for(const P of Z.issues)P.path.length>0?U(y,P.path[0],()=>[]).push(g(P)):p.push(g(P));return{formErrors:p,fieldErrors:y}}
function D(Z,g=y=>y.message){const y={_errors:[]},p=(P,M=[])=>{for(const j of P.issues)if(j.code==="invalid_union"&&j.errors.
length)j.errors.map(R=>p({issues:R},[...M,...j.path]));else if(j.code==="invalid_key")p({issues:j.issues},[...M,...j.path]);else if(j.
code==="invalid_element")p({issues:j.issues},[...M,...j.path]);else{const R=[...M,...j.path];if(R.length===0)y._errors.push(
g(j));else{let ee=y,Y=0;for(;Y<R.length;){const be=R[Y],$e=Y===R.length-1;if(be==="_errors"){$e&&ee._errors.push(g(j)),Y++;
continue}Object.prototype.hasOwnProperty.call(ee,be)||Object.defineProperty(ee,be,{value:{_errors:[]},enumerable:!0,writable:!0,
configurable:!0});const Re=ee[be];$e&&Re._errors.push(g(j)),ee=Re,Y++}}}};return p(Z),y}function X(Z,g=y=>y.message){const y={
errors:[]},p=(P,M=[])=>{var j;for(const R of P.issues)if(R.code==="invalid_union"&&R.errors.length)R.errors.map(ee=>p({issues:ee},
[...M,...R.path]));else if(R.code==="invalid_key")p({issues:R.issues},[...M,...R.path]);else if(R.code==="invalid_elemen\
t")p({issues:R.issues},[...M,...R.path]);else{const ee=[...M,...R.path];if(ee.length===0){y.errors.push(g(R));continue}let Y=y,
be=0;for(;be<ee.length;){const $e=ee[be],Re=be===ee.length-1;typeof $e=="string"?(Y.properties??(Y.properties={}),Object.
prototype.hasOwnProperty.call(Y.properties,$e)||Object.defineProperty(Y.properties,$e,{value:{errors:[]},enumerable:!0,writable:!0,
configurable:!0}),Y=Y.properties[$e]):(Y.items??(Y.items=[]),(j=Y.items)[$e]??(j[$e]={errors:[]}),Y=Y.items[$e]),Re&&Y.errors.
push(g(R)),be++}}};return p(Z),y}function K(Z){const g=[],y=Z.map(p=>typeof p=="object"?p.key:p);for(const p of y)typeof p==
"number"?g.push(`[${p}]`):typeof p=="symbol"?g.push(`[${JSON.stringify(String(p))}]`):/[^\w$]/.test(p)?g.push(`[${JSON.stringify(
p)}]`):(g.length&&g.push("."),g.push(p));return g.join("")}function te(Z){const g=[],y=[...Z.issues].sort((p,P)=>(p.path??
[]).length-(P.path??[]).length);for(const p of y)g.push(`\u2716 ${p.message}`),p.path?.length&&g.push(`  \u2192 at ${K(p.
path)}`);return g.join(`
`)}function L(Z,g){return{callee:g?.callee??Z,Err:g?.Err}}const se=Z=>{const g=(y,p,P,M)=>{const j=P?{...P,async:!1}:{async:!1},
R=y._zod.run({value:p,issues:[]},j);if(R instanceof Promise)throw new z.GT;if(R.issues.length){const ee=new(M?.Err??Z)(R.
issues.map(Y=>W.iR(Y,j,z.$W())));throw W.gx(ee,M?.callee??g),ee}return R.value};return g},he=se(E),ne=Z=>{const g=async(y,p,P,M)=>{
const j=P?{...P,async:!0}:{async:!0};let R=y._zod.run({value:p,issues:[]},j);if(R instanceof Promise&&(R=await R),R.issues.
length){const ee=new(M?.Err??Z)(R.issues.map(Y=>W.iR(Y,j,z.$W())));throw W.gx(ee,M?.callee??g),ee}return R.value};return g},
Ce=ne(E),Se=Z=>(g,y,p)=>{const P=p?{...p,async:!1}:{async:!1},M=g._zod.run({value:y,issues:[]},P);if(M instanceof Promise)
throw new z.GT;return M.issues.length?ye(Z,M.issues,P):{success:!0,data:M.value}},de=Se(E);function ye(Z,g,y){let p;return{
success:!1,get error(){return p||(p=new Z(g.map(P=>W.iR(P,y,z.$W()))),g=void 0,y=void 0),p},set error(P){p=P,g=void 0,y=
void 0}}}const F=Z=>async(g,y,p)=>{const P=p?{...p,async:!0}:{async:!0};let M=g._zod.run({value:y,issues:[]},P);return M instanceof
Promise&&(M=await M),M.issues.length?ye(Z,M.issues,P):{success:!0,data:M.value}},_e=F(E),we=null,le=null,Te=((Z,g,y)=>{const p=Z.
_zod.bag.validator;if(p!==void 0){if(p(g)!==we)return!0;if(p.definite===!0&&y===void 0)return!1}return v(Z,g,y)});function v(Z,g,y){
const p=y?{...y,async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},P=Z._zod.bag.fallbackRun;let M;if(P?(p[le]=!0,M=P({value:g,
issues:[]},p)):M=Z._zod.run({value:g,issues:[]},p),M instanceof Promise)throw new core.$ZodAsyncError;return M.issues.length===
0}const m=async(Z,g,y)=>{const p=y?{...y,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0};let P=Z._zod.run({value:g,issues:[]},
p);return P instanceof Promise&&(P=await P),P.issues.length===0},O=(Z=>{const g=se(Z),y=(p,P,M,j)=>{const R=M?{...M,direction:"\
backward"}:{direction:"backward"};return g(p,P,R,L(y,j))};return y})(E),oe=(Z=>{const g=se(Z),y=(p,P,M,j)=>g(p,P,M,L(y,j));
return y})(E),ae=(Z=>{const g=ne(Z),y=async(p,P,M,j)=>{const R=M?{...M,direction:"backward"}:{direction:"backward"};return await g(
p,P,R,L(y,j))};return y})(E),Ve=(Z=>{const g=ne(Z),y=async(p,P,M,j)=>await g(p,P,M,L(y,j));return y})(E),bt=(Z=>(g,y,p)=>{
const P=p?{...p,direction:"backward"}:{direction:"backward"};return Se(Z)(g,y,P)})(E),qe=(Z=>(g,y,p)=>Se(Z)(g,y,p))(E),Ge=(Z=>async(g,y,p)=>{
const P=p?{...p,direction:"backward"}:{direction:"backward"};return F(Z)(g,y,P)})(E),nt=(Z=>async(g,y,p)=>F(Z)(g,y,p))(E)}),
4723:((Ne,Ze,G)=>{G.d(Ze,{A2:()=>qe,Gv:()=>O,NM:()=>tt,O7:()=>it,PO:()=>U,QH:()=>be,Rc:()=>We,Vy:()=>se,X:()=>Ee,cl:()=>re,
d3:()=>kt,gx:()=>C,hi:()=>wt,iR:()=>Pt,jD:()=>Ct,k8:()=>me,lQ:()=>Re,o8:()=>ge,ol:()=>at,p6:()=>D,qh:()=>Ie,rL:()=>$e,v5:()=>ct,
zH:()=>nt});function z(o){return o}function W(o){return o}function ue(){return o=>o}function Ae(o){}function H(o){throw new Error(
"Unexpected value in exhaustive check")}function B(o){}function ce(o){const s=Object.values(o).filter(l=>typeof l=="numb\
er");return Object.entries(o).filter(([l,k])=>s.indexOf(+l)===-1).map(([l,k])=>k)}function T(o,s="|"){return o.map(d=>Ge(
d)).join(s)}function me(o,s){return typeof s=="bigint"?s.toString():s}class E{constructor(s){this._getter=s,this._value=
void 0}get value(){const s=this._getter;return s!==void 0&&(this._value=s(),this._getter=void 0),this._value}}function U(o){
return new E(o)}function re(o){return o==null}function D(o){const s=o.startsWith("^")?1:0,d=o.endsWith("$")?o.length-1:o.
length;return o.slice(s,d)}function X(o,s){const d=o/s,l=Math.round(d),k=4*Number.EPSILON*Math.max(Math.abs(d),1);return Math.
abs(d-l)<k?0:d-l}const K=null;function te(o,s,d){let l;Object.defineProperty(o,s,{get(){if(l!==K)return l===void 0&&(l=K,
l=d()),l},set(k){Object.defineProperty(o,s,{value:k})},configurable:!0})}function L(o){return Object.create(Object.getPrototypeOf(
o),Object.getOwnPropertyDescriptors(o))}function se(o,s,d){Object.defineProperty(o,s,{value:d,writable:!0,enumerable:!0,
configurable:!0})}function he(o){const s=Object.getOwnPropertyDescriptor(o,"shape");return s?.get?s.get.raw:s?.value}function ne(o){
return he(o._zod.def)??o._zod.def.shape}function Ce(o,s,d){Object.defineProperty(o,s,{get(){const l=d();return se(this,s,
l),l},enumerable:!0,configurable:!0})}function Se(o,s,d){s in o?se(o,s,d):o[s]=d}function de(o,s,d,l){const k=ne(s);for(const A of d){
const ve=Object.getOwnPropertyDescriptor(k,A);ve.enumerable&&(ve.get?Ce(o,A,()=>{const pe=s._zod.def.shape[A];return l?l(
pe,A):pe}):Se(o,A,l?l(ve.value,A):ve.value))}}function ye(o,s){for(const d of Reflect.ownKeys(s)){const l=Object.getOwnPropertyDescriptor(
s,d);l.enumerable&&(l.get?Ce(o,d,()=>s[d]):Se(o,d,l.value))}}function F(...o){const s={};for(const d of o){const l=Object.
getOwnPropertyDescriptors(d);Object.assign(s,l)}return Object.defineProperties({},s)}function _e(o){return F(o._zod.def)}
function we(o,s){return s?s.reduce((d,l)=>d?.[l],o):o}function le(o){const s=Object.keys(o),d=s.map(l=>o[l]);return Promise.
all(d).then(l=>{const k={};for(let A=0;A<s.length;A++)k[s[A]]=l[A];return k})}function Te(o=10){const s="abcdefghijklmno\
pqrstuvwxyz";let d="";for(let l=0;l<o;l++)d+=s[Math.floor(Math.random()*s.length)];return d}function v(o){return JSON.stringify(
o)}function m(o){return o.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}const C="\
captureStackTrace"in Error?Error.captureStackTrace:(...o)=>{};function O(o){return typeof o=="object"&&o!==null&&!Array.
isArray(o)}const J=null;function oe(o){if(O(o)===!1)return!1;const s=o.constructor;if(s===void 0||typeof s!="function")return!0;
const d=s.prototype;return!(O(d)===!1||Object.prototype.hasOwnProperty.call(d,"isPrototypeOf")===!1)}function fe(o){return oe(
o)?{...o}:Array.isArray(o)?[...o]:o instanceof Map?new Map(o):o instanceof Set?new Set(o):o}function ae(o){let s=0;for(const d in o)
Object.prototype.hasOwnProperty.call(o,d)&&s++;return s}const Ke=o=>{const s=typeof o;switch(s){case"undefined":return"u\
ndefined";case"string":return"string";case"number":return Number.isNaN(o)?"nan":"number";case"boolean":return"boolean";case"\
function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(o)?
"array":o===null?"null":o.then&&typeof o.then=="function"&&o.catch&&typeof o.catch=="function"?"promise":typeof Map<"u"&&
o instanceof Map?"map":typeof Set<"u"&&o instanceof Set?"set":typeof Date<"u"&&o instanceof Date?"date":typeof File<"u"&&
o instanceof File?"file":"object";default:throw new Error(`Unknown data type: ${s}`)}},Ve=new Set(["string","number","sy\
mbol"]),Zt=new Set(["string","number","bigint","boolean","symbol","undefined"]);function bt(o){return o.replace(/[.*+?^${}()|[\]\\]/g,
"\\$&")}function ge(o,s,d){const l=new o._zod.constr(s??o._zod.def);return(!s||d?.parent)&&(l._zod.parent=o),l}function qe(o){
const s=o;if(!s)return{};if(typeof s=="string")return{error:()=>s};if(s?.message!==void 0){if(s?.error!==void 0)throw new Error(
"Cannot specify both `message` and `error` params");s.error=s.message}return delete s.message,typeof s.error=="string"?{
...s,error:()=>s.error}:s}function et(o){let s;return new Proxy({},{get(d,l,k){return s??(s=o()),Reflect.get(s,l,k)},set(d,l,k,A){
return s??(s=o()),Reflect.set(s,l,k,A)},has(d,l){return s??(s=o()),Reflect.has(s,l)},deleteProperty(d,l){return s??(s=o()),
Reflect.deleteProperty(s,l)},ownKeys(d){return s??(s=o()),Reflect.ownKeys(s)},getOwnPropertyDescriptor(d,l){return s??(s=
o()),Reflect.getOwnPropertyDescriptor(s,l)},defineProperty(d,l,k){return s??(s=o()),Reflect.defineProperty(s,l,k)}})}function Ge(o){
return typeof o=="bigint"?o.toString()+"n":typeof o=="string"?`"${o}"`:`${o}`}function tt(o){return Object.keys(o).filter(
s=>o[s]._zod.optin!==void 0&&o[s]._zod.optout==="optional")}const nt={safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],
int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.
MAX_VALUE,Number.MAX_VALUE]},Z={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt(
"18446744073709551615")]};function g(o,s){const d=o._zod.def,l=d.checks;if(l&&l.length>0)throw new Error(".pick() cannot\
 be used on object schemas containing refinements");const A={};return de(A,o,y(o,s)),ge(o,F(d,{shape:A,checks:[]}))}function y(o,s){
const d=ne(o),l=[];for(const k of Reflect.ownKeys(s)){if(!Object.getOwnPropertyDescriptor(d,k)?.enumerable)throw new Error(
`Unrecognized key: "${String(k)}"`);s[k]&&l.push(k)}return l}function p(o,s){const d=o._zod.def,l=d.checks;if(l&&l.length>
0)throw new Error(".omit() cannot be used on object schemas containing refinements");const A=new Set(y(o,s)),ve={};return de(
ve,o,Reflect.ownKeys(ne(o)).filter(pe=>!A.has(pe))),ge(o,F(d,{shape:ve,checks:[]}))}function P(o,s){if(!oe(s))throw new Error(
"Invalid input to extend: expected a plain object");const d=o._zod.def.checks;if(d&&d.length>0){const k=ne(o);for(const A of Reflect.
ownKeys(s))if(Object.getOwnPropertyDescriptor(k,A)!==void 0)throw new Error("Cannot overwrite keys on object schemas con\
taining refinements. Use `.safeExtend()` instead.")}return ge(o,F(o._zod.def,{shape:M(o,s)}))}function M(o,s){const d={};
return de(d,o,Reflect.ownKeys(ne(o))),ye(d,s),d}function j(o,s){if(!oe(s))throw new Error("Invalid input to safeExtend: \
expected a plain object");return ge(o,F(o._zod.def,{shape:M(o,s)}))}function R(o,s){if(!s?._zod?.def)throw new Error("In\
valid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");if(o._zod.def.checks?.length)
throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");const d={};
de(d,o,Reflect.ownKeys(ne(o))),de(d,s,Reflect.ownKeys(ne(s)));const l=F(o._zod.def,{shape:d,get catchall(){return s._zod.
def.catchall},checks:s._zod.def.checks??[]});return ge(o,l)}function ee(o,s,d,l="partial"){const A=s._zod.def.checks;if(A&&
A.length>0)throw new Error(`.${l}() cannot be used on object schemas containing refinements`);const pe=d?new Set(y(s,d)):
void 0,xe={};return de(xe,s,Reflect.ownKeys(ne(s)),o&&((dt,Ot)=>pe&&!pe.has(Ot)?dt:new o({type:"optional",innerType:dt}))),
ge(s,F(s._zod.def,{shape:xe,checks:[]}))}function Y(o,s,d){const l=d?new Set(y(s,d)):void 0,k={};return de(k,s,Reflect.ownKeys(
ne(s)),(A,ve)=>l&&!l.has(ve)?A:new o({type:"nonoptional",innerType:A})),ge(s,F(s._zod.def,{shape:k}))}function be(o,s=0){
if(o.aborted===!0)return!0;for(let d=s;d<o.issues.length;d++)if(o.issues[d]?.continue!==!0)return!0;return!1}function $e(o,s=0){
if(o.aborted===!0)return!0;for(let d=s;d<o.issues.length;d++)if(o.issues[d]?.continue===!1)return!0;return!1}function Re(o,s){
return s.map(d=>{var l;return(l=d).path??(l.path=[]),d.path.unshift(o),d})}function je(o){return typeof o=="string"?o:o?.
message}function wt(o){const s=[];for(const d of o??[]){const l=d._zod.def;if(!/_(length|size)$|_equals$/.test(l.check))
break;const k=l.maximum??l.length??l.size;k>=0&&s.push([k,d])}return s}function kt(o,s,d){var l;for(let k=s;k<o.length;k++)
(l=o[k]).schema??(l.schema=d)}function Pt(o,s,d){var l;const k=o.inst?._zod?.traits;k?.has("$ZodType")&&(k.has("$ZodChec\
k")?(l=o).schema??(l.schema=o.inst):o.schema=o.inst);const A=o.schema!==o.inst?o.schema?._zod.def?.error:void 0,ve=o.message?
o.message:je(o.inst?._zod.def?.error?.(o))??je(A?.(o))??je(s?.error?.(o))??je(d.customError?.(o))??je(d.localeError?.(o))??
"Invalid input",pe={};for(const xe of Object.keys(o))xe==="inst"||xe==="schema"||xe==="continue"||xe==="input"||xe==="__\
proto__"||(pe[xe]=o[xe]);return pe.path??(pe.path=[]),pe.message=ve,s?.reportInput&&(pe.input=o.input),pe}function xt(o){
return o instanceof Set?"set":o instanceof Map?"map":o instanceof File?"file":"unknown"}const ot=/[\uD800-\uDBFF]/;function it(o){
const s=o.length;if(!ot.test(o))return s;let d=s;for(let l=0;l<s-1;l++)(o.charCodeAt(l)&64512)===55296&&(o.charCodeAt(l+
1)&64512)===56320&&(d--,l++);return d}function We(o){return Array.isArray(o)?"array":typeof o=="string"?"string":"unknow\
n"}function Vt(o){const s=typeof o;switch(s){case"number":return Number.isNaN(o)?"nan":"number";case"object":{if(o===null)
return"null";if(Array.isArray(o))return"array";const d=o;if(d&&Object.getPrototypeOf(d)!==Object.prototype&&"constructor"in
d&&d.constructor)return d.constructor.name}}return s}function Gt(...o){const[s,d,l]=o;return typeof s=="string"?{message:s,
code:"custom",input:d,inst:l}:{...s}}function Wt(o){return Object.entries(o).filter(([s,d])=>Number.isNaN(Number.parseInt(
s,10))).map(s=>s[1])}function Mt(o){const s=atob(o),d=new Uint8Array(s.length);for(let l=0;l<s.length;l++)d[l]=s.charCodeAt(
l);return d}function x(o){let s="";for(let d=0;d<o.length;d++)s+=String.fromCharCode(o[d]);return btoa(s)}function St(o){
const s=o.replace(/-/g,"+").replace(/_/g,"/"),d="=".repeat((4-s.length%4)%4);return Mt(s+d)}function ke(o){return x(o).replace(
/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function rt(o){const s=o.replace(/^0x/,"");if(s.length%2!==0)throw new Error(
"Invalid hex string length");const d=new Uint8Array(s.length/2);for(let l=0;l<s.length;l+=2)d[l/2]=Number.parseInt(s.slice(
l,l+2),16);return d}function At(o){return Array.from(o).map(s=>s.toString(16).padStart(2,"0")).join("")}class st{constructor(...s){}}
function at(o,s){for(const d in s){const l=Object.getOwnPropertyDescriptor(s,d);l.get?Object.defineProperty(o,d,{...l,enumerable:!1}):
Tt(o,d,l.value)}}function Ie(o,s,d,l=!0){return Object.defineProperty(o,s,{configurable:!0,writable:!0,enumerable:l,value:d}),
d}function Ct(o,s,d){return Ie(o,s,d,!1)}function Ht(o,s){for(const d in o){const l=o[d];Object.defineProperty(s,d,{configurable:!0,
enumerable:!0,get(){return Ie(this,d,l(this))},set(k){Ie(this,d,k)}})}return s}function Tt(o,s,d){Object.defineProperty(
o,s,{configurable:!0,get(){return this==null?d:Ie(this,s,d.bind(this))},set(l){Ie(this,s,l)}})}function ut(o,s){const d=Object.
getPrototypeOf(o);return s in d?void 0:d}let Fe,Pe=!1;const Rt={configurable:!0,get(){Pe=!0}};function ct(o,s,d){const l=Object.
getPrototypeOf(o._zod);if(s in l&&Fe!==o._zod){Fe=void 0;return}Fe=o._zod,Object.defineProperty(l,s,{configurable:!0,get(){
Object.defineProperty(this,s,Rt);const k=Pe;Pe=!1;try{const A=d(this);return Pe?delete this[s]:Object.defineProperty(this,
s,{configurable:!0,writable:!0,value:A}),Pe=Pe||k,A}catch(A){throw delete this[s],Pe=Pe||k,A}},set(k){Object.defineProperty(
this,s,{configurable:!0,writable:!0,value:k})}})}function Ee(o,s,d,l){const k=ut(o,s);k&&Object.defineProperty(k,s,{configurable:!0,
get(){const A={configurable:!0,writable:!0,enumerable:l,value:void 0};return Object.defineProperty(this,s,A),A.value=d(this),
Object.defineProperty(this,s,A),A.value},set(A){Object.defineProperty(this,s,{configurable:!0,writable:!0,enumerable:l,value:A})}})}
const It="~constantCatch";function Et(o){const s=()=>o;return s[It]=!0,s}}),3619:((Ne,Ze,G)=>{G.d(Ze,{YOg:()=>Lt,z6Y:()=>ui,
Whr:()=>$o,lqM:()=>$n,FsL:()=>ni,rej:()=>Ro,YjP:()=>_t,pdi:()=>Wo,KCZ:()=>_n});var z=G(8532),W=G(4890);const ue=/^[cC][0-9a-z]{6,}$/,
Ae=/^[0-9a-z]+$/,H=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,B=/^[0-9a-vA-V]{20}$/,ce=/^[A-Za-z0-9]{27}$/,T=/^[a-zA-Z0-9_-]{21}$/;
function me(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}}$`)}const E=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,
U=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/,
re=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,D=e=>e?new RegExp(`^([0-9a-fA-F]{8}\
-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
X=null,K=null,te=null,L=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,
se=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
he=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,
ne=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u,Ce=null,Se=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
de=null;function ye(){return new RegExp(de,"u")}const F=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
_e=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
we=e=>{const t=util.escapeRegex(e??":");return new RegExp(`^(?:[0-9A-F]{2}${t}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${t}){5}[0\
-9a-f]{2}$`)},le=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
Te=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
v=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,m=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
C=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/,
O=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/,J=/^https?$/,oe=/^\+[1-9]\d{6,14}$/,
fe=/^\d(?:[ -]?\d){11,18}$/,ae=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/,
Ke=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/,Ve=null;function Zt(e){return new RegExp(`^${e}$`)}const bt=null;function ge(e){
const t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:\
[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function qe(e){
return new RegExp(`^${ge(e)}$`)}function et(e){const t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");const n=`${ge(
{precision:e.precision,seconds:!0})}(?:${t.join("|")})`,a=e.local?`${n}|${ge({precision:e.precision})}`:n;return new RegExp(
`^${Ve}T(?:${a})$`)}const Ge=/^[\s\S]{0,}$/,tt=e=>{const t=e?`[\\s\\S]{${e?.minimum??0},${e?.maximum??""}}`:"[\\s\\S]*";
return new RegExp(`^${t}$`)},nt=/^-?\d+n?$/,Z=/^-?\d+$/,g=/^-?\d+(?:\.\d+)?$/,y=/^(?:true|false)$/i,p=/^null$/i,P=/^undefined$/i,
M=/^[^A-Z]*$/,j=/^[^a-z]*$/,R=/^[0-9a-fA-F]*$/;function ee(e,t){return new RegExp(`^[A-Za-z0-9+/]{${e}}${t}$`)}function Y(e){
return new RegExp(`^[A-Za-z0-9_-]{${e}}$`)}const be=/^[0-9a-fA-F]{32}$/,$e=null,Re=null,je=/^[0-9a-fA-F]{40}$/,wt=null,kt=null,
Pt=/^[0-9a-fA-F]{64}$/,xt=null,ot=null,it=/^[0-9a-fA-F]{96}$/,We=null,Vt=null,Gt=/^[0-9a-fA-F]{128}$/,Wt=null,Mt=null;var x=G(
4723);const St={major:4,minor:6,patch:7},ke=z.xI("$ZodType",(e,t)=>{var n;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||
{},e._zod.version=St;const a=e._zod.def.checks,u=e._zod.traits.has("$ZodCheck")?[e,...a??[]]:a?.length?[...a]:[];for(const c of u)
for(const _ of c._zod.onattach)_(e);if(u.length===0)(n=e._zod).deferred??(n.deferred=[]),e._zod.deferred?.push(()=>{e._zod.
run=e._zod.parse});else{const c=($,w,h)=>{if($.memo)return $;let b=x.QH($),I;for(const N of w){if(N._zod.def.when){if(x.
rL($)||!N._zod.def.when($))continue}else if(b)continue;const Q=$.issues.length,V=N._zod.check($);if(V instanceof Promise&&
h?.async===!1)throw new z.GT;if(I||V instanceof Promise)I=(I??Promise.resolve()).then(async()=>{await V,$.issues.length!==
Q&&(x.d3($.issues,Q,e),b||(b=x.QH($,Q)))});else{if($.issues.length===Q)continue;x.d3($.issues,Q,e),b||(b=x.QH($,Q))}}return I?
I.then(()=>$):$},_=($,w,h)=>{if(x.QH($))return $.aborted=!0,$;const b=c(w,u,h);if(b instanceof Promise){if(h.async===!1)
throw new z.GT;return b.then(I=>e._zod.parse(I,h))}return e._zod.parse(b,h)};e._zod.run=($,w)=>{if(w.skipChecks)return e.
_zod.parse($,w);if(w.direction==="backward"){const b=e._zod.parse({value:$.value,issues:[]},{...w,skipChecks:!0});return b instanceof
Promise?b.then(I=>_(I,$,w)):_(b,$,w)}const h=e._zod.parse($,w);if(h instanceof Promise){if(w.async===!1)throw new z.GT;return h.
then(b=>c(b,u,w))}return c(h,u,w)}}},{get"~standard"(){return x.jD(this,"~standard",st(this))},set"~standard"(e){x.qh(this,
"~standard",e)}}),rt=(e,t)=>e.issues.length?{issues:e.issues.map(n=>x.iR(n,t,z.$W()))}:{value:e.value};async function At(e,t){
const n={async:!0};return rt(await e._zod.run({value:t,issues:[]},n),n)}function st(e){return{validate:t=>{const n={async:!1};
try{const a=e._zod.run({value:t,issues:[]},n);if(!(a instanceof Promise))return rt(a,n)}catch{}return At(e,t)},vendor:"z\
od",version:1}}const at=z.xI("$ZodString",(e,t)=>{ke.init(e,t),e._zod.pattern=t.pattern??Ge,e._zod.parse=(n,a)=>{if(t.coerce)
try{n.value=String(n.value)}catch{}return typeof n.value=="string"||n.issues.push({expected:"string",code:"invalid_type",
input:n.value,inst:e}),n}}),Ie=null,Ct=null,Ht=null,Tt=null,ut=1,Fe=2;function Pe(e){try{return typeof URL<"u"&&typeof URL.
canParse=="function"?URL.canParse(e):(new URL(e),!0)}catch{return!1}}function Rt(e,t){return!("normalize"in t)&&!("hostn\
ame"in t)&&!("protocol"in t)?Pe(e)||Fe:ct(e,t)}function ct(e,t){if(!t.normalize&&t.protocol?.source===regexes.httpProtocol.
source&&!/^https?:\/\//i.test(e))return ut;try{if(typeof URL<"u"){const n=URL;if(typeof n.parse=="function")return n.parse(
e)??Fe}return new URL(e)}catch{return Fe}}const Ee=/[\t\n\r]/g;function It(e){return e.replace(Ee,"")}function Et(e,t){return t.
lastIndex=0,t.test(e.hostname)}function o(e,t){return t.lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):
e.protocol)}const s=null,d=null,l=null,k=null,A=null,ve=null,pe=null,xe=null,dt=null,Ot=null,bn=null,wn=null,kn=null,Xt=/^[0-9a-fA-F:.]+$/;
function Jt(e){return Xt.test(e)?Pe(`http://[${e}]`):!1}const Pn=null,xn=null,Mn=null;function Sn(e){const t=e.split("/");
if(t.length!==2)return!1;const[n,a]=t;if(!a)return!1;const u=Number(a);return`${u}`!==a||u<0||u>128?!1:Jt(n)}const An=null;
function Yt(e){if(e==="")return!0;if(/\s/.test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}const Cn=/^[0-9a-zA-Z+/]*={0,2}$/,
Tn=null,Qt=/^[A-Za-z0-9_-]*$/;function Rn(e){if(!Qt.test(e))return!1;const t=e.replace(/[-_]/g,a=>a==="-"?"+":"/"),n=t.padEnd(
Math.ceil(t.length/4)*4,"=");return Yt(n)}const In=null,En=null,qt=/[- ]/g;function en(e){let t=e.length,n=1,a=0;for(;t;){
const u=e.charCodeAt(--t)-48;n^=1,a+=n?[0,2,4,6,8,1,3,5,7,9][u]:u}return a%10===0}function On(e){return regexes.creditCard.
test(e)?en(e.replace(qt,"")):!1}const tn=null;function Dt(e){let t=0;const n=e.length;for(let a=4;a<n;a++){const u=e.charCodeAt(
a);t=(u>=65?t*100+(u-55):t*10+(u-48))%97}for(let a=0;a<4;a++){const u=e.charCodeAt(a);t=(u>=65?t*100+(u-55):t*10+(u-48))%
97}return t===1}function nn(e){return regexes.iban.test(e)?Dt(e):!1}const Dn=null;function Fn(e,t=null){try{const n=e.split(
".");if(n.length!==3)return!1;const[a]=n;if(!a)return!1;const u=JSON.parse(atob(a));return!("typ"in u&&u?.typ!=="JWT"||!u.
alg||t&&(!("alg"in u)||u.alg!==t))}catch{return!1}}const i=null,r=null,f=z.xI("$ZodNumber",(e,t)=>{ke.init(e,t),e._zod.pattern=
g,e._zod.parse=(n,a)=>{if(t.coerce)try{n.value=Number(n.value)}catch{}const u=n.value;if(typeof u=="number"&&!Number.isNaN(
u)&&Number.isFinite(u))return n;const c=typeof u=="number"?Number.isNaN(u)?"NaN":Number.isFinite(u)?void 0:String(u):void 0;
return n.issues.push({expected:"number",code:"invalid_type",input:u,inst:e,...c?{received:c}:{}}),n}}),S=z.xI("$ZodNumbe\
rFormat",(e,t)=>{W.KH.init(e,t),f.init(e,t)}),q=null,ie=null,Ue=null,lt=null,on=null,rn=null,sn=null,an=null,Le=z.xI("$Z\
odNever",(e,t)=>{ke.init(e,t),e._zod.parse=(n,a)=>(n.issues.push({expected:"never",code:"invalid_type",input:n.value,inst:e}),
n)}),Me=null,ft=null;function Be(e,t){const n=x.hi(e._zod.def.checks);if(!n.length)return;const a=Math.min(...n.map(c=>c[0])),
u=e._zod.parse;e._zod.parse=(c,_)=>{const $=t(c.value);if($>a&&!_?.skipChecks&&_?.direction!=="backward"){for(const[w,h]of x.
hi(e._zod.def.checks))if($>w&&h._zod.def.when(c)){const b=c.issues.length;return h._zod.check(c),c.issues[b].continue=!1,
x.d3(c.issues,b,e),c}}return u(c,_)}}const jn=e=>Array.isArray(e)?e.length:-1,fi=e=>e instanceof Map?e.size:-1,pi=e=>e instanceof
Set?e.size:-1;function un(e,t,n){e.issues.length&&t.issues.push(...x.lQ(n,e.issues)),t.value[n]=e.value}const Ln=z.xI("$\
ZodArray",(e,t)=>{ke.init(e,t);const n=z.cr.memoizer;n?.attach(e),e._zod.parse=(a,u)=>{const c=a.value;if(!Array.isArray(
c))return a.issues.push({expected:"array",code:"invalid_type",input:c,inst:e}),a;a.value=n?n.alloc(e,a,Array(c.length),u):
Array(c.length);const _=[],$=u?.abortEarly;for(let w=0;w<c.length;w++){const h=c[w],b=t.element._zod.run({value:h,issues:[]},
u);if(b instanceof Promise)_.push(b.then(I=>un(I,a,w)));else if(un(b,a,w),$&&b.issues.length!==0&&x.QH(b))break}return _.
length?Promise.all(_).then(()=>a):a},Be(e,jn)});function pt(e,t,n,a,u,c){const _=n in a,$=c==="optional";if(!(!_&&$&&u===
"optional")){if(e.issues.length){if(u!==void 0&&$&&!_)return;t.issues.push(...x.lQ(n,e.issues))}if(!_&&u===void 0){e.issues.
length||t.issues.push({code:"invalid_type",expected:"nonoptional",input:void 0,path:[n]});return}e.value===void 0?(_||u===
"defaulted"&&!$)&&(t.value[n]=void 0):t.value[n]=e.value}}const Nn=[];function Un(e){const t=Object.keys(e.shape),n=Object.
getOwnPropertySymbols(e.shape),a=n.length?n:Nn,u=a.length?[...t,...a]:t;for(const _ of u)if(!e.shape?.[_]?._zod?.traits?.
has("$ZodType"))throw new Error(`Invalid element at key "${String(_)}": expected a Zod schema`);const c=x.NM(e.shape);return{
...e,allKeys:u,symbolKeys:a,keySet:new Set(t),numKeys:t.length,optionalKeys:new Set(c)}}function Bn(e,t,n,a,u,c,_){const $=[],
w=u.keySet,h=u.catchall._zod,b=h.def.type,I=h.optin,N=h.optout;let Q=0;for(const V in t){if(_&&n.issues.length!==Q){if(x.
QH(n,Q))break;Q=n.issues.length}if(w.has(V))continue;if(V==="__proto__"){b==="never"&&$.push(V);continue}if(b==="never"){
$.push(V);continue}const ze=h.run({value:t[V],issues:[]},a);ze instanceof Promise?e.push(ze.then(De=>pt(De,n,V,t,I,N))):
pt(ze,n,V,t,I,N)}return $.length&&n.issues.push({code:"unrecognized_keys",keys:$,input:t,inst:c,continue:!0}),e.length?Promise.
all(e).then(()=>n):n}const Kn=z.xI("$ZodObject",(e,t)=>{ke.init(e,t);const n=Object.getOwnPropertyDescriptor(t,"shape"),
a=n?.get?n.get.raw:t.shape??{};if(a){const h=()=>{const b={...a};return Object.defineProperty(t,"shape",{value:b}),h.raw=
b,b};h.raw=a,Object.defineProperty(t,"shape",{get:h})}const u=x.PO(()=>Un(t));x.v5(e,"propValues",h=>{const b=h.def.shape,
I={};for(const N in b){const Q=b[N]._zod;if(Q.values){Object.prototype.hasOwnProperty.call(I,N)||x.Vy(I,N,new Set);for(const V of Q.
values)I[N].add(V);Q.optin!==void 0&&I[N].add(void 0)}}return I});const c=x.Gv,_=t.catchall;let $;const w=z.cr.memoizer;
w?.attach(e),e._zod.parse=(h,b)=>{$??($=u.value);const I=h.value;if(!c(I))return h.issues.push({expected:"object",code:"\
invalid_type",input:I,inst:e}),h;h.value=w?w.alloc(e,h,{},b):{};const N=[],Q=$.shape,V=b?.abortEarly;let ze=h.issues.length;
for(const De of $.allKeys){if(V&&h.issues.length!==ze){if(x.QH(h,ze))break;ze=h.issues.length}if(De==="__proto__")continue;
const Ye=Q[De],vt=Ye._zod.optin,Kt=Ye._zod.optout,zt=Ye._zod.run({value:I[De],issues:[]},b);zt instanceof Promise?N.push(
zt.then(Qe=>pt(Qe,h,De,I,vt,Kt))):pt(zt,h,De,I,vt,Kt)}return _?Bn(N,I,h,b,u.value,e,V===!0):N.length?Promise.all(N).then(
()=>h):h}}),mi=null;function cn(e,t,n,a){for(const c of e)if(c.issues.length===0)return t.value=c.value,t;const u=e.filter(
c=>!x.QH(c));return u.length===1?(t.value=u[0].value,u[0]):(t.issues.push({code:"invalid_union",input:t.value,inst:n,errors:e.
map(c=>c.issues.map(_=>x.iR(_,a,z.$W())))}),t)}const Vn=z.xI("$ZodUnion",(e,t)=>{ke.init(e,t),x.v5(e,"optin",a=>a.def.options.
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
t.set(u,null)}else t.set(u,n)}return t}const gi=null,$i=null;function Ft(e,t){if(e===t)return{valid:!0,data:e};if(e instanceof
Date&&t instanceof Date&&+e==+t)return{valid:!0,data:e};if(util.isPlainObject(e)&&util.isPlainObject(t)){const n=Object.
keys(t),a=Object.keys(e).filter(c=>n.indexOf(c)!==-1),u={...e,...t};Object.prototype.hasOwnProperty.call(u,"__proto__")&&
delete u.__proto__;for(const c of a){if(c==="__proto__")continue;const _=Ft(e[c],t[c]);if(!_.valid)return{valid:!1,mergeErrorPath:[
c,..._.mergeErrorPath]};u[c]=_.data}return{valid:!0,data:u}}if(Array.isArray(e)&&Array.isArray(t)){if(e.length!==t.length)
return{valid:!1,mergeErrorPath:[]};const n=[];for(let a=0;a<e.length;a++){const u=e[a],c=t[a],_=Ft(u,c);if(!_.valid)return{
valid:!1,mergeErrorPath:[a,..._.mergeErrorPath]};n.push(_.data)}return{valid:!0,data:n}}return{valid:!1,mergeErrorPath:[]}}
function vi(e,t,n){const a=new Map;let u;const c=new Map,_=(h,b)=>{let I;if(h.code==="unrecognized_keys"&&!h.path?.length)
u??(u=h),I=h.keys;else if(h.code==="invalid_key"&&h.origin==="record"&&h.path?.length===1){const N=String(h.path[0]);c.has(
N)||c.set(N,h),I=[N]}else return!1;for(const N of I)a.has(N)||a.set(N,{}),a.get(N)[b]=!0;return!0};for(const h of t.issues)
_(h,"l")||e.issues.push(h);for(const h of n.issues)_(h,"r")||e.issues.push(h);const $=[...a].filter(([,h])=>h.l&&h.r).map(
([h])=>h);if($.length){const h=u?$.filter(b=>u.keys.includes(b)):[];h.length&&e.issues.push({...u,keys:h});for(const b of $)
!h.includes(b)&&c.has(b)&&e.issues.push(c.get(b))}const w=Ft(t.value,n.value);if(!w.valid){if(util.aborted(e))return e;throw new Error(
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
value.add(e.value)}const Ai=null,Ci=null,Ti=null,Wn=z.xI("$ZodTransform",(e,t)=>{ke.init(e,t),e._zod.optin="optional",z.
cr.memoizer?.guard(e),e._zod.parse=(n,a)=>{if(a.direction==="backward")throw new z.cV(e.constructor.name);const u=t.transform(
n.value,n);if(a.async)return(u instanceof Promise?u:Promise.resolve(u)).then(_=>(n.value=_,n));if(u instanceof Promise)throw new z.
GT;return n.value=u,n}});function dn(e,t){return e.value=t.issues.length?void 0:t.value,e}const Hn=z.xI("$ZodOptional",(e,t)=>{
ke.init(e,t),x.v5(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",
x.v5(e,"values",n=>{const a=n.def.innerType._zod.values;return a?new Set([...a,void 0]):void 0}),x.v5(e,"pattern",n=>{const a=n.
def.innerType._zod.pattern;return a?new RegExp(`^(${x.p6(a.source)})?$`):void 0}),e._zod.parse=(n,a)=>{if(n.value===void 0){
if(t.innerType._zod.optin!=="defaulted")return n;const u=t.innerType._zod.run({value:n.value,issues:[]},a);return u instanceof
Promise?u.then(c=>dn(n,c)):dn(n,u)}return t.innerType._zod.run(n,a)}}),Ri=null,Ii=null,Ei=null;function Oi(e,t){return e.
value===void 0&&(e.value=t.defaultValue),e}const Di=null,Fi=null;function ji(e,t){return!e.issues.length&&e.value===void 0&&
e.issues.push({code:"invalid_type",expected:"nonoptional",input:e.value,inst:t}),e}const Li=null;function Ni(e,t,n,a){return t.
issues.length?(e.value=n.catchValue({...t,value:e.value,error:{issues:t.issues.map(u=>util.finalizeIssue(u,a,core.config()))},
input:e.value}),e):(e.value=t.value,t.memo&&(e.memo=!0),e)}const Ui=null,Bi=null,Xn=z.xI("$ZodPipe",(e,t)=>{ke.init(e,t),
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
a||(a=!!w.format?.includes("int"));const h=w.minimum??w.length,b=w.maximum??w.length;h!==void 0&&(u===void 0||h>u)&&(u=h),
b!==void 0&&(c===void 0||b<c)&&(c=b)}if(n)return n.source;if(u!==void 0&&c!==void 0&&u>c)return"(?!)";if(u!==void 0||c!==
void 0)return regexes.string({minimum:u,maximum:c}).source;const _=e._zod.pattern;return(a&&_===regexes.number?regexes.integer:
_)?.source}function ln(e){const t=e._zod.def,n=e._zod.pattern?.source,a=t.innerType??e._zod.innerType;if(a){const u=a._zod.
pattern?.source,c=ln(a);return n&&u&&c&&c!==u?n.replace(util.cleanRegex(u),()=>util.cleanRegex(c)):n}if(t.options){const u=t.
options.map(ln);if(u.every(Boolean))return`^(${u.map(c=>util.cleanRegex(c)).join("|")})$`}return Jn(e)}const Xi=null,Ji=null,
Yi=null,Qi=null,qi=null;function er(e,t,n,a){if(!e){const u={code:"custom",input:n,inst:a,path:[...a._zod.def.path??[]],
continue:!a._zod.def.abort};a._zod.def.params&&(u.params=a._zod.def.params),t.issues.push(util.issue(u))}}var He=G(3305),
yt=G(3945);const Oe=z.xI("ZodMiniType",(e,t)=>{if(!e._zod)throw new Error("Uninitialized schema in ZodMiniType.");ke.init(
e,t),e.def=t,e.type=t.type},{get with(){return this.check},set with(e){x.qh(this,"with",e)},parse(e,t){return yt.qg(this,
e,t,{callee:this.parse})},parseAsync(e,t){return yt.EJ(this,e,t,{callee:this.parseAsync})},safeParse(e,t){return yt.xL(this,
e,t)},safeParseAsync(e,t){return yt.bp(this,e,t)},check(...e){const t=this.def;return this.clone({...t,checks:[...t.checks??
[],...e.map(n=>typeof n=="function"?{_zod:{check:n,def:{check:"custom"},onattach:[]}}:n)]},{parent:!0})},clone(e,t){return x.
o8(this,e,t)},brand(){return this},register(e,t){return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(
this,...t)}}),fn=z.xI("ZodMiniString",(e,t)=>{at.init(e,t),Oe.init(e,t)});function _t(e){return He.Rl(fn,e)}const tr=null,
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
Xe,"hex",regexes.hex,e)}function Cr(e){return core._stringFormat(Xe,"currency_code",regexes.currencyCode,e)}function Tr(e,t){
const n=t?.enc??"hex",a=`${e}_${n}`,u=core.regexes[a];if(!u)throw new Error(`Unrecognized hash format: ${a}`);return core.
_stringFormat(Xe,a,u,t)}const mn=z.xI("ZodMiniNumber",(e,t)=>{f.init(e,t),Oe.init(e,t)});function go(e){return core._number(
mn,e)}const Je=z.xI("ZodMiniNumberFormat",(e,t)=>{S.init(e,t),mn.init(e,t)});function $o(e){return He.LK(Je,e)}function Rr(e){
return core._float32(Je,e)}function Ir(e){return core._float64(Je,e)}function Er(e){return core._int32(Je,e)}function Or(e){
return core._uint32(Je,e)}const hn=null;function vo(e){return core._boolean(hn,e)}const zo=null;function Dr(e){return core.
_bigint(zo,e)}const yn=null;function Fr(e){return core._int64(yn,e)}function jr(e){return core._uint64(yn,e)}const Zo=null;
function Lr(e){return core._symbol(Zo,e)}const bo=null;function Nr(e){return core._undefined(bo,e)}const wo=null;function ko(e){
return core._null(wo,e)}const Po=null;function Ur(){return core._any(Po)}const xo=null;function jt(){return core._unknown(
xo)}const Mo=z.xI("ZodMiniNever",(e,t)=>{Le.init(e,t),Oe.init(e,t)});function So(e){return He.G8(Mo,e)}const Ao=null;function Br(e){
return core._void(Ao,e)}const Co=null;function Kr(e){return core._date(Co,e)}const To=z.xI("ZodMiniArray",(e,t)=>{Ln.init(
e,t),Oe.init(e,t)});function Lt(e,t){return new To({type:"array",element:e,...x.A2(t)})}function Vr(e){const t=e._zod.def.
shape;return Bo(Object.keys(t))}const Nt=z.xI("ZodMiniObject",(e,t)=>{Kn.init(e,t),Oe.init(e,t),x.X(e,"shape",n=>n._zod.
def.shape,!1)});function Gr(e,t){const n={type:"object",shape:e??{},...util.normalizeParams(t)};return new Nt(n)}function Ro(e,t){
return new Nt({type:"object",shape:e,catchall:So(),...x.A2(t)})}function Wr(e,t){return new Nt({type:"object",shape:e,catchall:jt(),
...util.normalizeParams(t)})}function Hr(e,t){return util.extend(e,t)}function Xr(e,t){return util.safeExtend(e,t)}function Jr(e,t){
return util.merge(e,t)}function Yr(e,t){return util.pick(e,t)}function Qr(e,t){return util.omit(e,t)}function qr(e,t){const n=e.
_zod.def;if(n.type!=="tuple")return util.partial(Ut,e,t);if(n.checks?.length)throw new Error(".partial() cannot be used \
on tuple schemas containing refinements");return util.clone(e,{...n,items:n.items.map(a=>new Ut({type:"optional",innerType:a}))})}
function es(e,t){return util.partial(vn,e,t,"exactPartial")}function ts(e,t){return util.required(zn,e,t)}function ns(e,t){
return e.clone(util.mergeDefs(e._zod.def,{catchall:t}))}const Io=z.xI("ZodMiniUnion",(e,t)=>{Vn.init(e,t),Oe.init(e,t)});
function _n(e,t){return new Io({type:"union",options:e,...x.A2(t)})}const Eo=null;function os(e,t){return new Eo({type:"\
union",options:e,inclusive:!1,...util.normalizeParams(t)})}const Oo=null;function is(e,t,n){return new Oo({type:"union",
options:t,discriminator:e,...util.normalizeParams(n)})}const Do=null;function rs(e,t){return new Do({type:"intersection",
left:e,right:t})}const Fo=null;function jo(e,t,n){const a=t instanceof core.$ZodType,u=a?n:t,c=a?t:null;return new Fo({type:"\
tuple",items:e,rest:c,...util.normalizeParams(u)})}const $t=null;function Lo(e,t,n){return!t||!t._zod?new $t({type:"reco\
rd",keyType:_t(),valueType:e,...util.normalizeParams(t)}):new $t({type:"record",keyType:e,valueType:t,...util.normalizeParams(
n)})}function ss(e,t,n){return new $t({type:"record",keyType:e,valueType:t,...util.normalizeParams(n),partial:!0})}function as(e,t,n){
return new $t({type:"record",keyType:e,valueType:t,mode:"loose",...util.normalizeParams(n)})}const No=null;function us(e,t,n){
return new No({type:"map",keyType:e,valueType:t,...util.normalizeParams(n)})}const Uo=null;function cs(e,t){return new Uo(
{type:"set",valueType:e,...util.normalizeParams(t)})}const gn=null;function Bo(e,t){const n=Array.isArray(e)?Object.fromEntries(
e.map(a=>[a,a])):e;return new gn({type:"enum",entries:n,...util.normalizeParams(t)})}function ds(e,t){return new gn({type:"\
enum",entries:e,...util.normalizeParams(t)})}const Ko=null;function ls(e,t){return new Ko({type:"literal",values:Array.isArray(
e)?e:[e],...util.normalizeParams(t)})}const Vo=null;function fs(e){return core._file(Vo,e)}const Go=z.xI("ZodMiniTransfo\
rm",(e,t)=>{Wn.init(e,t),Oe.init(e,t)});function Wo(e){return new Go({type:"transform",transform:e})}const Ut=z.xI("ZodM\
iniOptional",(e,t)=>{Hn.init(e,t),Oe.init(e,t)});function $n(e){return new Ut({type:"optional",innerType:e})}const vn=null;
function ps(e){return new vn({type:"optional",innerType:e})}const Ho=null;function Xo(e){return new Ho({type:"nullable",
innerType:e})}function ms(e){return $n(Xo(e))}const Jo=null;function hs(e,t){return new Jo({type:"default",innerType:e,get defaultValue(){
return typeof t=="function"?t():util.shallowClone(t)}})}const Yo=null;function ys(e,t){return new Yo({type:"prefault",innerType:e,
get defaultValue(){return typeof t=="function"?t():util.shallowClone(t)}})}const zn=null;function _s(e,t){return new zn(
{type:"nonoptional",innerType:e,...util.normalizeParams(t)})}const Qo=null;function gs(e){return new Qo({type:"success",
innerType:e})}const qo=null;function $s(e,t){return new qo({type:"catch",innerType:e,catchValue:typeof t=="function"?t:core.
util.constantCatch(t)})}const ei=null;function vs(e){return core._nan(ei,e)}const ti=z.xI("ZodMiniPipe",(e,t)=>{Xn.init(
e,t),Oe.init(e,t)});function ni(e,t){return new ti({type:"pipe",in:e,out:t})}const Bt=null;function zs(e,t,n){return new Bt(
{type:"pipe",in:e,out:t,transform:n.decode,reverseTransform:n.encode})}function Zs(e){const t=e._zod.def;return new Bt({
type:"pipe",in:t.out,out:t.in,transform:t.reverseTransform,reverseTransform:t.transform})}const oi=null;function bs(e){return new oi(
{type:"readonly",innerType:e})}const ii=null;function ws(e,t){return new ii({type:"template_literal",parts:e,...util.normalizeParams(
t)})}const ri=null;function si(e){return new ri({type:"lazy",getter:e})}const ai=null;function ks(e){return new ai({type:"\
promise",innerType:e})}const Zn=null;function ui(e,t){const n=new W.QP({check:"custom",...x.A2(t)});return n._zod.check=
e,n}function ci(e,t){return core._custom(Zn,e??(()=>!0),t)}function Ps(e,t={}){return core._refine(Zn,e,t)}function xs(e,t){
return core._superRefine(e,t)}const Ms=He.q0,Ss=He.mI;class As{constructor(...t){}}function Cs(e,t={}){const n=ci(a=>a instanceof
e,t);return n._zod.bag.Class=e,n._zod.check=a=>{a.value instanceof e||a.issues.push({code:"invalid_type",expected:e.name,
input:a.value,inst:n,path:[...n._zod.def.path??[]]})},n}const Ts=(...e)=>core._stringbool({Codec:Bt,Boolean:hn,String:fn},
...e);function Rs(){const e=si(()=>_n([_t(),go(),vo(),ko(),Lt(e),Lo(_t(),e)]));return e}const di=null;function Is(e){return new di(
{type:"function",input:Array.isArray(e?.input)?jo(e?.input):e?.input??Lt(jt()),output:e?.output??jt()})}})};
