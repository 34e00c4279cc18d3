# 2019: 북극

arctic-title = 2019: 북극

# 기업

arctic-seat-0 = 흰색
arctic-seat-1 = 검은색
arctic-seat-2 = 갈색
arctic-seat-3 = 짙은 갈색

# 국가

arctic-country-RU = 러시아
arctic-country-NO = 노르웨이
arctic-country-EU = EU
arctic-country-CA = 캐나다
arctic-country-US = 미국
arctic-country-CN = 중국

arctic-arctic-RU = { arctic-country-RU }
arctic-arctic-NO = { arctic-country-NO }
arctic-arctic-EU = { arctic-country-EU }
arctic-arctic-CA = { arctic-country-CA }
arctic-arctic-US = { arctic-country-US }

# 구역

arctic-region-POLE = 북극점
arctic-region-RU_I = 난센 해분·가켈 해령
arctic-region-US_I = 노스윈드 해령·축치 해대
arctic-region-CA_I = 알파 해령
arctic-region-EU_I = 로모노소프 해령 남부
arctic-region-NO_I = 예르마크 해대
arctic-region-RU_M1 = 바렌츠해 동부
arctic-region-RU_M2 = 카라해 서부
arctic-region-RU_M3 = 카라해 동부
arctic-region-RU_M4 = 랍테프해
arctic-region-RU_M5 = 동시베리아해
arctic-region-RU_M6 = 브란겔 대륙붕
arctic-region-US_M1 = 축치해
arctic-region-US_M2 = 보퍼트해
arctic-region-CA_M1 = 캐나다 해분 대륙붕
arctic-region-CA_M2 = 스베르드루프 분지
arctic-region-EU_M1 = 링컨해
arctic-region-EU_M2 = 그린란드해
arctic-region-NO_M1 = 바렌츠해 서부
arctic-region-RU_C1 = 무르만스크·페초라 연안
arctic-region-RU_C2 = 야말·타이미르 연안
arctic-region-RU_C3 = 야쿠티야·추코트카 연안
arctic-region-US_C1 = 수어드반도 연안
arctic-region-US_C2 = 알래스카(노스슬로프)
arctic-region-US_C3 = 북극 보호구역 연안
arctic-region-CA_C1 = 유콘·매켄지 연안
arctic-region-CA_C2 = 패리 제도 연안
arctic-region-CA_C3 = 배핀 연안
arctic-region-EU_C1 = 그린란드 서해안
arctic-region-EU_C2 = 그린란드 동해안
arctic-region-EU_C3 = 아이슬란드 연안
arctic-region-NO_C1 = 스발바르 연안
arctic-region-NO_C2 = 핀마르크 연안
arctic-region-KAM = 캄차카 근해

# 그 밖의 용어. 속성 `within`은 문장 안에서 쓰는 꼴

arctic-law-A = 법 A: 바다는 어느 나라의 것도 아님
    .within = 법 A(바다는 어느 나라의 것도 아님)
arctic-law-B = 법 B: 북쪽 바다는 각국의 것
    .within = 법 B(북쪽 바다는 각국의 것)
arctic-law-C = 법 C: 바다는 선박을 둔 나라의 것
    .within = 법 C(바다는 선박을 둔 나라의 것)

arctic-action-diplomacy = 외교
arctic-action-ships = 선박 건조
arctic-action-facility = 채굴 시설 건설
arctic-action-move = 선박 이동
arctic-action-tax = 징세
arctic-action-unrest = 내정 불안

arctic-resource-gas = 천연가스
arctic-resource-oil = 석유
arctic-resource-poly = 다금속 광석

arctic-influence-1 = 영향력 1번 칸
arctic-influence-2 = 영향력 2번 칸
arctic-influence-3 = 영향력 3번 칸
arctic-influence-4 = 영향력 4번 칸

arctic-yellow-high = 비싼 노란 칸
arctic-yellow-low = 싼 노란 칸

arctic-china-move = 중국 선박 이동
    .within = 선박 이동
arctic-china-build = 중국의 행동으로 채굴 시설 건설
    .within = 채굴 시설 건설
arctic-china-decline = 아무것도 하지 않음
    .within = 아무것도 하지 않음

arctic-licence-pay = 허가료 지불
arctic-licence-refuse = 거절(채굴 시설 파괴)

# 질문

