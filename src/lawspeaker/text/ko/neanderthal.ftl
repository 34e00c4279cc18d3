# 네안데르탈

neanderthal-title = 네안데르탈

## 이름

# 종족

neanderthal-tribe-archaic = 고인류
neanderthal-tribe-neanderthal = 네안데르탈인
neanderthal-tribe-cro_magnon = 크로마뇽인

# 유럽

neanderthal-row-north = 북유럽
neanderthal-row-south = 남유럽
neanderthal-slot-north_1 = 북부 행 1번 자리
neanderthal-slot-north_2 = 북부 행 2번 자리
neanderthal-slot-north_3 = 북부 행 3번 자리
neanderthal-slot-north_4 = 북부 행 4번 자리
neanderthal-slot-north_5 = 북부 행 5번 자리
neanderthal-slot-north_6 = 북부 행 6번 자리
neanderthal-slot-south_1 = 남부 행 1번 자리
neanderthal-slot-south_2 = 남부 행 2번 자리
neanderthal-slot-south_3 = 남부 행 3번 자리
neanderthal-slot-south_4 = 남부 행 4번 자리
neanderthal-slot-south_5 = 남부 행 5번 자리
neanderthal-slot-south_6 = 남부 행 6번 자리
neanderthal-slot-1_1 = 1행 1번 자리
neanderthal-slot-1_2 = 1행 2번 자리
neanderthal-slot-1_3 = 1행 3번 자리
neanderthal-slot-1_4 = 1행 4번 자리
neanderthal-slot-1_5 = 1행 5번 자리
neanderthal-slot-2_1 = 2행 1번 자리
neanderthal-slot-2_2 = 2행 2번 자리
neanderthal-slot-2_3 = 2행 3번 자리
neanderthal-slot-2_4 = 2행 4번 자리
neanderthal-slot-2_5 = 2행 5번 자리
neanderthal-slot-3_1 = 3행 1번 자리
neanderthal-slot-3_2 = 3행 2번 자리
neanderthal-slot-3_3 = 3행 3번 자리
neanderthal-slot-3_4 = 3행 4번 자리
neanderthal-slot-3_5 = 3행 5번 자리
neanderthal-slot-4_1 = 4행 1번 자리
neanderthal-slot-4_2 = 4행 2번 자리
neanderthal-slot-4_3 = 4행 3번 자리
neanderthal-slot-4_4 = 4행 4번 자리
neanderthal-slot-4_5 = 4행 5번 자리
neanderthal-cover-open = 앞면
neanderthal-cover-ice = 빙상
neanderthal-cover-unexplored = 미탐험

# 사냥의 종류

neanderthal-type-big = 큰 짐승
neanderthal-type-small = 작은 짐승
neanderthal-type-club = 곤봉

# 디스크와 관문

neanderthal-disk-orange = 주황색
neanderthal-disk-white = 흰색
neanderthal-disk-black = 검은색
neanderthal-portal-venus_orange = 비너스, 주황색
neanderthal-portal-venus_black = 비너스, 검은색
neanderthal-portal-shaman_orange = 주술사, 주황색
neanderthal-portal-shaman_white = 주술사, 흰색
neanderthal-portal-bison_black = 들소, 검은색
neanderthal-portal-bison_white = 들소, 흰색

# 짝짓기 방식, 그리고 두 면으로 부르는 카드

neanderthal-sexuality-promiscuous = 난혼
neanderthal-sexuality-pair_bonding = 일부일처
neanderthal-sexuality-harem = 하렘
neanderthal-sexuality_card-selfish_gene = 난혼 또는 일부일처
neanderthal-sexuality_card-family_values = 하렘 또는 일부일처
neanderthal-sexuality_card-big_man = 하렘 또는 난혼

# 사건 아이콘

neanderthal-icon-cooling = 지구 한랭화
neanderthal-icon-warming = 지구 온난화
neanderthal-icon-wurm = 뷔름 빙기
neanderthal-icon-die_off = 장로 사망
neanderthal-icon-chaos = 혼돈
neanderthal-icon-wanderlust = 방랑
neanderthal-icon-blizzard = 눈보라

# 서열

neanderthal-rank-1 = 서열 1 족장
neanderthal-rank-2 = 서열 2 주술사
neanderthal-rank-3 = 서열 3 석공
neanderthal-rank-4 = 서열 4 전사
neanderthal-rank-5 = 서열 5 덫사냥꾼
neanderthal-rank-6 = 서열 6 불지기
neanderthal-spot = { $tribe }, { $rank }

# 생물군계. 발명품은 내려놓은 뒤의 이름과 함께

neanderthal-card-woolly_mammoth = 털매머드
neanderthal-card-woolly_rhinoceros = 털코뿔소
neanderthal-card-irish_elk = 큰뿔사슴
neanderthal-card-steppe_bison = 스텝들소
neanderthal-card-caribou = 순록
neanderthal-card-musk_ox = 사향소
neanderthal-card-saiga_antelope = 사이가영양
neanderthal-card-european_cave_lion = 동굴사자
neanderthal-card-tyrant_sea_bear = 폭군바다곰
neanderthal-card-cave_bear = 동굴곰
neanderthal-card-willow_ptarmigan = 사할린뇌조
neanderthal-card-mountain_hare = 산토끼
neanderthal-card-sabertooth_salmon = 검치연어
neanderthal-card-flint_mine_14 = 부싯돌 광산 (자루 달린 촉)
neanderthal-card-carcass_15 = 사체 (뼈 투창기)
neanderthal-card-flint_mine_16 = 부싯돌 광산 (어살)
neanderthal-card-carcass_17 = 사체 (지은 옷)
neanderthal-card-great_auk = 큰바다쇠오리
neanderthal-card-elephant = 코끼리
neanderthal-card-horse = 말
neanderthal-card-aurochs = 오록스
neanderthal-card-european_ass = 유럽당나귀
neanderthal-card-narrow_nosed_rhinoceros = 좁은코코뿔소
neanderthal-card-ibex = 아이벡스
neanderthal-card-wild_boar = 멧돼지
neanderthal-card-red_deer = 붉은사슴
neanderthal-card-gray_wolves = 회색늑대
neanderthal-card-scimitar_cat = 시미터고양이
neanderthal-card-cave_hyena = 동굴하이에나
neanderthal-card-rabbits = 토끼
neanderthal-card-honey_bee = 꿀벌
neanderthal-card-pond_turtle = 늪거북
neanderthal-card-string_winding = 끈 꼬기 (올가미)
neanderthal-card-flint_mine_34 = 부싯돌 광산 (주먹도끼 조각)
neanderthal-card-chamois = 샤무아
neanderthal-card-giant_beaver = 큰비버

# 딸

neanderthal-card-fashion_woman = 멋 부리는 여인
neanderthal-card-grieving_woman = 슬퍼하는 여인
neanderthal-card-swearing_woman = 욕하는 여인
neanderthal-card-paintress = 그림 그리는 여인
neanderthal-card-scavenger_woman = 주워 모으는 여인
neanderthal-card-laughing_woman = 웃는 여인
neanderthal-card-totem_woman = 토템의 여인
neanderthal-card-weather_whisperer = 하늘과 말하는 여인
neanderthal-card-caring_woman = 보살피는 여인
neanderthal-card-walkabout_woman = 떠돌아다니는 여인
neanderthal-card-telling_mother = 이야기하는 어머니
neanderthal-card-vigilant_woman = 망보는 여인
neanderthal-card-basket_weaver = 바구니 엮는 여인
neanderthal-card-piper = 피리 부는 여인
neanderthal-card-a_woman_with_a_name = 이름을 가진 여인
neanderthal-card-singing_woman = 노래하는 여인
neanderthal-card-matriarch = 여족장
neanderthal-card-cobbler_woman = 신 짓는 여인
neanderthal-card-housewife = 주부
neanderthal-card-generous_woman = 너그러운 여인
neanderthal-card-scheherazade = 셰에라자드

# 부족민이 놓이는 자리, 그리고 카드 위의 디스크

neanderthal-place-dead = 죽음 더미
neanderthal-place-unassigned = 미배정
neanderthal-place-guests_of_archaic = 고인류에 머무는 방랑자
neanderthal-place-guests_of_neanderthal = 네안데르탈인에 머무는 방랑자
neanderthal-place-guests_of_cro_magnon = 크로마뇽인에 머무는 방랑자
neanderthal-place = { $wife }의 남편
neanderthal-dedicated = { $holder } ({ $disk })

## 준비, 그리고 아무 때나 일어나는 일

# 여러 질문의 선택지

neanderthal-option-done = 끝내기
neanderthal-option-decline = 넘기기
neanderthal-option-number = { $count }명
    .who_is_born = 우두머리 없이
    .who_rises = 다른 부족민
    .groom = 다른 부족민
    .who_pairs = 부족민 1명
    .more_events = { $count }장
neanderthal-option-alpha_among = { $count ->
    [1] 우두머리 혼자
   *[other] 우두머리 포함 { $count }명
}

