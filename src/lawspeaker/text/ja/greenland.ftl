# グリーンランド

greenland-title = グリーンランド

## 部族

greenland-tribe-norse = ノース人
greenland-tribe-thule = チューレ人
greenland-tribe-tunit = チューニット人
greenland-tribe-sami = 海のサーミ人

# 列

greenland-row-north = 北部列
greenland-row-south = 南部列

# 狩猟の種類

greenland-type-land = 陸上狩猟
greenland-type-maritime = 海上狩猟
greenland-type-fishing = 漁労
greenland-type-metallurgy = 冶金
greenland-type-raid = 襲撃

# 宗教

greenland-religion-polytheist = 多神教徒
greenland-religion-monotheist = 一神教徒

# ランク。多くのプラカードでの長老の呼び名

greenland-rank-1 = ランク1（首長）
greenland-rank-2 = ランク2（シャーマン／司教）
greenland-rank-3 = ランク3（職人）
greenland-rank-4 = ランク4（武将）
greenland-rank-5 = ランク5（追跡者／侍祭）
greenland-rank-6 = ランク6（船乗り）

# プラカードごとの長老の称号

greenland-title-chief = 首長
greenland-title-umialik = ウミアリク
greenland-title-headman = シイダの長
greenland-title-thing = シング
greenland-title-tribal_council = 部族会議
greenland-title-norraz = ノッラズ
greenland-title-gothi = ゴジ
greenland-title-angakkuq = アンガコク
greenland-title-shaman = シャーマン
greenland-title-noaidi = ノアイデ
greenland-title-bishop = 司教
greenland-title-blacksmith = 鍛冶
greenland-title-sage = 賢者
greenland-title-artisan = 職人
greenland-title-crafter = 工作者
greenland-title-viking_chief = ヴァイキング族長
greenland-title-war_chief = 武将
greenland-title-tracker = 追跡者
greenland-title-acolyte = 侍祭
greenland-title-mariner = 船乗り

# カード

greenland-card-ringed_seal = ワモンアザラシ
greenland-card-polar_bear = ホッキョクグマ
greenland-card-bowhead_whale = ホッキョククジラ
greenland-card-arctic_cod = ホッキョクタラ
greenland-card-walrus = セイウチ
greenland-card-musk_ox = ジャコウウシ
greenland-card-gyrfalcon = シロハヤブサ
greenland-card-arctic_caribou = ホッキョクトナカイ
greenland-card-cape_york_meteorite = ヨーク岬の隕鉄鉱
greenland-card-narwhal = イッカク
greenland-card-toggle_head_harpoon = トグル銛
greenland-card-cable_backed_bow = ケーブル・バックド・ボウ
greenland-card-seal_scratcher = アザラシの鉤爪
greenland-card-husky = エスキモーハスキー
greenland-card-little_auk = ヒメウミスズメ
greenland-card-arctic_char = 北海マス
greenland-card-barren_ground_caribou = ツンドラトナカイ
greenland-card-orca = オルカ
greenland-card-elkhound = ノルウェイジアンエルクハウンド
greenland-card-harp_seal_pup = タテゴトアザラシの仔
greenland-card-greenland_shark = ニシオンデンザメ
greenland-card-hooded_seal = ズキンアザラシ
greenland-card-bog_iron = 沼鉄鉱
greenland-card-shieling_raid = ノース人の家畜舎への襲撃
greenland-card-cold_forging = 鍛造技術
greenland-card-slit_goggles = 遮光ゴーグル
greenland-card-wooden_maps = 木片地図
greenland-card-bird_cliff = 野鳥の崖
greenland-card-beluga = ベルーガ
greenland-card-harbor_seal = ゼニガタアザラシ
greenland-card-bearded_seal = アゴヒゲアザラシ
greenland-card-markland = マルクランド
greenland-card-vinland = ヴィンランド
greenland-card-birgitta = ビルギッタ
greenland-card-meeka = ミーカ
greenland-card-saila = サイラ
greenland-card-nelii = ネリー
greenland-card-peepeelee = ピーピーリー
greenland-card-chidzigyaak = チジギャーク
greenland-card-kirima = キリマ
greenland-card-sigrid = シグリッド
greenland-card-sunnan_anni = スンナン＝アンニ
greenland-card-geala = ゲアラ
greenland-card-sheep = アイスランド羊
greenland-card-pony = グリーンランドポニー
greenland-card-goat = 山羊
greenland-card-cattle = アイスランド牛
greenland-card-lapp_goat = サーミ山羊
greenland-card-reindeer = 家畜トナカイ
greenland-card-hammer = ハンマー
greenland-card-pot = 鍋
greenland-card-axe = 斧
greenland-card-book = 本
greenland-card-crossbow = 弩
greenland-card-sun_stone = サンストーン
greenland-card-chain_mail = 鎖帷子
greenland-card-sword = 剣
greenland-card-thrall = ノース人の奴隷

# イベント

greenland-event-crowd_disease = 集団感染症
greenland-event-overgrazing = 放牧による土壌侵食
greenland-event-long_winters = 小氷期の長い冬
greenland-event-summer_fogs = 夏の濃霧
greenland-event-sea_ice = 小氷期の海氷
greenland-event-iceland_trade_ship = アイスランドの交易船
greenland-event-west_greenland_current = 西グリーンランド海流
greenland-event-ice_sheet = グリーンランド氷床
greenland-event-syphilis = 梅毒の流行
greenland-event-maunder_minimum = マウンダー極小期
greenland-event-halleys_comet = ハレー彗星
greenland-event-laki_eruption = ラキ火山噴火
greenland-event-falconers_ransom = 鷹匠の報奨金
greenland-event-mediterranean = ムスリムが地中海沿岸を掌握
greenland-event-august_rains = 8月の雨
greenland-event-smallpox = 天然痘の流行
greenland-event-plankton_bloom = プランクトンの大量発生

# プラカードのランク

greenland-spot-norse_1 = { greenland-tribe-norse }のプラカードの{ greenland-rank-1 }
greenland-spot-norse_2 = { greenland-tribe-norse }のプラカードの{ greenland-rank-2 }
greenland-spot-norse_3 = { greenland-tribe-norse }のプラカードの{ greenland-rank-3 }
greenland-spot-norse_4 = { greenland-tribe-norse }のプラカードの{ greenland-rank-4 }
greenland-spot-norse_5 = { greenland-tribe-norse }のプラカードの{ greenland-rank-5 }
greenland-spot-norse_6 = { greenland-tribe-norse }のプラカードの{ greenland-rank-6 }
greenland-spot-thule_1 = { greenland-tribe-thule }のプラカードの{ greenland-rank-1 }
greenland-spot-thule_2 = { greenland-tribe-thule }のプラカードの{ greenland-rank-2 }
greenland-spot-thule_3 = { greenland-tribe-thule }のプラカードの{ greenland-rank-3 }
greenland-spot-thule_4 = { greenland-tribe-thule }のプラカードの{ greenland-rank-4 }
greenland-spot-thule_5 = { greenland-tribe-thule }のプラカードの{ greenland-rank-5 }
greenland-spot-thule_6 = { greenland-tribe-thule }のプラカードの{ greenland-rank-6 }
greenland-spot-tunit_1 = { greenland-tribe-tunit }のプラカードの{ greenland-rank-1 }
greenland-spot-tunit_2 = { greenland-tribe-tunit }のプラカードの{ greenland-rank-2 }
greenland-spot-tunit_3 = { greenland-tribe-tunit }のプラカードの{ greenland-rank-3 }
greenland-spot-tunit_4 = { greenland-tribe-tunit }のプラカードの{ greenland-rank-4 }
greenland-spot-tunit_5 = { greenland-tribe-tunit }のプラカードの{ greenland-rank-5 }
greenland-spot-tunit_6 = { greenland-tribe-tunit }のプラカードの{ greenland-rank-6 }
greenland-spot-sami_1 = { greenland-tribe-sami }のプラカードの{ greenland-rank-1 }
greenland-spot-sami_2 = { greenland-tribe-sami }のプラカードの{ greenland-rank-2 }
greenland-spot-sami_3 = { greenland-tribe-sami }のプラカードの{ greenland-rank-3 }
greenland-spot-sami_4 = { greenland-tribe-sami }のプラカードの{ greenland-rank-4 }
greenland-spot-sami_5 = { greenland-tribe-sami }のプラカードの{ greenland-rank-5 }
greenland-spot-sami_6 = { greenland-tribe-sami }のプラカードの{ greenland-rank-6 }

