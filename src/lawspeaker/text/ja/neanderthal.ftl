# ネアンデルタール

neanderthal-title = ネアンデルタール

## 名前

# 種族

neanderthal-tribe-archaic = アルカイック人
neanderthal-tribe-neanderthal = ネアンデルタール人
neanderthal-tribe-cro_magnon = クロマニヨン人

# ヨーロッパ

neanderthal-row-north = 北部ヨーロッパ
neanderthal-row-south = 南部ヨーロッパ
neanderthal-slot-north_1 = 北列の1番目
neanderthal-slot-north_2 = 北列の2番目
neanderthal-slot-north_3 = 北列の3番目
neanderthal-slot-north_4 = 北列の4番目
neanderthal-slot-north_5 = 北列の5番目
neanderthal-slot-north_6 = 北列の6番目
neanderthal-slot-south_1 = 南列の1番目
neanderthal-slot-south_2 = 南列の2番目
neanderthal-slot-south_3 = 南列の3番目
neanderthal-slot-south_4 = 南列の4番目
neanderthal-slot-south_5 = 南列の5番目
neanderthal-slot-south_6 = 南列の6番目
neanderthal-slot-1_1 = 第1段の1番目
neanderthal-slot-1_2 = 第1段の2番目
neanderthal-slot-1_3 = 第1段の3番目
neanderthal-slot-1_4 = 第1段の4番目
neanderthal-slot-1_5 = 第1段の5番目
neanderthal-slot-2_1 = 第2段の1番目
neanderthal-slot-2_2 = 第2段の2番目
neanderthal-slot-2_3 = 第2段の3番目
neanderthal-slot-2_4 = 第2段の4番目
neanderthal-slot-2_5 = 第2段の5番目
neanderthal-slot-3_1 = 第3段の1番目
neanderthal-slot-3_2 = 第3段の2番目
neanderthal-slot-3_3 = 第3段の3番目
neanderthal-slot-3_4 = 第3段の4番目
neanderthal-slot-3_5 = 第3段の5番目
neanderthal-slot-4_1 = 第4段の1番目
neanderthal-slot-4_2 = 第4段の2番目
neanderthal-slot-4_3 = 第4段の3番目
neanderthal-slot-4_4 = 第4段の4番目
neanderthal-slot-4_5 = 第4段の5番目
neanderthal-cover-open = 表向き
neanderthal-cover-ice = 氷床
neanderthal-cover-unexplored = 未探検

# 狩猟の種類

neanderthal-type-big = 大物狩り
neanderthal-type-small = 罠猟
neanderthal-type-club = 棍棒

# ディスクとポータル

neanderthal-disk-orange = オレンジ
neanderthal-disk-white = 白
neanderthal-disk-black = 黒
neanderthal-portal-venus_orange = ビーナス（オレンジ）
neanderthal-portal-venus_black = ビーナス（黒）
neanderthal-portal-shaman_orange = シャーマン（オレンジ）
neanderthal-portal-shaman_white = シャーマン（白）
neanderthal-portal-bison_black = バイソン（黒）
neanderthal-portal-bison_white = バイソン（白）

# セクシャリティと、その2面で呼ぶカード

neanderthal-sexuality-promiscuous = 乱婚
neanderthal-sexuality-pair_bonding = 一夫一妻
neanderthal-sexuality-harem = ハーレム独占
neanderthal-sexuality_card-selfish_gene = 乱婚か一夫一妻
neanderthal-sexuality_card-family_values = ハーレム独占か一夫一妻
neanderthal-sexuality_card-big_man = ハーレム独占か乱婚

# イベントアイコン

neanderthal-icon-cooling = 地球寒冷化
neanderthal-icon-warming = 地球温暖化
neanderthal-icon-wurm = ヴュルム氷期
neanderthal-icon-die_off = エルダーの死
neanderthal-icon-chaos = 混沌
neanderthal-icon-wanderlust = 放浪
neanderthal-icon-blizzard = ブリザード

# ランク

neanderthal-rank-1 = ランク1（首長）
neanderthal-rank-2 = ランク2（シャーマン）
neanderthal-rank-3 = ランク3（燧石師）
neanderthal-rank-4 = ランク4（戦士）
neanderthal-rank-5 = ランク5（罠師）
neanderthal-rank-6 = ランク6（着火者）
neanderthal-spot = { $tribe }の{ $rank }

# バイオーム。発明はタブローでの名前も

neanderthal-card-woolly_mammoth = ケナガマンモス
neanderthal-card-woolly_rhinoceros = ケサイ
neanderthal-card-irish_elk = オオツノジカ
neanderthal-card-steppe_bison = ステップバイソン
neanderthal-card-caribou = カリブー
neanderthal-card-musk_ox = ジャコウウシ
neanderthal-card-saiga_antelope = サイガ
neanderthal-card-european_cave_lion = ホラアナライオン
neanderthal-card-tyrant_sea_bear = 大海熊
neanderthal-card-cave_bear = ホラアナグマ
neanderthal-card-willow_ptarmigan = カラフトライチョウ
neanderthal-card-mountain_hare = ユキウサギ
neanderthal-card-sabertooth_salmon = サーベルトゥースサーモン
neanderthal-card-flint_mine_14 = 燧石鉱床（有舌尖頭器）
neanderthal-card-carcass_15 = 屠体（骨製投槍器）
neanderthal-card-flint_mine_16 = 燧石鉱床（簗漁）
neanderthal-card-carcass_17 = 屠体（布仕立て）
neanderthal-card-great_auk = オオウミガラス
neanderthal-card-elephant = ゾウ
neanderthal-card-horse = ウマ
neanderthal-card-aurochs = オーロックス
neanderthal-card-european_ass = ヨーロッパノロバ
neanderthal-card-narrow_nosed_rhinoceros = ステップサイ
neanderthal-card-ibex = アイベックス
neanderthal-card-wild_boar = イノシシ
neanderthal-card-red_deer = アカシカ
neanderthal-card-gray_wolves = ハイイロオオカミ
neanderthal-card-scimitar_cat = シミターキャット
neanderthal-card-cave_hyena = ホラアナハイエナ
neanderthal-card-rabbits = ウサギ
neanderthal-card-honey_bee = ミツバチ
neanderthal-card-pond_turtle = ヌマガメ
neanderthal-card-string_winding = 縄綯い（縄罠）
neanderthal-card-flint_mine_34 = 燧石鉱床（手斧片）
neanderthal-card-chamois = シャモア
neanderthal-card-giant_beaver = ジャイアントビーバー

# 娘

neanderthal-card-fashion_woman = ファッションの女
neanderthal-card-grieving_woman = 哀傷の女
neanderthal-card-swearing_woman = 悪態の女
neanderthal-card-paintress = 絵描き
neanderthal-card-scavenger_woman = ゴミ漁りの女
neanderthal-card-laughing_woman = 陽気な女
neanderthal-card-totem_woman = トーテムの女
neanderthal-card-weather_whisperer = 天の語り手
neanderthal-card-caring_woman = 思いやりの女
neanderthal-card-walkabout_woman = 放浪生活の女
neanderthal-card-telling_mother = 語り聞かせる母
neanderthal-card-vigilant_woman = 用心深い女
neanderthal-card-basket_weaver = 籠編み
neanderthal-card-piper = 笛吹き
neanderthal-card-a_woman_with_a_name = 名前を持つ女
neanderthal-card-singing_woman = 歌い手
neanderthal-card-matriarch = 女族長
neanderthal-card-cobbler_woman = 靴作りの女
neanderthal-card-housewife = 主婦
neanderthal-card-generous_woman = 寛大な女
neanderthal-card-scheherazade = シェヘラザード

# 駒の置き場所と、カードに置かれたディスク

neanderthal-place-dead = デッドパイル
neanderthal-place-unassigned = 未割当
neanderthal-place-guests_of_archaic = アルカイック人のもとの放浪者
neanderthal-place-guests_of_neanderthal = ネアンデルタール人のもとの放浪者
neanderthal-place-guests_of_cro_magnon = クロマニヨン人のもとの放浪者
neanderthal-place = { $wife }の婿
neanderthal-dedicated = { $holder }（{ $disk }）

## 準備と、いつでも起こりうること

# 多くの質問に共通する選択肢

