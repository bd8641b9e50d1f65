"""How a session stood before a file, and what has changed of it since."""

from rulings.desk.imports.queries.snapshots import changed_since, snapshot
from rulings.models import Board, Contestant, Result, Session
from tests.factories import make_pair, make_three_tables


def test_nothing_has_changed_where_nothing_was_done(session: Session) -> None:
    make_three_tables(session)
    assert changed_since(session, snapshot(session)) == {}


def test_what_stood_before_is_told_of_each_column_that_changed(session: Session) -> None:
    result = make_three_tables(session)
    before = snapshot(session)
    stood = Result.objects.values("contract", "lead").get(pk=result.pk)
    Result.objects.filter(pk=result.pk).update(contract="7NTX", lead="HK")
    Board.objects.filter(pk=result.board_id).update(deal="")
    Contestant.objects.filter(pk=result.ns_id).update(name="Others")
    Session.objects.filter(pk=session.pk).update(scoring="IMPS")
    changed = changed_since(session, before)
    assert changed["result"] == {str(result.pk): stood}
    assert list(changed["contestant"][str(result.ns_id)]) == ["name"]
    assert changed["session"] == {str(session.pk): {"scoring": session.scoring}}


def test_what_is_new_is_no_change(session: Session) -> None:
    before = snapshot(session)
    make_pair(session, "9", "NS", "Ned")
    assert changed_since(session, before) == {}
