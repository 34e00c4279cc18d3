# What the coach says. `expected` is one of the two lines after the next.
ui-coach-best = 最善：{ $answer }（{ $expected }）
ui-coach-next = 次善：{ $answer }（{ $expected }）
ui-coach-points = { $points }点
ui-coach-points-and-chance = { $points }点、勝率{ $chance }%
ui-coach-wins = 勝ちになる
ui-sure-wins = { $tries }回の試行のすべてで勝ちになります。
ui-sure-clearly = 明らかに優る：{ $tries }回の試行で{ $ahead }点差（誤差±{ $doubt }）
ui-sure-slightly = わずかに優るかもしれない：{ $tries }回の試行で{ $ahead }点差（誤差±{ $doubt }）
ui-sure-alike = 優劣はつかない：{ $tries }回の試行で{ $ahead }点差（誤差±{ $doubt }）
ui-sure-only = 選択肢は1つだけです。
ui-sure-unknown = 分かっていることが少なすぎて、比べられません。
ui-coach-meaning = 点は、ラウンド終了時の局面をボットが見積もった値（自分の見込みから相手の見込みを引いたもの）です。勝率は、似た局面から中級ボット同士が対戦したときに勝つ割合です。伏せられたカードは推測にすぎません。
ui-coach-thinking = 手を比べています…
ui-coach-title = ヒント
ui-help-hint = ヒント：最善と思われる選択と、その理由

# Puzzles
ui-puzzle-title = 問題{ $number } { $stars }
ui-puzzle-about = 明らかに最善の答えが1つあります。どれでしょう。
ui-puzzle-find = ダイスや伏せられたカードがどうであれ、明らかに最善の答えが1つあります。見つけてください。
ui-puzzle-on = では、その続きは？
ui-puzzle-right = 正解です。探索の見込みは{ $expected }。次善の「{ $next }」は{ $other }です。

    { $ahead }点の差（誤差±{ $doubt }）は、カードを推測しダイスを振り直した{ $tries }回の試行によるものです。100回中{ $held }回は、この答えが劣りませんでした。
ui-puzzle-wrong = もっと良い答えがあります。探索の見込みは、これが{ $other }、最善が{ $best }です。
ui-puzzle-worse = もっと良い答えがあります。探索はこの答えをすぐに捨てました。
ui-puzzle-end = 解けました。
ui-puzzle-none = { $game }の問題はまだありません。
ui-puzzles-checked = 問題{ $count }問のうち{ $kept }問は、もう一度の探索でもはっきりしています。ほかは外しました。
ui-puzzle-found = 問題{ $number }（{ $seconds }秒）

# After a game
ui-review-chances = 勝率の推移
ui-review-chances-how = その時点で観戦者が、伏せられたカードを見ずに判断できた勝率です。似た局面から中級ボットが勝つ割合による推定値です。
ui-review-turnings = 勝敗を分けた答え
ui-review-turnings-how = そのとき本人が知っていたことだけで判断しています。あとのダイスの目は関係ありません。
ui-review-strokes = 大きな運
ui-review-strokes-how = ダイスやカードの結果を、見込みと比べたものです。あとになって初めて分かります。
ui-review-none = 目立った答えはありませんでした。
ui-review-moment = { $number }手のあと、ラウンド{ $round }、{ $seat }
ui-judged-kept = 「{ $answer }」（{ $expected }）が最善でした。次善は「{ $other }」（{ $instead }）です。
ui-judged-lost = 「{ $answer }」（{ $expected }）。探索なら「{ $other }」（{ $instead }）でした。
ui-judged-torn = 「{ $answer }」（{ $expected }）。「{ $other }」（{ $instead }）とは、得点と勝率で優劣が逆です。どちらが良いかは分かりません。
ui-certain-clearly = { $tries }回の試行で、はっきりしています。
ui-certain-slightly = { $tries }回の試行では、おそらくそうですが確実ではありません。
ui-certain-alike = 確実ではありません。{ $tries }回の試行では優劣がつきません。
ui-certain-unknown = 分かっていることが少なすぎて、確かではありません。
ui-review-allowed = ルール上は{ $count }通りの答えがありました。選ばれなかったもの：{ $others }
ui-luck-good = { $seat }は幸運でした：勝率が見込みより{ $chance }ポイント高くなりました。
ui-luck-bad = { $seat }は不運でした：勝率が見込みより{ $chance }ポイント低くなりました。
ui-review-not-over = このゲームはまだ終わっていません。
