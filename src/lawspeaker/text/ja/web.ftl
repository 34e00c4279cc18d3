# ブラウザの卓の言葉。web/src の `say("web-...")` で使う。

# どのページにもある枠
web-name = Lawspeaker
web-skip = 本文へ移動
web-language = 言語
web-theme-dark = 暗い配色にする
web-theme-light = 明るい配色にする
web-account = アカウント
web-close = 閉じる
web-copy = コピー
web-copied = コピーしました
web-share = 共有
web-send = 送信
web-missing = このページはありません。
web-to-lobby = ロビーへ
web-no-server = サーバーが応答しません。しばらくしてからページを再読み込みしてください。

# 言葉の間の記号
web-colon = ：
web-comma = 、
web-stop = 。
web-brackets = { $words }（{ $more }）

# ロビー
web-hero = ルールどおりに遊ぶボードゲーム
web-hero-more = ボットとでも友人とでも、ブラウザで遊べます。すべての質問と記録に、根拠となる条項が示されます。
web-play-now = 今すぐ「{ $game }」で遊ぶ
web-opening = 準備しています…
web-new = 新しい卓
web-mine = 自分のゲーム
web-mine-over = 終わったゲーム（{ $count }）
web-open = 参加できる卓
web-open-none = 今は待っている人がいません。自分で卓を開くか、ボットと遊びましょう。
web-games = ゲーム
web-seat-counts = { $least }～{ $most }人
web-watch = 観戦できるゲーム
web-card-seats = 人数
web-card-minutes = { $least }～{ $most }分
web-card-length = プレイ時間
web-card-weight = 重さ
web-weight = { $weight ->
    [1] 軽量級
    [2] 軽め
    [3] 中量級
    [4] 重め
   *[other] 重量級
}
web-opened-by = { $host }の卓
web-play-bots = ボットと遊ぶ
web-new-short = 卓を開く…
web-rules = ルール
web-import = 保存したゲームを読み込む
web-import-more = ここかターミナル版で保存したゲームファイル。途中のゲームは続きを遊べ、終わったゲームは見返せます。
web-import-wrong = このファイルは保存されたゲームではありません。
web-room-playing = 対戦中
web-room-over = 終了

# 新しい卓
web-new-game = ゲーム
web-new-count = 席の数
web-new-seats = { $count }席
web-seat-number = 席{ $number }
web-sitter-of = 席{ $number }に座る人
web-new-deal = ランダムに割り当てる
web-sitter-me = 自分
web-sitter-friend = 友人（リンクで招待）
web-sitter-open = ロビーの誰でも
web-sitter-bot = ボット
web-bot-novice = 初級ボット
web-bot-skilled = 中級ボット
web-bot-expert = 上級ボット
web-bot-master = 達人ボット
web-bot-random = ランダムボット
web-bot-greedy = 目先重視のボット
web-bot-search = 先読みするボット
web-bot-learned = 学習したボット
web-variants = ヴァリアント
web-variants-more = ルールブック自体が用意している選択です。それぞれ最初の値が標準です。
web-rulings = ルールブックに書かれていない点
web-rulings-more = ルールブックが決めていないことをどう扱うか。迷ったらそのままにしてください。
web-time = 時間
web-term-clock-seconds = 各席の持ち時間
web-term-clock-seconds-value = { $none ->
    [true] 制限なし
   *[false] { $minutes }分
}
web-term-clock-gain = 1回選ぶごとの加算
web-term-clock-gain-value = { $value }秒
web-term-absent = 応答がないときにボットが代行するまで
web-term-absent-value = { $none ->
    [true] 代行しない
   *[false] { $minutes ->
        [60] 1時間
        [1440] 1日
        [4320] 3日
       *[other] { $minutes }分
    }
}
web-term-spectators = リンクを知っている人の観戦を許す
web-term-public = ロビーに表示し、誰でも観戦できるようにする
web-term-undo = 人どうしでも直前の選択の取り消しを認める
web-new-open = 卓を開く

# アカウント
web-your-name = 卓での名前
web-email = メールアドレス（任意）
web-email-more = サーバーがメールを送れる場合に、手番のお知らせだけに使います。
web-save = 保存
web-saved = 保存しました。
web-notices = 手番になったらこのブラウザで通知する
web-notices-refused = ブラウザがこのページの通知を許可していません。
web-account-more = アカウントがなくても遊べます。登録すると、どのブラウザからでも自分のゲームに戻れます。今のゲームも引き継がれます。
web-login = ユーザー名
web-password = パスワード（8文字以上）
web-log-in = ログイン
web-register = アカウントを作る
web-log-out = ログアウト
web-logged-in = { $login } としてログインしています。
web-logged-out = ログアウトしました。
web-welcome = ようこそ。

