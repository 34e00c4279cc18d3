# 2019: The Arctic

arctic-title = 2019: The Arctic

# Companies

arctic-seat-0 = White
arctic-seat-1 = Black
arctic-seat-2 = Brown
arctic-seat-3 = Dark Brown

# Countries; the attribute `within` is how a name is said inside a sentence

arctic-country-RU = Russia
arctic-country-NO = Norway
arctic-country-EU = European Union
    .within = the EU
arctic-country-CA = Canada
arctic-country-US = United States
    .within = the USA
arctic-country-CN = China

arctic-arctic-RU = { arctic-country-RU }
arctic-arctic-NO = { arctic-country-NO }
arctic-arctic-EU = { arctic-country-EU }
    .within = { arctic-country-EU.within }
arctic-arctic-CA = { arctic-country-CA }
arctic-arctic-US = { arctic-country-US }
    .within = { arctic-country-US.within }

# Regions

arctic-region-POLE = North Pole
    .within = the North Pole
arctic-region-RU_I = Nansen Basin - Gakkel Ridge
    .within = the Nansen Basin - Gakkel Ridge
arctic-region-US_I = Northwind Ridge - Chukchi Plateau
    .within = the Northwind Ridge - Chukchi Plateau
arctic-region-CA_I = Alpha Ridge
    .within = the Alpha Ridge
arctic-region-EU_I = Lomonosov Ridge South
    .within = the Lomonosov Ridge South
arctic-region-NO_I = Yermak Plateau
    .within = the Yermak Plateau
arctic-region-RU_M1 = East Barents Sea
    .within = the East Barents Sea
arctic-region-RU_M2 = West Kara Sea
    .within = the West Kara Sea
arctic-region-RU_M3 = East Kara Sea
    .within = the East Kara Sea
arctic-region-RU_M4 = Laptev Sea
    .within = the Laptev Sea
arctic-region-RU_M5 = East Siberian Sea
    .within = the East Siberian Sea
arctic-region-RU_M6 = Wrangel Shelf
    .within = the Wrangel Shelf
arctic-region-US_M1 = Chukchi Sea
    .within = the Chukchi Sea
arctic-region-US_M2 = Beaufort Sea
    .within = the Beaufort Sea
arctic-region-CA_M1 = Canada Basin Shelf
    .within = the Canada Basin Shelf
arctic-region-CA_M2 = Sverdrup Basin
    .within = the Sverdrup Basin
arctic-region-EU_M1 = Lincoln Sea
    .within = the Lincoln Sea
arctic-region-EU_M2 = Greenland Sea
    .within = the Greenland Sea
arctic-region-NO_M1 = West Barents Sea
    .within = the West Barents Sea
arctic-region-RU_C1 = Murmansk - Pechora Coast
    .within = the Murmansk - Pechora Coast
arctic-region-RU_C2 = Yamal - Taymyr Coast
    .within = the Yamal - Taymyr Coast
arctic-region-RU_C3 = Yakutia - Chukotka Coast
    .within = the Yakutia - Chukotka Coast
arctic-region-US_C1 = Seward Peninsula Coast
    .within = the Seward Peninsula Coast
arctic-region-US_C2 = Alaska (North Slope)
arctic-region-US_C3 = Arctic Refuge Coast
    .within = the Arctic Refuge Coast
arctic-region-CA_C1 = Yukon - Mackenzie Coast
    .within = the Yukon - Mackenzie Coast
arctic-region-CA_C2 = Parry Islands Coast
    .within = the Parry Islands Coast
arctic-region-CA_C3 = Baffin Coast
    .within = the Baffin Coast
arctic-region-EU_C1 = West Greenland Coast
    .within = the West Greenland Coast
arctic-region-EU_C2 = East Greenland Coast
    .within = the East Greenland Coast
arctic-region-EU_C3 = Iceland Coast
    .within = the Iceland Coast
