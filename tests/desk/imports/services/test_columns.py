"""Sheets whose columns somebody has to say, and what is kept of that."""

from datetime import date

import pytest
from django.utils import timezone

from rulings.desk.base.refusals import NotAllowed
from rulings.desk.imports.queries.files import waiting_file
from rulings.desk.imports.queries.layouts import layouts_of
from rulings.desk.imports.services.columns import or_wait, say_columns
from rulings.desk.imports.services.importing import add_file, settle_waiting, take_file
from rulings.desk.imports.values import BadFile, Imported, asked_day, asks_columns, is_read_strictly
from rulings.formats.sheets.layout import Layout, digest_of
from rulings.models import AuditEntry, Club, Result, Session, SheetLayout, User, Verb, WaitingFile
from tests.factories import make_profile

TEXT = "a,b,c,d,e\n1,1,2,4H by N,=\n1,3,4,3NT by S,-1\n2,1,4,Pass,\n"
HEADINGS = digest_of(["a", "b", "c", "d", "e"])
LAYOUT = Layout({"board": 0, "number_ns": 1, "number_ew": 2, "contract": 3, "tricks": 4})


@pytest.fixture
def waiting(rev: User, club: Club) -> WaitingFile:
    """A sheet that waits until Rev has said what its columns hold."""
    make_profile(club)
    given = {"event_name": "Friday", "data": TEXT.encode(), "filename": "a.csv", "day": date(2026, 11, 20)}
    told = or_wait(take=take_file, actor=rev, club=club, **given)
    assert isinstance(told, WaitingFile)
    return told


def test_a_sheet_that_nobody_knows_waits_and_only_the_last_one(waiting: WaitingFile, rev: User, club: Club) -> None:
    assert asks_columns(waiting)
    or_wait(
        take=take_file, actor=rev, club=club, event_name=None, data=TEXT.encode() + b"3,1,2,Pass,\n", filename="b.csv"
    )
    assert [each.filename for each in WaitingFile.objects.all()] == ["b.csv"]
    assert not Session.objects.exists()


def test_once_said_it_is_taken_under_the_name_that_was_given_and_the_columns_are_kept(
    waiting: WaitingFile, rev: User, club: Club
) -> None:
    taken = say_columns(actor=rev, waiting=waiting, headings=HEADINGS, layout=LAYOUT)
    assert isinstance(taken, Imported)
    assert (taken.session.event.name, taken.results) == ("Friday", 3)
    assert taken.session.date == date(2026, 11, 20)
    assert layouts_of(club) == {HEADINGS: LAYOUT}
    assert AuditEntry.objects.get(verb=Verb.COLUMNS_KEPT).after["columns"] == len(LAYOUT.columns)


def test_a_cell_that_is_not_what_was_said_takes_nothing_and_keeps_nothing(waiting: WaitingFile, rev: User) -> None:
    wrong = Layout({"board": 0, "number_ns": 1, "number_ew": 2, "contract": 4})
    with pytest.raises(BadFile, match="line 3: expected a contract"):
        say_columns(actor=rev, waiting=waiting, headings=HEADINGS, layout=wrong)
    assert not SheetLayout.objects.exists()
    assert asks_columns(WaitingFile.objects.get())


def test_one_wrong_cell_costs_its_own_line(rev: User, club: Club) -> None:
    make_profile(club)
    data = TEXT.replace("4H by N", "9H by N").encode()
    given = {"event_name": "Friday", "data": data, "filename": "a.csv", "day": date(2026, 11, 20)}
    waiting = or_wait(take=take_file, actor=rev, club=club, **given)
    assert isinstance(waiting, WaitingFile)
    taken = say_columns(actor=rev, waiting=waiting, headings=HEADINGS, layout=LAYOUT)
    assert isinstance(taken, Imported)
    assert (taken.results, len(taken.faults)) == (2, 1)


