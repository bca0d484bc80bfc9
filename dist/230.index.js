export const id = 230;
export const ids = [ 230 ];
export const modules = {
 6678: ((e, t, r) => {
  r.d(t, {
   A: () => a
  });
  const a = {
   100: "\u{1f4af}",
   1234: "\u{1f522}",
   grinning: "\u{1f600}",
   smiley: "\u{1f603}",
   smile: "\u{1f604}",
   grin: "\u{1f601}",
   laughing: "\u{1f606}",
   satisfied: "\u{1f606}",
   sweat_smile: "\u{1f605}",
   rofl: "\u{1f923}",
   joy: "\u{1f602}",
   slightly_smiling_face: "\u{1f642}",
   upside_down_face: "\u{1f643}",
   melting_face: "\u{1fae0}",
   wink: "\u{1f609}",
   blush: "\u{1f60a}",
   innocent: "\u{1f607}",
   smiling_face_with_three_hearts: "\u{1f970}",
   heart_eyes: "\u{1f60d}",
   star_struck: "\u{1f929}",
   kissing_heart: "\u{1f618}",
   kissing: "\u{1f617}",
   relaxed: "\u263a\ufe0f",
   kissing_closed_eyes: "\u{1f61a}",
   kissing_smiling_eyes: "\u{1f619}",
   smiling_face_with_tear: "\u{1f972}",
   yum: "\u{1f60b}",
   stuck_out_tongue: "\u{1f61b}",
   stuck_out_tongue_winking_eye: "\u{1f61c}",
   zany_face: "\u{1f92a}",
   stuck_out_tongue_closed_eyes: "\u{1f61d}",
   money_mouth_face: "\u{1f911}",
   hugs: "\u{1f917}",
   hand_over_mouth: "\u{1f92d}",
   face_with_open_eyes_and_hand_over_mouth: "\u{1fae2}",
   face_with_peeking_eye: "\u{1fae3}",
   shushing_face: "\u{1f92b}",
   thinking: "\u{1f914}",
   saluting_face: "\u{1fae1}",
   zipper_mouth_face: "\u{1f910}",
   raised_eyebrow: "\u{1f928}",
   neutral_face: "\u{1f610}",
   expressionless: "\u{1f611}",
   no_mouth: "\u{1f636}",
   dotted_line_face: "\u{1fae5}",
   face_in_clouds: "\u{1f636}\u200d\u{1f32b}\ufe0f",
   smirk: "\u{1f60f}",
   unamused: "\u{1f612}",
   roll_eyes: "\u{1f644}",
   grimacing: "\u{1f62c}",
   face_exhaling: "\u{1f62e}\u200d\u{1f4a8}",
   lying_face: "\u{1f925}",
   shaking_face: "\u{1fae8}",
   relieved: "\u{1f60c}",
   pensive: "\u{1f614}",
   sleepy: "\u{1f62a}",
   drooling_face: "\u{1f924}",
   sleeping: "\u{1f634}",
   mask: "\u{1f637}",
   face_with_thermometer: "\u{1f912}",
   face_with_head_bandage: "\u{1f915}",
   nauseated_face: "\u{1f922}",
   vomiting_face: "\u{1f92e}",
   sneezing_face: "\u{1f927}",
   hot_face: "\u{1f975}",
   cold_face: "\u{1f976}",
   woozy_face: "\u{1f974}",
   dizzy_face: "\u{1f635}",
   face_with_spiral_eyes: "\u{1f635}\u200d\u{1f4ab}",
   exploding_head: "\u{1f92f}",
   cowboy_hat_face: "\u{1f920}",
   partying_face: "\u{1f973}",
   disguised_face: "\u{1f978}",
   sunglasses: "\u{1f60e}",
   nerd_face: "\u{1f913}",
   monocle_face: "\u{1f9d0}",
   confused: "\u{1f615}",
   face_with_diagonal_mouth: "\u{1fae4}",
   worried: "\u{1f61f}",
   slightly_frowning_face: "\u{1f641}",
   frowning_face: "\u2639\ufe0f",
   open_mouth: "\u{1f62e}",
   hushed: "\u{1f62f}",
   astonished: "\u{1f632}",
   flushed: "\u{1f633}",
   pleading_face: "\u{1f97a}",
   face_holding_back_tears: "\u{1f979}",
   frowning: "\u{1f626}",
   anguished: "\u{1f627}",
   fearful: "\u{1f628}",
   cold_sweat: "\u{1f630}",
   disappointed_relieved: "\u{1f625}",
   cry: "\u{1f622}",
   sob: "\u{1f62d}",
   scream: "\u{1f631}",
   confounded: "\u{1f616}",
   persevere: "\u{1f623}",
   disappointed: "\u{1f61e}",
   sweat: "\u{1f613}",
   weary: "\u{1f629}",
   tired_face: "\u{1f62b}",
   yawning_face: "\u{1f971}",
   triumph: "\u{1f624}",
   rage: "\u{1f621}",
   pout: "\u{1f621}",
   angry: "\u{1f620}",
   cursing_face: "\u{1f92c}",
   smiling_imp: "\u{1f608}",
   imp: "\u{1f47f}",
   skull: "\u{1f480}",
   skull_and_crossbones: "\u2620\ufe0f",
   hankey: "\u{1f4a9}",
   poop: "\u{1f4a9}",
   shit: "\u{1f4a9}",
   clown_face: "\u{1f921}",
   japanese_ogre: "\u{1f479}",
   japanese_goblin: "\u{1f47a}",
   ghost: "\u{1f47b}",
   alien: "\u{1f47d}",
   space_invader: "\u{1f47e}",
   robot: "\u{1f916}",
   smiley_cat: "\u{1f63a}",
   smile_cat: "\u{1f638}",
   joy_cat: "\u{1f639}",
   heart_eyes_cat: "\u{1f63b}",
   smirk_cat: "\u{1f63c}",
   kissing_cat: "\u{1f63d}",
   scream_cat: "\u{1f640}",
   crying_cat_face: "\u{1f63f}",
   pouting_cat: "\u{1f63e}",
   see_no_evil: "\u{1f648}",
   hear_no_evil: "\u{1f649}",
   speak_no_evil: "\u{1f64a}",
   love_letter: "\u{1f48c}",
   cupid: "\u{1f498}",
   gift_heart: "\u{1f49d}",
   sparkling_heart: "\u{1f496}",
   heartpulse: "\u{1f497}",
   heartbeat: "\u{1f493}",
   revolving_hearts: "\u{1f49e}",
   two_hearts: "\u{1f495}",
   heart_decoration: "\u{1f49f}",
   heavy_heart_exclamation: "\u2763\ufe0f",
   broken_heart: "\u{1f494}",
   heart_on_fire: "\u2764\ufe0f\u200d\u{1f525}",
   mending_heart: "\u2764\ufe0f\u200d\u{1fa79}",
   heart: "\u2764\ufe0f",
   pink_heart: "\u{1fa77}",
   orange_heart: "\u{1f9e1}",
   yellow_heart: "\u{1f49b}",
   green_heart: "\u{1f49a}",
   blue_heart: "\u{1f499}",
   light_blue_heart: "\u{1fa75}",
   purple_heart: "\u{1f49c}",
   brown_heart: "\u{1f90e}",
   black_heart: "\u{1f5a4}",
   grey_heart: "\u{1fa76}",
   white_heart: "\u{1f90d}",
   kiss: "\u{1f48b}",
   anger: "\u{1f4a2}",
   boom: "\u{1f4a5}",
   collision: "\u{1f4a5}",
   dizzy: "\u{1f4ab}",
   sweat_drops: "\u{1f4a6}",
   dash: "\u{1f4a8}",
   hole: "\u{1f573}\ufe0f",
   speech_balloon: "\u{1f4ac}",
   eye_speech_bubble: "\u{1f441}\ufe0f\u200d\u{1f5e8}\ufe0f",
   left_speech_bubble: "\u{1f5e8}\ufe0f",
   right_anger_bubble: "\u{1f5ef}\ufe0f",
   thought_balloon: "\u{1f4ad}",
   zzz: "\u{1f4a4}",
   wave: "\u{1f44b}",
   raised_back_of_hand: "\u{1f91a}",
   raised_hand_with_fingers_splayed: "\u{1f590}\ufe0f",
   hand: "\u270b",
   raised_hand: "\u270b",
   vulcan_salute: "\u{1f596}",
   rightwards_hand: "\u{1faf1}",
   leftwards_hand: "\u{1faf2}",
   palm_down_hand: "\u{1faf3}",
   palm_up_hand: "\u{1faf4}",
   leftwards_pushing_hand: "\u{1faf7}",
   rightwards_pushing_hand: "\u{1faf8}",
   ok_hand: "\u{1f44c}",
   pinched_fingers: "\u{1f90c}",
   pinching_hand: "\u{1f90f}",
   v: "\u270c\ufe0f",
   crossed_fingers: "\u{1f91e}",
   hand_with_index_finger_and_thumb_crossed: "\u{1faf0}",
   love_you_gesture: "\u{1f91f}",
   metal: "\u{1f918}",
   call_me_hand: "\u{1f919}",
   point_left: "\u{1f448}",
   point_right: "\u{1f449}",
   point_up_2: "\u{1f446}",
   middle_finger: "\u{1f595}",
   fu: "\u{1f595}",
   point_down: "\u{1f447}",
   point_up: "\u261d\ufe0f",
   index_pointing_at_the_viewer: "\u{1faf5}",
   "+1": "\u{1f44d}",
   thumbsup: "\u{1f44d}",
   "-1": "\u{1f44e}",
   thumbsdown: "\u{1f44e}",
   fist_raised: "\u270a",
   fist: "\u270a",
   fist_oncoming: "\u{1f44a}",
   facepunch: "\u{1f44a}",
   punch: "\u{1f44a}",
   fist_left: "\u{1f91b}",
   fist_right: "\u{1f91c}",
   clap: "\u{1f44f}",
   raised_hands: "\u{1f64c}",
   heart_hands: "\u{1faf6}",
   open_hands: "\u{1f450}",
   palms_up_together: "\u{1f932}",
   handshake: "\u{1f91d}",
   pray: "\u{1f64f}",
   writing_hand: "\u270d\ufe0f",
   nail_care: "\u{1f485}",
   selfie: "\u{1f933}",
   muscle: "\u{1f4aa}",
   mechanical_arm: "\u{1f9be}",
   mechanical_leg: "\u{1f9bf}",
   leg: "\u{1f9b5}",
   foot: "\u{1f9b6}",
   ear: "\u{1f442}",
   ear_with_hearing_aid: "\u{1f9bb}",
   nose: "\u{1f443}",
   brain: "\u{1f9e0}",
   anatomical_heart: "\u{1fac0}",
   lungs: "\u{1fac1}",
   tooth: "\u{1f9b7}",
   bone: "\u{1f9b4}",
   eyes: "\u{1f440}",
   eye: "\u{1f441}\ufe0f",
   tongue: "\u{1f445}",
   lips: "\u{1f444}",
   biting_lip: "\u{1fae6}",
   baby: "\u{1f476}",
   child: "\u{1f9d2}",
   boy: "\u{1f466}",
   girl: "\u{1f467}",
   adult: "\u{1f9d1}",
   blond_haired_person: "\u{1f471}",
   man: "\u{1f468}",
   bearded_person: "\u{1f9d4}",
   man_beard: "\u{1f9d4}\u200d\u2642\ufe0f",
   woman_beard: "\u{1f9d4}\u200d\u2640\ufe0f",
   red_haired_man: "\u{1f468}\u200d\u{1f9b0}",
   curly_haired_man: "\u{1f468}\u200d\u{1f9b1}",
   white_haired_man: "\u{1f468}\u200d\u{1f9b3}",
   bald_man: "\u{1f468}\u200d\u{1f9b2}",
   woman: "\u{1f469}",
   red_haired_woman: "\u{1f469}\u200d\u{1f9b0}",
   person_red_hair: "\u{1f9d1}\u200d\u{1f9b0}",
   curly_haired_woman: "\u{1f469}\u200d\u{1f9b1}",
   person_curly_hair: "\u{1f9d1}\u200d\u{1f9b1}",
   white_haired_woman: "\u{1f469}\u200d\u{1f9b3}",
   person_white_hair: "\u{1f9d1}\u200d\u{1f9b3}",
   bald_woman: "\u{1f469}\u200d\u{1f9b2}",
   person_bald: "\u{1f9d1}\u200d\u{1f9b2}",
   blond_haired_woman: "\u{1f471}\u200d\u2640\ufe0f",
   blonde_woman: "\u{1f471}\u200d\u2640\ufe0f",
   blond_haired_man: "\u{1f471}\u200d\u2642\ufe0f",
   older_adult: "\u{1f9d3}",
   older_man: "\u{1f474}",
   older_woman: "\u{1f475}",
   frowning_person: "\u{1f64d}",
   frowning_man: "\u{1f64d}\u200d\u2642\ufe0f",
   frowning_woman: "\u{1f64d}\u200d\u2640\ufe0f",
   pouting_face: "\u{1f64e}",
   pouting_man: "\u{1f64e}\u200d\u2642\ufe0f",
   pouting_woman: "\u{1f64e}\u200d\u2640\ufe0f",
   no_good: "\u{1f645}",
   no_good_man: "\u{1f645}\u200d\u2642\ufe0f",
   ng_man: "\u{1f645}\u200d\u2642\ufe0f",
   no_good_woman: "\u{1f645}\u200d\u2640\ufe0f",
   ng_woman: "\u{1f645}\u200d\u2640\ufe0f",
   ok_person: "\u{1f646}",
   ok_man: "\u{1f646}\u200d\u2642\ufe0f",
   ok_woman: "\u{1f646}\u200d\u2640\ufe0f",
   tipping_hand_person: "\u{1f481}",
   information_desk_person: "\u{1f481}",
   tipping_hand_man: "\u{1f481}\u200d\u2642\ufe0f",
   sassy_man: "\u{1f481}\u200d\u2642\ufe0f",
   tipping_hand_woman: "\u{1f481}\u200d\u2640\ufe0f",
   sassy_woman: "\u{1f481}\u200d\u2640\ufe0f",
   raising_hand: "\u{1f64b}",
   raising_hand_man: "\u{1f64b}\u200d\u2642\ufe0f",
   raising_hand_woman: "\u{1f64b}\u200d\u2640\ufe0f",
   deaf_person: "\u{1f9cf}",
   deaf_man: "\u{1f9cf}\u200d\u2642\ufe0f",
   deaf_woman: "\u{1f9cf}\u200d\u2640\ufe0f",
   bow: "\u{1f647}",
   bowing_man: "\u{1f647}\u200d\u2642\ufe0f",
   bowing_woman: "\u{1f647}\u200d\u2640\ufe0f",
   facepalm: "\u{1f926}",
   man_facepalming: "\u{1f926}\u200d\u2642\ufe0f",
   woman_facepalming: "\u{1f926}\u200d\u2640\ufe0f",
   shrug: "\u{1f937}",
   man_shrugging: "\u{1f937}\u200d\u2642\ufe0f",
   woman_shrugging: "\u{1f937}\u200d\u2640\ufe0f",
   health_worker: "\u{1f9d1}\u200d\u2695\ufe0f",
   man_health_worker: "\u{1f468}\u200d\u2695\ufe0f",
   woman_health_worker: "\u{1f469}\u200d\u2695\ufe0f",
   student: "\u{1f9d1}\u200d\u{1f393}",
   man_student: "\u{1f468}\u200d\u{1f393}",
   woman_student: "\u{1f469}\u200d\u{1f393}",
   teacher: "\u{1f9d1}\u200d\u{1f3eb}",
   man_teacher: "\u{1f468}\u200d\u{1f3eb}",
   woman_teacher: "\u{1f469}\u200d\u{1f3eb}",
   judge: "\u{1f9d1}\u200d\u2696\ufe0f",
   man_judge: "\u{1f468}\u200d\u2696\ufe0f",
   woman_judge: "\u{1f469}\u200d\u2696\ufe0f",
   farmer: "\u{1f9d1}\u200d\u{1f33e}",
   man_farmer: "\u{1f468}\u200d\u{1f33e}",
   woman_farmer: "\u{1f469}\u200d\u{1f33e}",
   cook: "\u{1f9d1}\u200d\u{1f373}",
   man_cook: "\u{1f468}\u200d\u{1f373}",
   woman_cook: "\u{1f469}\u200d\u{1f373}",
   mechanic: "\u{1f9d1}\u200d\u{1f527}",
   man_mechanic: "\u{1f468}\u200d\u{1f527}",
   woman_mechanic: "\u{1f469}\u200d\u{1f527}",
   factory_worker: "\u{1f9d1}\u200d\u{1f3ed}",
   man_factory_worker: "\u{1f468}\u200d\u{1f3ed}",
   woman_factory_worker: "\u{1f469}\u200d\u{1f3ed}",
   office_worker: "\u{1f9d1}\u200d\u{1f4bc}",
   man_office_worker: "\u{1f468}\u200d\u{1f4bc}",
   woman_office_worker: "\u{1f469}\u200d\u{1f4bc}",
   scientist: "\u{1f9d1}\u200d\u{1f52c}",
   man_scientist: "\u{1f468}\u200d\u{1f52c}",
   woman_scientist: "\u{1f469}\u200d\u{1f52c}",
   technologist: "\u{1f9d1}\u200d\u{1f4bb}",
   man_technologist: "\u{1f468}\u200d\u{1f4bb}",
   woman_technologist: "\u{1f469}\u200d\u{1f4bb}",
   singer: "\u{1f9d1}\u200d\u{1f3a4}",
   man_singer: "\u{1f468}\u200d\u{1f3a4}",
   woman_singer: "\u{1f469}\u200d\u{1f3a4}",
   artist: "\u{1f9d1}\u200d\u{1f3a8}",
   man_artist: "\u{1f468}\u200d\u{1f3a8}",
   woman_artist: "\u{1f469}\u200d\u{1f3a8}",
   pilot: "\u{1f9d1}\u200d\u2708\ufe0f",
   man_pilot: "\u{1f468}\u200d\u2708\ufe0f",
   woman_pilot: "\u{1f469}\u200d\u2708\ufe0f",
   astronaut: "\u{1f9d1}\u200d\u{1f680}",
   man_astronaut: "\u{1f468}\u200d\u{1f680}",
   woman_astronaut: "\u{1f469}\u200d\u{1f680}",
   firefighter: "\u{1f9d1}\u200d\u{1f692}",
   man_firefighter: "\u{1f468}\u200d\u{1f692}",
   woman_firefighter: "\u{1f469}\u200d\u{1f692}",
   police_officer: "\u{1f46e}",
   cop: "\u{1f46e}",
   policeman: "\u{1f46e}\u200d\u2642\ufe0f",
   policewoman: "\u{1f46e}\u200d\u2640\ufe0f",
   detective: "\u{1f575}\ufe0f",
   male_detective: "\u{1f575}\ufe0f\u200d\u2642\ufe0f",
   female_detective: "\u{1f575}\ufe0f\u200d\u2640\ufe0f",
   guard: "\u{1f482}",
   guardsman: "\u{1f482}\u200d\u2642\ufe0f",
   guardswoman: "\u{1f482}\u200d\u2640\ufe0f",
   ninja: "\u{1f977}",
   construction_worker: "\u{1f477}",
   construction_worker_man: "\u{1f477}\u200d\u2642\ufe0f",
   construction_worker_woman: "\u{1f477}\u200d\u2640\ufe0f",
   person_with_crown: "\u{1fac5}",
   prince: "\u{1f934}",
   princess: "\u{1f478}",
   person_with_turban: "\u{1f473}",
   man_with_turban: "\u{1f473}\u200d\u2642\ufe0f",
   woman_with_turban: "\u{1f473}\u200d\u2640\ufe0f",
   man_with_gua_pi_mao: "\u{1f472}",
   woman_with_headscarf: "\u{1f9d5}",
   person_in_tuxedo: "\u{1f935}",
   man_in_tuxedo: "\u{1f935}\u200d\u2642\ufe0f",
   woman_in_tuxedo: "\u{1f935}\u200d\u2640\ufe0f",
   person_with_veil: "\u{1f470}",
   man_with_veil: "\u{1f470}\u200d\u2642\ufe0f",
   woman_with_veil: "\u{1f470}\u200d\u2640\ufe0f",
   bride_with_veil: "\u{1f470}\u200d\u2640\ufe0f",
   pregnant_woman: "\u{1f930}",
   pregnant_man: "\u{1fac3}",
   pregnant_person: "\u{1fac4}",
   breast_feeding: "\u{1f931}",
   woman_feeding_baby: "\u{1f469}\u200d\u{1f37c}",
   man_feeding_baby: "\u{1f468}\u200d\u{1f37c}",
   person_feeding_baby: "\u{1f9d1}\u200d\u{1f37c}",
   angel: "\u{1f47c}",
   santa: "\u{1f385}",
   mrs_claus: "\u{1f936}",
   mx_claus: "\u{1f9d1}\u200d\u{1f384}",
   superhero: "\u{1f9b8}",
   superhero_man: "\u{1f9b8}\u200d\u2642\ufe0f",
   superhero_woman: "\u{1f9b8}\u200d\u2640\ufe0f",
   supervillain: "\u{1f9b9}",
   supervillain_man: "\u{1f9b9}\u200d\u2642\ufe0f",
   supervillain_woman: "\u{1f9b9}\u200d\u2640\ufe0f",
   mage: "\u{1f9d9}",
   mage_man: "\u{1f9d9}\u200d\u2642\ufe0f",
   mage_woman: "\u{1f9d9}\u200d\u2640\ufe0f",
   fairy: "\u{1f9da}",
   fairy_man: "\u{1f9da}\u200d\u2642\ufe0f",
   fairy_woman: "\u{1f9da}\u200d\u2640\ufe0f",
   vampire: "\u{1f9db}",
   vampire_man: "\u{1f9db}\u200d\u2642\ufe0f",
   vampire_woman: "\u{1f9db}\u200d\u2640\ufe0f",
   merperson: "\u{1f9dc}",
   merman: "\u{1f9dc}\u200d\u2642\ufe0f",
   mermaid: "\u{1f9dc}\u200d\u2640\ufe0f",
   elf: "\u{1f9dd}",
   elf_man: "\u{1f9dd}\u200d\u2642\ufe0f",
   elf_woman: "\u{1f9dd}\u200d\u2640\ufe0f",
   genie: "\u{1f9de}",
   genie_man: "\u{1f9de}\u200d\u2642\ufe0f",
   genie_woman: "\u{1f9de}\u200d\u2640\ufe0f",
   zombie: "\u{1f9df}",
   zombie_man: "\u{1f9df}\u200d\u2642\ufe0f",
   zombie_woman: "\u{1f9df}\u200d\u2640\ufe0f",
   troll: "\u{1f9cc}",
   massage: "\u{1f486}",
   massage_man: "\u{1f486}\u200d\u2642\ufe0f",
   massage_woman: "\u{1f486}\u200d\u2640\ufe0f",
   haircut: "\u{1f487}",
   haircut_man: "\u{1f487}\u200d\u2642\ufe0f",
   haircut_woman: "\u{1f487}\u200d\u2640\ufe0f",
   walking: "\u{1f6b6}",
   walking_man: "\u{1f6b6}\u200d\u2642\ufe0f",
   walking_woman: "\u{1f6b6}\u200d\u2640\ufe0f",
   standing_person: "\u{1f9cd}",
   standing_man: "\u{1f9cd}\u200d\u2642\ufe0f",
   standing_woman: "\u{1f9cd}\u200d\u2640\ufe0f",
   kneeling_person: "\u{1f9ce}",
   kneeling_man: "\u{1f9ce}\u200d\u2642\ufe0f",
   kneeling_woman: "\u{1f9ce}\u200d\u2640\ufe0f",
   person_with_probing_cane: "\u{1f9d1}\u200d\u{1f9af}",
   man_with_probing_cane: "\u{1f468}\u200d\u{1f9af}",
   woman_with_probing_cane: "\u{1f469}\u200d\u{1f9af}",
   person_in_motorized_wheelchair: "\u{1f9d1}\u200d\u{1f9bc}",
   man_in_motorized_wheelchair: "\u{1f468}\u200d\u{1f9bc}",
   woman_in_motorized_wheelchair: "\u{1f469}\u200d\u{1f9bc}",
   person_in_manual_wheelchair: "\u{1f9d1}\u200d\u{1f9bd}",
   man_in_manual_wheelchair: "\u{1f468}\u200d\u{1f9bd}",
   woman_in_manual_wheelchair: "\u{1f469}\u200d\u{1f9bd}",
   runner: "\u{1f3c3}",
   running: "\u{1f3c3}",
   running_man: "\u{1f3c3}\u200d\u2642\ufe0f",
   running_woman: "\u{1f3c3}\u200d\u2640\ufe0f",
   woman_dancing: "\u{1f483}",
   dancer: "\u{1f483}",
   man_dancing: "\u{1f57a}",
   business_suit_levitating: "\u{1f574}\ufe0f",
   dancers: "\u{1f46f}",
   dancing_men: "\u{1f46f}\u200d\u2642\ufe0f",
   dancing_women: "\u{1f46f}\u200d\u2640\ufe0f",
   sauna_person: "\u{1f9d6}",
   sauna_man: "\u{1f9d6}\u200d\u2642\ufe0f",
   sauna_woman: "\u{1f9d6}\u200d\u2640\ufe0f",
   climbing: "\u{1f9d7}",
   climbing_man: "\u{1f9d7}\u200d\u2642\ufe0f",
   climbing_woman: "\u{1f9d7}\u200d\u2640\ufe0f",
   person_fencing: "\u{1f93a}",
   horse_racing: "\u{1f3c7}",
   skier: "\u26f7\ufe0f",
   snowboarder: "\u{1f3c2}",
   golfing: "\u{1f3cc}\ufe0f",
   golfing_man: "\u{1f3cc}\ufe0f\u200d\u2642\ufe0f",
   golfing_woman: "\u{1f3cc}\ufe0f\u200d\u2640\ufe0f",
   surfer: "\u{1f3c4}",
   surfing_man: "\u{1f3c4}\u200d\u2642\ufe0f",
   surfing_woman: "\u{1f3c4}\u200d\u2640\ufe0f",
   rowboat: "\u{1f6a3}",
   rowing_man: "\u{1f6a3}\u200d\u2642\ufe0f",
   rowing_woman: "\u{1f6a3}\u200d\u2640\ufe0f",
   swimmer: "\u{1f3ca}",
   swimming_man: "\u{1f3ca}\u200d\u2642\ufe0f",
   swimming_woman: "\u{1f3ca}\u200d\u2640\ufe0f",
   bouncing_ball_person: "\u26f9\ufe0f",
   bouncing_ball_man: "\u26f9\ufe0f\u200d\u2642\ufe0f",
   basketball_man: "\u26f9\ufe0f\u200d\u2642\ufe0f",
   bouncing_ball_woman: "\u26f9\ufe0f\u200d\u2640\ufe0f",
   basketball_woman: "\u26f9\ufe0f\u200d\u2640\ufe0f",
   weight_lifting: "\u{1f3cb}\ufe0f",
   weight_lifting_man: "\u{1f3cb}\ufe0f\u200d\u2642\ufe0f",
   weight_lifting_woman: "\u{1f3cb}\ufe0f\u200d\u2640\ufe0f",
   bicyclist: "\u{1f6b4}",
   biking_man: "\u{1f6b4}\u200d\u2642\ufe0f",
   biking_woman: "\u{1f6b4}\u200d\u2640\ufe0f",
   mountain_bicyclist: "\u{1f6b5}",
   mountain_biking_man: "\u{1f6b5}\u200d\u2642\ufe0f",
   mountain_biking_woman: "\u{1f6b5}\u200d\u2640\ufe0f",
   cartwheeling: "\u{1f938}",
   man_cartwheeling: "\u{1f938}\u200d\u2642\ufe0f",
   woman_cartwheeling: "\u{1f938}\u200d\u2640\ufe0f",
   wrestling: "\u{1f93c}",
   men_wrestling: "\u{1f93c}\u200d\u2642\ufe0f",
   women_wrestling: "\u{1f93c}\u200d\u2640\ufe0f",
   water_polo: "\u{1f93d}",
   man_playing_water_polo: "\u{1f93d}\u200d\u2642\ufe0f",
   woman_playing_water_polo: "\u{1f93d}\u200d\u2640\ufe0f",
   handball_person: "\u{1f93e}",
   man_playing_handball: "\u{1f93e}\u200d\u2642\ufe0f",
   woman_playing_handball: "\u{1f93e}\u200d\u2640\ufe0f",
   juggling_person: "\u{1f939}",
   man_juggling: "\u{1f939}\u200d\u2642\ufe0f",
   woman_juggling: "\u{1f939}\u200d\u2640\ufe0f",
   lotus_position: "\u{1f9d8}",
   lotus_position_man: "\u{1f9d8}\u200d\u2642\ufe0f",
   lotus_position_woman: "\u{1f9d8}\u200d\u2640\ufe0f",
   bath: "\u{1f6c0}",
   sleeping_bed: "\u{1f6cc}",
   people_holding_hands: "\u{1f9d1}\u200d\u{1f91d}\u200d\u{1f9d1}",
   two_women_holding_hands: "\u{1f46d}",
   couple: "\u{1f46b}",
   two_men_holding_hands: "\u{1f46c}",
   couplekiss: "\u{1f48f}",
   couplekiss_man_woman: "\u{1f469}\u200d\u2764\ufe0f\u200d\u{1f48b}\u200d\u{1f468}",
   couplekiss_man_man: "\u{1f468}\u200d\u2764\ufe0f\u200d\u{1f48b}\u200d\u{1f468}",
   couplekiss_woman_woman: "\u{1f469}\u200d\u2764\ufe0f\u200d\u{1f48b}\u200d\u{1f469}",
   couple_with_heart: "\u{1f491}",
   couple_with_heart_woman_man: "\u{1f469}\u200d\u2764\ufe0f\u200d\u{1f468}",
   couple_with_heart_man_man: "\u{1f468}\u200d\u2764\ufe0f\u200d\u{1f468}",
   couple_with_heart_woman_woman: "\u{1f469}\u200d\u2764\ufe0f\u200d\u{1f469}",
   family: "\u{1f46a}",
   family_man_woman_boy: "\u{1f468}\u200d\u{1f469}\u200d\u{1f466}",
   family_man_woman_girl: "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}",
   family_man_woman_girl_boy: "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}",
   family_man_woman_boy_boy: "\u{1f468}\u200d\u{1f469}\u200d\u{1f466}\u200d\u{1f466}",
   family_man_woman_girl_girl: "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f467}",
   family_man_man_boy: "\u{1f468}\u200d\u{1f468}\u200d\u{1f466}",
   family_man_man_girl: "\u{1f468}\u200d\u{1f468}\u200d\u{1f467}",
   family_man_man_girl_boy: "\u{1f468}\u200d\u{1f468}\u200d\u{1f467}\u200d\u{1f466}",
   family_man_man_boy_boy: "\u{1f468}\u200d\u{1f468}\u200d\u{1f466}\u200d\u{1f466}",
   family_man_man_girl_girl: "\u{1f468}\u200d\u{1f468}\u200d\u{1f467}\u200d\u{1f467}",
   family_woman_woman_boy: "\u{1f469}\u200d\u{1f469}\u200d\u{1f466}",
   family_woman_woman_girl: "\u{1f469}\u200d\u{1f469}\u200d\u{1f467}",
   family_woman_woman_girl_boy: "\u{1f469}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}",
   family_woman_woman_boy_boy: "\u{1f469}\u200d\u{1f469}\u200d\u{1f466}\u200d\u{1f466}",
   family_woman_woman_girl_girl: "\u{1f469}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f467}",
   family_man_boy: "\u{1f468}\u200d\u{1f466}",
   family_man_boy_boy: "\u{1f468}\u200d\u{1f466}\u200d\u{1f466}",
   family_man_girl: "\u{1f468}\u200d\u{1f467}",
   family_man_girl_boy: "\u{1f468}\u200d\u{1f467}\u200d\u{1f466}",
   family_man_girl_girl: "\u{1f468}\u200d\u{1f467}\u200d\u{1f467}",
   family_woman_boy: "\u{1f469}\u200d\u{1f466}",
   family_woman_boy_boy: "\u{1f469}\u200d\u{1f466}\u200d\u{1f466}",
   family_woman_girl: "\u{1f469}\u200d\u{1f467}",
   family_woman_girl_boy: "\u{1f469}\u200d\u{1f467}\u200d\u{1f466}",
   family_woman_girl_girl: "\u{1f469}\u200d\u{1f467}\u200d\u{1f467}",
   speaking_head: "\u{1f5e3}\ufe0f",
   bust_in_silhouette: "\u{1f464}",
   busts_in_silhouette: "\u{1f465}",
   people_hugging: "\u{1fac2}",
   footprints: "\u{1f463}",
   monkey_face: "\u{1f435}",
   monkey: "\u{1f412}",
   gorilla: "\u{1f98d}",
   orangutan: "\u{1f9a7}",
   dog: "\u{1f436}",
   dog2: "\u{1f415}",
   guide_dog: "\u{1f9ae}",
   service_dog: "\u{1f415}\u200d\u{1f9ba}",
   poodle: "\u{1f429}",
   wolf: "\u{1f43a}",
   fox_face: "\u{1f98a}",
   raccoon: "\u{1f99d}",
   cat: "\u{1f431}",
   cat2: "\u{1f408}",
   black_cat: "\u{1f408}\u200d\u2b1b",
   lion: "\u{1f981}",
   tiger: "\u{1f42f}",
   tiger2: "\u{1f405}",
   leopard: "\u{1f406}",
   horse: "\u{1f434}",
   moose: "\u{1face}",
   donkey: "\u{1facf}",
   racehorse: "\u{1f40e}",
   unicorn: "\u{1f984}",
   zebra: "\u{1f993}",
   deer: "\u{1f98c}",
   bison: "\u{1f9ac}",
   cow: "\u{1f42e}",
   ox: "\u{1f402}",
   water_buffalo: "\u{1f403}",
   cow2: "\u{1f404}",
   pig: "\u{1f437}",
   pig2: "\u{1f416}",
   boar: "\u{1f417}",
   pig_nose: "\u{1f43d}",
   ram: "\u{1f40f}",
   sheep: "\u{1f411}",
   goat: "\u{1f410}",
   dromedary_camel: "\u{1f42a}",
   camel: "\u{1f42b}",
   llama: "\u{1f999}",
   giraffe: "\u{1f992}",
   elephant: "\u{1f418}",
   mammoth: "\u{1f9a3}",
   rhinoceros: "\u{1f98f}",
   hippopotamus: "\u{1f99b}",
   mouse: "\u{1f42d}",
   mouse2: "\u{1f401}",
   rat: "\u{1f400}",
   hamster: "\u{1f439}",
   rabbit: "\u{1f430}",
   rabbit2: "\u{1f407}",
   chipmunk: "\u{1f43f}\ufe0f",
   beaver: "\u{1f9ab}",
   hedgehog: "\u{1f994}",
   bat: "\u{1f987}",
   bear: "\u{1f43b}",
   polar_bear: "\u{1f43b}\u200d\u2744\ufe0f",
   koala: "\u{1f428}",
   panda_face: "\u{1f43c}",
   sloth: "\u{1f9a5}",
   otter: "\u{1f9a6}",
   skunk: "\u{1f9a8}",
   kangaroo: "\u{1f998}",
   badger: "\u{1f9a1}",
   feet: "\u{1f43e}",
   paw_prints: "\u{1f43e}",
   turkey: "\u{1f983}",
   chicken: "\u{1f414}",
   rooster: "\u{1f413}",
   hatching_chick: "\u{1f423}",
   baby_chick: "\u{1f424}",
   hatched_chick: "\u{1f425}",
   bird: "\u{1f426}",
   penguin: "\u{1f427}",
   dove: "\u{1f54a}\ufe0f",
   eagle: "\u{1f985}",
   duck: "\u{1f986}",
   swan: "\u{1f9a2}",
   owl: "\u{1f989}",
   dodo: "\u{1f9a4}",
   feather: "\u{1fab6}",
   flamingo: "\u{1f9a9}",
   peacock: "\u{1f99a}",
   parrot: "\u{1f99c}",
   wing: "\u{1fabd}",
   black_bird: "\u{1f426}\u200d\u2b1b",
   goose: "\u{1fabf}",
   frog: "\u{1f438}",
   crocodile: "\u{1f40a}",
   turtle: "\u{1f422}",
   lizard: "\u{1f98e}",
   snake: "\u{1f40d}",
   dragon_face: "\u{1f432}",
   dragon: "\u{1f409}",
   sauropod: "\u{1f995}",
   "t-rex": "\u{1f996}",
   whale: "\u{1f433}",
   whale2: "\u{1f40b}",
   dolphin: "\u{1f42c}",
   flipper: "\u{1f42c}",
   seal: "\u{1f9ad}",
   fish: "\u{1f41f}",
   tropical_fish: "\u{1f420}",
   blowfish: "\u{1f421}",
   shark: "\u{1f988}",
   octopus: "\u{1f419}",
   shell: "\u{1f41a}",
   coral: "\u{1fab8}",
   jellyfish: "\u{1fabc}",
   snail: "\u{1f40c}",
   butterfly: "\u{1f98b}",
   bug: "\u{1f41b}",
   ant: "\u{1f41c}",
   bee: "\u{1f41d}",
   honeybee: "\u{1f41d}",
   beetle: "\u{1fab2}",
   lady_beetle: "\u{1f41e}",
   cricket: "\u{1f997}",
   cockroach: "\u{1fab3}",
   spider: "\u{1f577}\ufe0f",
   spider_web: "\u{1f578}\ufe0f",
   scorpion: "\u{1f982}",
   mosquito: "\u{1f99f}",
   fly: "\u{1fab0}",
   worm: "\u{1fab1}",
   microbe: "\u{1f9a0}",
   bouquet: "\u{1f490}",
   cherry_blossom: "\u{1f338}",
   white_flower: "\u{1f4ae}",
   lotus: "\u{1fab7}",
   rosette: "\u{1f3f5}\ufe0f",
   rose: "\u{1f339}",
   wilted_flower: "\u{1f940}",
   hibiscus: "\u{1f33a}",
   sunflower: "\u{1f33b}",
   blossom: "\u{1f33c}",
   tulip: "\u{1f337}",
   hyacinth: "\u{1fabb}",
   seedling: "\u{1f331}",
   potted_plant: "\u{1fab4}",
   evergreen_tree: "\u{1f332}",
   deciduous_tree: "\u{1f333}",
   palm_tree: "\u{1f334}",
   cactus: "\u{1f335}",
   ear_of_rice: "\u{1f33e}",
   herb: "\u{1f33f}",
   shamrock: "\u2618\ufe0f",
   four_leaf_clover: "\u{1f340}",
   maple_leaf: "\u{1f341}",
   fallen_leaf: "\u{1f342}",
   leaves: "\u{1f343}",
   empty_nest: "\u{1fab9}",
   nest_with_eggs: "\u{1faba}",
   mushroom: "\u{1f344}",
   grapes: "\u{1f347}",
   melon: "\u{1f348}",
   watermelon: "\u{1f349}",
   tangerine: "\u{1f34a}",
   orange: "\u{1f34a}",
   mandarin: "\u{1f34a}",
   lemon: "\u{1f34b}",
   banana: "\u{1f34c}",
   pineapple: "\u{1f34d}",
   mango: "\u{1f96d}",
   apple: "\u{1f34e}",
   green_apple: "\u{1f34f}",
   pear: "\u{1f350}",
   peach: "\u{1f351}",
   cherries: "\u{1f352}",
   strawberry: "\u{1f353}",
   blueberries: "\u{1fad0}",
   kiwi_fruit: "\u{1f95d}",
   tomato: "\u{1f345}",
   olive: "\u{1fad2}",
   coconut: "\u{1f965}",
   avocado: "\u{1f951}",
   eggplant: "\u{1f346}",
   potato: "\u{1f954}",
   carrot: "\u{1f955}",
   corn: "\u{1f33d}",
   hot_pepper: "\u{1f336}\ufe0f",
   bell_pepper: "\u{1fad1}",
   cucumber: "\u{1f952}",
   leafy_green: "\u{1f96c}",
   broccoli: "\u{1f966}",
   garlic: "\u{1f9c4}",
   onion: "\u{1f9c5}",
   peanuts: "\u{1f95c}",
   beans: "\u{1fad8}",
   chestnut: "\u{1f330}",
   ginger_root: "\u{1fada}",
   pea_pod: "\u{1fadb}",
   bread: "\u{1f35e}",
   croissant: "\u{1f950}",
   baguette_bread: "\u{1f956}",
   flatbread: "\u{1fad3}",
   pretzel: "\u{1f968}",
   bagel: "\u{1f96f}",
   pancakes: "\u{1f95e}",
   waffle: "\u{1f9c7}",
   cheese: "\u{1f9c0}",
   meat_on_bone: "\u{1f356}",
   poultry_leg: "\u{1f357}",
   cut_of_meat: "\u{1f969}",
   bacon: "\u{1f953}",
   hamburger: "\u{1f354}",
   fries: "\u{1f35f}",
   pizza: "\u{1f355}",
   hotdog: "\u{1f32d}",
   sandwich: "\u{1f96a}",
   taco: "\u{1f32e}",
   burrito: "\u{1f32f}",
   tamale: "\u{1fad4}",
   stuffed_flatbread: "\u{1f959}",
   falafel: "\u{1f9c6}",
   egg: "\u{1f95a}",
   fried_egg: "\u{1f373}",
   shallow_pan_of_food: "\u{1f958}",
   stew: "\u{1f372}",
   fondue: "\u{1fad5}",
   bowl_with_spoon: "\u{1f963}",
   green_salad: "\u{1f957}",
   popcorn: "\u{1f37f}",
   butter: "\u{1f9c8}",
   salt: "\u{1f9c2}",
   canned_food: "\u{1f96b}",
   bento: "\u{1f371}",
   rice_cracker: "\u{1f358}",
   rice_ball: "\u{1f359}",
   rice: "\u{1f35a}",
   curry: "\u{1f35b}",
   ramen: "\u{1f35c}",
   spaghetti: "\u{1f35d}",
   sweet_potato: "\u{1f360}",
   oden: "\u{1f362}",
   sushi: "\u{1f363}",
   fried_shrimp: "\u{1f364}",
   fish_cake: "\u{1f365}",
   moon_cake: "\u{1f96e}",
   dango: "\u{1f361}",
   dumpling: "\u{1f95f}",
   fortune_cookie: "\u{1f960}",
   takeout_box: "\u{1f961}",
   crab: "\u{1f980}",
   lobster: "\u{1f99e}",
   shrimp: "\u{1f990}",
   squid: "\u{1f991}",
   oyster: "\u{1f9aa}",
   icecream: "\u{1f366}",
   shaved_ice: "\u{1f367}",
   ice_cream: "\u{1f368}",
   doughnut: "\u{1f369}",
   cookie: "\u{1f36a}",
   birthday: "\u{1f382}",
   cake: "\u{1f370}",
   cupcake: "\u{1f9c1}",
   pie: "\u{1f967}",
   chocolate_bar: "\u{1f36b}",
   candy: "\u{1f36c}",
   lollipop: "\u{1f36d}",
   custard: "\u{1f36e}",
   honey_pot: "\u{1f36f}",
   baby_bottle: "\u{1f37c}",
   milk_glass: "\u{1f95b}",
   coffee: "\u2615",
   teapot: "\u{1fad6}",
   tea: "\u{1f375}",
   sake: "\u{1f376}",
   champagne: "\u{1f37e}",
   wine_glass: "\u{1f377}",
   cocktail: "\u{1f378}",
   tropical_drink: "\u{1f379}",
   beer: "\u{1f37a}",
   beers: "\u{1f37b}",
   clinking_glasses: "\u{1f942}",
   tumbler_glass: "\u{1f943}",
   pouring_liquid: "\u{1fad7}",
   cup_with_straw: "\u{1f964}",
   bubble_tea: "\u{1f9cb}",
   beverage_box: "\u{1f9c3}",
   mate: "\u{1f9c9}",
   ice_cube: "\u{1f9ca}",
   chopsticks: "\u{1f962}",
   plate_with_cutlery: "\u{1f37d}\ufe0f",
   fork_and_knife: "\u{1f374}",
   spoon: "\u{1f944}",
   hocho: "\u{1f52a}",
   knife: "\u{1f52a}",
   jar: "\u{1fad9}",
   amphora: "\u{1f3fa}",
   earth_africa: "\u{1f30d}",
   earth_americas: "\u{1f30e}",
   earth_asia: "\u{1f30f}",
   globe_with_meridians: "\u{1f310}",
   world_map: "\u{1f5fa}\ufe0f",
   japan: "\u{1f5fe}",
   compass: "\u{1f9ed}",
   mountain_snow: "\u{1f3d4}\ufe0f",
   mountain: "\u26f0\ufe0f",
   volcano: "\u{1f30b}",
   mount_fuji: "\u{1f5fb}",
   camping: "\u{1f3d5}\ufe0f",
   beach_umbrella: "\u{1f3d6}\ufe0f",
   desert: "\u{1f3dc}\ufe0f",
   desert_island: "\u{1f3dd}\ufe0f",
   national_park: "\u{1f3de}\ufe0f",
   stadium: "\u{1f3df}\ufe0f",
   classical_building: "\u{1f3db}\ufe0f",
   building_construction: "\u{1f3d7}\ufe0f",
   bricks: "\u{1f9f1}",
   rock: "\u{1faa8}",
   wood: "\u{1fab5}",
   hut: "\u{1f6d6}",
   houses: "\u{1f3d8}\ufe0f",
   derelict_house: "\u{1f3da}\ufe0f",
   house: "\u{1f3e0}",
   house_with_garden: "\u{1f3e1}",
   office: "\u{1f3e2}",
   post_office: "\u{1f3e3}",
   european_post_office: "\u{1f3e4}",
   hospital: "\u{1f3e5}",
   bank: "\u{1f3e6}",
   hotel: "\u{1f3e8}",
   love_hotel: "\u{1f3e9}",
   convenience_store: "\u{1f3ea}",
   school: "\u{1f3eb}",
   department_store: "\u{1f3ec}",
   factory: "\u{1f3ed}",
   japanese_castle: "\u{1f3ef}",
   european_castle: "\u{1f3f0}",
   wedding: "\u{1f492}",
   tokyo_tower: "\u{1f5fc}",
   statue_of_liberty: "\u{1f5fd}",
   church: "\u26ea",
   mosque: "\u{1f54c}",
   hindu_temple: "\u{1f6d5}",
   synagogue: "\u{1f54d}",
   shinto_shrine: "\u26e9\ufe0f",
   kaaba: "\u{1f54b}",
   fountain: "\u26f2",
   tent: "\u26fa",
   foggy: "\u{1f301}",
   night_with_stars: "\u{1f303}",
   cityscape: "\u{1f3d9}\ufe0f",
   sunrise_over_mountains: "\u{1f304}",
   sunrise: "\u{1f305}",
   city_sunset: "\u{1f306}",
   city_sunrise: "\u{1f307}",
   bridge_at_night: "\u{1f309}",
   hotsprings: "\u2668\ufe0f",
   carousel_horse: "\u{1f3a0}",
   playground_slide: "\u{1f6dd}",
   ferris_wheel: "\u{1f3a1}",
   roller_coaster: "\u{1f3a2}",
   barber: "\u{1f488}",
   circus_tent: "\u{1f3aa}",
   steam_locomotive: "\u{1f682}",
   railway_car: "\u{1f683}",
   bullettrain_side: "\u{1f684}",
   bullettrain_front: "\u{1f685}",
   train2: "\u{1f686}",
   metro: "\u{1f687}",
   light_rail: "\u{1f688}",
   station: "\u{1f689}",
   tram: "\u{1f68a}",
   monorail: "\u{1f69d}",
   mountain_railway: "\u{1f69e}",
   train: "\u{1f68b}",
   bus: "\u{1f68c}",
   oncoming_bus: "\u{1f68d}",
   trolleybus: "\u{1f68e}",
   minibus: "\u{1f690}",
   ambulance: "\u{1f691}",
   fire_engine: "\u{1f692}",
   police_car: "\u{1f693}",
   oncoming_police_car: "\u{1f694}",
   taxi: "\u{1f695}",
   oncoming_taxi: "\u{1f696}",
   car: "\u{1f697}",
   red_car: "\u{1f697}",
   oncoming_automobile: "\u{1f698}",
   blue_car: "\u{1f699}",
   pickup_truck: "\u{1f6fb}",
   truck: "\u{1f69a}",
   articulated_lorry: "\u{1f69b}",
   tractor: "\u{1f69c}",
   racing_car: "\u{1f3ce}\ufe0f",
   motorcycle: "\u{1f3cd}\ufe0f",
   motor_scooter: "\u{1f6f5}",
   manual_wheelchair: "\u{1f9bd}",
   motorized_wheelchair: "\u{1f9bc}",
   auto_rickshaw: "\u{1f6fa}",
   bike: "\u{1f6b2}",
   kick_scooter: "\u{1f6f4}",
   skateboard: "\u{1f6f9}",
   roller_skate: "\u{1f6fc}",
   busstop: "\u{1f68f}",
   motorway: "\u{1f6e3}\ufe0f",
   railway_track: "\u{1f6e4}\ufe0f",
   oil_drum: "\u{1f6e2}\ufe0f",
   fuelpump: "\u26fd",
   wheel: "\u{1f6de}",
   rotating_light: "\u{1f6a8}",
   traffic_light: "\u{1f6a5}",
   vertical_traffic_light: "\u{1f6a6}",
   stop_sign: "\u{1f6d1}",
   construction: "\u{1f6a7}",
   anchor: "\u2693",
   ring_buoy: "\u{1f6df}",
   boat: "\u26f5",
   sailboat: "\u26f5",
   canoe: "\u{1f6f6}",
   speedboat: "\u{1f6a4}",
   passenger_ship: "\u{1f6f3}\ufe0f",
   ferry: "\u26f4\ufe0f",
   motor_boat: "\u{1f6e5}\ufe0f",
   ship: "\u{1f6a2}",
   airplane: "\u2708\ufe0f",
   small_airplane: "\u{1f6e9}\ufe0f",
   flight_departure: "\u{1f6eb}",
   flight_arrival: "\u{1f6ec}",
   parachute: "\u{1fa82}",
   seat: "\u{1f4ba}",
   helicopter: "\u{1f681}",
   suspension_railway: "\u{1f69f}",
   mountain_cableway: "\u{1f6a0}",
   aerial_tramway: "\u{1f6a1}",
   artificial_satellite: "\u{1f6f0}\ufe0f",
   rocket: "\u{1f680}",
   flying_saucer: "\u{1f6f8}",
   bellhop_bell: "\u{1f6ce}\ufe0f",
   luggage: "\u{1f9f3}",
   hourglass: "\u231b",
   hourglass_flowing_sand: "\u23f3",
   watch: "\u231a",
   alarm_clock: "\u23f0",
   stopwatch: "\u23f1\ufe0f",
   timer_clock: "\u23f2\ufe0f",
   mantelpiece_clock: "\u{1f570}\ufe0f",
   clock12: "\u{1f55b}",
   clock1230: "\u{1f567}",
   clock1: "\u{1f550}",
   clock130: "\u{1f55c}",
   clock2: "\u{1f551}",
   clock230: "\u{1f55d}",
   clock3: "\u{1f552}",
   clock330: "\u{1f55e}",
   clock4: "\u{1f553}",
   clock430: "\u{1f55f}",
   clock5: "\u{1f554}",
   clock530: "\u{1f560}",
   clock6: "\u{1f555}",
   clock630: "\u{1f561}",
   clock7: "\u{1f556}",
   clock730: "\u{1f562}",
   clock8: "\u{1f557}",
   clock830: "\u{1f563}",
   clock9: "\u{1f558}",
   clock930: "\u{1f564}",
   clock10: "\u{1f559}",
   clock1030: "\u{1f565}",
   clock11: "\u{1f55a}",
   clock1130: "\u{1f566}",
   new_moon: "\u{1f311}",
   waxing_crescent_moon: "\u{1f312}",
   first_quarter_moon: "\u{1f313}",
   moon: "\u{1f314}",
   waxing_gibbous_moon: "\u{1f314}",
   full_moon: "\u{1f315}",
   waning_gibbous_moon: "\u{1f316}",
   last_quarter_moon: "\u{1f317}",
   waning_crescent_moon: "\u{1f318}",
   crescent_moon: "\u{1f319}",
   new_moon_with_face: "\u{1f31a}",
   first_quarter_moon_with_face: "\u{1f31b}",
   last_quarter_moon_with_face: "\u{1f31c}",
   thermometer: "\u{1f321}\ufe0f",
   sunny: "\u2600\ufe0f",
   full_moon_with_face: "\u{1f31d}",
   sun_with_face: "\u{1f31e}",
   ringed_planet: "\u{1fa90}",
   star: "\u2b50",
   star2: "\u{1f31f}",
   stars: "\u{1f320}",
   milky_way: "\u{1f30c}",
   cloud: "\u2601\ufe0f",
   partly_sunny: "\u26c5",
   cloud_with_lightning_and_rain: "\u26c8\ufe0f",
   sun_behind_small_cloud: "\u{1f324}\ufe0f",
   sun_behind_large_cloud: "\u{1f325}\ufe0f",
   sun_behind_rain_cloud: "\u{1f326}\ufe0f",
   cloud_with_rain: "\u{1f327}\ufe0f",
   cloud_with_snow: "\u{1f328}\ufe0f",
   cloud_with_lightning: "\u{1f329}\ufe0f",
   tornado: "\u{1f32a}\ufe0f",
   fog: "\u{1f32b}\ufe0f",
   wind_face: "\u{1f32c}\ufe0f",
   cyclone: "\u{1f300}",
   rainbow: "\u{1f308}",
   closed_umbrella: "\u{1f302}",
   open_umbrella: "\u2602\ufe0f",
   umbrella: "\u2614",
   parasol_on_ground: "\u26f1\ufe0f",
   zap: "\u26a1",
   snowflake: "\u2744\ufe0f",
   snowman_with_snow: "\u2603\ufe0f",
   snowman: "\u26c4",
   comet: "\u2604\ufe0f",
   fire: "\u{1f525}",
   droplet: "\u{1f4a7}",
   ocean: "\u{1f30a}",
   jack_o_lantern: "\u{1f383}",
   christmas_tree: "\u{1f384}",
   fireworks: "\u{1f386}",
   sparkler: "\u{1f387}",
   firecracker: "\u{1f9e8}",
   sparkles: "\u2728",
   balloon: "\u{1f388}",
   tada: "\u{1f389}",
   confetti_ball: "\u{1f38a}",
   tanabata_tree: "\u{1f38b}",
   bamboo: "\u{1f38d}",
   dolls: "\u{1f38e}",
   flags: "\u{1f38f}",
   wind_chime: "\u{1f390}",
   rice_scene: "\u{1f391}",
   red_envelope: "\u{1f9e7}",
   ribbon: "\u{1f380}",
   gift: "\u{1f381}",
   reminder_ribbon: "\u{1f397}\ufe0f",
   tickets: "\u{1f39f}\ufe0f",
   ticket: "\u{1f3ab}",
   medal_military: "\u{1f396}\ufe0f",
   trophy: "\u{1f3c6}",
   medal_sports: "\u{1f3c5}",
   "1st_place_medal": "\u{1f947}",
   "2nd_place_medal": "\u{1f948}",
   "3rd_place_medal": "\u{1f949}",
   soccer: "\u26bd",
   baseball: "\u26be",
   softball: "\u{1f94e}",
   basketball: "\u{1f3c0}",
   volleyball: "\u{1f3d0}",
   football: "\u{1f3c8}",
   rugby_football: "\u{1f3c9}",
   tennis: "\u{1f3be}",
   flying_disc: "\u{1f94f}",
   bowling: "\u{1f3b3}",
   cricket_game: "\u{1f3cf}",
   field_hockey: "\u{1f3d1}",
   ice_hockey: "\u{1f3d2}",
   lacrosse: "\u{1f94d}",
   ping_pong: "\u{1f3d3}",
   badminton: "\u{1f3f8}",
   boxing_glove: "\u{1f94a}",
   martial_arts_uniform: "\u{1f94b}",
   goal_net: "\u{1f945}",
   golf: "\u26f3",
   ice_skate: "\u26f8\ufe0f",
   fishing_pole_and_fish: "\u{1f3a3}",
   diving_mask: "\u{1f93f}",
   running_shirt_with_sash: "\u{1f3bd}",
   ski: "\u{1f3bf}",
   sled: "\u{1f6f7}",
   curling_stone: "\u{1f94c}",
   dart: "\u{1f3af}",
   yo_yo: "\u{1fa80}",
   kite: "\u{1fa81}",
   gun: "\u{1f52b}",
   "8ball": "\u{1f3b1}",
   crystal_ball: "\u{1f52e}",
   magic_wand: "\u{1fa84}",
   video_game: "\u{1f3ae}",
   joystick: "\u{1f579}\ufe0f",
   slot_machine: "\u{1f3b0}",
   game_die: "\u{1f3b2}",
   jigsaw: "\u{1f9e9}",
   teddy_bear: "\u{1f9f8}",
   pinata: "\u{1fa85}",
   mirror_ball: "\u{1faa9}",
   nesting_dolls: "\u{1fa86}",
   spades: "\u2660\ufe0f",
   hearts: "\u2665\ufe0f",
   diamonds: "\u2666\ufe0f",
   clubs: "\u2663\ufe0f",
   chess_pawn: "\u265f\ufe0f",
   black_joker: "\u{1f0cf}",
   mahjong: "\u{1f004}",
   flower_playing_cards: "\u{1f3b4}",
   performing_arts: "\u{1f3ad}",
   framed_picture: "\u{1f5bc}\ufe0f",
   art: "\u{1f3a8}",
   thread: "\u{1f9f5}",
   sewing_needle: "\u{1faa1}",
   yarn: "\u{1f9f6}",
   knot: "\u{1faa2}",
   eyeglasses: "\u{1f453}",
   dark_sunglasses: "\u{1f576}\ufe0f",
   goggles: "\u{1f97d}",
   lab_coat: "\u{1f97c}",
   safety_vest: "\u{1f9ba}",
   necktie: "\u{1f454}",
   shirt: "\u{1f455}",
   tshirt: "\u{1f455}",
   jeans: "\u{1f456}",
   scarf: "\u{1f9e3}",
   gloves: "\u{1f9e4}",
   coat: "\u{1f9e5}",
   socks: "\u{1f9e6}",
   dress: "\u{1f457}",
   kimono: "\u{1f458}",
   sari: "\u{1f97b}",
   one_piece_swimsuit: "\u{1fa71}",
   swim_brief: "\u{1fa72}",
   shorts: "\u{1fa73}",
   bikini: "\u{1f459}",
   womans_clothes: "\u{1f45a}",
   folding_hand_fan: "\u{1faad}",
   purse: "\u{1f45b}",
   handbag: "\u{1f45c}",
   pouch: "\u{1f45d}",
   shopping: "\u{1f6cd}\ufe0f",
   school_satchel: "\u{1f392}",
   thong_sandal: "\u{1fa74}",
   mans_shoe: "\u{1f45e}",
   shoe: "\u{1f45e}",
   athletic_shoe: "\u{1f45f}",
   hiking_boot: "\u{1f97e}",
   flat_shoe: "\u{1f97f}",
   high_heel: "\u{1f460}",
   sandal: "\u{1f461}",
   ballet_shoes: "\u{1fa70}",
   boot: "\u{1f462}",
   hair_pick: "\u{1faae}",
   crown: "\u{1f451}",
   womans_hat: "\u{1f452}",
   tophat: "\u{1f3a9}",
   mortar_board: "\u{1f393}",
   billed_cap: "\u{1f9e2}",
   military_helmet: "\u{1fa96}",
   rescue_worker_helmet: "\u26d1\ufe0f",
   prayer_beads: "\u{1f4ff}",
   lipstick: "\u{1f484}",
   ring: "\u{1f48d}",
   gem: "\u{1f48e}",
   mute: "\u{1f507}",
   speaker: "\u{1f508}",
   sound: "\u{1f509}",
   loud_sound: "\u{1f50a}",
   loudspeaker: "\u{1f4e2}",
   mega: "\u{1f4e3}",
   postal_horn: "\u{1f4ef}",
   bell: "\u{1f514}",
   no_bell: "\u{1f515}",
   musical_score: "\u{1f3bc}",
   musical_note: "\u{1f3b5}",
   notes: "\u{1f3b6}",
   studio_microphone: "\u{1f399}\ufe0f",
   level_slider: "\u{1f39a}\ufe0f",
   control_knobs: "\u{1f39b}\ufe0f",
   microphone: "\u{1f3a4}",
   headphones: "\u{1f3a7}",
   radio: "\u{1f4fb}",
   saxophone: "\u{1f3b7}",
   accordion: "\u{1fa97}",
   guitar: "\u{1f3b8}",
   musical_keyboard: "\u{1f3b9}",
   trumpet: "\u{1f3ba}",
   violin: "\u{1f3bb}",
   banjo: "\u{1fa95}",
   drum: "\u{1f941}",
   long_drum: "\u{1fa98}",
   maracas: "\u{1fa87}",
   flute: "\u{1fa88}",
   iphone: "\u{1f4f1}",
   calling: "\u{1f4f2}",
   phone: "\u260e\ufe0f",
   telephone: "\u260e\ufe0f",
   telephone_receiver: "\u{1f4de}",
   pager: "\u{1f4df}",
   fax: "\u{1f4e0}",
   battery: "\u{1f50b}",
   low_battery: "\u{1faab}",
   electric_plug: "\u{1f50c}",
   computer: "\u{1f4bb}",
   desktop_computer: "\u{1f5a5}\ufe0f",
   printer: "\u{1f5a8}\ufe0f",
   keyboard: "\u2328\ufe0f",
   computer_mouse: "\u{1f5b1}\ufe0f",
   trackball: "\u{1f5b2}\ufe0f",
   minidisc: "\u{1f4bd}",
   floppy_disk: "\u{1f4be}",
   cd: "\u{1f4bf}",
   dvd: "\u{1f4c0}",
   abacus: "\u{1f9ee}",
   movie_camera: "\u{1f3a5}",
   film_strip: "\u{1f39e}\ufe0f",
   film_projector: "\u{1f4fd}\ufe0f",
   clapper: "\u{1f3ac}",
   tv: "\u{1f4fa}",
   camera: "\u{1f4f7}",
   camera_flash: "\u{1f4f8}",
   video_camera: "\u{1f4f9}",
   vhs: "\u{1f4fc}",
   mag: "\u{1f50d}",
   mag_right: "\u{1f50e}",
   candle: "\u{1f56f}\ufe0f",
   bulb: "\u{1f4a1}",
   flashlight: "\u{1f526}",
   izakaya_lantern: "\u{1f3ee}",
   lantern: "\u{1f3ee}",
   diya_lamp: "\u{1fa94}",
   notebook_with_decorative_cover: "\u{1f4d4}",
   closed_book: "\u{1f4d5}",
   book: "\u{1f4d6}",
   open_book: "\u{1f4d6}",
   green_book: "\u{1f4d7}",
   blue_book: "\u{1f4d8}",
   orange_book: "\u{1f4d9}",
   books: "\u{1f4da}",
   notebook: "\u{1f4d3}",
   ledger: "\u{1f4d2}",
   page_with_curl: "\u{1f4c3}",
   scroll: "\u{1f4dc}",
   page_facing_up: "\u{1f4c4}",
   newspaper: "\u{1f4f0}",
   newspaper_roll: "\u{1f5de}\ufe0f",
   bookmark_tabs: "\u{1f4d1}",
   bookmark: "\u{1f516}",
   label: "\u{1f3f7}\ufe0f",
   moneybag: "\u{1f4b0}",
   coin: "\u{1fa99}",
   yen: "\u{1f4b4}",
   dollar: "\u{1f4b5}",
   euro: "\u{1f4b6}",
   pound: "\u{1f4b7}",
   money_with_wings: "\u{1f4b8}",
   credit_card: "\u{1f4b3}",
   receipt: "\u{1f9fe}",
   chart: "\u{1f4b9}",
   envelope: "\u2709\ufe0f",
   email: "\u{1f4e7}",
   "e-mail": "\u{1f4e7}",
   incoming_envelope: "\u{1f4e8}",
   envelope_with_arrow: "\u{1f4e9}",
   outbox_tray: "\u{1f4e4}",
   inbox_tray: "\u{1f4e5}",
   package: "\u{1f4e6}",
   mailbox: "\u{1f4eb}",
   mailbox_closed: "\u{1f4ea}",
   mailbox_with_mail: "\u{1f4ec}",
   mailbox_with_no_mail: "\u{1f4ed}",
   postbox: "\u{1f4ee}",
   ballot_box: "\u{1f5f3}\ufe0f",
   pencil2: "\u270f\ufe0f",
   black_nib: "\u2712\ufe0f",
   fountain_pen: "\u{1f58b}\ufe0f",
   pen: "\u{1f58a}\ufe0f",
   paintbrush: "\u{1f58c}\ufe0f",
   crayon: "\u{1f58d}\ufe0f",
   memo: "\u{1f4dd}",
   pencil: "\u{1f4dd}",
   briefcase: "\u{1f4bc}",
   file_folder: "\u{1f4c1}",
   open_file_folder: "\u{1f4c2}",
   card_index_dividers: "\u{1f5c2}\ufe0f",
   date: "\u{1f4c5}",
   calendar: "\u{1f4c6}",
   spiral_notepad: "\u{1f5d2}\ufe0f",
   spiral_calendar: "\u{1f5d3}\ufe0f",
   card_index: "\u{1f4c7}",
   chart_with_upwards_trend: "\u{1f4c8}",
   chart_with_downwards_trend: "\u{1f4c9}",
   bar_chart: "\u{1f4ca}",
   clipboard: "\u{1f4cb}",
   pushpin: "\u{1f4cc}",
   round_pushpin: "\u{1f4cd}",
   paperclip: "\u{1f4ce}",
   paperclips: "\u{1f587}\ufe0f",
   straight_ruler: "\u{1f4cf}",
   triangular_ruler: "\u{1f4d0}",
   scissors: "\u2702\ufe0f",
   card_file_box: "\u{1f5c3}\ufe0f",
   file_cabinet: "\u{1f5c4}\ufe0f",
   wastebasket: "\u{1f5d1}\ufe0f",
   lock: "\u{1f512}",
   unlock: "\u{1f513}",
   lock_with_ink_pen: "\u{1f50f}",
   closed_lock_with_key: "\u{1f510}",
   key: "\u{1f511}",
   old_key: "\u{1f5dd}\ufe0f",
   hammer: "\u{1f528}",
   axe: "\u{1fa93}",
   pick: "\u26cf\ufe0f",
   hammer_and_pick: "\u2692\ufe0f",
   hammer_and_wrench: "\u{1f6e0}\ufe0f",
   dagger: "\u{1f5e1}\ufe0f",
   crossed_swords: "\u2694\ufe0f",
   bomb: "\u{1f4a3}",
   boomerang: "\u{1fa83}",
   bow_and_arrow: "\u{1f3f9}",
   shield: "\u{1f6e1}\ufe0f",
   carpentry_saw: "\u{1fa9a}",
   wrench: "\u{1f527}",
   screwdriver: "\u{1fa9b}",
   nut_and_bolt: "\u{1f529}",
   gear: "\u2699\ufe0f",
   clamp: "\u{1f5dc}\ufe0f",
   balance_scale: "\u2696\ufe0f",
   probing_cane: "\u{1f9af}",
   link: "\u{1f517}",
   chains: "\u26d3\ufe0f",
   hook: "\u{1fa9d}",
   toolbox: "\u{1f9f0}",
   magnet: "\u{1f9f2}",
   ladder: "\u{1fa9c}",
   alembic: "\u2697\ufe0f",
   test_tube: "\u{1f9ea}",
   petri_dish: "\u{1f9eb}",
   dna: "\u{1f9ec}",
   microscope: "\u{1f52c}",
   telescope: "\u{1f52d}",
   satellite: "\u{1f4e1}",
   syringe: "\u{1f489}",
   drop_of_blood: "\u{1fa78}",
   pill: "\u{1f48a}",
   adhesive_bandage: "\u{1fa79}",
   crutch: "\u{1fa7c}",
   stethoscope: "\u{1fa7a}",
   x_ray: "\u{1fa7b}",
   door: "\u{1f6aa}",
   elevator: "\u{1f6d7}",
   mirror: "\u{1fa9e}",
   window: "\u{1fa9f}",
   bed: "\u{1f6cf}\ufe0f",
   couch_and_lamp: "\u{1f6cb}\ufe0f",
   chair: "\u{1fa91}",
   toilet: "\u{1f6bd}",
   plunger: "\u{1faa0}",
   shower: "\u{1f6bf}",
   bathtub: "\u{1f6c1}",
   mouse_trap: "\u{1faa4}",
   razor: "\u{1fa92}",
   lotion_bottle: "\u{1f9f4}",
   safety_pin: "\u{1f9f7}",
   broom: "\u{1f9f9}",
   basket: "\u{1f9fa}",
   roll_of_paper: "\u{1f9fb}",
   bucket: "\u{1faa3}",
   soap: "\u{1f9fc}",
   bubbles: "\u{1fae7}",
   toothbrush: "\u{1faa5}",
   sponge: "\u{1f9fd}",
   fire_extinguisher: "\u{1f9ef}",
   shopping_cart: "\u{1f6d2}",
   smoking: "\u{1f6ac}",
   coffin: "\u26b0\ufe0f",
   headstone: "\u{1faa6}",
   funeral_urn: "\u26b1\ufe0f",
   nazar_amulet: "\u{1f9ff}",
   hamsa: "\u{1faac}",
   moyai: "\u{1f5ff}",
   placard: "\u{1faa7}",
   identification_card: "\u{1faaa}",
   atm: "\u{1f3e7}",
   put_litter_in_its_place: "\u{1f6ae}",
   potable_water: "\u{1f6b0}",
   wheelchair: "\u267f",
   mens: "\u{1f6b9}",
   womens: "\u{1f6ba}",
   restroom: "\u{1f6bb}",
   baby_symbol: "\u{1f6bc}",
   wc: "\u{1f6be}",
   passport_control: "\u{1f6c2}",
   customs: "\u{1f6c3}",
   baggage_claim: "\u{1f6c4}",
   left_luggage: "\u{1f6c5}",
   warning: "\u26a0\ufe0f",
   children_crossing: "\u{1f6b8}",
   no_entry: "\u26d4",
   no_entry_sign: "\u{1f6ab}",
   no_bicycles: "\u{1f6b3}",
   no_smoking: "\u{1f6ad}",
   do_not_litter: "\u{1f6af}",
   "non-potable_water": "\u{1f6b1}",
   no_pedestrians: "\u{1f6b7}",
   no_mobile_phones: "\u{1f4f5}",
   underage: "\u{1f51e}",
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
   arrows_clockwise: "\u{1f503}",
   arrows_counterclockwise: "\u{1f504}",
   back: "\u{1f519}",
   end: "\u{1f51a}",
   on: "\u{1f51b}",
   soon: "\u{1f51c}",
   top: "\u{1f51d}",
   place_of_worship: "\u{1f6d0}",
   atom_symbol: "\u269b\ufe0f",
   om: "\u{1f549}\ufe0f",
   star_of_david: "\u2721\ufe0f",
   wheel_of_dharma: "\u2638\ufe0f",
   yin_yang: "\u262f\ufe0f",
   latin_cross: "\u271d\ufe0f",
   orthodox_cross: "\u2626\ufe0f",
   star_and_crescent: "\u262a\ufe0f",
   peace_symbol: "\u262e\ufe0f",
   menorah: "\u{1f54e}",
   six_pointed_star: "\u{1f52f}",
   khanda: "\u{1faaf}",
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
   twisted_rightwards_arrows: "\u{1f500}",
   repeat: "\u{1f501}",
   repeat_one: "\u{1f502}",
   arrow_forward: "\u25b6\ufe0f",
   fast_forward: "\u23e9",
   next_track_button: "\u23ed\ufe0f",
   play_or_pause_button: "\u23ef\ufe0f",
   arrow_backward: "\u25c0\ufe0f",
   rewind: "\u23ea",
   previous_track_button: "\u23ee\ufe0f",
   arrow_up_small: "\u{1f53c}",
   arrow_double_up: "\u23eb",
   arrow_down_small: "\u{1f53d}",
   arrow_double_down: "\u23ec",
   pause_button: "\u23f8\ufe0f",
   stop_button: "\u23f9\ufe0f",
   record_button: "\u23fa\ufe0f",
   eject_button: "\u23cf\ufe0f",
   cinema: "\u{1f3a6}",
   low_brightness: "\u{1f505}",
   high_brightness: "\u{1f506}",
   signal_strength: "\u{1f4f6}",
   wireless: "\u{1f6dc}",
   vibration_mode: "\u{1f4f3}",
   mobile_phone_off: "\u{1f4f4}",
   female_sign: "\u2640\ufe0f",
   male_sign: "\u2642\ufe0f",
   transgender_symbol: "\u26a7\ufe0f",
   heavy_multiplication_x: "\u2716\ufe0f",
   heavy_plus_sign: "\u2795",
   heavy_minus_sign: "\u2796",
   heavy_division_sign: "\u2797",
   heavy_equals_sign: "\u{1f7f0}",
   infinity: "\u267e\ufe0f",
   bangbang: "\u203c\ufe0f",
   interrobang: "\u2049\ufe0f",
   question: "\u2753",
   grey_question: "\u2754",
   grey_exclamation: "\u2755",
   exclamation: "\u2757",
   heavy_exclamation_mark: "\u2757",
   wavy_dash: "\u3030\ufe0f",
   currency_exchange: "\u{1f4b1}",
   heavy_dollar_sign: "\u{1f4b2}",
   medical_symbol: "\u2695\ufe0f",
   recycle: "\u267b\ufe0f",
   fleur_de_lis: "\u269c\ufe0f",
   trident: "\u{1f531}",
   name_badge: "\u{1f4db}",
   beginner: "\u{1f530}",
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
   keycap_ten: "\u{1f51f}",
   capital_abcd: "\u{1f520}",
   abcd: "\u{1f521}",
   symbols: "\u{1f523}",
   abc: "\u{1f524}",
   a: "\u{1f170}\ufe0f",
   ab: "\u{1f18e}",
   b: "\u{1f171}\ufe0f",
   cl: "\u{1f191}",
   cool: "\u{1f192}",
   free: "\u{1f193}",
   information_source: "\u2139\ufe0f",
   id: "\u{1f194}",
   m: "\u24c2\ufe0f",
   new: "\u{1f195}",
   ng: "\u{1f196}",
   o2: "\u{1f17e}\ufe0f",
   ok: "\u{1f197}",
   parking: "\u{1f17f}\ufe0f",
   sos: "\u{1f198}",
   up: "\u{1f199}",
   vs: "\u{1f19a}",
   koko: "\u{1f201}",
   sa: "\u{1f202}\ufe0f",
   ideograph_advantage: "\u{1f250}",
   accept: "\u{1f251}",
   congratulations: "\u3297\ufe0f",
   secret: "\u3299\ufe0f",
   u6e80: "\u{1f235}",
   red_circle: "\u{1f534}",
   orange_circle: "\u{1f7e0}",
   yellow_circle: "\u{1f7e1}",
   green_circle: "\u{1f7e2}",
   large_blue_circle: "\u{1f535}",
   purple_circle: "\u{1f7e3}",
   brown_circle: "\u{1f7e4}",
   black_circle: "\u26ab",
   white_circle: "\u26aa",
   red_square: "\u{1f7e5}",
   orange_square: "\u{1f7e7}",
   yellow_square: "\u{1f7e8}",
   green_square: "\u{1f7e9}",
   blue_square: "\u{1f7e6}",
   purple_square: "\u{1f7ea}",
   brown_square: "\u{1f7eb}",
   black_large_square: "\u2b1b",
   white_large_square: "\u2b1c",
   black_medium_square: "\u25fc\ufe0f",
   white_medium_square: "\u25fb\ufe0f",
   black_medium_small_square: "\u25fe",
   white_medium_small_square: "\u25fd",
   black_small_square: "\u25aa\ufe0f",
   white_small_square: "\u25ab\ufe0f",
   large_orange_diamond: "\u{1f536}",
   large_blue_diamond: "\u{1f537}",
   small_orange_diamond: "\u{1f538}",
   small_blue_diamond: "\u{1f539}",
   small_red_triangle: "\u{1f53a}",
   small_red_triangle_down: "\u{1f53b}",
   diamond_shape_with_a_dot_inside: "\u{1f4a0}",
   radio_button: "\u{1f518}",
   white_square_button: "\u{1f533}",
   black_square_button: "\u{1f532}",
   checkered_flag: "\u{1f3c1}",
   triangular_flag_on_post: "\u{1f6a9}",
   crossed_flags: "\u{1f38c}",
   black_flag: "\u{1f3f4}",
   white_flag: "\u{1f3f3}\ufe0f",
   rainbow_flag: "\u{1f3f3}\ufe0f\u200d\u{1f308}",
   transgender_flag: "\u{1f3f3}\ufe0f\u200d\u26a7\ufe0f",
   pirate_flag: "\u{1f3f4}\u200d\u2620\ufe0f",
   ascension_island: "\u{1f1e6}\u{1f1e8}",
   andorra: "\u{1f1e6}\u{1f1e9}",
   united_arab_emirates: "\u{1f1e6}\u{1f1ea}",
   afghanistan: "\u{1f1e6}\u{1f1eb}",
   antigua_barbuda: "\u{1f1e6}\u{1f1ec}",
   anguilla: "\u{1f1e6}\u{1f1ee}",
   albania: "\u{1f1e6}\u{1f1f1}",
   armenia: "\u{1f1e6}\u{1f1f2}",
   angola: "\u{1f1e6}\u{1f1f4}",
   antarctica: "\u{1f1e6}\u{1f1f6}",
   argentina: "\u{1f1e6}\u{1f1f7}",
   american_samoa: "\u{1f1e6}\u{1f1f8}",
   austria: "\u{1f1e6}\u{1f1f9}",
   australia: "\u{1f1e6}\u{1f1fa}",
   aruba: "\u{1f1e6}\u{1f1fc}",
   aland_islands: "\u{1f1e6}\u{1f1fd}",
   azerbaijan: "\u{1f1e6}\u{1f1ff}",
   bosnia_herzegovina: "\u{1f1e7}\u{1f1e6}",
   barbados: "\u{1f1e7}\u{1f1e7}",
   bangladesh: "\u{1f1e7}\u{1f1e9}",
   belgium: "\u{1f1e7}\u{1f1ea}",
   burkina_faso: "\u{1f1e7}\u{1f1eb}",
   bulgaria: "\u{1f1e7}\u{1f1ec}",
   bahrain: "\u{1f1e7}\u{1f1ed}",
   burundi: "\u{1f1e7}\u{1f1ee}",
   benin: "\u{1f1e7}\u{1f1ef}",
   st_barthelemy: "\u{1f1e7}\u{1f1f1}",
   bermuda: "\u{1f1e7}\u{1f1f2}",
   brunei: "\u{1f1e7}\u{1f1f3}",
   bolivia: "\u{1f1e7}\u{1f1f4}",
   caribbean_netherlands: "\u{1f1e7}\u{1f1f6}",
   brazil: "\u{1f1e7}\u{1f1f7}",
   bahamas: "\u{1f1e7}\u{1f1f8}",
   bhutan: "\u{1f1e7}\u{1f1f9}",
   bouvet_island: "\u{1f1e7}\u{1f1fb}",
   botswana: "\u{1f1e7}\u{1f1fc}",
   belarus: "\u{1f1e7}\u{1f1fe}",
   belize: "\u{1f1e7}\u{1f1ff}",
   canada: "\u{1f1e8}\u{1f1e6}",
   cocos_islands: "\u{1f1e8}\u{1f1e8}",
   congo_kinshasa: "\u{1f1e8}\u{1f1e9}",
   central_african_republic: "\u{1f1e8}\u{1f1eb}",
   congo_brazzaville: "\u{1f1e8}\u{1f1ec}",
   switzerland: "\u{1f1e8}\u{1f1ed}",
   cote_divoire: "\u{1f1e8}\u{1f1ee}",
   cook_islands: "\u{1f1e8}\u{1f1f0}",
   chile: "\u{1f1e8}\u{1f1f1}",
   cameroon: "\u{1f1e8}\u{1f1f2}",
   cn: "\u{1f1e8}\u{1f1f3}",
   colombia: "\u{1f1e8}\u{1f1f4}",
   clipperton_island: "\u{1f1e8}\u{1f1f5}",
   costa_rica: "\u{1f1e8}\u{1f1f7}",
   cuba: "\u{1f1e8}\u{1f1fa}",
   cape_verde: "\u{1f1e8}\u{1f1fb}",
   curacao: "\u{1f1e8}\u{1f1fc}",
   christmas_island: "\u{1f1e8}\u{1f1fd}",
   cyprus: "\u{1f1e8}\u{1f1fe}",
   czech_republic: "\u{1f1e8}\u{1f1ff}",
   de: "\u{1f1e9}\u{1f1ea}",
   diego_garcia: "\u{1f1e9}\u{1f1ec}",
   djibouti: "\u{1f1e9}\u{1f1ef}",
   denmark: "\u{1f1e9}\u{1f1f0}",
   dominica: "\u{1f1e9}\u{1f1f2}",
   dominican_republic: "\u{1f1e9}\u{1f1f4}",
   algeria: "\u{1f1e9}\u{1f1ff}",
   ceuta_melilla: "\u{1f1ea}\u{1f1e6}",
   ecuador: "\u{1f1ea}\u{1f1e8}",
   estonia: "\u{1f1ea}\u{1f1ea}",
   egypt: "\u{1f1ea}\u{1f1ec}",
   western_sahara: "\u{1f1ea}\u{1f1ed}",
   eritrea: "\u{1f1ea}\u{1f1f7}",
   es: "\u{1f1ea}\u{1f1f8}",
   ethiopia: "\u{1f1ea}\u{1f1f9}",
   eu: "\u{1f1ea}\u{1f1fa}",
   european_union: "\u{1f1ea}\u{1f1fa}",
   finland: "\u{1f1eb}\u{1f1ee}",
   fiji: "\u{1f1eb}\u{1f1ef}",
   falkland_islands: "\u{1f1eb}\u{1f1f0}",
   micronesia: "\u{1f1eb}\u{1f1f2}",
   faroe_islands: "\u{1f1eb}\u{1f1f4}",
   fr: "\u{1f1eb}\u{1f1f7}",
   gabon: "\u{1f1ec}\u{1f1e6}",
   gb: "\u{1f1ec}\u{1f1e7}",
   uk: "\u{1f1ec}\u{1f1e7}",
   grenada: "\u{1f1ec}\u{1f1e9}",
   georgia: "\u{1f1ec}\u{1f1ea}",
   french_guiana: "\u{1f1ec}\u{1f1eb}",
   guernsey: "\u{1f1ec}\u{1f1ec}",
   ghana: "\u{1f1ec}\u{1f1ed}",
   gibraltar: "\u{1f1ec}\u{1f1ee}",
   greenland: "\u{1f1ec}\u{1f1f1}",
   gambia: "\u{1f1ec}\u{1f1f2}",
   guinea: "\u{1f1ec}\u{1f1f3}",
   guadeloupe: "\u{1f1ec}\u{1f1f5}",
   equatorial_guinea: "\u{1f1ec}\u{1f1f6}",
   greece: "\u{1f1ec}\u{1f1f7}",
   south_georgia_south_sandwich_islands: "\u{1f1ec}\u{1f1f8}",
   guatemala: "\u{1f1ec}\u{1f1f9}",
   guam: "\u{1f1ec}\u{1f1fa}",
   guinea_bissau: "\u{1f1ec}\u{1f1fc}",
   guyana: "\u{1f1ec}\u{1f1fe}",
   hong_kong: "\u{1f1ed}\u{1f1f0}",
   heard_mcdonald_islands: "\u{1f1ed}\u{1f1f2}",
   honduras: "\u{1f1ed}\u{1f1f3}",
   croatia: "\u{1f1ed}\u{1f1f7}",
   haiti: "\u{1f1ed}\u{1f1f9}",
   hungary: "\u{1f1ed}\u{1f1fa}",
   canary_islands: "\u{1f1ee}\u{1f1e8}",
   indonesia: "\u{1f1ee}\u{1f1e9}",
   ireland: "\u{1f1ee}\u{1f1ea}",
   israel: "\u{1f1ee}\u{1f1f1}",
   isle_of_man: "\u{1f1ee}\u{1f1f2}",
   india: "\u{1f1ee}\u{1f1f3}",
   british_indian_ocean_territory: "\u{1f1ee}\u{1f1f4}",
   iraq: "\u{1f1ee}\u{1f1f6}",
   iran: "\u{1f1ee}\u{1f1f7}",
   iceland: "\u{1f1ee}\u{1f1f8}",
   it: "\u{1f1ee}\u{1f1f9}",
   jersey: "\u{1f1ef}\u{1f1ea}",
   jamaica: "\u{1f1ef}\u{1f1f2}",
   jordan: "\u{1f1ef}\u{1f1f4}",
   jp: "\u{1f1ef}\u{1f1f5}",
   kenya: "\u{1f1f0}\u{1f1ea}",
   kyrgyzstan: "\u{1f1f0}\u{1f1ec}",
   cambodia: "\u{1f1f0}\u{1f1ed}",
   kiribati: "\u{1f1f0}\u{1f1ee}",
   comoros: "\u{1f1f0}\u{1f1f2}",
   st_kitts_nevis: "\u{1f1f0}\u{1f1f3}",
   north_korea: "\u{1f1f0}\u{1f1f5}",
   kr: "\u{1f1f0}\u{1f1f7}",
   kuwait: "\u{1f1f0}\u{1f1fc}",
   cayman_islands: "\u{1f1f0}\u{1f1fe}",
   kazakhstan: "\u{1f1f0}\u{1f1ff}",
   laos: "\u{1f1f1}\u{1f1e6}",
   lebanon: "\u{1f1f1}\u{1f1e7}",
   st_lucia: "\u{1f1f1}\u{1f1e8}",
   liechtenstein: "\u{1f1f1}\u{1f1ee}",
   sri_lanka: "\u{1f1f1}\u{1f1f0}",
   liberia: "\u{1f1f1}\u{1f1f7}",
   lesotho: "\u{1f1f1}\u{1f1f8}",
   lithuania: "\u{1f1f1}\u{1f1f9}",
   luxembourg: "\u{1f1f1}\u{1f1fa}",
   latvia: "\u{1f1f1}\u{1f1fb}",
   libya: "\u{1f1f1}\u{1f1fe}",
   morocco: "\u{1f1f2}\u{1f1e6}",
   monaco: "\u{1f1f2}\u{1f1e8}",
   moldova: "\u{1f1f2}\u{1f1e9}",
   montenegro: "\u{1f1f2}\u{1f1ea}",
   st_martin: "\u{1f1f2}\u{1f1eb}",
   madagascar: "\u{1f1f2}\u{1f1ec}",
   marshall_islands: "\u{1f1f2}\u{1f1ed}",
   macedonia: "\u{1f1f2}\u{1f1f0}",
   mali: "\u{1f1f2}\u{1f1f1}",
   myanmar: "\u{1f1f2}\u{1f1f2}",
   mongolia: "\u{1f1f2}\u{1f1f3}",
   macau: "\u{1f1f2}\u{1f1f4}",
   northern_mariana_islands: "\u{1f1f2}\u{1f1f5}",
   martinique: "\u{1f1f2}\u{1f1f6}",
   mauritania: "\u{1f1f2}\u{1f1f7}",
   montserrat: "\u{1f1f2}\u{1f1f8}",
   malta: "\u{1f1f2}\u{1f1f9}",
   mauritius: "\u{1f1f2}\u{1f1fa}",
   maldives: "\u{1f1f2}\u{1f1fb}",
   malawi: "\u{1f1f2}\u{1f1fc}",
   mexico: "\u{1f1f2}\u{1f1fd}",
   malaysia: "\u{1f1f2}\u{1f1fe}",
   mozambique: "\u{1f1f2}\u{1f1ff}",
   namibia: "\u{1f1f3}\u{1f1e6}",
   new_caledonia: "\u{1f1f3}\u{1f1e8}",
   niger: "\u{1f1f3}\u{1f1ea}",
   norfolk_island: "\u{1f1f3}\u{1f1eb}",
   nigeria: "\u{1f1f3}\u{1f1ec}",
   nicaragua: "\u{1f1f3}\u{1f1ee}",
   netherlands: "\u{1f1f3}\u{1f1f1}",
   norway: "\u{1f1f3}\u{1f1f4}",
   nepal: "\u{1f1f3}\u{1f1f5}",
   nauru: "\u{1f1f3}\u{1f1f7}",
   niue: "\u{1f1f3}\u{1f1fa}",
   new_zealand: "\u{1f1f3}\u{1f1ff}",
   oman: "\u{1f1f4}\u{1f1f2}",
   panama: "\u{1f1f5}\u{1f1e6}",
   peru: "\u{1f1f5}\u{1f1ea}",
   french_polynesia: "\u{1f1f5}\u{1f1eb}",
   papua_new_guinea: "\u{1f1f5}\u{1f1ec}",
   philippines: "\u{1f1f5}\u{1f1ed}",
   pakistan: "\u{1f1f5}\u{1f1f0}",
   poland: "\u{1f1f5}\u{1f1f1}",
   st_pierre_miquelon: "\u{1f1f5}\u{1f1f2}",
   pitcairn_islands: "\u{1f1f5}\u{1f1f3}",
   puerto_rico: "\u{1f1f5}\u{1f1f7}",
   palestinian_territories: "\u{1f1f5}\u{1f1f8}",
   portugal: "\u{1f1f5}\u{1f1f9}",
   palau: "\u{1f1f5}\u{1f1fc}",
   paraguay: "\u{1f1f5}\u{1f1fe}",
   qatar: "\u{1f1f6}\u{1f1e6}",
   reunion: "\u{1f1f7}\u{1f1ea}",
   romania: "\u{1f1f7}\u{1f1f4}",
   serbia: "\u{1f1f7}\u{1f1f8}",
   ru: "\u{1f1f7}\u{1f1fa}",
   rwanda: "\u{1f1f7}\u{1f1fc}",
   saudi_arabia: "\u{1f1f8}\u{1f1e6}",
   solomon_islands: "\u{1f1f8}\u{1f1e7}",
   seychelles: "\u{1f1f8}\u{1f1e8}",
   sudan: "\u{1f1f8}\u{1f1e9}",
   sweden: "\u{1f1f8}\u{1f1ea}",
   singapore: "\u{1f1f8}\u{1f1ec}",
   st_helena: "\u{1f1f8}\u{1f1ed}",
   slovenia: "\u{1f1f8}\u{1f1ee}",
   svalbard_jan_mayen: "\u{1f1f8}\u{1f1ef}",
   slovakia: "\u{1f1f8}\u{1f1f0}",
   sierra_leone: "\u{1f1f8}\u{1f1f1}",
   san_marino: "\u{1f1f8}\u{1f1f2}",
   senegal: "\u{1f1f8}\u{1f1f3}",
   somalia: "\u{1f1f8}\u{1f1f4}",
   suriname: "\u{1f1f8}\u{1f1f7}",
   south_sudan: "\u{1f1f8}\u{1f1f8}",
   sao_tome_principe: "\u{1f1f8}\u{1f1f9}",
   el_salvador: "\u{1f1f8}\u{1f1fb}",
   sint_maarten: "\u{1f1f8}\u{1f1fd}",
   syria: "\u{1f1f8}\u{1f1fe}",
   swaziland: "\u{1f1f8}\u{1f1ff}",
   tristan_da_cunha: "\u{1f1f9}\u{1f1e6}",
   turks_caicos_islands: "\u{1f1f9}\u{1f1e8}",
   chad: "\u{1f1f9}\u{1f1e9}",
   french_southern_territories: "\u{1f1f9}\u{1f1eb}",
   togo: "\u{1f1f9}\u{1f1ec}",
   thailand: "\u{1f1f9}\u{1f1ed}",
   tajikistan: "\u{1f1f9}\u{1f1ef}",
   tokelau: "\u{1f1f9}\u{1f1f0}",
   timor_leste: "\u{1f1f9}\u{1f1f1}",
   turkmenistan: "\u{1f1f9}\u{1f1f2}",
   tunisia: "\u{1f1f9}\u{1f1f3}",
   tonga: "\u{1f1f9}\u{1f1f4}",
   tr: "\u{1f1f9}\u{1f1f7}",
   trinidad_tobago: "\u{1f1f9}\u{1f1f9}",
   tuvalu: "\u{1f1f9}\u{1f1fb}",
   taiwan: "\u{1f1f9}\u{1f1fc}",
   tanzania: "\u{1f1f9}\u{1f1ff}",
   ukraine: "\u{1f1fa}\u{1f1e6}",
   uganda: "\u{1f1fa}\u{1f1ec}",
   us_outlying_islands: "\u{1f1fa}\u{1f1f2}",
   united_nations: "\u{1f1fa}\u{1f1f3}",
   us: "\u{1f1fa}\u{1f1f8}",
   uruguay: "\u{1f1fa}\u{1f1fe}",
   uzbekistan: "\u{1f1fa}\u{1f1ff}",
   vatican_city: "\u{1f1fb}\u{1f1e6}",
   st_vincent_grenadines: "\u{1f1fb}\u{1f1e8}",
   venezuela: "\u{1f1fb}\u{1f1ea}",
   british_virgin_islands: "\u{1f1fb}\u{1f1ec}",
   us_virgin_islands: "\u{1f1fb}\u{1f1ee}",
   vietnam: "\u{1f1fb}\u{1f1f3}",
   vanuatu: "\u{1f1fb}\u{1f1fa}",
   wallis_futuna: "\u{1f1fc}\u{1f1eb}",
   samoa: "\u{1f1fc}\u{1f1f8}",
   kosovo: "\u{1f1fd}\u{1f1f0}",
   yemen: "\u{1f1fe}\u{1f1ea}",
   mayotte: "\u{1f1fe}\u{1f1f9}",
   south_africa: "\u{1f1ff}\u{1f1e6}",
   zambia: "\u{1f1ff}\u{1f1f2}",
   zimbabwe: "\u{1f1ff}\u{1f1fc}",
   england: "\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
   scotland: "\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
   wales: "\u{1f3f4}\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}"
  };
 }),
 8022: ((e, t, r) => {
  r.d(t, {
   Dz: () => ct
  });
  function a() {
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
  var s = a();
  function i(e) {
   s = e;
  }
  var n = {
   exec: () => null
  };
  function o(e) {
   let t = [];
   return r => {
    let a = Math.max(0, Math.min(3, r - 1)), s = t[a];
    return s || (s = e(a), t[a] = s), s;
   };
  }
  function c(e, t = "") {
   let r = typeof e == "string" ? e : e.source, a = {
    replace: (e, t) => {
     let s = typeof t == "string" ? t : t.source;
     return s = s.replace(h.caret, "$1"), r = r.replace(e, s), a;
    },
    getRegex: () => new RegExp(r, t)
   };
   return a;
  }
  var l = ((e = "") => {
   try {
    return !!new RegExp("(?<=1)(?<!1)" + e);
   } catch {
    return !1;
   }
  })(), h = {
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
   listItemRegex: e => new RegExp(`^( {0,3}${e})((?:[\t ][^\\n]*)?(?:\\n|$))`),
   nextBulletRegex: o(e => new RegExp(`^ {0,${e}}(?:[*+-]|\\d{1,9}[.)])((?:[ \t][^\\n]*)?(?:\\n|$))`)),
   hrRegex: o(e => new RegExp(`^ {0,${e}}((?:-[ \t]*){3,}|(?:_[ \t]*){3,}|(?:\\*[ \t]*){3,})(?:\\n+|$)`)),
   fencesBeginRegex: o(e => new RegExp(`^ {0,${e}}(?:\`\`\`|~~~)`)),
   headingBeginRegex: o(e => new RegExp(`^ {0,${e}}#{1,6}(?:\\s|$)`)),
   pedanticHeadingBeginRegex: o(e => new RegExp(`^ {0,${e}}#`)),
   htmlBeginRegex: o(e => new RegExp(`^ {0,${e}}(?:</?(?:${m})(?:[ \\t]+|$|/?>)|<(?:(?:script|pre|style|textarea)(?:[\\s>]|$)|!--)|<\\?|<![A-Za-z]|<!\\[CDATA\\[)`, "i")),
   blockquoteBeginRegex: o(e => new RegExp(`^ {0,${e}}>`)),
   nestedContainerMarkers: /^(?: {0,3}(?:(?:[*+-]|\d{1,9}[.)])[ \t]+|>[ \t]?))+/
  }, _ = /^(?:[ \t]*(?:\n|$))+/, u = /^((?: {4}| {0,3}\t)[^\n]+(?:\n(?:[ \t]*(?:\n|$))*)?)+/, p = /^ {0,3}(`{3,}(?=[^`\n]*(?:\n|$))|~{3,})([^\n]*)(?:\n|$)(?:|([\s\S]*?)(?:\n|$))(?: {0,3}(?:(?=`)\1`*|(?=~)\1~*) *(?=\n|$)|$)/, E = /^ {0,3}((?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/, T = /^ {0,3}(#{1,6})(?=\s|$)(.*)(?:\n+|$)/, d = / {0,3}(?:[*+-]|\d{1,9}[.)])/, m = "address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|meta|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul", A = c(" {0,3}(?:</?(?:tag)(?:[ \\t]+|\\n|/?>)|<(?:(?:script|pre|style|textarea)(?:[\\s>]|$)|!--)|<\\?|<![A-Za-z]|<!\\[CDATA\\[)").replace("tag", m).getRegex(), f = /^(?!bull |blockCode|fences|blockquote|heading|html|table)((?:.|\n(?!\s*?\n|bull |fences|blockquote|heading|hr|html|table))+?)\n {0,3}(=+|-+)[ \t]*(?:\n+|$)/, g = c(f).replace(/bull/g, d).replace(/blockCode/g, /(?: {4}| {0,3}\t)/).replace(/fences/g, / {0,3}(?:`{3,}|~{3,})/).replace(/blockquote/g, / {0,3}>/).replace(/heading/g, / {0,3}#{1,6}(?:\s|$)/).replace(/hr/g, / {0,3}(?:(?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/).replace(/\|table/g, "").replace(/html/g, A).getRegex(), S = c(f).replace(/bull/g, d).replace(/blockCode/g, /(?: {4}| {0,3}\t)/).replace(/fences/g, / {0,3}(?:`{3,}|~{3,})/).replace(/blockquote/g, / {0,3}>/).replace(/heading/g, / {0,3}#{1,6}(?:\s|$)/).replace(/hr/g, / {0,3}(?:(?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/).replace(/table/g, / {0,3}\|?(?:[:\- ]*\|)+[\:\- ]*\n/).replace(/html/g, A).getRegex(), k = /^([^\n]+(?:\n(?!hr|heading|lheading|blockquote|fences|list|html|table|[ \t]+\n)[^\n]+)*)/, b = /^[^\n]+/, D = /(?!\s*\])(?:\\[\s\S]|[^\[\]\\\n]|\n(?![ \t]*\n))+/, C = c(/^ {0,3}\[(label)\]: *(?:\n[ \t]*)?([^<\s][^\s]*|<(?:\\.|[^\n<>\\])*>)(?:(?: +(?:\n[ \t]*)?| *\n[ \t]*)(title))? *(?:\n+|$)/).replace("label", D).replace("title", /(?:"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\\n]|\n(?!\n))*'|\((?:\\[\s\S]|[^()\\])*\))/).getRegex(), R = c(/^(bull)([ \t][^\n]*?)?(?:\n|$)/).replace(/bull/g, d).getRegex(), N = /<!--(?:-?>|[\s\S]*?(?:-->|$))/, I = c("^ {0,3}(?:<(script|pre|style|textarea)[\\s>][\\s\\S]*?(?:</\\1>[^\\n]*\\n*|$)|comment[^\\n]*(\\n+|$)|<\\?[\\s\\S]*?(?:\\?>[^\\n]*\\n*|$)|<![A-Z][\\s\\S]*?(?:>[^\\n]*\\n*|$)|<!\\[CDATA\\[[\\s\\S]*?(?:\\]\\]>[^\\n]*\\n*|$)|</?(tag)(?:[ \\t]+|\\n|/?>|$)[\\s\\S]*?(?:(?:\\n[ \t]*)+\\n|$)|<(?!(?:script|pre|style|textarea)(?![a-z0-9-]))([a-z][a-z0-9-]*)(?:attribute)*?[ \\t]*/?>(?=[ \\t]*(?:\\n|$))[\\s\\S]*?(?:(?:\\n[ \t]*)+\\n|$)|</[a-z][a-z0-9-]*\\s*>(?=[ \\t]*(?:\\n|$))[\\s\\S]*?(?:(?:\\n[ \t]*)+\\n|$))", "i").replace("comment", N).replace("tag", m).replace("attribute", /[ \t]+[a-zA-Z:_][\w.:-]*(?:[ \t]*=[ \t]*"[^"\n]*"|[ \t]*=[ \t]*'[^'\n]*'|[ \t]*=[ \t]*[^\s"'=<>`]+)?/).getRegex(), $ = e => c(k).replace("hr", E).replace("heading", " {0,3}#{1,6}(?:\\s|$)").replace("|lheading", "").replace("|table", "").replace("blockquote", " {0,3}>").replace("fences", " {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace("list", e).replace("html", A).getRegex(), O = $(/ {0,3}(?:[*+-]|1[.)])[ \t]+[^ \t\n]/), w = $(/ {0,3}(?:[*+-]|\d{1,9}[.)])(?:[ \t]|\n|$)/), y = c(/^( {0,3}> ?(?:(?![ \t]*(?:\n|$))(paragraph)|[^\n]*)(?:\n|$))+/).replace("paragraph", w).getRegex(), P = {
   blockquote: y,
   code: u,
   def: C,
   fences: p,
   heading: T,
   hr: E,
   html: I,
   lheading: g,
   list: R,
   newline: _,
   paragraph: O,
   table: n,
   text: b
  }, L = c("^ *([^\\n ].*)\\n {0,3}((?:\\| *)?:?-+:? *(?:\\| *:?-+:? *)*(?:\\| *)?)(?:\\n((?:(?! *\\n|hr|heading|blockquote|code|fences|list|html).*(?:\\n|$))*)\\n*|$)").replace("hr", E).replace("heading", " {0,3}#{1,6}(?:\\s|$)").replace("blockquote", " {0,3}>").replace("code", "(?: {4}| {0,3}\t)[^\\n]").replace("fences", " {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace("list", " {0,3}(?:[*+-]|1[.)])[ \\t]").replace("html", A).getRegex(), M = {
   ...P,
   lheading: S,
   table: L,
   paragraph: c(k).replace("hr", E).replace("heading", " {0,3}#{1,6}(?:\\s|$)").replace("|lheading", "").replace("table", L).replace("blockquote", " {0,3}>").replace("fences", " {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace("list", " {0,3}(?:[*+-]|1[.)])[ \\t]+[^ \\t\\n]").replace("html", A).getRegex()
  }, x = {
   ...P,
   html: c("^ *(?:comment(?: *\\n|\\s*$)|<(tag)[\\s\\S]+?</\\1>(?: *\\n{2,}|\\s*$)|<tag(?:\"[^\"]*\"|'[^']*'|\\s[^'\"/>\\s]*)*?/?>(?: *\\n{2,}|\\s*$))").replace("comment", N).replace(/tag/g, "(?!(?:a|em|strong|small|s|cite|q|dfn|abbr|data|time|code|var|samp|kbd|sub|sup|i|b|u|mark|ruby|rt|rp|bdi|bdo|span|br|wbr|ins|del|img)\\b)\\w+(?!:|[^\\w\\s@]*@)\\b").getRegex(),
   def: /^ *\[([^\]]+)\]: *<?([^\s>]+)>?(?: +(["(][^\n]+[")]))? *(?:\n+|$)/,
   heading: /^(#{1,6})(.*)(?:\n+|$)/,
   fences: n,
   lheading: /^(.+?)\n {0,3}(=+|-+) *(?:\n+|$)/,
   paragraph: c(k).replace("hr", E).replace("heading", " *#{1,6} *[^\n]").replace("|table", "").replace("blockquote", " {0,3}>").replace("|fences", "").replace("|list", "").replace("|html", "").replace("|tag", "").replace("lheading", g).getRegex()
  }, B = /^\\([!"#$%&'()*+,\-./:;<=>?@\[\]\\^_`{|}~])/, U = /^(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/, F = /^( {2,}|\\)\n(?!\s*$)[ \t]*/, G = /^(`+|[^`])(?:(?= {2,}\n)|[\s\S]*?(?:(?=[\\<!\[`*_]|\b_|$)|[^ ](?= {2,}\n)))/, H = /[\p{P}\p{S}]/u, v = /[\s\p{P}\p{S}]/u, q = /[^\s\p{P}\p{S}]/u, Y = c(/^((?![*_])punctSpace)/, "u").replace(/punctSpace/g, v).getRegex(), z = /[\p{Pi}\p{Ps}"']/u, Q = /(?!~)[\p{P}\p{S}]/u, W = /(?!~)[\s\p{P}\p{S}]/u, K = /(?:[^\s\p{P}\p{S}]|~)/u, V = c(/link|precode-code|html/, "g").replace("link", /\[(?:[^\[\]`]|(?<a>`+)[^`]+\k<a>(?!`))*?\]\((?:\\[\s\S]|[^\\\(\)]|\((?:\\[\s\S]|[^\\\(\)])*\))*\)/).replace("precode-", l ? "(?<!`)()" : "(^^|[^`])").replace("code", /(?<b>`+)[^`]+\k<b>(?!`)/).replace("html", /<(?! )[^<>]*?>/).getRegex(), X = /^(?:\*+(?:((?!\*)punct)|([^\s*]))?)|^_+(?:((?!_)punct)|([^\s_]))?/, j = c(X, "u").replace(/punct/g, H).getRegex(), Z = c(X, "u").replace(/punct/g, Q).getRegex(), J = /^(?:\*+(?:((?!\*)(?!openQuote)punct)|([^\s*]))?)|^_+(?:((?!_)(?!openQuote)punct)|([^\s_]))?/, ee = c(J, "u").replace(/openQuote/g, z).replace(/punct/g, H).getRegex(), te = "^[^_*]*?__[^_*]*?\\*[^_*]*?(?=__)|[^*]+(?=[^*])|(?!\\*)punct(\\*+)(?=[\\s]|$)|notPunctSpace(\\*+)(?!\\*)(?=punctSpace|$)|(?!\\*)punctSpace(\\*+)(?=notPunctSpace)|[\\s](\\*+)(?!\\*)(?=punct)|(?!\\*)punct(\\*+)(?!\\*)(?=punct)|notPunctSpace(\\*+)(?=notPunctSpace)", re = c(te, "gu").replace(/notPunctSpace/g, q).replace(/punctSpace/g, v).replace(/punct/g, H).getRegex(), ae = c(te, "gu").replace(/notPunctSpace/g, K).replace(/punctSpace/g, W).replace(/punct/g, Q).getRegex(), se = "^[^_*]*?__[^_*]*?\\*[^_*]*?(?=__)|[^*]+(?=[^*])|(?!\\*)punct(\\*+)(?=[\\s]|$)|notPunctSpace(\\*+)(?!\\*)(?=punctSpace|$)|(?!\\*)[\\s](\\*+)(?=notPunctSpace)|[\\s](\\*+)(?!\\*)(?=punct)|(?!\\*)punct(\\*+)(?!\\*)(?=punct)|(?:(?!\\*)punct|notPunctSpace)(\\*+)(?!\\*)(?=notPunctSpace)", ie = c(se, "gu").replace(/notPunctSpace/g, q).replace(/punctSpace/g, v).replace(/punct/g, H).getRegex(), ne = c("^[^_*]*?\\*\\*[^_*]*?_[^_*]*?(?=\\*\\*)|[^_]+(?=[^_])|(?!_)punct(_+)(?=[\\s]|$)|notPunctSpace(_+)(?!_)(?=punctSpace|$)|(?!_)punctSpace(_+)(?=notPunctSpace)|[\\s](_+)(?!_)(?=punct)|(?!_)punct(_+)(?!_)(?=punct)", "gu").replace(/notPunctSpace/g, q).replace(/punctSpace/g, v).replace(/punct/g, H).getRegex(), oe = "^[^_*]*?\\*\\*[^_*]*?_[^_*]*?(?=\\*\\*)|[^_]+(?=[^_])|(?!_)punct(_+)(?=[\\s]|$)|notPunctSpace(_+)(?!_)(?=punctSpace|$)|(?!_)[\\s](_+)(?=notPunctSpace)|[\\s](_+)(?!_)(?=punct)|(?!_)punct(_+)(?!_)(?=punct)|(?:(?!_)punct|notPunctSpace)(_+)(?!_)(?=notPunctSpace)", ce = c(oe, "gu").replace(/notPunctSpace/g, q).replace(/punctSpace/g, v).replace(/punct/g, H).getRegex(), le = c(/^~~?(?:((?!~)punct)|[^\s~])/, "u").replace(/punct/g, H).getRegex(), he = "^[^~]+(?=[^~])|(?!~)punct(~~?)(?=[\\s]|$)|notPunctSpace(~~?)(?!~)(?=punctSpace|$)|(?!~)punctSpace(~~?)(?=notPunctSpace)|[\\s](~~?)(?!~)(?=punct)|(?!~)punct(~~?)(?!~)(?=punct)|notPunctSpace(~~?)(?=notPunctSpace)", _e = c(he, "gu").replace(/notPunctSpace/g, q).replace(/punctSpace/g, v).replace(/punct/g, H).getRegex(), ue = c(/\\(punct)/, "gu").replace(/punct/g, H).getRegex(), pe = c(/(`+)(?:[^`]|[^`][\s\S]*?[^`])\1(?!`)|`+|\\(punct)/, "gu").replace(/punct/g, H).getRegex(), Ee = c(/^<(scheme:[^\s\x00-\x1f<>]*|email)>/).replace("scheme", /[a-zA-Z][a-zA-Z0-9+.-]{1,31}/).replace("email", /[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+(@)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+(?![-_])/).getRegex(), Te = c(N).replace("(?:--\x3e|$)", "--\x3e").getRegex(), de = c("^comment|^</[a-zA-Z][a-zA-Z0-9-]*\\s*>|^<[a-zA-Z][a-zA-Z0-9-]*(?:attribute)*?\\s*/?>|^<\\?[\\s\\S]*?\\?>|^<![a-zA-Z]+\\s[\\s\\S]*?>|^<!\\[CDATA\\[[\\s\\S]*?\\]\\]>").replace("comment", Te).replace("attribute", /\s+[a-zA-Z:_][\w.:-]*(?:\s*=\s*"[^"]*"|\s*=\s*'[^']*'|\s*=\s*[^\s"'=<>`]+)?/).getRegex(), me = /\[(?:\\[\s\S]|[^\[\]\\])*\]/, Ae = c(/(?:\[(?:brackets|\\[\s\S]|[^\[\]\\])*\]|\\[\s\S]|`+(?!`)[^`]*?`+(?!`)|``+(?=\])|[^\[\]\\`])*?/).replace("brackets", me).getRegex(), fe = c(/^!?\[(label)\]\([ \t\n]*(href)(?:(?:[ \t]+(?:\n[ \t]*)?|\n[ \t]*)(title))?[ \t\n]*\)/).replace("label", Ae).replace("href", /<(?:\\.|[^\n<>\\])*>|(?!<)[^ \t\n\x00-\x1f]+|(?=\))/).replace("title", /"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\((?:\\[\s\S]|[^)\\])*\)/).getRegex(), ge = c(/^!?\[(label)\]\[(ref)\]/).replace("label", Ae).replace("ref", D).getRegex(), Se = c(/^!?\[(ref)\](?:\[\])?/).replace("ref", D).getRegex(), ke = /(?!\s*\])(?:\\[\s\S]|[^\[\]\\]){1,999}/, be = c(/(?:[^\[\]\\`]*(?:\[(?:brackets|\\[\s\S]|[^\[\]\\])*\]|\\[\s\S]|`+(?!`)[^`]*?`+(?!`)|``+(?=\]))){0,999}?[^\[\]\\`]*?/).replace("brackets", me).getRegex(), De = c("reflink|nolink(?!\\()", "g").replace("reflink", c(/^!?\[(label)\]\[(ref)\]/).replace("label", be).replace("ref", ke).getRegex()).replace("nolink", c(/^!?\[(ref)\](?:\[\])?/).replace("ref", ke).getRegex()).getRegex(), Ce = /[hH][tT][tT][pP][sS]?|[fF][tT][pP]/, Re = /[A-Za-z0-9._+-]+@[a-zA-Z0-9-_]+(?:\.[a-zA-Z0-9-_]*[a-zA-Z0-9])+(?![\w-])/, Ne = c(/(?:mailto:email|xmpp:email(?:\/[A-Za-z0-9@.]+)?)/).replace(/email/g, Re).getRegex(), Ie = {
   _backpedal: n,
   anyPunctuation: ue,
   anyPunctuationOutsideCode: pe,
   autolink: Ee,
   blockSkip: V,
   br: F,
   code: U,
   del: n,
   delLDelim: n,
   delRDelim: n,
   emStrongLDelim: j,
   emStrongRDelimAst: re,
   emStrongRDelimUnd: ne,
   escape: B,
   link: fe,
   nolink: Se,
   punctuation: Y,
   reflink: ge,
   reflinkSearch: De,
   tag: de,
   text: G,
   url: n
  }, $e = {
   ...Ie,
   emStrongLDelim: ee,
   emStrongRDelimAst: ie,
   emStrongRDelimUnd: ce,
   link: c(/^!?\[(label)\]\((.*?)\)/).replace("label", Ae).getRegex(),
   reflink: c(/^!?\[(label)\]\s*\[([^\]]*)\]/).replace("label", Ae).getRegex()
  }, Oe = {
   ...Ie,
   emStrongRDelimAst: ae,
   emStrongLDelim: Z,
   delLDelim: le,
   delRDelim: _e,
   url: c(/^emailProtocol|^((?:protocol):\/\/|www\.)(?:[a-zA-Z0-9\-]+\.?)+[^\s<]*|^email/).replace("emailProtocol", Ne).replace("protocol", Ce).replace("email", /[A-Za-z0-9._+-]+(@)[a-zA-Z0-9-_]+(?:\.[a-zA-Z0-9-_]*[a-zA-Z0-9])+(?![\w-])/).getRegex(),
   _backpedal: /(?:[^?!.,:;*_'"~()&]+|\([^)]*\)|&(?![a-zA-Z0-9]+;$)|[?!.,:;*_'"~)]+(?!$))+/,
   del: /^(~~?)(?=[^\s~])((?:\\[\s\S]|[^\\])*?(?:\\[\s\S]|[^\s~\\]))\1(?=[^~]|$)/,
   text: c(/^(?:[^a-zA-Z0-9](?=emailProtocol)|(`+|~+|[^`~])(?:(?=[`~])|(?= {2,}\n)|(?=[a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-]+@)|[\s\S]*?(?:(?=[\\<!\[`*~_]|\b_|protocol:\/\/|wwwStart|$)|[^ ](?= {2,}\n)|[^a-zA-Z0-9](?=emailProtocol)|[^a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-](?=[a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-]+@))))/).replace("protocol", Ce).replace(/emailProtocol/g, /(?:mailto|xmpp):/).replace("wwwStart", l ? "(?<![^\\s*_~(])www\\." : "www\\.").getRegex()
  }, we = {
   ...Oe,
   br: c(F).replace("{2,}", "*").getRegex(),
   text: c(Oe.text).replace("\\b_", "\\b_| {2,}\\n").replace(/\{2,\}/g, "*").getRegex()
  }, ye = {
   normal: P,
   gfm: M,
   pedantic: x
  }, Pe = {
   normal: Ie,
   gfm: Oe,
   breaks: we,
   pedantic: $e
  };
  var Le = {
   "&": "&amp;",
   "<": "&lt;",
   ">": "&gt;",
   '"': "&quot;",
   "'": "&#39;"
  }, Me = e => Le[e];
  function xe(e, t) {
   if (t) {
    if (h.escapeTest.test(e)) return e.replace(h.escapeReplace, Me);
   } else if (h.escapeTestNoEncode.test(e)) return e.replace(h.escapeReplaceNoEncode, Me);
   return e;
  }
  function Be(e) {
   return h.numericCharacterReference.test(e) ? e.replace(h.numericCharacterReferenceOrAmpersand, (e, t, r) => {
    if (t === void 0 && r === void 0) return "&amp;";
    let a = t === void 0 ? Number.parseInt(r, 16) : Number.parseInt(t, 10);
    return a === 0 || a > 1114111 || a >= 55296 && a <= 57343 ? "\ufffd" : a === 38 ? "&amp;" : String.fromCodePoint(a);
   }) : e;
  }
  function Ue(e) {
   try {
    e = encodeURI(e).replace(h.percentDecode, "%");
   } catch {
    return null;
   }
   return e;
  }
  function Fe(e, t) {
   let r = e.replace(h.findPipe, (e, t, r) => {
    let a = !1, s = t;
    for (;--s >= 0 && r[s] === "\\"; ) a = !a;
    return a ? "|" : " |";
   }), a = r.split(h.splitPipe), s = 0;
   if (a[0].trim() || a.shift(), a.length > 0 && !a.at(-1)?.trim() && a.pop(), t) if (a.length > t) a.splice(t); else for (;a.length < t; ) a.push("");
   for (;s < a.length; s++) a[s] = a[s].trim().replace(h.slashPipe, "|");
   return a;
  }
  function Ge(e, t, r) {
   let a = e.length;
   if (a === 0) return "";
   let s = 0;
   for (;s < a; ) {
    let i = e.charAt(a - s - 1);
    if (i === t && !r) s++; else if (i !== t && r) s++; else break;
   }
   return e.slice(0, a - s);
  }
  function He(e) {
   let t = e.split("\n"), r = t.length - 1;
   for (;r >= 0 && h.blankLine.test(t[r]); ) r--;
   return t.length - r <= 2 ? e : t.slice(0, r + 1).join("\n");
  }
  function ve(e) {
   return e.trim().replace(h.multipleSpaceGlobal, " ").toLowerCase().toUpperCase().toLowerCase();
  }
  function qe(e, t) {
   if (e.indexOf(t[0]) === -1 && e.indexOf(t[1]) === -1) return -1;
   let r = 0;
   for (let a = 0; a < e.length; a++) if (e[a] === "\\") a++; else if (e[a] === t[0]) r++; else if (e[a] === t[1] && (r--, 
   r < 0)) return a;
   return r > 0 ? -2 : -1;
  }
  var Ye = new WeakMap;
  function ze(e) {
   let t = {
    "*": -1,
    _: -1
   }, r = -1, a = e.length;
   for (let s = 0; s < a; s++) {
    let i = e[s];
    if (i !== "*" && i !== "_" && i !== "~") continue;
    let n = s === 0 ? "\n" : e[s - 1], o = s + 1;
    for (;o < a && e[o] === i; ) o++;
    n !== " " && n !== "\t" && n !== "\n" && n !== "\r" && n !== "\f" && (i === "~" ? r = s : t[i] = s), 
    s = o - 1;
   }
   return {
    maskedSrc: e,
    lastPossibleEmStrongCloserIndex: t,
    lastPossibleDelCloserIndex: r
   };
  }
  function Qe(e, t) {
   let r = ze(t), a = Ye.get(e);
   a ? a.push(r) : Ye.set(e, [ r ]);
  }
  function We(e) {
   let t = Ye.get(e);
   t && (t.pop(), t.length === 0 && Ye.delete(e));
  }
  function Ke(e, t, r) {
   let a = Ye.get(e)?.at(-1);
   return a && a.maskedSrc === t ? a.lastPossibleEmStrongCloserIndex[r] : ze(t).lastPossibleEmStrongCloserIndex[r];
  }
  function Ve(e, t) {
   let r = Ye.get(e)?.at(-1);
   return r && r.maskedSrc === t ? r.lastPossibleDelCloserIndex : ze(t).lastPossibleDelCloserIndex;
  }
  function Xe(e, t = 0) {
   let r = t, a = "";
   for (let t of e) if (t === "\t") {
    let e = 4 - r % 4;
    a += " ".repeat(e), r += e;
   } else a += t, r++;
   return a;
  }
  function je(e, t) {
   let r = "";
   for (let a = 0; a < e.length; a++) {
    if (e[a] === "`") {
     let s = t.inline.code.exec(e.slice(a));
     if (s) {
      r += s[0], a += s[0].length - 1;
      continue;
     }
    }
    if (e[a] === "\\" && (e[a + 1] === "[" || e[a + 1] === "]")) {
     r += e[a + 1], a++;
     continue;
    }
    r += e[a];
   }
   return r;
  }
  function Ze(e, t, r, a, s) {
   let i = t.href, n = t.title || null, o = je(e[1], s), c = e[0].charAt(0) === "!", l = a.state.inLink, h = a.state.linkEmitted, _ = a.state.inRawBlock;
   a.state.inLink = !0, a.state.linkEmitted = !1;
   let u = a.inlineTokens(o), p = a.state.linkEmitted;
   if (a.state.linkEmitted = h, a.state.inLink = l, !c) {
    if (p) {
     a.state.inRawBlock = _;
     return;
    }
    a.state.linkEmitted = !0;
   }
   return {
    type: c ? "image" : "link",
    raw: r,
    href: i,
    title: n,
    text: o,
    tokens: u
   };
  }
  function Je(e, t, r) {
   let a = e.match(r.other.indentCodeCompensation);
   if (a === null) return t;
   let s = a[1];
   return t.split("\n").map(e => {
    let t = e.match(r.other.beginningSpace);
    if (t === null) return e;
    let [a] = t;
    return e.slice(Math.min(a.length, s.length));
   }).join("\n");
  }
  function et(e, t, r, a) {
   if (!t.includes("<")) return !1;
   for (let s = 0; s < t.length; s++) {
    if (t[s] === "\\") {
     s++;
     continue;
    }
    if (t[s] === "`") {
     let e = a.inline.code.exec(t.slice(s));
     if (e) {
      s += e[0].length - 1;
      continue;
     }
    }
    if (t[s] !== "<") continue;
    let i = e.slice(r + s), n = a.inline.tag.exec(i) || a.inline.autolink.exec(i);
    if (n) {
     if (n[0].length > t.length - s) return !0;
     s += n[0].length - 1;
    }
   }
   return !1;
  }
  var tt = class {
   options;
   rules;
   lexer;
   constructor(e) {
    this.options = e || s;
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
     let e = this.options.pedantic ? t[0] : He(t[0]), r = e.replace(this.rules.other.codeRemoveIndent, "");
     return {
      type: "code",
      raw: e,
      codeBlockStyle: "indented",
      text: r
     };
    }
   }
   fences(e) {
    let t = this.rules.block.fences.exec(e);
    if (t) {
     let e = t[0], r = Je(e, t[3] || "", this.rules);
     return t[3] !== void 0 && (r === "" || r.endsWith("\n")) && (r += "\n"), {
      type: "code",
      raw: e,
      lang: t[2] ? t[2].trim().replace(this.rules.inline.anyPunctuation, "$1") : t[2],
      text: r
     };
    }
   }
   heading(e) {
    let t = this.rules.block.heading.exec(e);
    if (t) {
     let e = t[2].trim();
     if (this.rules.other.endingHash.test(e)) {
      let t = Ge(e, "#");
      (this.options.pedantic || !t || this.rules.other.endingSpaceTabChar.test(t)) && (e = t.trim());
     }
     return {
      type: "heading",
      raw: Ge(t[0], "\n"),
      depth: t[1].length,
      text: e,
      tokens: this.lexer.inline(e)
     };
    }
   }
   hr(e) {
    let t = this.rules.block.hr.exec(e);
    if (t) return {
     type: "hr",
     raw: Ge(t[0], "\n")
    };
   }
   blockquote(e) {
    let t = this.rules.block.blockquote.exec(e);
    if (t) {
     let e = Ge(t[0], "\n").split("\n"), r = "", a = "", s = [];
     for (;e.length > 0; ) {
      let t, i = !1, n = [];
      for (t = 0; t < e.length; t++) if (this.rules.other.blockquoteStart.test(e[t])) n.push(e[t]), 
      i = !0; else if (!i) n.push(e[t]); else break;
      e = e.slice(t);
      let o = n.join("\n"), c = o.replace(this.rules.other.blockquoteMarkerWhitespace, (e, t, r) => r.startsWith(" ") ? t + " " + r.slice(1) : t + Xe(r, t.length)).replace(this.rules.other.blockquoteSetextReplace, "\n    $1").replace(this.rules.other.blockquoteSetextReplace2, "");
      r = r ? `${r}\n${o}` : o, a = a ? `${a}\n${c}` : c;
      let l = this.lexer.state.top;
      if (this.lexer.state.top = !0, this.lexer.blockTokens(c, s, !0), this.lexer.state.top = l, 
      e.length === 0) break;
      let h = s.at(-1);
      if (h?.type === "code" || h?.type === "heading" || h?.type === "hr" || h?.type === "html" || h?.type === "table") break;
      if (h?.type === "blockquote") {
       let t = h, i = e.join("\n"), n = t.raw + "\n" + i.replace(this.rules.other.blockquoteSetextReplace2, ""), o = this.blockquote(n);
       s[s.length - 1] = o;
       let c = n.substring(o.raw.length).replace(/^\n/, ""), l = c ? c.split("\n").length : 0, _ = l ? e.slice(0, -l) : e;
       if (_.length > 0 && (r = `${r}\n${_.join("\n")}`), a = a.substring(0, a.length - t.text.length) + o.text, 
       e = e.slice(_.length), e.length > 0 && this.rules.other.blockquoteStart.test(e[0])) continue;
       break;
      } else if (h?.type === "list") {
       let t = h, i = t.raw + "\n" + e.join("\n"), n = this.list(i);
       s[s.length - 1] = n;
       let o = n.raw.length > t.raw.length ? i.slice(t.raw.length + 1, n.raw.length).split("\n").length : 0;
       if (o > 0) {
        let t = e.slice(0, o).join("\n");
        r = `${r}\n${t}`, a = `${a}\n${t}`;
       }
       if (e = e.slice(o), e.length > 0 && !this.rules.other.blockquoteStart.test(e[0])) break;
       continue;
      }
     }
     return {
      type: "blockquote",
      raw: r,
      tokens: s,
      text: a
     };
    }
   }
   list(e) {
    let t = this.rules.block.list.exec(e);
    if (t) {
     if (!this.options.pedantic && this.lexer.state.lastToken?.type === "text" && !this.rules.other.listInterruptsParagraph.test(e)) return;
     let r = e, a = () => r.length - e.length, s = t[1].trim(), i = s.length > 1, n = {
      type: "list",
      raw: "",
      ordered: i,
      start: i ? +s.slice(0, -1) : "",
      loose: !1,
      items: []
     };
     s = i ? `\\d{1,9}\\${s.slice(-1)}` : `\\${s}`, this.options.pedantic && (s = i ? s : "[*+-]");
     let o = this.rules.other.listItemRegex(s), c = !1;
     for (;e; ) {
      let s = !1, i = "";
      if (!(t = o.exec(e)) || this.rules.block.hr.test(e)) break;
      let l = a();
      e = e.substring(t[0].length);
      let h = t[2].split("\n", 1)[0], _ = t[1].length, u = this.options.pedantic ? Xe(h, _) : h.replace(this.rules.other.leadingSpaceTab, e => Xe(e, _)), p = e.split("\n", 1)[0], E = !u.trim(), T = 0;
      if (this.options.pedantic ? (T = 2, i = u.trimStart()) : E ? T = _ + 1 : (T = u.search(this.rules.other.nonSpaceChar), 
      T = T > 4 ? 1 : T, i = u.slice(T), T += _), E && this.rules.other.blankLine.test(p) && (e = e.substring(p.length + 1), 
      s = !0), !s) {
       let t = this.rules.other.nextBulletRegex(T), r = this.rules.other.hrRegex(T), a = this.rules.other.fencesBeginRegex(T), s = this.options.pedantic ? this.rules.other.pedanticHeadingBeginRegex(T) : this.rules.other.headingBeginRegex(T), n = this.rules.other.htmlBeginRegex(T), o = this.rules.other.blockquoteBeginRegex(T), c = !1;
       for (;e; ) {
        let l, h = e.split("\n", 1)[0];
        if (p = h, this.options.pedantic ? (p = p.replace(this.rules.other.listReplaceNesting, "  "), 
        l = p) : l = p.replace(this.rules.other.leadingSpaceTab, e => Xe(e)), a.test(p) || s.test(p) || n.test(p) || o.test(p) || t.test(p) || r.test(p)) break;
        if (l.search(this.rules.other.nonSpaceChar) >= T || !p.trim()) i += "\n" + l.slice(T), 
        c = !1; else {
         if (E) break;
         let e = u;
         if (!this.options.pedantic && !i.includes("\n") && !u.includes("\t")) {
          let t;
          for (;!r.test(e) && (t = this.rules.other.nestedBlockMarker.exec(e)); ) e = e.slice(t[0].length);
          if (!e.trim()) break;
         }
         if (e.replace(this.rules.other.tabCharGlobal, "    ").search(this.rules.other.nonSpaceChar) >= 4 || a.test(e) || s.test(e) || n.test(e) || r.test(e)) break;
         if (!this.options.pedantic && !c) {
          let e = u.replace(this.rules.other.nestedContainerMarkers, "");
          if (this.rules.block.fences.test(e) || this.rules.block.heading.test(e) || this.rules.block.hr.test(e)) break;
         }
         let t = !this.options.pedantic && /^ {0,3}(?:=+|-+) *$/.test(p) && this.rules.block.lheading.test(`${u}\n${p}`) ? `    ${l.replace(/^ {0,3}/, "")}` : p;
         i += "\n" + t, c = !0;
        }
        E = !p.trim(), e = e.substring(h.length + 1), u = l.slice(T);
       }
      }
      let d = r.slice(l, a());
      n.loose || (c ? n.loose = !0 : this.rules.other.doubleBlankLine.test(d) && (c = !0)), 
      n.items.push({
       type: "list_item",
       raw: d,
       task: !!this.options.gfm && this.rules.other.listIsTask.test(i),
       loose: !1,
       text: i,
       tokens: []
      });
     }
     let l = n.items.at(-1);
     if (l) l.raw = l.raw.trimEnd(), l.text = l.text.trimEnd(); else return;
     n.raw = r.slice(0, a()).trimEnd();
     let h = [];
     for (let e of n.items) if (this.lexer.state.top = !1, h.push(this.lexer.inlineQueue.length), 
     e.tokens = this.lexer.blockTokens(e.text, []), !n.loose) {
      let t = e.tokens.filter(e => e.type === "space"), r = t.length > 0 && t.some(e => this.rules.other.anyLine.test(e.raw));
      n.loose = r;
     }
     for (let e = 0; e < n.items.length; e++) {
      let t = n.items[e], r = t.tokens[0];
      if (t.task && (r?.type === "text" || r?.type === "paragraph")) {
       t.text = t.text.replace(this.rules.other.listReplaceTask, ""), r.raw = r.raw.replace(this.rules.other.listReplaceTask, ""), 
       r.text = r.text.replace(this.rules.other.listReplaceTask, "");
       let a = this.lexer.inlineQueue;
       for (let t = h[e]; t < a.length; t++) if (a[t].tokens === r.tokens) {
        a[t].src = a[t].src.replace(this.rules.other.listReplaceTask, "");
        break;
       }
       let s = this.rules.other.listTaskCheckbox.exec(t.raw);
       if (s) {
        let e = {
         type: "checkbox",
         raw: s[0] + " ",
         checked: s[0] !== "[ ]"
        };
        t.checked = e.checked, n.loose ? t.tokens[0] && [ "paragraph", "text" ].includes(t.tokens[0].type) && "tokens" in t.tokens[0] && t.tokens[0].tokens ? (t.tokens[0].raw = e.raw + t.tokens[0].raw, 
        t.tokens[0].text = e.raw + t.tokens[0].text, t.tokens[0].tokens.unshift(e)) : t.tokens.unshift({
         type: "paragraph",
         raw: e.raw,
         text: e.raw,
         tokens: [ e ]
        }) : t.tokens.unshift(e);
       }
      } else t.task && (t.task = !1);
     }
     if (n.loose) for (let e of n.items) {
      e.loose = !0;
      for (let t of e.tokens) t.type === "text" && (t.type = "paragraph");
     }
     return n;
    }
   }
   html(e) {
    let t = this.rules.block.html.exec(e);
    if (t) {
     if (this.lexer.state.lastToken?.type === "paragraph" && !this.rules.other.htmlBeginRegex(4).test(e)) return;
     let r = He(t[0]);
     return {
      type: "html",
      block: !0,
      raw: r,
      pre: t[1] === "pre" || t[1] === "script" || t[1] === "style",
      text: r
     };
    }
   }
   def(e) {
    let t = this.rules.block.def.exec(e);
    if (t) {
     if (!this.rules.other.startAngleBracket.test(t[2]) && qe(t[2], "()") !== -1) return;
     let e = ve(t[1]), r = t[2] ? t[2].replace(this.rules.other.hrefBrackets, "$1").replace(this.rules.inline.anyPunctuation, "$1") : "", a = t[3] ? t[3].substring(1, t[3].length - 1).replace(this.rules.inline.anyPunctuation, "$1") : t[3];
     return {
      type: "def",
      tag: e,
      raw: Ge(t[0], "\n"),
      href: r,
      title: a
     };
    }
   }
   table(e) {
    let t = this.rules.block.table.exec(e);
    if (!t || !this.rules.other.tableDelimiter.test(t[2])) return;
    let r = Fe(t[1]), a = t[2].replace(this.rules.other.tableAlignChars, "").split("|"), s = t[3]?.trim() ? t[3].replace(this.rules.other.tableRowBlankLine, "").split("\n") : [], i = {
     type: "table",
     raw: Ge(t[0], "\n"),
     header: [],
     align: [],
     rows: []
    };
    if (r.length === a.length) {
     for (let e of a) this.rules.other.tableAlignRight.test(e) ? i.align.push("right") : this.rules.other.tableAlignCenter.test(e) ? i.align.push("center") : this.rules.other.tableAlignLeft.test(e) ? i.align.push("left") : i.align.push(null);
     for (let e = 0; e < r.length; e++) i.header.push({
      text: r[e],
      tokens: this.lexer.inline(r[e]),
      header: !0,
      align: i.align[e]
     });
     for (let e of s) i.rows.push(Fe(e, i.header.length).map((e, t) => ({
      text: e,
      tokens: this.lexer.inline(e),
      header: !1,
      align: i.align[t]
     })));
     return i;
    }
   }
   lheading(e) {
    let t = this.rules.block.lheading.exec(e);
    if (t) {
     let e = t[1].trim();
     return {
      type: "heading",
      raw: Ge(t[0], "\n"),
      depth: t[2].charAt(0) === "=" ? 1 : 2,
      text: e,
      tokens: this.lexer.inline(e)
     };
    }
   }
   paragraph(e) {
    let t = this.rules.block.paragraph.exec(e);
    if (t) {
     let e = t[1].charAt(t[1].length - 1) === "\n" ? t[1].slice(0, -1) : t[1];
     return {
      type: "paragraph",
      raw: t[0],
      text: e,
      tokens: this.lexer.inline(e)
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
    let r = this.rules.inline.link.exec(e);
    if (r) {
     let t = r[0].charAt(0) === "!" ? 2 : 1;
     if (!this.options.pedantic && et(e, r[1], t, this.rules)) return;
     let a = r[2].trim();
     if (!this.options.pedantic && this.rules.other.startAngleBracket.test(a)) {
      if (!this.rules.other.endAngleBracket.test(a)) return;
      let e = Ge(a.slice(0, -1), "\\");
      if ((a.length - e.length) % 2 === 0) return;
     } else {
      let e = qe(r[2], "()");
      if (e === -2) return;
      if (e > -1) {
       let t = (r[0].indexOf("!") === 0 ? 5 : 4) + r[1].length + e;
       r[2] = r[2].substring(0, e), r[0] = r[0].substring(0, t).trim(), r[3] = "";
      }
     }
     let s = Ge(r[0].slice(0, -1), "\\");
     if ((r[0].length - s.length) % 2 === 0) return;
     let i = r[2], n = "";
     if (this.options.pedantic) {
      let e = this.rules.other.pedanticHrefTitle.exec(i);
      e && (i = e[1], n = e[3]);
     } else n = r[3] ? r[3].slice(1, -1) : "";
     return i = i.trim(), this.rules.other.startAngleBracket.test(i) && (this.options.pedantic && !this.rules.other.endAngleBracket.test(a) ? i = i.slice(1) : i = i.slice(1, -1)), 
     Ze(r, {
      href: i && i.replace(this.rules.inline.anyPunctuation, "$1"),
      title: n && n.replace(this.rules.inline.anyPunctuation, "$1")
     }, r[0], this.lexer, this.rules);
    }
   }
   reflink(e, t) {
    let r = e.charCodeAt(0);
    if (r !== 91 && r !== 33) return;
    let a;
    if ((a = this.rules.inline.reflink.exec(e)) || (a = this.rules.inline.nolink.exec(e))) {
     let r = a[0].charAt(0) === "!" ? 2 : 1;
     if (!this.options.pedantic && et(e, a[1], r, this.rules)) return;
     let s = t[ve(a[2] || a[1])];
     if (!s) {
      let e = a[0].charAt(0);
      return {
       type: "text",
       raw: e,
       text: e
      };
     }
     return Ze(a, s, a[0], this.lexer, this.rules);
    }
   }
   emStrong(e, t, r = "") {
    let a = this.rules.inline.emStrongLDelim.exec(e);
    if (!a || !a[1] && !a[2] && !a[3] && !a[4]) return;
    let s = a[0][0], i = r === s, n = t.length - e.length, o = n;
    for (;!this.options.pedantic && o > 0 && t[o - 1] === s; ) o--;
    let c = [ ...t.slice(Math.max(0, o - 2), o) ].at(-1) ?? "", l = c === "*" || c === "_" || !!this.rules.inline.punctuation.exec(c);
    o < n && (r = c);
    let h = o < n ? l : r === "*" || r === "_" || !!this.rules.inline.punctuation.exec(r);
    if (a[4] && r.match(this.rules.other.unicodeAlphaNumeric)) return;
    let _ = a[1] || a[3] || "";
    if (!_ || !r || h) {
     let r, h, u = [ ...a[0] ].length - 1, p = u, E = 0, T = n - o + u, d = !this.options.pedantic && !!c.trim() && (!!_ || s === "*" && !l);
     if (s !== "*" && s !== "_") return;
     let m = s === "*" ? this.rules.inline.emStrongRDelimAst : this.rules.inline.emStrongRDelimUnd, A = Ke(this, t, s), f = t.length - e.length + u;
     if (A < f) return;
     t = t.slice(-1 * e.length + u);
     let g = A - f;
     for (m.lastIndex = 0; (a = m.exec(t)) !== null && !(a.index > g); ) {
      if (r = a[1] || a[2] || a[3] || a[4] || a[5] || a[6], !r) continue;
      if (h = [ ...r ].length, a[3] || a[4]) {
       p += h;
       continue;
      } else if ((a[5] || a[6] || d) && T % 3 && !((T + h) % 3)) {
       if (i && (a[5] || a[6])) break;
       E += h;
       continue;
      }
      if (p -= h, p > 0) continue;
      h = Math.min(h, h + p + E);
      let t = [ ...a[0] ][0].length, s = e.slice(0, u + a.index + t + h);
      if (Math.min(u, h) % 2) {
       let e = s.slice(1, -1);
       return {
        type: "em",
        raw: s,
        text: e,
        tokens: this.lexer.inlineTokens(e)
       };
      }
      let n = s.slice(2, -2);
      return {
       type: "strong",
       raw: s,
       text: n,
       tokens: this.lexer.inlineTokens(n)
      };
     }
    }
   }
   codespan(e) {
    if (e.charCodeAt(0) !== 96) return;
    let t = this.rules.inline.code.exec(e);
    if (t) {
     let e = t[2].replace(this.rules.other.newLineCharGlobal, " "), r = this.rules.other.nonSpaceChar.test(e), a = this.rules.other.startingSpaceChar.test(e) && this.rules.other.endingSpaceChar.test(e);
     return r && a && (e = e.substring(1, e.length - 1)), {
      type: "codespan",
      raw: t[0],
      text: e
     };
    }
   }
   br(e) {
    let t = e.charCodeAt(0);
    if (t !== 32 && t !== 92 && t !== 10) return;
    let r = this.rules.inline.br.exec(e);
    if (r) return {
     type: "br",
     raw: r[0]
    };
   }
   del(e, t, r = "") {
    if (e.charCodeAt(0) !== 126) return;
    let a = this.rules.inline.delLDelim.exec(e);
    if (!a) return;
    if (!(a[1] || "") || !r || this.rules.inline.punctuation.exec(r)) {
     let r, s, i = [ ...a[0] ].length - 1, n = i, o = this.rules.inline.delRDelim, c = Ve(this, t), l = t.length - e.length + i;
     if (c < l) return;
     t = t.slice(-1 * e.length + i);
     let h = c - l;
     for (o.lastIndex = 0; (a = o.exec(t)) !== null && !(a.index > h); ) {
      if (r = a[1] || a[2] || a[3] || a[4] || a[5] || a[6], !r || (s = [ ...r ].length, 
      s !== i)) continue;
      if (a[3] || a[4]) {
       n += s;
       continue;
      }
      if (n -= s, n > 0) continue;
      s = Math.min(s, s + n);
      let t = [ ...a[0] ][0].length, o = e.slice(0, i + a.index + t + s), c = o.slice(i, -i);
      return {
       type: "del",
       raw: o,
       text: c,
       tokens: this.lexer.inlineTokens(c)
      };
     }
    }
   }
   autolink(e) {
    if (e.charCodeAt(0) !== 60) return;
    let t = this.rules.inline.autolink.exec(e);
    if (t) {
     let e, r;
     return t[2] === "@" ? (e = t[1], r = "mailto:" + e) : (e = t[1], r = e), {
      type: "link",
      raw: t[0],
      text: e,
      href: r,
      autolink: !0,
      tokens: [ {
       type: "text",
       raw: e,
       text: e
      } ]
     };
    }
   }
   url(e) {
    let t;
    if (t = this.rules.inline.url.exec(e)) {
     let e, r;
     if (t[2] === "@") e = t[0], r = "mailto:" + e; else {
      let a;
      do {
       a = t[0], t[0] = this.rules.inline._backpedal.exec(t[0])?.[0] ?? "";
      } while (a !== t[0]);
      e = t[0], t[1] === "www." ? r = "http://" + t[0] : r = t[0];
     }
     return {
      type: "link",
      raw: t[0],
      text: e,
      href: r,
      autolink: !0,
      tokens: [ {
       type: "text",
       raw: e,
       text: e
      } ]
     };
    }
   }
   inlineText(e) {
    let t = this.rules.inline.text.exec(e);
    if (t) {
     let e = this.lexer.state.inRawBlock;
     return {
      type: "text",
      raw: t[0],
      text: e ? t[0] : Be(t[0]),
      escaped: e
     };
    }
   }
  };
  var rt = class e {
   tokens;
   options;
   state;
   inlineQueue;
   tokenizer;
   constructor(e) {
    this.tokens = [], this.tokens.links = Object.create(null), this.options = e || s, 
    this.options.tokenizer = this.options.tokenizer || new tt, this.tokenizer = this.options.tokenizer, 
    this.tokenizer.options = this.options, this.tokenizer.lexer = this, this.inlineQueue = [], 
    this.state = {
     inLink: !1,
     inRawBlock: !1,
     linkEmitted: !1,
     linkParenPossible: !0,
     top: !0
    };
    let t = {
     other: h,
     block: ye.normal,
     inline: Pe.normal
    };
    this.options.pedantic ? (t.block = ye.pedantic, t.inline = Pe.pedantic) : this.options.gfm && (t.block = ye.gfm, 
    this.options.breaks ? t.inline = Pe.breaks : t.inline = Pe.gfm), this.tokenizer.rules = t;
   }
   static get rules() {
    return {
     block: ye,
     inline: Pe
    };
   }
   static lex(t, r) {
    return new e(r).lex(t);
   }
   static lexInline(t, r) {
    return new e(r).inlineTokens(t);
   }
   lex(e) {
    e = e.replace(h.carriageReturn, "\n"), this.blockTokens(e, this.tokens);
    for (let e = 0; e < this.inlineQueue.length; e++) {
     let t = this.inlineQueue[e];
     this.state.inRawBlock = !1, this.inlineTokens(t.src, t.tokens);
    }
    return this.inlineQueue = [], this.tokens;
   }
   blockTokens(e, t = [], r = !1) {
    this.tokenizer.lexer = this;
    let a = this.state.lastToken;
    this.options.pedantic && (e = e.replace(h.tabCharGlobal, "    ").replace(h.spaceLine, ""));
    let s, i = 1 / 0, n = this.options.gfm && !this.options.pedantic && this.tokenizer.paragraph === tt.prototype.paragraph;
    for (;e; ) {
     if (e.length < i) i = e.length; else {
      this.infiniteLoopError(e.charCodeAt(0));
      break;
     }
     this.state.lastToken = t.at(-1);
     let a;
     if (this.options.extensions?.block?.some(r => (a = r.call({
      lexer: this
     }, e, t)) ? (e = e.substring(a.raw.length), t.push(a), !0) : !1)) continue;
     if (a = this.tokenizer.space(e)) {
      e = e.substring(a.raw.length);
      let r = t.at(-1);
      a.raw.length === 1 && r !== void 0 ? r.raw += "\n" : t.push(a);
      continue;
     }
     if (a = this.tokenizer.code(e)) {
      e = e.substring(a.raw.length);
      let r = t.at(-1);
      r?.type === "paragraph" || r?.type === "text" ? (r.raw += (r.raw.endsWith("\n") ? "" : "\n") + a.raw, 
      r.text += "\n" + a.text, this.inlineQueue.at(-1).src = r.text) : t.push(a);
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
      let r = t.at(-1);
      r?.type === "paragraph" || r?.type === "text" ? (r.raw += (r.raw.endsWith("\n") ? "" : "\n") + a.raw, 
      r.text += "\n" + a.raw, this.inlineQueue.at(-1).src = r.text) : (this.tokens.links[a.tag] || (this.tokens.links[a.tag] = {
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
     let o = e;
     if (this.options.extensions?.startBlock) {
      let t, r = 1 / 0, a = e.slice(1);
      this.options.extensions.startBlock.forEach(e => {
       t = e.call({
        lexer: this
       }, a), typeof t == "number" && t >= 0 && (r = Math.min(r, t));
      }), r < 1 / 0 && r >= 0 && (o = e.substring(0, r + 1));
     }
     if (this.state.top && (a = this.tokenizer.paragraph(o))) {
      let i = t.at(-1);
      (r || i === s && n) && i?.type === "paragraph" ? (i.raw += (i.raw.endsWith("\n") ? "" : "\n") + a.raw, 
      i.text += "\n" + a.text, this.inlineQueue.pop(), this.inlineQueue.at(-1).src = i.text, 
      s = i) : (t.push(a), s = a), r = o.length !== e.length, e = e.substring(a.raw.length);
      continue;
     }
     if (a = this.tokenizer.text(e)) {
      e = e.substring(a.raw.length);
      let r = t.at(-1);
      r?.type === "text" ? (r.raw += (r.raw.endsWith("\n") ? "" : "\n") + a.raw, r.text += "\n" + a.text, 
      this.inlineQueue.pop(), this.inlineQueue.at(-1).src = r.text) : t.push(a);
      continue;
     }
     if (e) {
      this.infiniteLoopError(e.charCodeAt(0));
      break;
     }
    }
    return this.state.top = !0, this.state.lastToken = a, t;
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
    for (let r of e.matchAll(this.tokenizer.rules.inline.blockSkip)) if (t.test(r[0]) && e.charAt(r.index - 1) !== "!") return !0;
    for (let t of e.matchAll(this.tokenizer.rules.inline.reflinkSearch)) {
     let e = t[0], r = e.lastIndexOf("[");
     if (!(e.charAt(0) === "!" || !Object.hasOwn(this.tokens.links, ve(e.slice(r + 1, -1)))) && !(r > 1 && this.linkInText(e.slice(1, r - 1)))) return !0;
    }
    return !1;
   }
   inlineTokens(e, t = []) {
    this.tokenizer.lexer = this;
    let r = this.state.linkParenPossible;
    this.state.linkParenPossible = e.includes(")");
    try {
     return this.#e(e, t);
    } finally {
     this.state.linkParenPossible = r;
    }
   }
   #e(e, t) {
    let r = e.includes("*") || e.includes("_") || e.includes("~"), a = r || this.options.hooks?.emStrongMask || this.tokenizer.emStrong !== tt.prototype.emStrong || this.tokenizer.del !== tt.prototype.del ? this.#t(e) : e;
    if (!r) return this.#r(e, a, t);
    Qe(this.tokenizer, a);
    try {
     return this.#r(e, a, t);
    } finally {
     We(this.tokenizer);
    }
   }
   #r(e, t, r) {
    let a = !1, s = "", i = 1 / 0;
    for (;e; ) {
     if (e.length < i) i = e.length; else {
      this.infiniteLoopError(e.charCodeAt(0));
      break;
     }
     a || (s = ""), a = !1;
     let n;
     if (this.options.extensions?.inline?.some(t => (n = t.call({
      lexer: this
     }, e, r)) ? (e = e.substring(n.raw.length), r.push(n), !0) : !1)) continue;
     if (n = this.tokenizer.escape(e)) {
      e = e.substring(n.raw.length), r.push(n);
      continue;
     }
     if (n = this.tokenizer.tag(e)) {
      e = e.substring(n.raw.length), r.push(n);
      continue;
     }
     if (n = this.tokenizer.link(e)) {
      e = e.substring(n.raw.length), r.push(n);
      continue;
     }
     if (n = this.tokenizer.reflink(e, this.tokens.links)) {
      e = e.substring(n.raw.length);
      let t = r.at(-1);
      n.type === "text" && t?.type === "text" ? (t.raw += n.raw, t.text += n.text) : r.push(n);
      continue;
     }
     let o = e[0];
     if (o === "*" || o === "_") {
      let i = t.length - e.length;
      if (Ke(this.tokenizer, t, o) <= i) {
       let t = 1;
       for (;t < e.length && e.charCodeAt(t) === o.charCodeAt(0); ) t++;
       let i = e.substring(0, t), n = r.at(-1);
       n?.type === "text" && !n.escaped ? (n.raw += i, n.text += i) : r.push({
        type: "text",
        raw: i,
        text: i,
        escaped: !1
       }), e = e.substring(t), s = o, a = !0;
       continue;
      }
     } else if (o === "~") {
      let i = t.length - e.length;
      if (Ve(this.tokenizer, t) <= i) {
       let t = 1;
       for (;t < e.length && e.charCodeAt(t) === 126; ) t++;
       let i = e.substring(0, t), n = r.at(-1);
       n?.type === "text" && !n.escaped ? (n.raw += i, n.text += i) : r.push({
        type: "text",
        raw: i,
        text: i,
        escaped: !1
       }), e = e.substring(t), s = o, a = !0;
       continue;
      }
     }
     if (n = this.tokenizer.emStrong(e, t, s)) {
      e = e.substring(n.raw.length), r.push(n);
      continue;
     }
     if (n = this.tokenizer.codespan(e)) {
      e = e.substring(n.raw.length), r.push(n);
      continue;
     }
     if (n = this.tokenizer.br(e)) {
      e = e.substring(n.raw.length), r.push(n);
      continue;
     }
     if (n = this.tokenizer.del(e, t, s)) {
      e = e.substring(n.raw.length), r.push(n);
      continue;
     }
     if (n = this.tokenizer.autolink(e)) {
      e = e.substring(n.raw.length), r.push(n);
      continue;
     }
     if (!this.state.inLink && (n = this.tokenizer.url(e))) {
      e = e.substring(n.raw.length), r.push(n);
      continue;
     }
     let c = e;
     if (this.options.extensions?.startInline) {
      let t, r = 1 / 0, a = e.slice(1);
      this.options.extensions.startInline.forEach(e => {
       t = e.call({
        lexer: this
       }, a), typeof t == "number" && t >= 0 && (r = Math.min(r, t));
      }), r < 1 / 0 && r >= 0 && (c = e.substring(0, r + 1));
     }
     if (n = this.tokenizer.inlineText(c)) {
      e = e.substring(n.raw.length), n.raw.slice(-1) !== "_" && (s = n.raw.slice(-1)), 
      a = !0;
      let t = r.at(-1);
      t?.type === "text" ? (t.raw += n.raw, t.text += n.text) : r.push(n);
      continue;
     }
     if (e) {
      this.infiniteLoopError(e.charCodeAt(0));
      break;
     }
    }
    return r;
   }
   #a(e) {
    let t, {blockSkip: r, tag: a, autolink: s} = this.tokenizer.rules.inline, i = "", n = 0;
    for (r.lastIndex = 0; t = r.exec(e); ) {
     let o = t.index + (t[2] ? t[2].length : 0), c = t.index + t[0].length;
     if (e.charAt(o) === "<") {
      let t = e.slice(o), i = a.exec(t) || s.exec(t);
      if (!i) {
       r.lastIndex = o + 1;
       continue;
      }
      c = o + i[0].length, r.lastIndex = c;
     }
     i += e.slice(n, o) + "[" + "a".repeat(c - o - 2) + "]", n = c;
    }
    return i + e.slice(n);
   }
   #t(e) {
    let t = e;
    if (this.tokens.links && e.includes("[")) {
     let e = this.tokenizer.rules.inline.reflinkSearch, r = t => {
      let a = t.lastIndexOf("[");
      if (!Object.hasOwn(this.tokens.links, ve(t.slice(a + 1, -1)))) return t;
      if (a > 1 && t.charAt(0) !== "!") {
       let s = t.slice(1, a - 1);
       if (this.linkInText(s)) return "[" + s.replace(e, r) + "][" + "a".repeat(t.length - a - 2) + "]";
      }
      return "[" + "a".repeat(t.length - 2) + "]";
     };
     t = t.replace(e, r);
    }
    return t = t.replace(this.tokenizer.rules.inline.anyPunctuationOutsideCode, (e, t, r) => r ? "+".repeat(e.length) : t ? t + e.slice(t.length, -t.length).replace(/`/g, "+") + t : e), 
    t = this.#a(t), t = this.options.hooks?.emStrongMask?.call({
     lexer: this
    }, t) ?? t, t;
   }
   infiniteLoopError(e) {
    let t = "Infinite loop on byte: " + e;
    if (this.options.silent) console.error(t); else throw new Error(t);
   }
  };
  var at = class {
   options;
   parser;
   constructor(e) {
    this.options = e || s;
   }
   space(e) {
    return "";
   }
   code({text: e, lang: t, escaped: r}) {
    let a = (t || "").match(h.notSpaceStart)?.[0], s = e ? e.replace(h.endingNewline, "") + "\n" : "";
    return a ? '<pre><code class="language-' + xe(a) + '">' + (r ? s : xe(s, !0)) + "</code></pre>\n" : "<pre><code>" + (r ? s : xe(s, !0)) + "</code></pre>\n";
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
    let t = e.ordered, r = e.start, a = "";
    for (let t = 0; t < e.items.length; t++) {
     let r = e.items[t];
     a += this.listitem(r);
    }
    let s = t ? "ol" : "ul", i = t && r !== 1 ? ' start="' + r + '"' : "";
    return "<" + s + i + ">\n" + a + "</" + s + ">\n";
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
    let t = "", r = "";
    for (let t = 0; t < e.header.length; t++) r += this.tablecell(e.header[t]);
    t += this.tablerow({
     text: r
    });
    let a = "";
    for (let t = 0; t < e.rows.length; t++) {
     let s = e.rows[t];
     r = "";
     for (let e = 0; e < s.length; e++) r += this.tablecell(s[e]);
     a += this.tablerow({
      text: r
     });
    }
    return a && (a = `<tbody>${a}</tbody>`), "<table>\n<thead>\n" + t + "</thead>\n" + a + "</table>\n";
   }
   tablerow({text: e}) {
    return `<tr>\n${e}</tr>\n`;
   }
   tablecell(e) {
    let t = this.parser.parseInline(e.tokens), r = e.header ? "th" : "td";
    return (e.align ? `<${r} align="${e.align}">` : `<${r}>`) + t + `</${r}>\n`;
   }
   strong({tokens: e}) {
    return `<strong>${this.parser.parseInline(e)}</strong>`;
   }
   em({tokens: e}) {
    return `<em>${this.parser.parseInline(e)}</em>`;
   }
   codespan({text: e}) {
    return `<code>${xe(e, !0)}</code>`;
   }
   br(e) {
    return "<br>";
   }
   del({tokens: e}) {
    return `<del>${this.parser.parseInline(e)}</del>`;
   }
   link({href: e, title: t, text: r, tokens: a, autolink: s}) {
    let i = s ? xe(r, !0) : this.parser.parseInline(a), n = Ue(e);
    if (n === null) return i;
    e = xe(n, s);
    let o = '<a href="' + e + '"';
    return t && (o += ' title="' + xe(t) + '"'), o += ">" + i + "</a>", o;
   }
   image({href: e, title: t, text: r, tokens: a}) {
    a && (r = this.parser.parseInline(a, this.parser.textRenderer));
    let s = Ue(e);
    if (s === null) return xe(r);
    e = s;
    let i = `<img src="${xe(e)}" alt="${xe(r)}"`;
    return t && (i += ` title="${xe(t)}"`), i += ">", i;
   }
   text(e) {
    return "tokens" in e && e.tokens ? this.parser.parseInline(e.tokens) : "escaped" in e && e.escaped ? e.text : xe(e.text);
   }
  };
  var st = class {
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
  var it = class e {
   options;
   renderer;
   textRenderer;
   constructor(e) {
    this.options = e || s, this.options.renderer = this.options.renderer || new at, 
    this.renderer = this.options.renderer, this.renderer.options = this.options, this.renderer.parser = this, 
    this.textRenderer = new st, this.textRenderer.parser = this;
   }
   static parse(t, r) {
    return new e(r).parse(t);
   }
   static parseInline(t, r) {
    return new e(r).parseInline(t);
   }
   parse(e) {
    this.renderer.parser = this;
    let t = "";
    for (let r = 0; r < e.length; r++) {
     let a = e[r];
     if (this.options.extensions?.renderers?.[a.type]) {
      let e = a, r = this.options.extensions.renderers[e.type].call({
       parser: this
      }, e);
      if (r !== !1 || ![ "space", "hr", "heading", "code", "table", "blockquote", "list", "checkbox", "html", "def", "paragraph", "text" ].includes(e.type)) {
       t += r === !1 ? "" : r ?? "";
       continue;
      }
     }
     let s = a;
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
       let e = 'Token with "' + s.type + '" type was not found.';
       if (this.options.silent) return console.error(e), "";
       throw new Error(e);
      }
     }
    }
    return t;
   }
   parseInline(e, t = this.renderer) {
    this.renderer.parser = this;
    let r = "";
    for (let a = 0; a < e.length; a++) {
     let s = e[a];
     if (this.options.extensions?.renderers?.[s.type]) {
      let e = this.options.extensions.renderers[s.type].call({
       parser: this
      }, s);
      if (e !== !1 || ![ "escape", "html", "link", "image", "checkbox", "strong", "em", "codespan", "br", "del", "text" ].includes(s.type)) {
       r += e === !1 ? "" : e ?? "";
       continue;
      }
     }
     let i = s;
     switch (i.type) {
     case "escape":
      r += t.text(i);
      break;

     case "html":
      r += t.html(i);
      break;

     case "link":
      r += t.link(i);
      break;

     case "image":
      r += t.image(i);
      break;

     case "checkbox":
      r += t.checkbox(i);
      break;

     case "strong":
      r += t.strong(i);
      break;

     case "em":
      r += t.em(i);
      break;

     case "codespan":
      r += t.codespan(i);
      break;

     case "br":
      r += t.br(i);
      break;

     case "del":
      r += t.del(i);
      break;

     case "text":
      r += t.text(i);
      break;

     default:
      {
       let e = 'Token with "' + i.type + '" type was not found.';
       if (this.options.silent) return console.error(e), "";
       throw new Error(e);
      }
     }
    }
    return r;
   }
  };
  var nt = class {
   options;
   block;
   constructor(e) {
    this.options = e || s;
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
    return e ? rt.lex : rt.lexInline;
   }
   provideParser(e = this.block) {
    return e ? it.parse : it.parseInline;
   }
  };
  function ot(e, t) {
   if (Array.isArray(t)) for (let r = 0; r < t.length; r++) e.push(t[r]); else e.push(t);
  }
  var ct = class {
   defaults=a();
   options=this.setOptions;
   parse=this.parseMarkdown(!0);
   parseInline=this.parseMarkdown(!1);
   Parser=it;
   Renderer=at;
   TextRenderer=st;
   Lexer=rt;
   Tokenizer=tt;
   Hooks=nt;
   constructor(...e) {
    this.use(...e);
   }
   walkTokens(e, t) {
    let r = [];
    for (let a of e) switch (ot(r, t.call(this, a)), a.type) {
    case "table":
     {
      let e = a;
      for (let a of e.header) ot(r, this.walkTokens(a.tokens, t));
      for (let a of e.rows) for (let e of a) ot(r, this.walkTokens(e.tokens, t));
      break;
     }

    case "list":
     {
      let e = a;
      ot(r, this.walkTokens(e.items, t));
      break;
     }

    default:
     {
      let e = a;
      this.defaults.extensions?.childTokens?.[e.type] ? this.defaults.extensions.childTokens[e.type].forEach(a => {
       let s = e[a].flat(1 / 0);
       ot(r, this.walkTokens(s, t));
      }) : e.tokens && ot(r, this.walkTokens(e.tokens, t));
     }
    }
    return r;
   }
   use(...e) {
    let t = this.defaults.extensions || {
     renderers: Object.create(null),
     childTokens: Object.create(null)
    };
    return e.forEach(e => {
     let r = {
      ...e
     };
     if (r.async = this.defaults.async || r.async || !1, e.extensions && (e.extensions.forEach(e => {
      if (!e.name) throw new Error("extension name required");
      if ("renderer" in e) {
       let r = t.renderers[e.name];
       r ? t.renderers[e.name] = function(...t) {
        let a = e.renderer.apply(this, t);
        return a === !1 && (a = r.apply(this, t)), a;
       } : t.renderers[e.name] = e.renderer;
      }
      if ("tokenizer" in e) {
       if (!e.level || e.level !== "block" && e.level !== "inline") throw new Error("extension level must be 'block' or 'inline'");
       let r = t[e.level];
       r ? r.unshift(e.tokenizer) : t[e.level] = [ e.tokenizer ], e.start && (e.level === "block" ? t.startBlock ? t.startBlock.push(e.start) : t.startBlock = [ e.start ] : e.level === "inline" && (t.startInline ? t.startInline.push(e.start) : t.startInline = [ e.start ]));
      }
      "childTokens" in e && e.childTokens && (t.childTokens[e.name] = e.childTokens);
     }), r.extensions = t), e.renderer) {
      let t = this.defaults.renderer || new at(this.defaults);
      for (let r in e.renderer) {
       if (!(r in t)) throw new Error(`renderer '${r}' does not exist`);
       if ([ "options", "parser" ].includes(r)) continue;
       let a = r, s = e.renderer[a], i = t[a];
       t[a] = (...e) => {
        let r = s.apply(t, e);
        return r === !1 && (r = i.apply(t, e)), r === !1 ? "" : r ?? "";
       };
      }
      r.renderer = t;
     }
     if (e.tokenizer) {
      let t = this.defaults.tokenizer || new tt(this.defaults);
      for (let r in e.tokenizer) {
       if (!(r in t)) throw new Error(`tokenizer '${r}' does not exist`);
       if ([ "options", "rules", "lexer" ].includes(r)) continue;
       let a = r, s = e.tokenizer[a], i = t[a];
       t[a] = (...e) => {
        let r = s.apply(t, e);
        return r === !1 && (r = i.apply(t, e)), r;
       };
      }
      r.tokenizer = t;
     }
     if (e.hooks) {
      let t = this.defaults.hooks || new nt;
      for (let r in e.hooks) {
       if (!(r in t)) throw new Error(`hook '${r}' does not exist`);
       if ([ "options", "block" ].includes(r)) continue;
       let a = r, s = e.hooks[a], i = t[a];
       nt.passThroughHooks.has(r) ? t[a] = e => {
        if (t.options.async && nt.passThroughHooksRespectAsync.has(r)) return (async () => {
         let r = await s.call(t, e);
         return i.call(t, r);
        })();
        let a = s.call(t, e);
        return i.call(t, a);
       } : t[a] = (...e) => {
        if (t.options.async) return (async () => {
         let r = await s.apply(t, e);
         return r === !1 && (r = await i.apply(t, e)), r;
        })();
        let r = s.apply(t, e);
        return r === !1 && (r = i.apply(t, e)), r;
       };
      }
      r.hooks = t;
     }
     if (e.walkTokens) {
      let t = this.defaults.walkTokens, a = e.walkTokens;
      r.walkTokens = function(e) {
       let r = [];
       return ot(r, a.call(this, e)), t && ot(r, t.call(this, e)), r;
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
    return rt.lex(e, t ?? this.defaults);
   }
   parser(e, t) {
    return it.parse(e, t ?? this.defaults);
   }
   parseMarkdown(e) {
    return (t, r) => {
     let a = {
      ...r
     }, s = {
      ...this.defaults,
      ...a
     }, i = this.onError(!!s.silent, !!s.async);
     if (this.defaults.async === !0 && a.async === !1) return i(new Error("marked(): The async option was set to true by an extension. Remove async: false from the parse options object to return a Promise."));
     if (typeof t > "u" || t === null) return i(new Error("marked(): input parameter is undefined or null"));
     if (typeof t != "string") return i(new Error("marked(): input parameter is of type " + Object.prototype.toString.call(t) + ", string expected"));
     if (s.hooks && (s.hooks.options = s, s.hooks.block = e), s.async) return (async () => {
      let r = s.hooks ? await s.hooks.preprocess(t) : t, a = await (s.hooks ? await s.hooks.provideLexer(e) : e ? rt.lex : rt.lexInline)(r, s), i = s.hooks ? await s.hooks.processAllTokens(a) : a;
      s.walkTokens && await Promise.all(this.walkTokens(i, s.walkTokens));
      let n = await (s.hooks ? await s.hooks.provideParser(e) : e ? it.parse : it.parseInline)(i, s);
      return s.hooks ? await s.hooks.postprocess(n) : n;
     })().catch(i);
     try {
      s.hooks && (t = s.hooks.preprocess(t));
      let r = (s.hooks ? s.hooks.provideLexer(e) : e ? rt.lex : rt.lexInline)(t, s);
      s.hooks && (r = s.hooks.processAllTokens(r)), s.walkTokens && this.walkTokens(r, s.walkTokens);
      let a = (s.hooks ? s.hooks.provideParser(e) : e ? it.parse : it.parseInline)(r, s);
      return s.hooks && (a = s.hooks.postprocess(a)), a;
     } catch (e) {
      return i(e);
     }
    };
   }
   onError(e, t) {
    return r => {
     if (r.message += "\nPlease report this to https://github.com/markedjs/marked.", 
     e) {
      let e = "<p>An error occurred:</p><pre>" + xe(r.message + "", !0) + "</pre>";
      return t ? Promise.resolve(e) : e;
     }
     if (t) return Promise.reject(r);
     throw r;
    };
   }
  };
  var lt = new ct;
  function ht(e, t) {
   return lt.parse(e, t);
  }
  ht.options = ht.setOptions = function(e) {
   return lt.setOptions(e), ht.defaults = lt.defaults, i(ht.defaults), ht;
  };
  ht.getDefaults = a;
  ht.defaults = s;
  function _t(...e) {
   return lt.use(...e), ht.defaults = lt.defaults, i(ht.defaults), ht;
  }
  ht.use = _t;
  ht.walkTokens = function(e, t) {
   return lt.walkTokens(e, t);
  };
  ht.parseInline = lt.parseInline;
  ht.Parser = it;
  ht.parser = it.parse;
  ht.Renderer = at;
  ht.TextRenderer = st;
  ht.Lexer = rt;
  ht.lexer = rt.lex;
  ht.Tokenizer = tt;
  ht.Hooks = nt;
  ht.parse = ht;
 }),
 3194: ((e, t, r) => {
  r.d(t, {
   _F: () => xe,
   V_: () => Re
  });
  const a = new Set([ 65534, 65535, 131070, 131071, 196606, 196607, 262142, 262143, 327678, 327679, 393214, 393215, 458750, 458751, 524286, 524287, 589822, 589823, 655358, 655359, 720894, 720895, 786430, 786431, 851966, 851967, 917502, 917503, 983038, 983039, 1048574, 1048575, 1114110, 1114111 ]);
  const s = "\ufffd";
  var i;
  (function(e) {
   e[e["EOF"] = -1] = "EOF";
   e[e["NULL"] = 0] = "NULL";
   e[e["TABULATION"] = 9] = "TABULATION";
   e[e["CARRIAGE_RETURN"] = 13] = "CARRIAGE_RETURN";
   e[e["LINE_FEED"] = 10] = "LINE_FEED";
   e[e["FORM_FEED"] = 12] = "FORM_FEED";
   e[e["SPACE"] = 32] = "SPACE";
   e[e["EXCLAMATION_MARK"] = 33] = "EXCLAMATION_MARK";
   e[e["QUOTATION_MARK"] = 34] = "QUOTATION_MARK";
   e[e["AMPERSAND"] = 38] = "AMPERSAND";
   e[e["APOSTROPHE"] = 39] = "APOSTROPHE";
   e[e["HYPHEN_MINUS"] = 45] = "HYPHEN_MINUS";
   e[e["SOLIDUS"] = 47] = "SOLIDUS";
   e[e["DIGIT_0"] = 48] = "DIGIT_0";
   e[e["DIGIT_9"] = 57] = "DIGIT_9";
   e[e["SEMICOLON"] = 59] = "SEMICOLON";
   e[e["LESS_THAN_SIGN"] = 60] = "LESS_THAN_SIGN";
   e[e["EQUALS_SIGN"] = 61] = "EQUALS_SIGN";
   e[e["GREATER_THAN_SIGN"] = 62] = "GREATER_THAN_SIGN";
   e[e["QUESTION_MARK"] = 63] = "QUESTION_MARK";
   e[e["LATIN_CAPITAL_A"] = 65] = "LATIN_CAPITAL_A";
   e[e["LATIN_CAPITAL_Z"] = 90] = "LATIN_CAPITAL_Z";
   e[e["RIGHT_SQUARE_BRACKET"] = 93] = "RIGHT_SQUARE_BRACKET";
   e[e["GRAVE_ACCENT"] = 96] = "GRAVE_ACCENT";
   e[e["LATIN_SMALL_A"] = 97] = "LATIN_SMALL_A";
   e[e["LATIN_SMALL_Z"] = 122] = "LATIN_SMALL_Z";
  })(i || (i = {}));
  const n = {
   DASH_DASH: "--",
   CDATA_START: "[CDATA[",
   DOCTYPE: "doctype",
   SCRIPT: "script",
   PUBLIC: "public",
   SYSTEM: "system"
  };
  function o(e) {
   return e >= 55296 && e <= 57343;
  }
  function c(e) {
   return e >= 56320 && e <= 57343;
  }
  function l(e, t) {
   return 1024 * (e - 55296) + 9216 + t;
  }
  function h(e) {
   return e !== 32 && e !== 10 && e !== 13 && e !== 9 && e !== 12 && e >= 1 && e <= 31 || e >= 127 && e <= 159;
  }
  function _(e) {
   return e >= 64976 && e <= 65007 || a.has(e);
  }
  var u;
  (function(e) {
   e["controlCharacterInInputStream"] = "control-character-in-input-stream";
   e["noncharacterInInputStream"] = "noncharacter-in-input-stream";
   e["surrogateInInputStream"] = "surrogate-in-input-stream";
   e["nonVoidHtmlElementStartTagWithTrailingSolidus"] = "non-void-html-element-start-tag-with-trailing-solidus";
   e["endTagWithAttributes"] = "end-tag-with-attributes";
   e["endTagWithTrailingSolidus"] = "end-tag-with-trailing-solidus";
   e["unexpectedSolidusInTag"] = "unexpected-solidus-in-tag";
   e["unexpectedNullCharacter"] = "unexpected-null-character";
   e["unexpectedQuestionMarkInsteadOfTagName"] = "unexpected-question-mark-instead-of-tag-name";
   e["invalidFirstCharacterOfTagName"] = "invalid-first-character-of-tag-name";
   e["unexpectedEqualsSignBeforeAttributeName"] = "unexpected-equals-sign-before-attribute-name";
   e["missingEndTagName"] = "missing-end-tag-name";
   e["unexpectedCharacterInAttributeName"] = "unexpected-character-in-attribute-name";
   e["unknownNamedCharacterReference"] = "unknown-named-character-reference";
   e["missingSemicolonAfterCharacterReference"] = "missing-semicolon-after-character-reference";
   e["unexpectedCharacterAfterDoctypeSystemIdentifier"] = "unexpected-character-after-doctype-system-identifier";
   e["unexpectedCharacterInUnquotedAttributeValue"] = "unexpected-character-in-unquoted-attribute-value";
   e["eofBeforeTagName"] = "eof-before-tag-name";
   e["eofInTag"] = "eof-in-tag";
   e["missingAttributeValue"] = "missing-attribute-value";
   e["missingWhitespaceBetweenAttributes"] = "missing-whitespace-between-attributes";
   e["missingWhitespaceAfterDoctypePublicKeyword"] = "missing-whitespace-after-doctype-public-keyword";
   e["missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers"] = "missing-whitespace-between-doctype-public-and-system-identifiers";
   e["missingWhitespaceAfterDoctypeSystemKeyword"] = "missing-whitespace-after-doctype-system-keyword";
   e["missingQuoteBeforeDoctypePublicIdentifier"] = "missing-quote-before-doctype-public-identifier";
   e["missingQuoteBeforeDoctypeSystemIdentifier"] = "missing-quote-before-doctype-system-identifier";
   e["missingDoctypePublicIdentifier"] = "missing-doctype-public-identifier";
   e["missingDoctypeSystemIdentifier"] = "missing-doctype-system-identifier";
   e["abruptDoctypePublicIdentifier"] = "abrupt-doctype-public-identifier";
   e["abruptDoctypeSystemIdentifier"] = "abrupt-doctype-system-identifier";
   e["cdataInHtmlContent"] = "cdata-in-html-content";
   e["incorrectlyOpenedComment"] = "incorrectly-opened-comment";
   e["eofInScriptHtmlCommentLikeText"] = "eof-in-script-html-comment-like-text";
   e["eofInDoctype"] = "eof-in-doctype";
   e["nestedComment"] = "nested-comment";
   e["abruptClosingOfEmptyComment"] = "abrupt-closing-of-empty-comment";
   e["eofInComment"] = "eof-in-comment";
   e["incorrectlyClosedComment"] = "incorrectly-closed-comment";
   e["eofInCdata"] = "eof-in-cdata";
   e["absenceOfDigitsInNumericCharacterReference"] = "absence-of-digits-in-numeric-character-reference";
   e["nullCharacterReference"] = "null-character-reference";
   e["surrogateCharacterReference"] = "surrogate-character-reference";
   e["characterReferenceOutsideUnicodeRange"] = "character-reference-outside-unicode-range";
   e["controlCharacterReference"] = "control-character-reference";
   e["noncharacterCharacterReference"] = "noncharacter-character-reference";
   e["missingWhitespaceBeforeDoctypeName"] = "missing-whitespace-before-doctype-name";
   e["missingDoctypeName"] = "missing-doctype-name";
   e["invalidCharacterSequenceAfterDoctypeName"] = "invalid-character-sequence-after-doctype-name";
   e["duplicateAttribute"] = "duplicate-attribute";
   e["nonConformingDoctype"] = "non-conforming-doctype";
   e["missingDoctype"] = "missing-doctype";
   e["misplacedDoctype"] = "misplaced-doctype";
   e["endTagWithoutMatchingOpenElement"] = "end-tag-without-matching-open-element";
   e["closingOfElementWithOpenChildElements"] = "closing-of-element-with-open-child-elements";
   e["disallowedContentInNoscriptInHead"] = "disallowed-content-in-noscript-in-head";
   e["openElementsLeftAfterEof"] = "open-elements-left-after-eof";
   e["abandonedHeadElementChild"] = "abandoned-head-element-child";
   e["misplacedStartTagForHeadElement"] = "misplaced-start-tag-for-head-element";
   e["nestedNoscriptInHead"] = "nested-noscript-in-head";
   e["eofInElementThatCanContainOnlyText"] = "eof-in-element-that-can-contain-only-text";
  })(u || (u = {}));
  const p = 65536;
  class E {
   constructor(e) {
    this.handler = e;
    this.html = "";
    this.pos = -1;
    this.lastGapPos = -2;
    this.gapStack = [];
    this.skipNextNewLine = false;
    this.lastChunkWritten = false;
    this.endOfChunkHit = false;
    this.bufferWaterline = p;
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
   getError(e, t) {
    const {line: r, col: a, offset: s} = this;
    const i = a + t;
    const n = s + t;
    return {
     code: e,
     startLine: r,
     endLine: r,
     startCol: i,
     endCol: i,
     startOffset: n,
     endOffset: n
    };
   }
   _err(e) {
    if (this.handler.onParseError && this.lastErrOffset !== this.offset) {
     this.lastErrOffset = this.offset;
     this.handler.onParseError(this.getError(e, 0));
    }
   }
   _addGap() {
    this.gapStack.push(this.lastGapPos);
    this.lastGapPos = this.pos;
   }
   _processSurrogate(e) {
    if (this.pos !== this.html.length - 1) {
     const t = this.html.charCodeAt(this.pos + 1);
     if (!c(e) && c(t)) {
      this.pos++;
      this._addGap();
      return l(e, t);
     }
    } else if (!this.lastChunkWritten) {
     this.endOfChunkHit = true;
     return i.EOF;
    }
    this._err(u.surrogateInInputStream);
    return e;
   }
   willDropParsedChunk() {
    return this.pos > this.bufferWaterline;
   }
   dropParsedChunk(e = 0) {
    if (this.willDropParsedChunk()) {
     const t = this.offset - this.droppedBufferSize - e;
     this.html = this.html.substring(t);
     this.lineStartPos -= t;
     this.droppedBufferSize += t;
     this.pos -= t;
     this.lastGapPos = -2;
     this.gapStack.length = 0;
     if (this.pos > e) this._addGap();
    }
   }
   write(e, t) {
    if (this.html.length > 0) this.html += e; else this.html = e;
    this.endOfChunkHit = false;
    this.lastChunkWritten = t;
   }
   insertHtmlAtCurrentPos(e) {
    this.html = this.html.substring(0, this.pos + 1) + e + this.html.substring(this.pos + 1);
    this.endOfChunkHit = false;
   }
   startsWith(e, t) {
    if (this.pos + e.length > this.html.length) {
     this.endOfChunkHit = !this.lastChunkWritten;
     return false;
    }
    if (t) return this.html.startsWith(e, this.pos);
    for (let t = 0; t < e.length; t++) {
     const r = this.html.charCodeAt(this.pos + t) | 32;
     if (r !== e.charCodeAt(t)) return false;
    }
    return true;
   }
   peek(e) {
    const t = this.pos + e;
    if (t >= this.html.length) {
     this.endOfChunkHit = !this.lastChunkWritten;
     return i.EOF;
    }
    const r = this.html.charCodeAt(t);
    return r === i.CARRIAGE_RETURN ? i.LINE_FEED : r;
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
     return i.EOF;
    }
    let e = this.html.charCodeAt(this.pos);
    if (e === i.CARRIAGE_RETURN) {
     this.isEol = true;
     this.skipNextNewLine = true;
     return i.LINE_FEED;
    }
    if (e === i.LINE_FEED) {
     this.isEol = true;
     if (this.skipNextNewLine) {
      this.line--;
      this.skipNextNewLine = false;
      this._addGap();
      return this.advance();
     }
    }
    this.skipNextNewLine = false;
    if (o(e)) e = this._processSurrogate(e);
    const t = this.handler.onParseError === null || e > 31 && e < 127 || e === i.LINE_FEED || e === i.CARRIAGE_RETURN || e > 159 && e < 64976;
    if (!t) this._checkForProblematicCharacters(e);
    return e;
   }
   _checkForProblematicCharacters(e) {
    if (h(e)) this._err(u.controlCharacterInInputStream); else if (_(e)) this._err(u.noncharacterInInputStream);
   }
   retreat(e) {
    this.pos -= e;
    while (this.pos < this.lastGapPos) {
     this.lastGapPos = this.gapStack.pop();
     this.pos--;
    }
    this.isEol = false;
   }
  }
  var T;
  (function(e) {
   e[e["CHARACTER"] = 0] = "CHARACTER";
   e[e["NULL_CHARACTER"] = 1] = "NULL_CHARACTER";
   e[e["WHITESPACE_CHARACTER"] = 2] = "WHITESPACE_CHARACTER";
   e[e["START_TAG"] = 3] = "START_TAG";
   e[e["END_TAG"] = 4] = "END_TAG";
   e[e["COMMENT"] = 5] = "COMMENT";
   e[e["DOCTYPE"] = 6] = "DOCTYPE";
   e[e["EOF"] = 7] = "EOF";
   e[e["HIBERNATION"] = 8] = "HIBERNATION";
  })(T || (T = {}));
  function d(e, t) {
   for (let r = e.attrs.length - 1; r >= 0; r--) if (e.attrs[r].name === t) return e.attrs[r].value;
   return null;
  }
  const m = [ 8364, 0, 8218, 402, 8222, 8230, 8224, 8225, 710, 8240, 352, 8249, 338, 0, 381, 0, 0, 8216, 8217, 8220, 8221, 8226, 8211, 8212, 732, 8482, 353, 8250, 339, 0, 382, 376 ];
  function A(e) {
   return e === 0 || e >= 55296 && e <= 57343 || e > 1114111;
  }
  function f(e) {
   if (A(e)) return 65533;
   if (e >= 128 && e <= 159) return m[e - 128] || e;
   return e;
  }
  const g = [ "Q=\xa8`p0AEligMPacutebrevecircyfrgravelphamacrndogonpfpplyFunctionringscrsigntildeumlBackslashrvwedcyecausernoullistafropfrevescrumpeqCHcyOPYacutepitalDifferentialDyleyscaronedilirconintdotedillanterDotfrhiircleDotMinusPlusTimeslockwiseContourIntegralseCurlyDoubleQuoteQuoteolonengruentinttourIntegralpfroductunterClockwiseContourIntegralrossscrupCapDDotrahdJcyScyZcyaggerrrshvcaronyeltafriacriticalAcuteDotubleAcuteGraveTildemondfferentialDopftDotEqualubleContourIntegralDotwnArrowLeftArrowRightArrowTeeongLeftArrowRightArrowRightArrowRightArrowTeeUpArrowDownArrowVerticalBarwnArrowBarUpArrowBreveLeftRightVectorTeeVectorVectorBarRightTeeVectorVectorBarTeeArrowarrowscrtrokENGTHacutecaronircydotfrgravelementmacrptySmallSquareVerySmallSquareogonpfpsilonqualTildeilibriumscrimtaumlxistsponentialEFcyfrilledSmallSquareVerySmallSquareopfrAlluriertrfscrGJcyTammadbrevecedilircydotfrgopfreaterEqualLessFullEqualGreaterLessSlantEqualTildescrtHARDcyacektcircfrilbertSpaceopfrizontalLinescrtrokumpDownHumpEqualIEcyJligOcyacutecircydotfrgravemacrginaryIpliesntegralrsectionvisibleCommaTimesogonpftascrtildeukcymlJcircyfropfscrercyukcyKHcyJcyappacedilyfropfscrLJcyTacutembdangplacetrfrrcaronedilyeftAngleBracketrrowBarRightArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorRightArrowVectorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowrightarrowssEqualGreaterFullEqualGreaterLessSlantEqualTildefrleftarrowmidotongLeftArrowRightArrowRightArrowleftarrowrightarrowrightarrowpfwerLeftArrowRightArrowscrhtroktMapcyediumSpacellintrffrinusPlusopfscruNJcyacutecaronedilyegativeMediumSpaceThickSpacenSpaceVeryThinSpacestedGreaterGreaterLessLesswLinefroBreaknBreakingSpacepftCongruentupCapDoubleVerticalBarElementqualTildexistsGreaterEqualFullEqualGreaterLessSlantEqualTildeHumpDownHumpEqualLeftTriangleBarEqualssEqualGreaterLessSlantEqualTildeNestedGreaterGreaterLessLessPrecedesEqualSlantEqualReverseElementightTriangleBarEqualSquareSubsetEqualpersetEqualubsetEqualcceedsEqualSlantEqualTildepersetEqualTildeEqualFullEqualTildeVerticalBarscrtildeuOEligacutecircydblacfrgravemacregaicronopfpenCurlyDoubleQuoteQuoterscrlashtildemesumlverBarraceketParenthesisPartialDcyfrhiilusMinusoincareplanepfrecedesEqualSlantEqualTildeimeoductportionalscriQUOTfropfscrRBarrEGacutengrrtlcaronedilyeverseElementquilibriumUpEquilibriumfrhoightAngleBracketrrowBarLeftArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowopfundImpliesrightarrowscrhuleDelayedSHCHcycyOFTcyacutecaronedilircyfrhortDownArrowLeftArrowRightArrowUpArrowigmamallCircleopfqrtuareIntersectionSubsetEqualpersetEqualUnionscrtarubsetEqualcceedsEqualSlantEqualTildehThatmpersetEqualsetTHORNRADESHcycyabucaronedilyfrhereforetaickSpacenSpaceildeEqualFullEqualTildeopfripleDotscrtrokUacuterrocirbrcyevecircydblacfrgravemacrnderBarraceketParenthesisionPlusogonpfpArrowBarDownArrowDownArrowEquilibriumTeeArrowarrowdownarrowperLeftArrowRightArrowsilonringscrtildeumlVDashbarcydashleerbarticalBarLineSeparatorTildeyThinSpacefropfscrvdashWcircedgefropfscrXfriopfscrYAcyIcyUcyacutecircyfropfscrumlZHcyacutecaronydoteroWidthSpacetafropfscraacutebrevecEdircuteyeligfrgravelefsymphphamacrlgpndanddslopevgelemsdaabcdefghrtvbdsphtzarrogonpfpEacireidosproxeqringscrtympeqtildeumlwconintintbNotackcongepsilonprimesimeqrveewedgebrktbrkcongydquoecausemptyvpsirnoutahweenfrigcapircupodotplustimessqcuptartriangledownupuplusveewedgekarowlacklozengesquaretriangledownleftrightnkk12434ocknequivotopfttomwtiexDLRlrHDUduULRlrVHLRhlrboxdLRlrhDUduminusplustimesuLRlrvHLRhlrprimerevevbarscremiimeolbhsubulletmpEeqcacutepandbrcupcapupdotsretoncapsronedilircupssmdotedilmptyvnterdotfrhcyeckmarkiirEceqlearrowleftrightdRSastcircdashefnintmidscirlubsuitoloneqmmatpfnlementxesngdotintpfrodysrrarrossscrubepetdotudarrlreprsclarrppbrcapcapupdotorsrarrmlyeqprecsuccveewedgerenvearrowleftrightveewedwconintintylctydArrHaraggerlethrrshvbkarowlaccaronydaggerrrotseqegltamptyvfishtrharlriamondsuitsegammasinvideontimesonxjcylcornropollarpfteqdotminusplussquareublebarwedgewnarrowdownarrowsharpoonleftrightrbkarowcornropscryoltroktdotrifuarrharwanglezcyigrarreDDototacutestercaronircolonydotefDotrgravesdotlinterslsdotmacrptysetvsp134ngspogonpfparsllussilonvqcircolonsimlantgtrlessualsestivDDvparslrDotarrscrdotimtahumlroxclistpectationonentialefallingdotseqcyemalefiligligligriligjliglatligtnsnofopfrallkvpartintrac123456823534584556878slownscrgElacutemmadpbrevecircydotelqqslantsccdotollesfrggimeljcylEajnEapproxeqqsimopfravescrimeltccirdotlParquestrapproxrrdoteqlessqlesslesssimvertneqqnEhArrairsplfmiltrdcyrcirwbarcirceartsuitlliprconfrksearowwarowoarrmthtokleftarrowrightarrowpfrbarscrlashtrokybullpheniacutecircyecyxclffrgraveiiintntnfinotajligmacrgelinepartthofpedncarefintieodottcalegersrcallarhkprodocygonpftaprodquestscrinEdotsvvtildeukcymljcircyfrmathopfscrercyukcykappavcedilyfrgreenhcyjcyopfscrlAarrrrtailBarrEgHaracuteemptyvgranmbdangdlepquorrbfsfshklpplsimtltailesbarrbrkracekkeslducaronedililubydcaquorrdharusharsheftarrowtailharpoondownupleftarrowsrightarrowsharpoonssquigarrowthreetimesgqqslantsccdotorgessapproxdoteqgtrqgtrgtrsimfishtloorrgEhardulblkjcylarrcornerhardtrimidotoustachenEapproxeqqsimoangrrbrkngleftarrowrightarrowmapstorightarrowoparrowleftrightparflustimeswastbarzengefparltrarrcornerhardmtrisaquocrhimegqbuortroktccirdothreeimeslarrquestrPariefurdsharuharvertneqqnEmDDotacrletesepstodownleftuprkercommaydasheasuredanglefrhoicrodastcirdotnusbdulcpdrnplusodelspfpscrtposultimapmapnGgtvLeftarrowrightarrowltvRightarrowVDashdashablacutengpEidosproxturalsbspumpecapronedilongdotupydasheArrarhkrowdotquivsearimxistsfrgEeqqslantssimtrhArrarrparisdvjcylArrEarrdreftarrowrightarrowqqslantsssimtriemidopftinEdotvabcnivabcparallelsltolintrcueeceqrArrarrcwightarrowtriesccueerhortmidparallelimeqmidparqsubepeubEeseteqqcceqpEeseteqqtglildelgrianglelefteqrightequmerospvDashHarrapdashgetinfinlArretrierArrtriesimwArrarhkrownearoSacutestcircydashblacivotsoldeligfcirrgonravethbarmintlarrcirrossinetmacregaicrondnusopfparerplusrarrderoffmigoforslopevscrlasholtildemesasumlvbarparallelsimltcyercntiodmilptenkfrhivmmatoneitchforkvlanckhkvusacirbcirdouemnsimtwomointintpfundrEapcueecapproxcurlyeqeqnapproxeqqsimsimimesnEapsimodfalarlinesurfptosimurelscriuncspqfrintopfprimescruaternionsintesteqotrAarrrrtailBarrHaraceutedicemptyvngdelequorrapbfscfshklpplsimtlwtailionalsbarrbrkracekkeslducaronedililubydcaldharquorshealinepartsctgfishtloorrhardulovightarrowtailharpoondownupleftarrowsharpoonsrightarrowssquigarrowthreetimesngsingdotseqlarrharmmoustachenmidoangrrbrkparflustimespargtpolintrarrsaquocrhqbuorthreeimesriefltriuluharxsacutebquocEaproncueedilircnEapsimpolintsimydotbeeArrarhkrowctmiswartminusnxtfrownharpchcyyortmidparallelyigmafvmdoteqgElEneplusrarrlarrmallsetminusshpeparslidletesoftcylbarpfpadesuitrqcapsupssubeseteqpesetequareffrarrscretmnmiletarftarfraightepsilonphinsubEdotedotmultnEeplusrarrseteqqneqqimubpccapproxcurlyeqeqnapproxeqqsimsimmngp123EdotsubedothsolublarrmultnEeplusseteqqneqqimubpwArrarhkrownwarzligtargetubrkcaronedilydotelrecfrhere4foretasymvickapproxsimnspkapsimornildemesbardntoeapbotcirforksaprimeradeiangledownlefteqqrighteqdoteminusplussbtimepeziumscryhcytrokwixtoheadleftarrowrightarrowuArrHaracuterrbrcyevecircydarrblacharfishtrgraveharlrblklcornerroptrimacrlogonpfparrowdownarrowharpoonleftrightlussihlonuparrowsrcornerropingtriscrtdotilderifuarrmlwanglevArrBarvDashangrtrepsilonkappanothingphiiroptorhosigmaubsetneqqpsetneqqthetariangleleftrightcydasheebareqlliprbartfrltrinsubpopfproprtriscrubnEepnEezigzagwcircedbargeqierpfropfpreathscrxcapircupdtrifrhArrarrilArrarrmapnisodotpflustimerArrarrscrqcupuplustriveewedgeyacuteycircyenfricyopfscrucymlzacutecaronydoteetrftafrhcyigrarropfscrwjnjC(D%D($(D'%$$ED($'$'$%$'%E$/D'$F%'D(D&#,%%&&$%$)%+%%$E$F$'$&$(#'D&$(%$&4%($(E'%&%($&$)%*$%$%$+)()')($:&5-($'($%*&&&/%%&)%@$'$F$%&&#%%)$&$&$&$(%%%&$(%$$%&%$E$2.&0,.(.(&'%.$F%$&&&(%6)&+*),---&*/1---)-.&)*+,).%*,&,*'('2+,+)1&'1,)2&'&*('($F%'#&D%D($(E&%$$&$ED($)$'%1(2$'%E$)$'((&+$&%%$%D&$(%-#&$E$3)2$F%'%+$&#'D$$'($$($(%&%$$&$E$$$F$./'*,***'*-*($F$$#)$'%$$'$%$.$&%/$&%'$.'(#'$'$&D(D'%$$&$%D($$%&&*%($%&('+%/,($'%E%%$&$($'E%#(%$$E$F$F%'$'#'$&$'$(%$$E$F$F#'D$$(%'%%%+%%$(%'%$$2(',&,-'*'0).+)1&'('-,)'&*(*)(*/&/('/),))/&')-&'('-%1','*'''-'($E$$%+$($/+-'-',+-'-%E%/(-$&%$%'$$#&$%$-%*$E$+$F$&$$#'$($(%'%$$5+-.)+0%5)+%($E$)%1%%%$&,'(&4&*''+H'(&*-(-L-J-'-M-(&O*H&/2F2((%*(***G*M*(&W,K&+.H.-&1'/3F3(&O2(.I4('H,(().H.-.H(I.(&(+(+,+(&.$FD($$#(D(D'%$$($ED($'%&%($F$6,($$$FE'D(&&D&$)('+&'.#+$%$E$%$$$+$/%%$$%)+(+-+(%&%(&*-%$F%$C'$E$&$F#(D%$(%%%%'%$(%'%$$$%/+-*0$%$%$3)'-&-,(*(0*.,)2&(((&+(+))*0&0((/*,*)0&().&(($&%-$-$&%$$-#)%%$($($$%'%'%&%$$E$0(,(-(*$'$-$F$&%')/))/(+)1()($F$&$%&&)(%)+(+-+(&(%$%$&(+(&&C($'$'%%$%%$$(%'%$$E$+&%%K&)$'(((,(($F$+$F%'C)%%''$'&&D'%$$($ED($'$*)',&(.%&('$'%E$)*&*,%,%.%&((%(%,%/(-%%'&$'$F$(D&#($&$%$'($$%%'&$'*+'+,+(&-$E$F$F$(#($'$E$F$F#F$$$F$F#'$&$&D($'%$$E$F$F$&#'$($(%$$&$0%%$%$&$FC)$($$%D%$E&E&%$D'$$%DD($)&%%&$'&%E$$%&&&$&(&$%$&$&%&&)%*$*$*$*$*$*$*$&%(%*$&&'$&'$'%E$$%$%'%$%%%%%')%D'$F%$%&(%D(D&$*%&#'$*'*'('&*%%'&&)%$&''$'%$$'$()$%(%&%'%%&$&'$E$('&'%&''''(&('&&/.%&(&&&($($.()(+0'0'0(&%%&'$&%%&$E&G%%$F%$&&%'%&'$'$'$&$'$'$'$'$&%'$'$'$&$'$'$'$'$'$'$&&&%'$'$'$&$'$'$'$'$&(&'&(&%'$'$'$&$'$'$'$'$'$'$$($'E'$F%&%%'$%%'$''$&'%%%'$'$($#)%$&&&(&&'%&&&D%&&%$'&&E'%&%&(%$&D'%(E%'($E$&%&('%$$%&$&$'%'..()%*$*&*'*'&$&(&&&'$'(&$'($)$%&($&$'%'))&%%'&&&%E&&F$'%$'%&$F%%'$&$'$$'$))$%&&%%')$%$&(&&'%&&&%&D%')$&+*'(&((F&&.-(%&%&$*%&$(#'$&$(%'%%%%'$$)%&$(%$$$%(&%%(D%%&%($(%D$''$$&'&*''$%$%(%&%$F&)*&&$&$(&&$(%E%$&%(&&(&'&)%/%*'-'..($*%'&&$F&$%%%'$'%%'$$'%&$)$&%)#(%%D(%'$(%%G$%'%$$&$$$'%D$$E'%$&&$$%)%$%$&&$'%&(&($%%'%($$%%%$'%E$&'%%&%%'&'$$(&'%&&**'%'&&&%(%%)$'%&$&%&%%$%E$D&%%$&%&%,&,#0$%$($(%&&&%D$'$G$&%&%&$&$F%'&$'$$*D(($H$($($($'%($G%($($'%'%($'%&%%&$F#%%$$(%&($%$$($'%$$&$$%$%$&$&(%$&%&&)$*$&D'%$E$$%$$'$&$$%$%$%$$%%%''%$&$'$%&$F$'$&%%'$'$D$%%&%%&%'%(%*'%&&&)((&'&&$K%E#'$(%%%'%'&$'&'$$&$'$()&%'%'$E$*&($'%'%.'-%E%'$F%'%'$(%'C)$$E&%$$&E&$%%DD($$%'&%%'%&$'$'&%''''&%%%%&$$%'%&(&%'%$&&&(''&(&'$&%&%E%%$'D($F%%'$'&'$($'$$$%'$'E%#(%$$E$'$F$F%'$'#(($$(%$$E$($&$&$F$F#(%%%'$'$$%$$&$(%)%'%'%%'$'%%$E&%%'$(%'%'%'%'%'&'%%$&&&$'D$'%&%'($&%'&)$$(%'&%%%%$$&%&($%(&(%%$$%*,''..%'-'-1$,+,-'-%$%$&$&(%$&%&&)$*$&D'%&*'&'()''&'&$(%'%D$$%$$''$($%&$&$$%&%)%'%&$(%')'$%%%''%$&$'$%&$'&%%&%.+-')'-%.,(%&&D&&%(%'&&%$&'&$$&'%$'%)%&($%$%&$(%E%$%%'$'$%%&%($%'D$%%&%%&%'%'%'%(%'&$'$'$$*&'$K%E#(D&%%&$'&%$&&)')')%%'$(%$$'$/$E$%D'%$&&&&F&%&($($)$$&%%$($(%E$$$F%'$$%)%&#F%D&D$,(-%D%D&D$-$(%'$'%'%E%$&D&E&%&'%&(%*$D&%F(D$&&&%'%&(F%%%$$'$$%&%''$(%%F%'%'&E%')$$E$E%$&$'D'H&D%&%$&$$'%&%&$$%$&$%$$&$'%D%&%%%$&*(-&$'D'H&D'$%&%$&%($$&$FE$&%(D(F(%)$)$&%(%)$)$$&'('E'D%(%$&&&D'$(E$'%&(D(D%,%&($$%&&&D&D%*)+%%'$($%&%&%((%%%'D'$'F*%,D&%(E&$'D'$'F*%,D$&E'%%%.0%,(1%$$%$&&&%$(%'%E%'%E&D%(%'&D&D'F%'&G%F$'%''$(%%'#%D(%%$&G$%$$'%'%%%%%'$'$'%D$&E'%$$'%$$&$'%&&'%&%$$'%&%(&$&&$F$&%&%&$$%&%$&%(%F$F$%'%%%(%$$&E'%%D(&&)%D&$'#&F$''&&'$&$$%$(&&&&&$&'$E$%&$%'%&$$%*%$$()$'%%%'''$'&'%($'$G%'&'&$$$*%EE&$$%$%%%&%$&$')'*'%'*(&(&'&%&($%%&%&&%%&(''''&$'%%&%'$F%$$(#F$&$F$($F$-'&%&(%E%#(%%%'$'$&$F&&%&%)%%'$'$'%E&%%'%'$(%'$'%'%'%'%'&'%'$%'&%('$'%&%'($&%'&)$$(%'&%%%%$$&%(%&($%%$&'&'''$%%E$$(%'%D$''$($%$&$$,-'(./%(-,+(.(-(-%%%-$'%&%$$()'$'$'&%%&%&&D&&%($&'%%)$'$(%E%$%%&%($$(%'%%'$'$''$)$$#)$'$$%$%%&&%&%$&&%&%%&%&&%)%&%$$&'$'$$'%''$(%E%%%%'%)'$%%$E&&$'%'&$%)(+E$$'($($%$&&&$'$&$'$&$'$&%&'&'$'$/&&%)%%&%%$&$'D$(%$&$'%%E$()&&$$'(D&%(D%&($(&+%'$($(&+%%$&&($&$$'$F%'%'%'$&'$%0+&&%$%&$&&&$'&&'&%'$&'&'&&)%+$)&,$'%'%($%%')'*'%'*(&(&'&%$%%%$F$F$F$&$&&'&&$'&&'(%&'&'&%'$&'&&)%+$)&,$'%'%($$'%''$(%%'D'#)%$$&$(%'%$$&$($E$(('&%(&($%,(&&&%&&&E&$'E&($)%($%%$&%$&&&&&D'&%%$($'%)+'+'/%+$+(0%&&&$&(&'&%&'%)$F&$%&%'$'%1*-#'$&D(%%$'&&D'%$$'%'%&$(%DD($''$%&$()%&&%&$'E$$'%E$)%,%.,(%&%%'$'&%+$()%&&%&%&$F$'%'%%'$$'E%$)#'$&'$$'$(%+&(&*&&'$'(&$'%&('K/D(J/D&('..($%$'$%&&&%%'%'&$$E$'$G'D$F$'$'$F%G(D&F(D$)#($(&%($%'$E$F$$$$%'$F#'%&%%$'$E$'%&$$$'%&$&$&$'%E&&%'$'%&$F%'$(%&$&$(C)&$$'%$D%$E$&$F$F$&E%#)$(%$$&$(%%$E$&$)$F$F$%%%0@0000H8H40H000047P00P@001000@0B0HP@:H9T8P000LB8d@800@I0<110000QQ8400P10030005940@410020000Q02000@0200000@P0101@8000440400000000808000000000@00000000P`0000000040400@0004<000000000008000030000000000P020T400020@0@00000000000000000000000000P0000000400400000400220080000100000000000000000P000000000000P000000@00402000000000@00000000000000000000040000000000000", '\xc6&\xc1\u0102\xc2\u0410\u{1d504}\xc0\u0391\u0100\u2a53\u0104\u{1d538}\u2061\xc5\u{1d49c}\u2254\xc3\xc4\u2216\u2ae7\u2306\u0411\u2235\u212c\u0392\u{1d505}\u{1d539}\u02d8\u212c\u224e\u0427\xa9\u0106\u22d2\u2145\u212d\u010c\xc7\u0108\u2230\u010a\xb8\xb7\u212d\u03a7\u2299\u2296\u2295\u2297\u2232\u201d\u2019\u2237\u2a74\u2261\u222f\u222e\u2102\u2210\u2233\u2a2f\u{1d49e}\u22d3\u224d\u2145\u2911\u0402\u0405\u040f\u2021\u21a1\u2ae4\u010e\u0414\u2207\u0394\u{1d507}\xb4\u02d9\u02dd`\u02dc\u22c4\u2146\u{1d53b}\xa8\u20dc\u2250\u222f\xa8\u21d3\u21d0\u21d4\u2ae4\u27f8\u27fa\u27f9\u21d2\u22a8\u21d1\u21d5\u2225\u2193\u2913\u21f5\u0311\u2950\u295e\u21bd\u2956\u295f\u21c1\u2957\u22a4\u21a7\u21d3\u{1d49f}\u0110\u014a\xd0\xc9\u011a\xca\u042d\u0116\u{1d508}\xc8\u2208\u0112\u25fb\u25ab\u0118\u{1d53c}\u0395\u2a75\u2242\u21cc\u2130\u2a73\u0397\xcb\u2203\u2147\u0424\u{1d509}\u25fc\u25aa\u{1d53d}\u2200\u2131\u2131\u0403>\u0393\u03dc\u011e\u0122\u011c\u0413\u0120\u{1d50a}\u22d9\u{1d53e}\u2265\u22db\u2267\u2aa2\u2277\u2a7e\u2273\u{1d4a2}\u226b\u042a\u02c7^\u0124\u210c\u210b\u210d\u2500\u210b\u0126\u224e\u224f\u0415\u0132\u0401\xcd\xce\u0418\u0130\u2111\xcc\u2111\u012a\u2148\u21d2\u222c\u222b\u22c2\u2063\u2062\u012e\u{1d540}\u0399\u2110\u0128\u0406\xcf\u0134\u0419\u{1d50d}\u{1d541}\u{1d4a5}\u0408\u0404\u0425\u040c\u039a\u0136\u041a\u{1d50e}\u{1d542}\u{1d4a6}\u0409<\u0139\u039b\u27ea\u2112\u219e\u013d\u013b\u041b\u27e8\u2190\u21e4\u21c6\u2308\u27e6\u2961\u21c3\u2959\u230a\u2194\u294e\u22a3\u21a4\u295a\u22b2\u29cf\u22b4\u2951\u2960\u21bf\u2958\u21bc\u2952\u21d0\u21d4\u22da\u2266\u2276\u2aa1\u2a7d\u2272\u{1d50f}\u22d8\u21da\u013f\u27f5\u27f7\u27f6\u27f8\u27fa\u27f9\u{1d543}\u2199\u2198\u2112\u21b0\u0141\u226a\u2905\u041c\u205f\u2133\u{1d510}\u2213\u{1d544}\u2133\u039c\u040a\u0143\u0147\u0145\u041d\u200b\u200b\u200b\u200b\u226b\u226a\n\u{1d511}\u2060\xa0\u2115\u2aec\u2262\u226d\u2226\u2209\u2260\u2242\u0338\u2204\u226f\u2271\u2267\u0338\u226b\u0338\u2279\u2a7e\u0338\u2275\u224e\u0338\u224f\u0338\u22ea\u29cf\u0338\u22ec\u226e\u2270\u2278\u226a\u0338\u2a7d\u0338\u2274\u2aa2\u0338\u2aa1\u0338\u2280\u2aaf\u0338\u22e0\u220c\u22eb\u29d0\u0338\u22ed\u228f\u0338\u22e2\u2290\u0338\u22e3\u2282\u20d2\u2288\u2281\u2ab0\u0338\u22e1\u227f\u0338\u2283\u20d2\u2289\u2241\u2244\u2247\u2249\u2224\u{1d4a9}\xd1\u039d\u0152\xd3\xd4\u041e\u0150\u{1d512}\xd2\u014c\u03a9\u039f\u{1d546}\u201c\u2018\u2a54\u{1d4aa}\xd8\xd5\u2a37\xd6\u203e\u23de\u23b4\u23dc\u2202\u041f\u{1d513}\u03a6\u03a0\xb1\u210c\u2119\u2abb\u227a\u2aaf\u227c\u227e\u2033\u220f\u2237\u221d\u{1d4ab}\u03a8"\u{1d514}\u211a\u{1d4ac}\u2910\xae\u0154\u27eb\u21a0\u2916\u0158\u0156\u0420\u211c\u220b\u21cb\u296f\u211c\u03a1\u27e9\u2192\u21e5\u21c4\u2309\u27e7\u295d\u21c2\u2955\u230b\u22a2\u21a6\u295b\u22b3\u29d0\u22b5\u294f\u295c\u21be\u2954\u21c0\u2953\u21d2\u211d\u2970\u21db\u211b\u21b1\u29f4\u0429\u0428\u042c\u015a\u2abc\u0160\u015e\u015c\u0421\u{1d516}\u2193\u2190\u2192\u2191\u03a3\u2218\u{1d54a}\u221a\u25a1\u2293\u228f\u2291\u2290\u2292\u2294\u{1d4ae}\u22c6\u22d0\u22d0\u2286\u227b\u2ab0\u227d\u227f\u220b\u2211\u22d1\u2283\u2287\u22d1\xde\u2122\u040b\u0426\t\u03a4\u0164\u0162\u0422\u{1d517}\u2234\u0398\u205f\u200a\u2009\u223c\u2243\u2245\u2248\u{1d54b}\u20db\u{1d4af}\u0166\xda\u219f\u2949\u040e\u016c\xdb\u0423\u0170\u{1d518}\xd9\u016a_\u23df\u23b5\u23dd\u22c3\u228e\u0172\u{1d54c}\u2191\u2912\u21c5\u2195\u296e\u22a5\u21a5\u21d1\u21d5\u2196\u2197\u03d2\u03a5\u016e\u{1d4b0}\u0168\xdc\u22ab\u2aeb\u0412\u22a9\u2ae6\u22c1\u2016\u2016\u2223|\u2758\u2240\u200a\u{1d519}\u{1d54d}\u{1d4b1}\u22aa\u0174\u22c0\u{1d51a}\u{1d54e}\u{1d4b2}\u{1d51b}\u039e\u{1d54f}\u{1d4b3}\u042f\u0407\u042e\xdd\u0176\u042b\u{1d51c}\u{1d550}\u{1d4b4}\u0178\u0416\u0179\u017d\u0417\u017b\u200b\u0396\u2128\u2124\u{1d4b5}\xe1\u0103\u223e\u223e\u0333\u223f\xe2\xb4\u0430\xe6\u2061\u{1d51e}\xe0\u2135\u2135\u03b1\u0101\u2a3f&\u2227\u2a55\u2a5c\u2a58\u2a5a\u2220\u29a4\u2220\u2221\u29a8\u29a9\u29aa\u29ab\u29ac\u29ad\u29ae\u29af\u221f\u22be\u299d\u2222\xc5\u237c\u0105\u{1d552}\u2248\u2a70\u2a6f\u224a\u224b\'\u2248\u224a\xe5\u{1d4b6}*\u2248\u224d\xe3\xe4\u2233\u2a11\u2aed\u224c\u03f6\u2035\u223d\u22cd\u22bd\u2305\u2305\u23b5\u23b6\u224c\u0431\u201e\u2235\u2235\u29b0\u03f6\u212c\u03b2\u2136\u226c\u{1d51f}\u22c2\u25ef\u22c3\u2a00\u2a01\u2a02\u2a06\u2605\u25bd\u25b3\u2a04\u22c1\u22c0\u290d\u29eb\u25aa\u25b4\u25be\u25c2\u25b8\u2423\u2592\u2591\u2593\u2588=\u20e5\u2261\u20e5\u2310\u{1d553}\u22a5\u22a5\u22c8\u2557\u2554\u2556\u2553\u2550\u2566\u2569\u2564\u2567\u255d\u255a\u255c\u2559\u2551\u256c\u2563\u2560\u256b\u2562\u255f\u29c9\u2555\u2552\u2510\u250c\u2500\u2565\u2568\u252c\u2534\u229f\u229e\u22a0\u255b\u2558\u2518\u2514\u2502\u256a\u2561\u255e\u253c\u2524\u251c\u2035\u02d8\xa6\u{1d4b7}\u204f\u223d\u22cd\\\u29c5\u27c8\u2022\u2022\u224e\u2aae\u224f\u224f\u0107\u2229\u2a44\u2a49\u2a4b\u2a47\u2a40\u2229\ufe00\u2041\u02c7\u2a4d\u010d\xe7\u0109\u2a4c\u2a50\u010b\xb8\u29b2\xa2\xb7\u{1d520}\u0447\u2713\u2713\u03c7\u25cb\u29c3\u02c6\u2257\u21ba\u21bb\xae\u24c8\u229b\u229a\u229d\u2257\u2a10\u2aef\u29c2\u2663\u2663:\u2254\u2254,@\u2201\u2218\u2201\u2102\u2245\u2a6d\u222e\u{1d554}\u2210\xa9\u2117\u21b5\u2717\u{1d4b8}\u2acf\u2ad1\u2ad0\u2ad2\u22ef\u2938\u2935\u22de\u22df\u21b6\u293d\u222a\u2a48\u2a46\u2a4a\u228d\u2a45\u222a\ufe00\u21b7\u293c\u22de\u22df\u22ce\u22cf\xa4\u21b6\u21b7\u22ce\u22cf\u2232\u2231\u232d\u21d3\u2965\u2020\u2138\u2193\u2010\u22a3\u290f\u02dd\u010f\u0434\u2146\u2021\u21ca\u2a77\xb0\u03b4\u29b1\u297f\u{1d521}\u21c3\u21c2\u22c4\u22c4\u2666\u2666\xa8\u03dd\u22f2\xf7\xf7\u22c7\u22c7\u0452\u231e\u230d$\u{1d555}\u02d9\u2250\u2251\u2238\u2214\u22a1\u2306\u2193\u21ca\u21c3\u21c2\u2910\u231f\u230c\u{1d4b9}\u0455\u29f6\u0111\u22f1\u25bf\u25be\u21f5\u296f\u29a6\u045f\u27ff\u2a77\u2251\xe9\u2a6e\u011b\u2256\xea\u2255\u044d\u0117\u2147\u2252\u{1d522}\u2a9a\xe8\u2a96\u2a98\u2a99\u23e7\u2113\u2a95\u2a97\u0113\u2205\u2205\u2205\u2003\u2004\u2005\u014b\u2002\u0119\u{1d556}\u22d5\u29e3\u2a71\u03b5\u03b5\u03f5\u2256\u2255\u2242\u2a96\u2a95=\u225f\u2261\u2a78\u29e5\u2253\u2971\u212f\u2250\u2242\u03b7\xf0\xeb\u20ac!\u2203\u2130\u2147\u2252\u0444\u2640\ufb03\ufb00\ufb04\u{1d523}\ufb01fj\u266d\ufb02\u25b1\u0192\u{1d557}\u2200\u22d4\u2ad9\u2a0d\xbd\u2153\xbc\u2155\u2159\u215b\u2154\u2156\xbe\u2157\u215c\u2158\u215a\u215d\u215e\u2044\u2322\u{1d4bb}\u2267\u2a8c\u01f5\u03b3\u03dd\u2a86\u011f\u011d\u0433\u0121\u2265\u22db\u2265\u2267\u2a7e\u2a7e\u2aa9\u2a80\u2a82\u2a84\u22db\ufe00\u2a94\u{1d524}\u226b\u22d9\u2137\u0453\u2277\u2a92\u2aa5\u2aa4\u2269\u2a8a\u2a8a\u2a88\u2a88\u2269\u22e7\u{1d558}`\u210a\u2273\u2a8e\u2a90>\u2aa7\u2a7a\u22d7\u2995\u2a7c\u2a86\u2978\u22d7\u22db\u2a8c\u2277\u2273\u2269\ufe00\u2269\ufe00\u21d4\u200a\xbd\u210b\u044a\u2194\u2948\u21ad\u210f\u0125\u2665\u2665\u2026\u22b9\u{1d525}\u2925\u2926\u21ff\u223b\u21a9\u21aa\u{1d559}\u2015\u{1d4bd}\u210f\u0127\u2043\u2010\xed\u2063\xee\u0438\u0435\xa1\u21d4\u{1d526}\xec\u2148\u2a0c\u222d\u29dc\u2129\u0133\u012b\u2111\u2110\u2111\u0131\u22b7\u01b5\u2208\u2105\u221e\u29dd\u0131\u222b\u22ba\u2124\u22ba\u2a17\u2a3c\u0451\u012f\u{1d55a}\u03b9\u2a3c\xbf\u{1d4be}\u2208\u22f9\u22f5\u22f4\u22f3\u2208\u2062\u0129\u0456\xef\u0135\u0439\u{1d527}\u0237\u{1d55b}\u{1d4bf}\u0458\u0454\u03ba\u03f0\u0137\u043a\u{1d528}\u0138\u0445\u045c\u{1d55c}\u{1d4c0}\u21da\u21d0\u291b\u290e\u2266\u2a8b\u2962\u013a\u29b4\u2112\u03bb\u27e8\u2991\u27e8\u2a85\xab\u2190\u21e4\u291f\u291d\u21a9\u21ab\u2939\u2973\u21a2\u2aab\u2919\u2aad\u2aad\ufe00\u290c\u2772{[\u298b\u298f\u298d\u013e\u013c\u2308{\u043b\u2936\u201c\u201e\u2967\u294b\u21b2\u2264\u2190\u21a2\u21bd\u21bc\u21c7\u2194\u21c6\u21cb\u21ad\u22cb\u22da\u2264\u2266\u2a7d\u2a7d\u2aa8\u2a7f\u2a81\u2a83\u22da\ufe00\u2a93\u2a85\u22d6\u22da\u2a8b\u2276\u2272\u297c\u230a\u{1d529}\u2276\u2a91\u21bd\u21bc\u296a\u2584\u0459\u226a\u21c7\u231e\u296b\u25fa\u0140\u23b0\u23b0\u2268\u2a89\u2a89\u2a87\u2a87\u2268\u22e6\u27ec\u21fd\u27e6\u27f5\u27f7\u27fc\u27f6\u21ab\u21ac\u2985\u{1d55d}\u2a2d\u2a34\u2217_\u25ca\u25ca\u29eb(\u2993\u21c6\u231f\u21cb\u296d\u200e\u22bf\u2039\u{1d4c1}\u21b0\u2272\u2a8d\u2a8f[\u2018\u201a\u0142<\u2aa6\u2a79\u22d6\u22cb\u22c9\u2976\u2a7b\u2996\u25c3\u22b4\u25c2\u294a\u2966\u2268\ufe00\u2268\ufe00\u223a\xaf\u2642\u2720\u2720\u21a6\u21a6\u21a7\u21a4\u21a5\u25ae\u2a29\u043c\u2014\u2221\u{1d52a}\u2127\xb5\u2223*\u2af0\xb7\u2212\u229f\u2238\u2a2a\u2adb\u2026\u2213\u22a7\u{1d55e}\u2213\u{1d4c2}\u223e\u03bc\u22b8\u22b8\u22d9\u0338\u226b\u20d2\u226b\u0338\u21cd\u21ce\u22d8\u0338\u226a\u20d2\u226a\u0338\u21cf\u22af\u22ae\u2207\u0144\u2220\u20d2\u2249\u2a70\u0338\u224b\u0338\u0149\u2249\u266e\u266e\u2115\xa0\u224e\u0338\u224f\u0338\u2a43\u0148\u0146\u2247\u2a6d\u0338\u2a42\u043d\u2013\u2260\u21d7\u2924\u2197\u2197\u2250\u0338\u2262\u2928\u2242\u0338\u2204\u2204\u{1d52b}\u2267\u0338\u2271\u2271\u2267\u0338\u2a7e\u0338\u2a7e\u0338\u2275\u226f\u226f\u21ce\u21ae\u2af2\u220b\u22fc\u22fa\u220b\u045a\u21cd\u2266\u0338\u219a\u2025\u2270\u219a\u21ae\u2270\u2266\u0338\u2a7d\u0338\u2a7d\u0338\u226e\u2274\u226e\u22ea\u22ec\u2224\u{1d55f}\xac\u2209\u22f9\u0338\u22f5\u0338\u2209\u22f7\u22f6\u220c\u220c\u22fe\u22fd\u2226\u2226\u2afd\u20e5\u2202\u0338\u2a14\u2280\u22e0\u2aaf\u0338\u2280\u2aaf\u0338\u21cf\u219b\u2933\u0338\u219d\u0338\u219b\u22eb\u22ed\u2281\u22e1\u2ab0\u0338\u{1d4c3}\u2224\u2226\u2241\u2244\u2244\u2224\u2226\u22e2\u22e3\u2284\u2ac5\u0338\u2288\u2282\u20d2\u2288\u2ac5\u0338\u2281\u2ab0\u0338\u2285\u2ac6\u0338\u2289\u2283\u20d2\u2289\u2ac6\u0338\u2279\xf1\u2278\u22ea\u22ec\u22eb\u22ed\u03bd#\u2116\u2007\u22ad\u2904\u224d\u20d2\u22ac\u2265\u20d2>\u20d2\u29de\u2902\u2264\u20d2<\u20d2\u22b4\u20d2\u2903\u22b5\u20d2\u223c\u20d2\u21d6\u2923\u2196\u2196\u2927\u24c8\xf3\u229b\u229a\xf4\u043e\u229d\u0151\u2a38\u2299\u29bc\u0153\u29bf\u{1d52c}\u02db\xf2\u29c1\u29b5\u03a9\u222e\u21ba\u29be\u29bb\u203e\u29c0\u014d\u03c9\u03bf\u29b6\u2296\u{1d560}\u29b7\u29b9\u2295\u2228\u21bb\u2a5d\u2134\u2134\xaa\xba\u22b6\u2a56\u2a57\u2a5b\u2134\xf8\u2298\xf5\u2297\u2a36\xf6\u233d\u2225\xb6\u2225\u2af3\u2afd\u2202\u043f%.\u2030\u22a5\u2031\u{1d52d}\u03c6\u03d5\u2133\u260e\u03c0\u22d4\u03d6\u210f\u210e\u210f+\u2a23\u229e\u2a22\u2214\u2a25\u2a72\xb1\u2a26\u2a27\xb1\u2a15\u{1d561}\xa3\u227a\u2ab3\u2ab7\u227c\u2aaf\u227a\u2ab7\u227c\u2aaf\u2ab9\u2ab5\u22e8\u227e\u2032\u2119\u2ab5\u2ab9\u22e8\u220f\u232e\u2312\u2313\u221d\u221d\u227e\u22b0\u{1d4c5}\u03c8\u2008\u{1d52e}\u2a0c\u{1d562}\u2057\u{1d4c6}\u210d\u2a16?\u225f"\u21db\u21d2\u291c\u290f\u2964\u223d\u0331\u0155\u221a\u29b3\u27e9\u2992\u29a5\u27e9\xbb\u2192\u2975\u21e5\u2920\u2933\u291e\u21aa\u21ac\u2945\u2974\u21a3\u219d\u291a\u2236\u211a\u290d\u2773}]\u298c\u298e\u2990\u0159\u0157\u2309}\u0440\u2937\u2969\u201d\u201d\u21b3\u211c\u211b\u211c\u211d\u25ad\xae\u297d\u230b\u{1d52f}\u21c1\u21c0\u296c\u03c1\u03f1\u2192\u21a3\u21c1\u21c0\u21c4\u21cc\u21c9\u219d\u22cc\u02da\u2253\u21c4\u21cc\u200f\u23b1\u23b1\u2aee\u27ed\u21fe\u27e7\u2986\u{1d563}\u2a2e\u2a35)\u2994\u2a12\u21c9\u203a\u{1d4c7}\u21b1]\u2019\u2019\u22cc\u22ca\u25b9\u22b5\u25b8\u29ce\u2968\u211e\u015b\u201a\u227b\u2ab4\u2ab8\u0161\u227d\u2ab0\u015f\u015d\u2ab6\u2aba\u22e9\u2a13\u227f\u0441\u22c5\u22a1\u2a66\u21d8\u2925\u2198\u2198\xa7;\u2929\u2216\u2216\u2736\u{1d530}\u2322\u266f\u0449\u0448\u2223\u2225\xad\u03c3\u03c2\u03c2\u223c\u2a6a\u2243\u2243\u2a9e\u2aa0\u2a9d\u2a9f\u2246\u2a24\u2972\u2190\u2216\u2a33\u29e4\u2223\u2323\u2aaa\u2aac\u2aac\ufe00\u044c/\u29c4\u233f\u{1d564}\u2660\u2660\u2225\u2293\u2293\ufe00\u2294\u2294\ufe00\u228f\u2291\u228f\u2291\u2290\u2292\u2290\u2292\u25a1\u25a1\u25aa\u25aa\u2192\u{1d4c8}\u2216\u2323\u22c6\u2606\u2605\u03f5\u03d5\xaf\u2282\u2ac5\u2abd\u2286\u2ac3\u2ac1\u2acb\u228a\u2abf\u2979\u2282\u2286\u2ac5\u228a\u2acb\u2ac7\u2ad5\u2ad3\u227b\u2ab8\u227d\u2ab0\u2aba\u2ab6\u22e9\u227f\u2211\u266a\u2283\xb9\xb2\xb3\u2ac6\u2abe\u2ad8\u2287\u2ac4\u27c9\u2ad7\u297b\u2ac2\u2acc\u228b\u2ac0\u2283\u2287\u2ac6\u228b\u2acc\u2ac8\u2ad4\u2ad6\u21d9\u2926\u2199\u2199\u292a\xdf\u2316\u03c4\u23b4\u0165\u0163\u0442\u20db\u2315\u{1d531}\u2234\u2234\u03b8\u03d1\u03d1\u2248\u223c\u2009\u2248\u223c\xfe\u02dc\xd7\u22a0\u2a31\u2a30\u222d\u2928\u22a4\u2336\u2af1\u{1d565}\u2ada\u2929\u2034\u2122\u25b5\u25bf\u25c3\u22b4\u225c\u25b9\u22b5\u25ec\u225c\u2a3a\u2a39\u29cd\u2a3b\u23e2\u{1d4c9}\u0446\u045b\u0167\u226c\u219e\u21a0\u21d1\u2963\xfa\u2191\u045e\u016d\xfb\u0443\u21c5\u0171\u296e\u297e\u{1d532}\xf9\u21bf\u21be\u2580\u231c\u231c\u230f\u25f8\u016b\xa8\u0173\u{1d566}\u2191\u2195\u21bf\u21be\u228e\u03c5\u03d2\u03c5\u21c8\u231d\u231d\u230e\u016f\u25f9\u{1d4ca}\u22f0\u0169\u25b5\u25b4\u21c8\xfc\u29a7\u21d5\u2ae8\u2ae9\u22a8\u299c\u03f5\u03f0\u2205\u03d5\u03d6\u221d\u2195\u03f1\u03c2\u228a\ufe00\u2acb\ufe00\u228b\ufe00\u2acc\ufe00\u03d1\u22b2\u22b3\u0432\u22a2\u2228\u22bb\u225a\u22ee||\u{1d533}\u22b2\u2282\u20d2\u2283\u20d2\u{1d567}\u221d\u22b3\u{1d4cb}\u2acb\ufe00\u228a\ufe00\u2acc\ufe00\u228b\ufe00\u299a\u0175\u2a5f\u2227\u2259\u2118\u{1d534}\u{1d568}\u2118\u2240\u2240\u{1d4cc}\u22c2\u25ef\u22c3\u25bd\u{1d535}\u27fa\u27f7\u03be\u27f8\u27f5\u27fc\u22fb\u2a00\u{1d569}\u2a01\u2a02\u27f9\u27f6\u{1d4cd}\u2a06\u2a04\u25b3\u22c1\u22c0\xfd\u044f\u0177\u044b\xa5\u{1d536}\u0457\u{1d56a}\u{1d4ce}\u044e\xff\u017a\u017e\u0437\u017c\u2128\u03b6\u{1d537}\u0436\u21dd\u{1d56b}\u{1d4cf}\u200d\u200c' ];
  const S = 35;
  const k = 48;
  const b = 6;
  const D = 6;
  const C = 2654435761;
  const R = 2246822507;
  const N = 1024;
  const I = (() => {
   const e = new Uint8Array(128);
   for (let t = 48; t <= 57; t++) e[t] = t - 47;
   for (let t = 65; t <= 90; t++) e[t] = t - 54;
   for (let t = 97; t <= 122; t++) e[t] = t - 60;
   return e;
  })();
  function $(e, t, r) {
   return e.charCodeAt(t) << 25 | e.charCodeAt(t + 1) << 18 | e.charCodeAt(t + r - 2) << 11 | I[e.charCodeAt(t + r - 1)] << 5 | r;
  }
  function O(e, t) {
   return (e * 3 << 3 ^ t) & N - 1;
  }
  function w(e, t) {
   return (Math.imul(e, C) >>> 16) * t >>> 16;
  }
  function y(e, t) {
   return (Math.imul(e, R) >>> 16) * t >>> 16;
  }
  function P(e) {
   const [t, r] = e;
   const a = t.charCodeAt(0) - k << 6 | t.charCodeAt(1) - k;
   const s = t.charCodeAt(2) - k << 6 | t.charCodeAt(3) - k;
   const i = t.charCodeAt(4) - k << 6 | t.charCodeAt(5) - k;
   const n = b + s;
   const o = n + 2 * a;
   const c = 2 * i;
   const l = new Int32Array(c);
   const h = new Uint16Array(c);
   const _ = new Uint16Array(c);
   const u = new Uint32Array(N);
   const p = new Map;
   const E = [];
   let T = "";
   let d = b;
   let m = 0;
   for (let e = 0; e < a; e++) {
    const r = t.charCodeAt(n + 2 * e) - S;
    const a = t.charCodeAt(n + 2 * e + 1) - S;
    const s = r & 31;
    const c = s + (a & 31);
    const A = 1 + (a >> 5);
    T = T.slice(0, s) + t.slice(d, d + c - s);
    d += c - s;
    const f = $(T, 0, c);
    const g = t.charCodeAt(o + Math.floor(e / D)) - k & 1 << e % D;
    let b = 2 * (g === 0 ? w : y)(f, i);
    if (l[b] !== 0) b += 1;
    l[b] = f;
    if (c > 4) {
     const e = T.slice(2, c - 2);
     const t = p.get(e);
     if (t === void 0) {
      p.set(e, E.length);
      h[b] = E.length;
      for (let t = 0; t < e.length; t += 2) E.push(e.charCodeAt(t) | e.charCodeAt(t + 1) << 16);
     } else h[b] = t;
    }
    const C = O(T.charCodeAt(0), T.charCodeAt(1));
    u[C] |= c <= 16 ? 1 << c - 2 : 32768;
    if ((r & 32) !== 0) u[C] |= 1 << c - 2 + 16;
    _[b] = m << 2 | A - 1 | (r & 32) >> 4;
    m += A;
   }
   return {
    keys: l,
    buckets: i,
    slotMidOff: h,
    slotValue: _,
    values: r,
    lengthBits: u,
    middles: new Uint32Array(E)
   };
  }
  const L = 35;
  const M = 59;
  const x = 61;
  const B = 48;
  const U = 97;
  const F = 120;
  const G = 65;
  const H = 32;
  function v(e) {
   return e - B >>> 0 <= 9;
  }
  function q(e) {
   return v(e) || (e | H) - U >>> 0 <= 25;
  }
  function Y(e) {
   return e === x || q(e);
  }
  var z;
  (function(e) {
   e[e["Legacy"] = 0] = "Legacy";
   e[e["Strict"] = 1] = "Strict";
   e[e["Attribute"] = 2] = "Attribute";
  })(z || (z = {}));
  const Q = P(g);
  const W = (() => Q.keys)();
  const K = (() => Q.buckets)();
  const V = (() => Q.slotMidOff)();
  const X = (() => Q.lengthBits)();
  const j = (() => Q.middles)();
  const Z = (() => Q.slotValue)();
  const J = (() => Q.values)();
  function ee(e, t, r) {
   const a = e.charCodeAt(t);
   const s = e.charCodeAt(t + 1);
   const i = e.charCodeAt(t + r - 2);
   const n = e.charCodeAt(t + r - 1);
   if ((a | s | i | n) > 127) return -1;
   const o = a << 25 | s << 18 | i << 11 | I[n] << 5 | r;
   let c = 2 * ((Math.imul(o, C) >>> 16) * K >>> 16);
   for (let a = 0; ;a++) {
    if (W[c] === o && (r <= 4 || te(c, e, t, r))) return c;
    if (W[c + 1] === o && (r <= 4 || te(c + 1, e, t, r))) return c + 1;
    if (a === 1) return -1;
    c = 2 * ((Math.imul(o, R) >>> 16) * K >>> 16);
   }
  }
  function te(e, t, r, a) {
   let s = V[e];
   let i = r + 2;
   const n = r + a - 2;
   while (i + 1 < n) {
    if ((t.charCodeAt(i) | t.charCodeAt(i + 1) << 16) !== j[s++]) return false;
    i += 2;
   }
   return i === n || t.charCodeAt(i) === (j[s] & 65535);
  }
  const re = (() => {
   const e = new Uint8Array(128).fill(255);
   for (let t = 0; t < 10; t++) e[B + t] = t;
   for (let t = 0; t < 6; t++) {
    e[G + t] = t + 10;
    e[U + t] = t + 10;
   }
   return e;
  })();
  function ae(e, t, r) {
   let a = X[O(e.charCodeAt(t), e.charCodeAt(t + 1))] >>> 16 & 31;
   while (a !== 0) {
    const s = 31 - Math.clz32(a);
    a ^= 1 << s;
    if (s + 2 > r) continue;
    const i = ee(e, t, s + 2);
    if (i >= 0 && (Z[i] & 2) !== 0) return i << 3 | s + 2;
   }
   return -1;
  }
  function se(e, t, r) {
   const a = e.slice(t, t + 32).indexOf(";");
   if (a - 2 >>> 0 <= 29) {
    const r = ee(e, t, a);
    if (r >= 0) return r << 6 | a + 1;
   }
   if (r !== z.Strict) {
    const a = ae(e, t, Math.min(31, e.length - t));
    if (a >= 0) {
     const s = a & 7;
     if (r !== z.Attribute || t + s >= e.length || !Y(e.charCodeAt(t + s))) return a >> 3 << 6 | s;
    }
   }
   return -1;
  }
  const ie = 0;
  const ne = 1;
  const oe = 2;
  const ce = 3;
  const le = 4;
  class he {
   emitCodePoint;
   errors;
   state=ie;
   consumed=1;
   result=0;
   decodeMode=z.Strict;
   replaceNumericCodePoint=f;
   constructor(e, t) {
    this.emitCodePoint = e;
    this.errors = t;
   }
   stateNumericStart(e, t) {
    if (t >= e.length) return -1;
    if ((e.charCodeAt(t) | H) === F) {
     this.state = ce;
     this.consumed += 1;
     return this.stateNumericHex(e, t + 1);
    }
    this.state = oe;
    return this.stateNumericDecimal(e, t);
   }
   stateNumericHex(e, t) {
    const r = e.length;
    let {result: a, consumed: s} = this;
    let i = t;
    while (i < r) {
     const t = e.charCodeAt(i);
     const r = re[t];
     if (r <= 15) a = a * 16 + r; else {
      this.result = a;
      this.consumed = s;
      return this.emitNumericEntity(t, 3);
     }
     s += 1;
     i += 1;
    }
    this.result = a;
    this.consumed = s;
    return -1;
   }
   stateNumericDecimal(e, t) {
    const r = e.length;
    let {result: a, consumed: s} = this;
    let i = t;
    while (i < r) {
     const t = e.charCodeAt(i) - B;
     if (t >>> 0 > 9) {
      this.result = a;
      this.consumed = s;
      return this.emitNumericEntity(t + B, 2);
     }
     a = a * 10 + t;
     s += 1;
     i += 1;
    }
    this.result = a;
    this.consumed = s;
    return -1;
   }
   emitNumericEntity(e, t) {
    if (this.consumed <= t) {
     this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed);
     return 0;
    }
    if (e === M) this.consumed += 1; else if (this.decodeMode === z.Strict) return 0;
    this.emitCodePoint(this.replaceNumericCodePoint(this.result), this.consumed);
    if (this.errors) {
     if (e !== M) this.errors.missingSemicolonAfterCharacterReference();
     this.errors.validateNumericCharacterReference(this.result);
    }
    return this.consumed;
   }
   startEntity(e) {
    this.decodeMode = e;
    this.state = ie;
    this.result = 0;
    this.consumed = 1;
   }
   write(e, t) {
    switch (this.state) {
    case ie:
     if (e.charCodeAt(t) === L) {
      this.state = ne;
      this.consumed += 1;
      return this.stateNumericStart(e, t + 1);
     }
     this.state = le;
     return this.stateNamedEntity(e, t);

    case ne:
     return this.stateNumericStart(e, t);

    case oe:
     return this.stateNumericDecimal(e, t);

    case ce:
     return this.stateNumericHex(e, t);

    default:
     return this.stateNamedEntity(e, t);
    }
   }
   end() {
    switch (this.state) {
    case le:
     return this.endNamedEntity();

    case oe:
     return this.emitNumericEntity(0, 2);

    case ce:
     return this.emitNumericEntity(0, 3);

    case ne:
     this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed);
     return 0;

    default:
     return 0;
    }
   }
  }
  class _e extends he {
   runLength=0;
   nameBuffer=new Uint8Array(32);
   emitSlot(e) {
    const t = Z[e];
    const r = t >> 2;
    this.emitCodePoint(J.charCodeAt(r), this.consumed);
    if ((t & 1) !== 0) this.emitCodePoint(J.charCodeAt(r + 1), this.consumed);
   }
   startEntity(e) {
    super.startEntity(e);
    this.runLength = 0;
   }
   stateNamedEntity(e, t) {
    const r = e.length;
    if (this.runLength === 0 && t + 17 <= r) {
     const a = e.charCodeAt(t);
     const s = O(a, e.charCodeAt(t + 1));
     const i = X[s];
     if ((i & 32768) !== 0 && t + 32 <= r) {
      const r = se(e, t, this.decodeMode);
      if (r >= 0) {
       const a = r & 63;
       this.consumed = a + 1;
       this.emitSlot(r >> 6);
       if (e.charCodeAt(t + a - 1) !== M) this.errors?.missingSemicolonAfterCharacterReference();
       return this.consumed;
      }
      return 0;
     }
     let n = i & 32767;
     while (n !== 0) {
      const r = n & -n;
      n ^= r;
      const a = 33 - Math.clz32(r);
      if (e.charCodeAt(t + a) === M) {
       const r = ee(e, t, a);
       if (r >= 0) {
        this.consumed = a + 2;
        this.emitSlot(r);
        return this.consumed;
       }
      }
     }
     if ((i & 32768) === 0) {
      if (this.decodeMode !== z.Strict) {
       const r = ae(e, t, 31);
       if (r >= 0) {
        const a = r & 7;
        const s = e.charCodeAt(t + a);
        if (this.decodeMode === z.Attribute && Y(s)) return 0;
        this.consumed = a + 1;
        this.emitSlot(r >> 3);
        this.errors?.missingSemicolonAfterCharacterReference();
        return this.consumed;
       }
      }
      return 0;
     }
    }
    let a = t;
    let {runLength: s} = this;
    let i = -1;
    const n = Math.min(r, t + 32 - s);
    while (a < n) {
     const t = e.charCodeAt(a);
     if (!q(t)) {
      i = t;
      break;
     }
     this.nameBuffer[s++] = t;
     a++;
    }
    if (i < 0 && s < 32) {
     this.runLength = s;
     return -1;
    }
    if (i === M && s - 2 >>> 0 <= 29) {
     const e = ue(this.nameBuffer, s);
     if (e >= 0) {
      this.consumed = s + 2;
      this.emitSlot(e);
      return this.consumed;
     }
    }
    if (this.decodeMode !== z.Strict && s >= 2) {
     const e = Ee(this.nameBuffer, s);
     if (e >= 0) {
      const t = e & 7;
      const r = t < s ? this.nameBuffer[t] : i;
      if (this.decodeMode === z.Attribute && Y(r)) return 0;
      this.consumed = t + 1;
      this.emitSlot(e >> 3);
      this.errors?.missingSemicolonAfterCharacterReference();
      return this.consumed;
     }
    }
    return 0;
   }
   endNamedEntity() {
    if (this.decodeMode === z.Strict || this.runLength < 2) return 0;
    const e = Ee(this.nameBuffer, this.runLength);
    if (e < 0) return 0;
    if (this.decodeMode === z.Attribute && (e & 7) < this.runLength) return 0;
    this.consumed = 1 + (e & 7);
    this.emitSlot(e >> 3);
    this.errors?.missingSemicolonAfterCharacterReference();
    return this.consumed;
   }
  }
  function ue(e, t) {
   const r = e[0] << 25 | e[1] << 18 | e[t - 2] << 11 | I[e[t - 1]] << 5 | t;
   let a = 2 * ((Math.imul(r, C) >>> 16) * K >>> 16);
   for (let s = 0; ;s++) {
    if (W[a] === r && (t <= 4 || pe(a, e, t))) return a;
    if (W[a + 1] === r && (t <= 4 || pe(a + 1, e, t))) return a + 1;
    if (s === 1) return -1;
    a = 2 * ((Math.imul(r, R) >>> 16) * K >>> 16);
   }
  }
  function pe(e, t, r) {
   let a = V[e];
   let s = 2;
   const i = r - 2;
   while (s + 1 < i) {
    if ((t[s] | t[s + 1] << 16) !== j[a++]) return false;
    s += 2;
   }
   return s === i || t[s] === (j[a] & 65535);
  }
  function Ee(e, t) {
   let r = X[O(e[0], e[1])] >>> 16 & 31;
   while (r !== 0) {
    const a = 31 - Math.clz32(r);
    r ^= 1 << a;
    if (a + 2 > t) continue;
    const s = ue(e, a + 2);
    if (s >= 0 && (Z[s] & 2) !== 0) return s << 3 | a + 2;
   }
   return -1;
  }
  var Te;
  (function(e) {
   e["HTML"] = "http://www.w3.org/1999/xhtml";
   e["MATHML"] = "http://www.w3.org/1998/Math/MathML";
   e["SVG"] = "http://www.w3.org/2000/svg";
   e["XLINK"] = "http://www.w3.org/1999/xlink";
   e["XML"] = "http://www.w3.org/XML/1998/namespace";
   e["XMLNS"] = "http://www.w3.org/2000/xmlns/";
  })(Te || (Te = {}));
  var de;
  (function(e) {
   e["TYPE"] = "type";
   e["ACTION"] = "action";
   e["ENCODING"] = "encoding";
   e["PROMPT"] = "prompt";
   e["NAME"] = "name";
   e["COLOR"] = "color";
   e["FACE"] = "face";
   e["SIZE"] = "size";
  })(de || (de = {}));
  var me;
  (function(e) {
   e["NO_QUIRKS"] = "no-quirks";
   e["QUIRKS"] = "quirks";
   e["LIMITED_QUIRKS"] = "limited-quirks";
  })(me || (me = {}));
  var Ae;
  (function(e) {
   e["A"] = "a";
   e["ADDRESS"] = "address";
   e["ANNOTATION_XML"] = "annotation-xml";
   e["APPLET"] = "applet";
   e["AREA"] = "area";
   e["ARTICLE"] = "article";
   e["ASIDE"] = "aside";
   e["B"] = "b";
   e["BASE"] = "base";
   e["BASEFONT"] = "basefont";
   e["BGSOUND"] = "bgsound";
   e["BIG"] = "big";
   e["BLOCKQUOTE"] = "blockquote";
   e["BODY"] = "body";
   e["BR"] = "br";
   e["BUTTON"] = "button";
   e["CAPTION"] = "caption";
   e["CENTER"] = "center";
   e["CODE"] = "code";
   e["COL"] = "col";
   e["COLGROUP"] = "colgroup";
   e["DD"] = "dd";
   e["DESC"] = "desc";
   e["DETAILS"] = "details";
   e["DIALOG"] = "dialog";
   e["DIR"] = "dir";
   e["DIV"] = "div";
   e["DL"] = "dl";
   e["DT"] = "dt";
   e["EM"] = "em";
   e["EMBED"] = "embed";
   e["FIELDSET"] = "fieldset";
   e["FIGCAPTION"] = "figcaption";
   e["FIGURE"] = "figure";
   e["FONT"] = "font";
   e["FOOTER"] = "footer";
   e["FOREIGN_OBJECT"] = "foreignObject";
   e["FORM"] = "form";
   e["FRAME"] = "frame";
   e["FRAMESET"] = "frameset";
   e["H1"] = "h1";
   e["H2"] = "h2";
   e["H3"] = "h3";
   e["H4"] = "h4";
   e["H5"] = "h5";
   e["H6"] = "h6";
   e["HEAD"] = "head";
   e["HEADER"] = "header";
   e["HGROUP"] = "hgroup";
   e["HR"] = "hr";
   e["HTML"] = "html";
   e["I"] = "i";
   e["IMG"] = "img";
   e["IMAGE"] = "image";
   e["INPUT"] = "input";
   e["IFRAME"] = "iframe";
   e["KEYGEN"] = "keygen";
   e["LABEL"] = "label";
   e["LI"] = "li";
   e["LINK"] = "link";
   e["LISTING"] = "listing";
   e["MAIN"] = "main";
   e["MALIGNMARK"] = "malignmark";
   e["MARQUEE"] = "marquee";
   e["MATH"] = "math";
   e["MENU"] = "menu";
   e["META"] = "meta";
   e["MGLYPH"] = "mglyph";
   e["MI"] = "mi";
   e["MO"] = "mo";
   e["MN"] = "mn";
   e["MS"] = "ms";
   e["MTEXT"] = "mtext";
   e["NAV"] = "nav";
   e["NOBR"] = "nobr";
   e["NOFRAMES"] = "noframes";
   e["NOEMBED"] = "noembed";
   e["NOSCRIPT"] = "noscript";
   e["OBJECT"] = "object";
   e["OL"] = "ol";
   e["OPTGROUP"] = "optgroup";
   e["OPTION"] = "option";
   e["P"] = "p";
   e["PARAM"] = "param";
   e["PLAINTEXT"] = "plaintext";
   e["PRE"] = "pre";
   e["RB"] = "rb";
   e["RP"] = "rp";
   e["RT"] = "rt";
   e["RTC"] = "rtc";
   e["RUBY"] = "ruby";
   e["S"] = "s";
   e["SCRIPT"] = "script";
   e["SEARCH"] = "search";
   e["SECTION"] = "section";
   e["SELECT"] = "select";
   e["SOURCE"] = "source";
   e["SMALL"] = "small";
   e["SPAN"] = "span";
   e["STRIKE"] = "strike";
   e["STRONG"] = "strong";
   e["STYLE"] = "style";
   e["SUB"] = "sub";
   e["SUMMARY"] = "summary";
   e["SUP"] = "sup";
   e["TABLE"] = "table";
   e["TBODY"] = "tbody";
   e["TEMPLATE"] = "template";
   e["TEXTAREA"] = "textarea";
   e["TFOOT"] = "tfoot";
   e["TD"] = "td";
   e["TH"] = "th";
   e["THEAD"] = "thead";
   e["TITLE"] = "title";
   e["TR"] = "tr";
   e["TRACK"] = "track";
   e["TT"] = "tt";
   e["U"] = "u";
   e["UL"] = "ul";
   e["SVG"] = "svg";
   e["VAR"] = "var";
   e["WBR"] = "wbr";
   e["XMP"] = "xmp";
  })(Ae || (Ae = {}));
  var fe;
  (function(e) {
   e[e["UNKNOWN"] = 0] = "UNKNOWN";
   e[e["A"] = 1] = "A";
   e[e["ADDRESS"] = 2] = "ADDRESS";
   e[e["ANNOTATION_XML"] = 3] = "ANNOTATION_XML";
   e[e["APPLET"] = 4] = "APPLET";
   e[e["AREA"] = 5] = "AREA";
   e[e["ARTICLE"] = 6] = "ARTICLE";
   e[e["ASIDE"] = 7] = "ASIDE";
   e[e["B"] = 8] = "B";
   e[e["BASE"] = 9] = "BASE";
   e[e["BASEFONT"] = 10] = "BASEFONT";
   e[e["BGSOUND"] = 11] = "BGSOUND";
   e[e["BIG"] = 12] = "BIG";
   e[e["BLOCKQUOTE"] = 13] = "BLOCKQUOTE";
   e[e["BODY"] = 14] = "BODY";
   e[e["BR"] = 15] = "BR";
   e[e["BUTTON"] = 16] = "BUTTON";
   e[e["CAPTION"] = 17] = "CAPTION";
   e[e["CENTER"] = 18] = "CENTER";
   e[e["CODE"] = 19] = "CODE";
   e[e["COL"] = 20] = "COL";
   e[e["COLGROUP"] = 21] = "COLGROUP";
   e[e["DD"] = 22] = "DD";
   e[e["DESC"] = 23] = "DESC";
   e[e["DETAILS"] = 24] = "DETAILS";
   e[e["DIALOG"] = 25] = "DIALOG";
   e[e["DIR"] = 26] = "DIR";
   e[e["DIV"] = 27] = "DIV";
   e[e["DL"] = 28] = "DL";
   e[e["DT"] = 29] = "DT";
   e[e["EM"] = 30] = "EM";
   e[e["EMBED"] = 31] = "EMBED";
   e[e["FIELDSET"] = 32] = "FIELDSET";
   e[e["FIGCAPTION"] = 33] = "FIGCAPTION";
   e[e["FIGURE"] = 34] = "FIGURE";
   e[e["FONT"] = 35] = "FONT";
   e[e["FOOTER"] = 36] = "FOOTER";
   e[e["FOREIGN_OBJECT"] = 37] = "FOREIGN_OBJECT";
   e[e["FORM"] = 38] = "FORM";
   e[e["FRAME"] = 39] = "FRAME";
   e[e["FRAMESET"] = 40] = "FRAMESET";
   e[e["H1"] = 41] = "H1";
   e[e["H2"] = 42] = "H2";
   e[e["H3"] = 43] = "H3";
   e[e["H4"] = 44] = "H4";
   e[e["H5"] = 45] = "H5";
   e[e["H6"] = 46] = "H6";
   e[e["HEAD"] = 47] = "HEAD";
   e[e["HEADER"] = 48] = "HEADER";
   e[e["HGROUP"] = 49] = "HGROUP";
   e[e["HR"] = 50] = "HR";
   e[e["HTML"] = 51] = "HTML";
   e[e["I"] = 52] = "I";
   e[e["IMG"] = 53] = "IMG";
   e[e["IMAGE"] = 54] = "IMAGE";
   e[e["INPUT"] = 55] = "INPUT";
   e[e["IFRAME"] = 56] = "IFRAME";
   e[e["KEYGEN"] = 57] = "KEYGEN";
   e[e["LABEL"] = 58] = "LABEL";
   e[e["LI"] = 59] = "LI";
   e[e["LINK"] = 60] = "LINK";
   e[e["LISTING"] = 61] = "LISTING";
   e[e["MAIN"] = 62] = "MAIN";
   e[e["MALIGNMARK"] = 63] = "MALIGNMARK";
   e[e["MARQUEE"] = 64] = "MARQUEE";
   e[e["MATH"] = 65] = "MATH";
   e[e["MENU"] = 66] = "MENU";
   e[e["META"] = 67] = "META";
   e[e["MGLYPH"] = 68] = "MGLYPH";
   e[e["MI"] = 69] = "MI";
   e[e["MO"] = 70] = "MO";
   e[e["MN"] = 71] = "MN";
   e[e["MS"] = 72] = "MS";
   e[e["MTEXT"] = 73] = "MTEXT";
   e[e["NAV"] = 74] = "NAV";
   e[e["NOBR"] = 75] = "NOBR";
   e[e["NOFRAMES"] = 76] = "NOFRAMES";
   e[e["NOEMBED"] = 77] = "NOEMBED";
   e[e["NOSCRIPT"] = 78] = "NOSCRIPT";
   e[e["OBJECT"] = 79] = "OBJECT";
   e[e["OL"] = 80] = "OL";
   e[e["OPTGROUP"] = 81] = "OPTGROUP";
   e[e["OPTION"] = 82] = "OPTION";
   e[e["P"] = 83] = "P";
   e[e["PARAM"] = 84] = "PARAM";
   e[e["PLAINTEXT"] = 85] = "PLAINTEXT";
   e[e["PRE"] = 86] = "PRE";
   e[e["RB"] = 87] = "RB";
   e[e["RP"] = 88] = "RP";
   e[e["RT"] = 89] = "RT";
   e[e["RTC"] = 90] = "RTC";
   e[e["RUBY"] = 91] = "RUBY";
   e[e["S"] = 92] = "S";
   e[e["SCRIPT"] = 93] = "SCRIPT";
   e[e["SEARCH"] = 94] = "SEARCH";
   e[e["SECTION"] = 95] = "SECTION";
   e[e["SELECT"] = 96] = "SELECT";
   e[e["SOURCE"] = 97] = "SOURCE";
   e[e["SMALL"] = 98] = "SMALL";
   e[e["SPAN"] = 99] = "SPAN";
   e[e["STRIKE"] = 100] = "STRIKE";
   e[e["STRONG"] = 101] = "STRONG";
   e[e["STYLE"] = 102] = "STYLE";
   e[e["SUB"] = 103] = "SUB";
   e[e["SUMMARY"] = 104] = "SUMMARY";
   e[e["SUP"] = 105] = "SUP";
   e[e["TABLE"] = 106] = "TABLE";
   e[e["TBODY"] = 107] = "TBODY";
   e[e["TEMPLATE"] = 108] = "TEMPLATE";
   e[e["TEXTAREA"] = 109] = "TEXTAREA";
   e[e["TFOOT"] = 110] = "TFOOT";
   e[e["TD"] = 111] = "TD";
   e[e["TH"] = 112] = "TH";
   e[e["THEAD"] = 113] = "THEAD";
   e[e["TITLE"] = 114] = "TITLE";
   e[e["TR"] = 115] = "TR";
   e[e["TRACK"] = 116] = "TRACK";
   e[e["TT"] = 117] = "TT";
   e[e["U"] = 118] = "U";
   e[e["UL"] = 119] = "UL";
   e[e["SVG"] = 120] = "SVG";
   e[e["VAR"] = 121] = "VAR";
   e[e["WBR"] = 122] = "WBR";
   e[e["XMP"] = 123] = "XMP";
  })(fe || (fe = {}));
  const ge = new Map([ [ Ae.A, fe.A ], [ Ae.ADDRESS, fe.ADDRESS ], [ Ae.ANNOTATION_XML, fe.ANNOTATION_XML ], [ Ae.APPLET, fe.APPLET ], [ Ae.AREA, fe.AREA ], [ Ae.ARTICLE, fe.ARTICLE ], [ Ae.ASIDE, fe.ASIDE ], [ Ae.B, fe.B ], [ Ae.BASE, fe.BASE ], [ Ae.BASEFONT, fe.BASEFONT ], [ Ae.BGSOUND, fe.BGSOUND ], [ Ae.BIG, fe.BIG ], [ Ae.BLOCKQUOTE, fe.BLOCKQUOTE ], [ Ae.BODY, fe.BODY ], [ Ae.BR, fe.BR ], [ Ae.BUTTON, fe.BUTTON ], [ Ae.CAPTION, fe.CAPTION ], [ Ae.CENTER, fe.CENTER ], [ Ae.CODE, fe.CODE ], [ Ae.COL, fe.COL ], [ Ae.COLGROUP, fe.COLGROUP ], [ Ae.DD, fe.DD ], [ Ae.DESC, fe.DESC ], [ Ae.DETAILS, fe.DETAILS ], [ Ae.DIALOG, fe.DIALOG ], [ Ae.DIR, fe.DIR ], [ Ae.DIV, fe.DIV ], [ Ae.DL, fe.DL ], [ Ae.DT, fe.DT ], [ Ae.EM, fe.EM ], [ Ae.EMBED, fe.EMBED ], [ Ae.FIELDSET, fe.FIELDSET ], [ Ae.FIGCAPTION, fe.FIGCAPTION ], [ Ae.FIGURE, fe.FIGURE ], [ Ae.FONT, fe.FONT ], [ Ae.FOOTER, fe.FOOTER ], [ Ae.FOREIGN_OBJECT, fe.FOREIGN_OBJECT ], [ Ae.FORM, fe.FORM ], [ Ae.FRAME, fe.FRAME ], [ Ae.FRAMESET, fe.FRAMESET ], [ Ae.H1, fe.H1 ], [ Ae.H2, fe.H2 ], [ Ae.H3, fe.H3 ], [ Ae.H4, fe.H4 ], [ Ae.H5, fe.H5 ], [ Ae.H6, fe.H6 ], [ Ae.HEAD, fe.HEAD ], [ Ae.HEADER, fe.HEADER ], [ Ae.HGROUP, fe.HGROUP ], [ Ae.HR, fe.HR ], [ Ae.HTML, fe.HTML ], [ Ae.I, fe.I ], [ Ae.IMG, fe.IMG ], [ Ae.IMAGE, fe.IMAGE ], [ Ae.INPUT, fe.INPUT ], [ Ae.IFRAME, fe.IFRAME ], [ Ae.KEYGEN, fe.KEYGEN ], [ Ae.LABEL, fe.LABEL ], [ Ae.LI, fe.LI ], [ Ae.LINK, fe.LINK ], [ Ae.LISTING, fe.LISTING ], [ Ae.MAIN, fe.MAIN ], [ Ae.MALIGNMARK, fe.MALIGNMARK ], [ Ae.MARQUEE, fe.MARQUEE ], [ Ae.MATH, fe.MATH ], [ Ae.MENU, fe.MENU ], [ Ae.META, fe.META ], [ Ae.MGLYPH, fe.MGLYPH ], [ Ae.MI, fe.MI ], [ Ae.MO, fe.MO ], [ Ae.MN, fe.MN ], [ Ae.MS, fe.MS ], [ Ae.MTEXT, fe.MTEXT ], [ Ae.NAV, fe.NAV ], [ Ae.NOBR, fe.NOBR ], [ Ae.NOFRAMES, fe.NOFRAMES ], [ Ae.NOEMBED, fe.NOEMBED ], [ Ae.NOSCRIPT, fe.NOSCRIPT ], [ Ae.OBJECT, fe.OBJECT ], [ Ae.OL, fe.OL ], [ Ae.OPTGROUP, fe.OPTGROUP ], [ Ae.OPTION, fe.OPTION ], [ Ae.P, fe.P ], [ Ae.PARAM, fe.PARAM ], [ Ae.PLAINTEXT, fe.PLAINTEXT ], [ Ae.PRE, fe.PRE ], [ Ae.RB, fe.RB ], [ Ae.RP, fe.RP ], [ Ae.RT, fe.RT ], [ Ae.RTC, fe.RTC ], [ Ae.RUBY, fe.RUBY ], [ Ae.S, fe.S ], [ Ae.SCRIPT, fe.SCRIPT ], [ Ae.SEARCH, fe.SEARCH ], [ Ae.SECTION, fe.SECTION ], [ Ae.SELECT, fe.SELECT ], [ Ae.SOURCE, fe.SOURCE ], [ Ae.SMALL, fe.SMALL ], [ Ae.SPAN, fe.SPAN ], [ Ae.STRIKE, fe.STRIKE ], [ Ae.STRONG, fe.STRONG ], [ Ae.STYLE, fe.STYLE ], [ Ae.SUB, fe.SUB ], [ Ae.SUMMARY, fe.SUMMARY ], [ Ae.SUP, fe.SUP ], [ Ae.TABLE, fe.TABLE ], [ Ae.TBODY, fe.TBODY ], [ Ae.TEMPLATE, fe.TEMPLATE ], [ Ae.TEXTAREA, fe.TEXTAREA ], [ Ae.TFOOT, fe.TFOOT ], [ Ae.TD, fe.TD ], [ Ae.TH, fe.TH ], [ Ae.THEAD, fe.THEAD ], [ Ae.TITLE, fe.TITLE ], [ Ae.TR, fe.TR ], [ Ae.TRACK, fe.TRACK ], [ Ae.TT, fe.TT ], [ Ae.U, fe.U ], [ Ae.UL, fe.UL ], [ Ae.SVG, fe.SVG ], [ Ae.VAR, fe.VAR ], [ Ae.WBR, fe.WBR ], [ Ae.XMP, fe.XMP ] ]);
  function Se(e) {
   var t;
   return (t = ge.get(e)) !== null && t !== void 0 ? t : fe.UNKNOWN;
  }
  const ke = fe;
  const be = {
   [Te.HTML]: new Set([ ke.ADDRESS, ke.APPLET, ke.AREA, ke.ARTICLE, ke.ASIDE, ke.BASE, ke.BASEFONT, ke.BGSOUND, ke.BLOCKQUOTE, ke.BODY, ke.BR, ke.BUTTON, ke.CAPTION, ke.CENTER, ke.COL, ke.COLGROUP, ke.DD, ke.DETAILS, ke.DIR, ke.DIV, ke.DL, ke.DT, ke.EMBED, ke.FIELDSET, ke.FIGCAPTION, ke.FIGURE, ke.FOOTER, ke.FORM, ke.FRAME, ke.FRAMESET, ke.H1, ke.H2, ke.H3, ke.H4, ke.H5, ke.H6, ke.HEAD, ke.HEADER, ke.HGROUP, ke.HR, ke.HTML, ke.IFRAME, ke.IMG, ke.INPUT, ke.LI, ke.LINK, ke.LISTING, ke.MAIN, ke.MARQUEE, ke.MENU, ke.META, ke.NAV, ke.NOEMBED, ke.NOFRAMES, ke.NOSCRIPT, ke.OBJECT, ke.OL, ke.P, ke.PARAM, ke.PLAINTEXT, ke.PRE, ke.SCRIPT, ke.SECTION, ke.SELECT, ke.SOURCE, ke.STYLE, ke.SUMMARY, ke.TABLE, ke.TBODY, ke.TD, ke.TEMPLATE, ke.TEXTAREA, ke.TFOOT, ke.TH, ke.THEAD, ke.TITLE, ke.TR, ke.TRACK, ke.UL, ke.WBR, ke.XMP ]),
   [Te.MATHML]: new Set([ ke.MI, ke.MO, ke.MN, ke.MS, ke.MTEXT, ke.ANNOTATION_XML ]),
   [Te.SVG]: new Set([ ke.TITLE, ke.FOREIGN_OBJECT, ke.DESC ]),
   [Te.XLINK]: new Set,
   [Te.XML]: new Set,
   [Te.XMLNS]: new Set
  };
  new Set([ ke.H1, ke.H2, ke.H3, ke.H4, ke.H5, ke.H6 ]);
  new Set([ Ae.STYLE, Ae.SCRIPT, Ae.XMP, Ae.IFRAME, Ae.NOEMBED, Ae.NOFRAMES, Ae.PLAINTEXT ]);
  const De = 64;
  var Ce;
  (function(e) {
   e[e["DATA"] = 0] = "DATA";
   e[e["RCDATA"] = 1] = "RCDATA";
   e[e["RAWTEXT"] = 2] = "RAWTEXT";
   e[e["SCRIPT_DATA"] = 3] = "SCRIPT_DATA";
   e[e["PLAINTEXT"] = 4] = "PLAINTEXT";
   e[e["TAG_OPEN"] = 5] = "TAG_OPEN";
   e[e["END_TAG_OPEN"] = 6] = "END_TAG_OPEN";
   e[e["TAG_NAME"] = 7] = "TAG_NAME";
   e[e["RCDATA_LESS_THAN_SIGN"] = 8] = "RCDATA_LESS_THAN_SIGN";
   e[e["RCDATA_END_TAG_OPEN"] = 9] = "RCDATA_END_TAG_OPEN";
   e[e["RCDATA_END_TAG_NAME"] = 10] = "RCDATA_END_TAG_NAME";
   e[e["RAWTEXT_LESS_THAN_SIGN"] = 11] = "RAWTEXT_LESS_THAN_SIGN";
   e[e["RAWTEXT_END_TAG_OPEN"] = 12] = "RAWTEXT_END_TAG_OPEN";
   e[e["RAWTEXT_END_TAG_NAME"] = 13] = "RAWTEXT_END_TAG_NAME";
   e[e["SCRIPT_DATA_LESS_THAN_SIGN"] = 14] = "SCRIPT_DATA_LESS_THAN_SIGN";
   e[e["SCRIPT_DATA_END_TAG_OPEN"] = 15] = "SCRIPT_DATA_END_TAG_OPEN";
   e[e["SCRIPT_DATA_END_TAG_NAME"] = 16] = "SCRIPT_DATA_END_TAG_NAME";
   e[e["SCRIPT_DATA_ESCAPE_START"] = 17] = "SCRIPT_DATA_ESCAPE_START";
   e[e["SCRIPT_DATA_ESCAPE_START_DASH"] = 18] = "SCRIPT_DATA_ESCAPE_START_DASH";
   e[e["SCRIPT_DATA_ESCAPED"] = 19] = "SCRIPT_DATA_ESCAPED";
   e[e["SCRIPT_DATA_ESCAPED_DASH"] = 20] = "SCRIPT_DATA_ESCAPED_DASH";
   e[e["SCRIPT_DATA_ESCAPED_DASH_DASH"] = 21] = "SCRIPT_DATA_ESCAPED_DASH_DASH";
   e[e["SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN"] = 22] = "SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN";
   e[e["SCRIPT_DATA_ESCAPED_END_TAG_OPEN"] = 23] = "SCRIPT_DATA_ESCAPED_END_TAG_OPEN";
   e[e["SCRIPT_DATA_ESCAPED_END_TAG_NAME"] = 24] = "SCRIPT_DATA_ESCAPED_END_TAG_NAME";
   e[e["SCRIPT_DATA_DOUBLE_ESCAPE_START"] = 25] = "SCRIPT_DATA_DOUBLE_ESCAPE_START";
   e[e["SCRIPT_DATA_DOUBLE_ESCAPED"] = 26] = "SCRIPT_DATA_DOUBLE_ESCAPED";
   e[e["SCRIPT_DATA_DOUBLE_ESCAPED_DASH"] = 27] = "SCRIPT_DATA_DOUBLE_ESCAPED_DASH";
   e[e["SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH"] = 28] = "SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH";
   e[e["SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN"] = 29] = "SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN";
   e[e["SCRIPT_DATA_DOUBLE_ESCAPE_END"] = 30] = "SCRIPT_DATA_DOUBLE_ESCAPE_END";
   e[e["BEFORE_ATTRIBUTE_NAME"] = 31] = "BEFORE_ATTRIBUTE_NAME";
   e[e["ATTRIBUTE_NAME"] = 32] = "ATTRIBUTE_NAME";
   e[e["AFTER_ATTRIBUTE_NAME"] = 33] = "AFTER_ATTRIBUTE_NAME";
   e[e["BEFORE_ATTRIBUTE_VALUE"] = 34] = "BEFORE_ATTRIBUTE_VALUE";
   e[e["ATTRIBUTE_VALUE_DOUBLE_QUOTED"] = 35] = "ATTRIBUTE_VALUE_DOUBLE_QUOTED";
   e[e["ATTRIBUTE_VALUE_SINGLE_QUOTED"] = 36] = "ATTRIBUTE_VALUE_SINGLE_QUOTED";
   e[e["ATTRIBUTE_VALUE_UNQUOTED"] = 37] = "ATTRIBUTE_VALUE_UNQUOTED";
   e[e["AFTER_ATTRIBUTE_VALUE_QUOTED"] = 38] = "AFTER_ATTRIBUTE_VALUE_QUOTED";
   e[e["SELF_CLOSING_START_TAG"] = 39] = "SELF_CLOSING_START_TAG";
   e[e["BOGUS_COMMENT"] = 40] = "BOGUS_COMMENT";
   e[e["MARKUP_DECLARATION_OPEN"] = 41] = "MARKUP_DECLARATION_OPEN";
   e[e["COMMENT_START"] = 42] = "COMMENT_START";
   e[e["COMMENT_START_DASH"] = 43] = "COMMENT_START_DASH";
   e[e["COMMENT"] = 44] = "COMMENT";
   e[e["COMMENT_LESS_THAN_SIGN"] = 45] = "COMMENT_LESS_THAN_SIGN";
   e[e["COMMENT_LESS_THAN_SIGN_BANG"] = 46] = "COMMENT_LESS_THAN_SIGN_BANG";
   e[e["COMMENT_LESS_THAN_SIGN_BANG_DASH"] = 47] = "COMMENT_LESS_THAN_SIGN_BANG_DASH";
   e[e["COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH"] = 48] = "COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH";
   e[e["COMMENT_END_DASH"] = 49] = "COMMENT_END_DASH";
   e[e["COMMENT_END"] = 50] = "COMMENT_END";
   e[e["COMMENT_END_BANG"] = 51] = "COMMENT_END_BANG";
   e[e["DOCTYPE"] = 52] = "DOCTYPE";
   e[e["BEFORE_DOCTYPE_NAME"] = 53] = "BEFORE_DOCTYPE_NAME";
   e[e["DOCTYPE_NAME"] = 54] = "DOCTYPE_NAME";
   e[e["AFTER_DOCTYPE_NAME"] = 55] = "AFTER_DOCTYPE_NAME";
   e[e["AFTER_DOCTYPE_PUBLIC_KEYWORD"] = 56] = "AFTER_DOCTYPE_PUBLIC_KEYWORD";
   e[e["BEFORE_DOCTYPE_PUBLIC_IDENTIFIER"] = 57] = "BEFORE_DOCTYPE_PUBLIC_IDENTIFIER";
   e[e["DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED"] = 58] = "DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED";
   e[e["DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED"] = 59] = "DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED";
   e[e["AFTER_DOCTYPE_PUBLIC_IDENTIFIER"] = 60] = "AFTER_DOCTYPE_PUBLIC_IDENTIFIER";
   e[e["BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS"] = 61] = "BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS";
   e[e["AFTER_DOCTYPE_SYSTEM_KEYWORD"] = 62] = "AFTER_DOCTYPE_SYSTEM_KEYWORD";
   e[e["BEFORE_DOCTYPE_SYSTEM_IDENTIFIER"] = 63] = "BEFORE_DOCTYPE_SYSTEM_IDENTIFIER";
   e[e["DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED"] = 64] = "DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED";
   e[e["DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED"] = 65] = "DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED";
   e[e["AFTER_DOCTYPE_SYSTEM_IDENTIFIER"] = 66] = "AFTER_DOCTYPE_SYSTEM_IDENTIFIER";
   e[e["BOGUS_DOCTYPE"] = 67] = "BOGUS_DOCTYPE";
   e[e["CDATA_SECTION"] = 68] = "CDATA_SECTION";
   e[e["CDATA_SECTION_BRACKET"] = 69] = "CDATA_SECTION_BRACKET";
   e[e["CDATA_SECTION_END"] = 70] = "CDATA_SECTION_END";
   e[e["CHARACTER_REFERENCE"] = 71] = "CHARACTER_REFERENCE";
   e[e["AMBIGUOUS_AMPERSAND"] = 72] = "AMBIGUOUS_AMPERSAND";
  })(Ce || (Ce = {}));
  const Re = {
   DATA: Ce.DATA,
   RCDATA: Ce.RCDATA,
   RAWTEXT: Ce.RAWTEXT,
   SCRIPT_DATA: Ce.SCRIPT_DATA,
   PLAINTEXT: Ce.PLAINTEXT,
   CDATA_SECTION: Ce.CDATA_SECTION
  };
  function Ne(e) {
   return e >= i.DIGIT_0 && e <= i.DIGIT_9;
  }
  function Ie(e) {
   return e >= i.LATIN_CAPITAL_A && e <= i.LATIN_CAPITAL_Z;
  }
  function $e(e) {
   return e >= i.LATIN_SMALL_A && e <= i.LATIN_SMALL_Z;
  }
  function Oe(e) {
   return $e(e) || Ie(e);
  }
  function we(e) {
   return Oe(e) || Ne(e);
  }
  function ye(e) {
   return e + 32;
  }
  function Pe(e) {
   return e === i.SPACE || e === i.LINE_FEED || e === i.TABULATION || e === i.FORM_FEED || e === i.CARRIAGE_RETURN;
  }
  function Le(e) {
   return Pe(e) || e === i.SOLIDUS || e === i.GREATER_THAN_SIGN;
  }
  function Me(e) {
   if (e === i.NULL) return u.nullCharacterReference; else if (e > 1114111) return u.characterReferenceOutsideUnicodeRange; else if (o(e)) return u.surrogateCharacterReference; else if (_(e)) return u.noncharacterCharacterReference; else if (h(e) || e === i.CARRIAGE_RETURN) return u.controlCharacterReference;
   return null;
  }
  class xe {
   constructor(e, t) {
    this.options = e;
    this.handler = t;
    this.paused = false;
    this.inLoop = false;
    this.inForeignNode = false;
    this.lastStartTagName = "";
    this.active = false;
    this.state = Ce.DATA;
    this.returnState = Ce.DATA;
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
    this.preprocessor = new E(t);
    this.currentLocation = this.getCurrentLocation(-1);
    this.entityDecoder = new _e((e, t) => {
     this.preprocessor.pos = this.entityStartPos + t - 1;
     if (!this._isCharacterReferenceInAttribute()) this._ensureCharacterToken(Pe(e) ? T.WHITESPACE_CHARACTER : e === i.NULL ? T.NULL_CHARACTER : T.CHARACTER);
     this._extendRunWith(String.fromCodePoint(e), 0);
     this.entityStartPos = this.preprocessor.pos - t + 1;
    }, t.onParseError ? {
     missingSemicolonAfterCharacterReference: () => {
      this._err(u.missingSemicolonAfterCharacterReference, 1);
     },
     absenceOfDigitsInNumericCharacterReference: e => {
      this._err(u.absenceOfDigitsInNumericCharacterReference, this.entityStartPos - this.preprocessor.pos + e);
     },
     validateNumericCharacterReference: e => {
      const t = Me(e);
      if (t) this._err(t, 1);
     }
    } : void 0);
   }
   _err(e, t = 0) {
    var r, a;
    (a = (r = this.handler).onParseError) === null || a === void 0 || a.call(r, this.preprocessor.getError(e, t));
   }
   getCurrentLocation(e) {
    if (!this.options.sourceCodeLocationInfo) return null;
    return {
     startLine: this.preprocessor.line,
     startCol: this.preprocessor.col - e,
     startOffset: this.preprocessor.offset - e,
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
     const e = this._consume();
     if (!this._ensureHibernation()) this._callState(e);
    }
    this.inLoop = false;
   }
   flushCharacters() {
    var e;
    if (this.inLoop) throw new Error("Cannot flush characters from a tokenizer callback");
    const t = (e = this.currentCharacterToken) === null || e === void 0 ? void 0 : e.location;
    let r = null;
    if (t) {
     r = this.getCharacterTokenEndLocation(t);
     this.currentLocation = r;
    }
    this.inLoop = true;
    try {
     this._emitCurrentCharacterToken(r);
    } finally {
     this.inLoop = false;
    }
    this._runParsingLoop();
   }
   getCharacterTokenEndLocation(e) {
    const t = this.getCharacterTokenEndOffset();
    const r = this.preprocessor.html.slice(e.startOffset - this.preprocessor.droppedBufferSize, t - this.preprocessor.droppedBufferSize);
    let a = e.startLine;
    let s = -1;
    for (let e = r.indexOf("\n"); e !== -1; e = r.indexOf("\n", e + 1)) {
     a++;
     s = e;
    }
    for (let e = r.indexOf("\r"); e !== -1; e = r.indexOf("\r", e + 1)) if (r.charCodeAt(e + 1) !== i.LINE_FEED) {
     a++;
     s = Math.max(s, e);
    }
    return {
     startLine: a,
     startCol: s === -1 ? e.startCol + r.length : r.length - s,
     startOffset: t,
     endLine: -1,
     endCol: -1,
     endOffset: -1
    };
   }
   getCharacterTokenEndOffset() {
    var e;
    const t = this.preprocessor.droppedBufferSize + this.preprocessor.pos + 1;
    const r = (e = this.currentToken) === null || e === void 0 ? void 0 : e.location;
    switch (this.state) {
    case Ce.TAG_OPEN:
    case Ce.RCDATA_LESS_THAN_SIGN:
    case Ce.RAWTEXT_LESS_THAN_SIGN:
    case Ce.SCRIPT_DATA_LESS_THAN_SIGN:
    case Ce.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN:
    case Ce.CDATA_SECTION_BRACKET:
     return t - 1;

    case Ce.END_TAG_OPEN:
    case Ce.MARKUP_DECLARATION_OPEN:
    case Ce.RCDATA_END_TAG_OPEN:
    case Ce.RCDATA_END_TAG_NAME:
    case Ce.RAWTEXT_END_TAG_OPEN:
    case Ce.RAWTEXT_END_TAG_NAME:
    case Ce.SCRIPT_DATA_END_TAG_OPEN:
    case Ce.SCRIPT_DATA_END_TAG_NAME:
    case Ce.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:
    case Ce.SCRIPT_DATA_ESCAPED_END_TAG_NAME:
    case Ce.CDATA_SECTION_END:
     return t - 2;

    case Ce.CHARACTER_REFERENCE:
     return this._isCharacterReferenceInAttribute() && r ? r.startOffset : this.preprocessor.droppedBufferSize + this.entityStartPos;

    case Ce.DOCTYPE:
    case Ce.BEFORE_DOCTYPE_NAME:
     return this.currentLocation.startOffset;

    default:
     if (r && (this.state === Ce.TAG_NAME || this.state >= Ce.BEFORE_ATTRIBUTE_NAME && this.state <= Ce.BOGUS_COMMENT || this.state >= Ce.COMMENT_START && this.state <= Ce.BOGUS_DOCTYPE)) return r.startOffset;
     return t;
    }
   }
   pause() {
    this.paused = true;
   }
   resume(e) {
    if (!this.paused) throw new Error("Parser was already resumed");
    this.paused = false;
    if (this.inLoop) return;
    this._runParsingLoop();
    if (!this.paused) e === null || e === void 0 || e();
   }
   write(e, t, r) {
    this.active = true;
    this.preprocessor.write(e, t);
    this._runParsingLoop();
    if (!this.paused) r === null || r === void 0 || r();
   }
   insertHtmlAtCurrentPos(e) {
    this.active = true;
    this.preprocessor.insertHtmlAtCurrentPos(e);
    this._runParsingLoop();
   }
   flushCurrentCharacterToken() {
    if (this.paused || this.active || !this.currentCharacterToken || this.currentToken || this.state === Ce.DOCTYPE || this.state === Ce.BEFORE_DOCTYPE_NAME || !this.preprocessor.willDropParsedChunk()) return;
    const e = this.preprocessor.droppedBufferSize + this.preprocessor.pos + 1 - this.getCharacterTokenEndOffset();
    this.preprocessor.advance();
    this.currentLocation = this.getCurrentLocation(e);
    this.preprocessor.retreat(1);
    this._emitCurrentCharacterToken(this.currentLocation);
    this._createCharacterToken(T.CHARACTER);
    this.preprocessor.dropParsedChunk(Math.max(e - 1, 0));
    this.entityStartPos = this.preprocessor.pos + 1 - e;
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
   _advanceBy(e) {
    this.consumedAfterSnapshot += e;
    for (let t = 0; t < e; t++) this.preprocessor.advance();
   }
   _consumeSequenceIfMatch(e, t) {
    if (this.preprocessor.startsWith(e, t)) {
     this._advanceBy(e.length - 1);
     return true;
    }
    return false;
   }
   _createStartTagToken() {
    this._flushRun("");
    this.currentToken = {
     type: T.START_TAG,
     tagName: "",
     tagID: fe.UNKNOWN,
     selfClosing: false,
     ackSelfClosing: false,
     attrs: [],
     location: this.getCurrentLocation(1)
    };
   }
   _createEndTagToken() {
    this._flushRun("");
    this.currentToken = {
     type: T.END_TAG,
     tagName: "",
     tagID: fe.UNKNOWN,
     selfClosing: false,
     ackSelfClosing: false,
     attrs: [],
     location: this.getCurrentLocation(2)
    };
   }
   _createCommentToken(e) {
    this._flushRun("");
    this.currentToken = {
     type: T.COMMENT,
     data: "",
     location: this.getCurrentLocation(e)
    };
   }
   _createDoctypeToken(e) {
    this._flushRun("");
    this.currentToken = {
     type: T.DOCTYPE,
     name: e,
     forceQuirks: false,
     publicId: null,
     systemId: null,
     location: this.currentLocation
    };
   }
   _createCharacterToken(e) {
    if (this.currentLocation) {
     const e = this.currentLocation.startOffset - this.preprocessor.droppedBufferSize;
     if (this.preprocessor.html[e] === "\n" && this.preprocessor.html[e - 1] === "\r") this.currentLocation.startOffset++;
    }
    this.currentCharacterToken = {
     type: e,
     chars: "",
     location: this.currentLocation
    };
   }
   _createAttr(e) {
    this._flushRun("");
    this.currentAttr = {
     name: e,
     value: ""
    };
    this.currentAttrLocation = this.getCurrentLocation(0);
   }
   _leaveAttrName() {
    var e;
    var t;
    const r = this.currentToken;
    const {name: a} = this.currentAttr;
    const s = this.currentAttrNames;
    let i;
    if (s === null) {
     i = d(r, a) !== null;
     if (!i && r.attrs.length === De) this.currentAttrNames = new Set(r.attrs.map(e => e.name)).add(a);
    } else {
     i = s.has(a);
     if (!i) s.add(a);
    }
    if (i) this._err(u.duplicateAttribute); else {
     r.attrs.push(this.currentAttr);
     if (r.location && this.currentAttrLocation) {
      const a = (e = (t = r.location).attrs) !== null && e !== void 0 ? e : t.attrs = Object.create(null);
      a[this.currentAttr.name] = this.currentAttrLocation;
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
   _flushRun(e) {
    if (this.runEnd === this.runStart && e.length === 0) return;
    const t = this.preprocessor.html.slice(this.runStart, this.runEnd);
    const r = (t.length < 13 ? t : ` ${t}`.slice(1)) + e;
    const a = this.currentToken;
    this.runStart = this.runEnd;
    if (a === null) this.currentCharacterToken.chars += r; else if (a.type === T.COMMENT) a.data += r; else this.currentAttr.value += r;
   }
   _extendRun(e) {
    const {preprocessor: t} = this;
    if (e === i.LINE_FEED && t.html.charCodeAt(t.pos) !== i.LINE_FEED) {
     this._flushRun("\n");
     this.runStart = t.pos + 1;
    } else {
     const r = t.pos - Number(e > 65535);
     if (r !== this.runEnd) {
      this._flushRun("");
      this.runStart = r;
     }
    }
    this.runEnd = t.pos + 1;
   }
   _extendRunWith(e, t) {
    const {preprocessor: r} = this;
    const a = r.codePointStart + 1 + t - e.length;
    if (a >= 0 && r.html.startsWith(e, a)) {
     if (a !== this.runEnd) {
      this._flushRun("");
      this.runStart = a;
     }
    } else {
     this._flushRun(e);
     this.runStart = a + e.length;
    }
    this.runEnd = a + e.length;
   }
   prepareToken(e) {
    this._emitCurrentCharacterToken(e.location);
    this.currentToken = null;
    if (e.location) {
     e.location.endLine = this.preprocessor.line;
     e.location.endCol = this.preprocessor.col + 1;
     e.location.endOffset = this.preprocessor.offset + 1;
    }
    this.currentLocation = this.getCurrentLocation(-1);
   }
   emitCurrentTagToken() {
    const e = this.currentToken;
    this.currentAttrNames = null;
    this.prepareToken(e);
    e.tagID = Se(e.tagName);
    if (e.type === T.START_TAG) {
     this.lastStartTagName = e.tagName;
     this.handler.onStartTag(e);
    } else {
     if (e.attrs.length > 0) this._err(u.endTagWithAttributes);
     if (e.selfClosing) this._err(u.endTagWithTrailingSolidus);
     this.handler.onEndTag(e);
    }
    this.preprocessor.dropParsedChunk();
   }
   emitCurrentComment(e) {
    this.prepareToken(e);
    this.handler.onComment(e);
    this.preprocessor.dropParsedChunk();
   }
   emitCurrentDoctype(e) {
    this.prepareToken(e);
    this.handler.onDoctype(e);
    this.preprocessor.dropParsedChunk();
   }
   _emitCurrentCharacterToken(e) {
    this._flushRun("");
    if (this.currentCharacterToken) {
     if (e && this.currentCharacterToken.location) {
      this.currentCharacterToken.location.endLine = e.startLine;
      this.currentCharacterToken.location.endCol = e.startCol;
      this.currentCharacterToken.location.endOffset = e.startOffset;
     }
     switch (this.currentCharacterToken.type) {
     case T.CHARACTER:
      this.handler.onCharacter(this.currentCharacterToken);
      break;

     case T.NULL_CHARACTER:
      this.handler.onNullCharacter(this.currentCharacterToken);
      break;

     case T.WHITESPACE_CHARACTER:
      this.handler.onWhitespaceCharacter(this.currentCharacterToken);
      break;
     }
     this.currentCharacterToken = null;
    }
   }
   _emitEOFToken() {
    var e, t;
    const r = this.getCurrentLocation(0);
    if (r) {
     r.endLine = r.startLine;
     r.endCol = r.startCol;
     r.endOffset = r.startOffset;
    }
    this._emitCurrentCharacterToken((t = (e = this.currentToken) === null || e === void 0 ? void 0 : e.location) !== null && t !== void 0 ? t : r);
    this.handler.onEof({
     type: T.EOF,
     location: r
    });
    this.active = false;
   }
   _ensureCharacterToken(e) {
    if (this.currentCharacterToken) {
     if (this.currentCharacterToken.type === e) return;
     this.currentLocation = this.getCurrentLocation(0);
     this._emitCurrentCharacterToken(this.currentLocation);
     this.preprocessor.dropParsedChunk();
    }
    this._createCharacterToken(e);
   }
   _emitCodePoint(e) {
    const t = Pe(e) ? T.WHITESPACE_CHARACTER : e === i.NULL ? T.NULL_CHARACTER : T.CHARACTER;
    const r = this.currentCharacterToken;
    if (r === null || r.type !== t) this._ensureCharacterToken(t);
    this._extendRun(e);
   }
   _emitChars(e, t = 0) {
    if (this.options.sourceCodeLocationInfo && t !== 0 && this.currentCharacterToken && this.currentCharacterToken.type !== T.CHARACTER) {
     this.currentLocation = this.getCurrentLocation(e.length - 1 - t);
     this._emitCurrentCharacterToken(this.currentLocation);
     this._createCharacterToken(T.CHARACTER);
    } else this._ensureCharacterToken(T.CHARACTER);
    this._extendRunWith(e, t);
   }
   _startCharacterReference() {
    this.returnState = this.state;
    this.state = Ce.CHARACTER_REFERENCE;
    this.entityStartPos = this.preprocessor.pos;
    this.entityDecoder.startEntity(this._isCharacterReferenceInAttribute() ? z.Attribute : z.Legacy);
   }
   _isCharacterReferenceInAttribute() {
    return this.returnState === Ce.ATTRIBUTE_VALUE_DOUBLE_QUOTED || this.returnState === Ce.ATTRIBUTE_VALUE_SINGLE_QUOTED || this.returnState === Ce.ATTRIBUTE_VALUE_UNQUOTED;
   }
   _flushCodePointConsumedAsCharacterReference(e) {
    if (this._isCharacterReferenceInAttribute()) this._extendRun(e); else this._emitCodePoint(e);
   }
   _callState(e) {
    switch (this.state) {
    case Ce.DATA:
     this._stateData(e);
     break;

    case Ce.RCDATA:
     this._stateRcdata(e);
     break;

    case Ce.RAWTEXT:
     this._stateRawtext(e);
     break;

    case Ce.SCRIPT_DATA:
     this._stateScriptData(e);
     break;

    case Ce.PLAINTEXT:
     this._statePlaintext(e);
     break;

    case Ce.TAG_OPEN:
     this._stateTagOpen(e);
     break;

    case Ce.END_TAG_OPEN:
     this._stateEndTagOpen(e);
     break;

    case Ce.TAG_NAME:
     this._stateTagName(e);
     break;

    case Ce.RCDATA_LESS_THAN_SIGN:
     this._stateRcdataLessThanSign(e);
     break;

    case Ce.RCDATA_END_TAG_OPEN:
     this._stateRcdataEndTagOpen(e);
     break;

    case Ce.RCDATA_END_TAG_NAME:
     this._stateRcdataEndTagName(e);
     break;

    case Ce.RAWTEXT_LESS_THAN_SIGN:
     this._stateRawtextLessThanSign(e);
     break;

    case Ce.RAWTEXT_END_TAG_OPEN:
     this._stateRawtextEndTagOpen(e);
     break;

    case Ce.RAWTEXT_END_TAG_NAME:
     this._stateRawtextEndTagName(e);
     break;

    case Ce.SCRIPT_DATA_LESS_THAN_SIGN:
     this._stateScriptDataLessThanSign(e);
     break;

    case Ce.SCRIPT_DATA_END_TAG_OPEN:
     this._stateScriptDataEndTagOpen(e);
     break;

    case Ce.SCRIPT_DATA_END_TAG_NAME:
     this._stateScriptDataEndTagName(e);
     break;

    case Ce.SCRIPT_DATA_ESCAPE_START:
     this._stateScriptDataEscapeStart(e);
     break;

    case Ce.SCRIPT_DATA_ESCAPE_START_DASH:
     this._stateScriptDataEscapeStartDash(e);
     break;

    case Ce.SCRIPT_DATA_ESCAPED:
     this._stateScriptDataEscaped(e);
     break;

    case Ce.SCRIPT_DATA_ESCAPED_DASH:
     this._stateScriptDataEscapedDash(e);
     break;

    case Ce.SCRIPT_DATA_ESCAPED_DASH_DASH:
     this._stateScriptDataEscapedDashDash(e);
     break;

    case Ce.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN:
     this._stateScriptDataEscapedLessThanSign(e);
     break;

    case Ce.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:
     this._stateScriptDataEscapedEndTagOpen(e);
     break;

    case Ce.SCRIPT_DATA_ESCAPED_END_TAG_NAME:
     this._stateScriptDataEscapedEndTagName(e);
     break;

    case Ce.SCRIPT_DATA_DOUBLE_ESCAPE_START:
     this._stateScriptDataDoubleEscapeStart(e);
     break;

    case Ce.SCRIPT_DATA_DOUBLE_ESCAPED:
     this._stateScriptDataDoubleEscaped(e);
     break;

    case Ce.SCRIPT_DATA_DOUBLE_ESCAPED_DASH:
     this._stateScriptDataDoubleEscapedDash(e);
     break;

    case Ce.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH:
     this._stateScriptDataDoubleEscapedDashDash(e);
     break;

    case Ce.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN:
     this._stateScriptDataDoubleEscapedLessThanSign(e);
     break;

    case Ce.SCRIPT_DATA_DOUBLE_ESCAPE_END:
     this._stateScriptDataDoubleEscapeEnd(e);
     break;

    case Ce.BEFORE_ATTRIBUTE_NAME:
     this._stateBeforeAttributeName(e);
     break;

    case Ce.ATTRIBUTE_NAME:
     this._stateAttributeName(e);
     break;

    case Ce.AFTER_ATTRIBUTE_NAME:
     this._stateAfterAttributeName(e);
     break;

    case Ce.BEFORE_ATTRIBUTE_VALUE:
     this._stateBeforeAttributeValue(e);
     break;

    case Ce.ATTRIBUTE_VALUE_DOUBLE_QUOTED:
     this._stateAttributeValueDoubleQuoted(e);
     break;

    case Ce.ATTRIBUTE_VALUE_SINGLE_QUOTED:
     this._stateAttributeValueSingleQuoted(e);
     break;

    case Ce.ATTRIBUTE_VALUE_UNQUOTED:
     this._stateAttributeValueUnquoted(e);
     break;

    case Ce.AFTER_ATTRIBUTE_VALUE_QUOTED:
     this._stateAfterAttributeValueQuoted(e);
     break;

    case Ce.SELF_CLOSING_START_TAG:
     this._stateSelfClosingStartTag(e);
     break;

    case Ce.BOGUS_COMMENT:
     this._stateBogusComment(e);
     break;

    case Ce.MARKUP_DECLARATION_OPEN:
     this._stateMarkupDeclarationOpen(e);
     break;

    case Ce.COMMENT_START:
     this._stateCommentStart(e);
     break;

    case Ce.COMMENT_START_DASH:
     this._stateCommentStartDash(e);
     break;

    case Ce.COMMENT:
     this._stateComment(e);
     break;

    case Ce.COMMENT_LESS_THAN_SIGN:
     this._stateCommentLessThanSign(e);
     break;

    case Ce.COMMENT_LESS_THAN_SIGN_BANG:
     this._stateCommentLessThanSignBang(e);
     break;

    case Ce.COMMENT_LESS_THAN_SIGN_BANG_DASH:
     this._stateCommentLessThanSignBangDash(e);
     break;

    case Ce.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH:
     this._stateCommentLessThanSignBangDashDash(e);
     break;

    case Ce.COMMENT_END_DASH:
     this._stateCommentEndDash(e);
     break;

    case Ce.COMMENT_END:
     this._stateCommentEnd(e);
     break;

    case Ce.COMMENT_END_BANG:
     this._stateCommentEndBang(e);
     break;

    case Ce.DOCTYPE:
     this._stateDoctype(e);
     break;

    case Ce.BEFORE_DOCTYPE_NAME:
     this._stateBeforeDoctypeName(e);
     break;

    case Ce.DOCTYPE_NAME:
     this._stateDoctypeName(e);
     break;

    case Ce.AFTER_DOCTYPE_NAME:
     this._stateAfterDoctypeName(e);
     break;

    case Ce.AFTER_DOCTYPE_PUBLIC_KEYWORD:
     this._stateAfterDoctypePublicKeyword(e);
     break;

    case Ce.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER:
     this._stateBeforeDoctypePublicIdentifier(e);
     break;

    case Ce.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED:
     this._stateDoctypePublicIdentifierDoubleQuoted(e);
     break;

    case Ce.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED:
     this._stateDoctypePublicIdentifierSingleQuoted(e);
     break;

    case Ce.AFTER_DOCTYPE_PUBLIC_IDENTIFIER:
     this._stateAfterDoctypePublicIdentifier(e);
     break;

    case Ce.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS:
     this._stateBetweenDoctypePublicAndSystemIdentifiers(e);
     break;

    case Ce.AFTER_DOCTYPE_SYSTEM_KEYWORD:
     this._stateAfterDoctypeSystemKeyword(e);
     break;

    case Ce.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER:
     this._stateBeforeDoctypeSystemIdentifier(e);
     break;

    case Ce.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED:
     this._stateDoctypeSystemIdentifierDoubleQuoted(e);
     break;

    case Ce.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED:
     this._stateDoctypeSystemIdentifierSingleQuoted(e);
     break;

    case Ce.AFTER_DOCTYPE_SYSTEM_IDENTIFIER:
     this._stateAfterDoctypeSystemIdentifier(e);
     break;

    case Ce.BOGUS_DOCTYPE:
     this._stateBogusDoctype(e);
     break;

    case Ce.CDATA_SECTION:
     this._stateCdataSection(e);
     break;

    case Ce.CDATA_SECTION_BRACKET:
     this._stateCdataSectionBracket(e);
     break;

    case Ce.CDATA_SECTION_END:
     this._stateCdataSectionEnd(e);
     break;

    case Ce.CHARACTER_REFERENCE:
     this._stateCharacterReference();
     break;

    case Ce.AMBIGUOUS_AMPERSAND:
     this._stateAmbiguousAmpersand(e);
     break;

    default:
     throw new Error("Unknown state");
    }
   }
   _stateData(e) {
    switch (e) {
    case i.LESS_THAN_SIGN:
     this.state = Ce.TAG_OPEN;
     break;

    case i.AMPERSAND:
     this._startCharacterReference();
     break;

    case i.NULL:
     this._err(u.unexpectedNullCharacter);
     this._emitCodePoint(e);
     break;

    case i.EOF:
     this._emitEOFToken();
     break;

    default:
     this._emitCodePoint(e);
    }
   }
   _stateRcdata(e) {
    switch (e) {
    case i.AMPERSAND:
     this._startCharacterReference();
     break;

    case i.LESS_THAN_SIGN:
     this.state = Ce.RCDATA_LESS_THAN_SIGN;
     break;

    case i.NULL:
     this._err(u.unexpectedNullCharacter);
     this._emitChars(s);
     break;

    case i.EOF:
     this._emitEOFToken();
     break;

    default:
     this._emitCodePoint(e);
    }
   }
   _stateRawtext(e) {
    switch (e) {
    case i.LESS_THAN_SIGN:
     this.state = Ce.RAWTEXT_LESS_THAN_SIGN;
     break;

    case i.NULL:
     this._err(u.unexpectedNullCharacter);
     this._emitChars(s);
     break;

    case i.EOF:
     this._emitEOFToken();
     break;

    default:
     this._emitCodePoint(e);
    }
   }
   _stateScriptData(e) {
    switch (e) {
    case i.LESS_THAN_SIGN:
     this.state = Ce.SCRIPT_DATA_LESS_THAN_SIGN;
     break;

    case i.NULL:
     this._err(u.unexpectedNullCharacter);
     this._emitChars(s);
     break;

    case i.EOF:
     this._emitEOFToken();
     break;

    default:
     this._emitCodePoint(e);
    }
   }
   _statePlaintext(e) {
    switch (e) {
    case i.NULL:
     this._err(u.unexpectedNullCharacter);
     this._emitChars(s);
     break;

    case i.EOF:
     this._emitEOFToken();
     break;

    default:
     this._emitCodePoint(e);
    }
   }
   _stateTagOpen(e) {
    if (Oe(e)) {
     this._createStartTagToken();
     this.state = Ce.TAG_NAME;
     this._stateTagName(e);
    } else switch (e) {
    case i.EXCLAMATION_MARK:
     this.state = Ce.MARKUP_DECLARATION_OPEN;
     break;

    case i.SOLIDUS:
     this.state = Ce.END_TAG_OPEN;
     break;

    case i.QUESTION_MARK:
     this._err(u.unexpectedQuestionMarkInsteadOfTagName);
     this._createCommentToken(1);
     this.state = Ce.BOGUS_COMMENT;
     this._stateBogusComment(e);
     break;

    case i.EOF:
     this._err(u.eofBeforeTagName);
     this._emitChars("<", -1);
     this._emitEOFToken();
     break;

    default:
     this._err(u.invalidFirstCharacterOfTagName);
     this._emitChars("<", -1);
     this.state = Ce.DATA;
     this._stateData(e);
    }
   }
   _stateEndTagOpen(e) {
    if (Oe(e)) {
     this._createEndTagToken();
     this.state = Ce.TAG_NAME;
     this._stateTagName(e);
    } else switch (e) {
    case i.GREATER_THAN_SIGN:
     this._err(u.missingEndTagName);
     this.state = Ce.DATA;
     break;

    case i.EOF:
     this._err(u.eofBeforeTagName);
     this._emitChars("</", -1);
     this._emitEOFToken();
     break;

    default:
     this._err(u.invalidFirstCharacterOfTagName);
     this._createCommentToken(2);
     this.state = Ce.BOGUS_COMMENT;
     this._stateBogusComment(e);
    }
   }
   _stateTagName(e) {
    const t = this.currentToken;
    switch (e) {
    case i.SPACE:
    case i.LINE_FEED:
    case i.TABULATION:
    case i.FORM_FEED:
     this.state = Ce.BEFORE_ATTRIBUTE_NAME;
     break;

    case i.SOLIDUS:
     this.state = Ce.SELF_CLOSING_START_TAG;
     break;

    case i.GREATER_THAN_SIGN:
     this.state = Ce.DATA;
     this.emitCurrentTagToken();
     break;

    case i.NULL:
     this._err(u.unexpectedNullCharacter);
     t.tagName += s;
     break;

    case i.EOF:
     this._err(u.eofInTag);
     this._emitEOFToken();
     break;

    default:
     t.tagName += String.fromCodePoint(Ie(e) ? ye(e) : e);
    }
   }
   _stateRcdataLessThanSign(e) {
    if (e === i.SOLIDUS) this.state = Ce.RCDATA_END_TAG_OPEN; else {
     this._emitChars("<", -1);
     this.state = Ce.RCDATA;
     this._stateRcdata(e);
    }
   }
   _stateRcdataEndTagOpen(e) {
    if (Oe(e)) {
     this.state = Ce.RCDATA_END_TAG_NAME;
     this._stateRcdataEndTagName(e);
    } else {
     this._emitChars("</", -1);
     this.state = Ce.RCDATA;
     this._stateRcdata(e);
    }
   }
   handleSpecialEndTag(e) {
    if (!this.preprocessor.startsWith(this.lastStartTagName, false)) return !this._ensureHibernation();
    this._createEndTagToken();
    const t = this.currentToken;
    t.tagName = this.lastStartTagName;
    const r = this.preprocessor.peek(this.lastStartTagName.length);
    switch (r) {
    case i.SPACE:
    case i.LINE_FEED:
    case i.TABULATION:
    case i.FORM_FEED:
     this._advanceBy(this.lastStartTagName.length);
     this.state = Ce.BEFORE_ATTRIBUTE_NAME;
     return false;

    case i.SOLIDUS:
     this._advanceBy(this.lastStartTagName.length);
     this.state = Ce.SELF_CLOSING_START_TAG;
     return false;

    case i.GREATER_THAN_SIGN:
     this._advanceBy(this.lastStartTagName.length);
     this.emitCurrentTagToken();
     this.state = Ce.DATA;
     return false;

    default:
     this.currentToken = null;
     return !this._ensureHibernation();
    }
   }
   _stateRcdataEndTagName(e) {
    if (this.handleSpecialEndTag(e)) {
     this._emitChars("</", -1);
     this.state = Ce.RCDATA;
     this._stateRcdata(e);
    }
   }
   _stateRawtextLessThanSign(e) {
    if (e === i.SOLIDUS) this.state = Ce.RAWTEXT_END_TAG_OPEN; else {
     this._emitChars("<", -1);
     this.state = Ce.RAWTEXT;
     this._stateRawtext(e);
    }
   }
   _stateRawtextEndTagOpen(e) {
    if (Oe(e)) {
     this.state = Ce.RAWTEXT_END_TAG_NAME;
     this._stateRawtextEndTagName(e);
    } else {
     this._emitChars("</", -1);
     this.state = Ce.RAWTEXT;
     this._stateRawtext(e);
    }
   }
   _stateRawtextEndTagName(e) {
    if (this.handleSpecialEndTag(e)) {
     this._emitChars("</", -1);
     this.state = Ce.RAWTEXT;
     this._stateRawtext(e);
    }
   }
   _stateScriptDataLessThanSign(e) {
    switch (e) {
    case i.SOLIDUS:
     this.state = Ce.SCRIPT_DATA_END_TAG_OPEN;
     break;

    case i.EXCLAMATION_MARK:
     this.state = Ce.SCRIPT_DATA_ESCAPE_START;
     this._emitChars("<!");
     break;

    default:
     this._emitChars("<", -1);
     this.state = Ce.SCRIPT_DATA;
     this._stateScriptData(e);
    }
   }
   _stateScriptDataEndTagOpen(e) {
    if (Oe(e)) {
     this.state = Ce.SCRIPT_DATA_END_TAG_NAME;
     this._stateScriptDataEndTagName(e);
    } else {
     this._emitChars("</", -1);
     this.state = Ce.SCRIPT_DATA;
     this._stateScriptData(e);
    }
   }
   _stateScriptDataEndTagName(e) {
    if (this.handleSpecialEndTag(e)) {
     this._emitChars("</", -1);
     this.state = Ce.SCRIPT_DATA;
     this._stateScriptData(e);
    }
   }
   _stateScriptDataEscapeStart(e) {
    if (e === i.HYPHEN_MINUS) {
     this.state = Ce.SCRIPT_DATA_ESCAPE_START_DASH;
     this._emitChars("-");
    } else {
     this.state = Ce.SCRIPT_DATA;
     this._stateScriptData(e);
    }
   }
   _stateScriptDataEscapeStartDash(e) {
    if (e === i.HYPHEN_MINUS) {
     this.state = Ce.SCRIPT_DATA_ESCAPED_DASH_DASH;
     this._emitChars("-");
    } else {
     this.state = Ce.SCRIPT_DATA;
     this._stateScriptData(e);
    }
   }
   _stateScriptDataEscaped(e) {
    switch (e) {
    case i.HYPHEN_MINUS:
     this.state = Ce.SCRIPT_DATA_ESCAPED_DASH;
     this._emitChars("-");
     break;

    case i.LESS_THAN_SIGN:
     this.state = Ce.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
     break;

    case i.NULL:
     this._err(u.unexpectedNullCharacter);
     this._emitChars(s);
     break;

    case i.EOF:
     this._err(u.eofInScriptHtmlCommentLikeText);
     this._emitEOFToken();
     break;

    default:
     this._emitCodePoint(e);
    }
   }
   _stateScriptDataEscapedDash(e) {
    switch (e) {
    case i.HYPHEN_MINUS:
     this.state = Ce.SCRIPT_DATA_ESCAPED_DASH_DASH;
     this._emitChars("-");
     break;

    case i.LESS_THAN_SIGN:
     this.state = Ce.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
     break;

    case i.NULL:
     this._err(u.unexpectedNullCharacter);
     this.state = Ce.SCRIPT_DATA_ESCAPED;
     this._emitChars(s);
     break;

    case i.EOF:
     this._err(u.eofInScriptHtmlCommentLikeText);
     this._emitEOFToken();
     break;

    default:
     this.state = Ce.SCRIPT_DATA_ESCAPED;
     this._emitCodePoint(e);
    }
   }
   _stateScriptDataEscapedDashDash(e) {
    switch (e) {
    case i.HYPHEN_MINUS:
     this._emitChars("-");
     break;

    case i.LESS_THAN_SIGN:
     this.state = Ce.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
     break;

    case i.GREATER_THAN_SIGN:
     this.state = Ce.SCRIPT_DATA;
     this._emitChars(">");
     break;

    case i.NULL:
     this._err(u.unexpectedNullCharacter);
     this.state = Ce.SCRIPT_DATA_ESCAPED;
     this._emitChars(s);
     break;

    case i.EOF:
     this._err(u.eofInScriptHtmlCommentLikeText);
     this._emitEOFToken();
     break;

    default:
     this.state = Ce.SCRIPT_DATA_ESCAPED;
     this._emitCodePoint(e);
    }
   }
   _stateScriptDataEscapedLessThanSign(e) {
    if (e === i.SOLIDUS) this.state = Ce.SCRIPT_DATA_ESCAPED_END_TAG_OPEN; else if (Oe(e)) {
     this._emitChars("<", -1);
     this.state = Ce.SCRIPT_DATA_DOUBLE_ESCAPE_START;
     this._stateScriptDataDoubleEscapeStart(e);
    } else {
     this._emitChars("<", -1);
     this.state = Ce.SCRIPT_DATA_ESCAPED;
     this._stateScriptDataEscaped(e);
    }
   }
   _stateScriptDataEscapedEndTagOpen(e) {
    if (Oe(e)) {
     this.state = Ce.SCRIPT_DATA_ESCAPED_END_TAG_NAME;
     this._stateScriptDataEscapedEndTagName(e);
    } else {
     this._emitChars("</", -1);
     this.state = Ce.SCRIPT_DATA_ESCAPED;
     this._stateScriptDataEscaped(e);
    }
   }
   _stateScriptDataEscapedEndTagName(e) {
    if (this.handleSpecialEndTag(e)) {
     this._emitChars("</", -1);
     this.state = Ce.SCRIPT_DATA_ESCAPED;
     this._stateScriptDataEscaped(e);
    }
   }
   _stateScriptDataDoubleEscapeStart(e) {
    if (this.preprocessor.startsWith(n.SCRIPT, false) && Le(this.preprocessor.peek(n.SCRIPT.length))) {
     this._emitCodePoint(e);
     for (let e = 0; e < n.SCRIPT.length; e++) this._emitCodePoint(this._consume());
     this.state = Ce.SCRIPT_DATA_DOUBLE_ESCAPED;
    } else if (!this._ensureHibernation()) {
     this.state = Ce.SCRIPT_DATA_ESCAPED;
     this._stateScriptDataEscaped(e);
    }
   }
   _stateScriptDataDoubleEscaped(e) {
    switch (e) {
    case i.HYPHEN_MINUS:
     this.state = Ce.SCRIPT_DATA_DOUBLE_ESCAPED_DASH;
     this._emitChars("-");
     break;

    case i.LESS_THAN_SIGN:
     this.state = Ce.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN;
     this._emitChars("<");
     break;

    case i.NULL:
     this._err(u.unexpectedNullCharacter);
     this._emitChars(s);
     break;

    case i.EOF:
     this._err(u.eofInScriptHtmlCommentLikeText);
     this._emitEOFToken();
     break;

    default:
     this._emitCodePoint(e);
    }
   }
   _stateScriptDataDoubleEscapedDash(e) {
    switch (e) {
    case i.HYPHEN_MINUS:
     this.state = Ce.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH;
     this._emitChars("-");
     break;

    case i.LESS_THAN_SIGN:
     this.state = Ce.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN;
     this._emitChars("<");
     break;

    case i.NULL:
     this._err(u.unexpectedNullCharacter);
     this.state = Ce.SCRIPT_DATA_DOUBLE_ESCAPED;
     this._emitChars(s);
     break;

    case i.EOF:
     this._err(u.eofInScriptHtmlCommentLikeText);
     this._emitEOFToken();
     break;

    default:
     this.state = Ce.SCRIPT_DATA_DOUBLE_ESCAPED;
     this._emitCodePoint(e);
    }
   }
   _stateScriptDataDoubleEscapedDashDash(e) {
    switch (e) {
    case i.HYPHEN_MINUS:
     this._emitChars("-");
     break;

    case i.LESS_THAN_SIGN:
     this.state = Ce.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN;
     this._emitChars("<");
     break;

    case i.GREATER_THAN_SIGN:
     this.state = Ce.SCRIPT_DATA;
     this._emitChars(">");
     break;

    case i.NULL:
     this._err(u.unexpectedNullCharacter);
     this.state = Ce.SCRIPT_DATA_DOUBLE_ESCAPED;
     this._emitChars(s);
     break;

    case i.EOF:
     this._err(u.eofInScriptHtmlCommentLikeText);
     this._emitEOFToken();
     break;

    default:
     this.state = Ce.SCRIPT_DATA_DOUBLE_ESCAPED;
     this._emitCodePoint(e);
    }
   }
   _stateScriptDataDoubleEscapedLessThanSign(e) {
    if (e === i.SOLIDUS) {
     this.state = Ce.SCRIPT_DATA_DOUBLE_ESCAPE_END;
     this._emitChars("/");
    } else {
     this.state = Ce.SCRIPT_DATA_DOUBLE_ESCAPED;
     this._stateScriptDataDoubleEscaped(e);
    }
   }
   _stateScriptDataDoubleEscapeEnd(e) {
    if (this.preprocessor.startsWith(n.SCRIPT, false) && Le(this.preprocessor.peek(n.SCRIPT.length))) {
     this._emitCodePoint(e);
     for (let e = 0; e < n.SCRIPT.length; e++) this._emitCodePoint(this._consume());
     this.state = Ce.SCRIPT_DATA_ESCAPED;
    } else if (!this._ensureHibernation()) {
     this.state = Ce.SCRIPT_DATA_DOUBLE_ESCAPED;
     this._stateScriptDataDoubleEscaped(e);
    }
   }
   _stateBeforeAttributeName(e) {
    switch (e) {
    case i.SPACE:
    case i.LINE_FEED:
    case i.TABULATION:
    case i.FORM_FEED:
     break;

    case i.SOLIDUS:
    case i.GREATER_THAN_SIGN:
    case i.EOF:
     this.state = Ce.AFTER_ATTRIBUTE_NAME;
     this._stateAfterAttributeName(e);
     break;

    case i.EQUALS_SIGN:
     this._err(u.unexpectedEqualsSignBeforeAttributeName);
     this._createAttr("=");
     this.state = Ce.ATTRIBUTE_NAME;
     break;

    default:
     this._createAttr("");
     this.state = Ce.ATTRIBUTE_NAME;
     this._stateAttributeName(e);
    }
   }
   _stateAttributeName(e) {
    switch (e) {
    case i.SPACE:
    case i.LINE_FEED:
    case i.TABULATION:
    case i.FORM_FEED:
    case i.SOLIDUS:
    case i.GREATER_THAN_SIGN:
    case i.EOF:
     this._leaveAttrName();
     this.state = Ce.AFTER_ATTRIBUTE_NAME;
     this._stateAfterAttributeName(e);
     break;

    case i.EQUALS_SIGN:
     this._leaveAttrName();
     this.state = Ce.BEFORE_ATTRIBUTE_VALUE;
     break;

    case i.QUOTATION_MARK:
    case i.APOSTROPHE:
    case i.LESS_THAN_SIGN:
     this._err(u.unexpectedCharacterInAttributeName);
     this.currentAttr.name += String.fromCodePoint(e);
     break;

    case i.NULL:
     this._err(u.unexpectedNullCharacter);
     this.currentAttr.name += s;
     break;

    default:
     this.currentAttr.name += String.fromCodePoint(Ie(e) ? ye(e) : e);
    }
   }
   _stateAfterAttributeName(e) {
    switch (e) {
    case i.SPACE:
    case i.LINE_FEED:
    case i.TABULATION:
    case i.FORM_FEED:
     break;

    case i.SOLIDUS:
     this.state = Ce.SELF_CLOSING_START_TAG;
     break;

    case i.EQUALS_SIGN:
     this.state = Ce.BEFORE_ATTRIBUTE_VALUE;
     break;

    case i.GREATER_THAN_SIGN:
     this.state = Ce.DATA;
     this.emitCurrentTagToken();
     break;

    case i.EOF:
     this._err(u.eofInTag);
     this._emitEOFToken();
     break;

    default:
     this._createAttr("");
     this.state = Ce.ATTRIBUTE_NAME;
     this._stateAttributeName(e);
    }
   }
   _stateBeforeAttributeValue(e) {
    switch (e) {
    case i.SPACE:
    case i.LINE_FEED:
    case i.TABULATION:
    case i.FORM_FEED:
     break;

    case i.QUOTATION_MARK:
     this.state = Ce.ATTRIBUTE_VALUE_DOUBLE_QUOTED;
     break;

    case i.APOSTROPHE:
     this.state = Ce.ATTRIBUTE_VALUE_SINGLE_QUOTED;
     break;

    case i.GREATER_THAN_SIGN:
     this._err(u.missingAttributeValue);
     this.state = Ce.DATA;
     this.emitCurrentTagToken();
     break;

    default:
     this.state = Ce.ATTRIBUTE_VALUE_UNQUOTED;
     this._stateAttributeValueUnquoted(e);
    }
   }
   _stateAttributeValueDoubleQuoted(e) {
    switch (e) {
    case i.QUOTATION_MARK:
     this.state = Ce.AFTER_ATTRIBUTE_VALUE_QUOTED;
     break;

    case i.AMPERSAND:
     this._startCharacterReference();
     break;

    case i.NULL:
     this._err(u.unexpectedNullCharacter);
     this._extendRunWith(s, 0);
     break;

    case i.EOF:
     this._err(u.eofInTag);
     this._emitEOFToken();
     break;

    default:
     this._extendRun(e);
    }
   }
   _stateAttributeValueSingleQuoted(e) {
    switch (e) {
    case i.APOSTROPHE:
     this.state = Ce.AFTER_ATTRIBUTE_VALUE_QUOTED;
     break;

    case i.AMPERSAND:
     this._startCharacterReference();
     break;

    case i.NULL:
     this._err(u.unexpectedNullCharacter);
     this._extendRunWith(s, 0);
     break;

    case i.EOF:
     this._err(u.eofInTag);
     this._emitEOFToken();
     break;

    default:
     this._extendRun(e);
    }
   }
   _stateAttributeValueUnquoted(e) {
    switch (e) {
    case i.SPACE:
    case i.LINE_FEED:
    case i.TABULATION:
    case i.FORM_FEED:
     this._leaveAttrValue();
     this.state = Ce.BEFORE_ATTRIBUTE_NAME;
     break;

    case i.AMPERSAND:
     this._startCharacterReference();
     break;

    case i.GREATER_THAN_SIGN:
     this._leaveAttrValue();
     this.state = Ce.DATA;
     this.emitCurrentTagToken();
     break;

    case i.NULL:
     this._err(u.unexpectedNullCharacter);
     this._extendRunWith(s, 0);
     break;

    case i.QUOTATION_MARK:
    case i.APOSTROPHE:
    case i.LESS_THAN_SIGN:
    case i.EQUALS_SIGN:
    case i.GRAVE_ACCENT:
     this._err(u.unexpectedCharacterInUnquotedAttributeValue);
     this._extendRun(e);
     break;

    case i.EOF:
     this._err(u.eofInTag);
     this._emitEOFToken();
     break;

    default:
     this._extendRun(e);
    }
   }
   _stateAfterAttributeValueQuoted(e) {
    switch (e) {
    case i.SPACE:
    case i.LINE_FEED:
    case i.TABULATION:
    case i.FORM_FEED:
     this._leaveAttrValue();
     this.state = Ce.BEFORE_ATTRIBUTE_NAME;
     break;

    case i.SOLIDUS:
     this._leaveAttrValue();
     this.state = Ce.SELF_CLOSING_START_TAG;
     break;

    case i.GREATER_THAN_SIGN:
     this._leaveAttrValue();
     this.state = Ce.DATA;
     this.emitCurrentTagToken();
     break;

    case i.EOF:
     this._err(u.eofInTag);
     this._emitEOFToken();
     break;

    default:
     this._err(u.missingWhitespaceBetweenAttributes);
     this._leaveAttrValue();
     this.state = Ce.BEFORE_ATTRIBUTE_NAME;
     this._stateBeforeAttributeName(e);
    }
   }
   _stateSelfClosingStartTag(e) {
    switch (e) {
    case i.GREATER_THAN_SIGN:
     {
      const e = this.currentToken;
      e.selfClosing = true;
      this.state = Ce.DATA;
      this.emitCurrentTagToken();
      break;
     }

    case i.EOF:
     this._err(u.eofInTag);
     this._emitEOFToken();
     break;

    default:
     this._err(u.unexpectedSolidusInTag);
     this.state = Ce.BEFORE_ATTRIBUTE_NAME;
     this._stateBeforeAttributeName(e);
    }
   }
   _stateBogusComment(e) {
    const t = this.currentToken;
    switch (e) {
    case i.GREATER_THAN_SIGN:
     this.state = Ce.DATA;
     this.emitCurrentComment(t);
     break;

    case i.EOF:
     this.emitCurrentComment(t);
     this._emitEOFToken();
     break;

    case i.NULL:
     this._err(u.unexpectedNullCharacter);
     this._extendRunWith(s, 0);
     break;

    default:
     this._extendRun(e);
    }
   }
   _stateMarkupDeclarationOpen(e) {
    if (this._consumeSequenceIfMatch(n.DASH_DASH, true)) {
     this._createCommentToken(n.DASH_DASH.length + 1);
     this.state = Ce.COMMENT_START;
    } else if (this._consumeSequenceIfMatch(n.DOCTYPE, false)) {
     this.currentLocation = this.getCurrentLocation(n.DOCTYPE.length + 1);
     this.state = Ce.DOCTYPE;
    } else if (this._consumeSequenceIfMatch(n.CDATA_START, true)) if (this.inForeignNode) this.state = Ce.CDATA_SECTION; else {
     this._err(u.cdataInHtmlContent);
     this._createCommentToken(n.CDATA_START.length + 1);
     this.currentToken.data = "[CDATA[";
     this.state = Ce.BOGUS_COMMENT;
    } else if (!this._ensureHibernation()) {
     this._err(u.incorrectlyOpenedComment);
     this._createCommentToken(2);
     this.state = Ce.BOGUS_COMMENT;
     this._stateBogusComment(e);
    }
   }
   _stateCommentStart(e) {
    switch (e) {
    case i.HYPHEN_MINUS:
     this.state = Ce.COMMENT_START_DASH;
     break;

    case i.GREATER_THAN_SIGN:
     {
      this._err(u.abruptClosingOfEmptyComment);
      this.state = Ce.DATA;
      const e = this.currentToken;
      this.emitCurrentComment(e);
      break;
     }

    default:
     this.state = Ce.COMMENT;
     this._stateComment(e);
    }
   }
   _stateCommentStartDash(e) {
    const t = this.currentToken;
    switch (e) {
    case i.HYPHEN_MINUS:
     this.state = Ce.COMMENT_END;
     break;

    case i.GREATER_THAN_SIGN:
     this._err(u.abruptClosingOfEmptyComment);
     this.state = Ce.DATA;
     this.emitCurrentComment(t);
     break;

    case i.EOF:
     this._err(u.eofInComment);
     this.emitCurrentComment(t);
     this._emitEOFToken();
     break;

    default:
     this._extendRunWith("-", -1);
     this.state = Ce.COMMENT;
     this._stateComment(e);
    }
   }
   _stateComment(e) {
    const t = this.currentToken;
    switch (e) {
    case i.HYPHEN_MINUS:
     this.state = Ce.COMMENT_END_DASH;
     break;

    case i.LESS_THAN_SIGN:
     this._extendRunWith("<", 0);
     this.state = Ce.COMMENT_LESS_THAN_SIGN;
     break;

    case i.NULL:
     this._err(u.unexpectedNullCharacter);
     this._extendRunWith(s, 0);
     break;

    case i.EOF:
     this._err(u.eofInComment);
     this.emitCurrentComment(t);
     this._emitEOFToken();
     break;

    default:
     this._extendRun(e);
    }
   }
   _stateCommentLessThanSign(e) {
    switch (e) {
    case i.EXCLAMATION_MARK:
     this._extendRunWith("!", 0);
     this.state = Ce.COMMENT_LESS_THAN_SIGN_BANG;
     break;

    case i.LESS_THAN_SIGN:
     this._extendRunWith("<", 0);
     break;

    default:
     this.state = Ce.COMMENT;
     this._stateComment(e);
    }
   }
   _stateCommentLessThanSignBang(e) {
    if (e === i.HYPHEN_MINUS) this.state = Ce.COMMENT_LESS_THAN_SIGN_BANG_DASH; else {
     this.state = Ce.COMMENT;
     this._stateComment(e);
    }
   }
   _stateCommentLessThanSignBangDash(e) {
    if (e === i.HYPHEN_MINUS) this.state = Ce.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH; else {
     this.state = Ce.COMMENT_END_DASH;
     this._stateCommentEndDash(e);
    }
   }
   _stateCommentLessThanSignBangDashDash(e) {
    if (e !== i.GREATER_THAN_SIGN && e !== i.EOF) this._err(u.nestedComment);
    this.state = Ce.COMMENT_END;
    this._stateCommentEnd(e);
   }
   _stateCommentEndDash(e) {
    const t = this.currentToken;
    switch (e) {
    case i.HYPHEN_MINUS:
     this.state = Ce.COMMENT_END;
     break;

    case i.EOF:
     this._err(u.eofInComment);
     this.emitCurrentComment(t);
     this._emitEOFToken();
     break;

    default:
     this._extendRunWith("-", -1);
     this.state = Ce.COMMENT;
     this._stateComment(e);
    }
   }
   _stateCommentEnd(e) {
    const t = this.currentToken;
    switch (e) {
    case i.GREATER_THAN_SIGN:
     this.state = Ce.DATA;
     this.emitCurrentComment(t);
     break;

    case i.EXCLAMATION_MARK:
     this.state = Ce.COMMENT_END_BANG;
     break;

    case i.HYPHEN_MINUS:
     this._extendRunWith("-", -2);
     break;

    case i.EOF:
     this._err(u.eofInComment);
     this.emitCurrentComment(t);
     this._emitEOFToken();
     break;

    default:
     this._extendRunWith("--", -1);
     this.state = Ce.COMMENT;
     this._stateComment(e);
    }
   }
   _stateCommentEndBang(e) {
    const t = this.currentToken;
    switch (e) {
    case i.HYPHEN_MINUS:
     this._extendRunWith("--!", -1);
     this.state = Ce.COMMENT_END_DASH;
     break;

    case i.GREATER_THAN_SIGN:
     this._err(u.incorrectlyClosedComment);
     this.state = Ce.DATA;
     this.emitCurrentComment(t);
     break;

    case i.EOF:
     this._err(u.eofInComment);
     this.emitCurrentComment(t);
     this._emitEOFToken();
     break;

    default:
     this._extendRunWith("--!", -1);
     this.state = Ce.COMMENT;
     this._stateComment(e);
    }
   }
   _stateDoctype(e) {
    switch (e) {
    case i.SPACE:
    case i.LINE_FEED:
    case i.TABULATION:
    case i.FORM_FEED:
     this.state = Ce.BEFORE_DOCTYPE_NAME;
     break;

    case i.GREATER_THAN_SIGN:
     this.state = Ce.BEFORE_DOCTYPE_NAME;
     this._stateBeforeDoctypeName(e);
     break;

    case i.EOF:
     {
      this._err(u.eofInDoctype);
      this._createDoctypeToken(null);
      const e = this.currentToken;
      e.forceQuirks = true;
      this.emitCurrentDoctype(e);
      this._emitEOFToken();
      break;
     }

    default:
     this._err(u.missingWhitespaceBeforeDoctypeName);
     this.state = Ce.BEFORE_DOCTYPE_NAME;
     this._stateBeforeDoctypeName(e);
    }
   }
   _stateBeforeDoctypeName(e) {
    if (Ie(e)) {
     this._createDoctypeToken(String.fromCharCode(ye(e)));
     this.state = Ce.DOCTYPE_NAME;
    } else switch (e) {
    case i.SPACE:
    case i.LINE_FEED:
    case i.TABULATION:
    case i.FORM_FEED:
     break;

    case i.NULL:
     this._err(u.unexpectedNullCharacter);
     this._createDoctypeToken(s);
     this.state = Ce.DOCTYPE_NAME;
     break;

    case i.GREATER_THAN_SIGN:
     {
      this._err(u.missingDoctypeName);
      this._createDoctypeToken(null);
      const e = this.currentToken;
      e.forceQuirks = true;
      this.emitCurrentDoctype(e);
      this.state = Ce.DATA;
      break;
     }

    case i.EOF:
     {
      this._err(u.eofInDoctype);
      this._createDoctypeToken(null);
      const e = this.currentToken;
      e.forceQuirks = true;
      this.emitCurrentDoctype(e);
      this._emitEOFToken();
      break;
     }

    default:
     this._createDoctypeToken(String.fromCodePoint(e));
     this.state = Ce.DOCTYPE_NAME;
    }
   }
   _stateDoctypeName(e) {
    const t = this.currentToken;
    switch (e) {
    case i.SPACE:
    case i.LINE_FEED:
    case i.TABULATION:
    case i.FORM_FEED:
     this.state = Ce.AFTER_DOCTYPE_NAME;
     break;

    case i.GREATER_THAN_SIGN:
     this.state = Ce.DATA;
     this.emitCurrentDoctype(t);
     break;

    case i.NULL:
     this._err(u.unexpectedNullCharacter);
     t.name += s;
     break;

    case i.EOF:
     this._err(u.eofInDoctype);
     t.forceQuirks = true;
     this.emitCurrentDoctype(t);
     this._emitEOFToken();
     break;

    default:
     t.name += String.fromCodePoint(Ie(e) ? ye(e) : e);
    }
   }
   _stateAfterDoctypeName(e) {
    const t = this.currentToken;
    switch (e) {
    case i.SPACE:
    case i.LINE_FEED:
    case i.TABULATION:
    case i.FORM_FEED:
     break;

    case i.GREATER_THAN_SIGN:
     this.state = Ce.DATA;
     this.emitCurrentDoctype(t);
     break;

    case i.EOF:
     this._err(u.eofInDoctype);
     t.forceQuirks = true;
     this.emitCurrentDoctype(t);
     this._emitEOFToken();
     break;

    default:
     if (this._consumeSequenceIfMatch(n.PUBLIC, false)) this.state = Ce.AFTER_DOCTYPE_PUBLIC_KEYWORD; else if (this._consumeSequenceIfMatch(n.SYSTEM, false)) this.state = Ce.AFTER_DOCTYPE_SYSTEM_KEYWORD; else if (!this._ensureHibernation()) {
      this._err(u.invalidCharacterSequenceAfterDoctypeName);
      t.forceQuirks = true;
      this.state = Ce.BOGUS_DOCTYPE;
      this._stateBogusDoctype(e);
     }
    }
   }
   _stateAfterDoctypePublicKeyword(e) {
    const t = this.currentToken;
    switch (e) {
    case i.SPACE:
    case i.LINE_FEED:
    case i.TABULATION:
    case i.FORM_FEED:
     this.state = Ce.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER;
     break;

    case i.QUOTATION_MARK:
     this._err(u.missingWhitespaceAfterDoctypePublicKeyword);
     t.publicId = "";
     this.state = Ce.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED;
     break;

    case i.APOSTROPHE:
     this._err(u.missingWhitespaceAfterDoctypePublicKeyword);
     t.publicId = "";
     this.state = Ce.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED;
     break;

    case i.GREATER_THAN_SIGN:
     this._err(u.missingDoctypePublicIdentifier);
     t.forceQuirks = true;
     this.state = Ce.DATA;
     this.emitCurrentDoctype(t);
     break;

    case i.EOF:
     this._err(u.eofInDoctype);
     t.forceQuirks = true;
     this.emitCurrentDoctype(t);
     this._emitEOFToken();
     break;

    default:
     this._err(u.missingQuoteBeforeDoctypePublicIdentifier);
     t.forceQuirks = true;
     this.state = Ce.BOGUS_DOCTYPE;
     this._stateBogusDoctype(e);
    }
   }
   _stateBeforeDoctypePublicIdentifier(e) {
    const t = this.currentToken;
    switch (e) {
    case i.SPACE:
    case i.LINE_FEED:
    case i.TABULATION:
    case i.FORM_FEED:
     break;

    case i.QUOTATION_MARK:
     t.publicId = "";
     this.state = Ce.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED;
     break;

    case i.APOSTROPHE:
     t.publicId = "";
     this.state = Ce.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED;
     break;

    case i.GREATER_THAN_SIGN:
     this._err(u.missingDoctypePublicIdentifier);
     t.forceQuirks = true;
     this.state = Ce.DATA;
     this.emitCurrentDoctype(t);
     break;

    case i.EOF:
     this._err(u.eofInDoctype);
     t.forceQuirks = true;
     this.emitCurrentDoctype(t);
     this._emitEOFToken();
     break;

    default:
     this._err(u.missingQuoteBeforeDoctypePublicIdentifier);
     t.forceQuirks = true;
     this.state = Ce.BOGUS_DOCTYPE;
     this._stateBogusDoctype(e);
    }
   }
   _stateDoctypePublicIdentifierDoubleQuoted(e) {
    const t = this.currentToken;
    switch (e) {
    case i.QUOTATION_MARK:
     this.state = Ce.AFTER_DOCTYPE_PUBLIC_IDENTIFIER;
     break;

    case i.NULL:
     this._err(u.unexpectedNullCharacter);
     t.publicId += s;
     break;

    case i.GREATER_THAN_SIGN:
     this._err(u.abruptDoctypePublicIdentifier);
     t.forceQuirks = true;
     this.emitCurrentDoctype(t);
     this.state = Ce.DATA;
     break;

    case i.EOF:
     this._err(u.eofInDoctype);
     t.forceQuirks = true;
     this.emitCurrentDoctype(t);
     this._emitEOFToken();
     break;

    default:
     t.publicId += String.fromCodePoint(e);
    }
   }
   _stateDoctypePublicIdentifierSingleQuoted(e) {
    const t = this.currentToken;
    switch (e) {
    case i.APOSTROPHE:
     this.state = Ce.AFTER_DOCTYPE_PUBLIC_IDENTIFIER;
     break;

    case i.NULL:
     this._err(u.unexpectedNullCharacter);
     t.publicId += s;
     break;

    case i.GREATER_THAN_SIGN:
     this._err(u.abruptDoctypePublicIdentifier);
     t.forceQuirks = true;
     this.emitCurrentDoctype(t);
     this.state = Ce.DATA;
     break;

    case i.EOF:
     this._err(u.eofInDoctype);
     t.forceQuirks = true;
     this.emitCurrentDoctype(t);
     this._emitEOFToken();
     break;

    default:
     t.publicId += String.fromCodePoint(e);
    }
   }
   _stateAfterDoctypePublicIdentifier(e) {
    const t = this.currentToken;
    switch (e) {
    case i.SPACE:
    case i.LINE_FEED:
    case i.TABULATION:
    case i.FORM_FEED:
     this.state = Ce.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS;
     break;

    case i.GREATER_THAN_SIGN:
     this.state = Ce.DATA;
     this.emitCurrentDoctype(t);
     break;

    case i.QUOTATION_MARK:
     this._err(u.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers);
     t.systemId = "";
     this.state = Ce.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
     break;

    case i.APOSTROPHE:
     this._err(u.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers);
     t.systemId = "";
     this.state = Ce.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
     break;

    case i.EOF:
     this._err(u.eofInDoctype);
     t.forceQuirks = true;
     this.emitCurrentDoctype(t);
     this._emitEOFToken();
     break;

    default:
     this._err(u.missingQuoteBeforeDoctypeSystemIdentifier);
     t.forceQuirks = true;
     this.state = Ce.BOGUS_DOCTYPE;
     this._stateBogusDoctype(e);
    }
   }
   _stateBetweenDoctypePublicAndSystemIdentifiers(e) {
    const t = this.currentToken;
    switch (e) {
    case i.SPACE:
    case i.LINE_FEED:
    case i.TABULATION:
    case i.FORM_FEED:
     break;

    case i.GREATER_THAN_SIGN:
     this.emitCurrentDoctype(t);
     this.state = Ce.DATA;
     break;

    case i.QUOTATION_MARK:
     t.systemId = "";
     this.state = Ce.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
     break;

    case i.APOSTROPHE:
     t.systemId = "";
     this.state = Ce.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
     break;

    case i.EOF:
     this._err(u.eofInDoctype);
     t.forceQuirks = true;
     this.emitCurrentDoctype(t);
     this._emitEOFToken();
     break;

    default:
     this._err(u.missingQuoteBeforeDoctypeSystemIdentifier);
     t.forceQuirks = true;
     this.state = Ce.BOGUS_DOCTYPE;
     this._stateBogusDoctype(e);
    }
   }
   _stateAfterDoctypeSystemKeyword(e) {
    const t = this.currentToken;
    switch (e) {
    case i.SPACE:
    case i.LINE_FEED:
    case i.TABULATION:
    case i.FORM_FEED:
     this.state = Ce.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER;
     break;

    case i.QUOTATION_MARK:
     this._err(u.missingWhitespaceAfterDoctypeSystemKeyword);
     t.systemId = "";
     this.state = Ce.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
     break;

    case i.APOSTROPHE:
     this._err(u.missingWhitespaceAfterDoctypeSystemKeyword);
     t.systemId = "";
     this.state = Ce.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
     break;

    case i.GREATER_THAN_SIGN:
     this._err(u.missingDoctypeSystemIdentifier);
     t.forceQuirks = true;
     this.state = Ce.DATA;
     this.emitCurrentDoctype(t);
     break;

    case i.EOF:
     this._err(u.eofInDoctype);
     t.forceQuirks = true;
     this.emitCurrentDoctype(t);
     this._emitEOFToken();
     break;

    default:
     this._err(u.missingQuoteBeforeDoctypeSystemIdentifier);
     t.forceQuirks = true;
     this.state = Ce.BOGUS_DOCTYPE;
     this._stateBogusDoctype(e);
    }
   }
   _stateBeforeDoctypeSystemIdentifier(e) {
    const t = this.currentToken;
    switch (e) {
    case i.SPACE:
    case i.LINE_FEED:
    case i.TABULATION:
    case i.FORM_FEED:
     break;

    case i.QUOTATION_MARK:
     t.systemId = "";
     this.state = Ce.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
     break;

    case i.APOSTROPHE:
     t.systemId = "";
     this.state = Ce.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
     break;

    case i.GREATER_THAN_SIGN:
     this._err(u.missingDoctypeSystemIdentifier);
     t.forceQuirks = true;
     this.state = Ce.DATA;
     this.emitCurrentDoctype(t);
     break;

    case i.EOF:
     this._err(u.eofInDoctype);
     t.forceQuirks = true;
     this.emitCurrentDoctype(t);
     this._emitEOFToken();
     break;

    default:
     this._err(u.missingQuoteBeforeDoctypeSystemIdentifier);
     t.forceQuirks = true;
     this.state = Ce.BOGUS_DOCTYPE;
     this._stateBogusDoctype(e);
    }
   }
   _stateDoctypeSystemIdentifierDoubleQuoted(e) {
    const t = this.currentToken;
    switch (e) {
    case i.QUOTATION_MARK:
     this.state = Ce.AFTER_DOCTYPE_SYSTEM_IDENTIFIER;
     break;

    case i.NULL:
     this._err(u.unexpectedNullCharacter);
     t.systemId += s;
     break;

    case i.GREATER_THAN_SIGN:
     this._err(u.abruptDoctypeSystemIdentifier);
     t.forceQuirks = true;
     this.emitCurrentDoctype(t);
     this.state = Ce.DATA;
     break;

    case i.EOF:
     this._err(u.eofInDoctype);
     t.forceQuirks = true;
     this.emitCurrentDoctype(t);
     this._emitEOFToken();
     break;

    default:
     t.systemId += String.fromCodePoint(e);
    }
   }
   _stateDoctypeSystemIdentifierSingleQuoted(e) {
    const t = this.currentToken;
    switch (e) {
    case i.APOSTROPHE:
     this.state = Ce.AFTER_DOCTYPE_SYSTEM_IDENTIFIER;
     break;

    case i.NULL:
     this._err(u.unexpectedNullCharacter);
     t.systemId += s;
     break;

    case i.GREATER_THAN_SIGN:
     this._err(u.abruptDoctypeSystemIdentifier);
     t.forceQuirks = true;
     this.emitCurrentDoctype(t);
     this.state = Ce.DATA;
     break;

    case i.EOF:
     this._err(u.eofInDoctype);
     t.forceQuirks = true;
     this.emitCurrentDoctype(t);
     this._emitEOFToken();
     break;

    default:
     t.systemId += String.fromCodePoint(e);
    }
   }
   _stateAfterDoctypeSystemIdentifier(e) {
    const t = this.currentToken;
    switch (e) {
    case i.SPACE:
    case i.LINE_FEED:
    case i.TABULATION:
    case i.FORM_FEED:
     break;

    case i.GREATER_THAN_SIGN:
     this.emitCurrentDoctype(t);
     this.state = Ce.DATA;
     break;

    case i.EOF:
     this._err(u.eofInDoctype);
     t.forceQuirks = true;
     this.emitCurrentDoctype(t);
     this._emitEOFToken();
     break;

    default:
     this._err(u.unexpectedCharacterAfterDoctypeSystemIdentifier);
     this.state = Ce.BOGUS_DOCTYPE;
     this._stateBogusDoctype(e);
    }
   }
   _stateBogusDoctype(e) {
    const t = this.currentToken;
    switch (e) {
    case i.GREATER_THAN_SIGN:
     this.emitCurrentDoctype(t);
     this.state = Ce.DATA;
     break;

    case i.NULL:
     this._err(u.unexpectedNullCharacter);
     break;

    case i.EOF:
     this.emitCurrentDoctype(t);
     this._emitEOFToken();
     break;

    default:
    }
   }
   _stateCdataSection(e) {
    switch (e) {
    case i.RIGHT_SQUARE_BRACKET:
     this.state = Ce.CDATA_SECTION_BRACKET;
     break;

    case i.EOF:
     this._err(u.eofInCdata);
     this._emitEOFToken();
     break;

    default:
     this._emitCodePoint(e);
    }
   }
   _stateCdataSectionBracket(e) {
    if (e === i.RIGHT_SQUARE_BRACKET) this.state = Ce.CDATA_SECTION_END; else {
     this._emitChars("]", -1);
     this.state = Ce.CDATA_SECTION;
     this._stateCdataSection(e);
    }
   }
   _stateCdataSectionEnd(e) {
    switch (e) {
    case i.GREATER_THAN_SIGN:
     this.state = Ce.DATA;
     break;

    case i.RIGHT_SQUARE_BRACKET:
     this._emitChars("]", -2);
     break;

    default:
     this._emitChars("]]", -1);
     this.state = Ce.CDATA_SECTION;
     this._stateCdataSection(e);
    }
   }
   _stateCharacterReference() {
    let e = this.entityDecoder.write(this.preprocessor.html, this.preprocessor.pos);
    if (e < 0) if (this.preprocessor.lastChunkWritten) e = this.entityDecoder.end(); else {
     this.active = false;
     this.preprocessor.pos = this.preprocessor.html.length - 1;
     this.consumedAfterSnapshot = 0;
     this.preprocessor.endOfChunkHit = true;
     return;
    }
    if (e === 0) {
     this.preprocessor.pos = this.entityStartPos;
     this._flushCodePointConsumedAsCharacterReference(i.AMPERSAND);
     this.state = !this._isCharacterReferenceInAttribute() && we(this.preprocessor.peek(1)) ? Ce.AMBIGUOUS_AMPERSAND : this.returnState;
    } else this.state = this.returnState;
   }
   _stateAmbiguousAmpersand(e) {
    if (we(e)) this._flushCodePointConsumedAsCharacterReference(e); else {
     if (e === i.SEMICOLON) this._err(u.unknownNamedCharacterReference);
     this.state = this.returnState;
     this._callState(e);
    }
   }
  }
  const Be = new Set([ fe.DD, fe.DT, fe.LI, fe.OPTGROUP, fe.OPTION, fe.P, fe.RB, fe.RP, fe.RT, fe.RTC ]);
  new Set([ ...Be, fe.CAPTION, fe.COLGROUP, fe.TBODY, fe.TD, fe.TFOOT, fe.TH, fe.THEAD, fe.TR ]);
  const Ue = 256;
  const Fe = 512;
  const Ge = 768;
  const He = 1;
  const ve = 2;
  const qe = 4;
  const Ye = 8;
  const ze = 16;
  const Qe = 32;
  const We = new Uint8Array(Ge);
  for (const [e, t] of [ [ Te.HTML, 0 ], [ Te.SVG, Ue ], [ Te.MATHML, Fe ] ]) for (const r of be[e]) We[t + r] = e === Te.HTML && (r === fe.ADDRESS || r === fe.DIV || r === fe.P) ? He : He | ve;
  for (const e of [ fe.APPLET, fe.CAPTION, fe.HTML, fe.MARQUEE, fe.OBJECT, fe.TABLE, fe.TD, fe.TEMPLATE, fe.TH, Ue + fe.DESC, Ue + fe.FOREIGN_OBJECT, Ue + fe.TITLE, Fe + fe.ANNOTATION_XML, Fe + fe.MI, Fe + fe.MN, Fe + fe.MO, Fe + fe.MS, Fe + fe.MTEXT ]) We[e] |= qe | Ye | ze;
  We[fe.OL] |= Ye;
  We[fe.UL] |= Ye;
  We[fe.BUTTON] |= ze;
  We[fe.TABLE] |= Qe;
  We[fe.HTML] |= Qe;
  const Ke = new Uint8Array(Ge);
  for (const e of [ fe.A, fe.B, fe.BIG, fe.CODE, fe.EM, fe.FONT, fe.I, fe.NOBR, fe.S, fe.SMALL, fe.STRIKE, fe.STRONG, fe.TT, fe.U ]) Ke[e] = 1;
  var Ve;
  (function(e) {
   e[e["Marker"] = 0] = "Marker";
   e[e["Element"] = 1] = "Element";
  })(Ve || (Ve = {}));
  new WeakMap;
  new Set([ "-//w3o//dtd w3 html strict 3.0//en//", "-/w3c/dtd html 4.0 transitional/en", "html" ]);
  new Map([ "attributeName", "attributeType", "baseFrequency", "baseProfile", "calcMode", "clipPathUnits", "diffuseConstant", "edgeMode", "filterUnits", "glyphRef", "gradientTransform", "gradientUnits", "kernelMatrix", "kernelUnitLength", "keyPoints", "keySplines", "keyTimes", "lengthAdjust", "limitingConeAngle", "markerHeight", "markerUnits", "markerWidth", "maskContentUnits", "maskUnits", "numOctaves", "pathLength", "patternContentUnits", "patternTransform", "patternUnits", "pointsAtX", "pointsAtY", "pointsAtZ", "preserveAlpha", "preserveAspectRatio", "primitiveUnits", "refX", "refY", "repeatCount", "repeatDur", "requiredExtensions", "requiredFeatures", "specularConstant", "specularExponent", "spreadMethod", "startOffset", "stdDeviation", "stitchTiles", "surfaceScale", "systemLanguage", "tableValues", "targetX", "targetY", "textLength", "viewBox", "viewTarget", "xChannelSelector", "yChannelSelector", "zoomAndPan" ].map(e => [ e.toLowerCase(), e ]));
  new Map([ [ "xlink:actuate", {
   prefix: "xlink",
   name: "actuate",
   namespace: Te.XLINK
  } ], [ "xlink:arcrole", {
   prefix: "xlink",
   name: "arcrole",
   namespace: Te.XLINK
  } ], [ "xlink:href", {
   prefix: "xlink",
   name: "href",
   namespace: Te.XLINK
  } ], [ "xlink:role", {
   prefix: "xlink",
   name: "role",
   namespace: Te.XLINK
  } ], [ "xlink:show", {
   prefix: "xlink",
   name: "show",
   namespace: Te.XLINK
  } ], [ "xlink:title", {
   prefix: "xlink",
   name: "title",
   namespace: Te.XLINK
  } ], [ "xlink:type", {
   prefix: "xlink",
   name: "type",
   namespace: Te.XLINK
  } ], [ "xml:lang", {
   prefix: "xml",
   name: "lang",
   namespace: Te.XML
  } ], [ "xml:space", {
   prefix: "xml",
   name: "space",
   namespace: Te.XML
  } ], [ "xmlns", {
   prefix: "",
   name: "xmlns",
   namespace: Te.XMLNS
  } ], [ "xmlns:xlink", {
   prefix: "xmlns",
   name: "xlink",
   namespace: Te.XMLNS
  } ] ]);
  new Map([ "altGlyph", "altGlyphDef", "altGlyphItem", "animateColor", "animateMotion", "animateTransform", "clipPath", "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite", "feConvolveMatrix", "feDiffuseLighting", "feDisplacementMap", "feDistantLight", "feFlood", "feFuncA", "feFuncB", "feFuncG", "feFuncR", "feGaussianBlur", "feImage", "feMerge", "feMergeNode", "feMorphology", "feOffset", "fePointLight", "feSpecularLighting", "feSpotLight", "feTile", "feTurbulence", "foreignObject", "glyphRef", "linearGradient", "radialGradient", "textPath" ].map(e => [ e.toLowerCase(), e ]));
  new Set([ fe.B, fe.BIG, fe.BLOCKQUOTE, fe.BODY, fe.BR, fe.CENTER, fe.CODE, fe.DD, fe.DIV, fe.DL, fe.DT, fe.EM, fe.EMBED, fe.H1, fe.H2, fe.H3, fe.H4, fe.H5, fe.H6, fe.HEAD, fe.HR, fe.I, fe.IMG, fe.LI, fe.LISTING, fe.MENU, fe.META, fe.NOBR, fe.OL, fe.P, fe.PRE, fe.RUBY, fe.S, fe.SMALL, fe.SPAN, fe.STRONG, fe.STRIKE, fe.SUB, fe.SUP, fe.TABLE, fe.TT, fe.U, fe.UL, fe.VAR ]);
  var Xe;
  (function(e) {
   e[e["INITIAL"] = 0] = "INITIAL";
   e[e["BEFORE_HTML"] = 1] = "BEFORE_HTML";
   e[e["BEFORE_HEAD"] = 2] = "BEFORE_HEAD";
   e[e["IN_HEAD"] = 3] = "IN_HEAD";
   e[e["IN_HEAD_NO_SCRIPT"] = 4] = "IN_HEAD_NO_SCRIPT";
   e[e["AFTER_HEAD"] = 5] = "AFTER_HEAD";
   e[e["IN_BODY"] = 6] = "IN_BODY";
   e[e["TEXT"] = 7] = "TEXT";
   e[e["IN_TABLE"] = 8] = "IN_TABLE";
   e[e["IN_TABLE_TEXT"] = 9] = "IN_TABLE_TEXT";
   e[e["IN_CAPTION"] = 10] = "IN_CAPTION";
   e[e["IN_COLUMN_GROUP"] = 11] = "IN_COLUMN_GROUP";
   e[e["IN_TABLE_BODY"] = 12] = "IN_TABLE_BODY";
   e[e["IN_ROW"] = 13] = "IN_ROW";
   e[e["IN_CELL"] = 14] = "IN_CELL";
   e[e["IN_SELECT"] = 15] = "IN_SELECT";
   e[e["IN_SELECT_IN_TABLE"] = 16] = "IN_SELECT_IN_TABLE";
   e[e["IN_TEMPLATE"] = 17] = "IN_TEMPLATE";
   e[e["AFTER_BODY"] = 18] = "AFTER_BODY";
   e[e["IN_FRAMESET"] = 19] = "IN_FRAMESET";
   e[e["AFTER_FRAMESET"] = 20] = "AFTER_FRAMESET";
   e[e["AFTER_AFTER_BODY"] = 21] = "AFTER_AFTER_BODY";
   e[e["AFTER_AFTER_FRAMESET"] = 22] = "AFTER_AFTER_FRAMESET";
  })(Xe || (Xe = {}));
  new Set([ fe.TABLE, fe.TBODY, fe.TFOOT, fe.THEAD, fe.TR ]);
  new Set([ fe.CAPTION, fe.COL, fe.COLGROUP, fe.TBODY, fe.TD, fe.TFOOT, fe.TH, fe.THEAD, fe.TR ]);
  new Set([ Ae.AREA, Ae.BASE, Ae.BASEFONT, Ae.BGSOUND, Ae.BR, Ae.COL, Ae.EMBED, Ae.FRAME, Ae.HR, Ae.IMG, Ae.INPUT, Ae.KEYGEN, Ae.LINK, Ae.META, Ae.PARAM, Ae.SOURCE, Ae.TRACK, Ae.WBR ]);
 })
};
