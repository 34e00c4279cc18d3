# 黒鴉結社（13）

root-kind-corvid_warrior = 結社の兵士
    .within = 兵士
root-kind-plot = 陰謀トークン

root-plot_type-bomb = 爆破計画
root-plot_type-snare = 妨害計画
root-plot_type-extortion = 強奪計画
root-plot_type-raid = 襲撃計画

root-hidden-plot = 陰謀トークン1個
root-plot-bomb_1 = { root-plot_type-bomb }
root-plot-bomb_2 = { root-plot_type-bomb }
root-plot-snare_1 = { root-plot_type-snare }
root-plot-snare_2 = { root-plot_type-snare }
root-plot-extortion_1 = { root-plot_type-extortion }
root-plot-extortion_2 = { root-plot_type-extortion }
root-plot-raid_1 = { root-plot_type-raid }
root-plot-raid_2 = { root-plot_type-raid }

# 質問

root-ask-corvids_start_where = どの{ $suit }の広場に最初の兵士を配置しますか？
root-ask-corvids_flip = どの陰謀を公開しますか？
root-ask-corvids_recruit = どのカードを消費して募兵しますか？
root-ask-corvids_recruit_where = どの{ $suit }の広場に募兵しますか？（残り{ $count }個）
root-ask-corvids_act = どのアクションを行いますか？（残り{ $count }回）
root-ask-corvids_which_plot = { $clearing }にどの陰謀トークンを配置しますか？
root-ask-corvids_exert = 策動しますか？（カードを{ $count }枚引く代わりにアクション1回）
root-ask-corvids_show = { $clearing }の陰謀を暴露するため、どのカードを結社に見せますか？
root-ask-corvids_name = { $clearing }の陰謀の種類を宣言してください。
root-ask-corvids_raid_where = { $clearing }の襲撃計画：どこに兵士を配置しますか？（残り{ $count }個）

# 選択肢

root-option-flip_plot = { $clearing }の陰謀を公開する
    .facts = { root-option-flip_plot }（{ $points }VP）
root-option-recruit_suit = { $card }で{ $suit }の広場に募兵
root-option-plot = { $clearing }に陰謀トークンを配置する
    .facts = { root-option-plot }（兵士{ $cost }個）
root-option-lay_plot = { $plot }
root-option-trick = 策略：{ $clearing }と{ $other }の陰謀を入れ替える
root-option-expose = { $clearing }の陰謀を暴露する
root-option-show_card = { $card }を見せる
root-option-name_plot = { $plot_type }

# 記録

root-record-corvids_flipped = { $seat }は{ $clearing }の{ $plot }を公開しました。
root-record-corvids_laid = { $clearing }に裏返しで置かれたのは{ $plot }です。
root-record-corvids_tricked = { $seat }は{ $clearing }と{ $other }の陰謀を入れ替えました。
root-record-corvids_exerted = { $seat }は策動し、この夕闇フェイズにはカードを引きません。
root-record-corvids_guessed = { $clearing }の暴露：{ $seat }は{ $card }を見せ、{ $plot_type }と宣言しました。
root-record-corvids_denied = { $seat }は「違う」と答えました。{ $clearing }の陰謀は別の種類です。
root-record-corvids_exposed = { $seat }は{ $clearing }の{ $plot }を暴露しました。
root-record-corvids_agents = { $clearing }の潜伏工作員により、{ $seat }は1追加ヒットを与えます。
root-record-corvids_raided = { $clearing }の{ $plot }が除去され、{ $seat }は隣接する広場を襲撃します。

# できない理由

root-why-corvids_snared = そこには結社の妨害計画が公開されています。
root-why-corvids_no_hidden_plot = { $clearing }に裏返しの陰謀トークンがありません。
root-why-corvids_no_piece_beside = { $clearing }に自分の派閥配置物がありません。
root-why-corvids_tried_already = このターン、{ $clearing }の暴露はすでに試みました。
root-why-corvids_no_raid_there = 襲撃計画では{ $clearing }に兵士を配置しません。
root-why-corvids_other_suit = { $clearing }は{ $suit }の広場ではありません。
root-why-corvids_no_face_down = { $clearing }に裏返しの自分の陰謀トークンがありません。
root-why-corvids_no_warrior_there = { $clearing }に兵士がいません。
root-why-corvids_no_room_for_any = この動物種の広場には兵士を配置できません。
root-why-corvids_no_recruit_there = { $clearing }に配置する兵士はありません。
root-why-corvids_crafts_in_birdsong = クラフトは鳥歌フェイズに行います。
root-why-corvids_no_actions = この昼光フェイズのアクションはすべて終わりました。
root-why-corvids_has_exerted = すでに策動しました。
root-why-corvids_has_plot = { $clearing }にはすでに陰謀トークンがあります。
root-why-corvids_no_plot_left = 陰謀トークンはすべてマップ上にあります。
root-why-corvids_too_few_warriors = { $clearing }への配置には兵士{ $cost }個が必要ですが、{ $count }個しかいません。
root-why-corvids_not_in_supply = この陰謀トークンはサプライにありません。
root-why-corvids_one_of_a_type = 同じ種類の陰謀トークンはどちらでも同じです。
root-why-corvids_no_two_plots = { $clearing }と{ $other }の両方に陰謀トークンがなければ入れ替えられません。
root-why-corvids_not_alike = { $clearing }と{ $other }の陰謀トークンは、一方だけが裏返しです。
root-why-corvids_same_pair = 同じ入れ替えを逆の順に指定しています。

# ルール

root-rule-faction_1-corvids = { root-faction-corvids }
root-rule-faction_2-corvids = { root-faction-corvids }
root-rule-faction_3-corvids = { root-faction-corvids }
root-rule-faction_4-corvids = { root-faction-corvids }
root-rule-faction_5-corvids = { root-faction-corvids }
root-rule-faction_6-corvids = { root-faction-corvids }
root-rule-extortion_from = 強奪計画でカードを奪う相手
root-rule-extortion_from-everybody = 配置物のある各プレイヤー
root-rule-extortion_from-enemies = 敵プレイヤーのみ
root-rule-exposure = ひとつの広場の暴露
root-rule-exposure-once = 1ターンに1回
root-rule-exposure-again = 見せるカードがある限り何度でも

# ボード

ui-root-plots-left = サプライの陰謀トークン{ $count }個
ui-root-plot-face-down = 陰謀トークン（裏返し）
ui-root-face-up = 公開
ui-root-face-down = 裏返し
