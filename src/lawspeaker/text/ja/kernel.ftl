# どのゲームでも使う言葉。

kernel-seat = 席{ $number }
kernel-nobody = なし
kernel-hidden = カード1枚
kernel-hidden-option = 非公開の選択
kernel-record-forced = { $seat }の選択肢は1つだけでした：{ $option }
kernel-why-not_asked = 今求められている選択ではありません。
