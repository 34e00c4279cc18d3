# 프로그램 자체의 말. `words.say("ui-...")`로 쓴다.

ui-language = 한국어

# 아직 이름이 없는 사람
ui-guest = 게스트

# 늘어놓은 말 사이
ui-comma = {", "}

# 메뉴
ui-quit = 종료
ui-save = 저장
ui-undo = 되돌리기

# 테이블
ui-your-turn = { $seat } 차례입니다
ui-waiting = { $seat } 차례를 기다리는 중
ui-record = 기록
ui-saved = 저장했습니다: { $file }
ui-undone = 마지막 선택을 되돌렸습니다.
ui-cannot-undo = 되돌릴 수 없습니다: { $reason }
ui-undo-nothing = 아직 아무 선택도 하지 않았습니다.
ui-undo-other = 그 뒤에 다른 플레이어가 선택했습니다.
ui-undo-learned = 그 뒤에 새로운 정보가 공개되었습니다.

# 게임 종료
ui-game-over = 게임 종료
ui-winners = { $count ->
   *[other] 승자: { $names }
}
ui-points = 점수

# 터미널 테이블
ui-board = 게임판
ui-you-are = 나: { $seat }
ui-watching = 관전 중
ui-thinking = { $seat } 생각 중 ({ $player })
ui-typed = 선택지 { $digits }_ (숫자를 더 누르거나 Enter)
ui-no-option = { $number }번 선택지는 없습니다.
ui-key-choose = 선택
ui-key-clause = 조항
ui-key-why = 이유
ui-why-not = 고를 수 없는 이유
ui-why-nothing = 지금 규칙 때문에 고를 수 없는 것은 없습니다.
ui-key-language = 언어
ui-key-pane = 창 전환
ui-key-pages = 페이지
ui-key-close = 닫기
ui-pass-keyboard = 키보드를 { $seat } 플레이어에게 넘겨주세요.
ui-press-enter = { $seat }: 다른 사람이 보지 않을 때 Enter를 누르세요.
ui-kept = 게임이 { $name } 이름으로 저장되어 있습니다. 이어서 하려면: { $command }
ui-not-saved = 저장 안 됨
ui-unwritable = { $file } 파일에 쓸 수 없습니다: { $reason }
ui-leave-unsaved = 이 게임은 저장되지 않았습니다. 그래도 끝내려면 종료를 한 번 더 누르세요.
ui-not-kept = { $name } 게임의 현재 상태가 저장되지 않았습니다. { $reason }
ui-kept-apart = 저장된 게임을 다른 프로그램이 바꾸었습니다. 이제부터 이 게임은 { $name } 이름으로 저장합니다.
ui-sides-you = 나
ui-sides-which = Enter로 시작, 자리 번호로 맡을 진영을 선택, d로 무작위 배정
ui-sides-side = { $number }번 자리가 맡을 진영
ui-sides-held = { $number }번 자리
ui-played-elsewhere = { $name } 게임을 다른 프로그램에서 하고 있습니다. 먼저 그쪽을 종료하세요.
ui-finished = 게임이 끝났습니다({ $name }). 다시 보려면: { $command }
ui-sequel = 이 게임이 끝난 지점에서 { $game } 게임을 이어 갈 수 있습니다: { $command }
ui-audit = 난수를 검증하려면: { $command }
ui-dice-bound = 난수는 { $hash } 값으로 봉인되어 있습니다.
ui-no-clause = 조항집에 { $clause } 조항이 없습니다.
ui-agreed = 이 테이블의 합의: { $value }
ui-said-of = { $name }: { $said }

# 브라우저 테이블에서 보내는 메일
ui-mail-turn = { $game }: 차례가 되었습니다
ui-mail-body =
    { $name } 님, 안녕하세요.

    { $game } 테이블에서 차례가 되었습니다.
    { $address }

    이 메일은 계정에 등록된 주소로 발송되었습니다. 더 이상 받지 않으려면 여기에서 주소를 삭제해 주세요.
    { $account }

