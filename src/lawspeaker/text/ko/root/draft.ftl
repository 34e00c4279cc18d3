# 세력 준비 카드를 쓰는 준비

root-rule-setup-draft = 세력 준비 카드: 세력을 풀에서 고르고, 5장 중 3장을 남김
root-rule-two_player_insurgents = 두 명이 세력 준비 카드를 쓸 때의 비무장파
root-rule-two_player_insurgents-removed = 제외
root-rule-two_player_insurgents-with_hirelings = 용병대가 있으면 포함
root-rule-several_homelands = 모두 충분히 떨어질 수 없는 여러 본거지
root-rule-several_homelands-together = 모두 함께 최대한 멀리
root-rule-several_homelands-one_by_one = 하나씩 차례로 최대한 멀리

# 질문

root-ask-draft = 어느 세력을 맡겠습니까?
root-ask-homeland_where = 어느 공터를 본거지로 고르겠습니까?
root-ask-around_where = { $clearing } 주변 어디에 병사를 놓겠습니까? (남은 병사 { $count })
root-ask-marquise_keep_at_home = 어느 본거지에 성채를 세우겠습니까?

# 선택지

root-option-draft = { $faction }

# 기록

root-record-pooled = 풀에 놓인 세력 준비 카드: { $faction }
root-record-card_locked = 누군가 무장파를 고를 때까지 잠긴 카드: { $faction }
root-record-card_unlocked = 잠금이 풀린 카드: { $faction }
root-record-dealt_character = { $faction } 카드 옆의 인물: { $character }
root-record-drafted = { $place }번 자리의 세력: { $faction }
root-record-homeland_chosen = { $seat }의 본거지: { $clearing }

# 안 되는 이유

root-why-card_is_locked = 누군가 무장파를 고를 때까지 잠긴 카드입니다: { $faction }.
root-why-card_is_taken = 이미 다른 사람이 고른 세력입니다: { $faction }.
root-why-card_not_in_pool = 풀에 없는 카드입니다: { $faction }.
root-why-enemy_homeland = { $clearing }는 적의 본거지입니다({ $seat }).
root-why-own_homeland = { $clearing }는 이미 내 본거지입니다.
root-why-homeland_on_edge = { $clearing }는 지도 가장자리가 아닙니다.
root-why-homeland_too_near = { $count ->
    [0] { $clearing }는 적의 본거지와 인접하며, 더 먼 공터가 있습니다.
    [1] { $clearing }와 적의 본거지 사이에 공터가 하나뿐이며, 더 먼 공터가 있습니다.
   *[other] 적의 본거지에서 { $clearing }보다 더 먼 공터가 있습니다.
}
root-why-homelands_together = { $clearing }를 고르면 본거지를 서로 인접하게 둘 수 없습니다.
root-why-not_around_homeland = { $clearing }는 본거지와 인접하지 않습니다.
root-why-not_even_around = 다음 병사는 { $clearing }보다 내 병사가 적은 곳에 놓습니다.
root-why-not_a_homeland = { $clearing }는 내 본거지가 아닙니다.
root-why-marquise_keep_next_to_enemy = { $clearing }는 적의 본거지와 인접하며, 인접하지 않은 다른 본거지가 있습니다.
root-why-marquise_has_building = { $clearing }에는 이미 내 건물이 있습니다.

# 테이블

ui-root-pool = 세력 준비 카드
ui-root-pool-locked = 잠김
ui-root-pool-reach = 영향력 { $count }
ui-root-homeland = 본거지
