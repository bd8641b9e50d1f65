"""Names and weights as cells, and cells that are no formula."""

import re
from decimal import Decimal
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.formats.csv.cells import plain, players_text, protected, read_players, read_weights, weights_text
from rulings.formats.session import ScorePart
from rulings.formats.written import one_line
from tests.formats.sessions import NAMES


@given(st.text())
def test_no_protected_text_begins_a_formula_and_the_text_comes_back(text: str) -> None:
    assert protected(text)[:1] not in (*"=+-@\t\r", "＝", "＋", "－", "＠")
    assert plain(protected(text)) == text


@pytest.mark.parametrize(
    "before",
    [
        "",
        " ",
        "\t",
        "\n",
        "Ann;",
        "Ann; ",
        "Ann\t",
        "Ann;\u00a0",
        "Ann;\r\n",
        "Ann;" + 120 * " ",
        "\ufeff",
        "Ann;\u200b \u00ad",
    ],
)
@pytest.mark.parametrize("sign", [*"=+-@", "＝", "﹦"])
def test_no_formula_begins_where_another_program_would_part_the_cells(before: str, sign: str) -> None:
    shown = protected(f"{before}{sign}1+1")
    cells = re.split(r"[;\t\r\n]", shown)
    assert not any(cell.strip(" \u00a0\u00ad\u200b\ufeff").startswith(sign) for cell in cells)
    assert plain(shown) == f"{before}{sign}1+1"


@pytest.mark.parametrize("text", ["'t Hooft", "O'Neill", "'", "Ann"])
def test_an_apostrophe_that_protects_nothing_belongs_to_the_text(text: str) -> None:
    assert plain(text) == text


@given(st.lists(NAMES, min_size=1, max_size=5).map(tuple))
def test_players_of_any_name_come_back(names: tuple[str, ...]) -> None:
    assert read_players(players_text(names)) == tuple(map(one_line, names))


@given(st.lists(NAMES, min_size=1, max_size=5).map(tuple))
def test_no_player_begins_a_formula_even_where_semicolons_part_cells(names: tuple[str, ...]) -> None:
    assert not any(cell.startswith(("=", "+", "-", "@")) for cell in players_text(names).split(";"))


@pytest.mark.parametrize("text", ["Ann Ash & Bo Birch", "Ann Ash - Bo Birch", "Ann Ash / Bo Birch", "Ann Ash;Bo Birch"])
def test_players_may_be_parted_as_other_programs_do(text: str) -> None:
    assert read_players(text) == ("Ann Ash", "Bo Birch")


@given(
    st.lists(
        st.builds(
            ScorePart,
            st.integers(-7600, 7600),
            st.decimals(0, 100, places=2).map(lambda percent: percent.normalize()),
            st.sampled_from(["", "4S by N", "5CX by W", "3NT; doubled"]),
        ),
        min_size=1,
        max_size=4,
    ).map(tuple)
)
def test_weights_come_back(parts: tuple[ScorePart, ...]) -> None:
    assert read_weights(weights_text(parts)) == parts


def test_weights_are_written_for_people() -> None:
    parts = (ScorePart(620, Decimal(60), "4S by N"), ScorePart(-50, Decimal(40)))
    assert weights_text(parts) == "60% 620 4S by N; 40% -50"


@pytest.mark.parametrize("text", ["620", "60%", "60% 620; 40", "sixty", ";"])
def test_what_is_no_list_of_weights_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a list of weights"):
        read_weights(text)


def test_a_long_cell_of_blanks_is_cheap() -> None:
    begun = process_time()
    assert protected(";" + " " * 100_000) == ";" + " " * 100_000
    assert protected("; " * 50_000) == "; " * 50_000
    assert process_time() - begun < 1
