# 브라우저 테이블의 말. web/src의 `say("web-...")`로 쓴다.

# 모든 페이지의 틀
web-name = Lawspeaker
web-skip = 본문으로 건너뛰기
web-language = 언어
web-theme-dark = 어두운 색으로
web-theme-light = 밝은 색으로
web-account = 계정
web-close = 닫기
web-copy = 복사
web-copied = 복사했습니다
web-share = 공유
web-send = 보내기
web-missing = 그런 페이지는 없습니다.
web-to-lobby = 로비로
web-no-server = 서버가 응답하지 않습니다. 잠시 뒤 페이지를 새로고침해 주세요.

# 낱말 사이의 부호
web-colon = { ": " }
web-comma = { ", " }
web-stop = { ". " }
web-brackets = { $words }({ $more })

# 로비
web-hero = 규칙 그대로 즐기는 보드게임
web-hero-more = 봇과 또는 친구와 브라우저에서 즐기세요. 모든 질문과 기록에 근거 조항이 표시됩니다.
web-play-now = 지금 { $game } 시작하기
web-opening = 준비하는 중…
web-new = 새 테이블
web-mine = 내 게임
web-mine-over = 끝난 게임 ({ $count })
web-open = 참가할 수 있는 테이블
web-open-none = 지금은 기다리는 사람이 없습니다. 직접 테이블을 열거나 봇과 겨뤄 보세요.
web-games = 게임
web-seat-counts = { $least }~{ $most }명
web-watch = 관전할 수 있는 게임
web-card-seats = 인원
web-card-minutes = { $least }~{ $most }분
web-card-length = 시간
web-card-weight = 난이도
web-weight = { $weight ->
    [1] 가벼움
    [2] 쉬움
    [3] 보통
    [4] 어려움
   *[other] 매우 어려움
}
web-opened-by = { $host } 님의 테이블
web-play-bots = 봇과 겨루기
web-new-short = 테이블 열기…
web-rules = 규칙
web-import = 저장된 게임 가져오기
web-import-more = 여기나 터미널판에서 저장한 게임 파일입니다. 끝나지 않은 게임은 이어서 하고, 끝난 게임은 다시 볼 수 있습니다.
web-import-wrong = 이 파일은 저장된 게임이 아닙니다.
web-room-playing = 진행 중
web-room-over = 끝남

# 새 테이블
web-new-game = 게임
web-new-count = 자리 수
web-new-seats = 자리 { $count }개
web-seat-number = { $number }번 자리
web-sitter-of = { $number }번 자리에 앉을 사람
web-new-deal = 무작위로 배정
web-sitter-me = 나
web-sitter-friend = 친구 (링크로 초대)
web-sitter-open = 로비의 누구나
web-sitter-bot = 봇
web-bot-novice = 초급 봇
web-bot-skilled = 중급 봇
web-bot-expert = 고급 봇
web-bot-master = 달인 봇
web-bot-random = 무작위 봇
web-bot-greedy = 눈앞의 이익을 좇는 봇
web-bot-search = 수를 읽는 봇
web-bot-learned = 학습한 봇
web-variants = 변형 규칙
web-variants-more = 규칙서가 직접 제시하는 선택입니다. 각 항목의 첫 값이 기본값입니다.
web-rulings = 규칙서에 없는 부분
web-rulings-more = 규칙서가 정하지 않은 것을 어떻게 다룰지 정합니다. 잘 모르겠으면 그대로 두세요.
web-time = 시간
web-term-clock-seconds = 각자의 제한 시간
web-term-clock-seconds-value = { $none ->
    [true] 제한 없음
   *[false] { $minutes }분
}
web-term-clock-gain = 선택할 때마다 더해지는 시간
web-term-clock-gain-value = { $value }초
web-term-absent = 응답이 없으면 봇이 대신하기까지
web-term-absent-value = { $none ->
    [true] 대신하지 않음
   *[false] { $minutes ->
        [60] 1시간
        [1440] 1일
        [4320] 3일
       *[other] { $minutes }분
    }
}
web-term-spectators = 링크를 아는 사람의 관전 허용
web-term-public = 로비에 보여 누구나 관전할 수 있게 하기
web-term-undo = 사람끼리도 되돌리기 허용
web-new-open = 테이블 열기

