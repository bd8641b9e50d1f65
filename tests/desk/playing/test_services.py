"""A director who plays: which boards are hidden from him, until when, and how he opens one."""

from typing import Any

import pytest

from rulings.desk.base.refusals import BadInput, NotAllowed, ReasonMissing, Refusal, WrongState
from rulings.desk.base.rights import may_see_board, unseen_boards
from rulings.desk.cases.queries.table import record_of
from rulings.desk.playing.services import name_director, open_board, play_in, stop_playing
from rulings.desk.reports.services.filing import amend_report
from rulings.desk.review.services import countersign
from rulings.desk.sessions.services import close_session
from rulings.formats.session import MEMBERS
from rulings.models import BoardOpened, Club, Contestant, ContestantKind, PlayingDirector, Result, Session, User
from tests.factories import a_key, history, make_pair, make_report, make_result, make_ruling, make_session


@pytest.fixture
def five(session: Session) -> Contestant:
    """The pair for which the director plays."""
    return make_pair(session, "5", "NS", "Dora", "Carla")


@pytest.fixture
def six(session: Session) -> Contestant:
    return make_pair(session, "6", "EW", "Elio", "Fabio")


def hidden(user: User) -> list[int]:
    """The numbers of the boards that are hidden from the user."""
    return sorted(board.number for board in unseen_boards(user))


def result(session: Session, number: int, ns: Contestant, ew: Contestant, **fields: Any) -> Result:
    return make_result(session.boards.get(number=number), ns, ew, **fields)


def test_nothing_is_hidden_from_a_director_who_does_not_play(dora: User, session: Session) -> None:
    assert hidden(dora) == []


def test_a_director_who_plays_sees_no_board_before_his_result_is_on_record(
    dora: User, rev: User, session: Session, five: Contestant, six: Contestant
) -> None:
    play_in(actor=dora, session=session, user=dora, contestant=five)
    assert hidden(dora) == [1, 2, 3]
    result(session, 2, five, six)
    result(session, 3, make_pair(session, "7", "NS", "Gina", "Hugo"), six)
    assert hidden(dora) == [1, 3]
    assert hidden(rev) == []


def test_a_board_sat_the_other_way_round_is_played_as_well(
    dora: User, session: Session, five: Contestant, six: Contestant
) -> None:
    play_in(actor=dora, session=session, user=dora, contestant=five)
    result(session, 1, six, five)
    assert hidden(dora) == [2, 3]


def test_a_line_without_any_result_is_no_result(
    dora: User, session: Session, five: Contestant, six: Contestant
) -> None:
    play_in(actor=dora, session=session, user=dora, contestant=five)
    line = result(session, 1, five, six, contract="", declarer="", tricks=None, score_ns=None, score_ew=None)
    assert hidden(dora) == [1, 2, 3]
    Result.objects.filter(pk=line.pk).update(artificial="A+/A-")
    assert hidden(dora) == [2, 3]


def test_a_team_has_played_a_board_when_both_its_tables_have(
    dora: User, session: Session, five: Contestant, six: Contestant
) -> None:
    Contestant.objects.update(kind=ContestantKind.TEAM)
    play_in(actor=dora, session=session, user=dora, contestant=five)
    result(session, 1, five, six, table="1")
    assert hidden(dora) == [1, 2, 3]
    result(session, 1, six, five, table="2")
    assert hidden(dora) == [2, 3]


def test_a_single_player_has_played_a_board_with_whoever_sat_opposite(
    dora: User, session: Session, six: Contestant
) -> None:
    himself = Contestant.objects.create(session=session, key="Dora", name="Dora", kind=ContestantKind.INDIVIDUAL)
    play_in(actor=dora, session=session, user=dora, contestant=himself)
    for number, key in enumerate((f"Dora{MEMBERS}Carla", f"Anna{MEMBERS}Dora", f"Dorabella{MEMBERS}Ugo"), start=1):
        result(session, number, Contestant.objects.create(session=session, key=key, name=key), six)
    assert hidden(dora) == [3]


