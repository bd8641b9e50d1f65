"""Showing a ruling to the public, without names, and taking it back."""

from collections.abc import Iterable, Iterator

from django.db import transaction
from django.db.models import Max
from django.utils import timezone
from django.utils.translation import gettext, override
from django.utils.translation import gettext_lazy as _

from rulings.laws.coverage import number_of
from rulings.laws.situations import UnknownSituation, find_situation
from rulings.models import Appeal, Club, Publication, PublicText, Ruling, User, Verb
from rulings.permissions import may_publish
from rulings.services.access import club_for, ruling_now
from rulings.services.audit import record
from rulings.services.casebook_index import index, unindex
from rulings.services.cases import refresh_status
from rulings.services.public_scores import public_scores
from rulings.services.public_texts import PublicWords, appeal_without_names, public_words, refuse_names
from rulings.services.publication_gate import refuse_held_back
from rulings.services.publishing_settings import read_publishing_settings, shown_date
from rulings.services.refusals import WrongState
from rulings.services.texts import Text, clean, demanded


@transaction.atomic
def publish(
    *, actor: User, ruling: Ruling, text: str | None = None, not_names: Iterable[str] | None = None
) -> Publication:
    """Publish a countersigned current ruling; `text` tells the facts, `not_names` are hits that are no names.

    Where they are None: what both sides were shown, else the report's narrative. Copies sentences and paragraphs and
    what it is found by, numbers it within club and year, lets the casebook find it, and records it; the same ruling
    again returns its publication.
    Refuses while anything holds it back, a text that both sides were to read first and have not, and a player's name.
    """
    club = club_for(actor, ruling.report.club_id, may_publish)
    ruling = ruling_now(ruling.pk)
    published = Publication.objects.filter(ruling=ruling).first()
    if published is not None:
        return still_public(published)
    refuse_held_back(ruling)
    shown = PublicText.objects.filter(ruling=ruling).first()
    told = shown.text if shown else ruling.report.narrative
    facts = clean(told if text is None else text, Text.PUBLIC_TEXT)
    refuse_unseen(club, shown, facts)
    spared = tuple((shown.not_names if shown else ()) if not_names is None else not_names)
    public = public_words(ruling, facts, spared)
    refuse_names(ruling, public, spared)
    publication = made_public(club, actor, ruling, public, spared)
    index(publication)
    refresh_status(ruling.report)
    after = {"year": publication.year, "number": publication.number, "version": ruling.version, "facts": facts}
    after |= {"not_names": list(spared)} if spared else {}
    record(club, actor, Verb.RULING_PUBLISHED, publication, report=ruling.report, after=after)
    return publication


def refuse_unseen(club: Club, shown: PublicText | None, facts: str) -> None:
    """`WrongState` for a text that both sides were to read first, and is not what they read."""
    if read_publishing_settings(club.publishing).parties_first_hours and (shown is None or shown.text != facts):
        raise WrongState(_("Both sides have not read this text. Show it to them again, or publish the one they read."))


def made_public(club: Club, actor: User, ruling: Ruling, public: PublicWords, spared: Iterable[str]) -> Publication:
    """The publication, numbered and stored."""
    year = timezone.localdate().year
    last = Publication.objects.filter(club=club, year=year).aggregate(last=Max("number"))["last"]
    return Publication.objects.create(
        club=club,
        ruling=ruling,
        year=year,
        number=(last or 0) + 1,
        facts=public.facts,
        override_text=public.override_text,
        appeal=appeal_without_names(ruling, public, spared),
        auction=public.auction,
        scores=public_scores(ruling),
        sentences=ruling.sentences,
        paragraphs=[finding["paragraph"] for finding in ruling.findings],
        situation=ruling.situation,
        laws=f" {' '.join(str(law) for law in laws_of(ruling))} ",
        stage=stage_of(ruling),
        form=ruling.report.session.form,
        was_appealed=Appeal.objects.filter(ruling__case=ruling.case_id).exists(),
        shown_date=shown_date(ruling.report.session.date, read_publishing_settings(club.publishing)),
        published_by=actor,
        published_at=timezone.now(),
    )


def laws_of(ruling: Ruling) -> list[int]:
    """The laws that it rests on, that of its situation first, each once."""
    return list(dict.fromkeys([*law_of_situation(ruling), *(number_of(each["paragraph"]) for each in ruling.findings)]))


def law_of_situation(ruling: Ruling) -> Iterator[int]:
    """The law of its situation; none when no law here rules on that any more."""
    try:
        yield number_of(find_situation(ruling.situation, ruling.edition).law)
    except UnknownSituation:
        return


def stage_of(ruling: Ruling) -> str:
    """The stage of play of its situation, "" when no law here rules on that any more."""
    try:
        return find_situation(ruling.situation, ruling.edition).stage.value
    except UnknownSituation:
        return ""


def still_public(publication: Publication) -> Publication:
    """The publication; `WrongState` when it was withdrawn."""
    if publication.withdrawn_at is not None:
        raise WrongState(_("This version was published and withdrawn. Issue a new version to publish again."))
    return publication


@transaction.atomic
def withdraw_publication(*, actor: User, publication: Publication, notice: str) -> Publication:
    """Take a ruling back from the public, and record it.

    Demands the notice that stands in its place, and refuses one that names a player.
    """
    club = club_for(actor, publication.club_id, may_publish)
    publication = Publication.objects.select_related("ruling__report").get(pk=publication.pk)
    if publication.withdrawn_at is not None:
        raise WrongState(_("This publication has already been withdrawn."))
    why = _("Write the notice that readers will find in place of the ruling.")
    notice = demanded(notice, Text.NOTICE, why)
    refuse_names(publication.ruling, PublicWords(notice, "", {}, []), ())
    take_back(club, actor, publication, notice)
    return publication


def withdraw_when_reopened(club: Club, actor: User, publication: Publication) -> None:
    """A ruling that is reopened is public no longer, and its page says why."""
    with override(club.language):
        notice = gettext("The ruling was reopened. Its new version will be published in its place.")
    take_back(club, actor, publication, notice)


def take_back(club: Club, actor: User, publication: Publication, notice: str) -> None:
    """Mark as withdrawn and record it."""
    publication.withdrawn_at, publication.notice = timezone.now(), notice
    publication.save(update_fields=["withdrawn_at", "notice"])
    unindex(publication)
    report = publication.ruling.report
    refresh_status(report)
    numbered = {"year": publication.year, "number": publication.number}
    after = numbered | {"notice": notice}
    record(club, actor, Verb.PUBLICATION_WITHDRAWN, publication, report=report, before=numbered, after=after)