# 계정
web-your-name = 테이블에서 쓸 이름
web-email = 이메일 (선택)
web-email-more = 서버가 메일을 보낼 수 있을 때 차례를 알리는 데만 씁니다.
web-save = 저장
web-saved = 저장했습니다.
web-notices = 내 차례가 되면 이 브라우저로 알리기
web-notices-refused = 브라우저가 이 페이지의 알림을 허용하지 않습니다.
web-account-more = 계정 없이도 할 수 있습니다. 계정을 만들면 어느 브라우저에서든 내 게임을 다시 찾을 수 있고, 지금 하는 게임도 그대로 이어집니다.
web-login = 사용자 이름
web-password = 비밀번호 (8자 이상)
web-log-in = 로그인
web-register = 계정 만들기
web-log-out = 로그아웃
web-logged-in = { $login } 계정으로 로그인했습니다.
web-logged-out = 로그아웃했습니다.
web-welcome = 환영합니다.

# 기다리는 테이블
web-join = 테이블에 초대받았습니다
web-join-more = 불리고 싶은 이름을 적고 자리에 앉으세요.
web-join-do = 자리에 앉기
web-invited-by = { $host } 님이 초대했습니다
web-invited-unknown = 초대받았습니다
web-invited-seat = 내 자리
web-invited-host = 테이블을 연 사람
web-invited-with = 함께하는 사람
web-invited-taken = 이 자리에는 이미 다른 사람이 앉았습니다.
web-invited-mine = 이미 이 테이블에 앉아 있습니다.
web-invited-go = 테이블로
web-time-none = 제한 없음
web-time-gain = { $time } (선택할 때마다 { $gain }초 추가)
web-send-away = 내보내기
web-seat-bot = 봇 앉히기
web-waiting-seats = { $count ->
    [0] 자리가 모두 찼습니다.
   *[other] 빈자리: { $count }
}
web-waiting-begins = 모든 자리가 차면 바로 게임이 시작됩니다.
web-invite = 링크 만들기
web-invite-link = 이 자리의 링크
web-invite-copy = 이 자리의 링크 복사
web-sit = 앉기
web-rise = 일어나기
web-close-room = 이 테이블 닫기
web-room-refused = 그런 테이블이 없거나 볼 수 없는 테이블입니다.
web-room-crowded = 이미 열려 있는 테이블이 너무 많습니다. 하나를 닫은 뒤 이 페이지를 새로고침해 주세요.
web-connection-connecting = 연결하는 중…
web-connection-broken = 연결이 끊겼습니다. 다시 연결하는 중이며, 게임은 그대로 남아 있습니다.

# 자리
web-seat = 자리
web-seats = 자리
web-seat-open = 빈자리
web-seat-called = { $side } ({ $name })
web-somebody = 이름 없음
web-you = 나
web-away = 자리 비움
web-standing-in = 봇이 대신하는 중
web-standing-in-you = 지금은 봇이 대신 선택하고 있습니다.
web-take-back = 내 자리로 돌아가기
web-is-asked = 지금 선택할 차례

# 떠나기
web-leave = 나가기·기권
web-leave-away = 이 페이지는 언제든 닫아도 됩니다. 게임은 기다리고, 로비에서 다시 찾을 수 있습니다.
web-resign = 기권하기
web-resign-others = 끝까지 봇이 대신 플레이하며, 자리로 돌아올 수 없습니다. 다른 사람들의 게임은 계속됩니다.
web-resign-last = 남은 사람이 나뿐이므로 게임은 여기서 끝나고 승자는 없습니다. 다시 보거나 파일로 저장할 수는 있습니다.
web-resign-keep = 계속하기
web-resigned = 기권
web-resigned-you = 기권했습니다. 봇이 대신 이어 갑니다.
web-hand-over = 봇에게 맡기기
web-hand-over-more = { $seat } 자리가 비어 모두 기다리고 있습니다. 돌아올 때까지 봇이 대신할 수 있습니다.
web-abandoned = 게임이 중단되었습니다
web-abandoned-more = 모두 기권하여 승자가 없습니다.

