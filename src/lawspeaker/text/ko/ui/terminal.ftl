# The terminal table: its keys, and how to read it

ui-key-help = 도움말
ui-key-hurry = 빨리
ui-pace = 봇이 선택할 때마다 { $seconds }초 쉽니다.
ui-how-to-leave = 나가려면 q를 누르세요. 게임은 저장되며 나중에 이어서 할 수 있습니다.
ui-signs = 기호
ui-help-keys = 키
ui-help-signs = 화면 읽는 법
ui-help-choose = 선택지를 고르거나 번호를 입력합니다
ui-help-pages = 게임판의 페이지를 넘깁니다
ui-help-pane = 기록이나 게임판으로 옮겨 가거나 돌아옵니다
ui-help-scroll = 게임판이나 기록 페이지를 위아래로 움직입니다
ui-help-clause = 질문이나 기록 한 줄의 근거가 되는 조항을 봅니다
ui-help-why = 지금 고를 수 없는 것과 그 이유를 봅니다
ui-help-undo = 마지막 선택을 되돌립니다 (그 뒤에 새로운 정보가 공개되었다면 되돌릴 수 없습니다)
ui-help-hurry = 내 차례가 올 때까지 봇이 쉬지 않고 선택합니다
ui-help-pace = 봇이 선택한 뒤 쉬는 시간을 줄이거나 늘립니다
ui-help-language = 표시 언어를 바꿉니다
ui-help-save = 지금 저장합니다 (선택할 때마다 자동으로 저장됩니다)
ui-help-suspend = 셸로 돌아갑니다 (fg로 다시 엽니다)
ui-help-leave = 나갑니다 (게임은 저장됩니다)
ui-guide-focus = 커서가 놓인 선택지가 가리키는 것
ui-guide-choice = 지금 고를 수 있는 것
ui-guide-subject = 질문의 대상
ui-guide-now = 차례이거나 처리 중인 것
ui-guide-changed = 내가 마지막으로 선택한 뒤 바뀐 것
ui-guide-new = 내가 마지막으로 선택한 뒤의 기록
ui-guide-untold = 기록 페이지에만 있는 새 줄의 수
ui-guide-clause = 근거가 되는 규칙 조항

# Auctions
ui-bids = 지금까지의 입찰: { $bids }
ui-no-bids = 아직 아무도 입찰하지 않았습니다.
ui-terms = 조건: { $terms }

# Before and after a game
ui-which-game = 어느 게임을 하겠습니까
ui-replayed = 선택 { $count }번을 재현했고, 저장된 상태와 일치합니다({ $hash }).
ui-no-games = { $folder }에 저장된 게임이 아직 없습니다.
ui-games-name = 이름
ui-games-game = 게임
ui-games-state = 상태
ui-games-answers = 선택 수
ui-games-seats = 자리
ui-games-played = 마지막으로 한 때
ui-games-over = 끝남
ui-games-unfinished = 진행 중
ui-games-unreadable = 읽을 수 없음
ui-audited = 키가 커밋먼트 { $hash }에 맞고, 난수 결과 { $count }개가 모두 재현됩니다.
ui-rules-default = (기본)
ui-rules-how = 다른 값으로 하려면: { $command }
ui-unanswered = { $bot }: 고르지 못했습니다. { $reason }
