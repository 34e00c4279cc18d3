# 河民商団

root-kind-riverfolk_warrior = 商団の兵士
    .within = 兵士
root-kind-trade_post_fox = キツネの交易所
root-kind-trade_post_rabbit = ウサギの交易所
root-kind-trade_post_mouse = ネズミの交易所

root-service-hand_card = 手札
root-service-riverboats = 河船
root-service-mercenaries = 傭兵

# 質問

root-ask-riverfolk_warrior_where = 最初の兵士をどこに配置しますか？（あと{ $count }個）
root-ask-riverfolk_price = { $service }の価格をいくつにしますか？
root-ask-riverfolk_act = 資産で何を行いますか？（残り{ $count }個）
root-ask-riverfolk_commit = どの資産を委託しますか？
root-ask-riverfolk_commit_to = どの資産を{ $suit }の枠に委託しますか？
root-ask-riverfolk_spend = { $clearing }のために、どの資産を消費しますか？（あと{ $count }個）
root-ask-riverfolk_export = { $card }を輸出しますか、それとも効果を使用しますか？
root-ask-riverfolk_post_suit = { $clearing }にどの交易所を配置しますか？
root-ask-riverfolk_disruption = 交易途絶です。どの資産を失いますか？（あと{ $count }個）
root-ask-riverfolk_mercenaries_fight = { $clearing }での{ $seat }との戦闘に傭兵を使いますか？
root-ask-vagabond_pay_with = 支払いのために、どのアイテムを使用しますか？（あと{ $count }枚）

# 選択肢

root-option-set_price = { $service }：{ $price }
root-option-buy_card = { $card }を購入する
    .facts = { $card }を購入する（価格{ $cost }）
root-option-buy_riverboats = 河船を購入する
    .facts = 河船を購入する（価格{ $cost }）
root-option-buy_mercenaries = 傭兵を購入する
    .facts = 傭兵を購入する（価格{ $cost }）
root-option-mercenaries_fight = 傭兵を使う
root-option-fund = { $seat }の兵士
root-option-export = 輸出する
root-option-keep_effect = 効果を使用する
root-option-riverfolk_draw = カードを1枚引く
root-option-riverfolk_recruit = { $clearing }で募兵
root-option-trade_post = { $clearing }に交易所を設立する
    .facts = { $clearing }に交易所を設立する（{ $points }VP）
root-option-post_suit = { $suit }の交易所

# 記録

root-record-riverfolk_priced = { $seat }は{ $service }の価格を{ $price }にしました。
root-record-riverfolk_paid = { $seat }は兵士{ $count }個を支払いました。
root-record-riverfolk_own_payment = { $seat }は自分の兵士{ $count }個を支払いボックスに置きました。
root-record-riverfolk_bought_card = { $seat }は商団から{ $card }を購入しました。
root-record-riverfolk_bought = { $seat }は{ $service }を購入しました。
root-record-riverfolk_hired = { $clearing }で傭兵が{ $seat }のために戦います。
root-record-riverfolk_returned = { $seat }は{ $owner }の兵士{ $count }個をサプライに戻しました。
root-record-riverfolk_gathered = { $seat }は資産を回収し、{ $count }個になりました。
root-record-riverfolk_committed = { $seat }は{ $owner }の兵士1個を委託しました。
root-record-riverfolk_invested = { $seat }は{ $owner }の兵士1個を{ $suit }の枠に委託しました。
root-record-riverfolk_exported = { $seat }は{ $card }を輸出しました。

# 選べない理由

root-why-riverfolk_not_for_sale = 商団の手札にないカードです。
root-why-riverfolk_served_enough = このターンに購入できる業務は{ $count }回までで、すでに購入しました。
root-why-riverfolk_cannot_afford = 価格は{ $price }ですが、{ $wealth }しか支払えません。
root-why-riverfolk_bought_already = このターンはすでに購入しました。
root-why-riverfolk_not_to_pawns = 放浪部族は傭兵を購入できません。
root-why-riverfolk_no_such_fund = ここで使える資産に、その兵士はありません。
root-why-riverfolk_no_river = { $clearing }に河は流れていません。
root-why-riverfolk_other_service = 別の業務の価格です。
root-why-riverfolk_no_funds = 資産が残っていません。
root-why-riverfolk_too_few_funds = 資産{ $needed }個が必要ですが、{ $funds }個しかありません。
root-why-riverfolk_post_is_there = { $clearing }にはすでに交易所があります。
root-why-riverfolk_no_post_left = { $suit }の交易所が残っていません。
root-why-riverfolk_nobody_rules = { $clearing }には支配プレイヤーがいないため、支払える資産がありません。
root-why-riverfolk_too_few_of_ruler = { $clearing }の支配プレイヤーは{ $seat }です。その兵士2個が必要ですが、資産に{ $count }個しかありません。
root-why-riverfolk_no_such_post = 広場と一致しないか、残っていない交易所です。
root-why-not_enemy_pieces = { $clearing }の{ $seat }の兵士は自分の兵士とみなされており、敵配置物ではありません。

# 派閥ボード

ui-root-riverfolk-box-payments = 支払い
ui-root-riverfolk-box-funds = 資産
ui-root-riverfolk-box-committed = 委託
ui-root-trade-posts = 交易所
ui-root-riverfolk-prices = 価格
ui-root-riverfolk-gone = 除外{ $count }枚
ui-root-riverfolk-invested = 使用中{ $count }枚
ui-root-riverfolk-bought = { $seat }が購入：{ $services }

# ルールの選択

root-rule-faction_1-riverfolk = { root-faction-riverfolk }
root-rule-faction_2-riverfolk = { root-faction-riverfolk }
root-rule-faction_3-riverfolk = { root-faction-riverfolk }
root-rule-faction_4-riverfolk = { root-faction-riverfolk }
root-rule-faction_5-riverfolk = { root-faction-riverfolk }
root-rule-faction_6-riverfolk = { root-faction-riverfolk }
root-rule-mercenaries_rule = 支配の判定での傭兵
root-rule-mercenaries_rule-buyer = 購入者だけの兵士とみなす
root-rule-mercenaries_rule-both = 購入者と商団の両方で数える
root-rule-mercenaries_battle = 傭兵が戦う戦闘
root-rule-mercenaries_battle-may = 購入者が望む戦闘
root-rule-mercenaries_battle-always = すべての戦闘
root-rule-mercenaries_removal = 購入者の《助力》カードと傭兵
root-rule-mercenaries_removal-spared = 除去されない
root-rule-mercenaries_removal-enemies = 敵として除去される
root-rule-unruled_post = 支配者のいない広場の交易所
root-rule-unruled_post-never = 設立できない
root-rule-unruled_post-any_funds = 任意の資産2個で設立できる
root-rule-export = 商団が輸出できるカード
root-rule-export-craftable = クラフトできるカード
root-rule-export-anything = コストを払えるすべてのカード
