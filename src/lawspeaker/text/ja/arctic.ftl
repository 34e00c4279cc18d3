# 2019：北極圏

arctic-title = 2019：北極圏

# 企業

arctic-seat-0 = 白
arctic-seat-1 = 黒
arctic-seat-2 = 茶
arctic-seat-3 = 焦茶

# 国家

arctic-country-RU = ロシア
arctic-country-NO = ノルウェー
arctic-country-EU = EU
arctic-country-CA = カナダ
arctic-country-US = 合衆国
arctic-country-CN = 中国

arctic-arctic-RU = { arctic-country-RU }
arctic-arctic-NO = { arctic-country-NO }
arctic-arctic-EU = { arctic-country-EU }
arctic-arctic-CA = { arctic-country-CA }
arctic-arctic-US = { arctic-country-US }

# 区域

arctic-region-POLE = 北極点
arctic-region-RU_I = ナンセン海盆・ガッケル海嶺
arctic-region-US_I = ノースウィンド海嶺・チュクチ海台
arctic-region-CA_I = アルファ海嶺
arctic-region-EU_I = ロモノソフ海嶺南部
arctic-region-NO_I = エルマーク海台
arctic-region-RU_M1 = バレンツ海東部
arctic-region-RU_M2 = カラ海西部
arctic-region-RU_M3 = カラ海東部
arctic-region-RU_M4 = ラプテフ海
arctic-region-RU_M5 = 東シベリア海
arctic-region-RU_M6 = ウランゲリ陸棚
arctic-region-US_M1 = チュクチ海
arctic-region-US_M2 = ボーフォート海
arctic-region-CA_M1 = カナダ海盆陸棚
arctic-region-CA_M2 = スベルドラップ堆積盆
arctic-region-EU_M1 = リンカーン海
arctic-region-EU_M2 = グリーンランド海
arctic-region-NO_M1 = バレンツ海西部
arctic-region-RU_C1 = ムルマンスク・ペチョラ沿岸
arctic-region-RU_C2 = ヤマル・タイミル沿岸
arctic-region-RU_C3 = ヤクーチア・チュコトカ沿岸
arctic-region-US_C1 = スワード半島沿岸
arctic-region-US_C2 = アラスカ（ノーススロープ）
arctic-region-US_C3 = 北極圏保護区沿岸
arctic-region-CA_C1 = ユーコン・マッケンジー沿岸
arctic-region-CA_C2 = パリー諸島沿岸
arctic-region-CA_C3 = バフィン沿岸
arctic-region-EU_C1 = グリーンランド西岸
arctic-region-EU_C2 = グリーンランド東岸
arctic-region-EU_C3 = アイスランド沿岸
arctic-region-NO_C1 = スヴァールバル沿岸
arctic-region-NO_C2 = フィンマルク沿岸
arctic-region-KAM = カムチャツカ近海

# そのほかの用語。属性 `within` は文の中での言い方

arctic-law-A = 法律A：海域はどの国のものでもない
    .within = 法律A（海域はどの国のものでもない）
arctic-law-B = 法律B：北側の海域は各国のもの
    .within = 法律B（北側の海域は各国のもの）
arctic-law-C = 法律C：海域は船を置く国のもの
    .within = 法律C（海域は船を置く国のもの）

arctic-action-diplomacy = 外交
arctic-action-ships = 船の建造
arctic-action-facility = 採掘施設の建設
arctic-action-move = 船の移動
arctic-action-tax = 徴税
arctic-action-unrest = 内情不安

arctic-resource-gas = 天然ガス
arctic-resource-oil = 石油
arctic-resource-poly = 多金属鉱石

arctic-influence-1 = 影響力スペース1
arctic-influence-2 = 影響力スペース2
arctic-influence-3 = 影響力スペース3
arctic-influence-4 = 影響力スペース4

arctic-yellow-high = 高いほうの黄スペース
arctic-yellow-low = 安いほうの黄スペース

arctic-china-move = 中国の船を移動させる
    .within = 船の移動
