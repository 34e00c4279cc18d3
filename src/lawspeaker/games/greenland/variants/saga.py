"""K The Saga of the Daughters, for one player.

K0.2 Women are pieces of a colour that is not played. Daughters who stay at home stand on the card of the heroine,
others accompany a hunt, and matriarchs are elders like the men. How women hunt and rise is in `matriarchs`.
"""

from __future__ import annotations

from lawspeaker.games.greenland.model.phrases import (
    BURNED,
    DAUGHTERS_BORN,
    DAUGHTERS_LOST,
    DIE_OFF_CHOICE,
    HEROINE,
    MATRIARCH_LOST,
    MATRIARCH_REPLACED,
    MATRIARCHS,
    WHICH_WOMAN,
    WHO_IS_REPLACED,
)
from lawspeaker.games.greenland.model.reasons import (
    BURNING_COSTS_MORE,
    MATRIARCHS_FIRST,
    NO_DAUGHTER_TO_LOSE,
    NO_MAN_TO_BURN,
    NO_MATRIARCH_THERE,
    NO_WOMAN_TO_BURN,
    NOT_ANOTHER_ELDER,
    NOT_IN_THE_SAGA,
    OTHER_RANK_ROLLED,
)
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import (
    CHIEF,
    DIE_OFF,
    NAVIGATES,
    RANKS,
    ROUNDS_DOWN,
    SKIS,
    SNOW_ANIMALS,
    SNOW_ELDERS,
    TRIBE_COUNT,
    TRIBES,
    Icon,
)
from lawspeaker.games.greenland.phases.assignment.navigation import reassign_hunters
from lawspeaker.games.greenland.phases.assignment.sending import beaver_fashion
from lawspeaker.games.greenland.phases.elders import price
from lawspeaker.games.greenland.phases.event.depletion import elder_options, give_elder, offer_elders
from lawspeaker.games.greenland.phases.event.phase import elder_die_off, roll_rank, snow_on_animals, snow_on_elders
from lawspeaker.games.greenland.phases.event.trade import sell_at
from lawspeaker.games.greenland.phases.powers import has_power
from lawspeaker.games.greenland.variants.matriarchs import (
    accompanied_hunts,
    daughters,
    hunting_ground,
    matriarch_spots,
    matriarchs,
    prepare,
    redirect_hunters,
    women_of,
)
from lawspeaker.games.greenland.variants.variant import Variant
from lawspeaker.games.tribes.lives import lose
from lawspeaker.games.tribes.pieces import DEAD
from lawspeaker.kernel.ask import Ask, Flow, Reason
from lawspeaker.kernel.option import Option

PLAYER = 0  # the only seat
DAUGHTERS_AT_FIRST = 2  # K1.b
MATRIARCHS_TO_WIN = 3  # K6.2
GOODS = 2  # K2.5: what they cost,
GOODS_FOR_TRADERS = 1  # and what for one of these heroines
TRADERS = ("peepeelee", "birgitta")


