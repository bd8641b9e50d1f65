"""A player as he is typed: a name, a number, both, and whether two of them may be one person."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.desk.base.refusals import BadInput
from rulings.desk.roster.values.typed import (
    Named,
    clean_player,
    is_number,
    joined,
    read_name,
    read_number,
    read_player,
    search_key,
)

NAMES = st.text(st.characters(categories=["Lu", "Ll"]), min_size=1, max_size=12)
NUMBERS = st.from_regex(r"[A-Z]{0,3}-?[0-9]{1,6}", fullmatch=True)


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("Anna Nowak", Named("Anna Nowak")),
        ("  Anna \t Nowak ", Named("Anna Nowak")),
        ("1234", Named(number="1234")),
        ("PL-7731", Named(number="PL-7731")),
        ("Anna Nowak (1234)", Named("Anna Nowak", "1234")),
        ("Anna (Ania) Nowak", Named("Anna (Ania) Nowak")),
        ("Anna Nowak (Ania)", Named("Anna Nowak (Ania)")),
        ("Player 3", Named("Player 3")),
        ("", Named()),
        (" ", Named()),
    ],
)
def test_a_player_is_read_as_he_is_typed(typed: str, read: Named) -> None:
    assert read_player(typed) == read


@given(NAMES, NAMES, NUMBERS)
def test_what_is_written_is_read_again(first: str, last: str, number: str) -> None:
    for named in (Named(f"{first} {last}", number), Named(f"{first} {last}"), Named(number=number)):
        assert read_player(str(named)) == named


@pytest.mark.parametrize("typed", ["–", "?? !!", "(1234"])
def test_what_has_no_letter_is_no_name(typed: str) -> None:
    with pytest.raises(BadInput, match="there is no letter in it") as refused:
        read_name(typed, "player_1")
    assert refused.value.field == "player_1"


@pytest.mark.parametrize("typed", ["Anna", "12 34", "1;2", "x" * 41 + "1"])
def test_what_is_no_number_is_refused(typed: str) -> None:
    assert not is_number(typed)
    with pytest.raises(BadInput, match="is no member's number"):
        read_number(typed)


def test_a_name_that_is_too_long_or_no_text_is_refused_on_its_field() -> None:
    for typed in ("x" * 201, "Anna\x00Nowak"):
        with pytest.raises(BadInput) as refused:
            clean_player(read_player(typed), "player_2")
        assert refused.value.field == "player_2"


@pytest.mark.parametrize("name", ["Łucja Źrebiec", "lucja zrebiec", "LUCJA-ZREBIEC", " Łucja   Źrebiec "])
def test_names_are_compared_without_case_accents_and_signs(name: str) -> None:
    assert search_key(name) == "lucja zrebiec"


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        (Named("Anna", "1"), Named("Anna", "1"), True),
        (Named("Anna", "1"), Named("Anna"), True),
        (Named("Anna", "a1"), Named("Ewa", "A1"), True),
        (Named("Anna", "1"), Named("Anna", "2"), False),
        (Named("Anna"), Named("Ewa"), False),
        (Named(), Named(), False),
    ],
)
def test_two_may_be_one_by_number_or_by_name(one: Named, other: Named, same: bool) -> None:
    assert (one.may_be(other), other.may_be(one)) == (same, same)


def test_a_player_is_stored_as_he_may_be() -> None:
    assert clean_player((" Anna  Nowak ", " 7 "), "player_1") == Named("Anna Nowak", "7")
    assert clean_player(("", ""), "player_1") == Named()


def test_a_pair_is_called_as_files_call_it() -> None:
    assert [joined(["Anna", "Jan"]), joined(["Anna", ""]), joined([])] == ["Anna – Jan", "Anna", ""]
