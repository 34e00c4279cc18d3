# ルート

root-title = ルート

# 名前と属性をあわせた言い方。属性 `within` は文の中での言い方

root-seat = { $faction }
root-card = { $name }
    .within = 《{ $name }》（{ $suit }）
root-quest = { $name }
    .within = 《{ $name }》（{ $suit }：{ $item }・{ $other }）
root-hidden-ruin_item = アイテム1枚
root-hidden-quest = クエスト1枚

# 派閥

root-faction-marquise = 猫野侯国
root-faction-eyrie = 鷲巣王朝
root-faction-alliance = 森林連合
root-faction-vagabond = 放浪部族
root-faction-vagabond2 = 第2の放浪部族
root-faction-cult = 蜥蜴教団
root-faction-riverfolk = 河民商団
root-faction-duchy = 地底公領
root-faction-corvids = 黒鴉結社
root-faction-hundreds = 百獣王国
root-faction-keepers = 甲鉄衛団

# マップ

root-clearing-1 = 広場1
root-clearing-2 = 広場2
root-clearing-3 = 広場3
root-clearing-4 = 広場4
root-clearing-5 = 広場5
root-clearing-6 = 広場6
root-clearing-7 = 広場7
root-clearing-8 = 広場8
root-clearing-9 = 広場9
root-clearing-10 = 広場10
root-clearing-11 = 広場11
root-clearing-12 = 広場12

root-forest-a = 樹林A
root-forest-b = 樹林B
root-forest-c = 樹林C
root-forest-d = 樹林D
root-forest-e = 樹林E
root-forest-f = 樹林F
root-forest-g = 樹林G
root-forest-h = 樹林H
root-forest-i = 樹林I
root-forest-j = 樹林J

root-suit-fox = キツネ
root-suit-rabbit = ウサギ
root-suit-mouse = ネズミ
root-suit-bird = 鳥

root-land_suit-fox = { root-suit-fox }
root-land_suit-rabbit = { root-suit-rabbit }
root-land_suit-mouse = { root-suit-mouse }

# 配置物

root-kind-marquise_warrior = 侯国の兵士
    .within = 兵士
root-kind-sawmill = 製材所
root-kind-workshop = 工房
root-kind-recruiter = 募兵所
root-kind-wood = 木材
root-kind-keep = 城砦
root-kind-eyrie_warrior = 王朝の兵士
    .within = 兵士
root-kind-roost = 止まり木
root-kind-alliance_warrior = 連合の兵士
    .within = 兵士
root-kind-base_fox = キツネの拠点
root-kind-base_rabbit = ウサギの拠点
root-kind-base_mouse = ネズミの拠点
root-kind-sympathy = 支持トークン
root-kind-vagabond = 放浪者コマ
root-kind-vagabond2 = 第2の放浪者コマ

# アイテム

root-item-boot = ブーツ
root-item-bag = 袋
root-item-crossbow = クロスボウ
root-item-hammer = ハンマー
root-item-sword = 剣
root-item-tea = お茶
root-item-coin = コイン
root-item-torch = たいまつ

root-ruin_item-bag_1 = { root-item-bag }
root-ruin_item-boot_1 = { root-item-boot }
root-ruin_item-hammer_1 = { root-item-hammer }
root-ruin_item-sword_1 = { root-item-sword }
root-ruin_item-bag_2 = { root-item-bag }
root-ruin_item-boot_2 = { root-item-boot }
root-ruin_item-hammer_2 = { root-item-hammer }
root-ruin_item-sword_2 = { root-item-sword }

root-condition-ready = 未使用
root-condition-exhausted = 使用済み
root-condition-damaged = 損傷
root-condition-damaged_exhausted = 損傷・使用済み

# 鷲巣王朝の勅令と君主

root-column-recruit = 募兵
root-column-move = 移動
root-column-battle = 戦闘
root-column-build = 建設

root-leader-builder = 建設者
root-leader-charismatic = カリスマ
root-leader-commander = 司令官
root-leader-despot = 独裁者

# 放浪部族のキャラクター、派閥関係、クエスト

root-character-thief = 盗賊
root-character-tinker = 修繕屋
root-character-ranger = 森護り
root-character-vagrant = さすらい人
root-character-arbiter = 仲裁者
root-character-scoundrel = ならず者
root-character-adventurer = 冒険者
root-character-ronin = 浪人
root-character-harrier = 追立者

root-relation-hostile = 敵対
root-relation-indifferent = 無関心
root-relation-amiable = 好意
root-relation-friendly = 友好
root-relation-allied = 同盟

root-quest-fox_fundraising = 資金集め
root-quest-fox_errand = お使い
root-quest-fox_logistics_help = 荷運びの手伝い
root-quest-fox_repair_a_shed = 小屋の修理
root-quest-fox_give_a_speech = 演説
root-quest-rabbit_guard_duty = 見張り番
root-quest-rabbit_errand = { root-quest-fox_errand }
root-quest-rabbit_give_a_speech = { root-quest-fox_give_a_speech }
root-quest-rabbit_fend_off_a_bear = クマの撃退
root-quest-rabbit_expel_bandits = 山賊退治
root-quest-mouse_expel_bandits = { root-quest-rabbit_expel_bandits }
root-quest-mouse_guard_duty = { root-quest-rabbit_guard_duty }
root-quest-mouse_fend_off_a_bear = { root-quest-rabbit_fend_off_a_bear }
root-quest-mouse_escort = 護衛
root-quest-mouse_logistics_help = { root-quest-fox_logistics_help }

# 両方の山札のカード

root-card-ambush_fox = 奇襲
root-card-ambush_rabbit = { root-card-ambush_fox }
root-card-ambush_mouse = { root-card-ambush_fox }
root-card-ambush_bird_1 = { root-card-ambush_fox }
root-card-ambush_bird_2 = { root-card-ambush_fox }
root-card-dominance_fox = 圧倒
root-card-dominance_rabbit = { root-card-dominance_fox }
root-card-dominance_mouse = { root-card-dominance_fox }
root-card-dominance_bird = { root-card-dominance_fox }
root-card-birdy_bindle = 小鳥の荷包み
root-card-woodland_runners = 森の飛脚
root-card-arms_trader = 武器商人
root-card-crossbow_bird = クロスボウ
root-card-gently_used_knapsack = お下がりの背負い袋
root-card-root_tea_fox = 根っこのお茶
root-card-travel_gear_fox = 旅支度
root-card-protection_racket = みかじめ料
root-card-foxfolk_steel = キツネ族の鋼
root-card-anvil = 金床
root-card-smugglers_trail = 密輸人の抜け道
root-card-root_tea_rabbit = { root-card-root_tea_fox }
root-card-a_visit_to_friends = 友を訪ねて
root-card-bake_sale = 焼き菓子の市
root-card-mouse_in_a_sack = 袋の中のネズミ
root-card-root_tea_mouse = { root-card-root_tea_fox }
root-card-travel_gear_mouse = { root-card-travel_gear_fox }
root-card-investments = 投資
root-card-sword = 剣
root-card-crossbow_mouse = { root-card-crossbow_bird }
root-card-vizier_1 = 忠臣
root-card-vizier_2 = { root-card-vizier_1 }

# 基本の山札のカード

