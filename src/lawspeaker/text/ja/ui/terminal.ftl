# The terminal table: its keys, and how to read it

ui-key-help = ヘルプ
ui-key-hurry = 急ぐ
ui-pace = ボットは1回選ぶごとに{ $seconds }秒待ちます。
ui-how-to-leave = 終了するには q を押してください。ゲームは保存され、あとで続けられます。
ui-signs = 記号
ui-help-keys = キー
ui-help-signs = 画面の見方
ui-help-choose = 選択肢を選ぶ（番号を入力してもよい）
ui-help-pages = 盤面のページをめくる
ui-help-pane = 記録や盤面へ移る、戻る
ui-help-scroll = 盤面か記録のページをスクロールする
ui-help-clause = 質問や記録の根拠となる条項を読む
ui-help-why = 今選べないものと、その理由
ui-help-undo = 直前の選択を取り消す（その後、新しい情報が明らかになった場合は不可）
ui-help-hurry = 自分の番まで、ボットを待ち時間なしで進める
ui-help-pace = ボットの待ち時間を短く、または長くする
ui-help-language = 表示言語を切り替える
ui-help-save = 今すぐ保存する（選ぶたびに自動で保存される）
ui-help-suspend = シェルに戻る（fg で再開）
ui-help-leave = 終了する（ゲームは保存される）
ui-guide-focus = カーソルのある選択肢が指すもの
ui-guide-choice = 今選べるもの
ui-guide-subject = 質問の対象
ui-guide-now = 手番、または解決中のもの
ui-guide-changed = 前回の選択から変わったもの
ui-guide-new = 前回の選択より後の記録
ui-guide-untold = 記録のページにだけある新しい行の数
ui-guide-clause = 根拠となる条項

# Auctions
ui-bids = これまでの入札：{ $bids }
ui-no-bids = まだ誰も入札していません。
ui-terms = 条件：{ $terms }

# Before and after a game
ui-which-game = どのゲームで遊びますか
ui-replayed = { $count }回の選択を再現し、保存された状態と一致しました（{ $hash }）。
ui-no-games = { $folder } に保存されたゲームはまだありません。
ui-games-name = 名前
ui-games-game = ゲーム
ui-games-state = 状態
ui-games-answers = 選択数
ui-games-seats = 席
ui-games-played = 最後に遊んだ日時
ui-games-over = 終了
ui-games-unfinished = 途中
ui-games-unreadable = 読み込めません
ui-audited = 鍵はコミットメント{ $hash }と一致し、{ $count }回の乱数の結果がすべて再現されました。
ui-rules-default = （標準）
ui-rules-how = 別の値で遊ぶには：{ $command }
ui-unanswered = { $bot }は選べませんでした：{ $reason }
