# 甲鉄衛団

# 配置物

root-kind-keepers_warrior = 衛団の兵士
    .within = 兵士
root-kind-relic_figure = 秘宝トークン（像）
root-kind-relic_tablet = 秘宝トークン（石板）
root-kind-relic_jewelry = 秘宝トークン（宝石）
root-kind-waystation_tablet_jewelry = 石板の陣地（裏は宝石）
root-kind-waystation_jewelry_tablet = 宝石の陣地（裏は石板）
root-kind-waystation_jewelry_figure = 宝石の陣地（裏は像）
root-kind-waystation_figure_jewelry = 像の陣地（裏は宝石）
root-kind-waystation_figure_tablet = 像の陣地（裏は石板）
root-kind-waystation_tablet_figure = 石板の陣地（裏は像）

root-waystation-tablet_jewelry = 石板の陣地（裏は宝石）
root-waystation-jewelry_tablet = 宝石の陣地（裏は石板）
root-waystation-jewelry_figure = 宝石の陣地（裏は像）
root-waystation-figure_jewelry = 像の陣地（裏は宝石）
root-waystation-figure_tablet = 像の陣地（裏は石板）
root-waystation-tablet_figure = 石板の陣地（裏は像）

root-relic-figure_a = 像A
root-relic-figure_b = 像B
root-relic-figure_c = 像C
root-relic-figure_d = 像D
root-relic-tablet_a = 石板A
root-relic-tablet_b = 石板B
root-relic-tablet_c = 石板C
root-relic-tablet_d = 石板D
root-relic-jewelry_a = 宝石A
root-relic-jewelry_b = 宝石B
root-relic-jewelry_c = 宝石C
root-relic-jewelry_d = 宝石D

root-slot-move = 移動
    .within = 「移動」スロット
root-slot-delve = 戦闘後探求
    .within = 「戦闘後探求」スロット
root-slot-recover = 移動か回収
    .within = 「移動か回収」スロット

# 質問

root-ask-keepers_corner_where = どの隅の広場から始めますか？
root-ask-keepers_edge_where = { $clearing }に隣接する外周の広場のどこに、残りの兵士を配置しますか？
root-ask-keepers_encamp = 陣地展開を行いますか？（広場ごとに1回）
root-ask-keepers_return = 外周のどの広場に、どの陣地とともに戻りますか？
root-ask-keepers_decamp = 陣地撤収を行いますか？（広場ごとに1回）
root-ask-keepers_recruit = カードを支払って募兵しますか？
root-ask-keepers_act = { $slot }の従士で何を行いますか？
root-ask-keepers_delve = { $clearing }でどの秘宝を探求しますか？
root-ask-keepers_recover = { $clearing }でどの秘宝を回収しますか？
root-ask-keepers_gather = 従士を集めますか？それとも1枚を別のスロットに移しますか？（あと{ $count }枚）
root-ask-keepers_carry = { $clearing }から{ $target }へ、どの秘宝を一緒に移動させますか？（あと{ $count }個まで）
root-ask-keepers_trophy = { $relic }をどの樹林に配置しますか？
root-ask-keepers_which_relic = { $clearing }のどの秘宝を除去しますか？

# 選択肢

root-option-encamp = { $clearing }に陣地展開：{ $waystation }
root-option-decamp = { $clearing }から陣地撤収：{ $waystation }
root-option-muster = { $card }を支払い、{ $clearing }で募兵
root-option-retinue_move = { $card }：{ $clearing }から移動
root-option-retinue_delve = { $card }：{ $clearing }で戦闘後探求
root-option-retinue_recover = { $card }：{ $clearing }で回収
root-option-carry = { $relic }を一緒に移動させる
    .facts = { $relic }（価値{ $value }）を一緒に移動させる
root-option-delve = { $relic }を探求する
    .facts = { $relic }（価値{ $value }）を探求する
root-option-recover = { $relic }を回収する
    .facts = { $relic }（価値{ $value }）を回収する
root-option-lose_relic = { $relic }
    .facts = { $relic }（価値{ $value }）
root-option-place_relic = { $forest }に配置する
root-option-gather = { $card }を{ $slot }に加える
root-option-shift = { $card }を{ $slot }に移す

# 記録

