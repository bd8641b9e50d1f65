"""A letter, the kinds of it that nobody chooses, the address that stops notices, and an address of this site."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from django.utils.crypto import constant_time_compare, salted_hmac

from rulings.desk.base.watching.site import site_url
from rulings.models import NoticeKind


class Letter(StrEnum):
    """What is mailed because somebody asked for this one thing; all else is a `NoticeKind`."""

    INVITATION = "invitation"
    RESET = "reset"
    CONFIRM = "confirm"


MAILED = (
    NoticeKind.RULING_WAITS,
    NoticeKind.APPEAL_LODGED,
    NoticeKind.APPEAL_DECIDED,
    NoticeKind.APPEAL_ASKED,
    NoticeKind.APPEAL_SENT,
    NoticeKind.DEADLINE,
    NoticeKind.PUBLISHED,
)
SHOWN = (
    NoticeKind.CALL,
    NoticeKind.RULING_WAITS,
    NoticeKind.APPEAL_LODGED,
    NoticeKind.APPEAL_DECIDED,
    NoticeKind.APPEAL_ASKED,
    NoticeKind.DEADLINE,
)
"""What may be told by mail, and what on a device: there only what somebody is to do something about."""


@dataclass(frozen=True)
class Message:
    """One mail, in words: a line is a paragraph, `do` what the link says. `stop` is "" where nothing can be stopped."""

    to: str
    language: str
    subject: str
    lines: tuple[str, ...]
    link: str
    do: str
    stop: str = ""


@dataclass(frozen=True)
class Entry:
    """A moment of a calendar: what it is known by, when, what it is in words, and the whole address of its page."""

    key: str
    at: datetime
    what: str
    address: str


def at_site(path: str) -> str:
    """The whole address of a page."""
    return site_url() + path


def stop_token(mailbox: int) -> str:
    """What stops the notices of a mailbox: in every one of them, and good for nothing else."""
    return f"{mailbox}-{_signature(mailbox)}"


def mailbox_of_stop(token: str) -> int | None:
    """The mailbox whose notices it stops; None for what this site has not made."""
    number, _dash, signature = token.partition("-")
    if not (number.isascii() and number.isdigit() and len(number) < 19):
        return None
    return int(number) if constant_time_compare(signature, _signature(int(number))) else None


def _signature(mailbox: int) -> str:
    """Half of an HMAC with the site's secret."""
    return salted_hmac("rulings.notices.stop", str(mailbox), algorithm="sha256").hexdigest()[:32]
