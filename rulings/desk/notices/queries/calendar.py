"""The deadlines of somebody's own as a calendar file (RFC 5545): what waits for him, until when players may appeal.

And when a federation hears an appeal that is his matter.

What is of a board hidden from him is not in it, and no name of a player.
"""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from hashlib import sha256

from django.db.models import Q, QuerySet
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _

from rulings.desk.appeals.values import hearing_at
from rulings.desk.base.rights import Right, by_right, holds, memberships_of
from rulings.desk.base.watching.site import site_host
from rulings.desk.notices.queries.letters import waiting_with_deadline
from rulings.desk.notices.values.letters import Entry, at_site
from rulings.desk.playing.queries import unseen_of
from rulings.desk.review.queries.rows import rows_of
from rulings.desk.sessions.queries import end_of
from rulings.models import Appeal, AppealState, OfficeKind, Period, Session, User

_MOST_SESSIONS = 100
_LOOK_BACK = timedelta(days=90)
_LONGEST_LINE = 75
"""Octets of a line, as the standard has it (3.1)."""


def calendar_of(user: User) -> str:
    """The file, in the language that is active."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Rulings Desk//Deadlines//EN", "CALSCALE:GREGORIAN"]
    lines.append(f"X-WR-CALNAME:{_escaped(_('Rulings Desk: deadlines'))}")
    now = timezone.now()
    for entry in (*_waiting(user), *_periods(user, now), *_hearings(user, now)):
        lines += _event(entry, now)
    return "".join(f"{_folded(line)}\r\n" for line in [*lines, "END:VCALENDAR"])


def _waiting(user: User) -> Iterator[Entry]:
    """What waits for him by a time."""
    briefs = waiting_with_deadline(user)
    for row in rows_of(briefs):
        if row.deadline is not None:
            what = " · ".join((*row.labels, row.session))
            yield Entry(f"waiting {row.address}", row.deadline, what, at_site(row.address))


def _periods(user: User, now: datetime) -> Iterator[Entry]:
    """Until when players may appeal, in the sessions of his clubs."""
    clubs = by_right(memberships_of(user))[Right.SEE]
    for session in _with_result(now).filter(event__club__in=clubs)[:_MOST_SESSIONS]:
        end = end_of(session, Period.APPEAL)
        if end is not None and end > now:
            what = _("The time to appeal ends: %(session)s") % {"session": session}
            yield Entry(f"appeals {session.pk}", end, what, at_site(reverse("session", args=[session.slug])))


def _with_result(now: datetime) -> QuerySet[Session]:
    """The sessions whose result was made available lately, the newest first."""
    found = Session.objects.select_related("event__club", "profile").prefetch_related("extensions")
    return found.filter(result_available_at__gt=now - _LOOK_BACK).order_by("-pk")


def _hearings(user: User, now: datetime) -> Iterator[Entry]:
    """When federations hear appeals of his clubs, and those that he hears himself there."""
    by = by_right(memberships_of(user))
    hears = [each for each in by[Right.SEE] if each.is_federation and holds(user, each, OfficeKind.APPEALS)]
    sent = Appeal.objects.filter(state=AppealState.SENT).exclude(ruling__report__board__in=unseen_of(user).ids)
    found = sent.filter(Q(club__in=by[Right.RULE]) | Q(federation__in=hears)).order_by("-pk")
    for appeal in found.select_related("club")[:_MOST_SESSIONS]:
        at = hearing_at(appeal.asked)
        if at is not None and at > now:
            page = "federation_appeal" if appeal.federation_id in {each.pk for each in hears} else "appeal"
            named = {"number": appeal.number, "club": appeal.club}
            what = _("The federation hears appeal %(number)s of %(club)s") % named
            yield Entry(f"hearing {appeal.pk}", at, what, at_site(reverse(page, args=[appeal.pk])))


def _event(entry: Entry, now: datetime) -> list[str]:
    """One moment, with a reminder the day before."""
    host = site_host()
    return [
        "BEGIN:VEVENT",
        f"UID:{sha256(entry.key.encode()).hexdigest()[:32]}@{host}",
        f"DTSTAMP:{_instant(now)}",
        f"DTSTART:{_instant(entry.at)}",
        f"SUMMARY:{_escaped(entry.what)}",
        f"URL:{entry.address}",
        "TRANSP:TRANSPARENT",
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        f"DESCRIPTION:{_escaped(entry.what)}",
        "TRIGGER:-P1D",
        "END:VALARM",
        "END:VEVENT",
    ]


def _instant(moment: datetime) -> str:
    """A moment in UTC (3.3.5)."""
    return moment.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")


def _escaped(text: str) -> str:
    """A text as a value (3.3.11), on one line."""
    for sign in ("\\", ";", ","):
        text = text.replace(sign, "\\" + sign)
    return " ".join(text.split())


def _folded(line: str) -> str:
    """A line of at most 75 octets, going on after a break and a space; no letter is cut in two."""
    parts, length = [""], 0
    for sign in line:
        size = len(sign.encode())
        if length + size > _LONGEST_LINE:
            parts.append(" ")
            length = 1
        parts[-1] += sign
        length += size
    return "\r\n".join(parts)
