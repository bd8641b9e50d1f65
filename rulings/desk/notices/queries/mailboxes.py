"""Whose mailbox it is, by the reader, by a link's token, or by who wants to be told something in a club."""

from rulings.desk.base.keys import digest_of
from rulings.desk.base.rights import holds
from rulings.desk.notices.values.letters import mailbox_of_stop
from rulings.models import Club, Mailbox, NoticeKind, OfficeKind, User


def mailbox_of(user: User) -> Mailbox:
    """The reader's own; not stored where he has set nothing yet."""
    return Mailbox.objects.filter(user=user).first() or Mailbox(user=user, address=user.email)


def mailbox_to_confirm(token: str) -> Mailbox | None:
    """The one whose address the link confirms."""
    return Mailbox.objects.select_related("user").filter(digest=digest_of(token)).first()


def mailbox_to_stop(token: str) -> Mailbox | None:
    """The one whose notices the link stops."""
    pk = mailbox_of_stop(token)
    return None if pk is None else Mailbox.objects.filter(pk=pk).first()


def mailbox_of_calendar(token: str) -> Mailbox | None:
    """The one whose calendar has that address, its owner's account being open."""
    found = Mailbox.objects.select_related("user").filter(calendar=digest_of(token), user__is_active=True)
    return found.first()


def who_hears(appeal: int) -> list[Mailbox]:
    """The same of those who hear, at the federation before which it is, the appeal with that id."""
    federation = Club.objects.filter(appeals_sent_here=appeal).first()
    if federation is None:
        return []
    wanted = who_wants(NoticeKind.APPEAL_SENT, federation)
    return [each for each in wanted if holds(each.user, federation, OfficeKind.APPEALS)]


def who_wants(kind: NoticeKind, club: Club) -> list[Mailbox]:
    """The confirmed mailboxes of those with a role in the club who want to be told this; asks no right."""
    members = Mailbox.objects.filter(user__memberships__club=club, user__is_active=True, confirmed_at__isnull=False)
    return [each for each in members.select_related("user").order_by("pk") if kind in each.kinds]
