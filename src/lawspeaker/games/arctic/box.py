"""The box of 2019: The Arctic: how it is set up for an agreed table."""

from __future__ import annotations

from typing import cast

from lawspeaker.games.arctic.evaluation import evaluate, settled
from lawspeaker.games.arctic.facts import derived
from lawspeaker.games.arctic.invariants import broken, lost_tiles
from lawspeaker.games.arctic.loading import load
from lawspeaker.games.arctic.positions import complete
from lawspeaker.games.arctic.scoring import facilities_of
from lawspeaker.games.arctic.setup import lay_out
from lawspeaker.games.arctic.state import Arctic, ArcticSetting
from lawspeaker.games.arctic.tables import COUNTRIES, LAWS, NONE, RESOURCES
from lawspeaker.games.arctic.turn import play
from lawspeaker.kernel.chance import Chance
from lawspeaker.kernel.document import Document
from lawspeaker.kernel.game import Box, Config, Game, Setting
from lawspeaker.kernel.sourced import Sourced
from lawspeaker.law.lawbook import book


class ArcticBox(Box):
    """2019: The Arctic, for 2 to 4 (GOAL.1)."""

    name = "arctic"
    version = 2
    seat_counts = (2, 3, 4)
    longest = 3000
    face = "lawspeaker.games.arctic.face:ArcticFace"

    def options(self) -> dict[str, list[str]]:
        return {ruling.option: ruling.value_names for ruling in book(self.name).rulings}

    def data(self, config: Config) -> Sourced:
        return load(Document(config.data_name, config.data) if config.data else None)[1]

    def make_setting(self, config: Config) -> Setting:
        tables, _ = load(Document(config.data_name, config.data) if config.data else None)
        names = {f"region {region}": name for region, name in zip(tables.regions, tables.names, strict=True)}
        return ArcticSetting(self, config, tables, play, complete, names)

    def set_up(self, setting: Setting, chance: Chance) -> Game:
        return lay_out(cast(ArcticSetting, setting), chance)

    def evaluate(self, game: Game, seat: int) -> float:
        return evaluate(cast(Arctic, game), seat)

    def broken(self, game: Game) -> str:
        return broken(cast(Arctic, game))

    def missing(self, game: Game) -> str:
        return lost_tiles(cast(Arctic, game))

    def settled(self, game: Game) -> bool:
        return settled(cast(Arctic, game))

    def outcome(self, game: Game, seat: int) -> dict[str, int | str]:
        table = cast(Arctic, game)
        pole = table.control[table.tables.pole]
        return {
            "first": int((table.start - table.turn + 1) % table.seats == seat),
            "turns": table.turn,
            "law": LAWS[table.law],
            "joined": int(table.joined),
            "pole": "none" if pole == NONE else COUNTRIES[pole],
            "money": table.money[seat],
            **dict(zip(RESOURCES, facilities_of(table, seat), strict=True)),
        }

    def round(self, game: Game) -> int:
        return cast(Arctic, game).turn

    def derived(self, game: Game, seat: int) -> dict[str, object]:
        return derived(cast(Arctic, game))

    def course(self, game: Game, seat: int) -> dict[str, float]:
        table = cast(Arctic, game)
        return {"points": table.score[seat], "money": table.money[seat], "facilities": table.facility.count(seat)}


BOX = ArcticBox()
