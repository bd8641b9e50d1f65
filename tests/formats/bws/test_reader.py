"""Whole session files: those beside the tests, older ones with less in them, several sessions, and what is named."""

from datetime import date, datetime

import pytest

from rulings.formats.errors import FormatError
from rulings.formats.reader import read_session, read_sessions
from rulings.formats.session import AwardUnit, ContestantKind, FileFormat
from tests.formats.bws.files import BEGUN, COLUMNS, FILES, A, Bws, Row, entry, evening, meeting, read, remarks_of, teams
from tests.formats.jet.writing import LONG, Table, write_database
from tests.formats.samples import DATA, exactly, read_file

PASSED = entry(1, 1, 2, "PASS")


@pytest.mark.parametrize("name", FILES)
def test_the_files_beside_the_tests_are_those_that_are_written_here(name: str) -> None:
    assert (DATA / name).read_bytes() == FILES[name]().data()


def test_a_whole_evening_comes_in() -> None:
    file = read_file("club_evening.bws")
    assert (file.format, file.event, file.date, file.winners) == (
        FileFormat.BWS,
        "Club evening",
        date(2026, 11, 24),
        2,
    )
    assert [(r.board, r.table, r.round, r.ns, r.ew) for r in file.results] == [
        (1, "1", "1", "A 1NS", "A 1EW"),
        (1, "2", "1", "A 2NS", "A 2EW"),
        (2, "1", "1", "A 1NS", "A 1EW"),
        (2, "2", "1", "A 2NS", "A 2EW"),
        (3, "1", "2", "A 1NS", "A 2EW"),
        (3, "2", "2", "A 1EW", "A 2NS"),
        (4, "1", "2", "A 1NS", "A 2EW"),
    ]
    assert [player.name for player in file.players][:4] == ["Anna Nowak", "Łukasz Żak", "Marco Bianchi", "Zoë Quirke"]
    assert remarks_of(file) == [
        "Results that the movement has and nobody entered: 1 of 8, the first on board 4 at table 2 in round 2.",
        "Boards that were under way when the file was saved: 1. A later save brings them.",
    ]


def test_a_file_of_access_97_comes_in_with_its_letters() -> None:
    file = read_file("club_teams_access97.bws")
    assert {one.kind for one in file.contestants} == {ContestantKind.TEAM}
    assert {player.name for player in file.contestants[0].players} == {
        "Anna Nowak",
        "Łukasz Żak",
        "Jan Kowal",
        "Luca Conti",
    }
    assert len(file.results) == 8


def test_both_versions_of_a_file_say_the_same() -> None:
    for make in FILES.values():
        old, new = (read_session(Bws(make().tables, version=version).data()) for version in (3, 4))
        assert old == new


@pytest.mark.parametrize("make", FILES.values(), ids=list(FILES))
@pytest.mark.parametrize("table", [name for name in COLUMNS if name not in ("Section", "RoundData", "ReceivedData")])
def test_a_file_without_one_of_the_other_tables_is_read(table: str, make: type[Bws]) -> None:
    whole, less = (read_session(make().data(without=without)) for without in ((), (table,)))
    assert [(r.board, r.table, r.contract, r.tricks) for r in less.results] == [
        (r.board, r.table, r.contract, r.tricks) for r in whole.results
    ]


@pytest.mark.parametrize("column", ["Section.Winners", "Section.ScoringType", "ReceivedData.South", "RoundData.West"])
def test_a_file_of_an_earlier_version_without_a_column_is_read(column: str) -> None:
    assert len(read_session(evening().data(without=[column])).results) == 7


def test_the_movement_gives_the_boards_before_anybody_has_played() -> None:
    file = read(RoundData=[meeting(1, 1, 1, 2, 1, 2), meeting(2, 1, 3, 0, 7, 9)])
    assert [board.number for board in file.boards] == [1, 2]
    assert [one.number for one in file.contestants] == ["1", "2", "3"]
    assert remarks_of(file) == [
        "Tables at which somebody has no opponents for a round: 1, the first is table 2 in round 1."
    ]


