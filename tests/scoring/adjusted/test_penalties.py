"""Penalties (90, 91), apart from scores."""

from fractions import Fraction

import pytest

from rulings.scoring.adjusted.penalties import STANDARD, Penalty, PenaltyKind, PenaltyUnit, costs, standard_amounts
from rulings.scoring.errors import ScoringError
from rulings.scoring.regulations import Method, ScoringRegulations, Unit
from rulings.scoring.sessions.session_scores import Session, score_session
from tests.scoring.saying import awards, board, exactly


def test_the_standard_penalty_is_a_quarter_of_a_top_six_imps_or_one_vp() -> None:
    assert Penalty.standard("N1", PenaltyUnit.PERCENT_OF_TOP).cost(Unit.MATCHPOINTS, 18) == Fraction(9, 2)
    assert Penalty.standard("N1", PenaltyUnit.IMPS).cost(Unit.IMPS, 0) == 6
    assert Penalty.standard("N1", PenaltyUnit.VPS, times=2).cost(Unit.VPS, 0) == 2


def test_penalties_of_one_contestant_add_up() -> None:
    twice = [
        Penalty("N1", Fraction(10), PenaltyUnit.PERCENT_OF_TOP),
        Penalty.standard("N1", PenaltyUnit.PERCENT_OF_TOP),
    ]
    assert costs(twice, Unit.MATCHPOINTS, 20) == {"N1": 7}


def test_a_penalty_costs_its_contestant_and_nobody_else() -> None:
    boards = (board(1, 420, 170, 170), board(2, 100, 100, 100))
    penalty = Penalty.standard("N1", PenaltyUnit.PERCENT_OF_TOP, PenaltyKind.DISCIPLINARY)
    before, after = (score_session(Session(boards, penalties=given)) for given in ((), (penalty,)))
    assert [awards(after, number) for number in (1, 2)] == [awards(before, number) for number in (1, 2)]
    assert before.rankings[0].of("N1").total - after.rankings[0].of("N1").total == 1
    assert after.rankings[0].of("N1").penalty == 1
    assert before.rankings[1] == after.rankings[1]
    assert [(s.contestant, s.total) for s in after.rankings[0].standings] == [("N1", 5), ("N2", 3), ("N3", 3)]


def test_the_two_sorts_are_given_under_two_laws() -> None:
    assert [kind.paragraph for kind in PenaltyKind] == ["90A", "91A"]


@pytest.mark.parametrize(
    ("method", "unit", "scored"),
    [
        (Method.MATCHPOINTS, PenaltyUnit.IMPS, "MP"),
        (Method.CROSS_IMPS, PenaltyUnit.PERCENT_OF_TOP, "IMP"),
        (Method.AGGREGATE, PenaltyUnit.VPS, "points"),
    ],
)
def test_a_penalty_in_another_unit_is_refused(method: Method, unit: PenaltyUnit, scored: str) -> None:
    session = Session((board(1, 0, 0),), ScoringRegulations(method), (Penalty.standard("N1", unit),))
    sentence = f"A penalty in {unit} cannot be applied here; this session is scored in {scored}."
    with pytest.raises(ScoringError, match=exactly(sentence)):
        score_session(session)


def test_a_penalty_for_somebody_who_does_not_play_is_refused() -> None:
    session = Session((board(1, 0, 0),), penalties=(Penalty.standard("Pat", PenaltyUnit.PERCENT_OF_TOP),))
    with pytest.raises(ScoringError, match=exactly("Pat does not play in this session.")):
        score_session(session)


@pytest.mark.parametrize("amount", [0, -5])
def test_a_penalty_costs_something(amount: int) -> None:
    with pytest.raises(ScoringError, match=exactly(f"A penalty of {amount} cannot be; its amount is above 0.")):
        Penalty("N1", Fraction(amount), PenaltyUnit.IMPS)


def test_a_profile_names_its_standard_amounts() -> None:
    assert standard_amounts({}) == STANDARD
    assert standard_amounts({"percent_of_top": "10", "imps": 3}) == STANDARD | {
        PenaltyUnit.PERCENT_OF_TOP: 10,
        PenaltyUnit.IMPS: 3,
    }


@pytest.mark.parametrize(
    ("entries", "sentence"),
    [
        ({"points": 1}, "'points' is not a value of standard_penalties; choose one of percent_of_top, imps, vps."),
        ({"vps": "one"}, "'one' is not a value of vps; choose one of a number."),
        ({"imps": 0}, "A penalty of 0 cannot be; its amount is above 0."),
    ],
)
def test_a_standard_amount_that_cannot_be_is_named(entries: dict[str, object], sentence: str) -> None:
    with pytest.raises(ScoringError, match=exactly(sentence)):
        standard_amounts(entries)
