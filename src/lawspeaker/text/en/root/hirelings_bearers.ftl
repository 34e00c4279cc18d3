# The Flame Bearers and the Rat Smugglers

# Questions

root-ask-bearers_burn = Which enemy piece do the Flame Bearers remove in { $clearing }? ({ $count } left)
root-ask-smugglers_act = Rat Smugglers: do you move or battle?

# Options

root-option-bearers_burn = Remove { $kind }
root-option-smuggle = Discard { $card } to move or battle

# Why not

root-why-bearers_far_away = No Flame Bearer is there or in an adjacent clearing.
root-why-bearers_warriors_first = No such enemy piece is to be removed there: warriors go first.
root-why-smugglers_are_promoted = The Rat Smugglers are not in this game.
root-why-smugglers_no_item = This card has no item.
root-why-smugglers_nothing_to_do = You can neither move nor battle.