# 질문
web-ask = 질문
web-your-turn = 내 차례:
web-asked-you = 내 차례
web-waiting-for = { $seat } 차례를 기다리는 중
web-thinking = { $seat } 생각하는 중…
web-watching = 관전 중입니다.
web-options = 선택지
web-filter = 입력해서 선택지 찾기
web-filtered = 선택지 { $count }개
web-filter-nothing = 해당하는 선택지가 없습니다.
web-which = 무엇을 선택할까요?
web-fold = 선택지 접기
web-unfold = 선택지 펼치기
web-sending = 보내는 중…
web-undo = 되돌리기
web-hint = 힌트
web-hint-thinking = 생각하는 중…
web-hinted = 좋아 보이는 답
web-hint-how = 어떻게 계산했나요?
web-why-not = 고를 수 없는 이유
web-why-nothing = 지금 규칙 때문에 고를 수 없는 것은 없습니다.
web-since = 내 차례 이후
web-confirm = 이대로 할까요?
web-confirm-yes = 예
web-confirm-no = 아직요
web-why-also = 그 밖에 { $count }개
web-declines = 카드가 있든 없든 몇 초 뒤 자동으로 넘기기
web-declining = 카드를 쓰지 않으면 몇 초 뒤 넘어갑니다
web-times = 한 번에 할 횟수
web-times-less = 하나 줄이기
web-times-more = 하나 늘리기
web-title-yours = ● 내 차례 – { $title }

# 처음 오신 분께
web-intro = 테이블 사용법
web-intro-ask = 내 차례가 되면 질문과 규칙이 허용하는 모든 선택지가 나타납니다. 규칙을 어길 일은 없습니다.
web-intro-board = 선택지를 누르거나 게임판에서 빛나는 곳을 누르세요.
web-intro-law = § 번호는 조항입니다. 누르면 읽을 수 있습니다.
web-intro-help = ‘힌트’는 좋아 보이는 답과 그 이유를, ‘고를 수 없는 이유’는 규칙이 금지하는 것을 보여 주고, ‘되돌리기’는 마지막 선택을 되돌립니다.
web-intro-done = 테이블로

# 게임판
web-board = 게임판
web-face = 게임판 표시 방식
web-fields = 항목
web-zoom-in = 확대
web-zoom-out = 축소
web-zoom-whole = 전체 보기
web-zoom-more = 이쪽에도 고를 수 있는 것이 있음

# 게임판 옆
web-tabs = 테이블의 각 부분
web-tab-board = 게임판
web-tab-record = 기록
web-tab-chat = 채팅
web-tab-law = 규칙
web-record = 기록
web-record-earlier = 이전 기록
web-record-new = 새 기록:
web-record-empty = 아직 아무 일도 없었습니다.
web-record-show = 이 시점을 게임판에 표시
web-moment = 게임의 시점
web-moment-of = 시점 { $number } / { $last }
web-moment-first = 처음으로
web-moment-back = 이전 단계로
web-moment-forth = 다음 단계로
web-moment-last = 끝으로
web-moment-now = 현재로 돌아가기
web-eyes = 누구의 시야로 볼지
web-eyes-own = 내 시야
web-eyes-all = 모두 공개
web-chat = 채팅
web-chat-empty = 아직 아무도 말하지 않았습니다.
web-chat-say = 테이블에 말하기
web-clause = 조항
web-clause-open = { $clause } 조항 읽기
web-clause-rules = 규칙에서 열기
web-law = 조항
web-law-search = 규칙 검색
web-law-found = 조항 { $count }개
web-law-nothing = 해당하는 조항이 없습니다.
web-law-english = 아직 영어로 된 조항이 있습니다.
web-rules-of = 규칙: { $game }
web-contents = 차례
web-law-from-table = ✓는 이 테이블에서 합의한 것입니다.
web-law-usual = ✓는 기본 처리입니다.
web-law-other-answers = 다른 처리
web-in-play = 실제 상황
web-in-play-of = { $game }: { $clause }의 실제 상황
web-in-play-more = 이 조항을 증명하는 테스트의 상황입니다. 선택을 하나씩 넘기거나 게임판에서 빛나는 곳을 누르세요.
web-in-play-asked = { $seat }에게 묻는 것:
web-in-play-answer = 선택: { $answer }
web-in-play-happens = 그 결과:
web-in-play-over = 이 상황은 여기까지입니다.
web-in-play-agreed = 이 상황의 합의:
web-in-play-page = 따로 열기
web-in-play-step = { $last }단계 중 { $number }단계
web-in-play-back = 한 단계 뒤로
web-in-play-forth = 다음 단계
web-rules-page = 규칙을 따로 열기
web-first = 처음 5분
web-first-of = 5분 만에 보는 { $game }
web-first-you = 당신은 누구인가
web-first-win = 어떻게 이기는가
web-first-turn = 차례의 흐름
web-first-sides = 진영마다의 특징
web-term-of = { $word } 설명
web-does = 설명
web-does-more = 선택지마다 무슨 일이 일어나는지 한 줄로 보여 주기