# 준비와 끝

neanderthal-seat-0 = 플레이어 1
neanderthal-seat-1 = 플레이어 2
neanderthal-seat-2 = 플레이어 3
neanderthal-ask-choose_sexuality = 짝짓기 방식을 고르세요: { $sexuality_card }.
neanderthal-option-live = { $sexuality }
neanderthal-record-plays = { $seat }: { $tribe }.
neanderthal-record-lives = { $tribe }의 짝짓기 방식: { $sexuality }.
neanderthal-record-turn_begins = 턴 { $count }: { $event }.
neanderthal-record-game_ends = { $count }번째 턴으로 게임이 끝났습니다.

# 손과 디스크

neanderthal-ask-discard_down = 손의 카드가 너무 많습니다. { $count }장을 버리세요.
neanderthal-ask-free_disk = 어느 { $disk } 디스크를 되찾습니까?
neanderthal-ask-pay_disk = 어느 디스크로 지불합니까? { $count }개 남았습니다.
neanderthal-ask-change_sexuality = 지금은 { $sexuality }입니다. 카드를 뒤집습니까?
neanderthal-option-discard = 버리기: { $card }
neanderthal-option-free = 되찾기: { $dedicated }
neanderthal-option-pay = { $disk }
neanderthal-record-discarded = { $tribe }: 카드를 버렸습니다 ({ $card }).
neanderthal-record-disk_freed = { $tribe }: { $disk } 디스크 1개를 되찾았습니다 ({ $dedicated }).
neanderthal-record-disk_bound = { $tribe }: { $disk } 디스크 1개를 놓았습니다 ({ $dedicated }).
neanderthal-record-matured = 성숙: { $dedicated }.

# 우두머리, 손실, 탄생

neanderthal-ask-who_is_lost = 누구를 잃습니까? { $count ->
    [0] 더 잃을 필요는 없습니다.
   *[other] 더 잃어야 할 수는 { $count }명입니다.
}
neanderthal-ask-who_dies = { $place }에서 { $count }명이 죽습니다. 우두머리가 포함됩니까?
neanderthal-option-swap_alpha = 우두머리를 배정되지 않은 부족민과 바꾸기
neanderthal-option-lose = { $tribe } 1명
neanderthal-option-lose_alpha = 우두머리
neanderthal-option-spare_alpha = 우두머리는 살아남습니다
neanderthal-record-alpha_swapped = { $tribe }의 우두머리가 부족민과 자리를 바꾸었습니다.
neanderthal-record-died = { $tribe }: { $place }에서 { $count }명을 잃었습니다.
neanderthal-record-alpha_died = { $tribe }의 우두머리가 죽었습니다.
neanderthal-record-born = { $tribe }: 아기 { $count }명이 태어났습니다.
neanderthal-record-alpha_born = { $tribe }의 우두머리가 다시 태어났습니다.
neanderthal-record-elder_lost = { $tribe }: 장로를 잃었습니다 ({ $spot }).
neanderthal-record-card_lost = { $tribe }: 카드를 잃었습니다 ({ $card }).
neanderthal-record-husband_returned = { $tribe }: 남편이 돌아왔습니다 ({ $card }).

# 합의할 수 있는 규칙

neanderthal-rule-tribe_1 = 첫째 자리의 종족
neanderthal-rule-tribe_1-random = 무작위
neanderthal-rule-tribe_1-archaic = 고인류
neanderthal-rule-tribe_1-neanderthal = 네안데르탈인
neanderthal-rule-tribe_1-cro_magnon = 크로마뇽인
neanderthal-rule-tribe_2 = 둘째 자리의 종족
neanderthal-rule-tribe_2-random = 무작위
neanderthal-rule-tribe_2-archaic = 고인류
neanderthal-rule-tribe_2-neanderthal = 네안데르탈인
neanderthal-rule-tribe_2-cro_magnon = 크로마뇽인
neanderthal-rule-tribe_3 = 셋째 자리의 종족
neanderthal-rule-tribe_3-random = 무작위
neanderthal-rule-tribe_3-archaic = 고인류
neanderthal-rule-tribe_3-neanderthal = 네안데르탈인
neanderthal-rule-tribe_3-cro_magnon = 크로마뇽인
neanderthal-rule-edition = 판본
neanderthal-rule-edition-2 = 제2판
neanderthal-rule-edition-1 = 제1판
neanderthal-rule-variant = 게임
neanderthal-rule-variant-standard = 기본 게임
neanderthal-rule-variant-single = 한 종족 (1인용)
neanderthal-rule-variant-alien = 외계인의 간섭 (1인용)
neanderthal-rule-variant-brink = 벼랑 끝 (협력)
neanderthal-rule-variant-hominids = 사람과
neanderthal-rule-variant-giant_wurm = 뷔름 대빙기
neanderthal-rule-alpha_swap = 죽은 우두머리 바꾸어 들이기
neanderthal-rule-alpha_swap-elder = 서열 3, 4, 5의 장로가 있을 때만
neanderthal-rule-alpha_swap-always = 언제나
neanderthal-rule-two_player_portals = 2인 게임에서 부족 사회가 되는 관문의 수
neanderthal-rule-two_player_portals-all = 여섯 개 모두
neanderthal-rule-two_player_portals-five = 다섯 개

## 사건과 문화 경매

# 턴의 시작

neanderthal-ask-council_of_war = 전쟁의 회의: 이번 턴의 { $count }번째는 누구입니까?
neanderthal-option-appoint = { $tribe }
neanderthal-record-first_player = 이번 턴의 첫 번째 플레이어: { $tribe }.
neanderthal-record-appointed = { $tribe }: 이번 턴에 { $count }번째가 됩니다.
neanderthal-record-icon = { $icon }

# 기후

neanderthal-ask-which_gap = 카드를 어느 빈자리에 놓습니까?
neanderthal-option-into = { $slot }
neanderthal-record-ice_came = 빙상이 덮었습니다: { $slot }.
neanderthal-record-ice_moved = 빙상이 움직였습니다: { $slot } → { $target }.
neanderthal-record-moved = 카드가 옮겨 갔습니다: { $card } → { $slot }.
neanderthal-record-removed = 게임에서 제거: { $card }.
neanderthal-record-came = 새 카드: { $card } ({ $slot }).
neanderthal-record-melted = 빙상이 녹았습니다: { $card } ({ $slot }).
neanderthal-record-lasts_longer = 게임이 한 턴 길어집니다.

# 장로 사망과 혼돈

neanderthal-ask-which_elder = 어느 장로를 잃습니까?
neanderthal-ask-before_die_off = 장로 사망: 주사위를 굴리기 전에 우두머리를 바꿉니까?
neanderthal-option-lose_elder = 장로: { $rank }
neanderthal-record-die_off_roll = { $tribe }의 주사위: { $rank }.
neanderthal-record-elder_endures = 장로가 무사합니다: { $spot }.
neanderthal-record-chaos_spares = { $tribe }: 혼돈을 면했습니다.

# 눈보라

neanderthal-ask-who_helps = 눈보라 동안 어느 딸을 부족민으로 셉니까?
neanderthal-ask-who_is_left = 눈보라에 누구를 잃습니까? 부양할 수 없는 수는 { $count }입니다.
neanderthal-option-help = { $card }
neanderthal-option-lose_card = { $card }
neanderthal-record-helps = { $tribe }: 부족민으로 셉니다 ({ $card }).

# 방랑

neanderthal-ask-where_to_wander = 방랑자를 누구에게 보냅니까? { $count }명 남았습니다.
neanderthal-option-visit = { $tribe }
neanderthal-record-wandered = { $tribe }의 방랑자가 합류했습니다: { $host }.

# 경매

neanderthal-ask-bid = 경매: { $card }. 디스크 몇 개를 입찰합니까? 최소 { $count }개.
neanderthal-option-bid = { $count }개 입찰
neanderthal-record-bids = { $tribe }: 디스크 { $count }개를 입찰했습니다.
neanderthal-record-won = { $tribe }: 디스크 { $count }개로 낙찰받았습니다 ({ $card }).
neanderthal-record-nobody_bids = 아무도 입찰하지 않았습니다: { $card }.

# 사건에 대한 합의

