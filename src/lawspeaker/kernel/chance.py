"""Chance: dice, shuffles and picks. Every outcome is kept.

An outcome is a number below some bound. A source counts outcomes and computes each from its place in the stream, so
going back in a match means resetting the place. Three sources: `Keyed` for live games, `Fast` for search and
simulation, `Scripted` for tests and for people who roll real dice; `Replayed` gives stored outcomes again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64, mypyc_attr

from lawspeaker.kernel.errors import ChanceError

MASK: Final = (1 << 64) - 1
HALF: Final = (1 << 32) - 1
QUARTER: Final = (1 << 16) - 1
COMPILED: Final = not __file__.endswith(".py")

Pickled = tuple[Callable[..., "Chance"], tuple[object, ...]]  # how a source is made again


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where outcomes come from. A subclass computes the `outcome` at a `place`, a number below `bound`."""

    def __init__(self) -> None:
        self.outcomes: list[int] = []
        self.shared = False  # whether a copy may share the outcomes: call `own` before changing them

    def own(self) -> None:
        """Copy the outcomes, if they are still shared: they are about to change."""
        if self.shared:
            self.outcomes = self.outcomes[:]
            self.shared = False

    def outcome(self, place: int, bound: int) -> int:
        raise NotImplementedError

    def copy(self) -> Chance:
        raise NotImplementedError

    def __deepcopy__(self, memo: dict[int, object]) -> Chance:
        return self.copy()

    def rewind(self, place: int) -> None:
        """Go back to where only `place` outcomes had been given."""
        self.own()
        del self.outcomes[place:]

    def follow(self, outcomes: list[int]) -> None:
        """Take over after these outcomes of another source."""
        self.outcomes = outcomes[:]
        self.shared = False

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, all equally likely."""
        value = self.outcome(len(self.outcomes), bound)
        self.own()
        self.outcomes.append(value)
        return value

    def pick(self, size: int) -> int:
        """A place among `size` things."""
        return self.below(size)

    def die(self, faces: int, lowest: int = 1) -> int:
        """One die, its faces numbered from `lowest`."""
        return self.below(faces) + lowest

    def dice(self, number: int, faces: int, lowest: int = 1) -> list[int]:
        """Several dice, rolled one by one."""
        return [self.die(faces, lowest) for _ in range(number)]

    def shuffle(self, cards: list[int], domain: str = "") -> None:
        """Shuffle a list in place. The domain of the cards is for subclasses that guess at the order."""
        for last in range(len(cards) - 1, 0, -1):
            chosen = self.below(last + 1)
            cards[last], cards[chosen] = cards[chosen], cards[last]


class Fast(Chance):
    """A seeded stream for search and simulation: the splitmix64 function of seed and place."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.seed = seed
        self.high: i64 = (seed >> 32) & HALF
        self.low: i64 = seed & HALF

    def outcome(self, place: int, bound: int) -> int:
        if COMPILED and bound <= QUARTER:
            return scrambled(self.high, self.low, place, bound)
        bits = (self.seed + (place + 1) * 0x9E3779B97F4A7C15) & MASK
        bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & MASK
        bits ^= bits >> 31
        return (bits * bound) >> 64

    def copy(self) -> Chance:
        made = Fast(self.seed)
        made.outcomes = self.outcomes
        made.shared = self.shared = True
        return made

    def __reduce__(self) -> Pickled:
        return fast, (self.seed, self.outcomes)


# The compiled build works with the two halves of the bits, which fit into the numbers of a machine: many times faster.


def scrambled(high: i64, low: i64, place: i64, bound: i64) -> int:
    """The same as `Fast.outcome`, of a seed with these halves."""
    low += times(place + 1, 0x7F4A7C15)
    high = (high + upper(0, place + 1, 0x9E3779B9, 0x7F4A7C15) + (low >> 32)) & HALF
    low &= HALF
    spread = high ^ (high >> 30)
    low ^= ((high << 2) & HALF) | (low >> 30)
    high = spread
    high, low = upper(high, low, 0xBF58476D, 0x1CE4E5B9), times(low, 0x1CE4E5B9)
    spread = high ^ (high >> 27)
    low ^= ((high << 5) & HALF) | (low >> 27)
    high = spread
    high, low = upper(high, low, 0x94D049BB, 0x133111EB), times(low, 0x133111EB)
    spread = high ^ (high >> 31)
    low ^= ((high << 1) & HALF) | (low >> 31)
    return int((spread * bound + ((low * bound) >> 32)) >> 32)


