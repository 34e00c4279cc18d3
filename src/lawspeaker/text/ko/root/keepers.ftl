# 강철 수호단

# 말

root-kind-keepers_warrior = 수호단 병사
    .within = 병사
root-kind-relic_figure = 유물 토큰(조각상)
root-kind-relic_tablet = 유물 토큰(석판)
root-kind-relic_jewelry = 유물 토큰(보석)
root-kind-waystation_tablet_jewelry = 석판 진지(뒷면 보석)
root-kind-waystation_jewelry_tablet = 보석 진지(뒷면 석판)
root-kind-waystation_jewelry_figure = 보석 진지(뒷면 조각상)
root-kind-waystation_figure_jewelry = 조각상 진지(뒷면 보석)
root-kind-waystation_figure_tablet = 조각상 진지(뒷면 석판)
root-kind-waystation_tablet_figure = 석판 진지(뒷면 조각상)

root-waystation-tablet_jewelry = 석판 진지(뒷면 보석)
root-waystation-jewelry_tablet = 보석 진지(뒷면 석판)
root-waystation-jewelry_figure = 보석 진지(뒷면 조각상)
root-waystation-figure_jewelry = 조각상 진지(뒷면 보석)
root-waystation-figure_tablet = 조각상 진지(뒷면 석판)
root-waystation-tablet_figure = 석판 진지(뒷면 조각상)

root-relic-figure_a = 조각상 A
root-relic-figure_b = 조각상 B
root-relic-figure_c = 조각상 C
root-relic-figure_d = 조각상 D
root-relic-tablet_a = 석판 A
root-relic-tablet_b = 석판 B
root-relic-tablet_c = 석판 C
root-relic-tablet_d = 석판 D
root-relic-jewelry_a = 보석 A
root-relic-jewelry_b = 보석 B
root-relic-jewelry_c = 보석 C
root-relic-jewelry_d = 보석 D

root-slot-move = 이동
    .within = ‘이동’ 칸
root-slot-delve = 전투 후 탐색
    .within = ‘전투 후 탐색’ 칸
root-slot-recover = 이동 또는 회수
    .within = ‘이동 또는 회수’ 칸

# 질문

root-ask-keepers_corner_where = 어느 모퉁이에서 시작하겠습니까?
root-ask-keepers_edge_where = { $clearing }에 인접한 가장자리 공터 가운데 어디에 나머지 병사를 놓겠습니까?
root-ask-keepers_encamp = 진지를 펼치겠습니까? (공터마다 한 번)
root-ask-keepers_return = 지도 가장자리 어디로, 어느 진지와 함께 돌아오겠습니까?
root-ask-keepers_decamp = 진지를 거두겠습니까? (공터마다 한 번)
root-ask-keepers_recruit = 카드를 써서 징병하겠습니까?
root-ask-keepers_act = { $slot }의 종자로 무엇을 하겠습니까?
root-ask-keepers_delve = { $clearing }에서 어느 유물을 탐색하겠습니까?
root-ask-keepers_recover = { $clearing }에서 어느 유물을 회수하겠습니까?
root-ask-keepers_gather = 종자를 모으겠습니까, 아니면 한 장을 다른 칸으로 옮기겠습니까? (빈자리 { $count })
root-ask-keepers_carry = { $clearing }에서 { $target }로 어느 유물을 함께 옮기겠습니까? (최대 { $count }개)
root-ask-keepers_trophy = { $relic } 유물을 어느 숲에 놓겠습니까?
root-ask-keepers_which_relic = { $clearing }에서 어느 유물을 제거하겠습니까?

# 선택지

root-option-encamp = { $clearing }에 진지 펼치기: { $waystation }
root-option-decamp = { $clearing }에서 진지 거두기: { $waystation }
root-option-muster = { $card } 카드를 써서 { $clearing }에서 징병
root-option-retinue_move = { $card }: { $clearing }에서 이동
root-option-retinue_delve = { $card }: { $clearing }에서 전투 후 탐색
root-option-retinue_recover = { $card }: { $clearing }에서 회수
root-option-carry = { $relic } 함께 옮기기
    .facts = { $relic }(가치 { $value }) 함께 옮기기
root-option-delve = { $relic } 탐색
    .facts = { $relic }(가치 { $value }) 탐색
root-option-recover = { $relic } 회수
    .facts = { $relic }(가치 { $value }) 회수
root-option-lose_relic = { $relic }
    .facts = { $relic }(가치 { $value })
root-option-place_relic = { $forest }에 놓기
root-option-gather = { $card } 카드를 { $slot }에 더하기
root-option-shift = { $card } 카드를 { $slot }으로 옮기기

# 기록

