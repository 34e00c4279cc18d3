"""Every game stands the battery; and the battery catches what it is there to catch."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from lawspeaker.kernel import save, shelf
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason, Topic
from lawspeaker.kernel.errors import ConfigError, LawspeakerError
from lawspeaker.kernel.game import Result
from lawspeaker.kernel.option import Domain, Option
from lawspeaker.kernel.schema import Cards, Row, Schema, Shape
from lawspeaker.kernel.zone import OMNISCIENT
from lawspeaker.lab.battery import BatteryFailure, check_game, fuzz, plan, trial
from lawspeaker.lab.battery.__main__ import main
from tests import toy

THOROUGH = {"toy": 1.0, "root": 0.02}  # the others are longer, and checked closely at some asks; `make fuzz` does more
USUAL = 0.05


TABLES = [(name, seats) for name in shelf.names() for seats in shelf.find(name).seat_counts]
FEWEST_AND_MOST = [
    (name, fitting(shelf.find(name).seat_counts)) for name in shelf.names() for fitting in (min, max)
]  # with the usual rules, which many other tests play as well


@pytest.mark.parametrize(("name", "seats"), FEWEST_AND_MOST)
def test_every_game_stands_the_battery(name: str, seats: int) -> None:
    report = check_game(name, seats, seed=seats, thorough=THOROUGH.get(name, USUAL))
    assert report.asks
    assert report.copies


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_and_with_another_ruleset(name: str, seats: int) -> None:
    rules = shelf.find(name).sample(seats, random.Random(seats))
    check_game(name, seats, rules, seats, THOROUGH.get(name, USUAL))


def test_the_checks_on_the_toy_are_not_made_on_nothing() -> None:
    report = check_game("toy", 3, seed=3)
    assert report.between > 5
    assert report.undone > 5
    assert report.barriers > 5
    assert report.imagined > 50
    assert report.twins_differing > 50
    assert report.twins_missing < report.twins / 10


def test_the_game_played_follows_from_the_seed_alone() -> None:
    assert check_game("toy", 2, seed=5, thorough=0.0).asks == check_game("toy", 2, seed=5, thorough=0.5).asks


# What it catches. Each fault is put into the toy, and some game of a few must fail for it.

Patch = pytest.MonkeyPatch


def caught(reason: str, games: int = 8, seats: int = 3) -> BatteryFailure:
    """The failure of the first of some games to fail, which must be for this reason."""

    def play() -> None:
        for seed in range(games):
            check_game("toy", seats, seed=seed, thorough=1.0)

    with pytest.raises(BatteryFailure, match=re.escape(reason)) as failure:
        play()
    assert failure.value.save.game == "toy"
    return failure.value


def test_a_list_shared_by_copies(monkeypatch: Patch) -> None:
    honest = toy.Toy.copy

    def sharing(self: toy.Toy) -> toy.Toy:
        new = honest(self)
        new.coins = self.coins
        return new

    monkeypatch.setattr(toy.Toy, "copy", sharing)
    caught("a copy")


def test_a_zone_shared_by_copies(monkeypatch: Patch) -> None:
    honest = toy.Toy.copy

    def sharing(self: toy.Toy) -> toy.Toy:
        new = honest(self)
        new.charms = self.charms
        return new

    monkeypatch.setattr(toy.Toy, "copy", sharing)
    caught("a copy")


def test_a_field_forgotten_in_copies(monkeypatch: Patch) -> None:
    honest = toy.Toy.copy

    def forgetful(self: toy.Toy) -> toy.Toy:
        new = honest(self)
        new.auctioned = False
        return new

    monkeypatch.setattr(toy.Toy, "copy", forgetful)
    caught("copy")


def test_a_field_that_is_not_in_the_schema(monkeypatch: Patch) -> None:
    honest = toy.schema

    def short(options: toy.Options, seats: int) -> Schema:
        return Schema({name: shape for name, shape in honest(options, seats).fields.items() if name != "auctioned"})

    monkeypatch.setattr(toy, "schema", short)
    caught("the position in JSON")


class Leaky(Shape):
    """Cards that can be written and read as others can."""

    def __init__(self, domain: Domain) -> None:
        self.cards = Cards(domain)

    def dump(self, value: object, seat: int) -> object:
        return self.cards.dump(value, seat)

    def load(self, plain: object, where: str) -> object:
        return self.cards.load(plain, where)

    def put(self, present: object, value: object) -> object:
        return self.cards.put(present, value)

    def encode(self, value: object, seat: int, out: list[int]) -> None:
        self.cards.encode(value, seat, out)

    def size(self) -> int:
        return self.cards.size()


class Glass(Leaky):
    """Cards that everybody sees, whatever their zone says."""

    def dump(self, value: object, seat: int) -> object:
        return super().dump(value, OMNISCIENT)


class Tinted(Leaky):
    """Cards that every learning player sees, whatever their zone says."""

    def encode(self, value: object, seat: int, out: list[int]) -> None:
        super().encode(value, OMNISCIENT, out)


class Open(Leaky):
    """Cards that everybody can read at a prompt, whatever their zone says."""

    def full(self, value: object, seat: int) -> object:
        return self.cards.full(value, OMNISCIENT)


@pytest.mark.parametrize("shape", [Glass, Tinted, Open])
def test_hands_that_show(monkeypatch: Patch, shape: type[Leaky]) -> None:
    honest = toy.schema

    def glassy(options: toy.Options, seats: int) -> Schema:
        return Schema({**honest(options, seats).fields, "hands": Row(shape(options.card), seats)})

    monkeypatch.setattr(toy, "schema", glassy)
    caught("differs where only hidden things do")


def test_a_fact_that_tells(monkeypatch: Patch) -> None:
    """Who holds a guard cannot be read off the table."""

    def derived(self: toy.ToyBox, game: toy.Toy, seat: int) -> dict[str, object]:
        return {"guarded": [any(card >= toy.FIRST_GUARD for card in hand.cards) for hand in game.hands]}

    monkeypatch.setattr(toy.ToyBox, "derived", derived)
    caught("facts.guarded")


def test_a_card_told_to_all(monkeypatch: Patch) -> None:
    honest = toy.steal

    def loud(game: toy.Toy, seat: int, victim: int) -> None:
        honest(game, seat, victim)
        game.tell("2.4.3", toy.STOLE, seat, victim, game.hands[seat].cards[-1])

    monkeypatch.setattr(toy, "steal", loud)
    caught("differs where only hidden things do")


def test_a_topic_that_tells(monkeypatch: Patch) -> None:
    armed, unarmed = Topic("armed", "raider:seat"), Topic("unarmed", "raider:seat")

    def telling(game: toy.Toy, seat: int, victim: int) -> Flow[None]:
        options = toy.guard_options(game, victim)
        yield Ask(game, victim, armed if len(options) > 1 else unarmed, "2.4.1", (seat,), secret=True).listed(options)

    monkeypatch.setattr(toy, "raid", telling)
    caught("differs where only hidden things do")


def test_asking_only_who_holds_a_guard(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy, "could_guard", lambda game, seat: len(toy.guard_options(game, seat)) > 1)
    caught("hidden")


def test_an_ask_that_should_be_secret(monkeypatch: Patch) -> None:
    """Who holds no guard has one option; were that answered for them, everybody would know."""

    def open_ask(game: toy.Toy, seat: int, victim: int) -> Flow[None]:
        yield Ask(game, victim, toy.SEND_GUARD, "2.4.1", (seat,)).listed(toy.guard_options(game, victim))

    monkeypatch.setattr(toy, "raid", open_ask)
    caught("hidden")


def test_sealed_answers_that_show(monkeypatch: Patch) -> None:
    def hasty(game: toy.Toy) -> Flow[None]:
        for seat in range(game.seats):
            options = [game.options.tithe(coins) for coins in range(min(2, game.coins[seat]) + 1)]
            chosen = yield Ask(game, seat, toy.PAY_TITHE, "3.1", checkpoint=seat == 0, sealed=True).listed(options)
            game.coins[seat] -= chosen.args[0]
        game.unseal()
        toy.end_round(game)

    monkeypatch.setattr(toy, "pay_tithe", hasty)
    caught("differs where only hidden things do")


def test_a_reason_that_tells(monkeypatch: Patch) -> None:
    """Asking why one may not sell must not tell whether somebody has a guard."""
    honest = toy.forbids_selling

    def telling(game: toy.Toy, seat: int, card: int) -> Reason | None:
        if 16 in game.hands[0].cards and card >= 16:
            return toy.GUARDS_ARE_NOT_SOLD
        return honest(game, seat, card)

    monkeypatch.setattr(toy, "forbids_selling", telling)
    caught("reasons.sell guard")


class Lenient(Judge[toy.Toy]):
    def forbids(self, game: toy.Toy, ask: Ask, a: int, b: int) -> Reason | None:
        return None


class Strict(Judge[toy.Toy]):
    def forbids(self, game: toy.Toy, ask: Ask, a: int, b: int) -> Reason | None:
        return toy.NOTHING_TO_DRAW


def asking(monkeypatch: Patch, change: Callable[[Ask, toy.Toy], Ask]) -> None:
    """Let the question of a turn be another."""
    honest = toy.turn_ask
    monkeypatch.setattr(toy, "turn_ask", lambda game, seat: change(honest(game, seat), game))


def test_an_option_that_is_offered_and_forbidden(monkeypatch: Patch) -> None:
    asking(monkeypatch, lambda ask, game: ask.judged("draw", Strict()))
    caught("'draw' is offered, and yet <nothing_to_draw (2.2)> forbids it")


def test_an_option_that_is_not_offered_and_not_forbidden(monkeypatch: Patch) -> None:
    asking(monkeypatch, lambda ask, game: ask.offer(game.options.bid, [1], Lenient()))
    caught("'bid 0' is not offered, and yet nothing forbids it")


def test_a_reason_without_its_arguments(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy, "forbids_auction", lambda game: Reason("2.6", Phrase("lacking", "seat")))
    caught("<lacking (2.6)> has 0 arguments")


def test_an_option_offered_twice(monkeypatch: Patch) -> None:
    asking(monkeypatch, lambda ask, game: ask.add(game.options.rest))
    caught("offers rest more than once")


def test_an_ask_without_options(monkeypatch: Patch) -> None:
    asking(monkeypatch, lambda ask, game: Ask(game, ask.seat, ask.topic, ask.clause))
    caught("offers nothing")


def test_an_option_of_nobody(monkeypatch: Patch) -> None:
    asking(monkeypatch, lambda ask, game: ask.add(Option(0, "stray", (), "stray")))
    caught("'stray' is not in the catalogue")


def test_a_checkpoint_at_which_the_state_does_not_say_where_we_are(monkeypatch: Patch) -> None:
    def unmarked(game: toy.Toy, seat: int, victim: int) -> Flow[None]:
        options = [game.options.show(card) for card in sorted(game.hands[victim].cards)]
        yield Ask(game, victim, toy.SHOW_WHICH, "2.5", (seat,), checkpoint=True).listed(options)

    monkeypatch.setattr(toy, "spy", unmarked)
    caught("copy")


def test_a_reveal_that_can_be_taken_back(monkeypatch: Patch) -> None:
    def sly(game: toy.Toy, seat: int, card: int) -> None:
        hand = game.hands[seat]
        game.discard.add(hand.take(hand.cards.index(card)))

    monkeypatch.setattr(toy, "discard_card", sly)
    caught("somebody has learned something since")


def test_chance_from_elsewhere(monkeypatch: Patch) -> None:
    dice = random.Random(0)

    def own_dice(game: toy.Toy, seat: int, victim: int) -> Flow[None]:
        game.coins[seat] = dice.randrange(10)
        yield from ()

    monkeypatch.setattr(toy, "raid", own_dice)
    caught("a copy")


def test_a_card_lost(monkeypatch: Patch) -> None:
    def lose(game: toy.Toy, seat: int, card: int) -> None:
        hand = game.hands[seat]
        hand.take(hand.cards.index(card))

    monkeypatch.setattr(toy, "discard_card", lose)
    caught("an invariant is broken")


def test_a_hand_shared_by_copies(monkeypatch: Patch) -> None:
    """Zones of copies share their lists until one of them changes: whoever changes a list must own it."""
    monkeypatch.setattr(toy, "discard_card", lambda game, seat, card: game.hands[seat].cards.remove(card))
    caught("a copy")


def test_a_tail_that_grows(monkeypatch: Patch) -> None:
    def forgetful(game: toy.Toy) -> Flow[None]:
        for turn in range(0 if game.phase == toy.OVER else 30):
            yield Ask(game, turn % game.seats, toy.WHAT_TO_DO, "2.1").listed([game.options.rest, game.options.auction])
        game.phase = toy.OVER

    monkeypatch.setattr(toy, "play", forgetful)
    with pytest.raises(BatteryFailure, match="30 answers since the last base, more than 29"):
        check_game("toy", 2, longest_tail=29)


def test_a_game_without_end(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy, "end_round", lambda game: setattr(game, "phase", toy.ACT))
    monkeypatch.setattr(toy.ToyBox, "longest", 60)
    with pytest.raises(BatteryFailure, match="goes on after 60 answers"):
        check_game("toy", 2, thorough=0.0)


def test_a_game_that_nobody_wins(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy.ToyBox, "result", lambda self, game: Result([0] * game.seats, []))
    with pytest.raises(BatteryFailure, match="nobody has won"):
        check_game("toy", 2, thorough=0.0)


def test_a_step_without_a_clause(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy, "sell", lambda game, seat, card: game.tell("", toy.SOLD, seat, card, 0))
    caught("the entry sold cites no clause")


def test_a_clause_that_is_not_in_the_book(monkeypatch: Patch) -> None:
    monkeypatch.setattr(trial, "clauses", lambda game: frozenset(["9.9"]))
    caught("cites 2.1, which is not in the lawbook")


def test_an_entry_with_an_argument_too_few(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy, "sell", lambda game, seat, card: game.tell("2.3", toy.SOLD, seat, card))
    caught("sold is told with 2 arguments")


def test_a_whisper_that_hides_nothing(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy, "sell", lambda game, seat, card: game.whisper(1, "2.3", toy.BLESSED, seat))
    caught("blessed is whispered, but nothing in it is secret")


def test_a_rule_that_crashes(monkeypatch: Patch) -> None:
    def crash(game: toy.Toy, seat: int, card: int) -> None:
        raise IndexError("list index out of range")

    monkeypatch.setattr(toy, "sell", crash)
    failure = caught("IndexError: list index out of range")
    monkeypatch.undo()
    assert not save.to_match(failure.save).over


# Many games.


def test_the_plan_follows_from_the_seed() -> None:
    sessions = plan(40, 7, ["toy"])
    assert sessions == plan(40, 7, ["toy"])
    assert sessions[:10] == plan(10, 7, ["toy"])
    assert sessions != plan(40, 8, ["toy"])
    assert {session.seats for session in sessions} == {2, 3, 4}
    assert {session.rules.get("raid") for session in sessions} == {None, "die", "two_dice"}


def test_fuzzing_stores_what_fails(monkeypatch: Patch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(toy, "could_guard", lambda game, seat: len(toy.guard_options(game, seat)) > 1)
    failures = fuzz(6, seed=1, names=["toy"], jobs=1, out_dir=tmp_path, progress=False, thorough=1.0)
    stored = sorted(tmp_path.glob("*.json"))
    assert failures == len(stored) > 0
    assert save.load(stored[0]).game == "toy"
    assert "check_game('toy'" in stored[0].with_suffix(".txt").read_text(encoding="utf-8")
    assert "failed" in capsys.readouterr().out


def test_the_command_runs_in_workers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["--games", "4", "--seed", "3", "--only", "toy", "--load", "tests.toy", "--out", str(tmp_path)]
    assert main([*command, "--jobs", "2"]) == 0
    in_workers = capsys.readouterr().out
    assert main([*command, "--jobs", "1", "--quiet"]) == 0
    assert in_workers.splitlines()[-3:] == capsys.readouterr().out.splitlines()[-3:]
    assert not list(tmp_path.iterdir())


def test_the_command_says_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--only", "tpy", "--load", "tests.toy"])
    assert "there is no game 'tpy'; did you mean toy?" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["--games", "0"])
    assert "at least 1 game must be played, not 0" in capsys.readouterr().err


def test_a_worker_that_dies_does_not_keep_anybody_waiting() -> None:
    with pytest.raises(LawspeakerError, match="a process that was checking games has died"):
        fuzz(4, names=["toy"], jobs=2, progress=False, modules=["tests.toy", "tests.lab.deadly"])


def test_a_ruleset_that_there_is_not() -> None:
    with pytest.raises(ConfigError, match="raid can be die or two_dice, not 'knives'"):
        check_game("toy", 2, {"raid": "knives"})
