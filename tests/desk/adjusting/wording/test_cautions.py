"""Every guard has its sentence, and names sides and averages as people do."""

from collections.abc import Iterator
from zoneinfo import ZoneInfo

import pytest
from django.utils import timezone, translation

from rulings.desk.adjusting.wording.cautions import SENTENCES, caution_text
from rulings.scoring.adjusted.guards import Caution, Guard


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    with translation.override("en"):
        yield


@pytest.mark.parametrize("guard", Guard)
def test_every_guard_has_its_sentence(guard: Guard) -> None:
    assert guard in SENTENCES
    assert "{" not in caution_text(Caution(guard, ""))


def test_a_moment_is_told_by_the_clubs_clock() -> None:
    with timezone.override(ZoneInfo("Europe/Rome")):
        said = caution_text(Caution(Guard.AFTER_PERIOD, "", {"ends": "2026-11-21T21:30:00+00:00"}))
    assert said == "The period for corrections ended at 21 Nov 2026, 22:30."


def test_sides_and_averages_are_named() -> None:
    assert caution_text(Caution(Guard.AVERAGE_NOT_BY_FAULT, "", {"side": "EW", "due": "minus", "given": "plus"})) == (
        "East-West is due average minus by its fault, and is given average plus."
    )


def test_a_fraction_is_a_decimal_number() -> None:
    said = caution_text(Caution(Guard.OFFENDERS_GAIN, "", {"side": "NS", "gained": "2/3"}))
    assert said == "North-South, the offending side, gets 0.67 more than at the table."
