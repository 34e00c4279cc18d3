# 도마뱀 교단

root-rule-faction_1-cult = { root-faction-cult }
root-rule-faction_2-cult = { root-faction-cult }
root-rule-faction_3-cult = { root-faction-cult }
root-rule-faction_4-cult = { root-faction-cult }
root-rule-faction_5-cult = { root-faction-cult }
root-rule-faction_6-cult = { root-faction-cult }

root-kind-cult_warrior = 교단 병사
    .within = 병사
root-kind-garden_fox = 여우 정원
root-kind-garden_rabbit = 토끼 정원
root-kind-garden_mouse = 생쥐 정원

# 질문

root-ask-cult_corner_where = 어느 모퉁이에서 시작하겠습니까?
root-ask-cult_which_garden = { $clearing }에 어느 정원을 놓겠습니까?
root-ask-cult_outcast = 어느 종족을 추방자로 정하겠습니까?
root-ask-cult_conspire = { $suit } 공터에서 모의하겠습니까? (가진 사제 { $count }명)
root-ask-cult_crusade_on = 성전: 이어서 { $clearing }에서 전투하겠습니까?
root-ask-cult_convert_whom = { $clearing }에서 누구의 병사를 개종시키겠습니까?
root-ask-cult_sanctify_what = { $clearing }의 어느 건물을 성역화하겠습니까?
root-ask-cult_act = 어느 의식을 치르겠습니까?
root-ask-cult_build_where = { $card }: 어디에 정원을 건설하겠습니까?
root-ask-cult_recruit_where = { $card }: 어디에 징병하겠습니까?

# 선택지

root-option-outcast = { $suit }
root-option-convert = { $clearing }의 병사 개종
    .facts = { root-option-convert }(사제 { $cost }명)
root-option-sanctify = { $clearing }의 건물 성역화
    .facts = { root-option-sanctify }(사제 { $cost }명)
root-option-replace = { $kind }
root-option-ritual_build = 건설 - { $card } 공개
root-option-ritual_recruit = 징병 - { $card } 공개
root-option-ritual_score = 득점 - { $card } 쓰기
    .facts = { root-option-ritual_score }({ $points }점)
root-option-ritual_sacrifice = 희생 - { $card } 공개

# 기록

root-record-cult_drawn = { $seat }: 무작위로 정해져 { $clearing }에서 시작합니다.
root-record-cult_outcast_is = { $seat }: 이제 추방자는 { $suit }입니다.
root-record-cult_hated = { $seat }: 추방자 { $suit }의 마커가 증오 면이 되었습니다.
root-record-cult_souls_gone = 길 잃은 영혼 { $count }장을 버린 더미로 옮겼습니다.
root-record-cult_avenged = { $seat }: 제거된 병사 { $count }개가 사제가 되었습니다.
root-record-cult_first_acolytes = { $seat }: 사제 { $count }명으로 시작합니다.
root-record-cult_spent_acolytes = { $seat }: 사제 { $count }명을 썼습니다.
root-record-cult_revealed = { $seat }: { $card } 카드를 공개했습니다.
root-record-cult_took_back = { $seat }: 공개한 카드 { $count }장을 손패로 되돌렸습니다.
root-record-cult_sacrificed = { $seat }: 병사를 희생해 사제가 { $count }명이 되었습니다.

# 안 되는 이유

root-why-cult_corner_taken = 비어 있지 않은 모퉁이입니다: { $clearing }.
root-why-cult_not_opposite = 성채나 첫 보금자리의 맞은편이 아닙니다: { $clearing }.
root-why-cult_too_few_acolytes = 사제가 { $cost }명 필요한데 { $count }명뿐입니다.
root-why-cult_not_outcast = 추방자({ $suit })의 공터가 아닙니다: { $clearing }.
root-why-cult_not_the_destination = 성전으로 이동한 곳은 { $clearing }입니다.
root-why-cult_no_enemy_warrior = { $clearing }에 개종시킬 수 있는 적 병사가 없습니다.
root-why-cult_no_enemy_building = { $clearing }에 성역화할 수 있는 적 건물이 없습니다.
root-why-cult_no_garden_left = { $suit } 정원이 모두 지도에 있습니다.
root-why-cult_not_to_replace = 교체할 수 있는 그런 적 말이 없습니다.
root-why-cult_no_such_garden = 공터와 맞지 않는 정원입니다.
root-why-cult_birds_are_hated = 새 카드는 의식에서 만능이 아닙니다: { $card }.
root-why-cult_nowhere_to_build = 내가 지배하는 { $suit } 공터 중에 정원을 지을 곳이 없습니다.
root-why-cult_not_matching = { $clearing }에 맞지 않는 카드입니다: { $card }.
root-why-cult_nowhere_to_recruit = 병사를 놓을 수 있는 { $suit } 공터가 없습니다.
root-why-cult_has_scored = 이번 차례에 이미 { $suit } 정원으로 득점했습니다.
root-why-cult_no_garden_on_map = 지도에 { $suit } 정원이 없습니다.
root-why-cult_scores_nothing = { $suit } 정원으로는 아직 점수를 얻지 못합니다.
root-why-cult_crafts_in_evening = 제작은 저녁에 합니다.

# 규칙 선택

root-rule-lost_souls = 길 잃은 영혼이 되는 카드
root-rule-lost_souls-hand = 손패에서 쓰거나 버린 카드
root-rule-lost_souls-any = 쓰거나 버린 모든 카드
root-rule-cult_corner = 후작국과 왕조가 없을 때 교단이 시작하는 모퉁이
root-rule-cult_corner-any = 교단이 고름
root-rule-cult_corner-drawn = 무작위로 정함
root-rule-garden_fear = 정원 여러 개가 함께 제거될 때
root-rule-garden_fear-each = 정원마다 1장씩 버림
root-rule-garden_fear-once = 한꺼번에 1장만 버림
root-rule-empty_score = 점수를 얻지 못하는 득점 의식
root-rule-empty_score-may = 할 수 있음
root-rule-empty_score-may_not = 할 수 없음

# 세력판 표시

ui-root-cult-gardens = 정원
ui-root-cult-points = { $points }점
ui-root-cult-outcast = 추방자
ui-root-cult-hated = 증오
ui-root-cult-acolytes = 사제 { $count }명
ui-root-cult-lost-souls = 길 잃은 영혼 { $count }장:
ui-root-cult-revealed = 공개 { $count }장:
