"""Why something cannot be chosen: every reason that the rules of The Arctic give, with its clause."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.arctic.model.state import Arctic
from lawspeaker.games.arctic.model.tables import ACTION_SPACES, CN, SPACE_2, SPACES
from lawspeaker.kernel.ask import Ask, Phrase, Reason
from lawspeaker.kernel.option import Option

# What the reasons tell. An ask about a country's doing names the country first.


def acting(game: Arctic, ask: Ask, option: Option) -> tuple[int, ...]:
    return (ask.args[0],)


def china(game: Arctic, ask: Ask, option: Option) -> tuple[int, ...]:
    return (CN,)


def named(game: Arctic, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[0],)


def acting_and_named(game: Arctic, ask: Ask, option: Option) -> tuple[int, ...]:
    return (ask.args[0], option.args[0])


def asked_about(game: Arctic, ask: Ask, option: Option) -> tuple[int, ...]:
    return (ask.args[1],)


# Set-up and phase 4


def holder(game: Arctic, ask: Ask, option: Option) -> tuple[int, ...]:
    country, space = option.args
    return (country, space, game.influence[country * SPACES + space])


INFLUENCE_TAKEN: Final = Reason("P4.1", Phrase("influence_taken", "country:arctic", "influence", "seat"), holder)
NORWAY_HAS_JOINED: Final = Reason("P4.1", Phrase("norway_has_joined"))
THREE_SPACES: Final = Reason("GLOSSARY.DISPLAY", Phrase("three_spaces", "country:arctic"), named, moot=True)
NO_FOURTH_SPACE: Final = Reason("NORWAY.5", Phrase("no_fourth_space"))

# Phase 3


def investor(game: Arctic, ask: Ask, option: Option) -> tuple[int, ...]:
    return (game.invest[option.args[0]],)


def courtier(game: Arctic, ask: Ask, option: Option) -> tuple[int, ...]:
    return (game.yellow[option.args[0]],)


def price_of_space(game: Arctic, ask: Ask, option: Option) -> tuple[int, ...]:
    return (game.of.track[option.args[0]], game.money[ask.seat])


def price_of_yellow(game: Arctic, ask: Ask, option: Option) -> tuple[int, ...]:
    return (game.of.yellow_prices[option.args[0]], game.money[ask.seat])


NO_SUCH_SPACE: Final = Reason("P3.1", Phrase("no_such_space"), moot=True)
SPACE_TAKEN: Final = Reason("P3.1", Phrase("space_taken", "seat"), investor)
YELLOW_TAKEN: Final = Reason("P3.1", Phrase("space_taken", "seat"), courtier)
SPACE_TOO_DEAR: Final = Reason("P3.2", Phrase("too_dear", "price:count", "money:count"), price_of_space)
YELLOW_TOO_DEAR: Final = Reason("P3.3", Phrase("too_dear", "price:count", "money:count"), price_of_yellow)
OTHER_YELLOW: Final = Reason("P3.4", Phrase("other_yellow"))

# Phase 5

CHINA_HAS_NO_SHIPS: Final = Reason("MOVE.2", Phrase("no_ships", "country"), china)
CHINA_CANNOT_BUILD: Final = Reason("P5.3", Phrase("cannot_build", "country"), china)

# Phase 6


def lobbyist(game: Arctic, ask: Ask, option: Option) -> tuple[int, ...]:
    country, action = ask.args[0], option.args[0]
    return (country, action, game.action[country * ACTION_SPACES + action])


NORWAY_ACTS_NO_MORE: Final = NORWAY_HAS_JOINED.under("NORWAY.6")
ACTION_TAKEN: Final = Reason("P6.2", Phrase("action_taken", "country:arctic", "action", "seat"), lobbyist)
NO_SHIP_TO_BUILD: Final = Reason("SHIP.2", Phrase("no_ship_to_build", "country:arctic"), acting)
CANNOT_BUILD: Final = Reason("LIMIT.2", Phrase("cannot_build", "country"), acting)
NO_SHIPS: Final = Reason("MOVE.2", Phrase("no_ships", "country"), acting)
NOTHING_TO_STOP: Final = Reason("LIMIT.1", Phrase("nothing_to_stop", "country:arctic"), acting)

# I. Diplomacy

ITSELF: Final = Reason("DIP.1.START", Phrase("no_conflict_with_itself", "country"), acting)
CONFLICT_STANDS: Final = Reason("DIP.1.SWAP", Phrase("conflict_stands", "country", "with:country"), acting_and_named)
NORWAY_IS_EU: Final = NORWAY_HAS_JOINED.under("NORWAY.2")
CHANGES_NOTHING: Final = Reason("LIMIT.1", Phrase("changes_nothing"))
NO_CONFLICT: Final = Reason("DIP.1.END", Phrase("no_conflict", "country"), acting)
VOTES_SO_ALREADY: Final = Reason("DIP.2", Phrase("votes_so_already", "country", "law"), acting_and_named)
NOT_NORWAY: Final = Reason("DIP.3", Phrase("not_norway"))
SUPPORT_IS_FULL: Final = Reason("DIP.3", Phrase("support_is_full"))
NO_SELF_SLANDER: Final = Reason("DIP.4", Phrase("no_self_slander"))
NO_POINTS_TO_LOSE: Final = Reason("DIP.4", Phrase("no_points_to_lose", "seat"), named)
NOBODY_SITS_THERE: Final = Reason("DIP.4", Phrase("nobody_sits_there"), moot=True)

# II. and IV. Ships


def struck(game: Arctic, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[1],)


def both_fleets(game: Arctic, ask: Ask, option: Option) -> tuple[int, ...]:
    return (ask.args[0], option.args[1])


def protector(game: Arctic, ask: Ask, option: Option) -> tuple[int, ...]:
    return (game.protector[option.args[0]],)


def controller(game: Arctic, ask: Ask, option: Option) -> tuple[int, ...]:
    return (game.control[option.args[0]],)


def raider_and_controller(game: Arctic, ask: Ask, option: Option) -> tuple[int, ...]:
    return (ask.args[0], game.control[option.args[0]])


NO_HARBOUR: Final = Reason("SHIP.4", Phrase("no_harbour", "country"), acting)
NO_SHIP_THERE: Final = Reason("MOVE.2", Phrase("no_ship_there", "country"), acting, moot=True)
ALL_HAVE_MOVED: Final = Reason("MOVE.1", Phrase("all_have_moved", "country"), acting)
NONE_HAS_RAIDED: Final = Reason("DESTROY.6", Phrase("none_has_raided", "country"), acting, moot=True)
MOVE_FIRST: Final = Reason("MOVE.2", Phrase("move_first"))
NOT_ADJACENT: Final = Reason("GLOSSARY.ADJ", Phrase("not_adjacent", "region"), asked_about)
ALL_HAVE_ATTACKED: Final = Reason("MOVE.ATTACK.4", Phrase("all_have_attacked", "country"), acting)
NO_TARGET: Final = Reason("MOVE.ATTACK.1", Phrase("no_ship_there", "country"), struck, moot=True)
AT_PEACE: Final = Reason("MOVE.ATTACK.1", Phrase("at_peace", "country", "with:country"), both_fleets)
NOTHING_TO_RAID: Final = Reason("DESTROY.1", Phrase("nothing_to_raid"), moot=True)
IS_PROTECTED: Final = Reason("REDEPLOY.III.3", Phrase("is_protected", "seat"), protector)
OWN_CONTROL: Final = Reason("DESTROY.2", Phrase("own_control", "country"), acting)
RAID_AT_PEACE: Final = Reason("DESTROY.1", Phrase("at_peace", "country", "with:country"), raider_and_controller)
DEFENDED_BY_SHIPS: Final = Reason("DESTROY.3", Phrase("defended_by_ships", "country"), controller)
TOO_FEW_RAIDERS: Final = Reason("DESTROY.4", Phrase("too_few_raiders"))
OTHER_SHARE: Final = Reason("DESTROY.6", Phrase("other_share"), moot=True)

# III. Building


def owner(game: Arctic, ask: Ask, option: Option) -> tuple[int, ...]:
    return (game.facility[option.args[0]],)


def price_of_building(game: Arctic, ask: Ask, option: Option) -> tuple[int, ...]:
    region = option.args[0]
    licence = game.tables.licence if game.control[region] >= 0 else 0
    return (game.tables.cost[region] + licence, game.money[ask.seat])


def price_of_licence(game: Arctic, ask: Ask, option: Option) -> tuple[int, ...]:
    return (game.tables.kept_licence, game.money[ask.seat])


NOT_AT_POLE: Final = Reason("POLE.7", Phrase("not_at_pole"))
NO_DEPOSIT: Final = Reason("BUILD.1", Phrase("no_deposit"))
BUILT_UP: Final = Reason("BUILD.1", Phrase("built_up", "seat"), owner)
NO_SHIP_TO_CLAIM: Final = Reason("BUILD.4", Phrase("no_ship_to_claim", "country"), acting)
FOREIGN_CONTROL: Final = Reason("BUILD.6", Phrase("foreign_control", "country"), controller)
CHINA_ONLY_AT_SEA: Final = Reason("P5.3", Phrase("china_only_at_sea"))
NO_TILES: Final = Reason("COMP.4", Phrase("no_tiles"))
BUILDING_TOO_DEAR: Final = Reason("BUILD.3", Phrase("too_dear", "price:count", "money:count"), price_of_building)
LICENCE_TOO_DEAR: Final = Reason("COUNCIL.CHANGE.5", Phrase("too_dear", "price:count", "money:count"), price_of_licence)

# Redeployment


def in_the_way(game: Arctic, ask: Ask, option: Option) -> tuple[int, ...]:
    return (game.influence[ask.args[0] * SPACES + SPACE_2],)


MAY_NOT_STAY: Final = Reason("REDEPLOY.I.1", Phrase("may_not_stay", "influence"), asked_about)
NOT_FROM_THERE: Final = Reason("REDEPLOY.I.2", Phrase("not_from_there", "influence"), asked_about)
SECOND_SPACE_TAKEN: Final = Reason("REDEPLOY.I.2", Phrase("second_space_taken", "seat"), in_the_way)
OTHER_SUBSIDY: Final = Reason("REDEPLOY.II.2", Phrase("other_subsidy"), moot=True)
NOTHING_TO_PROTECT: Final = Reason("REDEPLOY.III.1", Phrase("nothing_to_protect"), moot=True)
PROTECTED_ALREADY: Final = Reason("REDEPLOY.III.2", Phrase("is_protected", "seat"), protector)

# Selling


NOT_SO_MANY: Final = Reason("P7.1", Phrase("not_so_many", "count"), asked_about, moot=True)
