# The words of the browser table. `say("web-...")` in web/src says them.

# The frame of every page
web-name = Lawspeaker
web-skip = Skip to the content
web-language = Language
web-theme-dark = Dark colours
web-theme-light = Light colours
web-account = Account
web-close = Close
web-copy = Copy
web-copied = Copied
web-share = Share
web-send = Send
web-missing = There is no such page.
web-to-lobby = To the lobby
web-no-server = The server does not answer. Please load the page again in a moment.

# Marks between words
web-colon = { ": " }
web-comma = { ", " }
web-stop = { ". " }
web-brackets = { $words } ({ $more })

# The lobby
web-hero = Board games, played to the letter
web-hero-more = Against bots or with friends, in the browser. Every question and every line of the record names its rule.
web-play-now = Play { $game } now
web-opening = Setting up …
web-new = New table
web-mine = My games
web-mine-over = Finished games ({ $count })
web-open = Open tables
web-open-none = Nobody is waiting right now. Open a table yourself, or play against bots.
web-games = Games
web-seat-counts = { $least } to { $most } players
web-watch = Games to watch
web-card-seats = Seats
web-card-minutes = { $least }–{ $most } min
web-card-length = Length
web-card-weight = Weight
web-weight = { $weight ->
    [1] light
    [2] easy
    [3] medium
    [4] demanding
   *[other] heavy
}
web-opened-by = opened by { $host }
web-play-bots = Play against bots
web-new-short = New table …
web-rules = Rules
web-import = Bring in a stored game
web-import-more = A game file from here or from the terminal: an unfinished game goes on, a finished one can be watched again.
web-import-wrong = This file is not a stored game.
web-room-playing = Being played
web-room-over = Over

