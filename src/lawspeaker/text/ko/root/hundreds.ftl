# 백 무리의 군주

root-kind-hundreds_warrior = 백 무리 병사
    .within = 병사
root-kind-warlord = 군벌
root-kind-stronghold = 요새
root-kind-mob = 폭도 토큰

root-mood-bitter = 비통함
root-mood-grandiose = 거창함
root-mood-jubilant = 의기양양함
root-mood-lavish = 후함
root-mood-relentless = 집요함
root-mood-rowdy = 떠들썩함
root-mood-stubborn = 완고함
root-mood-wrathful = 격노

# 질문

root-ask-hundreds_where = 어느 모퉁이에서 시작하겠습니까?
root-ask-hundreds_raze_item = { $clearing }의 폐허에서 어느 아이템을 가져오겠습니까?
root-ask-hundreds_mob_where = 폭도 주사위 결과: { $suit }. 폭도를 어디에 놓겠습니까?
root-ask-hundreds_recruit_where = 병사가 모자랍니다. 다음에는 어느 요새에 놓겠습니까?
root-ask-hundreds_anoint = 어디에서 군벌을 추대하겠습니까?
root-ask-hundreds_mood = 군벌의 기분을 무엇으로 하겠습니까?
root-ask-hundreds_lavish = 병사 2개를 받고 어느 아이템을 내놓겠습니까?
root-ask-hundreds_craft = 카드 1장을 제작하겠습니까?
root-ask-hundreds_command = { $count ->
    [0] 무리 지휘가 끝났습니다. 넘어가기 전에 다른 것을 하겠습니까?
   *[other] 무리 지휘: 이동, 전투, 건설 중 무엇을 하겠습니까? (남은 행동 { $count }회)
}
root-ask-hundreds_build_with = { $clearing }의 요새에 어느 카드를 쓰겠습니까?
root-ask-hundreds_advance = { $count ->
    [0] 군벌 진격이 끝났습니다. 넘어가기 전에 다른 것을 하겠습니까?
   *[other] 군벌 진격: { $clearing }에서 어디로 이동하겠습니까? 바로 전투해도 됩니다. (남은 진격 { $count }회)
}
root-ask-hundreds_then_battle = 군벌이 { $clearing }에서 전투하겠습니까?
root-ask-hundreds_once_more = 집요함: { $clearing }의 군벌은 한 번 더 이동하거나 전투할 수 있습니다. 무엇을 하겠습니까?
root-ask-hundreds_incite = 어디에서 폭도를 선동하겠습니까?
root-ask-hundreds_incite_with = { $clearing }에서 선동하는 데 어느 카드를 쓰겠습니까?
root-ask-hundreds_roll_again = 폭도 주사위를 굴리겠습니까? (남은 굴림 { $count }회)
root-ask-hundreds_contempt = 아이템({ $item })을 보물고에 넣겠습니까, 게임에서 제거하고 { $points }점을 얻겠습니까?
root-ask-hundreds_full_track = 아이템({ $item })의 트랙이 가득 찼습니다. 어느 아이템을 제거하고 1점을 얻겠습니까?
root-ask-hundreds_loot = { $clearing }에서 약탈하겠습니까? (상대: { $seat }) 주사위 타격은 주지 않습니다.
root-ask-hundreds_loot_what = 어느 아이템을 약탈하겠습니까? (상대: { $seat })
root-ask-hundreds_escort = { $clearing }에서 { $target }로 군벌과 함께 병사를 몇 개 옮기겠습니까?
root-ask-hundreds_disband = { $clearing }의 전투에 어디의 폭도를 병사로 부르겠습니까?

# 선택지

root-option-mood = { $mood_value ->
    [bitter] { $mood }: 군벌의 전투에서 폭도가 병사가 됨
    [grandiose] { $mood }: 지휘보다 진격을 먼저 함
    [jubilant] { $mood }: 군벌이 있는 곳에서 선동하면 폭도 주사위를 4번까지 굴림
    [lavish] { $mood }: 보물고의 아이템 1개마다 병사 2개
    [relentless] { $mood }: 군벌이 이동과 전투를 모두 했으면 둘 중 하나를 한 번 더 함
    [rowdy] { $mood }: 저녁에 카드 1장이나 2장을 더 뽑음
    [stubborn] { $mood }: 군벌의 전투에서 첫 타격을 무시함
   *[wrathful] { $mood }: 군벌이 공격할 때 추가 타격 1
}
root-option-with_warlord = { $count ->
    [0] 군벌만
   *[other] 군벌과 병사 { $count }개
}
root-option-stronghold = { $clearing }에 요새 건설
root-option-incite = { $clearing }에서 선동
root-option-roll_mob = 폭도 주사위 굴리기
root-option-disband = { $clearing }의 폭도
root-option-raze_item = { $ruin_item } 가져오기
root-option-hoard_item = 보물고에 넣기
root-option-break_item = 제거하고 점수 얻기
root-option-scrap = { $item } 제거
root-option-loot = 약탈하기
root-option-loot_item = { $item } 약탈
root-option-loot_used_item = 소진된 { $item } 약탈

