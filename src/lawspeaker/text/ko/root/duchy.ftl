# Root: 땅굴 공국

root-kind-duchy_warrior = 공국 병사
    .within = 병사
root-kind-citadel = 성루
root-kind-market = 시장
root-kind-tunnel = 터널

root-rank-squire = 하급 귀족
root-rank-noble = 귀족
root-rank-lord = 대귀족

root-minister-foremole = 두더지 감독관
root-minister-captain = 두더지 대장
root-minister-marshal = 원수
root-minister-brigadier = 여단장
root-minister-banker = 은행가
root-minister-mayor = 시장 각하
root-minister-duchess_of_mud = 진흙 여공작
root-minister-baron_of_dirt = 먼지 남작
root-minister-earl_of_stone = 바위 백작

# 질문

root-ask-duchy_corner_where = 어느 모퉁이에서 시작하겠습니까?
root-ask-duchy_failure = 실패의 대가: 어느 대신이 떠납니까?
root-ask-duchy_assembly = 회의에서 무엇을 하겠습니까? (남은 행동 { $count }회)
root-ask-duchy_reveal_for = { $clearing }에 지을 { $kind }: 어느 카드를 공개하겠습니까?
root-ask-duchy_take_back = 터널이 모두 지도 위에 있습니다. 어느 것을 되가져오겠습니까?
root-ask-duchy_dig_where = 어디에 터널을 뚫겠습니까?
root-ask-duchy_dig_with = { $clearing }의 터널에 어느 카드를 쓰겠습니까?
root-ask-duchy_follow = 땅굴에서 { $clearing }로 병사 몇 개를 보내겠습니까?
root-ask-duchy_parliament = 의회: 어느 대신이 행동합니까?
root-ask-duchy_foremole_where = 두더지 감독관: 무엇을 어디에 짓겠습니까?
root-ask-duchy_brigade = 여단장: 이동하겠습니까, 전투하겠습니까?
root-ask-duchy_brigade_again = 여단장: 한 번 더 하겠습니까?
root-ask-duchy_bank = 은행가: 어느 카드를 버리겠습니까? (지금까지 { $count }장)
root-ask-duchy_mayor_as = 시장 각하: 누구의 행동을 하겠습니까?
root-ask-duchy_sway = 대신을 포섭하겠습니까?
root-ask-duchy_sway_with = { $minister }: 어느 카드를 공개하겠습니까? (남은 카드 { $count }장)

# 선택지

root-option-construct = { $clearing }에 { $kind } 짓기
root-option-reveal = { $card } 공개
root-option-recruit_burrow = 땅굴에 징병
root-option-dig = 터널 뚫기
root-option-call = { $minister }
    .facts = { $minister }({ $points }점)
root-option-bank = { $card }
root-option-sway = { $minister } 포섭
    .facts = { $minister } 포섭(카드 { $cost }장, { $points }점)
root-option-dismiss = { $minister }

# 기록

root-record-duchy_reveals = { $seat }: { $card } 카드를 공개했습니다.
root-record-duchy_dismissed = { $seat }: 실패의 대가로 { $minister } 카드가 떠나고, 왕관은 게임에서 제거되었습니다.
root-record-duchy_took_tunnel = { $seat }: { $clearing }의 터널을 되가져왔습니다.
root-record-duchy_called = { $seat }: { $minister } 카드의 행동을 합니다.
root-record-duchy_banked = { $seat }: 은행가에게 카드 { $count }장을 냈습니다.
root-record-duchy_sways = { $seat }: { $minister } 카드를 포섭했습니다.
root-record-duchy_took_up = { $seat }: { $card } 카드를 손패로 되가져왔습니다.

# 안 되는 이유

