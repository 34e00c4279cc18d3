# 그린란드

greenland-title = 그린란드

## 종족

greenland-tribe-norse = 노르만족
greenland-tribe-thule = 툴레족
greenland-tribe-tunit = 투니트족
greenland-tribe-sami = 바다 사미족

# 행

greenland-row-north = 북부 행
greenland-row-south = 남부 행

# 사냥의 종류

greenland-type-land = 육지 사냥
greenland-type-maritime = 해양 사냥
greenland-type-fishing = 낚시
greenland-type-metallurgy = 금속가공
greenland-type-raid = 급습

# 종교

greenland-religion-polytheist = 다신교도
greenland-religion-monotheist = 일신교도

# 서열. 장로 카드 대부분에서 장로를 부르는 이름

greenland-rank-1 = 서열 1 족장
greenland-rank-2 = 서열 2 주술사·주교
greenland-rank-3 = 서열 3 장인
greenland-rank-4 = 서열 4 장군
greenland-rank-5 = 서열 5 추적자·복사
greenland-rank-6 = 서열 6 선원

# 장로 카드마다 다른 장로의 칭호

greenland-title-chief = 족장
greenland-title-umialik = 우미알리크
greenland-title-headman = 시이다의 장
greenland-title-thing = 팅
greenland-title-tribal_council = 부족 회의
greenland-title-norraz = 노라즈
greenland-title-gothi = 고디
greenland-title-angakkuq = 앙아쿡
greenland-title-shaman = 주술사
greenland-title-noaidi = 노아이디
greenland-title-bishop = 주교
greenland-title-blacksmith = 대장장이
greenland-title-sage = 현자
greenland-title-artisan = 장인
greenland-title-crafter = 공예가
greenland-title-viking_chief = 바이킹 족장
greenland-title-war_chief = 장군
greenland-title-tracker = 추적자
greenland-title-acolyte = 복사
greenland-title-mariner = 선원

# 카드

greenland-card-ringed_seal = 고리무늬물범
greenland-card-polar_bear = 북극곰
greenland-card-bowhead_whale = 북극고래
greenland-card-arctic_cod = 북극대구
greenland-card-walrus = 바다코끼리
greenland-card-musk_ox = 사향소
greenland-card-gyrfalcon = 큰매
greenland-card-arctic_caribou = 북극순록
greenland-card-cape_york_meteorite = 요크곶 운석
greenland-card-narwhal = 일각고래
greenland-card-toggle_head_harpoon = 토글 머리 작살
greenland-card-cable_backed_bow = 힘줄을 덧댄 활
greenland-card-seal_scratcher = 물범 긁개
greenland-card-husky = 에스키모 허스키
greenland-card-little_auk = 각시바다쇠오리
greenland-card-arctic_char = 북극곤들매기
greenland-card-barren_ground_caribou = 툰드라순록
greenland-card-orca = 범고래
greenland-card-elkhound = 노르웨이 엘크사냥개
greenland-card-harp_seal_pup = 하프물범 새끼
greenland-card-greenland_shark = 그린란드상어
greenland-card-hooded_seal = 두건물범
greenland-card-bog_iron = 소철광
greenland-card-shieling_raid = 노르만족 목장 급습
greenland-card-cold_forging = 냉간 단조
greenland-card-slit_goggles = 슬릿 고글
greenland-card-wooden_maps = 나무 지도
greenland-card-bird_cliff = 새 절벽
greenland-card-beluga = 벨루가
greenland-card-harbor_seal = 잔점박이물범
greenland-card-bearded_seal = 턱수염물범
greenland-card-markland = 마클란드
greenland-card-vinland = 빈란드
greenland-card-birgitta = 비르기타
greenland-card-meeka = 미카
greenland-card-saila = 사일라
greenland-card-nelii = 넬리
greenland-card-peepeelee = 피필리
greenland-card-chidzigyaak = 치지갸크
greenland-card-kirima = 키리마
greenland-card-sigrid = 시그리드
greenland-card-sunnan_anni = 순난안니
greenland-card-geala = 게알라
greenland-card-sheep = 아이슬란드 양
greenland-card-pony = 그린란드 조랑말
greenland-card-goat = 염소
greenland-card-cattle = 아이슬란드 소
greenland-card-lapp_goat = 사미 염소
greenland-card-reindeer = 길들인 순록
greenland-card-hammer = 망치
greenland-card-pot = 냄비
greenland-card-axe = 도끼
greenland-card-book = 책
greenland-card-crossbow = 석궁
greenland-card-sun_stone = 태양석
greenland-card-chain_mail = 사슬 갑옷
greenland-card-sword = 칼
greenland-card-thrall = 노르만족 노예

# 사건

greenland-event-crowd_disease = 전염병
greenland-event-overgrazing = 과도한 방목
greenland-event-long_winters = 긴 겨울
greenland-event-summer_fogs = 짙은 여름 안개
greenland-event-sea_ice = 바다 얼음
greenland-event-iceland_trade_ship = 아이슬란드 무역선
greenland-event-west_greenland_current = 서그린란드 해류
greenland-event-ice_sheet = 그린란드 빙상
greenland-event-syphilis = 매독 유행
greenland-event-maunder_minimum = 마운더 극소기
greenland-event-halleys_comet = 핼리 혜성
greenland-event-laki_eruption = 라키 화산 분화
greenland-event-falconers_ransom = 매조련사의 몸값
greenland-event-mediterranean = 무슬림의 지중해 장악
greenland-event-august_rains = 8월의 비
greenland-event-smallpox = 천연두 유행
greenland-event-plankton_bloom = 플랑크톤 대발생

# 장로 카드의 서열

greenland-spot-norse_1 = { greenland-tribe-norse } 장로 카드의 { greenland-rank-1 }
greenland-spot-norse_2 = { greenland-tribe-norse } 장로 카드의 { greenland-rank-2 }
greenland-spot-norse_3 = { greenland-tribe-norse } 장로 카드의 { greenland-rank-3 }
greenland-spot-norse_4 = { greenland-tribe-norse } 장로 카드의 { greenland-rank-4 }
greenland-spot-norse_5 = { greenland-tribe-norse } 장로 카드의 { greenland-rank-5 }
greenland-spot-norse_6 = { greenland-tribe-norse } 장로 카드의 { greenland-rank-6 }
greenland-spot-thule_1 = { greenland-tribe-thule } 장로 카드의 { greenland-rank-1 }
greenland-spot-thule_2 = { greenland-tribe-thule } 장로 카드의 { greenland-rank-2 }
greenland-spot-thule_3 = { greenland-tribe-thule } 장로 카드의 { greenland-rank-3 }
greenland-spot-thule_4 = { greenland-tribe-thule } 장로 카드의 { greenland-rank-4 }
greenland-spot-thule_5 = { greenland-tribe-thule } 장로 카드의 { greenland-rank-5 }
greenland-spot-thule_6 = { greenland-tribe-thule } 장로 카드의 { greenland-rank-6 }
greenland-spot-tunit_1 = { greenland-tribe-tunit } 장로 카드의 { greenland-rank-1 }
greenland-spot-tunit_2 = { greenland-tribe-tunit } 장로 카드의 { greenland-rank-2 }
greenland-spot-tunit_3 = { greenland-tribe-tunit } 장로 카드의 { greenland-rank-3 }
greenland-spot-tunit_4 = { greenland-tribe-tunit } 장로 카드의 { greenland-rank-4 }
greenland-spot-tunit_5 = { greenland-tribe-tunit } 장로 카드의 { greenland-rank-5 }
greenland-spot-tunit_6 = { greenland-tribe-tunit } 장로 카드의 { greenland-rank-6 }
greenland-spot-sami_1 = { greenland-tribe-sami } 장로 카드의 { greenland-rank-1 }
greenland-spot-sami_2 = { greenland-tribe-sami } 장로 카드의 { greenland-rank-2 }
greenland-spot-sami_3 = { greenland-tribe-sami } 장로 카드의 { greenland-rank-3 }
greenland-spot-sami_4 = { greenland-tribe-sami } 장로 카드의 { greenland-rank-4 }
greenland-spot-sami_5 = { greenland-tribe-sami } 장로 카드의 { greenland-rank-5 }
greenland-spot-sami_6 = { greenland-tribe-sami } 장로 카드의 { greenland-rank-6 }

# 큐브가 놓이는 자리

