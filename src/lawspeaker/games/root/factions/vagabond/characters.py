"""D The characters of the Vagabond: what each may do by its own card. They keep no state; the board does."""

from __future__ import annotations

from typing import Any, Final

from lawspeaker.games.root.factions.vagabond.board import REPAIRING, VagabondBoard, board_of
from lawspeaker.games.root.factions.vagabond.printed import printed_on
from lawspeaker.games.root.factions.vagabond.reasons import (
    ALONE_WITH_HIMSELF,
    ALREADY_THERE,
    CANNOT_FIGHT,
    HIRELINGS_DEFEND,
    NO_BRAWL_IN_FOREST,
    NO_CARDS_TO_STEAL,
    NO_FIRE_IN_FOREST,
    NO_LABOR_IN_FOREST,
    NO_LABOR_THERE,
    NO_PLAYER_TO_ROB,
    NO_THEFT_IN_FOREST,
    NO_TORCH_FOR_SPECIAL,
    NOBODY_TO_ROB,
    NONE_READY,
    NOT_DISCARDED,
    NOT_ENOUGH,
    NOT_FROM_ONESELF,
    NOT_WANTED,
    SAME_ITEM,
)
from lawspeaker.games.root.factions.vagabond.satchel import EXHAUSTED
from lawspeaker.games.root.model.state import Root
from lawspeaker.games.root.model.tables import CLEARINGS, ITEMS, NONE, SWORD, TORCH
from lawspeaker.games.root.rules import cards
from lawspeaker.games.root.rules.battle import Battle, fight, forbids_forced_battle
from lawspeaker.games.root.rules.concepts import fits
from lawspeaker.games.root.rules.move import forbids_passage
from lawspeaker.games.root.rules.pieces import forbids_placing, sweep
from lawspeaker.games.root.rules.victory import score
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason, Topic
from lawspeaker.kernel.field import changed
from lawspeaker.kernel.option import Option

HIDEOUT_REPAIRS: Final = 3
ALL_CLEARINGS: Final = list(range(CLEARINGS))
DAYLIGHT_OVER: Final = 2  # the step of Daylight after which nothing more is done in it

HIDEOUT: Final = Topic("vagabond_hideout", "count")
ENLIST: Final = Topic("vagabond_enlist", "seat", "clearing")

LABORED: Final = Phrase("vagabond_labored", "seat", "card")
HID: Final = Phrase("vagabond_hid", "seat")
INSTIGATED: Final = Phrase("vagabond_instigated", "seat", "attacker:seat", "target:seat", "clearing")
ENLISTED: Final = Phrase("vagabond_enlisted", "seat", "target:seat", "clearing")
SCORCHED: Final = Phrase("vagabond_scorched", "seat", "clearing")
STRUCK_SWIFTLY: Final = Phrase("vagabond_struck_swiftly", "seat", "clearing")


class Character:
    """9.5.9 A character: its special action in Daylight, and what it changes in battles and quests."""

    special: str = ""  # the kind of options that are its special action, if it has one

    def offer(self, ask: Ask, game: Root, board: VagabondBoard) -> None:
        """Offer its special action; called only while a torch is ready."""

    def lacks_torch(self) -> Judge[Any]:
        """Says of its special action that no torch is ready."""
        return NO_TORCH_FOR_SPECIAL

    def act(self, game: Root, board: VagabondBoard, option: Option) -> Flow[None]:
        raise NotImplementedError

    def improvisations(self, board: VagabondBoard, needs: list[int]) -> list[tuple[int, int]]:
        """Which item may stand for which of those that a quest needs, so that it can be paid."""
        return []

    def before_roll(self, game: Root, board: VagabondBoard, battle: Battle) -> Flow[None] | None:
        return None

    def battle_uses(self, game: Root, board: VagabondBoard) -> list[Option]:
        return []

    def use_in_battle(self, game: Root, board: VagabondBoard, battle: Battle) -> None:
        raise NotImplementedError


class Thief(Character):
    """D.1.1 What it begins with is in the data; D.1.2 its special action."""

    special = "steal"

    def offer(self, ask: Ask, game: Root, board: VagabondBoard) -> None:
        ask.offer(board.kit.steal, game.others(board.seat), STEALING)

    def act(self, game: Root, board: VagabondBoard, option: Option) -> Flow[None]:
        board.exhaust(game, TORCH, "D.1.2")
        cards.take_at_random(game, board.seat, option.args[0], "D.1.2")
        return
        yield


class Tinker(Character):
    """D.2.1 What it begins with is in the data; D.2.2 its special action."""

    special = "day_labor"

    def offer(self, ask: Ask, game: Root, board: VagabondBoard) -> None:
        found: list[int] = []
        if board.clearing != NONE:
            found = sorted(card for card in game.discards.cards if fits(game, card, board.clearing))
        ask.among(board.kit.day_labor, found, LABORING)

    def lacks_torch(self) -> Judge[Any]:
        return LABORING_IN_THE_DARK

    def act(self, game: Root, board: VagabondBoard, option: Option) -> Flow[None]:
        board.exhaust(game, TORCH, "D.2.2")
        card = option.args[0]
        game.transfer(game.discards, game.discards.cards.index(card), game.hands[board.seat])
        game.tell("D.2.2", LABORED, board.seat, card)
        return
        yield


