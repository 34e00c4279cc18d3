# What things are or do, each in a line. What follows from the game's data is said by its face.

greenland-about-rank-1 = 불화에서 종족을 지킴
greenland-about-rank-2 = 6단계 행동: 에너지 1로 가축화, 추방, 화형, 개종
greenland-about-rank-3 = 6단계 행동: 철 1로 발명품을 내려놓음
greenland-about-rank-4 = 다른 종족의 태블로를 급습할 수 있음
greenland-about-rank-5 = 일신교도: 다른 종족의 장로 카드에 선교사로 보낼 수 있음
greenland-about-rank-6 = 사냥꾼을 고향 밖으로 실어 나름. 폭풍마다 하나를 잃음
greenland-about-action-domestication = 에너지 1: 손의 동물을 태블로에 내려놓음
greenland-about-action-witch_burn = 에너지 1: 자기 장로 하나가 죽음
greenland-about-action-banish = 에너지 1: 내 태블로에 있는 다른 종족의 남편과 장로를 상대로 굴림. 1마다 하나가 죽음
greenland-about-action-proselytize = 에너지 1, 그곳에 선교사가 있어야 함: 1이 하나라도 나오면 그 종족이 개종
greenland-about-action-tool_maker = 철 1: 손의 발명품을 태블로에 내려놓음
greenland-about-action-emissary = 에너지 1: 서열 5 장로를 다른 종족의 장로 카드 서열 1로 보냄
greenland-about-disk-energy = 눈, 장로 행동, 진급의 비용
greenland-about-disk-ivory = 배가 싣고 온 물건의 입찰에 씀
greenland-about-disk-iron = 발명품과 철 규칙의 비용
greenland-about-religion-polytheist = 노획물로 점수를 얻고 가축화를 할 수 있음
greenland-about-religion-monotheist = 상아, 철, 대표로 점수를 얻음. 가축화는 못 함
greenland-about-option-marry = 이 카드에 있는 다른 종족의 사냥꾼이 딸의 남편이 되어, 딸의 능력을 함께 씀
greenland-about-option-feet_of_clay = 선언하지 않으면 우두머리의 주사위는 굴리지 않고 1로 침
greenland-about-option-burn = 에너지 1로 이 장로가 죽고, 이 서열의 역할을 잃음
