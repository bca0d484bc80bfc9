"use strict";exports.id=819,exports.ids=[819],exports.modules={1819:((ee,$,d)=>{d.r($),d.d($,{closingAnnotation:()=>b,explainedReport:()=>G,
logEntriesOf:()=>D,unexpectedNote:()=>T});var s=d(990),te=d(9453);function I(e){let t=(0,s.hD)(e.release.tag);return e.kind===
"level"?`The release ${t} is a ${e.release.level} release, smaller than \`release-level: ${e.minLevel}\`.`:`The release ${t}\
 was published ${(0,s.XG)(e.age)}, longer ago than \`max-age: ${(0,s.S5)(e.maxAge)}\` allows.`}function R({kind:e}){return`\
Usually there is nothing to do. To announce it anyway, ${e==="level"?"change `release-level`":"set a larger `max-age`, s\
uch as `14d` for two weeks"}.`}var c=e=>String(e).padStart(2,"0"),w=({hour:e,minute:t})=>`${c(e)}:${c(t)}`,O=({year:e,month:t,
day:n})=>`${e}-${c(t)}-${c(n)}`;function y({window:e,timeZone:t,now:n,opens:i,opensAt:a}){let o=t.toUpperCase()==="UTC"?
"":` (${a.toISOString().slice(11,16)} UTC)`;return`It is ${w(n)} in the time zone ${t}, outside \`send-between: ${e}\`. T\
he window opens at ${w(i)} on ${O(i)}${o}.`}function C(e,t){let n=y(e);return t===void 0?{text:n}:{text:`${t.message} Wh\
en the action could try again, the window was closed. ${n}`}}function N(e,t){let n="a later run inside the window sends",
i="the next one of a schedule, or this run, if you re-run it then";return t!==void 0&&t.kind!=="none"?{text:`Delete the \
claim of this run as the warning says. Then ${n}: ${i}.`}:{text:`${e?`Nothing was sent${t?", and the key is not claimed \
by this run":""}`:"Nothing was claimed"}, so ${n} (with \`once-key\`, unless the key was already used): ${i}.`}}var E={heading:"\
a Markdown heading",list:"a Markdown list",link:"a Markdown link",emphasis:"Markdown emphasis",tag:"an HTML tag"},M={"ma\
ny-buttons":({count:e})=>`There are ${e} buttons; browsers show at most two.`,"long-ttl":({seconds:e,max:t})=>`The ttl i\
s ${e} s; push services keep a notification for at most four weeks (${t} s).`,"reach-zero":()=>"The audience has a reach\
 of 0: nobody will receive this notification.","quoted-token":()=>"The API token is in quotation marks. If they are not \
part of it, remove them from the secret.","token-expiry":({at:e,expired:t})=>t?`The API token expired on ${f(e)}: the se\
rvice will probably refuse it. Replace the secret.`:`The API token expires on ${f(e)}. Replace the secret before then.`,
rerun:({attempt:e})=>`This is attempt ${e} of this run: an earlier attempt may already have sent the notification. Set \`\
once-key\`, so that a re-run cannot send it again.`,"rerun-period":({attempt:e,period:t})=>`This is attempt ${e} of this\
 run: an attempt before this ${t} may already have sent the notification, since \`once-per\` allows one in each ${t}.`,"\
image-size":({field:e,...t})=>`${(0,s.wg)(e)}: the ${s.Ng[e].use} is ${x(t)}; browsers show ${s.Ng[e].sizes.map(x).join(
" or ")}.`,"image-weight":({field:e,bytes:t})=>`${(0,s.wg)(e)}: the ${s.Ng[e].use} has ${g(t)}, and every subscriber dow\
nloads it. Use one of at most ${g(s.Ng[e].maxBytes)}.`,"page-as-image":({field:e,raw:t})=>`${(0,s.wg)(e)} is a page of G\
itHub that shows the image, not the image itself, so subscribers would not see it. Use the address behind the button Raw\
: ${(0,s.hD)(t)}.`,"key-separator":({key:e})=>`The once-key ${(0,s.hD)(e)} ends with a separator, so an expression in it\
 is probably empty. Runs with the same key may be skipped although they announce something else. Correct the key.`,"key-\
of-all-releases":({key:e,tag:t})=>`The once-key ${(0,s.hD)(e)} contains neither the tag nor the version of the release ${(0,s.
hD)(t)}. If the next release has the same key, it will be skipped. Set \`once-key: release-{tag}\`.`,"release-each-run":({
tag:e})=>`Without \`once-key\`, the next run announces the release ${(0,s.hD)(e)} again. Set \`once-key: release-{tag}\`.`,
"release-each-period":({tag:e,period:t})=>`\`once-per\` lets a run announce the release ${(0,s.hD)(e)} again in the next\
 ${t}. To announce each release only once, remove \`once-per\`.`,truncated:({field:e,visible:t,total:n})=>`The ${e} is ${(0,s.
zD)(n)} characters long; even a desktop shows only about ${(0,s.zD)(t)}.`,markup:({field:e,what:t})=>`The ${e} contains ${E[t]}\
. Notifications are plain text: subscribers would see the characters as they are.`,"unresolved-template":({field:e,template:t})=>`\
\`${e}\` contains the template ${(0,s.hD)(t)}, which nothing has replaced. Unless the push service replaces it, subscrib\
ers get it as it is.`,"local-host":({field:e,host:t})=>`\`${e}\` leads to the host ${(0,s.hD)(t)}, which is not a name o\
n the internet. Check that subscribers can reach it.`,"needs-release":({field:e,placeholder:t})=>`\`${e}\` contains \`{${t}\
}\`, which only a send with a release replaces. Without a release, the send fails.`,"text-comment":({fieldPath:e,comment:t})=>`\
\`${(0,s.LF)(e)}\` ends before ${(0,s.hD)(t)}, which is a comment to YAML. If it is part of the text, put the text in qu\
otes. Otherwise, move the comment to a line of its own.`,"escaped-newline":({field:e})=>`The ${e} contains the two chara\
cters \`\\n\`, which subscribers would see as they are. For a line break, use a YAML block (\`|\`).`,"outside-window":({
outside:e})=>`A real run would be skipped now. ${y(e)}`,"entry-message":({source:e})=>`The message is ${(0,s.KJ)(e)}. ${p}`,
"neutral-message":()=>`The release notes have no sentence for subscribers, so the message says only that there is someth\
ing new. ${p}`},p="To choose the words, write `<!-- web-push: your text -->` on a line of its own in the release notes, \
or set the input `message`.",U=e=>M[e.kind](e);function k(e){return e.kind==="token-expiry"&&e.expired?{message:`The API\
 token expired on ${f(e.at)}.`,hint:"Replace the secret with the current API token of this site. Then run this again."}:
e.kind!=="quoted-token"?void 0:{message:"The API token is in quotation marks.",hint:"If the quotation marks are not part\
 of it, remove them from the secret. Then run this again."}}var f=e=>e.toISOString().slice(0,10),g=e=>`${(0,s.zD)(Math.ceil(
e/1024))} KiB`,x=({width:e,height:t})=>`${e}x${t}`;function v({key:e,ref:t,by:n}){let i=n?S(n):"a run whose record canno\
t be read claimed it";return{text:`The key ${(0,s.hD)(e)} was already used: ${i}. The claim is the ref ${t}.`,url:n?.url}}
function S({run:e,attempt:t,time:n,title:i,target:a}){let o=`run ${e} (attempt ${t}) claimed it at ${n}`;if(i===void 0)return o;
let r=`${o} to send ${(0,s.hD)(i)}`;return a===void 0?r:`${r} to ${a==="all"?"every subscriber of the site":`the ${a}`}`}
function _(e){let{by:t}=e;return{text:`Usually there is nothing to do. To send something else, use another \`once-key\`. I\
f this notification is missing, wait until ${t?`run ${t.run} has ended`:"every run that uses this key has ended"} and so\
me minutes more, then look in the panel of your push service. Only if it was not sent, or to send it a second time on pu\
rpose, run this command, which deletes the claim if it is still the same one. Then run the workflow again:`,command:m(e)}}
function P(e){return e.kind==="outside-window"?[]:[{level:"warning",title:"Not tried again",text:`After the wait, the ac\
tion did not try again: ${e.kind==="claim-lost"?`the ref ${e.ref} is not the claim of this run any more, and another run\
 may send`:`the action could not read whether the ref ${e.ref} is still the claim of this run (${e.cause}), and another \
run may send`}.`}]}function L(e){if(e.kind==="used"){let n=v(e.claim);return{...n,level:"warning",title:"Key already use\
d",text:`A real run would be skipped. ${n.text}`}}let t=(0,s.hD)(e.key);return e.kind==="unused"?{level:"note",text:`The\
 key ${t} has not been used.`}:{level:"warning",title:"Key not checked",text:`Could not determine whether the key ${t} w\
as used (${e.cause}), so this dry run cannot say whether a real run would be skipped.`}}function z(e,t){if(!e||e.kind===
"none"||t==="sent")return[];let{kind:n,ref:i,tag:a}=e,o=m(e);if(t==="unknown")return[{level:"note",text:`The claim ${i} \
stays, so a re-run with this key will be skipped. Wait some minutes, then look in the panel of your push service. Only i\
f nothing was sent, run this command, which deletes the claim if it is still the same one. Then run the workflow again:`,
command:o}];let r=(0,s.hD)(e.key),h={title:"Claim not deleted",what:`could not delete its claim of the key ${r}`,command:"\
This command"},l={title:"Claim not certain",what:`could not determine whether it has the claim of the key ${r}`,command:"\
If it has the claim, this command"},u=n==="held"?h:l,Z=`This run sent nothing, but ${u.what}, so a re-run may be skipped\
. ${u.command} deletes the ref ${i} only if it still points to ${a}, the claim of this run. Run it, then run the workflo\
w again:`;return[{level:"warning",title:u.title,text:Z,command:o}]}function B(e,t){if(!t||t.kind==="none")return e;let{next:n}=e,
i=`Before the next run, in case the claim was made, run this command, which deletes the ref ${t.ref} only if it points t\
o ${t.tag}, the claim of this run:`;return{...e,next:{...n,text:`${n.text} ${i}`,command:m(t)}}}function m({ref:e,repository:t,
serverUrl:n,tag:i}){let a=(0,s.Dl)(n)?.host??"github.com",o=`gh api${a==="github.com"?"":` --hostname ${a}`}`,r=`${o} --\
method DELETE repos/${t}/git/${e}`;return`[ "$(${`${o} repos/${t}/git/${e.replace("refs/","ref/")} --jq .object.sha`})" \
= ${i} ] && ${r}`}var j={rejected:"Nothing was sent: the request was refused.","not-sent":"Nothing was sent.",unknown:"T\
he notification may or may not have been sent."},K="start a new run (a re-run uses the original workflow file)",W="annou\
nce the release by hand, with its tag (a re-run uses the original workflow file and event)";function H(e,t=!1){return typeof e==
"string"?e:`${e.newRunAfter} ${t?W:K}.`}function q({title:e,reason:t,message:n,hint:i},a,{claim:o,isRunOfRelease:r=!1}={}){
let h=H(i,r),l=a==="unknown"?F(h,typeof i!="string",o):`${h}${a==="not-sent"&&t==="internal-error"?" You can run this ag\
ain.":""}`;return{title:`${e} (${a?`${a}: `:""}${t})`,whatFailed:e,why:{text:n},meaning:a&&j[a],next:{text:l},reason:t}}
function F(e,t,n){let i="The service may still send it: wait some minutes, then look in the panel of your push service b\
efore you send it again.",a=n!==void 0&&n.kind!=="none"?" first delete the claim of `once-key` (the command is in the lo\
g), then":"";return t?`${i} If nothing was sent,${a} do this: ${e}`:[i,e,`If nothing was sent,${a} run this again.`].filter(
Boolean).join(" ")}function G(e){let t=Y(e),{result:n,claim:i,isRunOfRelease:a}=t;return{finished:t,entries:D(t),unexpectedResponse:n.
outcome==="sent"&&n.unexpected?T(n.unexpected):void 0,annotation:b(n,i,a),closingLine:(0,s.oM)(t)}}function Y(e){let{result:t,
advice:n}=e;if(!("failure"in t)||!Q(t.failure))return e;let{failure:i}=t,a=n.find(u=>k(u)!==void 0),o=a&&k(a);if(o===void 0)
return e;let{reason:r,title:h}=i,l=new s.HR({reason:r,title:h,message:`${i.message} ${o.message}`,hint:o.hint});return{...e,
result:{...t,failure:l},advice:n.filter(u=>u!==a)}}var Q=({reason:e})=>e==="http-401"||e==="http-403";function T(e){let t=e===
"cancelled"?"":" If it is not there, check `base-url`: another server may have responded.";return`The service accepted i\
t (2xx), but ${s.Q_[e]}. Do not send it again before you have waited some minutes and looked in the panel of your push s\
ervice.${t}`}function b(e,t,n=!1){if("failure"in e){let r=q(e.failure,e.outcome,{claim:t,isRunOfRelease:n});return A(e)?
B(r,t):r}if(e.outcome!=="skipped")return;let i=`${s.Qi.skipped} (${e.reason})`;if(e.reason==="already-sent")return{title:i,
why:v(e.claim),next:_(e.claim)};if(e.reason==="outside-window"){let{outside:r,lastFailure:h}=e,l=h!==void 0||t!==void 0;
return{title:i,why:C(r,h),next:N(l,t)}}let{why:a}=e;if(a.kind==="level"||a.kind==="age")return{title:i,why:{text:I(a)},next:{
text:R(a)}};let o=`Usually there is nothing to do. ${J(a)}`;return{title:i,why:{text:X(a)},next:{text:o}}}function J(e){
return e.kind==="no-release"?"A later run announces the first release.":e.kind==="draft"?"To announce the release, publi\
sh it.":e.kind==="activity"?"The activity `published` or `released` announces the release. To start no other runs, write\
 `types: [released]` with a `once-key`, or `types: [published]`, below `release:` in the workflow.":"To send on this eve\
nt too, set the content as inputs, and set a `once-key`: without one, each event sends a notification."}function X(e){if(e.
kind==="no-release")return"The repository has not published a release yet (drafts and pre-releases do not count).";if(e.
kind==="draft")return"The release is a draft.";let{kind:t,actual:n}=e,i=/^[a-z_]{1,40}$/.test(n)?`\`${n}\``:"not one tha\
t GitHub documents";return t==="activity"?`The release event's activity is ${i}; only \`published\` and, with \`once-key\`, \
\`released\` are announced.`:`The deployment's state is ${i}; only \`success\` is announced.`}function D({advice:e,keyUse:t,
claim:n,result:i}){return[...e.map(a=>({level:(0,s.yU)(a),title:V(a),text:U(a)})),...t?[L(t)]:[],..."failure"in i&&"stop"in
i&&i.stop?P(i.stop):[],...A(i)?[]:z(n,i.outcome)]}var V=e=>e.kind==="token-expiry"&&e.expired?"Token expired":"Advice",A=e=>"\
failure"in e&&e.failure.reason==="claim-failed"})};