class Ranger(Character):
    """D.3.1 What it begins with is in the data; D.3.2 its special action."""

    special = "hideout"

    def offer(self, ask: Ask, game: Root, board: VagabondBoard) -> None:
        ask.add(board.kit.hideout)

    def act(self, game: Root, board: VagabondBoard, option: Option) -> Flow[None]:
        """D.3.2 Repair up to three items; then Daylight is over."""
        board.exhaust(game, TORCH, "D.3.2")
        game.tell("D.3.2", HID, board.seat)
        for left in range(HIDEOUT_REPAIRS, 0, -1):
            damaged = board.damaged()
            if not damaged:
                break
            ask = Ask(game, board.seat, HIDEOUT, "D.3.2", (left,))
            chosen = yield ask.among_pairs(board.kit.repair, damaged, REPAIRING).add(game.options.done)
            if chosen is game.options.done:
                break
            board.repair(game, chosen.args[0], chosen.args[1], "D.3.2")
        game.step = DAYLIGHT_OVER


class Vagrant(Character):
    """D.4.1 What it begins with is in the data; D.4.2 its special action."""

    special = "instigate"

    def offer(self, ask: Ask, game: Root, board: VagabondBoard) -> None:
        pairs = [(attacker, target) for attacker in range(game.seats) for target in game.other_parties(attacker)]
        ask.offer_pairs(board.kit.instigate, pairs, INSTIGATING)

    def act(self, game: Root, board: VagabondBoard, option: Option) -> Flow[None]:
        """D.4.2 He chooses the buildings and tokens that go, and scores for them."""
        board.exhaust(game, TORCH, "D.4.2")
        battle = Battle(option.args[0], option.args[1], board.clearing)
        battle.chooser = board.seat
        battle.scorer = board.seat
        if game.rules.vagrant_removes:
            battle.remover = board.seat
        game.tell("D.4.2", INSTIGATED, board.seat, battle.attacker, battle.defender, board.clearing)
        yield from fight(game, battle)


class Arbiter(Character):
    """D.5.1 What it begins with is in the data; D.5.2 its special action."""

    def before_roll(self, game: Root, board: VagabondBoard, battle: Battle) -> Flow[None] | None:
        """D.5.2 Protector: a defender in his clearing may enlist him, but not he himself, R16 nor against himself."""
        if battle.clearing != board.clearing or battle.defender == board.seat:
            return None
        if battle.attacker == board.seat and not game.rules.protects_against_himself:
            return None
        asked = game.player(battle.defender)  # of a hireling in the supply nobody; E.3.5 nor he himself of his own
        return self.protect(game, board, battle, asked) if asked not in (NONE, board.seat) else None

    def protect(self, game: Root, board: VagabondBoard, battle: Battle, asked: int) -> Flow[None]:
        """D.5.2 He scores a point, and his undamaged swords raise the most hits that the defender can roll."""
        ask = Ask(game, asked, ENLIST, "D.5.2", (board.seat, battle.clearing))
        chosen = yield ask.add(board.kit.enlist).add(game.options.decline)
        if chosen is game.options.decline:
            return
        game.tell("D.5.2", ENLISTED, board.seat, battle.defender, battle.clearing)
        battle.defender_help += board.swords()
        score(game, board.seat, 1, "D.5.2")


class Scoundrel(Character):
    """D.6.1 What it begins with is in the data; D.6.2 its special action."""

    special = "scorch"

    def offer(self, ask: Ask, game: Root, board: VagabondBoard) -> None:
        ask.add(board.kit.scorch, forbids_scorching(game, board))

    def act(self, game: Root, board: VagabondBoard, option: Option) -> Flow[None]:
        """D.6.2 The torch stays in the clearing for good, and all enemy pieces there are removed."""
        board.exhaust(game, TORCH, "D.6.2")
        board.items.remove(TORCH, EXHAUSTED)
        board.scorched = changed(board.scorched, board.clearing, 1)
        game.tell("D.6.2", SCORCHED, board.seat, board.clearing)
        yield from sweep(game, board.seat, [board.clearing], "D.6.2")


class Adventurer(Character):
    """D.7.1 What it begins with is in the data; D.7.2 its special action."""

    def improvisations(self, board: VagabondBoard, needs: list[int]) -> list[tuple[int, int]]:
        """D.7.2 Improvise: once a turn any ready item stands for another in a quest."""
        if board.improvised:
            return []
        return [
            (item, wanted)
            for wanted in sorted(set(needs))
            for item in range(len(ITEMS))
            if forbids_improvising(board, needs, item, wanted) is None
        ]