# 駒の置き場所

greenland-place-valhalla = ヴァルハラ
greenland-place-unassigned = 未割当
greenland-place-wed_birgitta = { greenland-card-birgitta }の婿
greenland-place-wed_meeka = { greenland-card-meeka }の婿
greenland-place-wed_saila = { greenland-card-saila }の婿
greenland-place-wed_nelii = { greenland-card-nelii }の婿
greenland-place-wed_peepeelee = { greenland-card-peepeelee }の婿
greenland-place-wed_chidzigyaak = { greenland-card-chidzigyaak }の婿
greenland-place-wed_kirima = { greenland-card-kirima }の婿
greenland-place-wed_sigrid = { greenland-card-sigrid }の婿
greenland-place-wed_sunnan_anni = { greenland-card-sunnan_anni }の婿
greenland-place-wed_geala = { greenland-card-geala }の婿

## 割り当て

greenland-ask-assign_hunters = { $tribe }：ハンターを割り当ててください。未割当は{ $count }人です。
greenland-ask-how_many = { $card }に何人送りますか？
greenland-ask-who_rises = { $rank }に昇格させるのは、ほかのハンターですか、アルファですか？
greenland-ask-who_returns = { $place }から呼び戻すのは、ほかの部族民ですか、アルファですか？
greenland-ask-reassign = { $tribe }：どのカードから部族民を動かしますか？あと{ $count }人まで動かせます。
greenland-ask-reassign_to = { $card }の部族民をどこへ動かしますか？
greenland-ask-who_switches = { $card }から{ $target }へ移るのは、ほかのハンターですか、アルファですか？
greenland-option-alpha_among = { $count ->
    [1] アルファ1人
   *[other] アルファを含む{ $count }人
}
greenland-option-send = 送る：{ $card }
greenland-option-promote = 昇格：{ $rank }
greenland-option-recall = 呼び戻す：{ $place }
greenland-option-abandon = 植民地を放棄する
greenland-option-reassign = { $card }から動かす
greenland-record-sent_to_hunt = { $tribe }はハンター{ $count }人を{ $card }に送りました。
greenland-record-sent_to_settle = { $tribe }は植民者{ $count }人を{ $card }に送りました。
greenland-record-sent_to_raid = { $tribe }は襲撃者{ $count }人を{ $card }に送りました。
greenland-record-sent_to_guard = { $tribe }は護衛{ $count }人を{ $card }に置きました。
greenland-record-alpha_sent = 送られた者には{ $tribe }のアルファが含まれます：{ $card }。
greenland-record-fashionable = ビーバー毛皮の流行：{ $tribe }のアルファが牙1を得ました。
greenland-record-promoted = { $tribe }はハンター1人を昇格させました：{ $spot }。
greenland-record-recalled = { $tribe }は1人を呼び戻しました：{ $place }。
greenland-record-abandoned = { $tribe }は植民地を放棄し、植民者全員が帰還しました。
greenland-record-reassigned = { $tribe }は1人を{ $card }から{ $target }へ動かしました。

# できない理由

## 消耗の支払い

greenland-ask-pay_unit = { $tribe }：エネルギー1か長老1人を支払ってください。残り{ $count }。
greenland-option-pay_energy = エネルギー1を支払う
greenland-option-give_elder = 長老を手放す：{ $spot }
greenland-record-energy_paid = { $tribe }はエネルギー{ $count }を支払いました。

# 取引

greenland-ask-who_speaks = ここで部族が出会いました。次に提案するのは誰ですか？
greenland-ask-deal_with = 誰と取引しますか？このターンはあと{ $count }回提案できます。
greenland-ask-offer = { $tribe }への提案：条件を加えるか、提示するか、取り下げてください。今の条件は{ $count }件です。
greenland-ask-agree = { $tribe }が{ $partner }に{ $count }件の条件で取引を提案しました。同意しますか？
greenland-option-let_speak = { $tribe }
greenland-option-deal_with = { $tribe }と取引する
greenland-option-propose = この内容で提案する
greenland-option-drop = 提案を取り下げる
greenland-option-agree = 同意する
greenland-option-refuse = 断る
greenland-option-give_energy = こちらがエネルギー{ $count }を渡す
greenland-option-ask_energy = そちらがエネルギー{ $count }を渡す
greenland-option-give_ivory = こちらが牙{ $count }を渡す
greenland-option-ask_ivory = そちらが牙{ $count }を渡す
greenland-option-give_iron = こちらが鉄{ $count }を渡す
greenland-option-ask_iron = そちらが鉄{ $count }を渡す
greenland-option-give_card = こちらが{ $card }を渡す
greenland-option-ask_card = そちらが{ $card }を渡す
greenland-option-leave = こちらのハンター{ $count }人が退去する
greenland-option-ask_leave = そちらのハンター{ $count }人が退去する
greenland-option-stay = こちらはここに残る
greenland-option-ask_stay = そちらはここに残る
greenland-option-marry = ハンター1人が{ $card }と結婚する
greenland-option-divorce = { $card }の婿が離縁する
greenland-record-meet = { $card }で部族が出会いました。
greenland-record-meet_on_placard = { $tribe }のプラカードで部族が出会いました。
greenland-record-offered = { $tribe }から{ $partner }へ：「{ $option }」
greenland-record-agreed = { $tribe }は同意しました。
greenland-record-refused = { $tribe }は断りました。
greenland-record-deal_made = { $tribe }と{ $partner }の取引が成立しました。
greenland-record-disks_given = { $tribe }は{ $partner }に{ $disk }{ $count }を渡しました。
greenland-record-card_given = { $tribe }は{ $partner }に{ $card }を渡しました。
greenland-record-left = { $tribe }のハンター{ $count }人が{ $card }から退去しました。
greenland-record-pledged = { $tribe }は残ると約束しました。
greenland-record-married = { $tribe }のハンターが{ $card }と結婚しました。
greenland-record-divorced = { $tribe }の婿が{ $card }と離縁しました。
greenland-disk-energy = エネルギー
greenland-disk-ivory = 牙
greenland-disk-iron = 鉄
greenland-ask-before_talks = { $tribe }：{ $card }には他の部族もいます。鉄の多い順に行動します。カードを鉄に変換しますか？
greenland-ask-leaves = { $card }からハンター{ $count }人が退去します。アルファも退去しますか？
greenland-ask-groom = { $card }と結婚するのは誰ですか？
greenland-option-with_alpha = アルファを含める
greenland-option-without_alpha = アルファを含めない

# 攻撃

greenland-ask-who_is_hit = ヒットを誰に与えますか？残り{ $count }。
greenland-ask-attack = { $card }にいるほかの部族を攻撃しますか？
greenland-ask-lose_guard = 誰が死にますか？残り{ $count }人。
greenland-ask-who_dies = { $place }で{ $count }人が死にます。アルファを含めますか？
greenland-option-hit = { $tribe }
greenland-option-attack = 攻撃する
greenland-option-lose_hunter = カード上の{ $tribe }1人
greenland-option-lose_husband = { $card }の婿
greenland-option-lose_elder_instead = 代わりに{ $rank }の長老
greenland-option-lose_guest_instead = 代わりに自分のプラカード上の{ $tribe }の長老
greenland-option-lose_alpha = アルファが死ぬ
greenland-option-spare_alpha = アルファは生き残る
greenland-record-attacked = { $tribe }の攻撃：{ $hits }ヒット。
greenland-record-stands_down = { $tribe }は{ $card }で攻撃しません。
greenland-record-guards_strike = { $card }の{ $tribe }の護衛は必ずヒットします。
greenland-record-spared = 鉄の掟により{ $tribe }は{ $count }人の損失を免れました。
greenland-record-died = { $tribe }は{ $count }人を失いました：{ $place }。
greenland-record-alpha_died = { $tribe }のアルファが死にました。
greenland-record-born = { $tribe }に赤子が{ $count }人生まれました。
greenland-record-alpha_born = { $tribe }のアルファが生まれ変わりました。

