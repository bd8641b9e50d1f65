"""Work that is done after the answer, by the worker beside the site; who is told what by mail, and where."""

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from rulings.models.access import SignedIn
from rulings.models.clubs import Club
from rulings.models.row import Json, Row


class TaskName(models.TextChoices):
    """What a task does."""

    MAIL = "mail", _("Mail")
    FORGOTTEN = "forgotten", _("Link for a forgotten password")
    PUSH = "push", _("Notice on a device")
    IMPORT = "import", _("Large file")
    BOOK = "book", _("Casebook of a year")
    SOLVE = "solve", _("Double dummy of a session")


class Task(Row):
    """Something to be done once, stored in the transaction of the act that it follows from.

    `key` says what: of two with the same one there is only the first. `told` are codes and ids, `secret` a token that
    nobody else has, sealed with the site's secret and emptied when it is over. `user` is whom it is for. It is done
    from `due_at` on; `taken_until` is set while a worker does it, and of one that died it is over then. `tries` counts
    them. `ended_at` with `trouble` "" is done, with a code given up; `reply` is the mail server's code, if any.
    """

    name = models.CharField(max_length=20, choices=TaskName)
    key = models.CharField(max_length=150, unique=True)
    told = Json(default=dict, blank=True)
    secret = models.TextField(blank=True, default="")
    club = models.ForeignKey(Club, null=True, blank=True, on_delete=models.PROTECT, related_name="tasks")
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.CASCADE, related_name="tasks"
    )
    queued_at = models.DateTimeField()
    due_at = models.DateTimeField()
    taken_until = models.DateTimeField(null=True, blank=True)
    tries = models.PositiveSmallIntegerField(default=0)
    ended_at = models.DateTimeField(null=True, blank=True)
    trouble = models.CharField(max_length=20, blank=True, default="")
    reply = models.PositiveSmallIntegerField(null=True, blank=True)

    class Meta:
        indexes = [
            models.Index(fields=["due_at"], condition=Q(ended_at__isnull=True), name="tasks_that_wait"),
            models.Index(fields=["club"], condition=~Q(trouble=""), name="tasks_with_trouble"),
        ]
        constraints = [models.CheckConstraint(condition=Q(name__in=TaskName.values), name="task_is_known")]


class MadeFile(Row):
    """A file that the worker has made, to be fetched; `key` says what of, and of two with the same one the later stays.

    `digest` is the SHA-256 of what it shows: where that is another one now, it is made again.
    """

    club = models.ForeignKey(Club, on_delete=models.CASCADE, related_name="made_files")
    key = models.CharField(max_length=150, unique=True)
    digest = models.CharField(max_length=64)
    data = models.BinaryField()
    size = models.PositiveIntegerField()
    made_at = models.DateTimeField()


class MailSecurity(models.TextChoices):
    """How the site speaks with its mail server."""

    STARTTLS = "starttls", _("TLS after a plain beginning (port 587)")
    TLS = "tls", _("TLS from the first word (port 465)")
    NONE = "none", _("in plain (port 25)")


class SiteMail(Row):
    """The mail server that was set in the browser; the latest row counts, those before it say what it was.

    `host` is "" for none. `secret` is the password, sealed with the site's secret, and kept of the latest row alone.
    """

    host = models.CharField(max_length=253, blank=True, default="")
    port = models.PositiveIntegerField(default=587)
    security = models.CharField(max_length=8, choices=MailSecurity, default=MailSecurity.STARTTLS)
    username = models.CharField(max_length=254, blank=True, default="")
    secret = models.TextField(blank=True, default="")
    sender = models.EmailField(blank=True, default="")
    set_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    set_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.CheckConstraint(condition=Q(security__in=MailSecurity.values), name="mail_security_is_known")
        ]


class NoticeKind(models.TextChoices):
    """What somebody may be told, if he wants it: by mail all but `CALL`, on a device what is of the moment."""

    CALL = "call", _("A table calls the director")
    RULING_WAITS = "ruling_waits", _("A ruling waits for countersignature")
    APPEAL_LODGED = "appeal_lodged", _("An appeal was lodged")
    APPEAL_DECIDED = "appeal_decided", _("An appeal was decided")
    APPEAL_ASKED = "appeal_asked", _("The federation asks for something on an appeal of the club")
    APPEAL_SENT = "appeal_sent", _("A club sent an appeal to the federation, or said more on one")
    DEADLINE = "deadline", _("A deadline is less than a day away")
    PUBLISHED = "published", _("A ruling was published in the casebook")


class Mailbox(Row):
    """Where somebody is told what, in which language; nothing goes there before `confirmed_at`.

    `kinds` are of `NoticeKind`. `digest` is that of the link that confirms the address, `calendar` that of the address
    of his calendar file: SHA-256 in hexadecimal, "" where there is none.
    """

    user = models.OneToOneField(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="mailbox")
    address = models.EmailField(blank=True, default="")
    confirmed_at = models.DateTimeField(null=True, blank=True)
    language = models.CharField(max_length=5, choices=settings.LANGUAGES, default="en")
    kinds = Json(default=list, blank=True)
    digest = models.CharField(max_length=64, blank=True, default="")
    calendar = models.CharField(max_length=64, blank=True, default="")

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["digest"], condition=~Q(digest=""), name="confirms_one_address"),
            models.UniqueConstraint(fields=["calendar"], condition=~Q(calendar=""), name="one_calendar_an_address"),
        ]


class Device(Row):
    """A browser that shows notices though no page of ours is open (RFC 8030), as long as somebody is signed in in it.

    `endpoint` is the address at the browser's push service, `point` and `secret` what a message is sealed with, in
    base64url; `kinds` are of `NoticeKind`, `language` is that of the messages.
    """

    signed_in = models.ForeignKey(SignedIn, on_delete=models.CASCADE, related_name="devices")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="devices")
    endpoint = models.CharField(max_length=600, unique=True)
    point = models.CharField(max_length=88)
    secret = models.CharField(max_length=24)
    language = models.CharField(max_length=5, choices=settings.LANGUAGES, default="en")
    kinds = Json(default=list, blank=True)
    made_at = models.DateTimeField()

    class Meta:
        ordering = ["id"]


class ToldUntil(Row):
    """How far a club's trail has been read for notices: the number of its entry that was read last."""

    club = models.OneToOneField(Club, on_delete=models.CASCADE, related_name="told_until")
    sequence = models.PositiveBigIntegerField()


class PasswordRequest(Row):
    """Somebody has asked for a link, kept for a day to count them: by network, and by the SHA-256 of what he typed."""

    network = models.CharField(max_length=45)
    digest = models.CharField(max_length=64)
    at = models.DateTimeField()

    class Meta:
        indexes = [
            models.Index(fields=["network", "at"], name="password_requests_of_network"),
            models.Index(fields=["digest", "at"], name="password_requests_of_name"),
        ]
