"""Every clash and every choice has its sentence."""

from datetime import timedelta

import pytest

from rulings.desk.pocket.values import Clash
from rulings.desk.pocket.wording import CLASHES, DOES, clock_text
from rulings.models import ArrivalChoice


def test_every_clash_and_every_choice_is_said() -> None:
    assert ({*CLASHES}, {*DOES}) == ({*Clash}, {*ArrivalChoice})
    assert len({str(each) for each in (*CLASHES.values(), *DOES.values())}) == len(Clash) + len(ArrivalChoice)


@pytest.mark.parametrize(
    ("minutes", "said"),
    [
        (0, ""),
        (1, "The clock of the device was 1 minute fast."),
        (47, "The clock of the device was 47 minutes fast."),
        (-60, "The clock of the device was 60 minutes slow."),
    ],
)
def test_a_wrong_clock_is_said_in_minutes(minutes: int, said: str) -> None:
    assert clock_text(timedelta(minutes=minutes)) == said
