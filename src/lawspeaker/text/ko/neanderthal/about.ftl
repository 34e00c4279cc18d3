# What things are or do, each in a line. What follows from the game's data is said by its face.

neanderthal-about-rank-1 = 협상할 수 있음. 성숙하면 부족 사회를 혼돈에서 지킴
neanderthal-about-rank-2 = 손의 동물을 흰 디스크 1개와 함께 내려놓음
neanderthal-about-rank-3 = 손의 발명품을 검은 디스크 1개와 함께 내려놓음
neanderthal-about-rank-4 = 성숙하면, 자기 종족이 첫 번째로 지정될 때 첫째와 둘째 순서를 지명함
neanderthal-about-rank-5 = 손의 발명품을 검은 디스크 1개와 함께 내려놓음
neanderthal-about-rank-6 = 성숙하면 혼돈의 손실이 줄고 장로를 잃지 않음
neanderthal-about-disk-orange = 어휘: 입찰, 남편, 전사, 족장에 씀
neanderthal-about-disk-white = 어휘: 입찰, 주술사, 덫사냥꾼, 뼈 도구, 가축에 씀
neanderthal-about-disk-black = 어휘: 입찰, 불지기, 석공, 석기, 발명품에 씀
neanderthal-about-portal-venus_orange = 새 낱말로 턴마다 여기와 같은 색의 디스크를 되찾을 수 있음. 관문이 차면 부족 사회가 됨
neanderthal-about-portal-venus_black = 새 낱말로 턴마다 여기와 같은 색의 디스크를 되찾을 수 있음. 관문이 차면 부족 사회가 됨
neanderthal-about-portal-shaman_orange = 새 낱말로 턴마다 여기와 같은 색의 디스크를 되찾을 수 있음. 관문이 차면 부족 사회가 됨
neanderthal-about-portal-shaman_white = 새 낱말로 턴마다 여기와 같은 색의 디스크를 되찾을 수 있음. 관문이 차면 부족 사회가 됨
neanderthal-about-portal-bison_black = 새 낱말로 턴마다 여기와 같은 색의 디스크를 되찾을 수 있음. 관문이 차면 부족 사회가 됨
neanderthal-about-portal-bison_white = 새 낱말로 턴마다 여기와 같은 색의 디스크를 되찾을 수 있음. 관문이 차면 부족 사회가 됨