neanderthal-option-done = 終える
neanderthal-option-decline = 見送る
neanderthal-option-number = { $count }人
    .who_is_born = アルファを含めない
    .who_rises = ほかの部族民
    .groom = ほかの部族民
    .who_pairs = 部族民1人
    .more_events = { $count }枚
neanderthal-option-alpha_among = { $count ->
    [1] アルファ1人
   *[other] アルファを含む{ $count }人
}

# 準備と終了

neanderthal-seat-0 = プレイヤー1
neanderthal-seat-1 = プレイヤー2
neanderthal-seat-2 = プレイヤー3
neanderthal-ask-choose_sexuality = セクシャリティを選んでください：{ $sexuality_card }。
neanderthal-option-live = { $sexuality }にする
neanderthal-record-plays = { $seat }の種族：{ $tribe }。
neanderthal-record-lives = { $tribe }のセクシャリティは{ $sexuality }です。
neanderthal-record-turn_begins = 第{ $count }ターン：{ $event }。
neanderthal-record-game_ends = ゲームは第{ $count }ターンで終了しました。

# 手札とディスク

neanderthal-ask-discard_down = 手札が多すぎます。{ $count }枚捨ててください。
neanderthal-ask-free_disk = どの{ $disk }のディスクを解放しますか？
neanderthal-ask-pay_disk = どのディスクで支払いますか？残り{ $count }枚。
neanderthal-ask-change_sexuality = 現在のセクシャリティは{ $sexuality }です。カードを裏返しますか？
neanderthal-option-discard = 捨てる：{ $card }
neanderthal-option-free = 解放：{ $dedicated }
neanderthal-option-pay = { $disk }
neanderthal-record-discarded = { $tribe }は{ $card }を捨てました。
neanderthal-record-disk_freed = { $tribe }は{ $disk }ディスク1枚を解放しました：{ $dedicated }。
neanderthal-record-disk_bound = { $tribe }は{ $disk }ディスク1枚を置きました：{ $dedicated }。
neanderthal-record-matured = 成熟しました：{ $dedicated }。

# アルファ、損失、誕生

neanderthal-ask-who_is_lost = 誰を失いますか？{ $count ->
    [0] これ以上失う必要はありません。
   *[other] 必要な損失は残り{ $count }人です。
}
neanderthal-ask-who_dies = { $place }で{ $count }人が死にます。アルファを含めますか？
neanderthal-option-swap_alpha = アルファを未割当の部族民と交換する
neanderthal-option-lose = { $tribe }1人
neanderthal-option-lose_alpha = アルファ
neanderthal-option-spare_alpha = アルファは生きる
neanderthal-record-alpha_swapped = { $tribe }のアルファが部族民と入れ替わりました。
neanderthal-record-died = { $tribe }は{ $count }人を失いました：{ $place }。
neanderthal-record-alpha_died = { $tribe }のアルファが死にました。
neanderthal-record-born = { $tribe }に赤子が{ $count }人生まれました。
neanderthal-record-alpha_born = { $tribe }のアルファが再び生まれました。
neanderthal-record-elder_lost = { $tribe }はエルダーを失いました：{ $spot }。
neanderthal-record-card_lost = { $tribe }はカードを失いました：{ $card }。
neanderthal-record-husband_returned = { $card }の婿（{ $tribe }）が戻りました。

# 取り決め

neanderthal-rule-tribe_1 = 1番目の席の種族
neanderthal-rule-tribe_1-random = ランダム
neanderthal-rule-tribe_1-archaic = アルカイック人
neanderthal-rule-tribe_1-neanderthal = ネアンデルタール人
neanderthal-rule-tribe_1-cro_magnon = クロマニヨン人
neanderthal-rule-tribe_2 = 2番目の席の種族
neanderthal-rule-tribe_2-random = ランダム
neanderthal-rule-tribe_2-archaic = アルカイック人
neanderthal-rule-tribe_2-neanderthal = ネアンデルタール人
neanderthal-rule-tribe_2-cro_magnon = クロマニヨン人
neanderthal-rule-tribe_3 = 3番目の席の種族
neanderthal-rule-tribe_3-random = ランダム
neanderthal-rule-tribe_3-archaic = アルカイック人
neanderthal-rule-tribe_3-neanderthal = ネアンデルタール人
neanderthal-rule-tribe_3-cro_magnon = クロマニヨン人
neanderthal-rule-edition = 版
neanderthal-rule-edition-2 = 第2版
neanderthal-rule-edition-1 = 第1版
neanderthal-rule-variant = ゲーム
neanderthal-rule-variant-standard = 通常
neanderthal-rule-variant-single = 単一種族（1人用）
neanderthal-rule-variant-alien = 異星人の干渉（1人用）
neanderthal-rule-variant-brink = 瀬戸際（協力）
neanderthal-rule-variant-hominids = ヒト科
neanderthal-rule-variant-giant_wurm = ヴュルム大氷期
neanderthal-rule-alpha_swap = 死んだアルファの交換
neanderthal-rule-alpha_swap-elder = ランク3、4、5のエルダーがいるときだけ
neanderthal-rule-alpha_swap-always = いつでもできる
neanderthal-rule-two_player_portals = 2人プレイで部族社会に移るポータル数
neanderthal-rule-two_player_portals-all = 6枚すべて
neanderthal-rule-two_player_portals-five = 5枚

## イベントと文化オークション

# ターンの開始

neanderthal-ask-council_of_war = 戦評定：このターンの{ $count }番手は誰ですか？
neanderthal-option-appoint = { $tribe }
neanderthal-record-first_player = このターンの第1プレイヤーは{ $tribe }です。
neanderthal-record-appointed = { $tribe }はこのターンの{ $count }番手になりました。
neanderthal-record-icon = { $icon }

# 気候

neanderthal-ask-which_gap = カードをどの隙間に置きますか？
neanderthal-option-into = { $slot }
neanderthal-record-ice_came = { $slot }が氷床に覆われました。
neanderthal-record-ice_moved = 氷床が{ $slot }から{ $target }へ動きました。
neanderthal-record-moved = { $card }は{ $slot }へ移りました。
neanderthal-record-removed = { $card }はゲームから除かれました。
neanderthal-record-came = { $card }が{ $slot }に現れました。
neanderthal-record-melted = { $slot }の氷床が溶けました：{ $card }。
neanderthal-record-lasts_longer = ゲームは1ターン長くなります。

# エルダーの死と混沌

neanderthal-ask-which_elder = どのエルダーを失いますか？
neanderthal-ask-before_die_off = エルダーの死：ダイスを振る前にアルファを交換しますか？
neanderthal-option-lose_elder = { $rank }のエルダー
neanderthal-record-die_off_roll = { $tribe }のダイスが示したのは{ $rank }です。
neanderthal-record-elder_endures = エルダーは生き延びました：{ $spot }。
neanderthal-record-chaos_spares = { $tribe }は混沌を免れました。

# ブリザード

neanderthal-ask-who_helps = ブリザードの間、どの娘を部族民として数えますか？
neanderthal-ask-who_is_left = ブリザードで失う被扶養者を選んでください。扶養できないのは残り{ $count }です。
neanderthal-option-help = { $card }
neanderthal-option-lose_card = { $card }
neanderthal-record-helps = { $card }は{ $tribe }の部族民として数えられます。

# 放浪

neanderthal-ask-where_to_wander = 放浪者を誰のもとへ送りますか？残り{ $count }人。
neanderthal-option-visit = { $tribe }
neanderthal-record-wandered = { $tribe }の放浪者が{ $host }に加わりました。

# オークション

neanderthal-ask-bid = { $card }のオークションです。ディスクを何枚入札しますか？最低{ $count }枚。
neanderthal-option-bid = { $count }枚入札する
neanderthal-record-bids = { $tribe }はディスク{ $count }枚を入札しました。
neanderthal-record-won = { $tribe }は{ $card }をディスク{ $count }枚で獲得しました。
neanderthal-record-nobody_bids = { $card }には誰も入札しませんでした。

# イベントについての取り決め