# 待っている卓
web-join = 卓に招待されています
web-join-more = 呼ばれたい名前を入れて、席に着いてください。
web-join-do = 席に着く
web-invited-by = { $host }さんからの招待
web-invited-unknown = 招待が届いています
web-invited-seat = あなたの席
web-invited-host = 卓を開いた人
web-invited-with = 参加者
web-invited-taken = この席にはもうほかの人が着いています。
web-invited-mine = すでにこの卓の席に着いています。
web-invited-go = 卓へ
web-time-none = 制限なし
web-time-gain = { $time }（1回選ぶごとに{ $gain }秒加算）
web-send-away = 退席させる
web-seat-bot = ここにボットを置く
web-waiting-seats = { $count ->
    [0] 席はすべて埋まっています。
   *[other] 空席：{ $count }
}
web-waiting-begins = すべての席が埋まると、すぐにゲームが始まります。
web-invite = リンクを作る
web-invite-link = この席へのリンク
web-invite-copy = この席へのリンクをコピー
web-sit = 座る
web-rise = 席を立つ
web-close-room = この卓を閉じる
web-room-refused = この卓は存在しないか、見ることができません。
web-room-crowded = 開いている卓が多すぎます。どれかを閉じてから、このページを再読み込みしてください。
web-connection-connecting = 接続しています…
web-connection-broken = 接続が切れました。再接続しています。ゲームは失われません。

# 席
web-seat = 席
web-seats = 席
web-seat-open = 空席
web-seat-called = { $side }（{ $name }）
web-somebody = 名前未設定
web-you = あなた
web-away = 不在
web-standing-in = ボットが代行中
web-standing-in-you = 今はボットがあなたの代わりに選択しています。
web-take-back = 自分の席に戻る
web-is-asked = 今、選択する番です

# 退席
web-leave = 退席・投了
web-leave-away = このページはいつ閉じてもかまいません。ゲームはそのまま残り、ロビーから戻れます。
web-resign = 投了する
web-resign-others = 最後までボットが代行します。席には戻れません。ほかの人のゲームは続きます。
web-resign-last = 残っている人はあなただけなので、ゲームはここで終わり、勝者はいません。見返すことも、ファイルに保存することもできます。
web-resign-keep = 続ける
web-resigned = 投了
web-resigned-you = 投了しました。ボットが代行しています。
web-hand-over = ボットに代行してもらう
web-hand-over-more = { $seat }が不在で、ほかの人が待っています。戻るまでボットが代行できます。
web-abandoned = ゲームは打ち切られました
web-abandoned-more = 全員が投了したため、勝者はいません。

# 質問
web-ask = 質問
web-your-turn = あなたの番です：
web-asked-you = あなたの番です
web-waiting-for = { $seat }を待っています
web-thinking = { $seat }が考えています…
web-watching = 観戦中です。
web-options = 選択肢
web-filter = 入力して選択肢を絞り込む
web-filtered = 選択肢：{ $count }
web-filter-nothing = 当てはまる選択肢はありません。
web-which = どれにしますか？
web-fold = 選択肢をたたむ
web-unfold = 選択肢を開く
web-sending = 送信中…
web-undo = 元に戻す
web-hint = ヒント
web-hint-thinking = 考え中…
web-hinted = よさそうな選択
web-hint-how = どう見積もったのか
web-why-not = 選べない理由
web-why-nothing = 今、条項によって禁じられている選択肢はありません。
web-since = 前回から
web-confirm = これでよいですか？
web-confirm-yes = はい
web-confirm-no = まだ続ける
web-why-also = ほか{ $count }件
web-declines = カードの有無にかかわらず、数秒後に自動で見送る
web-declining = カードを使わなければ、数秒後に見送ります
web-times = まとめて選ぶ数
web-times-less = 1つ減らす
web-times-more = 1つ増やす
web-title-yours = ● あなたの番 – { $title }

# はじめに
web-intro = 遊び方
web-intro-ask = あなたの番になると、質問と、ルールで許されるすべての選択肢が現れます。ルール違反になることはありません。
web-intro-board = 選択肢、または盤面で光っているものを選んでください。
web-intro-law = §の番号は条項です。押すと読めます。
web-intro-help = 「ヒント」はよさそうな選択とその理由を、「選べない理由」は禁じられていることを示し、「元に戻す」は直前の選択を取り消します。
web-intro-done = 卓へ

