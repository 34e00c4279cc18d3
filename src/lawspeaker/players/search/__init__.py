"""The search player: tries answers on imagined matches, over and over, and gives the best.

`budget` reads how long it may take, `probe` takes a first look ahead, `judge` says what a position is worth to each
seat, `tree` keeps what has been tried, `search` does the trying, `cores` does it in several processes, and `player`
answers.
"""
