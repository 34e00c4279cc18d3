# What the coach says. `expected` is one of the two lines after the next.
ui-coach-best = 最善：{ $answer }（{ $expected }）
ui-coach-next = 次善：{ $answer }（{ $expected }）
ui-coach-points = { $points }点
ui-coach-points-and-chance = { $points }点、勝率{ $chance }%
ui-coach-clearly = 明らかに優る：{ $tries }回の試行で{ $ahead }点差（誤差±{ $doubt }）
ui-coach-slightly = わずかに優るかもしれない：{ $tries }回の試行で{ $ahead }点差（誤差±{ $doubt }）
ui-coach-alike = 優劣はつかない：{ $tries }回の試行で{ $ahead }点差（誤差±{ $doubt }）
ui-coach-only = 選択肢は1つだけです。
ui-coach-unknown = 分かっていることが少なすぎて、比べられません。
ui-coach-meaning = 点は、ラウンド終了時の局面をボットが見積もった値（自分の見込みから相手の見込みを引いたもの）です。勝率は、似た局面から中級ボット同士が対戦したときに勝つ割合です。伏せられたカードは推測にすぎません。
ui-coach-thinking = 手を比べています…
ui-coach-title = ヒント
ui-key-hint = ヒント
ui-help-hint = 探索ならどう答えるか、その理由
