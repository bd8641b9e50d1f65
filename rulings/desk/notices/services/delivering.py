"""One letter of a task: what it says, as text and as HTML, and its delivery."""

from email.utils import formatdate

from django.core.mail import EmailMultiAlternatives
from django.template.loader import render_to_string
from django.utils import translation

from rulings.desk.notices.queries.letters import message_id, message_of
from rulings.desk.notices.services.sending import send
from rulings.desk.notices.values.letters import Message
from rulings.desk.tasks.queries import mail_server
from rulings.desk.tasks.values import Failed, Trouble
from rulings.models import Task


def deliver(*, task: Task) -> None:
    """Send it, where there is anything to say still; `Failed` where that did not go."""
    message = message_of(task)
    if message is None:
        return
    server = mail_server()
    if server is None:
        raise Failed(Trouble.NO_SERVER)
    send(mail=_mail(message, task, server.sender), server=server)


def _mail(message: Message, task: Task, sender: str) -> EmailMultiAlternatives:
    """As text and as HTML, with what other programs are told."""
    headers = {
        "Message-ID": message_id(task.key),
        "Date": formatdate(task.queued_at.timestamp()),
        "Auto-Submitted": "auto-generated",
        "Content-Language": message.language,
    }
    if message.stop:
        headers |= {"List-Unsubscribe": f"<{message.stop}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
    with translation.override(message.language):
        text = render_to_string("notices/_mail.txt", {"message": message})
        page = render_to_string("notices/mail.html", {"message": message})
    mail = EmailMultiAlternatives(message.subject, text, sender, [message.to], headers=headers)
    mail.attach_alternative(page, "text/html")
    return mail
