"""Adjusted scores as they are stored: of a board, of a ruling, in force; and their lines in words."""

from django.db.models import QuerySet

from rulings.bridge import Side
from rulings.desk.adjusting.values import Given
from rulings.desk.adjusting.wording.adjustments import penalty_text, result_text, side_text
from rulings.desk.base.compiled import compiled
from rulings.desk.scores.values.outcomes import table_points, table_result
from rulings.models import Board, Ruling, ScoreAdjustment
from rulings.scoring.boards.scores import FULL_WEIGHT, Component
from rulings.wording.terms import SIDES


def score_lines(adjustment: ScoreAdjustment, reader: Side | None = None) -> list[str]:
    """Each side's score, then penalties, a line each; a side that reads it is told of its own penalties alone."""
    scores = [f"{SIDES[side]}: {side_text(adjustment.score, side)}" for side in Side]
    told = [penalty_text(each) for each in adjustment.side_penalties if reader in (None, each.side)]
    return [*scores, *told]


def score_changes(adjustment: ScoreAdjustment) -> list[tuple[str, str, str]]:
    """Each side that gets another score, with the table's and its own; one line for both where they get the same."""
    table, points = table_result(adjustment.result), table_points(adjustment.result)
    before = "–" if points is None else result_text(Component(points, FULL_WEIGHT, table))
    score = adjustment.score
    after = {side: side_text(score, side) for side in Side if score.outcome is not None}
    if len(set(after.values())) == 1:
        return [("", before, after[Side.NS])]
    return [(str(SIDES[side]), before, text) for side, text in after.items()]


def adjustments_on(board: Board) -> QuerySet[ScoreAdjustment]:
    """Every adjusted score of a board's lines, in force or not, the latest first."""
    found = ScoreAdjustment.objects.filter(result__board=board)
    return found.select_related("ruling", "result__ns", "result__ew", "made_by").order_by("-pk")


def adjustments_given(ruling: Ruling) -> list[ScoreAdjustment]:
    """The adjusted scores that a ruling gave, by result: of the current version all in force, whichever gave them.

    Of a version that was superseded the last that it gave, though another counts now; none that it took back.
    """
    if ruling.is_current:
        return _in_force_of_case(ruling.report_id, ruling.case_id)
    last = {each.result_id: each for each in ruling.adjustments.order_by("result_id", "version")}
    return [each for each in last.values() if not each.withdrawn_because]


@compiled
def _in_force_of_case(report: int, case: int) -> QuerySet[ScoreAdjustment]:
    """The adjusted scores that count, of one case of a report, by result."""
    return adjustments_in_force(report).filter(ruling__case=case)


def adjustments_in_force(report_id: int) -> QuerySet[ScoreAdjustment]:
    """The adjusted scores that count, of every case of a report, by result."""
    found = ScoreAdjustment.objects.select_related("ruling", "result__board").filter(
        ruling__report=report_id, is_current=True
    )
    return found.order_by("result_id")


def would_drop(given: Given, ruling: Ruling, current: ScoreAdjustment | None) -> bool:
    """Whether a penalty alone would take the score away that stands on the line, or another ruling's penalty."""
    if given.outcome is not None or current is None:
        return False
    is_another_s = current.ruling.case_id != ruling.case_id and bool(current.penalties)
    return is_another_s or current.score.outcome is not None
