# Hirelings

root-demoted-patrol = Feline Physicians
root-demoted-dynasty = Bluebird Nobles
root-demoted-uprising = Rabbit Scouts
root-demoted-exile = The Brigand
root-demoted-prophets = Lizard Envoys
root-demoted-flotilla = Otter Divers
root-demoted-expedition = Mole Artisans
root-demoted-spies = Raven Sentries
root-demoted-bearers = Rat Smugglers
root-demoted-vaults = Badger Bodyguards
root-demoted-band = Street Band
root-demoted-bandits = Bandit Gangs
root-demoted-protector = Stoic Protector

root-kind-patrol = Patrol warrior
root-kind-dynast = Dynasty warrior
root-kind-rebel = Uprising warrior
root-kind-exile = Exile pawn
root-kind-prophet = Prophet
root-kind-flotilla = Flotilla pawn
root-kind-explorer = Expedition warrior
root-kind-foothold = Foothold
root-kind-spy = Spy
root-kind-bearer = Flame Bearer
root-kind-vault_keeper = Vault Keeper
root-kind-vault = Vault
root-kind-bandsman = Band
root-kind-bandit = Bandit
root-kind-protector = Protector pawn

# Rules

root-rule-hirelings = Hirelings
root-rule-hirelings-none = No hirelings
root-rule-hirelings-three = Three at random
root-rule-third_hireling = Who of two players sets up the third hireling
root-rule-third_hireling-last = The last player
root-rule-third_hireling-first = The first player
root-rule-hireling_markers = A hireling marker that a score marker passes over
root-rule-hireling_markers-passed = It is taken
root-rule-hireling_markers-landed = Only where the score marker stops is one taken
root-rule-new_hirelings = Control markers at the end of the turn
root-rule-new_hirelings-all = Every hireling held loses one
root-rule-new_hirelings-earlier = Only hirelings gained earlier lose one

# Questions

root-ask-which_hireling = Which hireling do you set up?
root-ask-hire = Which hireling do you take?
root-ask-pass_hireling = { $hireling } has no control marker left: who gets it?
root-ask-pass_which = Several hirelings have no control marker left: which one do you give away first?
root-ask-which_markers_first = End of your turn: do you first gain the hireling, or first remove control markers?
root-ask-hireling_from = { $hireling }: where do you move from?
root-ask-hireling_battle = { $hireling }: where do you battle?
root-ask-hireling_where = Where do you place the { $hireling }? ({ $count })
root-ask-hireling_then = { $hireling }: what do you do next?
root-ask-physicians_heal = Feline Physicians: do you spend a card that matches { $clearing } to save { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
}?
root-ask-physicians_where = Where do the { $count ->
    [one] warrior
   *[other] { $count } warriors
} go?
root-ask-uprising_pay = Which card do you discard to battle the Spring Uprising in { $clearing }?
root-ask-uprising_rise = The die shows { $suit }: do the rebels rise, or does one come?
root-ask-scouts_turn = { $seat } attacks you in { $clearing }: do you spend a card for the higher roll?
root-ask-exile_where = Which forest does the Exile hide in?
root-ask-exile_act = The Exile has { $count ->
    [one] { $count } item
   *[other] { $count } items
} ready: what does he do?
root-ask-brigand_with = Which item do you exhaust to rob { $seat }?
root-ask-prophets_battle = Whom do the Prophets force to battle?
root-ask-prophets_move = Whom do the Prophets force to move?
root-ask-prophets_to = Where must { $seat } move from { $clearing }?
root-ask-prophets_against = Whom must { $seat } battle in { $clearing }?
root-ask-envoys_take = Which card do the Lizard Envoys bring you?
root-ask-flotilla_draw = The Flotilla is with you: do you draw a card?
root-ask-flotilla_sail = Where does the Flotilla sail from { $clearing }?

# Options

root-option-set_up_hireling = { $hireling }
root-option-hire = { $hireling }
root-option-gain_first = First gain the hireling
root-option-lose_first = First remove control markers
root-option-hireling_move = Move: { $hireling }
root-option-hireling_battle = Battle: { $hireling }
root-option-hireling_place = Place: { $hireling }
root-option-hireling_dawn = At the start of Birdsong: { $hireling }
root-option-hireling_act = Act: { $hireling }
root-option-uprising_rise = Rise in { $clearing }: a rebel and all enemy pieces there are removed
root-option-exile_forest = To { $forest }
root-option-give_to_exile = Give the Exile a { $item } (a card, a point)
root-option-brigand_take = Take an item from the ruin in { $clearing }
root-option-brigand_rob = Rob { $seat } of a card
root-option-brigand_exhaust = Exhaust { $item }
root-option-prophets_force = { $seat } in { $clearing }
root-option-envoys_take = Take { $card }

# Records