neanderthal-rule-council = 戦評定
neanderthal-rule-council-others = 他の種族だけを指名する
neanderthal-rule-council-any = 手番順をすべて決める
neanderthal-rule-empty_deck = 山札が尽きたときの補充と気候変動
neanderthal-rule-empty_deck-other = もう一方の山札から引く
neanderthal-rule-empty_deck-nothing = カードは引かない
neanderthal-rule-climate_gaps = 氷床と隙間しかない列の気候変動
neanderthal-rule-climate_gaps-stay = 隙間は残る
neanderthal-rule-climate_gaps-filled = 隙間を埋める
neanderthal-rule-gap_choice = 複数ある隙間の選び方
neanderthal-rule-gap_choice-first_player = 第1プレイヤーが選ぶ
neanderthal-rule-gap_choice-leftmost = いちばん左の隙間
neanderthal-rule-wanderlust = 放浪で数える損失
neanderthal-rule-wanderlust-unassigned = 未割当の部族民
neanderthal-rule-wanderlust-elders = エルダーも数える
neanderthal-rule-half_bid = 半分に数えるディスクの最低入札
neanderthal-rule-half_bid-one = 1枚
neanderthal-rule-half_bid-two = 2枚
neanderthal-rule-generous_woman = 寛大な女
neanderthal-rule-generous_woman-as_vocal = 部族社会でも発声面として入札する
neanderthal-rule-generous_woman-as_tribal = 発声面でも部族社会として入札する
neanderthal-rule-walkabout = ブリザードでの放浪生活の女
neanderthal-rule-walkabout-any = どの娘でも部族民として数えられる
neanderthal-rule-walkabout-dependent = 被扶養者の娘だけを部族民として数えられる
neanderthal-rule-no_losses = 混沌で誰も失わなかったときの放浪
neanderthal-rule-no_losses-nobody = 誰も放浪しない
neanderthal-rule-no_losses-first = 手番順の最初の種族が放浪者を送る

## 割り当て

neanderthal-ask-assign_hunters = 部族民を割り当ててください。未割当は{ $count }人です。
neanderthal-ask-how_many = { $card }に何人送りますか？
neanderthal-ask-who_is_born = 赤子にアルファを含めますか？
neanderthal-ask-who_rises = { $rank }に昇格させるのは、ほかの部族民ですか、アルファですか？
neanderthal-ask-which_wife = { $card }の婿をどの娘へ移しますか？
neanderthal-ask-answer_suitors = あなたの娘が求婚されています。婿を移しますか？
neanderthal-ask-take_back = フェイズが終わります。誰かを未割当に戻しますか？
neanderthal-ask-how_many_back = { $card }から何人戻しますか？
neanderthal-option-send = 送る：{ $card }
neanderthal-option-send_guest = { $tribe }の放浪者を送る：{ $card }
neanderthal-option-promote = 昇格：{ $rank }
neanderthal-option-recall = 呼び戻す：{ $place }
neanderthal-option-leave_wife = { $card }の婿を移す
neanderthal-option-take_wife = { $card }
neanderthal-option-take_back = 戻す：{ $card }
neanderthal-option-take_back_guest = { $tribe }の放浪者を戻す：{ $card }
neanderthal-record-sent_to_hunt = { $tribe }はハンター{ $count }人を{ $card }に送りました。
neanderthal-record-sent_to_court = { $tribe }は求婚者を{ $card }に送りました。
neanderthal-record-alpha_sent = 送られた者には{ $tribe }のアルファが含まれます：{ $card }。
neanderthal-record-guest_sent = { $tribe }は{ $guest }の放浪者を{ $card }に送りました。
neanderthal-record-guest_taken_back = { $tribe }は{ $guest }の放浪者を{ $card }から戻しました。
neanderthal-record-guests_left = シャペロンを失い、{ $tribe }の放浪者は{ $card }から戻りました。
neanderthal-record-acculturated = { $tribe }は{ $card }から自色の放浪者{ $count }人を取り戻しました。
neanderthal-record-promoted = { $tribe }は部族民1人を昇格させました：{ $spot }。
neanderthal-record-recalled = { $tribe }はエルダーを呼び戻しました：{ $spot }。
neanderthal-record-remarried = { $tribe }は婿を{ $card }から{ $new }へ移しました。

# 割り当てについての取り決め

neanderthal-rule-second_thoughts = 割り当てた部族民を戻すこと
neanderthal-rule-second_thoughts-stay = できない
neanderthal-rule-second_thoughts-end = フェイズの終了時にできる
neanderthal-rule-sultan = ハーレム独占が婿を移せる時機
neanderthal-rule-sultan-answer = 自分の手番と、求婚を受けたとき
neanderthal-rule-sultan-part = 自分の手番だけ
neanderthal-rule-promotion_portals = 同じターンの複数の昇格とポータル
neanderthal-rule-promotion_portals-shared = 同じポータルを共用できる
neanderthal-rule-promotion_portals-distinct = 昇格ごとに別のポータルが必要
neanderthal-rule-fashion_woman = ファッションの女
neanderthal-rule-fashion_woman-end = フェイズの終了時に取り戻す
neanderthal-rule-fashion_woman-part = ハンターを送ったときすぐ取り戻す
neanderthal-rule-chaperones = シャペロンを失った放浪者
neanderthal-rule-chaperones-always = 戻る
neanderthal-rule-chaperones-assigned = 狩猟を続ける
neanderthal-rule-guest_suitors = 求婚者としての放浪者
neanderthal-rule-guest_suitors-never = 送れない
neanderthal-rule-guest_suitors-may = 送れる

## 交渉と攻撃

neanderthal-ask-who_speaks = ここで種族が出会いました。次に提案するのは誰ですか？
neanderthal-ask-deal_with = 誰と取引しますか？このターンはあと{ $count }回提案できます。
neanderthal-ask-offer = { $tribe }への提案：条件を加えるか、提示するか、取り下げてください。今の条件は{ $count }件です。
neanderthal-ask-agree = { $tribe }が{ $partner }に{ $count }件の条件で取引を提案しました。同意しますか？
neanderthal-ask-groom = { $card }と結婚するのは、ほかの部族民ですか、アルファですか？
neanderthal-option-let_speak = { $tribe }
neanderthal-option-deal_with = { $tribe }と取引する
neanderthal-option-propose = この内容で提案する
neanderthal-option-drop = 提案を取り下げる
neanderthal-option-agree = 同意する
neanderthal-option-refuse = 断る
neanderthal-option-give_card = こちらが{ $card }を渡す
neanderthal-option-ask_card = そちらが{ $card }を渡す
neanderthal-option-leave = こちらがカードから退去する
neanderthal-option-ask_leave = そちらがカードから退去する
neanderthal-option-marry = ハンター1人が{ $card }と結婚する
neanderthal-option-divorce = { $card }の婿が離縁する
neanderthal-record-meet = { $card }で種族が出会いました。
neanderthal-record-offered = { $tribe }から{ $partner }へ：「{ $option }」
neanderthal-record-agreed = { $tribe }は同意しました。
neanderthal-record-refused = { $tribe }は断りました。
neanderthal-record-deal_made = { $tribe }と{ $partner }の取引が成立しました。
neanderthal-record-card_given = { $tribe }は{ $partner }に{ $card }を渡しました。
neanderthal-record-left = { $tribe }は{ $card }から平和裏に退去しました。
neanderthal-record-married = { $tribe }のハンターが{ $card }と結婚しました。

# 攻撃

neanderthal-ask-attack_first = { $card }で先に攻撃しますか？
neanderthal-ask-attack = { $card }にいるほかの種族を攻撃しますか？
neanderthal-ask-who_is_hit = ヒットを誰に与えますか？残り{ $count }。
neanderthal-option-attack = 攻撃する
neanderthal-option-hit = { $tribe }
neanderthal-option-lose_husband = 婿
neanderthal-record-attacks_first = { $tribe }が{ $card }で先に攻撃します。
neanderthal-record-stands_down = { $tribe }は{ $card }で攻撃しません。
neanderthal-record-attacked = { $tribe }の攻撃：{ $hits }ヒット。

# 交渉と攻撃についての取り決め

