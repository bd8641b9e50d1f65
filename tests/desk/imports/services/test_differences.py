"""What a later save has otherwise: told as one difference, changed only by the director who takes it."""

import pytest

from rulings.desk.base.refusals import BoardUnseen, NotAllowed, Stale, WrongState
from rulings.desk.imports.queries.files import sides_of
from rulings.desk.imports.services.differences import leave_difference, take_difference
from rulings.desk.imports.services.importing import add_file, import_session
from rulings.desk.imports.wording.differences import about_text, sides_text
from rulings.desk.playing.services import play_in
from rulings.desk.scores.queries.agreements import Agreement
from rulings.desk.scores.services.results import correct_result
from rulings.desk.scores.values.outcomes import Because
from rulings.formats.session import SessionFile
from rulings.models import Club, Difference, DifferenceState, Result, Session, User
from rulings.scoring.notation.results import read_result
from tests.desk.imports.dumps import Dump, dump
from tests.desk.imports.evening import CHANGES, WRITERS, evening, saved
from tests.factories import history, make_club, make_report

EACH_CHANGE = pytest.mark.parametrize("what", CHANGES)
EACH_FORMAT = pytest.mark.parametrize("written", WRITERS)


def begun(club: Club, file: SessionFile, written: str = "usebio") -> Session:
    return import_session(actor=None, club=club, data=saved(file, written), filename="evening").session


def send(session: Session, file: SessionFile, written: str = "usebio") -> list[Difference]:
    """What waits after a save."""
    add_file(actor=None, session=session, data=saved(file, written), filename="evening")
    return waiting(session)


def waiting(session: Session) -> list[Difference]:
    return list(session.differences.filter(state=DifferenceState.WAITING))


def only(session: Session) -> Difference:
    (difference,) = waiting(session)
    return difference


def in_words(difference: Difference) -> tuple[str, str, str]:
    here, there = sides_text(difference, sides_of([difference]))
    return about_text(difference), here.replace("\N{NO-BREAK SPACE}", " "), there.replace("\N{NO-BREAK SPACE}", " ")


def at_once(file: SessionFile, written: str = "usebio") -> Dump:
    """A file that came alone, in a club of its own."""
    return dump(begun(make_club("alone"), file, written))


def without_people(found: Dump) -> Dump:
    """Without who competes: a new pair is no difference."""
    return {name: value for name, value in found.items() if name not in ("contestants", "scores")}


@EACH_FORMAT
@EACH_CHANGE
def test_a_correction_waits_as_one_difference_and_changes_nothing(club: Club, written: str, what: str) -> None:
    session = begun(club, evening(2), written)
    before = dump(session)
    send(session, CHANGES[what](evening(2)), written)
    assert only(session).state == DifferenceState.WAITING
    assert without_people(dump(session)) == without_people(before)


@EACH_FORMAT
@EACH_CHANGE
def test_a_correction_that_is_taken_is_as_in_the_file(club: Club, dora: User, written: str, what: str) -> None:
    session = begun(club, evening(2), written)
    (difference,) = send(session, CHANGES[what](evening(2)), written)
    take_difference(actor=dora, difference=difference)
    assert dump(session) == at_once(CHANGES[what](evening(2)), written)
    assert not waiting(session)


@EACH_CHANGE
def test_a_correction_that_is_left_is_not_asked_about_by_the_next_save(club: Club, dora: User, what: str) -> None:
    session = begun(club, evening(2))
    before = dump(session)
    (difference,) = send(session, CHANGES[what](evening(2)))
    leave_difference(actor=dora, difference=difference)
    assert without_people(dump(session)) == without_people(before)
    assert send(session, CHANGES[what](evening(3))) == []


@EACH_CHANGE
def test_a_correction_that_waits_is_not_asked_about_twice(club: Club, what: str) -> None:
    session = begun(club, evening(2))
    (first,) = send(session, CHANGES[what](evening(2)))
    assert send(session, CHANGES[what](evening(3))) == [first]


