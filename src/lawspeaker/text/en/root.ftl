# Root

root-title = Root

# Whole values of a domain, from their names and traits; the attribute `within` is how they are said inside a sentence

root-seat = { $faction }
root-card = { $name }
    .within = { $name } ({ $suit })
root-quest = { $name }
    .within = { $name } ({ $suit }: { $item }, { $other })
root-hidden-ruin_item = an item
root-hidden-quest = a quest

# Factions. Inside a sentence each is one: they are the subject of verbs in the singular.

root-faction-marquise = Marquise de Cat
    .within = the Marquise
root-faction-eyrie = Eyrie Dynasties
    .within = the Eyrie
root-faction-alliance = Woodland Alliance
    .within = the Alliance
root-faction-vagabond = Vagabond
    .within = the Vagabond
root-faction-vagabond2 = Second Vagabond
    .within = the second Vagabond
root-faction-cult = Lizard Cult
    .within = the Cult
root-faction-riverfolk = Riverfolk Company
    .within = the Company
root-faction-duchy = Underground Duchy
    .within = the Duchy
root-faction-corvids = Corvid Conspiracy
    .within = the Conspiracy
root-faction-hundreds = Lord of the Hundreds
    .within = the Lord of the Hundreds
root-faction-keepers = Keepers in Iron
    .within = the Order of the Keepers in Iron

# The map

root-clearing-1 = Clearing 1
    .within = clearing 1
root-clearing-2 = Clearing 2
    .within = clearing 2
root-clearing-3 = Clearing 3
    .within = clearing 3
root-clearing-4 = Clearing 4
    .within = clearing 4
root-clearing-5 = Clearing 5
    .within = clearing 5
root-clearing-6 = Clearing 6
    .within = clearing 6
root-clearing-7 = Clearing 7
    .within = clearing 7
root-clearing-8 = Clearing 8
    .within = clearing 8
root-clearing-9 = Clearing 9
    .within = clearing 9
root-clearing-10 = Clearing 10
    .within = clearing 10
root-clearing-11 = Clearing 11
    .within = clearing 11
root-clearing-12 = Clearing 12
    .within = clearing 12

root-forest-a = Forest A
    .within = forest A
root-forest-b = Forest B
    .within = forest B
root-forest-c = Forest C
    .within = forest C
root-forest-d = Forest D
    .within = forest D
root-forest-e = Forest E
    .within = forest E
root-forest-f = Forest F
    .within = forest F
root-forest-g = Forest G
    .within = forest G
root-forest-h = Forest H
    .within = forest H
root-forest-i = Forest I
    .within = forest I
root-forest-j = Forest J
    .within = forest J

root-suit-fox = Fox
    .within = fox
root-suit-rabbit = Rabbit
    .within = rabbit
root-suit-mouse = Mouse
    .within = mouse
root-suit-bird = Bird
    .within = bird

root-land_suit-fox = { root-suit-fox }
    .within = { root-suit-fox.within }
root-land_suit-rabbit = { root-suit-rabbit }
    .within = { root-suit-rabbit.within }
root-land_suit-mouse = { root-suit-mouse }
    .within = { root-suit-mouse.within }

# Pieces; inside a sentence each begins with a consonant and takes an s where there are several

root-kind-marquise_warrior = Marquise warrior
    .within = warrior
root-kind-sawmill = Sawmill
    .within = sawmill
root-kind-workshop = Workshop
    .within = workshop
root-kind-recruiter = Recruiter
    .within = recruiter
root-kind-wood = Wood
    .within = wood token
root-kind-keep = Keep
    .within = keep
root-kind-eyrie_warrior = Eyrie warrior
    .within = warrior
root-kind-roost = Roost
    .within = roost
root-kind-alliance_warrior = Alliance warrior
    .within = warrior
root-kind-base_fox = Fox base
    .within = fox base
root-kind-base_rabbit = Rabbit base
    .within = rabbit base
root-kind-base_mouse = Mouse base
    .within = mouse base
root-kind-sympathy = Sympathy
    .within = sympathy token
root-kind-vagabond = Vagabond pawn
root-kind-vagabond2 = Second Vagabond pawn

# Items

root-item-boot = Boot
    .within = boot
root-item-bag = Bag
    .within = bag
root-item-crossbow = Crossbow
    .within = crossbow
root-item-hammer = Hammer
    .within = hammer
root-item-sword = Sword
    .within = sword
root-item-tea = Tea
    .within = tea
root-item-coin = Coin
    .within = coin
root-item-torch = Torch
    .within = torch

root-ruin_item-bag_1 = { root-item-bag }
    .within = a { root-item-bag.within }
root-ruin_item-boot_1 = { root-item-boot }
    .within = a { root-item-boot.within }
root-ruin_item-hammer_1 = { root-item-hammer }
    .within = a { root-item-hammer.within }
root-ruin_item-sword_1 = { root-item-sword }
    .within = a { root-item-sword.within }
root-ruin_item-bag_2 = { root-item-bag }
    .within = a { root-item-bag.within }
root-ruin_item-boot_2 = { root-item-boot }
    .within = a { root-item-boot.within }
root-ruin_item-hammer_2 = { root-item-hammer }
    .within = a { root-item-hammer.within }
root-ruin_item-sword_2 = { root-item-sword }
    .within = a { root-item-sword.within }

root-condition-ready = Ready
    .within = ready
root-condition-exhausted = Exhausted
    .within = exhausted
root-condition-damaged = Damaged
    .within = damaged
root-condition-damaged_exhausted = Damaged and exhausted
    .within = damaged and exhausted

# The Eyrie's Decree and leaders

root-column-recruit = Recruit
root-column-move = Move
root-column-battle = Battle
root-column-build = Build

root-leader-builder = Builder
    .within = the Builder
root-leader-charismatic = Charismatic
    .within = the Charismatic
root-leader-commander = Commander
    .within = the Commander
root-leader-despot = Despot
    .within = the Despot

# The Vagabond's characters, relationships and quests

root-character-thief = Thief
    .within = the Thief
root-character-tinker = Tinker
    .within = the Tinker
root-character-ranger = Ranger
    .within = the Ranger
root-character-vagrant = Vagrant
    .within = the Vagrant
root-character-arbiter = Arbiter
    .within = the Arbiter
root-character-scoundrel = Scoundrel
    .within = the Scoundrel
root-character-adventurer = Adventurer
    .within = the Adventurer
root-character-ronin = Ronin
    .within = the Ronin
root-character-harrier = Harrier
    .within = the Harrier

root-relation-hostile = Hostile
root-relation-indifferent = Indifferent
root-relation-amiable = Amiable
root-relation-friendly = Friendly
root-relation-allied = Allied

root-quest-fox_fundraising = Fundraising
root-quest-fox_errand = Errand
root-quest-fox_logistics_help = Logistics Help
root-quest-fox_repair_a_shed = Repair a Shed
root-quest-fox_give_a_speech = Give a Speech
root-quest-rabbit_guard_duty = Guard Duty
root-quest-rabbit_errand = { root-quest-fox_errand }
root-quest-rabbit_give_a_speech = { root-quest-fox_give_a_speech }
root-quest-rabbit_fend_off_a_bear = Fend off a Bear
root-quest-rabbit_expel_bandits = Expel Bandits
root-quest-mouse_expel_bandits = { root-quest-rabbit_expel_bandits }
root-quest-mouse_guard_duty = { root-quest-rabbit_guard_duty }
root-quest-mouse_fend_off_a_bear = { root-quest-rabbit_fend_off_a_bear }
root-quest-mouse_escort = Escort
root-quest-mouse_logistics_help = { root-quest-fox_logistics_help }