greenland-place-valhalla = 발할라
greenland-place-unassigned = 미배정
greenland-place-wed_birgitta = { greenland-card-birgitta }의 남편
greenland-place-wed_meeka = { greenland-card-meeka }의 남편
greenland-place-wed_saila = { greenland-card-saila }의 남편
greenland-place-wed_nelii = { greenland-card-nelii }의 남편
greenland-place-wed_peepeelee = { greenland-card-peepeelee }의 남편
greenland-place-wed_chidzigyaak = { greenland-card-chidzigyaak }의 남편
greenland-place-wed_kirima = { greenland-card-kirima }의 남편
greenland-place-wed_sigrid = { greenland-card-sigrid }의 남편
greenland-place-wed_sunnan_anni = { greenland-card-sunnan_anni }의 남편
greenland-place-wed_geala = { greenland-card-geala }의 남편

## 배정

greenland-ask-assign_hunters = { $tribe }: 사냥꾼을 배정하세요. 배정되지 않은 사냥꾼은 { $count }명입니다.
greenland-ask-how_many = { $card }에 몇 명을 보냅니까?
greenland-ask-who_rises = { $rank }에 누구를 진급시킵니까? 다른 사냥꾼입니까, 우두머리입니까?
greenland-ask-who_returns = { $place }에서 누구를 다시 부릅니까? 다른 부족민입니까, 우두머리입니까?
greenland-ask-reassign = { $tribe }: 어느 카드에서 옮깁니까? { $count }명까지 옮길 수 있습니다.
greenland-ask-reassign_to = 어디로 옮깁니까? 출발: { $card }
greenland-ask-who_switches = 누가 옮겨 갑니까? 다른 사냥꾼입니까, 우두머리입니까? { $card } → { $target }
greenland-option-alpha_among = { $count ->
    [1] 우두머리 혼자
   *[other] 우두머리 포함 { $count }명
}
greenland-option-send = 보내기: { $card }
greenland-option-promote = 진급: { $rank }
greenland-option-recall = 다시 부르기: { $place }
greenland-option-abandon = 신세계를 떠나기
greenland-option-reassign = 옮기기: { $card }에서
greenland-record-sent_to_hunt = { $tribe }: { $card }에 사냥꾼 { $count }명을 보냈습니다.
greenland-record-sent_to_settle = { $tribe }: { $card }에 이민자 { $count }명을 보냈습니다.
greenland-record-sent_to_raid = { $tribe }: { $card }에 급습자 { $count }명을 보냈습니다.
greenland-record-sent_to_guard = { $tribe }: { $card }에 호위 { $count }명을 세웠습니다.
greenland-record-alpha_sent = 보낸 이 가운데 { $tribe }의 우두머리가 있습니다: { $card }.
greenland-record-fashionable = 비버 모피 유행: { $tribe }의 우두머리가 상아 1개를 얻었습니다.
greenland-record-promoted = { $tribe }: 사냥꾼 1명이 진급했습니다 ({ $spot }).
greenland-record-recalled = { $tribe }: { $place }에서 1명을 다시 불렀습니다.
greenland-record-abandoned = { $tribe }: 신세계를 떠났습니다. 이민자 모두가 돌아왔습니다.
greenland-record-reassigned = { $tribe }: 1명을 옮겼습니다 ({ $card } → { $target }).

# 할 수 없는 까닭

## 소모 지불

greenland-ask-pay_unit = { $tribe }: 에너지 1개나 장로 1명을 지불하세요. { $count }개 남았습니다.
greenland-option-pay_energy = 에너지 1개 지불
greenland-option-give_elder = 장로를 내놓기: { $spot }
greenland-record-energy_paid = { $tribe }: 에너지 { $count }개를 지불했습니다.

# 거래

greenland-ask-who_speaks = 여러 종족이 여기서 만났습니다. 다음에 제안할 종족은?
greenland-ask-deal_with = 누구와 거래합니까? 이번 턴에 { $count }번 더 제안할 수 있습니다.
greenland-ask-offer = 상대: { $tribe }. 조건을 더하거나, 제안하거나, 그만두세요. 지금 조건은 { $count }개입니다.
greenland-ask-agree = 제안한 종족: { $tribe }, 상대: { $partner }, 조건 { $count }개. 동의합니까?
greenland-option-let_speak = { $tribe }
greenland-option-deal_with = 거래 상대: { $tribe }
greenland-option-propose = 이대로 제안
greenland-option-drop = 제안 그만두기
greenland-option-agree = 동의
greenland-option-refuse = 거절
greenland-option-give_energy = 내가 에너지 { $count }개를 줍니다
greenland-option-ask_energy = 상대가 에너지 { $count }개를 줍니다
greenland-option-give_ivory = 내가 상아 { $count }개를 줍니다
greenland-option-ask_ivory = 상대가 상아 { $count }개를 줍니다
greenland-option-give_iron = 내가 철 { $count }개를 줍니다
greenland-option-ask_iron = 상대가 철 { $count }개를 줍니다
greenland-option-give_card = 내가 카드를 줍니다: { $card }
greenland-option-ask_card = 상대가 카드를 줍니다: { $card }
greenland-option-leave = 내 사냥꾼 { $count }명이 떠납니다
greenland-option-ask_leave = 상대 사냥꾼 { $count }명이 떠납니다
greenland-option-stay = 나는 여기 남습니다
greenland-option-ask_stay = 상대는 여기 남습니다
greenland-option-marry = 사냥꾼 1명이 결혼합니다: { $card }
greenland-option-divorce = 남편이 떠납니다: { $card }
greenland-record-meet = 종족들이 만났습니다: { $card }.
greenland-record-meet_on_placard = 종족들이 { $tribe } 장로 카드에서 만났습니다.
greenland-record-offered = { $tribe } → { $partner }: “{ $option }”
greenland-record-agreed = { $tribe }: 동의했습니다.
greenland-record-refused = { $tribe }: 거절했습니다.
greenland-record-deal_made = 거래 성립: { $tribe }, { $partner }.
greenland-record-disks_given = { $tribe } → { $partner }: { $disk } { $count }개.
greenland-record-card_given = { $tribe } → { $partner }: { $card }.
greenland-record-left = { $tribe }: { $card }에서 사냥꾼 { $count }명이 떠났습니다.
greenland-record-pledged = { $tribe }: 남기로 약속했습니다.
greenland-record-married = { $tribe }: 사냥꾼이 결혼했습니다 ({ $card }).
greenland-record-divorced = { $tribe }: 남편이 떠났습니다 ({ $card }).
greenland-disk-energy = 에너지
greenland-disk-ivory = 상아
greenland-disk-iron = 철
greenland-ask-before_talks = { $tribe }: { $card }에 다른 종족도 있습니다. 철이 많은 순서로 진행합니다. 카드를 철로 교환합니까?
greenland-ask-leaves = { $card }에서 사냥꾼 { $count }명이 떠납니다. 우두머리도 떠납니까?
greenland-ask-groom = 누가 결혼합니까? { $card }
greenland-option-with_alpha = 우두머리 포함
greenland-option-without_alpha = 우두머리 제외

# 공격

greenland-ask-who_is_hit = 명중을 누구에게 줍니까? { $count }개 남았습니다.
greenland-ask-attack = 여기 있는 다른 종족을 공격합니까? { $card }
greenland-ask-lose_guard = 누가 죽습니까? { $count }명 남았습니다.
greenland-ask-who_dies = { $place }에서 { $count }명이 죽습니다. 우두머리가 포함됩니까?
greenland-option-hit = { $tribe }
greenland-option-attack = 공격
greenland-option-lose_hunter = 카드 위의 { $tribe } 1명
greenland-option-lose_husband = 남편: { $card }
greenland-option-lose_elder_instead = 대신 { $rank }의 장로
greenland-option-lose_guest_instead = 대신 자기 장로 카드에 있는 { $tribe }의 장로
greenland-option-lose_alpha = 우두머리가 죽습니다
greenland-option-spare_alpha = 우두머리는 살아남습니다
greenland-record-attacked = { $tribe }의 공격: 명중 { $hits }개.
greenland-record-stands_down = { $tribe }: { $card }에서 공격하지 않습니다.
greenland-record-guards_strike = { $card }에 있는 { $tribe }의 호위는 반드시 명중합니다.
greenland-record-spared = { $tribe }: 철 규칙으로 손실 { $count }명을 면했습니다.
greenland-record-died = { $tribe }: { $place }에서 { $count }명을 잃었습니다.
greenland-record-alpha_died = { $tribe }의 우두머리가 죽었습니다.
greenland-record-born = { $tribe }: 아기 { $count }명이 태어났습니다.
greenland-record-alpha_born = { $tribe }의 우두머리가 다시 태어났습니다.

# 사냥