def test_every_board_stays_hidden_while_it_is_not_known_for_whom_he_plays(dora: User, session: Session) -> None:
    play_in(actor=dora, session=session, user=dora)
    assert hidden(dora) == [1, 2, 3]


def test_everything_opens_when_the_session_is_closed(dora: User, session: Session, five: Contestant) -> None:
    play_in(actor=dora, session=session, user=dora, contestant=five)
    close_session(actor=dora, session=session)
    assert hidden(dora) == []


def test_only_the_session_in_which_he_plays_is_hidden(dora: User, session: Session, five: Contestant) -> None:
    other = make_session(session.event.club, "monday")
    play_in(actor=dora, session=session, user=dora, contestant=five)
    assert may_see_board(dora, other.boards.get(number=1))


def test_a_board_is_opened_to_him_alone_with_a_reason_on_record(
    dora: User, rev: User, session: Session, five: Contestant, club: Club
) -> None:
    for director in (dora, rev):
        play_in(actor=director, session=session, user=director, contestant=five)
    open_board(actor=dora, board=session.boards.get(number=2), why="must_see", reason="Nobody else is here.")
    assert (hidden(dora), hidden(rev)) == ([1, 3], [1, 2, 3])
    said = {"board": 2, "why": "must_see", "reason": "Nobody else is here."}
    assert history(club)[-1] == ("board.opened_early", {}, said)


def test_a_board_that_he_may_see_is_not_opened_again(dora: User, session: Session, club: Club) -> None:
    entries = club.audit_entries.count()
    open_board(actor=dora, board=session.boards.get(number=2), why="must_see", reason="Once more.")
    assert (club.audit_entries.count(), BoardOpened.objects.count()) == (entries, 0)


@pytest.mark.parametrize(
    ("why", "reason", "refusal"), [("must_see", "  ", ReasonMissing), ("", "Called there.", BadInput)]
)
def test_a_board_stays_hidden_without_a_reason(
    why: str, reason: str, refusal: type[Refusal], dora: User, session: Session, five: Contestant
) -> None:
    play_in(actor=dora, session=session, user=dora, contestant=five)
    with pytest.raises(refusal):
        open_board(actor=dora, board=session.boards.get(number=2), why=why, reason=reason)
    assert hidden(dora) == [1, 2, 3]


def test_that_he_plays_is_on_record_once(dora: User, session: Session, five: Contestant, club: Club) -> None:
    for _again in range(2):
        play_in(actor=dora, session=session, user=dora, contestant=five)
    said = [("session.director_plays", {}, {"user": dora.pk, "name": "Dora Neri", "contestant": five.pk})]
    assert history(club) == said


def test_whoever_reviews_says_it_of_a_director_and_a_director_only_of_himself(
    dora: User, rev: User, olga: User, session: Session, five: Contestant
) -> None:
    play_in(actor=olga, session=session, user=dora, contestant=five)
    with pytest.raises(NotAllowed):
        play_in(actor=dora, session=session, user=rev, contestant=five)
    assert (hidden(dora), hidden(rev)) == ([1, 2, 3], [])


def test_nobody_plays_in_a_closed_session_nor_for_another_sessions_pair(
    dora: User, wanda: User, rev: User, session: Session, five: Contestant
) -> None:
    other = make_session(session.event.club, "monday")
    with pytest.raises(BadInput, match="does not play in this session"):
        play_in(actor=dora, session=other, user=dora, contestant=five)
    with pytest.raises(BadInput, match="nobody who directs"):
        play_in(actor=rev, session=session, user=wanda)
    close_session(actor=dora, session=other)
    with pytest.raises(WrongState):
        play_in(actor=dora, session=other, user=dora)
    assert not PlayingDirector.objects.exists()


