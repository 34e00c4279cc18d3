"""Games as earlier versions of the program stored them, in files `GAME-RULESVERSION.json`; docs/versions.md."""
