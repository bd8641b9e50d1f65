"""Outcomes as JSON and back."""

import json
from fractions import Fraction
from typing import Any

import pytest

from rulings.bridge import Average, Contract, Side
from rulings.scoring.boards.lines import (
    Artificial,
    ArtificialScore,
    Assigned,
    Meaning,
    NotPlayed,
    Outcome,
    Played,
    SelfInflicted,
)
from rulings.scoring.boards.scores import Component, Weighted
from rulings.scoring.boards.table_results import TableResult
from rulings.scoring.errors import Refusal, ScoringError
from rulings.scoring.notation.outcomes import read_outcome, write_outcome
from tests.scoring.saying import exactly

WITH_RESULTS = Weighted(
    (
        Component(420, 60, TableResult(Contract.parse("4S by N"), 10)),
        Component(-50, 40, TableResult(Contract.parse("4S by N"), 9)),
    )
)


@pytest.mark.parametrize(
    "outcome",
    [
        Played(-620),
        NotPlayed(),
        Assigned.to_both(420),
        Assigned(WITH_RESULTS, 0),
        SelfInflicted(Side.EW, -100, WITH_RESULTS, 140),
        Artificial(ArtificialScore(Average.PLUS, Meaning.SESSION), ArtificialScore(Average.MINUS)),
        Artificial(ArtificialScore.percent(Fraction(200, 3)), ArtificialScore.imps(-3)),
    ],
)
def test_what_is_written_is_read_again(outcome: Outcome) -> None:
    assert read_outcome(json.loads(json.dumps(write_outcome(outcome)))) == outcome


def test_an_average_is_stored_as_the_rule() -> None:
    outcome = Artificial(ArtificialScore(Average.PLUS), ArtificialScore(Average.MINUS))
    assert write_outcome(outcome)["ns"] == {"average": "plus", "meaning": "profile", "amount": "0", "unit": "%"}


def test_meaning_and_unit_may_be_left_out() -> None:
    read = read_outcome({"kind": "artificial", "ns": {"average": "plus"}, "ew": {"average": "average"}})
    assert read == Artificial(ArtificialScore(Average.PLUS), ArtificialScore(Average.PLAIN))


@pytest.mark.parametrize(
    ("entries", "refusal"),
    [
        ({}, Refusal.RULE),
        ({"kind": "guessed"}, Refusal.RULE),
        ({"kind": "played"}, Refusal.RULE),
        ({"kind": "played", "points": "420"}, Refusal.RULE),
        ({"kind": "played", "points": True}, Refusal.RULE),
        ({"kind": "played", "points": 425}, Refusal.RULE),
        ({"kind": "played", "points": 10**9}, Refusal.RULE),
        ({"kind": "assigned", "ns": {"points": 420}}, Refusal.RULE),
        ({"kind": "assigned", "ns": {"components": 3}, "ew": {"points": 0}}, Refusal.RULE),
        ({"kind": "assigned", "ns": {"components": []}, "ew": {"points": 0}}, Refusal.NO_COMPONENTS),
        (
            {"kind": "assigned", "ns": {"components": [{"points": 420, "weight": 0}]}, "ew": {"points": 0}},
            Refusal.WEIGHT,
        ),
        (
            {"kind": "assigned", "ns": {"components": [{"points": 420, "weight": 33.3}]}, "ew": {"points": 0}},
            Refusal.RULE,
        ),
        (
            {
                "kind": "assigned",
                "ns": {"components": [{"points": 420, "weight": 100, "result": "4S N +9"}]},
                "ew": {"points": 0},
            },
            Refusal.RELATIVE,
        ),
        ({"kind": "artificial", "ns": {"average": "best"}, "ew": {"average": "plus"}}, Refusal.RULE),
        ({"kind": "artificial", "ns": {"average": "set", "amount": "x"}, "ew": {"average": "plus"}}, Refusal.RULE),
        ({"kind": "self_inflicted", "non_offending": "N"}, Refusal.RULE),
    ],
)
def test_what_cannot_be_is_refused(entries: dict[str, Any], refusal: Refusal) -> None:
    with pytest.raises(ScoringError) as caught:
        read_outcome(entries)
    assert caught.value.refusal is refusal


def test_the_refusal_names_the_entry() -> None:
    sentence = "'425' is not a value of points; choose one of a score of a board, a multiple of 10 up to 10000."
    with pytest.raises(ScoringError, match=exactly(sentence)):
        read_outcome({"kind": "played", "points": 425})