neanderthal-rule-offers = 各種族がターンごとにできる提案
neanderthal-rule-offers-4 = 4回
neanderthal-rule-offers-1 = 1回
neanderthal-rule-offers-12 = 12回
neanderthal-rule-proposals = 提案できる種族
neanderthal-rule-proposals-chief = 首長のいる種族
neanderthal-rule-proposals-tribal = どちらかに首長がいれば、部族社会のすべての種族
neanderthal-rule-deals = 取引
neanderthal-rule-deals-leaving = 誰かの退去、結婚、離縁を含む
neanderthal-rule-deals-any = カードだけでも交換できる
neanderthal-rule-trophy_deals = トロフィーの取引
neanderthal-rule-trophy_deals-kept = できない
neanderthal-rule-trophy_deals-traded = できる
neanderthal-rule-jealousy = 婿と求婚者
neanderthal-rule-jealousy-must = 必ず攻撃し合う
neanderthal-rule-jealousy-may = 攻撃しなくてもよい
neanderthal-rule-war_party = 戦士団
neanderthal-rule-war_party-alpha = アルファのいる集団
neanderthal-rule-war_party-warrior = 戦士のいる種族のすべての集団
neanderthal-rule-attack_time = 攻撃の時期
neanderthal-rule-attack_time-end = すべての交渉が終わってから
neanderthal-rule-attack_time-card = 各カードの交渉が終わるたびに

## 採集と狩猟

# 採集

neanderthal-record-gathered = { $tribe }は{ $card }で採集しました。

# ロール

neanderthal-ask-next_hunt = 次に判定するカードはどれですか？
neanderthal-ask-hunt_first = { $card }でほかの種族より先に狩猟しますか？
neanderthal-ask-before_roll = { $card }：アルファを含む{ $count }人で狩猟します。アルファを1の目としますか、ロールしますか？
neanderthal-option-hunt = { $card }
neanderthal-option-go_first = 先に行う
neanderthal-option-wait = 順番を待つ
neanderthal-option-alpha_counts = アルファを1の目とする
neanderthal-option-roll = アルファもロールする
neanderthal-dice = { $ones ->
    [0] { "" }
   *[other] { " " }⚀×{ $ones }
}{ $twos ->
    [0] { "" }
   *[other] { " " }⚁×{ $twos }
}{ $threes ->
    [0] { "" }
   *[other] { " " }⚂×{ $threes }
}{ $fours ->
    [0] { "" }
   *[other] { " " }⚃×{ $fours }
}{ $fives ->
    [0] { "" }
   *[other] { " " }⚄×{ $fives }
}{ $sixes ->
    [0] { "" }
   *[other] { " " }⚅×{ $sixes }
}
neanderthal-record-now_hunted = 判定：{ $card }。
neanderthal-record-alpha_counts = { $tribe }のアルファはロールせずに{ $face }の目となります。
neanderthal-record-rolled = { $tribe }のロール（{ $place }）：{ neanderthal-dice }
neanderthal-record-dice_changed = { $tribe }のダイスは1の目に変わり、今は：{ neanderthal-dice }
neanderthal-record-hunt_succeeded = { $tribe }は{ $hits }ヒットで狩猟に成功しました：{ $card }。
neanderthal-record-hunt_failed = { $tribe }は{ $hits }ヒットで狩猟に失敗しました：{ $card }。
neanderthal-record-beaten = 他の種族が先に成功したため、{ $tribe }はロールしません：{ $card }。
neanderthal-record-card_gone = カードがなくなったため、{ $tribe }はロールしません：{ $card }。
neanderthal-record-returned = { $tribe }の{ $count }人が帰還しました：{ $place }。

# トロフィーと手札

neanderthal-ask-take_trophy = { $card }をトロフィーとして獲得しますか？
neanderthal-ask-take_to_hand = { $card }を手札に加えますか？
neanderthal-ask-hunt_instead = 代わりに{ $card }が置かれました。ハンターにこれを狩猟させますか？
neanderthal-option-take = 獲得する：{ $card }
neanderthal-option-go_home = 帰還する
neanderthal-record-trophy_taken = { $tribe }はトロフィーを獲得しました：{ $card }。
neanderthal-record-taken_to_hand = { $tribe }は手札にカードを加えました：{ $card }。
neanderthal-record-replaced = { $card }は{ $new }に置き換えられました。

# 捕食獣

neanderthal-ask-meet_predator = 捕食獣の{ $card }が狩猟に気づきました。ハンターは立ち向かいますか？
neanderthal-record-predator_comes = { $card }が{ $tribe }のハンター{ $count }人を襲います。
neanderthal-record-prey_lost = { $tribe }は{ $predator }に獲物を横取りされました：{ $card }。
neanderthal-record-card_let_go = { $tribe }のハンターは全滅し、{ $card }を手札に残せません。

# 狩猟についての取り決め

neanderthal-rule-mixed_party = 放浪者を含む集団の死者
neanderthal-rule-mixed_party-host = 受け入れている種族が選ぶ
neanderthal-rule-mixed_party-dice = ダイスごとにハンターが決まっている
neanderthal-rule-returned_prey = 獲物が元の場所に戻るとき、代わりに置かれていたカード
neanderthal-rule-returned_prey-deck = 山札の上に戻る
neanderthal-rule-returned_prey-removed = ゲームから除かれる
neanderthal-rule-tamed_predator = 捕食獣が手札に取られたとき、ほかの種族の獲物
neanderthal-rule-tamed_predator-safe = 失われない
neanderthal-rule-tamed_predator-robs = 失われる
neanderthal-rule-new_predator = 新たに現れた捕食獣
neanderthal-rule-new_predator-hunted = すぐに狩猟できる
neanderthal-rule-new_predator-spared = まだ狩猟できない
neanderthal-rule-lost_captors = 手札に取った後、トロフィーとなった捕食獣の前でハンターが全滅したときのカード
neanderthal-rule-lost_captors-lost = 失われる
neanderthal-rule-lost_captors-kept = 手札に残る
neanderthal-rule-reborn_alpha = 死亡しているアルファと赤子
neanderthal-rule-reborn_alpha-first = アルファが最初の赤子になる
neanderthal-rule-reborn_alpha-chosen = プレイヤーが決める
neanderthal-rule-second_predator = 2頭の捕食獣の2頭目に向かうのは
neanderthal-rule-second_predator-came = 獲物を得て来た者
neanderthal-rule-second_predator-together = 1頭目の前にいる全員

## 求婚

neanderthal-ask-who_courts = 同じ語彙数の求婚者が{ $card }に求婚しています。次は誰ですか？
neanderthal-ask-will_court = あなたの求婚者は{ $card }に求婚しますか？
neanderthal-option-let_court = { $tribe }
neanderthal-option-court = 求婚する
neanderthal-record-courted = { $tribe }の求婚者が{ $card }に求婚しました：出目{ $face }。
neanderthal-record-courtship_succeeded = { $tribe }の求婚は成功しました：{ $card }。
neanderthal-record-courtship_failed = { $tribe }の求婚は失敗しました：{ $card }。
neanderthal-record-no_husband = { $tribe }の求婚者は{ $card }の婿になりませんでした。
neanderthal-record-begot = { $tribe }の求婚者が{ $host }に放浪者を残しました。

# 求婚についての取り決め

neanderthal-rule-courtship = 求婚者
neanderthal-rule-courtship-must = 必ず求婚する
neanderthal-rule-courtship-may = ロールせずに戻れる
neanderthal-rule-immature_daughter = 未熟な娘への求婚者
neanderthal-rule-immature_daughter-home = ロールせずに戻る
neanderthal-rule-immature_daughter-roll = ロールし、6の目で死ぬ
neanderthal-rule-unpaid_husband = 既婚の自種族の娘への求婚に成功したが、オレンジのディスクがないか乱婚であるとき
neanderthal-rule-unpaid_husband-old_leaves = 元の婿は去る
neanderthal-rule-unpaid_husband-old_stays = 元の婿が残る
neanderthal-rule-promiscuous_child = 乱婚の求婚者が残す放浪者
neanderthal-rule-promiscuous_child-replaces = 部族民1人と置き換わる
neanderthal-rule-promiscuous_child-added = 新たに加わる
neanderthal-rule-evicted_alpha = 他種族の娘の婿の座を追われたアルファ
neanderthal-rule-evicted_alpha-home = 自種族に戻る
neanderthal-rule-evicted_alpha-dead = 死に、別の部族民が放浪者になる
neanderthal-rule-replaced_tribesman = 乱婚の求婚者の放浪者が置き換えるのは
neanderthal-rule-replaced_tribesman-anybody = 未割当の誰でも
neanderthal-rule-replaced_tribesman-own = 父親の色の部族民かアルファ
neanderthal-rule-replaced_tribesman-tribesman = 父親の色の部族民だけ
neanderthal-rule-last_tribesman = 放浪者に置き換えられる種族の最後の駒
neanderthal-rule-last_tribesman-replaced = 置き換えられる
neanderthal-rule-last_tribesman-spared = 残る