# Cards of both decks

root-card-ambush_fox = Ambush
root-card-ambush_rabbit = { root-card-ambush_fox }
root-card-ambush_mouse = { root-card-ambush_fox }
root-card-ambush_bird_1 = { root-card-ambush_fox }
root-card-ambush_bird_2 = { root-card-ambush_fox }
root-card-dominance_fox = Dominance
root-card-dominance_rabbit = { root-card-dominance_fox }
root-card-dominance_mouse = { root-card-dominance_fox }
root-card-dominance_bird = { root-card-dominance_fox }
root-card-birdy_bindle = Birdy Bindle
root-card-woodland_runners = Woodland Runners
root-card-arms_trader = Arms Trader
root-card-crossbow_bird = Crossbow
root-card-gently_used_knapsack = Gently Used Knapsack
root-card-root_tea_fox = Root Tea
root-card-travel_gear_fox = Travel Gear
root-card-protection_racket = Protection Racket
root-card-foxfolk_steel = Foxfolk Steel
root-card-anvil = Anvil
root-card-smugglers_trail = Smuggler's Trail
root-card-root_tea_rabbit = { root-card-root_tea_fox }
root-card-a_visit_to_friends = A Visit to Friends
root-card-bake_sale = Bake Sale
root-card-mouse_in_a_sack = Mouse-in-a-Sack
root-card-root_tea_mouse = { root-card-root_tea_fox }
root-card-travel_gear_mouse = { root-card-travel_gear_fox }
root-card-investments = Investments
root-card-sword = Sword
root-card-crossbow_mouse = { root-card-crossbow_bird }
root-card-vizier_1 = Loyal Vizier
root-card-vizier_2 = { root-card-vizier_1 }

# Cards of the base deck

root-card-armorers_1 = Armorers
root-card-armorers_2 = { root-card-armorers_1 }
root-card-sappers_1 = Sappers
root-card-sappers_2 = { root-card-sappers_1 }
root-card-brutal_tactics_1 = Brutal Tactics
root-card-brutal_tactics_2 = { root-card-brutal_tactics_1 }
root-card-royal_claim = Royal Claim
root-card-stand_and_deliver_1 = Stand and Deliver!
root-card-stand_and_deliver_2 = { root-card-stand_and_deliver_1 }
root-card-tax_collector_1 = Tax Collector
root-card-tax_collector_2 = { root-card-tax_collector_1 }
root-card-tax_collector_3 = { root-card-tax_collector_1 }
root-card-favor_of_the_foxes = Favor of the Foxes
root-card-command_warren_1 = Command Warren
root-card-command_warren_2 = { root-card-command_warren_1 }
root-card-better_burrow_bank_1 = Better Burrow Bank
root-card-better_burrow_bank_2 = { root-card-better_burrow_bank_1 }
root-card-cobbler_1 = Cobbler
root-card-cobbler_2 = { root-card-cobbler_1 }
root-card-favor_of_the_rabbits = Favor of the Rabbits
root-card-scouting_party_1 = Scouting Party
root-card-scouting_party_2 = { root-card-scouting_party_1 }
root-card-codebreakers_1 = Codebreakers
root-card-codebreakers_2 = { root-card-codebreakers_1 }
root-card-favor_of_the_mice = Favor of the Mice

# Cards of the deck of exiles and partisans

root-card-saboteurs_1 = Saboteurs
root-card-saboteurs_2 = { root-card-saboteurs_1 }
root-card-saboteurs_3 = { root-card-saboteurs_1 }
root-card-soup_kitchens = Soup Kitchens
root-card-boat_builders = Boat Builders
root-card-corvid_planners = Corvid Planners
root-card-eyrie_emigre = Eyrie Emigre
root-card-fox_partisans = Fox Partisans
root-card-propaganda_bureau = Propaganda Bureau
root-card-false_orders_1 = False Orders
root-card-false_orders_2 = { root-card-false_orders_1 }
root-card-informants_1 = Informants
root-card-informants_2 = { root-card-informants_1 }
root-card-rabbit_partisans = Rabbit Partisans
root-card-tunnels_1 = Tunnels
root-card-tunnels_2 = { root-card-tunnels_1 }
root-card-charm_offensive = Charm Offensive
root-card-swap_meet_1 = Swap Meet
root-card-swap_meet_2 = { root-card-swap_meet_1 }
root-card-coffin_makers = Coffin Makers
root-card-mouse_partisans = Mouse Partisans
root-card-league_of_adventurous_mice_1 = League of Adventurous Mice
root-card-league_of_adventurous_mice_2 = { root-card-league_of_adventurous_mice_1 }
root-card-murine_broker = Murine Broker
root-card-master_engravers = Master Engravers

# Questions: everybody

root-ask-return_card = You keep three cards: which one goes back to the deck? ({ $count } too many)
root-ask-start_of_phase = The phase begins: what do you do first?
root-ask-linger = Do you craft or use anything before going on?
root-ask-craft_with = Which crafting piece do you use for { $card }?
root-ask-discard_down = Which card do you discard? ({ $count } too many)
root-ask-move_from = Where do you move from?
root-ask-move_to = Where do you move to from { $clearing }?
root-ask-move_how_many = How many warriors move from { $clearing } to { $target }?
root-ask-battle_where = Where do you battle?
root-ask-battle_whom = Whom do you battle in { $clearing }?
root-ask-ambush = { $seat } attacks you in { $clearing }: do you ambush?
root-ask-foil = { $seat } ambushes you in { $clearing }: do you foil the ambush?
root-ask-who_first = Who uses effects first in the battle in { $clearing }?
root-ask-use_in_battle = Battle in { $clearing }: you rolled { $dealt ->
    [one] { $dealt } hit
   *[other] { $dealt } hits
} and take { $taken }. What do you use?
root-ask-whose_effects = Pieces have been lost: whose effects come next?
root-ask-ferry_effects = The ferry brings a card, and others mind the move to { $clearing }: whose effect comes first?
root-ask-which_effects = { $seat } has lost pieces in several clearings: which effects come next?
root-ask-lose_piece = { $owner_value ->
    [none] Which of your pieces in { $clearing } is removed?
   *[other] Which piece of { $owner } in { $clearing } is removed?
} ({ $count ->
    [one] { $count } hit
   *[other] { $count } hits
} left)
root-ask-pay_dominance = Which card do you spend to take { $card }?
root-ask-open_with = Which card do you spend to open the path between { $clearing } and { $other }?
root-ask-draw_or = { $count ->
    [one] Do you draw { $count } card, or take an ambush card from the discard pile?
   *[other] Do you draw { $count } cards, or take an ambush card from the discard pile?
}

# Questions: crafted cards