# 狩猟

greenland-ask-next_hunt = 次に狩猟を判定するカードはどれですか？
greenland-ask-before_roll = { $tribe }、{ $place }：{ $count }人で狩猟ロールを行います。ロールの前に宣言することはありますか？
greenland-ask-iron_rule = { $card }：{ $foe }が{ $count }個のダイスで攻撃します。{ $tribe }：鉄の掟で支払い、このロールの損失を無視しますか？
greenland-ask-iron_rule_after = { $card }：{ $tribe }の{ $count }人が死にます。鉄の掟で支払い、この損失を無視しますか？
greenland-ask-reroll = ダイス：{ greenland-dice }。{ $face }の目をいくつ振り直しますか？
greenland-ask-reroll_alpha = ダイス：{ greenland-dice }。アルファのダイスは{ $face }の目です。振り直しますか？
greenland-ask-pay_for_success = { $tribe }、{ $card }：狩猟を成功させるには、エネルギーか長老で{ $count }を支払う必要があります。
greenland-ask-alpha_reborn = { $card }：植民者が{ $count }人生まれます。死んだアルファを含めますか？
greenland-ask-take_trophy = { $card }をトロフィーとして獲得しますか？
greenland-ask-take_to_hand = { $card }を手札に加えますか？
greenland-ask-hunt_instead = 代わりに{ $card }が置かれました。ハンターにこれを狩猟させますか？
greenland-ask-robbed_of = { $card }の襲撃に成功しました。何を奪いますか？
greenland-option-hunt = 狩猟する：{ $card }
greenland-option-roll = ロールする
greenland-option-feet_of_clay = 弱点を宣言：アルファもほかの者と同じくロールする
greenland-option-alpha_counts = アルファはロールしない
greenland-option-hunt_as_warm = 暖期側として狩猟する
greenland-option-iron_for_lives = 鉄1を支払い、誰も死なせない
greenland-option-ivory_for_lives = 牙1を支払い、誰も死なせない
greenland-option-go_home = 帰還する
greenland-option-wed_alpha = アルファ
greenland-option-wed_another = ほかの者
greenland-option-babies = 赤子
greenland-option-energy = エネルギー
greenland-option-pay_for_success = 支払う
greenland-dice = { $ones ->
    [0] { "" }
   *[other] { " " }⚀×{ $ones }
}{ $twos ->
    [0] { "" }
   *[other] { " " }⚁×{ $twos }
}{ $threes ->
    [0] { "" }
   *[other] { " " }⚂×{ $threes }
}{ $fours ->
    [0] { "" }
   *[other] { " " }⚃×{ $fours }
}{ $fives ->
    [0] { "" }
   *[other] { " " }⚄×{ $fives }
}{ $sixes ->
    [0] { "" }
   *[other] { " " }⚅×{ $sixes }
}
greenland-record-now_hunted = 狩猟：{ $card }。
greenland-record-feet_of_clay = { $tribe }は弱点を宣言しました。アルファもロールします。
greenland-record-alpha_counts = { $tribe }のアルファはロールせずに{ $face }の目となります。
greenland-record-hunts_as_warm = { $tribe }は暖期側として狩猟します：{ $card }。
greenland-record-lives_bought = { $tribe }は鉄の掟のために支払いました。このロールでは損失を受けません。
greenland-record-rolled = { $tribe }のロール（{ $place }）：{ greenland-dice }
greenland-record-rerolled = { $tribe }の振り直し：{ greenland-dice }
greenland-record-dice_changed = { $tribe }のダイスは1の目に変わり、今は：{ greenland-dice }
greenland-record-hunt_succeeded = { $tribe }は{ $hits }ヒットで狩猟に成功しました：{ $card }。
greenland-record-hunt_failed = { $tribe }は{ $hits }ヒットで狩猟に失敗しました：{ $card }。
greenland-record-gained = { $tribe }の獲得：{ $energy ->
    [0] { "" }
   *[other] { " " }エネルギー{ $energy }
}{ $ivory ->
    [0] { "" }
   *[other] { " " }牙{ $ivory }
}{ $iron ->
    [0] { "" }
   *[other] { " " }鉄{ $iron }
}
greenland-record-trophy_taken = { $tribe }はトロフィーを獲得しました：{ $card }。
greenland-record-taken_to_hand = { $tribe }は手札にカードを加えました：{ $card }。
greenland-record-replaced = { $card }は{ $new }に置き換えられました。
greenland-record-returned = { $tribe }の{ $count }人が帰還しました：{ $place }。
greenland-record-raid_succeeded = { $tribe }は襲撃に成功しました：{ $card }。
greenland-record-raid_failed = { $tribe }は襲撃に失敗しました：{ $card }。

# 家畜

greenland-ask-feed = { $tribe }：どの家畜に干草を与え、どれを屠殺しますか？
greenland-ask-baby_or_wool = { $card }：赤子1人か、羊毛で牙1か？
greenland-ask-pacify = { $tribe }：牙1を支払って新大陸と和平しますか？
greenland-option-feed = 干草を与える：{ $card }
greenland-option-slaughter = 屠殺する：{ $card }
greenland-option-baby = 赤子1人
greenland-option-wool = 牙1
greenland-option-pacify = 和平する：{ $row }の新大陸カード
greenland-record-fed = { $tribe }は{ $card }に干草{ $count }を与えました。
greenland-record-slaughtered = { $tribe }は{ $card }を屠殺しました。
greenland-record-milked = { $card }が{ $tribe }を養います。
greenland-record-shorn = { $tribe }は{ $card }の羊毛で牙1を得ました。
greenland-record-withheld = { $tribe }は屠殺した家畜からエネルギー{ $count }を得ました。
greenland-record-turns_hostile = 植民者が{ $count }人に達し、{ $card }は敵対的になりました。
greenland-record-pacified = { $tribe }が牙1を支払い、{ $card }は平和になりました。

# 長老

greenland-ask-elder_action = { $tribe }：長老に何をさせますか？
greenland-ask-who_is_sent = { $host }に送るのは、ほかの長老ですか、アルファですか？
greenland-ask-who_is_banished = 誰を追放しますか？あと{ $count }人追放できます。
greenland-option-domesticate = { $card }を家畜化する
greenland-option-burn = 自分の長老を魔女狩りにかける：{ $rank }
greenland-option-burn_guest = { $tribe }の客を魔女狩りにかける
greenland-option-burn_husband = { $card }の婿を魔女狩りにかける
greenland-option-banish = 客や婿を追放する
greenland-option-banish_guest = { $tribe }の客
greenland-option-banish_husband = { $card }の婿
greenland-option-tool = 鉄1で作る：{ $card }
greenland-option-carve = 牙1で作る：{ $card }
greenland-option-emissary = { $tribe }に使者を送る
greenland-option-proselytize = { $tribe }を改宗させる
greenland-option-baptise = 洗礼を受ける
greenland-record-domesticated = { $tribe }は{ $card }を家畜化しました。
greenland-record-burned = { $tribe }は長老を魔女狩りにかけました：{ $spot }。
greenland-record-guest_burned = { $tribe }は{ $guest }の客を魔女狩りにかけました。
greenland-record-husband_burned = { $tribe }は{ $card }の婿（{ $guest }）を魔女狩りにかけました。
greenland-record-martyr_roll = { $tribe }はダイス{ $dice }個を振り、1の目は{ $ones }個でした。
greenland-record-guest_banished = { $tribe }は{ $guest }の客を追放しました。
greenland-record-husband_banished = { $tribe }は{ $card }の婿（{ $guest }）を追放しました。
greenland-record-tool_made = { $tribe }は{ $card }を作りました。
greenland-record-emissary_sent = { $tribe }は{ $host }に使者を送りました。
greenland-record-will_convert = { $tribe }は{ $host }を改宗させました。フェイズの終わりに一神教徒となります。
greenland-record-converted = { $tribe }は一神教徒になりました。
greenland-record-baptised = { $tribe }は洗礼を受けて一神教徒になりました。