arctic-ask-place = 로비스트를 어디에 놓겠습니까?
arctic-ask-invest = 투자 트랙의 어느 칸에 로비스트를 놓겠습니까?
arctic-ask-settle_in = 투자 { $space }번 칸의 로비스트를 어디로 옮기겠습니까?
arctic-ask-china = 이번 턴에는 당신이 중국을 지배합니다. 중국의 행동으로 무엇을 하겠습니까?
arctic-ask-act = { $country }: { $influence }의 로비스트로 무엇을 하겠습니까?
arctic-ask-negotiate = { $country }: 외교로 무엇을 하겠습니까?
arctic-ask-dock = { $country }: 다음 새 선박을 어디에 놓겠습니까? (남은 선박 { $count }척)
arctic-ask-build = { $country }: 채굴 시설을 어디에 짓겠습니까?
arctic-ask-move_ships = { $country }: 어느 선박으로 이동하거나 공격하겠습니까?
arctic-ask-sail_to = { $country }: { $region }의 선박을 어디로 옮기겠습니까?
arctic-ask-sell = { $resource } { $count }개 중 몇 개를 돈으로 바꾸겠습니까? (나머지는 점수가 됩니다)
arctic-ask-licence = { $region }의 지배국이 바뀌었습니다({ $country }). 허가료 { $dollars }달러를 내고 채굴 시설을 유지하겠습니까?

# 선택지. 속성 `facts`는 값 등을 알 때 쓰는 꼴

arctic-option-place = { $country }, { $influence }
arctic-option-invest = { $space }번 칸
    .facts = { $price_sign ->
        [negative] { $space }번 칸({ $price_size }달러 받음)
        [zero] { $space }번 칸(무료)
       *[positive] { $space }번 칸({ $price_size }달러 지불)
    }
arctic-option-yellow = { $yellow_value ->
    [high] 중국, 비싼 노란 칸
   *[low] 중국, 싼 노란 칸
}
    .facts = { arctic-option-yellow }({ $price }달러 지불)
arctic-option-pass = 패스
    .facts = 패스(이번 턴에 놓을 수 있는 로비스트가 1개 줄어듦)
arctic-option-china = { $china_value ->
    [move] { arctic-china-move }
    [build] { arctic-china-build }
   *[decline] { arctic-china-decline }
}
arctic-option-act = { $action_value ->
    [diplomacy] 외교
    [ships] 선박 건조
    [facility] 채굴 시설 건설
    [move] 선박 이동
    [tax] 징세(국고 수입)
   *[unrest] 내정 불안(생산 중단)
}
    .facts = { $action_value ->
        [tax] 징세(국고에 { $tax }달러)
       *[other] { arctic-option-act }
    }
arctic-option-keep = 이 칸에 남기
arctic-option-change = 영향력 2번 칸으로 옮기기
arctic-option-recall = { $dollars ->
    [0] 보조금 없이 로비스트 회수
   *[other] 로비스트를 회수하고 보조금 { $dollars }달러 받기
}
arctic-option-protect = { $region }의 채굴 시설 보호
arctic-option-declare = { $country } 상대로 분쟁 시작
    .facts = { $country } 상대로 분쟁 시작(현재의 분쟁은 끝남)
arctic-option-peace = 분쟁 종료
arctic-option-vote = { $law } 지지
arctic-option-support = 노르웨이의 EU 가입 지지
arctic-option-slander = { $seat } 비방
arctic-option-dock = { $region }에 선박 배치
arctic-option-build = { $region }에 건설
    .facts = { $legal ->
        [0] { $region }에 건설(불법, { $price }달러)
       *[other] { $region }에 건설(합법, 허가료 포함 { $price }달러)
    }
arctic-option-sail = { $region }의 선박 이동
arctic-option-sail_attacker = { $region }의 공격을 마친 선박 이동
arctic-option-to = 목적지: { $region }
arctic-option-strike = { $region }에서 { $country } 선박 공격
arctic-option-raid = { $unmoved ->
    [0] { $region }의 채굴 시설 파괴(이동한 선박만 사용)
   *[other] { $region }의 채굴 시설 파괴(이동하지 않은 선박 { $unmoved }척 사용)
}
arctic-option-done = 선박 이동 마치기
arctic-option-sell = { $count ->
    [0] 0개(모두 점수로)
   *[other] { $count }개를 돈으로
}
arctic-option-licence = { $licence }

# 기록

