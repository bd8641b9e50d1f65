"""A published case taken back when its ruling is reopened: what the public read stands no more."""

from django.db import connection
from django.utils import timezone
from django.utils.translation import gettext, override

from rulings.desk.base.audit import record
from rulings.desk.cases.services.answering import refresh_status
from rulings.models import Club, Publication, User, Verb


def withdraw_when_reopened(*, club: Club, actor: User, publication: Publication) -> None:
    """A ruling that is reopened is public no longer, and its page says why."""
    with override(club.language):
        notice = gettext("The ruling was reopened. Its new version will be published in its place.")
    take_back(club=club, actor=actor, publication=publication, notice=notice)


def take_back(*, club: Club, actor: User, publication: Publication, notice: str) -> None:
    """Mark as withdrawn and record it."""
    publication.withdrawn_at, publication.notice = timezone.now(), notice
    publication.save(update_fields=["withdrawn_at", "notice"])
    unindex(publication=publication)
    report = publication.ruling.report
    refresh_status(report=report)
    numbered = {"year": publication.year, "number": publication.number}
    after = numbered | {"notice": notice}
    record(club, actor, Verb.PUBLICATION_WITHDRAWN, publication, report=report, before=numbered, after=after)


def unindex(*, publication: Publication) -> None:
    """Let nobody find the publication any more."""
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM rulings_casebook WHERE rowid = %s", [publication.pk])
