"""The box of 2019: The Arctic: how it is set up for an agreed table."""

from __future__ import annotations

from lawspeaker.games.arctic.bots.evaluation import evaluate, settled
from lawspeaker.games.arctic.model.facts import derived
from lawspeaker.games.arctic.model.invariants import broken, lost_tiles
from lawspeaker.games.arctic.model.loading import load
from lawspeaker.games.arctic.model.phrases import DOCK
from lawspeaker.games.arctic.model.positions import complete
from lawspeaker.games.arctic.model.setup import lay_out
from lawspeaker.games.arctic.model.state import Arctic, ArcticSetting
from lawspeaker.games.arctic.model.tables import COUNTRIES, LAWS, NONE, RESOURCES
from lawspeaker.games.arctic.phases.scoring import facilities_of, result
from lawspeaker.games.arctic.phases.turn import play
from lawspeaker.kernel.ask import Flow
from lawspeaker.kernel.chance import Chance
from lawspeaker.kernel.document import Document
from lawspeaker.kernel.game import Box, Config, Result
from lawspeaker.kernel.sourced import Sourced
from lawspeaker.law.lawbook import book


class ArcticBox(Box[Arctic, ArcticSetting]):
    """2019: The Arctic, for 2 to 4 (GOAL.1)."""

    name = "arctic"
    version = 2
    seat_counts = (2, 3, 4)
    open_facts = True
    longest = 3000
    face = "lawspeaker.games.arctic.faces.face:ArcticFace"
    repeated = (DOCK.name,)

    def ruleset(self) -> dict[str, list[str]]:
        return {ruling.option: ruling.value_names for ruling in book(self.name).rulings}

    def data(self, config: Config) -> Sourced:
        return load(Document(config.data_name, config.data) if config.data else None)[1]

    def make_setting(self, config: Config) -> ArcticSetting:
        tables, _ = load(Document(config.data_name, config.data) if config.data else None)
        names = {f"region {region}": name for region, name in zip(tables.regions, tables.names, strict=True)}
        return ArcticSetting(self, config, tables, names)

    def set_up(self, setting: ArcticSetting, chance: Chance) -> Arctic:
        return lay_out(setting, chance)

    def flow(self, game: Arctic) -> Flow[None]:
        return play(game)

    def result(self, game: Arctic) -> Result:
        return result(game)

    def complete(self, game: Arctic, given: dict[str, object]) -> None:
        complete(game, given)

    def evaluate(self, game: Arctic, seat: int) -> float:
        return evaluate(game, seat)

    def broken(self, game: Arctic) -> str:
        return broken(game)

    def missing(self, game: Arctic) -> str:
        return lost_tiles(game)

    def settled(self, game: Arctic) -> bool:
        return settled(game)

    def outcome(self, game: Arctic, seat: int) -> dict[str, int | str]:
        pole = game.control[game.tables.pole]
        return {
            "first": int((game.start - game.turn + 1) % game.seats == seat),
            "turns": game.turn,
            "law": LAWS[game.law],
            "joined": int(game.joined),
            "pole": "none" if pole == NONE else COUNTRIES[pole],
            "money": game.money[seat],
            **dict(zip(RESOURCES, facilities_of(game, seat), strict=True)),
        }

    def round(self, game: Arctic) -> int:
        return game.turn

    def derived(self, game: Arctic, seat: int) -> dict[str, object]:
        return derived(game)

    def points(self, game: Arctic) -> list[int]:
        return game.score[:]

    def course(self, game: Arctic, seat: int) -> dict[str, float]:
        return {"points": game.score[seat], "money": game.money[seat], "facilities": game.facility.count(seat)}


BOX = ArcticBox()
