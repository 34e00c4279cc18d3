"""Live tables: those that somebody plays at or looks at now.

- `table` is one of them, and `tables` are all in this process; `notices` tell the other processes.
- `played` is the game as its log tells it; `past` shows it as it was.
- `seen` makes what one viewer sees, and `drawn` the board as text.
- `sockets` are people in browsers; `watch` sees to bots, and to those who do not answer.
"""
