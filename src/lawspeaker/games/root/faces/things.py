"""What the things of Root are or do, each in a line, as far as that follows from the table and the data."""

from __future__ import annotations

from rich.text import Text

from lawspeaker.games.root.faces.table import RootDrawing
from lawspeaker.games.root.model.tables import ANY, NONE, SUITS
from lawspeaker.text.drawing import QUIET


def cost(table: RootDrawing, card: int) -> Text:
    """The crafting pieces that a card costs: `2 fox + 1 any`."""
    found = Text()
    for suit, count in enumerate(table.deck.cost[card]):
        if count:
            found.append(" + " if found else "", QUIET).append(f"{count} ")
            found.append_text(Text(table.say("any")) if suit == ANY else table.suit(SUITS[suit]))
    return found


def gives(table: RootDrawing, card: int) -> Text:
    """The item that crafting a card gives with its points, or what else it is."""
    deck = table.deck
    if deck.item[card] != NONE:
        return Text(f"{table.words.value('item', deck.item[card])} +{deck.vp[card]}")
    if deck.ambush[card]:
        return Text(table.say("ambush"))
    return Text(table.say("dominance") if deck.dominance[card] else "")


def card_words(table: RootDrawing, value: str) -> str:
    """A card: what crafting it costs and gives, or what it does otherwise."""
    card, deck = table.deck.ids.index(value), table.deck
    if deck.ambush[card]:
        return table.words.say("root-face-effect-ambush")
    if deck.dominance[card]:
        bird = "-bird" if SUITS[deck.suit[card]] == "bird" else ""
        return table.words.say(f"root-face-effect-dominance{bird}")
    said = table.effect(card) or gives(table, card).plain
    price = cost(table, card).plain
    return f"{said} ({price})" if price else said


def clearings_around(table: RootDrawing, letter: str) -> str:
    """The clearings around a forest: `1-2-5-10`."""
    forest = table.setting.options.forest.number(letter)
    return "-".join(table.chart.labels[each] for each in table.chart.forests[forest])


OWN_WORDS = {"card": card_words, "forest": clearings_around}
