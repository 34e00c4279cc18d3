"""The search player: tries answers on imagined matches many times over, and gives the best.

`budget` reads how long it may take, `probe` takes a first look ahead, `yardstick` says what a position is worth to each
seat, `adviser` finds who advises it, `node` keeps what is known of an ask, `contest` compares the options to choose
from, `search` does the trying, `cores` does it in several processes, and `player` answers.
"""
