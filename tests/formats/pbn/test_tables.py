"""Score tables: rows, artificial entries, and the game they stand in."""

from decimal import Decimal

import pytest

from rulings.bridge import Seat
from rulings.formats.errors import FormatError
from rulings.formats.session import AwardUnit, ContestantKind
from tests.formats.samples import dealt, exactly, game, read, read_file

COLUMNS = "PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS;Percentage_NS;Percentage_EW"


def table(*rows: str, columns: str = COLUMNS, **tags: str) -> str:
    return dealt(f'[ScoreTable "{columns}"]', *rows, **tags)


def test_every_row_is_a_result() -> None:
    first, second, _third, fourth = read_file("score_table.pbn").results[:4]
    assert (first.ns, first.ew, str(first.contract), first.tricks) == ("1", "4", "4S by E", 10)
    assert (first.score_ns, first.score_ew, first.table, first.round) == (-420, 420, "1", "1")
    assert [(award.unit.value, award.ns, award.ew) for award in first.awards] == [
        ("%", Decimal("25.0"), Decimal("75.0")),
        ("MP", Decimal(1), Decimal(3)),
    ]
    assert (second.ns, second.tricks, second.score_ns) == ("2", 9, 50)
    assert (fourth.is_passed_out, fourth.tricks, fourth.score_ns) == (True, None, 0)


def test_a_caret_makes_an_artificial_score() -> None:
    artificial = read_file("score_table.pbn").results[2].artificial
    assert artificial is not None
    assert (artificial.text, artificial.ns, artificial.ew, artificial.unit) == (
        "^60/^40",
        Decimal(60),
        Decimal(40),
        AwardUnit.PERCENT,
    )


def test_an_artificial_score_in_points_alone_is_kept_as_text() -> None:
    (result,) = read(table("1 2 - - - ^120", columns="PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS")).results
    assert (result.score_ns, result.contract) == (None, None)
    assert result.artificial is not None
    assert (result.artificial.text, result.artificial.ns) == ("^120", None)


def test_the_auction_goes_to_the_row_of_the_games_own_pairs() -> None:
    with_auction = [result for result in read_file("score_table.pbn").results if result.auction]
    assert [(result.ns, result.ew) for result in with_auction] == [("2", "5")]


def test_names_match_the_game_to_its_row_where_numbers_do_not() -> None:
    rows = '1 "Ann;Bob" 2 "Cy - Di" 3NT N 9'
    columns = "PairId_NS;Names_NS;PairId_EW;Names_EW;Contract;Declarer;Result"
    names = {"North": "Bob", "South": "Ann", "East": "Cy", "West": "Di", "PairNS": "", "PairEW": ""}
    (result,) = read(game('[Auction "N"]', "3NT AP", f'[ScoreTable "{columns}"]', rows, **names)).results
    assert result.auction is not None
    assert result.names == {Seat.NORTH: "Bob", Seat.SOUTH: "Ann", Seat.EAST: "Cy", Seat.WEST: "Di"}


def test_an_auction_that_no_row_owns_is_left_out_and_said() -> None:
    session = read(game('[Auction "N"]', "3NT AP", f'[ScoreTable "{COLUMNS}"]', "7 8 3NT N 9 400 50 50"))
    assert [result.auction for result in session.results] == [None]
    assert "Line 1: board 1 has an auction that no line of its score table owns; left out." in map(str, session.remarks)


def test_rows_that_stand_for_several_tables_are_left_out_and_said() -> None:
    session = read(table("1 2 3NT N 9 400 50 50 3", columns=f"{COLUMNS};Multiplicity"))
    assert session.results == ()
    assert [str(remark) for remark in session.remarks] == [
        "Line 5: board 1 has score lines that count for several tables; left out."
    ]


def test_a_row_without_pairs_is_left_out_and_said() -> None:
    session = read(table("? - 3NT N 9 400 50 50"))
    assert session.results == ()
    assert [str(remark) for remark in session.remarks] == ["Line 5: a score line names no pairs; it was left out."]


