"""The coach: says why an answer is good, what decided a game, and sets puzzles.

- `chances`: from positions to everybody's chance of winning
- `weighing`: what search expects of the answers to an ask, and how sure it is
- `saying`: that in words
- `review`: a finished game looked at again
- `puzzles`: positions in which one answer is clearly best, and puzzles as lessons
- `finding`: finds them in played games
"""
