# What every game says.

kernel-seat = Seat { $number }
kernel-nobody = nobody
kernel-hidden = a card
kernel-hidden-option = something hidden
kernel-record-forced = { $seat } had only one option: { $option }.
kernel-why-not_asked = This is not what you are asked now.