def test_a_total_score_table_gives_names_and_no_totals() -> None:
    session = read_file("score_table.pbn")
    named = {one.key: (one.name, [player.name for player in one.players]) for one in session.contestants}
    assert named["2"] == ("", ["Anna Adams", "Ben Brown"])
    assert named["1"] == ("", ["Carla Cohen", "Dan Dean"])
    assert named["9"] == ("The late arrivals", [])
    assert "The file's totals and places were left out; they are computed here." in map(str, session.remarks)


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        (
            "1 2 3NT",
            "line 5, column 5: expected as many entries as the table has columns in each row (entries: 3, columns: 8).",
        ),
        ("1 2 9NT N 9 400 50 50", "line 5, column 1: expected a contract such as 4SX, or Pass, found '9NT'."),
        ("1 2 3NT N 9 x 50 50", "line 5, column 1: expected a score such as NS 420, found 'NS x'."),
        ("1 2 3NT N 9 400 half 50", "line 5, column 1: expected a number, found 'half'."),
        ("1 2 3NT N 9 400 NaN 50", "line 5, column 1: expected a number, found 'NaN'."),
        ("1 2 3NT N 14 400 50 50", "line 5, column 1: expected a number of tricks from 0 to 13, found '14'."),
    ],
)
def test_what_is_wrong_in_a_row_is_refused_with_its_line(row: str, sentence: str) -> None:
    with pytest.raises(FormatError, match=exactly(sentence)):
        read(table(row))


PLAYERS = ";".join(f"PlayerId_{seat}" for seat in ("North", "South", "East", "West"))
INDIVIDUALS = f"Table;Round;{PLAYERS};Contract;Declarer;Result;Score_NS;Score_EW;MP_North;MP_South;MP_East;MP_West"


def test_a_row_of_individuals_names_two_pairs_of_players() -> None:
    rows = ("1 1 12 14 2 18 3N S 10 430 - 4 4 -4 -4", "2 1 5 9 10 15 Pass - - 0 - 0 0 0 0")
    totals = '[TotalScoreTable "PlayerId;Name;TotalScoreMP"]\n12 "Nora" 4\n14 "Sue" 4\n'
    session = read(table(*rows, columns=INDIVIDUALS, Competition="Individuals") + totals)
    first = session.results[0]
    pairs = {one.key: one for one in session.contestants}
    assert (pairs[first.ns].number, pairs[first.ew].number) == ("12+14", "2+18")
    assert (pairs[first.ns].members, [player.name for player in pairs[first.ns].players]) == (
        ("12", "14"),
        ["Nora", "Sue"],
    )
    assert [(award.unit.value, award.ns, award.ew) for award in first.awards] == [("MP", Decimal(4), Decimal(-4))]
    alone = [one for one in session.contestants if one.kind is ContestantKind.INDIVIDUAL]
    assert [(one.number, one.name, one.total) for one in alone][:2] == [("12", "Nora", Decimal(4)), ("14", "Sue", 4)]
    assert len(alone) == 8


def test_rows_of_teams_with_a_room_are_their_tables() -> None:
    columns = "TeamId_Home;TeamId_Away;Room;Contract;Declarer;Result;Score_NS"
    totals = '[TotalScoreTable "TeamId;TeamName;Roster"]\n2 "Fredrikstad" "Atle - Arild"\n7 "Sarpsborg" "Olav - Tom"\n'
    session = read(table("2 7 Open 4S N 10 420", "2 7 Closed 4S N 9 -50", columns=columns) + totals)
    assert [(result.ns, result.ew) for result in session.results] == [("2", "7"), ("7", "2")]
    home = session.contestants[0]
    assert (home.kind, home.number, home.name) == (ContestantKind.TEAM, "2", "Fredrikstad")
    assert [player.name for player in home.players] == ["Atle", "Arild"]


def test_matches_without_their_boards_are_left_out_and_said() -> None:
    columns = "Round;TeamId_Home;TeamId_Away;MatchDetails;VP_Home;VP_Away"
    session = read(table('1 2 7 "1,15,54" 8.02 11.98', "2 7 2 - - -", columns=columns, Competition="Teams"))
    assert session.results == ()
    assert [str(remark) for remark in session.remarks] == [
        "Matches of teams that are given without the results of their boards were left out: 2, the first in line 6. "
        "Import the file of their boards to score them."
    ]
