"use strict";exports.id=955,exports.ids=[955,785],exports.modules={7785:((Le,ve,W)=>{W.d(ve,{default:()=>ue});const b=[],G=[];function ue(H,B,ce){
if(H===B)return 0;const T=ce?.maxDistance,me=H;H.length>B.length&&(H=B,B=me);let R=H.length,U=B.length;for(;R>0&&H.charCodeAt(
~-R)===B.charCodeAt(~-U);)R--,U--;let re=0;for(;re<R&&H.charCodeAt(re)===B.charCodeAt(re);)re++;if(R-=re,U-=re,T!==void 0&&
U-R>T)return T;if(R===0)return T!==void 0&&U>T?T:U;let O,X,K,te,L=0,ae=0;for(;L<R;)G[L]=H.charCodeAt(re+L),b[L]=++L;for(;ae<
U;){for(O=B.charCodeAt(re+ae),K=ae++,X=ae,L=0;L<R;L++)te=O===G[L]?K:K+1,K=b[L],X=b[L]=K>X?te>X?X+1:te:te>K?K+1:te;if(T!==
void 0){let Ze=X;for(L=0;L<R;L++)b[L]<Ze&&(Ze=b[L]);if(Ze>T)return T}}return b.length=R,G.length=R,T!==void 0&&X>T?T:X}function Se(H,B,ce){
if(!Array.isArray(B)||B.length===0)return;const T=ce?.maxDistance,me=H.length;for(const O of B)if(O===H)return O;if(T===
0)return;let R,U=Number.POSITIVE_INFINITY;const re=new Set;for(const O of B){if(re.has(O))continue;re.add(O);const X=Math.
abs(O.length-me);if(X>=U||T!==void 0&&X>T)continue;const K=Number.isFinite(U)?T===void 0?U:Math.min(U,T):T,te=K===void 0?
ue(H,O):ue(H,O,{maxDistance:K});if(T!==void 0&&te>T)continue;let L=te;if(K!==void 0&&te===K&&K===T&&(L=ue(H,O)),L<U&&(U=
L,R=O,U===0))break}if(!(T!==void 0&&U>T))return R}}),3305:((Le,ve,W)=>{W.d(ve,{qm:()=>Ge,LK:()=>et,m9:()=>st,G8:()=>Ce,Rl:()=>R,
WN:()=>It,q0:()=>Ot,mI:()=>tn});var b=W(4890),G;const ue=null,Se=null;class H{constructor(){this._map=new WeakMap,this._idmap=
new Map}add(r,...f){const M=f[0];return this._map.set(r,M),M&&typeof M=="object"&&"id"in M&&this._idmap.set(M.id,r),this}clear(){
return this._map=new WeakMap,this._idmap=new Map,this}remove(r){const f=this._map.get(r);return f&&typeof f=="object"&&"\
id"in f&&this._idmap.delete(f.id),this._map.delete(r),this}get(r){const f=r._zod.parent;if(f){const M={...this.get(f)??{}};
delete M.id;const q={...M,...this._map.get(r)};return Object.keys(q).length?q:void 0}return this._map.get(r)}has(r){return this.
_map.has(r)}}function B(){return new H}(G=globalThis).__zod_globalRegistry??(G.__zod_globalRegistry=B());const ce=globalThis.
__zod_globalRegistry;var T=W(4723);function me(i){return i.checks&&(i.checks=[...i.checks]),i}function R(i,r){return new i(
me({type:"string",...T.A2(r)}))}function U(i,r){return new i(me({type:"string",coerce:!0,...util.normalizeParams(r)}))}function re(i,r){
return new i({type:"string",format:"email",check:"string_format",abort:!1,...util.normalizeParams(r)})}function O(i,r){return new i(
{type:"string",format:"guid",check:"string_format",abort:!1,...util.normalizeParams(r)})}function X(i,r){return new i({type:"\
string",format:"uuid",check:"string_format",abort:!1,...util.normalizeParams(r)})}function K(i,r){return new i({type:"st\
ring",format:"uuid",check:"string_format",abort:!1,version:"v4",...util.normalizeParams(r)})}function te(i,r){return new i(
{type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...util.normalizeParams(r)})}function L(i,r){return new i(
{type:"string",format:"uuid",check:"string_format",abort:!1,version:"v7",...util.normalizeParams(r)})}function ae(i,r){return new i(
{type:"string",format:"url",check:"string_format",abort:!1,...util.normalizeParams(r)})}function Ze(i,r){return new i({type:"\
string",format:"emoji",check:"string_format",abort:!1,...util.normalizeParams(r)})}function ne(i,r){return new i({type:"\
string",format:"nanoid",check:"string_format",abort:!1,...util.normalizeParams(r)})}function Ae(i,r){return new i({type:"\
string",format:"cuid",check:"string_format",abort:!1,...util.normalizeParams(r)})}function Me(i,r){return new i({type:"s\
tring",format:"cuid2",check:"string_format",abort:!1,...util.normalizeParams(r)})}function de(i,r){return new i({type:"s\
tring",format:"ulid",check:"string_format",abort:!1,...util.normalizeParams(r)})}function he(i,r){return new i({type:"st\
ring",format:"xid",check:"string_format",abort:!1,...util.normalizeParams(r)})}function D(i,r){return new i({type:"strin\
g",format:"ksuid",check:"string_format",abort:!1,...util.normalizeParams(r)})}function ye(i,r){return new i({type:"strin\
g",format:"ipv4",check:"string_format",abort:!1,...util.normalizeParams(r)})}function we(i,r){return new i({type:"string",
format:"ipv6",check:"string_format",abort:!1,...util.normalizeParams(r)})}function le(i,r){return new i({type:"string",format:"\
mac",check:"string_format",abort:!1,...util.normalizeParams(r)})}function Te(i,r){return new i({type:"string",format:"ci\
drv4",check:"string_format",abort:!1,...util.normalizeParams(r)})}function v(i,r){return new i({type:"string",format:"ci\
drv6",check:"string_format",abort:!1,...util.normalizeParams(r)})}function $(i,r){return new i({type:"string",format:"ba\
se64",check:"string_format",abort:!1,...util.normalizeParams(r)})}function I(i,r){return new i({type:"string",format:"ba\
se64url",check:"string_format",abort:!1,...util.normalizeParams(r)})}function F(i,r){return new i({type:"string",format:"\
e164",check:"string_format",abort:!1,...util.normalizeParams(r)})}function Q(i,r){return new i({type:"string",format:"cr\
edit_card",check:"string_format",abort:!1,...util.normalizeParams(r)})}function oe(i,r){return new i({type:"string",format:"\
iban",check:"string_format",abort:!1,...util.normalizeParams(r)})}function fe(i,r){return new i({type:"string",format:"j\
wt",check:"string_format",abort:!1,...util.normalizeParams(r)})}const se={Any:null,Minute:-1,Second:0,Millisecond:3,Microsecond:6};
function Ke(i,r){return new i({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,...util.
normalizeParams(r)})}function Ve(i,r){return new i({type:"string",format:"date",check:"string_format",...util.normalizeParams(
r)})}function vt(i,r){return new i({type:"string",format:"time",check:"string_format",precision:null,...util.normalizeParams(
r)})}function Zt(i,r){return new i({type:"string",format:"duration",check:"string_format",...util.normalizeParams(r)})}function _e(i,r){
return new i(me({type:"number",checks:[],...util.normalizeParams(r)}))}function qe(i,r){return new i(me({type:"number",coerce:!0,
checks:[],...util.normalizeParams(r)}))}function et(i,r){return new i({type:"number",check:"number_format",abort:!1,format:"\
safeint",...T.A2(r)})}function We(i,r){return new i({type:"number",check:"number_format",abort:!1,format:"float32",...util.
normalizeParams(r)})}function tt(i,r){return new i({type:"number",check:"number_format",abort:!1,format:"float64",...util.
normalizeParams(r)})}function nt(i,r){return new i({type:"number",check:"number_format",abort:!1,format:"int32",...util.
normalizeParams(r)})}function z(i,r){return new i({type:"number",check:"number_format",abort:!1,format:"uint32",...util.
normalizeParams(r)})}function y(i,r){return new i({type:"boolean",...util.normalizeParams(r)})}function h(i,r){return new i(
{type:"boolean",coerce:!0,...util.normalizeParams(r)})}function p(i,r){return new i({type:"bigint",...util.normalizeParams(
r)})}function x(i,r){return new i({type:"bigint",coerce:!0,...util.normalizeParams(r)})}function P(i,r){return new i({type:"\
bigint",check:"bigint_format",abort:!1,format:"int64",...util.normalizeParams(r)})}function j(i,r){return new i({type:"b\
igint",check:"bigint_format",abort:!1,format:"uint64",...util.normalizeParams(r)})}function A(i,r){return new i({type:"s\
ymbol",...util.normalizeParams(r)})}function ee(i,r){return new i({type:"undefined",...util.normalizeParams(r)})}function J(i,r){
return new i({type:"null",...util.normalizeParams(r)})}function be(i){return new i({type:"any"})}function ge(i){return new i(
{type:"unknown"})}function Ce(i,r){return new i({type:"never",...T.A2(r)})}function Fe(i,r){return new i({type:"void",...util.
normalizeParams(r)})}function bt(i,r){return new i({type:"date",...util.normalizeParams(r)})}function wt(i,r){return new i(
{type:"date",coerce:!0,...util.normalizeParams(r)})}function kt(i,r){return new i({type:"nan",...util.normalizeParams(r)})}
function xt(i,r){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(r),value:i,inclusive:!1})}
function ot(i,r){return new checks.$ZodCheckLessThan({check:"less_than",...util.normalizeParams(r),value:i,inclusive:!0})}
function it(i,r){return new checks.$ZodCheckGreaterThan({check:"greater_than",...util.normalizeParams(r),value:i,inclusive:!1})}
function Ge(i,r){return new b.J_({check:"greater_than",...T.A2(r),value:i,inclusive:!0})}function Kt(i){return it(0,i)}function Vt(i){
return xt(0,i)}function Wt(i){return ot(0,i)}function Pt(i){return Ge(0,i)}function E(i,r){return new checks.$ZodCheckMultipleOf(
{check:"multiple_of",...util.normalizeParams(r),value:i})}function Mt(i,r){return new checks.$ZodCheckMaxSize({check:"ma\
x_size",...util.normalizeParams(r),maximum:i})}function Re(i,r){return new checks.$ZodCheckMinSize({check:"min_size",...util.
normalizeParams(r),minimum:i})}function rt(i,r){return new checks.$ZodCheckSizeEquals({check:"size_equals",...util.normalizeParams(
r),size:i})}function St(i,r){return new checks.$ZodCheckMaxLength({check:"max_length",...util.normalizeParams(r),maximum:i})}
function st(i,r){return new b.Kk({check:"min_length",...T.A2(r),minimum:i})}function at(i,r){return new checks.$ZodCheckLengthEquals(
{check:"length_equals",...util.normalizeParams(r),length:i})}function Oe(i,r){return new checks.$ZodCheckRegex({check:"s\
tring_format",format:"regex",...util.normalizeParams(r),pattern:i})}function At(i){return new checks.$ZodCheckLowerCase(
{check:"string_format",format:"lowercase",...util.normalizeParams(i)})}function Gt(i){return new checks.$ZodCheckUpperCase(
{check:"string_format",format:"uppercase",...util.normalizeParams(i)})}function Tt(i,r){return new checks.$ZodCheckIncludes(
{check:"string_format",format:"includes",...util.normalizeParams(r),includes:i})}function ut(i,r){return new checks.$ZodCheckStartsWith(
{check:"string_format",format:"starts_with",...util.normalizeParams(r),prefix:i})}function De(i,r){return new checks.$ZodCheckEndsWith(
{check:"string_format",format:"ends_with",...util.normalizeParams(r),suffix:i})}function ke(i,r,f){return new checks.$ZodCheckProperty(
{check:"property",property:i,schema:r,...util.normalizeParams(f)})}function Ct(i,r){return new checks.$ZodCheckProperties(
{check:"properties",shape:i,...util.normalizeParams(r)})}function ct(i,r){return new checks.$ZodCheckMimeType({check:"mi\
me_type",mime:i,...util.normalizeParams(r)})}function Ie(i){return new b.v$({check:"overwrite",tx:i})}function Rt(i){return Ie(
r=>r.normalize(i))}function It(){return Ie(i=>i.trim())}function o(){return Ie(i=>i.toLowerCase())}function s(){return Ie(
i=>i.toUpperCase())}function c(){return Ie(i=>util.slugify(i))}function l(i,r,f){return new i({type:"array",element:r,...util.
normalizeParams(f)})}function w(i,r,f){return new i({type:"union",options:r,...util.normalizeParams(f)})}function S(i,r,f){
return new i({type:"union",options:r,inclusive:!1,...util.normalizeParams(f)})}function $e(i,r,f,M){return new i({type:"\
union",options:f,discriminator:r,...util.normalizeParams(M)})}function pe(i,r,f){return new i({type:"intersection",left:r,
right:f})}function xe(i,r,f,M){const q=f instanceof schemas.$ZodType,ie=q?M:f,Ne=q?f:null;return new i({type:"tuple",items:r,
rest:Ne,...util.normalizeParams(ie)})}function dt(i,r,f,M){return new i({type:"record",keyType:r,valueType:f,...util.normalizeParams(
M)})}function Et(i,r,f,M){return new i({type:"map",keyType:r,valueType:f,...util.normalizeParams(M)})}function zn(i,r,f){
return new i({type:"set",valueType:r,...util.normalizeParams(f)})}function vn(i,r,f){const M=Array.isArray(r)?Object.fromEntries(
r.map(q=>[q,q])):r;return new i({type:"enum",entries:M,...util.normalizeParams(f)})}function Zn(i,r,f){return new i({type:"\
enum",entries:r,...util.normalizeParams(f)})}function Ht(i,r,f){return new i({type:"literal",values:Array.isArray(r)?r:[
r],...util.normalizeParams(f)})}function Xt(i,r){return new i({type:"file",...util.normalizeParams(r)})}function bn(i,r){
return new i({type:"transform",transform:r})}function wn(i,r){return new i({type:"optional",innerType:r})}function kn(i,r){
return new i({type:"nullable",innerType:r})}function xn(i,r,f){return new i({type:"default",innerType:r,get defaultValue(){
return typeof f=="function"?f():util.shallowClone(f)}})}function Pn(i,r,f){return new i({type:"nonoptional",innerType:r,
...util.normalizeParams(f)})}function Jt(i,r){return new i({type:"success",innerType:r})}function Mn(i,r,f){return new i(
{type:"catch",innerType:r,catchValue:typeof f=="function"?f:util.constantCatch(f)})}function Sn(i,r,f){return new i({type:"\
pipe",in:r,out:f})}function Yt(i,r){return new i({type:"readonly",innerType:r})}function An(i,r,f){return new i({type:"t\
emplate_literal",parts:r,...util.normalizeParams(f)})}function Tn(i,r){return new i({type:"lazy",getter:r})}function Cn(i,r){
return new i({type:"promise",innerType:r})}function Qt(i,r,f){const M=util.normalizeParams(f);return M.abort??(M.abort=!0),
new i({type:"custom",check:"custom",fn:r,...M})}function qt(i,r,f){return new i({type:"custom",check:"custom",fn:r,...util.
normalizeParams(f)})}function Rn(i,r){const f=en(M=>(M.addIssue=q=>{if(typeof q=="string")M.issues.push(util.issue(q,M.value,
f._zod.def));else{const ie=q;ie.fatal&&(ie.continue=!1),ie.code??(ie.code="custom"),"input"in ie||(ie.input=M.value),ie.
inst??(ie.inst=f),ie.continue??(ie.continue=!f._zod.def.abort),M.issues.push(util.issue(ie))}},i(M.value,M)),r);return f}
function en(i,r){const f=new checks.$ZodCheck({check:"custom",...util.normalizeParams(r)});return f._zod.check=i,f}function Ot(i){
const r=new b.QP({check:"describe"});return r._zod.onattach=[f=>{const M=ce.get(f)??{};ce.add(f,{...M,description:i})}],
r._zod.check=()=>{},r}function tn(i){const r=new b.QP({check:"meta"});return r._zod.onattach=[f=>{const M=ce.get(f)??{};
ce.add(f,{...M,...i})}],r._zod.check=()=>{},r}function In(i,r){const f=util.normalizeParams(r);let M=f.truthy??["true","\
1","yes","on","y","enabled"],q=f.falsy??["false","0","no","off","n","disabled"];f.case!=="sensitive"&&(M=M.map(Pe=>typeof Pe==
"string"?Pe.toLowerCase():Pe),q=q.map(Pe=>typeof Pe=="string"?Pe.toLowerCase():Pe));const ie=new Set(M),Ne=new Set(q),lt=i.
Codec??schemas.$ZodCodec,nn=i.Boolean??schemas.$ZodBoolean,on=i.String??schemas.$ZodString,rn=new on({type:"string",error:f.
error}),sn=new nn({type:"boolean",error:f.error}),je=new lt({type:"pipe",in:rn,out:sn,transform:((Pe,ft)=>{let Ue=Pe;return f.
case!=="sensitive"&&(Ue=Ue.toLowerCase()),ie.has(Ue)?!0:Ne.has(Ue)?!1:(ft.issues.push({code:"invalid_value",expected:"st\
ringbool",values:[...ie,...Ne],input:ft.value,inst:je,continue:!1}),{})}),reverseTransform:((Pe,ft)=>Pe===!0?M[0]||"true":
q[0]||"false"),error:f.error});return je._zod.bag.truthy=M,je._zod.bag.falsy=q,je._zod.bag.case=f.case??"insensitive",je}
function En(i,r,f,M={}){const q=util.normalizeParams(M),ie={check:"string_format",type:"string",format:r,fn:typeof f=="f\
unction"?f:lt=>f.test(lt),...q};return f instanceof RegExp&&(ie.pattern=f),new i(ie)}}),4890:((Le,ve,W)=>{W.d(ve,{J_:()=>T,
KH:()=>R,Kk:()=>te,QP:()=>ue,v$:()=>Te});var b=W(8532),G=W(4723);const ue=b.xI("$ZodCheck",(v,$)=>{var I;v._zod??(v._zod=
{}),v._zod.def=$,(I=v._zod).onattach??(I.onattach=[])}),Se=v=>{const $=v.value;return!util.nullish($)&&$.size!==void 0},
H=v=>{const $=v.value;return!G.cl($)&&$.length!==void 0},B={number:"number",bigint:"bigint",object:"date"},ce=null,T=b.xI(
"$ZodCheckGreaterThan",(v,$)=>{ue.init(v,$);const I=B[typeof $.value];v._zod.check=F=>{($.inclusive?F.value>=$.value:F.value>
$.value)||F.issues.push({origin:B[typeof F.value]??I,code:"too_small",minimum:typeof $.value=="object"?$.value.getTime():
$.value,input:F.value,inclusive:$.inclusive,inst:v,continue:!$.abort})}}),me=null,R=b.xI("$ZodCheckNumberFormat",(v,$)=>{
ue.init(v,$),$.format=$.format||"float64";const I=$.format?.includes("int"),F=I?"int":"number",[Q,oe]=G.zH[$.format];v._zod.
check=fe=>{const se=fe.value;if(I){if(!Number.isInteger(se)){fe.issues.push({expected:F,format:$.format,code:"invalid_ty\
pe",continue:!1,input:se,inst:v});return}if(!Number.isSafeInteger(se)){se>0?fe.issues.push({input:se,code:"too_big",maximum:Number.
MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:v,origin:F,inclusive:!0,continue:!$.abort}):
fe.issues.push({input:se,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be within the safe integer\
 range.",inst:v,origin:F,inclusive:!0,continue:!$.abort});return}}se<Q&&fe.issues.push({origin:"number",input:se,code:"t\
oo_small",minimum:Q,inclusive:!0,inst:v,continue:!$.abort}),se>oe&&fe.issues.push({origin:"number",input:se,code:"too_bi\
g",maximum:oe,inclusive:!0,inst:v,continue:!$.abort})}}),U=null,re=null,O=null,X=null,K=null,te=b.xI("$ZodCheckMinLength",
(v,$)=>{var I;ue.init(v,$),(I=v._zod.def).when??(I.when=H),v._zod.check=F=>{const Q=F.value,oe=Q.length;if((typeof Q=="s\
tring"&&oe>=$.minimum&&oe<$.minimum*2?G.O7(Q):oe)>=$.minimum)return;const se=G.Rc(Q);F.issues.push({origin:se,code:"too_\
small",minimum:$.minimum,inclusive:!0,input:Q,inst:v,continue:!$.abort})}}),L=null,ae=null,Ze=null,ne=null,Ae=null,Me=null,
de=null,he=null;function D(v,$,I){v.issues.length&&$.issues.push(...util.prefixIssues(I,v.issues))}const ye=null,we=null,
le=null,Te=b.xI("$ZodCheckOverwrite",(v,$)=>{ue.init(v,$),v._zod.check=I=>{I.value=$.tx(I.value)}})}),8532:((Le,ve,W)=>{
W.d(ve,{$W:()=>re,GT:()=>me,cr:()=>U,xI:()=>ce});var b=W(4723),G;const ue=Object.freeze({status:"aborted"}),Se={value:void 0,
enumerable:!1};let H="captureStackTrace"in Error?Error:null;function B(O){const X=H;if(X){const K=X.stackTraceLimit;if(typeof K==
"number"){try{X.stackTraceLimit=0}catch{return H=null,new O}try{return new O}finally{X.stackTraceLimit=K}}}return new O}
function ce(O,X,K,te){const L={};function ae(D){this.def=D,this.constr=he,this.traits=new Set}ae.prototype=L;const Ze=K,
ne=Ze&&new WeakSet;function Ae(D,ye){if(D._zod){if(D._zod.traits.has(O))return}else{Se.value=new ae(ye);try{Object.defineProperty(
D,"_zod",Se)}finally{Se.value=void 0}}if(D._zod.traits.add(O),X(D,ye),ne){const le=Object.getPrototypeOf(D),Te=D._zod.constr.
prototype;let v=le;for(;v&&v!==Te;)v=Object.getPrototypeOf(v);const $=v??le;ne.has($)||(ne.add($),(0,b.ol)($,Ze))}const we=he.
prototype;for(const le in we)Object.prototype.hasOwnProperty.call(we,le)&&(le in D||(D[le]=we[le].bind(D)))}const Me=te?.
Parent??Object;class de extends Me{}Object.defineProperty(de,"name",{value:O});function he(D){const ye=te?.Parent?B(de):
this;Ae(ye,D);const we=ye._zod.deferred;if(we){for(const Te of we)Te();ye._zod.deferred=void 0}const le=globalThis.__zod_globalConfig?.
postProcessor;return le&&le(ye),ye}return Object.defineProperty(he,"init",{value:Ae}),Object.defineProperty(he,Symbol.hasInstance,
{value:D=>te?.Parent&&D instanceof te.Parent?!0:D?._zod?.traits?.has(O)}),Object.defineProperty(he,"name",{value:O}),he}
const T=null;class me extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync()\
 instead.")}}class R extends Error{constructor(X){super(`Encountered unidirectional transform during encode: ${X}`),this.
name="ZodEncodeError"}}(G=globalThis).__zod_globalConfig??(G.__zod_globalConfig={});const U=globalThis.__zod_globalConfig;
function re(O){return O&&Object.assign(U,O),U}}),3945:((Le,ve,W)=>{W.d(ve,{qg:()=>Ze,EJ:()=>Ae,xL:()=>de,bp:()=>ye});var b=W(
8532),G=W(4723);function ue(){const z=this._zod;return z.message??(z.message=JSON.stringify(z.def,G.k8,2)),z.message}function Se(z){
this._zod.message=z}const H={get:ue,set:Se,enumerable:!0,configurable:!0},B={value:void 0,enumerable:!1},ce=new WeakSet(
[Object.prototype,Error.prototype]),T=(z,y)=>{z.name="$ZodError",B.value=y,Object.defineProperty(z,"issues",B),B.value=void 0,
Object.defineProperty(z,"message",H);const h=Object.getPrototypeOf(z);ce.has(h)||(ce.add(h),Object.defineProperty(h,"toS\
tring",{configurable:!0,enumerable:!1,get(){const p=()=>this.message;return Object.defineProperty(this,"toString",{value:p,
configurable:!0,writable:!0}),p},set(p){Object.defineProperty(this,"toString",{value:p,configurable:!0,writable:!0})}}))},
me=(0,b.xI)("$ZodError",T),R=(0,b.xI)("$ZodError",T,void 0,{Parent:Error});function U(z,y,h){return Object.prototype.hasOwnProperty.
call(z,y)||(y==="__proto__"?Object.defineProperty(z,y,{value:h(),writable:!0,enumerable:!0,configurable:!0}):z[y]=h()),z[y]}
function re(z,y=h=>h.message){const h={},p=[];for(const x of z.issues)x.path.length>0?U(h,x.path[0],()=>[]).push(y(x)):p.
push(y(x));return{formErrors:p,fieldErrors:h}}function O(z,y=h=>h.message){const h={_errors:[]},p=(x,P=[])=>{for(const j of x.
issues)if(j.code==="invalid_union"&&j.errors.length)j.errors.map(A=>p({issues:A},[...P,...j.path]));else if(j.code==="in\
valid_key")p({issues:j.issues},[...P,...j.path]);else if(j.code==="invalid_element")p({issues:j.issues},[...P,...j.path]);else{
const A=[...P,...j.path];if(A.length===0)h._errors.push(y(j));else{let ee=h,J=0;for(;J<A.length;){const be=A[J],ge=J===A.
length-1;if(be==="_errors"){ge&&ee._errors.push(y(j)),J++;continue}Object.prototype.hasOwnProperty.call(ee,be)||Object.defineProperty(
ee,be,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});const Ce=ee[be];ge&&Ce._errors.push(y(j)),ee=Ce,J++}}}};
return p(z),h}function X(z,y=h=>h.message){const h={errors:[]},p=(x,P=[])=>{var j;for(const A of x.issues)if(A.code==="i\
nvalid_union"&&A.errors.length)A.errors.map(ee=>p({issues:ee},[...P,...A.path]));else if(A.code==="invalid_key")p({issues:A.
issues},[...P,...A.path]);else if(A.code==="invalid_element")p({issues:A.issues},[...P,...A.path]);else{const ee=[...P,...A.
path];if(ee.length===0){h.errors.push(y(A));continue}let J=h,be=0;for(;be<ee.length;){const ge=ee[be],Ce=be===ee.length-
1;typeof ge=="string"?(J.properties??(J.properties={}),Object.prototype.hasOwnProperty.call(J.properties,ge)||Object.defineProperty(
J.properties,ge,{value:{errors:[]},enumerable:!0,writable:!0,configurable:!0}),J=J.properties[ge]):(J.items??(J.items=[]),
(j=J.items)[ge]??(j[ge]={errors:[]}),J=J.items[ge]),Ce&&J.errors.push(y(A)),be++}}};return p(z),h}function K(z){const y=[],
h=z.map(p=>typeof p=="object"?p.key:p);for(const p of h)typeof p=="number"?y.push(`[${p}]`):typeof p=="symbol"?y.push(`[${JSON.
stringify(String(p))}]`):/[^\w$]/.test(p)?y.push(`[${JSON.stringify(p)}]`):(y.length&&y.push("."),y.push(p));return y.join(
"")}function te(z){const y=[],h=[...z.issues].sort((p,x)=>(p.path??[]).length-(x.path??[]).length);for(const p of h)y.push(
`\u2716 ${p.message}`),p.path?.length&&y.push(`  \u2192 at ${K(p.path)}`);return y.join(`
`)}function L(z,y){return{callee:y?.callee??z,Err:y?.Err}}const ae=z=>{const y=(h,p,x,P)=>{const j=x?{...x,async:!1}:{async:!1},
A=h._zod.run({value:p,issues:[]},j);if(A instanceof Promise)throw new b.GT;if(A.issues.length){const ee=new(P?.Err??z)(A.
issues.map(J=>G.iR(J,j,b.$W())));throw G.gx(ee,P?.callee??y),ee}return A.value};return y},Ze=ae(R),ne=z=>{const y=async(h,p,x,P)=>{
const j=x?{...x,async:!0}:{async:!0};let A=h._zod.run({value:p,issues:[]},j);if(A instanceof Promise&&(A=await A),A.issues.
length){const ee=new(P?.Err??z)(A.issues.map(J=>G.iR(J,j,b.$W())));throw G.gx(ee,P?.callee??y),ee}return A.value};return y},
Ae=ne(R),Me=z=>(y,h,p)=>{const x=p?{...p,async:!1}:{async:!1},P=y._zod.run({value:h,issues:[]},x);if(P instanceof Promise)
throw new b.GT;return P.issues.length?he(z,P.issues,x):{success:!0,data:P.value}},de=Me(R);function he(z,y,h){let p;return{
success:!1,get error(){return p||(p=new z(y.map(x=>G.iR(x,h,b.$W()))),y=void 0,h=void 0),p},set error(x){p=x,y=void 0,h=
void 0}}}const D=z=>async(y,h,p)=>{const x=p?{...p,async:!0}:{async:!0};let P=y._zod.run({value:h,issues:[]},x);return P instanceof
Promise&&(P=await P),P.issues.length?he(z,P.issues,x):{success:!0,data:P.value}},ye=D(R),we=null,le=null,Te=((z,y,h)=>{const p=z.
_zod.bag.validator;if(p!==void 0){if(p(y)!==we)return!0;if(p.definite===!0&&h===void 0)return!1}return v(z,y,h)});function v(z,y,h){
const p=h?{...h,async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},x=z._zod.bag.fallbackRun;let P;if(x?(p[le]=!0,P=x({value:y,
issues:[]},p)):P=z._zod.run({value:y,issues:[]},p),P instanceof Promise)throw new core.$ZodAsyncError;return P.issues.length===
0}const $=async(z,y,h)=>{const p=h?{...h,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0};let x=z._zod.run({value:y,issues:[]},
p);return x instanceof Promise&&(x=await x),x.issues.length===0},F=(z=>{const y=ae(z),h=(p,x,P,j)=>{const A=P?{...P,direction:"\
backward"}:{direction:"backward"};return y(p,x,A,L(h,j))};return h})(R),oe=(z=>{const y=ae(z),h=(p,x,P,j)=>y(p,x,P,L(h,j));
return h})(R),se=(z=>{const y=ne(z),h=async(p,x,P,j)=>{const A=P?{...P,direction:"backward"}:{direction:"backward"};return await y(
p,x,A,L(h,j))};return h})(R),Ve=(z=>{const y=ne(z),h=async(p,x,P,j)=>await y(p,x,P,L(h,j));return h})(R),Zt=(z=>(y,h,p)=>{
const x=p?{...p,direction:"backward"}:{direction:"backward"};return Me(z)(y,h,x)})(R),qe=(z=>(y,h,p)=>Me(z)(y,h,p))(R),We=(z=>async(y,h,p)=>{
const x=p?{...p,direction:"backward"}:{direction:"backward"};return D(z)(y,h,x)})(R),nt=(z=>async(y,h,p)=>D(z)(y,h,p))(R)}),
4723:((Le,ve,W)=>{W.d(ve,{A2:()=>qe,Gv:()=>F,NM:()=>tt,O7:()=>it,PO:()=>U,QH:()=>be,Rc:()=>Ge,Vy:()=>ae,X:()=>Ie,cl:()=>re,
d3:()=>wt,gx:()=>I,hi:()=>bt,iR:()=>kt,jD:()=>At,k8:()=>me,lQ:()=>Ce,o8:()=>_e,ol:()=>at,p6:()=>O,qh:()=>Oe,rL:()=>ge,v5:()=>ct,
zH:()=>nt});function b(o){return o}function G(o){return o}function ue(){return o=>o}function Se(o){}function H(o){throw new Error(
"Unexpected value in exhaustive check")}function B(o){}function ce(o){const s=Object.values(o).filter(l=>typeof l=="numb\
er");return Object.entries(o).filter(([l,w])=>s.indexOf(+l)===-1).map(([l,w])=>w)}function T(o,s="|"){return o.map(c=>We(
c)).join(s)}function me(o,s){return typeof s=="bigint"?s.toString():s}class R{constructor(s){this._getter=s,this._value=
void 0}get value(){const s=this._getter;return s!==void 0&&(this._value=s(),this._getter=void 0),this._value}}function U(o){
return new R(o)}function re(o){return o==null}function O(o){const s=o.startsWith("^")?1:0,c=o.endsWith("$")?o.length-1:o.
length;return o.slice(s,c)}function X(o,s){const c=o/s,l=Math.round(c),w=4*Number.EPSILON*Math.max(Math.abs(c),1);return Math.
abs(c-l)<w?0:c-l}const K=null;function te(o,s,c){let l;Object.defineProperty(o,s,{get(){if(l!==K)return l===void 0&&(l=K,
l=c()),l},set(w){Object.defineProperty(o,s,{value:w})},configurable:!0})}function L(o){return Object.create(Object.getPrototypeOf(
o),Object.getOwnPropertyDescriptors(o))}function ae(o,s,c){Object.defineProperty(o,s,{value:c,writable:!0,enumerable:!0,
configurable:!0})}function Ze(o){const s=Object.getOwnPropertyDescriptor(o,"shape");return s?.get?s.get.raw:s?.value}function ne(o){
return Ze(o._zod.def)??o._zod.def.shape}function Ae(o,s,c){Object.defineProperty(o,s,{get(){const l=c();return ae(this,s,
l),l},enumerable:!0,configurable:!0})}function Me(o,s,c){s in o?ae(o,s,c):o[s]=c}function de(o,s,c,l){const w=ne(s);for(const S of c){
const $e=Object.getOwnPropertyDescriptor(w,S);$e.enumerable&&($e.get?Ae(o,S,()=>{const pe=s._zod.def.shape[S];return l?l(
pe,S):pe}):Me(o,S,l?l($e.value,S):$e.value))}}function he(o,s){for(const c of Reflect.ownKeys(s)){const l=Object.getOwnPropertyDescriptor(
s,c);l.enumerable&&(l.get?Ae(o,c,()=>s[c]):Me(o,c,l.value))}}function D(...o){const s={};for(const c of o){const l=Object.
getOwnPropertyDescriptors(c);Object.assign(s,l)}return Object.defineProperties({},s)}function ye(o){return D(o._zod.def)}
function we(o,s){return s?s.reduce((c,l)=>c?.[l],o):o}function le(o){const s=Object.keys(o),c=s.map(l=>o[l]);return Promise.
all(c).then(l=>{const w={};for(let S=0;S<s.length;S++)w[s[S]]=l[S];return w})}function Te(o=10){const s="abcdefghijklmno\
pqrstuvwxyz";let c="";for(let l=0;l<o;l++)c+=s[Math.floor(Math.random()*s.length)];return c}function v(o){return JSON.stringify(
o)}function $(o){return o.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}const I="\
captureStackTrace"in Error?Error.captureStackTrace:(...o)=>{};function F(o){return typeof o=="object"&&o!==null&&!Array.
isArray(o)}const Q=null;function oe(o){if(F(o)===!1)return!1;const s=o.constructor;if(s===void 0||typeof s!="function")return!0;
const c=s.prototype;return!(F(c)===!1||Object.prototype.hasOwnProperty.call(c,"isPrototypeOf")===!1)}function fe(o){return oe(
o)?{...o}:Array.isArray(o)?[...o]:o instanceof Map?new Map(o):o instanceof Set?new Set(o):o}function se(o){let s=0;for(const c in o)
Object.prototype.hasOwnProperty.call(o,c)&&s++;return s}const Ke=o=>{const s=typeof o;switch(s){case"undefined":return"u\
ndefined";case"string":return"string";case"number":return Number.isNaN(o)?"nan":"number";case"boolean":return"boolean";case"\
function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(o)?
"array":o===null?"null":o.then&&typeof o.then=="function"&&o.catch&&typeof o.catch=="function"?"promise":typeof Map<"u"&&
o instanceof Map?"map":typeof Set<"u"&&o instanceof Set?"set":typeof Date<"u"&&o instanceof Date?"date":typeof File<"u"&&
o instanceof File?"file":"object";default:throw new Error(`Unknown data type: ${s}`)}},Ve=new Set(["string","number","sy\
mbol"]),vt=new Set(["string","number","bigint","boolean","symbol","undefined"]);function Zt(o){return o.replace(/[.*+?^${}()|[\]\\]/g,
"\\$&")}function _e(o,s,c){const l=new o._zod.constr(s??o._zod.def);return(!s||c?.parent)&&(l._zod.parent=o),l}function qe(o){
const s=o;if(!s)return{};if(typeof s=="string")return{error:()=>s};if(s?.message!==void 0){if(s?.error!==void 0)throw new Error(
"Cannot specify both `message` and `error` params");s.error=s.message}return delete s.message,typeof s.error=="string"?{
...s,error:()=>s.error}:s}function et(o){let s;return new Proxy({},{get(c,l,w){return s??(s=o()),Reflect.get(s,l,w)},set(c,l,w,S){
return s??(s=o()),Reflect.set(s,l,w,S)},has(c,l){return s??(s=o()),Reflect.has(s,l)},deleteProperty(c,l){return s??(s=o()),
Reflect.deleteProperty(s,l)},ownKeys(c){return s??(s=o()),Reflect.ownKeys(s)},getOwnPropertyDescriptor(c,l){return s??(s=
o()),Reflect.getOwnPropertyDescriptor(s,l)},defineProperty(c,l,w){return s??(s=o()),Reflect.defineProperty(s,l,w)}})}function We(o){
return typeof o=="bigint"?o.toString()+"n":typeof o=="string"?`"${o}"`:`${o}`}function tt(o){return Object.keys(o).filter(
s=>o[s]._zod.optin!==void 0&&o[s]._zod.optout==="optional")}const nt={safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],
int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.
MAX_VALUE,Number.MAX_VALUE]},z={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt(
"18446744073709551615")]};function y(o,s){const c=o._zod.def,l=c.checks;if(l&&l.length>0)throw new Error(".pick() cannot\
 be used on object schemas containing refinements");const S={};return de(S,o,h(o,s)),_e(o,D(c,{shape:S,checks:[]}))}function h(o,s){
const c=ne(o),l=[];for(const w of Reflect.ownKeys(s)){if(!Object.getOwnPropertyDescriptor(c,w)?.enumerable)throw new Error(
`Unrecognized key: "${String(w)}"`);s[w]&&l.push(w)}return l}function p(o,s){const c=o._zod.def,l=c.checks;if(l&&l.length>
0)throw new Error(".omit() cannot be used on object schemas containing refinements");const S=new Set(h(o,s)),$e={};return de(
$e,o,Reflect.ownKeys(ne(o)).filter(pe=>!S.has(pe))),_e(o,D(c,{shape:$e,checks:[]}))}function x(o,s){if(!oe(s))throw new Error(
"Invalid input to extend: expected a plain object");const c=o._zod.def.checks;if(c&&c.length>0){const w=ne(o);for(const S of Reflect.
ownKeys(s))if(Object.getOwnPropertyDescriptor(w,S)!==void 0)throw new Error("Cannot overwrite keys on object schemas con\
taining refinements. Use `.safeExtend()` instead.")}return _e(o,D(o._zod.def,{shape:P(o,s)}))}function P(o,s){const c={};
return de(c,o,Reflect.ownKeys(ne(o))),he(c,s),c}function j(o,s){if(!oe(s))throw new Error("Invalid input to safeExtend: \
expected a plain object");return _e(o,D(o._zod.def,{shape:P(o,s)}))}function A(o,s){if(!s?._zod?.def)throw new Error("In\
valid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");if(o._zod.def.checks?.length)
throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");const c={};
de(c,o,Reflect.ownKeys(ne(o))),de(c,s,Reflect.ownKeys(ne(s)));const l=D(o._zod.def,{shape:c,get catchall(){return s._zod.
def.catchall},checks:s._zod.def.checks??[]});return _e(o,l)}function ee(o,s,c,l="partial"){const S=s._zod.def.checks;if(S&&
S.length>0)throw new Error(`.${l}() cannot be used on object schemas containing refinements`);const pe=c?new Set(h(s,c)):
void 0,xe={};return de(xe,s,Reflect.ownKeys(ne(s)),o&&((dt,Et)=>pe&&!pe.has(Et)?dt:new o({type:"optional",innerType:dt}))),
_e(s,D(s._zod.def,{shape:xe,checks:[]}))}function J(o,s,c){const l=c?new Set(h(s,c)):void 0,w={};return de(w,s,Reflect.ownKeys(
ne(s)),(S,$e)=>l&&!l.has($e)?S:new o({type:"nonoptional",innerType:S})),_e(s,D(s._zod.def,{shape:w}))}function be(o,s=0){
if(o.aborted===!0)return!0;for(let c=s;c<o.issues.length;c++)if(o.issues[c]?.continue!==!0)return!0;return!1}function ge(o,s=0){
if(o.aborted===!0)return!0;for(let c=s;c<o.issues.length;c++)if(o.issues[c]?.continue===!1)return!0;return!1}function Ce(o,s){
return s.map(c=>{var l;return(l=c).path??(l.path=[]),c.path.unshift(o),c})}function Fe(o){return typeof o=="string"?o:o?.
message}function bt(o){const s=[];for(const c of o??[]){const l=c._zod.def;if(!/_(length|size)$|_equals$/.test(l.check))
break;const w=l.maximum??l.length??l.size;w>=0&&s.push([w,c])}return s}function wt(o,s,c){var l;for(let w=s;w<o.length;w++)
(l=o[w]).schema??(l.schema=c)}function kt(o,s,c){var l;const w=o.inst?._zod?.traits;w?.has("$ZodType")&&(w.has("$ZodChec\
k")?(l=o).schema??(l.schema=o.inst):o.schema=o.inst);const S=o.schema!==o.inst?o.schema?._zod.def?.error:void 0,$e=o.message?
o.message:Fe(o.inst?._zod.def?.error?.(o))??Fe(S?.(o))??Fe(s?.error?.(o))??Fe(c.customError?.(o))??Fe(c.localeError?.(o))??
"Invalid input",pe={};for(const xe of Object.keys(o))xe==="inst"||xe==="schema"||xe==="continue"||xe==="input"||xe==="__\
proto__"||(pe[xe]=o[xe]);return pe.path??(pe.path=[]),pe.message=$e,s?.reportInput&&(pe.input=o.input),pe}function xt(o){
return o instanceof Set?"set":o instanceof Map?"map":o instanceof File?"file":"unknown"}const ot=/[\uD800-\uDBFF]/;function it(o){
const s=o.length;if(!ot.test(o))return s;let c=s;for(let l=0;l<s-1;l++)(o.charCodeAt(l)&64512)===55296&&(o.charCodeAt(l+
1)&64512)===56320&&(c--,l++);return c}function Ge(o){return Array.isArray(o)?"array":typeof o=="string"?"string":"unknow\
n"}function Kt(o){const s=typeof o;switch(s){case"number":return Number.isNaN(o)?"nan":"number";case"object":{if(o===null)
return"null";if(Array.isArray(o))return"array";const c=o;if(c&&Object.getPrototypeOf(c)!==Object.prototype&&"constructor"in
c&&c.constructor)return c.constructor.name}}return s}function Vt(...o){const[s,c,l]=o;return typeof s=="string"?{message:s,
code:"custom",input:c,inst:l}:{...s}}function Wt(o){return Object.entries(o).filter(([s,c])=>Number.isNaN(Number.parseInt(
s,10))).map(s=>s[1])}function Pt(o){const s=atob(o),c=new Uint8Array(s.length);for(let l=0;l<s.length;l++)c[l]=s.charCodeAt(
l);return c}function E(o){let s="";for(let c=0;c<o.length;c++)s+=String.fromCharCode(o[c]);return btoa(s)}function Mt(o){
const s=o.replace(/-/g,"+").replace(/_/g,"/"),c="=".repeat((4-s.length%4)%4);return Pt(s+c)}function Re(o){return E(o).replace(
/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function rt(o){const s=o.replace(/^0x/,"");if(s.length%2!==0)throw new Error(
"Invalid hex string length");const c=new Uint8Array(s.length/2);for(let l=0;l<s.length;l+=2)c[l/2]=Number.parseInt(s.slice(
l,l+2),16);return c}function St(o){return Array.from(o).map(s=>s.toString(16).padStart(2,"0")).join("")}class st{constructor(...s){}}
function at(o,s){for(const c in s){const l=Object.getOwnPropertyDescriptor(s,c);l.get?Object.defineProperty(o,c,{...l,enumerable:!1}):
Tt(o,c,l.value)}}function Oe(o,s,c,l=!0){return Object.defineProperty(o,s,{configurable:!0,writable:!0,enumerable:l,value:c}),
c}function At(o,s,c){return Oe(o,s,c,!1)}function Gt(o,s){for(const c in o){const l=o[c];Object.defineProperty(s,c,{configurable:!0,
enumerable:!0,get(){return Oe(this,c,l(this))},set(w){Oe(this,c,w)}})}return s}function Tt(o,s,c){Object.defineProperty(
o,s,{configurable:!0,get(){return this==null?c:Oe(this,s,c.bind(this))},set(l){Oe(this,s,l)}})}function ut(o,s){const c=Object.
getPrototypeOf(o);return s in c?void 0:c}let De,ke=!1;const Ct={configurable:!0,get(){ke=!0}};function ct(o,s,c){const l=Object.
getPrototypeOf(o._zod);if(s in l&&De!==o._zod){De=void 0;return}De=o._zod,Object.defineProperty(l,s,{configurable:!0,get(){
Object.defineProperty(this,s,Ct);const w=ke;ke=!1;try{const S=c(this);return ke?delete this[s]:Object.defineProperty(this,
s,{configurable:!0,writable:!0,value:S}),ke=ke||w,S}catch(S){throw delete this[s],ke=ke||w,S}},set(w){Object.defineProperty(
this,s,{configurable:!0,writable:!0,value:w})}})}function Ie(o,s,c,l){const w=ut(o,s);w&&Object.defineProperty(w,s,{configurable:!0,
get(){const S={configurable:!0,writable:!0,enumerable:l,value:void 0};return Object.defineProperty(this,s,S),S.value=c(this),
Object.defineProperty(this,s,S),S.value},set(S){Object.defineProperty(this,s,{configurable:!0,writable:!0,enumerable:l,value:S})}})}
const Rt="~constantCatch";function It(o){const s=()=>o;return s[Rt]=!0,s}}),3619:((Le,ve,W)=>{W.d(ve,{YOg:()=>jt,z6Y:()=>ti,
Whr:()=>po,lqM:()=>yn,rej:()=>Po,YjP:()=>yt});var b=W(8532),G=W(4890);const ue=/^[cC][0-9a-z]{6,}$/,Se=/^[0-9a-z]+$/,H=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,
B=/^[0-9a-vA-V]{20}$/,ce=/^[A-Za-z0-9]{27}$/,T=/^[a-zA-Z0-9_-]{21}$/;function me(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}\
}$`)}const R=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,U=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/,
re=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,O=e=>e?new RegExp(`^([0-9a-fA-F]{8}\
-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
X=null,K=null,te=null,L=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,
ae=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
Ze=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,
ne=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u,Ae=null,Me=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
de=null;function he(){return new RegExp(de,"u")}const D=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
ye=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
we=e=>{const t=util.escapeRegex(e??":");return new RegExp(`^(?:[0-9A-F]{2}${t}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${t}){5}[0\
-9a-f]{2}$`)},le=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
Te=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
v=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,$=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
I=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/,
F=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/,Q=/^https?$/,oe=/^\+[1-9]\d{6,14}$/,
fe=/^\d(?:[ -]?\d){11,18}$/,se=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/,
Ke=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/,Ve=null;function vt(e){return new RegExp(`^${e}$`)}const Zt=null;function _e(e){
const t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:\
[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function qe(e){
return new RegExp(`^${_e(e)}$`)}function et(e){const t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");const n=`${_e(
{precision:e.precision,seconds:!0})}(?:${t.join("|")})`,a=e.local?`${n}|${_e({precision:e.precision})}`:n;return new RegExp(
`^${Ve}T(?:${a})$`)}const We=/^[\s\S]{0,}$/,tt=e=>{const t=e?`[\\s\\S]{${e?.minimum??0},${e?.maximum??""}}`:"[\\s\\S]*";
return new RegExp(`^${t}$`)},nt=/^-?\d+n?$/,z=/^-?\d+$/,y=/^-?\d+(?:\.\d+)?$/,h=/^(?:true|false)$/i,p=/^null$/i,x=/^undefined$/i,
P=/^[^A-Z]*$/,j=/^[^a-z]*$/,A=/^[0-9a-fA-F]*$/;function ee(e,t){return new RegExp(`^[A-Za-z0-9+/]{${e}}${t}$`)}function J(e){
return new RegExp(`^[A-Za-z0-9_-]{${e}}$`)}const be=/^[0-9a-fA-F]{32}$/,ge=null,Ce=null,Fe=/^[0-9a-fA-F]{40}$/,bt=null,wt=null,
kt=/^[0-9a-fA-F]{64}$/,xt=null,ot=null,it=/^[0-9a-fA-F]{96}$/,Ge=null,Kt=null,Vt=/^[0-9a-fA-F]{128}$/,Wt=null,Pt=null;var E=W(
4723);const Mt={major:4,minor:6,patch:7},Re=b.xI("$ZodType",(e,t)=>{var n;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||
{},e._zod.version=Mt;const a=e._zod.def.checks,u=e._zod.traits.has("$ZodCheck")?[e,...a??[]]:a?.length?[...a]:[];for(const d of u)
for(const g of d._zod.onattach)g(e);if(u.length===0)(n=e._zod).deferred??(n.deferred=[]),e._zod.deferred?.push(()=>{e._zod.
run=e._zod.parse});else{const d=(_,k,m)=>{if(_.memo)return _;let Z=E.QH(_),C;for(const N of k){if(N._zod.def.when){if(E.
rL(_)||!N._zod.def.when(_))continue}else if(Z)continue;const Y=_.issues.length,V=N._zod.check(_);if(V instanceof Promise&&
m?.async===!1)throw new b.GT;if(C||V instanceof Promise)C=(C??Promise.resolve()).then(async()=>{await V,_.issues.length!==
Y&&(E.d3(_.issues,Y,e),Z||(Z=E.QH(_,Y)))});else{if(_.issues.length===Y)continue;E.d3(_.issues,Y,e),Z||(Z=E.QH(_,Y))}}return C?
C.then(()=>_):_},g=(_,k,m)=>{if(E.QH(_))return _.aborted=!0,_;const Z=d(k,u,m);if(Z instanceof Promise){if(m.async===!1)
throw new b.GT;return Z.then(C=>e._zod.parse(C,m))}return e._zod.parse(Z,m)};e._zod.run=(_,k)=>{if(k.skipChecks)return e.
_zod.parse(_,k);if(k.direction==="backward"){const Z=e._zod.parse({value:_.value,issues:[]},{...k,skipChecks:!0});return Z instanceof
Promise?Z.then(C=>g(C,_,k)):g(Z,_,k)}const m=e._zod.parse(_,k);if(m instanceof Promise){if(k.async===!1)throw new b.GT;return m.
then(Z=>d(Z,u,k))}return d(m,u,k)}}},{get"~standard"(){return E.jD(this,"~standard",st(this))},set"~standard"(e){E.qh(this,
"~standard",e)}}),rt=(e,t)=>e.issues.length?{issues:e.issues.map(n=>E.iR(n,t,b.$W()))}:{value:e.value};async function St(e,t){
const n={async:!0};return rt(await e._zod.run({value:t,issues:[]},n),n)}function st(e){return{validate:t=>{const n={async:!1};
try{const a=e._zod.run({value:t,issues:[]},n);if(!(a instanceof Promise))return rt(a,n)}catch{}return St(e,t)},vendor:"z\
od",version:1}}const at=b.xI("$ZodString",(e,t)=>{Re.init(e,t),e._zod.pattern=t.pattern??We,e._zod.parse=(n,a)=>{if(t.coerce)
try{n.value=String(n.value)}catch{}return typeof n.value=="string"||n.issues.push({expected:"string",code:"invalid_type",
input:n.value,inst:e}),n}}),Oe=null,At=null,Gt=null,Tt=null,ut=1,De=2;function ke(e){try{return typeof URL<"u"&&typeof URL.
canParse=="function"?URL.canParse(e):(new URL(e),!0)}catch{return!1}}function Ct(e,t){return!("normalize"in t)&&!("hostn\
ame"in t)&&!("protocol"in t)?ke(e)||De:ct(e,t)}function ct(e,t){if(!t.normalize&&t.protocol?.source===regexes.httpProtocol.
source&&!/^https?:\/\//i.test(e))return ut;try{if(typeof URL<"u"){const n=URL;if(typeof n.parse=="function")return n.parse(
e)??De}return new URL(e)}catch{return De}}const Ie=/[\t\n\r]/g;function Rt(e){return e.replace(Ie,"")}function It(e,t){return t.
lastIndex=0,t.test(e.hostname)}function o(e,t){return t.lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):
e.protocol)}const s=null,c=null,l=null,w=null,S=null,$e=null,pe=null,xe=null,dt=null,Et=null,zn=null,vn=null,Zn=null,Ht=/^[0-9a-fA-F:.]+$/;
function Xt(e){return Ht.test(e)?ke(`http://[${e}]`):!1}const bn=null,wn=null,kn=null;function xn(e){const t=e.split("/");
if(t.length!==2)return!1;const[n,a]=t;if(!a)return!1;const u=Number(a);return`${u}`!==a||u<0||u>128?!1:Xt(n)}const Pn=null;
function Jt(e){if(e==="")return!0;if(/\s/.test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}const Mn=/^[0-9a-zA-Z+/]*={0,2}$/,
Sn=null,Yt=/^[A-Za-z0-9_-]*$/;function An(e){if(!Yt.test(e))return!1;const t=e.replace(/[-_]/g,a=>a==="-"?"+":"/"),n=t.padEnd(
Math.ceil(t.length/4)*4,"=");return Jt(n)}const Tn=null,Cn=null,Qt=/[- ]/g;function qt(e){let t=e.length,n=1,a=0;for(;t;){
const u=e.charCodeAt(--t)-48;n^=1,a+=n?[0,2,4,6,8,1,3,5,7,9][u]:u}return a%10===0}function Rn(e){return regexes.creditCard.
test(e)?qt(e.replace(Qt,"")):!1}const en=null;function Ot(e){let t=0;const n=e.length;for(let a=4;a<n;a++){const u=e.charCodeAt(
a);t=(u>=65?t*100+(u-55):t*10+(u-48))%97}for(let a=0;a<4;a++){const u=e.charCodeAt(a);t=(u>=65?t*100+(u-55):t*10+(u-48))%
97}return t===1}function tn(e){return regexes.iban.test(e)?Ot(e):!1}const In=null;function En(e,t=null){try{const n=e.split(
".");if(n.length!==3)return!1;const[a]=n;if(!a)return!1;const u=JSON.parse(atob(a));return!("typ"in u&&u?.typ!=="JWT"||!u.
alg||t&&(!("alg"in u)||u.alg!==t))}catch{return!1}}const i=null,r=null,f=b.xI("$ZodNumber",(e,t)=>{Re.init(e,t),e._zod.pattern=
y,e._zod.parse=(n,a)=>{if(t.coerce)try{n.value=Number(n.value)}catch{}const u=n.value;if(typeof u=="number"&&!Number.isNaN(
u)&&Number.isFinite(u))return n;const d=typeof u=="number"?Number.isNaN(u)?"NaN":Number.isFinite(u)?void 0:String(u):void 0;
return n.issues.push({expected:"number",code:"invalid_type",input:u,inst:e,...d?{received:d}:{}}),n}}),M=b.xI("$ZodNumbe\
rFormat",(e,t)=>{G.KH.init(e,t),f.init(e,t)}),q=null,ie=null,Ne=null,lt=null,nn=null,on=null,rn=null,sn=null,je=b.xI("$Z\
odNever",(e,t)=>{Re.init(e,t),e._zod.parse=(n,a)=>(n.issues.push({expected:"never",code:"invalid_type",input:n.value,inst:e}),
n)}),Pe=null,ft=null;function Ue(e,t){const n=E.hi(e._zod.def.checks);if(!n.length)return;const a=Math.min(...n.map(d=>d[0])),
u=e._zod.parse;e._zod.parse=(d,g)=>{const _=t(d.value);if(_>a&&!g?.skipChecks&&g?.direction!=="backward"){for(const[k,m]of E.
hi(e._zod.def.checks))if(_>k&&m._zod.def.when(d)){const Z=d.issues.length;return m._zod.check(d),d.issues[Z].continue=!1,
E.d3(d.issues,Z,e),d}}return u(d,g)}}const On=e=>Array.isArray(e)?e.length:-1,ri=e=>e instanceof Map?e.size:-1,si=e=>e instanceof
Set?e.size:-1;function an(e,t,n){e.issues.length&&t.issues.push(...E.lQ(n,e.issues)),t.value[n]=e.value}const Dn=b.xI("$\
ZodArray",(e,t)=>{Re.init(e,t);const n=b.cr.memoizer;n?.attach(e),e._zod.parse=(a,u)=>{const d=a.value;if(!Array.isArray(
d))return a.issues.push({expected:"array",code:"invalid_type",input:d,inst:e}),a;a.value=n?n.alloc(e,a,Array(d.length),u):
Array(d.length);const g=[],_=u?.abortEarly;for(let k=0;k<d.length;k++){const m=d[k],Z=t.element._zod.run({value:m,issues:[]},
u);if(Z instanceof Promise)g.push(Z.then(C=>an(C,a,k)));else if(an(Z,a,k),_&&Z.issues.length!==0&&E.QH(Z))break}return g.
length?Promise.all(g).then(()=>a):a},Ue(e,On)});function pt(e,t,n,a,u,d){const g=n in a,_=d==="optional";if(!(!g&&_&&u===
"optional")){if(e.issues.length){if(u!==void 0&&_&&!g)return;t.issues.push(...E.lQ(n,e.issues))}if(!g&&u===void 0){e.issues.
length||t.issues.push({code:"invalid_type",expected:"nonoptional",input:void 0,path:[n]});return}e.value===void 0?(g||u===
"defaulted"&&!_)&&(t.value[n]=void 0):t.value[n]=e.value}}const Fn=[];function jn(e){const t=Object.keys(e.shape),n=Object.
getOwnPropertySymbols(e.shape),a=n.length?n:Fn,u=a.length?[...t,...a]:t;for(const g of u)if(!e.shape?.[g]?._zod?.traits?.
has("$ZodType"))throw new Error(`Invalid element at key "${String(g)}": expected a Zod schema`);const d=E.NM(e.shape);return{
...e,allKeys:u,symbolKeys:a,keySet:new Set(t),numKeys:t.length,optionalKeys:new Set(d)}}function Ln(e,t,n,a,u,d,g){const _=[],
k=u.keySet,m=u.catchall._zod,Z=m.def.type,C=m.optin,N=m.optout;let Y=0;for(const V in t){if(g&&n.issues.length!==Y){if(E.
QH(n,Y))break;Y=n.issues.length}if(k.has(V))continue;if(V==="__proto__"){Z==="never"&&_.push(V);continue}if(Z==="never"){
_.push(V);continue}const ze=m.run({value:t[V],issues:[]},a);ze instanceof Promise?e.push(ze.then(Ee=>pt(Ee,n,V,t,C,N))):
pt(ze,n,V,t,C,N)}return _.length&&n.issues.push({code:"unrecognized_keys",keys:_,input:t,inst:d,continue:!0}),e.length?Promise.
all(e).then(()=>n):n}const Nn=b.xI("$ZodObject",(e,t)=>{Re.init(e,t);const n=Object.getOwnPropertyDescriptor(t,"shape"),
a=n?.get?n.get.raw:t.shape??{};if(a){const m=()=>{const Z={...a};return Object.defineProperty(t,"shape",{value:Z}),m.raw=
Z,Z};m.raw=a,Object.defineProperty(t,"shape",{get:m})}const u=E.PO(()=>jn(t));E.v5(e,"propValues",m=>{const Z=m.def.shape,
C={};for(const N in Z){const Y=Z[N]._zod;if(Y.values){Object.prototype.hasOwnProperty.call(C,N)||E.Vy(C,N,new Set);for(const V of Y.
values)C[N].add(V);Y.optin!==void 0&&C[N].add(void 0)}}return C});const d=E.Gv,g=t.catchall;let _;const k=b.cr.memoizer;
k?.attach(e),e._zod.parse=(m,Z)=>{_??(_=u.value);const C=m.value;if(!d(C))return m.issues.push({expected:"object",code:"\
invalid_type",input:C,inst:e}),m;m.value=k?k.alloc(e,m,{},Z):{};const N=[],Y=_.shape,V=Z?.abortEarly;let ze=m.issues.length;
for(const Ee of _.allKeys){if(V&&m.issues.length!==ze){if(E.QH(m,ze))break;ze=m.issues.length}if(Ee==="__proto__")continue;
const Ye=Y[Ee],$t=Ye._zod.optin,Bt=Ye._zod.optout,zt=Ye._zod.run({value:C[Ee],issues:[]},Z);zt instanceof Promise?N.push(
zt.then(Qe=>pt(Qe,m,Ee,C,$t,Bt))):pt(zt,m,Ee,C,$t,Bt)}return g?Ln(N,C,m,Z,u.value,e,V===!0):N.length?Promise.all(N).then(
()=>m):m}}),ai=null;function ui(e,t,n,a){for(const d of e)if(d.issues.length===0)return t.value=d.value,t;const u=e.filter(
d=>!util.aborted(d));return u.length===1?(t.value=u[0].value,u[0]):(t.issues.push({code:"invalid_union",input:t.value,inst:n,
errors:e.map(d=>d.issues.map(g=>util.finalizeIssue(g,a,core.config())))}),t)}const ci=null;function di(e,t,n,a){const u=[];
for(let d=0;d<e.length;d++)e[d].issues.length===0&&u.push(d);return u.length===1?(t.value=e[u[0]].value,t):(u.length===0?
t.issues.push({code:"invalid_union",input:t.value,inst:n,errors:e.map(d=>d.issues.map(g=>util.finalizeIssue(g,a,core.config())))}):
t.issues.push({code:"invalid_union",input:t.value,inst:n,errors:[],inclusive:!1,matches:u}),t)}const li=null;function fi(e,t){
const n=e._zod;let a=n.bag.optionsMap;a||(a=Un(n.def),n.bag.optionsMap=a);const u=a.get(t);if(u===null)throw new Error(`\
Ambiguous discriminator value "${String(t)}"`);return u}function Un(e){const t=new Map;for(const n of e.options){const a=n.
_zod.propValues?.[e.discriminator];if(!a||a.size===0)throw new Error(`Invalid discriminated union option at index "${e.options.
indexOf(n)}"`);for(const u of a)if(t.has(u)){if(u!==void 0)throw new Error(`Duplicate discriminator value "${String(u)}"`);
t.set(u,null)}else t.set(u,n)}return t}const pi=null,mi=null;function Dt(e,t){if(e===t)return{valid:!0,data:e};if(e instanceof
Date&&t instanceof Date&&+e==+t)return{valid:!0,data:e};if(util.isPlainObject(e)&&util.isPlainObject(t)){const n=Object.
keys(t),a=Object.keys(e).filter(d=>n.indexOf(d)!==-1),u={...e,...t};Object.prototype.hasOwnProperty.call(u,"__proto__")&&
delete u.__proto__;for(const d of a){if(d==="__proto__")continue;const g=Dt(e[d],t[d]);if(!g.valid)return{valid:!1,mergeErrorPath:[
d,...g.mergeErrorPath]};u[d]=g.data}return{valid:!0,data:u}}if(Array.isArray(e)&&Array.isArray(t)){if(e.length!==t.length)
return{valid:!1,mergeErrorPath:[]};const n=[];for(let a=0;a<e.length;a++){const u=e[a],d=t[a],g=Dt(u,d);if(!g.valid)return{
valid:!1,mergeErrorPath:[a,...g.mergeErrorPath]};n.push(g.data)}return{valid:!0,data:n}}return{valid:!1,mergeErrorPath:[]}}
function hi(e,t,n){const a=new Map;let u;const d=new Map,g=(m,Z)=>{let C;if(m.code==="unrecognized_keys"&&!m.path?.length)
u??(u=m),C=m.keys;else if(m.code==="invalid_key"&&m.origin==="record"&&m.path?.length===1){const N=String(m.path[0]);d.has(
N)||d.set(N,m),C=[N]}else return!1;for(const N of C)a.has(N)||a.set(N,{}),a.get(N)[Z]=!0;return!0};for(const m of t.issues)
g(m,"l")||e.issues.push(m);for(const m of n.issues)g(m,"r")||e.issues.push(m);const _=[...a].filter(([,m])=>m.l&&m.r).map(
([m])=>m);if(_.length){const m=u?_.filter(Z=>u.keys.includes(Z)):[];m.length&&e.issues.push({...u,keys:m});for(const Z of _)
!m.includes(Z)&&d.has(Z)&&e.issues.push(d.get(Z))}const k=Dt(t.value,n.value);if(!k.valid){if(util.aborted(e))return e;throw new Error(
`Unmergable intersection. Error path: ${JSON.stringify(k.mergeErrorPath)}`)}return e.value=k.data,e}const yi=null;function _i(e,t){
for(let n=e.length-1;n>=0;n--)if(!(t==="optin"?e[n]._zod.optin!==void 0:e[n]._zod.optout==="optional"))return n+1;return 0}
function gi(e,t,n){e.issues.length&&t.issues.push(...util.prefixIssues(n,e.issues)),t.value[n]=e.value}function $i(e,t,n,a,u){
for(let d=0;d<n.length;d++){const g=e[d],_=d<a.length;if(!_&&d>=u&&n[d]._zod.optin==="optional"){t.value.length=d;break}
if(g.issues.length){if(!_&&d>=u){t.value.length=d;break}t.issues.push(...util.prefixIssues(d,g.issues))}t.value[d]=g.value}
for(let d=t.value.length-1;d>=a.length&&(n[d]._zod.optout==="optional"&&t.value[d]===void 0);d--)t.value.length=d;return t}
const zi=null,vi=null;function Zi(e,t,n,a,u,d,g){e.issues.length&&(util.propertyKeyTypes.has(typeof a)?n.issues.push(...util.
prefixIssues(a,e.issues)):n.issues.push({code:"invalid_key",origin:"map",input:u,inst:d,issues:e.issues.map(_=>util.finalizeIssue(
_,g,core.config()))})),t.issues.length&&(util.propertyKeyTypes.has(typeof a)?n.issues.push(...util.prefixIssues(a,t.issues)):
n.issues.push({origin:"map",code:"invalid_element",input:u,inst:d,key:a,issues:t.issues.map(_=>util.finalizeIssue(_,g,core.
config()))})),n.value.set(e.value,t.value)}const bi=null;function wi(e,t){e.issues.length&&t.issues.push(...e.issues),t.
value.add(e.value)}const ki=null,xi=null,Pi=null,Mi=null;function un(e,t){return e.value=t.issues.length?void 0:t.value,
e}const Bn=b.xI("$ZodOptional",(e,t)=>{Re.init(e,t),E.v5(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?"defaulte\
d":"optional"),e._zod.optout="optional",E.v5(e,"values",n=>{const a=n.def.innerType._zod.values;return a?new Set([...a,void 0]):
void 0}),E.v5(e,"pattern",n=>{const a=n.def.innerType._zod.pattern;return a?new RegExp(`^(${E.p6(a.source)})?$`):void 0}),
e._zod.parse=(n,a)=>{if(n.value===void 0){if(t.innerType._zod.optin!=="defaulted")return n;const u=t.innerType._zod.run(
{value:n.value,issues:[]},a);return u instanceof Promise?u.then(d=>un(n,d)):un(n,u)}return t.innerType._zod.run(n,a)}}),
Si=null,Ai=null,Ti=null;function Ci(e,t){return e.value===void 0&&(e.value=t.defaultValue),e}const Ri=null,Ii=null;function Ei(e,t){
return!e.issues.length&&e.value===void 0&&e.issues.push({code:"invalid_type",expected:"nonoptional",input:e.value,inst:t}),
e}const Oi=null;function Di(e,t,n,a){return t.issues.length?(e.value=n.catchValue({...t,value:e.value,error:{issues:t.issues.
map(u=>util.finalizeIssue(u,a,core.config()))},input:e.value}),e):(e.value=t.value,t.memo&&(e.memo=!0),e)}const Fi=null,
ji=null,Li=null;function Ni(e,t,n){return e.issues.some(a=>a.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run({value:e.
value,issues:e.issues},n)}const Ui=null;function Bi(e,t,n){if(e.issues.length)return e.aborted=!0,e;if((n.direction||"fo\
rward")==="forward"){const u=t.transform(e.value,e);return u instanceof Promise?u.then(d=>mt(e,d,t.out,n)):mt(e,u,t.out,
n)}else{const u=t.reverseTransform(e.value,e);return u instanceof Promise?u.then(d=>mt(e,d,t.in,n)):mt(e,u,t.in,n)}}function mt(e,t,n,a){
return e.issues.length?(e.aborted=!0,e):n._zod.run({value:t,issues:e.issues},a)}const Ki=null,Vi=null;function Wi(e){return e.
memo||(e.value=Object.freeze(e.value)),e}function Kn(e){const t=e._zod.def;let n=t.pattern,a=!!t.format?.includes("int"),
u,d;for(const _ of t.checks??[]){const k=_._zod.def;k.pattern&&(n=k.pattern),a||(a=!!k.format?.includes("int"));const m=k.
minimum??k.length,Z=k.maximum??k.length;m!==void 0&&(u===void 0||m>u)&&(u=m),Z!==void 0&&(d===void 0||Z<d)&&(d=Z)}if(n)return n.
source;if(u!==void 0&&d!==void 0&&u>d)return"(?!)";if(u!==void 0||d!==void 0)return regexes.string({minimum:u,maximum:d}).
source;const g=e._zod.pattern;return(a&&g===regexes.number?regexes.integer:g)?.source}function cn(e){const t=e._zod.def,
n=e._zod.pattern?.source,a=t.innerType??e._zod.innerType;if(a){const u=a._zod.pattern?.source,d=cn(a);return n&&u&&d&&d!==
u?n.replace(util.cleanRegex(u),()=>util.cleanRegex(d)):n}if(t.options){const u=t.options.map(cn);if(u.every(Boolean))return`\
^(${u.map(d=>util.cleanRegex(d)).join("|")})$`}return Kn(e)}const Gi=null,Hi=null,Xi=null,Ji=null,Yi=null;function Qi(e,t,n,a){
if(!e){const u={code:"custom",input:n,inst:a,path:[...a._zod.def.path??[]],continue:!a._zod.def.abort};a._zod.def.params&&
(u.params=a._zod.def.params),t.issues.push(util.issue(u))}}var He=W(3305),ht=W(3945);const Be=b.xI("ZodMiniType",(e,t)=>{
if(!e._zod)throw new Error("Uninitialized schema in ZodMiniType.");Re.init(e,t),e.def=t,e.type=t.type},{get with(){return this.
check},set with(e){E.qh(this,"with",e)},parse(e,t){return ht.qg(this,e,t,{callee:this.parse})},parseAsync(e,t){return ht.
EJ(this,e,t,{callee:this.parseAsync})},safeParse(e,t){return ht.xL(this,e,t)},safeParseAsync(e,t){return ht.bp(this,e,t)},
check(...e){const t=this.def;return this.clone({...t,checks:[...t.checks??[],...e.map(n=>typeof n=="function"?{_zod:{check:n,
def:{check:"custom"},onattach:[]}}:n)]},{parent:!0})},clone(e,t){return E.o8(this,e,t)},brand(){return this},register(e,t){
return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(this,...t)}}),dn=b.xI("ZodMiniString",(e,t)=>{at.
init(e,t),Be.init(e,t)});function yt(e){return He.Rl(dn,e)}const qi=null,Vn=null;function er(e){return core._email(Vn,e)}
const Wn=null;function tr(e){return core._guid(Wn,e)}const _t=null;function nr(e){return core._uuid(_t,e)}function or(e){
return core._uuidv4(_t,e)}function ir(e){return core._uuidv6(_t,e)}function rr(e){return core._uuidv7(_t,e)}const ln=null;
function sr(e){return core._url(ln,e)}function ar(e){return core._url(ln,{protocol:regexes.httpProtocol,hostname:regexes.
domain,...util.normalizeParams(e)})}const Gn=null;function ur(e){return core._emoji(Gn,e)}const Hn=null;function cr(e){return core.
_nanoid(Hn,e)}const Xn=null;function dr(e){return core._cuid(Xn,e)}const Jn=null;function lr(e){return core._cuid2(Jn,e)}
const Yn=null;function fr(e){return core._ulid(Yn,e)}const Qn=null;function pr(e){return core._xid(Qn,e)}const qn=null;function mr(e){
return core._ksuid(qn,e)}const eo=null;function hr(e){return core._ipv4(eo,e)}const to=null;function yr(e){return core._ipv6(
to,e)}const no=null;function _r(e){return core._cidrv4(no,e)}const oo=null;function gr(e){return core._cidrv6(oo,e)}const io=null;
function $r(e){return core._mac(io,e)}const ro=null;function zr(e){return core._base64(ro,e)}const so=null;function vr(e){
return core._base64url(so,e)}const ao=null;function Zr(e){return core._e164(ao,e)}const uo=null;function br(e){return core.
_creditCard(uo,e)}const co=null;function wr(e){return core._iban(co,e)}const lo=null;function kr(e){return core._jwt(lo,
e)}const Xe=null;function xr(e,t,n={}){return core._stringFormat(Xe,e,t,n)}function Pr(e){return core._stringFormat(Xe,"\
hostname",regexes.hostname,e)}function Mr(e){return core._stringFormat(Xe,"hex",regexes.hex,e)}function Sr(e){return core.
_stringFormat(Xe,"currency_code",regexes.currencyCode,e)}function Ar(e,t){const n=t?.enc??"hex",a=`${e}_${n}`,u=core.regexes[a];
if(!u)throw new Error(`Unrecognized hash format: ${a}`);return core._stringFormat(Xe,a,u,t)}const fn=b.xI("ZodMiniNumber",
(e,t)=>{f.init(e,t),Be.init(e,t)});function fo(e){return core._number(fn,e)}const Je=b.xI("ZodMiniNumberFormat",(e,t)=>{
M.init(e,t),fn.init(e,t)});function po(e){return He.LK(Je,e)}function Tr(e){return core._float32(Je,e)}function Cr(e){return core.
_float64(Je,e)}function Rr(e){return core._int32(Je,e)}function Ir(e){return core._uint32(Je,e)}const pn=null;function mo(e){
return core._boolean(pn,e)}const ho=null;function Er(e){return core._bigint(ho,e)}const mn=null;function Or(e){return core.
_int64(mn,e)}function Dr(e){return core._uint64(mn,e)}const yo=null;function Fr(e){return core._symbol(yo,e)}const _o=null;
function jr(e){return core._undefined(_o,e)}const go=null;function $o(e){return core._null(go,e)}const zo=null;function Lr(){
return core._any(zo)}const vo=null;function Ft(){return core._unknown(vo)}const Zo=b.xI("ZodMiniNever",(e,t)=>{je.init(e,
t),Be.init(e,t)});function bo(e){return He.G8(Zo,e)}const wo=null;function Nr(e){return core._void(wo,e)}const ko=null;function Ur(e){
return core._date(ko,e)}const xo=b.xI("ZodMiniArray",(e,t)=>{Dn.init(e,t),Be.init(e,t)});function jt(e,t){return new xo(
{type:"array",element:e,...E.A2(t)})}function Br(e){const t=e._zod.def.shape;return Fo(Object.keys(t))}const Lt=b.xI("Zo\
dMiniObject",(e,t)=>{Nn.init(e,t),Be.init(e,t),E.X(e,"shape",n=>n._zod.def.shape,!1)});function Kr(e,t){const n={type:"o\
bject",shape:e??{},...util.normalizeParams(t)};return new Lt(n)}function Po(e,t){return new Lt({type:"object",shape:e,catchall:bo(),
...E.A2(t)})}function Vr(e,t){return new Lt({type:"object",shape:e,catchall:Ft(),...util.normalizeParams(t)})}function Wr(e,t){
return util.extend(e,t)}function Gr(e,t){return util.safeExtend(e,t)}function Hr(e,t){return util.merge(e,t)}function Xr(e,t){
return util.pick(e,t)}function Jr(e,t){return util.omit(e,t)}function Yr(e,t){const n=e._zod.def;if(n.type!=="tuple")return util.
partial(Nt,e,t);if(n.checks?.length)throw new Error(".partial() cannot be used on tuple schemas containing refinements");
return util.clone(e,{...n,items:n.items.map(a=>new Nt({type:"optional",innerType:a}))})}function Qr(e,t){return util.partial(
_n,e,t,"exactPartial")}function qr(e,t){return util.required(gn,e,t)}function es(e,t){return e.clone(util.mergeDefs(e._zod.
def,{catchall:t}))}const Mo=null;function So(e,t){return new Mo({type:"union",options:e,...util.normalizeParams(t)})}const Ao=null;
function ts(e,t){return new Ao({type:"union",options:e,inclusive:!1,...util.normalizeParams(t)})}const To=null;function ns(e,t,n){
return new To({type:"union",options:t,discriminator:e,...util.normalizeParams(n)})}const Co=null;function os(e,t){return new Co(
{type:"intersection",left:e,right:t})}const Ro=null;function Io(e,t,n){const a=t instanceof core.$ZodType,u=a?n:t,d=a?t:
null;return new Ro({type:"tuple",items:e,rest:d,...util.normalizeParams(u)})}const gt=null;function Eo(e,t,n){return!t||
!t._zod?new gt({type:"record",keyType:yt(),valueType:e,...util.normalizeParams(t)}):new gt({type:"record",keyType:e,valueType:t,
...util.normalizeParams(n)})}function is(e,t,n){return new gt({type:"record",keyType:e,valueType:t,...util.normalizeParams(
n),partial:!0})}function rs(e,t,n){return new gt({type:"record",keyType:e,valueType:t,mode:"loose",...util.normalizeParams(
n)})}const Oo=null;function ss(e,t,n){return new Oo({type:"map",keyType:e,valueType:t,...util.normalizeParams(n)})}const Do=null;
function as(e,t){return new Do({type:"set",valueType:e,...util.normalizeParams(t)})}const hn=null;function Fo(e,t){const n=Array.
isArray(e)?Object.fromEntries(e.map(a=>[a,a])):e;return new hn({type:"enum",entries:n,...util.normalizeParams(t)})}function us(e,t){
return new hn({type:"enum",entries:e,...util.normalizeParams(t)})}const jo=null;function cs(e,t){return new jo({type:"li\
teral",values:Array.isArray(e)?e:[e],...util.normalizeParams(t)})}const Lo=null;function ds(e){return core._file(Lo,e)}const No=null;
function ls(e){return new No({type:"transform",transform:e})}const Nt=b.xI("ZodMiniOptional",(e,t)=>{Bn.init(e,t),Be.init(
e,t)});function yn(e){return new Nt({type:"optional",innerType:e})}const _n=null;function fs(e){return new _n({type:"opt\
ional",innerType:e})}const Uo=null;function Bo(e){return new Uo({type:"nullable",innerType:e})}function ps(e){return yn(
Bo(e))}const Ko=null;function ms(e,t){return new Ko({type:"default",innerType:e,get defaultValue(){return typeof t=="fun\
ction"?t():util.shallowClone(t)}})}const Vo=null;function hs(e,t){return new Vo({type:"prefault",innerType:e,get defaultValue(){
return typeof t=="function"?t():util.shallowClone(t)}})}const gn=null;function ys(e,t){return new gn({type:"nonoptional",
innerType:e,...util.normalizeParams(t)})}const Wo=null;function _s(e){return new Wo({type:"success",innerType:e})}const Go=null;
function gs(e,t){return new Go({type:"catch",innerType:e,catchValue:typeof t=="function"?t:core.util.constantCatch(t)})}
const Ho=null;function $s(e){return core._nan(Ho,e)}const Xo=null;function zs(e,t){return new Xo({type:"pipe",in:e,out:t})}
const Ut=null;function vs(e,t,n){return new Ut({type:"pipe",in:e,out:t,transform:n.decode,reverseTransform:n.encode})}function Zs(e){
const t=e._zod.def;return new Ut({type:"pipe",in:t.out,out:t.in,transform:t.reverseTransform,reverseTransform:t.transform})}
const Jo=null;function bs(e){return new Jo({type:"readonly",innerType:e})}const Yo=null;function ws(e,t){return new Yo({
type:"template_literal",parts:e,...util.normalizeParams(t)})}const Qo=null;function qo(e){return new Qo({type:"lazy",getter:e})}
const ei=null;function ks(e){return new ei({type:"promise",innerType:e})}const $n=null;function ti(e,t){const n=new G.QP(
{check:"custom",...E.A2(t)});return n._zod.check=e,n}function ni(e,t){return core._custom($n,e??(()=>!0),t)}function xs(e,t={}){
return core._refine($n,e,t)}function Ps(e,t){return core._superRefine(e,t)}const Ms=He.q0,Ss=He.mI;class As{constructor(...t){}}
function Ts(e,t={}){const n=ni(a=>a instanceof e,t);return n._zod.bag.Class=e,n._zod.check=a=>{a.value instanceof e||a.issues.
push({code:"invalid_type",expected:e.name,input:a.value,inst:n,path:[...n._zod.def.path??[]]})},n}const Cs=(...e)=>core.
_stringbool({Codec:Ut,Boolean:pn,String:dn},...e);function Rs(){const e=qo(()=>So([yt(),fo(),mo(),$o(),jt(e),Eo(yt(),e)]));
return e}const oi=null;function Is(e){return new oi({type:"function",input:Array.isArray(e?.input)?Io(e?.input):e?.input??
jt(Ft()),output:e?.output??Ft()})}})};
