"""The files of a session, what waits of them, and who is found from whose page."""

from rulings.desk.imports.queries.files import (
    adjusted_by_result,
    difference_found,
    file_found,
    files_of,
    reported_results,
    sides_of,
    token_found,
    tokens_of,
    waiting_differences,
    waiting_file,
)
from rulings.desk.imports.services.importing import add_file, import_session, take_file
from rulings.desk.imports.services.tokens import make_token, revoke_token
from rulings.desk.playing.queries import unseen_of
from rulings.desk.playing.services import play_in
from rulings.models import Club, Result, Session, User, WaitingFile
from tests.desk.imports.by_hand import begin
from tests.desk.imports.evening import CHANGES, evening, saved
from tests.factories import make_adjustment, make_report, make_ruling, make_session


def with_differences(club: Club) -> Session:
    """A session in which cards, a name and a result wait."""
    session = import_session(actor=None, club=club, data=saved(evening(1)), filename="1").session
    file = evening(2)
    for change in ("another contract", "other cards", "another name"):
        file = CHANGES[change](file)
    add_file(actor=None, session=session, data=saved(file), filename="2")
    return session


def test_the_last_file_comes_first(club: Club) -> None:
    assert [each.filename for each in files_of(with_differences(club))] == ["2", "1"]


def test_differences_stand_in_the_order_of_boards(club: Club, dora: User) -> None:
    shown, hidden = waiting_differences(with_differences(club), unseen_of(dora))
    assert ([each.contestant is not None for each in shown], hidden) == ([True, False, False], 0)


def test_what_a_playing_director_has_still_to_play_is_only_counted(club: Club, dora: User) -> None:
    session = with_differences(club)
    play_in(actor=dora, session=session, user=dora, contestant=None)
    shown, hidden = waiting_differences(session, unseen_of(dora))
    assert ([each.contestant is not None for each in shown], hidden) == ([True], 2)


def test_who_is_named_in_differences_is_read_at_once(club: Club, dora: User) -> None:
    session = import_session(actor=None, club=club, data=saved(evening(2)), filename="1").session
    add_file(actor=None, session=session, data=saved(CHANGES["other opponents"](evening(2))), filename="2")
    assert {each.number for each in sides_of(session.differences.all()).values()} == {"1", "4", "9"}
    assert sides_of([]) == {}


def test_what_stands_on_a_result_is_known(club: Club, dora: User) -> None:
    session = with_differences(club)
    difference = session.differences.get(result__isnull=False)
    result = Result.objects.get(pk=difference.result_id)
    assert (reported_results([difference]), reported_results([]), adjusted_by_result(session)) == (set(), set(), {})
    make_report(dora, session, ns=result.ns, ew=result.ew)
    adjustment = make_adjustment(dora, make_ruling(dora, session, ns=result.ns, ew=result.ew), result)
    assert reported_results([difference]) == {result.pk}
    assert adjusted_by_result(session) == {result.pk: adjustment}


def test_what_is_of_another_session_is_not_found(club: Club, dora: User) -> None:
    session, other = with_differences(club), make_session(club, "other")
    token, _text = make_token(actor=dora, session=session, name="Office")
    difference, taken = session.differences.latest("pk"), session.imports.latest("pk")
    assert (difference_found(session, difference.pk), file_found(session, taken.pk)) == (difference, taken)
    assert token_found(session, token.pk) == token
    assert (difference_found(other, difference.pk), file_found(other, taken.pk), token_found(other, token.pk)) == (
        None,
        None,
        None,
    )


def test_tokens_are_listed_until_they_are_revoked(club: Club, dora: User) -> None:
    session = make_session(club)
    token, _text = make_token(actor=dora, session=session, name="Office")
    assert list(tokens_of(session)) == [token]
    revoke_token(actor=dora, token=token)
    assert list(tokens_of(session)) == []


def test_a_waiting_file_is_found_by_who_sent_it(club: Club, dora: User, rev: User) -> None:
    begin(dora, club, named=True)
    waiting = take_file(actor=dora, club=club, event_name=None, data=saved(evening(1)), filename="x")
    assert isinstance(waiting, WaitingFile)
    assert (waiting_file(dora, waiting.pk), waiting_file(rev, waiting.pk)) == (waiting, None)
