"""Options and the catalogue."""

from __future__ import annotations

import pytest

from lawspeaker.kernel.errors import AnswerError, PositionError
from lawspeaker.kernel.option import Catalogue, Domain, counting, suggest

FRUIT = ["apple", "pear", "plum"]


def test_each_option_of_a_family_exists_once_and_has_its_value() -> None:
    catalogue = Catalogue()
    fruit = Domain("fruit", FRUIT)
    give = catalogue.family("give", fruit=fruit, seat=counting("seat", 1), count=counting("count", 4))
    stop = catalogue.family("stop")()
    assert len(catalogue.options) == 3 * 2 * 5 + 1
    assert str(give(2, 1, 4)) == "give plum 1 4"
    assert give(2, 1, 4) is catalogue.find("give plum 1 4")
    assert give(2, 1, 4).args == (2, 1, 4)
    assert stop is catalogue.find("stop")
    assert stop.args == ()
    assert [option.number for option in catalogue.options] == list(range(31))


def test_families_find_each_of_their_options_by_its_arguments() -> None:
    catalogue = Catalogue()
    family = catalogue.family("put", fruit=Domain("fruit", FRUIT), count=counting("count", 2))
    for option in family.table:
        assert family(*option.args) is option


def test_families_list_options_by_their_first_argument() -> None:
    catalogue = Catalogue()
    family = catalogue.family("put", fruit=Domain("fruit", FRUIT), count=counting("count", 2))
    assert family.each([2, 0]) == [family(2), family(0)]
    assert [family.at(2), family.at(0)] == [family(2), family(0)]
    assert family.up_to(2) == [family(1), family(2)]
    assert family.up_to(0) == []


def test_families_know_their_options_by_number() -> None:
    catalogue, fruit = Catalogue(), Domain("fruit", FRUIT)
    eat, drop = (catalogue.family(kind, fruit=fruit) for kind in ("eat", "drop"))
    assert [eat.has(number) for number in range(6)] == [True] * 3 + [False] * 3
    assert [drop.has(number) for number in range(6)] == [False] * 3 + [True] * 3


def test_options_that_name_secrets_say_so() -> None:
    catalogue = Catalogue()
    assert catalogue.family("play", card=Domain("card", ["ace", "king"], secret=True))(1).secret
    assert not catalogue.family("eat", fruit=Domain("fruit", FRUIT))(1).secret


def test_a_kind_is_taken_once() -> None:
    catalogue = Catalogue()
    catalogue.family("stop")
    with pytest.raises(ValueError, match="kind stop are in the catalogue already"):
        catalogue.family("stop")


def test_two_options_never_have_one_value() -> None:
    catalogue = Catalogue()
    catalogue.family("go", way=Domain("way", ["far west"]))
    catalogue.family("go far", way=Domain("point", ["west"]))
    with pytest.raises(ValueError, match="two options would have the value 'go far west'"):
        catalogue.find("go far west")


def test_a_domain_is_never_replaced_by_another_of_its_name() -> None:
    """Otherwise a secret domain could silently become an open one."""
    catalogue = Catalogue()
    catalogue.domain(Domain("card", ["ace"], secret=True))
    with pytest.raises(ValueError, match="another domain card"):
        catalogue.family("play", card=Domain("card", ["ace"]))


def test_four_arguments_are_too_many() -> None:
    two = counting("two", 1)
    with pytest.raises(ValueError, match="would have 4 arguments"):
        Catalogue().family("do", a=two, b=two, c=two, d=two)


def test_an_unknown_value_is_told_with_what_may_have_been_meant() -> None:
    catalogue = Catalogue()
    catalogue.family("eat", fruit=Domain("fruit", FRUIT))
    with pytest.raises(AnswerError, match=r"'eat aple' is no option of this game; did you mean eat apple"):
        catalogue.find("eat aple")
    with pytest.raises(PositionError, match=r"'melon' is no fruit; there are apple, pear, plum"):
        Domain("fruit", FRUIT).number("melon")


def test_no_hint_is_better_than_a_long_one() -> None:
    assert suggest("zzz", [f"word{number}" for number in range(20)]) == ""


def test_domains_count_and_number() -> None:
    assert counting("count", 3).values == ["0", "1", "2", "3"]
    assert len(counting("count", 3)) == 4
    assert Domain("fruit", FRUIT).number("plum") == 2
