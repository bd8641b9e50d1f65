"""Which session a file belongs to: certain, possible or another one."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest

from rulings.bridge import Deal
from rulings.desk.base.refusals import BadInput
from rulings.desk.imports.queries.matching import Fit, candidates, fit
from rulings.desk.imports.services.importing import add_file, import_session, take_file
from rulings.formats import watching
from rulings.formats.reader import read_session
from rulings.formats.session import FilePlayer, SessionFile
from rulings.models import Club, Result, Session, User, WaitingFile
from tests.desk.imports.by_hand import begin, type_in
from tests.desk.imports.dumps import rows_of
from tests.desk.imports.evening import CHANGES, DAY, evening, saved
from tests.factories import make_club

OTHER_CARDS = "N:J987.AQJ.Q32.KQ2 AKQ2.543.KJ4.876 T654.K92.A87.AJT 3.T876.T965.9543"


def begun(club: Club, file: SessionFile) -> Session:
    return import_session(actor=None, club=club, data=saved(file), filename="x").session


def fits(session: Session, file: SessionFile) -> Fit:
    """The file as its program writes it, beside the session."""
    return fit(session, read_session(saved(file)), "x")


def other_people(file: SessionFile) -> SessionFile:
    """The same numbers, other players."""
    called = [tuple(FilePlayer(f"{place} {each.number} Newcomer") for place in "AB") for each in file.contestants]
    people = tuple(replace(each, players=names) for each, names in zip(file.contestants, called, strict=True))
    return replace(file, contestants=people)


def other_seats(file: SessionFile) -> SessionFile:
    """The same pairs on the same boards, against others and with other results."""
    order = {"4EW": "5EW", "5EW": "6EW", "6EW": "4EW"}
    return replace(file, results=tuple(replace(each, ew=order[each.ew]) for each in file.results))


def other_cards(file: SessionFile) -> SessionFile:
    """The same boards by number, dealt anew."""
    return replace(file, boards=tuple(replace(each, deal=Deal.parse(OTHER_CARDS)) for each in file.boards))


def without_results(file: SessionFile) -> SessionFile:
    return replace(file, results=())


def without_cards(file: SessionFile) -> SessionFile:
    return replace(file, boards=tuple(replace(each, deal=None) for each in file.boards))


def other_boards(file: SessionFile) -> SessionFile:
    """Boards that the evening had not."""
    boards = tuple(replace(each, number=each.number + 20) for each in file.boards)
    return replace(file, boards=boards, results=tuple(replace(each, board=each.board + 20) for each in file.results))


OTHERS: dict[str, SessionFile] = {
    "another evening": evening(3, shift=4, day=DAY + timedelta(days=7)),
    "another event of the same people with other results": evening(3, shift=4, name="Team practice"),
    "a second session of the same event": evening(3, shift=4),
    "a second session against others": other_seats(evening(3, shift=4)),
    "a second session with other boards": other_boards(evening(3)),
    "other people with the same numbers": other_people(evening(3)),
    "the same people, with other cards": other_cards(evening(3, shift=4)),
    "another evening before its first result": without_cards(without_results(evening(day=DAY + timedelta(days=7)))),
}
EACH_OTHER = pytest.mark.parametrize("file", OTHERS.values(), ids=OTHERS)


@EACH_OTHER
def test_a_file_of_something_else_makes_a_session_of_its_own(club: Club, file: SessionFile) -> None:
    session = begun(club, evening(3))
    before = rows_of(session)
    assert begun(club, file) != session
    assert rows_of(session) == before


@EACH_OTHER
def test_a_session_refuses_a_file_of_something_else(club: Club, file: SessionFile) -> None:
    session = begun(club, evening(3))
    before = rows_of(session)
    with pytest.raises(BadInput, match=r"^This file is of another session than Tuesday Pairs"):
        add_file(actor=None, session=session, data=saved(file), filename="x")
    assert rows_of(session) == before


def test_a_file_of_another_clubs_session_is_of_none_here(club: Club) -> None:
    theirs = begun(make_club("other"), evening(1))
    assert candidates(club, read_session(saved(evening(2))), "x") == []
    assert begun(club, evening(2)) != theirs


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_a_corrected_save_is_certain(club: Club, change: str, rounds: int) -> None:
    session = begun(club, evening(max(1, rounds - 1)))
    found = fits(session, CHANGES[change](evening(rounds)))
    assert (found.is_certain, found.is_possible, found.is_other_evening) == (True, True, False)


@pytest.mark.parametrize("beginning", [without_results(evening()), evening(1)], ids=["names and cards", "a round"])
def test_an_evening_is_certain_from_its_first_save_on(club: Club, beginning: SessionFile) -> None:
    session = begun(club, beginning)
    assert fits(session, evening(2)).is_certain
    assert begun(club, evening(2)) == session


@pytest.mark.parametrize(
    "change",
    [
        lambda file: replace(file, event="Club Cup"),
        lambda file: other_people(file),
        lambda file: other_seats(file),
        lambda file: other_cards(replace(file, results=())),
    ],
    ids=["name", "people", "seats", "cards"],
)
def test_what_is_not_beyond_doubt_is_not_taken_without_asking(
    club: Club, change: Callable[[SessionFile], SessionFile]
) -> None:
    session = begun(club, evening(2))
    assert not fits(session, change(evening(2))).is_certain


def test_the_likeliest_session_comes_first(club: Club) -> None:
    other, session = begun(club, evening(3, shift=4)), begun(club, evening(2))
    found = candidates(club, read_session(saved(evening(3))), "x")
    assert [each.session for each in found] == [session]
    assert other not in [each.session for each in found]


def test_a_page_asks_for_a_session_begun_by_hand(club: Club, dora: User) -> None:
    session = begin(dora, club)
    data = saved(evening(1))
    waiting = take_file(actor=dora, club=club, event_name=None, data=data, filename="x.xml")
    assert isinstance(waiting, WaitingFile)
    assert [each.session for each in candidates(club, read_session(data), "x.xml")] == [session]


def test_a_page_asks_though_the_first_typed_result_is_otherwise(club: Club, dora: User) -> None:
    session = begin(dora, club, named=True)
    type_in(dora, session, evening(1, shift=1).results[:1])
    assert fits(session, evening(1)).is_possible


def test_what_was_confirmed_once_is_certain_from_then_on(club: Club, dora: User) -> None:
    session = begin(dora, club, named=True)
    add_file(actor=dora, session=session, data=saved(evening(1, first=21)), filename="x")
    assert fits(session, evening(2, first=21)).is_certain
    assert begun(club, evening(2, first=21)) == session
    assert Result.objects.filter(board__session=session).count() == 12


def test_nobody_is_asked_twice_about_a_file_without_an_event(club: Club) -> None:
    """Cards alone, saved again with more boards: the file's own name is that of the event."""
    dealt = [replace(evening(0), event="", boards=evening(0).boards[:size], contestants=()) for size in (2, 6)]
    sessions = [
        import_session(actor=None, club=club, data=saved(file, "pbn"), filename="tuesday.pbn").session for file in dealt
    ]
    assert sessions[0] == sessions[1]
    assert sessions[0].boards.count() == 6