root-card-armorers_1 = 鎧職人
root-card-armorers_2 = { root-card-armorers_1 }
root-card-sappers_1 = 工兵隊
root-card-sappers_2 = { root-card-sappers_1 }
root-card-brutal_tactics_1 = 非情な戦術
root-card-brutal_tactics_2 = { root-card-brutal_tactics_1 }
root-card-royal_claim = 王位の主張
root-card-stand_and_deliver_1 = 身ぐるみ置いていけ！
root-card-stand_and_deliver_2 = { root-card-stand_and_deliver_1 }
root-card-tax_collector_1 = 徴税人
root-card-tax_collector_2 = { root-card-tax_collector_1 }
root-card-tax_collector_3 = { root-card-tax_collector_1 }
root-card-favor_of_the_foxes = キツネたちの助力
root-card-command_warren_1 = 巣穴の司令部
root-card-command_warren_2 = { root-card-command_warren_1 }
root-card-better_burrow_bank_1 = あなぐら銀行
root-card-better_burrow_bank_2 = { root-card-better_burrow_bank_1 }
root-card-cobbler_1 = 靴職人
root-card-cobbler_2 = { root-card-cobbler_1 }
root-card-favor_of_the_rabbits = ウサギたちの助力
root-card-scouting_party_1 = 斥候隊
root-card-scouting_party_2 = { root-card-scouting_party_1 }
root-card-codebreakers_1 = 暗号解読者
root-card-codebreakers_2 = { root-card-codebreakers_1 }
root-card-favor_of_the_mice = ネズミたちの助力

# 亡命者とパルチザンの山札のカード

root-card-saboteurs_1 = 破壊工作員
root-card-saboteurs_2 = { root-card-saboteurs_1 }
root-card-saboteurs_3 = { root-card-saboteurs_1 }
root-card-soup_kitchens = 炊き出し所
root-card-boat_builders = 船大工
root-card-corvid_planners = カラスの策士
root-card-eyrie_emigre = 王朝の亡命者
root-card-fox_partisans = キツネのパルチザン
root-card-propaganda_bureau = 宣伝局
root-card-false_orders_1 = 偽の命令
root-card-false_orders_2 = { root-card-false_orders_1 }
root-card-informants_1 = 情報屋
root-card-informants_2 = { root-card-informants_1 }
root-card-rabbit_partisans = ウサギのパルチザン
root-card-tunnels_1 = トンネル
root-card-tunnels_2 = { root-card-tunnels_1 }
root-card-charm_offensive = 懐柔工作
root-card-swap_meet_1 = 物々交換会
root-card-swap_meet_2 = { root-card-swap_meet_1 }
root-card-coffin_makers = 棺桶職人
root-card-mouse_partisans = ネズミのパルチザン
root-card-league_of_adventurous_mice_1 = 冒険ネズミ連盟
root-card-league_of_adventurous_mice_2 = { root-card-league_of_adventurous_mice_1 }
root-card-murine_broker = ネズミの仲買人
root-card-master_engravers = 彫金の名工

# 質問：共通

root-ask-return_card = 手札を3枚残します。どのカードを山札に戻しますか？（あと{ $count }枚）
root-ask-start_of_phase = フェイズの開始時です。何を行いますか？
root-ask-linger = 先に進む前に、クラフトやカードの使用を行いますか？
root-ask-craft_with = { $card }のために、どのクラフトツールを起動しますか？
root-ask-discard_down = どのカードを捨てますか？（あと{ $count }枚）
root-ask-move_from = どこから移動しますか？
root-ask-move_to = { $clearing }からどこへ移動しますか？
root-ask-move_how_many = { $clearing }から{ $target }へ、兵士を何個移動させますか？
root-ask-battle_where = どこで戦闘しますか？
root-ask-battle_whom = { $clearing }で誰と戦闘しますか？
root-ask-ambush = { $clearing }で{ $seat }の攻撃を受けました。奇襲しますか？
root-ask-foil = { $clearing }で{ $seat }の奇襲を受けました。奇襲を妨害しますか？
root-ask-who_first = { $clearing }の戦闘で、どちらが先に効果を使用しますか？
root-ask-use_in_battle = { $clearing }の戦闘：出目で与えるヒット{ $dealt }、受けるヒット{ $taken }。何を使用しますか？
root-ask-whose_effects = 配置物が除去されました。次は誰の効果を処理しますか？
root-ask-ferry_effects = 渡し舟でカードを引き、{ $clearing }への移動に他のプレイヤーが反応します。どちらの効果を先に処理しますか？
root-ask-which_effects = { $seat }の配置物が複数の広場で除去されました。次はどこの効果を処理しますか？
root-ask-lose_piece = { $owner_value ->
    [none] { $clearing }にある自分の配置物のうち、どれを除去しますか？
   *[other] { $clearing }にある{ $owner }の配置物のうち、どれを除去しますか？
}（残り{ $count }ヒット）
root-ask-pay_dominance = { $card }を取るために、どのカードを消費しますか？
root-ask-open_with = { $clearing }と{ $other }の間の封鎖路を解除するために、どのカードを消費しますか？
root-ask-draw_or = カードを{ $count }枚引きますか？それとも捨て山から奇襲カードを取りますか？

# 質問：クラフトしたカード

root-ask-card_rob_whom = 《{ root-card-stand_and_deliver_1 }》：誰の手札からランダムに1枚取りますか？
root-ask-card_bank_with = 《{ root-card-better_burrow_bank_1 }》：ほかに誰がカードを引きますか？
root-ask-card_tax_where = 《{ root-card-tax_collector_1 }》：カードを引くために、どの広場の自分の兵士を除去しますか？
root-ask-card_read_whom = 《{ root-card-codebreakers_1 }》：誰の手札を見ますか？
root-ask-card_sabotage = 《{ root-card-saboteurs_1 }》：クラフトされたカードのうち、どれを捨てさせますか？
root-ask-card_order_whom = 誰に偽の命令を出しますか？
root-ask-card_order_from = { $seat }の兵士の半数を、どの広場から移動させますか？
root-ask-card_order_to = { $clearing }にいる{ $seat }の兵士{ $count }個を、どこへ移動させますか？
root-ask-card_replace_where = 《{ root-card-propaganda_bureau }》：どの広場の敵の兵士を置き換えますか？
root-ask-card_replace_whom = { $clearing }にいる誰の兵士を置き換えますか？
root-ask-card_replace_with = { $clearing }にいる{ $seat }の兵士を置き換えるために、どのカードを消費しますか？
root-ask-card_swap_whom = 《{ root-card-swap_meet_1 }》：誰の手札からランダムに1枚取りますか？（代わりに1枚渡します）
root-ask-card_swap_for = 代わりにどのカードを{ $seat }に渡しますか？
root-ask-card_charm_whom = 《{ root-card-charm_offensive }》：誰が1VPを獲得しますか？
root-ask-card_exhaust = 《{ root-card-league_of_adventurous_mice_1 }》：どの作成アイテムを使用しますか？
root-ask-card_venture = 《{ root-card-league_of_adventurous_mice_1 }》：移動と戦闘のどちらを行いますか？

# 質問：猫野侯国

