# What the coach says. `expected` is one of the two lines after the next.
ui-coach-best = Best: { $answer } ({ $expected }).
ui-coach-next = Next best: { $answer } ({ $expected }).
ui-coach-points = { $points } points
ui-coach-points-and-chance = { $points } points, { $chance }% to win
ui-coach-clearly = Clearly better: { $ahead } points ahead, give or take { $doubt }, in { $tries } tries.
ui-coach-slightly = Perhaps slightly better: { $ahead } points ahead, give or take { $doubt }, in { $tries } tries.
ui-coach-alike = Cannot tell them apart: { $ahead } points ahead, give or take { $doubt }, in { $tries } tries.
ui-coach-only = There is only one answer.
ui-coach-unknown = Too little is known to weigh the answers.
ui-coach-meaning = Points are how bots judge the position at the end of the round: your prospects less your rivals’. The chance is how often skilled bots win from such a position. Hidden cards are only guessed at.
ui-coach-thinking = Weighing the answers …
ui-coach-title = Hint
ui-key-hint = Hint
ui-help-hint = what search would answer, and why
