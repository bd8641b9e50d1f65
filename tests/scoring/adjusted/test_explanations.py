"""An adjusted score taken apart."""

from fractions import Fraction

from rulings.bridge import Average, Side
from rulings.scoring.adjusted.explanations import Explanation, explain
from rulings.scoring.adjusted.self_inflicted import Inflicted
from rulings.scoring.boards.lines import Artificial, ArtificialScore, Assigned, Outcome, SelfInflicted
from rulings.scoring.boards.scores import Weighted
from rulings.scoring.regulations import Method, ScoringRegulations
from tests.scoring.saying import awards, board, scored

IMPS = ScoringRegulations(Method.CROSS_IMPS)


def explained(outcome: Outcome, *others: int, regulations: ScoringRegulations | None = None) -> Explanation:
    played = board(1, outcome, *others)
    found = explain(played, 0, regulations or ScoringRegulations(), len(played.lines))
    assert found is not None
    return found


def parts(found: Explanation, side: Side) -> list[tuple[int, int, Fraction, Fraction]]:
    return [
        (part.component.points, part.component.weight, part.worth, part.contribution)
        for part in found.of(side).components
    ]


def test_each_result_shows_its_matchpoints_and_what_its_weight_makes_of_them() -> None:
    found = explained(Assigned.to_both(Weighted.of((430, 60), (-50, 40))), 420, 170, 420)
    assert parts(found, Side.NS) == [(430, 60, 6, Fraction(18, 5)), (-50, 40, 0, 0)]
    assert parts(found, Side.EW) == [(430, 60, 0, 0), (-50, 40, 6, Fraction(12, 5))]
    assert (found.ns.total, found.ew.total) == (Fraction(18, 5), Fraction(12, 5))
    assert (found.ns.percent, found.ew.percent) == (60, 40)


def test_the_parts_add_up_to_the_award() -> None:
    outcome = Assigned(ns=Weighted.of((620, 25), (170, 35), (-100, 40)), ew=Weighted.of((620, 50), (-100, 50)))
    for regulations in (ScoringRegulations(), IMPS, ScoringRegulations(Method.BUTLER)):
        played = board(1, outcome, 620, 140, 650, -100)
        found = explain(played, 0, regulations, 5)
        assert found is not None
        scores = scored(played, regulations=regulations)
        assert (found.ns.total, found.ew.total) == (awards(scores, 1)[0], awards(scores, 1, "E")[0])


def test_at_imps_there_is_no_percentage() -> None:
    found = explained(Assigned.to_both(Weighted.of((680, 40), (-100, 60))), 650, regulations=IMPS)
    assert parts(found, Side.NS) == [(680, 40, 1, Fraction(2, 5)), (-100, 60, -13, Fraction(-39, 5))]
    assert found.ns.percent is None


def test_self_inflicted_damage_shows_its_three_scores_and_its_case() -> None:
    hurt = SelfInflicted(Side.NS, actual=-100, adjusted=620, without_error=140)
    found = explained(hurt, 620, regulations=IMPS)
    assert found.division is not None
    division = found.division
    assert (division.actual, division.adjusted, division.without_error) == (-12, 0, -10)
    assert (division.case, found.ns.total, found.ew.total) == (Inflicted.PART, -2, 0)


def test_an_artificial_score_has_nothing_to_take_apart() -> None:
    average = ArtificialScore(Average.PLAIN)
    assert explain(board(1, Artificial(average, average), 420), 0, ScoringRegulations(), 2) is None
