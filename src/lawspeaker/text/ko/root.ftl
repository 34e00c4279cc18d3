# 루트

root-title = 루트

# 이름과 속성을 함께 쓰는 꼴. 속성 `within`은 문장 안에서 쓰는 꼴

root-seat = { $faction }
root-card = { $name }
    .within = ‘{ $name }’({ $suit })
root-quest = { $name }
    .within = ‘{ $name }’({ $suit }: { $item }, { $other })
root-hidden-ruin_item = 아이템 1개
root-hidden-quest = 퀘스트 1장

# 세력

root-faction-marquise = 고양이 후작국
root-faction-eyrie = 둥지 왕조
root-faction-alliance = 숲속 연합
root-faction-vagabond = 방랑자
root-faction-vagabond2 = 두 번째 방랑자
root-faction-cult = 도마뱀 교단
root-faction-riverfolk = 강변 상단
root-faction-duchy = 땅굴 공국
root-faction-corvids = 까마귀 결사
root-faction-hundreds = 백 무리의 군주
root-faction-keepers = 강철 수호단

# 지도

root-clearing-1 = 1번 공터
root-clearing-2 = 2번 공터
root-clearing-3 = 3번 공터
root-clearing-4 = 4번 공터
root-clearing-5 = 5번 공터
root-clearing-6 = 6번 공터
root-clearing-7 = 7번 공터
root-clearing-8 = 8번 공터
root-clearing-9 = 9번 공터
root-clearing-10 = 10번 공터
root-clearing-11 = 11번 공터
root-clearing-12 = 12번 공터

root-forest-a = A 숲
root-forest-b = B 숲
root-forest-c = C 숲
root-forest-d = D 숲
root-forest-e = E 숲
root-forest-f = F 숲
root-forest-g = G 숲
root-forest-h = H 숲
root-forest-i = I 숲
root-forest-j = J 숲

root-suit-fox = 여우
root-suit-rabbit = 토끼
root-suit-mouse = 생쥐
root-suit-bird = 새

root-land_suit-fox = { root-suit-fox }
root-land_suit-rabbit = { root-suit-rabbit }
root-land_suit-mouse = { root-suit-mouse }

# 말과 타일

root-kind-marquise_warrior = 후작국 병사
    .within = 병사
root-kind-sawmill = 제재소
root-kind-workshop = 작업장
root-kind-recruiter = 징병소
root-kind-wood = 목재
root-kind-keep = 성채
root-kind-eyrie_warrior = 왕조 병사
    .within = 병사
root-kind-roost = 보금자리
root-kind-alliance_warrior = 연합 병사
    .within = 병사
root-kind-base_fox = 여우 기지
root-kind-base_rabbit = 토끼 기지
root-kind-base_mouse = 생쥐 기지
root-kind-sympathy = 동조 토큰
root-kind-vagabond = 방랑자 말
root-kind-vagabond2 = 두 번째 방랑자 말

# 아이템

root-item-boot = 장화
root-item-bag = 가방
root-item-crossbow = 석궁
root-item-hammer = 망치
root-item-sword = 검
root-item-tea = 차
root-item-coin = 동전
root-item-torch = 횃불

root-ruin_item-bag_1 = { root-item-bag }
root-ruin_item-boot_1 = { root-item-boot }
root-ruin_item-hammer_1 = { root-item-hammer }
root-ruin_item-sword_1 = { root-item-sword }
root-ruin_item-bag_2 = { root-item-bag }
root-ruin_item-boot_2 = { root-item-boot }
root-ruin_item-hammer_2 = { root-item-hammer }
root-ruin_item-sword_2 = { root-item-sword }

root-condition-ready = 미사용
root-condition-exhausted = 소진
root-condition-damaged = 손상
root-condition-damaged_exhausted = 손상·소진

# 둥지 왕조의 칙령과 지도자

root-column-recruit = 징병
root-column-move = 이동
root-column-battle = 전투
root-column-build = 건설

root-leader-builder = 건설자
root-leader-charismatic = 카리스마
root-leader-commander = 사령관
root-leader-despot = 폭군

# 방랑자의 인물, 관계, 퀘스트

root-character-thief = 도둑
root-character-tinker = 땜장이
root-character-ranger = 순찰자
root-character-vagrant = 떠돌이
root-character-arbiter = 중재자
root-character-scoundrel = 무뢰한
root-character-adventurer = 모험가
root-character-ronin = 낭인
root-character-harrier = 추격자

root-relation-hostile = 적대
root-relation-indifferent = 무관심
root-relation-amiable = 호감
root-relation-friendly = 우호
root-relation-allied = 동맹

root-quest-fox_fundraising = 모금
root-quest-fox_errand = 심부름
root-quest-fox_logistics_help = 짐 나르기
root-quest-fox_repair_a_shed = 헛간 수리
root-quest-fox_give_a_speech = 연설
root-quest-rabbit_guard_duty = 보초 서기
root-quest-rabbit_errand = { root-quest-fox_errand }
root-quest-rabbit_give_a_speech = { root-quest-fox_give_a_speech }
root-quest-rabbit_fend_off_a_bear = 곰 쫓아내기
root-quest-rabbit_expel_bandits = 산적 소탕
root-quest-mouse_expel_bandits = { root-quest-rabbit_expel_bandits }
root-quest-mouse_guard_duty = { root-quest-rabbit_guard_duty }
root-quest-mouse_fend_off_a_bear = { root-quest-rabbit_fend_off_a_bear }
root-quest-mouse_escort = 호위
root-quest-mouse_logistics_help = { root-quest-fox_logistics_help }

# 두 덱에 모두 있는 카드

root-card-ambush_fox = 매복
root-card-ambush_rabbit = { root-card-ambush_fox }
root-card-ambush_mouse = { root-card-ambush_fox }
root-card-ambush_bird_1 = { root-card-ambush_fox }
root-card-ambush_bird_2 = { root-card-ambush_fox }
root-card-dominance_fox = 제패
root-card-dominance_rabbit = { root-card-dominance_fox }
root-card-dominance_mouse = { root-card-dominance_fox }
root-card-dominance_bird = { root-card-dominance_fox }
root-card-birdy_bindle = 작은 새의 봇짐
root-card-woodland_runners = 숲속 파발꾼
root-card-arms_trader = 무기 상인
root-card-crossbow_bird = 석궁
root-card-gently_used_knapsack = 깨끗한 중고 배낭
root-card-root_tea_fox = 뿌리차
root-card-travel_gear_fox = 여행 장비
root-card-protection_racket = 자릿세 뜯기
root-card-foxfolk_steel = 여우족의 강철
root-card-anvil = 모루
root-card-smugglers_trail = 밀수꾼의 샛길
root-card-root_tea_rabbit = { root-card-root_tea_fox }
root-card-a_visit_to_friends = 친구네 나들이
root-card-bake_sale = 빵 바자회
root-card-mouse_in_a_sack = 자루 속의 생쥐
root-card-root_tea_mouse = { root-card-root_tea_fox }
root-card-travel_gear_mouse = { root-card-travel_gear_fox }
root-card-investments = 투자
root-card-sword = 검
root-card-crossbow_mouse = { root-card-crossbow_bird }
root-card-vizier_1 = 충신
root-card-vizier_2 = { root-card-vizier_1 }

# 기본 덱의 카드

root-card-armorers_1 = 갑옷 장인
root-card-armorers_2 = { root-card-armorers_1 }
root-card-sappers_1 = 공병대
root-card-sappers_2 = { root-card-sappers_1 }
root-card-brutal_tactics_1 = 무자비한 전술
root-card-brutal_tactics_2 = { root-card-brutal_tactics_1 }
root-card-royal_claim = 왕위 주장
root-card-stand_and_deliver_1 = 가진 것 다 내놔!
root-card-stand_and_deliver_2 = { root-card-stand_and_deliver_1 }
root-card-tax_collector_1 = 세금 징수원
root-card-tax_collector_2 = { root-card-tax_collector_1 }
root-card-tax_collector_3 = { root-card-tax_collector_1 }
root-card-favor_of_the_foxes = 여우들의 호의
root-card-command_warren_1 = 굴속 사령부
root-card-command_warren_2 = { root-card-command_warren_1 }
root-card-better_burrow_bank_1 = 굴속 은행
root-card-better_burrow_bank_2 = { root-card-better_burrow_bank_1 }
root-card-cobbler_1 = 구두장이
root-card-cobbler_2 = { root-card-cobbler_1 }
root-card-favor_of_the_rabbits = 토끼들의 호의
root-card-scouting_party_1 = 정찰대
root-card-scouting_party_2 = { root-card-scouting_party_1 }
root-card-codebreakers_1 = 암호 해독가
root-card-codebreakers_2 = { root-card-codebreakers_1 }
root-card-favor_of_the_mice = 생쥐들의 호의