# 테이블 연결이 끊기는 이유
ui-closed-unknown-person = 알 수 없는 브라우저입니다. 페이지를 새로고침해 주세요.
ui-closed-no-room = 그런 테이블이 없습니다.
ui-closed-too-slow = 읽지 않은 내용이 너무 많이 쌓였습니다. 다시 연결해 주세요.
ui-closed-too-often = 짧은 시간에 너무 자주 요청했습니다. 잠시 기다려 주세요.
ui-closed-too-many = 열린 테이블이 너무 많습니다. 먼저 하나를 닫아 주세요.
ui-closed-too-many-from-here = 같은 네트워크에서 연 테이블이 너무 많습니다.
ui-closed-elsewhere = 이 서버는 멈춥니다. 다시 연결해 주세요. 게임은 계속됩니다.
ui-closed-failed = 서버에 문제가 생겼습니다. 다시 시도해 주세요.

# 터미널의 The Arctic. 좁은 열의 제목이라 짧게
ui-arctic-map = 지도
ui-arctic-countries = 국가와 기업
ui-arctic-setup = 준비 중
ui-arctic-turn = 턴 { $turn }/{ $turns }, { $phase }단계 ({ $name })
ui-arctic-over = { $turn }턴에 게임이 끝났습니다
ui-arctic-phase-1 = 시작 플레이어
ui-arctic-phase-2 = 중국 선박 도착
ui-arctic-phase-3 = 투자
ui-arctic-phase-4 = 로비스트 배치
ui-arctic-phase-5 = 중국
ui-arctic-phase-6 = 행동
ui-arctic-phase-7 = 생산과 판매
ui-arctic-phase-8 = 로비스트 복귀
ui-arctic-phase-9 = 턴 종료
ui-arctic-mark-0 = 흰
ui-arctic-mark-1 = 검
ui-arctic-mark-2 = 갈
ui-arctic-mark-3 = 짙
ui-arctic-deposit-gas = G
ui-arctic-deposit-oil = O
ui-arctic-deposit-poly = P
ui-arctic-legend = G 가스  O 석유  P 광석  ⚑ 지배국  ■ 합법  □ 불법  + 보호  › 선택 가능
ui-arctic-action-diplomacy = 외교
ui-arctic-action-ships = 건조
ui-arctic-action-facility = 시설
ui-arctic-action-move = 이동
ui-arctic-action-tax = 징세
ui-arctic-action-unrest = 내정
ui-arctic-treasury = 국고
ui-arctic-tax = 세수
ui-arctic-build = 건조량
ui-arctic-conflict = 분쟁
ui-arctic-vote = 투표
ui-arctic-joined = EU 가입
ui-arctic-council = 이사회 ({ $count }표면 성립)
ui-arctic-accession = 노르웨이 가입 { $count }/2
ui-arctic-china = 중국 선박 { $count }/{ $most }
ui-arctic-track = 투자
ui-arctic-money = 자금
ui-arctic-control-of = { $region } 지배
ui-arctic-score = 점수
ui-arctic-hand = 손에
ui-arctic-tiles = 타일
ui-arctic-facilities = 시설
ui-arctic-worth = (가치 { $points }점)
ui-arctic-sales = 판매
ui-arctic-pole = 북극점
ui-arctic-total = 합계
ui-arctic-scored-gas = 가스
ui-arctic-scored-oil = 석유
ui-arctic-scored-poly = 광석

