"""A mail server of the tests' own, which speaks SMTP on this machine, and may be down, refuse, or die in the middle."""

import asyncio
import logging
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller
from django.test import override_settings
from django.utils import timezone

from rulings.models import Mailbox, NoticeKind, User

logging.getLogger("mail.log").setLevel(logging.ERROR)
_SMTP = "django.core.mail.backends.smtp.EmailBackend"


class Post:
    """What came, and how the server behaves: `refuses` are addresses with the reply they get.

    `slow` keeps a message in hand until it is not.
    """

    def __init__(self) -> None:
        self.came: list[EmailMessage] = []
        self.to: list[str] = []
        self.refuses: dict[str, str] = {}
        self.dies_before = self.dies_after = self.slow = self.has_begun = False

    async def handle_RCPT(self, server: Any, _session: Any, envelope: Any, address: str, _options: Any) -> str:
        """A receiver."""
        if address in self.refuses:
            return self.refuses[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, _session: Any, envelope: Any) -> str:
        """A whole message; a server that dies has taken it, or has not."""
        self.has_begun = True
        while self.slow:
            await asyncio.sleep(0.05)
        if self.dies_before:
            server.transport.abort()
            return "451 gone"
        message = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(message, EmailMessage)
        self.came.append(message)
        self.to += envelope.rcpt_tos
        return "250 OK"

    async def handle_QUIT(self, server: Any, _session: Any, _envelope: Any) -> str:
        """The end of the conversation."""
        if self.dies_after:
            server.transport.abort()
        return "221 Bye"


def free_port() -> int:
    """A port at which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


@contextmanager
def mail_goes_to(port: int) -> Iterator[None]:
    """The site has a mail server at that port of this machine."""
    mail = {"EMAIL_BACKEND": _SMTP, "EMAIL_HOST": "127.0.0.1", "EMAIL_PORT": port, "EMAIL_TIMEOUT": 5}
    with override_settings(**mail):
        yield


@contextmanager
def mail_server() -> Iterator[Post]:
    """One that listens, and that the site sends to."""
    with listening() as (post, port), mail_goes_to(port):
        yield post


@contextmanager
def listening() -> Iterator[tuple[Post, int]]:
    """One that listens at a port of this machine, and that nobody has told the site of; mail goes by SMTP."""
    post, port = Post(), free_port()
    controller = Controller(post, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        with override_settings(EMAIL_BACKEND=_SMTP, EMAIL_TIMEOUT=5):
            yield post, port
    finally:
        controller.stop()


def make_mailbox(user: User, *kinds: NoticeKind, language: str = "en", **fields: Any) -> Mailbox:
    """A confirmed one, at which the user is told these."""
    given = {"address": f"{user.username}@example.org", "confirmed_at": timezone.now(), "language": language}
    return Mailbox.objects.create(user=user, kinds=[each.value for each in kinds], **given | fields)


def text_of(message: EmailMessage) -> str:
    """The plain part."""
    part = message.get_body(("plain",))
    assert part is not None
    return str(part.get_content())
