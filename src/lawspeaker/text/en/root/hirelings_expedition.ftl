# The Sunward Expedition and the Mole Artisans

# Questions

root-ask-expedition_where = Where does the Sunward Expedition place a foothold?
root-ask-expedition_give_up = Which foothold does the Sunward Expedition give up for another?
root-ask-expedition_how_many = How many Expedition warriors come to the foothold in { $clearing }?
root-ask-artisans_reveal = Mole Artisans: do you reveal { $card } and take it back at the end of Evening?

# Options

root-option-artisans_reveal = Reveal it instead of discarding it

# Records

root-record-artisans_revealed = { $seat } reveals { $card } instead of discarding it.
root-record-artisans_taken_back = { $seat } takes { $card } back to hand.

# Why not

root-why-expedition_foothold_there = There is a foothold already.
root-why-expedition_no_foothold_there = There is no foothold there.
root-why-expedition_nowhere = There is no clearing for another foothold.
root-why-expedition_up_to_three = Up to three warriors come, as far as there are any left.
