# 炎の運び手とネズミの密輸人

# 質問

root-ask-bearers_burn = 炎の運び手は{ $clearing }でどの敵配置物を除去しますか？（残り{ $count }個）
root-ask-smugglers_act = ネズミの密輸人：移動しますか、戦闘しますか？

# 選択肢

root-option-bearers_burn = { $kind }を除去
root-option-smuggle = { $card }を捨てて移動または戦闘

# できない理由

root-why-bearers_far_away = そこにも隣接する広場にも炎の運び手がいません。
root-why-bearers_warriors_first = そこで除去できる敵配置物ではありません（兵士が先です）。
root-why-smugglers_are_promoted = ネズミの密輸人はこのゲームにいません。
root-why-smugglers_no_item = このカードにアイテムはありません。
root-why-smugglers_nothing_to_do = 移動も戦闘もできません。
