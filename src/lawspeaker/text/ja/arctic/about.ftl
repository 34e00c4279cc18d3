# What things are or do, each in a line. What follows from the game's data is said by its face.

arctic-about-action-diplomacy = 紛争、評議会の票、ノルウェーのEU加盟に働きかける。中傷もできる
arctic-about-action-ships = その国の港に船を建造する
arctic-about-action-facility = 資源のある区域に採掘施設を建設する
arctic-about-action-move = その国の船を1区域ずつ移動させる。船や採掘施設の攻撃もできる
arctic-about-action-tax = 銀行からその国の国庫にお金を加える
arctic-about-action-unrest = このターン、その国の支配下の施設は何も生産しない
arctic-about-yellow-high = フェイズ5に中国を支配する。安いほうより優先
arctic-about-yellow-low = フェイズ5に中国を支配する。高いほうに誰もいない場合のみ
arctic-about-option-invest = 高いスペースのロビイストほど、フェイズ4で先に国を選ぶ
arctic-about-option-place = 国は一覧の順に行動し、国の中では影響力スペース1から行動する

ui-arctic-cost = 建設コスト{ $dollars }ドル
ui-arctic-sale = 1個{ $dollars }ドル、または単独で{ $single }点、2種の組で{ $pair }点、3種の組で{ $triple }点