root-ask-card_rob_whom = { root-card-stand_and_deliver_1 }: whom do you take a random card from?
root-ask-card_bank_with = { root-card-better_burrow_bank_1 }: who draws a card too?
root-ask-card_tax_where = { root-card-tax_collector_1 }: where do you remove a warrior of yours to draw a card?
root-ask-card_read_whom = { root-card-codebreakers_1 }: whose hand do you look at?
root-ask-card_sabotage = { root-card-saboteurs_1 }: which crafted card is discarded?
root-ask-card_order_whom = Who gets the false orders?
root-ask-card_order_from = Which clearing does half of the warriors of { $seat } leave?
root-ask-card_order_to = { $count ->
    [one] Where does { $count } warrior of { $seat } move to from { $clearing }?
   *[other] Where do { $count } warriors of { $seat } move to from { $clearing }?
}
root-ask-card_replace_where = { root-card-propaganda_bureau }: in which clearing do you replace an enemy warrior?
root-ask-card_replace_whom = Whose warrior do you replace in { $clearing }?
root-ask-card_replace_with = Which card do you spend to replace a warrior of { $seat } in { $clearing }?
root-ask-card_swap_whom = { root-card-swap_meet_1 }: whom do you take a random card from? You give one back.
root-ask-card_swap_for = Which card do you give { $seat } in return?
root-ask-card_charm_whom = { root-card-charm_offensive }: who scores 1 point?
root-ask-card_exhaust = { root-card-league_of_adventurous_mice_1 }: which crafted item do you exhaust?
root-ask-card_venture = { root-card-league_of_adventurous_mice_1 }: do you move or battle?

# Questions: the Marquise

root-ask-marquise_keep_where = In which corner does your keep stand?
root-ask-marquise_first_building = Where do you place your first { $kind }?
root-ask-marquise_wood_where = There are not enough pieces left: where does the next one go?
root-ask-marquise_act = What do you do? ({ $count ->
    [one] { $count } action
   *[other] { $count } actions
} left)
root-ask-marquise_second_move = March: where does your second move start?
root-ask-marquise_build_where = { $count ->
    [0] Where do you build a { $kind }, free of charge?
   *[other] Where do you build a { $kind } for { $count } wood?
}
root-ask-marquise_wood_from = Which clearing does the wood come from? ({ $count } left to pay)
root-ask-marquise_overwork_with = Which card do you spend to overwork in { $clearing }?
root-ask-marquise_hospitals = { $count ->
    [one] { $count } warrior was removed in { $clearing }: do you spend a card to bring it to the keep?
   *[other] { $count } warriors were removed in { $clearing }: do you spend a card to bring them to the keep?
}

# Questions: the Eyrie

root-ask-eyrie_roost_where = In which corner do you begin?
root-ask-eyrie_leader = Who leads the Eyrie?
root-ask-eyrie_tuck = { $count ->
    [1] Which card do you add to the Decree, and to which column?
   *[other] Do you add a second card to the Decree?
}
root-ask-eyrie_new_roost = You have no roost: where do you place a new one?
root-ask-eyrie_decree = The Decree, { $column }: { $able ->
    [0] no card can be obeyed. Do you use anything before the turmoil?
   *[other] { $unable ->
        [0] which card do you obey, and where?
       *[other] which card do you obey, and where? Choosing one that cannot be obeyed brings turmoil.
    }
}

# Questions: the Alliance

root-ask-alliance_revolt = Do you revolt?
root-ask-alliance_spread = Do you spread sympathy?
root-ask-alliance_supporter = Which supporter do you spend for { $clearing }? ({ $count } left)
root-ask-alliance_act = Do you craft, mobilize or train?
root-ask-alliance_operate = Which military operation do you take? ({ $count } left)
root-ask-alliance_outrage = Outrage in { $clearing }: which card do you give to the supporters?
root-ask-alliance_cull = Which supporter do you discard? ({ $count } too many)
root-ask-alliance_which_first = A base and sympathy are lost in { $clearing }: which comes first?

# Questions: the Vagabond

root-ask-vagabond_who = Which character do you play?
root-ask-vagabond_forest_where = In which forest do you begin?
root-ask-vagabond_refresh = { $must ->
    [0] Which item do you refresh? ({ $count } left)
   *[other] Which item do you refresh? ({ $count } left; { $must } of them must be, for your tea)
}
root-ask-vagabond_slip = Do you slip to an adjacent clearing or forest?
root-ask-vagabond_act = What do you do?
root-ask-vagabond_overloaded = You carry too much: which item leaves the game? ({ $count } too many)
root-ask-vagabond_damage = { $ally_value ->
    [none] Which item is damaged?
   *[other] { $whole ->
        [0] You have no undamaged item: is a warrior of { $ally } removed, or do you ignore the hit?
       *[other] Which item is damaged, or is a warrior of { $ally } removed instead?
    } If those warriors take more hits than your items, their faction turns Hostile.
} ({ $count ->
    [one] { $count } hit
   *[other] { $count } hits
} left)
root-ask-vagabond_along = Do you take warriors of an ally along from { $clearing } to { $target }?
root-ask-vagabond_along_how_many = How many warriors of { $seat } come along from { $clearing } to { $target }?
root-ask-vagabond_with_ally = Do you attack { $seat } in { $clearing } together with an ally?
root-ask-vagabond_take_ruin = Which item do you take from the ruin in { $clearing }?
root-ask-vagabond_aid_with = Which item do you exhaust to aid { $seat }?
root-ask-vagabond_aid_card = Which card do you give { $seat }?
root-ask-vagabond_aid_item = Which crafted item of { $seat } do you take?
root-ask-vagabond_improvise = Quest { $quest }: do you improvise an item?
root-ask-vagabond_reward = { $count ->
    [one] Quest { $quest } is done: do you score { $count } point or draw 2 cards?
   *[other] Quest { $quest } is done: do you score { $count } points or draw 2 cards?
}
root-ask-vagabond_coalition_with = With whom do you form a coalition by { $card }?
root-ask-vagabond_hideout = Which item do you repair? ({ $count } left)
root-ask-vagabond_enlist = Do you enlist { $seat } to defend you in { $clearing }?

# Options: everybody; the attribute `facts` is said where points and prices are known

root-option-done = Done
root-option-decline = Decline
root-option-at = { $clearing }
root-option-from = Move from { $clearing }
    .cult_conspire = Crusade: move from { $clearing }
root-option-to = To { $clearing }
root-option-number = { $count }
root-option-spend = Spend { $card }
root-option-discard = Discard { $card }
root-option-give = Give { $card }
root-option-return_card = Put { $card } back
root-option-ambush = Play { $card }
root-option-craft = Craft { $card }
    .facts = { $points ->
        [one] Craft { $card }: { $points } point
       *[other] Craft { $card }: { $points } points
    }
root-option-tool = A { $suit } crafting piece
root-option-use = Use { $card }
root-option-dominate = Activate { $card }
root-option-take_dominance = Take { $card } from beside the map
root-option-draw_cards = Draw
root-option-battle = Battle in { $clearing }
    .cult_conspire = Crusade: battle in { $clearing }