# 망명자와 유격대 덱의 카드

root-card-saboteurs_1 = 파괴 공작원
root-card-saboteurs_2 = { root-card-saboteurs_1 }
root-card-saboteurs_3 = { root-card-saboteurs_1 }
root-card-soup_kitchens = 무료 급식소
root-card-boat_builders = 배 목수
root-card-corvid_planners = 까마귀 책략가
root-card-eyrie_emigre = 왕조의 망명자
root-card-fox_partisans = 여우 유격대
root-card-propaganda_bureau = 선전국
root-card-false_orders_1 = 가짜 명령
root-card-false_orders_2 = { root-card-false_orders_1 }
root-card-informants_1 = 정보원
root-card-informants_2 = { root-card-informants_1 }
root-card-rabbit_partisans = 토끼 유격대
root-card-tunnels_1 = 지하 통로
root-card-tunnels_2 = { root-card-tunnels_1 }
root-card-charm_offensive = 환심 공세
root-card-swap_meet_1 = 물물교환 장터
root-card-swap_meet_2 = { root-card-swap_meet_1 }
root-card-coffin_makers = 관 짜는 장인
root-card-mouse_partisans = 생쥐 유격대
root-card-league_of_adventurous_mice_1 = 모험 생쥐 연맹
root-card-league_of_adventurous_mice_2 = { root-card-league_of_adventurous_mice_1 }
root-card-murine_broker = 생쥐 중개상
root-card-master_engravers = 조각의 명장

# 질문: 공통

root-ask-return_card = 카드 3장을 남깁니다. 어느 카드를 덱에 되돌리겠습니까? (앞으로 { $count }장)
root-ask-start_of_phase = 단계가 시작됩니다. 먼저 무엇을 하겠습니까?
root-ask-linger = 넘어가기 전에 제작하거나 카드를 사용하겠습니까?
root-ask-craft_with = { $card } 제작에 어느 제작 도구를 쓰겠습니까?
root-ask-discard_down = 어느 카드를 버리겠습니까? (앞으로 { $count }장)
root-ask-move_from = 어디에서 이동하겠습니까?
root-ask-move_to = { $clearing }에서 어디로 이동하겠습니까?
root-ask-move_how_many = { $clearing }에서 { $target }로 병사를 몇 개 옮기겠습니까?
root-ask-battle_where = 어디에서 전투하겠습니까?
root-ask-battle_whom = { $clearing }에서 누구와 전투하겠습니까?
root-ask-ambush = { $clearing }에서 공격받았습니다(공격: { $seat }). 매복하겠습니까?
root-ask-foil = { $clearing }에서 매복당했습니다(매복: { $seat }). 매복을 저지하겠습니까?
root-ask-who_first = { $clearing } 전투에서 누가 먼저 효과를 사용합니까?
root-ask-use_in_battle = { $clearing } 전투: 주사위로 주는 타격 { $dealt }, 받는 타격 { $taken }. 무엇을 사용하겠습니까?
root-ask-whose_effects = 말이 제거되었습니다. 다음에 누구의 효과를 처리하겠습니까?
root-ask-ferry_effects = 나룻배로 카드를 뽑고, { $clearing }로 이동한 데에 다른 플레이어가 반응합니다. 누구의 효과를 먼저 처리하겠습니까?
root-ask-which_effects = { $seat }의 말이 여러 공터에서 제거되었습니다. 다음에 어디의 효과를 처리하겠습니까?
root-ask-lose_piece = { $owner_value ->
    [none] { $clearing }에 있는 내 말 가운데 무엇을 제거하겠습니까?
   *[other] { $clearing }에 있는 { $owner }의 말 가운데 무엇을 제거하겠습니까?
} (남은 타격 { $count })
root-ask-pay_dominance = { $card } 카드를 얻기 위해 어느 카드를 쓰겠습니까?
root-ask-open_with = { $clearing }와 { $other } 사이의 막힌 길을 열기 위해 어느 카드를 쓰겠습니까?
root-ask-draw_or = 카드 { $count }장을 뽑겠습니까, 버린 더미에서 매복 카드를 가져오겠습니까?

# 질문: 제작한 카드

root-ask-card_rob_whom = ‘{ root-card-stand_and_deliver_1 }’: 누구의 손패에서 무작위로 카드 1장을 가져오겠습니까?
root-ask-card_bank_with = ‘{ root-card-better_burrow_bank_1 }’: 누가 함께 카드를 뽑습니까?
root-ask-card_tax_where = ‘{ root-card-tax_collector_1 }’: 카드를 뽑기 위해 어느 공터의 내 병사를 제거하겠습니까?
root-ask-card_read_whom = ‘{ root-card-codebreakers_1 }’: 누구의 손패를 보겠습니까?
root-ask-card_sabotage = ‘{ root-card-saboteurs_1 }’: 제작된 카드 중 어느 것을 버리게 하겠습니까?
root-ask-card_order_whom = 누구에게 가짜 명령을 내리겠습니까?
root-ask-card_order_from = { $seat }의 병사 절반을 어느 공터에서 옮기겠습니까?
root-ask-card_order_to = { $clearing }에 있는 { $seat }의 병사 { $count }개를 어디로 옮기겠습니까?
root-ask-card_replace_where = ‘{ root-card-propaganda_bureau }’: 어느 공터의 적 병사를 교체하겠습니까?
root-ask-card_replace_whom = { $clearing }에서 누구의 병사를 교체하겠습니까?
root-ask-card_replace_with = { $clearing }에 있는 { $seat }의 병사를 교체하기 위해 어느 카드를 쓰겠습니까?
root-ask-card_swap_whom = ‘{ root-card-swap_meet_1 }’: 누구의 손패에서 무작위로 카드 1장을 가져오겠습니까? (대신 1장을 줍니다)
root-ask-card_swap_for = 대신 어느 카드를 주겠습니까? (받는 쪽: { $seat })
root-ask-card_charm_whom = ‘{ root-card-charm_offensive }’: 누가 1점을 얻습니까?
root-ask-card_exhaust = ‘{ root-card-league_of_adventurous_mice_1 }’: 제작 아이템 중 어느 것을 소진하겠습니까?
root-ask-card_venture = ‘{ root-card-league_of_adventurous_mice_1 }’: 이동과 전투 중 무엇을 하겠습니까?

# 질문: 고양이 후작국

root-ask-marquise_keep_where = 어느 모퉁이에 성채를 놓겠습니까?
root-ask-marquise_first_building = 첫 건물({ $kind })을 어디에 놓겠습니까?
root-ask-marquise_wood_where = 수가 모자랍니다. 다음 하나를 어디에 놓겠습니까?
root-ask-marquise_act = 어느 행동을 하겠습니까? (남은 행동 { $count }회)
root-ask-marquise_second_move = 행군: 두 번째는 어디에서 이동하겠습니까?
root-ask-marquise_build_where = { $count ->
    [0] 건물({ $kind })을 어디에 짓겠습니까? (비용 없음)
   *[other] 건물({ $kind })을 어디에 짓겠습니까? (목재 { $count }개)
}
root-ask-marquise_wood_from = 어느 공터의 목재를 내겠습니까? (남은 목재 { $count }개)
root-ask-marquise_overwork_with = { $clearing }의 초과 노동에 어느 카드를 쓰겠습니까?
root-ask-marquise_hospitals = { $clearing }에서 병사 { $count }개가 제거되었습니다. 카드를 써서 성채로 보내겠습니까?

