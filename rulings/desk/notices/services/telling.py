"""Who is told what: read from the clubs' trails, so that whoever acts waits for nobody and nothing is lost.

An act's entry in the trail is stored with the act, or not at all; its number says once and for all how far a club has
been read. A letter to each who wants it is queued under the entry's number and his own, a notice on a device under
that of the device: nobody is told twice.
"""

from collections.abc import Mapping
from datetime import timedelta
from types import MappingProxyType

from django.db import transaction
from django.db.models import F
from django.utils import timezone

from rulings.desk.notices.queries.letters import waiting_with_deadline
from rulings.desk.notices.queries.mailboxes import who_hears, who_wants
from rulings.desk.notices.queries.pushes import devices_told
from rulings.desk.notices.services.mailboxes import ask_who_joined
from rulings.desk.tasks.queries import sends_mail
from rulings.desk.tasks.services import enqueue
from rulings.models import AuditEntry, Club, Mailbox, NoticeKind, TaskName, ToldUntil, User, Verb

_OF_VERB: Mapping[str, NoticeKind] = MappingProxyType(
    {
        Verb.CALL_MADE.value: NoticeKind.CALL,
        Verb.RULING_ISSUED.value: NoticeKind.RULING_WAITS,
        Verb.APPEAL_LODGED.value: NoticeKind.APPEAL_LODGED,
        Verb.APPEAL_DECIDED.value: NoticeKind.APPEAL_DECIDED,
        Verb.APPEAL_ASKED.value: NoticeKind.APPEAL_ASKED,
        Verb.APPEAL_SENT.value: NoticeKind.APPEAL_SENT,
        Verb.APPEAL_ANSWERED.value: NoticeKind.APPEAL_SENT,
        Verb.RULING_PUBLISHED.value: NoticeKind.PUBLISHED,
    }
)
_AT_ONCE = 100
"""Clubs, and entries of one, that are read in one go."""
_NEAR = timedelta(days=1)


def tell_what_happened() -> int:
    """Read on in the trail of every club in which something was done; how many letters and notices were queued.

    A club that was never read is read from now on: nobody is told what lies back.
    """
    known = ToldUntil.objects.values("club")
    new = Club.objects.exclude(pk__in=known).order_by("pk")[:_AT_ONCE]
    ToldUntil.objects.bulk_create(
        [ToldUntil(club=each, sequence=each.audit_sequence) for each in new], ignore_conflicts=True
    )
    behind = ToldUntil.objects.filter(club__audit_sequence__gt=F("sequence")).order_by("pk")[:_AT_ONCE]
    return sum(_read_on(each.pk) for each in behind)


@transaction.atomic
def _read_on(pk: int) -> int:
    """Queue what the club's next entries tell, and note how far it was read."""
    told = ToldUntil.objects.select_for_update().select_related("club").get(pk=pk)
    to_come = AuditEntry.objects.filter(club=told.club, sequence__gt=told.sequence).order_by("sequence")
    entries = list(to_come.only("sequence", "verb", "object_id", "actor")[:_AT_ONCE])
    count = sum(_told_of(told.club, each) for each in entries)
    told.sequence = max([told.sequence, *(each.sequence for each in entries)])
    told.save(update_fields=["sequence"])
    return count


def _told_of(club: Club, entry: AuditEntry) -> int:
    """What one entry leads to: letters to those who want them, or to who has joined the link for his own address."""
    if entry.verb == Verb.INVITATION_TAKEN and entry.actor is not None and sends_mail():
        return int(ask_who_joined(user=entry.actor) is not None)
    kind = _OF_VERB.get(entry.verb)
    return _mail(club, entry, kind) + _push(club, entry, kind) if kind else 0


def _mail(club: Club, entry: AuditEntry, kind: NoticeKind) -> int:
    """A letter to everybody who wants it but who did it himself; of what was sent to a federation, to those there."""
    if not sends_mail():
        return 0
    readers = who_hears(entry.object_id) if kind is NoticeKind.APPEAL_SENT else who_wants(kind, club)
    wanted = [each for each in readers if each.user_id != entry.actor_id]
    for each in wanted:
        key = f"notice:{club.pk}:{entry.sequence}:{each.user_id}"
        told = {"kind": kind.value, "pk": entry.object_id}
        enqueue(name=TaskName.MAIL, key=key, club=club, user=each.user, told=told)
    return len(wanted)


def _push(club: Club, entry: AuditEntry, kind: NoticeKind) -> int:
    """A notice on every device that is told such things, but not to who did it himself."""
    wanted = [each for each in devices_told(kind, club) if each.user_id != entry.actor_id]
    for each in wanted:
        key = f"push:{club.pk}:{entry.sequence}:{each.pk}"
        told = {"kind": kind.value, "pk": entry.object_id, "device": each.pk}
        enqueue(name=TaskName.PUSH, key=key, club=club, user=each.user, told=told)
    return len(wanted)


def tell_deadlines() -> int:
    """Queue a letter, and a notice on a device, on each deadline of the next day, to those who want it; how many.

    One on a deadline that was moved is another one.
    """
    count = sum(
        _queue_deadlines(each.user, TaskName.PUSH, f"on:{each.pk}", device=each.pk)
        for each in devices_told(NoticeKind.DEADLINE)
    )
    if not sends_mail():
        return count
    found = Mailbox.objects.filter(confirmed_at__isnull=False, user__is_active=True).select_related("user")
    wanted = (each.user for each in found.iterator() if NoticeKind.DEADLINE in each.kinds)
    return count + sum(_queue_deadlines(each, TaskName.MAIL, str(each.pk)) for each in wanted)


def _queue_deadlines(user: User, name: TaskName, to: str, **more: int) -> int:
    """Those of one reader, to one place of his."""
    until = timezone.now() + _NEAR
    near = [each for each in waiting_with_deadline(user) if each.deadline and each.deadline <= until]
    for each in near:
        at = each.deadline.isoformat() if each.deadline else ""
        told = {"kind": NoticeKind.DEADLINE.value, "source": each.source.name, "pk": each.pk, "at": at}
        key = f"deadline:{each.source.name}:{each.pk}:{at}:{to}"
        club = Club.objects.filter(events__sessions=each.session).first()
        enqueue(name=name, key=key, club=club, user=user, told=told | more)
    return len(near)
