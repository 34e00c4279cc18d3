# ランドマーク
root-landmark-black_market = 闇市
root-landmark-treetop = 古老の樹上
root-landmark-ferry = 渡し舟
root-landmark-forge = 伝説の鍛冶場
root-landmark-lost_city = 失われた都
root-landmark-tower = 矢倉

root-ask-which_landmark = どのランドマークを準備しますか？
root-ask-landmark_where = { $landmark }をどこに置きますか？
root-ask-craft_where = { $item }をどこから取りますか？
root-ask-give_market = 闇市にどのカードを置いていきますか？
root-ask-alliance_which_base = { $clearing }にどの拠点を置きますか？

root-option-set_up_landmark = { $landmark }
root-option-from_supply = マップ上のサプライから
root-option-from_forge = 伝説の鍛冶場から（カードを1枚引き、1VP）
root-option-trade_at_market = 闇市の{ $market_card }枚目のカードと交換
root-option-base = { $land_suit }の拠点

root-market_card-0 = 1
root-market_card-1 = 2
root-market_card-2 = 3

root-record-landmark_set = { $seat }は{ $landmark }を{ $clearing }に置きました。
root-record-market_stocked = 闇市に{ $count }枚のカードが裏返しで置かれました。
root-record-traded = { $seat }は闇市から{ $card }を取り、{ $given }を置いていきました。

root-why-other_landmark_there = そこには別のランドマークがあります。
root-why-other_landmark_near = 隣接する広場に別のランドマークがあります。
root-why-tower_needs_a_ruin = 矢倉は遺跡のある広場に置きます。
root-why-treetop_needs_a_corner = 古老の樹上は隅の広場に置きます。{ $clearing }は隅ではありません。
root-why-landmark_needs_a_river = 河沿いの広場に置きます。
root-why-market_needs_one_slot = 闇市は、建物枠がちょうど1つで遺跡のない広場に置きます。
root-why-not_at_market = 闇市のある広場に自分の配置物がありません。
root-why-has_traded = このターンはすでに闇市で交換しました。
root-why-no_card_to_trade = 置いていくカードがありません。
root-why-not_revealed = このランドマークは公開されていません。
root-why-not_downriver = 渡し舟は河沿いにしか進めません。

root-rule-landmarks = ランドマーク
root-rule-landmarks-none = なし
root-rule-landmarks-one = ランダムに1つ
root-rule-landmarks-two = ランダムに2つ
root-rule-landmarks-black_market = 闇市
root-rule-landmarks-treetop = 古老の樹上
root-rule-landmarks-ferry = 渡し舟
root-rule-landmarks-forge = 伝説の鍛冶場
root-rule-landmarks-lost_city = 失われた都
root-rule-landmarks-tower = 矢倉