# 질문: 둥지 왕조

root-ask-eyrie_roost_where = 어느 모퉁이에서 시작하겠습니까?
root-ask-eyrie_leader = 어느 지도자를 고르겠습니까?
root-ask-eyrie_tuck = { $count ->
    [1] 어느 카드를 칙령의 어느 열에 더하겠습니까?
   *[other] 칙령에 두 번째 카드를 더하겠습니까?
}
root-ask-eyrie_new_roost = 보금자리가 없습니다. 어디에 새로 놓겠습니까?
root-ask-eyrie_decree = 칙령({ $column }): { $able ->
    [0] 따를 수 있는 카드가 없습니다. 혼란에 빠지기 전에 무언가 사용하겠습니까?
   *[other] { $unable ->
        [0] 어느 카드를 어디에서 따르겠습니까?
       *[other] 어느 카드를 어디에서 따르겠습니까? 따를 수 없는 카드를 고르면 혼란에 빠집니다.
    }
}

# 질문: 숲속 연합

root-ask-alliance_revolt = 봉기하겠습니까?
root-ask-alliance_spread = 동조를 넓히겠습니까?
root-ask-alliance_supporter = { $clearing }에 어느 지지자를 쓰겠습니까? (남은 지지자 { $count }장)
root-ask-alliance_act = 제작, 동원, 훈련 중 무엇을 하겠습니까?
root-ask-alliance_operate = 어느 군사 작전을 하겠습니까? (남은 작전 { $count }회)
root-ask-alliance_outrage = { $clearing }에서 분노가 일었습니다. 어느 카드를 지지자로 내주겠습니까?
root-ask-alliance_cull = 어느 지지자를 버리겠습니까? (앞으로 { $count }장)
root-ask-alliance_which_first = { $clearing }의 기지와 동조 토큰이 제거되었습니다. 무엇을 먼저 처리하겠습니까?

# 질문: 방랑자

root-ask-vagabond_who = 어느 인물을 고르겠습니까?
root-ask-vagabond_forest_where = 어느 숲에서 시작하겠습니까?
root-ask-vagabond_refresh = { $must ->
    [0] 어느 아이템을 회복하겠습니까? (남은 횟수 { $count })
   *[other] 어느 아이템을 회복하겠습니까? (남은 횟수 { $count }, 그중 { $must }번은 차 때문에 반드시 회복)
}
root-ask-vagabond_slip = 인접한 공터나 숲으로 잠행하겠습니까?
root-ask-vagabond_act = 무엇을 하겠습니까?
root-ask-vagabond_overloaded = 짐이 너무 많습니다. 어느 아이템을 버리겠습니까? (앞으로 { $count }개)
root-ask-vagabond_damage = { $ally_value ->
    [none] 어느 아이템이 손상됩니까?
   *[other] { $whole ->
        [0] 손상되지 않은 아이템이 없습니다. { $ally }의 병사를 제거하겠습니까, 아니면 타격을 무시하겠습니까?
       *[other] 어느 아이템이 손상됩니까? 대신 { $ally }의 병사를 제거할 수도 있습니다.
    } 병사가 받은 타격이 아이템보다 많으면 그 세력은 적대 관계가 됩니다.
} (남은 타격 { $count })
root-ask-vagabond_along = { $clearing }에서 { $target }로 동맹 병사를 데려가겠습니까?
root-ask-vagabond_along_how_many = { $clearing }에서 { $target }로 { $seat }의 병사를 몇 개 데려가겠습니까?
root-ask-vagabond_with_ally = { $clearing }에서 공격합니다(상대: { $seat }). 동맹과 함께 공격하겠습니까?
root-ask-vagabond_take_ruin = { $clearing }의 폐허에서 어느 아이템을 가져오겠습니까?
root-ask-vagabond_aid_with = 원조({ $seat })에 어느 아이템을 소진하겠습니까?
root-ask-vagabond_aid_card = 어느 카드를 주겠습니까? (받는 쪽: { $seat })
root-ask-vagabond_aid_item = { $seat }의 제작 아이템 중 어느 것을 가져오겠습니까?
root-ask-vagabond_improvise = 퀘스트 { $quest }: 아이템을 임기응변으로 대신하겠습니까?
root-ask-vagabond_reward = 퀘스트 { $quest }의 보상: { $count }점을 얻겠습니까, 카드 2장을 뽑겠습니까?
root-ask-vagabond_coalition_with = { $card } 카드로 누구와 공동 전선을 맺겠습니까?
root-ask-vagabond_hideout = 어느 아이템을 수리하겠습니까? (남은 횟수 { $count })
root-ask-vagabond_enlist = { $clearing }의 방어에 도움을 청하겠습니까? (상대: { $seat })

# 선택지: 공통. 속성 `facts`는 점수나 비용을 알 때 쓰는 꼴

root-option-done = 마치기
root-option-decline = 하지 않음
root-option-at = { $clearing }
root-option-from = { $clearing }에서 이동
    .cult_conspire = 성전: { $clearing }에서 이동
root-option-to = { $clearing }로
root-option-number = { $count }
root-option-spend = { $card } 쓰기
root-option-discard = { $card } 버리기
root-option-give = { $card } 주기
root-option-return_card = { $card } 되돌리기
root-option-ambush = { $card } 내기
root-option-craft = { $card } 제작
    .facts = { $card } 제작({ $points }점)
root-option-tool = { $suit } 제작 도구
root-option-use = { $card } 사용
root-option-dominate = { $card } 발동
root-option-take_dominance = 지도 옆의 { $card } 가져오기
root-option-draw_cards = 카드 뽑기
root-option-battle = { $clearing }에서 전투
    .cult_conspire = 성전: { $clearing }에서 전투
root-option-against = { $seat }
root-option-first = { $seat } 먼저
root-option-lose = { $kind_value ->
    [hundreds_warrior] 병사만
    [warlord] 군벌(나머지 타격은 병사)
   *[other] { $kind }
}
root-option-choose_seat = { $seat }
root-option-ferry = 나룻배로 { $clearing }에
root-option-open_path = { $clearing }와 { $other } 사이의 길 열기

# 선택지: 방랑자

root-option-character = { $character_value ->
    [thief] { $character }: 카드 1장을 무작위로 훔침
    [tinker] { $character }: 버린 더미의 카드를 가져옴
    [ranger] { $character }: 아이템을 3개까지 수리하고 낮을 끝냄
    [vagrant] { $character }: 다른 둘을 싸우게 함
    [arbiter] { $character }: 방어자가 도움을 청할 수 있음
    [scoundrel] { $character }: 공터를 초토화
    [adventurer] { $character }: 퀘스트에서 다른 아이템으로 대신함
    [ronin] { $character }: 검으로 추가 타격
   *[harrier] { $character }: 어느 공터로든 활공
}
root-option-forest = { $forest }
root-option-exhaust = { $item } 소진
root-option-refresh = { $condition_value ->
    [damaged_exhausted] { $item }(손상) 회복
   *[other] { $item } 회복
}
root-option-damage = { $condition_value ->
    [exhausted] { $item }(소진) 손상
   *[other] { $item } 손상
}
root-option-repair = { $condition_value ->
    [damaged_exhausted] { $item }(소진) 수리
   *[other] { $item } 수리
}
root-option-drop_item = { $condition_value ->
    [exhausted] { $item }(소진) 버리기
    [damaged] { $item }(손상) 버리기
    [damaged_exhausted] { $item }(손상·소진) 버리기
   *[other] { $item } 버리기
}
root-option-slip = { $clearing }로 잠행
root-option-slip_forest = { $forest }으로 잠행
root-option-walk = { $clearing }로 이동
root-option-along = { $seat } 데려가기
root-option-with_ally = 함께 공격: { $seat }
root-option-explore = 폐허 탐험({ root-item-torch })
root-option-take_ruin = { $ruin_item } 가져오기
root-option-aid = { $seat } 원조
root-option-take_item = { $item } 가져오기
root-option-take_used_item = 소진된 { $item } 가져오기
root-option-quest = 퀘스트 { $quest }
root-option-reward_points = 점수 얻기
root-option-reward_cards = 카드 2장 뽑기
root-option-strike = { $seat }의 { $kind } 저격({ root-item-crossbow })
root-option-coalition = { $card } 카드로 공동 전선 맺기
root-option-steal = { $seat }의 카드 훔치기({ root-item-torch })
root-option-day_labor = 날품팔이: { $card } 가져오기({ root-item-torch })
root-option-hideout = 은신처: 아이템을 3개까지 수리하고 낮 단계 종료({ root-item-torch })
root-option-instigate = 싸움 부추기기: { $seat } → { $target }({ root-item-torch })
root-option-enlist = 도움 청하기
root-option-scorch = 초토화({ root-item-torch })
root-option-improvise = { $wanted } 대신 { $item } 사용
root-option-swift_strike = 일섬: 검을 소진하여 추가 타격 1
root-option-glide = { $clearing }로 활공({ root-item-torch })

