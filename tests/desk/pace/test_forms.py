"""What the forms of the pace take: whatever they let through, the service takes too."""

from typing import Any

import pytest

from rulings.desk.pace.forms import ClockForm, EndForm, MinutesForm, PutOffForm, StepForm

CLOCK = {"rounds": "9", "minutes": "21", "moving_minutes": "1"}
LATE = {"table": "B5", "board_number": "14", "slow": "EW"}


def test_a_clock_is_given_in_numbers() -> None:
    form = ClockForm(CLOCK)
    assert form.is_valid()
    assert form.given() == {"rounds": 9, "minutes": 21, "moving_minutes": 1, "with_names": False}


@pytest.mark.parametrize("name", CLOCK)
@pytest.mark.parametrize("typed", ["", "-1", "1000", "soon", "2.5"])
def test_a_clock_takes_no_other_figures(name: str, typed: str) -> None:
    form = ClockForm(CLOCK | {name: typed})
    assert list(form.errors) == [name]


def test_a_board_is_put_off_with_or_without_a_reason() -> None:
    form = PutOffForm(LATE)
    assert form.is_valid()
    assert form.given() == {"table": "B5", "board_number": 14, "slow": "EW", "reason": ""}


@pytest.mark.parametrize(("name", "typed"), [("table", ""), ("board_number", "0"), ("slow", ""), ("slow", "north")])
def test_what_is_missing_stands_beside_its_field(name: str, typed: str) -> None:
    assert list(PutOffForm(LATE | {name: typed}).errors) == [name]


@pytest.mark.parametrize(
    ("form", "is_valid"),
    [
        (MinutesForm({"minutes": "-1"}), True),
        (MinutesForm({"minutes": "61"}), False),
        (MinutesForm({}), False),
        (StepForm({}), True),
        (StepForm({"shown": "4.play"}), True),
        (StepForm({"shown": "x" * 21}), False),
        (EndForm({"state": "played"}), True),
        (EndForm({"state": "lost"}), False),
    ],
)
def test_a_button_sends_what_it_can_send(form: Any, is_valid: bool) -> None:
    assert form.is_valid() is is_valid