neanderthal-rule-council = 전쟁의 회의
neanderthal-rule-council-others = 다른 종족만 지명함
neanderthal-rule-council-any = 순서 전체를 정함
neanderthal-rule-empty_deck = 덱이 비었을 때의 기후 변화와 채우기
neanderthal-rule-empty_deck-other = 다른 덱에서 카드가 나옴
neanderthal-rule-empty_deck-nothing = 카드가 나오지 않음
neanderthal-rule-climate_gaps = 빙상과 빈자리뿐인 행의 기후 변화
neanderthal-rule-climate_gaps-stay = 빈자리를 그대로 둠
neanderthal-rule-climate_gaps-filled = 빈자리를 채움
neanderthal-rule-gap_choice = 여러 빈자리 중에서 고르기
neanderthal-rule-gap_choice-first_player = 첫 번째 플레이어가 고름
neanderthal-rule-gap_choice-leftmost = 가장 왼쪽 빈자리
neanderthal-rule-wanderlust = 방랑에서 세는 손실
neanderthal-rule-wanderlust-unassigned = 배정되지 않은 부족민
neanderthal-rule-wanderlust-elders = 장로도 셈
neanderthal-rule-half_bid = 반으로 세는 디스크의 최소 입찰
neanderthal-rule-half_bid-one = 한 개
neanderthal-rule-half_bid-two = 두 개
neanderthal-rule-generous_woman = 너그러운 여인
neanderthal-rule-generous_woman-as_vocal = 부족 사회도 발성 종족처럼 입찰함
neanderthal-rule-generous_woman-as_tribal = 발성 종족도 부족 사회처럼 입찰함
neanderthal-rule-walkabout = 눈보라와 떠돌아다니는 여인
neanderthal-rule-walkabout-any = 어느 딸이든 부족민으로 셀 수 있음
neanderthal-rule-walkabout-dependent = 부양받는 딸만 부족민으로 셀 수 있음
neanderthal-rule-no_losses = 혼돈으로 아무도 잃지 않았을 때의 방랑
neanderthal-rule-no_losses-nobody = 아무도 방랑하지 않음
neanderthal-rule-no_losses-first = 플레이어 순서가 가장 빠른 종족이 방랑자를 보냄

## 배정

neanderthal-ask-assign_hunters = 부족민을 배정하세요. 배정되지 않은 부족민은 { $count }명입니다.
neanderthal-ask-how_many = 몇 명을 보냅니까? ({ $card })
neanderthal-ask-who_is_born = 아기에 우두머리를 포함합니까?
neanderthal-ask-who_rises = { $rank }에 누구를 진급시킵니까? 다른 부족민입니까, 우두머리입니까?
neanderthal-ask-which_wife = 남편을 어느 딸에게 옮깁니까? 지금 아내: { $card }
neanderthal-ask-answer_suitors = 당신의 딸이 구혼을 받고 있습니다. 남편을 옮깁니까?
neanderthal-ask-take_back = 단계가 끝납니다. 미배정으로 되돌릴 부족민이 있습니까?
neanderthal-ask-how_many_back = { $card }에서 몇 명을 되돌립니까?
neanderthal-option-send = 보내기: { $card }
neanderthal-option-send_guest = { $tribe }의 방랑자 보내기: { $card }
neanderthal-option-promote = 진급: { $rank }
neanderthal-option-recall = 다시 부르기: { $place }
neanderthal-option-leave_wife = 남편 옮기기: { $card }
neanderthal-option-take_wife = { $card }
neanderthal-option-take_back = 되돌리기: { $card }
neanderthal-option-take_back_guest = { $tribe }의 방랑자 되돌리기: { $card }
neanderthal-record-sent_to_hunt = { $tribe }: { $card }에 사냥꾼 { $count }명을 보냈습니다.
neanderthal-record-sent_to_court = { $tribe }: { $card }에게 구혼자를 보냈습니다.
neanderthal-record-alpha_sent = 보낸 이 가운데 { $tribe }의 우두머리가 있습니다: { $card }.
neanderthal-record-guest_sent = { $tribe }: { $card }에 { $guest }의 방랑자를 보냈습니다.
neanderthal-record-guest_taken_back = { $tribe }: { $card }에서 { $guest }의 방랑자를 되돌렸습니다.
neanderthal-record-guests_left = { $tribe }: 보호자를 잃은 방랑자가 { $card }에서 돌아왔습니다.
neanderthal-record-acculturated = { $tribe }: { $card }에서 자기 색의 방랑자 { $count }명을 되찾았습니다.
neanderthal-record-promoted = { $tribe }: 부족민 1명이 진급했습니다 ({ $spot }).
neanderthal-record-recalled = { $tribe }: 장로를 다시 불렀습니다 ({ $spot }).
neanderthal-record-remarried = { $tribe }: 남편을 옮겼습니다 ({ $card } → { $new }).

# 배정에 대한 합의

neanderthal-rule-second_thoughts = 배정한 부족민 되돌리기
neanderthal-rule-second_thoughts-stay = 할 수 없음
neanderthal-rule-second_thoughts-end = 단계가 끝날 때 할 수 있음
neanderthal-rule-sultan = 하렘 종족이 남편을 옮기는 때
neanderthal-rule-sultan-answer = 자기 차례와, 구혼을 받았을 때
neanderthal-rule-sultan-part = 자기 차례에만
neanderthal-rule-promotion_portals = 한 턴의 여러 진급에 필요한 관문
neanderthal-rule-promotion_portals-shared = 같은 관문을 함께 씀
neanderthal-rule-promotion_portals-distinct = 진급마다 다른 관문이 필요함
neanderthal-rule-fashion_woman = 멋 부리는 여인
neanderthal-rule-fashion_woman-end = 단계가 끝날 때 되찾음
neanderthal-rule-fashion_woman-part = 사냥꾼을 보내면 바로 되찾음
neanderthal-rule-chaperones = 보호자를 잃은 방랑자
neanderthal-rule-chaperones-always = 돌아감
neanderthal-rule-chaperones-assigned = 계속 사냥함
neanderthal-rule-guest_suitors = 구혼자로서의 방랑자
neanderthal-rule-guest_suitors-never = 보낼 수 없음
neanderthal-rule-guest_suitors-may = 보낼 수 있음

## 협상과 공격

neanderthal-ask-who_speaks = 여러 종족이 여기서 만났습니다. 다음에 제안할 종족은?
neanderthal-ask-deal_with = 누구와 거래합니까? 이번 턴에 { $count }번 더 제안할 수 있습니다.
neanderthal-ask-offer = 상대: { $tribe }. 조건을 더하거나, 제안하거나, 그만두세요. 지금 조건은 { $count }개입니다.
neanderthal-ask-agree = 제안한 종족: { $tribe }, 상대: { $partner }, 조건 { $count }개. 동의합니까?
neanderthal-ask-groom = 누가 결혼합니까? 다른 부족민입니까, 우두머리입니까? { $card }
neanderthal-option-let_speak = { $tribe }
neanderthal-option-deal_with = 거래 상대: { $tribe }
neanderthal-option-propose = 이대로 제안
neanderthal-option-drop = 제안 그만두기
neanderthal-option-agree = 동의
neanderthal-option-refuse = 거절
neanderthal-option-give_card = 내가 카드를 줍니다: { $card }
neanderthal-option-ask_card = 상대가 카드를 줍니다: { $card }
neanderthal-option-leave = 내가 카드를 떠납니다
neanderthal-option-ask_leave = 상대가 카드를 떠납니다
neanderthal-option-marry = 사냥꾼 1명이 결혼합니다: { $card }
neanderthal-option-divorce = 남편이 떠납니다: { $card }
neanderthal-record-meet = 종족들이 만났습니다: { $card }.
neanderthal-record-offered = { $tribe } → { $partner }: “{ $option }”
neanderthal-record-agreed = { $tribe }: 동의했습니다.
neanderthal-record-refused = { $tribe }: 거절했습니다.
neanderthal-record-deal_made = 거래 성립: { $tribe }, { $partner }.
neanderthal-record-card_given = { $tribe } → { $partner }: { $card }.
neanderthal-record-left = { $tribe }: { $card }에서 평화롭게 떠났습니다.
neanderthal-record-married = { $tribe }: 사냥꾼이 결혼했습니다 ({ $card }).

# 공격

neanderthal-ask-attack_first = 먼저 공격합니까? { $card }
neanderthal-ask-attack = 여기 있는 다른 종족을 공격합니까? { $card }
neanderthal-ask-who_is_hit = 명중을 누구에게 줍니까? { $count }개 남았습니다.
neanderthal-option-attack = 공격
neanderthal-option-hit = { $tribe }
neanderthal-option-lose_husband = 남편
neanderthal-record-attacks_first = { $tribe }: { $card }에서 먼저 공격합니다.
neanderthal-record-stands_down = { $tribe }: { $card }에서 공격하지 않습니다.
neanderthal-record-attacked = { $tribe }의 공격: 명중 { $hits }개.

# 협상과 공격에 대한 합의

neanderthal-rule-offers = 종족마다 한 턴에 할 수 있는 제안
neanderthal-rule-offers-4 = 네 번
neanderthal-rule-offers-1 = 한 번
neanderthal-rule-offers-12 = 열두 번
neanderthal-rule-proposals = 제안할 수 있는 종족
neanderthal-rule-proposals-chief = 족장이 있는 종족
neanderthal-rule-proposals-tribal = 둘 가운데 하나에 족장이 있으면 모든 부족 사회
neanderthal-rule-deals = 거래
neanderthal-rule-deals-leaving = 누군가 떠나거나 결혼하거나 이혼해야 함
neanderthal-rule-deals-any = 카드만 교환해도 됨
neanderthal-rule-trophy_deals = 노획물 거래
neanderthal-rule-trophy_deals-kept = 할 수 없음
neanderthal-rule-trophy_deals-traded = 할 수 있음
neanderthal-rule-jealousy = 남편과 구혼자
neanderthal-rule-jealousy-must = 반드시 서로 공격함
neanderthal-rule-jealousy-may = 공격하지 않아도 됨
neanderthal-rule-war_party = 전투 부대
neanderthal-rule-war_party-alpha = 우두머리가 있는 무리
neanderthal-rule-war_party-warrior = 전사가 있는 종족의 모든 무리
neanderthal-rule-attack_time = 공격 시기
neanderthal-rule-attack_time-end = 모든 협상이 끝난 뒤
neanderthal-rule-attack_time-card = 카드마다 그 협상이 끝난 뒤