def test_a_sheet_without_a_day_waits_on_until_it_is_said(rev: User, club: Club) -> None:
    make_profile(club)
    given = {"event_name": None, "data": TEXT.encode(), "filename": "a.csv"}
    waiting = or_wait(take=take_file, actor=rev, club=club, **given)
    assert isinstance(waiting, WaitingFile)
    assert say_columns(actor=rev, waiting=waiting, headings=HEADINGS, layout=LAYOUT) == waiting
    assert not asks_columns(waiting)
    settled = settle_waiting(actor=rev, waiting=waiting, session=None, day=date(2026, 11, 20))
    assert (settled.results, settled.session.date) == (3, date(2026, 11, 20))


def test_said_otherwise_the_newer_layout_stands_and_the_same_again_is_no_act(
    waiting: WaitingFile, rev: User, club: Club
) -> None:
    say_columns(actor=rev, waiting=waiting, headings=HEADINGS, layout=LAYOUT)
    entries = AuditEntry.objects.filter(verb=Verb.COLUMNS_KEPT)
    for layout, acts in ((LAYOUT, 1), (Layout(dict(LAYOUT.columns) | {"table": 0, "board": 0}), 2)):
        again = WaitingFile.objects.create(
            club=club, filename="a.csv", data=TEXT.encode(), sent_by=rev, sent_at=timezone.now()
        )
        say_columns(actor=rev, waiting=again, headings=HEADINGS, layout=layout)
        assert entries.count() == acts
    assert SheetLayout.objects.count() == 1


def test_a_sheet_sent_to_a_session_goes_into_it(rev: User, session: Session) -> None:
    told = or_wait(
        take=add_file, actor=rev, club=session.event.club, session=session, data=TEXT.encode(), filename="a.csv"
    )
    assert isinstance(told, WaitingFile)
    before = Result.objects.filter(board__session=session).count()
    taken = say_columns(actor=rev, waiting=told, headings=HEADINGS, layout=LAYOUT)
    assert isinstance(taken, Imported)
    assert taken.session == session
    assert Result.objects.filter(board__session=session).count() > before


def test_who_runs_no_session_says_nothing(waiting: WaitingFile, pat: User) -> None:
    assert waiting_file(pat, waiting.pk) is None
    with pytest.raises(NotAllowed):
        say_columns(actor=pat, waiting=waiting, headings=HEADINGS, layout=LAYOUT)


def test_who_wants_no_fault_taken_is_asked_about_the_columns_and_then_refused(rev: User, club: Club) -> None:
    make_profile(club)
    data = TEXT.replace("4H by N", "9H by N").encode()
    given = {"event_name": "Friday", "data": data, "filename": "a.csv", "day": date(2026, 11, 20), "is_strict": True}
    waiting = or_wait(take=take_file, actor=rev, club=club, **given)
    assert isinstance(waiting, WaitingFile)
    with pytest.raises(BadFile, match="line 2"):
        say_columns(actor=rev, waiting=waiting, headings=HEADINGS, layout=LAYOUT)
    assert not Session.objects.exists()


def test_what_was_said_of_a_file_stays_said_while_its_columns_and_its_session_are_asked(rev: User, club: Club) -> None:
    make_profile(club)
    day = date(2026, 11, 20)
    given = {"data": TEXT.encode(), "filename": "a.csv", "day": day, "is_strict": True}
    waiting = or_wait(take=take_file, actor=rev, club=club, event_name="Friday", **given)
    assert isinstance(waiting, WaitingFile)
    first = say_columns(actor=rev, waiting=waiting, headings=HEADINGS, layout=LAYOUT)
    assert isinstance(first, Imported)
    more = TEXT.encode() + b"3,1,2,Pass,\n"
    again = or_wait(
        take=take_file, actor=rev, club=club, event_name=None, **given | {"data": more, "filename": "b.csv"}
    )
    assert isinstance(again, WaitingFile)
    assert (asks_columns(again), asked_day(again), is_read_strictly(again)) == (False, day, True)
    settled = settle_waiting(actor=rev, waiting=again, session=first.session)
    assert (settled.session, settled.added) == (first.session, 1)
