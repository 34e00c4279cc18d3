"""E Hunter assignment.

- `phase` a tribe's part (E0), promotion (E3) and permanent assignment (E4)
- `sending` hunters, colonists, raiders and guards (E1, E2, E5)
- `transport` mariners and sleds (E1.3 to E1.6)
- `navigation` re-assignment with a sun stone or skis (E6)
"""