root-record-hireling_set = { $seat } sets up the hireling { $hireling }.
root-record-demoted = { $hireling } is demoted: { $other }.
root-record-hired = { $seat } takes the hireling { $hireling }.
root-record-control_rolled = { $seat } controls { $hireling } with { $count ->
    [one] { $count } control marker
   *[other] { $count } control markers
}.
root-record-hireling_passed = { $seat } gives { $hireling } to { $target }.
root-record-patrol_kept = A patrol goes on its card: { $count ->
    [one] { $count } lies there.
   *[other] { $count } lie there.
}
root-record-physicians_healed = { $seat } saves { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
}, who go to { $clearing }.
root-record-uprising_rolled = The uprising die shows { $suit }.
root-record-uprising_rose = The Spring Uprising rises in { $clearing }.
root-record-uprising_unpaid = { $seat } has no card to discard and does not battle the Spring Uprising in { $clearing }.
root-record-scouts_turned = The Rabbit Scouts give { $seat } the higher roll in { $clearing }.
root-record-exile_hides = { $seat } puts the Exile in { $forest }.
root-record-exile_moved = The Exile moves to { $forest }.
root-record-exile_given = { $seat } gives the Exile a { $item }.
root-record-exile_exhausted = The Exile exhausts { $count ->
    [one] { $count } item
   *[other] { $count } items
}.
root-record-exile_lost = The Exile loses { $count ->
    [one] { $count } item
   *[other] { $count } items
}.
root-record-brigand_took = { $seat } takes a { $item } from the ruin in { $clearing }.
root-record-brigand_robbed = { $seat } exhausts a { $item } to rob { $target }.
root-record-prophets_forced_battle = { $seat } has the Prophets force { $target } to battle in { $clearing }.
root-record-prophets_forced_move = { $seat } has the Prophets force { $target } to move from { $clearing }.
root-record-envoys_took = { $seat } takes { $card } from the discard pile.
root-record-flotilla_anchored = { $seat } puts the Flotilla in { $clearing }.
root-record-flotilla_sailed = The Flotilla sails from { $clearing } to { $target }.

# Why not

root-why-hireling_not_dealt = This hireling is not in the game.
root-why-hireling_not_in_supply = Somebody controls this hireling already.
root-why-hireling_to_another = A hireling without control markers goes to another player.
root-why-hireling_stays = This hireling has control markers left.
root-why-hireling_not_controlled = You do not control this hireling.
root-why-hireling_has_acted = This hireling has acted this turn.
root-why-hireling_only_by_day = Its action is for your Daylight.
root-why-hireling_only_at_dawn = Its action is for the start of your Birdsong.
root-why-hireling_not_its_deed = The card of this hireling has no such action.
root-why-hireling_cannot_move = Its warriors cannot move anywhere.
root-why-hireling_nobody_to_battle = It has nobody to battle.
root-why-hireling_none_to_place = No warrior of it is left to place.
root-why-hireling_not_its_turn = Another hireling is acting.
root-why-hireling_no_battle_left = It has no battle to fight there now.
root-why-hireling_not_a_post = It is not due to get a warrior there.
root-why-hireling_no_own_pieces = You have no faction pieces there.
root-why-hireling_not_at_edge = It comes to a clearing at the edge of the map.
root-why-hireling_no_player = A hireling is no player.
root-why-hirelings_only_defend = A hireling attacks only by its own actions.
root-why-patrol_none_on_card = No patrol lies on the card.
root-why-patrol_none_there = No patrol is there.
root-why-dynasty_is_on_map = The Last Dynasty is on the map.
root-why-dynasty_not_on_map = The Last Dynasty is not on the map.
root-why-dynasty_not_ruling = It moves only from a clearing that you rule.
root-why-dynasty_ruling = It battles twice only where you do not rule.
root-why-nobles_rule_too_little = You rule fewer than three clearings.
root-why-uprising_wrong_suit = The die shows another suit.
root-why-uprising_nobody_there = There are no rebels there.
root-why-uprising_no_card = To battle the Spring Uprising you must discard a card that matches the clearing.
root-why-uprising_must_pay = You hold a card that matches the clearing, and must discard it.
root-why-exile_no_such_forest = This map has no such forest.
root-why-exile_forest_not_near = This forest is not adjacent to the Exile.
root-why-exile_no_item = The Exile has no item to exhaust.
root-why-exile_too_few_items = A battle takes two items.
root-why-exile_not_near = This clearing is not adjacent to the Exile.
root-why-exile_nobody_near = The Exile has nobody to battle there.
root-why-exile_is_demoted = The Exile is not in this game.
root-why-exile_no_pieces_near = You have no faction pieces adjacent to the Exile.
root-why-exile_not_in_box = There is no { $item } in your Crafted Items box.
root-why-brigand_is_promoted = The Brigand is not in this game.
root-why-brigand_no_item = No item lies under a ruin there.
root-why-brigand_no_pieces = You have no faction pieces at that ruin.
root-why-brigand_has_robbed = The Brigand has robbed somebody this turn.
root-why-brigand_no_ready_item = You have no such item ready in your Crafted Items box.
root-why-brigand_not_together = You share no clearing with this player.
root-why-brigand_no_cards = This player holds no cards.
root-why-brigand_not_another = The Brigand robs another player.
root-why-prophets_none_there = No Prophet is there.
root-why-prophets_no_pieces = This player has no faction pieces there.
root-why-prophets_cannot_battle = This player cannot battle there.
root-why-prophets_cannot_move = This player cannot move from there.
root-why-prophets_one_there = A Prophet comes only to a clearing without one.
root-why-prophets_nobody = Nobody beside a Prophet can be forced to do that.
root-why-envoys_not_on_top = This card is not among the top five of the discard pile.
root-why-envoys_rarer_suit = Its suit is not the most common of the top five cards.
root-why-envoys_no_ambush = Ambush cards cannot be taken.
root-why-envoys_nothing = There is no card to take on the discard pile.
root-why-flotilla_not_on_shore = The Flotilla begins in a clearing at the edge of the map and on the river.
root-why-flotilla_not_downriver = The river does not lead there.
root-why-flotilla_untouchable = The Flotilla cannot be battled.

# The table

ui-root-hireling-free = in the supply
ui-root-hireling-held = { $faction }, { $count ->
    [one] { $count } control marker
   *[other] { $count } control markers
}
ui-root-hireling-kept = { $count ->
    [one] { $count } warrior on the card
   *[other] { $count } warriors on the card
}
ui-root-hireling-items = { $count ->
    [one] { $count } item
   *[other] { $count } items
}
ui-root-hireling-revealed = revealed: { $cards }
