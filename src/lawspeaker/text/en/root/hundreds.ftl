# The Lord of the Hundreds

root-kind-hundreds_warrior = Hundreds warrior
    .within = warrior
root-kind-warlord = Warlord
    .within = warlord
root-kind-stronghold = Stronghold
    .within = stronghold
root-kind-mob = Mob
    .within = mob

root-mood-bitter = Bitter
root-mood-grandiose = Grandiose
root-mood-jubilant = Jubilant
root-mood-lavish = Lavish
root-mood-relentless = Relentless
root-mood-rowdy = Rowdy
root-mood-stubborn = Stubborn
root-mood-wrathful = Wrathful

# Questions

root-ask-hundreds_where = In which corner do you begin?
root-ask-hundreds_raze_item = Which item do you take from the ruin in { $clearing }?
root-ask-hundreds_mob_where = The mob die shows { $suit }: where does a mob gather?
root-ask-hundreds_recruit_where = Warriors are short: which stronghold recruits next?
root-ask-hundreds_anoint = Where do you anoint the warlord?
root-ask-hundreds_mood = Which mood is the warlord in now?
root-ask-hundreds_lavish = Which item do you give away for two warriors?
root-ask-hundreds_craft = Do you craft a card?
root-ask-hundreds_command = { $count ->
    [0] The Hundreds are commanded: anything else before going on?
   *[other] Command the Hundreds: move, battle or build? ({ $count } left)
}
root-ask-hundreds_build_with = Which card do you spend for the stronghold in { $clearing }?
root-ask-hundreds_advance = { $count ->
    [0] The warlord has advanced: anything else before going on?
   *[other] Advance the warlord from { $clearing }: where to, or battle at once? ({ $count } left)
}
root-ask-hundreds_then_battle = Does the warlord battle in { $clearing }?
root-ask-hundreds_once_more = The relentless warlord in { $clearing } may move or battle once more: which?
root-ask-hundreds_incite = Where do you incite a mob?
root-ask-hundreds_incite_with = Which card do you spend to incite a mob in { $clearing }?
root-ask-hundreds_roll_again = Do you roll the mob die? ({ $count } left)
root-ask-hundreds_contempt = { $points ->
    [one] Do you hoard the { $item }, or scrap it for { $points } point?
   *[other] Do you hoard the { $item }, or scrap it for { $points } points?
}
root-ask-hundreds_full_track = The track of the { $item } is full: which item do you scrap for a point?
root-ask-hundreds_loot = Do you loot { $seat } in { $clearing }? You deal no rolled hits then.
root-ask-hundreds_loot_what = Which item do you loot from { $seat }?
root-ask-hundreds_escort = How many warriors go with the warlord from { $clearing } to { $target }?
root-ask-hundreds_disband = From which mob does a warrior join the battle in { $clearing }?

# Options

root-option-mood = { $mood_value ->
    [bitter] { $mood }: in the warlord's battles mobs become warriors
    [grandiose] { $mood }: the warlord advances before you command
    [jubilant] { $mood }: inciting with the warlord rolls the mob die up to 4 times
    [lavish] { $mood }: items of the hoard for 2 warriors each
    [relentless] { $mood }: after a move and a battle, the warlord does one of them again
    [rowdy] { $mood }: 1 or 2 more cards in the Evening
    [stubborn] { $mood }: ignore the first hit in the warlord's battles
   *[wrathful] { $mood }: 1 extra hit when the warlord attacks
}
root-option-with_warlord = { $count ->
    [0] The warlord alone
    [one] The warlord and { $count } warrior
   *[other] The warlord and { $count } warriors
}
root-option-stronghold = Build a stronghold in { $clearing }
root-option-incite = Incite a mob in { $clearing }
root-option-roll_mob = Roll the mob die
root-option-disband = The mob in { $clearing }
root-option-raze_item = Take { $ruin_item }
root-option-hoard_item = Hoard it
root-option-break_item = Scrap it for the points
root-option-scrap = Scrap a { $item }
root-option-loot = Loot
root-option-loot_item = Loot a { $item }
root-option-loot_used_item = Loot an exhausted { $item }

# The record