## 채집과 사냥

# 채집

neanderthal-record-gathered = { $tribe }: { $card }에서 채집했습니다.

# 굴림

neanderthal-ask-next_hunt = 다음으로 판정할 카드는 어느 것입니까?
neanderthal-ask-hunt_first = 여기서 다른 종족보다 먼저 사냥합니까? { $card }
neanderthal-ask-before_roll = { $card }: 우두머리를 포함해 { $count }명이 사냥합니다. 우두머리를 1로 칩니까, 굴립니까?
neanderthal-option-hunt = { $card }
neanderthal-option-go_first = 먼저 하기
neanderthal-option-wait = 차례 기다리기
neanderthal-option-alpha_counts = 우두머리를 1로 치기
neanderthal-option-roll = 우두머리도 굴리기
neanderthal-dice = { $ones ->
    [0] { "" }
   *[other] { " " }⚀×{ $ones }
}{ $twos ->
    [0] { "" }
   *[other] { " " }⚁×{ $twos }
}{ $threes ->
    [0] { "" }
   *[other] { " " }⚂×{ $threes }
}{ $fours ->
    [0] { "" }
   *[other] { " " }⚃×{ $fours }
}{ $fives ->
    [0] { "" }
   *[other] { " " }⚄×{ $fives }
}{ $sixes ->
    [0] { "" }
   *[other] { " " }⚅×{ $sixes }
}
neanderthal-record-now_hunted = 지금: { $card }.
neanderthal-record-alpha_counts = { $tribe }: 우두머리는 굴리지 않습니다. 눈은 { $face }입니다.
neanderthal-record-rolled = { $place }에서 { $tribe }의 굴림:{ neanderthal-dice }
neanderthal-record-dice_changed = { $tribe }의 주사위가 1로 바뀌었습니다:{ neanderthal-dice }
neanderthal-record-hunt_succeeded = { $tribe }: { $card }에서 명중 { $hits }개로 사냥에 성공했습니다.
neanderthal-record-hunt_failed = { $tribe }: { $card }에서 명중 { $hits }개로 사냥에 실패했습니다.
neanderthal-record-beaten = { $tribe }: 다른 종족이 먼저 성공하여 굴리지 않습니다 ({ $card }).
neanderthal-record-card_gone = { $tribe }: 카드가 없어져 굴리지 않습니다 ({ $card }).
neanderthal-record-returned = { $tribe }: { $count }명이 돌아왔습니다 ({ $place }).

# 노획물과 손

neanderthal-ask-take_trophy = 이 카드를 노획물로 가져옵니까? { $card }
neanderthal-ask-take_to_hand = 이 카드를 손으로 가져옵니까? { $card }
neanderthal-ask-hunt_instead = 그 자리에 다른 카드가 놓였습니다: { $card }. 사냥꾼들이 이것을 사냥합니까?
neanderthal-option-take = 가져오기: { $card }
neanderthal-option-go_home = 돌아가기
neanderthal-record-trophy_taken = { $tribe }: 노획물을 가져왔습니다 ({ $card }).
neanderthal-record-taken_to_hand = { $tribe }: 카드를 손으로 가져왔습니다 ({ $card }).
neanderthal-record-replaced = 카드가 대체되었습니다: { $card } → { $new }.

# 포식자

neanderthal-ask-meet_predator = 포식자가 사냥을 알아차렸습니다: { $card }. 사냥꾼들이 맞섭니까?
neanderthal-record-predator_comes = 포식자가 습격합니다: { $card } → { $tribe } 사냥꾼 { $count }명.
neanderthal-record-prey_lost = { $tribe }: 사냥감을 빼앗겼습니다 ({ $card } → { $predator }).
neanderthal-record-card_let_go = { $tribe }: 사냥꾼이 모두 죽어 카드를 손에 둘 수 없습니다 ({ $card }).

# 사냥에 대한 합의

neanderthal-rule-mixed_party = 방랑자가 섞인 무리에서 죽는 사냥꾼
neanderthal-rule-mixed_party-host = 데리고 있는 종족이 고름
neanderthal-rule-mixed_party-dice = 주사위마다 사냥꾼이 정해져 있음
neanderthal-rule-returned_prey = 사냥감이 제자리로 돌아올 때 그 자리를 채웠던 카드
neanderthal-rule-returned_prey-deck = 덱 위로 돌아감
neanderthal-rule-returned_prey-removed = 게임에서 제거됨
neanderthal-rule-tamed_predator = 포식자를 누가 손으로 가져갈 때 다른 종족의 사냥감
neanderthal-rule-tamed_predator-safe = 잃지 않음
neanderthal-rule-tamed_predator-robs = 잃음
neanderthal-rule-new_predator = 새로 나온 포식자
neanderthal-rule-new_predator-hunted = 바로 사냥할 수 있음
neanderthal-rule-new_predator-spared = 아직 사냥할 수 없음
neanderthal-rule-lost_captors = 손에 넣은 뒤 노획물이 된 포식자 앞에서 사냥꾼이 모두 죽었을 때의 카드
neanderthal-rule-lost_captors-lost = 잃음
neanderthal-rule-lost_captors-kept = 손에 남음
neanderthal-rule-reborn_alpha = 죽은 우두머리와 아기
neanderthal-rule-reborn_alpha-first = 우두머리가 첫 아기가 됨
neanderthal-rule-reborn_alpha-chosen = 플레이어가 정함
neanderthal-rule-second_predator = 두 포식자 중 둘째에게 가는 이
neanderthal-rule-second_predator-came = 사냥감을 얻어 온 이들
neanderthal-rule-second_predator-together = 첫째 앞에 있는 모두

## 구혼

neanderthal-ask-who_courts = 어휘 수가 같은 구혼자가 { $card }에게 여럿 왔습니다. 다음은 누구입니까?
neanderthal-ask-will_court = 구혼자가 { $card }에게 구혼합니까?
neanderthal-option-let_court = { $tribe }
neanderthal-option-court = 구혼하기
neanderthal-record-courted = { $tribe }의 구혼 주사위: { $face } ({ $card }).
neanderthal-record-courtship_succeeded = { $tribe }: { $card }에게 구혼해 성공했습니다.
neanderthal-record-courtship_failed = { $tribe }: { $card }에게 구혼했으나 실패했습니다.
neanderthal-record-no_husband = { $tribe }: 구혼자가 남편이 되지 못했습니다 ({ $card }).
neanderthal-record-begot = { $tribe }의 구혼자가 방랑자를 남겼습니다: { $host }.

# 구혼에 대한 합의

neanderthal-rule-courtship = 구혼자
neanderthal-rule-courtship-must = 반드시 구혼함
neanderthal-rule-courtship-may = 굴리지 않고 돌아갈 수 있음
neanderthal-rule-immature_daughter = 미성숙한 딸의 구혼자
neanderthal-rule-immature_daughter-home = 굴리지 않고 돌아감
neanderthal-rule-immature_daughter-roll = 굴리고, 6이면 죽음
neanderthal-rule-unpaid_husband = 결혼한 자기 딸의 구혼에 성공했으나 주황 디스크가 없거나 난혼일 때
neanderthal-rule-unpaid_husband-old_leaves = 옛 남편이 떠남
neanderthal-rule-unpaid_husband-old_stays = 옛 남편이 남음
neanderthal-rule-promiscuous_child = 난혼 구혼자가 남기는 방랑자
neanderthal-rule-promiscuous_child-replaces = 부족민 1명을 대신함
neanderthal-rule-promiscuous_child-added = 새로 더해짐
neanderthal-rule-evicted_alpha = 다른 종족의 남편 자리에서 밀려난 우두머리
neanderthal-rule-evicted_alpha-home = 자기 종족으로 돌아감
neanderthal-rule-evicted_alpha-dead = 죽고, 다른 부족민이 방랑자가 됨
neanderthal-rule-replaced_tribesman = 난혼 구혼자의 방랑자가 대체하는 이
neanderthal-rule-replaced_tribesman-anybody = 배정되지 않은 누구나
neanderthal-rule-replaced_tribesman-own = 아버지 색 부족민이나 우두머리
neanderthal-rule-replaced_tribesman-tribesman = 아버지 색 부족민만
neanderthal-rule-last_tribesman = 방랑자로 대체될 종족의 마지막 부족민
neanderthal-rule-last_tribesman-replaced = 대체됨
neanderthal-rule-last_tribesman-spared = 남음

