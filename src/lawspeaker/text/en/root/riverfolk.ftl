# The Riverfolk Company

root-kind-riverfolk_warrior = Riverfolk warrior
    .within = warrior
root-kind-trade_post_fox = Fox trade post
    .within = fox trade post
root-kind-trade_post_rabbit = Rabbit trade post
    .within = rabbit trade post
root-kind-trade_post_mouse = Mouse trade post
    .within = mouse trade post

root-service-hand_card = Hand card
    .within = a hand card
root-service-riverboats = Riverboats
    .within = riverboats
root-service-mercenaries = Mercenaries
    .within = mercenaries

# Questions

root-ask-riverfolk_warrior_where = Where does a warrior start? ({ $count } left)
root-ask-riverfolk_price = What is the price of { $service }?
root-ask-riverfolk_act = What do you do with your funds? ({ $count } left)
root-ask-riverfolk_commit = Which fund do you commit?
root-ask-riverfolk_commit_to = Which fund do you commit to a { $suit } space?
root-ask-riverfolk_spend = Which fund do you spend for { $clearing }? ({ $count } to go)
root-ask-riverfolk_export = Do you export { $card }, or use its effect?
root-ask-riverfolk_post_suit = Which trade post do you place in { $clearing }?
root-ask-riverfolk_disruption = Trade is disrupted: which fund do you lose? ({ $count } to go)
root-ask-riverfolk_mercenaries_fight = Do your mercenaries fight { $seat } in { $clearing }?
root-ask-vagabond_pay_with = Which item do you exhaust to pay? ({ $count } to go)

# Options

root-option-set_price = { $service }: { $price }
root-option-buy_card = Buy { $card }
    .facts = Buy { $card } (price { $cost })
root-option-buy_riverboats = Buy riverboats
    .facts = Buy riverboats (price { $cost })
root-option-buy_mercenaries = Hire mercenaries
    .facts = Hire mercenaries (price { $cost })
root-option-mercenaries_fight = They fight
root-option-fund = A warrior of { $seat }
root-option-export = Export it
root-option-keep_effect = Use its effect
root-option-riverfolk_draw = Draw a card
root-option-riverfolk_recruit = Recruit in { $clearing }
root-option-trade_post = Establish a trade post in { $clearing }
    .facts = { $points ->
        [one] Establish a trade post in { $clearing } ({ $points } point)
       *[other] Establish a trade post in { $clearing } ({ $points } points)
    }
root-option-post_suit = The { $suit } trade post

# The record

root-record-riverfolk_priced = { $seat } sets the price of { $service } to { $price }.
root-record-riverfolk_paid = { $count ->
    [one] { $seat } pays { $count } warrior.
   *[other] { $seat } pays { $count } warriors.
}
root-record-riverfolk_own_payment = { $count ->
    [one] { $seat } puts { $count } warrior of its own into Payments.
   *[other] { $seat } puts { $count } warriors of its own into Payments.
}
root-record-riverfolk_bought_card = { $seat } buys { $card } from the Riverfolk.
root-record-riverfolk_bought = { $seat } buys { $service }.
root-record-riverfolk_hired = The mercenaries fight for { $seat } in { $clearing }.
root-record-riverfolk_returned = { $count ->
    [one] { $seat } gives { $count } warrior back to { $owner }.
   *[other] { $seat } gives { $count } warriors back to { $owner }.
}
root-record-riverfolk_gathered = { $seat } gathers funds, and has { $count } now.
root-record-riverfolk_committed = { $seat } commits a warrior of { $owner }.
root-record-riverfolk_invested = { $seat } commits a warrior of { $owner } to a { $suit } space.
root-record-riverfolk_exported = { $seat } exports { $card }.

# Why not

root-why-riverfolk_not_for_sale = This card is not in the Riverfolk's hand.
root-why-riverfolk_served_enough = { $count ->
    [one] You can buy { $count } service this turn, and you have.
   *[other] You can buy { $count } services this turn, and you have.
}
root-why-riverfolk_cannot_afford = The price is { $price }, and you can pay { $wealth }.
root-why-riverfolk_bought_already = You have bought it for this turn.
root-why-riverfolk_not_to_pawns = Vagabonds cannot hire mercenaries.
root-why-riverfolk_no_such_fund = No such warrior is among the funds that you can use for this.
root-why-riverfolk_no_river = { $clearing } is not at a river.
root-why-riverfolk_other_service = This is the price of another service.
root-why-riverfolk_no_funds = You have no funds left.
root-why-riverfolk_too_few_funds = It takes { $needed } funds, and you have { $funds }.
root-why-riverfolk_post_is_there = { $clearing } has a trade post already.
root-why-riverfolk_no_post_left = You have no { $suit } trade post left.
root-why-riverfolk_nobody_rules = Nobody rules { $clearing }, so there are no funds to pay with.
root-why-riverfolk_too_few_of_ruler = { $seat } rules { $clearing }: it takes two of their warriors, and you have { $count } among your funds.
root-why-riverfolk_no_such_post = It does not match the clearing, or none is left.
root-why-not_enemy_pieces = You treat the warriors of { $seat } in { $clearing } as your own: they are no enemy pieces.

# The board

ui-root-riverfolk-box-payments = Payments
ui-root-riverfolk-box-funds = Funds
ui-root-riverfolk-box-committed = Committed
ui-root-trade-posts = Trade posts
ui-root-riverfolk-prices = Prices
ui-root-riverfolk-gone = { $count } out of the game
ui-root-riverfolk-invested = { $count } in use
ui-root-riverfolk-bought = { $seat } has bought: { $services }

# Ruleset options

root-rule-faction_1-riverfolk = { root-faction-riverfolk }
root-rule-faction_2-riverfolk = { root-faction-riverfolk }
root-rule-faction_3-riverfolk = { root-faction-riverfolk }
root-rule-faction_4-riverfolk = { root-faction-riverfolk }
root-rule-faction_5-riverfolk = { root-faction-riverfolk }
root-rule-faction_6-riverfolk = { root-faction-riverfolk }
root-rule-mercenaries_rule = Mercenaries count for rule
root-rule-mercenaries_rule-buyer = For the buyer only
root-rule-mercenaries_rule-both = For the buyer and the Riverfolk
root-rule-mercenaries_battle = Mercenaries fight
root-rule-mercenaries_battle-may = Where the buyer wants them to
root-rule-mercenaries_battle-always = In every battle
root-rule-mercenaries_removal = Mercenaries and favor cards of the buyer
root-rule-mercenaries_removal-spared = They are spared
root-rule-mercenaries_removal-enemies = They are removed as enemies
root-rule-unruled_post = A trade post where nobody rules
root-rule-unruled_post-never = Cannot be established
root-rule-unruled_post-any_funds = Costs any two funds
root-rule-export = The Riverfolk can export
root-rule-export-craftable = Cards they could craft
root-rule-export-anything = Any card whose cost they pay
