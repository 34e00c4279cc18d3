# 傭兵隊

root-demoted-patrol = 猫の医師団
root-demoted-dynasty = 青い鳥の貴族
root-demoted-uprising = ウサギの斥候
root-demoted-exile = 山賊
root-demoted-prophets = 蜥蜴の使節
root-demoted-flotilla = カワウソの潜水夫
root-demoted-expedition = モグラの職人
root-demoted-spies = 鴉の歩哨
root-demoted-bearers = ネズミの密輸人
root-demoted-vaults = アナグマの護衛
root-demoted-band = 街角の楽団
root-demoted-bandits = 盗賊団
root-demoted-protector = 泰然たる守護者

root-kind-patrol = 巡察隊の兵士
root-kind-dynast = 王族の兵士
root-kind-rebel = 反乱者の兵士
root-kind-exile = 追放者コマ
root-kind-prophet = 預言者の兵士
root-kind-flotilla = 船団コマ
root-kind-explorer = 遠征隊の兵士
root-kind-foothold = 足場
root-kind-spy = 密偵の兵士
root-kind-bearer = 炎の運び手の兵士
root-kind-vault_keeper = 番人の兵士
root-kind-vault = 貯蔵庫
root-kind-bandsman = 楽団の兵士
root-kind-bandit = 盗賊の兵士
root-kind-protector = 守護者コマ

# ルール

root-rule-hirelings = 傭兵隊
root-rule-hirelings-none = なし
root-rule-hirelings-three = ランダムに3つ
root-rule-third_hireling = 2人ゲームで3つ目の傭兵隊を準備するプレイヤー
root-rule-third_hireling-last = 手番順が最後のプレイヤー
root-rule-third_hireling-first = 手番順が最初のプレイヤー
root-rule-hireling_markers = 得点マーカーが通過した傭兵隊マーカー
root-rule-hireling_markers-passed = 獲得する
root-rule-hireling_markers-landed = 止まったマスのものだけを獲得する
root-rule-new_hirelings = ターン終了時のコントロールマーカー
root-rule-new_hirelings-all = 獲得しているすべての傭兵隊から取り除く
root-rule-new_hirelings-earlier = 以前に獲得した傭兵隊からだけ取り除く

# 質問

root-ask-which_hireling = どの傭兵隊を準備しますか？
root-ask-hire = どの傭兵隊を獲得しますか？
root-ask-pass_hireling = { $hireling }のコントロールマーカーがなくなりました。誰に与えますか？
root-ask-pass_which = コントロールマーカーのなくなった傭兵隊が複数あります。どれから与えますか？
root-ask-which_markers_first = ターンの最後です。傭兵隊の獲得と、コントロールマーカーの除去のどちらを先に行いますか？
root-ask-hireling_from = { $hireling }をどこから移動させますか？
root-ask-hireling_battle = { $hireling }はどこで戦闘しますか？
root-ask-hireling_where = { $hireling }をどこに配置しますか？（{ $count }個）
root-ask-hireling_then = 次に{ $hireling }は何をしますか？
root-ask-physicians_heal = 猫の医師団：{ $clearing }と一致するカードを消費して、兵士{ $count }個を救いますか？
root-ask-physicians_where = 兵士{ $count }個をどこに置きますか？
root-ask-uprising_pay = { $clearing }の春の反乱者と戦闘するために、どのカードを捨てますか？
root-ask-uprising_rise = 出目は{ $suit }です。反乱を起こしますか、それとも兵士を配置しますか？
root-ask-scouts_turn = { $clearing }で{ $seat }の攻撃を受けました。カードを消費して大きい方の出目を使用しますか？
root-ask-exile_where = 追放者をどの樹林に配置しますか？
root-ask-exile_act = 追放者の未使用アイテムは{ $count }枚です。何をしますか？
root-ask-brigand_with = { $seat }から奪うために、どのアイテムを使用しますか？
root-ask-prophets_battle = 誰に戦闘を強制しますか？
root-ask-prophets_move = 誰に移動を強制しますか？
root-ask-prophets_to = { $seat }を{ $clearing }からどこへ移動させますか？
root-ask-prophets_against = { $seat }を{ $clearing }で誰と戦闘させますか？
root-ask-envoys_take = 蜥蜴の使節でどのカードを獲得しますか？
root-ask-flotilla_draw = 船団と同じ広場にいます。カードを1枚引きますか？
root-ask-flotilla_sail = 船団は{ $clearing }からどこへ進みますか？

