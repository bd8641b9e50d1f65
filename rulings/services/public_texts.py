"""The words that are to be public: without names, looked over for names, shown to both sides before everybody."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from django.utils.translation import override, pgettext_lazy

from rulings.models import AppealMember, PublicText, Ruling, User, Verb
from rulings.permissions import may_publish
from rulings.services.access import club_for, ruling_now
from rulings.services.appeal_outcomes import outcome_of
from rulings.services.audit import record
from rulings.services.names import names_in, names_of, replaced, seated, to_seats, words
from rulings.services.publication_gate import unsettled
from rulings.services.refusals import NamesInText, WrongState
from rulings.services.sealing import with_texts
from rulings.services.texts import Text, clean

OUTCOME = ("text", "dissent")
"""What people wrote of an appeal's outcome."""
SOMEBODY = pgettext_lazy("in place of a name", "a player")


@dataclass(frozen=True)
class PublicWords:
    """All that the public would read but the laws' own sentences.

    `facts` is as the signer wrote it. In the rest the names of those at the table are replaced by their seats, in the
    club's language: the director's own ruling, the appeal's outcome, the auction with its explanations. An appeal's
    outcome is never reworded: `appeal_without_names` takes the other names out of it.
    """

    facts: str
    override_text: str
    appeal: dict[str, Any]
    auction: list[Any]

    def texts(self) -> list[tuple[str, str]]:
        """Every text with the name of its field."""
        notes = [str(call["note"]) for call in self.auction if isinstance(call, dict) and call.get("note")]
        ended = [str(self.appeal[name]) for name in OUTCOME if self.appeal.get(name)]
        fields = (("appeal", "\n".join(ended)), ("auction", "\n".join(notes)))
        return [("text", self.facts), ("override_text", self.override_text), *fields]


def public_words(ruling: Ruling, facts: str, spared: Iterable[str] = ()) -> PublicWords:
    """What would be public with these facts; `spared` are words that are no names here."""
    report, seats, left = ruling.report, seated(ruling.report), tuple(spared)
    auction = report.auction or (report.result.auction if report.result else [])

    def anonymous(text: str) -> str:
        return to_seats(text, seats, left)

    with override(report.club.language):
        return PublicWords(
            facts,
            anonymous(ruling.override_text),
            with_texts(outcome_of(ruling), anonymous),
            with_texts(list(auction), anonymous),
        )


def names_to_seats(ruling: Ruling, facts: str, spared: Iterable[str] = ()) -> str:
    """The facts with the names of those at the table replaced by their seats, in the active language."""
    return to_seats(facts, seated(ruling.report), spared)


def hits_in(ruling: Ruling, public: PublicWords) -> dict[str, tuple[str, ...]]:
    """The names that stand in the public words, by field; fields without any are left out."""
    names = names_about(ruling)
    found = {field: names_in(text, names) for field, text in public.texts()}
    return {field: hits for field, hits in found.items() if hits}


def names_about(ruling: Ruling) -> set[str]:
    """The session's players, and who was named to hear an appeal against the ruling."""
    heard = AppealMember.objects.filter(appeal__ruling__case=ruling.case_id)
    return {*names_of(ruling.report), *heard.values_list("name", flat=True)}


def appeal_without_names(ruling: Ruling, public: PublicWords, spared: Iterable[str]) -> dict[str, Any]:
    """The appeal's outcome as it is public: "a player" in place of every name that is left in it and not spared."""
    left, names = {tuple(words(each)) for each in spared}, names_about(ruling)

    def nameless(text: str) -> str:
        hits = {tuple(words(hit)) for hit in names_in(text, names)} - left
        return replaced(text, dict.fromkeys(hits, str(SOMEBODY)))

    with override(ruling.report.club.language):
        return public.appeal | {name: nameless(str(public.appeal[name])) for name in OUTCOME if name in public.appeal}


def refuse_names(ruling: Ruling, public: PublicWords, spared: Iterable[str]) -> None:
    """`NamesInText` when what the public would read holds a name that the signer has not said is none.

    Those of the appeal's outcome are taken out of it.
    """
    no_names = {tuple(words(each)) for each in spared}
    for field, found in hits_in(ruling, replace(public, appeal={})).items():
        if hits := tuple(hit for hit in found if tuple(words(hit)) not in no_names):
            sentence = IN_THE_TEXT if field == "text" else ELSEWHERE
            raise NamesInText(sentence % {"names": ", ".join(hits)}, field, hits)


IN_THE_TEXT = _("The public text names players: %(names)s. Write North, East, South or West instead.")
ELSEWHERE = _(
    "The director's own words or an explanation of a call names players: %(names)s. Tick what is no name, or reopen "
    "the ruling and reword it."
)


@transaction.atomic
def prepare_public_text(
    *, actor: User, ruling: Ruling, text: str | None = None, not_names: Iterable[str] = ()
) -> PublicText:
    """Store the text that is to be public, for both sides to read by their links; the report's narrative when None.

    Its time begins anew with every other text, and only then; records it. Refuses before the countersignature, after
    publication, and a text that names a player.
    """
    club = club_for(actor, ruling.report.club_id, may_publish)
    ruling = ruling_now(ruling.pk)
    if reason := next(unsettled(ruling), None):
        raise WrongState(reason)
    if hasattr(ruling, "publication"):
        raise WrongState(_("This version was published already. Issue a new version to publish another text."))
    facts = clean(ruling.report.narrative if text is None else text, Text.PUBLIC_TEXT)
    spared = sorted({each.strip() for each in not_names if each.strip()})
    refuse_names(ruling, public_words(ruling, facts, spared), spared)
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
