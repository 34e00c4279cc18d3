# Hirelings of no faction: the Band, the Bandits, the Protector

# Questions

root-ask-band_lure_to = Which Band plays?
root-ask-band_lure = Whose warrior must come to { $clearing }?
root-ask-bandits_where = Which path does the bandit lurk on?
root-ask-bandits_from = No bandit is left: which one leaves its path?
root-ask-bandits_reinforce = Do you place a warrior in { $clearing }?
root-ask-gangs_where = { $count ->
    [one] One warrior is left
   *[other] { $count } warriors are left
}: at which bandit do you place one?

# Options

root-option-hireling_recruit = Place own warriors: { $hireling }
root-option-band_lure = { $seat } from { $clearing }
root-option-bandit_path = The path between { $clearing } and { $other }

# Records

root-record-band_lured = { $seat } has the Band lure a warrior of { $target } from { $clearing }.
root-record-bandits_lurk = { $seat } puts a bandit on the path between { $clearing } and { $other }.
root-record-bandits_left = { $seat } takes the bandit from the path between { $clearing } and { $other }.
root-record-waylaid = Bandits waylay { $seat } between { $clearing } and { $target }.
root-record-protector_came = { $seat } puts the Protector in { $clearing }.
root-record-protector_went = The Protector goes from { $clearing } to { $target }.
root-record-unharmed = The Protector keeps the pieces of { $seat } in { $clearing } from being removed.

# Why not

root-why-band_none_there = No Band is there.
root-why-band_one_there = The Bands begin in different clearings.
root-why-band_not_adjacent = This clearing is not adjacent to the Band.
root-why-band_nobody_to_lure = There is no warrior whom the Band could lure.
root-why-band_one_from_each = Somebody has come from there already: only one does from each clearing.
root-why-band_beguiled = A Band is there: who moves in does not move out on the same turn.
root-why-bandits_no_path = There is no such path.
root-why-bandits_one_there = A bandit is on this path already.
root-why-bandits_none_there = No bandit is on this path.
root-why-bandits_no_own_pieces = You have no faction pieces at either end of this path.
root-why-bandits_no_free_path = There is no free path at your faction pieces.
root-why-bandits_only_there = The warrior comes where your move has ended.
root-why-gangs_none_there = There is no bandit at whom you could place a warrior.
root-why-gangs_no_warriors = Your faction has no warriors.
root-why-gangs_under_cover = The Bandit Gangs cannot be battled beside faction pieces of their controller.
root-why-protector_untouchable = The Protector cannot be battled.
root-why-protector_keeps_out = The Protector keeps its enemies from placing pieces there.
root-why-protector_not_on_map = The Protector is not on the map.
root-why-shielded = The Protector is there: the faction pieces of its controller are neither battled nor removed.

# The table

ui-root-hireling-roads = on paths { $paths }