# 선택지: 고양이 후작국

root-option-march = 행군(이동 2회까지)
root-option-recruit_all = 모든 징병소에서 징병
root-option-build_kind = { $kind } 건설
    .facts = { $kind } 건설(목재 { $cost }개, { $points }점)
root-option-overwork = { $clearing }에서 초과 노동
root-option-bird_for_action = { $card } 써서 행동 추가

# 선택지: 둥지 왕조

root-option-lead = { $leader_value ->
    [builder] { $leader }: 아이템 제작 점수를 모두 얻음
    [charismatic] { $leader }: 징병할 때 병사 2개
    [commander] { $leader }: 공격할 때 추가 타격 1
   *[despot] { $leader }: 전투에서 건물이나 토큰을 제거하면 1점 더
}
root-option-tuck = { $column } 열에 { $card } 더하기
root-option-decree_recruit = { $card }: { $clearing }에서 징병
root-option-decree_move = { $card }: { $clearing }에서 이동
root-option-decree_battle = { $card }: { $clearing }에서 전투
root-option-decree_build = { $card }: { $clearing }에 건설
root-option-decree_defy = { $card }: 따를 수 없어 혼란에 빠짐

# 선택지: 숲속 연합

root-option-revolt = { $clearing }에서 봉기
root-option-spread = { $clearing }에 동조 확산
    .facts = { root-option-spread }(지지자 { $cost }장, { $points }점)
root-option-supporter = { $card }
root-option-mobilize = { $card } 동원
root-option-train = { $card } 써서 장교 훈련
root-option-recruit_at = { $clearing }에서 징병
root-option-organize = { $clearing }에서 조직
    .facts = { $clearing }에서 조직({ $points }점)
root-option-show_hand = 손패 보여 주기
root-option-base_first = 기지 상실을 먼저 처리
root-option-outrage_first = 분노를 먼저 처리

# 선택지: 제작한 카드

root-option-partisans = { $count ->
    [0] { $suit } 유격대 사용
   *[other] { $suit } 유격대 사용(카드 { $count }장 버림)
}
root-option-take_ambush = 버린 더미의 { $card } 가져오기
root-option-exhaust_crafted = { $item } 소진

# 기록: 공통

root-record-starts = 첫 차례: { $seat }
root-record-returned = { $card_value ->
    [none] { $seat }: 카드 1장을 덱에 되돌렸습니다.
   *[other] { $seat }: { $card } 카드를 덱에 되돌렸습니다.
}
root-record-turn_begins = { $seat }의 차례입니다.
root-record-scored = { $seat }: { $count }점을 얻었습니다.
root-record-points_lost = { $seat }: { $count }점을 잃었습니다.
root-record-drew = { $card_value ->
    [none] { $seat }: 카드 1장을 뽑았습니다.
   *[other] { $seat }: { $card } 카드를 뽑았습니다.
}
root-record-reshuffled = 버린 더미를 섞어 새 덱으로 만들었습니다.
root-record-spent = { $seat }: { $card } 카드를 썼습니다.
root-record-discarded = { $seat }: { $card } 카드를 버렸습니다.
root-record-placed = { $seat }: { $clearing }에 { $kind } { $count }개를 놓았습니다.
root-record-moved = { $seat }: 병사 { $count }개를 옮겼습니다. { $clearing } → { $target }
root-record-took_ferry = { $seat }: 나룻배로 { $clearing }에 건너갔습니다.
root-record-battles = { $seat } → { $target }: { $clearing }에서 공격했습니다.
root-record-ambushed = { $seat }: { $clearing }에서 { $card } 카드로 매복했습니다.
root-record-foiled = { $seat }: { $card } 카드로 매복을 저지했습니다.
root-record-rolled = { $seat }: 주사위 { $high }, { $low }
root-record-defenseless = { $seat }: 무방비 상태입니다(추가 타격 1).
root-record-hits = { $seat }: { $clearing }에서 받은 타격 - { $count }
root-record-lost = { $seat }: { $clearing }에서 { $kind } { $count }개가 제거되었습니다.
root-record-crafted_item = { $seat }: { $card } 카드를 제작하여 아이템을 얻었습니다 - { $item }
root-record-crafted = { $seat }: { $card } 카드를 제작했습니다.
root-record-used = { $seat }: { $card } 카드를 사용했습니다.
root-record-took_card = { $card_value ->
    [none] { $seat }: { $target }에게서 카드 1장을 가져왔습니다.
   *[other] { $seat }: { $target }에게서 { $card } 카드를 가져왔습니다.
}
root-record-gave_card = { $card_value ->
    [none] { $seat }: { $target }에게 카드 1장을 주었습니다.
   *[other] { $seat }: { $target }에게 { $card } 카드를 주었습니다.
}
root-record-dominates = { $seat }: { $card } 카드를 발동했습니다. 더는 점수를 얻지 않습니다.
root-record-took_dominance = { $seat }: 지도 옆의 { $card } 카드를 가져왔습니다.
root-record-opened_path = { $seat }: { $clearing }와 { $other } 사이의 막힌 길을 열었습니다.
root-record-holds_pass = { $seat }: { $clearing }의 고갯길을 지배합니다.
root-record-wins = { $seat }: 30점에 도달하여 승리했습니다.
root-record-win_together = { $seat }: 함께 승리했습니다({ $target }).
root-record-wins_by_dominance = { $seat }: { $card } 카드로 승리했습니다.
root-record-wins_with = { $seat }: 공동 전선으로 함께 승리했습니다({ $target }).
root-record-rounds_over = { $count }번의 차례가 지나도 승자가 없어, 점수가 가장 높은 쪽의 승리로 끝났습니다.

# 기록: 제작한 카드

root-record-card_ignores_hits = { $seat }: 무시한 주사위 타격 - { $count }
root-record-card_claims = { $seat }: 공터 { $count }곳을 지배합니다.
root-record-card_looked = { $seat }: 손패를 보았습니다({ $target }).
root-record-card_saw = { $card_value ->
    [none] { $seat }: { $target }의 손패에서 카드 1장을 보았습니다.
   *[other] { $seat }: { $target }의 손패에서 { $card } 카드를 보았습니다.
}
root-record-card_took_ambush = { $seat }: 카드를 뽑는 대신 버린 더미에서 { $card } 카드를 가져왔습니다.
root-record-card_ordered = { $seat }: { $clearing }에 있는 { $target }의 병사 { $count }개를 내보냈습니다.
root-record-card_buried = { $seat }: 제거된 { $kind } { $count }개를 ‘관 짜는 장인’ 위에 놓았습니다.
root-record-card_unburied = { $seat }: ‘관 짜는 장인’ 위의 병사 { $count }개가 공급처로 돌아갔습니다.
root-record-card_exhausted = { $seat }: 제작 아이템을 소진했습니다 - { $item }

# 기록: 고양이 후작국

root-record-marquise_healed = { $seat }: 병사 { $count }개를 { $clearing }의 성채로 보냈습니다.
root-record-marquise_wood_paid = { $seat }: { $clearing }의 목재 { $count }개를 냈습니다.

# 기록: 둥지 왕조

