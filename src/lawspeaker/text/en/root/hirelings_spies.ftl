# The Corvid Spies and the Raven Sentries

# Options

root-option-spies_steal = Steal in { $clearing }: a random card of each enemy there

# Records

root-record-spies_stole = The Corvid Spies steal for { $seat } in { $clearing }.
root-record-sentries_hit = The Raven Sentries add a hit for { $seat } in { $clearing }.

# Why not

root-why-spies_one_there = The other Spy begins in this clearing.
root-why-spies_other_suit = Both Spies begin in clearings of the same suit.
root-why-spies_no_enemies = There are no enemy pieces there.
root-why-spies_nothing_to_do = The Corvid Spies have nothing to do.
root-why-spies_none_there = No Spy is there.
root-why-spies_nobody_to_rob = No enemy with cards has faction pieces there.
