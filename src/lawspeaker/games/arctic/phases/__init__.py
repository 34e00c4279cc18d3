"""The turn of The Arctic.

- `turn` the nine phases in order
- `actions` what lobbyists do in phase 6
- `ships` Move Ships, and China's ships
- `facilities` Build Facility, raids and licences
- `council` the law of the Arctic Council
- `scoring` phase 7, the end of the game, and scoring
"""
