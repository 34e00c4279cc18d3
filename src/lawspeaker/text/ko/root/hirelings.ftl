# 용병대

root-demoted-patrol = 고양이 의사단
root-demoted-dynasty = 파랑새 귀족
root-demoted-uprising = 토끼 척후병
root-demoted-exile = 산적
root-demoted-prophets = 도마뱀 사절
root-demoted-flotilla = 수달 잠수부
root-demoted-expedition = 두더지 장인
root-demoted-spies = 까마귀 보초
root-demoted-bearers = 쥐 밀수꾼
root-demoted-vaults = 오소리 호위병
root-demoted-band = 거리 악단
root-demoted-bandits = 도적 떼
root-demoted-protector = 의연한 수호자

root-kind-patrol = 순찰대 병사
root-kind-dynast = 마지막 왕조 병사
root-kind-rebel = 봉기 병사
root-kind-exile = 유배자 말
root-kind-prophet = 예언자 병사
root-kind-flotilla = 선단 말
root-kind-explorer = 양지 원정대 병사
root-kind-foothold = 발판
root-kind-spy = 첩자 병사
root-kind-bearer = 불꽃 운반자 병사
root-kind-vault_keeper = 금고지기 병사
root-kind-vault = 금고
root-kind-bandsman = 악단 병사
root-kind-bandit = 강도 병사
root-kind-protector = 수호자 말

# 규칙

root-rule-hirelings = 용병대
root-rule-hirelings-none = 없음
root-rule-hirelings-three = 무작위로 셋
root-rule-third_hireling = 2인 게임에서 셋째 용병대를 준비하는 플레이어
root-rule-third_hireling-last = 마지막 플레이어
root-rule-third_hireling-first = 첫 번째 플레이어
root-rule-hireling_markers = 점수 마커가 지나간 용병대 마커
root-rule-hireling_markers-passed = 가져감
root-rule-hireling_markers-landed = 멈춘 칸의 것만 가져감
root-rule-new_hirelings = 차례 끝의 통제 마커
root-rule-new_hirelings-all = 가진 모든 용병대에서 하나씩 제거
root-rule-new_hirelings-earlier = 이전에 얻은 용병대에서만 제거

# 질문

root-ask-which_hireling = 어느 용병대를 준비하겠습니까?
root-ask-hire = 어느 용병대를 얻겠습니까?
root-ask-pass_hireling = 통제 마커가 없습니다({ $hireling }). 누구에게 주겠습니까?
root-ask-pass_which = 통제 마커가 없는 용병대가 여럿입니다. 어느 것부터 주겠습니까?
root-ask-which_markers_first = 차례의 끝입니다. 용병대 획득과 통제 마커 제거 중 무엇을 먼저 하겠습니까?
root-ask-hireling_from = { $hireling }: 어디에서 이동하겠습니까?
root-ask-hireling_battle = { $hireling }: 어디에서 전투하겠습니까?
root-ask-hireling_where = { $hireling }: 어디에 놓겠습니까? ({ $count }개)
root-ask-hireling_then = { $hireling }: 다음으로 무엇을 하겠습니까?
root-ask-physicians_heal = 고양이 의사단: { $clearing }에 맞는 카드를 써서 병사 { $count }개를 구하겠습니까?
root-ask-physicians_where = 병사 { $count }개를 어디에 두겠습니까?
root-ask-uprising_pay = { $clearing }에서 봄 봉기와 전투하려면 카드를 버려야 합니다. 어느 카드를 버리겠습니까?
root-ask-uprising_rise = 주사위: { $suit }. 봉기를 일으키겠습니까, 병사를 놓겠습니까?
root-ask-scouts_turn = { $clearing }에서 공격받았습니다(공격: { $seat }). 카드를 써서 높은 눈을 가지겠습니까?
root-ask-exile_where = 유배자를 어느 숲에 두겠습니까?
root-ask-exile_act = 유배자의 미사용 아이템은 { $count }개입니다. 무엇을 하겠습니까?
root-ask-brigand_with = 산적질에 어느 아이템을 소진하겠습니까? (대상: { $seat })
root-ask-prophets_battle = 누구에게 전투를 강제하겠습니까?
root-ask-prophets_move = 누구에게 이동을 강제하겠습니까?
root-ask-prophets_to = { $clearing }에서 어디로 이동시키겠습니까? ({ $seat })
root-ask-prophets_against = { $clearing }에서 누구와 전투시키겠습니까? ({ $seat })
root-ask-envoys_take = 도마뱀 사절로 어느 카드를 가져오겠습니까?
root-ask-flotilla_draw = 선단과 같은 공터에 있습니다. 카드를 1장 뽑겠습니까?
root-ask-flotilla_sail = 선단을 { $clearing }에서 어디로 보내겠습니까?