# 終了

greenland-record-game_ends = ゲームは第{ $count }ターンで終了しました。
greenland-record-scored_population = { $tribe }：人口{ $count }点。
greenland-record-scored_trophies = { $tribe }：トロフィー{ $count }点。
greenland-record-scored_resources = { $tribe }：牙と鉄{ $count }点。
greenland-record-scored_representatives = { $tribe }：代表者{ $count }点。
greenland-record-total = { $tribe }は合計{ $count }点です。

# イベントのアイコンと長老アクション

greenland-icon-migration_north = 北部の生態系変化
greenland-icon-migration_south = 南部の生態系変化
greenland-icon-crowd = 過密感染
greenland-icon-venereal = 性感染
greenland-icon-feud = 宿怨
greenland-icon-snow_elders = 雪：長老ごとに1
greenland-icon-snow_animals = 雪：Dカードごとに1
greenland-icon-cooling = 地球寒冷化
greenland-icon-die_off = 長老の死
greenland-icon-breakage = 輸入鉄器の破損
greenland-icon-storm = 嵐
greenland-icon-no_maritime = 海上狩猟不可
greenland-icon-no_markland = マルクランド侵入不可
greenland-icon-fashion = ビーバー毛皮の流行
greenland-icon-falconer = 隼は牙3の価値
greenland-icon-mediterranean = イッカクとセイウチは鉄になる
greenland-icon-plankton = プランクトンの大量発生
greenland-action-domestication = 家畜化
greenland-action-witch_burn = 魔女狩り
greenland-action-banish = 追放
greenland-action-proselytize = 改宗
greenland-action-tool_maker = 職人
greenland-action-emissary = 使者

# 取り決められるルール

greenland-rule-tribe_1 = 1番目の席の部族
greenland-rule-tribe_1-random = ランダム
greenland-rule-tribe_1-norse = ノース人
greenland-rule-tribe_1-thule = チューレ人
greenland-rule-tribe_1-tunit = チューニット人
greenland-rule-tribe_1-sami = 海のサーミ人
greenland-rule-tribe_2 = 2番目の席の部族
greenland-rule-tribe_2-random = ランダム
greenland-rule-tribe_2-norse = ノース人
greenland-rule-tribe_2-thule = チューレ人
greenland-rule-tribe_2-tunit = チューニット人
greenland-rule-tribe_2-sami = 海のサーミ人
greenland-rule-tribe_3 = 3番目の席の部族
greenland-rule-tribe_3-random = ランダム
greenland-rule-tribe_3-norse = ノース人
greenland-rule-tribe_3-thule = チューレ人
greenland-rule-tribe_3-tunit = チューニット人
greenland-rule-tribe_3-sami = 海のサーミ人
greenland-rule-tribe_4 = 4番目の席の部族
greenland-rule-tribe_4-random = ランダム
greenland-rule-tribe_4-norse = ノース人
greenland-rule-tribe_4-thule = チューレ人
greenland-rule-tribe_4-tunit = チューニット人
greenland-rule-tribe_4-sami = 海のサーミ人
greenland-rule-edition = 版
greenland-rule-edition-3 = 第3版
greenland-rule-edition-1 = 第1版
greenland-rule-variant = ゲーム
greenland-rule-variant-standard = 通常ゲーム
greenland-rule-variant-beginner = 初心者ゲーム
greenland-rule-variant-survivalist = サバイバリストゲーム
greenland-rule-abandonment = 植民者を連れ帰った船乗り
greenland-rule-abandonment-free = 同じフェイズにまだ輸送できる
greenland-rule-abandonment-spends = このターンの輸送を終えている
greenland-rule-beaver_fashion = ビーバー毛皮の流行の牙
greenland-rule-beaver_fashion-sent = このターンに新大陸へ送られたアルファ
greenland-rule-beaver_fashion-settled = 新大陸にいるすべてのアルファ
greenland-rule-navigation = サンストーンとスキー
greenland-rule-navigation-guards = 自分のカードに護衛を置ける
greenland-rule-navigation-assigned = 自分の駒があるカードへのみ
greenland-rule-offers = 各部族がターンごとにできる提案
greenland-rule-offers-4 = 4回
greenland-rule-offers-1 = 1回
greenland-rule-offers-12 = 12回
greenland-rule-war_party = 戦士団
greenland-rule-war_party-alpha = アルファのいるグループ
greenland-rule-war_party-war_chief = 武将を持つ部族のすべてのグループ
greenland-rule-weddings = 交渉による婚姻
greenland-rule-weddings-free = 婿に輸送手段は不要
greenland-rule-weddings-transport = ホームランド外の婿には船乗りか橇が必要
greenland-rule-brides = 婚姻の相手
greenland-rule-brides-any_family = どの部族の娘でも（その部族が同意すれば）
greenland-rule-brides-partners = 取引する2部族の娘のみ
greenland-rule-pogroms = 虐殺
greenland-rule-pogroms-no = なし
greenland-rule-pogroms-yes = ハンターの代わりに長老や婿が死んでもよい
greenland-rule-hunt_sequence = 次に狩猟するカードの決定
greenland-rule-hunt_sequence-first_player = つねに第1プレイヤー
greenland-rule-hunt_sequence-in_turn = プレイヤーが順番に
greenland-rule-opportunists = 置き換えられたカードの狩猟
greenland-rule-opportunists-after_failure = 狩猟が失敗だった場合のみ
greenland-rule-opportunists-always = つねに
greenland-rule-raid_faces = 襲撃が成功する目
greenland-rule-raid_faces-card = カードの目のみ
greenland-rule-raid_faces-war_party = 武将がいれば2の目も
greenland-rule-plankton = プランクトンの大量発生
greenland-rule-plankton-greenland = 南部グリーンランドのみ
greenland-rule-plankton-south_row = ヴィンランドにも
greenland-rule-maritime_missionary = チューレ人への伝道師がもたらす海上狩猟の振り直し
greenland-rule-maritime_missionary-guest = 派遣した部族が使用する
greenland-rule-maritime_missionary-host = チューレ人が使用する
greenland-rule-last_hunters = カードを得る出目で部族が絶滅した場合
greenland-rule-last_hunters-leave = カードは残る
greenland-rule-last_hunters-take = カードはそれでも獲得される
greenland-rule-meteorite = ヨーク岬の隕鉄鉱
greenland-rule-meteorite-stays = トロフィーにならない
greenland-rule-meteorite-trophy = 橇とゾロ目でトロフィーになる
greenland-rule-martyr_dice = 犠牲者ロールのダイス
greenland-rule-martyr_dice-all_places = 手札のすべての枠
greenland-rule-martyr_dice-free_places = どのカードも入る枠だけ
greenland-rule-democracy = 第1版の代表者
greenland-rule-democracy-flat = 合計4点
greenland-rule-democracy-each = プラカードごとに4点

## 準備、ターン、イベント、オークション

# 多くの質問で使う選択肢

greenland-option-done = 終える
greenland-option-decline = 見送る
greenland-option-number = { $count }人
    .who_rises = ほかのハンター
    .who_returns = ほかの部族民
    .who_switches = ほかのハンター
    .who_is_sent = ほかの長老
    .groom = ほかのハンター
    .reroll = { $count ->
        [0] 振り直さない
       *[other] { $count }個
    }
    .reroll_alpha = { $count ->
        [0] そのままにする
       *[other] 振り直す
    }

# いつでも

