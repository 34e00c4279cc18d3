# Root: the Underground Duchy

root-kind-duchy_warrior = Duchy warrior
    .within = warrior
root-kind-citadel = Citadel
    .within = citadel
root-kind-market = Market
    .within = market
root-kind-tunnel = Tunnel
    .within = tunnel

root-rank-squire = Squires
    .within = squire
root-rank-noble = Nobles
    .within = noble
root-rank-lord = Lords
    .within = lord

root-minister-foremole = Foremole
    .within = the Foremole
root-minister-captain = Captain
    .within = the Captain
root-minister-marshal = Marshal
    .within = the Marshal
root-minister-brigadier = Brigadier
    .within = the Brigadier
root-minister-banker = Banker
    .within = the Banker
root-minister-mayor = Mayor
    .within = the Mayor
root-minister-duchess_of_mud = Duchess of Mud
    .within = the Duchess of Mud
root-minister-baron_of_dirt = Baron of Dirt
    .within = the Baron of Dirt
root-minister-earl_of_stone = Earl of Stone
    .within = the Earl of Stone

# Questions

root-ask-duchy_corner_where = In which corner do you start?
root-ask-duchy_failure = Price of Failure: which minister leaves you?
root-ask-duchy_assembly = What does the assembly do? ({ $count ->
    [one] { $count } action left
   *[other] { $count } actions left
})
root-ask-duchy_reveal_for = Which card do you reveal for the { $kind } in { $clearing }?
root-ask-duchy_take_back = All tunnels are on the map: which one do you take back?
root-ask-duchy_dig_where = Where do you dig?
root-ask-duchy_dig_with = Which card do you spend for the tunnel in { $clearing }?
root-ask-duchy_follow = How many warriors go from the Burrow to { $clearing }?
root-ask-duchy_parliament = Which minister acts?
root-ask-duchy_foremole_where = What does the Foremole build, and where?
root-ask-duchy_brigade = Does the Brigadier move or battle?
root-ask-duchy_brigade_again = Does the Brigadier do it a second time?
root-ask-duchy_bank = Which card does the Banker take? ({ $count } so far)
root-ask-duchy_mayor_as = Whose action does the Mayor take?
root-ask-duchy_sway = Do you sway a minister?
root-ask-duchy_sway_with = Which card do you reveal for { $minister }? ({ $count } left)

# Options

root-option-construct = Build a { $kind } in { $clearing }
root-option-reveal = Reveal { $card }
root-option-recruit_burrow = Recruit in the Burrow
root-option-dig = Dig a tunnel
root-option-call = { $minister }
    .facts = { $points ->
        [one] { $minister } ({ $points } point)
       *[other] { $minister } ({ $points } points)
    }
root-option-bank = { $card }
root-option-sway = Sway { $minister }
    .facts = { $points ->
        [one] Sway { $minister } ({ $cost } cards, { $points } point)
       *[other] Sway { $minister } ({ $cost } cards, { $points } points)
    }
root-option-dismiss = { $minister }

# The record

root-record-duchy_reveals = { $seat } reveals { $card }.
root-record-duchy_dismissed = Price of Failure: { $minister } leaves { $seat }, and its crown leaves the game.
root-record-duchy_took_tunnel = { $seat } takes back the tunnel in { $clearing }.
root-record-duchy_called = { $minister } acts for { $seat }.
root-record-duchy_banked = The Banker of { $seat } takes { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
root-record-duchy_sways = { $seat } sways { $minister }.
root-record-duchy_took_up = { $seat } takes { $card } back to hand.

# Why not

root-why-duchy_not_swayed = { $minister } is not swayed.
root-why-duchy_not_the_highest = { $minister } is not of the highest rank that you have swayed.
root-why-duchy_crafts_in_evening = You craft in the Evening.
root-why-duchy_not_its_building = The Duchy has no such building.
root-why-duchy_no_tunnel_there = There is no tunnel in { $clearing }.
root-why-duchy_has_tunnel = There is a tunnel in { $clearing } already.
root-why-duchy_just_taken = You have just taken this tunnel back from { $clearing }.
root-why-duchy_nowhere_to_dig = You hold no card that matches a clearing where you could dig.
root-why-duchy_no_use_to_take = With the tunnel from { $clearing } you could dig nowhere.
root-why-duchy_not_so_many_follow = Up to four warriors follow a tunnel, and { $count ->
    [one] { $count } is
   *[other] { $count } are
} in the Burrow.
root-why-duchy_has_acted = { $minister } has acted this turn.
root-why-duchy_no_hand_cards = You hold no cards.
root-why-duchy_nowhere_to_build = You have no building left, or rule no clearing with an open slot.
root-why-duchy_neither_move_nor_battle = You can neither move nor battle anywhere.
root-why-duchy_other_suit = The cards before this one were of another suit: { $suit }.
root-why-duchy_bank_one = The Banker takes at least one card.
root-why-duchy_not_for_mayor = The Mayor takes the action of another noble or of a squire, and { $minister } is neither.
root-why-duchy_nobody_for_mayor = No other noble and no squire of yours can do anything.
root-why-duchy_tunnels_in_supply = Not all tunnels are on the map.
root-why-duchy_no_markets = There is no market of yours on the map.
root-why-duchy_no_citadels = There is no citadel of yours on the map.
root-why-duchy_is_swayed = { $minister } is swayed already.
root-why-duchy_no_crown = No crown for a { $rank } is left on your board.
root-why-duchy_too_few = { $minister } wants to see { $cost } cards, each with a matching clearing of yours, and you can reveal { $count }.
root-why-duchy_no_clearing_for = No clearing with pieces of yours is left that matches { $card }.

# The board in the terminal

ui-root-duchy-below = { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
}
ui-root-duchy-citadels = each Birdsong: { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
}
ui-root-duchy-markets = each Evening: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ui-root-duchy-crowns = { $count ->
    [one] { $count } crown
   *[other] { $count } crowns
} of { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards } cards:
ui-root-duchy-revealed = Revealed:

# Ruleset options

root-rule-faction_1-duchy = { root-faction-duchy }
root-rule-faction_2-duchy = { root-faction-duchy }
root-rule-faction_3-duchy = { root-faction-duchy }
root-rule-faction_4-duchy = { root-faction-duchy }
root-rule-faction_5-duchy = { root-faction-duchy }
root-rule-faction_6-duchy = { root-faction-duchy }
root-rule-price_of_failure = Several Duchy buildings lost at once cost
root-rule-price_of_failure-event = One minister
root-rule-price_of_failure-building = A minister each
root-rule-dig_again = A tunnel that is taken back can be dug
root-rule-dig_again-anywhere = In the same clearing too
root-rule-dig_again-elsewhere = In other clearings only
root-rule-burrow_claim = The Burrow and Royal Claim
root-rule-burrow_claim-counts = It counts as a ruled clearing
root-rule-burrow_claim-apart = It does not count
root-rule-banker_birds = Bird cards for the Banker
root-rule-banker_birds-wild = Go with any suit
root-rule-banker_birds-apart = Go with birds only
