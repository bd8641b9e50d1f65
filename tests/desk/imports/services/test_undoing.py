"""Files taken back: each leaves the session exactly as it found it, unless something stands on it."""

from dataclasses import dataclass
from datetime import timedelta
from itertools import product

import pytest
from django.db import transaction
from django.utils import timezone
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulings.desk.base.refusals import NotAllowed, WrongState
from rulings.desk.imports.services.differences import leave_difference, take_difference
from rulings.desk.imports.services.importing import add_file, import_session
from rulings.desk.imports.services.tokens import make_token
from rulings.desk.imports.services.undoing import undo_import
from rulings.desk.scores.queries.agreements import Agreement
from rulings.desk.scores.queries.sealed_lines import lines_of, places_of
from rulings.desk.scores.services.results import correct_result
from rulings.desk.scores.values.outcomes import Because
from rulings.desk.trail.queries.replay.boards import Boards
from rulings.desk.trail.queries.replay.lines import Lines
from rulings.desk.trail.queries.replay.plays import Plays
from rulings.formats.session import SessionFile
from rulings.models import (
    Board,
    Club,
    Contestant,
    Difference,
    DifferenceState,
    Event,
    Player,
    Result,
    Session,
    SessionImport,
    User,
)
from rulings.scoring.notation.results import read_result
from tests.desk.imports.dumps import Dump, rows_of
from tests.desk.imports.evening import CHANGES, evening, saved
from tests.desk.imports.growing import EVENINGS, NAMES, saves
from tests.factories import history, make_report


def begun(club: Club, file: SessionFile) -> Session:
    return import_session(actor=None, club=club, data=saved(file), filename="evening").session


def send(session: Session, file: SessionFile) -> SessionImport:
    return add_file(actor=None, session=session, data=saved(file), filename="evening").taken


def last(session: Session) -> SessionImport:
    return session.imports.filter(undone_at__isnull=True).order_by("-pk")[0]


@dataclass(frozen=True)
class Save:
    """A save of the evening: rounds played, what was corrected in it, and what is decided of that."""

    rounds: int
    change: str
    decision: str

    @property
    def file(self) -> SessionFile:
        """What the program saves."""
        return CHANGES[self.change](evening(self.rounds)) if self.change else evening(self.rounds)


DECISIONS = {"take": take_difference, "leave": leave_difference}
SAVES = st.builds(
    Save, rounds=st.integers(1, 3), change=st.sampled_from(["", *CHANGES]), decision=st.sampled_from([*DECISIONS, ""])
)


def decide(actor: User, taken: SessionImport, decision: str) -> None:
    """The same is decided of all that a file has otherwise."""
    for difference in taken.differences.filter(state=DifferenceState.WAITING):
        if decision:
            DECISIONS[decision](actor=actor, difference=difference)


def undone_in_reverse(actor: User, session: Session, before: list[Dump]) -> None:
    """Each file taken back, the last one first, gives what was there before it, and the trail tells so."""
    for dump in reversed(before):
        assert told_otherwise(session) == []
        undo_import(actor=actor, taken=last(session))
        assert rows_of(session) == dump
    assert told_otherwise(session) == []


def told_otherwise(session: Session) -> list[str]:
    """What is found of the boards, the lines, and what was played."""
    tables = (Boards(), Lines(), Plays())
    return [str(each) for table in tables for each in table.differences(session.event.club)]


