# 派閥準備カードを用いた準備

root-rule-setup-draft = 派閥準備カード：派閥をプールから選び、5枚引いて3枚を残す
root-rule-two_player_insurgents = 2人ゲームの派閥準備カードでの非武闘派
root-rule-two_player_insurgents-removed = 取り除く
root-rule-two_player_insurgents-with_hirelings = 傭兵隊を使用するなら取り除かない
root-rule-several_homelands = すべてを十分に離せない複数のホームランド
root-rule-several_homelands-together = すべてをまとめて、できるだけ離す
root-rule-several_homelands-one_by_one = 1か所ずつ、それぞれできるだけ離す

# 質問

root-ask-draft = どの派閥を担当しますか？
root-ask-homeland_where = どの広場をホームランドに選びますか？
root-ask-around_where = { $clearing }に隣接するどの広場に兵士を置きますか？（あと{ $count }個）
root-ask-marquise_keep_at_home = どのホームランドに城砦を置きますか？

# 選択肢

root-option-draft = { $faction }

# 記録

root-record-pooled = { $faction }の派閥準備カードがプールに加わりました。
root-record-card_locked = { $faction }のカードは、誰かが武闘派を選ぶまでロック状態です。
root-record-card_unlocked = { $faction }のカードのロック状態が解除されました。
root-record-dealt_character = { $faction }のカードの横に{ $character }が置かれました。
root-record-drafted = 席{ $place }は{ $faction }を担当します。
root-record-homeland_chosen = { $seat }は{ $clearing }をホームランドに選びました。

# できない理由

root-why-card_is_locked = { $faction }のカードは、誰かが武闘派を選ぶまでロック状態です。
root-why-card_is_taken = { $faction }はすでに選ばれています。
root-why-card_not_in_pool = { $faction }のカードはプールにありません。
root-why-enemy_homeland = { $clearing }は{ $seat }のホームランドです。
root-why-own_homeland = { $clearing }はすでに自分のホームランドです。
root-why-homeland_on_edge = { $clearing }は外周の広場ではありません。
root-why-homeland_too_near = { $count ->
    [0] { $clearing }は敵のホームランドに隣接しており、もっと離れた広場があります。
    [1] { $clearing }と敵のホームランドの間には広場がひとつしかなく、もっと離れた広場があります。
   *[other] { $clearing }よりも敵のホームランドから離れた広場があります。
}
root-why-homelands_together = { $clearing }を選ぶと、ホームランドどうしを隣接させられません。
root-why-not_around_homeland = { $clearing }はホームランドに隣接していません。
root-why-not_even_around = 次の兵士は、{ $clearing }よりも自分の兵士が少ない広場に置きます。
root-why-not_a_homeland = { $clearing }は自分のホームランドではありません。
root-why-marquise_keep_next_to_enemy = { $clearing }は敵のホームランドに隣接しており、隣接していない自分のホームランドがあります。
root-why-marquise_has_building = { $clearing }にはすでに自分の建物があります。

# テーブル

ui-root-pool = 派閥準備カード
ui-root-pool-locked = ロック状態
ui-root-pool-reach = リーチ{ $count }
ui-root-homeland = ホームランド