# 기록

root-record-hundreds_led = { $count ->
    [0] { $seat }: 군벌이 혼자 이동했습니다. { $clearing } → { $target }
   *[other] { $seat }: 군벌이 병사 { $count }개와 함께 이동했습니다. { $clearing } → { $target }
}
root-record-hundreds_hoarded = { $seat }: 보물고에 넣은 아이템 - { $item }
root-record-hundreds_scrapped = { $seat }: 게임에서 제거한 아이템 - { $item }
root-record-hundreds_loots = { $seat }: { $clearing }에서 약탈을 선언했습니다({ $target }).
root-record-hundreds_razed_in_vain = { $seat }: { $clearing }의 폐허에서 아무것도 얻지 못했습니다.
root-record-hundreds_razed = { $seat }: { $clearing }의 폐허에서 가져온 아이템 - { $ruin_item }
root-record-hundreds_rolled = { $seat }: 폭도 주사위 - { $suit }
root-record-hundreds_in_mood = { $seat }: 군벌의 기분 - { $mood }
root-record-hundreds_oppresses = { $seat }: 공터 { $count }곳을 억압하고 있습니다.

# 안 되는 이유

root-why-hundreds_has_such_item = 폐허에서 이미 얻은 아이템입니다: { $ruin_item }.
root-why-hundreds_not_under_ruin = 그 폐허 아래에 있는 아이템이 아닙니다.
root-why-hundreds_has_mob = { $clearing }에 이미 폭도가 있습니다.
root-why-hundreds_no_mob_near = { $clearing }에 인접한 공터에 폭도가 없습니다.
root-why-hundreds_not_rolled = { $clearing }는 굴린 종족({ $suit })의 공터가 아닙니다.
root-why-hundreds_nothing_due = { $clearing }에는 병사를 더 놓을 요새가 없습니다.
root-why-hundreds_no_warrior_there = { $clearing }에 내 병사가 없습니다.
root-why-hundreds_same_mood = 군벌의 지금 기분({ $mood })과 다른 기분을 골라야 합니다.
root-why-hundreds_spoiled_mood = 보물고에 { $item } 아이템이 있어 고를 수 없는 기분입니다: { $mood }.
root-why-hundreds_not_in_hoard = 보물고에 없는 아이템입니다: { $item }.
root-why-hundreds_not_on_track = 그 트랙에 없는 아이템입니다: { $item }.
root-why-hundreds_crafting_comes_first = 제작은 지휘와 진격보다 먼저 합니다.
root-why-hundreds_no_commands = 지휘력 { $count }만큼 모두 행동했습니다.
root-why-hundreds_no_advances = 무용 { $count }만큼 모두 진격했습니다.
root-why-hundreds_warlord_elsewhere = 군벌이 { $clearing }에 없습니다.
root-why-hundreds_not_looted = 그 제작 아이템 칸에 없는 아이템입니다.
root-why-hundreds_no_mob_there = { $clearing }에 폭도가 없습니다.
root-why-hundreds_too_far = { $clearing }의 폭도는 전장에서 너무 멉니다.
root-why-never_struck = 전투 밖에서는 제거할 수 없는 말입니다.

# 규칙 선택

root-rule-faction_1-hundreds = { root-faction-hundreds }
root-rule-faction_2-hundreds = { root-faction-hundreds }
root-rule-faction_3-hundreds = { root-faction-hundreds }
root-rule-faction_4-hundreds = { root-faction-hundreds }
root-rule-faction_5-hundreds = { root-faction-hundreds }
root-rule-faction_6-hundreds = { root-faction-hundreds }
root-rule-warlord = 군벌
root-rule-warlord-warrior = 모든 면에서 병사
root-rule-warlord-figure = 지배에는 세지 않음
root-rule-stronghold_crafting = 백 무리가 한 차례에 제작하는 카드
root-rule-stronghold_crafting-once = 1장
root-rule-stronghold_crafting-any = 몇 장이든
root-rule-relentless = 집요한 군벌의 추가 이동이나 전투
root-rule-relentless-once = 단계마다 한 번
root-rule-relentless-each = 둘 다 한 진격마다
root-rule-razed_items = 불태운 폐허 아래에 아이템이 여럿이면
root-rule-razed_items-random = 무작위로 1개
root-rule-razed_items-chosen = 골라서 1개
root-rule-buried_warlord = ‘관 짜는 장인’과 군벌
root-rule-buried_warlord-returns = 주인에게 돌아감
root-rule-buried_warlord-buried = 카드에 놓임

# 터미널의 세력 판

ui-root-mood = 기분
ui-root-command = 지휘력 { $count }
ui-root-prowess = 무용 { $count }
ui-root-commanded = { $count }회 남음
