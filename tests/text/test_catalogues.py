"""The catalogues are whole: the same messages in every language, all that is needed, and nothing else."""

from __future__ import annotations

from functools import cache

import pytest
from fluent.syntax import ast as ftl

from lawspeaker.kernel import shelf
from lawspeaker.kernel.ask import NOT_ASKED
from lawspeaker.kernel.game import Setting
from lawspeaker.kernel.option import OPTION
from lawspeaker.kernel.record import FORCED
from lawspeaker.text.words import SEAT, Words
from tests.text.catalogues import (
    APP,
    LANGUAGES,
    OWN,
    all_messages,
    app_spoken,
    app_told,
    board_messages,
    board_sayings,
    catalogue_names,
    domains_of,
    games_with_words,
    meant,
    messages,
    odds_phrases,
    phrases,
    reasons,
    references,
    resource,
    sayings,
    setting_of,
    settings_of,
    spoken,
    traits_of,
    used_phrases,
    variables,
)

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
FACTS = {  # what games tell about options besides their arguments; `test_words` sees to it that they do
    "arctic": {
        "invest": {"price"},
        "yellow": {"price"},
        "pass": {"forfeit"},
        "build": {"price", "legal"},
        "act": {"tax"},
        "declare": {"ends"},
    },
    "root": {
        "craft": {"points"},
        "build_kind": {"cost", "points"},
        "spread": {"cost", "points"},
        "organize": {"points"},
        "convert": {"cost"},
        "sanctify": {"cost"},
        "ritual_score": {"points"},
        "flip_plot": {"points"},
        "plot": {"cost"},
        "buy_card": {"cost"},
        "buy_riverboats": {"cost"},
        "buy_mercenaries": {"cost"},
        "trade_post": {"points"},
        "sway": {"cost", "points"},
        "call": {"points"},
        "carry": {"value"},
        "delve": {"value"},
        "recover": {"value"},
        "lose_relic": {"value"},
    },
}


@cache
def needed(game: str) -> set[str]:
    """Every message that a game cannot do without."""
    setting = setting_of(game)
    asked, told = used_phrases(game)
    found = {f"{game}-title"}
    found |= {f"{game}-ask-{name}" for name in asked}
    found |= {f"{game}-record-{name}" for name in told if name != FORCED.name}
    found |= {f"{game}-odds-{name}" for name in odds_phrases(game)}
    found |= {f"{game}-why-{name}" for name in reasons(game)}
    found |= {f"{game}-option-{kind}" for kind in setting.catalogue.families}
    for domain, values in domains_of(game).items():
        traits = traits_of(game, domain)
        plain = all(value.isdigit() for value in values) and (domain != SEAT or bool(traits))
        found |= set() if plain else {f"{game}-{domain}-{value}" for value in named_values(game, domain)}
        found |= {f"{game}-{domain}"} if traits else set()
    for option, values in shelf.find(game).ruleset().items():
        found |= {f"{game}-rule-{option}", *(f"{game}-rule-{option}-{value}" for value in values)}
    return found


@cache
def own_values(game: str, domain: str) -> list[str]:
    """The values of a domain that are not called as something else is."""
    found = []
    for value in domains_of(game)[domain]:
        setting = next(each for each in settings_of(game) if value in names(each, domain))
        number = names(setting, domain).index(value)
        if setting.alias(domain, number) == (domain, number):
            found.append(value)
    return found


def names(setting: Setting, domain: str) -> list[str]:
    """The values of a domain in one setting."""
    known = setting.catalogue.domains.get(domain)
    return known.values if known else []


def named_values(game: str, domain: str) -> list[str]:
    """Its own values without those of which the message about their traits leaves the name out."""
    message = messages("en", game).get(f"{game}-{domain}")
    values = own_values(game, domain)
    if message is None or "name" in variables(message):
        return values
    setting = setting_of(game)
    return [value for value in values if not setting.traits(domain, domains_of(game)[domain].index(value))]


