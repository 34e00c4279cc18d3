# Neanderthal

neanderthal-title = Neanderthal

## Names; the attribute `within` is how a name is said inside a sentence

# Species

neanderthal-tribe-archaic = Archaics
    .within = the Archaics
neanderthal-tribe-neanderthal = Neanderthals
    .within = the Neanderthals
neanderthal-tribe-cro_magnon = Cro-Magnons
    .within = the Cro-Magnons

# Europe

neanderthal-row-north = North Europe
neanderthal-row-south = South Europe
neanderthal-slot-north_1 = North row, place 1
    .within = place 1 of the north row
neanderthal-slot-north_2 = North row, place 2
    .within = place 2 of the north row
neanderthal-slot-north_3 = North row, place 3
    .within = place 3 of the north row
neanderthal-slot-north_4 = North row, place 4
    .within = place 4 of the north row
neanderthal-slot-north_5 = North row, place 5
    .within = place 5 of the north row
neanderthal-slot-north_6 = North row, place 6
    .within = place 6 of the north row
neanderthal-slot-south_1 = South row, place 1
    .within = place 1 of the south row
neanderthal-slot-south_2 = South row, place 2
    .within = place 2 of the south row
neanderthal-slot-south_3 = South row, place 3
    .within = place 3 of the south row
neanderthal-slot-south_4 = South row, place 4
    .within = place 4 of the south row
neanderthal-slot-south_5 = South row, place 5
    .within = place 5 of the south row
neanderthal-slot-south_6 = South row, place 6
    .within = place 6 of the south row
neanderthal-slot-1_1 = Row 1, place 1
    .within = row 1, place 1
neanderthal-slot-1_2 = Row 1, place 2
    .within = row 1, place 2
neanderthal-slot-1_3 = Row 1, place 3
    .within = row 1, place 3
neanderthal-slot-1_4 = Row 1, place 4
    .within = row 1, place 4
neanderthal-slot-1_5 = Row 1, place 5
    .within = row 1, place 5
neanderthal-slot-2_1 = Row 2, place 1
    .within = row 2, place 1
neanderthal-slot-2_2 = Row 2, place 2
    .within = row 2, place 2
neanderthal-slot-2_3 = Row 2, place 3
    .within = row 2, place 3
neanderthal-slot-2_4 = Row 2, place 4
    .within = row 2, place 4
neanderthal-slot-2_5 = Row 2, place 5
    .within = row 2, place 5
neanderthal-slot-3_1 = Row 3, place 1
    .within = row 3, place 1
neanderthal-slot-3_2 = Row 3, place 2
    .within = row 3, place 2
neanderthal-slot-3_3 = Row 3, place 3
    .within = row 3, place 3
neanderthal-slot-3_4 = Row 3, place 4
    .within = row 3, place 4
neanderthal-slot-3_5 = Row 3, place 5
    .within = row 3, place 5
neanderthal-slot-4_1 = Row 4, place 1
    .within = row 4, place 1
neanderthal-slot-4_2 = Row 4, place 2
    .within = row 4, place 2
neanderthal-slot-4_3 = Row 4, place 3
    .within = row 4, place 3
neanderthal-slot-4_4 = Row 4, place 4
    .within = row 4, place 4
neanderthal-slot-4_5 = Row 4, place 5
    .within = row 4, place 5
neanderthal-cover-open = Open
    .within = open
neanderthal-cover-ice = Ice-sheet
    .within = ice-sheet
neanderthal-cover-unexplored = Unexplored
    .within = unexplored

# Types of hunt

neanderthal-type-big = Big game
    .within = big game
neanderthal-type-small = Small game
    .within = small game
neanderthal-type-club = Clubs
    .within = clubs

# Disks and portals

neanderthal-disk-orange = Orange
    .within = orange
neanderthal-disk-white = White
    .within = white
neanderthal-disk-black = Black
    .within = black
neanderthal-portal-venus_orange = Venus, orange
neanderthal-portal-venus_black = Venus, black
neanderthal-portal-shaman_orange = Shaman, orange
neanderthal-portal-shaman_white = Shaman, white
neanderthal-portal-bison_black = Bison, black
neanderthal-portal-bison_white = Bison, white

# Sexualities, and the cards by their two sides

neanderthal-sexuality-promiscuous = Promiscuous
    .within = promiscuous
neanderthal-sexuality-pair_bonding = Pair-bonding
    .within = pair-bonding
neanderthal-sexuality-harem = Harem-holding
    .within = harem-holding
neanderthal-sexuality_card-selfish_gene = Promiscuous or pair-bonding
    .within = promiscuous or pair-bonding
neanderthal-sexuality_card-family_values = Harem-holding or pair-bonding
    .within = harem-holding or pair-bonding
neanderthal-sexuality_card-big_man = Harem-holding or promiscuous
    .within = harem-holding or promiscuous

# Icons of events

neanderthal-icon-cooling = Global cooling
neanderthal-icon-warming = Global warming
neanderthal-icon-wurm = Würm glacial
neanderthal-icon-die_off = Elder die-off
neanderthal-icon-chaos = Chaos
neanderthal-icon-wanderlust = Wanderlust
neanderthal-icon-blizzard = Blizzard

# Ranks

neanderthal-rank-1 = Rank 1 (Chief)
    .within = rank 1 (Chief)
neanderthal-rank-2 = Rank 2 (Shaman)
    .within = rank 2 (Shaman)
neanderthal-rank-3 = Rank 3 (Knapper)
    .within = rank 3 (Knapper)
neanderthal-rank-4 = Rank 4 (Warrior)
    .within = rank 4 (Warrior)
neanderthal-rank-5 = Rank 5 (Trapper)
    .within = rank 5 (Trapper)
neanderthal-rank-6 = Rank 6 (Fire Starter)
    .within = rank 6 (Fire Starter)
neanderthal-spot = { $tribe }, { $rank }
    .within = { $rank } of { $tribe }

# Biomes, with what inventions are called in a tableau

neanderthal-card-woolly_mammoth = Woolly Mammoth
neanderthal-card-woolly_rhinoceros = Woolly Rhinoceros
neanderthal-card-irish_elk = Irish Elk
neanderthal-card-steppe_bison = Steppe Bison
neanderthal-card-caribou = Caribou
neanderthal-card-musk_ox = Musk Ox
neanderthal-card-saiga_antelope = Saiga Antelope
neanderthal-card-european_cave_lion = European Cave Lion
neanderthal-card-tyrant_sea_bear = Tyrant Sea Bear
neanderthal-card-cave_bear = Cave Bear
neanderthal-card-willow_ptarmigan = Willow Ptarmigan
neanderthal-card-mountain_hare = Mountain Hare
neanderthal-card-sabertooth_salmon = Sabertooth Salmon
neanderthal-card-flint_mine_14 = Flint Mine (Hafted Point)
neanderthal-card-carcass_15 = Carcass (Bone Atlatl)
neanderthal-card-flint_mine_16 = Flint Mine (Fishing Weir)
neanderthal-card-carcass_17 = Carcass (Tailored Cloth)
neanderthal-card-great_auk = Great Auk
neanderthal-card-elephant = Elephant
neanderthal-card-horse = Horse
neanderthal-card-aurochs = Aurochs
neanderthal-card-european_ass = European Ass
neanderthal-card-narrow_nosed_rhinoceros = Narrow-Nosed Rhinoceros
neanderthal-card-ibex = Ibex
neanderthal-card-wild_boar = Wild Boar
neanderthal-card-red_deer = Red Deer
neanderthal-card-gray_wolves = Gray Wolves
neanderthal-card-scimitar_cat = Scimitar Cat
neanderthal-card-cave_hyena = Cave Hyena
neanderthal-card-rabbits = Rabbits
neanderthal-card-honey_bee = Honey Bee
neanderthal-card-pond_turtle = Pond Turtle
neanderthal-card-string_winding = String Winding (Cordage Snares)
neanderthal-card-flint_mine_34 = Flint Mine (Handaxe Darts)
neanderthal-card-chamois = Chamois
neanderthal-card-giant_beaver = Giant Beaver