# 선택지

root-option-set_up_hireling = { $hireling }
root-option-hire = { $hireling }
root-option-gain_first = 용병대를 먼저 얻기
root-option-lose_first = 통제 마커를 먼저 제거하기
root-option-hireling_move = 이동: { $hireling }
root-option-hireling_battle = 전투: { $hireling }
root-option-hireling_place = 놓기: { $hireling }
root-option-hireling_dawn = 아침 시작: { $hireling }
root-option-hireling_act = 행동: { $hireling }
root-option-uprising_rise = { $clearing }에서 봉기(봉기 병사 1개와 적의 모든 말 제거)
root-option-exile_forest = 목적지: { $forest }
root-option-give_to_exile = 유배자에게 { $item } 주기(카드 1장, 1점)
root-option-brigand_take = { $clearing }의 폐허에서 아이템 가져오기
root-option-brigand_rob = 카드 빼앗기: { $seat }
root-option-brigand_exhaust = { $item } 소진
root-option-prophets_force = { $clearing }: { $seat }
root-option-envoys_take = { $card } 가져오기

# 기록

root-record-hireling_set = { $seat }: 용병대 준비 - { $hireling }
root-record-demoted = { $hireling }: 강등 면({ $other })
root-record-hired = { $seat }: 용병대 획득 - { $hireling }
root-record-control_rolled = { $seat }: { $hireling }에 통제 마커 { $count }개를 놓았습니다.
root-record-hireling_passed = { $seat } → { $target }: 용병대를 넘겼습니다 - { $hireling }
root-record-patrol_kept = 순찰대 병사 1개를 카드에 놓았습니다(모두 { $count }개).
root-record-physicians_healed = { $seat }: 병사 { $count }개를 구해 { $clearing }에 놓았습니다.
root-record-uprising_rolled = 봉기 주사위: { $suit }
root-record-uprising_rose = 봄 봉기가 { $clearing }에서 일어났습니다.
root-record-uprising_unpaid = { $seat }: 버릴 카드가 없어 { $clearing }에서 봄 봉기와 전투하지 않습니다.
root-record-scouts_turned = { $seat }: 토끼 척후병 덕분에 { $clearing }에서 높은 눈을 가집니다.
root-record-exile_hides = { $seat }: 유배자를 { $forest }에 놓았습니다.
root-record-exile_moved = 유배자가 { $forest }으로 이동했습니다.
root-record-exile_given = { $seat }: 유배자에게 준 아이템 - { $item }
root-record-exile_exhausted = 유배자가 아이템 { $count }개를 소진했습니다.
root-record-exile_lost = 유배자가 아이템 { $count }개를 잃었습니다.
root-record-brigand_took = { $seat }: { $clearing }의 폐허에서 얻은 아이템 - { $item }
root-record-brigand_robbed = { $seat }: 빼앗기 위해 소진한 아이템 - { $item }(대상: { $target })
root-record-prophets_forced_battle = { $seat }: 예언자로 { $clearing }에서 전투를 강제했습니다({ $target }).
root-record-prophets_forced_move = { $seat }: 예언자로 { $clearing }에서 이동을 강제했습니다({ $target }).
root-record-envoys_took = { $seat }: 버린 더미에서 { $card } 카드를 가져왔습니다.
root-record-flotilla_anchored = { $seat }: 선단을 { $clearing }에 놓았습니다.
root-record-flotilla_sailed = 선단이 { $clearing }에서 { $target }로 갔습니다.

# 안 되는 이유

