"""How much may be written within an hour, and in all: one table for everything that is kept for ever.

What has been written says itself how much it is, so nothing else is counted and no counter can be wrong.
"""

from datetime import datetime, timedelta
from enum import Enum
from typing import Any

from django.db.models import QuerySet
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.refusals import Refusal, Sentence
from rulings.models import AuditEntry, User, Verb

_HOUR = timedelta(hours=1)
_LATER = _("This was done too often. It can be done again at %(time)s; for what cannot wait, go to the director.")
_NEVER = _("This was done too often, and cannot be done again here: go to the director.")


class Bound(Enum):
    """What is bounded: how many within an hour, and in all, None for any number."""

    ACTS_OF_A_PERSON = (5_000, None)
    ACTS_ON_AN_OBJECT = (1_000, None)
    ACTS_OF_A_LINK = (30, 150)
    COMMENTS_ON_AN_APPEAL = (10, 40)
    ANSWERS_TO_A_POLL = (60, 300)
    CALLS_OF_A_CARD = (12, 60)
    ENTRIES_AT_A_DOOR = (200, 2_000)
    FILES_OF_A_SESSION = (720, None)
    ARRIVALS_OF_A_PERSON = (120, None)
    INVITATIONS_OF_A_CLUB = (100, None)
    PASSWORD_LINKS_OF_A_MEMBER = (10, None)
    PASSWORD_REQUESTS_OF_A_NETWORK = (30, None)
    PASSWORD_REQUESTS_FOR_A_NAME = (5, None)
    CONFIRMATIONS_OF_A_PERSON = (6, None)
    TRIALS_OF_A_PERSON = (6, 40)
    LETTERS_TO_TRY_THE_MAIL = (12, None)
    FILES_QUEUED_OF_A_PERSON = (50, None)
    CHANGES_OF_THE_SITE = (60, None)
    SITTINGS_OF_A_TEST = (200, 400)
    SITTINGS_OF_A_NETWORK = (150, 300)

    def __init__(self, hourly: int, ever: int | None) -> None:
        self.hourly, self.ever = hourly, ever


class TooMany(Refusal):
    """Somebody does something more often than anybody needs. `again` is when it may be done again, None for never."""

    status, code = 429, "too_many"

    def __init__(self, again: datetime | None) -> None:
        super().__init__(_sentence(again))
        self.again = again

    @property
    def seconds(self) -> int:
        """How long to wait; a day where it will not be taken at all."""
        return max(1, round((self.again - timezone.now()).total_seconds())) if self.again else 24 * 3600


def _sentence(again: datetime | None) -> Sentence:
    """The one sentence, for an hour or for ever."""
    if again is None:
        return _NEVER
    minute = timezone.localtime(again + timedelta(minutes=1))
    return _LATER % {"time": date_format(minute, "H:i")}


def refuse_beyond(bound: Bound, rows: QuerySet[Any], moment: str) -> None:
    """`TooMany` where as many rows as may be were written within the last hour, by their `moment`, or at all."""
    times = rows.order_by(f"-{moment}").values_list(moment, flat=True)
    if bound.ever is not None and times[bound.ever - 1 : bound.ever]:
        raise TooMany(None)
    since = timezone.now() - _HOUR
    last = list(times.filter(**{f"{moment}__gt": since})[bound.hourly - 1 : bound.hourly])
    if last:
        raise TooMany(last[0] + _HOUR)


def refuse_acts_beyond(actor: User | None, about: Any, after: Any, report_id: int | None) -> None:
    """`TooMany` where the trail has as much of this person, of this object, or of this private link as it takes.

    What a command does on the server itself is bounded by nobody.
    """
    entries = AuditEntry.objects.all()
    if actor is not None:
        refuse_beyond(Bound.ACTS_OF_A_PERSON, entries.filter(actor=actor), "at")
        about_it = entries.filter(object_type=type(about).__name__, object_id=about.pk)
        refuse_beyond(Bound.ACTS_ON_AN_OBJECT, about_it, "at")
    if "link" in after:
        on_report = entries.filter(report=report_id)
        refuse_beyond(Bound.ACTS_OF_A_LINK, on_report.filter(after__link=after["link"]), "at")


def refuse_comments_beyond(appeal: Any) -> None:
    """`TooMany` where the comments on an appeal were changed as often as anybody needs: each is kept for ever."""
    said = AuditEntry.objects.filter(object_type=type(appeal).__name__, object_id=appeal.pk)
    refuse_beyond(Bound.COMMENTS_ON_AN_APPEAL, said.filter(verb=Verb.APPEAL_COMMENTED.value), "at")