greenland-ask-discard_down = { $tribe }：手札が多すぎます。{ $count }枚捨ててください。
greenland-option-exchange = ディスクに変換：{ $card }
greenland-option-discard = 捨てる：{ $card }
greenland-record-exchanged = { $tribe }は{ $card }をディスクに変換しました。
greenland-record-discarded = { $tribe }は{ $card }を捨てました。
greenland-record-extinct = { $tribe }は絶滅しました。

# 準備

greenland-seat-0 = プレイヤー1
greenland-seat-1 = プレイヤー2
greenland-seat-2 = プレイヤー3
greenland-seat-3 = プレイヤー4
greenland-ask-take_animal = どの家畜で始めますか？
greenland-option-take = 取る：{ $card }
greenland-record-plays = { $seat }の部族：{ $tribe }。
greenland-record-took_animal = { $tribe }の最初の家畜：{ $card }。

# ターンの開始

greenland-ask-council_of_war = 戦評定：このターンはどの部族が最初ですか？
greenland-option-first = { $tribe }
greenland-record-turn_begins = 第{ $count }ターン：{ $event }。
greenland-record-first_player = このターンの第1プレイヤーは{ $tribe }です。
greenland-record-icon = { $icon }

# イベント

greenland-ask-how_many_die = { $tribe }：大量死により、未割当の{ $count }人のうち何人が死にますか？
greenland-ask-which_elder = { $tribe }：どの長老が死にますか？
greenland-ask-which_breaks = { $tribe }：どの輸入鉄器が壊れますか？
greenland-ask-pay_snow = { $tribe }：雪のために何で支払いますか？残り{ $count }。
greenland-option-break = { $card }
greenland-record-migrated = { $card }は{ $newcomer }に置き換わりました。
greenland-record-cooled = { $card }は寒期側に移りました。
greenland-record-frozen = 大寒波：{ $card }はゲームから除かれました。
greenland-record-die_off_roll = { $tribe }のダイスが示したのは{ $rank }です。

# オークション

greenland-ask-bid = { $card }のオークションです。{ $tribe }：牙をいくつ入札しますか？最低{ $count }個。
greenland-option-bid = { $count }個入札する
greenland-record-ship_brings = 船が{ $card }を運んできました。
greenland-record-bids = { $tribe }は牙{ $count }個を入札しました。
greenland-record-bought = { $tribe }は{ $card }を牙{ $count }個で買いました。
greenland-record-unsold_goods = { $card }には誰も入札しませんでした。

# イベントについての取り決め

greenland-rule-council_of_war = 戦評定
greenland-rule-council_of_war-swap = 2部族の順番を入れ替える
greenland-rule-council_of_war-move_up = 指名された部族が先頭に出る
greenland-rule-missionaries = 伝道師と宿怨
greenland-rule-missionaries-host = 受け入れた部族だけを守る
greenland-rule-missionaries-both = 自分の部族も守る
greenland-rule-breakage = 輸入鉄器の破損
greenland-rule-breakage-imports = 輸入品だけ
greenland-rule-breakage-iron = 鉄の価値を持つカードすべて
greenland-rule-energy_supply = エネルギーの供給
greenland-rule-energy_supply-unlimited = 上限は部族ごとの8個だけ
greenland-rule-energy_supply-box = 箱にあるディスクの数まで

## 端末。狭い欄のために短く

ui-greenland-rows = 列
ui-greenland-tribes = 部族
ui-greenland-cards = カードの効果
ui-greenland-setup = 準備
ui-greenland-turn-and-phase = 第{ $turn }ターン（全{ $turns }）、フェイズ{ $phase }：{ $name }
ui-greenland-over-after = ゲームは第{ $turn }ターンで終了
ui-greenland-phase-1 = イベント
ui-greenland-phase-2 = 割り当て
ui-greenland-phase-3 = 交渉
ui-greenland-phase-4 = 狩猟
ui-greenland-phase-5 = 家畜
ui-greenland-phase-6 = 長老
ui-greenland-order = 手番順
ui-greenland-ship = 船：{ $card }
ui-greenland-an-animal = 家畜
ui-greenland-at-least = 未割当{ $count }人以上
ui-greenland-talks = 部族の出会い：{ $card }
ui-greenland-deck = 山札{ $count }
ui-greenland-homeland = ホームランド：
ui-greenland-climate = 側
ui-greenland-cold = 寒
ui-greenland-warm = 暖
ui-greenland-card = カード
ui-greenland-type = 狩猟
ui-greenland-climax = 極
ui-greenland-hits = ヒット
ui-greenland-deadly = 死
ui-greenland-yields = 収穫
ui-greenland-take = 獲得
ui-greenland-there = 駒
ui-greenland-peaceful = 平和
ui-greenland-hostile = 敵対
ui-greenland-type-land = 陸上
ui-greenland-type-maritime = 海上
ui-greenland-type-fishing = 漁労
ui-greenland-type-metallurgy = 冶金
ui-greenland-type-raid = 襲撃
ui-greenland-babies = 赤{ $count }
ui-greenland-energy = エ{ $count }
ui-greenland-ivory = 牙{ $count }
ui-greenland-iron = 鉄{ $count }
ui-greenland-costs = 消耗{ $count }
ui-greenland-take-trophy = ト{ $dice } { $points }点
ui-greenland-take-hand = 手{ $dice }
ui-greenland-take-always = 手
ui-greenland-legend = * アルファを含む  D 動物  I 発明  暖 1か2がヒット  寒 1だけがヒット  極 極相  ▾ 次に置き換わる  赤 赤子  エ エネルギー  ト3 4点 ゾロ目3個でトロフィー4点  手2 ゾロ目2個で手札へ  手 成功で手札へ  › 選べる  ▸ いま
ui-greenland-reroll = { $type }{ $faces }振り直し
ui-greenland-change = { $type }{ $faces }→1
ui-greenland-first = { $type }で先に狩る
ui-greenland-sled = 橇
ui-greenland-hand-size = 手札+{ $count }
ui-greenland-animal-hand-size = 手札+{ $count }（D）
ui-greenland-power-rounds_down = 大量死は端数切り捨て
ui-greenland-power-ignores_storm = 嵐の損失なし
ui-greenland-power-warms_card = 寒期1枚を暖期として狩る
ui-greenland-power-navigates = ハンター3人まで移動
ui-greenland-power-skis = 最後にハンター3人まで移動
ui-greenland-power-wins_ties = 同額の入札に勝つ
ui-greenland-power-free_promotion = 昇格無料
ui-greenland-power-free_actions = 長老アクション無料
ui-greenland-power-less_snow = 雪-1
ui-greenland-power-ivory_for_iron = 鉄の掟に牙を使える
ui-greenland-warms-new-world = 寒期の新大陸を暖期として狩る
ui-greenland-ivory-tools = 牙でも工作できる
ui-greenland-hay = 干草{ $count }
ui-greenland-gives = 毎ターン{ $goods }
ui-greenland-raided = 襲撃{ $faces }
ui-greenland-unraided = 襲撃不可
ui-greenland-value = 価値{ $goods }
ui-greenland-points = { $count }点
ui-greenland-elders = 長老
ui-greenland-hand = 手札{ $count }/{ $size }
ui-greenland-laid-daughter = 娘
ui-greenland-laid-animal = 家畜
ui-greenland-laid-invention = 発明
ui-greenland-laid-import = 輸入品
ui-greenland-laid-game = トロフィー
ui-greenland-wed = 婿
ui-greenland-on-card = 駒
ui-greenland-extinct = 絶滅
ui-greenland-converting = 改宗中
ui-greenland-total = 合計
ui-greenland-women = 女性
ui-greenland-heroine = 主役{ $card }
ui-greenland-depot = 燃料集積所{ $goods }
ui-greenland-banked = 前半の点
ui-greenland-scored_population = 人口
ui-greenland-scored_trophies = トロフィー
ui-greenland-scored_resources = 牙と鉄
ui-greenland-scored_representatives = 代表者
ui-greenland-scored_before = 前作

## The board in a browser