arctic-region-NO_C1 = Svalbard Coast
    .within = the Svalbard Coast
arctic-region-NO_C2 = Finnmark Coast
    .within = the Finnmark Coast
arctic-region-KAM = Kamchatka Approach
    .within = the Kamchatka Approach

# Other words of the game

arctic-law-A = Law A: no country controls the sea
    .within = law A (no country controls the sea)
arctic-law-B = Law B: each country controls the sea to its north
    .within = law B (each country controls the sea to its north)
arctic-law-C = Law C: ships control the sea
    .within = law C (ships control the sea)

arctic-action-diplomacy = Diplomacy
arctic-action-ships = Build Ships
arctic-action-facility = Build Facility
arctic-action-move = Move Ships
arctic-action-tax = Tax
arctic-action-unrest = Unrest

arctic-resource-gas = Natural gas
    .within = natural gas
arctic-resource-oil = Oil
    .within = oil
arctic-resource-poly = Polymetallic ore
    .within = polymetallic ore

arctic-influence-1 = Influence space 1
    .within = influence space 1
arctic-influence-2 = Influence space 2
    .within = influence space 2
arctic-influence-3 = Influence space 3
    .within = influence space 3
arctic-influence-4 = Influence space 4
    .within = influence space 4

arctic-yellow-high = Dearer yellow space
    .within = the dearer yellow space
arctic-yellow-low = Cheaper yellow space
    .within = the cheaper yellow space

arctic-china-move = Move China's ships
    .within = move its ships
arctic-china-build = Build a facility with China
    .within = build a facility
arctic-china-decline = Do nothing with China
    .within = do nothing

arctic-licence-pay = Pay for the licence
arctic-licence-refuse = Refuse (the facility is destroyed)

# Questions

arctic-ask-place = Where do you place your lobbyist?
arctic-ask-invest = Where on the investment track do you put a lobbyist?
arctic-ask-settle_in = Where does your lobbyist from investment space { $space } go?
arctic-ask-china = You control China this turn: what does it do?
arctic-ask-act = { $country }: what does your lobbyist on { $influence } do?
arctic-ask-negotiate = { $country }: what do you do with Diplomacy?
arctic-ask-dock = { $country }: where does the next new ship go? ({ $count } left to place)
arctic-ask-build = { $country }: where do you build a facility?
arctic-ask-move_ships = { $country }: which ship sails or attacks?
arctic-ask-sail_to = { $country }: where does the ship at { $region } sail to?
arctic-ask-sell = You have { $count ->
    [one] { $count } unit
   *[other] { $count } units
} of { $resource }: how many do you sell for money? The rest bring points.
arctic-ask-licence = { $country } now controls { $region }: do you pay ${ $dollars } for a licence and keep your facility there?

# Options; the attribute `facts` is said where prices and the like are known

arctic-option-place = { $country }, { $influence }
arctic-option-invest = Space { $space }
    .facts = { $price_sign ->
        [negative] Space { $space } (receive ${ $price_size })
        [zero] Space { $space } (free)
       *[positive] Space { $space } (pay ${ $price_size })
    }
arctic-option-yellow = { $yellow_value ->
    [high] China, dearer space
   *[low] China, cheaper space
}
    .facts = { arctic-option-yellow } (pay ${ $price })
arctic-option-pass = Pass
    .facts = Pass (one lobbyist fewer to place this turn)
arctic-option-china = { $china_value ->
    [move] { arctic-china-move }
    [build] { arctic-china-build }
   *[decline] { arctic-china-decline }
}
arctic-option-act = { $action_value ->
    [diplomacy] Diplomacy
    [ships] Build ships
    [facility] Build a facility
    [move] Move ships
    [tax] Collect tax for the treasury
   *[unrest] Stir up unrest (production stops)
}
    .facts = { $action_value ->
        [tax] Collect ${ $tax } of tax for the treasury
       *[other] { arctic-option-act }
    }
