"""What the casebook's index is made of: words without case and accents, and what a case is, such as `law:27`.

A word holds letters and digits alone, so that nobody can type what a case is.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from datetime import date
from enum import StrEnum

from rulings.desk.base.texts import folded

_LONGEST = 40
_WORD = re.compile(r"[^\W_]+")


def words(text: str) -> list[str]:
    """The words of a text as they are indexed, in their order."""
    return [word[:_LONGEST] for word in _WORD.findall(folded(text))]


@dataclass(frozen=True)
class Word:
    """Something typed: the word, whether it is only how words begin, and the situations that are called so."""

    text: str
    is_beginning: bool = False
    situations: tuple[str, ...] = ()


@dataclass(frozen=True)
class Wanted:
    """What is looked for: every one of `words`, and all that is not empty here; `club` is a short name.

    `clubs` are the clubs among whose cases it is looked for, None for all. `mark` and `tag` are what readers see that
    the federation of the case's club says of it.
    """

    words: tuple[Word, ...] = ()
    law: int | None = None
    situation: str = ""
    stage: str = ""
    form: str = ""
    appealed: bool | None = None
    club: str = ""
    year: int | None = None
    clubs: tuple[str, ...] | None = None
    mark: str = ""
    tag: str = ""

    def terms(self) -> Iterator[str]:
        """What the case is to be."""
        kinds = {"law": self.law, "situation": self.situation, "stage": self.stage, "form": self.form}
        kinds |= {"club": self.club, "year": self.year}
        yield from (term(kind, value) for kind, value in kinds.items() if value)
        if self.appealed is not None:
            yield term("appealed", "yes" if self.appealed else "no")


def term(kind: str, value: object) -> str:
    """`law:27`, `situation:revoke`."""
    return f"{kind}:{value}"


MOST_DAYS, MOST_HOURS = 365, 720


class Shown(StrEnum):
    """How exact the date is that the public reads."""

    DAY = "day"
    MONTH = "month"
    YEAR = "year"


class BoardShown(StrEnum):
    """How much of the board the public reads: all, only the cards that the ruling names, nothing."""

    SHOWN = "shown"
    NAMED = "named"
    LEFT_OUT = "left_out"


class PublishingSettingsError(ValueError):
    """A setting that cannot be taken, in plain English: what it is and what it may be."""


@dataclass(frozen=True)
class PublishingSettings:
    """Days from play to publication, hours that both sides have the text before everybody, how exact the date is.

    `board_shown`: whether who knows the event's results may find the board.
    `rankings_listed`: the club's page for everybody names the sessions whose ranking has a public address.
    `federation_marks`: readers see what the club's federation says of its cases.
    """

    delay_days: int = 0
    parties_first_hours: int = 24
    date_shown: str = Shown.MONTH.value
    rankings_listed: bool = False
    board_shown: str = BoardShown.SHOWN.value
    federation_marks: bool = False


def read_publishing_settings(entries: Mapping[str, object]) -> PublishingSettings:
    """The settings from JSON; what is missing is as in `PublishingSettings`. The error names what is wrong."""
    known = [field.name for field in fields(PublishingSettings)]
    for name in entries:
        if name not in known:
            raise PublishingSettingsError(f"unknown setting {name!r}; known are {', '.join(known)}")
    read = PublishingSettings(**dict(entries))  # type: ignore[arg-type]
    for name, number, most in (
        ("delay_days", read.delay_days, MOST_DAYS),
        ("parties_first_hours", read.parties_first_hours, MOST_HOURS),
    ):
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= most:
            raise PublishingSettingsError(f"{name} is {number!r}; it may be a whole number from 0 to {most}")
    if read.date_shown not in set(Shown):
        raise PublishingSettingsError(f"date_shown is {read.date_shown!r}; it may be {', '.join(Shown)}")
    if read.board_shown not in set(BoardShown):
        raise PublishingSettingsError(f"board_shown is {read.board_shown!r}; it may be {', '.join(BoardShown)}")
    for name, chosen in (("rankings_listed", read.rankings_listed), ("federation_marks", read.federation_marks)):
        if not isinstance(chosen, bool):
            raise PublishingSettingsError(f"{name} is {chosen!r}; it may be true or false")
    return read


def shown_date(played: date, settings: PublishingSettings) -> str:
    """The date as the public reads it: `2026-11-17`, `2026-11` or `2026`."""
    digits = {Shown.DAY: 10, Shown.MONTH: 7, Shown.YEAR: 4}[Shown(settings.date_shown)]
    return played.isoformat()[:digits]
