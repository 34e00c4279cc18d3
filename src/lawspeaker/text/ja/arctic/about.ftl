# What things are or do, each in a line. What follows from the game's data is said by its face.

arctic-about-action-diplomacy = 紛争、投票、ノルウェーの加盟のいずれかを動かす
arctic-about-action-ships = その国の港に船を建造する
arctic-about-action-facility = 鉱床のある区域に採掘施設を建てる
arctic-about-action-move = その国の船を1区域ずつ動かす。攻撃や襲撃もできる
arctic-about-action-tax = 銀行からその国の国庫にお金を入れる
arctic-about-action-unrest = このターン、その国の支配下の施設は何も生産しない
arctic-about-yellow-high = フェイズ5に中国を動かす。安いほうより優先
arctic-about-yellow-low = フェイズ5に中国を動かす。高いほうに誰もいない場合のみ

ui-arctic-cost = 建設費{ $dollars }ドル
