"""An adjusted score with all that goes with it, as a ruling stores it: typed values, each read and written here alone.

A rule is what `notation.outcomes` has, or {"kind": "as_played"} where the table's score stands; beside it

    "form": "A"            the form in which the board was played, where it is fouled (87B)
    "result": "4S = S"     in a plain score beside its points: the contract they come from, in English notation

A penalty is {"side", "amount", "unit", "kind"}, with "player" where one alone of two single players pays. A caution is
{"guard", "paragraph", "values"}. What the director judged holds the names of `Judged`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from rulings.bridge import Fault, Side
from rulings.scoring.adjusted.guards import Caution, Guard
from rulings.scoring.adjusted.penalties import PenaltyKind, PenaltyUnit
from rulings.scoring.boards.lines import Outcome
from rulings.scoring.boards.scores import FULL_WEIGHT, Component, Score, Weighted
from rulings.scoring.boards.table_results import TableResult
from rulings.scoring.notation.outcomes import read_outcome, write_outcome
from rulings.scoring.notation.results import read_result, write_result
from rulings.scoring.notation.spelling import FAULTS, FAULTS_READ
from rulings.scoring.rounding import read_exact

_AS_PLAYED = "as_played"


@dataclass(frozen=True, slots=True)
class AdjustedScore:
    """What a line counts; an `outcome` of None leaves the table's score, in another form or with penalties beside it.

    `results` has the contracts that plain scores come from, by their place in the outcome: "ns", "ew", "adjusted",
    "without_error", "assigned".
    """

    outcome: Outcome | None
    form: str = ""
    results: Mapping[str, TableResult] = field(default_factory=dict)

    def at(self, place: str) -> Component | Weighted:
        """The score at a place of the outcome: several results with weights, or one of full weight."""
        score: Score = getattr(self.outcome, place)
        return score if isinstance(score, Weighted) else Component(score, FULL_WEIGHT, self.results.get(place))


def read_adjusted(rule: Mapping[str, Any]) -> AdjustedScore:
    """An adjusted score from JSON; ScoringError names what is wrong."""
    results = {
        place: read_result(str(part["result"]), "en")
        for place, part in rule.items()
        if isinstance(part, Mapping) and part.get("result")
    }
    outcome = None if rule.get("kind") == _AS_PLAYED else read_outcome(rule)
    return AdjustedScore(outcome, str(rule.get("form", "")), results)


def write_adjusted(score: AdjustedScore) -> dict[str, Any]:
    """What `read_adjusted` reads again; a result that belongs to no plain score of the outcome is left out."""
    rule: dict[str, Any] = {"kind": _AS_PLAYED} if score.outcome is None else write_outcome(score.outcome)
    for place, result in score.results.items():
        if "points" in (part := rule.get(place) or {}):
            part["result"] = write_result(result, "en")
    return rule | ({"form": score.form} if score.form else {})


@dataclass(frozen=True, slots=True)
class SidePenalty:
    """What a side loses apart from the score; an amount of 0 is a warning alone.

    `player` is 1 or 2 where one of two single players alone is to blame (12C3), as the line names them; 0 for both.
    `unit` is None until the penalty is stored, and of a warning where the session's form of scoring takes no penalties.
    """

    side: Side
    amount: Fraction
    kind: PenaltyKind = PenaltyKind.PROCEDURAL
    player: int = 0
    unit: PenaltyUnit | None = None

    @property
    def is_warning(self) -> bool:
        """Whether it costs nothing."""
        return not self.amount


def read_penalty(given: Mapping[str, Any]) -> SidePenalty:
    """A penalty from JSON."""
    unit = PenaltyUnit(given["unit"]) if given["unit"] else None
    amount, player = read_exact(given["amount"]), int(given.get("player", 0))
    return SidePenalty(Side(given["side"]), amount, PenaltyKind(given["kind"]), player, unit)


def write_penalty(penalty: SidePenalty) -> dict[str, str]:
    """What `read_penalty` reads again."""
    written = {
        "side": penalty.side.value,
        "amount": str(penalty.amount),
        "unit": penalty.unit.value if penalty.unit else "",
        "kind": penalty.kind.value,
    }
    return written | ({"player": str(penalty.player)} if penalty.player else {})


@dataclass(frozen=True, kw_only=True)
class Judged:
    """What the director judged, for the guards; `penalty_reason` is what penalties and warnings are for.

    `by_infraction` are points (north-south's) that only the infraction made possible. `own_damage` is the key of what
    the non-offending side did to itself (12C1(e)), "" for nothing. `blameless` has the place, 1 or 2, of an offender's
    partner who is in no way to blame, in an individual (12C3).
    """

    offending: Side | None = None
    faults: Mapping[Side, Fault] = field(default_factory=dict)
    is_numerous: bool = False
    is_outside_agency: bool = False
    other_table_favours: bool = False
    own_damage: str = ""
    blameless: Mapping[Side, int] = field(default_factory=dict)
    penalty_reason: str = ""
    by_infraction: frozenset[int] = frozenset()


_PLAIN = ("is_numerous", "is_outside_agency", "other_table_favours", "own_damage", "penalty_reason")


def read_judged(given: Mapping[str, Any]) -> Judged:
    """What was judged, from JSON; what an older row does not have was not judged."""
    return Judged(
        offending=Side(given["offending"]) if given.get("offending") else None,
        faults={Side(side): FAULTS_READ[fault] for side, fault in given.get("faults", {}).items()},
        blameless={Side(side): int(at) for side, at in given.get("blameless", {}).items()},
        by_infraction=frozenset(given.get("by_infraction", ())),
        **{name: given[name] for name in _PLAIN if name in given},
    )


def write_judged(judged: Judged) -> dict[str, Any]:
    """What `read_judged` reads again."""
    return {
        "offending": judged.offending.value if judged.offending else "",
        "faults": {side.value: FAULTS[fault] for side, fault in judged.faults.items()},
        **{name: getattr(judged, name) for name in _PLAIN},
        "blameless": {side.value: at for side, at in judged.blameless.items()},
        "by_infraction": sorted(judged.by_infraction),
    }


def read_caution(given: Mapping[str, Any]) -> Caution:
    """What a guard said, from JSON."""
    return Caution(Guard(given["guard"]), given["paragraph"], given["values"])


def write_caution(caution: Caution) -> dict[str, Any]:
    """What `read_caution` reads again."""
    return {"guard": caution.guard.value, "paragraph": caution.paragraph, "values": dict(caution.values)}