# 盤面
web-board = 盤面
web-face = 盤面の表示
web-fields = 項目
web-zoom-in = 拡大
web-zoom-out = 縮小
web-zoom-whole = 全体を表示
web-zoom-more = こちらにも選べるものがあります

# 盤面のわき
web-tabs = 卓の各部分
web-tab-board = 盤面
web-tab-record = 記録
web-tab-chat = チャット
web-tab-law = ルール
web-record = 記録
web-record-earlier = 以前の記録
web-record-new = 新着：
web-record-empty = まだ何も起きていません。
web-record-show = この時点を盤面に表示
web-moment = ゲームの時点
web-moment-of = 時点 { $number } / { $last }
web-moment-first = 最初へ
web-moment-back = 1つ前へ
web-moment-forth = 1つ先へ
web-moment-last = 最後へ
web-moment-now = 現在に戻る
web-eyes = 誰の視点で見るか
web-eyes-own = 自分の視点
web-eyes-all = すべて公開
web-chat = チャット
web-chat-empty = まだ発言はありません。
web-chat-say = 卓のみんなに話す
web-clause = 条項
web-clause-open = 条項 { $clause } を読む
web-clause-rules = ルールで開く
web-law = 条項
web-law-search = ルールを検索
web-law-found = 条項：{ $count }
web-law-nothing = 当てはまる条項はありません。
web-law-english = まだ英語のままの条項があります。
web-rules-of = ルール：{ $game }
web-contents = 目次
web-law-from-table = ✓はこの卓で取り決めた内容です。
web-law-usual = ✓は標準の扱いです。
web-law-other-answers = ほかの扱い
web-in-play = 実際の局面
web-in-play-of = { $game }：{ $clause }の実際の局面
web-in-play-more = この条項を証明するテストの局面です。選択を1つずつ進めるか、盤面で光っているところをクリックしてください。
web-in-play-asked = { $seat }への質問：
web-in-play-answer = 選択：{ $answer }
web-in-play-happens = その結果：
web-in-play-over = この局面はここまでです。
web-in-play-agreed = この局面での取り決め：
web-in-play-page = 別のページで開く
web-in-play-step = { $last }手中{ $number }手目
web-in-play-back = 1つ戻る
web-in-play-forth = 次へ
web-rules-page = ルールを別のページで開く
web-first = 最初の5分
web-first-of = 5分でわかる{ $game }
web-first-you = あなたは何者か
web-first-win = どう勝つか
web-first-turn = 手番の流れ
web-first-sides = それぞれの特徴
web-term-of = { $word }とは
web-does = 説明
web-does-more = 選択肢ごとに何が起こるかを1行で示す

# ゲームの進行
web-follow = 進行中の出来事
web-follow-pause = 一時停止
web-follow-resume = 再開
web-follow-step = 次へ
web-follow-skip = スキップ
web-settings = 卓の設定
web-settings-kept = このブラウザに保存され、どのゲームにも使われます。
web-setting-pace = ほかの席の行動の見せ方
web-setting-pace-off = 一度に
web-setting-pace-slow = ゆっくり
web-setting-pace-normal = 1つずつ
web-setting-pace-fast = 速く
web-setting-motion = コマの動き
web-setting-motion-off = なし
web-setting-motion-slow = ゆっくり
web-setting-motion-normal = ふつう
web-setting-motion-fast = 速く
web-setting-marks = 自分の直前の選択から変わったところに印を付ける
web-setting-sounds = 効果音
web-setting-confirm = 手番を終える前やパスの前に確認する
web-setting-guard = 質問が変わった直後のクリックを無視する

# キー
web-keys = キー操作
web-keys-on = キー操作を有効にする
web-key-choose = その番号の選択肢を選ぶ
web-key-move = 選択肢の間を移動（Enterで決定）
web-key-filter = 入力して選択肢を探す
web-key-undo = 直前の選択を取り消す
web-key-hint = よさそうな選択と、その理由
web-key-why = 選べない理由
web-key-record = 記録
web-key-chat = チャット
web-key-law = ルール
web-key-board = 盤面へ（Tabで選べるものを順に移動）
web-key-past = 前後の時点へ
web-key-play = 前回の手番からの出来事を再生・一時停止
web-key-skip = 現在までスキップ
web-key-zoom = 盤面で：拡大、縮小、全体（矢印で移動）
web-key-help = このヘルプ
web-key-close = 閉じる