greenland-face-nobody = なし
greenland-face-alpha = アルファを含む
greenland-face-new = 前回の手番からの変化
greenland-face-choices = その他の選択肢
greenland-face-event-of = イベント
greenland-face-turn-of = ターン
greenland-face-ship-of = 船の積荷
greenland-face-heroine-of = 主役
greenland-face-depot-of = 燃料集積所
greenland-face-condition-modern = 近代化
greenland-face-condition-abroad = 各部族6人の植民者
greenland-face-deck-of = 山札の枚数
greenland-face-climax-of = 極相
greenland-face-first-out = 次に置き換わる
greenland-face-cost = 消耗
greenland-face-babies-of = 赤子
greenland-face-trophy = トロフィー
greenland-face-to-hand = 手札へ
greenland-face-alike = ゾロ目
greenland-face-success = 成功すれば
greenland-face-rolled-of = ロール
greenland-face-reroll-of = 振り直し
greenland-face-change-of = 1の目になる
greenland-face-first-in = 先に狩る
greenland-face-hand-size-of = 手札サイズ
greenland-face-animal-hand-size-of = 動物の手札サイズ
greenland-face-hay-of = 干草（毎ターン）
greenland-face-gives-of = 毎ターン
greenland-face-raided-of = 襲撃の目
greenland-face-value-of = 変換で得られるもの
greenland-face-points-of = 得点
greenland-face-points-now = 今の得点
greenland-face-chance = 成功の見込み
greenland-face-people-of = 生存者
greenland-face-free-of = 未割当
greenland-face-hand-of = 手札
greenland-face-cards-of = カード
greenland-face-in-hand = 手札
greenland-face-idle-of = このターンは不参加
greenland-face-ours = 点線の数値は復元
greenland-face-legend-of = 記号の意味
greenland-face-hitting-of = ヒットの目
greenland-face-deadly-of = 死亡の目
greenland-face-trophy-of = トロフィー（必要なゾロ目の数）
greenland-face-hand-icon = 手札へ（必要なゾロ目の数）、手札サイズ
greenland-face-power-of = 特殊能力（指すと読める）
greenland-face-alpha-of = アルファ
greenland-face-offer-of = 提案
greenland-face-side-give = 渡すもの
greenland-face-side-ask = 求めるもの
greenland-face-leave-of = 退去
greenland-face-stay-of = 残る
greenland-face-marry-of = 結婚
greenland-face-divorce-of = 離縁

## ヴァリアント

greenland-icon-decimation = 全部族の大量死
greenland-ask-spare_die = ダイス：{ greenland-dice }。さらに1個だけ振り直せます。
greenland-option-reroll_one = { $face }の目を1個振り直す
greenland-option-reroll_alpha = アルファのダイスを振り直す
greenland-ask-buy = { $card }を買いますか？価格はディスク{ $count }枚です。
greenland-option-buy = 牙{ $ivory }個、残りは鉄で買う
greenland-record-purchased = { $tribe }は{ $card }を買いました：牙{ $ivory }個、鉄{ $iron }個。
greenland-record-bonus = { $tribe }に{ $count }点が加わります。

# 部族の娘のサーガ

greenland-ask-die_off_choice = 女族長は死ぬ長老を指名できます。
greenland-option-let_it_be = ダイスに任せる
greenland-ask-which_woman = 雪は女性も1人奪います。誰ですか？
greenland-option-give_matriarch = 家母長を失う：{ $spot }
greenland-option-give_daughter = 部族の娘を失う
greenland-ask-who_is_replaced = 男性に代わる家母長を選んでください。残り{ $count }人。
greenland-option-replace_matriarch = { $spot }
greenland-ask-prepare = 狩猟の前に昇格を行えます。未割当のハンター{ $count }人、家にいる部族の娘{ $daughters }人。
greenland-option-promote_daughter = 部族の娘を昇格：{ $rank }
greenland-ask-hunt_row = 狩場行を選んでください。
greenland-option-choose_row = { $row }
greenland-ask-hunt_where = { $row }で狩猟するバイオームを選んでください。未割当{ $count }人。
greenland-ask-redirect = { $rank }の家母長はハンターを再割当てできます。どこへ？
greenland-option-redirect = { $card }へ
greenland-ask-redirect_from = どこから{ $card }へ移しますか？
greenland-ask-who_is_redirected = { $card }から{ $target }へ何人移しますか？
greenland-ask-alpha_goes = 家母長はアルファを別の場所へ送れます。
greenland-ask-send_daughters = 部族の娘をどの狩猟に割り当てますか？家に{ $count }人います。
greenland-option-accompany = 部族の娘を割り当てる：{ $card }
greenland-option-burn_matriarch = 家母長を魔女狩りにかける：{ $rank }
greenland-record-heroine = これは{ $card }のサーガです。
greenland-record-daughters_lost = 部族の娘を{ $count }人失いました。
greenland-record-matriarch_lost = 家母長が死にました：{ $spot }。
greenland-record-matriarch_replaced = 家母長に代わって男性が就きました：{ $spot }。
greenland-record-daughter_promoted = 部族の娘が家母長になりました：{ $spot }。
greenland-record-row_rolled = 狩場行のロール：{ $row }。
greenland-record-biome_rolled = 狩猟バイオームのロール：{ $card }。
greenland-record-redirected = { $tribe }は{ $count }人を{ $card }から{ $target }へ移しました。
greenland-record-accompanies = 部族の娘が同行します：{ $card }。
greenland-record-daughters_born = 部族の娘が{ $count }人生まれました。
greenland-record-matriarchs = 終了時の家母長：{ $count }人。

# グリーンランドのナチ

greenland-option-promote_abroad = 他のプラカードへ昇格：{ $spot }
greenland-option-bullets = 鉄1個で弾薬を用意する
greenland-record-warmed_up = 地球温暖化：{ $card }。
greenland-record-blitz = { $tribe }へのプロパガンダ攻勢：ダイス{ $dice }個の最低の目は{ $lowest }、手札サイズは{ $size }です。
greenland-record-surrendered = { $tribe }は降伏しました。
greenland-record-armed = { $tribe }はコマンド部隊に弾薬を渡しました。
greenland-record-commandos = { $tribe }のコマンド部隊は集積所からエネルギー{ $count }個を奪いました（残り{ $left }個）。
greenland-record-depot_grows = 鉱山により集積所のエネルギーが{ $count }個増えました（計{ $left }個）。
greenland-record-market_opens = 交易市が開かれます。
greenland-record-modern = { $count ->
    [0] グリーンランド近代化は達成されませんでした。
   *[other] グリーンランド近代化が達成されました。
}
greenland-record-intervention = { $count ->
    [0] アメリカ介入は達成されませんでした。
   *[other] アメリカ介入が達成されました。
}
greenland-record-defeat = { $count ->
    [0] 集積所は空になりました：ナチは撤退します。
   *[other] 集積所にはまだエネルギーが{ $count }個あります。
}
greenland-record-liberated = 3つの条件のうち{ $count }つが達成されました。

# シナリオ

greenland-record-inactive = { $tribe }は第1、第2ターンは非活性です。
greenland-record-second_part = 後半が始まります：数世紀後のグリーンランド。
greenland-ask-settle_markland = 何人の部族民をマルクランドの植民者にしますか？
greenland-ask-appoint_elder = ほかにどのランクへ長老を置きますか？
greenland-record-inherited = { $tribe }が引き継いだカード：{ $card }。
greenland-record-scored_before = { $tribe }は前のゲームから{ $count }点を引き継ぎます。

# 三部族の協力

greenland-ask-swap = { $tribe }：誰と交換しますか？または誰と結婚しますか？
greenland-ask-swap_give = { $tribe }に何を渡しますか？
greenland-ask-swap_take = { $tribe }から何を受け取りますか？
greenland-option-give_wife = こちらの妻{ $card }を譲る
greenland-option-ask_wife = そちらの妻{ $card }を譲ってもらう
greenland-option-burn_disk = エネルギーとして使う：{ $disk }
greenland-record-disk_burned = { $tribe }は{ $disk }1個をエネルギーとして使いました。
greenland-record-husband_swapped = { $tribe }の婿は{ $card }の婿の座を{ $partner }に譲りました。
greenland-record-all_live = 生き残った部族：{ $count }。

