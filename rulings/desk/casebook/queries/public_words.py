"""What the public would read of a ruling beside the laws' own sentences, with names made seats."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from django.utils.translation import override, pgettext_lazy

from rulings.desk.base.audit import with_texts
from rulings.desk.base.names import names_in, names_of, replaced, seated, to_seats, words
from rulings.desk.cases.queries.appeal_outcomes import appeal_outcome_of
from rulings.desk.cases.queries.table import table_record
from rulings.models import AppealMember, Ruling

OUTCOME = ("text", "dissent")
"""What people wrote of an appeal's outcome."""
_SOMEBODY = pgettext_lazy("in place of a name", "a player")


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
    auction = table_record(report).auction.calls

    def anonymous(text: str) -> str:
        return to_seats(text, seats, left)

    with override(report.club.language):
        return PublicWords(
            facts,
            anonymous(ruling.override_text),
            with_texts(appeal_outcome_of(ruling), anonymous),
            with_texts(list(auction), anonymous),
        )


def names_to_seats(ruling: Ruling, facts: str, spared: Iterable[str] = ()) -> str:
    """The facts with the names of those at the table replaced by their seats, in the active language."""
    return to_seats(facts, seated(ruling.report), spared)


def hits_in(ruling: Ruling, public: PublicWords) -> dict[str, tuple[str, ...]]:
    """The names that stand in the public words, by field; fields without any are left out."""
    names = _names_about(ruling)
    found = {field: names_in(text, names) for field, text in public.texts()}
    return {field: hits for field, hits in found.items() if hits}


def _names_about(ruling: Ruling) -> set[str]:
    """The session's players, and who was named to hear an appeal against the ruling."""
    heard = AppealMember.objects.filter(appeal__ruling__case=ruling.case_id)
    return {*names_of(ruling.report), *heard.values_list("name", flat=True)}


def appeal_without_names(ruling: Ruling, public: PublicWords, spared: Iterable[str]) -> dict[str, Any]:
    """The appeal's outcome as it is public: "a player" in place of every name that is left in it and not spared."""
    left, names = {tuple(words(each)) for each in spared}, _names_about(ruling)

    def nameless(text: str) -> str:
        hits = {tuple(words(hit)) for hit in names_in(text, names)} - left
        return replaced(text, dict.fromkeys(hits, str(_SOMEBODY)))

    with override(ruling.report.club.language):
        return public.appeal | {name: nameless(str(public.appeal[name])) for name in OUTCOME if name in public.appeal}
