"""What a table of Root is made of: its state, the printed data, options, words and reasons, and what always holds."""