# A new table
web-new-game = Game
web-new-count = How many seats
web-new-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
web-seat-number = Seat { $number }
web-sitter-of = Who sits on seat { $number }
web-new-deal = Deal the sides
web-sitter-me = Me
web-sitter-friend = A friend, by link
web-sitter-open = Anyone from the lobby
web-sitter-bot = A bot
web-bot-novice = Novice bot
web-bot-skilled = Skilled bot
web-bot-expert = Expert bot
web-bot-master = Master bot
web-bot-random = Random bot
web-bot-greedy = Greedy bot
web-bot-search = Searching bot
web-bot-learned = Trained bot
web-variants = Variants
web-variants-more = Choices that the rulebook itself offers. The first value of each is the usual one.
web-rulings = Where the rulebook is silent
web-rulings-more = How to decide what the rulebook leaves open. If in doubt, leave everything as it is.
web-time = Time
web-term-clock-seconds = Clock for each seat
web-term-clock-seconds-value = { $none ->
    [true] No clock
   *[false] { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
}
web-term-clock-gain = Won with each answer
web-term-clock-gain-value = { $value ->
    [one] { $value } second
   *[other] { $value } seconds
}
web-term-absent = If somebody does not answer, a bot stands in
web-term-absent-value = { $none ->
    [true] never
   *[false] { $minutes ->
        [1] after 1 minute
        [60] after 1 hour
        [1440] after 1 day
        [4320] after 3 days
       *[other] after { $minutes } minutes
    }
}
web-term-spectators = Others who have the link may look on
web-term-public = Show the game in the lobby, so that anybody can watch
web-term-undo = Among people too, answers may be taken back
web-new-open = Open the table

# Accounts
web-your-name = Your name at the table
web-email = E-mail (optional)
web-email-more = Only for telling you that it is your turn, where this server can send mail.
web-save = Save
web-saved = Saved.
web-notices = Tell me in this browser when it is my turn
web-notices-refused = The browser does not allow notices from this page.
web-account-more = You can play without an account. With one you find your games again from any browser; those you play now come along.
web-login = User name
web-password = Password (at least 8 characters)
web-log-in = Log in
web-register = Make an account
web-log-out = Log out
web-logged-in = You are logged in as { $login }.
web-logged-out = You are logged out.
web-welcome = Welcome.

# A room that waits
web-join = You are invited to a table
web-join-more = Say what you want to be called, and take your seat.
web-join-do = Take my seat
web-invited-by = { $host } invites you
web-invited-unknown = You are invited
web-invited-seat = Your seat
web-invited-host = Opened by
web-invited-with = At the table
web-invited-taken = Somebody has taken this seat already.
web-invited-mine = You sit at this table already.
web-invited-go = To the table
web-time-none = As long as it takes
web-time-gain = { $time }, and { $gain } s more with each answer
web-send-away = Send away
web-seat-bot = Put a bot here
web-waiting-seats = { $count ->
    [0] All seats are taken.
    [one] { $count } seat is free.
   *[other] { $count } seats are free.
}
web-waiting-begins = The game begins as soon as somebody sits on every seat.
web-invite = Make a link
web-invite-link = Link to this seat
web-invite-copy = Copy the link to this seat
web-sit = Sit down
web-rise = Stand up
web-close-room = Close this table
web-room-refused = There is no such table, or it is not open to you.
web-room-crowded = Too many tables are open already. Close one of them, then load this page again.
web-connection-connecting = Connecting …
web-connection-broken = The connection is broken. Trying again; nothing is lost.

# Seats
web-seat = Seat
web-seats = Seats
web-seat-open = Free seat
web-seat-called = { $side } ({ $name })
web-somebody = Somebody
web-you = you
web-away = away
web-standing-in = bot stands in
web-standing-in-you = A bot is answering in your place.
web-take-back = Take my seat back
web-is-asked = is to answer now

# Leaving
web-leave = Leave or resign
web-leave-away = You can close this page at any time: the game waits for you, and you find it again in the lobby.
web-resign = Resign
web-resign-others = A bot will play on in your place to the end, and you cannot come back. The others go on playing.
web-resign-last = You are the last person here: the game ends, and nobody has won. You can still look at it, and save it as a file.
web-resign-keep = Play on
web-resigned = resigned
web-resigned-you = You have resigned. A bot plays on in your place.
web-hand-over = Let a bot stand in
web-hand-over-more = { $seat } is away, and everybody waits. A bot can stand in until they are back.
web-abandoned = The game was given up
web-abandoned-more = Everybody who played has resigned, so nobody has won.

# The ask
web-ask = Question
web-your-turn = Your turn:
web-asked-you = Your turn
web-waiting-for = Waiting for { $seat }
web-thinking = { $seat } is thinking …
web-watching = You are looking on.
web-options = Options
web-filter = Type to find an option
web-filtered = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
web-filter-nothing = No option has these words.
web-which = Which one?
web-fold = Hide the options
web-unfold = Show the options
web-sending = sending …
web-undo = Undo
web-hint = Hint
web-hint-thinking = thinking …
web-hinted = a good answer
web-hint-how = How is that reckoned?
web-why-not = Why not?
web-why-nothing = Nothing that you could ask about is forbidden now.
web-since = Since my turn
web-confirm = Are you sure?
web-confirm-yes = Yes
web-confirm-no = Not yet
web-why-also = { $count ->
    [one] and { $count } more of this kind
   *[other] and { $count } more of this kind
}
web-declines = Decline for me after a few seconds, whether I hold a card or not
web-declining = You decline in a few seconds, unless you play a card
web-times = At once
web-times-less = One less
web-times-more = One more
web-title-yours = ● Your turn – { $title }

# First steps
web-intro = How the table works
web-intro-ask = When it is your turn, a question appears with all the answers the rules allow. You cannot break a rule.
web-intro-board = Click an answer, or what is lit up on the board.
web-intro-law = The § numbers are the rules: click one to read it.
web-intro-help = “Hint” shows a good answer and why, “Why not?” what is forbidden, and “Undo” takes your last answer back.
web-intro-done = To the table

# The board
web-board = Board
web-face = How the board is shown
web-fields = Fields
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-whole = Whole board
web-zoom-more = More to choose this way

# Beside the board
web-tabs = Parts of the table
web-tab-board = Board
web-tab-record = Record
web-tab-chat = Chat
web-tab-law = Rules
web-record = Record
web-record-earlier = Earlier lines
web-record-new = New:
web-record-empty = Nothing has happened yet.
web-record-show = Show this moment on the board
web-moment = Moment of the game
web-moment-of = Moment { $number } of { $last }
web-moment-first = To the beginning
web-moment-back = One step back
web-moment-forth = One step on
web-moment-last = To the end
web-moment-now = Back to now
web-eyes = With whose eyes
web-eyes-own = As I saw it
web-eyes-all = Everything open
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something to the table
web-clause = Clause
web-clause-open = Read clause { $clause }
web-clause-rules = Open in the rules
web-law = Clauses
web-law-search = Search the rules
web-law-found = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}
web-law-nothing = No clause has these words.
web-law-english = Some clauses are still in English.
web-rules-of = Rules: { $game }
web-contents = Contents
web-law-from-table = What this table agreed on is marked ✓.
web-law-usual = What is usual is marked ✓.
web-law-other-answers = Other answers
web-in-play = In play
web-in-play-of = { $game }: { $clause } in play
web-in-play-more = A position from a test that proves this clause. Go through it answer by answer, or click what is lit on the board.
web-in-play-asked = { $seat } is asked:
web-in-play-answer = Answer: { $answer }
web-in-play-happens = Then:
web-in-play-over = That is all.
web-in-play-agreed = Agreed on here:
web-in-play-page = On a page of its own
web-in-play-step = Step { $number } of { $last }
web-in-play-back = Step back
web-in-play-forth = Next step
web-rules-page = The rules on a page of their own
web-first = First five minutes
web-first-of = { $game } in five minutes
web-first-you = What you are
web-first-win = How you win
web-first-turn = What a turn is
web-first-sides = What each side is like
web-term-of = What { $word } means
web-does = Explain
web-does-more = A line under each answer says what it does