def test_who_plays_no_more_says_why_and_it_is_kept(dora: User, session: Session, club: Club) -> None:
    plays = play_in(actor=dora, session=session, user=dora)
    with pytest.raises(ReasonMissing):
        stop_playing(actor=dora, plays=plays, reason="")
    stop_playing(actor=dora, plays=plays, reason="Carla is ill.")
    assert hidden(dora) == []
    assert history(club)[-1] == (
        "session.director_left",
        {},
        {"user": dora.pk, "name": "Dora Neri", "reason": "Carla is ill."},
    )
    play_in(actor=dora, session=session, user=dora)
    assert hidden(dora) == [1, 2, 3]


def test_a_report_filed_unseen_takes_nothing_from_the_cards(dora: User, session: Session, five: Contestant) -> None:
    seen = make_report(dora, session)
    play_in(actor=dora, session=session, user=dora, contestant=five)
    blind = make_report(dora, session)
    assert (seen.is_blind, blind.is_blind) == (False, True)
    assert set(record_of(seen)) - set(record_of(blind)) == {"deal"}


def test_the_record_counts_again_once_somebody_tells_the_auction(
    dora: User, rev: User, session: Session, five: Contestant
) -> None:
    play_in(actor=dora, session=session, user=dora, contestant=five)
    report = make_report(dora, session)
    report = amend_report(actor=rev, report=report, revision=1, table="4")
    assert report.is_blind
    report = amend_report(actor=rev, report=report, revision=2, auction=["1NT", "P"])
    assert not report.is_blind
    assert {"deal", "auction"} <= set(record_of(report))


def test_at_his_own_table_another_director_is_asked(
    dora: User, rev: User, olga: User, session: Session, five: Contestant, club: Club
) -> None:
    report = make_report(dora, session, ns=five)
    assert name_director(actor=dora, report=report, director=rev).named_director == rev
    assert history(club)[-1] == ("report.director_named", {}, {"name": "Rev Alti"})
    for nobody in (dora, olga):
        with pytest.raises(BadInput, match="another director"):
            name_director(actor=dora, report=report, director=nobody)


def test_nobody_is_asked_to_rule_where_a_ruling_is(dora: User, rev: User, session: Session) -> None:
    with pytest.raises(WrongState):
        name_director(actor=dora, report=make_ruling(dora, session).report, director=rev)


def test_who_played_at_the_table_does_not_confirm_its_ruling(
    dora: User, rev: User, olga: User, session: Session, five: Contestant
) -> None:
    ruling = make_ruling(dora, session, ns=five)
    play_in(actor=rev, session=session, user=rev, contestant=five)
    with pytest.raises(NotAllowed, match="You played at this table"):
        countersign(actor=rev, ruling=ruling)
    stop_playing(actor=rev, plays=PlayingDirector.objects.get(), reason="Carla is back.")
    with pytest.raises(NotAllowed, match="You played at this table"):
        countersign(actor=rev, ruling=ruling)
    assert countersign(actor=olga, ruling=ruling).countersigned_by == olga


def test_who_had_left_before_the_call_was_not_at_the_table(
    dora: User, rev: User, session: Session, five: Contestant
) -> None:
    stop_playing(
        actor=rev, plays=play_in(actor=rev, session=session, user=rev, contestant=five), reason="Carla is back."
    )
    assert countersign(actor=rev, ruling=make_ruling(dora, session, ns=five)).countersigned_by == rev


def test_who_plays_for_himself_was_at_the_table_of_the_two_of_whom_he_is_one(
    dora: User, rev: User, session: Session
) -> None:
    rows = {key: Contestant.objects.create(session=session, key=key) for key in ("R", "1R", MEMBERS.join("AR"))}
    play_in(actor=rev, session=session, user=rev, contestant=rows["R"])
    with pytest.raises(NotAllowed, match="You played at this table"):
        countersign(actor=rev, ruling=make_ruling(dora, session, ew=rows[MEMBERS.join("AR")]))
    other = make_ruling(dora, session, ns=rows["1R"], filing_key=a_key(2))
    assert countersign(actor=rev, ruling=other).countersigned_by == rev
