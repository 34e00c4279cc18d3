"""Limits: how often something may happen, counted by token buckets in this process."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

MOST_BUCKETS = 10_000  # beyond these the one that was longest unused is forgotten


class Bucket:
    """Holds up to `most` tokens and gets `rate` new ones a second; what is done takes one out."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.most = most
        self.clock = clock
        self.tokens = most
        self.when = clock()

    def take(self) -> bool:
        """Take a token; whether there was one."""
        now = self.clock()
        self.tokens = min(self.most, self.tokens + (now - self.when) * self.rate)
        self.when = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Limit:
    """A bucket for each of many names, such as addresses: `most` at once, and `rate` a second in the long run."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.most = most
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, name: str) -> bool:
        """Count one for this name; whether it was within the limit."""
        bucket = self.buckets.pop(name, None) or Bucket(self.rate, self.most, self.clock)
        self.buckets[name] = bucket
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        return bucket.take()
