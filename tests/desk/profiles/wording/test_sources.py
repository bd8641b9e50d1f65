"""Where a figure comes from, in words."""

from datetime import date

import pytest

from rulings.desk.profiles.values.kinds import Figure, Kind, Part
from rulings.desk.profiles.wording.sources import default_text, source_text

FIGURE = Figure("members", Part.REVIEW, ("members",), Kind.COUNT, 3)


@pytest.mark.parametrize(
    ("text", "dated", "read_on", "said"),
    [
        ("White Book", "2026-01-15", None, "White Book (15 January 2026)"),
        ("White Book", "2026-01", None, "White Book (January 2026)"),
        ("White Book", "2018/19", None, "White Book (2018/19)"),
        ("White Book", "", date(2026, 11, 17), "White Book (undated, read on 17 November 2026)"),
        ("White Book", "", None, "White Book"),
        ("", "2026", None, "the club's own figure (2026)"),
    ],
)
def test_a_source_has_its_date_or_the_day_on_which_it_was_read(
    text: str, dated: str, read_on: date | None, said: str
) -> None:
    assert source_text(text, dated, read_on) == said


def test_a_default_says_what_the_laws_do_about_it() -> None:
    assert default_text(FIGURE.given("92B")) == "default: Law 92B (2017)"
    assert default_text(FIGURE.left("93A")) == "default, as is usual: left to regulations by Law 93A (2017)"
    assert default_text(FIGURE) == "default, as is usual: the Laws say nothing of it (2017)"
