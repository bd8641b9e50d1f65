"""What is left before the official end: each matter is there until it is settled, and costs the same however many."""

from collections.abc import Callable
from typing import Any
from uuid import uuid4

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from rulings.desk.adjusting.services.adjusting import enter_adjustment
from rulings.desk.base.rights import by_right, memberships_of
from rulings.desk.cases.queries.ruling_sheet import has_effect
from rulings.desk.cases.services.answering import answer
from rulings.desk.cases.services.follow_ups import complete_follow_up
from rulings.desk.cases.services.issuing import issue_ruling, supersede_ruling
from rulings.desk.cases.services.rechecking import recheck_ruling
from rulings.desk.imports.services.differences import leave_difference
from rulings.desk.official.queries.standing import MissingBoard, Standing, standing_of
from rulings.desk.playing.queries import Unseen
from rulings.desk.review.queries.rows import rows_of
from rulings.desk.review.queries.waiting import waiting_for
from rulings.desk.review.wording import Kind
from rulings.desk.scores.queries.agreements import Agreement
from rulings.desk.scores.services.results import correct_result
from rulings.desk.scores.services.score_queries import answer_query, note_query
from rulings.desk.scores.values.outcomes import Because
from rulings.formats.session import MEMBERS
from rulings.laws.engine import Effect
from rulings.models import (
    Club,
    Contestant,
    Difference,
    LateBoard,
    ReportCase,
    Result,
    Ruling,
    Session,
    SignIn,
    TableCall,
    User,
)
from tests.desk.official.evening import begin, made_of, play, read
from tests.factories import (
    answer_all,
    first_case,
    make_adjustment,
    make_pair,
    make_report,
    make_result,
    make_ruling,
)

AGREED = Agreement(Because.RECORDED_WRONGLY, "misread", "both pairs")
AWARDED = (("result_can_be_assigned", "yes"), ("offender", "W"), ("own_damage", "none"))


def stands(session: Session, *hidden: int) -> Standing:
    """How it stands for who may see every board but these."""
    return standing_of(session, Unseen(0, tuple(session.boards.filter(number__in=hidden))))


def lines(standing: Standing) -> list[tuple[int, str, int, str]]:
    """Board, table, round and who should have met there."""
    return [(each.number, str(one.place), one.round, one.who) for each in standing.missing for one in each.lines]


@pytest.fixture
def evening(dora: User, club: Club) -> Session:
    """A Howell for three tables, two boards a round; nothing is played yet."""
    return begin(dora, club, made_of())


@pytest.fixture
def over(dora: User, evening: Session) -> Session:
    """Every board of it is played."""
    play(dora, evening)
    return evening


def test_nothing_is_left_of_a_session_that_is_played_and_settled(over: Session) -> None:
    standing = stands(over)
    assert standing.is_clear
    assert standing.missing_results == 0


def test_each_line_of_the_movement_without_a_result_is_missing(dora: User, evening: Session) -> None:
    standing = stands(evening)
    assert standing.missing_results == len(lines(standing)) == 3 * 5 * 2
    assert all(each.is_untouched for each in standing.missing)
    play(dora, evening, range(1, 10))
    assert lines(stands(evening)) == [(10, *line[1:]) for line in lines(standing) if line[0] == 10]


def test_the_lines_that_are_missing_and_those_that_are_there_are_the_movement(dora: User, over: Session) -> None:
    taken = list(Result.objects.order_by("pk")[::4])
    gone = {(each.board.number, each.table, int(each.round), f"{each.ns.number}–{each.ew.number}") for each in taken}
    for each in taken:
        Result.objects.filter(pk=each.pk).update(contract="", declarer="", tricks=None, score_ns=None, score_ew=None)
    assert set(lines(stands(over))) == gone


def test_a_result_of_awards_alone_or_an_artificial_one_is_none_that_is_missing(over: Session) -> None:
    nothing = {"contract": "", "declarer": "", "tricks": None, "score_ns": None, "score_ew": None}
    one, other = Result.objects.order_by("pk")[:2]
    Result.objects.filter(pk=one.pk).update(**nothing, artificial="A6040")
    Result.objects.filter(pk=other.pk).update(**nothing, awards=[{"unit": "MP", "ns": "3", "ew": "1"}])
    assert stands(over).missing == ()


def test_nothing_is_missing_where_a_pair_sits_out(dora: User, club: Club) -> None:
    session = begin(dora, club, made_of("mitchell", tables=5, missing="north_south"))
    play(dora, session)
    assert stands(session).is_clear


