"""Rooms, and what leads to one.

- `rooms`: opening them, sitting down, inviting, beginning, playing again.
- `people`: who comes, under which name, with which account; `mail` tells them that it is their turn.
- `library`: the games, their words and their law; `files`: games from and to files; `offered`: what the forms of the
  browser app need to know.
"""