## 家畜とアクション

neanderthal-ask-milk = { $card }で赤子{ $count }人を得られます。受け取りますか？
neanderthal-ask-action = 種族のアクションを選んでください。残り{ $count }回。
neanderthal-option-milk = 赤子を得る
neanderthal-option-lay_portal = ポータルを開く：{ $portal }
neanderthal-option-turn_tribal = 女族長により部族社会に移る
neanderthal-option-lay_out = 配置する：{ $card }
neanderthal-record-milked = { $card }が{ $tribe }を養いました。
neanderthal-record-portal_laid = { $tribe }がポータルを開きました：{ $portal }。
neanderthal-record-converted = { $tribe }は部族社会に移りました。
neanderthal-record-domesticated = { $tribe }は{ $card }を家畜化しました。
neanderthal-record-tool_made = { $tribe }は道具を作りました：{ $card }。

# ゲームの終了

neanderthal-ask-before_end = ゲームはここで終わります。その前にアルファを交換しますか？
neanderthal-record-scored_people = { $tribe }：部族民で{ $count }点。
neanderthal-record-scored_cards = { $tribe }：カードで{ $count }点。
neanderthal-record-scored_words = { $tribe }：語彙で{ $count }点。
neanderthal-record-total = { $tribe }は合計{ $count }点です。

# 家畜、アクション、終了についての取り決め

neanderthal-rule-animal_babies = 家畜による赤子
neanderthal-rule-animal_babies-may = 断れる
neanderthal-rule-animal_babies-must = 必ず得る
neanderthal-rule-matriarch = 女族長による移行
neanderthal-rule-matriarch-action = アクションで行う
neanderthal-rule-matriarch-automatic = 自動的に起こる
neanderthal-rule-powerless_alpha = 能力のない未割当アルファの得点
neanderthal-rule-powerless_alpha-tribesman = 部族民と同じ
neanderthal-rule-powerless_alpha-nothing = なし
neanderthal-rule-dead_europe = バイオームが尽きたときの終了
neanderthal-rule-dead_europe-at_once = 直ちに終わる
neanderthal-rule-dead_europe-turn = ターンの終わりに終わる

## 単一種族

neanderthal-ask-more_events = イベントが尽きました。さらに何枚加えますか？
neanderthal-ask-replace_daughter = どの娘を{ $card }と入れ替えますか？
neanderthal-ask-invite = 異種族の者を{ $count }人まで迎えられます。どの種族を迎えますか？
neanderthal-ask-whom_strangers_hit = { $tribe }のヒットを誰が受けますか？
neanderthal-option-replace = { $card }
neanderthal-option-invite = { $tribe }
neanderthal-record-events_added = イベントを{ $count }枚加えました。
neanderthal-record-daughter_comes = { $card }が{ $tribe }の娘になりました。
neanderthal-record-stranger_courts = { $tribe }の求婚者が{ $card }のもとに来ました。
neanderthal-record-goals_reached = 達成した目標：4つのうち{ $count }つ。
neanderthal-rule-gained_daughters = 単一種族の娘
neanderthal-rule-gained_daughters-mature = 成熟して加わる
neanderthal-rule-gained_daughters-disk = ディスク1枚を載せて加わる
neanderthal-rule-strangers = 単一種族への異種族の求婚者
neanderthal-rule-strangers-last = 最後に求婚する
neanderthal-rule-strangers-first = 最初に求婚する

## ヒト科とヴュルム大氷期

neanderthal-ask-first_portal = ブレインマップの最初のポータルをどこに置きますか？
neanderthal-option-first_portal = { $portal }
neanderthal-record-first_portal_open = { $tribe }の最初のポータル：{ $portal }。
neanderthal-record-reshuffled = 誰のものでもない娘カード{ $count }枚で、新しいイベント山札が作られました。
neanderthal-record-bonus = { $tribe }：シナリオの{ $count }点。
neanderthal-rule-seventh_portal = 「ヒト科」の7枚目のポータルディスク
neanderthal-rule-seventh_portal-any = 任意のポータルに置ける
neanderthal-rule-seventh_portal-shown = 娘が示すポータルにのみ置ける
neanderthal-rule-hominid_people = 「ヒト科」開始時の部族民
neanderthal-rule-hominid_people-unassigned = 着火者を含めない
neanderthal-rule-hominid_people-all = 着火者を含める
neanderthal-rule-herds = 「ヴュルム大氷期」の家畜の得点
neanderthal-rule-herds-added = 通常の4点に5点を加える
neanderthal-rule-herds-instead = 4点の代わりに5点

## 地図としてのヨーロッパ

neanderthal-mark-untried = まだ狩猟していない
neanderthal-mark-barren = アーティファクトなし
neanderthal-mark-new_artifact = 今ターンに見つけたアーティファクト
neanderthal-mark-artifact = アーティファクト
neanderthal-place-kin_of_archaic = アルカイック人への同化
neanderthal-place-kin_of_neanderthal = ネアンデルタール人への同化
neanderthal-place-kin_of_cro_magnon = クロマニヨン人への同化
neanderthal-ask-where_to_flee = 部族民{ $count }人はどこへ逃れますか？
neanderthal-ask-buy_daughter = { $card }をディスク{ $count }枚で獲得しますか？
neanderthal-ask-move_hunters = 誰を動かしますか？まだ動いていない者は{ $count }人です。
neanderthal-ask-who_moves = { $place }から何人が動きますか？
neanderthal-ask-where_to_move = { $count }人をどこへ動かしますか？
neanderthal-ask-where_is_alpha = アルファは誰と入れ替わりますか？
neanderthal-ask-reroll = ダイス：{ neanderthal-dice }。どのダイスを振り直しますか？
neanderthal-ask-hunt_together = { $card }で共同狩猟をしますか？
neanderthal-ask-who_has_baby = { $card }で生まれた赤子を誰のものにしますか？
neanderthal-ask-assimilate = { $card }で共に狩猟した者から婿を取りますか？
neanderthal-ask-who_pairs = { $card }の誰を同化させますか？
neanderthal-option-at = { $place }
neanderthal-option-remain = その場に残る
neanderthal-option-bring_up = 獲得する
neanderthal-option-reroll = { $face }の目を1個振り直す
neanderthal-option-reroll_alpha = アルファのダイスを振り直す
neanderthal-option-join = 共同で狩る
neanderthal-option-alone = 単独で狩る
neanderthal-option-give_to = { $tribe }
neanderthal-option-assimilate = { $tribe }の婿
neanderthal-record-revealed = { $slot }に{ $card }が現れました。
neanderthal-record-pushed = { $slot }の未探検カードは{ $target }へ移りました。
neanderthal-record-vanished = { $slot }の未探検カードはゲームから除かれました。
neanderthal-record-thawed = { $slot }の氷床が溶け、未探検になりました。
neanderthal-record-fled = { $tribe }の{ $count }人は{ $slot }へ逃れました。
neanderthal-record-walked = { $tribe }の{ $count }人は{ $slot }へ動きました。
neanderthal-record-rerolled = { $tribe }はダイス1個を振り直しました：{ $face }。
neanderthal-record-artifact_found = { $slot }でアーティファクトが見つかりました！
neanderthal-record-no_artifact = { $slot }にアーティファクトはありません。
neanderthal-record-signal_sent = { $slot }のアーティファクトが活性化しました。このターン{ $count }個目です。
neanderthal-record-assimilated = { $tribe }は{ $husband }から婿を取りました。
neanderthal-record-species_saved = 目標を達成した種族：3つのうち{ $count }つ。
neanderthal-rule-artifacts = 「異星人の干渉」に必要なアーティファクト
neanderthal-rule-artifacts-2 = 2個（易しい）
neanderthal-rule-artifacts-3 = 3個
neanderthal-rule-artifacts-4 = 4個
neanderthal-rule-artifacts-5 = 5個（非常に難しい）
neanderthal-rule-shifted_biomes = 地図でハンターの下に移動した未探検バイオーム
neanderthal-rule-shifted_biomes-idle = 次のターンから狩れる
neanderthal-rule-shifted_biomes-hunted = すぐに狩る
neanderthal-rule-map_refugees = 地図でバイオームを置き換えられたハンター
neanderthal-rule-map_refugees-adjacent = 隣へ移る
neanderthal-rule-map_refugees-stay = 新しいカードに立つ
neanderthal-rule-map_ice = 地図で氷床を溶かすカード
neanderthal-rule-map_ice-warming = 北へ動くカード
neanderthal-rule-map_ice-always = 動くカードすべて
neanderthal-rule-map_wanderlust = 地図での放浪の犠牲
neanderthal-rule-map_wanderlust-event = ハンター1人
neanderthal-rule-map_wanderlust-icon = アイコンごとにハンター1人
neanderthal-rule-map_wanderers = 地図で放浪が及ぶ種族
neanderthal-rule-map_wanderers-all = すべての種族
neanderthal-rule-map_wanderers-stricken = 混沌で最も多く失った種族
neanderthal-rule-map_tools = 地図での移動の必要語彙
neanderthal-rule-map_tools-needed = 必要
neanderthal-rule-map_tools-ignored = 不要
neanderthal-rule-map_gathering = 地図での採集
neanderthal-rule-map_gathering-stays = 行う
neanderthal-rule-map_gathering-dropped = 行わない
neanderthal-rule-assimilation = 婿の同化
neanderthal-rule-assimilation-after = 捕食獣と戦ったあと
neanderthal-rule-assimilation-before = 捕食獣が来る前