root-record-hundreds_led = { $count ->
    [0] { $seat }: the warlord moves alone from { $clearing } to { $target }.
    [one] { $seat }: the warlord moves with { $count } warrior from { $clearing } to { $target }.
   *[other] { $seat }: the warlord moves with { $count } warriors from { $clearing } to { $target }.
}
root-record-hundreds_hoarded = { $seat } adds a { $item } to the hoard.
root-record-hundreds_scrapped = { $seat } takes a { $item } out of the game.
root-record-hundreds_loots = { $seat } loots { $target } in { $clearing }.
root-record-hundreds_razed_in_vain = { $seat } finds nothing new in the ruin in { $clearing }.
root-record-hundreds_razed = { $seat } takes { $ruin_item } from the ruin in { $clearing }.
root-record-hundreds_rolled = { $seat } rolls the mob die: { $suit }.
root-record-hundreds_in_mood = { $seat }: the warlord is { $mood }.
root-record-hundreds_oppresses = { $count ->
    [one] { $seat } oppresses { $count } clearing.
   *[other] { $seat } oppresses { $count } clearings.
}

# Why not

root-why-hundreds_has_such_item = You have taken { $ruin_item } from a ruin before.
root-why-hundreds_not_under_ruin = It does not lie under that ruin.
root-why-hundreds_has_mob = There is a mob in { $clearing } already.
root-why-hundreds_no_mob_near = No clearing next to { $clearing } has a mob.
root-why-hundreds_not_rolled = { $clearing } is not of the suit that was rolled: { $suit }.
root-why-hundreds_nothing_due = No stronghold in { $clearing } is still to recruit.
root-why-hundreds_no_warrior_there = You have no warrior in { $clearing }.
root-why-hundreds_same_mood = The warlord is { $mood } already, and must be in another mood.
root-why-hundreds_spoiled_mood = With a { $item } in the hoard the warlord cannot be { $mood }.
root-why-hundreds_not_in_hoard = There is no { $item } in the hoard.
root-why-hundreds_not_on_track = There is no { $item } on that track.
root-why-hundreds_crafting_comes_first = You craft before you command and advance.
root-why-hundreds_no_commands = { $count ->
    [one] Your Command is { $count }, and you have used it.
   *[other] Your Command is { $count }, and you have used all of it.
}
root-why-hundreds_no_advances = { $count ->
    [one] Your Prowess is { $count }, and the warlord has advanced once.
   *[other] Your Prowess is { $count }, and the warlord has advanced as often as that.
}
root-why-hundreds_warlord_elsewhere = The warlord is not in { $clearing }.
root-why-hundreds_not_looted = It does not lie in that Crafted Items box.
root-why-hundreds_no_mob_there = There is no mob in { $clearing }.
root-why-hundreds_too_far = The mob in { $clearing } is too far from the battle.
root-why-never_struck = It cannot be removed outside battle.

# Ruleset options

root-rule-faction_1-hundreds = { root-faction-hundreds }
root-rule-faction_2-hundreds = { root-faction-hundreds }
root-rule-faction_3-hundreds = { root-faction-hundreds }
root-rule-faction_4-hundreds = { root-faction-hundreds }
root-rule-faction_5-hundreds = { root-faction-hundreds }
root-rule-faction_6-hundreds = { root-faction-hundreds }
root-rule-warlord = The warlord
root-rule-warlord-warrior = Is a warrior in every way
root-rule-warlord-figure = Does not count for rule
root-rule-stronghold_crafting = Cards that the Hundreds craft in a turn
root-rule-stronghold_crafting-once = One
root-rule-stronghold_crafting-any = Any number
root-rule-relentless = The relentless warlord moves or battles once more
root-rule-relentless-once = Once in the step
root-rule-relentless-each = After each Advance with both
root-rule-razed_items = Of several items under a razed ruin
root-rule-razed_items-random = One is taken at random
root-rule-razed_items-chosen = One is chosen
root-rule-buried_warlord = Coffin Makers and the warlord
root-rule-buried_warlord-returns = He goes back to his owner
root-rule-buried_warlord-buried = They take him

# The board in the terminal

ui-root-mood = Mood
ui-root-command = Command { $count }
ui-root-prowess = Prowess { $count }
ui-root-commanded = { $count } left