root-option-against = { $seat }
root-option-first = { $seat } first
root-option-lose = { $kind_value ->
    [hundreds_warrior] Warriors only
    [warlord] The warlord, and warriors for the other hits
   *[other] A { $kind }
}
root-option-choose_seat = { $seat }
root-option-ferry = By ferry to { $clearing }
root-option-open_path = Open the path between { $clearing } and { $other }

# Options: the Vagabond

root-option-character = { $character_value ->
    [thief] { $character }: steal a random card
    [tinker] { $character }: take a card from the discard pile
    [ranger] { $character }: repair up to 3 items, ending Daylight
    [vagrant] { $character }: make two others battle
    [arbiter] { $character }: others may enlist him in defence
    [scoundrel] { $character }: burn down a clearing for good
    [adventurer] { $character }: one item stands for another in quests
    [ronin] { $character }: swords for extra hits
   *[harrier] { $character }: glide to any clearing
}
root-option-forest = { $forest }
root-option-exhaust = Exhaust a { $item }
root-option-refresh = { $condition_value ->
    [damaged_exhausted] Refresh a damaged { $item }
   *[other] Refresh a { $item }
}
root-option-damage = { $condition_value ->
    [exhausted] Damage an exhausted { $item }
   *[other] Damage a { $item }
}
root-option-repair = { $condition_value ->
    [damaged_exhausted] Repair an exhausted { $item }
   *[other] Repair a { $item }
}
root-option-drop_item = { $condition_value ->
    [exhausted] Lose an exhausted { $item }
    [damaged] Lose a damaged { $item }
    [damaged_exhausted] Lose a damaged, exhausted { $item }
   *[other] Lose a { $item }
}
root-option-slip = Slip to { $clearing }
root-option-slip_forest = Slip to { $forest }
root-option-walk = Move to { $clearing }
root-option-along = Take along { $seat }
root-option-with_ally = Together with { $seat }
root-option-explore = Explore the ruin ({ root-item-torch.within })
root-option-take_ruin = Take { $ruin_item }
root-option-aid = Aid { $seat }
root-option-take_item = Take a { $item }
root-option-take_used_item = Take an exhausted { $item }
root-option-quest = Quest: { $quest }
root-option-reward_points = Score points
root-option-reward_cards = Draw 2 cards
root-option-strike = Strike a { $kind } of { $seat } ({ root-item-crossbow.within })
root-option-coalition = Form a coalition by { $card }
root-option-steal = Steal a card from { $seat } ({ root-item-torch.within })
root-option-day_labor = Day labor: take { $card } ({ root-item-torch.within })
root-option-hideout = Hide out: repair up to 3 items and end Daylight ({ root-item-torch.within })
root-option-instigate = Instigate a battle: { $seat } attacks { $target } ({ root-item-torch.within })
root-option-enlist = Enlist
root-option-scorch = Scorch the earth ({ root-item-torch.within })
root-option-improvise = A { $item } as a { $wanted }
root-option-swift_strike = Swift strike: exhaust a sword for a hit
root-option-glide = Glide to { $clearing } ({ root-item-torch.within })

# Options: the Marquise

root-option-march = March (up to 2 moves)
root-option-recruit_all = Recruit at every recruiter
root-option-build_kind = Build a { $kind }
    .facts = { $points ->
        [one] Build a { $kind } ({ $cost } wood, { $points } point)
       *[other] Build a { $kind } ({ $cost } wood, { $points } points)
    }
root-option-overwork = Overwork in { $clearing }
root-option-bird_for_action = Spend { $card } for an action

# Options: the Eyrie

root-option-lead = { $leader_value ->
    [builder] { $leader }: full points for crafted items
    [charismatic] { $leader }: recruits two warriors, not one
    [commander] { $leader }: one extra hit when attacking
   *[despot] { $leader }: one more point for removing buildings or tokens in battle
}
root-option-tuck = { $card } to { $column }
root-option-decree_recruit = { $card }: recruit in { $clearing }
root-option-decree_move = { $card }: move from { $clearing }
root-option-decree_battle = { $card }: battle in { $clearing }
root-option-decree_build = { $card }: build in { $clearing }
root-option-decree_defy = { $card }: impossible, so fall into turmoil

# Options: the Alliance

root-option-revolt = Revolt in { $clearing }
root-option-spread = Spread sympathy to { $clearing }
    .facts = { $cost ->
        [one] { root-option-spread } ({ $cost } supporter, { $points ->
            [one] { $points } point
           *[other] { $points } points
        })
       *[other] { root-option-spread } ({ $cost } supporters, { $points ->
            [one] { $points } point
           *[other] { $points } points
        })
    }
root-option-supporter = { $card }
root-option-mobilize = Mobilize { $card }
root-option-train = Train an officer with { $card }
root-option-recruit_at = Recruit in { $clearing }
root-option-organize = Organize in { $clearing }
    .facts = { $points ->
        [one] Organize in { $clearing } ({ $points } point)
       *[other] Organize in { $clearing } ({ $points } points)
    }
root-option-show_hand = Show your hand
root-option-base_first = First the loss of the base
root-option-outrage_first = First the outrage

# Options: crafted cards

root-option-partisans = { $count ->
    [0] Use the { $suit } Partisans
    [one] Use the { $suit } Partisans (discarding { $count } card)
   *[other] Use the { $suit } Partisans (discarding { $count } cards)
}
root-option-take_ambush = Take { $card } from the discard pile
root-option-exhaust_crafted = Exhaust a { $item }

# The record: everybody

root-record-starts = { $seat } goes first.
root-record-returned = { $seat } puts { $card } back into the deck.
root-record-turn_begins = { $seat } takes a turn.
root-record-scored = { $count ->
    [one] { $seat } scores { $count } point.
   *[other] { $seat } scores { $count } points.
}
root-record-points_lost = { $count ->
    [one] { $seat } loses { $count } point.
   *[other] { $seat } loses { $count } points.
}
root-record-drew = { $seat } draws { $card }.
root-record-reshuffled = The discard pile is shuffled and becomes the deck.
root-record-spent = { $seat } spends { $card }.
root-record-discarded = { $seat } discards { $card }.
root-record-placed = { $count ->
    [one] { $seat } places a { $kind } in { $clearing }.
   *[other] { $seat } places { $count } { $kind }s in { $clearing }.
}
root-record-moved = { $count ->
    [one] { $seat } moves { $count } warrior from { $clearing } to { $target }.
   *[other] { $seat } moves { $count } warriors from { $clearing } to { $target }.
}
root-record-took_ferry = { $seat } takes the ferry to { $clearing }.
root-record-battles = { $seat } attacks { $target } in { $clearing }.
root-record-ambushed = { $seat } ambushes the attacker in { $clearing } with { $card }.
root-record-foiled = { $seat } foils the ambush with { $card }.
root-record-rolled = { $seat } rolls { $high } and { $low }.
root-record-defenseless = { $seat } is defenseless: 1 extra hit.
root-record-hits = { $count ->
    [one] { $seat } takes { $count } hit in { $clearing }.
   *[other] { $seat } takes { $count } hits in { $clearing }.
}
root-record-lost = { $count ->
    [one] { $seat } loses a { $kind } in { $clearing }.
   *[other] { $seat } loses { $count } { $kind }s in { $clearing }.
}
root-record-crafted_item = { $seat } crafts { $card } and takes a { $item }.
root-record-crafted = { $seat } crafts { $card }.
root-record-used = { $seat } uses { $card }.
root-record-took_card = { $seat } takes { $card } from { $target }.
root-record-gave_card = { $seat } gives { $target } { $card }.
root-record-dominates = { $seat } activates { $card } and scores no more.
root-record-took_dominance = { $seat } takes { $card } from beside the map.
root-record-opened_path = { $seat } opens the path between { $clearing } and { $other }.
root-record-holds_pass = { $seat } rules the pass in { $clearing }.
root-record-wins = { $seat } reaches 30 points and wins.
root-record-win_together = { $seat } wins together with { $target }.
root-record-wins_by_dominance = { $seat } wins by { $card }.
root-record-wins_with = { $seat } wins too, in coalition with { $target }.
root-record-rounds_over = { $count ->
    [one] Nobody has won after { $count } turn: the game ends, and most points win.
   *[other] Nobody has won after { $count } turns: the game ends, and most points win.
}

