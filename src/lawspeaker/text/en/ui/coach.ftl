# What the coach says. `expected` is one of the two lines after the next.
ui-coach-best = Best: { $answer } ({ $expected }).
ui-coach-next = Next best: { $answer } ({ $expected }).
ui-coach-points = { $points } points
ui-coach-points-and-chance = { $points } points, { $chance }% to win
ui-coach-wins = wins the game
ui-sure-wins = It wins the game in each of { $tries } tries.
ui-sure-clearly = Clearly better: { $ahead } points ahead, give or take { $doubt }, in { $tries } tries.
ui-sure-slightly = Perhaps slightly better: { $ahead } points ahead, give or take { $doubt }, in { $tries } tries.
ui-sure-alike = Cannot tell them apart: { $ahead } points ahead, give or take { $doubt }, in { $tries } tries.
ui-sure-only = There is only one answer.
ui-sure-unknown = Too little is known to weigh the answers.
ui-coach-meaning = Points are how bots judge the position at the end of the round: your prospects less your rivals’. The chance is how often skilled bots win from such a position. Hidden cards are only guessed at.
ui-coach-thinking = Weighing the answers …
ui-coach-title = Hint
ui-help-hint = a hint: the best answer, and why

# Puzzles
ui-puzzle-title = Puzzle { $number } { $stars }
ui-puzzle-about = One answer is clearly best. Which?
ui-puzzle-find = One of your answers is clearly best here, whatever the dice and the hidden cards. Find it.
ui-puzzle-on = And how do you go on?
ui-puzzle-right = Right. Search expects { $expected }. The next best, “{ $next }”, comes to { $other }.

    The lead of { $ahead } points, give or take { $doubt }, comes from { $tries } tries with guessed cards and fresh dice. In { $held } of 100 the answer came out no worse.
ui-puzzle-wrong = There is something better. Search expects { $other } of this, and { $best } of the best answer.
ui-puzzle-worse = There is something better. Search soon dropped this answer.
ui-puzzle-end = Solved.
ui-puzzle-none = { $game } has no puzzles.
ui-puzzles-checked = { $kept } of { $count } puzzles are clear to one more search; the others were taken out.
ui-puzzle-found = Puzzle { $number } after { $seconds } s

# After a game
ui-review-chances = Chances of winning
ui-review-chances-how = As a spectator could judge them then, without hidden cards, by how often skilled bots win from such positions. They are estimates.
ui-review-turnings = Answers that mattered most
ui-review-turnings-how = Judged by what the player knew at that moment; dice that fell later have no part in it.
ui-review-strokes = Greatest luck
ui-review-strokes-how = What dice and cards made of an answer, compared with what was to be expected; known only afterwards.
ui-review-none = No answer stood out.
ui-review-moment = After { $number } answers, round { $round }, { $seat }
ui-judged-kept = “{ $answer }” ({ $expected }) was better than anything else. Next best: “{ $other }” ({ $instead }).
ui-judged-lost = “{ $answer }” ({ $expected }). Search would have answered “{ $other }” ({ $instead }).
ui-judged-torn = “{ $answer }” ({ $expected }), not “{ $other }” ({ $instead }): one brings more points, the other more chance of winning. Which is better is open.
ui-certain-clearly = That is clear, after { $tries } tries.
ui-certain-slightly = That is likely, but not certain, after { $tries } tries.
ui-certain-alike = That is not certain: { $tries } tries cannot tell the two apart.
ui-certain-unknown = Too little is known to be sure.
ui-review-allowed = The law allowed { $count } answers. Not taken: { $others }
ui-luck-good = Good luck for { $seat }: the chance of winning is { $chance } percentage points above what was to be expected.
ui-luck-bad = Bad luck for { $seat }: the chance of winning is { $chance } percentage points below what was to be expected.
ui-review-not-over = This game is not over yet.
