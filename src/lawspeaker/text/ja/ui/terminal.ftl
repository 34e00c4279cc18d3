# The terminal table: its keys, and how to read it

ui-key-help = ヘルプ
ui-key-hurry = 急ぐ
ui-pace = ボットは手番ごとに { $seconds } 秒待ちます。
ui-how-to-leave = 終了するには q を押してください。ゲームは保存され、あとで続けられます。
ui-signs = 記号
ui-help-keys = キー
ui-help-signs = 画面の見かた
ui-help-choose = 答えを選ぶ（番号を打ってもよい）
ui-help-pages = 盤面のページをめくる
ui-help-pane = 記録や盤面へ移る、戻る
ui-help-scroll = その場でスクロールする
ui-help-clause = 質問や記録の行のもとになる条項を読む
ui-help-why = いま選べないものと、その理由
ui-help-undo = 直前の答えを取り消す（そのあと誰かが何かを知った場合は不可）
ui-help-hurry = 自分の番まで、ボットを待ち時間なしで進める
ui-help-pace = ボットの待ち時間を短く、または長くする
ui-help-language = 次の言語
ui-help-save = いま保存する（答えるたびに自動で保存されます）
ui-help-suspend = シェルに戻る（fg で再開）
ui-help-leave = 終了する（ゲームは保存されます）
ui-guide-focus = カーソルの答えが指しているもの
ui-guide-choice = いま選べるもの
ui-guide-subject = 質問の対象
ui-guide-now = 手番、または解決中のもの
ui-guide-changed = 前回の答えから変わったもの
ui-guide-new = 前回の答えのあとの記録
ui-guide-clause = 根拠になるルールの条項

# Auctions
ui-bids = これまでの入札：{ $bids }
ui-no-bids = まだ誰も入札していません。
