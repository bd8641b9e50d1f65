"""A trainer's test and what it came to, under the site's seal: in its link, in addresses, in a code.

The taker gives the code to his trainer. So nothing of anybody is stored here, and nobody can change what he has.
"""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Any

from rulings.desk.base.signing import opened_seal, seal
from rulings.desk.practice.values import Round, Test
from rulings.laws.practice.levels import Level

MOST_CODES = 200
LONGEST_CODE = 2_000


@dataclass(frozen=True)
class Result:
    """What somebody's test came to: `test` is what is common to all that took the same, `at` in seconds since 1970."""

    test: str
    name: str
    marks: str
    seconds: int
    limit: int
    at: int

    @property
    def right(self) -> int:
        """How many were ruled without a mistake."""
        return self.marks.count("1")


def link_of(test: Test) -> str:
    """What the link of a test has in its address."""
    return _sealed("test", {**asdict(test), "level": str(test.level)})


def opened_test(sealed: str) -> Test | None:
    """The test of a link; None where it is none."""
    found = _opened("test", sealed)
    return Test(**{**found, "level": Level(found["level"]), "only": tuple(found["only"])}) if found else None


def state_of(around: Round) -> str:
    """What the address of a test that is being taken has: nobody can write himself another mark."""
    return _sealed("state", {"test": link_of(around.test) if around.test else "", **around.fields})


def round_of_state(sealed: str) -> Round | None:
    """The round of such an address; None where it is none."""
    found = _opened("state", sealed)
    test = opened_test(found["test"]) if found else None
    if found is None or test is None:
        return None
    return Round(test.level, test.seed, test.number, found["extra"], found["began"], found["marks"], test)


def code_of(test: Test, around: Round, name: str, now: int) -> str:
    """The code by which a trainer learns what the test came to for the taker of that name."""
    result = Result(_digest(test), name, around.marks, now - around.began, around.seconds, now)
    return _sealed("result", asdict(result))


def results_of(codes: Iterable[str]) -> tuple[list[Result], int]:
    """What the codes tell, each once, and how many of them are none."""
    found = [_opened("result", code) for code in dict.fromkeys(codes)]
    results = [Result(**each) for each in found if each]
    return sorted(results, key=lambda each: (each.test, each.name, each.at)), len(found) - len(results)


def _digest(test: Test) -> str:
    """A short name of a test: the same for all who took it."""
    return sha256(repr(test).encode()).hexdigest()[:8]


def _sealed(kind: str, told: dict[str, object]) -> str:
    """What is told, as what it is."""
    return seal(json.dumps({"kind": kind, **told}))


def _opened(kind: str, sealed: str) -> dict[str, Any] | None:
    """What was sealed as that; None for anything else."""
    text = opened_seal(sealed[:LONGEST_CODE]) if sealed.isascii() else None
    found = json.loads(text) if text and text.startswith('{"kind"') else {}
    return found if found.pop("kind", "") == kind else None