@pytest.mark.parametrize(
    ("movement", "form"),
    [
        (made_of("mitchell", tables=4), "pairs_mp"),
        ({"kind": "team_match", "teams": 4, "boards_per_round": 4}, "teams"),
        ({"kind": "individual", "players": 8, "boards_per_round": 2}, "individual"),
    ],
)
def test_of_every_kind_of_movement_all_is_missing_and_then_nothing(
    movement: dict[str, Any], form: str, dora: User, club: Club
) -> None:
    session = begin(dora, club, movement, form)
    assert all(line[3].count("–") == 1 for line in lines(stands(session)))
    stored = len(lines(stands(session)))
    assert len(play(dora, session)) == stored > 0
    assert stands(session).is_clear


def test_without_a_movement_a_board_is_missing_that_nobody_has_played(session: Session) -> None:
    assert stands(session).missing == tuple(MissingBoard(number, (), True) for number in (1, 2, 3))
    pairs = [make_pair(session, "1", side, "Anna", "Bruno") for side in ("NS", "EW")]
    make_result(session.boards.get(number=2), *pairs)
    assert [each.number for each in stands(session).missing] == [1, 3]
    assert stands(session).missing_results == 2


def test_a_board_that_is_played_late_is_owed_and_not_missing(dora: User, evening: Session) -> None:
    play(dora, evening, range(1, 10))
    place = stands(evening).missing[0].lines[0].place
    board = evening.boards.get(number=10)
    about = {"session": evening, "board": board, "section": place.section, "table": str(place.table)}
    late = LateBoard.objects.create(**about, slow="NS", noted_by=dora, noted_at=timezone.now())
    standing = stands(evening)
    assert (standing.late, standing.missing_results) == ((late,), 2)
    LateBoard.objects.update(state="played", ended_by=dora, ended_at=timezone.now())
    standing = stands(evening)
    assert (standing.late, standing.missing_results) == ((), 3)


def found(session: Session) -> list[tuple[int, str]]:
    return [(each.result.board.number, each.key) for each in stands(session).contradictions]


def test_two_who_do_not_meet_by_the_movement_contradict_it(over: Session) -> None:
    result = Result.objects.filter(board__number=3).order_by("pk")[0]
    Result.objects.filter(pk=result.pk).update(ns=result.ew, ew=result.ns)
    assert found(over) == [(3, "not_in_movement")]
    assert [line[0] for line in lines(stands(over))] == [3]


def test_who_is_in_no_movement_contradicts_none(over: Session) -> None:
    pairs = [make_pair(over, number, side, "Anna", "Bruno") for number, side in (("91", "NS"), ("92", "EW"))]
    make_result(over.boards.get(number=1), *pairs, table="9")
    assert found(over) == []


def test_a_pair_with_two_results_on_a_board_contradicts_itself_in_whichever_round(over: Session) -> None:
    there = Result.objects.filter(board__number=5).select_related("ns", "board").order_by("pk")[0]
    stranger = make_pair(over, "91", "EW", "Anna", "Bruno")
    assert there.ns is not None
    make_result(there.board, there.ns, stranger, table="9", round="17", contract="Pass", score_ns=0, score_ew=0)
    assert found(over) == [(5, "plays_twice"), (5, "plays_twice")]


def test_a_single_player_with_two_partners_on_a_board_contradicts_himself(dora: User, club: Club) -> None:
    session = begin(dora, club, {"kind": "individual", "players": 8, "boards_per_round": 2}, "individual")
    play(dora, session)
    result = Result.objects.filter(board__number=1).select_related("ns", "board").order_by("pk")[0]
    one = result.ns.key.split(MEMBERS)[0] if result.ns else ""
    other = next(each.key for each in session.contestants.filter(kind="individual") if each.key != one)
    two = Contestant.objects.create(session=session, key=f"{one}{MEMBERS}{other}x")
    make_result(result.board, two, make_pair(session, "91", "EW", "A", "B"), contract="Pass", score_ns=0, score_ew=0)
    assert (1, "plays_twice") in found(session)


def test_without_a_movement_a_board_of_another_round_is_another_board(session: Session) -> None:
    pairs = [make_pair(session, "1", side, "Anna", "Bruno") for side in ("NS", "EW")]
    for round_ in ("1", "2"):
        make_result(session.boards.get(number=1), *pairs, round=round_)
    assert found(session) == []
    make_result(session.boards.get(number=1), *pairs, round="2", table="7")
    assert found(session) == [(1, "plays_twice")] * 2