# The record: crafted cards

root-record-card_ignores_hits = { $count ->
    [one] { $seat } ignores { $count } rolled hit.
   *[other] { $seat } ignores { $count } rolled hits.
}
root-record-card_claims = { $count ->
    [one] { $seat } rules { $count } clearing.
   *[other] { $seat } rules { $count } clearings.
}
root-record-card_looked = { $seat } looks at the hand of { $target }.
root-record-card_saw = { $seat } sees { $card } in the hand of { $target }.
root-record-card_took_ambush = { $seat } takes { $card } from the discard pile instead of drawing.
root-record-card_ordered = { $count ->
    [one] { $seat } sends { $count } warrior of { $target } out of { $clearing }.
   *[other] { $seat } sends { $count } warriors of { $target } out of { $clearing }.
}
root-record-card_buried = { $count ->
    [one] { $seat } lays a removed { $kind } on the Coffin Makers.
   *[other] { $seat } lays { $count } removed { $kind }s on the Coffin Makers.
}
root-record-card_unburied = { $count ->
    [one] { $count } warrior on the Coffin Makers of { $seat } returns to its supply.
   *[other] { $count } warriors on the Coffin Makers of { $seat } return to their supplies.
}
root-record-card_exhausted = { $seat } exhausts a crafted { $item }.

# The record: the Marquise

root-record-marquise_healed = { $count ->
    [one] { $seat } brings { $count } warrior to the keep in { $clearing }.
   *[other] { $seat } brings { $count } warriors to the keep in { $clearing }.
}
root-record-marquise_wood_paid = { $seat } pays { $count } wood from { $clearing }.

# The record: the Eyrie

root-record-eyrie_leads = { $leader } now leads { $seat }.
root-record-eyrie_tucked = { $seat } adds { $card } to the Decree: { $column }.
root-record-eyrie_obeyed = { $seat } obeys { $card } in the Decree: { $column }.
root-record-eyrie_turmoil = { $seat } cannot obey the Decree ({ $column }) and falls into turmoil.

# The record: the Alliance

root-record-alliance_gained = { $seat } gains { $card } as a supporter.
root-record-alliance_no_room = There is no room for another supporter: { $card } is discarded.
root-record-alliance_gave = Outrage in { $clearing }: { $seat } gives { $card }.
root-record-alliance_showed = Outrage in { $clearing }: { $seat } has no matching card, and the deck gives one.
root-record-alliance_spent = The supporter { $card } is spent.
root-record-alliance_revolted = { $seat } revolts in { $clearing }.
root-record-alliance_officer = { $count ->
    [one] { $seat } now has { $count } officer.
   *[other] { $seat } now has { $count } officers.
}
root-record-alliance_base_lost = { $officers ->
    [0] { $seat } loses the { $suit } base, and all supporters that match it.
    [one] { $seat } loses the { $suit } base, all supporters that match it, and { $officers } officer.
   *[other] { $seat } loses the { $suit } base, all supporters that match it, and { $officers } officers.
}
root-record-alliance_organized = { $seat } organizes in { $clearing }.

# The record: the Vagabond

root-record-vagabond_is = { $seat } is { $character }.
root-record-vagabond_sets_up_first = { $seat } sets up first.
root-record-ruins_filled = { $count ->
    [one] { $count } item is hidden under each ruin.
   *[other] { $count } items are hidden under each ruin.
}
root-record-vagabond_refreshes = { $seat } refreshes a { $item }.
root-record-vagabond_rested = { $count ->
    [one] { $seat } rests in the forest: { $count } item is repaired.
   *[other] { $seat } rests in the forest: { $count } items are repaired.
}
root-record-vagabond_dropped = { $seat } cannot carry a { $item } any longer: it leaves the game.
root-record-vagabond_exhausts = { $seat } exhausts a { $item }.
root-record-vagabond_gains = { $seat } gains a { $item }.
root-record-vagabond_damages = { $seat } has a { $item } damaged.
root-record-vagabond_repairs = { $seat } repairs a { $item }.
root-record-vagabond_goes = { $seat } goes to { $clearing }.
root-record-vagabond_goes_to_forest = { $seat } goes into { $forest }.
root-record-vagabond_attacks_with = { $seat } attacks in { $clearing } together with { $target }.
root-record-vagabond_improved = { $seat } and { $target }: the relationship is now { $relation }.
root-record-vagabond_hostile_now = { $target } is now Hostile to { $seat }.
root-record-vagabond_explored = { $seat } finds { $ruin_item } in the ruin in { $clearing }.
root-record-vagabond_explored_in_vain = { $seat } finds nothing new in the ruin in { $clearing }.
root-record-ruin_gone = The ruin in { $clearing } is empty and removed.
root-record-vagabond_completed = { $seat } completes the quest { $quest }.
root-record-vagabond_quest_revealed = A new quest: { $quest }.
root-record-vagabond_coalition_formed = { $seat } forms a coalition with { $target } by { $card }.
root-record-vagabond_labored = { $seat } takes { $card } from the discard pile for day labor.
root-record-vagabond_hid = { $seat } hides out.
root-record-vagabond_instigated = { $seat } instigates a battle in { $clearing }: { $attacker } against { $target }.
root-record-vagabond_enlisted = { $target } enlists { $seat } in { $clearing }.
root-record-vagabond_scorched = { $seat } scorches the earth in { $clearing }.
root-record-vagabond_struck_swiftly = { $seat } strikes swiftly in { $clearing }: 1 extra hit.

# Why not: what keeps a player from an option