# Daughters

neanderthal-card-fashion_woman = Fashion Woman
neanderthal-card-grieving_woman = Grieving Woman
neanderthal-card-swearing_woman = Swearing Woman
neanderthal-card-paintress = Paintress
neanderthal-card-scavenger_woman = Scavenger Woman
neanderthal-card-laughing_woman = Laughing Woman
neanderthal-card-totem_woman = Totem Woman
neanderthal-card-weather_whisperer = Weather Whisperer
neanderthal-card-caring_woman = Caring Woman
neanderthal-card-walkabout_woman = Walkabout Woman
neanderthal-card-telling_mother = Telling Mother
neanderthal-card-vigilant_woman = Vigilant Woman
neanderthal-card-basket_weaver = Basket Weaver
neanderthal-card-piper = Piper
neanderthal-card-a_woman_with_a_name = A Woman With A Name
neanderthal-card-singing_woman = Singing Woman
neanderthal-card-matriarch = Matriarch
neanderthal-card-cobbler_woman = Cobbler Woman
neanderthal-card-housewife = Housewife
neanderthal-card-generous_woman = Generous Woman
neanderthal-card-scheherazade = Scheherazade

# Places of pieces, and of disks on cards

neanderthal-place-dead = Dead
    .within = dead pile
neanderthal-place-unassigned = Unassigned
    .within = unassigned
neanderthal-place-guests_of_archaic = Wanderlusters with the Archaics
neanderthal-place-guests_of_neanderthal = Wanderlusters with the Neanderthals
neanderthal-place-guests_of_cro_magnon = Wanderlusters with the Cro-Magnons
neanderthal-place = Husband of { $wife }
    .within = husband of { $wife }
neanderthal-dedicated = { $holder } ({ $disk })

## Set-up, and what can happen at any time

# Options of many asks

neanderthal-option-done = Done
neanderthal-option-decline = Decline
neanderthal-option-number = { $count ->
    [one] { $count } tribesman
   *[other] { $count } tribesmen
}
    .who_is_born = Not the Alpha
    .who_rises = Another tribesman
    .groom = Another tribesman
    .who_pairs = A tribesman
    .more_events = { $count ->
        [one] { $count } event
       *[other] { $count } events
    }
neanderthal-option-alpha_among = { $count ->
    [one] The Alpha alone
   *[other] { $count }, the Alpha among them
}

# Set-up and the end

neanderthal-seat-0 = Player 1
neanderthal-seat-1 = Player 2
neanderthal-seat-2 = Player 3
neanderthal-ask-choose_sexuality = How shall your species live: { $sexuality_card }?
neanderthal-option-live = Be { $sexuality }
neanderthal-record-plays = { $seat } plays { $tribe }.
neanderthal-record-lives = { $tribe } are { $sexuality }.
neanderthal-record-turn_begins = Turn { $count }: { $event }.
neanderthal-record-game_ends = The game ends after turn { $count }.

# Hands and disks

neanderthal-ask-discard_down = Your hand is too full: discard { $count ->
    [one] a card
   *[other] { $count } cards
}.
neanderthal-ask-free_disk = Which { $disk } disk do you free?
neanderthal-ask-pay_disk = With which disk do you pay? { $count ->
    [one] One is left to pay.
   *[other] { $count } are left to pay.
}
neanderthal-ask-change_sexuality = Your species is { $sexuality }. Do you turn the card over?
neanderthal-option-discard = Discard: { $card }
neanderthal-option-free = Free: { $dedicated }
neanderthal-option-pay = { $disk }
neanderthal-record-discarded = { $tribe } discard { $card }.
neanderthal-record-disk_freed = { $tribe } free 1 { $disk } disk: { $dedicated }.
neanderthal-record-disk_bound = { $tribe } lay 1 { $disk } disk: { $dedicated }.
neanderthal-record-matured = Mature now: { $dedicated }.

# The Alpha, losses and births

neanderthal-ask-who_is_lost = Whom do you lose? { $count ->
    [0] No more must be lost.
    [one] One more must be lost.
   *[other] { $count } more must be lost.
}
neanderthal-ask-who_dies = { $count ->
    [one] One of yours dies
   *[other] { $count } of yours die
}: { $place }. Is the Alpha among them?
neanderthal-option-swap_alpha = Swap the Alpha with an unassigned tribesman
neanderthal-option-lose = One of { $tribe }
neanderthal-option-lose_alpha = The Alpha
neanderthal-option-spare_alpha = The Alpha lives
neanderthal-record-alpha_swapped = The Alpha of { $tribe } changes places with a tribesman.
neanderthal-record-died = { $tribe } lose { $count }: { $place }.
neanderthal-record-alpha_died = The Alpha of { $tribe } is dead.
neanderthal-record-born = { $tribe } have { $count ->
    [one] 1 baby
   *[other] { $count } babies
}.
neanderthal-record-alpha_born = The Alpha of { $tribe } is born again.
neanderthal-record-elder_lost = { $tribe } lose an elder: { $spot }.
neanderthal-record-card_lost = { $tribe } lose a card: { $card }.
neanderthal-record-husband_returned = The husband of { $card } returns; he is of { $tribe }.

# What is agreed

neanderthal-rule-tribe_1 = Species of the first seat
neanderthal-rule-tribe_1-random = At random
neanderthal-rule-tribe_1-archaic = Archaics
neanderthal-rule-tribe_1-neanderthal = Neanderthals
neanderthal-rule-tribe_1-cro_magnon = Cro-Magnons
neanderthal-rule-tribe_2 = Species of the second seat
neanderthal-rule-tribe_2-random = At random
neanderthal-rule-tribe_2-archaic = Archaics
neanderthal-rule-tribe_2-neanderthal = Neanderthals
neanderthal-rule-tribe_2-cro_magnon = Cro-Magnons
neanderthal-rule-tribe_3 = Species of the third seat
neanderthal-rule-tribe_3-random = At random
neanderthal-rule-tribe_3-archaic = Archaics
neanderthal-rule-tribe_3-neanderthal = Neanderthals
neanderthal-rule-tribe_3-cro_magnon = Cro-Magnons
neanderthal-rule-edition = Edition
neanderthal-rule-edition-2 = Second
neanderthal-rule-edition-1 = First
neanderthal-rule-variant = Game
neanderthal-rule-variant-standard = Standard
neanderthal-rule-variant-single = A single species (alone)
neanderthal-rule-variant-alien = Alien Intervention (alone)
neanderthal-rule-variant-brink = Brink (co-operative)
neanderthal-rule-variant-hominids = The Hominids
neanderthal-rule-variant-giant_wurm = Giant Würm
neanderthal-rule-alpha_swap = Swapping a dead Alpha in
neanderthal-rule-alpha_swap-elder = Only with an elder of rank 3, 4 or 5
neanderthal-rule-alpha_swap-always = Always
neanderthal-rule-two_player_portals = Portals for becoming tribal, with two players
neanderthal-rule-two_player_portals-all = All six
neanderthal-rule-two_player_portals-five = Five

## Events and the culture auction

# The turn begins

neanderthal-ask-council_of_war = Council of war: who is number { $count } this turn?
neanderthal-option-appoint = { $tribe }
neanderthal-record-first_player = { $tribe } are first this turn.
neanderthal-record-appointed = { $tribe } will be number { $count } this turn.
neanderthal-record-icon = { $icon }

# Climate

neanderthal-ask-which_gap = Into which gap does the card go?
neanderthal-option-into = { $slot }
neanderthal-record-ice_came = An ice-sheet covers { $slot }.
neanderthal-record-ice_moved = The ice moves from { $slot } to { $target }.
neanderthal-record-moved = { $card } moves to { $slot }.
neanderthal-record-removed = { $card } is out of the game.
neanderthal-record-came = { $card } comes to { $slot }.
neanderthal-record-melted = The ice melts on { $slot }: { $card }.
neanderthal-record-lasts_longer = The game will last one turn longer.

