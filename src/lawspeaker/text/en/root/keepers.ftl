# The Keepers in Iron

# Pieces

root-kind-keepers_warrior = Keepers warrior
    .within = warrior
root-kind-relic_figure = Relic (figure)
    .within = figure relic
root-kind-relic_tablet = Relic (tablet)
    .within = tablet relic
root-kind-relic_jewelry = Relic (jewelry)
    .within = jewelry relic
root-kind-waystation_tablet_jewelry = Tablet waystation (jewelry below)
    .within = tablet waystation (jewelry below)
root-kind-waystation_jewelry_tablet = Jewelry waystation (tablet below)
    .within = jewelry waystation (tablet below)
root-kind-waystation_jewelry_figure = Jewelry waystation (figure below)
    .within = jewelry waystation (figure below)
root-kind-waystation_figure_jewelry = Figure waystation (jewelry below)
    .within = figure waystation (jewelry below)
root-kind-waystation_figure_tablet = Figure waystation (tablet below)
    .within = figure waystation (tablet below)
root-kind-waystation_tablet_figure = Tablet waystation (figure below)
    .within = tablet waystation (figure below)

root-waystation-tablet_jewelry = Tablet waystation (jewelry below)
    .within = tablet waystation (jewelry below)
root-waystation-jewelry_tablet = Jewelry waystation (tablet below)
    .within = jewelry waystation (tablet below)
root-waystation-jewelry_figure = Jewelry waystation (figure below)
    .within = jewelry waystation (figure below)
root-waystation-figure_jewelry = Figure waystation (jewelry below)
    .within = figure waystation (jewelry below)
root-waystation-figure_tablet = Figure waystation (tablet below)
    .within = figure waystation (tablet below)
root-waystation-tablet_figure = Tablet waystation (figure below)
    .within = tablet waystation (figure below)

root-relic-figure_a = Figure A
    .within = figure A
root-relic-figure_b = Figure B
    .within = figure B
root-relic-figure_c = Figure C
    .within = figure C
root-relic-figure_d = Figure D
    .within = figure D
root-relic-tablet_a = Tablet A
    .within = tablet A
root-relic-tablet_b = Tablet B
    .within = tablet B
root-relic-tablet_c = Tablet C
    .within = tablet C
root-relic-tablet_d = Tablet D
    .within = tablet D
root-relic-jewelry_a = Jewelry A
    .within = jewelry A
root-relic-jewelry_b = Jewelry B
    .within = jewelry B
root-relic-jewelry_c = Jewelry C
    .within = jewelry C
root-relic-jewelry_d = Jewelry D
    .within = jewelry D

root-slot-move = Move
    .within = the slot Move
root-slot-delve = Battle then Delve
    .within = the slot Battle then Delve
root-slot-recover = Move or Recover
    .within = the slot Move or Recover

# Questions

root-ask-keepers_corner_where = In which corner do you begin?
root-ask-keepers_edge_where = In which clearing on the edge, next to { $clearing }, do your other warriors stand?
root-ask-keepers_encamp = Do you encamp? (once in each clearing)
root-ask-keepers_return = Where on the edge of the map do you come back, and with which waystation?
root-ask-keepers_decamp = Do you decamp? (once in each clearing)
root-ask-keepers_recruit = Do you spend a card to recruit?
root-ask-keepers_act = How does your Retinue act, in { $slot }?
root-ask-keepers_delve = Which relic do you delve for from { $clearing }?
root-ask-keepers_recover = Which relic do you recover in { $clearing }?
root-ask-keepers_gather = Do you gather cards for your Retinue, or move one to another slot? (room for { $count })
root-ask-keepers_carry = Which relic do you take along from { $clearing } to { $target }? (up to { $count })
root-ask-keepers_trophy = Into which forest do you put { $relic }?
root-ask-keepers_which_relic = Which relic in { $clearing } do you remove?

# Options

root-option-encamp = Encamp in { $clearing }: { $waystation }
root-option-decamp = Decamp in { $clearing }: { $waystation }
root-option-muster = Spend { $card } to recruit in { $clearing }
root-option-retinue_move = { $card }: move from { $clearing }
root-option-retinue_delve = { $card }: battle, then delve in { $clearing }
root-option-retinue_recover = { $card }: recover in { $clearing }
root-option-carry = Take { $relic } along
    .facts = Take { $relic } along (value { $value })