## 가축과 행동

neanderthal-ask-milk = 가축 덕에 아기 { $count }명이 태어날 수 있습니다 ({ $card }). 받습니까?
neanderthal-ask-action = 종족의 행동을 고르세요. 남은 행동: { $count }.
neanderthal-option-milk = 아기 받기
neanderthal-option-lay_portal = 관문 열기: { $portal }
neanderthal-option-turn_tribal = 여족장을 통해 부족 사회 되기
neanderthal-option-lay_out = 내려놓기: { $card }
neanderthal-record-milked = { $tribe }: 가축이 먹여 살립니다 ({ $card }).
neanderthal-record-portal_laid = { $tribe }: 관문을 열었습니다 ({ $portal }).
neanderthal-record-converted = { $tribe }: 부족 사회가 되었습니다.
neanderthal-record-domesticated = { $tribe }: 가축으로 길들였습니다 ({ $card }).
neanderthal-record-tool_made = { $tribe }: 도구를 만들었습니다 ({ $card }).

# 게임의 끝

neanderthal-ask-before_end = 게임이 이제 끝납니다. 그 전에 우두머리를 바꿉니까?
neanderthal-record-scored_people = { $tribe }: 사람 { $count }점.
neanderthal-record-scored_cards = { $tribe }: 카드 { $count }점.
neanderthal-record-scored_words = { $tribe }: 어휘 { $count }점.
neanderthal-record-total = { $tribe }: 모두 { $count }점.

# 가축, 행동, 끝에 대한 합의

neanderthal-rule-animal_babies = 가축이 주는 아기
neanderthal-rule-animal_babies-may = 사양할 수 있음
neanderthal-rule-animal_babies-must = 반드시 받음
neanderthal-rule-matriarch = 여족장을 통한 전환
neanderthal-rule-matriarch-action = 행동으로 함
neanderthal-rule-matriarch-automatic = 저절로 일어남
neanderthal-rule-powerless_alpha = 능력 없는 미배정 우두머리의 점수
neanderthal-rule-powerless_alpha-tribesman = 부족민과 같음
neanderthal-rule-powerless_alpha-nothing = 없음
neanderthal-rule-dead_europe = 생물군계가 하나도 남지 않으면
neanderthal-rule-dead_europe-at_once = 게임이 바로 끝남
neanderthal-rule-dead_europe-turn = 턴이 끝날 때 게임이 끝남

## 한 종족만의 게임

neanderthal-ask-more_events = 사건이 다 떨어졌습니다. 몇 장을 더합니까?
neanderthal-ask-replace_daughter = 새 딸: { $card }. 어느 딸과 바꿉니까?
neanderthal-ask-invite = 다른 종족을 { $count }명까지 받을 수 있습니다. 어느 종족을 받습니까?
neanderthal-ask-whom_strangers_hit = { $tribe }의 명중을 누가 받습니까?
neanderthal-option-replace = { $card }
neanderthal-option-invite = { $tribe }
neanderthal-record-events_added = 사건 { $count }장을 더했습니다.
neanderthal-record-daughter_comes = { $tribe }: 새 딸을 얻었습니다 ({ $card }).
neanderthal-record-stranger_courts = { $tribe }의 구혼자가 { $card }에게 찾아왔습니다.
neanderthal-record-goals_reached = 이룬 목표: 4개 가운데 { $count }개.
neanderthal-rule-gained_daughters = 한 종족만의 게임에서 얻는 딸
neanderthal-rule-gained_daughters-mature = 성숙한 채로 옴
neanderthal-rule-gained_daughters-disk = 디스크 1개를 얹고 옴
neanderthal-rule-strangers = 한 종족만의 게임에서 다른 종족의 구혼자
neanderthal-rule-strangers-last = 마지막에 구혼함
neanderthal-rule-strangers-first = 먼저 구혼함

## 사람과, 뷔름 대빙기

neanderthal-ask-first_portal = 뇌 지도의 첫 관문을 어디에 엽니까?
neanderthal-option-first_portal = { $portal }
neanderthal-record-first_portal_open = { $tribe }의 첫 관문: { $portal }.
neanderthal-record-reshuffled = 아무도 갖지 않은 딸 카드 { $count }장으로 새 사건 덱을 만들었습니다.
neanderthal-record-bonus = { $tribe }: 시나리오 { $count }점.
neanderthal-rule-seventh_portal = ‘사람과’의 일곱째 관문 디스크
neanderthal-rule-seventh_portal-any = 아무 관문에나 놓음
neanderthal-rule-seventh_portal-shown = 딸이 보이는 관문에만 놓음
neanderthal-rule-hominid_people = ‘사람과’의 처음 부족민
neanderthal-rule-hominid_people-unassigned = 불지기를 빼고 셈
neanderthal-rule-hominid_people-all = 불지기도 함께 셈
neanderthal-rule-herds = ‘뷔름 대빙기’의 가축 점수
neanderthal-rule-herds-added = 보통의 4점에 5점을 더함
neanderthal-rule-herds-instead = 4점 대신 5점

## 지도로 펼친 유럽

neanderthal-mark-untried = 아직 사냥하지 않음
neanderthal-mark-barren = 유물 없음
neanderthal-mark-new_artifact = 이번 턴에 찾은 유물
neanderthal-mark-artifact = 유물
neanderthal-place-kin_of_archaic = 고인류에 동화
neanderthal-place-kin_of_neanderthal = 네안데르탈인에 동화
neanderthal-place-kin_of_cro_magnon = 크로마뇽인에 동화
neanderthal-ask-where_to_flee = { $count }명이 어디로 피합니까?
neanderthal-ask-buy_daughter = 디스크 { $count }개로 데려옵니까? { $card }
neanderthal-ask-move_hunters = 누구를 옮깁니까? 아직 움직이지 않은 사람은 { $count }명입니다.
neanderthal-ask-who_moves = 몇 명이 떠납니까? { $place }
neanderthal-ask-where_to_move = { $count }명이 어디로 갑니까?
neanderthal-ask-where_is_alpha = 우두머리가 누구와 자리를 바꿉니까?
neanderthal-ask-reroll = 주사위:{ neanderthal-dice }. 어느 것을 다시 굴립니까?
neanderthal-ask-hunt_together = 함께 사냥합니까? { $card }
neanderthal-ask-who_has_baby = 아기는 누구의 것입니까? { $card }
neanderthal-ask-assimilate = 함께 사냥한 이들 가운데서 남편을 맞습니까? { $card }
neanderthal-ask-who_pairs = 누가 동화됩니까? { $card }
neanderthal-option-at = { $place }
neanderthal-option-remain = 머물기
neanderthal-option-bring_up = 데려오기
neanderthal-option-reroll = { $face }인 주사위 하나 다시 굴리기
neanderthal-option-reroll_alpha = 우두머리의 주사위 다시 굴리기
neanderthal-option-join = 함께 사냥
neanderthal-option-alone = 따로 사냥
neanderthal-option-give_to = { $tribe }
neanderthal-option-assimilate = { $tribe }의 남편
neanderthal-record-revealed = 드러난 카드: { $card } ({ $slot }).
neanderthal-record-pushed = 미탐험 카드가 옮겨 갔습니다: { $slot } → { $target }.
neanderthal-record-vanished = 미탐험 카드가 게임에서 제거되었습니다: { $slot }.
neanderthal-record-thawed = 빙상이 녹아 미탐험 상태가 되었습니다: { $slot }.
neanderthal-record-fled = { $tribe }: { $count }명이 피했습니다 ({ $slot }).
neanderthal-record-walked = { $tribe }: { $count }명이 옮겨 갔습니다 ({ $slot }).
neanderthal-record-rerolled = { $tribe }: 주사위 하나를 다시 굴렸습니다 ({ $face }).
neanderthal-record-artifact_found = 유물을 찾았습니다: { $slot }!
neanderthal-record-no_artifact = 유물이 없습니다: { $slot }.
neanderthal-record-signal_sent = 유물이 깨어났습니다: { $slot }. 이번 턴 { $count }개째.
neanderthal-record-assimilated = { $tribe }: { $husband }의 남편을 맞았습니다.
neanderthal-record-species_saved = 목표를 이룬 종족: 3종 가운데 { $count }종.
neanderthal-rule-artifacts = ‘외계인의 간섭’에서 깨울 유물
neanderthal-rule-artifacts-2 = 2개 (쉬움)
neanderthal-rule-artifacts-3 = 3개
neanderthal-rule-artifacts-4 = 4개
neanderthal-rule-artifacts-5 = 5개 (매우 어려움)
neanderthal-rule-shifted_biomes = 지도에서 사냥꾼 아래로 옮겨 온 미탐험 생물군계
neanderthal-rule-shifted_biomes-idle = 다음 턴부터 사냥함
neanderthal-rule-shifted_biomes-hunted = 곧바로 사냥함
neanderthal-rule-map_refugees = 지도에서 생물군계가 바뀐 사냥꾼
neanderthal-rule-map_refugees-adjacent = 이웃한 곳으로 감
neanderthal-rule-map_refugees-stay = 새 카드 위에 남음
neanderthal-rule-map_ice = 지도에서 빙상을 녹이는 카드
neanderthal-rule-map_ice-warming = 북쪽으로 가는 카드
neanderthal-rule-map_ice-always = 움직이는 모든 카드
neanderthal-rule-map_wanderlust = 지도에서 방랑으로 죽는 수
neanderthal-rule-map_wanderlust-event = 사냥꾼 1명
neanderthal-rule-map_wanderlust-icon = 아이콘마다 사냥꾼 1명
neanderthal-rule-map_wanderers = 지도에서 방랑이 닥치는 종족
neanderthal-rule-map_wanderers-all = 모든 종족
neanderthal-rule-map_wanderers-stricken = 혼돈으로 가장 많이 잃은 종족
neanderthal-rule-map_tools = 지도에서 이동에 필요한 도구
neanderthal-rule-map_tools-needed = 필요함
neanderthal-rule-map_tools-ignored = 필요 없음
neanderthal-rule-map_gathering = 지도에서 채집
neanderthal-rule-map_gathering-stays = 적용함
neanderthal-rule-map_gathering-dropped = 적용하지 않음
neanderthal-rule-assimilation = 남편의 동화
neanderthal-rule-assimilation-after = 포식자를 만난 뒤
neanderthal-rule-assimilation-before = 포식자가 오기 전

