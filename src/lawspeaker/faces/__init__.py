"""What shows a game to people, in the terminal and in the browser: its face, and what on the board is meant."""
