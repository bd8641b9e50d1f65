"""A whole PBN file."""

from datetime import date

import pytest

from rulings.formats.errors import FormatError
from rulings.formats.reader import read_sessions
from rulings.formats.session import AwardUnit, FileFormat
from tests.formats.samples import DEAL, dealt, exactly, game, read, read_file


def remarks(*games: str) -> list[str]:
    return [str(remark) for remark in read("\n".join(games)).remarks]


def test_the_session_is_what_the_file_says() -> None:
    session = read_file("score_table.pbn")
    assert (session.format, session.event, session.site) == (FileFormat.PBN, "Tuesday pairs", "Sample club")
    assert (session.date, session.competition, session.scoring) == (date(2024, 5, 28), "Pairs", "MatchPoints")
    assert session.unit is AwardUnit.MATCHPOINTS


def test_one_record_a_table_becomes_one_board_with_many_results() -> None:
    records = [game(Deal=DEAL, PairNS=str(ns), PairEW=str(ns + 1), Contract="4S", Declarer="E") for ns in (1, 3, 5)]
    session = read("\r\n".join(record.replace("\n", "\r\n") for record in records))
    assert len(session.boards) == 1
    assert [(result.board, result.ns, result.ew) for result in session.results] == [
        (1, "1", "2"),
        (1, "3", "4"),
        (1, "5", "6"),
    ]


def test_a_deal_alone_is_no_result() -> None:
    assert read(game(Deal=DEAL, Contract="", Declarer="", Result="", Score="")).results == ()


def test_table_round_section_and_room_are_kept() -> None:
    (result,) = read(game(Contract="1C", Table="3", Round="2", Section="A", Room="Open")).results
    assert (result.table, result.round, result.section, result.room) == ("3", "2", "A", "Open")


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("2024.05.31", date(2024, 5, 31)),
        ("2021-04-03 05:06", date(2021, 4, 3)),
        ("31.05.2024", date(2024, 5, 31)),
        ("", None),
        ("????.??.??", None),
    ],
)
def test_a_date_is_read_as_programs_write_it(text: str, day: date | None) -> None:
    assert read(game(Date=text)).date == day


@pytest.mark.parametrize("text", ["2024.13.01", "yesterday", "31.02.2024", "2024.05"])
def test_a_date_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(
        FormatError, match=exactly(f"line 4, column 1: expected a date such as 2024.05.31, found '{text}'.")
    ):
        read(game(Date=text))


def test_an_incomplete_date_is_remarked_once() -> None:
    assert remarks(dealt(Date="2015.09.?"), dealt(Date="2015.09.?", Board="2")) == [
        "The date 2015.09.? is incomplete; it was left out."
    ]


def test_the_same_result_given_twice_is_taken_once() -> None:
    record = game(Contract="4S", Declarer="E", Result="10")
    session = read(record + "\n" + record)
    assert len(session.results) == 1
    assert [str(remark) for remark in session.remarks] == [
        "Line 8: the same result of board 1 is given twice; it was taken once."
    ]


def test_two_results_for_one_pair_on_one_board_are_refused() -> None:
    sentence = (
        "line 7, column 1: expected one result for these contestants on this board"
        " (board 1, north-south 1, east-west 2)."
    )
    with pytest.raises(FormatError, match=exactly(sentence)):
        read(game(Contract="4S", Declarer="E") + "\n" + game(Contract="4S", Declarer="W"))


def test_the_same_pairs_may_meet_again_in_another_room() -> None:
    open_room = game(Contract="4S", Declarer="E", Room="Open")
    assert len(read(open_room + "\n" + game(Contract="4S", Declarer="W", Room="Closed")).results) == 2


def test_results_without_names_are_all_kept() -> None:
    nameless = game(Contract="4S", Declarer="E", PairNS="", PairEW="")
    assert len(read(nameless + "\n" + nameless).results) == 2


def test_games_without_a_number_are_counted_and_left_out() -> None:
    assert remarks(dealt(), game(Board=""), game(Board="?")) == [
        "Games without a board number were left out: 2, the first in line 5. Give each its number in the file, and "
        "import that."
    ]


def test_what_is_not_used_is_named_with_how_often() -> None:
    assert remarks(dealt(Annotator="A", Hidden="N"), dealt(Board="2", Hidden="S")) == [
        "Not used here, and left out: Annotator (1), Hidden (2)."
    ]


def test_another_scoring_in_the_middle_is_remarked() -> None:
    assert remarks(dealt(Scoring="MP"), dealt(Board="2", Scoring="IMP")) == [
        "Line 9: the scoring changes to IMP; the first one named was taken."
    ]


def test_a_tag_given_twice_counts_once_and_is_remarked() -> None:
    session = read(dealt('[Site "b"]', Site="a"))
    assert session.site == "a"
    assert [str(remark) for remark in session.remarks] == [
        "Line 5: Site is given twice for one game; the first was taken."
    ]


def test_a_fault_in_the_last_game_leaves_nothing_of_the_first() -> None:
    with pytest.raises(FormatError, match="line 7, column 1"):
        read(game(Contract="4S", Declarer="E") + "\n" + game(Board="x"))


TITLE = '%HRTitleDate 2014.08.11\n%HRTitleEvent "Friday Bridge"\n%HRTitleSite "Ladd"\n'


def test_a_title_in_comments_names_the_session_where_its_tags_are_empty() -> None:
    session = read(TITLE + game(Event="", Site="", Date=""))
    assert (session.event, session.site, session.date) == ("Friday Bridge", "Ladd", date(2014, 8, 11))


def test_tags_stand_before_a_title_in_comments() -> None:
    session = read(TITLE + game(Event="Club night", Site="Here", Date="2014.08.12"))
    assert (session.event, session.site, session.date) == ("Club night", "Here", date(2014, 8, 12))


def test_a_title_s_date_that_is_none_is_passed_over() -> None:
    assert read(TITLE.replace("2014.08.11", "yesterday") + game()).date is None


def test_a_board_played_again_on_another_day_begins_a_session_of_its_own() -> None:
    played = {"Contract": "4S", "Declarer": "N", "Result": "10"}
    days = ("2024.05.28", "2024.05.29", "2024.05.28", "2024.05.29")
    games = (game(Event="Weekend", Date=day, Board=board, **played) for day, board in zip(days, "1122", strict=True))
    sessions = read_sessions("\n".join(games).encode())
    assert [(each.event, str(each.date), len(each.results)) for each in sessions] == [
        ("Weekend", "2024-05-28", 2),
        ("Weekend", "2024-05-29", 2),
    ]
    assert all(each.remarks == () for each in sessions)


def test_an_evening_that_goes_past_midnight_is_one_session() -> None:
    played = {"Contract": "4S", "Declarer": "N", "Result": "10"}
    first, second = game(Date="2024.05.28", **played), game(Date="2024.05.29", Board="2", **played)
    (session,) = read_sessions(f"{first}\n{second}".encode())
    assert (str(session.date), len(session.results)) == ("2024-05-28", 2)
