# 百獣王国

root-kind-hundreds_warrior = 王国の兵士
    .within = 兵士
root-kind-warlord = 武将
root-kind-stronghold = 牙城
root-kind-mob = 暴徒トークン

root-mood-bitter = 苦々しい
root-mood-grandiose = 気宇壮大
root-mood-jubilant = 意気軒昂
root-mood-lavish = 気前がいい
root-mood-relentless = 情け無用
root-mood-rowdy = イケイケ
root-mood-stubborn = 強情
root-mood-wrathful = 怒髪衝天

# 質問

root-ask-hundreds_where = どの隅の広場から始めますか？
root-ask-hundreds_raze_item = { $clearing }の遺跡からどのアイテムを獲得しますか？
root-ask-hundreds_mob_where = 暴徒ダイスの出目は{ $suit }です。どこに暴徒トークンを配置しますか？
root-ask-hundreds_recruit_where = 兵士が足りません。次にどの牙城に配置しますか？
root-ask-hundreds_anoint = どこで武将を任命しますか？
root-ask-hundreds_mood = 武将の気分をどれにしますか？
root-ask-hundreds_lavish = 兵士2個のために、どのアイテムを手放しますか？
root-ask-hundreds_craft = カードを1枚クラフトしますか？
root-ask-hundreds_command = { $count ->
    [0] 百獣指揮は終わりました。先に進む前に、ほかに何か行いますか？
   *[other] 百獣指揮：移動、戦闘、建設のどれを行いますか？（残り{ $count }回）
}
root-ask-hundreds_build_with = { $clearing }の牙城のために、どのカードを消費しますか？
root-ask-hundreds_advance = { $count ->
    [0] 武将進撃は終わりました。先に進む前に、ほかに何か行いますか？
   *[other] 武将進撃：{ $clearing }からどこへ移動しますか？移動せずに戦闘もできます。（残り{ $count }回）
}
root-ask-hundreds_then_battle = 武将は{ $clearing }で戦闘しますか？
root-ask-hundreds_once_more = 情け無用：{ $clearing }の武将は、もう一度移動か戦闘を行えます。どちらにしますか？
root-ask-hundreds_incite = どこで煽動しますか？
root-ask-hundreds_incite_with = { $clearing }での煽動のために、どのカードを消費しますか？
root-ask-hundreds_roll_again = 暴徒ダイスを振りますか？（残り{ $count }回）
root-ask-hundreds_contempt = { $item }を宝物庫に置きますか？それとも除去して{ $points }VPを獲得しますか？
root-ask-hundreds_full_track = { $item }のトラックに空きがありません。どのアイテムを除去して1VPを獲得しますか？
root-ask-hundreds_loot = { $clearing }で{ $seat }に対する略奪を宣言しますか？出目によるヒットは与えません。
root-ask-hundreds_loot_what = { $seat }からどのアイテムを奪いますか？
root-ask-hundreds_escort = { $clearing }から{ $target }へ、武将に兵士を何個伴わせますか？
root-ask-hundreds_disband = { $clearing }の戦闘に、どこの暴徒を兵士として加えますか？

# 選択肢

root-option-mood = { $mood_value ->
    [bitter] { $mood }：武将のいる戦闘で暴徒を兵士にする
    [grandiose] { $mood }：武将進撃を百獣指揮の前に行う
    [jubilant] { $mood }：武将のいる広場での煽動の後、暴徒ダイスを4回まで振る
    [lavish] { $mood }：宝物庫のアイテム1枚につき兵士2個
    [relentless] { $mood }：武将が移動と戦闘の両方を行ったら、どちらかをもう一度
    [rowdy] { $mood }：夕闇に引くカードが1枚か2枚増える
    [stubborn] { $mood }：武将のいる戦闘で最初の1ヒットを無視する
   *[wrathful] { $mood }：武将のいる戦闘で攻撃側なら1追加ヒット
}
root-option-with_warlord = { $count ->
    [0] 武将だけ
   *[other] 武将と兵士{ $count }個
}
root-option-stronghold = { $clearing }に牙城を建設
root-option-incite = { $clearing }で煽動
root-option-roll_mob = 暴徒ダイスを振る
root-option-disband = { $clearing }の暴徒
root-option-raze_item = { $ruin_item }を獲得する
root-option-hoard_item = 宝物庫に置く
root-option-break_item = 除去してVPを獲得する
root-option-scrap = { $item }を除去する
root-option-loot = 略奪する
root-option-loot_item = { $item }を奪う
root-option-loot_used_item = 使用済みの{ $item }を奪う

