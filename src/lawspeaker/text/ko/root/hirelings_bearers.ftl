# 불꽃 운반자와 쥐 밀수꾼

# 질문

root-ask-bearers_burn = 불꽃 운반자가 { $clearing }에서 어느 적의 말을 제거합니까? (남은 수: { $count })
root-ask-smugglers_act = 쥐 밀수꾼: 이동하겠습니까, 전투하겠습니까?

# 선택지

root-option-bearers_burn = { $kind } 제거
root-option-smuggle = { $card } 카드를 버리고 이동 또는 전투

# 안 되는 이유

root-why-bearers_far_away = 그곳이나 인접한 공터에 불꽃 운반자가 없습니다.
root-why-bearers_warriors_first = 그곳에서 제거할 적의 말이 아닙니다. 병사를 먼저 제거합니다.
root-why-smugglers_are_promoted = 쥐 밀수꾼은 이 게임에 없습니다.
root-why-smugglers_no_item = 이 카드에는 아이템이 없습니다.
root-why-smugglers_nothing_to_do = 이동도 전투도 할 수 없습니다.
