# 양지 원정대와 두더지 장인

# 질문

root-ask-expedition_where = 양지 원정대의 발판을 어디에 놓겠습니까?
root-ask-expedition_give_up = 새로 놓기 위해 어느 발판을 제거하겠습니까?
root-ask-expedition_how_many = { $clearing }의 발판에 원정대 병사를 몇 개 놓겠습니까?
root-ask-artisans_reveal = 두더지 장인: { $card } 카드를 공개하고 저녁이 끝날 때 손패로 되가져오겠습니까?

# 선택지

root-option-artisans_reveal = 버리는 대신 공개하기

# 기록

root-record-artisans_revealed = { $seat }: { $card } 카드를 버리는 대신 공개했습니다.
root-record-artisans_taken_back = { $seat }: { $card } 카드를 손패로 되가져왔습니다.

# 안 되는 이유

root-why-expedition_foothold_there = 그곳에는 이미 발판이 있습니다.
root-why-expedition_no_foothold_there = 그곳에 발판이 없습니다.
root-why-expedition_nowhere = 발판을 놓을 공터가 없습니다.
root-why-expedition_up_to_three = 남아 있는 병사를 3개까지 놓습니다.