# ヴァリアントについての取り決め

greenland-rule-variant-saga = 部族の娘のサーガ（1人用）
greenland-rule-variant-coop = グリーンランドのナチ（協力）
greenland-rule-variant-real_story = 史実のグリーンランド史
greenland-rule-variant-full = グリーンランド全史
greenland-rule-variant-early = グリーンランド前史
greenland-rule-variant-together = 三部族の協力（第1版）
greenland-rule-variant-linked = ネアンデルタールの続き
greenland-rule-foreign_elders = 他のプラカードの長老（協力）
greenland-rule-foreign_elders-host = プラカードの部族のために働く
greenland-rule-foreign_elders-nobody = 誰のためにも働かない
greenland-rule-die_off_choice = 長老の死と女族長
greenland-rule-die_off_choice-after = ロールの後に選ぶ
greenland-rule-die_off_choice-before = ロールの代わりに選ぶ
greenland-rule-hunt_count = サーガの狩猟バイオームの数え方
greenland-rule-hunt_count-new_world = 新大陸カードを1とする
greenland-rule-hunt_count-biomes = 新大陸カードを数えない
greenland-rule-matriarch_voyages = 船乗り家母長が送るハンター
greenland-rule-matriarch_voyages-any = 任意の数
greenland-rule-matriarch_voyages-mariners = 船乗りの輸送力まで
greenland-rule-loot = 集積所から奪ったエネルギー
greenland-rule-loot-tribe = 奪った部族のもの
greenland-rule-loot-supply = 供給に戻る
greenland-rule-mine = 鉱山による集積所の増加
greenland-rule-mine-every_turn = 成功のないターンごと
greenland-rule-mine-attempts = 狩猟に失敗したターンのみ
greenland-rule-retreat = 空になった集積所
greenland-rule-retreat-at_end = 終了時にのみ判定
greenland-rule-retreat-for_good = 二度と増えない
greenland-rule-propaganda = プロパガンダ攻勢のダイス
greenland-rule-propaganda-occupied = 占領された村ごと
greenland-rule-propaganda-liberated = 解放された村ごと
greenland-rule-surrender = 協力ゲームでの降伏
greenland-rule-surrender-everybody = 全員の敗北
greenland-rule-surrender-alone = その部族だけの敗北
greenland-rule-intervention = 各部族6人の植民者
greenland-rule-intervention-both_cards = 新大陸全体で
greenland-rule-intervention-one_card = 1枚のカードで
greenland-rule-inactive = 非活性の部族とイベント
greenland-rule-inactive-spared = 影響を受けない
greenland-rule-inactive-affected = 影響を受ける
greenland-rule-first_part = 全史の後半、またはネアンデルタールの続きで脱落した部族の、それまでの得点
greenland-rule-first_part-kept = 残る
greenland-rule-first_part-lost = 失われる
greenland-rule-coop_events = 協力ゲームのイベント
greenland-rule-coop_events-8 = 8枚
greenland-rule-coop_events-7 = 7枚（難しい）
greenland-rule-coop_events-6 = 6枚（とても難しい）
greenland-rule-coop_events-5 = 5枚（最も難しい）
greenland-rule-together_survival = 三部族の協力でのサバイバリストルール
greenland-rule-together_survival-yes = 使う
greenland-rule-together_survival-no = 使わない

# Why something cannot be chosen