## 연결 게임

neanderthal-rule-linked_elders = 연결 게임을 시작할 때의 장로
neanderthal-rule-linked_elders-kept = 장로였던 부족민만
neanderthal-rule-linked_elders-chosen = 빈 서열에 다른 부족민도
neanderthal-rule-linked_disks = 연결 게임으로 가져가는 디스크
neanderthal-rule-linked_disks-words = 어휘와 미성숙에 쓰인 디스크
neanderthal-rule-linked_disks-all = 15개 모두
neanderthal-rule-linked_cards = 연결 게임에서 바꾸는 카드
neanderthal-rule-linked_cards-all = 태블로의 카드 모두
neanderthal-rule-linked_cards-mature = 성숙한 카드만
neanderthal-rule-linked_ice = 연결 게임을 시작할 때의 한랭 면 카드
neanderthal-rule-linked_ice-rightmost = 오른쪽 끝부터
neanderthal-rule-linked_ice-random = 무작위

## 할 수 없는 까닭

neanderthal-why-about_another_card = 지금의 대상: { $card }.
neanderthal-why-not_in_hand = 손에 없는 카드입니다: { $card }.
neanderthal-why-nobody_to_swap = 우두머리와 자리를 바꿀, 배정되지 않은 부족민이 없습니다.
neanderthal-why-alpha_is_unassigned = 우두머리 자신이 배정되지 않았습니다.
neanderthal-why-alpha_is_busy = 우두머리는 { $place }에 나가 있습니다. 죽었거나 장로 또는 남편인 우두머리만 자리를 바꿀 수 있습니다.
neanderthal-why-alpha_is_no_elder = 우두머리는 장로가 아닙니다.
neanderthal-why-alpha_is_no_husband = 여기의 남편은 우두머리가 아닙니다.
neanderthal-why-no_elder_for_alpha = 우두머리가 죽었고, 서열 3, 4, 5의 장로도 없습니다.
neanderthal-why-not_on_card = 당신의 카드: { $sexuality_card }.
neanderthal-why-no_disk_there = 거기에 당신의 디스크가 없습니다: { $dedicated }.
neanderthal-why-frees_others = 지금 되찾을 수 있는 디스크: { $disk }.
neanderthal-why-no_word = 어휘에 { $disk } 디스크가 없습니다.
neanderthal-why-costs_others = { $disk } 디스크로는 지불할 수 없습니다: { $card }.
neanderthal-why-no_victim = 그 가운데 잃을 수 있는 부족민이 없습니다: { $tribe }.
neanderthal-why-nobody_at = 거기에 고를 수 있는 사람이 없습니다: { $place }.
neanderthal-why-alpha_not_among_them = 우두머리는 그 가운데 없습니다.
neanderthal-why-alpha_has_own_die = 우두머리의 운명은 우두머리 자신의 주사위가 정합니다.
neanderthal-why-more_must_be_lost = 적어도 { $count }명을 더 잃어야 합니다.
neanderthal-why-other_babies = 여기서 태어나는 아기는 { $count }명입니다.
neanderthal-why-council_names_others = 전쟁의 회의에서는 다른 종족만 지명할 수 있습니다.
neanderthal-why-has_a_place = 순서가 이미 정해진 종족입니다: { $tribe }.
neanderthal-why-no_gap = 빈자리가 아닙니다: { $slot }.
neanderthal-why-other_row = 카드를 놓을 행이 아닙니다: { $slot }.
neanderthal-why-no_elder = 장로가 없습니다: { $rank }.
neanderthal-why-not_yours = 당신의 태블로에 없습니다: { $card }.
neanderthal-why-no_dependent = 부양받지 않는 카드입니다: { $card }.
neanderthal-why-husband_supports = 성숙한 남편이 있어 부양받지 않습니다: { $card }.
neanderthal-why-she_helps = 이번 눈보라에는 부족민으로 셉니다: { $card }.
neanderthal-why-not_your_daughter = 당신의 딸이 아닙니다: { $card }.
neanderthal-why-wander_to_others = 방랑자는 다른 종족으로 갑니다.
neanderthal-why-bid_is_too_small = 입찰은 적어도 디스크 1개의 값이어야 하고, 당신의 디스크는 반으로 칩니다.
neanderthal-why-bid_takes_her_colours = 카드에 표시된 색 디스크가 그만큼 없습니다: { $card }.
neanderthal-why-lazarus = 남은 이가 없어 아무도 받아들이지 못합니다: { $tribe }.
neanderthal-why-nobody_unassigned = 배정되지 않은 자기 부족민이 없습니다.
neanderthal-why-not_face_up = 유럽에 공개되어 있지 않습니다: { $card }.
neanderthal-why-in_no_tableau = 누구의 태블로에도 없는 딸입니다: { $card }.
neanderthal-why-suitor_is_there = 당신의 구혼자가 이미 있습니다: { $card }.
neanderthal-why-lacks_tools = 이 사냥에는 어휘에 { $disk } 디스크 { $needed }개가 필요한데, { $words }개뿐입니다: { $card }.
neanderthal-why-tools_are_elsewhere = 이 사냥과 다른 사냥에 필요한 디스크를 합치면 어휘가 모자랍니다: { $card }.
neanderthal-why-no_such_guest = 당신에게 배정되지 않은 방랑자가 없습니다: { $tribe }.
neanderthal-why-no_chaperone = 자기 종족의 사냥꾼이 없어 방랑자를 보낼 수 없습니다: { $card }.
neanderthal-why-guests_do_not_court = 방랑자는 구혼할 수 없습니다.
neanderthal-why-rank_is_tribal = 부족 사회에만 있는 서열입니다: { $rank }.
neanderthal-why-rank_is_taken = 이미 장로가 있습니다: { $rank }.
neanderthal-why-rank_is_too_dear = 필요한 { $disk } 디스크가 어휘에 없습니다: { $rank }.
neanderthal-why-lacks_portals = 그 영역에 닿은 세 색의 관문이 모두 필요합니다: { $rank }.
neanderthal-why-not_almost_extinct = 배정되지 않은 자기 부족민 없이 이 단계를 시작한 종족만, 누구를 배정하기 전에 2명까지 다시 부를 수 있습니다.
neanderthal-why-no_husband = 남편이 없습니다: { $card }.
neanderthal-why-husband_is_foreign = 남편이 다른 종족입니다 ({ $tribe }): { $card }.
neanderthal-why-no_harem = 하렘 종족만 남편을 옮길 수 있습니다. 당신의 종족: { $sexuality }.
neanderthal-why-no_bride = 남편이 없는 성숙한 딸이 없습니다.
neanderthal-why-husbands_have_moved = 이 단계에서 남편을 옮길 수 있는 만큼 모두 옮겼습니다.
neanderthal-why-is_immature = 성숙하지 않았습니다: { $card }.
neanderthal-why-is_married = 이미 남편이 있습니다 ({ $tribe }): { $card }.
neanderthal-why-nobody_on = 거기에 자기 종족이 없습니다: { $card }.
neanderthal-why-no_guest_on = 거기에 당신을 위한 방랑자가 없습니다 ({ $tribe }): { $card }.
neanderthal-why-vocal_make_no_offers = 발성 종족은 예나 아니요만 말할 수 있습니다: { $tribe }.
neanderthal-why-no_chief = 제안하려면 성숙한 족장이 있어야 합니다.
neanderthal-why-in_the_offer = 이미 제안에 들어 있습니다.
neanderthal-why-nobody_to_leave = 여기를 떠날 사냥꾼이나 구혼자가 없습니다: { $tribe }.
neanderthal-why-not_their_card = 이 종족의 카드가 아닙니다 ({ $tribe }): { $card }.
neanderthal-why-bride_is_not_given = 이 제안으로 결혼하므로 줄 수 없습니다: { $card }.
neanderthal-why-like_for_like = 손의 카드는 손의 카드와, 태블로의 카드는 태블로의 카드와 바꿉니다.
neanderthal-why-trophies_stay = 노획물은 거래하지 않습니다: { $card }.
neanderthal-why-not_of_the_two = 거래하는 두 종족의 딸이 아닙니다: { $card }.
neanderthal-why-places_no_husbands = 난혼이라 남편을 둘 수 없습니다: { $tribe }.
neanderthal-why-no_groom = 여기에 결혼할 사냥꾼이 없습니다: { $tribe }.
neanderthal-why-given_is_no_bride = 이 제안으로 건네지므로 결혼할 수 없습니다: { $card }.
neanderthal-why-anothers_marriage = 이 결혼에는 거래하지 않는 종족이 있습니다: { $card }.
neanderthal-why-not_about_leaving = 제안에는 떠남, 결혼, 이혼 가운데 하나가 있어야 합니다.
neanderthal-why-nobody_hunts_there = 사냥하거나 구혼하는 이가 없습니다: { $card }.
neanderthal-why-time_is_over = 이 단계에서 차례가 지났습니다: { $card }.
neanderthal-why-anothers_hunt = 나중에 다른 종족이 합니다 ({ $tribe }): { $card }.
neanderthal-why-contested_comes_later = 경쟁하는 카드는 경쟁이 없는 카드 다음에 합니다: { $card }.
neanderthal-why-predators_come_last = 포식자는 마지막에 합니다: { $card }.
neanderthal-why-hunters_will_come = 다른 포식자를 만난 사냥꾼들이 먼저 이리로 옵니다: { $card }.
neanderthal-why-no_suitor = 구혼자가 없습니다 ({ $tribe }): { $card }.
neanderthal-why-fewer_words = 어휘가 더 많은 구혼자가 있습니다 ({ $tribe }): { $card }.
neanderthal-why-guests_are_spared = 방랑자는 바뀌지 않습니다.
neanderthal-why-last_is_spared = 마지막 1명은 바뀌지 않습니다: { $tribe }.
neanderthal-why-alpha_is_spared = 우두머리는 바뀌지 않습니다.
neanderthal-why-no_action_left = 이번 턴의 행동은 이미 마쳤습니다.
neanderthal-why-only_for_vocal = 관문과 새 낱말은 발성 종족의 행동이고, 당신의 종족은 부족 사회입니다.
neanderthal-why-only_for_tribal = 부족 사회만 카드를 내려놓을 수 있고, 당신의 종족은 발성 종족입니다.
neanderthal-why-portal_is_full = 이미 열린 관문입니다: { $portal }.
neanderthal-why-no_disk_for_portal = 이 관문에 필요한 { $disk } 디스크가 어휘에 없습니다: { $portal }.
neanderthal-why-portal_not_shown = 이 관문을 보이며 힘을 빌려줄 성숙한 딸이 없습니다: { $portal }.
neanderthal-why-no_portal_of_colour = 이 디스크와 같은 색의 관문이 없습니다: { $dedicated }.
neanderthal-why-words_free_no_cards = 새 낱말로는 장로, 남편, 딸의 디스크만 되찾을 수 있습니다: { $dedicated }.
neanderthal-why-no_matriarch = 우두머리가 성숙한 여족장의 남편이 아닙니다.
neanderthal-why-needs_shaman = 내려놓으려면 성숙한 주술사가 있어야 합니다: { $card }.
neanderthal-why-needs_toolmaker = 내려놓으려면 성숙한 석공이나 덫사냥꾼이 있어야 합니다: { $card }.
neanderthal-why-no_disk_for_card = 지불할 수 있는 색의 디스크가 없습니다: { $card }.
neanderthal-why-other_events = 사건은 남은 만큼, 3장까지만 더할 수 있습니다.
neanderthal-why-no_strangers = 당신 자신의 종족입니다: { $tribe }.
neanderthal-why-no_biome = 갈 수 있는 생물군계가 없습니다: { $slot }.
neanderthal-why-not_next_door = 이웃하지 않습니다: { $from }, { $slot }.
neanderthal-why-all_have_moved = 거기 있는 이들은 모두 움직였습니다: { $place }.
neanderthal-why-no_way_in = 기다리는 이들은 지금 지도로 나올 수 없습니다.
neanderthal-why-people_wait = 기다리는 이들이 먼저 지도로 나와야 합니다.
neanderthal-why-not_so_many_move = 1명에서 { $count }명까지 떠날 수 있습니다: { $place }.
neanderthal-why-alpha_does_not_move = 우두머리는 거기에 없거나 이미 움직였습니다: { $place }.
neanderthal-why-no_daughter = 딸이 아닙니다: { $card }.
neanderthal-why-they_are_there = 이미 거기에 있습니다.
neanderthal-why-not_seen = 공개된 생물군계가 없습니다: { $slot }.
neanderthal-why-too_far = 지금 있는 곳({ $place })과 이웃하지 않고, 당신의 동료도 없습니다: { $slot }.
neanderthal-why-no_entry = 들어올 수 없는 곳입니다: { $slot }. 기다리는 이들은 동료가 있는 곳으로, 없으면 집으로 갑니다.
neanderthal-why-one_at_a_time = { $count }명이 함께 떠납니다. 구혼자와 장로는 한 명씩 됩니다.
neanderthal-why-they_wait = 기다리는 이들은 그대로 머물 수 없습니다.
neanderthal-why-no_such_die = 우두머리의 것 말고는 { $face }인 주사위가 없습니다.
neanderthal-why-alpha_has_no_die = 이 굴림에는 우두머리의 주사위가 없습니다.
neanderthal-why-no_dead = 다시 태어날 죽은 이가 없습니다: { $tribe }.
neanderthal-why-own_species = 남편은 다른 종족이어야 합니다.
neanderthal-why-did_not_hunt_along = 함께 사냥한 이가 없습니다: { $tribe }.
neanderthal-why-one_piece = 한 번에 1명씩입니다.
neanderthal-why-not_so_many = 1명 이상이고, 있는 수를 넘을 수 없습니다.
neanderthal-why-alpha_elsewhere = 우두머리는 거기에 없습니다.
neanderthal-why-alpha_dies_too = 모두 죽으며 우두머리도 그중 하나입니다.
neanderthal-why-bid_too_low = 입찰은 최소 { $count }개입니다.
neanderthal-why-bid_too_high = 그만큼 지불할 수 없습니다.
neanderthal-why-not_party = { $tribe }: 여기에 아무도 없습니다.
neanderthal-why-nobody_plays_them = { $tribe }: 아무도 맡지 않았습니다.
neanderthal-why-has_spoken = { $tribe }: 여기서 더 제안하지 않습니다.
neanderthal-why-no_offers_left = 이번 턴에 할 수 있는 제안을 모두 했습니다.
neanderthal-why-speaker_has_left = 여기에 당신의 부족민이 더는 없습니다.
neanderthal-why-no_deal_with_oneself = 자기 자신과는 거래할 수 없습니다.
neanderthal-why-nothing_offered = 제안에 아직 조건이 없습니다.
neanderthal-why-nobody_to_hit = { $tribe }: 여기서 맞을 부족민이 더는 없습니다.

