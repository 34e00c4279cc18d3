"""A user's own cards of Neanderthal: they replace ours in either edition and are checked against the rules."""

from __future__ import annotations

import pytest

from lawspeaker.games.neanderthal.model.loading import SECOND, load
from lawspeaker.games.neanderthal.model.tables import Card, NeanderthalTables
from lawspeaker.games.tribes.loading import FIRST
from lawspeaker.kernel.document import DataError, Document


def change(text: str, edition: int = SECOND) -> NeanderthalTables:
    return load(edition, Document("my.toml", text))[0]


def card(tables: NeanderthalTables, key: str) -> Card:
    return next(found for found in tables.cards if found.key == key)


def test_a_users_value_holds_in_both_editions() -> None:
    for edition in (FIRST, SECOND):
        assert card(change("[biome.horse.hunt]\nhits = 3\n", edition), "horse").hunt.hits == 3
        assert card(load(edition)[0], "horse").hunt.hits == 2


def test_a_user_may_say_of_any_value_that_the_first_edition_differs() -> None:
    text = "[first_edition.biome.horse.hunt]\nhits = 3\n"
    assert [card(change(text, edition), "horse").hunt.hits for edition in (FIRST, SECOND)] == [3, 2]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('[biome.horse]\nrow = "north"\n', "there must be 18 cards of the group north, not 19 (B.6)"),
        ("[biome.horse]\nnumber = 5\n", "biome.caribou.number and biome.horse.number are both 5 (B.6)"),
        ("[biome.horse]\nclimax = 31\n", "biome.caribou.climax and biome.horse.climax are both 31 (B1a)"),
        ('[biome.horse.hunt]\nhand = "none"\n', "horse must show a hand if it is a D or I card, and only then (B2d)"),
        ('[biome.horse.hunt]\ntrophy = "triple"\n', "horse counts as 0 trophies (G5.1)"),
        ('[biome.horse.hunt]\ntrophy = "triple"\ntrophies = 1\n', "horse is a D or I card and no trophy (G5.1)"),
        ('[biome.gray_wolves.hunt]\ntools = ["black"]\n', "gray_wolves is a predator and needs no tools (FN18)"),
        ('[biome.gray_wolves.hunt]\ntype = "big"\n', "gray_wolves is a predator and no big game (G4.1)"),
        ("[biome.horse.tableau]\ncost = []\n", "must name at least one of orange, white, black (I3a)"),
        ("[daughter.piper]\nmedia = []\n", "must name at least one of orange, white, black (D7a)"),
        ('[daughter.piper]\norder = ["archaic"]\n', "must name each of archaic, neanderthal, cro_magnon once (A2.1)"),
        ('[daughter.piper]\nicons = ["flood"]\n', 'daughter.piper.icons.0 is "flood", which is none of'),
        ('[daughter.piper]\nicons = ["die_off"]\n', "must give the number of the icon die_off, from 1 to 9 (D.1)"),
        ('[daughter.piper]\nicons = ["chaos 2"]\n', "the icon chaos shows nothing more (D.1)"),
        ('[sexuality_card.big_man]\nsides = ["harem"]\n', "must name two sexualities (C.5)"),
        ("[sexuality.harem.mpi]\nblack = 4\n", "a harem tribe has too few black disks (C.7c)"),
        ("[placard.archaic]\nhome = [5, 1]\n", "must be a row from 1 to 4 and a column from 1 to 5 (M.1)"),
        ("[placard.archaic]\nhome = [4, 3]\n", "no two tribes begin in one place (M.1)"),
        ("[first_edition.biome.horse]\nlegs = 4\n", "stands for biome.horse.legs, which is no value (META.1)"),
    ],
)
def test_what_breaks_a_rule_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(DataError) as caught:
        change(text)
    assert complaint in str(caught.value)
    assert str(caught.value).startswith("my.toml")
