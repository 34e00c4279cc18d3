# 모든 게임에서 쓰는 말.

kernel-seat = { $number }번 자리
kernel-nobody = 없음
kernel-hidden = 카드 1장
kernel-hidden-option = 비공개 선택
kernel-record-forced = { $seat }: 선택지가 하나뿐이었습니다 - { $option }
kernel-why-not_asked = 지금 고르는 것이 아닙니다.
