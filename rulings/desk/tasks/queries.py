"""Tasks and nights: what is due, and what an administrator is shown of both. Writes nothing."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from django.conf import settings
from django.db.models import Q, QuerySet

from rulings.desk.base.rights import Right, by_right, memberships_of
from rulings.desk.base.watching.nightly import next_night
from rulings.desk.base.watching.site import mail_sender
from rulings.desk.tasks.values import Failed, MailServer, unsealed
from rulings.desk.tasks.wording import job_text, trouble_of_night, trouble_text, what_text
from rulings.models import Club, Invitation, MailSecurity, NightlyJob, SiteMail, Task, User

_MOST_SHOWN = 100


def due(now: datetime) -> QuerySet[Task]:
    """What may be taken, the longest due first: what nobody has, and what a worker had that died with it."""
    free = Q(taken_until__isnull=True) | Q(taken_until__lt=now)
    return Task.objects.filter(free, ended_at__isnull=True, due_at__lte=now).order_by("due_at", "pk")


def given_up(club: Club) -> QuerySet[Task]:
    """The club's tasks that failed, given up or waiting for another try, the latest first."""
    return club.tasks.exclude(trouble="").select_related("user").order_by("-queued_at", "-pk")


@dataclass(frozen=True)
class _Undelivered:
    """A letter that did not go out: what, to whom by name, why, and when it is tried next (None: it is given up)."""

    pk: int
    what: str
    whom: str
    why: str
    since: datetime
    tries: int
    again_at: datetime | None


def undelivered(club: Club) -> list[_Undelivered]:
    """The club's, the latest first; two queries."""
    tasks = list(given_up(club)[:_MOST_SHOWN])
    invited = [each.told["pk"] for each in tasks if each.user is None and "pk" in each.told]
    names = dict(Invitation.objects.filter(club=club, pk__in=invited).values_list("pk", "name"))
    return [
        _Undelivered(
            pk=each.pk,
            what=what_text(each),
            whom=each.user.display_name if each.user else names.get(each.told.get("pk", 0), ""),
            why=trouble_text(each),
            since=each.queued_at,
            tries=each.tries,
            again_at=None if each.ended_at else each.due_at,
        )
        for each in tasks
    ]


@dataclass(frozen=True)
class _Night:
    """A job of the night: what it does, its last run and how it ended, what went wrong last, and when it runs next.

    `ended` is "well", "failed" or "running"; `next_at` is None where the site does not run it by itself.
    """

    what: str
    began_at: datetime
    ended: str
    failed_at: datetime | None
    trouble: str
    next_at: datetime | None


def nights(*, is_told: bool) -> Iterator[_Night]:
    """Every job that has ever run; with what a command said of its failure only where `is_told`: it may name clubs."""
    for job in NightlyJob.objects.exclude(began_at=None).order_by("name"):
        if job.began_at is not None:
            ended = "running" if job.ended_at is None else "well" if job.went_well else "failed"
            trouble = trouble_of_night(job.trouble, is_told=is_told) if job.failed_at else ""
            next_at = next_night(settings.NIGHTLY_AT) if settings.NIGHTLY_AT else None
            yield _Night(job_text(job.name), job.began_at, ended, job.failed_at, trouble, next_at)


def mail_server() -> MailServer | None:
    """The site's mail server: the environment's, else the one that was set in the browser; None for none."""
    if settings.EMAIL_HOST:
        return _given()
    row = latest_mail()
    if row is None or not row.host:
        return None
    sender = row.sender or mail_sender()
    security = MailSecurity(row.security)
    return MailServer(row.host, row.port, security, row.username, _password(row), sender, is_given=False)


def latest_mail() -> SiteMail | None:
    """What was set in the browser last."""
    return SiteMail.objects.order_by("-pk").first()


def sends_mail() -> bool:
    """Whether this site has a mail server."""
    return bool(settings.EMAIL_HOST) or mail_server() is not None


def _given() -> MailServer:
    """The environment's."""
    tls, starttls = settings.EMAIL_USE_SSL, settings.EMAIL_USE_TLS
    return MailServer(
        settings.EMAIL_HOST,
        settings.EMAIL_PORT,
        MailSecurity.TLS if tls else MailSecurity.STARTTLS if starttls else MailSecurity.NONE,
        settings.EMAIL_HOST_USER,
        settings.EMAIL_HOST_PASSWORD or "",
        mail_sender(),
        is_given=True,
    )


def _password(row: SiteMail) -> str | None:
    """The password again."""
    try:
        return unsealed(row.secret) if row.secret else ""
    except Failed:
        return None


def sees_whole_site(user: User) -> bool:
    """Whether he administers every club of the site, so that nothing of it is another's."""
    administered = {club.pk for club in by_right(memberships_of(user))[Right.ADMINISTER]}
    return not Club.objects.filter(trial_by=None).exclude(pk__in=administered).exists()
