"""What a letter says, read when it is sent: to whom it matters still, and to nobody who may not see it.

What is of a board that the receiver has still to play waits until he has played it. No letter names a player.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Any

from django.urls import reverse
from django.utils import timezone, translation
from django.utils.formats import date_format

from rulings.desk.appeals.queries import open_question
from rulings.desk.appeals.values import hearing_at, until_asked
from rulings.desk.base.finding import zone_named
from rulings.desk.base.keys import digest_of
from rulings.desk.base.rights import Right, by_right, holds, may, may_see_board, memberships_of
from rulings.desk.base.watching.site import site_host
from rulings.desk.notices.values.letters import Letter, Message, at_site, stop_token
from rulings.desk.notices.wording import (
    ASKED_BY,
    CONFIRM,
    DECIDED_THERE,
    HEARING,
    INVITATION,
    NOTICES,
    RESET,
    Words,
)
from rulings.desk.people.queries.links import invitation_waits, password_link_waits
from rulings.desk.playing.queries import unseen_of
from rulings.desk.review.queries.rows import rows_of
from rulings.desk.review.queries.waiting import Brief, waiting_for
from rulings.desk.tasks.values import NotBefore, unsealed
from rulings.models import (
    Appeal,
    AppealState,
    Board,
    Body,
    Club,
    Invitation,
    Mailbox,
    NoticeKind,
    OfficeKind,
    PasswordLink,
    Publication,
    Ruling,
    Task,
    User,
)

_LOOK_AGAIN_AFTER = timedelta(minutes=30)
_TOO_OLD = timedelta(days=3)


def message_of(task: Task) -> Message | None:
    """What is to be sent; None where it matters no more, or its receiver wants or may see it no more.

    `NotBefore` while he may not see it yet.
    """
    kind = task.told["kind"]
    if kind in _PERSONAL:
        return _PERSONAL[kind](task)
    mailbox = Mailbox.objects.select_related("user").filter(user=task.user_id, confirmed_at__isnull=False).first()
    is_wanted = mailbox is not None and mailbox.user.is_active and kind in mailbox.kinds
    if mailbox is None or not is_wanted or task.queued_at < timezone.now() - _TOO_OLD:
        return None
    return _deadline(task, mailbox) if kind == NoticeKind.DEADLINE else _notice(task, mailbox)


def _written(words: Words, to: str, language: str, link: str, named: Mapping[str, Any], stop: str = "") -> Message:
    """The words in the receiver's language, with what stands in them."""
    with translation.override(language):
        told = {key: in_words(each) for key, each in named.items()}
        subject, line = str(words.subject) % told, str(words.line) % told
        return Message(to, language, " ".join(subject.split()), (line,), at_site(link), str(words.do), stop)


def in_words(value: Any) -> Any:
    """A time as it is written in the language that is active; anything else as it is."""
    return date_format(value, "SHORT_DATETIME_FORMAT") if isinstance(value, datetime) else value


def _at(club: Club, moment: datetime) -> datetime:
    """A moment by the club's clock."""
    return timezone.localtime(moment, zone_named(club.time_zone))


def _invitation(task: Task) -> Message | None:
    """To the address that was typed, in the club's language."""
    found = Invitation.objects.select_related("club", "made_by").filter(pk=task.told["pk"]).first()
    if found is None or not found.mail or not invitation_waits(found):
        return None
    named = {"club": found.club, "by": found.made_by.display_name, "until": _at(found.club, found.expires_at)}
    link = reverse("join", args=[unsealed(task.secret)])
    return _written(INVITATION, found.mail, found.club.language, link, named)


def _reset(task: Task) -> Message | None:
    """To the address that the owner of the account has confirmed."""
    found = PasswordLink.objects.select_related("club", "user__mailbox", "made_by").filter(pk=task.told["pk"]).first()
    if found is None or not password_link_waits(found):
        return None
    mailbox = found.user.mailbox
    named = {"account": found.user.username, "until": _at(found.club, found.expires_at)}
    link = reverse("new_password", args=[unsealed(task.secret)])
    return _written(RESET, mailbox.address, mailbox.language, link, named)


def _confirm(task: Task) -> Message | None:
    """To an address that waits to be confirmed; not where another one was written since."""
    token = unsealed(task.secret)
    mailbox = Mailbox.objects.select_related("user").filter(user=task.user_id, digest=digest_of(token)).first()
    if mailbox is None:
        return None
    link = reverse("confirm_address", args=[token])
    return _written(CONFIRM, mailbox.address, mailbox.language, link, {"account": mailbox.user.username})


_PERSONAL: Mapping[str, Callable[[Task], Message | None]] = {
    Letter.INVITATION: _invitation,
    Letter.RESET: _reset,
    Letter.CONFIRM: _confirm,
}


@dataclass(frozen=True)
class _Matter:
    """What a notice is about: who may be told, where it is, and the words and the time that it has of its own."""

    club: Club
    board: Board
    right: Right
    address: str
    words: Words | None = None
    when: datetime | None = None


@dataclass(frozen=True)
class Happening:
    """Something to be told: its words, what stands in them, and the path of its page."""

    words: Words
    link: str
    named: Mapping[str, Any]


