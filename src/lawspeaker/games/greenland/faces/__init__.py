"""What draws Greenland in the terminal.

- `face` the whole table
- `rows` the rows of cards, `tribes` the tribes, `cards` what cards do, `table` what they all need
"""
