"""An adjusted score and what stands beside it, as JSON and back: whatever is written is read again, and as it was."""

import json
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulings.bridge import Average, Contract, Denomination, Doubled, Fault, Seat, Side
from rulings.scoring.adjusted.guards import Caution, Guard
from rulings.scoring.adjusted.penalties import PenaltyKind, PenaltyUnit
from rulings.scoring.boards.lines import (
    AmountUnit,
    Artificial,
    ArtificialScore,
    Assigned,
    Meaning,
    NotPlayed,
    OneSideAtFault,
    Outcome,
    Played,
    SelfInflicted,
)
from rulings.scoring.boards.scores import FULL_WEIGHT, Component, Weighted
from rulings.scoring.boards.table_results import PASSED_OUT, TableResult
from rulings.scoring.notation.adjustments import (
    AdjustedScore,
    Judged,
    SidePenalty,
    read_adjusted,
    read_caution,
    read_judged,
    read_penalty,
    write_adjusted,
    write_caution,
    write_judged,
    write_penalty,
)

POINTS = st.integers(-760, 760).map(lambda tens: tens * 10)
CONTRACTS = st.builds(
    Contract, st.integers(1, 7), st.sampled_from(Denomination), st.sampled_from(Doubled), st.sampled_from(Seat)
)
RESULTS = st.just(PASSED_OUT) | st.builds(TableResult, CONTRACTS, st.integers(0, 13))
COMPONENTS = st.builds(Component, POINTS, st.integers(1, FULL_WEIGHT), st.none() | RESULTS)
SCORES = POINTS | st.lists(COMPONENTS, min_size=1, max_size=4).map(lambda parts: Weighted(tuple(parts)))
AMOUNTS = st.fractions(-100, 100, max_denominator=60)
ARTIFICIAL = st.builds(ArtificialScore, st.sampled_from(Average), st.sampled_from(Meaning)) | st.builds(
    ArtificialScore, st.none(), amount=AMOUNTS, unit=st.sampled_from(AmountUnit)
)
SIDES = st.sampled_from(Side)
OUTCOMES = st.one_of(
    st.builds(Played, POINTS),
    st.builds(Assigned, SCORES, SCORES),
    st.builds(SelfInflicted, SIDES, POINTS, SCORES, SCORES),
    st.builds(Artificial, ARTIFICIAL, ARTIFICIAL),
    st.builds(OneSideAtFault, SIDES, st.none() | SCORES),
    st.just(NotPlayed()),
)
PLACES = ("ns", "ew", "adjusted", "without_error", "assigned")


def through_json(written: Any) -> Any:
    return json.loads(json.dumps(written))


def with_results(outcome: Outcome | None, form: str, results: dict[str, TableResult]) -> AdjustedScore:
    """Results stand where the outcome has plain scores."""
    plain = {place: each for place, each in results.items() if isinstance(getattr(outcome, place, None), int)}
    return AdjustedScore(outcome, form, plain)


@given(
    st.none() | OUTCOMES, st.sampled_from(["", "A", "F"]), st.dictionaries(st.sampled_from(PLACES), RESULTS, max_size=5)
)
@settings(max_examples=300)
def test_an_adjusted_score_is_read_as_it_was_written(
    outcome: Outcome | None, form: str, results: dict[str, TableResult]
) -> None:
    score = with_results(outcome, form, results)
    written = through_json(write_adjusted(score))
    assert read_adjusted(written) == score
    assert write_adjusted(read_adjusted(written)) == written


@given(
    st.builds(
        SidePenalty,
        SIDES,
        st.fractions(0, 100, max_denominator=60),
        st.sampled_from(PenaltyKind),
        st.integers(0, 2),
        st.none() | st.sampled_from(PenaltyUnit),
    )
)
def test_a_penalty_is_read_as_it_was_written(penalty: SidePenalty) -> None:
    assert read_penalty(through_json(write_penalty(penalty))) == penalty


@given(
    st.builds(
        Judged,
        offending=st.none() | SIDES,
        faults=st.dictionaries(SIDES, st.sampled_from(Fault)),
        is_numerous=st.booleans(),
        own_damage=st.sampled_from(["", "gambling_action"]),
        blameless=st.dictionaries(SIDES, st.integers(1, 2)),
        penalty_reason=st.text(max_size=20),
        by_infraction=st.frozensets(POINTS, max_size=3),
    )
)
def test_what_was_judged_is_read_as_it_was_written(judged: Judged) -> None:
    assert read_judged(through_json(write_judged(judged))) == judged


@given(st.builds(Caution, st.sampled_from(Guard), st.just("12C2(a)"), st.dictionaries(st.text(), st.text())))
def test_a_caution_is_read_as_it_was_written(caution: Caution) -> None:
    assert read_caution(through_json(write_caution(caution))) == caution


PLAIN = {"points": 420, "result": "4S = S"}
WEIGHTED = {
    "components": [{"points": 420, "weight": 60, "result": "4S = S"}, {"points": -100, "weight": 40, "result": ""}]
}
PLUS = {"average": "plus", "meaning": "profile", "amount": "0", "unit": "%"}
STORED: list[dict[str, Any]] = [
    {"kind": "as_played"},
    {"kind": "as_played", "form": "A"},
    {"kind": "not_played"},
    {"kind": "not_played", "form": "B"},
    {"kind": "assigned", "ns": PLAIN, "ew": PLAIN},
    {"kind": "assigned", "ns": {"points": -50}, "ew": WEIGHTED, "form": "C"},
    {"kind": "self_inflicted", "non_offending": "NS", "actual": -50, "adjusted": PLAIN, "without_error": WEIGHTED},
    {"kind": "artificial", "ns": PLUS, "ew": PLUS | {"average": "average", "meaning": "session"}},
    {"kind": "artificial", "ns": PLUS | {"average": "set", "amount": "125/2"}, "ew": PLUS | {"average": "minus"}},
    {"kind": "one_side_at_fault", "at_fault": "EW", "assigned": None},
    {"kind": "one_side_at_fault", "at_fault": "EW", "assigned": PLAIN},
]


@pytest.mark.parametrize("rule", STORED)
def test_a_stored_rule_is_written_as_it_stood(rule: dict[str, Any]) -> None:
    assert write_adjusted(read_adjusted(rule)) == rule


def test_stored_faults_penalties_and_older_judgements_stay_readable() -> None:
    judged = read_judged({"faults": {"NS": "part", "EW": "direct"}})
    assert judged == Judged(faults={Side.NS: Fault.PARTLY, Side.EW: Fault.DIRECTLY})
    assert read_judged({"reason": "the cards of table 3 were found"}) == Judged()
    warning = {"side": "NS", "amount": "0", "unit": "", "kind": "procedural"}
    assert (read_penalty(warning), write_penalty(read_penalty(warning))) == (SidePenalty(Side.NS, Fraction(0)), warning)