root-ask-marquise_keep_where = どの隅の広場に城砦を配置しますか？
root-ask-marquise_first_building = 最初の{ $kind }をどこに配置しますか？
root-ask-marquise_wood_where = 数が足りません。次の1個をどこに配置しますか？
root-ask-marquise_act = どのアクションを行いますか？（残り{ $count }回）
root-ask-marquise_second_move = 行軍：2回目はどこから移動しますか？
root-ask-marquise_build_where = { $count ->
    [0] { $kind }をどこに建設しますか？（コストなし）
   *[other] { $kind }をどこに建設しますか？（木材{ $count }個）
}
root-ask-marquise_wood_from = どの広場の木材を支払いますか？（残り{ $count }個）
root-ask-marquise_overwork_with = { $clearing }での労働のために、どのカードを消費しますか？
root-ask-marquise_hospitals = { $clearing }で兵士{ $count }個が除去されました。カードを消費して城砦に戻しますか？

# 質問：鷲巣王朝

root-ask-eyrie_roost_where = どの隅の広場から始めますか？
root-ask-eyrie_leader = どの君主を選びますか？
root-ask-eyrie_tuck = { $count ->
    [1] どのカードを勅令のどの列に加えますか？
   *[other] 勅令に2枚目を加えますか？
}
root-ask-eyrie_new_roost = 止まり木がありません。どこに配置しますか？
root-ask-eyrie_decree = 勅令（{ $column }）：{ $able ->
    [0] 実行できるカードがありません。内乱になる前に何か使用しますか？
   *[other] { $unable ->
        [0] どのカードをどこで実行しますか？
       *[other] どのカードをどこで実行しますか？実行できないカードを選ぶと内乱になります。
    }
}

# 質問：森林連合

root-ask-alliance_revolt = 反乱を行いますか？
root-ask-alliance_spread = 支持拡大を行いますか？
root-ask-alliance_supporter = { $clearing }のために、どの支援者を支払いますか？（残り{ $count }枚）
root-ask-alliance_act = クラフト、動員、訓練のどれを行いますか？
root-ask-alliance_operate = どの作戦行動を行いますか？（残り{ $count }回）
root-ask-alliance_outrage = { $clearing }で蜂起が起こりました。どのカードを支援者として渡しますか？
root-ask-alliance_cull = どの支援者を捨てますか？（あと{ $count }枚）
root-ask-alliance_which_first = { $clearing }の拠点と支持トークンが除去されました。どちらを先に処理しますか？

# 質問：放浪部族

root-ask-vagabond_who = どのキャラクターを選びますか？
root-ask-vagabond_forest_where = どの樹林から始めますか？
root-ask-vagabond_refresh = { $must ->
    [0] どのアイテムを回復しますか？（残り{ $count }枚）
   *[other] どのアイテムを回復しますか？（残り{ $count }枚、うちお茶による{ $must }枚は必ず回復します）
}
root-ask-vagabond_slip = 隣接する広場か樹林へ潜入しますか？
root-ask-vagabond_act = どのアクションを行いますか？
root-ask-vagabond_overloaded = アイテムが上限を超えています。どれを捨てますか？（あと{ $count }枚）
root-ask-vagabond_damage = { $ally_value ->
    [none] どのアイテムを損傷状態にしますか？
   *[other] { $whole ->
        [0] 損傷していないアイテムがありません。{ $ally }の兵士を除去しますか、それともヒットを無視しますか？
       *[other] どのアイテムを損傷状態にしますか、それとも代わりに{ $ally }の兵士を除去しますか？
    }兵士の受けたヒットがアイテムより多いと、その派閥は敵対状態になります。
}（残り{ $count }ヒット）
root-ask-vagabond_along = { $clearing }から{ $target }へ、同盟派閥の兵士を連れて行きますか？
root-ask-vagabond_along_how_many = { $clearing }から{ $target }へ、{ $seat }の兵士を何個連れて行きますか？
root-ask-vagabond_with_ally = { $clearing }で{ $seat }を攻撃します。同盟派閥と同時に攻撃しますか？
root-ask-vagabond_take_ruin = { $clearing }の遺跡からどのアイテムを取りますか？
root-ask-vagabond_aid_with = { $seat }への援助のために、どのアイテムを使用しますか？
root-ask-vagabond_aid_card = { $seat }にどのカードを渡しますか？
root-ask-vagabond_aid_item = { $seat }の作成アイテムのうち、どれを取りますか？
root-ask-vagabond_improvise = クエスト{ $quest }：アイテムを即興で代用しますか？
root-ask-vagabond_reward = クエスト{ $quest }の報酬：{ $count }VPを獲得しますか？カードを2枚引きますか？
root-ask-vagabond_coalition_with = { $card }で誰と共闘軍を結成しますか？
root-ask-vagabond_hideout = どのアイテムを修理しますか？（残り{ $count }枚）
root-ask-vagabond_enlist = { $clearing }の防御に{ $seat }を協力させますか？

# 選択肢：共通。属性 `facts` は得点やコストが分かっているときの言い方

root-option-done = 終わる
root-option-decline = しない
root-option-at = { $clearing }
root-option-from = { $clearing }から移動
    .cult_conspire = 聖戦：{ $clearing }から移動
root-option-to = { $clearing }へ
root-option-number = { $count }
root-option-spend = { $card }を消費する
root-option-discard = { $card }を捨てる
root-option-give = { $card }を渡す
root-option-return_card = { $card }を山札に戻す
root-option-ambush = { $card }をプレイする
root-option-craft = { $card }をクラフトする
    .facts = { $card }をクラフトする（{ $points }VP）
root-option-tool = { $suit }のクラフトツール
root-option-use = { $card }を使用する
root-option-dominate = { $card }を発動する
root-option-take_dominance = ゲーム盤の横の{ $card }を取る
root-option-draw_cards = カードを引く
root-option-battle = { $clearing }で戦闘
    .cult_conspire = 聖戦：{ $clearing }で戦闘
root-option-against = { $seat }
root-option-first = { $seat }が先
root-option-lose = { $kind_value ->
    [hundreds_warrior] 兵士だけ
    [warlord] 武将（残りのヒットは兵士）
   *[other] { $kind }
}
root-option-choose_seat = { $seat }
root-option-ferry = 渡し舟で{ $clearing }へ
root-option-open_path = { $clearing }と{ $other }の間の封鎖路を解除する

# 選択肢：放浪部族

