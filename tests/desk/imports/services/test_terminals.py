"""What terminals send is stored once: a table corrects its own, everything else that is otherwise waits."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulings.bridge import Seat
from rulings.desk.base.audit import opened
from rulings.desk.imports.services.differences import leave_difference, take_difference
from rulings.desk.imports.services.terminals import take_players, take_results
from rulings.desk.imports.values import WhyLeft
from rulings.desk.movements.queries import Sitting, seating_of
from rulings.desk.movements.values import TablePlace
from rulings.desk.scores.queries.lines import lines_of_board
from rulings.desk.scores.queries.sheet import score_sheet
from rulings.desk.scores.services.recording import record_results
from rulings.desk.scores.services.results import correct_result
from rulings.desk.scores.values.outcomes import mark_of
from rulings.desk.scores.values.recording import Recorded
from rulings.desk.sessions.services import close_session
from rulings.desk.trail.queries.verification import verify_audit
from rulings.desk.trail.wording.entries import entry_sentence
from rulings.formats.bridgemate import TableResult
from rulings.models import (
    AuditEntry,
    Club,
    Contestant,
    Difference,
    IrregularityReport,
    Player,
    Result,
    RosterPlayer,
    Session,
    User,
)
from rulings.scoring.boards.table_results import TableResult as TableOutcome
from rulings.scoring.notation.results import read_result
from tests.desk.evening import begun, howell, mitchell, section, usual
from tests.desk.imports.terminals import entered, erased, numbered, seated
from tests.desk.scores.services.test_results import AGREED
from tests.factories import history, make_adjustment, make_report, make_result, make_ruling

PLAYED = ("contract", "declarer", "tricks", "score_ns", "score_ew", "artificial", "lead")


@pytest.fixture
def evening(dora: User, club: Club) -> Session:
    """The only section, without a name: two tables, a Mitchell of two boards a round."""
    return begun(dora, club, section("", 2, mitchell(2, 2)), last_board=4)


def take(session: Session, *entries: TableResult) -> list[WhyLeft]:
    return [each.why for each in take_results(session=session, entries=entries)]


def lines(session: Session) -> dict[tuple[int, str], tuple[Any, ...]]:
    """What is on record by board and table."""
    results = Result.objects.filter(board__session=session).select_related("board")
    return {(each.board.number, each.table): tuple(getattr(each, name) for name in PLAYED) for each in results}


def state(session: Session) -> object:
    """Everything that news could change, the rows themselves included."""
    return (
        list(Result.objects.filter(board__session=session).order_by("pk").values()),
        list(session.differences.order_by("pk").values()),
        list(session.contestants.order_by("pk").values()),
        list(Player.objects.filter(contestant__session=session).order_by("pk").values()),
        len(history(session.event.club)),
    )


def waiting(session: Session) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    return [(each.before, each.after) for each in session.differences.filter(state="waiting").order_by("pk")]


def at(session: Session, table: int = 1, round_: int = 1) -> Sitting:
    sitting = seating_of(session).at_round(TablePlace("", table), round_)
    assert sitting is not None
    return sitting


def said(result: str) -> TableOutcome:
    return read_result(result, "en")


def by_hand(actor: User, session: Session, told: str, board: int = 1, table: int = 1, was: str = "") -> Result:
    played = said(told) if told not in ("NP", "A6040", "AVE+/AVE-") else told
    entry = Recorded(board, TablePlace("", table), 1, played, was)
    (result,) = record_results(actor=actor, session=session, entries=[entry])
    return result


def test_a_tables_result_is_a_line_of_the_traveller_with_its_points(evening: Session) -> None:
    assert take(evening, entered(1, LeadCardRank=13, LeadCardSuit=3)) == []
    assert lines(evening) == {(1, "1"): ("4S", "N", 10, 420, -420, "", "HK")}
    result = Result.objects.get()
    assert (result.ns, result.ew, result.section, result.round) == (at(evening).ns[0], at(evening).ew[0], "", "1")
    line = next(each for each in lines_of_board(result.board, seating_of(evening)) if each.result)
    assert line.result == result


@pytest.mark.parametrize(
    ("fields", "stored"),
    [
        ({"level": 0}, ("Pass", "", None, 0, 0, "", "")),
        ({"level": -10}, ("", "", None, None, None, "NP", "")),
        ({"level": -3, "ScoringDirection": 1}, ("", "", None, None, None, "AVE-/AVE+", "")),
        ({"level": -3, "ScoringDirection": 2}, ("", "", None, None, None, "AVE+/AVE-", "")),
        ({"level": 3, "Stake": 2, "DeclarerDirection": 2, "TotalTricks": 8}, ("3SXX", "E", 8, 200, -200, "", "")),
    ],
)
def test_every_kind_of_outcome_is_stored_and_can_be_scored(
    evening: Session, fields: dict[str, Any], stored: tuple[Any, ...]
) -> None:
    assert take(evening, entered(1, **fields)) == []
    assert lines(evening) == {(1, "1"): stored}
    assert len(score_sheet(evening).results) == 1


def test_the_table_corrects_and_erases_its_own_entry(evening: Session) -> None:
    take(evening, entered(1))
    first = Result.objects.get()
    take(evening, entered(1, level=3, TotalTricks=9, LeadCardRank=14, LeadCardSuit=1))
    assert lines(evening) == {(1, "1"): ("3S", "N", 9, 140, -140, "", "CA")}
    assert Result.objects.get() == first
    take(evening, entered(1, level=-10))
    assert lines(evening) == {(1, "1"): ("", "", None, None, None, "NP", "")}
    take(evening, erased(1))
    assert lines(evening) == {}
    take(evening, entered(1))
    assert lines(evening) == {(1, "1"): ("4S", "N", 10, 420, -420, "", "")}
    assert waiting(evening) == []


ENTRIES = st.lists(
    st.one_of(
        st.builds(entered, st.sampled_from([1, 2, 3]), level=st.sampled_from([4, 5, 0, -10])),
        st.builds(erased, st.sampled_from([1, 2, 3])),
    ),
    max_size=6,
)


@settings(max_examples=20, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(news=ENTRIES, cut=st.integers(0, 6))
def test_whatever_came_comes_again_and_changes_nothing(evening: Session, news: list[TableResult], cut: int) -> None:
    take(evening, *news[:cut])
    take(evening, *news[cut:])
    before = state(evening)
    take(evening, *news)
    take(evening, *news)
    assert state(evening) == before


def test_what_a_director_made_of_an_entry_is_not_asked_again_when_it_comes_again(dora: User, evening: Session) -> None:
    take(evening, entered(1), entered(2))
    one, other = Result.objects.order_by("board__number")
    correct_result(actor=dora, result=one, table=said("3NT N -1"), agreement=AGREED)
    by_hand_gone = Recorded(2, TablePlace("", 1), 1, None, mark_of(other))
    record_results(actor=dora, session=evening, entries=[by_hand_gone])
    before = state(evening)
    take(evening, entered(1), entered(2))
    assert state(evening) == before


def test_another_entry_after_a_directors_correction_waits(dora: User, evening: Session) -> None:
    take(evening, entered(1))
    correct_result(actor=dora, result=Result.objects.get(), table=said("3NT N -1"), agreement=AGREED)
    news = entered(1, TotalTricks=11)
    take(evening, news)
    assert lines(evening)[1, "1"][:3] == ("3NT", "N", 8)
    assert [(before["contract"], after["contract"], after["tricks"]) for before, after in waiting(evening)] == [
        ("3NT", "4S", 11)
    ]
    before = state(evening)
    take(evening, entered(1), news)
    assert state(evening) == before


def test_what_was_typed_by_hand_is_left_where_it_agrees(dora: User, evening: Session) -> None:
    by_hand(dora, evening, "4S N =")
    by_hand(dora, evening, "AVE+/AVE-", board=2)
    before = state(evening)
    take(evening, entered(1, LeadCardRank=13, LeadCardSuit=3), entered(2, level=-7))
    assert state(evening) == before


@pytest.mark.parametrize("news", [entered(1, TotalTricks=9), entered(1, level=-10), erased(1)], ids=["less", "NP", ""])
@pytest.mark.parametrize("is_taken", [True, False])
def test_what_was_typed_by_hand_waits_where_it_differs_until_a_director_decides(
    dora: User, evening: Session, news: TableResult, is_taken: bool
) -> None:
    by_hand(dora, evening, "4S N =")
    typed = lines(evening)
    take(evening, news)
    take(evening, news)
    assert lines(evening) == typed
    difference = Difference.objects.get()
    (take_difference if is_taken else leave_difference)(actor=dora, difference=difference)
    assert (lines(evening) == typed) is not is_taken
    before = state(evening)
    take(evening, news)
    assert state(evening) == before
    assert verify_audit(evening.event.club) is None


def test_a_later_word_of_the_terminal_takes_the_place_of_the_one_that_waits(dora: User, evening: Session) -> None:
    by_hand(dora, evening, "4S N =")
    take(evening, entered(1, TotalTricks=9))
    take(evening, entered(1, TotalTricks=11))
    assert [after["tricks"] for _before, after in waiting(evening)] == [11]
    take(evening, entered(1))
    assert waiting(evening) == []


def test_what_a_file_brought_waits_however_often_the_table_enters_otherwise(evening: Session) -> None:
    board, sitting = evening.boards.get(number=1), at(evening)
    brought = make_result(board, sitting.ns[0], sitting.ew[0], contract="3NT", tricks=9, score_ns=400, score_ew=-400)
    for tricks in (9, 10, 11):
        take(evening, entered(1, TotalTricks=tricks))
    take(evening, erased(1))
    assert Result.objects.get() == brought
    assert lines(evening)[1, "1"][:3] == ("3NT", "S", 9)
    assert [after for _before, after in waiting(evening)] == [{}]


def test_nothing_changes_under_a_report_or_an_adjusted_score(dora: User, evening: Session) -> None:
    take(evening, entered(1), entered(2))
    one, other = Result.objects.order_by("board__number")
    report = make_report(dora, evening)
    IrregularityReport.objects.filter(pk=report.pk).update(result=other)
    make_adjustment(dora, make_ruling(dora, evening), one)
    stood = lines(evening)
    take(evening, entered(1, TotalTricks=9), erased(2))
    assert lines(evening) == stood
    assert len(waiting(evening)) == 2


@pytest.mark.parametrize("numbers", ["by the movement", "exchanged", "none"])
def test_sides_that_sat_the_other_way_have_the_result_as_they_sat(evening: Session, numbers: str) -> None:
    take_players(session=evening, players=[seated(1, "Anna"), seated(3, "Sara"), seated(2, "Ewa"), seated(4, "Witek")])
    ns, ew = at(evening).ns[0], at(evening).ew[0]
    told: dict[str, dict[str, Any]] = {
        "by the movement": numbered(at(evening), "ew"),
        "exchanged": {
            "PairNorthSouth": ew.position,
            "PairEastWest": ns.position,
            "DeclaringPair": ew.position,
        },
        "none": {"PairNorthSouth": 90, "PairEastWest": 91, "DeclaringPair": 91},
    }
    take(evening, entered(1, **told[numbers]))
    result = Result.objects.get()
    assert (result.ns, result.ew, result.score_ns) == (ew, ns, 420)
    assert result.seats == {"N": "Ewa", "S": "Witek", "E": "Anna", "W": "Sara"}
    take(evening, entered(1, **numbered(at(evening))))
    result.refresh_from_db()
    assert (result.ns, result.ew, result.seats["N"], Result.objects.count()) == (ns, ew, "Anna", 1)


def test_a_result_typed_the_other_way_round_waits(dora: User, evening: Session) -> None:
    result = by_hand(dora, evening, "4S N =")
    take(evening, entered(1, **numbered(at(evening), "ew")))
    ((before, after),) = waiting(evening)
    assert (before["ns"], after["ns"]) == (result.ns_id, result.ew_id)
    take_difference(actor=dora, difference=Difference.objects.get())
    assert Result.objects.get().ns_id == result.ew_id


def test_what_has_no_place_is_told_with_the_reason_and_the_rest_is_stored(evening: Session) -> None:
    strange = [
        *(entered(3), entered(9), entered(1, table=7), entered(1, round_=5)),
        *(entered(1, SectionLetters="B"), entered(2, ScoringDirection=1), entered(2, level=0, ScoringDirection=2)),
    ]
    assert take(evening, *strange, entered(1)) == [WhyLeft.NOT_PLAYED_THERE] * 5 + [WhyLeft.ONE_SIDE] * 2
    assert list(lines(evening)) == [(1, "1")]


def test_who_has_another_result_on_the_board_gets_no_second_one(dora: User, evening: Session) -> None:
    strangers = at(evening).ns[0], at(evening, table=2).ew[0]
    board = evening.boards.get(number=1)
    Result.objects.create(board=board, ns=strangers[0], ew=strangers[1], table="9", score_ns=50, score_ew=-50)
    assert take(evening, entered(1), entered(2)) == [WhyLeft.HAS_A_RESULT]
    assert sorted(lines(evening)) == [(1, "9"), (2, "1")]


def test_a_session_without_movement_gets_nothing(session: Session) -> None:
    assert take(session, entered(1), erased(1)) == [WhyLeft.NOT_PLAYED_THERE]
    take_players(session=session, players=[seated(1, "Anna")])
    assert not Result.objects.exists()


def test_a_table_without_opponents_gets_nothing(dora: User, club: Club) -> None:
    session = begun(dora, club, section("", 2, howell(2, 2, missing=True)), last_board=6)
    byes = [
        entered(board, each.table, each.round)
        for each in seating_of(session).movements[""].meetings
        for board in each.boards
        if not each.is_played
    ]
    assert byes
    assert set(take(session, *byes)) == {WhyLeft.NOT_PLAYED_THERE}


def test_once_the_session_is_closed_news_waits_or_is_told(dora: User, evening: Session) -> None:
    take(evening, entered(1))
    close_session(actor=dora, session=evening)
    before = state(evening)
    assert take(evening, entered(1)) == []
    assert state(evening) == before
    news = entered(1, TotalTricks=9), entered(2)
    assert take(evening, *news) == [WhyLeft.CLOSED]
    assert lines(evening)[1, "1"][2] == 10
    assert [after["tricks"] for _before, after in waiting(evening)] == [9]
    take_players(session=evening, players=[seated(1, "Anna")])
    assert not Player.objects.exists()


def test_single_players_make_the_pairs_that_sit_there(dora: User, club: Club) -> None:
    session = begun(dora, club, usual("individual", "2", 14), form="individual")
    sitting = at(session)
    board = sitting.meeting.boards[0]
    take(session, entered(board))
    result = Result.objects.get()
    assert result.ns is not None
    assert result.ns.key.split("\x1f") == [each.key for each in sitting.ns]
    before = state(session)
    take(session, entered(board))
    assert state(session) == before
    take(session, entered(board, TotalTricks=9))
    assert (Result.objects.get(), Result.objects.get().tricks) == (result, 9)
    take(session, erased(board))
    assert not Result.objects.exists()


def test_both_tables_of_a_match_of_teams_have_their_result(dora: User, club: Club) -> None:
    session = begun(dora, club, usual("teams", "2", 8), form="teams")
    one, other = at(session), at(session, table=2)
    board = next(iter(set(one.meeting.boards) & set(other.meeting.boards)))
    assert one.ns == other.ew
    for tables in ((1, 2), (2, 1)):
        take(session, *(entered(board, table, TotalTricks=8 + table) for table in tables))
    assert {key: (each[2], each[3]) for key, each in lines(session).items()} == {
        (board, "1"): (9, lines(session)[board, "1"][3]),
        (board, "2"): (10, lines(session)[board, "2"][3]),
    }
    take(session, erased(board, 2))
    assert list(lines(session)) == [(board, "1")]


def test_names_come_from_the_terminal_or_by_the_members_number(dora: User, evening: Session) -> None:
    RosterPlayer.objects.create(club=evening.event.club, name="Sara Rossi", number="17", folded="sara rossi")
    take_players(
        session=evening, players=[seated(1, "Anna"), seated(3, PlayerNumber="17"), seated(2, PlayerNumber="9")]
    )
    sitting = at(evening)
    assert sitting.names == {Seat.NORTH: "Anna", Seat.SOUTH: "Sara Rossi"}
    assert (sitting.ns[0].name, sitting.ew[0].name) == ("Anna – Sara Rossi", "")
    verb, before, after = history(evening.event.club)[-1]
    assert (verb, after["via"]) == ("session.contestants_named", "terminal")
    assert (before["names"], after["names"]) == ({"1": ""}, {"1": "Anna – Sara Rossi"})
    assert "17" not in str(after)
    stood = state(evening)
    take_players(session=evening, players=[seated(1, "Anna"), seated(3, PlayerNumber="17")])
    assert state(evening) == stood


def test_nobody_is_named_twice_or_over_a_name_that_a_director_gave(evening: Session) -> None:
    first, second = at(evening).ns[0], at(evening).ew[0]
    Contestant.objects.filter(pk=first.pk).update(name="The champions")
    Player.objects.create(contestant=second, name="Ewa", order=1)
    Contestant.objects.filter(pk=second.pk).update(name="Ewa")
    told = [seated(1, "Anna"), seated(2, "Otto"), seated(4, "Ewa"), seated(3, "", IsRemoval=True)]
    before = state(evening)
    take_players(session=evening, players=told)
    assert state(evening) == before
    take_players(session=evening, players=[seated(4, "Witek")])
    assert Contestant.objects.get(pk=second.pk).name == "Ewa – Witek"


def test_of_two_names_for_a_seat_the_last_one_counts(evening: Session) -> None:
    take_players(session=evening, players=[seated(1, "Ana"), seated(1, "Anna")])
    assert [each.name for each in Player.objects.all()] == ["Anna"]


def test_a_name_longer_than_its_place_is_left_and_the_others_are_stored(evening: Session) -> None:
    take_players(
        session=evening, players=[seated(1, "A" * 201), seated(3, "Sara", PlayerNumber="9" * 41), seated(2, "Ewa")]
    )
    assert [each.name for each in Player.objects.all()] == ["Ewa"]


def test_single_players_and_teams_get_their_names_too(dora: User, club: Club) -> None:
    alone = begun(dora, club, usual("individual", "2", 14), form="individual", name="Alone")
    names = ["Anna", "Ewa", "Sara", "Witek"]
    take_players(session=alone, players=[seated(seat, name) for seat, name in enumerate(names, start=1)])
    sitting = at(alone)
    assert [each.name for each in (*sitting.ns, *sitting.ew)] == ["Anna", "Sara", "Ewa", "Witek"]
    assert {seat.value: name for seat, name in sitting.names.items()} == dict(zip("NESW", names, strict=True))
    teams = begun(dora, club, usual("teams", "2", 8), form="teams", name="Teams")
    owls = at(teams).ns[0]
    Contestant.objects.filter(pk=owls.pk).update(name="The owls")
    told = [seated(1, "Anna"), seated(3, "Sara"), seated(2, "Zoe", table=2), seated(4, "Yves", table=2)]
    take_players(session=teams, players=told)
    take_players(session=teams, players=told)
    owls.refresh_from_db()
    assert (owls.name, sorted(each.name for each in owls.players.all())) == (
        "The owls",
        ["Anna", "Sara", "Yves", "Zoe"],
    )


def test_every_change_is_told_in_words_as_a_terminals(dora: User, evening: Session) -> None:
    by_hand(dora, evening, "4S N =", board=2)
    since = evening.event.club.audit_entries.count()
    take(evening, entered(1))
    take(evening, erased(1), entered(2, TotalTricks=9))
    take_players(session=evening, players=[seated(1, "Anna")])
    entries = opened(AuditEntry.objects.filter(club=evening.event.club, sequence__gt=since).order_by("sequence"))
    assert [entry_sentence(each) for each in entries] == [
        "A scoring terminal recorded results of board 1.",
        "A scoring terminal recorded results of board 1.",
        "A scoring terminal has another result of board 2 than stands here. It waits for a director.",
        "A scoring terminal entered who plays.",
    ]
    assert {entry.after["via"] for entry in entries} == {"terminal"}
    assert verify_audit(evening.event.club) is None
