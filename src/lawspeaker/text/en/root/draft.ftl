# The drafted set-up

root-rule-setup-draft = Drafted: factions are chosen from set-up cards, and three of five cards are kept
root-rule-two_player_insurgents = Insurgents in a draft of two players
root-rule-two_player_insurgents-removed = Left out
root-rule-two_player_insurgents-with_hirelings = In the pool, if there are hirelings
root-rule-several_homelands = Several homelands that cannot all be far enough away
root-rule-several_homelands-together = All of them as far as all can be
root-rule-several_homelands-one_by_one = Each as far as it can be, one after another

# Questions

root-ask-draft = Which faction do you play?
root-ask-homeland_where = Which clearing do you choose as your homeland?
root-ask-around_where = Where around { $clearing } do you place a warrior? ({ $count } left)
root-ask-marquise_keep_at_home = In which homeland does your keep stand?

# Options

root-option-draft = { $faction }

# The record

root-record-pooled = The set-up card of { $faction } is in the pool.
root-record-card_locked = The card of { $faction } is locked until somebody has chosen a militant faction.
root-record-card_unlocked = The card of { $faction } is no longer locked.
root-record-dealt_character = Beside the card of { $faction } lies { $character }.
root-record-drafted = Seat { $place } plays { $faction }.
root-record-homeland_chosen = { $seat } chooses { $clearing } as a homeland.

# Why not

root-why-card_is_locked = The card of { $faction } is locked until somebody has chosen a militant faction.
root-why-card_is_taken = Somebody plays { $faction } already.
root-why-card_not_in_pool = The card of { $faction } is not in the pool.
root-why-enemy_homeland = { $clearing } is a homeland of { $seat }.
root-why-own_homeland = { $clearing } is your homeland already.
root-why-homeland_on_edge = { $clearing } is not on the edge of the map.
root-why-homeland_too_near = { $count ->
    [0] { $clearing } is next to an enemy homeland, and there are clearings farther away.
    [one] Only one clearing lies between { $clearing } and an enemy homeland, and there are clearings farther away.
   *[other] There are clearings farther away from enemy homelands than { $clearing }.
}
root-why-homelands_together = With { $clearing } your homelands could not all be next to each other.
root-why-not_around_homeland = { $clearing } is not adjacent to your homeland.
root-why-not_even_around = The next warrior goes where fewer of yours are than in { $clearing }.
root-why-not_a_homeland = { $clearing } is not a homeland of yours.
root-why-marquise_keep_next_to_enemy = { $clearing } is next to an enemy homeland, and another homeland of yours is not.
root-why-marquise_has_building = { $clearing } has one of your buildings already.

# The table

ui-root-pool = Set-up cards
ui-root-pool-locked = locked
ui-root-pool-reach = reach { $count }
ui-root-homeland = Homeland
