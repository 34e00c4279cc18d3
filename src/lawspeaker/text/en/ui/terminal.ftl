# The terminal table: its keys, and how to read it

ui-key-help = Help
ui-key-hurry = Hurry
ui-pace = Bots pause { $seconds } s after each answer.
ui-how-to-leave = Press q to leave. The game is kept, and you can go on with it later.
ui-signs = Signs
ui-help-keys = Keys
ui-help-signs = How to read the screen
ui-help-choose = choose an answer, or type its number
ui-help-pages = turn the pages of the board
ui-help-pane = go to the record or the board, and back
ui-help-scroll = scroll the board, or the page with the record
ui-help-clause = the clause behind the question, or behind a line of the record
ui-help-why = what you cannot choose now, and why
ui-help-undo = take your last answer back, unless somebody has learned something since
ui-help-hurry = let the bots answer without pauses until it is your turn
ui-help-pace = shorter or longer pauses after each answer of a bot
ui-help-language = go on to the next language
ui-help-save = save now; every answer is saved anyway
ui-help-suspend = back to the shell; fg brings the game back
ui-help-leave = leave; the game is kept
ui-guide-focus = what the answer under the cursor means
ui-guide-choice = can be chosen now
ui-guide-subject = what the question is about
ui-guide-now = has the turn, or is being settled
ui-guide-changed = has changed since your last answer
ui-guide-new = a line of the record since your last answer
ui-guide-untold = how many new lines of the record are on its page only
ui-guide-clause = the clause of the rules that says so

# Auctions
ui-bids = Bids so far: { $bids }
ui-no-bids = Nobody has bid yet.
ui-terms = Terms: { $terms }

# Before and after a game
ui-which-game = Which game
ui-replayed = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
} replayed, and the state is the one that was stored ({ $hash }).
ui-no-games = No games are kept in { $folder } yet.
ui-games-name = name
ui-games-game = game
ui-games-state = state
ui-games-answers = answers
ui-games-seats = seats
ui-games-played = last played
ui-games-over = over
ui-games-unfinished = unfinished
ui-games-unreadable = cannot be read
ui-audited = { $count ->
    [one] The key fits the commitment { $hash }, and gives the one outcome of chance.
   *[other] The key fits the commitment { $hash }, and gives all { $count } outcomes of chance.
}
ui-rules-default = (default)
ui-rules-how = To play with another value: { $command }
ui-unanswered = { $bot } could not answer: { $reason }