root-option-character = { $character_value ->
    [thief] { $character }：手札をランダムに1枚盗む
    [tinker] { $character }：捨て山のカードを取る
    [ranger] { $character }：アイテムを3枚まで修理し、昼光を終える
    [vagrant] { $character }：ほかの2人を戦わせる
    [arbiter] { $character }：防御側が協力を求められる
    [scoundrel] { $character }：広場を焦土にする
    [adventurer] { $character }：クエストでアイテムを代用
    [ronin] { $character }：剣で追加ヒット
   *[harrier] { $character }：どの広場へもすり抜ける
}
root-option-forest = { $forest }
root-option-exhaust = { $item }を使用する
root-option-refresh = { $condition_value ->
    [damaged_exhausted] { $item }（損傷）を回復する
   *[other] { $item }を回復する
}
root-option-damage = { $condition_value ->
    [exhausted] { $item }（使用済み）を損傷状態にする
   *[other] { $item }を損傷状態にする
}
root-option-repair = { $condition_value ->
    [damaged_exhausted] { $item }（使用済み）を修理する
   *[other] { $item }を修理する
}
root-option-drop_item = { $condition_value ->
    [exhausted] { $item }（使用済み）を捨てる
    [damaged] { $item }（損傷）を捨てる
    [damaged_exhausted] { $item }（損傷・使用済み）を捨てる
   *[other] { $item }を捨てる
}
root-option-slip = { $clearing }へ潜入
root-option-slip_forest = { $forest }へ潜入
root-option-walk = { $clearing }へ移動
root-option-along = { $seat }を連れて行く
root-option-with_ally = { $seat }と攻撃する
root-option-explore = 遺跡を探索する（{ root-item-torch }）
root-option-take_ruin = { $ruin_item }を取る
root-option-aid = { $seat }を援助する
root-option-take_item = { $item }を取る
root-option-take_used_item = 使用済みの{ $item }を取る
root-option-quest = クエスト{ $quest }
root-option-reward_points = VPを獲得する
root-option-reward_cards = カードを2枚引く
root-option-strike = { $seat }の{ $kind }を狙撃する（{ root-item-crossbow }）
root-option-coalition = { $card }で共闘軍を結成する
root-option-steal = { $seat }の手札を盗む（{ root-item-torch }）
root-option-day_labor = 日常業務：{ $card }を取る（{ root-item-torch }）
root-option-hideout = 隠れ家：アイテムを3枚まで修理し、昼光フェイズを終える（{ root-item-torch }）
root-option-instigate = 焚き付け：{ $seat }が{ $target }を攻撃（{ root-item-torch }）
root-option-enlist = 協力させる
root-option-scorch = 焦土にする（{ root-item-torch }）
root-option-improvise = { $item }を{ $wanted }の代わりに使用する
root-option-swift_strike = 一閃：剣を使用して1追加ヒット
root-option-glide = { $clearing }へすり抜け（{ root-item-torch }）

# 選択肢：猫野侯国

root-option-march = 行軍（移動2回まで）
root-option-recruit_all = 募兵
root-option-build_kind = { $kind }を建設する
    .facts = { $kind }を建設する（木材{ $cost }個、{ $points }VP）
root-option-overwork = { $clearing }で労働
root-option-bird_for_action = { $card }を消費してアクションを増やす

# 選択肢：鷲巣王朝

root-option-lead = { $leader_value ->
    [builder] { $leader }：クラフトしたアイテムのVPをすべて獲得
    [charismatic] { $leader }：募兵で兵士を2個配置
    [commander] { $leader }：攻撃時に1追加ヒット
   *[despot] { $leader }：戦闘で建物かトークンを除去すると1VP多く獲得
}
root-option-tuck = { $card }を「{ $column }」へ
root-option-decree_recruit = { $card }：{ $clearing }で募兵
root-option-decree_move = { $card }：{ $clearing }から移動
root-option-decree_battle = { $card }：{ $clearing }で戦闘
root-option-decree_build = { $card }：{ $clearing }に建設
root-option-decree_defy = { $card }：実行できず、内乱になる

# 選択肢：森林連合

root-option-revolt = { $clearing }で反乱
root-option-spread = { $clearing }へ支持拡大
    .facts = { root-option-spread }（支援者{ $cost }枚、{ $points }VP）
root-option-supporter = { $card }
root-option-mobilize = { $card }を動員する
root-option-train = { $card }で指揮官を訓練する
root-option-recruit_at = { $clearing }で募兵
root-option-organize = { $clearing }で組織
    .facts = { $clearing }で組織（{ $points }VP）
root-option-show_hand = 手札を見せる
root-option-base_first = 拠点の除去を先に処理する
root-option-outrage_first = 蜂起を先に処理する

# 選択肢：クラフトしたカード

root-option-partisans = { $count ->
    [0] { $suit }のパルチザンを使用する
   *[other] { $suit }のパルチザンを使用する（手札{ $count }枚を捨てる）
}
root-option-take_ambush = 捨て山の{ $card }を取る
root-option-exhaust_crafted = { $item }を使用する

# 記録：共通

root-record-starts = { $seat }が最初の手番です。
root-record-returned = { $seat }は{ $card }を山札に戻しました。
root-record-turn_begins = { $seat }のターンです。
root-record-scored = { $seat }は{ $count }VPを獲得しました。
root-record-points_lost = { $seat }は{ $count }VPを失いました。
root-record-drew = { $seat }は{ $card }を引きました。
root-record-reshuffled = 捨て山をシャッフルし、新しい山札にしました。
root-record-spent = { $seat }は{ $card }を消費しました。
root-record-discarded = { $seat }は{ $card }を捨てました。
root-record-placed = { $seat }は{ $clearing }に{ $kind }を{ $count }個配置しました。
root-record-moved = { $seat }は兵士{ $count }個を移動させました：{ $clearing }→{ $target }
root-record-took_ferry = { $seat }は渡し舟で{ $clearing }へ渡りました。
root-record-battles = { $seat }は{ $clearing }で{ $target }を攻撃しました。
root-record-ambushed = { $seat }は{ $clearing }で{ $card }をプレイし、奇襲しました。
root-record-foiled = { $seat }は{ $card }で奇襲を妨害しました。
root-record-rolled = { $seat }のダイス：{ $high }と{ $low }
root-record-defenseless = { $seat }は無防備状態です（1追加ヒット）。
root-record-hits = { $seat }は{ $clearing }で{ $count }ヒットを受けました。
root-record-lost = { $clearing }にあった{ $seat }の{ $kind }が{ $count }個除去されました。
root-record-crafted_item = { $seat }は{ $card }をクラフトし、{ $item }を獲得しました。
root-record-crafted = { $seat }は{ $card }をクラフトしました。
root-record-used = { $seat }は{ $card }を使用しました。
root-record-took_card = { $seat }は{ $target }の手札から{ $card }を取りました。
root-record-gave_card = { $seat }は{ $target }に{ $card }を渡しました。
root-record-dominates = { $seat }は{ $card }を発動しました。以後VPは獲得しません。
root-record-took_dominance = { $seat }はゲーム盤の横の{ $card }を取りました。
root-record-opened_path = { $seat }は{ $clearing }と{ $other }の間の封鎖路を解除しました。
root-record-holds_pass = { $seat }は{ $clearing }の峠を支配しています。
root-record-wins = { $seat }は30VPに達し、勝利しました。
root-record-win_together = { $seat }は{ $target }とともに勝利しました。
root-record-wins_by_dominance = { $seat }は{ $card }で勝利しました。
root-record-wins_with = { $target }と共闘軍を組む{ $seat }も勝利しました。
root-record-rounds_over = { $count }ターンで決着がつかず、VPが最も多いプレイヤーの勝利で終了しました。

# 記録：クラフトしたカード

root-record-card_ignores_hits = { $seat }は出目による{ $count }ヒットを無視しました。
root-record-card_claims = { $seat }は{ $count }か所の広場を支配しています。
root-record-card_looked = { $seat }は{ $target }の手札を見ました。
root-record-card_saw = { $seat }が見た{ $target }の手札：{ $card }
root-record-card_took_ambush = { $seat }はカードを引く代わりに、捨て山の{ $card }を取りました。
root-record-card_ordered = { $seat }は{ $clearing }にいる{ $target }の兵士{ $count }個を動かしました。
root-record-card_buried = 除去された{ $kind }{ $count }個が{ $seat }の《棺桶職人》に置かれました。
root-record-card_unburied = { $seat }の《棺桶職人》の兵士{ $count }個がサプライに戻りました。
root-record-card_exhausted = { $seat }は作成アイテムの{ $item }を使用しました。