arctic-record-starts = 시작 플레이어: { $seat }
arctic-record-placed = { $seat }: { $country } { $influence }에 로비스트를 놓았습니다.
arctic-record-first_pays = 시작 플레이어 { $seat } → 마지막 플레이어 { $last }: { $dollars }달러를 지불했습니다.
arctic-record-turn_begins = { $turn }턴이 시작되었습니다.
arctic-record-marker_passes = 새 시작 플레이어: { $seat }
arctic-record-china_arrives = { $region }에 중국 선박이 도착했습니다.
arctic-record-invested = { $dollars ->
    [0] { $seat }: 투자 { $space }번 칸에 로비스트를 무료로 놓았습니다.
   *[other] { $seat }: 투자 { $space }번 칸에 로비스트를 놓고 { $dollars }달러를 지불했습니다.
}
arctic-record-was_paid = { $seat }: 투자 { $space }번 칸에 로비스트를 놓고 { $dollars }달러를 받았습니다.
arctic-record-courted_china = { $seat }: 중국의 { $yellow }에 로비스트를 놓고 { $dollars }달러를 지불했습니다.
arctic-record-passed = { $seat }: 패스했습니다.
arctic-record-china_heeds = { $seat }: 중국의 행동을 정했습니다 - { $china }
arctic-record-china_drifts = 중국 선박이 북상했습니다: { $region } → { $target }
arctic-record-acted = { $seat }: { $country }에서 ‘{ $action }’ 행동을 선택했습니다.
arctic-record-kept = { $seat }: { $country } { $influence }에 로비스트를 남겼습니다.
arctic-record-changed = { $seat }: { $country }의 로비스트를 { $influence }에서 2번 칸으로 옮겼습니다.
arctic-record-recalled = { $dollars ->
    [0] { $seat }: { $country }에서 로비스트를 회수했습니다.
   *[other] { $seat }: { $country }에서 로비스트를 회수하고 보조금 { $dollars }달러를 받았습니다.
}
arctic-record-protected = { $seat }: { $country }의 로비스트를 보내 { $region }의 채굴 시설을 보호했습니다.
arctic-record-protection_ends = { $seat }: { $region }의 채굴 시설을 보호하던 { $country }의 로비스트가 돌아왔습니다.
arctic-record-conflict_begins = { $country }: { $target } 상대로 분쟁을 시작했습니다.
arctic-record-conflict_ends = { $country }: { $target } 상대로 벌이던 분쟁을 끝냈습니다.
arctic-record-voted = { $country }: 북극 이사회에서 { $law } 지지로 돌아섰습니다.
arctic-record-supported = 노르웨이의 EU 가입 지지 마커가 { $count }개 놓였습니다.
arctic-record-slandered = { $seat }: { $target } 측을 비방해 1점을 잃게 했습니다.
arctic-record-ship_built = { $country }: { $region }에 선박을 건조했습니다.
arctic-record-built_legal = { $seat }: { $country }의 행동으로 { $region }에 합법 채굴 시설을 짓고 { $dollars }달러를 지불했습니다.
arctic-record-built_illegal = { $seat }: { $country }의 행동으로 { $region }에 불법 채굴 시설을 짓고 { $dollars }달러를 지불했습니다.
arctic-record-nothing_built = { $seat }: { $country }에서 아무것도 짓지 않았습니다.
arctic-record-sailed = { $country } 선박이 이동했습니다: { $region } → { $target }
arctic-record-struck = { $region }에서 { $country } 선박이 { $target } 선박을 공격하여 둘 다 제거되었습니다.
arctic-record-pole_fight = 북극점에서 { $country } 선박이 { $target } 선박을 공격하여 둘 다 제거되었습니다.
arctic-record-destroyed = { $seat }: { $region }의 채굴 시설을 잃었습니다.
arctic-record-raided = { $country } 선박 { $count }척이 { $region }의 채굴 시설을 공격했습니다.
arctic-record-taxed = { $country }: 징세로 { $dollars }달러를 거두었습니다.
arctic-record-unrest_begins = { $country }에서 내정 불안이 일어나 이번 턴의 생산이 멈춥니다.
arctic-record-controls = { $country }: 이제 { $region } 구역을 지배합니다.
arctic-record-control_lost = { $region }: 지배하는 나라가 없어졌습니다.
arctic-record-now_legal = { $seat }: { $region }의 채굴 시설이 { $country } 아래에서 합법이 되었습니다.
arctic-record-now_illegal = { $seat }: { $region }의 채굴 시설이 불법이 되었습니다.
arctic-record-licence_paid = { $seat }: { $country }에 허가료 { $dollars }달러를 내고 { $region }의 채굴 시설을 유지했습니다.
arctic-record-licence_refused = { $seat }: { $region }의 허가료를 내지 않았습니다.
arctic-record-sold = { $seat }: 자원을 팔아 { $dollars }달러와 { $points }점을 얻었습니다.
arctic-record-returned = { $seat }: 로비스트가 { $country } { $influence }에 돌아왔습니다.
arctic-record-norway_joins = 노르웨이가 EU에 가입했습니다.
arctic-record-new_law = 새로 시행되는 법: { $law }
arctic-record-game_ends = { $turn }턴을 끝으로 게임이 종료되었습니다.
arctic-record-china_ends = 중국이 북극점을 지배하여 이번 턴에 게임이 종료됩니다.
arctic-record-end_payment = { $seat }: { $country } 국고에서 { $influence } 몫으로 { $dollars }달러를 받았습니다.
arctic-record-scored_money = { $seat }: 가진 돈으로 { $points }점을 얻었습니다.
arctic-record-scored_pole = { $seat }: 북극점 지배국 { $country }의 로비스트로 { $points }점을 얻었습니다.
arctic-record-scored_facilities = { $seat }: { $resource } 채굴 시설 { $count }개로 { $points }점을 얻었습니다.
arctic-record-final_score = { $seat }: 최종 점수는 { $points }점입니다.

