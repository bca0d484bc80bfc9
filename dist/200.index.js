"use strict";exports.id=200,exports.ids=[200],exports.modules={6629:((M,p,l)=>{l.d(p,{Q4:()=>$,ho:()=>h,oR:()=>i,sV:()=>f,xW:()=>v});
function f(n){let e={missing:n};return{kind:"content",source:"event",fields:{title:e,message:e,icon_url:e,landing_url:e},
placeholders:{tag:e,version:e,name:e,repository:e,message:e,url:e}}}function i(n,e,t){return"missing"in n?n:"missing"in e?
e:{value:`${n.value}${t}${e.value}`,madeFrom:[...n.madeFrom,...e.madeFrom]}}var v=n=>`the event's field \`${n}\` is missi\
ng or not text, so the action takes no content from it`,h=n=>({kind:"not-announceable",why:n});function $(n,e){return("v\
alue"in n?[n.value,...n.madeFrom]:n.madeFrom??[]).map(e.find).find(t=>t!==void 0)}}),1200:((M,p,l)=>{l.d(p,{fillMissing:()=>h});
var f=l(6629),i=l(990),v=l(9453);function h(t,s,r,c){let u=s.kind==="content"?s.source:"event",g={},m=[],_=new Map;for(let a of t){
let o=$(a,s),k=(0,f.Q4)(o,c);if(k){let d=`contains ${k}, which may already be public; replace the token, and remove it f\
rom the ${u==="release"?u:"release or deployment"}`;m.push((0,i.CC)((0,i.wg)(a),d))}else if("missing"in o)_.set(o.missing,
[..._.get(o.missing)??[],a]);else{let d=(0,i.cn)(a,o.value,i.fD);"value"in d?Object.assign(g,{[a]:d.value}):m.push((0,i.
CC)((0,i.wg)(a),`in the ${u}, ${(0,i.$3)(d)}`))}}let C=s.kind==="none"&&s.event?", or set the input `release` to the tag\
 of a release":"";return r.add([..._].map(([a,o])=>n(o,a&&` (${a})`,C))),r.add(m),{source:u,fields:g,names:new Set(t)}}function $(t,s){
return s.kind==="content"?s.fields[t]:{missing:e(s.kind==="none"?s.event:void 0),madeFrom:[]}}function n(t,s,r){let c=t.
map(_=>`\`${_}\``).join(", "),u=t.length>1?`are missing${s}; set them as inputs or in \`payload-file\` (there as ${c})${r}`:
`is missing${s}; set it as an input, or as ${c} in \`payload-file\`${r}`,[g="",...m]=t.map(i.wg);return(0,i.CC)(g,u,{otherInputs:m})}
function e(t){return t===void 0?"":`${/^[a-z_]{1,40}$/.test(t)?`the event \`${t}\``:"this event"} does not supply conten\
t, and an empty input counts as missing`}})};