@EACH_CHANGE
def test_a_correction_is_overtaken_by_a_later_save_that_agrees_again(club: Club, what: str) -> None:
    session = begun(club, evening(2))
    (difference,) = send(session, CHANGES[what](evening(2)))
    assert send(session, evening(3)) == []
    assert Difference.objects.get(pk=difference.pk).state == DifferenceState.OVERTAKEN


def test_a_correction_is_overtaken_by_another_one_of_the_same_line(club: Club) -> None:
    session = begun(club, evening(2))
    (first,) = send(session, CHANGES["another contract"](evening(2)))
    (second,) = send(session, CHANGES["an artificial score"](evening(3)))
    assert Difference.objects.get(pk=first.pk).state == DifferenceState.OVERTAKEN
    assert second.after["artificial"] == "A6040"


@EACH_CHANGE
def test_an_earlier_save_overtakes_nothing_and_asks_nothing_that_was_decided(club: Club, dora: User, what: str) -> None:
    session = begun(club, evening(2))
    (difference,) = send(session, CHANGES[what](evening(3)))
    assert send(session, evening(1)) == [difference]
    take_difference(actor=dora, difference=difference)
    taken = dump(session)
    assert send(session, evening(1, name="Tuesday  Pairs")) == []
    assert dump(session) == taken


LINE = "Board 1: 1 Ada Bo – Ida Co against 4 Pia Ro – Rea So"
SAID = {
    "another contract": (
        LINE,
        "5♣ −2 S (−100)",
        "7NT X −5 W (+1100)",
    ),
    "an erased line": (
        LINE,
        "5♣ −2 S (−100)",
        "not in the file any more",
    ),
    "an emptied line": (LINE, "5♣ −2 S (−100)", "no result"),
    "an artificial score": (LINE, "5♣ −2 S (−100)", "A6040"),
    "other opponents": (
        LINE,
        "1 Ada Bo – Ida Co against 4 Pia Ro – Rea So, 5♣ −2 S (−100)",
        "1 Ada Bo – Ida Co against 9 Ned – Nan, 5♣ −2 S (−100)",
    ),
    "another name": ("Who plays as number 1", "Ada Bo – Ida Co", "Bea Bo – Ida Co"),
    "other cards": (
        "Board 1: the cards",
        "East ♠ J 9 8 7 ♥ A Q J ♦ Q 3 2 ♣ K Q 2\nWest ♠ 3 ♥ 10 8 7 6 ♦ 10 9 6 5 ♣ 9 5 4 3",
        "East ♠ 3 ♥ 10 8 7 6 ♦ 10 9 6 5 ♣ 9 5 4 3\nWest ♠ J 9 8 7 ♥ A Q J ♦ Q 3 2 ♣ K Q 2",
    ),
}


@EACH_CHANGE
def test_a_difference_is_told_with_what_stands_here_and_what_is_in_the_file(club: Club, what: str) -> None:
    session = begun(club, evening(2))
    send(session, CHANGES[what](evening(2)))
    assert in_words(only(session)) == SAID[what]


@pytest.fixture
def corrected(club: Club) -> tuple[Session, Difference, Result]:
    """A session with one waiting difference about a result."""
    session = begun(club, evening(2))
    (difference,) = send(session, CHANGES["another contract"](evening(2)))
    assert difference.result is not None
    return session, difference, difference.result


def correct(actor: User, result: Result) -> None:
    """Another result, put in by hand."""
    agreement = Agreement(Because.RECORDED_WRONGLY, reason="Wrong slip.", agreed_by="Both sides")
    correct_result(actor=actor, result=result, table=read_result("1C= N", "en"), agreement=agreement)


def test_a_difference_is_stale_once_the_result_was_corrected_here(
    dora: User, corrected: tuple[Session, Difference, Result]
) -> None:
    _session, difference, result = corrected
    correct(dora, result)
    with pytest.raises(Stale, match="It was changed here since the file came in"):
        take_difference(actor=dora, difference=difference)
    assert Result.objects.get(pk=result.pk).contract == "1C"