class Saga(Variant):
    """K0.1 One tribe, by the survivalist rules; its daughters must come to lead it."""

    def __init__(self) -> None:
        super().__init__(survivalist=True)
        self.guests_serve = True  # matriarchs do what elders do
        self.burns_otherwise = True  # K6.b

    def women(self, game: Greenland) -> int:
        return women_of(game)

    # K1 Set-up

    def seats_tribes(self, game: Greenland) -> bool:
        """K1.a A daughter drawn at random is the heroine, and her tribe is played; or one of an agreed tribe."""
        agreed = game.of.config.rules["tribe_1"]
        drawn = [card for card in game.tables.daughters if agreed in ("random", TRIBES[game.card(card).home])]
        game.heroine = drawn[game.chance.pick(len(drawn))]
        tribe = game.card(game.heroine).home
        game.seat_of[tribe] = PLAYER
        game.order = [tribe]
        return True

    def settle(self, game: Greenland, tribe: int) -> None:
        """K1.b Two daughters on the card of the heroine; K1.c the elders are men."""
        women = women_of(game)
        game.own_pieces()
        game.pieces[DEAD * TRIBE_COUNT + women] = game.tables.pieces
        game.move(women, DAUGHTERS_AT_FIRST, DEAD, game.place_of(game.heroine))

    def announce(self, game: Greenland) -> None:
        game.tell("K1.a", HEROINE, game.heroine)

    # K2 Events

    def icons(self, game: Greenland) -> list[Icon]:
        """K2.1 The first event is ignored, but for its ship."""
        return [] if game.turn == 1 else super().icons(game)

    def befall(self, game: Greenland, tribe: int, icon: Icon) -> Flow[None] | None:
        if icon.kind in (SNOW_ELDERS, SNOW_ANIMALS):
            return snow(game, tribe, icon)
        if icon.kind == DIE_OFF and game.count(women_of(game), game.spot(tribe, CHIEF)) > 0:
            return choose_who_dies(game, tribe)
        return None

    def lose_elder(self, game: Greenland, tribe: int, lost: int) -> Flow[None] | None:
        """K2.2 Any elder, where nobody else has died."""
        return lose_matriarch(game, tribe) if lost > 0 else None

    def sell(self, game: Greenland, card: int) -> Flow[None] | None:
        """K2.5 Goods cost 2 ivory, or 1 where Peepeelee or Birgitta trades."""
        trader = game.card(game.heroine).key in TRADERS
        return sell_at(game, card, GOODS_FOR_TRADERS if trader else GOODS, False, "K2.5")

    # K3 and K4 Assignment

    def assign(self, game: Greenland) -> Flow[None] | None:
        return hunt_with_daughters(game)

    # K5 Hunts

    def hunters_return(self, game: Greenland, card: int, succeeded: bool, babies: int) -> None:
        """K5.a For each baby born where a daughter stands a girl is born, too; then the daughter goes home."""
        women, place, home = women_of(game), game.place_of(card), game.place_of(game.heroine)
        if game.count(women, place) == 0:
            return
        girls = min(babies, game.count(women, DEAD))
        if girls > 0:
            game.move(women, girls, DEAD, home)
            game.tell("K5.a", DAUGHTERS_BORN, girls)
        game.move_all(women, place, home)

    # K6 Elder actions and scoring

    def forbids_action(self, kind: str) -> Reason | None:
        """K6.1 There is nobody to send missionaries to or to banish."""
        return NOT_IN_THE_SAGA if kind in ("emissary", "proselytize", "banish") else None

    def offer_burning(self, game: Greenland, ask: Ask, tribe: int) -> None:
        """K6.b Anybody may be burned, with or without a shaman."""
        affords = game.energy[tribe] >= burning_cost(game, tribe)
        for family, colour, nobody in (
            (game.options.burn, tribe, NO_MAN_TO_BURN),
            (game.options.burn_matriarch, women_of(game), NO_WOMAN_TO_BURN),
        ):
            ranks = [rank for rank in range(RANKS) if game.count(colour, game.spot(tribe, rank)) > 0]
            ask.among(family, ranks if affords else [], nobody if affords else BURNING_COSTS_MORE)

    def burning_lacks_energy(self, game: Greenland, tribe: int) -> bool:
        return game.energy[tribe] < burning_cost(game, tribe) and game.all_elders(tribe) > 0

    def take_action(self, game: Greenland, tribe: int, chosen: Option) -> Flow[None] | None:
        return burn(game, tribe, chosen) if chosen.kind in ("burn", "burn_matriarch") else None

    def winners(self, game: Greenland, best: list[int]) -> list[int]:
        """K6.2 With fewer than three matriarchs the saga is lost."""
        number = matriarchs(game)
        game.tell("K6.2", MATRIARCHS, number)
        return best if number >= MATRIARCHS_TO_WIN else []

    def hopes(self, game: Greenland, tribe: int) -> float:
        """K6.2 Matriarchs, and daughters who may yet become matriarchs."""
        return 3.0 * min(matriarchs(game), MATRIARCHS_TO_WIN) + 0.5 * min(daughters(game), MATRIARCHS_TO_WIN)


# K2 Events


def snow(game: Greenland, tribe: int, icon: Icon) -> Flow[None]:
    """K2.3 For each man whom the snow takes among the elders, a matriarch or daughter dies as well."""
    before = male_elders(game, tribe)
    if icon.kind == SNOW_ELDERS:
        yield from snow_on_elders(game, tribe, icon.number)
    else:
        yield from snow_on_animals(game, tribe, icon.number)
    for _ in range(before - male_elders(game, tribe)):
        yield from lose_woman(game, tribe)


def male_elders(game: Greenland, tribe: int) -> int:
    return game.all_elders(tribe) - matriarchs(game)


def lose_woman(game: Greenland, tribe: int) -> Flow[None]:
    """A matriarch or daughter dies, if there is any."""
    ask = Ask(game, PLAYER, WHICH_WOMAN, "K2.3").among(
        game.options.give_matriarch, matriarch_spots(game), NO_MATRIARCH_THERE
    )
    ask.add(game.options.give_daughter, None if daughters(game) > 0 else NO_DAUGHTER_TO_LOSE)
    if not ask.options:
        return
    chosen = yield ask
    if chosen is game.options.give_daughter:
        game.move(women_of(game), 1, game.place_of(game.heroine), DEAD)
        game.tell("K2.3", DAUGHTERS_LOST, 1)
    else:
        yield from give_elder(game, tribe, [chosen], "K2.3")


def matriarch_options(game: Greenland, tribe: int) -> list[Option]:
    return [option for option in elder_options(game, tribe) if option.kind == "give_matriarch"]