@pytest.mark.parametrize("rounds", [1, 3])
def test_matching_asks_a_fixed_number_of_queries(
    club: Club, rounds: int, django_assert_num_queries: Callable[[int], object]
) -> None:
    session = begun(club, evening(rounds))
    file = read_session(saved(evening(rounds)))
    with django_assert_num_queries(6):  # type: ignore[attr-defined]
        fit(session, file, "x")


@pytest.mark.parametrize("sessions", [1, 5])
def test_the_likely_sessions_are_found_by_a_fixed_number_of_queries(
    club: Club, sessions: int, django_assert_num_queries: Callable[[int], object]
) -> None:
    for number in range(sessions):
        begun(club, evening(1, name=f"Event {number}"))
    file = read_session(saved(evening(2)))
    with django_assert_num_queries(7):  # type: ignore[attr-defined]
        assert len(candidates(club, file, "x")) == sessions


def test_whoever_may_end_it_is_asked_while_lines_and_people_are_matched(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(club, evening(3))
    file = read_session(saved(evening(3)))
    monkeypatch.setattr(watching, "EVERY", 1)
    looks: list[int] = []
    with watching.looking_up(lambda: looks.append(1)):
        (found,) = candidates(club, file, "x")
    assert found.is_certain
    assert len(looks) > 3 * len(file.results)