# 記録：猫野侯国

root-record-marquise_healed = { $seat }は兵士{ $count }個を{ $clearing }の城砦に戻しました。
root-record-marquise_wood_paid = { $seat }は{ $clearing }の木材を{ $count }個支払いました。

# 記録：鷲巣王朝

root-record-eyrie_leads = { $seat }の君主は{ $leader }になりました。
root-record-eyrie_tucked = { $seat }は勅令の「{ $column }」に{ $card }を加えました。
root-record-eyrie_obeyed = { $seat }は勅令の「{ $column }」の{ $card }を実行しました。
root-record-eyrie_turmoil = { $seat }は勅令の「{ $column }」を実行できず、内乱が発生しました。

# 記録：森林連合

root-record-alliance_gained = { $seat }は支援者として{ $card }を得ました。
root-record-alliance_no_room = 支援者の上限に達しているため、{ $card }は捨てられました。
root-record-alliance_gave = { $clearing }の蜂起：{ $seat }は{ $card }を渡しました。
root-record-alliance_showed = { $clearing }の蜂起：{ $seat }は一致するカードがないため手札を見せ、山札から1枚が支援者になります。
root-record-alliance_spent = 支援者{ $card }が支払われました。
root-record-alliance_revolted = { $seat }は{ $clearing }で反乱を起こしました。
root-record-alliance_officer = { $seat }の指揮官は{ $count }個になりました。
root-record-alliance_base_lost = { $officers ->
    [0] { $seat }は{ $suit }の拠点と、一致する支援者をすべて失いました。
   *[other] { $seat }は{ $suit }の拠点と、一致する支援者すべて、指揮官{ $officers }個を失いました。
}
root-record-alliance_organized = { $seat }は{ $clearing }で組織アクションを行いました。

# 記録：放浪部族

root-record-vagabond_is = { $seat }のキャラクターは{ $character }です。
root-record-vagabond_sets_up_first = { $seat }が先に準備を行います。
root-record-ruins_filled = 各遺跡の下にアイテムが{ $count }枚ずつ置かれました。
root-record-vagabond_refreshes = { $seat }は{ $item }を回復しました。
root-record-vagabond_rested = { $seat }は樹林で休息し、アイテム{ $count }枚を修理しました。
root-record-vagabond_dropped = { $seat }は上限を超えた{ $item }を捨てました。
root-record-vagabond_exhausts = { $seat }は{ $item }を使用しました。
root-record-vagabond_gains = { $seat }は{ $item }を獲得しました。
root-record-vagabond_damages = { $seat }の{ $item }が損傷状態になりました。
root-record-vagabond_repairs = { $seat }は{ $item }を修理しました。
root-record-vagabond_goes = { $seat }は{ $clearing }に移動しました。
root-record-vagabond_goes_to_forest = { $seat }は{ $forest }に入りました。
root-record-vagabond_attacks_with = { $seat }は{ $clearing }で{ $target }と同時に攻撃します。
root-record-vagabond_improved = { $seat }と{ $target }の派閥関係は「{ $relation }」になりました。
root-record-vagabond_hostile_now = { $seat }と{ $target }は敵対状態になりました。
root-record-vagabond_explored = { $seat }は{ $clearing }の遺跡で{ $ruin_item }を見つけました。
root-record-vagabond_explored_in_vain = { $seat }は{ $clearing }の遺跡で何も得られませんでした。
root-record-ruin_gone = { $clearing }の遺跡は空になり、除去されました。
root-record-vagabond_completed = { $seat }はクエスト{ $quest }を解決しました。
root-record-vagabond_quest_revealed = 新しいクエスト：{ $quest }
root-record-vagabond_coalition_formed = { $seat }は{ $card }で{ $target }と共闘軍を結成しました。
root-record-vagabond_labored = { $seat }は日常業務で捨て山の{ $card }を取りました。
root-record-vagabond_hid = { $seat }は隠れ家に入りました。
root-record-vagabond_instigated = { $seat }は{ $clearing }での戦闘を焚き付けました：{ $attacker }対{ $target }
root-record-vagabond_enlisted = { $target }は{ $clearing }の戦闘で{ $seat }を協力させました。
root-record-vagabond_scorched = { $seat }は{ $clearing }を焦土にしました。
root-record-vagabond_struck_swiftly = { $seat }は{ $clearing }で一閃を放ちました（1追加ヒット）。

# 選べない理由

