"""Words as people get to read them, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from lawspeaker.games.root.factions.vagabond.printed import printed_on
from lawspeaker.games.root.model.state import RootSetting
from lawspeaker.kernel import shelf
from lawspeaker.kernel.ask import Ask, Phrase, Topic
from lawspeaker.kernel.errors import LawspeakerError
from lawspeaker.kernel.game import Setting
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.option import OPTION, Domain
from lawspeaker.kernel.record import FORCED, HIDDEN, Entry
from lawspeaker.kernel.start import start
from lawspeaker.kernel.zone import EVERYONE, NOBODY, SPECTATOR
from lawspeaker.text.words import Words, bundle, languages
from tests.text.catalogues import (
    LANGUAGES,
    catalogue_names,
    games_with_words,
    phrases,
    reasons,
    setting_of,
    settings_of,
)
from tests.text.test_catalogues import FACTS

GAMES = games_with_words()
LEFTOVER = re.compile(r"[{}_]|\$(?!\d)|[\u2068\u2069]|\b(?:kernel|ui|None)\b|-(?:ask|option|record|hidden)-")
FOREIGN = re.compile(r"[a-z]{2,}")  # in Japanese and Korean only EU and the letters of the laws are Latin
COPY = re.compile(r"_\d+$")
NAMES = {"en": ["Ann", "ben"], "ja": ["花子", "太郎"], "ko": ["민지", "철수"]}


@pytest.fixture(autouse=True)
def _no_faults(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing that is said in these tests has a fault in its message."""
    yield
    assert [record.getMessage() for record in caplog.get_records("call")] == []


@cache
def check(text: str, lang: str) -> None:
    assert text.strip() == text
    assert text, "nothing is said"
    assert "  " not in text, text
    assert not LEFTOVER.search(text), text
    assert lang == "en" or not FOREIGN.search(text), text


def words(lang: str, game: str = "arctic", people: dict[int, str] | None = None) -> Words:
    return Words(lang, setting_of(game), people)


def say(lang: str, name: str, *args: int) -> str:
    """A line of the Arctic's record."""
    return words(lang).entry(Entry(phrases("arctic")[name], args, "P1.1", EVERYONE), SPECTATOR)


def offer(lang: str, value: str, **facts: int) -> str:
    """An option of the Arctic."""
    said = words(lang)
    assert said.setting is not None
    return said.option(said.setting.catalogue.find(value), facts)


# Everything that can be said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_can_be_said(game: str, lang: str) -> None:
    said = words(lang, game)
    for option in setting_of(game).catalogue.options:
        check(said.option(option), lang)
        facts = FACTS.get(game, {}).get(option.kind)
        for number in (0, 1, 12) if facts else ():
            check(said.option(option, dict.fromkeys(facts or (), number)), lang)


