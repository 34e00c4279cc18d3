"""The terminal table: a game against bots or with others at the same keyboard.

`kept` is where games are kept, `session` one game being played, `app` the screen: `board` marks what has changed on a
board, `listing` lists options and the record, `screens` are the sheets above the table.
"""