root-why-nobody_sits_there = Nobody sits there.
root-why-none_left = No piece of that kind is left in your supply.
root-why-no_open_slot = There is no open slot for a building.
root-why-no_effect_waits = No effect of that player is waiting.
root-why-nothing_lost_there = { $seat } has lost nothing there.
root-why-not_in_hand = The card is not in your hand.
root-why-no_fox_card = It is neither a fox nor a bird card.
root-why-no_rabbit_card = It is neither a rabbit nor a bird card.
root-why-no_mouse_card = It is neither a mouse nor a bird card.
root-why-no_bird_card = Only a bird card will do.
root-why-not_dominance = It is not a dominance card.
root-why-only_coalitions = A Vagabond uses dominance cards only to form a coalition.
root-why-left_track = You have left the score track for good.
root-why-too_few_points = It takes { $needed } points, and you have { $score }.
root-why-only_in_daylight = That is done in Daylight.
root-why-not_available = It does not lie beside the map.
root-why-cannot_pay = You have no card that matches { $suit }.
root-why-no_craft_effect = Ambush and dominance cards cannot be crafted.
root-why-too_few_tools = { $needed ->
    [one] It takes an unused crafting piece in a { $land_suit } clearing, and you have none.
   *[other] It takes { $needed } unused crafting pieces in { $land_suit } clearings, and you have { $free }.
}
root-why-too_few_in_all = { $needed ->
    [one] It takes an unused crafting piece, and you have none.
   *[other] It takes { $needed } unused crafting pieces, and you have { $free }.
}
root-why-item_gone = No { $item } is left in the supply on the map.
root-why-same_name = You already have a crafted card of that name.
root-why-no_free_tool = You have no unused crafting piece in a { $land_suit } clearing.
root-why-no_tool_there = You have no unused crafting piece of the suit needed there.
root-why-not_crafted = You have not crafted that card.
root-why-used_this_turn = You have used it this turn.
root-why-not_used_now = Its text does not let you use it now.
root-why-use_it_first = Another card must be used first.
root-why-only_in_birdsong = That is done in Birdsong.
root-why-at_start_of_birdsong = It is used at the start of Birdsong.
root-why-at_start_of_daylight = It is used at the start of Daylight.
root-why-at_start_of_evening = It is used at the start of Evening.
root-why-nothing_to_move = You have neither warriors nor a pawn there to move.
root-why-hemmed_in = You rule neither that clearing nor any that can be reached from it.
root-why-no_way_out = No way out of that clearing is open.
root-why-same_clearing = A move leads to another clearing.
root-why-no_path = No path joins it to { $clearing }.
root-why-only_a_river = Only a river joins it to { $clearing }, and a river is no path.
root-why-closed_path = The path between it and { $clearing } is closed.
root-why-rules_neither = You rule neither { $clearing } nor { $to }.
root-why-not_so_many = There are { $count } there, and at least one must move.
root-why-no_ferry = This map has no ferry.
root-why-not_coastal = It is not a coastal clearing.
root-why-ferry_is_elsewhere = The ferry is in { $clearing }.
root-why-ferry_was_taken = The ferry has been taken this turn.
root-why-no_fighters = You have neither warriors nor a pawn there.
root-why-nobody_to_fight = No other player has pieces there.
root-why-only_friends = Nobody there is your enemy.
root-why-not_oneself = You cannot choose yourself.
root-why-no_pieces_there = { $seat } has no pieces there.
root-why-not_an_enemy = { $seat } is not your enemy.
root-why-no_ambush = It is not an ambush card.
root-why-ambush_elsewhere = It does not match { $clearing }.
root-why-not_in_the_battle = That player is not in this battle.
root-why-not_in_this_battle = It cannot be used at this point of the battle.
root-why-nothing_to_lose = No such piece is left to lose there.
root-why-no_closed_path = There is no closed path between these clearings.
root-why-open_already = That path has been opened already.
root-why-one_path_a_turn = You have opened a path this turn.
root-why-no_card_to_spend = You have no card to spend.
root-why-no_piece_at_ends = You have no piece at either end of that path.
root-why-holds_no_cards = { $seat } holds no cards.
root-why-nobody_has_cards = No other player holds a card.
root-why-no_enemy_has_cards = No enemy holds a card.
root-why-no_warrior_there = You have no warrior there.
root-why-no_warriors_on_map = You have no warrior on the map.
root-why-nowhere_to_battle = There is no clearing where you could battle.
root-why-nothing_can_move = No piece of yours can move.
root-why-not_crafted_by_enemy = No enemy has crafted that card.
root-why-nothing_to_sabotage = No enemy has a crafted card.
root-why-no_battle_ahead = It leads to no battle, and another move does.
root-why-no_enemy_warrior = No enemy warrior is there.
root-why-nobody_to_replace = You can replace no enemy warrior, or have no card for it.
root-why-has_no_warrior_there = { $seat } has no warrior in { $clearing }.
root-why-no_enemy_to_order = No enemy has warriors that could be sent anywhere.
root-why-nobody_to_order = { $seat } has no warriors that could be sent anywhere.
root-why-no_lost_ambush = It is not an ambush card in the discard pile.
root-why-nobody_buried = No warriors lie on it.
root-why-no_fresh_items = You have no crafted item that is not exhausted.
root-why-no_fresh_item = You have no crafted { $item } that is not exhausted.
root-why-nothing_can_venture = You can neither move nor battle anywhere.
root-why-keep_stands_there = Only the Marquise places pieces in the clearing of the keep.
root-why-hostile_there = Hostile warriors are there: that takes one more boot.
root-why-scorched_earth = That clearing is scorched.

# Why not: what several factions have in common

root-why-not_a_corner = { $clearing } is not a corner.
root-why-not_a_bird = { $card } is not a bird card.
root-why-not_ruled = You do not rule { $clearing }.
root-why-no_matching_card = You hold no card that matches { $clearing }.
root-why-no_match = { $card } does not match { $clearing }.

# Why not: the Marquise

root-why-marquise_far_from_keep = { $clearing } is neither the clearing of the keep, { $keep }, nor next to it.
root-why-marquise_nothing_due = Nothing is still to be placed in { $clearing }.
root-why-marquise_crafting_comes_first = Crafting comes before your actions.
root-why-marquise_no_actions = You have no action left; a bird card would give you one.
root-why-marquise_actions_left = { $count ->
    [one] You still have { $count } action, and bird cards come after it.
   *[other] You still have { $count } actions, and bird cards come after them.
}
root-why-marquise_cannot_march = No warrior of yours can move.
root-why-marquise_has_recruited = You have recruited this turn.
root-why-marquise_no_recruiter = You have no recruiter where you could place warriors.
root-why-marquise_not_her_building = This is not one of your buildings.
root-why-marquise_too_little_wood = It costs { $cost } wood, and { $wood } can be brought to { $clearing }.
root-why-marquise_wood_nowhere = A { $kind } costs { $cost } wood, and no open slot that you rule has so much within reach.
root-why-marquise_slot_nowhere = No clearing that you rule has an open slot.
root-why-marquise_rule_nowhere = You rule no clearing where you could build.
root-why-marquise_no_wood_there = { $clearing } has no wood that can be brought there.
root-why-marquise_no_sawmill = You have no sawmill in { $clearing }.

# Why not: the Eyrie

root-why-corner_taken = { $seat } starts in { $clearing }.
root-why-not_opposite = { $clearing } is not opposite to another faction, and such a corner is free.
root-why-eyrie_deposed = { $leader } has been deposed.
root-why-eyrie_must_tuck = You must add a card to the Decree first.
root-why-eyrie_second_bird = You have added a bird to the Decree this turn, and only one may be.
root-why-eyrie_more_warriors = { $clearing } has { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
}, and the fewest anywhere are { $fewest }.
root-why-eyrie_crafting_comes_first = Crafting comes before the Decree.
root-why-eyrie_not_in_column = { $card } is not in this column of the Decree.
root-why-eyrie_other_column = The Decree goes column by column, and it is at { $column }.
root-why-eyrie_obeyed_already = { $card } has been obeyed this turn.
root-why-eyrie_not_due = { $card } is not to be obeyed now.
root-why-eyrie_can_be_obeyed = { $card } can be obeyed, and so it must be.
root-why-eyrie_no_roost = You have no roost in { $clearing }.
root-why-eyrie_has_roost = You have a roost in { $clearing } already.

