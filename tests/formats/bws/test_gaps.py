"""What is told of a session file besides its results: whatever does not come in, and whatever is still to come."""

from rulings.formats.session import SessionFile
from tests.formats.bws.files import A, Row, entry, meeting, read, remarks_of

ALONE = "Tables at which somebody has no opponents for a round: {count}, the first is table {table} in round {round}."


def seat(direction: str, number: str, round_: int = 0) -> Row:
    return {"Section": 1, "Table": 1, "Direction": direction, "Number": number, "Round": round_}


def two_rounds(*received: Row, **tables: list[Row]) -> SessionFile:
    rows = [meeting(1, 1, 1, 2, 1, 2), meeting(2, 1, 3, 4, 1, 2), meeting(1, 2, 1, 4, 3, 4), meeting(2, 2, 3, 2, 3, 4)]
    return read(*received, RoundData=rows, **tables)


def test_a_file_in_which_every_result_stands_says_nothing() -> None:
    pairs = [(1, 1, 1, 2), (2, 1, 3, 4), (1, 2, 1, 4), (2, 2, 3, 2)]
    received = [
        entry(2 * round_ - 1 + more, ns, ew, "PASS", Table=table, Round=round_)
        for table, round_, ns, ew in pairs
        for more in (0, 1)
    ]
    assert remarks_of(two_rounds(*received)) == []


def test_what_nobody_entered_is_counted_and_the_first_of_it_named() -> None:
    assert remarks_of(two_rounds(entry(1, 1, 2, "PASS"), entry(1, 3, 4, "PASS", Table=2))) == [
        "Results that the movement has and nobody entered: 6 of 8, the first on board 2 at table 1 in round 1."
    ]


def test_before_the_first_result_nothing_is_missing() -> None:
    assert remarks_of(two_rounds()) == []


def test_a_board_under_way_is_told_until_it_is_entered() -> None:
    begun = entry(2, 1, 2, "1 NT", "N")
    assert remarks_of(two_rounds(IntermediateData=[begun])) == [
        "Boards that were under way when the file was saved: 1. A later save brings them."
    ]
    both = remarks_of(two_rounds(entry(2, 1, 2, "1 NT", "N", "="), IntermediateData=[begun]))
    assert not any("under way" in remark for remark in both)


def test_who_has_no_opponents_is_told_by_the_movement_and_by_the_missing_pair() -> None:
    rows = [meeting(1, 1, 1, 2, 1, 1), meeting(2, 1, 3, 0, 1, 1), meeting(3, 1, 0, 0, 1, 1)]
    assert remarks_of(read(RoundData=rows)) == [ALONE.format(count=1, table=2, round=1)]
    missing = read(RoundData=rows[:1], Section=[A | {"MissingPair": 2}], ReceivedData=[entry(9, 5, 6, "PASS")])
    assert remarks_of(missing) == [ALONE.format(count=1, table=1, round=1)]


def test_lines_of_no_boards_are_not_awaited_but_told() -> None:
    rows = [meeting(1, 1, 1, 2, 5, 4), meeting(2, 1, 3, 4, 0, 3), meeting(3, 1, 5, 6, 1, 9000)]
    rows.append(meeting(4, 1, 7, 8, 0, 0))
    file = read(entry(1, 1, 2, "PASS"), RoundData=rows)
    said = "Lines of the movement whose boards are none were left out: 3, the first is table 1 in round 1."
    assert ([board.number for board in file.boards], remarks_of(file)) == ([1], [said])


def test_who_has_only_a_number_and_who_came_later_are_told() -> None:
    seats = [seat("N", "101"), seat("S", "102"), seat("N", "109", 2)]
    file = two_rounds(PlayerNumbers=seats)
    assert remarks_of(file) == [
        "Players of whom the file has a number and no name: 2, the first is 101.",
        "Players who came for others in a later round: 1, the first is 109 in round 2. They stand with the results of"
        " their rounds only.",
    ]