# 記録

root-record-hundreds_led = { $count ->
    [0] { $seat }の武将が移動しました：{ $clearing }→{ $target }
   *[other] { $seat }の武将が兵士{ $count }個を伴って移動しました：{ $clearing }→{ $target }
}
root-record-hundreds_hoarded = { $seat }は{ $item }を宝物庫に置きました。
root-record-hundreds_scrapped = { $seat }は{ $item }をゲームから除去しました。
root-record-hundreds_loots = { $seat }は{ $clearing }で{ $target }に対する略奪を宣言しました。
root-record-hundreds_razed_in_vain = { $seat }は{ $clearing }の遺跡で何も得られませんでした。
root-record-hundreds_razed = { $seat }は{ $clearing }の遺跡から{ $ruin_item }を獲得しました。
root-record-hundreds_rolled = { $seat }の暴徒ダイス：{ $suit }
root-record-hundreds_in_mood = { $seat }の武将の気分は「{ $mood }」です。
root-record-hundreds_oppresses = { $seat }は{ $count }か所の広場を制圧しています。

# できない理由

root-why-hundreds_has_such_item = { $ruin_item }はすでに遺跡から得ています。
root-why-hundreds_not_under_ruin = そのアイテムはその遺跡の下にありません。
root-why-hundreds_has_mob = { $clearing }にはすでに暴徒トークンがあります。
root-why-hundreds_no_mob_near = { $clearing }に隣接する広場に暴徒トークンがありません。
root-why-hundreds_not_rolled = { $clearing }は出目の動物種（{ $suit }）ではありません。
root-why-hundreds_nothing_due = { $clearing }には、これから募兵する牙城がありません。
root-why-hundreds_no_warrior_there = { $clearing }に兵士がいません。
root-why-hundreds_same_mood = 武将の気分はすでに「{ $mood }」なので、別の気分を選びます。
root-why-hundreds_spoiled_mood = 宝物庫に{ $item }があるため、「{ $mood }」は選べません。
root-why-hundreds_not_in_hoard = 宝物庫に{ $item }がありません。
root-why-hundreds_not_on_track = そのトラックに{ $item }がありません。
root-why-hundreds_crafting_comes_first = クラフトは百獣指揮と武将進撃の前に行います。
root-why-hundreds_no_commands = 指揮の値は{ $count }で、すべて使いました。
root-why-hundreds_no_advances = 武勇の値は{ $count }で、その回数だけ進撃しました。
root-why-hundreds_warlord_elsewhere = 武将は{ $clearing }にいません。
root-why-hundreds_not_looted = そのアイテムは、その作成アイテムボックスにありません。
root-why-hundreds_no_mob_there = { $clearing }に暴徒トークンがありません。
root-why-hundreds_too_far = { $clearing }の暴徒は戦場から離れています。
root-why-never_struck = その配置物は戦闘以外で除去されません。

# ルールの選択

root-rule-faction_1-hundreds = { root-faction-hundreds }
root-rule-faction_2-hundreds = { root-faction-hundreds }
root-rule-faction_3-hundreds = { root-faction-hundreds }
root-rule-faction_4-hundreds = { root-faction-hundreds }
root-rule-faction_5-hundreds = { root-faction-hundreds }
root-rule-faction_6-hundreds = { root-faction-hundreds }
root-rule-warlord = 武将コマ
root-rule-warlord-warrior = あらゆる点で兵士
root-rule-warlord-figure = 支配には数えない
root-rule-stronghold_crafting = 百獣王国が1ターンにクラフトするカード
root-rule-stronghold_crafting-once = 1枚
root-rule-stronghold_crafting-any = 何枚でも
root-rule-relentless = 情け無用の追加の移動か戦闘
root-rule-relentless-once = ステップ中に1回
root-rule-relentless-each = 両方を行った進撃ごと
root-rule-razed_items = 焼き討ちした遺跡の下に複数のアイテムがあるとき
root-rule-razed_items-random = ランダムに1枚
root-rule-razed_items-chosen = 選んだ1枚
root-rule-buried_warlord = 《棺桶職人》と武将
root-rule-buried_warlord-returns = 持ち主に戻る
root-rule-buried_warlord-buried = カードに置かれる

# 端末の派閥ボード

ui-root-mood = 気分
ui-root-command = 指揮{ $count }
ui-root-prowess = 武勇{ $count }
ui-root-commanded = 残り{ $count }回
