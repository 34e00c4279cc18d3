# 日向遠征隊とモグラの職人

# 質問

root-ask-expedition_where = 日向遠征隊の足場をどこに配置しますか？
root-ask-expedition_give_up = 配置し直すために、どの足場を取り除きますか？
root-ask-expedition_how_many = { $clearing }の足場に遠征隊の兵士を何個配置しますか？
root-ask-artisans_reveal = モグラの職人：{ $card }を公開し、夕闇フェイズ終了時に手札に戻しますか？

# 選択肢

root-option-artisans_reveal = 捨てる代わりに公開する

# 記録

root-record-artisans_revealed = { $seat }は{ $card }を捨てる代わりに公開しました。
root-record-artisans_taken_back = { $seat }は{ $card }を手札に戻しました。

# できない理由

root-why-expedition_foothold_there = そこにはすでに足場があります。
root-why-expedition_no_foothold_there = そこに足場がありません。
root-why-expedition_nowhere = 足場を配置できる広場がありません。
root-why-expedition_up_to_three = 配置できるのは3個まで、かつ残っている数までです。
