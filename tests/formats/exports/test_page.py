"""Tables of HTML pages."""

import pytest

from rulings.formats.errors import FormatError
from rulings.formats.exports.page import is_page, page_of, rows_in


def rows(text: str) -> list[tuple[str, ...]]:
    (table,) = page_of(text).tables
    return [row for _line, row in rows_in(table)]


def test_cells_keep_their_columns_where_others_reach_over_several() -> None:
    text = "<table><tr><td>a<td colspan=2>b<td>c</tr><tr><td>d<td>e<td>f<td>g</tr></table>"
    assert rows(text) == [("a", "b", "", "c"), ("d", "e", "f", "g")]


def test_a_heading_of_two_rows_is_one() -> None:
    text = (
        "<table><tr><td rowspan=2>kont<br>rakt</td><td colspan=2>zapis</td></tr><tr><td>NS</td><td>EW</td></tr>"
        "<tr><td>4H</td><td>420</td><td>&nbsp;</td></tr></table>"
    )
    assert rows(text) == [("kont\nrakt", "zapis NS", "zapis EW"), ("4H", "420", "")]


def test_what_reaches_down_stands_in_each_row() -> None:
    text = "<table><tr><td rowspan=2>7</td><td>1</td></tr><tr><td>2</td></tr></table>"
    assert rows(text) == [("7", "1"), ("7", "2")]


def test_pictures_of_suits_are_letters_and_others_nothing() -> None:
    text = (
        '<table><tr><td>4<img src="../img/S.gif"></td><td>3<img src="N.gif" alt="nt"></td>'
        '<td><img src="dot.gif"></td></tr>'
        "<tr><td>5<img alt='d'>&times;</td><td>&hearts;K</td><td>x</td></tr></table>"
    )
    assert rows(text) == [("4♠", "3NT", ""), ("5♦×", "♥K", "x")]


def test_scripts_styles_and_comments_are_passed_over() -> None:
    text = (
        "<!DOCTYPE html><script>if (1<2) '<table>'</script><style>td > a {}</style><!-- <table> -->"
        "<table><tr><td>a</td></tr><tr><td>b</td></tr></table>"
    )
    assert rows(text) == [("a",), ("b",)]
    assert page_of(text).tables[0].above == []


def test_title_generator_and_what_stands_above_a_table_are_told() -> None:
    page = page_of(
        '<head><meta name="GENERATOR" content="JFR 2005"><title>ROZDANIE 1</title></head><p>Evening<table>'
        + "<tr><td>a<td>b<td>c<td>d</tr>" * 3
        + "</table>"
    )
    assert (page.title, page.generator) == ("ROZDANIE 1", "JFR 2005")
    assert page.tables[0].above == ["ROZDANIE 1", "Evening"]


def test_members_numbers_of_a_federation_stand_behind_their_names() -> None:
    text = (
        '<table><tr><td><a href="http://x.example/cezar/?p=21&amp;r=01042">Ada Ash</a><br>'
        '<a href="http://x.example/other">Bo Birch</a></td></tr><tr><td>b</td></tr></table>'
    )
    assert rows(text)[0] == ("Ada Ash (1042)\nBo Birch",)


def test_tables_within_tables_are_tables_of_their_own() -> None:
    text = "<table><tr><td><table><tr><td>1</td></tr><tr><td>2</td></tr></table></td></tr><tr><td>3</td></tr></table>"
    assert [len(table.rows) for table in page_of(text).tables] == [2, 2]


def test_more_cells_than_can_be_looked_at_are_refused() -> None:
    with pytest.raises(FormatError, match="at most 8,000 rows"):
        page_of("<table>" + "<tr><td>x" * 20_002)


@pytest.mark.parametrize(
    ("text", "is_one"),
    [
        ("\n<!DOCTYPE html><html>", True),
        ("<table border=0>", True),
        ("<?xml version='1.0'?><USEBIO/>", False),
        ("a", False),
    ],
)
def test_a_page_is_known_by_its_first_tag(text: str, is_one: bool) -> None:
    assert is_page(text) is is_one
