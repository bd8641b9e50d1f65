"""What an address may ask of the practice."""

import pytest
from django.http import QueryDict

from rulings.desk.practice.forms import BeginForm, SetForm, round_of
from rulings.desk.practice.queries.told import address
from rulings.desk.practice.values import Round
from rulings.laws.practice.levels import PRACTISED, Level
from tests.desk.practice.rounds import ENDED


def asked_by(around: Round) -> Round | None:
    """The round that is read from its own address."""
    return round_of(QueryDict(address(around).partition("?")[2]))


def test_a_round_is_read_back_from_its_address() -> None:
    assert asked_by(ENDED) == ENDED


def test_outside_of_a_round_there_is_none() -> None:
    assert round_of(QueryDict("a=N")) is None


def test_a_round_begins_with_nothing_marked() -> None:
    form = BeginForm({"level": "exam", "number": "3", "extra": "50"})
    assert form.is_valid()
    assert form.begun(9, 100) == Round(Level.EXAM, 9, 3, 50, 100)


@pytest.mark.parametrize("wrong", [{"level": "x"}, {"number": "0"}, {"minutes": "181"}, {"days": "91"},
                                   {"only": ["contested_claim"]}, {"only": ["bid_above_seven"]}])  # fmt: skip
def test_a_test_that_cannot_be_is_refused(wrong: dict[str, object]) -> None:
    asked = {"level": "exam", "number": "3", "minutes": "5", "days": "3", "only": []}
    assert SetForm(asked).is_valid()
    assert not SetForm(asked | wrong).is_valid()


def test_the_situations_of_a_test_are_boxes_under_headings_that_open() -> None:
    shown = str(SetForm()["only"])
    assert shown.count("<summary>") == shown.count("<details") == 5
    assert shown.count('type="checkbox"') == len(PRACTISED)
