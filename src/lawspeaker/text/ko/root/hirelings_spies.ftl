# 까마귀 첩자와 까마귀 보초

# 선택지

root-option-spies_steal = { $clearing }에서 훔치기(그곳의 적마다 무작위 카드 1장)

# 기록

root-record-spies_stole = { $seat }: 까마귀 첩자가 { $clearing }에서 훔칩니다.
root-record-sentries_hit = { $seat }: 까마귀 보초 덕분에 { $clearing }에서 추가 타격 1을 줍니다.

# 안 되는 이유

root-why-spies_one_there = 다른 첩자가 이 공터에서 시작합니다.
root-why-spies_other_suit = 두 첩자는 같은 종족의 공터에서 시작합니다.
root-why-spies_no_enemies = 그곳에 적의 말이 없습니다.
root-why-spies_nothing_to_do = 까마귀 첩자가 할 수 있는 일이 없습니다.
root-why-spies_none_there = 그곳에 첩자가 없습니다.
root-why-spies_nobody_to_rob = 그곳에 세력의 말이 있고 손패가 있는 적이 없습니다.
