# What the coach says. `expected` is one of the two lines after the next.
ui-coach-best = 최선: { $answer } ({ $expected })
ui-coach-next = 차선: { $answer } ({ $expected })
ui-coach-points = { $points }점
ui-coach-points-and-chance = { $points }점, 승률 { $chance }%
ui-coach-wins = 게임에서 이김
ui-sure-wins = { $tries }번 시험해 모두 이겼습니다.
ui-sure-clearly = 확실히 낫습니다: { $tries }번 시험해 { $ahead }점 차이(오차 ±{ $doubt })
ui-sure-slightly = 조금 나을 수도 있습니다: { $tries }번 시험해 { $ahead }점 차이(오차 ±{ $doubt })
ui-sure-alike = 우열을 가릴 수 없습니다: { $tries }번 시험해 { $ahead }점 차이(오차 ±{ $doubt })
ui-sure-only = 고를 수 있는 것이 하나뿐입니다.
ui-sure-unknown = 알려진 것이 너무 적어 비교할 수 없습니다.
ui-coach-meaning = 점수는 라운드가 끝날 때의 국면을 봇이 평가한 값(내 전망에서 상대의 전망을 뺀 것)입니다. 승률은 비슷한 국면에서 중급 봇끼리 겨뤘을 때 이기는 비율입니다. 가려진 카드는 추측일 뿐입니다.
ui-coach-thinking = 수를 비교하는 중…
ui-coach-title = 힌트
ui-help-hint = 힌트: 가장 좋아 보이는 선택과 그 이유를 봅니다

# Puzzles
ui-puzzle-title = 문제 { $number } { $stars }
ui-puzzle-about = 확실히 가장 좋은 답이 하나 있습니다. 무엇일까요?
ui-puzzle-find = 주사위와 가려진 카드가 어떻든 확실히 가장 좋은 답이 하나 있습니다. 찾아보세요.
ui-puzzle-on = 그다음은 어떻게 할까요?
ui-puzzle-right = 맞았습니다. 탐색의 예상은 { $expected }입니다. 차선인 ‘{ $next }’의 예상은 { $other }입니다.

    { $ahead }점 차이(오차 ±{ $doubt })는 카드를 추측하고 주사위를 새로 굴린 { $tries }번의 시험에서 나왔습니다. 100번 중 { $held }번은 이 답이 뒤지지 않았습니다.
ui-puzzle-wrong = 더 좋은 답이 있습니다. 탐색의 예상은 이 답이 { $other }, 최선이 { $best }입니다.
ui-puzzle-worse = 더 좋은 답이 있습니다. 탐색은 이 답을 금세 버렸습니다.
ui-puzzle-end = 풀었습니다.
ui-puzzle-none = { $game }에는 아직 문제가 없습니다.
ui-puzzles-checked = 문제 { $count }개 가운데 { $kept }개는 한 번 더 탐색해도 분명합니다. 나머지는 뺐습니다.
ui-puzzle-found = 문제 { $number } ({ $seconds }초)

# After a game
ui-review-chances = 승률의 흐름
ui-review-chances-how = 그 순간 관전자가 가려진 카드를 보지 않고 판단할 수 있었던 승률입니다. 비슷한 국면에서 중급 봇이 이기는 비율로 추정한 값입니다.
ui-review-turnings = 승부를 가른 답
ui-review-turnings-how = 그 순간 본인이 알던 것만으로 판단했습니다. 나중에 나온 주사위는 상관없습니다.
ui-review-strokes = 가장 컸던 운
ui-review-strokes-how = 주사위와 카드의 결과를 예상과 비교한 것으로, 나중에야 알 수 있습니다.
ui-review-none = 눈에 띄는 답이 없었습니다.
ui-review-moment = { $number }번째 답 이후, { $round }라운드, { $seat }
ui-judged-kept = ‘{ $answer }’({ $expected })보다 나은 답은 없었습니다. 차선: ‘{ $other }’({ $instead }).
ui-judged-lost = ‘{ $answer }’({ $expected }). 탐색이 고른 답: ‘{ $other }’({ $instead }).
ui-judged-torn = ‘{ $answer }’({ $expected }). ‘{ $other }’({ $instead }) 쪽과는 점수와 승률의 우열이 반대입니다. 어느 쪽이 나은지는 알 수 없습니다.
ui-certain-clearly = { $tries }번 시험해 보니 확실합니다.
ui-certain-slightly = { $tries }번 시험해 보니 그럴 것 같지만 확실하지는 않습니다.
ui-certain-alike = 확실하지 않습니다. { $tries }번 시험으로는 우열을 가릴 수 없습니다.
ui-certain-unknown = 알려진 것이 너무 적어 확실하지 않습니다.
ui-review-allowed = 규칙상 { $count }가지 답이 가능했습니다. 고르지 않은 것: { $others }
ui-luck-good = { $seat }: 운이 좋았습니다. 승률이 예상보다 { $chance }%포인트 높아졌습니다.
ui-luck-bad = { $seat }: 운이 나빴습니다. 승률이 예상보다 { $chance }%포인트 낮아졌습니다.
ui-review-not-over = 이 게임은 아직 끝나지 않았습니다.
