"""The terms of a room: one struct, and the form that asks for them."""

from __future__ import annotations

import re
from typing import get_args

import msgspec
import pytest

from lawspeaker.table.refusals import Code, Refusal
from lawspeaker.table.rooms.offered import offered
from lawspeaker.table.rooms.rooms import Wishes
from lawspeaker.table.terms import BY_SEATS, FORM, Clock, Terms, check_terms, terms_of, value_of
from lawspeaker.text.words import languages
from tests.text.catalogues import messages


def test_the_form_asks_for_every_term() -> None:
    asked = {field.name.partition(".")[0] for field in FORM}
    assert asked | {BY_SEATS} == set(Terms.__struct_fields__)
    assert {name.partition(".")[2] for name in (field.name for field in FORM) if name.startswith("clock.")} == set(
        Clock.__struct_fields__
    )


@pytest.mark.parametrize("lang", languages())
def test_there_are_words_for_every_field(lang: str) -> None:
    known = messages(lang, "web")
    for field in FORM:
        name = f"web-term-{field.name.replace('.', '-')}"
        assert name in known
        assert isinstance(field.offered[0], bool) or f"{name}-value" in known


@pytest.mark.parametrize("lang", languages())
def test_words_about_what_went_wrong_belong_to_codes_of_the_server(lang: str) -> None:
    said = {match[1] for name in messages(lang, "web") if (match := re.fullmatch(r"web-trouble-(\w+)", name))}
    assert said
    assert said <= set(get_args(Code))


def test_what_is_usual_comes_first_in_the_form() -> None:
    for field in FORM:
        if not field.needs:
            assert value_of(Terms(), field.name) == field.offered[0]


def test_whatever_the_form_offers_is_allowed() -> None:
    for seconds in FORM[0].offered:
        for gain in FORM[1].offered:
            assert gain is not None
            check_terms(Terms(clock=None if seconds is None else Clock(seconds, gain)))
    for absent in FORM[2].offered:
        check_terms(Terms(absent=absent))


def test_numbers_out_of_bounds_are_refused() -> None:
    with pytest.raises(Refusal, match="the seconds won with an answer can be 0 to 3600, not 3601"):
        check_terms(Terms(clock=Clock(60, 3601)))


def test_terms_are_part_of_a_wish() -> None:
    wishes = msgspec.json.decode(b'{"game": "toy", "seats": ["me"], "absent": 60, "spectators": false}', type=Wishes)
    assert terms_of(wishes) == Terms(absent=60, spectators=False)
    assert type(terms_of(wishes)) is Terms


def test_what_is_offered_names_languages_in_their_own_words() -> None:
    assert {card.lang: card.name for card in offered().languages} == {"en": "English", "ja": "日本語", "ko": "한국어"}