def lose_matriarch(game: Greenland, tribe: int) -> Flow[None]:
    """K2.2 A decimation takes a matriarch if there is one, and men take the places of half of the others."""
    women = matriarch_options(game, tribe)
    if women:
        yield from give_elder(game, tribe, women, "K2.2", MATRIARCHS_FIRST)
    else:
        yield from give_elder(game, tribe, elder_options(game, tribe), "K2.2")
    left = matriarchs(game)
    half = left // 2 if has_power(game, tribe, ROUNDS_DOWN) else (left + 1) // 2
    for number in range(min(half, game.count(tribe, DEAD)), 0, -1):  # where no man is left to be born she stays
        ask = Ask(game, PLAYER, WHO_IS_REPLACED, "K2.2", (number,))
        chosen = yield ask.among(game.options.replace_matriarch, matriarch_spots(game), NO_MATRIARCH_THERE)
        replace_by_man(game, tribe, chosen.args[0])


def replace_by_man(game: Greenland, tribe: int, spot: int) -> None:
    """A matriarch dies, and a man takes her place: any but the Alpha, unless he alone is there."""
    place = game.of.first_spot + spot
    game.move(women_of(game), 1, place, DEAD)
    alpha = game.alpha[tribe] == DEAD and game.count(tribe, DEAD) == 1
    game.move(tribe, 1, DEAD, place, alpha)
    game.tell("K2.2", MATRIARCH_REPLACED, spot)


def choose_who_dies(game: Greenland, tribe: int) -> Flow[None]:
    """K2.4 A chief matriarch may choose the elder who dies; R61 once the die is rolled, or without a roll."""
    others = elder_options(game, tribe)
    if not game.rules.chief_matriarch_sees_the_die:
        ask = Ask(game, PLAYER, DIE_OFF_CHOICE, "K2.4", checkpoint=True)
        offer_elders(game, ask, others)
        chosen = yield ask.add(game.options.let_it_be)
        if chosen is game.options.let_it_be:
            yield from elder_die_off(game, tribe)
        else:
            yield from give_elder(game, tribe, [chosen], "K2.4")
        return
    rank = roll_rank(game, tribe)
    doomed = elder_options(game, tribe, rank)
    options = [option for option in others if option not in doomed]
    if options:
        ask = Ask(game, PLAYER, DIE_OFF_CHOICE, "K2.4")
        offer_elders(game, ask, options, NOT_ANOTHER_ELDER)
        chosen = yield ask.add(game.options.let_it_be)
        if chosen is not game.options.let_it_be:
            doomed = [chosen]
    yield from give_elder(game, tribe, doomed, "K2.4", OTHER_RANK_ROLLED)


# K3 and K4 Assignment

PREPARING = 2  # up to this step as in every game
GROUND = 3
FIRST_MATRIARCH = 4  # steps of K4.a to K4.d
NAVIGATION = 8
SKIING = 9
DAUGHTERS = 10


def hunt_with_daughters(game: Greenland) -> Flow[None]:
    """K3 and K4 Promotions; where to hunt; what the matriarchs change; and the daughters last.

    K4.f The promotions stand at the beginning because a new matriarch has her power at once (E3.1); daughters can rise
    at the end as well.
    """
    if not game.playing():
        return
    tribe = game.order[0]
    if game.step <= PREPARING:
        yield from prepare(game, tribe)
        game.step = GROUND
    if game.step == GROUND:
        yield from hunting_ground(game, tribe)
        game.step = FIRST_MATRIARCH
    while game.step < NAVIGATION:
        yield from redirect_hunters(game, tribe, game.step - FIRST_MATRIARCH)
        game.step += 1
    for step, power, clause in ((NAVIGATION, NAVIGATES, "E6.1"), (SKIING, SKIS, "E6.2")):
        if game.step == step:
            yield from reassign_hunters(game, power, clause)
            game.step, game.acting = step + 1, 0
    yield from accompanied_hunts(game, tribe)
    if game.rules.fashion_for_settled_alphas:
        beaver_fashion(game, tribe)


# K6 Witch-burning


def burning_cost(game: Greenland, tribe: int) -> int:
    """K6.b As much energy as there are matriarchs; I0.3 none with the power of Chi'dzigyaak."""
    return matriarchs(game) * price(game, tribe)


def burn(game: Greenland, tribe: int, chosen: Option) -> Flow[None]:
    """K6.b An elder dies, man or woman."""
    rank = chosen.args[0]
    game.energy[tribe] -= burning_cost(game, tribe)
    if chosen.kind == "burn":
        game.tell("K6.b", BURNED, tribe, tribe * RANKS + rank)
        yield from lose(game, tribe, 1, game.spot(tribe, rank), "K6.b")
    else:
        game.tell("K6.b", MATRIARCH_LOST, tribe * RANKS + rank)
        game.move(women_of(game), 1, game.spot(tribe, rank), DEAD)