# 게임 따라가기
web-follow = 진행 중인 일
web-follow-pause = 일시 정지
web-follow-resume = 계속
web-follow-step = 다음 단계
web-follow-skip = 건너뛰기
web-settings = 테이블 설정
web-settings-kept = 이 브라우저에 저장되며 모든 게임에 적용됩니다.
web-setting-pace = 다른 플레이어의 행동 보여 주기
web-setting-pace-off = 한꺼번에
web-setting-pace-slow = 천천히
web-setting-pace-normal = 하나씩
web-setting-pace-fast = 빠르게
web-setting-motion = 말의 움직임
web-setting-motion-off = 없음
web-setting-motion-slow = 천천히
web-setting-motion-normal = 보통
web-setting-motion-fast = 빠르게
web-setting-marks = 내 마지막 선택 이후 바뀐 곳 표시
web-setting-sounds = 소리
web-setting-confirm = 차례를 끝내거나 패스하기 전에 다시 묻기
web-setting-guard = 질문이 바뀐 직후의 클릭 무시

# 키
web-keys = 단축키
web-keys-on = 단축키 사용
web-key-choose = 그 번호의 선택지 고르기
web-key-move = 선택지 사이 이동, Enter로 결정
web-key-filter = 입력해서 선택지 찾기
web-key-undo = 마지막 선택 되돌리기
web-key-hint = 좋아 보이는 답과 그 이유
web-key-why = 고를 수 없는 이유
web-key-record = 기록
web-key-chat = 채팅
web-key-law = 규칙
web-key-board = 게임판으로 (Tab으로 고를 수 있는 것 사이 이동)
web-key-past = 앞뒤 시점으로
web-key-play = 내 차례 이후 일어난 일 재생, 일시 정지
web-key-skip = 현재까지 건너뛰기
web-key-zoom = 게임판에서: 확대, 축소, 전체 (화살표로 이동)
web-key-help = 이 도움말
web-key-close = 닫기

