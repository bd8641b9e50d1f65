"""What players usually get wrong, situation by situation, in our own words; read by the pages of the guide."""

from collections.abc import Mapping
from types import MappingProxyType

from rulings.wording.commentary.auction import MISTAKES as AUCTION
from rulings.wording.commentary.conduct_and_scores import MISTAKES as CONDUCT_AND_SCORES
from rulings.wording.commentary.play import MISTAKES as PLAY
from rulings.wording.commentary.preliminaries import MISTAKES as PRELIMINARIES
from rulings.wording.commentary.tricks import MISTAKES as TRICKS
from rulings.wording.terms import Text

_MISTAKES: Mapping[str, tuple[Text, ...]] = MappingProxyType(
    {**PRELIMINARIES, **AUCTION, **PLAY, **TRICKS, **CONDUCT_AND_SCORES}
)


def mistakes(situation: str) -> list[str]:
    """The sentences about one situation, in the reader's language."""
    return [str(sentence) for sentence in _MISTAKES[situation]]
