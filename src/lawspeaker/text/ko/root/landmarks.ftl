# 랜드마크
root-landmark-black_market = 암시장
root-landmark-treetop = 고목 꼭대기
root-landmark-ferry = 나룻배
root-landmark-forge = 전설의 대장간
root-landmark-lost_city = 잃어버린 도시
root-landmark-tower = 탑

root-ask-which_landmark = 어느 랜드마크를 준비하겠습니까?
root-ask-landmark_where = { $landmark }: 어디에 놓겠습니까?
root-ask-craft_where = { $item }: 어디에서 가져오겠습니까?
root-ask-give_market = 암시장에 어느 카드를 두고 가겠습니까?
root-ask-alliance_which_base = { $clearing }에 어느 기지를 세우겠습니까?

root-option-set_up_landmark = { $landmark }
root-option-from_supply = 지도의 공급처에서
root-option-from_forge = 전설의 대장간에서(카드 1장 뽑기, 1점)
root-option-trade_at_market = 암시장의 { $market_card }번 카드와 교환
root-option-base = { $land_suit } 기지

root-market_card-0 = 1
root-market_card-1 = 2
root-market_card-2 = 3

root-record-landmark_set = { $seat }: { $clearing }에 놓은 랜드마크 - { $landmark }
root-record-market_stocked = 암시장에 카드 { $count }장이 뒷면으로 놓였습니다.
root-record-traded = { $seat }: 암시장에서 가져온 카드 - { $card }, 두고 간 카드 - { $given }

root-why-other_landmark_there = 그곳에는 다른 랜드마크가 있습니다.
root-why-other_landmark_near = 인접한 공터에 다른 랜드마크가 있습니다.
root-why-tower_needs_a_ruin = 탑은 폐허가 있는 공터에 놓습니다.
root-why-treetop_needs_a_corner = 고목 꼭대기는 모퉁이에 놓습니다. { $clearing }: 모퉁이가 아닙니다.
root-why-landmark_needs_a_river = 강이 흐르는 공터에 놓습니다.
root-why-market_needs_one_slot = 암시장은 건물 칸이 정확히 하나이고 폐허가 없는 공터에 놓습니다.
root-why-not_at_market = 암시장이 있는 공터에 내 말이 없습니다.
root-why-has_traded = 이번 차례에 이미 암시장에서 교환했습니다.
root-why-no_card_to_trade = 두고 갈 카드가 없습니다.
root-why-not_revealed = 이 랜드마크는 공개되지 않았습니다.
root-why-not_downriver = 나룻배는 강을 따라서만 갑니다.

root-rule-landmarks = 랜드마크
root-rule-landmarks-none = 없음
root-rule-landmarks-one = 무작위로 하나
root-rule-landmarks-two = 무작위로 둘
root-rule-landmarks-black_market = 암시장
root-rule-landmarks-treetop = 고목 꼭대기
root-rule-landmarks-ferry = 나룻배
root-rule-landmarks-forge = 전설의 대장간
root-rule-landmarks-lost_city = 잃어버린 도시
root-rule-landmarks-tower = 탑