## 連結ゲーム

neanderthal-rule-linked_elders = 連結ゲーム開始時の長老
neanderthal-rule-linked_elders-kept = エルダーだった者だけ
neanderthal-rule-linked_elders-chosen = 空きランクに他の部族民も
neanderthal-rule-linked_disks = 連結ゲームに引き継ぐディスク
neanderthal-rule-linked_disks-words = 語彙と未熟に使われたディスク
neanderthal-rule-linked_disks-all = 15枚すべて
neanderthal-rule-linked_cards = 連結ゲームで交換するカード
neanderthal-rule-linked_cards-all = タブローのすべて
neanderthal-rule-linked_cards-mature = 成熟したものだけ
neanderthal-rule-linked_ice = 連結ゲーム開始時の寒期側のカード
neanderthal-rule-linked_ice-rightmost = 右端から
neanderthal-rule-linked_ice-random = ランダム

## できない理由

neanderthal-why-about_another_card = 今の対象は{ $card }です。
neanderthal-why-not_in_hand = { $card }はあなたの手札にありません。
neanderthal-why-nobody_to_swap = アルファと交換できる未割当の部族民がいません。
neanderthal-why-alpha_is_unassigned = アルファ自身が未割当です。
neanderthal-why-alpha_is_busy = アルファは派遣されています（{ $place }）。交換できるのは、死んだアルファか、エルダーまたは婿であるアルファだけです。
neanderthal-why-alpha_is_no_elder = アルファはエルダーではありません。
neanderthal-why-alpha_is_no_husband = ここの婿はアルファではありません。
neanderthal-why-no_elder_for_alpha = アルファは死んでおり、ランク3、4、5のエルダーもいません。
neanderthal-why-not_on_card = あなたのカードの面は{ $sexuality_card }です。
neanderthal-why-no_disk_there = そこにあなたのディスクはありません：{ $dedicated }。
neanderthal-why-frees_others = 今解放できるのは{ $disk }のディスクです。
neanderthal-why-no_word = 語彙に{ $disk }のディスクがありません。
neanderthal-why-costs_others = { $card }は{ $disk }のディスクでは支払えません。
neanderthal-why-no_victim = その中に、失うことのできる{ $tribe }の部族民はいません。
neanderthal-why-nobody_at = そこに選べる者はいません：{ $place }。
neanderthal-why-alpha_not_among_them = アルファはその中にいません。
neanderthal-why-alpha_has_own_die = アルファの生死は、アルファ自身のダイスで決まります。
neanderthal-why-more_must_be_lost = 少なくともあと{ $count }人を失わなければなりません。
neanderthal-why-other_babies = ここで生まれるのは{ $count }人です。
neanderthal-why-council_names_others = 戦評定で指名できるのは他の種族だけです。
neanderthal-why-has_a_place = { $tribe }の手番順はもう決まっています。
neanderthal-why-no_gap = { $slot }は隙間ではありません。
neanderthal-why-other_row = カードを置くのはこの列ではありません：{ $slot }。
neanderthal-why-no_elder = { $rank }のエルダーがいません。
neanderthal-why-not_yours = { $card }はあなたのタブローにありません。
neanderthal-why-no_dependent = { $card }は被扶養者ではありません。
neanderthal-why-husband_supports = { $card }には成熟した婿がいて、被扶養者ではありません。
neanderthal-why-she_helps = { $card }はこのブリザードの間、部族民として数えられます。
neanderthal-why-not_your_daughter = { $card }はあなたの娘ではありません。
neanderthal-why-wander_to_others = 放浪者が行くのは他の種族です。
neanderthal-why-bid_is_too_small = 入札は少なくともディスク1枚分で、あなたのディスクは半分に数えます。
neanderthal-why-bid_takes_her_colours = { $card }のカードが示す色のディスクがそれだけありません。
neanderthal-why-lazarus = { $tribe }は全滅しており、誰も迎えられません。
neanderthal-why-nobody_unassigned = 自種族の未割当の部族民がいません。
neanderthal-why-not_face_up = { $card }はヨーロッパに公開されていません。
neanderthal-why-in_no_tableau = { $card }は誰のタブローにもいません。
neanderthal-why-suitor_is_there = { $card }のもとにはもうあなたの求婚者がいます。
neanderthal-why-lacks_tools = { $card }の狩猟には{ $disk }のディスクが語彙に{ $needed }枚必要ですが、{ $words }枚しかありません。
neanderthal-why-tools_are_elsewhere = { $card }と他の狩猟に必要なディスクを合わせると、語彙が足りません。
neanderthal-why-no_such_guest = あなたのもとに{ $tribe }の未割当の放浪者はいません。
neanderthal-why-no_chaperone = { $card }に自種族のハンターがいません。放浪者は自種族のハンターがいる所へだけ送れます。
neanderthal-why-guests_do_not_court = 放浪者は求婚できません。
neanderthal-why-rank_is_tribal = { $rank }のエルダーを置けるのは部族社会だけで、あなたの種族は発声面です。
neanderthal-why-rank_is_taken = { $rank }にはもうエルダーがいます。
neanderthal-why-rank_is_too_dear = { $rank }には{ $disk }のディスクが必要ですが、語彙にありません。
neanderthal-why-lacks_portals = { $rank }には、その領域に接する3色すべてのポータルが必要です。
neanderthal-why-not_almost_extinct = 呼び戻せるのは、自種族の未割当の部族民なしでフェイズを始めた種族だけです。誰かを割り当てる前に、2人までです。
neanderthal-why-no_husband = { $card }に婿はいません。
neanderthal-why-husband_is_foreign = { $card }の婿は{ $tribe }です。
neanderthal-why-no_harem = 婿を移せるのはハーレム独占の種族だけで、あなたの種族は{ $sexuality }です。
neanderthal-why-no_bride = 婿のいない成熟した娘がいません。
neanderthal-why-husbands_have_moved = このフェイズで婿を移せる回数を使い切りました。
neanderthal-why-is_immature = { $card }は成熟していません。
neanderthal-why-is_married = { $card }には{ $tribe }の婿がいます。
neanderthal-why-nobody_on = そこに自種族の者はいません：{ $card }。
neanderthal-why-no_guest_on = そこに、あなたのもとで働く{ $tribe }の放浪者はいません：{ $card }。
neanderthal-why-vocal_make_no_offers = { $tribe }は発声面で、諾否を答えるだけです。
neanderthal-why-no_chief = 提案するには成熟した首長が必要です。
neanderthal-why-in_the_offer = これはもう提案に入っています。
neanderthal-why-nobody_to_leave = ここから退去できる{ $tribe }のハンターや求婚者はいません。
neanderthal-why-not_their_card = { $card }は{ $tribe }のカードではありません。
neanderthal-why-bride_is_not_given = { $card }はこの提案で結婚するので、渡せません。
neanderthal-why-like_for_like = 手札は手札と、タブローのカードはタブローのカードと交換します。
neanderthal-why-trophies_stay = { $card }はトロフィーなので、渡せません。
neanderthal-why-not_of_the_two = { $card }は取引する2種族の娘ではありません。
neanderthal-why-places_no_husbands = { $tribe }は乱婚で、婿を置けません。
neanderthal-why-no_groom = ここに結婚できる{ $tribe }のハンターがいません。
neanderthal-why-given_is_no_bride = { $card }はこの提案で渡されるので、結婚できません。
neanderthal-why-anothers_marriage = { $card }の結婚には、取引する2種族以外の種族が関わっています。
neanderthal-why-not_about_leaving = 提案には退去、結婚、離縁のいずれかが必要です。
neanderthal-why-nobody_hunts_there = { $card }を狩猟する者も求婚する者もいません。
neanderthal-why-time_is_over = このフェイズの{ $card }の判定はもう終わりました。
neanderthal-why-anothers_hunt = { $card }は{ $tribe }が後で判定します。
neanderthal-why-contested_comes_later = { $card }は競合しているので、競合のないカードの後に判定します。
neanderthal-why-predators_come_last = 捕食獣の{ $card }は最後に判定します。
neanderthal-why-hunters_will_come = 先に、ほかの捕食獣のもとから{ $card }へハンターが来ます。
neanderthal-why-no_suitor = { $tribe }は{ $card }に求婚していません。
neanderthal-why-fewer_words = { $card }に使える語彙が{ $tribe }より多い求婚者がいます。
neanderthal-why-guests_are_spared = 放浪者は置き換えられません。
neanderthal-why-last_is_spared = { $tribe }の最後の1人は置き換えられません。
neanderthal-why-alpha_is_spared = アルファは置き換えられません。
neanderthal-why-no_action_left = このターンのアクションはもう行いました。
neanderthal-why-only_for_vocal = ポータルと新語彙は発声面の種族のもので、あなたの種族は部族社会です。
neanderthal-why-only_for_tribal = カードを配置できるのは部族社会だけで、あなたの種族は発声面です。
neanderthal-why-portal_is_full = このポータルはもう開いています：{ $portal }。
neanderthal-why-no_disk_for_portal = このポータルには{ $disk }のディスクが必要ですが、語彙にありません：{ $portal }。
neanderthal-why-portal_not_shown = このポータルを示す、力を借りられる成熟した娘がいません：{ $portal }。
neanderthal-why-no_portal_of_colour = このディスクと同じ色のポータルがありません：{ $dedicated }。
neanderthal-why-words_free_no_cards = 新語彙で解放できるのは、エルダーと婿と娘のディスクだけです：{ $dedicated }。
neanderthal-why-no_matriarch = アルファは成熟した女族長の婿ではありません。
neanderthal-why-needs_shaman = { $card }を配置するには成熟したシャーマンが必要です。
neanderthal-why-needs_toolmaker = { $card }を配置するには成熟した燧石師か罠師が必要です。
neanderthal-why-no_disk_for_card = { $card }に支払える色のディスクがありません。
neanderthal-why-other_events = 加えられるイベントは3枚まで、残っている分だけです。
neanderthal-why-no_strangers = { $tribe }はあなた自身の種族です。
neanderthal-why-no_biome = { $slot }に行けるバイオームはありません。
neanderthal-why-not_next_door = { $slot }は{ $from }の隣ではありません。
neanderthal-why-all_have_moved = そこの者は全員もう動きました：{ $place }。
neanderthal-why-no_way_in = 待っている者は今は地図に出られません。
neanderthal-why-people_wait = 待っている者が先に地図に出なければなりません。
neanderthal-why-not_so_many_move = 動けるのは1人以上{ $count }人までです：{ $place }。
neanderthal-why-alpha_does_not_move = アルファはそこにいないか、もう動きました：{ $place }。
neanderthal-why-no_daughter = { $card }は娘ではありません。
neanderthal-why-they_are_there = もうそこにいます。
neanderthal-why-not_seen = { $slot }に公開されているバイオームはありません。
neanderthal-why-too_far = { $slot }は今いる所（{ $place }）の隣ではなく、あなたの仲間もいません。
neanderthal-why-no_entry = { $slot }には出られません。待っている者は仲間がいる所へ、いなければ本拠へ出ます。
neanderthal-why-one_at_a_time = { $count }人が一緒に動いています。求婚者とエルダーになるのは1人ずつです。
neanderthal-why-they_wait = 待っている者はその場に残れません。
neanderthal-why-no_such_die = アルファのもの以外に{ $face }の目のダイスはありません。
neanderthal-why-alpha_has_no_die = このロールにアルファのダイスはありません。
neanderthal-why-no_dead = { $tribe }のデッドパイルには、生まれる者がいません。
neanderthal-why-own_species = 婿にするのは他の種族の者です。
neanderthal-why-did_not_hunt_along = 共に狩猟した{ $tribe }はいません。
neanderthal-why-one_piece = 一度に1人だけです。
neanderthal-why-not_so_many = 1人以上、そこにいる人数までです。
neanderthal-why-alpha_elsewhere = アルファはそこにいません。
neanderthal-why-alpha_dies_too = 全員が死に、アルファもその1人です。
neanderthal-why-bid_too_low = 入札は最低{ $count }です。
neanderthal-why-bid_too_high = それだけ支払えません。
neanderthal-why-not_party = { $tribe }はここに誰もいません。
neanderthal-why-nobody_plays_them = { $tribe }は誰も担当していません。
neanderthal-why-has_spoken = { $tribe }はもうここで提案しません。
neanderthal-why-no_offers_left = このターンに提案できる回数を使い切りました。
neanderthal-why-speaker_has_left = あなたの駒はもうここにありません。
neanderthal-why-no_deal_with_oneself = 自分とは取引できません。
neanderthal-why-nothing_offered = 提案にまだ条件がありません。
neanderthal-why-nobody_to_hit = { $tribe }には、ここでヒットを受ける駒がもうありません。

