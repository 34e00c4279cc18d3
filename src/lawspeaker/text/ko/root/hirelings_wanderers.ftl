# 대응하는 세력이 없는 용병대: 악단, 강도, 수호자

# 질문

root-ask-band_lure_to = 어느 공터의 악단으로 연주하겠습니까?
root-ask-band_lure = 누구의 병사를 { $clearing }로 이동시키겠습니까?
root-ask-bandits_where = 어느 길에 강도를 놓겠습니까?
root-ask-bandits_from = 남은 강도가 없습니다. 어느 길의 강도를 제거하겠습니까?
root-ask-bandits_reinforce = { $clearing }에 병사 1개를 놓겠습니까?
root-ask-gangs_where = 남은 병사는 { $count }개입니다. 어느 강도 곁에 놓겠습니까?

# 선택지

root-option-hireling_recruit = 내 병사 놓기: { $hireling }
root-option-band_lure = { $clearing }: { $seat }
root-option-bandit_path = { $clearing }와 { $other } 사이의 길

# 기록

root-record-band_lured = { $seat }: 악단으로 { $clearing }에서 병사의 이동을 강제했습니다({ $target }).
root-record-bandits_lurk = { $seat }: { $clearing }와 { $other } 사이의 길에 강도를 놓았습니다.
root-record-bandits_left = { $seat }: { $clearing }와 { $other } 사이의 길에서 강도를 제거했습니다.
root-record-waylaid = { $seat }: { $clearing }와 { $target } 사이에서 강도를 만났습니다.
root-record-protector_came = { $seat }: 수호자를 { $clearing }에 놓았습니다.
root-record-protector_went = 수호자가 { $clearing }에서 { $target }로 갔습니다.
root-record-unharmed = 수호자 덕분에 { $clearing }에서 { $seat }의 말은 제거되지 않습니다.

# 안 되는 이유

root-why-band_none_there = 그곳에 악단이 없습니다.
root-why-band_one_there = 처음 악단은 서로 다른 공터에 놓습니다.
root-why-band_not_adjacent = 악단이 있는 공터와 인접하지 않습니다.
root-why-band_nobody_to_lure = 악단이 이동시킬 수 있는 병사가 없습니다.
root-why-band_one_from_each = 그 공터에서는 이미 이동시켰습니다. 공터마다 1개만 이동시킵니다.
root-why-band_beguiled = 악단이 있는 공터로 이동해 온 차례에는 그곳에서 이동할 수 없습니다.
root-why-bandits_no_path = 그런 길은 없습니다.
root-why-bandits_one_there = 그 길에는 이미 강도가 있습니다.
root-why-bandits_none_there = 그 길에 강도가 없습니다.
root-why-bandits_no_own_pieces = 그 길의 양 끝에 내 세력의 말이 없습니다.
root-why-bandits_no_free_path = 내 세력의 말이 있는 공터에 빈 길이 없습니다.
root-why-bandits_only_there = 이동을 마친 공터에 놓습니다.
root-why-gangs_none_there = 병사를 놓을 수 있는 강도가 없습니다.
root-why-gangs_no_warriors = 내 세력에는 병사가 없습니다.
root-why-gangs_under_cover = 통제하는 플레이어 세력의 말이 있는 공터에서는 도적 떼와 전투할 수 없습니다.
root-why-protector_untouchable = 수호자와는 전투할 수 없습니다.
root-why-protector_keeps_out = 수호자가 있는 공터에 적은 말을 놓을 수 없습니다.
root-why-protector_not_on_map = 수호자가 지도에 없습니다.
root-why-shielded = 수호자가 있는 공터에서는 통제하는 플레이어 세력의 말과 전투하거나 그것을 제거할 수 없습니다.

# 테이블

ui-root-hireling-roads = 길: { $paths }
