export const id = 230;

export const ids = [ 230 ];

export const modules = {
 6678: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   A: () => __WEBPACK_DEFAULT_EXPORT__
  });
  const __WEBPACK_DEFAULT_EXPORT__ = {
   100: "\ud83d\udcaf",
   1234: "\ud83d\udd22",
   grinning: "\ud83d\ude00",
   smiley: "\ud83d\ude03",
   smile: "\ud83d\ude04",
   grin: "\ud83d\ude01",
   laughing: "\ud83d\ude06",
   satisfied: "\ud83d\ude06",
   sweat_smile: "\ud83d\ude05",
   rofl: "\ud83e\udd23",
   joy: "\ud83d\ude02",
   slightly_smiling_face: "\ud83d\ude42",
   upside_down_face: "\ud83d\ude43",
   melting_face: "\ud83e\udee0",
   wink: "\ud83d\ude09",
   blush: "\ud83d\ude0a",
   innocent: "\ud83d\ude07",
   smiling_face_with_three_hearts: "\ud83e\udd70",
   heart_eyes: "\ud83d\ude0d",
   star_struck: "\ud83e\udd29",
   kissing_heart: "\ud83d\ude18",
   kissing: "\ud83d\ude17",
   relaxed: "\u263a\ufe0f",
   kissing_closed_eyes: "\ud83d\ude1a",
   kissing_smiling_eyes: "\ud83d\ude19",
   smiling_face_with_tear: "\ud83e\udd72",
   yum: "\ud83d\ude0b",
   stuck_out_tongue: "\ud83d\ude1b",
   stuck_out_tongue_winking_eye: "\ud83d\ude1c",
   zany_face: "\ud83e\udd2a",
   stuck_out_tongue_closed_eyes: "\ud83d\ude1d",
   money_mouth_face: "\ud83e\udd11",
   hugs: "\ud83e\udd17",
   hand_over_mouth: "\ud83e\udd2d",
   face_with_open_eyes_and_hand_over_mouth: "\ud83e\udee2",
   face_with_peeking_eye: "\ud83e\udee3",
   shushing_face: "\ud83e\udd2b",
   thinking: "\ud83e\udd14",
   saluting_face: "\ud83e\udee1",
   zipper_mouth_face: "\ud83e\udd10",
   raised_eyebrow: "\ud83e\udd28",
   neutral_face: "\ud83d\ude10",
   expressionless: "\ud83d\ude11",
   no_mouth: "\ud83d\ude36",
   dotted_line_face: "\ud83e\udee5",
   face_in_clouds: "\ud83d\ude36\u200d\ud83c\udf2b\ufe0f",
   smirk: "\ud83d\ude0f",
   unamused: "\ud83d\ude12",
   roll_eyes: "\ud83d\ude44",
   grimacing: "\ud83d\ude2c",
   face_exhaling: "\ud83d\ude2e\u200d\ud83d\udca8",
   lying_face: "\ud83e\udd25",
   shaking_face: "\ud83e\udee8",
   relieved: "\ud83d\ude0c",
   pensive: "\ud83d\ude14",
   sleepy: "\ud83d\ude2a",
   drooling_face: "\ud83e\udd24",
   sleeping: "\ud83d\ude34",
   mask: "\ud83d\ude37",
   face_with_thermometer: "\ud83e\udd12",
   face_with_head_bandage: "\ud83e\udd15",
   nauseated_face: "\ud83e\udd22",
   vomiting_face: "\ud83e\udd2e",
   sneezing_face: "\ud83e\udd27",
   hot_face: "\ud83e\udd75",
   cold_face: "\ud83e\udd76",
   woozy_face: "\ud83e\udd74",
   dizzy_face: "\ud83d\ude35",
   face_with_spiral_eyes: "\ud83d\ude35\u200d\ud83d\udcab",
   exploding_head: "\ud83e\udd2f",
   cowboy_hat_face: "\ud83e\udd20",
   partying_face: "\ud83e\udd73",
   disguised_face: "\ud83e\udd78",
   sunglasses: "\ud83d\ude0e",
   nerd_face: "\ud83e\udd13",
   monocle_face: "\ud83e\uddd0",
   confused: "\ud83d\ude15",
   face_with_diagonal_mouth: "\ud83e\udee4",
   worried: "\ud83d\ude1f",
   slightly_frowning_face: "\ud83d\ude41",
   frowning_face: "\u2639\ufe0f",
   open_mouth: "\ud83d\ude2e",
   hushed: "\ud83d\ude2f",
   astonished: "\ud83d\ude32",
   flushed: "\ud83d\ude33",
   pleading_face: "\ud83e\udd7a",
   face_holding_back_tears: "\ud83e\udd79",
   frowning: "\ud83d\ude26",
   anguished: "\ud83d\ude27",
   fearful: "\ud83d\ude28",
   cold_sweat: "\ud83d\ude30",
   disappointed_relieved: "\ud83d\ude25",
   cry: "\ud83d\ude22",
   sob: "\ud83d\ude2d",
   scream: "\ud83d\ude31",
   confounded: "\ud83d\ude16",
   persevere: "\ud83d\ude23",
   disappointed: "\ud83d\ude1e",
   sweat: "\ud83d\ude13",
   weary: "\ud83d\ude29",
   tired_face: "\ud83d\ude2b",
   yawning_face: "\ud83e\udd71",
   triumph: "\ud83d\ude24",
   rage: "\ud83d\ude21",
   pout: "\ud83d\ude21",
   angry: "\ud83d\ude20",
   cursing_face: "\ud83e\udd2c",
   smiling_imp: "\ud83d\ude08",
   imp: "\ud83d\udc7f",
   skull: "\ud83d\udc80",
   skull_and_crossbones: "\u2620\ufe0f",
   hankey: "\ud83d\udca9",
   poop: "\ud83d\udca9",
   shit: "\ud83d\udca9",
   clown_face: "\ud83e\udd21",
   japanese_ogre: "\ud83d\udc79",
   japanese_goblin: "\ud83d\udc7a",
   ghost: "\ud83d\udc7b",
   alien: "\ud83d\udc7d",
   space_invader: "\ud83d\udc7e",
   robot: "\ud83e\udd16",
   smiley_cat: "\ud83d\ude3a",
   smile_cat: "\ud83d\ude38",
   joy_cat: "\ud83d\ude39",
   heart_eyes_cat: "\ud83d\ude3b",
   smirk_cat: "\ud83d\ude3c",
   kissing_cat: "\ud83d\ude3d",
   scream_cat: "\ud83d\ude40",
   crying_cat_face: "\ud83d\ude3f",
   pouting_cat: "\ud83d\ude3e",
   see_no_evil: "\ud83d\ude48",
   hear_no_evil: "\ud83d\ude49",
   speak_no_evil: "\ud83d\ude4a",
   love_letter: "\ud83d\udc8c",
   cupid: "\ud83d\udc98",
   gift_heart: "\ud83d\udc9d",
   sparkling_heart: "\ud83d\udc96",
   heartpulse: "\ud83d\udc97",
   heartbeat: "\ud83d\udc93",
   revolving_hearts: "\ud83d\udc9e",
   two_hearts: "\ud83d\udc95",
   heart_decoration: "\ud83d\udc9f",
   heavy_heart_exclamation: "\u2763\ufe0f",
   broken_heart: "\ud83d\udc94",
   heart_on_fire: "\u2764\ufe0f\u200d\ud83d\udd25",
   mending_heart: "\u2764\ufe0f\u200d\ud83e\ude79",
   heart: "\u2764\ufe0f",
   pink_heart: "\ud83e\ude77",
   orange_heart: "\ud83e\udde1",
   yellow_heart: "\ud83d\udc9b",
   green_heart: "\ud83d\udc9a",
   blue_heart: "\ud83d\udc99",
   light_blue_heart: "\ud83e\ude75",
   purple_heart: "\ud83d\udc9c",
   brown_heart: "\ud83e\udd0e",
   black_heart: "\ud83d\udda4",
   grey_heart: "\ud83e\ude76",
   white_heart: "\ud83e\udd0d",
   kiss: "\ud83d\udc8b",
   anger: "\ud83d\udca2",
   boom: "\ud83d\udca5",
   collision: "\ud83d\udca5",
   dizzy: "\ud83d\udcab",
   sweat_drops: "\ud83d\udca6",
   dash: "\ud83d\udca8",
   hole: "\ud83d\udd73\ufe0f",
   speech_balloon: "\ud83d\udcac",
   eye_speech_bubble: "\ud83d\udc41\ufe0f\u200d\ud83d\udde8\ufe0f",
   left_speech_bubble: "\ud83d\udde8\ufe0f",
   right_anger_bubble: "\ud83d\uddef\ufe0f",
   thought_balloon: "\ud83d\udcad",
   zzz: "\ud83d\udca4",
   wave: "\ud83d\udc4b",
   raised_back_of_hand: "\ud83e\udd1a",
   raised_hand_with_fingers_splayed: "\ud83d\udd90\ufe0f",
   hand: "\u270b",
   raised_hand: "\u270b",
   vulcan_salute: "\ud83d\udd96",
   rightwards_hand: "\ud83e\udef1",
   leftwards_hand: "\ud83e\udef2",
   palm_down_hand: "\ud83e\udef3",
   palm_up_hand: "\ud83e\udef4",
   leftwards_pushing_hand: "\ud83e\udef7",
   rightwards_pushing_hand: "\ud83e\udef8",
   ok_hand: "\ud83d\udc4c",
   pinched_fingers: "\ud83e\udd0c",
   pinching_hand: "\ud83e\udd0f",
   v: "\u270c\ufe0f",
   crossed_fingers: "\ud83e\udd1e",
   hand_with_index_finger_and_thumb_crossed: "\ud83e\udef0",
   love_you_gesture: "\ud83e\udd1f",
   metal: "\ud83e\udd18",
   call_me_hand: "\ud83e\udd19",
   point_left: "\ud83d\udc48",
   point_right: "\ud83d\udc49",
   point_up_2: "\ud83d\udc46",
   middle_finger: "\ud83d\udd95",
   fu: "\ud83d\udd95",
   point_down: "\ud83d\udc47",
   point_up: "\u261d\ufe0f",
   index_pointing_at_the_viewer: "\ud83e\udef5",
   "+1": "\ud83d\udc4d",
   thumbsup: "\ud83d\udc4d",
   "-1": "\ud83d\udc4e",
   thumbsdown: "\ud83d\udc4e",
   fist_raised: "\u270a",
   fist: "\u270a",
   fist_oncoming: "\ud83d\udc4a",
   facepunch: "\ud83d\udc4a",
   punch: "\ud83d\udc4a",
   fist_left: "\ud83e\udd1b",
   fist_right: "\ud83e\udd1c",
   clap: "\ud83d\udc4f",
   raised_hands: "\ud83d\ude4c",
   heart_hands: "\ud83e\udef6",
   open_hands: "\ud83d\udc50",
   palms_up_together: "\ud83e\udd32",
   handshake: "\ud83e\udd1d",
   pray: "\ud83d\ude4f",
   writing_hand: "\u270d\ufe0f",
   nail_care: "\ud83d\udc85",
   selfie: "\ud83e\udd33",
   muscle: "\ud83d\udcaa",
   mechanical_arm: "\ud83e\uddbe",
   mechanical_leg: "\ud83e\uddbf",
   leg: "\ud83e\uddb5",
   foot: "\ud83e\uddb6",
   ear: "\ud83d\udc42",
   ear_with_hearing_aid: "\ud83e\uddbb",
   nose: "\ud83d\udc43",
   brain: "\ud83e\udde0",
   anatomical_heart: "\ud83e\udec0",
   lungs: "\ud83e\udec1",
   tooth: "\ud83e\uddb7",
   bone: "\ud83e\uddb4",
   eyes: "\ud83d\udc40",
   eye: "\ud83d\udc41\ufe0f",
   tongue: "\ud83d\udc45",
   lips: "\ud83d\udc44",
   biting_lip: "\ud83e\udee6",
   baby: "\ud83d\udc76",
   child: "\ud83e\uddd2",
   boy: "\ud83d\udc66",
   girl: "\ud83d\udc67",
   adult: "\ud83e\uddd1",
   blond_haired_person: "\ud83d\udc71",
   man: "\ud83d\udc68",
   bearded_person: "\ud83e\uddd4",
   man_beard: "\ud83e\uddd4\u200d\u2642\ufe0f",
   woman_beard: "\ud83e\uddd4\u200d\u2640\ufe0f",
   red_haired_man: "\ud83d\udc68\u200d\ud83e\uddb0",
   curly_haired_man: "\ud83d\udc68\u200d\ud83e\uddb1",
   white_haired_man: "\ud83d\udc68\u200d\ud83e\uddb3",
   bald_man: "\ud83d\udc68\u200d\ud83e\uddb2",
   woman: "\ud83d\udc69",
   red_haired_woman: "\ud83d\udc69\u200d\ud83e\uddb0",
   person_red_hair: "\ud83e\uddd1\u200d\ud83e\uddb0",
   curly_haired_woman: "\ud83d\udc69\u200d\ud83e\uddb1",
   person_curly_hair: "\ud83e\uddd1\u200d\ud83e\uddb1",
   white_haired_woman: "\ud83d\udc69\u200d\ud83e\uddb3",
   person_white_hair: "\ud83e\uddd1\u200d\ud83e\uddb3",
   bald_woman: "\ud83d\udc69\u200d\ud83e\uddb2",
   person_bald: "\ud83e\uddd1\u200d\ud83e\uddb2",
   blond_haired_woman: "\ud83d\udc71\u200d\u2640\ufe0f",
   blonde_woman: "\ud83d\udc71\u200d\u2640\ufe0f",
   blond_haired_man: "\ud83d\udc71\u200d\u2642\ufe0f",
   older_adult: "\ud83e\uddd3",
   older_man: "\ud83d\udc74",
   older_woman: "\ud83d\udc75",
   frowning_person: "\ud83d\ude4d",
   frowning_man: "\ud83d\ude4d\u200d\u2642\ufe0f",
   frowning_woman: "\ud83d\ude4d\u200d\u2640\ufe0f",
   pouting_face: "\ud83d\ude4e",
   pouting_man: "\ud83d\ude4e\u200d\u2642\ufe0f",
   pouting_woman: "\ud83d\ude4e\u200d\u2640\ufe0f",
   no_good: "\ud83d\ude45",
   no_good_man: "\ud83d\ude45\u200d\u2642\ufe0f",
   ng_man: "\ud83d\ude45\u200d\u2642\ufe0f",
   no_good_woman: "\ud83d\ude45\u200d\u2640\ufe0f",
   ng_woman: "\ud83d\ude45\u200d\u2640\ufe0f",
   ok_person: "\ud83d\ude46",
   ok_man: "\ud83d\ude46\u200d\u2642\ufe0f",
   ok_woman: "\ud83d\ude46\u200d\u2640\ufe0f",
   tipping_hand_person: "\ud83d\udc81",
   information_desk_person: "\ud83d\udc81",
   tipping_hand_man: "\ud83d\udc81\u200d\u2642\ufe0f",
   sassy_man: "\ud83d\udc81\u200d\u2642\ufe0f",
   tipping_hand_woman: "\ud83d\udc81\u200d\u2640\ufe0f",
   sassy_woman: "\ud83d\udc81\u200d\u2640\ufe0f",
   raising_hand: "\ud83d\ude4b",
   raising_hand_man: "\ud83d\ude4b\u200d\u2642\ufe0f",
   raising_hand_woman: "\ud83d\ude4b\u200d\u2640\ufe0f",
   deaf_person: "\ud83e\uddcf",
   deaf_man: "\ud83e\uddcf\u200d\u2642\ufe0f",
   deaf_woman: "\ud83e\uddcf\u200d\u2640\ufe0f",
   bow: "\ud83d\ude47",
   bowing_man: "\ud83d\ude47\u200d\u2642\ufe0f",
   bowing_woman: "\ud83d\ude47\u200d\u2640\ufe0f",
   facepalm: "\ud83e\udd26",
   man_facepalming: "\ud83e\udd26\u200d\u2642\ufe0f",
   woman_facepalming: "\ud83e\udd26\u200d\u2640\ufe0f",
   shrug: "\ud83e\udd37",
   man_shrugging: "\ud83e\udd37\u200d\u2642\ufe0f",
   woman_shrugging: "\ud83e\udd37\u200d\u2640\ufe0f",
   health_worker: "\ud83e\uddd1\u200d\u2695\ufe0f",
   man_health_worker: "\ud83d\udc68\u200d\u2695\ufe0f",
   woman_health_worker: "\ud83d\udc69\u200d\u2695\ufe0f",
   student: "\ud83e\uddd1\u200d\ud83c\udf93",
   man_student: "\ud83d\udc68\u200d\ud83c\udf93",
   woman_student: "\ud83d\udc69\u200d\ud83c\udf93",
   teacher: "\ud83e\uddd1\u200d\ud83c\udfeb",
   man_teacher: "\ud83d\udc68\u200d\ud83c\udfeb",
   woman_teacher: "\ud83d\udc69\u200d\ud83c\udfeb",
   judge: "\ud83e\uddd1\u200d\u2696\ufe0f",
   man_judge: "\ud83d\udc68\u200d\u2696\ufe0f",
   woman_judge: "\ud83d\udc69\u200d\u2696\ufe0f",
   farmer: "\ud83e\uddd1\u200d\ud83c\udf3e",
   man_farmer: "\ud83d\udc68\u200d\ud83c\udf3e",
   woman_farmer: "\ud83d\udc69\u200d\ud83c\udf3e",
   cook: "\ud83e\uddd1\u200d\ud83c\udf73",
   man_cook: "\ud83d\udc68\u200d\ud83c\udf73",
   woman_cook: "\ud83d\udc69\u200d\ud83c\udf73",
   mechanic: "\ud83e\uddd1\u200d\ud83d\udd27",
   man_mechanic: "\ud83d\udc68\u200d\ud83d\udd27",
   woman_mechanic: "\ud83d\udc69\u200d\ud83d\udd27",
   factory_worker: "\ud83e\uddd1\u200d\ud83c\udfed",
   man_factory_worker: "\ud83d\udc68\u200d\ud83c\udfed",
   woman_factory_worker: "\ud83d\udc69\u200d\ud83c\udfed",
   office_worker: "\ud83e\uddd1\u200d\ud83d\udcbc",
   man_office_worker: "\ud83d\udc68\u200d\ud83d\udcbc",
   woman_office_worker: "\ud83d\udc69\u200d\ud83d\udcbc",
   scientist: "\ud83e\uddd1\u200d\ud83d\udd2c",
   man_scientist: "\ud83d\udc68\u200d\ud83d\udd2c",
   woman_scientist: "\ud83d\udc69\u200d\ud83d\udd2c",
   technologist: "\ud83e\uddd1\u200d\ud83d\udcbb",
   man_technologist: "\ud83d\udc68\u200d\ud83d\udcbb",
   woman_technologist: "\ud83d\udc69\u200d\ud83d\udcbb",
   singer: "\ud83e\uddd1\u200d\ud83c\udfa4",
   man_singer: "\ud83d\udc68\u200d\ud83c\udfa4",
   woman_singer: "\ud83d\udc69\u200d\ud83c\udfa4",
   artist: "\ud83e\uddd1\u200d\ud83c\udfa8",
   man_artist: "\ud83d\udc68\u200d\ud83c\udfa8",
   woman_artist: "\ud83d\udc69\u200d\ud83c\udfa8",
   pilot: "\ud83e\uddd1\u200d\u2708\ufe0f",
   man_pilot: "\ud83d\udc68\u200d\u2708\ufe0f",
   woman_pilot: "\ud83d\udc69\u200d\u2708\ufe0f",
   astronaut: "\ud83e\uddd1\u200d\ud83d\ude80",
   man_astronaut: "\ud83d\udc68\u200d\ud83d\ude80",
   woman_astronaut: "\ud83d\udc69\u200d\ud83d\ude80",
   firefighter: "\ud83e\uddd1\u200d\ud83d\ude92",
   man_firefighter: "\ud83d\udc68\u200d\ud83d\ude92",
   woman_firefighter: "\ud83d\udc69\u200d\ud83d\ude92",
   police_officer: "\ud83d\udc6e",
   cop: "\ud83d\udc6e",
   policeman: "\ud83d\udc6e\u200d\u2642\ufe0f",
   policewoman: "\ud83d\udc6e\u200d\u2640\ufe0f",
   detective: "\ud83d\udd75\ufe0f",
   male_detective: "\ud83d\udd75\ufe0f\u200d\u2642\ufe0f",
   female_detective: "\ud83d\udd75\ufe0f\u200d\u2640\ufe0f",
   guard: "\ud83d\udc82",
   guardsman: "\ud83d\udc82\u200d\u2642\ufe0f",
   guardswoman: "\ud83d\udc82\u200d\u2640\ufe0f",
   ninja: "\ud83e\udd77",
   construction_worker: "\ud83d\udc77",
   construction_worker_man: "\ud83d\udc77\u200d\u2642\ufe0f",
   construction_worker_woman: "\ud83d\udc77\u200d\u2640\ufe0f",
   person_with_crown: "\ud83e\udec5",
   prince: "\ud83e\udd34",
   princess: "\ud83d\udc78",
   person_with_turban: "\ud83d\udc73",
   man_with_turban: "\ud83d\udc73\u200d\u2642\ufe0f",
   woman_with_turban: "\ud83d\udc73\u200d\u2640\ufe0f",
   man_with_gua_pi_mao: "\ud83d\udc72",
   woman_with_headscarf: "\ud83e\uddd5",
   person_in_tuxedo: "\ud83e\udd35",
   man_in_tuxedo: "\ud83e\udd35\u200d\u2642\ufe0f",
   woman_in_tuxedo: "\ud83e\udd35\u200d\u2640\ufe0f",
   person_with_veil: "\ud83d\udc70",
   man_with_veil: "\ud83d\udc70\u200d\u2642\ufe0f",
   woman_with_veil: "\ud83d\udc70\u200d\u2640\ufe0f",
   bride_with_veil: "\ud83d\udc70\u200d\u2640\ufe0f",
   pregnant_woman: "\ud83e\udd30",
   pregnant_man: "\ud83e\udec3",
   pregnant_person: "\ud83e\udec4",
   breast_feeding: "\ud83e\udd31",
   woman_feeding_baby: "\ud83d\udc69\u200d\ud83c\udf7c",
   man_feeding_baby: "\ud83d\udc68\u200d\ud83c\udf7c",
   person_feeding_baby: "\ud83e\uddd1\u200d\ud83c\udf7c",
   angel: "\ud83d\udc7c",
   santa: "\ud83c\udf85",
   mrs_claus: "\ud83e\udd36",
   mx_claus: "\ud83e\uddd1\u200d\ud83c\udf84",
   superhero: "\ud83e\uddb8",
   superhero_man: "\ud83e\uddb8\u200d\u2642\ufe0f",
   superhero_woman: "\ud83e\uddb8\u200d\u2640\ufe0f",
   supervillain: "\ud83e\uddb9",
   supervillain_man: "\ud83e\uddb9\u200d\u2642\ufe0f",
   supervillain_woman: "\ud83e\uddb9\u200d\u2640\ufe0f",
   mage: "\ud83e\uddd9",
   mage_man: "\ud83e\uddd9\u200d\u2642\ufe0f",
   mage_woman: "\ud83e\uddd9\u200d\u2640\ufe0f",
   fairy: "\ud83e\uddda",
   fairy_man: "\ud83e\uddda\u200d\u2642\ufe0f",
   fairy_woman: "\ud83e\uddda\u200d\u2640\ufe0f",
   vampire: "\ud83e\udddb",
   vampire_man: "\ud83e\udddb\u200d\u2642\ufe0f",
   vampire_woman: "\ud83e\udddb\u200d\u2640\ufe0f",
   merperson: "\ud83e\udddc",
   merman: "\ud83e\udddc\u200d\u2642\ufe0f",
   mermaid: "\ud83e\udddc\u200d\u2640\ufe0f",
   elf: "\ud83e\udddd",
   elf_man: "\ud83e\udddd\u200d\u2642\ufe0f",
   elf_woman: "\ud83e\udddd\u200d\u2640\ufe0f",
   genie: "\ud83e\uddde",
   genie_man: "\ud83e\uddde\u200d\u2642\ufe0f",
   genie_woman: "\ud83e\uddde\u200d\u2640\ufe0f",
   zombie: "\ud83e\udddf",
   zombie_man: "\ud83e\udddf\u200d\u2642\ufe0f",
   zombie_woman: "\ud83e\udddf\u200d\u2640\ufe0f",
   troll: "\ud83e\uddcc",
   massage: "\ud83d\udc86",
   massage_man: "\ud83d\udc86\u200d\u2642\ufe0f",
   massage_woman: "\ud83d\udc86\u200d\u2640\ufe0f",
   haircut: "\ud83d\udc87",
   haircut_man: "\ud83d\udc87\u200d\u2642\ufe0f",
   haircut_woman: "\ud83d\udc87\u200d\u2640\ufe0f",
   walking: "\ud83d\udeb6",
   walking_man: "\ud83d\udeb6\u200d\u2642\ufe0f",
   walking_woman: "\ud83d\udeb6\u200d\u2640\ufe0f",
   standing_person: "\ud83e\uddcd",
   standing_man: "\ud83e\uddcd\u200d\u2642\ufe0f",
   standing_woman: "\ud83e\uddcd\u200d\u2640\ufe0f",
   kneeling_person: "\ud83e\uddce",
   kneeling_man: "\ud83e\uddce\u200d\u2642\ufe0f",
   kneeling_woman: "\ud83e\uddce\u200d\u2640\ufe0f",
   person_with_probing_cane: "\ud83e\uddd1\u200d\ud83e\uddaf",
   man_with_probing_cane: "\ud83d\udc68\u200d\ud83e\uddaf",
   woman_with_probing_cane: "\ud83d\udc69\u200d\ud83e\uddaf",
   person_in_motorized_wheelchair: "\ud83e\uddd1\u200d\ud83e\uddbc",
   man_in_motorized_wheelchair: "\ud83d\udc68\u200d\ud83e\uddbc",
   woman_in_motorized_wheelchair: "\ud83d\udc69\u200d\ud83e\uddbc",
   person_in_manual_wheelchair: "\ud83e\uddd1\u200d\ud83e\uddbd",
   man_in_manual_wheelchair: "\ud83d\udc68\u200d\ud83e\uddbd",
   woman_in_manual_wheelchair: "\ud83d\udc69\u200d\ud83e\uddbd",
   runner: "\ud83c\udfc3",
   running: "\ud83c\udfc3",
   running_man: "\ud83c\udfc3\u200d\u2642\ufe0f",
   running_woman: "\ud83c\udfc3\u200d\u2640\ufe0f",
   woman_dancing: "\ud83d\udc83",
   dancer: "\ud83d\udc83",
   man_dancing: "\ud83d\udd7a",
   business_suit_levitating: "\ud83d\udd74\ufe0f",
   dancers: "\ud83d\udc6f",
   dancing_men: "\ud83d\udc6f\u200d\u2642\ufe0f",
   dancing_women: "\ud83d\udc6f\u200d\u2640\ufe0f",
   sauna_person: "\ud83e\uddd6",
   sauna_man: "\ud83e\uddd6\u200d\u2642\ufe0f",
   sauna_woman: "\ud83e\uddd6\u200d\u2640\ufe0f",
   climbing: "\ud83e\uddd7",
   climbing_man: "\ud83e\uddd7\u200d\u2642\ufe0f",
   climbing_woman: "\ud83e\uddd7\u200d\u2640\ufe0f",
   person_fencing: "\ud83e\udd3a",
   horse_racing: "\ud83c\udfc7",
   skier: "\u26f7\ufe0f",
   snowboarder: "\ud83c\udfc2",
   golfing: "\ud83c\udfcc\ufe0f",
   golfing_man: "\ud83c\udfcc\ufe0f\u200d\u2642\ufe0f",
   golfing_woman: "\ud83c\udfcc\ufe0f\u200d\u2640\ufe0f",
   surfer: "\ud83c\udfc4",
   surfing_man: "\ud83c\udfc4\u200d\u2642\ufe0f",
   surfing_woman: "\ud83c\udfc4\u200d\u2640\ufe0f",
   rowboat: "\ud83d\udea3",
   rowing_man: "\ud83d\udea3\u200d\u2642\ufe0f",
   rowing_woman: "\ud83d\udea3\u200d\u2640\ufe0f",
   swimmer: "\ud83c\udfca",
   swimming_man: "\ud83c\udfca\u200d\u2642\ufe0f",
   swimming_woman: "\ud83c\udfca\u200d\u2640\ufe0f",
   bouncing_ball_person: "\u26f9\ufe0f",
   bouncing_ball_man: "\u26f9\ufe0f\u200d\u2642\ufe0f",
   basketball_man: "\u26f9\ufe0f\u200d\u2642\ufe0f",
   bouncing_ball_woman: "\u26f9\ufe0f\u200d\u2640\ufe0f",
   basketball_woman: "\u26f9\ufe0f\u200d\u2640\ufe0f",
   weight_lifting: "\ud83c\udfcb\ufe0f",
   weight_lifting_man: "\ud83c\udfcb\ufe0f\u200d\u2642\ufe0f",
   weight_lifting_woman: "\ud83c\udfcb\ufe0f\u200d\u2640\ufe0f",
   bicyclist: "\ud83d\udeb4",
   biking_man: "\ud83d\udeb4\u200d\u2642\ufe0f",
   biking_woman: "\ud83d\udeb4\u200d\u2640\ufe0f",
   mountain_bicyclist: "\ud83d\udeb5",
   mountain_biking_man: "\ud83d\udeb5\u200d\u2642\ufe0f",
   mountain_biking_woman: "\ud83d\udeb5\u200d\u2640\ufe0f",
   cartwheeling: "\ud83e\udd38",
   man_cartwheeling: "\ud83e\udd38\u200d\u2642\ufe0f",
   woman_cartwheeling: "\ud83e\udd38\u200d\u2640\ufe0f",
   wrestling: "\ud83e\udd3c",
   men_wrestling: "\ud83e\udd3c\u200d\u2642\ufe0f",
   women_wrestling: "\ud83e\udd3c\u200d\u2640\ufe0f",
   water_polo: "\ud83e\udd3d",
   man_playing_water_polo: "\ud83e\udd3d\u200d\u2642\ufe0f",
   woman_playing_water_polo: "\ud83e\udd3d\u200d\u2640\ufe0f",
   handball_person: "\ud83e\udd3e",
   man_playing_handball: "\ud83e\udd3e\u200d\u2642\ufe0f",
   woman_playing_handball: "\ud83e\udd3e\u200d\u2640\ufe0f",
   juggling_person: "\ud83e\udd39",
   man_juggling: "\ud83e\udd39\u200d\u2642\ufe0f",
   woman_juggling: "\ud83e\udd39\u200d\u2640\ufe0f",
   lotus_position: "\ud83e\uddd8",
   lotus_position_man: "\ud83e\uddd8\u200d\u2642\ufe0f",
   lotus_position_woman: "\ud83e\uddd8\u200d\u2640\ufe0f",
   bath: "\ud83d\udec0",
   sleeping_bed: "\ud83d\udecc",
   people_holding_hands: "\ud83e\uddd1\u200d\ud83e\udd1d\u200d\ud83e\uddd1",
   two_women_holding_hands: "\ud83d\udc6d",
   couple: "\ud83d\udc6b",
   two_men_holding_hands: "\ud83d\udc6c",
   couplekiss: "\ud83d\udc8f",
   couplekiss_man_woman: "\ud83d\udc69\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68",
   couplekiss_man_man: "\ud83d\udc68\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68",
   couplekiss_woman_woman: "\ud83d\udc69\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc69",
   couple_with_heart: "\ud83d\udc91",
   couple_with_heart_woman_man: "\ud83d\udc69\u200d\u2764\ufe0f\u200d\ud83d\udc68",
   couple_with_heart_man_man: "\ud83d\udc68\u200d\u2764\ufe0f\u200d\ud83d\udc68",
   couple_with_heart_woman_woman: "\ud83d\udc69\u200d\u2764\ufe0f\u200d\ud83d\udc69",
   family: "\ud83d\udc6a",
   family_man_woman_boy: "\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc66",
   family_man_woman_girl: "\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67",
   family_man_woman_girl_boy: "\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67\u200d\ud83d\udc66",
   family_man_woman_boy_boy: "\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc66\u200d\ud83d\udc66",
   family_man_woman_girl_girl: "\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67\u200d\ud83d\udc67",
   family_man_man_boy: "\ud83d\udc68\u200d\ud83d\udc68\u200d\ud83d\udc66",
   family_man_man_girl: "\ud83d\udc68\u200d\ud83d\udc68\u200d\ud83d\udc67",
   family_man_man_girl_boy: "\ud83d\udc68\u200d\ud83d\udc68\u200d\ud83d\udc67\u200d\ud83d\udc66",
   family_man_man_boy_boy: "\ud83d\udc68\u200d\ud83d\udc68\u200d\ud83d\udc66\u200d\ud83d\udc66",
   family_man_man_girl_girl: "\ud83d\udc68\u200d\ud83d\udc68\u200d\ud83d\udc67\u200d\ud83d\udc67",
   family_woman_woman_boy: "\ud83d\udc69\u200d\ud83d\udc69\u200d\ud83d\udc66",
   family_woman_woman_girl: "\ud83d\udc69\u200d\ud83d\udc69\u200d\ud83d\udc67",
   family_woman_woman_girl_boy: "\ud83d\udc69\u200d\ud83d\udc69\u200d\ud83d\udc67\u200d\ud83d\udc66",
   family_woman_woman_boy_boy: "\ud83d\udc69\u200d\ud83d\udc69\u200d\ud83d\udc66\u200d\ud83d\udc66",
   family_woman_woman_girl_girl: "\ud83d\udc69\u200d\ud83d\udc69\u200d\ud83d\udc67\u200d\ud83d\udc67",
   family_man_boy: "\ud83d\udc68\u200d\ud83d\udc66",
   family_man_boy_boy: "\ud83d\udc68\u200d\ud83d\udc66\u200d\ud83d\udc66",
   family_man_girl: "\ud83d\udc68\u200d\ud83d\udc67",
   family_man_girl_boy: "\ud83d\udc68\u200d\ud83d\udc67\u200d\ud83d\udc66",
   family_man_girl_girl: "\ud83d\udc68\u200d\ud83d\udc67\u200d\ud83d\udc67",
   family_woman_boy: "\ud83d\udc69\u200d\ud83d\udc66",
   family_woman_boy_boy: "\ud83d\udc69\u200d\ud83d\udc66\u200d\ud83d\udc66",
   family_woman_girl: "\ud83d\udc69\u200d\ud83d\udc67",
   family_woman_girl_boy: "\ud83d\udc69\u200d\ud83d\udc67\u200d\ud83d\udc66",
   family_woman_girl_girl: "\ud83d\udc69\u200d\ud83d\udc67\u200d\ud83d\udc67",
   speaking_head: "\ud83d\udde3\ufe0f",
   bust_in_silhouette: "\ud83d\udc64",
   busts_in_silhouette: "\ud83d\udc65",
   people_hugging: "\ud83e\udec2",
   footprints: "\ud83d\udc63",
   monkey_face: "\ud83d\udc35",
   monkey: "\ud83d\udc12",
   gorilla: "\ud83e\udd8d",
   orangutan: "\ud83e\udda7",
   dog: "\ud83d\udc36",
   dog2: "\ud83d\udc15",
   guide_dog: "\ud83e\uddae",
   service_dog: "\ud83d\udc15\u200d\ud83e\uddba",
   poodle: "\ud83d\udc29",
   wolf: "\ud83d\udc3a",
   fox_face: "\ud83e\udd8a",
   raccoon: "\ud83e\udd9d",
   cat: "\ud83d\udc31",
   cat2: "\ud83d\udc08",
   black_cat: "\ud83d\udc08\u200d\u2b1b",
   lion: "\ud83e\udd81",
   tiger: "\ud83d\udc2f",
   tiger2: "\ud83d\udc05",
   leopard: "\ud83d\udc06",
   horse: "\ud83d\udc34",
   moose: "\ud83e\udece",
   donkey: "\ud83e\udecf",
   racehorse: "\ud83d\udc0e",
   unicorn: "\ud83e\udd84",
   zebra: "\ud83e\udd93",
   deer: "\ud83e\udd8c",
   bison: "\ud83e\uddac",
   cow: "\ud83d\udc2e",
   ox: "\ud83d\udc02",
   water_buffalo: "\ud83d\udc03",
   cow2: "\ud83d\udc04",
   pig: "\ud83d\udc37",
   pig2: "\ud83d\udc16",
   boar: "\ud83d\udc17",
   pig_nose: "\ud83d\udc3d",
   ram: "\ud83d\udc0f",
   sheep: "\ud83d\udc11",
   goat: "\ud83d\udc10",
   dromedary_camel: "\ud83d\udc2a",
   camel: "\ud83d\udc2b",
   llama: "\ud83e\udd99",
   giraffe: "\ud83e\udd92",
   elephant: "\ud83d\udc18",
   mammoth: "\ud83e\udda3",
   rhinoceros: "\ud83e\udd8f",
   hippopotamus: "\ud83e\udd9b",
   mouse: "\ud83d\udc2d",
   mouse2: "\ud83d\udc01",
   rat: "\ud83d\udc00",
   hamster: "\ud83d\udc39",
   rabbit: "\ud83d\udc30",
   rabbit2: "\ud83d\udc07",
   chipmunk: "\ud83d\udc3f\ufe0f",
   beaver: "\ud83e\uddab",
   hedgehog: "\ud83e\udd94",
   bat: "\ud83e\udd87",
   bear: "\ud83d\udc3b",
   polar_bear: "\ud83d\udc3b\u200d\u2744\ufe0f",
   koala: "\ud83d\udc28",
   panda_face: "\ud83d\udc3c",
   sloth: "\ud83e\udda5",
   otter: "\ud83e\udda6",
   skunk: "\ud83e\udda8",
   kangaroo: "\ud83e\udd98",
   badger: "\ud83e\udda1",
   feet: "\ud83d\udc3e",
   paw_prints: "\ud83d\udc3e",
   turkey: "\ud83e\udd83",
   chicken: "\ud83d\udc14",
   rooster: "\ud83d\udc13",
   hatching_chick: "\ud83d\udc23",
   baby_chick: "\ud83d\udc24",
   hatched_chick: "\ud83d\udc25",
   bird: "\ud83d\udc26",
   penguin: "\ud83d\udc27",
   dove: "\ud83d\udd4a\ufe0f",
   eagle: "\ud83e\udd85",
   duck: "\ud83e\udd86",
   swan: "\ud83e\udda2",
   owl: "\ud83e\udd89",
   dodo: "\ud83e\udda4",
   feather: "\ud83e\udeb6",
   flamingo: "\ud83e\udda9",
   peacock: "\ud83e\udd9a",
   parrot: "\ud83e\udd9c",
   wing: "\ud83e\udebd",
   black_bird: "\ud83d\udc26\u200d\u2b1b",
   goose: "\ud83e\udebf",
   frog: "\ud83d\udc38",
   crocodile: "\ud83d\udc0a",
   turtle: "\ud83d\udc22",
   lizard: "\ud83e\udd8e",
   snake: "\ud83d\udc0d",
   dragon_face: "\ud83d\udc32",
   dragon: "\ud83d\udc09",
   sauropod: "\ud83e\udd95",
   "t-rex": "\ud83e\udd96",
   whale: "\ud83d\udc33",
   whale2: "\ud83d\udc0b",
   dolphin: "\ud83d\udc2c",
   flipper: "\ud83d\udc2c",
   seal: "\ud83e\uddad",
   fish: "\ud83d\udc1f",
   tropical_fish: "\ud83d\udc20",
   blowfish: "\ud83d\udc21",
   shark: "\ud83e\udd88",
   octopus: "\ud83d\udc19",
   shell: "\ud83d\udc1a",
   coral: "\ud83e\udeb8",
   jellyfish: "\ud83e\udebc",
   snail: "\ud83d\udc0c",
   butterfly: "\ud83e\udd8b",
   bug: "\ud83d\udc1b",
   ant: "\ud83d\udc1c",
   bee: "\ud83d\udc1d",
   honeybee: "\ud83d\udc1d",
   beetle: "\ud83e\udeb2",
   lady_beetle: "\ud83d\udc1e",
   cricket: "\ud83e\udd97",
   cockroach: "\ud83e\udeb3",
   spider: "\ud83d\udd77\ufe0f",
   spider_web: "\ud83d\udd78\ufe0f",
   scorpion: "\ud83e\udd82",
   mosquito: "\ud83e\udd9f",
   fly: "\ud83e\udeb0",
   worm: "\ud83e\udeb1",
   microbe: "\ud83e\udda0",
   bouquet: "\ud83d\udc90",
   cherry_blossom: "\ud83c\udf38",
   white_flower: "\ud83d\udcae",
   lotus: "\ud83e\udeb7",
   rosette: "\ud83c\udff5\ufe0f",
   rose: "\ud83c\udf39",
   wilted_flower: "\ud83e\udd40",
   hibiscus: "\ud83c\udf3a",
   sunflower: "\ud83c\udf3b",
   blossom: "\ud83c\udf3c",
   tulip: "\ud83c\udf37",
   hyacinth: "\ud83e\udebb",
   seedling: "\ud83c\udf31",
   potted_plant: "\ud83e\udeb4",
   evergreen_tree: "\ud83c\udf32",
   deciduous_tree: "\ud83c\udf33",
   palm_tree: "\ud83c\udf34",
   cactus: "\ud83c\udf35",
   ear_of_rice: "\ud83c\udf3e",
   herb: "\ud83c\udf3f",
   shamrock: "\u2618\ufe0f",
   four_leaf_clover: "\ud83c\udf40",
   maple_leaf: "\ud83c\udf41",
   fallen_leaf: "\ud83c\udf42",
   leaves: "\ud83c\udf43",
   empty_nest: "\ud83e\udeb9",
   nest_with_eggs: "\ud83e\udeba",
   mushroom: "\ud83c\udf44",
   grapes: "\ud83c\udf47",
   melon: "\ud83c\udf48",
   watermelon: "\ud83c\udf49",
   tangerine: "\ud83c\udf4a",
   orange: "\ud83c\udf4a",
   mandarin: "\ud83c\udf4a",
   lemon: "\ud83c\udf4b",
   banana: "\ud83c\udf4c",
   pineapple: "\ud83c\udf4d",
   mango: "\ud83e\udd6d",
   apple: "\ud83c\udf4e",
   green_apple: "\ud83c\udf4f",
   pear: "\ud83c\udf50",
   peach: "\ud83c\udf51",
   cherries: "\ud83c\udf52",
   strawberry: "\ud83c\udf53",
   blueberries: "\ud83e\uded0",
   kiwi_fruit: "\ud83e\udd5d",
   tomato: "\ud83c\udf45",
   olive: "\ud83e\uded2",
   coconut: "\ud83e\udd65",
   avocado: "\ud83e\udd51",
   eggplant: "\ud83c\udf46",
   potato: "\ud83e\udd54",
   carrot: "\ud83e\udd55",
   corn: "\ud83c\udf3d",
   hot_pepper: "\ud83c\udf36\ufe0f",
   bell_pepper: "\ud83e\uded1",
   cucumber: "\ud83e\udd52",
   leafy_green: "\ud83e\udd6c",
   broccoli: "\ud83e\udd66",
   garlic: "\ud83e\uddc4",
   onion: "\ud83e\uddc5",
   peanuts: "\ud83e\udd5c",
   beans: "\ud83e\uded8",
   chestnut: "\ud83c\udf30",
   ginger_root: "\ud83e\udeda",
   pea_pod: "\ud83e\udedb",
   bread: "\ud83c\udf5e",
   croissant: "\ud83e\udd50",
   baguette_bread: "\ud83e\udd56",
   flatbread: "\ud83e\uded3",
   pretzel: "\ud83e\udd68",
   bagel: "\ud83e\udd6f",
   pancakes: "\ud83e\udd5e",
   waffle: "\ud83e\uddc7",
   cheese: "\ud83e\uddc0",
   meat_on_bone: "\ud83c\udf56",
   poultry_leg: "\ud83c\udf57",
   cut_of_meat: "\ud83e\udd69",
   bacon: "\ud83e\udd53",
   hamburger: "\ud83c\udf54",
   fries: "\ud83c\udf5f",
   pizza: "\ud83c\udf55",
   hotdog: "\ud83c\udf2d",
   sandwich: "\ud83e\udd6a",
   taco: "\ud83c\udf2e",
   burrito: "\ud83c\udf2f",
   tamale: "\ud83e\uded4",
   stuffed_flatbread: "\ud83e\udd59",
   falafel: "\ud83e\uddc6",
   egg: "\ud83e\udd5a",
   fried_egg: "\ud83c\udf73",
   shallow_pan_of_food: "\ud83e\udd58",
   stew: "\ud83c\udf72",
   fondue: "\ud83e\uded5",
   bowl_with_spoon: "\ud83e\udd63",
   green_salad: "\ud83e\udd57",
   popcorn: "\ud83c\udf7f",
   butter: "\ud83e\uddc8",
   salt: "\ud83e\uddc2",
   canned_food: "\ud83e\udd6b",
   bento: "\ud83c\udf71",
   rice_cracker: "\ud83c\udf58",
   rice_ball: "\ud83c\udf59",
   rice: "\ud83c\udf5a",
   curry: "\ud83c\udf5b",
   ramen: "\ud83c\udf5c",
   spaghetti: "\ud83c\udf5d",
   sweet_potato: "\ud83c\udf60",
   oden: "\ud83c\udf62",
   sushi: "\ud83c\udf63",
   fried_shrimp: "\ud83c\udf64",
   fish_cake: "\ud83c\udf65",
   moon_cake: "\ud83e\udd6e",
   dango: "\ud83c\udf61",
   dumpling: "\ud83e\udd5f",
   fortune_cookie: "\ud83e\udd60",
   takeout_box: "\ud83e\udd61",
   crab: "\ud83e\udd80",
   lobster: "\ud83e\udd9e",
   shrimp: "\ud83e\udd90",
   squid: "\ud83e\udd91",
   oyster: "\ud83e\uddaa",
   icecream: "\ud83c\udf66",
   shaved_ice: "\ud83c\udf67",
   ice_cream: "\ud83c\udf68",
   doughnut: "\ud83c\udf69",
   cookie: "\ud83c\udf6a",
   birthday: "\ud83c\udf82",
   cake: "\ud83c\udf70",
   cupcake: "\ud83e\uddc1",
   pie: "\ud83e\udd67",
   chocolate_bar: "\ud83c\udf6b",
   candy: "\ud83c\udf6c",
   lollipop: "\ud83c\udf6d",
   custard: "\ud83c\udf6e",
   honey_pot: "\ud83c\udf6f",
   baby_bottle: "\ud83c\udf7c",
   milk_glass: "\ud83e\udd5b",
   coffee: "\u2615",
   teapot: "\ud83e\uded6",
   tea: "\ud83c\udf75",
   sake: "\ud83c\udf76",
   champagne: "\ud83c\udf7e",
   wine_glass: "\ud83c\udf77",
   cocktail: "\ud83c\udf78",
   tropical_drink: "\ud83c\udf79",
   beer: "\ud83c\udf7a",
   beers: "\ud83c\udf7b",
   clinking_glasses: "\ud83e\udd42",
   tumbler_glass: "\ud83e\udd43",
   pouring_liquid: "\ud83e\uded7",
   cup_with_straw: "\ud83e\udd64",
   bubble_tea: "\ud83e\uddcb",
   beverage_box: "\ud83e\uddc3",
   mate: "\ud83e\uddc9",
   ice_cube: "\ud83e\uddca",
   chopsticks: "\ud83e\udd62",
   plate_with_cutlery: "\ud83c\udf7d\ufe0f",
   fork_and_knife: "\ud83c\udf74",
   spoon: "\ud83e\udd44",
   hocho: "\ud83d\udd2a",
   knife: "\ud83d\udd2a",
   jar: "\ud83e\uded9",
   amphora: "\ud83c\udffa",
   earth_africa: "\ud83c\udf0d",
   earth_americas: "\ud83c\udf0e",
   earth_asia: "\ud83c\udf0f",
   globe_with_meridians: "\ud83c\udf10",
   world_map: "\ud83d\uddfa\ufe0f",
   japan: "\ud83d\uddfe",
   compass: "\ud83e\udded",
   mountain_snow: "\ud83c\udfd4\ufe0f",
   mountain: "\u26f0\ufe0f",
   volcano: "\ud83c\udf0b",
   mount_fuji: "\ud83d\uddfb",
   camping: "\ud83c\udfd5\ufe0f",
   beach_umbrella: "\ud83c\udfd6\ufe0f",
   desert: "\ud83c\udfdc\ufe0f",
   desert_island: "\ud83c\udfdd\ufe0f",
   national_park: "\ud83c\udfde\ufe0f",
   stadium: "\ud83c\udfdf\ufe0f",
   classical_building: "\ud83c\udfdb\ufe0f",
   building_construction: "\ud83c\udfd7\ufe0f",
   bricks: "\ud83e\uddf1",
   rock: "\ud83e\udea8",
   wood: "\ud83e\udeb5",
   hut: "\ud83d\uded6",
   houses: "\ud83c\udfd8\ufe0f",
   derelict_house: "\ud83c\udfda\ufe0f",
   house: "\ud83c\udfe0",
   house_with_garden: "\ud83c\udfe1",
   office: "\ud83c\udfe2",
   post_office: "\ud83c\udfe3",
   european_post_office: "\ud83c\udfe4",
   hospital: "\ud83c\udfe5",
   bank: "\ud83c\udfe6",
   hotel: "\ud83c\udfe8",
   love_hotel: "\ud83c\udfe9",
   convenience_store: "\ud83c\udfea",
   school: "\ud83c\udfeb",
   department_store: "\ud83c\udfec",
   factory: "\ud83c\udfed",
   japanese_castle: "\ud83c\udfef",
   european_castle: "\ud83c\udff0",
   wedding: "\ud83d\udc92",
   tokyo_tower: "\ud83d\uddfc",
   statue_of_liberty: "\ud83d\uddfd",
   church: "\u26ea",
   mosque: "\ud83d\udd4c",
   hindu_temple: "\ud83d\uded5",
   synagogue: "\ud83d\udd4d",
   shinto_shrine: "\u26e9\ufe0f",
   kaaba: "\ud83d\udd4b",
   fountain: "\u26f2",
   tent: "\u26fa",
   foggy: "\ud83c\udf01",
   night_with_stars: "\ud83c\udf03",
   cityscape: "\ud83c\udfd9\ufe0f",
   sunrise_over_mountains: "\ud83c\udf04",
   sunrise: "\ud83c\udf05",
   city_sunset: "\ud83c\udf06",
   city_sunrise: "\ud83c\udf07",
   bridge_at_night: "\ud83c\udf09",
   hotsprings: "\u2668\ufe0f",
   carousel_horse: "\ud83c\udfa0",
   playground_slide: "\ud83d\udedd",
   ferris_wheel: "\ud83c\udfa1",
   roller_coaster: "\ud83c\udfa2",
   barber: "\ud83d\udc88",
   circus_tent: "\ud83c\udfaa",
   steam_locomotive: "\ud83d\ude82",
   railway_car: "\ud83d\ude83",
   bullettrain_side: "\ud83d\ude84",
   bullettrain_front: "\ud83d\ude85",
   train2: "\ud83d\ude86",
   metro: "\ud83d\ude87",
   light_rail: "\ud83d\ude88",
   station: "\ud83d\ude89",
   tram: "\ud83d\ude8a",
   monorail: "\ud83d\ude9d",
   mountain_railway: "\ud83d\ude9e",
   train: "\ud83d\ude8b",
   bus: "\ud83d\ude8c",
   oncoming_bus: "\ud83d\ude8d",
   trolleybus: "\ud83d\ude8e",
   minibus: "\ud83d\ude90",
   ambulance: "\ud83d\ude91",
   fire_engine: "\ud83d\ude92",
   police_car: "\ud83d\ude93",
   oncoming_police_car: "\ud83d\ude94",
   taxi: "\ud83d\ude95",
   oncoming_taxi: "\ud83d\ude96",
   car: "\ud83d\ude97",
   red_car: "\ud83d\ude97",
   oncoming_automobile: "\ud83d\ude98",
   blue_car: "\ud83d\ude99",
   pickup_truck: "\ud83d\udefb",
   truck: "\ud83d\ude9a",
   articulated_lorry: "\ud83d\ude9b",
   tractor: "\ud83d\ude9c",
   racing_car: "\ud83c\udfce\ufe0f",
   motorcycle: "\ud83c\udfcd\ufe0f",
   motor_scooter: "\ud83d\udef5",
   manual_wheelchair: "\ud83e\uddbd",
   motorized_wheelchair: "\ud83e\uddbc",
   auto_rickshaw: "\ud83d\udefa",
   bike: "\ud83d\udeb2",
   kick_scooter: "\ud83d\udef4",
   skateboard: "\ud83d\udef9",
   roller_skate: "\ud83d\udefc",
   busstop: "\ud83d\ude8f",
   motorway: "\ud83d\udee3\ufe0f",
   railway_track: "\ud83d\udee4\ufe0f",
   oil_drum: "\ud83d\udee2\ufe0f",
   fuelpump: "\u26fd",
   wheel: "\ud83d\udede",
   rotating_light: "\ud83d\udea8",
   traffic_light: "\ud83d\udea5",
   vertical_traffic_light: "\ud83d\udea6",
   stop_sign: "\ud83d\uded1",
   construction: "\ud83d\udea7",
   anchor: "\u2693",
   ring_buoy: "\ud83d\udedf",
   boat: "\u26f5",
   sailboat: "\u26f5",
   canoe: "\ud83d\udef6",
   speedboat: "\ud83d\udea4",
   passenger_ship: "\ud83d\udef3\ufe0f",
   ferry: "\u26f4\ufe0f",
   motor_boat: "\ud83d\udee5\ufe0f",
   ship: "\ud83d\udea2",
   airplane: "\u2708\ufe0f",
   small_airplane: "\ud83d\udee9\ufe0f",
   flight_departure: "\ud83d\udeeb",
   flight_arrival: "\ud83d\udeec",
   parachute: "\ud83e\ude82",
   seat: "\ud83d\udcba",
   helicopter: "\ud83d\ude81",
   suspension_railway: "\ud83d\ude9f",
   mountain_cableway: "\ud83d\udea0",
   aerial_tramway: "\ud83d\udea1",
   artificial_satellite: "\ud83d\udef0\ufe0f",
   rocket: "\ud83d\ude80",
   flying_saucer: "\ud83d\udef8",
   bellhop_bell: "\ud83d\udece\ufe0f",
   luggage: "\ud83e\uddf3",
   hourglass: "\u231b",
   hourglass_flowing_sand: "\u23f3",
   watch: "\u231a",
   alarm_clock: "\u23f0",
   stopwatch: "\u23f1\ufe0f",
   timer_clock: "\u23f2\ufe0f",
   mantelpiece_clock: "\ud83d\udd70\ufe0f",
   clock12: "\ud83d\udd5b",
   clock1230: "\ud83d\udd67",
   clock1: "\ud83d\udd50",
   clock130: "\ud83d\udd5c",
   clock2: "\ud83d\udd51",
   clock230: "\ud83d\udd5d",
   clock3: "\ud83d\udd52",
   clock330: "\ud83d\udd5e",
   clock4: "\ud83d\udd53",
   clock430: "\ud83d\udd5f",
   clock5: "\ud83d\udd54",
   clock530: "\ud83d\udd60",
   clock6: "\ud83d\udd55",
   clock630: "\ud83d\udd61",
   clock7: "\ud83d\udd56",
   clock730: "\ud83d\udd62",
   clock8: "\ud83d\udd57",
   clock830: "\ud83d\udd63",
   clock9: "\ud83d\udd58",
   clock930: "\ud83d\udd64",
   clock10: "\ud83d\udd59",
   clock1030: "\ud83d\udd65",
   clock11: "\ud83d\udd5a",
   clock1130: "\ud83d\udd66",
   new_moon: "\ud83c\udf11",
   waxing_crescent_moon: "\ud83c\udf12",
   first_quarter_moon: "\ud83c\udf13",
   moon: "\ud83c\udf14",
   waxing_gibbous_moon: "\ud83c\udf14",
   full_moon: "\ud83c\udf15",
   waning_gibbous_moon: "\ud83c\udf16",
   last_quarter_moon: "\ud83c\udf17",
   waning_crescent_moon: "\ud83c\udf18",
   crescent_moon: "\ud83c\udf19",
   new_moon_with_face: "\ud83c\udf1a",
   first_quarter_moon_with_face: "\ud83c\udf1b",
   last_quarter_moon_with_face: "\ud83c\udf1c",
   thermometer: "\ud83c\udf21\ufe0f",
   sunny: "\u2600\ufe0f",
   full_moon_with_face: "\ud83c\udf1d",
   sun_with_face: "\ud83c\udf1e",
   ringed_planet: "\ud83e\ude90",
   star: "\u2b50",
   star2: "\ud83c\udf1f",
   stars: "\ud83c\udf20",
   milky_way: "\ud83c\udf0c",
   cloud: "\u2601\ufe0f",
   partly_sunny: "\u26c5",
   cloud_with_lightning_and_rain: "\u26c8\ufe0f",
   sun_behind_small_cloud: "\ud83c\udf24\ufe0f",
   sun_behind_large_cloud: "\ud83c\udf25\ufe0f",
   sun_behind_rain_cloud: "\ud83c\udf26\ufe0f",
   cloud_with_rain: "\ud83c\udf27\ufe0f",
   cloud_with_snow: "\ud83c\udf28\ufe0f",
   cloud_with_lightning: "\ud83c\udf29\ufe0f",
   tornado: "\ud83c\udf2a\ufe0f",
   fog: "\ud83c\udf2b\ufe0f",
   wind_face: "\ud83c\udf2c\ufe0f",
   cyclone: "\ud83c\udf00",
   rainbow: "\ud83c\udf08",
   closed_umbrella: "\ud83c\udf02",
   open_umbrella: "\u2602\ufe0f",
   umbrella: "\u2614",
   parasol_on_ground: "\u26f1\ufe0f",
   zap: "\u26a1",
   snowflake: "\u2744\ufe0f",
   snowman_with_snow: "\u2603\ufe0f",
   snowman: "\u26c4",
   comet: "\u2604\ufe0f",
   fire: "\ud83d\udd25",
   droplet: "\ud83d\udca7",
   ocean: "\ud83c\udf0a",
   jack_o_lantern: "\ud83c\udf83",
   christmas_tree: "\ud83c\udf84",
   fireworks: "\ud83c\udf86",
   sparkler: "\ud83c\udf87",
   firecracker: "\ud83e\udde8",
   sparkles: "\u2728",
   balloon: "\ud83c\udf88",
   tada: "\ud83c\udf89",
   confetti_ball: "\ud83c\udf8a",
   tanabata_tree: "\ud83c\udf8b",
   bamboo: "\ud83c\udf8d",
   dolls: "\ud83c\udf8e",
   flags: "\ud83c\udf8f",
   wind_chime: "\ud83c\udf90",
   rice_scene: "\ud83c\udf91",
   red_envelope: "\ud83e\udde7",
   ribbon: "\ud83c\udf80",
   gift: "\ud83c\udf81",
   reminder_ribbon: "\ud83c\udf97\ufe0f",
   tickets: "\ud83c\udf9f\ufe0f",
   ticket: "\ud83c\udfab",
   medal_military: "\ud83c\udf96\ufe0f",
   trophy: "\ud83c\udfc6",
   medal_sports: "\ud83c\udfc5",
   "1st_place_medal": "\ud83e\udd47",
   "2nd_place_medal": "\ud83e\udd48",
   "3rd_place_medal": "\ud83e\udd49",
   soccer: "\u26bd",
   baseball: "\u26be",
   softball: "\ud83e\udd4e",
   basketball: "\ud83c\udfc0",
   volleyball: "\ud83c\udfd0",
   football: "\ud83c\udfc8",
   rugby_football: "\ud83c\udfc9",
   tennis: "\ud83c\udfbe",
   flying_disc: "\ud83e\udd4f",
   bowling: "\ud83c\udfb3",
   cricket_game: "\ud83c\udfcf",
   field_hockey: "\ud83c\udfd1",
   ice_hockey: "\ud83c\udfd2",
   lacrosse: "\ud83e\udd4d",
   ping_pong: "\ud83c\udfd3",
   badminton: "\ud83c\udff8",
   boxing_glove: "\ud83e\udd4a",
   martial_arts_uniform: "\ud83e\udd4b",
   goal_net: "\ud83e\udd45",
   golf: "\u26f3",
   ice_skate: "\u26f8\ufe0f",
   fishing_pole_and_fish: "\ud83c\udfa3",
   diving_mask: "\ud83e\udd3f",
   running_shirt_with_sash: "\ud83c\udfbd",
   ski: "\ud83c\udfbf",
   sled: "\ud83d\udef7",
   curling_stone: "\ud83e\udd4c",
   dart: "\ud83c\udfaf",
   yo_yo: "\ud83e\ude80",
   kite: "\ud83e\ude81",
   gun: "\ud83d\udd2b",
   "8ball": "\ud83c\udfb1",
   crystal_ball: "\ud83d\udd2e",
   magic_wand: "\ud83e\ude84",
   video_game: "\ud83c\udfae",
   joystick: "\ud83d\udd79\ufe0f",
   slot_machine: "\ud83c\udfb0",
   game_die: "\ud83c\udfb2",
   jigsaw: "\ud83e\udde9",
   teddy_bear: "\ud83e\uddf8",
   pinata: "\ud83e\ude85",
   mirror_ball: "\ud83e\udea9",
   nesting_dolls: "\ud83e\ude86",
   spades: "\u2660\ufe0f",
   hearts: "\u2665\ufe0f",
   diamonds: "\u2666\ufe0f",
   clubs: "\u2663\ufe0f",
   chess_pawn: "\u265f\ufe0f",
   black_joker: "\ud83c\udccf",
   mahjong: "\ud83c\udc04",
   flower_playing_cards: "\ud83c\udfb4",
   performing_arts: "\ud83c\udfad",
   framed_picture: "\ud83d\uddbc\ufe0f",
   art: "\ud83c\udfa8",
   thread: "\ud83e\uddf5",
   sewing_needle: "\ud83e\udea1",
   yarn: "\ud83e\uddf6",
   knot: "\ud83e\udea2",
   eyeglasses: "\ud83d\udc53",
   dark_sunglasses: "\ud83d\udd76\ufe0f",
   goggles: "\ud83e\udd7d",
   lab_coat: "\ud83e\udd7c",
   safety_vest: "\ud83e\uddba",
   necktie: "\ud83d\udc54",
   shirt: "\ud83d\udc55",
   tshirt: "\ud83d\udc55",
   jeans: "\ud83d\udc56",
   scarf: "\ud83e\udde3",
   gloves: "\ud83e\udde4",
   coat: "\ud83e\udde5",
   socks: "\ud83e\udde6",
   dress: "\ud83d\udc57",
   kimono: "\ud83d\udc58",
   sari: "\ud83e\udd7b",
   one_piece_swimsuit: "\ud83e\ude71",
   swim_brief: "\ud83e\ude72",
   shorts: "\ud83e\ude73",
   bikini: "\ud83d\udc59",
   womans_clothes: "\ud83d\udc5a",
   folding_hand_fan: "\ud83e\udead",
   purse: "\ud83d\udc5b",
   handbag: "\ud83d\udc5c",
   pouch: "\ud83d\udc5d",
   shopping: "\ud83d\udecd\ufe0f",
   school_satchel: "\ud83c\udf92",
   thong_sandal: "\ud83e\ude74",
   mans_shoe: "\ud83d\udc5e",
   shoe: "\ud83d\udc5e",
   athletic_shoe: "\ud83d\udc5f",
   hiking_boot: "\ud83e\udd7e",
   flat_shoe: "\ud83e\udd7f",
   high_heel: "\ud83d\udc60",
   sandal: "\ud83d\udc61",
   ballet_shoes: "\ud83e\ude70",
   boot: "\ud83d\udc62",
   hair_pick: "\ud83e\udeae",
   crown: "\ud83d\udc51",
   womans_hat: "\ud83d\udc52",
   tophat: "\ud83c\udfa9",
   mortar_board: "\ud83c\udf93",
   billed_cap: "\ud83e\udde2",
   military_helmet: "\ud83e\ude96",
   rescue_worker_helmet: "\u26d1\ufe0f",
   prayer_beads: "\ud83d\udcff",
   lipstick: "\ud83d\udc84",
   ring: "\ud83d\udc8d",
   gem: "\ud83d\udc8e",
   mute: "\ud83d\udd07",
   speaker: "\ud83d\udd08",
   sound: "\ud83d\udd09",
   loud_sound: "\ud83d\udd0a",
   loudspeaker: "\ud83d\udce2",
   mega: "\ud83d\udce3",
   postal_horn: "\ud83d\udcef",
   bell: "\ud83d\udd14",
   no_bell: "\ud83d\udd15",
   musical_score: "\ud83c\udfbc",
   musical_note: "\ud83c\udfb5",
   notes: "\ud83c\udfb6",
   studio_microphone: "\ud83c\udf99\ufe0f",
   level_slider: "\ud83c\udf9a\ufe0f",
   control_knobs: "\ud83c\udf9b\ufe0f",
   microphone: "\ud83c\udfa4",
   headphones: "\ud83c\udfa7",
   radio: "\ud83d\udcfb",
   saxophone: "\ud83c\udfb7",
   accordion: "\ud83e\ude97",
   guitar: "\ud83c\udfb8",
   musical_keyboard: "\ud83c\udfb9",
   trumpet: "\ud83c\udfba",
   violin: "\ud83c\udfbb",
   banjo: "\ud83e\ude95",
   drum: "\ud83e\udd41",
   long_drum: "\ud83e\ude98",
   maracas: "\ud83e\ude87",
   flute: "\ud83e\ude88",
   iphone: "\ud83d\udcf1",
   calling: "\ud83d\udcf2",
   phone: "\u260e\ufe0f",
   telephone: "\u260e\ufe0f",
   telephone_receiver: "\ud83d\udcde",
   pager: "\ud83d\udcdf",
   fax: "\ud83d\udce0",
   battery: "\ud83d\udd0b",
   low_battery: "\ud83e\udeab",
   electric_plug: "\ud83d\udd0c",
   computer: "\ud83d\udcbb",
   desktop_computer: "\ud83d\udda5\ufe0f",
   printer: "\ud83d\udda8\ufe0f",
   keyboard: "\u2328\ufe0f",
   computer_mouse: "\ud83d\uddb1\ufe0f",
   trackball: "\ud83d\uddb2\ufe0f",
   minidisc: "\ud83d\udcbd",
   floppy_disk: "\ud83d\udcbe",
   cd: "\ud83d\udcbf",
   dvd: "\ud83d\udcc0",
   abacus: "\ud83e\uddee",
   movie_camera: "\ud83c\udfa5",
   film_strip: "\ud83c\udf9e\ufe0f",
   film_projector: "\ud83d\udcfd\ufe0f",
   clapper: "\ud83c\udfac",
   tv: "\ud83d\udcfa",
   camera: "\ud83d\udcf7",
   camera_flash: "\ud83d\udcf8",
   video_camera: "\ud83d\udcf9",
   vhs: "\ud83d\udcfc",
   mag: "\ud83d\udd0d",
   mag_right: "\ud83d\udd0e",
   candle: "\ud83d\udd6f\ufe0f",
   bulb: "\ud83d\udca1",
   flashlight: "\ud83d\udd26",
   izakaya_lantern: "\ud83c\udfee",
   lantern: "\ud83c\udfee",
   diya_lamp: "\ud83e\ude94",
   notebook_with_decorative_cover: "\ud83d\udcd4",
   closed_book: "\ud83d\udcd5",
   book: "\ud83d\udcd6",
   open_book: "\ud83d\udcd6",
   green_book: "\ud83d\udcd7",
   blue_book: "\ud83d\udcd8",
   orange_book: "\ud83d\udcd9",
   books: "\ud83d\udcda",
   notebook: "\ud83d\udcd3",
   ledger: "\ud83d\udcd2",
   page_with_curl: "\ud83d\udcc3",
   scroll: "\ud83d\udcdc",
   page_facing_up: "\ud83d\udcc4",
   newspaper: "\ud83d\udcf0",
   newspaper_roll: "\ud83d\uddde\ufe0f",
   bookmark_tabs: "\ud83d\udcd1",
   bookmark: "\ud83d\udd16",
   label: "\ud83c\udff7\ufe0f",
   moneybag: "\ud83d\udcb0",
   coin: "\ud83e\ude99",
   yen: "\ud83d\udcb4",
   dollar: "\ud83d\udcb5",
   euro: "\ud83d\udcb6",
   pound: "\ud83d\udcb7",
   money_with_wings: "\ud83d\udcb8",
   credit_card: "\ud83d\udcb3",
   receipt: "\ud83e\uddfe",
   chart: "\ud83d\udcb9",
   envelope: "\u2709\ufe0f",
   email: "\ud83d\udce7",
   "e-mail": "\ud83d\udce7",
   incoming_envelope: "\ud83d\udce8",
   envelope_with_arrow: "\ud83d\udce9",
   outbox_tray: "\ud83d\udce4",
   inbox_tray: "\ud83d\udce5",
   package: "\ud83d\udce6",
   mailbox: "\ud83d\udceb",
   mailbox_closed: "\ud83d\udcea",
   mailbox_with_mail: "\ud83d\udcec",
   mailbox_with_no_mail: "\ud83d\udced",
   postbox: "\ud83d\udcee",
   ballot_box: "\ud83d\uddf3\ufe0f",
   pencil2: "\u270f\ufe0f",
   black_nib: "\u2712\ufe0f",
   fountain_pen: "\ud83d\udd8b\ufe0f",
   pen: "\ud83d\udd8a\ufe0f",
   paintbrush: "\ud83d\udd8c\ufe0f",
   crayon: "\ud83d\udd8d\ufe0f",
   memo: "\ud83d\udcdd",
   pencil: "\ud83d\udcdd",
   briefcase: "\ud83d\udcbc",
   file_folder: "\ud83d\udcc1",
   open_file_folder: "\ud83d\udcc2",
   card_index_dividers: "\ud83d\uddc2\ufe0f",
   date: "\ud83d\udcc5",
   calendar: "\ud83d\udcc6",
   spiral_notepad: "\ud83d\uddd2\ufe0f",
   spiral_calendar: "\ud83d\uddd3\ufe0f",
   card_index: "\ud83d\udcc7",
   chart_with_upwards_trend: "\ud83d\udcc8",
   chart_with_downwards_trend: "\ud83d\udcc9",
   bar_chart: "\ud83d\udcca",
   clipboard: "\ud83d\udccb",
   pushpin: "\ud83d\udccc",
   round_pushpin: "\ud83d\udccd",
   paperclip: "\ud83d\udcce",
   paperclips: "\ud83d\udd87\ufe0f",
   straight_ruler: "\ud83d\udccf",
   triangular_ruler: "\ud83d\udcd0",
   scissors: "\u2702\ufe0f",
   card_file_box: "\ud83d\uddc3\ufe0f",
   file_cabinet: "\ud83d\uddc4\ufe0f",
   wastebasket: "\ud83d\uddd1\ufe0f",
   lock: "\ud83d\udd12",
   unlock: "\ud83d\udd13",
   lock_with_ink_pen: "\ud83d\udd0f",
   closed_lock_with_key: "\ud83d\udd10",
   key: "\ud83d\udd11",
   old_key: "\ud83d\udddd\ufe0f",
   hammer: "\ud83d\udd28",
   axe: "\ud83e\ude93",
   pick: "\u26cf\ufe0f",
   hammer_and_pick: "\u2692\ufe0f",
   hammer_and_wrench: "\ud83d\udee0\ufe0f",
   dagger: "\ud83d\udde1\ufe0f",
   crossed_swords: "\u2694\ufe0f",
   bomb: "\ud83d\udca3",
   boomerang: "\ud83e\ude83",
   bow_and_arrow: "\ud83c\udff9",
   shield: "\ud83d\udee1\ufe0f",
   carpentry_saw: "\ud83e\ude9a",
   wrench: "\ud83d\udd27",
   screwdriver: "\ud83e\ude9b",
   nut_and_bolt: "\ud83d\udd29",
   gear: "\u2699\ufe0f",
   clamp: "\ud83d\udddc\ufe0f",
   balance_scale: "\u2696\ufe0f",
   probing_cane: "\ud83e\uddaf",
   link: "\ud83d\udd17",
   chains: "\u26d3\ufe0f",
   hook: "\ud83e\ude9d",
   toolbox: "\ud83e\uddf0",
   magnet: "\ud83e\uddf2",
   ladder: "\ud83e\ude9c",
   alembic: "\u2697\ufe0f",
   test_tube: "\ud83e\uddea",
   petri_dish: "\ud83e\uddeb",
   dna: "\ud83e\uddec",
   microscope: "\ud83d\udd2c",
   telescope: "\ud83d\udd2d",
   satellite: "\ud83d\udce1",
   syringe: "\ud83d\udc89",
   drop_of_blood: "\ud83e\ude78",
   pill: "\ud83d\udc8a",
   adhesive_bandage: "\ud83e\ude79",
   crutch: "\ud83e\ude7c",
   stethoscope: "\ud83e\ude7a",
   x_ray: "\ud83e\ude7b",
   door: "\ud83d\udeaa",
   elevator: "\ud83d\uded7",
   mirror: "\ud83e\ude9e",
   window: "\ud83e\ude9f",
   bed: "\ud83d\udecf\ufe0f",
   couch_and_lamp: "\ud83d\udecb\ufe0f",
   chair: "\ud83e\ude91",
   toilet: "\ud83d\udebd",
   plunger: "\ud83e\udea0",
   shower: "\ud83d\udebf",
   bathtub: "\ud83d\udec1",
   mouse_trap: "\ud83e\udea4",
   razor: "\ud83e\ude92",
   lotion_bottle: "\ud83e\uddf4",
   safety_pin: "\ud83e\uddf7",
   broom: "\ud83e\uddf9",
   basket: "\ud83e\uddfa",
   roll_of_paper: "\ud83e\uddfb",
   bucket: "\ud83e\udea3",
   soap: "\ud83e\uddfc",
   bubbles: "\ud83e\udee7",
   toothbrush: "\ud83e\udea5",
   sponge: "\ud83e\uddfd",
   fire_extinguisher: "\ud83e\uddef",
   shopping_cart: "\ud83d\uded2",
   smoking: "\ud83d\udeac",
   coffin: "\u26b0\ufe0f",
   headstone: "\ud83e\udea6",
   funeral_urn: "\u26b1\ufe0f",
   nazar_amulet: "\ud83e\uddff",
   hamsa: "\ud83e\udeac",
   moyai: "\ud83d\uddff",
   placard: "\ud83e\udea7",
   identification_card: "\ud83e\udeaa",
   atm: "\ud83c\udfe7",
   put_litter_in_its_place: "\ud83d\udeae",
   potable_water: "\ud83d\udeb0",
   wheelchair: "\u267f",
   mens: "\ud83d\udeb9",
   womens: "\ud83d\udeba",
   restroom: "\ud83d\udebb",
   baby_symbol: "\ud83d\udebc",
   wc: "\ud83d\udebe",
   passport_control: "\ud83d\udec2",
   customs: "\ud83d\udec3",
   baggage_claim: "\ud83d\udec4",
   left_luggage: "\ud83d\udec5",
   warning: "\u26a0\ufe0f",
   children_crossing: "\ud83d\udeb8",
   no_entry: "\u26d4",
   no_entry_sign: "\ud83d\udeab",
   no_bicycles: "\ud83d\udeb3",
   no_smoking: "\ud83d\udead",
   do_not_litter: "\ud83d\udeaf",
   "non-potable_water": "\ud83d\udeb1",
   no_pedestrians: "\ud83d\udeb7",
   no_mobile_phones: "\ud83d\udcf5",
   underage: "\ud83d\udd1e",
   radioactive: "\u2622\ufe0f",
   biohazard: "\u2623\ufe0f",
   arrow_up: "\u2b06\ufe0f",
   arrow_upper_right: "\u2197\ufe0f",
   arrow_right: "\u27a1\ufe0f",
   arrow_lower_right: "\u2198\ufe0f",
   arrow_down: "\u2b07\ufe0f",
   arrow_lower_left: "\u2199\ufe0f",
   arrow_left: "\u2b05\ufe0f",
   arrow_upper_left: "\u2196\ufe0f",
   arrow_up_down: "\u2195\ufe0f",
   left_right_arrow: "\u2194\ufe0f",
   leftwards_arrow_with_hook: "\u21a9\ufe0f",
   arrow_right_hook: "\u21aa\ufe0f",
   arrow_heading_up: "\u2934\ufe0f",
   arrow_heading_down: "\u2935\ufe0f",
   arrows_clockwise: "\ud83d\udd03",
   arrows_counterclockwise: "\ud83d\udd04",
   back: "\ud83d\udd19",
   end: "\ud83d\udd1a",
   on: "\ud83d\udd1b",
   soon: "\ud83d\udd1c",
   top: "\ud83d\udd1d",
   place_of_worship: "\ud83d\uded0",
   atom_symbol: "\u269b\ufe0f",
   om: "\ud83d\udd49\ufe0f",
   star_of_david: "\u2721\ufe0f",
   wheel_of_dharma: "\u2638\ufe0f",
   yin_yang: "\u262f\ufe0f",
   latin_cross: "\u271d\ufe0f",
   orthodox_cross: "\u2626\ufe0f",
   star_and_crescent: "\u262a\ufe0f",
   peace_symbol: "\u262e\ufe0f",
   menorah: "\ud83d\udd4e",
   six_pointed_star: "\ud83d\udd2f",
   khanda: "\ud83e\udeaf",
   aries: "\u2648",
   taurus: "\u2649",
   gemini: "\u264a",
   cancer: "\u264b",
   leo: "\u264c",
   virgo: "\u264d",
   libra: "\u264e",
   scorpius: "\u264f",
   sagittarius: "\u2650",
   capricorn: "\u2651",
   aquarius: "\u2652",
   pisces: "\u2653",
   ophiuchus: "\u26ce",
   twisted_rightwards_arrows: "\ud83d\udd00",
   repeat: "\ud83d\udd01",
   repeat_one: "\ud83d\udd02",
   arrow_forward: "\u25b6\ufe0f",
   fast_forward: "\u23e9",
   next_track_button: "\u23ed\ufe0f",
   play_or_pause_button: "\u23ef\ufe0f",
   arrow_backward: "\u25c0\ufe0f",
   rewind: "\u23ea",
   previous_track_button: "\u23ee\ufe0f",
   arrow_up_small: "\ud83d\udd3c",
   arrow_double_up: "\u23eb",
   arrow_down_small: "\ud83d\udd3d",
   arrow_double_down: "\u23ec",
   pause_button: "\u23f8\ufe0f",
   stop_button: "\u23f9\ufe0f",
   record_button: "\u23fa\ufe0f",
   eject_button: "\u23cf\ufe0f",
   cinema: "\ud83c\udfa6",
   low_brightness: "\ud83d\udd05",
   high_brightness: "\ud83d\udd06",
   signal_strength: "\ud83d\udcf6",
   wireless: "\ud83d\udedc",
   vibration_mode: "\ud83d\udcf3",
   mobile_phone_off: "\ud83d\udcf4",
   female_sign: "\u2640\ufe0f",
   male_sign: "\u2642\ufe0f",
   transgender_symbol: "\u26a7\ufe0f",
   heavy_multiplication_x: "\u2716\ufe0f",
   heavy_plus_sign: "\u2795",
   heavy_minus_sign: "\u2796",
   heavy_division_sign: "\u2797",
   heavy_equals_sign: "\ud83d\udff0",
   infinity: "\u267e\ufe0f",
   bangbang: "\u203c\ufe0f",
   interrobang: "\u2049\ufe0f",
   question: "\u2753",
   grey_question: "\u2754",
   grey_exclamation: "\u2755",
   exclamation: "\u2757",
   heavy_exclamation_mark: "\u2757",
   wavy_dash: "\u3030\ufe0f",
   currency_exchange: "\ud83d\udcb1",
   heavy_dollar_sign: "\ud83d\udcb2",
   medical_symbol: "\u2695\ufe0f",
   recycle: "\u267b\ufe0f",
   fleur_de_lis: "\u269c\ufe0f",
   trident: "\ud83d\udd31",
   name_badge: "\ud83d\udcdb",
   beginner: "\ud83d\udd30",
   o: "\u2b55",
   white_check_mark: "\u2705",
   ballot_box_with_check: "\u2611\ufe0f",
   heavy_check_mark: "\u2714\ufe0f",
   x: "\u274c",
   negative_squared_cross_mark: "\u274e",
   curly_loop: "\u27b0",
   loop: "\u27bf",
   part_alternation_mark: "\u303d\ufe0f",
   eight_spoked_asterisk: "\u2733\ufe0f",
   eight_pointed_black_star: "\u2734\ufe0f",
   sparkle: "\u2747\ufe0f",
   copyright: "\xa9\ufe0f",
   registered: "\xae\ufe0f",
   tm: "\u2122\ufe0f",
   hash: "#\ufe0f\u20e3",
   asterisk: "*\ufe0f\u20e3",
   zero: "0\ufe0f\u20e3",
   one: "1\ufe0f\u20e3",
   two: "2\ufe0f\u20e3",
   three: "3\ufe0f\u20e3",
   four: "4\ufe0f\u20e3",
   five: "5\ufe0f\u20e3",
   six: "6\ufe0f\u20e3",
   seven: "7\ufe0f\u20e3",
   eight: "8\ufe0f\u20e3",
   nine: "9\ufe0f\u20e3",
   keycap_ten: "\ud83d\udd1f",
   capital_abcd: "\ud83d\udd20",
   abcd: "\ud83d\udd21",
   symbols: "\ud83d\udd23",
   abc: "\ud83d\udd24",
   a: "\ud83c\udd70\ufe0f",
   ab: "\ud83c\udd8e",
   b: "\ud83c\udd71\ufe0f",
   cl: "\ud83c\udd91",
   cool: "\ud83c\udd92",
   free: "\ud83c\udd93",
   information_source: "\u2139\ufe0f",
   id: "\ud83c\udd94",
   m: "\u24c2\ufe0f",
   new: "\ud83c\udd95",
   ng: "\ud83c\udd96",
   o2: "\ud83c\udd7e\ufe0f",
   ok: "\ud83c\udd97",
   parking: "\ud83c\udd7f\ufe0f",
   sos: "\ud83c\udd98",
   up: "\ud83c\udd99",
   vs: "\ud83c\udd9a",
   koko: "\ud83c\ude01",
   sa: "\ud83c\ude02\ufe0f",
   ideograph_advantage: "\ud83c\ude50",
   accept: "\ud83c\ude51",
   congratulations: "\u3297\ufe0f",
   secret: "\u3299\ufe0f",
   u6e80: "\ud83c\ude35",
   red_circle: "\ud83d\udd34",
   orange_circle: "\ud83d\udfe0",
   yellow_circle: "\ud83d\udfe1",
   green_circle: "\ud83d\udfe2",
   large_blue_circle: "\ud83d\udd35",
   purple_circle: "\ud83d\udfe3",
   brown_circle: "\ud83d\udfe4",
   black_circle: "\u26ab",
   white_circle: "\u26aa",
   red_square: "\ud83d\udfe5",
   orange_square: "\ud83d\udfe7",
   yellow_square: "\ud83d\udfe8",
   green_square: "\ud83d\udfe9",
   blue_square: "\ud83d\udfe6",
   purple_square: "\ud83d\udfea",
   brown_square: "\ud83d\udfeb",
   black_large_square: "\u2b1b",
   white_large_square: "\u2b1c",
   black_medium_square: "\u25fc\ufe0f",
   white_medium_square: "\u25fb\ufe0f",
   black_medium_small_square: "\u25fe",
   white_medium_small_square: "\u25fd",
   black_small_square: "\u25aa\ufe0f",
   white_small_square: "\u25ab\ufe0f",
   large_orange_diamond: "\ud83d\udd36",
   large_blue_diamond: "\ud83d\udd37",
   small_orange_diamond: "\ud83d\udd38",
   small_blue_diamond: "\ud83d\udd39",
   small_red_triangle: "\ud83d\udd3a",
   small_red_triangle_down: "\ud83d\udd3b",
   diamond_shape_with_a_dot_inside: "\ud83d\udca0",
   radio_button: "\ud83d\udd18",
   white_square_button: "\ud83d\udd33",
   black_square_button: "\ud83d\udd32",
   checkered_flag: "\ud83c\udfc1",
   triangular_flag_on_post: "\ud83d\udea9",
   crossed_flags: "\ud83c\udf8c",
   black_flag: "\ud83c\udff4",
   white_flag: "\ud83c\udff3\ufe0f",
   rainbow_flag: "\ud83c\udff3\ufe0f\u200d\ud83c\udf08",
   transgender_flag: "\ud83c\udff3\ufe0f\u200d\u26a7\ufe0f",
   pirate_flag: "\ud83c\udff4\u200d\u2620\ufe0f",
   ascension_island: "\ud83c\udde6\ud83c\udde8",
   andorra: "\ud83c\udde6\ud83c\udde9",
   united_arab_emirates: "\ud83c\udde6\ud83c\uddea",
   afghanistan: "\ud83c\udde6\ud83c\uddeb",
   antigua_barbuda: "\ud83c\udde6\ud83c\uddec",
   anguilla: "\ud83c\udde6\ud83c\uddee",
   albania: "\ud83c\udde6\ud83c\uddf1",
   armenia: "\ud83c\udde6\ud83c\uddf2",
   angola: "\ud83c\udde6\ud83c\uddf4",
   antarctica: "\ud83c\udde6\ud83c\uddf6",
   argentina: "\ud83c\udde6\ud83c\uddf7",
   american_samoa: "\ud83c\udde6\ud83c\uddf8",
   austria: "\ud83c\udde6\ud83c\uddf9",
   australia: "\ud83c\udde6\ud83c\uddfa",
   aruba: "\ud83c\udde6\ud83c\uddfc",
   aland_islands: "\ud83c\udde6\ud83c\uddfd",
   azerbaijan: "\ud83c\udde6\ud83c\uddff",
   bosnia_herzegovina: "\ud83c\udde7\ud83c\udde6",
   barbados: "\ud83c\udde7\ud83c\udde7",
   bangladesh: "\ud83c\udde7\ud83c\udde9",
   belgium: "\ud83c\udde7\ud83c\uddea",
   burkina_faso: "\ud83c\udde7\ud83c\uddeb",
   bulgaria: "\ud83c\udde7\ud83c\uddec",
   bahrain: "\ud83c\udde7\ud83c\udded",
   burundi: "\ud83c\udde7\ud83c\uddee",
   benin: "\ud83c\udde7\ud83c\uddef",
   st_barthelemy: "\ud83c\udde7\ud83c\uddf1",
   bermuda: "\ud83c\udde7\ud83c\uddf2",
   brunei: "\ud83c\udde7\ud83c\uddf3",
   bolivia: "\ud83c\udde7\ud83c\uddf4",
   caribbean_netherlands: "\ud83c\udde7\ud83c\uddf6",
   brazil: "\ud83c\udde7\ud83c\uddf7",
   bahamas: "\ud83c\udde7\ud83c\uddf8",
   bhutan: "\ud83c\udde7\ud83c\uddf9",
   bouvet_island: "\ud83c\udde7\ud83c\uddfb",
   botswana: "\ud83c\udde7\ud83c\uddfc",
   belarus: "\ud83c\udde7\ud83c\uddfe",
   belize: "\ud83c\udde7\ud83c\uddff",
   canada: "\ud83c\udde8\ud83c\udde6",
   cocos_islands: "\ud83c\udde8\ud83c\udde8",
   congo_kinshasa: "\ud83c\udde8\ud83c\udde9",
   central_african_republic: "\ud83c\udde8\ud83c\uddeb",
   congo_brazzaville: "\ud83c\udde8\ud83c\uddec",
   switzerland: "\ud83c\udde8\ud83c\udded",
   cote_divoire: "\ud83c\udde8\ud83c\uddee",
   cook_islands: "\ud83c\udde8\ud83c\uddf0",
   chile: "\ud83c\udde8\ud83c\uddf1",
   cameroon: "\ud83c\udde8\ud83c\uddf2",
   cn: "\ud83c\udde8\ud83c\uddf3",
   colombia: "\ud83c\udde8\ud83c\uddf4",
   clipperton_island: "\ud83c\udde8\ud83c\uddf5",
   costa_rica: "\ud83c\udde8\ud83c\uddf7",
   cuba: "\ud83c\udde8\ud83c\uddfa",
   cape_verde: "\ud83c\udde8\ud83c\uddfb",
   curacao: "\ud83c\udde8\ud83c\uddfc",
   christmas_island: "\ud83c\udde8\ud83c\uddfd",
   cyprus: "\ud83c\udde8\ud83c\uddfe",
   czech_republic: "\ud83c\udde8\ud83c\uddff",
   de: "\ud83c\udde9\ud83c\uddea",
   diego_garcia: "\ud83c\udde9\ud83c\uddec",
   djibouti: "\ud83c\udde9\ud83c\uddef",
   denmark: "\ud83c\udde9\ud83c\uddf0",
   dominica: "\ud83c\udde9\ud83c\uddf2",
   dominican_republic: "\ud83c\udde9\ud83c\uddf4",
   algeria: "\ud83c\udde9\ud83c\uddff",
   ceuta_melilla: "\ud83c\uddea\ud83c\udde6",
   ecuador: "\ud83c\uddea\ud83c\udde8",
   estonia: "\ud83c\uddea\ud83c\uddea",
   egypt: "\ud83c\uddea\ud83c\uddec",
   western_sahara: "\ud83c\uddea\ud83c\udded",
   eritrea: "\ud83c\uddea\ud83c\uddf7",
   es: "\ud83c\uddea\ud83c\uddf8",
   ethiopia: "\ud83c\uddea\ud83c\uddf9",
   eu: "\ud83c\uddea\ud83c\uddfa",
   european_union: "\ud83c\uddea\ud83c\uddfa",
   finland: "\ud83c\uddeb\ud83c\uddee",
   fiji: "\ud83c\uddeb\ud83c\uddef",
   falkland_islands: "\ud83c\uddeb\ud83c\uddf0",
   micronesia: "\ud83c\uddeb\ud83c\uddf2",
   faroe_islands: "\ud83c\uddeb\ud83c\uddf4",
   fr: "\ud83c\uddeb\ud83c\uddf7",
   gabon: "\ud83c\uddec\ud83c\udde6",
   gb: "\ud83c\uddec\ud83c\udde7",
   uk: "\ud83c\uddec\ud83c\udde7",
   grenada: "\ud83c\uddec\ud83c\udde9",
   georgia: "\ud83c\uddec\ud83c\uddea",
   french_guiana: "\ud83c\uddec\ud83c\uddeb",
   guernsey: "\ud83c\uddec\ud83c\uddec",
   ghana: "\ud83c\uddec\ud83c\udded",
   gibraltar: "\ud83c\uddec\ud83c\uddee",
   greenland: "\ud83c\uddec\ud83c\uddf1",
   gambia: "\ud83c\uddec\ud83c\uddf2",
   guinea: "\ud83c\uddec\ud83c\uddf3",
   guadeloupe: "\ud83c\uddec\ud83c\uddf5",
   equatorial_guinea: "\ud83c\uddec\ud83c\uddf6",
   greece: "\ud83c\uddec\ud83c\uddf7",
   south_georgia_south_sandwich_islands: "\ud83c\uddec\ud83c\uddf8",
   guatemala: "\ud83c\uddec\ud83c\uddf9",
   guam: "\ud83c\uddec\ud83c\uddfa",
   guinea_bissau: "\ud83c\uddec\ud83c\uddfc",
   guyana: "\ud83c\uddec\ud83c\uddfe",
   hong_kong: "\ud83c\udded\ud83c\uddf0",
   heard_mcdonald_islands: "\ud83c\udded\ud83c\uddf2",
   honduras: "\ud83c\udded\ud83c\uddf3",
   croatia: "\ud83c\udded\ud83c\uddf7",
   haiti: "\ud83c\udded\ud83c\uddf9",
   hungary: "\ud83c\udded\ud83c\uddfa",
   canary_islands: "\ud83c\uddee\ud83c\udde8",
   indonesia: "\ud83c\uddee\ud83c\udde9",
   ireland: "\ud83c\uddee\ud83c\uddea",
   israel: "\ud83c\uddee\ud83c\uddf1",
   isle_of_man: "\ud83c\uddee\ud83c\uddf2",
   india: "\ud83c\uddee\ud83c\uddf3",
   british_indian_ocean_territory: "\ud83c\uddee\ud83c\uddf4",
   iraq: "\ud83c\uddee\ud83c\uddf6",
   iran: "\ud83c\uddee\ud83c\uddf7",
   iceland: "\ud83c\uddee\ud83c\uddf8",
   it: "\ud83c\uddee\ud83c\uddf9",
   jersey: "\ud83c\uddef\ud83c\uddea",
   jamaica: "\ud83c\uddef\ud83c\uddf2",
   jordan: "\ud83c\uddef\ud83c\uddf4",
   jp: "\ud83c\uddef\ud83c\uddf5",
   kenya: "\ud83c\uddf0\ud83c\uddea",
   kyrgyzstan: "\ud83c\uddf0\ud83c\uddec",
   cambodia: "\ud83c\uddf0\ud83c\udded",
   kiribati: "\ud83c\uddf0\ud83c\uddee",
   comoros: "\ud83c\uddf0\ud83c\uddf2",
   st_kitts_nevis: "\ud83c\uddf0\ud83c\uddf3",
   north_korea: "\ud83c\uddf0\ud83c\uddf5",
   kr: "\ud83c\uddf0\ud83c\uddf7",
   kuwait: "\ud83c\uddf0\ud83c\uddfc",
   cayman_islands: "\ud83c\uddf0\ud83c\uddfe",
   kazakhstan: "\ud83c\uddf0\ud83c\uddff",
   laos: "\ud83c\uddf1\ud83c\udde6",
   lebanon: "\ud83c\uddf1\ud83c\udde7",
   st_lucia: "\ud83c\uddf1\ud83c\udde8",
   liechtenstein: "\ud83c\uddf1\ud83c\uddee",
   sri_lanka: "\ud83c\uddf1\ud83c\uddf0",
   liberia: "\ud83c\uddf1\ud83c\uddf7",
   lesotho: "\ud83c\uddf1\ud83c\uddf8",
   lithuania: "\ud83c\uddf1\ud83c\uddf9",
   luxembourg: "\ud83c\uddf1\ud83c\uddfa",
   latvia: "\ud83c\uddf1\ud83c\uddfb",
   libya: "\ud83c\uddf1\ud83c\uddfe",
   morocco: "\ud83c\uddf2\ud83c\udde6",
   monaco: "\ud83c\uddf2\ud83c\udde8",
   moldova: "\ud83c\uddf2\ud83c\udde9",
   montenegro: "\ud83c\uddf2\ud83c\uddea",
   st_martin: "\ud83c\uddf2\ud83c\uddeb",
   madagascar: "\ud83c\uddf2\ud83c\uddec",
   marshall_islands: "\ud83c\uddf2\ud83c\udded",
   macedonia: "\ud83c\uddf2\ud83c\uddf0",
   mali: "\ud83c\uddf2\ud83c\uddf1",
   myanmar: "\ud83c\uddf2\ud83c\uddf2",
   mongolia: "\ud83c\uddf2\ud83c\uddf3",
   macau: "\ud83c\uddf2\ud83c\uddf4",
   northern_mariana_islands: "\ud83c\uddf2\ud83c\uddf5",
   martinique: "\ud83c\uddf2\ud83c\uddf6",
   mauritania: "\ud83c\uddf2\ud83c\uddf7",
   montserrat: "\ud83c\uddf2\ud83c\uddf8",
   malta: "\ud83c\uddf2\ud83c\uddf9",
   mauritius: "\ud83c\uddf2\ud83c\uddfa",
   maldives: "\ud83c\uddf2\ud83c\uddfb",
   malawi: "\ud83c\uddf2\ud83c\uddfc",
   mexico: "\ud83c\uddf2\ud83c\uddfd",
   malaysia: "\ud83c\uddf2\ud83c\uddfe",
   mozambique: "\ud83c\uddf2\ud83c\uddff",
   namibia: "\ud83c\uddf3\ud83c\udde6",
   new_caledonia: "\ud83c\uddf3\ud83c\udde8",
   niger: "\ud83c\uddf3\ud83c\uddea",
   norfolk_island: "\ud83c\uddf3\ud83c\uddeb",
   nigeria: "\ud83c\uddf3\ud83c\uddec",
   nicaragua: "\ud83c\uddf3\ud83c\uddee",
   netherlands: "\ud83c\uddf3\ud83c\uddf1",
   norway: "\ud83c\uddf3\ud83c\uddf4",
   nepal: "\ud83c\uddf3\ud83c\uddf5",
   nauru: "\ud83c\uddf3\ud83c\uddf7",
   niue: "\ud83c\uddf3\ud83c\uddfa",
   new_zealand: "\ud83c\uddf3\ud83c\uddff",
   oman: "\ud83c\uddf4\ud83c\uddf2",
   panama: "\ud83c\uddf5\ud83c\udde6",
   peru: "\ud83c\uddf5\ud83c\uddea",
   french_polynesia: "\ud83c\uddf5\ud83c\uddeb",
   papua_new_guinea: "\ud83c\uddf5\ud83c\uddec",
   philippines: "\ud83c\uddf5\ud83c\udded",
   pakistan: "\ud83c\uddf5\ud83c\uddf0",
   poland: "\ud83c\uddf5\ud83c\uddf1",
   st_pierre_miquelon: "\ud83c\uddf5\ud83c\uddf2",
   pitcairn_islands: "\ud83c\uddf5\ud83c\uddf3",
   puerto_rico: "\ud83c\uddf5\ud83c\uddf7",
   palestinian_territories: "\ud83c\uddf5\ud83c\uddf8",
   portugal: "\ud83c\uddf5\ud83c\uddf9",
   palau: "\ud83c\uddf5\ud83c\uddfc",
   paraguay: "\ud83c\uddf5\ud83c\uddfe",
   qatar: "\ud83c\uddf6\ud83c\udde6",
   reunion: "\ud83c\uddf7\ud83c\uddea",
   romania: "\ud83c\uddf7\ud83c\uddf4",
   serbia: "\ud83c\uddf7\ud83c\uddf8",
   ru: "\ud83c\uddf7\ud83c\uddfa",
   rwanda: "\ud83c\uddf7\ud83c\uddfc",
   saudi_arabia: "\ud83c\uddf8\ud83c\udde6",
   solomon_islands: "\ud83c\uddf8\ud83c\udde7",
   seychelles: "\ud83c\uddf8\ud83c\udde8",
   sudan: "\ud83c\uddf8\ud83c\udde9",
   sweden: "\ud83c\uddf8\ud83c\uddea",
   singapore: "\ud83c\uddf8\ud83c\uddec",
   st_helena: "\ud83c\uddf8\ud83c\udded",
   slovenia: "\ud83c\uddf8\ud83c\uddee",
   svalbard_jan_mayen: "\ud83c\uddf8\ud83c\uddef",
   slovakia: "\ud83c\uddf8\ud83c\uddf0",
   sierra_leone: "\ud83c\uddf8\ud83c\uddf1",
   san_marino: "\ud83c\uddf8\ud83c\uddf2",
   senegal: "\ud83c\uddf8\ud83c\uddf3",
   somalia: "\ud83c\uddf8\ud83c\uddf4",
   suriname: "\ud83c\uddf8\ud83c\uddf7",
   south_sudan: "\ud83c\uddf8\ud83c\uddf8",
   sao_tome_principe: "\ud83c\uddf8\ud83c\uddf9",
   el_salvador: "\ud83c\uddf8\ud83c\uddfb",
   sint_maarten: "\ud83c\uddf8\ud83c\uddfd",
   syria: "\ud83c\uddf8\ud83c\uddfe",
   swaziland: "\ud83c\uddf8\ud83c\uddff",
   tristan_da_cunha: "\ud83c\uddf9\ud83c\udde6",
   turks_caicos_islands: "\ud83c\uddf9\ud83c\udde8",
   chad: "\ud83c\uddf9\ud83c\udde9",
   french_southern_territories: "\ud83c\uddf9\ud83c\uddeb",
   togo: "\ud83c\uddf9\ud83c\uddec",
   thailand: "\ud83c\uddf9\ud83c\udded",
   tajikistan: "\ud83c\uddf9\ud83c\uddef",
   tokelau: "\ud83c\uddf9\ud83c\uddf0",
   timor_leste: "\ud83c\uddf9\ud83c\uddf1",
   turkmenistan: "\ud83c\uddf9\ud83c\uddf2",
   tunisia: "\ud83c\uddf9\ud83c\uddf3",
   tonga: "\ud83c\uddf9\ud83c\uddf4",
   tr: "\ud83c\uddf9\ud83c\uddf7",
   trinidad_tobago: "\ud83c\uddf9\ud83c\uddf9",
   tuvalu: "\ud83c\uddf9\ud83c\uddfb",
   taiwan: "\ud83c\uddf9\ud83c\uddfc",
   tanzania: "\ud83c\uddf9\ud83c\uddff",
   ukraine: "\ud83c\uddfa\ud83c\udde6",
   uganda: "\ud83c\uddfa\ud83c\uddec",
   us_outlying_islands: "\ud83c\uddfa\ud83c\uddf2",
   united_nations: "\ud83c\uddfa\ud83c\uddf3",
   us: "\ud83c\uddfa\ud83c\uddf8",
   uruguay: "\ud83c\uddfa\ud83c\uddfe",
   uzbekistan: "\ud83c\uddfa\ud83c\uddff",
   vatican_city: "\ud83c\uddfb\ud83c\udde6",
   st_vincent_grenadines: "\ud83c\uddfb\ud83c\udde8",
   venezuela: "\ud83c\uddfb\ud83c\uddea",
   british_virgin_islands: "\ud83c\uddfb\ud83c\uddec",
   us_virgin_islands: "\ud83c\uddfb\ud83c\uddee",
   vietnam: "\ud83c\uddfb\ud83c\uddf3",
   vanuatu: "\ud83c\uddfb\ud83c\uddfa",
   wallis_futuna: "\ud83c\uddfc\ud83c\uddeb",
   samoa: "\ud83c\uddfc\ud83c\uddf8",
   kosovo: "\ud83c\uddfd\ud83c\uddf0",
   yemen: "\ud83c\uddfe\ud83c\uddea",
   mayotte: "\ud83c\uddfe\ud83c\uddf9",
   south_africa: "\ud83c\uddff\ud83c\udde6",
   zambia: "\ud83c\uddff\ud83c\uddf2",
   zimbabwe: "\ud83c\uddff\ud83c\uddfc",
   england: "\ud83c\udff4\udb40\udc67\udb40\udc62\udb40\udc65\udb40\udc6e\udb40\udc67\udb40\udc7f",
   scotland: "\ud83c\udff4\udb40\udc67\udb40\udc62\udb40\udc73\udb40\udc63\udb40\udc74\udb40\udc7f",
   wales: "\ud83c\udff4\udb40\udc67\udb40\udc62\udb40\udc77\udb40\udc6c\udb40\udc73\udb40\udc7f"
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
    return r === 0 || r > 1114111 || r >= 55296 && r <= 57343 ? "\ufffd" : r === 38 ? "&amp;" : String.fromCodePoint(r);
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
  const REPLACEMENT_CHARACTER = "\ufffd";
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
  const htmlDecodeData = [ "Q=\xa8`p0AEligMPacutebrevecircyfrgravelphamacrndogonpfpplyFunctionringscrsigntildeumlBackslashrvwedcyecausernoullistafropfrevescrumpeqCHcyOPYacutepitalDifferentialDyleyscaronedilirconintdotedillanterDotfrhiircleDotMinusPlusTimeslockwiseContourIntegralseCurlyDoubleQuoteQuoteolonengruentinttourIntegralpfroductunterClockwiseContourIntegralrossscrupCapDDotrahdJcyScyZcyaggerrrshvcaronyeltafriacriticalAcuteDotubleAcuteGraveTildemondfferentialDopftDotEqualubleContourIntegralDotwnArrowLeftArrowRightArrowTeeongLeftArrowRightArrowRightArrowRightArrowTeeUpArrowDownArrowVerticalBarwnArrowBarUpArrowBreveLeftRightVectorTeeVectorVectorBarRightTeeVectorVectorBarTeeArrowarrowscrtrokENGTHacutecaronircydotfrgravelementmacrptySmallSquareVerySmallSquareogonpfpsilonqualTildeilibriumscrimtaumlxistsponentialEFcyfrilledSmallSquareVerySmallSquareopfrAlluriertrfscrGJcyTammadbrevecedilircydotfrgopfreaterEqualLessFullEqualGreaterLessSlantEqualTildescrtHARDcyacektcircfrilbertSpaceopfrizontalLinescrtrokumpDownHumpEqualIEcyJligOcyacutecircydotfrgravemacrginaryIpliesntegralrsectionvisibleCommaTimesogonpftascrtildeukcymlJcircyfropfscrercyukcyKHcyJcyappacedilyfropfscrLJcyTacutembdangplacetrfrrcaronedilyeftAngleBracketrrowBarRightArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorRightArrowVectorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowrightarrowssEqualGreaterFullEqualGreaterLessSlantEqualTildefrleftarrowmidotongLeftArrowRightArrowRightArrowleftarrowrightarrowrightarrowpfwerLeftArrowRightArrowscrhtroktMapcyediumSpacellintrffrinusPlusopfscruNJcyacutecaronedilyegativeMediumSpaceThickSpacenSpaceVeryThinSpacestedGreaterGreaterLessLesswLinefroBreaknBreakingSpacepftCongruentupCapDoubleVerticalBarElementqualTildexistsGreaterEqualFullEqualGreaterLessSlantEqualTildeHumpDownHumpEqualLeftTriangleBarEqualssEqualGreaterLessSlantEqualTildeNestedGreaterGreaterLessLessPrecedesEqualSlantEqualReverseElementightTriangleBarEqualSquareSubsetEqualpersetEqualubsetEqualcceedsEqualSlantEqualTildepersetEqualTildeEqualFullEqualTildeVerticalBarscrtildeuOEligacutecircydblacfrgravemacregaicronopfpenCurlyDoubleQuoteQuoterscrlashtildemesumlverBarraceketParenthesisPartialDcyfrhiilusMinusoincareplanepfrecedesEqualSlantEqualTildeimeoductportionalscriQUOTfropfscrRBarrEGacutengrrtlcaronedilyeverseElementquilibriumUpEquilibriumfrhoightAngleBracketrrowBarLeftArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowopfundImpliesrightarrowscrhuleDelayedSHCHcycyOFTcyacutecaronedilircyfrhortDownArrowLeftArrowRightArrowUpArrowigmamallCircleopfqrtuareIntersectionSubsetEqualpersetEqualUnionscrtarubsetEqualcceedsEqualSlantEqualTildehThatmpersetEqualsetTHORNRADESHcycyabucaronedilyfrhereforetaickSpacenSpaceildeEqualFullEqualTildeopfripleDotscrtrokUacuterrocirbrcyevecircydblacfrgravemacrnderBarraceketParenthesisionPlusogonpfpArrowBarDownArrowDownArrowEquilibriumTeeArrowarrowdownarrowperLeftArrowRightArrowsilonringscrtildeumlVDashbarcydashleerbarticalBarLineSeparatorTildeyThinSpacefropfscrvdashWcircedgefropfscrXfriopfscrYAcyIcyUcyacutecircyfropfscrumlZHcyacutecaronydoteroWidthSpacetafropfscraacutebrevecEdircuteyeligfrgravelefsymphphamacrlgpndanddslopevgelemsdaabcdefghrtvbdsphtzarrogonpfpEacireidosproxeqringscrtympeqtildeumlwconintintbNotackcongepsilonprimesimeqrveewedgebrktbrkcongydquoecausemptyvpsirnoutahweenfrigcapircupodotplustimessqcuptartriangledownupuplusveewedgekarowlacklozengesquaretriangledownleftrightnkk12434ocknequivotopfttomwtiexDLRlrHDUduULRlrVHLRhlrboxdLRlrhDUduminusplustimesuLRlrvHLRhlrprimerevevbarscremiimeolbhsubulletmpEeqcacutepandbrcupcapupdotsretoncapsronedilircupssmdotedilmptyvnterdotfrhcyeckmarkiirEceqlearrowleftrightdRSastcircdashefnintmidscirlubsuitoloneqmmatpfnlementxesngdotintpfrodysrrarrossscrubepetdotudarrlreprsclarrppbrcapcapupdotorsrarrmlyeqprecsuccveewedgerenvearrowleftrightveewedwconintintylctydArrHaraggerlethrrshvbkarowlaccaronydaggerrrotseqegltamptyvfishtrharlriamondsuitsegammasinvideontimesonxjcylcornropollarpfteqdotminusplussquareublebarwedgewnarrowdownarrowsharpoonleftrightrbkarowcornropscryoltroktdotrifuarrharwanglezcyigrarreDDototacutestercaronircolonydotefDotrgravesdotlinterslsdotmacrptysetvsp134ngspogonpfparsllussilonvqcircolonsimlantgtrlessualsestivDDvparslrDotarrscrdotimtahumlroxclistpectationonentialefallingdotseqcyemalefiligligligriligjliglatligtnsnofopfrallkvpartintrac123456823534584556878slownscrgElacutemmadpbrevecircydotelqqslantsccdotollesfrggimeljcylEajnEapproxeqqsimopfravescrimeltccirdotlParquestrapproxrrdoteqlessqlesslesssimvertneqqnEhArrairsplfmiltrdcyrcirwbarcirceartsuitlliprconfrksearowwarowoarrmthtokleftarrowrightarrowpfrbarscrlashtrokybullpheniacutecircyecyxclffrgraveiiintntnfinotajligmacrgelinepartthofpedncarefintieodottcalegersrcallarhkprodocygonpftaprodquestscrinEdotsvvtildeukcymljcircyfrmathopfscrercyukcykappavcedilyfrgreenhcyjcyopfscrlAarrrrtailBarrEgHaracuteemptyvgranmbdangdlepquorrbfsfshklpplsimtltailesbarrbrkracekkeslducaronedililubydcaquorrdharusharsheftarrowtailharpoondownupleftarrowsrightarrowsharpoonssquigarrowthreetimesgqqslantsccdotorgessapproxdoteqgtrqgtrgtrsimfishtloorrgEhardulblkjcylarrcornerhardtrimidotoustachenEapproxeqqsimoangrrbrkngleftarrowrightarrowmapstorightarrowoparrowleftrightparflustimeswastbarzengefparltrarrcornerhardmtrisaquocrhimegqbuortroktccirdothreeimeslarrquestrPariefurdsharuharvertneqqnEmDDotacrletesepstodownleftuprkercommaydasheasuredanglefrhoicrodastcirdotnusbdulcpdrnplusodelspfpscrtposultimapmapnGgtvLeftarrowrightarrowltvRightarrowVDashdashablacutengpEidosproxturalsbspumpecapronedilongdotupydasheArrarhkrowdotquivsearimxistsfrgEeqqslantssimtrhArrarrparisdvjcylArrEarrdreftarrowrightarrowqqslantsssimtriemidopftinEdotvabcnivabcparallelsltolintrcueeceqrArrarrcwightarrowtriesccueerhortmidparallelimeqmidparqsubepeubEeseteqqcceqpEeseteqqtglildelgrianglelefteqrightequmerospvDashHarrapdashgetinfinlArretrierArrtriesimwArrarhkrownearoSacutestcircydashblacivotsoldeligfcirrgonravethbarmintlarrcirrossinetmacregaicrondnusopfparerplusrarrderoffmigoforslopevscrlasholtildemesasumlvbarparallelsimltcyercntiodmilptenkfrhivmmatoneitchforkvlanckhkvusacirbcirdouemnsimtwomointintpfundrEapcueecapproxcurlyeqeqnapproxeqqsimsimimesnEapsimodfalarlinesurfptosimurelscriuncspqfrintopfprimescruaternionsintesteqotrAarrrrtailBarrHaraceutedicemptyvngdelequorrapbfscfshklpplsimtlwtailionalsbarrbrkracekkeslducaronedililubydcaldharquorshealinepartsctgfishtloorrhardulovightarrowtailharpoondownupleftarrowsharpoonsrightarrowssquigarrowthreetimesngsingdotseqlarrharmmoustachenmidoangrrbrkparflustimespargtpolintrarrsaquocrhqbuorthreeimesriefltriuluharxsacutebquocEaproncueedilircnEapsimpolintsimydotbeeArrarhkrowctmiswartminusnxtfrownharpchcyyortmidparallelyigmafvmdoteqgElEneplusrarrlarrmallsetminusshpeparslidletesoftcylbarpfpadesuitrqcapsupssubeseteqpesetequareffrarrscretmnmiletarftarfraightepsilonphinsubEdotedotmultnEeplusrarrseteqqneqqimubpccapproxcurlyeqeqnapproxeqqsimsimmngp123EdotsubedothsolublarrmultnEeplusseteqqneqqimubpwArrarhkrownwarzligtargetubrkcaronedilydotelrecfrhere4foretasymvickapproxsimnspkapsimornildemesbardntoeapbotcirforksaprimeradeiangledownlefteqqrighteqdoteminusplussbtimepeziumscryhcytrokwixtoheadleftarrowrightarrowuArrHaracuterrbrcyevecircydarrblacharfishtrgraveharlrblklcornerroptrimacrlogonpfparrowdownarrowharpoonleftrightlussihlonuparrowsrcornerropingtriscrtdotilderifuarrmlwanglevArrBarvDashangrtrepsilonkappanothingphiiroptorhosigmaubsetneqqpsetneqqthetariangleleftrightcydasheebareqlliprbartfrltrinsubpopfproprtriscrubnEepnEezigzagwcircedbargeqierpfropfpreathscrxcapircupdtrifrhArrarrilArrarrmapnisodotpflustimerArrarrscrqcupuplustriveewedgeyacuteycircyenfricyopfscrucymlzacutecaronydoteetrftafrhcyigrarropfscrwjnjC(D%D($(D'%$$ED($'$'$%$'%E$/D'$F%'D(D&#,%%&&$%$)%+%%$E$F$'$&$(#'D&$(%$&4%($(E'%&%($&$)%*$%$%$+)()')($:&5-($'($%*&&&/%%&)%@$'$F$%&&#%%)$&$&$&$(%%%&$(%$$%&%$E$2.&0,.(.(&'%.$F%$&&&(%6)&+*),---&*/1---)-.&)*+,).%*,&,*'('2+,+)1&'1,)2&'&*('($F%'#&D%D($(E&%$$&$ED($)$'%1(2$'%E$)$'((&+$&%%$%D&$(%-#&$E$3)2$F%'%+$&#'D$$'($$($(%&%$$&$E$$$F$./'*,***'*-*($F$$#)$'%$$'$%$.$&%/$&%'$.'(#'$'$&D(D'%$$&$%D($$%&&*%($%&('+%/,($'%E%%$&$($'E%#(%$$E$F$F%'$'#'$&$'$(%$$E$F$F#'D$$(%'%%%+%%$(%'%$$2(',&,-'*'0).+)1&'('-,)'&*(*)(*/&/('/),))/&')-&'('-%1','*'''-'($E$$%+$($/+-'-',+-'-%E%/(-$&%$%'$$#&$%$-%*$E$+$F$&$$#'$($(%'%$$5+-.)+0%5)+%($E$)%1%%%$&,'(&4&*''+H'(&*-(-L-J-'-M-(&O*H&/2F2((%*(***G*M*(&W,K&+.H.-&1'/3F3(&O2(.I4('H,(().H.-.H(I.(&(+(+,+(&.$FD($$#(D(D'%$$($ED($'%&%($F$6,($$$FE'D(&&D&$)('+&'.#+$%$E$%$$$+$/%%$$%)+(+-+(%&%(&*-%$F%$C'$E$&$F#(D%$(%%%%'%$(%'%$$$%/+-*0$%$%$3)'-&-,(*(0*.,)2&(((&+(+))*0&0((/*,*)0&().&(($&%-$-$&%$$-#)%%$($($$%'%'%&%$$E$0(,(-(*$'$-$F$&%')/))/(+)1()($F$&$%&&)(%)+(+-+(&(%$%$&(+(&&C($'$'%%$%%$$(%'%$$E$+&%%K&)$'(((,(($F$+$F%'C)%%''$'&&D'%$$($ED($'$*)',&(.%&('$'%E$)*&*,%,%.%&((%(%,%/(-%%'&$'$F$(D&#($&$%$'($$%%'&$'*+'+,+(&-$E$F$F$(#($'$E$F$F#F$$$F$F#'$&$&D($'%$$E$F$F$&#'$($(%$$&$0%%$%$&$FC)$($$%D%$E&E&%$D'$$%DD($)&%%&$'&%E$$%&&&$&(&$%$&$&%&&)%*$*$*$*$*$*$*$&%(%*$&&'$&'$'%E$$%$%'%$%%%%%')%D'$F%$%&(%D(D&$*%&#'$*'*'('&*%%'&&)%$&''$'%$$'$()$%(%&%'%%&$&'$E$('&'%&''''(&('&&/.%&(&&&($($.()(+0'0'0(&%%&'$&%%&$E&G%%$F%$&&%'%&'$'$'$&$'$'$'$'$&%'$'$'$&$'$'$'$'$'$'$&&&%'$'$'$&$'$'$'$'$&(&'&(&%'$'$'$&$'$'$'$'$'$'$$($'E'$F%&%%'$%%'$''$&'%%%'$'$($#)%$&&&(&&'%&&&D%&&%$'&&E'%&%&(%$&D'%(E%'($E$&%&('%$$%&$&$'%'..()%*$*&*'*'&$&(&&&'$'(&$'($)$%&($&$'%'))&%%'&&&%E&&F$'%$'%&$F%%'$&$'$$'$))$%&&%%')$%$&(&&'%&&&%&D%')$&+*'(&((F&&.-(%&%&$*%&$(#'$&$(%'%%%%'$$)%&$(%$$$%(&%%(D%%&%($(%D$''$$&'&*''$%$%(%&%$F&)*&&$&$(&&$(%E%$&%(&&(&'&)%/%*'-'..($*%'&&$F&$%%%'$'%%'$$'%&$)$&%)#(%%D(%'$(%%G$%'%$$&$$$'%D$$E'%$&&$$%)%$%$&&$'%&(&($%%'%($$%%%$'%E$&'%%&%%'&'$$(&'%&&**'%'&&&%(%%)$'%&$&%&%%$%E$D&%%$&%&%,&,#0$%$($(%&&&%D$'$G$&%&%&$&$F%'&$'$$*D(($H$($($($'%($G%($($'%'%($'%&%%&$F#%%$$(%&($%$$($'%$$&$$%$%$&$&(%$&%&&)$*$&D'%$E$$%$$'$&$$%$%$%$$%%%''%$&$'$%&$F$'$&%%'$'$D$%%&%%&%'%(%*'%&&&)((&'&&$K%E#'$(%%%'%'&$'&'$$&$'$()&%'%'$E$*&($'%'%.'-%E%'$F%'%'$(%'C)$$E&%$$&E&$%%DD($$%'&%%'%&$'$'&%''''&%%%%&$$%'%&(&%'%$&&&(''&(&'$&%&%E%%$'D($F%%'$'&'$($'$$$%'$'E%#(%$$E$'$F$F%'$'#(($$(%$$E$($&$&$F$F#(%%%'$'$$%$$&$(%)%'%'%%'$'%%$E&%%'$(%'%'%'%'%'&'%%$&&&$'D$'%&%'($&%'&)$$(%'&%%%%$$&%&($%(&(%%$$%*,''..%'-'-1$,+,-'-%$%$&$&(%$&%&&)$*$&D'%&*'&'()''&'&$(%'%D$$%$$''$($%&$&$$%&%)%'%&$(%')'$%%%''%$&$'$%&$'&%%&%.+-')'-%.,(%&&D&&%(%'&&%$&'&$$&'%$'%)%&($%$%&$(%E%$%%'$'$%%&%($%'D$%%&%%&%'%'%'%(%'&$'$'$$*&'$K%E#(D&%%&$'&%$&&)')')%%'$(%$$'$/$E$%D'%$&&&&F&%&($($)$$&%%$($(%E$$$F%'$$%)%&#F%D&D$,(-%D%D&D$-$(%'$'%'%E%$&D&E&%&'%&(%*$D&%F(D$&&&%'%&(F%%%$$'$$%&%''$(%%F%'%'&E%')$$E$E%$&$'D'H&D%&%$&$$'%&%&$$%$&$%$$&$'%D%&%%%$&*(-&$'D'H&D'$%&%$&%($$&$FE$&%(D(F(%)$)$&%(%)$)$$&'('E'D%(%$&&&D'$(E$'%&(D(D%,%&($$%&&&D&D%*)+%%'$($%&%&%((%%%'D'$'F*%,D&%(E&$'D'$'F*%,D$&E'%%%.0%,(1%$$%$&&&%$(%'%E%'%E&D%(%'&D&D'F%'&G%F$'%''$(%%'#%D(%%$&G$%$$'%'%%%%%'$'$'%D$&E'%$$'%$$&$'%&&'%&%$$'%&%(&$&&$F$&%&%&$$%&%$&%(%F$F$%'%%%(%$$&E'%%D(&&)%D&$'#&F$''&&'$&$$%$(&&&&&$&'$E$%&$%'%&$$%*%$$()$'%%%'''$'&'%($'$G%'&'&$$$*%EE&$$%$%%%&%$&$')'*'%'*(&(&'&%&($%%&%&&%%&(''''&$'%%&%'$F%$$(#F$&$F$($F$-'&%&(%E%#(%%%'$'$&$F&&%&%)%%'$'$'%E&%%'%'$(%'$'%'%'%'%'&'%'$%'&%('$'%&%'($&%'&)$$(%'&%%%%$$&%(%&($%%$&'&'''$%%E$$(%'%D$''$($%$&$$,-'(./%(-,+(.(-(-%%%-$'%&%$$()'$'$'&%%&%&&D&&%($&'%%)$'$(%E%$%%&%($$(%'%%'$'$''$)$$#)$'$$%$%%&&%&%$&&%&%%&%&&%)%&%$$&'$'$$'%''$(%E%%%%'%)'$%%$E&&$'%'&$%)(+E$$'($($%$&&&$'$&$'$&$'$&%&'&'$'$/&&%)%%&%%$&$'D$(%$&$'%%E$()&&$$'(D&%(D%&($(&+%'$($(&+%%$&&($&$$'$F%'%'%'$&'$%0+&&%$%&$&&&$'&&'&%'$&'&'&&)%+$)&,$'%'%($%%')'*'%'*(&(&'&%$%%%$F$F$F$&$&&'&&$'&&'(%&'&'&%'$&'&&)%+$)&,$'%'%($$'%''$(%%'D'#)%$$&$(%'%$$&$($E$(('&%(&($%,(&&&%&&&E&$'E&($)%($%%$&%$&&&&&D'&%%$($'%)+'+'/%+$+(0%&&&$&(&'&%&'%)$F&$%&%'$'%1*-#'$&D(%%$'&&D'%$$'%'%&$(%DD($''$%&$()%&&%&$'E$$'%E$)%,%.,(%&%%'$'&%+$()%&&%&%&$F$'%'%%'$$'E%$)#'$&'$$'$(%+&(&*&&'$'(&$'%&('K/D(J/D&('..($%$'$%&&&%%'%'&$$E$'$G'D$F$'$'$F%G(D&F(D$)#($(&%($%'$E$F$$$$%'$F#'%&%%$'$E$'%&$$$'%&$&$&$'%E&&%'$'%&$F%'$(%&$&$(C)&$$'%$D%$E$&$F$F$&E%#)$(%$$&$(%%$E$&$)$F$F$%%%0@0000H8H40H000047P00P@001000@0B0HP@:H9T8P000LB8d@800@I0<110000QQ8400P10030005940@410020000Q02000@0200000@P0101@8000440400000000808000000000@00000000P`0000000040400@0004<000000000008000030000000000P020T400020@0@00000000000000000000000000P0000000400400000400220080000100000000000000000P000000000000P000000@00402000000000@00000000000000000000040000000000000", '\xc6&\xc1\u0102\xc2\u0410\ud835\udd04\xc0\u0391\u0100\u2a53\u0104\ud835\udd38\u2061\xc5\ud835\udc9c\u2254\xc3\xc4\u2216\u2ae7\u2306\u0411\u2235\u212c\u0392\ud835\udd05\ud835\udd39\u02d8\u212c\u224e\u0427\xa9\u0106\u22d2\u2145\u212d\u010c\xc7\u0108\u2230\u010a\xb8\xb7\u212d\u03a7\u2299\u2296\u2295\u2297\u2232\u201d\u2019\u2237\u2a74\u2261\u222f\u222e\u2102\u2210\u2233\u2a2f\ud835\udc9e\u22d3\u224d\u2145\u2911\u0402\u0405\u040f\u2021\u21a1\u2ae4\u010e\u0414\u2207\u0394\ud835\udd07\xb4\u02d9\u02dd`\u02dc\u22c4\u2146\ud835\udd3b\xa8\u20dc\u2250\u222f\xa8\u21d3\u21d0\u21d4\u2ae4\u27f8\u27fa\u27f9\u21d2\u22a8\u21d1\u21d5\u2225\u2193\u2913\u21f5\u0311\u2950\u295e\u21bd\u2956\u295f\u21c1\u2957\u22a4\u21a7\u21d3\ud835\udc9f\u0110\u014a\xd0\xc9\u011a\xca\u042d\u0116\ud835\udd08\xc8\u2208\u0112\u25fb\u25ab\u0118\ud835\udd3c\u0395\u2a75\u2242\u21cc\u2130\u2a73\u0397\xcb\u2203\u2147\u0424\ud835\udd09\u25fc\u25aa\ud835\udd3d\u2200\u2131\u2131\u0403>\u0393\u03dc\u011e\u0122\u011c\u0413\u0120\ud835\udd0a\u22d9\ud835\udd3e\u2265\u22db\u2267\u2aa2\u2277\u2a7e\u2273\ud835\udca2\u226b\u042a\u02c7^\u0124\u210c\u210b\u210d\u2500\u210b\u0126\u224e\u224f\u0415\u0132\u0401\xcd\xce\u0418\u0130\u2111\xcc\u2111\u012a\u2148\u21d2\u222c\u222b\u22c2\u2063\u2062\u012e\ud835\udd40\u0399\u2110\u0128\u0406\xcf\u0134\u0419\ud835\udd0d\ud835\udd41\ud835\udca5\u0408\u0404\u0425\u040c\u039a\u0136\u041a\ud835\udd0e\ud835\udd42\ud835\udca6\u0409<\u0139\u039b\u27ea\u2112\u219e\u013d\u013b\u041b\u27e8\u2190\u21e4\u21c6\u2308\u27e6\u2961\u21c3\u2959\u230a\u2194\u294e\u22a3\u21a4\u295a\u22b2\u29cf\u22b4\u2951\u2960\u21bf\u2958\u21bc\u2952\u21d0\u21d4\u22da\u2266\u2276\u2aa1\u2a7d\u2272\ud835\udd0f\u22d8\u21da\u013f\u27f5\u27f7\u27f6\u27f8\u27fa\u27f9\ud835\udd43\u2199\u2198\u2112\u21b0\u0141\u226a\u2905\u041c\u205f\u2133\ud835\udd10\u2213\ud835\udd44\u2133\u039c\u040a\u0143\u0147\u0145\u041d\u200b\u200b\u200b\u200b\u226b\u226a\n\ud835\udd11\u2060\xa0\u2115\u2aec\u2262\u226d\u2226\u2209\u2260\u2242\u0338\u2204\u226f\u2271\u2267\u0338\u226b\u0338\u2279\u2a7e\u0338\u2275\u224e\u0338\u224f\u0338\u22ea\u29cf\u0338\u22ec\u226e\u2270\u2278\u226a\u0338\u2a7d\u0338\u2274\u2aa2\u0338\u2aa1\u0338\u2280\u2aaf\u0338\u22e0\u220c\u22eb\u29d0\u0338\u22ed\u228f\u0338\u22e2\u2290\u0338\u22e3\u2282\u20d2\u2288\u2281\u2ab0\u0338\u22e1\u227f\u0338\u2283\u20d2\u2289\u2241\u2244\u2247\u2249\u2224\ud835\udca9\xd1\u039d\u0152\xd3\xd4\u041e\u0150\ud835\udd12\xd2\u014c\u03a9\u039f\ud835\udd46\u201c\u2018\u2a54\ud835\udcaa\xd8\xd5\u2a37\xd6\u203e\u23de\u23b4\u23dc\u2202\u041f\ud835\udd13\u03a6\u03a0\xb1\u210c\u2119\u2abb\u227a\u2aaf\u227c\u227e\u2033\u220f\u2237\u221d\ud835\udcab\u03a8"\ud835\udd14\u211a\ud835\udcac\u2910\xae\u0154\u27eb\u21a0\u2916\u0158\u0156\u0420\u211c\u220b\u21cb\u296f\u211c\u03a1\u27e9\u2192\u21e5\u21c4\u2309\u27e7\u295d\u21c2\u2955\u230b\u22a2\u21a6\u295b\u22b3\u29d0\u22b5\u294f\u295c\u21be\u2954\u21c0\u2953\u21d2\u211d\u2970\u21db\u211b\u21b1\u29f4\u0429\u0428\u042c\u015a\u2abc\u0160\u015e\u015c\u0421\ud835\udd16\u2193\u2190\u2192\u2191\u03a3\u2218\ud835\udd4a\u221a\u25a1\u2293\u228f\u2291\u2290\u2292\u2294\ud835\udcae\u22c6\u22d0\u22d0\u2286\u227b\u2ab0\u227d\u227f\u220b\u2211\u22d1\u2283\u2287\u22d1\xde\u2122\u040b\u0426\t\u03a4\u0164\u0162\u0422\ud835\udd17\u2234\u0398\u205f\u200a\u2009\u223c\u2243\u2245\u2248\ud835\udd4b\u20db\ud835\udcaf\u0166\xda\u219f\u2949\u040e\u016c\xdb\u0423\u0170\ud835\udd18\xd9\u016a_\u23df\u23b5\u23dd\u22c3\u228e\u0172\ud835\udd4c\u2191\u2912\u21c5\u2195\u296e\u22a5\u21a5\u21d1\u21d5\u2196\u2197\u03d2\u03a5\u016e\ud835\udcb0\u0168\xdc\u22ab\u2aeb\u0412\u22a9\u2ae6\u22c1\u2016\u2016\u2223|\u2758\u2240\u200a\ud835\udd19\ud835\udd4d\ud835\udcb1\u22aa\u0174\u22c0\ud835\udd1a\ud835\udd4e\ud835\udcb2\ud835\udd1b\u039e\ud835\udd4f\ud835\udcb3\u042f\u0407\u042e\xdd\u0176\u042b\ud835\udd1c\ud835\udd50\ud835\udcb4\u0178\u0416\u0179\u017d\u0417\u017b\u200b\u0396\u2128\u2124\ud835\udcb5\xe1\u0103\u223e\u223e\u0333\u223f\xe2\xb4\u0430\xe6\u2061\ud835\udd1e\xe0\u2135\u2135\u03b1\u0101\u2a3f&\u2227\u2a55\u2a5c\u2a58\u2a5a\u2220\u29a4\u2220\u2221\u29a8\u29a9\u29aa\u29ab\u29ac\u29ad\u29ae\u29af\u221f\u22be\u299d\u2222\xc5\u237c\u0105\ud835\udd52\u2248\u2a70\u2a6f\u224a\u224b\'\u2248\u224a\xe5\ud835\udcb6*\u2248\u224d\xe3\xe4\u2233\u2a11\u2aed\u224c\u03f6\u2035\u223d\u22cd\u22bd\u2305\u2305\u23b5\u23b6\u224c\u0431\u201e\u2235\u2235\u29b0\u03f6\u212c\u03b2\u2136\u226c\ud835\udd1f\u22c2\u25ef\u22c3\u2a00\u2a01\u2a02\u2a06\u2605\u25bd\u25b3\u2a04\u22c1\u22c0\u290d\u29eb\u25aa\u25b4\u25be\u25c2\u25b8\u2423\u2592\u2591\u2593\u2588=\u20e5\u2261\u20e5\u2310\ud835\udd53\u22a5\u22a5\u22c8\u2557\u2554\u2556\u2553\u2550\u2566\u2569\u2564\u2567\u255d\u255a\u255c\u2559\u2551\u256c\u2563\u2560\u256b\u2562\u255f\u29c9\u2555\u2552\u2510\u250c\u2500\u2565\u2568\u252c\u2534\u229f\u229e\u22a0\u255b\u2558\u2518\u2514\u2502\u256a\u2561\u255e\u253c\u2524\u251c\u2035\u02d8\xa6\ud835\udcb7\u204f\u223d\u22cd\\\u29c5\u27c8\u2022\u2022\u224e\u2aae\u224f\u224f\u0107\u2229\u2a44\u2a49\u2a4b\u2a47\u2a40\u2229\ufe00\u2041\u02c7\u2a4d\u010d\xe7\u0109\u2a4c\u2a50\u010b\xb8\u29b2\xa2\xb7\ud835\udd20\u0447\u2713\u2713\u03c7\u25cb\u29c3\u02c6\u2257\u21ba\u21bb\xae\u24c8\u229b\u229a\u229d\u2257\u2a10\u2aef\u29c2\u2663\u2663:\u2254\u2254,@\u2201\u2218\u2201\u2102\u2245\u2a6d\u222e\ud835\udd54\u2210\xa9\u2117\u21b5\u2717\ud835\udcb8\u2acf\u2ad1\u2ad0\u2ad2\u22ef\u2938\u2935\u22de\u22df\u21b6\u293d\u222a\u2a48\u2a46\u2a4a\u228d\u2a45\u222a\ufe00\u21b7\u293c\u22de\u22df\u22ce\u22cf\xa4\u21b6\u21b7\u22ce\u22cf\u2232\u2231\u232d\u21d3\u2965\u2020\u2138\u2193\u2010\u22a3\u290f\u02dd\u010f\u0434\u2146\u2021\u21ca\u2a77\xb0\u03b4\u29b1\u297f\ud835\udd21\u21c3\u21c2\u22c4\u22c4\u2666\u2666\xa8\u03dd\u22f2\xf7\xf7\u22c7\u22c7\u0452\u231e\u230d$\ud835\udd55\u02d9\u2250\u2251\u2238\u2214\u22a1\u2306\u2193\u21ca\u21c3\u21c2\u2910\u231f\u230c\ud835\udcb9\u0455\u29f6\u0111\u22f1\u25bf\u25be\u21f5\u296f\u29a6\u045f\u27ff\u2a77\u2251\xe9\u2a6e\u011b\u2256\xea\u2255\u044d\u0117\u2147\u2252\ud835\udd22\u2a9a\xe8\u2a96\u2a98\u2a99\u23e7\u2113\u2a95\u2a97\u0113\u2205\u2205\u2205\u2003\u2004\u2005\u014b\u2002\u0119\ud835\udd56\u22d5\u29e3\u2a71\u03b5\u03b5\u03f5\u2256\u2255\u2242\u2a96\u2a95=\u225f\u2261\u2a78\u29e5\u2253\u2971\u212f\u2250\u2242\u03b7\xf0\xeb\u20ac!\u2203\u2130\u2147\u2252\u0444\u2640\ufb03\ufb00\ufb04\ud835\udd23\ufb01fj\u266d\ufb02\u25b1\u0192\ud835\udd57\u2200\u22d4\u2ad9\u2a0d\xbd\u2153\xbc\u2155\u2159\u215b\u2154\u2156\xbe\u2157\u215c\u2158\u215a\u215d\u215e\u2044\u2322\ud835\udcbb\u2267\u2a8c\u01f5\u03b3\u03dd\u2a86\u011f\u011d\u0433\u0121\u2265\u22db\u2265\u2267\u2a7e\u2a7e\u2aa9\u2a80\u2a82\u2a84\u22db\ufe00\u2a94\ud835\udd24\u226b\u22d9\u2137\u0453\u2277\u2a92\u2aa5\u2aa4\u2269\u2a8a\u2a8a\u2a88\u2a88\u2269\u22e7\ud835\udd58`\u210a\u2273\u2a8e\u2a90>\u2aa7\u2a7a\u22d7\u2995\u2a7c\u2a86\u2978\u22d7\u22db\u2a8c\u2277\u2273\u2269\ufe00\u2269\ufe00\u21d4\u200a\xbd\u210b\u044a\u2194\u2948\u21ad\u210f\u0125\u2665\u2665\u2026\u22b9\ud835\udd25\u2925\u2926\u21ff\u223b\u21a9\u21aa\ud835\udd59\u2015\ud835\udcbd\u210f\u0127\u2043\u2010\xed\u2063\xee\u0438\u0435\xa1\u21d4\ud835\udd26\xec\u2148\u2a0c\u222d\u29dc\u2129\u0133\u012b\u2111\u2110\u2111\u0131\u22b7\u01b5\u2208\u2105\u221e\u29dd\u0131\u222b\u22ba\u2124\u22ba\u2a17\u2a3c\u0451\u012f\ud835\udd5a\u03b9\u2a3c\xbf\ud835\udcbe\u2208\u22f9\u22f5\u22f4\u22f3\u2208\u2062\u0129\u0456\xef\u0135\u0439\ud835\udd27\u0237\ud835\udd5b\ud835\udcbf\u0458\u0454\u03ba\u03f0\u0137\u043a\ud835\udd28\u0138\u0445\u045c\ud835\udd5c\ud835\udcc0\u21da\u21d0\u291b\u290e\u2266\u2a8b\u2962\u013a\u29b4\u2112\u03bb\u27e8\u2991\u27e8\u2a85\xab\u2190\u21e4\u291f\u291d\u21a9\u21ab\u2939\u2973\u21a2\u2aab\u2919\u2aad\u2aad\ufe00\u290c\u2772{[\u298b\u298f\u298d\u013e\u013c\u2308{\u043b\u2936\u201c\u201e\u2967\u294b\u21b2\u2264\u2190\u21a2\u21bd\u21bc\u21c7\u2194\u21c6\u21cb\u21ad\u22cb\u22da\u2264\u2266\u2a7d\u2a7d\u2aa8\u2a7f\u2a81\u2a83\u22da\ufe00\u2a93\u2a85\u22d6\u22da\u2a8b\u2276\u2272\u297c\u230a\ud835\udd29\u2276\u2a91\u21bd\u21bc\u296a\u2584\u0459\u226a\u21c7\u231e\u296b\u25fa\u0140\u23b0\u23b0\u2268\u2a89\u2a89\u2a87\u2a87\u2268\u22e6\u27ec\u21fd\u27e6\u27f5\u27f7\u27fc\u27f6\u21ab\u21ac\u2985\ud835\udd5d\u2a2d\u2a34\u2217_\u25ca\u25ca\u29eb(\u2993\u21c6\u231f\u21cb\u296d\u200e\u22bf\u2039\ud835\udcc1\u21b0\u2272\u2a8d\u2a8f[\u2018\u201a\u0142<\u2aa6\u2a79\u22d6\u22cb\u22c9\u2976\u2a7b\u2996\u25c3\u22b4\u25c2\u294a\u2966\u2268\ufe00\u2268\ufe00\u223a\xaf\u2642\u2720\u2720\u21a6\u21a6\u21a7\u21a4\u21a5\u25ae\u2a29\u043c\u2014\u2221\ud835\udd2a\u2127\xb5\u2223*\u2af0\xb7\u2212\u229f\u2238\u2a2a\u2adb\u2026\u2213\u22a7\ud835\udd5e\u2213\ud835\udcc2\u223e\u03bc\u22b8\u22b8\u22d9\u0338\u226b\u20d2\u226b\u0338\u21cd\u21ce\u22d8\u0338\u226a\u20d2\u226a\u0338\u21cf\u22af\u22ae\u2207\u0144\u2220\u20d2\u2249\u2a70\u0338\u224b\u0338\u0149\u2249\u266e\u266e\u2115\xa0\u224e\u0338\u224f\u0338\u2a43\u0148\u0146\u2247\u2a6d\u0338\u2a42\u043d\u2013\u2260\u21d7\u2924\u2197\u2197\u2250\u0338\u2262\u2928\u2242\u0338\u2204\u2204\ud835\udd2b\u2267\u0338\u2271\u2271\u2267\u0338\u2a7e\u0338\u2a7e\u0338\u2275\u226f\u226f\u21ce\u21ae\u2af2\u220b\u22fc\u22fa\u220b\u045a\u21cd\u2266\u0338\u219a\u2025\u2270\u219a\u21ae\u2270\u2266\u0338\u2a7d\u0338\u2a7d\u0338\u226e\u2274\u226e\u22ea\u22ec\u2224\ud835\udd5f\xac\u2209\u22f9\u0338\u22f5\u0338\u2209\u22f7\u22f6\u220c\u220c\u22fe\u22fd\u2226\u2226\u2afd\u20e5\u2202\u0338\u2a14\u2280\u22e0\u2aaf\u0338\u2280\u2aaf\u0338\u21cf\u219b\u2933\u0338\u219d\u0338\u219b\u22eb\u22ed\u2281\u22e1\u2ab0\u0338\ud835\udcc3\u2224\u2226\u2241\u2244\u2244\u2224\u2226\u22e2\u22e3\u2284\u2ac5\u0338\u2288\u2282\u20d2\u2288\u2ac5\u0338\u2281\u2ab0\u0338\u2285\u2ac6\u0338\u2289\u2283\u20d2\u2289\u2ac6\u0338\u2279\xf1\u2278\u22ea\u22ec\u22eb\u22ed\u03bd#\u2116\u2007\u22ad\u2904\u224d\u20d2\u22ac\u2265\u20d2>\u20d2\u29de\u2902\u2264\u20d2<\u20d2\u22b4\u20d2\u2903\u22b5\u20d2\u223c\u20d2\u21d6\u2923\u2196\u2196\u2927\u24c8\xf3\u229b\u229a\xf4\u043e\u229d\u0151\u2a38\u2299\u29bc\u0153\u29bf\ud835\udd2c\u02db\xf2\u29c1\u29b5\u03a9\u222e\u21ba\u29be\u29bb\u203e\u29c0\u014d\u03c9\u03bf\u29b6\u2296\ud835\udd60\u29b7\u29b9\u2295\u2228\u21bb\u2a5d\u2134\u2134\xaa\xba\u22b6\u2a56\u2a57\u2a5b\u2134\xf8\u2298\xf5\u2297\u2a36\xf6\u233d\u2225\xb6\u2225\u2af3\u2afd\u2202\u043f%.\u2030\u22a5\u2031\ud835\udd2d\u03c6\u03d5\u2133\u260e\u03c0\u22d4\u03d6\u210f\u210e\u210f+\u2a23\u229e\u2a22\u2214\u2a25\u2a72\xb1\u2a26\u2a27\xb1\u2a15\ud835\udd61\xa3\u227a\u2ab3\u2ab7\u227c\u2aaf\u227a\u2ab7\u227c\u2aaf\u2ab9\u2ab5\u22e8\u227e\u2032\u2119\u2ab5\u2ab9\u22e8\u220f\u232e\u2312\u2313\u221d\u221d\u227e\u22b0\ud835\udcc5\u03c8\u2008\ud835\udd2e\u2a0c\ud835\udd62\u2057\ud835\udcc6\u210d\u2a16?\u225f"\u21db\u21d2\u291c\u290f\u2964\u223d\u0331\u0155\u221a\u29b3\u27e9\u2992\u29a5\u27e9\xbb\u2192\u2975\u21e5\u2920\u2933\u291e\u21aa\u21ac\u2945\u2974\u21a3\u219d\u291a\u2236\u211a\u290d\u2773}]\u298c\u298e\u2990\u0159\u0157\u2309}\u0440\u2937\u2969\u201d\u201d\u21b3\u211c\u211b\u211c\u211d\u25ad\xae\u297d\u230b\ud835\udd2f\u21c1\u21c0\u296c\u03c1\u03f1\u2192\u21a3\u21c1\u21c0\u21c4\u21cc\u21c9\u219d\u22cc\u02da\u2253\u21c4\u21cc\u200f\u23b1\u23b1\u2aee\u27ed\u21fe\u27e7\u2986\ud835\udd63\u2a2e\u2a35)\u2994\u2a12\u21c9\u203a\ud835\udcc7\u21b1]\u2019\u2019\u22cc\u22ca\u25b9\u22b5\u25b8\u29ce\u2968\u211e\u015b\u201a\u227b\u2ab4\u2ab8\u0161\u227d\u2ab0\u015f\u015d\u2ab6\u2aba\u22e9\u2a13\u227f\u0441\u22c5\u22a1\u2a66\u21d8\u2925\u2198\u2198\xa7;\u2929\u2216\u2216\u2736\ud835\udd30\u2322\u266f\u0449\u0448\u2223\u2225\xad\u03c3\u03c2\u03c2\u223c\u2a6a\u2243\u2243\u2a9e\u2aa0\u2a9d\u2a9f\u2246\u2a24\u2972\u2190\u2216\u2a33\u29e4\u2223\u2323\u2aaa\u2aac\u2aac\ufe00\u044c/\u29c4\u233f\ud835\udd64\u2660\u2660\u2225\u2293\u2293\ufe00\u2294\u2294\ufe00\u228f\u2291\u228f\u2291\u2290\u2292\u2290\u2292\u25a1\u25a1\u25aa\u25aa\u2192\ud835\udcc8\u2216\u2323\u22c6\u2606\u2605\u03f5\u03d5\xaf\u2282\u2ac5\u2abd\u2286\u2ac3\u2ac1\u2acb\u228a\u2abf\u2979\u2282\u2286\u2ac5\u228a\u2acb\u2ac7\u2ad5\u2ad3\u227b\u2ab8\u227d\u2ab0\u2aba\u2ab6\u22e9\u227f\u2211\u266a\u2283\xb9\xb2\xb3\u2ac6\u2abe\u2ad8\u2287\u2ac4\u27c9\u2ad7\u297b\u2ac2\u2acc\u228b\u2ac0\u2283\u2287\u2ac6\u228b\u2acc\u2ac8\u2ad4\u2ad6\u21d9\u2926\u2199\u2199\u292a\xdf\u2316\u03c4\u23b4\u0165\u0163\u0442\u20db\u2315\ud835\udd31\u2234\u2234\u03b8\u03d1\u03d1\u2248\u223c\u2009\u2248\u223c\xfe\u02dc\xd7\u22a0\u2a31\u2a30\u222d\u2928\u22a4\u2336\u2af1\ud835\udd65\u2ada\u2929\u2034\u2122\u25b5\u25bf\u25c3\u22b4\u225c\u25b9\u22b5\u25ec\u225c\u2a3a\u2a39\u29cd\u2a3b\u23e2\ud835\udcc9\u0446\u045b\u0167\u226c\u219e\u21a0\u21d1\u2963\xfa\u2191\u045e\u016d\xfb\u0443\u21c5\u0171\u296e\u297e\ud835\udd32\xf9\u21bf\u21be\u2580\u231c\u231c\u230f\u25f8\u016b\xa8\u0173\ud835\udd66\u2191\u2195\u21bf\u21be\u228e\u03c5\u03d2\u03c5\u21c8\u231d\u231d\u230e\u016f\u25f9\ud835\udcca\u22f0\u0169\u25b5\u25b4\u21c8\xfc\u29a7\u21d5\u2ae8\u2ae9\u22a8\u299c\u03f5\u03f0\u2205\u03d5\u03d6\u221d\u2195\u03f1\u03c2\u228a\ufe00\u2acb\ufe00\u228b\ufe00\u2acc\ufe00\u03d1\u22b2\u22b3\u0432\u22a2\u2228\u22bb\u225a\u22ee||\ud835\udd33\u22b2\u2282\u20d2\u2283\u20d2\ud835\udd67\u221d\u22b3\ud835\udccb\u2acb\ufe00\u228a\ufe00\u2acc\ufe00\u228b\ufe00\u299a\u0175\u2a5f\u2227\u2259\u2118\ud835\udd34\ud835\udd68\u2118\u2240\u2240\ud835\udccc\u22c2\u25ef\u22c3\u25bd\ud835\udd35\u27fa\u27f7\u03be\u27f8\u27f5\u27fc\u22fb\u2a00\ud835\udd69\u2a01\u2a02\u27f9\u27f6\ud835\udccd\u2a06\u2a04\u25b3\u22c1\u22c0\xfd\u044f\u0177\u044b\xa5\ud835\udd36\u0457\ud835\udd6a\ud835\udcce\u044e\xff\u017a\u017e\u0437\u017c\u2128\u03b6\ud835\udd37\u0436\u21dd\ud835\udd6b\ud835\udccf\u200d\u200c' ];
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