def test_after_a_correction_here_the_next_save_asks_anew(
    dora: User, corrected: tuple[Session, Difference, Result]
) -> None:
    session, difference, result = corrected
    correct(dora, result)
    (anew,) = send(session, CHANGES["another contract"](evening(3)))
    assert (anew.pk != difference.pk, anew.before["contract"]) == (True, "1C")
    take_difference(actor=dora, difference=anew)
    assert Result.objects.get(pk=result.pk).contract == "7NTX"


def test_a_result_with_a_report_is_changed_by_no_file_and_taken_away_by_no_difference(club: Club, dora: User) -> None:
    session = begun(club, evening(2))
    result = Result.objects.filter(board__session=session).order_by("board__number", "pk")[0]
    make_report(dora, session, ns=result.ns, ew=result.ew)
    (difference,) = send(session, CHANGES["an erased line"](evening(2)))
    with pytest.raises(WrongState, match="A report or an adjusted score stands on this result"):
        take_difference(actor=dora, difference=difference)
    assert Result.objects.filter(pk=result.pk).exists()
    assert only(session) == difference


def test_what_is_taken_is_recorded_with_both_sides(dora: User, corrected: tuple[Session, Difference, Result]) -> None:
    session, difference, _result = corrected
    take_difference(actor=dora, difference=difference)
    verb, before, after = history(session.event.club)[-1]
    assert (verb, before["contract"], after["contract"], after["filename"]) == (
        "difference.taken",
        "5C",
        "7NTX",
        "evening",
    )
    decided = Difference.objects.get(pk=difference.pk)
    assert (decided.state, decided.decided_by) == (DifferenceState.TAKEN, dora)


def test_what_is_left_is_recorded_too(dora: User, corrected: tuple[Session, Difference, Result]) -> None:
    session, difference, result = corrected
    leave_difference(actor=dora, difference=difference)
    verb, before, after = history(session.event.club)[-1]
    assert (verb, before["contract"], after["left"]["contract"]) == ("difference.left", "5C", "7NTX")
    assert Result.objects.get(pk=result.pk).contract == "5C"


def test_what_is_decided_stays_decided(dora: User, corrected: tuple[Session, Difference, Result]) -> None:
    _session, difference, result = corrected
    leave_difference(actor=dora, difference=difference)
    assert take_difference(actor=dora, difference=difference).state == DifferenceState.LEFT
    assert Result.objects.get(pk=result.pk).contract == "5C"


@pytest.mark.parametrize("decide", [take_difference, leave_difference])
def test_who_runs_no_session_decides_nothing(
    pat: User, corrected: tuple[Session, Difference, Result], decide: object
) -> None:
    _session, difference, _result = corrected
    with pytest.raises(NotAllowed):
        decide(actor=pat, difference=difference)  # type: ignore[operator]


def test_new_cards_are_to_be_solved_anew(club: Club, dora: User) -> None:
    session = begun(club, evening(2))
    session.boards.update(double_dummy={"N": {"NT": 7}})
    (difference,) = send(session, CHANGES["other cards"](evening(2)))
    take_difference(actor=dora, difference=difference)
    assert session.boards.get(number=1).double_dummy == {}
    assert session.boards.get(number=2).double_dummy == {"N": {"NT": 7}}


def test_a_playing_director_decides_nothing_about_a_board_that_he_has_still_to_play(club: Club, dora: User) -> None:
    session = begun(club, evening(1))
    (difference,) = send(session, CHANGES["other cards"](evening(1)))
    plays = session.contestants.get(number="3")
    play_in(actor=dora, session=session, user=dora, contestant=plays)
    for decide in (take_difference, leave_difference):
        with pytest.raises(BoardUnseen):
            decide(actor=dora, difference=difference)
    assert only(session) == difference