root-record-keepers_laid_out = 秘宝トークンをシャッフルし、{ $count }か所の樹林に1個ずつ配置しました。
root-record-keepers_spread = { $relic }を{ $clearing }に配置しました。
root-record-keepers_spread_to_forest = { $relic }を{ $forest }に配置しました。
root-record-keepers_carried = { $seat }は{ $relic }を{ $clearing }へ一緒に移動させました。
root-record-keepers_turned = { $relic }が表になりました（価値{ $count }）。
root-record-keepers_hidden = { $seat }は{ $relic }を{ $forest }に配置しました。
root-record-keepers_delved = { $seat }は{ $relic }を{ $forest }から{ $clearing }へ移動させました。
root-record-keepers_recovered = { $seat }は{ $clearing }で{ $relic }を回収しました。
root-record-keepers_column = { $seat }は秘宝エリアの{ $count }列目を揃えました。
root-record-keepers_retainer_left = { $seat }の{ $card }はゲームから除去されました。
root-record-keepers_gathered = { $seat }は{ $card }を{ $slot }に加えました。
root-record-keepers_shifted = { $seat }は{ $card }を{ $slot }に移しました。

# 選べない理由

root-why-keepers_no_relic_there = その秘宝はそこにありません。
root-why-keepers_must_carry = できるだけ多くの秘宝を一緒に移動させなければなりません。
root-why-keepers_no_such_forest = このマップにその樹林はありません。
root-why-keepers_not_next_on_edge = { $clearing }は、{ $corner }に隣接する外周の広場ではありません。
root-why-keepers_no_warrior_there = { $clearing }に自分の兵士がいません。
root-why-keepers_camped_there = { $clearing }ではすでに行いました。
root-why-keepers_not_on_edge = { $clearing }は外周の広場ではありません。
root-why-keepers_no_such_waystation = { $clearing }にその陣地はありません。
root-why-keepers_crafting_comes_first = クラフトは従士によるアクションの前に行います。
root-why-keepers_not_in_slot = { $card }は{ $slot }にありません。
root-why-keepers_has_acted = { $card }はこのスロットですでにアクションを実行しました。
root-why-keepers_nothing_to_delve = { $clearing }には戦う敵がなく、隣接する樹林に秘宝もありません。
root-why-keepers_not_in_near_forest = その秘宝は隣接する樹林にありません。
root-why-keepers_nothing_to_recover = { $clearing }には、同じ種類の陣地がある秘宝がありません。
root-why-keepers_not_recoverable = その秘宝は、同じ種類の陣地があるその広場にありません。
root-why-keepers_recover_one = 回収を選んだので、少なくとも1個は回収しなければなりません。
root-why-keepers_retinue_full = 従士エリアのカードは合計{ $count }枚までです。
root-why-keepers_not_in_retinue = そのカードは従士エリアにありません。
root-why-keepers_same_slot = すでにこのスロットにあります。
root-why-keepers_has_gathered = 従士を集めたので、カードを移すことはできません。

# ルール

root-rule-relics_left = 各樹林に1個ずつ置いた後の残りの秘宝
root-rule-relics_left-clearings = 衛団から離れた広場に置く
root-rule-relics_left-forests = 衛団から離れた樹林に置く
root-rule-trophy_side = 価値が未公開のまま除去された秘宝
root-rule-trophy_side-value = 価値の面を表にして樹林に置く
root-rule-trophy_side-type = 価値を伏せたままにする
root-rule-encamping = 陣地の展開と撤収
root-rule-encamping-replace = 置き換え：配置が禁じられた広場ではできない
root-rule-encamping-swap = 入れ替え：配置の禁止を無視する
root-rule-faction_1-keepers = { root-faction-keepers }
root-rule-faction_2-keepers = { root-faction-keepers }
root-rule-faction_3-keepers = { root-faction-keepers }
root-rule-faction_4-keepers = { root-faction-keepers }
root-rule-faction_5-keepers = { root-faction-keepers }
root-rule-faction_6-keepers = { root-faction-keepers }

# 端末の派閥ボード

ui-root-waystations = 残りの陣地{ $count }
ui-root-waystation-figure = 像の陣地
ui-root-waystation-tablet = 石板の陣地
ui-root-waystation-jewelry = 宝石の陣地
