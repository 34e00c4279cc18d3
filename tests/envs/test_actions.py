"""Actions as numbers, as options and by family and arguments."""

from __future__ import annotations

import pytest

from lawspeaker.envs.actions import number_of, option_of, structured
from lawspeaker.envs.encoder import Encoder
from lawspeaker.kernel.errors import AnswerError
from lawspeaker.kernel.start import start
from tests.envs.games import asks, every_game, every_table


@every_game
def test_number_option_and_structured_form_mean_the_same(game: str) -> None:
    catalogue = start(game).game.setting.catalogue
    for number, option in enumerate(catalogue.options):
        assert option_of(catalogue, number) is option
        plain = structured(catalogue, number)
        assert " ".join(plain.values()) == option.text
        assert number_of(catalogue, plain) == number


def test_the_structured_form_names_its_arguments() -> None:
    catalogue = start("arctic").game.setting.catalogue
    place = catalogue.find("place NO 2")
    assert structured(catalogue, place.number) == {"family": "place", "country": "NO", "influence": "2"}
    assert number_of(catalogue, {"influence": "2", "family": "place", "country": "NO"}) == place.number


def test_what_is_no_action_is_told() -> None:
    catalogue = start("arctic").game.setting.catalogue
    last = len(catalogue.options) - 1
    for number in (-1, last + 1):
        with pytest.raises(AnswerError, match=f"there is no action {number}: they are 0 to {last}"):
            option_of(catalogue, number)
    with pytest.raises(AnswerError, match="there is no family 'plac'; did you mean place"):
        number_of(catalogue, {"family": "plac"})
    with pytest.raises(AnswerError, match="place has the arguments country, influence, not country"):
        number_of(catalogue, {"family": "place", "country": "NO"})
    with pytest.raises(AnswerError, match="'place XX 2' is no option of this game"):
        number_of(catalogue, {"family": "place", "country": "XX", "influence": "2"})


@every_table
def test_masks_are_the_options_of_the_asked_seat(game: str, seats: int) -> None:
    match = start(game, seats, seed=seats, keep=0, record=False)
    encoder = Encoder(match.game.setting)
    for _ in asks(match, seats, most=150):
        assert match.ask is not None
        for seat in range(seats):
            offered = match.ask.options if seat == match.ask.seat else []
            numbers = sorted(option.number for option in offered)
            assert encoder.mask(match, seat).nonzero()[0].tolist() == numbers