def times(a: i64, b: i64) -> i64:
    """The lower half of a product of two halves."""
    return ((a & QUARTER) * b + ((((a >> 16) * b) & QUARTER) << 16)) & HALF


def upper(high: i64, low: i64, by_high: i64, by_low: i64) -> i64:
    """The upper half of a product of two numbers of two halves each, of which as many bits are kept."""
    inner = (low >> 16) * by_low
    carried = ((low & QUARTER) * by_low + ((inner & QUARTER) << 16)) >> 32
    return (carried + (inner >> 16) + times(high, by_low) + times(low, by_high)) & HALF


def fast(seed: int, outcomes: list[int]) -> Fast:
    """The stream of a seed after these outcomes."""
    made = Fast(seed)
    made.follow(outcomes)
    return made


class Keyed(Chance):
    """A secret stream for live games: HMAC-SHA256 of the place under a 256-bit key.

    The commitment, the hash of the key, is published when the game starts and the key when it ends;
    then anybody can compute every outcome again.
    """

    def __init__(self, key: bytes | None = None) -> None:
        super().__init__()
        self.key = secrets.token_bytes(32) if key is None else key
        if len(self.key) != 32:
            raise ChanceError(f"a chance key has 32 bytes, not {len(self.key)}")

    @property
    def commitment(self) -> str:
        """The hash that commits to this stream without revealing it."""
        return hashlib.sha256(self.key).hexdigest()

    def outcome(self, place: int, bound: int) -> int:
        digest = hmac.digest(self.key, place.to_bytes(8, "big"), "sha256")
        return (int.from_bytes(digest[:16], "big") * bound) >> 128

    def copy(self) -> Chance:
        return keyed(self.key, self.outcomes)

    def __reduce__(self) -> Pickled:
        return keyed, (self.key, self.outcomes)


def keyed(key: bytes, outcomes: list[int]) -> Keyed:
    """The stream of a key after these outcomes."""
    made = Keyed(key)
    made.follow(outcomes)
    return made


class Replayed(Chance):
    """Stored outcomes first, then another source."""

    def __init__(self, stored: list[int], then: Chance | None = None) -> None:
        super().__init__()
        self.stored = stored
        self.then = then

    def outcome(self, place: int, bound: int) -> int:
        if place < len(self.stored):
            value = self.stored[place]
            if not 0 <= value < bound:
                raise ChanceError(f"stored outcome {place + 1} is {value}, but only 0 to {bound - 1} can come up there")
            return value
        if self.then is None:
            raise ChanceError(f"only {len(self.stored)} outcomes are stored, and another is needed")
        return self.then.outcome(place, bound)

    def copy(self) -> Chance:
        return replayed(self.stored, None if self.then is None else self.then.copy(), self.outcomes)

    def __reduce__(self) -> Pickled:
        return replayed, (self.stored, self.then, self.outcomes)


def replayed(stored: list[int], then: Chance | None, outcomes: list[int], given: int | None = None) -> Replayed:
    """Stored outcomes, of which these have been given; or only so many of these."""
    made = Replayed(stored, then)
    made.outcomes = outcomes[:given]
    return made


