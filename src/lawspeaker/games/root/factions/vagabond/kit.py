"""9. The Vagabond: what one brings to the table."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.factions.vagabond.board import INDIFFERENT, VagabondOptions
from lawspeaker.games.root.factions.vagabond.rules import Vagabond
from lawspeaker.games.root.factions.vagabond.satchel import items_part
from lawspeaker.games.root.factions.vagabond.zones import COMPLETED, QUEST_DECK, QUESTS
from lawspeaker.games.root.model.faction import Faction, FactionLook, Kit
from lawspeaker.games.root.model.options import MOST_COUNTED
from lawspeaker.games.root.model.state import RootSetting
from lawspeaker.games.root.model.tables import NONE, VAGABOND, VAGABOND2
from lawspeaker.kernel.field import Field, clear
from lawspeaker.kernel.schema import Cards, Each, Flag, Name, Row, Whole

LOOKS: Final = {VAGABOND: FactionLook("V", "#d0d7de"), VAGABOND2: FactionLook("W", "#b0a8d0")}


class VagabondKit(Kit):
    """A Vagabond, the first or the second; both have the same options."""

    drawing = "lawspeaker.games.root.factions.vagabond.drawing"
    has_pawn = True  # 9.2.2
    may_bar_moving = True  # D.6.2
    may_bar_placing = True  # D.6.2

    def __init__(self, number: int, options: VagabondOptions) -> None:
        super().__init__(number, LOOKS[number])
        self.counts_as = VAGABOND
        self.options = options

    def traits(self, domain: str, number: int) -> dict[str, tuple[str, int]]:
        """Quests say their suits, and what they take."""
        if domain != "quest":
            return {}
        quests = self.options.printed.quests
        first, second = quests.items[number]
        return {"suit": ("suit", quests.suit[number]), "item": ("item", first), "other": ("item", second)}

    def fields(self, seat: int, setting: RootSetting) -> list[Field]:
        o, kit, seats = setting.options, self.options, setting.config.seats
        return [
            Field("character", Name(o.character, none="none"), "the character"),
            Field(
                "clearing",
                Name(o.clearing, none="none"),
                "where the pawn is, or `none`; `on_map` does not say it",
            ),
            Field("forest", Name(o.forest, none="none"), "the [forest](#paths-and-forests) it is in, or `none`"),
            Field(
                "items",
                items_part(o.item, kit.printed.track_length),
                "by place (`track`, `ready`, `exhausted`, `damaged`, `damaged_exhausted`) and item: how many;"
                " the character's if left out",
            ),
            Field(
                "ruin_kinds",
                Each(o.item, Whole(0, most=MOST_COUNTED), 0),
                "each item: how many of them are from ruins",
                copied="self.ruin_kinds",
            ),
            Field(
                "relation",
                Row(Name(kit.relation, none="none"), seats),
                "row: `hostile`, `indifferent`, `amiable`, `friendly`, `allied`; `none` with Vagabonds",
                copied="self.relation",
            ),
            Field(
                "quest_deck",
                Cards(kit.quest_card, ordered=True, kind=QUEST_DECK, number=seat),
                "the quest deck; two share it, and either board may name it",
            ),
            Field(
                "quests",
                Cards(kit.quest_card, kind=QUESTS, number=seat),
                "the quests that lie open; two share them, and either board may name them",
            ),
            Field("completed", Cards(kit.quest_card, kind=COMPLETED, number=seat), "the own completed quests"),
            Field(
                "scorched",
                Each(o.clearing, Whole(0, 1), 0),
                "each clearing: 1 if the Scoundrel has burnt it down (D.6.2)",
                copied="self.scorched",
            ),
            Field("sets_up_last", Flag(), "of two, the one who sets up second (9.7.1)"),
            Field(
                "aided",
                Row(Whole(0, most=MOST_COUNTED), seats),
                "row: how often each seat has been aided this turn",
                copied="self.aided",
            ),
            Field(
                "must_refresh",
                Whole(0, most=MOST_COUNTED),
                "items still to be refreshed for tea; with the next field, as many as there are if both are left out",
            ),
            Field("may_refresh", Whole(0, most=MOST_COUNTED), "and after those"),
            Field("improvised", Flag(), "whether the Adventurer has improvised this turn (D.7.2)"),
        ]

    def make(self, seat: int, setting: RootSetting) -> Faction:
        made = Vagabond(self.number, seat, self.options, setting)
        clear(made, self.fields(seat, setting))
        nobody = (NONE, VAGABOND, VAGABOND2)
        made.relation = [NONE if faction in nobody else INDIFFERENT for faction in setting.factions]
        wanderers = [place for place, faction in enumerate(setting.factions) if faction in (VAGABOND, VAGABOND2)]
        if seat in wanderers[:1]:
            made.quest_deck.fill(list(range(len(self.options.printed.quests.ids))))
        return made