arctic-option-keep = Stay on this influence space
arctic-option-change = Move to influence space 2
arctic-option-recall = { $dollars ->
    [0] Recall the lobbyist, taking no money
   *[other] Recall the lobbyist, taking ${ $dollars }
}
arctic-option-protect = Protect the facility at { $region }
arctic-option-declare = Start a conflict with { $country }
    .facts = Start a conflict with { $country } (the present conflict ends)
arctic-option-peace = End the conflict
arctic-option-vote = Vote for { $law }
arctic-option-support = Support Norway's entry into the EU
arctic-option-slander = Slander { $seat }
arctic-option-dock = Put the ship at { $region }
arctic-option-build = Build at { $region }
    .facts = { $legal ->
        [0] Build at { $region } (illegal, ${ $price })
       *[other] Build at { $region } (legal, ${ $price } with licence)
    }
arctic-option-sail = Sail a ship from { $region }
arctic-option-sail_attacker = Sail a ship that has attacked from { $region }
arctic-option-to = To { $region }
arctic-option-strike = Attack a ship of { $country } at { $region }
arctic-option-raid = { $unmoved ->
    [0] Destroy the facility at { $region }, using only ships that have moved
    [one] Destroy the facility at { $region }, using { $unmoved } ship that has not moved
   *[other] Destroy the facility at { $region }, using { $unmoved } ships that have not moved
}
arctic-option-done = Done with the ships
arctic-option-sell = { $count ->
    [0] All for points
   *[other] { $count } for money
}
arctic-option-licence = { $licence }

# The record