root-record-eyrie_leads = { $seat }: 새 지도자 - { $leader }
root-record-eyrie_tucked = { $seat }: 칙령의 { $column } 열에 { $card } 카드를 더했습니다.
root-record-eyrie_obeyed = { $seat }: 칙령의 { $column } 열에서 { $card } 카드를 따랐습니다.
root-record-eyrie_turmoil = { $seat }: 칙령의 { $column } 열을 따르지 못해 혼란에 빠졌습니다.

# 기록: 숲속 연합

root-record-alliance_gained = { $card_value ->
    [none] { $seat }: 카드 1장이 새 지지자가 되었습니다.
   *[other] { $seat }: { $card } 카드가 새 지지자가 되었습니다.
}
root-record-alliance_no_room = 지지자 자리가 없어 { $card } 카드를 버렸습니다.
root-record-alliance_gave = { $card_value ->
    [none] { $seat }: { $clearing }의 분노로 카드 1장을 냈습니다.
   *[other] { $seat }: { $clearing }의 분노로 { $card } 카드를 냈습니다.
}
root-record-alliance_showed = { $clearing }의 분노: 맞는 카드가 { $seat }의 손패에 없어 덱에서 1장이 지지자가 됩니다.
root-record-alliance_spent = 지지자 { $card } 카드를 썼습니다.
root-record-alliance_revolted = { $seat }: { $clearing }에서 봉기했습니다.
root-record-alliance_officer = { $seat }: 장교가 { $count }명이 되었습니다.
root-record-alliance_base_lost = { $officers ->
    [0] { $seat }: { $suit } 기지와 그에 맞는 지지자를 모두 잃었습니다.
   *[other] { $seat }: { $suit } 기지와 그에 맞는 지지자 모두, 장교 { $officers }명을 잃었습니다.
}
root-record-alliance_organized = { $seat }: { $clearing }에서 조직했습니다.

# 기록: 방랑자

root-record-vagabond_is = { $seat }의 인물: { $character }
root-record-vagabond_sets_up_first = { $seat }: 먼저 준비합니다.
root-record-ruins_filled = 폐허마다 아이템 { $count }개가 숨겨졌습니다.
root-record-vagabond_refreshes = { $seat }: 아이템을 회복했습니다 - { $item }
root-record-vagabond_rested = { $seat }: 숲에서 쉬며 아이템 { $count }개를 수리했습니다.
root-record-vagabond_dropped = { $seat }: 짐이 많아 아이템을 버렸습니다 - { $item }
root-record-vagabond_exhausts = { $seat }: 아이템을 소진했습니다 - { $item }
root-record-vagabond_gains = { $seat }: 아이템을 얻었습니다 - { $item }
root-record-vagabond_damages = { $seat }: 아이템이 손상되었습니다 - { $item }
root-record-vagabond_repairs = { $seat }: 아이템을 수리했습니다 - { $item }
root-record-vagabond_goes = { $seat }: { $clearing }로 이동했습니다.
root-record-vagabond_goes_to_forest = { $seat }: { $forest }에 들어갔습니다.
root-record-vagabond_attacks_with = { $seat }: { $clearing }에서 동맹과 함께 공격합니다({ $target }).
root-record-vagabond_improved = { $seat } - { $target }: 이제 { $relation } 관계입니다.
root-record-vagabond_hostile_now = { $seat } - { $target }: 적대 관계가 되었습니다.
root-record-vagabond_explored = { $seat }: { $clearing }의 폐허에서 찾은 아이템 - { $ruin_item }
root-record-vagabond_explored_in_vain = { $seat }: { $clearing }의 폐허에서 아무것도 얻지 못했습니다.
root-record-ruin_gone = { $clearing }의 폐허가 비어 제거되었습니다.
root-record-vagabond_completed = { $seat }: 퀘스트 완료 - { $quest }
root-record-vagabond_quest_revealed = 새 퀘스트: { $quest }
root-record-vagabond_coalition_formed = { $seat } - { $target }: { $card } 카드로 공동 전선을 맺었습니다.
root-record-vagabond_labored = { $seat }: 날품팔이로 버린 더미의 { $card } 카드를 가져왔습니다.
root-record-vagabond_hid = { $seat }: 은신처에 숨었습니다.
root-record-vagabond_instigated = { $seat }: { $clearing }에서 싸움을 부추겼습니다. { $attacker } → { $target }
root-record-vagabond_enlisted = { $target }: { $clearing }에서 도움을 청했습니다({ $seat }).
root-record-vagabond_scorched = { $seat }: { $clearing }를 초토화했습니다.
root-record-vagabond_struck_swiftly = { $seat }: { $clearing }에서 일섬을 펼쳤습니다(추가 타격 1).

# 고를 수 없는 까닭

