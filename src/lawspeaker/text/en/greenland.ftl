# Greenland

greenland-title = Greenland

## Tribes; the attribute `within` is how a name is said inside a sentence

greenland-tribe-norse = Norse
    .within = the Norse
greenland-tribe-thule = Thule
    .within = the Thule
greenland-tribe-tunit = Tunit
    .within = the Tunit
greenland-tribe-sami = Sea Sámi
    .within = the Sea Sámi

# Rows

greenland-row-north = North row
    .within = the north row
greenland-row-south = South row
    .within = the south row

# Types of hunt

greenland-type-land = Land hunt
    .within = land hunt
greenland-type-maritime = Maritime hunt
    .within = maritime hunt
greenland-type-fishing = Fishing
    .within = fishing
greenland-type-metallurgy = Metallurgy
    .within = metallurgy
greenland-type-raid = Raid
    .within = raid

# Religions

greenland-religion-polytheist = Polytheist
    .within = polytheist
greenland-religion-monotheist = Monotheist
    .within = monotheist

# Ranks, with what elders are called on most placards

greenland-rank-1 = Rank 1 (chief)
    .within = rank 1 (chief)
greenland-rank-2 = Rank 2 (shaman or bishop)
    .within = rank 2 (shaman or bishop)
greenland-rank-3 = Rank 3 (artisan)
    .within = rank 3 (artisan)
greenland-rank-4 = Rank 4 (war chief)
    .within = rank 4 (war chief)
greenland-rank-5 = Rank 5 (tracker or acolyte)
    .within = rank 5 (tracker or acolyte)
greenland-rank-6 = Rank 6 (mariner)
    .within = rank 6 (mariner)

# Titles of elders, as each placard has them

greenland-title-chief = Chief
greenland-title-umialik = Umialik
greenland-title-headman = Siida Headman
greenland-title-thing = Thing
greenland-title-tribal_council = Tribal Council
greenland-title-norraz = Norraz
greenland-title-gothi = Gothi
greenland-title-angakkuq = Angakkuq
greenland-title-shaman = Shaman
greenland-title-noaidi = Noaidi
greenland-title-bishop = Bishop
greenland-title-blacksmith = Blacksmith
greenland-title-sage = Sage
greenland-title-artisan = Artisan
greenland-title-crafter = Crafter
greenland-title-viking_chief = Viking Chief
greenland-title-war_chief = War Chief
greenland-title-tracker = Tracker
greenland-title-acolyte = Acolyte
greenland-title-mariner = Mariner

# Cards

greenland-card-ringed_seal = Ringed Seal
greenland-card-polar_bear = Polar Bear
greenland-card-bowhead_whale = Bowhead Whale
greenland-card-arctic_cod = Arctic Cod
greenland-card-walrus = Walrus
greenland-card-musk_ox = Musk Ox
greenland-card-gyrfalcon = Gyrfalcon
greenland-card-arctic_caribou = Arctic Caribou
greenland-card-cape_york_meteorite = Cape York Meteorite
greenland-card-narwhal = Narwhal
greenland-card-toggle_head_harpoon = Toggle-Head Harpoon
greenland-card-cable_backed_bow = Cable-Backed Bow
greenland-card-seal_scratcher = Seal Scratcher
greenland-card-husky = Exquimaux Husky
greenland-card-little_auk = Little Auk
greenland-card-arctic_char = Arctic Char
greenland-card-barren_ground_caribou = Barren-Ground Caribou
greenland-card-orca = Orca
greenland-card-elkhound = Norwegian Elkhound
greenland-card-harp_seal_pup = Harp Seal Pup
greenland-card-greenland_shark = Greenland Shark
greenland-card-hooded_seal = Hooded Seal
greenland-card-bog_iron = Bog Iron
greenland-card-shieling_raid = Norse Shieling Raid
greenland-card-cold_forging = Cold Forging
greenland-card-slit_goggles = Slit Goggles
greenland-card-wooden_maps = Wooden Maps
greenland-card-bird_cliff = Bird Cliff
greenland-card-beluga = Beluga
greenland-card-harbor_seal = Harbor Seal
greenland-card-bearded_seal = Bearded Seal
greenland-card-markland = Markland
greenland-card-vinland = Vinland
greenland-card-birgitta = Birgitta
greenland-card-meeka = Meeka
greenland-card-saila = Saila
greenland-card-nelii = Nelii
greenland-card-peepeelee = Peepeelee
greenland-card-chidzigyaak = Chi'dzigyaak
greenland-card-kirima = Kirima
greenland-card-sigrid = Sigrid
greenland-card-sunnan_anni = Sunnan-Anni
greenland-card-geala = Geala
greenland-card-sheep = Icelandic Sheep
greenland-card-pony = Greenland Pony
greenland-card-goat = Goat
greenland-card-cattle = Iceland Cattle
greenland-card-lapp_goat = Lapp Goat
greenland-card-reindeer = Domestic Reindeer
greenland-card-hammer = Hammer
greenland-card-pot = Pot
greenland-card-axe = Axe
greenland-card-book = Book
greenland-card-crossbow = Crossbow
greenland-card-sun_stone = Sun Stone
greenland-card-chain_mail = Chain Mail
greenland-card-sword = Sword
greenland-card-thrall = Norse Thrall

# Events

greenland-event-crowd_disease = Crowd Disease
greenland-event-overgrazing = Overgrazing
greenland-event-long_winters = Long Winters
greenland-event-summer_fogs = Dense Summer Fogs
greenland-event-sea_ice = Sea Ice
greenland-event-iceland_trade_ship = Iceland Trade Ship
greenland-event-west_greenland_current = West Greenland Current
greenland-event-ice_sheet = Greenland Ice Sheet
greenland-event-syphilis = Syphilis Outbreak
greenland-event-maunder_minimum = Maunder Minimum
greenland-event-halleys_comet = Halley's Comet
greenland-event-laki_eruption = Laki Eruption
greenland-event-falconers_ransom = The Falconer's Ransom
greenland-event-mediterranean = Muslims Seize the Mediterranean
greenland-event-august_rains = August Rains
greenland-event-smallpox = Smallpox Outbreak
greenland-event-plankton_bloom = Plankton Bloom

# Ranks of the placards

greenland-spot-norse_1 = { greenland-tribe-norse } placard, { greenland-rank-1.within }
    .within = { greenland-rank-1.within } of the { greenland-tribe-norse } placard
greenland-spot-norse_2 = { greenland-tribe-norse } placard, { greenland-rank-2.within }
    .within = { greenland-rank-2.within } of the { greenland-tribe-norse } placard
greenland-spot-norse_3 = { greenland-tribe-norse } placard, { greenland-rank-3.within }
    .within = { greenland-rank-3.within } of the { greenland-tribe-norse } placard
greenland-spot-norse_4 = { greenland-tribe-norse } placard, { greenland-rank-4.within }
    .within = { greenland-rank-4.within } of the { greenland-tribe-norse } placard
greenland-spot-norse_5 = { greenland-tribe-norse } placard, { greenland-rank-5.within }
    .within = { greenland-rank-5.within } of the { greenland-tribe-norse } placard
greenland-spot-norse_6 = { greenland-tribe-norse } placard, { greenland-rank-6.within }
    .within = { greenland-rank-6.within } of the { greenland-tribe-norse } placard
greenland-spot-thule_1 = { greenland-tribe-thule } placard, { greenland-rank-1.within }
    .within = { greenland-rank-1.within } of the { greenland-tribe-thule } placard
greenland-spot-thule_2 = { greenland-tribe-thule } placard, { greenland-rank-2.within }
    .within = { greenland-rank-2.within } of the { greenland-tribe-thule } placard
greenland-spot-thule_3 = { greenland-tribe-thule } placard, { greenland-rank-3.within }
    .within = { greenland-rank-3.within } of the { greenland-tribe-thule } placard
