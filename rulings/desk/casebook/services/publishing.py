"""Showing a ruling to the public and taking it back; the words that are to be public; a commentary.

How a club publishes.

Public words are without names, looked over for names, and shown to both sides before everybody. A commentary is later
than its case and signed, as in the federations' casebooks.
"""

from collections.abc import Iterable, Iterator
from dataclasses import asdict, replace

from django.db import transaction
from django.db.models import Max
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import record
from rulings.desk.base.locks import club_for, ruling_now
from rulings.desk.base.naming.gate import refuse_names
from rulings.desk.base.naming.whom import whom_about
from rulings.desk.base.refusals import BadInput, WrongState
from rulings.desk.base.rights import Right
from rulings.desk.base.signatures import refuse_other_sheet
from rulings.desk.base.texts import Text, clean, demanded
from rulings.desk.casebook.queries.coarse import (
    board_shown_by,
    cards_named,
    coarsened,
    sentences_coarsened,
    text_coarsened,
)
from rulings.desk.casebook.queries.held_back import public_scores, refuse_held_back, unsettled
from rulings.desk.casebook.queries.public_words import PublicWords, appeal_without_names, public_words
from rulings.desk.casebook.services.index import index
from rulings.desk.casebook.values import (
    BoardShown,
    PublishingSettings,
    PublishingSettingsError,
    read_publishing_settings,
    shown_date,
)
from rulings.desk.cases.services.answering import refresh_status
from rulings.desk.cases.services.publications import take_back
from rulings.laws.coverage import number_of
from rulings.laws.situations import UnknownSituation, find_situation
from rulings.models import Appeal, Club, Publication, PublicText, Ruling, User, Verb


@transaction.atomic
def publish(
    *,
    actor: User,
    ruling: Ruling,
    text: str | None = None,
    not_names: Iterable[str] | None = None,
    sheet: str | None = None,
) -> Publication:
    """Publish a countersigned current ruling; `text` tells the facts, `not_names` are hits that are no names.

    Where they are None: what both sides were shown, else the report's narrative. `sheet` is the digest of the sheet
    that the page showed, kept with the publication; None where no page did. Copies sentences and paragraphs and
    what it is found by, numbers it within club and year, lets the casebook find it, and records it; the same ruling
    again returns its publication.
    Refuses while anything holds it back, a text that both sides were to read first and have not, and a player's name.
    """
    club = club_for(actor, ruling.report.club_id, Right.PUBLISH)
    ruling = ruling_now(ruling.pk)
    published = Publication.objects.filter(ruling=ruling).first()
    if published is not None:
        return _still_public(published)
    digest = refuse_other_sheet(ruling, sheet)
    refuse_held_back(ruling)
    shown = PublicText.objects.filter(ruling=ruling).first()
    told = shown.text if shown else ruling.report.narrative
    facts = clean(told if text is None else text, Text.PUBLIC_TEXT)
    _refuse_unseen(club, shown, facts)
    spared = _as_said((shown.not_names if shown else ()) if not_names is None else not_names)
    public = coarsened(ruling, public_words(ruling, facts, spared), board_shown_by(club))
    _refuse_names(ruling, public, spared)
    publication = _made_public(club, actor, ruling, public, spared, digest)
    index(publication=publication)
    refresh_status(report=ruling.report)
    after = {"year": publication.year, "number": publication.number, "version": ruling.version, "facts": public.facts}
    after |= {"digest": digest, "public": {name: getattr(publication, name) for name in _TOLD}}
    after |= {"not_names": spared} if spared else {}
    record(club, actor, Verb.RULING_PUBLISHED, publication, report=ruling.report, after=after)
    return publication


_TOLD = ("override_text", "appeal", "auction")
"""Words of a publication that the trail holds beside the facts: what else is public is sealed with its row."""


def _as_said(not_names: Iterable[str]) -> list[str]:
    """The words that are said to be no names, as they are stored."""
    return sorted({each.strip() for each in not_names if each.strip()})