# 터미널의 ‘루트’
ui-root-map = 지도
ui-root-clearings = 공터
ui-root-cards = 점수와 카드
ui-root-boards = 세력판
ui-root-setup = 준비 중
ui-root-over = { $round }라운드에 게임 종료
ui-root-turn = { $round }라운드: { $faction }, { $phase }
ui-root-birdsong = 아침
ui-root-daylight = 낮
ui-root-evening = 저녁
ui-root-legend = ⚑ 지배  @ 말  □ 빈 칸  ▒ 폐허  ~ 강  (a) 숲  › 선택
ui-root-ferry = 나룻배
ui-root-tower = 탑
ui-root-coalition = 공동 전선: { $faction }
ui-root-in-hand = 손패 { $count }
ui-root-rule-of = { $clearing } 지배
ui-root-deck = 덱 { $count }
ui-root-discards = 버린 더미 { $count }
ui-root-available = 제패:
ui-root-supply = 아이템:
ui-root-no-cards = 보이는 손패가 없습니다
ui-root-any = 아무거나
ui-root-ambush = 매복
ui-root-dominance = 제패
ui-root-warriors = 공급처 병사 { $count }
ui-root-next-building = 다음: 목재 { $wood }, { $points }점
ui-root-wood = 목재: 지도에 { $count }, 공급처 { $left }
ui-root-actions = 남은 행동 { $count }
ui-root-roosts = 매 저녁: { $points }점, 카드 { $cards }장
ui-root-next-sympathy = 다음: 지지자 { $cards }, { $points }점
ui-root-supporters = 지지자 { $count }
ui-root-officers = 장교 { $count }
ui-root-operations = 남은 작전 { $count }
ui-root-bases = 기지
ui-root-track = 트랙
ui-root-quest = 퀘스트
ui-root-completed = 완료
ui-root-crafted = 사용 중:

# 루트 카드의 효과, 짧게
ui-root-effect-armorers = 전투: 버려서 주사위 타격을 모두 무시
ui-root-effect-sappers = 방어: 버려서 추가 타격 1
ui-root-effect-brutal_tactics = 공격: 추가 타격 1, 방어자는 1점
ui-root-effect-royal_claim = 아침: 버려서 지배하는 공터마다 1점
ui-root-effect-stand_and_deliver = 아침: 적의 손패 1장을 무작위로 가져오고, 상대는 1점
ui-root-effect-tax_collector = 낮: 내 병사 1개를 제거하고 카드 1장 뽑기
ui-root-effect-favor_foxes = 여우 공터의 적 말을 모두 제거
ui-root-effect-command_warren = 낮 시작: 전투 1회
ui-root-effect-better_burrow_bank = 아침 시작: 나와 다른 한 명이 카드 1장씩 뽑기
ui-root-effect-cobbler = 저녁 시작: 이동 1회
ui-root-effect-favor_rabbits = 토끼 공터의 적 말을 모두 제거
ui-root-effect-scouting_party = 공격: 매복의 영향을 받지 않음
ui-root-effect-codebreakers = 낮: 다른 플레이어 한 명의 손패 보기
ui-root-effect-favor_mice = 생쥐 공터의 적 말을 모두 제거
ui-root-effect-saboteurs = 아침 시작: 버려서 적이 사용 중인 카드 1장을 버리게 하기
ui-root-effect-soup_kitchens = 내 토큰을 지배에 2개로 셈
ui-root-effect-boat_builders = 강을 길로 다룸
ui-root-effect-corvid_planners = 지배와 상관없이 이동
ui-root-effect-eyrie_emigre = 아침 끝: 이동하여 그곳에서 전투, 못 하면 버림
ui-root-effect-fox_partisans = 여우 공터 전투: 추가 타격 1, 여우 외의 손패는 버림
ui-root-effect-propaganda_bureau = 낮: 맞는 카드로 적 병사 1개를 교체
ui-root-effect-false_orders = 아침: 버려서 공터의 적 병사 절반을 옮김
ui-root-effect-informants = 저녁: 뽑는 대신 버린 매복 카드 가져오기
ui-root-effect-rabbit_partisans = 토끼 공터 전투: 추가 타격 1, 토끼 외의 손패는 버림
ui-root-effect-tunnels = 내 제작 도구가 있는 공터끼리 인접
ui-root-effect-charm_offensive = 저녁 시작: 카드 1장 뽑고 다른 한 명이 1점
ui-root-effect-swap_meet = 아침: 남의 손패를 무작위로 1장 가져오고 1장 주기
ui-root-effect-coffin_makers = 제거된 병사를 모음. 아침 시작: 5개마다 1점
ui-root-effect-mouse_partisans = 생쥐 공터 전투: 추가 타격 1, 생쥐 외의 손패는 버림
ui-root-effect-league_of_adventurous_mice = 낮: 제작 아이템을 소진하여 이동이나 전투 1회
ui-root-effect-murine_broker = 다른 플레이어가 아이템을 제작하면 카드 1장 뽑기
ui-root-effect-master_engravers = 아이템을 제작할 때마다 1점 더

