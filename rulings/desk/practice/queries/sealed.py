"""A trainer's test and what it came to, under the site's seal: in its link, and in a code.

The taker gives the code to his trainer. So no name is stored here, and nobody can change what he has.
"""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Any

from rulings.desk.base.signing import Kept, opened_seal, seal
from rulings.desk.practice.values import Test
from rulings.laws.practice.levels import Level

MOST_CODES = 200
LONGEST_CODE = 2_000


@dataclass(frozen=True)
class Result:
    """What somebody's test came to: `test` is what is common to all that took the same, `at` in seconds since 1970.

    `sitting` is which of those it is that were begun by then, `begun`.
    """

    test: str
    name: str
    marks: str
    seconds: int
    limit: int
    at: int
    sitting: int
    begun: int

    @property
    def right(self) -> int:
        """How many were ruled without a mistake."""
        return self.marks.count("1")


def link_of(test: Test) -> str:
    """What the link of a test has in its address."""
    return _sealed("test", _told_of(test))


def opened_test(sealed: str) -> Test | None:
    """The test of a link; None where it is none."""
    return _test_of(_opened("test", sealed))


def kept_test(test: Test) -> str:
    """The test as it is stored: what no link may have in its address."""
    return _sealed("test", _told_of(test), Kept.ADDRESSES)


def stored_test(sealed: str) -> Test | None:
    """The test that was stored; None where it was sealed by another secret."""
    return _test_of(_opened("test", sealed, Kept.ADDRESSES))


def _told_of(test: Test) -> dict[str, object]:
    """A test as JSON."""
    return {**asdict(test), "level": str(test.level)}


def _test_of(found: dict[str, Any] | None) -> Test | None:
    """The test again."""
    return Test(**{**found, "level": Level(found["level"]), "only": tuple(found["only"])}) if found else None


def code_of(result: Result) -> str:
    """The code by which a trainer learns what the test came to."""
    return _sealed("result", asdict(result))


def results_of(codes: Iterable[str]) -> tuple[list[Result], int]:
    """What the codes tell, each once, and how many of them are none."""
    found = [_opened("result", code) for code in dict.fromkeys(codes)]
    results = [Result(**each) for each in found if each]
    return sorted(results, key=lambda each: (each.test, each.name, each.at)), len(found) - len(results)


def name_of(test: Test) -> str:
    """A short name of a test: the same for all who take it."""
    return sha256(repr(test).encode()).hexdigest()[:8]


def _sealed(kind: str, told: dict[str, object], kept: Kept = Kept.ACCOUNTS) -> str:
    """What is told, as what it is."""
    return seal(json.dumps({"kind": kind, **told}), kept)


def _opened(kind: str, sealed: str, kept: Kept = Kept.ACCOUNTS) -> dict[str, Any] | None:
    """What was sealed as that; None for anything else."""
    text = opened_seal(sealed[:LONGEST_CODE], kept) if sealed.isascii() else None
    found = json.loads(text) if text and text.startswith('{"kind"') else {}
    return found if found.pop("kind", "") == kind else None
