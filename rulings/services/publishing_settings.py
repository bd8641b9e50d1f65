"""How a club shows rulings to the public: when after play, how long both sides read them first, how exact a date."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from datetime import date
from enum import StrEnum

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from rulings.models import Club, User, Verb
from rulings.permissions import may_administer
from rulings.services.access import club_for
from rulings.services.audit import record
from rulings.services.refusals import BadInput

MOST_DAYS, MOST_HOURS = 365, 720


class Shown(StrEnum):
    """How exact the date is that the public reads."""

    DAY = "day"
    MONTH = "month"
    YEAR = "year"


class PublishingSettingsError(ValueError):
    """A setting that cannot be taken, in plain English: what it is and what it may be."""


@dataclass(frozen=True)
class PublishingSettings:
    """Days from play to publication, hours that both sides have the text before everybody, how exact the date is."""

    delay_days: int = 0
    parties_first_hours: int = 24
    date_shown: str = Shown.MONTH.value


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
    return read


def shown_date(played: date, settings: PublishingSettings) -> str:
    """The date as the public reads it: `2026-11-17`, `2026-11` or `2026`."""
    digits = {Shown.DAY: 10, Shown.MONTH: 7, Shown.YEAR: 4}[Shown(settings.date_shown)]
    return played.isoformat()[:digits]


@transaction.atomic
def set_publishing(*, actor: User, club: Club, settings: PublishingSettings) -> Club:
    """Say how the club publishes from now on, and record it; what is public already stays. The same changes nothing."""
    club = club_for(actor, club.pk, may_administer)
    try:
        before, after = read_publishing_settings(club.publishing), read_publishing_settings(asdict(settings))
    except PublishingSettingsError:
        sentence = _("Give 0 to 365 days, 0 to 720 hours, and a day, a month or a year as the date.")
        raise BadInput(sentence, "publishing") from None
    if before != after or not club.publishing:
        club.publishing = asdict(after)
        club.save(update_fields=["publishing"])
        record(club, actor, Verb.PUBLISHING_SET, club, before=asdict(before), after=asdict(after))
    return club
