# The words of the program itself. `words.say("ui-...")` says them.

ui-language = English

# Somebody who has given no name yet
ui-guest = Guest

# Between things in a row
ui-comma = {", "}

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
ui-key-why = Why?
ui-why-not = Why not?
ui-why-nothing = Nothing that you could ask about is forbidden now.
ui-key-language = Language
ui-key-pane = Pane
ui-key-pages = Page
ui-key-close = Close
ui-pass-keyboard = Please hand the keyboard to { $seat }.
ui-press-enter = { $seat }: press Enter when nobody else is looking.
ui-kept = The game is kept as { $name }. To go on with it: { $command }
ui-not-saved = NOT SAVED
ui-unwritable = { $file } cannot be written: { $reason }
ui-leave-unsaved = This game is not kept. Quit again to leave it all the same.
ui-not-kept = The game { $name } is not kept as it stands now. { $reason }
ui-kept-apart = Another program has changed the kept game. This one is kept as { $name } from now on.
ui-sides-you = you
ui-sides-which = Enter to begin, the number of a seat to choose what it plays, d to deal
ui-sides-side = What seat { $number } plays
ui-sides-held = seat { $number }
ui-played-elsewhere = The game { $name } is being played in another program. Leave it there first.
ui-finished = The game { $name } is over. To read it again: { $command }
ui-sequel = { $game } can go on where this game ended: { $command }
ui-audit = To check the dice: { $command }
ui-dice-bound = The dice are bound by { $hash }.
ui-no-clause = The lawbook has no clause { $clause }.
ui-agreed = At this table: { $value }
ui-said-of = { $name }: { $said }

# Mail from the browser table
ui-mail-turn = { $game }: it is your turn
ui-mail-body =
    Hello { $name },

    it is your turn at a table of { $game }:
    { $address }

    You get this mail because your account has this address. To get no more of them, take it out here:
    { $account }

# Why a line to a table is closed
ui-closed-unknown-person = This browser is not known here. Load the page again.
ui-closed-no-room = There is no such table.
ui-closed-too-slow = Too much was waiting to be read. Connect again.
ui-closed-too-often = That was too often in a short time. Please wait a little.
ui-closed-too-many = You have too many tables open. Close one of them first.
ui-closed-too-many-from-here = Too many tables are open from your network address.
ui-closed-elsewhere = This server stops. Connect again: the game goes on.
ui-closed-failed = Something went wrong on the server. Please try again.

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
ui-arctic-control-of = Control of { $region }
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