root-why-duchy_not_swayed = { $minister } 카드는 포섭되어 있지 않습니다.
root-why-duchy_not_the_highest = { $minister } 카드는 포섭한 대신 중 가장 높은 계급이 아닙니다.
root-why-duchy_crafts_in_evening = 제작은 저녁에 합니다.
root-why-duchy_not_its_building = 공국의 건물이 아닙니다.
root-why-duchy_no_tunnel_there = { $clearing }에는 터널이 없습니다.
root-why-duchy_has_tunnel = { $clearing }에는 이미 터널이 있습니다.
root-why-duchy_just_taken = 방금 { $clearing }에서 되가져온 터널입니다.
root-why-duchy_nowhere_to_dig = 터널을 뚫을 수 있는 공터에 맞는 카드가 손패에 없습니다.
root-why-duchy_no_use_to_take = { $clearing }의 터널을 되가져와도 다시 뚫을 수 있는 곳이 없습니다.
root-why-duchy_not_so_many_follow = 터널로 따라갈 수 있는 병사는 4개까지이고, 땅굴에는 { $count }개가 있습니다.
root-why-duchy_has_acted = { $minister } 카드는 이번 차례에 이미 행동했습니다.
root-why-duchy_no_hand_cards = 손패가 없습니다.
root-why-duchy_nowhere_to_build = 남은 건물이 없거나, 지배하는 공터에 빈 건물 칸이 없습니다.
root-why-duchy_neither_move_nor_battle = 이동도 전투도 할 수 없습니다.
root-why-duchy_other_suit = 앞서 버린 카드와 종족({ $suit })이 다릅니다.
root-why-duchy_bank_one = 은행가에게는 적어도 1장을 버려야 합니다.
root-why-duchy_not_for_mayor = 시장 각하는 다른 귀족이나 하급 귀족의 행동만 할 수 있습니다: { $minister }.
root-why-duchy_nobody_for_mayor = 행동할 수 있는 다른 귀족이나 하급 귀족이 없습니다.
root-why-duchy_tunnels_in_supply = 지도 위에 없는 터널이 있습니다.
root-why-duchy_no_markets = 지도 위에 시장이 없습니다.
root-why-duchy_no_citadels = 지도 위에 성루가 없습니다.
root-why-duchy_is_swayed = { $minister } 카드는 이미 포섭되어 있습니다.
root-why-duchy_no_crown = 세력판에 남은 왕관이 없습니다: { $rank }.
root-why-duchy_too_few = { $minister } 포섭에는 저마다 맞는 공터가 있는 카드 { $cost }장을 공개해야 하는데, 공개할 수 있는 것은 { $count }장입니다.
root-why-duchy_no_clearing_for = { $card } 카드에 맞고 내 말이 있는 공터가 남아 있지 않습니다.

# 터미널의 판

ui-root-duchy-below = 병사 { $count }개
ui-root-duchy-citadels = 아침마다 병사 { $count }개
ui-root-duchy-markets = 저녁마다 카드 { $count }장
ui-root-duchy-crowns = 왕관 { $count }개({ $points }점), 카드 { $cards }장:
ui-root-duchy-revealed = 공개:

# 규칙 선택

root-rule-faction_1-duchy = { root-faction-duchy }
root-rule-faction_2-duchy = { root-faction-duchy }
root-rule-faction_3-duchy = { root-faction-duchy }
root-rule-faction_4-duchy = { root-faction-duchy }
root-rule-faction_5-duchy = { root-faction-duchy }
root-rule-faction_6-duchy = { root-faction-duchy }
root-rule-price_of_failure = 공국의 건물이 한꺼번에 여럿 제거될 때
root-rule-price_of_failure-event = 대신 1장이 떠남
root-rule-price_of_failure-building = 건물 하나마다 대신 1장이 떠남
root-rule-dig_again = 되가져온 터널을 뚫을 수 있는 곳
root-rule-dig_again-anywhere = 같은 공터도 가능
root-rule-dig_again-elsewhere = 다른 공터만
root-rule-burrow_claim = 땅굴과 ‘왕위 주장’
root-rule-burrow_claim-counts = 지배하는 공터로 셈
root-rule-burrow_claim-apart = 세지 않음
root-rule-banker_birds = 은행가에게 버리는 새 카드
root-rule-banker_birds-wild = 어느 종족과도 함께 가능
root-rule-banker_birds-apart = 새 카드끼리만
