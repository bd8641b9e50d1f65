"""Sending one letter by the site's mail server: what became of it is known, or it is tried again.

A message that the server has accepted is never sent again, whatever happens to the connection afterwards; where nobody
knows, because the worker or the line died in between, it goes out again under the same Message-ID.
"""

import smtplib
from email.utils import formatdate
from hashlib import sha256
from urllib.parse import urlsplit

from django.conf import settings
from django.core.mail import EmailMultiAlternatives, get_connection
from django.template.loader import render_to_string
from django.utils import translation

from rulings.desk.notices.queries.letters import message_of
from rulings.desk.notices.values.letters import Message
from rulings.desk.tasks.values import Failed, Trouble, sends_mail
from rulings.models import Task

_FOR_GOOD = range(500, 600)
"""Replies of a mail server that another try does not change."""


def deliver(*, task: Task) -> None:
    """Send it, where there is anything to say still; `Failed` where that did not go."""
    message = message_of(task)
    if message is None:
        return
    if not sends_mail():
        raise Failed(Trouble.NO_SERVER)
    _send(_mail(message, task))


def _mail(message: Message, task: Task) -> EmailMultiAlternatives:
    """As text and as HTML, with what other programs are told."""
    host = urlsplit(settings.SITE_URL).hostname or "localhost"
    headers = {
        "Message-ID": f"<{sha256(task.key.encode()).hexdigest()[:32]}@{host}>",
        "Date": formatdate(task.queued_at.timestamp()),
        "Auto-Submitted": "auto-generated",
        "Content-Language": message.language,
    }
    if message.stop:
        headers |= {"List-Unsubscribe": f"<{message.stop}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
    with translation.override(message.language):
        text = render_to_string("notices/_mail.txt", {"message": message})
        page = render_to_string("notices/mail.html", {"message": message})
    mail = EmailMultiAlternatives(message.subject, text, settings.DEFAULT_FROM_EMAIL, [message.to], headers=headers)
    mail.attach_alternative(page, "text/html")
    return mail


def _send(mail: EmailMultiAlternatives) -> None:
    """Hand it over; what the server says afterwards changes nothing."""
    line = get_connection()
    try:
        line.open()
    except smtplib.SMTPAuthenticationError as error:
        raise Failed(Trouble.SIGN_IN, error.smtp_code) from None
    except (smtplib.SMTPException, OSError):
        raise Failed(Trouble.NO_SERVER) from None
    try:
        line.send_messages([mail])
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
