"""What a side gets apart from results: its artificial score and its penalty."""

from fractions import Fraction
from typing import Any

import pytest

from rulings.bridge import Average, Side
from rulings.desk.adjusting.forms.sides import SidesForm
from rulings.models import Ruling, Session
from rulings.scoring.adjusted.penalties import PenaltyKind
from rulings.scoring.boards.lines import AmountUnit, ArtificialScore, Meaning
from rulings.scoring.notation.adjustments import SidePenalty


def sent(ruling: Ruling, **fields: Any) -> SidesForm:
    form = SidesForm(fields, ruling)
    form.is_valid()
    return form


@pytest.mark.parametrize(
    ("fields", "score"),
    [
        ({}, None),
        ({"ns_average": "plus"}, ArtificialScore(Average.PLUS)),
        ({"ns_average": "minus fixed"}, ArtificialScore(Average.MINUS, Meaning.FIXED)),
        ({"ns_average": "set %", "ns_amount": "37.5"}, ArtificialScore.percent(Fraction(75, 2))),
        ({"ns_average": "set MP", "ns_amount": "3"}, ArtificialScore.matchpoints(3)),
    ],
)
def test_an_artificial_score_is_an_average_or_an_amount_set_by_hand(
    ruling: Ruling, fields: dict[str, Any], score: ArtificialScore | None
) -> None:
    form = sent(ruling, **fields)
    assert (form.average_of(Side.NS), form.average_of(Side.EW), dict(form.errors)) == (score, None, {})


@pytest.mark.parametrize(
    ("fields", "field", "sentence"),
    [
        ({"ns_amount": "37.5"}, "ns_average", "There is an amount: choose what it is counted in."),
        ({"ns_average": "plus", "ns_amount": "60"}, "ns_amount", "An average has its own amount. Leave this empty."),
        ({"ns_average": "set %"}, "ns_amount", "Write the amount that you set."),
    ],
)
def test_an_amount_and_what_it_is_counted_in_go_together(
    ruling: Ruling, fields: dict[str, Any], field: str, sentence: str
) -> None:
    form = sent(ruling, **fields)
    assert form.average_of(Side.NS) is None
    assert form.errors[field] == [sentence]


@pytest.mark.parametrize(
    ("fields", "amount"),
    [
        ({"ew_penalty": "standard"}, 25),
        ({"ew_penalty": "other", "ew_penalty_amount": "12.5"}, Fraction(25, 2)),
        ({"ew_penalty": "warning"}, 0),
    ],
)
def test_a_penalty_is_the_standard_one_another_amount_or_a_warning(
    ruling: Ruling, fields: dict[str, Any], amount: Fraction
) -> None:
    form = sent(ruling, **fields)
    assert form.penalty_of(Side.EW) == SidePenalty(Side.EW, Fraction(amount), PenaltyKind.PROCEDURAL, 0)
    assert form.penalty_of(Side.NS) is None


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"ew_penalty": "standard", "ew_penalty_amount": "5"}, "ew_penalty"),
        ({"ew_penalty": "warning", "ew_penalty_amount": "5"}, "ew_penalty"),
        ({"ew_penalty": "other"}, "ew_penalty_amount"),
    ],
)
def test_a_penalty_that_says_two_things_or_nothing_is_none(ruling: Ruling, fields: dict[str, Any], field: str) -> None:
    form = sent(ruling, **fields)
    assert form.penalty_of(Side.EW) is None
    assert list(form.errors) == [field]


def test_an_amount_is_counted_only_in_what_the_boards_are_scored_in(ruling: Ruling) -> None:
    offered = [value for value, _label in SidesForm(None, ruling).fields["ns_average"].choices]  # type: ignore[attr-defined]
    assert [value for value in offered if value.startswith("set")] == [
        f"set {AmountUnit.PERCENT.value}",
        f"set {AmountUnit.MATCHPOINTS.value}",
    ]


def test_which_of_two_players_pays_is_asked_of_single_players_alone(ruling: Ruling, session: Session) -> None:
    assert "ns_player" not in SidesForm(None, ruling).fields
    session.form = "individual"
    session.save()
    ruling.refresh_from_db()
    assert {"ns_player", "ns_blameless", "ew_player"} <= set(SidesForm(None, Ruling.objects.get(pk=ruling.pk)).fields)