class Scripted(Chance):
    """Outcomes written down beforehand, as people would call them out.

    `dice` are faces as read, `picks` places counted from 0. Each of `shuffles` lists cards in the order they are drawn;
    the rest stay as they lie. When a script runs out, `then` goes on. Without it that is an error, which says what was
    rolled, picked or shuffled.
    """

    def __init__(
        self,
        dice: list[int] | None = None,
        picks: list[int] | None = None,
        shuffles: list[list[int]] | None = None,
        then: Chance | None = None,
    ) -> None:
        super().__init__()
        self.script_dice = dice or []
        self.script_picks = picks or []
        self.script_shuffles = shuffles or []
        self.then = then
        # For each outcome, how much of each script had been used before it; `rewind` goes back to that.
        self.used: list[tuple[int, int, int]] = []
        self.next_die = 0
        self.next_pick = 0
        self.next_shuffle = 0

    def outcome(self, place: int, bound: int) -> int:
        if self.then is None:
            raise self.run_out("outcomes", 0, f"one of {bound} possibilities is needed")
        return self.then.outcome(place, bound)

    def run_out(self, what: str, given: int, wanted: str) -> ChanceError:
        scripted = f"after {given}" if given else "and none was given"
        return ChanceError(f"the script has run out of {what}, {scripted}: {wanted}; `then=Fast(1)` would go on")

    def note(self, value: int, bound: int, what: str) -> int:
        if not 0 <= value < bound:
            raise ChanceError(f"the scripted {what} cannot come up here: there are {bound} possibilities")
        self.used.append(self.place())
        self.outcomes.append(value)
        return value

    def below(self, bound: int) -> int:
        return self.note(self.outcome(len(self.outcomes), bound), bound, "outcome")

    def die(self, faces: int, lowest: int = 1) -> int:
        if self.next_die >= len(self.script_dice):
            if self.then is None:
                rolled = f"a die with the faces {lowest} to {lowest + faces - 1} is rolled"
                raise self.run_out("dice", len(self.script_dice), rolled)
            return self.below(faces) + lowest
        face = self.script_dice[self.next_die]
        self.note(face - lowest, faces, f"face {face}")
        self.next_die += 1
        return face

    def pick(self, size: int) -> int:
        if self.next_pick >= len(self.script_picks):
            if self.then is None:
                raise self.run_out("picks", len(self.script_picks), f"a place among {size} is picked")
            return self.below(size)
        place = self.script_picks[self.next_pick]
        self.note(place, size, f"pick {place}")
        self.next_pick += 1
        return place

    def shuffle(self, cards: list[int], domain: str = "") -> None:
        if self.next_shuffle >= len(self.script_shuffles):
            if self.then is None and len(cards) > 1:
                what = f"{len(cards)} {domain.replace('_', ' ') or 'card'}s are shuffled"
                raise self.run_out("shuffles", len(self.script_shuffles), what)
            super().shuffle(cards, domain)
            return
        wanted = self.script_shuffles[self.next_shuffle]
        for last in range(len(cards) - 1, 0, -1):
            turn = len(cards) - 1 - last
            chosen = last
            if turn < len(wanted):
                if wanted[turn] not in cards[: last + 1]:
                    raise ChanceError(f"card {wanted[turn]} of the scripted shuffle is not among those shuffled")
                chosen = cards.index(wanted[turn])
            self.note(chosen, last + 1, f"card {chosen}")
            cards[last], cards[chosen] = cards[chosen], cards[last]
        self.next_shuffle += 1

    def follow(self, outcomes: list[int]) -> None:
        self.outcomes = outcomes[:]
        self.used = [(0, 0, 0)] * len(outcomes)

    def rewind(self, place: int) -> None:
        if place < len(self.used):
            self.next_die, self.next_pick, self.next_shuffle = self.used[place]
        del self.used[place:]
        del self.outcomes[place:]

    def copy(self) -> Chance:
        then = None if self.then is None else self.then.copy()
        scripts = (self.script_dice, self.script_picks, self.script_shuffles)
        return scripted(*scripts, then, self.outcomes, [*self.used, self.place()])

    def __reduce__(self) -> Pickled:
        scripts = (self.script_dice, self.script_picks, self.script_shuffles)
        return scripted, (*scripts, self.then, self.outcomes, [*self.used, self.place()])

    def place(self) -> tuple[int, int, int]:
        """How much of each script has been used."""
        return self.next_die, self.next_pick, self.next_shuffle


def scripted(
    dice: list[int],
    picks: list[int],
    shuffles: list[list[int]],
    then: Chance | None,
    outcomes: list[int],
    used: list[tuple[int, int, int]],
) -> Scripted:
    """A script of which so much has been used: before each outcome, and now."""
    made = Scripted(dice, picks, shuffles, then)
    made.outcomes = outcomes[:]
    made.used = used[:-1]
    made.next_die, made.next_pick, made.next_shuffle = used[-1]
    return made
