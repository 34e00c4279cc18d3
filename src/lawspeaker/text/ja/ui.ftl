# プログラム自体の言葉。`words.say("ui-...")` で使う。

ui-language = 日本語

# まだ名前のない人
ui-guest = ゲスト

# 並べた言葉の間
ui-comma = 、

# メニュー
ui-quit = 終了
ui-save = 保存
ui-undo = 元に戻す

# テーブル
ui-your-turn = { $seat }の手番です
ui-waiting = { $seat }を待っています
ui-record = 記録
ui-saved = { $file } に保存しました
ui-undone = 直前の選択を取り消しました。
ui-cannot-undo = 取り消せません：{ $reason }
ui-undo-nothing = まだ何も選択していません。
ui-undo-other = その後、ほかのプレイヤーが選択しました。
ui-undo-learned = その後、新しい情報が明らかになりました。

# ゲーム終了
ui-game-over = ゲーム終了
ui-winners = { $count ->
   *[other] 勝者：{ $names }
}
ui-points = 得点

# 端末の卓
ui-board = 盤面
ui-you-are = あなたは{ $seat }です
ui-watching = 観戦中
ui-thinking = { $seat }が考えています（{ $player }）
ui-typed = 選択肢{ $digits }_（続けて数字、またはEnter）
ui-no-option = 選択肢{ $number }はありません。
ui-key-choose = 決定
ui-key-clause = 条項
ui-key-why = 理由
ui-why-not = 選べない理由
ui-why-nothing = 今、条項によって禁じられている選択肢はありません。
ui-key-language = 言語
ui-key-pane = 次の枠
ui-key-pages = ページ
ui-key-close = 閉じる
ui-pass-keyboard = { $seat }にキーボードを渡してください。
ui-press-enter = { $seat }：ほかの人が見ていないときに Enter を押してください。
ui-kept = ゲームは { $name } として保存されています。続けるには：{ $command }
ui-not-saved = 未保存
ui-unwritable = { $file } に書き込めません：{ $reason }
ui-leave-unsaved = このゲームは保存されていません。それでも終了するには、もう一度「終了」を選んでください。
ui-not-kept = ゲーム { $name } の現在の状態は保存されていません。{ $reason }
ui-kept-apart = 保存されたゲームが別のプログラムで変更されました。以後、このゲームは { $name } として保存します。
ui-sides-you = あなた
ui-sides-which = Enterで開始、席の番号で受け持ちを選択、dでランダムに割り当て
ui-sides-side = 席{ $number }の受け持ち
ui-sides-held = 席{ $number }
ui-played-elsewhere = ゲーム { $name } は別のプログラムで進行中です。先にそちらを終了してください。
ui-finished = ゲーム { $name } は終了しました。読み返すには：{ $command }
ui-sequel = このゲームの結果から{ $game }を続けられます：{ $command }
ui-audit = 乱数を検証するには：{ $command }
ui-dice-bound = 乱数は { $hash } で封印されています。
ui-no-clause = 条項集に { $clause } はありません。
ui-agreed = この卓の取り決め：{ $value }
ui-said-of = { $name }：{ $said }

# ブラウザの卓からのメール
ui-mail-turn = 「{ $game }」あなたの手番です
ui-mail-body =
    { $name } さん

    「{ $game }」の卓で、あなたの手番になりました。
    { $address }

    このメールは、アカウントに登録されたアドレスにお送りしています。不要な場合は、こちらでアドレスを削除してください。
    { $account }

# 卓との接続が切れる理由
ui-closed-unknown-person = このブラウザは登録されていません。ページを再読み込みしてください。
ui-closed-no-room = その卓はありません。
ui-closed-too-slow = 受信が追いつかなくなりました。接続し直してください。
ui-closed-too-often = 短時間に操作が多すぎます。少し待ってからお試しください。
ui-closed-too-many = 開いている卓が多すぎます。先にどれかを閉じてください。
ui-closed-too-many-from-here = 同じネットワークから開かれている卓が多すぎます。
ui-closed-elsewhere = このサーバーは停止します。接続し直してください。ゲームは続きます。
ui-closed-failed = サーバーで問題が起きました。もう一度お試しください。