def test_two_teams_play_a_board_twice(dora: User, club: Club) -> None:
    session = begin(dora, club, {"kind": "team_match", "teams": 4, "boards_per_round": 4}, "teams")
    play(dora, session)
    assert found(session) == []


@pytest.mark.parametrize(("points", "contradicts"), [(420, False), (400, True), (-420, True), (None, False)])
def test_points_that_are_not_those_of_contract_and_tricks_contradict_them(
    points: int | None, contradicts: bool, session: Session
) -> None:
    """4S by South, ten tricks, not vulnerable: 420 (77)."""
    pairs = [make_pair(session, "1", side, "Anna", "Bruno") for side in ("NS", "EW")]
    make_result(session.boards.get(number=1), *pairs, score_ns=points, score_ew=None if points is None else -points)
    assert found(session) == [(1, "other_points")] * contradicts


@pytest.fixture
def line(session: Session) -> Result:
    pairs = [make_pair(session, "1", side, "Anna", "Bruno") for side in ("NS", "EW")]
    for number in (2, 3):
        make_result(session.boards.get(number=number), *pairs, contract="Pass", declarer="", score_ns=0, score_ew=0)
    return make_result(session.boards.get(number=1), *pairs)


Begun = Callable[[User, Session, Result], Callable[[], object]]


def an_open_report(dora: User, session: Session, line: Result) -> Callable[[], object]:
    case = answer_all(dora, first_case(make_report(dora, session)))

    def settle() -> None:
        for follow_up in issue_ruling(actor=dora, case=case, revision=case.revision).follow_ups.all():
            complete_follow_up(actor=dora, follow_up=follow_up, note="no damage")

    return settle


def a_follow_up(dora: User, session: Session, line: Result) -> Callable[[], object]:
    follow_up = make_ruling(dora, session).follow_ups.get()
    return lambda: complete_follow_up(actor=dora, follow_up=follow_up, note="no damage")


def a_recheck(dora: User, session: Session, line: Result) -> Callable[[], object]:
    ruling = make_ruling(dora, session, table="1")
    ruling.follow_ups.update(done_at=timezone.now())
    correct_result(actor=dora, result=line, table=read("4S -1 S"), agreement=AGREED)
    return lambda: recheck_ruling(actor=dora, ruling=ruling)


def an_award(dora: User, session: Session) -> Ruling:
    """A ruling whose finding is an adjusted score."""
    case = first_case(make_report(dora, session, situation="adjusted_score", facts={}))
    answer_all(dora, case, (("adjusted_score_basis", "law_adjusts"),))
    for key, value in AWARDED:
        case = ReportCase.objects.select_related("report").get(pk=case.pk)
        case = answer(actor=dora, case=case, key=key, value=value, revision=case.revision, reason="So.").case
    return issue_ruling(actor=dora, case=case, revision=case.revision)


def an_award_without_score(dora: User, session: Session, line: Result) -> Callable[[], object]:
    ruling = an_award(dora, session)

    def settle() -> None:
        enter_adjustment(actor=dora, adjustment=make_adjustment(dora, ruling, line))

    return settle


def an_adjusted_score_that_nobody_entered(dora: User, session: Session, line: Result) -> Callable[[], object]:
    ruling = make_ruling(dora, session)
    ruling.follow_ups.update(done_at=timezone.now())
    adjustment = make_adjustment(dora, ruling, line)
    return lambda: enter_adjustment(actor=dora, adjustment=adjustment)


def a_score_query(dora: User, session: Session, line: Result) -> Callable[[], object]:
    query = note_query(actor=dora, result=line, side="NS", text="Eleven.", query_key=uuid4())
    return lambda: answer_query(actor=dora, query=query, outcome="stands", answer="Ten.")


def a_difference(dora: User, session: Session, line: Result) -> Callable[[], object]:
    about = {"result": line, "before": {"tricks": 10}, "after": {"tricks": 9}, "found_at": timezone.now()}
    waiting = Difference.objects.create(session=session, **about)
    return lambda: leave_difference(actor=dora, difference=waiting)


def a_call(dora: User, session: Session, line: Result) -> Callable[[], object]:
    TableCall.objects.create(session=session, table="1", source="card", called_at=timezone.now())
    return lambda: TableCall.objects.update(state="settled", over_at=timezone.now())


