"""Whom the numbers of a session file are of, and who they are."""

import pytest

from rulings.bridge import Seat, Side
from rulings.formats.session import ContestantKind, FileContestant, FilePlayer, SessionFile
from tests.formats.bws.files import A, Row, entry, meeting, read, remarks_of


def met(*rows: Row, **tables: list[Row]) -> SessionFile:
    """A file with this movement, and one result of its first line."""
    first = rows[0]
    told = {name: first[name] for name in ("South", "West") if name in first}
    board = int(str(first["LowBoard"]))
    received = entry(board, int(str(first["NSPair"])), int(str(first["EWPair"])), "PASS", Table=first["Table"], **told)
    return read(received, RoundData=list(rows), **tables)


def by_key(file: SessionFile) -> dict[str, FileContestant]:
    return {one.key: one for one in file.contestants}


def seat(direction: str, number: str, *, table: int = 1, round_: int = 0, name: str | None = None) -> Row:
    return {"Section": 1, "Table": table, "Direction": direction, "Number": number, "Round": round_, "Name": name}


def test_numbers_that_sit_once_a_round_are_pairs() -> None:
    file = met(
        meeting(1, 1, 1, 2, 1, 2), meeting(2, 1, 3, 4, 1, 2), meeting(1, 2, 4, 1, 3, 4), meeting(2, 2, 2, 3, 3, 4)
    )
    assert [(one.key, one.kind, one.direction) for one in file.contestants] == [
        (f"A {number}", ContestantKind.PAIR, None) for number in (1, 2, 3, 4)
    ]
    assert file.winners is None


def test_numbers_that_sit_both_ways_in_one_round_are_two_pairs_each() -> None:
    file = met(meeting(1, 1, 1, 1, 1, 2), meeting(2, 1, 2, 2, 3, 4))
    assert [(one.key, one.number, one.direction) for one in file.contestants] == [
        ("A 1NS", "1", Side.NS),
        ("A 1EW", "1", Side.EW),
        ("A 2NS", "2", Side.NS),
        ("A 2EW", "2", Side.EW),
    ]


def test_two_lists_give_a_direction_to_who_sits_one_way_all_session() -> None:
    file = met(
        meeting(1, 1, 1, 11, 1, 2), meeting(2, 1, 2, 12, 3, 4), meeting(1, 2, 12, 1, 3, 4), Section=[A | {"Winners": 2}]
    )
    assert {one.number: one.direction for one in file.contestants} == {
        "1": None,
        "11": Side.EW,
        "2": Side.NS,
        "12": None,
    }
    assert file.winners == 2


@pytest.mark.parametrize("winners", [0, 1, None])
def test_one_list_gives_nobody_a_direction(winners: int | None) -> None:
    file = met(meeting(1, 1, 1, 11, 1, 2), meeting(2, 1, 2, 12, 3, 4), Section=[A | {"Winners": winners}])
    assert {one.direction for one in file.contestants} == {None}
    assert file.winners is None


def test_two_who_meet_at_two_tables_both_ways_are_teams() -> None:
    file = met(meeting(1, 1, 1, 2, 1, 4), meeting(101, 1, 2, 1, 1, 4))
    assert [(one.key, one.kind) for one in file.contestants] == [
        ("A 1", ContestantKind.TEAM),
        ("A 2", ContestantKind.TEAM),
    ]


def test_the_form_of_scoring_says_that_numbers_are_teams() -> None:
    file = met(meeting(1, 1, 1, 2, 1, 4), meeting(2, 1, 3, 4, 1, 4), Section=[A | {"ScoringType": 4}])
    assert {one.kind for one in file.contestants} == {ContestantKind.TEAM}


def test_a_team_has_the_players_of_both_tables() -> None:
    seats = [
        seat(direction, f"10{at}", table=table) for table in (1, 101) for at, direction in enumerate("NSEW", table)
    ]
    file = met(meeting(1, 1, 1, 2, 1, 4), meeting(101, 1, 2, 1, 1, 4), PlayerNumbers=seats)
    assert [player.national_id for player in by_key(file)["A 1"].players] == ["101", "102", "10103", "10104"]


def test_four_numbers_at_a_table_are_players_who_compete_for_themselves() -> None:
    rows = [meeting(1, 1, 1, 3, 1, 2, South=2, West=4), meeting(1, 2, 1, 2, 3, 4, South=3, West=4)]
    seats = [seat(direction, number) for direction, number in zip("NSEW", ("101", "102", "103", "104"), strict=True)]
    names: list[Row] = [{"ID": 102, "Name": "Łukasz Żak"}]
    file = met(*rows, PlayerNumbers=seats, PlayerNames=names)
    alone = [one for one in file.contestants if one.kind is ContestantKind.INDIVIDUAL]
    assert [(one.number, one.name) for one in alone] == [("1", ""), ("2", "Łukasz Żak"), ("3", ""), ("4", "")]
    result = file.results[0]
    assert by_key(file)[result.ns].members == ("A 1", "A 2")
    assert by_key(file)[result.ns].number == "1+2"
    assert by_key(file)[result.ns].players == (FilePlayer("", "101"), FilePlayer("Łukasz Żak", "102"))
    assert by_key(file)[result.ew].members == ("A 3", "A 4")