# Why not: the Alliance

root-why-alliance_not_a_supporter = This card is not among your supporters.
root-why-alliance_holds_matching = You hold a matching card, and must give one.
root-why-alliance_not_sympathetic = { $clearing } is not sympathetic.
root-why-alliance_base_is_out = Your { $suit } base is on the map already.
root-why-alliance_too_few_supporters = { $clearing } takes { $cost ->
    [one] { $cost } matching supporter
   *[other] { $cost } matching supporters
}, and you have { $count }.
root-why-alliance_is_sympathetic = { $clearing } is sympathetic already.
root-why-alliance_no_sympathy_left = All sympathy tokens are on the map.
root-why-alliance_no_sympathy_near = No sympathetic clearing is adjacent to { $clearing }.
root-why-alliance_martial_law = Martial law raises the cost in { $clearing } to { $cost } matching supporters, and you have { $count }.
root-why-alliance_no_such_base = { $card } matches none of your bases on the map.
root-why-alliance_no_officers = { $count ->
    [0] You have no officer.
    [one] Your { $count } officer has taken an operation this turn.
   *[other] Your { $count } officers have each taken an operation this turn.
}
root-why-alliance_no_base_there = You have no base in { $clearing }.
root-why-alliance_no_warrior_there = You have no warrior in { $clearing }.

# Why not: the Vagabond

root-why-vagabond_character_taken = The other Vagabond is { $character }.
root-why-vagabond_character_left_out = { $character } is not in this game.
root-why-vagabond_no_such_forest = This map has no such forest.
root-why-vagabond_none_so = You have no { $item } that lies so: { $condition }.
root-why-vagabond_none_ready = You have no { $item } that is face up and undamaged.
root-why-vagabond_nothing_ready = You have no item that is face up and undamaged.
root-why-vagabond_none_exhausted = You have no exhausted { $item }.
root-why-vagabond_none_damaged = You have no damaged { $item }.
root-why-vagabond_on_its_track = Your { $item } lies on its track, and does not count.
root-why-vagabond_tea_first = { $count ->
    [one] Your tea must refresh { $count } more item.
   *[other] Your tea must refresh { $count } more items.
}
root-why-vagabond_not_near = It is not adjacent to where you are.
root-why-vagabond_not_into_forests = You enter forests only by slipping, in Birdsong.
root-why-vagabond_not_allied = { $seat } is not Allied with you.
root-why-vagabond_no_allies_here = { $seat } has no warriors in { $clearing }.
root-why-vagabond_ally_cannot_come = The warriors of { $seat } cannot move to { $clearing } by their own rules.
root-why-vagabond_pawn_is_elsewhere = Your pawn is not in { $clearing }.
root-why-vagabond_ally_defends = { $seat } is the defender.
root-why-vagabond_no_ally_to_lose = There is no such warrior of your ally to remove.
root-why-vagabond_items_take_hits = You ignore a hit only when you have no undamaged item.
root-why-vagabond_in_forest = Your pawn is in a forest, not in a clearing.
root-why-vagabond_no_ruin = There is no ruin with items in { $clearing }.
root-why-vagabond_not_under_ruin = This item does not lie under the ruin.
root-why-vagabond_has_such_item = You have taken { $ruin_item } from a ruin before.
root-why-vagabond_not_oneself = It takes another player.
root-why-vagabond_no_pieces_here = { $seat } has no pieces in { $clearing }.
root-why-vagabond_not_in_box = { $seat } has no such crafted { $item }.
root-why-vagabond_must_take = You must take one of the crafted items.
root-why-vagabond_not_shown = This quest does not lie face up.
root-why-vagabond_quest_elsewhere = Quest { $quest } is done in a { $suit } clearing.
root-why-vagabond_quest_unpaid = Quest { $quest } takes a ready { $item } and a ready { $other }.
root-why-vagabond_not_wanted = The quest does not need a { $item }.
root-why-vagabond_same_item = An item cannot stand for itself.
root-why-vagabond_not_enough = The quest could not be paid so.
root-why-vagabond_must_improvise = Without improvising you cannot pay for the quest.
root-why-vagabond_not_their_piece = That player has no such pieces.
root-why-vagabond_nothing_to_strike = There is no { $kind } of that player in { $clearing }.
root-why-vagabond_guarded = Warriors of { $seat } guard it.
root-why-vagabond_too_few_players = A coalition takes a table of four or more.
root-why-vagabond_no_partner = There is nobody left to join.
root-why-vagabond_is_bound = { $seat } is in a coalition or has activated dominance.
root-why-vagabond_not_the_last = { $count ->
    [one] { $seat } has { $count } point, and another has fewer.
   *[other] { $seat } has { $count } points, and another has fewer.
}
root-why-vagabond_no_cards_to_steal = { $seat } has no cards.
root-why-vagabond_nobody_to_rob = { $seat } is not in { $clearing }.
root-why-vagabond_not_discarded = This card is not in the discard pile.
root-why-vagabond_cannot_fight = { $seat } cannot battle { $target } in { $clearing }.
root-why-vagabond_already_there = You are in { $clearing }.

# Ruleset options