def what_words_know(setting: Setting, domain: Domain) -> object:
    """All that words about a domain can depend on: its values, how they are called otherwise, and their traits."""

    def value(of: str, number: int) -> tuple[str, int, str]:
        known = setting.catalogue.domains.get(of)
        return of, number, known.values[number] if known and 0 <= number < len(known) else ""

    def traits(of: str, number: int) -> tuple[object, ...]:
        found = setting.traits(of, number)
        return tuple((name, value(*trait), traits(*trait)) for name, trait in found.items())

    aliases = [setting.alias(domain.name, number) for number in range(len(domain))]
    names = [setting.names.get(f"{domain.name} {each}") for each in domain.values]
    return domain.name, *domain.values, *names, *((value(*alias), traits(*alias)) for alias in aliases)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_value_can_be_said(game: str, lang: str) -> None:
    told: set[object] = set()
    for setting in settings_of(game):
        said = Words(lang, setting)
        for domain in setting.catalogue.domains.values():
            if (alike := what_words_know(setting, domain)) in told:
                continue
            told.add(alike)
            called: dict[str, str] = {}
            for number, value in enumerate(domain.values):
                check(said.value(domain.name, number), lang)
                check(said.value(domain.name, number, within=True), lang)
                text = said.value(domain.name, number, within=bool(setting.traits(domain.name, number)))
                # Only copies of one card, items alike, and what is one thing by its alias are called the same.
                alias = setting.alias(domain.name, number)
                original = COPY.sub("", value) if alias == (domain.name, number) else str(alias)
                assert called.setdefault(text, original) == original, f"{value} is called {text} like another"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_phrase_can_be_said_of_whatever_it_may_be_about(game: str, lang: str) -> None:
    said = words(lang, game)
    domains = setting_of(game).catalogue.domains
    played = start(game).game
    random = Random(1)
    for name, phrase in phrases(game).items():
        for _ in range(20):
            args = tuple(0 if domain == OPTION else random.randrange(len(domains[domain])) for domain in phrase.domains)
            if isinstance(phrase, Topic):
                check(said.ask(Ask(played, 0, phrase, "", args)), lang)
            elif bundle(lang, game).has_message(f"{game}-record-{name}"):
                check(said.entry(Entry(phrase, args, "", EVERYONE), 0), lang)
                check(said.entry(Entry(phrase, args, "", NOBODY), 0), lang)
    for reason in reasons(game).values():
        for _ in range(20):
            filled = reason.under(reason.clause)
            filled.args = tuple(random.randrange(len(domains[domain])) for domain in reason.phrase.domains)
            check(said.reason(filled), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_ruleset_option_has_a_label(game: str, lang: str) -> None:
    said = Words(lang)
    check(said.title(game), lang)
    for option, values in shelf.find(game).ruleset().items():
        labels = [said.rule(game, option, value) for value in values]
        assert len(set(labels)) == len(labels), option
        for label in [said.rule(game, option), *labels]:
            check(label, lang)


@pytest.mark.parametrize(
    ("game", "seats"), [(game, seats) for game in GAMES for seats in shelf.find(game).seat_counts if seats > 1]
)
def test_a_whole_game_is_told(game: str, seats: int) -> None:
    box = shelf.find(game)
    random = Random(seats)
    rules = box.sample(seats, random)
    match = start(game, seats=seats, seed=seats, rules=rules)
    every = [Words(lang, match.game.setting) for lang in LANGUAGES]
    while match.ask is not None:
        for said in every:
            check(said.ask(match.ask), said.lang)
        for option in match.ask.options:
            facts = match.game.facts(option)
            assert set(facts) <= FACTS.get(game, {}).get(option.kind, set()), (
                f"FACTS does not know what {option.kind} tells"
            )
            for said in every:
                check(said.option(option, facts), said.lang)
        match.choose(random.randrange(len(match.ask.options)))
    for entry in match.record:
        for seat in range(SPECTATOR, seats):
            for said in every:
                check(said.entry(entry, seat), said.lang)


# Samples


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", ["Space 3 (pay $2)", "Space 12 (receive $2)", "Space 9 (free)"]),
        ("ja", ["スペース3（2ドルを支払う）", "スペース12（2ドルを受け取る）", "スペース9（無料）"]),
        ("ko", ["3번 칸(2달러 지불)", "12번 칸(2달러 받음)", "9번 칸(무료)"]),
    ],
)
def test_a_price_below_zero_is_received(lang: str, expected: list[str]) -> None:
    assert [
        offer(lang, "invest 3", price=2),
        offer(lang, "invest 12", price=-2),
        offer(lang, "invest 9", price=0),
    ] == expected


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "Black places a lobbyist in the EU, influence space 1."),
        ("ja", "黒はEUの影響力スペース1にロビイストを置きました。"),
        ("ko", "검은색: EU 영향력 1번 칸에 로비스트를 놓았습니다."),
    ],
)
def test_a_line_of_the_record(lang: str, expected: str) -> None:
    assert say(lang, "placed", 1, 2, 0) == expected


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "The USA: what does your lobbyist on influence space 2 do?"),
        ("ja", "合衆国：影響力スペース2のロビイストで何をしますか？"),
        ("ko", "미국: 영향력 2번 칸의 로비스트로 무엇을 하겠습니까?"),
    ],
)
def test_a_question(lang: str, expected: str) -> None:
    topic = phrases("arctic")["act"]
    assert isinstance(topic, Topic)
    assert words(lang).ask(Ask(start("arctic", 2).game, 0, topic, "P6.2", (4, 1))) == expected