root-why-nobody_sits_there = 그 자리에는 아무도 없습니다.
root-why-none_left = 공급처에 그 말이 남아 있지 않습니다.
root-why-no_open_slot = 건물을 놓을 빈 건물 칸이 없습니다.
root-why-no_effect_waits = 그 플레이어에게는 처리할 효과가 없습니다.
root-why-nothing_lost_there = 그곳에서 잃은 것이 없습니다({ $seat }).
root-why-not_in_hand = 그 카드는 손패에 없습니다.
root-why-no_fox_card = 여우 카드도 새 카드도 아닙니다.
root-why-no_rabbit_card = 토끼 카드도 새 카드도 아닙니다.
root-why-no_mouse_card = 생쥐 카드도 새 카드도 아닙니다.
root-why-no_bird_card = 새 카드여야 합니다.
root-why-not_dominance = 제패 카드가 아닙니다.
root-why-only_coalitions = 방랑자는 제패 카드를 공동 전선을 맺는 데만 사용합니다.
root-why-left_track = 이미 점수 트랙에서 벗어났습니다.
root-why-too_few_points = { $needed }점이 필요한데 지금은 { $score }점입니다.
root-why-only_in_daylight = 낮 단계에만 할 수 있습니다.
root-why-not_available = 지도 옆에 놓여 있지 않습니다.
root-why-cannot_pay = { $suit }에 맞는 카드가 손패에 없습니다.
root-why-no_craft_effect = 매복과 제패 카드는 제작할 수 없습니다.
root-why-too_few_tools = { $land_suit } 공터에 쓰지 않은 제작 도구가 { $needed }개 필요한데 { $free }개뿐입니다.
root-why-too_few_in_all = 쓰지 않은 제작 도구가 { $needed }개 필요한데 { $free }개뿐입니다.
root-why-item_gone = 지도의 공급처에 남은 것이 없습니다({ $item }).
root-why-same_name = 같은 이름의 카드를 이미 제작했습니다.
root-why-no_free_tool = { $land_suit } 공터에 쓰지 않은 제작 도구가 없습니다.
root-why-no_tool_there = 그곳에는 비용에 맞는 쓰지 않은 제작 도구가 없습니다.
root-why-not_crafted = 그 카드를 제작하지 않았습니다.
root-why-used_this_turn = 이번 차례에 이미 사용했습니다.
root-why-not_used_now = 지금은 카드에 적힌 때가 아닙니다.
root-why-use_it_first = 먼저 사용해야 하는 카드가 있습니다.
root-why-only_in_birdsong = 아침 단계에만 할 수 있습니다.
root-why-at_start_of_birdsong = 아침 단계가 시작될 때 사용합니다.
root-why-at_start_of_daylight = 낮 단계가 시작될 때 사용합니다.
root-why-at_start_of_evening = 저녁 단계가 시작될 때 사용합니다.
root-why-nothing_to_move = 그곳에 움직일 내 말이 없습니다.
root-why-hemmed_in = 그 공터도, 거기서 갈 수 있는 공터도 지배하지 않습니다.
root-why-no_way_out = 그 공터에서 나갈 수 있는 길이 없습니다.
root-why-same_clearing = 이동은 다른 공터로 해야 합니다.
root-why-no_path = { $clearing }와 길로 이어져 있지 않습니다.
root-why-only_a_river = { $clearing }와 이어진 것은 강뿐이며, 강은 길이 아닙니다.
root-why-closed_path = { $clearing }와 이어진 길이 막혀 있습니다.
root-why-rules_neither = { $clearing }도 { $to }도 지배하지 않습니다.
root-why-not_so_many = 그곳의 병사는 { $count }개이며 적어도 1개는 옮겨야 합니다.
root-why-no_ferry = 이 지도에는 나룻배가 없습니다.
root-why-not_coastal = 물가 공터가 아닙니다.
root-why-ferry_is_elsewhere = 나룻배는 { $clearing }에 있습니다.
root-why-ferry_was_taken = 나룻배는 이번 차례에 이미 사용되었습니다.
root-why-no_fighters = 그곳에 내 병사도 방랑자 말도 없습니다.
root-why-nobody_to_fight = 그곳에 다른 플레이어의 말이 없습니다.
root-why-only_friends = 그곳에 적이 없습니다.
root-why-not_oneself = 자기 자신은 고를 수 없습니다.
root-why-no_pieces_there = 그곳에 { $seat }의 말이 없습니다.
root-why-not_an_enemy = 적이 아닙니다({ $seat }).
root-why-no_ambush = 매복 카드가 아닙니다.
root-why-ambush_elsewhere = { $clearing }에 맞지 않습니다.
root-why-not_in_the_battle = 그 플레이어는 이 전투에 참여하지 않습니다.
root-why-not_in_this_battle = 이 전투에서 지금은 사용할 수 없습니다.
root-why-nothing_to_lose = 그곳에는 그 종류의 말이 남아 있지 않습니다.
root-why-no_closed_path = 두 공터 사이에는 막힌 길이 없습니다.
root-why-open_already = 그 길은 이미 열렸습니다.
root-why-one_path_a_turn = 이번 차례에 이미 길을 열었습니다.
root-why-no_card_to_spend = 쓸 카드가 없습니다.
root-why-no_piece_at_ends = 그 길의 어느 쪽 끝에도 내 말이 없습니다.
root-why-holds_no_cards = 손패가 없습니다({ $seat }).
root-why-nobody_has_cards = 손패가 있는 다른 플레이어가 없습니다.
root-why-no_enemy_has_cards = 손패가 있는 적이 없습니다.
root-why-no_warrior_there = 그곳에 내 병사가 없습니다.
root-why-no_warriors_on_map = 지도에 내 병사가 없습니다.
root-why-nowhere_to_battle = 전투할 수 있는 공터가 없습니다.
root-why-nothing_can_move = 움직일 수 있는 내 말이 없습니다.
root-why-not_crafted_by_enemy = 적이 제작한 카드가 아닙니다.
root-why-nothing_to_sabotage = 제작한 카드가 있는 적이 없습니다.
root-why-no_battle_ahead = 전투로 이어지지 않으며, 전투할 수 있는 다른 이동이 있습니다.
root-why-no_enemy_warrior = 그곳에 적 병사가 없습니다.
root-why-nobody_to_replace = 교체할 수 있는 적 병사가 없거나 그에 쓸 카드가 없습니다.
root-why-has_no_warrior_there = { $clearing }에 { $seat }의 병사가 없습니다.
root-why-no_enemy_to_order = 옮길 수 있는 병사가 있는 적이 없습니다.
root-why-nobody_to_order = 옮길 수 있는 병사가 없습니다({ $seat }).
root-why-no_lost_ambush = 버린 더미에 있는 매복 카드가 아닙니다.
root-why-nobody_buried = 그 위에 놓인 병사가 없습니다.
root-why-no_fresh_items = 소진되지 않은 제작 아이템이 없습니다.
root-why-no_fresh_item = 소진되지 않은 제작 아이템 중에 없습니다({ $item }).
root-why-nothing_can_venture = 이동도 전투도 할 수 없습니다.
root-why-keep_stands_there = 성채가 있는 공터에는 고양이 후작국만 말을 놓을 수 있습니다.
root-why-hostile_there = 적대 세력의 병사가 있어 장화가 1개 더 필요합니다.
root-why-scorched_earth = 그 공터는 초토화되었습니다.

# 고를 수 없는 까닭: 여러 세력

root-why-not_a_corner = { $clearing }는 모퉁이가 아닙니다.
root-why-not_a_bird = 새 카드가 아닙니다: { $card }.
root-why-not_ruled = { $clearing }를 지배하지 않습니다.
root-why-no_matching_card = { $clearing }에 맞는 카드가 손패에 없습니다.
root-why-no_match = { $clearing }에 맞지 않는 카드입니다: { $card }.

# 고를 수 없는 까닭: 고양이 후작국

root-why-marquise_far_from_keep = { $clearing }는 성채가 있는 { $keep }도, 거기에 인접한 공터도 아닙니다.
root-why-marquise_nothing_due = { $clearing }에는 더 놓을 것이 없습니다.
root-why-marquise_crafting_comes_first = 제작은 행동보다 먼저 합니다.
root-why-marquise_no_actions = 남은 행동이 없습니다. 새 카드 1장으로 1회 늘릴 수 있습니다.
root-why-marquise_actions_left = 행동이 { $count }회 남았습니다. 새 카드는 그 뒤에 씁니다.
root-why-marquise_cannot_march = 이동할 수 있는 병사가 없습니다.
root-why-marquise_has_recruited = 이번 차례에 이미 징병했습니다.
root-why-marquise_no_recruiter = 병사를 놓을 수 있는 징병소가 없습니다.
root-why-marquise_not_her_building = 고양이 후작국의 건물이 아닙니다.
root-why-marquise_too_little_wood = 목재 { $cost }개가 필요한데 { $clearing }에 쓸 수 있는 것은 { $wood }개뿐입니다.
root-why-marquise_wood_nowhere = { $kind } 건설에는 목재 { $cost }개가 필요한데, 그만큼 모을 수 있는 빈 칸이 없습니다.
root-why-marquise_slot_nowhere = 지배하는 공터에 빈 건물 칸이 없습니다.
root-why-marquise_rule_nowhere = 건설할 수 있는 공터를 지배하지 않습니다.
root-why-marquise_no_wood_there = { $clearing }에는 건설에 쓸 수 있는 목재가 없습니다.
root-why-marquise_no_sawmill = { $clearing }에 제재소가 없습니다.

# 고를 수 없는 까닭: 둥지 왕조

root-why-corner_taken = { $clearing }는 다른 세력이 시작하는 곳입니다({ $seat }).
root-why-not_opposite = 다른 세력의 맞은편 모퉁이가 비어 있어 { $clearing }에서는 시작할 수 없습니다.
root-why-eyrie_deposed = 이미 퇴위한 지도자입니다: { $leader }.
root-why-eyrie_must_tuck = 먼저 칙령에 카드를 더해야 합니다.
root-why-eyrie_second_bird = 이번 차례에 이미 새 카드를 칙령에 더했습니다. 새는 1장까지입니다.
root-why-eyrie_more_warriors = { $clearing }의 병사는 { $count }개이고, 가장 적은 공터는 { $fewest }개입니다.
root-why-eyrie_crafting_comes_first = 제작은 칙령보다 먼저 합니다.
root-why-eyrie_not_in_column = 칙령의 그 열에 없는 카드입니다: { $card }.
root-why-eyrie_other_column = 칙령은 열 차례대로 따르며, 지금은 { $column } 열입니다.
root-why-eyrie_obeyed_already = 이번 차례에 이미 따른 카드입니다: { $card }.
root-why-eyrie_not_due = 지금 따를 카드가 아닙니다: { $card }.
root-why-eyrie_can_be_obeyed = 따를 수 있으므로 따라야 하는 카드입니다: { $card }.
root-why-eyrie_no_roost = { $clearing }에 보금자리가 없습니다.
root-why-eyrie_has_roost = { $clearing }에는 이미 보금자리가 있습니다.

# 고를 수 없는 까닭: 숲속 연합

