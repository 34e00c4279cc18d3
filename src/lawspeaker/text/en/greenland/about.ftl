# What things are or do, each in a line. What follows from the game's data is said by its face.

greenland-about-rank-1 = protects you from feuds
greenland-about-rank-2 = acts in phase 6: domesticates, banishes, burns or proselytizes for 1 energy
greenland-about-rank-3 = acts in phase 6: lays out an invention for 1 iron
greenland-about-rank-4 = lets you raid other tableaus
greenland-about-rank-5 = monotheist: can be sent to another placard as a missionary
greenland-about-rank-6 = carries hunters away from the homeland; one is lost in each storm
greenland-about-action-domestication = 1 energy: an animal from your hand into the tableau
greenland-about-action-witch_burn = 1 energy: an elder of yours dies
greenland-about-action-banish = 1 energy: roll against foreign husbands and elders in your tableau; each 1 kills one
greenland-about-action-proselytize = 1 energy, with a missionary there: any 1 rolled converts the tribe
greenland-about-action-tool_maker = 1 iron: an invention from your hand into the tableau
greenland-about-action-emissary = 1 energy: a rank 5 elder goes to rank 1 of another placard
greenland-about-disk-energy = pays for snow, elders' actions and promotions
greenland-about-disk-ivory = bids for what ships bring
greenland-about-disk-iron = pays for inventions, and for the Iron Rule
greenland-about-religion-polytheist = scores trophies, and can domesticate
greenland-about-religion-monotheist = scores ivory, iron and representatives; cannot domesticate
greenland-about-option-marry = a hunter from this card, of another tribe than hers, becomes her husband for good and shares her power
greenland-about-option-feet_of_clay = otherwise the Alpha's die counts as a 1 without being rolled
greenland-about-option-burn = for 1 energy this elder dies, and you lose what this rank does
