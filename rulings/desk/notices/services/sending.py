"""Sending one letter by the site's mail server: what became of it is known, or it is tried again.

A message that the server has accepted is never sent again, whatever happens to the connection afterwards; where nobody
knows, because the worker or the line died in between, it goes out again under the same Message-ID.
"""

import smtplib
import socket
from ipaddress import ip_address

from django.conf import settings
from django.core.mail import EmailMessage, get_connection

from rulings.desk.notices.queries.letters import message_id
from rulings.desk.tasks.queries import mail_server
from rulings.desk.tasks.values import Failed, MailServer, Trouble
from rulings.models import MailSecurity

_FOR_GOOD = range(500, 600)
"""Replies of a mail server that another try does not change."""


def post(*, subject: str, text: str, to: str, key: str = "", patience: float | None = None) -> None:
    """A letter in plain text by the site's server; `Failed` where it did not go, or there is none.

    `key` says what it tells: one that goes out again, since nobody knows whether it went, has the same Message-ID.
    """
    server = mail_server()
    if server is None:
        raise Failed(Trouble.NO_SERVER)
    headers = {"Message-ID": message_id(key)} if key else None
    send(mail=EmailMessage(subject, text, server.sender, [to], headers=headers), server=server, patience=patience)


def send(*, mail: EmailMessage, server: MailServer, patience: float | None = None) -> None:
    """Hand it over; what the server says afterwards changes nothing. `patience`: seconds for each answer."""
    if server.password is None:
        raise Failed(Trouble.PASSWORD)
    if not server.is_given:
        _refuse_own_net(server)
    line = get_connection(
        host=server.host,
        port=server.port,
        username=server.username,
        password=server.password,
        use_tls=server.security is MailSecurity.STARTTLS,
        use_ssl=server.security is MailSecurity.TLS,
        timeout=settings.EMAIL_TIMEOUT if patience is None else patience,
    )
    _open(line)
    _hand_over(line, mail)


def _refuse_own_net(server: MailServer) -> None:
    """`Failed` for a name that leads to where a machine is told its secrets (link-local), or to nobody in particular.

    A mail server on this machine or in its own network is an ordinary one.
    """
    try:
        found = {
            ip_address(each[4][0]) for each in socket.getaddrinfo(server.host, server.port, type=socket.SOCK_STREAM)
        }
    except (OSError, UnicodeError, ValueError):
        raise Failed(Trouble.NO_SERVER) from None
    if any(each.is_link_local or each.is_multicast or each.is_unspecified for each in found):
        raise Failed(Trouble.PLACE)


def _open(line: object) -> None:
    """Signed in, where the server wants that."""
    try:
        line.open()  # type: ignore[attr-defined]
    except smtplib.SMTPAuthenticationError as error:
        raise Failed(Trouble.SIGN_IN, error.smtp_code) from None
    except (smtplib.SMTPException, OSError, UnicodeError):
        raise Failed(Trouble.NO_SERVER) from None


def _hand_over(line: object, mail: EmailMessage) -> None:
    """The message, taken or refused."""
    try:
        line.send_messages([mail])  # type: ignore[attr-defined]
    except smtplib.SMTPRecipientsRefused as error:
        raise _refused(Trouble.ADDRESS, min(code for code, _said in error.recipients.values())) from None
    except smtplib.SMTPSenderRefused as error:
        raise Failed(Trouble.SENDER, error.smtp_code) from None
    except smtplib.SMTPResponseException as error:
        raise _refused(Trouble.MESSAGE, error.smtp_code) from None
    except (smtplib.SMTPException, OSError):
        raise Failed(Trouble.BROKEN_OFF) from None
    finally:
        _hang_up(line)


def _refused(trouble: Trouble, code: int) -> Failed:
    """For good where the server says so, else another try may go."""
    return Failed(trouble, code, for_good=code in _FOR_GOOD)


def _hang_up(line: object) -> None:
    """Close the connection, in whatever state it is."""
    try:
        line.close()  # type: ignore[attr-defined]
    except (smtplib.SMTPException, OSError):
        return