## 터미널. 좁은 칸을 위해 짧게

ui-neanderthal-rows = 유럽
ui-neanderthal-tribes = 종족
ui-neanderthal-cards = 카드의 효과
ui-neanderthal-setup = 준비
ui-neanderthal-turn-and-phase = 턴 { $turn }/{ $turns }, { $phase }단계 ({ $name })
ui-neanderthal-over-after = { $turn }번째 턴에 게임 종료
ui-neanderthal-phase-1 = 사건
ui-neanderthal-phase-2 = 배정
ui-neanderthal-phase-3 = 협상
ui-neanderthal-phase-4 = 사냥
ui-neanderthal-phase-5 = 가축
ui-neanderthal-phase-6 = 행동
ui-neanderthal-phase-2-map = 이동과 발견
ui-neanderthal-phase-3-map = 채집
ui-neanderthal-order = 플레이어 순서
ui-neanderthal-scores = 끝날 때 하나마다 얻는 점수: { $list }
ui-neanderthal-auction = 경매:
ui-neanderthal-talks = 종족의 만남: { $card }
ui-neanderthal-prey = 노려지는 사냥감:
ui-neanderthal-deck = 덱 { $count }
ui-neanderthal-place = 열
ui-neanderthal-card = 카드
ui-neanderthal-type = 사냥
ui-neanderthal-climax = 정점
ui-neanderthal-hits = 명중
ui-neanderthal-kills = 사망
ui-neanderthal-tools = 도구
ui-neanderthal-yields = 산출
ui-neanderthal-take = 획득
ui-neanderthal-there = 부족민
ui-neanderthal-ice = ~~ 빙상 ~~
ui-neanderthal-unexplored = 미탐험
ui-neanderthal-gap = 빈자리
ui-neanderthal-type-big = 큰
ui-neanderthal-type-small = 작은
ui-neanderthal-type-club = 곤봉
ui-neanderthal-babies = 아{ $count }
ui-neanderthal-frost = 동{ $faces }
ui-neanderthal-basket = 채
ui-neanderthal-disk-orange = 주
ui-neanderthal-disk-white = 흰
ui-neanderthal-disk-black = 검
ui-neanderthal-take-trophy = 노{ $dice }
ui-neanderthal-take-hand = 손{ $dice }
ui-neanderthal-immature-daughter = 미성숙: 놓인 디스크를 모두 되찾을 때까지 구혼은 실패한다
ui-neanderthal-legend = * 우두머리 포함  Ar2+Ne1 방랑자 포함  D 동물  I 발명품  ! 포식자  정점 낮을수록 먼저 밀려남  ▾ 가장 먼저 밀려남  2×1,2 1이나 2가 2개 필요  동 동상  아 아기  채 채집 가능  주·흰·검 디스크 색  +흰 디스크를 되찾음  (흰) 미성숙, 디스크가 놓여 있음  관문 1/5 지금 1개, 5개면 부족 사회  ● 디스크 있음  ○ 빈자리  노3 같은 눈 3개로 노획물  손2 같은 눈 2개로 손에  › 선택 가능  ▸ 지금
ui-neanderthal-legend-artifacts = ★ 유물  ☆ 이번 턴에 발견  · 발견 없음
ui-neanderthal-media = 입찰 { $disks }
ui-neanderthal-portals = 관문 { $portals }
ui-neanderthal-portal-venus = 비너스
ui-neanderthal-portal-shaman = 주술사
ui-neanderthal-portal-bison = 들소
ui-neanderthal-cost = 비용 { $disks }
ui-neanderthal-gives = 매 턴 { $goods }
ui-neanderthal-change = { $type } 사냥 { $faces }→1
ui-neanderthal-hand-size = 핸드 +{ $count }
ui-neanderthal-power-takes_back = 자기 방랑자를 되찾음
ui-neanderthal-power-elders_score = 장로 2점
ui-neanderthal-power-ignores_tools = 도구 없이 사냥
ui-neanderthal-power-tames = 동물은 같은 눈 1개 적게
ui-neanderthal-power-gathers = 채집
ui-neanderthal-power-laughs = 혼돈 손실 4명까지
ui-neanderthal-power-goes_first = 먼저 공격·사냥 가능
ui-neanderthal-power-keeps_embers = 불지기는 죽지 않음
ui-neanderthal-power-wins_ties = 동점 입찰 승리
ui-neanderthal-power-daughter_supports = 눈보라에 딸 1명도 부양
ui-neanderthal-power-changes_sexuality = 매 턴 짝짓기 방식 변경 가능
ui-neanderthal-power-looks_out = 사냥 뒤 포식자 없음
ui-neanderthal-power-forages = 노획물이 있는 곳에서도 채집
ui-neanderthal-power-may_marry = 난혼이라도 남편 가능
ui-neanderthal-power-daughters_score = 딸 2점
ui-neanderthal-power-courts_surely = 구혼은 늘 성공
ui-neanderthal-power-converts = 우두머리와 결혼하면 부족 사회
ui-neanderthal-power-no_frostbite = 동상 없음
ui-neanderthal-power-free_husbands = 남편 비용 없음
ui-neanderthal-power-bids_as_vocal = 발성 종족처럼 입찰
ui-neanderthal-power-two_actions = 행동 2회
ui-neanderthal-power-weapon = 모두 전투 부대
ui-neanderthal-power-elders_endure = 서열 3~5 장로는 죽지 않음
ui-neanderthal-power-stays_alone = 방랑 손실 없음
ui-neanderthal-power-rerolls_alone = 사냥마다 주사위 1개 다시 굴림
ui-neanderthal-power-saves_alone = 딸 비용 -1
ui-neanderthal-power-pays_alone = 딸 비용은 어느 색이든
ui-neanderthal-score-unassigned = 미배정
ui-neanderthal-score-alpha = 우두머리
ui-neanderthal-score-elder = 장로
ui-neanderthal-score-husband = 남편
ui-neanderthal-score-daughter = 딸
ui-neanderthal-score-animal = 가축
ui-neanderthal-score-invention = 발명품
ui-neanderthal-score-trophy = 노획물
ui-neanderthal-score-disk = 어휘
ui-neanderthal-vocal = 발성 종족
ui-neanderthal-tribal = 부족 사회
ui-neanderthal-vocabulary = 어휘
ui-neanderthal-guests = 방랑자
ui-neanderthal-lazarus = 나사로 종족
ui-neanderthal-brain = 관문 { $count }/{ $needed }
ui-neanderthal-elders = 장로
ui-neanderthal-rank-chief = 족장
ui-neanderthal-rank-shaman = 주술사
ui-neanderthal-rank-knapper = 석공
ui-neanderthal-rank-warrior = 전사
ui-neanderthal-rank-trapper = 덫사냥꾼
ui-neanderthal-rank-fire_starter = 불지기
ui-neanderthal-hand = 핸드 { $count }/{ $size }
ui-neanderthal-laid-daughter = 딸
ui-neanderthal-laid-animal = 가축
ui-neanderthal-laid-invention = 발명품
ui-neanderthal-laid-game = 노획물
ui-neanderthal-wed = 남편
ui-neanderthal-suitors = 구혼자
ui-neanderthal-total = 합계
ui-neanderthal-scored_people = 사람
ui-neanderthal-scored_cards = 카드
ui-neanderthal-scored_words = 어휘
ui-neanderthal-bonus = 시나리오

