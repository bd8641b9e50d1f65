"""The reasons that readers give, and what to do about them."""

from string import Formatter

import pytest

from rulings.formats.details import Advice, Detail, Why
from rulings.formats.errors import Expected, FormatError


def test_a_reason_is_its_words_with_its_values() -> None:
    why = Why.of(Detail.HAND_SIZE, seat="N", count=14)
    assert str(why) == "N, number of cards: 14 in place of 13"


def test_a_value_is_cut_where_it_is_longer_than_a_message_bears() -> None:
    assert len(Why.of(Detail.NOT_A_CARD, text="x" * 500).values["text"]) == 60


@pytest.mark.parametrize("key", Detail)
def test_every_blank_of_a_reason_has_a_name(key: Detail) -> None:
    blanks = [name for _text, name, _format, _conversion in Formatter().parse(key.value) if name is not None]
    assert all(name.isidentifier() for name in blanks)


@pytest.mark.parametrize("expected", Expected)
def test_every_refusal_says_what_to_do(expected: Expected) -> None:
    assert FormatError(expected).advice in Advice


def test_a_reason_is_one_line_whatever_stands_in_the_file() -> None:
    assert str(Why.of(Detail.NOT_A_HAND, seat="W", text="KQT2\n\nJ6")) == "W, this is no hand: KQT2  J6"