# 端末の「The Arctic」。狭い列の見出しなので短く
ui-arctic-map = 地図
ui-arctic-countries = 国と企業
ui-arctic-setup = 準備中
ui-arctic-turn = 第{ $turn }ターン（全{ $turns }）フェイズ{ $phase }（{ $name }）
ui-arctic-over = 第{ $turn }ターンでゲーム終了
ui-arctic-phase-1 = スタートプレイヤー
ui-arctic-phase-2 = 中国船の到着
ui-arctic-phase-3 = 投資
ui-arctic-phase-4 = ロビイストの配置
ui-arctic-phase-5 = 中国
ui-arctic-phase-6 = アクション
ui-arctic-phase-7 = 生産と売却
ui-arctic-phase-8 = ロビイストの帰還
ui-arctic-phase-9 = ターン終了
ui-arctic-mark-0 = 白
ui-arctic-mark-1 = 黒
ui-arctic-mark-2 = 茶
ui-arctic-mark-3 = 焦
ui-arctic-deposit-gas = G
ui-arctic-deposit-oil = O
ui-arctic-deposit-poly = P
ui-arctic-legend = G ガス  O 石油  P 鉱石  ⚑ 支配国  ■ 合法  □ 非合法  + 保護  › 選択可
ui-arctic-action-diplomacy = 外交
ui-arctic-action-ships = 造船
ui-arctic-action-facility = 施設
ui-arctic-action-move = 移動
ui-arctic-action-tax = 徴税
ui-arctic-action-unrest = 内情
ui-arctic-treasury = 国庫
ui-arctic-tax = 税収
ui-arctic-build = 造船数
ui-arctic-conflict = 紛争
ui-arctic-vote = 投票
ui-arctic-joined = EU加盟
ui-arctic-council = 評議会（{ $count }票で成立）
ui-arctic-accession = ノルウェー加盟 { $count }/2
ui-arctic-china = 中国船 { $count }/{ $most }
ui-arctic-track = 投資
ui-arctic-money = 資金
ui-arctic-control-of = { $region }の支配
ui-arctic-score = 得点
ui-arctic-hand = 手元
ui-arctic-tiles = タイル
ui-arctic-facilities = 施設
ui-arctic-worth = （{ $points }点相当）
ui-arctic-sales = 売却
ui-arctic-pole = 北極点
ui-arctic-total = 合計
ui-arctic-scored-gas = ガス
ui-arctic-scored-oil = 石油
ui-arctic-scored-poly = 鉱石

# 端末の「ルート」
ui-root-map = マップ
ui-root-clearings = 広場
ui-root-cards = 得点とカード
ui-root-boards = 派閥ボード
ui-root-setup = 準備中
ui-root-over = 第{ $round }ラウンドでゲーム終了
ui-root-turn = 第{ $round }ラウンド：{ $faction }、{ $phase }
ui-root-birdsong = 鳥歌
ui-root-daylight = 昼光
ui-root-evening = 夕闇
ui-root-legend = ⚑ 支配  @ コマ  □ 空き枠  ▒ 遺跡  ~ 河  (a) 樹林  › 選択可
ui-root-ferry = 渡し舟
ui-root-tower = 矢倉
ui-root-coalition = { $faction }と共闘
ui-root-in-hand = 手札{ $count }
ui-root-rule-of = { $clearing }の支配
ui-root-deck = 山札{ $count }
ui-root-discards = 捨て山{ $count }
ui-root-available = 圧倒：
ui-root-supply = アイテム：
ui-root-no-cards = 見える手札はありません
ui-root-any = 任意
ui-root-ambush = 奇襲
ui-root-dominance = 圧倒
ui-root-warriors = サプライの兵士{ $count }
ui-root-next-building = 次：木材{ $wood }、{ $points }VP
ui-root-wood = 木材：マップに{ $count }、サプライ{ $left }
ui-root-actions = 残り{ $count }アクション
ui-root-roosts = 毎夕：{ $points }VP、カード{ $cards }枚
ui-root-next-sympathy = 次：支援者{ $cards }、{ $points }VP
ui-root-supporters = 支援者{ $count }
ui-root-officers = 指揮官{ $count }
ui-root-operations = 残り{ $count }作戦
ui-root-bases = 拠点
ui-root-track = トラック
ui-root-quest = クエスト
ui-root-completed = 解決
ui-root-crafted = 場のカード：

