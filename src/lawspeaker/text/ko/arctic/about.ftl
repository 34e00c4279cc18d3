# What things are or do, each in a line. What follows from the game's data is said by its face.

arctic-about-action-diplomacy = 분쟁, 투표, 노르웨이 가입 중 하나를 바꿈
arctic-about-action-ships = 그 나라의 항구에 선박을 건조
arctic-about-action-facility = 매장지가 있는 구역에 채굴 시설을 지음
arctic-about-action-move = 그 나라의 선박을 한 구역씩 이동. 선박이나 채굴 시설도 공격
arctic-about-action-tax = 은행의 돈을 그 나라의 국고에 넣음
arctic-about-action-unrest = 이번 턴, 그 나라가 지배하는 채굴 시설은 생산하지 않음
arctic-about-yellow-high = 5단계에 중국을 지배. 덜 낸 쪽보다 우선
arctic-about-yellow-low = 5단계에 중국을 지배. 더 낸 사람이 없을 때만
arctic-about-option-invest = 비싼 칸의 로비스트일수록 4단계에서 먼저 나라를 고름
arctic-about-option-place = 나라는 목록 순서대로 행동하고, 나라 안에서는 영향력 1번 칸부터 행동함

ui-arctic-cost = 건설비 { $dollars }달러
ui-arctic-sale = 1개에 { $dollars }달러, 또는 하나만 { $single }점, 두 종류 묶음 { $pair }점, 세 종류 묶음 { $triple }점
