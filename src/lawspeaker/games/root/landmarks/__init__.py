"""F. The landmarks, a module each. One joins by its line here; the common rules know none by name."""

from __future__ import annotations

from lawspeaker.games.root.landmarks import black_market
from lawspeaker.games.root.landmarks.black_market import BlackMarket, MarketKit
from lawspeaker.games.root.landmarks.ferry import Ferry
from lawspeaker.games.root.landmarks.forge import Forge
from lawspeaker.games.root.landmarks.lost_city import LostCity
from lawspeaker.games.root.landmarks.tower import Tower
from lawspeaker.games.root.landmarks.treetop import Treetop
from lawspeaker.games.root.model.landmark import Landmark
from lawspeaker.games.root.model.options import Options
from lawspeaker.games.root.model.tables import LANDMARKS
from lawspeaker.kernel.option import Catalogue

ZONES = black_market.ZONES
EXTRAS = black_market.EXTRAS


class Landmarks:
    """All landmarks that there are, and how one is made."""

    def __init__(self, catalogue: Catalogue, options: Options) -> None:
        self.market = MarketKit(catalogue, options)

    def make(self, number: int) -> Landmark:
        name = LANDMARKS[number]
        if name == "black_market":
            return BlackMarket(number, self.market)
        made: dict[str, Landmark] = {
            "treetop": Treetop(number),
            "ferry": Ferry(number),
            "forge": Forge(number),
            "lost_city": LostCity(number),
            "tower": Tower(number),
        }
        return made[name]