root-why-nobody_sits_there = その席には誰もいません。
root-why-none_left = その配置物はサプライに残っていません。
root-why-no_open_slot = 建物を置ける空いた建物枠がありません。
root-why-no_effect_waits = そのプレイヤーには処理を待つ効果がありません。
root-why-nothing_lost_there = { $seat }がそこで失ったものはありません。
root-why-not_in_hand = そのカードは手札にありません。
root-why-no_fox_card = キツネのカードでも鳥カードでもありません。
root-why-no_rabbit_card = ウサギのカードでも鳥カードでもありません。
root-why-no_mouse_card = ネズミのカードでも鳥カードでもありません。
root-why-no_bird_card = 鳥カードでなければなりません。
root-why-not_dominance = 圧倒カードではありません。
root-why-only_coalitions = 放浪部族の圧倒カードは、共闘軍の結成にだけ使えます。
root-why-left_track = すでに得点表から外れています。
root-why-too_few_points = { $needed }VP必要ですが、あなたは{ $score }VPです。
root-why-only_in_daylight = 昼光フェイズにだけ行えます。
root-why-not_available = ゲーム盤の横に置かれていません。
root-why-cannot_pay = { $suit }に一致するカードが手札にありません。
root-why-no_craft_effect = 奇襲カードと圧倒カードはクラフトできません。
root-why-too_few_tools = { $land_suit }の広場に未使用のクラフトツールが{ $needed }個必要ですが、あるのは{ $free }個です。
root-why-too_few_in_all = 未使用のクラフトツールが{ $needed }個必要ですが、あるのは{ $free }個です。
root-why-item_gone = ゲーム盤のサプライに{ $item }が残っていません。
root-why-same_name = 同じ名前のカードをすでにクラフトしています。
root-why-no_free_tool = { $land_suit }の広場に未使用のクラフトツールがありません。
root-why-no_tool_there = そこには、コストに合う未使用のクラフトツールがありません。
root-why-not_crafted = そのカードをクラフトしていません。
root-why-used_this_turn = このターンにすでに使用しました。
root-why-not_used_now = カードの効果により、今は使用できません。
root-why-use_it_first = 先に使用しなければならないカードがあります。
root-why-only_in_birdsong = 鳥歌フェイズにだけ行えます。
root-why-at_start_of_birdsong = 鳥歌フェイズの開始時に使用します。
root-why-at_start_of_daylight = 昼光フェイズの開始時に使用します。
root-why-at_start_of_evening = 夕闇フェイズの開始時に使用します。
root-why-nothing_to_move = そこに移動できる自分のコマがありません。
root-why-hemmed_in = その広場も、そこから行ける広場も支配していません。
root-why-no_way_out = その広場から出られる道がありません。
root-why-same_clearing = 移動先は別の広場でなければなりません。
root-why-no_path = { $clearing }とは道でつながっていません。
root-why-only_a_river = { $clearing }とつながるのは河だけで、河は道ではありません。
root-why-closed_path = { $clearing }との間は封鎖路です。
root-why-rules_neither = { $clearing }も{ $to }も支配していません。
root-why-not_so_many = そこにいる兵士は{ $count }個で、最低1個は移動させます。
root-why-no_ferry = このマップに渡し舟はありません。
root-why-not_coastal = 沿岸の広場ではありません。
root-why-ferry_is_elsewhere = 渡し舟は{ $clearing }にあります。
root-why-ferry_was_taken = 渡し舟はこのターンにすでに使われました。
root-why-no_fighters = そこに自分の兵士コマも放浪者コマもありません。
root-why-nobody_to_fight = そこにほかのプレイヤーの配置物がありません。
root-why-only_friends = そこに敵はいません。
root-why-not_oneself = 自分自身は選べません。
root-why-no_pieces_there = そこに{ $seat }の配置物がありません。
root-why-not_an_enemy = { $seat }は敵ではありません。
root-why-no_ambush = 奇襲カードではありません。
root-why-ambush_elsewhere = { $clearing }に一致しません。
root-why-not_in_the_battle = そのプレイヤーはこの戦闘に加わっていません。
root-why-not_in_this_battle = この戦闘では今は使用できません。
root-why-nothing_to_lose = そこにその配置物はもうありません。
root-why-no_closed_path = その2つの広場の間に封鎖路はありません。
root-why-open_already = その封鎖路はすでに解除されています。
root-why-one_path_a_turn = このターンにすでに封鎖路を解除しました。
root-why-no_card_to_spend = 消費するカードがありません。
root-why-no_piece_at_ends = どちらの端の広場にも自分の配置物がありません。
root-why-holds_no_cards = { $seat }には手札がありません。
root-why-nobody_has_cards = 手札のあるほかのプレイヤーがいません。
root-why-no_enemy_has_cards = 手札のある敵がいません。
root-why-no_warrior_there = そこに自分の兵士がいません。
root-why-no_warriors_on_map = マップ上に自分の兵士がいません。
root-why-nowhere_to_battle = 戦闘できる広場がありません。
root-why-nothing_can_move = 移動できる自分のコマがありません。
root-why-not_crafted_by_enemy = 敵がクラフトしたカードではありません。
root-why-nothing_to_sabotage = クラフトしたカードのある敵がいません。
root-why-no_battle_ahead = そこでは戦闘できず、戦闘できる移動がほかにあります。
root-why-no_enemy_warrior = そこに敵の兵士がいません。
root-why-nobody_to_replace = 置き換えられる敵の兵士がいないか、それに使えるカードがありません。
root-why-has_no_warrior_there = { $clearing }に{ $seat }の兵士がいません。
root-why-no_enemy_to_order = 動かせる兵士のいる敵がいません。
root-why-nobody_to_order = { $seat }には動かせる兵士がいません。
root-why-no_lost_ambush = 捨て山にある奇襲カードではありません。
root-why-nobody_buried = その上に兵士が置かれていません。
root-why-no_fresh_items = 未使用の作成アイテムがありません。
root-why-no_fresh_item = 未使用の作成アイテムに{ $item }がありません。
root-why-nothing_can_venture = 移動も戦闘もできません。
root-why-keep_stands_there = 城砦のある広場に配置物を配置できるのは猫野侯国だけです。
root-why-hostile_there = 敵対派閥の兵士がいるため、ブーツがもう1枚必要です。
root-why-scorched_earth = その広場は焦土になっています。

# 選べない理由：派閥に共通

root-why-not_a_corner = { $clearing }は隅の広場ではありません。
root-why-not_a_bird = { $card }は鳥カードではありません。
root-why-not_ruled = { $clearing }を支配していません。
root-why-no_matching_card = { $clearing }に一致するカードが手札にありません。
root-why-no_match = { $card }は{ $clearing }に一致しません。

# 選べない理由：猫野侯国

root-why-marquise_far_from_keep = { $clearing }は、城砦のある{ $keep }でも、それに隣接する広場でもありません。
root-why-marquise_nothing_due = { $clearing }に配置するものは残っていません。
root-why-marquise_crafting_comes_first = クラフトはアクションの前に行います。
root-why-marquise_no_actions = アクションが残っていません。鳥カード1枚で1回増やせます。
root-why-marquise_actions_left = アクションが{ $count }回残っています。鳥カードはその後です。
root-why-marquise_cannot_march = 移動できる兵士がいません。
root-why-marquise_has_recruited = このターンはすでに募兵しました。
root-why-marquise_no_recruiter = 兵士を配置できる募兵所がありません。
root-why-marquise_not_her_building = 猫野侯国の建物ではありません。
root-why-marquise_too_little_wood = 木材{ $cost }個が必要ですが、{ $clearing }に使えるのは{ $wood }個です。
root-why-marquise_wood_nowhere = { $kind }には木材{ $cost }個が必要ですが、それだけの木材を運べる支配下の建物枠がありません。
root-why-marquise_slot_nowhere = 支配している広場に空いた建物枠がありません。
root-why-marquise_rule_nowhere = 建設できる広場を支配していません。
root-why-marquise_no_wood_there = { $clearing }には、建設に使える木材がありません。
root-why-marquise_no_sawmill = { $clearing }に製材所がありません。

# 選べない理由：鷲巣王朝

root-why-corner_taken = { $clearing }は{ $seat }の開始時広場です。
root-why-not_opposite = ほかの派閥の対角の隅が空いているため、{ $clearing }を開始時広場にはできません。
root-why-eyrie_deposed = { $leader }はすでに失脚しています。
root-why-eyrie_must_tuck = 先に勅令へカードを加えなければなりません。
root-why-eyrie_second_bird = このターンはすでに鳥カードを勅令に加えました。鳥カードは1枚までです。
root-why-eyrie_more_warriors = { $clearing }の兵士は{ $count }個で、最も少ない広場は{ $fewest }個です。
root-why-eyrie_crafting_comes_first = クラフトは勅令の前に行います。
root-why-eyrie_not_in_column = { $card }は勅令のこの列にありません。
root-why-eyrie_other_column = 勅令は列ごとに処理し、今は「{ $column }」です。
root-why-eyrie_obeyed_already = { $card }はこのターンすでに実行しました。
root-why-eyrie_not_due = { $card }は今実行するカードではありません。
root-why-eyrie_can_be_obeyed = { $card }は実行できるので、実行しなければなりません。
root-why-eyrie_no_roost = { $clearing }に止まり木がありません。
root-why-eyrie_has_roost = { $clearing }にはすでに止まり木があります。

# 選べない理由：森林連合

