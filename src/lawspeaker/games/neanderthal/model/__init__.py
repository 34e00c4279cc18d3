"""B, C What lies on the table, and how it is laid out.

- `rules`: what was agreed
- `tables`, `loading`: the cards, placards and numbers (B), and how they are read from `data/`
- `state`, `zones`: where everything is, and who may see it
- `setup`: set-up (C)
- `options`, `phrases`: what can be chosen, and what is asked and told
- `positions`: positions that are given in part
- `invariants`, `moments`, `unfinished`: what always holds, what holds at its time, what cannot begin a position
"""
