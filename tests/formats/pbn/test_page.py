"""Lines of a PBN file in export format."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.formats.pbn.page import Column, Page
from rulings.formats.pbn.tables import read_rows
from rulings.formats.pbn.tokens import games_of
from rulings.formats.remarks import RemarkKey
from rulings.formats.text import Source
from rulings.formats.written import Losses, one_line
from tests.formats.sessions import NAMES

WIDE = st.text(st.sampled_from([*'ab "\\;{}[]%#^-?é']), max_size=30)


def lines(page: Page) -> list[str]:
    return page.text().split("\r\n")


def read(page: Page) -> Source:
    return Source(page.text().replace("\r\n", "\n"))


def test_the_head_names_version_format_and_letters() -> None:
    assert lines(Page(Losses("PBN")))[:3] == ["% PBN 2.1", "% EXPORT", "%Content-type: text/x-pbn; charset=UTF-8"]


def test_games_are_parted_by_an_empty_line() -> None:
    page = Page(Losses("PBN"))
    for number in ("1", "2"):
        page.begin_game()
        page.tag("Board", number)
    assert lines(page)[3:] == ['[Board "1"]', "", '[Board "2"]', ""]


def test_a_mandatory_tag_without_a_value_is_unknown_and_another_is_left_out() -> None:
    page = Page(Losses("PBN"))
    page.mandatory("Site", "")
    page.known("Room", "")
    assert lines(page)[3:] == ['[Site "?"]', ""]


@given(NAMES)
def test_a_tag_of_any_text_is_read_back_on_a_line_of_at_most_255_signs(name: str) -> None:
    page = Page(Losses("PBN"))
    page.tag("Event", name)
    (game,) = games_of(read(page))
    assert one_line(name).startswith(game.value("event"))
    assert game.value("event") == one_line(name) or RemarkKey.TEXTS_CUT in page.losses.counts
    assert max(map(len, lines(page))) <= 253


@pytest.mark.parametrize("name", ["#", "##Ann", "#7"])
def test_a_name_that_begins_like_an_inherited_value_is_that_name(name: str) -> None:
    page = Page(Losses("PBN"))
    page.tag("North", name)
    assert lines(page)[3] == f'[North " {name}"]'


@given(st.lists(st.lists(WIDE, min_size=3, max_size=3), min_size=1, max_size=5))
def test_a_table_of_any_texts_is_read_back(rows: list[list[str]]) -> None:
    page = Page(Losses("PBN"))
    page.tag("Board", "1")
    columns = (Column("Names_NS"), Column("MP_NS", is_number=True), Column("Room"))
    page.table("ScoreTable", columns, rows)
    (game,) = games_of(read(page))
    section, names = game.sections["scoretable"], [column.name.lower() for column in columns]
    found = read_rows(section, read(page)) if section.tokens else []
    wanted = [["" if one_line(cell) in ("-", "?") else one_line(cell) for cell in row] for row in rows]
    assert [[row.cell(name) for name in names] for row in found] == wanted or not any(
        cell for row in rows for cell in row
    )


def test_columns_are_as_wide_as_their_longest_entry_and_empty_ones_left_out() -> None:
    page = Page(Losses("PBN"))
    columns = (Column("PairId_NS", is_number=True), Column("Room"), Column("Contract"))
    page.table("ScoreTable", columns, [["1", "", "3NT"], ["12", "", ""]])
    assert lines(page)[3:] == ['[ScoreTable "PairId_NS\\2R;Contract\\3L"]', " 1 3NT", "12 -", ""]


def test_a_row_that_is_too_long_is_broken_and_the_file_claims_no_export_format() -> None:
    page = Page(Losses("PBN"))
    page.table("TotalScoreTable", (Column("Names"), Column("Roster")), [["a" * 150, "b" * 150]])
    assert "% EXPORT" not in page.text()
    assert lines(page)[3:] == ["a" * 150, "b" * 150, ""]


def test_a_semicolon_in_a_players_name_becomes_a_comma() -> None:
    page = Page(Losses("PBN"))
    assert page.player("Ash; Ann") == "Ash, Ann"
    assert page.losses.counts == {RemarkKey.SIGNS_REPLACED: 1}


def test_rows_of_tokens_stand_on_lines_of_their_own() -> None:
    page = Page(Losses("PBN"))
    page.tokens([["1D", "Pass"], ["*"]])
    assert lines(page)[3:] == ["1D Pass", "*", ""]
