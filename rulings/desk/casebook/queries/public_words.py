"""What the public would read of a ruling beside the laws' own sentences, with names made seats."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from django.utils.translation import override, pgettext_lazy

from rulings.desk.base.audit import with_texts
from rulings.desk.base.names import seated, to_seats
from rulings.desk.base.naming.marks import Known, Mark, marks_in
from rulings.desk.base.naming.replacing import without_names
from rulings.desk.base.naming.whom import whom_about
from rulings.desk.base.texts import Text
from rulings.desk.cases.queries.appeal_outcomes import appeal_outcome_of
from rulings.desk.cases.queries.table import table_record
from rulings.models import Ruling

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

    def texts(self) -> list[tuple[Text, str, str]]:
        """Every text with its kind and the name of its field."""
        notes = [str(call["note"]) for call in self.auction if isinstance(call, dict) and call.get("note")]
        ended = [str(self.appeal[name]) for name in OUTCOME if self.appeal.get(name)]
        return [
            (Text.PUBLIC_TEXT, "text", self.facts),
            (Text.OVERRIDE_TEXT, "override_text", self.override_text),
            (Text.DECISION, "appeal", "\n\n".join(ended)),
            (Text.EXPLANATION, "auction", "\n\n".join(notes)),
        ]


def public_words(
    ruling: Ruling, facts: str, spared: Iterable[str] = (), outcome: dict[str, Any] | None = None
) -> PublicWords:
    """What would be public with these facts; `spared` are words that are no names here.

    `outcome` is that of its appeal, {} without one, where it was read before.
    """
    report, seats, left = ruling.report, seated(ruling.report), tuple(spared)
    auction = table_record(report).auction.calls

    def anonymous(text: str) -> str:
        return to_seats(text, seats, left)

    with override(report.club.language):
        return PublicWords(
            facts,
            anonymous(ruling.override_text),
            with_texts(appeal_outcome_of(ruling) if outcome is None else outcome, anonymous),
            with_texts(list(auction), anonymous),
        )


def names_to_seats(ruling: Ruling, facts: str, spared: Iterable[str] = ()) -> str:
    """The facts with the names of those at the table replaced by their seats, in the active language."""
    return to_seats(facts, seated(ruling.report), spared)


def marks_of(public: PublicWords, whom: Known) -> list[Mark]:
    """What is or may be a name in the public words."""
    return [mark for _kind, _field, text in public.texts() for mark in marks_in(text, whom)]


def appeal_without_names(ruling: Ruling, public: PublicWords, spared: Iterable[str]) -> dict[str, Any]:
    """The appeal's outcome as it is public: "a player" in place of all in it that may be a name and is not spared."""
    whom, left = whom_about(ruling.report), tuple(spared)
    with override(ruling.report.club.language):
        said = {name: str(public.appeal[name]) for name in OUTCOME if public.appeal.get(name)}
        return public.appeal | {name: without_names(text, whom, str(_SOMEBODY), left) for name, text in said.items()}