# Elder die-off and Chaos

neanderthal-ask-which_elder = Which elder do you lose?
neanderthal-ask-before_die_off = Elders will die: do you swap your Alpha before the dice are rolled?
neanderthal-option-lose_elder = The elder of { $rank }
neanderthal-record-die_off_roll = { $tribe } roll { $rank }.
neanderthal-record-elder_endures = The elder is safe: { $spot }.
neanderthal-record-chaos_spares = Chaos spares { $tribe }.

# Blizzard

neanderthal-ask-who_helps = Which daughter do you count as a tribesman in the blizzard?
neanderthal-ask-who_is_left = Whom do you leave to the blizzard? { $count ->
    [one] You cannot support one of them.
   *[other] You cannot support { $count } of them.
}
neanderthal-option-help = { $card }
neanderthal-option-lose_card = { $card }
neanderthal-record-helps = { $card } counts as a tribesman of { $tribe }.

# Wanderlust

neanderthal-ask-where_to_wander = With whom does a Wanderluster of yours stay? { $count ->
    [one] One leaves.
   *[other] { $count } leave.
}
neanderthal-option-visit = { $tribe }
neanderthal-record-wandered = A Wanderluster of { $tribe } joins { $host }.

# Auction

neanderthal-ask-bid = Auction: { $card }. How many disks do you bid? { $count } at least.
neanderthal-option-bid = Bid { $count }
neanderthal-record-bids = { $tribe } bid { $count }.
neanderthal-record-won = { $tribe } have won { $card } with { $count ->
    [one] 1 disk
   *[other] { $count } disks
}.
neanderthal-record-nobody_bids = Nobody bids for { $card }.

# What is agreed about events

neanderthal-rule-council = Council of War
neanderthal-rule-council-others = Appoints only others
neanderthal-rule-council-any = Settles the whole order
neanderthal-rule-empty_deck = A card that is needed from an empty deck
neanderthal-rule-empty_deck-other = Comes from the other deck
neanderthal-rule-empty_deck-nothing = Does not come
neanderthal-rule-climate_gaps = Climate change in a row of nothing but ice and gaps
neanderthal-rule-climate_gaps-stay = Leaves the gaps
neanderthal-rule-climate_gaps-filled = Fills a gap
neanderthal-rule-gap_choice = Choosing one of several gaps
neanderthal-rule-gap_choice-first_player = The first player
neanderthal-rule-gap_choice-leftmost = The leftmost gap is taken
neanderthal-rule-wanderlust = Losses that count for Wanderlust
neanderthal-rule-wanderlust-unassigned = Unassigned tribesmen
neanderthal-rule-wanderlust-elders = Elders too
neanderthal-rule-half_bid = Lowest bid with disks that count a half
neanderthal-rule-half_bid-one = One disk
neanderthal-rule-half_bid-two = Two disks
neanderthal-rule-generous_woman = Generous Woman
neanderthal-rule-generous_woman-as_vocal = A tribal species bids as if it were vocal
neanderthal-rule-generous_woman-as_tribal = A vocal species bids as if it were tribal
neanderthal-rule-walkabout = Walkabout Woman in a blizzard
neanderthal-rule-walkabout-any = Any daughter may count as a tribesman
neanderthal-rule-walkabout-dependent = Only a dependent daughter may count as a tribesman
neanderthal-rule-no_losses = Wanderlust when nobody was lost to Chaos
neanderthal-rule-no_losses-nobody = Nobody wanders
neanderthal-rule-no_losses-first = The first in player order sends Wanderlusters

## Assignment

neanderthal-ask-assign_hunters = Assign your people. { $count ->
    [0] Nobody is unassigned.
    [one] One is unassigned.
   *[other] { $count } are unassigned.
}
neanderthal-ask-how_many = How many do you send to { $card }?
neanderthal-ask-who_is_born = Is the Alpha one of the babies?
neanderthal-ask-who_rises = Who is promoted to { $rank }: another tribesman, or the Alpha?
neanderthal-ask-which_wife = To whom does the husband of { $card } go?
neanderthal-ask-answer_suitors = Your daughters are courted. Do you move a husband?
neanderthal-ask-take_back = The phase ends. Do you take anybody back?
neanderthal-ask-how_many_back = How many do you take back from { $card }?
neanderthal-option-send = Send: { $card }
neanderthal-option-send_guest = Send a Wanderluster of { $tribe }: { $card }
neanderthal-option-promote = Promote to { $rank }
neanderthal-option-recall = Call back: { $place }
neanderthal-option-leave_wife = Move the husband of { $card }
neanderthal-option-take_wife = { $card }
neanderthal-option-take_back = Take back: { $card }
neanderthal-option-take_back_guest = Take back a Wanderluster of { $tribe }: { $card }
neanderthal-record-sent_to_hunt = { $tribe } send { $count } to hunt: { $card }.
neanderthal-record-sent_to_court = { $tribe } send a suitor: { $card }.
neanderthal-record-alpha_sent = The Alpha of { $tribe } is among them: { $card }.
neanderthal-record-guest_sent = { $tribe } send a Wanderluster of { $guest }: { $card }.
neanderthal-record-guest_taken_back = { $tribe } take a Wanderluster of { $guest } back: { $card }.
neanderthal-record-guests_left = Without a chaperone the Wanderlusters of { $tribe } go home: { $card }.
neanderthal-record-acculturated = { $tribe } take back { $count ->
    [one] 1 Wanderluster
   *[other] { $count } Wanderlusters
} of their own: { $card }.
neanderthal-record-promoted = { $tribe } promote a tribesman: { $spot }.
neanderthal-record-recalled = { $tribe } call an elder back: { $spot }.
neanderthal-record-remarried = { $tribe } move a husband from { $card } to { $new }.

# What is agreed about assignment

neanderthal-rule-second_thoughts = Taking back those who have been assigned
neanderthal-rule-second_thoughts-stay = Not possible
neanderthal-rule-second_thoughts-end = At the end of the phase
neanderthal-rule-sultan = When harem-holders move husbands
neanderthal-rule-sultan-answer = In their own part, and in answer to suitors
neanderthal-rule-sultan-part = Only in their own part
neanderthal-rule-promotion_portals = Portals for several promotions in a turn
neanderthal-rule-promotion_portals-shared = Each serves for all
neanderthal-rule-promotion_portals-distinct = Each serves for one
neanderthal-rule-fashion_woman = Fashion Woman
neanderthal-rule-fashion_woman-end = Takes back at the end of the phase
neanderthal-rule-fashion_woman-part = Takes back as soon as hunters are sent
neanderthal-rule-chaperones = Wanderlusters who have lost their chaperone
neanderthal-rule-chaperones-always = Go home
neanderthal-rule-chaperones-assigned = Hunt on
neanderthal-rule-guest_suitors = Wanderlusters as suitors
neanderthal-rule-guest_suitors-never = Never
neanderthal-rule-guest_suitors-may = Can be sent

## Negotiation and attacks

neanderthal-ask-who_speaks = Several species meet here. Who makes offers next?
neanderthal-ask-deal_with = With whom do you want to deal? You can make { $count ->
    [one] one more offer
   *[other] { $count } more offers
} this turn.
neanderthal-ask-offer = Your offer to { $tribe }: add a term, propose it, or drop it. { $count ->
    [0] It is still empty.
    [one] It has one term.
   *[other] It has { $count } terms.
}
neanderthal-ask-agree = { $tribe } propose a deal of { $count ->
    [one] one term
   *[other] { $count } terms
} to { $partner }. Do you agree?
neanderthal-ask-groom = Who marries { $card }: another tribesman, or the Alpha?
neanderthal-option-let_speak = { $tribe }
neanderthal-option-deal_with = Deal with { $tribe }
neanderthal-option-propose = Propose this
neanderthal-option-drop = Drop the offer
neanderthal-option-agree = Agree
neanderthal-option-refuse = Refuse
neanderthal-option-give_card = I give { $card }
neanderthal-option-ask_card = You give { $card }
neanderthal-option-leave = I leave the card
neanderthal-option-ask_leave = You leave the card
neanderthal-option-marry = A hunter marries { $card }
neanderthal-option-divorce = The husband leaves { $card }
neanderthal-record-meet = Species meet: { $card }.
neanderthal-record-offered = { $tribe } to { $partner }: “{ $option }”.
neanderthal-record-agreed = { $tribe } agree.
neanderthal-record-refused = { $tribe } refuse.
neanderthal-record-deal_made = { $tribe } and { $partner } have a deal.
neanderthal-record-card_given = { $tribe } give { $card } to { $partner }.
neanderthal-record-left = { $tribe } leave peacefully: { $card }.
neanderthal-record-married = A hunter of { $tribe } marries { $card }.

