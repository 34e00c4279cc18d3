# What things are or do, each in a line. What follows from the game's data is said by its face.

neanderthal-about-rank-1 = lets you negotiate; a mature one protects a tribal species from Chaos
neanderthal-about-rank-2 = lays an animal from the hand, with a white disk
neanderthal-about-rank-3 = lays an invention from the hand, with a black disk
neanderthal-about-rank-4 = once mature, appoints who is first and second when your species is named first
neanderthal-about-rank-5 = lays an invention from the hand, with a black disk
neanderthal-about-rank-6 = once mature, Chaos takes fewer, and no elder
neanderthal-about-disk-orange = a word: bids, husbands, Warriors and Chiefs
neanderthal-about-disk-white = a word: bids, Shamans, Trappers, bone tools and animals
neanderthal-about-disk-black = a word: bids, Fire Starters, Knappers, stone tools and inventions
neanderthal-about-portal-venus_orange = lets neolexia free a disk of its colour each turn; enough portals make the species tribal
neanderthal-about-portal-venus_black = lets neolexia free a disk of its colour each turn; enough portals make the species tribal
neanderthal-about-portal-shaman_orange = lets neolexia free a disk of its colour each turn; enough portals make the species tribal
neanderthal-about-portal-shaman_white = lets neolexia free a disk of its colour each turn; enough portals make the species tribal
neanderthal-about-portal-bison_black = lets neolexia free a disk of its colour each turn; enough portals make the species tribal
neanderthal-about-portal-bison_white = lets neolexia free a disk of its colour each turn; enough portals make the species tribal
