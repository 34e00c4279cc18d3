# 강변 상단

root-kind-riverfolk_warrior = 상단 병사
    .within = 병사
root-kind-trade_post_fox = 여우 교역소
root-kind-trade_post_rabbit = 토끼 교역소
root-kind-trade_post_mouse = 생쥐 교역소

root-service-hand_card = 손패 카드
root-service-riverboats = 강배
root-service-mercenaries = 용병

# 질문

root-ask-riverfolk_warrior_where = 첫 병사를 어디에 놓겠습니까? ({ $count }개 남음)
root-ask-riverfolk_price = { $service } 가격을 얼마로 하겠습니까?
root-ask-riverfolk_act = 자금으로 무엇을 하겠습니까? (남은 자금 { $count }개)
root-ask-riverfolk_commit = 어느 자금을 위탁하겠습니까?
root-ask-riverfolk_commit_to = 어느 자금을 { $suit } 칸에 위탁하겠습니까?
root-ask-riverfolk_spend = { $clearing }에 어느 자금을 쓰겠습니까? ({ $count }개 남음)
root-ask-riverfolk_export = { $card } 카드를 수출하겠습니까, 아니면 효과를 사용하겠습니까?
root-ask-riverfolk_post_suit = { $clearing }에 어느 교역소를 놓겠습니까?
root-ask-riverfolk_disruption = 교역 단절입니다. 어느 자금을 잃겠습니까? ({ $count }개 남음)
root-ask-riverfolk_mercenaries_fight = { $clearing }에서 벌이는 전투에 용병을 사용하겠습니까? (상대: { $seat })
root-ask-vagabond_pay_with = 지불하려면 어느 아이템을 소진하겠습니까? ({ $count }개 남음)

# 선택지

root-option-set_price = { $service }: { $price }
root-option-buy_card = { $card } 구매
    .facts = { $card } 구매(가격 { $cost })
root-option-buy_riverboats = 강배 구매
    .facts = 강배 구매(가격 { $cost })
root-option-buy_mercenaries = 용병 고용
    .facts = 용병 고용(가격 { $cost })
root-option-mercenaries_fight = 용병 사용
root-option-fund = { $seat } 병사
root-option-export = 수출
root-option-keep_effect = 효과 사용
root-option-riverfolk_draw = 카드 1장 뽑기
root-option-riverfolk_recruit = { $clearing }에서 징병
root-option-trade_post = { $clearing }에 교역소 세우기
    .facts = { $clearing }에 교역소 세우기({ $points }점)
root-option-post_suit = { $suit } 교역소

# 기록

root-record-riverfolk_priced = { $seat }: 정한 가격 - { $service } { $price }
root-record-riverfolk_paid = { $seat }: 병사 { $count }개를 지불했습니다.
root-record-riverfolk_own_payment = { $seat }: 자기 병사 { $count }개를 지불 칸에 놓았습니다.
root-record-riverfolk_bought_card = { $seat }: 상단에서 { $card } 카드를 구매했습니다.
root-record-riverfolk_bought = { $seat }: 구매한 서비스 - { $service }
root-record-riverfolk_hired = { $seat }: { $clearing }에서 용병이 함께 싸웁니다.
root-record-riverfolk_returned = { $seat } → { $owner }: 병사 { $count }개를 돌려주었습니다.
root-record-riverfolk_gathered = { $seat }: 자금을 거두어 { $count }개가 되었습니다.
root-record-riverfolk_committed = { $seat }: { $owner } 병사 1개를 위탁했습니다.
root-record-riverfolk_invested = { $seat }: { $owner } 병사 1개를 { $suit } 칸에 위탁했습니다.
root-record-riverfolk_exported = { $seat }: { $card } 카드를 수출했습니다.

# 고를 수 없는 까닭

root-why-riverfolk_not_for_sale = 상단의 손패에 없는 카드입니다.
root-why-riverfolk_served_enough = 이번 차례에 구매할 수 있는 서비스는 { $count }번이며, 이미 모두 구매했습니다.
root-why-riverfolk_cannot_afford = 가격은 { $price }인데 { $wealth }까지만 지불할 수 있습니다.
root-why-riverfolk_bought_already = 이번 차례에 이미 구매했습니다.
root-why-riverfolk_not_to_pawns = 방랑자는 용병을 고용할 수 없습니다.
root-why-riverfolk_no_such_fund = 여기에 쓸 수 있는 자금에 그 병사가 없습니다.
root-why-riverfolk_no_river = { $clearing }에는 강이 흐르지 않습니다.
root-why-riverfolk_other_service = 다른 서비스의 가격입니다.
root-why-riverfolk_no_funds = 남은 자금이 없습니다.
root-why-riverfolk_too_few_funds = 자금 { $needed }개가 필요한데 { $funds }개뿐입니다.
root-why-riverfolk_post_is_there = { $clearing }에는 이미 교역소가 있습니다.
root-why-riverfolk_no_post_left = 남은 { $suit } 교역소가 없습니다.
root-why-riverfolk_nobody_rules = { $clearing }에는 지배하는 플레이어가 없어 지불할 자금이 없습니다.
root-why-riverfolk_too_few_of_ruler = { $clearing }의 지배자({ $seat })의 병사 2개가 필요한데 자금에는 { $count }개뿐입니다.
root-why-riverfolk_no_such_post = 공터와 맞지 않거나 남지 않은 교역소입니다.
root-why-not_enemy_pieces = { $clearing }의 병사는 내 병사로 여기므로 적의 말이 아닙니다({ $seat }).

# 세력판

ui-root-riverfolk-box-payments = 지불
ui-root-riverfolk-box-funds = 자금
ui-root-riverfolk-box-committed = 위탁
ui-root-trade-posts = 교역소
ui-root-riverfolk-prices = 가격
ui-root-riverfolk-gone = 제외 { $count }개
ui-root-riverfolk-invested = 사용 중 { $count }
ui-root-riverfolk-bought = 구매({ $seat }): { $services }

# 규칙 선택

root-rule-faction_1-riverfolk = { root-faction-riverfolk }
root-rule-faction_2-riverfolk = { root-faction-riverfolk }
root-rule-faction_3-riverfolk = { root-faction-riverfolk }
root-rule-faction_4-riverfolk = { root-faction-riverfolk }
root-rule-faction_5-riverfolk = { root-faction-riverfolk }
root-rule-faction_6-riverfolk = { root-faction-riverfolk }
root-rule-mercenaries_rule = 지배를 따질 때의 용병
root-rule-mercenaries_rule-buyer = 고용한 쪽만 셈
root-rule-mercenaries_rule-both = 고용한 쪽과 상단 모두 셈
root-rule-mercenaries_battle = 용병이 싸우는 전투
root-rule-mercenaries_battle-may = 고용한 쪽이 원하는 전투
root-rule-mercenaries_battle-always = 모든 전투
root-rule-mercenaries_removal = 고용한 쪽의 호의 카드와 용병
root-rule-mercenaries_removal-spared = 제거되지 않음
root-rule-mercenaries_removal-enemies = 적으로서 제거됨
root-rule-unruled_post = 아무도 지배하지 않는 공터의 교역소
root-rule-unruled_post-never = 세울 수 없음
root-rule-unruled_post-any_funds = 아무 자금 2개로 세움
root-rule-export = 상단이 수출할 수 있는 카드
root-rule-export-craftable = 제작할 수 있는 카드
root-rule-export-anything = 비용을 지불할 수 있는 모든 카드
