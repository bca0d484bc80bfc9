export const id = 230;

export const ids = [ 230 ];

export const modules = {
 6678: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   A: () => __WEBPACK_DEFAULT_EXPORT__
  });
  const __WEBPACK_DEFAULT_EXPORT__ = {
   100: "💯",
   1234: "🔢",
   grinning: "😀",
   smiley: "😃",
   smile: "😄",
   grin: "😁",
   laughing: "😆",
   satisfied: "😆",
   sweat_smile: "😅",
   rofl: "🤣",
   joy: "😂",
   slightly_smiling_face: "🙂",
   upside_down_face: "🙃",
   melting_face: "🫠",
   wink: "😉",
   blush: "😊",
   innocent: "😇",
   smiling_face_with_three_hearts: "🥰",
   heart_eyes: "😍",
   star_struck: "🤩",
   kissing_heart: "😘",
   kissing: "😗",
   relaxed: "☺️",
   kissing_closed_eyes: "😚",
   kissing_smiling_eyes: "😙",
   smiling_face_with_tear: "🥲",
   yum: "😋",
   stuck_out_tongue: "😛",
   stuck_out_tongue_winking_eye: "😜",
   zany_face: "🤪",
   stuck_out_tongue_closed_eyes: "😝",
   money_mouth_face: "🤑",
   hugs: "🤗",
   hand_over_mouth: "🤭",
   face_with_open_eyes_and_hand_over_mouth: "🫢",
   face_with_peeking_eye: "🫣",
   shushing_face: "🤫",
   thinking: "🤔",
   saluting_face: "🫡",
   zipper_mouth_face: "🤐",
   raised_eyebrow: "🤨",
   neutral_face: "😐",
   expressionless: "😑",
   no_mouth: "😶",
   dotted_line_face: "🫥",
   face_in_clouds: "😶‍🌫️",
   smirk: "😏",
   unamused: "😒",
   roll_eyes: "🙄",
   grimacing: "😬",
   face_exhaling: "😮‍💨",
   lying_face: "🤥",
   shaking_face: "🫨",
   relieved: "😌",
   pensive: "😔",
   sleepy: "😪",
   drooling_face: "🤤",
   sleeping: "😴",
   mask: "😷",
   face_with_thermometer: "🤒",
   face_with_head_bandage: "🤕",
   nauseated_face: "🤢",
   vomiting_face: "🤮",
   sneezing_face: "🤧",
   hot_face: "🥵",
   cold_face: "🥶",
   woozy_face: "🥴",
   dizzy_face: "😵",
   face_with_spiral_eyes: "😵‍💫",
   exploding_head: "🤯",
   cowboy_hat_face: "🤠",
   partying_face: "🥳",
   disguised_face: "🥸",
   sunglasses: "😎",
   nerd_face: "🤓",
   monocle_face: "🧐",
   confused: "😕",
   face_with_diagonal_mouth: "🫤",
   worried: "😟",
   slightly_frowning_face: "🙁",
   frowning_face: "☹️",
   open_mouth: "😮",
   hushed: "😯",
   astonished: "😲",
   flushed: "😳",
   pleading_face: "🥺",
   face_holding_back_tears: "🥹",
   frowning: "😦",
   anguished: "😧",
   fearful: "😨",
   cold_sweat: "😰",
   disappointed_relieved: "😥",
   cry: "😢",
   sob: "😭",
   scream: "😱",
   confounded: "😖",
   persevere: "😣",
   disappointed: "😞",
   sweat: "😓",
   weary: "😩",
   tired_face: "😫",
   yawning_face: "🥱",
   triumph: "😤",
   rage: "😡",
   pout: "😡",
   angry: "😠",
   cursing_face: "🤬",
   smiling_imp: "😈",
   imp: "👿",
   skull: "💀",
   skull_and_crossbones: "☠️",
   hankey: "💩",
   poop: "💩",
   shit: "💩",
   clown_face: "🤡",
   japanese_ogre: "👹",
   japanese_goblin: "👺",
   ghost: "👻",
   alien: "👽",
   space_invader: "👾",
   robot: "🤖",
   smiley_cat: "😺",
   smile_cat: "😸",
   joy_cat: "😹",
   heart_eyes_cat: "😻",
   smirk_cat: "😼",
   kissing_cat: "😽",
   scream_cat: "🙀",
   crying_cat_face: "😿",
   pouting_cat: "😾",
   see_no_evil: "🙈",
   hear_no_evil: "🙉",
   speak_no_evil: "🙊",
   love_letter: "💌",
   cupid: "💘",
   gift_heart: "💝",
   sparkling_heart: "💖",
   heartpulse: "💗",
   heartbeat: "💓",
   revolving_hearts: "💞",
   two_hearts: "💕",
   heart_decoration: "💟",
   heavy_heart_exclamation: "❣️",
   broken_heart: "💔",
   heart_on_fire: "❤️‍🔥",
   mending_heart: "❤️‍🩹",
   heart: "❤️",
   pink_heart: "🩷",
   orange_heart: "🧡",
   yellow_heart: "💛",
   green_heart: "💚",
   blue_heart: "💙",
   light_blue_heart: "🩵",
   purple_heart: "💜",
   brown_heart: "🤎",
   black_heart: "🖤",
   grey_heart: "🩶",
   white_heart: "🤍",
   kiss: "💋",
   anger: "💢",
   boom: "💥",
   collision: "💥",
   dizzy: "💫",
   sweat_drops: "💦",
   dash: "💨",
   hole: "🕳️",
   speech_balloon: "💬",
   eye_speech_bubble: "👁️‍🗨️",
   left_speech_bubble: "🗨️",
   right_anger_bubble: "🗯️",
   thought_balloon: "💭",
   zzz: "💤",
   wave: "👋",
   raised_back_of_hand: "🤚",
   raised_hand_with_fingers_splayed: "🖐️",
   hand: "✋",
   raised_hand: "✋",
   vulcan_salute: "🖖",
   rightwards_hand: "🫱",
   leftwards_hand: "🫲",
   palm_down_hand: "🫳",
   palm_up_hand: "🫴",
   leftwards_pushing_hand: "🫷",
   rightwards_pushing_hand: "🫸",
   ok_hand: "👌",
   pinched_fingers: "🤌",
   pinching_hand: "🤏",
   v: "✌️",
   crossed_fingers: "🤞",
   hand_with_index_finger_and_thumb_crossed: "🫰",
   love_you_gesture: "🤟",
   metal: "🤘",
   call_me_hand: "🤙",
   point_left: "👈",
   point_right: "👉",
   point_up_2: "👆",
   middle_finger: "🖕",
   fu: "🖕",
   point_down: "👇",
   point_up: "☝️",
   index_pointing_at_the_viewer: "🫵",
   "+1": "👍",
   thumbsup: "👍",
   "-1": "👎",
   thumbsdown: "👎",
   fist_raised: "✊",
   fist: "✊",
   fist_oncoming: "👊",
   facepunch: "👊",
   punch: "👊",
   fist_left: "🤛",
   fist_right: "🤜",
   clap: "👏",
   raised_hands: "🙌",
   heart_hands: "🫶",
   open_hands: "👐",
   palms_up_together: "🤲",
   handshake: "🤝",
   pray: "🙏",
   writing_hand: "✍️",
   nail_care: "💅",
   selfie: "🤳",
   muscle: "💪",
   mechanical_arm: "🦾",
   mechanical_leg: "🦿",
   leg: "🦵",
   foot: "🦶",
   ear: "👂",
   ear_with_hearing_aid: "🦻",
   nose: "👃",
   brain: "🧠",
   anatomical_heart: "🫀",
   lungs: "🫁",
   tooth: "🦷",
   bone: "🦴",
   eyes: "👀",
   eye: "👁️",
   tongue: "👅",
   lips: "👄",
   biting_lip: "🫦",
   baby: "👶",
   child: "🧒",
   boy: "👦",
   girl: "👧",
   adult: "🧑",
   blond_haired_person: "👱",
   man: "👨",
   bearded_person: "🧔",
   man_beard: "🧔‍♂️",
   woman_beard: "🧔‍♀️",
   red_haired_man: "👨‍🦰",
   curly_haired_man: "👨‍🦱",
   white_haired_man: "👨‍🦳",
   bald_man: "👨‍🦲",
   woman: "👩",
   red_haired_woman: "👩‍🦰",
   person_red_hair: "🧑‍🦰",
   curly_haired_woman: "👩‍🦱",
   person_curly_hair: "🧑‍🦱",
   white_haired_woman: "👩‍🦳",
   person_white_hair: "🧑‍🦳",
   bald_woman: "👩‍🦲",
   person_bald: "🧑‍🦲",
   blond_haired_woman: "👱‍♀️",
   blonde_woman: "👱‍♀️",
   blond_haired_man: "👱‍♂️",
   older_adult: "🧓",
   older_man: "👴",
   older_woman: "👵",
   frowning_person: "🙍",
   frowning_man: "🙍‍♂️",
   frowning_woman: "🙍‍♀️",
   pouting_face: "🙎",
   pouting_man: "🙎‍♂️",
   pouting_woman: "🙎‍♀️",
   no_good: "🙅",
   no_good_man: "🙅‍♂️",
   ng_man: "🙅‍♂️",
   no_good_woman: "🙅‍♀️",
   ng_woman: "🙅‍♀️",
   ok_person: "🙆",
   ok_man: "🙆‍♂️",
   ok_woman: "🙆‍♀️",
   tipping_hand_person: "💁",
   information_desk_person: "💁",
   tipping_hand_man: "💁‍♂️",
   sassy_man: "💁‍♂️",
   tipping_hand_woman: "💁‍♀️",
   sassy_woman: "💁‍♀️",
   raising_hand: "🙋",
   raising_hand_man: "🙋‍♂️",
   raising_hand_woman: "🙋‍♀️",
   deaf_person: "🧏",
   deaf_man: "🧏‍♂️",
   deaf_woman: "🧏‍♀️",
   bow: "🙇",
   bowing_man: "🙇‍♂️",
   bowing_woman: "🙇‍♀️",
   facepalm: "🤦",
   man_facepalming: "🤦‍♂️",
   woman_facepalming: "🤦‍♀️",
   shrug: "🤷",
   man_shrugging: "🤷‍♂️",
   woman_shrugging: "🤷‍♀️",
   health_worker: "🧑‍⚕️",
   man_health_worker: "👨‍⚕️",
   woman_health_worker: "👩‍⚕️",
   student: "🧑‍🎓",
   man_student: "👨‍🎓",
   woman_student: "👩‍🎓",
   teacher: "🧑‍🏫",
   man_teacher: "👨‍🏫",
   woman_teacher: "👩‍🏫",
   judge: "🧑‍⚖️",
   man_judge: "👨‍⚖️",
   woman_judge: "👩‍⚖️",
   farmer: "🧑‍🌾",
   man_farmer: "👨‍🌾",
   woman_farmer: "👩‍🌾",
   cook: "🧑‍🍳",
   man_cook: "👨‍🍳",
   woman_cook: "👩‍🍳",
   mechanic: "🧑‍🔧",
   man_mechanic: "👨‍🔧",
   woman_mechanic: "👩‍🔧",
   factory_worker: "🧑‍🏭",
   man_factory_worker: "👨‍🏭",
   woman_factory_worker: "👩‍🏭",
   office_worker: "🧑‍💼",
   man_office_worker: "👨‍💼",
   woman_office_worker: "👩‍💼",
   scientist: "🧑‍🔬",
   man_scientist: "👨‍🔬",
   woman_scientist: "👩‍🔬",
   technologist: "🧑‍💻",
   man_technologist: "👨‍💻",
   woman_technologist: "👩‍💻",
   singer: "🧑‍🎤",
   man_singer: "👨‍🎤",
   woman_singer: "👩‍🎤",
   artist: "🧑‍🎨",
   man_artist: "👨‍🎨",
   woman_artist: "👩‍🎨",
   pilot: "🧑‍✈️",
   man_pilot: "👨‍✈️",
   woman_pilot: "👩‍✈️",
   astronaut: "🧑‍🚀",
   man_astronaut: "👨‍🚀",
   woman_astronaut: "👩‍🚀",
   firefighter: "🧑‍🚒",
   man_firefighter: "👨‍🚒",
   woman_firefighter: "👩‍🚒",
   police_officer: "👮",
   cop: "👮",
   policeman: "👮‍♂️",
   policewoman: "👮‍♀️",
   detective: "🕵️",
   male_detective: "🕵️‍♂️",
   female_detective: "🕵️‍♀️",
   guard: "💂",
   guardsman: "💂‍♂️",
   guardswoman: "💂‍♀️",
   ninja: "🥷",
   construction_worker: "👷",
   construction_worker_man: "👷‍♂️",
   construction_worker_woman: "👷‍♀️",
   person_with_crown: "🫅",
   prince: "🤴",
   princess: "👸",
   person_with_turban: "👳",
   man_with_turban: "👳‍♂️",
   woman_with_turban: "👳‍♀️",
   man_with_gua_pi_mao: "👲",
   woman_with_headscarf: "🧕",
   person_in_tuxedo: "🤵",
   man_in_tuxedo: "🤵‍♂️",
   woman_in_tuxedo: "🤵‍♀️",
   person_with_veil: "👰",
   man_with_veil: "👰‍♂️",
   woman_with_veil: "👰‍♀️",
   bride_with_veil: "👰‍♀️",
   pregnant_woman: "🤰",
   pregnant_man: "🫃",
   pregnant_person: "🫄",
   breast_feeding: "🤱",
   woman_feeding_baby: "👩‍🍼",
   man_feeding_baby: "👨‍🍼",
   person_feeding_baby: "🧑‍🍼",
   angel: "👼",
   santa: "🎅",
   mrs_claus: "🤶",
   mx_claus: "🧑‍🎄",
   superhero: "🦸",
   superhero_man: "🦸‍♂️",
   superhero_woman: "🦸‍♀️",
   supervillain: "🦹",
   supervillain_man: "🦹‍♂️",
   supervillain_woman: "🦹‍♀️",
   mage: "🧙",
   mage_man: "🧙‍♂️",
   mage_woman: "🧙‍♀️",
   fairy: "🧚",
   fairy_man: "🧚‍♂️",
   fairy_woman: "🧚‍♀️",
   vampire: "🧛",
   vampire_man: "🧛‍♂️",
   vampire_woman: "🧛‍♀️",
   merperson: "🧜",
   merman: "🧜‍♂️",
   mermaid: "🧜‍♀️",
   elf: "🧝",
   elf_man: "🧝‍♂️",
   elf_woman: "🧝‍♀️",
   genie: "🧞",
   genie_man: "🧞‍♂️",
   genie_woman: "🧞‍♀️",
   zombie: "🧟",
   zombie_man: "🧟‍♂️",
   zombie_woman: "🧟‍♀️",
   troll: "🧌",
   massage: "💆",
   massage_man: "💆‍♂️",
   massage_woman: "💆‍♀️",
   haircut: "💇",
   haircut_man: "💇‍♂️",
   haircut_woman: "💇‍♀️",
   walking: "🚶",
   walking_man: "🚶‍♂️",
   walking_woman: "🚶‍♀️",
   standing_person: "🧍",
   standing_man: "🧍‍♂️",
   standing_woman: "🧍‍♀️",
   kneeling_person: "🧎",
   kneeling_man: "🧎‍♂️",
   kneeling_woman: "🧎‍♀️",
   person_with_probing_cane: "🧑‍🦯",
   man_with_probing_cane: "👨‍🦯",
   woman_with_probing_cane: "👩‍🦯",
   person_in_motorized_wheelchair: "🧑‍🦼",
   man_in_motorized_wheelchair: "👨‍🦼",
   woman_in_motorized_wheelchair: "👩‍🦼",
   person_in_manual_wheelchair: "🧑‍🦽",
   man_in_manual_wheelchair: "👨‍🦽",
   woman_in_manual_wheelchair: "👩‍🦽",
   runner: "🏃",
   running: "🏃",
   running_man: "🏃‍♂️",
   running_woman: "🏃‍♀️",
   woman_dancing: "💃",
   dancer: "💃",
   man_dancing: "🕺",
   business_suit_levitating: "🕴️",
   dancers: "👯",
   dancing_men: "👯‍♂️",
   dancing_women: "👯‍♀️",
   sauna_person: "🧖",
   sauna_man: "🧖‍♂️",
   sauna_woman: "🧖‍♀️",
   climbing: "🧗",
   climbing_man: "🧗‍♂️",
   climbing_woman: "🧗‍♀️",
   person_fencing: "🤺",
   horse_racing: "🏇",
   skier: "⛷️",
   snowboarder: "🏂",
   golfing: "🏌️",
   golfing_man: "🏌️‍♂️",
   golfing_woman: "🏌️‍♀️",
   surfer: "🏄",
   surfing_man: "🏄‍♂️",
   surfing_woman: "🏄‍♀️",
   rowboat: "🚣",
   rowing_man: "🚣‍♂️",
   rowing_woman: "🚣‍♀️",
   swimmer: "🏊",
   swimming_man: "🏊‍♂️",
   swimming_woman: "🏊‍♀️",
   bouncing_ball_person: "⛹️",
   bouncing_ball_man: "⛹️‍♂️",
   basketball_man: "⛹️‍♂️",
   bouncing_ball_woman: "⛹️‍♀️",
   basketball_woman: "⛹️‍♀️",
   weight_lifting: "🏋️",
   weight_lifting_man: "🏋️‍♂️",
   weight_lifting_woman: "🏋️‍♀️",
   bicyclist: "🚴",
   biking_man: "🚴‍♂️",
   biking_woman: "🚴‍♀️",
   mountain_bicyclist: "🚵",
   mountain_biking_man: "🚵‍♂️",
   mountain_biking_woman: "🚵‍♀️",
   cartwheeling: "🤸",
   man_cartwheeling: "🤸‍♂️",
   woman_cartwheeling: "🤸‍♀️",
   wrestling: "🤼",
   men_wrestling: "🤼‍♂️",
   women_wrestling: "🤼‍♀️",
   water_polo: "🤽",
   man_playing_water_polo: "🤽‍♂️",
   woman_playing_water_polo: "🤽‍♀️",
   handball_person: "🤾",
   man_playing_handball: "🤾‍♂️",
   woman_playing_handball: "🤾‍♀️",
   juggling_person: "🤹",
   man_juggling: "🤹‍♂️",
   woman_juggling: "🤹‍♀️",
   lotus_position: "🧘",
   lotus_position_man: "🧘‍♂️",
   lotus_position_woman: "🧘‍♀️",
   bath: "🛀",
   sleeping_bed: "🛌",
   people_holding_hands: "🧑‍🤝‍🧑",
   two_women_holding_hands: "👭",
   couple: "👫",
   two_men_holding_hands: "👬",
   couplekiss: "💏",
   couplekiss_man_woman: "👩‍❤️‍💋‍👨",
   couplekiss_man_man: "👨‍❤️‍💋‍👨",
   couplekiss_woman_woman: "👩‍❤️‍💋‍👩",
   couple_with_heart: "💑",
   couple_with_heart_woman_man: "👩‍❤️‍👨",
   couple_with_heart_man_man: "👨‍❤️‍👨",
   couple_with_heart_woman_woman: "👩‍❤️‍👩",
   family: "👪",
   family_man_woman_boy: "👨‍👩‍👦",
   family_man_woman_girl: "👨‍👩‍👧",
   family_man_woman_girl_boy: "👨‍👩‍👧‍👦",
   family_man_woman_boy_boy: "👨‍👩‍👦‍👦",
   family_man_woman_girl_girl: "👨‍👩‍👧‍👧",
   family_man_man_boy: "👨‍👨‍👦",
   family_man_man_girl: "👨‍👨‍👧",
   family_man_man_girl_boy: "👨‍👨‍👧‍👦",
   family_man_man_boy_boy: "👨‍👨‍👦‍👦",
   family_man_man_girl_girl: "👨‍👨‍👧‍👧",
   family_woman_woman_boy: "👩‍👩‍👦",
   family_woman_woman_girl: "👩‍👩‍👧",
   family_woman_woman_girl_boy: "👩‍👩‍👧‍👦",
   family_woman_woman_boy_boy: "👩‍👩‍👦‍👦",
   family_woman_woman_girl_girl: "👩‍👩‍👧‍👧",
   family_man_boy: "👨‍👦",
   family_man_boy_boy: "👨‍👦‍👦",
   family_man_girl: "👨‍👧",
   family_man_girl_boy: "👨‍👧‍👦",
   family_man_girl_girl: "👨‍👧‍👧",
   family_woman_boy: "👩‍👦",
   family_woman_boy_boy: "👩‍👦‍👦",
   family_woman_girl: "👩‍👧",
   family_woman_girl_boy: "👩‍👧‍👦",
   family_woman_girl_girl: "👩‍👧‍👧",
   speaking_head: "🗣️",
   bust_in_silhouette: "👤",
   busts_in_silhouette: "👥",
   people_hugging: "🫂",
   footprints: "👣",
   monkey_face: "🐵",
   monkey: "🐒",
   gorilla: "🦍",
   orangutan: "🦧",
   dog: "🐶",
   dog2: "🐕",
   guide_dog: "🦮",
   service_dog: "🐕‍🦺",
   poodle: "🐩",
   wolf: "🐺",
   fox_face: "🦊",
   raccoon: "🦝",
   cat: "🐱",
   cat2: "🐈",
   black_cat: "🐈‍⬛",
   lion: "🦁",
   tiger: "🐯",
   tiger2: "🐅",
   leopard: "🐆",
   horse: "🐴",
   moose: "🫎",
   donkey: "🫏",
   racehorse: "🐎",
   unicorn: "🦄",
   zebra: "🦓",
   deer: "🦌",
   bison: "🦬",
   cow: "🐮",
   ox: "🐂",
   water_buffalo: "🐃",
   cow2: "🐄",
   pig: "🐷",
   pig2: "🐖",
   boar: "🐗",
   pig_nose: "🐽",
   ram: "🐏",
   sheep: "🐑",
   goat: "🐐",
   dromedary_camel: "🐪",
   camel: "🐫",
   llama: "🦙",
   giraffe: "🦒",
   elephant: "🐘",
   mammoth: "🦣",
   rhinoceros: "🦏",
   hippopotamus: "🦛",
   mouse: "🐭",
   mouse2: "🐁",
   rat: "🐀",
   hamster: "🐹",
   rabbit: "🐰",
   rabbit2: "🐇",
   chipmunk: "🐿️",
   beaver: "🦫",
   hedgehog: "🦔",
   bat: "🦇",
   bear: "🐻",
   polar_bear: "🐻‍❄️",
   koala: "🐨",
   panda_face: "🐼",
   sloth: "🦥",
   otter: "🦦",
   skunk: "🦨",
   kangaroo: "🦘",
   badger: "🦡",
   feet: "🐾",
   paw_prints: "🐾",
   turkey: "🦃",
   chicken: "🐔",
   rooster: "🐓",
   hatching_chick: "🐣",
   baby_chick: "🐤",
   hatched_chick: "🐥",
   bird: "🐦",
   penguin: "🐧",
   dove: "🕊️",
   eagle: "🦅",
   duck: "🦆",
   swan: "🦢",
   owl: "🦉",
   dodo: "🦤",
   feather: "🪶",
   flamingo: "🦩",
   peacock: "🦚",
   parrot: "🦜",
   wing: "🪽",
   black_bird: "🐦‍⬛",
   goose: "🪿",
   frog: "🐸",
   crocodile: "🐊",
   turtle: "🐢",
   lizard: "🦎",
   snake: "🐍",
   dragon_face: "🐲",
   dragon: "🐉",
   sauropod: "🦕",
   "t-rex": "🦖",
   whale: "🐳",
   whale2: "🐋",
   dolphin: "🐬",
   flipper: "🐬",
   seal: "🦭",
   fish: "🐟",
   tropical_fish: "🐠",
   blowfish: "🐡",
   shark: "🦈",
   octopus: "🐙",
   shell: "🐚",
   coral: "🪸",
   jellyfish: "🪼",
   snail: "🐌",
   butterfly: "🦋",
   bug: "🐛",
   ant: "🐜",
   bee: "🐝",
   honeybee: "🐝",
   beetle: "🪲",
   lady_beetle: "🐞",
   cricket: "🦗",
   cockroach: "🪳",
   spider: "🕷️",
   spider_web: "🕸️",
   scorpion: "🦂",
   mosquito: "🦟",
   fly: "🪰",
   worm: "🪱",
   microbe: "🦠",
   bouquet: "💐",
   cherry_blossom: "🌸",
   white_flower: "💮",
   lotus: "🪷",
   rosette: "🏵️",
   rose: "🌹",
   wilted_flower: "🥀",
   hibiscus: "🌺",
   sunflower: "🌻",
   blossom: "🌼",
   tulip: "🌷",
   hyacinth: "🪻",
   seedling: "🌱",
   potted_plant: "🪴",
   evergreen_tree: "🌲",
   deciduous_tree: "🌳",
   palm_tree: "🌴",
   cactus: "🌵",
   ear_of_rice: "🌾",
   herb: "🌿",
   shamrock: "☘️",
   four_leaf_clover: "🍀",
   maple_leaf: "🍁",
   fallen_leaf: "🍂",
   leaves: "🍃",
   empty_nest: "🪹",
   nest_with_eggs: "🪺",
   mushroom: "🍄",
   grapes: "🍇",
   melon: "🍈",
   watermelon: "🍉",
   tangerine: "🍊",
   orange: "🍊",
   mandarin: "🍊",
   lemon: "🍋",
   banana: "🍌",
   pineapple: "🍍",
   mango: "🥭",
   apple: "🍎",
   green_apple: "🍏",
   pear: "🍐",
   peach: "🍑",
   cherries: "🍒",
   strawberry: "🍓",
   blueberries: "🫐",
   kiwi_fruit: "🥝",
   tomato: "🍅",
   olive: "🫒",
   coconut: "🥥",
   avocado: "🥑",
   eggplant: "🍆",
   potato: "🥔",
   carrot: "🥕",
   corn: "🌽",
   hot_pepper: "🌶️",
   bell_pepper: "🫑",
   cucumber: "🥒",
   leafy_green: "🥬",
   broccoli: "🥦",
   garlic: "🧄",
   onion: "🧅",
   peanuts: "🥜",
   beans: "🫘",
   chestnut: "🌰",
   ginger_root: "🫚",
   pea_pod: "🫛",
   bread: "🍞",
   croissant: "🥐",
   baguette_bread: "🥖",
   flatbread: "🫓",
   pretzel: "🥨",
   bagel: "🥯",
   pancakes: "🥞",
   waffle: "🧇",
   cheese: "🧀",
   meat_on_bone: "🍖",
   poultry_leg: "🍗",
   cut_of_meat: "🥩",
   bacon: "🥓",
   hamburger: "🍔",
   fries: "🍟",
   pizza: "🍕",
   hotdog: "🌭",
   sandwich: "🥪",
   taco: "🌮",
   burrito: "🌯",
   tamale: "🫔",
   stuffed_flatbread: "🥙",
   falafel: "🧆",
   egg: "🥚",
   fried_egg: "🍳",
   shallow_pan_of_food: "🥘",
   stew: "🍲",
   fondue: "🫕",
   bowl_with_spoon: "🥣",
   green_salad: "🥗",
   popcorn: "🍿",
   butter: "🧈",
   salt: "🧂",
   canned_food: "🥫",
   bento: "🍱",
   rice_cracker: "🍘",
   rice_ball: "🍙",
   rice: "🍚",
   curry: "🍛",
   ramen: "🍜",
   spaghetti: "🍝",
   sweet_potato: "🍠",
   oden: "🍢",
   sushi: "🍣",
   fried_shrimp: "🍤",
   fish_cake: "🍥",
   moon_cake: "🥮",
   dango: "🍡",
   dumpling: "🥟",
   fortune_cookie: "🥠",
   takeout_box: "🥡",
   crab: "🦀",
   lobster: "🦞",
   shrimp: "🦐",
   squid: "🦑",
   oyster: "🦪",
   icecream: "🍦",
   shaved_ice: "🍧",
   ice_cream: "🍨",
   doughnut: "🍩",
   cookie: "🍪",
   birthday: "🎂",
   cake: "🍰",
   cupcake: "🧁",
   pie: "🥧",
   chocolate_bar: "🍫",
   candy: "🍬",
   lollipop: "🍭",
   custard: "🍮",
   honey_pot: "🍯",
   baby_bottle: "🍼",
   milk_glass: "🥛",
   coffee: "☕",
   teapot: "🫖",
   tea: "🍵",
   sake: "🍶",
   champagne: "🍾",
   wine_glass: "🍷",
   cocktail: "🍸",
   tropical_drink: "🍹",
   beer: "🍺",
   beers: "🍻",
   clinking_glasses: "🥂",
   tumbler_glass: "🥃",
   pouring_liquid: "🫗",
   cup_with_straw: "🥤",
   bubble_tea: "🧋",
   beverage_box: "🧃",
   mate: "🧉",
   ice_cube: "🧊",
   chopsticks: "🥢",
   plate_with_cutlery: "🍽️",
   fork_and_knife: "🍴",
   spoon: "🥄",
   hocho: "🔪",
   knife: "🔪",
   jar: "🫙",
   amphora: "🏺",
   earth_africa: "🌍",
   earth_americas: "🌎",
   earth_asia: "🌏",
   globe_with_meridians: "🌐",
   world_map: "🗺️",
   japan: "🗾",
   compass: "🧭",
   mountain_snow: "🏔️",
   mountain: "⛰️",
   volcano: "🌋",
   mount_fuji: "🗻",
   camping: "🏕️",
   beach_umbrella: "🏖️",
   desert: "🏜️",
   desert_island: "🏝️",
   national_park: "🏞️",
   stadium: "🏟️",
   classical_building: "🏛️",
   building_construction: "🏗️",
   bricks: "🧱",
   rock: "🪨",
   wood: "🪵",
   hut: "🛖",
   houses: "🏘️",
   derelict_house: "🏚️",
   house: "🏠",
   house_with_garden: "🏡",
   office: "🏢",
   post_office: "🏣",
   european_post_office: "🏤",
   hospital: "🏥",
   bank: "🏦",
   hotel: "🏨",
   love_hotel: "🏩",
   convenience_store: "🏪",
   school: "🏫",
   department_store: "🏬",
   factory: "🏭",
   japanese_castle: "🏯",
   european_castle: "🏰",
   wedding: "💒",
   tokyo_tower: "🗼",
   statue_of_liberty: "🗽",
   church: "⛪",
   mosque: "🕌",
   hindu_temple: "🛕",
   synagogue: "🕍",
   shinto_shrine: "⛩️",
   kaaba: "🕋",
   fountain: "⛲",
   tent: "⛺",
   foggy: "🌁",
   night_with_stars: "🌃",
   cityscape: "🏙️",
   sunrise_over_mountains: "🌄",
   sunrise: "🌅",
   city_sunset: "🌆",
   city_sunrise: "🌇",
   bridge_at_night: "🌉",
   hotsprings: "♨️",
   carousel_horse: "🎠",
   playground_slide: "🛝",
   ferris_wheel: "🎡",
   roller_coaster: "🎢",
   barber: "💈",
   circus_tent: "🎪",
   steam_locomotive: "🚂",
   railway_car: "🚃",
   bullettrain_side: "🚄",
   bullettrain_front: "🚅",
   train2: "🚆",
   metro: "🚇",
   light_rail: "🚈",
   station: "🚉",
   tram: "🚊",
   monorail: "🚝",
   mountain_railway: "🚞",
   train: "🚋",
   bus: "🚌",
   oncoming_bus: "🚍",
   trolleybus: "🚎",
   minibus: "🚐",
   ambulance: "🚑",
   fire_engine: "🚒",
   police_car: "🚓",
   oncoming_police_car: "🚔",
   taxi: "🚕",
   oncoming_taxi: "🚖",
   car: "🚗",
   red_car: "🚗",
   oncoming_automobile: "🚘",
   blue_car: "🚙",
   pickup_truck: "🛻",
   truck: "🚚",
   articulated_lorry: "🚛",
   tractor: "🚜",
   racing_car: "🏎️",
   motorcycle: "🏍️",
   motor_scooter: "🛵",
   manual_wheelchair: "🦽",
   motorized_wheelchair: "🦼",
   auto_rickshaw: "🛺",
   bike: "🚲",
   kick_scooter: "🛴",
   skateboard: "🛹",
   roller_skate: "🛼",
   busstop: "🚏",
   motorway: "🛣️",
   railway_track: "🛤️",
   oil_drum: "🛢️",
   fuelpump: "⛽",
   wheel: "🛞",
   rotating_light: "🚨",
   traffic_light: "🚥",
   vertical_traffic_light: "🚦",
   stop_sign: "🛑",
   construction: "🚧",
   anchor: "⚓",
   ring_buoy: "🛟",
   boat: "⛵",
   sailboat: "⛵",
   canoe: "🛶",
   speedboat: "🚤",
   passenger_ship: "🛳️",
   ferry: "⛴️",
   motor_boat: "🛥️",
   ship: "🚢",
   airplane: "✈️",
   small_airplane: "🛩️",
   flight_departure: "🛫",
   flight_arrival: "🛬",
   parachute: "🪂",
   seat: "💺",
   helicopter: "🚁",
   suspension_railway: "🚟",
   mountain_cableway: "🚠",
   aerial_tramway: "🚡",
   artificial_satellite: "🛰️",
   rocket: "🚀",
   flying_saucer: "🛸",
   bellhop_bell: "🛎️",
   luggage: "🧳",
   hourglass: "⌛",
   hourglass_flowing_sand: "⏳",
   watch: "⌚",
   alarm_clock: "⏰",
   stopwatch: "⏱️",
   timer_clock: "⏲️",
   mantelpiece_clock: "🕰️",
   clock12: "🕛",
   clock1230: "🕧",
   clock1: "🕐",
   clock130: "🕜",
   clock2: "🕑",
   clock230: "🕝",
   clock3: "🕒",
   clock330: "🕞",
   clock4: "🕓",
   clock430: "🕟",
   clock5: "🕔",
   clock530: "🕠",
   clock6: "🕕",
   clock630: "🕡",
   clock7: "🕖",
   clock730: "🕢",
   clock8: "🕗",
   clock830: "🕣",
   clock9: "🕘",
   clock930: "🕤",
   clock10: "🕙",
   clock1030: "🕥",
   clock11: "🕚",
   clock1130: "🕦",
   new_moon: "🌑",
   waxing_crescent_moon: "🌒",
   first_quarter_moon: "🌓",
   moon: "🌔",
   waxing_gibbous_moon: "🌔",
   full_moon: "🌕",
   waning_gibbous_moon: "🌖",
   last_quarter_moon: "🌗",
   waning_crescent_moon: "🌘",
   crescent_moon: "🌙",
   new_moon_with_face: "🌚",
   first_quarter_moon_with_face: "🌛",
   last_quarter_moon_with_face: "🌜",
   thermometer: "🌡️",
   sunny: "☀️",
   full_moon_with_face: "🌝",
   sun_with_face: "🌞",
   ringed_planet: "🪐",
   star: "⭐",
   star2: "🌟",
   stars: "🌠",
   milky_way: "🌌",
   cloud: "☁️",
   partly_sunny: "⛅",
   cloud_with_lightning_and_rain: "⛈️",
   sun_behind_small_cloud: "🌤️",
   sun_behind_large_cloud: "🌥️",
   sun_behind_rain_cloud: "🌦️",
   cloud_with_rain: "🌧️",
   cloud_with_snow: "🌨️",
   cloud_with_lightning: "🌩️",
   tornado: "🌪️",
   fog: "🌫️",
   wind_face: "🌬️",
   cyclone: "🌀",
   rainbow: "🌈",
   closed_umbrella: "🌂",
   open_umbrella: "☂️",
   umbrella: "☔",
   parasol_on_ground: "⛱️",
   zap: "⚡",
   snowflake: "❄️",
   snowman_with_snow: "☃️",
   snowman: "⛄",
   comet: "☄️",
   fire: "🔥",
   droplet: "💧",
   ocean: "🌊",
   jack_o_lantern: "🎃",
   christmas_tree: "🎄",
   fireworks: "🎆",
   sparkler: "🎇",
   firecracker: "🧨",
   sparkles: "✨",
   balloon: "🎈",
   tada: "🎉",
   confetti_ball: "🎊",
   tanabata_tree: "🎋",
   bamboo: "🎍",
   dolls: "🎎",
   flags: "🎏",
   wind_chime: "🎐",
   rice_scene: "🎑",
   red_envelope: "🧧",
   ribbon: "🎀",
   gift: "🎁",
   reminder_ribbon: "🎗️",
   tickets: "🎟️",
   ticket: "🎫",
   medal_military: "🎖️",
   trophy: "🏆",
   medal_sports: "🏅",
   "1st_place_medal": "🥇",
   "2nd_place_medal": "🥈",
   "3rd_place_medal": "🥉",
   soccer: "⚽",
   baseball: "⚾",
   softball: "🥎",
   basketball: "🏀",
   volleyball: "🏐",
   football: "🏈",
   rugby_football: "🏉",
   tennis: "🎾",
   flying_disc: "🥏",
   bowling: "🎳",
   cricket_game: "🏏",
   field_hockey: "🏑",
   ice_hockey: "🏒",
   lacrosse: "🥍",
   ping_pong: "🏓",
   badminton: "🏸",
   boxing_glove: "🥊",
   martial_arts_uniform: "🥋",
   goal_net: "🥅",
   golf: "⛳",
   ice_skate: "⛸️",
   fishing_pole_and_fish: "🎣",
   diving_mask: "🤿",
   running_shirt_with_sash: "🎽",
   ski: "🎿",
   sled: "🛷",
   curling_stone: "🥌",
   dart: "🎯",
   yo_yo: "🪀",
   kite: "🪁",
   gun: "🔫",
   "8ball": "🎱",
   crystal_ball: "🔮",
   magic_wand: "🪄",
   video_game: "🎮",
   joystick: "🕹️",
   slot_machine: "🎰",
   game_die: "🎲",
   jigsaw: "🧩",
   teddy_bear: "🧸",
   pinata: "🪅",
   mirror_ball: "🪩",
   nesting_dolls: "🪆",
   spades: "♠️",
   hearts: "♥️",
   diamonds: "♦️",
   clubs: "♣️",
   chess_pawn: "♟️",
   black_joker: "🃏",
   mahjong: "🀄",
   flower_playing_cards: "🎴",
   performing_arts: "🎭",
   framed_picture: "🖼️",
   art: "🎨",
   thread: "🧵",
   sewing_needle: "🪡",
   yarn: "🧶",
   knot: "🪢",
   eyeglasses: "👓",
   dark_sunglasses: "🕶️",
   goggles: "🥽",
   lab_coat: "🥼",
   safety_vest: "🦺",
   necktie: "👔",
   shirt: "👕",
   tshirt: "👕",
   jeans: "👖",
   scarf: "🧣",
   gloves: "🧤",
   coat: "🧥",
   socks: "🧦",
   dress: "👗",
   kimono: "👘",
   sari: "🥻",
   one_piece_swimsuit: "🩱",
   swim_brief: "🩲",
   shorts: "🩳",
   bikini: "👙",
   womans_clothes: "👚",
   folding_hand_fan: "🪭",
   purse: "👛",
   handbag: "👜",
   pouch: "👝",
   shopping: "🛍️",
   school_satchel: "🎒",
   thong_sandal: "🩴",
   mans_shoe: "👞",
   shoe: "👞",
   athletic_shoe: "👟",
   hiking_boot: "🥾",
   flat_shoe: "🥿",
   high_heel: "👠",
   sandal: "👡",
   ballet_shoes: "🩰",
   boot: "👢",
   hair_pick: "🪮",
   crown: "👑",
   womans_hat: "👒",
   tophat: "🎩",
   mortar_board: "🎓",
   billed_cap: "🧢",
   military_helmet: "🪖",
   rescue_worker_helmet: "⛑️",
   prayer_beads: "📿",
   lipstick: "💄",
   ring: "💍",
   gem: "💎",
   mute: "🔇",
   speaker: "🔈",
   sound: "🔉",
   loud_sound: "🔊",
   loudspeaker: "📢",
   mega: "📣",
   postal_horn: "📯",
   bell: "🔔",
   no_bell: "🔕",
   musical_score: "🎼",
   musical_note: "🎵",
   notes: "🎶",
   studio_microphone: "🎙️",
   level_slider: "🎚️",
   control_knobs: "🎛️",
   microphone: "🎤",
   headphones: "🎧",
   radio: "📻",
   saxophone: "🎷",
   accordion: "🪗",
   guitar: "🎸",
   musical_keyboard: "🎹",
   trumpet: "🎺",
   violin: "🎻",
   banjo: "🪕",
   drum: "🥁",
   long_drum: "🪘",
   maracas: "🪇",
   flute: "🪈",
   iphone: "📱",
   calling: "📲",
   phone: "☎️",
   telephone: "☎️",
   telephone_receiver: "📞",
   pager: "📟",
   fax: "📠",
   battery: "🔋",
   low_battery: "🪫",
   electric_plug: "🔌",
   computer: "💻",
   desktop_computer: "🖥️",
   printer: "🖨️",
   keyboard: "⌨️",
   computer_mouse: "🖱️",
   trackball: "🖲️",
   minidisc: "💽",
   floppy_disk: "💾",
   cd: "💿",
   dvd: "📀",
   abacus: "🧮",
   movie_camera: "🎥",
   film_strip: "🎞️",
   film_projector: "📽️",
   clapper: "🎬",
   tv: "📺",
   camera: "📷",
   camera_flash: "📸",
   video_camera: "📹",
   vhs: "📼",
   mag: "🔍",
   mag_right: "🔎",
   candle: "🕯️",
   bulb: "💡",
   flashlight: "🔦",
   izakaya_lantern: "🏮",
   lantern: "🏮",
   diya_lamp: "🪔",
   notebook_with_decorative_cover: "📔",
   closed_book: "📕",
   book: "📖",
   open_book: "📖",
   green_book: "📗",
   blue_book: "📘",
   orange_book: "📙",
   books: "📚",
   notebook: "📓",
   ledger: "📒",
   page_with_curl: "📃",
   scroll: "📜",
   page_facing_up: "📄",
   newspaper: "📰",
   newspaper_roll: "🗞️",
   bookmark_tabs: "📑",
   bookmark: "🔖",
   label: "🏷️",
   moneybag: "💰",
   coin: "🪙",
   yen: "💴",
   dollar: "💵",
   euro: "💶",
   pound: "💷",
   money_with_wings: "💸",
   credit_card: "💳",
   receipt: "🧾",
   chart: "💹",
   envelope: "✉️",
   email: "📧",
   "e-mail": "📧",
   incoming_envelope: "📨",
   envelope_with_arrow: "📩",
   outbox_tray: "📤",
   inbox_tray: "📥",
   package: "📦",
   mailbox: "📫",
   mailbox_closed: "📪",
   mailbox_with_mail: "📬",
   mailbox_with_no_mail: "📭",
   postbox: "📮",
   ballot_box: "🗳️",
   pencil2: "✏️",
   black_nib: "✒️",
   fountain_pen: "🖋️",
   pen: "🖊️",
   paintbrush: "🖌️",
   crayon: "🖍️",
   memo: "📝",
   pencil: "📝",
   briefcase: "💼",
   file_folder: "📁",
   open_file_folder: "📂",
   card_index_dividers: "🗂️",
   date: "📅",
   calendar: "📆",
   spiral_notepad: "🗒️",
   spiral_calendar: "🗓️",
   card_index: "📇",
   chart_with_upwards_trend: "📈",
   chart_with_downwards_trend: "📉",
   bar_chart: "📊",
   clipboard: "📋",
   pushpin: "📌",
   round_pushpin: "📍",
   paperclip: "📎",
   paperclips: "🖇️",
   straight_ruler: "📏",
   triangular_ruler: "📐",
   scissors: "✂️",
   card_file_box: "🗃️",
   file_cabinet: "🗄️",
   wastebasket: "🗑️",
   lock: "🔒",
   unlock: "🔓",
   lock_with_ink_pen: "🔏",
   closed_lock_with_key: "🔐",
   key: "🔑",
   old_key: "🗝️",
   hammer: "🔨",
   axe: "🪓",
   pick: "⛏️",
   hammer_and_pick: "⚒️",
   hammer_and_wrench: "🛠️",
   dagger: "🗡️",
   crossed_swords: "⚔️",
   bomb: "💣",
   boomerang: "🪃",
   bow_and_arrow: "🏹",
   shield: "🛡️",
   carpentry_saw: "🪚",
   wrench: "🔧",
   screwdriver: "🪛",
   nut_and_bolt: "🔩",
   gear: "⚙️",
   clamp: "🗜️",
   balance_scale: "⚖️",
   probing_cane: "🦯",
   link: "🔗",
   chains: "⛓️",
   hook: "🪝",
   toolbox: "🧰",
   magnet: "🧲",
   ladder: "🪜",
   alembic: "⚗️",
   test_tube: "🧪",
   petri_dish: "🧫",
   dna: "🧬",
   microscope: "🔬",
   telescope: "🔭",
   satellite: "📡",
   syringe: "💉",
   drop_of_blood: "🩸",
   pill: "💊",
   adhesive_bandage: "🩹",
   crutch: "🩼",
   stethoscope: "🩺",
   x_ray: "🩻",
   door: "🚪",
   elevator: "🛗",
   mirror: "🪞",
   window: "🪟",
   bed: "🛏️",
   couch_and_lamp: "🛋️",
   chair: "🪑",
   toilet: "🚽",
   plunger: "🪠",
   shower: "🚿",
   bathtub: "🛁",
   mouse_trap: "🪤",
   razor: "🪒",
   lotion_bottle: "🧴",
   safety_pin: "🧷",
   broom: "🧹",
   basket: "🧺",
   roll_of_paper: "🧻",
   bucket: "🪣",
   soap: "🧼",
   bubbles: "🫧",
   toothbrush: "🪥",
   sponge: "🧽",
   fire_extinguisher: "🧯",
   shopping_cart: "🛒",
   smoking: "🚬",
   coffin: "⚰️",
   headstone: "🪦",
   funeral_urn: "⚱️",
   nazar_amulet: "🧿",
   hamsa: "🪬",
   moyai: "🗿",
   placard: "🪧",
   identification_card: "🪪",
   atm: "🏧",
   put_litter_in_its_place: "🚮",
   potable_water: "🚰",
   wheelchair: "♿",
   mens: "🚹",
   womens: "🚺",
   restroom: "🚻",
   baby_symbol: "🚼",
   wc: "🚾",
   passport_control: "🛂",
   customs: "🛃",
   baggage_claim: "🛄",
   left_luggage: "🛅",
   warning: "⚠️",
   children_crossing: "🚸",
   no_entry: "⛔",
   no_entry_sign: "🚫",
   no_bicycles: "🚳",
   no_smoking: "🚭",
   do_not_litter: "🚯",
   "non-potable_water": "🚱",
   no_pedestrians: "🚷",
   no_mobile_phones: "📵",
   underage: "🔞",
   radioactive: "☢️",
   biohazard: "☣️",
   arrow_up: "⬆️",
   arrow_upper_right: "↗️",
   arrow_right: "➡️",
   arrow_lower_right: "↘️",
   arrow_down: "⬇️",
   arrow_lower_left: "↙️",
   arrow_left: "⬅️",
   arrow_upper_left: "↖️",
   arrow_up_down: "↕️",
   left_right_arrow: "↔️",
   leftwards_arrow_with_hook: "↩️",
   arrow_right_hook: "↪️",
   arrow_heading_up: "⤴️",
   arrow_heading_down: "⤵️",
   arrows_clockwise: "🔃",
   arrows_counterclockwise: "🔄",
   back: "🔙",
   end: "🔚",
   on: "🔛",
   soon: "🔜",
   top: "🔝",
   place_of_worship: "🛐",
   atom_symbol: "⚛️",
   om: "🕉️",
   star_of_david: "✡️",
   wheel_of_dharma: "☸️",
   yin_yang: "☯️",
   latin_cross: "✝️",
   orthodox_cross: "☦️",
   star_and_crescent: "☪️",
   peace_symbol: "☮️",
   menorah: "🕎",
   six_pointed_star: "🔯",
   khanda: "🪯",
   aries: "♈",
   taurus: "♉",
   gemini: "♊",
   cancer: "♋",
   leo: "♌",
   virgo: "♍",
   libra: "♎",
   scorpius: "♏",
   sagittarius: "♐",
   capricorn: "♑",
   aquarius: "♒",
   pisces: "♓",
   ophiuchus: "⛎",
   twisted_rightwards_arrows: "🔀",
   repeat: "🔁",
   repeat_one: "🔂",
   arrow_forward: "▶️",
   fast_forward: "⏩",
   next_track_button: "⏭️",
   play_or_pause_button: "⏯️",
   arrow_backward: "◀️",
   rewind: "⏪",
   previous_track_button: "⏮️",
   arrow_up_small: "🔼",
   arrow_double_up: "⏫",
   arrow_down_small: "🔽",
   arrow_double_down: "⏬",
   pause_button: "⏸️",
   stop_button: "⏹️",
   record_button: "⏺️",
   eject_button: "⏏️",
   cinema: "🎦",
   low_brightness: "🔅",
   high_brightness: "🔆",
   signal_strength: "📶",
   wireless: "🛜",
   vibration_mode: "📳",
   mobile_phone_off: "📴",
   female_sign: "♀️",
   male_sign: "♂️",
   transgender_symbol: "⚧️",
   heavy_multiplication_x: "✖️",
   heavy_plus_sign: "➕",
   heavy_minus_sign: "➖",
   heavy_division_sign: "➗",
   heavy_equals_sign: "🟰",
   infinity: "♾️",
   bangbang: "‼️",
   interrobang: "⁉️",
   question: "❓",
   grey_question: "❔",
   grey_exclamation: "❕",
   exclamation: "❗",
   heavy_exclamation_mark: "❗",
   wavy_dash: "〰️",
   currency_exchange: "💱",
   heavy_dollar_sign: "💲",
   medical_symbol: "⚕️",
   recycle: "♻️",
   fleur_de_lis: "⚜️",
   trident: "🔱",
   name_badge: "📛",
   beginner: "🔰",
   o: "⭕",
   white_check_mark: "✅",
   ballot_box_with_check: "☑️",
   heavy_check_mark: "✔️",
   x: "❌",
   negative_squared_cross_mark: "❎",
   curly_loop: "➰",
   loop: "➿",
   part_alternation_mark: "〽️",
   eight_spoked_asterisk: "✳️",
   eight_pointed_black_star: "✴️",
   sparkle: "❇️",
   copyright: "©️",
   registered: "®️",
   tm: "™️",
   hash: "#️⃣",
   asterisk: "*️⃣",
   zero: "0️⃣",
   one: "1️⃣",
   two: "2️⃣",
   three: "3️⃣",
   four: "4️⃣",
   five: "5️⃣",
   six: "6️⃣",
   seven: "7️⃣",
   eight: "8️⃣",
   nine: "9️⃣",
   keycap_ten: "🔟",
   capital_abcd: "🔠",
   abcd: "🔡",
   symbols: "🔣",
   abc: "🔤",
   a: "🅰️",
   ab: "🆎",
   b: "🅱️",
   cl: "🆑",
   cool: "🆒",
   free: "🆓",
   information_source: "ℹ️",
   id: "🆔",
   m: "Ⓜ️",
   new: "🆕",
   ng: "🆖",
   o2: "🅾️",
   ok: "🆗",
   parking: "🅿️",
   sos: "🆘",
   up: "🆙",
   vs: "🆚",
   koko: "🈁",
   sa: "🈂️",
   ideograph_advantage: "🉐",
   accept: "🉑",
   congratulations: "㊗️",
   secret: "㊙️",
   u6e80: "🈵",
   red_circle: "🔴",
   orange_circle: "🟠",
   yellow_circle: "🟡",
   green_circle: "🟢",
   large_blue_circle: "🔵",
   purple_circle: "🟣",
   brown_circle: "🟤",
   black_circle: "⚫",
   white_circle: "⚪",
   red_square: "🟥",
   orange_square: "🟧",
   yellow_square: "🟨",
   green_square: "🟩",
   blue_square: "🟦",
   purple_square: "🟪",
   brown_square: "🟫",
   black_large_square: "⬛",
   white_large_square: "⬜",
   black_medium_square: "◼️",
   white_medium_square: "◻️",
   black_medium_small_square: "◾",
   white_medium_small_square: "◽",
   black_small_square: "▪️",
   white_small_square: "▫️",
   large_orange_diamond: "🔶",
   large_blue_diamond: "🔷",
   small_orange_diamond: "🔸",
   small_blue_diamond: "🔹",
   small_red_triangle: "🔺",
   small_red_triangle_down: "🔻",
   diamond_shape_with_a_dot_inside: "💠",
   radio_button: "🔘",
   white_square_button: "🔳",
   black_square_button: "🔲",
   checkered_flag: "🏁",
   triangular_flag_on_post: "🚩",
   crossed_flags: "🎌",
   black_flag: "🏴",
   white_flag: "🏳️",
   rainbow_flag: "🏳️‍🌈",
   transgender_flag: "🏳️‍⚧️",
   pirate_flag: "🏴‍☠️",
   ascension_island: "🇦🇨",
   andorra: "🇦🇩",
   united_arab_emirates: "🇦🇪",
   afghanistan: "🇦🇫",
   antigua_barbuda: "🇦🇬",
   anguilla: "🇦🇮",
   albania: "🇦🇱",
   armenia: "🇦🇲",
   angola: "🇦🇴",
   antarctica: "🇦🇶",
   argentina: "🇦🇷",
   american_samoa: "🇦🇸",
   austria: "🇦🇹",
   australia: "🇦🇺",
   aruba: "🇦🇼",
   aland_islands: "🇦🇽",
   azerbaijan: "🇦🇿",
   bosnia_herzegovina: "🇧🇦",
   barbados: "🇧🇧",
   bangladesh: "🇧🇩",
   belgium: "🇧🇪",
   burkina_faso: "🇧🇫",
   bulgaria: "🇧🇬",
   bahrain: "🇧🇭",
   burundi: "🇧🇮",
   benin: "🇧🇯",
   st_barthelemy: "🇧🇱",
   bermuda: "🇧🇲",
   brunei: "🇧🇳",
   bolivia: "🇧🇴",
   caribbean_netherlands: "🇧🇶",
   brazil: "🇧🇷",
   bahamas: "🇧🇸",
   bhutan: "🇧🇹",
   bouvet_island: "🇧🇻",
   botswana: "🇧🇼",
   belarus: "🇧🇾",
   belize: "🇧🇿",
   canada: "🇨🇦",
   cocos_islands: "🇨🇨",
   congo_kinshasa: "🇨🇩",
   central_african_republic: "🇨🇫",
   congo_brazzaville: "🇨🇬",
   switzerland: "🇨🇭",
   cote_divoire: "🇨🇮",
   cook_islands: "🇨🇰",
   chile: "🇨🇱",
   cameroon: "🇨🇲",
   cn: "🇨🇳",
   colombia: "🇨🇴",
   clipperton_island: "🇨🇵",
   costa_rica: "🇨🇷",
   cuba: "🇨🇺",
   cape_verde: "🇨🇻",
   curacao: "🇨🇼",
   christmas_island: "🇨🇽",
   cyprus: "🇨🇾",
   czech_republic: "🇨🇿",
   de: "🇩🇪",
   diego_garcia: "🇩🇬",
   djibouti: "🇩🇯",
   denmark: "🇩🇰",
   dominica: "🇩🇲",
   dominican_republic: "🇩🇴",
   algeria: "🇩🇿",
   ceuta_melilla: "🇪🇦",
   ecuador: "🇪🇨",
   estonia: "🇪🇪",
   egypt: "🇪🇬",
   western_sahara: "🇪🇭",
   eritrea: "🇪🇷",
   es: "🇪🇸",
   ethiopia: "🇪🇹",
   eu: "🇪🇺",
   european_union: "🇪🇺",
   finland: "🇫🇮",
   fiji: "🇫🇯",
   falkland_islands: "🇫🇰",
   micronesia: "🇫🇲",
   faroe_islands: "🇫🇴",
   fr: "🇫🇷",
   gabon: "🇬🇦",
   gb: "🇬🇧",
   uk: "🇬🇧",
   grenada: "🇬🇩",
   georgia: "🇬🇪",
   french_guiana: "🇬🇫",
   guernsey: "🇬🇬",
   ghana: "🇬🇭",
   gibraltar: "🇬🇮",
   greenland: "🇬🇱",
   gambia: "🇬🇲",
   guinea: "🇬🇳",
   guadeloupe: "🇬🇵",
   equatorial_guinea: "🇬🇶",
   greece: "🇬🇷",
   south_georgia_south_sandwich_islands: "🇬🇸",
   guatemala: "🇬🇹",
   guam: "🇬🇺",
   guinea_bissau: "🇬🇼",
   guyana: "🇬🇾",
   hong_kong: "🇭🇰",
   heard_mcdonald_islands: "🇭🇲",
   honduras: "🇭🇳",
   croatia: "🇭🇷",
   haiti: "🇭🇹",
   hungary: "🇭🇺",
   canary_islands: "🇮🇨",
   indonesia: "🇮🇩",
   ireland: "🇮🇪",
   israel: "🇮🇱",
   isle_of_man: "🇮🇲",
   india: "🇮🇳",
   british_indian_ocean_territory: "🇮🇴",
   iraq: "🇮🇶",
   iran: "🇮🇷",
   iceland: "🇮🇸",
   it: "🇮🇹",
   jersey: "🇯🇪",
   jamaica: "🇯🇲",
   jordan: "🇯🇴",
   jp: "🇯🇵",
   kenya: "🇰🇪",
   kyrgyzstan: "🇰🇬",
   cambodia: "🇰🇭",
   kiribati: "🇰🇮",
   comoros: "🇰🇲",
   st_kitts_nevis: "🇰🇳",
   north_korea: "🇰🇵",
   kr: "🇰🇷",
   kuwait: "🇰🇼",
   cayman_islands: "🇰🇾",
   kazakhstan: "🇰🇿",
   laos: "🇱🇦",
   lebanon: "🇱🇧",
   st_lucia: "🇱🇨",
   liechtenstein: "🇱🇮",
   sri_lanka: "🇱🇰",
   liberia: "🇱🇷",
   lesotho: "🇱🇸",
   lithuania: "🇱🇹",
   luxembourg: "🇱🇺",
   latvia: "🇱🇻",
   libya: "🇱🇾",
   morocco: "🇲🇦",
   monaco: "🇲🇨",
   moldova: "🇲🇩",
   montenegro: "🇲🇪",
   st_martin: "🇲🇫",
   madagascar: "🇲🇬",
   marshall_islands: "🇲🇭",
   macedonia: "🇲🇰",
   mali: "🇲🇱",
   myanmar: "🇲🇲",
   mongolia: "🇲🇳",
   macau: "🇲🇴",
   northern_mariana_islands: "🇲🇵",
   martinique: "🇲🇶",
   mauritania: "🇲🇷",
   montserrat: "🇲🇸",
   malta: "🇲🇹",
   mauritius: "🇲🇺",
   maldives: "🇲🇻",
   malawi: "🇲🇼",
   mexico: "🇲🇽",
   malaysia: "🇲🇾",
   mozambique: "🇲🇿",
   namibia: "🇳🇦",
   new_caledonia: "🇳🇨",
   niger: "🇳🇪",
   norfolk_island: "🇳🇫",
   nigeria: "🇳🇬",
   nicaragua: "🇳🇮",
   netherlands: "🇳🇱",
   norway: "🇳🇴",
   nepal: "🇳🇵",
   nauru: "🇳🇷",
   niue: "🇳🇺",
   new_zealand: "🇳🇿",
   oman: "🇴🇲",
   panama: "🇵🇦",
   peru: "🇵🇪",
   french_polynesia: "🇵🇫",
   papua_new_guinea: "🇵🇬",
   philippines: "🇵🇭",
   pakistan: "🇵🇰",
   poland: "🇵🇱",
   st_pierre_miquelon: "🇵🇲",
   pitcairn_islands: "🇵🇳",
   puerto_rico: "🇵🇷",
   palestinian_territories: "🇵🇸",
   portugal: "🇵🇹",
   palau: "🇵🇼",
   paraguay: "🇵🇾",
   qatar: "🇶🇦",
   reunion: "🇷🇪",
   romania: "🇷🇴",
   serbia: "🇷🇸",
   ru: "🇷🇺",
   rwanda: "🇷🇼",
   saudi_arabia: "🇸🇦",
   solomon_islands: "🇸🇧",
   seychelles: "🇸🇨",
   sudan: "🇸🇩",
   sweden: "🇸🇪",
   singapore: "🇸🇬",
   st_helena: "🇸🇭",
   slovenia: "🇸🇮",
   svalbard_jan_mayen: "🇸🇯",
   slovakia: "🇸🇰",
   sierra_leone: "🇸🇱",
   san_marino: "🇸🇲",
   senegal: "🇸🇳",
   somalia: "🇸🇴",
   suriname: "🇸🇷",
   south_sudan: "🇸🇸",
   sao_tome_principe: "🇸🇹",
   el_salvador: "🇸🇻",
   sint_maarten: "🇸🇽",
   syria: "🇸🇾",
   swaziland: "🇸🇿",
   tristan_da_cunha: "🇹🇦",
   turks_caicos_islands: "🇹🇨",
   chad: "🇹🇩",
   french_southern_territories: "🇹🇫",
   togo: "🇹🇬",
   thailand: "🇹🇭",
   tajikistan: "🇹🇯",
   tokelau: "🇹🇰",
   timor_leste: "🇹🇱",
   turkmenistan: "🇹🇲",
   tunisia: "🇹🇳",
   tonga: "🇹🇴",
   tr: "🇹🇷",
   trinidad_tobago: "🇹🇹",
   tuvalu: "🇹🇻",
   taiwan: "🇹🇼",
   tanzania: "🇹🇿",
   ukraine: "🇺🇦",
   uganda: "🇺🇬",
   us_outlying_islands: "🇺🇲",
   united_nations: "🇺🇳",
   us: "🇺🇸",
   uruguay: "🇺🇾",
   uzbekistan: "🇺🇿",
   vatican_city: "🇻🇦",
   st_vincent_grenadines: "🇻🇨",
   venezuela: "🇻🇪",
   british_virgin_islands: "🇻🇬",
   us_virgin_islands: "🇻🇮",
   vietnam: "🇻🇳",
   vanuatu: "🇻🇺",
   wallis_futuna: "🇼🇫",
   samoa: "🇼🇸",
   kosovo: "🇽🇰",
   yemen: "🇾🇪",
   mayotte: "🇾🇹",
   south_africa: "🇿🇦",
   zambia: "🇿🇲",
   zimbabwe: "🇿🇼",
   england: "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
   scotland: "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
   wales: "🏴󠁧󠁢󠁷󠁬󠁳󠁿"
  };
 }),
 8022: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Dz: () => ne
  });
  function G() {
   return {
    async: !1,
    breaks: !1,
    extensions: null,
    gfm: !0,
    hooks: null,
    pedantic: !1,
    renderer: null,
    silent: !1,
    tokenizer: null,
    walkTokens: null
   };
  }
  var S = G();
  function ue(l) {
   S = l;
  }
  var q = {
   exec: () => null
  };
  function D(l) {
   let e = [];
   return t => {
    let n = Math.max(0, Math.min(3, t - 1)), r = e[n];
    return r || (r = l(n), e[n] = r), r;
   };
  }
  function g(l, e = "") {
   let t = typeof l == "string" ? l : l.source, n = {
    replace: (r, s) => {
     let o = typeof s == "string" ? s : s.source;
     return o = o.replace(O.caret, "$1"), t = t.replace(r, o), n;
    },
    getRegex: () => new RegExp(t, e)
   };
   return n;
  }
  var _e = ((l = "") => {
   try {
    return !!new RegExp("(?<=1)(?<!1)" + l);
   } catch {
    return !1;
   }
  })(), O = {
   codeRemoveIndent: /^(?: {0,3}\t| {1,4})/gm,
   listInterruptsParagraph: /^ {0,3}(?:[*+-]|1[.)])[ \t]+[^ \t\n]/,
   outputLinkReplace: /\\([\[\]])/g,
   indentCodeCompensation: /^(\s+)(?:```)/,
   beginningSpace: /^\s+/,
   endingHash: /#$/,
   startingSpaceChar: /^ /,
   endingSpaceChar: / $/,
   endingSpaceTabChar: /[ \t]$/,
   nonSpaceChar: /[^ ]/,
   newLineCharGlobal: /\n/g,
   tabCharGlobal: /\t/g,
   leadingSpaceTab: /^[ \t]+/,
   multipleSpaceGlobal: /\s+/g,
   blankLine: /^[ \t]*$/,
   doubleBlankLine: /\n[ \t]*\n[ \t]*$/,
   blockquoteStart: /^ {0,3}>/,
   blockquoteSetextReplace: /\n {0,3}((?:=+|-+)[ \t]*)(?=\n|$)/g,
   blockquoteSetextReplace2: /^ {0,3}>[ \t]?/gm,
   blockquoteMarkerWhitespace: /^( {0,3}>)(\t[ \t]*)/gm,
   nestedBlockMarker: /^ {0,3}(?:(?:[*+-]|\d{1,9}[.)])(?: |$)|> ?)/,
   listReplaceNesting: /^ {1,4}(?=( {4})*[^ ])/g,
   listIsTask: /^\[[ xX]\][ \t]+\S/,
   listReplaceTask: /^\[[ xX]\][ \t]+/,
   listTaskCheckbox: /\[[ xX]\]/,
   anyLine: /\n.*\n/,
   hrefBrackets: /^<(.*)>$/,
   tableDelimiter: /[:|]/,
   tableAlignChars: /^\||\| *$/g,
   tableRowBlankLine: /\n[ \t]*$/,
   tableAlignRight: /^ *-+: *$/,
   tableAlignCenter: /^ *:-+: *$/,
   tableAlignLeft: /^ *:-+ *$/,
   startATag: /^<a /i,
   endATag: /^<\/a>/i,
   startPreScriptTag: /^<(pre|code|kbd|script)(\s|>)/i,
   endPreScriptTag: /^<\/(pre|code|kbd|script)(\s|>)/i,
   startAngleBracket: /^</,
   endAngleBracket: />$/,
   pedanticHrefTitle: /^([^'"]*[^\s])\s+(['"])(.*)\2/,
   unicodeAlphaNumeric: /[\p{L}\p{N}]/u,
   numericCharacterReference: /&#(?:(\d{1,7})|[Xx]([A-Fa-f0-9]{1,6}));/,
   numericCharacterReferenceOrAmpersand: /&#(?:(\d{1,7})|[Xx]([A-Fa-f0-9]{1,6}));|&(?!(#\d{1,7}|#[Xx][a-fA-F0-9]{1,6}|\w+);)/g,
   escapeTest: /[&<>"']/,
   escapeReplace: /[&<>"']/g,
   escapeTestNoEncode: /[<>"']|&(?!(#\d{1,7}|#[Xx][a-fA-F0-9]{1,6}|\w+);)/,
   escapeReplaceNoEncode: /[<>"']|&(?!(#\d{1,7}|#[Xx][a-fA-F0-9]{1,6}|\w+);)/g,
   caret: /(^|[^\[])\^/g,
   percentDecode: /%25/g,
   findPipe: /\|/g,
   splitPipe: / \|/,
   slashPipe: /\\\|/g,
   carriageReturn: /\r\n|\r/g,
   spaceLine: /^ +$/gm,
   notSpaceStart: /^\S*/,
   endingNewline: /\n$/,
   listItemRegex: l => new RegExp(`^( {0,3}${l})((?:[\t ][^\\n]*)?(?:\\n|$))`),
   nextBulletRegex: D(l => new RegExp(`^ {0,${l}}(?:[*+-]|\\d{1,9}[.)])((?:[ \t][^\\n]*)?(?:\\n|$))`)),
   hrRegex: D(l => new RegExp(`^ {0,${l}}((?:-[ \t]*){3,}|(?:_[ \t]*){3,}|(?:\\*[ \t]*){3,})(?:\\n+|$)`)),
   fencesBeginRegex: D(l => new RegExp(`^ {0,${l}}(?:\`\`\`|~~~)`)),
   headingBeginRegex: D(l => new RegExp(`^ {0,${l}}#{1,6}(?:\\s|$)`)),
   pedanticHeadingBeginRegex: D(l => new RegExp(`^ {0,${l}}#`)),
   htmlBeginRegex: D(l => new RegExp(`^ {0,${l}}(?:</?(?:${he})(?:[ \\t]+|$|/?>)|<(?:(?:script|pre|style|textarea)(?:[\\s>]|$)|!--)|<\\?|<![A-Za-z]|<!\\[CDATA\\[)`, "i")),
   blockquoteBeginRegex: D(l => new RegExp(`^ {0,${l}}>`)),
   nestedContainerMarkers: /^(?: {0,3}(?:(?:[*+-]|\d{1,9}[.)])[ \t]+|>[ \t]?))+/
  }, Ge = /^(?:[ \t]*(?:\n|$))+/, Ne = /^((?: {4}| {0,3}\t)[^\n]+(?:\n(?:[ \t]*(?:\n|$))*)?)+/, Fe = /^ {0,3}(`{3,}(?=[^`\n]*(?:\n|$))|~{3,})([^\n]*)(?:\n|$)(?:|([\s\S]*?)(?:\n|$))(?: {0,3}(?:(?=`)\1`*|(?=~)\1~*) *(?=\n|$)|$)/, V = /^ {0,3}((?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/, Qe = /^ {0,3}(#{1,6})(?=\s|$)(.*)(?:\n+|$)/, ce = / {0,3}(?:[*+-]|\d{1,9}[.)])/, he = "address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|meta|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul", J = g(" {0,3}(?:</?(?:tag)(?:[ \\t]+|\\n|/?>)|<(?:(?:script|pre|style|textarea)(?:[\\s>]|$)|!--)|<\\?|<![A-Za-z]|<!\\[CDATA\\[)").replace("tag", he).getRegex(), $e = /^(?!bull |blockCode|fences|blockquote|heading|html|table)((?:.|\n(?!\s*?\n|bull |fences|blockquote|heading|hr|html|table))+?)\n {0,3}(=+|-+)[ \t]*(?:\n+|$)/, Le = g($e).replace(/bull/g, ce).replace(/blockCode/g, /(?: {4}| {0,3}\t)/).replace(/fences/g, / {0,3}(?:`{3,}|~{3,})/).replace(/blockquote/g, / {0,3}>/).replace(/heading/g, / {0,3}#{1,6}(?:\s|$)/).replace(/hr/g, / {0,3}(?:(?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/).replace(/\|table/g, "").replace(/html/g, J).getRegex(), We = g($e).replace(/bull/g, ce).replace(/blockCode/g, /(?: {4}| {0,3}\t)/).replace(/fences/g, / {0,3}(?:`{3,}|~{3,})/).replace(/blockquote/g, / {0,3}>/).replace(/heading/g, / {0,3}#{1,6}(?:\s|$)/).replace(/hr/g, / {0,3}(?:(?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/).replace(/table/g, / {0,3}\|?(?:[:\- ]*\|)+[\:\- ]*\n/).replace(/html/g, J).getRegex(), de = /^([^\n]+(?:\n(?!hr|heading|lheading|blockquote|fences|list|html|table|[ \t]+\n)[^\n]+)*)/, Ue = /^[^\n]+/, ge = /(?!\s*\])(?:\\[\s\S]|[^\[\]\\\n]|\n(?![ \t]*\n))+/, Ke = g(/^ {0,3}\[(label)\]: *(?:\n[ \t]*)?([^<\s][^\s]*|<(?:\\.|[^\n<>\\])*>)(?:(?: +(?:\n[ \t]*)?| *\n[ \t]*)(title))? *(?:\n+|$)/).replace("label", ge).replace("title", /(?:"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\\n]|\n(?!\n))*'|\((?:\\[\s\S]|[^()\\])*\))/).getRegex(), Xe = g(/^(bull)([ \t][^\n]*?)?(?:\n|$)/).replace(/bull/g, ce).getRegex(), ke = /<!--(?:-?>|[\s\S]*?(?:-->|$))/, Ve = g("^ {0,3}(?:<(script|pre|style|textarea)[\\s>][\\s\\S]*?(?:</\\1>[^\\n]*\\n*|$)|comment[^\\n]*(\\n+|$)|<\\?[\\s\\S]*?(?:\\?>[^\\n]*\\n*|$)|<![A-Z][\\s\\S]*?(?:>[^\\n]*\\n*|$)|<!\\[CDATA\\[[\\s\\S]*?(?:\\]\\]>[^\\n]*\\n*|$)|</?(tag)(?:[ \\t]+|\\n|/?>|$)[\\s\\S]*?(?:(?:\\n[ \t]*)+\\n|$)|<(?!(?:script|pre|style|textarea)(?![a-z0-9-]))([a-z][a-z0-9-]*)(?:attribute)*?[ \\t]*/?>(?=[ \\t]*(?:\\n|$))[\\s\\S]*?(?:(?:\\n[ \t]*)+\\n|$)|</[a-z][a-z0-9-]*\\s*>(?=[ \\t]*(?:\\n|$))[\\s\\S]*?(?:(?:\\n[ \t]*)+\\n|$))", "i").replace("comment", ke).replace("tag", he).replace("attribute", /[ \t]+[a-zA-Z:_][\w.:-]*(?:[ \t]*=[ \t]*"[^"\n]*"|[ \t]*=[ \t]*'[^'\n]*'|[ \t]*=[ \t]*[^\s"'=<>`]+)?/).getRegex(), Ce = l => g(de).replace("hr", V).replace("heading", " {0,3}#{1,6}(?:\\s|$)").replace("|lheading", "").replace("|table", "").replace("blockquote", " {0,3}>").replace("fences", " {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace("list", l).replace("html", J).getRegex(), Je = Ce(/ {0,3}(?:[*+-]|1[.)])[ \t]+[^ \t\n]/), Ye = Ce(/ {0,3}(?:[*+-]|\d{1,9}[.)])(?:[ \t]|\n|$)/), et = g(/^( {0,3}> ?(?:(?![ \t]*(?:\n|$))(paragraph)|[^\n]*)(?:\n|$))+/).replace("paragraph", Ye).getRegex(), fe = {
   blockquote: et,
   code: Ne,
   def: Ke,
   fences: Fe,
   heading: Qe,
   hr: V,
   html: Ve,
   lheading: Le,
   list: Xe,
   newline: Ge,
   paragraph: Je,
   table: q,
   text: Ue
  }, Pe = g("^ *([^\\n ].*)\\n {0,3}((?:\\| *)?:?-+:? *(?:\\| *:?-+:? *)*(?:\\| *)?)(?:\\n((?:(?! *\\n|hr|heading|blockquote|code|fences|list|html).*(?:\\n|$))*)\\n*|$)").replace("hr", V).replace("heading", " {0,3}#{1,6}(?:\\s|$)").replace("blockquote", " {0,3}>").replace("code", "(?: {4}| {0,3}\t)[^\\n]").replace("fences", " {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace("list", " {0,3}(?:[*+-]|1[.)])[ \\t]").replace("html", J).getRegex(), tt = {
   ...fe,
   lheading: We,
   table: Pe,
   paragraph: g(de).replace("hr", V).replace("heading", " {0,3}#{1,6}(?:\\s|$)").replace("|lheading", "").replace("table", Pe).replace("blockquote", " {0,3}>").replace("fences", " {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace("list", " {0,3}(?:[*+-]|1[.)])[ \\t]+[^ \\t\\n]").replace("html", J).getRegex()
  }, nt = {
   ...fe,
   html: g("^ *(?:comment(?: *\\n|\\s*$)|<(tag)[\\s\\S]+?</\\1>(?: *\\n{2,}|\\s*$)|<tag(?:\"[^\"]*\"|'[^']*'|\\s[^'\"/>\\s]*)*?/?>(?: *\\n{2,}|\\s*$))").replace("comment", ke).replace(/tag/g, "(?!(?:a|em|strong|small|s|cite|q|dfn|abbr|data|time|code|var|samp|kbd|sub|sup|i|b|u|mark|ruby|rt|rp|bdi|bdo|span|br|wbr|ins|del|img)\\b)\\w+(?!:|[^\\w\\s@]*@)\\b").getRegex(),
   def: /^ *\[([^\]]+)\]: *<?([^\s>]+)>?(?: +(["(][^\n]+[")]))? *(?:\n+|$)/,
   heading: /^(#{1,6})(.*)(?:\n+|$)/,
   fences: q,
   lheading: /^(.+?)\n {0,3}(=+|-+) *(?:\n+|$)/,
   paragraph: g(de).replace("hr", V).replace("heading", " *#{1,6} *[^\n]").replace("|table", "").replace("blockquote", " {0,3}>").replace("|fences", "").replace("|list", "").replace("|html", "").replace("|tag", "").replace("lheading", Le).getRegex()
  }, rt = /^\\([!"#$%&'()*+,\-./:;<=>?@\[\]\\^_`{|}~])/, st = /^(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/, Ie = /^( {2,}|\\)\n(?!\s*$)[ \t]*/, it = /^(`+|[^`])(?:(?= {2,}\n)|[\s\S]*?(?:(?=[\\<!\[`*_]|\b_|$)|[^ ](?= {2,}\n)))/, L = /[\p{P}\p{S}]/u, N = /[\s\p{P}\p{S}]/u, Y = /[^\s\p{P}\p{S}]/u, ot = g(/^((?![*_])punctSpace)/, "u").replace(/punctSpace/g, N).getRegex(), at = /[\p{Pi}\p{Ps}"']/u, Ae = /(?!~)[\p{P}\p{S}]/u, lt = /(?!~)[\s\p{P}\p{S}]/u, ut = /(?:[^\s\p{P}\p{S}]|~)/u, pt = g(/link|precode-code|html/, "g").replace("link", /\[(?:[^\[\]`]|(?<a>`+)[^`]+\k<a>(?!`))*?\]\((?:\\[\s\S]|[^\\\(\)]|\((?:\\[\s\S]|[^\\\(\)])*\))*\)/).replace("precode-", _e ? "(?<!`)()" : "(^^|[^`])").replace("code", /(?<b>`+)[^`]+\k<b>(?!`)/).replace("html", /<(?! )[^<>]*?>/).getRegex(), Ee = /^(?:\*+(?:((?!\*)punct)|([^\s*]))?)|^_+(?:((?!_)punct)|([^\s_]))?/, ct = g(Ee, "u").replace(/punct/g, L).getRegex(), ht = g(Ee, "u").replace(/punct/g, Ae).getRegex(), dt = /^(?:\*+(?:((?!\*)(?!openQuote)punct)|([^\s*]))?)|^_+(?:((?!_)(?!openQuote)punct)|([^\s_]))?/, gt = g(dt, "u").replace(/openQuote/g, at).replace(/punct/g, L).getRegex(), ze = "^[^_*]*?__[^_*]*?\\*[^_*]*?(?=__)|[^*]+(?=[^*])|(?!\\*)punct(\\*+)(?=[\\s]|$)|notPunctSpace(\\*+)(?!\\*)(?=punctSpace|$)|(?!\\*)punctSpace(\\*+)(?=notPunctSpace)|[\\s](\\*+)(?!\\*)(?=punct)|(?!\\*)punct(\\*+)(?!\\*)(?=punct)|notPunctSpace(\\*+)(?=notPunctSpace)", kt = g(ze, "gu").replace(/notPunctSpace/g, Y).replace(/punctSpace/g, N).replace(/punct/g, L).getRegex(), ft = g(ze, "gu").replace(/notPunctSpace/g, ut).replace(/punctSpace/g, lt).replace(/punct/g, Ae).getRegex(), mt = "^[^_*]*?__[^_*]*?\\*[^_*]*?(?=__)|[^*]+(?=[^*])|(?!\\*)punct(\\*+)(?=[\\s]|$)|notPunctSpace(\\*+)(?!\\*)(?=punctSpace|$)|(?!\\*)[\\s](\\*+)(?=notPunctSpace)|[\\s](\\*+)(?!\\*)(?=punct)|(?!\\*)punct(\\*+)(?!\\*)(?=punct)|(?:(?!\\*)punct|notPunctSpace)(\\*+)(?!\\*)(?=notPunctSpace)", xt = g(mt, "gu").replace(/notPunctSpace/g, Y).replace(/punctSpace/g, N).replace(/punct/g, L).getRegex(), bt = g("^[^_*]*?\\*\\*[^_*]*?_[^_*]*?(?=\\*\\*)|[^_]+(?=[^_])|(?!_)punct(_+)(?=[\\s]|$)|notPunctSpace(_+)(?!_)(?=punctSpace|$)|(?!_)punctSpace(_+)(?=notPunctSpace)|[\\s](_+)(?!_)(?=punct)|(?!_)punct(_+)(?!_)(?=punct)", "gu").replace(/notPunctSpace/g, Y).replace(/punctSpace/g, N).replace(/punct/g, L).getRegex(), Rt = "^[^_*]*?\\*\\*[^_*]*?_[^_*]*?(?=\\*\\*)|[^_]+(?=[^_])|(?!_)punct(_+)(?=[\\s]|$)|notPunctSpace(_+)(?!_)(?=punctSpace|$)|(?!_)[\\s](_+)(?=notPunctSpace)|[\\s](_+)(?!_)(?=punct)|(?!_)punct(_+)(?!_)(?=punct)|(?:(?!_)punct|notPunctSpace)(_+)(?!_)(?=notPunctSpace)", Tt = g(Rt, "gu").replace(/notPunctSpace/g, Y).replace(/punctSpace/g, N).replace(/punct/g, L).getRegex(), Ot = g(/^~~?(?:((?!~)punct)|[^\s~])/, "u").replace(/punct/g, L).getRegex(), wt = "^[^~]+(?=[^~])|(?!~)punct(~~?)(?=[\\s]|$)|notPunctSpace(~~?)(?!~)(?=punctSpace|$)|(?!~)punctSpace(~~?)(?=notPunctSpace)|[\\s](~~?)(?!~)(?=punct)|(?!~)punct(~~?)(?!~)(?=punct)|notPunctSpace(~~?)(?=notPunctSpace)", Pt = g(wt, "gu").replace(/notPunctSpace/g, Y).replace(/punctSpace/g, N).replace(/punct/g, L).getRegex(), yt = g(/\\(punct)/, "gu").replace(/punct/g, L).getRegex(), St = g(/(`+)(?:[^`]|[^`][\s\S]*?[^`])\1(?!`)|`+|\\(punct)/, "gu").replace(/punct/g, L).getRegex(), _t = g(/^<(scheme:[^\s\x00-\x1f<>]*|email)>/).replace("scheme", /[a-zA-Z][a-zA-Z0-9+.-]{1,31}/).replace("email", /[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+(@)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+(?![-_])/).getRegex(), $t = g(ke).replace("(?:--\x3e|$)", "--\x3e").getRegex(), Lt = g("^comment|^</[a-zA-Z][a-zA-Z0-9-]*\\s*>|^<[a-zA-Z][a-zA-Z0-9-]*(?:attribute)*?\\s*/?>|^<\\?[\\s\\S]*?\\?>|^<![a-zA-Z]+\\s[\\s\\S]*?>|^<!\\[CDATA\\[[\\s\\S]*?\\]\\]>").replace("comment", $t).replace("attribute", /\s+[a-zA-Z:_][\w.:-]*(?:\s*=\s*"[^"]*"|\s*=\s*'[^']*'|\s*=\s*[^\s"'=<>`]+)?/).getRegex(), Me = /\[(?:\\[\s\S]|[^\[\]\\])*\]/, ie = g(/(?:\[(?:brackets|\\[\s\S]|[^\[\]\\])*\]|\\[\s\S]|`+(?!`)[^`]*?`+(?!`)|``+(?=\])|[^\[\]\\`])*?/).replace("brackets", Me).getRegex(), Ct = g(/^!?\[(label)\]\([ \t\n]*(href)(?:(?:[ \t]+(?:\n[ \t]*)?|\n[ \t]*)(title))?[ \t\n]*\)/).replace("label", ie).replace("href", /<(?:\\.|[^\n<>\\])*>|(?!<)[^ \t\n\x00-\x1f]+|(?=\))/).replace("title", /"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\((?:\\[\s\S]|[^)\\])*\)/).getRegex(), It = g(/^!?\[(label)\]\[(ref)\]/).replace("label", ie).replace("ref", ge).getRegex(), At = g(/^!?\[(ref)\](?:\[\])?/).replace("ref", ge).getRegex(), ye = /(?!\s*\])(?:\\[\s\S]|[^\[\]\\]){1,999}/, Et = g(/(?:[^\[\]\\`]*(?:\[(?:brackets|\\[\s\S]|[^\[\]\\])*\]|\\[\s\S]|`+(?!`)[^`]*?`+(?!`)|``+(?=\]))){0,999}?[^\[\]\\`]*?/).replace("brackets", Me).getRegex(), zt = g("reflink|nolink(?!\\()", "g").replace("reflink", g(/^!?\[(label)\]\[(ref)\]/).replace("label", Et).replace("ref", ye).getRegex()).replace("nolink", g(/^!?\[(ref)\](?:\[\])?/).replace("ref", ye).getRegex()).getRegex(), Se = /[hH][tT][tT][pP][sS]?|[fF][tT][pP]/, Mt = /[A-Za-z0-9._+-]+@[a-zA-Z0-9-_]+(?:\.[a-zA-Z0-9-_]*[a-zA-Z0-9])+(?![\w-])/, Bt = g(/(?:mailto:email|xmpp:email(?:\/[A-Za-z0-9@.]+)?)/).replace(/email/g, Mt).getRegex(), me = {
   _backpedal: q,
   anyPunctuation: yt,
   anyPunctuationOutsideCode: St,
   autolink: _t,
   blockSkip: pt,
   br: Ie,
   code: st,
   del: q,
   delLDelim: q,
   delRDelim: q,
   emStrongLDelim: ct,
   emStrongRDelimAst: kt,
   emStrongRDelimUnd: bt,
   escape: rt,
   link: Ct,
   nolink: At,
   punctuation: ot,
   reflink: It,
   reflinkSearch: zt,
   tag: Lt,
   text: it,
   url: q
  }, Dt = {
   ...me,
   emStrongLDelim: gt,
   emStrongRDelimAst: xt,
   emStrongRDelimUnd: Tt,
   link: g(/^!?\[(label)\]\((.*?)\)/).replace("label", ie).getRegex(),
   reflink: g(/^!?\[(label)\]\s*\[([^\]]*)\]/).replace("label", ie).getRegex()
  }, pe = {
   ...me,
   emStrongRDelimAst: ft,
   emStrongLDelim: ht,
   delLDelim: Ot,
   delRDelim: Pt,
   url: g(/^emailProtocol|^((?:protocol):\/\/|www\.)(?:[a-zA-Z0-9\-]+\.?)+[^\s<]*|^email/).replace("emailProtocol", Bt).replace("protocol", Se).replace("email", /[A-Za-z0-9._+-]+(@)[a-zA-Z0-9-_]+(?:\.[a-zA-Z0-9-_]*[a-zA-Z0-9])+(?![\w-])/).getRegex(),
   _backpedal: /(?:[^?!.,:;*_'"~()&]+|\([^)]*\)|&(?![a-zA-Z0-9]+;$)|[?!.,:;*_'"~)]+(?!$))+/,
   del: /^(~~?)(?=[^\s~])((?:\\[\s\S]|[^\\])*?(?:\\[\s\S]|[^\s~\\]))\1(?=[^~]|$)/,
   text: g(/^(?:[^a-zA-Z0-9](?=emailProtocol)|(`+|~+|[^`~])(?:(?=[`~])|(?= {2,}\n)|(?=[a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-]+@)|[\s\S]*?(?:(?=[\\<!\[`*~_]|\b_|protocol:\/\/|wwwStart|$)|[^ ](?= {2,}\n)|[^a-zA-Z0-9](?=emailProtocol)|[^a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-](?=[a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-]+@))))/).replace("protocol", Se).replace(/emailProtocol/g, /(?:mailto|xmpp):/).replace("wwwStart", _e ? "(?<![^\\s*_~(])www\\." : "www\\.").getRegex()
  }, qt = {
   ...pe,
   br: g(Ie).replace("{2,}", "*").getRegex(),
   text: g(pe.text).replace("\\b_", "\\b_| {2,}\\n").replace(/\{2,\}/g, "*").getRegex()
  }, ee = {
   normal: fe,
   gfm: tt,
   pedantic: nt
  }, F = {
   normal: me,
   gfm: pe,
   breaks: qt,
   pedantic: Dt
  };
  var vt = {
   "&": "&amp;",
   "<": "&lt;",
   ">": "&gt;",
   '"': "&quot;",
   "'": "&#39;"
  }, Be = l => vt[l];
  function y(l, e) {
   if (e) {
    if (O.escapeTest.test(l)) return l.replace(O.escapeReplace, Be);
   } else if (O.escapeTestNoEncode.test(l)) return l.replace(O.escapeReplaceNoEncode, Be);
   return l;
  }
  function De(l) {
   return O.numericCharacterReference.test(l) ? l.replace(O.numericCharacterReferenceOrAmpersand, (e, t, n) => {
    if (t === void 0 && n === void 0) return "&amp;";
    let r = t === void 0 ? Number.parseInt(n, 16) : Number.parseInt(t, 10);
    return r === 0 || r > 1114111 || r >= 55296 && r <= 57343 ? "�" : r === 38 ? "&amp;" : String.fromCodePoint(r);
   }) : l;
  }
  function xe(l) {
   try {
    l = encodeURI(l).replace(O.percentDecode, "%");
   } catch {
    return null;
   }
   return l;
  }
  function be(l, e) {
   let t = l.replace(O.findPipe, (s, o, i) => {
    let a = !1, c = o;
    for (;--c >= 0 && i[c] === "\\"; ) a = !a;
    return a ? "|" : " |";
   }), n = t.split(O.splitPipe), r = 0;
   if (n[0].trim() || n.shift(), n.length > 0 && !n.at(-1)?.trim() && n.pop(), e) if (n.length > e) n.splice(e); else for (;n.length < e; ) n.push("");
   for (;r < n.length; r++) n[r] = n[r].trim().replace(O.slashPipe, "|");
   return n;
  }
  function C(l, e, t) {
   let n = l.length;
   if (n === 0) return "";
   let r = 0;
   for (;r < n; ) {
    let s = l.charAt(n - r - 1);
    if (s === e && !t) r++; else if (s !== e && t) r++; else break;
   }
   return l.slice(0, n - r);
  }
  function Re(l) {
   let e = l.split("\n"), t = e.length - 1;
   for (;t >= 0 && O.blankLine.test(e[t]); ) t--;
   return e.length - t <= 2 ? l : e.slice(0, t + 1).join("\n");
  }
  function W(l) {
   return l.trim().replace(O.multipleSpaceGlobal, " ").toLowerCase().toUpperCase().toLowerCase();
  }
  function Te(l, e) {
   if (l.indexOf(e[0]) === -1 && l.indexOf(e[1]) === -1) return -1;
   let t = 0;
   for (let n = 0; n < l.length; n++) if (l[n] === "\\") n++; else if (l[n] === e[0]) t++; else if (l[n] === e[1] && (t--, 
   t < 0)) return n;
   return t > 0 ? -2 : -1;
  }
  var Q = new WeakMap;
  function Oe(l) {
   let e = {
    "*": -1,
    _: -1
   }, t = -1, n = l.length;
   for (let r = 0; r < n; r++) {
    let s = l[r];
    if (s !== "*" && s !== "_" && s !== "~") continue;
    let o = r === 0 ? "\n" : l[r - 1], i = r + 1;
    for (;i < n && l[i] === s; ) i++;
    o !== " " && o !== "\t" && o !== "\n" && o !== "\r" && o !== "\f" && (s === "~" ? t = r : e[s] = r), 
    r = i - 1;
   }
   return {
    maskedSrc: l,
    lastPossibleEmStrongCloserIndex: e,
    lastPossibleDelCloserIndex: t
   };
  }
  function qe(l, e) {
   let t = Oe(e), n = Q.get(l);
   n ? n.push(t) : Q.set(l, [ t ]);
  }
  function ve(l) {
   let e = Q.get(l);
   e && (e.pop(), e.length === 0 && Q.delete(l));
  }
  function oe(l, e, t) {
   let n = Q.get(l)?.at(-1);
   return n && n.maskedSrc === e ? n.lastPossibleEmStrongCloserIndex[t] : Oe(e).lastPossibleEmStrongCloserIndex[t];
  }
  function ae(l, e) {
   let t = Q.get(l)?.at(-1);
   return t && t.maskedSrc === e ? t.lastPossibleDelCloserIndex : Oe(e).lastPossibleDelCloserIndex;
  }
  function te(l, e = 0) {
   let t = e, n = "";
   for (let r of l) if (r === "\t") {
    let s = 4 - t % 4;
    n += " ".repeat(s), t += s;
   } else n += r, t++;
   return n;
  }
  function Ht(l, e) {
   let t = "";
   for (let n = 0; n < l.length; n++) {
    if (l[n] === "`") {
     let r = e.inline.code.exec(l.slice(n));
     if (r) {
      t += r[0], n += r[0].length - 1;
      continue;
     }
    }
    if (l[n] === "\\" && (l[n + 1] === "[" || l[n + 1] === "]")) {
     t += l[n + 1], n++;
     continue;
    }
    t += l[n];
   }
   return t;
  }
  function He(l, e, t, n, r) {
   let s = e.href, o = e.title || null, i = Ht(l[1], r), a = l[0].charAt(0) === "!", c = n.state.inLink, u = n.state.linkEmitted, d = n.state.inRawBlock;
   n.state.inLink = !0, n.state.linkEmitted = !1;
   let h = n.inlineTokens(i), p = n.state.linkEmitted;
   if (n.state.linkEmitted = u, n.state.inLink = c, !a) {
    if (p) {
     n.state.inRawBlock = d;
     return;
    }
    n.state.linkEmitted = !0;
   }
   return {
    type: a ? "image" : "link",
    raw: t,
    href: s,
    title: o,
    text: i,
    tokens: h
   };
  }
  function Zt(l, e, t) {
   let n = l.match(t.other.indentCodeCompensation);
   if (n === null) return e;
   let r = n[1];
   return e.split("\n").map(s => {
    let o = s.match(t.other.beginningSpace);
    if (o === null) return s;
    let [i] = o;
    return s.slice(Math.min(i.length, r.length));
   }).join("\n");
  }
  function Ze(l, e, t, n) {
   if (!e.includes("<")) return !1;
   for (let r = 0; r < e.length; r++) {
    if (e[r] === "\\") {
     r++;
     continue;
    }
    if (e[r] === "`") {
     let i = n.inline.code.exec(e.slice(r));
     if (i) {
      r += i[0].length - 1;
      continue;
     }
    }
    if (e[r] !== "<") continue;
    let s = l.slice(t + r), o = n.inline.tag.exec(s) || n.inline.autolink.exec(s);
    if (o) {
     if (o[0].length > e.length - r) return !0;
     r += o[0].length - 1;
    }
   }
   return !1;
  }
  var _ = class {
   options;
   rules;
   lexer;
   constructor(e) {
    this.options = e || S;
   }
   space(e) {
    let t = this.rules.block.newline.exec(e);
    if (t && t[0].length > 0) return {
     type: "space",
     raw: t[0]
    };
   }
   code(e) {
    let t = this.rules.block.code.exec(e);
    if (t) {
     let n = this.options.pedantic ? t[0] : Re(t[0]), r = n.replace(this.rules.other.codeRemoveIndent, "");
     return {
      type: "code",
      raw: n,
      codeBlockStyle: "indented",
      text: r
     };
    }
   }
   fences(e) {
    let t = this.rules.block.fences.exec(e);
    if (t) {
     let n = t[0], r = Zt(n, t[3] || "", this.rules);
     return t[3] !== void 0 && (r === "" || r.endsWith("\n")) && (r += "\n"), {
      type: "code",
      raw: n,
      lang: t[2] ? t[2].trim().replace(this.rules.inline.anyPunctuation, "$1") : t[2],
      text: r
     };
    }
   }
   heading(e) {
    let t = this.rules.block.heading.exec(e);
    if (t) {
     let n = t[2].trim();
     if (this.rules.other.endingHash.test(n)) {
      let r = C(n, "#");
      (this.options.pedantic || !r || this.rules.other.endingSpaceTabChar.test(r)) && (n = r.trim());
     }
     return {
      type: "heading",
      raw: C(t[0], "\n"),
      depth: t[1].length,
      text: n,
      tokens: this.lexer.inline(n)
     };
    }
   }
   hr(e) {
    let t = this.rules.block.hr.exec(e);
    if (t) return {
     type: "hr",
     raw: C(t[0], "\n")
    };
   }
   blockquote(e) {
    let t = this.rules.block.blockquote.exec(e);
    if (t) {
     let n = C(t[0], "\n").split("\n"), r = "", s = "", o = [];
     for (;n.length > 0; ) {
      let c, i = !1, a = [];
      for (c = 0; c < n.length; c++) if (this.rules.other.blockquoteStart.test(n[c])) a.push(n[c]), 
      i = !0; else if (!i) a.push(n[c]); else break;
      n = n.slice(c);
      let u = a.join("\n"), d = u.replace(this.rules.other.blockquoteMarkerWhitespace, (k, m, b) => b.startsWith(" ") ? m + " " + b.slice(1) : m + te(b, m.length)).replace(this.rules.other.blockquoteSetextReplace, "\n    $1").replace(this.rules.other.blockquoteSetextReplace2, "");
      r = r ? `${r}\n${u}` : u, s = s ? `${s}\n${d}` : d;
      let h = this.lexer.state.top;
      if (this.lexer.state.top = !0, this.lexer.blockTokens(d, o, !0), this.lexer.state.top = h, 
      n.length === 0) break;
      let p = o.at(-1);
      if (p?.type === "code" || p?.type === "heading" || p?.type === "hr" || p?.type === "html" || p?.type === "table") break;
      if (p?.type === "blockquote") {
       let k = p, m = n.join("\n"), b = k.raw + "\n" + m.replace(this.rules.other.blockquoteSetextReplace2, ""), f = this.blockquote(b);
       o[o.length - 1] = f;
       let R = b.substring(f.raw.length).replace(/^\n/, ""), E = R ? R.split("\n").length : 0, T = E ? n.slice(0, -E) : n;
       if (T.length > 0 && (r = `${r}\n${T.join("\n")}`), s = s.substring(0, s.length - k.text.length) + f.text, 
       n = n.slice(T.length), n.length > 0 && this.rules.other.blockquoteStart.test(n[0])) continue;
       break;
      } else if (p?.type === "list") {
       let k = p, m = k.raw + "\n" + n.join("\n"), b = this.list(m);
       o[o.length - 1] = b;
       let f = b.raw.length > k.raw.length ? m.slice(k.raw.length + 1, b.raw.length).split("\n").length : 0;
       if (f > 0) {
        let R = n.slice(0, f).join("\n");
        r = `${r}\n${R}`, s = `${s}\n${R}`;
       }
       if (n = n.slice(f), n.length > 0 && !this.rules.other.blockquoteStart.test(n[0])) break;
       continue;
      }
     }
     return {
      type: "blockquote",
      raw: r,
      tokens: o,
      text: s
     };
    }
   }
   list(e) {
    let t = this.rules.block.list.exec(e);
    if (t) {
     if (!this.options.pedantic && this.lexer.state.lastToken?.type === "text" && !this.rules.other.listInterruptsParagraph.test(e)) return;
     let n = e, r = () => n.length - e.length, s = t[1].trim(), o = s.length > 1, i = {
      type: "list",
      raw: "",
      ordered: o,
      start: o ? +s.slice(0, -1) : "",
      loose: !1,
      items: []
     };
     s = o ? `\\d{1,9}\\${s.slice(-1)}` : `\\${s}`, this.options.pedantic && (s = o ? s : "[*+-]");
     let a = this.rules.other.listItemRegex(s), c = !1;
     for (;e; ) {
      let h = !1, p = "";
      if (!(t = a.exec(e)) || this.rules.block.hr.test(e)) break;
      let k = r();
      e = e.substring(t[0].length);
      let m = t[2].split("\n", 1)[0], b = t[1].length, f = this.options.pedantic ? te(m, b) : m.replace(this.rules.other.leadingSpaceTab, H => te(H, b)), R = e.split("\n", 1)[0], E = !f.trim(), T = 0;
      if (this.options.pedantic ? (T = 2, p = f.trimStart()) : E ? T = b + 1 : (T = f.search(this.rules.other.nonSpaceChar), 
      T = T > 4 ? 1 : T, p = f.slice(T), T += b), E && this.rules.other.blankLine.test(R) && (e = e.substring(R.length + 1), 
      h = !0), !h) {
       let H = this.rules.other.nextBulletRegex(T), K = this.rules.other.hrRegex(T), re = this.rules.other.fencesBeginRegex(T), B = this.options.pedantic ? this.rules.other.pedanticHeadingBeginRegex(T) : this.rules.other.headingBeginRegex(T), X = this.rules.other.htmlBeginRegex(T), se = this.rules.other.blockquoteBeginRegex(T), le = !1;
       for (;e; ) {
        let Z, we = e.split("\n", 1)[0];
        if (R = we, this.options.pedantic ? (R = R.replace(this.rules.other.listReplaceNesting, "  "), 
        Z = R) : Z = R.replace(this.rules.other.leadingSpaceTab, $ => te($)), re.test(R) || B.test(R) || X.test(R) || se.test(R) || H.test(R) || K.test(R)) break;
        if (Z.search(this.rules.other.nonSpaceChar) >= T || !R.trim()) p += "\n" + Z.slice(T), 
        le = !1; else {
         if (E) break;
         let $ = f;
         if (!this.options.pedantic && !p.includes("\n") && !f.includes("\t")) {
          let j;
          for (;!K.test($) && (j = this.rules.other.nestedBlockMarker.exec($)); ) $ = $.slice(j[0].length);
          if (!$.trim()) break;
         }
         if ($.replace(this.rules.other.tabCharGlobal, "    ").search(this.rules.other.nonSpaceChar) >= 4 || re.test($) || B.test($) || X.test($) || K.test($)) break;
         if (!this.options.pedantic && !le) {
          let j = f.replace(this.rules.other.nestedContainerMarkers, "");
          if (this.rules.block.fences.test(j) || this.rules.block.heading.test(j) || this.rules.block.hr.test(j)) break;
         }
         let je = !this.options.pedantic && /^ {0,3}(?:=+|-+) *$/.test(R) && this.rules.block.lheading.test(`${f}\n${R}`) ? `    ${Z.replace(/^ {0,3}/, "")}` : R;
         p += "\n" + je, le = !0;
        }
        E = !R.trim(), e = e.substring(we.length + 1), f = Z.slice(T);
       }
      }
      let U = n.slice(k, r());
      i.loose || (c ? i.loose = !0 : this.rules.other.doubleBlankLine.test(U) && (c = !0)), 
      i.items.push({
       type: "list_item",
       raw: U,
       task: !!this.options.gfm && this.rules.other.listIsTask.test(p),
       loose: !1,
       text: p,
       tokens: []
      });
     }
     let u = i.items.at(-1);
     if (u) u.raw = u.raw.trimEnd(), u.text = u.text.trimEnd(); else return;
     i.raw = n.slice(0, r()).trimEnd();
     let d = [];
     for (let h of i.items) if (this.lexer.state.top = !1, d.push(this.lexer.inlineQueue.length), 
     h.tokens = this.lexer.blockTokens(h.text, []), !i.loose) {
      let p = h.tokens.filter(m => m.type === "space"), k = p.length > 0 && p.some(m => this.rules.other.anyLine.test(m.raw));
      i.loose = k;
     }
     for (let h = 0; h < i.items.length; h++) {
      let p = i.items[h], k = p.tokens[0];
      if (p.task && (k?.type === "text" || k?.type === "paragraph")) {
       p.text = p.text.replace(this.rules.other.listReplaceTask, ""), k.raw = k.raw.replace(this.rules.other.listReplaceTask, ""), 
       k.text = k.text.replace(this.rules.other.listReplaceTask, "");
       let m = this.lexer.inlineQueue;
       for (let f = d[h]; f < m.length; f++) if (m[f].tokens === k.tokens) {
        m[f].src = m[f].src.replace(this.rules.other.listReplaceTask, "");
        break;
       }
       let b = this.rules.other.listTaskCheckbox.exec(p.raw);
       if (b) {
        let f = {
         type: "checkbox",
         raw: b[0] + " ",
         checked: b[0] !== "[ ]"
        };
        p.checked = f.checked, i.loose ? p.tokens[0] && [ "paragraph", "text" ].includes(p.tokens[0].type) && "tokens" in p.tokens[0] && p.tokens[0].tokens ? (p.tokens[0].raw = f.raw + p.tokens[0].raw, 
        p.tokens[0].text = f.raw + p.tokens[0].text, p.tokens[0].tokens.unshift(f)) : p.tokens.unshift({
         type: "paragraph",
         raw: f.raw,
         text: f.raw,
         tokens: [ f ]
        }) : p.tokens.unshift(f);
       }
      } else p.task && (p.task = !1);
     }
     if (i.loose) for (let h of i.items) {
      h.loose = !0;
      for (let p of h.tokens) p.type === "text" && (p.type = "paragraph");
     }
     return i;
    }
   }
   html(e) {
    let t = this.rules.block.html.exec(e);
    if (t) {
     if (this.lexer.state.lastToken?.type === "paragraph" && !this.rules.other.htmlBeginRegex(4).test(e)) return;
     let n = Re(t[0]);
     return {
      type: "html",
      block: !0,
      raw: n,
      pre: t[1] === "pre" || t[1] === "script" || t[1] === "style",
      text: n
     };
    }
   }
   def(e) {
    let t = this.rules.block.def.exec(e);
    if (t) {
     if (!this.rules.other.startAngleBracket.test(t[2]) && Te(t[2], "()") !== -1) return;
     let n = W(t[1]), r = t[2] ? t[2].replace(this.rules.other.hrefBrackets, "$1").replace(this.rules.inline.anyPunctuation, "$1") : "", s = t[3] ? t[3].substring(1, t[3].length - 1).replace(this.rules.inline.anyPunctuation, "$1") : t[3];
     return {
      type: "def",
      tag: n,
      raw: C(t[0], "\n"),
      href: r,
      title: s
     };
    }
   }
   table(e) {
    let t = this.rules.block.table.exec(e);
    if (!t || !this.rules.other.tableDelimiter.test(t[2])) return;
    let n = be(t[1]), r = t[2].replace(this.rules.other.tableAlignChars, "").split("|"), s = t[3]?.trim() ? t[3].replace(this.rules.other.tableRowBlankLine, "").split("\n") : [], o = {
     type: "table",
     raw: C(t[0], "\n"),
     header: [],
     align: [],
     rows: []
    };
    if (n.length === r.length) {
     for (let i of r) this.rules.other.tableAlignRight.test(i) ? o.align.push("right") : this.rules.other.tableAlignCenter.test(i) ? o.align.push("center") : this.rules.other.tableAlignLeft.test(i) ? o.align.push("left") : o.align.push(null);
     for (let i = 0; i < n.length; i++) o.header.push({
      text: n[i],
      tokens: this.lexer.inline(n[i]),
      header: !0,
      align: o.align[i]
     });
     for (let i of s) o.rows.push(be(i, o.header.length).map((a, c) => ({
      text: a,
      tokens: this.lexer.inline(a),
      header: !1,
      align: o.align[c]
     })));
     return o;
    }
   }
   lheading(e) {
    let t = this.rules.block.lheading.exec(e);
    if (t) {
     let n = t[1].trim();
     return {
      type: "heading",
      raw: C(t[0], "\n"),
      depth: t[2].charAt(0) === "=" ? 1 : 2,
      text: n,
      tokens: this.lexer.inline(n)
     };
    }
   }
   paragraph(e) {
    let t = this.rules.block.paragraph.exec(e);
    if (t) {
     let n = t[1].charAt(t[1].length - 1) === "\n" ? t[1].slice(0, -1) : t[1];
     return {
      type: "paragraph",
      raw: t[0],
      text: n,
      tokens: this.lexer.inline(n)
     };
    }
   }
   text(e) {
    let t = this.rules.block.text.exec(e);
    if (t) return {
     type: "text",
     raw: t[0],
     text: t[0],
     tokens: this.lexer.inline(t[0])
    };
   }
   escape(e) {
    if (e.charCodeAt(0) !== 92) return;
    let t = this.rules.inline.escape.exec(e);
    if (t) return {
     type: "escape",
     raw: t[0],
     text: t[1]
    };
   }
   tag(e) {
    if (e.charCodeAt(0) !== 60) return;
    let t = this.rules.inline.tag.exec(e);
    if (t) return !this.lexer.state.inLink && this.rules.other.startATag.test(t[0]) ? this.lexer.state.inLink = !0 : this.lexer.state.inLink && this.rules.other.endATag.test(t[0]) && (this.lexer.state.inLink = !1), 
    !this.lexer.state.inRawBlock && this.rules.other.startPreScriptTag.test(t[0]) ? this.lexer.state.inRawBlock = !0 : this.lexer.state.inRawBlock && this.rules.other.endPreScriptTag.test(t[0]) && (this.lexer.state.inRawBlock = !1), 
    {
     type: "html",
     raw: t[0],
     inLink: this.lexer.state.inLink,
     inRawBlock: this.lexer.state.inRawBlock,
     block: !1,
     text: t[0]
    };
   }
   link(e) {
    if (this.lexer.state.linkParenPossible === !1) return;
    let t = e.charCodeAt(0);
    if (t !== 91 && t !== 33) return;
    let n = this.rules.inline.link.exec(e);
    if (n) {
     let r = n[0].charAt(0) === "!" ? 2 : 1;
     if (!this.options.pedantic && Ze(e, n[1], r, this.rules)) return;
     let s = n[2].trim();
     if (!this.options.pedantic && this.rules.other.startAngleBracket.test(s)) {
      if (!this.rules.other.endAngleBracket.test(s)) return;
      let c = C(s.slice(0, -1), "\\");
      if ((s.length - c.length) % 2 === 0) return;
     } else {
      let c = Te(n[2], "()");
      if (c === -2) return;
      if (c > -1) {
       let d = (n[0].indexOf("!") === 0 ? 5 : 4) + n[1].length + c;
       n[2] = n[2].substring(0, c), n[0] = n[0].substring(0, d).trim(), n[3] = "";
      }
     }
     let o = C(n[0].slice(0, -1), "\\");
     if ((n[0].length - o.length) % 2 === 0) return;
     let i = n[2], a = "";
     if (this.options.pedantic) {
      let c = this.rules.other.pedanticHrefTitle.exec(i);
      c && (i = c[1], a = c[3]);
     } else a = n[3] ? n[3].slice(1, -1) : "";
     return i = i.trim(), this.rules.other.startAngleBracket.test(i) && (this.options.pedantic && !this.rules.other.endAngleBracket.test(s) ? i = i.slice(1) : i = i.slice(1, -1)), 
     He(n, {
      href: i && i.replace(this.rules.inline.anyPunctuation, "$1"),
      title: a && a.replace(this.rules.inline.anyPunctuation, "$1")
     }, n[0], this.lexer, this.rules);
    }
   }
   reflink(e, t) {
    let n = e.charCodeAt(0);
    if (n !== 91 && n !== 33) return;
    let r;
    if ((r = this.rules.inline.reflink.exec(e)) || (r = this.rules.inline.nolink.exec(e))) {
     let s = r[0].charAt(0) === "!" ? 2 : 1;
     if (!this.options.pedantic && Ze(e, r[1], s, this.rules)) return;
     let o = t[W(r[2] || r[1])];
     if (!o) {
      let i = r[0].charAt(0);
      return {
       type: "text",
       raw: i,
       text: i
      };
     }
     return He(r, o, r[0], this.lexer, this.rules);
    }
   }
   emStrong(e, t, n = "") {
    let r = this.rules.inline.emStrongLDelim.exec(e);
    if (!r || !r[1] && !r[2] && !r[3] && !r[4]) return;
    let s = r[0][0], o = n === s, i = t.length - e.length, a = i;
    for (;!this.options.pedantic && a > 0 && t[a - 1] === s; ) a--;
    let c = [ ...t.slice(Math.max(0, a - 2), a) ].at(-1) ?? "", u = c === "*" || c === "_" || !!this.rules.inline.punctuation.exec(c);
    a < i && (n = c);
    let d = a < i ? u : n === "*" || n === "_" || !!this.rules.inline.punctuation.exec(n);
    if (r[4] && n.match(this.rules.other.unicodeAlphaNumeric)) return;
    let h = r[1] || r[3] || "";
    if (!h || !n || d) {
     let k, m, p = [ ...r[0] ].length - 1, b = p, f = 0, R = i - a + p, E = !this.options.pedantic && !!c.trim() && (!!h || s === "*" && !u);
     if (s !== "*" && s !== "_") return;
     let T = s === "*" ? this.rules.inline.emStrongRDelimAst : this.rules.inline.emStrongRDelimUnd, U = oe(this, t, s), H = t.length - e.length + p;
     if (U < H) return;
     t = t.slice(-1 * e.length + p);
     let K = U - H;
     for (T.lastIndex = 0; (r = T.exec(t)) !== null && !(r.index > K); ) {
      if (k = r[1] || r[2] || r[3] || r[4] || r[5] || r[6], !k) continue;
      if (m = [ ...k ].length, r[3] || r[4]) {
       b += m;
       continue;
      } else if ((r[5] || r[6] || E) && R % 3 && !((R + m) % 3)) {
       if (o && (r[5] || r[6])) break;
       f += m;
       continue;
      }
      if (b -= m, b > 0) continue;
      m = Math.min(m, m + b + f);
      let re = [ ...r[0] ][0].length, B = e.slice(0, p + r.index + re + m);
      if (Math.min(p, m) % 2) {
       let se = B.slice(1, -1);
       return {
        type: "em",
        raw: B,
        text: se,
        tokens: this.lexer.inlineTokens(se)
       };
      }
      let X = B.slice(2, -2);
      return {
       type: "strong",
       raw: B,
       text: X,
       tokens: this.lexer.inlineTokens(X)
      };
     }
    }
   }
   codespan(e) {
    if (e.charCodeAt(0) !== 96) return;
    let t = this.rules.inline.code.exec(e);
    if (t) {
     let n = t[2].replace(this.rules.other.newLineCharGlobal, " "), r = this.rules.other.nonSpaceChar.test(n), s = this.rules.other.startingSpaceChar.test(n) && this.rules.other.endingSpaceChar.test(n);
     return r && s && (n = n.substring(1, n.length - 1)), {
      type: "codespan",
      raw: t[0],
      text: n
     };
    }
   }
   br(e) {
    let t = e.charCodeAt(0);
    if (t !== 32 && t !== 92 && t !== 10) return;
    let n = this.rules.inline.br.exec(e);
    if (n) return {
     type: "br",
     raw: n[0]
    };
   }
   del(e, t, n = "") {
    if (e.charCodeAt(0) !== 126) return;
    let r = this.rules.inline.delLDelim.exec(e);
    if (!r) return;
    if (!(r[1] || "") || !n || this.rules.inline.punctuation.exec(n)) {
     let i, a, o = [ ...r[0] ].length - 1, c = o, u = this.rules.inline.delRDelim, d = ae(this, t), h = t.length - e.length + o;
     if (d < h) return;
     t = t.slice(-1 * e.length + o);
     let p = d - h;
     for (u.lastIndex = 0; (r = u.exec(t)) !== null && !(r.index > p); ) {
      if (i = r[1] || r[2] || r[3] || r[4] || r[5] || r[6], !i || (a = [ ...i ].length, 
      a !== o)) continue;
      if (r[3] || r[4]) {
       c += a;
       continue;
      }
      if (c -= a, c > 0) continue;
      a = Math.min(a, a + c);
      let k = [ ...r[0] ][0].length, m = e.slice(0, o + r.index + k + a), b = m.slice(o, -o);
      return {
       type: "del",
       raw: m,
       text: b,
       tokens: this.lexer.inlineTokens(b)
      };
     }
    }
   }
   autolink(e) {
    if (e.charCodeAt(0) !== 60) return;
    let t = this.rules.inline.autolink.exec(e);
    if (t) {
     let n, r;
     return t[2] === "@" ? (n = t[1], r = "mailto:" + n) : (n = t[1], r = n), {
      type: "link",
      raw: t[0],
      text: n,
      href: r,
      autolink: !0,
      tokens: [ {
       type: "text",
       raw: n,
       text: n
      } ]
     };
    }
   }
   url(e) {
    let t;
    if (t = this.rules.inline.url.exec(e)) {
     let n, r;
     if (t[2] === "@") n = t[0], r = "mailto:" + n; else {
      let s;
      do {
       s = t[0], t[0] = this.rules.inline._backpedal.exec(t[0])?.[0] ?? "";
      } while (s !== t[0]);
      n = t[0], t[1] === "www." ? r = "http://" + t[0] : r = t[0];
     }
     return {
      type: "link",
      raw: t[0],
      text: n,
      href: r,
      autolink: !0,
      tokens: [ {
       type: "text",
       raw: n,
       text: n
      } ]
     };
    }
   }
   inlineText(e) {
    let t = this.rules.inline.text.exec(e);
    if (t) {
     let n = this.lexer.state.inRawBlock;
     return {
      type: "text",
      raw: t[0],
      text: n ? t[0] : De(t[0]),
      escaped: n
     };
    }
   }
  };
  var w = class l {
   tokens;
   options;
   state;
   inlineQueue;
   tokenizer;
   constructor(e) {
    this.tokens = [], this.tokens.links = Object.create(null), this.options = e || S, 
    this.options.tokenizer = this.options.tokenizer || new _, this.tokenizer = this.options.tokenizer, 
    this.tokenizer.options = this.options, this.tokenizer.lexer = this, this.inlineQueue = [], 
    this.state = {
     inLink: !1,
     inRawBlock: !1,
     linkEmitted: !1,
     linkParenPossible: !0,
     top: !0
    };
    let t = {
     other: O,
     block: ee.normal,
     inline: F.normal
    };
    this.options.pedantic ? (t.block = ee.pedantic, t.inline = F.pedantic) : this.options.gfm && (t.block = ee.gfm, 
    this.options.breaks ? t.inline = F.breaks : t.inline = F.gfm), this.tokenizer.rules = t;
   }
   static get rules() {
    return {
     block: ee,
     inline: F
    };
   }
   static lex(e, t) {
    return new l(t).lex(e);
   }
   static lexInline(e, t) {
    return new l(t).inlineTokens(e);
   }
   lex(e) {
    e = e.replace(O.carriageReturn, "\n"), this.blockTokens(e, this.tokens);
    for (let t = 0; t < this.inlineQueue.length; t++) {
     let n = this.inlineQueue[t];
     this.state.inRawBlock = !1, this.inlineTokens(n.src, n.tokens);
    }
    return this.inlineQueue = [], this.tokens;
   }
   blockTokens(e, t = [], n = !1) {
    this.tokenizer.lexer = this;
    let r = this.state.lastToken;
    this.options.pedantic && (e = e.replace(O.tabCharGlobal, "    ").replace(O.spaceLine, ""));
    let o, s = 1 / 0, i = this.options.gfm && !this.options.pedantic && this.tokenizer.paragraph === _.prototype.paragraph;
    for (;e; ) {
     if (e.length < s) s = e.length; else {
      this.infiniteLoopError(e.charCodeAt(0));
      break;
     }
     this.state.lastToken = t.at(-1);
     let a;
     if (this.options.extensions?.block?.some(u => (a = u.call({
      lexer: this
     }, e, t)) ? (e = e.substring(a.raw.length), t.push(a), !0) : !1)) continue;
     if (a = this.tokenizer.space(e)) {
      e = e.substring(a.raw.length);
      let u = t.at(-1);
      a.raw.length === 1 && u !== void 0 ? u.raw += "\n" : t.push(a);
      continue;
     }
     if (a = this.tokenizer.code(e)) {
      e = e.substring(a.raw.length);
      let u = t.at(-1);
      u?.type === "paragraph" || u?.type === "text" ? (u.raw += (u.raw.endsWith("\n") ? "" : "\n") + a.raw, 
      u.text += "\n" + a.text, this.inlineQueue.at(-1).src = u.text) : t.push(a);
      continue;
     }
     if (a = this.tokenizer.fences(e)) {
      e = e.substring(a.raw.length), t.push(a);
      continue;
     }
     if (a = this.tokenizer.heading(e)) {
      e = e.substring(a.raw.length), t.push(a);
      continue;
     }
     if (a = this.tokenizer.hr(e)) {
      e = e.substring(a.raw.length), t.push(a);
      continue;
     }
     if (a = this.tokenizer.blockquote(e)) {
      e = e.substring(a.raw.length), t.push(a);
      continue;
     }
     if (a = this.tokenizer.list(e)) {
      e = e.substring(a.raw.length), t.push(a);
      continue;
     }
     if (a = this.tokenizer.html(e)) {
      e = e.substring(a.raw.length), t.push(a);
      continue;
     }
     if (a = this.tokenizer.def(e)) {
      e = e.substring(a.raw.length);
      let u = t.at(-1);
      u?.type === "paragraph" || u?.type === "text" ? (u.raw += (u.raw.endsWith("\n") ? "" : "\n") + a.raw, 
      u.text += "\n" + a.raw, this.inlineQueue.at(-1).src = u.text) : (this.tokens.links[a.tag] || (this.tokens.links[a.tag] = {
       href: a.href,
       title: a.title
      }), t.push(a));
      continue;
     }
     if (a = this.tokenizer.table(e)) {
      e = e.substring(a.raw.length), t.push(a);
      continue;
     }
     if (a = this.tokenizer.lheading(e)) {
      e = e.substring(a.raw.length), t.push(a);
      continue;
     }
     let c = e;
     if (this.options.extensions?.startBlock) {
      let h, u = 1 / 0, d = e.slice(1);
      this.options.extensions.startBlock.forEach(p => {
       h = p.call({
        lexer: this
       }, d), typeof h == "number" && h >= 0 && (u = Math.min(u, h));
      }), u < 1 / 0 && u >= 0 && (c = e.substring(0, u + 1));
     }
     if (this.state.top && (a = this.tokenizer.paragraph(c))) {
      let u = t.at(-1);
      (n || u === o && i) && u?.type === "paragraph" ? (u.raw += (u.raw.endsWith("\n") ? "" : "\n") + a.raw, 
      u.text += "\n" + a.text, this.inlineQueue.pop(), this.inlineQueue.at(-1).src = u.text, 
      o = u) : (t.push(a), o = a), n = c.length !== e.length, e = e.substring(a.raw.length);
      continue;
     }
     if (a = this.tokenizer.text(e)) {
      e = e.substring(a.raw.length);
      let u = t.at(-1);
      u?.type === "text" ? (u.raw += (u.raw.endsWith("\n") ? "" : "\n") + a.raw, u.text += "\n" + a.text, 
      this.inlineQueue.pop(), this.inlineQueue.at(-1).src = u.text) : t.push(a);
      continue;
     }
     if (e) {
      this.infiniteLoopError(e.charCodeAt(0));
      break;
     }
    }
    return this.state.top = !0, this.state.lastToken = r, t;
   }
   inline(e, t = []) {
    return this.inlineQueue.push({
     src: e,
     tokens: t
    }), t;
   }
   linkInText(e) {
    if (!e.includes("[")) return !1;
    let t = this.tokenizer.rules.inline.link;
    for (let n of e.matchAll(this.tokenizer.rules.inline.blockSkip)) if (t.test(n[0]) && e.charAt(n.index - 1) !== "!") return !0;
    for (let n of e.matchAll(this.tokenizer.rules.inline.reflinkSearch)) {
     let r = n[0], s = r.lastIndexOf("[");
     if (!(r.charAt(0) === "!" || !Object.hasOwn(this.tokens.links, W(r.slice(s + 1, -1)))) && !(s > 1 && this.linkInText(r.slice(1, s - 1)))) return !0;
    }
    return !1;
   }
   inlineTokens(e, t = []) {
    this.tokenizer.lexer = this;
    let n = this.state.linkParenPossible;
    this.state.linkParenPossible = e.includes(")");
    try {
     return this.#t(e, t);
    } finally {
     this.state.linkParenPossible = n;
    }
   }
   #t(e, t) {
    let n = e.includes("*") || e.includes("_") || e.includes("~"), r = n || this.options.hooks?.emStrongMask || this.tokenizer.emStrong !== _.prototype.emStrong || this.tokenizer.del !== _.prototype.del ? this.#r(e) : e;
    if (!n) return this.#e(e, r, t);
    qe(this.tokenizer, r);
    try {
     return this.#e(e, r, t);
    } finally {
     ve(this.tokenizer);
    }
   }
   #e(e, t, n) {
    let r = !1, s = "", o = 1 / 0;
    for (;e; ) {
     if (e.length < o) o = e.length; else {
      this.infiniteLoopError(e.charCodeAt(0));
      break;
     }
     r || (s = ""), r = !1;
     let i;
     if (this.options.extensions?.inline?.some(u => (i = u.call({
      lexer: this
     }, e, n)) ? (e = e.substring(i.raw.length), n.push(i), !0) : !1)) continue;
     if (i = this.tokenizer.escape(e)) {
      e = e.substring(i.raw.length), n.push(i);
      continue;
     }
     if (i = this.tokenizer.tag(e)) {
      e = e.substring(i.raw.length), n.push(i);
      continue;
     }
     if (i = this.tokenizer.link(e)) {
      e = e.substring(i.raw.length), n.push(i);
      continue;
     }
     if (i = this.tokenizer.reflink(e, this.tokens.links)) {
      e = e.substring(i.raw.length);
      let u = n.at(-1);
      i.type === "text" && u?.type === "text" ? (u.raw += i.raw, u.text += i.text) : n.push(i);
      continue;
     }
     let a = e[0];
     if (a === "*" || a === "_") {
      let u = t.length - e.length;
      if (oe(this.tokenizer, t, a) <= u) {
       let h = 1;
       for (;h < e.length && e.charCodeAt(h) === a.charCodeAt(0); ) h++;
       let p = e.substring(0, h), k = n.at(-1);
       k?.type === "text" && !k.escaped ? (k.raw += p, k.text += p) : n.push({
        type: "text",
        raw: p,
        text: p,
        escaped: !1
       }), e = e.substring(h), s = a, r = !0;
       continue;
      }
     } else if (a === "~") {
      let u = t.length - e.length;
      if (ae(this.tokenizer, t) <= u) {
       let h = 1;
       for (;h < e.length && e.charCodeAt(h) === 126; ) h++;
       let p = e.substring(0, h), k = n.at(-1);
       k?.type === "text" && !k.escaped ? (k.raw += p, k.text += p) : n.push({
        type: "text",
        raw: p,
        text: p,
        escaped: !1
       }), e = e.substring(h), s = a, r = !0;
       continue;
      }
     }
     if (i = this.tokenizer.emStrong(e, t, s)) {
      e = e.substring(i.raw.length), n.push(i);
      continue;
     }
     if (i = this.tokenizer.codespan(e)) {
      e = e.substring(i.raw.length), n.push(i);
      continue;
     }
     if (i = this.tokenizer.br(e)) {
      e = e.substring(i.raw.length), n.push(i);
      continue;
     }
     if (i = this.tokenizer.del(e, t, s)) {
      e = e.substring(i.raw.length), n.push(i);
      continue;
     }
     if (i = this.tokenizer.autolink(e)) {
      e = e.substring(i.raw.length), n.push(i);
      continue;
     }
     if (!this.state.inLink && (i = this.tokenizer.url(e))) {
      e = e.substring(i.raw.length), n.push(i);
      continue;
     }
     let c = e;
     if (this.options.extensions?.startInline) {
      let h, u = 1 / 0, d = e.slice(1);
      this.options.extensions.startInline.forEach(p => {
       h = p.call({
        lexer: this
       }, d), typeof h == "number" && h >= 0 && (u = Math.min(u, h));
      }), u < 1 / 0 && u >= 0 && (c = e.substring(0, u + 1));
     }
     if (i = this.tokenizer.inlineText(c)) {
      e = e.substring(i.raw.length), i.raw.slice(-1) !== "_" && (s = i.raw.slice(-1)), 
      r = !0;
      let u = n.at(-1);
      u?.type === "text" ? (u.raw += i.raw, u.text += i.text) : n.push(i);
      continue;
     }
     if (e) {
      this.infiniteLoopError(e.charCodeAt(0));
      break;
     }
    }
    return n;
   }
   #n(e) {
    let i, {blockSkip: t, tag: n, autolink: r} = this.tokenizer.rules.inline, s = "", o = 0;
    for (t.lastIndex = 0; i = t.exec(e); ) {
     let a = i.index + (i[2] ? i[2].length : 0), c = i.index + i[0].length;
     if (e.charAt(a) === "<") {
      let u = e.slice(a), d = n.exec(u) || r.exec(u);
      if (!d) {
       t.lastIndex = a + 1;
       continue;
      }
      c = a + d[0].length, t.lastIndex = c;
     }
     s += e.slice(o, a) + "[" + "a".repeat(c - a - 2) + "]", o = c;
    }
    return s + e.slice(o);
   }
   #r(e) {
    let t = e;
    if (this.tokens.links && e.includes("[")) {
     let n = this.tokenizer.rules.inline.reflinkSearch, r = s => {
      let o = s.lastIndexOf("[");
      if (!Object.hasOwn(this.tokens.links, W(s.slice(o + 1, -1)))) return s;
      if (o > 1 && s.charAt(0) !== "!") {
       let i = s.slice(1, o - 1);
       if (this.linkInText(i)) return "[" + i.replace(n, r) + "][" + "a".repeat(s.length - o - 2) + "]";
      }
      return "[" + "a".repeat(s.length - 2) + "]";
     };
     t = t.replace(n, r);
    }
    return t = t.replace(this.tokenizer.rules.inline.anyPunctuationOutsideCode, (n, r, s) => s ? "+".repeat(n.length) : r ? r + n.slice(r.length, -r.length).replace(/`/g, "+") + r : n), 
    t = this.#n(t), t = this.options.hooks?.emStrongMask?.call({
     lexer: this
    }, t) ?? t, t;
   }
   infiniteLoopError(e) {
    let t = "Infinite loop on byte: " + e;
    if (this.options.silent) console.error(t); else throw new Error(t);
   }
  };
  var I = class {
   options;
   parser;
   constructor(e) {
    this.options = e || S;
   }
   space(e) {
    return "";
   }
   code({text: e, lang: t, escaped: n}) {
    let r = (t || "").match(O.notSpaceStart)?.[0], s = e ? e.replace(O.endingNewline, "") + "\n" : "";
    return r ? '<pre><code class="language-' + y(r) + '">' + (n ? s : y(s, !0)) + "</code></pre>\n" : "<pre><code>" + (n ? s : y(s, !0)) + "</code></pre>\n";
   }
   blockquote({tokens: e}) {
    return `<blockquote>\n${this.parser.parse(e)}</blockquote>\n`;
   }
   html({text: e}) {
    return e;
   }
   def(e) {
    return "";
   }
   heading({tokens: e, depth: t}) {
    return `<h${t}>${this.parser.parseInline(e)}</h${t}>\n`;
   }
   hr(e) {
    return "<hr>\n";
   }
   list(e) {
    let t = e.ordered, n = e.start, r = "";
    for (let i = 0; i < e.items.length; i++) {
     let a = e.items[i];
     r += this.listitem(a);
    }
    let s = t ? "ol" : "ul", o = t && n !== 1 ? ' start="' + n + '"' : "";
    return "<" + s + o + ">\n" + r + "</" + s + ">\n";
   }
   listitem(e) {
    return `<li>${this.parser.parse(e.tokens)}</li>\n`;
   }
   checkbox({checked: e}) {
    return "<input " + (e ? 'checked="" ' : "") + 'disabled="" type="checkbox"> ';
   }
   paragraph({tokens: e}) {
    return `<p>${this.parser.parseInline(e)}</p>\n`;
   }
   table(e) {
    let t = "", n = "";
    for (let s = 0; s < e.header.length; s++) n += this.tablecell(e.header[s]);
    t += this.tablerow({
     text: n
    });
    let r = "";
    for (let s = 0; s < e.rows.length; s++) {
     let o = e.rows[s];
     n = "";
     for (let i = 0; i < o.length; i++) n += this.tablecell(o[i]);
     r += this.tablerow({
      text: n
     });
    }
    return r && (r = `<tbody>${r}</tbody>`), "<table>\n<thead>\n" + t + "</thead>\n" + r + "</table>\n";
   }
   tablerow({text: e}) {
    return `<tr>\n${e}</tr>\n`;
   }
   tablecell(e) {
    let t = this.parser.parseInline(e.tokens), n = e.header ? "th" : "td";
    return (e.align ? `<${n} align="${e.align}">` : `<${n}>`) + t + `</${n}>\n`;
   }
   strong({tokens: e}) {
    return `<strong>${this.parser.parseInline(e)}</strong>`;
   }
   em({tokens: e}) {
    return `<em>${this.parser.parseInline(e)}</em>`;
   }
   codespan({text: e}) {
    return `<code>${y(e, !0)}</code>`;
   }
   br(e) {
    return "<br>";
   }
   del({tokens: e}) {
    return `<del>${this.parser.parseInline(e)}</del>`;
   }
   link({href: e, title: t, text: n, tokens: r, autolink: s}) {
    let o = s ? y(n, !0) : this.parser.parseInline(r), i = xe(e);
    if (i === null) return o;
    e = y(i, s);
    let a = '<a href="' + e + '"';
    return t && (a += ' title="' + y(t) + '"'), a += ">" + o + "</a>", a;
   }
   image({href: e, title: t, text: n, tokens: r}) {
    r && (n = this.parser.parseInline(r, this.parser.textRenderer));
    let s = xe(e);
    if (s === null) return y(n);
    e = s;
    let o = `<img src="${y(e)}" alt="${y(n)}"`;
    return t && (o += ` title="${y(t)}"`), o += ">", o;
   }
   text(e) {
    return "tokens" in e && e.tokens ? this.parser.parseInline(e.tokens) : "escaped" in e && e.escaped ? e.text : y(e.text);
   }
  };
  var z = class {
   parser;
   strong({text: e, tokens: t}) {
    return t ? this.parser.parseInline(t, this) : e;
   }
   em({text: e, tokens: t}) {
    return t ? this.parser.parseInline(t, this) : e;
   }
   codespan({text: e}) {
    return e;
   }
   del({text: e, tokens: t}) {
    return t ? this.parser.parseInline(t, this) : e;
   }
   html({text: e}) {
    return e;
   }
   text({text: e}) {
    return e;
   }
   link({text: e, tokens: t}) {
    return t ? this.parser.parseInline(t, this) : e;
   }
   image({text: e, tokens: t}) {
    return t ? this.parser.parseInline(t, this) : e;
   }
   br() {
    return "\n";
   }
   checkbox({raw: e}) {
    return e;
   }
  };
  var P = class l {
   options;
   renderer;
   textRenderer;
   constructor(e) {
    this.options = e || S, this.options.renderer = this.options.renderer || new I, this.renderer = this.options.renderer, 
    this.renderer.options = this.options, this.renderer.parser = this, this.textRenderer = new z, 
    this.textRenderer.parser = this;
   }
   static parse(e, t) {
    return new l(t).parse(e);
   }
   static parseInline(e, t) {
    return new l(t).parseInline(e);
   }
   parse(e) {
    this.renderer.parser = this;
    let t = "";
    for (let n = 0; n < e.length; n++) {
     let r = e[n];
     if (this.options.extensions?.renderers?.[r.type]) {
      let o = r, i = this.options.extensions.renderers[o.type].call({
       parser: this
      }, o);
      if (i !== !1 || ![ "space", "hr", "heading", "code", "table", "blockquote", "list", "checkbox", "html", "def", "paragraph", "text" ].includes(o.type)) {
       t += i === !1 ? "" : i ?? "";
       continue;
      }
     }
     let s = r;
     switch (s.type) {
     case "space":
      t += this.renderer.space(s);
      break;

     case "hr":
      t += this.renderer.hr(s);
      break;

     case "heading":
      t += this.renderer.heading(s);
      break;

     case "code":
      t += this.renderer.code(s);
      break;

     case "table":
      t += this.renderer.table(s);
      break;

     case "blockquote":
      t += this.renderer.blockquote(s);
      break;

     case "list":
      t += this.renderer.list(s);
      break;

     case "checkbox":
      t += this.renderer.checkbox(s);
      break;

     case "html":
      t += this.renderer.html(s);
      break;

     case "def":
      t += this.renderer.def(s);
      break;

     case "paragraph":
      t += this.renderer.paragraph(s);
      break;

     case "text":
      t += this.renderer.text(s);
      break;

     default:
      {
       let o = 'Token with "' + s.type + '" type was not found.';
       if (this.options.silent) return console.error(o), "";
       throw new Error(o);
      }
     }
    }
    return t;
   }
   parseInline(e, t = this.renderer) {
    this.renderer.parser = this;
    let n = "";
    for (let r = 0; r < e.length; r++) {
     let s = e[r];
     if (this.options.extensions?.renderers?.[s.type]) {
      let i = this.options.extensions.renderers[s.type].call({
       parser: this
      }, s);
      if (i !== !1 || ![ "escape", "html", "link", "image", "checkbox", "strong", "em", "codespan", "br", "del", "text" ].includes(s.type)) {
       n += i === !1 ? "" : i ?? "";
       continue;
      }
     }
     let o = s;
     switch (o.type) {
     case "escape":
      n += t.text(o);
      break;

     case "html":
      n += t.html(o);
      break;

     case "link":
      n += t.link(o);
      break;

     case "image":
      n += t.image(o);
      break;

     case "checkbox":
      n += t.checkbox(o);
      break;

     case "strong":
      n += t.strong(o);
      break;

     case "em":
      n += t.em(o);
      break;

     case "codespan":
      n += t.codespan(o);
      break;

     case "br":
      n += t.br(o);
      break;

     case "del":
      n += t.del(o);
      break;

     case "text":
      n += t.text(o);
      break;

     default:
      {
       let i = 'Token with "' + o.type + '" type was not found.';
       if (this.options.silent) return console.error(i), "";
       throw new Error(i);
      }
     }
    }
    return n;
   }
  };
  var A = class {
   options;
   block;
   constructor(e) {
    this.options = e || S;
   }
   static passThroughHooks=new Set([ "preprocess", "postprocess", "processAllTokens", "emStrongMask" ]);
   static passThroughHooksRespectAsync=new Set([ "preprocess", "postprocess", "processAllTokens" ]);
   preprocess(e) {
    return e;
   }
   postprocess(e) {
    return e;
   }
   processAllTokens(e) {
    return e;
   }
   emStrongMask(e) {
    return e;
   }
   provideLexer(e = this.block) {
    return e ? w.lex : w.lexInline;
   }
   provideParser(e = this.block) {
    return e ? P.parse : P.parseInline;
   }
  };
  function M(l, e) {
   if (Array.isArray(e)) for (let t = 0; t < e.length; t++) l.push(e[t]); else l.push(e);
  }
  var ne = class {
   defaults=G();
   options=this.setOptions;
   parse=this.parseMarkdown(!0);
   parseInline=this.parseMarkdown(!1);
   Parser=P;
   Renderer=I;
   TextRenderer=z;
   Lexer=w;
   Tokenizer=_;
   Hooks=A;
   constructor(...e) {
    this.use(...e);
   }
   walkTokens(e, t) {
    let n = [];
    for (let r of e) switch (M(n, t.call(this, r)), r.type) {
    case "table":
     {
      let s = r;
      for (let o of s.header) M(n, this.walkTokens(o.tokens, t));
      for (let o of s.rows) for (let i of o) M(n, this.walkTokens(i.tokens, t));
      break;
     }

    case "list":
     {
      let s = r;
      M(n, this.walkTokens(s.items, t));
      break;
     }

    default:
     {
      let s = r;
      this.defaults.extensions?.childTokens?.[s.type] ? this.defaults.extensions.childTokens[s.type].forEach(o => {
       let i = s[o].flat(1 / 0);
       M(n, this.walkTokens(i, t));
      }) : s.tokens && M(n, this.walkTokens(s.tokens, t));
     }
    }
    return n;
   }
   use(...e) {
    let t = this.defaults.extensions || {
     renderers: Object.create(null),
     childTokens: Object.create(null)
    };
    return e.forEach(n => {
     let r = {
      ...n
     };
     if (r.async = this.defaults.async || r.async || !1, n.extensions && (n.extensions.forEach(s => {
      if (!s.name) throw new Error("extension name required");
      if ("renderer" in s) {
       let o = t.renderers[s.name];
       o ? t.renderers[s.name] = function(...i) {
        let a = s.renderer.apply(this, i);
        return a === !1 && (a = o.apply(this, i)), a;
       } : t.renderers[s.name] = s.renderer;
      }
      if ("tokenizer" in s) {
       if (!s.level || s.level !== "block" && s.level !== "inline") throw new Error("extension level must be 'block' or 'inline'");
       let o = t[s.level];
       o ? o.unshift(s.tokenizer) : t[s.level] = [ s.tokenizer ], s.start && (s.level === "block" ? t.startBlock ? t.startBlock.push(s.start) : t.startBlock = [ s.start ] : s.level === "inline" && (t.startInline ? t.startInline.push(s.start) : t.startInline = [ s.start ]));
      }
      "childTokens" in s && s.childTokens && (t.childTokens[s.name] = s.childTokens);
     }), r.extensions = t), n.renderer) {
      let s = this.defaults.renderer || new I(this.defaults);
      for (let o in n.renderer) {
       if (!(o in s)) throw new Error(`renderer '${o}' does not exist`);
       if ([ "options", "parser" ].includes(o)) continue;
       let i = o, a = n.renderer[i], c = s[i];
       s[i] = (...u) => {
        let d = a.apply(s, u);
        return d === !1 && (d = c.apply(s, u)), d === !1 ? "" : d ?? "";
       };
      }
      r.renderer = s;
     }
     if (n.tokenizer) {
      let s = this.defaults.tokenizer || new _(this.defaults);
      for (let o in n.tokenizer) {
       if (!(o in s)) throw new Error(`tokenizer '${o}' does not exist`);
       if ([ "options", "rules", "lexer" ].includes(o)) continue;
       let i = o, a = n.tokenizer[i], c = s[i];
       s[i] = (...u) => {
        let d = a.apply(s, u);
        return d === !1 && (d = c.apply(s, u)), d;
       };
      }
      r.tokenizer = s;
     }
     if (n.hooks) {
      let s = this.defaults.hooks || new A;
      for (let o in n.hooks) {
       if (!(o in s)) throw new Error(`hook '${o}' does not exist`);
       if ([ "options", "block" ].includes(o)) continue;
       let i = o, a = n.hooks[i], c = s[i];
       A.passThroughHooks.has(o) ? s[i] = u => {
        if (s.options.async && A.passThroughHooksRespectAsync.has(o)) return (async () => {
         let h = await a.call(s, u);
         return c.call(s, h);
        })();
        let d = a.call(s, u);
        return c.call(s, d);
       } : s[i] = (...u) => {
        if (s.options.async) return (async () => {
         let h = await a.apply(s, u);
         return h === !1 && (h = await c.apply(s, u)), h;
        })();
        let d = a.apply(s, u);
        return d === !1 && (d = c.apply(s, u)), d;
       };
      }
      r.hooks = s;
     }
     if (n.walkTokens) {
      let s = this.defaults.walkTokens, o = n.walkTokens;
      r.walkTokens = function(i) {
       let a = [];
       return M(a, o.call(this, i)), s && M(a, s.call(this, i)), a;
      };
     }
     this.defaults = {
      ...this.defaults,
      ...r
     };
    }), this;
   }
   setOptions(e) {
    return this.defaults = {
     ...this.defaults,
     ...e
    }, this;
   }
   lexer(e, t) {
    return w.lex(e, t ?? this.defaults);
   }
   parser(e, t) {
    return P.parse(e, t ?? this.defaults);
   }
   parseMarkdown(e) {
    return (n, r) => {
     let s = {
      ...r
     }, o = {
      ...this.defaults,
      ...s
     }, i = this.onError(!!o.silent, !!o.async);
     if (this.defaults.async === !0 && s.async === !1) return i(new Error("marked(): The async option was set to true by an extension. Remove async: false from the parse options object to return a Promise."));
     if (typeof n > "u" || n === null) return i(new Error("marked(): input parameter is undefined or null"));
     if (typeof n != "string") return i(new Error("marked(): input parameter is of type " + Object.prototype.toString.call(n) + ", string expected"));
     if (o.hooks && (o.hooks.options = o, o.hooks.block = e), o.async) return (async () => {
      let a = o.hooks ? await o.hooks.preprocess(n) : n, u = await (o.hooks ? await o.hooks.provideLexer(e) : e ? w.lex : w.lexInline)(a, o), d = o.hooks ? await o.hooks.processAllTokens(u) : u;
      o.walkTokens && await Promise.all(this.walkTokens(d, o.walkTokens));
      let p = await (o.hooks ? await o.hooks.provideParser(e) : e ? P.parse : P.parseInline)(d, o);
      return o.hooks ? await o.hooks.postprocess(p) : p;
     })().catch(i);
     try {
      o.hooks && (n = o.hooks.preprocess(n));
      let c = (o.hooks ? o.hooks.provideLexer(e) : e ? w.lex : w.lexInline)(n, o);
      o.hooks && (c = o.hooks.processAllTokens(c)), o.walkTokens && this.walkTokens(c, o.walkTokens);
      let d = (o.hooks ? o.hooks.provideParser(e) : e ? P.parse : P.parseInline)(c, o);
      return o.hooks && (d = o.hooks.postprocess(d)), d;
     } catch (a) {
      return i(a);
     }
    };
   }
   onError(e, t) {
    return n => {
     if (n.message += "\nPlease report this to https://github.com/markedjs/marked.", 
     e) {
      let r = "<p>An error occurred:</p><pre>" + y(n.message + "", !0) + "</pre>";
      return t ? Promise.resolve(r) : r;
     }
     if (t) return Promise.reject(n);
     throw n;
    };
   }
  };
  var v = new ne;
  function x(l, e) {
   return v.parse(l, e);
  }
  x.options = x.setOptions = function(l) {
   return v.setOptions(l), x.defaults = v.defaults, ue(x.defaults), x;
  };
  x.getDefaults = G;
  x.defaults = S;
  function jt(...l) {
   return v.use(...l), x.defaults = v.defaults, ue(x.defaults), x;
  }
  x.use = jt;
  x.walkTokens = function(l, e) {
   return v.walkTokens(l, e);
  };
  x.parseInline = v.parseInline;
  x.Parser = P;
  x.parser = P.parse;
  x.Renderer = I;
  x.TextRenderer = z;
  x.Lexer = w;
  x.lexer = w.lex;
  x.Tokenizer = _;
  x.Hooks = A;
  x.parse = x;
 }),
 3194: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   _F: () => tokenizer_Tokenizer,
   V_: () => tokenizer_TokenizerMode
  });
  const UNDEFINED_CODE_POINTS = new Set([ 65534, 65535, 131070, 131071, 196606, 196607, 262142, 262143, 327678, 327679, 393214, 393215, 458750, 458751, 524286, 524287, 589822, 589823, 655358, 655359, 720894, 720895, 786430, 786431, 851966, 851967, 917502, 917503, 983038, 983039, 1048574, 1048575, 1114110, 1114111 ]);
  const REPLACEMENT_CHARACTER = "�";
  var CODE_POINTS;
  (function(CODE_POINTS) {
   CODE_POINTS[CODE_POINTS["EOF"] = -1] = "EOF";
   CODE_POINTS[CODE_POINTS["NULL"] = 0] = "NULL";
   CODE_POINTS[CODE_POINTS["TABULATION"] = 9] = "TABULATION";
   CODE_POINTS[CODE_POINTS["CARRIAGE_RETURN"] = 13] = "CARRIAGE_RETURN";
   CODE_POINTS[CODE_POINTS["LINE_FEED"] = 10] = "LINE_FEED";
   CODE_POINTS[CODE_POINTS["FORM_FEED"] = 12] = "FORM_FEED";
   CODE_POINTS[CODE_POINTS["SPACE"] = 32] = "SPACE";
   CODE_POINTS[CODE_POINTS["EXCLAMATION_MARK"] = 33] = "EXCLAMATION_MARK";
   CODE_POINTS[CODE_POINTS["QUOTATION_MARK"] = 34] = "QUOTATION_MARK";
   CODE_POINTS[CODE_POINTS["AMPERSAND"] = 38] = "AMPERSAND";
   CODE_POINTS[CODE_POINTS["APOSTROPHE"] = 39] = "APOSTROPHE";
   CODE_POINTS[CODE_POINTS["HYPHEN_MINUS"] = 45] = "HYPHEN_MINUS";
   CODE_POINTS[CODE_POINTS["SOLIDUS"] = 47] = "SOLIDUS";
   CODE_POINTS[CODE_POINTS["DIGIT_0"] = 48] = "DIGIT_0";
   CODE_POINTS[CODE_POINTS["DIGIT_9"] = 57] = "DIGIT_9";
   CODE_POINTS[CODE_POINTS["SEMICOLON"] = 59] = "SEMICOLON";
   CODE_POINTS[CODE_POINTS["LESS_THAN_SIGN"] = 60] = "LESS_THAN_SIGN";
   CODE_POINTS[CODE_POINTS["EQUALS_SIGN"] = 61] = "EQUALS_SIGN";
   CODE_POINTS[CODE_POINTS["GREATER_THAN_SIGN"] = 62] = "GREATER_THAN_SIGN";
   CODE_POINTS[CODE_POINTS["QUESTION_MARK"] = 63] = "QUESTION_MARK";
   CODE_POINTS[CODE_POINTS["LATIN_CAPITAL_A"] = 65] = "LATIN_CAPITAL_A";
   CODE_POINTS[CODE_POINTS["LATIN_CAPITAL_Z"] = 90] = "LATIN_CAPITAL_Z";
   CODE_POINTS[CODE_POINTS["RIGHT_SQUARE_BRACKET"] = 93] = "RIGHT_SQUARE_BRACKET";
   CODE_POINTS[CODE_POINTS["GRAVE_ACCENT"] = 96] = "GRAVE_ACCENT";
   CODE_POINTS[CODE_POINTS["LATIN_SMALL_A"] = 97] = "LATIN_SMALL_A";
   CODE_POINTS[CODE_POINTS["LATIN_SMALL_Z"] = 122] = "LATIN_SMALL_Z";
  })(CODE_POINTS || (CODE_POINTS = {}));
  const SEQUENCES = {
   DASH_DASH: "--",
   CDATA_START: "[CDATA[",
   DOCTYPE: "doctype",
   SCRIPT: "script",
   PUBLIC: "public",
   SYSTEM: "system"
  };
  function isSurrogate(cp) {
   return cp >= 55296 && cp <= 57343;
  }
  function isSurrogatePair(cp) {
   return cp >= 56320 && cp <= 57343;
  }
  function getSurrogatePairCodePoint(cp1, cp2) {
   return 1024 * (cp1 - 55296) + 9216 + cp2;
  }
  function isControlCodePoint(cp) {
   return cp !== 32 && cp !== 10 && cp !== 13 && cp !== 9 && cp !== 12 && cp >= 1 && cp <= 31 || cp >= 127 && cp <= 159;
  }
  function isUndefinedCodePoint(cp) {
   return cp >= 64976 && cp <= 65007 || UNDEFINED_CODE_POINTS.has(cp);
  }
  var error_codes_ERR;
  (function(ERR) {
   ERR["controlCharacterInInputStream"] = "control-character-in-input-stream";
   ERR["noncharacterInInputStream"] = "noncharacter-in-input-stream";
   ERR["surrogateInInputStream"] = "surrogate-in-input-stream";
   ERR["nonVoidHtmlElementStartTagWithTrailingSolidus"] = "non-void-html-element-start-tag-with-trailing-solidus";
   ERR["endTagWithAttributes"] = "end-tag-with-attributes";
   ERR["endTagWithTrailingSolidus"] = "end-tag-with-trailing-solidus";
   ERR["unexpectedSolidusInTag"] = "unexpected-solidus-in-tag";
   ERR["unexpectedNullCharacter"] = "unexpected-null-character";
   ERR["unexpectedQuestionMarkInsteadOfTagName"] = "unexpected-question-mark-instead-of-tag-name";
   ERR["invalidFirstCharacterOfTagName"] = "invalid-first-character-of-tag-name";
   ERR["unexpectedEqualsSignBeforeAttributeName"] = "unexpected-equals-sign-before-attribute-name";
   ERR["missingEndTagName"] = "missing-end-tag-name";
   ERR["unexpectedCharacterInAttributeName"] = "unexpected-character-in-attribute-name";
   ERR["unknownNamedCharacterReference"] = "unknown-named-character-reference";
   ERR["missingSemicolonAfterCharacterReference"] = "missing-semicolon-after-character-reference";
   ERR["unexpectedCharacterAfterDoctypeSystemIdentifier"] = "unexpected-character-after-doctype-system-identifier";
   ERR["unexpectedCharacterInUnquotedAttributeValue"] = "unexpected-character-in-unquoted-attribute-value";
   ERR["eofBeforeTagName"] = "eof-before-tag-name";
   ERR["eofInTag"] = "eof-in-tag";
   ERR["missingAttributeValue"] = "missing-attribute-value";
   ERR["missingWhitespaceBetweenAttributes"] = "missing-whitespace-between-attributes";
   ERR["missingWhitespaceAfterDoctypePublicKeyword"] = "missing-whitespace-after-doctype-public-keyword";
   ERR["missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers"] = "missing-whitespace-between-doctype-public-and-system-identifiers";
   ERR["missingWhitespaceAfterDoctypeSystemKeyword"] = "missing-whitespace-after-doctype-system-keyword";
   ERR["missingQuoteBeforeDoctypePublicIdentifier"] = "missing-quote-before-doctype-public-identifier";
   ERR["missingQuoteBeforeDoctypeSystemIdentifier"] = "missing-quote-before-doctype-system-identifier";
   ERR["missingDoctypePublicIdentifier"] = "missing-doctype-public-identifier";
   ERR["missingDoctypeSystemIdentifier"] = "missing-doctype-system-identifier";
   ERR["abruptDoctypePublicIdentifier"] = "abrupt-doctype-public-identifier";
   ERR["abruptDoctypeSystemIdentifier"] = "abrupt-doctype-system-identifier";
   ERR["cdataInHtmlContent"] = "cdata-in-html-content";
   ERR["incorrectlyOpenedComment"] = "incorrectly-opened-comment";
   ERR["eofInScriptHtmlCommentLikeText"] = "eof-in-script-html-comment-like-text";
   ERR["eofInDoctype"] = "eof-in-doctype";
   ERR["nestedComment"] = "nested-comment";
   ERR["abruptClosingOfEmptyComment"] = "abrupt-closing-of-empty-comment";
   ERR["eofInComment"] = "eof-in-comment";
   ERR["incorrectlyClosedComment"] = "incorrectly-closed-comment";
   ERR["eofInCdata"] = "eof-in-cdata";
   ERR["absenceOfDigitsInNumericCharacterReference"] = "absence-of-digits-in-numeric-character-reference";
   ERR["nullCharacterReference"] = "null-character-reference";
   ERR["surrogateCharacterReference"] = "surrogate-character-reference";
   ERR["characterReferenceOutsideUnicodeRange"] = "character-reference-outside-unicode-range";
   ERR["controlCharacterReference"] = "control-character-reference";
   ERR["noncharacterCharacterReference"] = "noncharacter-character-reference";
   ERR["missingWhitespaceBeforeDoctypeName"] = "missing-whitespace-before-doctype-name";
   ERR["missingDoctypeName"] = "missing-doctype-name";
   ERR["invalidCharacterSequenceAfterDoctypeName"] = "invalid-character-sequence-after-doctype-name";
   ERR["duplicateAttribute"] = "duplicate-attribute";
   ERR["nonConformingDoctype"] = "non-conforming-doctype";
   ERR["missingDoctype"] = "missing-doctype";
   ERR["misplacedDoctype"] = "misplaced-doctype";
   ERR["endTagWithoutMatchingOpenElement"] = "end-tag-without-matching-open-element";
   ERR["closingOfElementWithOpenChildElements"] = "closing-of-element-with-open-child-elements";
   ERR["disallowedContentInNoscriptInHead"] = "disallowed-content-in-noscript-in-head";
   ERR["openElementsLeftAfterEof"] = "open-elements-left-after-eof";
   ERR["abandonedHeadElementChild"] = "abandoned-head-element-child";
   ERR["misplacedStartTagForHeadElement"] = "misplaced-start-tag-for-head-element";
   ERR["nestedNoscriptInHead"] = "nested-noscript-in-head";
   ERR["eofInElementThatCanContainOnlyText"] = "eof-in-element-that-can-contain-only-text";
  })(error_codes_ERR || (error_codes_ERR = {}));
  const DEFAULT_BUFFER_WATERLINE = 65536;
  class Preprocessor {
   constructor(handler) {
    this.handler = handler;
    this.html = "";
    this.pos = -1;
    this.lastGapPos = -2;
    this.gapStack = [];
    this.skipNextNewLine = false;
    this.lastChunkWritten = false;
    this.endOfChunkHit = false;
    this.bufferWaterline = DEFAULT_BUFFER_WATERLINE;
    this.isEol = false;
    this.lineStartPos = 0;
    this.droppedBufferSize = 0;
    this.line = 1;
    this.lastErrOffset = -1;
   }
   get col() {
    return this.pos - this.lineStartPos + Number(this.lastGapPos !== this.pos);
   }
   get codePointStart() {
    return this.pos - Number(this.lastGapPos === this.pos);
   }
   get offset() {
    return this.droppedBufferSize + this.codePointStart;
   }
   getError(code, cpOffset) {
    const {line: line, col: col, offset: offset} = this;
    const startCol = col + cpOffset;
    const startOffset = offset + cpOffset;
    return {
     code: code,
     startLine: line,
     endLine: line,
     startCol: startCol,
     endCol: startCol,
     startOffset: startOffset,
     endOffset: startOffset
    };
   }
   _err(code) {
    if (this.handler.onParseError && this.lastErrOffset !== this.offset) {
     this.lastErrOffset = this.offset;
     this.handler.onParseError(this.getError(code, 0));
    }
   }
   _addGap() {
    this.gapStack.push(this.lastGapPos);
    this.lastGapPos = this.pos;
   }
   _processSurrogate(cp) {
    if (this.pos !== this.html.length - 1) {
     const nextCp = this.html.charCodeAt(this.pos + 1);
     if (!isSurrogatePair(cp) && isSurrogatePair(nextCp)) {
      this.pos++;
      this._addGap();
      return getSurrogatePairCodePoint(cp, nextCp);
     }
    } else if (!this.lastChunkWritten) {
     this.endOfChunkHit = true;
     return CODE_POINTS.EOF;
    }
    this._err(error_codes_ERR.surrogateInInputStream);
    return cp;
   }
   willDropParsedChunk() {
    return this.pos > this.bufferWaterline;
   }
   dropParsedChunk(keep = 0) {
    if (this.willDropParsedChunk()) {
     const droppedSize = this.offset - this.droppedBufferSize - keep;
     this.html = this.html.substring(droppedSize);
     this.lineStartPos -= droppedSize;
     this.droppedBufferSize += droppedSize;
     this.pos -= droppedSize;
     this.lastGapPos = -2;
     this.gapStack.length = 0;
     if (this.pos > keep) this._addGap();
    }
   }
   write(chunk, isLastChunk) {
    if (this.html.length > 0) this.html += chunk; else this.html = chunk;
    this.endOfChunkHit = false;
    this.lastChunkWritten = isLastChunk;
   }
   insertHtmlAtCurrentPos(chunk) {
    this.html = this.html.substring(0, this.pos + 1) + chunk + this.html.substring(this.pos + 1);
    this.endOfChunkHit = false;
   }
   startsWith(pattern, caseSensitive) {
    if (this.pos + pattern.length > this.html.length) {
     this.endOfChunkHit = !this.lastChunkWritten;
     return false;
    }
    if (caseSensitive) return this.html.startsWith(pattern, this.pos);
    for (let i = 0; i < pattern.length; i++) {
     const cp = this.html.charCodeAt(this.pos + i) | 32;
     if (cp !== pattern.charCodeAt(i)) return false;
    }
    return true;
   }
   peek(offset) {
    const pos = this.pos + offset;
    if (pos >= this.html.length) {
     this.endOfChunkHit = !this.lastChunkWritten;
     return CODE_POINTS.EOF;
    }
    const code = this.html.charCodeAt(pos);
    return code === CODE_POINTS.CARRIAGE_RETURN ? CODE_POINTS.LINE_FEED : code;
   }
   advance() {
    this.pos++;
    if (this.isEol) {
     this.isEol = false;
     this.line++;
     this.lineStartPos = this.pos;
    }
    if (this.pos >= this.html.length) {
     this.endOfChunkHit = !this.lastChunkWritten;
     return CODE_POINTS.EOF;
    }
    let cp = this.html.charCodeAt(this.pos);
    if (cp === CODE_POINTS.CARRIAGE_RETURN) {
     this.isEol = true;
     this.skipNextNewLine = true;
     return CODE_POINTS.LINE_FEED;
    }
    if (cp === CODE_POINTS.LINE_FEED) {
     this.isEol = true;
     if (this.skipNextNewLine) {
      this.line--;
      this.skipNextNewLine = false;
      this._addGap();
      return this.advance();
     }
    }
    this.skipNextNewLine = false;
    if (isSurrogate(cp)) cp = this._processSurrogate(cp);
    const isCommonValidRange = this.handler.onParseError === null || cp > 31 && cp < 127 || cp === CODE_POINTS.LINE_FEED || cp === CODE_POINTS.CARRIAGE_RETURN || cp > 159 && cp < 64976;
    if (!isCommonValidRange) this._checkForProblematicCharacters(cp);
    return cp;
   }
   _checkForProblematicCharacters(cp) {
    if (isControlCodePoint(cp)) this._err(error_codes_ERR.controlCharacterInInputStream); else if (isUndefinedCodePoint(cp)) this._err(error_codes_ERR.noncharacterInInputStream);
   }
   retreat(count) {
    this.pos -= count;
    while (this.pos < this.lastGapPos) {
     this.lastGapPos = this.gapStack.pop();
     this.pos--;
    }
    this.isEol = false;
   }
  }
  var token_TokenType;
  (function(TokenType) {
   TokenType[TokenType["CHARACTER"] = 0] = "CHARACTER";
   TokenType[TokenType["NULL_CHARACTER"] = 1] = "NULL_CHARACTER";
   TokenType[TokenType["WHITESPACE_CHARACTER"] = 2] = "WHITESPACE_CHARACTER";
   TokenType[TokenType["START_TAG"] = 3] = "START_TAG";
   TokenType[TokenType["END_TAG"] = 4] = "END_TAG";
   TokenType[TokenType["COMMENT"] = 5] = "COMMENT";
   TokenType[TokenType["DOCTYPE"] = 6] = "DOCTYPE";
   TokenType[TokenType["EOF"] = 7] = "EOF";
   TokenType[TokenType["HIBERNATION"] = 8] = "HIBERNATION";
  })(token_TokenType || (token_TokenType = {}));
  function token_getTokenAttr(token, attrName) {
   for (let i = token.attrs.length - 1; i >= 0; i--) if (token.attrs[i].name === attrName) return token.attrs[i].value;
   return null;
  }
  const c1 = [ 8364, 0, 8218, 402, 8222, 8230, 8224, 8225, 710, 8240, 352, 8249, 338, 0, 381, 0, 0, 8216, 8217, 8220, 8221, 8226, 8211, 8212, 732, 8482, 353, 8250, 339, 0, 382, 376 ];
  function isInvalidCodePoint(codePoint) {
   return codePoint === 0 || codePoint >= 55296 && codePoint <= 57343 || codePoint > 1114111;
  }
  function replaceCodePoint(codePoint) {
   if (isInvalidCodePoint(codePoint)) return 65533;
   if (codePoint >= 128 && codePoint <= 159) return c1[codePoint - 128] || codePoint;
   return codePoint;
  }
  const htmlDecodeData = [ "Q=¨`p0AEligMPacutebrevecircyfrgravelphamacrndogonpfpplyFunctionringscrsigntildeumlBackslashrvwedcyecausernoullistafropfrevescrumpeqCHcyOPYacutepitalDifferentialDyleyscaronedilirconintdotedillanterDotfrhiircleDotMinusPlusTimeslockwiseContourIntegralseCurlyDoubleQuoteQuoteolonengruentinttourIntegralpfroductunterClockwiseContourIntegralrossscrupCapDDotrahdJcyScyZcyaggerrrshvcaronyeltafriacriticalAcuteDotubleAcuteGraveTildemondfferentialDopftDotEqualubleContourIntegralDotwnArrowLeftArrowRightArrowTeeongLeftArrowRightArrowRightArrowRightArrowTeeUpArrowDownArrowVerticalBarwnArrowBarUpArrowBreveLeftRightVectorTeeVectorVectorBarRightTeeVectorVectorBarTeeArrowarrowscrtrokENGTHacutecaronircydotfrgravelementmacrptySmallSquareVerySmallSquareogonpfpsilonqualTildeilibriumscrimtaumlxistsponentialEFcyfrilledSmallSquareVerySmallSquareopfrAlluriertrfscrGJcyTammadbrevecedilircydotfrgopfreaterEqualLessFullEqualGreaterLessSlantEqualTildescrtHARDcyacektcircfrilbertSpaceopfrizontalLinescrtrokumpDownHumpEqualIEcyJligOcyacutecircydotfrgravemacrginaryIpliesntegralrsectionvisibleCommaTimesogonpftascrtildeukcymlJcircyfropfscrercyukcyKHcyJcyappacedilyfropfscrLJcyTacutembdangplacetrfrrcaronedilyeftAngleBracketrrowBarRightArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorRightArrowVectorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowrightarrowssEqualGreaterFullEqualGreaterLessSlantEqualTildefrleftarrowmidotongLeftArrowRightArrowRightArrowleftarrowrightarrowrightarrowpfwerLeftArrowRightArrowscrhtroktMapcyediumSpacellintrffrinusPlusopfscruNJcyacutecaronedilyegativeMediumSpaceThickSpacenSpaceVeryThinSpacestedGreaterGreaterLessLesswLinefroBreaknBreakingSpacepftCongruentupCapDoubleVerticalBarElementqualTildexistsGreaterEqualFullEqualGreaterLessSlantEqualTildeHumpDownHumpEqualLeftTriangleBarEqualssEqualGreaterLessSlantEqualTildeNestedGreaterGreaterLessLessPrecedesEqualSlantEqualReverseElementightTriangleBarEqualSquareSubsetEqualpersetEqualubsetEqualcceedsEqualSlantEqualTildepersetEqualTildeEqualFullEqualTildeVerticalBarscrtildeuOEligacutecircydblacfrgravemacregaicronopfpenCurlyDoubleQuoteQuoterscrlashtildemesumlverBarraceketParenthesisPartialDcyfrhiilusMinusoincareplanepfrecedesEqualSlantEqualTildeimeoductportionalscriQUOTfropfscrRBarrEGacutengrrtlcaronedilyeverseElementquilibriumUpEquilibriumfrhoightAngleBracketrrowBarLeftArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowopfundImpliesrightarrowscrhuleDelayedSHCHcycyOFTcyacutecaronedilircyfrhortDownArrowLeftArrowRightArrowUpArrowigmamallCircleopfqrtuareIntersectionSubsetEqualpersetEqualUnionscrtarubsetEqualcceedsEqualSlantEqualTildehThatmpersetEqualsetTHORNRADESHcycyabucaronedilyfrhereforetaickSpacenSpaceildeEqualFullEqualTildeopfripleDotscrtrokUacuterrocirbrcyevecircydblacfrgravemacrnderBarraceketParenthesisionPlusogonpfpArrowBarDownArrowDownArrowEquilibriumTeeArrowarrowdownarrowperLeftArrowRightArrowsilonringscrtildeumlVDashbarcydashleerbarticalBarLineSeparatorTildeyThinSpacefropfscrvdashWcircedgefropfscrXfriopfscrYAcyIcyUcyacutecircyfropfscrumlZHcyacutecaronydoteroWidthSpacetafropfscraacutebrevecEdircuteyeligfrgravelefsymphphamacrlgpndanddslopevgelemsdaabcdefghrtvbdsphtzarrogonpfpEacireidosproxeqringscrtympeqtildeumlwconintintbNotackcongepsilonprimesimeqrveewedgebrktbrkcongydquoecausemptyvpsirnoutahweenfrigcapircupodotplustimessqcuptartriangledownupuplusveewedgekarowlacklozengesquaretriangledownleftrightnkk12434ocknequivotopfttomwtiexDLRlrHDUduULRlrVHLRhlrboxdLRlrhDUduminusplustimesuLRlrvHLRhlrprimerevevbarscremiimeolbhsubulletmpEeqcacutepandbrcupcapupdotsretoncapsronedilircupssmdotedilmptyvnterdotfrhcyeckmarkiirEceqlearrowleftrightdRSastcircdashefnintmidscirlubsuitoloneqmmatpfnlementxesngdotintpfrodysrrarrossscrubepetdotudarrlreprsclarrppbrcapcapupdotorsrarrmlyeqprecsuccveewedgerenvearrowleftrightveewedwconintintylctydArrHaraggerlethrrshvbkarowlaccaronydaggerrrotseqegltamptyvfishtrharlriamondsuitsegammasinvideontimesonxjcylcornropollarpfteqdotminusplussquareublebarwedgewnarrowdownarrowsharpoonleftrightrbkarowcornropscryoltroktdotrifuarrharwanglezcyigrarreDDototacutestercaronircolonydotefDotrgravesdotlinterslsdotmacrptysetvsp134ngspogonpfparsllussilonvqcircolonsimlantgtrlessualsestivDDvparslrDotarrscrdotimtahumlroxclistpectationonentialefallingdotseqcyemalefiligligligriligjliglatligtnsnofopfrallkvpartintrac123456823534584556878slownscrgElacutemmadpbrevecircydotelqqslantsccdotollesfrggimeljcylEajnEapproxeqqsimopfravescrimeltccirdotlParquestrapproxrrdoteqlessqlesslesssimvertneqqnEhArrairsplfmiltrdcyrcirwbarcirceartsuitlliprconfrksearowwarowoarrmthtokleftarrowrightarrowpfrbarscrlashtrokybullpheniacutecircyecyxclffrgraveiiintntnfinotajligmacrgelinepartthofpedncarefintieodottcalegersrcallarhkprodocygonpftaprodquestscrinEdotsvvtildeukcymljcircyfrmathopfscrercyukcykappavcedilyfrgreenhcyjcyopfscrlAarrrrtailBarrEgHaracuteemptyvgranmbdangdlepquorrbfsfshklpplsimtltailesbarrbrkracekkeslducaronedililubydcaquorrdharusharsheftarrowtailharpoondownupleftarrowsrightarrowsharpoonssquigarrowthreetimesgqqslantsccdotorgessapproxdoteqgtrqgtrgtrsimfishtloorrgEhardulblkjcylarrcornerhardtrimidotoustachenEapproxeqqsimoangrrbrkngleftarrowrightarrowmapstorightarrowoparrowleftrightparflustimeswastbarzengefparltrarrcornerhardmtrisaquocrhimegqbuortroktccirdothreeimeslarrquestrPariefurdsharuharvertneqqnEmDDotacrletesepstodownleftuprkercommaydasheasuredanglefrhoicrodastcirdotnusbdulcpdrnplusodelspfpscrtposultimapmapnGgtvLeftarrowrightarrowltvRightarrowVDashdashablacutengpEidosproxturalsbspumpecapronedilongdotupydasheArrarhkrowdotquivsearimxistsfrgEeqqslantssimtrhArrarrparisdvjcylArrEarrdreftarrowrightarrowqqslantsssimtriemidopftinEdotvabcnivabcparallelsltolintrcueeceqrArrarrcwightarrowtriesccueerhortmidparallelimeqmidparqsubepeubEeseteqqcceqpEeseteqqtglildelgrianglelefteqrightequmerospvDashHarrapdashgetinfinlArretrierArrtriesimwArrarhkrownearoSacutestcircydashblacivotsoldeligfcirrgonravethbarmintlarrcirrossinetmacregaicrondnusopfparerplusrarrderoffmigoforslopevscrlasholtildemesasumlvbarparallelsimltcyercntiodmilptenkfrhivmmatoneitchforkvlanckhkvusacirbcirdouemnsimtwomointintpfundrEapcueecapproxcurlyeqeqnapproxeqqsimsimimesnEapsimodfalarlinesurfptosimurelscriuncspqfrintopfprimescruaternionsintesteqotrAarrrrtailBarrHaraceutedicemptyvngdelequorrapbfscfshklpplsimtlwtailionalsbarrbrkracekkeslducaronedililubydcaldharquorshealinepartsctgfishtloorrhardulovightarrowtailharpoondownupleftarrowsharpoonsrightarrowssquigarrowthreetimesngsingdotseqlarrharmmoustachenmidoangrrbrkparflustimespargtpolintrarrsaquocrhqbuorthreeimesriefltriuluharxsacutebquocEaproncueedilircnEapsimpolintsimydotbeeArrarhkrowctmiswartminusnxtfrownharpchcyyortmidparallelyigmafvmdoteqgElEneplusrarrlarrmallsetminusshpeparslidletesoftcylbarpfpadesuitrqcapsupssubeseteqpesetequareffrarrscretmnmiletarftarfraightepsilonphinsubEdotedotmultnEeplusrarrseteqqneqqimubpccapproxcurlyeqeqnapproxeqqsimsimmngp123EdotsubedothsolublarrmultnEeplusseteqqneqqimubpwArrarhkrownwarzligtargetubrkcaronedilydotelrecfrhere4foretasymvickapproxsimnspkapsimornildemesbardntoeapbotcirforksaprimeradeiangledownlefteqqrighteqdoteminusplussbtimepeziumscryhcytrokwixtoheadleftarrowrightarrowuArrHaracuterrbrcyevecircydarrblacharfishtrgraveharlrblklcornerroptrimacrlogonpfparrowdownarrowharpoonleftrightlussihlonuparrowsrcornerropingtriscrtdotilderifuarrmlwanglevArrBarvDashangrtrepsilonkappanothingphiiroptorhosigmaubsetneqqpsetneqqthetariangleleftrightcydasheebareqlliprbartfrltrinsubpopfproprtriscrubnEepnEezigzagwcircedbargeqierpfropfpreathscrxcapircupdtrifrhArrarrilArrarrmapnisodotpflustimerArrarrscrqcupuplustriveewedgeyacuteycircyenfricyopfscrucymlzacutecaronydoteetrftafrhcyigrarropfscrwjnjC(D%D($(D'%$$ED($'$'$%$'%E$/D'$F%'D(D&#,%%&&$%$)%+%%$E$F$'$&$(#'D&$(%$&4%($(E'%&%($&$)%*$%$%$+)()')($:&5-($'($%*&&&/%%&)%@$'$F$%&&#%%)$&$&$&$(%%%&$(%$$%&%$E$2.&0,.(.(&'%.$F%$&&&(%6)&+*),---&*/1---)-.&)*+,).%*,&,*'('2+,+)1&'1,)2&'&*('($F%'#&D%D($(E&%$$&$ED($)$'%1(2$'%E$)$'((&+$&%%$%D&$(%-#&$E$3)2$F%'%+$&#'D$$'($$($(%&%$$&$E$$$F$./'*,***'*-*($F$$#)$'%$$'$%$.$&%/$&%'$.'(#'$'$&D(D'%$$&$%D($$%&&*%($%&('+%/,($'%E%%$&$($'E%#(%$$E$F$F%'$'#'$&$'$(%$$E$F$F#'D$$(%'%%%+%%$(%'%$$2(',&,-'*'0).+)1&'('-,)'&*(*)(*/&/('/),))/&')-&'('-%1','*'''-'($E$$%+$($/+-'-',+-'-%E%/(-$&%$%'$$#&$%$-%*$E$+$F$&$$#'$($(%'%$$5+-.)+0%5)+%($E$)%1%%%$&,'(&4&*''+H'(&*-(-L-J-'-M-(&O*H&/2F2((%*(***G*M*(&W,K&+.H.-&1'/3F3(&O2(.I4('H,(().H.-.H(I.(&(+(+,+(&.$FD($$#(D(D'%$$($ED($'%&%($F$6,($$$FE'D(&&D&$)('+&'.#+$%$E$%$$$+$/%%$$%)+(+-+(%&%(&*-%$F%$C'$E$&$F#(D%$(%%%%'%$(%'%$$$%/+-*0$%$%$3)'-&-,(*(0*.,)2&(((&+(+))*0&0((/*,*)0&().&(($&%-$-$&%$$-#)%%$($($$%'%'%&%$$E$0(,(-(*$'$-$F$&%')/))/(+)1()($F$&$%&&)(%)+(+-+(&(%$%$&(+(&&C($'$'%%$%%$$(%'%$$E$+&%%K&)$'(((,(($F$+$F%'C)%%''$'&&D'%$$($ED($'$*)',&(.%&('$'%E$)*&*,%,%.%&((%(%,%/(-%%'&$'$F$(D&#($&$%$'($$%%'&$'*+'+,+(&-$E$F$F$(#($'$E$F$F#F$$$F$F#'$&$&D($'%$$E$F$F$&#'$($(%$$&$0%%$%$&$FC)$($$%D%$E&E&%$D'$$%DD($)&%%&$'&%E$$%&&&$&(&$%$&$&%&&)%*$*$*$*$*$*$*$&%(%*$&&'$&'$'%E$$%$%'%$%%%%%')%D'$F%$%&(%D(D&$*%&#'$*'*'('&*%%'&&)%$&''$'%$$'$()$%(%&%'%%&$&'$E$('&'%&''''(&('&&/.%&(&&&($($.()(+0'0'0(&%%&'$&%%&$E&G%%$F%$&&%'%&'$'$'$&$'$'$'$'$&%'$'$'$&$'$'$'$'$'$'$&&&%'$'$'$&$'$'$'$'$&(&'&(&%'$'$'$&$'$'$'$'$'$'$$($'E'$F%&%%'$%%'$''$&'%%%'$'$($#)%$&&&(&&'%&&&D%&&%$'&&E'%&%&(%$&D'%(E%'($E$&%&('%$$%&$&$'%'..()%*$*&*'*'&$&(&&&'$'(&$'($)$%&($&$'%'))&%%'&&&%E&&F$'%$'%&$F%%'$&$'$$'$))$%&&%%')$%$&(&&'%&&&%&D%')$&+*'(&((F&&.-(%&%&$*%&$(#'$&$(%'%%%%'$$)%&$(%$$$%(&%%(D%%&%($(%D$''$$&'&*''$%$%(%&%$F&)*&&$&$(&&$(%E%$&%(&&(&'&)%/%*'-'..($*%'&&$F&$%%%'$'%%'$$'%&$)$&%)#(%%D(%'$(%%G$%'%$$&$$$'%D$$E'%$&&$$%)%$%$&&$'%&(&($%%'%($$%%%$'%E$&'%%&%%'&'$$(&'%&&**'%'&&&%(%%)$'%&$&%&%%$%E$D&%%$&%&%,&,#0$%$($(%&&&%D$'$G$&%&%&$&$F%'&$'$$*D(($H$($($($'%($G%($($'%'%($'%&%%&$F#%%$$(%&($%$$($'%$$&$$%$%$&$&(%$&%&&)$*$&D'%$E$$%$$'$&$$%$%$%$$%%%''%$&$'$%&$F$'$&%%'$'$D$%%&%%&%'%(%*'%&&&)((&'&&$K%E#'$(%%%'%'&$'&'$$&$'$()&%'%'$E$*&($'%'%.'-%E%'$F%'%'$(%'C)$$E&%$$&E&$%%DD($$%'&%%'%&$'$'&%''''&%%%%&$$%'%&(&%'%$&&&(''&(&'$&%&%E%%$'D($F%%'$'&'$($'$$$%'$'E%#(%$$E$'$F$F%'$'#(($$(%$$E$($&$&$F$F#(%%%'$'$$%$$&$(%)%'%'%%'$'%%$E&%%'$(%'%'%'%'%'&'%%$&&&$'D$'%&%'($&%'&)$$(%'&%%%%$$&%&($%(&(%%$$%*,''..%'-'-1$,+,-'-%$%$&$&(%$&%&&)$*$&D'%&*'&'()''&'&$(%'%D$$%$$''$($%&$&$$%&%)%'%&$(%')'$%%%''%$&$'$%&$'&%%&%.+-')'-%.,(%&&D&&%(%'&&%$&'&$$&'%$'%)%&($%$%&$(%E%$%%'$'$%%&%($%'D$%%&%%&%'%'%'%(%'&$'$'$$*&'$K%E#(D&%%&$'&%$&&)')')%%'$(%$$'$/$E$%D'%$&&&&F&%&($($)$$&%%$($(%E$$$F%'$$%)%&#F%D&D$,(-%D%D&D$-$(%'$'%'%E%$&D&E&%&'%&(%*$D&%F(D$&&&%'%&(F%%%$$'$$%&%''$(%%F%'%'&E%')$$E$E%$&$'D'H&D%&%$&$$'%&%&$$%$&$%$$&$'%D%&%%%$&*(-&$'D'H&D'$%&%$&%($$&$FE$&%(D(F(%)$)$&%(%)$)$$&'('E'D%(%$&&&D'$(E$'%&(D(D%,%&($$%&&&D&D%*)+%%'$($%&%&%((%%%'D'$'F*%,D&%(E&$'D'$'F*%,D$&E'%%%.0%,(1%$$%$&&&%$(%'%E%'%E&D%(%'&D&D'F%'&G%F$'%''$(%%'#%D(%%$&G$%$$'%'%%%%%'$'$'%D$&E'%$$'%$$&$'%&&'%&%$$'%&%(&$&&$F$&%&%&$$%&%$&%(%F$F$%'%%%(%$$&E'%%D(&&)%D&$'#&F$''&&'$&$$%$(&&&&&$&'$E$%&$%'%&$$%*%$$()$'%%%'''$'&'%($'$G%'&'&$$$*%EE&$$%$%%%&%$&$')'*'%'*(&(&'&%&($%%&%&&%%&(''''&$'%%&%'$F%$$(#F$&$F$($F$-'&%&(%E%#(%%%'$'$&$F&&%&%)%%'$'$'%E&%%'%'$(%'$'%'%'%'%'&'%'$%'&%('$'%&%'($&%'&)$$(%'&%%%%$$&%(%&($%%$&'&'''$%%E$$(%'%D$''$($%$&$$,-'(./%(-,+(.(-(-%%%-$'%&%$$()'$'$'&%%&%&&D&&%($&'%%)$'$(%E%$%%&%($$(%'%%'$'$''$)$$#)$'$$%$%%&&%&%$&&%&%%&%&&%)%&%$$&'$'$$'%''$(%E%%%%'%)'$%%$E&&$'%'&$%)(+E$$'($($%$&&&$'$&$'$&$'$&%&'&'$'$/&&%)%%&%%$&$'D$(%$&$'%%E$()&&$$'(D&%(D%&($(&+%'$($(&+%%$&&($&$$'$F%'%'%'$&'$%0+&&%$%&$&&&$'&&'&%'$&'&'&&)%+$)&,$'%'%($%%')'*'%'*(&(&'&%$%%%$F$F$F$&$&&'&&$'&&'(%&'&'&%'$&'&&)%+$)&,$'%'%($$'%''$(%%'D'#)%$$&$(%'%$$&$($E$(('&%(&($%,(&&&%&&&E&$'E&($)%($%%$&%$&&&&&D'&%%$($'%)+'+'/%+$+(0%&&&$&(&'&%&'%)$F&$%&%'$'%1*-#'$&D(%%$'&&D'%$$'%'%&$(%DD($''$%&$()%&&%&$'E$$'%E$)%,%.,(%&%%'$'&%+$()%&&%&%&$F$'%'%%'$$'E%$)#'$&'$$'$(%+&(&*&&'$'(&$'%&('K/D(J/D&('..($%$'$%&&&%%'%'&$$E$'$G'D$F$'$'$F%G(D&F(D$)#($(&%($%'$E$F$$$$%'$F#'%&%%$'$E$'%&$$$'%&$&$&$'%E&&%'$'%&$F%'$(%&$&$(C)&$$'%$D%$E$&$F$F$&E%#)$(%$$&$(%%$E$&$)$F$F$%%%0@0000H8H40H000047P00P@001000@0B0HP@:H9T8P000LB8d@800@I0<110000QQ8400P10030005940@410020000Q02000@0200000@P0101@8000440400000000808000000000@00000000P`0000000040400@0004<000000000008000030000000000P020T400020@0@00000000000000000000000000P0000000400400000400220080000100000000000000000P000000000000P000000@00402000000000@00000000000000000000040000000000000", 'Æ&ÁĂÂА𝔄ÀΑĀ⩓Ą𝔸⁡Å𝒜≔ÃÄ∖⫧⌆Б∵ℬΒ𝔅𝔹˘ℬ≎Ч©Ć⋒ⅅℭČÇĈ∰Ċ¸·ℭΧ⊙⊖⊕⊗∲”’∷⩴≡∯∮ℂ∐∳⨯𝒞⋓≍ⅅ⤑ЂЅЏ‡↡⫤ĎД∇Δ𝔇´˙˝`˜⋄ⅆ𝔻¨⃜≐∯¨⇓⇐⇔⫤⟸⟺⟹⇒⊨⇑⇕∥↓⤓⇵̑⥐⥞↽⥖⥟⇁⥗⊤↧⇓𝒟ĐŊÐÉĚÊЭĖ𝔈È∈Ē◻▫Ę𝔼Ε⩵≂⇌ℰ⩳ΗË∃ⅇФ𝔉◼▪𝔽∀ℱℱЃ>ΓϜĞĢĜГĠ𝔊⋙𝔾≥⋛≧⪢≷⩾≳𝒢≫Ъˇ^Ĥℌℋℍ─ℋĦ≎≏ЕĲЁÍÎИİℑÌℑĪⅈ⇒∬∫⋂⁣⁢Į𝕀ΙℐĨІÏĴЙ𝔍𝕁𝒥ЈЄХЌΚĶК𝔎𝕂𝒦Љ<ĹΛ⟪ℒ↞ĽĻЛ⟨←⇤⇆⌈⟦⥡⇃⥙⌊↔⥎⊣↤⥚⊲⧏⊴⥑⥠↿⥘↼⥒⇐⇔⋚≦≶⪡⩽≲𝔏⋘⇚Ŀ⟵⟷⟶⟸⟺⟹𝕃↙↘ℒ↰Ł≪⤅М ℳ𝔐∓𝕄ℳΜЊŃŇŅН​​​​≫≪\n𝔑⁠ ℕ⫬≢≭∦∉≠≂̸∄≯≱≧̸≫̸≹⩾̸≵≎̸≏̸⋪⧏̸⋬≮≰≸≪̸⩽̸≴⪢̸⪡̸⊀⪯̸⋠∌⋫⧐̸⋭⊏̸⋢⊐̸⋣⊂⃒⊈⊁⪰̸⋡≿̸⊃⃒⊉≁≄≇≉∤𝒩ÑΝŒÓÔОŐ𝔒ÒŌΩΟ𝕆“‘⩔𝒪ØÕ⨷Ö‾⏞⎴⏜∂П𝔓ΦΠ±ℌℙ⪻≺⪯≼≾″∏∷∝𝒫Ψ"𝔔ℚ𝒬⤐®Ŕ⟫↠⤖ŘŖРℜ∋⇋⥯ℜΡ⟩→⇥⇄⌉⟧⥝⇂⥕⌋⊢↦⥛⊳⧐⊵⥏⥜↾⥔⇀⥓⇒ℝ⥰⇛ℛ↱⧴ЩШЬŚ⪼ŠŞŜС𝔖↓←→↑Σ∘𝕊√□⊓⊏⊑⊐⊒⊔𝒮⋆⋐⋐⊆≻⪰≽≿∋∑⋑⊃⊇⋑Þ™ЋЦ\tΤŤŢТ𝔗∴Θ   ∼≃≅≈𝕋⃛𝒯ŦÚ↟⥉ЎŬÛУŰ𝔘ÙŪ_⏟⎵⏝⋃⊎Ų𝕌↑⤒⇅↕⥮⊥↥⇑⇕↖↗ϒΥŮ𝒰ŨÜ⊫⫫В⊩⫦⋁‖‖∣|❘≀ 𝔙𝕍𝒱⊪Ŵ⋀𝔚𝕎𝒲𝔛Ξ𝕏𝒳ЯЇЮÝŶЫ𝔜𝕐𝒴ŸЖŹŽЗŻ​Ζℨℤ𝒵áă∾∾̳∿â´аæ⁡𝔞àℵℵαā⨿&∧⩕⩜⩘⩚∠⦤∠∡⦨⦩⦪⦫⦬⦭⦮⦯∟⊾⦝∢Å⍼ą𝕒≈⩰⩯≊≋\'≈≊å𝒶*≈≍ãä∳⨑⫭≌϶‵∽⋍⊽⌅⌅⎵⎶≌б„∵∵⦰϶ℬβℶ≬𝔟⋂◯⋃⨀⨁⨂⨆★▽△⨄⋁⋀⤍⧫▪▴▾◂▸␣▒░▓█=⃥≡⃥⌐𝕓⊥⊥⋈╗╔╖╓═╦╩╤╧╝╚╜╙║╬╣╠╫╢╟⧉╕╒┐┌─╥╨┬┴⊟⊞⊠╛╘┘└│╪╡╞┼┤├‵˘¦𝒷⁏∽⋍\\⧅⟈••≎⪮≏≏ć∩⩄⩉⩋⩇⩀∩︀⁁ˇ⩍čçĉ⩌⩐ċ¸⦲¢·𝔠ч✓✓χ○⧃ˆ≗↺↻®Ⓢ⊛⊚⊝≗⨐⫯⧂♣♣:≔≔,@∁∘∁ℂ≅⩭∮𝕔∐©℗↵✗𝒸⫏⫑⫐⫒⋯⤸⤵⋞⋟↶⤽∪⩈⩆⩊⊍⩅∪︀↷⤼⋞⋟⋎⋏¤↶↷⋎⋏∲∱⌭⇓⥥†ℸ↓‐⊣⤏˝ďдⅆ‡⇊⩷°δ⦱⥿𝔡⇃⇂⋄⋄♦♦¨ϝ⋲÷÷⋇⋇ђ⌞⌍$𝕕˙≐≑∸∔⊡⌆↓⇊⇃⇂⤐⌟⌌𝒹ѕ⧶đ⋱▿▾⇵⥯⦦џ⟿⩷≑é⩮ě≖ê≕эėⅇ≒𝔢⪚è⪖⪘⪙⏧ℓ⪕⪗ē∅∅∅   ŋ ę𝕖⋕⧣⩱εεϵ≖≕≂⪖⪕=≟≡⩸⧥≓⥱ℯ≐≂ηðë€!∃ℰⅇ≒ф♀ﬃﬀﬄ𝔣ﬁfj♭ﬂ▱ƒ𝕗∀⋔⫙⨍½⅓¼⅕⅙⅛⅔⅖¾⅗⅜⅘⅚⅝⅞⁄⌢𝒻≧⪌ǵγϝ⪆ğĝгġ≥⋛≥≧⩾⩾⪩⪀⪂⪄⋛︀⪔𝔤≫⋙ℷѓ≷⪒⪥⪤≩⪊⪊⪈⪈≩⋧𝕘`ℊ≳⪎⪐>⪧⩺⋗⦕⩼⪆⥸⋗⋛⪌≷≳≩︀≩︀⇔ ½ℋъ↔⥈↭ℏĥ♥♥…⊹𝔥⤥⤦⇿∻↩↪𝕙―𝒽ℏħ⁃‐í⁣îие¡⇔𝔦ìⅈ⨌∭⧜℩ĳīℑℐℑı⊷Ƶ∈℅∞⧝ı∫⊺ℤ⊺⨗⨼ёį𝕚ι⨼¿𝒾∈⋹⋵⋴⋳∈⁢ĩіïĵй𝔧ȷ𝕛𝒿јєκϰķк𝔨ĸхќ𝕜𝓀⇚⇐⤛⤎≦⪋⥢ĺ⦴ℒλ⟨⦑⟨⪅«←⇤⤟⤝↩↫⤹⥳↢⪫⤙⪭⪭︀⤌❲{[⦋⦏⦍ľļ⌈{л⤶“„⥧⥋↲≤←↢↽↼⇇↔⇆⇋↭⋋⋚≤≦⩽⩽⪨⩿⪁⪃⋚︀⪓⪅⋖⋚⪋≶≲⥼⌊𝔩≶⪑↽↼⥪▄љ≪⇇⌞⥫◺ŀ⎰⎰≨⪉⪉⪇⪇≨⋦⟬⇽⟦⟵⟷⟼⟶↫↬⦅𝕝⨭⨴∗_◊◊⧫(⦓⇆⌟⇋⥭‎⊿‹𝓁↰≲⪍⪏[‘‚ł<⪦⩹⋖⋋⋉⥶⩻⦖◃⊴◂⥊⥦≨︀≨︀∺¯♂✠✠↦↦↧↤↥▮⨩м—∡𝔪℧µ∣*⫰·−⊟∸⨪⫛…∓⊧𝕞∓𝓂∾μ⊸⊸⋙̸≫⃒≫̸⇍⇎⋘̸≪⃒≪̸⇏⊯⊮∇ń∠⃒≉⩰̸≋̸ŉ≉♮♮ℕ ≎̸≏̸⩃ňņ≇⩭̸⩂н–≠⇗⤤↗↗≐̸≢⤨≂̸∄∄𝔫≧̸≱≱≧̸⩾̸⩾̸≵≯≯⇎↮⫲∋⋼⋺∋њ⇍≦̸↚‥≰↚↮≰≦̸⩽̸⩽̸≮≴≮⋪⋬∤𝕟¬∉⋹̸⋵̸∉⋷⋶∌∌⋾⋽∦∦⫽⃥∂̸⨔⊀⋠⪯̸⊀⪯̸⇏↛⤳̸↝̸↛⋫⋭⊁⋡⪰̸𝓃∤∦≁≄≄∤∦⋢⋣⊄⫅̸⊈⊂⃒⊈⫅̸⊁⪰̸⊅⫆̸⊉⊃⃒⊉⫆̸≹ñ≸⋪⋬⋫⋭ν#№ ⊭⤄≍⃒⊬≥⃒>⃒⧞⤂≤⃒<⃒⊴⃒⤃⊵⃒∼⃒⇖⤣↖↖⤧Ⓢó⊛⊚ôо⊝ő⨸⊙⦼œ⦿𝔬˛ò⧁⦵Ω∮↺⦾⦻‾⧀ōωο⦶⊖𝕠⦷⦹⊕∨↻⩝ℴℴªº⊶⩖⩗⩛ℴø⊘õ⊗⨶ö⌽∥¶∥⫳⫽∂п%.‰⊥‱𝔭φϕℳ☎π⋔ϖℏℎℏ+⨣⊞⨢∔⨥⩲±⨦⨧±⨕𝕡£≺⪳⪷≼⪯≺⪷≼⪯⪹⪵⋨≾′ℙ⪵⪹⋨∏⌮⌒⌓∝∝≾⊰𝓅ψ 𝔮⨌𝕢⁗𝓆ℍ⨖?≟"⇛⇒⤜⤏⥤∽̱ŕ√⦳⟩⦒⦥⟩»→⥵⇥⤠⤳⤞↪↬⥅⥴↣↝⤚∶ℚ⤍❳}]⦌⦎⦐řŗ⌉}р⤷⥩””↳ℜℛℜℝ▭®⥽⌋𝔯⇁⇀⥬ρϱ→↣⇁⇀⇄⇌⇉↝⋌˚≓⇄⇌‏⎱⎱⫮⟭⇾⟧⦆𝕣⨮⨵)⦔⨒⇉›𝓇↱]’’⋌⋊▹⊵▸⧎⥨℞ś‚≻⪴⪸š≽⪰şŝ⪶⪺⋩⨓≿с⋅⊡⩦⇘⤥↘↘§;⤩∖∖✶𝔰⌢♯щш∣∥­σςς∼⩪≃≃⪞⪠⪝⪟≆⨤⥲←∖⨳⧤∣⌣⪪⪬⪬︀ь/⧄⌿𝕤♠♠∥⊓⊓︀⊔⊔︀⊏⊑⊏⊑⊐⊒⊐⊒□□▪▪→𝓈∖⌣⋆☆★ϵϕ¯⊂⫅⪽⊆⫃⫁⫋⊊⪿⥹⊂⊆⫅⊊⫋⫇⫕⫓≻⪸≽⪰⪺⪶⋩≿∑♪⊃¹²³⫆⪾⫘⊇⫄⟉⫗⥻⫂⫌⊋⫀⊃⊇⫆⊋⫌⫈⫔⫖⇙⤦↙↙⤪ß⌖τ⎴ťţт⃛⌕𝔱∴∴θϑϑ≈∼ ≈∼þ˜×⊠⨱⨰∭⤨⊤⌶⫱𝕥⫚⤩‴™▵▿◃⊴≜▹⊵◬≜⨺⨹⧍⨻⏢𝓉цћŧ≬↞↠⇑⥣ú↑ўŭûу⇅ű⥮⥾𝔲ù↿↾▀⌜⌜⌏◸ū¨ų𝕦↑↕↿↾⊎υϒυ⇈⌝⌝⌎ů◹𝓊⋰ũ▵▴⇈ü⦧⇕⫨⫩⊨⦜ϵϰ∅ϕϖ∝↕ϱς⊊︀⫋︀⊋︀⫌︀ϑ⊲⊳в⊢∨⊻≚⋮||𝔳⊲⊂⃒⊃⃒𝕧∝⊳𝓋⫋︀⊊︀⫌︀⊋︀⦚ŵ⩟∧≙℘𝔴𝕨℘≀≀𝓌⋂◯⋃▽𝔵⟺⟷ξ⟸⟵⟼⋻⨀𝕩⨁⨂⟹⟶𝓍⨆⨄△⋁⋀ýяŷы¥𝔶ї𝕪𝓎юÿźžзżℨζ𝔷ж⇝𝕫𝓏‍‌' ];
  const META_BIAS = 35;
  const HEADER_BIAS = 48;
  const HEADER_LENGTH = 6;
  const CHOICE_BITS_PER_CHAR = 6;
  const BUCKET_HASH_1 = 2654435761;
  const BUCKET_HASH_2 = 2246822507;
  const PAIR_TABLE_SIZE = 1024;
  const CHAR_REMAP = (() => {
   const remap = new Uint8Array(128);
   for (let code = 48; code <= 57; code++) remap[code] = code - 47;
   for (let code = 65; code <= 90; code++) remap[code] = code - 54;
   for (let code = 97; code <= 122; code++) remap[code] = code - 60;
   return remap;
  })();
  function exactKey(text, nameStart, length) {
   return text.charCodeAt(nameStart) << 25 | text.charCodeAt(nameStart + 1) << 18 | text.charCodeAt(nameStart + length - 2) << 11 | CHAR_REMAP[text.charCodeAt(nameStart + length - 1)] << 5 | length;
  }
  function decode_data_format_pairIndex(c0, c1) {
   return (c0 * 3 << 3 ^ c1) & PAIR_TABLE_SIZE - 1;
  }
  function bucketOne(key, buckets) {
   return (Math.imul(key, BUCKET_HASH_1) >>> 16) * buckets >>> 16;
  }
  function bucketTwo(key, buckets) {
   return (Math.imul(key, BUCKET_HASH_2) >>> 16) * buckets >>> 16;
  }
  function initDecodeData(packed) {
   const [data, values] = packed;
   const nameCount = data.charCodeAt(0) - HEADER_BIAS << 6 | data.charCodeAt(1) - HEADER_BIAS;
   const suffixesLength = data.charCodeAt(2) - HEADER_BIAS << 6 | data.charCodeAt(3) - HEADER_BIAS;
   const buckets = data.charCodeAt(4) - HEADER_BIAS << 6 | data.charCodeAt(5) - HEADER_BIAS;
   const metaStart = HEADER_LENGTH + suffixesLength;
   const choicesStart = metaStart + 2 * nameCount;
   const slotCount = 2 * buckets;
   const keys = new Int32Array(slotCount);
   const slotMidOff = new Uint16Array(slotCount);
   const slotValue = new Uint16Array(slotCount);
   const lengthBits = new Uint32Array(PAIR_TABLE_SIZE);
   const middleOffsets = new Map;
   const middles = [];
   let name = "";
   let suffixOffset = HEADER_LENGTH;
   let valueOffset = 0;
   for (let index = 0; index < nameCount; index++) {
    const meta0 = data.charCodeAt(metaStart + 2 * index) - META_BIAS;
    const meta1 = data.charCodeAt(metaStart + 2 * index + 1) - META_BIAS;
    const prefixLength = meta0 & 31;
    const length = prefixLength + (meta1 & 31);
    const valueLength = 1 + (meta1 >> 5);
    name = name.slice(0, prefixLength) + data.slice(suffixOffset, suffixOffset + length - prefixLength);
    suffixOffset += length - prefixLength;
    const key = exactKey(name, 0, length);
    const choice = data.charCodeAt(choicesStart + Math.floor(index / CHOICE_BITS_PER_CHAR)) - HEADER_BIAS & 1 << index % CHOICE_BITS_PER_CHAR;
    let slot = 2 * (choice === 0 ? bucketOne : bucketTwo)(key, buckets);
    if (keys[slot] !== 0) slot += 1;
    keys[slot] = key;
    if (length > 4) {
     const middle = name.slice(2, length - 2);
     const existing = middleOffsets.get(middle);
     if (existing === void 0) {
      middleOffsets.set(middle, middles.length);
      slotMidOff[slot] = middles.length;
      for (let middleIndex = 0; middleIndex < middle.length; middleIndex += 2) middles.push(middle.charCodeAt(middleIndex) | middle.charCodeAt(middleIndex + 1) << 16);
     } else slotMidOff[slot] = existing;
    }
    const pair = decode_data_format_pairIndex(name.charCodeAt(0), name.charCodeAt(1));
    lengthBits[pair] |= length <= 16 ? 1 << length - 2 : 32768;
    if ((meta0 & 32) !== 0) lengthBits[pair] |= 1 << length - 2 + 16;
    slotValue[slot] = valueOffset << 2 | valueLength - 1 | (meta0 & 32) >> 4;
    valueOffset += valueLength;
   }
   return {
    keys: keys,
    buckets: buckets,
    slotMidOff: slotMidOff,
    slotValue: slotValue,
    values: values,
    lengthBits: lengthBits,
    middles: new Uint32Array(middles)
   };
  }
  const CHAR_NUM = 35;
  const CHAR_SEMI = 59;
  const CHAR_EQUALS = 61;
  const CHAR_ZERO = 48;
  const CHAR_LOWER_A = 97;
  const CHAR_LOWER_X = 120;
  const CHAR_UPPER_A = 65;
  const TO_LOWER_BIT = 32;
  function isNumber(code) {
   return code - CHAR_ZERO >>> 0 <= 9;
  }
  function isAlphaNumeric(code) {
   return isNumber(code) || (code | TO_LOWER_BIT) - CHAR_LOWER_A >>> 0 <= 25;
  }
  function isEntityInAttributeInvalidEnd(code) {
   return code === CHAR_EQUALS || isAlphaNumeric(code);
  }
  var DecodingMode;
  (function(DecodingMode) {
   DecodingMode[DecodingMode["Legacy"] = 0] = "Legacy";
   DecodingMode[DecodingMode["Strict"] = 1] = "Strict";
   DecodingMode[DecodingMode["Attribute"] = 2] = "Attribute";
  })(DecodingMode || (DecodingMode = {}));
  const htmlDecode = initDecodeData(htmlDecodeData);
  const htmlKeys = (() => htmlDecode.keys)();
  const htmlBuckets = (() => htmlDecode.buckets)();
  const htmlSlotMidOff = (() => htmlDecode.slotMidOff)();
  const htmlLengthBits = (() => htmlDecode.lengthBits)();
  const htmlMiddles = (() => htmlDecode.middles)();
  const htmlSlotValue = (() => htmlDecode.slotValue)();
  const htmlValues = (() => htmlDecode.values)();
  function findSlotHtml(text, start, length) {
   const c0 = text.charCodeAt(start);
   const c1 = text.charCodeAt(start + 1);
   const c2 = text.charCodeAt(start + length - 2);
   const c3 = text.charCodeAt(start + length - 1);
   if ((c0 | c1 | c2 | c3) > 127) return -1;
   const key = c0 << 25 | c1 << 18 | c2 << 11 | CHAR_REMAP[c3] << 5 | length;
   let slot = 2 * ((Math.imul(key, BUCKET_HASH_1) >>> 16) * htmlBuckets >>> 16);
   for (let attempt = 0; ;attempt++) {
    if (htmlKeys[slot] === key && (length <= 4 || isMidMatchHtml(slot, text, start, length))) return slot;
    if (htmlKeys[slot + 1] === key && (length <= 4 || isMidMatchHtml(slot + 1, text, start, length))) return slot + 1;
    if (attempt === 1) return -1;
    slot = 2 * ((Math.imul(key, BUCKET_HASH_2) >>> 16) * htmlBuckets >>> 16);
   }
  }
  function isMidMatchHtml(slot, text, start, length) {
   let wordIndex = htmlSlotMidOff[slot];
   let index = start + 2;
   const end = start + length - 2;
   while (index + 1 < end) {
    if ((text.charCodeAt(index) | text.charCodeAt(index + 1) << 16) !== htmlMiddles[wordIndex++]) return false;
    index += 2;
   }
   return index === end || text.charCodeAt(index) === (htmlMiddles[wordIndex] & 65535);
  }
  const numericDigits = (() => {
   const digits = new Uint8Array(128).fill(255);
   for (let digit = 0; digit < 10; digit++) digits[CHAR_ZERO + digit] = digit;
   for (let digit = 0; digit < 6; digit++) {
    digits[CHAR_UPPER_A + digit] = digit + 10;
    digits[CHAR_LOWER_A + digit] = digit + 10;
   }
   return digits;
  })();
  function findLegacySlot(input, start, maxLength) {
   let legacy = htmlLengthBits[decode_data_format_pairIndex(input.charCodeAt(start), input.charCodeAt(start + 1))] >>> 16 & 31;
   while (legacy !== 0) {
    const top = 31 - Math.clz32(legacy);
    legacy ^= 1 << top;
    if (top + 2 > maxLength) continue;
    const slot = findSlotHtml(input, start, top + 2);
    if (slot >= 0 && (htmlSlotValue[slot] & 2) !== 0) return slot << 3 | top + 2;
   }
   return -1;
  }
  function findLongClassMatch(input, start, mode) {
   const length = input.slice(start, start + 32).indexOf(";");
   if (length - 2 >>> 0 <= 29) {
    const slot = findSlotHtml(input, start, length);
    if (slot >= 0) return slot << 6 | length + 1;
   }
   if (mode !== DecodingMode.Strict) {
    const packed = findLegacySlot(input, start, Math.min(31, input.length - start));
    if (packed >= 0) {
     const length = packed & 7;
     if (mode !== DecodingMode.Attribute || start + length >= input.length || !isEntityInAttributeInvalidEnd(input.charCodeAt(start + length))) return packed >> 3 << 6 | length;
    }
   }
   return -1;
  }
  const STATE_ENTITY_START = 0;
  const STATE_NUMERIC_START = 1;
  const STATE_NUMERIC_DECIMAL = 2;
  const STATE_NUMERIC_HEX = 3;
  const STATE_NAMED_ENTITY = 4;
  class EntityDecoderBase {
   emitCodePoint;
   errors;
   state=STATE_ENTITY_START;
   consumed=1;
   result=0;
   decodeMode=DecodingMode.Strict;
   replaceNumericCodePoint=replaceCodePoint;
   constructor(emitCodePoint, errors) {
    this.emitCodePoint = emitCodePoint;
    this.errors = errors;
   }
   stateNumericStart(input, offset) {
    if (offset >= input.length) return -1;
    if ((input.charCodeAt(offset) | TO_LOWER_BIT) === CHAR_LOWER_X) {
     this.state = STATE_NUMERIC_HEX;
     this.consumed += 1;
     return this.stateNumericHex(input, offset + 1);
    }
    this.state = STATE_NUMERIC_DECIMAL;
    return this.stateNumericDecimal(input, offset);
   }
   stateNumericHex(input, offset) {
    const inputLength = input.length;
    let {result: result, consumed: consumed} = this;
    let index = offset;
    while (index < inputLength) {
     const char = input.charCodeAt(index);
     const digit = numericDigits[char];
     if (digit <= 15) result = result * 16 + digit; else {
      this.result = result;
      this.consumed = consumed;
      return this.emitNumericEntity(char, 3);
     }
     consumed += 1;
     index += 1;
    }
    this.result = result;
    this.consumed = consumed;
    return -1;
   }
   stateNumericDecimal(input, offset) {
    const inputLength = input.length;
    let {result: result, consumed: consumed} = this;
    let index = offset;
    while (index < inputLength) {
     const digit = input.charCodeAt(index) - CHAR_ZERO;
     if (digit >>> 0 > 9) {
      this.result = result;
      this.consumed = consumed;
      return this.emitNumericEntity(digit + CHAR_ZERO, 2);
     }
     result = result * 10 + digit;
     consumed += 1;
     index += 1;
    }
    this.result = result;
    this.consumed = consumed;
    return -1;
   }
   emitNumericEntity(lastCp, expectedLength) {
    if (this.consumed <= expectedLength) {
     this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed);
     return 0;
    }
    if (lastCp === CHAR_SEMI) this.consumed += 1; else if (this.decodeMode === DecodingMode.Strict) return 0;
    this.emitCodePoint(this.replaceNumericCodePoint(this.result), this.consumed);
    if (this.errors) {
     if (lastCp !== CHAR_SEMI) this.errors.missingSemicolonAfterCharacterReference();
     this.errors.validateNumericCharacterReference(this.result);
    }
    return this.consumed;
   }
   startEntity(decodeMode) {
    this.decodeMode = decodeMode;
    this.state = STATE_ENTITY_START;
    this.result = 0;
    this.consumed = 1;
   }
   write(input, offset) {
    switch (this.state) {
    case STATE_ENTITY_START:
     if (input.charCodeAt(offset) === CHAR_NUM) {
      this.state = STATE_NUMERIC_START;
      this.consumed += 1;
      return this.stateNumericStart(input, offset + 1);
     }
     this.state = STATE_NAMED_ENTITY;
     return this.stateNamedEntity(input, offset);

    case STATE_NUMERIC_START:
     return this.stateNumericStart(input, offset);

    case STATE_NUMERIC_DECIMAL:
     return this.stateNumericDecimal(input, offset);

    case STATE_NUMERIC_HEX:
     return this.stateNumericHex(input, offset);

    default:
     return this.stateNamedEntity(input, offset);
    }
   }
   end() {
    switch (this.state) {
    case STATE_NAMED_ENTITY:
     return this.endNamedEntity();

    case STATE_NUMERIC_DECIMAL:
     return this.emitNumericEntity(0, 2);

    case STATE_NUMERIC_HEX:
     return this.emitNumericEntity(0, 3);

    case STATE_NUMERIC_START:
     this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed);
     return 0;

    default:
     return 0;
    }
   }
  }
  class HtmlEntityDecoder extends EntityDecoderBase {
   runLength=0;
   nameBuffer=new Uint8Array(32);
   emitSlot(slot) {
    const packed = htmlSlotValue[slot];
    const off = packed >> 2;
    this.emitCodePoint(htmlValues.charCodeAt(off), this.consumed);
    if ((packed & 1) !== 0) this.emitCodePoint(htmlValues.charCodeAt(off + 1), this.consumed);
   }
   startEntity(decodeMode) {
    super.startEntity(decodeMode);
    this.runLength = 0;
   }
   stateNamedEntity(input, offset) {
    const inputLength = input.length;
    if (this.runLength === 0 && offset + 17 <= inputLength) {
     const c0 = input.charCodeAt(offset);
     const pair = decode_data_format_pairIndex(c0, input.charCodeAt(offset + 1));
     const bits = htmlLengthBits[pair];
     if ((bits & 32768) !== 0 && offset + 32 <= inputLength) {
      const packed = findLongClassMatch(input, offset, this.decodeMode);
      if (packed >= 0) {
       const length = packed & 63;
       this.consumed = length + 1;
       this.emitSlot(packed >> 6);
       if (input.charCodeAt(offset + length - 1) !== CHAR_SEMI) this.errors?.missingSemicolonAfterCharacterReference();
       return this.consumed;
      }
      return 0;
     }
     let probed = bits & 32767;
     while (probed !== 0) {
      const low = probed & -probed;
      probed ^= low;
      const length = 33 - Math.clz32(low);
      if (input.charCodeAt(offset + length) === CHAR_SEMI) {
       const slot = findSlotHtml(input, offset, length);
       if (slot >= 0) {
        this.consumed = length + 2;
        this.emitSlot(slot);
        return this.consumed;
       }
      }
     }
     if ((bits & 32768) === 0) {
      if (this.decodeMode !== DecodingMode.Strict) {
       const packed = findLegacySlot(input, offset, 31);
       if (packed >= 0) {
        const matchLength = packed & 7;
        const next = input.charCodeAt(offset + matchLength);
        if (this.decodeMode === DecodingMode.Attribute && isEntityInAttributeInvalidEnd(next)) return 0;
        this.consumed = matchLength + 1;
        this.emitSlot(packed >> 3);
        this.errors?.missingSemicolonAfterCharacterReference();
        return this.consumed;
       }
      }
      return 0;
     }
    }
    let index = offset;
    let {runLength: runLength} = this;
    let terminator = -1;
    const scanEnd = Math.min(inputLength, offset + 32 - runLength);
    while (index < scanEnd) {
     const char = input.charCodeAt(index);
     if (!isAlphaNumeric(char)) {
      terminator = char;
      break;
     }
     this.nameBuffer[runLength++] = char;
     index++;
    }
    if (terminator < 0 && runLength < 32) {
     this.runLength = runLength;
     return -1;
    }
    if (terminator === CHAR_SEMI && runLength - 2 >>> 0 <= 29) {
     const slot = findBufferedHtmlSlot(this.nameBuffer, runLength);
     if (slot >= 0) {
      this.consumed = runLength + 2;
      this.emitSlot(slot);
      return this.consumed;
     }
    }
    if (this.decodeMode !== DecodingMode.Strict && runLength >= 2) {
     const packed = findBufferedLegacySlot(this.nameBuffer, runLength);
     if (packed >= 0) {
      const length = packed & 7;
      const next = length < runLength ? this.nameBuffer[length] : terminator;
      if (this.decodeMode === DecodingMode.Attribute && isEntityInAttributeInvalidEnd(next)) return 0;
      this.consumed = length + 1;
      this.emitSlot(packed >> 3);
      this.errors?.missingSemicolonAfterCharacterReference();
      return this.consumed;
     }
    }
    return 0;
   }
   endNamedEntity() {
    if (this.decodeMode === DecodingMode.Strict || this.runLength < 2) return 0;
    const packed = findBufferedLegacySlot(this.nameBuffer, this.runLength);
    if (packed < 0) return 0;
    if (this.decodeMode === DecodingMode.Attribute && (packed & 7) < this.runLength) return 0;
    this.consumed = 1 + (packed & 7);
    this.emitSlot(packed >> 3);
    this.errors?.missingSemicolonAfterCharacterReference();
    return this.consumed;
   }
  }
  function findBufferedHtmlSlot(buffer, length) {
   const key = buffer[0] << 25 | buffer[1] << 18 | buffer[length - 2] << 11 | CHAR_REMAP[buffer[length - 1]] << 5 | length;
   let slot = 2 * ((Math.imul(key, BUCKET_HASH_1) >>> 16) * htmlBuckets >>> 16);
   for (let attempt = 0; ;attempt++) {
    if (htmlKeys[slot] === key && (length <= 4 || isBufferedMiddle(slot, buffer, length))) return slot;
    if (htmlKeys[slot + 1] === key && (length <= 4 || isBufferedMiddle(slot + 1, buffer, length))) return slot + 1;
    if (attempt === 1) return -1;
    slot = 2 * ((Math.imul(key, BUCKET_HASH_2) >>> 16) * htmlBuckets >>> 16);
   }
  }
  function isBufferedMiddle(slot, buffer, length) {
   let wordIndex = htmlSlotMidOff[slot];
   let index = 2;
   const end = length - 2;
   while (index + 1 < end) {
    if ((buffer[index] | buffer[index + 1] << 16) !== htmlMiddles[wordIndex++]) return false;
    index += 2;
   }
   return index === end || buffer[index] === (htmlMiddles[wordIndex] & 65535);
  }
  function findBufferedLegacySlot(buffer, length) {
   let legacy = htmlLengthBits[decode_data_format_pairIndex(buffer[0], buffer[1])] >>> 16 & 31;
   while (legacy !== 0) {
    const top = 31 - Math.clz32(legacy);
    legacy ^= 1 << top;
    if (top + 2 > length) continue;
    const slot = findBufferedHtmlSlot(buffer, top + 2);
    if (slot >= 0 && (htmlSlotValue[slot] & 2) !== 0) return slot << 3 | top + 2;
   }
   return -1;
  }
  var html_NS;
  (function(NS) {
   NS["HTML"] = "http://www.w3.org/1999/xhtml";
   NS["MATHML"] = "http://www.w3.org/1998/Math/MathML";
   NS["SVG"] = "http://www.w3.org/2000/svg";
   NS["XLINK"] = "http://www.w3.org/1999/xlink";
   NS["XML"] = "http://www.w3.org/XML/1998/namespace";
   NS["XMLNS"] = "http://www.w3.org/2000/xmlns/";
  })(html_NS || (html_NS = {}));
  var html_ATTRS;
  (function(ATTRS) {
   ATTRS["TYPE"] = "type";
   ATTRS["ACTION"] = "action";
   ATTRS["ENCODING"] = "encoding";
   ATTRS["PROMPT"] = "prompt";
   ATTRS["NAME"] = "name";
   ATTRS["COLOR"] = "color";
   ATTRS["FACE"] = "face";
   ATTRS["SIZE"] = "size";
  })(html_ATTRS || (html_ATTRS = {}));
  var html_DOCUMENT_MODE;
  (function(DOCUMENT_MODE) {
   DOCUMENT_MODE["NO_QUIRKS"] = "no-quirks";
   DOCUMENT_MODE["QUIRKS"] = "quirks";
   DOCUMENT_MODE["LIMITED_QUIRKS"] = "limited-quirks";
  })(html_DOCUMENT_MODE || (html_DOCUMENT_MODE = {}));
  var TAG_NAMES;
  (function(TAG_NAMES) {
   TAG_NAMES["A"] = "a";
   TAG_NAMES["ADDRESS"] = "address";
   TAG_NAMES["ANNOTATION_XML"] = "annotation-xml";
   TAG_NAMES["APPLET"] = "applet";
   TAG_NAMES["AREA"] = "area";
   TAG_NAMES["ARTICLE"] = "article";
   TAG_NAMES["ASIDE"] = "aside";
   TAG_NAMES["B"] = "b";
   TAG_NAMES["BASE"] = "base";
   TAG_NAMES["BASEFONT"] = "basefont";
   TAG_NAMES["BGSOUND"] = "bgsound";
   TAG_NAMES["BIG"] = "big";
   TAG_NAMES["BLOCKQUOTE"] = "blockquote";
   TAG_NAMES["BODY"] = "body";
   TAG_NAMES["BR"] = "br";
   TAG_NAMES["BUTTON"] = "button";
   TAG_NAMES["CAPTION"] = "caption";
   TAG_NAMES["CENTER"] = "center";
   TAG_NAMES["CODE"] = "code";
   TAG_NAMES["COL"] = "col";
   TAG_NAMES["COLGROUP"] = "colgroup";
   TAG_NAMES["DD"] = "dd";
   TAG_NAMES["DESC"] = "desc";
   TAG_NAMES["DETAILS"] = "details";
   TAG_NAMES["DIALOG"] = "dialog";
   TAG_NAMES["DIR"] = "dir";
   TAG_NAMES["DIV"] = "div";
   TAG_NAMES["DL"] = "dl";
   TAG_NAMES["DT"] = "dt";
   TAG_NAMES["EM"] = "em";
   TAG_NAMES["EMBED"] = "embed";
   TAG_NAMES["FIELDSET"] = "fieldset";
   TAG_NAMES["FIGCAPTION"] = "figcaption";
   TAG_NAMES["FIGURE"] = "figure";
   TAG_NAMES["FONT"] = "font";
   TAG_NAMES["FOOTER"] = "footer";
   TAG_NAMES["FOREIGN_OBJECT"] = "foreignObject";
   TAG_NAMES["FORM"] = "form";
   TAG_NAMES["FRAME"] = "frame";
   TAG_NAMES["FRAMESET"] = "frameset";
   TAG_NAMES["H1"] = "h1";
   TAG_NAMES["H2"] = "h2";
   TAG_NAMES["H3"] = "h3";
   TAG_NAMES["H4"] = "h4";
   TAG_NAMES["H5"] = "h5";
   TAG_NAMES["H6"] = "h6";
   TAG_NAMES["HEAD"] = "head";
   TAG_NAMES["HEADER"] = "header";
   TAG_NAMES["HGROUP"] = "hgroup";
   TAG_NAMES["HR"] = "hr";
   TAG_NAMES["HTML"] = "html";
   TAG_NAMES["I"] = "i";
   TAG_NAMES["IMG"] = "img";
   TAG_NAMES["IMAGE"] = "image";
   TAG_NAMES["INPUT"] = "input";
   TAG_NAMES["IFRAME"] = "iframe";
   TAG_NAMES["KEYGEN"] = "keygen";
   TAG_NAMES["LABEL"] = "label";
   TAG_NAMES["LI"] = "li";
   TAG_NAMES["LINK"] = "link";
   TAG_NAMES["LISTING"] = "listing";
   TAG_NAMES["MAIN"] = "main";
   TAG_NAMES["MALIGNMARK"] = "malignmark";
   TAG_NAMES["MARQUEE"] = "marquee";
   TAG_NAMES["MATH"] = "math";
   TAG_NAMES["MENU"] = "menu";
   TAG_NAMES["META"] = "meta";
   TAG_NAMES["MGLYPH"] = "mglyph";
   TAG_NAMES["MI"] = "mi";
   TAG_NAMES["MO"] = "mo";
   TAG_NAMES["MN"] = "mn";
   TAG_NAMES["MS"] = "ms";
   TAG_NAMES["MTEXT"] = "mtext";
   TAG_NAMES["NAV"] = "nav";
   TAG_NAMES["NOBR"] = "nobr";
   TAG_NAMES["NOFRAMES"] = "noframes";
   TAG_NAMES["NOEMBED"] = "noembed";
   TAG_NAMES["NOSCRIPT"] = "noscript";
   TAG_NAMES["OBJECT"] = "object";
   TAG_NAMES["OL"] = "ol";
   TAG_NAMES["OPTGROUP"] = "optgroup";
   TAG_NAMES["OPTION"] = "option";
   TAG_NAMES["P"] = "p";
   TAG_NAMES["PARAM"] = "param";
   TAG_NAMES["PLAINTEXT"] = "plaintext";
   TAG_NAMES["PRE"] = "pre";
   TAG_NAMES["RB"] = "rb";
   TAG_NAMES["RP"] = "rp";
   TAG_NAMES["RT"] = "rt";
   TAG_NAMES["RTC"] = "rtc";
   TAG_NAMES["RUBY"] = "ruby";
   TAG_NAMES["S"] = "s";
   TAG_NAMES["SCRIPT"] = "script";
   TAG_NAMES["SEARCH"] = "search";
   TAG_NAMES["SECTION"] = "section";
   TAG_NAMES["SELECT"] = "select";
   TAG_NAMES["SOURCE"] = "source";
   TAG_NAMES["SMALL"] = "small";
   TAG_NAMES["SPAN"] = "span";
   TAG_NAMES["STRIKE"] = "strike";
   TAG_NAMES["STRONG"] = "strong";
   TAG_NAMES["STYLE"] = "style";
   TAG_NAMES["SUB"] = "sub";
   TAG_NAMES["SUMMARY"] = "summary";
   TAG_NAMES["SUP"] = "sup";
   TAG_NAMES["TABLE"] = "table";
   TAG_NAMES["TBODY"] = "tbody";
   TAG_NAMES["TEMPLATE"] = "template";
   TAG_NAMES["TEXTAREA"] = "textarea";
   TAG_NAMES["TFOOT"] = "tfoot";
   TAG_NAMES["TD"] = "td";
   TAG_NAMES["TH"] = "th";
   TAG_NAMES["THEAD"] = "thead";
   TAG_NAMES["TITLE"] = "title";
   TAG_NAMES["TR"] = "tr";
   TAG_NAMES["TRACK"] = "track";
   TAG_NAMES["TT"] = "tt";
   TAG_NAMES["U"] = "u";
   TAG_NAMES["UL"] = "ul";
   TAG_NAMES["SVG"] = "svg";
   TAG_NAMES["VAR"] = "var";
   TAG_NAMES["WBR"] = "wbr";
   TAG_NAMES["XMP"] = "xmp";
  })(TAG_NAMES || (TAG_NAMES = {}));
  var TAG_ID;
  (function(TAG_ID) {
   TAG_ID[TAG_ID["UNKNOWN"] = 0] = "UNKNOWN";
   TAG_ID[TAG_ID["A"] = 1] = "A";
   TAG_ID[TAG_ID["ADDRESS"] = 2] = "ADDRESS";
   TAG_ID[TAG_ID["ANNOTATION_XML"] = 3] = "ANNOTATION_XML";
   TAG_ID[TAG_ID["APPLET"] = 4] = "APPLET";
   TAG_ID[TAG_ID["AREA"] = 5] = "AREA";
   TAG_ID[TAG_ID["ARTICLE"] = 6] = "ARTICLE";
   TAG_ID[TAG_ID["ASIDE"] = 7] = "ASIDE";
   TAG_ID[TAG_ID["B"] = 8] = "B";
   TAG_ID[TAG_ID["BASE"] = 9] = "BASE";
   TAG_ID[TAG_ID["BASEFONT"] = 10] = "BASEFONT";
   TAG_ID[TAG_ID["BGSOUND"] = 11] = "BGSOUND";
   TAG_ID[TAG_ID["BIG"] = 12] = "BIG";
   TAG_ID[TAG_ID["BLOCKQUOTE"] = 13] = "BLOCKQUOTE";
   TAG_ID[TAG_ID["BODY"] = 14] = "BODY";
   TAG_ID[TAG_ID["BR"] = 15] = "BR";
   TAG_ID[TAG_ID["BUTTON"] = 16] = "BUTTON";
   TAG_ID[TAG_ID["CAPTION"] = 17] = "CAPTION";
   TAG_ID[TAG_ID["CENTER"] = 18] = "CENTER";
   TAG_ID[TAG_ID["CODE"] = 19] = "CODE";
   TAG_ID[TAG_ID["COL"] = 20] = "COL";
   TAG_ID[TAG_ID["COLGROUP"] = 21] = "COLGROUP";
   TAG_ID[TAG_ID["DD"] = 22] = "DD";
   TAG_ID[TAG_ID["DESC"] = 23] = "DESC";
   TAG_ID[TAG_ID["DETAILS"] = 24] = "DETAILS";
   TAG_ID[TAG_ID["DIALOG"] = 25] = "DIALOG";
   TAG_ID[TAG_ID["DIR"] = 26] = "DIR";
   TAG_ID[TAG_ID["DIV"] = 27] = "DIV";
   TAG_ID[TAG_ID["DL"] = 28] = "DL";
   TAG_ID[TAG_ID["DT"] = 29] = "DT";
   TAG_ID[TAG_ID["EM"] = 30] = "EM";
   TAG_ID[TAG_ID["EMBED"] = 31] = "EMBED";
   TAG_ID[TAG_ID["FIELDSET"] = 32] = "FIELDSET";
   TAG_ID[TAG_ID["FIGCAPTION"] = 33] = "FIGCAPTION";
   TAG_ID[TAG_ID["FIGURE"] = 34] = "FIGURE";
   TAG_ID[TAG_ID["FONT"] = 35] = "FONT";
   TAG_ID[TAG_ID["FOOTER"] = 36] = "FOOTER";
   TAG_ID[TAG_ID["FOREIGN_OBJECT"] = 37] = "FOREIGN_OBJECT";
   TAG_ID[TAG_ID["FORM"] = 38] = "FORM";
   TAG_ID[TAG_ID["FRAME"] = 39] = "FRAME";
   TAG_ID[TAG_ID["FRAMESET"] = 40] = "FRAMESET";
   TAG_ID[TAG_ID["H1"] = 41] = "H1";
   TAG_ID[TAG_ID["H2"] = 42] = "H2";
   TAG_ID[TAG_ID["H3"] = 43] = "H3";
   TAG_ID[TAG_ID["H4"] = 44] = "H4";
   TAG_ID[TAG_ID["H5"] = 45] = "H5";
   TAG_ID[TAG_ID["H6"] = 46] = "H6";
   TAG_ID[TAG_ID["HEAD"] = 47] = "HEAD";
   TAG_ID[TAG_ID["HEADER"] = 48] = "HEADER";
   TAG_ID[TAG_ID["HGROUP"] = 49] = "HGROUP";
   TAG_ID[TAG_ID["HR"] = 50] = "HR";
   TAG_ID[TAG_ID["HTML"] = 51] = "HTML";
   TAG_ID[TAG_ID["I"] = 52] = "I";
   TAG_ID[TAG_ID["IMG"] = 53] = "IMG";
   TAG_ID[TAG_ID["IMAGE"] = 54] = "IMAGE";
   TAG_ID[TAG_ID["INPUT"] = 55] = "INPUT";
   TAG_ID[TAG_ID["IFRAME"] = 56] = "IFRAME";
   TAG_ID[TAG_ID["KEYGEN"] = 57] = "KEYGEN";
   TAG_ID[TAG_ID["LABEL"] = 58] = "LABEL";
   TAG_ID[TAG_ID["LI"] = 59] = "LI";
   TAG_ID[TAG_ID["LINK"] = 60] = "LINK";
   TAG_ID[TAG_ID["LISTING"] = 61] = "LISTING";
   TAG_ID[TAG_ID["MAIN"] = 62] = "MAIN";
   TAG_ID[TAG_ID["MALIGNMARK"] = 63] = "MALIGNMARK";
   TAG_ID[TAG_ID["MARQUEE"] = 64] = "MARQUEE";
   TAG_ID[TAG_ID["MATH"] = 65] = "MATH";
   TAG_ID[TAG_ID["MENU"] = 66] = "MENU";
   TAG_ID[TAG_ID["META"] = 67] = "META";
   TAG_ID[TAG_ID["MGLYPH"] = 68] = "MGLYPH";
   TAG_ID[TAG_ID["MI"] = 69] = "MI";
   TAG_ID[TAG_ID["MO"] = 70] = "MO";
   TAG_ID[TAG_ID["MN"] = 71] = "MN";
   TAG_ID[TAG_ID["MS"] = 72] = "MS";
   TAG_ID[TAG_ID["MTEXT"] = 73] = "MTEXT";
   TAG_ID[TAG_ID["NAV"] = 74] = "NAV";
   TAG_ID[TAG_ID["NOBR"] = 75] = "NOBR";
   TAG_ID[TAG_ID["NOFRAMES"] = 76] = "NOFRAMES";
   TAG_ID[TAG_ID["NOEMBED"] = 77] = "NOEMBED";
   TAG_ID[TAG_ID["NOSCRIPT"] = 78] = "NOSCRIPT";
   TAG_ID[TAG_ID["OBJECT"] = 79] = "OBJECT";
   TAG_ID[TAG_ID["OL"] = 80] = "OL";
   TAG_ID[TAG_ID["OPTGROUP"] = 81] = "OPTGROUP";
   TAG_ID[TAG_ID["OPTION"] = 82] = "OPTION";
   TAG_ID[TAG_ID["P"] = 83] = "P";
   TAG_ID[TAG_ID["PARAM"] = 84] = "PARAM";
   TAG_ID[TAG_ID["PLAINTEXT"] = 85] = "PLAINTEXT";
   TAG_ID[TAG_ID["PRE"] = 86] = "PRE";
   TAG_ID[TAG_ID["RB"] = 87] = "RB";
   TAG_ID[TAG_ID["RP"] = 88] = "RP";
   TAG_ID[TAG_ID["RT"] = 89] = "RT";
   TAG_ID[TAG_ID["RTC"] = 90] = "RTC";
   TAG_ID[TAG_ID["RUBY"] = 91] = "RUBY";
   TAG_ID[TAG_ID["S"] = 92] = "S";
   TAG_ID[TAG_ID["SCRIPT"] = 93] = "SCRIPT";
   TAG_ID[TAG_ID["SEARCH"] = 94] = "SEARCH";
   TAG_ID[TAG_ID["SECTION"] = 95] = "SECTION";
   TAG_ID[TAG_ID["SELECT"] = 96] = "SELECT";
   TAG_ID[TAG_ID["SOURCE"] = 97] = "SOURCE";
   TAG_ID[TAG_ID["SMALL"] = 98] = "SMALL";
   TAG_ID[TAG_ID["SPAN"] = 99] = "SPAN";
   TAG_ID[TAG_ID["STRIKE"] = 100] = "STRIKE";
   TAG_ID[TAG_ID["STRONG"] = 101] = "STRONG";
   TAG_ID[TAG_ID["STYLE"] = 102] = "STYLE";
   TAG_ID[TAG_ID["SUB"] = 103] = "SUB";
   TAG_ID[TAG_ID["SUMMARY"] = 104] = "SUMMARY";
   TAG_ID[TAG_ID["SUP"] = 105] = "SUP";
   TAG_ID[TAG_ID["TABLE"] = 106] = "TABLE";
   TAG_ID[TAG_ID["TBODY"] = 107] = "TBODY";
   TAG_ID[TAG_ID["TEMPLATE"] = 108] = "TEMPLATE";
   TAG_ID[TAG_ID["TEXTAREA"] = 109] = "TEXTAREA";
   TAG_ID[TAG_ID["TFOOT"] = 110] = "TFOOT";
   TAG_ID[TAG_ID["TD"] = 111] = "TD";
   TAG_ID[TAG_ID["TH"] = 112] = "TH";
   TAG_ID[TAG_ID["THEAD"] = 113] = "THEAD";
   TAG_ID[TAG_ID["TITLE"] = 114] = "TITLE";
   TAG_ID[TAG_ID["TR"] = 115] = "TR";
   TAG_ID[TAG_ID["TRACK"] = 116] = "TRACK";
   TAG_ID[TAG_ID["TT"] = 117] = "TT";
   TAG_ID[TAG_ID["U"] = 118] = "U";
   TAG_ID[TAG_ID["UL"] = 119] = "UL";
   TAG_ID[TAG_ID["SVG"] = 120] = "SVG";
   TAG_ID[TAG_ID["VAR"] = 121] = "VAR";
   TAG_ID[TAG_ID["WBR"] = 122] = "WBR";
   TAG_ID[TAG_ID["XMP"] = 123] = "XMP";
  })(TAG_ID || (TAG_ID = {}));
  const TAG_NAME_TO_ID = new Map([ [ TAG_NAMES.A, TAG_ID.A ], [ TAG_NAMES.ADDRESS, TAG_ID.ADDRESS ], [ TAG_NAMES.ANNOTATION_XML, TAG_ID.ANNOTATION_XML ], [ TAG_NAMES.APPLET, TAG_ID.APPLET ], [ TAG_NAMES.AREA, TAG_ID.AREA ], [ TAG_NAMES.ARTICLE, TAG_ID.ARTICLE ], [ TAG_NAMES.ASIDE, TAG_ID.ASIDE ], [ TAG_NAMES.B, TAG_ID.B ], [ TAG_NAMES.BASE, TAG_ID.BASE ], [ TAG_NAMES.BASEFONT, TAG_ID.BASEFONT ], [ TAG_NAMES.BGSOUND, TAG_ID.BGSOUND ], [ TAG_NAMES.BIG, TAG_ID.BIG ], [ TAG_NAMES.BLOCKQUOTE, TAG_ID.BLOCKQUOTE ], [ TAG_NAMES.BODY, TAG_ID.BODY ], [ TAG_NAMES.BR, TAG_ID.BR ], [ TAG_NAMES.BUTTON, TAG_ID.BUTTON ], [ TAG_NAMES.CAPTION, TAG_ID.CAPTION ], [ TAG_NAMES.CENTER, TAG_ID.CENTER ], [ TAG_NAMES.CODE, TAG_ID.CODE ], [ TAG_NAMES.COL, TAG_ID.COL ], [ TAG_NAMES.COLGROUP, TAG_ID.COLGROUP ], [ TAG_NAMES.DD, TAG_ID.DD ], [ TAG_NAMES.DESC, TAG_ID.DESC ], [ TAG_NAMES.DETAILS, TAG_ID.DETAILS ], [ TAG_NAMES.DIALOG, TAG_ID.DIALOG ], [ TAG_NAMES.DIR, TAG_ID.DIR ], [ TAG_NAMES.DIV, TAG_ID.DIV ], [ TAG_NAMES.DL, TAG_ID.DL ], [ TAG_NAMES.DT, TAG_ID.DT ], [ TAG_NAMES.EM, TAG_ID.EM ], [ TAG_NAMES.EMBED, TAG_ID.EMBED ], [ TAG_NAMES.FIELDSET, TAG_ID.FIELDSET ], [ TAG_NAMES.FIGCAPTION, TAG_ID.FIGCAPTION ], [ TAG_NAMES.FIGURE, TAG_ID.FIGURE ], [ TAG_NAMES.FONT, TAG_ID.FONT ], [ TAG_NAMES.FOOTER, TAG_ID.FOOTER ], [ TAG_NAMES.FOREIGN_OBJECT, TAG_ID.FOREIGN_OBJECT ], [ TAG_NAMES.FORM, TAG_ID.FORM ], [ TAG_NAMES.FRAME, TAG_ID.FRAME ], [ TAG_NAMES.FRAMESET, TAG_ID.FRAMESET ], [ TAG_NAMES.H1, TAG_ID.H1 ], [ TAG_NAMES.H2, TAG_ID.H2 ], [ TAG_NAMES.H3, TAG_ID.H3 ], [ TAG_NAMES.H4, TAG_ID.H4 ], [ TAG_NAMES.H5, TAG_ID.H5 ], [ TAG_NAMES.H6, TAG_ID.H6 ], [ TAG_NAMES.HEAD, TAG_ID.HEAD ], [ TAG_NAMES.HEADER, TAG_ID.HEADER ], [ TAG_NAMES.HGROUP, TAG_ID.HGROUP ], [ TAG_NAMES.HR, TAG_ID.HR ], [ TAG_NAMES.HTML, TAG_ID.HTML ], [ TAG_NAMES.I, TAG_ID.I ], [ TAG_NAMES.IMG, TAG_ID.IMG ], [ TAG_NAMES.IMAGE, TAG_ID.IMAGE ], [ TAG_NAMES.INPUT, TAG_ID.INPUT ], [ TAG_NAMES.IFRAME, TAG_ID.IFRAME ], [ TAG_NAMES.KEYGEN, TAG_ID.KEYGEN ], [ TAG_NAMES.LABEL, TAG_ID.LABEL ], [ TAG_NAMES.LI, TAG_ID.LI ], [ TAG_NAMES.LINK, TAG_ID.LINK ], [ TAG_NAMES.LISTING, TAG_ID.LISTING ], [ TAG_NAMES.MAIN, TAG_ID.MAIN ], [ TAG_NAMES.MALIGNMARK, TAG_ID.MALIGNMARK ], [ TAG_NAMES.MARQUEE, TAG_ID.MARQUEE ], [ TAG_NAMES.MATH, TAG_ID.MATH ], [ TAG_NAMES.MENU, TAG_ID.MENU ], [ TAG_NAMES.META, TAG_ID.META ], [ TAG_NAMES.MGLYPH, TAG_ID.MGLYPH ], [ TAG_NAMES.MI, TAG_ID.MI ], [ TAG_NAMES.MO, TAG_ID.MO ], [ TAG_NAMES.MN, TAG_ID.MN ], [ TAG_NAMES.MS, TAG_ID.MS ], [ TAG_NAMES.MTEXT, TAG_ID.MTEXT ], [ TAG_NAMES.NAV, TAG_ID.NAV ], [ TAG_NAMES.NOBR, TAG_ID.NOBR ], [ TAG_NAMES.NOFRAMES, TAG_ID.NOFRAMES ], [ TAG_NAMES.NOEMBED, TAG_ID.NOEMBED ], [ TAG_NAMES.NOSCRIPT, TAG_ID.NOSCRIPT ], [ TAG_NAMES.OBJECT, TAG_ID.OBJECT ], [ TAG_NAMES.OL, TAG_ID.OL ], [ TAG_NAMES.OPTGROUP, TAG_ID.OPTGROUP ], [ TAG_NAMES.OPTION, TAG_ID.OPTION ], [ TAG_NAMES.P, TAG_ID.P ], [ TAG_NAMES.PARAM, TAG_ID.PARAM ], [ TAG_NAMES.PLAINTEXT, TAG_ID.PLAINTEXT ], [ TAG_NAMES.PRE, TAG_ID.PRE ], [ TAG_NAMES.RB, TAG_ID.RB ], [ TAG_NAMES.RP, TAG_ID.RP ], [ TAG_NAMES.RT, TAG_ID.RT ], [ TAG_NAMES.RTC, TAG_ID.RTC ], [ TAG_NAMES.RUBY, TAG_ID.RUBY ], [ TAG_NAMES.S, TAG_ID.S ], [ TAG_NAMES.SCRIPT, TAG_ID.SCRIPT ], [ TAG_NAMES.SEARCH, TAG_ID.SEARCH ], [ TAG_NAMES.SECTION, TAG_ID.SECTION ], [ TAG_NAMES.SELECT, TAG_ID.SELECT ], [ TAG_NAMES.SOURCE, TAG_ID.SOURCE ], [ TAG_NAMES.SMALL, TAG_ID.SMALL ], [ TAG_NAMES.SPAN, TAG_ID.SPAN ], [ TAG_NAMES.STRIKE, TAG_ID.STRIKE ], [ TAG_NAMES.STRONG, TAG_ID.STRONG ], [ TAG_NAMES.STYLE, TAG_ID.STYLE ], [ TAG_NAMES.SUB, TAG_ID.SUB ], [ TAG_NAMES.SUMMARY, TAG_ID.SUMMARY ], [ TAG_NAMES.SUP, TAG_ID.SUP ], [ TAG_NAMES.TABLE, TAG_ID.TABLE ], [ TAG_NAMES.TBODY, TAG_ID.TBODY ], [ TAG_NAMES.TEMPLATE, TAG_ID.TEMPLATE ], [ TAG_NAMES.TEXTAREA, TAG_ID.TEXTAREA ], [ TAG_NAMES.TFOOT, TAG_ID.TFOOT ], [ TAG_NAMES.TD, TAG_ID.TD ], [ TAG_NAMES.TH, TAG_ID.TH ], [ TAG_NAMES.THEAD, TAG_ID.THEAD ], [ TAG_NAMES.TITLE, TAG_ID.TITLE ], [ TAG_NAMES.TR, TAG_ID.TR ], [ TAG_NAMES.TRACK, TAG_ID.TRACK ], [ TAG_NAMES.TT, TAG_ID.TT ], [ TAG_NAMES.U, TAG_ID.U ], [ TAG_NAMES.UL, TAG_ID.UL ], [ TAG_NAMES.SVG, TAG_ID.SVG ], [ TAG_NAMES.VAR, TAG_ID.VAR ], [ TAG_NAMES.WBR, TAG_ID.WBR ], [ TAG_NAMES.XMP, TAG_ID.XMP ] ]);
  function html_getTagID(tagName) {
   var _a;
   return (_a = TAG_NAME_TO_ID.get(tagName)) !== null && _a !== void 0 ? _a : TAG_ID.UNKNOWN;
  }
  const html_$ = TAG_ID;
  const html_SPECIAL_ELEMENTS = {
   [html_NS.HTML]: new Set([ html_$.ADDRESS, html_$.APPLET, html_$.AREA, html_$.ARTICLE, html_$.ASIDE, html_$.BASE, html_$.BASEFONT, html_$.BGSOUND, html_$.BLOCKQUOTE, html_$.BODY, html_$.BR, html_$.BUTTON, html_$.CAPTION, html_$.CENTER, html_$.COL, html_$.COLGROUP, html_$.DD, html_$.DETAILS, html_$.DIR, html_$.DIV, html_$.DL, html_$.DT, html_$.EMBED, html_$.FIELDSET, html_$.FIGCAPTION, html_$.FIGURE, html_$.FOOTER, html_$.FORM, html_$.FRAME, html_$.FRAMESET, html_$.H1, html_$.H2, html_$.H3, html_$.H4, html_$.H5, html_$.H6, html_$.HEAD, html_$.HEADER, html_$.HGROUP, html_$.HR, html_$.HTML, html_$.IFRAME, html_$.IMG, html_$.INPUT, html_$.LI, html_$.LINK, html_$.LISTING, html_$.MAIN, html_$.MARQUEE, html_$.MENU, html_$.META, html_$.NAV, html_$.NOEMBED, html_$.NOFRAMES, html_$.NOSCRIPT, html_$.OBJECT, html_$.OL, html_$.P, html_$.PARAM, html_$.PLAINTEXT, html_$.PRE, html_$.SCRIPT, html_$.SECTION, html_$.SELECT, html_$.SOURCE, html_$.STYLE, html_$.SUMMARY, html_$.TABLE, html_$.TBODY, html_$.TD, html_$.TEMPLATE, html_$.TEXTAREA, html_$.TFOOT, html_$.TH, html_$.THEAD, html_$.TITLE, html_$.TR, html_$.TRACK, html_$.UL, html_$.WBR, html_$.XMP ]),
   [html_NS.MATHML]: new Set([ html_$.MI, html_$.MO, html_$.MN, html_$.MS, html_$.MTEXT, html_$.ANNOTATION_XML ]),
   [html_NS.SVG]: new Set([ html_$.TITLE, html_$.FOREIGN_OBJECT, html_$.DESC ]),
   [html_NS.XLINK]: new Set,
   [html_NS.XML]: new Set,
   [html_NS.XMLNS]: new Set
  };
  new Set([ html_$.H1, html_$.H2, html_$.H3, html_$.H4, html_$.H5, html_$.H6 ]);
  new Set([ TAG_NAMES.STYLE, TAG_NAMES.SCRIPT, TAG_NAMES.XMP, TAG_NAMES.IFRAME, TAG_NAMES.NOEMBED, TAG_NAMES.NOFRAMES, TAG_NAMES.PLAINTEXT ]);
  const ATTR_NAME_SET_THRESHOLD = 64;
  var State;
  (function(State) {
   State[State["DATA"] = 0] = "DATA";
   State[State["RCDATA"] = 1] = "RCDATA";
   State[State["RAWTEXT"] = 2] = "RAWTEXT";
   State[State["SCRIPT_DATA"] = 3] = "SCRIPT_DATA";
   State[State["PLAINTEXT"] = 4] = "PLAINTEXT";
   State[State["TAG_OPEN"] = 5] = "TAG_OPEN";
   State[State["END_TAG_OPEN"] = 6] = "END_TAG_OPEN";
   State[State["TAG_NAME"] = 7] = "TAG_NAME";
   State[State["RCDATA_LESS_THAN_SIGN"] = 8] = "RCDATA_LESS_THAN_SIGN";
   State[State["RCDATA_END_TAG_OPEN"] = 9] = "RCDATA_END_TAG_OPEN";
   State[State["RCDATA_END_TAG_NAME"] = 10] = "RCDATA_END_TAG_NAME";
   State[State["RAWTEXT_LESS_THAN_SIGN"] = 11] = "RAWTEXT_LESS_THAN_SIGN";
   State[State["RAWTEXT_END_TAG_OPEN"] = 12] = "RAWTEXT_END_TAG_OPEN";
   State[State["RAWTEXT_END_TAG_NAME"] = 13] = "RAWTEXT_END_TAG_NAME";
   State[State["SCRIPT_DATA_LESS_THAN_SIGN"] = 14] = "SCRIPT_DATA_LESS_THAN_SIGN";
   State[State["SCRIPT_DATA_END_TAG_OPEN"] = 15] = "SCRIPT_DATA_END_TAG_OPEN";
   State[State["SCRIPT_DATA_END_TAG_NAME"] = 16] = "SCRIPT_DATA_END_TAG_NAME";
   State[State["SCRIPT_DATA_ESCAPE_START"] = 17] = "SCRIPT_DATA_ESCAPE_START";
   State[State["SCRIPT_DATA_ESCAPE_START_DASH"] = 18] = "SCRIPT_DATA_ESCAPE_START_DASH";
   State[State["SCRIPT_DATA_ESCAPED"] = 19] = "SCRIPT_DATA_ESCAPED";
   State[State["SCRIPT_DATA_ESCAPED_DASH"] = 20] = "SCRIPT_DATA_ESCAPED_DASH";
   State[State["SCRIPT_DATA_ESCAPED_DASH_DASH"] = 21] = "SCRIPT_DATA_ESCAPED_DASH_DASH";
   State[State["SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN"] = 22] = "SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN";
   State[State["SCRIPT_DATA_ESCAPED_END_TAG_OPEN"] = 23] = "SCRIPT_DATA_ESCAPED_END_TAG_OPEN";
   State[State["SCRIPT_DATA_ESCAPED_END_TAG_NAME"] = 24] = "SCRIPT_DATA_ESCAPED_END_TAG_NAME";
   State[State["SCRIPT_DATA_DOUBLE_ESCAPE_START"] = 25] = "SCRIPT_DATA_DOUBLE_ESCAPE_START";
   State[State["SCRIPT_DATA_DOUBLE_ESCAPED"] = 26] = "SCRIPT_DATA_DOUBLE_ESCAPED";
   State[State["SCRIPT_DATA_DOUBLE_ESCAPED_DASH"] = 27] = "SCRIPT_DATA_DOUBLE_ESCAPED_DASH";
   State[State["SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH"] = 28] = "SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH";
   State[State["SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN"] = 29] = "SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN";
   State[State["SCRIPT_DATA_DOUBLE_ESCAPE_END"] = 30] = "SCRIPT_DATA_DOUBLE_ESCAPE_END";
   State[State["BEFORE_ATTRIBUTE_NAME"] = 31] = "BEFORE_ATTRIBUTE_NAME";
   State[State["ATTRIBUTE_NAME"] = 32] = "ATTRIBUTE_NAME";
   State[State["AFTER_ATTRIBUTE_NAME"] = 33] = "AFTER_ATTRIBUTE_NAME";
   State[State["BEFORE_ATTRIBUTE_VALUE"] = 34] = "BEFORE_ATTRIBUTE_VALUE";
   State[State["ATTRIBUTE_VALUE_DOUBLE_QUOTED"] = 35] = "ATTRIBUTE_VALUE_DOUBLE_QUOTED";
   State[State["ATTRIBUTE_VALUE_SINGLE_QUOTED"] = 36] = "ATTRIBUTE_VALUE_SINGLE_QUOTED";
   State[State["ATTRIBUTE_VALUE_UNQUOTED"] = 37] = "ATTRIBUTE_VALUE_UNQUOTED";
   State[State["AFTER_ATTRIBUTE_VALUE_QUOTED"] = 38] = "AFTER_ATTRIBUTE_VALUE_QUOTED";
   State[State["SELF_CLOSING_START_TAG"] = 39] = "SELF_CLOSING_START_TAG";
   State[State["BOGUS_COMMENT"] = 40] = "BOGUS_COMMENT";
   State[State["MARKUP_DECLARATION_OPEN"] = 41] = "MARKUP_DECLARATION_OPEN";
   State[State["COMMENT_START"] = 42] = "COMMENT_START";
   State[State["COMMENT_START_DASH"] = 43] = "COMMENT_START_DASH";
   State[State["COMMENT"] = 44] = "COMMENT";
   State[State["COMMENT_LESS_THAN_SIGN"] = 45] = "COMMENT_LESS_THAN_SIGN";
   State[State["COMMENT_LESS_THAN_SIGN_BANG"] = 46] = "COMMENT_LESS_THAN_SIGN_BANG";
   State[State["COMMENT_LESS_THAN_SIGN_BANG_DASH"] = 47] = "COMMENT_LESS_THAN_SIGN_BANG_DASH";
   State[State["COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH"] = 48] = "COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH";
   State[State["COMMENT_END_DASH"] = 49] = "COMMENT_END_DASH";
   State[State["COMMENT_END"] = 50] = "COMMENT_END";
   State[State["COMMENT_END_BANG"] = 51] = "COMMENT_END_BANG";
   State[State["DOCTYPE"] = 52] = "DOCTYPE";
   State[State["BEFORE_DOCTYPE_NAME"] = 53] = "BEFORE_DOCTYPE_NAME";
   State[State["DOCTYPE_NAME"] = 54] = "DOCTYPE_NAME";
   State[State["AFTER_DOCTYPE_NAME"] = 55] = "AFTER_DOCTYPE_NAME";
   State[State["AFTER_DOCTYPE_PUBLIC_KEYWORD"] = 56] = "AFTER_DOCTYPE_PUBLIC_KEYWORD";
   State[State["BEFORE_DOCTYPE_PUBLIC_IDENTIFIER"] = 57] = "BEFORE_DOCTYPE_PUBLIC_IDENTIFIER";
   State[State["DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED"] = 58] = "DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED";
   State[State["DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED"] = 59] = "DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED";
   State[State["AFTER_DOCTYPE_PUBLIC_IDENTIFIER"] = 60] = "AFTER_DOCTYPE_PUBLIC_IDENTIFIER";
   State[State["BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS"] = 61] = "BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS";
   State[State["AFTER_DOCTYPE_SYSTEM_KEYWORD"] = 62] = "AFTER_DOCTYPE_SYSTEM_KEYWORD";
   State[State["BEFORE_DOCTYPE_SYSTEM_IDENTIFIER"] = 63] = "BEFORE_DOCTYPE_SYSTEM_IDENTIFIER";
   State[State["DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED"] = 64] = "DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED";
   State[State["DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED"] = 65] = "DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED";
   State[State["AFTER_DOCTYPE_SYSTEM_IDENTIFIER"] = 66] = "AFTER_DOCTYPE_SYSTEM_IDENTIFIER";
   State[State["BOGUS_DOCTYPE"] = 67] = "BOGUS_DOCTYPE";
   State[State["CDATA_SECTION"] = 68] = "CDATA_SECTION";
   State[State["CDATA_SECTION_BRACKET"] = 69] = "CDATA_SECTION_BRACKET";
   State[State["CDATA_SECTION_END"] = 70] = "CDATA_SECTION_END";
   State[State["CHARACTER_REFERENCE"] = 71] = "CHARACTER_REFERENCE";
   State[State["AMBIGUOUS_AMPERSAND"] = 72] = "AMBIGUOUS_AMPERSAND";
  })(State || (State = {}));
  const tokenizer_TokenizerMode = {
   DATA: State.DATA,
   RCDATA: State.RCDATA,
   RAWTEXT: State.RAWTEXT,
   SCRIPT_DATA: State.SCRIPT_DATA,
   PLAINTEXT: State.PLAINTEXT,
   CDATA_SECTION: State.CDATA_SECTION
  };
  function isAsciiDigit(cp) {
   return cp >= CODE_POINTS.DIGIT_0 && cp <= CODE_POINTS.DIGIT_9;
  }
  function isAsciiUpper(cp) {
   return cp >= CODE_POINTS.LATIN_CAPITAL_A && cp <= CODE_POINTS.LATIN_CAPITAL_Z;
  }
  function isAsciiLower(cp) {
   return cp >= CODE_POINTS.LATIN_SMALL_A && cp <= CODE_POINTS.LATIN_SMALL_Z;
  }
  function isAsciiLetter(cp) {
   return isAsciiLower(cp) || isAsciiUpper(cp);
  }
  function isAsciiAlphaNumeric(cp) {
   return isAsciiLetter(cp) || isAsciiDigit(cp);
  }
  function toAsciiLower(cp) {
   return cp + 32;
  }
  function isWhitespace(cp) {
   return cp === CODE_POINTS.SPACE || cp === CODE_POINTS.LINE_FEED || cp === CODE_POINTS.TABULATION || cp === CODE_POINTS.FORM_FEED || cp === CODE_POINTS.CARRIAGE_RETURN;
  }
  function isScriptDataDoubleEscapeSequenceEnd(cp) {
   return isWhitespace(cp) || cp === CODE_POINTS.SOLIDUS || cp === CODE_POINTS.GREATER_THAN_SIGN;
  }
  function getErrorForNumericCharacterReference(code) {
   if (code === CODE_POINTS.NULL) return error_codes_ERR.nullCharacterReference; else if (code > 1114111) return error_codes_ERR.characterReferenceOutsideUnicodeRange; else if (isSurrogate(code)) return error_codes_ERR.surrogateCharacterReference; else if (isUndefinedCodePoint(code)) return error_codes_ERR.noncharacterCharacterReference; else if (isControlCodePoint(code) || code === CODE_POINTS.CARRIAGE_RETURN) return error_codes_ERR.controlCharacterReference;
   return null;
  }
  class tokenizer_Tokenizer {
   constructor(options, handler) {
    this.options = options;
    this.handler = handler;
    this.paused = false;
    this.inLoop = false;
    this.inForeignNode = false;
    this.lastStartTagName = "";
    this.active = false;
    this.state = State.DATA;
    this.returnState = State.DATA;
    this.entityStartPos = 0;
    this.consumedAfterSnapshot = -1;
    this.currentCharacterToken = null;
    this.currentToken = null;
    this.currentAttr = {
     name: "",
     value: ""
    };
    this.currentAttrLocation = null;
    this.currentAttrNames = null;
    this.runStart = 0;
    this.runEnd = 0;
    this.preprocessor = new Preprocessor(handler);
    this.currentLocation = this.getCurrentLocation(-1);
    this.entityDecoder = new HtmlEntityDecoder((cp, consumed) => {
     this.preprocessor.pos = this.entityStartPos + consumed - 1;
     if (!this._isCharacterReferenceInAttribute()) this._ensureCharacterToken(isWhitespace(cp) ? token_TokenType.WHITESPACE_CHARACTER : cp === CODE_POINTS.NULL ? token_TokenType.NULL_CHARACTER : token_TokenType.CHARACTER);
     this._extendRunWith(String.fromCodePoint(cp), 0);
     this.entityStartPos = this.preprocessor.pos - consumed + 1;
    }, handler.onParseError ? {
     missingSemicolonAfterCharacterReference: () => {
      this._err(error_codes_ERR.missingSemicolonAfterCharacterReference, 1);
     },
     absenceOfDigitsInNumericCharacterReference: consumed => {
      this._err(error_codes_ERR.absenceOfDigitsInNumericCharacterReference, this.entityStartPos - this.preprocessor.pos + consumed);
     },
     validateNumericCharacterReference: code => {
      const error = getErrorForNumericCharacterReference(code);
      if (error) this._err(error, 1);
     }
    } : void 0);
   }
   _err(code, cpOffset = 0) {
    var _a, _b;
    (_b = (_a = this.handler).onParseError) === null || _b === void 0 || _b.call(_a, this.preprocessor.getError(code, cpOffset));
   }
   getCurrentLocation(offset) {
    if (!this.options.sourceCodeLocationInfo) return null;
    return {
     startLine: this.preprocessor.line,
     startCol: this.preprocessor.col - offset,
     startOffset: this.preprocessor.offset - offset,
     endLine: -1,
     endCol: -1,
     endOffset: -1
    };
   }
   _runParsingLoop() {
    if (this.inLoop) return;
    this.inLoop = true;
    while (this.active && !this.paused) {
     this.consumedAfterSnapshot = 0;
     const cp = this._consume();
     if (!this._ensureHibernation()) this._callState(cp);
    }
    this.inLoop = false;
   }
   flushCharacters() {
    var _a;
    if (this.inLoop) throw new Error("Cannot flush characters from a tokenizer callback");
    const location = (_a = this.currentCharacterToken) === null || _a === void 0 ? void 0 : _a.location;
    let nextLocation = null;
    if (location) {
     nextLocation = this.getCharacterTokenEndLocation(location);
     this.currentLocation = nextLocation;
    }
    this.inLoop = true;
    try {
     this._emitCurrentCharacterToken(nextLocation);
    } finally {
     this.inLoop = false;
    }
    this._runParsingLoop();
   }
   getCharacterTokenEndLocation(location) {
    const endOffset = this.getCharacterTokenEndOffset();
    const html = this.preprocessor.html.slice(location.startOffset - this.preprocessor.droppedBufferSize, endOffset - this.preprocessor.droppedBufferSize);
    let line = location.startLine;
    let lastLineBreak = -1;
    for (let i = html.indexOf("\n"); i !== -1; i = html.indexOf("\n", i + 1)) {
     line++;
     lastLineBreak = i;
    }
    for (let i = html.indexOf("\r"); i !== -1; i = html.indexOf("\r", i + 1)) if (html.charCodeAt(i + 1) !== CODE_POINTS.LINE_FEED) {
     line++;
     lastLineBreak = Math.max(lastLineBreak, i);
    }
    return {
     startLine: line,
     startCol: lastLineBreak === -1 ? location.startCol + html.length : html.length - lastLineBreak,
     startOffset: endOffset,
     endLine: -1,
     endCol: -1,
     endOffset: -1
    };
   }
   getCharacterTokenEndOffset() {
    var _a;
    const end = this.preprocessor.droppedBufferSize + this.preprocessor.pos + 1;
    const tokenLocation = (_a = this.currentToken) === null || _a === void 0 ? void 0 : _a.location;
    switch (this.state) {
    case State.TAG_OPEN:
    case State.RCDATA_LESS_THAN_SIGN:
    case State.RAWTEXT_LESS_THAN_SIGN:
    case State.SCRIPT_DATA_LESS_THAN_SIGN:
    case State.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN:
    case State.CDATA_SECTION_BRACKET:
     return end - 1;

    case State.END_TAG_OPEN:
    case State.MARKUP_DECLARATION_OPEN:
    case State.RCDATA_END_TAG_OPEN:
    case State.RCDATA_END_TAG_NAME:
    case State.RAWTEXT_END_TAG_OPEN:
    case State.RAWTEXT_END_TAG_NAME:
    case State.SCRIPT_DATA_END_TAG_OPEN:
    case State.SCRIPT_DATA_END_TAG_NAME:
    case State.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:
    case State.SCRIPT_DATA_ESCAPED_END_TAG_NAME:
    case State.CDATA_SECTION_END:
     return end - 2;

    case State.CHARACTER_REFERENCE:
     return this._isCharacterReferenceInAttribute() && tokenLocation ? tokenLocation.startOffset : this.preprocessor.droppedBufferSize + this.entityStartPos;

    case State.DOCTYPE:
    case State.BEFORE_DOCTYPE_NAME:
     return this.currentLocation.startOffset;

    default:
     if (tokenLocation && (this.state === State.TAG_NAME || this.state >= State.BEFORE_ATTRIBUTE_NAME && this.state <= State.BOGUS_COMMENT || this.state >= State.COMMENT_START && this.state <= State.BOGUS_DOCTYPE)) return tokenLocation.startOffset;
     return end;
    }
   }
   pause() {
    this.paused = true;
   }
   resume(writeCallback) {
    if (!this.paused) throw new Error("Parser was already resumed");
    this.paused = false;
    if (this.inLoop) return;
    this._runParsingLoop();
    if (!this.paused) writeCallback === null || writeCallback === void 0 || writeCallback();
   }
   write(chunk, isLastChunk, writeCallback) {
    this.active = true;
    this.preprocessor.write(chunk, isLastChunk);
    this._runParsingLoop();
    if (!this.paused) writeCallback === null || writeCallback === void 0 || writeCallback();
   }
   insertHtmlAtCurrentPos(chunk) {
    this.active = true;
    this.preprocessor.insertHtmlAtCurrentPos(chunk);
    this._runParsingLoop();
   }
   flushCurrentCharacterToken() {
    if (this.paused || this.active || !this.currentCharacterToken || this.currentToken || this.state === State.DOCTYPE || this.state === State.BEFORE_DOCTYPE_NAME || !this.preprocessor.willDropParsedChunk()) return;
    const pending = this.preprocessor.droppedBufferSize + this.preprocessor.pos + 1 - this.getCharacterTokenEndOffset();
    this.preprocessor.advance();
    this.currentLocation = this.getCurrentLocation(pending);
    this.preprocessor.retreat(1);
    this._emitCurrentCharacterToken(this.currentLocation);
    this._createCharacterToken(token_TokenType.CHARACTER);
    this.preprocessor.dropParsedChunk(Math.max(pending - 1, 0));
    this.entityStartPos = this.preprocessor.pos + 1 - pending;
   }
   _ensureHibernation() {
    if (this.preprocessor.endOfChunkHit) {
     this.preprocessor.retreat(this.consumedAfterSnapshot);
     this.consumedAfterSnapshot = 0;
     this.active = false;
     return true;
    }
    return false;
   }
   _consume() {
    this.consumedAfterSnapshot++;
    return this.preprocessor.advance();
   }
   _advanceBy(count) {
    this.consumedAfterSnapshot += count;
    for (let i = 0; i < count; i++) this.preprocessor.advance();
   }
   _consumeSequenceIfMatch(pattern, caseSensitive) {
    if (this.preprocessor.startsWith(pattern, caseSensitive)) {
     this._advanceBy(pattern.length - 1);
     return true;
    }
    return false;
   }
   _createStartTagToken() {
    this._flushRun("");
    this.currentToken = {
     type: token_TokenType.START_TAG,
     tagName: "",
     tagID: TAG_ID.UNKNOWN,
     selfClosing: false,
     ackSelfClosing: false,
     attrs: [],
     location: this.getCurrentLocation(1)
    };
   }
   _createEndTagToken() {
    this._flushRun("");
    this.currentToken = {
     type: token_TokenType.END_TAG,
     tagName: "",
     tagID: TAG_ID.UNKNOWN,
     selfClosing: false,
     ackSelfClosing: false,
     attrs: [],
     location: this.getCurrentLocation(2)
    };
   }
   _createCommentToken(offset) {
    this._flushRun("");
    this.currentToken = {
     type: token_TokenType.COMMENT,
     data: "",
     location: this.getCurrentLocation(offset)
    };
   }
   _createDoctypeToken(initialName) {
    this._flushRun("");
    this.currentToken = {
     type: token_TokenType.DOCTYPE,
     name: initialName,
     forceQuirks: false,
     publicId: null,
     systemId: null,
     location: this.currentLocation
    };
   }
   _createCharacterToken(type) {
    if (this.currentLocation) {
     const start = this.currentLocation.startOffset - this.preprocessor.droppedBufferSize;
     if (this.preprocessor.html[start] === "\n" && this.preprocessor.html[start - 1] === "\r") this.currentLocation.startOffset++;
    }
    this.currentCharacterToken = {
     type: type,
     chars: "",
     location: this.currentLocation
    };
   }
   _createAttr(attrNameFirstCh) {
    this._flushRun("");
    this.currentAttr = {
     name: attrNameFirstCh,
     value: ""
    };
    this.currentAttrLocation = this.getCurrentLocation(0);
   }
   _leaveAttrName() {
    var _a;
    var _b;
    const token = this.currentToken;
    const {name: name} = this.currentAttr;
    const names = this.currentAttrNames;
    let duplicate;
    if (names === null) {
     duplicate = token_getTokenAttr(token, name) !== null;
     if (!duplicate && token.attrs.length === ATTR_NAME_SET_THRESHOLD) this.currentAttrNames = new Set(token.attrs.map(attr => attr.name)).add(name);
    } else {
     duplicate = names.has(name);
     if (!duplicate) names.add(name);
    }
    if (duplicate) this._err(error_codes_ERR.duplicateAttribute); else {
     token.attrs.push(this.currentAttr);
     if (token.location && this.currentAttrLocation) {
      const attrLocations = (_a = (_b = token.location).attrs) !== null && _a !== void 0 ? _a : _b.attrs = Object.create(null);
      attrLocations[this.currentAttr.name] = this.currentAttrLocation;
      this._leaveAttrValue();
     }
    }
   }
   _leaveAttrValue() {
    if (this.currentAttrLocation) {
     this.currentAttrLocation.endLine = this.preprocessor.line;
     this.currentAttrLocation.endCol = this.preprocessor.col;
     this.currentAttrLocation.endOffset = this.preprocessor.offset;
    }
   }
   _flushRun(text) {
    if (this.runEnd === this.runStart && text.length === 0) return;
    const slice = this.preprocessor.html.slice(this.runStart, this.runEnd);
    const run = (slice.length < 13 ? slice : ` ${slice}`.slice(1)) + text;
    const token = this.currentToken;
    this.runStart = this.runEnd;
    if (token === null) this.currentCharacterToken.chars += run; else if (token.type === token_TokenType.COMMENT) token.data += run; else this.currentAttr.value += run;
   }
   _extendRun(cp) {
    const {preprocessor: preprocessor} = this;
    if (cp === CODE_POINTS.LINE_FEED && preprocessor.html.charCodeAt(preprocessor.pos) !== CODE_POINTS.LINE_FEED) {
     this._flushRun("\n");
     this.runStart = preprocessor.pos + 1;
    } else {
     const start = preprocessor.pos - Number(cp > 65535);
     if (start !== this.runEnd) {
      this._flushRun("");
      this.runStart = start;
     }
    }
    this.runEnd = preprocessor.pos + 1;
   }
   _extendRunWith(text, cpOffset) {
    const {preprocessor: preprocessor} = this;
    const start = preprocessor.codePointStart + 1 + cpOffset - text.length;
    if (start >= 0 && preprocessor.html.startsWith(text, start)) {
     if (start !== this.runEnd) {
      this._flushRun("");
      this.runStart = start;
     }
    } else {
     this._flushRun(text);
     this.runStart = start + text.length;
    }
    this.runEnd = start + text.length;
   }
   prepareToken(ct) {
    this._emitCurrentCharacterToken(ct.location);
    this.currentToken = null;
    if (ct.location) {
     ct.location.endLine = this.preprocessor.line;
     ct.location.endCol = this.preprocessor.col + 1;
     ct.location.endOffset = this.preprocessor.offset + 1;
    }
    this.currentLocation = this.getCurrentLocation(-1);
   }
   emitCurrentTagToken() {
    const ct = this.currentToken;
    this.currentAttrNames = null;
    this.prepareToken(ct);
    ct.tagID = html_getTagID(ct.tagName);
    if (ct.type === token_TokenType.START_TAG) {
     this.lastStartTagName = ct.tagName;
     this.handler.onStartTag(ct);
    } else {
     if (ct.attrs.length > 0) this._err(error_codes_ERR.endTagWithAttributes);
     if (ct.selfClosing) this._err(error_codes_ERR.endTagWithTrailingSolidus);
     this.handler.onEndTag(ct);
    }
    this.preprocessor.dropParsedChunk();
   }
   emitCurrentComment(ct) {
    this.prepareToken(ct);
    this.handler.onComment(ct);
    this.preprocessor.dropParsedChunk();
   }
   emitCurrentDoctype(ct) {
    this.prepareToken(ct);
    this.handler.onDoctype(ct);
    this.preprocessor.dropParsedChunk();
   }
   _emitCurrentCharacterToken(nextLocation) {
    this._flushRun("");
    if (this.currentCharacterToken) {
     if (nextLocation && this.currentCharacterToken.location) {
      this.currentCharacterToken.location.endLine = nextLocation.startLine;
      this.currentCharacterToken.location.endCol = nextLocation.startCol;
      this.currentCharacterToken.location.endOffset = nextLocation.startOffset;
     }
     switch (this.currentCharacterToken.type) {
     case token_TokenType.CHARACTER:
      this.handler.onCharacter(this.currentCharacterToken);
      break;

     case token_TokenType.NULL_CHARACTER:
      this.handler.onNullCharacter(this.currentCharacterToken);
      break;

     case token_TokenType.WHITESPACE_CHARACTER:
      this.handler.onWhitespaceCharacter(this.currentCharacterToken);
      break;
     }
     this.currentCharacterToken = null;
    }
   }
   _emitEOFToken() {
    var _a, _b;
    const location = this.getCurrentLocation(0);
    if (location) {
     location.endLine = location.startLine;
     location.endCol = location.startCol;
     location.endOffset = location.startOffset;
    }
    this._emitCurrentCharacterToken((_b = (_a = this.currentToken) === null || _a === void 0 ? void 0 : _a.location) !== null && _b !== void 0 ? _b : location);
    this.handler.onEof({
     type: token_TokenType.EOF,
     location: location
    });
    this.active = false;
   }
   _ensureCharacterToken(type) {
    if (this.currentCharacterToken) {
     if (this.currentCharacterToken.type === type) return;
     this.currentLocation = this.getCurrentLocation(0);
     this._emitCurrentCharacterToken(this.currentLocation);
     this.preprocessor.dropParsedChunk();
    }
    this._createCharacterToken(type);
   }
   _emitCodePoint(cp) {
    const type = isWhitespace(cp) ? token_TokenType.WHITESPACE_CHARACTER : cp === CODE_POINTS.NULL ? token_TokenType.NULL_CHARACTER : token_TokenType.CHARACTER;
    const token = this.currentCharacterToken;
    if (token === null || token.type !== type) this._ensureCharacterToken(type);
    this._extendRun(cp);
   }
   _emitChars(ch, cpOffset = 0) {
    if (this.options.sourceCodeLocationInfo && cpOffset !== 0 && this.currentCharacterToken && this.currentCharacterToken.type !== token_TokenType.CHARACTER) {
     this.currentLocation = this.getCurrentLocation(ch.length - 1 - cpOffset);
     this._emitCurrentCharacterToken(this.currentLocation);
     this._createCharacterToken(token_TokenType.CHARACTER);
    } else this._ensureCharacterToken(token_TokenType.CHARACTER);
    this._extendRunWith(ch, cpOffset);
   }
   _startCharacterReference() {
    this.returnState = this.state;
    this.state = State.CHARACTER_REFERENCE;
    this.entityStartPos = this.preprocessor.pos;
    this.entityDecoder.startEntity(this._isCharacterReferenceInAttribute() ? DecodingMode.Attribute : DecodingMode.Legacy);
   }
   _isCharacterReferenceInAttribute() {
    return this.returnState === State.ATTRIBUTE_VALUE_DOUBLE_QUOTED || this.returnState === State.ATTRIBUTE_VALUE_SINGLE_QUOTED || this.returnState === State.ATTRIBUTE_VALUE_UNQUOTED;
   }
   _flushCodePointConsumedAsCharacterReference(cp) {
    if (this._isCharacterReferenceInAttribute()) this._extendRun(cp); else this._emitCodePoint(cp);
   }
   _callState(cp) {
    switch (this.state) {
    case State.DATA:
     this._stateData(cp);
     break;

    case State.RCDATA:
     this._stateRcdata(cp);
     break;

    case State.RAWTEXT:
     this._stateRawtext(cp);
     break;

    case State.SCRIPT_DATA:
     this._stateScriptData(cp);
     break;

    case State.PLAINTEXT:
     this._statePlaintext(cp);
     break;

    case State.TAG_OPEN:
     this._stateTagOpen(cp);
     break;

    case State.END_TAG_OPEN:
     this._stateEndTagOpen(cp);
     break;

    case State.TAG_NAME:
     this._stateTagName(cp);
     break;

    case State.RCDATA_LESS_THAN_SIGN:
     this._stateRcdataLessThanSign(cp);
     break;

    case State.RCDATA_END_TAG_OPEN:
     this._stateRcdataEndTagOpen(cp);
     break;

    case State.RCDATA_END_TAG_NAME:
     this._stateRcdataEndTagName(cp);
     break;

    case State.RAWTEXT_LESS_THAN_SIGN:
     this._stateRawtextLessThanSign(cp);
     break;

    case State.RAWTEXT_END_TAG_OPEN:
     this._stateRawtextEndTagOpen(cp);
     break;

    case State.RAWTEXT_END_TAG_NAME:
     this._stateRawtextEndTagName(cp);
     break;

    case State.SCRIPT_DATA_LESS_THAN_SIGN:
     this._stateScriptDataLessThanSign(cp);
     break;

    case State.SCRIPT_DATA_END_TAG_OPEN:
     this._stateScriptDataEndTagOpen(cp);
     break;

    case State.SCRIPT_DATA_END_TAG_NAME:
     this._stateScriptDataEndTagName(cp);
     break;

    case State.SCRIPT_DATA_ESCAPE_START:
     this._stateScriptDataEscapeStart(cp);
     break;

    case State.SCRIPT_DATA_ESCAPE_START_DASH:
     this._stateScriptDataEscapeStartDash(cp);
     break;

    case State.SCRIPT_DATA_ESCAPED:
     this._stateScriptDataEscaped(cp);
     break;

    case State.SCRIPT_DATA_ESCAPED_DASH:
     this._stateScriptDataEscapedDash(cp);
     break;

    case State.SCRIPT_DATA_ESCAPED_DASH_DASH:
     this._stateScriptDataEscapedDashDash(cp);
     break;

    case State.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN:
     this._stateScriptDataEscapedLessThanSign(cp);
     break;

    case State.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:
     this._stateScriptDataEscapedEndTagOpen(cp);
     break;

    case State.SCRIPT_DATA_ESCAPED_END_TAG_NAME:
     this._stateScriptDataEscapedEndTagName(cp);
     break;

    case State.SCRIPT_DATA_DOUBLE_ESCAPE_START:
     this._stateScriptDataDoubleEscapeStart(cp);
     break;

    case State.SCRIPT_DATA_DOUBLE_ESCAPED:
     this._stateScriptDataDoubleEscaped(cp);
     break;

    case State.SCRIPT_DATA_DOUBLE_ESCAPED_DASH:
     this._stateScriptDataDoubleEscapedDash(cp);
     break;

    case State.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH:
     this._stateScriptDataDoubleEscapedDashDash(cp);
     break;

    case State.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN:
     this._stateScriptDataDoubleEscapedLessThanSign(cp);
     break;

    case State.SCRIPT_DATA_DOUBLE_ESCAPE_END:
     this._stateScriptDataDoubleEscapeEnd(cp);
     break;

    case State.BEFORE_ATTRIBUTE_NAME:
     this._stateBeforeAttributeName(cp);
     break;

    case State.ATTRIBUTE_NAME:
     this._stateAttributeName(cp);
     break;

    case State.AFTER_ATTRIBUTE_NAME:
     this._stateAfterAttributeName(cp);
     break;

    case State.BEFORE_ATTRIBUTE_VALUE:
     this._stateBeforeAttributeValue(cp);
     break;

    case State.ATTRIBUTE_VALUE_DOUBLE_QUOTED:
     this._stateAttributeValueDoubleQuoted(cp);
     break;

    case State.ATTRIBUTE_VALUE_SINGLE_QUOTED:
     this._stateAttributeValueSingleQuoted(cp);
     break;

    case State.ATTRIBUTE_VALUE_UNQUOTED:
     this._stateAttributeValueUnquoted(cp);
     break;

    case State.AFTER_ATTRIBUTE_VALUE_QUOTED:
     this._stateAfterAttributeValueQuoted(cp);
     break;

    case State.SELF_CLOSING_START_TAG:
     this._stateSelfClosingStartTag(cp);
     break;

    case State.BOGUS_COMMENT:
     this._stateBogusComment(cp);
     break;

    case State.MARKUP_DECLARATION_OPEN:
     this._stateMarkupDeclarationOpen(cp);
     break;

    case State.COMMENT_START:
     this._stateCommentStart(cp);
     break;

    case State.COMMENT_START_DASH:
     this._stateCommentStartDash(cp);
     break;

    case State.COMMENT:
     this._stateComment(cp);
     break;

    case State.COMMENT_LESS_THAN_SIGN:
     this._stateCommentLessThanSign(cp);
     break;

    case State.COMMENT_LESS_THAN_SIGN_BANG:
     this._stateCommentLessThanSignBang(cp);
     break;

    case State.COMMENT_LESS_THAN_SIGN_BANG_DASH:
     this._stateCommentLessThanSignBangDash(cp);
     break;

    case State.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH:
     this._stateCommentLessThanSignBangDashDash(cp);
     break;

    case State.COMMENT_END_DASH:
     this._stateCommentEndDash(cp);
     break;

    case State.COMMENT_END:
     this._stateCommentEnd(cp);
     break;

    case State.COMMENT_END_BANG:
     this._stateCommentEndBang(cp);
     break;

    case State.DOCTYPE:
     this._stateDoctype(cp);
     break;

    case State.BEFORE_DOCTYPE_NAME:
     this._stateBeforeDoctypeName(cp);
     break;

    case State.DOCTYPE_NAME:
     this._stateDoctypeName(cp);
     break;

    case State.AFTER_DOCTYPE_NAME:
     this._stateAfterDoctypeName(cp);
     break;

    case State.AFTER_DOCTYPE_PUBLIC_KEYWORD:
     this._stateAfterDoctypePublicKeyword(cp);
     break;

    case State.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER:
     this._stateBeforeDoctypePublicIdentifier(cp);
     break;

    case State.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED:
     this._stateDoctypePublicIdentifierDoubleQuoted(cp);
     break;

    case State.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED:
     this._stateDoctypePublicIdentifierSingleQuoted(cp);
     break;

    case State.AFTER_DOCTYPE_PUBLIC_IDENTIFIER:
     this._stateAfterDoctypePublicIdentifier(cp);
     break;

    case State.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS:
     this._stateBetweenDoctypePublicAndSystemIdentifiers(cp);
     break;

    case State.AFTER_DOCTYPE_SYSTEM_KEYWORD:
     this._stateAfterDoctypeSystemKeyword(cp);
     break;

    case State.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER:
     this._stateBeforeDoctypeSystemIdentifier(cp);
     break;

    case State.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED:
     this._stateDoctypeSystemIdentifierDoubleQuoted(cp);
     break;

    case State.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED:
     this._stateDoctypeSystemIdentifierSingleQuoted(cp);
     break;

    case State.AFTER_DOCTYPE_SYSTEM_IDENTIFIER:
     this._stateAfterDoctypeSystemIdentifier(cp);
     break;

    case State.BOGUS_DOCTYPE:
     this._stateBogusDoctype(cp);
     break;

    case State.CDATA_SECTION:
     this._stateCdataSection(cp);
     break;

    case State.CDATA_SECTION_BRACKET:
     this._stateCdataSectionBracket(cp);
     break;

    case State.CDATA_SECTION_END:
     this._stateCdataSectionEnd(cp);
     break;

    case State.CHARACTER_REFERENCE:
     this._stateCharacterReference();
     break;

    case State.AMBIGUOUS_AMPERSAND:
     this._stateAmbiguousAmpersand(cp);
     break;

    default:
     throw new Error("Unknown state");
    }
   }
   _stateData(cp) {
    switch (cp) {
    case CODE_POINTS.LESS_THAN_SIGN:
     this.state = State.TAG_OPEN;
     break;

    case CODE_POINTS.AMPERSAND:
     this._startCharacterReference();
     break;

    case CODE_POINTS.NULL:
     this._err(error_codes_ERR.unexpectedNullCharacter);
     this._emitCodePoint(cp);
     break;

    case CODE_POINTS.EOF:
     this._emitEOFToken();
     break;

    default:
     this._emitCodePoint(cp);
    }
   }
   _stateRcdata(cp) {
    switch (cp) {
    case CODE_POINTS.AMPERSAND:
     this._startCharacterReference();
     break;

    case CODE_POINTS.LESS_THAN_SIGN:
     this.state = State.RCDATA_LESS_THAN_SIGN;
     break;

    case CODE_POINTS.NULL:
     this._err(error_codes_ERR.unexpectedNullCharacter);
     this._emitChars(REPLACEMENT_CHARACTER);
     break;

    case CODE_POINTS.EOF:
     this._emitEOFToken();
     break;

    default:
     this._emitCodePoint(cp);
    }
   }
   _stateRawtext(cp) {
    switch (cp) {
    case CODE_POINTS.LESS_THAN_SIGN:
     this.state = State.RAWTEXT_LESS_THAN_SIGN;
     break;

    case CODE_POINTS.NULL:
     this._err(error_codes_ERR.unexpectedNullCharacter);
     this._emitChars(REPLACEMENT_CHARACTER);
     break;

    case CODE_POINTS.EOF:
     this._emitEOFToken();
     break;

    default:
     this._emitCodePoint(cp);
    }
   }
   _stateScriptData(cp) {
    switch (cp) {
    case CODE_POINTS.LESS_THAN_SIGN:
     this.state = State.SCRIPT_DATA_LESS_THAN_SIGN;
     break;

    case CODE_POINTS.NULL:
     this._err(error_codes_ERR.unexpectedNullCharacter);
     this._emitChars(REPLACEMENT_CHARACTER);
     break;

    case CODE_POINTS.EOF:
     this._emitEOFToken();
     break;

    default:
     this._emitCodePoint(cp);
    }
   }
   _statePlaintext(cp) {
    switch (cp) {
    case CODE_POINTS.NULL:
     this._err(error_codes_ERR.unexpectedNullCharacter);
     this._emitChars(REPLACEMENT_CHARACTER);
     break;

    case CODE_POINTS.EOF:
     this._emitEOFToken();
     break;

    default:
     this._emitCodePoint(cp);
    }
   }
   _stateTagOpen(cp) {
    if (isAsciiLetter(cp)) {
     this._createStartTagToken();
     this.state = State.TAG_NAME;
     this._stateTagName(cp);
    } else switch (cp) {
    case CODE_POINTS.EXCLAMATION_MARK:
     this.state = State.MARKUP_DECLARATION_OPEN;
     break;

    case CODE_POINTS.SOLIDUS:
     this.state = State.END_TAG_OPEN;
     break;

    case CODE_POINTS.QUESTION_MARK:
     this._err(error_codes_ERR.unexpectedQuestionMarkInsteadOfTagName);
     this._createCommentToken(1);
     this.state = State.BOGUS_COMMENT;
     this._stateBogusComment(cp);
     break;

    case CODE_POINTS.EOF:
     this._err(error_codes_ERR.eofBeforeTagName);
     this._emitChars("<", -1);
     this._emitEOFToken();
     break;

    default:
     this._err(error_codes_ERR.invalidFirstCharacterOfTagName);
     this._emitChars("<", -1);
     this.state = State.DATA;
     this._stateData(cp);
    }
   }
   _stateEndTagOpen(cp) {
    if (isAsciiLetter(cp)) {
     this._createEndTagToken();
     this.state = State.TAG_NAME;
     this._stateTagName(cp);
    } else switch (cp) {
    case CODE_POINTS.GREATER_THAN_SIGN:
     this._err(error_codes_ERR.missingEndTagName);
     this.state = State.DATA;
     break;

    case CODE_POINTS.EOF:
     this._err(error_codes_ERR.eofBeforeTagName);
     this._emitChars("</", -1);
     this._emitEOFToken();
     break;

    default:
     this._err(error_codes_ERR.invalidFirstCharacterOfTagName);
     this._createCommentToken(2);
     this.state = State.BOGUS_COMMENT;
     this._stateBogusComment(cp);
    }
   }
   _stateTagName(cp) {
    const token = this.currentToken;
    switch (cp) {
    case CODE_POINTS.SPACE:
    case CODE_POINTS.LINE_FEED:
    case CODE_POINTS.TABULATION:
    case CODE_POINTS.FORM_FEED:
     this.state = State.BEFORE_ATTRIBUTE_NAME;
     break;

    case CODE_POINTS.SOLIDUS:
     this.state = State.SELF_CLOSING_START_TAG;
     break;

    case CODE_POINTS.GREATER_THAN_SIGN:
     this.state = State.DATA;
     this.emitCurrentTagToken();
     break;

    case CODE_POINTS.NULL:
     this._err(error_codes_ERR.unexpectedNullCharacter);
     token.tagName += REPLACEMENT_CHARACTER;
     break;

    case CODE_POINTS.EOF:
     this._err(error_codes_ERR.eofInTag);
     this._emitEOFToken();
     break;

    default:
     token.tagName += String.fromCodePoint(isAsciiUpper(cp) ? toAsciiLower(cp) : cp);
    }
   }
   _stateRcdataLessThanSign(cp) {
    if (cp === CODE_POINTS.SOLIDUS) this.state = State.RCDATA_END_TAG_OPEN; else {
     this._emitChars("<", -1);
     this.state = State.RCDATA;
     this._stateRcdata(cp);
    }
   }
   _stateRcdataEndTagOpen(cp) {
    if (isAsciiLetter(cp)) {
     this.state = State.RCDATA_END_TAG_NAME;
     this._stateRcdataEndTagName(cp);
    } else {
     this._emitChars("</", -1);
     this.state = State.RCDATA;
     this._stateRcdata(cp);
    }
   }
   handleSpecialEndTag(_cp) {
    if (!this.preprocessor.startsWith(this.lastStartTagName, false)) return !this._ensureHibernation();
    this._createEndTagToken();
    const token = this.currentToken;
    token.tagName = this.lastStartTagName;
    const cp = this.preprocessor.peek(this.lastStartTagName.length);
    switch (cp) {
    case CODE_POINTS.SPACE:
    case CODE_POINTS.LINE_FEED:
    case CODE_POINTS.TABULATION:
    case CODE_POINTS.FORM_FEED:
     this._advanceBy(this.lastStartTagName.length);
     this.state = State.BEFORE_ATTRIBUTE_NAME;
     return false;

    case CODE_POINTS.SOLIDUS:
     this._advanceBy(this.lastStartTagName.length);
     this.state = State.SELF_CLOSING_START_TAG;
     return false;

    case CODE_POINTS.GREATER_THAN_SIGN:
     this._advanceBy(this.lastStartTagName.length);
     this.emitCurrentTagToken();
     this.state = State.DATA;
     return false;

    default:
     this.currentToken = null;
     return !this._ensureHibernation();
    }
   }
   _stateRcdataEndTagName(cp) {
    if (this.handleSpecialEndTag(cp)) {
     this._emitChars("</", -1);
     this.state = State.RCDATA;
     this._stateRcdata(cp);
    }
   }
   _stateRawtextLessThanSign(cp) {
    if (cp === CODE_POINTS.SOLIDUS) this.state = State.RAWTEXT_END_TAG_OPEN; else {
     this._emitChars("<", -1);
     this.state = State.RAWTEXT;
     this._stateRawtext(cp);
    }
   }
   _stateRawtextEndTagOpen(cp) {
    if (isAsciiLetter(cp)) {
     this.state = State.RAWTEXT_END_TAG_NAME;
     this._stateRawtextEndTagName(cp);
    } else {
     this._emitChars("</", -1);
     this.state = State.RAWTEXT;
     this._stateRawtext(cp);
    }
   }
   _stateRawtextEndTagName(cp) {
    if (this.handleSpecialEndTag(cp)) {
     this._emitChars("</", -1);
     this.state = State.RAWTEXT;
     this._stateRawtext(cp);
    }
   }
   _stateScriptDataLessThanSign(cp) {
    switch (cp) {
    case CODE_POINTS.SOLIDUS:
     this.state = State.SCRIPT_DATA_END_TAG_OPEN;
     break;

    case CODE_POINTS.EXCLAMATION_MARK:
     this.state = State.SCRIPT_DATA_ESCAPE_START;
     this._emitChars("<!");
     break;

    default:
     this._emitChars("<", -1);
     this.state = State.SCRIPT_DATA;
     this._stateScriptData(cp);
    }
   }
   _stateScriptDataEndTagOpen(cp) {
    if (isAsciiLetter(cp)) {
     this.state = State.SCRIPT_DATA_END_TAG_NAME;
     this._stateScriptDataEndTagName(cp);
    } else {
     this._emitChars("</", -1);
     this.state = State.SCRIPT_DATA;
     this._stateScriptData(cp);
    }
   }
   _stateScriptDataEndTagName(cp) {
    if (this.handleSpecialEndTag(cp)) {
     this._emitChars("</", -1);
     this.state = State.SCRIPT_DATA;
     this._stateScriptData(cp);
    }
   }
   _stateScriptDataEscapeStart(cp) {
    if (cp === CODE_POINTS.HYPHEN_MINUS) {
     this.state = State.SCRIPT_DATA_ESCAPE_START_DASH;
     this._emitChars("-");
    } else {
     this.state = State.SCRIPT_DATA;
     this._stateScriptData(cp);
    }
   }
   _stateScriptDataEscapeStartDash(cp) {
    if (cp === CODE_POINTS.HYPHEN_MINUS) {
     this.state = State.SCRIPT_DATA_ESCAPED_DASH_DASH;
     this._emitChars("-");
    } else {
     this.state = State.SCRIPT_DATA;
     this._stateScriptData(cp);
    }
   }
   _stateScriptDataEscaped(cp) {
    switch (cp) {
    case CODE_POINTS.HYPHEN_MINUS:
     this.state = State.SCRIPT_DATA_ESCAPED_DASH;
     this._emitChars("-");
     break;

    case CODE_POINTS.LESS_THAN_SIGN:
     this.state = State.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
     break;

    case CODE_POINTS.NULL:
     this._err(error_codes_ERR.unexpectedNullCharacter);
     this._emitChars(REPLACEMENT_CHARACTER);
     break;

    case CODE_POINTS.EOF:
     this._err(error_codes_ERR.eofInScriptHtmlCommentLikeText);
     this._emitEOFToken();
     break;

    default:
     this._emitCodePoint(cp);
    }
   }
   _stateScriptDataEscapedDash(cp) {
    switch (cp) {
    case CODE_POINTS.HYPHEN_MINUS:
     this.state = State.SCRIPT_DATA_ESCAPED_DASH_DASH;
     this._emitChars("-");
     break;

    case CODE_POINTS.LESS_THAN_SIGN:
     this.state = State.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
     break;

    case CODE_POINTS.NULL:
     this._err(error_codes_ERR.unexpectedNullCharacter);
     this.state = State.SCRIPT_DATA_ESCAPED;
     this._emitChars(REPLACEMENT_CHARACTER);
     break;

    case CODE_POINTS.EOF:
     this._err(error_codes_ERR.eofInScriptHtmlCommentLikeText);
     this._emitEOFToken();
     break;

    default:
     this.state = State.SCRIPT_DATA_ESCAPED;
     this._emitCodePoint(cp);
    }
   }
   _stateScriptDataEscapedDashDash(cp) {
    switch (cp) {
    case CODE_POINTS.HYPHEN_MINUS:
     this._emitChars("-");
     break;

    case CODE_POINTS.LESS_THAN_SIGN:
     this.state = State.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
     break;

    case CODE_POINTS.GREATER_THAN_SIGN:
     this.state = State.SCRIPT_DATA;
     this._emitChars(">");
     break;

    case CODE_POINTS.NULL:
     this._err(error_codes_ERR.unexpectedNullCharacter);
     this.state = State.SCRIPT_DATA_ESCAPED;
     this._emitChars(REPLACEMENT_CHARACTER);
     break;

    case CODE_POINTS.EOF:
     this._err(error_codes_ERR.eofInScriptHtmlCommentLikeText);
     this._emitEOFToken();
     break;

    default:
     this.state = State.SCRIPT_DATA_ESCAPED;
     this._emitCodePoint(cp);
    }
   }
   _stateScriptDataEscapedLessThanSign(cp) {
    if (cp === CODE_POINTS.SOLIDUS) this.state = State.SCRIPT_DATA_ESCAPED_END_TAG_OPEN; else if (isAsciiLetter(cp)) {
     this._emitChars("<", -1);
     this.state = State.SCRIPT_DATA_DOUBLE_ESCAPE_START;
     this._stateScriptDataDoubleEscapeStart(cp);
    } else {
     this._emitChars("<", -1);
     this.state = State.SCRIPT_DATA_ESCAPED;
     this._stateScriptDataEscaped(cp);
    }
   }
   _stateScriptDataEscapedEndTagOpen(cp) {
    if (isAsciiLetter(cp)) {
     this.state = State.SCRIPT_DATA_ESCAPED_END_TAG_NAME;
     this._stateScriptDataEscapedEndTagName(cp);
    } else {
     this._emitChars("</", -1);
     this.state = State.SCRIPT_DATA_ESCAPED;
     this._stateScriptDataEscaped(cp);
    }
   }
   _stateScriptDataEscapedEndTagName(cp) {
    if (this.handleSpecialEndTag(cp)) {
     this._emitChars("</", -1);
     this.state = State.SCRIPT_DATA_ESCAPED;
     this._stateScriptDataEscaped(cp);
    }
   }
   _stateScriptDataDoubleEscapeStart(cp) {
    if (this.preprocessor.startsWith(SEQUENCES.SCRIPT, false) && isScriptDataDoubleEscapeSequenceEnd(this.preprocessor.peek(SEQUENCES.SCRIPT.length))) {
     this._emitCodePoint(cp);
     for (let i = 0; i < SEQUENCES.SCRIPT.length; i++) this._emitCodePoint(this._consume());
     this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
    } else if (!this._ensureHibernation()) {
     this.state = State.SCRIPT_DATA_ESCAPED;
     this._stateScriptDataEscaped(cp);
    }
   }
   _stateScriptDataDoubleEscaped(cp) {
    switch (cp) {
    case CODE_POINTS.HYPHEN_MINUS:
     this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED_DASH;
     this._emitChars("-");
     break;

    case CODE_POINTS.LESS_THAN_SIGN:
     this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN;
     this._emitChars("<");
     break;

    case CODE_POINTS.NULL:
     this._err(error_codes_ERR.unexpectedNullCharacter);
     this._emitChars(REPLACEMENT_CHARACTER);
     break;

    case CODE_POINTS.EOF:
     this._err(error_codes_ERR.eofInScriptHtmlCommentLikeText);
     this._emitEOFToken();
     break;

    default:
     this._emitCodePoint(cp);
    }
   }
   _stateScriptDataDoubleEscapedDash(cp) {
    switch (cp) {
    case CODE_POINTS.HYPHEN_MINUS:
     this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH;
     this._emitChars("-");
     break;

    case CODE_POINTS.LESS_THAN_SIGN:
     this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN;
     this._emitChars("<");
     break;

    case CODE_POINTS.NULL:
     this._err(error_codes_ERR.unexpectedNullCharacter);
     this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
     this._emitChars(REPLACEMENT_CHARACTER);
     break;

    case CODE_POINTS.EOF:
     this._err(error_codes_ERR.eofInScriptHtmlCommentLikeText);
     this._emitEOFToken();
     break;

    default:
     this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
     this._emitCodePoint(cp);
    }
   }
   _stateScriptDataDoubleEscapedDashDash(cp) {
    switch (cp) {
    case CODE_POINTS.HYPHEN_MINUS:
     this._emitChars("-");
     break;

    case CODE_POINTS.LESS_THAN_SIGN:
     this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN;
     this._emitChars("<");
     break;

    case CODE_POINTS.GREATER_THAN_SIGN:
     this.state = State.SCRIPT_DATA;
     this._emitChars(">");
     break;

    case CODE_POINTS.NULL:
     this._err(error_codes_ERR.unexpectedNullCharacter);
     this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
     this._emitChars(REPLACEMENT_CHARACTER);
     break;

    case CODE_POINTS.EOF:
     this._err(error_codes_ERR.eofInScriptHtmlCommentLikeText);
     this._emitEOFToken();
     break;

    default:
     this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
     this._emitCodePoint(cp);
    }
   }
   _stateScriptDataDoubleEscapedLessThanSign(cp) {
    if (cp === CODE_POINTS.SOLIDUS) {
     this.state = State.SCRIPT_DATA_DOUBLE_ESCAPE_END;
     this._emitChars("/");
    } else {
     this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
     this._stateScriptDataDoubleEscaped(cp);
    }
   }
   _stateScriptDataDoubleEscapeEnd(cp) {
    if (this.preprocessor.startsWith(SEQUENCES.SCRIPT, false) && isScriptDataDoubleEscapeSequenceEnd(this.preprocessor.peek(SEQUENCES.SCRIPT.length))) {
     this._emitCodePoint(cp);
     for (let i = 0; i < SEQUENCES.SCRIPT.length; i++) this._emitCodePoint(this._consume());
     this.state = State.SCRIPT_DATA_ESCAPED;
    } else if (!this._ensureHibernation()) {
     this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
     this._stateScriptDataDoubleEscaped(cp);
    }
   }
   _stateBeforeAttributeName(cp) {
    switch (cp) {
    case CODE_POINTS.SPACE:
    case CODE_POINTS.LINE_FEED:
    case CODE_POINTS.TABULATION:
    case CODE_POINTS.FORM_FEED:
     break;

    case CODE_POINTS.SOLIDUS:
    case CODE_POINTS.GREATER_THAN_SIGN:
    case CODE_POINTS.EOF:
     this.state = State.AFTER_ATTRIBUTE_NAME;
     this._stateAfterAttributeName(cp);
     break;

    case CODE_POINTS.EQUALS_SIGN:
     this._err(error_codes_ERR.unexpectedEqualsSignBeforeAttributeName);
     this._createAttr("=");
     this.state = State.ATTRIBUTE_NAME;
     break;

    default:
     this._createAttr("");
     this.state = State.ATTRIBUTE_NAME;
     this._stateAttributeName(cp);
    }
   }
   _stateAttributeName(cp) {
    switch (cp) {
    case CODE_POINTS.SPACE:
    case CODE_POINTS.LINE_FEED:
    case CODE_POINTS.TABULATION:
    case CODE_POINTS.FORM_FEED:
    case CODE_POINTS.SOLIDUS:
    case CODE_POINTS.GREATER_THAN_SIGN:
    case CODE_POINTS.EOF:
     this._leaveAttrName();
     this.state = State.AFTER_ATTRIBUTE_NAME;
     this._stateAfterAttributeName(cp);
     break;

    case CODE_POINTS.EQUALS_SIGN:
     this._leaveAttrName();
     this.state = State.BEFORE_ATTRIBUTE_VALUE;
     break;

    case CODE_POINTS.QUOTATION_MARK:
    case CODE_POINTS.APOSTROPHE:
    case CODE_POINTS.LESS_THAN_SIGN:
     this._err(error_codes_ERR.unexpectedCharacterInAttributeName);
     this.currentAttr.name += String.fromCodePoint(cp);
     break;

    case CODE_POINTS.NULL:
     this._err(error_codes_ERR.unexpectedNullCharacter);
     this.currentAttr.name += REPLACEMENT_CHARACTER;
     break;

    default:
     this.currentAttr.name += String.fromCodePoint(isAsciiUpper(cp) ? toAsciiLower(cp) : cp);
    }
   }
   _stateAfterAttributeName(cp) {
    switch (cp) {
    case CODE_POINTS.SPACE:
    case CODE_POINTS.LINE_FEED:
    case CODE_POINTS.TABULATION:
    case CODE_POINTS.FORM_FEED:
     break;

    case CODE_POINTS.SOLIDUS:
     this.state = State.SELF_CLOSING_START_TAG;
     break;

    case CODE_POINTS.EQUALS_SIGN:
     this.state = State.BEFORE_ATTRIBUTE_VALUE;
     break;

    case CODE_POINTS.GREATER_THAN_SIGN:
     this.state = State.DATA;
     this.emitCurrentTagToken();
     break;

    case CODE_POINTS.EOF:
     this._err(error_codes_ERR.eofInTag);
     this._emitEOFToken();
     break;

    default:
     this._createAttr("");
     this.state = State.ATTRIBUTE_NAME;
     this._stateAttributeName(cp);
    }
   }
   _stateBeforeAttributeValue(cp) {
    switch (cp) {
    case CODE_POINTS.SPACE:
    case CODE_POINTS.LINE_FEED:
    case CODE_POINTS.TABULATION:
    case CODE_POINTS.FORM_FEED:
     break;

    case CODE_POINTS.QUOTATION_MARK:
     this.state = State.ATTRIBUTE_VALUE_DOUBLE_QUOTED;
     break;

    case CODE_POINTS.APOSTROPHE:
     this.state = State.ATTRIBUTE_VALUE_SINGLE_QUOTED;
     break;

    case CODE_POINTS.GREATER_THAN_SIGN:
     this._err(error_codes_ERR.missingAttributeValue);
     this.state = State.DATA;
     this.emitCurrentTagToken();
     break;

    default:
     this.state = State.ATTRIBUTE_VALUE_UNQUOTED;
     this._stateAttributeValueUnquoted(cp);
    }
   }
   _stateAttributeValueDoubleQuoted(cp) {
    switch (cp) {
    case CODE_POINTS.QUOTATION_MARK:
     this.state = State.AFTER_ATTRIBUTE_VALUE_QUOTED;
     break;

    case CODE_POINTS.AMPERSAND:
     this._startCharacterReference();
     break;

    case CODE_POINTS.NULL:
     this._err(error_codes_ERR.unexpectedNullCharacter);
     this._extendRunWith(REPLACEMENT_CHARACTER, 0);
     break;

    case CODE_POINTS.EOF:
     this._err(error_codes_ERR.eofInTag);
     this._emitEOFToken();
     break;

    default:
     this._extendRun(cp);
    }
   }
   _stateAttributeValueSingleQuoted(cp) {
    switch (cp) {
    case CODE_POINTS.APOSTROPHE:
     this.state = State.AFTER_ATTRIBUTE_VALUE_QUOTED;
     break;

    case CODE_POINTS.AMPERSAND:
     this._startCharacterReference();
     break;

    case CODE_POINTS.NULL:
     this._err(error_codes_ERR.unexpectedNullCharacter);
     this._extendRunWith(REPLACEMENT_CHARACTER, 0);
     break;

    case CODE_POINTS.EOF:
     this._err(error_codes_ERR.eofInTag);
     this._emitEOFToken();
     break;

    default:
     this._extendRun(cp);
    }
   }
   _stateAttributeValueUnquoted(cp) {
    switch (cp) {
    case CODE_POINTS.SPACE:
    case CODE_POINTS.LINE_FEED:
    case CODE_POINTS.TABULATION:
    case CODE_POINTS.FORM_FEED:
     this._leaveAttrValue();
     this.state = State.BEFORE_ATTRIBUTE_NAME;
     break;

    case CODE_POINTS.AMPERSAND:
     this._startCharacterReference();
     break;

    case CODE_POINTS.GREATER_THAN_SIGN:
     this._leaveAttrValue();
     this.state = State.DATA;
     this.emitCurrentTagToken();
     break;

    case CODE_POINTS.NULL:
     this._err(error_codes_ERR.unexpectedNullCharacter);
     this._extendRunWith(REPLACEMENT_CHARACTER, 0);
     break;

    case CODE_POINTS.QUOTATION_MARK:
    case CODE_POINTS.APOSTROPHE:
    case CODE_POINTS.LESS_THAN_SIGN:
    case CODE_POINTS.EQUALS_SIGN:
    case CODE_POINTS.GRAVE_ACCENT:
     this._err(error_codes_ERR.unexpectedCharacterInUnquotedAttributeValue);
     this._extendRun(cp);
     break;

    case CODE_POINTS.EOF:
     this._err(error_codes_ERR.eofInTag);
     this._emitEOFToken();
     break;

    default:
     this._extendRun(cp);
    }
   }
   _stateAfterAttributeValueQuoted(cp) {
    switch (cp) {
    case CODE_POINTS.SPACE:
    case CODE_POINTS.LINE_FEED:
    case CODE_POINTS.TABULATION:
    case CODE_POINTS.FORM_FEED:
     this._leaveAttrValue();
     this.state = State.BEFORE_ATTRIBUTE_NAME;
     break;

    case CODE_POINTS.SOLIDUS:
     this._leaveAttrValue();
     this.state = State.SELF_CLOSING_START_TAG;
     break;

    case CODE_POINTS.GREATER_THAN_SIGN:
     this._leaveAttrValue();
     this.state = State.DATA;
     this.emitCurrentTagToken();
     break;

    case CODE_POINTS.EOF:
     this._err(error_codes_ERR.eofInTag);
     this._emitEOFToken();
     break;

    default:
     this._err(error_codes_ERR.missingWhitespaceBetweenAttributes);
     this._leaveAttrValue();
     this.state = State.BEFORE_ATTRIBUTE_NAME;
     this._stateBeforeAttributeName(cp);
    }
   }
   _stateSelfClosingStartTag(cp) {
    switch (cp) {
    case CODE_POINTS.GREATER_THAN_SIGN:
     {
      const token = this.currentToken;
      token.selfClosing = true;
      this.state = State.DATA;
      this.emitCurrentTagToken();
      break;
     }

    case CODE_POINTS.EOF:
     this._err(error_codes_ERR.eofInTag);
     this._emitEOFToken();
     break;

    default:
     this._err(error_codes_ERR.unexpectedSolidusInTag);
     this.state = State.BEFORE_ATTRIBUTE_NAME;
     this._stateBeforeAttributeName(cp);
    }
   }
   _stateBogusComment(cp) {
    const token = this.currentToken;
    switch (cp) {
    case CODE_POINTS.GREATER_THAN_SIGN:
     this.state = State.DATA;
     this.emitCurrentComment(token);
     break;

    case CODE_POINTS.EOF:
     this.emitCurrentComment(token);
     this._emitEOFToken();
     break;

    case CODE_POINTS.NULL:
     this._err(error_codes_ERR.unexpectedNullCharacter);
     this._extendRunWith(REPLACEMENT_CHARACTER, 0);
     break;

    default:
     this._extendRun(cp);
    }
   }
   _stateMarkupDeclarationOpen(cp) {
    if (this._consumeSequenceIfMatch(SEQUENCES.DASH_DASH, true)) {
     this._createCommentToken(SEQUENCES.DASH_DASH.length + 1);
     this.state = State.COMMENT_START;
    } else if (this._consumeSequenceIfMatch(SEQUENCES.DOCTYPE, false)) {
     this.currentLocation = this.getCurrentLocation(SEQUENCES.DOCTYPE.length + 1);
     this.state = State.DOCTYPE;
    } else if (this._consumeSequenceIfMatch(SEQUENCES.CDATA_START, true)) if (this.inForeignNode) this.state = State.CDATA_SECTION; else {
     this._err(error_codes_ERR.cdataInHtmlContent);
     this._createCommentToken(SEQUENCES.CDATA_START.length + 1);
     this.currentToken.data = "[CDATA[";
     this.state = State.BOGUS_COMMENT;
    } else if (!this._ensureHibernation()) {
     this._err(error_codes_ERR.incorrectlyOpenedComment);
     this._createCommentToken(2);
     this.state = State.BOGUS_COMMENT;
     this._stateBogusComment(cp);
    }
   }
   _stateCommentStart(cp) {
    switch (cp) {
    case CODE_POINTS.HYPHEN_MINUS:
     this.state = State.COMMENT_START_DASH;
     break;

    case CODE_POINTS.GREATER_THAN_SIGN:
     {
      this._err(error_codes_ERR.abruptClosingOfEmptyComment);
      this.state = State.DATA;
      const token = this.currentToken;
      this.emitCurrentComment(token);
      break;
     }

    default:
     this.state = State.COMMENT;
     this._stateComment(cp);
    }
   }
   _stateCommentStartDash(cp) {
    const token = this.currentToken;
    switch (cp) {
    case CODE_POINTS.HYPHEN_MINUS:
     this.state = State.COMMENT_END;
     break;

    case CODE_POINTS.GREATER_THAN_SIGN:
     this._err(error_codes_ERR.abruptClosingOfEmptyComment);
     this.state = State.DATA;
     this.emitCurrentComment(token);
     break;

    case CODE_POINTS.EOF:
     this._err(error_codes_ERR.eofInComment);
     this.emitCurrentComment(token);
     this._emitEOFToken();
     break;

    default:
     this._extendRunWith("-", -1);
     this.state = State.COMMENT;
     this._stateComment(cp);
    }
   }
   _stateComment(cp) {
    const token = this.currentToken;
    switch (cp) {
    case CODE_POINTS.HYPHEN_MINUS:
     this.state = State.COMMENT_END_DASH;
     break;

    case CODE_POINTS.LESS_THAN_SIGN:
     this._extendRunWith("<", 0);
     this.state = State.COMMENT_LESS_THAN_SIGN;
     break;

    case CODE_POINTS.NULL:
     this._err(error_codes_ERR.unexpectedNullCharacter);
     this._extendRunWith(REPLACEMENT_CHARACTER, 0);
     break;

    case CODE_POINTS.EOF:
     this._err(error_codes_ERR.eofInComment);
     this.emitCurrentComment(token);
     this._emitEOFToken();
     break;

    default:
     this._extendRun(cp);
    }
   }
   _stateCommentLessThanSign(cp) {
    switch (cp) {
    case CODE_POINTS.EXCLAMATION_MARK:
     this._extendRunWith("!", 0);
     this.state = State.COMMENT_LESS_THAN_SIGN_BANG;
     break;

    case CODE_POINTS.LESS_THAN_SIGN:
     this._extendRunWith("<", 0);
     break;

    default:
     this.state = State.COMMENT;
     this._stateComment(cp);
    }
   }
   _stateCommentLessThanSignBang(cp) {
    if (cp === CODE_POINTS.HYPHEN_MINUS) this.state = State.COMMENT_LESS_THAN_SIGN_BANG_DASH; else {
     this.state = State.COMMENT;
     this._stateComment(cp);
    }
   }
   _stateCommentLessThanSignBangDash(cp) {
    if (cp === CODE_POINTS.HYPHEN_MINUS) this.state = State.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH; else {
     this.state = State.COMMENT_END_DASH;
     this._stateCommentEndDash(cp);
    }
   }
   _stateCommentLessThanSignBangDashDash(cp) {
    if (cp !== CODE_POINTS.GREATER_THAN_SIGN && cp !== CODE_POINTS.EOF) this._err(error_codes_ERR.nestedComment);
    this.state = State.COMMENT_END;
    this._stateCommentEnd(cp);
   }
   _stateCommentEndDash(cp) {
    const token = this.currentToken;
    switch (cp) {
    case CODE_POINTS.HYPHEN_MINUS:
     this.state = State.COMMENT_END;
     break;

    case CODE_POINTS.EOF:
     this._err(error_codes_ERR.eofInComment);
     this.emitCurrentComment(token);
     this._emitEOFToken();
     break;

    default:
     this._extendRunWith("-", -1);
     this.state = State.COMMENT;
     this._stateComment(cp);
    }
   }
   _stateCommentEnd(cp) {
    const token = this.currentToken;
    switch (cp) {
    case CODE_POINTS.GREATER_THAN_SIGN:
     this.state = State.DATA;
     this.emitCurrentComment(token);
     break;

    case CODE_POINTS.EXCLAMATION_MARK:
     this.state = State.COMMENT_END_BANG;
     break;

    case CODE_POINTS.HYPHEN_MINUS:
     this._extendRunWith("-", -2);
     break;

    case CODE_POINTS.EOF:
     this._err(error_codes_ERR.eofInComment);
     this.emitCurrentComment(token);
     this._emitEOFToken();
     break;

    default:
     this._extendRunWith("--", -1);
     this.state = State.COMMENT;
     this._stateComment(cp);
    }
   }
   _stateCommentEndBang(cp) {
    const token = this.currentToken;
    switch (cp) {
    case CODE_POINTS.HYPHEN_MINUS:
     this._extendRunWith("--!", -1);
     this.state = State.COMMENT_END_DASH;
     break;

    case CODE_POINTS.GREATER_THAN_SIGN:
     this._err(error_codes_ERR.incorrectlyClosedComment);
     this.state = State.DATA;
     this.emitCurrentComment(token);
     break;

    case CODE_POINTS.EOF:
     this._err(error_codes_ERR.eofInComment);
     this.emitCurrentComment(token);
     this._emitEOFToken();
     break;

    default:
     this._extendRunWith("--!", -1);
     this.state = State.COMMENT;
     this._stateComment(cp);
    }
   }
   _stateDoctype(cp) {
    switch (cp) {
    case CODE_POINTS.SPACE:
    case CODE_POINTS.LINE_FEED:
    case CODE_POINTS.TABULATION:
    case CODE_POINTS.FORM_FEED:
     this.state = State.BEFORE_DOCTYPE_NAME;
     break;

    case CODE_POINTS.GREATER_THAN_SIGN:
     this.state = State.BEFORE_DOCTYPE_NAME;
     this._stateBeforeDoctypeName(cp);
     break;

    case CODE_POINTS.EOF:
     {
      this._err(error_codes_ERR.eofInDoctype);
      this._createDoctypeToken(null);
      const token = this.currentToken;
      token.forceQuirks = true;
      this.emitCurrentDoctype(token);
      this._emitEOFToken();
      break;
     }

    default:
     this._err(error_codes_ERR.missingWhitespaceBeforeDoctypeName);
     this.state = State.BEFORE_DOCTYPE_NAME;
     this._stateBeforeDoctypeName(cp);
    }
   }
   _stateBeforeDoctypeName(cp) {
    if (isAsciiUpper(cp)) {
     this._createDoctypeToken(String.fromCharCode(toAsciiLower(cp)));
     this.state = State.DOCTYPE_NAME;
    } else switch (cp) {
    case CODE_POINTS.SPACE:
    case CODE_POINTS.LINE_FEED:
    case CODE_POINTS.TABULATION:
    case CODE_POINTS.FORM_FEED:
     break;

    case CODE_POINTS.NULL:
     this._err(error_codes_ERR.unexpectedNullCharacter);
     this._createDoctypeToken(REPLACEMENT_CHARACTER);
     this.state = State.DOCTYPE_NAME;
     break;

    case CODE_POINTS.GREATER_THAN_SIGN:
     {
      this._err(error_codes_ERR.missingDoctypeName);
      this._createDoctypeToken(null);
      const token = this.currentToken;
      token.forceQuirks = true;
      this.emitCurrentDoctype(token);
      this.state = State.DATA;
      break;
     }

    case CODE_POINTS.EOF:
     {
      this._err(error_codes_ERR.eofInDoctype);
      this._createDoctypeToken(null);
      const token = this.currentToken;
      token.forceQuirks = true;
      this.emitCurrentDoctype(token);
      this._emitEOFToken();
      break;
     }

    default:
     this._createDoctypeToken(String.fromCodePoint(cp));
     this.state = State.DOCTYPE_NAME;
    }
   }
   _stateDoctypeName(cp) {
    const token = this.currentToken;
    switch (cp) {
    case CODE_POINTS.SPACE:
    case CODE_POINTS.LINE_FEED:
    case CODE_POINTS.TABULATION:
    case CODE_POINTS.FORM_FEED:
     this.state = State.AFTER_DOCTYPE_NAME;
     break;

    case CODE_POINTS.GREATER_THAN_SIGN:
     this.state = State.DATA;
     this.emitCurrentDoctype(token);
     break;

    case CODE_POINTS.NULL:
     this._err(error_codes_ERR.unexpectedNullCharacter);
     token.name += REPLACEMENT_CHARACTER;
     break;

    case CODE_POINTS.EOF:
     this._err(error_codes_ERR.eofInDoctype);
     token.forceQuirks = true;
     this.emitCurrentDoctype(token);
     this._emitEOFToken();
     break;

    default:
     token.name += String.fromCodePoint(isAsciiUpper(cp) ? toAsciiLower(cp) : cp);
    }
   }
   _stateAfterDoctypeName(cp) {
    const token = this.currentToken;
    switch (cp) {
    case CODE_POINTS.SPACE:
    case CODE_POINTS.LINE_FEED:
    case CODE_POINTS.TABULATION:
    case CODE_POINTS.FORM_FEED:
     break;

    case CODE_POINTS.GREATER_THAN_SIGN:
     this.state = State.DATA;
     this.emitCurrentDoctype(token);
     break;

    case CODE_POINTS.EOF:
     this._err(error_codes_ERR.eofInDoctype);
     token.forceQuirks = true;
     this.emitCurrentDoctype(token);
     this._emitEOFToken();
     break;

    default:
     if (this._consumeSequenceIfMatch(SEQUENCES.PUBLIC, false)) this.state = State.AFTER_DOCTYPE_PUBLIC_KEYWORD; else if (this._consumeSequenceIfMatch(SEQUENCES.SYSTEM, false)) this.state = State.AFTER_DOCTYPE_SYSTEM_KEYWORD; else if (!this._ensureHibernation()) {
      this._err(error_codes_ERR.invalidCharacterSequenceAfterDoctypeName);
      token.forceQuirks = true;
      this.state = State.BOGUS_DOCTYPE;
      this._stateBogusDoctype(cp);
     }
    }
   }
   _stateAfterDoctypePublicKeyword(cp) {
    const token = this.currentToken;
    switch (cp) {
    case CODE_POINTS.SPACE:
    case CODE_POINTS.LINE_FEED:
    case CODE_POINTS.TABULATION:
    case CODE_POINTS.FORM_FEED:
     this.state = State.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER;
     break;

    case CODE_POINTS.QUOTATION_MARK:
     this._err(error_codes_ERR.missingWhitespaceAfterDoctypePublicKeyword);
     token.publicId = "";
     this.state = State.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED;
     break;

    case CODE_POINTS.APOSTROPHE:
     this._err(error_codes_ERR.missingWhitespaceAfterDoctypePublicKeyword);
     token.publicId = "";
     this.state = State.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED;
     break;

    case CODE_POINTS.GREATER_THAN_SIGN:
     this._err(error_codes_ERR.missingDoctypePublicIdentifier);
     token.forceQuirks = true;
     this.state = State.DATA;
     this.emitCurrentDoctype(token);
     break;

    case CODE_POINTS.EOF:
     this._err(error_codes_ERR.eofInDoctype);
     token.forceQuirks = true;
     this.emitCurrentDoctype(token);
     this._emitEOFToken();
     break;

    default:
     this._err(error_codes_ERR.missingQuoteBeforeDoctypePublicIdentifier);
     token.forceQuirks = true;
     this.state = State.BOGUS_DOCTYPE;
     this._stateBogusDoctype(cp);
    }
   }
   _stateBeforeDoctypePublicIdentifier(cp) {
    const token = this.currentToken;
    switch (cp) {
    case CODE_POINTS.SPACE:
    case CODE_POINTS.LINE_FEED:
    case CODE_POINTS.TABULATION:
    case CODE_POINTS.FORM_FEED:
     break;

    case CODE_POINTS.QUOTATION_MARK:
     token.publicId = "";
     this.state = State.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED;
     break;

    case CODE_POINTS.APOSTROPHE:
     token.publicId = "";
     this.state = State.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED;
     break;

    case CODE_POINTS.GREATER_THAN_SIGN:
     this._err(error_codes_ERR.missingDoctypePublicIdentifier);
     token.forceQuirks = true;
     this.state = State.DATA;
     this.emitCurrentDoctype(token);
     break;

    case CODE_POINTS.EOF:
     this._err(error_codes_ERR.eofInDoctype);
     token.forceQuirks = true;
     this.emitCurrentDoctype(token);
     this._emitEOFToken();
     break;

    default:
     this._err(error_codes_ERR.missingQuoteBeforeDoctypePublicIdentifier);
     token.forceQuirks = true;
     this.state = State.BOGUS_DOCTYPE;
     this._stateBogusDoctype(cp);
    }
   }
   _stateDoctypePublicIdentifierDoubleQuoted(cp) {
    const token = this.currentToken;
    switch (cp) {
    case CODE_POINTS.QUOTATION_MARK:
     this.state = State.AFTER_DOCTYPE_PUBLIC_IDENTIFIER;
     break;

    case CODE_POINTS.NULL:
     this._err(error_codes_ERR.unexpectedNullCharacter);
     token.publicId += REPLACEMENT_CHARACTER;
     break;

    case CODE_POINTS.GREATER_THAN_SIGN:
     this._err(error_codes_ERR.abruptDoctypePublicIdentifier);
     token.forceQuirks = true;
     this.emitCurrentDoctype(token);
     this.state = State.DATA;
     break;

    case CODE_POINTS.EOF:
     this._err(error_codes_ERR.eofInDoctype);
     token.forceQuirks = true;
     this.emitCurrentDoctype(token);
     this._emitEOFToken();
     break;

    default:
     token.publicId += String.fromCodePoint(cp);
    }
   }
   _stateDoctypePublicIdentifierSingleQuoted(cp) {
    const token = this.currentToken;
    switch (cp) {
    case CODE_POINTS.APOSTROPHE:
     this.state = State.AFTER_DOCTYPE_PUBLIC_IDENTIFIER;
     break;

    case CODE_POINTS.NULL:
     this._err(error_codes_ERR.unexpectedNullCharacter);
     token.publicId += REPLACEMENT_CHARACTER;
     break;

    case CODE_POINTS.GREATER_THAN_SIGN:
     this._err(error_codes_ERR.abruptDoctypePublicIdentifier);
     token.forceQuirks = true;
     this.emitCurrentDoctype(token);
     this.state = State.DATA;
     break;

    case CODE_POINTS.EOF:
     this._err(error_codes_ERR.eofInDoctype);
     token.forceQuirks = true;
     this.emitCurrentDoctype(token);
     this._emitEOFToken();
     break;

    default:
     token.publicId += String.fromCodePoint(cp);
    }
   }
   _stateAfterDoctypePublicIdentifier(cp) {
    const token = this.currentToken;
    switch (cp) {
    case CODE_POINTS.SPACE:
    case CODE_POINTS.LINE_FEED:
    case CODE_POINTS.TABULATION:
    case CODE_POINTS.FORM_FEED:
     this.state = State.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS;
     break;

    case CODE_POINTS.GREATER_THAN_SIGN:
     this.state = State.DATA;
     this.emitCurrentDoctype(token);
     break;

    case CODE_POINTS.QUOTATION_MARK:
     this._err(error_codes_ERR.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers);
     token.systemId = "";
     this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
     break;

    case CODE_POINTS.APOSTROPHE:
     this._err(error_codes_ERR.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers);
     token.systemId = "";
     this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
     break;

    case CODE_POINTS.EOF:
     this._err(error_codes_ERR.eofInDoctype);
     token.forceQuirks = true;
     this.emitCurrentDoctype(token);
     this._emitEOFToken();
     break;

    default:
     this._err(error_codes_ERR.missingQuoteBeforeDoctypeSystemIdentifier);
     token.forceQuirks = true;
     this.state = State.BOGUS_DOCTYPE;
     this._stateBogusDoctype(cp);
    }
   }
   _stateBetweenDoctypePublicAndSystemIdentifiers(cp) {
    const token = this.currentToken;
    switch (cp) {
    case CODE_POINTS.SPACE:
    case CODE_POINTS.LINE_FEED:
    case CODE_POINTS.TABULATION:
    case CODE_POINTS.FORM_FEED:
     break;

    case CODE_POINTS.GREATER_THAN_SIGN:
     this.emitCurrentDoctype(token);
     this.state = State.DATA;
     break;

    case CODE_POINTS.QUOTATION_MARK:
     token.systemId = "";
     this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
     break;

    case CODE_POINTS.APOSTROPHE:
     token.systemId = "";
     this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
     break;

    case CODE_POINTS.EOF:
     this._err(error_codes_ERR.eofInDoctype);
     token.forceQuirks = true;
     this.emitCurrentDoctype(token);
     this._emitEOFToken();
     break;

    default:
     this._err(error_codes_ERR.missingQuoteBeforeDoctypeSystemIdentifier);
     token.forceQuirks = true;
     this.state = State.BOGUS_DOCTYPE;
     this._stateBogusDoctype(cp);
    }
   }
   _stateAfterDoctypeSystemKeyword(cp) {
    const token = this.currentToken;
    switch (cp) {
    case CODE_POINTS.SPACE:
    case CODE_POINTS.LINE_FEED:
    case CODE_POINTS.TABULATION:
    case CODE_POINTS.FORM_FEED:
     this.state = State.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER;
     break;

    case CODE_POINTS.QUOTATION_MARK:
     this._err(error_codes_ERR.missingWhitespaceAfterDoctypeSystemKeyword);
     token.systemId = "";
     this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
     break;

    case CODE_POINTS.APOSTROPHE:
     this._err(error_codes_ERR.missingWhitespaceAfterDoctypeSystemKeyword);
     token.systemId = "";
     this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
     break;

    case CODE_POINTS.GREATER_THAN_SIGN:
     this._err(error_codes_ERR.missingDoctypeSystemIdentifier);
     token.forceQuirks = true;
     this.state = State.DATA;
     this.emitCurrentDoctype(token);
     break;

    case CODE_POINTS.EOF:
     this._err(error_codes_ERR.eofInDoctype);
     token.forceQuirks = true;
     this.emitCurrentDoctype(token);
     this._emitEOFToken();
     break;

    default:
     this._err(error_codes_ERR.missingQuoteBeforeDoctypeSystemIdentifier);
     token.forceQuirks = true;
     this.state = State.BOGUS_DOCTYPE;
     this._stateBogusDoctype(cp);
    }
   }
   _stateBeforeDoctypeSystemIdentifier(cp) {
    const token = this.currentToken;
    switch (cp) {
    case CODE_POINTS.SPACE:
    case CODE_POINTS.LINE_FEED:
    case CODE_POINTS.TABULATION:
    case CODE_POINTS.FORM_FEED:
     break;

    case CODE_POINTS.QUOTATION_MARK:
     token.systemId = "";
     this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
     break;

    case CODE_POINTS.APOSTROPHE:
     token.systemId = "";
     this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
     break;

    case CODE_POINTS.GREATER_THAN_SIGN:
     this._err(error_codes_ERR.missingDoctypeSystemIdentifier);
     token.forceQuirks = true;
     this.state = State.DATA;
     this.emitCurrentDoctype(token);
     break;

    case CODE_POINTS.EOF:
     this._err(error_codes_ERR.eofInDoctype);
     token.forceQuirks = true;
     this.emitCurrentDoctype(token);
     this._emitEOFToken();
     break;

    default:
     this._err(error_codes_ERR.missingQuoteBeforeDoctypeSystemIdentifier);
     token.forceQuirks = true;
     this.state = State.BOGUS_DOCTYPE;
     this._stateBogusDoctype(cp);
    }
   }
   _stateDoctypeSystemIdentifierDoubleQuoted(cp) {
    const token = this.currentToken;
    switch (cp) {
    case CODE_POINTS.QUOTATION_MARK:
     this.state = State.AFTER_DOCTYPE_SYSTEM_IDENTIFIER;
     break;

    case CODE_POINTS.NULL:
     this._err(error_codes_ERR.unexpectedNullCharacter);
     token.systemId += REPLACEMENT_CHARACTER;
     break;

    case CODE_POINTS.GREATER_THAN_SIGN:
     this._err(error_codes_ERR.abruptDoctypeSystemIdentifier);
     token.forceQuirks = true;
     this.emitCurrentDoctype(token);
     this.state = State.DATA;
     break;

    case CODE_POINTS.EOF:
     this._err(error_codes_ERR.eofInDoctype);
     token.forceQuirks = true;
     this.emitCurrentDoctype(token);
     this._emitEOFToken();
     break;

    default:
     token.systemId += String.fromCodePoint(cp);
    }
   }
   _stateDoctypeSystemIdentifierSingleQuoted(cp) {
    const token = this.currentToken;
    switch (cp) {
    case CODE_POINTS.APOSTROPHE:
     this.state = State.AFTER_DOCTYPE_SYSTEM_IDENTIFIER;
     break;

    case CODE_POINTS.NULL:
     this._err(error_codes_ERR.unexpectedNullCharacter);
     token.systemId += REPLACEMENT_CHARACTER;
     break;

    case CODE_POINTS.GREATER_THAN_SIGN:
     this._err(error_codes_ERR.abruptDoctypeSystemIdentifier);
     token.forceQuirks = true;
     this.emitCurrentDoctype(token);
     this.state = State.DATA;
     break;

    case CODE_POINTS.EOF:
     this._err(error_codes_ERR.eofInDoctype);
     token.forceQuirks = true;
     this.emitCurrentDoctype(token);
     this._emitEOFToken();
     break;

    default:
     token.systemId += String.fromCodePoint(cp);
    }
   }
   _stateAfterDoctypeSystemIdentifier(cp) {
    const token = this.currentToken;
    switch (cp) {
    case CODE_POINTS.SPACE:
    case CODE_POINTS.LINE_FEED:
    case CODE_POINTS.TABULATION:
    case CODE_POINTS.FORM_FEED:
     break;

    case CODE_POINTS.GREATER_THAN_SIGN:
     this.emitCurrentDoctype(token);
     this.state = State.DATA;
     break;

    case CODE_POINTS.EOF:
     this._err(error_codes_ERR.eofInDoctype);
     token.forceQuirks = true;
     this.emitCurrentDoctype(token);
     this._emitEOFToken();
     break;

    default:
     this._err(error_codes_ERR.unexpectedCharacterAfterDoctypeSystemIdentifier);
     this.state = State.BOGUS_DOCTYPE;
     this._stateBogusDoctype(cp);
    }
   }
   _stateBogusDoctype(cp) {
    const token = this.currentToken;
    switch (cp) {
    case CODE_POINTS.GREATER_THAN_SIGN:
     this.emitCurrentDoctype(token);
     this.state = State.DATA;
     break;

    case CODE_POINTS.NULL:
     this._err(error_codes_ERR.unexpectedNullCharacter);
     break;

    case CODE_POINTS.EOF:
     this.emitCurrentDoctype(token);
     this._emitEOFToken();
     break;

    default:
    }
   }
   _stateCdataSection(cp) {
    switch (cp) {
    case CODE_POINTS.RIGHT_SQUARE_BRACKET:
     this.state = State.CDATA_SECTION_BRACKET;
     break;

    case CODE_POINTS.EOF:
     this._err(error_codes_ERR.eofInCdata);
     this._emitEOFToken();
     break;

    default:
     this._emitCodePoint(cp);
    }
   }
   _stateCdataSectionBracket(cp) {
    if (cp === CODE_POINTS.RIGHT_SQUARE_BRACKET) this.state = State.CDATA_SECTION_END; else {
     this._emitChars("]", -1);
     this.state = State.CDATA_SECTION;
     this._stateCdataSection(cp);
    }
   }
   _stateCdataSectionEnd(cp) {
    switch (cp) {
    case CODE_POINTS.GREATER_THAN_SIGN:
     this.state = State.DATA;
     break;

    case CODE_POINTS.RIGHT_SQUARE_BRACKET:
     this._emitChars("]", -2);
     break;

    default:
     this._emitChars("]]", -1);
     this.state = State.CDATA_SECTION;
     this._stateCdataSection(cp);
    }
   }
   _stateCharacterReference() {
    let length = this.entityDecoder.write(this.preprocessor.html, this.preprocessor.pos);
    if (length < 0) if (this.preprocessor.lastChunkWritten) length = this.entityDecoder.end(); else {
     this.active = false;
     this.preprocessor.pos = this.preprocessor.html.length - 1;
     this.consumedAfterSnapshot = 0;
     this.preprocessor.endOfChunkHit = true;
     return;
    }
    if (length === 0) {
     this.preprocessor.pos = this.entityStartPos;
     this._flushCodePointConsumedAsCharacterReference(CODE_POINTS.AMPERSAND);
     this.state = !this._isCharacterReferenceInAttribute() && isAsciiAlphaNumeric(this.preprocessor.peek(1)) ? State.AMBIGUOUS_AMPERSAND : this.returnState;
    } else this.state = this.returnState;
   }
   _stateAmbiguousAmpersand(cp) {
    if (isAsciiAlphaNumeric(cp)) this._flushCodePointConsumedAsCharacterReference(cp); else {
     if (cp === CODE_POINTS.SEMICOLON) this._err(error_codes_ERR.unknownNamedCharacterReference);
     this.state = this.returnState;
     this._callState(cp);
    }
   }
  }
  const IMPLICIT_END_TAG_REQUIRED = new Set([ TAG_ID.DD, TAG_ID.DT, TAG_ID.LI, TAG_ID.OPTGROUP, TAG_ID.OPTION, TAG_ID.P, TAG_ID.RB, TAG_ID.RP, TAG_ID.RT, TAG_ID.RTC ]);
  new Set([ ...IMPLICIT_END_TAG_REQUIRED, TAG_ID.CAPTION, TAG_ID.COLGROUP, TAG_ID.TBODY, TAG_ID.TD, TAG_ID.TFOOT, TAG_ID.TH, TAG_ID.THEAD, TAG_ID.TR ]);
  const SVG_KEYS = 256;
  const MATHML_KEYS = 512;
  const NAME_KEYS = 768;
  const SPECIAL = 1;
  const LIST_ITEM_BOUNDARY = 2;
  const SCOPE = 4;
  const LIST_ITEM_SCOPE = 8;
  const BUTTON_SCOPE = 16;
  const TABLE_SCOPE = 32;
  const KEY_CLASSES = new Uint8Array(NAME_KEYS);
  for (const [ns, offset] of [ [ html_NS.HTML, 0 ], [ html_NS.SVG, SVG_KEYS ], [ html_NS.MATHML, MATHML_KEYS ] ]) for (const tn of html_SPECIAL_ELEMENTS[ns]) KEY_CLASSES[offset + tn] = ns === html_NS.HTML && (tn === TAG_ID.ADDRESS || tn === TAG_ID.DIV || tn === TAG_ID.P) ? SPECIAL : SPECIAL | LIST_ITEM_BOUNDARY;
  for (const key of [ TAG_ID.APPLET, TAG_ID.CAPTION, TAG_ID.HTML, TAG_ID.MARQUEE, TAG_ID.OBJECT, TAG_ID.TABLE, TAG_ID.TD, TAG_ID.TEMPLATE, TAG_ID.TH, SVG_KEYS + TAG_ID.DESC, SVG_KEYS + TAG_ID.FOREIGN_OBJECT, SVG_KEYS + TAG_ID.TITLE, MATHML_KEYS + TAG_ID.ANNOTATION_XML, MATHML_KEYS + TAG_ID.MI, MATHML_KEYS + TAG_ID.MN, MATHML_KEYS + TAG_ID.MO, MATHML_KEYS + TAG_ID.MS, MATHML_KEYS + TAG_ID.MTEXT ]) KEY_CLASSES[key] |= SCOPE | LIST_ITEM_SCOPE | BUTTON_SCOPE;
  KEY_CLASSES[TAG_ID.OL] |= LIST_ITEM_SCOPE;
  KEY_CLASSES[TAG_ID.UL] |= LIST_ITEM_SCOPE;
  KEY_CLASSES[TAG_ID.BUTTON] |= BUTTON_SCOPE;
  KEY_CLASSES[TAG_ID.TABLE] |= TABLE_SCOPE;
  KEY_CLASSES[TAG_ID.HTML] |= TABLE_SCOPE;
  const FORMATTING_TAGS = new Uint8Array(NAME_KEYS);
  for (const tn of [ TAG_ID.A, TAG_ID.B, TAG_ID.BIG, TAG_ID.CODE, TAG_ID.EM, TAG_ID.FONT, TAG_ID.I, TAG_ID.NOBR, TAG_ID.S, TAG_ID.SMALL, TAG_ID.STRIKE, TAG_ID.STRONG, TAG_ID.TT, TAG_ID.U ]) FORMATTING_TAGS[tn] = 1;
  var formatting_element_list_EntryType;
  (function(EntryType) {
   EntryType[EntryType["Marker"] = 0] = "Marker";
   EntryType[EntryType["Element"] = 1] = "Element";
  })(formatting_element_list_EntryType || (formatting_element_list_EntryType = {}));
  new WeakMap;
  new Set([ "-//w3o//dtd w3 html strict 3.0//en//", "-/w3c/dtd html 4.0 transitional/en", "html" ]);
  new Map([ "attributeName", "attributeType", "baseFrequency", "baseProfile", "calcMode", "clipPathUnits", "diffuseConstant", "edgeMode", "filterUnits", "glyphRef", "gradientTransform", "gradientUnits", "kernelMatrix", "kernelUnitLength", "keyPoints", "keySplines", "keyTimes", "lengthAdjust", "limitingConeAngle", "markerHeight", "markerUnits", "markerWidth", "maskContentUnits", "maskUnits", "numOctaves", "pathLength", "patternContentUnits", "patternTransform", "patternUnits", "pointsAtX", "pointsAtY", "pointsAtZ", "preserveAlpha", "preserveAspectRatio", "primitiveUnits", "refX", "refY", "repeatCount", "repeatDur", "requiredExtensions", "requiredFeatures", "specularConstant", "specularExponent", "spreadMethod", "startOffset", "stdDeviation", "stitchTiles", "surfaceScale", "systemLanguage", "tableValues", "targetX", "targetY", "textLength", "viewBox", "viewTarget", "xChannelSelector", "yChannelSelector", "zoomAndPan" ].map(attr => [ attr.toLowerCase(), attr ]));
  new Map([ [ "xlink:actuate", {
   prefix: "xlink",
   name: "actuate",
   namespace: html_NS.XLINK
  } ], [ "xlink:arcrole", {
   prefix: "xlink",
   name: "arcrole",
   namespace: html_NS.XLINK
  } ], [ "xlink:href", {
   prefix: "xlink",
   name: "href",
   namespace: html_NS.XLINK
  } ], [ "xlink:role", {
   prefix: "xlink",
   name: "role",
   namespace: html_NS.XLINK
  } ], [ "xlink:show", {
   prefix: "xlink",
   name: "show",
   namespace: html_NS.XLINK
  } ], [ "xlink:title", {
   prefix: "xlink",
   name: "title",
   namespace: html_NS.XLINK
  } ], [ "xlink:type", {
   prefix: "xlink",
   name: "type",
   namespace: html_NS.XLINK
  } ], [ "xml:lang", {
   prefix: "xml",
   name: "lang",
   namespace: html_NS.XML
  } ], [ "xml:space", {
   prefix: "xml",
   name: "space",
   namespace: html_NS.XML
  } ], [ "xmlns", {
   prefix: "",
   name: "xmlns",
   namespace: html_NS.XMLNS
  } ], [ "xmlns:xlink", {
   prefix: "xmlns",
   name: "xlink",
   namespace: html_NS.XMLNS
  } ] ]);
  new Map([ "altGlyph", "altGlyphDef", "altGlyphItem", "animateColor", "animateMotion", "animateTransform", "clipPath", "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite", "feConvolveMatrix", "feDiffuseLighting", "feDisplacementMap", "feDistantLight", "feFlood", "feFuncA", "feFuncB", "feFuncG", "feFuncR", "feGaussianBlur", "feImage", "feMerge", "feMergeNode", "feMorphology", "feOffset", "fePointLight", "feSpecularLighting", "feSpotLight", "feTile", "feTurbulence", "foreignObject", "glyphRef", "linearGradient", "radialGradient", "textPath" ].map(tn => [ tn.toLowerCase(), tn ]));
  new Set([ TAG_ID.B, TAG_ID.BIG, TAG_ID.BLOCKQUOTE, TAG_ID.BODY, TAG_ID.BR, TAG_ID.CENTER, TAG_ID.CODE, TAG_ID.DD, TAG_ID.DIV, TAG_ID.DL, TAG_ID.DT, TAG_ID.EM, TAG_ID.EMBED, TAG_ID.H1, TAG_ID.H2, TAG_ID.H3, TAG_ID.H4, TAG_ID.H5, TAG_ID.H6, TAG_ID.HEAD, TAG_ID.HR, TAG_ID.I, TAG_ID.IMG, TAG_ID.LI, TAG_ID.LISTING, TAG_ID.MENU, TAG_ID.META, TAG_ID.NOBR, TAG_ID.OL, TAG_ID.P, TAG_ID.PRE, TAG_ID.RUBY, TAG_ID.S, TAG_ID.SMALL, TAG_ID.SPAN, TAG_ID.STRONG, TAG_ID.STRIKE, TAG_ID.SUB, TAG_ID.SUP, TAG_ID.TABLE, TAG_ID.TT, TAG_ID.U, TAG_ID.UL, TAG_ID.VAR ]);
  var InsertionMode;
  (function(InsertionMode) {
   InsertionMode[InsertionMode["INITIAL"] = 0] = "INITIAL";
   InsertionMode[InsertionMode["BEFORE_HTML"] = 1] = "BEFORE_HTML";
   InsertionMode[InsertionMode["BEFORE_HEAD"] = 2] = "BEFORE_HEAD";
   InsertionMode[InsertionMode["IN_HEAD"] = 3] = "IN_HEAD";
   InsertionMode[InsertionMode["IN_HEAD_NO_SCRIPT"] = 4] = "IN_HEAD_NO_SCRIPT";
   InsertionMode[InsertionMode["AFTER_HEAD"] = 5] = "AFTER_HEAD";
   InsertionMode[InsertionMode["IN_BODY"] = 6] = "IN_BODY";
   InsertionMode[InsertionMode["TEXT"] = 7] = "TEXT";
   InsertionMode[InsertionMode["IN_TABLE"] = 8] = "IN_TABLE";
   InsertionMode[InsertionMode["IN_TABLE_TEXT"] = 9] = "IN_TABLE_TEXT";
   InsertionMode[InsertionMode["IN_CAPTION"] = 10] = "IN_CAPTION";
   InsertionMode[InsertionMode["IN_COLUMN_GROUP"] = 11] = "IN_COLUMN_GROUP";
   InsertionMode[InsertionMode["IN_TABLE_BODY"] = 12] = "IN_TABLE_BODY";
   InsertionMode[InsertionMode["IN_ROW"] = 13] = "IN_ROW";
   InsertionMode[InsertionMode["IN_CELL"] = 14] = "IN_CELL";
   InsertionMode[InsertionMode["IN_SELECT"] = 15] = "IN_SELECT";
   InsertionMode[InsertionMode["IN_SELECT_IN_TABLE"] = 16] = "IN_SELECT_IN_TABLE";
   InsertionMode[InsertionMode["IN_TEMPLATE"] = 17] = "IN_TEMPLATE";
   InsertionMode[InsertionMode["AFTER_BODY"] = 18] = "AFTER_BODY";
   InsertionMode[InsertionMode["IN_FRAMESET"] = 19] = "IN_FRAMESET";
   InsertionMode[InsertionMode["AFTER_FRAMESET"] = 20] = "AFTER_FRAMESET";
   InsertionMode[InsertionMode["AFTER_AFTER_BODY"] = 21] = "AFTER_AFTER_BODY";
   InsertionMode[InsertionMode["AFTER_AFTER_FRAMESET"] = 22] = "AFTER_AFTER_FRAMESET";
  })(InsertionMode || (InsertionMode = {}));
  new Set([ TAG_ID.TABLE, TAG_ID.TBODY, TAG_ID.TFOOT, TAG_ID.THEAD, TAG_ID.TR ]);
  new Set([ TAG_ID.CAPTION, TAG_ID.COL, TAG_ID.COLGROUP, TAG_ID.TBODY, TAG_ID.TD, TAG_ID.TFOOT, TAG_ID.TH, TAG_ID.THEAD, TAG_ID.TR ]);
  new Set([ TAG_NAMES.AREA, TAG_NAMES.BASE, TAG_NAMES.BASEFONT, TAG_NAMES.BGSOUND, TAG_NAMES.BR, TAG_NAMES.COL, TAG_NAMES.EMBED, TAG_NAMES.FRAME, TAG_NAMES.HR, TAG_NAMES.IMG, TAG_NAMES.INPUT, TAG_NAMES.KEYGEN, TAG_NAMES.LINK, TAG_NAMES.META, TAG_NAMES.PARAM, TAG_NAMES.SOURCE, TAG_NAMES.TRACK, TAG_NAMES.WBR ]);
 })
};
