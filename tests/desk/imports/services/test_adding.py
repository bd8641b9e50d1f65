"""What a later save brings is stored in few statements, and fills gaps without changing what stands."""

from dataclasses import replace

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from rulings.desk.base.refusals import BadInput, NotAllowed
from rulings.desk.imports.services.importing import add_file, import_session
from rulings.desk.imports.values import BadFile
from rulings.formats.session import FileContestant, FilePlayer, FileResult, SessionFile
from rulings.models import AuditEntry, Board, Club, Player, Result, Session, SessionImport, User
from tests.desk.imports.dumps import dump, rows_of
from tests.desk.imports.evening import CHANGES, evening, saved, with_line
from tests.factories import history, make_club


def begun(club: Club, file: SessionFile, written: str = "usebio") -> Session:
    return import_session(actor=None, club=club, data=saved(file, written), filename="evening").session


def counts() -> list[int]:
    return [model.objects.count() for model in (Session, Board, Result, Player, SessionImport, AuditEntry)]


def test_the_same_bytes_twice_change_nothing(club: Club) -> None:
    session = begun(club, evening(2))
    before, counted = rows_of(session), counts()
    again = add_file(actor=None, session=session, data=saved(evening(2)), filename="other")
    assert (again.repeated, again.created, again.added, again.differences) == (True, False, 0, 0)
    assert (rows_of(session), counts()) == (before, counted)


def test_the_same_later_save_twice_changes_nothing(club: Club) -> None:
    session = begun(club, evening(1))
    first = add_file(actor=None, session=session, data=saved(CHANGES["another name"](evening(2))), filename="x")
    before, counted = rows_of(session), counts()
    again = add_file(actor=None, session=session, data=saved(CHANGES["another name"](evening(2))), filename="y")
    assert (first.repeated, again.repeated) == (False, True)
    assert (first.added, first.differences) == (6, 1)
    assert (again.added, again.differences) == (0, 1)
    assert (rows_of(session), counts()) == (before, counted)


def test_a_file_that_another_session_took_is_refused(club: Club) -> None:
    begun(club, evening(2))
    other = begun(club, evening(3, shift=4))
    with pytest.raises(
        BadInput, match=r"^This file was taken by the session Tuesday Pairs\. Take it back there first\.$"
    ):
        add_file(actor=None, session=other, data=saved(evening(2)), filename="x")


def test_what_came_in_is_recorded(club: Club, dora: User) -> None:
    session = begun(club, evening(1))
    added = add_file(
        actor=dora, session=session, data=saved(CHANGES["another name"](evening(2))), filename="/tmp/x.xml"
    )
    verb, _before, after = history(club)[-1]
    assert (verb, after["filename"], after["added"], after["differences"]) == (
        "session.file_added",
        "x.xml",
        {"result": 6},
        1,
    )
    assert (added.taken.imported_by, added.taken.filename) == (dora, "x.xml")


@pytest.mark.parametrize("who", ["pat", "wanda"])
def test_who_runs_no_session_here_adds_nothing(club: Club, who: str, request: pytest.FixtureRequest) -> None:
    session = begun(club, evening(1))
    before = counts()
    with pytest.raises(NotAllowed):
        add_file(actor=request.getfixturevalue(who), session=session, data=saved(evening(2)), filename="x")
    assert counts()[:5] == before[:5]


@pytest.mark.parametrize("data", [b"", b"To whom it may concern", b'[Board "Q"]\n[Dealer "N"]\n'])
def test_a_file_that_cannot_be_read_adds_nothing(club: Club, data: bytes) -> None:
    session = begun(club, evening(1))
    before = rows_of(session)
    with pytest.raises(BadFile):
        add_file(actor=None, session=session, data=data, filename="x")
    assert rows_of(session) == before


def test_read_strictly_a_text_that_is_too_long_adds_nothing(club: Club) -> None:
    session = begun(club, evening(1))
    before = rows_of(session)
    long = FileContestant("7", number="7", players=(FilePlayer("x" * 201),))
    file = replace(evening(2), contestants=(*evening(2).contestants, long))
    with pytest.raises(BadInput, match="The file holds a text of 201 characters"):
        add_file(actor=None, session=session, data=saved(file), filename="x", is_strict=True)
    assert rows_of(session) == before
    added = add_file(actor=None, session=session, data=saved(file), filename="x")
    assert "Texts that are longer than their place were cut: 1" in " ".join(map(str, added.remarks))
    assert session.contestants.get(number="7").players.get().name == "x" * 200


def test_cards_fill_boards_that_had_none(club: Club) -> None:
    bare = replace(evening(2), boards=tuple(replace(each, deal=None) for each in evening(2).boards))
    session = begun(club, bare)
    add_file(actor=None, session=session, data=saved(evening(2)), filename="x")
    assert dump(session) == dump(begun(make_club("alone"), evening(2)))


def test_cards_alone_change_nothing_else(club: Club) -> None:
    """A file of hand records has neither pairs nor results, and says nothing of scoring."""
    bare = replace(evening(2), boards=tuple(replace(each, deal=None) for each in evening(2).boards))
    session = begun(club, bare)
    hands = replace(evening(0), contestants=(), scoring="", winners=None)
    added = add_file(actor=None, session=session, data=saved(hands, "pbn"), filename="x.pbn")
    assert (added.added, added.differences) == (0, 0)
    assert dump(session) == dump(begun(make_club("alone"), evening(2)))


def without_contract(there: FileResult) -> FileResult:
    return replace(there, contract=None, tricks=None)


def test_a_contract_fills_a_line_that_had_only_points(club: Club) -> None:
    session = begun(club, with_line(evening(2), 0, without_contract))
    added = add_file(actor=None, session=session, data=saved(evening(2)), filename="x")
    assert added.differences == 0
    assert dump(session) == dump(begun(make_club("alone"), evening(2)))


def test_a_line_that_was_empty_is_a_new_result(club: Club) -> None:
    session = begun(club, CHANGES["an emptied line"](evening(2)))
    added = add_file(actor=None, session=session, data=saved(evening(2)), filename="x")
    assert (added.added, added.differences) == (1, 0)
    assert dump(session) == dump(begun(make_club("alone"), evening(2)))


def test_a_late_pair_and_its_results_come_in(club: Club) -> None:
    session = begun(club, evening(1))
    late = FileContestant("7NS", number="7", players=(FilePlayer("Ned"), FilePlayer("Nan")))
    met = FileResult(1, "7NS", "6EW", is_passed_out=True, score_ns=0, score_ew=0, table="4", round="1")
    file = replace(evening(1), contestants=(*evening(1).contestants, late), results=(*evening(1).results, met))
    added = add_file(actor=None, session=session, data=saved(file), filename="x")
    assert (added.added, added.differences) == (1, 0)
    assert session.contestants.get(number="7").name == "Ned – Nan"


@pytest.mark.parametrize("change", ["", *CHANGES])
def test_a_save_costs_as_many_statements_for_many_results_as_for_few(club: Club, change: str) -> None:
    asked = []
    for rounds in (1, 2, 3):
        other = make_club(f"club-{rounds}")
        session = begun(other, evening(max(rounds - 1, 1)))
        data = saved(CHANGES[change](evening(rounds)) if change else evening(rounds, name="Tuesday"))
        with CaptureQueriesContext(connection) as taken:
            add_file(actor=None, session=session, data=data, filename="x")
        asked.append(len(taken))
    assert asked[1] == asked[2]
    assert max(asked) <= 66
