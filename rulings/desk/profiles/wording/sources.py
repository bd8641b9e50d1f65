"""Where a figure of a regulation profile comes from, in words: a document, the club itself, or the Laws' default."""

from datetime import date
from typing import assert_never

from django.utils.translation import gettext as _

from rulings.desk.profiles.values.kinds import Figure, Says
from rulings.wording.dates import date_shown

_EDITION = "2017"
"""The Laws that the defaults are those of."""


def source_text(text: str, dated: str, read_on: date | None) -> str:
    """A source and its date; where that is not known, the day on which somebody read it. No text: the club decided."""
    text = text or _("the club's own figure")
    if dated:
        return f"{text} ({_written(dated)})"
    return (
        _("{source} (undated, read on {day})").format(source=text, day=_written(read_on.isoformat()))
        if read_on
        else text
    )


def _written(dated: str) -> str:
    """A date as sources have it, in the reader's language; "2018/19" stays as it is."""
    return date_shown(dated) if dated.replace("-", "").isdecimal() else dated


def default_text(figure: Figure) -> str:
    """What stands behind a figure that nobody has regulated."""
    match figure.says:
        case Says.GIVE:
            sentence = _("default: Law {paragraph} ({year})")
        case Says.LEAVE:
            sentence = _("default, as is usual: left to regulations by Law {paragraph} ({year})")
        case Says.NOTHING:
            sentence = _("default, as is usual: the Laws say nothing of it ({year})")
        case never:
            assert_never(never)
    return sentence.format(year=_EDITION, paragraph=figure.law)