## 端末。狭い欄のために短く

ui-neanderthal-rows = ヨーロッパ
ui-neanderthal-tribes = 種族
ui-neanderthal-cards = カードの効果
ui-neanderthal-setup = 準備
ui-neanderthal-turn-and-phase = 第{ $turn }ターン（全{ $turns }）、フェイズ{ $phase }：{ $name }
ui-neanderthal-over-after = ゲームは第{ $turn }ターンで終了
ui-neanderthal-phase-1 = イベント
ui-neanderthal-phase-2 = 割り当て
ui-neanderthal-phase-3 = 交渉
ui-neanderthal-phase-4 = 狩猟
ui-neanderthal-phase-5 = 家畜
ui-neanderthal-phase-6 = アクション
ui-neanderthal-phase-2-map = 移動と発見
ui-neanderthal-phase-3-map = 採集
ui-neanderthal-order = 手番順
ui-neanderthal-scores = 終了時の1つごとの点数：{ $list }
ui-neanderthal-auction = オークション：
ui-neanderthal-talks = 種族の出会い：{ $card }
ui-neanderthal-prey = 狙われる獲物：
ui-neanderthal-deck = 山札{ $count }
ui-neanderthal-place = 列
ui-neanderthal-card = カード
ui-neanderthal-type = 狩猟
ui-neanderthal-climax = 極
ui-neanderthal-hits = ヒット
ui-neanderthal-kills = 死
ui-neanderthal-tools = 語彙
ui-neanderthal-yields = 収穫
ui-neanderthal-take = 獲得
ui-neanderthal-there = 駒
ui-neanderthal-ice = ～ 氷床 ～
ui-neanderthal-unexplored = 未探検
ui-neanderthal-gap = 隙間
ui-neanderthal-type-big = 大物
ui-neanderthal-type-small = 罠猟
ui-neanderthal-type-club = 棍棒
ui-neanderthal-babies = 赤{ $count }
ui-neanderthal-frost = 凍{ $faces }
ui-neanderthal-basket = 採
ui-neanderthal-disk-orange = 橙
ui-neanderthal-disk-white = 白
ui-neanderthal-disk-black = 黒
ui-neanderthal-take-trophy = ト{ $dice }
ui-neanderthal-take-hand = 手{ $dice }
ui-neanderthal-immature-daughter = 未熟：載っているディスクがすべて解放されるまで、求婚は成功しない
ui-neanderthal-legend = * アルファを含む  Ar2+Ne1 放浪者を含む  D 動物  I 発明  ! 捕食獣  極 極相  ▾ 最初に押し出される  2×1,2 1か2が2個必要  凍 凍傷  赤 赤子  採 採集できる  橙・白・黒 ディスクの色  +白 ディスクを解放  (白) 未熟で、ディスクが載っている  ポータル 1/5 いま1枚、5枚で部族社会  ● ディスクあり  ○ 空き  ト3 ゾロ目3個でトロフィー  手2 ゾロ目2個で手札へ  › 選べる  ▸ いま
ui-neanderthal-legend-artifacts = ★ アーティファクト  ☆ このターンに発見  · 発見なし
ui-neanderthal-media = 入札：{ $disks }
ui-neanderthal-portals = ポータル：{ $portals }
ui-neanderthal-portal-venus = ビーナス
ui-neanderthal-portal-shaman = シャーマン
ui-neanderthal-portal-bison = バイソン
ui-neanderthal-cost = 費用：{ $disks }
ui-neanderthal-gives = 毎ターン：{ $goods }
ui-neanderthal-change = { $type }：{ $faces }→1
ui-neanderthal-hand-size = 手札+{ $count }
ui-neanderthal-power-takes_back = 自分の放浪者を取り戻す
ui-neanderthal-power-elders_score = エルダー2点
ui-neanderthal-power-ignores_tools = 必要語彙なしで狩る
ui-neanderthal-power-tames = 動物はゾロ目1個少なく
ui-neanderthal-power-gathers = 採集できる
ui-neanderthal-power-laughs = 混沌の損失は4人まで
ui-neanderthal-power-goes_first = 先に攻撃し狩れる
ui-neanderthal-power-keeps_embers = 着火者は死を免れる
ui-neanderthal-power-wins_ties = 同額の入札に勝つ
ui-neanderthal-power-daughter_supports = ブリザードで娘1枚も扶養する
ui-neanderthal-power-changes_sexuality = 毎ターン、セクシャリティを変えられる
ui-neanderthal-power-looks_out = 狩りに捕食獣が来ない
ui-neanderthal-power-forages = トロフィーのある地でも採集
ui-neanderthal-power-may_marry = 乱婚でも婿を置ける
ui-neanderthal-power-daughters_score = 娘2点
ui-neanderthal-power-courts_surely = 求婚は必ず成功
ui-neanderthal-power-converts = アルファと結婚で部族社会
ui-neanderthal-power-no_frostbite = 凍傷なし
ui-neanderthal-power-free_husbands = 婿の費用なし
ui-neanderthal-power-bids_as_vocal = 発声面として入札
ui-neanderthal-power-two_actions = アクション2回
ui-neanderthal-power-weapon = 全員が戦士団
ui-neanderthal-power-elders_endure = ランク3～5のエルダーは死を免れる
ui-neanderthal-power-stays_alone = 放浪の損失なし
ui-neanderthal-power-rerolls_alone = 狩猟ごとにダイス1個振り直し
ui-neanderthal-power-saves_alone = 娘の費用-1
ui-neanderthal-power-pays_alone = 娘の費用はどの色でも
ui-neanderthal-score-unassigned = 未割当
ui-neanderthal-score-alpha = アルファ
ui-neanderthal-score-elder = エルダー
ui-neanderthal-score-husband = 婿
ui-neanderthal-score-daughter = 娘
ui-neanderthal-score-animal = 家畜
ui-neanderthal-score-invention = 発明
ui-neanderthal-score-trophy = トロフィー
ui-neanderthal-score-disk = 語彙
ui-neanderthal-vocal = 発声面
ui-neanderthal-tribal = 部族社会
ui-neanderthal-vocabulary = 語彙
ui-neanderthal-guests = 放浪者
ui-neanderthal-lazarus = ラザルス種族
ui-neanderthal-brain = ポータル { $count }/{ $needed }
ui-neanderthal-elders = エルダー
ui-neanderthal-rank-chief = 首長
ui-neanderthal-rank-shaman = シャーマン
ui-neanderthal-rank-knapper = 燧石師
ui-neanderthal-rank-warrior = 戦士
ui-neanderthal-rank-trapper = 罠師
ui-neanderthal-rank-fire_starter = 着火者
ui-neanderthal-hand = 手札{ $count }/{ $size }
ui-neanderthal-laid-daughter = 娘
ui-neanderthal-laid-animal = 家畜
ui-neanderthal-laid-invention = 発明
ui-neanderthal-laid-game = トロフィー
ui-neanderthal-wed = 婿
ui-neanderthal-suitors = 求婚者
ui-neanderthal-total = 合計
ui-neanderthal-scored_people = 部族民
ui-neanderthal-scored_cards = カード
ui-neanderthal-scored_words = 語彙
ui-neanderthal-bonus = シナリオ

