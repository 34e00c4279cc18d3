# 까마귀 결사(13)

root-kind-corvid_warrior = 결사 병사
    .within = 병사
root-kind-plot = 음모 토큰

root-plot_type-bomb = 폭탄
root-plot_type-snare = 덫
root-plot_type-extortion = 갈취
root-plot_type-raid = 습격

root-hidden-plot = 음모 토큰 1개
root-plot-bomb_1 = { root-plot_type-bomb }
root-plot-bomb_2 = { root-plot_type-bomb }
root-plot-snare_1 = { root-plot_type-snare }
root-plot-snare_2 = { root-plot_type-snare }
root-plot-extortion_1 = { root-plot_type-extortion }
root-plot-extortion_2 = { root-plot_type-extortion }
root-plot-raid_1 = { root-plot_type-raid }
root-plot-raid_2 = { root-plot_type-raid }

# 질문

root-ask-corvids_start_where = 첫 병사를 어느 { $suit } 공터에 놓겠습니까?
root-ask-corvids_flip = 어느 음모를 공개하겠습니까?
root-ask-corvids_recruit = 어느 카드를 써서 징병하겠습니까?
root-ask-corvids_recruit_where = 어느 { $suit } 공터에 징병하겠습니까? ({ $count }개 남음)
root-ask-corvids_act = 어느 행동을 하겠습니까? (남은 행동 { $count }회)
root-ask-corvids_which_plot = { $clearing }에 어느 음모 토큰을 놓겠습니까?
root-ask-corvids_exert = 분발하겠습니까? (카드 { $count }장을 뽑는 대신 행동 1회)
root-ask-corvids_show = { $clearing }의 음모를 폭로하기 위해 어느 카드를 결사에 보여 주겠습니까?
root-ask-corvids_name = { $clearing }에 놓인 음모는 무엇입니까?
root-ask-corvids_raid_where = { $clearing }의 습격: 어디에 병사를 놓겠습니까? ({ $count }개 남음)

# 선택지

root-option-flip_plot = { $clearing }의 음모 공개
    .facts = { root-option-flip_plot }({ $points }점)
root-option-recruit_suit = { $card } 써서 { $suit } 공터에 징병
root-option-plot = { $clearing }에 음모 토큰 놓기
    .facts = { root-option-plot }(병사 { $cost }개)
root-option-lay_plot = { $plot }
root-option-trick = 속임수: { $clearing }, { $other }의 음모 맞바꾸기
root-option-expose = { $clearing }의 음모 폭로
root-option-show_card = { $card } 보여 주기
root-option-name_plot = { $plot_type }

# 기록

root-record-corvids_flipped = { $seat }: { $clearing }의 음모를 공개했습니다 - { $plot }
root-record-corvids_laid = { $clearing }에 뒷면으로 놓인 것: { $plot }
root-record-corvids_tricked = { $seat }: { $clearing }, { $other }의 음모를 맞바꾸었습니다.
root-record-corvids_exerted = { $seat }: 분발하여 이번 저녁 단계에 카드를 뽑지 않습니다.
root-record-corvids_guessed = { $clearing }의 폭로: { $seat } - 보여 준 카드 { $card }, 지목한 음모 { $plot_type }
root-record-corvids_denied = { $seat }: { $clearing }의 음모는 그것이 아닙니다.
root-record-corvids_exposed = { $seat }: { $clearing }의 음모를 폭로했습니다 - { $plot }
root-record-corvids_agents = { $seat }: { $clearing }의 잠입 요원이 추가 타격 1을 줍니다.
root-record-corvids_raided = { $seat }: { $clearing }에서 { $plot } 음모가 제거되어 인접한 공터를 습격합니다.

# 할 수 없는 까닭

root-why-corvids_snared = 그곳에는 결사의 덫이 공개되어 있습니다.
root-why-corvids_no_hidden_plot = { $clearing }에 뒷면인 음모 토큰이 없습니다.
root-why-corvids_no_piece_beside = { $clearing }에 내 세력의 말이 없습니다.
root-why-corvids_tried_already = 이번 차례에 { $clearing }의 폭로를 이미 시도했습니다.
root-why-corvids_no_raid_there = 습격으로 { $clearing }에는 병사를 놓지 않습니다.
root-why-corvids_other_suit = { $clearing }는 { $suit } 공터가 아닙니다.
root-why-corvids_no_face_down = { $clearing }에 뒷면인 내 음모 토큰이 없습니다.
root-why-corvids_no_warrior_there = { $clearing }에 내 병사가 없습니다.
root-why-corvids_no_room_for_any = 이 종족의 공터에는 병사를 놓을 수 없습니다.
root-why-corvids_no_recruit_there = { $clearing }에 놓을 병사가 없습니다.
root-why-corvids_crafts_in_birdsong = 제작은 아침에 합니다.
root-why-corvids_no_actions = 이번 낮 단계의 행동을 모두 마쳤습니다.
root-why-corvids_has_exerted = 이미 분발했습니다.
root-why-corvids_has_plot = { $clearing }에는 이미 음모 토큰이 있습니다.
root-why-corvids_no_plot_left = 음모 토큰이 모두 지도에 있습니다.
root-why-corvids_too_few_warriors = { $clearing }에 음모를 놓으려면 병사 { $cost }개가 필요하지만 { $count }개뿐입니다.
root-why-corvids_not_in_supply = 이 음모 토큰은 공급처에 없습니다.
root-why-corvids_one_of_a_type = 같은 음모 토큰 둘은 서로 다르지 않습니다.
root-why-corvids_no_two_plots = { $clearing }, { $other } 양쪽에 음모 토큰이 있어야 맞바꿀 수 있습니다.
root-why-corvids_not_alike = { $clearing }, { $other }의 음모 토큰은 한쪽만 뒷면입니다.
root-why-corvids_same_pair = 같은 맞바꾸기를 거꾸로 말한 것입니다.

# 규칙

root-rule-faction_1-corvids = { root-faction-corvids }
root-rule-faction_2-corvids = { root-faction-corvids }
root-rule-faction_3-corvids = { root-faction-corvids }
root-rule-faction_4-corvids = { root-faction-corvids }
root-rule-faction_5-corvids = { root-faction-corvids }
root-rule-faction_6-corvids = { root-faction-corvids }
root-rule-extortion_from = 갈취로 카드를 빼앗는 상대
root-rule-extortion_from-everybody = 그곳에 말이 있는 모두
root-rule-extortion_from-enemies = 적만
root-rule-exposure = 한 공터의 폭로
root-rule-exposure-once = 차례마다 한 번
root-rule-exposure-again = 보여 줄 카드가 있는 만큼

# 판

ui-root-plots-left = 공급처의 음모 토큰 { $count }개
ui-root-plot-face-down = 음모 토큰(뒷면)
ui-root-face-up = 공개
ui-root-face-down = 뒷면
