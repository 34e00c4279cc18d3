# 対応する派閥のない傭兵隊：楽団、盗賊、守護者

# 質問

root-ask-band_lure_to = どの広場の楽団が演奏しますか？
root-ask-band_lure = 誰の兵士を{ $clearing }へ移動させますか？
root-ask-bandits_where = どの道に盗賊を配置しますか？
root-ask-bandits_from = サプライに盗賊がありません。どの道の盗賊を取り除きますか？
root-ask-bandits_reinforce = { $clearing }に兵士1個を配置しますか？
root-ask-gangs_where = 兵士は残り{ $count }個です。どの盗賊のもとに配置しますか？

# 選択肢

root-option-hireling_recruit = { $hireling }のもとに自分の兵士を配置
root-option-band_lure = { $clearing }の{ $seat }
root-option-bandit_path = { $clearing }と{ $other }の間の道

# 記録

root-record-band_lured = { $seat }は楽団により、{ $clearing }の{ $target }の兵士に移動を強制しました。
root-record-bandits_lurk = { $seat }は{ $clearing }と{ $other }の間の道に盗賊を配置しました。
root-record-bandits_left = { $seat }は{ $clearing }と{ $other }の間の道から盗賊を取り除きました。
root-record-waylaid = { $seat }は{ $clearing }と{ $target }の間で盗賊に襲われました。
root-record-protector_came = { $seat }は守護者を{ $clearing }に配置しました。
root-record-protector_went = 守護者は{ $clearing }から{ $target }へ移動しました。
root-record-unharmed = 守護者により、{ $clearing }の{ $seat }の配置物は除去されません。

# できない理由

root-why-band_none_there = そこに楽団がいません。
root-why-band_one_there = 最初の楽団はそれぞれ別の広場に配置します。
root-why-band_not_adjacent = その広場は楽団のいる広場に隣接していません。
root-why-band_nobody_to_lure = 楽団が移動させられる兵士がいません。
root-why-band_one_from_each = その広場からはすでに移動させました。各広場から1個だけです。
root-why-band_beguiled = 楽団がいる広場に移動してきたターンには、そこから移動できません。
root-why-bandits_no_path = そのような道はありません。
root-why-bandits_one_there = その道にはすでに盗賊がいます。
root-why-bandits_none_there = その道に盗賊がいません。
root-why-bandits_no_own_pieces = その道の両端の広場に自分の派閥配置物がありません。
root-why-bandits_no_free_path = 自分の派閥配置物がある広場につながる、盗賊のいない道がありません。
root-why-bandits_only_there = 移動先の広場に配置します。
root-why-gangs_none_there = 兵士を配置できる盗賊の広場がありません。
root-why-gangs_no_warriors = 自分の派閥には兵士がありません。
root-why-gangs_under_cover = コントローラーの派閥配置物がある広場の盗賊団とは戦闘できません。
root-why-protector_untouchable = 守護者とは戦闘できません。
root-why-protector_keeps_out = 守護者のいる広場に、敵は配置物を配置できません。
root-why-protector_not_on_map = 守護者はマップ上にいません。
root-why-shielded = 守護者のいる広場では、コントローラーの派閥配置物と戦闘することも、それを除去することもできません。

# テーブル

ui-root-hireling-roads = 道：{ $paths }