root-why-alliance_not_a_supporter = 지지자가 아닌 카드입니다.
root-why-alliance_holds_matching = 맞는 카드가 손패에 있으므로 1장을 주어야 합니다.
root-why-alliance_not_sympathetic = { $clearing }에 동조 토큰이 없습니다.
root-why-alliance_base_is_out = { $suit } 기지가 이미 지도에 있습니다.
root-why-alliance_too_few_supporters = { $clearing }에 맞는 지지자가 { $cost }장 필요한데 { $count }장뿐입니다.
root-why-alliance_is_sympathetic = { $clearing }에는 이미 동조 토큰이 있습니다.
root-why-alliance_no_sympathy_left = 동조 토큰이 모두 지도에 있습니다.
root-why-alliance_no_sympathy_near = { $clearing }에 인접한 공터에 동조 토큰이 없습니다.
root-why-alliance_martial_law = { $clearing }에는 계엄령이 내려져 맞는 지지자가 { $cost }장 필요한데 { $count }장뿐입니다.
root-why-alliance_no_such_base = 지도에 있는 어느 기지와도 맞지 않는 카드입니다: { $card }.
root-why-alliance_no_officers = { $count ->
    [0] 장교가 없습니다.
   *[other] 장교 { $count }명의 군사 작전을 모두 마쳤습니다.
}
root-why-alliance_no_base_there = { $clearing }에 기지가 없습니다.
root-why-alliance_no_warrior_there = { $clearing }에 내 병사가 없습니다.

# 고를 수 없는 까닭: 방랑자

root-why-vagabond_character_taken = 다른 방랑자가 고른 인물입니다: { $character }.
root-why-vagabond_character_left_out = 이 게임에서 쓰지 않는 인물입니다: { $character }.
root-why-vagabond_no_such_forest = 이 지도에는 그 숲이 없습니다.
root-why-vagabond_none_so = 그 상태의 아이템이 없습니다: { $item }({ $condition }).
root-why-vagabond_none_ready = 손상되지 않은 미사용 아이템이 없습니다: { $item }.
root-why-vagabond_nothing_ready = 손상되지 않은 미사용 아이템이 하나도 없습니다.
root-why-vagabond_none_exhausted = 소진된 아이템이 없습니다: { $item }.
root-why-vagabond_none_damaged = 손상된 아이템이 없습니다: { $item }.
root-why-vagabond_on_its_track = 전용 트랙에 있는 아이템은 세지 않습니다: { $item }.
root-why-vagabond_tea_first = 차의 몫으로 아이템을 { $count }개 더 회복해야 합니다.
root-why-vagabond_not_near = 지금 있는 곳에 인접하지 않습니다.
root-why-vagabond_not_into_forests = 숲에는 아침 단계의 잠행으로만 들어갈 수 있습니다.
root-why-vagabond_not_allied = 동맹 관계가 아닙니다: { $seat }.
root-why-vagabond_no_allies_here = { $clearing }에 { $seat }의 병사가 없습니다.
root-why-vagabond_ally_cannot_come = { $seat }의 병사는 자기 규칙에 따라 { $clearing }로 이동할 수 없습니다.
root-why-vagabond_pawn_is_elsewhere = 내 말이 { $clearing }에 없습니다.
root-why-vagabond_ally_defends = 방어하는 쪽입니다: { $seat }.
root-why-vagabond_no_ally_to_lose = 제거할 수 있는 동맹 병사가 없습니다.
root-why-vagabond_items_take_hits = 타격은 손상되지 않은 아이템이 없을 때만 무시할 수 있습니다.
root-why-vagabond_in_forest = 내 말이 공터가 아니라 숲에 있습니다.
root-why-vagabond_no_ruin = { $clearing }에 아이템이 있는 폐허가 없습니다.
root-why-vagabond_not_under_ruin = 그 폐허에 없는 아이템입니다.
root-why-vagabond_has_such_item = 폐허에서 이미 얻은 아이템입니다: { $ruin_item }.
root-why-vagabond_not_oneself = 다른 플레이어여야 합니다.
root-why-vagabond_no_pieces_here = { $clearing }에 { $seat }의 말이 없습니다.
root-why-vagabond_not_in_box = { $seat }의 제작 아이템에 없습니다: { $item }.
root-why-vagabond_must_take = 제작 아이템을 1개 가져와야 합니다.
root-why-vagabond_not_shown = 공개되어 있지 않은 퀘스트입니다.
root-why-vagabond_quest_elsewhere = { $suit } 공터에서 완료하는 퀘스트입니다: { $quest }.
root-why-vagabond_quest_unpaid = 퀘스트 { $quest }: 미사용 아이템이 필요합니다({ $item }, { $other }).
root-why-vagabond_not_wanted = 이 퀘스트에 필요하지 않은 아이템입니다: { $item }.
root-why-vagabond_same_item = 같은 아이템을 대신할 수 없습니다.
root-why-vagabond_not_enough = 그렇게 해도 퀘스트의 아이템이 모자랍니다.
root-why-vagabond_must_improvise = 임기응변 없이는 퀘스트의 아이템이 모자랍니다.
root-why-vagabond_not_their_piece = 그 플레이어의 말이 아닙니다.
root-why-vagabond_nothing_to_strike = { $clearing }에 그 플레이어의 말이 없습니다: { $kind }.
root-why-vagabond_guarded = { $seat }의 병사가 지키고 있습니다.
root-why-vagabond_too_few_players = 공동 전선은 4인 이상일 때 맺을 수 있습니다.
root-why-vagabond_no_partner = 공동 전선을 맺을 상대가 없습니다.
root-why-vagabond_is_bound = 이미 공동 전선을 맺었거나 제패를 발동했습니다: { $seat }.
root-why-vagabond_not_the_last = 점수가 더 낮은 쪽이 있습니다: { $seat }({ $count }점).
root-why-vagabond_no_cards_to_steal = { $seat }의 손패가 없습니다.
root-why-vagabond_nobody_to_rob = { $clearing }에 없는 상대입니다: { $seat }.
root-why-vagabond_not_discarded = 버린 더미에 없는 카드입니다.
root-why-vagabond_cannot_fight = { $clearing }에서 싸울 수 없습니다: { $seat } → { $target }.
root-why-vagabond_already_there = 이미 { $clearing }에 있습니다.

# 고를 수 있는 규칙