# Agreements, before a table is opened.

neanderthal-why-tribe_twice = { $tribe }を2つの席で受け持つことはできません。
neanderthal-why-variant_seats = このヴァリアントは{ $count }人では遊べません。

# ブラウザーの盤

neanderthal-face-new = 前回の手番からの変化
neanderthal-face-alpha = アルファ
neanderthal-face-nobody = なし
neanderthal-face-climax-long = 極相値
neanderthal-face-hits-long = 必要なヒット
neanderthal-face-displaced-first = 最初に押し出される
neanderthal-face-predator = 捕食獣
neanderthal-face-bloody = 死ぬ目
neanderthal-face-frostbite = 凍傷の目
neanderthal-face-tools-long = 必要な語彙
neanderthal-face-babies-long = 赤子
neanderthal-face-frees = 解放するディスク
neanderthal-face-gathering = 採集できる
neanderthal-face-trophy-long = トロフィーになるゾロ目
neanderthal-face-hand-long = 手札に入るゾロ目
neanderthal-face-media-long = 入札できるディスク
neanderthal-face-cost-long = 配置に払うディスク
neanderthal-face-portals-long = 開けるポータル
neanderthal-face-hand-cards = 手札
neanderthal-face-immature = 未熟、載っているディスク
neanderthal-face-brain-long = ブレインマップのポータル
neanderthal-face-open-portal = 開いている
neanderthal-face-closed-portal = 開いていない
neanderthal-face-free-rank = エルダーなし
neanderthal-face-deck-long = 山札の枚数
neanderthal-face-asked = 選択する番
neanderthal-face-points-now = いま終わった場合の点数
neanderthal-face-kin = 結ばれた2人
neanderthal-face-end = ゲーム終了
neanderthal-face-turn-word = ターン
neanderthal-face-now = いま
neanderthal-face-reconstructed = 復元した値（印刷されたカードは未確認）
neanderthal-face-signs = 記号の意味
neanderthal-face-chance = 成功の見込み
neanderthal-face-signals = このターンに活性化したアーティファクト
neanderthal-face-offer-word = 提案
neanderthal-face-choices = ほかに選べること
neanderthal-face-auction-word = オークション
neanderthal-face-bid-leads = 首位
neanderthal-face-bid-asked = 入札中
neanderthal-face-bid-made = 入札済み
neanderthal-face-bid-passed = 見送り
neanderthal-face-bid-waits = 順番待ち
neanderthal-face-term-give = 提案者が渡す
neanderthal-face-term-ask = 相手が渡す
neanderthal-face-term-leave = 提案者が退去する
neanderthal-face-term-ask-leave = 相手が退去する
neanderthal-face-term-marry = 結婚
neanderthal-face-term-divorce = 離縁

# 確率
neanderthal-odds-success = 成功
neanderthal-odds-dead = 死者
neanderthal-odds-hits = ヒット
neanderthal-odds-trophy = トロフィーの出目が揃う
neanderthal-odds-to_hand = 手札に加える出目が揃う
