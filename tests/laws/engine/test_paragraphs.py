"""Which paragraphs an edition has."""

import pytest

from rulings.laws.engine import PARAGRAPHS


def test_every_division_above_a_paragraph_is_a_paragraph_too() -> None:
    assert {"50D1(a)", "50D1", "50D", "50", "12C1(e)(ii)", "12C1(e)"} <= PARAGRAPHS["2017"]


@pytest.mark.parametrize(
    ("paragraph", "editions"),
    [("23A1", {"2017"}), ("17E2", {"2007"}), ("72C", {"2017"}), ("64C2(a)", {"2017"}), ("27D", {"2017", "2007"})],
)
def test_what_one_edition_has_the_other_may_lack(paragraph: str, editions: set[str]) -> None:
    assert {edition for edition in PARAGRAPHS if paragraph in PARAGRAPHS[edition]} == editions


def test_nothing_else_is_a_paragraph() -> None:
    assert {"", "50D3", "94", "1", "50d", "12C1(e)("}.isdisjoint(PARAGRAPHS["2017"] | PARAGRAPHS["2007"])
