"use strict";exports.id=582,exports.ids=[582],exports.modules={1161:((Ut,Ct,Et)=>{Et.d(Ct,{hl:()=>Rt});const Be=[8364,0,8218,402,8222,
8230,8224,8225,710,8240,352,8249,338,0,381,0,0,8216,8217,8220,8221,8226,8211,8212,732,8482,353,8250,339,0,382,376];function j(i){
return i===0||i>=55296&&i<=57343||i>1114111}function Ve(i){return j(i)?65533:i>=128&&i<=159&&Be[i-128]||i}function ue(i){
return j(i)?65533:i}function X(i){return i-1>>>0<127||i-160>>>0<55136?String.fromCharCode(i):String.fromCodePoint(Ve(i))}
const E=["Q=\xA8`p0AEligMPacutebrevecircyfrgravelphamacrndogonpfpplyFunctionringscrsigntildeumlBackslashrvwedcyecausernoull\
istafropfrevescrumpeqCHcyOPYacutepitalDifferentialDyleyscaronedilirconintdotedillanterDotfrhiircleDotMinusPlusTimeslockw\
iseContourIntegralseCurlyDoubleQuoteQuoteolonengruentinttourIntegralpfroductunterClockwiseContourIntegralrossscrupCapDDo\
trahdJcyScyZcyaggerrrshvcaronyeltafriacriticalAcuteDotubleAcuteGraveTildemondfferentialDopftDotEqualubleContourIntegralD\
otwnArrowLeftArrowRightArrowTeeongLeftArrowRightArrowRightArrowRightArrowTeeUpArrowDownArrowVerticalBarwnArrowBarUpArrow\
BreveLeftRightVectorTeeVectorVectorBarRightTeeVectorVectorBarTeeArrowarrowscrtrokENGTHacutecaronircydotfrgravelementmacr\
ptySmallSquareVerySmallSquareogonpfpsilonqualTildeilibriumscrimtaumlxistsponentialEFcyfrilledSmallSquareVerySmallSquareo\
pfrAlluriertrfscrGJcyTammadbrevecedilircydotfrgopfreaterEqualLessFullEqualGreaterLessSlantEqualTildescrtHARDcyacektcircf\
rilbertSpaceopfrizontalLinescrtrokumpDownHumpEqualIEcyJligOcyacutecircydotfrgravemacrginaryIpliesntegralrsectionvisibleC\
ommaTimesogonpftascrtildeukcymlJcircyfropfscrercyukcyKHcyJcyappacedilyfropfscrLJcyTacutembdangplacetrfrrcaronedilyeftAng\
leBracketrrowBarRightArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorRightArrowVectorTeeArrowVectorriangleBarEqualUpDo\
wnVectorTeeVectorVectorBarVectorBararrowrightarrowssEqualGreaterFullEqualGreaterLessSlantEqualTildefrleftarrowmidotongLe\
ftArrowRightArrowRightArrowleftarrowrightarrowrightarrowpfwerLeftArrowRightArrowscrhtroktMapcyediumSpacellintrffrinusPlu\
sopfscruNJcyacutecaronedilyegativeMediumSpaceThickSpacenSpaceVeryThinSpacestedGreaterGreaterLessLesswLinefroBreaknBreaki\
ngSpacepftCongruentupCapDoubleVerticalBarElementqualTildexistsGreaterEqualFullEqualGreaterLessSlantEqualTildeHumpDownHum\
pEqualLeftTriangleBarEqualssEqualGreaterLessSlantEqualTildeNestedGreaterGreaterLessLessPrecedesEqualSlantEqualReverseEle\
mentightTriangleBarEqualSquareSubsetEqualpersetEqualubsetEqualcceedsEqualSlantEqualTildepersetEqualTildeEqualFullEqualTi\
ldeVerticalBarscrtildeuOEligacutecircydblacfrgravemacregaicronopfpenCurlyDoubleQuoteQuoterscrlashtildemesumlverBarraceke\
tParenthesisPartialDcyfrhiilusMinusoincareplanepfrecedesEqualSlantEqualTildeimeoductportionalscriQUOTfropfscrRBarrEGacut\
engrrtlcaronedilyeverseElementquilibriumUpEquilibriumfrhoightAngleBracketrrowBarLeftArrowCeilingDoubleBracketwnTeeVector\
VectorBarFloorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowopfundImpliesrightarrowscrhuleDel\
ayedSHCHcycyOFTcyacutecaronedilircyfrhortDownArrowLeftArrowRightArrowUpArrowigmamallCircleopfqrtuareIntersectionSubsetEq\
ualpersetEqualUnionscrtarubsetEqualcceedsEqualSlantEqualTildehThatmpersetEqualsetTHORNRADESHcycyabucaronedilyfrhereforet\
aickSpacenSpaceildeEqualFullEqualTildeopfripleDotscrtrokUacuterrocirbrcyevecircydblacfrgravemacrnderBarraceketParenthesi\
sionPlusogonpfpArrowBarDownArrowDownArrowEquilibriumTeeArrowarrowdownarrowperLeftArrowRightArrowsilonringscrtildeumlVDas\
hbarcydashleerbarticalBarLineSeparatorTildeyThinSpacefropfscrvdashWcircedgefropfscrXfriopfscrYAcyIcyUcyacutecircyfropfsc\
rumlZHcyacutecaronydoteroWidthSpacetafropfscraacutebrevecEdircuteyeligfrgravelefsymphphamacrlgpndanddslopevgelemsdaabcde\
fghrtvbdsphtzarrogonpfpEacireidosproxeqringscrtympeqtildeumlwconintintbNotackcongepsilonprimesimeqrveewedgebrktbrkcongyd\
quoecausemptyvpsirnoutahweenfrigcapircupodotplustimessqcuptartriangledownupuplusveewedgekarowlacklozengesquaretriangledo\
wnleftrightnkk12434ocknequivotopfttomwtiexDLRlrHDUduULRlrVHLRhlrboxdLRlrhDUduminusplustimesuLRlrvHLRhlrprimerevevbarscre\
miimeolbhsubulletmpEeqcacutepandbrcupcapupdotsretoncapsronedilircupssmdotedilmptyvnterdotfrhcyeckmarkiirEceqlearrowleftr\
ightdRSastcircdashefnintmidscirlubsuitoloneqmmatpfnlementxesngdotintpfrodysrrarrossscrubepetdotudarrlreprsclarrppbrcapca\
pupdotorsrarrmlyeqprecsuccveewedgerenvearrowleftrightveewedwconintintylctydArrHaraggerlethrrshvbkarowlaccaronydaggerrrot\
seqegltamptyvfishtrharlriamondsuitsegammasinvideontimesonxjcylcornropollarpfteqdotminusplussquareublebarwedgewnarrowdown\
arrowsharpoonleftrightrbkarowcornropscryoltroktdotrifuarrharwanglezcyigrarreDDototacutestercaronircolonydotefDotrgravesd\
otlinterslsdotmacrptysetvsp134ngspogonpfparsllussilonvqcircolonsimlantgtrlessualsestivDDvparslrDotarrscrdotimtahumlroxcl\
istpectationonentialefallingdotseqcyemalefiligligligriligjliglatligtnsnofopfrallkvpartintrac123456823534584556878slownsc\
rgElacutemmadpbrevecircydotelqqslantsccdotollesfrggimeljcylEajnEapproxeqqsimopfravescrimeltccirdotlParquestrapproxrrdote\
qlessqlesslesssimvertneqqnEhArrairsplfmiltrdcyrcirwbarcirceartsuitlliprconfrksearowwarowoarrmthtokleftarrowrightarrowpfr\
barscrlashtrokybullpheniacutecircyecyxclffrgraveiiintntnfinotajligmacrgelinepartthofpedncarefintieodottcalegersrcallarhk\
prodocygonpftaprodquestscrinEdotsvvtildeukcymljcircyfrmathopfscrercyukcykappavcedilyfrgreenhcyjcyopfscrlAarrrrtailBarrEg\
Haracuteemptyvgranmbdangdlepquorrbfsfshklpplsimtltailesbarrbrkracekkeslducaronedililubydcaquorrdharusharsheftarrowtailha\
rpoondownupleftarrowsrightarrowsharpoonssquigarrowthreetimesgqqslantsccdotorgessapproxdoteqgtrqgtrgtrsimfishtloorrgEhard\
ulblkjcylarrcornerhardtrimidotoustachenEapproxeqqsimoangrrbrkngleftarrowrightarrowmapstorightarrowoparrowleftrightparflu\
stimeswastbarzengefparltrarrcornerhardmtrisaquocrhimegqbuortroktccirdothreeimeslarrquestrPariefurdsharuharvertneqqnEmDDo\
tacrletesepstodownleftuprkercommaydasheasuredanglefrhoicrodastcirdotnusbdulcpdrnplusodelspfpscrtposultimapmapnGgtvLeftar\
rowrightarrowltvRightarrowVDashdashablacutengpEidosproxturalsbspumpecapronedilongdotupydasheArrarhkrowdotquivsearimxists\
frgEeqqslantssimtrhArrarrparisdvjcylArrEarrdreftarrowrightarrowqqslantsssimtriemidopftinEdotvabcnivabcparallelsltolintrc\
ueeceqrArrarrcwightarrowtriesccueerhortmidparallelimeqmidparqsubepeubEeseteqqcceqpEeseteqqtglildelgrianglelefteqrightequ\
merospvDashHarrapdashgetinfinlArretrierArrtriesimwArrarhkrownearoSacutestcircydashblacivotsoldeligfcirrgonravethbarmintl\
arrcirrossinetmacregaicrondnusopfparerplusrarrderoffmigoforslopevscrlasholtildemesasumlvbarparallelsimltcyercntiodmilpte\
nkfrhivmmatoneitchforkvlanckhkvusacirbcirdouemnsimtwomointintpfundrEapcueecapproxcurlyeqeqnapproxeqqsimsimimesnEapsimodf\
alarlinesurfptosimurelscriuncspqfrintopfprimescruaternionsintesteqotrAarrrrtailBarrHaraceutedicemptyvngdelequorrapbfscfs\
hklpplsimtlwtailionalsbarrbrkracekkeslducaronedililubydcaldharquorshealinepartsctgfishtloorrhardulovightarrowtailharpoon\
downupleftarrowsharpoonsrightarrowssquigarrowthreetimesngsingdotseqlarrharmmoustachenmidoangrrbrkparflustimespargtpolint\
rarrsaquocrhqbuorthreeimesriefltriuluharxsacutebquocEaproncueedilircnEapsimpolintsimydotbeeArrarhkrowctmiswartminusnxtfr\
ownharpchcyyortmidparallelyigmafvmdoteqgElEneplusrarrlarrmallsetminusshpeparslidletesoftcylbarpfpadesuitrqcapsupssubeset\
eqpesetequareffrarrscretmnmiletarftarfraightepsilonphinsubEdotedotmultnEeplusrarrseteqqneqqimubpccapproxcurlyeqeqnapprox\
eqqsimsimmngp123EdotsubedothsolublarrmultnEeplusseteqqneqqimubpwArrarhkrownwarzligtargetubrkcaronedilydotelrecfrhere4for\
etasymvickapproxsimnspkapsimornildemesbardntoeapbotcirforksaprimeradeiangledownlefteqqrighteqdoteminusplussbtimepeziumsc\
ryhcytrokwixtoheadleftarrowrightarrowuArrHaracuterrbrcyevecircydarrblacharfishtrgraveharlrblklcornerroptrimacrlogonpfpar\
rowdownarrowharpoonleftrightlussihlonuparrowsrcornerropingtriscrtdotilderifuarrmlwanglevArrBarvDashangrtrepsilonkappanot\
hingphiiroptorhosigmaubsetneqqpsetneqqthetariangleleftrightcydasheebareqlliprbartfrltrinsubpopfproprtriscrubnEepnEezigza\
gwcircedbargeqierpfropfpreathscrxcapircupdtrifrhArrarrilArrarrmapnisodotpflustimerArrarrscrqcupuplustriveewedgeyacuteyci\
rcyenfricyopfscrucymlzacutecaronydoteetrftafrhcyigrarropfscrwjnjC(D%D($(D'%$$ED($'$'$%$'%E$/D'$F%'D(D&#,%%&&$%$)%+%%$E$F\
$'$&$(#'D&$(%$&4%($(E'%&%($&$)%*$%$%$+)()')($:&5-($'($%*&&&/%%&)%@$'$F$%&&#%%)$&$&$&$(%%%&$(%$$%&%$E$2.&0,.(.(&'%.$F%$&&\
&(%6)&+*),---&*/1---)-.&)*+,).%*,&,*'('2+,+)1&'1,)2&'&*('($F%'#&D%D($(E&%$$&$ED($)$'%1(2$'%E$)$'((&+$&%%$%D&$(%-#&$E$3)2\
$F%'%+$&#'D$$'($$($(%&%$$&$E$$$F$./'*,***'*-*($F$$#)$'%$$'$%$.$&%/$&%'$.'(#'$'$&D(D'%$$&$%D($$%&&*%($%&('+%/,($'%E%%$&$(\
$'E%#(%$$E$F$F%'$'#'$&$'$(%$$E$F$F#'D$$(%'%%%+%%$(%'%$$2(',&,-'*'0).+)1&'('-,)'&*(*)(*/&/('/),))/&')-&'('-%1','*'''-'($E\
$$%+$($/+-'-',+-'-%E%/(-$&%$%'$$#&$%$-%*$E$+$F$&$$#'$($(%'%$$5+-.)+0%5)+%($E$)%1%%%$&,'(&4&*''+H'(&*-(-L-J-'-M-(&O*H&/2F\
2((%*(***G*M*(&W,K&+.H.-&1'/3F3(&O2(.I4('H,(().H.-.H(I.(&(+(+,+(&.$FD($$#(D(D'%$$($ED($'%&%($F$6,($$$FE'D(&&D&$)('+&'.#+\
$%$E$%$$$+$/%%$$%)+(+-+(%&%(&*-%$F%$C'$E$&$F#(D%$(%%%%'%$(%'%$$$%/+-*0$%$%$3)'-&-,(*(0*.,)2&(((&+(+))*0&0((/*,*)0&().&((\
$&%-$-$&%$$-#)%%$($($$%'%'%&%$$E$0(,(-(*$'$-$F$&%')/))/(+)1()($F$&$%&&)(%)+(+-+(&(%$%$&(+(&&C($'$'%%$%%$$(%'%$$E$+&%%K&)\
$'(((,(($F$+$F%'C)%%''$'&&D'%$$($ED($'$*)',&(.%&('$'%E$)*&*,%,%.%&((%(%,%/(-%%'&$'$F$(D&#($&$%$'($$%%'&$'*+'+,+(&-$E$F$F\
$(#($'$E$F$F#F$$$F$F#'$&$&D($'%$$E$F$F$&#'$($(%$$&$0%%$%$&$FC)$($$%D%$E&E&%$D'$$%DD($)&%%&$'&%E$$%&&&$&(&$%$&$&%&&)%*$*$\
*$*$*$*$*$&%(%*$&&'$&'$'%E$$%$%'%$%%%%%')%D'$F%$%&(%D(D&$*%&#'$*'*'('&*%%'&&)%$&''$'%$$'$()$%(%&%'%%&$&'$E$('&'%&''''(&(\
'&&/.%&(&&&($($.()(+0'0'0(&%%&'$&%%&$E&G%%$F%$&&%'%&'$'$'$&$'$'$'$'$&%'$'$'$&$'$'$'$'$'$'$&&&%'$'$'$&$'$'$'$'$&(&'&(&%'$\
'$'$&$'$'$'$'$'$'$$($'E'$F%&%%'$%%'$''$&'%%%'$'$($#)%$&&&(&&'%&&&D%&&%$'&&E'%&%&(%$&D'%(E%'($E$&%&('%$$%&$&$'%'..()%*$*&\
*'*'&$&(&&&'$'(&$'($)$%&($&$'%'))&%%'&&&%E&&F$'%$'%&$F%%'$&$'$$'$))$%&&%%')$%$&(&&'%&&&%&D%')$&+*'(&((F&&.-(%&%&$*%&$(#'\
$&$(%'%%%%'$$)%&$(%$$$%(&%%(D%%&%($(%D$''$$&'&*''$%$%(%&%$F&)*&&$&$(&&$(%E%$&%(&&(&'&)%/%*'-'..($*%'&&$F&$%%%'$'%%'$$'%&\
$)$&%)#(%%D(%'$(%%G$%'%$$&$$$'%D$$E'%$&&$$%)%$%$&&$'%&(&($%%'%($$%%%$'%E$&'%%&%%'&'$$(&'%&&**'%'&&&%(%%)$'%&$&%&%%$%E$D&\
%%$&%&%,&,#0$%$($(%&&&%D$'$G$&%&%&$&$F%'&$'$$*D(($H$($($($'%($G%($($'%'%($'%&%%&$F#%%$$(%&($%$$($'%$$&$$%$%$&$&(%$&%&&)$\
*$&D'%$E$$%$$'$&$$%$%$%$$%%%''%$&$'$%&$F$'$&%%'$'$D$%%&%%&%'%(%*'%&&&)((&'&&$K%E#'$(%%%'%'&$'&'$$&$'$()&%'%'$E$*&($'%'%.\
'-%E%'$F%'%'$(%'C)$$E&%$$&E&$%%DD($$%'&%%'%&$'$'&%''''&%%%%&$$%'%&(&%'%$&&&(''&(&'$&%&%E%%$'D($F%%'$'&'$($'$$$%'$'E%#(%$\
$E$'$F$F%'$'#(($$(%$$E$($&$&$F$F#(%%%'$'$$%$$&$(%)%'%'%%'$'%%$E&%%'$(%'%'%'%'%'&'%%$&&&$'D$'%&%'($&%'&)$$(%'&%%%%$$&%&($\
%(&(%%$$%*,''..%'-'-1$,+,-'-%$%$&$&(%$&%&&)$*$&D'%&*'&'()''&'&$(%'%D$$%$$''$($%&$&$$%&%)%'%&$(%')'$%%%''%$&$'$%&$'&%%&%.\
+-')'-%.,(%&&D&&%(%'&&%$&'&$$&'%$'%)%&($%$%&$(%E%$%%'$'$%%&%($%'D$%%&%%&%'%'%'%(%'&$'$'$$*&'$K%E#(D&%%&$'&%$&&)')')%%'$(\
%$$'$/$E$%D'%$&&&&F&%&($($)$$&%%$($(%E$$$F%'$$%)%&#F%D&D$,(-%D%D&D$-$(%'$'%'%E%$&D&E&%&'%&(%*$D&%F(D$&&&%'%&(F%%%$$'$$%&\
%''$(%%F%'%'&E%')$$E$E%$&$'D'H&D%&%$&$$'%&%&$$%$&$%$$&$'%D%&%%%$&*(-&$'D'H&D'$%&%$&%($$&$FE$&%(D(F(%)$)$&%(%)$)$$&'('E'D\
%(%$&&&D'$(E$'%&(D(D%,%&($$%&&&D&D%*)+%%'$($%&%&%((%%%'D'$'F*%,D&%(E&$'D'$'F*%,D$&E'%%%.0%,(1%$$%$&&&%$(%'%E%'%E&D%(%'&D\
&D'F%'&G%F$'%''$(%%'#%D(%%$&G$%$$'%'%%%%%'$'$'%D$&E'%$$'%$$&$'%&&'%&%$$'%&%(&$&&$F$&%&%&$$%&%$&%(%F$F$%'%%%(%$$&E'%%D(&&\
)%D&$'#&F$''&&'$&$$%$(&&&&&$&'$E$%&$%'%&$$%*%$$()$'%%%'''$'&'%($'$G%'&'&$$$*%EE&$$%$%%%&%$&$')'*'%'*(&(&'&%&($%%&%&&%%&(\
''''&$'%%&%'$F%$$(#F$&$F$($F$-'&%&(%E%#(%%%'$'$&$F&&%&%)%%'$'$'%E&%%'%'$(%'$'%'%'%'%'&'%'$%'&%('$'%&%'($&%'&)$$(%'&%%%%$\
$&%(%&($%%$&'&'''$%%E$$(%'%D$''$($%$&$$,-'(./%(-,+(.(-(-%%%-$'%&%$$()'$'$'&%%&%&&D&&%($&'%%)$'$(%E%$%%&%($$(%'%%'$'$''$)\
$$#)$'$$%$%%&&%&%$&&%&%%&%&&%)%&%$$&'$'$$'%''$(%E%%%%'%)'$%%$E&&$'%'&$%)(+E$$'($($%$&&&$'$&$'$&$'$&%&'&'$'$/&&%)%%&%%$&$\
'D$(%$&$'%%E$()&&$$'(D&%(D%&($(&+%'$($(&+%%$&&($&$$'$F%'%'%'$&'$%0+&&%$%&$&&&$'&&'&%'$&'&'&&)%+$)&,$'%'%($%%')'*'%'*(&(&\
'&%$%%%$F$F$F$&$&&'&&$'&&'(%&'&'&%'$&'&&)%+$)&,$'%'%($$'%''$(%%'D'#)%$$&$(%'%$$&$($E$(('&%(&($%,(&&&%&&&E&$'E&($)%($%%$&\
%$&&&&&D'&%%$($'%)+'+'/%+$+(0%&&&$&(&'&%&'%)$F&$%&%'$'%1*-#'$&D(%%$'&&D'%$$'%'%&$(%DD($''$%&$()%&&%&$'E$$'%E$)%,%.,(%&%%\
'$'&%+$()%&&%&%&$F$'%'%%'$$'E%$)#'$&'$$'$(%+&(&*&&'$'(&$'%&('K/D(J/D&('..($%$'$%&&&%%'%'&$$E$'$G'D$F$'$'$F%G(D&F(D$)#($(\
&%($%'$E$F$$$$%'$F#'%&%%$'$E$'%&$$$'%&$&$&$'%E&&%'$'%&$F%'$(%&$&$(C)&$$'%$D%$E$&$F$F$&E%#)$(%$$&$(%%$E$&$)$F$F$%%%0@0000\
H8H40H000047P00P@001000@0B0HP@:H9T8P000LB8d@800@I0<110000QQ8400P10030005940@410020000Q02000@0200000@P0101@80004404000000\
00808000000000@00000000P`0000000040400@0004<000000000008000030000000000P020T400020@0@00000000000000000000000000P00000004\
00400000400220080000100000000000000000P000000000000P000000@00402000000000@00000000000000000000040000000000000",'\xC6&\xC1\u0102\xC2\u0410\u{1D504}\
\xC0\u0391\u0100\u2A53\u0104\u{1D538}\u2061\xC5\u{1D49C}\u2254\xC3\xC4\u2216\u2AE7\u2306\u0411\u2235\u212C\u0392\u{1D505}\u{1D539}\u02D8\u212C\u224E\u0427\xA9\u0106\u22D2\u2145\u212D\u010C\xC7\u0108\u2230\u010A\xB8\xB7\u212D\u03A7\u2299\u2296\u2295\u2297\u2232\u201D\u2019\u2237\u2A74\u2261\u222F\u222E\u2102\u2210\u2233\u2A2F\u{1D49E}\u22D3\u224D\u2145\u2911\u0402\u0405\u040F\u2021\u21A1\u2AE4\u010E\u0414\u2207\u0394\u{1D507}\xB4\u02D9\u02DD`\u02DC\u22C4\u2146\u{1D53B}\xA8\u20DC\u2250\u222F\xA8\u21D3\u21D0\u21D4\u2AE4\u27F8\u27FA\u27F9\u21D2\u22A8\u21D1\u21D5\u2225\u2193\u2913\u21F5\u0311\u2950\u295E\u21BD\u2956\u295F\u21C1\u2957\u22A4\u21A7\u21D3\u{1D49F}\u0110\
\u014A\xD0\xC9\u011A\xCA\u042D\u0116\u{1D508}\xC8\u2208\u0112\u25FB\u25AB\u0118\u{1D53C}\u0395\u2A75\u2242\u21CC\u2130\u2A73\u0397\xCB\u2203\u2147\u0424\u{1D509}\u25FC\u25AA\u{1D53D}\u2200\u2131\u2131\u0403>\u0393\u03DC\u011E\u0122\u011C\u0413\u0120\u{1D50A}\u22D9\u{1D53E}\u2265\u22DB\u2267\u2AA2\u2277\u2A7E\u2273\u{1D4A2}\u226B\u042A\u02C7^\u0124\u210C\u210B\u210D\u2500\u210B\u0126\u224E\u224F\u0415\u0132\u0401\xCD\xCE\u0418\u0130\u2111\xCC\u2111\u012A\u2148\u21D2\u222C\u222B\u22C2\u2063\u2062\u012E\u{1D540}\u0399\u2110\u0128\u0406\xCF\u0134\u0419\u{1D50D}\u{1D541}\u{1D4A5}\u0408\u0404\u0425\u040C\u039A\u0136\u041A\u{1D50E}\u{1D542}\u{1D4A6}\
\u0409<\u0139\u039B\u27EA\u2112\u219E\u013D\u013B\u041B\u27E8\u2190\u21E4\u21C6\u2308\u27E6\u2961\u21C3\u2959\u230A\u2194\u294E\u22A3\u21A4\u295A\u22B2\u29CF\u22B4\u2951\u2960\u21BF\u2958\u21BC\u2952\u21D0\u21D4\u22DA\u2266\u2276\u2AA1\u2A7D\u2272\u{1D50F}\u22D8\u21DA\u013F\u27F5\u27F7\u27F6\u27F8\u27FA\u27F9\u{1D543}\u2199\u2198\u2112\u21B0\u0141\u226A\u2905\u041C\u205F\u2133\u{1D510}\u2213\u{1D544}\u2133\u039C\u040A\u0143\u0147\u0145\u041D\u200B\u200B\u200B\u200B\u226B\u226A\n\u{1D511}\u2060\xA0\u2115\u2AEC\u2262\u226D\u2226\u2209\u2260\u2242\u0338\u2204\u226F\u2271\u2267\u0338\u226B\u0338\u2279\u2A7E\u0338\u2275\u224E\u0338\u224F\u0338\u22EA\u29CF\u0338\u22EC\u226E\u2270\u2278\u226A\
\u0338\u2A7D\u0338\u2274\u2AA2\u0338\u2AA1\u0338\u2280\u2AAF\u0338\u22E0\u220C\u22EB\u29D0\u0338\u22ED\u228F\u0338\u22E2\u2290\u0338\u22E3\u2282\u20D2\u2288\u2281\u2AB0\u0338\u22E1\u227F\u0338\u2283\u20D2\u2289\u2241\u2244\u2247\u2249\u2224\u{1D4A9}\xD1\u039D\u0152\xD3\xD4\u041E\u0150\u{1D512}\xD2\u014C\u03A9\u039F\u{1D546}\u201C\u2018\u2A54\u{1D4AA}\xD8\xD5\u2A37\xD6\u203E\u23DE\u23B4\u23DC\u2202\u041F\u{1D513}\u03A6\u03A0\xB1\u210C\u2119\u2ABB\u227A\u2AAF\u227C\u227E\u2033\u220F\u2237\u221D\u{1D4AB}\u03A8"\u{1D514}\u211A\u{1D4AC}\u2910\xAE\u0154\u27EB\u21A0\u2916\u0158\u0156\u0420\u211C\u220B\u21CB\u296F\u211C\u03A1\u27E9\u2192\u21E5\u21C4\u2309\u27E7\u295D\u21C2\
\u2955\u230B\u22A2\u21A6\u295B\u22B3\u29D0\u22B5\u294F\u295C\u21BE\u2954\u21C0\u2953\u21D2\u211D\u2970\u21DB\u211B\u21B1\u29F4\u0429\u0428\u042C\u015A\u2ABC\u0160\u015E\u015C\u0421\u{1D516}\u2193\u2190\u2192\u2191\u03A3\u2218\u{1D54A}\u221A\u25A1\u2293\u228F\u2291\u2290\u2292\u2294\u{1D4AE}\u22C6\u22D0\u22D0\u2286\u227B\u2AB0\u227D\u227F\u220B\u2211\u22D1\u2283\u2287\u22D1\xDE\u2122\u040B\u0426	\u03A4\u0164\u0162\u0422\u{1D517}\u2234\u0398\u205F\u200A\u2009\u223C\u2243\u2245\u2248\u{1D54B}\u20DB\u{1D4AF}\u0166\xDA\u219F\u2949\u040E\u016C\xDB\u0423\u0170\u{1D518}\xD9\u016A_\u23DF\u23B5\u23DD\u22C3\u228E\u0172\u{1D54C}\u2191\u2912\u21C5\u2195\u296E\u22A5\u21A5\u21D1\u21D5\
\u2196\u2197\u03D2\u03A5\u016E\u{1D4B0}\u0168\xDC\u22AB\u2AEB\u0412\u22A9\u2AE6\u22C1\u2016\u2016\u2223|\u2758\u2240\u200A\u{1D519}\u{1D54D}\u{1D4B1}\u22AA\u0174\u22C0\u{1D51A}\u{1D54E}\u{1D4B2}\u{1D51B}\u039E\u{1D54F}\u{1D4B3}\u042F\u0407\u042E\xDD\u0176\u042B\u{1D51C}\u{1D550}\u{1D4B4}\u0178\u0416\u0179\u017D\u0417\u017B\u200B\u0396\u2128\u2124\u{1D4B5}\xE1\u0103\u223E\u223E\u0333\u223F\xE2\xB4\u0430\xE6\u2061\u{1D51E}\xE0\u2135\u2135\u03B1\u0101\u2A3F&\u2227\u2A55\u2A5C\u2A58\u2A5A\u2220\u29A4\u2220\u2221\u29A8\u29A9\u29AA\u29AB\u29AC\u29AD\u29AE\u29AF\u221F\u22BE\u299D\u2222\xC5\u237C\u0105\u{1D552}\u2248\u2A70\u2A6F\u224A\u224B\'\
\u2248\u224A\xE5\u{1D4B6}*\u2248\u224D\xE3\xE4\u2233\u2A11\u2AED\u224C\u03F6\u2035\u223D\u22CD\u22BD\u2305\u2305\u23B5\u23B6\u224C\u0431\u201E\u2235\u2235\u29B0\u03F6\u212C\u03B2\u2136\u226C\u{1D51F}\u22C2\u25EF\u22C3\u2A00\u2A01\u2A02\u2A06\u2605\u25BD\u25B3\u2A04\u22C1\u22C0\u290D\u29EB\u25AA\u25B4\u25BE\u25C2\u25B8\u2423\u2592\u2591\u2593\u2588=\u20E5\u2261\u20E5\u2310\u{1D553}\u22A5\u22A5\u22C8\u2557\u2554\u2556\u2553\u2550\u2566\u2569\u2564\u2567\u255D\u255A\u255C\u2559\u2551\u256C\u2563\u2560\u256B\u2562\u255F\u29C9\u2555\u2552\u2510\u250C\u2500\u2565\u2568\u252C\u2534\u229F\u229E\u22A0\u255B\u2558\u2518\u2514\u2502\u256A\u2561\u255E\u253C\u2524\u251C\u2035\u02D8\xA6\u{1D4B7}\
\u204F\u223D\u22CD\\\u29C5\u27C8\u2022\u2022\u224E\u2AAE\u224F\u224F\u0107\u2229\u2A44\u2A49\u2A4B\u2A47\u2A40\u2229\uFE00\u2041\u02C7\u2A4D\u010D\xE7\u0109\u2A4C\u2A50\u010B\xB8\u29B2\xA2\xB7\u{1D520}\u0447\u2713\u2713\u03C7\u25CB\u29C3\u02C6\u2257\u21BA\u21BB\xAE\u24C8\u229B\u229A\u229D\u2257\u2A10\u2AEF\u29C2\u2663\u2663:\u2254\u2254,@\u2201\u2218\u2201\u2102\u2245\u2A6D\u222E\u{1D554}\u2210\xA9\u2117\u21B5\u2717\u{1D4B8}\u2ACF\u2AD1\u2AD0\u2AD2\u22EF\u2938\u2935\u22DE\u22DF\u21B6\u293D\u222A\u2A48\u2A46\u2A4A\u228D\u2A45\u222A\uFE00\u21B7\u293C\u22DE\u22DF\u22CE\u22CF\xA4\u21B6\u21B7\u22CE\u22CF\u2232\u2231\u232D\u21D3\u2965\u2020\u2138\u2193\u2010\u22A3\u290F\u02DD\
\u010F\u0434\u2146\u2021\u21CA\u2A77\xB0\u03B4\u29B1\u297F\u{1D521}\u21C3\u21C2\u22C4\u22C4\u2666\u2666\xA8\u03DD\u22F2\xF7\xF7\u22C7\u22C7\u0452\u231E\u230D$\u{1D555}\u02D9\u2250\u2251\u2238\u2214\u22A1\u2306\u2193\u21CA\u21C3\u21C2\u2910\u231F\u230C\u{1D4B9}\u0455\u29F6\u0111\u22F1\u25BF\u25BE\u21F5\u296F\u29A6\u045F\u27FF\u2A77\u2251\xE9\u2A6E\u011B\u2256\xEA\u2255\u044D\u0117\u2147\u2252\u{1D522}\u2A9A\xE8\u2A96\u2A98\u2A99\u23E7\u2113\u2A95\u2A97\u0113\u2205\u2205\u2205\u2003\u2004\u2005\u014B\u2002\u0119\u{1D556}\u22D5\u29E3\u2A71\u03B5\u03B5\u03F5\u2256\u2255\u2242\u2A96\u2A95=\u225F\u2261\u2A78\u29E5\u2253\u2971\u212F\u2250\u2242\u03B7\xF0\xEB\u20AC!\u2203\
\u2130\u2147\u2252\u0444\u2640\uFB03\uFB00\uFB04\u{1D523}\uFB01fj\u266D\uFB02\u25B1\u0192\u{1D557}\u2200\u22D4\u2AD9\u2A0D\xBD\u2153\xBC\u2155\u2159\u215B\u2154\u2156\xBE\u2157\u215C\u2158\u215A\u215D\u215E\u2044\u2322\u{1D4BB}\u2267\u2A8C\u01F5\u03B3\u03DD\u2A86\u011F\u011D\u0433\u0121\u2265\u22DB\u2265\u2267\u2A7E\u2A7E\u2AA9\u2A80\u2A82\u2A84\u22DB\uFE00\u2A94\u{1D524}\u226B\u22D9\u2137\u0453\u2277\u2A92\u2AA5\u2AA4\u2269\u2A8A\u2A8A\u2A88\u2A88\u2269\u22E7\u{1D558}`\u210A\u2273\u2A8E\u2A90>\u2AA7\u2A7A\u22D7\u2995\u2A7C\u2A86\u2978\u22D7\u22DB\u2A8C\u2277\u2273\u2269\uFE00\u2269\uFE00\u21D4\u200A\xBD\u210B\u044A\u2194\u2948\u21AD\u210F\u0125\u2665\u2665\u2026\u22B9\
\u{1D525}\u2925\u2926\u21FF\u223B\u21A9\u21AA\u{1D559}\u2015\u{1D4BD}\u210F\u0127\u2043\u2010\xED\u2063\xEE\u0438\u0435\xA1\u21D4\u{1D526}\xEC\u2148\u2A0C\u222D\u29DC\u2129\u0133\u012B\u2111\u2110\u2111\u0131\u22B7\u01B5\u2208\u2105\u221E\u29DD\u0131\u222B\u22BA\u2124\u22BA\u2A17\u2A3C\u0451\u012F\u{1D55A}\u03B9\u2A3C\xBF\u{1D4BE}\u2208\u22F9\u22F5\u22F4\u22F3\u2208\u2062\u0129\u0456\xEF\u0135\u0439\u{1D527}\u0237\u{1D55B}\u{1D4BF}\u0458\u0454\u03BA\u03F0\u0137\u043A\u{1D528}\u0138\u0445\u045C\u{1D55C}\u{1D4C0}\u21DA\u21D0\u291B\u290E\u2266\u2A8B\u2962\u013A\u29B4\u2112\u03BB\u27E8\u2991\u27E8\u2A85\xAB\u2190\u21E4\u291F\u291D\u21A9\u21AB\u2939\u2973\u21A2\u2AAB\
\u2919\u2AAD\u2AAD\uFE00\u290C\u2772{[\u298B\u298F\u298D\u013E\u013C\u2308{\u043B\u2936\u201C\u201E\u2967\u294B\u21B2\u2264\u2190\u21A2\u21BD\u21BC\u21C7\u2194\u21C6\u21CB\u21AD\u22CB\u22DA\u2264\u2266\u2A7D\u2A7D\u2AA8\u2A7F\u2A81\u2A83\u22DA\uFE00\u2A93\u2A85\u22D6\u22DA\u2A8B\u2276\u2272\u297C\u230A\u{1D529}\u2276\u2A91\u21BD\u21BC\u296A\u2584\u0459\u226A\u21C7\u231E\u296B\u25FA\u0140\u23B0\u23B0\u2268\u2A89\u2A89\u2A87\u2A87\u2268\u22E6\u27EC\u21FD\u27E6\u27F5\u27F7\u27FC\u27F6\u21AB\u21AC\u2985\u{1D55D}\u2A2D\u2A34\u2217_\u25CA\u25CA\u29EB(\u2993\u21C6\u231F\u21CB\u296D\u200E\u22BF\u2039\u{1D4C1}\u21B0\u2272\u2A8D\u2A8F[\u2018\u201A\u0142<\u2AA6\u2A79\u22D6\u22CB\
\u22C9\u2976\u2A7B\u2996\u25C3\u22B4\u25C2\u294A\u2966\u2268\uFE00\u2268\uFE00\u223A\xAF\u2642\u2720\u2720\u21A6\u21A6\u21A7\u21A4\u21A5\u25AE\u2A29\u043C\u2014\u2221\u{1D52A}\u2127\xB5\u2223*\u2AF0\xB7\u2212\u229F\u2238\u2A2A\u2ADB\u2026\u2213\u22A7\u{1D55E}\u2213\u{1D4C2}\u223E\u03BC\u22B8\u22B8\u22D9\u0338\u226B\u20D2\u226B\u0338\u21CD\u21CE\u22D8\u0338\u226A\u20D2\u226A\u0338\u21CF\u22AF\u22AE\u2207\u0144\u2220\u20D2\u2249\u2A70\u0338\u224B\u0338\u0149\u2249\u266E\u266E\u2115\xA0\u224E\u0338\u224F\u0338\u2A43\u0148\u0146\u2247\u2A6D\u0338\u2A42\u043D\u2013\u2260\u21D7\u2924\u2197\u2197\u2250\u0338\u2262\u2928\u2242\u0338\u2204\u2204\u{1D52B}\u2267\u0338\u2271\u2271\u2267\u0338\u2A7E\
\u0338\u2A7E\u0338\u2275\u226F\u226F\u21CE\u21AE\u2AF2\u220B\u22FC\u22FA\u220B\u045A\u21CD\u2266\u0338\u219A\u2025\u2270\u219A\u21AE\u2270\u2266\u0338\u2A7D\u0338\u2A7D\u0338\u226E\u2274\u226E\u22EA\u22EC\u2224\u{1D55F}\xAC\u2209\u22F9\u0338\u22F5\u0338\u2209\u22F7\u22F6\u220C\u220C\u22FE\u22FD\u2226\u2226\u2AFD\u20E5\u2202\u0338\u2A14\u2280\u22E0\u2AAF\u0338\u2280\u2AAF\u0338\u21CF\u219B\u2933\u0338\u219D\u0338\u219B\u22EB\u22ED\u2281\u22E1\u2AB0\u0338\u{1D4C3}\u2224\u2226\u2241\u2244\u2244\u2224\u2226\u22E2\u22E3\u2284\u2AC5\u0338\u2288\u2282\u20D2\u2288\u2AC5\u0338\u2281\u2AB0\u0338\u2285\u2AC6\u0338\u2289\u2283\u20D2\u2289\u2AC6\u0338\u2279\xF1\u2278\u22EA\u22EC\u22EB\u22ED\u03BD#\u2116\u2007\
\u22AD\u2904\u224D\u20D2\u22AC\u2265\u20D2>\u20D2\u29DE\u2902\u2264\u20D2<\u20D2\u22B4\u20D2\u2903\u22B5\u20D2\u223C\u20D2\u21D6\u2923\u2196\u2196\u2927\u24C8\xF3\u229B\u229A\xF4\u043E\u229D\u0151\u2A38\u2299\u29BC\u0153\u29BF\u{1D52C}\u02DB\xF2\u29C1\u29B5\u03A9\u222E\u21BA\u29BE\u29BB\u203E\u29C0\u014D\u03C9\u03BF\u29B6\u2296\u{1D560}\u29B7\u29B9\u2295\u2228\u21BB\u2A5D\u2134\u2134\xAA\xBA\u22B6\u2A56\u2A57\u2A5B\u2134\xF8\u2298\xF5\u2297\u2A36\xF6\u233D\u2225\xB6\u2225\u2AF3\u2AFD\u2202\u043F%.\u2030\u22A5\u2031\u{1D52D}\u03C6\u03D5\u2133\u260E\u03C0\u22D4\u03D6\u210F\u210E\u210F+\u2A23\u229E\u2A22\u2214\u2A25\u2A72\xB1\u2A26\u2A27\xB1\u2A15\u{1D561}\
\xA3\u227A\u2AB3\u2AB7\u227C\u2AAF\u227A\u2AB7\u227C\u2AAF\u2AB9\u2AB5\u22E8\u227E\u2032\u2119\u2AB5\u2AB9\u22E8\u220F\u232E\u2312\u2313\u221D\u221D\u227E\u22B0\u{1D4C5}\u03C8\u2008\u{1D52E}\u2A0C\u{1D562}\u2057\u{1D4C6}\u210D\u2A16?\u225F"\u21DB\u21D2\u291C\u290F\u2964\u223D\u0331\u0155\u221A\u29B3\u27E9\u2992\u29A5\u27E9\xBB\u2192\u2975\u21E5\u2920\u2933\u291E\u21AA\u21AC\u2945\u2974\u21A3\u219D\u291A\u2236\u211A\u290D\u2773}]\u298C\u298E\u2990\u0159\u0157\u2309}\u0440\u2937\u2969\u201D\u201D\u21B3\u211C\u211B\u211C\u211D\u25AD\xAE\u297D\u230B\u{1D52F}\u21C1\u21C0\u296C\u03C1\u03F1\u2192\u21A3\u21C1\u21C0\u21C4\u21CC\u21C9\u219D\u22CC\u02DA\u2253\u21C4\u21CC\u200F\
\u23B1\u23B1\u2AEE\u27ED\u21FE\u27E7\u2986\u{1D563}\u2A2E\u2A35)\u2994\u2A12\u21C9\u203A\u{1D4C7}\u21B1]\u2019\u2019\u22CC\u22CA\u25B9\u22B5\u25B8\u29CE\u2968\u211E\u015B\u201A\u227B\u2AB4\u2AB8\u0161\u227D\u2AB0\u015F\u015D\u2AB6\u2ABA\u22E9\u2A13\u227F\u0441\u22C5\u22A1\u2A66\u21D8\u2925\u2198\u2198\xA7;\u2929\u2216\u2216\u2736\u{1D530}\u2322\u266F\u0449\u0448\u2223\u2225\xAD\u03C3\u03C2\u03C2\u223C\u2A6A\u2243\u2243\u2A9E\u2AA0\u2A9D\u2A9F\u2246\u2A24\u2972\u2190\u2216\u2A33\u29E4\u2223\u2323\u2AAA\u2AAC\u2AAC\uFE00\u044C/\u29C4\u233F\u{1D564}\u2660\u2660\u2225\u2293\u2293\uFE00\u2294\u2294\uFE00\u228F\u2291\u228F\u2291\u2290\u2292\u2290\u2292\u25A1\u25A1\u25AA\u25AA\u2192\
\u{1D4C8}\u2216\u2323\u22C6\u2606\u2605\u03F5\u03D5\xAF\u2282\u2AC5\u2ABD\u2286\u2AC3\u2AC1\u2ACB\u228A\u2ABF\u2979\u2282\u2286\u2AC5\u228A\u2ACB\u2AC7\u2AD5\u2AD3\u227B\u2AB8\u227D\u2AB0\u2ABA\u2AB6\u22E9\u227F\u2211\u266A\u2283\xB9\xB2\xB3\u2AC6\u2ABE\u2AD8\u2287\u2AC4\u27C9\u2AD7\u297B\u2AC2\u2ACC\u228B\u2AC0\u2283\u2287\u2AC6\u228B\u2ACC\u2AC8\u2AD4\u2AD6\u21D9\u2926\u2199\u2199\u292A\xDF\u2316\u03C4\u23B4\u0165\u0163\u0442\u20DB\u2315\u{1D531}\u2234\u2234\u03B8\u03D1\u03D1\u2248\u223C\u2009\u2248\u223C\xFE\u02DC\xD7\u22A0\u2A31\u2A30\u222D\u2928\u22A4\u2336\u2AF1\u{1D565}\u2ADA\u2929\u2034\u2122\u25B5\u25BF\u25C3\u22B4\u225C\u25B9\u22B5\u25EC\u225C\u2A3A\u2A39\u29CD\u2A3B\u23E2\u{1D4C9}\
\u0446\u045B\u0167\u226C\u219E\u21A0\u21D1\u2963\xFA\u2191\u045E\u016D\xFB\u0443\u21C5\u0171\u296E\u297E\u{1D532}\xF9\u21BF\u21BE\u2580\u231C\u231C\u230F\u25F8\u016B\xA8\u0173\u{1D566}\u2191\u2195\u21BF\u21BE\u228E\u03C5\u03D2\u03C5\u21C8\u231D\u231D\u230E\u016F\u25F9\u{1D4CA}\u22F0\u0169\u25B5\u25B4\u21C8\xFC\u29A7\u21D5\u2AE8\u2AE9\u22A8\u299C\u03F5\u03F0\u2205\u03D5\u03D6\u221D\u2195\u03F1\u03C2\u228A\uFE00\u2ACB\uFE00\u228B\uFE00\u2ACC\uFE00\u03D1\u22B2\u22B3\u0432\u22A2\u2228\u22BB\u225A\u22EE||\u{1D533}\u22B2\u2282\u20D2\u2283\u20D2\u{1D567}\u221D\u22B3\u{1D4CB}\u2ACB\uFE00\u228A\uFE00\u2ACC\uFE00\u228B\uFE00\u299A\u0175\u2A5F\u2227\u2259\u2118\u{1D534}\u{1D568}\
\u2118\u2240\u2240\u{1D4CC}\u22C2\u25EF\u22C3\u25BD\u{1D535}\u27FA\u27F7\u03BE\u27F8\u27F5\u27FC\u22FB\u2A00\u{1D569}\u2A01\u2A02\u27F9\u27F6\u{1D4CD}\u2A06\u2A04\u25B3\u22C1\u22C0\xFD\u044F\u0177\u044B\xA5\u{1D536}\u0457\u{1D56A}\u{1D4CE}\u044E\xFF\u017A\u017E\u0437\u017C\u2128\u03B6\u{1D537}\u0436\u21DD\u{1D56B}\u{1D4CF}\u200D\u200C'],
ye=35,F=48,je=6,Qe=6,We=2654435761,re=2246822507,Xe=1024,pe=(()=>{const i=new Uint8Array(128);for(let s=48;s<=57;s++)i[s]=
s-47;for(let s=65;s<=90;s++)i[s]=s-54;for(let s=97;s<=122;s++)i[s]=s-60;return i})();function Fe(i,s,$){return i.charCodeAt(
s)<<25|i.charCodeAt(s+1)<<18|i.charCodeAt(s+$-2)<<11|pe[i.charCodeAt(s+$-1)]<<5|$}function K(i,s){return(i*3<<3^s)&Xe-1}
function Ke(i,s){return(Math.imul(i,We)>>>16)*s>>>16}function Je(i,s){return(Math.imul(i,re)>>>16)*s>>>16}function xt(i){
const[s,$]=i,d=s.charCodeAt(0)-F<<6|s.charCodeAt(1)-F,h=s.charCodeAt(2)-F<<6|s.charCodeAt(3)-F,f=s.charCodeAt(4)-F<<6|s.
charCodeAt(5)-F,D=je+h,A=D+2*d,m=2*f,y=new Int32Array(m),z=new Uint16Array(m),T=new Uint16Array(m),B=new Uint32Array(Xe),
R=new Map,I=[];let H="",Z=je,At=0;for(let ie=0;ie<d;ie++){const Ce=s.charCodeAt(D+2*ie)-ye,Me=s.charCodeAt(D+2*ie+1)-ye,
ee=Ce&31,Q=ee+(Me&31),Oe=(Me>>5)+1;H=H.slice(0,ee)+s.slice(Z,Z+Q-ee),Z+=Q-ee;const Dt=Fe(H,0,Q);let N=2*((s.charCodeAt(A+
Math.floor(ie/Qe))-F&1<<ie%Qe)===0?Ke:Je)(Dt,f);if(y[N]!==0&&(N+=1),y[N]=Dt,Q>4){const W=H.slice(2,Q-2),Ee=R.get(W);if(Ee===
void 0){R.set(W,I.length),z[N]=I.length;for(let M=0;M<W.length;M+=2)I.push(W.charCodeAt(M)|W.charCodeAt(M+1)<<16)}else z[N]=
Ee}const O=K(H.charCodeAt(0),H.charCodeAt(1));B[O]|=Q<=16?1<<Q-2:32768,(Ce&32)!==0&&(B[O]|=1<<Q-2+16),T[N]=At<<2|Oe-1|(Ce&
32)>>4,At+=Oe}return{keys:y,buckets:f,slotMidOff:z,slotValue:T,values:$,lengthBits:B,middles:new Uint32Array(I)}}const ae=38,
_e=35,v=59,bt=61,$e=48,ne=97,wt=103,Ye=108,Bt=109,et=111,tt=112,Se=113,ut=115,Re=116,yt=117,rt=120,Ft=65,de=32;function _t(i){
return i-$e>>>0<=9}function U(i){return _t(i)||(i|de)-ne>>>0<=25}function V(i){return i===bt||U(i)}var P;(function(i){i[i.
Legacy=0]="Legacy",i[i.Strict=1]="Strict",i[i.Attribute=2]="Attribute"})(P||(P={}));const J=xt(E),fe=J.keys,oe=J.buckets,
nt=J.slotMidOff,ge=J.lengthBits,Ae=J.middles,Y=J.slotValue,De=J.values;function st(i){const s=i>>2;return(i&1)===0?De.charAt(
s):De.slice(s,s+(i&1)+1)}function ke(i,s,$){const d=i.charCodeAt(s),h=i.charCodeAt(s+1),f=i.charCodeAt(s+$-2),D=i.charCodeAt(
s+$-1);if((d|h|f|D)>127)return-1;const A=d<<25|h<<18|f<<11|pe[D]<<5|$;let m=2*((Math.imul(A,We)>>>16)*oe>>>16);for(let y=0;;y++){
if(fe[m]===A&&($<=4||it(m,i,s,$)))return m;if(fe[m+1]===A&&($<=4||it(m+1,i,s,$)))return m+1;if(y===1)return-1;m=2*((Math.
imul(A,re)>>>16)*oe>>>16)}}function it(i,s,$,d){let h=nt[i],f=$+2;const D=$+d-2;for(;f+1<D;){if((s.charCodeAt(f)|s.charCodeAt(
f+1)<<16)!==Ae[h++])return!1;f+=2}return f===D||s.charCodeAt(f)===(Ae[h]&65535)}const qe=21,lt=2097151,Te=2047;let at=0;
function ot(i){const s=i>>>qe;return s===Te?at:s}const Le=(()=>{const i=new Uint8Array(128).fill(255);for(let s=0;s<10;s++)
i[$e+s]=s;for(let s=0;s<6;s++)i[Ft+s]=s+10,i[ne+s]=s+10;return i})();function ct(i,s,$){const d=i.length;let h=s,f=0,D;if((i.
charCodeAt(h)|de)===rt)for(h+=1,D=h;h<d;){const m=i.charCodeAt(h);if(m>=128)break;const y=Le[m];if(y<=15)f=f*16+y,h++;else
break}else for(D=h;h<d;){const m=i.charCodeAt(h);if(m>=128)break;const y=Le[m];if(y<=9)f=f*10+y,h++;else break}if(h===D)
return 0;f>1114111&&(f=1114112);let A=h-s+2;if(h<d&&i.charCodeAt(h)===v)A+=1;else if($)return 0;return A>=Te&&(at=A,A=Te),
A<<qe|f}function ht(i,s,$){let d=ge[K(i.charCodeAt(s),i.charCodeAt(s+1))]>>>16&31;for(;d!==0;){const h=31-Math.clz32(d);
if(d^=1<<h,h+2>$)continue;const f=ke(i,s,h+2);if(f>=0&&(Y[f]&2)!==0)return f<<3|h+2}return-1}function pt(i,s,$){const d=i.
slice(s,s+32).indexOf(";");if(d-2>>>0<=29){const h=ke(i,s,d);if(h>=0)return h<<6|d+1}if($!==P.Strict){const h=ht(i,s,Math.
min(31,i.length-s));if(h>=0){const f=h&7;if($!==P.Attribute||s+f>=i.length||!V(i.charCodeAt(s+f)))return h>>3<<6|f}}return-1}
function St(i,s){switch(i.charCodeAt(s)){case Ye:return i.charCodeAt(s+1)===Re&&i.charCodeAt(s+2)===v?444:-1;case wt:return i.
charCodeAt(s+1)===Re&&i.charCodeAt(s+2)===v?446:-1;case ne:{const $=i.charCodeAt(s+1),d=i.charCodeAt(s+2);return $===Bt&&
d===tt&&i.charCodeAt(s+3)===v?550:$===tt&&d===et&&i.charCodeAt(s+3)===ut&&i.charCodeAt(s+4)===v?679:-1}case Se:return i.
charCodeAt(s+1)===yt&&i.charCodeAt(s+2)===et&&i.charCodeAt(s+3)===Re&&i.charCodeAt(s+4)===v?674:-1;default:return-1}}function Pe(i,s){
return s>=i.length?-1:i.charCodeAt(s)===ae?s:i.indexOf("&",s)}function ve(i,s){const $=s!==P.Strict;let d=i.indexOf("&");
if(d<0)return i;const h=i.length;let f="",D=0;do{const A=d+1;if(A+1>=h)break;const m=i.charCodeAt(A);if(m===ae){d=A;continue}
if(m===_e){const B=ct(i,A+1,!$),R=ot(B);R===0?d=i.indexOf("&",A):(D!==d&&(f+=i.slice(D,d)),f+=X(B&lt),D=d+R,d=Pe(i,D));continue}
const y=ge[K(m,i.charCodeAt(A+1))];if((y&32768)!==0){const B=pt(i,A,s);B>=0?(D!==d&&(f+=i.slice(D,d)),f+=st(Y[B>>6]),D=A+
(B&63),d=Pe(i,D)):d=i.indexOf("&",A);continue}let z=y&32767,T=-1;for(;z!==0;){const B=z&-z;z^=B;const R=33-Math.clz32(B),
I=A+R;if(I>h)break;const H=I<h&&i.charCodeAt(I)===v;if(!(H||$&&(y>>>R+14&1)!==0))continue;const Z=ke(i,A,R);if(!(Z<0)){if(H){
T=Z<<6|32|R+1;break}(Y[Z]&2)!==0&&(T=Z<<6|R)}}if(T>=0){const B=T&31;if((T&32)!==0||s!==P.Attribute||A+B>=h||!V(i.charCodeAt(
A+B))){D!==d&&(f+=i.slice(D,d)),f+=st(Y[T>>6]),D=A+B,d=Pe(i,D);continue}}d=i.indexOf("&",A+1)}while(d>=0);return f+i.slice(
D)}function It(i,s=P.Legacy){return ve(i,s)}function Ht(i){return ve(i,P.Attribute)}function Rt(i){return ve(i,P.Strict)}
function Mt(i){let s=i.indexOf("&");if(s<0)return i;let $=0,d="";do{const h=s+1;if(h+1>=i.length)break;let f=0,D="";const A=i.
charCodeAt(h);if(A===_e){const m=ct(i,h+1,!0);if(f=ot(m),f!==0){const y=m&lt;D=y-1>>>0<55295?String.fromCharCode(y):String.
fromCodePoint(replaceCodePointXML(y))}}else switch(A){case 108:case 103:{h+2<i.length&&i.charCodeAt(h+1)===116&&i.charCodeAt(
h+2)===v&&(f=4,D=A===108?"<":">");break}case 97:{const m=i.charCodeAt(h+1);h+3<i.length&&m===109&&i.charCodeAt(h+2)===112&&
i.charCodeAt(h+3)===v?(f=5,D="&"):h+4<i.length&&m===112&&i.charCodeAt(h+2)===111&&i.charCodeAt(h+3)===115&&i.charCodeAt(
h+4)===v&&(f=6,D="'");break}case 113:{h+4<i.length&&i.charCodeAt(h+1)===117&&i.charCodeAt(h+2)===111&&i.charCodeAt(h+3)===
116&&i.charCodeAt(h+4)===v&&(f=6,D='"');break}}f>0?($<s&&(d+=i.slice($,s)),d+=D,s=$=s+f):s=h,s=s<i.length&&i.charCodeAt(
s)===ae?s:i.indexOf("&",s)}while(s>=0);return d+i.slice($)}const me=0,se=1,ze=2,Ie=3,$t=4;class qt{emitCodePoint;errors;state=me;consumed=1;result=0;decodeMode=P.
Strict;replaceNumericCodePoint=replaceCodePoint;constructor(s,$){this.emitCodePoint=s,this.errors=$}stateNumericStart(s,$){
return $>=s.length?-1:(s.charCodeAt($)|de)===rt?(this.state=Ie,this.consumed+=1,this.stateNumericHex(s,$+1)):(this.state=
ze,this.stateNumericDecimal(s,$))}stateNumericHex(s,$){const d=s.length;let{result:h,consumed:f}=this,D=$;for(;D<d;){const A=s.
charCodeAt(D),m=Le[A];if(m<=15)h=h*16+m;else return this.result=h,this.consumed=f,this.emitNumericEntity(A,3);f+=1,D+=1}
return this.result=h,this.consumed=f,-1}stateNumericDecimal(s,$){const d=s.length;let{result:h,consumed:f}=this,D=$;for(;D<
d;){const A=s.charCodeAt(D)-$e;if(A>>>0>9)return this.result=h,this.consumed=f,this.emitNumericEntity(A+$e,2);h=h*10+A,f+=
1,D+=1}return this.result=h,this.consumed=f,-1}emitNumericEntity(s,$){if(this.consumed<=$)return this.errors?.absenceOfDigitsInNumericCharacterReference(
this.consumed),0;if(s===v)this.consumed+=1;else if(this.decodeMode===P.Strict)return 0;return this.emitCodePoint(this.replaceNumericCodePoint(
this.result),this.consumed),this.errors&&(s!==v&&this.errors.missingSemicolonAfterCharacterReference(),this.errors.validateNumericCharacterReference(
this.result)),this.consumed}startEntity(s){this.decodeMode=s,this.state=me,this.result=0,this.consumed=1}write(s,$){switch(this.
state){case me:return s.charCodeAt($)===_e?(this.state=se,this.consumed+=1,this.stateNumericStart(s,$+1)):(this.state=$t,
this.stateNamedEntity(s,$));case se:return this.stateNumericStart(s,$);case ze:return this.stateNumericDecimal(s,$);case Ie:
return this.stateNumericHex(s,$);default:return this.stateNamedEntity(s,$)}}end(){switch(this.state){case $t:return this.
endNamedEntity();case ze:return this.emitNumericEntity(0,2);case Ie:return this.emitNumericEntity(0,3);case se:return this.
errors?.absenceOfDigitsInNumericCharacterReference(this.consumed),0;default:return 0}}}class Ot extends null{runLength=0;nameBuffer=new Uint8Array(
32);emitSlot(s){const $=Y[s],d=$>>2;this.emitCodePoint(De.charCodeAt(d),this.consumed),($&1)!==0&&this.emitCodePoint(De.
charCodeAt(d+1),this.consumed)}startEntity(s){super.startEntity(s),this.runLength=0}stateNamedEntity(s,$){const d=s.length;
if(this.runLength===0&&$+17<=d){const m=s.charCodeAt($),y=pairIndex(m,s.charCodeAt($+1)),z=ge[y];if((z&32768)!==0&&$+32<=
d){const B=pt(s,$,this.decodeMode);if(B>=0){const R=B&63;return this.consumed=R+1,this.emitSlot(B>>6),s.charCodeAt($+R-1)!==
v&&this.errors?.missingSemicolonAfterCharacterReference(),this.consumed}return 0}let T=z&32767;for(;T!==0;){const B=T&-T;
T^=B;const R=33-Math.clz32(B);if(s.charCodeAt($+R)===v){const I=ke(s,$,R);if(I>=0)return this.consumed=R+2,this.emitSlot(
I),this.consumed}}if((z&32768)===0){if(this.decodeMode!==P.Strict){const B=ht(s,$,31);if(B>=0){const R=B&7,I=s.charCodeAt(
$+R);return this.decodeMode===P.Attribute&&V(I)?0:(this.consumed=R+1,this.emitSlot(B>>3),this.errors?.missingSemicolonAfterCharacterReference(),
this.consumed)}}return 0}}let h=$,{runLength:f}=this,D=-1;const A=Math.min(d,$+32-f);for(;h<A;){const m=s.charCodeAt(h);
if(!U(m)){D=m;break}this.nameBuffer[f++]=m,h++}if(D<0&&f<32)return this.runLength=f,-1;if(D===v&&f-2>>>0<=29){const m=dt(
this.nameBuffer,f);if(m>=0)return this.consumed=f+2,this.emitSlot(m),this.consumed}if(this.decodeMode!==P.Strict&&f>=2){
const m=ft(this.nameBuffer,f);if(m>=0){const y=m&7,z=y<f?this.nameBuffer[y]:D;return this.decodeMode===P.Attribute&&V(z)?
0:(this.consumed=y+1,this.emitSlot(m>>3),this.errors?.missingSemicolonAfterCharacterReference(),this.consumed)}}return 0}endNamedEntity(){
if(this.decodeMode===P.Strict||this.runLength<2)return 0;const s=ft(this.nameBuffer,this.runLength);return s<0||this.decodeMode===
P.Attribute&&(s&7)<this.runLength?0:(this.consumed=(s&7)+1,this.emitSlot(s>>3),this.errors?.missingSemicolonAfterCharacterReference(),
this.consumed)}}function dt(i,s){const $=i[0]<<25|i[1]<<18|i[s-2]<<11|CHAR_REMAP[i[s-1]]<<5|s;let d=2*((Math.imul($,BUCKET_HASH_1)>>>
16)*oe>>>16);for(let h=0;;h++){if(fe[d]===$&&(s<=4||He(d,i,s)))return d;if(fe[d+1]===$&&(s<=4||He(d+1,i,s)))return d+1;if(h===
1)return-1;d=2*((Math.imul($,BUCKET_HASH_2)>>>16)*oe>>>16)}}function He(i,s,$){let d=nt[i],h=2;const f=$-2;for(;h+1<f;){
if((s[h]|s[h+1]<<16)!==Ae[d++])return!1;h+=2}return h===f||s[h]===(Ae[d]&65535)}function ft(i,s){let $=ge[pairIndex(i[0],
i[1])]>>>16&31;for(;$!==0;){const d=31-Math.clz32($);if($^=1<<d,d+2>s)continue;const h=dt(i,d+2);if(h>=0&&(Y[h]&2)!==0)return h<<
3|d+2}return-1}function Tt(i){switch(i){case 1603312:return 38;case 205273075:return 39;case 13300:return 62;case 13940:
return 60;case 238909428:return 34;default:return-1}}class gt extends null{replaceNumericCodePoint=replaceCodePointXML;stateNamedEntity(s,$){
const d=s.length;if(this.consumed===1&&$+5<=d){const D=St(s,$);if(D<0)return 0;const A=this.consumed=(D>>7)+1;return this.
emitCodePoint(D&127,A),A}let{result:h,consumed:f}=this;for(let D=$;D<d;D++){const A=s.charCodeAt(D);if(A===v){const m=Tt(
h);return m<0?0:(this.consumed=f+1,this.emitCodePoint(m,this.consumed),this.consumed)}if(f>=5||A-ne>>>0>25)return 0;h=h<<
7|A,f++}return this.result=h,this.consumed=f,-1}endNamedEntity(){return 0}}}),8022:((Ut,Ct,Et)=>{Et.d(Ct,{JG:()=>O});function Be(){
return{async:!1,breaks:!1,extensions:null,gfm:!0,hooks:null,pedantic:!1,renderer:null,silent:!1,tokenizer:null,walkTokens:null}}
var j=Be();function Ve(u){j=u}var ue={exec:()=>null};function X(u){let e=[];return t=>{let r=Math.max(0,Math.min(3,t-1)),
n=e[r];return n||(n=u(r),e[r]=n),n}}function E(u,e=""){let t=typeof u=="string"?u:u.source,r={replace:(n,a)=>{let l=typeof a==
"string"?a:a.source;return l=l.replace(F.caret,"$1"),t=t.replace(n,l),r},getRegex:()=>new RegExp(t,e)};return r}var ye=((u="")=>{
try{return!!new RegExp("(?<=1)(?<!1)"+u)}catch{return!1}})(),F={codeRemoveIndent:/^(?: {0,3}\t| {1,4})/gm,listInterruptsParagraph:/^ {0,3}(?:[*+-]|1[.)])[ \t]+[^ \t\n]/,
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
notSpaceStart:/^\S*/,endingNewline:/\n$/,listItemRegex:u=>new RegExp(`^( {0,3}${u})((?:[	 ][^\\n]*)?(?:\\n|$))`),nextBulletRegex:X(
u=>new RegExp(`^ {0,${u}}(?:[*+-]|\\d{1,9}[.)])((?:[ 	][^\\n]*)?(?:\\n|$))`)),hrRegex:X(u=>new RegExp(`^ {0,${u}}((?:-[ \
	]*){3,}|(?:_[ 	]*){3,}|(?:\\*[ 	]*){3,})(?:\\n+|$)`)),fencesBeginRegex:X(u=>new RegExp(`^ {0,${u}}(?:\`\`\`|~~~)`)),headingBeginRegex:X(
u=>new RegExp(`^ {0,${u}}#{1,6}(?:\\s|$)`)),pedanticHeadingBeginRegex:X(u=>new RegExp(`^ {0,${u}}#`)),htmlBeginRegex:X(u=>new RegExp(
`^ {0,${u}}(?:</?(?:${Fe})(?:[ \\t]+|$|/?>)|<(?:(?:script|pre|style|textarea)(?:[\\s>]|$)|!--)|<\\?|<![A-Za-z]|<!\\[CDATA\\[)`,
"i")),blockquoteBeginRegex:X(u=>new RegExp(`^ {0,${u}}>`)),nestedContainerMarkers:/^(?: {0,3}(?:(?:[*+-]|\d{1,9}[.)])[ \t]+|>[ \t]?))+/},
je=/^(?:[ \t]*(?:\n|$))+/,Qe=/^((?: {4}| {0,3}\t)[^\n]+(?:\n(?:[ \t]*(?:\n|$))*)?)+/,We=/^ {0,3}(`{3,}(?=[^`\n]*(?:\n|$))|~{3,})([^\n]*)(?:\n|$)(?:|([\s\S]*?)(?:\n|$))(?: {0,3}(?:(?=`)\1`*|(?=~)\1~*) *(?=\n|$)|$)/,
re=/^ {0,3}((?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/,Xe=/^ {0,3}(#{1,6})(?=\s|$)(.*)(?:\n+|$)/,pe=/ {0,3}(?:[*+-]|\d{1,9}[.)])/,
Fe="address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fiel\
dset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|me\
ta|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul",K=E("\
 {0,3}(?:</?(?:tag)(?:[ \\t]+|\\n|/?>)|<(?:(?:script|pre|style|textarea)(?:[\\s>]|$)|!--)|<\\?|<![A-Za-z]|<!\\[CDATA\\[)").
replace("tag",Fe).getRegex(),Ke=/^(?!bull |blockCode|fences|blockquote|heading|html|table)((?:.|\n(?!\s*?\n|bull |fences|blockquote|heading|hr|html|table))+?)\n {0,3}(=+|-+)[ \t]*(?:\n+|$)/,
Je=E(Ke).replace(/bull/g,pe).replace(/blockCode/g,/(?: {4}| {0,3}\t)/).replace(/fences/g,/ {0,3}(?:`{3,}|~{3,})/).replace(
/blockquote/g,/ {0,3}>/).replace(/heading/g,/ {0,3}#{1,6}(?:\s|$)/).replace(/hr/g,/ {0,3}(?:(?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/).
replace(/\|table/g,"").replace(/html/g,K).getRegex(),xt=E(Ke).replace(/bull/g,pe).replace(/blockCode/g,/(?: {4}| {0,3}\t)/).
replace(/fences/g,/ {0,3}(?:`{3,}|~{3,})/).replace(/blockquote/g,/ {0,3}>/).replace(/heading/g,/ {0,3}#{1,6}(?:\s|$)/).replace(
/hr/g,/ {0,3}(?:(?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/).replace(/table/g,/ {0,3}\|?(?:[:\- ]*\|)+[\:\- ]*\n/).
replace(/html/g,K).getRegex(),ae=/^([^\n]+(?:\n(?!hr|heading|lheading|blockquote|fences|list|html|table|[ \t]+\n)[^\n]+)*)/,
_e=/^[^\n]+/,v=/(?!\s*\])(?:\\[\s\S]|[^\[\]\\\n]|\n(?![ \t]*\n))+/,bt=E(/^ {0,3}\[(label)\]: *(?:\n[ \t]*)?([^<\s][^\s]*|<(?:\\.|[^\n<>\\])*>)(?:(?: +(?:\n[ \t]*)?| *\n[ \t]*)(title))? *(?:\n+|$)/).
replace("label",v).replace("title",/(?:"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\\n]|\n(?!\n))*'|\((?:\\[\s\S]|[^()\\])*\))/).
getRegex(),$e=E(/^(bull)([ \t][^\n]*?)?(?:\n|$)/).replace(/bull/g,pe).getRegex(),ne=/<!--(?:-?>|[\s\S]*?(?:-->|$))/,wt=E(
"^ {0,3}(?:<(script|pre|style|textarea)[\\s>][\\s\\S]*?(?:</\\1>[^\\n]*\\n*|$)|comment[^\\n]*(\\n+|$)|<\\?[\\s\\S]*?(?:\\?>[^\\n]*\\n*\
|$)|<![A-Z][\\s\\S]*?(?:>[^\\n]*\\n*|$)|<!\\[CDATA\\[[\\s\\S]*?(?:\\]\\]>[^\\n]*\\n*|$)|</?(tag)(?:[ \\t]+|\\n|/?>|$)[\\s\\S]*?(?:(?:\\n[\
 	]*)+\\n|$)|<(?!(?:script|pre|style|textarea)(?![a-z0-9-]))([a-z][a-z0-9-]*)(?:attribute)*?[ \\t]*/?>(?=[ \\t]*(?:\\n|$))[\\\
s\\S]*?(?:(?:\\n[ 	]*)+\\n|$)|</[a-z][a-z0-9-]*\\s*>(?=[ \\t]*(?:\\n|$))[\\s\\S]*?(?:(?:\\n[ 	]*)+\\n|$))","i").replace(
"comment",ne).replace("tag",Fe).replace("attribute",/[ \t]+[a-zA-Z:_][\w.:-]*(?:[ \t]*=[ \t]*"[^"\n]*"|[ \t]*=[ \t]*'[^'\n]*'|[ \t]*=[ \t]*[^\s"'=<>`]+)?/).
getRegex(),Ye=u=>E(ae).replace("hr",re).replace("heading"," {0,3}#{1,6}(?:\\s|$)").replace("|lheading","").replace("|tab\
le","").replace("blockquote"," {0,3}>").replace("fences"," {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace(
"list",u).replace("html",K).getRegex(),Bt=Ye(/ {0,3}(?:[*+-]|1[.)])[ \t]+[^ \t\n]/),et=Ye(/ {0,3}(?:[*+-]|\d{1,9}[.)])(?:[ \t]|\n|$)/),
tt=E(/^( {0,3}> ?(?:(?![ \t]*(?:\n|$))(paragraph)|[^\n]*)(?:\n|$))+/).replace("paragraph",et).getRegex(),Se={blockquote:tt,
code:Qe,def:bt,fences:We,heading:Xe,hr:re,html:wt,lheading:Je,list:$e,newline:je,paragraph:Bt,table:ue,text:_e},ut=E("^ \
*([^\\n ].*)\\n {0,3}((?:\\| *)?:?-+:? *(?:\\| *:?-+:? *)*(?:\\| *)?)(?:\\n((?:(?! *\\n|hr|heading|blockquote|code|fences|list|\
html).*(?:\\n|$))*)\\n*|$)").replace("hr",re).replace("heading"," {0,3}#{1,6}(?:\\s|$)").replace("blockquote"," {0,3}>").
replace("code","(?: {4}| {0,3}	)[^\\n]").replace("fences"," {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace(
"list"," {0,3}(?:[*+-]|1[.)])[ \\t]").replace("html",K).getRegex(),Re={...Se,lheading:xt,table:ut,paragraph:E(ae).replace(
"hr",re).replace("heading"," {0,3}#{1,6}(?:\\s|$)").replace("|lheading","").replace("table",ut).replace("blockquote"," {\
0,3}>").replace("fences"," {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace("list"," {0,3}(?:[*+-]|1[.)\
])[ \\t]+[^ \\t\\n]").replace("html",K).getRegex()},yt={...Se,html:E(`^ *(?:comment(?: *\\n|\\s*$)|<(tag)[\\s\\S]+?</\\1>(?: \
*\\n{2,}|\\s*$)|<tag(?:"[^"]*"|'[^']*'|\\s[^'"/>\\s]*)*?/?>(?: *\\n{2,}|\\s*$))`).replace("comment",ne).replace(/tag/g,"\
(?!(?:a|em|strong|small|s|cite|q|dfn|abbr|data|time|code|var|samp|kbd|sub|sup|i|b|u|mark|ruby|rt|rp|bdi|bdo|span|br|wbr|\
ins|del|img)\\b)\\w+(?!:|[^\\w\\s@]*@)\\b").getRegex(),def:/^ *\[([^\]]+)\]: *<?([^\s>]+)>?(?: +(["(][^\n]+[")]))? *(?:\n+|$)/,
heading:/^(#{1,6})(.*)(?:\n+|$)/,fences:ue,lheading:/^(.+?)\n {0,3}(=+|-+) *(?:\n+|$)/,paragraph:E(ae).replace("hr",re).
replace("heading",` *#{1,6} *[^
]`).replace("|table","").replace("blockquote"," {0,3}>").replace("|fences","").replace("|list","").replace("|html","").replace(
"|tag","").replace("lheading",Je).getRegex()},rt=/^\\([!"#$%&'()*+,\-./:;<=>?@\[\]\\^_`{|}~])/,Ft=/^(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/,
de=/^( {2,}|\\)\n(?!\s*$)[ \t]*/,_t=/^(`+|[^`])(?:(?= {2,}\n)|[\s\S]*?(?:(?=[\\<!\[`*_]|\b_|$)|[^ ](?= {2,}\n)))/,U=/[\p{P}\p{S}]/u,
V=/[\s\p{P}\p{S}]/u,P=/[^\s\p{P}\p{S}]/u,J=E(/^((?![*_])punctSpace)/,"u").replace(/punctSpace/g,V).getRegex(),fe=/[\p{Pi}\p{Ps}"']/u,
oe=/(?!~)[\p{P}\p{S}]/u,nt=/(?!~)[\s\p{P}\p{S}]/u,ge=/(?:[^\s\p{P}\p{S}]|~)/u,Ae=E(/link|precode-code|html/,"g").replace(
"link",/\[(?:[^\[\]`]|(?<a>`+)[^`]+\k<a>(?!`))*?\]\((?:\\[\s\S]|[^\\\(\)]|\((?:\\[\s\S]|[^\\\(\)])*\))*\)/).replace("pre\
code-",ye?"(?<!`)()":"(^^|[^`])").replace("code",/(?<b>`+)[^`]+\k<b>(?!`)/).replace("html",/<(?! )[^<>]*?>/).getRegex(),
Y=/^(?:\*+(?:((?!\*)punct)|([^\s*]))?)|^_+(?:((?!_)punct)|([^\s_]))?/,De=E(Y,"u").replace(/punct/g,U).getRegex(),st=E(Y,
"u").replace(/punct/g,oe).getRegex(),ke=/^(?:\*+(?:((?!\*)(?!openQuote)punct)|([^\s*]))?)|^_+(?:((?!_)(?!openQuote)punct)|([^\s_]))?/,
it=E(ke,"u").replace(/openQuote/g,fe).replace(/punct/g,U).getRegex(),qe="^[^_*]*?__[^_*]*?\\*[^_*]*?(?=__)|[^*]+(?=[^*])|\
(?!\\*)punct(\\*+)(?=[\\s]|$)|notPunctSpace(\\*+)(?!\\*)(?=punctSpace|$)|(?!\\*)punctSpace(\\*+)(?=notPunctSpace)|[\\s](\\*+)(?!\\\
*)(?=punct)|(?!\\*)punct(\\*+)(?!\\*)(?=punct)|notPunctSpace(\\*+)(?=notPunctSpace)",lt=E(qe,"gu").replace(/notPunctSpace/g,
P).replace(/punctSpace/g,V).replace(/punct/g,U).getRegex(),Te=E(qe,"gu").replace(/notPunctSpace/g,ge).replace(/punctSpace/g,
nt).replace(/punct/g,oe).getRegex(),at="^[^_*]*?__[^_*]*?\\*[^_*]*?(?=__)|[^*]+(?=[^*])|(?!\\*)punct(\\*+)(?=[\\s]|$)|notPun\
ctSpace(\\*+)(?!\\*)(?=punctSpace|$)|(?!\\*)[\\s](\\*+)(?=notPunctSpace)|[\\s](\\*+)(?!\\*)(?=punct)|(?!\\*)punct(\\*+)(?!\\*)(?=pu\
nct)|(?:(?!\\*)punct|notPunctSpace)(\\*+)(?!\\*)(?=notPunctSpace)",ot=E(at,"gu").replace(/notPunctSpace/g,P).replace(/punctSpace/g,
V).replace(/punct/g,U).getRegex(),Le=E("^[^_*]*?\\*\\*[^_*]*?_[^_*]*?(?=\\*\\*)|[^_]+(?=[^_])|(?!_)punct(_+)(?=[\\s]|$)|notPu\
nctSpace(_+)(?!_)(?=punctSpace|$)|(?!_)punctSpace(_+)(?=notPunctSpace)|[\\s](_+)(?!_)(?=punct)|(?!_)punct(_+)(?!_)(?=punc\
t)","gu").replace(/notPunctSpace/g,P).replace(/punctSpace/g,V).replace(/punct/g,U).getRegex(),ct="^[^_*]*?\\*\\*[^_*]*?_[^\
_*]*?(?=\\*\\*)|[^_]+(?=[^_])|(?!_)punct(_+)(?=[\\s]|$)|notPunctSpace(_+)(?!_)(?=punctSpace|$)|(?!_)[\\s](_+)(?=notPunctSpac\
e)|[\\s](_+)(?!_)(?=punct)|(?!_)punct(_+)(?!_)(?=punct)|(?:(?!_)punct|notPunctSpace)(_+)(?!_)(?=notPunctSpace)",ht=E(ct,
"gu").replace(/notPunctSpace/g,P).replace(/punctSpace/g,V).replace(/punct/g,U).getRegex(),pt=E(/^~~?(?:((?!~)punct)|[^\s~])/,
"u").replace(/punct/g,U).getRegex(),St="^[^~]+(?=[^~])|(?!~)punct(~~?)(?=[\\s]|$)|notPunctSpace(~~?)(?!~)(?=punctSpace|$)\
|(?!~)punctSpace(~~?)(?=notPunctSpace)|[\\s](~~?)(?!~)(?=punct)|(?!~)punct(~~?)(?!~)(?=punct)|notPunctSpace(~~?)(?=notPun\
ctSpace)",Pe=E(St,"gu").replace(/notPunctSpace/g,P).replace(/punctSpace/g,V).replace(/punct/g,U).getRegex(),ve=E(/\\(punct)/,
"gu").replace(/punct/g,U).getRegex(),It=E(/(`+)(?:[^`]|[^`][\s\S]*?[^`])\1(?!`)|`+|\\(punct)/,"gu").replace(/punct/g,U).
getRegex(),Ht=E(/^<(scheme:[^\s\x00-\x1f<>]*|email)>/).replace("scheme",/[a-zA-Z][a-zA-Z0-9+.-]{1,31}/).replace("email",
/[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+(@)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+(?![-_])/).
getRegex(),Rt=E(ne).replace("(?:-->|$)","-->").getRegex(),Mt=E("^comment|^</[a-zA-Z][a-zA-Z0-9-]*\\s*>|^<[a-zA-Z][a-zA-Z0\
-9-]*(?:attribute)*?\\s*/?>|^<\\?[\\s\\S]*?\\?>|^<![a-zA-Z]+\\s[\\s\\S]*?>|^<!\\[CDATA\\[[\\s\\S]*?\\]\\]>").replace("co\
mment",Rt).replace("attribute",/\s+[a-zA-Z:_][\w.:-]*(?:\s*=\s*"[^"]*"|\s*=\s*'[^']*'|\s*=\s*[^\s"'=<>`]+)?/).getRegex(),
me=/\[(?:\\[\s\S]|[^\[\]\\])*\]/,se=E(/(?:\[(?:brackets|\\[\s\S]|[^\[\]\\])*\]|\\[\s\S]|`+(?!`)[^`]*?`+(?!`)|``+(?=\])|[^\[\]\\`])*?/).
replace("brackets",me).getRegex(),ze=E(/^!?\[(label)\]\([ \t\n]*(href)(?:(?:[ \t]+(?:\n[ \t]*)?|\n[ \t]*)(title))?[ \t\n]*\)/).
replace("label",se).replace("href",/<(?:\\.|[^\n<>\\])*>|(?!<)[^ \t\n\x00-\x1f]+|(?=\))/).replace("title",/"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\((?:\\[\s\S]|[^)\\])*\)/).
getRegex(),Ie=E(/^!?\[(label)\]\[(ref)\]/).replace("label",se).replace("ref",v).getRegex(),$t=E(/^!?\[(ref)\](?:\[\])?/).
replace("ref",v).getRegex(),qt=/(?!\s*\])(?:\\[\s\S]|[^\[\]\\]){1,999}/,Ot=E(/(?:[^\[\]\\`]*(?:\[(?:brackets|\\[\s\S]|[^\[\]\\])*\]|\\[\s\S]|`+(?!`)[^`]*?`+(?!`)|``+(?=\]))){0,999}?[^\[\]\\`]*?/).
replace("brackets",me).getRegex(),dt=E("reflink|nolink(?!\\()","g").replace("reflink",E(/^!?\[(label)\]\[(ref)\]/).replace(
"label",Ot).replace("ref",qt).getRegex()).replace("nolink",E(/^!?\[(ref)\](?:\[\])?/).replace("ref",qt).getRegex()).getRegex(),
He=/[hH][tT][tT][pP][sS]?|[fF][tT][pP]/,ft=/[A-Za-z0-9._+-]+@[a-zA-Z0-9-_]+(?:\.[a-zA-Z0-9-_]*[a-zA-Z0-9])+(?![\w-])/,Tt=E(
/(?:mailto:email|xmpp:email(?:\/[A-Za-z0-9@.]+)?)/).replace(/email/g,ft).getRegex(),gt={_backpedal:ue,anyPunctuation:ve,
anyPunctuationOutsideCode:It,autolink:Ht,blockSkip:Ae,br:de,code:Ft,del:ue,delLDelim:ue,delRDelim:ue,emStrongLDelim:De,emStrongRDelimAst:lt,
emStrongRDelimUnd:Le,escape:rt,link:ze,nolink:$t,punctuation:J,reflink:Ie,reflinkSearch:dt,tag:Mt,text:_t,url:ue},i={...gt,
emStrongLDelim:it,emStrongRDelimAst:ot,emStrongRDelimUnd:ht,link:E(/^!?\[(label)\]\((.*?)\)/).replace("label",se).getRegex(),
reflink:E(/^!?\[(label)\]\s*\[([^\]]*)\]/).replace("label",se).getRegex()},s={...gt,emStrongRDelimAst:Te,emStrongLDelim:st,
delLDelim:pt,delRDelim:Pe,url:E(/^emailProtocol|^((?:protocol):\/\/|www\.)(?:[a-zA-Z0-9\-]+\.?)+[^\s<]*|^email/).replace(
"emailProtocol",Tt).replace("protocol",He).replace("email",/[A-Za-z0-9._+-]+(@)[a-zA-Z0-9-_]+(?:\.[a-zA-Z0-9-_]*[a-zA-Z0-9])+(?![\w-])/).
getRegex(),_backpedal:/(?:[^?!.,:;*_'"~()&]+|\([^)]*\)|&(?![a-zA-Z0-9]+;$)|[?!.,:;*_'"~)]+(?!$))+/,del:/^(~~?)(?=[^\s~])((?:\\[\s\S]|[^\\])*?(?:\\[\s\S]|[^\s~\\]))\1(?=[^~]|$)/,
text:E(/^(?:[^a-zA-Z0-9](?=emailProtocol)|(`+|~+|[^`~])(?:(?=[`~])|(?= {2,}\n)|(?=[a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-]+@)|[\s\S]*?(?:(?=[\\<!\[`*~_]|\b_|protocol:\/\/|wwwStart|$)|[^ ](?= {2,}\n)|[^a-zA-Z0-9](?=emailProtocol)|[^a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-](?=[a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-]+@))))/).
replace("protocol",He).replace(/emailProtocol/g,/(?:mailto|xmpp):/).replace("wwwStart",ye?"(?<![^\\s*_~(])www\\.":"www\\.").
getRegex()},$={...s,br:E(de).replace("{2,}","*").getRegex(),text:E(s.text).replace("\\b_","\\b_| {2,}\\n").replace(/\{2,\}/g,
"*").getRegex()},d={normal:Se,gfm:Re,pedantic:yt},h={normal:gt,gfm:s,breaks:$,pedantic:i},f={"&":"&amp;","<":"&lt;",">":"\
&gt;",'"':"&quot;","'":"&#39;"},D=u=>f[u];function A(u,e){if(e){if(F.escapeTest.test(u))return u.replace(F.escapeReplace,
D)}else if(F.escapeTestNoEncode.test(u))return u.replace(F.escapeReplaceNoEncode,D);return u}function m(u){return F.numericCharacterReference.
test(u)?u.replace(F.numericCharacterReferenceOrAmpersand,(e,t,r)=>{if(t===void 0&&r===void 0)return"&amp;";let n=t===void 0?
Number.parseInt(r,16):Number.parseInt(t,10);return n===0||n>1114111||n>=55296&&n<=57343?"\uFFFD":n===38?"&amp;":String.fromCodePoint(
n)}):u}function y(u){try{u=encodeURI(u).replace(F.percentDecode,"%")}catch{return null}return u}function z(u,e){let t=u.
replace(F.findPipe,(a,l,o)=>{let c=!1,k=l;for(;--k>=0&&o[k]==="\\";)c=!c;return c?"|":" |"}),r=t.split(F.splitPipe),n=0;
if(r[0].trim()||r.shift(),r.length>0&&!r.at(-1)?.trim()&&r.pop(),e)if(r.length>e)r.splice(e);else for(;r.length<e;)r.push(
"");for(;n<r.length;n++)r[n]=r[n].trim().replace(F.slashPipe,"|");return r}function T(u,e,t){let r=u.length;if(r===0)return"";
let n=0;for(;n<r;){let a=u.charAt(r-n-1);if(a===e&&!t)n++;else if(a!==e&&t)n++;else break}return u.slice(0,r-n)}function B(u){
let e=u.split(`
`),t=e.length-1;for(;t>=0&&F.blankLine.test(e[t]);)t--;return e.length-t<=2?u:e.slice(0,t+1).join(`
`)}function R(u){return u.trim().replace(F.multipleSpaceGlobal," ").toLowerCase().toUpperCase().toLowerCase()}function I(u,e){
if(u.indexOf(e[0])===-1&&u.indexOf(e[1])===-1)return-1;let t=0;for(let r=0;r<u.length;r++)if(u[r]==="\\")r++;else if(u[r]===
e[0])t++;else if(u[r]===e[1]&&(t--,t<0))return r;return t>0?-2:-1}var H=new WeakMap;function Z(u){let e={"*":-1,_:-1},t=-1,
r=u.length;for(let n=0;n<r;n++){let a=u[n];if(a!=="*"&&a!=="_"&&a!=="~")continue;let l=n===0?`
`:u[n-1],o=n+1;for(;o<r&&u[o]===a;)o++;l!==" "&&l!=="	"&&l!==`
`&&l!=="\r"&&l!=="\f"&&(a==="~"?t=n:e[a]=n),n=o-1}return{maskedSrc:u,lastPossibleEmStrongCloserIndex:e,lastPossibleDelCloserIndex:t}}
function At(u,e){let t=Z(e),r=H.get(u);r?r.push(t):H.set(u,[t])}function ie(u){let e=H.get(u);e&&(e.pop(),e.length===0&&
H.delete(u))}function Ce(u,e,t){let r=H.get(u)?.at(-1);return r&&r.maskedSrc===e?r.lastPossibleEmStrongCloserIndex[t]:Z(
e).lastPossibleEmStrongCloserIndex[t]}function Me(u,e){let t=H.get(u)?.at(-1);return t&&t.maskedSrc===e?t.lastPossibleDelCloserIndex:
Z(e).lastPossibleDelCloserIndex}function ee(u,e=0){let t=e,r="";for(let n of u)if(n==="	"){let a=4-t%4;r+=" ".repeat(a),
t+=a}else r+=n,t++;return r}function Q(u,e){let t="";for(let r=0;r<u.length;r++){if(u[r]==="`"){let n=e.inline.code.exec(
u.slice(r));if(n){t+=n[0],r+=n[0].length-1;continue}}if(u[r]==="\\"&&(u[r+1]==="["||u[r+1]==="]")){t+=u[r+1],r++;continue}
t+=u[r]}return t}function Oe(u,e,t,r,n){let a=e.href,l=e.title||null,o=Q(u[1],n),c=u[0].charAt(0)==="!",k=r.state.inLink,
p=r.state.linkEmitted,C=r.state.inRawBlock;r.state.inLink=!0,r.state.linkEmitted=!1;let g=r.inlineTokens(o),x=r.state.linkEmitted;
if(r.state.linkEmitted=p,r.state.inLink=k,!c){if(x){r.state.inRawBlock=C;return}r.state.linkEmitted=!0}return{type:c?"im\
age":"link",raw:t,href:a,title:l,text:o,tokens:g}}function Dt(u,e,t){let r=u.match(t.other.indentCodeCompensation);if(r===
null)return e;let n=r[1];return e.split(`
`).map(a=>{let l=a.match(t.other.beginningSpace);if(l===null)return a;let[o]=l;return a.slice(Math.min(o.length,n.length))}).
join(`
`)}function Lt(u,e,t,r){if(!e.includes("<"))return!1;for(let n=0;n<e.length;n++){if(e[n]==="\\"){n++;continue}if(e[n]===
"`"){let o=r.inline.code.exec(e.slice(n));if(o){n+=o[0].length-1;continue}}if(e[n]!=="<")continue;let a=u.slice(t+n),l=r.
inline.tag.exec(a)||r.inline.autolink.exec(a);if(l){if(l[0].length>e.length-n)return!0;n+=l[0].length-1}}return!1}var N=class{options;rules;lexer;constructor(u){
this.options=u||j}space(u){let e=this.rules.block.newline.exec(u);if(e&&e[0].length>0)return{type:"space",raw:e[0]}}code(u){
let e=this.rules.block.code.exec(u);if(e){let t=this.options.pedantic?e[0]:B(e[0]),r=t.replace(this.rules.other.codeRemoveIndent,
"");return{type:"code",raw:t,codeBlockStyle:"indented",text:r}}}fences(u){let e=this.rules.block.fences.exec(u);if(e){let t=e[0],
r=Dt(t,e[3]||"",this.rules);return e[3]!==void 0&&(r===""||r.endsWith(`
`))&&(r+=`
`),{type:"code",raw:t,lang:e[2]?e[2].trim().replace(this.rules.inline.anyPunctuation,"$1"):e[2],text:r}}}heading(u){let e=this.
rules.block.heading.exec(u);if(e){let t=e[2].trim();if(this.rules.other.endingHash.test(t)){let r=T(t,"#");(this.options.
pedantic||!r||this.rules.other.endingSpaceTabChar.test(r))&&(t=r.trim())}return{type:"heading",raw:T(e[0],`
`),depth:e[1].length,text:t,tokens:this.lexer.inline(t)}}}hr(u){let e=this.rules.block.hr.exec(u);if(e)return{type:"hr",
raw:T(e[0],`
`)}}blockquote(u){let e=this.rules.block.blockquote.exec(u);if(e){let t=T(e[0],`
`).split(`
`),r="",n="",a=[];for(;t.length>0;){let l=!1,o=[],c;for(c=0;c<t.length;c++)if(this.rules.other.blockquoteStart.test(t[c]))
o.push(t[c]),l=!0;else if(!l)o.push(t[c]);else break;t=t.slice(c);let k=o.join(`
`),p=k.replace(this.rules.other.blockquoteMarkerWhitespace,(x,w,L)=>L.startsWith(" ")?w+" "+L.slice(1):w+ee(L,w.length)).
replace(this.rules.other.blockquoteSetextReplace,`
    $1`).replace(this.rules.other.blockquoteSetextReplace2,"");r=r?`${r}
${k}`:k,n=n?`${n}
${p}`:p;let C=this.lexer.state.top;if(this.lexer.state.top=!0,this.lexer.blockTokens(p,a,!0),this.lexer.state.top=C,t.length===
0)break;let g=a.at(-1);if(g?.type==="code"||g?.type==="heading"||g?.type==="hr"||g?.type==="html"||g?.type==="table")break;
if(g?.type==="blockquote"){let x=g,w=t.join(`
`),L=x.raw+`
`+w.replace(this.rules.other.blockquoteSetextReplace2,""),b=this.blockquote(L);a[a.length-1]=b;let S=L.substring(b.raw.length).
replace(/^\n/,""),te=S?S.split(`
`).length:0,q=te?t.slice(0,-te):t;if(q.length>0&&(r=`${r}
${q.join(`
`)}`),n=n.substring(0,n.length-x.text.length)+b.text,t=t.slice(q.length),t.length>0&&this.rules.other.blockquoteStart.test(
t[0]))continue;break}else if(g?.type==="list"){let x=g,w=x.raw+`
`+t.join(`
`),L=this.list(w);a[a.length-1]=L;let b=L.raw.length>x.raw.length?w.slice(x.raw.length+1,L.raw.length).split(`
`).length:0;if(b>0){let S=t.slice(0,b).join(`
`);r=`${r}
${S}`,n=`${n}
${S}`}if(t=t.slice(b),t.length>0&&!this.rules.other.blockquoteStart.test(t[0]))break;continue}}return{type:"blockquote",
raw:r,tokens:a,text:n}}}list(u){let e=this.rules.block.list.exec(u);if(e){if(!this.options.pedantic&&this.lexer.state.lastToken?.
type==="text"&&!this.rules.other.listInterruptsParagraph.test(u))return;let t=u,r=()=>t.length-u.length,n=e[1].trim(),a=n.
length>1,l={type:"list",raw:"",ordered:a,start:a?+n.slice(0,-1):"",loose:!1,items:[]};n=a?`\\d{1,9}\\${n.slice(-1)}`:`\\${n}`,
this.options.pedantic&&(n=a?n:"[*+-]");let o=this.rules.other.listItemRegex(n),c=!1;for(;u;){let C=!1,g="";if(!(e=o.exec(
u))||this.rules.block.hr.test(u))break;let x=r();u=u.substring(e[0].length);let w=e[2].split(`
`,1)[0],L=e[1].length,b=this.options.pedantic?ee(w,L):w.replace(this.rules.other.leadingSpaceTab,xe=>ee(xe,L)),S=u.split(
`
`,1)[0],te=!b.trim(),q=0;if(this.options.pedantic?(q=2,g=b.trimStart()):te?q=L+1:(q=b.search(this.rules.other.nonSpaceChar),
q=q>4?1:q,g=b.slice(q),q+=L),te&&this.rules.other.blankLine.test(S)&&(u=u.substring(S.length+1),C=!0),!C){let xe=this.rules.
other.nextBulletRegex(q),Ze=this.rules.other.hrRegex(q),kt=this.rules.other.fencesBeginRegex(q),he=this.options.pedantic?
this.rules.other.pedanticHeadingBeginRegex(q):this.rules.other.headingBeginRegex(q),Ge=this.rules.other.htmlBeginRegex(q),
mt=this.rules.other.blockquoteBeginRegex(q),Pt=!1;for(;u;){let Nt=u.split(`
`,1)[0],be;if(S=Nt,this.options.pedantic?(S=S.replace(this.rules.other.listReplaceNesting,"  "),be=S):be=S.replace(this.
rules.other.leadingSpaceTab,G=>ee(G)),kt.test(S)||he.test(S)||Ge.test(S)||mt.test(S)||xe.test(S)||Ze.test(S))break;if(be.
search(this.rules.other.nonSpaceChar)>=q||!S.trim())g+=`
`+be.slice(q),Pt=!1;else{if(te)break;let G=b;if(!this.options.pedantic&&!g.includes(`
`)&&!b.includes("	")){let we;for(;!Ze.test(G)&&(we=this.rules.other.nestedBlockMarker.exec(G));)G=G.slice(we[0].length);
if(!G.trim())break}if(G.replace(this.rules.other.tabCharGlobal,"    ").search(this.rules.other.nonSpaceChar)>=4||kt.test(
G)||he.test(G)||Ge.test(G)||Ze.test(G))break;if(!this.options.pedantic&&!Pt){let we=b.replace(this.rules.other.nestedContainerMarkers,
"");if(this.rules.block.fences.test(we)||this.rules.block.heading.test(we)||this.rules.block.hr.test(we))break}let Vt=!this.
options.pedantic&&/^ {0,3}(?:=+|-+) *$/.test(S)&&this.rules.block.lheading.test(`${b}
${S}`)?`    ${be.replace(/^ {0,3}/,"")}`:S;g+=`
`+Vt,Pt=!0}te=!S.trim(),u=u.substring(Nt.length+1),b=be.slice(q)}}let Ue=t.slice(x,r());l.loose||(c?l.loose=!0:this.rules.
other.doubleBlankLine.test(Ue)&&(c=!0)),l.items.push({type:"list_item",raw:Ue,task:!!this.options.gfm&&this.rules.other.
listIsTask.test(g),loose:!1,text:g,tokens:[]})}let k=l.items.at(-1);if(k)k.raw=k.raw.trimEnd(),k.text=k.text.trimEnd();else
return;l.raw=t.slice(0,r()).trimEnd();let p=[];for(let C of l.items)if(this.lexer.state.top=!1,p.push(this.lexer.inlineQueue.
length),C.tokens=this.lexer.blockTokens(C.text,[]),!l.loose){let g=C.tokens.filter(w=>w.type==="space"),x=g.length>0&&g.
some(w=>this.rules.other.anyLine.test(w.raw));l.loose=x}for(let C=0;C<l.items.length;C++){let g=l.items[C],x=g.tokens[0];
if(g.task&&(x?.type==="text"||x?.type==="paragraph")){g.text=g.text.replace(this.rules.other.listReplaceTask,""),x.raw=x.
raw.replace(this.rules.other.listReplaceTask,""),x.text=x.text.replace(this.rules.other.listReplaceTask,"");let w=this.lexer.
inlineQueue;for(let b=p[C];b<w.length;b++)if(w[b].tokens===x.tokens){w[b].src=w[b].src.replace(this.rules.other.listReplaceTask,
"");break}let L=this.rules.other.listTaskCheckbox.exec(g.raw);if(L){let b={type:"checkbox",raw:L[0]+" ",checked:L[0]!=="\
[ ]"};g.checked=b.checked,l.loose?g.tokens[0]&&["paragraph","text"].includes(g.tokens[0].type)&&"tokens"in g.tokens[0]&&
g.tokens[0].tokens?(g.tokens[0].raw=b.raw+g.tokens[0].raw,g.tokens[0].text=b.raw+g.tokens[0].text,g.tokens[0].tokens.unshift(
b)):g.tokens.unshift({type:"paragraph",raw:b.raw,text:b.raw,tokens:[b]}):g.tokens.unshift(b)}}else g.task&&(g.task=!1)}if(l.
loose)for(let C of l.items){C.loose=!0;for(let g of C.tokens)g.type==="text"&&(g.type="paragraph")}return l}}html(u){let e=this.
rules.block.html.exec(u);if(e){if(this.lexer.state.lastToken?.type==="paragraph"&&!this.rules.other.htmlBeginRegex(4).test(
u))return;let t=B(e[0]);return{type:"html",block:!0,raw:t,pre:e[1]==="pre"||e[1]==="script"||e[1]==="style",text:t}}}def(u){
let e=this.rules.block.def.exec(u);if(e){if(!this.rules.other.startAngleBracket.test(e[2])&&I(e[2],"()")!==-1)return;let t=R(
e[1]),r=e[2]?e[2].replace(this.rules.other.hrefBrackets,"$1").replace(this.rules.inline.anyPunctuation,"$1"):"",n=e[3]?e[3].
substring(1,e[3].length-1).replace(this.rules.inline.anyPunctuation,"$1"):e[3];return{type:"def",tag:t,raw:T(e[0],`
`),href:r,title:n}}}table(u){let e=this.rules.block.table.exec(u);if(!e||!this.rules.other.tableDelimiter.test(e[2]))return;
let t=z(e[1]),r=e[2].replace(this.rules.other.tableAlignChars,"").split("|"),n=e[3]?.trim()?e[3].replace(this.rules.other.
tableRowBlankLine,"").split(`
`):[],a={type:"table",raw:T(e[0],`
`),header:[],align:[],rows:[]};if(t.length===r.length){for(let l of r)this.rules.other.tableAlignRight.test(l)?a.align.push(
"right"):this.rules.other.tableAlignCenter.test(l)?a.align.push("center"):this.rules.other.tableAlignLeft.test(l)?a.align.
push("left"):a.align.push(null);for(let l=0;l<t.length;l++)a.header.push({text:t[l],tokens:this.lexer.inline(t[l]),header:!0,
align:a.align[l]});for(let l of n)a.rows.push(z(l,a.header.length).map((o,c)=>({text:o,tokens:this.lexer.inline(o),header:!1,
align:a.align[c]})));return a}}lheading(u){let e=this.rules.block.lheading.exec(u);if(e){let t=e[1].trim();return{type:"\
heading",raw:T(e[0],`
`),depth:e[2].charAt(0)==="="?1:2,text:t,tokens:this.lexer.inline(t)}}}paragraph(u){let e=this.rules.block.paragraph.exec(
u);if(e){let t=e[1].charAt(e[1].length-1)===`
`?e[1].slice(0,-1):e[1];return{type:"paragraph",raw:e[0],text:t,tokens:this.lexer.inline(t)}}}text(u){let e=this.rules.block.
text.exec(u);if(e)return{type:"text",raw:e[0],text:e[0],tokens:this.lexer.inline(e[0])}}escape(u){if(u.charCodeAt(0)!==92)
return;let e=this.rules.inline.escape.exec(u);if(e)return{type:"escape",raw:e[0],text:e[1]}}tag(u){if(u.charCodeAt(0)!==
60)return;let e=this.rules.inline.tag.exec(u);if(e)return!this.lexer.state.inLink&&this.rules.other.startATag.test(e[0])?
this.lexer.state.inLink=!0:this.lexer.state.inLink&&this.rules.other.endATag.test(e[0])&&(this.lexer.state.inLink=!1),!this.
lexer.state.inRawBlock&&this.rules.other.startPreScriptTag.test(e[0])?this.lexer.state.inRawBlock=!0:this.lexer.state.inRawBlock&&
this.rules.other.endPreScriptTag.test(e[0])&&(this.lexer.state.inRawBlock=!1),{type:"html",raw:e[0],inLink:this.lexer.state.
inLink,inRawBlock:this.lexer.state.inRawBlock,block:!1,text:e[0]}}link(u){if(this.lexer.state.linkParenPossible===!1)return;
let e=u.charCodeAt(0);if(e!==91&&e!==33)return;let t=this.rules.inline.link.exec(u);if(t){let r=t[0].charAt(0)==="!"?2:1;
if(!this.options.pedantic&&Lt(u,t[1],r,this.rules))return;let n=t[2].trim();if(!this.options.pedantic&&this.rules.other.
startAngleBracket.test(n)){if(!this.rules.other.endAngleBracket.test(n))return;let c=T(n.slice(0,-1),"\\");if((n.length-
c.length)%2===0)return}else{let c=I(t[2],"()");if(c===-2)return;if(c>-1){let k=(t[0].indexOf("!")===0?5:4)+t[1].length+c;
t[2]=t[2].substring(0,c),t[0]=t[0].substring(0,k).trim(),t[3]=""}}let a=T(t[0].slice(0,-1),"\\");if((t[0].length-a.length)%
2===0)return;let l=t[2],o="";if(this.options.pedantic){let c=this.rules.other.pedanticHrefTitle.exec(l);c&&(l=c[1],o=c[3])}else
o=t[3]?t[3].slice(1,-1):"";return l=l.trim(),this.rules.other.startAngleBracket.test(l)&&(this.options.pedantic&&!this.rules.
other.endAngleBracket.test(n)?l=l.slice(1):l=l.slice(1,-1)),Oe(t,{href:l&&l.replace(this.rules.inline.anyPunctuation,"$1"),
title:o&&o.replace(this.rules.inline.anyPunctuation,"$1")},t[0],this.lexer,this.rules)}}reflink(u,e){let t=u.charCodeAt(
0);if(t!==91&&t!==33)return;let r;if((r=this.rules.inline.reflink.exec(u))||(r=this.rules.inline.nolink.exec(u))){let n=r[0].
charAt(0)==="!"?2:1;if(!this.options.pedantic&&Lt(u,r[1],n,this.rules))return;let a=e[R(r[2]||r[1])];if(!a){let l=r[0].charAt(
0);return{type:"text",raw:l,text:l}}return Oe(r,a,r[0],this.lexer,this.rules)}}emStrong(u,e,t=""){let r=this.rules.inline.
emStrongLDelim.exec(u);if(!r||!r[1]&&!r[2]&&!r[3]&&!r[4])return;let n=r[0][0],a=t===n,l=e.length-u.length,o=l;for(;!this.
options.pedantic&&o>0&&e[o-1]===n;)o--;let c=[...e.slice(Math.max(0,o-2),o)].at(-1)??"",k=c==="*"||c==="_"||!!this.rules.
inline.punctuation.exec(c);o<l&&(t=c);let p=o<l?k:t==="*"||t==="_"||!!this.rules.inline.punctuation.exec(t);if(r[4]&&t.match(
this.rules.other.unicodeAlphaNumeric))return;let C=r[1]||r[3]||"";if(!C||!t||p){let g=[...r[0]].length-1,x,w,L=g,b=0,S=l-
o+g,te=!this.options.pedantic&&!!c.trim()&&(!!C||n==="*"&&!k);if(n!=="*"&&n!=="_")return;let q=n==="*"?this.rules.inline.
emStrongRDelimAst:this.rules.inline.emStrongRDelimUnd,Ue=Ce(this,e,n),xe=e.length-u.length+g;if(Ue<xe)return;e=e.slice(-1*
u.length+g);let Ze=Ue-xe;for(q.lastIndex=0;(r=q.exec(e))!==null&&!(r.index>Ze);){if(x=r[1]||r[2]||r[3]||r[4]||r[5]||r[6],
!x)continue;if(w=[...x].length,r[3]||r[4]){L+=w;continue}else if((r[5]||r[6]||te)&&S%3&&!((S+w)%3)){if(a&&(r[5]||r[6]))break;
b+=w;continue}if(L-=w,L>0)continue;w=Math.min(w,w+L+b);let kt=[...r[0]][0].length,he=u.slice(0,g+r.index+kt+w);if(Math.min(
g,w)%2){let mt=he.slice(1,-1);return{type:"em",raw:he,text:mt,tokens:this.lexer.inlineTokens(mt)}}let Ge=he.slice(2,-2);
return{type:"strong",raw:he,text:Ge,tokens:this.lexer.inlineTokens(Ge)}}}}codespan(u){if(u.charCodeAt(0)!==96)return;let e=this.
rules.inline.code.exec(u);if(e){let t=e[2].replace(this.rules.other.newLineCharGlobal," "),r=this.rules.other.nonSpaceChar.
test(t),n=this.rules.other.startingSpaceChar.test(t)&&this.rules.other.endingSpaceChar.test(t);return r&&n&&(t=t.substring(
1,t.length-1)),{type:"codespan",raw:e[0],text:t}}}br(u){let e=u.charCodeAt(0);if(e!==32&&e!==92&&e!==10)return;let t=this.
rules.inline.br.exec(u);if(t)return{type:"br",raw:t[0]}}del(u,e,t=""){if(u.charCodeAt(0)!==126)return;let r=this.rules.inline.
delLDelim.exec(u);if(r&&(!r[1]||!t||this.rules.inline.punctuation.exec(t))){let n=[...r[0]].length-1,a,l,o=n,c=this.rules.
inline.delRDelim,k=Me(this,e),p=e.length-u.length+n;if(k<p)return;e=e.slice(-1*u.length+n);let C=k-p;for(c.lastIndex=0;(r=
c.exec(e))!==null&&!(r.index>C);){if(a=r[1]||r[2]||r[3]||r[4]||r[5]||r[6],!a||(l=[...a].length,l!==n))continue;if(r[3]||
r[4]){o+=l;continue}if(o-=l,o>0)continue;l=Math.min(l,l+o);let g=[...r[0]][0].length,x=u.slice(0,n+r.index+g+l),w=x.slice(
n,-n);return{type:"del",raw:x,text:w,tokens:this.lexer.inlineTokens(w)}}}}autolink(u){if(u.charCodeAt(0)!==60)return;let e=this.
rules.inline.autolink.exec(u);if(e){let t,r;return e[2]==="@"?(t=e[1],r="mailto:"+t):(t=e[1],r=t),{type:"link",raw:e[0],
text:t,href:r,autolink:!0,tokens:[{type:"text",raw:t,text:t}]}}}url(u){let e;if(e=this.rules.inline.url.exec(u)){let t,r;
if(e[2]==="@")t=e[0],r="mailto:"+t;else{let n;do n=e[0],e[0]=this.rules.inline._backpedal.exec(e[0])?.[0]??"";while(n!==
e[0]);t=e[0],e[1]==="www."?r="http://"+e[0]:r=e[0]}return{type:"link",raw:e[0],text:t,href:r,autolink:!0,tokens:[{type:"\
text",raw:t,text:t}]}}}inlineText(u){let e=this.rules.inline.text.exec(u);if(e){let t=this.lexer.state.inRawBlock;return{
type:"text",raw:e[0],text:t?e[0]:m(e[0]),escaped:t}}}},O=class vt{tokens;options;state;inlineQueue;tokenizer;constructor(e){
this.tokens=[],this.tokens.links=Object.create(null),this.options=e||j,this.options.tokenizer=this.options.tokenizer||new N,
this.tokenizer=this.options.tokenizer,this.tokenizer.options=this.options,this.tokenizer.lexer=this,this.inlineQueue=[],
this.state={inLink:!1,inRawBlock:!1,linkEmitted:!1,linkParenPossible:!0,top:!0};let t={other:F,block:d.normal,inline:h.normal};
this.options.pedantic?(t.block=d.pedantic,t.inline=h.pedantic):this.options.gfm&&(t.block=d.gfm,this.options.breaks?t.inline=
h.breaks:t.inline=h.gfm),this.tokenizer.rules=t}static get rules(){return{block:d,inline:h}}static lex(e,t){return new vt(
t).lex(e)}static lexInline(e,t){return new vt(t).inlineTokens(e)}lex(e){e=e.replace(F.carriageReturn,`
`),this.blockTokens(e,this.tokens);for(let t=0;t<this.inlineQueue.length;t++){let r=this.inlineQueue[t];this.state.inRawBlock=
!1,this.inlineTokens(r.src,r.tokens)}return this.inlineQueue=[],this.tokens}blockTokens(e,t=[],r=!1){this.tokenizer.lexer=
this;let n=this.state.lastToken;this.options.pedantic&&(e=e.replace(F.tabCharGlobal,"    ").replace(F.spaceLine,""));let a=1/0,
l,o=this.options.gfm&&!this.options.pedantic&&this.tokenizer.paragraph===N.prototype.paragraph;for(;e;){if(e.length<a)a=
e.length;else{this.infiniteLoopError(e.charCodeAt(0));break}this.state.lastToken=t.at(-1);let c;if(this.options.extensions?.
block?.some(p=>(c=p.call({lexer:this},e,t))?(e=e.substring(c.raw.length),t.push(c),!0):!1))continue;if(c=this.tokenizer.
space(e)){e=e.substring(c.raw.length);let p=t.at(-1);c.raw.length===1&&p!==void 0?p.raw+=`
`:t.push(c);continue}if(c=this.tokenizer.code(e)){e=e.substring(c.raw.length);let p=t.at(-1);p?.type==="paragraph"||p?.type===
"text"?(p.raw+=(p.raw.endsWith(`
`)?"":`
`)+c.raw,p.text+=`
`+c.text,this.inlineQueue.at(-1).src=p.text):t.push(c);continue}if(c=this.tokenizer.fences(e)){e=e.substring(c.raw.length),
t.push(c);continue}if(c=this.tokenizer.heading(e)){e=e.substring(c.raw.length),t.push(c);continue}if(c=this.tokenizer.hr(
e)){e=e.substring(c.raw.length),t.push(c);continue}if(c=this.tokenizer.blockquote(e)){e=e.substring(c.raw.length),t.push(
c);continue}if(c=this.tokenizer.list(e)){e=e.substring(c.raw.length),t.push(c);continue}if(c=this.tokenizer.html(e)){e=e.
substring(c.raw.length),t.push(c);continue}if(c=this.tokenizer.def(e)){e=e.substring(c.raw.length);let p=t.at(-1);p?.type===
"paragraph"||p?.type==="text"?(p.raw+=(p.raw.endsWith(`
`)?"":`
`)+c.raw,p.text+=`
`+c.raw,this.inlineQueue.at(-1).src=p.text):(this.tokens.links[c.tag]||(this.tokens.links[c.tag]={href:c.href,title:c.title}),
t.push(c));continue}if(c=this.tokenizer.table(e)){e=e.substring(c.raw.length),t.push(c);continue}if(c=this.tokenizer.lheading(
e)){e=e.substring(c.raw.length),t.push(c);continue}let k=e;if(this.options.extensions?.startBlock){let p=1/0,C=e.slice(1),
g;this.options.extensions.startBlock.forEach(x=>{g=x.call({lexer:this},C),typeof g=="number"&&g>=0&&(p=Math.min(p,g))}),
p<1/0&&p>=0&&(k=e.substring(0,p+1))}if(this.state.top&&(c=this.tokenizer.paragraph(k))){let p=t.at(-1);(r||p===l&&o)&&p?.
type==="paragraph"?(p.raw+=(p.raw.endsWith(`
`)?"":`
`)+c.raw,p.text+=`
`+c.text,this.inlineQueue.pop(),this.inlineQueue.at(-1).src=p.text,l=p):(t.push(c),l=c),r=k.length!==e.length,e=e.substring(
c.raw.length);continue}if(c=this.tokenizer.text(e)){e=e.substring(c.raw.length);let p=t.at(-1);p?.type==="text"?(p.raw+=
(p.raw.endsWith(`
`)?"":`
`)+c.raw,p.text+=`
`+c.text,this.inlineQueue.pop(),this.inlineQueue.at(-1).src=p.text):t.push(c);continue}if(e){this.infiniteLoopError(e.charCodeAt(
0));break}}return this.state.top=!0,this.state.lastToken=n,t}inline(e,t=[]){return this.inlineQueue.push({src:e,tokens:t}),
t}linkInText(e){if(!e.includes("["))return!1;let t=this.tokenizer.rules.inline.link;for(let r of e.matchAll(this.tokenizer.
rules.inline.blockSkip))if(t.test(r[0])&&e.charAt(r.index-1)!=="!")return!0;for(let r of e.matchAll(this.tokenizer.rules.
inline.reflinkSearch)){let n=r[0],a=n.lastIndexOf("[");if(!(n.charAt(0)==="!"||!Object.hasOwn(this.tokens.links,R(n.slice(
a+1,-1))))&&!(a>1&&this.linkInText(n.slice(1,a-1))))return!0}return!1}inlineTokens(e,t=[]){this.tokenizer.lexer=this;let r=this.
state.linkParenPossible;this.state.linkParenPossible=e.includes(")");try{return this.#t(e,t)}finally{this.state.linkParenPossible=
r}}#t(e,t){let r=e.includes("*")||e.includes("_")||e.includes("~"),n=r||this.options.hooks?.emStrongMask||this.tokenizer.
emStrong!==N.prototype.emStrong||this.tokenizer.del!==N.prototype.del?this.#r(e):e;if(!r)return this.#e(e,n,t);At(this.tokenizer,
n);try{return this.#e(e,n,t)}finally{ie(this.tokenizer)}}#e(e,t,r){let n=!1,a="",l=1/0;for(;e;){if(e.length<l)l=e.length;else{
this.infiniteLoopError(e.charCodeAt(0));break}n||(a=""),n=!1;let o;if(this.options.extensions?.inline?.some(p=>(o=p.call(
{lexer:this},e,r))?(e=e.substring(o.raw.length),r.push(o),!0):!1))continue;if(o=this.tokenizer.escape(e)){e=e.substring(
o.raw.length),r.push(o);continue}if(o=this.tokenizer.tag(e)){e=e.substring(o.raw.length),r.push(o);continue}if(o=this.tokenizer.
link(e)){e=e.substring(o.raw.length),r.push(o);continue}if(o=this.tokenizer.reflink(e,this.tokens.links)){e=e.substring(
o.raw.length);let p=r.at(-1);o.type==="text"&&p?.type==="text"?(p.raw+=o.raw,p.text+=o.text):r.push(o);continue}let c=e[0];
if(c==="*"||c==="_"){let p=t.length-e.length;if(Ce(this.tokenizer,t,c)<=p){let C=1;for(;C<e.length&&e.charCodeAt(C)===c.
charCodeAt(0);)C++;let g=e.substring(0,C),x=r.at(-1);x?.type==="text"&&!x.escaped?(x.raw+=g,x.text+=g):r.push({type:"tex\
t",raw:g,text:g,escaped:!1}),e=e.substring(C),a=c,n=!0;continue}}else if(c==="~"){let p=t.length-e.length;if(Me(this.tokenizer,
t)<=p){let C=1;for(;C<e.length&&e.charCodeAt(C)===126;)C++;let g=e.substring(0,C),x=r.at(-1);x?.type==="text"&&!x.escaped?
(x.raw+=g,x.text+=g):r.push({type:"text",raw:g,text:g,escaped:!1}),e=e.substring(C),a=c,n=!0;continue}}if(o=this.tokenizer.
emStrong(e,t,a)){e=e.substring(o.raw.length),r.push(o);continue}if(o=this.tokenizer.codespan(e)){e=e.substring(o.raw.length),
r.push(o);continue}if(o=this.tokenizer.br(e)){e=e.substring(o.raw.length),r.push(o);continue}if(o=this.tokenizer.del(e,t,
a)){e=e.substring(o.raw.length),r.push(o);continue}if(o=this.tokenizer.autolink(e)){e=e.substring(o.raw.length),r.push(o);
continue}if(!this.state.inLink&&(o=this.tokenizer.url(e))){e=e.substring(o.raw.length),r.push(o);continue}let k=e;if(this.
options.extensions?.startInline){let p=1/0,C=e.slice(1),g;this.options.extensions.startInline.forEach(x=>{g=x.call({lexer:this},
C),typeof g=="number"&&g>=0&&(p=Math.min(p,g))}),p<1/0&&p>=0&&(k=e.substring(0,p+1))}if(o=this.tokenizer.inlineText(k)){
e=e.substring(o.raw.length),o.raw.slice(-1)!=="_"&&(a=o.raw.slice(-1)),n=!0;let p=r.at(-1);p?.type==="text"?(p.raw+=o.raw,
p.text+=o.text):r.push(o);continue}if(e){this.infiniteLoopError(e.charCodeAt(0));break}}return r}#u(e){let{blockSkip:t,tag:r,
autolink:n}=this.tokenizer.rules.inline,a="",l=0,o;for(t.lastIndex=0;o=t.exec(e);){let c=o.index+(o[2]?o[2].length:0),k=o.
index+o[0].length;if(e.charAt(c)==="<"){let p=e.slice(c),C=r.exec(p)||n.exec(p);if(!C){t.lastIndex=c+1;continue}k=c+C[0].
length,t.lastIndex=k}a+=e.slice(l,c)+"["+"a".repeat(k-c-2)+"]",l=k}return a+e.slice(l)}#r(e){let t=e;if(this.tokens.links&&
e.includes("[")){let r=this.tokenizer.rules.inline.reflinkSearch,n=a=>{let l=a.lastIndexOf("[");if(!Object.hasOwn(this.tokens.
links,R(a.slice(l+1,-1))))return a;if(l>1&&a.charAt(0)!=="!"){let o=a.slice(1,l-1);if(this.linkInText(o))return"["+o.replace(
r,n)+"]["+"a".repeat(a.length-l-2)+"]"}return"["+"a".repeat(a.length-2)+"]"};t=t.replace(r,n)}return t=t.replace(this.tokenizer.
rules.inline.anyPunctuationOutsideCode,(r,n,a)=>a?"+".repeat(r.length):n?n+r.slice(n.length,-n.length).replace(/`/g,"+")+
n:r),t=this.#u(t),t=this.options.hooks?.emStrongMask?.call({lexer:this},t)??t,t}infiniteLoopError(e){let t="Infinite loo\
p on byte: "+e;if(this.options.silent)console.error(t);else throw new Error(t)}},W=class{options;parser;constructor(u){this.
options=u||j}space(u){return""}code({text:u,lang:e,escaped:t}){let r=(e||"").match(F.notSpaceStart)?.[0],n=u?u.replace(F.
endingNewline,"")+`
`:"";return r?'<pre><code class="language-'+A(r)+'">'+(t?n:A(n,!0))+`</code></pre>
`:"<pre><code>"+(t?n:A(n,!0))+`</code></pre>
`}blockquote({tokens:u}){return`<blockquote>
${this.parser.parse(u)}</blockquote>
`}html({text:u}){return u}def(u){return""}heading({tokens:u,depth:e}){return`<h${e}>${this.parser.parseInline(u)}</h${e}\
>
`}hr(u){return`<hr>
`}list(u){let e=u.ordered,t=u.start,r="";for(let l=0;l<u.items.length;l++){let o=u.items[l];r+=this.listitem(o)}let n=e?
"ol":"ul",a=e&&t!==1?' start="'+t+'"':"";return"<"+n+a+`>
`+r+"</"+n+`>
`}listitem(u){return`<li>${this.parser.parse(u.tokens)}</li>
`}checkbox({checked:u}){return"<input "+(u?'checked="" ':"")+'disabled="" type="checkbox"> '}paragraph({tokens:u}){return`\
<p>${this.parser.parseInline(u)}</p>
`}table(u){let e="",t="";for(let n=0;n<u.header.length;n++)t+=this.tablecell(u.header[n]);e+=this.tablerow({text:t});let r="";
for(let n=0;n<u.rows.length;n++){let a=u.rows[n];t="";for(let l=0;l<a.length;l++)t+=this.tablecell(a[l]);r+=this.tablerow(
{text:t})}return r&&(r=`<tbody>${r}</tbody>`),`<table>
<thead>
`+e+`</thead>
`+r+`</table>
`}tablerow({text:u}){return`<tr>
${u}</tr>
`}tablecell(u){let e=this.parser.parseInline(u.tokens),t=u.header?"th":"td";return(u.align?`<${t} align="${u.align}">`:`\
<${t}>`)+e+`</${t}>
`}strong({tokens:u}){return`<strong>${this.parser.parseInline(u)}</strong>`}em({tokens:u}){return`<em>${this.parser.parseInline(
u)}</em>`}codespan({text:u}){return`<code>${A(u,!0)}</code>`}br(u){return"<br>"}del({tokens:u}){return`<del>${this.parser.
parseInline(u)}</del>`}link({href:u,title:e,text:t,tokens:r,autolink:n}){let a=n?A(t,!0):this.parser.parseInline(r),l=y(
u);if(l===null)return a;u=A(l,n);let o='<a href="'+u+'"';return e&&(o+=' title="'+A(e)+'"'),o+=">"+a+"</a>",o}image({href:u,
title:e,text:t,tokens:r}){r&&(t=this.parser.parseInline(r,this.parser.textRenderer));let n=y(u);if(n===null)return A(t);
u=n;let a=`<img src="${A(u)}" alt="${A(t)}"`;return e&&(a+=` title="${A(e)}"`),a+=">",a}text(u){return"tokens"in u&&u.tokens?
this.parser.parseInline(u.tokens):"escaped"in u&&u.escaped?u.text:A(u.text)}},Ee=class{parser;strong({text:u,tokens:e}){
return e?this.parser.parseInline(e,this):u}em({text:u,tokens:e}){return e?this.parser.parseInline(e,this):u}codespan({text:u}){
return u}del({text:u,tokens:e}){return e?this.parser.parseInline(e,this):u}html({text:u}){return u}text({text:u}){return u}link({
text:u,tokens:e}){return e?this.parser.parseInline(e,this):u}image({text:u,tokens:e}){return e?this.parser.parseInline(e,
this):u}br(){return`
`}checkbox({raw:u}){return u}},M=class zt{options;renderer;textRenderer;constructor(e){this.options=e||j,this.options.renderer=
this.options.renderer||new W,this.renderer=this.options.renderer,this.renderer.options=this.options,this.renderer.parser=
this,this.textRenderer=new Ee,this.textRenderer.parser=this}static parse(e,t){return new zt(t).parse(e)}static parseInline(e,t){
return new zt(t).parseInline(e)}parse(e){this.renderer.parser=this;let t="";for(let r=0;r<e.length;r++){let n=e[r];if(this.
options.extensions?.renderers?.[n.type]){let l=n,o=this.options.extensions.renderers[l.type].call({parser:this},l);if(o!==
!1||!["space","hr","heading","code","table","blockquote","list","checkbox","html","def","paragraph","text"].includes(l.type)){
t+=o===!1?"":o??"";continue}}let a=n;switch(a.type){case"space":{t+=this.renderer.space(a);break}case"hr":{t+=this.renderer.
hr(a);break}case"heading":{t+=this.renderer.heading(a);break}case"code":{t+=this.renderer.code(a);break}case"table":{t+=
this.renderer.table(a);break}case"blockquote":{t+=this.renderer.blockquote(a);break}case"list":{t+=this.renderer.list(a);
break}case"checkbox":{t+=this.renderer.checkbox(a);break}case"html":{t+=this.renderer.html(a);break}case"def":{t+=this.renderer.
def(a);break}case"paragraph":{t+=this.renderer.paragraph(a);break}case"text":{t+=this.renderer.text(a);break}default:{let l='\
Token with "'+a.type+'" type was not found.';if(this.options.silent)return console.error(l),"";throw new Error(l)}}}return t}parseInline(e,t=this.
renderer){this.renderer.parser=this;let r="";for(let n=0;n<e.length;n++){let a=e[n];if(this.options.extensions?.renderers?.[a.
type]){let o=this.options.extensions.renderers[a.type].call({parser:this},a);if(o!==!1||!["escape","html","link","image",
"checkbox","strong","em","codespan","br","del","text"].includes(a.type)){r+=o===!1?"":o??"";continue}}let l=a;switch(l.type){case"\
escape":{r+=t.text(l);break}case"html":{r+=t.html(l);break}case"link":{r+=t.link(l);break}case"image":{r+=t.image(l);break}case"\
checkbox":{r+=t.checkbox(l);break}case"strong":{r+=t.strong(l);break}case"em":{r+=t.em(l);break}case"codespan":{r+=t.codespan(
l);break}case"br":{r+=t.br(l);break}case"del":{r+=t.del(l);break}case"text":{r+=t.text(l);break}default:{let o='Token wi\
th "'+l.type+'" type was not found.';if(this.options.silent)return console.error(o),"";throw new Error(o)}}}return r}},Ne=class{options;block;constructor(u){
this.options=u||j}static passThroughHooks=new Set(["preprocess","postprocess","processAllTokens","emStrongMask"]);static passThroughHooksRespectAsync=new Set(
["preprocess","postprocess","processAllTokens"]);preprocess(u){return u}postprocess(u){return u}processAllTokens(u){return u}emStrongMask(u){
return u}provideLexer(u=this.block){return u?O.lex:O.lexInline}provideParser(u=this.block){return u?M.parse:M.parseInline}};
function le(u,e){if(Array.isArray(e))for(let t=0;t<e.length;t++)u.push(e[t]);else u.push(e)}var Zt=class{defaults=Be();options=this.
setOptions;parse=this.parseMarkdown(!0);parseInline=this.parseMarkdown(!1);Parser=M;Renderer=W;TextRenderer=Ee;Lexer=O;Tokenizer=N;Hooks=Ne;constructor(...u){
this.use(...u)}walkTokens(u,e){let t=[];for(let r of u)switch(le(t,e.call(this,r)),r.type){case"table":{let n=r;for(let a of n.
header)le(t,this.walkTokens(a.tokens,e));for(let a of n.rows)for(let l of a)le(t,this.walkTokens(l.tokens,e));break}case"\
list":{let n=r;le(t,this.walkTokens(n.items,e));break}default:{let n=r;this.defaults.extensions?.childTokens?.[n.type]?this.
defaults.extensions.childTokens[n.type].forEach(a=>{let l=n[a].flat(1/0);le(t,this.walkTokens(l,e))}):n.tokens&&le(t,this.
walkTokens(n.tokens,e))}}return t}use(...u){let e=this.defaults.extensions||{renderers:Object.create(null),childTokens:Object.
create(null)};return u.forEach(t=>{let r={...t};if(r.async=this.defaults.async||r.async||!1,t.extensions&&(t.extensions.
forEach(n=>{if(!n.name)throw new Error("extension name required");if("renderer"in n){let a=e.renderers[n.name];a?e.renderers[n.
name]=function(...l){let o=n.renderer.apply(this,l);return o===!1&&(o=a.apply(this,l)),o}:e.renderers[n.name]=n.renderer}
if("tokenizer"in n){if(!n.level||n.level!=="block"&&n.level!=="inline")throw new Error("extension level must be 'block' \
or 'inline'");let a=e[n.level];a?a.unshift(n.tokenizer):e[n.level]=[n.tokenizer],n.start&&(n.level==="block"?e.startBlock?
e.startBlock.push(n.start):e.startBlock=[n.start]:n.level==="inline"&&(e.startInline?e.startInline.push(n.start):e.startInline=
[n.start]))}"childTokens"in n&&n.childTokens&&(e.childTokens[n.name]=n.childTokens)}),r.extensions=e),t.renderer){let n=this.
defaults.renderer||new W(this.defaults);for(let a in t.renderer){if(!(a in n))throw new Error(`renderer '${a}' does not \
exist`);if(["options","parser"].includes(a))continue;let l=a,o=t.renderer[l],c=n[l];n[l]=(...k)=>{let p=o.apply(n,k);return p===
!1&&(p=c.apply(n,k)),p===!1?"":p??""}}r.renderer=n}if(t.tokenizer){let n=this.defaults.tokenizer||new N(this.defaults);for(let a in t.
tokenizer){if(!(a in n))throw new Error(`tokenizer '${a}' does not exist`);if(["options","rules","lexer"].includes(a))continue;
let l=a,o=t.tokenizer[l],c=n[l];n[l]=(...k)=>{let p=o.apply(n,k);return p===!1&&(p=c.apply(n,k)),p}}r.tokenizer=n}if(t.hooks){
let n=this.defaults.hooks||new Ne;for(let a in t.hooks){if(!(a in n))throw new Error(`hook '${a}' does not exist`);if(["\
options","block"].includes(a))continue;let l=a,o=t.hooks[l],c=n[l];Ne.passThroughHooks.has(a)?n[l]=k=>{if(n.options.async&&
Ne.passThroughHooksRespectAsync.has(a))return(async()=>{let C=await o.call(n,k);return c.call(n,C)})();let p=o.call(n,k);
return c.call(n,p)}:n[l]=(...k)=>{if(n.options.async)return(async()=>{let C=await o.apply(n,k);return C===!1&&(C=await c.
apply(n,k)),C})();let p=o.apply(n,k);return p===!1&&(p=c.apply(n,k)),p}}r.hooks=n}if(t.walkTokens){let n=this.defaults.walkTokens,
a=t.walkTokens;r.walkTokens=function(l){let o=[];return le(o,a.call(this,l)),n&&le(o,n.call(this,l)),o}}this.defaults={...this.
defaults,...r}}),this}setOptions(u){return this.defaults={...this.defaults,...u},this}lexer(u,e){return O.lex(u,e??this.
defaults)}parser(u,e){return M.parse(u,e??this.defaults)}parseMarkdown(u){return(e,t)=>{let r={...t},n={...this.defaults,
...r},a=this.onError(!!n.silent,!!n.async);if(this.defaults.async===!0&&r.async===!1)return a(new Error("marked(): The a\
sync option was set to true by an extension. Remove async: false from the parse options object to return a Promise."));if(typeof e>
"u"||e===null)return a(new Error("marked(): input parameter is undefined or null"));if(typeof e!="string")return a(new Error(
"marked(): input parameter is of type "+Object.prototype.toString.call(e)+", string expected"));if(n.hooks&&(n.hooks.options=
n,n.hooks.block=u),n.async)return(async()=>{let l=n.hooks?await n.hooks.preprocess(e):e,o=await(n.hooks?await n.hooks.provideLexer(
u):u?O.lex:O.lexInline)(l,n),c=n.hooks?await n.hooks.processAllTokens(o):o;n.walkTokens&&await Promise.all(this.walkTokens(
c,n.walkTokens));let k=await(n.hooks?await n.hooks.provideParser(u):u?M.parse:M.parseInline)(c,n);return n.hooks?await n.
hooks.postprocess(k):k})().catch(a);try{n.hooks&&(e=n.hooks.preprocess(e));let l=(n.hooks?n.hooks.provideLexer(u):u?O.lex:
O.lexInline)(e,n);n.hooks&&(l=n.hooks.processAllTokens(l)),n.walkTokens&&this.walkTokens(l,n.walkTokens);let o=(n.hooks?
n.hooks.provideParser(u):u?M.parse:M.parseInline)(l,n);return n.hooks&&(o=n.hooks.postprocess(o)),o}catch(l){return a(l)}}}onError(u,e){
return t=>{if(t.message+=`
Please report this to https://github.com/markedjs/marked.`,u){let r="<p>An error occurred:</p><pre>"+A(t.message+"",!0)+
"</pre>";return e?Promise.resolve(r):r}if(e)return Promise.reject(t);throw t}}},ce=new Zt;function _(u,e){return ce.parse(
u,e)}_.options=_.setOptions=function(u){return ce.setOptions(u),_.defaults=ce.defaults,Ve(_.defaults),_},_.getDefaults=Be,
_.defaults=j;function Gt(...u){return ce.use(...u),_.defaults=ce.defaults,Ve(_.defaults),_}_.use=Gt,_.walkTokens=function(u,e){
return ce.walkTokens(u,e)},_.parseInline=ce.parseInline,_.Parser=M,_.parser=M.parse,_.Renderer=W,_.TextRenderer=Ee,_.Lexer=
O,_.lexer=O.lex,_.Tokenizer=N,_.Hooks=Ne,_.parse=_;var jt=_.options,Qt=_.setOptions,Wt=_.walkTokens,Xt=_.parseInline,Kt=null,
Jt=M.parse,Yt=O.lex})};