root-option-delve = Delve for { $relic }
    .facts = Delve for { $relic } (value { $value })
root-option-recover = Recover { $relic }
    .facts = Recover { $relic } (value { $value })
root-option-lose_relic = Lose { $relic }
    .facts = Lose { $relic } (value { $value })
root-option-place_relic = Put it into { $forest }
root-option-gather = { $card } to { $slot }
root-option-shift = Move { $card } to { $slot }

# The record

root-record-keepers_laid_out = The relics are shuffled, and each of { $count } forests gets one.
root-record-keepers_spread = { $relic } lies in { $clearing }.
root-record-keepers_spread_to_forest = { $relic } lies in { $forest }.
root-record-keepers_carried = { $seat } takes { $relic } along to { $clearing }.
root-record-keepers_turned = { $relic } is turned: its value is { $count }.
root-record-keepers_hidden = { $seat } puts { $relic } into { $forest }.
root-record-keepers_delved = { $seat } brings { $relic } from { $forest } to { $clearing }.
root-record-keepers_recovered = { $seat } recovers { $relic } in { $clearing }.
root-record-keepers_column = { $seat } completes column { $count } of relics.
root-record-keepers_retainer_left = { $card } leaves { $seat } and the game.
root-record-keepers_gathered = { $seat } adds { $card } to { $slot }.
root-record-keepers_shifted = { $seat } moves { $card } to { $slot }.

# Why something cannot be chosen

root-why-keepers_no_relic_there = This relic is not there.
root-why-keepers_must_carry = As many relics as can be carried have to come along.
root-why-keepers_no_such_forest = This map has no such forest.
root-why-keepers_not_next_on_edge = { $clearing } is not on the edge of the map next to { $corner }.
root-why-keepers_no_warrior_there = You have no warrior in { $clearing }.
root-why-keepers_camped_there = You have done this in { $clearing } already.
root-why-keepers_not_on_edge = { $clearing } is not on the edge of the map.
root-why-keepers_no_such_waystation = There is no such waystation of yours in { $clearing }.
root-why-keepers_crafting_comes_first = Crafting comes before your Retinue acts.
root-why-keepers_not_in_slot = { $card } is not in { $slot }.
root-why-keepers_has_acted = { $card } has acted in this slot.
root-why-keepers_nothing_to_delve = { $clearing } has no enemy to battle, and no relic lies in a forest next to it.
root-why-keepers_not_in_near_forest = This relic lies in no forest next to the clearing.
root-why-keepers_nothing_to_recover = { $clearing } has no relic with a waystation of its type.
root-why-keepers_not_recoverable = This relic does not lie there with a waystation of its type.
root-why-keepers_recover_one = You have chosen to recover, and must recover at least one relic.
root-why-keepers_retinue_full = The Retinue has { $count } cards at most.
root-why-keepers_not_in_retinue = This card is not in your Retinue.
root-why-keepers_same_slot = It is in this slot already.
root-why-keepers_has_gathered = You have gathered cards, and so cannot move one.

# Rules

root-rule-relics_left = The relics left after each forest has one
root-rule-relics_left-clearings = To clearings far from the Keepers
root-rule-relics_left-forests = To forests far from the Keepers
root-rule-trophy_side = A relic removed before it was turned
root-rule-trophy_side-value = Shows its value in the forest
root-rule-trophy_side-type = Keeps its value hidden
root-rule-encamping = Encamping and decamping
root-rule-encamping-replace = Replace: where placing is allowed
root-rule-encamping-swap = Swap: wherever it is
root-rule-faction_1-keepers = { root-faction-keepers }
root-rule-faction_2-keepers = { root-faction-keepers }
root-rule-faction_3-keepers = { root-faction-keepers }
root-rule-faction_4-keepers = { root-faction-keepers }
root-rule-faction_5-keepers = { root-faction-keepers }
root-rule-faction_6-keepers = { root-faction-keepers }

# The board in the terminal

ui-root-waystations = Waystations left { $count }
ui-root-waystation-figure = Figure waystation
ui-root-waystation-tablet = Tablet waystation
ui-root-waystation-jewelry = Jewelry waystation
