"""Numbers and directions of contestants as other programs write them."""

import pytest

from rulings.bridge import Side
from rulings.formats.errors import FormatError
from tests.formats.usebio.written import PAIR, session


@pytest.mark.parametrize("text", ["NS", "N/S", "N-S", "North/South", "North-South", "North", "n"])
def test_a_direction_has_many_spellings(text: str) -> None:
    pairs = PAIR.format(number=1, way=text) + PAIR.format(number=2, way="")
    assert [one.direction for one in session(pairs=pairs).contestants] == [Side.NS, None]


@pytest.mark.parametrize("text", ["", "H", "Both"])
def test_who_changes_direction_has_none(text: str) -> None:
    pairs = PAIR.format(number=1, way=text) + PAIR.format(number=2, way="")
    assert session(pairs=pairs).contestants[0].direction is None


@pytest.mark.parametrize(
    ("listed", "line"),
    [
        (("1NS", "1EW"), ("1", "1")),
        (("1 NS", "1 EW"), ("1", "1")),
        (("N1", "E1"), ("1", "1")),
        (("1", "2"), ("01", "02")),
        (("01", "02"), ("1", "2")),
        (("1", "2"), ("A1", "A2")),
        (("A1", "A2"), ("1", "2")),
    ],
)
def test_a_line_may_write_a_number_otherwise_than_the_list(listed: tuple[str, str], line: tuple[str, str]) -> None:
    pairs = "".join(PAIR.format(number=number, way="") for number in listed)
    (only,) = session({"NS_PAIR_NUMBER": line[0], "EW_PAIR_NUMBER": line[1]}, pairs=pairs).results
    assert (only.ns, only.ew) == listed


def test_directions_in_the_numbers_of_lines_find_pairs_of_one_number() -> None:
    pairs = PAIR.format(number=1, way="NS") + PAIR.format(number=1, way="EW")
    (only,) = session({"NS_PAIR_NUMBER": "N1", "EW_PAIR_NUMBER": "1EW"}, pairs=pairs).results
    assert (only.ns, only.ew) == ("1NS", "1EW")


def test_a_number_that_could_mean_two_pairs_is_refused() -> None:
    pairs = PAIR.format(number="A1", way="") + PAIR.format(number="B1", way="") + PAIR.format(number="A2", way="")
    with pytest.raises(FormatError, match="expected a contestant of the list of participants, found '1'"):
        session({"EW_PAIR_NUMBER": "A2"}, pairs=pairs)