greenland-spot-thule_4 = { greenland-tribe-thule } placard, { greenland-rank-4.within }
    .within = { greenland-rank-4.within } of the { greenland-tribe-thule } placard
greenland-spot-thule_5 = { greenland-tribe-thule } placard, { greenland-rank-5.within }
    .within = { greenland-rank-5.within } of the { greenland-tribe-thule } placard
greenland-spot-thule_6 = { greenland-tribe-thule } placard, { greenland-rank-6.within }
    .within = { greenland-rank-6.within } of the { greenland-tribe-thule } placard
greenland-spot-tunit_1 = { greenland-tribe-tunit } placard, { greenland-rank-1.within }
    .within = { greenland-rank-1.within } of the { greenland-tribe-tunit } placard
greenland-spot-tunit_2 = { greenland-tribe-tunit } placard, { greenland-rank-2.within }
    .within = { greenland-rank-2.within } of the { greenland-tribe-tunit } placard
greenland-spot-tunit_3 = { greenland-tribe-tunit } placard, { greenland-rank-3.within }
    .within = { greenland-rank-3.within } of the { greenland-tribe-tunit } placard
greenland-spot-tunit_4 = { greenland-tribe-tunit } placard, { greenland-rank-4.within }
    .within = { greenland-rank-4.within } of the { greenland-tribe-tunit } placard
greenland-spot-tunit_5 = { greenland-tribe-tunit } placard, { greenland-rank-5.within }
    .within = { greenland-rank-5.within } of the { greenland-tribe-tunit } placard
greenland-spot-tunit_6 = { greenland-tribe-tunit } placard, { greenland-rank-6.within }
    .within = { greenland-rank-6.within } of the { greenland-tribe-tunit } placard
greenland-spot-sami_1 = { greenland-tribe-sami } placard, { greenland-rank-1.within }
    .within = { greenland-rank-1.within } of the { greenland-tribe-sami } placard
greenland-spot-sami_2 = { greenland-tribe-sami } placard, { greenland-rank-2.within }
    .within = { greenland-rank-2.within } of the { greenland-tribe-sami } placard
greenland-spot-sami_3 = { greenland-tribe-sami } placard, { greenland-rank-3.within }
    .within = { greenland-rank-3.within } of the { greenland-tribe-sami } placard
greenland-spot-sami_4 = { greenland-tribe-sami } placard, { greenland-rank-4.within }
    .within = { greenland-rank-4.within } of the { greenland-tribe-sami } placard
greenland-spot-sami_5 = { greenland-tribe-sami } placard, { greenland-rank-5.within }
    .within = { greenland-rank-5.within } of the { greenland-tribe-sami } placard
greenland-spot-sami_6 = { greenland-tribe-sami } placard, { greenland-rank-6.within }
    .within = { greenland-rank-6.within } of the { greenland-tribe-sami } placard

# Places of pieces

greenland-place-valhalla = Valhalla
greenland-place-unassigned = Unassigned
    .within = unassigned
greenland-place-wed_birgitta = Husband of { greenland-card-birgitta }
    .within = husband of { greenland-card-birgitta }
greenland-place-wed_meeka = Husband of { greenland-card-meeka }
    .within = husband of { greenland-card-meeka }
greenland-place-wed_saila = Husband of { greenland-card-saila }
    .within = husband of { greenland-card-saila }
greenland-place-wed_nelii = Husband of { greenland-card-nelii }
    .within = husband of { greenland-card-nelii }
greenland-place-wed_peepeelee = Husband of { greenland-card-peepeelee }
    .within = husband of { greenland-card-peepeelee }
greenland-place-wed_chidzigyaak = Husband of { greenland-card-chidzigyaak }
    .within = husband of { greenland-card-chidzigyaak }
greenland-place-wed_kirima = Husband of { greenland-card-kirima }
    .within = husband of { greenland-card-kirima }
greenland-place-wed_sigrid = Husband of { greenland-card-sigrid }
    .within = husband of { greenland-card-sigrid }
greenland-place-wed_sunnan_anni = Husband of { greenland-card-sunnan_anni }
    .within = husband of { greenland-card-sunnan_anni }
greenland-place-wed_geala = Husband of { greenland-card-geala }
    .within = husband of { greenland-card-geala }

## Assignment

greenland-ask-assign_hunters = { $tribe }: assign your hunters. { $count ->
    [0] Nobody is unassigned.
    [one] One is unassigned.
   *[other] { $count } are unassigned.
}
greenland-ask-how_many = How many do you send to { $card }?
greenland-ask-who_rises = Who is promoted to { $rank }: another hunter, or the Alpha?
greenland-ask-who_returns = Who is called back ({ $place }): another tribesman, or the Alpha?
greenland-ask-reassign = { $tribe }: from which card do you move a piece? { $count ->
    [one] One may be moved.
   *[other] Up to { $count } may be moved.
}
greenland-ask-reassign_to = Where does the piece from { $card } go?
greenland-ask-who_switches = Who goes from { $card } to { $target }: another hunter, or the Alpha?
greenland-option-alpha_among = { $count ->
    [one] The Alpha alone
   *[other] { $count }, the Alpha among them
}
greenland-option-send = Send: { $card }
greenland-option-promote = Promote to { $rank }
greenland-option-recall = Call back: { $place }
greenland-option-abandon = Abandon the New World
greenland-option-reassign = Move a piece from { $card }
greenland-record-sent_to_hunt = { $tribe } send { $count } to hunt: { $card }.
greenland-record-sent_to_settle = { $tribe } send { $count ->
    [one] one colonist
   *[other] { $count } colonists
} to { $card }.
greenland-record-sent_to_raid = { $tribe } send { $count ->
    [one] one raider
   *[other] { $count } raiders
}: { $card }.
greenland-record-sent_to_guard = { $tribe } post { $count ->
    [one] one guard
   *[other] { $count } guards
}: { $card }.
greenland-record-alpha_sent = The Alpha of { $tribe } is among them: { $card }.
greenland-record-fashionable = The Alpha of { $tribe } earns 1 ivory with beaver furs.
greenland-record-promoted = { $tribe } promote a hunter: { $spot }.
greenland-record-recalled = { $tribe } call one back: { $place }.
greenland-record-abandoned = { $tribe } abandon the New World: all their colonists come home.
greenland-record-reassigned = { $tribe } move a piece from { $card } to { $target }.

## Paying units of depletion

greenland-ask-pay_unit = { $tribe }: pay 1 energy or give up an elder: { $count } to pay.
greenland-option-pay_energy = Pay 1 energy
greenland-option-give_elder = Give up an elder: { $spot }
greenland-record-energy_paid = { $tribe } pay { $count } energy.

# Deals

greenland-ask-who_speaks = Several tribes meet here. Who makes offers next?
greenland-ask-deal_with = With whom do you want to deal? You can make { $count ->
    [one] one more offer
   *[other] { $count } more offers
} this turn.
greenland-ask-offer = Your offer to { $tribe }: add a term, propose it, or drop it. { $count ->
    [0] It is still empty.
    [one] It has one term.
   *[other] It has { $count } terms.
}
greenland-ask-agree = { $tribe } propose a deal of { $count ->
    [one] one term
   *[other] { $count } terms
} to { $partner }. Do you agree?
greenland-option-let_speak = { $tribe }
greenland-option-deal_with = Deal with { $tribe }
greenland-option-propose = Propose this
greenland-option-drop = Drop the offer
greenland-option-agree = Agree
greenland-option-refuse = Refuse
greenland-option-give_energy = I give { $count } energy
greenland-option-ask_energy = You give { $count } energy
greenland-option-give_ivory = I give { $count } ivory
greenland-option-ask_ivory = You give { $count } ivory
greenland-option-give_iron = I give { $count } iron
greenland-option-ask_iron = You give { $count } iron
greenland-option-give_card = I give { $card }
greenland-option-ask_card = You give { $card }
greenland-option-leave = I leave with { $count ->
    [one] 1 hunter
   *[other] { $count } hunters
}
greenland-option-ask_leave = You leave with { $count ->
    [one] 1 hunter
   *[other] { $count } hunters
}
greenland-option-stay = I stay here
greenland-option-ask_stay = You stay here
greenland-option-marry = A hunter marries { $card }
greenland-option-divorce = The husband leaves { $card }
greenland-record-meet = Tribes meet: { $card }.
greenland-record-meet_on_placard = Tribes meet on the placard of the { $tribe }.
greenland-record-offered = { $tribe } to { $partner }: “{ $option }”.
greenland-record-agreed = { $tribe } agree.
greenland-record-refused = { $tribe } refuse.
greenland-record-deal_made = { $tribe } and { $partner } have a deal.
greenland-record-disks_given = { $tribe } give { $count } { $disk } to { $partner }.
greenland-record-card_given = { $tribe } give { $card } to { $partner }.
greenland-record-left = { $tribe } leave with { $count ->
    [one] 1 hunter
   *[other] { $count } hunters
}: { $card }.
greenland-record-pledged = { $tribe } promise to stay.
greenland-record-married = A hunter of { $tribe } marries { $card }.
greenland-record-divorced = The husband from { $tribe } leaves { $card }.
greenland-disk-energy = Energy
    .within = energy
