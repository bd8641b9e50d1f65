"""Dates stand in each language as it writes them: Italian and Polish months are small."""

import re
from datetime import UTC, date, datetime

import pytest
from django.conf import settings
from django.utils.formats import date_format
from django.utils.translation import override

DAY, MOMENT = date(2026, 11, 7), datetime(2026, 11, 7, 21, 5, tzinfo=UTC)


@pytest.mark.parametrize(
    ("language", "long", "short", "moment", "month"),
    [
        ("en", "7 November 2026", "7 Nov 2026", "7 Nov 2026, 21:05", "November 2026"),
        ("it", "7 nov 2026", "7 nov 2026", "7 nov 2026, 21:05", "nov 2026"),
        ("pl", "7 listopada 2026", "7 lis 2026", "7 lis 2026, 21:05", "lis 2026"),
    ],
)
def test_a_date_stands_as_its_language_writes_it(language: str, long: str, short: str, moment: str, month: str) -> None:
    with override(language):
        assert date_format(DAY, "DATE_FORMAT") == long
        assert date_format(DAY, "SHORT_DATE_FORMAT") == short
        assert date_format(MOMENT, "SHORT_DATETIME_FORMAT") == moment
        assert date_format(DAY, "YEAR_MONTH_FORMAT") == month


def test_no_template_writes_a_month_by_a_format_of_its_own() -> None:
    own = re.compile(r"""date:["'][^"']*(?<!\w)[jd] [EFMN]""")
    pages = settings.BASE_DIR.glob("templates/**/*.html")
    assert [page.name for page in pages if own.search(page.read_text(encoding="utf-8"))] == []
