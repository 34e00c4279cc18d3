"""D The characters of the Vagabond: what each may do by its own card. They keep no state; the board does."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root import cards
from lawspeaker.games.root.battle import Battle, fight, forbids_battle
from lawspeaker.games.root.factions.satchel import EXHAUSTED
from lawspeaker.games.root.factions.vagabond_board import VagabondBoard
from lawspeaker.games.root.move import forbids_entry
from lawspeaker.games.root.pieces import forbids_placing, sweep
from lawspeaker.games.root.state import Root
from lawspeaker.games.root.tables import CLEARINGS, ITEMS, NONE, SWORD, TORCH
from lawspeaker.games.root.victory import score
from lawspeaker.kernel.ask import Ask, Flow, Phrase
from lawspeaker.kernel.option import Option

HIDEOUT_REPAIRS: Final = 3
DAYLIGHT_OVER: Final = 2  # the step of Daylight after which nothing more is done in it

HIDEOUT: Final = Phrase("vagabond_hideout", "count")
ENLIST: Final = Phrase("vagabond_enlist", "seat", "clearing")

LABORED: Final = Phrase("vagabond_labored", "seat", "card")
HID: Final = Phrase("vagabond_hid", "seat")
INSTIGATED: Final = Phrase("vagabond_instigated", "seat", "attacker:seat", "target:seat", "clearing")
ENLISTED: Final = Phrase("vagabond_enlisted", "seat", "target:seat", "clearing")
SCORCHED: Final = Phrase("vagabond_scorched", "seat", "clearing")
STRUCK_SWIFTLY: Final = Phrase("vagabond_struck_swiftly", "seat", "clearing")


class Character:
    """9.5.9 A character: its special action in Daylight, and what it changes in battles and quests."""

    def options(self, game: Root, board: VagabondBoard) -> list[Option]:
        """What it may do now; asked only while a torch is ready and the pawn is on the map."""
        return []

    def act(self, game: Root, board: VagabondBoard, option: Option) -> Flow[None]:
        raise NotImplementedError

    def improvisations(self, board: VagabondBoard, needs: list[int]) -> list[Option]:
        """Which item may stand for which of those that a quest needs, so that it can be paid."""
        return []

    def before_roll(self, game: Root, board: VagabondBoard, battle: Battle) -> Flow[None] | None:
        return None

    def battle_uses(self, game: Root, board: VagabondBoard) -> list[Option]:
        return []

    def use_in_battle(self, game: Root, board: VagabondBoard, battle: Battle) -> None:
        raise NotImplementedError


class Thief(Character):
    """D.1"""

    def options(self, game: Root, board: VagabondBoard) -> list[Option]:
        """D.1.2 Steal from a player with figures in the clearing, R15 or any pieces."""
        return [board.kit.steal(other) for other in game.others(board.seat) if self.can_steal(game, board, other)]

    def can_steal(self, game: Root, board: VagabondBoard, other: int) -> bool:
        if board.clearing == NONE or not game.hands[other].cards:
            return False
        if not game.rules.steals_by_figures:
            return game.has_pieces(other, board.clearing)
        return game.factions[other].can_fight(game, board.clearing)

    def act(self, game: Root, board: VagabondBoard, option: Option) -> Flow[None]:
        board.exhaust(game, TORCH, "D.1.2")
        cards.take_at_random(game, board.seat, option.args[0], "D.1.2")
        return
        yield


class Tinker(Character):
    """D.2"""

    def options(self, game: Root, board: VagabondBoard) -> list[Option]:
        """D.2.2 Day Labor: a card from the discard pile that matches the clearing."""
        if board.clearing == NONE:
            return []
        matching = cards.matching(game, game.discards, game.suit[board.clearing])
        return [board.kit.day_labor(card) for card in sorted(matching)]

    def act(self, game: Root, board: VagabondBoard, option: Option) -> Flow[None]:
        board.exhaust(game, TORCH, "D.2.2")
        card = option.args[0]
        game.transfer(game.discards, game.discards.cards.index(card), game.hands[board.seat])
        game.tell("D.2.2", LABORED, board.seat, card)
        return
        yield


class Ranger(Character):
    """D.3"""

    def options(self, game: Root, board: VagabondBoard) -> list[Option]:
        """D.3.2 Hideout."""
        return [board.kit.hideout]

    def act(self, game: Root, board: VagabondBoard, option: Option) -> Flow[None]:
        """D.3.2 Repair up to three items; then Daylight is over."""
        board.exhaust(game, TORCH, "D.3.2")
        game.tell("D.3.2", HID, board.seat)
        for left in range(HIDEOUT_REPAIRS, 0, -1):
            options = board.repair_options()
            if not options:
                break
            options.append(game.options.done)
            chosen = yield Ask(game, board.seat, HIDEOUT, "D.3.2", (left,)).listed(options)
            if chosen is game.options.done:
                break
            board.repair(game, chosen.args[0], chosen.args[1], "D.3.2")
        game.step = DAYLIGHT_OVER


class Vagrant(Character):
    """D.4"""

    def options(self, game: Root, board: VagabondBoard) -> list[Option]:
        """D.4.2 Instigate a battle in the clearing between any two sides that can fight one."""
        if board.clearing == NONE:
            return []
        return [
            board.kit.instigate(attacker, defender)
            for attacker in range(game.seats)
            for defender in game.others(attacker)
            if not forbids_battle(game, attacker, defender, board.clearing)
        ]

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
    """D.5"""

    def before_roll(self, game: Root, board: VagabondBoard, battle: Battle) -> Flow[None] | None:
        """D.5.2 Protector: a defender in his clearing may enlist him, but not he himself, R16 nor against himself."""
        if battle.clearing != board.clearing or battle.defender == board.seat:
            return None
        if battle.attacker == board.seat and not game.rules.protects_against_himself:
            return None
        return self.protect(game, board, battle)

    def protect(self, game: Root, board: VagabondBoard, battle: Battle) -> Flow[None]:
        """D.5.2 He scores a point, and his undamaged swords raise the most hits that the defender can roll."""
        options = [board.kit.enlist, game.options.decline]
        chosen = yield Ask(game, battle.defender, ENLIST, "D.5.2", (board.seat, battle.clearing)).listed(options)
        if chosen is game.options.decline:
            return
        game.tell("D.5.2", ENLISTED, board.seat, battle.defender, battle.clearing)
        battle.defender_help += board.swords()
        score(game, board.seat, 1, "D.5.2")


class Scoundrel(Character):
    """D.6"""

    def options(self, game: Root, board: VagabondBoard) -> list[Option]:
        """D.6.2 Scorched Earth."""
        return [] if forbids_scorching(game, board) else [board.kit.scorch]

    def act(self, game: Root, board: VagabondBoard, option: Option) -> Flow[None]:
        """D.6.2 The torch stays in the clearing for good, and all enemy pieces there are removed."""
        board.exhaust(game, TORCH, "D.6.2")
        board.items.remove(TORCH, EXHAUSTED)
        board.scorched[board.clearing] = 1
        game.tell("D.6.2", SCORCHED, board.seat, board.clearing)
        yield from sweep(game, board.seat, [board.clearing], "D.6.2")


def forbids_scorching(game: Root, board: VagabondBoard) -> str:
    """D.6.2 The torch is placed in the clearing, and G.1.18 is a piece: it goes only where pieces can be placed."""
    if board.clearing == NONE:
        return "D.6.2"
    reason = forbids_placing(game, board.seat, board.clearing)
    return "" if reason is None else reason.clause


class Adventurer(Character):
    """D.7"""

    def improvisations(self, board: VagabondBoard, needs: list[int]) -> list[Option]:
        """D.7.2 Improvise: once a turn any ready item stands for another in a quest."""
        if board.improvised:
            return []
        return [
            board.kit.improvise(item, wanted)
            for wanted in sorted(set(needs))
            for item in range(len(ITEMS))
            if item != wanted and can_improvise(board, needs, item, wanted)
        ]


def can_improvise(board: VagabondBoard, needs: list[int], item: int, wanted: int) -> bool:
    """Whether a quest can be paid with one item instead of another."""
    paid = needs[:]
    paid[paid.index(wanted)] = item
    return board.items.can_pay(paid)


class Ronin(Character):
    """D.8"""

    def battle_uses(self, game: Root, board: VagabondBoard) -> list[Option]:
        """D.8.2 Swift Strike: a sword for a hit, as often as a sword is ready."""
        return [board.kit.swift_strike] if board.items.usable(SWORD) > 0 else []

    def use_in_battle(self, game: Root, board: VagabondBoard, battle: Battle) -> None:
        board.exhaust(game, SWORD, "D.8.2")
        battle.add_hits(board.seat, 1)
        game.tell("D.8.2", STRUCK_SWIFTLY, board.seat, battle.clearing)


class Harrier(Character):
    """D.9"""

    def options(self, game: Root, board: VagabondBoard) -> list[Option]:
        """D.9.2 Glide: to any clearing, without boots."""
        return [
            board.kit.glide(to)
            for to in range(CLEARINGS)
            if to != board.clearing and not forbids_entry(game, board.seat, to)
        ]

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
