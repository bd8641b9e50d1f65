"""What the public would read of a ruling, with every name in it marked, and what still holds it back."""

from dataclasses import dataclass
from typing import Any

from rulings.models import Ruling
from rulings.services.names import marked
from rulings.services.public_scores import public_scores
from rulings.services.public_texts import OUTCOME, PublicWords, hits_in, public_words
from rulings.services.publication_gate import held_back
from rulings.services.publishing_settings import read_publishing_settings
from rulings.wording.casebook import scores_told

Pieces = list[tuple[str, bool]]


@dataclass(frozen=True)
class Hit:
    """A word that may be a name, and whether the signer says that it is none."""

    word: str
    is_spared: bool


@dataclass(frozen=True)
class PublicSheet:
    """The public words in pieces, marked where they may name somebody; `reasons` that hold the ruling back."""

    facts: Pieces
    override_text: Pieces
    appeal: list[Pieces]
    scores: list[tuple[str, str]]
    auction: list[Any]
    hits: list[Hit]
    reasons: list[str]
    hours: int


def public_sheet(ruling: Ruling, text: str, spared: list[str]) -> PublicSheet:
    """The sheet for the text as it stands in the form."""
    public: PublicWords = public_words(ruling, text, spared)
    found = hits_in(ruling, public)
    words = sorted({word for hits in found.values() for word in hits})
    unspared = [word for word in words if word not in spared]
    return PublicSheet(
        facts=marked(public.facts, unspared),
        override_text=marked(public.override_text, unspared),
        appeal=[marked(str(public.appeal[name]), unspared) for name in OUTCOME if public.appeal.get(name)],
        scores=scores_told(public_scores(ruling)),
        auction=public.auction,
        hits=[Hit(word, word in spared) for word in words],
        reasons=list(held_back(ruling)),
        hours=read_publishing_settings(ruling.report.club.publishing).parties_first_hours,
    )