def test_a_session_without_a_day_was_when_its_first_result_came_in() -> None:
    assert read(PASSED).date == BEGUN.date()
    assert read(PASSED | {"DateLog": None, "TimeLog": None}).date is None
    assert read(PASSED | {"DateLog": datetime(1899, 12, 30)}).date is None


@pytest.mark.parametrize(
    ("numbers", "scoring", "unit"),
    [
        ((1,), "Matchpoints", AwardUnit.MATCHPOINTS),
        ((2,), "Butler IMPs", AwardUnit.IMPS),
        ((3,), "Cross-IMPs", AwardUnit.IMPS),
        ((0,), "", None),
        ((99,), "", None),
        ((1, 1), "Matchpoints", AwardUnit.MATCHPOINTS),
        ((1, 3), "", None),
    ],
)
def test_the_form_of_scoring_is_that_of_all_sections(
    numbers: tuple[int, ...], scoring: str, unit: AwardUnit | None
) -> None:
    sections = [A | {"ID": at, "Letter": "AB"[at - 1], "ScoringType": number} for at, number in enumerate(numbers, 1)]
    file = read(PASSED, Section=sections)
    assert (file.scoring, file.unit) == (scoring, unit)


def test_each_session_of_a_file_is_one() -> None:
    two: list[Row] = [{"ID": 1, "Name": "Open"}, {"ID": 2, "Name": "Ladies"}]
    sections: list[Row] = [A, {"ID": 2, "Letter": "B", "Session": 2}, {"ID": 3, "Letter": "C", "Session": 9}]
    received = [PASSED, PASSED | {"Section": 2, "Board": 5}, PASSED | {"Section": 3, "Board": 7}]
    files = read_sessions(Bws({"Session": two, "Section": sections, "ReceivedData": received}).data())
    assert [(file.event, [board.number for board in file.boards]) for file in files] == [
        ("Open", [1, 7]),
        ("Ladies", [5]),
    ]


def test_a_file_of_more_sessions_than_are_read_is_refused_with_their_number() -> None:
    numbers = range(1, 302)
    rows: dict[str, list[Row]] = {
        "Session": [{"ID": at, "Name": str(at)} for at in numbers],
        "Section": [A | {"ID": at, "Session": at} for at in numbers],
        "ReceivedData": [PASSED | {"Section": at} for at in numbers],
    }
    sentence = "the file: expected at most 300 sessions in one file, found '301'."
    with pytest.raises(FormatError, match=exactly(sentence)):
        read_sessions(Bws(rows).data())


def test_a_section_that_only_its_results_know_is_called_by_its_number() -> None:
    file = read(PASSED | {"Section": 4})
    assert (file.results[0].section, file.results[0].ns) == ("4", "4 1")


def test_a_file_in_which_nothing_stands_is_refused() -> None:
    with pytest.raises(FormatError, match=exactly("the file: expected at least one board with a number.")):
        read()
    sentence = (
        "the file: expected at least one section in the table Section: save the session in the scoring program again."
    )
    with pytest.raises(FormatError, match=exactly(sentence)):
        read(Section=[])


def test_an_access_database_without_bridgemate_s_tables_is_another_program_s() -> None:
    sentence = (
        "This is an Access database of another program, not of Bridgemate: import the session's file that ends in .bws,"
        " or export the results as PBN, USEBIO or CSV."
    )
    data = write_database({"People": Table({"Id": LONG}), "Section": Table({"Id": LONG})})
    for other in (data, *((DATA / f"access_{name}").read_bytes() for name in ("2003_empty.mdb", "2007_empty.accdb"))):
        with pytest.raises(FormatError, match=exactly(sentence)):
            read_session(other)


def test_a_later_save_has_all_of_the_earlier_ones() -> None:
    for make in (evening, teams):
        received = make().tables["ReceivedData"]
        whole = read_session(make().data())
        for count in range(len(received)):
            tables = dict(make().tables) | {"ReceivedData": received[:count]}
            earlier = read_session(Bws(tables, version=make().version).data())
            assert earlier.contestants == whole.contestants
            assert earlier.winners == whole.winners
