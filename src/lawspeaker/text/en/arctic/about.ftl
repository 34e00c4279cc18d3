# What things are or do, each in a line. What follows from the game's data is said by its face.

arctic-about-action-diplomacy = change the conflict, the vote or Norway's accession
arctic-about-action-ships = build ships in the harbours of the country
arctic-about-action-facility = build a facility where there is a deposit
arctic-about-action-move = move every ship of the country by one region; ships attack and raid
arctic-about-action-tax = money from the bank into the country's treasury
arctic-about-action-unrest = this turn, facilities under the country's control produce nothing
arctic-about-yellow-high = control of China in phase 5, before whoever pays less
arctic-about-yellow-low = control of China in phase 5, unless somebody pays more
arctic-about-option-invest = the dearer the space, the sooner its lobbyist chooses a country in phase 4
arctic-about-option-place = countries act in the order of the list; there, space 1 acts first

ui-arctic-cost = building costs ${ $dollars }
ui-arctic-sale = ${ $dollars } each; as points one alone brings { $single }, two kinds together { $pair }, all three { $triple }