def possible(game: str) -> set[str]:
    """Every message that would be said if it were there: besides the needed, words for numbers, spare phrases and
    reasons, and what a board in the browser says.
    """
    found = needed(game) | board_messages(game)
    for name in domains_of(game):
        found |= {f"{game}-{name}-{value}" for value in own_values(game, name)}
        found |= {f"{game}-about-{name}-{value}" for value in domains_of(game)[name]}
        found |= {f"{game}-hidden-{name}"} if setting_of(game).catalogue.domains[name].secret else set()
    found |= {f"{game}-about-{OPTION}-{kind}" for kind in setting_of(game).catalogue.families}
    asked, told = used_phrases(game)
    spare = set(phrases(game)) - asked - told - odds_phrases(game)
    found |= {f"{game}-ask-{name}" for name in spare} | {f"{game}-record-{name}" for name in spare}
    return found | {part for part, users in parts(game).items() if found & set(users)}


@cache
def parts(game: str) -> dict[str, list[str]]:
    """The messages that only stand within others, which share their arguments with them; by each, those others."""
    found: dict[str, list[str]] = {}
    whole = needed(game)
    for key, message in messages("en", game).items():
        for part in references(message) - whole:
            found.setdefault(part, []).append(key)
    return found


def arguments(game: str, message_id: str) -> tuple[set[str], set[str]]:
    """The arguments a game's message gets, and those its attribute `facts` gets besides."""
    if message_id in parts(game):
        return set.intersection(*(arguments(game, user)[0] for user in parts(game)[message_id])), set()
    kind, _, name = message_id.removeprefix(f"{game}-").partition("-")
    if kind in ("ask", "record", "odds"):
        names = set(phrases(game)[name].names)
        return names | {f"{arg}_value" for arg in names}, set()
    if kind == "why" and name in reasons(game):
        names = set(reasons(game)[name].phrase.names)
        return names | {f"{arg}_value" for arg in names}, set()
    if kind == "option":
        family = setting_of(game).catalogue.families[name]
        facts = FACTS.get(game, {}).get(name, set())
        told = facts | {f"{fact}_sign" for fact in facts} | {f"{fact}_size" for fact in facts}
        return {*family.names, *(f"{arg}_value" for arg in family.names)}, told
    return (set() if name else {"name", *traits_of(game, kind)}), set()


def value_of(message: ftl.Message) -> set[str]:
    return variables(message.value)


