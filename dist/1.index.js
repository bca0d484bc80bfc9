"use strict";exports.id=1,exports.ids=[1],exports.modules={4001:((Du,et,fe)=>{fe.d(et,{readNotes:()=>Ba});var I=fe(990),Le=fe(9453),ge=fe(
7785);const Ht=[8364,0,8218,402,8222,8230,8224,8225,710,8240,352,8249,338,0,381,0,0,8216,8217,8220,8221,8226,8211,8212,732,
8482,353,8250,339,0,382,376];function B(t){return t===0||t>=55296&&t<=57343||t>1114111}function T(t){return B(t)?65533:t>=
128&&t<=159&&Ht[t-128]||t}function _e(t){return B(t)?65533:t}function w(t){return t-1>>>0<127||t-160>>>0<55136?String.fromCharCode(
t):String.fromCodePoint(T(t))}const Ee=["Q=\xA8`p0AEligMPacutebrevecircyfrgravelphamacrndogonpfpplyFunctionringscrsigntilde\
umlBackslashrvwedcyecausernoullistafropfrevescrumpeqCHcyOPYacutepitalDifferentialDyleyscaronedilirconintdotedillanterDot\
frhiircleDotMinusPlusTimeslockwiseContourIntegralseCurlyDoubleQuoteQuoteolonengruentinttourIntegralpfroductunterClockwis\
eContourIntegralrossscrupCapDDotrahdJcyScyZcyaggerrrshvcaronyeltafriacriticalAcuteDotubleAcuteGraveTildemondfferentialDo\
pftDotEqualubleContourIntegralDotwnArrowLeftArrowRightArrowTeeongLeftArrowRightArrowRightArrowRightArrowTeeUpArrowDownAr\
rowVerticalBarwnArrowBarUpArrowBreveLeftRightVectorTeeVectorVectorBarRightTeeVectorVectorBarTeeArrowarrowscrtrokENGTHacu\
tecaronircydotfrgravelementmacrptySmallSquareVerySmallSquareogonpfpsilonqualTildeilibriumscrimtaumlxistsponentialEFcyfri\
lledSmallSquareVerySmallSquareopfrAlluriertrfscrGJcyTammadbrevecedilircydotfrgopfreaterEqualLessFullEqualGreaterLessSlan\
tEqualTildescrtHARDcyacektcircfrilbertSpaceopfrizontalLinescrtrokumpDownHumpEqualIEcyJligOcyacutecircydotfrgravemacrgina\
ryIpliesntegralrsectionvisibleCommaTimesogonpftascrtildeukcymlJcircyfropfscrercyukcyKHcyJcyappacedilyfropfscrLJcyTacutem\
bdangplacetrfrrcaronedilyeftAngleBracketrrowBarRightArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorRightArrowVectorTe\
eArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowrightarrowssEqualGreaterFullEqualGreaterLessSlant\
EqualTildefrleftarrowmidotongLeftArrowRightArrowRightArrowleftarrowrightarrowrightarrowpfwerLeftArrowRightArrowscrhtrokt\
MapcyediumSpacellintrffrinusPlusopfscruNJcyacutecaronedilyegativeMediumSpaceThickSpacenSpaceVeryThinSpacestedGreaterGrea\
terLessLesswLinefroBreaknBreakingSpacepftCongruentupCapDoubleVerticalBarElementqualTildexistsGreaterEqualFullEqualGreate\
rLessSlantEqualTildeHumpDownHumpEqualLeftTriangleBarEqualssEqualGreaterLessSlantEqualTildeNestedGreaterGreaterLessLessPr\
ecedesEqualSlantEqualReverseElementightTriangleBarEqualSquareSubsetEqualpersetEqualubsetEqualcceedsEqualSlantEqualTildep\
ersetEqualTildeEqualFullEqualTildeVerticalBarscrtildeuOEligacutecircydblacfrgravemacregaicronopfpenCurlyDoubleQuoteQuote\
rscrlashtildemesumlverBarraceketParenthesisPartialDcyfrhiilusMinusoincareplanepfrecedesEqualSlantEqualTildeimeoductporti\
onalscriQUOTfropfscrRBarrEGacutengrrtlcaronedilyeverseElementquilibriumUpEquilibriumfrhoightAngleBracketrrowBarLeftArrow\
CeilingDoubleBracketwnTeeVectorVectorBarFloorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowop\
fundImpliesrightarrowscrhuleDelayedSHCHcycyOFTcyacutecaronedilircyfrhortDownArrowLeftArrowRightArrowUpArrowigmamallCircl\
eopfqrtuareIntersectionSubsetEqualpersetEqualUnionscrtarubsetEqualcceedsEqualSlantEqualTildehThatmpersetEqualsetTHORNRAD\
ESHcycyabucaronedilyfrhereforetaickSpacenSpaceildeEqualFullEqualTildeopfripleDotscrtrokUacuterrocirbrcyevecircydblacfrgr\
avemacrnderBarraceketParenthesisionPlusogonpfpArrowBarDownArrowDownArrowEquilibriumTeeArrowarrowdownarrowperLeftArrowRig\
htArrowsilonringscrtildeumlVDashbarcydashleerbarticalBarLineSeparatorTildeyThinSpacefropfscrvdashWcircedgefropfscrXfriop\
fscrYAcyIcyUcyacutecircyfropfscrumlZHcyacutecaronydoteroWidthSpacetafropfscraacutebrevecEdircuteyeligfrgravelefsymphpham\
acrlgpndanddslopevgelemsdaabcdefghrtvbdsphtzarrogonpfpEacireidosproxeqringscrtympeqtildeumlwconintintbNotackcongepsilonp\
rimesimeqrveewedgebrktbrkcongydquoecausemptyvpsirnoutahweenfrigcapircupodotplustimessqcuptartriangledownupuplusveewedgek\
arowlacklozengesquaretriangledownleftrightnkk12434ocknequivotopfttomwtiexDLRlrHDUduULRlrVHLRhlrboxdLRlrhDUduminusplustim\
esuLRlrvHLRhlrprimerevevbarscremiimeolbhsubulletmpEeqcacutepandbrcupcapupdotsretoncapsronedilircupssmdotedilmptyvnterdot\
frhcyeckmarkiirEceqlearrowleftrightdRSastcircdashefnintmidscirlubsuitoloneqmmatpfnlementxesngdotintpfrodysrrarrossscrube\
petdotudarrlreprsclarrppbrcapcapupdotorsrarrmlyeqprecsuccveewedgerenvearrowleftrightveewedwconintintylctydArrHaraggerlet\
hrrshvbkarowlaccaronydaggerrrotseqegltamptyvfishtrharlriamondsuitsegammasinvideontimesonxjcylcornropollarpfteqdotminuspl\
ussquareublebarwedgewnarrowdownarrowsharpoonleftrightrbkarowcornropscryoltroktdotrifuarrharwanglezcyigrarreDDototacutest\
ercaronircolonydotefDotrgravesdotlinterslsdotmacrptysetvsp134ngspogonpfparsllussilonvqcircolonsimlantgtrlessualsestivDDv\
parslrDotarrscrdotimtahumlroxclistpectationonentialefallingdotseqcyemalefiligligligriligjliglatligtnsnofopfrallkvpartint\
rac123456823534584556878slownscrgElacutemmadpbrevecircydotelqqslantsccdotollesfrggimeljcylEajnEapproxeqqsimopfravescrime\
ltccirdotlParquestrapproxrrdoteqlessqlesslesssimvertneqqnEhArrairsplfmiltrdcyrcirwbarcirceartsuitlliprconfrksearowwarowo\
arrmthtokleftarrowrightarrowpfrbarscrlashtrokybullpheniacutecircyecyxclffrgraveiiintntnfinotajligmacrgelinepartthofpednc\
arefintieodottcalegersrcallarhkprodocygonpftaprodquestscrinEdotsvvtildeukcymljcircyfrmathopfscrercyukcykappavcedilyfrgre\
enhcyjcyopfscrlAarrrrtailBarrEgHaracuteemptyvgranmbdangdlepquorrbfsfshklpplsimtltailesbarrbrkracekkeslducaronedililubydc\
aquorrdharusharsheftarrowtailharpoondownupleftarrowsrightarrowsharpoonssquigarrowthreetimesgqqslantsccdotorgessapproxdot\
eqgtrqgtrgtrsimfishtloorrgEhardulblkjcylarrcornerhardtrimidotoustachenEapproxeqqsimoangrrbrkngleftarrowrightarrowmapstor\
ightarrowoparrowleftrightparflustimeswastbarzengefparltrarrcornerhardmtrisaquocrhimegqbuortroktccirdothreeimeslarrquestr\
PariefurdsharuharvertneqqnEmDDotacrletesepstodownleftuprkercommaydasheasuredanglefrhoicrodastcirdotnusbdulcpdrnplusodels\
pfpscrtposultimapmapnGgtvLeftarrowrightarrowltvRightarrowVDashdashablacutengpEidosproxturalsbspumpecapronedilongdotupyda\
sheArrarhkrowdotquivsearimxistsfrgEeqqslantssimtrhArrarrparisdvjcylArrEarrdreftarrowrightarrowqqslantsssimtriemidopftinE\
dotvabcnivabcparallelsltolintrcueeceqrArrarrcwightarrowtriesccueerhortmidparallelimeqmidparqsubepeubEeseteqqcceqpEeseteq\
qtglildelgrianglelefteqrightequmerospvDashHarrapdashgetinfinlArretrierArrtriesimwArrarhkrownearoSacutestcircydashblacivo\
tsoldeligfcirrgonravethbarmintlarrcirrossinetmacregaicrondnusopfparerplusrarrderoffmigoforslopevscrlasholtildemesasumlvb\
arparallelsimltcyercntiodmilptenkfrhivmmatoneitchforkvlanckhkvusacirbcirdouemnsimtwomointintpfundrEapcueecapproxcurlyeqe\
qnapproxeqqsimsimimesnEapsimodfalarlinesurfptosimurelscriuncspqfrintopfprimescruaternionsintesteqotrAarrrrtailBarrHarace\
utedicemptyvngdelequorrapbfscfshklpplsimtlwtailionalsbarrbrkracekkeslducaronedililubydcaldharquorshealinepartsctgfishtlo\
orrhardulovightarrowtailharpoondownupleftarrowsharpoonsrightarrowssquigarrowthreetimesngsingdotseqlarrharmmoustachenmido\
angrrbrkparflustimespargtpolintrarrsaquocrhqbuorthreeimesriefltriuluharxsacutebquocEaproncueedilircnEapsimpolintsimydotb\
eeArrarhkrowctmiswartminusnxtfrownharpchcyyortmidparallelyigmafvmdoteqgElEneplusrarrlarrmallsetminusshpeparslidletesoftc\
ylbarpfpadesuitrqcapsupssubeseteqpesetequareffrarrscretmnmiletarftarfraightepsilonphinsubEdotedotmultnEeplusrarrseteqqne\
qqimubpccapproxcurlyeqeqnapproxeqqsimsimmngp123EdotsubedothsolublarrmultnEeplusseteqqneqqimubpwArrarhkrownwarzligtargetu\
brkcaronedilydotelrecfrhere4foretasymvickapproxsimnspkapsimornildemesbardntoeapbotcirforksaprimeradeiangledownlefteqqrig\
hteqdoteminusplussbtimepeziumscryhcytrokwixtoheadleftarrowrightarrowuArrHaracuterrbrcyevecircydarrblacharfishtrgraveharl\
rblklcornerroptrimacrlogonpfparrowdownarrowharpoonleftrightlussihlonuparrowsrcornerropingtriscrtdotilderifuarrmlwanglevA\
rrBarvDashangrtrepsilonkappanothingphiiroptorhosigmaubsetneqqpsetneqqthetariangleleftrightcydasheebareqlliprbartfrltrins\
ubpopfproprtriscrubnEepnEezigzagwcircedbargeqierpfropfpreathscrxcapircupdtrifrhArrarrilArrarrmapnisodotpflustimerArrarrs\
crqcupuplustriveewedgeyacuteycircyenfricyopfscrucymlzacutecaronydoteetrftafrhcyigrarropfscrwjnjC(D%D($(D'%$$ED($'$'$%$'%\
E$/D'$F%'D(D&#,%%&&$%$)%+%%$E$F$'$&$(#'D&$(%$&4%($(E'%&%($&$)%*$%$%$+)()')($:&5-($'($%*&&&/%%&)%@$'$F$%&&#%%)$&$&$&$(%%%\
&$(%$$%&%$E$2.&0,.(.(&'%.$F%$&&&(%6)&+*),---&*/1---)-.&)*+,).%*,&,*'('2+,+)1&'1,)2&'&*('($F%'#&D%D($(E&%$$&$ED($)$'%1(2$\
'%E$)$'((&+$&%%$%D&$(%-#&$E$3)2$F%'%+$&#'D$$'($$($(%&%$$&$E$$$F$./'*,***'*-*($F$$#)$'%$$'$%$.$&%/$&%'$.'(#'$'$&D(D'%$$&$\
%D($$%&&*%($%&('+%/,($'%E%%$&$($'E%#(%$$E$F$F%'$'#'$&$'$(%$$E$F$F#'D$$(%'%%%+%%$(%'%$$2(',&,-'*'0).+)1&'('-,)'&*(*)(*/&/\
('/),))/&')-&'('-%1','*'''-'($E$$%+$($/+-'-',+-'-%E%/(-$&%$%'$$#&$%$-%*$E$+$F$&$$#'$($(%'%$$5+-.)+0%5)+%($E$)%1%%%$&,'(&\
4&*''+H'(&*-(-L-J-'-M-(&O*H&/2F2((%*(***G*M*(&W,K&+.H.-&1'/3F3(&O2(.I4('H,(().H.-.H(I.(&(+(+,+(&.$FD($$#(D(D'%$$($ED($'%\
&%($F$6,($$$FE'D(&&D&$)('+&'.#+$%$E$%$$$+$/%%$$%)+(+-+(%&%(&*-%$F%$C'$E$&$F#(D%$(%%%%'%$(%'%$$$%/+-*0$%$%$3)'-&-,(*(0*.,\
)2&(((&+(+))*0&0((/*,*)0&().&(($&%-$-$&%$$-#)%%$($($$%'%'%&%$$E$0(,(-(*$'$-$F$&%')/))/(+)1()($F$&$%&&)(%)+(+-+(&(%$%$&(+\
(&&C($'$'%%$%%$$(%'%$$E$+&%%K&)$'(((,(($F$+$F%'C)%%''$'&&D'%$$($ED($'$*)',&(.%&('$'%E$)*&*,%,%.%&((%(%,%/(-%%'&$'$F$(D&#\
($&$%$'($$%%'&$'*+'+,+(&-$E$F$F$(#($'$E$F$F#F$$$F$F#'$&$&D($'%$$E$F$F$&#'$($(%$$&$0%%$%$&$FC)$($$%D%$E&E&%$D'$$%DD($)&%%\
&$'&%E$$%&&&$&(&$%$&$&%&&)%*$*$*$*$*$*$*$&%(%*$&&'$&'$'%E$$%$%'%$%%%%%')%D'$F%$%&(%D(D&$*%&#'$*'*'('&*%%'&&)%$&''$'%$$'$\
()$%(%&%'%%&$&'$E$('&'%&''''(&('&&/.%&(&&&($($.()(+0'0'0(&%%&'$&%%&$E&G%%$F%$&&%'%&'$'$'$&$'$'$'$'$&%'$'$'$&$'$'$'$'$'$'\
$&&&%'$'$'$&$'$'$'$'$&(&'&(&%'$'$'$&$'$'$'$'$'$'$$($'E'$F%&%%'$%%'$''$&'%%%'$'$($#)%$&&&(&&'%&&&D%&&%$'&&E'%&%&(%$&D'%(E\
%'($E$&%&('%$$%&$&$'%'..()%*$*&*'*'&$&(&&&'$'(&$'($)$%&($&$'%'))&%%'&&&%E&&F$'%$'%&$F%%'$&$'$$'$))$%&&%%')$%$&(&&'%&&&%&\
D%')$&+*'(&((F&&.-(%&%&$*%&$(#'$&$(%'%%%%'$$)%&$(%$$$%(&%%(D%%&%($(%D$''$$&'&*''$%$%(%&%$F&)*&&$&$(&&$(%E%$&%(&&(&'&)%/%\
*'-'..($*%'&&$F&$%%%'$'%%'$$'%&$)$&%)#(%%D(%'$(%%G$%'%$$&$$$'%D$$E'%$&&$$%)%$%$&&$'%&(&($%%'%($$%%%$'%E$&'%%&%%'&'$$(&'%\
&&**'%'&&&%(%%)$'%&$&%&%%$%E$D&%%$&%&%,&,#0$%$($(%&&&%D$'$G$&%&%&$&$F%'&$'$$*D(($H$($($($'%($G%($($'%'%($'%&%%&$F#%%$$(%\
&($%$$($'%$$&$$%$%$&$&(%$&%&&)$*$&D'%$E$$%$$'$&$$%$%$%$$%%%''%$&$'$%&$F$'$&%%'$'$D$%%&%%&%'%(%*'%&&&)((&'&&$K%E#'$(%%%'%\
'&$'&'$$&$'$()&%'%'$E$*&($'%'%.'-%E%'$F%'%'$(%'C)$$E&%$$&E&$%%DD($$%'&%%'%&$'$'&%''''&%%%%&$$%'%&(&%'%$&&&(''&(&'$&%&%E%\
%$'D($F%%'$'&'$($'$$$%'$'E%#(%$$E$'$F$F%'$'#(($$(%$$E$($&$&$F$F#(%%%'$'$$%$$&$(%)%'%'%%'$'%%$E&%%'$(%'%'%'%'%'&'%%$&&&$'\
D$'%&%'($&%'&)$$(%'&%%%%$$&%&($%(&(%%$$%*,''..%'-'-1$,+,-'-%$%$&$&(%$&%&&)$*$&D'%&*'&'()''&'&$(%'%D$$%$$''$($%&$&$$%&%)%\
'%&$(%')'$%%%''%$&$'$%&$'&%%&%.+-')'-%.,(%&&D&&%(%'&&%$&'&$$&'%$'%)%&($%$%&$(%E%$%%'$'$%%&%($%'D$%%&%%&%'%'%'%(%'&$'$'$$\
*&'$K%E#(D&%%&$'&%$&&)')')%%'$(%$$'$/$E$%D'%$&&&&F&%&($($)$$&%%$($(%E$$$F%'$$%)%&#F%D&D$,(-%D%D&D$-$(%'$'%'%E%$&D&E&%&'%\
&(%*$D&%F(D$&&&%'%&(F%%%$$'$$%&%''$(%%F%'%'&E%')$$E$E%$&$'D'H&D%&%$&$$'%&%&$$%$&$%$$&$'%D%&%%%$&*(-&$'D'H&D'$%&%$&%($$&$\
FE$&%(D(F(%)$)$&%(%)$)$$&'('E'D%(%$&&&D'$(E$'%&(D(D%,%&($$%&&&D&D%*)+%%'$($%&%&%((%%%'D'$'F*%,D&%(E&$'D'$'F*%,D$&E'%%%.0\
%,(1%$$%$&&&%$(%'%E%'%E&D%(%'&D&D'F%'&G%F$'%''$(%%'#%D(%%$&G$%$$'%'%%%%%'$'$'%D$&E'%$$'%$$&$'%&&'%&%$$'%&%(&$&&$F$&%&%&$\
$%&%$&%(%F$F$%'%%%(%$$&E'%%D(&&)%D&$'#&F$''&&'$&$$%$(&&&&&$&'$E$%&$%'%&$$%*%$$()$'%%%'''$'&'%($'$G%'&'&$$$*%EE&$$%$%%%&%\
$&$')'*'%'*(&(&'&%&($%%&%&&%%&(''''&$'%%&%'$F%$$(#F$&$F$($F$-'&%&(%E%#(%%%'$'$&$F&&%&%)%%'$'$'%E&%%'%'$(%'$'%'%'%'%'&'%'\
$%'&%('$'%&%'($&%'&)$$(%'&%%%%$$&%(%&($%%$&'&'''$%%E$$(%'%D$''$($%$&$$,-'(./%(-,+(.(-(-%%%-$'%&%$$()'$'$'&%%&%&&D&&%($&'\
%%)$'$(%E%$%%&%($$(%'%%'$'$''$)$$#)$'$$%$%%&&%&%$&&%&%%&%&&%)%&%$$&'$'$$'%''$(%E%%%%'%)'$%%$E&&$'%'&$%)(+E$$'($($%$&&&$'\
$&$'$&$'$&%&'&'$'$/&&%)%%&%%$&$'D$(%$&$'%%E$()&&$$'(D&%(D%&($(&+%'$($(&+%%$&&($&$$'$F%'%'%'$&'$%0+&&%$%&$&&&$'&&'&%'$&'&\
'&&)%+$)&,$'%'%($%%')'*'%'*(&(&'&%$%%%$F$F$F$&$&&'&&$'&&'(%&'&'&%'$&'&&)%+$)&,$'%'%($$'%''$(%%'D'#)%$$&$(%'%$$&$($E$(('&\
%(&($%,(&&&%&&&E&$'E&($)%($%%$&%$&&&&&D'&%%$($'%)+'+'/%+$+(0%&&&$&(&'&%&'%)$F&$%&%'$'%1*-#'$&D(%%$'&&D'%$$'%'%&$(%DD($''\
$%&$()%&&%&$'E$$'%E$)%,%.,(%&%%'$'&%+$()%&&%&%&$F$'%'%%'$$'E%$)#'$&'$$'$(%+&(&*&&'$'(&$'%&('K/D(J/D&('..($%$'$%&&&%%'%'&\
$$E$'$G'D$F$'$'$F%G(D&F(D$)#($(&%($%'$E$F$$$$%'$F#'%&%%$'$E$'%&$$$'%&$&$&$'%E&&%'$'%&$F%'$(%&$&$(C)&$$'%$D%$E$&$F$F$&E%#\
)$(%$$&$(%%$E$&$)$F$F$%%%0@0000H8H40H000047P00P@001000@0B0HP@:H9T8P000LB8d@800@I0<110000QQ8400P10030005940@410020000Q020\
00@0200000@P0101@8000440400000000808000000000@00000000P`0000000040400@0004<000000000008000030000000000P020T400020@0@0000\
0000000000000000000000P0000000400400000400220080000100000000000000000P000000000000P000000@00402000000000@000000000000000\
00000040000000000000",'\xC6&\xC1\u0102\xC2\u0410\u{1D504}\xC0\u0391\u0100\u2A53\u0104\u{1D538}\u2061\xC5\u{1D49C}\u2254\xC3\xC4\u2216\u2AE7\u2306\u0411\u2235\u212C\u0392\u{1D505}\u{1D539}\u02D8\u212C\u224E\u0427\xA9\u0106\u22D2\u2145\u212D\u010C\xC7\u0108\u2230\u010A\xB8\xB7\u212D\u03A7\u2299\u2296\u2295\u2297\u2232\u201D\u2019\u2237\u2A74\u2261\u222F\u222E\u2102\u2210\u2233\u2A2F\u{1D49E}\u22D3\u224D\u2145\u2911\u0402\u0405\u040F\u2021\u21A1\u2AE4\u010E\u0414\u2207\u0394\u{1D507}\xB4\u02D9\u02DD`\u02DC\u22C4\u2146\u{1D53B}\xA8\u20DC\u2250\
\u222F\xA8\u21D3\u21D0\u21D4\u2AE4\u27F8\u27FA\u27F9\u21D2\u22A8\u21D1\u21D5\u2225\u2193\u2913\u21F5\u0311\u2950\u295E\u21BD\u2956\u295F\u21C1\u2957\u22A4\u21A7\u21D3\u{1D49F}\u0110\u014A\xD0\xC9\u011A\xCA\u042D\u0116\u{1D508}\xC8\u2208\u0112\u25FB\u25AB\u0118\u{1D53C}\u0395\u2A75\u2242\u21CC\u2130\u2A73\u0397\xCB\u2203\u2147\u0424\u{1D509}\u25FC\u25AA\u{1D53D}\u2200\u2131\u2131\u0403>\u0393\u03DC\u011E\u0122\u011C\u0413\u0120\u{1D50A}\u22D9\u{1D53E}\u2265\u22DB\u2267\u2AA2\u2277\u2A7E\u2273\u{1D4A2}\u226B\u042A\u02C7^\u0124\u210C\u210B\u210D\u2500\u210B\u0126\u224E\u224F\u0415\u0132\u0401\xCD\xCE\u0418\u0130\u2111\xCC\u2111\u012A\u2148\u21D2\u222C\u222B\u22C2\
\u2063\u2062\u012E\u{1D540}\u0399\u2110\u0128\u0406\xCF\u0134\u0419\u{1D50D}\u{1D541}\u{1D4A5}\u0408\u0404\u0425\u040C\u039A\u0136\u041A\u{1D50E}\u{1D542}\u{1D4A6}\u0409<\u0139\u039B\u27EA\u2112\u219E\u013D\u013B\u041B\u27E8\u2190\u21E4\u21C6\u2308\u27E6\u2961\u21C3\u2959\u230A\u2194\u294E\u22A3\u21A4\u295A\u22B2\u29CF\u22B4\u2951\u2960\u21BF\u2958\u21BC\u2952\u21D0\u21D4\u22DA\u2266\u2276\u2AA1\u2A7D\u2272\u{1D50F}\u22D8\u21DA\u013F\u27F5\u27F7\u27F6\u27F8\u27FA\u27F9\u{1D543}\u2199\u2198\u2112\u21B0\u0141\u226A\u2905\u041C\u205F\u2133\u{1D510}\u2213\u{1D544}\u2133\u039C\u040A\u0143\u0147\u0145\u041D\u200B\u200B\u200B\u200B\u226B\u226A\n\u{1D511}\u2060\xA0\u2115\
\u2AEC\u2262\u226D\u2226\u2209\u2260\u2242\u0338\u2204\u226F\u2271\u2267\u0338\u226B\u0338\u2279\u2A7E\u0338\u2275\u224E\u0338\u224F\u0338\u22EA\u29CF\u0338\u22EC\u226E\u2270\u2278\u226A\u0338\u2A7D\u0338\u2274\u2AA2\u0338\u2AA1\u0338\u2280\u2AAF\u0338\u22E0\u220C\u22EB\u29D0\u0338\u22ED\u228F\u0338\u22E2\u2290\u0338\u22E3\u2282\u20D2\u2288\u2281\u2AB0\u0338\u22E1\u227F\u0338\u2283\u20D2\u2289\u2241\u2244\u2247\u2249\u2224\u{1D4A9}\xD1\u039D\u0152\xD3\xD4\u041E\u0150\u{1D512}\xD2\u014C\u03A9\u039F\u{1D546}\u201C\u2018\u2A54\u{1D4AA}\xD8\xD5\u2A37\xD6\u203E\u23DE\u23B4\u23DC\u2202\u041F\u{1D513}\u03A6\u03A0\xB1\u210C\u2119\u2ABB\u227A\u2AAF\u227C\u227E\u2033\u220F\u2237\u221D\u{1D4AB}\
\u03A8"\u{1D514}\u211A\u{1D4AC}\u2910\xAE\u0154\u27EB\u21A0\u2916\u0158\u0156\u0420\u211C\u220B\u21CB\u296F\u211C\u03A1\u27E9\u2192\u21E5\u21C4\u2309\u27E7\u295D\u21C2\u2955\u230B\u22A2\u21A6\u295B\u22B3\u29D0\u22B5\u294F\u295C\u21BE\u2954\u21C0\u2953\u21D2\u211D\u2970\u21DB\u211B\u21B1\u29F4\u0429\u0428\u042C\u015A\u2ABC\u0160\u015E\u015C\u0421\u{1D516}\u2193\u2190\u2192\u2191\u03A3\u2218\u{1D54A}\u221A\u25A1\u2293\u228F\u2291\u2290\u2292\u2294\u{1D4AE}\u22C6\u22D0\u22D0\u2286\u227B\u2AB0\u227D\u227F\u220B\u2211\u22D1\u2283\u2287\u22D1\xDE\u2122\u040B\u0426	\u03A4\u0164\u0162\u0422\u{1D517}\u2234\u0398\u205F\u200A\u2009\u223C\u2243\u2245\u2248\u{1D54B}\u20DB\u{1D4AF}\
\u0166\xDA\u219F\u2949\u040E\u016C\xDB\u0423\u0170\u{1D518}\xD9\u016A_\u23DF\u23B5\u23DD\u22C3\u228E\u0172\u{1D54C}\u2191\u2912\u21C5\u2195\u296E\u22A5\u21A5\u21D1\u21D5\u2196\u2197\u03D2\u03A5\u016E\u{1D4B0}\u0168\xDC\u22AB\u2AEB\u0412\u22A9\u2AE6\u22C1\u2016\u2016\u2223|\u2758\u2240\u200A\u{1D519}\u{1D54D}\u{1D4B1}\u22AA\u0174\u22C0\u{1D51A}\u{1D54E}\u{1D4B2}\u{1D51B}\u039E\u{1D54F}\u{1D4B3}\u042F\u0407\u042E\xDD\u0176\u042B\u{1D51C}\u{1D550}\u{1D4B4}\u0178\u0416\u0179\u017D\u0417\u017B\u200B\u0396\u2128\u2124\u{1D4B5}\xE1\u0103\u223E\u223E\u0333\u223F\xE2\xB4\u0430\xE6\u2061\u{1D51E}\xE0\u2135\u2135\u03B1\u0101\u2A3F&\u2227\
\u2A55\u2A5C\u2A58\u2A5A\u2220\u29A4\u2220\u2221\u29A8\u29A9\u29AA\u29AB\u29AC\u29AD\u29AE\u29AF\u221F\u22BE\u299D\u2222\xC5\u237C\u0105\u{1D552}\u2248\u2A70\u2A6F\u224A\u224B\'\u2248\u224A\xE5\u{1D4B6}*\u2248\u224D\xE3\xE4\u2233\u2A11\u2AED\u224C\u03F6\u2035\u223D\u22CD\u22BD\u2305\u2305\u23B5\u23B6\u224C\u0431\u201E\u2235\u2235\u29B0\u03F6\u212C\u03B2\u2136\u226C\u{1D51F}\u22C2\u25EF\u22C3\u2A00\u2A01\u2A02\u2A06\u2605\u25BD\u25B3\u2A04\u22C1\u22C0\u290D\u29EB\u25AA\u25B4\u25BE\u25C2\u25B8\u2423\u2592\u2591\u2593\u2588=\u20E5\u2261\u20E5\u2310\u{1D553}\u22A5\u22A5\u22C8\u2557\u2554\u2556\u2553\u2550\u2566\u2569\u2564\u2567\u255D\u255A\u255C\u2559\u2551\u256C\u2563\u2560\u256B\
\u2562\u255F\u29C9\u2555\u2552\u2510\u250C\u2500\u2565\u2568\u252C\u2534\u229F\u229E\u22A0\u255B\u2558\u2518\u2514\u2502\u256A\u2561\u255E\u253C\u2524\u251C\u2035\u02D8\xA6\u{1D4B7}\u204F\u223D\u22CD\\\u29C5\u27C8\u2022\u2022\u224E\u2AAE\u224F\u224F\u0107\u2229\u2A44\u2A49\u2A4B\u2A47\u2A40\u2229\uFE00\u2041\u02C7\u2A4D\u010D\xE7\u0109\u2A4C\u2A50\u010B\xB8\u29B2\xA2\xB7\u{1D520}\u0447\u2713\u2713\u03C7\u25CB\u29C3\u02C6\u2257\u21BA\u21BB\xAE\u24C8\u229B\u229A\u229D\u2257\u2A10\u2AEF\u29C2\u2663\u2663:\u2254\u2254,@\u2201\u2218\u2201\u2102\u2245\u2A6D\u222E\u{1D554}\u2210\xA9\u2117\u21B5\u2717\u{1D4B8}\u2ACF\u2AD1\u2AD0\u2AD2\u22EF\u2938\u2935\u22DE\u22DF\u21B6\u293D\
\u222A\u2A48\u2A46\u2A4A\u228D\u2A45\u222A\uFE00\u21B7\u293C\u22DE\u22DF\u22CE\u22CF\xA4\u21B6\u21B7\u22CE\u22CF\u2232\u2231\u232D\u21D3\u2965\u2020\u2138\u2193\u2010\u22A3\u290F\u02DD\u010F\u0434\u2146\u2021\u21CA\u2A77\xB0\u03B4\u29B1\u297F\u{1D521}\u21C3\u21C2\u22C4\u22C4\u2666\u2666\xA8\u03DD\u22F2\xF7\xF7\u22C7\u22C7\u0452\u231E\u230D$\u{1D555}\u02D9\u2250\u2251\u2238\u2214\u22A1\u2306\u2193\u21CA\u21C3\u21C2\u2910\u231F\u230C\u{1D4B9}\u0455\u29F6\u0111\u22F1\u25BF\u25BE\u21F5\u296F\u29A6\u045F\u27FF\u2A77\u2251\xE9\u2A6E\u011B\u2256\xEA\u2255\u044D\u0117\u2147\u2252\u{1D522}\u2A9A\xE8\u2A96\u2A98\u2A99\u23E7\u2113\u2A95\u2A97\u0113\u2205\u2205\u2205\u2003\u2004\u2005\u014B\
\u2002\u0119\u{1D556}\u22D5\u29E3\u2A71\u03B5\u03B5\u03F5\u2256\u2255\u2242\u2A96\u2A95=\u225F\u2261\u2A78\u29E5\u2253\u2971\u212F\u2250\u2242\u03B7\xF0\xEB\u20AC!\u2203\u2130\u2147\u2252\u0444\u2640\uFB03\uFB00\uFB04\u{1D523}\uFB01fj\u266D\uFB02\u25B1\u0192\u{1D557}\u2200\u22D4\u2AD9\u2A0D\xBD\u2153\xBC\u2155\u2159\u215B\u2154\u2156\xBE\u2157\u215C\u2158\u215A\u215D\u215E\u2044\u2322\u{1D4BB}\u2267\u2A8C\u01F5\u03B3\u03DD\u2A86\u011F\u011D\u0433\u0121\u2265\u22DB\u2265\u2267\u2A7E\u2A7E\u2AA9\u2A80\u2A82\u2A84\u22DB\uFE00\u2A94\u{1D524}\u226B\u22D9\u2137\u0453\u2277\u2A92\u2AA5\u2AA4\u2269\u2A8A\u2A8A\u2A88\u2A88\u2269\u22E7\u{1D558}`\u210A\u2273\u2A8E\u2A90\
>\u2AA7\u2A7A\u22D7\u2995\u2A7C\u2A86\u2978\u22D7\u22DB\u2A8C\u2277\u2273\u2269\uFE00\u2269\uFE00\u21D4\u200A\xBD\u210B\u044A\u2194\u2948\u21AD\u210F\u0125\u2665\u2665\u2026\u22B9\u{1D525}\u2925\u2926\u21FF\u223B\u21A9\u21AA\u{1D559}\u2015\u{1D4BD}\u210F\u0127\u2043\u2010\xED\u2063\xEE\u0438\u0435\xA1\u21D4\u{1D526}\xEC\u2148\u2A0C\u222D\u29DC\u2129\u0133\u012B\u2111\u2110\u2111\u0131\u22B7\u01B5\u2208\u2105\u221E\u29DD\u0131\u222B\u22BA\u2124\u22BA\u2A17\u2A3C\u0451\u012F\u{1D55A}\u03B9\u2A3C\xBF\u{1D4BE}\u2208\u22F9\u22F5\u22F4\u22F3\u2208\u2062\u0129\u0456\xEF\u0135\u0439\u{1D527}\u0237\u{1D55B}\u{1D4BF}\u0458\u0454\u03BA\u03F0\u0137\u043A\u{1D528}\u0138\u0445\
\u045C\u{1D55C}\u{1D4C0}\u21DA\u21D0\u291B\u290E\u2266\u2A8B\u2962\u013A\u29B4\u2112\u03BB\u27E8\u2991\u27E8\u2A85\xAB\u2190\u21E4\u291F\u291D\u21A9\u21AB\u2939\u2973\u21A2\u2AAB\u2919\u2AAD\u2AAD\uFE00\u290C\u2772{[\u298B\u298F\u298D\u013E\u013C\u2308{\u043B\u2936\u201C\u201E\u2967\u294B\u21B2\u2264\u2190\u21A2\u21BD\u21BC\u21C7\u2194\u21C6\u21CB\u21AD\u22CB\u22DA\u2264\u2266\u2A7D\u2A7D\u2AA8\u2A7F\u2A81\u2A83\u22DA\uFE00\u2A93\u2A85\u22D6\u22DA\u2A8B\u2276\u2272\u297C\u230A\u{1D529}\u2276\u2A91\u21BD\u21BC\u296A\u2584\u0459\u226A\u21C7\u231E\u296B\u25FA\u0140\u23B0\u23B0\u2268\u2A89\u2A89\u2A87\u2A87\u2268\u22E6\u27EC\u21FD\u27E6\u27F5\u27F7\u27FC\u27F6\u21AB\u21AC\u2985\u{1D55D}\
\u2A2D\u2A34\u2217_\u25CA\u25CA\u29EB(\u2993\u21C6\u231F\u21CB\u296D\u200E\u22BF\u2039\u{1D4C1}\u21B0\u2272\u2A8D\u2A8F[\u2018\u201A\u0142<\u2AA6\u2A79\u22D6\u22CB\u22C9\u2976\u2A7B\u2996\u25C3\u22B4\u25C2\u294A\u2966\u2268\uFE00\u2268\uFE00\u223A\xAF\u2642\u2720\u2720\u21A6\u21A6\u21A7\u21A4\u21A5\u25AE\u2A29\u043C\u2014\u2221\u{1D52A}\u2127\xB5\u2223*\u2AF0\xB7\u2212\u229F\u2238\u2A2A\u2ADB\u2026\u2213\u22A7\u{1D55E}\u2213\u{1D4C2}\u223E\u03BC\u22B8\u22B8\u22D9\u0338\u226B\u20D2\u226B\u0338\u21CD\u21CE\u22D8\u0338\u226A\u20D2\u226A\u0338\u21CF\u22AF\u22AE\u2207\u0144\u2220\u20D2\u2249\u2A70\u0338\u224B\u0338\u0149\u2249\u266E\u266E\u2115\xA0\u224E\u0338\u224F\u0338\
\u2A43\u0148\u0146\u2247\u2A6D\u0338\u2A42\u043D\u2013\u2260\u21D7\u2924\u2197\u2197\u2250\u0338\u2262\u2928\u2242\u0338\u2204\u2204\u{1D52B}\u2267\u0338\u2271\u2271\u2267\u0338\u2A7E\u0338\u2A7E\u0338\u2275\u226F\u226F\u21CE\u21AE\u2AF2\u220B\u22FC\u22FA\u220B\u045A\u21CD\u2266\u0338\u219A\u2025\u2270\u219A\u21AE\u2270\u2266\u0338\u2A7D\u0338\u2A7D\u0338\u226E\u2274\u226E\u22EA\u22EC\u2224\u{1D55F}\xAC\u2209\u22F9\u0338\u22F5\u0338\u2209\u22F7\u22F6\u220C\u220C\u22FE\u22FD\u2226\u2226\u2AFD\u20E5\u2202\u0338\u2A14\u2280\u22E0\u2AAF\u0338\u2280\u2AAF\u0338\u21CF\u219B\u2933\u0338\u219D\u0338\u219B\u22EB\u22ED\u2281\u22E1\u2AB0\u0338\u{1D4C3}\u2224\u2226\u2241\u2244\u2244\u2224\u2226\u22E2\u22E3\u2284\
\u2AC5\u0338\u2288\u2282\u20D2\u2288\u2AC5\u0338\u2281\u2AB0\u0338\u2285\u2AC6\u0338\u2289\u2283\u20D2\u2289\u2AC6\u0338\u2279\xF1\u2278\u22EA\u22EC\u22EB\u22ED\u03BD#\u2116\u2007\u22AD\u2904\u224D\u20D2\u22AC\u2265\u20D2>\u20D2\u29DE\u2902\u2264\u20D2<\u20D2\u22B4\u20D2\u2903\u22B5\u20D2\u223C\u20D2\u21D6\u2923\u2196\u2196\u2927\u24C8\xF3\u229B\u229A\xF4\u043E\u229D\u0151\u2A38\u2299\u29BC\u0153\u29BF\u{1D52C}\u02DB\xF2\u29C1\u29B5\u03A9\u222E\u21BA\u29BE\u29BB\u203E\u29C0\u014D\u03C9\u03BF\u29B6\u2296\u{1D560}\u29B7\u29B9\u2295\u2228\u21BB\u2A5D\u2134\u2134\xAA\xBA\u22B6\u2A56\u2A57\u2A5B\u2134\xF8\u2298\xF5\u2297\u2A36\xF6\u233D\u2225\xB6\u2225\u2AF3\u2AFD\u2202\u043F\
%.\u2030\u22A5\u2031\u{1D52D}\u03C6\u03D5\u2133\u260E\u03C0\u22D4\u03D6\u210F\u210E\u210F+\u2A23\u229E\u2A22\u2214\u2A25\u2A72\xB1\u2A26\u2A27\xB1\u2A15\u{1D561}\xA3\u227A\u2AB3\u2AB7\u227C\u2AAF\u227A\u2AB7\u227C\u2AAF\u2AB9\u2AB5\u22E8\u227E\u2032\u2119\u2AB5\u2AB9\u22E8\u220F\u232E\u2312\u2313\u221D\u221D\u227E\u22B0\u{1D4C5}\u03C8\u2008\u{1D52E}\u2A0C\u{1D562}\u2057\u{1D4C6}\u210D\u2A16?\u225F"\u21DB\u21D2\u291C\u290F\u2964\u223D\u0331\u0155\u221A\u29B3\u27E9\u2992\u29A5\u27E9\xBB\u2192\u2975\u21E5\u2920\u2933\u291E\u21AA\u21AC\u2945\u2974\u21A3\u219D\u291A\u2236\u211A\u290D\u2773}]\u298C\u298E\u2990\u0159\u0157\u2309}\u0440\u2937\u2969\u201D\
\u201D\u21B3\u211C\u211B\u211C\u211D\u25AD\xAE\u297D\u230B\u{1D52F}\u21C1\u21C0\u296C\u03C1\u03F1\u2192\u21A3\u21C1\u21C0\u21C4\u21CC\u21C9\u219D\u22CC\u02DA\u2253\u21C4\u21CC\u200F\u23B1\u23B1\u2AEE\u27ED\u21FE\u27E7\u2986\u{1D563}\u2A2E\u2A35)\u2994\u2A12\u21C9\u203A\u{1D4C7}\u21B1]\u2019\u2019\u22CC\u22CA\u25B9\u22B5\u25B8\u29CE\u2968\u211E\u015B\u201A\u227B\u2AB4\u2AB8\u0161\u227D\u2AB0\u015F\u015D\u2AB6\u2ABA\u22E9\u2A13\u227F\u0441\u22C5\u22A1\u2A66\u21D8\u2925\u2198\u2198\xA7;\u2929\u2216\u2216\u2736\u{1D530}\u2322\u266F\u0449\u0448\u2223\u2225\xAD\u03C3\u03C2\u03C2\u223C\u2A6A\u2243\u2243\u2A9E\u2AA0\u2A9D\u2A9F\u2246\u2A24\u2972\u2190\u2216\u2A33\u29E4\u2223\u2323\u2AAA\
\u2AAC\u2AAC\uFE00\u044C/\u29C4\u233F\u{1D564}\u2660\u2660\u2225\u2293\u2293\uFE00\u2294\u2294\uFE00\u228F\u2291\u228F\u2291\u2290\u2292\u2290\u2292\u25A1\u25A1\u25AA\u25AA\u2192\u{1D4C8}\u2216\u2323\u22C6\u2606\u2605\u03F5\u03D5\xAF\u2282\u2AC5\u2ABD\u2286\u2AC3\u2AC1\u2ACB\u228A\u2ABF\u2979\u2282\u2286\u2AC5\u228A\u2ACB\u2AC7\u2AD5\u2AD3\u227B\u2AB8\u227D\u2AB0\u2ABA\u2AB6\u22E9\u227F\u2211\u266A\u2283\xB9\xB2\xB3\u2AC6\u2ABE\u2AD8\u2287\u2AC4\u27C9\u2AD7\u297B\u2AC2\u2ACC\u228B\u2AC0\u2283\u2287\u2AC6\u228B\u2ACC\u2AC8\u2AD4\u2AD6\u21D9\u2926\u2199\u2199\u292A\xDF\u2316\u03C4\u23B4\u0165\u0163\u0442\u20DB\u2315\u{1D531}\u2234\u2234\u03B8\u03D1\u03D1\u2248\u223C\u2009\u2248\u223C\xFE\
\u02DC\xD7\u22A0\u2A31\u2A30\u222D\u2928\u22A4\u2336\u2AF1\u{1D565}\u2ADA\u2929\u2034\u2122\u25B5\u25BF\u25C3\u22B4\u225C\u25B9\u22B5\u25EC\u225C\u2A3A\u2A39\u29CD\u2A3B\u23E2\u{1D4C9}\u0446\u045B\u0167\u226C\u219E\u21A0\u21D1\u2963\xFA\u2191\u045E\u016D\xFB\u0443\u21C5\u0171\u296E\u297E\u{1D532}\xF9\u21BF\u21BE\u2580\u231C\u231C\u230F\u25F8\u016B\xA8\u0173\u{1D566}\u2191\u2195\u21BF\u21BE\u228E\u03C5\u03D2\u03C5\u21C8\u231D\u231D\u230E\u016F\u25F9\u{1D4CA}\u22F0\u0169\u25B5\u25B4\u21C8\xFC\u29A7\u21D5\u2AE8\u2AE9\u22A8\u299C\u03F5\u03F0\u2205\u03D5\u03D6\u221D\u2195\u03F1\u03C2\u228A\uFE00\u2ACB\uFE00\u228B\uFE00\u2ACC\uFE00\u03D1\u22B2\u22B3\u0432\u22A2\u2228\u22BB\u225A\u22EE|\
|\u{1D533}\u22B2\u2282\u20D2\u2283\u20D2\u{1D567}\u221D\u22B3\u{1D4CB}\u2ACB\uFE00\u228A\uFE00\u2ACC\uFE00\u228B\uFE00\u299A\u0175\u2A5F\u2227\u2259\u2118\u{1D534}\u{1D568}\u2118\u2240\u2240\u{1D4CC}\u22C2\u25EF\u22C3\u25BD\u{1D535}\u27FA\u27F7\u03BE\u27F8\u27F5\u27FC\u22FB\u2A00\u{1D569}\u2A01\u2A02\u27F9\u27F6\u{1D4CD}\u2A06\u2A04\u25B3\u22C1\u22C0\xFD\u044F\u0177\u044B\xA5\u{1D536}\u0457\u{1D56A}\u{1D4CE}\u044E\xFF\u017A\u017E\u0437\u017C\u2128\u03B6\u{1D537}\u0436\u21DD\u{1D56B}\u{1D4CF}\u200D\u200C'],
F=35,b=48,q=6,R=6,z=2654435761,L=2246822507,H=1024,E=(()=>{const t=new Uint8Array(128);for(let e=48;e<=57;e++)t[e]=e-47;
for(let e=65;e<=90;e++)t[e]=e-54;for(let e=97;e<=122;e++)t[e]=e-60;return t})();function me(t,e,r){return t.charCodeAt(e)<<
25|t.charCodeAt(e+1)<<18|t.charCodeAt(e+r-2)<<11|E[t.charCodeAt(e+r-1)]<<5|r}function re(t,e){return(t*3<<3^e)&H-1}function xu(t,e){
return(Math.imul(t,z)>>>16)*e>>>16}function wu(t,e){return(Math.imul(t,L)>>>16)*e>>>16}function bu(t){const[e,r]=t,u=e.charCodeAt(
0)-b<<6|e.charCodeAt(1)-b,n=e.charCodeAt(2)-b<<6|e.charCodeAt(3)-b,s=e.charCodeAt(4)-b<<6|e.charCodeAt(5)-b,i=q+n,a=i+2*
u,o=2*s,h=new Int32Array(o),l=new Uint16Array(o),d=new Uint16Array(o),c=new Uint32Array(H),p=new Map,f=[];let $="",m=q,A=0;
for(let _=0;_<u;_++){const k=e.charCodeAt(i+2*_)-F,ee=e.charCodeAt(i+2*_+1)-F,W=k&31,P=W+(ee&31),pe=(ee>>5)+1;$=$.slice(
0,W)+e.slice(m,m+P-W),m+=P-W;const Q=me($,0,P);let U=2*((e.charCodeAt(a+Math.floor(_/R))-b&1<<_%R)===0?xu:wu)(Q,s);if(h[U]!==
0&&(U+=1),h[U]=Q,P>4){const te=$.slice(2,P-2),J=p.get(te);if(J===void 0){p.set(te,f.length),l[U]=f.length;for(let S=0;S<
te.length;S+=2)f.push(te.charCodeAt(S)|te.charCodeAt(S+1)<<16)}else l[U]=J}const we=re($.charCodeAt(0),$.charCodeAt(1));
c[we]|=P<=16?1<<P-2:32768,(k&32)!==0&&(c[we]|=1<<P-2+16),d[U]=A<<2|pe-1|(k&32)>>4,A+=pe}return{keys:h,buckets:s,slotMidOff:l,
slotValue:d,values:r,lengthBits:c,middles:new Uint32Array(f)}}const tt=38,rt=35,y=59,Eu=61,Te=48,qe=97,Cu=103,Fu=108,Bu=109,
Mt=111,Ot=112,yu=113,vu=115,ut=116,Su=117,jt=120,Ru=65,nt=32;function Lu(t){return t-Te>>>0<=9}function Wt(t){return Lu(
t)||(t|nt)-qe>>>0<=25}function ze(t){return t===Eu||Wt(t)}var v;(function(t){t[t.Legacy=0]="Legacy",t[t.Strict=1]="Stric\
t",t[t.Attribute=2]="Attribute"})(v||(v={}));const ue=bu(Ee),Pe=ue.keys,Ie=ue.buckets,Ut=ue.slotMidOff,Ne=ue.lengthBits,
He=ue.middles,$e=ue.slotValue,Me=ue.values;function Zt(t){const e=t>>2;return(t&1)===0?Me.charAt(e):Me.slice(e,e+(t&1)+1)}
function Oe(t,e,r){const u=t.charCodeAt(e),n=t.charCodeAt(e+1),s=t.charCodeAt(e+r-2),i=t.charCodeAt(e+r-1);if((u|n|s|i)>
127)return-1;const a=u<<25|n<<18|s<<11|E[i]<<5|r;let o=2*((Math.imul(a,z)>>>16)*Ie>>>16);for(let h=0;;h++){if(Pe[o]===a&&
(r<=4||Vt(o,t,e,r)))return o;if(Pe[o+1]===a&&(r<=4||Vt(o+1,t,e,r)))return o+1;if(h===1)return-1;o=2*((Math.imul(a,L)>>>16)*
Ie>>>16)}}function Vt(t,e,r,u){let n=Ut[t],s=r+2;const i=r+u-2;for(;s+1<i;){if((e.charCodeAt(s)|e.charCodeAt(s+1)<<16)!==
He[n++])return!1;s+=2}return s===i||e.charCodeAt(s)===(He[n]&65535)}const Gt=21,Kt=2097151,st=2047;let Qt=0;function Xt(t){
const e=t>>>Gt;return e===st?Qt:e}const it=(()=>{const t=new Uint8Array(128).fill(255);for(let e=0;e<10;e++)t[Te+e]=e;for(let e=0;e<
6;e++)t[Ru+e]=e+10,t[qe+e]=e+10;return t})();function Jt(t,e,r){const u=t.length;let n=e,s=0,i;if((t.charCodeAt(n)|nt)===
jt)for(n+=1,i=n;n<u;){const o=t.charCodeAt(n);if(o>=128)break;const h=it[o];if(h<=15)s=s*16+h,n++;else break}else for(i=
n;n<u;){const o=t.charCodeAt(n);if(o>=128)break;const h=it[o];if(h<=9)s=s*10+h,n++;else break}if(n===i)return 0;s>1114111&&
(s=1114112);let a=n-e+2;if(n<u&&t.charCodeAt(n)===y)a+=1;else if(r)return 0;return a>=st&&(Qt=a,a=st),a<<Gt|s}function Yt(t,e,r){
let u=Ne[re(t.charCodeAt(e),t.charCodeAt(e+1))]>>>16&31;for(;u!==0;){const n=31-Math.clz32(u);if(u^=1<<n,n+2>r)continue;
const s=Oe(t,e,n+2);if(s>=0&&($e[s]&2)!==0)return s<<3|n+2}return-1}function er(t,e,r){const u=t.slice(e,e+32).indexOf("\
;");if(u-2>>>0<=29){const n=Oe(t,e,u);if(n>=0)return n<<6|u+1}if(r!==v.Strict){const n=Yt(t,e,Math.min(31,t.length-e));if(n>=
0){const s=n&7;if(r!==v.Attribute||e+s>=t.length||!ze(t.charCodeAt(e+s)))return n>>3<<6|s}}return-1}function _u(t,e){switch(t.
charCodeAt(e)){case Fu:return t.charCodeAt(e+1)===ut&&t.charCodeAt(e+2)===y?444:-1;case Cu:return t.charCodeAt(e+1)===ut&&
t.charCodeAt(e+2)===y?446:-1;case qe:{const r=t.charCodeAt(e+1),u=t.charCodeAt(e+2);return r===Bu&&u===Ot&&t.charCodeAt(
e+3)===y?550:r===Ot&&u===Mt&&t.charCodeAt(e+3)===vu&&t.charCodeAt(e+4)===y?679:-1}case yu:return t.charCodeAt(e+1)===Su&&
t.charCodeAt(e+2)===Mt&&t.charCodeAt(e+3)===ut&&t.charCodeAt(e+4)===y?674:-1;default:return-1}}function at(t,e){return e>=
t.length?-1:t.charCodeAt(e)===tt?e:t.indexOf("&",e)}function ot(t,e){const r=e!==v.Strict;let u=t.indexOf("&");if(u<0)return t;
const n=t.length;let s="",i=0;do{const a=u+1;if(a+1>=n)break;const o=t.charCodeAt(a);if(o===tt){u=a;continue}if(o===rt){
const c=Jt(t,a+1,!r),p=Xt(c);p===0?u=t.indexOf("&",a):(i!==u&&(s+=t.slice(i,u)),s+=w(c&Kt),i=u+p,u=at(t,i));continue}const h=Ne[re(
o,t.charCodeAt(a+1))];if((h&32768)!==0){const c=er(t,a,e);c>=0?(i!==u&&(s+=t.slice(i,u)),s+=Zt($e[c>>6]),i=a+(c&63),u=at(
t,i)):u=t.indexOf("&",a);continue}let l=h&32767,d=-1;for(;l!==0;){const c=l&-l;l^=c;const p=33-Math.clz32(c),f=a+p;if(f>
n)break;const $=f<n&&t.charCodeAt(f)===y;if(!($||r&&(h>>>p+14&1)!==0))continue;const m=Oe(t,a,p);if(!(m<0)){if($){d=m<<6|
32|p+1;break}($e[m]&2)!==0&&(d=m<<6|p)}}if(d>=0){const c=d&31;if((d&32)!==0||e!==v.Attribute||a+c>=n||!ze(t.charCodeAt(a+
c))){i!==u&&(s+=t.slice(i,u)),s+=Zt($e[d>>6]),i=a+c,u=at(t,i);continue}}u=t.indexOf("&",a+1)}while(u>=0);return s+t.slice(
i)}function Ua(t,e=v.Legacy){return ot(t,e)}function Za(t){return ot(t,v.Attribute)}function Tu(t){return ot(t,v.Strict)}
function Va(t){let e=t.indexOf("&");if(e<0)return t;let r=0,u="";do{const n=e+1;if(n+1>=t.length)break;let s=0,i="";const a=t.
charCodeAt(n);if(a===rt){const o=Jt(t,n+1,!0);if(s=Xt(o),s!==0){const h=o&Kt;i=h-1>>>0<55295?String.fromCharCode(h):String.
fromCodePoint(replaceCodePointXML(h))}}else switch(a){case 108:case 103:{n+2<t.length&&t.charCodeAt(n+1)===116&&t.charCodeAt(
n+2)===y&&(s=4,i=a===108?"<":">");break}case 97:{const o=t.charCodeAt(n+1);n+3<t.length&&o===109&&t.charCodeAt(n+2)===112&&
t.charCodeAt(n+3)===y?(s=5,i="&"):n+4<t.length&&o===112&&t.charCodeAt(n+2)===111&&t.charCodeAt(n+3)===115&&t.charCodeAt(
n+4)===y&&(s=6,i="'");break}case 113:{n+4<t.length&&t.charCodeAt(n+1)===117&&t.charCodeAt(n+2)===111&&t.charCodeAt(n+3)===
116&&t.charCodeAt(n+4)===y&&(s=6,i='"');break}}s>0?(r<e&&(u+=t.slice(r,e)),u+=i,e=r=e+s):e=n,e=e<t.length&&t.charCodeAt(
e)===tt?e:t.indexOf("&",e)}while(e>=0);return u+t.slice(r)}const lt=0,ct=1,ht=2,dt=3,tr=4;class Ga{emitCodePoint;errors;state=lt;consumed=1;result=0;decodeMode=v.
Strict;replaceNumericCodePoint=replaceCodePoint;constructor(e,r){this.emitCodePoint=e,this.errors=r}stateNumericStart(e,r){
return r>=e.length?-1:(e.charCodeAt(r)|nt)===jt?(this.state=dt,this.consumed+=1,this.stateNumericHex(e,r+1)):(this.state=
ht,this.stateNumericDecimal(e,r))}stateNumericHex(e,r){const u=e.length;let{result:n,consumed:s}=this,i=r;for(;i<u;){const a=e.
charCodeAt(i),o=it[a];if(o<=15)n=n*16+o;else return this.result=n,this.consumed=s,this.emitNumericEntity(a,3);s+=1,i+=1}
return this.result=n,this.consumed=s,-1}stateNumericDecimal(e,r){const u=e.length;let{result:n,consumed:s}=this,i=r;for(;i<
u;){const a=e.charCodeAt(i)-Te;if(a>>>0>9)return this.result=n,this.consumed=s,this.emitNumericEntity(a+Te,2);n=n*10+a,s+=
1,i+=1}return this.result=n,this.consumed=s,-1}emitNumericEntity(e,r){if(this.consumed<=r)return this.errors?.absenceOfDigitsInNumericCharacterReference(
this.consumed),0;if(e===y)this.consumed+=1;else if(this.decodeMode===v.Strict)return 0;return this.emitCodePoint(this.replaceNumericCodePoint(
this.result),this.consumed),this.errors&&(e!==y&&this.errors.missingSemicolonAfterCharacterReference(),this.errors.validateNumericCharacterReference(
this.result)),this.consumed}startEntity(e){this.decodeMode=e,this.state=lt,this.result=0,this.consumed=1}write(e,r){switch(this.
state){case lt:return e.charCodeAt(r)===rt?(this.state=ct,this.consumed+=1,this.stateNumericStart(e,r+1)):(this.state=tr,
this.stateNamedEntity(e,r));case ct:return this.stateNumericStart(e,r);case ht:return this.stateNumericDecimal(e,r);case dt:
return this.stateNumericHex(e,r);default:return this.stateNamedEntity(e,r)}}end(){switch(this.state){case tr:return this.
endNamedEntity();case ht:return this.emitNumericEntity(0,2);case dt:return this.emitNumericEntity(0,3);case ct:return this.
errors?.absenceOfDigitsInNumericCharacterReference(this.consumed),0;default:return 0}}}class Ka extends null{runLength=0;nameBuffer=new Uint8Array(
32);emitSlot(e){const r=$e[e],u=r>>2;this.emitCodePoint(Me.charCodeAt(u),this.consumed),(r&1)!==0&&this.emitCodePoint(Me.
charCodeAt(u+1),this.consumed)}startEntity(e){super.startEntity(e),this.runLength=0}stateNamedEntity(e,r){const u=e.length;
if(this.runLength===0&&r+17<=u){const o=e.charCodeAt(r),h=pairIndex(o,e.charCodeAt(r+1)),l=Ne[h];if((l&32768)!==0&&r+32<=
u){const c=er(e,r,this.decodeMode);if(c>=0){const p=c&63;return this.consumed=p+1,this.emitSlot(c>>6),e.charCodeAt(r+p-1)!==
y&&this.errors?.missingSemicolonAfterCharacterReference(),this.consumed}return 0}let d=l&32767;for(;d!==0;){const c=d&-d;
d^=c;const p=33-Math.clz32(c);if(e.charCodeAt(r+p)===y){const f=Oe(e,r,p);if(f>=0)return this.consumed=p+2,this.emitSlot(
f),this.consumed}}if((l&32768)===0){if(this.decodeMode!==v.Strict){const c=Yt(e,r,31);if(c>=0){const p=c&7,f=e.charCodeAt(
r+p);return this.decodeMode===v.Attribute&&ze(f)?0:(this.consumed=p+1,this.emitSlot(c>>3),this.errors?.missingSemicolonAfterCharacterReference(),
this.consumed)}}return 0}}let n=r,{runLength:s}=this,i=-1;const a=Math.min(u,r+32-s);for(;n<a;){const o=e.charCodeAt(n);
if(!Wt(o)){i=o;break}this.nameBuffer[s++]=o,n++}if(i<0&&s<32)return this.runLength=s,-1;if(i===y&&s-2>>>0<=29){const o=rr(
this.nameBuffer,s);if(o>=0)return this.consumed=s+2,this.emitSlot(o),this.consumed}if(this.decodeMode!==v.Strict&&s>=2){
const o=nr(this.nameBuffer,s);if(o>=0){const h=o&7,l=h<s?this.nameBuffer[h]:i;return this.decodeMode===v.Attribute&&ze(l)?
0:(this.consumed=h+1,this.emitSlot(o>>3),this.errors?.missingSemicolonAfterCharacterReference(),this.consumed)}}return 0}endNamedEntity(){
if(this.decodeMode===v.Strict||this.runLength<2)return 0;const e=nr(this.nameBuffer,this.runLength);return e<0||this.decodeMode===
v.Attribute&&(e&7)<this.runLength?0:(this.consumed=(e&7)+1,this.emitSlot(e>>3),this.errors?.missingSemicolonAfterCharacterReference(),
this.consumed)}}function rr(t,e){const r=t[0]<<25|t[1]<<18|t[e-2]<<11|CHAR_REMAP[t[e-1]]<<5|e;let u=2*((Math.imul(r,BUCKET_HASH_1)>>>
16)*Ie>>>16);for(let n=0;;n++){if(Pe[u]===r&&(e<=4||ur(u,t,e)))return u;if(Pe[u+1]===r&&(e<=4||ur(u+1,t,e)))return u+1;if(n===
1)return-1;u=2*((Math.imul(r,BUCKET_HASH_2)>>>16)*Ie>>>16)}}function ur(t,e,r){let u=Ut[t],n=2;const s=r-2;for(;n+1<s;){
if((e[n]|e[n+1]<<16)!==He[u++])return!1;n+=2}return n===s||e[n]===(He[u]&65535)}function nr(t,e){let r=Ne[pairIndex(t[0],
t[1])]>>>16&31;for(;r!==0;){const u=31-Math.clz32(r);if(r^=1<<u,u+2>e)continue;const n=rr(t,u+2);if(n>=0&&($e[n]&2)!==0)
return n<<3|u+2}return-1}function qu(t){switch(t){case 1603312:return 38;case 205273075:return 39;case 13300:return 62;case 13940:
return 60;case 238909428:return 34;default:return-1}}class Qa extends null{replaceNumericCodePoint=replaceCodePointXML;stateNamedEntity(e,r){
const u=e.length;if(this.consumed===1&&r+5<=u){const i=_u(e,r);if(i<0)return 0;const a=this.consumed=(i>>7)+1;return this.
emitCodePoint(i&127,a),a}let{result:n,consumed:s}=this;for(let i=r;i<u;i++){const a=e.charCodeAt(i);if(a===y){const o=qu(
n);return o<0?0:(this.consumed=s+1,this.emitCodePoint(o,this.consumed),this.consumed)}if(s>=5||a-qe>>>0>25)return 0;n=n<<
7|a,s++}return this.result=n,this.consumed=s,-1}endNamedEntity(){return 0}}function pt(){return{async:!1,breaks:!1,extensions:null,
gfm:!0,hooks:null,pedantic:!1,renderer:null,silent:!1,tokenizer:null,walkTokens:null}}var ne=pt();function sr(t){ne=t}var se={
exec:()=>null};function ie(t){let e=[];return r=>{let u=Math.max(0,Math.min(3,r-1)),n=e[u];return n||(n=t(u),e[u]=n),n}}
function g(t,e=""){let r=typeof t=="string"?t:t.source,u={replace:(n,s)=>{let i=typeof s=="string"?s:s.source;return i=i.
replace(C.caret,"$1"),r=r.replace(n,i),u},getRegex:()=>new RegExp(r,e)};return u}var ir=((t="")=>{try{return!!new RegExp(
"(?<=1)(?<!1)"+t)}catch{return!1}})(),C={codeRemoveIndent:/^(?: {0,3}\t| {1,4})/gm,listInterruptsParagraph:/^ {0,3}(?:[*+-]|1[.)])[ \t]+[^ \t\n]/,
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
notSpaceStart:/^\S*/,endingNewline:/\n$/,listItemRegex:t=>new RegExp(`^( {0,3}${t})((?:[	 ][^\\n]*)?(?:\\n|$))`),nextBulletRegex:ie(
t=>new RegExp(`^ {0,${t}}(?:[*+-]|\\d{1,9}[.)])((?:[ 	][^\\n]*)?(?:\\n|$))`)),hrRegex:ie(t=>new RegExp(`^ {0,${t}}((?:-[\
 	]*){3,}|(?:_[ 	]*){3,}|(?:\\*[ 	]*){3,})(?:\\n+|$)`)),fencesBeginRegex:ie(t=>new RegExp(`^ {0,${t}}(?:\`\`\`|~~~)`)),headingBeginRegex:ie(
t=>new RegExp(`^ {0,${t}}#{1,6}(?:\\s|$)`)),pedanticHeadingBeginRegex:ie(t=>new RegExp(`^ {0,${t}}#`)),htmlBeginRegex:ie(
t=>new RegExp(`^ {0,${t}}(?:</?(?:${gt})(?:[ \\t]+|$|/?>)|<(?:(?:script|pre|style|textarea)(?:[\\s>]|$)|!--)|<\\?|<![A-Za-z\
]|<!\\[CDATA\\[)`,"i")),blockquoteBeginRegex:ie(t=>new RegExp(`^ {0,${t}}>`)),nestedContainerMarkers:/^(?: {0,3}(?:(?:[*+-]|\d{1,9}[.)])[ \t]+|>[ \t]?))+/},
zu=/^(?:[ \t]*(?:\n|$))+/,Pu=/^((?: {4}| {0,3}\t)[^\n]+(?:\n(?:[ \t]*(?:\n|$))*)?)+/,Iu=/^ {0,3}(`{3,}(?=[^`\n]*(?:\n|$))|~{3,})([^\n]*)(?:\n|$)(?:|([\s\S]*?)(?:\n|$))(?: {0,3}(?:(?=`)\1`*|(?=~)\1~*) *(?=\n|$)|$)/,
Ce=/^ {0,3}((?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/,Nu=/^ {0,3}(#{1,6})(?=\s|$)(.*)(?:\n+|$)/,ft=/ {0,3}(?:[*+-]|\d{1,9}[.)])/,
gt="address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fiel\
dset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|me\
ta|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul",Fe=g(
" {0,3}(?:</?(?:tag)(?:[ \\t]+|\\n|/?>)|<(?:(?:script|pre|style|textarea)(?:[\\s>]|$)|!--)|<\\?|<![A-Za-z]|<!\\[CDATA\\[)").
replace("tag",gt).getRegex(),ar=/^(?!bull |blockCode|fences|blockquote|heading|html|table)((?:.|\n(?!\s*?\n|bull |fences|blockquote|heading|hr|html|table))+?)\n {0,3}(=+|-+)[ \t]*(?:\n+|$)/,
or=g(ar).replace(/bull/g,ft).replace(/blockCode/g,/(?: {4}| {0,3}\t)/).replace(/fences/g,/ {0,3}(?:`{3,}|~{3,})/).replace(
/blockquote/g,/ {0,3}>/).replace(/heading/g,/ {0,3}#{1,6}(?:\s|$)/).replace(/hr/g,/ {0,3}(?:(?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/).
replace(/\|table/g,"").replace(/html/g,Fe).getRegex(),Hu=g(ar).replace(/bull/g,ft).replace(/blockCode/g,/(?: {4}| {0,3}\t)/).
replace(/fences/g,/ {0,3}(?:`{3,}|~{3,})/).replace(/blockquote/g,/ {0,3}>/).replace(/heading/g,/ {0,3}#{1,6}(?:\s|$)/).replace(
/hr/g,/ {0,3}(?:(?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/).replace(/table/g,/ {0,3}\|?(?:[:\- ]*\|)+[\:\- ]*\n/).
replace(/html/g,Fe).getRegex(),mt=/^([^\n]+(?:\n(?!hr|heading|lheading|blockquote|fences|list|html|table|[ \t]+\n)[^\n]+)*)/,
Mu=/^[^\n]+/,$t=/(?!\s*\])(?:\\[\s\S]|[^\[\]\\\n]|\n(?![ \t]*\n))+/,Ou=g(/^ {0,3}\[(label)\]: *(?:\n[ \t]*)?([^<\s][^\s]*|<(?:\\.|[^\n<>\\])*>)(?:(?: +(?:\n[ \t]*)?| *\n[ \t]*)(title))? *(?:\n+|$)/).
replace("label",$t).replace("title",/(?:"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\\n]|\n(?!\n))*'|\((?:\\[\s\S]|[^()\\])*\))/).
getRegex(),ju=g(/^(bull)([ \t][^\n]*?)?(?:\n|$)/).replace(/bull/g,ft).getRegex(),At=/<!--(?:-?>|[\s\S]*?(?:-->|$))/,Wu=g(
"^ {0,3}(?:<(script|pre|style|textarea)[\\s>][\\s\\S]*?(?:</\\1>[^\\n]*\\n*|$)|comment[^\\n]*(\\n+|$)|<\\?[\\s\\S]*?(?:\\?>[^\\n]*\\n*\
|$)|<![A-Z][\\s\\S]*?(?:>[^\\n]*\\n*|$)|<!\\[CDATA\\[[\\s\\S]*?(?:\\]\\]>[^\\n]*\\n*|$)|</?(tag)(?:[ \\t]+|\\n|/?>|$)[\\s\\S]*?(?:(?:\\n[\
 	]*)+\\n|$)|<(?!(?:script|pre|style|textarea)(?![a-z0-9-]))([a-z][a-z0-9-]*)(?:attribute)*?[ \\t]*/?>(?=[ \\t]*(?:\\n|$))[\\\
s\\S]*?(?:(?:\\n[ 	]*)+\\n|$)|</[a-z][a-z0-9-]*\\s*>(?=[ \\t]*(?:\\n|$))[\\s\\S]*?(?:(?:\\n[ 	]*)+\\n|$))","i").replace(
"comment",At).replace("tag",gt).replace("attribute",/[ \t]+[a-zA-Z:_][\w.:-]*(?:[ \t]*=[ \t]*"[^"\n]*"|[ \t]*=[ \t]*'[^'\n]*'|[ \t]*=[ \t]*[^\s"'=<>`]+)?/).
getRegex(),lr=t=>g(mt).replace("hr",Ce).replace("heading"," {0,3}#{1,6}(?:\\s|$)").replace("|lheading","").replace("|tab\
le","").replace("blockquote"," {0,3}>").replace("fences"," {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace(
"list",t).replace("html",Fe).getRegex(),Uu=lr(/ {0,3}(?:[*+-]|1[.)])[ \t]+[^ \t\n]/),Zu=lr(/ {0,3}(?:[*+-]|\d{1,9}[.)])(?:[ \t]|\n|$)/),
Vu=g(/^( {0,3}> ?(?:(?![ \t]*(?:\n|$))(paragraph)|[^\n]*)(?:\n|$))+/).replace("paragraph",Zu).getRegex(),kt={blockquote:Vu,
code:Pu,def:Ou,fences:Iu,heading:Nu,hr:Ce,html:Wu,lheading:or,list:ju,newline:zu,paragraph:Uu,table:se,text:Mu},cr=g("^ \
*([^\\n ].*)\\n {0,3}((?:\\| *)?:?-+:? *(?:\\| *:?-+:? *)*(?:\\| *)?)(?:\\n((?:(?! *\\n|hr|heading|blockquote|code|fences|list|\
html).*(?:\\n|$))*)\\n*|$)").replace("hr",Ce).replace("heading"," {0,3}#{1,6}(?:\\s|$)").replace("blockquote"," {0,3}>").
replace("code","(?: {4}| {0,3}	)[^\\n]").replace("fences"," {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace(
"list"," {0,3}(?:[*+-]|1[.)])[ \\t]").replace("html",Fe).getRegex(),Gu={...kt,lheading:Hu,table:cr,paragraph:g(mt).replace(
"hr",Ce).replace("heading"," {0,3}#{1,6}(?:\\s|$)").replace("|lheading","").replace("table",cr).replace("blockquote"," {\
0,3}>").replace("fences"," {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace("list"," {0,3}(?:[*+-]|1[.)\
])[ \\t]+[^ \\t\\n]").replace("html",Fe).getRegex()},Ku={...kt,html:g(`^ *(?:comment(?: *\\n|\\s*$)|<(tag)[\\s\\S]+?</\\1>(?:\
 *\\n{2,}|\\s*$)|<tag(?:"[^"]*"|'[^']*'|\\s[^'"/>\\s]*)*?/?>(?: *\\n{2,}|\\s*$))`).replace("comment",At).replace(/tag/g,
"(?!(?:a|em|strong|small|s|cite|q|dfn|abbr|data|time|code|var|samp|kbd|sub|sup|i|b|u|mark|ruby|rt|rp|bdi|bdo|span|br|wbr\
|ins|del|img)\\b)\\w+(?!:|[^\\w\\s@]*@)\\b").getRegex(),def:/^ *\[([^\]]+)\]: *<?([^\s>]+)>?(?: +(["(][^\n]+[")]))? *(?:\n+|$)/,
heading:/^(#{1,6})(.*)(?:\n+|$)/,fences:se,lheading:/^(.+?)\n {0,3}(=+|-+) *(?:\n+|$)/,paragraph:g(mt).replace("hr",Ce).
replace("heading",` *#{1,6} *[^
]`).replace("|table","").replace("blockquote"," {0,3}>").replace("|fences","").replace("|list","").replace("|html","").replace(
"|tag","").replace("lheading",or).getRegex()},Qu=/^\\([!"#$%&'()*+,\-./:;<=>?@\[\]\\^_`{|}~])/,Xu=/^(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/,
hr=/^( {2,}|\\)\n(?!\s*$)[ \t]*/,Ju=/^(`+|[^`])(?:(?= {2,}\n)|[\s\S]*?(?:(?=[\\<!\[`*_]|\b_|$)|[^ ](?= {2,}\n)))/,Z=/[\p{P}\p{S}]/u,
Ae=/[\s\p{P}\p{S}]/u,Be=/[^\s\p{P}\p{S}]/u,Yu=g(/^((?![*_])punctSpace)/,"u").replace(/punctSpace/g,Ae).getRegex(),en=/[\p{Pi}\p{Ps}"']/u,
dr=/(?!~)[\p{P}\p{S}]/u,tn=/(?!~)[\s\p{P}\p{S}]/u,rn=/(?:[^\s\p{P}\p{S}]|~)/u,un=g(/link|precode-code|html/,"g").replace(
"link",/\[(?:[^\[\]`]|(?<a>`+)[^`]+\k<a>(?!`))*?\]\((?:\\[\s\S]|[^\\\(\)]|\((?:\\[\s\S]|[^\\\(\)])*\))*\)/).replace("pre\
code-",ir?"(?<!`)()":"(^^|[^`])").replace("code",/(?<b>`+)[^`]+\k<b>(?!`)/).replace("html",/<(?! )[^<>]*?>/).getRegex(),
pr=/^(?:\*+(?:((?!\*)punct)|([^\s*]))?)|^_+(?:((?!_)punct)|([^\s_]))?/,nn=g(pr,"u").replace(/punct/g,Z).getRegex(),sn=g(
pr,"u").replace(/punct/g,dr).getRegex(),an=/^(?:\*+(?:((?!\*)(?!openQuote)punct)|([^\s*]))?)|^_+(?:((?!_)(?!openQuote)punct)|([^\s_]))?/,
on=g(an,"u").replace(/openQuote/g,en).replace(/punct/g,Z).getRegex(),fr="^[^_*]*?__[^_*]*?\\*[^_*]*?(?=__)|[^*]+(?=[^*])|\
(?!\\*)punct(\\*+)(?=[\\s]|$)|notPunctSpace(\\*+)(?!\\*)(?=punctSpace|$)|(?!\\*)punctSpace(\\*+)(?=notPunctSpace)|[\\s](\\*+)(?!\\\
*)(?=punct)|(?!\\*)punct(\\*+)(?!\\*)(?=punct)|notPunctSpace(\\*+)(?=notPunctSpace)",ln=g(fr,"gu").replace(/notPunctSpace/g,
Be).replace(/punctSpace/g,Ae).replace(/punct/g,Z).getRegex(),cn=g(fr,"gu").replace(/notPunctSpace/g,rn).replace(/punctSpace/g,
tn).replace(/punct/g,dr).getRegex(),hn="^[^_*]*?__[^_*]*?\\*[^_*]*?(?=__)|[^*]+(?=[^*])|(?!\\*)punct(\\*+)(?=[\\s]|$)|notPun\
ctSpace(\\*+)(?!\\*)(?=punctSpace|$)|(?!\\*)[\\s](\\*+)(?=notPunctSpace)|[\\s](\\*+)(?!\\*)(?=punct)|(?!\\*)punct(\\*+)(?!\\*)(?=pu\
nct)|(?:(?!\\*)punct|notPunctSpace)(\\*+)(?!\\*)(?=notPunctSpace)",dn=g(hn,"gu").replace(/notPunctSpace/g,Be).replace(/punctSpace/g,
Ae).replace(/punct/g,Z).getRegex(),pn=g("^[^_*]*?\\*\\*[^_*]*?_[^_*]*?(?=\\*\\*)|[^_]+(?=[^_])|(?!_)punct(_+)(?=[\\s]|$)|notP\
unctSpace(_+)(?!_)(?=punctSpace|$)|(?!_)punctSpace(_+)(?=notPunctSpace)|[\\s](_+)(?!_)(?=punct)|(?!_)punct(_+)(?!_)(?=pun\
ct)","gu").replace(/notPunctSpace/g,Be).replace(/punctSpace/g,Ae).replace(/punct/g,Z).getRegex(),fn="^[^_*]*?\\*\\*[^_*]*?\
_[^_*]*?(?=\\*\\*)|[^_]+(?=[^_])|(?!_)punct(_+)(?=[\\s]|$)|notPunctSpace(_+)(?!_)(?=punctSpace|$)|(?!_)[\\s](_+)(?=notPunctS\
pace)|[\\s](_+)(?!_)(?=punct)|(?!_)punct(_+)(?!_)(?=punct)|(?:(?!_)punct|notPunctSpace)(_+)(?!_)(?=notPunctSpace)",gn=g(
fn,"gu").replace(/notPunctSpace/g,Be).replace(/punctSpace/g,Ae).replace(/punct/g,Z).getRegex(),mn=g(/^~~?(?:((?!~)punct)|[^\s~])/,
"u").replace(/punct/g,Z).getRegex(),$n="^[^~]+(?=[^~])|(?!~)punct(~~?)(?=[\\s]|$)|notPunctSpace(~~?)(?!~)(?=punctSpace|$)\
|(?!~)punctSpace(~~?)(?=notPunctSpace)|[\\s](~~?)(?!~)(?=punct)|(?!~)punct(~~?)(?!~)(?=punct)|notPunctSpace(~~?)(?=notPun\
ctSpace)",An=g($n,"gu").replace(/notPunctSpace/g,Be).replace(/punctSpace/g,Ae).replace(/punct/g,Z).getRegex(),kn=g(/\\(punct)/,
"gu").replace(/punct/g,Z).getRegex(),Dn=g(/(`+)(?:[^`]|[^`][\s\S]*?[^`])\1(?!`)|`+|\\(punct)/,"gu").replace(/punct/g,Z).
getRegex(),xn=g(/^<(scheme:[^\s\x00-\x1f<>]*|email)>/).replace("scheme",/[a-zA-Z][a-zA-Z0-9+.-]{1,31}/).replace("email",
/[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+(@)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+(?![-_])/).
getRegex(),wn=g(At).replace("(?:-->|$)","-->").getRegex(),bn=g("^comment|^</[a-zA-Z][a-zA-Z0-9-]*\\s*>|^<[a-zA-Z][a-zA-Z0\
-9-]*(?:attribute)*?\\s*/?>|^<\\?[\\s\\S]*?\\?>|^<![a-zA-Z]+\\s[\\s\\S]*?>|^<!\\[CDATA\\[[\\s\\S]*?\\]\\]>").replace("co\
mment",wn).replace("attribute",/\s+[a-zA-Z:_][\w.:-]*(?:\s*=\s*"[^"]*"|\s*=\s*'[^']*'|\s*=\s*[^\s"'=<>`]+)?/).getRegex(),
gr=/\[(?:\\[\s\S]|[^\[\]\\])*\]/,je=g(/(?:\[(?:brackets|\\[\s\S]|[^\[\]\\])*\]|\\[\s\S]|`+(?!`)[^`]*?`+(?!`)|``+(?=\])|[^\[\]\\`])*?/).
replace("brackets",gr).getRegex(),En=g(/^!?\[(label)\]\([ \t\n]*(href)(?:(?:[ \t]+(?:\n[ \t]*)?|\n[ \t]*)(title))?[ \t\n]*\)/).
replace("label",je).replace("href",/<(?:\\.|[^\n<>\\])*>|(?!<)[^ \t\n\x00-\x1f]+|(?=\))/).replace("title",/"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\((?:\\[\s\S]|[^)\\])*\)/).
getRegex(),Cn=g(/^!?\[(label)\]\[(ref)\]/).replace("label",je).replace("ref",$t).getRegex(),Fn=g(/^!?\[(ref)\](?:\[\])?/).
replace("ref",$t).getRegex(),mr=/(?!\s*\])(?:\\[\s\S]|[^\[\]\\]){1,999}/,Bn=g(/(?:[^\[\]\\`]*(?:\[(?:brackets|\\[\s\S]|[^\[\]\\])*\]|\\[\s\S]|`+(?!`)[^`]*?`+(?!`)|``+(?=\]))){0,999}?[^\[\]\\`]*?/).
replace("brackets",gr).getRegex(),yn=g("reflink|nolink(?!\\()","g").replace("reflink",g(/^!?\[(label)\]\[(ref)\]/).replace(
"label",Bn).replace("ref",mr).getRegex()).replace("nolink",g(/^!?\[(ref)\](?:\[\])?/).replace("ref",mr).getRegex()).getRegex(),
$r=/[hH][tT][tT][pP][sS]?|[fF][tT][pP]/,vn=/[A-Za-z0-9._+-]+@[a-zA-Z0-9-_]+(?:\.[a-zA-Z0-9-_]*[a-zA-Z0-9])+(?![\w-])/,Sn=g(
/(?:mailto:email|xmpp:email(?:\/[A-Za-z0-9@.]+)?)/).replace(/email/g,vn).getRegex(),Dt={_backpedal:se,anyPunctuation:kn,
anyPunctuationOutsideCode:Dn,autolink:xn,blockSkip:un,br:hr,code:Xu,del:se,delLDelim:se,delRDelim:se,emStrongLDelim:nn,emStrongRDelimAst:ln,
emStrongRDelimUnd:pn,escape:Qu,link:En,nolink:Fn,punctuation:Yu,reflink:Cn,reflinkSearch:yn,tag:bn,text:Ju,url:se},Rn={...Dt,
emStrongLDelim:on,emStrongRDelimAst:dn,emStrongRDelimUnd:gn,link:g(/^!?\[(label)\]\((.*?)\)/).replace("label",je).getRegex(),
reflink:g(/^!?\[(label)\]\s*\[([^\]]*)\]/).replace("label",je).getRegex()},xt={...Dt,emStrongRDelimAst:cn,emStrongLDelim:sn,
delLDelim:mn,delRDelim:An,url:g(/^emailProtocol|^((?:protocol):\/\/|www\.)(?:[a-zA-Z0-9\-]+\.?)+[^\s<]*|^email/).replace(
"emailProtocol",Sn).replace("protocol",$r).replace("email",/[A-Za-z0-9._+-]+(@)[a-zA-Z0-9-_]+(?:\.[a-zA-Z0-9-_]*[a-zA-Z0-9])+(?![\w-])/).
getRegex(),_backpedal:/(?:[^?!.,:;*_'"~()&]+|\([^)]*\)|&(?![a-zA-Z0-9]+;$)|[?!.,:;*_'"~)]+(?!$))+/,del:/^(~~?)(?=[^\s~])((?:\\[\s\S]|[^\\])*?(?:\\[\s\S]|[^\s~\\]))\1(?=[^~]|$)/,
text:g(/^(?:[^a-zA-Z0-9](?=emailProtocol)|(`+|~+|[^`~])(?:(?=[`~])|(?= {2,}\n)|(?=[a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-]+@)|[\s\S]*?(?:(?=[\\<!\[`*~_]|\b_|protocol:\/\/|wwwStart|$)|[^ ](?= {2,}\n)|[^a-zA-Z0-9](?=emailProtocol)|[^a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-](?=[a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-]+@))))/).
replace("protocol",$r).replace(/emailProtocol/g,/(?:mailto|xmpp):/).replace("wwwStart",ir?"(?<![^\\s*_~(])www\\.":"www\\.").
getRegex()},Ln={...xt,br:g(hr).replace("{2,}","*").getRegex(),text:g(xt.text).replace("\\b_","\\b_| {2,}\\n").replace(/\{2,\}/g,
"*").getRegex()},We={normal:kt,gfm:Gu,pedantic:Ku},ye={normal:Dt,gfm:xt,breaks:Ln,pedantic:Rn},_n={"&":"&amp;","<":"&lt;",
">":"&gt;",'"':"&quot;","'":"&#39;"},Ar=t=>_n[t];function N(t,e){if(e){if(C.escapeTest.test(t))return t.replace(C.escapeReplace,
Ar)}else if(C.escapeTestNoEncode.test(t))return t.replace(C.escapeReplaceNoEncode,Ar);return t}function Tn(t){return C.numericCharacterReference.
test(t)?t.replace(C.numericCharacterReferenceOrAmpersand,(e,r,u)=>{if(r===void 0&&u===void 0)return"&amp;";let n=r===void 0?
Number.parseInt(u,16):Number.parseInt(r,10);return n===0||n>1114111||n>=55296&&n<=57343?"\uFFFD":n===38?"&amp;":String.fromCodePoint(
n)}):t}function kr(t){try{t=encodeURI(t).replace(C.percentDecode,"%")}catch{return null}return t}function Dr(t,e){let r=t.
replace(C.findPipe,(s,i,a)=>{let o=!1,h=i;for(;--h>=0&&a[h]==="\\";)o=!o;return o?"|":" |"}),u=r.split(C.splitPipe),n=0;
if(u[0].trim()||u.shift(),u.length>0&&!u.at(-1)?.trim()&&u.pop(),e)if(u.length>e)u.splice(e);else for(;u.length<e;)u.push(
"");for(;n<u.length;n++)u[n]=u[n].trim().replace(C.slashPipe,"|");return u}function X(t,e,r){let u=t.length;if(u===0)return"";
let n=0;for(;n<u;){let s=t.charAt(u-n-1);if(s===e&&!r)n++;else if(s!==e&&r)n++;else break}return t.slice(0,u-n)}function xr(t){
let e=t.split(`
`),r=e.length-1;for(;r>=0&&C.blankLine.test(e[r]);)r--;return e.length-r<=2?t:e.slice(0,r+1).join(`
`)}function Ue(t){return t.trim().replace(C.multipleSpaceGlobal," ").toLowerCase().toUpperCase().toLowerCase()}function wr(t,e){
if(t.indexOf(e[0])===-1&&t.indexOf(e[1])===-1)return-1;let r=0;for(let u=0;u<t.length;u++)if(t[u]==="\\")u++;else if(t[u]===
e[0])r++;else if(t[u]===e[1]&&(r--,r<0))return u;return r>0?-2:-1}var ke=new WeakMap;function wt(t){let e={"*":-1,_:-1},
r=-1,u=t.length;for(let n=0;n<u;n++){let s=t[n];if(s!=="*"&&s!=="_"&&s!=="~")continue;let i=n===0?`
`:t[n-1],a=n+1;for(;a<u&&t[a]===s;)a++;i!==" "&&i!=="	"&&i!==`
`&&i!=="\r"&&i!=="\f"&&(s==="~"?r=n:e[s]=n),n=a-1}return{maskedSrc:t,lastPossibleEmStrongCloserIndex:e,lastPossibleDelCloserIndex:r}}
function qn(t,e){let r=wt(e),u=ke.get(t);u?u.push(r):ke.set(t,[r])}function zn(t){let e=ke.get(t);e&&(e.pop(),e.length===
0&&ke.delete(t))}function br(t,e,r){let u=ke.get(t)?.at(-1);return u&&u.maskedSrc===e?u.lastPossibleEmStrongCloserIndex[r]:
wt(e).lastPossibleEmStrongCloserIndex[r]}function Er(t,e){let r=ke.get(t)?.at(-1);return r&&r.maskedSrc===e?r.lastPossibleDelCloserIndex:
wt(e).lastPossibleDelCloserIndex}function Ze(t,e=0){let r=e,u="";for(let n of t)if(n==="	"){let s=4-r%4;u+=" ".repeat(s),
r+=s}else u+=n,r++;return u}function Pn(t,e){let r="";for(let u=0;u<t.length;u++){if(t[u]==="`"){let n=e.inline.code.exec(
t.slice(u));if(n){r+=n[0],u+=n[0].length-1;continue}}if(t[u]==="\\"&&(t[u+1]==="["||t[u+1]==="]")){r+=t[u+1],u++;continue}
r+=t[u]}return r}function Cr(t,e,r,u,n){let s=e.href,i=e.title||null,a=Pn(t[1],n),o=t[0].charAt(0)==="!",h=u.state.inLink,
l=u.state.linkEmitted,d=u.state.inRawBlock;u.state.inLink=!0,u.state.linkEmitted=!1;let c=u.inlineTokens(a),p=u.state.linkEmitted;
if(u.state.linkEmitted=l,u.state.inLink=h,!o){if(p){u.state.inRawBlock=d;return}u.state.linkEmitted=!0}return{type:o?"im\
age":"link",raw:r,href:s,title:i,text:a,tokens:c}}function In(t,e,r){let u=t.match(r.other.indentCodeCompensation);if(u===
null)return e;let n=u[1];return e.split(`
`).map(s=>{let i=s.match(r.other.beginningSpace);if(i===null)return s;let[a]=i;return s.slice(Math.min(a.length,n.length))}).
join(`
`)}function Fr(t,e,r,u){if(!e.includes("<"))return!1;for(let n=0;n<e.length;n++){if(e[n]==="\\"){n++;continue}if(e[n]===
"`"){let a=u.inline.code.exec(e.slice(n));if(a){n+=a[0].length-1;continue}}if(e[n]!=="<")continue;let s=t.slice(r+n),i=u.
inline.tag.exec(s)||u.inline.autolink.exec(s);if(i){if(i[0].length>e.length-n)return!0;n+=i[0].length-1}}return!1}var ae=class{options;rules;lexer;constructor(t){
this.options=t||ne}space(t){let e=this.rules.block.newline.exec(t);if(e&&e[0].length>0)return{type:"space",raw:e[0]}}code(t){
let e=this.rules.block.code.exec(t);if(e){let r=this.options.pedantic?e[0]:xr(e[0]),u=r.replace(this.rules.other.codeRemoveIndent,
"");return{type:"code",raw:r,codeBlockStyle:"indented",text:u}}}fences(t){let e=this.rules.block.fences.exec(t);if(e){let r=e[0],
u=In(r,e[3]||"",this.rules);return e[3]!==void 0&&(u===""||u.endsWith(`
`))&&(u+=`
`),{type:"code",raw:r,lang:e[2]?e[2].trim().replace(this.rules.inline.anyPunctuation,"$1"):e[2],text:u}}}heading(t){let e=this.
rules.block.heading.exec(t);if(e){let r=e[2].trim();if(this.rules.other.endingHash.test(r)){let u=X(r,"#");(this.options.
pedantic||!u||this.rules.other.endingSpaceTabChar.test(u))&&(r=u.trim())}return{type:"heading",raw:X(e[0],`
`),depth:e[1].length,text:r,tokens:this.lexer.inline(r)}}}hr(t){let e=this.rules.block.hr.exec(t);if(e)return{type:"hr",
raw:X(e[0],`
`)}}blockquote(t){let e=this.rules.block.blockquote.exec(t);if(e){let r=X(e[0],`
`).split(`
`),u="",n="",s=[];for(;r.length>0;){let i=!1,a=[],o;for(o=0;o<r.length;o++)if(this.rules.other.blockquoteStart.test(r[o]))
a.push(r[o]),i=!0;else if(!i)a.push(r[o]);else break;r=r.slice(o);let h=a.join(`
`),l=h.replace(this.rules.other.blockquoteMarkerWhitespace,(p,f,$)=>$.startsWith(" ")?f+" "+$.slice(1):f+Ze($,f.length)).
replace(this.rules.other.blockquoteSetextReplace,`
    $1`).replace(this.rules.other.blockquoteSetextReplace2,"");u=u?`${u}
${h}`:h,n=n?`${n}
${l}`:l;let d=this.lexer.state.top;if(this.lexer.state.top=!0,this.lexer.blockTokens(l,s,!0),this.lexer.state.top=d,r.length===
0)break;let c=s.at(-1);if(c?.type==="code"||c?.type==="heading"||c?.type==="hr"||c?.type==="html"||c?.type==="table")break;
if(c?.type==="blockquote"){let p=c,f=r.join(`
`),$=p.raw+`
`+f.replace(this.rules.other.blockquoteSetextReplace2,""),m=this.blockquote($);s[s.length-1]=m;let A=$.substring(m.raw.length).
replace(/^\n/,""),_=A?A.split(`
`).length:0,k=_?r.slice(0,-_):r;if(k.length>0&&(u=`${u}
${k.join(`
`)}`),n=n.substring(0,n.length-p.text.length)+m.text,r=r.slice(k.length),r.length>0&&this.rules.other.blockquoteStart.test(
r[0]))continue;break}else if(c?.type==="list"){let p=c,f=p.raw+`
`+r.join(`
`),$=this.list(f);s[s.length-1]=$;let m=$.raw.length>p.raw.length?f.slice(p.raw.length+1,$.raw.length).split(`
`).length:0;if(m>0){let A=r.slice(0,m).join(`
`);u=`${u}
${A}`,n=`${n}
${A}`}if(r=r.slice(m),r.length>0&&!this.rules.other.blockquoteStart.test(r[0]))break;continue}}return{type:"blockquote",
raw:u,tokens:s,text:n}}}list(t){let e=this.rules.block.list.exec(t);if(e){if(!this.options.pedantic&&this.lexer.state.lastToken?.
type==="text"&&!this.rules.other.listInterruptsParagraph.test(t))return;let r=t,u=()=>r.length-t.length,n=e[1].trim(),s=n.
length>1,i={type:"list",raw:"",ordered:s,start:s?+n.slice(0,-1):"",loose:!1,items:[]};n=s?`\\d{1,9}\\${n.slice(-1)}`:`\\${n}`,
this.options.pedantic&&(n=s?n:"[*+-]");let a=this.rules.other.listItemRegex(n),o=!1;for(;t;){let d=!1,c="";if(!(e=a.exec(
t))||this.rules.block.hr.test(t))break;let p=u();t=t.substring(e[0].length);let f=e[2].split(`
`,1)[0],$=e[1].length,m=this.options.pedantic?Ze(f,$):f.replace(this.rules.other.leadingSpaceTab,W=>Ze(W,$)),A=t.split(`\

`,1)[0],_=!m.trim(),k=0;if(this.options.pedantic?(k=2,c=m.trimStart()):_?k=$+1:(k=m.search(this.rules.other.nonSpaceChar),
k=k>4?1:k,c=m.slice(k),k+=$),_&&this.rules.other.blankLine.test(A)&&(t=t.substring(A.length+1),d=!0),!d){let W=this.rules.
other.nextBulletRegex(k),P=this.rules.other.hrRegex(k),pe=this.rules.other.fencesBeginRegex(k),Q=this.options.pedantic?this.
rules.other.pedanticHeadingBeginRegex(k):this.rules.other.headingBeginRegex(k),xe=this.rules.other.htmlBeginRegex(k),U=this.
rules.other.blockquoteBeginRegex(k),we=!1;for(;t;){let te=t.split(`
`,1)[0],J;if(A=te,this.options.pedantic?(A=A.replace(this.rules.other.listReplaceNesting,"  "),J=A):J=A.replace(this.rules.
other.leadingSpaceTab,S=>Ze(S)),pe.test(A)||Q.test(A)||xe.test(A)||U.test(A)||W.test(A)||P.test(A))break;if(J.search(this.
rules.other.nonSpaceChar)>=k||!A.trim())c+=`
`+J.slice(k),we=!1;else{if(_)break;let S=m;if(!this.options.pedantic&&!c.includes(`
`)&&!m.includes("	")){let be;for(;!P.test(S)&&(be=this.rules.other.nestedBlockMarker.exec(S));)S=S.slice(be[0].length);if(!S.
trim())break}if(S.replace(this.rules.other.tabCharGlobal,"    ").search(this.rules.other.nonSpaceChar)>=4||pe.test(S)||Q.
test(S)||xe.test(S)||P.test(S))break;if(!this.options.pedantic&&!we){let be=m.replace(this.rules.other.nestedContainerMarkers,
"");if(this.rules.block.fences.test(be)||this.rules.block.heading.test(be)||this.rules.block.hr.test(be))break}let Wa=!this.
options.pedantic&&/^ {0,3}(?:=+|-+) *$/.test(A)&&this.rules.block.lheading.test(`${m}
${A}`)?`    ${J.replace(/^ {0,3}/,"")}`:A;c+=`
`+Wa,we=!0}_=!A.trim(),t=t.substring(te.length+1),m=J.slice(k)}}let ee=r.slice(p,u());i.loose||(o?i.loose=!0:this.rules.
other.doubleBlankLine.test(ee)&&(o=!0)),i.items.push({type:"list_item",raw:ee,task:!!this.options.gfm&&this.rules.other.
listIsTask.test(c),loose:!1,text:c,tokens:[]})}let h=i.items.at(-1);if(h)h.raw=h.raw.trimEnd(),h.text=h.text.trimEnd();else
return;i.raw=r.slice(0,u()).trimEnd();let l=[];for(let d of i.items)if(this.lexer.state.top=!1,l.push(this.lexer.inlineQueue.
length),d.tokens=this.lexer.blockTokens(d.text,[]),!i.loose){let c=d.tokens.filter(f=>f.type==="space"),p=c.length>0&&c.
some(f=>this.rules.other.anyLine.test(f.raw));i.loose=p}for(let d=0;d<i.items.length;d++){let c=i.items[d],p=c.tokens[0];
if(c.task&&(p?.type==="text"||p?.type==="paragraph")){c.text=c.text.replace(this.rules.other.listReplaceTask,""),p.raw=p.
raw.replace(this.rules.other.listReplaceTask,""),p.text=p.text.replace(this.rules.other.listReplaceTask,"");let f=this.lexer.
inlineQueue;for(let m=l[d];m<f.length;m++)if(f[m].tokens===p.tokens){f[m].src=f[m].src.replace(this.rules.other.listReplaceTask,
"");break}let $=this.rules.other.listTaskCheckbox.exec(c.raw);if($){let m={type:"checkbox",raw:$[0]+" ",checked:$[0]!=="\
[ ]"};c.checked=m.checked,i.loose?c.tokens[0]&&["paragraph","text"].includes(c.tokens[0].type)&&"tokens"in c.tokens[0]&&
c.tokens[0].tokens?(c.tokens[0].raw=m.raw+c.tokens[0].raw,c.tokens[0].text=m.raw+c.tokens[0].text,c.tokens[0].tokens.unshift(
m)):c.tokens.unshift({type:"paragraph",raw:m.raw,text:m.raw,tokens:[m]}):c.tokens.unshift(m)}}else c.task&&(c.task=!1)}if(i.
loose)for(let d of i.items){d.loose=!0;for(let c of d.tokens)c.type==="text"&&(c.type="paragraph")}return i}}html(t){let e=this.
rules.block.html.exec(t);if(e){if(this.lexer.state.lastToken?.type==="paragraph"&&!this.rules.other.htmlBeginRegex(4).test(
t))return;let r=xr(e[0]);return{type:"html",block:!0,raw:r,pre:e[1]==="pre"||e[1]==="script"||e[1]==="style",text:r}}}def(t){
let e=this.rules.block.def.exec(t);if(e){if(!this.rules.other.startAngleBracket.test(e[2])&&wr(e[2],"()")!==-1)return;let r=Ue(
e[1]),u=e[2]?e[2].replace(this.rules.other.hrefBrackets,"$1").replace(this.rules.inline.anyPunctuation,"$1"):"",n=e[3]?e[3].
substring(1,e[3].length-1).replace(this.rules.inline.anyPunctuation,"$1"):e[3];return{type:"def",tag:r,raw:X(e[0],`
`),href:u,title:n}}}table(t){let e=this.rules.block.table.exec(t);if(!e||!this.rules.other.tableDelimiter.test(e[2]))return;
let r=Dr(e[1]),u=e[2].replace(this.rules.other.tableAlignChars,"").split("|"),n=e[3]?.trim()?e[3].replace(this.rules.other.
tableRowBlankLine,"").split(`
`):[],s={type:"table",raw:X(e[0],`
`),header:[],align:[],rows:[]};if(r.length===u.length){for(let i of u)this.rules.other.tableAlignRight.test(i)?s.align.push(
"right"):this.rules.other.tableAlignCenter.test(i)?s.align.push("center"):this.rules.other.tableAlignLeft.test(i)?s.align.
push("left"):s.align.push(null);for(let i=0;i<r.length;i++)s.header.push({text:r[i],tokens:this.lexer.inline(r[i]),header:!0,
align:s.align[i]});for(let i of n)s.rows.push(Dr(i,s.header.length).map((a,o)=>({text:a,tokens:this.lexer.inline(a),header:!1,
align:s.align[o]})));return s}}lheading(t){let e=this.rules.block.lheading.exec(t);if(e){let r=e[1].trim();return{type:"\
heading",raw:X(e[0],`
`),depth:e[2].charAt(0)==="="?1:2,text:r,tokens:this.lexer.inline(r)}}}paragraph(t){let e=this.rules.block.paragraph.exec(
t);if(e){let r=e[1].charAt(e[1].length-1)===`
`?e[1].slice(0,-1):e[1];return{type:"paragraph",raw:e[0],text:r,tokens:this.lexer.inline(r)}}}text(t){let e=this.rules.block.
text.exec(t);if(e)return{type:"text",raw:e[0],text:e[0],tokens:this.lexer.inline(e[0])}}escape(t){if(t.charCodeAt(0)!==92)
return;let e=this.rules.inline.escape.exec(t);if(e)return{type:"escape",raw:e[0],text:e[1]}}tag(t){if(t.charCodeAt(0)!==
60)return;let e=this.rules.inline.tag.exec(t);if(e)return!this.lexer.state.inLink&&this.rules.other.startATag.test(e[0])?
this.lexer.state.inLink=!0:this.lexer.state.inLink&&this.rules.other.endATag.test(e[0])&&(this.lexer.state.inLink=!1),!this.
lexer.state.inRawBlock&&this.rules.other.startPreScriptTag.test(e[0])?this.lexer.state.inRawBlock=!0:this.lexer.state.inRawBlock&&
this.rules.other.endPreScriptTag.test(e[0])&&(this.lexer.state.inRawBlock=!1),{type:"html",raw:e[0],inLink:this.lexer.state.
inLink,inRawBlock:this.lexer.state.inRawBlock,block:!1,text:e[0]}}link(t){if(this.lexer.state.linkParenPossible===!1)return;
let e=t.charCodeAt(0);if(e!==91&&e!==33)return;let r=this.rules.inline.link.exec(t);if(r){let u=r[0].charAt(0)==="!"?2:1;
if(!this.options.pedantic&&Fr(t,r[1],u,this.rules))return;let n=r[2].trim();if(!this.options.pedantic&&this.rules.other.
startAngleBracket.test(n)){if(!this.rules.other.endAngleBracket.test(n))return;let o=X(n.slice(0,-1),"\\");if((n.length-
o.length)%2===0)return}else{let o=wr(r[2],"()");if(o===-2)return;if(o>-1){let h=(r[0].indexOf("!")===0?5:4)+r[1].length+
o;r[2]=r[2].substring(0,o),r[0]=r[0].substring(0,h).trim(),r[3]=""}}let s=X(r[0].slice(0,-1),"\\");if((r[0].length-s.length)%
2===0)return;let i=r[2],a="";if(this.options.pedantic){let o=this.rules.other.pedanticHrefTitle.exec(i);o&&(i=o[1],a=o[3])}else
a=r[3]?r[3].slice(1,-1):"";return i=i.trim(),this.rules.other.startAngleBracket.test(i)&&(this.options.pedantic&&!this.rules.
other.endAngleBracket.test(n)?i=i.slice(1):i=i.slice(1,-1)),Cr(r,{href:i&&i.replace(this.rules.inline.anyPunctuation,"$1"),
title:a&&a.replace(this.rules.inline.anyPunctuation,"$1")},r[0],this.lexer,this.rules)}}reflink(t,e){let r=t.charCodeAt(
0);if(r!==91&&r!==33)return;let u;if((u=this.rules.inline.reflink.exec(t))||(u=this.rules.inline.nolink.exec(t))){let n=u[0].
charAt(0)==="!"?2:1;if(!this.options.pedantic&&Fr(t,u[1],n,this.rules))return;let s=e[Ue(u[2]||u[1])];if(!s){let i=u[0].
charAt(0);return{type:"text",raw:i,text:i}}return Cr(u,s,u[0],this.lexer,this.rules)}}emStrong(t,e,r=""){let u=this.rules.
inline.emStrongLDelim.exec(t);if(!u||!u[1]&&!u[2]&&!u[3]&&!u[4])return;let n=u[0][0],s=r===n,i=e.length-t.length,a=i;for(;!this.
options.pedantic&&a>0&&e[a-1]===n;)a--;let o=[...e.slice(Math.max(0,a-2),a)].at(-1)??"",h=o==="*"||o==="_"||!!this.rules.
inline.punctuation.exec(o);a<i&&(r=o);let l=a<i?h:r==="*"||r==="_"||!!this.rules.inline.punctuation.exec(r);if(u[4]&&r.match(
this.rules.other.unicodeAlphaNumeric))return;let d=u[1]||u[3]||"";if(!d||!r||l){let c=[...u[0]].length-1,p,f,$=c,m=0,A=i-
a+c,_=!this.options.pedantic&&!!o.trim()&&(!!d||n==="*"&&!h);if(n!=="*"&&n!=="_")return;let k=n==="*"?this.rules.inline.
emStrongRDelimAst:this.rules.inline.emStrongRDelimUnd,ee=br(this,e,n),W=e.length-t.length+c;if(ee<W)return;e=e.slice(-1*
t.length+c);let P=ee-W;for(k.lastIndex=0;(u=k.exec(e))!==null&&!(u.index>P);){if(p=u[1]||u[2]||u[3]||u[4]||u[5]||u[6],!p)
continue;if(f=[...p].length,u[3]||u[4]){$+=f;continue}else if((u[5]||u[6]||_)&&A%3&&!((A+f)%3)){if(s&&(u[5]||u[6]))break;
m+=f;continue}if($-=f,$>0)continue;f=Math.min(f,f+$+m);let pe=[...u[0]][0].length,Q=t.slice(0,c+u.index+pe+f);if(Math.min(
c,f)%2){let U=Q.slice(1,-1);return{type:"em",raw:Q,text:U,tokens:this.lexer.inlineTokens(U)}}let xe=Q.slice(2,-2);return{
type:"strong",raw:Q,text:xe,tokens:this.lexer.inlineTokens(xe)}}}}codespan(t){if(t.charCodeAt(0)!==96)return;let e=this.
rules.inline.code.exec(t);if(e){let r=e[2].replace(this.rules.other.newLineCharGlobal," "),u=this.rules.other.nonSpaceChar.
test(r),n=this.rules.other.startingSpaceChar.test(r)&&this.rules.other.endingSpaceChar.test(r);return u&&n&&(r=r.substring(
1,r.length-1)),{type:"codespan",raw:e[0],text:r}}}br(t){let e=t.charCodeAt(0);if(e!==32&&e!==92&&e!==10)return;let r=this.
rules.inline.br.exec(t);if(r)return{type:"br",raw:r[0]}}del(t,e,r=""){if(t.charCodeAt(0)!==126)return;let u=this.rules.inline.
delLDelim.exec(t);if(u&&(!u[1]||!r||this.rules.inline.punctuation.exec(r))){let n=[...u[0]].length-1,s,i,a=n,o=this.rules.
inline.delRDelim,h=Er(this,e),l=e.length-t.length+n;if(h<l)return;e=e.slice(-1*t.length+n);let d=h-l;for(o.lastIndex=0;(u=
o.exec(e))!==null&&!(u.index>d);){if(s=u[1]||u[2]||u[3]||u[4]||u[5]||u[6],!s||(i=[...s].length,i!==n))continue;if(u[3]||
u[4]){a+=i;continue}if(a-=i,a>0)continue;i=Math.min(i,i+a);let c=[...u[0]][0].length,p=t.slice(0,n+u.index+c+i),f=p.slice(
n,-n);return{type:"del",raw:p,text:f,tokens:this.lexer.inlineTokens(f)}}}}autolink(t){if(t.charCodeAt(0)!==60)return;let e=this.
rules.inline.autolink.exec(t);if(e){let r,u;return e[2]==="@"?(r=e[1],u="mailto:"+r):(r=e[1],u=r),{type:"link",raw:e[0],
text:r,href:u,autolink:!0,tokens:[{type:"text",raw:r,text:r}]}}}url(t){let e;if(e=this.rules.inline.url.exec(t)){let r,u;
if(e[2]==="@")r=e[0],u="mailto:"+r;else{let n;do n=e[0],e[0]=this.rules.inline._backpedal.exec(e[0])?.[0]??"";while(n!==
e[0]);r=e[0],e[1]==="www."?u="http://"+e[0]:u=e[0]}return{type:"link",raw:e[0],text:r,href:u,autolink:!0,tokens:[{type:"\
text",raw:r,text:r}]}}}inlineText(t){let e=this.rules.inline.text.exec(t);if(e){let r=this.lexer.state.inRawBlock;return{
type:"text",raw:e[0],text:r?e[0]:Tn(e[0]),escaped:r}}}},M=class It{tokens;options;state;inlineQueue;tokenizer;constructor(e){
this.tokens=[],this.tokens.links=Object.create(null),this.options=e||ne,this.options.tokenizer=this.options.tokenizer||new ae,
this.tokenizer=this.options.tokenizer,this.tokenizer.options=this.options,this.tokenizer.lexer=this,this.inlineQueue=[],
this.state={inLink:!1,inRawBlock:!1,linkEmitted:!1,linkParenPossible:!0,top:!0};let r={other:C,block:We.normal,inline:ye.
normal};this.options.pedantic?(r.block=We.pedantic,r.inline=ye.pedantic):this.options.gfm&&(r.block=We.gfm,this.options.
breaks?r.inline=ye.breaks:r.inline=ye.gfm),this.tokenizer.rules=r}static get rules(){return{block:We,inline:ye}}static lex(e,r){
return new It(r).lex(e)}static lexInline(e,r){return new It(r).inlineTokens(e)}lex(e){e=e.replace(C.carriageReturn,`
`),this.blockTokens(e,this.tokens);for(let r=0;r<this.inlineQueue.length;r++){let u=this.inlineQueue[r];this.state.inRawBlock=
!1,this.inlineTokens(u.src,u.tokens)}return this.inlineQueue=[],this.tokens}blockTokens(e,r=[],u=!1){this.tokenizer.lexer=
this;let n=this.state.lastToken;this.options.pedantic&&(e=e.replace(C.tabCharGlobal,"    ").replace(C.spaceLine,""));let s=1/0,
i,a=this.options.gfm&&!this.options.pedantic&&this.tokenizer.paragraph===ae.prototype.paragraph;for(;e;){if(e.length<s)s=
e.length;else{this.infiniteLoopError(e.charCodeAt(0));break}this.state.lastToken=r.at(-1);let o;if(this.options.extensions?.
block?.some(l=>(o=l.call({lexer:this},e,r))?(e=e.substring(o.raw.length),r.push(o),!0):!1))continue;if(o=this.tokenizer.
space(e)){e=e.substring(o.raw.length);let l=r.at(-1);o.raw.length===1&&l!==void 0?l.raw+=`
`:r.push(o);continue}if(o=this.tokenizer.code(e)){e=e.substring(o.raw.length);let l=r.at(-1);l?.type==="paragraph"||l?.type===
"text"?(l.raw+=(l.raw.endsWith(`
`)?"":`
`)+o.raw,l.text+=`
`+o.text,this.inlineQueue.at(-1).src=l.text):r.push(o);continue}if(o=this.tokenizer.fences(e)){e=e.substring(o.raw.length),
r.push(o);continue}if(o=this.tokenizer.heading(e)){e=e.substring(o.raw.length),r.push(o);continue}if(o=this.tokenizer.hr(
e)){e=e.substring(o.raw.length),r.push(o);continue}if(o=this.tokenizer.blockquote(e)){e=e.substring(o.raw.length),r.push(
o);continue}if(o=this.tokenizer.list(e)){e=e.substring(o.raw.length),r.push(o);continue}if(o=this.tokenizer.html(e)){e=e.
substring(o.raw.length),r.push(o);continue}if(o=this.tokenizer.def(e)){e=e.substring(o.raw.length);let l=r.at(-1);l?.type===
"paragraph"||l?.type==="text"?(l.raw+=(l.raw.endsWith(`
`)?"":`
`)+o.raw,l.text+=`
`+o.raw,this.inlineQueue.at(-1).src=l.text):(this.tokens.links[o.tag]||(this.tokens.links[o.tag]={href:o.href,title:o.title}),
r.push(o));continue}if(o=this.tokenizer.table(e)){e=e.substring(o.raw.length),r.push(o);continue}if(o=this.tokenizer.lheading(
e)){e=e.substring(o.raw.length),r.push(o);continue}let h=e;if(this.options.extensions?.startBlock){let l=1/0,d=e.slice(1),
c;this.options.extensions.startBlock.forEach(p=>{c=p.call({lexer:this},d),typeof c=="number"&&c>=0&&(l=Math.min(l,c))}),
l<1/0&&l>=0&&(h=e.substring(0,l+1))}if(this.state.top&&(o=this.tokenizer.paragraph(h))){let l=r.at(-1);(u||l===i&&a)&&l?.
type==="paragraph"?(l.raw+=(l.raw.endsWith(`
`)?"":`
`)+o.raw,l.text+=`
`+o.text,this.inlineQueue.pop(),this.inlineQueue.at(-1).src=l.text,i=l):(r.push(o),i=o),u=h.length!==e.length,e=e.substring(
o.raw.length);continue}if(o=this.tokenizer.text(e)){e=e.substring(o.raw.length);let l=r.at(-1);l?.type==="text"?(l.raw+=
(l.raw.endsWith(`
`)?"":`
`)+o.raw,l.text+=`
`+o.text,this.inlineQueue.pop(),this.inlineQueue.at(-1).src=l.text):r.push(o);continue}if(e){this.infiniteLoopError(e.charCodeAt(
0));break}}return this.state.top=!0,this.state.lastToken=n,r}inline(e,r=[]){return this.inlineQueue.push({src:e,tokens:r}),
r}linkInText(e){if(!e.includes("["))return!1;let r=this.tokenizer.rules.inline.link;for(let u of e.matchAll(this.tokenizer.
rules.inline.blockSkip))if(r.test(u[0])&&e.charAt(u.index-1)!=="!")return!0;for(let u of e.matchAll(this.tokenizer.rules.
inline.reflinkSearch)){let n=u[0],s=n.lastIndexOf("[");if(!(n.charAt(0)==="!"||!Object.hasOwn(this.tokens.links,Ue(n.slice(
s+1,-1))))&&!(s>1&&this.linkInText(n.slice(1,s-1))))return!0}return!1}inlineTokens(e,r=[]){this.tokenizer.lexer=this;let u=this.
state.linkParenPossible;this.state.linkParenPossible=e.includes(")");try{return this.#e(e,r)}finally{this.state.linkParenPossible=
u}}#e(e,r){let u=e.includes("*")||e.includes("_")||e.includes("~"),n=u||this.options.hooks?.emStrongMask||this.tokenizer.
emStrong!==ae.prototype.emStrong||this.tokenizer.del!==ae.prototype.del?this.#u(e):e;if(!u)return this.#t(e,n,r);qn(this.
tokenizer,n);try{return this.#t(e,n,r)}finally{zn(this.tokenizer)}}#t(e,r,u){let n=!1,s="",i=1/0;for(;e;){if(e.length<i)
i=e.length;else{this.infiniteLoopError(e.charCodeAt(0));break}n||(s=""),n=!1;let a;if(this.options.extensions?.inline?.some(
l=>(a=l.call({lexer:this},e,u))?(e=e.substring(a.raw.length),u.push(a),!0):!1))continue;if(a=this.tokenizer.escape(e)){e=
e.substring(a.raw.length),u.push(a);continue}if(a=this.tokenizer.tag(e)){e=e.substring(a.raw.length),u.push(a);continue}
if(a=this.tokenizer.link(e)){e=e.substring(a.raw.length),u.push(a);continue}if(a=this.tokenizer.reflink(e,this.tokens.links)){
e=e.substring(a.raw.length);let l=u.at(-1);a.type==="text"&&l?.type==="text"?(l.raw+=a.raw,l.text+=a.text):u.push(a);continue}
let o=e[0];if(o==="*"||o==="_"){let l=r.length-e.length;if(br(this.tokenizer,r,o)<=l){let d=1;for(;d<e.length&&e.charCodeAt(
d)===o.charCodeAt(0);)d++;let c=e.substring(0,d),p=u.at(-1);p?.type==="text"&&!p.escaped?(p.raw+=c,p.text+=c):u.push({type:"\
text",raw:c,text:c,escaped:!1}),e=e.substring(d),s=o,n=!0;continue}}else if(o==="~"){let l=r.length-e.length;if(Er(this.
tokenizer,r)<=l){let d=1;for(;d<e.length&&e.charCodeAt(d)===126;)d++;let c=e.substring(0,d),p=u.at(-1);p?.type==="text"&&
!p.escaped?(p.raw+=c,p.text+=c):u.push({type:"text",raw:c,text:c,escaped:!1}),e=e.substring(d),s=o,n=!0;continue}}if(a=this.
tokenizer.emStrong(e,r,s)){e=e.substring(a.raw.length),u.push(a);continue}if(a=this.tokenizer.codespan(e)){e=e.substring(
a.raw.length),u.push(a);continue}if(a=this.tokenizer.br(e)){e=e.substring(a.raw.length),u.push(a);continue}if(a=this.tokenizer.
del(e,r,s)){e=e.substring(a.raw.length),u.push(a);continue}if(a=this.tokenizer.autolink(e)){e=e.substring(a.raw.length),
u.push(a);continue}if(!this.state.inLink&&(a=this.tokenizer.url(e))){e=e.substring(a.raw.length),u.push(a);continue}let h=e;
if(this.options.extensions?.startInline){let l=1/0,d=e.slice(1),c;this.options.extensions.startInline.forEach(p=>{c=p.call(
{lexer:this},d),typeof c=="number"&&c>=0&&(l=Math.min(l,c))}),l<1/0&&l>=0&&(h=e.substring(0,l+1))}if(a=this.tokenizer.inlineText(
h)){e=e.substring(a.raw.length),a.raw.slice(-1)!=="_"&&(s=a.raw.slice(-1)),n=!0;let l=u.at(-1);l?.type==="text"?(l.raw+=
a.raw,l.text+=a.text):u.push(a);continue}if(e){this.infiniteLoopError(e.charCodeAt(0));break}}return u}#r(e){let{blockSkip:r,
tag:u,autolink:n}=this.tokenizer.rules.inline,s="",i=0,a;for(r.lastIndex=0;a=r.exec(e);){let o=a.index+(a[2]?a[2].length:
0),h=a.index+a[0].length;if(e.charAt(o)==="<"){let l=e.slice(o),d=u.exec(l)||n.exec(l);if(!d){r.lastIndex=o+1;continue}h=
o+d[0].length,r.lastIndex=h}s+=e.slice(i,o)+"["+"a".repeat(h-o-2)+"]",i=h}return s+e.slice(i)}#u(e){let r=e;if(this.tokens.
links&&e.includes("[")){let u=this.tokenizer.rules.inline.reflinkSearch,n=s=>{let i=s.lastIndexOf("[");if(!Object.hasOwn(
this.tokens.links,Ue(s.slice(i+1,-1))))return s;if(i>1&&s.charAt(0)!=="!"){let a=s.slice(1,i-1);if(this.linkInText(a))return"\
["+a.replace(u,n)+"]["+"a".repeat(s.length-i-2)+"]"}return"["+"a".repeat(s.length-2)+"]"};r=r.replace(u,n)}return r=r.replace(
this.tokenizer.rules.inline.anyPunctuationOutsideCode,(u,n,s)=>s?"+".repeat(u.length):n?n+u.slice(n.length,-n.length).replace(
/`/g,"+")+n:u),r=this.#r(r),r=this.options.hooks?.emStrongMask?.call({lexer:this},r)??r,r}infiniteLoopError(e){let r="In\
finite loop on byte: "+e;if(this.options.silent)console.error(r);else throw new Error(r)}},Ve=class{options;parser;constructor(t){
this.options=t||ne}space(t){return""}code({text:t,lang:e,escaped:r}){let u=(e||"").match(C.notSpaceStart)?.[0],n=t?t.replace(
C.endingNewline,"")+`
`:"";return u?'<pre><code class="language-'+N(u)+'">'+(r?n:N(n,!0))+`</code></pre>
`:"<pre><code>"+(r?n:N(n,!0))+`</code></pre>
`}blockquote({tokens:t}){return`<blockquote>
${this.parser.parse(t)}</blockquote>
`}html({text:t}){return t}def(t){return""}heading({tokens:t,depth:e}){return`<h${e}>${this.parser.parseInline(t)}</h${e}\
>
`}hr(t){return`<hr>
`}list(t){let e=t.ordered,r=t.start,u="";for(let i=0;i<t.items.length;i++){let a=t.items[i];u+=this.listitem(a)}let n=e?
"ol":"ul",s=e&&r!==1?' start="'+r+'"':"";return"<"+n+s+`>
`+u+"</"+n+`>
`}listitem(t){return`<li>${this.parser.parse(t.tokens)}</li>
`}checkbox({checked:t}){return"<input "+(t?'checked="" ':"")+'disabled="" type="checkbox"> '}paragraph({tokens:t}){return`\
<p>${this.parser.parseInline(t)}</p>
`}table(t){let e="",r="";for(let n=0;n<t.header.length;n++)r+=this.tablecell(t.header[n]);e+=this.tablerow({text:r});let u="";
for(let n=0;n<t.rows.length;n++){let s=t.rows[n];r="";for(let i=0;i<s.length;i++)r+=this.tablecell(s[i]);u+=this.tablerow(
{text:r})}return u&&(u=`<tbody>${u}</tbody>`),`<table>
<thead>
`+e+`</thead>
`+u+`</table>
`}tablerow({text:t}){return`<tr>
${t}</tr>
`}tablecell(t){let e=this.parser.parseInline(t.tokens),r=t.header?"th":"td";return(t.align?`<${r} align="${t.align}">`:`\
<${r}>`)+e+`</${r}>
`}strong({tokens:t}){return`<strong>${this.parser.parseInline(t)}</strong>`}em({tokens:t}){return`<em>${this.parser.parseInline(
t)}</em>`}codespan({text:t}){return`<code>${N(t,!0)}</code>`}br(t){return"<br>"}del({tokens:t}){return`<del>${this.parser.
parseInline(t)}</del>`}link({href:t,title:e,text:r,tokens:u,autolink:n}){let s=n?N(r,!0):this.parser.parseInline(u),i=kr(
t);if(i===null)return s;t=N(i,n);let a='<a href="'+t+'"';return e&&(a+=' title="'+N(e)+'"'),a+=">"+s+"</a>",a}image({href:t,
title:e,text:r,tokens:u}){u&&(r=this.parser.parseInline(u,this.parser.textRenderer));let n=kr(t);if(n===null)return N(r);
t=n;let s=`<img src="${N(t)}" alt="${N(r)}"`;return e&&(s+=` title="${N(e)}"`),s+=">",s}text(t){return"tokens"in t&&t.tokens?
this.parser.parseInline(t.tokens):"escaped"in t&&t.escaped?t.text:N(t.text)}},bt=class{parser;strong({text:t,tokens:e}){
return e?this.parser.parseInline(e,this):t}em({text:t,tokens:e}){return e?this.parser.parseInline(e,this):t}codespan({text:t}){
return t}del({text:t,tokens:e}){return e?this.parser.parseInline(e,this):t}html({text:t}){return t}text({text:t}){return t}link({
text:t,tokens:e}){return e?this.parser.parseInline(e,this):t}image({text:t,tokens:e}){return e?this.parser.parseInline(e,
this):t}br(){return`
`}checkbox({raw:t}){return t}},O=class Nt{options;renderer;textRenderer;constructor(e){this.options=e||ne,this.options.renderer=
this.options.renderer||new Ve,this.renderer=this.options.renderer,this.renderer.options=this.options,this.renderer.parser=
this,this.textRenderer=new bt,this.textRenderer.parser=this}static parse(e,r){return new Nt(r).parse(e)}static parseInline(e,r){
return new Nt(r).parseInline(e)}parse(e){this.renderer.parser=this;let r="";for(let u=0;u<e.length;u++){let n=e[u];if(this.
options.extensions?.renderers?.[n.type]){let i=n,a=this.options.extensions.renderers[i.type].call({parser:this},i);if(a!==
!1||!["space","hr","heading","code","table","blockquote","list","checkbox","html","def","paragraph","text"].includes(i.type)){
r+=a===!1?"":a??"";continue}}let s=n;switch(s.type){case"space":{r+=this.renderer.space(s);break}case"hr":{r+=this.renderer.
hr(s);break}case"heading":{r+=this.renderer.heading(s);break}case"code":{r+=this.renderer.code(s);break}case"table":{r+=
this.renderer.table(s);break}case"blockquote":{r+=this.renderer.blockquote(s);break}case"list":{r+=this.renderer.list(s);
break}case"checkbox":{r+=this.renderer.checkbox(s);break}case"html":{r+=this.renderer.html(s);break}case"def":{r+=this.renderer.
def(s);break}case"paragraph":{r+=this.renderer.paragraph(s);break}case"text":{r+=this.renderer.text(s);break}default:{let i='\
Token with "'+s.type+'" type was not found.';if(this.options.silent)return console.error(i),"";throw new Error(i)}}}return r}parseInline(e,r=this.
renderer){this.renderer.parser=this;let u="";for(let n=0;n<e.length;n++){let s=e[n];if(this.options.extensions?.renderers?.[s.
type]){let a=this.options.extensions.renderers[s.type].call({parser:this},s);if(a!==!1||!["escape","html","link","image",
"checkbox","strong","em","codespan","br","del","text"].includes(s.type)){u+=a===!1?"":a??"";continue}}let i=s;switch(i.type){case"\
escape":{u+=r.text(i);break}case"html":{u+=r.html(i);break}case"link":{u+=r.link(i);break}case"image":{u+=r.image(i);break}case"\
checkbox":{u+=r.checkbox(i);break}case"strong":{u+=r.strong(i);break}case"em":{u+=r.em(i);break}case"codespan":{u+=r.codespan(
i);break}case"br":{u+=r.br(i);break}case"del":{u+=r.del(i);break}case"text":{u+=r.text(i);break}default:{let a='Token wi\
th "'+i.type+'" type was not found.';if(this.options.silent)return console.error(a),"";throw new Error(a)}}}return u}},ve=class{options;block;constructor(t){
this.options=t||ne}static passThroughHooks=new Set(["preprocess","postprocess","processAllTokens","emStrongMask"]);static passThroughHooksRespectAsync=new Set(
["preprocess","postprocess","processAllTokens"]);preprocess(t){return t}postprocess(t){return t}processAllTokens(t){return t}emStrongMask(t){
return t}provideLexer(t=this.block){return t?M.lex:M.lexInline}provideParser(t=this.block){return t?O.parse:O.parseInline}};
function Y(t,e){if(Array.isArray(e))for(let r=0;r<e.length;r++)t.push(e[r]);else t.push(e)}var Nn=class{defaults=pt();options=this.
setOptions;parse=this.parseMarkdown(!0);parseInline=this.parseMarkdown(!1);Parser=O;Renderer=Ve;TextRenderer=bt;Lexer=M;Tokenizer=ae;Hooks=ve;constructor(...t){
this.use(...t)}walkTokens(t,e){let r=[];for(let u of t)switch(Y(r,e.call(this,u)),u.type){case"table":{let n=u;for(let s of n.
header)Y(r,this.walkTokens(s.tokens,e));for(let s of n.rows)for(let i of s)Y(r,this.walkTokens(i.tokens,e));break}case"l\
ist":{let n=u;Y(r,this.walkTokens(n.items,e));break}default:{let n=u;this.defaults.extensions?.childTokens?.[n.type]?this.
defaults.extensions.childTokens[n.type].forEach(s=>{let i=n[s].flat(1/0);Y(r,this.walkTokens(i,e))}):n.tokens&&Y(r,this.
walkTokens(n.tokens,e))}}return r}use(...t){let e=this.defaults.extensions||{renderers:Object.create(null),childTokens:Object.
create(null)};return t.forEach(r=>{let u={...r};if(u.async=this.defaults.async||u.async||!1,r.extensions&&(r.extensions.
forEach(n=>{if(!n.name)throw new Error("extension name required");if("renderer"in n){let s=e.renderers[n.name];s?e.renderers[n.
name]=function(...i){let a=n.renderer.apply(this,i);return a===!1&&(a=s.apply(this,i)),a}:e.renderers[n.name]=n.renderer}
if("tokenizer"in n){if(!n.level||n.level!=="block"&&n.level!=="inline")throw new Error("extension level must be 'block' \
or 'inline'");let s=e[n.level];s?s.unshift(n.tokenizer):e[n.level]=[n.tokenizer],n.start&&(n.level==="block"?e.startBlock?
e.startBlock.push(n.start):e.startBlock=[n.start]:n.level==="inline"&&(e.startInline?e.startInline.push(n.start):e.startInline=
[n.start]))}"childTokens"in n&&n.childTokens&&(e.childTokens[n.name]=n.childTokens)}),u.extensions=e),r.renderer){let n=this.
defaults.renderer||new Ve(this.defaults);for(let s in r.renderer){if(!(s in n))throw new Error(`renderer '${s}' does not\
 exist`);if(["options","parser"].includes(s))continue;let i=s,a=r.renderer[i],o=n[i];n[i]=(...h)=>{let l=a.apply(n,h);return l===
!1&&(l=o.apply(n,h)),l===!1?"":l??""}}u.renderer=n}if(r.tokenizer){let n=this.defaults.tokenizer||new ae(this.defaults);
for(let s in r.tokenizer){if(!(s in n))throw new Error(`tokenizer '${s}' does not exist`);if(["options","rules","lexer"].
includes(s))continue;let i=s,a=r.tokenizer[i],o=n[i];n[i]=(...h)=>{let l=a.apply(n,h);return l===!1&&(l=o.apply(n,h)),l}}
u.tokenizer=n}if(r.hooks){let n=this.defaults.hooks||new ve;for(let s in r.hooks){if(!(s in n))throw new Error(`hook '${s}\
' does not exist`);if(["options","block"].includes(s))continue;let i=s,a=r.hooks[i],o=n[i];ve.passThroughHooks.has(s)?n[i]=
h=>{if(n.options.async&&ve.passThroughHooksRespectAsync.has(s))return(async()=>{let d=await a.call(n,h);return o.call(n,
d)})();let l=a.call(n,h);return o.call(n,l)}:n[i]=(...h)=>{if(n.options.async)return(async()=>{let d=await a.apply(n,h);
return d===!1&&(d=await o.apply(n,h)),d})();let l=a.apply(n,h);return l===!1&&(l=o.apply(n,h)),l}}u.hooks=n}if(r.walkTokens){
let n=this.defaults.walkTokens,s=r.walkTokens;u.walkTokens=function(i){let a=[];return Y(a,s.call(this,i)),n&&Y(a,n.call(
this,i)),a}}this.defaults={...this.defaults,...u}}),this}setOptions(t){return this.defaults={...this.defaults,...t},this}lexer(t,e){
return M.lex(t,e??this.defaults)}parser(t,e){return O.parse(t,e??this.defaults)}parseMarkdown(t){return(e,r)=>{let u={...r},
n={...this.defaults,...u},s=this.onError(!!n.silent,!!n.async);if(this.defaults.async===!0&&u.async===!1)return s(new Error(
"marked(): The async option was set to true by an extension. Remove async: false from the parse options object to return\
 a Promise."));if(typeof e>"u"||e===null)return s(new Error("marked(): input parameter is undefined or null"));if(typeof e!=
"string")return s(new Error("marked(): input parameter is of type "+Object.prototype.toString.call(e)+", string expected"));
if(n.hooks&&(n.hooks.options=n,n.hooks.block=t),n.async)return(async()=>{let i=n.hooks?await n.hooks.preprocess(e):e,a=await(n.
hooks?await n.hooks.provideLexer(t):t?M.lex:M.lexInline)(i,n),o=n.hooks?await n.hooks.processAllTokens(a):a;n.walkTokens&&
await Promise.all(this.walkTokens(o,n.walkTokens));let h=await(n.hooks?await n.hooks.provideParser(t):t?O.parse:O.parseInline)(
o,n);return n.hooks?await n.hooks.postprocess(h):h})().catch(s);try{n.hooks&&(e=n.hooks.preprocess(e));let i=(n.hooks?n.
hooks.provideLexer(t):t?M.lex:M.lexInline)(e,n);n.hooks&&(i=n.hooks.processAllTokens(i)),n.walkTokens&&this.walkTokens(i,
n.walkTokens);let a=(n.hooks?n.hooks.provideParser(t):t?O.parse:O.parseInline)(i,n);return n.hooks&&(a=n.hooks.postprocess(
a)),a}catch(i){return s(i)}}}onError(t,e){return r=>{if(r.message+=`
Please report this to https://github.com/markedjs/marked.`,t){let u="<p>An error occurred:</p><pre>"+N(r.message+"",!0)+
"</pre>";return e?Promise.resolve(u):u}if(e)return Promise.reject(r);throw r}}},oe=new Nn;function D(t,e){return oe.parse(
t,e)}D.options=D.setOptions=function(t){return oe.setOptions(t),D.defaults=oe.defaults,sr(D.defaults),D},D.getDefaults=pt,
D.defaults=ne;function Hn(...t){return oe.use(...t),D.defaults=oe.defaults,sr(D.defaults),D}D.use=Hn,D.walkTokens=function(t,e){
return oe.walkTokens(t,e)},D.parseInline=oe.parseInline,D.Parser=O,D.parser=O.parse,D.Renderer=Ve,D.TextRenderer=bt,D.Lexer=
M,D.lexer=M.lex,D.Tokenizer=ae,D.Hooks=ve,D.parse=D;var Xa=D.options,Ja=D.setOptions,Ya=D.walkTokens,eo=D.parseInline,to=null,
ro=O.parse,uo=M.lex,x=t=>new RegExp(String.raw`(?<![\p{L}\p{N}_])(?:${t})(?![\p{L}\p{N}_])`,"iu"),V=t=>new RegExp(String.
raw`^(?:${t})(?![\p{L}\p{N}_])`,"iu"),Br=({source:t})=>new RegExp(String.raw`(?:${t})\p{L}{0,30}`,"giu"),G=(t,e)=>t.some(
({pattern:r})=>r.test(e)),Et=new RegExp("^[^\\p{L}]{0,10}(?:revert(?:s|ed|ing)?|undo(?:es)?|undid|undone|back(?:s|ed)? ou\
t|roll(?:s|ed)?[ -]?back)(?!\\p{L})","iu"),Mn=/(?<=#|\/(?:pull|issues|merge_requests)\/)\d{1,7}/g,yr=t=>[...t.matchAll(Mn)].
map(([e])=>e),vr=V("(?:temporarily )?(?:disabl(?:e|es|ed|ing)|hid(?:e|es|ing|den)|(?:turn|switch)(?:s|es|ed)? off|deacti\
vat(?:e|es|ed))"),Sr=V("(?:temporarily )?(?:remov(?:e|es|ed|ing)|drop(?:s|ped)?|delet(?:e|es|ed)|roll(?:s|ed)? back)"),On=new Set(
"a an the of for to in on with and as by from new now add adds added adding introduce introduces introduced implement im\
plements implemented allow allows allowed enable enables enabled support supports option options".split(" ")),Se=t=>t.toLowerCase().
replace(/[^\p{L}\p{N}]/gu,"");function Rr(t){let e=[...t.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)].map(([r])=>r);return new Set(
e.filter(r=>!On.has(r)))}var Lr=(t,e)=>t.size>0&&[...t].every(r=>e.has(r));function jn(t){let e=t.filter(({whole:o,heading:h})=>Et.
test(o)||Et.test(h)),r=t.filter(({sentence:o})=>vr.test(o)),u=t.filter(({sentence:o})=>Sr.test(o)),n=e.map(({whole:o})=>Se(
o)),s=r.map(({scope:o,sentence:h})=>Se(`${o} ${h}`)),i=[...e,...r,...u].map(({sentence:o})=>Rr(o.replace(Et,"").replace(
vr,"").replace(Sr,""))),a=new Set(e.flatMap(({whole:o})=>yr(o)));return({text:o,whole:h,scope:l,sentence:d})=>{let c=Se(
o),p=Se(l),f=Rr(d);return n.some($=>$.includes(c))||yr(h).some($=>a.has($))||s.some($=>p.length>=Wn&&$.includes(p))||i.some(
$=>Lr($,f)||Lr(f,$))}}var Wn=4,Un=/^v?\.?\d{1,8}\.[\dx][\w.+-]{0,60}$/i,Zn=/^(?:version|release|ver|v)\s{0,3}v?\d{1,4}(?![\p{L}\p{N}])/iu,
Vn=/^\d{1,4}$/,Gn=/^(?:\d{2,4}[-/年]\d{1,2}[-/月]\d{1,4}日?|(?:19|20)\d{2}\.\d{1,2}\.\d{1,2}|\d{2}\.\d{1,2}\.(?:19|20)\d{2})$/,
Kn=/^(?:versions?|ver|release[ds]?|what['’]?s|new|in|on|date|of|the|notes|changelog|stable|rc|pre-?release|hotfix|latest|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|\d{1,2}(?:st|nd|rd|th)|v|版本|版|发布|發佈|リリース|バージョン)$/iu;
function Ct(t){let e=qr(t),r=e.some(Tr)||Zn.test(t),u=e.length>0&&e.every(Ft);return(r||u)&&_r(t).length<=1}var Qn=/^v?\d{1,4}\.\d\S{0,20}\s|\sv?\d{1,4}\.\d{1,4}\.\d\S{0,20}$/i,
Xn=t=>Qn.test(t),_r=t=>qr(t).filter(e=>!Ft(e)&&!Tr(e)&&!Kn.test(e)&&!Vn.test(e)),Ft=t=>Gn.test(t),Tr=t=>Un.test(t)&&!Ft(
t),qr=t=>t.split(/[^\p{L}\p{N}@.'’/+_-]/u).map(e=>Bt(e.slice(e.lastIndexOf("@")+1),".'\u2019/+_-")).filter(Boolean);function Bt(t,e){
let r=0,u=t.length;for(;r<u&&e.includes(t.charAt(r));)r++;for(;u>r&&e.includes(t.charAt(u-1));)u--;return t.slice(r,u)}var zr=/(?<=^[\s>*+-]{0,100})<!--/my,
yt=/^<!--[^\S\n]*(?:\n[^\S\n]*)?web-push[^\S\n]*:/i,Jn=[/^<!-+\s*web[\s_\u2010-\u2015-]?push(?![\p{L}\p{N}])/iu,/^<!-+\s*push(?:[\s_-](?:message|notification|text))?[^\S\n]*[:\uff1a]/i],
Yn=/^(?:(?:(?:your|the|a) )?(?:text|message|sentence)(?: here| goes here)?|to ?do|tb[acd]|lorem ipsum.{0,200}|)$/i,es="<\
>[]{}()$.\u2026!_ ",ts=/(?:<|&lt;)![ —–-]{0,4}web-push[^\S\n]{0,4}[:：]/giu,rs=/^[^\S\n]{0,40}(?:<!--[^\S\n]{0,40})?web-push[^\S\n]{0,4}:/im,
us=/^<![^:：]{4,40}(?=[:：])/,ns=/webpush./,ss=2,Pr=80,is="`<!-- web-push: Offline maps are here. -->`",vt=`write it a\
s ${is} on a line of its own`;function as(t,e){let r=t.flatMap(Ir),u=r.find(i=>"problem"in i);if(u)return u;if(Ir(e).length>
0)return{problem:"the release notes have a `web-push` comment too far below; move it to their beginning"};let[n,s]=r;return s?
{problem:`the release notes have ${r.length===2?"two":r.length} \`web-push\` comments; keep one`}:n}function Ir(t){let e=[];
for(let{0:u,index:n}of t.matchAll(ts))yt.test(u)||e.push({problem:Nr(t.slice(n,n+Pr))});let r=0;for(let u=t.indexOf("<!-");u!==
-1;u=t.indexOf("<!-",Math.max(r,u+1))){let n=t.slice(u,u+Pr),s=yt.test(n);r!==-1&&(r=t.indexOf("-->",u));let i=r===-1?void 0:
t.slice(u,r);s?e.push(os(i,cs(t,u))):Jn.some(a=>a.test(n))||ls(n)?e.push({problem:Nr(n)}):rs.test(i??n)&&e.push({problem:`\
the \`web-push\` comment in the release notes is inside another comment; ${vt}, or remove it`})}return e}function os(t,e){
if(!e)return{problem:`the \`web-push\` comment in the release notes has text before it; ${vt}`};if(t===void 0)return{problem:"\
the `web-push` comment in the release notes is never closed; end it with `-->`"};let r=(0,I.h0)(t.replace(yt,""));return r===
""?{problem:"the `web-push` comment in the release notes has no text; write what subscribers are to read, or remove it"}:
Yn.test(Bt(r,es))?{problem:`the \`web-push\` comment in the release notes still has the sample text ${(0,I.hD)(r)}; writ\
e what subscribers are to read, or remove it`}:{text:r}}function ls(t){let e=Se(us.exec(t)?.[0]??"");return(0,ge.A)(e,"w\
ebpush")<=ss&&!ns.test(e)}function Nr(t){let e=t.replace(/(?:-->|\n\n).*/s,"");return`the release notes have a comment t\
hat begins with ${(0,I.hD)((0,I.h0)(e).slice(0,40))}; if subscribers are to read it, ${vt}`}function cs(t,e){return zr.lastIndex=
e,zr.test(t)}var hs=[{what:"tests",pattern:x("tests?|testing|specs?|e2e|coverage|fuzz(?:ing|er)|mock(?:s|ed|ing)?|stubs?\
|assertions?|benchmark(?:s|ing)?"),example:"Add unit tests for the menu"},{what:"builds and CI",pattern:x("ci|continuous\
 (?:integration|delivery|deployment)|github actions?|(?:build|release|git|github) (?:workflows?|scripts?|process|pipelin\
e|system)|build (?:config|errors?|failures?|flags?|options?|targets?)|dependabot|renovate|makefiles?|dockerfiles?|docker\
 images?|toolchain|source maps?|the matrix|kubernetes|helm|codeowners|(?:git|docker)ignore|manifests?|coding standards?|\
the repo|(?:bundle|package) sizes?|webpack|tree[- ]shaking|the build|builds"),example:"Run the build script on GitHub Ac\
tions"},{what:"documentation",pattern:x("docs?|documentation|readme|docstrings?|typos?|change ?logs?|examples?|tutorials\
?|instructions|release notes"),example:"Add a section to the readme"},{what:"translations",pattern:x("translations?|tran\
slators?|translated|locali[sz]ations?|l10n|i18n|traductions?|\xFCbersetzung(?:en)?|traducci(?:\xF3n|ones)|tradu(?:\xE7\xE3o|\xE7\xF5es|zio\
ni|zione)|\u043F\u0435\u0440\u0435\u0432\u043E\u0434(?:\u044B|\u043E\u0432)?"),example:"Add a French translation"},{what:"\
refactoring",pattern:x("refactor(?:s|ed|ing)?|clean(?:ed|s|ing)?[ -]?ups?|unused|lint(?:s|er|ers)?|eslint|typings?|types\
? for|type (?:hints?|annotations?|definitions?|declarations?|guards?)|generics|code|codebase|technical debt|maintenance|\
under the hood"),example:"Refactor the menu"},{what:"dependencies",pattern:x("deps|dep|dependenc(?:y|ies)|submodules?|lo\
ck ?files?|bump(?:s|ed)?|abh\xE4ngigkeit(?:en)?|d\xE9pendances?|dependencias?|\u0437\u0430\u0432\u0438\u0441\u0438\u043C\u043E\u0441\u0442\\p{L}{1,4}"),
example:"Bump tinylib"},{what:"the inside of a program",pattern:x("internals?|internally|implementation|abstractions?|de\
bug(?:ging)?|telemetry|instrumentation|tracing|logging|loggers?|logs|log (?:messages?|output|levels?|lines?)|stack trace\
s?|feature (?:flags?|toggles?)|handlers?|middleware|wrapper|schema|migrations?|enums?|struct|constructors?|helpers?|stag\
ing|scripts?|endpoints?|crds?|props?|redis|sockets?|null(?:able)?|undefined|cron(?: jobs?)?|env(?:ironment)? vars?|resol\
vers?|foreign keys?|overloads?|semaphores?|parsers?|staff|nonce|strict mode"),example:"Add a feature flag for sync locks"},
{what:"the name of a class inside",pattern:new RegExp("\\p{Ll}(?:Dto|Service|Controller|Factory|Handler|Repository)(?!\\p{\
L})|(?<!\\p{L})use\\p{Lu}\\p{Ll}","u"),example:"Add a cache for the NetworkTimelineService"},{what:"developers, Chinese,\
 Japanese and Korean",pattern:/文档|文件更新|注释|重构|测试|构建|依赖|国际化|翻译|翻譯|翻訳|日志|日誌|调试|開發者|开发者|接口|ドキュメント|リファクタ|テスト|依存|ログ|エンドポイント|문서|번역|테스트|개발/u,
example:"\u6DFB\u52A0\u8C03\u8BD5\u65E5\u5FD7"}],ds=[{what:"developers, English",pattern:x("build|cd|deploy|deployments?\
|workflows?|chores?|styles?|styling|dev|developers?|development|infrastructure|tooling|tools|types|packaging|package|rel\
eases?|misc|backend|github|actions|docker|sdk|apis?|technical|tasks?|contributed prs|commits?"),example:"chore"},{what:"\
developers, other languages",pattern:new RegExp("(?<!\\p{L})(?:dokumentation|entwickl|interna(?!\\p{L})|d\xE9velopp|desarroll\
|documentaci|desenvolv|documenta[\xE7z]|svilupp|\u0434\u043E\u043A\u0443\u043C\u0435\u043D\u0442\u0430\u0446|\u0440\u0430\u0437\u0440\u0430\u0431\u043E\u0442)",
"iu"),example:"Entwicklung"}],Hr=t=>G(hs,t),Ge=t=>Hr(t)||G(ds,t),le=({kind:t})=>t==="space"||t==="break",j=(t,e)=>t?.kind===
"sign"&&e.includes(t.text),Re=":\uFF1A",ce="-\u2013\u2014";function he(t){let e=t.findIndex(u=>!le(u)),r=t.findLastIndex(
u=>!le(u));return e===-1?[]:t.slice(e,r+1)}var K=t=>(0,I.h0)(t.map(ps).join(""));function ps({kind:t,text:e}){return t===
"code"&&/\s/.test(e)?`\u201C${e}\u201D`:t==="emoji"&&e.startsWith(":")?"":e}var Ke=/^[A-Z][A-Z0-9]{1,9}-\d{1,6}$/,Mr=t=>new Set(
t.split(" ")),fs=Mr("see closes closed close fixes fixed fix resolves resolved resolve by in via with refs ref thanks th\
x props contributed von par por \u611F\u8C22 \u7531 \u5728 \u8D21\u732E"),gs=Mr("pr pull request issue to and part of fo\
r details thank you"),Or=t=>fs.has(t.toLowerCase()),St=t=>Or(t)||gs.has(t.toLowerCase()),ms=800,$s=60,As=/[*_~[\]`<]/g;function ks(t,e){
if(t.length>ms||(t.match(As)?.length??0)>$s)return;let r=[];return Rt(e.inlineTokens(t,[]),r,!1)?r:void 0}var Ds=/^<\/?(?:a|abbr|b|big|center|code|em|font|g-emoji|i|img|ins|kbd|mark|p|picture|samp|small|source|span|strong|sub|tt|u|var)[\s/>]/i,
jr=/^<br[\s/>]/i;function Rt(t,e,r){return t.every(u=>{switch(u.type){case"text":return Ur(Tu(u.text),e,r),!0;case"escap\
e":return Ur(u.text,e,r),!0;case"codespan":return e.push({kind:"code",text:u.text.trim(),isBold:r}),!0;case"strong":case"\
em":return Rt(u.tokens,e,r||u.type==="strong");case"link":return Cs(u,e,r);case"br":return e.push({kind:"break",text:" ",
isBold:r}),!0;case"image":case"del":return!0;default:return jr.test(u.raw)&&e.push({kind:"break",text:" ",isBold:r}),jr.
test(u.raw)||Ds.test(u.raw)||u.raw.startsWith("<!--")}})}var xs=/^https?:\/\/[^/]{1,100}\/\S{0,200}?\/(?:pull|pulls|issues|merge_requests|commit|commits|compare|advisories)\/[^/?#]/,
ws=t=>t.includes("/commits")&&t.includes("?author="),bs=/^[\w./-]{0,80}[#!]?\d{1,7}$/,Es=/^(?:details?|link|diff|pr|commit|issue|pull request|merge request|more|more info)$/i;
function Cs({href:t,tokens:e},r,u){let n=[];if(!Rt(e,n,u))return!1;let s=n.map(h=>h.text).join("").trim(),i=s.replace(/^[([]|[)\]]$/g,
""),a=xs.test(t)&&(s===t||Qe(i)||bs.test(i)||Es.test(i)),o=s.startsWith("@")||ws(t)||/^https?:\/\/[^/]{1,100}\/[\w-]{1,60}$/.
test(t)&&t.endsWith(`/${s}`);return a||o?r.push({kind:"reference",text:s,isBold:u}):r.push(...n.map(h=>({...h,isLink:!0}))),
!0}var Fs=/^(?:(?=[a-f]{0,40}\d)[\da-f]{7,40}|[a-f]{40})$/,Wr=t=>Fs.test(t),Bs=[/^(?:[\w.-]{1,60}\/)?[\w.-]{0,60}[#＃]\d{1,7}$/,
/^(?:gh|pr|issue|ticket|bug|mr)[-#]?\d{1,7}$/i,/^!\d{1,7}$/,/^[@＠][\w-]{1,60}(?:\[bot\])?$/,/^(?:CVE-\d{4}-\d{3,7}|GHSA(?:-\w{4}){3})$/i,
/^\[?\^\w{1,40}\]?$/],Qe=t=>Wr(t)||Bs.some(e=>e.test(t)),ys=/\s+|[()[\]（）［］【】]|[，。；：！？、]|[^\s()[\]（）［］【】，。；：！？、]+/gu,
vs=new Set(",;:.!?\u2026"),Ss=new RegExp("^(?:\\p{Extended_Pictographic}|\\p{Emoji_Modifier}|[\\ufe0f\\u200d])+","u"),Rs=/^:[a-z0-9_+-]{1,40}:$/,
Ls=/^[\p{P}\p{S}]$/u,_s=/(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])(?=[#@])/u,Ts=/\*\*|~~/g;
function Ur(t,e,r){let u=(n,s)=>{s!==""&&e.push({kind:n,text:s,isBold:r})};for(let[n]of t.replace(Ts,"").replace(/\[bot\]/g,
"").matchAll(ys))/\s/.test(n)?u("space"," "):"([\uFF08\uFF3B\u3010".includes(n)?u("open",n):")]\uFF09\uFF3D\u3011".includes(
n)?u("close",n):Rs.test(n)?u("emoji",n):qs(n,u)}function qs(t,e){let[r=""]=Ss.exec(t)??[];e("emoji",r);let u=t.slice(r.length),
n=u.length;for(;vs.has(u.charAt(n-1));)n--;let s=u.slice(0,n);if(Ls.test(s))e("sign",s);else for(let i of s.split(_s))zs(
i,e);for(let i of u.slice(n))e("sign",i)}function zs(t,e){let r=t.split(/[,;/&+|]/);e(Qe(t)||r.every(Qe)?"reference":"wo\
rd",t)}var Xe=[{what:"a release that is not to be announced",holds:"release",heading:"later",pattern:x("(?:do not|don['\u2019\
]t) (?:announce|publish|share|use|install|upgrade|update)|internal (?:only|use)|confidential|embargo(?:ed)?|broken (?:re\
lease|build|version)|(?:nothing|no(?:t anything)?) (?:new|user[- ](?:facing|visible))|use v?\\d{1,4}\\.[\\d.]{1,20} instead"),
example:"DO NOT ANNOUNCE YET"},{what:"what is taken back",holds:"release",heading:"later",pattern:x("reverted|rolled (?:\
it |them )?back|yanked|withdrawn|pulled"),example:"Withdrawn"},{what:"what one has to pay for",holds:"release",heading:"\
later",pattern:new RegExp("(?<!\\p{L})(?:paid|paying|premium|for a fee|extra cost|kostenpflichtig\\p{L}{0,2}|payante?s?|de\
 pago|a pagamento)(?!\\p{L})|\u4ED8\u8D39|\u4ED8\u8CBB|\u4F1A\u5458|\u6703\u54E1|\u4F1A\u54E1|\u6709\u6599|\uC720\uB8CC|\u043F\u043B\u0430\u0442\u043D",
"iu"),example:"For members with a paid plan"},{what:"what has ended",holds:"sentence",heading:"later",pattern:x("undone|\
undid|backed out|superseded|replaced|discontinued|retired|abandoned|unsupported|end(?:s|ed)|was|were|been|no longer"),example:"\
Support for old maps was dropped"},{what:"what is put off",holds:"sentence",heading:"later",pattern:x("soon|coming|upcom\
ing|planned|postponed|deferred|delayed|pending|until|blocked|wip|in progress|next (?:release|version)|future|previous(?:\
ly)?|unreleased"),example:"Add maps, soon on phones"},{what:"what is limited",holds:"sentence",heading:"later",pattern:x(
"only|but|except|unless|not|none|nothing|cannot|must|mandatory|require(?:s|d|ments?)?|\\p{L}{2,8}n['\u2019]t|(?:hidden|disable\
d|off) by default|opt-in|behind|experimental"),example:"Enterprise only"},{what:"a defect",holds:"sentence",heading:"unf\
it",pattern:x("crash(?:es|ed|ing)?|bugs?|regressions?|vulnerabilit(?:y|ies)|broken|breaks?|broke|breaking|incorrect(?:ly\
)?|wrong(?:ly)?|leaks?|errors?|fail(?:s|ed|ure|ures|ing)?|issues?|problems?|workarounds?|fix|fixes|attack(?:s|ers?)?|out\
ages?|data loss|lost|corruption|mitigations?|protection against|again|back$|exploit(?:s|ed)?|deprecat(?:e|es|ed|ions?)|l\
egacy|xss|sanitiz(?:e|es|ed|ing|ation)"),example:"Maps crash at sunset"},{what:"a word that takes back beside an entry",
holds:"beside",heading:"unfit",pattern:x("removed|dropped|disabled|reverts?|cancell?ed|rejected|declined|gone|undo|roll(\
?:s|ing)?[ -]?back|rollback"),example:"Was removed"},{what:"a word that puts off beside an entry",holds:"beside",heading:"\
later",pattern:x("later|next|plans?|roadmap|backlog|ideas?|wish ?list|drafts?|proposals?|rfc|requests?|requested|maybe|i\
n (?:development|review)|under (?:review|consideration)|to[ -]?do|open|q[1-4]|will|from (?:jan|feb|mar|apr|may|june?|jul\
y?|aug|sep|oct|nov|dec)\\w{0,6}|earlier|older|past"),example:"Under review"},{what:"a word that limits beside an entry",
holds:"beside",heading:"later",pattern:x("no|never|without|exclud(?:es?|ed|ing)|lacks?|missing|known|limitations?|limite\
d|beta|preview|experiments?|secret|enterprise|pro"),example:"Known limits"},{what:"what has ended or is put off, other l\
anguages",holds:"sentence",heading:"later",pattern:new RegExp("(?<!\\p{L})(?:entfernt|eingestellt|beendet|supprim\xE9|abando\
nn\xE9|retir\xE9|eliminad|descontinuad|retirad|removid|encerrad|rimoss|terminat|\u043F\u0440\u0435\u043A\u0440\u0430\u0449\u0435\u043D|\u0443\u0434\u0430\u043B[\u0435\u0451]\u043D|(?:noch|bald|geplant|demn\xE4\
chst|encore|bient\xF4t|pr\xE9vue?s?|\xE0 venir|todav\xEDa|pr\xF3ximamente|ainda|em breve|ancora|in arrivo|\u043F\u043E\u043A\u0430|\u0441\u043A\u043E\u0440\u043E|\u043F\u043B\u0430\u043D\u044B)(?!\\p{L}))",
"iu"),example:"Unterst\xFCtzung f\xFCr alte Karten entfernt"},{what:"what has ended or is put off, Chinese, Japanese and\
 Korean",holds:"sentence",heading:"later",pattern:/停止|下线|下線|终止|終了|回退|撤回|尚未|即将|即將|计划|計劃|未対応|今後|중단|종료|미지원|예정|아직/u,
example:"\u5730\u56FE\u5C1A\u672A\u5B8C\u6210"},{what:"a defect, other languages",holds:"sentence",heading:"unfit",pattern:/修复|修復|修正|错误|錯誤|问题|問題|崩溃|閃退|闪退|异常|異常|失败|失敗|不具合|廃止|弃用|废弃|버그|오류|문제|fehler|absturz|erreur|plantage|fallo|erro\b|ошибк|сбо[ий]/iu,
example:"\u5730\u56FE\u9519\u8BEF"},{what:"a word that limits beside an entry, other languages",holds:"beside",heading:"\
later",pattern:x("nicht|kein\\p{L}{0,2}|nur|ohne|au\xDFer|ausgenommen|sp\xE4ter|ne|pas|sauf|sans|uniquement|seulement|s\xF3lo|solo\
|salvo|sin|excepto|n\xE3o|s\xF3|apenas|somente|sem|exceto|non|soltanto|senza|tranne|\u043D\u0435|\u043D\u0435\u0442|\u0442\u043E\u043B\u044C\u043A\u043E|\u0431\u0435\u0437|\u043A\u0440\u043E\u043C\u0435|\u043F\u043E\u0437\u0436\u0435"),
example:"Nur f\xFCr Android"},{what:"a word that limits beside an entry, Chinese, Japanese and Korean",holds:"beside",heading:"\
later",pattern:/[不未仅僅只除暂暫无無非]|后续|後續|没有|ない|ません|なし|のみ|だけ|次の|만\s|않|없/u,
example:"\u4EC5\u9650 iOS"}],de=t=>G(Xe,t),Ps=t=>Xe.some(({holds:e,pattern:r})=>e!=="beside"&&r.test(t)),Is=t=>Xe.some(({
holds:e,pattern:r})=>e==="release"&&r.test(t));function Zr(t){let e=Xe.filter(({pattern:r})=>r.test(t)).map(({heading:r})=>r);
return e.find(r=>r==="later")??e[0]}var Ns=new RegExp("^\\p{Ll}","u"),Hs=new RegExp("^(?:it|its|they|you|your|we|this|th\
ese|that|use|users|everyone|everybody|here|see|now|also|enjoy|great|thanks)(?!\\p{L})","iu"),Ms=/^[^\p{L}]{0,3}[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
Os=t=>t!==""&&(de(t)||!(Ns.test(t)||Hs.test(t)||Ms.test(t))),js=30,Ws=/^[\s>*+-]{1,40}/,Us=t=>t.split(`
`).some(e=>de(e.replace(Ws,"").slice(0,js)));function Zs(t){let e=t,r=!1;for(let u=Vr(e);u!==void 0;u=Vr(e)){if(u.isLimit)
return{parts:e,isMarked:r,isLimited:!0};e=u.before,r=!0}return{parts:r?Lt(e,Gr):he(e),isMarked:r,isLimited:!1}}function Vr(t){
let e=Lt(t,Kr),r=e.at(-1)?.kind;return r==="close"?Vs(e):r==="reference"?ei(e):Ys(e)}var Gr=`,;:\uFF0C\uFF1B\uFF1A${ce}|\
&`,Kr=`${Gr}.!\u3002\uFF01\u3001`;function Lt(t,e){return t.slice(0,t.findLastIndex(r=>!le(r)&&!j(r,e))+1)}function Vs(t){
let e=Gs(t);if(e<=0)return;let r=Js(t.slice(e+1,-1),t[e]?.text==="[");return r==="text"?void 0:{before:t.slice(0,e),isLimit:r===
"limit"}}function Gs(t){let e=0;for(let r=t.length-1;r>=0;r--){let u=t[r]?.kind;if(u==="close"&&e++,u==="open"&&e--,e===
0)return r}return-1}var Qr=/\w@\w/,Ks=/^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]{0,40}$/u,Qs=4,Xs=/^(?:by|von|par|por|thanks|props)\s/i,
_t=t=>t.length>0&&t.length<=Qs&&t.every(e=>Ks.test(e)||Qr.test(e));function Js(t,e){let r=K(t);if(t.length>0&&t.every(({
isLink:o})=>o))return de(r)?"limit":"mark";if(/^(?!(?:19|20)\d\d$)\d{3,7}$/.test(r))return"mark";let u=t.filter(({kind:o})=>o===
"word"||o==="code").map(o=>o.text),n=t.some(({kind:o})=>o==="reference")||u.some(o=>Ke.test(o)),s=u.filter(o=>!St(o)&&!Ke.
test(o)&&!Qe(o));if(n&&s.length===0)return"mark";if(de(r))return"limit";let i=Qr.test(r);if(_t(s)&&(i||Xs.test(r)))return"\
mark";let a=s.length>1&&_t(s)&&s.every(o=>new RegExp("\\p{Ll}","u").test(o));return n||i||a||e?"limit":"text"}function Ys(t){
let e=t.findLastIndex(a=>j(a,ce));if(e<1)return;let r=Lt(t.slice(0,e),Kr),u=t.slice(e+1).filter(a=>!le(a)),n=r.findLast(
({kind:a})=>a!=="close"),s=n?.kind==="reference"&&Wr(n.text),i=_t(u.map(({text:a})=>a))&&!de(K(t.slice(e+1)));return s&&
i?{before:r,isLimit:!1}:void 0}function ei(t){let e=ti(t.slice(0,-1));return{before:e,isLimit:ui(t,e)}}function ti(t){let e=r=>le(
r)||j(r,",;:\uFF0C\uFF1B\uFF1A")||r.kind==="word"&&St(r.text);return t.slice(0,t.findLastIndex(r=>!e(r))+1)}var ri=/^(?:instead|report|related|out|give|gives|follow-up|if|when|than|like|as|for)$/i;
function ui(t,e){let r=e.findLast(i=>!le(i)),u=r?.kind==="word"&&(de(r.text)||ri.test(r.text)),[n]=t.slice(e.length).filter(
({kind:i})=>i==="word"||i==="sign"),s=n===void 0||n.kind==="sign"||r?.kind==="reference"||Or(n.text);return u||!s}var ni=[
{kind:"addition",what:"addition, English",pattern:/^(?:new|add|adds|added|new feature)$/i,example:"Added"},{kind:"additi\
on",what:"addition, other languages",pattern:/^(?:新增|添加|追加|추가|neu|nouveau|nouveauté|ajout|ajouté|nuevo|nueva|añadido|novo|nova|adicionado|nuovo|aggiunto|добавлено|новое)$/iu,
example:"Nouveau"},{kind:"feature",what:"feature",pattern:/^(?:feat|feature|features|新功能|新特性|✨|🎉|🆕|🚀|🌟|⭐|⛰|:star2?:|:sparkles:|:tada:|:new:|:rocket:)$/iu,
example:"feat"},{kind:"change",what:"change",pattern:/^(?:perf|performance|enhance|enhanced|enhancement|improved?|improvements?|changed?|changes|tweak|updated?|optimi[sz]ed?|优化|改进|改善|변경|개선)$/iu,
example:"perf"},{kind:"unfit",what:"fix, removal or breaking change",pattern:/^(?:fix|fixes|fixed|bug|(?:bug|hot) ?fix(?:es)?|security|removed?|removal|deprecated?|drop|dropped|breaking(?: change)?|revert|reverted|resolved|warning|修复|修正|修復|移除|删除|수정|corrigé|behoben|entfernt|corregido|corretto|исправлено)$/iu,
example:"fix"}];function De(t){let e=t.replace(/\ufe0f/g,"");return ni.find(({pattern:r})=>r.test(e))?.kind??(Ge(e)?"unf\
it":void 0)}var si=8;function ii(t){let e={parts:t,kind:void 0,scope:""};for(let r=0;r<si;r++){let u=ai(e.parts);if(u===
void 0)break;let{parts:n,kind:s,scope:i=""}=u,a=s==="unfit"||Ge(i);e={parts:he(n),kind:a?"unfit":e.kind??s,scope:e.scope||
i}}return e}function ai(t){let[e]=t;if(e!==void 0)return e.kind==="emoji"?{parts:t.slice(1),kind:Xr(e.text)}:e.kind==="r\
eference"?{parts:Jr(t.slice(1))}:oi(t)??gi(e,t.slice(1))??hi(t)??pi(t)??$i(t)??Ai(t)}var Xr=t=>De(t)??De([...t][0]??"");
function Jr(t){let e=he(t);return j(e[0],`${Re}${ce}|,.`)?e.slice(1):e}function oi(t){if(!/^thanks$/i.test(t[0]?.text??""))
return;let e=t.findIndex(s=>j(s,ce));if(e===-1)return;let r=t.slice(1,e),u=r.some(({kind:s})=>s==="reference"),n=r.some(
({kind:s,text:i})=>s==="word"&&!St(i));return u&&!n?{parts:t.slice(e+1)}:void 0}var li=/^(?:[\da-f]{7,40}|\d{4}-\d{2}-\d{2})$/,
ci=/^(?:merged )?(?:pr|pull request|issue) #?\d{1,7}$/i;function hi(t){let e=t.findIndex(u=>j(u,Re+ce));if(e<1)return;let r=K(
t.slice(0,e));return li.test(r)||ci.test(r)||Ke.test(r)?{parts:t.slice(e+1)}:void 0}var di=12;function pi(t){let e=t.slice(
0,di).findIndex(o=>j(o,Re+ce));if(e<1)return;let r=t.slice(0,e),u=fi(he(r.filter(o=>o.kind!=="reference"&&!j(o,"!"))));if(u===
void 0)return;let{name:n,scope:s}=u,i=r.some(o=>j(o,"!"))?"unfit":De(n),a=r[1]?.kind==="open"&&/^[a-z]{2,20}$/.test(n);return i!==
void 0||a?{parts:t.slice(e+1),kind:i,scope:s}:void 0}function fi(t){let e=t.findIndex(({kind:r})=>r==="open");if(e===-1)
return{name:K(t),scope:""};if(t.at(-1)?.kind==="close")return{name:K(t.slice(0,e)),scope:K(t.slice(e+1,-1))}}function gi(t,e){
let r=new RegExp("^\\p{L}{2,20}(?=[:\uFF1A][^/])","u").exec(t.text)?.[0];if(r===void 0)return;let u=De(r),n=t.text.slice(
r.length+1);return u&&{parts:[{...t,text:n},...e],kind:u}}var mi=/^(?:v?\d{1,4}(?:\.[\dx]{1,4}){0,3}|[A-Z]\d{3,6}|[xX✓])$/;
function $i(t){if(t[0]?.kind!=="open")return;let e=t.findIndex(({kind:i})=>i==="close");if(e<2||e===t.length-1)return;let r=t.
slice(1,e),u=K(r),n=Jr(t.slice(e+1));if(r.some(({kind:i})=>i==="reference")||Ke.test(u)||mi.test(u))return{parts:n};let s=De(
u);return s===void 0?{parts:n,scope:u}:{parts:n,kind:s}}function Ai(t){let e=t.findIndex(({isBold:s})=>!s);if(e<1)return;
let r=he(t.slice(0,e)),u=he(t.slice(e)),n=j(r.at(-1),Re);return!n&&!j(u[0],Re+ce)?void 0:{parts:n?u:u.slice(1),scope:K(n?
r.slice(0,-1):r)}}function ki(t,e){let r=ks(t,e);if(r===void 0)return;let u=ii(he(r)),n=Zs(u.parts),s=bi(n.parts),i=s.length===
n.parts.length,a=n.isMarked&&i,o=K(s);return{kind:u.kind,scope:u.scope,sentence:a?wi(o):o,beginsWithCode:s[0]?.kind==="c\
ode",rest:K(n.parts.slice(s.length)),whole:(0,I.h0)(r.map(h=>h.text).join("")),isLimited:n.isLimited||r.some(Di)||r.some(
xi)}}var Di=({kind:t,text:e})=>t==="reference"&&/^\[?\^/.test(e),xi=({kind:t,text:e})=>t==="emoji"&&Xr(e)===void 0,wi=t=>t.
replace(/(?<!\.)[.。]$/,"");function bi(t){let e=0;for(let[r,u]of t.entries()){if(u.kind==="break")return t.slice(0,r);
if(u.kind==="open"&&e++,u.kind==="close"&&e--,e<=0&&Bi(t,r))return t.slice(0,r+1)}return t}var Ei="\u3002\uFF01\uFF1F",Ci="\
.!?\u2026",Fi=new RegExp("^(?:etc|vs|resp|approx|incl|bzw|ca|usw|p\\.ex|\\p{L}(?:\\.\\p{L}){1,3})$","iu");function Bi(t,e){
let r=t[e];if(r?.kind!=="sign")return!1;if(Ei.includes(r.text))return!0;let[u,n]=t.slice(e+1);if(u===void 0||n===void 0||
!le(u))return!1;let s=Fi.test(t[e-1]?.text??"");return Ci.includes(r.text)&&!s&&!new RegExp("^\\p{Ll}","u").test(n.text)}
var yi=[{what:"English",pattern:V("(?:we (?:have |'ve |\u2019ve )?)?(?:add|adds|added|adding|introduc(?:e|es|ed|ing)|implemen\
t(?:s|ed)?|allow(?:s|ed)?|enabl(?:e|es|ed)|provid(?:e|es|ed))|new(?! (?:versions?|release|minimum|requirements?|contribu\
tors?))|supports?(?! us)|you can|now you can|ability to|options? (?:to|for)|possibility (?:to|of)"),example:"Add dark mo\
de"},{what:"English, after the subject",pattern:x("now (?:supports?|allows?|lets)|can now|(?:is|are) now (?:generally )?\
(?:available|supported|possible)"),example:"Dark mode is now available"},{what:"Chinese",pattern:/^(?:新增|添加|增加|加入|支持|支援|引入|实现|實現|允许|允許|提供)/u,
example:"\u65B0\u589E\u6DF1\u8272\u6A21\u5F0F"},{what:"French",pattern:V("ajout(?:s|e|\xE9|\xE9e|\xE9s|\xE9es)?|nouveau(?:x|t\xE9)?|nou\
vel(?:le|les)?|prise en charge|possibilit\xE9|permet|vous pouvez"),example:"Ajout du mode sombre"},{what:"German",pattern:V(
"neu|neue[rs]?|hinzugef\xFCgt|unterst\xFCtzung|unterst\xFCtzt|erm\xF6glicht|f\xFCgt|es gibt jetzt|du kannst|sie k\xF6nnen"),
example:"Neue Karten"},{what:"Italian",pattern:V("aggiunt[aeio]|aggiunge|nuov[aeio]|supporto|introdott[aeio]|permette|or\
a puoi"),example:"Aggiunta la mappa"},{what:"Japanese",pattern:/^(?!.*修正).{2,118}(?:を追加|に対応|の追加|への対応|できるように)(?:しました|した|なりました)?。?$/u,
example:"\u5730\u56F3\u3092\u8FFD\u52A0"},{what:"Korean",pattern:/^(?!.*수정).{2,118}(?:추가|지원)(?:했습니다|합니다|됨|됩니다)?\.?$/u,
example:"\uC9C0\uB3C4 \uCD94\uAC00"},{what:"Portuguese",pattern:V("adicionad[ao]s?|adiciona|nov[ao]s?|suporte|permite|ag\
ora voc\xEA pode"),example:"Adicionado mapa"},{what:"Russian",pattern:V("\u0434\u043E\u0431\u0430\u0432\u043B\u0435\u043D[\u0430\u043E\u044B]?|\u043D\u043E\u0432(?:\u044B\u0439|\u0430\u044F|\u043E\u0435|\u044B\u0435)|\u043F\u043E\u0434\u0434\u0435\u0440\u0436\u043A\u0430|\u0440\u0435\u0430\
\u043B\u0438\u0437\u043E\u0432\u0430\u043D[\u0430\u043E\u044B]?|\u0442\u0435\u043F\u0435\u0440\u044C \u043C\u043E\u0436\u043D\u043E"),
example:"\u0414\u043E\u0431\u0430\u0432\u043B\u0435\u043D\u0430 \u043A\u0430\u0440\u0442\u0430"},{what:"Spanish",pattern:V(
"a\xF1adid[ao]s?|a\xF1ade|agregad[ao]s?|agrega|nuev[ao]s?|soporte|permite|ahora puedes"),example:"A\xF1adido el mapa"}],
vi=[{what:"fixes and removals, English",pattern:V("(?:(?:bug|hot)fix(?:es)?|fixed|fixing|fixup|resolve[sd]?|properly|als\
o|repair(?:s|ed)?|remov(?:e|es|ed|ing)|drop(?:s|ped)?|delet(?:e|es|ed)|revert(?:s|ed)?|disabl(?:e|es|ed)|prevent(?:s|ed)\
?|avoid(?:s|ed)?|ensur(?:e|es|ed)|mak(?:e|es|ing) sure|stop(?:s|ped)?|handl(?:e|es|ed)|merg(?:e|es|ed)|chore|renam(?:e|e\
s|ed)|mov(?:e|es|ed)|restor(?:e|es|ed)|upgrad(?:e|es|ed)|updat(?:e|es|ed)|downgrad(?:e|es|ed)|pin(?:s|ned)?|migrat(?:e|e\
s|ed)|hid(?:e|es|den)|release[sd]?|change[sd]?|replaces?|switch(?:es|ed)?|us(?:e|es|ed|ing)|increas(?:e|es|ed|ing)|reduc\
(?:e|es|ed|ing|tions?)|lower(?:s|ed)?|rais(?:e|es|ed)|limit(?:s|ed)?|speed(?:s|ing)? up|sped up|faster|better|simplif(?:\
y|ies|ied)|optimi[sz](?:e|es|ed|ing|ations?)|tweak(?:s|ed)?|supported|support us|add(?:s|ed|ing)? (?:an? |the |some )?mi\
ssing)"),example:"Fixed the menu"},{what:"fixes and removals, Chinese, Japanese and Korean",pattern:/^(?:解决|解決|移除|删除|刪除|去除|更新|升级|升級|还原|调整|調整)|(?:を削除|수정|삭제|제거)(?:しました|した|함|됨)?。?$/u,
example:"\u5220\u9664\u83DC\u5355"},{what:"fixes and removals, other languages",pattern:/^(?:corrig|corre[cç]|corrett|behebt|behoben|korrigiert|supprim|retir|mise à jour|arregl|elimin|remov|исправлен|обновлен)/iu,
example:"Behoben: das Men\xFC"}],Yr=/^[^:：.]{1,40}[:：]\s{0,3}/u,Si=t=>Yr.exec(t)?.[0]??"",eu=(t,e)=>G(t,e)||G(t,e.replace(
Yr,"")),Ri=t=>eu(yi,t),Li=t=>eu(vi,t),tu=t=>({...t,wholeWords:Br(t.pattern)}),_i=[{what:"features, English",pattern:x("f\
eatures?|added|additions?|new|news|functionality|highlights?"),example:"New features"},{what:"features, Chinese",pattern:/新增|新功能|新特性|特性|引入|亮点|亮點|新内容/u,
example:"\u65B0\u529F\u80FD"},{what:"features, other languages",pattern:new RegExp("\u8FFD\u52A0|\u65B0\u6A5F\u80FD|\uCD94\uAC00|\uC0C8\uB85C\uC6B4|\uC0C8 \uAE30\uB2A5|\uC2E0\uADDC|(?<!\\p{L})(?:a\
jout|nouve|fonctionnalit|neue?(?!\\p{L})|neuerung|neuigkeit|funktionen|hinzugef\xFCgt|aggiunt|novit\xE0|nuov|funzionalit\xE0|adici\
onad|novidade|nov[ao]s?(?!\\p{L})|recurso|\u0434\u043E\u0431\u0430\u0432\u043B\u0435\u043D|\u043D\u043E\u0432\u043E\u0435|\u043D\u043E\u0432\u044B\u0435|\u0432\u043E\u0437\u043C\u043E\u0436\u043D\u043E\u0441\u0442\u0438|a\xF1adid|agregad|nuev|novedad)",
"iu"),example:"Nouveaut\xE9s"}].map(tu),Ti=[{what:"changes, English",pattern:x("changed|changes|improvements?|improved|e\
nhancements?|enhanced|performance|perf|optimi[sz]ations?|tweaks?|other|others|minor|general|miscellaneous|updates?|updat\
ed"),example:"Improvements"}].map(tu),ru=[{what:"fixes, English",pattern:x("fixed|(?:bug|hot)-?fix(?:es)?|security|resol\
ved|solved|patched"),example:"Fixed"},{what:"removals and what is to be done, English",pattern:x("removals?|incompatib(?\
:le|ilities)|upgrad(?:e|ing)|migrat(?:ion|ing)|warnings?"),example:"Removals"},{what:"fixes and removals, other language\
s",pattern:new RegExp("\u7F3A\u9677|\u5B89\u5168|\u89E3\u51B3|\u30D0\u30B0|\u30BB\u30AD\u30E5\u30EA\u30C6\u30A3|\uC218\uC815|\uACE0\uC815|\uBCF4\uC548|\uC81C\uAC70|\uC0AD\uC81C|(?<!\\p{L})(?:behoben|korrektur|korrigiert|sicherheit|veraltet|c\
orrig|correc|corre\xE7|s\xE9curit\xE9|suppression|arregl|seguridad|seguran\xE7a|corrett|sicurezza|\u0438\u0441\u043F\u0440\u0430\u0432\u043B\u0435\u043D|\u0431\u0435\u0437\u043E\u043F\u0430\u0441\u043D\u043E\u0441\u0442)",
"iu"),example:"Korrekturen"}],qi=[{what:"people and downloads",pattern:x("contribut(?:ors?|ions?)|authors?|thanks|thank \
you|credits?|sponsors?|acknowledge?ments?|downloads?|install(?:ation|ing)?|how to (?:install|upgrade|update)|checksums?|\
assets|artifacts|verify(?:ing)?|signatures?"),example:"New contributors"}],zi=new RegExp(`${x("highlights?").source}|\u4EAE\u70B9|\
\u4EAE\u9EDE`,"iu"),Pi=x("what['\u2019\xB4`]?s|what|is|are|has|release|released|notes|included|summary|overview|details|this|in|\
the|of|for|to|all|our|app|version|since|notable|major|patch|main|key|important|selected|users?|user-facing|and|more|some\
|changements|\xE4nderungen|cambios|mudan\xE7as|modifiche|\u0438\u0437\u043C\u0435\u043D\u0435\u043D\u0438\u044F"),Ii=/变更|變更|更改|记录|記錄|更新|日志|日誌|内容|內容|本次|版本|概述|其他|主要|改进|改進|功能|変更|変更点|リリース|ノート|변경|사항|릴리스|的/u,
uu=[Pi,Ii].map(Br),Ni=/^(?:what['’´`]?s (?:changed|new|included)|changes?|change ?logs?|release notes|updates?|变更记录|變更記錄|更新日志|更新日誌|更新内容)$/iu,
Hi=/^[^\p{L}]{1,20}/u,Mi=/\s(?:and|und|et|y|e|и|plus)\s|[&,/+、]|[和与與及と]|및/iu,nu=new RegExp("\\p{Extended_P\
ictographic}|\\p{Regional_Indicator}|:[a-z0-9_+-]{1,40}:","gu"),Oi=new RegExp("\\p{L}","u");function Tt(t){let e=t.replace(
nu," ").trim(),r=e.split(Mi),u=ji(r)??Wi(e)??Ui(r);return(u==="feature"||u==="change"||u==="neutral")&&Gi(t)?void 0:u}function ji(t){
let e=t.filter(r=>!G(qi,r));return e.length===t.length?void 0:e.map(su).some(r=>r==="feature"||r==="change")?"unfit":"un\
counted"}function Wi(t){if(!Ct(t)&&!Xn(t))return;let e=_r(t).join(" "),r=G(ru,t)||Ge(e);return Zr(e)??(r?"unfit":"neutra\
l")}function Ui(t){let e=new Set(t.map(su));if(e.size===1)return[...e][0];if(!e.has(void 0))return e.has("later")?"later":
"neutral"}function su(t){if(Ni.test(t.replace(Hi,"").trim()))return"neutral";let e=Zr(t);return e!==void 0?e:Zi(t)?"unfi\
t":Vi(t)}var Zi=t=>G(ru,t)||Ge(Je(t,uu));function Vi(t){let e=Je(t,iu(_i)),r=Je(e,iu(Ti));if(!Oi.test(Je(r,uu)))return e!==
t?"feature":r!==t?"change":"neutral"}var iu=t=>t.map(({wholeWords:e})=>e),Je=(t,e)=>e.reduce((r,u)=>r.replace(u," "),t),
Gi=t=>(t.match(nu)??[]).some(e=>{let r=De(e);return r===void 0||r==="unfit"}),Ki=7,qt=new RegExp("^(?:[\u2022\u2219\xB7\u30FB\u2027\u25CF\u25CB\u25E6\u25C9\u25A0\u25A1\u25AA\u25AB\u25C6\u25C7\u25B6\u25BA\
\u25B8\u27A4\u279C\u2794\u27A1\u2192\xBB\u203A\u2023\u2043\u2605\u2606\u2713\u2714\u2611\u2726\u2727\u2756\u2B50\u25B7]\\ufe0f?|[-\u2013\u2014*+]\\s|\\d{1,3}[.)\u3001](?=\\s*\\p{L}))\\s*(?=\\S)",
"u"),au=/^[*_]{0,2}\\?[[(（［](?![xX✓✔]\\?[\])）］])(?:o|[^\p{L}\p{N}#@\])）］]{0,4})\\?[\])）］]/u,ou=/^(?:\*\*|__)[^*_]{1,100}(?:\*\*|__)$/,
lu=/[:：](?:\*\*|__)?$/,Qi=new RegExp("(?<![\\p{L}\\p{N}.])v?\\d{1,4}\\.\\d|(?<!\\p{L})(?:sprint|week|build|milestone) \\d|^(?\
:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}{0,6}\\.? \\d{4}$","iu"),Xi=/<(\/?)details\b/gi,Ji=/<[a-z]{1,20}\s[^<>]{0,200}(?:hidden|display:\s?none)/i,
Yi=/<h([1-6])[^<>]{0,100}>([^<>]{0,200})<\/h/gi,ea=/<!--[\s\S]*?(?:-->|$)/g,ta=/`[^`\n]*`/g,Ye=120,ra=2,ua=2e3,na=1e3,sa=/\d{1,8}\.[\w.+-]{1,60}/;
function ia(t){let e=new M({gfm:!0}),r=new aa;return r.read(e.blockTokens(t,[])),{entries:r.entries,texts:r.texts,remarks:r.
remarks,lexer:e}}var aa=class{entries=[];texts=[];remarks=[];#e=[];#t=0;#r=!1;#u;#n=!1;read(t,e=!1){for(let[r,u]of t.entries()){
switch(u.type){case"heading":this.#s(u.raw),this.#i(u.text,u.depth);break;case"html":this.texts.push(u.raw),this.#o(u.raw);
for(let[,n,s=""]of u.raw.matchAll(Yi))this.#i(s,Number(n));break;case"blockquote":this.read(u.tokens,e);break;case"list":
this.#h(u,e,ma(t,r));break;case"paragraph":case"text":this.#s(u.raw),this.#o(u.raw),e||this.#a(u.raw),e||this.#d(u.text,
$a(t,r)==="list");break;case"code":break;default:this.#s(u.raw)}u.type!=="space"&&u.type!=="heading"&&u.type!=="html"&&(this.#r=
!0)}}#a(t){this.#n||this.remarks.push(t.slice(0,ua))}#s(t){this.texts.push(t.replace(ta,"``"))}#o(t){let e=t.replace(ea,
"");Ji.test(e)&&(this.#t=Number.POSITIVE_INFINITY);for(let[,r]of e.matchAll(Xi))this.#t=r?Math.max(0,this.#t-1):this.#t+
1}#i(t,e){let r=zt(t);(Qi.test(r)||Ct(r))&&this.#c(r),this.#a(r),this.#e=this.#e.filter(u=>u.depth<e),this.#e.push({text:r,
depth:e,kind:Tt(r)})}#c(t){let e=sa.exec(t)?.[0];this.#r&&(e===void 0||e!==this.#u)&&(this.#n=!0),this.#u??=e}#h({items:t},e,r){
for(let u of t){let[n,...s]=u.tokens.filter(({type:i})=>i!=="checkbox");if((n?.type==="text"||n?.type==="paragraph")&&!e){
let{text:i}=n,a=s.some(({type:l})=>l==="list")&&oa(i),o=u.task&&!u.checked||au.test(i),h=s.map(({raw:l})=>l).join("");a||
this.#l(i,!o&&!r,h.slice(0,na))}this.read(u.tokens,!0)}}#d(t,e){let r=t.split(`
`).map(s=>s.trim()),u,n=()=>{u!==void 0&&this.#l(u,!au.test(u)),u=void 0};for(let[s,i]of r.entries()){let a=r[s+1],o=a===
void 0?e:qt.test(a);qt.test(i)?(n(),u=i.replace(qt,"")):o&&(la(i)||u===void 0&&ca(i))?(n(),this.#i(i,Ki)):u!==void 0&&(u+=
`
${i}`)}n()}#l(t,e,r=""){this.#r=!0;let u=this.#e.map(({kind:i})=>i);if(this.#n||u.includes("uncounted"))return;let n=this.#e.
at(-1),s=this.#e.findLast(({kind:i})=>i!==void 0&&i!=="neutral")??n;this.entries.push({markdown:t,heading:s?.text??"",kind:u.
includes("later")?"later":s?.kind,isUnderUnknown:s!==void 0&&s.kind===void 0,details:r,isHighlight:this.#e.some(({text:i})=>zi.
test(i)),isCandidate:e&&this.#t===0})}};function oa(t){let e=zt(t);return lu.test(t)||ou.test(t)||e.split(/\s+/).length<=
ra||Tt(e)!==void 0&&e.length<=40}function la(t){if(t.length>Ye)return!1;let e=zt(t);return ou.test(t)||lu.test(t)||Tt(e)!==
void 0||Ct(e)}var ca=t=>t.length<=Ye&&!ha.test(t)&&!t.includes("://"),ha=/[.!?…。！？)]$/u,da=` 	
#=*_~:\uFF1A-`,pa=/\[([^[\]]{0,100})\]\([^()[\]\s]{0,300}\)/g,fa=/<[^<>]{0,200}>/g,ga=/\*\*|__|~~|`/g;function zt(t){let e=t.
slice(0,2*Ye).replace(pa,"$1").replace(fa,"").replace(ga,"");return Bt(e,da).slice(0,Ye).trim()}function ma(t,e){let r=n=>t[n]?.
type==="list"?t[n].raw.trimStart().charAt(0):"",u=[r(e-1),r(e),r(e+1)];return u.includes("+")&&u.includes("-")}function $a(t,e){
let r=t[e+1];return r?.type==="space"?t[e+2]?.type:r?.type}var cu=[{what:"the number of an issue",pattern:/[#＃]\d|(?<![\p{L}\p{N}])(?:GH|PR|MR)[- ]?\d/iu,
example:"Add maps as in #12 and more"},{what:"the number of a ticket",pattern:/^\d{3,}\s|(?<![\p{L}\p{N}])[A-Z][A-Z0-9]{1,9}-\d{2,6}(?![\p{L}\p{N}])/u,
example:"Add maps MAP-123 again"},{what:"an account",pattern:/[@＠][\p{L}\p{N}]/u,example:"Add maps of @octocat"},{what:"\
a commit",pattern:/(?<![\p{L}\p{N}])(?=[a-f]{0,40}\d)[\da-f]{7,40}(?![\p{L}\p{N}])/iu,example:"Add maps since 1a2b3c4 ag\
ain"},{what:"an address",pattern:/\w:\/\/|www\.|\w@\w/iu,example:"Add maps to www.example.com"},{what:"a path",pattern:/(?<![\p{L}\p{N}<])\/\w|\w\/\w{1,60}\//u,
example:"Add maps to /api/maps"},{what:"the name of a file of source code",pattern:new RegExp("(?<!\\p{L})(?:\\p{Ll}[\\w-]{\
0,60}\\.(?:js|ts|json|ya?ml|toml|html?|css|py|rs|go|hpp|h|c|cpp|md)|[A-Z]{2,60}\\.(?:md|ya?ml|txt))(?![\\p{L}\\p{N}])","\
u"),example:"Add maps.json for all"},{what:"a mark of Markdown",pattern:new RegExp("\\*\\*|~~|`|__|(?<!\\p{L})_\\p{L}{1,40}_\
|\\s\\|\\s|^\\||\\|$|\\\\","u"),example:"Add **maps for all"},{what:"a mark of a footnote, or one without its other half",
pattern:new RegExp("\\s[\u3002\uFF0C]|(?<![\\p{L}\\p{N}])[*_~^](?=\\p{L})|[\\p{L}\\p{N}][*_~^](?![\\p{L}\\p{N}])|(?<=\\s)[*^](?=\\s|$)|[\xB9\xB2\xB3\u2074\
\u2075\u2076\u2077\u2078\u2079\u2020\u2021]|==|\\+\\+\\p{L}|\u2026\\s|(?<![\\p{L}\\p{N}])\\p{Ll}{3,30}\\s\\d$","u"),example:"\
Add maps\xB9 for all"},{what:"HTML",pattern:new RegExp('<(?:[^\\s\\d]|$)|-->|\\?>|&#?\\w{1,31};|&(?:copy|amp|lt|gt|quot|nbsp\
)(?!\\p{L})|="',"u"),example:"Add <b>maps for all"},{what:"a template",pattern:new RegExp("[{}]|\\[(?!\\p{Ll}{3,20}\\](?!\\(\
))|%\\w{1,40}%|%[sd(]|\\$[\\w(]|[A-Z]_[A-Z]|(?<![^\\s(])[:\uFF1A]\\p{L}","u"),example:"Add {{ maps }} for all"},{what:"t\
he code of an emoji",pattern:/:[a-z0-9_+-]{2,40}:/i,example:"Add maps :rocket: for all"},{what:"a trailer",pattern:new RegExp(
"(?<!\\p{L})(?:reviewed|signed-off|co-authored|acked|tested|reported|approved|suggested)-(?:by|on)(?!\\p{L})","iu"),example:"\
Reviewed-by: Mona Lisa"},{what:"an instruction to the author",pattern:new RegExp("^[^\\p{L}]{0,20}(?:describe|write|inser\
t|draft|lorem)(?!\\p{L})|(?<!\\p{L})(?:to ?do|fix ?me|tb[acd]|n\\/a|(?:features?|change|item|entry) [xyz\\d]|(?:changes|feat\
ures?|goes) here|your changes|if (?:useful|needed|any|applicable)|(?:description|summary) of (?:the )?changes?)(?!\\p{L})",
"iu"),example:"Describe your changes here"},{what:"two sentences in one",pattern:new RegExp("[;\uFF1B]|\\p{L}{3}[.!?] \\p{Ll}",
"u"),example:"Add maps. iOS comes in May"},{what:"a word that points elsewhere",pattern:new RegExp("(?<!\\p{L})(?:this|th\
ese|those|(?:support for|adds?|added|allows?|enables?) (?:it|that|them)|the (?:feature|following)|as follows|below|above\
|mentioned|see (?:also|docs|for|here|more|our|the)|(?:click|read|learn|more) (?:here|more|info|information|details)|sieh\
e|voir|v\xE9ase|vedi)(?!\\p{L})|^(?:that|it|they|see|also|and|or|so|then|plus|which)(?!\\p{L})|[,(] ?see(?!\\p{L})|\u4EE5\u4E0B|\u8BF7\u53C2\u8003|\u53C3\u8003|\u53C2\
\u8003|\u53C2\u89C1|\u8BE6\u89C1|\u8A73\u898B|\u8BE6\u60C5|\u5982\u4E0B|\u89C1\u4E0B|\u6B64\u529F\u80FD|\u8BE5\u529F\u80FD|\u8A73\u7D30|\u53C2\u7167|\u4E0A\u8FF0",
"iu"),example:"Add this feature for all"},{what:"an identifier before a colon",pattern:new RegExp("^(?:[^\\s:\uFF1A\\\\/._]{0,40\
}[\\\\/._][^\\s:\uFF1A]{0,40}|\\p{L}\\p{Ll}{1,20}(?:-\\p{Ll}{1,20}){1,3})[:\uFF1A]","u"),example:"Plugins/maps: add filt\
ers"},{what:"no more than that there is a release",pattern:x("(?:various|several|some|many|multiple|misc|miscellaneous|m\
inor|small|numerous|more|general|other|performance) (?:\\p{L}{1,20} ){0,2}(?:improvements?|changes|enhancements?|updates?\
|tweaks?|optimi[sz]ations?|features)|new (?:versions?|release|minimum|contributors?)|(?:first|initial) (?:release|versio\
n)|(?<!-)pre-?releases?|release candidate|stuff|things|credits|thanks"),example:"Several small improvements"},{what:"ano\
ther version of something",pattern:new RegExp("(?<!\\p{L})(?:from|to|zu|auf|von) (?:version )?v?\\d{1,4}\\.\\d|^[\\p{L}.+-]{1\
,30} v?\\d[\\d.]{0,15}$|(?:\u66F4\u65B0|\u5347\u7EA7|\u5347\u7D1A)(?:\u5230|\u81F3)","iu"),example:"Move tinylib to 2.1"},
{what:"a last word that needs another",pattern:/(?:\s(?:in|of|for|to|from|with|by|about|on|at|see|and|or|the|a|an|via|like|as|per|since|after|before|than|when|und|et|mit|de|von|avec|con|por|y|e|для|и|в|с)[.,;]?|[:：,，、…?？–—-]|\.\.)$/iu,
example:"Add maps for"}],hu=120,Aa=3,ka=new Intl.Segmenter("en"),du=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
function pu(t){let e=t.match(du)?.length??0;return(t.replace(du," ").match(/[^\s\p{P}\p{S}][^\s]*/gu)?.length??0)+Math.floor(
e/2)}var fu={")":"(","]":"[","\uFF09":"\uFF08","\u3011":"\u3010","\u300D":"\u300C","\u300F":"\u300E","\u300B":"\u300A"};
function Da(t){let e=[];for(let[r]of t.matchAll(/[()[\]（）【】「」『』《》]/gu))if(fu[r]===void 0)e.push(r);else if(e.
pop()!==fu[r])return!1;return e.length===0&&(t.match(/"/g)?.length??0)%2===0&&(t.match(/[“”„]/gu)?.length??0)%2===
0}function xa(t){return t.length>8*hu||[...ka.segment(t)].length>hu?!1:pu(t)>=Aa&&Da(t)&&!G(cu,t)}var gu=t=>!de(t)&&!G(cu,
`${t} is new`),wa=/\r\n?|\n/,ba=/[\v\f\u0085\u2028\u2029]/g;function Ea(t){let e=t.replace(/^\ufeff/,"").replace(ba," ").
split(wa),r=0,u=e.findIndex((n,s)=>(r+=n.length+1,s>=600||r>32768));return u===-1?{read:e.map(mu),rest:[]}:{read:e.slice(
0,u).map(mu),rest:e.slice(u)}}var Ca=/^[ \t]+/,Pt=/[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y;function mu(t){let e=t.
replace(Ca,""),r=t.length-e.length>24?" ".repeat(24)+e:t,u=0;Pt.lastIndex=0;let n=0;for(;Pt.test(r);)n=Pt.lastIndex,u++;
return u>8?r.slice(n):r}var Fa="See what is new.";function Ba(t){let{read:e,rest:r}=Ea(t),{entries:u,texts:n,remarks:s,lexer:i}=ia(
e.join(`
`)),a=as(n,r.join(`
`));if(a&&"problem"in a)return a;if(a)return{message:a.text,madeFrom:a.text,source:{kind:"comment"}};let o=s.some(Is)?void 0:
ja(Ra(u,i));if(o===void 0)return{message:Fa,madeFrom:"",source:{kind:"neutral"}};let{text:h,whole:l,heading:d}=o;return{
message:h,madeFrom:l,source:{kind:"entry",entry:h,heading:d}}}var ya=18,va=200,Sa={kind:void 0,scope:"",sentence:"",beginsWithCode:!1,
rest:"",whole:"",isLimited:!1};function Ra(t,e){return t.map((r,u)=>{let n=u<va?ki(r.markdown,e):void 0;return La(r,n??Sa)})}
function La(t,e){let{sentence:r,whole:u,scope:n,rest:s,kind:i}=e,{heading:a,kind:o}=t,h=Ha(e),l=Ta(t,e)||qa(t,e),d=!l&&za(
e);return{text:h,whole:u,heading:a,scope:n,sentence:r,isNews:d,isFeature:!l&&_a(e,o),isHighlight:t.isHighlight||Pa.test(
t.markdown),beginsWithAddition:i==="addition"||Ri(r),isFit:d&&!Os(s)&&xa(h)}}var $u=({kind:t})=>t==="addition"||t==="fea\
ture",_a=(t,e)=>$u(t)||e==="feature"&&t.kind!=="change";function Ta({kind:t,isCandidate:e,isUnderUnknown:r},u){return t===
"unfit"||t==="later"||!e||u.kind==="unfit"||r&&!$u(u)}function qa({details:t},{isLimited:e,scope:r,sentence:u}){return e||
Us(t)||!gu(r)||!gu(Si(u))}function za({scope:t,sentence:e}){return!(Li(e)||Ps(e))&&!Hr(`${t}: ${e}`)}var Pa=/^(?:🌟|⭐|:star2?:)/u,
Ia=6,Na=new RegExp("(?<!\\p{L})(?:it|its|they|them|their)(?!\\p{L})","iu");function Ha({scope:t,sentence:e,beginsWithCode:r}){
return Ma(e,t)?ku(`${t}: ${e}`):r?e:ku(e)}function Ma(t,e){return e===""||Au(t).includes(Au(e))?!1:pu(t)<Ia||Na.test(t)}
var Au=t=>` ${t.toLowerCase().match(/[\p{L}\p{N}]+/gu)?.join(" ")} `,Oa=new RegExp("^(?:\\p{Ll}{1,20}[\\p{Lu}\\d_]|[a-z]{1,\
20}\\(|--)","u");function ku(t){return Oa.test(t)?t:t.replace(/./u,e=>e.toUpperCase())}function ja(t){let e=t.filter(({isHighlight:i})=>i),
r=e.length>0?e:t,u=jn(t),n=i=>i.isFit&&!u(i),s=r.filter(({isNews:i,isFeature:a})=>i&&a);if(r.length>ya){let[i]=s;return i&&
n(i)&&i.beginsWithAddition?i:void 0}return r.find(i=>n(i)&&i.beginsWithAddition)??s.find(n)}}),7785:((Du,et,fe)=>{fe.d(et,
{A:()=>ge});const I=[],Le=[];function ge(B,T,_e){if(B===T)return 0;const w=_e?.maxDistance,Ee=B;B.length>T.length&&(B=T,
T=Ee);let F=B.length,b=T.length;for(;F>0&&B.charCodeAt(~-F)===T.charCodeAt(~-b);)F--,b--;let q=0;for(;q<F&&B.charCodeAt(
q)===T.charCodeAt(q);)q++;if(F-=q,b-=q,w!==void 0&&b-F>w)return w;if(F===0)return w!==void 0&&b>w?w:b;let R,z,L,H,E=0,me=0;
for(;E<F;)Le[E]=B.charCodeAt(q+E),I[E]=++E;for(;me<b;){for(R=T.charCodeAt(q+me),L=me++,z=me,E=0;E<F;E++)H=R===Le[E]?L:L+
1,L=I[E],z=I[E]=L>z?H>z?z+1:H:H>L?L+1:H;if(w!==void 0){let re=z;for(E=0;E<F;E++)I[E]<re&&(re=I[E]);if(re>w)return w}}return I.
length=F,Le.length=F,w!==void 0&&z>w?w:z}function Ht(B,T,_e){if(!Array.isArray(T)||T.length===0)return;const w=_e?.maxDistance,
Ee=B.length;for(const R of T)if(R===B)return R;if(w===0)return;let F,b=Number.POSITIVE_INFINITY;const q=new Set;for(const R of T){
if(q.has(R))continue;q.add(R);const z=Math.abs(R.length-Ee);if(z>=b||w!==void 0&&z>w)continue;const L=Number.isFinite(b)?
w===void 0?b:Math.min(b,w):w,H=L===void 0?ge(B,R):ge(B,R,{maxDistance:L});if(w!==void 0&&H>w)continue;let E=H;if(L!==void 0&&
H===L&&L===w&&(E=ge(B,R)),E<b&&(b=E,F=R,b===0))break}if(!(w!==void 0&&b>w))return F}})};