greenland-ask-next_hunt = 다음에 사냥할 카드는 어느 것입니까?
greenland-ask-before_roll = { $tribe }, { $place }: { $count }명이 사냥 굴림을 합니다. 굴리기 전에 선언할 것이 있습니까?
greenland-ask-iron_rule = { $card }: 주사위 { $count }개로 공격을 받습니다 (공격: { $foe }). { $tribe }: 철 규칙으로 지불해서 이 굴림의 손실을 무효화합니까?
greenland-ask-iron_rule_after = { $card }: { $count }명이 죽습니다. { $tribe }: 철 규칙으로 지불해서 이 손실을 무효화합니까?
greenland-ask-reroll = 주사위:{ greenland-dice }. 눈이 { $face }인 것을 몇 개 다시 굴립니까?
greenland-ask-reroll_alpha = 주사위:{ greenland-dice }. 우두머리의 주사위는 { $face }입니다. 다시 굴립니까?
greenland-ask-pay_for_success = { $tribe }, { $card }: 사냥에 성공하려면 에너지나 장로로 { $count }개를 지불해야 합니다.
greenland-ask-alpha_reborn = { $card }: 이민자 { $count }명이 태어납니다. 죽은 우두머리가 포함됩니까?
greenland-ask-take_trophy = 이 카드를 노획물로 가져옵니까? { $card }
greenland-ask-take_to_hand = 이 카드를 손으로 가져옵니까? { $card }
greenland-ask-hunt_instead = 그 자리에 다른 카드가 놓였습니다: { $card }. 사냥꾼들이 이것을 사냥합니까?
greenland-ask-robbed_of = 급습에 성공했습니다: { $card }. 무엇을 훔칩니까?
greenland-option-hunt = 사냥: { $card }
greenland-option-roll = 굴리기
greenland-option-feet_of_clay = 약점 선언: 우두머리도 다른 사냥꾼처럼 굴립니다
greenland-option-alpha_counts = 우두머리는 굴리지 않습니다
greenland-option-hunt_as_warm = 온난 면처럼 사냥하기
greenland-option-iron_for_lives = 철 1개를 지불해 아무도 죽지 않게 하기
greenland-option-ivory_for_lives = 상아 1개를 지불해 아무도 죽지 않게 하기
greenland-option-go_home = 집으로 가기
greenland-option-wed_alpha = 우두머리
greenland-option-wed_another = 다른 이
greenland-option-babies = 아기
greenland-option-energy = 에너지
greenland-option-pay_for_success = 지불하기
greenland-dice = { $ones ->
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
greenland-record-now_hunted = 사냥: { $card }.
greenland-record-feet_of_clay = { $tribe }: 약점을 선언했습니다. 우두머리도 굴립니다.
greenland-record-alpha_counts = { $tribe }: 우두머리는 굴리지 않습니다. 눈은 { $face }입니다.
greenland-record-hunts_as_warm = { $tribe }: 온난 면처럼 사냥합니다 ({ $card }).
greenland-record-lives_bought = { $tribe }: 철 규칙을 위해 지불했습니다. 이 굴림에서는 손실이 없습니다.
greenland-record-rolled = { $place }에서 { $tribe }의 굴림:{ greenland-dice }
greenland-record-rerolled = { $tribe }의 다시 굴림:{ greenland-dice }
greenland-record-dice_changed = { $tribe }의 주사위가 1로 바뀌었습니다:{ greenland-dice }
greenland-record-hunt_succeeded = { $tribe }: { $card }에서 명중 { $hits }개로 사냥에 성공했습니다.
greenland-record-hunt_failed = { $tribe }: { $card }에서 명중 { $hits }개로 사냥에 실패했습니다.
greenland-record-gained = { $tribe }의 획득:{ $energy ->
    [0] { "" }
   *[other] { " " }에너지 { $energy }개
}{ $ivory ->
    [0] { "" }
   *[other] { " " }상아 { $ivory }개
}{ $iron ->
    [0] { "" }
   *[other] { " " }철 { $iron }개
}
greenland-record-trophy_taken = { $tribe }: 노획물을 가져왔습니다 ({ $card }).
greenland-record-taken_to_hand = { $tribe }: 카드를 손으로 가져왔습니다 ({ $card }).
greenland-record-replaced = 카드가 대체되었습니다: { $card } → { $new }.
greenland-record-returned = { $tribe }: { $place }에서 { $count }명이 집으로 돌아갔습니다.
greenland-record-raid_succeeded = { $tribe }: { $card }에서 급습에 성공했습니다.
greenland-record-raid_failed = { $tribe }: { $card }에서 급습에 실패했습니다.

# 가축

greenland-ask-feed = { $tribe }: 어느 가축에게 건초를 주고, 어느 것을 도축합니까?
greenland-ask-baby_or_wool = { $card }: 아기 1명, 아니면 양모 대신 상아 1개?
greenland-ask-pacify = { $tribe }: 상아 1개를 내고 신세계와 화해합니까?
greenland-option-feed = 건초 주기: { $card }
greenland-option-slaughter = 도축: { $card }
greenland-option-baby = 아기 1명
greenland-option-wool = 상아 1개
greenland-option-pacify = 화해: { $row }의 신세계 카드
greenland-record-fed = { $tribe }: { $card }에게 건초 { $count }개를 주었습니다.
greenland-record-slaughtered = { $tribe }: 도축했습니다 ({ $card }).
greenland-record-milked = { $tribe }: 가축이 먹여 살립니다 ({ $card }).
greenland-record-shorn = { $tribe }: 양모로 상아 1개를 얻었습니다 ({ $card }).
greenland-record-withheld = { $tribe }: 도축한 가축에서 에너지 { $count }개를 얻었습니다.
greenland-record-turns_hostile = { $card }: 이민자가 { $count }명이 되어 적대적으로 변했습니다.
greenland-record-pacified = { $tribe }: 상아 1개를 내고 화해했습니다 ({ $card }).

# 장로

greenland-ask-elder_action = { $tribe }: 장로들이 무엇을 합니까?
greenland-ask-who_is_sent = { $host }에게 누구를 보냅니까? 다른 장로입니까, 우두머리입니까?
greenland-ask-who_is_banished = 누구를 추방합니까? { $count }명 더 추방할 수 있습니다.
greenland-option-domesticate = 가축화: { $card }
greenland-option-burn = 자기 장로 화형: { $rank }
greenland-option-burn_guest = 손님 화형: { $tribe }
greenland-option-burn_husband = 남편 화형: { $card }
greenland-option-banish = 손님과 남편 추방
greenland-option-banish_guest = 손님: { $tribe }
greenland-option-banish_husband = 남편: { $card }
greenland-option-tool = 철 1개로 제작: { $card }
greenland-option-carve = 상아 1개로 제작: { $card }
greenland-option-emissary = 사절 보내기: { $tribe }
greenland-option-proselytize = 개종시키기: { $tribe }
greenland-option-baptise = 세례 받기
greenland-record-domesticated = { $tribe }: 가축으로 길들였습니다 ({ $card }).
greenland-record-burned = { $tribe }: 장로를 화형에 처했습니다 ({ $spot }).
greenland-record-guest_burned = { $tribe }: 손님을 화형에 처했습니다 ({ $guest }).
greenland-record-husband_burned = { $tribe }: { $card }의 남편을 화형에 처했습니다 ({ $guest }).
greenland-record-martyr_roll = { $tribe }: 주사위 { $dice }개를 굴려 1이 { $ones }개 나왔습니다.
greenland-record-guest_banished = { $tribe }: 손님을 추방했습니다 ({ $guest }).
greenland-record-husband_banished = { $tribe }: { $card }의 남편을 추방했습니다 ({ $guest }).
greenland-record-tool_made = { $tribe }: 도구를 만들었습니다 ({ $card }).
greenland-record-emissary_sent = { $tribe }: { $host }에게 사절을 보냈습니다.
greenland-record-will_convert = { $tribe }: 개종시켰습니다 ({ $host }). 단계가 끝나면 일신교도가 됩니다.
greenland-record-converted = { $tribe }: 일신교도가 되었습니다.
greenland-record-baptised = { $tribe }: 세례를 받고 일신교도가 되었습니다.

# 끝

greenland-record-game_ends = { $count }번째 턴으로 게임이 끝났습니다.
greenland-record-scored_population = { $tribe }: 인구 { $count }점.
greenland-record-scored_trophies = { $tribe }: 노획물 { $count }점.
greenland-record-scored_resources = { $tribe }: 상아와 철 { $count }점.
greenland-record-scored_representatives = { $tribe }: 대표 { $count }점.
greenland-record-total = { $tribe }: 모두 { $count }점.

# 사건 아이콘과 장로 행동

greenland-icon-migration_north = 북부 이주
greenland-icon-migration_south = 남부 이주
greenland-icon-crowd = 전염병
greenland-icon-venereal = 성병
greenland-icon-feud = 불화
greenland-icon-snow_elders = 눈: 장로마다 1
greenland-icon-snow_animals = 눈: D 카드마다 1
greenland-icon-cooling = 지구 한랭화
greenland-icon-die_off = 장로 사망
greenland-icon-breakage = 철 수입품 파손
greenland-icon-storm = 폭풍
greenland-icon-no_maritime = 해양 사냥 금지
greenland-icon-no_markland = 마클란드 진입 금지
greenland-icon-fashion = 비버 모피 유행
greenland-icon-falconer = 매의 가치는 상아 3개
greenland-icon-mediterranean = 일각고래와 바다코끼리가 철을 줌
greenland-icon-plankton = 플랑크톤 대발생
greenland-action-domestication = 가축화
greenland-action-witch_burn = 마녀 화형
greenland-action-banish = 추방
greenland-action-proselytize = 개종
greenland-action-tool_maker = 도구 제작
greenland-action-emissary = 사절

# 합의할 수 있는 규칙

greenland-rule-tribe_1 = 첫째 자리의 종족
greenland-rule-tribe_1-random = 무작위
greenland-rule-tribe_1-norse = 노르만족
greenland-rule-tribe_1-thule = 툴레족
greenland-rule-tribe_1-tunit = 투니트족
greenland-rule-tribe_1-sami = 바다 사미족
greenland-rule-tribe_2 = 둘째 자리의 종족
greenland-rule-tribe_2-random = 무작위
greenland-rule-tribe_2-norse = 노르만족
greenland-rule-tribe_2-thule = 툴레족
greenland-rule-tribe_2-tunit = 투니트족
greenland-rule-tribe_2-sami = 바다 사미족
greenland-rule-tribe_3 = 셋째 자리의 종족
greenland-rule-tribe_3-random = 무작위
greenland-rule-tribe_3-norse = 노르만족
greenland-rule-tribe_3-thule = 툴레족
greenland-rule-tribe_3-tunit = 투니트족
greenland-rule-tribe_3-sami = 바다 사미족
greenland-rule-tribe_4 = 넷째 자리의 종족
greenland-rule-tribe_4-random = 무작위
greenland-rule-tribe_4-norse = 노르만족
greenland-rule-tribe_4-thule = 툴레족
greenland-rule-tribe_4-tunit = 투니트족
greenland-rule-tribe_4-sami = 바다 사미족
greenland-rule-edition = 판본
greenland-rule-edition-3 = 제3판
greenland-rule-edition-1 = 제1판
greenland-rule-variant = 게임
greenland-rule-variant-standard = 기본 게임
greenland-rule-variant-beginner = 입문자 게임
greenland-rule-variant-survivalist = 생존주의자 게임
greenland-rule-abandonment = 이민자를 데려온 선원
greenland-rule-abandonment-free = 같은 단계에 다시 수송할 수 있음
greenland-rule-abandonment-spends = 이번 턴의 수송을 마침
greenland-rule-beaver_fashion = 비버 모피 유행의 상아
greenland-rule-beaver_fashion-sent = 이번 턴에 신세계로 보낸 우두머리
greenland-rule-beaver_fashion-settled = 신세계에 있는 모든 우두머리
greenland-rule-navigation = 태양석과 스키
greenland-rule-navigation-guards = 자기 카드에 호위를 세울 수 있음
greenland-rule-navigation-assigned = 자기 큐브가 있는 카드로만
greenland-rule-offers = 종족마다 한 턴에 할 수 있는 제안
greenland-rule-offers-4 = 네 번
greenland-rule-offers-1 = 한 번
greenland-rule-offers-12 = 열두 번
greenland-rule-war_party = 전투 부대
greenland-rule-war_party-alpha = 우두머리가 있는 무리
greenland-rule-war_party-war_chief = 장군이 있는 종족의 모든 무리
greenland-rule-weddings = 협상에 의한 결혼
greenland-rule-weddings-free = 신랑은 수송수단이 필요 없음
greenland-rule-weddings-transport = 고향 밖의 신랑은 선원이나 썰매가 필요
greenland-rule-brides = 신부
greenland-rule-brides-any_family = 어느 종족의 딸이든 (그 종족이 동의하면)
greenland-rule-brides-partners = 거래하는 두 종족의 딸만
greenland-rule-pogroms = 학살
greenland-rule-pogroms-no = 없음
greenland-rule-pogroms-yes = 사냥꾼 대신 장로나 남편이 죽어도 됨
greenland-rule-hunt_sequence = 다음에 사냥할 카드 정하기
greenland-rule-hunt_sequence-first_player = 언제나 첫 번째 플레이어
greenland-rule-hunt_sequence-in_turn = 플레이어가 차례대로
greenland-rule-opportunists = 대체된 카드 사냥
greenland-rule-opportunists-after_failure = 사냥이 실패했을 때만
greenland-rule-opportunists-always = 언제나
greenland-rule-raid_faces = 급습이 성공하는 주사위 면
greenland-rule-raid_faces-card = 카드에 있는 면만
greenland-rule-raid_faces-war_party = 장군이 있으면 2도
greenland-rule-plankton = 플랑크톤 대발생
greenland-rule-plankton-greenland = 남그린란드에서만
greenland-rule-plankton-south_row = 빈란드에서도
greenland-rule-maritime_missionary = 툴레족에게 간 선교사가 주는 해양 사냥의 다시 굴림
greenland-rule-maritime_missionary-guest = 보낸 종족이 사용
greenland-rule-maritime_missionary-host = 툴레족이 사용
greenland-rule-last_hunters = 카드를 얻는 눈을 굴리며 종족이 멸종했을 때
greenland-rule-last_hunters-leave = 카드는 남음
greenland-rule-last_hunters-take = 그래도 카드를 가져감
greenland-rule-meteorite = 요크곶 운석
greenland-rule-meteorite-stays = 노획물이 되지 않음
greenland-rule-meteorite-trophy = 썰매와 더블로 노획물이 됨
greenland-rule-martyr_dice = 순교자 굴림의 주사위
greenland-rule-martyr_dice-all_places = 핸드의 모든 자리
greenland-rule-martyr_dice-free_places = 아무 카드나 들어가는 자리만
greenland-rule-democracy = 제1판의 대표
greenland-rule-democracy-flat = 모두 합해 4점
greenland-rule-democracy-each = 장로 카드마다 4점

## 준비, 턴, 사건, 경매

# 여러 질문의 선택지

greenland-option-done = 끝내기
greenland-option-decline = 넘기기
greenland-option-number = { $count }명
    .who_rises = 다른 사냥꾼
    .who_returns = 다른 부족민
    .who_switches = 다른 사냥꾼
    .who_is_sent = 다른 장로
    .groom = 다른 사냥꾼
    .reroll = { $count ->
        [0] 다시 굴리지 않음
       *[other] { $count }개
    }
    .reroll_alpha = { $count ->
        [0] 그대로 두기
       *[other] 다시 굴리기
    }

# 아무 때나

greenland-ask-discard_down = { $tribe }: 손의 카드가 너무 많습니다. { $count }장을 버리세요.
greenland-option-exchange = 디스크로 교환: { $card }
greenland-option-discard = 버리기: { $card }
greenland-record-exchanged = { $tribe }: 디스크로 교환했습니다 ({ $card }).
greenland-record-discarded = { $tribe }: 카드를 버렸습니다 ({ $card }).
greenland-record-extinct = { $tribe }: 멸종했습니다.

# 준비

greenland-seat-0 = 플레이어 1
greenland-seat-1 = 플레이어 2
greenland-seat-2 = 플레이어 3
greenland-seat-3 = 플레이어 4
greenland-ask-take_animal = 어떤 가축으로 시작합니까?
greenland-option-take = 가져오기: { $card }
greenland-record-plays = { $seat }: { $tribe }.
greenland-record-took_animal = { $tribe }의 첫 가축: { $card }.

# 턴의 시작

greenland-ask-council_of_war = 전쟁의 회의: 이번 턴에 어느 종족이 첫 번째입니까?
greenland-option-first = { $tribe }
greenland-record-turn_begins = 턴 { $count }: { $event }.
greenland-record-first_player = 이번 턴의 첫 번째 플레이어: { $tribe }.
greenland-record-icon = { $icon }

# 사건

greenland-ask-how_many_die = { $tribe }: 몰살로 배정되지 않은 { $count }명 중에서 몇 명이 죽습니까?
greenland-ask-which_elder = { $tribe }: 어느 장로가 죽습니까?
greenland-ask-which_breaks = { $tribe }: 어느 철 수입품이 부서집니까?
greenland-ask-pay_snow = { $tribe }: 눈의 비용을 무엇으로 지불합니까? { $count }개 남았습니다.
greenland-option-break = { $card }
greenland-record-migrated = 이주: { $card } → { $newcomer }.
greenland-record-cooled = 한랭 면으로 이동: { $card }.
greenland-record-frozen = 동결 상태로 게임에서 제거: { $card }.
greenland-record-die_off_roll = { $tribe }의 주사위: { $rank }.

# 경매

greenland-ask-bid = 경매: { $card }. { $tribe }: 상아 몇 개를 입찰합니까? 최소 { $count }개.
greenland-option-bid = { $count }개 입찰
greenland-record-ship_brings = 배가 싣고 온 것: { $card }.
greenland-record-bids = { $tribe }: 상아 { $count }개를 입찰했습니다.
greenland-record-bought = { $tribe }: 상아 { $count }개로 구입했습니다 ({ $card }).
greenland-record-unsold_goods = 아무도 입찰하지 않았습니다: { $card }.

# 사건에 대한 합의

greenland-rule-council_of_war = 전쟁의 회의
greenland-rule-council_of_war-swap = 두 종족이 자리를 바꿈
greenland-rule-council_of_war-move_up = 지명된 종족이 맨 앞으로 옴
greenland-rule-missionaries = 선교사와 불화
greenland-rule-missionaries-host = 맞아들인 종족만 지킴
greenland-rule-missionaries-both = 자신의 종족도 지킴
greenland-rule-breakage = 철 수입품 파손
greenland-rule-breakage-imports = 수입품만
greenland-rule-breakage-iron = 철 가치가 있는 모든 카드
greenland-rule-energy_supply = 에너지 공급
greenland-rule-energy_supply-unlimited = 종족당 8개 제한만 있음
greenland-rule-energy_supply-box = 상자에 있는 디스크까지만

## 터미널. 좁은 칸을 위해 짧게

ui-greenland-rows = 행
ui-greenland-tribes = 종족
ui-greenland-cards = 카드의 효과
ui-greenland-setup = 준비
ui-greenland-turn-and-phase = 턴 { $turn }/{ $turns }, { $phase }단계 ({ $name })
ui-greenland-over-after = { $turn }번째 턴에 게임 종료
ui-greenland-phase-1 = 사건
ui-greenland-phase-2 = 배정
ui-greenland-phase-3 = 협상
ui-greenland-phase-4 = 사냥
ui-greenland-phase-5 = 가축
ui-greenland-phase-6 = 장로
ui-greenland-order = 플레이어 순서
ui-greenland-ship = 배: { $card }
ui-greenland-an-animal = 가축
ui-greenland-at-least = 미배정 { $count }명 이상
ui-greenland-talks = 종족의 만남: { $card }
ui-greenland-deck = 덱 { $count }
ui-greenland-homeland = 고향:
ui-greenland-climate = 면
ui-greenland-cold = 한랭
ui-greenland-warm = 온난
ui-greenland-card = 카드
ui-greenland-type = 사냥
ui-greenland-climax = 정점
ui-greenland-hits = 명중
ui-greenland-deadly = 사망
ui-greenland-yields = 산출
ui-greenland-take = 획득
ui-greenland-there = 큐브
ui-greenland-peaceful = 평화
ui-greenland-hostile = 적대
ui-greenland-type-land = 육지
ui-greenland-type-maritime = 해양
ui-greenland-type-fishing = 낚시
ui-greenland-type-metallurgy = 금속
ui-greenland-type-raid = 급습
ui-greenland-babies = 아{ $count }
ui-greenland-energy = 에{ $count }
ui-greenland-ivory = 상{ $count }
ui-greenland-iron = 철{ $count }
ui-greenland-costs = 소모{ $count }
ui-greenland-take-trophy = 노{ $dice } { $points }점
ui-greenland-take-hand = 손{ $dice }
ui-greenland-take-always = 손
ui-greenland-legend = * 우두머리 포함  D 동물  I 발명품  온난 1이나 2가 명중  한랭 1만 명중  정점 낮을수록 먼저 교체  ▾ 다음에 교체  아 아기  에 에너지  상 상아  노3 4점 같은 눈 3개로 노획물 4점  손2 같은 눈 2개로 손에  손 성공하면 손에  › 선택 가능  ▸ 지금
ui-greenland-reroll = { $type } { $faces } 다시 굴림
ui-greenland-change = { $type } { $faces }→1
ui-greenland-first = { $type } 먼저
ui-greenland-sled = 썰매
ui-greenland-hand-size = 핸드 +{ $count }
ui-greenland-animal-hand-size = 핸드 +{ $count } (D)
ui-greenland-power-rounds_down = 몰살은 내림
ui-greenland-power-ignores_storm = 폭풍 손실 없음
ui-greenland-power-warms_card = 한랭 1장을 온난처럼
ui-greenland-power-navigates = 사냥꾼 3명까지 이동
ui-greenland-power-skis = 마지막에 사냥꾼 3명까지 이동
ui-greenland-power-wins_ties = 동점 입찰 승리
ui-greenland-power-free_promotion = 진급 무료
ui-greenland-power-free_actions = 장로 행동 무료
ui-greenland-power-less_snow = 눈 -1
ui-greenland-power-ivory_for_iron = 철 규칙에 상아 사용
ui-greenland-warms-new-world = 한랭 신세계를 온난처럼
ui-greenland-ivory-tools = 상아로도 제작
ui-greenland-hay = 건초 { $count }
ui-greenland-gives = 매 턴 { $goods }
ui-greenland-raided = 급습 { $faces }
ui-greenland-unraided = 급습 불가
ui-greenland-value = 가치 { $goods }
ui-greenland-points = { $count }점
ui-greenland-elders = 장로
ui-greenland-hand = 핸드 { $count }/{ $size }
ui-greenland-laid-daughter = 딸
ui-greenland-laid-animal = 가축
ui-greenland-laid-invention = 발명품
ui-greenland-laid-import = 수입품
ui-greenland-laid-game = 노획물
ui-greenland-wed = 남편
ui-greenland-on-card = 큐브
ui-greenland-extinct = 멸종
ui-greenland-converting = 개종 중
ui-greenland-total = 합계
ui-greenland-women = 여성
ui-greenland-heroine = 주인공 { $card }
ui-greenland-depot = 저장고 { $goods }
ui-greenland-banked = 앞 부분 점수
ui-greenland-scored_population = 인구
ui-greenland-scored_trophies = 노획물
ui-greenland-scored_resources = 상아와 철
ui-greenland-scored_representatives = 대표
ui-greenland-scored_before = 앞 게임

## The board in a browser

greenland-face-nobody = 없음
greenland-face-alpha = 우두머리 포함
greenland-face-new = 지난 차례 이후 변화
greenland-face-choices = 그 밖의 선택
greenland-face-event-of = 사건
greenland-face-turn-of = 턴
greenland-face-ship-of = 배가 가져온 것
greenland-face-heroine-of = 주인공
greenland-face-depot-of = 저장고
greenland-face-condition-modern = 근대화
greenland-face-condition-abroad = 종족마다 이민자 6명
greenland-face-deck-of = 덱에 남은 카드
greenland-face-climax-of = 정점
greenland-face-first-out = 다음에 교체
greenland-face-cost = 소모
greenland-face-babies-of = 아기
greenland-face-trophy = 노획물
greenland-face-to-hand = 손으로
greenland-face-alike = 같은 눈
greenland-face-success = 성공하면
greenland-face-rolled-of = 굴린 종족
greenland-face-reroll-of = 다시 굴림
greenland-face-change-of = 1로 바뀜
greenland-face-first-in = 먼저 사냥
greenland-face-hand-size-of = 핸드 크기
greenland-face-animal-hand-size-of = 동물 카드 핸드 크기
greenland-face-hay-of = 매 턴 건초
greenland-face-gives-of = 매 턴 산출
greenland-face-raided-of = 급습 눈
greenland-face-value-of = 교환 가치
greenland-face-points-of = 점수
greenland-face-points-now = 지금 점수
greenland-face-chance = 성공 확률
greenland-face-people-of = 살아 있는 사람
greenland-face-free-of = 미배정
greenland-face-hand-of = 핸드
greenland-face-cards-of = 카드
greenland-face-in-hand = 손에 있음
greenland-face-idle-of = 이번 턴 쉼
greenland-face-ours = 점선 숫자는 복원한 값
greenland-face-legend-of = 기호의 뜻
greenland-face-hitting-of = 명중하는 눈
greenland-face-deadly-of = 사망하는 눈
greenland-face-trophy-of = 노획물 (필요한 같은 눈의 수)
greenland-face-hand-icon = 손으로 (필요한 같은 눈의 수), 핸드 크기
greenland-face-power-of = 특별한 능력 (가리키면 설명)
greenland-face-alpha-of = 우두머리
greenland-face-offer-of = 제안
greenland-face-side-give = 주는 것
greenland-face-side-ask = 받는 것
greenland-face-leave-of = 떠남
greenland-face-stay-of = 남음
greenland-face-marry-of = 결혼
greenland-face-divorce-of = 이혼

## 변형 규칙

greenland-icon-decimation = 모든 종족의 몰살
greenland-ask-spare_die = 주사위:{ greenland-dice }. 하나만 더 다시 굴릴 수 있습니다.
greenland-option-reroll_one = { $face }인 주사위 하나 다시 굴리기
greenland-option-reroll_alpha = 우두머리의 주사위 다시 굴리기
greenland-ask-buy = 구입합니까? { $card }, 가격은 디스크 { $count }개입니다.
greenland-option-buy = 상아 { $ivory }개와 나머지는 철로 사기
greenland-record-purchased = { $tribe }: 구입했습니다 ({ $card }): 상아 { $ivory }개, 철 { $iron }개.
greenland-record-bonus = { $tribe }: { $count }점을 더 얻었습니다.

# 딸들의 사가

greenland-ask-die_off_choice = 족장 가모장은 죽을 장로를 지명할 수 있습니다.
greenland-option-let_it_be = 주사위에 맡기기
greenland-ask-which_woman = 눈이 여성도 한 명 데려갑니다. 누구입니까?
greenland-option-give_matriarch = 가모장을 잃기: { $spot }
greenland-option-give_daughter = 딸을 잃기
greenland-ask-who_is_replaced = 남성으로 바뀔 가모장을 고르세요. 남은 수: { $count }.
greenland-option-replace_matriarch = { $spot }
greenland-ask-prepare = 사냥에 앞서 진급할 수 있습니다. 배정되지 않은 사냥꾼 { $count }명, 집에 있는 딸 { $daughters }명.
greenland-option-promote_daughter = 딸 진급: { $rank }
greenland-ask-hunt_row = 어느 행에서 사냥합니까?
greenland-option-choose_row = { $row }
greenland-ask-hunt_where = { $row }에서 사냥할 곳을 고르세요. 배정되지 않은 사냥꾼 { $count }명.
greenland-ask-redirect = 가모장({ $rank })은 사냥꾼을 다른 곳으로 보낼 수 있습니다. 어디로 보냅니까?
greenland-option-redirect = { $card } 쪽으로
greenland-ask-redirect_from = 어디에서 옮겨 옵니까? (목적지: { $card })
greenland-ask-who_is_redirected = 몇 명을 옮깁니까? { $card } → { $target }
greenland-ask-alpha_goes = 가모장은 우두머리를 다른 곳으로 보낼 수 있습니다.
greenland-ask-send_daughters = 딸들이 어느 사냥에 함께 갑니까? 집에 { $count }명이 있습니다.
greenland-option-accompany = 딸이 함께 갑니다: { $card }
greenland-option-burn_matriarch = 가모장 화형: { $rank }
greenland-record-heroine = 이것은 { $card }의 사가입니다.
greenland-record-daughters_lost = 딸을 { $count }명 잃었습니다.
greenland-record-matriarch_lost = 가모장이 죽었습니다: { $spot }.
greenland-record-matriarch_replaced = 가모장의 자리를 남성이 이었습니다: { $spot }.
greenland-record-daughter_promoted = 딸이 가모장이 되었습니다: { $spot }.
greenland-record-row_rolled = 주사위가 정한 행: { $row }.
greenland-record-biome_rolled = 주사위가 정한 사냥감: { $card }.
greenland-record-redirected = { $tribe }: { $count }명을 옮겼습니다 ({ $card } → { $target }).
greenland-record-accompanies = 딸이 함께 갑니다: { $card }.
greenland-record-daughters_born = 딸이 { $count }명 태어났습니다.
greenland-record-matriarchs = 마지막까지 살아남은 가모장: { $count }명.

# 점령된 섬

greenland-option-promote_abroad = 다른 장로 카드로 진급: { $spot }
greenland-option-bullets = 철 1개로 탄약 준비하기
greenland-record-warmed_up = 지구 온난화: { $card }.
greenland-record-blitz = { $tribe }에 대한 선전 공세: 주사위 { $dice }개 중 가장 낮은 눈 { $lowest }, 핸드 크기 { $size }.
greenland-record-surrendered = { $tribe }: 항복했습니다.
greenland-record-armed = { $tribe }: 특공대가 탄약을 갖추었습니다.
greenland-record-commandos = { $tribe }의 특공대가 저장고에서 에너지 { $count }개를 빼앗았습니다. 남은 수: { $left }.
greenland-record-depot_grows = 광산 덕분에 저장고의 에너지가 { $count }개 늘어 { $left }개가 되었습니다.
greenland-record-market_opens = 교역 시장이 열립니다.
greenland-record-modern = { $count ->
    [0] 그린란드는 아직 근대화되지 않았습니다.
   *[other] 그린란드가 근대화되었습니다.
}
greenland-record-intervention = { $count ->
    [0] 개입을 부르기에는 이민자가 부족합니다.
   *[other] 개입을 부를 만큼 이민자가 많습니다.
}
greenland-record-defeat = { $count ->
    [0] 저장고가 비었습니다. 점령군은 물러갑니다.
   *[other] 저장고에 아직 에너지가 { $count }개 있습니다.
}
greenland-record-liberated = 세 조건 가운데 { $count }개를 이루었습니다.

# 시나리오

greenland-record-inactive = { $tribe }: 처음 두 턴 동안 비활성입니다.
greenland-record-second_part = 후반부가 시작됩니다. 몇 세기 뒤의 점령된 섬입니다.
greenland-ask-settle_markland = 부족민 몇 명을 마클란드의 이민자로 둡니까?
greenland-ask-appoint_elder = 또 어느 서열에 장로를 둡니까?
greenland-record-inherited = { $tribe }: 이어받은 카드 - { $card }.
greenland-record-scored_before = { $tribe }: 앞 게임에서 { $count }점을 가져옵니다.

# 세 종족이 함께

greenland-ask-swap = { $tribe }: 누구와 바꿉니까, 또는 누구와 결혼합니까?
greenland-ask-swap_give = 무엇을 줍니까? ({ $tribe })
greenland-ask-swap_take = 무엇을 받습니까? ({ $tribe })
greenland-option-give_wife = 내가 아내를 넘깁니다: { $card }
greenland-option-ask_wife = 상대가 아내를 넘깁니다: { $card }
greenland-option-burn_disk = 에너지로 쓰기: { $disk }
greenland-record-disk_burned = { $tribe }: 에너지 대신 사용했습니다 ({ $disk } 1개).
greenland-record-husband_swapped = { $tribe }의 남편이 물러나고 { $partner }의 남편이 들어왔습니다: { $card }.
greenland-record-all_live = 살아남은 종족: { $count }.

# 변형 규칙에 대한 합의

greenland-rule-variant-saga = 딸들의 사가 (1인)
greenland-rule-variant-coop = 점령된 섬 (협력)
greenland-rule-variant-real_story = 실제 그린란드 이야기
greenland-rule-variant-full = 그린란드 전체 역사
greenland-rule-variant-early = 초기 그린란드
greenland-rule-variant-together = 세 종족이 함께 (제1판)
greenland-rule-variant-linked = 네안데르탈에 이어서
greenland-rule-foreign_elders = 다른 장로 카드의 장로 (협력)
greenland-rule-foreign_elders-host = 그 카드의 종족을 위해 일함
greenland-rule-foreign_elders-nobody = 누구를 위해서도 일하지 않음
greenland-rule-die_off_choice = 장로 사망과 족장 가모장
greenland-rule-die_off_choice-after = 굴린 뒤에 고름
greenland-rule-die_off_choice-before = 굴리는 대신 고름
greenland-rule-hunt_count = 사가의 사냥감 세는 법
greenland-rule-hunt_count-new_world = 신세계 카드가 1번
greenland-rule-hunt_count-biomes = 신세계 카드는 세지 않음
greenland-rule-matriarch_voyages = 선원 가모장이 보내는 사냥꾼
greenland-rule-matriarch_voyages-any = 원하는 만큼
greenland-rule-matriarch_voyages-mariners = 선원이 나를 수 있는 만큼
greenland-rule-loot = 저장고에서 빼앗은 에너지
greenland-rule-loot-tribe = 빼앗은 종족이 가짐
greenland-rule-loot-supply = 공급처로 돌아감
greenland-rule-mine = 광산이 저장고를 채울 때
greenland-rule-mine-every_turn = 성공이 없는 모든 턴
greenland-rule-mine-attempts = 시도가 실패한 턴만
greenland-rule-retreat = 빈 저장고
greenland-rule-retreat-at_end = 끝날 때만 따짐
greenland-rule-retreat-for_good = 다시 채워지지 않음
greenland-rule-propaganda = 선전 공세의 주사위
greenland-rule-propaganda-occupied = 점령된 마을마다
greenland-rule-propaganda-liberated = 해방된 마을마다
greenland-rule-surrender = 협력 게임의 항복
greenland-rule-surrender-everybody = 모두의 패배
greenland-rule-surrender-alone = 그 종족만 패배
greenland-rule-intervention = 종족마다 이민자 6명
greenland-rule-intervention-both_cards = 신세계 전체에서
greenland-rule-intervention-one_card = 카드 하나에서
greenland-rule-inactive = 비활성 종족과 사건
greenland-rule-inactive-spared = 영향을 받지 않음
greenland-rule-inactive-affected = 영향을 받음
greenland-rule-first_part = 전체 역사의 후반부나 네안데르탈에 이은 게임에서 탈락한 종족의 그때까지의 점수
greenland-rule-first_part-kept = 남음
greenland-rule-first_part-lost = 사라짐
greenland-rule-coop_events = 협력 게임의 사건
greenland-rule-coop_events-8 = 8장
greenland-rule-coop_events-7 = 7장 (어려움)
greenland-rule-coop_events-6 = 6장 (매우 어려움)
greenland-rule-coop_events-5 = 5장 (가장 어려움)
greenland-rule-together_survival = 세 종족이 함께할 때의 생존주의자 규칙
greenland-rule-together_survival-yes = 사용함
greenland-rule-together_survival-no = 사용하지 않음

# Why something cannot be chosen

greenland-why-one_piece = 한 번에 1명씩입니다.
greenland-why-not_so_many = 1명 이상이고, 있는 수를 넘을 수 없습니다.
greenland-why-alpha_elsewhere = 우두머리는 거기에 없습니다.
greenland-why-alpha_dies_too = 모두 죽으며 우두머리도 그중 하나입니다.
greenland-why-bid_too_low = 입찰은 최소 { $count }개입니다.
greenland-why-bid_too_high = 그만큼 지불할 수 없습니다.
greenland-why-not_party = { $tribe }: 여기에 아무도 없습니다.
greenland-why-has_spoken = { $tribe }: 여기서 더 제안하지 않습니다.
greenland-why-no_offers_left = 이번 턴에 할 수 있는 제안을 모두 했습니다.
greenland-why-speaker_has_left = 여기에 당신의 큐브가 더는 없습니다.
greenland-why-no_deal_with_oneself = 자기 자신과는 거래할 수 없습니다.
greenland-why-nothing_offered = 제안에 아직 조건이 없습니다.
greenland-why-nobody_to_hit = { $tribe }: 여기서 맞을 큐브가 더는 없습니다.
greenland-why-nobody_plays_them = { $tribe }: 아무도 맡지 않았습니다.
greenland-why-not_yours = 이 카드는 당신의 태블로에 없습니다.
greenland-why-no_value = { $card }: 디스크로 교환할 가치가 없습니다.
greenland-why-not_needed = { $card }: 지금 필요한 디스크를 주지 않습니다.
greenland-why-no_exchange_of_daughters = 딸은 교환할 수 없습니다.
greenland-why-is_raided = { $card }: 급습당하고 있습니다.
greenland-why-livestock_stays = { $card }: 가축이므로 여기서는 교환할 수 없습니다.
greenland-why-sled_in_use = 이 썰매로 사냥꾼이 이동하고 있습니다: { $card }.
greenland-why-not_in_hand = 이 카드는 당신의 손에 없습니다.
greenland-why-no_such_fuel = 에너지 대신 쓸 수 있는 그 디스크가 없습니다.
greenland-why-not_in_play = { $tribe }: 게임에 없습니다.
greenland-why-other_card = 지금은 다른 카드를 처리하고 있습니다.
greenland-why-nobody_there = 거기에 당신의 큐브가 없습니다.
greenland-why-no_energy = 에너지가 모자랍니다.
greenland-why-no_elder_there = 거기에 당신의 장로가 없습니다.
greenland-why-no_matriarch_there = 거기에 가모장이 없습니다.
greenland-why-other_rank_rolled = 주사위로 나온 서열의 장로여야 합니다.
greenland-why-no_mariner_there = 당신의 선원이어야 합니다.
greenland-why-matriarchs_first = 가모장이 있는 동안에는 가모장이 죽습니다.
greenland-why-no_livestock = 당신의 가축이 아닙니다.
greenland-why-cannot_break = 철의 가치가 있는 당신의 수입품만 부서집니다.
greenland-why-not_so_much_ivory = 입찰은 상아로 하며, 당신의 상아는 { $count }개입니다.
greenland-why-other_price = 가격은 { $count }개이며, 가진 디스크로 지불합니다.
greenland-why-no_hunters = 배정되지 않은 사냥꾼이 없습니다.
greenland-why-not_face_up = { $card }: 공개되어 있지 않습니다.
greenland-why-sea_ice = 이번 턴에는 해양 사냥을 할 수 없습니다.
greenland-why-markland_closed = 이번 턴에는 마클란드로 갈 수 없습니다.
greenland-why-markland_shut = 이번 턴에는 마클란드로 가거나 마클란드에서 나올 수 없습니다.
greenland-why-just_abandoned = 이번 턴에 신세계를 떠났습니다.
greenland-why-beginners_send_nobody = 입문자 게임에는 급습도 호위도 없습니다.
greenland-why-not_guarded = 딸과 가축만 지킬 수 있습니다.
greenland-why-foreign_tableau = 자기 태블로의 카드만 지킬 수 있습니다.
greenland-why-cannot_be_raided = { $card }: 급습할 수 없습니다.
greenland-why-no_war_chief = 급습을 이끌 장군이 없습니다.
greenland-why-no_way = 고향 밖에 있는데, 쓸 수 있는 선원도 썰매도 없습니다.
greenland-why-no_mariner_to_spare = 신세계에는 선원이 있어야 갈 수 있는데, 쓸 수 있는 선원이 없습니다.
greenland-why-promotion_costs = 진급에는 에너지 1개가 필요한데, 없습니다.
greenland-why-rank_taken = 이미 당신의 장로가 있고, 1명만 둘 수 있습니다: { $rank }.
greenland-why-not_in_play_abroad = 이 종족은 게임에 없습니다.
greenland-why-rank_for_one = 다른 종족의 장로 카드에서는 여러 명을 둘 수 있는 서열로만 진급합니다.
greenland-why-nobody_returns = 영구 배정에서 돌아올 수 없습니다.
greenland-why-no_recall_now = 배정되지 않은 사냥꾼이 2명 이상으로 시작했거나, 이미 누군가를 보냈거나 불렀습니다.
greenland-why-no_way_home = 데려올 선원도 썰매도 없습니다.
greenland-why-no_colonists = 거기에 이민자가 없습니다.
greenland-why-new_colonists = 이번 턴에 신세계로 이민자를 보냈습니다.
greenland-why-too_few_mariners = 이민자 모두를 데려오기에는 선원이 모자랍니다.
greenland-why-colonists_stay = 이민자는 옮길 수 없습니다.
greenland-why-not_assigned_there = 이번 턴에 그곳에 아무도 배정하지 않았고, 호위를 세울 카드도 아닙니다.
greenland-why-not_reached_of_old = 그곳에 자기 큐브가 없고, 자기 딸이나 가축도 아닙니다.
greenland-why-offered_already = 이미 제안에 들어 있습니다.
greenland-why-not_their_card = 그 카드는 다른 쪽의 것입니다.
greenland-why-not_tradable = { $card }: 거래할 수 없습니다. 손의 카드, 가축, 발명품만 거래합니다.
greenland-why-nobody_on_card = 이 종족은 이 카드에 사냥꾼이 없습니다.
greenland-why-pledged_to_stay = 이 종족은 남기로 약속했습니다.
greenland-why-going_is_settled = 이 종족이 떠날지 남을지는 이미 제안에 들어 있습니다.
greenland-why-no_transport = 그만큼 떠나기에는 선원이나 썰매가 모자랍니다.
greenland-why-not_their_daughter = 거래하는 종족의 딸이 아닙니다.
greenland-why-is_married = { $card }: 이미 결혼했습니다 ({ $tribe }).
greenland-why-no_groom = { $card }: 결혼할 상대 종족의 사냥꾼이 이 카드에 더는 없습니다.
greenland-why-is_unmarried = 끝낼 결혼이 없습니다.
greenland-why-foreign_marriage = { $card }: 거래하는 두 종족 사이의 결혼이 아닙니다 ({ $tribe }).
greenland-why-no_divorce = 제1판에는 이혼이 없습니다.
greenland-why-everybody_leaves = 모두 떠나며 우두머리도 그중 하나입니다.
greenland-why-no_victim = 거기에는 이 명중으로 잃을 큐브가 없습니다.
greenland-why-not_hostile = 이 신세계 카드는 적대적이지 않습니다.
greenland-why-no_ivory = 상아 1개가 필요한데, 없습니다.
greenland-why-no_iron_rule = 이 게임에는 철 규칙이 없습니다.
greenland-why-no_iron = 철 1개가 필요한데, 없습니다.
greenland-why-no_sunnan_anni = 순난안니가 있어야 철 규칙에 상아를 쓸 수 있습니다.
greenland-why-safe_already = 이미 지불했습니다. 이 굴림에서는 아무도 죽지 않습니다.
greenland-why-no_danger = 이 굴림에서는 아무도 죽을 수 없습니다.
greenland-why-not_hunted = 거기서 굴릴 종족이 더는 없습니다.
greenland-why-alpha_powerless = 금속가공과 급습에서는 우두머리의 능력이 없습니다.
greenland-why-said_already = 이미 선언했습니다.
greenland-why-is_warm = 이 카드는 이미 온난 면으로 칩니다.
greenland-why-nobody_warms = 이번 턴에 한랭 면의 카드를 온난 면처럼 사냥할 방법이 더는 없습니다.
greenland-why-not_so_many_dice = 이 눈이 나온 주사위가 그만큼 없습니다.
greenland-why-no_such_die = 다시 굴릴 그런 주사위가 없습니다.
greenland-why-cannot_pay = 에너지와 장로를 합해 { $count }개를 지불할 수 없습니다.
greenland-why-no_wool = { $card }: 양모를 주지 않습니다.
greenland-why-worth_no_energy = { $card }: 에너지의 가치가 없습니다.
greenland-why-no_energy_of_old = 제1판에서는 급습으로 에너지를 얻지 못합니다.
greenland-why-not_hungry = 지금 건초가 필요한 당신의 가축이 아닙니다.
greenland-why-still_hungry = { $card }: 건초를 아직 지불하지 않았습니다. 지금은 도축만 할 수 있습니다.
greenland-why-hay_too_dear = { $card }: 건초 { $count }개가 필요한데, 지불할 수 없습니다.
greenland-why-not_in_this_variant = 이 변형 규칙에는 이 행동이 없습니다.
greenland-why-no_idle_elder = 이 서열에 아직 행동하지 않은 장로가 없습니다.
greenland-why-monotheists_do_not = 일신교도는 이것을 할 수 없습니다.
greenland-why-polytheists_do_not = 다신교도는 이것을 할 수 없습니다.
greenland-why-no_animal = { $card }: 동물이 아닙니다.
greenland-why-no_invention = { $card }: 발명품이 아닙니다.
greenland-why-no_elder_of_rank = 당신의 장로가 없습니다: { $rank }.
greenland-why-no_guest = { $tribe }: 당신의 장로 카드에 없습니다.
greenland-why-no_foreign_husband = 다른 종족의 남편이 없습니다.
greenland-why-norse_husband = 노르만족 남편은 추방할 수 없습니다.
greenland-why-nobody_to_banish = 추방할 손님도 다른 종족의 남편도 없습니다.
greenland-why-no_martyr_dice = 핸드 크기가 0이라 굴릴 주사위가 없습니다.
greenland-why-no_carvers = 상아로 도구를 만드는 것은 투니트족 장인뿐입니다.
greenland-why-own_placard = 당신 자신의 장로 카드입니다.
greenland-why-is_monotheist = { $tribe }: 이미 일신교도입니다.
greenland-why-will_convert_already = { $tribe }: 단계가 끝날 때 개종합니다.
greenland-why-no_missionary = { $tribe }: 당신의 선교사가 없습니다.
greenland-why-new_missionary = 선교사가 턴이 시작될 때부터 그곳에 있지 않았습니다.
greenland-why-has_elders = 장로가 없는 종족만 세례를 받을 수 있습니다.
greenland-why-baptised_already = 이미 일신교도입니다.
greenland-why-no_daughter_at_home = 집에 딸이 없습니다.
greenland-why-last_daughter = 마지막 딸은 진급할 수 없습니다. 하나는 사냥에 함께 가야 합니다.
greenland-why-daughter_must_go = 적어도 딸 하나는 사냥에 함께 가야 합니다.
greenland-why-nobody_to_go_with = 이 생물군계에 당신의 사냥꾼이 없습니다.
greenland-why-daughter_is_there = 이미 딸이 있습니다.
greenland-why-all_who_can_go = 실어 나를 수 있는 만큼 모두 갑니다.
greenland-why-alpha_is_there = 우두머리는 이미 거기에 있습니다.
greenland-why-not_in_the_row = 종족이 사냥하는 행에 없습니다.
greenland-why-not_hers_to_change = 이 가모장은 그곳으로 보내지 않거나, 갈 수 있는 사냥꾼이 없습니다.
greenland-why-nobody_can_come = 거기서 올 수 있는 사냥꾼이 없습니다.
greenland-why-no_matriarch_of_rank = 가모장이 없습니다: { $rank }.
greenland-why-not_another_elder = 거기에 아무도 없거나, 이미 주사위로 정해진 서열입니다.
greenland-why-hunted_by_others = 다른 종족이 이곳에서 사냥합니다. 생물군계는 함께 쓸 수 없습니다.
greenland-why-not_occupied = 점령된 마을만 급습할 수 있습니다.
greenland-why-no_bishop = 주교가 없습니다.
greenland-why-is_inactive = 비활성 종족은 신세계에만 배정할 수 있고 급습당하지 않습니다.
greenland-why-shuns = { $tribe }: 그린란드에서 하지 않습니다 ({ $type }).
greenland-why-was_vocal = 당신의 종족은 아직 발성 종족이었으므로 첫 턴에는 진급할 수 없습니다.
greenland-why-not_so_many_tribesmen = 배정되지 않은 큐브가 그만큼 없습니다.
greenland-why-not_free_to_marry = 다른 종족의 딸이 아닙니다.
greenland-why-nothing_to_swap = { $tribe }: 교환할 것이 없습니다.
greenland-why-not_to_be_swapped = 교환할 수 있는 것은 다른 종류의 디스크 1개, 발명품, 남편 자리뿐입니다.
greenland-why-toll = 배정되지 않은 큐브 중 { $least }개 이상 { $count }개 이하가 죽습니다.
greenland-why-not_so_many_disks = { $tribe }: 이 디스크가 { $count }개 있습니다.

# Agreements, before a table is opened.

greenland-why-tribe_twice = 같은 종족({ $tribe })을 두 자리에서 맡을 수 없습니다.
greenland-why-variant_seats = 이 변형 규칙은 { $count }명이 플레이할 수 없습니다.
greenland-why-no_such_variant = 이 판본에는 이 변형 규칙이 없습니다.
greenland-why-no_sami = { greenland-rule-edition-1 }에는 { greenland-tribe-sami }이 없습니다.
greenland-why-early_tribes = { greenland-rule-variant-early }에서는 { greenland-tribe-tunit }과 { greenland-tribe-sami }을 플레이합니다.
greenland-why-all_three_tribes = 혼자 플레이할 때는 세 종족을 모두 맡습니다.
greenland-why-no_heritage = 이 변형 규칙은 끝난 네안데르탈 게임에서 이어집니다.

# 확률
greenland-odds-success = 성공
greenland-odds-dead = 사망
greenland-odds-hits = 명중
greenland-odds-trophy = 노획물에 필요한 같은 눈
greenland-odds-to_hand = 카드를 손으로 가져올 같은 눈
greenland-odds-rolling_again = 명중이 아닌 주사위를 다시 굴릴 수 있는 만큼 모두 다시 굴릴 때.
