# The Corvid Conspiracy (13)

root-kind-corvid_warrior = Corvid warrior
    .within = warrior
root-kind-plot = Plot
    .within = plot

root-plot_type-bomb = Bomb
root-plot_type-snare = Snare
root-plot_type-extortion = Extortion
root-plot_type-raid = Raid

root-hidden-plot = a plot
root-plot-bomb_1 = { root-plot_type-bomb }
    .within = the { root-plot_type-bomb }
root-plot-bomb_2 = { root-plot_type-bomb }
    .within = the { root-plot_type-bomb }
root-plot-snare_1 = { root-plot_type-snare }
    .within = the { root-plot_type-snare }
root-plot-snare_2 = { root-plot_type-snare }
    .within = the { root-plot_type-snare }
root-plot-extortion_1 = { root-plot_type-extortion }
    .within = the { root-plot_type-extortion }
root-plot-extortion_2 = { root-plot_type-extortion }
    .within = the { root-plot_type-extortion }
root-plot-raid_1 = { root-plot_type-raid }
    .within = the { root-plot_type-raid }
root-plot-raid_2 = { root-plot_type-raid }
    .within = the { root-plot_type-raid }

# Questions

root-ask-corvids_start_where = In which { $suit } clearing does a warrior start?
root-ask-corvids_flip = Which plot do you flip?
root-ask-corvids_recruit = Which card do you spend to recruit?
root-ask-corvids_recruit_where = In which { $suit } clearing do you recruit? ({ $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
} left)
root-ask-corvids_act = Which action do you take? ({ $count } left)
root-ask-corvids_which_plot = Which plot do you place in { $clearing }?
root-ask-corvids_exert = Do you exert: one more action instead of drawing { $count ->
    [one] { $count } card
   *[other] { $count } cards
}?
root-ask-corvids_show = Which card do you show the Conspiracy to expose the plot in { $clearing }?
root-ask-corvids_name = Which plot lies in { $clearing }?
root-ask-corvids_raid_where = Raid around { $clearing }: where do you place a warrior? ({ $count } left)

# Options

root-option-flip_plot = Flip the plot in { $clearing }
    .facts = { $points ->
        [one] Flip the plot in { $clearing } ({ $points } point)
       *[other] Flip the plot in { $clearing } ({ $points } points)
    }
root-option-recruit_suit = Recruit in { $suit } clearings with { $card }
root-option-plot = Place a plot in { $clearing }
    .facts = { $cost ->
        [one] Place a plot in { $clearing } ({ $cost } warrior)
       *[other] Place a plot in { $clearing } ({ $cost } warriors)
    }
root-option-lay_plot = { $plot }
root-option-trick = Trick: swap the plots in { $clearing } and { $other }
root-option-expose = Expose the plot in { $clearing }
root-option-show_card = Show { $card }
root-option-name_plot = { $plot_type }

# The record

root-record-corvids_flipped = { $seat } flips { $plot } in { $clearing }.
root-record-corvids_laid = Face down in { $clearing } lies { $plot }.
root-record-corvids_tricked = { $seat } swaps the plots in { $clearing } and { $other }.
root-record-corvids_exerted = { $seat } exerts, and draws no cards this Evening.
root-record-corvids_guessed = Exposure in { $clearing }: { $seat } shows { $card } and names { $plot_type }.
root-record-corvids_denied = { $seat } says no: the plot in { $clearing } is something else.
root-record-corvids_exposed = { $seat } has exposed { $plot } in { $clearing }.
root-record-corvids_agents = Embedded agents in { $clearing } deal a hit for { $seat }.
root-record-corvids_raided = { $plot } in { $clearing } was removed: { $seat } raids the clearings around it.

# Why not

root-why-corvids_snared = A Snare of the Conspiracy lies there face up.
root-why-corvids_no_hidden_plot = No plot lies face down in { $clearing }.
root-why-corvids_no_piece_beside = You have no pieces in { $clearing }.
root-why-corvids_tried_already = You have tried to expose the plot in { $clearing } this turn.
root-why-corvids_no_raid_there = The Raid places no warrior in { $clearing }.
root-why-corvids_other_suit = { $clearing } is not a { $suit } clearing.
root-why-corvids_no_face_down = You have no face-down plot in { $clearing }.
root-why-corvids_no_warrior_there = You have no warrior in { $clearing }.
root-why-corvids_no_room_for_any = No clearing of this suit can take a warrior.
root-why-corvids_no_recruit_there = No warrior is to be placed in { $clearing }.
root-why-corvids_crafts_in_birdsong = You craft in Birdsong.
root-why-corvids_no_actions = You have taken all actions of this Daylight.
root-why-corvids_has_exerted = You have exerted already.
root-why-corvids_has_plot = { $clearing } has a plot already.
root-why-corvids_no_plot_left = All your plots are on the map.
root-why-corvids_too_few_warriors = A plot in { $clearing } takes { $cost ->
    [one] { $cost } warrior
   *[other] { $cost } warriors
}, and you have { $count } there.
root-why-corvids_not_in_supply = This plot is not in your supply.
root-why-corvids_one_of_a_type = You have two of these plots, and they are the same.
root-why-corvids_no_two_plots = There are no two plots in { $clearing } and { $other }.
root-why-corvids_not_alike = Of the plots in { $clearing } and { $other } one lies face up and one face down.
root-why-corvids_same_pair = This is the same swap, named the other way round.

# Rules

root-rule-faction_1-corvids = { root-faction-corvids }
root-rule-faction_2-corvids = { root-faction-corvids }
root-rule-faction_3-corvids = { root-faction-corvids }
root-rule-faction_4-corvids = { root-faction-corvids }
root-rule-faction_5-corvids = { root-faction-corvids }
root-rule-faction_6-corvids = { root-faction-corvids }
root-rule-extortion_from = Extortion takes a card
root-rule-extortion_from-everybody = From everybody with pieces there
root-rule-extortion_from-enemies = From enemies only
root-rule-exposure = Exposing the plot in a clearing
root-rule-exposure-once = Once a turn
root-rule-exposure-again = As often as there are cards to show

# The board

ui-root-plots-left = { $count ->
    [one] { $count } plot in the supply
   *[other] { $count } plots in the supply
}
ui-root-plot-face-down = Plot (face down)
ui-root-face-up = face up
ui-root-face-down = face down
