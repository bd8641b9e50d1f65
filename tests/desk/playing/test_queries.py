"""Directors who play: who they are, what is hidden from one, whose own table it is."""

import pytest

from rulings.desk.playing.queries import (
    directors_beside,
    is_own_table,
    opened_before_time,
    opened_in,
    playing_in,
    playing_now,
    unseen_of,
    who_may_play,
)
from rulings.desk.playing.services import open_board, play_in, stop_playing
from rulings.models import Contestant, Session, User
from tests.factories import make_pair, make_report, make_session


@pytest.fixture
def five(session: Session) -> Contestant:
    return make_pair(session, "5", "NS", "Dora", "Carla")


def test_what_is_hidden_is_told_by_session_and_number(dora: User, session: Session, five: Contestant) -> None:
    other = make_session(session.event.club, "other", boards=1)
    for each, contestant in ((session, five), (other, None)):
        play_in(actor=dora, session=each, user=dora, contestant=contestant)
    unseen = unseen_of(dora)
    assert len(unseen.boards) == 4
    assert (unseen.of(session).numbers, unseen.of(other).numbers) == ({1, 2, 3}, {1})
    assert unseen.of(session).ids == {board.pk for board in session.boards.all()}


def test_from_who_does_not_play_nothing_is_hidden(rev: User, session: Session) -> None:
    assert unseen_of(rev).boards == ()


def test_those_who_left_are_still_told_of_but_play_for_nobody(dora: User, session: Session, five: Contestant) -> None:
    plays = play_in(actor=dora, session=session, user=dora, contestant=five)
    assert playing_now(dora, session) == plays
    stop_playing(actor=dora, plays=plays, reason="I went home.")
    assert (playing_in(session), playing_now(dora, session)) == ([plays], None)


def test_a_board_opened_early_is_told_to_who_may_see_it(
    dora: User, rev: User, session: Session, five: Contestant
) -> None:
    play_in(actor=dora, session=session, user=dora, contestant=five)
    board = session.boards.get(number=2)
    open_board(actor=dora, board=board, why="must_see", reason="Nobody else is here.")
    assert [each.board for each in opened_in(session, unseen_of(rev))] == [board]
    assert [each.user for each in opened_before_time(board)] == [dora]
    play_in(actor=rev, session=session, user=rev)
    assert list(opened_in(session, unseen_of(rev))) == []


def test_his_own_table_is_where_his_contestant_sits(dora: User, rev: User, session: Session, five: Contestant) -> None:
    play_in(actor=dora, session=session, user=dora, contestant=five)
    own = make_report(rev, session, ns=five)
    other = make_report(rev, session, board_number=2)
    assert [is_own_table(dora, report) for report in (own, other)] == [True, False]
    assert not is_own_table(rev, own)


def test_who_plays_no_more_has_still_played_there(dora: User, rev: User, session: Session, five: Contestant) -> None:
    before = make_report(rev, session, ns=five)
    plays = play_in(actor=dora, session=session, user=dora, contestant=five)
    stop_playing(actor=dora, plays=plays, reason="I went home.")
    after = make_report(rev, session, ns=five, board_number=2)
    assert [is_own_table(dora, report) for report in (before, after)] == [True, False]


def test_who_rules_beside_him_and_who_may_play_are_members(
    dora: User, rev: User, olga: User, wanda: User, session: Session
) -> None:
    assert who_may_play(session) == [dora, olga, rev]
    assert directors_beside(dora, session) == [rev]
    rev.is_active = False
    rev.save()
    assert directors_beside(dora, session) == []


def test_a_report_on_a_hidden_board_is_shown_to_who_filed_it_blind_alone(
    dora: User, rev: User, session: Session, five: Contestant
) -> None:
    theirs = make_report(rev, session)
    play_in(actor=dora, session=session, user=dora, contestant=five)
    own = make_report(dora, session)
    unseen = unseen_of(dora)
    assert [unseen.shown_of(report) for report in (theirs, own, None)] == [None, own, None]
    assert unseen_of(rev).shown_of(theirs) == theirs