arctic-record-starts = { $seat } is the start player.
arctic-record-placed = { $seat } places a lobbyist in { $country }, { $influence }.
arctic-record-first_pays = { $seat } begins and pays ${ $dollars } to { $last }, who comes last.
arctic-record-turn_begins = Turn { $turn } begins.
arctic-record-marker_passes = { $seat } becomes the start player.
arctic-record-china_arrives = A Chinese ship arrives at { $region }.
arctic-record-invested = { $dollars ->
    [0] { $seat } puts a lobbyist on investment space { $space }, free of charge.
   *[other] { $seat } puts a lobbyist on investment space { $space } and pays ${ $dollars }.
}
arctic-record-was_paid = { $seat } puts a lobbyist on investment space { $space } and receives ${ $dollars }.
arctic-record-courted_china = { $seat } puts a lobbyist on { $yellow } of China and pays ${ $dollars }.
arctic-record-passed = { $seat } passes.
arctic-record-china_heeds = { $seat } controls China and has it { $china }.
arctic-record-china_drifts = A Chinese ship drifts north from { $region } to { $target }.
arctic-record-acted = { $seat } chooses { $action } in { $country }.
arctic-record-kept = { $seat } keeps a lobbyist in { $country } on { $influence }.
arctic-record-changed = { $seat } moves a lobbyist in { $country } from { $influence } to influence space 2.
arctic-record-recalled = { $dollars ->
    [0] { $seat } recalls a lobbyist from { $country }.
   *[other] { $seat } recalls a lobbyist from { $country } and receives ${ $dollars }.
}
arctic-record-protected = { $seat } sends a lobbyist from { $country } to protect the facility at { $region }.
arctic-record-protection_ends = { $seat } takes back the lobbyist from { $country } that protected the facility at { $region }.
arctic-record-conflict_begins = { $country } starts a conflict with { $target }.
arctic-record-conflict_ends = { $country } ends its conflict with { $target }.
arctic-record-voted = { $country } votes for { $law } in the Arctic Council.
arctic-record-supported = { $count ->
    [one] Norway's entry into the EU now has { $count } support marker.
   *[other] Norway's entry into the EU now has { $count } support markers.
}
arctic-record-slandered = { $seat } slanders { $target }, who loses a point.
arctic-record-ship_built = { $country } builds a ship at { $region }.
arctic-record-built_legal = { $seat } builds a legal facility with { $country } at { $region } and pays ${ $dollars }.
arctic-record-built_illegal = { $seat } builds an illegal facility with { $country } at { $region } and pays ${ $dollars }.
arctic-record-nothing_built = { $seat } builds nothing in { $country }.
arctic-record-sailed = A ship of { $country } sails from { $region } to { $target }.
arctic-record-struck = A ship of { $country } attacks one of { $target } at { $region }: both are removed.
arctic-record-pole_fight = At the North Pole a ship of { $country } attacks one of { $target }: both are removed.
arctic-record-destroyed = { $seat } loses the facility at { $region }.
arctic-record-raided = { $count ->
    [one] { $count } ship of { $country } attacks the facility at { $region }.
   *[other] { $count } ships of { $country } attack the facility at { $region }.
}
arctic-record-taxed = { $country } collects ${ $dollars } in tax.
arctic-record-unrest_begins = Unrest stops production in { $country } this turn.
arctic-record-controls = { $country } now controls { $region }.
arctic-record-control_lost = No country controls { $region } any more.
arctic-record-now_legal = { $seat } keeps the facility at { $region }: it is now legal under { $country }.
arctic-record-now_illegal = { $seat } has an illegal facility at { $region } now.
arctic-record-licence_paid = { $seat } pays { $country } ${ $dollars } for a licence and keeps the facility at { $region }.
arctic-record-licence_refused = { $seat } does not pay for a licence at { $region }.
arctic-record-sold = { $points ->
    [one] { $seat } sells resources: ${ $dollars } and { $points } point.
   *[other] { $seat } sells resources: ${ $dollars } and { $points } points.
}
arctic-record-returned = { $seat } has a lobbyist back on { $influence } of { $country }.
arctic-record-norway_joins = Norway joins the EU.
arctic-record-new_law = { $law } comes into force.
arctic-record-game_ends = The game ends after turn { $turn }.
arctic-record-china_ends = China took the North Pole: the game ends with this turn.
arctic-record-end_payment = { $seat } receives ${ $dollars } from the treasury of { $country } for { $influence }.
arctic-record-scored_money = { $points ->
    [one] { $seat } scores { $points } point for money.
   *[other] { $seat } scores { $points } points for money.
}
arctic-record-scored_pole = { $points ->
    [one] { $seat } scores { $points } point for lobbyists in { $country }, which controls the North Pole.
   *[other] { $seat } scores { $points } points for lobbyists in { $country }, which controls the North Pole.
}
arctic-record-scored_facilities = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $count ->
    [one] { $count } { $resource } facility.
   *[other] { $count } { $resource } facilities.
}
arctic-record-final_score = { $points ->
    [one] { $seat } ends with { $points } point.
   *[other] { $seat } ends with { $points } points.
}

# Ruleset options