# 選択肢

root-option-set_up_hireling = { $hireling }
root-option-hire = { $hireling }
root-option-gain_first = 先に傭兵隊を獲得する
root-option-lose_first = 先にコントロールマーカーを取り除く
root-option-hireling_move = { $hireling }で移動
root-option-hireling_battle = { $hireling }で戦闘
root-option-hireling_place = { $hireling }を配置
root-option-hireling_dawn = 鳥歌開始時：{ $hireling }
root-option-hireling_act = { $hireling }でアクション
root-option-uprising_rise = { $clearing }で反乱（反乱者1個と敵の全配置物を除去）
root-option-exile_forest = { $forest }へ
root-option-give_to_exile = 追放者に{ $item }を渡す（カード1枚、1VP）
root-option-brigand_take = { $clearing }の遺跡からアイテムを取る
root-option-brigand_rob = { $seat }からカードを奪う
root-option-brigand_exhaust = { $item }を使用
root-option-prophets_force = { $clearing }の{ $seat }
root-option-envoys_take = { $card }を獲得

# 記録

root-record-hireling_set = { $seat }は傭兵隊「{ $hireling }」を準備しました。
root-record-demoted = { $hireling }は降格面です：{ $other }
root-record-hired = { $seat }は傭兵隊「{ $hireling }」を獲得しました。
root-record-control_rolled = { $seat }は{ $hireling }にコントロールマーカーを{ $count }個載せました。
root-record-hireling_passed = { $seat }は{ $hireling }を{ $target }に与えました。
root-record-patrol_kept = 巡察隊の兵士1個がカードに置かれました（計{ $count }個）。
root-record-physicians_healed = { $seat }は救った兵士{ $count }個を{ $clearing }に置きました。
root-record-uprising_rolled = 反乱軍ダイスの出目：{ $suit }
root-record-uprising_rose = 春の反乱者が{ $clearing }で反乱を起こしました。
root-record-uprising_unpaid = { $seat }は捨てるカードがなく、{ $clearing }の春の反乱者と戦闘しません。
root-record-scouts_turned = ウサギの斥候により、{ $clearing }では{ $seat }が大きい方の出目を使用します。
root-record-exile_hides = { $seat }は追放者を{ $forest }に配置しました。
root-record-exile_moved = 追放者は{ $forest }へ移動しました。
root-record-exile_given = { $seat }は追放者に{ $item }を渡しました。
root-record-exile_exhausted = 追放者はアイテム{ $count }枚を使用しました。
root-record-exile_lost = 追放者はアイテム{ $count }枚を失いました。
root-record-brigand_took = { $seat }は{ $clearing }の遺跡から{ $item }を獲得しました。
root-record-brigand_robbed = { $seat }は{ $item }を使用し、{ $target }から奪います。
root-record-prophets_forced_battle = { $seat }は預言者により、{ $target }に{ $clearing }での戦闘を強制しました。
root-record-prophets_forced_move = { $seat }は預言者により、{ $target }に{ $clearing }からの移動を強制しました。
root-record-envoys_took = { $seat }は捨て山から{ $card }を獲得しました。
root-record-flotilla_anchored = { $seat }は船団を{ $clearing }に配置しました。
root-record-flotilla_sailed = 船団は{ $clearing }から{ $target }へ進みました。

# できない理由

