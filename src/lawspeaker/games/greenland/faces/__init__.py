"""What draws Greenland in the terminal, and tells what is printed to whoever draws it elsewhere.

- `face` the whole table
- `rows` the rows of cards, `tribes` the tribes, `cards` what cards do, `table` what they all need
- `layout` what is printed on cards and placards
"""