# Root in the terminal
ui-root-map = Map
ui-root-clearings = Clearings
ui-root-cards = Score and cards
ui-root-boards = Faction boards
ui-root-setup = Setting up
ui-root-over = The game ended in round { $round }
ui-root-turn = Round { $round }: { $faction }, { $phase }
ui-root-birdsong = Birdsong
ui-root-daylight = Daylight
ui-root-evening = Evening
ui-root-legend = ⚑ rules  @ pawn  □ open  ▒ ruin  ~ river  (a) forest  › choose
ui-root-ferry = ferry
ui-root-tower = tower
ui-root-coalition = in coalition with { $faction }
ui-root-in-hand = { $count } in hand
ui-root-rule-of = Rule of { $clearing }
ui-root-deck = Deck { $count }
ui-root-discards = discards { $count }
ui-root-available = dominance:
ui-root-supply = Items:
ui-root-no-cards = No hand cards to be seen
ui-root-any = any
ui-root-ambush = ambush
ui-root-dominance = dominance
ui-root-warriors = { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
} in supply
ui-root-next-building = next: { $wood } wood, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-root-wood = Wood: { $count } on the map, { $left } in supply
ui-root-actions = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
ui-root-roosts = each Evening: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
ui-root-next-sympathy = next: { $cards ->
    [one] { $cards } supporter
   *[other] { $cards } supporters
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-root-supporters = Supporters { $count }
ui-root-officers = officers { $count }
ui-root-operations = { $count ->
    [one] { $count } operation left
   *[other] { $count } operations left
}
ui-root-bases = Bases
ui-root-track = on tracks
ui-root-quest = Quest
ui-root-completed = Done
ui-root-crafted = In play:

# What crafted cards of Root do, in short
ui-root-effect-armorers = In battle: discard to ignore all rolled hits
ui-root-effect-sappers = Defending: discard for 1 extra hit
ui-root-effect-brutal_tactics = Attacking: 1 extra hit, the defender scores 1
ui-root-effect-royal_claim = Birdsong: discard for 1 point per ruled clearing
ui-root-effect-stand_and_deliver = Birdsong: take an enemy's random card, who scores 1
ui-root-effect-tax_collector = Daylight: remove a warrior of yours, draw a card
ui-root-effect-favor_foxes = Removes all enemy pieces from fox clearings
ui-root-effect-command_warren = Start of Daylight: battle
ui-root-effect-better_burrow_bank = Start of Birdsong: you and another each draw a card
ui-root-effect-cobbler = Start of Evening: move
ui-root-effect-favor_rabbits = Removes all enemy pieces from rabbit clearings
ui-root-effect-scouting_party = Attacking: ambushes have no effect
ui-root-effect-codebreakers = Daylight: look at another player's hand
ui-root-effect-favor_mice = Removes all enemy pieces from mouse clearings
ui-root-effect-saboteurs = Start of Birdsong: discard with an enemy's crafted card
ui-root-effect-soup_kitchens = Your tokens count twice for rule
ui-root-effect-boat_builders = Rivers are paths for you
ui-root-effect-corvid_planners = You move no matter who rules
ui-root-effect-eyrie_emigre = End of Birdsong: move and battle there, or discard
ui-root-effect-fox_partisans = Fox clearing battle: 1 extra hit, other suits discarded
ui-root-effect-propaganda_bureau = Daylight: a matching card replaces an enemy warrior
ui-root-effect-false_orders = Birdsong: discard to move half of an enemy's warriors
ui-root-effect-informants = Evening: take a discarded ambush instead of drawing
ui-root-effect-rabbit_partisans = Rabbit clearing battle: 1 extra hit, other suits discarded
ui-root-effect-tunnels = Clearings with your crafting pieces are adjacent
ui-root-effect-charm_offensive = Start of Evening: draw a card, another scores 1
ui-root-effect-swap_meet = Birdsong: take a random card from a hand, give one
ui-root-effect-coffin_makers = Keeps removed warriors; Birdsong: 1 point for every 5
ui-root-effect-mouse_partisans = Mouse clearing battle: 1 extra hit, other suits discarded
ui-root-effect-league_of_adventurous_mice = Daylight: exhaust a crafted item to move or battle
ui-root-effect-murine_broker = Draw a card when another player crafts an item
ui-root-effect-master_engravers = 1 more point for each item you craft

# The law
ui-law-gap = Left open
ui-law-sources = Sources
ui-law-state = State
ui-law-played = played: the engine enforces it
ui-law-shown = shown: a component or presentation only
ui-law-waived = waived
ui-law-open = open: not implemented yet
ui-law-proven = Proven by
ui-law-unproven = no test yet
ui-law-ruling = ruling
ui-law-variant = variant
ui-law-why = Why the default

# Bots
ui-bot-random = Answers at random, at once; the weakest. For tests, and for learning what a turn is.
ui-bot-novice = Errs as people do: overlooks options, above all unusual ones, and misjudges what it sees. Answers in a moment. For a first game.
ui-bot-skilled = Takes the answer that looks best at once, by points and position. Answers in a moment, and nearly always beats random.
ui-bot-expert = Plays the game on in many possible ways before each answer, for up to a second. Mostly beats skilled.
ui-bot-master = Thinks ahead like expert, for up to three seconds, and takes advice from a network that has learned the game.
ui-bot-greedy = The same player as skilled, under its name in studies.
ui-bot-search = The same player as expert, with a budget of its own: search:200 plays on 200 times, search:2s thinks for two seconds, search:2s:learned is advised by a network.
ui-bot-learned = A network that has learned by playing against itself. Answers in a moment. learned:FILE plays with one of your own (docs/learning.md).

# Lessons
ui-learn-checked = { $lesson }: { $steps } steps, and a reason for each of { $tries } wrong tries
ui-learn-minutes = { $minutes } min
ui-learn-on = Enter goes on
ui-learn-answer = Your answer (? shows it)

# For whoever runs the server
ui-operator-title = The table's server
ui-operator-version = Version
ui-operator-health = Health
ui-operator-well = well: the database answers
ui-operator-ill = the database does not answer
ui-operator-stored = Stored rooms
ui-operator-tables = Tables in memory
ui-operator-sockets = Sockets
ui-operator-answers = Answers since the start, by people and by bots
ui-operator-told = From an answer to its updates, on average
ui-operator-disk = Waiting for the disk, on average
ui-operator-waiting = Bots that wait to think
ui-operator-log = Warnings and errors in the log
ui-operator-backup = Save all games as one file (it holds the dice of running games: keep it to yourself)
ui-operator-backup-elsewhere = These games are in PostgreSQL: save them with pg_dump, and bring them back with pg_restore.
ui-operator-restore = To bring saved games back, stop the server and start it with --database sqlite:///FILE.