def _refuse_unseen(club: Club, shown: PublicText | None, facts: str) -> None:
    """`WrongState` for a text that both sides were to read first, and is not what they read."""
    if read_publishing_settings(club.publishing).parties_first_hours and (shown is None or shown.text != facts):
        raise WrongState(_("Both sides have not read this text. Show it to them again, or publish the one they read."))


def _made_public(
    club: Club, actor: User, ruling: Ruling, public: PublicWords, spared: Iterable[str], digest: str
) -> Publication:
    """The publication, numbered and stored."""
    year, shown = timezone.localdate().year, board_shown_by(club)
    last = Publication.objects.filter(club=club, year=year).aggregate(last=Max("number"))["last"]
    return Publication.objects.create(
        club=club,
        ruling=ruling,
        year=year,
        number=(last or 0) + 1,
        facts=public.facts,
        not_names=list(spared),
        override_text=public.override_text,
        appeal=appeal_without_names(ruling, public, spared),
        auction=public.auction,
        scores=public_scores(ruling) if shown is BoardShown.SHOWN else {},
        sheet_digest=digest,
        sentences=sentences_coarsened(ruling, shown),
        board_shown=shown.value,
        cards=cards_named(ruling) if shown is BoardShown.NAMED else {},
        paragraphs=[finding.paragraph for finding in ruling.found],
        situation=ruling.situation,
        laws=f" {' '.join(str(law) for law in _laws_of(ruling))} ",
        stage=_stage_of(ruling),
        form=ruling.report.session.form,
        was_appealed=Appeal.objects.filter(ruling__case=ruling.case_id).exists(),
        shown_date=shown_date(ruling.report.session.date, read_publishing_settings(club.publishing)),
        published_by=actor,
        published_at=timezone.now(),
    )


def _laws_of(ruling: Ruling) -> list[int]:
    """The laws that it rests on, that of its situation first, each once."""
    return list(dict.fromkeys([*_law_of_situation(ruling), *(number_of(each.paragraph) for each in ruling.found)]))


def _law_of_situation(ruling: Ruling) -> Iterator[int]:
    """The law of its situation; none when no law here rules on that any more."""
    try:
        yield number_of(find_situation(ruling.situation, ruling.edition).law)
    except UnknownSituation:
        return


def _stage_of(ruling: Ruling) -> str:
    """The stage of play of its situation, "" when no law here rules on that any more."""
    try:
        return find_situation(ruling.situation, ruling.edition).stage.value
    except UnknownSituation:
        return ""


def _still_public(publication: Publication) -> Publication:
    """The publication; `WrongState` when it was withdrawn."""
    if publication.withdrawn_at is not None:
        raise WrongState(_("This version was published and withdrawn. Issue a new version to publish again."))
    return publication


@transaction.atomic
def withdraw_publication(
    *, actor: User, publication: Publication, notice: str, not_names: Iterable[str] = ()
) -> Publication:
    """Take a ruling back from the public, and record it.

    Demands the notice that stands in its place, and refuses one that names a player; `not_names` in it are none.
    """
    club = club_for(actor, publication.club_id, Right.PUBLISH)
    publication = Publication.objects.select_related("ruling__report").get(pk=publication.pk)
    if publication.withdrawn_at is not None:
        raise WrongState(_("This publication has already been withdrawn."))
    why = _("Write the notice that readers will find in place of the ruling.")
    notice = demanded(notice, Text.NOTICE, why)
    notice = text_coarsened(publication.ruling, notice, BoardShown(publication.board_shown))
    refuse_names([(Text.NOTICE, "notice", notice)], whom_about(publication.ruling.report), not_names)
    take_back(club=club, actor=actor, publication=publication, notice=notice)
    return publication


def _refuse_names(ruling: Ruling, public: PublicWords, spared: Iterable[str]) -> None:
    """`NamesInText` when what the public would read holds a name, or what may be one and nobody has said is none.

    Those of the appeal's outcome are taken out of it.
    """
    refuse_names(replace(public, appeal={}).texts(), whom_about(ruling.report), spared)