def an_entry_at_the_door(dora: User, session: Session, line: Result) -> Callable[[], object]:
    SignIn.objects.create(session=session, names=[{"name": "Elsa", "number": ""}], made_at=timezone.now())
    return lambda: SignIn.objects.update(state="refused")


def a_late_board(dora: User, session: Session, line: Result) -> Callable[[], object]:
    about = {"session": session, "board": line.board, "table": "1", "slow": "NS", "noted_at": timezone.now()}
    LateBoard.objects.create(**about, noted_by=dora)
    return lambda: LateBoard.objects.update(state="played", ended_by=dora, ended_at=timezone.now())


MATTERS: list[tuple[Begun, str]] = [
    (an_open_report, "reports"),
    (a_follow_up, "follow_ups"),
    (a_recheck, "rechecks"),
    (an_award_without_score, "without_score"),
    (an_adjusted_score_that_nobody_entered, "not_entered"),
    (a_score_query, "queries"),
    (a_difference, "differences"),
    (a_call, "calls"),
    (an_entry_at_the_door, "sign_ins"),
    (a_late_board, "late"),
]
EACH_MATTER = pytest.mark.parametrize(("matter", "name"), MATTERS, ids=[name for _matter, name in MATTERS])


@EACH_MATTER
def test_a_matter_is_left_until_it_is_settled(
    matter: Begun, name: str, dora: User, session: Session, line: Result
) -> None:
    assert stands(session).is_clear
    settle = matter(dora, session, line)
    standing = stands(session)
    assert not standing.is_clear
    there = getattr(standing, name)
    assert (there if isinstance(there, int) else len(there)) == 1
    settle()
    assert stands(session).is_clear


@EACH_MATTER
def test_a_matter_of_a_board_that_somebody_has_still_to_play_is_not_in_his_list(
    matter: Begun, name: str, dora: User, session: Session, line: Result
) -> None:
    matter(dora, session, line)
    standing = stands(session, 1)
    kept = {"calls", "sign_ins"} & {name}
    assert standing.is_clear is not bool(kept)


def test_nothing_of_a_hidden_board_is_missing_or_contradicts_itself(dora: User, evening: Session) -> None:
    play(dora, evening, range(1, 4))
    Result.objects.filter(board__number=2).update(score_ns=5)
    standing = stands(evening, *range(2, 10))
    assert [each.number for each in standing.missing] == [10]
    assert standing.contradictions == ()
    assert stands(evening, 3).contradictions != ()


def test_what_awards_an_adjusted_score_changes_a_score_for_the_queue_too(
    dora: User, rev: User, session: Session
) -> None:
    awards, transfers = an_award(dora, session), make_ruling(dora, session)
    assert stands(session).without_score == (awards,)
    assert [has_effect(each, Effect.ADJUSTED_SCORE) for each in (awards, transfers)] == [True, False]
    waiting = rows_of(waiting_for(rev, by_right(memberships_of(rev)), Unseen(0, ())))
    assert {each.ruling for each in waiting if Kind.SCORE in each.kinds} == {awards.pk, transfers.pk}


def test_a_score_given_on_a_version_before_is_given(dora: User, session: Session, line: Result) -> None:
    ruling = an_award(dora, session)
    make_adjustment(dora, ruling, line)
    case = supersede_ruling(actor=dora, ruling=ruling, reason="wrong paragraph")
    issue_ruling(actor=dora, case=case, revision=case.revision)
    assert stands(session).without_score == ()


def test_a_ruling_in_the_directors_own_words_awards_nothing_that_we_could_miss(dora: User, session: Session) -> None:
    case = supersede_ruling(actor=dora, ruling=an_award(dora, session), reason="no damage after all")
    words = {"override_text": "The score stands.", "override_reason": "No damage."}
    issue_ruling(actor=dora, case=case, revision=case.revision, **words)
    assert stands(session).without_score == ()


def test_how_it_stands_costs_the_same_however_much_is_left(dora: User, session: Session, line: Result) -> None:
    counted = []
    for _times in range(2):
        for matter, name in MATTERS:
            if name not in ("calls", "late", "rechecks", "not_entered", "without_score"):
                matter(dora, session, line)
        with CaptureQueriesContext(connection) as asked:
            stands(session)
        counted.append(len(asked))
    assert counted[0] == counted[1]