# 고를 수 있는 규칙

arctic-rule-phase8 = 8단계에서 돌아오는 로비스트
arctic-rule-phase8-fixed = 외교와 선박 이동에서만
arctic-rule-phase8-rightmost_occupied = 각 줄에서 가장 오른쪽
arctic-rule-china_end = 중국의 북극점 지배에 따른 종료
arctic-rule-china_end-end_of_turn = 턴이 끝날 때 지배하면 종료
arctic-rule-china_end-any_moment = 한 번이라도 지배하면 종료
arctic-rule-drift_at_pole = 자동으로 북극점에 들어온 중국 선박
arctic-rule-drift_at_pole-coexist = 공격하지 않음
arctic-rule-drift_at_pole-attack = 공격함
arctic-rule-passing = 3단계의 패스
arctic-rule-passing-forfeit = 로비스트 하나를 포기
arctic-rule-passing-skip = 이번 차례만 건너뜀
arctic-rule-illegal_neutrals = 불법 채굴 시설의 방어력
arctic-rule-illegal_neutrals-none = 항상 0
arctic-rule-illegal_neutrals-bystanders = 제삼국 선박을 더함
arctic-rule-accession = EU 가입 때 노르웨이의 것들
arctic-rule-accession-full = 모두 EU의 것이 됨
arctic-rule-accession-literal = 규칙에 적힌 것만
arctic-rule-ship_supply = 선박 수
arctic-rule-ship_supply-limited = 말 개수까지
arctic-rule-ship_supply-unlimited = 제한 없음(중국 제외)
arctic-rule-unrest_reach = 내정 불안으로 생산이 멈추는 곳
arctic-rule-unrest_reach-coast_and_sea = 연안 구역과 바다 구역
arctic-rule-unrest_reach-sea_only = 바다 구역만
arctic-rule-slander_floor = 0점인 플레이어 비방
arctic-rule-slander_floor-zero = 불가
arctic-rule-slander_floor-below_zero = 가능(0점 아래로 내려감)
arctic-rule-move_timing = 법 C에서 선박 이동 중의 지배
arctic-rule-move_timing-stepwise = 한 척마다 정함
arctic-rule-move_timing-at_end = 행동이 끝날 때 정함
arctic-rule-destroyed_tile = 파괴된 채굴 시설 타일
arctic-rule-destroyed_tile-returns = 주인에게 돌아감
arctic-rule-destroyed_tile-removed = 게임에서 제외
arctic-rule-eu_space_4 = 게임 종료 때 EU 4번 칸
arctic-rule-eu_space_4-unpaid = 받지 않음
arctic-rule-eu_space_4-one_dollar = 1달러를 받음
arctic-rule-protector_counts = 북극점 점수에서 보호 중인 로비스트
arctic-rule-protector_counts-no = 세지 않음
arctic-rule-protector_counts-yes = 셈
arctic-rule-end_order = 국고의 마지막 지급
arctic-rule-end_order-payments_first = 돈의 점수를 계산하기 전
arctic-rule-end_order-money_first = 돈의 점수를 계산한 뒤
arctic-rule-china_declined = 중국을 지배하는 플레이어가 아무것도 하지 않을 때
arctic-rule-china_declined-nothing = 아무 일도 없음
arctic-rule-china_declined-drift = 중국 선박이 북상함
arctic-rule-empty_build = 지을 수 없을 때 채굴 시설 건설 선택
arctic-rule-empty_build-forbidden = 불가
arctic-rule-empty_build-allowed = 가능
arctic-rule-licence_order = 허가료를 정하는 순서
arctic-rule-licence_order-start_player = 시작 플레이어부터
arctic-rule-licence_order-map_order = 지도 순서대로
arctic-rule-both_yellow = 한 사람이 노란 칸 둘을 차지
arctic-rule-both_yellow-allowed = 가능
arctic-rule-both_yellow-forbidden = 불가
arctic-rule-drift_control = 법 C에서 자동 이동에 따른 지배
arctic-rule-drift_control-yes = 있음
arctic-rule-drift_control-no = 없음
arctic-rule-unaffordable_space = 돈이 모자라는 투자 칸
arctic-rule-unaffordable_space-forbidden = 선택 불가
arctic-rule-unaffordable_space-pays_what_it_has = 가진 돈을 모두 지불(노란 칸은 전액 지불)
arctic-rule-empty_unrest = 채굴 시설이 없는 나라의 내정 불안
arctic-rule-empty_unrest-allowed = 가능
arctic-rule-empty_unrest-forbidden = 불가
arctic-rule-idle_conflict = 상황이 바뀌지 않는 분쟁 시작·종료
arctic-rule-idle_conflict-allowed = 가능
arctic-rule-idle_conflict-forbidden = 불가
arctic-rule-placement = 첫 로비스트 배치
arctic-rule-placement-basic = 기본 순서
arctic-rule-placement-advanced = 상급 순서
arctic-rule-beginner = 첫 턴에 중국 제외(초보자용)
arctic-rule-beginner-no = 아니요
arctic-rule-beginner-yes = 예
arctic-rule-start_player = 시작 플레이어
arctic-rule-start_player-random = 무작위
arctic-rule-start_player-first_seat = 첫 번째 자리

