"""How long somebody waits before he may try another password: nobody is locked out, and guessing takes years.

Wrong passwords of the last quarter of an hour are counted by address (of IPv6 by network), by account and by club.
Above the limit one may try now and then. Who has signed in with this browser before waits for no others' guesses.
"""

from dataclasses import dataclass
from datetime import timedelta

from axes.models import AccessAttempt
from django.db.models import Max, QuerySet, Sum
from django.utils import timezone

from rulings.models import Membership

_WITHIN = timedelta(minutes=15)


@dataclass(frozen=True)
class _Limit:
    """So many wrong passwords, then one within so many seconds."""

    free: int
    apart: int


_ADDRESS, _ACCOUNT, _CLUB = _Limit(30, 30), _Limit(15, 10), _Limit(60, 3)


def seconds_to_wait(name: str, address: str, *, is_known: bool) -> int:
    """How long before this name may be tried from this address; 0 for now. `is_known`: its owner's own browser."""
    recent = AccessAttempt.objects.filter(attempt_time__gt=timezone.now() - _WITHIN)
    waits = [_wait(recent.filter(ip_address=address), _ADDRESS)]
    if not is_known:
        clubs = Membership.objects.filter(user__username=name).values("club")
        colleagues = Membership.objects.filter(club__in=clubs).values("user__username")
        waits += [_wait(recent.filter(username=name), _ACCOUNT), _wait(recent.filter(username__in=colleagues), _CLUB)]
    return max(waits)


def _wait(attempts: QuerySet[AccessAttempt], limit: _Limit) -> int:
    """What is left of the time that has to lie between two tries."""
    found = attempts.aggregate(failures=Sum("failures_since_start"), last=Max("attempt_time"))
    if (found["failures"] or 0) < limit.free:
        return 0
    passed = int((timezone.now() - found["last"]).total_seconds())
    return max(0, limit.apart - passed)
