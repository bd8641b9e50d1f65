"""The numbers that pairs are called by, and lists of pairs by number."""

import pytest

from rulings.desk.base.refusals import BadInput
from rulings.desk.roster.values.lists import BadLines
from rulings.desk.roster.values.numbers import Numbers, PairLine, Wanted, plain_number, read_pairs, read_wanted
from rulings.desk.roster.values.typed import Named
from rulings.models import Contestant


def a_contestant(number: str, direction: str = "", section: str = "", position: int | None = None) -> Contestant:
    return Contestant(number=number, direction=direction, section=section, position=position)


@pytest.mark.parametrize("text", ["B5", " b 5", "b05", "B 005 "])
def test_a_number_may_be_written_in_many_ways(text: str) -> None:
    assert plain_number(text) == "B5"


def test_two_of_one_number_are_told_apart_by_their_direction() -> None:
    ns, ew, other = a_contestant("5", "NS"), a_contestant("5", "EW"), a_contestant("6", "NS")
    numbers = Numbers([ns, ew, other])
    assert [numbers.label(each) for each in (ns, ew, other)] == ["5NS", "5EW", "6"]
    assert [numbers.called(text) for text in ("5 ns", "5EW", "6", "6NS")] == [ns, ew, other, other]
    with pytest.raises(BadInput, match=r"Two pairs have the number 5\. Write 5NS / 5EW\."):
        numbers.called("5")


def test_nobody_of_that_number_is_told_with_those_there_are() -> None:
    with pytest.raises(BadInput, match=r"no number 9 in this session\. Its numbers: 1, 2\.") as refused:
        Numbers([a_contestant("1"), a_contestant("2")]).called("9", "first")
    assert refused.value.field == "first"
    with pytest.raises(BadInput, match="Nobody plays here yet"):
        Numbers([]).called("9")


def test_a_place_in_a_movement_is_called_by_its_section_too() -> None:
    pair = a_contestant("12", section="B", position=5)
    assert [Numbers([pair]).called(text) for text in ("12", "b5")] == [pair, pair]


@pytest.mark.parametrize(
    "line",
    ["5 Anna Nowak / Jan Kos", "5. Anna Nowak/Jan Kos", "05: Anna Nowak – Jan Kos", "5\tAnna Nowak\tJan Kos",
     "5; Anna Nowak; Jan Kos", "5) Anna Nowak & Jan Kos", "5 - Anna Nowak - Jan Kos"],
)  # fmt: skip
def test_a_pair_is_read_in_the_ways_that_people_write_it(line: str) -> None:
    (read,) = read_pairs(f"\n{line}\n", "text")
    assert (read.line, plain_number(read.number)) == (2, "5")
    assert read.players == (Named("Anna Nowak"), Named("Jan Kos"))


def test_names_with_hyphens_and_commas_stay_whole() -> None:
    assert read_pairs("B5 Nowak-Kos, Anna / 1234", "text") == [
        PairLine(1, "B5", (Named("Nowak-Kos, Anna"), Named(number="1234")))
    ]
    assert read_pairs("5 Ewa Kos", "text")[0].number.strip() == "5"


def test_each_bad_line_is_named() -> None:
    with pytest.raises(BadLines) as refused:
        read_pairs("Anna / Jan\n5\n6 Ewa / Ola\n06 Iga / Ada\n7 ?? / Jan", "text")
    assert [str(each) for each in refused.value.sentences] == [
        "Line 1: It does not begin with the number of a pair. Write: 5 Anna Nowak / Jan Kos.",
        "Line 2: There is no name behind the number. Write: 5 Anna Nowak / Jan Kos.",
        "Line 4: Number 06 is in line 3 already: two pairs cannot sit on one number.",
        "Line 5: “??” is no name: there is no letter in it. Write the player's name.",
    ]


def test_no_line_and_too_many_are_refused() -> None:
    with pytest.raises(BadInput, match="one pair a line"):
        read_pairs(" \n ", "text")
    with pytest.raises(BadInput, match="at most 400 pairs"):
        read_pairs("\n".join(f"{'ABC'[number // 200]}{number % 200} Anna" for number in range(401)), "text")


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("", Wanted()),
        ("5", Wanted("5")),
        ("b 05", Wanted("B5")),
        ("3 n-s", Wanted("3", "NS")),
        ("B3EW", Wanted("B3", "EW")),
    ],
)
def test_a_wanted_place_is_a_number_or_a_table_with_its_side(text: str, wanted: Wanted) -> None:
    assert read_wanted(text) == wanted
    assert read_wanted(str(wanted)) == wanted


@pytest.mark.parametrize("text", ["Anna", "Zrebiec5", "5 Anna", "12345", "NS"])
def test_nobody_writes_a_text_there(text: str) -> None:
    with pytest.raises(BadInput, match="Write the number that you were given"):
        read_wanted(text, ["RED"])


def test_a_section_with_a_long_name_may_be_wanted() -> None:
    assert read_wanted("red 5", ["RED"]) == Wanted("RED5")
