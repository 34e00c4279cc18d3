"""What Greenland is made of.

- `tables` the cards, placards and numbers (B0, B1), which `loading` reads from the data files
- `rules` the agreed rules
- `state` what lies on the table (B), and where cards lie: `zones`
- `options` what can be chosen, and `phrases` what is asked and told
- `setup` the set-up (C)
- `positions` states that are given in part, and `invariants` what holds in all of them
"""
