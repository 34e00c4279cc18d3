# Landmarks
root-landmark-black_market = Black Market
root-landmark-treetop = Elder Treetop
root-landmark-ferry = Ferry
root-landmark-forge = Legendary Forge
root-landmark-lost_city = Lost City
root-landmark-tower = Tower

root-ask-which_landmark = Which landmark do you set up?
root-ask-landmark_where = Where do you place the { $landmark }?
root-ask-craft_where = Where do you take the { $item } from?
root-ask-give_market = Which card do you leave at the Black Market?
root-ask-alliance_which_base = Which base rises in { $clearing }?

root-option-set_up_landmark = { $landmark }
root-option-from_supply = From the supply on the map
root-option-from_forge = From the Legendary Forge: 1 card, 1 point
root-option-trade_at_market = Swap card { $market_card } of the Black Market
root-option-base = The { $land_suit } base

root-market_card-0 = 1
root-market_card-1 = 2
root-market_card-2 = 3

root-record-landmark_set = { $seat } places the { $landmark } in { $clearing }.
root-record-market_stocked = { $count } cards lie face down at the Black Market.
root-record-traded = { $seat } takes { $card } from the Black Market and leaves { $given }.

root-why-other_landmark_there = Another landmark stands there.
root-why-other_landmark_near = Another landmark stands in an adjacent clearing.
root-why-tower_needs_a_ruin = The Tower stands in a clearing with a ruin.
root-why-treetop_needs_a_corner = The Elder Treetop stands in a corner, and { $clearing } is none.
root-why-landmark_needs_a_river = It stands in a clearing on the river.
root-why-market_needs_one_slot = The Black Market stands in a clearing with exactly one slot and no ruin.
root-why-not_at_market = You have no pieces in the clearing of the Black Market.
root-why-has_traded = You have traded at the Black Market this turn.
root-why-no_card_to_trade = You hold no card to leave there.
root-why-not_revealed = This landmark was not revealed.
root-why-not_downriver = The ferry goes along the river only.

root-rule-landmarks = Landmarks
root-rule-landmarks-none = No landmarks
root-rule-landmarks-one = One at random
root-rule-landmarks-two = Two at random
root-rule-landmarks-black_market = Black Market
root-rule-landmarks-treetop = Elder Treetop
root-rule-landmarks-ferry = Ferry
root-rule-landmarks-forge = Legendary Forge
root-rule-landmarks-lost_city = Lost City
root-rule-landmarks-tower = Tower
