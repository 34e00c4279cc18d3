# The words of the program itself. `words.say("ui-...")` says them.

ui-language = English

# Menus
ui-quit = Quit
ui-save = Save
ui-undo = Undo

# At the table
ui-your-turn = Your turn, { $seat }
ui-waiting = Waiting for { $seat }
ui-record = Record
ui-saved = Saved as { $file }
ui-undone = The last answer is taken back.
ui-cannot-undo = This cannot be taken back: { $reason }
ui-undo-nothing = nothing has been answered yet.
ui-undo-other = another seat has answered since.
ui-undo-learned = somebody has learned something since.

# The end
ui-game-over = Game over
ui-winners = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
ui-points = Points

# The terminal table
ui-board = Board
ui-you-are = You are { $seat }
ui-watching = You are watching
ui-thinking = { $seat } is thinking ({ $player })
ui-typed = Option { $digits }_ (another digit, or Enter)
ui-no-option = There is no option { $number }.
ui-key-choose = Choose
ui-key-clause = Clause
ui-key-language = Language
ui-key-pane = Next pane
ui-key-pages = Pages
ui-key-close = Close
ui-pass-keyboard = Please hand the keyboard to { $seat }.
ui-press-enter = { $seat }: press Enter when nobody else is looking.
ui-kept = The game is kept as { $name }. To go on with it: { $command }
ui-finished = The game { $name } is over. To read it again: { $command }
ui-audit = To check the dice: { $command }
ui-dice-bound = The dice are bound by { $hash }.
ui-no-clause = The lawbook has no clause { $clause }.
ui-agreed = At this table: { $value }

# The Arctic in the terminal; short, for the heads of narrow columns
ui-arctic-map = Map
ui-arctic-countries = Countries and companies
ui-arctic-setup = Setting up
ui-arctic-turn = Turn { $turn } of { $turns }, phase { $phase } ({ $name })
ui-arctic-over = The game ended in turn { $turn }
ui-arctic-phase-1 = start player
ui-arctic-phase-2 = China arrives
ui-arctic-phase-3 = investing
ui-arctic-phase-4 = placing lobbyists
ui-arctic-phase-5 = China
ui-arctic-phase-6 = actions
ui-arctic-phase-7 = production and sale
ui-arctic-phase-8 = lobbyists return
ui-arctic-phase-9 = end of turn
ui-arctic-mark-0 = Wh
ui-arctic-mark-1 = Bl
ui-arctic-mark-2 = Br
ui-arctic-mark-3 = Da
ui-arctic-deposit-gas = G
ui-arctic-deposit-oil = O
ui-arctic-deposit-poly = P
ui-arctic-legend = G gas  O oil  P metals  ⚑ controls  ■ legal  □ illegal  + guard  › choose
ui-arctic-action-diplomacy = Dipl
ui-arctic-action-ships = Ship
ui-arctic-action-facility = Fac
ui-arctic-action-move = Move
ui-arctic-action-tax = Tax
ui-arctic-action-unrest = Unr
ui-arctic-treasury = Funds
ui-arctic-tax = Tax
ui-arctic-build = Build
ui-arctic-conflict = Foes
ui-arctic-vote = Vote
ui-arctic-joined = in the EU
ui-arctic-council = Council ({ $count } win)
ui-arctic-accession = Norway into EU { $count }/2
ui-arctic-china = Chinese ships { $count }/{ $most }
ui-arctic-track = Invest
ui-arctic-money = Money
ui-arctic-score = Score
ui-arctic-hand = In hand
ui-arctic-tiles = Tiles
ui-arctic-facilities = Facilities
ui-arctic-worth = (worth { $points })
ui-arctic-sales = Sales
ui-arctic-pole = Pole
ui-arctic-total = Total
ui-arctic-scored-gas = Gas
ui-arctic-scored-oil = Oil
ui-arctic-scored-poly = Metals
