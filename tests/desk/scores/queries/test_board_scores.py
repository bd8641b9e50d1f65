"""What a board's page shows of the scores: at once what is stored, however it came to be stored."""

from collections.abc import Callable
from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import translation

from rulings.bridge import Side
from rulings.desk.base.known import forget_everything
from rulings.desk.scores.queries.board_scores import BoardScores, board_scores, table_rows
from rulings.models import Board, Contestant, Result, ScoreAdjustment, Session, User
from tests.factories import make_adjustment, make_pair, make_result, make_ruling


def shown(session: Session) -> BoardScores:
    """The scores of board 1."""
    return board_scores(Session.objects.get(pk=session.pk), 1)


def test_a_board_has_its_lines_and_the_rankings_beside_it(line: Result, session: Session) -> None:
    scores = shown(session)
    assert [each.title for each in scores.lists] == ["North-South", "East-West"]
    assert (scores.lines[line.pk].ns, scores.lines[line.pk].ew, scores.reason) == ("4.00", "0.00", "")


def test_a_session_that_cannot_be_scored_says_why(session: Session) -> None:
    assert shown(session).reason == "This session has no results yet. Import them first."


def by_hand(model: type[Any], **values: Any) -> Callable[[Result, User], None]:
    """A change that no service made."""
    return lambda _line, _dora: model.objects.update(**values) and None


def a_line_more(line: Result, _dora: User) -> None:
    session = line.board.session
    pairs = [make_pair(session, "9", side.value, "Ada", "Ida") for side in Side]
    make_result(line.board, *pairs, table="9", score_ns=50)


def an_adjustment(line: Result, dora: User) -> None:
    make_adjustment(dora, make_ruling(dora, line.board.session, table="1", ns=line.ns, ew=line.ew), line)


CHANGES = {
    "a score": lambda line, _dora: Result.objects.filter(pk=line.pk).update(score_ns=-50, score_ew=50),
    "a result taken away": lambda line, _dora: Result.objects.filter(pk=line.pk).delete(),
    "a result more": a_line_more,
    "an artificial score": lambda line, _dora: Result.objects.filter(pk=line.pk).update(artificial="+/-"),
    "an adjusted score": an_adjustment,
    "a name": by_hand(Contestant, name="Zoe – Yan"),
    "a number": lambda line, _dora: Contestant.objects.filter(pk=line.ns_id).update(number="77"),
    "how it is scored": by_hand(Session, own_scoring={"chosen": "butler"}),
    "which line is of which board": lambda line, _dora: Result.objects.filter(pk=line.pk).update(
        board=line.board.session.boards.get(number=2)
    ),
}


@pytest.mark.parametrize("change", CHANGES)
def test_whatever_is_changed_is_shown_at_once_as_if_nothing_had_been_kept(
    change: str, line: Result, session: Session, dora: User
) -> None:
    before = shown(session)
    CHANGES[change](line, dora)
    kept = shown(session)
    forget_everything()
    assert kept == shown(session) != before


def test_an_adjusted_score_taken_back_is_shown_as_it_was(line: Result, session: Session, dora: User) -> None:
    before = shown(session)
    an_adjustment(line, dora)
    ScoreAdjustment.objects.update(is_current=False)
    assert shown(session).lines == before.lines


def test_each_reader_has_his_own_language(line: Result, session: Session) -> None:
    english = shown(session)
    with translation.override("it"):
        assert shown(session).lists[0].title != english.lists[0].title


def test_while_nothing_changes_the_rows_alone_are_read(line: Result, session: Session) -> None:
    shown(session)
    with CaptureQueriesContext(connection) as asked:
        board_scores(session, 1)
    assert len(asked) == 6


def test_the_tables_of_a_board_come_with_who_met_and_what_was_called(line: Result) -> None:
    Result.objects.filter(pk=line.pk).update(auction=["1S", "P", "P", "P"], ew=None)
    (row, auction), *_others = table_rows(line.board_id)
    assert (row.pk, row.pairs, auction) == (line.pk, (("1", line.ns and line.ns.name),), ["1S", "P", "P", "P"])
    assert table_rows(Board.objects.get(number=2).pk) == []