# ルートのカードの効果（短く）
ui-root-effect-armorers = 戦闘：捨てて出目によるヒットをすべて無視
ui-root-effect-sappers = 防御時：捨てて1追加ヒット
ui-root-effect-brutal_tactics = 攻撃時：1追加ヒット、防御側は1VP
ui-root-effect-royal_claim = 鳥歌：捨てて支配下広場1つにつき1VP
ui-root-effect-stand_and_deliver = 鳥歌：敵の手札をランダムに1枚取り、相手は1VP
ui-root-effect-tax_collector = 昼光：自分の兵士1個を除去し、カードを1枚引く
ui-root-effect-favor_foxes = キツネの広場の敵の配置物をすべて除去
ui-root-effect-command_warren = 昼光の最初：戦闘1回
ui-root-effect-better_burrow_bank = 鳥歌の最初：自分ともう1人が1枚ずつ引く
ui-root-effect-cobbler = 夕闇の最初：移動1回
ui-root-effect-favor_rabbits = ウサギの広場の敵の配置物をすべて除去
ui-root-effect-scouting_party = 攻撃時：奇襲を受けない
ui-root-effect-codebreakers = 昼光：ほかのプレイヤー1人の手札を見る
ui-root-effect-favor_mice = ネズミの広場の敵の配置物をすべて除去
ui-root-effect-saboteurs = 鳥歌の最初：捨てて、敵の場のカード1枚を捨てさせる
ui-root-effect-soup_kitchens = 自分のトークンを支配で2つと数える
ui-root-effect-boat_builders = 河を道として扱う
ui-root-effect-corvid_planners = 支配に関係なく移動できる
ui-root-effect-eyrie_emigre = 鳥歌の最後：移動し、そこで戦闘。できなければ捨てる
ui-root-effect-fox_partisans = キツネの広場の戦闘：1追加ヒット、キツネ以外の手札を捨てる
ui-root-effect-propaganda_bureau = 昼光：一致するカードで敵の兵士1個を置き換える
ui-root-effect-false_orders = 鳥歌：捨てて広場の敵の兵士の半数を移動させる
ui-root-effect-informants = 夕闇：引く代わりに捨て山の奇襲カードを取る
ui-root-effect-rabbit_partisans = ウサギの広場の戦闘：1追加ヒット、ウサギ以外の手札を捨てる
ui-root-effect-tunnels = 自分のクラフトツールのある広場どうしが隣接する
ui-root-effect-charm_offensive = 夕闇の最初：カードを1枚引き、ほかの1人が1VP
ui-root-effect-swap_meet = 鳥歌：手札をランダムに1枚取り、代わりに1枚渡す
ui-root-effect-coffin_makers = 除去された兵士を置く。鳥歌の最初：5個につき1VP
ui-root-effect-mouse_partisans = ネズミの広場の戦闘：1追加ヒット、ネズミ以外の手札を捨てる
ui-root-effect-league_of_adventurous_mice = 昼光：作成アイテムを使用して移動か戦闘
ui-root-effect-murine_broker = ほかのプレイヤーのアイテム作成時にカードを1枚引く
ui-root-effect-master_engravers = アイテムを作成するたびに1VP多く獲得

# The law
ui-law-gap = 定めのない点
ui-law-sources = 典拠
ui-law-state = 状態
ui-law-played = 実装済み（エンジンが適用する）
ui-law-shown = 表示のみ（用具や見せ方）
ui-law-waived = 対象外
ui-law-open = 未実装
ui-law-proven = 証明するテスト
ui-law-unproven = テストはまだない
ui-law-ruling = 裁定
ui-law-variant = ヴァリアント
ui-law-why = 既定値の理由

# Bots
ui-bot-random = すぐに、でたらめに選びます。最も弱いボットです。テストや、手番の流れを知るために。
ui-bot-novice = 人のように間違えます。珍しい手をはじめ、いくつかの手を見落とし、よしあしを見誤ります。すぐに選びます。初めてのゲームに。
ui-bot-skilled = 点数と局面を見て、その場で最もよさそうな手をすぐに選びます。randomにはほとんど負けません。
ui-bot-expert = 選ぶたびに、この先の展開を最長1秒、何通りも試してから決めます。skilledにもたいてい勝ちます。
ui-bot-master = 上級（expert）のように最長3秒先を読み、そのゲームを学んだネットワークの助言も受けます。
ui-bot-greedy = 中級（skilled）と同じです。研究で使う名前です。
ui-bot-search = 上級（expert）と同じで、考える量を指定できます。search:200は200回、search:2sは2秒間試します。search:2s:learnedはネットワークの助言を受けます。
ui-bot-learned = 自己対局で学んだネットワークです。すぐに選びます。自分で学習させたものはlearned:FILE（docs/learning.mdを参照）。

# レッスン
ui-learn-checked = { $lesson }：{ $steps }ステップ、誤った答え{ $tries }個すべてに説明あり
ui-learn-minutes = { $minutes }分
ui-learn-on = Enterで次へ
ui-learn-answer = 答え（?で正解を表示）

# For whoever runs the server
ui-operator-title = 卓のサーバー
ui-operator-version = バージョン
ui-operator-health = 状態
ui-operator-well = 正常：データベースが応答しています
ui-operator-ill = データベースが応答しません
ui-operator-stored = 保存された部屋
ui-operator-tables = メモリ上の卓
ui-operator-sockets = 接続
ui-operator-answers = 起動後の回答数（人、ボット）
ui-operator-told = 回答から更新までの平均時間
ui-operator-disk = ディスクを待つ平均時間
ui-operator-waiting = 思考を待つボット
ui-operator-log = ログの警告とエラー
ui-operator-backup = すべてのゲームを一つのファイルに保存する（進行中のゲームのダイスを含むので、他人に渡さないこと）
ui-operator-backup-elsewhere = これらのゲームは PostgreSQL にあります。pg_dump で保存し、pg_restore で戻してください。
ui-operator-restore = 保存したゲームを戻すには、サーバーを止め、--database sqlite:///FILE を付けて起動してください。