@transaction.atomic
def prepare_public_text(
    *,
    actor: User,
    ruling: Ruling,
    text: str | None = None,
    not_names: Iterable[str] = (),
    sheet: str | None = None,
) -> PublicText:
    """Store the text that is to be public, for both sides to read by their links; the report's narrative when None.

    Its time begins anew with every other text, and only then; records it. `sheet` as `publish` has it. Refuses before
    the countersignature, after publication, and a text that names a player.
    """
    club = club_for(actor, ruling.report.club_id, Right.PUBLISH)
    ruling = ruling_now(ruling.pk)
    if reason := next(unsettled(ruling), None):
        raise WrongState(reason)
    refuse_other_sheet(ruling, sheet)
    if hasattr(ruling, "publication"):
        raise WrongState(_("This version was published already. Issue a new version to publish another text."))
    facts = clean(ruling.report.narrative if text is None else text, Text.PUBLIC_TEXT)
    spared = _as_said(not_names)
    _refuse_names(ruling, public_words(ruling, facts, spared), spared)
    shown = PublicText.objects.filter(ruling=ruling).first()
    if shown is not None and (shown.text, shown.not_names) == (facts, spared):
        return shown
    before = {} if shown is None else {"text": shown.text}
    if shown is None or shown.text != facts:
        shown = PublicText(pk=shown.pk if shown else None, ruling=ruling, made_by=actor, made_at=timezone.now())
    shown.text, shown.not_names = facts, spared
    shown.save()
    after = {"text": facts, "version": ruling.version, "not_names": spared}
    record(club, actor, Verb.PUBLIC_TEXT_PREPARED, shown, report=ruling.report, before=before, after=after)
    return shown


@transaction.atomic
def comment_on_case(
    *, actor: User, publication: Publication, commentary: str, commentator: str, not_names: Iterable[str] = ()
) -> Publication:
    """Store a commentary under the name of who wrote it, in place of the one before, and record both.

    Empty texts take it away; the same texts again change nothing; `not_names` are words in it that are none. Refuses
    one without its author, a player's name in it, and a case that was withdrawn.
    """
    club = club_for(actor, publication.club_id, Right.PUBLISH)
    publication = Publication.objects.select_related("club", "ruling__report__session", "ruling__case").get(
        pk=publication.pk
    )
    if publication.withdrawn_at is not None:
        raise WrongState(_("This case was withdrawn from publication: nobody would read a commentary on it."))
    told = text_coarsened(publication.ruling, commentary, BoardShown(publication.board_shown))
    text, author = clean(told, Text.COMMENTARY), clean(commentator, Text.COMMENTATOR)
    spared = _as_said(not_names)
    if bool(text) != bool(author):
        sentence = _("Write both the commentary and who wrote it, or leave both empty.")
        raise BadInput(sentence, "commentator" if text else "commentary")
    refuse_names([(Text.COMMENTARY, "commentary", text)], whom_about(publication.ruling.report), spared)
    before = {"commentary": publication.commentary, "commentator": publication.commentator}
    after = {"commentary": text, "commentator": author}
    if after == before:
        return publication
    publication.commentary, publication.commentator = text, author
    publication.commented_at = timezone.now() if text else None
    publication.not_names = sorted({*publication.not_names, *spared})
    publication.save(update_fields=["commentary", "commentator", "commented_at", "not_names"])
    index(publication=publication)
    numbered = {"year": publication.year, "number": publication.number}
    report = publication.ruling.report
    record(club, actor, Verb.CASE_COMMENTED, publication, report=report, before=before, after=after | numbered)
    return publication


@transaction.atomic
def set_publishing(*, actor: User, club: Club, settings: PublishingSettings) -> Club:
    """Say how the club publishes from now on, and record it; what is public already stays. The same changes nothing."""
    club = club_for(actor, club.pk, Right.ADMINISTER)
    try:
        before, after = read_publishing_settings(club.publishing), read_publishing_settings(asdict(settings))
    except PublishingSettingsError:
        sentence = _("Give 0 to 365 days, 0 to 720 hours, and a day, a month or a year as the date.")
        raise BadInput(sentence, "publishing") from None
    if before != after or not club.publishing:
        club.publishing = asdict(after)
        club.save(update_fields=["publishing"])
        record(club, actor, Verb.PUBLISHING_SET, club, before=asdict(before), after=asdict(after))
    return club