# Agreements, before a table is opened.

neanderthal-why-tribe_twice = 같은 종족({ $tribe })을 두 자리에서 맡을 수 없습니다.
neanderthal-why-variant_seats = 이 변형 규칙은 { $count }명이 플레이할 수 없습니다.

# 브라우저의 게임판

neanderthal-face-new = 지난 차례 이후의 변화
neanderthal-face-alpha = 우두머리
neanderthal-face-nobody = 없음
neanderthal-face-climax-long = 정점 수치
neanderthal-face-hits-long = 필요한 명중
neanderthal-face-displaced-first = 가장 먼저 밀려남
neanderthal-face-predator = 포식자
neanderthal-face-bloody = 죽는 눈
neanderthal-face-frostbite = 동상의 눈
neanderthal-face-tools-long = 필요한 어휘
neanderthal-face-babies-long = 아기
neanderthal-face-frees = 되찾는 디스크
neanderthal-face-gathering = 채집 가능
neanderthal-face-trophy-long = 노획물이 되는 같은 눈
neanderthal-face-hand-long = 손에 들어오는 같은 눈
neanderthal-face-media-long = 입찰할 수 있는 디스크
neanderthal-face-cost-long = 내려놓을 때 내는 디스크
neanderthal-face-portals-long = 열 수 있는 관문
neanderthal-face-hand-cards = 손에 든 카드
neanderthal-face-immature = 미성숙, 놓인 디스크
neanderthal-face-brain-long = 뇌 지도의 관문
neanderthal-face-open-portal = 열림
neanderthal-face-closed-portal = 닫힘
neanderthal-face-free-rank = 장로 없음
neanderthal-face-deck-long = 남은 카드
neanderthal-face-asked = 응답 차례
neanderthal-face-points-now = 지금 끝나면 얻는 점수
neanderthal-face-kin = 맺어진 짝
neanderthal-face-end = 게임 끝
neanderthal-face-turn-word = 턴
neanderthal-face-now = 지금
neanderthal-face-reconstructed = 복원한 값 (인쇄된 카드로 확인되지 않음)
neanderthal-face-signs = 기호의 뜻
neanderthal-face-chance = 성공 확률
neanderthal-face-signals = 이번 턴에 작동한 유물
neanderthal-face-offer-word = 제안
neanderthal-face-choices = 그 밖에 고를 수 있는 것
neanderthal-face-auction-word = 경매
neanderthal-face-bid-leads = 선두
neanderthal-face-bid-asked = 입찰 차례
neanderthal-face-bid-made = 입찰함
neanderthal-face-bid-passed = 넘김
neanderthal-face-bid-waits = 대기
neanderthal-face-term-give = 제안자가 줌
neanderthal-face-term-ask = 상대가 줌
neanderthal-face-term-leave = 제안자가 떠남
neanderthal-face-term-ask-leave = 상대가 떠남
neanderthal-face-term-marry = 결혼
neanderthal-face-term-divorce = 이혼

# 확률
neanderthal-odds-success = 성공
neanderthal-odds-dead = 사망
neanderthal-odds-hits = 명중
neanderthal-odds-trophy = 노획물에 필요한 같은 눈
neanderthal-odds-to_hand = 카드를 손으로 가져올 같은 눈