def test_english_counts_one_and_many() -> None:
    assert say("en", "raided", 0, 0, 1) == "1 ship of Russia attacks the facility at the North Pole."
    assert say("en", "raided", 5, 0, 2) == "2 ships of China attack the facility at the North Pole."


def test_an_option_is_said_without_its_facts_too() -> None:
    assert offer("en", "invest 3") == "Space 3"
    assert offer("en", "act tax") == "Collect tax for the treasury"
    assert offer("en", "act tax", tax=3) == "Collect $3 of tax for the treasury"
    assert offer("en", "act move", tax=3) == "Move ships"


def test_a_name_stands_alone_otherwise_than_inside_a_sentence() -> None:
    assert words("en").value("country", 2) == "European Union"
    assert words("en").value("arctic", 2) == "European Union"
    assert offer("en", "declare EU") == "Start a conflict with the EU"
    assert offer("en", "place EU 1") == "The EU, influence space 1"


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "White had only one option: Pass."),
        ("ja", "白の選択肢は1つだけでした：パス"),
        ("ko", "흰색: 선택지가 하나뿐이었습니다 - 패스"),
    ],
)
def test_a_forced_answer(lang: str, expected: str) -> None:
    said = words(lang)
    only = setting_of("arctic").catalogue.find("pass")
    assert said.entry(Entry(FORCED, (0, only.number), "P3.6", EVERYONE), SPECTATOR) == expected


# Traits: what a value is besides its name


def root(lang: str, **rules: str) -> Words:
    box = shelf.find("root")
    return Words(lang, box.setting(box.configure(4, rules)))


def choice(said: Words, value: str, **facts: int) -> str:
    assert said.setting is not None
    return said.option(said.setting.catalogue.find(value), facts)


@pytest.mark.parametrize(
    ("lang", "seats", "line"),
    [
        (
            "en",
            ["Marquise de Cat", "Eyrie Dynasties", "Woodland Alliance", "Vagabond"],
            "The Marquise places 2 warriors in clearing 5.",
        ),
        ("ja", ["猫野侯国", "鷲巣王朝", "森林連合", "放浪部族"], "猫野侯国は広場5に兵士を2個配置しました。"),
        (
            "ko",
            ["고양이 후작국", "둥지 왕조", "숲속 연합", "방랑자"],
            "고양이 후작국: 5번 공터에 병사 2개를 놓았습니다.",
        ),
    ],
)
def test_seats_of_root_are_called_by_their_factions(lang: str, seats: list[str], line: str) -> None:
    said = root(lang)
    assert [said.seat(seat) for seat in range(4)] == seats
    assert said.entry(Entry(phrases("root")["placed"], (0, 0, 4, 2), "6.5.3", EVERYONE), SPECTATOR) == line
    swapped = root(lang, faction_1="vagabond", faction_4="marquise")
    assert [swapped.seat(0), swapped.seat(3)] == [seats[3], seats[0]]


@pytest.mark.parametrize(
    ("faction", "subject"),
    [
        ("cult", "The Cult"),
        ("riverfolk", "The Company"),
        ("duchy", "The Duchy"),
        ("corvids", "The Conspiracy"),
        ("hundreds", "The Lord of the Hundreds"),
        ("keepers", "The Order of the Keepers in Iron"),
    ],
)
def test_in_an_english_sentence_a_faction_is_one_and_so_is_its_verb(faction: str, subject: str) -> None:
    said = root("en", faction_1=faction)
    drew = Entry(phrases("root")["drew"], (0, HIDDEN), "2.1", 0)
    assert said.entry(drew, SPECTATOR) == f"{subject} draws a card."


def test_a_person_is_called_by_name_whatever_the_faction() -> None:
    setting = root("en").setting
    assert Words("en", setting, {1: "Ann"}).seat(1) == "Ann"