root-rule-faction_1 = 1번 자리의 세력
root-rule-faction_1-marquise = { root-faction-marquise }
root-rule-faction_1-eyrie = { root-faction-eyrie }
root-rule-faction_1-alliance = { root-faction-alliance }
root-rule-faction_1-vagabond = { root-faction-vagabond }
root-rule-faction_1-vagabond2 = { root-faction-vagabond2 }
root-rule-faction_2 = 2번 자리의 세력
root-rule-faction_2-marquise = { root-faction-marquise }
root-rule-faction_2-eyrie = { root-faction-eyrie }
root-rule-faction_2-alliance = { root-faction-alliance }
root-rule-faction_2-vagabond = { root-faction-vagabond }
root-rule-faction_2-vagabond2 = { root-faction-vagabond2 }
root-rule-faction_3 = 3번 자리의 세력
root-rule-faction_3-marquise = { root-faction-marquise }
root-rule-faction_3-eyrie = { root-faction-eyrie }
root-rule-faction_3-alliance = { root-faction-alliance }
root-rule-faction_3-vagabond = { root-faction-vagabond }
root-rule-faction_3-vagabond2 = { root-faction-vagabond2 }
root-rule-faction_4 = 4번 자리의 세력
root-rule-faction_4-marquise = { root-faction-marquise }
root-rule-faction_4-eyrie = { root-faction-eyrie }
root-rule-faction_4-alliance = { root-faction-alliance }
root-rule-faction_4-vagabond = { root-faction-vagabond }
root-rule-faction_4-vagabond2 = { root-faction-vagabond2 }
root-rule-faction_5 = 5번 자리의 세력
root-rule-faction_5-marquise = { root-faction-marquise }
root-rule-faction_5-eyrie = { root-faction-eyrie }
root-rule-faction_5-alliance = { root-faction-alliance }
root-rule-faction_5-vagabond = { root-faction-vagabond }
root-rule-faction_5-vagabond2 = { root-faction-vagabond2 }
root-rule-faction_6 = 6번 자리의 세력
root-rule-faction_6-marquise = { root-faction-marquise }
root-rule-faction_6-eyrie = { root-faction-eyrie }
root-rule-faction_6-alliance = { root-faction-alliance }
root-rule-faction_6-vagabond = { root-faction-vagabond }
root-rule-faction_6-vagabond2 = { root-faction-vagabond2 }
root-rule-map = 지도
root-rule-map-autumn = 가을
root-rule-map-winter = 겨울
root-rule-map-lake = 호수
root-rule-map-mountain = 산악
root-rule-suits = 공터의 종족
root-rule-suits-printed = 인쇄된 대로
root-rule-suits-random = 무작위
root-rule-suits-variant_maps = 가을 지도 외에는 무작위
root-rule-deck = 덱
root-rule-deck-base = 기본 덱
root-rule-deck-exiles = 망명자와 유격대
root-rule-setup = 게임 준비
root-rule-setup-standard = 기본: 카드 3장씩
root-rule-setup-advanced = 고급: 5장을 뽑아 3장을 남김
root-rule-characters = 방랑자의 인물
root-rule-characters-base = 도둑, 땜장이, 순찰자
root-rule-characters-all = 아홉 모두
root-rule-round_limit = 게임의 최대 길이
root-rule-round_limit-100 = 100라운드
root-rule-round_limit-1000 = 1000라운드
root-rule-bird_actions = 후작국이 새 카드로 얻는 행동
root-rule-bird_actions-after = 세 행동을 마친 뒤
root-rule-bird_actions-added = 행동 사이라면 언제나
root-rule-new_roost = 새 보금자리를 위해 비교하는 공터
root-rule-new_roost-among_able = 놓을 수 있는 곳만
root-rule-new_roost-among_all = 모든 공터
root-rule-all_deposed = 마지막 지도자가 퇴위했을 때
root-rule-all_deposed-turned_up = 모두 앞면으로 되돌림
root-rule-all_deposed-leaderless = 지도자 없이 계속
root-rule-charismatic_short = 카리스마 징병에서 병사가 1개 남았을 때
root-rule-charismatic_short-one_placed = 놓은 뒤 혼란에 빠짐
root-rule-charismatic_short-none_placed = 놓지 않음
root-rule-martial_law = 계엄령에서 세는 병사
root-rule-martial_law-by_player = 다른 플레이어 한 명씩
root-rule-martial_law-together = 다른 모든 플레이어의 합계
root-rule-coalition = 공동 전선의 조건
root-rule-coalition-activate = 10점 이상
root-rule-coalition-reveal = 카드 공개만
root-rule-infamy = 적대하게 된 전투의 악명
root-rule-infamy-every_piece = 제거한 모두를 셈
root-rule-infamy-not_the_first = 첫 병사는 세지 않음
root-rule-aid_item = 원조할 때 제작 아이템 가져오기
root-rule-aid_item-must = 반드시 함
root-rule-aid_item-may = 해도 됨
root-rule-quest_replacement = 완료한 퀘스트의 보충
root-rule-quest_replacement-drawn = 있음
root-rule-quest_replacement-none = 없음
root-rule-strike_target = 방랑자가 저격할 수 있는 상대
root-rule-strike_target-anybody = 누구나
root-rule-strike_target-enemies = 적만
root-rule-steal_from = 도둑이 훔칠 수 있는 상대
root-rule-steal_from-figures = 같은 공터에 병사나 방랑자 말이 있는 쪽
root-rule-steal_from-pieces = 같은 공터에 무엇이든 있는 쪽
root-rule-protector = 중재자 자신의 공격에 맞선 도움
root-rule-protector-not_against_himself = 청할 수 없음
root-rule-protector-against_himself = 청할 수 있음
root-rule-enemies = 적으로 보지 않는 상대
root-rule-enemies-coalition = 공동 전선의 상대
root-rule-enemies-allied = 방랑자와 동맹 세력
root-rule-instigate = 부추긴 전투에서 제거하는 쪽
root-rule-instigate-sides = 싸우는 두 쪽
root-rule-instigate-vagrant = 떠돌이
root-rule-tied_goal = 다른 여럿이 동시에 30점일 때
root-rule-tied_goal-clockwise = 시계 방향으로 먼저인 쪽이 승리
root-rule-tied_goal-shared = 함께 승리
root-rule-effects_order = 여러 플레이어가 잃은 말의 효과
root-rule-effects_order-turn_player = 차례인 플레이어가 순서를 정함
root-rule-effects_order-defender = 방어 쪽이 먼저
root-rule-discarded_dominance = 버린 제패 카드가 가는 곳
root-rule-discarded_dominance-beside = 지도 옆
root-rule-discarded_dominance-discarded = 버린 더미
root-rule-battle_whom = 전투할 수 있는 상대
root-rule-battle_whom-anybody = 다른 누구나
root-rule-battle_whom-enemies = 적만
root-rule-burrow_bank = ‘굴속 은행’ 사용
root-rule-burrow_bank-may = 해도 됨
root-rule-burrow_bank-must = 반드시 함
root-rule-partisan_birds = 유격대를 사용할 때 새 카드
root-rule-partisan_birds-discarded = 버림
root-rule-partisan_birds-kept = 남김
root-rule-emigre_move = ‘왕조의 망명자’의 이동
root-rule-emigre_move-free = 어디로든
root-rule-emigre_move-battle = 가능하면 전투할 수 있는 곳으로
root-rule-league_items = ‘모험 생쥐 연맹’으로 소진한 아이템
root-rule-league_items-never = 소진된 채로 둠
root-rule-league_items-refreshed = 자기 차례마다 회복
root-rule-points_floor = 점수의 하한
root-rule-points_floor-zero = 0에서 멈춤
root-rule-points_floor-below_zero = 0 아래로 내려감
root-rule-ferry_card = 나룻배 카드와 분노의 순서
root-rule-ferry_card-turn_player = 차례인 플레이어가 정함
root-rule-ferry_card-outrage = 분노가 먼저

root-why-burrow_is_apart = 땅굴은 지도 밖에 있습니다. 공국의 말만 그곳으로, 또는 그곳에서 이동합니다.
root-why-no_tunnel = 공터와 땅굴을 잇는 것은 터널뿐이고, 공국만 지나갈 수 있습니다.
root-record-spared = { $seat }: { $clearing }에서 첫 번째 타격을 무시합니다.
root-clearing-burrow = 땅굴
root-card-retainer_1 = 충실한 가신
root-card-retainer_2 = { root-card-retainer_1 }
root-card-retainer_3 = { root-card-retainer_1 }
root-hireling-patrol = 숲 순찰대
root-hireling-dynasty = 마지막 왕조
root-hireling-uprising = 봄 봉기
root-hireling-exile = 유배자
root-hireling-prophets = 따뜻한 태양의 예언자
root-hireling-flotilla = 강변 선단
root-hireling-expedition = 양지 원정대
root-hireling-spies = 까마귀 첩자
root-hireling-bearers = 불꽃 운반자
root-hireling-vaults = 금고지기
root-hireling-band = 인기 악단
root-hireling-bandits = 노상강도
root-hireling-protector = 성난 수호자

# Agreements, before a table is opened.

root-why-faction_twice = 같은 세력({ $faction })이 두 자리에 앉을 수 없습니다.
root-why-too_few_corners = 이 중 { $count }개 세력이 저마다 다른 모퉁이에서 시작하는데, 모퉁이는 { $corners }곳뿐입니다.
root-why-enough_reach = 이 세력들의 영향력 합계는 { $reach }입니다. { $wanted } 이상을 권장합니다.
root-why-little_reach = 이 세력들의 영향력 합계는 { $reach }밖에 되지 않습니다. 이 인원수에는 { $wanted } 이상을 권장합니다. 그대로 플레이할 수도 있습니다.

# 확률
root-odds-hits_taken = { $seat }: 받는 타격
root-odds-pieces_lost = { $seat }: 잃는 말
root-odds-none_left = { $seat }: 이곳의 말이 모두 제거됨
root-odds-unhindered = 매복이나 다른 효과가 쓰이지 않을 때.
