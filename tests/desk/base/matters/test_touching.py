"""Where what an act rests on lies: on its own lines, on those that its ruling adjusts, and nowhere else."""

from rulings.desk.base.matters.kinds import Matter
from rulings.desk.base.matters.touching import touching
from rulings.desk.scores.queries.agreements import Agreement
from rulings.desk.scores.services.results import correct_result
from rulings.desk.scores.values.outcomes import Because
from rulings.models import AuditEntry, Club, Result, Ruling, Session, User
from rulings.scoring.notation.results import read_result
from tests.factories import make_adjustment, make_ruling, make_three_tables

AGREED = Agreement(Because.RECORDED_WRONGLY, "misread", "both pairs")


def touched(club: Club, ruling: Ruling, matter: Matter) -> list[int]:
    """What the entries of that matter which touch the ruling are about."""
    every = AuditEntry.objects.all()
    found = every.filter(touching(club, ruling, ruling.report, frozenset({matter}), every))
    return list(found.order_by("sequence").values_list("object_id", flat=True))


def test_a_ruling_without_a_table_is_touched_by_what_the_lines_that_it_adjusts_had(
    dora: User, rev: User, session: Session, club: Club
) -> None:
    line, ruling = make_three_tables(session), make_ruling(dora, session)
    correct_result(actor=rev, result=line, table=read_result("4H -1 E", "en"), agreement=AGREED)
    assert touched(club, ruling, Matter.RESULT) == []
    adjustment = make_adjustment(dora, ruling, line)
    assert touched(club, ruling, Matter.RESULT) == [line.pk]
    assert touched(club, ruling, Matter.SCORE) == [adjustment.pk]


def test_nor_is_it_by_another_line_of_its_board(dora: User, rev: User, session: Session, club: Club) -> None:
    line, ruling = make_three_tables(session), make_ruling(dora, session)
    make_adjustment(dora, ruling, line)
    other = Result.objects.filter(board=line.board).exclude(pk=line.pk)[0]
    correct_result(actor=rev, result=other, table=read_result("4H -1 E", "en"), agreement=AGREED)
    assert touched(club, ruling, Matter.RESULT) == []
