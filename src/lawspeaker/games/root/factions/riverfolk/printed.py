"""What is printed on the Riverfolk's board, read from the data."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.model.reading import total
from lawspeaker.games.root.model.tables import BIRD, SUITS, RootTables
from lawspeaker.kernel.sourced import Sourced

POSTS: Final = [f"trade_post_{suit}" for suit in SUITS[:BIRD]]  # the kinds of trade posts, by suit


class RiverfolkPrinted:
    """The numbers of chapter 11."""

    def __init__(self) -> None:
        self.prices: list[int] = []  # that a service can have, the lowest first
        self.trade_post_vp: list[int] = []  # the n-th trade post of a suit is at place n - 1
        self.start_warriors = 0
        self.start_payments = 0
        self.protectionism = 0


def read(data: Sourced, tables: RootTables) -> RiverfolkPrinted:
    of = "faction.riverfolk"
    printed = RiverfolkPrinted()
    tokens = [f"{of}.token.{post}" for post in POSTS]
    many = [total(tables, post) for post in POSTS]
    for path, number in zip(tokens, many, strict=True):
        if number != many[0]:
            raise data.error("there must be as many trade posts of every suit", "11.3.3", path, *tokens)
    printed.trade_post_vp = data.integers(f"{of}.trade_post_vp", "11.5.6.III")
    if len(printed.trade_post_vp) != many[0]:
        raise data.error(
            f"{of}.trade_post_vp must have {many[0]} numbers, not {len(printed.trade_post_vp)}",
            "11.5.6.III",
            f"{of}.trade_post_vp",
            *tokens,
        )
    printed.prices = data.integers(f"{of}.prices", "11.2.6.I", low=1, high=9)
    if not printed.prices or printed.prices != sorted(set(printed.prices)):
        raise data.error(f"{of}.prices must be different numbers, the lowest first", "11.2.6.I", f"{of}.prices")
    warriors = f"{of}.warrior.riverfolk_warrior"
    printed.start_warriors = data.integer(f"{of}.start_warriors", "11.3.2", low=1)
    printed.start_payments = data.integer(f"{of}.start_payments", "11.3.4")
    printed.protectionism = data.integer(f"{of}.protectionism", "11.4.1", low=1)
    needed = printed.start_warriors + printed.start_payments
    there = total(tables, "riverfolk_warrior")
    if needed > there:
        raise data.error(
            f"the Riverfolk begin with {needed} warriors, but have {there}",
            "11.3.2",
            f"{of}.start_warriors",
            f"{of}.start_payments",
            warriors,
        )
    return printed
