"""The tables of topics say what a game asks. No declaration does: which clauses and options an ask has is up to the
rules, so games are played and every ask is looked up on the page.
"""

from __future__ import annotations

import random
import re

import pytest

from lawspeaker.kernel import shelf
from lawspeaker.kernel.start import start
from tests.docs.test_root import table
from tests.text.catalogues import used_phrases

PAGES = {"arctic": ["Topics"], "greenland": ["Topics", "Topics of the variants"]}
PAGES["neanderthal"] = PAGES["greenland"]
ELSEWHERE = {"arctic": set(), "greenland": set(), "neanderthal": {"who_dies"}}  # shared topics that others ask about
WORDS = {"exchange": {"exchange", "burn_disk"}}  # in a cell of options, what stands for several
MOST_ASKS = 800

every_game = pytest.mark.parametrize("game", PAGES)


def topics(game: str) -> dict[str, list[str]]:
    rows = [row for heading in PAGES[game] for row in table(heading, f"docs/{game}.md")]
    return {row[0].strip("`"): row for row in rows}


def codes(cell: str) -> set[str]:
    found = set(re.findall(r"`([^`]+)`", cell))
    return found.union(*(several for word, several in WORDS.items() if word in cell))


@every_game
def test_every_topic_is_explained(game: str) -> None:
    asked, _ = used_phrases(game)
    assert sorted(topics(game)) == sorted(asked - ELSEWHERE[game])


@every_game
@pytest.mark.parametrize("seed", range(24))
def test_topics_have_the_clauses_and_options_that_the_page_says(game: str, seed: int) -> None:
    rows = topics(game)
    box, lots = shelf.find(game), random.Random(seed)
    seats = box.seat_counts[seed % len(box.seat_counts)]
    match = start(game, seats=seats, seed=seed, rules=box.sample(seats, lots), keep=0, record=False)
    for _ in range(MOST_ASKS):
        if match.ask is None:
            break
        _, _, clauses, options = rows[match.ask.topic.name]
        assert match.ask.clause in clauses.split(", "), match.ask
        assert {option.kind for option in match.ask.options} <= codes(options), match.ask
        match.choose(lots.randrange(len(match.ask.options)))