# The law
ui-law-gap = 정해지지 않은 점
ui-law-sources = 출처
ui-law-state = 상태
ui-law-played = 구현됨(엔진이 적용함)
ui-law-shown = 표시만 함(구성물이나 겉모습)
ui-law-waived = 제외
ui-law-open = 미구현
ui-law-proven = 증명하는 테스트
ui-law-unproven = 아직 테스트 없음
ui-law-ruling = 판정
ui-law-variant = 변형 규칙
ui-law-why = 기본값의 이유

# Bots
ui-bot-random = 바로, 아무렇게나 고릅니다. 가장 약합니다. 시험하거나 차례의 흐름을 익힐 때 씁니다.
ui-bot-novice = 사람처럼 실수합니다. 드문 수를 비롯해 몇몇 수를 놓치고, 좋고 나쁨을 잘못 판단합니다. 바로 고릅니다. 첫 게임에 알맞습니다.
ui-bot-skilled = 점수와 형세를 보고 당장 가장 좋아 보이는 수를 바로 고릅니다. random에게는 거의 지지 않습니다.
ui-bot-expert = 고를 때마다 앞으로의 전개를 최대 1초 동안 여러 가지로 진행해 봅니다. skilled를 대개 이깁니다.
ui-bot-master = 고급(expert)처럼 최대 3초 동안 앞을 읽고, 그 게임을 학습한 신경망의 조언도 받습니다.
ui-bot-greedy = 중급(skilled)과 같습니다. 연구에서 쓰는 이름입니다.
ui-bot-search = 고급(expert)과 같지만, 생각할 양을 정할 수 있습니다. search:200은 200번, search:2s는 2초 동안 진행해 봅니다. search:2s:learned는 신경망의 조언을 받습니다.
ui-bot-learned = 스스로 대국하며 학습한 신경망입니다. 바로 고릅니다. 직접 학습시킨 것은 learned:FILE로 씁니다(docs/learning.md 참고).

# 수업
ui-learn-checked = { $lesson }: { $steps }단계, 틀린 답 { $tries }개에 모두 이유가 있음
ui-learn-minutes = { $minutes }분
ui-learn-on = Enter를 누르면 다음으로
ui-learn-answer = 답(?를 입력하면 정답 표시)

# For whoever runs the server
ui-operator-title = 테이블 서버
ui-operator-version = 버전
ui-operator-health = 상태
ui-operator-well = 정상: 데이터베이스가 응답합니다
ui-operator-ill = 데이터베이스가 응답하지 않습니다
ui-operator-stored = 저장된 방
ui-operator-tables = 메모리에 있는 테이블
ui-operator-sockets = 연결
ui-operator-answers = 시작 이후의 답변 수 (사람, 봇)
ui-operator-told = 답변에서 갱신까지의 평균 시간
ui-operator-disk = 디스크를 기다리는 평균 시간
ui-operator-waiting = 생각을 기다리는 봇
ui-operator-log = 로그의 경고와 오류
ui-operator-backup = 모든 게임을 파일 하나로 저장 (진행 중인 게임의 주사위가 들어 있으니 남에게 주지 마세요)
ui-operator-backup-elsewhere = 이 게임들은 PostgreSQL에 있습니다. pg_dump로 저장하고 pg_restore로 되돌리세요.
ui-operator-restore = 저장한 게임을 되돌리려면 서버를 멈추고 --database sqlite:///FILE 을 붙여 시작하세요.