arctic-china-build = 中国で採掘施設を建設する
    .within = 採掘施設の建設
arctic-china-decline = 何もしない
    .within = 何もしない

arctic-licence-pay = 利権料を支払う
arctic-licence-refuse = 支払わない（採掘施設は破壊される）

# 質問

arctic-ask-place = ロビイストをどこに置きますか？
arctic-ask-invest = 投資トラックのどこにロビイストを置きますか？
arctic-ask-settle_in = 投資スペース{ $space }のロビイストをどこに移しますか？
arctic-ask-china = このターンはあなたが中国を支配しています。中国は何をしますか？
arctic-ask-act = { $country }：{ $influence }のロビイストで何をしますか？
arctic-ask-negotiate = { $country }：「外交」で何をしますか？
arctic-ask-dock = { $country }：次の新しい船をどこに置きますか？（残り{ $count }隻）
arctic-ask-build = { $country }：採掘施設をどこに建設しますか？
arctic-ask-move_ships = { $country }：どの船で移動または攻撃をしますか？
arctic-ask-sail_to = { $country }：{ $region }の船をどこへ移動させますか？
arctic-ask-sell = { $resource }が{ $count }個あります。お金に換えるのは何個ですか？（残りは得点になります）
arctic-ask-licence = { $region }は{ $country }の支配下に入りました。利権料{ $dollars }ドルを支払って採掘施設を残しますか？

# 選択肢。属性 `facts` は価格などが分かっているときの言い方

arctic-option-place = { $country }、{ $influence }
arctic-option-invest = スペース{ $space }
    .facts = { $price_sign ->
        [negative] スペース{ $space }（{ $price_size }ドルを受け取る）
        [zero] スペース{ $space }（無料）
       *[positive] スペース{ $space }（{ $price_size }ドルを支払う）
    }
arctic-option-yellow = { $yellow_value ->
    [high] 中国、高いほうの黄スペース
   *[low] 中国、安いほうの黄スペース
}
    .facts = { arctic-option-yellow }（{ $price }ドルを支払う）
arctic-option-pass = パス
    .facts = パス（このターンに置けるロビイストが1個減る）
arctic-option-china = { $china_value ->
    [move] { arctic-china-move }
    [build] { arctic-china-build }
   *[decline] { arctic-china-decline }
}
arctic-option-act = { $action_value ->
    [diplomacy] 外交を行う
    [ships] 船を建造する
    [facility] 採掘施設を建設する
    [move] 船を移動させる
    [tax] 徴税で国庫を増やす
   *[unrest] 内情不安を起こす（生産停止）
}
    .facts = { $action_value ->
        [tax] 徴税で国庫に{ $tax }ドルを加える
       *[other] { arctic-option-act }
    }
arctic-option-keep = このスペースに残る
arctic-option-change = 影響力スペース2に移る
arctic-option-recall = { $dollars ->
    [0] 助成金なしでロビイストを回収する
   *[other] ロビイストを回収し、助成金{ $dollars }ドルを受け取る
}
arctic-option-protect = { $region }の採掘施設を保護する
arctic-option-declare = { $country }との紛争を始める
    .facts = { $country }との紛争を始める（今の紛争は終わる）
arctic-option-peace = 紛争を終える
arctic-option-vote = 「{ $law }」を支持する
arctic-option-support = ノルウェーのEU加盟を支持する
arctic-option-slander = { $seat }を中傷する
arctic-option-dock = { $region }に船を置く
arctic-option-build = { $region }に建設する
    .facts = { $legal ->
        [0] { $region }に建設する（非合法、{ $price }ドル）
       *[other] { $region }に建設する（合法、利権料込み{ $price }ドル）
    }
arctic-option-sail = { $region }から船を移動させる
arctic-option-sail_attacker = { $region }から攻撃済みの船を移動させる
arctic-option-to = { $region }へ
arctic-option-strike = { $region }で{ $country }の船を攻撃する
arctic-option-raid = { $unmoved ->
    [0] { $region }の採掘施設を破壊する（移動済みの船のみ）
   *[other] { $region }の採掘施設を破壊する（うち未移動の船{ $unmoved }隻）
}
arctic-option-done = 船の移動を終える
arctic-option-sell = { $count ->
    [0] 0個（すべて得点にする）
   *[other] { $count }個をお金に換える
}
arctic-option-licence = { $licence }