root-why-hireling_not_dealt = この傭兵隊はゲームに使用されていません。
root-why-hireling_not_in_supply = この傭兵隊はすでに誰かのコントロール下にあります。
root-why-hireling_to_another = コントロールマーカーのない傭兵隊は他プレイヤーに与えます。
root-why-hireling_stays = この傭兵隊にはまだコントロールマーカーがあります。
root-why-hireling_not_controlled = この傭兵隊をコントロールしていません。
root-why-hireling_has_acted = この傭兵隊はこのターンすでに行動しました。
root-why-hireling_only_by_day = 自分の昼光フェイズ中にしか行えません。
root-why-hireling_only_at_dawn = 自分の鳥歌フェイズの開始時にしか行えません。
root-why-hireling_not_its_deed = この傭兵隊カードにそのアクションはありません。
root-why-hireling_cannot_move = 移動できる兵士がいません。
root-why-hireling_nobody_to_battle = 戦闘できる相手がいません。
root-why-hireling_none_to_place = 配置できる兵士が残っていません。
root-why-hireling_not_its_turn = 別の傭兵隊がアクション中です。
root-why-hireling_no_battle_left = そこで行う戦闘はもうありません。
root-why-hireling_not_a_post = そこには兵士を配置しません。
root-why-hireling_no_own_pieces = そこに自分の派閥配置物がありません。
root-why-hireling_not_at_edge = マップの外周の広場に配置します。
root-why-hireling_no_player = 傭兵隊はプレイヤーではありません。
root-why-hirelings_only_defend = 傭兵隊は自身のアクションでしか攻撃しません。
root-why-patrol_none_on_card = カードに巡察隊の兵士がありません。
root-why-patrol_none_there = そこに巡察隊の兵士がいません。
root-why-dynasty_is_on_map = 最後の王族はマップ上にいます。
root-why-dynasty_not_on_map = 最後の王族はマップ上にいません。
root-why-dynasty_not_ruling = 支配している広場からしか移動できません。
root-why-dynasty_ruling = 支配していない広場でしか2回戦闘できません。
root-why-nobles_rule_too_little = 支配している広場が3つ未満です。
root-why-uprising_wrong_suit = 出目と一致しない広場です。
root-why-uprising_nobody_there = そこに反乱者がいません。
root-why-uprising_no_card = 春の反乱者と戦闘するには、広場と一致するカードを捨てなければなりません。
root-why-uprising_must_pay = 広場と一致するカードを持っているので、捨てなければなりません。
root-why-exile_no_such_forest = このマップにその樹林はありません。
root-why-exile_forest_not_near = その樹林は追放者に隣接していません。
root-why-exile_no_item = 追放者に使用できるアイテムがありません。
root-why-exile_too_few_items = 戦闘にはアイテム2枚が必要です。
root-why-exile_not_near = その広場は追放者に隣接していません。
root-why-exile_nobody_near = そこに追放者が戦闘できる相手がいません。
root-why-exile_is_demoted = 追放者はこのゲームにいません。
root-why-exile_no_pieces_near = 追放者に隣接する広場に自分の派閥配置物がありません。
root-why-exile_not_in_box = 作成アイテムボックスに{ $item }がありません。
root-why-brigand_is_promoted = 山賊はこのゲームにいません。
root-why-brigand_no_item = そこに遺跡アイテムがありません。
root-why-brigand_no_pieces = その遺跡の広場に自分の派閥配置物がありません。
root-why-brigand_has_robbed = 山賊はこのターンすでに奪いました。
root-why-brigand_no_ready_item = 作成アイテムボックスに未使用のそのアイテムがありません。
root-why-brigand_not_together = このプレイヤーと同じ広場に配置物がありません。
root-why-brigand_no_cards = このプレイヤーには手札がありません。
root-why-brigand_not_another = 山賊は他プレイヤーから奪います。
root-why-prophets_none_there = そこに預言者がいません。
root-why-prophets_no_pieces = このプレイヤーの派閥配置物がそこにありません。
root-why-prophets_cannot_battle = このプレイヤーはそこで戦闘できません。
root-why-prophets_cannot_move = このプレイヤーはそこから移動できません。
root-why-prophets_one_there = 預言者のいない広場にしか配置できません。
root-why-prophets_nobody = 預言者のもとに強制できる相手がいません。
root-why-envoys_not_on_top = 捨て山の上から5枚の中にありません。
root-why-envoys_rarer_suit = 上から5枚でもっとも多い動物種ではありません。
root-why-envoys_no_ambush = 奇襲カードは獲得できません。
root-why-envoys_nothing = 捨て山に獲得できるカードがありません。
root-why-flotilla_not_on_shore = 船団はマップの外周かつ河沿いの広場に配置します。
root-why-flotilla_not_downriver = 河はそこへ続いていません。
root-why-flotilla_untouchable = 船団とは戦闘できません。

# テーブル

ui-root-hireling-free = サプライ
ui-root-hireling-held = { $faction }（コントロールマーカー{ $count }個）
ui-root-hireling-kept = カード上の兵士{ $count }個
ui-root-hireling-items = アイテム{ $count }枚
ui-root-hireling-revealed = 公開中：{ $cards }
