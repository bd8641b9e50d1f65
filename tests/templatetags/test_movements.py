"""A movement as its page shows it."""

from rulings.bridge.movements import movement_for, read_rows
from rulings.templatetags.movements import board_ranges, by_table, sits
from tests.desk.evening import mitchell


def test_each_table_has_its_meetings_round_by_round() -> None:
    shown = list(by_table(movement_for(mitchell(3)), "B"))
    assert [str(place) for place, _meetings in shown] == ["B1", "B2", "B3"]
    assert [[each and each.round for each in meetings] for _place, meetings in shown] == [[1, 2, 3]] * 3


def test_a_table_where_nobody_sits_in_a_round_has_a_gap() -> None:
    shown = dict(by_table(read_rows("1,1,1,2,1\n2,3,1,2,2"), ""))
    assert {str(place): [each is not None for each in meetings] for place, meetings in shown.items()} == {
        "1": [True, False],
        "2": [False, False],
        "3": [False, True],
    }


def test_boards_are_written_as_people_write_them() -> None:
    assert [board_ranges(each) for each in ((1, 2, 3, 7), (5,), ())] == ["1–3 7", "5", ""]


def test_how_somebody_sits_is_said_in_words() -> None:
    assert [sits(way) for way in ("NS", "EW", "N", "W")] == ["North-South", "East-West", "North", "West"]