# 記録

arctic-record-starts = { $seat }がスタートプレイヤーです。
arctic-record-placed = { $seat }は{ $country }の{ $influence }にロビイストを置きました。
arctic-record-first_pays = スタートプレイヤーの{ $seat }は、最終手番の{ $last }に{ $dollars }ドルを支払いました。
arctic-record-turn_begins = { $turn }ターン目が始まりました。
arctic-record-marker_passes = { $seat }が新しいスタートプレイヤーになりました。
arctic-record-china_arrives = { $region }に中国の船が到着しました。
arctic-record-invested = { $dollars ->
    [0] { $seat }は投資スペース{ $space }に無料でロビイストを置きました。
   *[other] { $seat }は投資スペース{ $space }にロビイストを置き、{ $dollars }ドルを支払いました。
}
arctic-record-was_paid = { $seat }は投資スペース{ $space }にロビイストを置き、{ $dollars }ドルを受け取りました。
arctic-record-courted_china = { $seat }は{ $yellow }（中国）にロビイストを置き、{ $dollars }ドルを支払いました。
arctic-record-passed = { $seat }はパスしました。
arctic-record-china_heeds = 中国を支配する{ $seat }は「{ $china }」を選びました。
arctic-record-china_drifts = 中国の船が自動的に北上しました：{ $region }→{ $target }
arctic-record-acted = { $seat }は{ $country }で「{ $action }」を選びました。
arctic-record-kept = { $seat }は{ $country }の{ $influence }にロビイストを残しました。
arctic-record-changed = { $seat }は{ $country }のロビイストを{ $influence }から影響力スペース2に移しました。
arctic-record-recalled = { $dollars ->
    [0] { $seat }は{ $country }からロビイストを回収しました。
   *[other] { $seat }は{ $country }からロビイストを回収し、助成金{ $dollars }ドルを受け取りました。
}
arctic-record-protected = { $seat }は{ $country }のロビイストを送り、{ $region }の採掘施設を保護しました。
arctic-record-protection_ends = { $region }の採掘施設を保護していた{ $seat }のロビイスト（{ $country }）が手元に戻りました。
arctic-record-conflict_begins = { $country }は{ $target }との紛争を始めました。
arctic-record-conflict_ends = { $country }は{ $target }との紛争を終えました。
arctic-record-voted = { $country }は北極評議会で「{ $law }」の支持に回りました。
arctic-record-supported = ノルウェーのEU加盟の支持マーカーが{ $count }枚になりました。
arctic-record-slandered = { $seat }は{ $target }を中傷し、{ $target }は1点を失いました。
arctic-record-ship_built = { $country }は{ $region }に船を建造しました。
arctic-record-built_legal = { $seat }は{ $country }のアクションで{ $region }に合法的な採掘施設を建設し、{ $dollars }ドルを支払いました。
arctic-record-built_illegal = { $seat }は{ $country }のアクションで{ $region }に非合法な採掘施設を建設し、{ $dollars }ドルを支払いました。
arctic-record-nothing_built = { $seat }は{ $country }で何も建設しませんでした。
arctic-record-sailed = { $country }の船が移動しました：{ $region }→{ $target }
arctic-record-struck = { $region }で{ $country }の船が{ $target }の船を攻撃し、両方が取り除かれました。
arctic-record-pole_fight = 北極点で{ $country }の船が{ $target }の船を攻撃し、両方が取り除かれました。
arctic-record-destroyed = { $region }にあった{ $seat }の採掘施設が失われました。
arctic-record-raided = { $country }の船{ $count }隻が{ $region }の採掘施設を攻撃しました。
arctic-record-taxed = { $country }は徴税で{ $dollars }ドルを得ました。
arctic-record-unrest_begins = { $country }で内情不安が起こり、このターンの生産が止まります。
arctic-record-controls = { $region }は{ $country }の支配下に入りました。
arctic-record-control_lost = { $region }を支配する国はなくなりました。
arctic-record-now_legal = { $region }にある{ $seat }の採掘施設は、{ $country }の下で合法になりました。
arctic-record-now_illegal = { $region }にある{ $seat }の採掘施設は非合法になりました。
arctic-record-licence_paid = { $seat }は{ $country }に利権料{ $dollars }ドルを支払い、{ $region }の採掘施設を残しました。
arctic-record-licence_refused = { $seat }は{ $region }の利権料を支払いませんでした。
arctic-record-sold = { $seat }は資源を売却し、{ $dollars }ドルと{ $points }点を得ました。
arctic-record-returned = { $seat }のロビイストが{ $country }の{ $influence }に戻りました。
arctic-record-norway_joins = ノルウェーがEUに加盟しました。
arctic-record-new_law = 「{ $law }」が新しい適用法になりました。
arctic-record-game_ends = { $turn }ターン目でゲームが終了しました。
arctic-record-china_ends = 中国が北極点を支配したため、このターンでゲームが終了します。
arctic-record-end_payment = { $seat }は{ $country }の国庫から、{ $influence }の分として{ $dollars }ドルを受け取りました。
arctic-record-scored_money = { $seat }は所持金で{ $points }点を得ました。
arctic-record-scored_pole = { $seat }は北極点を支配する{ $country }のロビイストで{ $points }点を得ました。
arctic-record-scored_facilities = { $seat }は{ $resource }の採掘施設{ $count }個で{ $points }点を得ました。
arctic-record-final_score = { $seat }の最終得点は{ $points }点です。

