"""Plays the games by lot and writes them down: `python -m tests.playthroughs [game ...]`."""

from __future__ import annotations

import sys

from tests.playthroughs.playing import FOLDER, GAMES, line


def main(games: list[str]) -> None:
    for game in games or GAMES:
        lines = [line(game, number) for number in range(GAMES[game])]
        (FOLDER / f"{game}.txt").write_text("\n".join(lines) + "\n", encoding="ascii")
        print(f"{game}: {len(lines)} games, {sum(len(each) for each in lines) // 2} answers")


if __name__ == "__main__":
    main(sys.argv[1:])
