"""What The Arctic is made of.

- `tables` the board and its numbers, which `loading` reads from the data file
- `rules` what was agreed
- `state` what lies on the table
- `options` what can be chosen, `phrases` what is asked and told, `reasons` why something cannot be chosen
- `setup` the set-up
- `facts` what can be read off the table
- `positions` states that are given in part, and `invariants` what holds in all of them
"""