# 選択できるルール

arctic-rule-phase8 = フェイズ8で戻るロビイスト
arctic-rule-phase8-fixed = 「外交」と「船の移動」のみ
arctic-rule-phase8-rightmost_occupied = 各段で最も右にいるもの
arctic-rule-china_end = 中国の北極点支配による終了
arctic-rule-china_end-end_of_turn = ターン終了時に支配していれば終了
arctic-rule-china_end-any_moment = 一度でも支配すれば終了
arctic-rule-drift_at_pole = 自動的に北極点に入る中国の船
arctic-rule-drift_at_pole-coexist = 攻撃しない
arctic-rule-drift_at_pole-attack = 攻撃する
arctic-rule-passing = フェイズ3のパス
arctic-rule-passing-forfeit = ロビイスト1個の権利を失う
arctic-rule-passing-skip = その番を飛ばすだけ
arctic-rule-illegal_neutrals = 非合法な採掘施設の防御力
arctic-rule-illegal_neutrals-none = つねに0
arctic-rule-illegal_neutrals-bystanders = 第三国の船を加える
arctic-rule-accession = EU加盟時のノルウェーの扱い
arctic-rule-accession-full = すべてEUのものになる
arctic-rule-accession-literal = ルールに書かれたものだけ
arctic-rule-ship_supply = 船の数
arctic-rule-ship_supply-limited = 駒の数まで
arctic-rule-ship_supply-unlimited = 制限なし（中国を除く）
arctic-rule-unrest_reach = 内情不安で生産が止まる区域
arctic-rule-unrest_reach-coast_and_sea = 沿岸と海域
arctic-rule-unrest_reach-sea_only = 海域のみ
arctic-rule-slander_floor = 0点のプレイヤーへの中傷
arctic-rule-slander_floor-zero = できない
arctic-rule-slander_floor-below_zero = できる（0点を下回る）
arctic-rule-move_timing = 法律Cで船が動くときの支配
arctic-rule-move_timing-stepwise = 1隻ごとに決まる
arctic-rule-move_timing-at_end = アクション終了時に決まる
arctic-rule-destroyed_tile = 破壊された採掘施設のタイル
arctic-rule-destroyed_tile-returns = 所有者の手元に戻る
arctic-rule-destroyed_tile-removed = ゲームから除く
arctic-rule-eu_space_4 = ゲーム終了時のEUスペース4
arctic-rule-eu_space_4-unpaid = 支払いなし
arctic-rule-eu_space_4-one_dollar = 1ドル
arctic-rule-protector_counts = 保護中のロビイストと北極点の得点
arctic-rule-protector_counts-no = 数えない
arctic-rule-protector_counts-yes = 数える
arctic-rule-end_order = 国庫からの最後の支払い
arctic-rule-end_order-payments_first = 所持金の得点計算より前
arctic-rule-end_order-money_first = 所持金の得点計算より後
arctic-rule-china_declined = 中国の支配者が何もしないとき
arctic-rule-china_declined-nothing = 何も起こらない
arctic-rule-china_declined-drift = 中国の船が北上する
arctic-rule-empty_build = 建設できないときの「採掘施設の建設」
arctic-rule-empty_build-forbidden = 選べない
arctic-rule-empty_build-allowed = 選べる
arctic-rule-licence_order = 利権料を決める順番
arctic-rule-licence_order-start_player = スタートプレイヤーから
arctic-rule-licence_order-map_order = マップの順
arctic-rule-both_yellow = 1人で両方の黄スペースに置くこと
arctic-rule-both_yellow-allowed = できる
arctic-rule-both_yellow-forbidden = できない
arctic-rule-drift_control = 法律Cでの自動移動による支配
arctic-rule-drift_control-yes = あり
arctic-rule-drift_control-no = なし
arctic-rule-unaffordable_space = 支払えない投資スペース
arctic-rule-unaffordable_space-forbidden = 選べない
arctic-rule-unaffordable_space-pays_what_it_has = 所持金をすべて支払う（黄スペースは全額支払う）
arctic-rule-empty_unrest = 採掘施設のない国での内情不安
arctic-rule-empty_unrest-allowed = 選べる
arctic-rule-empty_unrest-forbidden = 選べない
arctic-rule-idle_conflict = 状況の変わらない紛争の開始・終了
arctic-rule-idle_conflict-allowed = できる
arctic-rule-idle_conflict-forbidden = できない
arctic-rule-placement = 最初のロビイストの配置
arctic-rule-placement-basic = 基本ルール
arctic-rule-placement-advanced = 上級ルール
arctic-rule-beginner = 1ターン目に中国を省く（初心者向け）
arctic-rule-beginner-no = いいえ
arctic-rule-beginner-yes = はい
arctic-rule-start_player = スタートプレイヤー
arctic-rule-start_player-random = ランダム
arctic-rule-start_player-first_seat = 最初の席