arctic-rule-phase8 = Lobbyists returning in phase 8
arctic-rule-phase8-fixed = Only from Diplomacy and Move Ships
arctic-rule-phase8-rightmost_occupied = The rightmost one of each row
arctic-rule-china_end = China at the pole ends the game
arctic-rule-china_end-end_of_turn = If it holds the pole when the turn ends
arctic-rule-china_end-any_moment = If it held the pole at any moment
arctic-rule-drift_at_pole = A drifting Chinese ship at a held pole
arctic-rule-drift_at_pole-coexist = Does not attack
arctic-rule-drift_at_pole-attack = Attacks
arctic-rule-passing = Passing in phase 3
arctic-rule-passing-forfeit = Gives up one lobbyist for the phase
arctic-rule-passing-skip = Skips this round only
arctic-rule-illegal_neutrals = Defence of illegal facilities
arctic-rule-illegal_neutrals-none = Always 0
arctic-rule-illegal_neutrals-bystanders = Ships of third countries help
arctic-rule-accession = Norway's things when it joins the EU
arctic-rule-accession-full = All become the EU's
arctic-rule-accession-literal = Only what the rules list
arctic-rule-ship_supply = Number of ships
arctic-rule-ship_supply-limited = As many as there are pieces
arctic-rule-ship_supply-unlimited = No limit, except for China
arctic-rule-unrest_reach = Unrest stops production
arctic-rule-unrest_reach-coast_and_sea = On coasts and at sea
arctic-rule-unrest_reach-sea_only = At sea only
arctic-rule-slander_floor = Slander at 0 points
arctic-rule-slander_floor-zero = Not possible
arctic-rule-slander_floor-below_zero = Possible: scores go below 0
arctic-rule-move_timing = Control under law C while ships move
arctic-rule-move_timing-stepwise = Settled after every step
arctic-rule-move_timing-at_end = Settled when the action is over
arctic-rule-destroyed_tile = Tile of a destroyed facility
arctic-rule-destroyed_tile-returns = Goes back to its owner
arctic-rule-destroyed_tile-removed = Leaves the game
arctic-rule-eu_space_4 = EU influence space 4 at the end
arctic-rule-eu_space_4-unpaid = Is not paid
arctic-rule-eu_space_4-one_dollar = Is paid $1
arctic-rule-protector_counts = Protecting lobbyists at the pole scoring
arctic-rule-protector_counts-no = Do not count
arctic-rule-protector_counts-yes = Count
arctic-rule-end_order = Last payments
arctic-rule-end_order-payments_first = Before money is scored
arctic-rule-end_order-money_first = After money is scored
arctic-rule-china_declined = When China's controller does nothing
arctic-rule-china_declined-nothing = Nothing happens
arctic-rule-china_declined-drift = Chinese ships drift north
arctic-rule-empty_build = Choosing Build Facility without building
arctic-rule-empty_build-forbidden = Not allowed
arctic-rule-empty_build-allowed = Allowed
arctic-rule-licence_order = Order of deciding about licences
arctic-rule-licence_order-start_player = From the start player
arctic-rule-licence_order-map_order = In the order of the map
arctic-rule-both_yellow = Both yellow spaces for one player
arctic-rule-both_yellow-allowed = Allowed
arctic-rule-both_yellow-forbidden = Not allowed
arctic-rule-drift_control = Drifting ships take control under law C
arctic-rule-drift_control-yes = Yes
arctic-rule-drift_control-no = No
arctic-rule-unaffordable_space = Investment space too dear for its player
arctic-rule-unaffordable_space-forbidden = Cannot be taken
arctic-rule-unaffordable_space-pays_what_it_has = Costs all the money there is (a yellow space is paid in full)
arctic-rule-empty_unrest = Unrest where no facility stands
arctic-rule-empty_unrest-allowed = Allowed
arctic-rule-empty_unrest-forbidden = Not allowed
arctic-rule-idle_conflict = Declaring or ending a conflict to no effect
arctic-rule-idle_conflict-allowed = Allowed
arctic-rule-idle_conflict-forbidden = Not allowed
arctic-rule-placement = Placing the first lobbyists
arctic-rule-placement-basic = Basic order
arctic-rule-placement-advanced = Advanced order
arctic-rule-beginner = Beginners' first turn without China
arctic-rule-beginner-no = No
arctic-rule-beginner-yes = Yes
arctic-rule-start_player = Start player
arctic-rule-start_player-random = Drawn at random
arctic-rule-start_player-first_seat = The first seat

# The board in the browser

arctic-face-control = Control
arctic-face-nobody = nobody
arctic-face-ships = Ships
arctic-face-facility = Facility
arctic-face-legal = legal
arctic-face-illegal = illegal
arctic-face-protector = Protected by
arctic-face-harbour = Ships are built here
arctic-face-neighbours = Next to
arctic-face-cost = Building cost of the ring
arctic-face-new = New since your last turn
arctic-face-turn = Turn
arctic-face-phase = Phase
arctic-face-end = end of the game
arctic-face-acts = Acts now
arctic-face-next = Acts next
arctic-face-council = Arctic Council
arctic-face-majority = Votes needed
arctic-face-votes = Votes
arctic-face-in-force = In force
arctic-face-accession = Norway joins the EU
arctic-face-pay = pay
arctic-face-receive = receive
arctic-face-free = free
arctic-face-start = Start player
arctic-face-asked = To answer
arctic-face-worth = Points at the end
arctic-face-more-choices = More choices

