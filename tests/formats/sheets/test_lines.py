"""The rows of a sheet as lines of our columns."""

import pytest

from rulings.formats.csv.lines import Line
from rulings.formats.sheets.headings import heading_of
from rulings.formats.sheets.layout import Layout, Letters
from rulings.formats.sheets.lines import day_in, has_titles, lettered, lines_of
from rulings.formats.sheets.sheet import Sheet
from tests.formats.sheets.books import sheet

BLOCKS = """
Friends of the Lime, 3 maja 2024|||
Board 1|||
NS|EW|Contract|Result
1|2|4H by N|=
NS|EW|Contract|Result
3|4|3NT by S|-1
Board 2|||
1|4|Pass|
sum||12|
|||
"""


def lines(of: Sheet, layout: Layout | None = None) -> list[Line]:
    heading = heading_of(of)
    return list(lines_of(of, heading, layout or Layout(heading.columns), {}))


def test_a_row_that_names_a_board_heads_those_below_and_headings_again_are_passed_over() -> None:
    found = lines(sheet(BLOCKS))
    assert [(each.text("board"), each.text("number_ns"), each.text("contract")) for each in found] == [
        ("1", "1", "4H by N"), ("1", "3", "3NT by S"), ("2", "1", "Pass"),
    ]  # fmt: skip
    assert {(each.text("event"), each.text("date")) for each in found} == {
        ("Friends of the Lime, 3 maja 2024", "3.5.2024")
    }
    assert has_titles(sheet(BLOCKS), heading_of(sheet(BLOCKS)))


def test_sums_and_legends_below_a_table_are_no_lines() -> None:
    found = lines(sheet("Board|NS|EW|Contract\n1|1|2|4H\nTotal|||\n|||12\nLegend: x|||"))
    assert len(found) == 1


def test_a_ruling_in_the_place_of_a_contract_is_an_artificial_score() -> None:
    (ruled, average) = lines(sheet("Board|NS|EW|Contract|Score\n1|1|2|sędzia|średnia\n1|3|4|media|"))
    assert (ruled.text("contract"), ruled.text("artificial")) == ("", "AVE/AVE")
    assert average.text("artificial") == "AVE/AVE"


def test_a_layout_may_say_the_board_of_all_lines_and_how_suits_are_written() -> None:
    of = sheet("NS|EW|Contract\n1|2|4C\n3|4|2C")
    heading = heading_of(of)
    layout = Layout(heading.columns, Letters.ITALIAN, 9)
    assert [(each.text("board"), each.text("contract")) for each in lines(of, layout)] == [("9", "4H"), ("9", "2H")]
    assert lettered(of, heading, Layout(heading.columns)) is Letters.UNKNOWN


def test_a_team_may_have_its_name_where_others_have_a_number() -> None:
    of = sheet("Board|NS team|EW team|Contract|By\n1|Lions|Owls|4S|N\n1|Owls|Lions|3NT|E\n|Lions|Owls||\nsum|all|all||")
    assert [(each.text("number_ns"), each.text("number_ew")) for each in lines(of)] == [
        ("Lions", "Owls"),
        ("Owls", "Lions"),
    ]


@pytest.mark.parametrize(
    ("text", "day"),
    [("Warszawa, 2 sierpnia 2012", "2.8.2012"), ("12 września 2024", "12.9.2024"), ("3 maggio 2024", "3.5.2024"),
     ("1. October 2023", "1.10.2023"), ("on 28.05.2024", "28.05.2024"), ("2024-05-28", "2024-05-28"),
     ("40 maja 2024", ""), ("room 12", "")],
)  # fmt: skip
def test_a_day_is_found_in_words_and_figures(text: str, day: str) -> None:
    assert day_in(text) == day