# ブラウザーの盤

arctic-face-control = 支配国
arctic-face-nobody = なし
arctic-face-ships = 船
arctic-face-facility = 採掘施設
arctic-face-legal = 合法
arctic-face-illegal = 非合法
arctic-face-protector = 保護しているロビイスト
arctic-face-harbour = 船を建造する国
arctic-face-neighbours = 隣接する区域
arctic-face-cost = 環ごとの建設コスト
arctic-face-new = 前回の手番からの変化
arctic-face-turn = ターン
arctic-face-phase = フェイズ
arctic-face-end = ゲーム終了
arctic-face-acts = 行動中
arctic-face-next = 次に行動
arctic-face-council = 北極評議会
arctic-face-majority = 成立に必要な票
arctic-face-votes = 票
arctic-face-in-force = 適用中
arctic-face-accession = ノルウェーのEU加盟
arctic-face-pay = 支払う
arctic-face-receive = 受け取る
arctic-face-free = 無料
arctic-face-start = スタートプレイヤー
arctic-face-asked = 選択する番
arctic-face-worth = ゲーム終了時の得点
arctic-face-more-choices = その他の選択肢

# できない理由

arctic-why-influence_taken = { $country }の{ $influence }には{ $seat }のロビイストがいます。
arctic-why-norway_has_joined = ノルウェーはEUに加盟済みです。
arctic-why-three_spaces = { $country }の影響力スペースは3つだけです。
arctic-why-no_fourth_space = EUの4つ目のスペースは、ノルウェーが加盟するまで使えません。
arctic-why-no_such_space = このプレイヤー人数では、その投資スペースはありません。
arctic-why-space_taken = そこには{ $seat }のロビイストがいます。
arctic-why-too_dear = 費用は{ $price }ドルですが、手持ちは{ $money }ドルです。
arctic-why-other_yellow = もう一方の黄スペースにすでにあなたのロビイストがいます。
arctic-why-no_ships = { $country }の船はボード上にありません。
arctic-why-cannot_build = { $country }のアクションであなたが費用を払って建設できる区域がありません。
arctic-why-action_taken = { $country }の「{ $action }」は、このターンすでに{ $seat }が使っています。
arctic-why-no_ship_to_build = { $country }は船を建造できません。建造数の上限、国庫、残りの船のどれかが足りません。
arctic-why-no_conflict_with_itself = { $country }は自国との紛争を始められません。
arctic-why-conflict_stands = { $country }はすでに{ $with }との紛争を始めています。
arctic-why-no_conflict = { $country }が始めた紛争はありません。
arctic-why-votes_so_already = { $country }はすでに「{ $law }」を支持しています。
arctic-why-not_norway = EU加盟を支持できるのはノルウェーの外交だけです。
arctic-why-support_is_full = 加盟支持のスペースは2つとも埋まっています。
arctic-why-no_self_slander = 自分自身は中傷できません。
arctic-why-no_points_to_lose = { $seat }には失う得点がありません。
arctic-why-nobody_sits_there = その席には誰もいません。
arctic-why-no_harbour = そこには{ $country }の船シンボルがありません。
arctic-why-no_ship_there = そこに{ $country }の船はありません。
arctic-why-all_have_moved = そこにいる{ $country }の船は、すべて移動または攻撃を済ませています。
arctic-why-none_has_raided = そこには、移動前に採掘施設を破壊した{ $country }の船はありません。
arctic-why-move_first = 少なくとも1隻は移動か攻撃をしなければなりません。
arctic-why-not_adjacent = { $region }に隣接していません。
arctic-why-all_have_attacked = そこにいる{ $country }の船は、すべて攻撃を済ませています。
arctic-why-at_peace = { $country }と{ $with }は紛争中ではありません。
arctic-why-nothing_to_raid = そこに採掘施設はありません。
arctic-why-is_protected = その採掘施設は{ $seat }のロビイストが保護しています。
arctic-why-own_control = その区域は{ $country }自身が支配しています。
arctic-why-defended_by_ships = その区域を支配する{ $country }の船がいます。
arctic-why-too_few_raiders = 攻撃できる船の数が、そこの防御力を上回っていません。
arctic-why-other_share = 移動前にその数の船で攻撃することはできません。
arctic-why-not_at_pole = 北極点には建設できません。
arctic-why-no_deposit = そこに堆積地はありません。
arctic-why-built_up = そこには{ $seat }の採掘施設があります。
arctic-why-no_ship_to_claim = その区域はどの国も支配しておらず、{ $country }の船もありません。
arctic-why-foreign_control = その区域は{ $country }が支配しています。
arctic-why-china_only_at_sea = 中国が建設できるのは海域だけです。
arctic-why-no_tiles = 採掘施設タイルが残っていません。
arctic-why-may_not_stay = { $influence }のロビイストはそこに残れません。
arctic-why-not_from_there = { $influence }のロビイストは移れません。
arctic-why-second_space_taken = 影響力スペース2には{ $seat }のロビイストがいます。
arctic-why-other_subsidy = 回収で受け取るのは、助成金の全額か0ドルかのどちらかです。
arctic-why-nothing_to_protect = そこに採掘施設はありません。
arctic-why-not_so_many = あなたが持っているのは{ $count }個です。
arctic-why-nothing_to_stop = { $country }には、生産が止まる採掘施設がありません。
arctic-why-changes_nothing = 何も変わりません。