greenland-disk-ivory = Ivory
    .within = ivory
greenland-disk-iron = Iron
    .within = iron
greenland-ask-before_talks = { $tribe }, others have come to { $card } as well, and more iron comes first. Do you exchange cards for iron?
greenland-ask-leaves = { $count ->
    [one] One hunter leaves
   *[other] { $count } hunters leave
}: { $card }. Is the Alpha among them?
greenland-ask-groom = Who marries { $card }?
greenland-option-with_alpha = With the Alpha
greenland-option-without_alpha = Without the Alpha

# Attacks

greenland-ask-who_is_hit = Whom do your hits strike? { $count ->
    [one] One hit is left.
   *[other] { $count } hits are left.
}
greenland-ask-attack = Do you attack the others here? { $card }
greenland-ask-lose_guard = Who dies? { $count ->
    [one] One must.
   *[other] { $count } must.
}
greenland-ask-who_dies = { $count ->
    [one] One of yours dies
   *[other] { $count } of yours die
}: { $place }. Is the Alpha among them?
greenland-option-hit = { $tribe }
greenland-option-attack = Attack
greenland-option-lose_hunter = One of { $tribe } on the card
greenland-option-lose_husband = The husband of { $card }
greenland-option-lose_elder_instead = An elder of { $rank } instead
greenland-option-lose_guest_instead = The guest from { $tribe } on your placard instead
greenland-option-lose_alpha = The Alpha dies
greenland-option-spare_alpha = The Alpha lives
greenland-record-attacked = { $tribe } attack: { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
greenland-record-stands_down = { $tribe } do not attack: { $card }.
greenland-record-guards_strike = The guards of { $tribe } strike without fail: { $card }.
greenland-record-spared = Iron spares { $tribe } { $count ->
    [one] one loss
   *[other] { $count } losses
}.
greenland-record-died = { $tribe } lose { $count }: { $place }.
greenland-record-alpha_died = The Alpha of { $tribe } is dead.
greenland-record-born = { $tribe } have { $count ->
    [one] 1 baby
   *[other] { $count } babies
}.
greenland-record-alpha_born = The Alpha of { $tribe } is born again.

# Hunts

greenland-ask-next_hunt = Which card is hunted next?
greenland-ask-before_roll = { $tribe }, { $place }: { $count ->
    [one] one of yours rolls
   *[other] { $count } of yours roll
}. Do you declare anything before that?
greenland-ask-iron_rule = { $tribe }, { $card }: { $foe } are about to attack with { $count ->
    [one] one die
   *[other] { $count } dice
}. Do you pay under the Iron Rule, so that none of yours dies in this roll?
greenland-ask-iron_rule_after = { $tribe }, { $card }: { $count ->
    [one] one of yours is to die. Do you pay under the Iron Rule, so that he lives?
   *[other] { $count } of yours are to die. Do you pay under the Iron Rule, so that they live?
}
greenland-ask-reroll = Your dice:{ greenland-dice }. How many that show { $face } do you roll again?
greenland-ask-reroll_alpha = Your dice:{ greenland-dice }. The Alpha's own shows { $face }: do you roll it again?
greenland-ask-pay_for_success = { $tribe }, { $card }: the hunt succeeds only if you pay { $count } in energy or elders.
greenland-ask-alpha_reborn = { $card }: { $count ->
    [one] a colonist is born. Is it the dead Alpha?
   *[other] { $count } colonists are born. Is the dead Alpha one of them?
}
greenland-ask-take_trophy = Do you take the card as a trophy? { $card }
greenland-ask-take_to_hand = Do you take the card into your hand? { $card }
greenland-ask-hunt_instead = Another card has come up here: { $card }. Do your hunters hunt it?
greenland-ask-robbed_of = The raid succeeds: { $card }. What do you carry off?
greenland-option-hunt = Hunt: { $card }
greenland-option-roll = Roll
greenland-option-feet_of_clay = Feet of clay: the Alpha rolls like the others
greenland-option-alpha_counts = The Alpha does not roll
greenland-option-hunt_as_warm = Hunt as on the warm side
greenland-option-iron_for_lives = Pay 1 iron: nobody dies
greenland-option-ivory_for_lives = Pay 1 ivory: nobody dies
greenland-option-go_home = Go home
greenland-option-wed_alpha = The Alpha
greenland-option-wed_another = Another
greenland-option-babies = The babies
greenland-option-energy = The energy
greenland-option-pay_for_success = Pay
greenland-dice = { $ones ->
    [0] { "" }
   *[other] { " " }⚀×{ $ones }
}{ $twos ->
    [0] { "" }
   *[other] { " " }⚁×{ $twos }
}{ $threes ->
    [0] { "" }
   *[other] { " " }⚂×{ $threes }
}{ $fours ->
    [0] { "" }
   *[other] { " " }⚃×{ $fours }
}{ $fives ->
    [0] { "" }
   *[other] { " " }⚄×{ $fives }
}{ $sixes ->
    [0] { "" }
   *[other] { " " }⚅×{ $sixes }
}
greenland-record-now_hunted = Hunt: { $card }.
greenland-record-feet_of_clay = The Alpha of { $tribe } has feet of clay: he rolls.
greenland-record-alpha_counts = The Alpha of { $tribe } counts as a { $face } without a roll.
greenland-record-hunts_as_warm = { $tribe } hunt as on the warm side: { $card }.
greenland-record-lives_bought = { $tribe } invoke the Iron Rule: none of theirs dies in this roll.
greenland-record-rolled = { $tribe } roll for { $place }:{ greenland-dice }
greenland-record-rerolled = { $tribe } roll again:{ greenland-dice }
greenland-record-dice_changed = The dice of { $tribe } are now:{ greenland-dice }
greenland-record-hunt_succeeded = { $tribe } succeed with { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}: { $card }.
greenland-record-hunt_failed = { $tribe } fail with { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}: { $card }.
greenland-record-gained = { $tribe } gain:{ $energy ->
    [0] { "" }
   *[other] { " " }{ $energy } energy
}{ $ivory ->
    [0] { "" }
   *[other] { " " }{ $ivory } ivory
}{ $iron ->
    [0] { "" }
   *[other] { " " }{ $iron } iron
}
greenland-record-trophy_taken = { $tribe } take a trophy: { $card }.
greenland-record-taken_to_hand = { $tribe } take a card into their hand: { $card }.
greenland-record-replaced = { $new } lies in the place of { $card } now.
greenland-record-returned = { $count ->
    [one] One of { $tribe } goes
   *[other] { $count } of { $tribe } go
} home: { $place }.
greenland-record-raid_succeeded = The raid of { $tribe } succeeds: { $card }.
greenland-record-raid_failed = The raid of { $tribe } fails: { $card }.

# Livestock

greenland-ask-feed = { $tribe }: which animals do you feed, and which do you slaughter?
greenland-ask-baby_or_wool = { $card }: a baby, or 1 ivory for the wool?
greenland-ask-pacify = { $tribe }: do you buy peace in the New World for 1 ivory?
greenland-option-feed = Feed: { $card }
greenland-option-slaughter = Slaughter: { $card }
greenland-option-baby = A baby
greenland-option-wool = 1 ivory
greenland-option-pacify = Buy peace for the New World card of { $row }
greenland-record-fed = { $tribe } pay { $count } to feed { $card }.
greenland-record-slaughtered = { $tribe } slaughter { $card }.
greenland-record-milked = { $card } feeds { $tribe }.
greenland-record-shorn = { $tribe } take 1 ivory for the wool of { $card }.
greenland-record-withheld = { $tribe } gain { $count } energy from what they slaughtered.
greenland-record-turns_hostile = { $card } turns hostile: { $count } colonists are too many.
greenland-record-pacified = { $tribe } pay 1 ivory: { $card } is peaceful again.

# Elders

greenland-ask-elder_action = { $tribe }: what do your elders do?
greenland-ask-who_is_sent = Who goes to { $host }: another elder, or the Alpha?
greenland-ask-who_is_banished = Who is driven out? { $count ->
    [one] You can drive out one more.
   *[other] You can drive out { $count } more.
}
greenland-option-domesticate = Domesticate { $card }
greenland-option-burn = Burn an elder of yours: { $rank }
greenland-option-burn_guest = Burn the guest from { $tribe }
greenland-option-burn_husband = Burn the husband of { $card }
greenland-option-banish = Banish guests and husbands
greenland-option-banish_guest = The guest from { $tribe }
greenland-option-banish_husband = The husband of { $card }
greenland-option-tool = Make for 1 iron: { $card }
greenland-option-carve = Make for 1 ivory: { $card }
greenland-option-emissary = Send an emissary to { $tribe }
greenland-option-proselytize = Proselytize among { $tribe }
greenland-option-baptise = Be baptised
greenland-record-domesticated = { $tribe } domesticate { $card }.
greenland-record-burned = { $tribe } burn an elder: { $spot }.
greenland-record-guest_burned = { $tribe } burn the guest from { $guest }.
greenland-record-husband_burned = { $tribe } burn the husband of { $card }, from { $guest }.
greenland-record-martyr_roll = { $tribe } roll { $dice ->
    [one] one die
   *[other] { $dice } dice
}: { $ones ->
    [0] no 1
    [one] one 1
   *[other] { $ones } ones
}.
greenland-record-guest_banished = { $tribe } drive out the guest from { $guest }.
greenland-record-husband_banished = { $tribe } drive out the husband of { $card }, from { $guest }.
greenland-record-tool_made = { $tribe } make { $card }.
greenland-record-emissary_sent = { $tribe } send an emissary to { $host }.
greenland-record-will_convert = { $tribe } have converted { $host }, who turn monotheist at the end of the phase.
greenland-record-converted = { $tribe } are monotheists now.
greenland-record-baptised = { $tribe } are baptised, and monotheists now.

# The end

greenland-record-game_ends = The game ends after turn { $count }.
greenland-record-scored_population = { $tribe }: { $count } for their people.
greenland-record-scored_trophies = { $tribe }: { $count } for trophies.
greenland-record-scored_resources = { $tribe }: { $count } for ivory and iron.
greenland-record-scored_representatives = { $tribe }: { $count } for representatives.
greenland-record-total = { $tribe } have { $count ->
    [one] 1 point
   *[other] { $count } points
}.

# Icons of events and elder actions

greenland-icon-migration_north = Migration in the north
greenland-icon-migration_south = Migration in the south
greenland-icon-crowd = Crowd disease
greenland-icon-venereal = Venereal disease
greenland-icon-feud = Feuds
greenland-icon-snow_elders = Snow: 1 for each elder
greenland-icon-snow_animals = Snow: 1 for each animal
greenland-icon-cooling = Global cooling
greenland-icon-die_off = Elder die-off
greenland-icon-breakage = Iron imports break
greenland-icon-storm = Storm
greenland-icon-no_maritime = No maritime hunting
greenland-icon-no_markland = No way to Markland
greenland-icon-fashion = Beaver-fur fashion
greenland-icon-falconer = Falcons are worth 3 ivory
greenland-icon-mediterranean = Narwhal and walrus give iron
greenland-icon-plankton = Plankton blooms
greenland-action-domestication = Domestication
greenland-action-witch_burn = Witch-burn
greenland-action-banish = Banish
greenland-action-proselytize = Proselytize
greenland-action-tool_maker = Tool-maker
greenland-action-emissary = Emissary

# Rules that can be agreed

greenland-rule-tribe_1 = Tribe of the first seat
greenland-rule-tribe_1-random = At random
greenland-rule-tribe_1-norse = Norse
greenland-rule-tribe_1-thule = Thule
greenland-rule-tribe_1-tunit = Tunit
greenland-rule-tribe_1-sami = Sea Sámi
greenland-rule-tribe_2 = Tribe of the second seat
greenland-rule-tribe_2-random = At random
greenland-rule-tribe_2-norse = Norse
greenland-rule-tribe_2-thule = Thule
greenland-rule-tribe_2-tunit = Tunit
greenland-rule-tribe_2-sami = Sea Sámi
greenland-rule-tribe_3 = Tribe of the third seat
greenland-rule-tribe_3-random = At random
greenland-rule-tribe_3-norse = Norse
greenland-rule-tribe_3-thule = Thule
greenland-rule-tribe_3-tunit = Tunit
greenland-rule-tribe_3-sami = Sea Sámi
greenland-rule-tribe_4 = Tribe of the fourth seat
greenland-rule-tribe_4-random = At random
greenland-rule-tribe_4-norse = Norse
greenland-rule-tribe_4-thule = Thule
greenland-rule-tribe_4-tunit = Tunit
greenland-rule-tribe_4-sami = Sea Sámi
greenland-rule-edition = Edition
greenland-rule-edition-3 = Third edition
greenland-rule-edition-1 = First edition
greenland-rule-variant = Game
greenland-rule-variant-standard = Standard game
greenland-rule-variant-beginner = Beginners' game
greenland-rule-variant-survivalist = Survivalist game
greenland-rule-abandonment = Mariners that brought colonists home
greenland-rule-abandonment-free = Can still carry hunters out
greenland-rule-abandonment-spends = Have made their voyage of the turn
greenland-rule-beaver_fashion = Ivory of the beaver-fur fashion
greenland-rule-beaver_fashion-sent = For an Alpha sent to the New World this turn
greenland-rule-beaver_fashion-settled = For every Alpha in the New World
greenland-rule-navigation = Sun stone and skis
greenland-rule-navigation-guards = May post guards on own cards
greenland-rule-navigation-assigned = Only to cards with own pieces
greenland-rule-offers = Offers of each tribe in a turn
greenland-rule-offers-4 = Four
greenland-rule-offers-1 = One
greenland-rule-offers-12 = Twelve
greenland-rule-war_party = War parties
greenland-rule-war_party-alpha = The group with the Alpha
greenland-rule-war_party-war_chief = All groups of a tribe with a War Chief
greenland-rule-weddings = Weddings by agreement
greenland-rule-weddings-free = Grooms need no transport
greenland-rule-weddings-transport = Grooms abroad need a mariner or a sled
greenland-rule-brides = Brides
greenland-rule-brides-any_family = Of any tribe, if it agrees
greenland-rule-brides-partners = Only of the two tribes that make a deal
greenland-rule-pogroms = Pogroms
greenland-rule-pogroms-no = No
greenland-rule-pogroms-yes = Elders or husbands may die instead of hunters
greenland-rule-hunt_sequence = Choosing the next card to hunt
greenland-rule-hunt_sequence-first_player = The first player always
greenland-rule-hunt_sequence-in_turn = One player after another
greenland-rule-opportunists = Hunting the replacement of a taken card
greenland-rule-opportunists-after_failure = Only after a hunt that failed
greenland-rule-opportunists-always = After any hunt
greenland-rule-raid_faces = Faces with which a raid succeeds
greenland-rule-raid_faces-card = Those on the card
greenland-rule-raid_faces-war_party = With a War Chief also a 2
greenland-rule-plankton = Plankton bloom
greenland-rule-plankton-greenland = Only in South Greenland
greenland-rule-plankton-south_row = Also on Vinland
greenland-rule-maritime_missionary = Maritime reroll of missionaries to the Thule
greenland-rule-maritime_missionary-guest = For the tribe that has sent them
greenland-rule-maritime_missionary-host = For the Thule
greenland-rule-last_hunters = Dying out in a hunt whose dice take the card
greenland-rule-last_hunters-leave = The card stays
greenland-rule-last_hunters-take = The card is taken all the same
greenland-rule-meteorite = Cape York Meteorite
greenland-rule-meteorite-stays = Never a trophy
greenland-rule-meteorite-trophy = A trophy for doubles and a sled
greenland-rule-martyr_dice = Dice of a martyr roll
greenland-rule-martyr_dice-all_places = For all places of the hand
greenland-rule-martyr_dice-free_places = For places of any card only
greenland-rule-democracy = Representatives in the first edition
greenland-rule-democracy-flat = 4 points in all
greenland-rule-democracy-each = 4 points for each placard

## Set-up, the turn, events and auctions

# Options of many asks

greenland-option-done = Done
greenland-option-decline = Decline
greenland-option-number = { $count ->
    [one] { $count } tribesman
   *[other] { $count } tribesmen
}
    .who_rises = Another hunter
    .who_returns = Another tribesman
    .who_switches = Another hunter
    .who_is_sent = Another elder
    .groom = Another hunter
    .reroll = { $count ->
        [0] None
        [one] { $count } die
       *[other] { $count } dice
    }
    .reroll_alpha = { $count ->
        [0] Keep it
       *[other] Roll it again
    }

# At any time

greenland-ask-discard_down = { $tribe }, your hand is too full: discard { $count ->
    [one] a card
   *[other] { $count } cards
}.
greenland-option-exchange = Exchange for disks: { $card }
greenland-option-discard = Discard: { $card }
greenland-record-exchanged = { $tribe } exchange { $card } for disks.
greenland-record-discarded = { $tribe } discard { $card }.
greenland-record-extinct = { $tribe } are extinct.

# Set-up

greenland-seat-0 = Player 1
greenland-seat-1 = Player 2
greenland-seat-2 = Player 3
greenland-seat-3 = Player 4
greenland-ask-take_animal = Which animal do you begin with?
greenland-option-take = Take: { $card }
greenland-record-plays = { $seat } plays { $tribe }.
greenland-record-took_animal = { $tribe } begin with an animal: { $card }.

# The turn begins

greenland-ask-council_of_war = Council of war: which tribe is first this turn?
greenland-option-first = { $tribe }
greenland-record-turn_begins = Turn { $count }: { $event }.
greenland-record-first_player = { $tribe } are first this turn.
greenland-record-icon = { $icon }

# Events

greenland-ask-how_many_die = { $tribe }: how many of your { $count } unassigned die in the decimation?
greenland-ask-which_elder = { $tribe }: which of your elders dies?
greenland-ask-which_breaks = { $tribe }: which iron import breaks?
greenland-ask-pay_snow = { $tribe }: how do you pay for the snow? { $count ->
    [one] One unit is
   *[other] { $count } units are
} left.
greenland-option-break = { $card }
greenland-record-migrated = { $newcomer } takes the place of { $card }.
greenland-record-cooled = { $card } moves to the cold side.
greenland-record-frozen = { $card } leaves the game: deep freeze.
greenland-record-die_off_roll = The die of { $tribe } names { $rank }.

# Auctions

greenland-ask-bid = { $tribe }: what do you bid for { $card }? At least { $count } ivory.
greenland-option-bid = Bid { $count }
greenland-record-ship_brings = A ship brings { $card }.
greenland-record-bids = { $tribe } bid { $count } ivory.
greenland-record-bought = { $tribe } buy { $card } for { $count } ivory.
greenland-record-unsold_goods = Nobody wants { $card }.

# What is agreed about events

greenland-rule-council_of_war = Council of war
greenland-rule-council_of_war-swap = Two tribes change places
greenland-rule-council_of_war-move_up = The named tribe moves up
greenland-rule-missionaries = Missionaries and feuds
greenland-rule-missionaries-host = Protect their host
greenland-rule-missionaries-both = Protect their host and their own tribe
greenland-rule-breakage = Iron breakage
greenland-rule-breakage-imports = Breaks imports
greenland-rule-breakage-iron = Breaks any card of iron
greenland-rule-energy_supply = Energy
greenland-rule-energy_supply-unlimited = No limit but 8 a tribe
greenland-rule-energy_supply-box = No more than in the box

## In the terminal; short, for narrow columns

ui-greenland-rows = Rows
ui-greenland-tribes = Tribes
ui-greenland-cards = What cards do
ui-greenland-setup = Setting up
ui-greenland-turn-and-phase = Turn { $turn } of { $turns }, phase { $phase } ({ $name })
ui-greenland-over-after = The game ended in turn { $turn }
ui-greenland-phase-1 = event
ui-greenland-phase-2 = assignment
ui-greenland-phase-3 = negotiation
ui-greenland-phase-4 = hunts
ui-greenland-phase-5 = livestock
ui-greenland-phase-6 = elders
ui-greenland-order = player order
ui-greenland-ship = ship: { $card }
ui-greenland-an-animal = an animal
ui-greenland-at-least = { $count } or more unassigned
ui-greenland-talks = Tribes meet: { $card }
ui-greenland-deck = deck { $count }
ui-greenland-homeland = homeland of
ui-greenland-climate = Side
ui-greenland-cold = cold
ui-greenland-warm = warm
ui-greenland-card = Card
ui-greenland-type = Hunt
ui-greenland-climax = Clx
ui-greenland-hits = Hits
ui-greenland-deadly = Kills
ui-greenland-yields = Yields
ui-greenland-take = Take
ui-greenland-there = Who
ui-greenland-peaceful = peaceful
ui-greenland-hostile = hostile
ui-greenland-type-land = land
ui-greenland-type-maritime = sea
ui-greenland-type-fishing = fishing
ui-greenland-type-metallurgy = metal
ui-greenland-type-raid = raid
ui-greenland-babies = { $count }b
ui-greenland-energy = { $count }e
ui-greenland-ivory = { $count }iv
ui-greenland-iron = { $count }ir
ui-greenland-costs = -{ $count }e
ui-greenland-take-trophy = T{ $dice } { $points }p
ui-greenland-take-hand = H{ $dice }
ui-greenland-take-always = H
ui-greenland-legend = * with the Alpha  D animal  I invention  warm 1 and 2 hit  cold only 1 hits  Clx climax  ▾ replaced next  b babies  e energy  iv ivory  ir iron  T3 4p trophy for 3 alike, worth 4  H2 into the hand for 2 alike  H into the hand with success  › choose  ▸ now
ui-greenland-reroll = reroll { $type } { $faces }
ui-greenland-change = { $type } { $faces }→1
ui-greenland-first = first in { $type }
ui-greenland-sled = sled
ui-greenland-hand-size = hand +{ $count }
ui-greenland-animal-hand-size = hand +{ $count } D
ui-greenland-power-rounds_down = fewer die in decimations
ui-greenland-power-ignores_storm = no loss in storms
ui-greenland-power-warms_card = hunts a cold card as warm
ui-greenland-power-navigates = moves up to 3 hunters
ui-greenland-power-skis = moves up to 3 hunters last
ui-greenland-power-wins_ties = wins tied bids
ui-greenland-power-free_promotion = promotes for nothing
ui-greenland-power-free_actions = elders act for nothing
ui-greenland-power-less_snow = snow -1
ui-greenland-power-ivory_for_iron = ivory for the Iron Rule
ui-greenland-warms-new-world = hunts a cold New World as warm
ui-greenland-ivory-tools = makes tools for ivory
ui-greenland-hay = hay { $count }
ui-greenland-gives = gives { $goods }
ui-greenland-raided = raided with { $faces }
ui-greenland-unraided = never raided
ui-greenland-value = worth { $goods }
ui-greenland-points = { $count }p
ui-greenland-elders = Elders
ui-greenland-hand = Hand { $count }/{ $size }
ui-greenland-laid-daughter = Daughters
ui-greenland-laid-animal = Animals
ui-greenland-laid-invention = Inventions
ui-greenland-laid-import = Imports
ui-greenland-laid-game = Trophies
ui-greenland-wed = wed to
ui-greenland-on-card = on it:
ui-greenland-extinct = extinct
ui-greenland-converting = converting
ui-greenland-total = Total
ui-greenland-women = women
ui-greenland-heroine = heroine { $card }
ui-greenland-depot = depot { $goods }
ui-greenland-banked = first part
ui-greenland-scored_population = People
ui-greenland-scored_trophies = Trophies
ui-greenland-scored_resources = Ivory, iron
ui-greenland-scored_representatives = Represented
ui-greenland-scored_before = Before

## The board in a browser

greenland-face-nobody = nobody
greenland-face-alpha = with the Alpha
greenland-face-new = New since your last turn
greenland-face-choices = What else you can choose
greenland-face-event-of = Event
greenland-face-turn-of = Turn
greenland-face-ship-of = A ship brings
greenland-face-heroine-of = Heroine
greenland-face-depot-of = Depot
greenland-face-condition-modern = Modern
greenland-face-condition-abroad = Six emigrants each
greenland-face-deck-of = Cards in the deck
greenland-face-climax-of = Climax
greenland-face-first-out = Replaced next
greenland-face-cost = Costs
greenland-face-babies-of = babies
greenland-face-trophy = Trophy
greenland-face-to-hand = Into the hand
greenland-face-alike = dice alike
greenland-face-success = with any success
greenland-face-rolled-of = Rolled by
greenland-face-reroll-of = Rolls again
greenland-face-change-of = Becomes a 1
greenland-face-first-in = Hunts first
greenland-face-hand-size-of = Hand size
greenland-face-animal-hand-size-of = Hand size for animals
greenland-face-hay-of = Hay each turn
greenland-face-gives-of = Gives each turn
greenland-face-raided-of = Raided with
greenland-face-value-of = Can be exchanged for
greenland-face-points-of = Points
greenland-face-points-now = Points if counted now
greenland-face-chance = Chance of success
greenland-face-people-of = People alive
greenland-face-free-of = Unassigned
greenland-face-hand-of = Hand
greenland-face-cards-of = Cards
greenland-face-in-hand = in the hand
greenland-face-idle-of = takes no part this turn
greenland-face-ours = Underlined numbers are reconstructed
greenland-face-legend-of = What the signs mean
greenland-face-hitting-of = Faces that hit
greenland-face-deadly-of = Faces that kill
greenland-face-trophy-of = Trophy, for so many dice alike
greenland-face-hand-icon = Into the hand, for so many dice alike; hand size
greenland-face-power-of = A power; point at it to read it
greenland-face-alpha-of = The Alpha
greenland-face-offer-of = The offer
greenland-face-side-give = Given
greenland-face-side-ask = Asked for
greenland-face-leave-of = leave
greenland-face-stay-of = stay
greenland-face-marry-of = Marriage
greenland-face-divorce-of = Divorce

## Variants

greenland-icon-decimation = Decimation of all tribes
greenland-ask-spare_die = Your dice:{ greenland-dice }. One more of them may be rolled again.
greenland-option-reroll_one = Roll a { $face } again
greenland-option-reroll_alpha = Roll the Alpha's die again
greenland-ask-buy = Do you buy { $card }? It costs { $count ->
    [one] one disk
   *[other] { $count } disks
}.
greenland-option-buy = Buy it for { $ivory } ivory and the rest in iron
greenland-record-purchased = { $tribe } buy { $card }: { $ivory } ivory, { $iron } iron.
greenland-record-bonus = { $tribe } get { $count ->
    [one] 1 point
   *[other] { $count } points
} more.

# The Saga of the Daughters

greenland-ask-die_off_choice = The chief matriarch may name the elder who dies.
greenland-option-let_it_be = Leave it to the die
greenland-ask-which_woman = The snow takes a woman as well. Whom?
greenland-option-give_matriarch = Give up the matriarch: { $spot }
greenland-option-give_daughter = Give up a daughter
greenland-ask-who_is_replaced = Which matriarch gives way to a man? { $count ->
    [one] One must.
   *[other] { $count } must.
}
greenland-option-replace_matriarch = { $spot }
greenland-ask-prepare = Before the hunt: promotions. { $count ->
    [one] One hunter is unassigned
   *[other] { $count } hunters are unassigned
}, { $daughters ->
    [one] one daughter is at home
   *[other] { $daughters } daughters are at home
}.
greenland-option-promote_daughter = A daughter rises: { $rank }
greenland-ask-hunt_row = Where does the tribe hunt?
greenland-option-choose_row = { $row }
greenland-ask-hunt_where = Hunters for { $row }: { $count } must still be sent.
greenland-ask-redirect = The matriarch of { $rank } may send hunters elsewhere. Where?
greenland-option-redirect = To { $card }
greenland-ask-redirect_from = From where do hunters come to { $card }?
greenland-ask-who_is_redirected = How many go from { $card } to { $target }?
greenland-ask-alpha_goes = The matriarch may send the Alpha elsewhere.
greenland-ask-send_daughters = Which hunts do daughters accompany? { $count ->
    [one] One is at home.
   *[other] { $count } are at home.
}
greenland-option-accompany = A daughter goes along: { $card }
greenland-option-burn_matriarch = Burn the matriarch: { $rank }
greenland-record-heroine = It is the saga of { $card }.
greenland-record-daughters_lost = { $count ->
    [one] A daughter is given up.
   *[other] { $count } daughters are given up.
}
greenland-record-matriarch_lost = The matriarch dies: { $spot }.
greenland-record-matriarch_replaced = A man takes the place of the matriarch: { $spot }.
greenland-record-daughter_promoted = A daughter becomes a matriarch: { $spot }.
greenland-record-row_rolled = The die sends the hunters to { $row }.
greenland-record-biome_rolled = The die chooses what is hunted: { $card }.
greenland-record-redirected = { $tribe } send { $count } from { $card } to { $target }.
greenland-record-accompanies = A daughter goes along: { $card }.
greenland-record-daughters_born = { $count ->
    [one] A daughter is born.
   *[other] { $count } daughters are born.
}
greenland-record-matriarchs = { $count ->
    [one] One matriarch is alive at the end.
   *[other] { $count } matriarchs are alive at the end.
}

# The occupied island

greenland-option-promote_abroad = Promote to another placard: { $spot }
greenland-option-bullets = Pay 1 iron for bullets
greenland-record-warmed_up = It grows warmer: { $card }.
greenland-record-blitz = Propaganda against { $tribe }: { $dice ->
    [one] one die
   *[other] the lowest of { $dice } dice
} shows { $lowest }, the hand size is { $size }.
greenland-record-surrendered = { $tribe } surrender.
greenland-record-armed = { $tribe } arm their commandos.
greenland-record-commandos = Commandos of { $tribe } take { $count } energy from the depot; { $left } are left.
greenland-record-depot_grows = The mine feeds the depot with { $count } energy; it has { $left }.
greenland-record-market_opens = The trade market opens.
greenland-record-modern = { $count ->
    [0] Greenland is not modern yet.
   *[other] Greenland has become modern.
}
greenland-record-intervention = { $count ->
    [0] Too few have emigrated for an intervention.
   *[other] Enough have emigrated for an intervention.
}
greenland-record-defeat = { $count ->
    [0] The depot is empty: the occupiers are beaten.
   *[other] The depot still has { $count } energy.
}
greenland-record-liberated = { $count ->
    [one] One of the three conditions is met.
   *[other] { $count } of the three conditions are met.
}

# Scenarios

greenland-record-inactive = { $tribe } will be inactive on the first two turns.
greenland-record-second_part = The second part begins: an occupied island, centuries later.
greenland-ask-settle_markland = How many of your tribesmen are colonists in Markland?
greenland-ask-appoint_elder = Which other rank has an elder from the start?
greenland-record-inherited = { $tribe } bring along: { $card }.
greenland-record-scored_before = { $tribe } bring { $count ->
    [one] 1 point
   *[other] { $count } points
} from the earlier game.

# All three tribes together

greenland-ask-swap = { $tribe }: with whom do you swap, or whom do you marry?
greenland-ask-swap_give = What do you give to { $tribe }?
greenland-ask-swap_take = What do you want of { $tribe }?
greenland-option-give_wife = I give up { $card } as wife
greenland-option-ask_wife = You give up { $card } as wife
greenland-option-burn_disk = Spend as energy: { $disk }
greenland-record-disk_burned = { $tribe } spend 1 { $disk } as if it were energy.
greenland-record-husband_swapped = The husband from { $tribe } leaves { $card } to { $partner }.
greenland-record-all_live = { $count ->
    [0] No tribe lives on.
    [one] One tribe lives on.
   *[other] { $count } tribes live on.
}

# What is agreed about variants

greenland-rule-variant-saga = Saga of the Daughters (alone)
greenland-rule-variant-coop = The occupied island (co-operative)
greenland-rule-variant-real_story = The real Greenland story
greenland-rule-variant-full = The full Greenland experience
greenland-rule-variant-early = Early Greenland
greenland-rule-variant-together = All three tribes together (first edition)
greenland-rule-variant-linked = After a game of Neanderthal
greenland-rule-foreign_elders = Elders on other placards (co-operative)
greenland-rule-foreign_elders-host = Work for their host
greenland-rule-foreign_elders-nobody = Work for nobody
greenland-rule-die_off_choice = Chief matriarch in a die-off
greenland-rule-die_off_choice-after = Chooses after the roll
greenland-rule-die_off_choice-before = Chooses instead of a roll
greenland-rule-hunt_count = Counting the biomes of the saga's hunt
greenland-rule-hunt_count-new_world = The New World card is number 1
greenland-rule-hunt_count-biomes = Without the New World card
greenland-rule-matriarch_voyages = Hunters whom a mariner matriarch sends
greenland-rule-matriarch_voyages-any = Any number
greenland-rule-matriarch_voyages-mariners = As many as mariners can carry
greenland-rule-loot = Energy taken from the depot
greenland-rule-loot-tribe = Goes to the tribe
greenland-rule-loot-supply = Goes to the supply
greenland-rule-mine = The mine feeds the depot
greenland-rule-mine-every_turn = In every turn without a success there
greenland-rule-mine-attempts = Only after an attempt that failed
greenland-rule-retreat = An empty depot
greenland-rule-retreat-at_end = Counts at the end only
greenland-rule-retreat-for_good = Stays empty
greenland-rule-propaganda = Dice of a propaganda blitz
greenland-rule-propaganda-occupied = For occupied villages
greenland-rule-propaganda-liberated = For liberated villages
greenland-rule-surrender = A surrender in the co-operative game
greenland-rule-surrender-everybody = Loses it for everybody
greenland-rule-surrender-alone = Loses it for that tribe
greenland-rule-intervention = Six emigrants of each tribe
greenland-rule-intervention-both_cards = In all of the New World
greenland-rule-intervention-one_card = On one card
greenland-rule-inactive = Events and inactive tribes
greenland-rule-inactive-spared = Spare them
greenland-rule-inactive-affected = Touch them, too
greenland-rule-first_part = Earlier points of tribes that are lost in the second part, or after a game of Neanderthal
greenland-rule-first_part-kept = Still counts
greenland-rule-first_part-lost = Is lost
greenland-rule-coop_events = Events of the co-operative game
greenland-rule-coop_events-8 = Eight
greenland-rule-coop_events-7 = Seven (harder)
greenland-rule-coop_events-6 = Six (much harder)
greenland-rule-coop_events-5 = Five (hardest)
greenland-rule-together_survival = Survivalist rules for all three tribes together
greenland-rule-together_survival-yes = Yes
greenland-rule-together_survival-no = No

# Why something cannot be chosen

greenland-why-one_piece = It is one piece at a time.
greenland-why-not_so_many = It must be at least one, and no more than there are.
greenland-why-alpha_elsewhere = The Alpha is not there.
greenland-why-alpha_dies_too = All of them die, and the Alpha is one of them.
greenland-why-bid_too_low = A bid must be { $count } at least.
greenland-why-bid_too_high = You cannot pay so much.
greenland-why-not_party = { $tribe } have nobody here.
greenland-why-has_spoken = { $tribe } have no more to say here.
greenland-why-no_offers_left = You have made all your offers of this turn.
greenland-why-speaker_has_left = You have nobody here any more.
greenland-why-no_deal_with_oneself = Nobody deals with himself.
greenland-why-nothing_offered = The offer has no terms yet.
greenland-why-nobody_to_hit = { $tribe } have nobody left here to be hit.
greenland-why-nobody_plays_them = Nobody plays { $tribe }.
greenland-why-not_yours = This card is not in your tableau.
greenland-why-no_value = { $card } has no value in disks.
greenland-why-not_needed = { $card } brings no disks that you need now.
greenland-why-no_exchange_of_daughters = Daughters are not exchanged.
greenland-why-is_raided = { $card } is being raided.
greenland-why-livestock_stays = { $card } is livestock, which is not exchanged here.
greenland-why-sled_in_use = Your people travel by this sled: { $card }.
greenland-why-not_in_hand = This card is not in your hand.
greenland-why-no_such_fuel = You have no such disks to spend as energy.
greenland-why-not_in_play = { $tribe } are not in play.
greenland-why-other_card = It is about another card.
greenland-why-nobody_there = You have nobody there.
greenland-why-no_energy = You do not have enough energy.
greenland-why-no_elder_there = You have no elder there.
greenland-why-no_matriarch_there = You have no matriarch there.
greenland-why-other_rank_rolled = It takes an elder of the rank that was rolled.
greenland-why-no_mariner_there = It takes a mariner of yours.
greenland-why-matriarchs_first = As long as there is a matriarch, one of them dies.
greenland-why-no_livestock = This is no livestock of yours.
greenland-why-cannot_break = Only your imports with a value in iron break.
greenland-why-not_so_much_ivory = Bids are in ivory, and you have { $count }.
greenland-why-other_price = The price is { $count }, of disks that you have.
greenland-why-no_hunters = You have no unassigned hunters.
greenland-why-not_face_up = { $card } does not lie face up.
greenland-why-sea_ice = Nobody hunts at sea this turn.
greenland-why-markland_closed = Nobody enters Markland this turn.
greenland-why-markland_shut = Nobody moves to or from Markland this turn.
greenland-why-just_abandoned = You have abandoned your colonies this turn.
greenland-why-beginners_send_nobody = Beginners do without raids and guards.
greenland-why-not_guarded = Only daughters and livestock are guarded.
greenland-why-foreign_tableau = Only cards of your own tableau are guarded.
greenland-why-cannot_be_raided = { $card } cannot be raided.
greenland-why-no_war_chief = You have no War Chief to lead a raid.
greenland-why-no_way = It is outside your homeland, and you have neither a mariner nor a sled to spare.
greenland-why-no_mariner_to_spare = The New World is reached only with a mariner, and you have none to spare.
greenland-why-promotion_costs = A promotion costs 1 energy, and you have none.
greenland-why-rank_taken = You have an elder there, and there is room for one: { $rank }.
greenland-why-not_in_play_abroad = This tribe is not in play.
greenland-why-rank_for_one = On placards of others hunters rise only to ranks that hold several.
greenland-why-nobody_returns = Nobody returns from a permanent assignment.
greenland-why-no_recall_now = You began with more than one unassigned hunter, or have already sent or called back somebody.
greenland-why-no_way_home = There is neither a mariner nor a sled to bring him home.
greenland-why-no_colonists = You have no colonists there.
greenland-why-new_colonists = You have sent colonists to the New World this turn.
greenland-why-too_few_mariners = Your mariners are too few to bring all your colonists home.
greenland-why-colonists_stay = Colonists stay where they are.
greenland-why-not_assigned_there = You have assigned nobody there this turn, and it is no card for guards of yours.
greenland-why-not_reached_of_old = You have nobody there, and it is no daughter or livestock of yours.
greenland-why-offered_already = The offer speaks of it already.
greenland-why-not_their_card = The card belongs to somebody else.
greenland-why-not_tradable = { $card } is not for trade: only hand cards, livestock and inventions are.
greenland-why-nobody_on_card = This tribe has no hunters on the card.
greenland-why-pledged_to_stay = This tribe has promised to stay.
greenland-why-going_is_settled = The offer already says whether this tribe leaves or stays.
greenland-why-no_transport = Mariners and sleds do not suffice for so many to leave.
greenland-why-not_their_daughter = She is no daughter of the tribes that deal.
greenland-why-is_married = { $card } is married to one of { $tribe }.
greenland-why-no_groom = There is no hunter of the other tribe left on this card to marry { $card }.
greenland-why-is_unmarried = There is no marriage to end.
greenland-why-foreign_marriage = The marriage of { $card } with one of { $tribe } is not between the two who deal.
greenland-why-no_divorce = The first edition knows no divorce.
greenland-why-everybody_leaves = All of them leave, and the Alpha is one of them.
greenland-why-no_victim = Nobody there can be lost to this hit.
greenland-why-not_hostile = This part of the New World is not hostile.
greenland-why-no_ivory = It takes 1 ivory, and you have none.
greenland-why-no_iron_rule = There is no Iron Rule in this game.
greenland-why-no_iron = It takes 1 iron, and you have none.
greenland-why-no_sunnan_anni = Only with Sunnan-Anni ivory serves for the Iron Rule.
greenland-why-safe_already = You have paid already: nobody dies in this roll.
greenland-why-no_danger = Nobody can die in this roll.
greenland-why-not_hunted = Nobody has to roll there any more.
greenland-why-alpha_powerless = The Alpha has no power in metallurgy and raids.
greenland-why-said_already = You have said so already.
greenland-why-is_warm = The card counts as warm already.
greenland-why-nobody_warms = You have nothing left this turn to hunt a cold card as a warm one.
greenland-why-not_so_many_dice = There are not so many dice with this face.
greenland-why-no_such_die = No such die can be rolled again.
greenland-why-cannot_pay = You do not have { $count } energy and elders to pay.
greenland-why-no_wool = { $card } gives no wool.
greenland-why-worth_no_energy = { $card } is worth no energy.
greenland-why-no_energy_of_old = In the first edition raiders take no energy.
greenland-why-not_hungry = This is no livestock of yours that needs hay now.
greenland-why-still_hungry = { $card } is still to be fed: now it can only be slaughtered.
greenland-why-hay_too_dear = { $card } needs { $count } hay, and you cannot pay it.
greenland-why-not_in_this_variant = There is no such action in this variant.
greenland-why-no_idle_elder = You have no elder of this rank who has not acted yet.
greenland-why-monotheists_do_not = Monotheists do not do this.
greenland-why-polytheists_do_not = Polytheists do not do this.
greenland-why-no_animal = { $card } is no animal.
greenland-why-no_invention = { $card } is no invention.
greenland-why-no_elder_of_rank = You have no elder there: { $rank }.
greenland-why-no_guest = { $tribe } have nobody on your placard.
greenland-why-no_foreign_husband = There is no husband of another tribe with her.
greenland-why-norse_husband = Norse husbands cannot be driven out.
greenland-why-nobody_to_banish = There is neither a guest nor a foreign husband to drive out.
greenland-why-no_martyr_dice = Your hand can hold no card, and that gives no die to roll.
greenland-why-no_carvers = Only Tunit artisans make tools for ivory.
greenland-why-own_placard = This is your own placard.
greenland-why-is_monotheist = { $tribe } are monotheists.
greenland-why-will_convert_already = { $tribe } convert at the end of the phase.
greenland-why-no_missionary = You have no missionary with { $tribe }.
greenland-why-new_missionary = The missionary has not been there since the turn began.
greenland-why-has_elders = Only a tribe without elders is baptised, and you have some.
greenland-why-baptised_already = You are monotheists already.
greenland-why-no_daughter_at_home = There is no daughter at home.
greenland-why-last_daughter = The last daughter does not rise: one must go along on a hunt.
greenland-why-daughter_must_go = At least one daughter must go along on a hunt.
greenland-why-nobody_to_go_with = No hunters of yours are on this biome.
greenland-why-daughter_is_there = A daughter is there already.
greenland-why-all_who_can_go = As many go as can be carried, no more and no fewer.
greenland-why-alpha_is_there = The Alpha is there already.
greenland-why-not_in_the_row = It is not in the row where the tribe hunts.
greenland-why-not_hers_to_change = This matriarch sends nobody there, or nobody can go.
greenland-why-nobody_can_come = Nobody can come from there.
greenland-why-no_matriarch_of_rank = You have no matriarch there: { $rank }.
greenland-why-not_another_elder = There is nobody there, or the die has named that rank anyway.
greenland-why-hunted_by_others = Another tribe hunts here, and nobody shares a biome.
greenland-why-not_occupied = Only occupied villages are raided.
greenland-why-no_bishop = You have no bishop.
greenland-why-is_inactive = Who is inactive only settles in the New World, and is not raided.
greenland-why-shuns = { $tribe } do not hunt so in Greenland: { $type }.
greenland-why-was_vocal = Your species was still vocal, and promotes nobody in the first turn.
greenland-why-not_so_many_tribesmen = You have not so many unassigned tribesmen.
greenland-why-not_free_to_marry = She is no daughter of another tribe.
greenland-why-nothing_to_swap = There is nothing to swap with { $tribe }.
greenland-why-not_to_be_swapped = It is not there to be swapped: one disk for another kind, an invention, or a husband's place.
greenland-why-toll = At least { $least } and at most { $count } of your unassigned pieces die.
greenland-why-not_so_many_disks = { $tribe } have { $count } of these disks.

# Agreements, before a table is opened.

greenland-why-tribe_twice = { $tribe } cannot be played on two seats.
greenland-why-variant_seats = { $count ->
    [one] This variant is not for one seat.
   *[other] This variant is not for { $count } seats.
}
greenland-why-no_such_variant = This edition does not have this variant.
greenland-why-no_sami = The first edition has no { greenland-tribe-sami }.
greenland-why-early_tribes = { greenland-rule-variant-early } is for the { greenland-tribe-tunit } and the { greenland-tribe-sami }.
greenland-why-all_three_tribes = A single seat plays all three tribes.
greenland-why-no_heritage = This variant goes on where a game of Neanderthal has ended.

# Odds
greenland-odds-success = Success
greenland-odds-dead = Dead
greenland-odds-hits = Hits
greenland-odds-trophy = Dice for a trophy
greenland-odds-to_hand = Dice to take the card
greenland-odds-rolling_again = If every die that may be rolled again and is no hit is rolled again.