root-record-keepers_laid_out = 유물을 섞어 숲 { $count }곳에 하나씩 놓았습니다.
root-record-keepers_spread = { $relic } 유물을 { $clearing }에 놓았습니다.
root-record-keepers_spread_to_forest = { $relic } 유물을 { $forest }에 놓았습니다.
root-record-keepers_carried = { $seat }: { $relic } 유물을 { $clearing }로 함께 옮겼습니다.
root-record-keepers_turned = { $relic } 유물의 가치가 드러났습니다: { $count }
root-record-keepers_hidden = { $seat }: { $relic } 유물을 { $forest }에 놓았습니다.
root-record-keepers_delved = { $seat }: { $relic } 유물을 { $forest }에서 { $clearing }로 옮겼습니다.
root-record-keepers_recovered = { $seat }: { $clearing }에서 { $relic } 유물을 회수했습니다.
root-record-keepers_column = { $seat }: 유물 { $count }번째 열을 완성했습니다.
root-record-keepers_retainer_left = { $seat }: { $card } 카드가 게임에서 제거되었습니다.
root-record-keepers_gathered = { $seat }: { $card } 카드를 { $slot }에 더했습니다.
root-record-keepers_shifted = { $seat }: { $card } 카드를 { $slot }으로 옮겼습니다.

# 고를 수 없는 까닭

root-why-keepers_no_relic_there = 그 유물은 거기에 없습니다.
root-why-keepers_must_carry = 될 수 있는 대로 많은 유물을 함께 옮겨야 합니다.
root-why-keepers_no_such_forest = 이 지도에는 그런 숲이 없습니다.
root-why-keepers_not_next_on_edge = { $clearing }는 { $corner }에 인접한 가장자리 공터가 아닙니다.
root-why-keepers_no_warrior_there = { $clearing }에 내 병사가 없습니다.
root-why-keepers_camped_there = { $clearing }에서는 이미 했습니다.
root-why-keepers_not_on_edge = { $clearing }는 지도 가장자리가 아닙니다.
root-why-keepers_no_such_waystation = { $clearing }에 그런 진지가 없습니다.
root-why-keepers_crafting_comes_first = 제작은 종자의 행동보다 먼저 합니다.
root-why-keepers_not_in_slot = { $card } 카드는 { $slot }에 없습니다.
root-why-keepers_has_acted = { $card } 카드는 이 칸에서 이미 행동했습니다.
root-why-keepers_nothing_to_delve = { $clearing }에는 싸울 적이 없고, 인접한 숲에 유물도 없습니다.
root-why-keepers_not_in_near_forest = 그 유물은 인접한 숲에 없습니다.
root-why-keepers_nothing_to_recover = { $clearing }에는 같은 종류의 진지가 있는 유물이 없습니다.
root-why-keepers_not_recoverable = 그 유물은 같은 종류의 진지와 함께 거기에 있지 않습니다.
root-why-keepers_recover_one = 회수를 골랐으므로 적어도 하나는 회수해야 합니다.
root-why-keepers_retinue_full = 종자는 모두 { $count }장까지입니다.
root-why-keepers_not_in_retinue = 그 카드는 종자가 아닙니다.
root-why-keepers_same_slot = 이미 이 칸에 있습니다.
root-why-keepers_has_gathered = 종자를 모았으므로 카드를 옮길 수 없습니다.

# 규칙

root-rule-relics_left = 숲마다 하나씩 놓고 남은 유물
root-rule-relics_left-clearings = 수호단에서 먼 공터에 놓음
root-rule-relics_left-forests = 수호단에서 먼 숲에 놓음
root-rule-trophy_side = 가치가 드러나기 전에 제거된 유물
root-rule-trophy_side-value = 가치를 드러내어 숲에 놓음
root-rule-trophy_side-type = 가치를 숨긴 채로 둠
root-rule-encamping = 진지 펼치기와 거두기
root-rule-encamping-replace = 교체: 놓기가 금지된 공터에서는 못 함
root-rule-encamping-swap = 맞바꾸기: 놓기 금지를 무시함
root-rule-faction_1-keepers = { root-faction-keepers }
root-rule-faction_2-keepers = { root-faction-keepers }
root-rule-faction_3-keepers = { root-faction-keepers }
root-rule-faction_4-keepers = { root-faction-keepers }
root-rule-faction_5-keepers = { root-faction-keepers }
root-rule-faction_6-keepers = { root-faction-keepers }

# 터미널의 세력판

ui-root-waystations = 남은 진지 { $count }
ui-root-waystation-figure = 조각상 진지
ui-root-waystation-tablet = 석판 진지
ui-root-waystation-jewelry = 보석 진지