@pytest.mark.parametrize(
    ("lang", "card", "option", "quest"),
    [
        ("en", "Anvil", "Spend Anvil (fox)", "Quest: Errand (rabbit: tea, boot)"),
        ("ja", "金床", "《金床》（キツネ）を消費する", "クエスト《お使い》（ウサギ：お茶・ブーツ）"),
        ("ko", "모루", "‘모루’(여우) 쓰기", "퀘스트 ‘심부름’(토끼: 차, 장화)"),
    ],
)
def test_inside_a_sentence_cards_and_quests_say_their_suits(lang: str, card: str, option: str, quest: str) -> None:
    said = root(lang)
    assert said.setting is not None
    assert said.value("card", said.setting.catalogue.domains["card"].number("anvil")) == card
    assert choice(said, "spend anvil") == option
    assert choice(said, "quest rabbit_errand") == quest


def test_hidden_things_of_root_have_words_of_their_own() -> None:
    said = root("en")
    assert [said.value(domain, HIDDEN) for domain in ("card", "quest", "ruin_item")] == ["a card", "a quest", "an item"]


def test_an_option_says_what_it_or_the_thing_that_it_names_does() -> None:
    said = root("en")
    assert said.setting is not None
    found = [said.setting.catalogue.find(text) for text in ("sway captain", "lay_plot snare_1", "to 6")]
    assert [said.does(option) for option in found] == [
        "one battle",
        "face up: enemies cannot be placed there or move out",
        "",
    ]


def test_what_is_built_and_crafted_says_its_price_and_points() -> None:
    said = root("en")
    assert choice(said, "build_kind sawmill", cost=1, points=1) == "Build a sawmill (1 wood, 1 point)"
    assert choice(said, "craft anvil", points=2) == "Craft Anvil (fox): 2 points"
    assert choice(said, "spread 3", cost=2, points=1) == "Spread sympathy to clearing 3 (2 supporters, 1 point)"


@pytest.mark.parametrize("deck", ["base", "exiles"])
def test_english_calls_the_cards_and_quests_of_root_as_the_data_does(deck: str) -> None:
    said = root("en", deck=deck)
    assert isinstance(said.setting, RootSetting)
    cards, quests = said.setting.deck, printed_on(said.setting.tables).quests
    assert [said.value("card", number) for number in range(len(cards.ids))] == cards.names
    assert [said.value("quest", number) for number in range(len(quests.ids))] == quests.names


def test_a_users_own_card_is_called_as_the_user_calls_it() -> None:
    box = shelf.find("root")
    mine = '[card.both.sword]\nname = "Needle"\nsource = "override"\n'
    setting = box.setting(box.configure(4, data=mine, data_name="mine.toml"))
    for lang in LANGUAGES:
        said = Words(lang, setting)
        assert "Needle" in choice(said, "spend sword")
        assert choice(said, "take_item sword") == choice(root(lang), "take_item sword")
        assert choice(said, "spend anvil") == choice(root(lang), "spend anvil")


# People


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_can_be_called_by_their_names(lang: str) -> None:
    first, second = NAMES[lang]
    said = words(lang, people={0: first, 1: second})
    assert [said.seat(0), said.seat(1)] == [first, second]
    assert said.seat(2) == words(lang).seat(2)
    line = said.entry(Entry(phrases("arctic")["slandered"], (1, 0), "DIP.4", EVERYONE), SPECTATOR)
    assert line.startswith(second)
    assert first in line


# Hidden things, and games without words


def ferry(seed: int = 3) -> Match:
    match = start("toy", seats=3, seed=seed)
    random = Random(seed)
    while match.ask is not None:
        match.choose(random.randrange(len(match.ask.options)))
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_without_words_is_told_by_its_names(lang: str) -> None:
    match = start("toy", seats=3, seed=3)
    said = Words(lang, match.game.setting)
    assert match.ask is not None
    assert said.ask(match.ask) == "what_to_do"
    assert [said.option(option) for option in match.ask.options] == [option.text for option in match.ask.options]
    played = ferry()
    for seat in range(SPECTATOR, 3):
        for entry in played.record:
            text = Words(lang, played.game.setting).entry(entry, seat)
            assert text.startswith(entry.phrase.name) or entry.phrase is FORCED
    assert said.title("toy") == "toy"
    assert said.rule("toy", "raid") == "raid"
    assert said.rule("toy", "raid", "two_dice") == "two_dice"