# うまくいかなかったこと
web-trouble-failed = サーバーで問題が起きました。もう一度お試しください。
web-trouble-has_account = すでにアカウントがあります。別のアカウントを作るには、まずログアウトしてください。
web-trouble-invalid = 入力を受け付けられません（{ $reason }）
web-trouble-invited_only = この席は招待された人のために空けてあります。
web-trouble-login_taken = このユーザー名は使われています。別の名前にしてください。
web-trouble-no_seat = 席に着いている人だけができます。
web-trouble-no_undo = もう取り消せません。
web-trouble-not_agreed = この卓では取り消せません。ほかの人も参加していて、取り消しを認める取り決めがないためです。
web-trouble-not_host = 卓を開いた人だけができます。
web-trouble-not_offered = それは今選べません。
web-trouble-not_over = ゲームが終わってからできます。
web-trouble-not_playing = 今ここではゲームが行われていません。
web-trouble-not_possible = もうできません。
web-trouble-seat_taken = この席には先にほかの人が着きました。
web-trouble-too_big = 長すぎます。
web-trouble-too_early = ボットが代行できるのは、選択を待たれている人が数分間不在のときだけです。
web-trouble-too_many = 終わっていないゲームが多すぎます。まずいくつか終わらせてください。
web-trouble-too_often = 短時間に操作が多すぎます。少し待ってからお試しください。
web-trouble-unknown_invite = この招待はもう使えません。
web-trouble-unknown_room = この卓はありません。
web-trouble-wrong_login = ユーザー名かパスワードが違います。
web-trouble-wrong_seat = ほかの人の番です。

# ゲーム終了
web-over = ゲーム終了
web-won = { $count ->
    [0] 勝者はいません
   *[other] { $names }の勝利です
}
web-points = 得点
web-points-count = { $count }点
web-course = 得点の推移
web-course-resigned = { $seat }が投了
web-course-scored = { $seat }：{ $points }
web-sources = 得点の内訳
web-source = 内訳
web-play = 再生
web-pause = 一時停止
web-speed = 速さ
web-speed-value = { $speed }倍
web-mark-back = 前の目印へ
web-mark-forth = 次の目印へ
web-rematch = 再戦する
web-rematch-join = 再戦の卓へ
web-export = ゲームファイル
web-replay = 盤面の下のスライダーで、誰の視点からでもゲーム全体を見返せます。
web-dice = ダイスは公正か
web-dice-bound = このゲームの乱数はすべて1つの秘密鍵から作られます。これはその鍵のハッシュです。鍵はゲーム終了後に公開され、誰でもすべての出目とシャッフルを検証できます。
web-dice-audit = 乱数はすべて1つの秘密鍵から作られ、そのハッシュは最初から示されていました。ゲームファイルを保存すれば、次のコマンドですべての出目とシャッフルを検証できます。
web-dice-commitment = 鍵のハッシュ
web-dice-copy = コピー：{ $what }
web-dice-key = 鍵

# レッスン
web-learn = 遊んで覚える
web-learn-game = { $game }を覚える
web-learn-minutes = 約{ $minutes }分
web-learn-step = ステップ{ $number }／{ $steps }
web-learn-done = レッスン修了
web-learn-progress = 進み具合
web-learn-all = レッスン一覧
web-learn-wrong = ここでは違います：
web-learn-on = 次へ
web-learn-next = 次は：{ $lesson }
web-learn-play = ゲームを遊ぶ
web-learn-again = 最初から
web-learn-back = 戻る
web-learn-show = 答えを見る
web-learn-happened = 起こったこと

# Puzzles
web-puzzles = 問題
web-puzzles-about = 対戦から取った局面です。長い探索によれば、明らかに最善の答えが1つあります。★が多いほど難しい問題です。
web-puzzle = 問題{ $number } { $stars }
web-puzzle-today = 今日の問題
web-puzzle-solved = 解決済み

# After a game
web-coach = コーチ
web-coach-ask = コーチに聞く
web-coach-looking = コーチがゲームを見直しています…
web-coach-chances = 勝率の推移
web-coach-chance = { $seat } { $chance }%
web-coach-turnings = 勝敗を分けた答え
web-coach-strokes = 大きな運
web-coach-moment = { $seat }、ラウンド{ $round }
web-coach-none = 目立った答えはありませんでした。
