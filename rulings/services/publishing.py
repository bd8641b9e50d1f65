"""Showing a ruling to the public, without names, and taking it back."""

from django.db import transaction
from django.db.models import Max
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.models import Club, Publication, Ruling, User, Verb
from rulings.permissions import may_publish
from rulings.services.access import club_for, ruling_now
from rulings.services.audit import record
from rulings.services.cases import refresh_status
from rulings.services.names import names_in, names_of
from rulings.services.refusals import NamesInText, WrongState
from rulings.services.texts import Text, clean, demanded


@transaction.atomic
def publish(*, actor: User, ruling: Ruling, text: str | None = None) -> Publication:
    """Publish a countersigned current ruling; `text` tells the facts, the report's narrative when it is None.

    Copies sentences and paragraphs, numbers it within club and year, and records it; the same ruling again returns its
    publication. Refuses while the session is in play, before the countersignature, and a text that names a player.
    """
    club = club_for(actor, ruling.report.club_id, may_publish)
    ruling = ruling_now(ruling.pk)
    published = Publication.objects.filter(ruling=ruling).first()
    if published is not None:
        return still_public(published)
    check_gate(ruling)
    facts = clean(ruling.report.narrative if text is None else text, Text.PUBLIC_TEXT)
    refuse_names(ruling, facts)
    year = timezone.now().year
    last = Publication.objects.filter(club=club, year=year).aggregate(last=Max("number"))["last"]
    publication = Publication.objects.create(
        club=club,
        ruling=ruling,
        year=year,
        number=(last or 0) + 1,
        facts=facts,
        override_text=ruling.override_text,
        sentences=ruling.sentences,
        paragraphs=[finding["paragraph"] for finding in ruling.findings],
        published_by=actor,
        published_at=timezone.now(),
    )
    refresh_status(ruling.report)
    after = {"year": year, "number": publication.number, "version": ruling.version, "facts": facts}
    record(club, actor, Verb.RULING_PUBLISHED, publication, report=ruling.report, after=after)
    return publication


def still_public(publication: Publication) -> Publication:
    """The publication; `WrongState` when it was withdrawn."""
    if publication.withdrawn_at is not None:
        raise WrongState(_("This version was published and withdrawn. Issue a new version to publish again."))
    return publication


def check_gate(ruling: Ruling) -> None:
    """`WrongState` unless play is over and the ruling is settled and countersigned."""
    if ruling.report.session.is_open:
        raise WrongState(_("The session is still in play: others may have this board before them. Close it first."))
    if ruling.case.is_open:
        raise WrongState(_("This ruling was reopened. Publish its new version once that is countersigned."))
    if ruling.countersigned_by_id is None:
        raise WrongState(_("Nobody has countersigned this ruling yet. It can be published after that."))


def refuse_names(ruling: Ruling, facts: str) -> None:
    """`NamesInText` when what the public would read holds a player's name."""
    names = names_of(ruling.report)
    for field, public in (("text", facts), ("override_text", ruling.override_text)):
        if hits := names_in(public, names):
            sentence = _("The public text names players: %(names)s. Write North, East, South or West instead.")
            raise NamesInText(sentence % {"names": ", ".join(hits)}, field, hits)


@transaction.atomic
def withdraw_publication(*, actor: User, publication: Publication, notice: str) -> Publication:
    """Take a ruling back from the public; demands the notice that stands in its place, and records it."""
    club = club_for(actor, publication.club_id, may_publish)
    publication = Publication.objects.select_related("ruling__report").get(pk=publication.pk)
    if publication.withdrawn_at is not None:
        raise WrongState(_("This publication has already been withdrawn."))
    why = _("Write the notice that readers will find in place of the ruling.")
    take_back(club, actor, publication, demanded(notice, Text.NOTICE, why))
    return publication


def withdraw_when_reopened(club: Club, actor: User, publication: Publication) -> None:
    """A ruling that is reopened is public no longer; its page says so without a notice."""
    take_back(club, actor, publication, "")


def take_back(club: Club, actor: User, publication: Publication, notice: str) -> None:
    """Mark as withdrawn and record it."""
    publication.withdrawn_at, publication.notice = timezone.now(), notice
    publication.save(update_fields=["withdrawn_at", "notice"])
    report = publication.ruling.report
    refresh_status(report)
    numbered = {"year": publication.year, "number": publication.number}
    after = numbered | {"notice": notice}
    record(club, actor, Verb.PUBLICATION_WITHDRAWN, publication, report=report, before=numbered, after=after)