# Following the game
web-follow = What is happening
web-follow-pause = Pause
web-follow-resume = Go on
web-follow-step = Next step
web-follow-skip = Skip
web-settings = Table settings
web-settings-kept = Kept in this browser, for every game.
web-setting-pace = What others do is shown
web-setting-pace-off = At once
web-setting-pace-slow = Slowly
web-setting-pace-normal = Step by step
web-setting-pace-fast = Quickly
web-setting-motion = Pieces move
web-setting-motion-off = Not at all
web-setting-motion-slow = Slowly
web-setting-motion-normal = Normally
web-setting-motion-fast = Quickly
web-setting-marks = Mark what happened since my last answer
web-setting-sounds = Sounds
web-setting-confirm = Ask again before I end my turn or pass
web-setting-guard = Ignore clicks in the first moment of a new question

# Keys
web-keys = Keys
web-keys-on = Single keys do these things
web-key-choose = choose the option of that number
web-key-move = move between options, Enter chooses
web-key-filter = find an option by typing
web-key-undo = take my last answer back
web-key-hint = a good answer, and why
web-key-why = why not?
web-key-record = record
web-key-chat = chat
web-key-law = rules
web-key-board = to the board; Tab goes through what can be chosen there
web-key-past = one moment back or on
web-key-play = play back what happened since my turn; pause
web-key-skip = skip to now
web-key-zoom = on the board: zoom in, out, whole; arrows move it
web-key-help = this help
web-key-close = close

# What went wrong
web-trouble-failed = Something went wrong on the server. Please try again.
web-trouble-has_account = You have an account already. Log out first to make another.
web-trouble-invalid = That does not fit: { $reason }
web-trouble-invited_only = This seat is kept for somebody who was invited.
web-trouble-login_taken = This user name is taken. Please choose another.
web-trouble-no_seat = Only those who sit at the table can do that.
web-trouble-no_undo = This cannot be taken back any more.
web-trouble-not_agreed = At this table answers cannot be taken back: other people play too, and this was not agreed.
web-trouble-not_host = Only who opened the table can do that.
web-trouble-not_offered = That is not offered now.
web-trouble-not_over = That can be done when the game is over.
web-trouble-not_playing = No game is being played here now.
web-trouble-not_possible = That is not possible any more.
web-trouble-seat_taken = Somebody has taken this seat meanwhile.
web-trouble-too_big = That is too long.
web-trouble-too_early = A bot can stand in only for somebody who is asked and stays away for some minutes.
web-trouble-too_many = You have too many games that are not over. Finish some of them first.
web-trouble-too_often = That was too often in a short time. Please wait a little.
web-trouble-unknown_invite = This invitation does not hold any more.
web-trouble-unknown_room = There is no such table.
web-trouble-wrong_login = The user name or the password is wrong.
web-trouble-wrong_seat = It is somebody else's turn.

# The end
web-over = The game is over
web-won = { $count ->
    [0] Nobody has won
    [one] { $names } has won
   *[other] { $names } have won
}
web-points = Points
web-points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-course = Points over the game
web-course-resigned = { $seat } resigned
web-course-scored = { $seat }: { $points }
web-sources = Where the points came from
web-source = From
web-play = Play
web-pause = Pause
web-speed = Speed
web-speed-value = { $speed }×
web-mark-back = To the mark before
web-mark-forth = To the next mark
web-rematch = Rematch
web-rematch-join = To the rematch
web-export = Game file
web-replay = With the slider below the board you can go through the whole game again, with anybody's eyes.
web-dice = Are the dice fair?
web-dice-bound = All chance in this game comes from one secret key. This is the key's hash; the key itself is shown when the game is over, and then everybody can check every roll and shuffle.
web-dice-audit = All chance came from one secret key, whose hash was shown from the beginning. Save the game file, and this command checks every roll and shuffle:
web-dice-commitment = Hash of the key
web-dice-copy = Copy: { $what }
web-dice-key = Key

# Lessons
web-learn = Learn by playing
web-learn-game = Learn { $game }
web-learn-minutes = about { $minutes } minutes
web-learn-step = step { $number } of { $steps }
web-learn-done = Lesson done
web-learn-progress = How far you are
web-learn-all = All lessons
web-learn-wrong = Not this one:
web-learn-on = Go on
web-learn-next = Next: { $lesson }
web-learn-play = Play a game
web-learn-again = From the beginning
web-learn-back = Back
web-learn-show = Show me
web-learn-happened = What happened

# Puzzles
web-puzzles = Puzzles
web-puzzles-about = Positions from played games in which one answer is clearly best, as a long search has found. More stars: harder to see.
web-puzzle = Puzzle { $number } { $stars }
web-puzzle-today = Puzzle of the day
web-puzzle-solved = solved

# After a game
web-coach = The coach
web-coach-ask = Ask the coach
web-coach-looking = The coach is looking at the game …
web-coach-chances = Chances of winning
web-coach-chance = { $seat } { $chance }%
web-coach-turnings = Answers that mattered most
web-coach-strokes = Greatest luck
web-coach-moment = { $seat }, round { $round }
web-coach-none = No answer stood out.