# Attacks

neanderthal-ask-attack_first = Do you attack first? { $card }
neanderthal-ask-attack = Do you attack the others here? { $card }
neanderthal-ask-who_is_hit = Whom do your hits strike? { $count ->
    [one] One hit is left.
   *[other] { $count } hits are left.
}
neanderthal-option-attack = Attack
neanderthal-option-hit = { $tribe }
neanderthal-option-lose_husband = The husband
neanderthal-record-attacks_first = { $tribe } attack first: { $card }.
neanderthal-record-stands_down = { $tribe } do not attack: { $card }.
neanderthal-record-attacked = { $tribe } attack: { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.

# What is agreed about negotiation and attacks

neanderthal-rule-offers = Offers of each species in a turn
neanderthal-rule-offers-4 = Four
neanderthal-rule-offers-1 = One
neanderthal-rule-offers-12 = Twelve
neanderthal-rule-proposals = Who makes offers
neanderthal-rule-proposals-chief = Species with a Chief
neanderthal-rule-proposals-tribal = All tribal species, if one of the two has a Chief
neanderthal-rule-deals = Deals
neanderthal-rule-deals-leaving = Somebody must leave, marry or be divorced
neanderthal-rule-deals-any = Cards alone can be exchanged too
neanderthal-rule-trophy_deals = Trophies in deals
neanderthal-rule-trophy_deals-kept = Not for trade
neanderthal-rule-trophy_deals-traded = For trade
neanderthal-rule-jealousy = Husbands and suitors
neanderthal-rule-jealousy-must = Must attack each other
neanderthal-rule-jealousy-may = May let each other be
neanderthal-rule-war_party = War parties
neanderthal-rule-war_party-alpha = The group with the Alpha
neanderthal-rule-war_party-warrior = All groups of a species with a Warrior
neanderthal-rule-attack_time = Attacks
neanderthal-rule-attack_time-end = When all negotiations are over
neanderthal-rule-attack_time-card = On each card after its own negotiations

## Gathering and hunts

# Gathering

neanderthal-record-gathered = { $tribe } gather: { $card }.

# The roll

neanderthal-ask-next_hunt = Which card comes next?
neanderthal-ask-hunt_first = Do you hunt before the others here? { $card }
neanderthal-ask-before_roll = { $card }: { $count ->
    [one] your Alpha hunts alone
   *[other] { $count } of yours hunt, the Alpha among them
}. Does he count as a 1, or does he roll?
neanderthal-option-hunt = { $card }
neanderthal-option-go_first = First
neanderthal-option-wait = When it is our turn
neanderthal-option-alpha_counts = The Alpha counts as a 1
neanderthal-option-roll = The Alpha rolls
neanderthal-dice = { $ones ->
    [0] { "" }
   *[other] { " " }⚀×{ $ones }
}{ $twos ->
    [0] { "" }
   *[other] { " " }⚁×{ $twos }
}{ $threes ->
    [0] { "" }
   *[other] { " " }⚂×{ $threes }
}{ $fours ->
    [0] { "" }
   *[other] { " " }⚃×{ $fours }
}{ $fives ->
    [0] { "" }
   *[other] { " " }⚄×{ $fives }
}{ $sixes ->
    [0] { "" }
   *[other] { " " }⚅×{ $sixes }
}
neanderthal-record-now_hunted = Now: { $card }.
neanderthal-record-alpha_counts = The Alpha of { $tribe } counts as a { $face } without a roll.
neanderthal-record-rolled = { $tribe } roll for { $place }:{ neanderthal-dice }
neanderthal-record-dice_changed = The dice of { $tribe } are now:{ neanderthal-dice }
neanderthal-record-hunt_succeeded = { $tribe } succeed with { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}: { $card }.
neanderthal-record-hunt_failed = { $tribe } fail with { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}: { $card }.
neanderthal-record-beaten = { $tribe } do not roll, because others have succeeded before: { $card }.
neanderthal-record-card_gone = { $tribe } do not roll, because the card is gone: { $card }.
neanderthal-record-returned = { $count ->
    [one] One of { $tribe } goes
   *[other] { $count } of { $tribe } go
} home: { $place }.

# Trophies and cards for the hand

neanderthal-ask-take_trophy = Do you take the card as a trophy? { $card }
neanderthal-ask-take_to_hand = Do you take the card into your hand? { $card }
neanderthal-ask-hunt_instead = Another card has come up here: { $card }. Do your hunters hunt it?
neanderthal-option-take = Take: { $card }
neanderthal-option-go_home = Go home
neanderthal-record-trophy_taken = { $tribe } take a trophy: { $card }.
neanderthal-record-taken_to_hand = { $tribe } take a card into their hand: { $card }.
neanderthal-record-replaced = { $new } lies in the place of { $card } now.

# Predators

neanderthal-ask-meet_predator = A predator has noticed your hunt: { $card }. Do your hunters meet it?
neanderthal-record-predator_comes = { $card } attacks { $count ->
    [one] one hunter
   *[other] { $count } hunters
} of { $tribe }.
neanderthal-record-prey_lost = { $tribe } lose their prey: { $predator } takes { $card }.
neanderthal-record-card_let_go = Nobody of { $tribe } is left to keep { $card }.

# What is agreed about hunts

neanderthal-rule-mixed_party = Deadly dice of a party with Wanderlusters
neanderthal-rule-mixed_party-host = The host says who dies
neanderthal-rule-mixed_party-dice = Every die belongs to one hunter
neanderthal-rule-returned_prey = What has replaced a prey that comes back
neanderthal-rule-returned_prey-deck = Goes back onto its deck
neanderthal-rule-returned_prey-removed = Leaves the game
neanderthal-rule-tamed_predator = A predator that somebody takes into the hand
neanderthal-rule-tamed_predator-safe = Leaves the prey of others
neanderthal-rule-tamed_predator-robs = Takes the prey of others
neanderthal-rule-new_predator = A predator that has just come up
neanderthal-rule-new_predator-hunted = Can be hunted at once
neanderthal-rule-new_predator-spared = Cannot be hunted yet
neanderthal-rule-lost_captors = A card in the hand whose captors all die before a predator that becomes a trophy
neanderthal-rule-lost_captors-lost = Is lost
neanderthal-rule-lost_captors-kept = Is kept
neanderthal-rule-reborn_alpha = A dead Alpha and babies
neanderthal-rule-reborn_alpha-first = He is the first of them
neanderthal-rule-reborn_alpha-chosen = His player decides
neanderthal-rule-second_predator = To the second of two predators go
neanderthal-rule-second_predator-came = Those who came with the prey
neanderthal-rule-second_predator-together = All before the first

## Courtship

neanderthal-ask-who_courts = { $card } is courted by several who have equally many words. Who comes next?
neanderthal-ask-will_court = Does your suitor court { $card }?
neanderthal-option-let_court = { $tribe }
neanderthal-option-court = Court her
neanderthal-record-courted = A suitor of { $tribe } courts { $card } and rolls { $face }.
neanderthal-record-courtship_succeeded = The suitor of { $tribe } wins { $card }.
neanderthal-record-courtship_failed = The suitor of { $tribe } does not win { $card }.
neanderthal-record-no_husband = The suitor of { $tribe } does not become the husband of { $card }.
neanderthal-record-begot = A suitor of { $tribe } leaves a Wanderluster with { $host }.

# What is agreed about courtship

neanderthal-rule-courtship = Suitors
neanderthal-rule-courtship-must = Must court
neanderthal-rule-courtship-may = May go home without a roll
neanderthal-rule-immature_daughter = Suitors of an immature daughter
neanderthal-rule-immature_daughter-home = Go home
neanderthal-rule-immature_daughter-roll = Roll, and die on a 6
neanderthal-rule-unpaid_husband = A suitor wins a married daughter at home, but has no orange disk or is promiscuous
neanderthal-rule-unpaid_husband-old_leaves = The old husband leaves
neanderthal-rule-unpaid_husband-old_stays = The old husband stays
neanderthal-rule-promiscuous_child = The Wanderluster of a promiscuous suitor
neanderthal-rule-promiscuous_child-replaces = Replaces a tribesman
neanderthal-rule-promiscuous_child-added = Comes on top
neanderthal-rule-evicted_alpha = An Alpha who is displaced as a foreign husband
neanderthal-rule-evicted_alpha-home = Goes home
neanderthal-rule-evicted_alpha-dead = Is dead, and another wanders
neanderthal-rule-replaced_tribesman = The Wanderluster of a promiscuous suitor replaces
neanderthal-rule-replaced_tribesman-anybody = Anybody unassigned
neanderthal-rule-replaced_tribesman-own = A tribesman of the father's colour, or his Alpha
neanderthal-rule-replaced_tribesman-tribesman = A tribesman of the father's colour only
neanderthal-rule-last_tribesman = The last piece of a species, to be replaced by a Wanderluster
neanderthal-rule-last_tribesman-replaced = Is replaced
neanderthal-rule-last_tribesman-spared = Is spared

## Domestic animals and actions

neanderthal-ask-milk = { $card } can feed { $count ->
    [one] a baby
   *[other] { $count } babies
}. Do you take { $count ->
    [one] it
   *[other] them
}?
neanderthal-ask-action = What does your species do? { $count ->
    [0] No action is left.
    [one] One action is left.
   *[other] { $count } actions are left.
}
neanderthal-option-milk = Take the babies
neanderthal-option-lay_portal = Open a portal: { $portal }
neanderthal-option-turn_tribal = Become tribal with the Matriarch
neanderthal-option-lay_out = Lay out: { $card }
neanderthal-record-milked = { $card } feeds { $tribe }.
neanderthal-record-portal_laid = { $tribe } open a portal: { $portal }.
neanderthal-record-converted = { $tribe } are tribal from now on.
neanderthal-record-domesticated = { $tribe } domesticate { $card }.
neanderthal-record-tool_made = { $tribe } make a tool: { $card }.

# The end

neanderthal-ask-before_end = The game ends now: do you swap your Alpha before?
neanderthal-record-scored_people = { $tribe }: { $count } for people.
neanderthal-record-scored_cards = { $tribe }: { $count } for cards.
neanderthal-record-scored_words = { $tribe }: { $count } for words.
neanderthal-record-total = { $tribe } have { $count ->
    [one] 1 point
   *[other] { $count } points
}.

# What is agreed about animals, actions and the end

neanderthal-rule-animal_babies = Babies of domestic animals
neanderthal-rule-animal_babies-may = Can be declined
neanderthal-rule-animal_babies-must = Must be taken
neanderthal-rule-matriarch = Conversion by the Matriarch
neanderthal-rule-matriarch-action = By an action
neanderthal-rule-matriarch-automatic = By herself
neanderthal-rule-powerless_alpha = An unassigned Alpha without a power scores
neanderthal-rule-powerless_alpha-tribesman = Like a tribesman
neanderthal-rule-powerless_alpha-nothing = Nothing
neanderthal-rule-dead_europe = With no biome left the game ends
neanderthal-rule-dead_europe-at_once = At once
neanderthal-rule-dead_europe-turn = With the turn

## A single species

neanderthal-ask-more_events = No event is left. How many more do you add?
neanderthal-ask-replace_daughter = Which daughter do you replace by { $card }?
neanderthal-ask-invite = Strangers would join you: up to { $count }. Of which species?
neanderthal-ask-whom_strangers_hit = A hit by { $tribe }: whom does it strike?
neanderthal-option-replace = { $card }
neanderthal-option-invite = { $tribe }
neanderthal-record-events_added = Events added: { $count }.
neanderthal-record-daughter_comes = { $card } grows up with { $tribe }.
neanderthal-record-stranger_courts = A suitor of { $tribe } comes to { $card }.
neanderthal-record-goals_reached = Goals reached: { $count } of 4.
neanderthal-rule-gained_daughters = Daughters of a single species
neanderthal-rule-gained_daughters-mature = Come mature
neanderthal-rule-gained_daughters-disk = Come with a disk
neanderthal-rule-strangers = Foreign suitors of a single species
neanderthal-rule-strangers-last = Court last
neanderthal-rule-strangers-first = Court first

## The Hominids and Giant Würm

neanderthal-ask-first_portal = Where is the first portal of your brain map?
neanderthal-option-first_portal = { $portal }
neanderthal-record-first_portal_open = The first portal of { $tribe }: { $portal }.
neanderthal-record-reshuffled = The events begin anew with { $count ->
    [one] 1 card
   *[other] { $count } cards
} that nobody has.
neanderthal-record-bonus = { $tribe }: { $count } for the scenario.
neanderthal-rule-seventh_portal = The seventh portal disk of The Hominids
neanderthal-rule-seventh_portal-any = Lies on any portal
neanderthal-rule-seventh_portal-shown = Lies where a daughter shows it
neanderthal-rule-hominid_people = People at the start of The Hominids
neanderthal-rule-hominid_people-unassigned = Without the Fire Starter
neanderthal-rule-hominid_people-all = Fire Starter included
neanderthal-rule-herds = Points for domestic animals in Giant Würm
neanderthal-rule-herds-added = Five besides the usual four
neanderthal-rule-herds-instead = Five instead of four

## Europe as a map

neanderthal-mark-untried = Nobody has hunted here yet
    .within = nobody has hunted here yet
neanderthal-mark-barren = No artifact
    .within = no artifact
neanderthal-mark-new_artifact = Artifact, found this turn
    .within = artifact, found this turn
neanderthal-mark-artifact = Artifact
    .within = artifact
neanderthal-place-kin_of_archaic = Assimilated with the Archaics
neanderthal-place-kin_of_neanderthal = Assimilated with the Neanderthals
neanderthal-place-kin_of_cro_magnon = Assimilated with the Cro-Magnons
neanderthal-ask-where_to_flee = { $count ->
    [one] One of your people must leave. Where to?
   *[other] { $count } of your people must leave. Where to?
}
neanderthal-ask-buy_daughter = Do you bring up { $card }? She costs { $count ->
    [one] 1 disk
   *[other] { $count } disks
}.
neanderthal-ask-move_hunters = Who moves? { $count ->
    [one] One of your people has not moved yet.
   *[other] { $count } of your people have not moved yet.
}
neanderthal-ask-who_moves = How many set out? { $place }
neanderthal-ask-where_to_move = { $count ->
    [one] One sets out. Where to?
   *[other] { $count } set out. Where to?
}
neanderthal-ask-where_is_alpha = With whom does the Alpha change places?
neanderthal-ask-reroll = Your dice:{ neanderthal-dice }. Which one do you roll again?
neanderthal-ask-hunt_together = Do you hunt together with the others? { $card }
neanderthal-ask-who_has_baby = Whose baby is it? { $card }
neanderthal-ask-assimilate = Do you take a husband from among those who hunted with you? { $card }
neanderthal-ask-who_pairs = Who of yours is assimilated? { $card }
neanderthal-option-at = { $place }
neanderthal-option-remain = Stay here
neanderthal-option-bring_up = Bring her up
neanderthal-option-reroll = Roll a { $face } again
neanderthal-option-reroll_alpha = Roll the Alpha’s die again
neanderthal-option-join = Hunt together
neanderthal-option-alone = Hunt alone
neanderthal-option-give_to = { $tribe }
neanderthal-option-assimilate = A husband of { $tribe }
neanderthal-record-revealed = { $slot }: { $card }.
neanderthal-record-pushed = The unexplored card of { $slot } moves to { $target }.
neanderthal-record-vanished = The unexplored card of { $slot } is out of the game.
neanderthal-record-thawed = The ice melts on { $slot }: it is unexplored now.
neanderthal-record-fled = { $count ->
    [one] One of { $tribe } flees
   *[other] { $count } of { $tribe } flee
} to { $slot }.
neanderthal-record-walked = { $count ->
    [one] One of { $tribe } goes
   *[other] { $count } of { $tribe } go
} to { $slot }.
neanderthal-record-rerolled = { $tribe } roll a die again: { $face }.
neanderthal-record-artifact_found = An artifact lies in { $slot }!
neanderthal-record-no_artifact = There is no artifact in { $slot }.
neanderthal-record-signal_sent = The artifact in { $slot } is set off, { $count } this turn.
neanderthal-record-assimilated = { $tribe } take a husband of { $husband }.
neanderthal-record-species_saved = Species that have reached their goals: { $count } of 3.
neanderthal-rule-artifacts = Artifacts to set off in Alien Intervention
neanderthal-rule-artifacts-2 = 2 (easy)
neanderthal-rule-artifacts-3 = 3
neanderthal-rule-artifacts-4 = 4
neanderthal-rule-artifacts-5 = 5 (very hard)
neanderthal-rule-shifted_biomes = On a map, unexplored biomes that move under hunters
neanderthal-rule-shifted_biomes-idle = Are hunted from the next turn on
neanderthal-rule-shifted_biomes-hunted = Are hunted at once
neanderthal-rule-map_refugees = On a map, hunters whose biome is replaced
neanderthal-rule-map_refugees-adjacent = Go to one next to it
neanderthal-rule-map_refugees-stay = Stand on the new one
neanderthal-rule-map_ice = On a map, ice melts under cards
neanderthal-rule-map_ice-warming = That move north
neanderthal-rule-map_ice-always = That move anywhere
neanderthal-rule-map_wanderlust = On a map, Wanderlust kills
neanderthal-rule-map_wanderlust-event = One hunter
neanderthal-rule-map_wanderlust-icon = One hunter for each icon
neanderthal-rule-map_wanderers = On a map, Wanderlust befalls
neanderthal-rule-map_wanderers-all = Every species
neanderthal-rule-map_wanderers-stricken = Whoever has lost most to Chaos
neanderthal-rule-map_tools = On a map, tools for moving to a biome
neanderthal-rule-map_tools-needed = Are needed
neanderthal-rule-map_tools-ignored = Are not needed
neanderthal-rule-map_gathering = On a map, gathering
neanderthal-rule-map_gathering-stays = Is in force
neanderthal-rule-map_gathering-dropped = Is left out
neanderthal-rule-assimilation = Husbands are assimilated
neanderthal-rule-assimilation-after = After the predator has been met
neanderthal-rule-assimilation-before = Before the predator comes

## The linked game

neanderthal-rule-linked_elders = Elders at the start of a linked Greenland
neanderthal-rule-linked_elders-kept = Those who were elders
neanderthal-rule-linked_elders-chosen = Others too, on ranks that are free
neanderthal-rule-linked_disks = Disks for a linked Greenland
neanderthal-rule-linked_disks-words = The vocabulary, and those of immature things
neanderthal-rule-linked_disks-all = All fifteen
neanderthal-rule-linked_cards = Cards exchanged for a linked Greenland
neanderthal-rule-linked_cards-all = All of the tableau
neanderthal-rule-linked_cards-mature = Mature ones only
neanderthal-rule-linked_ice = Cold cards at the start of a linked Greenland
neanderthal-rule-linked_ice-rightmost = The rightmost ones
neanderthal-rule-linked_ice-random = At random

## Why not

neanderthal-why-about_another_card = This is about { $card }.
neanderthal-why-not_in_hand = { $card } cannot be chosen: the card is not in your hand.
neanderthal-why-nobody_to_swap = You have no unassigned tribesman who could change places with the Alpha.
neanderthal-why-alpha_is_unassigned = Your Alpha is unassigned himself.
neanderthal-why-alpha_is_busy = Your Alpha has been sent out ({ $place }): only one who is dead, an elder or a husband changes places.
neanderthal-why-alpha_is_no_elder = Your Alpha is no elder.
neanderthal-why-alpha_is_no_husband = Your Alpha is not the husband here.
neanderthal-why-no_elder_for_alpha = Your Alpha is dead, and you have no elder of rank 3, 4 or 5.
neanderthal-why-not_on_card = Your card says: { $sexuality_card }.
neanderthal-why-no_disk_there = No disk of yours lies there: { $dedicated }.
neanderthal-why-frees_others = Only { $disk } disks are freed now.
neanderthal-why-no_word = You have no { $disk } disk in your vocabulary.
neanderthal-why-costs_others = { $card } cannot be paid for in { $disk }.
neanderthal-why-no_victim = { $tribe } have no tribesman among them whom you could lose.
neanderthal-why-nobody_at = Nobody is there whom you could choose: { $place }.
neanderthal-why-alpha_not_among_them = Your Alpha is not among them.
neanderthal-why-alpha_has_own_die = His own die says what becomes of the Alpha.
neanderthal-why-more_must_be_lost = At least { $count } more must be lost.
neanderthal-why-other_babies = The number of babies is { $count }.
neanderthal-why-council_names_others = A Council of War gives the places to others.
neanderthal-why-has_a_place = { $tribe } already have their place in the order.
neanderthal-why-no_gap = { $slot } is no gap.
neanderthal-why-other_row = The card does not go into this row: { $slot }.
neanderthal-why-no_elder = You have no elder of { $rank }.
neanderthal-why-not_yours = { $card } cannot be chosen: the card is not in your tableau.
neanderthal-why-no_dependent = { $card } cannot be lost: the card does not depend on you.
neanderthal-why-husband_supports = { $card } has a mature husband and is no dependent.
neanderthal-why-she_helps = { $card } counts as a tribesman in this blizzard.
neanderthal-why-not_your_daughter = { $card } cannot be chosen: you have no such daughter.
neanderthal-why-wander_to_others = Wanderlusters go to other species.
neanderthal-why-bid_is_too_small = A bid is worth one disk at least, and yours count a half each.
neanderthal-why-bid_takes_her_colours = You do not have so many disks of the colours that { $card } shows.
neanderthal-why-lazarus = { $tribe } have nobody left and take nobody in.
neanderthal-why-nobody_unassigned = You have no unassigned tribesmen of your own.
neanderthal-why-not_face_up = { $card } cannot be hunted: the card does not lie face up in Europe.
neanderthal-why-in_no_tableau = { $card } cannot be courted: she is in nobody’s tableau.
neanderthal-why-suitor_is_there = You already have a suitor with { $card }.
neanderthal-why-lacks_tools = Hunting { $card } takes { $needed } { $disk } in your vocabulary, and you have { $words }.
neanderthal-why-tools_are_elsewhere = Your vocabulary does not suffice for { $card } and your other hunts.
neanderthal-why-no_such_guest = No Wanderluster of { $tribe } is unassigned with you.
neanderthal-why-no_chaperone = You have no hunter of your own at { $card }, and Wanderlusters go only with one.
neanderthal-why-guests_do_not_court = Wanderlusters do not court.
neanderthal-why-rank_is_tribal = Your species is vocal, and { $rank } is for tribal ones.
neanderthal-why-rank_is_taken = You already have an elder of { $rank }.
neanderthal-why-rank_is_too_dear = An elder of { $rank } costs { $disk }, and you have no such disk in your vocabulary.
neanderthal-why-lacks_portals = { $rank } needs portals of all three colours at its domain.
neanderthal-why-not_almost_extinct = Only a species that began the phase without unassigned tribesmen of its own calls anybody back: two at most, and before it assigns anybody.
neanderthal-why-no_husband = { $card } has no husband.
neanderthal-why-husband_is_foreign = The husband of { $card } is one of { $tribe }.
neanderthal-why-no_harem = Your species is { $sexuality }, and only harem-holders move husbands.
neanderthal-why-no_bride = You have no mature daughter without a husband.
neanderthal-why-husbands_have_moved = Your husbands have moved often enough in this phase.
neanderthal-why-is_immature = { $card } is not mature.
neanderthal-why-is_married = { $card } has a husband of { $tribe }.
neanderthal-why-nobody_on = Nobody of your own is there: { $card }.
neanderthal-why-no_guest_on = No Wanderluster of { $tribe } is there for you: { $card }.
neanderthal-why-vocal_make_no_offers = { $tribe } are vocal and only say yes or no.
neanderthal-why-no_chief = Offers take a mature Chief.
neanderthal-why-in_the_offer = This is in the offer already.
neanderthal-why-nobody_to_leave = { $tribe } have no hunters or suitors here who could leave.
neanderthal-why-not_their_card = { $card } cannot be given: the card is not one of { $tribe }.
neanderthal-why-bride_is_not_given = { $card } is to marry by this offer and cannot be given.
neanderthal-why-like_for_like = Hand cards go for hand cards, and cards of tableaus for cards of tableaus.
neanderthal-why-trophies_stay = { $card } cannot be given: trophies are not traded.
neanderthal-why-not_of_the_two = { $card } is no daughter of either of you.
neanderthal-why-places_no_husbands = { $tribe } are promiscuous and place no husbands.
neanderthal-why-no_groom = { $tribe } have no hunter here who could marry.
neanderthal-why-given_is_no_bride = { $card } is given away by this offer and cannot marry.
neanderthal-why-anothers_marriage = A third species is part of the marriage of { $card }.
neanderthal-why-not_about_leaving = An offer must be about leaving, marriage or divorce.
neanderthal-why-nobody_hunts_there = Nobody hunts or courts { $card }.
neanderthal-why-time_is_over = The time of { $card } in this phase is over.
neanderthal-why-anothers_hunt = { $tribe } hunt or court { $card }, and their turn comes later.
neanderthal-why-contested_comes_later = { $card } is contested and comes after what nobody contests.
neanderthal-why-predators_come_last = { $card } is for the end: predators come last.
neanderthal-why-hunters_will_come = Hunters will come to { $card } from another predator first.
neanderthal-why-no_suitor = { $tribe } have no suitor with { $card }.
neanderthal-why-fewer_words = Another suitor has more words for { $card } than { $tribe }.
neanderthal-why-guests_are_spared = Wanderlusters are not replaced.
neanderthal-why-last_is_spared = The last of { $tribe } is not replaced.
neanderthal-why-alpha_is_spared = The Alpha is not replaced.
neanderthal-why-no_action_left = You have taken your action of this turn.
neanderthal-why-only_for_vocal = Your species is tribal; portals and new words are for vocal ones.
neanderthal-why-only_for_tribal = Your species is vocal; only tribal ones lay out cards.
neanderthal-why-portal_is_full = This portal is open already: { $portal }.
neanderthal-why-no_disk_for_portal = You have no { $disk } disk in your vocabulary for this portal: { $portal }.
neanderthal-why-portal_not_shown = No mature daughter who helps you shows this portal: { $portal }.
neanderthal-why-no_portal_of_colour = You know no portal of the colour of this disk: { $dedicated }.
neanderthal-why-words_free_no_cards = New words free disks of elders, husbands and daughters only: { $dedicated }.
neanderthal-why-no_matriarch = Your Alpha is not the husband of the mature Matriarch.
neanderthal-why-needs_shaman = { $card } can only be laid out by a mature Shaman.
neanderthal-why-needs_toolmaker = { $card } can only be laid out by a mature Knapper or Trapper.
neanderthal-why-no_disk_for_card = You have no disk of a colour that pays for { $card }.
neanderthal-why-other_events = Three more events at most, as long as there are any.
neanderthal-why-no_strangers = { $tribe } are your own species.
neanderthal-why-no_biome = { $slot } has no biome to go to.
neanderthal-why-not_next_door = { $slot } is not next to { $from }.
neanderthal-why-all_have_moved = All of yours there have moved: { $place }.
neanderthal-why-no_way_in = Those who wait cannot come onto the map now.
neanderthal-why-people_wait = Those who wait must come onto the map first.
neanderthal-why-not_so_many_move = At least one and at most { $count } can set out: { $place }.
neanderthal-why-alpha_does_not_move = Your Alpha is not there, or has moved: { $place }.
neanderthal-why-no_daughter = { $card } cannot be courted: the card is no daughter.
neanderthal-why-they_are_there = They are there already.
neanderthal-why-not_seen = { $slot } has no biome that lies face up.
neanderthal-why-too_far = { $slot } is not next to where they are, and nobody of yours is there: { $place }.
neanderthal-why-no_entry = { $slot } is no place to come in: those who wait go to others of yours, or home if there are none.
neanderthal-why-one_at_a_time = { $count } set out together; suitors and elders go one at a time.
neanderthal-why-they_wait = Those who wait cannot stay where they are.
neanderthal-why-no_such_die = No die but the Alpha’s shows a { $face }.
neanderthal-why-alpha_has_no_die = The Alpha has no die in this roll.
neanderthal-why-no_dead = { $tribe } have nobody dead who could be born again.
neanderthal-why-own_species = A husband is of another species.
neanderthal-why-did_not_hunt_along = { $tribe } have nobody who hunted along.
neanderthal-why-one_piece = It is one piece at a time.
neanderthal-why-not_so_many = It must be at least one, and no more than there are.
neanderthal-why-alpha_elsewhere = The Alpha is not there.
neanderthal-why-alpha_dies_too = All of them die, and the Alpha is one of them.
neanderthal-why-bid_too_low = A bid must be { $count } at least.
neanderthal-why-bid_too_high = You cannot pay so much.
neanderthal-why-not_party = { $tribe } have nobody here.
neanderthal-why-nobody_plays_them = Nobody plays { $tribe }.
neanderthal-why-has_spoken = { $tribe } have no more to say here.
neanderthal-why-no_offers_left = You have made all your offers of this turn.
neanderthal-why-speaker_has_left = You have nobody here any more.
neanderthal-why-no_deal_with_oneself = Nobody deals with himself.
neanderthal-why-nothing_offered = The offer has no terms yet.
neanderthal-why-nobody_to_hit = { $tribe } have nobody left here to be hit.

## In the terminal; short, for narrow columns

ui-neanderthal-rows = Europe
ui-neanderthal-tribes = Species
ui-neanderthal-cards = What cards do
ui-neanderthal-setup = Setting up
ui-neanderthal-turn-and-phase = Turn { $turn } of { $turns }, phase { $phase } ({ $name })
ui-neanderthal-over-after = The game ended in turn { $turn }
ui-neanderthal-phase-1 = event
ui-neanderthal-phase-2 = assignment
ui-neanderthal-phase-3 = negotiation
ui-neanderthal-phase-4 = hunts
ui-neanderthal-phase-5 = animals
ui-neanderthal-phase-6 = actions
ui-neanderthal-phase-2-map = movement
ui-neanderthal-phase-3-map = gathering
ui-neanderthal-order = player order
ui-neanderthal-scores = points at the end for each: { $list }
ui-neanderthal-auction = for auction:
ui-neanderthal-talks = Species meet: { $card }
ui-neanderthal-prey = prey at stake:
ui-neanderthal-deck = deck { $count }
ui-neanderthal-place = #
ui-neanderthal-card = Card
ui-neanderthal-type = Hunt
ui-neanderthal-climax = Clx
ui-neanderthal-hits = Hits
ui-neanderthal-kills = Kills
ui-neanderthal-tools = Tools
ui-neanderthal-yields = Yields
ui-neanderthal-take = Take
ui-neanderthal-there = Who
ui-neanderthal-ice = ~~ ice ~~
ui-neanderthal-unexplored = unexplored
ui-neanderthal-gap = gap
ui-neanderthal-type-big = big
ui-neanderthal-type-small = small
ui-neanderthal-type-club = club
ui-neanderthal-babies = { $count }b
ui-neanderthal-frost = f{ $faces }
ui-neanderthal-basket = g
ui-neanderthal-disk-orange = O
ui-neanderthal-disk-white = W
ui-neanderthal-disk-black = B
ui-neanderthal-take-trophy = T{ $dice }
ui-neanderthal-take-hand = H{ $dice }
ui-neanderthal-immature-daughter = immature: courting her fails until all her disks are freed
ui-neanderthal-legend = * with the Alpha  Ar2+Ne1 with a Wanderluster  D animal  I invention  ! predator  Clx climax  ▾ displaced first  2×1,2 two hits of 1 or 2  f frostbite  b babies  g gathering  O orange  W white  B black  +W frees a disk  (W) immature, a disk lies there  Portals 1/5 one so far, tribal with 5  ● disk  ○ none yet  T3 trophy for 3 alike  H2 into the hand for 2 alike  › choose  ▸ now
ui-neanderthal-legend-artifacts = ★ artifact  ☆ artifact found this turn  · nothing found
ui-neanderthal-media = bid { $disks }
ui-neanderthal-portals = portals { $portals }
ui-neanderthal-portal-venus = Venus
ui-neanderthal-portal-shaman = Shaman
ui-neanderthal-portal-bison = Bison
ui-neanderthal-cost = for { $disks }
ui-neanderthal-gives = each turn { $goods }
ui-neanderthal-change = { $type } { $faces }→1
ui-neanderthal-hand-size = hand +{ $count }
ui-neanderthal-power-takes_back = takes own Wanderlusters back
ui-neanderthal-power-elders_score = elders score 2
ui-neanderthal-power-ignores_tools = hunts without tools
ui-neanderthal-power-tames = animals with 1 die fewer
ui-neanderthal-power-gathers = gathers
ui-neanderthal-power-laughs = loses only 4 to Chaos
ui-neanderthal-power-goes_first = may attack and hunt first
ui-neanderthal-power-keeps_embers = Fire Starter never dies off
ui-neanderthal-power-wins_ties = wins tied bids
ui-neanderthal-power-daughter_supports = a daughter helps in blizzards
ui-neanderthal-power-changes_sexuality = may change sexuality each turn
ui-neanderthal-power-looks_out = no predators after hunts
ui-neanderthal-power-forages = gathers where trophies are
ui-neanderthal-power-may_marry = husbands though promiscuous
ui-neanderthal-power-daughters_score = daughters score 2
ui-neanderthal-power-courts_surely = courtships succeed
ui-neanderthal-power-converts = tribal if wed to an Alpha
ui-neanderthal-power-no_frostbite = no frostbite
ui-neanderthal-power-free_husbands = husbands cost nothing
ui-neanderthal-power-bids_as_vocal = bids as if vocal
ui-neanderthal-power-two_actions = two actions
ui-neanderthal-power-weapon = all are war parties
ui-neanderthal-power-elders_endure = elders 3 to 5 never die off
ui-neanderthal-power-stays_alone = no loss to Wanderlust
ui-neanderthal-power-rerolls_alone = rerolls a die of each hunt
ui-neanderthal-power-saves_alone = daughters cost 1 less
ui-neanderthal-power-pays_alone = daughters for any colour
ui-neanderthal-score-unassigned = unassigned
ui-neanderthal-score-alpha = Alpha
ui-neanderthal-score-elder = elder
ui-neanderthal-score-husband = husband
ui-neanderthal-score-daughter = daughter
ui-neanderthal-score-animal = animal
ui-neanderthal-score-invention = invention
ui-neanderthal-score-trophy = trophy
ui-neanderthal-score-disk = word
ui-neanderthal-vocal = vocal
ui-neanderthal-tribal = tribal
ui-neanderthal-vocabulary = words
ui-neanderthal-guests = Wanderlusters
ui-neanderthal-lazarus = Lazarus species
ui-neanderthal-brain = Portals { $count }/{ $needed }
ui-neanderthal-elders = Elders
ui-neanderthal-rank-chief = Chief
ui-neanderthal-rank-shaman = Shaman
ui-neanderthal-rank-knapper = Knapper
ui-neanderthal-rank-warrior = Warrior
ui-neanderthal-rank-trapper = Trapper
ui-neanderthal-rank-fire_starter = Fire Starter
ui-neanderthal-hand = Hand { $count }/{ $size }
ui-neanderthal-laid-daughter = Daughters
ui-neanderthal-laid-animal = Animals
ui-neanderthal-laid-invention = Inventions
ui-neanderthal-laid-game = Trophies
ui-neanderthal-wed = wed to
ui-neanderthal-suitors = courted by
ui-neanderthal-total = Total
ui-neanderthal-scored_people = People
ui-neanderthal-scored_cards = Cards
ui-neanderthal-scored_words = Words
ui-neanderthal-bonus = Scenario

# Agreements, before a table is opened.

neanderthal-why-tribe_twice = { $tribe } cannot be played on two seats.
neanderthal-why-variant_seats = { $count ->
    [one] This variant is not for one seat.
   *[other] This variant is not for { $count } seats.
}

# The board in the browser

neanderthal-face-new = New since your last turn
neanderthal-face-alpha = Alpha
neanderthal-face-nobody = nobody
neanderthal-face-climax-long = Climax number
neanderthal-face-hits-long = Hits needed
neanderthal-face-displaced-first = Displaced first
neanderthal-face-predator = Predator
neanderthal-face-bloody = Deadly dice
neanderthal-face-frostbite = Frostbite
neanderthal-face-tools-long = Words needed
neanderthal-face-babies-long = Babies
neanderthal-face-frees = Frees disks
neanderthal-face-gathering = Gathering
neanderthal-face-trophy-long = Trophy for dice alike
neanderthal-face-hand-long = Into the hand for dice alike
neanderthal-face-media-long = Bids are made in
neanderthal-face-cost-long = Laid out for one of
neanderthal-face-portals-long = Opens portals
neanderthal-face-hand-cards = Hand cards
neanderthal-face-immature = Immature, a disk lies there
neanderthal-face-brain-long = Portals on the brain map
neanderthal-face-open-portal = open
neanderthal-face-closed-portal = not open
neanderthal-face-free-rank = No elder yet
neanderthal-face-deck-long = Cards in the deck
neanderthal-face-asked = To answer
neanderthal-face-points-now = Points if the game ended now
neanderthal-face-kin = Pairs
neanderthal-face-end = end of the game
neanderthal-face-turn-word = Turn
neanderthal-face-now = Now
neanderthal-face-reconstructed = Reconstructed: not known from a printed card
neanderthal-face-signs = What the signs mean
neanderthal-face-chance = Chance of success
neanderthal-face-signals = Artifacts set off this turn
neanderthal-face-offer-word = The offer
neanderthal-face-choices = What else can be chosen
neanderthal-face-auction-word = The auction
neanderthal-face-bid-leads = leads
neanderthal-face-bid-asked = to bid
neanderthal-face-bid-made = has bid
neanderthal-face-bid-passed = passed
neanderthal-face-bid-waits = waits
neanderthal-face-term-give = The speaker gives
neanderthal-face-term-ask = The partner gives
neanderthal-face-term-leave = The speaker leaves
neanderthal-face-term-ask-leave = The partner leaves
neanderthal-face-term-marry = Marriage
neanderthal-face-term-divorce = Divorce

# Odds
neanderthal-odds-success = Success
neanderthal-odds-dead = Dead
neanderthal-odds-hits = Hits
neanderthal-odds-trophy = Dice for a trophy
neanderthal-odds-to_hand = Dice to take the card
