# What the coach says. `expected` is one of the two lines after the next.
ui-coach-best = 최선: { $answer } ({ $expected })
ui-coach-next = 차선: { $answer } ({ $expected })
ui-coach-points = { $points }점
ui-coach-points-and-chance = { $points }점, 승률 { $chance }%
ui-coach-clearly = 확실히 낫습니다: { $tries }번 시험해 { $ahead }점 차이(오차 ±{ $doubt })
ui-coach-slightly = 조금 나을 수도 있습니다: { $tries }번 시험해 { $ahead }점 차이(오차 ±{ $doubt })
ui-coach-alike = 우열을 가릴 수 없습니다: { $tries }번 시험해 { $ahead }점 차이(오차 ±{ $doubt })
ui-coach-only = 고를 수 있는 것이 하나뿐입니다.
ui-coach-unknown = 알려진 것이 너무 적어 비교할 수 없습니다.
ui-coach-meaning = 점수는 라운드가 끝날 때의 국면을 봇이 평가한 값(내 전망에서 상대의 전망을 뺀 것)입니다. 승률은 비슷한 국면에서 중급 봇끼리 겨뤘을 때 이기는 비율입니다. 가려진 카드는 추측일 뿐입니다.
ui-coach-thinking = 수를 비교하는 중…
ui-coach-title = 힌트
ui-key-hint = 힌트
ui-help-hint = 탐색이라면 어떻게 답할지, 그 이유