def test_a_program_that_writes_the_pairs_twice_has_pairs() -> None:
    file = met(meeting(1, 1, 1, 2, 1, 2, South=1, West=2), meeting(2, 1, 3, 4, 1, 2, South=3, West=4))
    assert {one.kind for one in file.contestants} == {ContestantKind.PAIR}


def test_a_pair_has_the_names_of_the_numbers_that_its_players_gave() -> None:
    seats = [seat("E", "007"), seat("W", "8", name="Zoë Quirke"), seat("N", "9"), seat("S", "")]
    names: list[Row] = [{"ID": 7, "Name": "Marco Bianchi"}, {"ID": 8, "Name": "Another"}]
    file = met(meeting(1, 1, 1, 2, 1, 2), PlayerNumbers=seats, PlayerNames=names)
    assert by_key(file)["A 2"].players == (FilePlayer("Marco Bianchi", "007"), FilePlayer("Zoë Quirke", "8"))
    assert by_key(file)["A 1"].players == (FilePlayer("", "9"),)
    assert remarks_of(file)[-1] == "Players of whom the file has a number and no name: 1, the first is 9."


def test_who_comes_in_a_later_round_stands_with_its_results_only() -> None:
    seats = [seat("N", "1", name="Anna"), seat("S", "2", name="Ewa"), seat("N", "3", name="Jan", round_=2)]
    rows = [meeting(1, 1, 1, 2, 1, 1), meeting(1, 2, 1, 2, 2, 2)]
    file = read(entry(1, 1, 2, "PASS"), entry(2, 1, 2, "PASS", Round=2), RoundData=rows, PlayerNumbers=seats)
    assert by_key(file)["A 1"].players == (FilePlayer("Anna", "1"), FilePlayer("Ewa", "2"))
    assert [dict(result.names) for result in file.results] == [
        {Seat.NORTH: "Anna", Seat.SOUTH: "Ewa"},
        {Seat.NORTH: "Jan"},
    ]
    assert remarks_of(file) == [
        "Players who came for others in a later round: 1, the first is Jan in round 2. They stand with the results of"
        " their rounds only."
    ]


def test_a_pair_whose_numbers_are_given_in_every_round_keeps_its_players() -> None:
    first = [seat("N", "1"), seat("S", "2"), seat("E", "3"), seat("W", "4")]
    turned = [seat("E", "2", round_=2), seat("W", "1", round_=2), seat("N", "3", round_=2), seat("S", "4", round_=2)]
    rows = [meeting(1, 1, 1, 2, 1, 1), meeting(1, 2, 2, 1, 2, 2)]
    file = met(*rows, PlayerNumbers=[*first, *turned])
    assert by_key(file)["A 1"].players == (FilePlayer("", "1"), FilePlayer("", "2"))
    assert by_key(file)["A 2"].players == (FilePlayer("", "3"), FilePlayer("", "4"))
    assert not any("came for others" in remark for remark in remarks_of(file))


def test_nobody_has_a_name_at_a_table_that_sat_the_wrong_way() -> None:
    seats = [seat("N", "1", name="Anna")]
    row = entry(1, 1, 2, "1 C", "N", "=", Remarks="Wrong direction")
    assert read(row, RoundData=[meeting(1, 1, 1, 2, 1, 1)], PlayerNumbers=seats).results[0].names == {}


def test_sections_count_their_numbers_apart() -> None:
    letters: list[Row] = [A, {"ID": 2, "Letter": "B", "Session": 1}]
    file = met(meeting(1, 1, 1, 2, 1, 2), meeting(1, 1, 1, 2, 1, 2, Section=2), Section=letters)
    assert [(one.key, one.section) for one in file.contestants] == [
        ("A 1", "A"),
        ("A 2", "A"),
        ("B 1", "B"),
        ("B 2", "B"),
    ]


def test_the_pair_that_is_missing_is_nobody_and_its_round_is_not_awaited() -> None:
    rows = [meeting(1, 1, 1, 2, 1, 1), meeting(2, 1, 3, 4, 2, 2), meeting(3, 1, 5, 0, 3, 3)]
    file = met(*rows, Section=[A | {"MissingPair": 4}])
    assert [one.number for one in file.contestants] == ["1", "2", "3", "5"]
    assert remarks_of(file) == [
        "Tables at which somebody has no opponents for a round: 2, the first is table 2 in round 1."
    ]


def test_a_result_against_nobody_is_left_out_and_told() -> None:
    file = read(entry(1, 1, 0, "1 NT", "N", "="), entry(2, 1, 2, "PASS"))
    assert [each.board for each in file.results] == [2]
    assert remarks_of(file) == ["Board 1, table 1, round 1: a pair is missing there; the result was left out."]
