"use strict";exports.id=22,exports.ids=[22],exports.modules={8022:((Wt,Me,Oe)=>{Oe.d(Me,{JG:()=>y});function re(){return{async:!1,breaks:!1,
extensions:null,gfm:!0,hooks:null,pedantic:!1,renderer:null,silent:!1,tokenizer:null,walkTokens:null}}var C=re();function fe(r){
C=r}var I={exec:()=>null};function E(r){let e=[];return t=>{let n=Math.max(0,Math.min(3,t-1)),s=e[n];return s||(s=r(n),e[n]=
s),s}}function g(r,e=""){let t=typeof r=="string"?r:r.source,n={replace:(s,l)=>{let i=typeof l=="string"?l:l.source;return i=
i.replace(S.caret,"$1"),t=t.replace(s,i),n},getRegex:()=>new RegExp(t,e)};return n}var xe=((r="")=>{try{return!!new RegExp(
"(?<=1)(?<!1)"+r)}catch{return!1}})(),S={codeRemoveIndent:/^(?: {0,3}\t| {1,4})/gm,listInterruptsParagraph:/^ {0,3}(?:[*+-]|1[.)])[ \t]+[^ \t\n]/,
outputLinkReplace:/\\([\[\]])/g,indentCodeCompensation:/^(\s+)(?:```)/,beginningSpace:/^\s+/,endingHash:/#$/,startingSpaceChar:/^ /,
endingSpaceChar:/ $/,endingSpaceTabChar:/[ \t]$/,nonSpaceChar:/[^ ]/,newLineCharGlobal:/\n/g,tabCharGlobal:/\t/g,leadingSpaceTab:/^[ \t]+/,
multipleSpaceGlobal:/\s+/g,blankLine:/^[ \t]*$/,doubleBlankLine:/\n[ \t]*\n[ \t]*$/,blockquoteStart:/^ {0,3}>/,blockquoteSetextReplace:/\n {0,3}((?:=+|-+)[ \t]*)(?=\n|$)/g,
blockquoteSetextReplace2:/^ {0,3}>[ \t]?/gm,blockquoteMarkerWhitespace:/^( {0,3}>)(\t[ \t]*)/gm,nestedBlockMarker:/^ {0,3}(?:(?:[*+-]|\d{1,9}[.)])(?: |$)|> ?)/,
listReplaceNesting:/^ {1,4}(?=( {4})*[^ ])/g,listIsTask:/^\[[ xX]\][ \t]+\S/,listReplaceTask:/^\[[ xX]\][ \t]+/,listTaskCheckbox:/\[[ xX]\]/,
anyLine:/\n.*\n/,hrefBrackets:/^<(.*)>$/,tableDelimiter:/[:|]/,tableAlignChars:/^\||\| *$/g,tableRowBlankLine:/\n[ \t]*$/,
tableAlignRight:/^ *-+: *$/,tableAlignCenter:/^ *:-+: *$/,tableAlignLeft:/^ *:-+ *$/,startATag:/^<a /i,endATag:/^<\/a>/i,
startPreScriptTag:/^<(pre|code|kbd|script)(\s|>)/i,endPreScriptTag:/^<\/(pre|code|kbd|script)(\s|>)/i,startAngleBracket:/^</,
endAngleBracket:/>$/,pedanticHrefTitle:/^([^'"]*[^\s])\s+(['"])(.*)\2/,unicodeAlphaNumeric:/[\p{L}\p{N}]/u,numericCharacterReference:/&#(?:(\d{1,7})|[Xx]([A-Fa-f0-9]{1,6}));/,
numericCharacterReferenceOrAmpersand:/&#(?:(\d{1,7})|[Xx]([A-Fa-f0-9]{1,6}));|&(?!(#\d{1,7}|#[Xx][a-fA-F0-9]{1,6}|\w+);)/g,
escapeTest:/[&<>"']/,escapeReplace:/[&<>"']/g,escapeTestNoEncode:/[<>"']|&(?!(#\d{1,7}|#[Xx][a-fA-F0-9]{1,6}|\w+);)/,escapeReplaceNoEncode:/[<>"']|&(?!(#\d{1,7}|#[Xx][a-fA-F0-9]{1,6}|\w+);)/g,
caret:/(^|[^\[])\^/g,percentDecode:/%25/g,findPipe:/\|/g,splitPipe:/ \|/,slashPipe:/\\\|/g,carriageReturn:/\r\n|\r/g,spaceLine:/^ +$/gm,
notSpaceStart:/^\S*/,endingNewline:/\n$/,listItemRegex:r=>new RegExp(`^( {0,3}${r})((?:[	 ][^\\n]*)?(?:\\n|$))`),nextBulletRegex:E(
r=>new RegExp(`^ {0,${r}}(?:[*+-]|\\d{1,9}[.)])((?:[ 	][^\\n]*)?(?:\\n|$))`)),hrRegex:E(r=>new RegExp(`^ {0,${r}}((?:-[ \
	]*){3,}|(?:_[ 	]*){3,}|(?:\\*[ 	]*){3,})(?:\\n+|$)`)),fencesBeginRegex:E(r=>new RegExp(`^ {0,${r}}(?:\`\`\`|~~~)`)),headingBeginRegex:E(
r=>new RegExp(`^ {0,${r}}#{1,6}(?:\\s|$)`)),pedanticHeadingBeginRegex:E(r=>new RegExp(`^ {0,${r}}#`)),htmlBeginRegex:E(r=>new RegExp(
`^ {0,${r}}(?:</?(?:${se})(?:[ \\t]+|$|/?>)|<(?:(?:script|pre|style|textarea)(?:[\\s>]|$)|!--)|<\\?|<![A-Za-z]|<!\\[CDATA\\[)`,
"i")),blockquoteBeginRegex:E(r=>new RegExp(`^ {0,${r}}>`)),nestedContainerMarkers:/^(?: {0,3}(?:(?:[*+-]|\d{1,9}[.)])[ \t]+|>[ \t]?))+/},
je=/^(?:[ \t]*(?:\n|$))+/,Qe=/^((?: {4}| {0,3}\t)[^\n]+(?:\n(?:[ \t]*(?:\n|$))*)?)+/,He=/^ {0,3}(`{3,}(?=[^`\n]*(?:\n|$))|~{3,})([^\n]*)(?:\n|$)(?:|([\s\S]*?)(?:\n|$))(?: {0,3}(?:(?=`)\1`*|(?=~)\1~*) *(?=\n|$)|$)/,
j=/^ {0,3}((?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/,Ne=/^ {0,3}(#{1,6})(?=\s|$)(.*)(?:\n+|$)/,ne=/ {0,3}(?:[*+-]|\d{1,9}[.)])/,
se="address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fiel\
dset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|me\
ta|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul",Q=g("\
 {0,3}(?:</?(?:tag)(?:[ \\t]+|\\n|/?>)|<(?:(?:script|pre|style|textarea)(?:[\\s>]|$)|!--)|<\\?|<![A-Za-z]|<!\\[CDATA\\[)").
replace("tag",se).getRegex(),be=/^(?!bull |blockCode|fences|blockquote|heading|html|table)((?:.|\n(?!\s*?\n|bull |fences|blockquote|heading|hr|html|table))+?)\n {0,3}(=+|-+)[ \t]*(?:\n+|$)/,
me=g(be).replace(/bull/g,ne).replace(/blockCode/g,/(?: {4}| {0,3}\t)/).replace(/fences/g,/ {0,3}(?:`{3,}|~{3,})/).replace(
/blockquote/g,/ {0,3}>/).replace(/heading/g,/ {0,3}#{1,6}(?:\s|$)/).replace(/hr/g,/ {0,3}(?:(?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/).
replace(/\|table/g,"").replace(/html/g,Q).getRegex(),Fe=g(be).replace(/bull/g,ne).replace(/blockCode/g,/(?: {4}| {0,3}\t)/).
replace(/fences/g,/ {0,3}(?:`{3,}|~{3,})/).replace(/blockquote/g,/ {0,3}>/).replace(/heading/g,/ {0,3}#{1,6}(?:\s|$)/).replace(
/hr/g,/ {0,3}(?:(?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/).replace(/table/g,/ {0,3}\|?(?:[:\- ]*\|)+[\:\- ]*\n/).
replace(/html/g,Q).getRegex(),ie=/^([^\n]+(?:\n(?!hr|heading|lheading|blockquote|fences|list|html|table|[ \t]+\n)[^\n]+)*)/,
We=/^[^\n]+/,le=/(?!\s*\])(?:\\[\s\S]|[^\[\]\\\n]|\n(?![ \t]*\n))+/,Xe=g(/^ {0,3}\[(label)\]: *(?:\n[ \t]*)?([^<\s][^\s]*|<(?:\\.|[^\n<>\\])*>)(?:(?: +(?:\n[ \t]*)?| *\n[ \t]*)(title))? *(?:\n+|$)/).
replace("label",le).replace("title",/(?:"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\\n]|\n(?!\n))*'|\((?:\\[\s\S]|[^()\\])*\))/).
getRegex(),Ge=g(/^(bull)([ \t][^\n]*?)?(?:\n|$)/).replace(/bull/g,ne).getRegex(),ae=/<!--(?:-?>|[\s\S]*?(?:-->|$))/,Ue=g(
"^ {0,3}(?:<(script|pre|style|textarea)[\\s>][\\s\\S]*?(?:</\\1>[^\\n]*\\n*|$)|comment[^\\n]*(\\n+|$)|<\\?[\\s\\S]*?(?:\\?>[^\\n]*\\n*\
|$)|<![A-Z][\\s\\S]*?(?:>[^\\n]*\\n*|$)|<!\\[CDATA\\[[\\s\\S]*?(?:\\]\\]>[^\\n]*\\n*|$)|</?(tag)(?:[ \\t]+|\\n|/?>|$)[\\s\\S]*?(?:(?:\\n[\
 	]*)+\\n|$)|<(?!(?:script|pre|style|textarea)(?![a-z0-9-]))([a-z][a-z0-9-]*)(?:attribute)*?[ \\t]*/?>(?=[ \\t]*(?:\\n|$))[\\\
s\\S]*?(?:(?:\\n[ 	]*)+\\n|$)|</[a-z][a-z0-9-]*\\s*>(?=[ \\t]*(?:\\n|$))[\\s\\S]*?(?:(?:\\n[ 	]*)+\\n|$))","i").replace(
"comment",ae).replace("tag",se).replace("attribute",/[ \t]+[a-zA-Z:_][\w.:-]*(?:[ \t]*=[ \t]*"[^"\n]*"|[ \t]*=[ \t]*'[^'\n]*'|[ \t]*=[ \t]*[^\s"'=<>`]+)?/).
getRegex(),we=r=>g(ie).replace("hr",j).replace("heading"," {0,3}#{1,6}(?:\\s|$)").replace("|lheading","").replace("|tabl\
e","").replace("blockquote"," {0,3}>").replace("fences"," {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace(
"list",r).replace("html",Q).getRegex(),Je=we(/ {0,3}(?:[*+-]|1[.)])[ \t]+[^ \t\n]/),Ke=we(/ {0,3}(?:[*+-]|\d{1,9}[.)])(?:[ \t]|\n|$)/),
Ve=g(/^( {0,3}> ?(?:(?![ \t]*(?:\n|$))(paragraph)|[^\n]*)(?:\n|$))+/).replace("paragraph",Ke).getRegex(),oe={blockquote:Ve,
code:Qe,def:Xe,fences:He,heading:Ne,hr:j,html:Ue,lheading:me,list:Ge,newline:je,paragraph:Je,table:I,text:We},Se=g("^ *(\
[^\\n ].*)\\n {0,3}((?:\\| *)?:?-+:? *(?:\\| *:?-+:? *)*(?:\\| *)?)(?:\\n((?:(?! *\\n|hr|heading|blockquote|code|fences|list|ht\
ml).*(?:\\n|$))*)\\n*|$)").replace("hr",j).replace("heading"," {0,3}#{1,6}(?:\\s|$)").replace("blockquote"," {0,3}>").replace(
"code","(?: {4}| {0,3}	)[^\\n]").replace("fences"," {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace("l\
ist"," {0,3}(?:[*+-]|1[.)])[ \\t]").replace("html",Q).getRegex(),Ye={...oe,lheading:Fe,table:Se,paragraph:g(ie).replace(
"hr",j).replace("heading"," {0,3}#{1,6}(?:\\s|$)").replace("|lheading","").replace("table",Se).replace("blockquote"," {0\
,3}>").replace("fences"," {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace("list"," {0,3}(?:[*+-]|1[.)]\
)[ \\t]+[^ \\t\\n]").replace("html",Q).getRegex()},et={...oe,html:g(`^ *(?:comment(?: *\\n|\\s*$)|<(tag)[\\s\\S]+?</\\1>(?: *\
\\n{2,}|\\s*$)|<tag(?:"[^"]*"|'[^']*'|\\s[^'"/>\\s]*)*?/?>(?: *\\n{2,}|\\s*$))`).replace("comment",ae).replace(/tag/g,"(\
?!(?:a|em|strong|small|s|cite|q|dfn|abbr|data|time|code|var|samp|kbd|sub|sup|i|b|u|mark|ruby|rt|rp|bdi|bdo|span|br|wbr|i\
ns|del|img)\\b)\\w+(?!:|[^\\w\\s@]*@)\\b").getRegex(),def:/^ *\[([^\]]+)\]: *<?([^\s>]+)>?(?: +(["(][^\n]+[")]))? *(?:\n+|$)/,
heading:/^(#{1,6})(.*)(?:\n+|$)/,fences:I,lheading:/^(.+?)\n {0,3}(=+|-+) *(?:\n+|$)/,paragraph:g(ie).replace("hr",j).replace(
"heading",` *#{1,6} *[^
]`).replace("|table","").replace("blockquote"," {0,3}>").replace("|fences","").replace("|list","").replace("|html","").replace(
"|tag","").replace("lheading",me).getRegex()},tt=/^\\([!"#$%&'()*+,\-./:;<=>?@\[\]\\^_`{|}~])/,rt=/^(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/,
$e=/^( {2,}|\\)\n(?!\s*$)[ \t]*/,nt=/^(`+|[^`])(?:(?= {2,}\n)|[\s\S]*?(?:(?=[\\<!\[`*_]|\b_|$)|[^ ](?= {2,}\n)))/,_=/[\p{P}\p{S}]/u,
v=/[\s\p{P}\p{S}]/u,H=/[^\s\p{P}\p{S}]/u,st=g(/^((?![*_])punctSpace)/,"u").replace(/punctSpace/g,v).getRegex(),it=/[\p{Pi}\p{Ps}"']/u,
ye=/(?!~)[\p{P}\p{S}]/u,lt=/(?!~)[\s\p{P}\p{S}]/u,at=/(?:[^\s\p{P}\p{S}]|~)/u,ot=g(/link|precode-code|html/,"g").replace(
"link",/\[(?:[^\[\]`]|(?<a>`+)[^`]+\k<a>(?!`))*?\]\((?:\\[\s\S]|[^\\\(\)]|\((?:\\[\s\S]|[^\\\(\)])*\))*\)/).replace("pre\
code-",xe?"(?<!`)()":"(^^|[^`])").replace("code",/(?<b>`+)[^`]+\k<b>(?!`)/).replace("html",/<(?! )[^<>]*?>/).getRegex(),
Re=/^(?:\*+(?:((?!\*)punct)|([^\s*]))?)|^_+(?:((?!_)punct)|([^\s_]))?/,ct=g(Re,"u").replace(/punct/g,_).getRegex(),ht=g(
Re,"u").replace(/punct/g,ye).getRegex(),pt=/^(?:\*+(?:((?!\*)(?!openQuote)punct)|([^\s*]))?)|^_+(?:((?!_)(?!openQuote)punct)|([^\s_]))?/,
ut=g(pt,"u").replace(/openQuote/g,it).replace(/punct/g,_).getRegex(),Ae="^[^_*]*?__[^_*]*?\\*[^_*]*?(?=__)|[^*]+(?=[^*])|\
(?!\\*)punct(\\*+)(?=[\\s]|$)|notPunctSpace(\\*+)(?!\\*)(?=punctSpace|$)|(?!\\*)punctSpace(\\*+)(?=notPunctSpace)|[\\s](\\*+)(?!\\\
*)(?=punct)|(?!\\*)punct(\\*+)(?!\\*)(?=punct)|notPunctSpace(\\*+)(?=notPunctSpace)",gt=g(Ae,"gu").replace(/notPunctSpace/g,
H).replace(/punctSpace/g,v).replace(/punct/g,_).getRegex(),kt=g(Ae,"gu").replace(/notPunctSpace/g,at).replace(/punctSpace/g,
lt).replace(/punct/g,ye).getRegex(),dt="^[^_*]*?__[^_*]*?\\*[^_*]*?(?=__)|[^*]+(?=[^*])|(?!\\*)punct(\\*+)(?=[\\s]|$)|notPun\
ctSpace(\\*+)(?!\\*)(?=punctSpace|$)|(?!\\*)[\\s](\\*+)(?=notPunctSpace)|[\\s](\\*+)(?!\\*)(?=punct)|(?!\\*)punct(\\*+)(?!\\*)(?=pu\
nct)|(?:(?!\\*)punct|notPunctSpace)(\\*+)(?!\\*)(?=notPunctSpace)",ft=g(dt,"gu").replace(/notPunctSpace/g,H).replace(/punctSpace/g,
v).replace(/punct/g,_).getRegex(),xt=g("^[^_*]*?\\*\\*[^_*]*?_[^_*]*?(?=\\*\\*)|[^_]+(?=[^_])|(?!_)punct(_+)(?=[\\s]|$)|notPu\
nctSpace(_+)(?!_)(?=punctSpace|$)|(?!_)punctSpace(_+)(?=notPunctSpace)|[\\s](_+)(?!_)(?=punct)|(?!_)punct(_+)(?!_)(?=punc\
t)","gu").replace(/notPunctSpace/g,H).replace(/punctSpace/g,v).replace(/punct/g,_).getRegex(),bt="^[^_*]*?\\*\\*[^_*]*?_[^\
_*]*?(?=\\*\\*)|[^_]+(?=[^_])|(?!_)punct(_+)(?=[\\s]|$)|notPunctSpace(_+)(?!_)(?=punctSpace|$)|(?!_)[\\s](_+)(?=notPunctSpac\
e)|[\\s](_+)(?!_)(?=punct)|(?!_)punct(_+)(?!_)(?=punct)|(?:(?!_)punct|notPunctSpace)(_+)(?!_)(?=notPunctSpace)",mt=g(bt,
"gu").replace(/notPunctSpace/g,H).replace(/punctSpace/g,v).replace(/punct/g,_).getRegex(),wt=g(/^~~?(?:((?!~)punct)|[^\s~])/,
"u").replace(/punct/g,_).getRegex(),St="^[^~]+(?=[^~])|(?!~)punct(~~?)(?=[\\s]|$)|notPunctSpace(~~?)(?!~)(?=punctSpace|$)\
|(?!~)punctSpace(~~?)(?=notPunctSpace)|[\\s](~~?)(?!~)(?=punct)|(?!~)punct(~~?)(?!~)(?=punct)|notPunctSpace(~~?)(?=notPun\
ctSpace)",$t=g(St,"gu").replace(/notPunctSpace/g,H).replace(/punctSpace/g,v).replace(/punct/g,_).getRegex(),yt=g(/\\(punct)/,
"gu").replace(/punct/g,_).getRegex(),Rt=g(/(`+)(?:[^`]|[^`][\s\S]*?[^`])\1(?!`)|`+|\\(punct)/,"gu").replace(/punct/g,_).
getRegex(),At=g(/^<(scheme:[^\s\x00-\x1f<>]*|email)>/).replace("scheme",/[a-zA-Z][a-zA-Z0-9+.-]{1,31}/).replace("email",
/[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+(@)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+(?![-_])/).
getRegex(),_t=g(ae).replace("(?:-->|$)","-->").getRegex(),Tt=g("^comment|^</[a-zA-Z][a-zA-Z0-9-]*\\s*>|^<[a-zA-Z][a-zA-Z0\
-9-]*(?:attribute)*?\\s*/?>|^<\\?[\\s\\S]*?\\?>|^<![a-zA-Z]+\\s[\\s\\S]*?>|^<!\\[CDATA\\[[\\s\\S]*?\\]\\]>").replace("co\
mment",_t).replace("attribute",/\s+[a-zA-Z:_][\w.:-]*(?:\s*=\s*"[^"]*"|\s*=\s*'[^']*'|\s*=\s*[^\s"'=<>`]+)?/).getRegex(),
_e=/\[(?:\\[\s\S]|[^\[\]\\])*\]/,U=g(/(?:\[(?:brackets|\\[\s\S]|[^\[\]\\])*\]|\\[\s\S]|`+(?!`)[^`]*?`+(?!`)|``+(?=\])|[^\[\]\\`])*?/).
replace("brackets",_e).getRegex(),zt=g(/^!?\[(label)\]\([ \t\n]*(href)(?:(?:[ \t]+(?:\n[ \t]*)?|\n[ \t]*)(title))?[ \t\n]*\)/).
replace("label",U).replace("href",/<(?:\\.|[^\n<>\\])*>|(?!<)[^ \t\n\x00-\x1f]+|(?=\))/).replace("title",/"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\((?:\\[\s\S]|[^)\\])*\)/).
getRegex(),Pt=g(/^!?\[(label)\]\[(ref)\]/).replace("label",U).replace("ref",le).getRegex(),Ct=g(/^!?\[(ref)\](?:\[\])?/).
replace("ref",le).getRegex(),Te=/(?!\s*\])(?:\\[\s\S]|[^\[\]\\]){1,999}/,It=g(/(?:[^\[\]\\`]*(?:\[(?:brackets|\\[\s\S]|[^\[\]\\])*\]|\\[\s\S]|`+(?!`)[^`]*?`+(?!`)|``+(?=\]))){0,999}?[^\[\]\\`]*?/).
replace("brackets",_e).getRegex(),Et=g("reflink|nolink(?!\\()","g").replace("reflink",g(/^!?\[(label)\]\[(ref)\]/).replace(
"label",It).replace("ref",Te).getRegex()).replace("nolink",g(/^!?\[(ref)\](?:\[\])?/).replace("ref",Te).getRegex()).getRegex(),
ze=/[hH][tT][tT][pP][sS]?|[fF][tT][pP]/,Bt=/[A-Za-z0-9._+-]+@[a-zA-Z0-9-_]+(?:\.[a-zA-Z0-9-_]*[a-zA-Z0-9])+(?![\w-])/,Lt=g(
/(?:mailto:email|xmpp:email(?:\/[A-Za-z0-9@.]+)?)/).replace(/email/g,Bt).getRegex(),ce={_backpedal:I,anyPunctuation:yt,anyPunctuationOutsideCode:Rt,
autolink:At,blockSkip:ot,br:$e,code:rt,del:I,delLDelim:I,delRDelim:I,emStrongLDelim:ct,emStrongRDelimAst:gt,emStrongRDelimUnd:xt,
escape:tt,link:zt,nolink:Ct,punctuation:st,reflink:Pt,reflinkSearch:Et,tag:Tt,text:nt,url:I},qt={...ce,emStrongLDelim:ut,
emStrongRDelimAst:ft,emStrongRDelimUnd:mt,link:g(/^!?\[(label)\]\((.*?)\)/).replace("label",U).getRegex(),reflink:g(/^!?\[(label)\]\s*\[([^\]]*)\]/).
replace("label",U).getRegex()},he={...ce,emStrongRDelimAst:kt,emStrongLDelim:ht,delLDelim:wt,delRDelim:$t,url:g(/^emailProtocol|^((?:protocol):\/\/|www\.)(?:[a-zA-Z0-9\-]+\.?)+[^\s<]*|^email/).
replace("emailProtocol",Lt).replace("protocol",ze).replace("email",/[A-Za-z0-9._+-]+(@)[a-zA-Z0-9-_]+(?:\.[a-zA-Z0-9-_]*[a-zA-Z0-9])+(?![\w-])/).
getRegex(),_backpedal:/(?:[^?!.,:;*_'"~()&]+|\([^)]*\)|&(?![a-zA-Z0-9]+;$)|[?!.,:;*_'"~)]+(?!$))+/,del:/^(~~?)(?=[^\s~])((?:\\[\s\S]|[^\\])*?(?:\\[\s\S]|[^\s~\\]))\1(?=[^~]|$)/,
text:g(/^(?:[^a-zA-Z0-9](?=emailProtocol)|(`+|~+|[^`~])(?:(?=[`~])|(?= {2,}\n)|(?=[a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-]+@)|[\s\S]*?(?:(?=[\\<!\[`*~_]|\b_|protocol:\/\/|wwwStart|$)|[^ ](?= {2,}\n)|[^a-zA-Z0-9](?=emailProtocol)|[^a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-](?=[a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-]+@))))/).
replace("protocol",ze).replace(/emailProtocol/g,/(?:mailto|xmpp):/).replace("wwwStart",xe?"(?<![^\\s*_~(])www\\.":"www\\.").
getRegex()},vt={...he,br:g($e).replace("{2,}","*").getRegex(),text:g(he.text).replace("\\b_","\\b_| {2,}\\n").replace(/\{2,\}/g,
"*").getRegex()},J={normal:oe,gfm:Ye,pedantic:et},N={normal:ce,gfm:he,breaks:vt,pedantic:qt},Zt={"&":"&amp;","<":"&lt;",
">":"&gt;",'"':"&quot;","'":"&#39;"},Pe=r=>Zt[r];function $(r,e){if(e){if(S.escapeTest.test(r))return r.replace(S.escapeReplace,
Pe)}else if(S.escapeTestNoEncode.test(r))return r.replace(S.escapeReplaceNoEncode,Pe);return r}function Dt(r){return S.numericCharacterReference.
test(r)?r.replace(S.numericCharacterReferenceOrAmpersand,(e,t,n)=>{if(t===void 0&&n===void 0)return"&amp;";let s=t===void 0?
Number.parseInt(n,16):Number.parseInt(t,10);return s===0||s>1114111||s>=55296&&s<=57343?"\uFFFD":s===38?"&amp;":String.fromCodePoint(
s)}):r}function Ce(r){try{r=encodeURI(r).replace(S.percentDecode,"%")}catch{return null}return r}function Ie(r,e){let t=r.
replace(S.findPipe,(l,i,a)=>{let o=!1,p=i;for(;--p>=0&&a[p]==="\\";)o=!o;return o?"|":" |"}),n=t.split(S.splitPipe),s=0;
if(n[0].trim()||n.shift(),n.length>0&&!n.at(-1)?.trim()&&n.pop(),e)if(n.length>e)n.splice(e);else for(;n.length<e;)n.push(
"");for(;s<n.length;s++)n[s]=n[s].trim().replace(S.slashPipe,"|");return n}function T(r,e,t){let n=r.length;if(n===0)return"";
let s=0;for(;s<n;){let l=r.charAt(n-s-1);if(l===e&&!t)s++;else if(l!==e&&t)s++;else break}return r.slice(0,n-s)}function Ee(r){
let e=r.split(`
`),t=e.length-1;for(;t>=0&&S.blankLine.test(e[t]);)t--;return e.length-t<=2?r:e.slice(0,t+1).join(`
`)}function K(r){return r.trim().replace(S.multipleSpaceGlobal," ").toLowerCase().toUpperCase().toLowerCase()}function Be(r,e){
if(r.indexOf(e[0])===-1&&r.indexOf(e[1])===-1)return-1;let t=0;for(let n=0;n<r.length;n++)if(r[n]==="\\")n++;else if(r[n]===
e[0])t++;else if(r[n]===e[1]&&(t--,t<0))return n;return t>0?-2:-1}var Z=new WeakMap;function pe(r){let e={"*":-1,_:-1},t=-1,
n=r.length;for(let s=0;s<n;s++){let l=r[s];if(l!=="*"&&l!=="_"&&l!=="~")continue;let i=s===0?`
`:r[s-1],a=s+1;for(;a<n&&r[a]===l;)a++;i!==" "&&i!=="	"&&i!==`
`&&i!=="\r"&&i!=="\f"&&(l==="~"?t=s:e[l]=s),s=a-1}return{maskedSrc:r,lastPossibleEmStrongCloserIndex:e,lastPossibleDelCloserIndex:t}}
function Mt(r,e){let t=pe(e),n=Z.get(r);n?n.push(t):Z.set(r,[t])}function Ot(r){let e=Z.get(r);e&&(e.pop(),e.length===0&&
Z.delete(r))}function Le(r,e,t){let n=Z.get(r)?.at(-1);return n&&n.maskedSrc===e?n.lastPossibleEmStrongCloserIndex[t]:pe(
e).lastPossibleEmStrongCloserIndex[t]}function qe(r,e){let t=Z.get(r)?.at(-1);return t&&t.maskedSrc===e?t.lastPossibleDelCloserIndex:
pe(e).lastPossibleDelCloserIndex}function V(r,e=0){let t=e,n="";for(let s of r)if(s==="	"){let l=4-t%4;n+=" ".repeat(l),
t+=l}else n+=s,t++;return n}function jt(r,e){let t="";for(let n=0;n<r.length;n++){if(r[n]==="`"){let s=e.inline.code.exec(
r.slice(n));if(s){t+=s[0],n+=s[0].length-1;continue}}if(r[n]==="\\"&&(r[n+1]==="["||r[n+1]==="]")){t+=r[n+1],n++;continue}
t+=r[n]}return t}function ve(r,e,t,n,s){let l=e.href,i=e.title||null,a=jt(r[1],s),o=r[0].charAt(0)==="!",p=n.state.inLink,
c=n.state.linkEmitted,u=n.state.inRawBlock;n.state.inLink=!0,n.state.linkEmitted=!1;let h=n.inlineTokens(a),k=n.state.linkEmitted;
if(n.state.linkEmitted=c,n.state.inLink=p,!o){if(k){n.state.inRawBlock=u;return}n.state.linkEmitted=!0}return{type:o?"im\
age":"link",raw:t,href:l,title:i,text:a,tokens:h}}function Qt(r,e,t){let n=r.match(t.other.indentCodeCompensation);if(n===
null)return e;let s=n[1];return e.split(`
`).map(l=>{let i=l.match(t.other.beginningSpace);if(i===null)return l;let[a]=i;return l.slice(Math.min(a.length,s.length))}).
join(`
`)}function Ze(r,e,t,n){if(!e.includes("<"))return!1;for(let s=0;s<e.length;s++){if(e[s]==="\\"){s++;continue}if(e[s]===
"`"){let a=n.inline.code.exec(e.slice(s));if(a){s+=a[0].length-1;continue}}if(e[s]!=="<")continue;let l=r.slice(t+s),i=n.
inline.tag.exec(l)||n.inline.autolink.exec(l);if(i){if(i[0].length>e.length-s)return!0;s+=i[0].length-1}}return!1}var B=class{options;rules;lexer;constructor(r){
this.options=r||C}space(r){let e=this.rules.block.newline.exec(r);if(e&&e[0].length>0)return{type:"space",raw:e[0]}}code(r){
let e=this.rules.block.code.exec(r);if(e){let t=this.options.pedantic?e[0]:Ee(e[0]),n=t.replace(this.rules.other.codeRemoveIndent,
"");return{type:"code",raw:t,codeBlockStyle:"indented",text:n}}}fences(r){let e=this.rules.block.fences.exec(r);if(e){let t=e[0],
n=Qt(t,e[3]||"",this.rules);return e[3]!==void 0&&(n===""||n.endsWith(`
`))&&(n+=`
`),{type:"code",raw:t,lang:e[2]?e[2].trim().replace(this.rules.inline.anyPunctuation,"$1"):e[2],text:n}}}heading(r){let e=this.
rules.block.heading.exec(r);if(e){let t=e[2].trim();if(this.rules.other.endingHash.test(t)){let n=T(t,"#");(this.options.
pedantic||!n||this.rules.other.endingSpaceTabChar.test(n))&&(t=n.trim())}return{type:"heading",raw:T(e[0],`
`),depth:e[1].length,text:t,tokens:this.lexer.inline(t)}}}hr(r){let e=this.rules.block.hr.exec(r);if(e)return{type:"hr",
raw:T(e[0],`
`)}}blockquote(r){let e=this.rules.block.blockquote.exec(r);if(e){let t=T(e[0],`
`).split(`
`),n="",s="",l=[];for(;t.length>0;){let i=!1,a=[],o;for(o=0;o<t.length;o++)if(this.rules.other.blockquoteStart.test(t[o]))
a.push(t[o]),i=!0;else if(!i)a.push(t[o]);else break;t=t.slice(o);let p=a.join(`
`),c=p.replace(this.rules.other.blockquoteMarkerWhitespace,(k,f,w)=>w.startsWith(" ")?f+" "+w.slice(1):f+V(w,f.length)).
replace(this.rules.other.blockquoteSetextReplace,`
    $1`).replace(this.rules.other.blockquoteSetextReplace2,"");n=n?`${n}
${p}`:p,s=s?`${s}
${c}`:c;let u=this.lexer.state.top;if(this.lexer.state.top=!0,this.lexer.blockTokens(c,l,!0),this.lexer.state.top=u,t.length===
0)break;let h=l.at(-1);if(h?.type==="code"||h?.type==="heading"||h?.type==="hr"||h?.type==="html"||h?.type==="table")break;
if(h?.type==="blockquote"){let k=h,f=t.join(`
`),w=k.raw+`
`+f.replace(this.rules.other.blockquoteSetextReplace2,""),d=this.blockquote(w);l[l.length-1]=d;let b=w.substring(d.raw.length).
replace(/^\n/,""),z=b?b.split(`
`).length:0,m=z?t.slice(0,-z):t;if(m.length>0&&(n=`${n}
${m.join(`
`)}`),s=s.substring(0,s.length-k.text.length)+d.text,t=t.slice(m.length),t.length>0&&this.rules.other.blockquoteStart.test(
t[0]))continue;break}else if(h?.type==="list"){let k=h,f=k.raw+`
`+t.join(`
`),w=this.list(f);l[l.length-1]=w;let d=w.raw.length>k.raw.length?f.slice(k.raw.length+1,w.raw.length).split(`
`).length:0;if(d>0){let b=t.slice(0,d).join(`
`);n=`${n}
${b}`,s=`${s}
${b}`}if(t=t.slice(d),t.length>0&&!this.rules.other.blockquoteStart.test(t[0]))break;continue}}return{type:"blockquote",
raw:n,tokens:l,text:s}}}list(r){let e=this.rules.block.list.exec(r);if(e){if(!this.options.pedantic&&this.lexer.state.lastToken?.
type==="text"&&!this.rules.other.listInterruptsParagraph.test(r))return;let t=r,n=()=>t.length-r.length,s=e[1].trim(),l=s.
length>1,i={type:"list",raw:"",ordered:l,start:l?+s.slice(0,-1):"",loose:!1,items:[]};s=l?`\\d{1,9}\\${s.slice(-1)}`:`\\${s}`,
this.options.pedantic&&(s=l?s:"[*+-]");let a=this.rules.other.listItemRegex(s),o=!1;for(;r;){let u=!1,h="";if(!(e=a.exec(
r))||this.rules.block.hr.test(r))break;let k=n();r=r.substring(e[0].length);let f=e[2].split(`
`,1)[0],w=e[1].length,d=this.options.pedantic?V(f,w):f.replace(this.rules.other.leadingSpaceTab,D=>V(D,w)),b=r.split(`
`,1)[0],z=!d.trim(),m=0;if(this.options.pedantic?(m=2,h=d.trimStart()):z?m=w+1:(m=d.search(this.rules.other.nonSpaceChar),
m=m>4?1:m,h=d.slice(m),m+=w),z&&this.rules.other.blankLine.test(b)&&(r=r.substring(b.length+1),u=!0),!u){let D=this.rules.
other.nextBulletRegex(m),X=this.rules.other.hrRegex(m),ee=this.rules.other.fencesBeginRegex(m),q=this.options.pedantic?this.
rules.other.pedanticHeadingBeginRegex(m):this.rules.other.headingBeginRegex(m),G=this.rules.other.htmlBeginRegex(m),te=this.
rules.other.blockquoteBeginRegex(m),ge=!1;for(;r;){let De=r.split(`
`,1)[0],M;if(b=De,this.options.pedantic?(b=b.replace(this.rules.other.listReplaceNesting,"  "),M=b):M=b.replace(this.rules.
other.leadingSpaceTab,R=>V(R)),ee.test(b)||q.test(b)||G.test(b)||te.test(b)||D.test(b)||X.test(b))break;if(M.search(this.
rules.other.nonSpaceChar)>=m||!b.trim())h+=`
`+M.slice(m),ge=!1;else{if(z)break;let R=d;if(!this.options.pedantic&&!h.includes(`
`)&&!d.includes("	")){let O;for(;!X.test(R)&&(O=this.rules.other.nestedBlockMarker.exec(R));)R=R.slice(O[0].length);if(!R.
trim())break}if(R.replace(this.rules.other.tabCharGlobal,"    ").search(this.rules.other.nonSpaceChar)>=4||ee.test(R)||q.
test(R)||G.test(R)||X.test(R))break;if(!this.options.pedantic&&!ge){let O=d.replace(this.rules.other.nestedContainerMarkers,
"");if(this.rules.block.fences.test(O)||this.rules.block.heading.test(O)||this.rules.block.hr.test(O))break}let Ft=!this.
options.pedantic&&/^ {0,3}(?:=+|-+) *$/.test(b)&&this.rules.block.lheading.test(`${d}
${b}`)?`    ${M.replace(/^ {0,3}/,"")}`:b;h+=`
`+Ft,ge=!0}z=!b.trim(),r=r.substring(De.length+1),d=M.slice(m)}}let W=t.slice(k,n());i.loose||(o?i.loose=!0:this.rules.other.
doubleBlankLine.test(W)&&(o=!0)),i.items.push({type:"list_item",raw:W,task:!!this.options.gfm&&this.rules.other.listIsTask.
test(h),loose:!1,text:h,tokens:[]})}let p=i.items.at(-1);if(p)p.raw=p.raw.trimEnd(),p.text=p.text.trimEnd();else return;
i.raw=t.slice(0,n()).trimEnd();let c=[];for(let u of i.items)if(this.lexer.state.top=!1,c.push(this.lexer.inlineQueue.length),
u.tokens=this.lexer.blockTokens(u.text,[]),!i.loose){let h=u.tokens.filter(f=>f.type==="space"),k=h.length>0&&h.some(f=>this.
rules.other.anyLine.test(f.raw));i.loose=k}for(let u=0;u<i.items.length;u++){let h=i.items[u],k=h.tokens[0];if(h.task&&(k?.
type==="text"||k?.type==="paragraph")){h.text=h.text.replace(this.rules.other.listReplaceTask,""),k.raw=k.raw.replace(this.
rules.other.listReplaceTask,""),k.text=k.text.replace(this.rules.other.listReplaceTask,"");let f=this.lexer.inlineQueue;
for(let d=c[u];d<f.length;d++)if(f[d].tokens===k.tokens){f[d].src=f[d].src.replace(this.rules.other.listReplaceTask,"");
break}let w=this.rules.other.listTaskCheckbox.exec(h.raw);if(w){let d={type:"checkbox",raw:w[0]+" ",checked:w[0]!=="[ ]"};
h.checked=d.checked,i.loose?h.tokens[0]&&["paragraph","text"].includes(h.tokens[0].type)&&"tokens"in h.tokens[0]&&h.tokens[0].
tokens?(h.tokens[0].raw=d.raw+h.tokens[0].raw,h.tokens[0].text=d.raw+h.tokens[0].text,h.tokens[0].tokens.unshift(d)):h.tokens.
unshift({type:"paragraph",raw:d.raw,text:d.raw,tokens:[d]}):h.tokens.unshift(d)}}else h.task&&(h.task=!1)}if(i.loose)for(let u of i.
items){u.loose=!0;for(let h of u.tokens)h.type==="text"&&(h.type="paragraph")}return i}}html(r){let e=this.rules.block.html.
exec(r);if(e){if(this.lexer.state.lastToken?.type==="paragraph"&&!this.rules.other.htmlBeginRegex(4).test(r))return;let t=Ee(
e[0]);return{type:"html",block:!0,raw:t,pre:e[1]==="pre"||e[1]==="script"||e[1]==="style",text:t}}}def(r){let e=this.rules.
block.def.exec(r);if(e){if(!this.rules.other.startAngleBracket.test(e[2])&&Be(e[2],"()")!==-1)return;let t=K(e[1]),n=e[2]?
e[2].replace(this.rules.other.hrefBrackets,"$1").replace(this.rules.inline.anyPunctuation,"$1"):"",s=e[3]?e[3].substring(
1,e[3].length-1).replace(this.rules.inline.anyPunctuation,"$1"):e[3];return{type:"def",tag:t,raw:T(e[0],`
`),href:n,title:s}}}table(r){let e=this.rules.block.table.exec(r);if(!e||!this.rules.other.tableDelimiter.test(e[2]))return;
let t=Ie(e[1]),n=e[2].replace(this.rules.other.tableAlignChars,"").split("|"),s=e[3]?.trim()?e[3].replace(this.rules.other.
tableRowBlankLine,"").split(`
`):[],l={type:"table",raw:T(e[0],`
`),header:[],align:[],rows:[]};if(t.length===n.length){for(let i of n)this.rules.other.tableAlignRight.test(i)?l.align.push(
"right"):this.rules.other.tableAlignCenter.test(i)?l.align.push("center"):this.rules.other.tableAlignLeft.test(i)?l.align.
push("left"):l.align.push(null);for(let i=0;i<t.length;i++)l.header.push({text:t[i],tokens:this.lexer.inline(t[i]),header:!0,
align:l.align[i]});for(let i of s)l.rows.push(Ie(i,l.header.length).map((a,o)=>({text:a,tokens:this.lexer.inline(a),header:!1,
align:l.align[o]})));return l}}lheading(r){let e=this.rules.block.lheading.exec(r);if(e){let t=e[1].trim();return{type:"\
heading",raw:T(e[0],`
`),depth:e[2].charAt(0)==="="?1:2,text:t,tokens:this.lexer.inline(t)}}}paragraph(r){let e=this.rules.block.paragraph.exec(
r);if(e){let t=e[1].charAt(e[1].length-1)===`
`?e[1].slice(0,-1):e[1];return{type:"paragraph",raw:e[0],text:t,tokens:this.lexer.inline(t)}}}text(r){let e=this.rules.block.
text.exec(r);if(e)return{type:"text",raw:e[0],text:e[0],tokens:this.lexer.inline(e[0])}}escape(r){if(r.charCodeAt(0)!==92)
return;let e=this.rules.inline.escape.exec(r);if(e)return{type:"escape",raw:e[0],text:e[1]}}tag(r){if(r.charCodeAt(0)!==
60)return;let e=this.rules.inline.tag.exec(r);if(e)return!this.lexer.state.inLink&&this.rules.other.startATag.test(e[0])?
this.lexer.state.inLink=!0:this.lexer.state.inLink&&this.rules.other.endATag.test(e[0])&&(this.lexer.state.inLink=!1),!this.
lexer.state.inRawBlock&&this.rules.other.startPreScriptTag.test(e[0])?this.lexer.state.inRawBlock=!0:this.lexer.state.inRawBlock&&
this.rules.other.endPreScriptTag.test(e[0])&&(this.lexer.state.inRawBlock=!1),{type:"html",raw:e[0],inLink:this.lexer.state.
inLink,inRawBlock:this.lexer.state.inRawBlock,block:!1,text:e[0]}}link(r){if(this.lexer.state.linkParenPossible===!1)return;
let e=r.charCodeAt(0);if(e!==91&&e!==33)return;let t=this.rules.inline.link.exec(r);if(t){let n=t[0].charAt(0)==="!"?2:1;
if(!this.options.pedantic&&Ze(r,t[1],n,this.rules))return;let s=t[2].trim();if(!this.options.pedantic&&this.rules.other.
startAngleBracket.test(s)){if(!this.rules.other.endAngleBracket.test(s))return;let o=T(s.slice(0,-1),"\\");if((s.length-
o.length)%2===0)return}else{let o=Be(t[2],"()");if(o===-2)return;if(o>-1){let p=(t[0].indexOf("!")===0?5:4)+t[1].length+
o;t[2]=t[2].substring(0,o),t[0]=t[0].substring(0,p).trim(),t[3]=""}}let l=T(t[0].slice(0,-1),"\\");if((t[0].length-l.length)%
2===0)return;let i=t[2],a="";if(this.options.pedantic){let o=this.rules.other.pedanticHrefTitle.exec(i);o&&(i=o[1],a=o[3])}else
a=t[3]?t[3].slice(1,-1):"";return i=i.trim(),this.rules.other.startAngleBracket.test(i)&&(this.options.pedantic&&!this.rules.
other.endAngleBracket.test(s)?i=i.slice(1):i=i.slice(1,-1)),ve(t,{href:i&&i.replace(this.rules.inline.anyPunctuation,"$1"),
title:a&&a.replace(this.rules.inline.anyPunctuation,"$1")},t[0],this.lexer,this.rules)}}reflink(r,e){let t=r.charCodeAt(
0);if(t!==91&&t!==33)return;let n;if((n=this.rules.inline.reflink.exec(r))||(n=this.rules.inline.nolink.exec(r))){let s=n[0].
charAt(0)==="!"?2:1;if(!this.options.pedantic&&Ze(r,n[1],s,this.rules))return;let l=e[K(n[2]||n[1])];if(!l){let i=n[0].charAt(
0);return{type:"text",raw:i,text:i}}return ve(n,l,n[0],this.lexer,this.rules)}}emStrong(r,e,t=""){let n=this.rules.inline.
emStrongLDelim.exec(r);if(!n||!n[1]&&!n[2]&&!n[3]&&!n[4])return;let s=n[0][0],l=t===s,i=e.length-r.length,a=i;for(;!this.
options.pedantic&&a>0&&e[a-1]===s;)a--;let o=[...e.slice(Math.max(0,a-2),a)].at(-1)??"",p=o==="*"||o==="_"||!!this.rules.
inline.punctuation.exec(o);a<i&&(t=o);let c=a<i?p:t==="*"||t==="_"||!!this.rules.inline.punctuation.exec(t);if(n[4]&&t.match(
this.rules.other.unicodeAlphaNumeric))return;let u=n[1]||n[3]||"";if(!u||!t||c){let h=[...n[0]].length-1,k,f,w=h,d=0,b=i-
a+h,z=!this.options.pedantic&&!!o.trim()&&(!!u||s==="*"&&!p);if(s!=="*"&&s!=="_")return;let m=s==="*"?this.rules.inline.
emStrongRDelimAst:this.rules.inline.emStrongRDelimUnd,W=Le(this,e,s),D=e.length-r.length+h;if(W<D)return;e=e.slice(-1*r.
length+h);let X=W-D;for(m.lastIndex=0;(n=m.exec(e))!==null&&!(n.index>X);){if(k=n[1]||n[2]||n[3]||n[4]||n[5]||n[6],!k)continue;
if(f=[...k].length,n[3]||n[4]){w+=f;continue}else if((n[5]||n[6]||z)&&b%3&&!((b+f)%3)){if(l&&(n[5]||n[6]))break;d+=f;continue}
if(w-=f,w>0)continue;f=Math.min(f,f+w+d);let ee=[...n[0]][0].length,q=r.slice(0,h+n.index+ee+f);if(Math.min(h,f)%2){let te=q.
slice(1,-1);return{type:"em",raw:q,text:te,tokens:this.lexer.inlineTokens(te)}}let G=q.slice(2,-2);return{type:"strong",
raw:q,text:G,tokens:this.lexer.inlineTokens(G)}}}}codespan(r){if(r.charCodeAt(0)!==96)return;let e=this.rules.inline.code.
exec(r);if(e){let t=e[2].replace(this.rules.other.newLineCharGlobal," "),n=this.rules.other.nonSpaceChar.test(t),s=this.
rules.other.startingSpaceChar.test(t)&&this.rules.other.endingSpaceChar.test(t);return n&&s&&(t=t.substring(1,t.length-1)),
{type:"codespan",raw:e[0],text:t}}}br(r){let e=r.charCodeAt(0);if(e!==32&&e!==92&&e!==10)return;let t=this.rules.inline.
br.exec(r);if(t)return{type:"br",raw:t[0]}}del(r,e,t=""){if(r.charCodeAt(0)!==126)return;let n=this.rules.inline.delLDelim.
exec(r);if(n&&(!n[1]||!t||this.rules.inline.punctuation.exec(t))){let s=[...n[0]].length-1,l,i,a=s,o=this.rules.inline.delRDelim,
p=qe(this,e),c=e.length-r.length+s;if(p<c)return;e=e.slice(-1*r.length+s);let u=p-c;for(o.lastIndex=0;(n=o.exec(e))!==null&&
!(n.index>u);){if(l=n[1]||n[2]||n[3]||n[4]||n[5]||n[6],!l||(i=[...l].length,i!==s))continue;if(n[3]||n[4]){a+=i;continue}
if(a-=i,a>0)continue;i=Math.min(i,i+a);let h=[...n[0]][0].length,k=r.slice(0,s+n.index+h+i),f=k.slice(s,-s);return{type:"\
del",raw:k,text:f,tokens:this.lexer.inlineTokens(f)}}}}autolink(r){if(r.charCodeAt(0)!==60)return;let e=this.rules.inline.
autolink.exec(r);if(e){let t,n;return e[2]==="@"?(t=e[1],n="mailto:"+t):(t=e[1],n=t),{type:"link",raw:e[0],text:t,href:n,
autolink:!0,tokens:[{type:"text",raw:t,text:t}]}}}url(r){let e;if(e=this.rules.inline.url.exec(r)){let t,n;if(e[2]==="@")
t=e[0],n="mailto:"+t;else{let s;do s=e[0],e[0]=this.rules.inline._backpedal.exec(e[0])?.[0]??"";while(s!==e[0]);t=e[0],e[1]===
"www."?n="http://"+e[0]:n=e[0]}return{type:"link",raw:e[0],text:t,href:n,autolink:!0,tokens:[{type:"text",raw:t,text:t}]}}}inlineText(r){
let e=this.rules.inline.text.exec(r);if(e){let t=this.lexer.state.inRawBlock;return{type:"text",raw:e[0],text:t?e[0]:Dt(
e[0]),escaped:t}}}},y=class ke{tokens;options;state;inlineQueue;tokenizer;constructor(e){this.tokens=[],this.tokens.links=
Object.create(null),this.options=e||C,this.options.tokenizer=this.options.tokenizer||new B,this.tokenizer=this.options.tokenizer,
this.tokenizer.options=this.options,this.tokenizer.lexer=this,this.inlineQueue=[],this.state={inLink:!1,inRawBlock:!1,linkEmitted:!1,
linkParenPossible:!0,top:!0};let t={other:S,block:J.normal,inline:N.normal};this.options.pedantic?(t.block=J.pedantic,t.
inline=N.pedantic):this.options.gfm&&(t.block=J.gfm,this.options.breaks?t.inline=N.breaks:t.inline=N.gfm),this.tokenizer.
rules=t}static get rules(){return{block:J,inline:N}}static lex(e,t){return new ke(t).lex(e)}static lexInline(e,t){return new ke(
t).inlineTokens(e)}lex(e){e=e.replace(S.carriageReturn,`
`),this.blockTokens(e,this.tokens);for(let t=0;t<this.inlineQueue.length;t++){let n=this.inlineQueue[t];this.state.inRawBlock=
!1,this.inlineTokens(n.src,n.tokens)}return this.inlineQueue=[],this.tokens}blockTokens(e,t=[],n=!1){this.tokenizer.lexer=
this;let s=this.state.lastToken;this.options.pedantic&&(e=e.replace(S.tabCharGlobal,"    ").replace(S.spaceLine,""));let l=1/0,
i,a=this.options.gfm&&!this.options.pedantic&&this.tokenizer.paragraph===B.prototype.paragraph;for(;e;){if(e.length<l)l=
e.length;else{this.infiniteLoopError(e.charCodeAt(0));break}this.state.lastToken=t.at(-1);let o;if(this.options.extensions?.
block?.some(c=>(o=c.call({lexer:this},e,t))?(e=e.substring(o.raw.length),t.push(o),!0):!1))continue;if(o=this.tokenizer.
space(e)){e=e.substring(o.raw.length);let c=t.at(-1);o.raw.length===1&&c!==void 0?c.raw+=`
`:t.push(o);continue}if(o=this.tokenizer.code(e)){e=e.substring(o.raw.length);let c=t.at(-1);c?.type==="paragraph"||c?.type===
"text"?(c.raw+=(c.raw.endsWith(`
`)?"":`
`)+o.raw,c.text+=`
`+o.text,this.inlineQueue.at(-1).src=c.text):t.push(o);continue}if(o=this.tokenizer.fences(e)){e=e.substring(o.raw.length),
t.push(o);continue}if(o=this.tokenizer.heading(e)){e=e.substring(o.raw.length),t.push(o);continue}if(o=this.tokenizer.hr(
e)){e=e.substring(o.raw.length),t.push(o);continue}if(o=this.tokenizer.blockquote(e)){e=e.substring(o.raw.length),t.push(
o);continue}if(o=this.tokenizer.list(e)){e=e.substring(o.raw.length),t.push(o);continue}if(o=this.tokenizer.html(e)){e=e.
substring(o.raw.length),t.push(o);continue}if(o=this.tokenizer.def(e)){e=e.substring(o.raw.length);let c=t.at(-1);c?.type===
"paragraph"||c?.type==="text"?(c.raw+=(c.raw.endsWith(`
`)?"":`
`)+o.raw,c.text+=`
`+o.raw,this.inlineQueue.at(-1).src=c.text):(this.tokens.links[o.tag]||(this.tokens.links[o.tag]={href:o.href,title:o.title}),
t.push(o));continue}if(o=this.tokenizer.table(e)){e=e.substring(o.raw.length),t.push(o);continue}if(o=this.tokenizer.lheading(
e)){e=e.substring(o.raw.length),t.push(o);continue}let p=e;if(this.options.extensions?.startBlock){let c=1/0,u=e.slice(1),
h;this.options.extensions.startBlock.forEach(k=>{h=k.call({lexer:this},u),typeof h=="number"&&h>=0&&(c=Math.min(c,h))}),
c<1/0&&c>=0&&(p=e.substring(0,c+1))}if(this.state.top&&(o=this.tokenizer.paragraph(p))){let c=t.at(-1);(n||c===i&&a)&&c?.
type==="paragraph"?(c.raw+=(c.raw.endsWith(`
`)?"":`
`)+o.raw,c.text+=`
`+o.text,this.inlineQueue.pop(),this.inlineQueue.at(-1).src=c.text,i=c):(t.push(o),i=o),n=p.length!==e.length,e=e.substring(
o.raw.length);continue}if(o=this.tokenizer.text(e)){e=e.substring(o.raw.length);let c=t.at(-1);c?.type==="text"?(c.raw+=
(c.raw.endsWith(`
`)?"":`
`)+o.raw,c.text+=`
`+o.text,this.inlineQueue.pop(),this.inlineQueue.at(-1).src=c.text):t.push(o);continue}if(e){this.infiniteLoopError(e.charCodeAt(
0));break}}return this.state.top=!0,this.state.lastToken=s,t}inline(e,t=[]){return this.inlineQueue.push({src:e,tokens:t}),
t}linkInText(e){if(!e.includes("["))return!1;let t=this.tokenizer.rules.inline.link;for(let n of e.matchAll(this.tokenizer.
rules.inline.blockSkip))if(t.test(n[0])&&e.charAt(n.index-1)!=="!")return!0;for(let n of e.matchAll(this.tokenizer.rules.
inline.reflinkSearch)){let s=n[0],l=s.lastIndexOf("[");if(!(s.charAt(0)==="!"||!Object.hasOwn(this.tokens.links,K(s.slice(
l+1,-1))))&&!(l>1&&this.linkInText(s.slice(1,l-1))))return!0}return!1}inlineTokens(e,t=[]){this.tokenizer.lexer=this;let n=this.
state.linkParenPossible;this.state.linkParenPossible=e.includes(")");try{return this.#t(e,t)}finally{this.state.linkParenPossible=
n}}#t(e,t){let n=e.includes("*")||e.includes("_")||e.includes("~"),s=n||this.options.hooks?.emStrongMask||this.tokenizer.
emStrong!==B.prototype.emStrong||this.tokenizer.del!==B.prototype.del?this.#n(e):e;if(!n)return this.#e(e,s,t);Mt(this.tokenizer,
s);try{return this.#e(e,s,t)}finally{Ot(this.tokenizer)}}#e(e,t,n){let s=!1,l="",i=1/0;for(;e;){if(e.length<i)i=e.length;else{
this.infiniteLoopError(e.charCodeAt(0));break}s||(l=""),s=!1;let a;if(this.options.extensions?.inline?.some(c=>(a=c.call(
{lexer:this},e,n))?(e=e.substring(a.raw.length),n.push(a),!0):!1))continue;if(a=this.tokenizer.escape(e)){e=e.substring(
a.raw.length),n.push(a);continue}if(a=this.tokenizer.tag(e)){e=e.substring(a.raw.length),n.push(a);continue}if(a=this.tokenizer.
link(e)){e=e.substring(a.raw.length),n.push(a);continue}if(a=this.tokenizer.reflink(e,this.tokens.links)){e=e.substring(
a.raw.length);let c=n.at(-1);a.type==="text"&&c?.type==="text"?(c.raw+=a.raw,c.text+=a.text):n.push(a);continue}let o=e[0];
if(o==="*"||o==="_"){let c=t.length-e.length;if(Le(this.tokenizer,t,o)<=c){let u=1;for(;u<e.length&&e.charCodeAt(u)===o.
charCodeAt(0);)u++;let h=e.substring(0,u),k=n.at(-1);k?.type==="text"&&!k.escaped?(k.raw+=h,k.text+=h):n.push({type:"tex\
t",raw:h,text:h,escaped:!1}),e=e.substring(u),l=o,s=!0;continue}}else if(o==="~"){let c=t.length-e.length;if(qe(this.tokenizer,
t)<=c){let u=1;for(;u<e.length&&e.charCodeAt(u)===126;)u++;let h=e.substring(0,u),k=n.at(-1);k?.type==="text"&&!k.escaped?
(k.raw+=h,k.text+=h):n.push({type:"text",raw:h,text:h,escaped:!1}),e=e.substring(u),l=o,s=!0;continue}}if(a=this.tokenizer.
emStrong(e,t,l)){e=e.substring(a.raw.length),n.push(a);continue}if(a=this.tokenizer.codespan(e)){e=e.substring(a.raw.length),
n.push(a);continue}if(a=this.tokenizer.br(e)){e=e.substring(a.raw.length),n.push(a);continue}if(a=this.tokenizer.del(e,t,
l)){e=e.substring(a.raw.length),n.push(a);continue}if(a=this.tokenizer.autolink(e)){e=e.substring(a.raw.length),n.push(a);
continue}if(!this.state.inLink&&(a=this.tokenizer.url(e))){e=e.substring(a.raw.length),n.push(a);continue}let p=e;if(this.
options.extensions?.startInline){let c=1/0,u=e.slice(1),h;this.options.extensions.startInline.forEach(k=>{h=k.call({lexer:this},
u),typeof h=="number"&&h>=0&&(c=Math.min(c,h))}),c<1/0&&c>=0&&(p=e.substring(0,c+1))}if(a=this.tokenizer.inlineText(p)){
e=e.substring(a.raw.length),a.raw.slice(-1)!=="_"&&(l=a.raw.slice(-1)),s=!0;let c=n.at(-1);c?.type==="text"?(c.raw+=a.raw,
c.text+=a.text):n.push(a);continue}if(e){this.infiniteLoopError(e.charCodeAt(0));break}}return n}#r(e){let{blockSkip:t,tag:n,
autolink:s}=this.tokenizer.rules.inline,l="",i=0,a;for(t.lastIndex=0;a=t.exec(e);){let o=a.index+(a[2]?a[2].length:0),p=a.
index+a[0].length;if(e.charAt(o)==="<"){let c=e.slice(o),u=n.exec(c)||s.exec(c);if(!u){t.lastIndex=o+1;continue}p=o+u[0].
length,t.lastIndex=p}l+=e.slice(i,o)+"["+"a".repeat(p-o-2)+"]",i=p}return l+e.slice(i)}#n(e){let t=e;if(this.tokens.links&&
e.includes("[")){let n=this.tokenizer.rules.inline.reflinkSearch,s=l=>{let i=l.lastIndexOf("[");if(!Object.hasOwn(this.tokens.
links,K(l.slice(i+1,-1))))return l;if(i>1&&l.charAt(0)!=="!"){let a=l.slice(1,i-1);if(this.linkInText(a))return"["+a.replace(
n,s)+"]["+"a".repeat(l.length-i-2)+"]"}return"["+"a".repeat(l.length-2)+"]"};t=t.replace(n,s)}return t=t.replace(this.tokenizer.
rules.inline.anyPunctuationOutsideCode,(n,s,l)=>l?"+".repeat(n.length):s?s+n.slice(s.length,-s.length).replace(/`/g,"+")+
s:n),t=this.#r(t),t=this.options.hooks?.emStrongMask?.call({lexer:this},t)??t,t}infiniteLoopError(e){let t="Infinite loo\
p on byte: "+e;if(this.options.silent)console.error(t);else throw new Error(t)}},Y=class{options;parser;constructor(r){this.
options=r||C}space(r){return""}code({text:r,lang:e,escaped:t}){let n=(e||"").match(S.notSpaceStart)?.[0],s=r?r.replace(S.
endingNewline,"")+`
`:"";return n?'<pre><code class="language-'+$(n)+'">'+(t?s:$(s,!0))+`</code></pre>
`:"<pre><code>"+(t?s:$(s,!0))+`</code></pre>
`}blockquote({tokens:r}){return`<blockquote>
${this.parser.parse(r)}</blockquote>
`}html({text:r}){return r}def(r){return""}heading({tokens:r,depth:e}){return`<h${e}>${this.parser.parseInline(r)}</h${e}\
>
`}hr(r){return`<hr>
`}list(r){let e=r.ordered,t=r.start,n="";for(let i=0;i<r.items.length;i++){let a=r.items[i];n+=this.listitem(a)}let s=e?
"ol":"ul",l=e&&t!==1?' start="'+t+'"':"";return"<"+s+l+`>
`+n+"</"+s+`>
`}listitem(r){return`<li>${this.parser.parse(r.tokens)}</li>
`}checkbox({checked:r}){return"<input "+(r?'checked="" ':"")+'disabled="" type="checkbox"> '}paragraph({tokens:r}){return`\
<p>${this.parser.parseInline(r)}</p>
`}table(r){let e="",t="";for(let s=0;s<r.header.length;s++)t+=this.tablecell(r.header[s]);e+=this.tablerow({text:t});let n="";
for(let s=0;s<r.rows.length;s++){let l=r.rows[s];t="";for(let i=0;i<l.length;i++)t+=this.tablecell(l[i]);n+=this.tablerow(
{text:t})}return n&&(n=`<tbody>${n}</tbody>`),`<table>
<thead>
`+e+`</thead>
`+n+`</table>
`}tablerow({text:r}){return`<tr>
${r}</tr>
`}tablecell(r){let e=this.parser.parseInline(r.tokens),t=r.header?"th":"td";return(r.align?`<${t} align="${r.align}">`:`\
<${t}>`)+e+`</${t}>
`}strong({tokens:r}){return`<strong>${this.parser.parseInline(r)}</strong>`}em({tokens:r}){return`<em>${this.parser.parseInline(
r)}</em>`}codespan({text:r}){return`<code>${$(r,!0)}</code>`}br(r){return"<br>"}del({tokens:r}){return`<del>${this.parser.
parseInline(r)}</del>`}link({href:r,title:e,text:t,tokens:n,autolink:s}){let l=s?$(t,!0):this.parser.parseInline(n),i=Ce(
r);if(i===null)return l;r=$(i,s);let a='<a href="'+r+'"';return e&&(a+=' title="'+$(e)+'"'),a+=">"+l+"</a>",a}image({href:r,
title:e,text:t,tokens:n}){n&&(t=this.parser.parseInline(n,this.parser.textRenderer));let s=Ce(r);if(s===null)return $(t);
r=s;let l=`<img src="${$(r)}" alt="${$(t)}"`;return e&&(l+=` title="${$(e)}"`),l+=">",l}text(r){return"tokens"in r&&r.tokens?
this.parser.parseInline(r.tokens):"escaped"in r&&r.escaped?r.text:$(r.text)}},ue=class{parser;strong({text:r,tokens:e}){
return e?this.parser.parseInline(e,this):r}em({text:r,tokens:e}){return e?this.parser.parseInline(e,this):r}codespan({text:r}){
return r}del({text:r,tokens:e}){return e?this.parser.parseInline(e,this):r}html({text:r}){return r}text({text:r}){return r}link({
text:r,tokens:e}){return e?this.parser.parseInline(e,this):r}image({text:r,tokens:e}){return e?this.parser.parseInline(e,
this):r}br(){return`
`}checkbox({raw:r}){return r}},A=class de{options;renderer;textRenderer;constructor(e){this.options=e||C,this.options.renderer=
this.options.renderer||new Y,this.renderer=this.options.renderer,this.renderer.options=this.options,this.renderer.parser=
this,this.textRenderer=new ue,this.textRenderer.parser=this}static parse(e,t){return new de(t).parse(e)}static parseInline(e,t){
return new de(t).parseInline(e)}parse(e){this.renderer.parser=this;let t="";for(let n=0;n<e.length;n++){let s=e[n];if(this.
options.extensions?.renderers?.[s.type]){let i=s,a=this.options.extensions.renderers[i.type].call({parser:this},i);if(a!==
!1||!["space","hr","heading","code","table","blockquote","list","checkbox","html","def","paragraph","text"].includes(i.type)){
t+=a===!1?"":a??"";continue}}let l=s;switch(l.type){case"space":{t+=this.renderer.space(l);break}case"hr":{t+=this.renderer.
hr(l);break}case"heading":{t+=this.renderer.heading(l);break}case"code":{t+=this.renderer.code(l);break}case"table":{t+=
this.renderer.table(l);break}case"blockquote":{t+=this.renderer.blockquote(l);break}case"list":{t+=this.renderer.list(l);
break}case"checkbox":{t+=this.renderer.checkbox(l);break}case"html":{t+=this.renderer.html(l);break}case"def":{t+=this.renderer.
def(l);break}case"paragraph":{t+=this.renderer.paragraph(l);break}case"text":{t+=this.renderer.text(l);break}default:{let i='\
Token with "'+l.type+'" type was not found.';if(this.options.silent)return console.error(i),"";throw new Error(i)}}}return t}parseInline(e,t=this.
renderer){this.renderer.parser=this;let n="";for(let s=0;s<e.length;s++){let l=e[s];if(this.options.extensions?.renderers?.[l.
type]){let a=this.options.extensions.renderers[l.type].call({parser:this},l);if(a!==!1||!["escape","html","link","image",
"checkbox","strong","em","codespan","br","del","text"].includes(l.type)){n+=a===!1?"":a??"";continue}}let i=l;switch(i.type){case"\
escape":{n+=t.text(i);break}case"html":{n+=t.html(i);break}case"link":{n+=t.link(i);break}case"image":{n+=t.image(i);break}case"\
checkbox":{n+=t.checkbox(i);break}case"strong":{n+=t.strong(i);break}case"em":{n+=t.em(i);break}case"codespan":{n+=t.codespan(
i);break}case"br":{n+=t.br(i);break}case"del":{n+=t.del(i);break}case"text":{n+=t.text(i);break}default:{let a='Token wi\
th "'+i.type+'" type was not found.';if(this.options.silent)return console.error(a),"";throw new Error(a)}}}return n}},F=class{options;block;constructor(r){
this.options=r||C}static passThroughHooks=new Set(["preprocess","postprocess","processAllTokens","emStrongMask"]);static passThroughHooksRespectAsync=new Set(
["preprocess","postprocess","processAllTokens"]);preprocess(r){return r}postprocess(r){return r}processAllTokens(r){return r}emStrongMask(r){
return r}provideLexer(r=this.block){return r?y.lex:y.lexInline}provideParser(r=this.block){return r?A.parse:A.parseInline}};
function P(r,e){if(Array.isArray(e))for(let t=0;t<e.length;t++)r.push(e[t]);else r.push(e)}var Ht=class{defaults=re();options=this.
setOptions;parse=this.parseMarkdown(!0);parseInline=this.parseMarkdown(!1);Parser=A;Renderer=Y;TextRenderer=ue;Lexer=y;Tokenizer=B;Hooks=F;constructor(...r){
this.use(...r)}walkTokens(r,e){let t=[];for(let n of r)switch(P(t,e.call(this,n)),n.type){case"table":{let s=n;for(let l of s.
header)P(t,this.walkTokens(l.tokens,e));for(let l of s.rows)for(let i of l)P(t,this.walkTokens(i.tokens,e));break}case"l\
ist":{let s=n;P(t,this.walkTokens(s.items,e));break}default:{let s=n;this.defaults.extensions?.childTokens?.[s.type]?this.
defaults.extensions.childTokens[s.type].forEach(l=>{let i=s[l].flat(1/0);P(t,this.walkTokens(i,e))}):s.tokens&&P(t,this.
walkTokens(s.tokens,e))}}return t}use(...r){let e=this.defaults.extensions||{renderers:Object.create(null),childTokens:Object.
create(null)};return r.forEach(t=>{let n={...t};if(n.async=this.defaults.async||n.async||!1,t.extensions&&(t.extensions.
forEach(s=>{if(!s.name)throw new Error("extension name required");if("renderer"in s){let l=e.renderers[s.name];l?e.renderers[s.
name]=function(...i){let a=s.renderer.apply(this,i);return a===!1&&(a=l.apply(this,i)),a}:e.renderers[s.name]=s.renderer}
if("tokenizer"in s){if(!s.level||s.level!=="block"&&s.level!=="inline")throw new Error("extension level must be 'block' \
or 'inline'");let l=e[s.level];l?l.unshift(s.tokenizer):e[s.level]=[s.tokenizer],s.start&&(s.level==="block"?e.startBlock?
e.startBlock.push(s.start):e.startBlock=[s.start]:s.level==="inline"&&(e.startInline?e.startInline.push(s.start):e.startInline=
[s.start]))}"childTokens"in s&&s.childTokens&&(e.childTokens[s.name]=s.childTokens)}),n.extensions=e),t.renderer){let s=this.
defaults.renderer||new Y(this.defaults);for(let l in t.renderer){if(!(l in s))throw new Error(`renderer '${l}' does not \
exist`);if(["options","parser"].includes(l))continue;let i=l,a=t.renderer[i],o=s[i];s[i]=(...p)=>{let c=a.apply(s,p);return c===
!1&&(c=o.apply(s,p)),c===!1?"":c??""}}n.renderer=s}if(t.tokenizer){let s=this.defaults.tokenizer||new B(this.defaults);for(let l in t.
tokenizer){if(!(l in s))throw new Error(`tokenizer '${l}' does not exist`);if(["options","rules","lexer"].includes(l))continue;
let i=l,a=t.tokenizer[i],o=s[i];s[i]=(...p)=>{let c=a.apply(s,p);return c===!1&&(c=o.apply(s,p)),c}}n.tokenizer=s}if(t.hooks){
let s=this.defaults.hooks||new F;for(let l in t.hooks){if(!(l in s))throw new Error(`hook '${l}' does not exist`);if(["o\
ptions","block"].includes(l))continue;let i=l,a=t.hooks[i],o=s[i];F.passThroughHooks.has(l)?s[i]=p=>{if(s.options.async&&
F.passThroughHooksRespectAsync.has(l))return(async()=>{let u=await a.call(s,p);return o.call(s,u)})();let c=a.call(s,p);
return o.call(s,c)}:s[i]=(...p)=>{if(s.options.async)return(async()=>{let u=await a.apply(s,p);return u===!1&&(u=await o.
apply(s,p)),u})();let c=a.apply(s,p);return c===!1&&(c=o.apply(s,p)),c}}n.hooks=s}if(t.walkTokens){let s=this.defaults.walkTokens,
l=t.walkTokens;n.walkTokens=function(i){let a=[];return P(a,l.call(this,i)),s&&P(a,s.call(this,i)),a}}this.defaults={...this.
defaults,...n}}),this}setOptions(r){return this.defaults={...this.defaults,...r},this}lexer(r,e){return y.lex(r,e??this.
defaults)}parser(r,e){return A.parse(r,e??this.defaults)}parseMarkdown(r){return(e,t)=>{let n={...t},s={...this.defaults,
...n},l=this.onError(!!s.silent,!!s.async);if(this.defaults.async===!0&&n.async===!1)return l(new Error("marked(): The a\
sync option was set to true by an extension. Remove async: false from the parse options object to return a Promise."));if(typeof e>
"u"||e===null)return l(new Error("marked(): input parameter is undefined or null"));if(typeof e!="string")return l(new Error(
"marked(): input parameter is of type "+Object.prototype.toString.call(e)+", string expected"));if(s.hooks&&(s.hooks.options=
s,s.hooks.block=r),s.async)return(async()=>{let i=s.hooks?await s.hooks.preprocess(e):e,a=await(s.hooks?await s.hooks.provideLexer(
r):r?y.lex:y.lexInline)(i,s),o=s.hooks?await s.hooks.processAllTokens(a):a;s.walkTokens&&await Promise.all(this.walkTokens(
o,s.walkTokens));let p=await(s.hooks?await s.hooks.provideParser(r):r?A.parse:A.parseInline)(o,s);return s.hooks?await s.
hooks.postprocess(p):p})().catch(l);try{s.hooks&&(e=s.hooks.preprocess(e));let i=(s.hooks?s.hooks.provideLexer(r):r?y.lex:
y.lexInline)(e,s);s.hooks&&(i=s.hooks.processAllTokens(i)),s.walkTokens&&this.walkTokens(i,s.walkTokens);let a=(s.hooks?
s.hooks.provideParser(r):r?A.parse:A.parseInline)(i,s);return s.hooks&&(a=s.hooks.postprocess(a)),a}catch(i){return l(i)}}}onError(r,e){
return t=>{if(t.message+=`
Please report this to https://github.com/markedjs/marked.`,r){let n="<p>An error occurred:</p><pre>"+$(t.message+"",!0)+
"</pre>";return e?Promise.resolve(n):n}if(e)return Promise.reject(t);throw t}}},L=new Ht;function x(r,e){return L.parse(
r,e)}x.options=x.setOptions=function(r){return L.setOptions(r),x.defaults=L.defaults,fe(x.defaults),x},x.getDefaults=re,
x.defaults=C;function Nt(...r){return L.use(...r),x.defaults=L.defaults,fe(x.defaults),x}x.use=Nt,x.walkTokens=function(r,e){
return L.walkTokens(r,e)},x.parseInline=L.parseInline,x.Parser=A,x.parser=A.parse,x.Renderer=Y,x.TextRenderer=ue,x.Lexer=
y,x.lexer=y.lex,x.Tokenizer=B,x.Hooks=F,x.parse=x;var Xt=x.options,Gt=x.setOptions,Ut=x.walkTokens,Jt=x.parseInline,Kt=null,
Vt=A.parse,Yt=y.lex})};
