# Root：地底公領

root-kind-duchy_warrior = 公領の兵士
    .within = 兵士
root-kind-citadel = 堡塁
root-kind-market = 市場
root-kind-tunnel = トンネル

root-rank-squire = 下級貴族
root-rank-noble = 貴族
root-rank-lord = 大貴族

root-minister-foremole = モグラ親方
root-minister-captain = モグラ隊長
root-minister-marshal = 先導モグラ
root-minister-brigadier = 旅団長
root-minister-banker = 銀行家
root-minister-mayor = 市長
root-minister-duchess_of_mud = ドロ公
root-minister-baron_of_dirt = チリ殿
root-minister-earl_of_stone = イシ卿

# 質問

root-ask-duchy_corner_where = どの隅の広場から始めますか？
root-ask-duchy_failure = 失敗の代償：どの臣下が去りますか？
root-ask-duchy_assembly = 閣議で何を行いますか？（残り{ $count }回）
root-ask-duchy_reveal_for = { $clearing }の{ $kind }のために、どのカードを公開しますか？
root-ask-duchy_take_back = トンネルはすべてマップ上にあります。どれを手元に戻しますか？
root-ask-duchy_dig_where = どこに穴を掘りますか？
root-ask-duchy_dig_with = { $clearing }のトンネルのために、どのカードを消費しますか？
root-ask-duchy_follow = 巣穴から{ $clearing }へ、兵士を何個移動させますか？
root-ask-duchy_parliament = 議会：どの臣下のアクションを行いますか？
root-ask-duchy_foremole_where = モグラ親方：何をどこに建設しますか？
root-ask-duchy_brigade = 旅団長：移動と戦闘のどちらを行いますか？
root-ask-duchy_brigade_again = 旅団長：2回目を行いますか？
root-ask-duchy_bank = 銀行家：どのカードを捨てますか？（これまでに{ $count }枚）
root-ask-duchy_mayor_as = 市長：誰のアクションを実行しますか？
root-ask-duchy_sway = 臣下を登用しますか？
root-ask-duchy_sway_with = { $minister }の登用のために、どのカードを公開しますか？（残り{ $count }枚）

# 選択肢

root-option-construct = { $clearing }に{ $kind }を建設する
root-option-reveal = { $card }を公開する
root-option-recruit_burrow = 巣穴に募兵する
root-option-dig = 穴を掘る
root-option-call = { $minister }
    .facts = { $minister }（{ $points }VP）
root-option-bank = { $card }
root-option-sway = { $minister }を登用する
    .facts = { $minister }を登用する（カード{ $cost }枚、{ $points }VP）
root-option-dismiss = { $minister }

# 記録

root-record-duchy_reveals = { $seat }は{ $card }を公開しました。
root-record-duchy_dismissed = 失敗の代償：{ $minister }が{ $seat }のもとを去り、冠コマはゲームから除去されました。
root-record-duchy_took_tunnel = { $seat }は{ $clearing }のトンネルを手元に戻しました。
root-record-duchy_called = { $seat }は{ $minister }のアクションを行います。
root-record-duchy_banked = { $seat }は銀行家のためにカードを{ $count }枚捨てました。
root-record-duchy_sways = { $seat }は{ $minister }を登用しました。
root-record-duchy_took_up = { $seat }は{ $card }を手札に戻しました。

# できない理由

root-why-duchy_not_swayed = { $minister }は登用されていません。
root-why-duchy_not_the_highest = { $minister }は、登用している臣下のうちもっとも階級が高いものではありません。
root-why-duchy_crafts_in_evening = クラフトは夕闇フェイズに行います。
root-why-duchy_not_its_building = 公領の建物ではありません。
root-why-duchy_no_tunnel_there = { $clearing }にトンネルはありません。
root-why-duchy_has_tunnel = { $clearing }にはすでにトンネルがあります。
root-why-duchy_just_taken = このトンネルは{ $clearing }から戻したばかりです。
root-why-duchy_nowhere_to_dig = 穴を掘れる広場に一致するカードが手札にありません。
root-why-duchy_no_use_to_take = { $clearing }のトンネルを戻しても、穴を掘れる広場がありません。
root-why-duchy_not_so_many_follow = トンネルで移動できる兵士は4個までで、巣穴には{ $count }個います。
root-why-duchy_has_acted = { $minister }はこのターンすでにアクションを行いました。
root-why-duchy_no_hand_cards = 手札がありません。
root-why-duchy_nowhere_to_build = 建物が残っていないか、支配下広場に空いた建物枠がありません。
root-why-duchy_neither_move_nor_battle = 移動も戦闘もできません。
root-why-duchy_other_suit = 先に捨てたカードは別の動物種（{ $suit }）です。
root-why-duchy_bank_one = 銀行家には少なくとも1枚捨てます。
root-why-duchy_not_for_mayor = 市長が実行できるのは、ほかの貴族か下級貴族のアクションです。{ $minister }はそのどちらでもありません。
root-why-duchy_nobody_for_mayor = アクションを行える、ほかの貴族や下級貴族がいません。
root-why-duchy_tunnels_in_supply = マップ上に配置されていないトンネルがあります。
root-why-duchy_no_markets = マップ上に市場がありません。
root-why-duchy_no_citadels = マップ上に堡塁がありません。
root-why-duchy_is_swayed = { $minister }はすでに登用されています。
root-why-duchy_no_crown = 派閥ボードに{ $rank }の冠コマが残っていません。
root-why-duchy_too_few = { $minister }の登用には、それぞれ一致する広場のあるカード{ $cost }枚の公開が必要ですが、公開できるのは{ $count }枚です。
root-why-duchy_no_clearing_for = { $card }に一致し、自分の配置物が存在する広場が残っていません。

# ターミナルのボード

ui-root-duchy-below = 兵士{ $count }個
ui-root-duchy-citadels = 鳥歌フェイズごとに兵士{ $count }個
ui-root-duchy-markets = 夕闇フェイズごとにカード{ $count }枚
ui-root-duchy-crowns = 冠{ $count }個（{ $points }VP）、カード{ $cards }枚：
ui-root-duchy-revealed = 公開中：

# ルールの選択

root-rule-faction_1-duchy = { root-faction-duchy }
root-rule-faction_2-duchy = { root-faction-duchy }
root-rule-faction_3-duchy = { root-faction-duchy }
root-rule-faction_4-duchy = { root-faction-duchy }
root-rule-faction_5-duchy = { root-faction-duchy }
root-rule-faction_6-duchy = { root-faction-duchy }
root-rule-price_of_failure = 公領の建物が同時に複数除去されたとき
root-rule-price_of_failure-event = 臣下1枚が去る
root-rule-price_of_failure-building = 建物1枚につき臣下1枚が去る
root-rule-dig_again = 手元に戻したトンネルを掘れる広場
root-rule-dig_again-anywhere = 同じ広場でもよい
root-rule-dig_again-elsewhere = ほかの広場のみ
root-rule-burrow_claim = 巣穴と《王位の主張》
root-rule-burrow_claim-counts = 支配下広場に数える
root-rule-burrow_claim-apart = 数えない
root-rule-banker_birds = 銀行家に捨てる鳥カード
root-rule-banker_birds-wild = どの動物種とも一緒にできる
root-rule-banker_birds-apart = 鳥カード同士のみ