root-why-hireling_not_dealt = 이 용병대는 게임에 없습니다.
root-why-hireling_not_in_supply = 이 용병대는 이미 누군가가 통제합니다.
root-why-hireling_to_another = 통제 마커가 없는 용병대는 다른 플레이어에게 갑니다.
root-why-hireling_stays = 이 용병대에는 아직 통제 마커가 있습니다.
root-why-hireling_not_controlled = 이 용병대를 통제하지 않습니다.
root-why-hireling_has_acted = 이 용병대는 이번 차례에 이미 행동했습니다.
root-why-hireling_only_by_day = 자신의 낮 단계에만 할 수 있습니다.
root-why-hireling_only_at_dawn = 자신의 아침 단계 시작에만 할 수 있습니다.
root-why-hireling_not_its_deed = 이 용병대 카드에는 그런 행동이 없습니다.
root-why-hireling_cannot_move = 이동할 수 있는 병사가 없습니다.
root-why-hireling_nobody_to_battle = 전투할 상대가 없습니다.
root-why-hireling_none_to_place = 놓을 병사가 남아 있지 않습니다.
root-why-hireling_not_its_turn = 다른 용병대가 행동하고 있습니다.
root-why-hireling_no_battle_left = 그곳에서 할 전투가 남아 있지 않습니다.
root-why-hireling_not_a_post = 그곳에는 병사를 놓지 않습니다.
root-why-hireling_no_own_pieces = 그곳에 내 세력의 말이 없습니다.
root-why-hireling_not_at_edge = 지도 가장자리의 공터에 놓습니다.
root-why-hireling_no_player = 용병대는 플레이어가 아닙니다.
root-why-hirelings_only_defend = 용병대는 자신의 행동으로만 공격합니다.
root-why-patrol_none_on_card = 카드에 순찰대 병사가 없습니다.
root-why-patrol_none_there = 그곳에 순찰대 병사가 없습니다.
root-why-dynasty_is_on_map = 마지막 왕조는 이미 지도에 있습니다.
root-why-dynasty_not_on_map = 마지막 왕조가 지도에 없습니다.
root-why-dynasty_not_ruling = 지배하는 공터에서만 이동합니다.
root-why-dynasty_ruling = 지배하지 않는 공터에서만 두 번 전투합니다.
root-why-nobles_rule_too_little = 지배하는 공터가 셋보다 적습니다.
root-why-uprising_wrong_suit = 주사위와 맞지 않는 공터입니다.
root-why-uprising_nobody_there = 그곳에 봉기 병사가 없습니다.
root-why-uprising_no_card = 봄 봉기와 전투하려면 공터에 맞는 카드를 버려야 합니다.
root-why-uprising_must_pay = 공터에 맞는 카드가 있으므로 버려야 합니다.
root-why-exile_no_such_forest = 이 지도에는 그런 숲이 없습니다.
root-why-exile_forest_not_near = 유배자와 인접하지 않은 숲입니다.
root-why-exile_no_item = 유배자에게 소진할 아이템이 없습니다.
root-why-exile_too_few_items = 전투에는 아이템 2개가 필요합니다.
root-why-exile_not_near = 유배자와 인접하지 않은 공터입니다.
root-why-exile_nobody_near = 그곳에 유배자가 전투할 상대가 없습니다.
root-why-exile_is_demoted = 유배자는 이 게임에 없습니다.
root-why-exile_no_pieces_near = 유배자와 인접한 공터에 내 세력의 말이 없습니다.
root-why-exile_not_in_box = 제작 아이템 칸에 없습니다: { $item }.
root-why-brigand_is_promoted = 산적은 이 게임에 없습니다.
root-why-brigand_no_item = 그곳의 폐허에 아이템이 없습니다.
root-why-brigand_no_pieces = 그 폐허의 공터에 내 세력의 말이 없습니다.
root-why-brigand_has_robbed = 산적은 이번 차례에 이미 빼앗았습니다.
root-why-brigand_no_ready_item = 제작 아이템 칸에 미사용인 그 아이템이 없습니다.
root-why-brigand_not_together = 이 플레이어와 같은 공터에 말이 없습니다.
root-why-brigand_no_cards = 이 플레이어는 손패가 없습니다.
root-why-brigand_not_another = 산적은 다른 플레이어에게서 빼앗습니다.
root-why-prophets_none_there = 그곳에 예언자가 없습니다.
root-why-prophets_no_pieces = 그곳에 이 플레이어 세력의 말이 없습니다.
root-why-prophets_cannot_battle = 이 플레이어는 그곳에서 전투할 수 없습니다.
root-why-prophets_cannot_move = 이 플레이어는 그곳에서 이동할 수 없습니다.
root-why-prophets_one_there = 예언자가 없는 공터에만 놓습니다.
root-why-prophets_nobody = 예언자가 있는 곳에 강제할 상대가 없습니다.
root-why-envoys_not_on_top = 버린 더미 위 5장에 없습니다.
root-why-envoys_rarer_suit = 위 5장 중 가장 많은 종족이 아닙니다.
root-why-envoys_no_ambush = 매복 카드는 가져올 수 없습니다.
root-why-envoys_nothing = 버린 더미에 가져올 카드가 없습니다.
root-why-flotilla_not_on_shore = 선단은 지도 가장자리의 강이 흐르는 공터에서 시작합니다.
root-why-flotilla_not_downriver = 강이 그곳으로 이어지지 않습니다.
root-why-flotilla_untouchable = 선단과는 전투할 수 없습니다.

# 테이블

ui-root-hireling-free = 공급처
ui-root-hireling-held = { $faction }(통제 마커 { $count }개)
ui-root-hireling-kept = 카드 위 병사 { $count }개
ui-root-hireling-items = 아이템 { $count }개
ui-root-hireling-revealed = 공개: { $cards }
