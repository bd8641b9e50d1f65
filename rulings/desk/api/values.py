"""What the interface for programs takes: how much, how often; and its refusals, in the language that is asked for."""

from collections import OrderedDict
from dataclasses import dataclass, field
from http import HTTPStatus
from math import ceil
from threading import Lock

MOST_OF_A_QUERY = 4_000
MOST_OF_A_BODY = 64 * 1024
DEEPEST = 8
"""So many lists and objects within each other: a record has four."""
_MOST_ASKERS = 10_000


class Unasked(Exception):
    """What cannot be answered, with its status: one sentence that says what was wrong and what is taken.

    `told` are more members of the problem.
    """

    def __init__(self, status: HTTPStatus, sentence: str, **told: object) -> None:
        super().__init__(sentence)
        self.status, self.told = status, told


@dataclass
class Rate:
    """How often each asker may ask: `burst` times at once, and from then on `per_second`.

    Counted by this process alone, and of the askers of late only; nothing is stored.
    """

    burst: int
    per_second: float
    _left: OrderedDict[str, tuple[float, float]] = field(default_factory=OrderedDict)
    _lock: Lock = field(default_factory=Lock)

    def wait(self, asker: str, now: float) -> int:
        """0 where he may ask, which is counted; else the seconds after which he may. `now` is of a clock in seconds."""
        with self._lock:
            left, at = self._left.pop(asker, (float(self.burst), now))
            left = min(float(self.burst), left + (now - at) * self.per_second)
            may = left >= 1
            self._left[asker] = (left - may, now)
            while len(self._left) > _MOST_ASKERS:
                self._left.popitem(last=False)
        return 0 if may else max(1, ceil((1 - left) / self.per_second))


@dataclass(frozen=True)
class Asked:
    """What is to be ruled on."""

    situation: str
    edition: str
    language: str
    facts: dict[str, object]
    record: dict[str, object] | None = None
