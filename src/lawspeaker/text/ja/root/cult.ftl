# 蜥蜴教団

root-rule-faction_1-cult = { root-faction-cult }
root-rule-faction_2-cult = { root-faction-cult }
root-rule-faction_3-cult = { root-faction-cult }
root-rule-faction_4-cult = { root-faction-cult }
root-rule-faction_5-cult = { root-faction-cult }
root-rule-faction_6-cult = { root-faction-cult }

root-kind-cult_warrior = 教団の兵士
    .within = 兵士
root-kind-garden_fox = キツネの庭園
root-kind-garden_rabbit = ウサギの庭園
root-kind-garden_mouse = ネズミの庭園

# 質問

root-ask-cult_corner_where = どの隅の広場から始めますか？
root-ask-cult_which_garden = { $clearing }にどの庭園を配置しますか？
root-ask-cult_outcast = どの動物種を追放民種族にしますか？
root-ask-cult_conspire = { $suit }の広場で秘儀を実行しますか？（神官は残り{ $count }個）
root-ask-cult_crusade_on = 聖戦：続けて{ $clearing }で戦闘を行いますか？
root-ask-cult_convert_whom = { $clearing }のどの兵士を改宗させますか？
root-ask-cult_sanctify_what = { $clearing }のどの建物を聖域化しますか？
root-ask-cult_act = どの儀式を実行しますか？
root-ask-cult_build_where = { $card }：どこに庭園を建設しますか？
root-ask-cult_recruit_where = { $card }：どこに募兵しますか？

# 選択肢

root-option-outcast = { $suit }
root-option-convert = { $clearing }の兵士を改宗させる
    .facts = { root-option-convert }（神官{ $cost }個）
root-option-sanctify = { $clearing }の建物を聖域化する
    .facts = { root-option-sanctify }（神官{ $cost }個）
root-option-replace = { $kind }
root-option-ritual_build = { $card }を公開して建設する
root-option-ritual_recruit = { $card }を公開して募兵する
root-option-ritual_score = { $card }を消費して得点する
    .facts = { root-option-ritual_score }（{ $points }VP）
root-option-ritual_sacrifice = { $card }を公開して犠牲を捧げる

# 記録

root-record-cult_drawn = { $seat }の開始時広場は、ランダムに{ $clearing }に決まりました。
root-record-cult_outcast_is = { $seat }：追放民種族は{ $suit }になりました。
root-record-cult_hated = { $seat }：追放民種族{ $suit }のマーカーが「嫌悪」の面になりました。
root-record-cult_souls_gone = 死せる魂の集いのカード{ $count }枚が捨て山に移されました。
root-record-cult_avenged = { $seat }：除去された兵士{ $count }個が神官になりました。
root-record-cult_first_acolytes = { $seat }は神官{ $count }個で始めます。
root-record-cult_spent_acolytes = { $seat }は神官{ $count }個を消費しました。
root-record-cult_revealed = { $seat }は{ $card }を公開しました。
root-record-cult_took_back = { $seat }は公開したカード{ $count }枚を手札に戻しました。
root-record-cult_sacrificed = { $seat }は犠牲を捧げ、神官は{ $count }個になりました。

# できない理由

root-why-cult_corner_taken = { $clearing }は空いていません。
root-why-cult_not_opposite = { $clearing }は城砦や最初の止まり木の対角ではありません。
root-why-cult_too_few_acolytes = 神官が{ $cost }個必要ですが、{ $count }個しかありません。
root-why-cult_not_outcast = { $clearing }は追放民種族（{ $suit }）の広場ではありません。
root-why-cult_not_the_destination = 聖戦の移動先は{ $clearing }です。
root-why-cult_no_enemy_warrior = { $clearing }に改宗させられる敵の兵士がいません。
root-why-cult_no_enemy_building = { $clearing }に聖域化できる敵の建物がありません。
root-why-cult_no_garden_left = { $suit }の庭園はすべてマップ上にあります。
root-why-cult_not_to_replace = 置き換えられる敵の配置物ではありません。
root-why-cult_no_such_garden = 広場と一致しない庭園です。
root-why-cult_birds_are_hated = { $card }は鳥カードで、儀式ではワイルドカードになりません。
root-why-cult_nowhere_to_build = 庭園を建設できる支配下の{ $suit }の広場がありません。
root-why-cult_not_matching = { $clearing }は{ $card }と一致しません。
root-why-cult_nowhere_to_recruit = 兵士を配置できる{ $suit }の広場がありません。
root-why-cult_has_scored = このターンはすでに{ $suit }で得点しました。
root-why-cult_no_garden_on_map = マップ上に{ $suit }の庭園がありません。
root-why-cult_scores_nothing = { $suit }の庭園ではまだVPを獲得できません。
root-why-cult_crafts_in_evening = クラフトは夕闇フェイズに行います。

# ルールの選択

root-rule-lost_souls = 死せる魂の集いに積まれるカード
root-rule-lost_souls-hand = 手札から消費した、または捨てたカード
root-rule-lost_souls-any = 消費した、または捨てたすべてのカード
root-rule-cult_corner = 猫野侯国も鷲巣王朝もいないときの教団の開始時広場
root-rule-cult_corner-any = 教団プレイヤーが選ぶ
root-rule-cult_corner-drawn = ランダムに決める
root-rule-garden_fear = 複数の庭園が同時に除去されたとき
root-rule-garden_fear-each = 庭園1枚につき手札1枚を捨てる
root-rule-garden_fear-once = まとめて手札1枚を捨てる
root-rule-empty_score = VPを得られない得点の儀式
root-rule-empty_score-may = 実行できる
root-rule-empty_score-may_not = 実行できない

# 派閥ボードの表示

ui-root-cult-gardens = 庭園
ui-root-cult-points = { $points }VP
ui-root-cult-outcast = 追放
ui-root-cult-hated = 嫌悪
ui-root-cult-acolytes = 神官{ $count }個
ui-root-cult-lost-souls = 死せる魂の集い{ $count }枚：
ui-root-cult-revealed = 公開中{ $count }枚：
