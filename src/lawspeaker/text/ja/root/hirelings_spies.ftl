# 鴉の密偵と鴉の歩哨

# 選択肢

root-option-spies_steal = { $clearing }で盗む（そこにいる敵それぞれからランダムに1枚）

# 記録

root-record-spies_stole = 鴉の密偵は{ $seat }のために{ $clearing }で盗みます。
root-record-sentries_hit = 鴉の歩哨により、{ $clearing }で{ $seat }は1追加ヒットを与えます。

# できない理由

root-why-spies_one_there = この広場にはすでに密偵を1個配置しました。
root-why-spies_other_suit = 密偵2個は同じ動物種の広場に配置します。
root-why-spies_no_enemies = そこに敵配置物がありません。
root-why-spies_nothing_to_do = 鴉の密偵にできることがありません。
root-why-spies_none_there = そこに密偵がいません。
root-why-spies_nobody_to_rob = そこに派閥配置物があり手札を持つ敵がいません。