@pytest.mark.parametrize(
    ("lang", "told", "shown"),
    [
        ("en", "drew: seat Seat 1, card a card", "drew: seat Seat 1, card grain2"),
        ("ja", "drew: seat 席1, card カード1枚", "drew: seat 席1, card grain2"),
        ("ko", "drew: seat 1번 자리, card 카드 1장", "drew: seat 1번 자리, card grain2"),
    ],
)
def test_a_hidden_card_is_a_card_to_those_who_may_not_see_it(lang: str, told: str, shown: str) -> None:
    setting = setting_of("toy")
    said = Words(lang, setting)
    entry = Entry(Phrase("drew", "seat", "card"), (0, 1), "2.2", 1)
    assert said.entry(entry, 0) == shown
    assert said.entry(entry, 1) == told
    assert said.entry(entry, SPECTATOR) == told
    only = setting.catalogue.find("sell grain2")
    secret = Entry(FORCED, (0, only.number), "2.1", 1)
    assert "grain2" in said.entry(secret, 0)
    assert "grain2" not in said.entry(secret, 2)
    assert said.value("card", HIDDEN) == said.say("kernel-hidden")
    assert said.value("seat", HIDDEN) == said.say("kernel-nobody")
    assert said.value(OPTION, HIDDEN) == said.say("kernel-hidden-option")


def test_numbers_stay_numbers_beyond_the_end_of_their_domain() -> None:
    assert say("en", "final_score", 0, 1234) == "White ends with 1,234 points."
    assert say("en", "final_score", 0, -5) == "White ends with -5 points."


def test_a_users_own_map_is_called_as_the_user_calls_it(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(
        """
[region.KAM]
name = "Bering Gate"
neighbours = ["RU_C3", "US_C1", "BERING"]
[region.BERING]
name = "Bering Sea"
kind = "sea"
owner = "RU"
ring = "outer"
source = "override"
neighbours = ["KAM"]
north = ["KAM"]
""",
        encoding="utf-8",
    )
    match = start("arctic", seats=2, data=mine)
    region = match.game.setting.catalogue.domains["region"]
    for lang in LANGUAGES:
        said = Words(lang, match.game.setting)
        assert said.value("region", region.number("BERING")) == "Bering Sea"
        assert said.value("region", region.number("KAM")) == "Bering Gate"
        assert said.value("region", region.number("POLE")) == words(lang).value("region", 0)


# Languages


def test_the_languages_are_known() -> None:
    assert languages() == Words.languages() == ["en", "ja", "ko"]


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(LawspeakerError, match="there are no words in 'fr'; the languages are en, ja, ko"):
        Words("fr")


def test_an_unknown_message_is_refused() -> None:
    with pytest.raises(LawspeakerError, match="there is no message 'ui-nonsense' in 'ko'"):
        Words("ko").say("ui-nonsense")


def test_words_without_a_game_have_no_options() -> None:
    with pytest.raises(LawspeakerError, match="without a game"):
        Words("en").value("seat", 0)


def test_catalogues_are_read_once() -> None:
    assert bundle("ja", "arctic") is bundle("ja", "arctic")
    assert "arctic" in catalogue_names("ja")


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "Winner: Ann", "Winners: Ann, Ben"),
        ("ja", "勝者：Ann", "勝者：Ann, Ben"),
        ("ko", "승자: Ann", "승자: Ann, Ben"),
    ],
)
def test_the_program_has_words_of_its_own(lang: str, one: str, two: str) -> None:
    said = Words(lang)
    assert said.say("ui-winners", count=1, names="Ann") == one
    assert said.say("ui-winners", count=2, names="Ann, Ben") == two