# 브라우저의 게임판

arctic-face-control = 지배국
arctic-face-nobody = 없음
arctic-face-ships = 선박
arctic-face-facility = 채굴 시설
arctic-face-legal = 합법
arctic-face-illegal = 불법
arctic-face-protector = 보호하는 로비스트
arctic-face-harbour = 선박을 건조하는 나라
arctic-face-neighbours = 인접한 구역
arctic-face-cost = 고리별 건설 비용
arctic-face-new = 지난 차례 이후 바뀜
arctic-face-turn = 턴
arctic-face-phase = 단계
arctic-face-end = 게임 종료
arctic-face-acts = 지금 행동하는 나라
arctic-face-next = 다음에 행동
arctic-face-council = 북극 이사회
arctic-face-majority = 성립에 필요한 표
arctic-face-votes = 표
arctic-face-in-force = 시행 중
arctic-face-accession = 노르웨이의 EU 가입
arctic-face-pay = 지불
arctic-face-receive = 받음
arctic-face-free = 무료
arctic-face-start = 시작 플레이어
arctic-face-asked = 응답할 차례
arctic-face-worth = 게임 종료 시 점수
arctic-face-more-choices = 그 밖의 선택

# 할 수 없는 이유

arctic-why-influence_taken = { $country } { $influence }에는 이미 로비스트가 있습니다({ $seat }).
arctic-why-norway_has_joined = 노르웨이는 이미 EU에 가입했습니다.
arctic-why-three_spaces = { $country }의 영향력 칸은 3개뿐입니다.
arctic-why-no_fourth_space = EU의 네 번째 칸은 노르웨이가 가입해야 쓸 수 있습니다.
arctic-why-no_such_space = 이 인원수에서는 그 투자 칸이 없습니다.
arctic-why-space_taken = 그 칸에는 이미 로비스트가 있습니다({ $seat }).
arctic-why-too_dear = 비용은 { $price }달러인데 가진 돈은 { $money }달러입니다.
arctic-why-other_yellow = 다른 노란 칸에 이미 내 로비스트가 있습니다.
arctic-why-no_ships = { $country }의 선박이 게임판에 없습니다.
arctic-why-cannot_build = { $country }의 행동으로 비용을 내고 지을 수 있는 구역이 없습니다.
arctic-why-action_taken = { $country }의 ‘{ $action }’ 행동은 이번 턴에 이미 사용되었습니다({ $seat }).
arctic-why-no_ship_to_build = { $country }: 건조 한도, 국고, 남은 선박 중 하나가 모자라 선박을 지을 수 없습니다.
arctic-why-no_conflict_with_itself = { $country }: 자기 나라와는 분쟁을 시작할 수 없습니다.
arctic-why-conflict_stands = { $country }: 이미 { $with } 상대로 분쟁을 시작했습니다.
arctic-why-no_conflict = { $country }: 시작한 분쟁이 없습니다.
arctic-why-votes_so_already = { $country }: 이미 { $law } 지지 중입니다.
arctic-why-not_norway = EU 가입 지지는 노르웨이의 외교로만 할 수 있습니다.
arctic-why-support_is_full = 가입 지지 칸 2개가 모두 찼습니다.
arctic-why-no_self_slander = 자기 자신은 비방할 수 없습니다.
arctic-why-no_points_to_lose = 잃을 점수가 없는 상대입니다({ $seat }).
arctic-why-nobody_sits_there = 그 자리에는 아무도 없습니다.
arctic-why-no_harbour = 그곳에는 { $country }의 선박 기호가 없습니다.
arctic-why-no_ship_there = 그곳에 { $country }의 선박이 없습니다.
arctic-why-all_have_moved = 그곳의 { $country } 선박은 모두 이미 이동하거나 공격했습니다.
arctic-why-none_has_raided = 그곳에는 이동 전에 채굴 시설을 파괴한 { $country } 선박이 없습니다.
arctic-why-move_first = 적어도 선박 1척은 이동하거나 공격해야 합니다.
arctic-why-not_adjacent = { $region }에 인접하지 않습니다.
arctic-why-all_have_attacked = 그곳의 { $country } 선박은 모두 이미 공격했습니다.
arctic-why-at_peace = 분쟁 중이 아닙니다: { $country }, { $with }.
arctic-why-nothing_to_raid = 그곳에 채굴 시설이 없습니다.
arctic-why-is_protected = 그 채굴 시설은 로비스트가 보호하고 있습니다({ $seat }).
arctic-why-own_control = { $country }: 자기 나라가 지배하는 구역입니다.
arctic-why-defended_by_ships = 그 구역을 지배하는 { $country }의 선박이 있습니다.
arctic-why-too_few_raiders = 공격할 수 있는 선박의 수가 그곳의 방어력보다 크지 않습니다.
arctic-why-other_share = 이동 전에 그 수의 선박으로 공격할 수는 없습니다.
arctic-why-not_at_pole = 북극점에는 지을 수 없습니다.
arctic-why-no_deposit = 그곳에는 매장지가 없습니다.
arctic-why-built_up = 그곳에는 이미 채굴 시설이 있습니다({ $seat }).
arctic-why-no_ship_to_claim = 아무도 지배하지 않는 구역이고 { $country }의 선박도 없습니다.
arctic-why-foreign_control = { $country } 지배 구역입니다.
arctic-why-china_only_at_sea = 중국은 바다 구역에만 지을 수 있습니다.
arctic-why-no_tiles = 남은 채굴 시설 타일이 없습니다.
arctic-why-may_not_stay = { $influence }의 로비스트는 그대로 남을 수 없습니다.
arctic-why-not_from_there = { $influence }의 로비스트는 옮길 수 없습니다.
arctic-why-second_space_taken = 2번 칸에는 이미 로비스트가 있습니다({ $seat }).
arctic-why-other_subsidy = 회수하면 보조금을 전액 받거나 전혀 받지 않습니다.
arctic-why-nothing_to_protect = 그곳에 채굴 시설이 없습니다.
arctic-why-not_so_many = 가진 것은 { $count }개입니다.
arctic-why-nothing_to_stop = { $country }에는 생산을 멈출 채굴 시설이 없습니다.
arctic-why-changes_nothing = 아무것도 달라지지 않습니다.
