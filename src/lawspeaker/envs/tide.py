"""Tide: the game of `docs/add-a-game.md`, which shows this file. Importing it puts the game on the shelf."""

from __future__ import annotations

from lawspeaker.kernel import shelf
from lawspeaker.kernel.ask import Ask, Flow, Phrase, Reason, Topic
from lawspeaker.kernel.chance import Chance
from lawspeaker.kernel.game import AnyBox, Box, Config, Game, Result, Setting
from lawspeaker.kernel.option import Catalogue, Domain, counting
from lawspeaker.kernel.schema import Cards, Row, Schema, Whole
from lawspeaker.kernel.zone import EVERYBODY_SEES, NOBODY_SEES, OWNER_SEES, Zone, ZoneKind

WAVES = [f"wave{number}" for number in range(1, 13)]
CHOOSE = Topic("choose")
NOT_IN_HAND = Reason("T2.1", Phrase("not_in_hand"), moot=True)  # why a wave cannot be chosen
SHOWN = Phrase("shown", "seat", "wave")  # lines of the record
TOOK = Phrase("took", "seat", "points")
HAND = ZoneKind("hand", "wave", OWNER_SEES, "T1.1")  # who may see what
SEA = ZoneKind("sea", "wave", EVERYBODY_SEES, "T2.2")
DECK = ZoneKind("deck", "wave", NOBODY_SEES, "T1.1")


class TideSetting(Setting):
    def __init__(self, box: AnyBox, config: Config) -> None:
        catalogue = Catalogue()
        super().__init__(box, config, catalogue)
        tiny = config.rules["size"] == "tiny"
        self.dealt = 2 if tiny else 3
        self.waves = 2 * config.seats + 1 if tiny else len(WAVES)
        wave = catalogue.domain(Domain("wave", WAVES[: self.waves], secret=True))
        for domain in (counting("seat", 3), counting("points", 12)):
            catalogue.domain(domain)
        self.play = catalogue.family("play", wave=wave)
        score, hands = Row(Whole(), config.seats), Row(Cards(wave), config.seats)
        self.schema = Schema({"score": score, "hands": hands, "sea": Cards(wave), "deck": Cards(wave)})


class Tide(Game):
    def __init__(self, setting: TideSetting) -> None:
        super().__init__(setting)
        self.of = setting
        self.score = [0] * self.seats
        self.hands = [HAND.make(seat) for seat in range(self.seats)]
        self.sea, self.deck = SEA.make(), DECK.make()

    def copy(self) -> Tide:
        new = Tide(self.of)
        new.chance, new.score = self.chance, self.score[:]
        new.hands, new.sea, new.deck = [hand.copy() for hand in self.hands], self.sea.copy(), self.deck.copy()
        return new

    def zones(self) -> list[Zone]:
        return [*self.hands, self.sea, self.deck]


class TideBox(Box[Tide, TideSetting]):
    name = "tide"
    seat_counts = (2, 3, 4)
    longest = 12
    zones = (HAND, SEA, DECK)

    def ruleset(self) -> dict[str, list[str]]:
        """T1.2 A tiny game has two waves each, and one more: small enough to be solved."""
        return {"size": ["full", "tiny"]}

    def make_setting(self, config: Config) -> TideSetting:
        return TideSetting(self, config)

    def set_up(self, setting: TideSetting, chance: Chance) -> Tide:
        game = Tide(setting)
        game.chance = chance
        game.deck.fill(list(range(setting.waves)))
        game.shuffle(game.deck)
        for hand in game.hands * setting.dealt:  # T1.1
            game.draw(game.deck, hand)
        return game

    def flow(self, game: Tide) -> Flow[None]:
        """T2 Rounds until the hands are empty. The state says how many are left, so each round begins a checkpoint."""
        while game.hands[0].cards:
            chosen: list[int] = []
            for seat in range(game.seats):
                ask = Ask(game, seat, CHOOSE, "T2.1", checkpoint=seat == 0, sealed=True)
                answer = yield ask.among(game.of.play, sorted(game.hands[seat].cards), NOT_IN_HAND)
                chosen.append(answer.args[0])
            game.unseal()
            for seat, wave in enumerate(chosen):
                game.transfer(game.hands[seat], game.hands[seat].cards.index(wave), game.sea)
                game.tell("T2.2", SHOWN, seat, wave)
            best, points = chosen.index(max(chosen)), min(chosen) + 1
            game.score[best] += points
            game.tell("T2.3", TOOK, best, points)

    def result(self, game: Tide) -> Result:
        """T3 Most points win."""
        return Result(game.score[:], [seat for seat, points in enumerate(game.score) if points == max(game.score)])

    def broken(self, game: Tide) -> str:
        """T1 Every wave lies in one place: at every ask, and in every position."""
        waves = sorted(wave for zone in game.zones() for wave in zone.cards)
        return "" if waves == list(range(game.of.waves)) else "each of the waves must lie in one place (T1)"

    def evaluate(self, game: Tide, seat: int) -> float:
        return float(game.score[seat])

    def round(self, game: Tide) -> int:
        return min(game.of.dealt + 1 - len(game.hands[0].cards), game.of.dealt)

    def course(self, game: Tide, seat: int) -> dict[str, float]:
        return {"points": game.score[seat]}


shelf.register(TideBox())