# Why not

arctic-why-influence_taken = { $seat } holds { $influence } of { $country }.
arctic-why-norway_has_joined = Norway has joined the EU.
arctic-why-three_spaces = { $country } has only three influence spaces.
arctic-why-no_fourth_space = The EU gets its fourth space only when Norway joins.
arctic-why-no_such_space = The investment track has no such space with this many players.
arctic-why-space_taken = { $seat } has a lobbyist there.
arctic-why-too_dear = It costs ${ $price }, and you have ${ $money }.
arctic-why-other_yellow = You already hold the other yellow space.
arctic-why-no_ships = { $country } has no ship on the board.
arctic-why-cannot_build = There is no region where you could build with { $country } and pay for it.
arctic-why-action_taken = { $seat } has taken { $action } in { $country } this turn.
arctic-why-no_ship_to_build = { $country } can build no ship: its limit, its treasury and its supply must all allow one.
arctic-why-no_conflict_with_itself = { $country } cannot be in conflict with itself.
arctic-why-conflict_stands = { $country } is already in conflict with { $with }.
arctic-why-no_conflict = { $country } has started no conflict.
arctic-why-votes_so_already = { $country } already votes for { $law }.
arctic-why-not_norway = Only Norway's diplomacy can support its accession to the EU.
arctic-why-support_is_full = Both support spaces for the accession are taken.
arctic-why-no_self_slander = You cannot slander yourself.
arctic-why-no_points_to_lose = { $seat } has no points to lose.
arctic-why-nobody_sits_there = Nobody sits there.
arctic-why-no_harbour = { $country } has no ship symbol there.
arctic-why-no_ship_there = { $country } has no ship there.
arctic-why-all_have_moved = All ships of { $country } there have moved or attacked.
arctic-why-none_has_raided = No ship of { $country } there has destroyed a facility before moving.
arctic-why-move_first = At least one ship must move or attack.
arctic-why-not_adjacent = It is not adjacent to { $region }.
arctic-why-all_have_attacked = All ships of { $country } there have attacked.
arctic-why-at_peace = { $country } and { $with } are not in conflict.
arctic-why-nothing_to_raid = There is no facility there.
arctic-why-is_protected = A lobbyist of { $seat } protects the facility.
arctic-why-own_control = { $country } controls the region itself.
arctic-why-defended_by_ships = Ships of { $country }, which controls the region, are there.
arctic-why-too_few_raiders = The ships that can still attack are too few for the defence there.
arctic-why-other_share = That number of ships cannot attack before moving.
arctic-why-not_at_pole = Nothing is built at the North Pole.
arctic-why-no_deposit = There is no deposit there.
arctic-why-built_up = { $seat } has a facility there.
arctic-why-no_ship_to_claim = Nobody controls the region, and { $country } has no ship there.
arctic-why-foreign_control = { $country } controls the region.
arctic-why-china_only_at_sea = China builds only at sea.
arctic-why-no_tiles = You have no facility tile left.
arctic-why-may_not_stay = A lobbyist on { $influence } may not stay there.
arctic-why-not_from_there = A lobbyist on { $influence } does not change its space.
arctic-why-second_space_taken = { $seat } holds influence space 2.
arctic-why-other_subsidy = Recalling pays the whole subsidy or nothing.
arctic-why-nothing_to_protect = There is no facility there.
arctic-why-not_so_many = You have { $count } of them.
arctic-why-nothing_to_stop = No facility in { $country } would stop producing.
arctic-why-changes_nothing = It would change nothing.