class Ronin(Character):
    """D.8.1 What it begins with is in the data; D.8.2 its special action."""

    def battle_uses(self, game: Root, board: VagabondBoard) -> list[Option]:
        """D.8.2 Swift Strike: a sword for a hit, as often as a sword is ready."""
        return [board.kit.swift_strike] if board.items.usable(SWORD) > 0 else []

    def use_in_battle(self, game: Root, board: VagabondBoard, battle: Battle) -> None:
        board.exhaust(game, SWORD, "D.8.2")
        battle.add_hits(board.seat, 1)
        game.tell("D.8.2", STRUCK_SWIFTLY, board.seat, battle.clearing)


class Harrier(Character):
    """D.9.1 What it begins with is in the data; D.9.2 its special action."""

    special = "glide"

    def offer(self, ask: Ask, game: Root, board: VagabondBoard) -> None:
        ask.offer(board.kit.glide, ALL_CLEARINGS, GLIDING)

    def act(self, game: Root, board: VagabondBoard, option: Option) -> Flow[None]:
        board.exhaust(game, TORCH, "D.9.2")
        yield from board.put_pawn(game, option.args[0], "D.9.2")


BY_NUMBER: Final[list[Character]] = [
    Thief(),
    Tinker(),
    Ranger(),
    Vagrant(),
    Arbiter(),
    Scoundrel(),
    Adventurer(),
    Ronin(),
    Harrier(),
]
"""In the order of CHARACTERS."""


def played_by(board: VagabondBoard) -> Character:
    """D What the character card of a Vagabond says; without one, nothing."""
    return BY_NUMBER[board.character] if board.character != NONE else Character()


# What forbids the special actions, a torch apart.


def forbids_stealing(game: Root, board: VagabondBoard, other: int) -> Reason | None:
    """D.1.2 From a player with cards, and with figures in the clearing, R15 or any pieces."""
    if other >= game.seats:
        return NO_PLAYER_TO_ROB
    if other == board.seat:
        return NOT_FROM_ONESELF
    if board.clearing == NONE:
        return NO_THEFT_IN_FOREST
    if not game.hands[other].cards:
        return NO_CARDS_TO_STEAL
    if game.rules.steals_by_figures:
        there = game.factions[other].can_fight(game, board.clearing)
    else:
        there = game.has_pieces(other, board.clearing)
    return None if there else NOBODY_TO_ROB


def forbids_labor(game: Root, board: VagabondBoard, card: int) -> Reason | None:
    """D.2.2 Day Labor: a card from the discard pile that matches the clearing."""
    if card not in game.discards.cards:
        return NOT_DISCARDED
    if board.clearing == NONE:
        return NO_LABOR_IN_FOREST
    return None if fits(game, card, board.clearing) else NO_LABOR_THERE


def forbids_instigating(game: Root, board: VagabondBoard, attacker: int, defender: int) -> Reason | None:
    """D.4.2 A battle in the clearing between any two sides that can fight one; E.3.4 a hireling only defends."""
    if attacker >= game.seats:
        return HIRELINGS_DEFEND
    if attacker == defender:
        return ALONE_WITH_HIMSELF
    if board.clearing == NONE:
        return NO_BRAWL_IN_FOREST
    return None if forbids_forced_battle(game, attacker, defender, board.clearing) is None else CANNOT_FIGHT


def forbids_scorching(game: Root, board: VagabondBoard) -> Reason | None:
    """D.6.2 The torch is placed in the clearing, and G.1.18 is a piece: it goes only where pieces can be placed."""
    return NO_FIRE_IN_FOREST if board.clearing == NONE else forbids_placing(game, board.seat, board.clearing)


def forbids_improvising(board: VagabondBoard, needs: list[int], item: int, wanted: int) -> Reason | None:
    """D.7.2 A ready item stands for another that a quest needs, if all can be paid so."""
    if wanted not in needs:
        return NOT_WANTED
    if item == wanted:
        return SAME_ITEM
    if board.items.usable(item) == 0:
        return NONE_READY
    paid = needs[:]
    paid[paid.index(wanted)] = item
    return None if board.items.can_pay(paid) else NOT_ENOUGH


def forbids_gliding(game: Root, board: VagabondBoard, to: int) -> Reason | None:
    """D.9.2 Glide: to any other clearing, without boots."""
    return ALREADY_THERE if to == board.clearing else forbids_passage(game, board.seat, board.clearing, to)


class Stealing(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_stealing(game, board_of(game, ask), a)


class Laboring(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_labor(game, board_of(game, ask), a)


class LaboringInTheDark(Judge[Root]):
    """Of cards of the discard pile, while no torch is ready."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return NO_TORCH_FOR_SPECIAL if a in game.discards.cards else NOT_DISCARDED


class Instigating(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_instigating(game, board_of(game, ask), a, b)


class Improvising(Judge[Root]):
    """Of items for the quest that the ask names."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_improvising(board_of(game, ask), printed_on(game.tables).quests.items[ask.args[0]], a, b)


class Gliding(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_gliding(game, board_of(game, ask), a)


STEALING: Final = Stealing()
LABORING: Final = Laboring()
LABORING_IN_THE_DARK: Final = LaboringInTheDark()
INSTIGATING: Final = Instigating()
IMPROVISING: Final = Improvising()
GLIDING: Final = Gliding()
