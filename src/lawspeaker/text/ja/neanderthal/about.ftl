# What things are or do, each in a line. What follows from the game's data is said by its face.

neanderthal-about-rank-1 = 交渉ができる。成熟していれば部族社会を混沌から守る
neanderthal-about-rank-2 = 手札の家畜を白ディスク1枚付きで置く
neanderthal-about-rank-3 = 手札の発明を黒ディスク1枚付きで置く
neanderthal-about-rank-4 = 成熟していれば、自分の種族が最初に指定されたとき第1と第2の手番を指名できる
neanderthal-about-rank-5 = 手札の発明を黒ディスク1枚付きで置く
neanderthal-about-rank-6 = 成熟していれば混沌の損失が減り、エルダーを失わない
neanderthal-about-disk-orange = 語彙：入札、婿、戦士、首長に使う
neanderthal-about-disk-white = 語彙：入札、シャーマン、罠師、骨器、家畜に使う
neanderthal-about-disk-black = 語彙：入札、着火者、燧石師、石器、発明に使う
neanderthal-about-portal-venus_orange = 新語彙で毎ターン、ここと同じ色のディスクを1枚解放できる。規定数のポータルで部族社会に移る
neanderthal-about-portal-venus_black = 新語彙で毎ターン、ここと同じ色のディスクを1枚解放できる。規定数のポータルで部族社会に移る
neanderthal-about-portal-shaman_orange = 新語彙で毎ターン、ここと同じ色のディスクを1枚解放できる。規定数のポータルで部族社会に移る
neanderthal-about-portal-shaman_white = 新語彙で毎ターン、ここと同じ色のディスクを1枚解放できる。規定数のポータルで部族社会に移る
neanderthal-about-portal-bison_black = 新語彙で毎ターン、ここと同じ色のディスクを1枚解放できる。規定数のポータルで部族社会に移る
neanderthal-about-portal-bison_white = 新語彙で毎ターン、ここと同じ色のディスクを1枚解放できる。規定数のポータルで部族社会に移る