root-why-alliance_not_a_supporter = そのカードは支援者ではありません。
root-why-alliance_holds_matching = 一致するカードが手札にあるので、1枚渡さなければなりません。
root-why-alliance_not_sympathetic = { $clearing }に支持トークンがありません。
root-why-alliance_base_is_out = { $suit }の拠点はすでにマップ上にあります。
root-why-alliance_too_few_supporters = { $clearing }に一致する支援者が{ $cost }枚必要ですが、{ $count }枚しかありません。
root-why-alliance_is_sympathetic = { $clearing }にはすでに支持トークンがあります。
root-why-alliance_no_sympathy_left = 支持トークンはすべてマップ上にあります。
root-why-alliance_no_sympathy_near = { $clearing }に隣接する広場に支持トークンがありません。
root-why-alliance_martial_law = { $clearing }は戒厳令下で、一致する支援者が{ $cost }枚必要ですが、{ $count }枚しかありません。
root-why-alliance_no_such_base = { $card }はマップ上のどの拠点とも一致しません。
root-why-alliance_no_officers = { $count ->
    [0] 指揮官がいません。
   *[other] 指揮官{ $count }個の作戦行動はすべて終わりました。
}
root-why-alliance_no_base_there = { $clearing }に拠点がありません。
root-why-alliance_no_warrior_there = { $clearing }に兵士がいません。

# 選べない理由：放浪部族

root-why-vagabond_character_taken = { $character }はもう1人の放浪部族が選びました。
root-why-vagabond_character_left_out = このゲームでは{ $character }を使いません。
root-why-vagabond_no_such_forest = このマップにその樹林はありません。
root-why-vagabond_none_so = その状態の{ $item }がありません（{ $condition }）。
root-why-vagabond_none_ready = 損傷していない未使用の{ $item }がありません。
root-why-vagabond_nothing_ready = 損傷していない未使用のアイテムがありません。
root-why-vagabond_none_exhausted = 使用済みの{ $item }がありません。
root-why-vagabond_none_damaged = 損傷した{ $item }がありません。
root-why-vagabond_on_its_track = { $item }は専用トラックにあり、数えません。
root-why-vagabond_tea_first = お茶の分として、あと{ $count }枚回復しなければなりません。
root-why-vagabond_not_near = 今いる場所に隣接していません。
root-why-vagabond_not_into_forests = 樹林に入れるのは、鳥歌フェイズの潜入だけです。
root-why-vagabond_not_allied = { $seat }とは同盟状態ではありません。
root-why-vagabond_no_allies_here = { $clearing }に{ $seat }の兵士がいません。
root-why-vagabond_ally_cannot_come = { $seat }の兵士は、移動のルールにより{ $clearing }へ移動できません。
root-why-vagabond_pawn_is_elsewhere = 放浪者コマは{ $clearing }にいません。
root-why-vagabond_ally_defends = { $seat }は防御側です。
root-why-vagabond_no_ally_to_lose = 除去できる同盟派閥の兵士がいません。
root-why-vagabond_items_take_hits = ヒットを無視できるのは、損傷していないアイテムがないときだけです。
root-why-vagabond_in_forest = 放浪者コマは広場ではなく樹林にいます。
root-why-vagabond_no_ruin = { $clearing }にアイテムのある遺跡がありません。
root-why-vagabond_not_under_ruin = その遺跡の下にそのアイテムはありません。
root-why-vagabond_has_such_item = { $ruin_item }はすでに遺跡から得ています。
root-why-vagabond_not_oneself = ほかのプレイヤーでなければなりません。
root-why-vagabond_no_pieces_here = { $clearing }に{ $seat }の配置物がありません。
root-why-vagabond_not_in_box = { $seat }の作成アイテムにその{ $item }はありません。
root-why-vagabond_must_take = 作成アイテムを1枚取らなければなりません。
root-why-vagabond_not_shown = そのクエストは公開されていません。
root-why-vagabond_quest_elsewhere = クエスト{ $quest }は{ $suit }の広場で解決します。
root-why-vagabond_quest_unpaid = クエスト{ $quest }には、未使用の{ $item }と{ $other }が必要です。
root-why-vagabond_not_wanted = このクエストに{ $item }は必要ありません。
root-why-vagabond_same_item = 同じアイテムの代わりにはなりません。
root-why-vagabond_not_enough = それではクエストの支払いが足りません。
root-why-vagabond_must_improvise = 代用しなければクエストの支払いができません。
root-why-vagabond_not_their_piece = そのプレイヤーの配置物ではありません。
root-why-vagabond_nothing_to_strike = { $clearing }にそのプレイヤーの{ $kind }がありません。
root-why-vagabond_guarded = { $seat }の兵士が守っています。
root-why-vagabond_too_few_players = 共闘軍は4人以上のときに結成できます。
root-why-vagabond_no_partner = 共闘軍を組める相手がいません。
root-why-vagabond_is_bound = { $seat }は共闘軍を組んでいるか、圧倒カードを発動しています。
root-why-vagabond_not_the_last = { $seat }は{ $count }VPで、より少ないプレイヤーがいます。
root-why-vagabond_no_cards_to_steal = { $seat }の手札がありません。
root-why-vagabond_nobody_to_rob = { $seat }は{ $clearing }にいません。
root-why-vagabond_not_discarded = そのカードは捨て山にありません。
root-why-vagabond_cannot_fight = { $seat }は{ $clearing }で{ $target }と戦闘できません。
root-why-vagabond_already_there = すでに{ $clearing }にいます。

# 選択できるルール

