"use strict";exports.id=117,exports.ids=[117],exports.modules={4117:((d,e,t)=>{t.d(e,{Q:()=>_});class _{getAgent(){}getAgentDispatcher(){}}
class a{}}),9795:((d,e,t)=>{t.d(e,{h:()=>_});function _(){throw new Error("not bundled: give Octokit a fetch of your own")}}),
1651:((d,e,t)=>{t.r(e),t.d(e,{GithubClient:()=>_.ty,hintFor:()=>_.JR,isNotFound:()=>_.c4,repeatRead:()=>_.yf,textAt:()=>_.
$6,tryLater:()=>_.k5});var _=t(4955),a=t(990),n=t(9453)})};