# Languages


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_catalogues_and_messages(lang: str) -> None:
    assert catalogue_names(lang) == catalogue_names("en")
    for name in catalogue_names("en"):
        assert list(messages(lang, name)) == list(messages("en", name)), f"{lang}/{name}.ftl, in the same order"


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_uses_the_same_variables(lang: str) -> None:
    """Grammar may need the value behind a word: `card_value` tells a hidden card from one with a name."""
    english = all_messages("en")
    for key, message in all_messages(lang).items():
        used, wanted = ({name.removesuffix("_value") for name in variables(each)} for each in (message, english[key]))
        assert used == wanted, f"{key} in {lang}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_catalogues_parse_and_say_nothing_twice(lang: str) -> None:
    seen: set[str] = set()
    for name in catalogue_names(lang):
        for item in resource(lang, name).body:
            assert not isinstance(item, ftl.Junk), f"{lang}/{name}.ftl: {getattr(item, 'content', '')}"
            if isinstance(item, ftl.Message):
                assert item.value is not None, f"{item.id.name} has attributes only"
                assert item.id.name not in seen, f"{item.id.name} twice in {lang}"
                seen.add(item.id.name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_catalogue_names_its_messages_after_itself(lang: str) -> None:
    for name in catalogue_names(lang):
        for key in messages(lang, name):
            assert key.startswith((f"{name}-", f"ui-{name}-")), f"{key} in {lang}/{name}.ftl"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_message_refers_to_is_there(lang: str) -> None:
    for name in catalogue_names(lang):
        for key, message in messages(lang, name).items():
            assert references(message) <= set(messages(lang, name)), f"{key} in {lang}"


# What is needed, and what is not


@pytest.mark.parametrize("game", games_with_words())
def test_a_game_has_every_message_it_needs(game: str) -> None:
    assert needed(game) - set(messages("en", game)) == set()


@pytest.mark.parametrize("game", games_with_words())
def test_a_game_has_a_message_for_every_phrase(game: str) -> None:
    said = set(messages("en", game))
    for phrase in phrases(game).values():
        if phrase is not FORCED:
            ways = {f"{game}-ask-{phrase.name}", f"{game}-record-{phrase.name}", f"{game}-odds-{phrase.name}"}
            assert ways & said, phrase.name


@pytest.mark.parametrize("game", games_with_words())
def test_a_game_has_no_message_that_nothing_says(game: str) -> None:
    own = {key for key in messages("en", game) if not key.startswith("ui-")}
    assert own - possible(game) == set()


@pytest.mark.parametrize("game", games_with_words())
def test_a_board_in_the_browser_has_every_message_it_says(game: str) -> None:
    known = all_messages("en")
    for name in board_sayings(game):
        messages_of = [known[key] for key in (f"{game}-face-{name}", f"ui-{game}-{name}", name) if key in known]
        assert messages_of, f"the board of {game} says {name}"
        assert not value_of(messages_of[0]), f"the board of {game} tells {name} nothing"


@pytest.mark.parametrize("game", games_with_words())
def test_words_for_numbers_are_for_all_of_them(game: str) -> None:
    said = set(messages("en", game))
    for domain, values in domains_of(game).items():
        worded = {value for value in values if f"{game}-{domain}-{value}" in said}
        assert worded in (set(), set(named_values(game, domain))), domain


@pytest.mark.parametrize("game", games_with_words())
def test_every_argument_of_a_phrase_has_a_domain(game: str) -> None:
    domains = setting_of(game).catalogue.domains
    for phrase in [*phrases(game).values(), *(reason.phrase for reason in reasons(game).values())]:
        if phrase is not FORCED:
            assert set(phrase.domains) <= {*domains, OPTION}, phrase.name


@pytest.mark.parametrize("game", games_with_words())
def test_a_games_messages_use_only_the_arguments_they_get(game: str) -> None:
    for key, message in messages("en", game).items():
        if key.startswith("ui-"):
            continue
        args, facts = arguments(game, key)
        assert value_of(message) <= args, key
        for attribute in message.attributes:
            topics = phrases(game) if key.startswith(f"{game}-option-") else {}
            assert attribute.id.name in ("facts", "within", *topics), f"{key} has an attribute that nothing says"
            assert variables(attribute) <= (args | facts if attribute.id.name == "facts" else args), key


@pytest.mark.parametrize("game", games_with_words())
def test_english_calls_things_as_the_data_does(game: str) -> None:
    setting = setting_of(game)
    words = Words("en", setting)
    for domain in setting.catalogue.domains.values():
        for number, value in enumerate(domain.values):
            if f"{domain.name} {value}" in setting.names:
                message = messages("en", game)[f"{game}-{domain.name}-{value}"]
                assert words.value(domain.name, number) == setting.names[f"{domain.name} {value}"]
                assert message.value is not None, value


# The words of the program itself


def test_whatever_the_program_says_is_in_the_catalogues() -> None:
    known = all_messages("en")
    for saying in sayings():
        keys = meant(saying.patterns, known)
        assert keys or not saying.patterns, f"{saying.where} says {saying.patterns}, which no catalogue has"
        for key in keys if not saying.open else []:
            assert value_of(known[key]) <= saying.args, f"{saying.where} does not tell {key} all that it uses"


def test_the_program_has_no_message_that_nothing_says() -> None:
    own = [key for name in OWN for key in messages("en", name)]
    own += [key for game in games_with_words() for key in messages("en", game) if key.startswith("ui-")]
    assert (
        set(own) - set(meant(spoken(), own)) - {f"kernel-record-{FORCED.name}", f"kernel-why-{NOT_ASKED.name}"} == set()
    )


# The words of the browser app


def test_whatever_the_browser_app_says_is_in_its_catalogue() -> None:
    known = messages("en", APP)
    for pattern in app_spoken():
        assert meant({pattern}, known), f"the app says {pattern}, which its catalogue does not have"
    for name, told in app_told():
        assert value_of(known[name]) <= told, f"the app does not tell {name} all that it uses"


def test_the_browser_app_has_no_message_that_nothing_says() -> None:
    known = messages("en", APP)
    assert set(known) - set(meant(app_spoken(), known)) == set()