def happening(kind: str, pk: int, user: User) -> Happening | None:
    """What has happened, as this user may be told it; None where it matters no more, or he may see it no more.

    `NotBefore` while he may not see it yet.
    """
    matter = _MATTERS[kind](pk, user)
    if matter is None or not may(user, matter.club, matter.right):
        return None
    if not may_see_board(user, matter.board):
        raise NotBefore(timezone.now() + _LOOK_AGAIN_AFTER)
    named = {"club": matter.club, "session": matter.board.session, "board": matter.board.number}
    named |= {"when": _at(matter.club, matter.when)} if matter.when else {}
    return Happening(matter.words or NOTICES[kind], matter.address, named)


def _notice(task: Task, mailbox: Mailbox) -> Message | None:
    """Of something that has happened."""
    found = happening(task.told["kind"], task.told["pk"], mailbox.user)
    return _to(mailbox, found.words, found.link, found.named) if found else None


def _to(mailbox: Mailbox, words: Words, link: str, named: Mapping[str, Any]) -> Message:
    """With the address that stops all of them."""
    stop = at_site(reverse("stop_notices", args=[stop_token(mailbox.pk)]))
    return _written(words, mailbox.address, mailbox.language, link, named, stop)


def _ruling_waits(pk: int, user: User) -> _Matter | None:
    """A ruling of somebody else that nobody has countersigned yet."""
    rulings = Ruling.objects.select_related("report__club", "report__board__session__event")
    waiting = rulings.filter(pk=pk, is_current=True, case__is_open=False, countersigned_by__isnull=True)
    found = waiting.exclude(issued_by=user).first()
    if found is None:
        return None
    return _Matter(found.report.club, found.report.board, Right.REVIEW, reverse("ruling", args=[pk]))


def _appeal(pk: int, _user: User) -> _Matter | None:
    """An appeal; what a federation decided is told so."""
    found = _appeal_of_club(pk)
    if found is None:
        return None
    words = DECIDED_THERE if found.body == Body.FEDERATION and found.decision else None
    return _Matter(found.club, found.ruling.report.board, Right.SEE, reverse("appeal", args=[pk]), words)


def _appeal_of_club(pk: int) -> Appeal | None:
    """The appeal with all that a notice names."""
    return Appeal.objects.select_related("club", "ruling__report__board__session__event").filter(pk=pk).first()


def _appeal_asked(pk: int, _user: User) -> _Matter | None:
    """What a federation asks, as long as the club has not answered: with its hearing, or by when it is wanted."""
    found = _appeal_of_club(pk)
    if found is None or found.state != AppealState.SENT or open_question(found) is None:
        return None
    hearing, until = hearing_at(found.asked), until_asked(found.asked)
    words = HEARING if hearing else ASKED_BY if until else None
    where = reverse("appeal", args=[pk])
    return _Matter(found.club, found.ruling.report.board, Right.SEE, where, words, hearing or until)


def _appeal_sent(pk: int, user: User) -> _Matter | None:
    """An appeal that a club has sent to a federation, while it is there, for who hears it."""
    appeals = Appeal.objects.select_related("federation", "ruling__report__board__session__event")
    found = appeals.filter(pk=pk, state=AppealState.SENT).first()
    if found is None or found.federation is None or not holds(user, found.federation, OfficeKind.APPEALS):
        return None
    return _Matter(found.federation, found.ruling.report.board, Right.CONSULT, reverse("federation_appeal", args=[pk]))


def _published(pk: int, _user: User) -> _Matter | None:
    """A ruling in the casebook, unless it was withdrawn meanwhile."""
    published = Publication.objects.select_related("club", "ruling__report__board__session__event")
    found = published.filter(pk=pk, withdrawn_at__isnull=True).first()
    if found is None:
        return None
    return _Matter(found.club, found.ruling.report.board, Right.SEE, reverse("ruling", args=[found.ruling_id]))


_MATTERS: Mapping[str, Callable[[int, User], _Matter | None]] = {
    NoticeKind.RULING_WAITS: _ruling_waits,
    NoticeKind.APPEAL_LODGED: _appeal,
    NoticeKind.APPEAL_DECIDED: _appeal,
    NoticeKind.APPEAL_ASKED: _appeal_asked,
    NoticeKind.APPEAL_SENT: _appeal_sent,
    NoticeKind.PUBLISHED: _published,
}


def waiting_with_deadline(user: User) -> list[Brief]:
    """What waits for him by a time that is still to come, the first first; nothing of a board hidden from him."""
    now = timezone.now()
    waiting = waiting_for(user, by_right(memberships_of(user)), unseen_of(user))
    return [each for each in waiting if each.deadline is not None and each.deadline > now]


def _deadline(task: Task, mailbox: Mailbox) -> Message | None:
    """Of something that waits for him still, and by the same time."""
    with translation.override(mailbox.language):
        found = near_deadline(task.told, mailbox.user)
        return _to(mailbox, found.words, found.link, found.named) if found else None


def near_deadline(told: Mapping[str, Any], user: User) -> Happening | None:
    """What waits for him still by the time that was told, in the language that is active; None where nothing does."""
    waiting = [
        each
        for each in waiting_with_deadline(user)
        if (each.source.name, each.pk) == (told["source"], told["pk"])
        and each.deadline is not None
        and each.deadline.isoformat() == told["at"]
    ]
    for row in rows_of(waiting):
        when = timezone.localtime(row.deadline, row.zone)
        named = {"session": row.session, "when": when, "what": " · ".join(row.labels)}
        return Happening(NOTICES[NoticeKind.DEADLINE], row.address, named)
    return None


def message_id(key: str) -> str:
    """The name under which a letter goes out however often it does."""
    return f"<{sha256(key.encode()).hexdigest()[:32]}@{site_host()}>"
