# The Lizard Cult

root-rule-faction_1-cult = { root-faction-cult }
root-rule-faction_2-cult = { root-faction-cult }
root-rule-faction_3-cult = { root-faction-cult }
root-rule-faction_4-cult = { root-faction-cult }
root-rule-faction_5-cult = { root-faction-cult }
root-rule-faction_6-cult = { root-faction-cult }

root-kind-cult_warrior = Cult warrior
    .within = warrior
root-kind-garden_fox = Fox garden
    .within = fox garden
root-kind-garden_rabbit = Rabbit garden
    .within = rabbit garden
root-kind-garden_mouse = Mouse garden
    .within = mouse garden

# Questions

root-ask-cult_corner_where = In which corner do you begin?
root-ask-cult_which_garden = Which garden do you place in { $clearing }?
root-ask-cult_outcast = Which suit is the Outcast?
root-ask-cult_conspire = Do you conspire in { $suit } clearings? (You have { $count ->
    [one] { $count } acolyte
   *[other] { $count } acolytes
}.)
root-ask-cult_crusade_on = Does the crusade go on with a battle in { $clearing }?
root-ask-cult_convert_whom = Whose warrior do you convert in { $clearing }?
root-ask-cult_sanctify_what = Which building in { $clearing } gives way to a garden?
root-ask-cult_act = Which ritual do you perform?
root-ask-cult_build_where = { $card }: where do you build the garden?
root-ask-cult_recruit_where = { $card }: where do you recruit?

# Options

root-option-outcast = { $suit }
root-option-convert = Convert a warrior in { $clearing }
    .facts = { $cost ->
        [one] { root-option-convert } ({ $cost } acolyte)
       *[other] { root-option-convert } ({ $cost } acolytes)
    }
root-option-sanctify = Sanctify a building in { $clearing }
    .facts = { $cost ->
        [one] { root-option-sanctify } ({ $cost } acolyte)
       *[other] { root-option-sanctify } ({ $cost } acolytes)
    }
root-option-replace = { $kind }
root-option-ritual_build = Build a garden, revealing { $card }
root-option-ritual_recruit = Recruit, revealing { $card }
root-option-ritual_score = Score, spending { $card }
    .facts = { $points ->
        [one] { root-option-ritual_score } ({ $points } point)
       *[other] { root-option-ritual_score } ({ $points } points)
    }
root-option-ritual_sacrifice = Sacrifice, revealing { $card }

# The record

root-record-cult_drawn = { $seat } begins in { $clearing }, by lot.
root-record-cult_outcast_is = { $seat }: the Outcast is now { $suit }.
root-record-cult_hated = { $seat }: the Outcast, { $suit }, is now Hated.
root-record-cult_souls_gone = { $count ->
    [one] { $count } lost soul is discarded.
   *[other] { $count } lost souls are discarded.
}
root-record-cult_avenged = { $count ->
    [one] { $seat }: the warrior becomes an acolyte.
   *[other] { $seat }: { $count } warriors become acolytes.
}
root-record-cult_first_acolytes = { $count ->
    [one] { $seat } begins with { $count } acolyte.
   *[other] { $seat } begins with { $count } acolytes.
}
root-record-cult_spent_acolytes = { $count ->
    [one] { $seat } spends { $count } acolyte.
   *[other] { $seat } spends { $count } acolytes.
}
root-record-cult_revealed = { $seat } reveals { $card }.
root-record-cult_took_back = { $count ->
    [one] { $seat } takes the revealed card back.
   *[other] { $seat } takes { $count } revealed cards back.
}
root-record-cult_sacrificed = { $count ->
    [one] { $seat } sacrifices a warrior, and now has { $count } acolyte.
   *[other] { $seat } sacrifices a warrior, and now has { $count } acolytes.
}

# Why not

root-why-cult_corner_taken = { $clearing } is not free.
root-why-cult_not_opposite = { $clearing } is not opposite to the keep or the first roost.
root-why-cult_too_few_acolytes = That takes { $cost ->
    [one] { $cost } acolyte
   *[other] { $cost } acolytes
}, and you have { $count }.
root-why-cult_not_outcast = { $clearing } is not a { $suit } clearing, where your Outcast live.
root-why-cult_not_the_destination = The crusade has led to { $clearing }.
root-why-cult_no_enemy_warrior = No enemy warrior in { $clearing } can be converted.
root-why-cult_no_enemy_building = No enemy building in { $clearing } can be sanctified.
root-why-cult_no_garden_left = All { $suit } gardens are on the map.
root-why-cult_not_to_replace = There is no such enemy piece to replace.
root-why-cult_no_such_garden = It does not match the clearing.
root-why-cult_birds_are_hated = { $card } is a bird card, and birds are not wild for rituals.
root-why-cult_nowhere_to_build = You rule no { $suit } clearing where a garden can be built.
root-why-cult_not_matching = { $clearing } does not match { $card }.
root-why-cult_nowhere_to_recruit = You can place no warrior in any { $suit } clearing.
root-why-cult_has_scored = You have scored for { $suit } this turn.
root-why-cult_no_garden_on_map = You have no { $suit } garden on the map.
root-why-cult_scores_nothing = Your { $suit } gardens bring no points yet.
root-why-cult_crafts_in_evening = You craft in the Evening.

# Ruleset options

root-rule-lost_souls = Lost Souls are
root-rule-lost_souls-hand = Cards spent or discarded from hands
root-rule-lost_souls-any = All cards spent or discarded
root-rule-cult_corner = The Cult's corner without the Marquise and the Eyrie
root-rule-cult_corner-any = The Cult chooses
root-rule-cult_corner-drawn = It is drawn
root-rule-garden_fear = Several gardens removed together
root-rule-garden_fear-each = A card for each
root-rule-garden_fear-once = One card for all
root-rule-empty_score = Spending a card to score no points
root-rule-empty_score-may = Is allowed
root-rule-empty_score-may_not = Is not allowed

# The board in the terminal

ui-root-cult-gardens = Gardens
ui-root-cult-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-root-cult-outcast = Outcast
ui-root-cult-hated = Hated
ui-root-cult-acolytes = { $count ->
    [one] { $count } acolyte
   *[other] { $count } acolytes
}
ui-root-cult-lost-souls = Lost Souls { $count }:
ui-root-cult-revealed = Revealed { $count }:
