"""What a device shows, read when it is sent: to whom it matters still, and to nobody who may not see it."""

from dataclasses import dataclass
from datetime import timedelta

from django.db.models import QuerySet
from django.urls import reverse
from django.utils import timezone, translation

from rulings.desk.account.wording import browser_text
from rulings.desk.base.rights import Right, may
from rulings.desk.calls.values import place_of
from rulings.desk.notices.queries.letters import Happening, happening, in_words, near_deadline
from rulings.desk.notices.values.letters import at_site
from rulings.desk.notices.wording import NOTICES, TRIAL
from rulings.models import CallState, Club, Device, NoticeKind, TableCall, Task, User

_CALLED_LATELY = timedelta(minutes=10)
_TOO_OLD = timedelta(hours=12)
_TRIAL = "trial"
"""What is told because the owner of the device asked for it, besides the kinds of notices."""


@dataclass(frozen=True)
class Push:
    """What one device shows. Of two with the same `tag` it keeps the newer one; `is_urgent` wakes it at once."""

    device: Device
    title: str
    body: str
    address: str
    tag: str
    is_urgent: bool


def own_devices(user: User) -> QuerySet[Device]:
    """Where the user is shown notices, the newest last."""
    return Device.objects.filter(user=user).select_related("signed_in")


@dataclass(frozen=True)
class _ShownDevice:
    """One of them, as the page lists it."""

    pk: int
    browser: str
    kinds: tuple[str, ...]
    is_this: bool


def shown_devices(user: User, this: str) -> list[_ShownDevice]:
    """Where the user is shown notices; `this` is the digest of this browser's sign-in."""
    return [
        _ShownDevice(
            each.pk,
            browser_text(each.signed_in.browser),
            tuple(str(NoticeKind(kind).label) for kind in each.kinds),
            each.signed_in_id == this,
        )
        for each in own_devices(user)
    ]


def devices_told(kind: NoticeKind, club: Club | None = None) -> list[Device]:
    """The devices that are to show this, of those with a role in the club, or of everybody; asks no right."""
    lasting = Device.objects.filter(user__is_active=True, signed_in__expire_date__gt=timezone.now())
    if club is not None:
        lasting = lasting.filter(user__memberships__club=club)
    return [each for each in lasting.select_related("user").distinct().order_by("pk") if kind in each.kinds]


def push_of(task: Task) -> Push | None:
    """What is to be shown; None where it matters no more, or the device or its owner is to be told it no more.

    `NotBefore` while its owner may not see it yet.
    """
    kind, found = task.told["kind"], Device.objects.select_related("user").filter(pk=task.told["device"]).first()
    if found is None or not found.user.is_active or task.queued_at < timezone.now() - _TOO_OLD:
        return None
    with translation.override(found.language):
        told = _told(task, found) if kind in (*found.kinds, _TRIAL) else None
        if told is None:
            return None
        named = {key: str(in_words(value)) for key, value in told.named.items()}
        title, body = str(told.words.subject) % named, str(told.words.line) % named
    is_urgent = kind in (NoticeKind.CALL, _TRIAL)
    return Push(found, title, body, at_site(told.link), f"{kind}-{task.told.get('pk', '')}", is_urgent)


def _told(task: Task, device: Device) -> Happening | None:
    """What it is about."""
    kind = task.told["kind"]
    if kind == _TRIAL:
        return Happening(TRIAL, reverse("notices"), {})
    if kind == NoticeKind.CALL:
        return _call(task.told["pk"], device.user)
    if kind == NoticeKind.DEADLINE:
        return near_deadline(task.told, device.user)
    return happening(kind, task.told["pk"], device.user)


def _call(pk: int, user: User) -> Happening | None:
    """A table that calls still, and to which nobody is on his way; nothing of the board is told."""
    calls = TableCall.objects.select_related("session__event__club")
    found = calls.filter(pk=pk, state=CallState.CALLED, called_at__gt=timezone.now() - _CALLED_LATELY).first()
    if found is None or not may(user, found.session.event.club, Right.RULE, found.session_id):
        return None
    named = {"table": place_of(found), "session": found.session, "club": found.session.event.club}
    return Happening(NOTICES[NoticeKind.CALL], reverse("session_calls", args=[found.session.slug]), named)
