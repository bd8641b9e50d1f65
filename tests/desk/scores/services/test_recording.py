"""Results recorded by hand while play goes on: all or none, never over what somebody else or a file has."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from rulings.desk.base.refusals import BadInput, NotAllowed, Refusal, Stale, WrongState
from rulings.desk.movements.queries import seating_of
from rulings.desk.movements.values import TablePlace
from rulings.desk.scores.queries.data import score_data
from rulings.desk.scores.queries.lines import lines_of_board
from rulings.desk.scores.queries.sheet import score_sheet
from rulings.desk.scores.services.recording import record_results
from rulings.desk.scores.services.results import correct_result
from rulings.desk.scores.values.outcomes import mark_of
from rulings.desk.scores.values.recording import Recorded
from rulings.desk.sessions.services import close_session
from rulings.models import Club, Player, Result, Session, User
from rulings.scoring.notation.results import read_result
from tests.desk.evening import begun, mitchell, section, usual
from tests.desk.scores.services.test_results import AGREED
from tests.factories import history, make_adjustment, make_report, make_result, make_ruling


@pytest.fixture
def evening(dora: User, club: Club) -> Session:
    """A Mitchell of three tables, three boards in all, so that each table plays each board once."""
    return begun(dora, club, section("", 3, mitchell(3, 1)), last_board=3)


def written(session: Session, board: int, table: int, text: str | None, was: str = "") -> Recorded:
    """A line of a board, whichever round it is played in."""
    movement = seating_of(session).movements[""]
    meeting = movement.on_board(table, board)
    assert meeting is not None
    artificial = text in ("NP", "A6040", "A5050")
    played = None if text is None else text if artificial else read_result(text, "en")
    return Recorded(board, TablePlace("", table), meeting.round, played, was)


def keep(actor: User, session: Session, *entries: Recorded) -> list[Result]:
    return record_results(actor=actor, session=session, entries=entries)


def contracts(session: Session) -> dict[tuple[int, str], str]:
    found = Result.objects.filter(board__session=session)
    return {(each.board.number, each.table): each.artificial or each.contract for each in found}


def test_a_result_is_stored_with_who_met_and_what_it_is_worth(dora: User, evening: Session) -> None:
    Player.objects.create(contestant=evening.contestants.get(number="2"), name="Anna", order=1)
    (made,) = keep(dora, evening, written(evening, 3, 2, "4S X -1 S"))
    made.refresh_from_db()
    assert (made.ns.number, made.ew.number, made.table, made.round, made.section) == ("2", "4", "2", "2", "")
    assert (made.contract, made.declarer, made.tricks) == ("4SX", "S", 9)
    assert (made.score_ns, made.score_ew, made.artificial, made.seats) == (-100, 100, "", {"N": "Anna"})
    verb, before, after = history(evening.event.club)[-1]
    assert (verb, before) == ("result.recorded", {})
    assert (after["board"], after["table"], after["ns"], after["contract"]) == (3, "2", "2", "4SX")


@pytest.mark.parametrize(("text", "kept"), [("NP", "NP"), ("A6040", "A6040")])
def test_a_board_not_played_and_an_artificial_score_are_kept_as_text(
    dora: User, evening: Session, text: str, kept: str
) -> None:
    (made,) = keep(dora, evening, written(evening, 1, 1, text))
    assert (made.artificial, made.contract, made.score_ns) == (kept, "", None)


def test_all_are_stored_or_none(dora: User, evening: Session) -> None:
    wrong = Recorded(2, TablePlace("", 1), 1, "NP")
    with pytest.raises(BadInput, match=r"^Board 2 is not played at table 1 in that round\."):
        keep(dora, evening, written(evening, 1, 1, "3NT = N"), wrong)
    assert contracts(evening) == {}
    keep(dora, evening, written(evening, 1, 1, "3NT = N"), written(evening, 2, 1, "Pass"))
    assert contracts(evening) == {(1, "1"): "3NT", (2, "1"): "Pass"}


@pytest.mark.parametrize(
    "place", [Recorded(1, TablePlace("", 9), 1, "NP"), Recorded(1, TablePlace("B", 1), 1, "NP"),
              Recorded(1, TablePlace("", 1), 9, "NP"), Recorded(99, TablePlace("", 1), 1, "NP")],
)  # fmt: skip
def test_what_no_movement_plays_is_refused(dora: User, evening: Session, place: Recorded) -> None:
    with pytest.raises(BadInput, match="is not played at table"):
        keep(dora, evening, place)


def test_a_result_recorded_is_changed_and_taken_back_on_record(dora: User, evening: Session) -> None:
    (made,) = keep(dora, evening, written(evening, 1, 1, "3NT = N"))
    (made,) = keep(dora, evening, written(evening, 1, 1, "A6040", mark_of(made)))
    assert contracts(evening) == {(1, "1"): "A6040"}
    keep(dora, evening, written(evening, 1, 1, None, mark_of(made)))
    assert contracts(evening) == {}
    told = [(before.get("contract"), after.get("contract")) for verb, before, after in history(evening.event.club)
            if verb == "result.recorded"]  # fmt: skip
    assert told == [(None, "3NT"), ("3NT", ""), ("", None)]


def test_the_same_again_changes_nothing_whoever_was_quicker(dora: User, rev: User, evening: Session) -> None:
    keep(rev, evening, written(evening, 1, 1, "3NT = N"))
    before = history(evening.event.club)
    assert keep(dora, evening, written(evening, 1, 1, "3NT = N"), written(evening, 2, 1, None)) == []
    assert history(evening.event.club) == before


def test_somebody_quicker_is_not_overwritten_and_nothing_beside_is_stored(
    dora: User, rev: User, evening: Session
) -> None:
    (made,) = keep(rev, evening, written(evening, 1, 1, "3NT = N"))
    for late in (written(evening, 1, 1, "4S = S"), written(evening, 1, 1, None, "of another")):
        with pytest.raises(Stale, match=r"^Somebody recorded board 1 at table 1 in the meantime\.") as refused:
            keep(dora, evening, written(evening, 2, 1, "2H = N"), late)
        assert refused.value.key == "1-1-1"
    assert contracts(evening) == {(1, "1"): "3NT"}
    keep(dora, evening, written(evening, 1, 1, "4S = S", mark_of(made)))
    assert contracts(evening) == {(1, "1"): "4S"}


def corrected(dora: User, line: Result) -> None:
    correct_result(actor=dora, result=line, table=read_result("3NT + 1 N", "en"), agreement=AGREED)


def ruled_on(dora: User, line: Result) -> None:
    make_adjustment(dora, make_ruling(dora, line.board.session), line)


def reported(dora: User, line: Result) -> None:
    make_report(dora, line.board.session, ns=line.ns, ew=line.ew, table=line.table)


@pytest.mark.parametrize("stand", [corrected, ruled_on, reported])
@pytest.mark.parametrize("text", ["4S = S", "NP", None])
def test_what_something_stands_on_is_put_right_on_its_own_page_alone(
    dora: User, evening: Session, stand: Any, text: str | None
) -> None:
    (made,) = keep(dora, evening, written(evening, 1, 1, "3NT = N"))
    stand(dora, made)
    made.refresh_from_db()
    with pytest.raises(BadInput, match="Correct it on its own page, with the reason") as refused:
        keep(dora, evening, written(evening, 1, 1, text, mark_of(made)))
    assert refused.value.field == "1-1-1"
    assert contracts(evening) == {(1, "1"): "3NT"}


def test_what_a_file_brought_is_put_right_on_its_own_page_alone(dora: User, evening: Session) -> None:
    one, other = (evening.contestants.get(number=number) for number in ("1", "4"))
    line = make_result(evening.boards.get(number=1), one, other)
    with pytest.raises(BadInput, match="came from a file"):
        keep(dora, evening, written(evening, 1, 1, "3NT = N", mark_of(line)))


def test_who_has_a_result_on_the_board_the_other_way_round_gets_no_second_one(dora: User, evening: Session) -> None:
    one, other = (evening.contestants.get(number=number) for number in ("4", "1"))
    make_result(evening.boards.get(number=1), one, other)
    with pytest.raises(BadInput, match=r"^1 has a result on board 1 already\.") as refused:
        keep(dora, evening, written(evening, 1, 1, "3NT = N"))
    assert (refused.value.field, len(contracts(evening))) == ("1-1-1", 1)


def test_a_closed_session_refuses(dora: User, evening: Session) -> None:
    entry = written(evening, 1, 1, "3NT = N")
    close_session(actor=dora, session=evening)
    with pytest.raises(WrongState, match=r"^The session is closed\."):
        keep(dora, evening, entry)


def test_who_does_not_run_sessions_records_nothing(pat: User, wanda: User, evening: Session) -> None:
    for stranger in (pat, wanda):
        with pytest.raises(NotAllowed):
            keep(stranger, evening, written(evening, 1, 1, "3NT = N"))
    assert contracts(evening) == {}


def test_single_players_make_partnerships_that_are_found_again(dora: User, club: Club) -> None:
    session = begun(dora, club, usual("individual", "2", 14), form="individual")
    keep(dora, session, *(entry for number in (1, 2) for entry in at_every_table(session, number, "3NT = N")))
    keys = {each.ns.key for each in Result.objects.all()} | {each.ew.key for each in Result.objects.all()}
    assert len(keys) == 4
    assert session.contestants.filter(position__isnull=True).count() == 4
    seating = seating_of(session)
    assert None not in [line.result for line in lines_of_board(session.boards.get(number=1), seating)]


def at_every_table(session: Session, board: int, text: str) -> Iterator[Recorded]:
    """The same result at every table that plays the board."""
    for line in lines_of_board(session.boards.get(number=board), seating_of(session)):
        meeting = line.sitting.meeting
        yield Recorded(board, line.sitting.place, meeting.round, read_result(text, "en"))


def test_a_match_of_teams_is_scored_from_its_two_tables(dora: User, club: Club) -> None:
    session = begun(dora, club, usual("teams", "2", 4), form="teams")
    one, other = at_every_table(session, 1, "3NT = N")
    second = read_result("3NT -1 N", "en")
    keep(dora, session, one, Recorded(1, other.place, other.round, second))
    data = score_data(score_sheet(session))
    assert [(row["contestant"], row["place"]) for row in data["lines"][0]["ranking"]] == [("1", 1), ("2", 2)]
    assert [row["ns_award"] for row in data["boards"][0]["results"]] == ["10.00", "-10.00"]


SCORES = {1: {1: "4S = N", 2: "4S + 1 N", 3: "4S -1 N"}, 2: {1: "3NT = E", 2: "3NT = E", 3: "1NT = S"}}


def test_the_ranking_comes_from_what_was_recorded_by_hand_alone(dora: User, evening: Session) -> None:
    """Matchpoints by hand, 2 for each pair beaten and 1 for each equal.

    Board 1, north-south: 420 at table 1 beats -50 at table 3 and loses to 450 at table 2: 2, 4, 0. Board 2: twice the
    same in 3NT by east, and 90 at table 3: 1, 1, 4. East-west have the rest of 4.
    """
    keep(
        dora,
        evening,
        *(written(evening, board, table, text) for board, at in SCORES.items() for table, text in at.items()),
    )
    movement = seating_of(evening).movements[""]
    expected: dict[str, Fraction] = {}
    for board, awards in ((1, {1: 2, 2: 4, 3: 0}), (2, {1: 1, 2: 1, 3: 4})):
        for table, award in awards.items():
            meeting = movement.on_board(table, board)
            assert meeting is not None
            for number, won in ((meeting.ns[0], award), (meeting.ew[0], 4 - award)):
                expected[str(number)] = expected.get(str(number), Fraction(0)) + won
    data = score_data(score_sheet(evening))
    ranked = {row["contestant"]: Fraction(row["total"]) for line in data["lines"] for row in line["ranking"]}
    assert ranked == expected
    assert [line["line"] for line in data["lines"]] == ["NS", "EW"]


def test_a_refusal_of_any_kind_leaves_no_entry(dora: User, evening: Session) -> None:
    before = history(evening.event.club)
    with pytest.raises(Refusal):
        keep(dora, evening, written(evening, 1, 1, "3NT = N"), Recorded(99, TablePlace("", 1), 1, "NP"))
    assert history(evening.event.club) == before