root-rule-faction_1 = 席1の派閥
root-rule-faction_1-marquise = { root-faction-marquise }
root-rule-faction_1-eyrie = { root-faction-eyrie }
root-rule-faction_1-alliance = { root-faction-alliance }
root-rule-faction_1-vagabond = { root-faction-vagabond }
root-rule-faction_1-vagabond2 = { root-faction-vagabond2 }
root-rule-faction_2 = 席2の派閥
root-rule-faction_2-marquise = { root-faction-marquise }
root-rule-faction_2-eyrie = { root-faction-eyrie }
root-rule-faction_2-alliance = { root-faction-alliance }
root-rule-faction_2-vagabond = { root-faction-vagabond }
root-rule-faction_2-vagabond2 = { root-faction-vagabond2 }
root-rule-faction_3 = 席3の派閥
root-rule-faction_3-marquise = { root-faction-marquise }
root-rule-faction_3-eyrie = { root-faction-eyrie }
root-rule-faction_3-alliance = { root-faction-alliance }
root-rule-faction_3-vagabond = { root-faction-vagabond }
root-rule-faction_3-vagabond2 = { root-faction-vagabond2 }
root-rule-faction_4 = 席4の派閥
root-rule-faction_4-marquise = { root-faction-marquise }
root-rule-faction_4-eyrie = { root-faction-eyrie }
root-rule-faction_4-alliance = { root-faction-alliance }
root-rule-faction_4-vagabond = { root-faction-vagabond }
root-rule-faction_4-vagabond2 = { root-faction-vagabond2 }
root-rule-faction_5 = 席5の派閥
root-rule-faction_5-marquise = { root-faction-marquise }
root-rule-faction_5-eyrie = { root-faction-eyrie }
root-rule-faction_5-alliance = { root-faction-alliance }
root-rule-faction_5-vagabond = { root-faction-vagabond }
root-rule-faction_5-vagabond2 = { root-faction-vagabond2 }
root-rule-faction_6 = 席6の派閥
root-rule-faction_6-marquise = { root-faction-marquise }
root-rule-faction_6-eyrie = { root-faction-eyrie }
root-rule-faction_6-alliance = { root-faction-alliance }
root-rule-faction_6-vagabond = { root-faction-vagabond }
root-rule-faction_6-vagabond2 = { root-faction-vagabond2 }
root-rule-map = マップ
root-rule-map-autumn = 秋
root-rule-map-winter = 冬
root-rule-map-lake = 湖
root-rule-map-mountain = 山岳
root-rule-suits = 広場の動物種
root-rule-suits-printed = 印刷どおり
root-rule-suits-random = ランダム
root-rule-suits-variant_maps = 秋マップ以外はランダム
root-rule-deck = 山札
root-rule-deck-base = 基本
root-rule-deck-exiles = 亡命者とパルチザン
root-rule-setup = ゲームの準備
root-rule-setup-standard = 通常：手札は3枚
root-rule-setup-advanced = 上級：5枚引いて3枚を残す
root-rule-characters = 放浪部族のキャラクター
root-rule-characters-base = 盗賊・修繕屋・森護り
root-rule-characters-all = 9人すべて
root-rule-round_limit = ゲームの長さの上限
root-rule-round_limit-100 = 100ラウンド
root-rule-round_limit-1000 = 1000ラウンド
root-rule-bird_actions = 猫野侯国が鳥カードで得るアクション
root-rule-bird_actions-after = 3回のアクションを終えた後
root-rule-bird_actions-added = アクションの間ならいつでも
root-rule-new_roost = 止まり木確保で兵士の数を比べる広場
root-rule-new_roost-among_able = 配置できる広場のみ
root-rule-new_roost-among_all = すべての広場
root-rule-all_deposed = 最後の君主が失脚したとき
root-rule-all_deposed-turned_up = 全員を表に戻して選ぶ
root-rule-all_deposed-leaderless = 君主なしで続ける
root-rule-charismatic_short = カリスマの募兵で兵士が残り1個のとき
root-rule-charismatic_short-one_placed = 配置してから内乱になる
root-rule-charismatic_short-none_placed = 配置しない
root-rule-martial_law = 戒厳令下で数える兵士
root-rule-martial_law-by_player = 他のプレイヤー1人ずつ
root-rule-martial_law-together = 他のプレイヤー全員の合計
root-rule-coalition = 共闘軍の結成条件
root-rule-coalition-activate = 10VP以上
root-rule-coalition-reveal = カードの公開のみ
root-rule-infamy = 敵対のきっかけとなった戦闘での悪名
root-rule-infamy-every_piece = 除去したすべてを数える
root-rule-infamy-not_the_first = 最初の兵士は数えない
root-rule-aid_item = 援助での作成アイテムの獲得
root-rule-aid_item-must = 必ず行う
root-rule-aid_item-may = 任意
root-rule-quest_replacement = 解決したクエストの補充
root-rule-quest_replacement-drawn = する
root-rule-quest_replacement-none = しない
root-rule-strike_target = 放浪部族が狙撃できる相手
root-rule-strike_target-anybody = すべてのプレイヤー
root-rule-strike_target-enemies = 敵のみ
root-rule-steal_from = 盗賊が盗める相手
root-rule-steal_from-figures = 同じ広場にコマがあるプレイヤー
root-rule-steal_from-pieces = 同じ広場に配置物があるプレイヤー
root-rule-protector = 仲裁者自身が攻撃側のときの協力
root-rule-protector-not_against_himself = 自分が攻撃側なら不可
root-rule-protector-against_himself = 自分が攻撃側でも可
root-rule-enemies = 敵とみなさない相手
root-rule-enemies-coalition = 共闘軍の相手
root-rule-enemies-allied = 放浪部族と同盟派閥
root-rule-instigate = 焚き付けた戦闘で配置物を除去する側
root-rule-instigate-sides = 戦闘の当事者
root-rule-instigate-vagrant = さすらい人
root-rule-tied_goal = ほかのプレイヤーが同時に30VPに達したとき
root-rule-tied_goal-clockwise = 時計回りで先の者が勝つ
root-rule-tied_goal-shared = 全員が勝つ
root-rule-effects_order = 複数のプレイヤーの除去時の効果
root-rule-effects_order-turn_player = 手番プレイヤーが順番を決める
root-rule-effects_order-defender = 防御側が先
root-rule-discarded_dominance = 捨てた圧倒カードの行き先
root-rule-discarded_dominance-beside = ゲーム盤の横
root-rule-discarded_dominance-discarded = 捨て山
root-rule-battle_whom = 戦闘できる相手
root-rule-battle_whom-anybody = 他のすべてのプレイヤー
root-rule-battle_whom-enemies = 敵のみ
root-rule-burrow_bank = 《あなぐら銀行》の使用
root-rule-burrow_bank-may = 任意
root-rule-burrow_bank-must = 必ず行う
root-rule-partisan_birds = パルチザンを使用したときの鳥カード
root-rule-partisan_birds-discarded = 捨てる
root-rule-partisan_birds-kept = 手札に残す
root-rule-emigre_move = 《王朝の亡命者》の移動
root-rule-emigre_move-free = どこへでもよい
root-rule-emigre_move-battle = 可能なら戦闘できる広場へ
root-rule-league_items = 《冒険ネズミ連盟》で使用したアイテム
root-rule-league_items-never = 使用済みのまま
root-rule-league_items-refreshed = 次の自分のターンに回復する
root-rule-points_floor = VPの下限
root-rule-points_floor-zero = 0で止まる
root-rule-points_floor-below_zero = 0を下回る
root-rule-ferry_card = 渡し舟のカードと蜂起の順序
root-rule-ferry_card-turn_player = 手番プレイヤーが選ぶ
root-rule-ferry_card-outrage = 蜂起が先

root-why-burrow_is_apart = 巣穴はマップの外にあります。公領のコマがそこへ、またはそこから移動するだけです。
root-why-no_tunnel = 広場と巣穴をつなぐのはトンネルだけで、通れるのは公領だけです。
root-record-spared = { $seat }は{ $clearing }で最初の1ヒットを無視します。
root-clearing-burrow = 巣穴
root-card-retainer_1 = 忠実な家臣
root-card-retainer_2 = { root-card-retainer_1 }
root-card-retainer_3 = { root-card-retainer_1 }
root-hireling-patrol = 森林巡察隊
root-hireling-dynasty = 最後の王族
root-hireling-uprising = 春の反乱者
root-hireling-exile = 追放者
root-hireling-prophets = 暖かな太陽の預言者
root-hireling-flotilla = 河民船団
root-hireling-expedition = 日向遠征隊
root-hireling-spies = 鴉の密偵
root-hireling-bearers = 炎の運び手
root-hireling-vaults = 貯蔵庫の番人
root-hireling-band = 人気楽団
root-hireling-bandits = 街道の盗賊
root-hireling-protector = 怒れる守護者

# Agreements, before a table is opened.

root-why-faction_twice = { $faction }は2つの席に着けません。
root-why-too_few_corners = この中の{ $count }派閥がそれぞれ別の隅から始めますが、隅は{ $corners }つしかありません。
root-why-enough_reach = これらの派閥のリーチの合計は{ $reach }です。{ $wanted }以上が推奨されます。
root-why-little_reach = これらの派閥のリーチの合計は{ $reach }しかありません。この人数では{ $wanted }以上が推奨されます。このままでも遊べます。

# 確率
root-odds-hits_taken = { $seat }が受けるヒット
root-odds-pieces_lost = { $seat }が失う配置物
root-odds-none_left = { $seat }の配置物がすべてなくなる
root-odds-unhindered = 奇襲やその他の効果が使われない場合。