# 잘못된 것
web-trouble-failed = 서버에 문제가 생겼습니다. 다시 시도해 주세요.
web-trouble-has_account = 이미 계정이 있습니다. 다른 계정을 만들려면 먼저 로그아웃하세요.
web-trouble-invalid = 입력을 받아들일 수 없습니다({ $reason })
web-trouble-invited_only = 이 자리는 초대받은 사람의 자리입니다.
web-trouble-login_taken = 이미 쓰이는 사용자 이름입니다. 다른 이름을 골라 주세요.
web-trouble-no_seat = 자리에 앉은 사람만 할 수 있습니다.
web-trouble-no_undo = 더는 되돌릴 수 없습니다.
web-trouble-not_agreed = 이 테이블에서는 되돌릴 수 없습니다. 다른 사람도 함께하는 게임인데 되돌리기를 허용하기로 합의하지 않았습니다.
web-trouble-not_host = 테이블을 연 사람만 할 수 있습니다.
web-trouble-not_offered = 지금은 고를 수 없는 선택지입니다.
web-trouble-not_over = 게임이 끝난 뒤에 할 수 있습니다.
web-trouble-not_playing = 지금 여기서는 게임이 진행되고 있지 않습니다.
web-trouble-not_possible = 더는 할 수 없습니다.
web-trouble-seat_taken = 그사이에 다른 사람이 이 자리에 앉았습니다.
web-trouble-too_big = 너무 깁니다.
web-trouble-too_early = 차례인 사람이 몇 분 동안 자리를 비웠을 때만 봇이 대신할 수 있습니다.
web-trouble-too_many = 끝나지 않은 게임이 너무 많습니다. 먼저 몇 개를 끝내 주세요.
web-trouble-too_often = 짧은 시간에 너무 자주 요청했습니다. 잠시 기다려 주세요.
web-trouble-unknown_invite = 이 초대는 더 이상 쓸 수 없습니다.
web-trouble-unknown_room = 그런 테이블이 없습니다.
web-trouble-wrong_login = 사용자 이름이나 비밀번호가 틀렸습니다.
web-trouble-wrong_seat = 다른 사람의 차례입니다.

# 게임 종료
web-over = 게임이 끝났습니다
web-won = { $count ->
    [0] 승자가 없습니다
   *[other] 승자: { $names }
}
web-points = 점수
web-points-count = { $count }점
web-course = 점수 흐름
web-course-resigned = { $seat } 기권
web-course-scored = { $seat }: { $points }
web-sources = 점수 내역
web-source = 내역
web-play = 재생
web-pause = 일시 정지
web-speed = 속도
web-speed-value = { $speed }배
web-mark-back = 이전 표시로
web-mark-forth = 다음 표시로
web-rematch = 재대결
web-rematch-join = 재대결 테이블로
web-export = 게임 파일
web-replay = 게임판 아래의 슬라이더로 누구의 시야로든 게임 전체를 다시 볼 수 있습니다.
web-dice = 주사위는 공정할까?
web-dice-bound = 이 게임의 모든 난수는 하나의 비밀 키에서 나옵니다. 이것은 그 키의 해시입니다. 키는 게임이 끝나면 공개되며, 누구나 모든 주사위와 섞기를 검증할 수 있습니다.
web-dice-audit = 모든 난수는 하나의 비밀 키에서 나왔고, 그 해시는 처음부터 공개되어 있었습니다. 게임 파일을 저장하면 다음 명령으로 모든 주사위와 섞기를 검증할 수 있습니다.
web-dice-commitment = 키의 해시
web-dice-copy = 복사: { $what }
web-dice-key = 키

# 수업
web-learn = 하면서 배우기
web-learn-game = { $game } 배우기
web-learn-minutes = 약 { $minutes }분
web-learn-step = { $number }/{ $steps }단계
web-learn-done = 수업을 마쳤습니다
web-learn-progress = 진행 정도
web-learn-all = 수업 목록
web-learn-wrong = 여기서는 아닙니다:
web-learn-on = 다음
web-learn-next = 다음: { $lesson }
web-learn-play = 게임 하기
web-learn-again = 처음부터
web-learn-back = 뒤로
web-learn-show = 정답 보기
web-learn-happened = 일어난 일

# Puzzles
web-puzzles = 문제
web-puzzles-about = 실제로 둔 게임에서 뽑은 국면입니다. 긴 탐색에 따르면 확실히 가장 좋은 답이 하나 있습니다. ★이 많을수록 어렵습니다.
web-puzzle = 문제 { $number } { $stars }
web-puzzle-today = 오늘의 문제
web-puzzle-solved = 풀었음

# After a game
web-coach = 코치
web-coach-ask = 코치에게 묻기
web-coach-looking = 코치가 게임을 다시 보는 중…
web-coach-chances = 승률의 흐름
web-coach-chance = { $seat } { $chance }%
web-coach-turnings = 승부를 가른 답
web-coach-strokes = 가장 컸던 운
web-coach-moment = { $seat }, { $round }라운드
web-coach-none = 눈에 띄는 답이 없었습니다.