greenland-why-one_piece = 一度に1人だけです。
greenland-why-not_so_many = 1人以上、そこにいる人数までです。
greenland-why-alpha_elsewhere = アルファはそこにいません。
greenland-why-alpha_dies_too = 全員が死に、アルファもその1人です。
greenland-why-bid_too_low = 入札は最低{ $count }です。
greenland-why-bid_too_high = それだけ支払えません。
greenland-why-not_party = { $tribe }はここに誰もいません。
greenland-why-has_spoken = { $tribe }はもうここで提案しません。
greenland-why-no_offers_left = このターンに提案できる回数を使い切りました。
greenland-why-speaker_has_left = あなたの駒はもうここにありません。
greenland-why-no_deal_with_oneself = 自分とは取引できません。
greenland-why-nothing_offered = 提案にまだ条件がありません。
greenland-why-nobody_to_hit = { $tribe }には、ここでヒットを受ける駒がもうありません。
greenland-why-nobody_plays_them = { $tribe }は誰も担当していません。
greenland-why-not_yours = このカードはあなたのタブローにありません。
greenland-why-no_value = { $card }にはディスクとしての価値がありません。
greenland-why-not_needed = { $card }では、いま必要なディスクが手に入りません。
greenland-why-no_exchange_of_daughters = 部族の娘はディスクに変換できません。
greenland-why-is_raided = { $card }は襲撃されています。
greenland-why-livestock_stays = { $card }は家畜なので、ここではディスクに変換できません。
greenland-why-sled_in_use = 部族民がこの橇で移動しています：{ $card }。
greenland-why-not_in_hand = このカードはあなたの手札にありません。
greenland-why-no_such_fuel = エネルギーの代わりに使えるそのディスクがありません。
greenland-why-not_in_play = { $tribe }はゲームにいません。
greenland-why-other_card = 対象は別のカードです。
greenland-why-nobody_there = そこにあなたの駒はありません。
greenland-why-no_energy = エネルギーが足りません。
greenland-why-no_elder_there = そこにあなたの長老はいません。
greenland-why-no_matriarch_there = そこに家母長はいません。
greenland-why-other_rank_rolled = 出目のランクの長老でなければなりません。
greenland-why-no_mariner_there = あなたの船乗りでなければなりません。
greenland-why-matriarchs_first = 家母長がいる間は、家母長が死にます。
greenland-why-no_livestock = これはあなたの家畜ではありません。
greenland-why-cannot_break = 壊れるのは、鉄の価値があるあなたの輸入品だけです。
greenland-why-not_so_much_ivory = 入札は牙で行います。あなたの牙は{ $count }個です。
greenland-why-other_price = 価格は{ $count }で、持っているディスクで支払います。
greenland-why-no_hunters = 未割当のハンターがいません。
greenland-why-not_face_up = { $card }は公開されていません。
greenland-why-sea_ice = このターンは海上狩猟ができません。
greenland-why-markland_closed = このターンはマルクランドに入れません。
greenland-why-markland_shut = このターンはマルクランドに出入りできません。
greenland-why-just_abandoned = このターンに植民地を放棄しました。
greenland-why-beginners_send_nobody = 初心者ゲームには襲撃も護衛もありません。
greenland-why-not_guarded = 護衛を置けるのは部族の娘と家畜だけです。
greenland-why-foreign_tableau = 護衛を置けるのは自分のタブローのカードだけです。
greenland-why-cannot_be_raided = { $card }は襲撃できません。
greenland-why-no_war_chief = 襲撃を率いる武将がいません。
greenland-why-no_way = ホームランドの外にあり、使える船乗りも橇もありません。
greenland-why-no_mariner_to_spare = 新大陸へ行くには船乗りが必要ですが、使える船乗りがいません。
greenland-why-promotion_costs = 昇格にはエネルギー1が必要ですが、ありません。
greenland-why-rank_taken = { $rank }に置ける自分の長老は1人だけで、すでにいます。
greenland-why-not_in_play_abroad = この部族はゲームにいません。
greenland-why-rank_for_one = 他の部族のプラカードでは、複数の長老を置けるランクにだけ昇格できます。
greenland-why-nobody_returns = 永続割当てから戻ることはできません。
greenland-why-no_recall_now = 開始時に未割当のハンターが2人以上いたか、すでに誰かを送ったか呼び戻しています。
greenland-why-no_way_home = 連れ帰る船乗りも橇もありません。
greenland-why-no_colonists = そこに植民者がいません。
greenland-why-new_colonists = このターンに新大陸へ植民者を送りました。
greenland-why-too_few_mariners = 植民者全員を連れ帰るには船乗りが足りません。
greenland-why-colonists_stay = 植民者は動かせません。
greenland-why-not_assigned_there = このターンそこに誰も割り当てておらず、護衛を置けるカードでもありません。
greenland-why-not_reached_of_old = そこに自分の駒がなく、自分の娘や家畜でもありません。
greenland-why-offered_already = すでに提案に含まれています。
greenland-why-not_their_card = そのカードは別の部族のものです。
greenland-why-not_tradable = { $card }は取引できません。取引できるのは手札、家畜、発明だけです。
greenland-why-nobody_on_card = この部族はこのカードにハンターがいません。
greenland-why-pledged_to_stay = この部族は留まると約束しました。
greenland-why-going_is_settled = この部族が退去するか留まるかは、すでに提案にあります。
greenland-why-no_transport = これだけの人数が退去するには、船乗りや橇が足りません。
greenland-why-not_their_daughter = 取引する部族の娘ではありません。
greenland-why-is_married = { $card }はすでに{ $tribe }と結婚しています。
greenland-why-no_groom = { $card }と結婚できる相手部族のハンターが、このカードにもういません。
greenland-why-is_unmarried = 終わらせる結婚がありません。
greenland-why-foreign_marriage = { $card }と{ $tribe }の結婚は、取引する2部族の間のものではありません。
greenland-why-no_divorce = 第1版に離縁はありません。
greenland-why-everybody_leaves = 全員が退去し、アルファもその1人です。
greenland-why-no_victim = このヒットで失われる駒はそこにありません。
greenland-why-not_hostile = この新大陸カードは敵対的ではありません。
greenland-why-no_ivory = 牙1が必要ですが、ありません。
greenland-why-no_iron_rule = このゲームに鉄の掟はありません。
greenland-why-no_iron = 鉄1が必要ですが、ありません。
greenland-why-no_sunnan_anni = 鉄の掟に牙を使えるのは、スンナン＝アンニがいるときだけです。
greenland-why-safe_already = すでに支払いました。このロールでは誰も死にません。
greenland-why-no_danger = このロールでは誰も死にません。
greenland-why-not_hunted = そこでロールする部族はもういません。
greenland-why-alpha_powerless = 冶金と襲撃ではアルファの能力が働きません。
greenland-why-said_already = すでに宣言しました。
greenland-why-is_warm = このカードはすでに暖期側として扱われています。
greenland-why-nobody_warms = このターン、寒期側のカードを暖期側として狩猟する手段がもうありません。
greenland-why-not_so_many_dice = この目のダイスはそれだけありません。
greenland-why-no_such_die = そのダイスは振り直せません。
greenland-why-cannot_pay = 支払うべきエネルギーと長老が{ $count }に足りません。
greenland-why-no_wool = { $card }から羊毛は取れません。
greenland-why-worth_no_energy = { $card }にエネルギーの価値はありません。
greenland-why-no_energy_of_old = 第1版では襲撃でエネルギーを得られません。
greenland-why-not_hungry = 今、干草が必要な自分の家畜ではありません。
greenland-why-still_hungry = { $card }の干草がまだ支払われていません。今は屠殺しかできません。
greenland-why-hay_too_dear = { $card }には干草{ $count }が必要ですが、支払えません。
greenland-why-not_in_this_variant = このヴァリアントにこのアクションはありません。
greenland-why-no_idle_elder = このランクに、まだ行動していない長老がいません。
greenland-why-monotheists_do_not = 一神教徒はこれを行えません。
greenland-why-polytheists_do_not = 多神教徒はこれを行えません。
greenland-why-no_animal = { $card }は動物ではありません。
greenland-why-no_invention = { $card }は発明ではありません。
greenland-why-no_elder_of_rank = あなたの長老がいません：{ $rank }。
greenland-why-no_guest = { $tribe }はあなたのプラカードにいません。
greenland-why-no_foreign_husband = 他の部族の婿がいません。
greenland-why-norse_husband = ノース人の婿は追放できません。
greenland-why-nobody_to_banish = 追放できる客も他部族の婿もいません。
greenland-why-no_martyr_dice = 手札の枠がないので、振るダイスがありません。
greenland-why-no_carvers = 牙で工作できるのはチューニット人の職人だけです。
greenland-why-own_placard = これはあなた自身のプラカードです。
greenland-why-is_monotheist = { $tribe }は一神教徒です。
greenland-why-will_convert_already = { $tribe }はフェイズの終わりに改宗します。
greenland-why-no_missionary = { $tribe }のもとにあなたの伝道師がいません。
greenland-why-new_missionary = 伝道師はターンの開始時からそこにいたわけではありません。
greenland-why-has_elders = 洗礼を受けられるのは長老のいない部族だけです。
greenland-why-baptised_already = すでに一神教徒です。
greenland-why-no_daughter_at_home = 家に部族の娘がいません。
greenland-why-last_daughter = 最後の部族の娘は昇格できません。1人は狩猟に割り当てる必要があります。
greenland-why-daughter_must_go = 少なくとも1人の部族の娘を狩猟に割り当てる必要があります。
greenland-why-nobody_to_go_with = このバイオームにあなたのハンターはいません。
greenland-why-daughter_is_there = すでに部族の娘がいます。
greenland-why-all_who_can_go = 運べるだけの人数が、過不足なく行きます。
greenland-why-alpha_is_there = アルファはすでにそこにいます。
greenland-why-not_in_the_row = 部族が狩猟する列にありません。
greenland-why-not_hers_to_change = この家母長はそこへ誰も送れないか、行ける者がいません。
greenland-why-nobody_can_come = そこから来られる者はいません。
greenland-why-no_matriarch_of_rank = 家母長がいません：{ $rank }。
greenland-why-not_another_elder = そこに誰もいないか、すでに出目で選ばれたランクです。
greenland-why-hunted_by_others = ここには他の部族のハンターがいます。バイオームは共有できません。
greenland-why-not_occupied = 襲撃できるのはナチ支配下の村だけです。
greenland-why-no_bishop = 司教がいません。
greenland-why-is_inactive = 非活性の部族は新大陸への割当てのみ可能で、襲撃されません。
greenland-why-shuns = { $tribe }はグリーンランドで{ $type }ができません。
greenland-why-was_vocal = あなたの種族は発声面のままだったので、最初のターンは昇格できません。
greenland-why-not_so_many_tribesmen = 未割当の部族民がそれだけいません。
greenland-why-not_free_to_marry = 他の部族の娘ではありません。
greenland-why-nothing_to_swap = { $tribe }と交換できるものがありません。
greenland-why-not_to_be_swapped = 交換できるのは、別種のディスク1枚、発明、または婿の座だけです。
greenland-why-toll = 未割当のうち、{ $least }人以上{ $count }人以下が死にます。
greenland-why-not_so_many_disks = { $tribe }のこのディスクは{ $count }個です。

# Agreements, before a table is opened.

greenland-why-tribe_twice = { $tribe }を2つの席で受け持つことはできません。
greenland-why-variant_seats = このヴァリアントは{ $count }人では遊べません。
greenland-why-no_such_variant = この版にはこのヴァリアントがありません。
greenland-why-no_sami = 第1版に{ greenland-tribe-sami }は登場しません。
greenland-why-early_tribes = { greenland-rule-variant-early }で遊べるのは{ greenland-tribe-tunit }と{ greenland-tribe-sami }です。
greenland-why-all_three_tribes = 1人で遊ぶときは3部族すべてを受け持ちます。
greenland-why-no_heritage = このヴァリアントは、終わったネアンデルタールのゲームから続けて遊びます。

# 確率
greenland-odds-success = 成功
greenland-odds-dead = 死者
greenland-odds-hits = ヒット
greenland-odds-trophy = トロフィーの出目が揃う
greenland-odds-to_hand = 手札に加える出目が揃う
greenland-odds-rolling_again = ヒットでないダイスを、振り直せるだけ振り直す場合。
