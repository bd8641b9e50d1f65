"""Facts: what a law needs to know, who establishes it, and what the record may already tell.

A fact is declared once: its key, the paragraph that asks for it and the kind of answer it takes.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from rulings.laws.engine.answers import BadAnswer, Kind, OneOf, YesNo

if TYPE_CHECKING:
    from rulings.laws.engine.engine import Case


_T = TypeVar("_T")
_E = TypeVar("_E", bound=StrEnum)


class AskedOf(StrEnum):
    """Who answers. The director establishes facts and judges; a role at the table chooses an option."""

    DIRECTOR = "director"
    JUDGEMENT = "judgement"
    DECLARER = "declarer"
    DEFENDERS = "defenders"
    OFFENDER = "offender"
    PARTNER = "partner"
    LHO = "lho"
    RHO = "rho"


class WaitsFor(StrEnum):
    """What must first happen at the table, or away from it, before some facts can be known."""

    REPLACEMENT = "replacement"
    CALL_IN_TURN = "call_in_turn"
    PARTNERS_LEAD = "partners_lead"
    END_OF_PLAY = "end_of_play"
    POLL = "poll"


class Grounds(StrEnum):
    """Judgements that are parts of one, so that the reason written for the first of them may serve the others."""

    ALTERNATIVE = "alternative"
    CLAIM = "claim"
    DECEPTION = "deception"
    EXPOSED_CARD = "exposed_card"


@dataclass(frozen=True, eq=False)
class Fact(Generic[_T]):
    """One thing a law needs to know. `derive` answers it from what is recorded, or returns None; `derived_through`
    are the facts that it may ask to read the record by, which no law asks where nothing is recorded. `completed` adds
    to an answer what is recorded besides it. With `waits_for` it may be known only later, and all that was found before
    holds meanwhile; `told_by` is the fact that tells that it has come to that. Judgements of the same `grounds` may
    rest on one reason. Where it `yields`, what a door says of it counts only as long as the record says nothing else.
    """

    key: str
    law: str
    kind: Kind[_T]
    asked_of: AskedOf = AskedOf.DIRECTOR
    derive: "Callable[[Case], _T | None] | None" = None
    derived_through: "tuple[AnyFact, ...]" = ()
    completed: "Callable[[Case, _T], _T] | None" = None
    waits_for: WaitsFor | None = None
    told_by: "AnyFact | None" = None
    grounds: Grounds | None = None
    yields: bool = False

    def read(self, raw: object) -> _T:
        try:
            return self.kind.read(raw)
        except BadAnswer as error:
            raise UnknownAnswer(self.key, raw, error.expected) from None


@dataclass(frozen=True)
class Beside:
    """The fact with its answer as it is written, or the entry of the record, that another answer does not go with."""

    key: str
    value: object = None

    def __str__(self) -> str:
        return f"{self.key!r} is {'as it is' if self.value is None else repr(self.value)}"


class UnknownAnswer(BadAnswer):
    """An answer that is not among the fact's options: one line that names the fact and its options.

    `beside` names what rules the answer out, where that was looked for, and `known` holds the values by key that were
    read before; `beside_a_record` where the case has a record, which may be it.
    """

    beside: Beside | None = None
    known: Mapping[str, Any] = MappingProxyType({})

    def __init__(self, key: str, raw: object, expected: str, beside_a_record: bool = False) -> None:
        super().__init__(expected)
        self.key, self.raw, self.beside_a_record = key, raw, beside_a_record

    def __str__(self) -> str:
        shown, beside = repr(self.raw), " beside what is recorded and answered" if self.beside_a_record else ""
        if self.beside is not None:
            return f"fact {self.key!r} cannot be {shown[:60]} where {self.beside}: it takes {self.expected}"
        return f"fact {self.key!r} cannot be {shown[:60]}: it takes {self.expected}{beside}"


AnyFact = Fact[Any]


def yes_no(
    key: str,
    law: str,
    asked_of: AskedOf = AskedOf.DIRECTOR,
    derive: "Callable[[Case], bool | None] | None" = None,
    waits_for: WaitsFor | None = None,
    yields: bool = False,
) -> Fact[bool]:
    return Fact(key, law, YesNo(), asked_of, derive, waits_for=waits_for, yields=yields)


def one_of(
    key: str,
    choices: type[_E],
    law: str,
    asked_of: AskedOf = AskedOf.DIRECTOR,
    derive: "Callable[[Case], _E | None] | None" = None,
    waits_for: WaitsFor | None = None,
    yields: bool = False,
) -> Fact[_E]:
    return Fact(key, law, OneOf(choices), asked_of, derive, waits_for=waits_for, yields=yields)


def judgement(key: str, law: str, waits_for: WaitsFor | None = None, grounds: Grounds | None = None) -> Fact[bool]:
    """A yes or no that only the director's judgement gives; a reason is demanded with it."""
    return Fact(key, law, YesNo(), AskedOf.JUDGEMENT, waits_for=waits_for, grounds=grounds)