@settings(max_examples=20, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(later=st.lists(SAVES, min_size=1, max_size=5))
def test_files_taken_back_in_reverse_give_what_was_before_each(club: Club, dora: User, later: list[Save]) -> None:
    with transaction.atomic():
        session, before = begun(club, evening(1)), []
        for save in later:
            dump = rows_of(session)
            added = add_file(actor=None, session=session, data=saved(save.file), filename="evening")
            if not added.repeated:
                before.append(dump)
                decide(dora, added.taken, save.decision)
        undone_in_reverse(dora, session, before)
        transaction.set_rollback(True)


@pytest.mark.parametrize(("change", "decision"), [*product(CHANGES, DECISIONS)])
def test_each_correction_is_taken_back_whatever_was_decided_of_it(
    club: Club, dora: User, change: str, decision: str
) -> None:
    session = begun(club, evening(2))
    before = [rows_of(session)]
    decide(dora, send(session, CHANGES[change](evening(2))), decision)
    before.append(rows_of(session))
    send(session, evening(3))
    undone_in_reverse(dora, session, before)


@pytest.mark.parametrize(("path", "way"), EVENINGS, ids=NAMES)
def test_a_real_file_that_grew_is_taken_back_save_by_save(club: Club, dora: User, path: object, way: str) -> None:
    first, *later = saves(path, way)  # type: ignore[arg-type]
    session = import_session(actor=None, club=club, data=first, filename="file").session
    before = []
    for data in later:
        dump = rows_of(session)
        add_file(actor=None, session=session, data=data, filename="file")
        before.append(dump)
    undone_in_reverse(dora, session, before)


def test_taking_back_the_file_that_made_a_session_removes_it(club: Club, dora: User) -> None:
    session = begun(club, evening(2))
    send(session, CHANGES["another contract"](evening(3)))
    undo_import(actor=dora, taken=last(session))
    assert undo_import(actor=dora, taken=last(session)) is None
    left = (Event, Session, Board, Contestant, Player, Result, SessionImport, Difference)
    assert [model.objects.count() for model in left] == [0] * len(left)


def test_the_event_stays_where_it_has_another_session(club: Club, dora: User) -> None:
    session, other = begun(club, evening(1)), begun(club, evening(3, shift=4))
    assert undo_import(actor=dora, taken=last(other)) is None
    assert (session.event, list(Session.objects.all())) == (Event.objects.get(), [session])


def test_the_same_file_may_come_again_after_it_was_taken_back(club: Club, dora: User) -> None:
    session = begun(club, evening(1))
    taken = send(session, evening(2))
    with_file = rows_of(session)["results"]
    undo_import(actor=dora, taken=taken)
    again = add_file(actor=None, session=session, data=saved(evening(2)), filename="evening")
    assert (again.repeated, again.added, len(rows_of(session)["results"])) == (False, 6, len(with_file))


def test_a_token_does_not_keep_a_session_that_a_file_had_made(club: Club, dora: User) -> None:
    session = begun(club, evening(1))
    make_token(actor=dora, session=session, name="Scorer")
    assert undo_import(actor=dora, taken=last(session)) is None


def refused(actor: User, taken: SessionImport) -> str:
    """The sentence of a refusal, which changes nothing."""
    before = rows_of(taken.session)
    with pytest.raises(WrongState) as refusal:
        undo_import(actor=actor, taken=taken)
    assert rows_of(taken.session) == before
    assert SessionImport.objects.get(pk=taken.pk).undone_at is None
    return str(refusal.value)


def test_a_file_stays_where_a_later_one_came(club: Club, dora: User) -> None:
    session = begun(club, evening(1))
    first = last(session)
    send(session, evening(2))
    assert refused(dora, first) == "A later file came into this session. Take that one back first."


@pytest.mark.parametrize("change", ["", "another contract"])
def test_a_file_stays_where_a_report_stands_on_what_it_brought(club: Club, dora: User, change: str) -> None:
    session = begun(club, evening(1))
    taken = send(session, CHANGES[change](evening(1)) if change else evening(2))
    decide(dora, taken, "take")
    brought = taken.stored["made"].get("result") or [taken.differences.get().result_id]
    result = Result.objects.get(pk=brought[0])
    make_report(dora, session, board_number=result.board.number, ns=result.ns, ew=result.ew)
    assert refused(dora, taken).startswith("A report, an adjusted score or an entry of yours stands on")


def test_a_report_on_what_was_here_before_keeps_no_file(club: Club, dora: User) -> None:
    session = begun(club, evening(1))
    result = Result.objects.filter(board__session=session).order_by("pk")[0]
    make_report(dora, session, board_number=result.board.number, ns=result.ns, ew=result.ew)
    before = rows_of(session)
    undo_import(actor=dora, taken=send(session, evening(2)))
    assert rows_of(session) == before


def correct(actor: User, result: Result) -> None:
    """Another result, put in by hand."""
    agreement = Agreement(Because.RECORDED_WRONGLY, reason="Wrong slip.", agreed_by="Both sides")
    correct_result(actor=actor, result=result, table=read_result("1C= N", "en"), agreement=agreement)


def test_a_file_stays_where_a_result_of_it_was_corrected_since(club: Club, dora: User) -> None:
    session = begun(club, evening(1))
    taken = send(session, evening(2))
    correct(dora, Result.objects.get(pk=taken.stored["made"]["result"][0]))
    assert refused(dora, taken).startswith("A result of this file was corrected here since.")


def test_so_it_does_when_the_clock_was_set_back_in_between(
    club: Club, dora: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = begun(club, evening(1))
    now = timezone.now
    monkeypatch.setattr(timezone, "now", lambda: now() - timedelta(hours=1))
    correct(dora, Result.objects.filter(board__session=session).first())
    assert refused(dora, last(session)).startswith("A result of this file was corrected here since.")


def test_a_correction_of_what_was_here_before_outlives_the_file(club: Club, dora: User) -> None:
    session = begun(club, evening(1))
    taken = send(session, evening(2))
    result = Result.objects.exclude(pk__in=taken.stored["made"]["result"]).order_by("pk")[0]
    correct(dora, result)
    undo_import(actor=dora, taken=taken)
    assert Result.objects.get(pk=result.pk).contract == "1C"


def test_a_file_stays_where_what_was_taken_of_it_was_changed_since(club: Club, dora: User) -> None:
    session = begun(club, evening(2))
    taken = send(session, CHANGES["another name"](evening(2)))
    decide(dora, taken, "take")
    Player.objects.filter(name="Bea Bo").update(name="Bea Boe")
    assert refused(dora, taken).startswith("A result of this file was corrected here since.")


def test_a_file_that_came_before_this_was_kept_stays(club: Club, dora: User) -> None:
    session = begun(club, evening(1))
    session.imports.update(stored={})
    assert refused(dora, last(session)).startswith("This file came in before files could be taken back.")


def test_taking_back_twice_is_taking_back_once(club: Club, dora: User) -> None:
    session = begun(club, evening(1))
    taken = send(session, evening(2))
    undo_import(actor=dora, taken=taken)
    after, told = rows_of(session), len(history(club))
    assert undo_import(actor=dora, taken=taken) == session
    assert (rows_of(session), len(history(club))) == (after, told)


def test_taking_back_is_recorded(club: Club, dora: User) -> None:
    session = begun(club, evening(1))
    taken = send(session, evening(2))
    undo_import(actor=dora, taken=taken)
    told = {"session": session.slug, "filename": "evening", "digest": taken.digest}
    lines = {"lines": lines_of(session), "places": places_of(session)}
    assert history(club)[-1] == ("session.file_undone", told, lines)
    assert SessionImport.objects.get(pk=taken.pk).undone_by == dora


def test_who_runs_no_session_takes_nothing_back(club: Club, pat: User) -> None:
    session = begun(club, evening(1))
    with pytest.raises(NotAllowed):
        undo_import(actor=pat, taken=last(session))
