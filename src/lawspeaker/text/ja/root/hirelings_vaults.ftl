# 貯蔵庫の番人とアナグマの護衛

# 質問

root-ask-vaults_where = 貯蔵庫をどこに配置しますか？

# できない理由

root-why-vaults_none_near = そこにも隣接する広場にも貯蔵庫がありません。
root-why-vaults_none_left = 配置できる貯蔵庫が残っていません。
root-why-vaults_corner_kept = { $clearing }の最後の建物枠は、この隅から始める派閥のために空けておきます。
