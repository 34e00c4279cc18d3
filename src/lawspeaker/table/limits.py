"""Limits: how often something may happen and how much of it there may be, counted in this process.

All limits on what people can ask of this server are here. The usual values of a room's clocks are with its terms.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable

# How much, at most or from ... to.
MOST_ROOMS = 50  # of one host, that are not over
MOST_NAME = 40  # characters
MOST_LOGIN = 40
MOST_EMAIL = 200
PASSWORD = (8, 200)
MOST_CHAT = 500  # characters of a chat message
AWAY = 120.0  # seconds that somebody is waited for who is asked and not connected, before others may call a bot
WIDTHS = (20, 240)  # columns of a drawing
MOST_REQUEST_BYTES = 16_384  # of what is sent to the server by request,
MOST_SAVE_BYTES = 2_000_000  # except for a stored game
MOST_MESSAGE_BYTES = 4096  # of a message by socket; a longer one is refused,
MOST_FRAME_BYTES = 65_536  # and beyond this the connection is closed without reading it
MOST_UNSENT = 256  # messages that wait for a slow client,
MOST_UNSENT_BYTES = 8_000_000  # and how long they may be together

# How often something is counted.
MOST_BUCKETS = 10_000  # beyond these the least recently used one is dropped
LONGEST_WAIT = 3_600.0  # seconds that anybody is told to wait


class Limits:
    """The limits of one process."""

    def __init__(self) -> None:
        # Requests.
        self.requests = Limit(rate=20, most=120)  # by cookie, and by address for those without one
        self.addresses = Limit(rate=60, most=400)  # by address: several people may share one
        # People.
        self.newcomers = Limit(rate=1 / 5, most=60)  # by address
        self.accounts = Limit(rate=1 / 60, most=10)  # by address
        self.logins = Limit(rate=1 / 30, most=10)  # attempts; by login and by address
        self.mails = Limit(rate=1 / 3600, most=1)  # by person and room: a quick game is no reason for many mails
        # Rooms.
        self.rooms = Limit(rate=1 / 5, most=20)  # by person
        self.games = Limit(rate=1 / 10, most=10)  # brought in or taken away; by person
        # Sockets.
        self.arrivals = Limit(rate=2, most=60)  # by address
        self.sockets_of_address = Held(100)
        self.sockets_of_person = Held(20)
        self.pace: Callable[[], Pace] = Pace  # of each socket
        # Bots. A host beyond this is not refused, but comes after all others.
        self.thinking = Limit(rate=0.5, most=30)  # seconds; by host


class Bucket:
    """Holds up to `most` tokens and gets `rate` new ones a second; what is done takes one out."""

    __slots__ = ("clock", "most", "rate", "tokens", "when")  # each socket has several

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.most = most
        self.clock = clock
        self.tokens = most
        self.when = clock()

    def left(self) -> float:
        """The tokens there are now."""
        now = self.clock()
        self.tokens = min(self.most, self.tokens + (now - self.when) * self.rate)
        self.when = now
        return self.tokens

    def take(self) -> bool:
        """Take a token; whether there was one."""
        if self.left() < 1:
            return False
        self.tokens -= 1
        return True

    def spend(self, amount: float) -> None:
        """Take so many tokens, even ones not there yet: up to `most` can be owed."""
        self.tokens = max(-self.most, self.left() - amount)

    def wait(self) -> float:
        """Seconds until there is a token."""
        missing = max(0.0, 1 - self.left())
        return min(LONGEST_WAIT, missing / self.rate) if self.rate > 0 else LONGEST_WAIT


class Limit:
    """A bucket for each of many names, such as addresses: `most` at once, and `rate` a second in the long run."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.most = most
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, name: str) -> bool:
        """Count one for this name; whether it was within the limit."""
        return self._bucket(name).take()

    def wait(self, name: str) -> float:
        """Seconds until one more is within the limit."""
        return self._bucket(name).wait()

    def spend(self, name: str, amount: float) -> None:
        """Count so much for this name, after the fact."""
        self._bucket(name).spend(amount)

    def has_left(self, name: str) -> bool:
        """Whether this name has not used up everything."""
        return name not in self.buckets or self.buckets[name].left() > 0

    def _bucket(self, name: str) -> Bucket:
        bucket = self.buckets.pop(name, None) or Bucket(self.rate, self.most, self.clock)
        oldest = next(iter(self.buckets), None)
        if oldest is not None and (len(self.buckets) == MOST_BUCKETS or self.buckets[oldest].left() == self.most):
            del self.buckets[oldest]  # one that is full again is like a new one
        self.buckets[name] = bucket
        return bucket


class Held:
    """How many of something each of many names may have at the same time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.counts: Counter[str] = Counter()

    def take(self, name: str) -> bool:
        """Hold one more for this name; whether there was room for it."""
        if self.counts[name] >= self.most:
            return False
        self.counts[name] += 1
        return True

    def give_back(self, name: str) -> None:
        """Hold one less."""
        self.counts[name] -= 1
        if not self.counts[name]:
            del self.counts[name]


class Hold:
    """What one socket counts for."""

    __slots__ = ("held",)

    def __init__(self) -> None:
        self.held: list[tuple[Held, str]] = []

    def take(self, held: Held, name: str) -> bool:
        """Count for this name too; whether there was room for it."""
        if not held.take(name):
            return False
        self.held.append((held, name))
        return True

    def let_go(self) -> None:
        """Count no more."""
        for held, name in self.held:
            held.give_back(name)
        self.held.clear()


class Pace:
    """How often one socket may send messages, costly ones, and glances at what would come of an option; and how many
    warnings it gets before it is cut off.
    """

    def __init__(
        self, messages: float = 20.0, costly: float = 5.0, warnings: float = 2.0, glances: float = 10.0
    ) -> None:
        self.messages = Bucket(messages, 3 * messages)
        self.costly = Bucket(costly, 6 * costly)
        self.glances = Bucket(glances, 3 * glances)
        self.warnings = Bucket(warnings, 50 * warnings)
