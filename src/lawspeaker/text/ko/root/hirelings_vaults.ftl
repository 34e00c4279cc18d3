# 금고지기와 오소리 호위병

# 질문

root-ask-vaults_where = 금고를 어디에 놓겠습니까?

# 안 되는 이유

root-why-vaults_none_near = 그곳이나 인접한 공터에 금고가 없습니다.
root-why-vaults_none_left = 놓을 금고가 남아 있지 않습니다.
root-why-vaults_corner_kept = { $clearing }의 마지막 건물 칸은 그 모퉁이에서 시작하는 세력 몫으로 비워 둡니다.
