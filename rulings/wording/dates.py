"""Dates and spans of time in the reader's language."""

from datetime import date

from django.utils import formats
from django.utils.translation import ngettext


def date_shown(coarse: str) -> str:
    """A date as coarse as the club shows it, `2026-11-17`, `2026-11` or `2026`, in the reader's language."""
    numbers = [int(part) for part in coarse.split("-") if part]
    if not numbers:
        return ""
    style = ("Y", "YEAR_MONTH_FORMAT", "DATE_FORMAT")[len(numbers) - 1]
    return formats.date_format(date(*[*numbers, 1, 1][:3]), style)


def minutes_text(count: int) -> str:
    """So many minutes."""
    return ngettext("{count} minute", "{count} minutes", count).format(count=count)