root-rule-faction_1 = Faction of seat 1
root-rule-faction_1-marquise = { root-faction-marquise }
root-rule-faction_1-eyrie = { root-faction-eyrie }
root-rule-faction_1-alliance = { root-faction-alliance }
root-rule-faction_1-vagabond = { root-faction-vagabond }
root-rule-faction_1-vagabond2 = { root-faction-vagabond2 }
root-rule-faction_2 = Faction of seat 2
root-rule-faction_2-marquise = { root-faction-marquise }
root-rule-faction_2-eyrie = { root-faction-eyrie }
root-rule-faction_2-alliance = { root-faction-alliance }
root-rule-faction_2-vagabond = { root-faction-vagabond }
root-rule-faction_2-vagabond2 = { root-faction-vagabond2 }
root-rule-faction_3 = Faction of seat 3
root-rule-faction_3-marquise = { root-faction-marquise }
root-rule-faction_3-eyrie = { root-faction-eyrie }
root-rule-faction_3-alliance = { root-faction-alliance }
root-rule-faction_3-vagabond = { root-faction-vagabond }
root-rule-faction_3-vagabond2 = { root-faction-vagabond2 }
root-rule-faction_4 = Faction of seat 4
root-rule-faction_4-marquise = { root-faction-marquise }
root-rule-faction_4-eyrie = { root-faction-eyrie }
root-rule-faction_4-alliance = { root-faction-alliance }
root-rule-faction_4-vagabond = { root-faction-vagabond }
root-rule-faction_4-vagabond2 = { root-faction-vagabond2 }
root-rule-faction_5 = Faction of seat 5
root-rule-faction_5-marquise = { root-faction-marquise }
root-rule-faction_5-eyrie = { root-faction-eyrie }
root-rule-faction_5-alliance = { root-faction-alliance }
root-rule-faction_5-vagabond = { root-faction-vagabond }
root-rule-faction_5-vagabond2 = { root-faction-vagabond2 }
root-rule-faction_6 = Faction of seat 6
root-rule-faction_6-marquise = { root-faction-marquise }
root-rule-faction_6-eyrie = { root-faction-eyrie }
root-rule-faction_6-alliance = { root-faction-alliance }
root-rule-faction_6-vagabond = { root-faction-vagabond }
root-rule-faction_6-vagabond2 = { root-faction-vagabond2 }
root-rule-map = Map
root-rule-map-autumn = Autumn
root-rule-map-winter = Winter
root-rule-map-lake = Lake
root-rule-map-mountain = Mountain
root-rule-suits = Suits of the clearings
root-rule-suits-printed = As printed
root-rule-suits-random = Drawn at random
root-rule-suits-variant_maps = At random, except on the autumn map
root-rule-deck = Deck
root-rule-deck-base = Base deck
root-rule-deck-exiles = Exiles and Partisans
root-rule-setup = Set-up
root-rule-setup-standard = Standard: three cards each
root-rule-setup-advanced = Advanced: five cards each, three are kept
root-rule-characters = Characters of the Vagabond
root-rule-characters-base = Thief, Tinker, Ranger
root-rule-characters-all = All nine
root-rule-round_limit = Longest game
root-rule-round_limit-100 = 100 rounds
root-rule-round_limit-1000 = 1,000 rounds
root-rule-bird_actions = The Marquise's bird cards for actions
root-rule-bird_actions-after = After her three actions
root-rule-bird_actions-added = At any time between actions
root-rule-new_roost = Clearings compared for a new roost
root-rule-new_roost-among_able = Those that can take it
root-rule-new_roost-among_all = All of them
root-rule-all_deposed = When the last leader is deposed
root-rule-all_deposed-turned_up = All are turned up again
root-rule-all_deposed-leaderless = The Eyrie has none
root-rule-charismatic_short = Charismatic with one warrior left
root-rule-charismatic_short-one_placed = It is placed before the turmoil
root-rule-charismatic_short-none_placed = It is not placed
root-rule-martial_law = Martial law counts
root-rule-martial_law-by_player = Each other player by themselves
root-rule-martial_law-together = All others together
root-rule-coalition = Forming a coalition
root-rule-coalition-activate = Takes 10 points
root-rule-coalition-reveal = Takes only the card
root-rule-infamy = Infamy in the battle that makes Hostile
root-rule-infamy-every_piece = Every piece scores
root-rule-infamy-not_the_first = The first warrior does not score
root-rule-aid_item = Taking a crafted item when aiding
root-rule-aid_item-must = Must be done
root-rule-aid_item-may = May be done
root-rule-quest_replacement = A completed quest
root-rule-quest_replacement-drawn = Is replaced by a new one
root-rule-quest_replacement-none = Is not replaced
root-rule-strike_target = The Vagabond can strike
root-rule-strike_target-anybody = Anybody
root-rule-strike_target-enemies = Enemies only
root-rule-steal_from = The Thief can steal from players with
root-rule-steal_from-figures = Warriors or a pawn in the clearing
root-rule-steal_from-pieces = Any piece in the clearing
root-rule-protector = The Arbiter against himself
root-rule-protector-not_against_himself = Cannot be enlisted
root-rule-protector-against_himself = Can be enlisted
root-rule-enemies = Not enemies are
root-rule-enemies-coalition = Partners in a coalition
root-rule-enemies-allied = The Vagabond and Allied factions
root-rule-instigate = Pieces in an instigated battle are removed by
root-rule-instigate-sides = The two sides
root-rule-instigate-vagrant = The Vagrant
root-rule-tied_goal = Several others at 30 points at once
root-rule-tied_goal-clockwise = The next clockwise wins
root-rule-tied_goal-shared = They win together
root-rule-effects_order = Effects of losses of several players
root-rule-effects_order-turn_player = The player whose turn it is decides
root-rule-effects_order-defender = The defender's come first
root-rule-discarded_dominance = A discarded dominance card goes
root-rule-discarded_dominance-beside = Beside the map
root-rule-discarded_dominance-discarded = To the discard pile
root-rule-battle_whom = One can battle
root-rule-battle_whom-anybody = Anybody else
root-rule-battle_whom-enemies = Enemies only
root-rule-burrow_bank = Better Burrow Bank
root-rule-burrow_bank-may = May be used
root-rule-burrow_bank-must = Must be used
root-rule-partisan_birds = Bird cards when Partisans are used
root-rule-partisan_birds-discarded = Are discarded
root-rule-partisan_birds-kept = Are kept
root-rule-emigre_move = The move of the Eyrie Emigre
root-rule-emigre_move-free = May lead anywhere
root-rule-emigre_move-battle = Must lead to a battle if it can
root-rule-league_items = Items exhausted by the League of Adventurous Mice
root-rule-league_items-never = Stay exhausted
root-rule-league_items-refreshed = Are refreshed each turn
root-rule-points_floor = A score
root-rule-points_floor-zero = Stops at 0
root-rule-points_floor-below_zero = Can go below 0
root-rule-ferry_card = The card for the ferry, and outrage
root-rule-ferry_card-turn_player = The turn player says which comes first
root-rule-ferry_card-outrage = The outrage comes first

root-why-burrow_is_apart = The Burrow lies beside the map: pieces of the Duchy move there and from there, and nothing else happens in it.
root-why-no_tunnel = Only a tunnel joins a clearing with the Burrow, and only for the Duchy.
root-record-spared = { $seat } ignores the first hit in { $clearing }.
root-clearing-burrow = The Burrow
    .within = the Burrow
root-card-retainer_1 = Faithful Retainer
root-card-retainer_2 = { root-card-retainer_1 }
root-card-retainer_3 = { root-card-retainer_1 }
root-hireling-patrol = Forest Patrol
root-hireling-dynasty = Last Dynasty
root-hireling-uprising = Spring Uprising
root-hireling-exile = The Exile
root-hireling-prophets = Warm Sun Prophets
root-hireling-flotilla = Riverfolk Flotilla
root-hireling-expedition = Sunward Expedition
root-hireling-spies = Corvid Spies
root-hireling-bearers = Flame Bearers
root-hireling-vaults = Vault Keepers
root-hireling-band = Popular Band
root-hireling-bandits = Highway Bandits
root-hireling-protector = Furious Protector

# Agreements, before a table is opened.

root-why-faction_twice = { $faction } cannot sit on two seats.
root-why-too_few_corners = { $count } of these factions start in a corner of their own, and there are { $corners } corners.
root-why-enough_reach = Together these factions reach { $reach }; at least { $wanted } is recommended.
root-why-little_reach = Together these factions reach only { $reach }; at least { $wanted } is recommended for so many seats. It can be played all the same.

# Odds
root-odds-hits_taken = Hits on { $seat }
root-odds-pieces_lost = Pieces lost by { $seat }
root-odds-none_left = { $seat } has nothing left here
root-odds-unhindered = Without ambushes, and if nobody uses anything.
