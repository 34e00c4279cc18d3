# What things are or do, each in a line. What follows from the game's data is said by its face.

arctic-about-action-diplomacy = change the conflict, the vote or Norway's accession
arctic-about-action-ships = build ships in the harbours of the country
arctic-about-action-facility = build a facility where there is a deposit
arctic-about-action-move = move every ship of the country by one region; ships attack and raid
arctic-about-action-tax = money from the bank into the country's treasury
arctic-about-action-unrest = this turn, facilities under the country's control produce nothing
arctic-about-yellow-high = control of China in phase 5, before whoever pays less
arctic-about-yellow-low = control of China in phase 5, unless somebody pays more

ui-arctic-cost = building costs ${ $dollars }
