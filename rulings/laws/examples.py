"""The worked examples of all parts, joined: one of each situation."""

from collections.abc import Mapping
from types import MappingProxyType

from rulings.laws.auction.examples import EXAMPLES as AUCTION
from rulings.laws.engine.example import Example
from rulings.laws.play.examples import EXAMPLES as PLAY
from rulings.laws.preliminaries.examples import EXAMPLES as PRELIMINARIES
from rulings.laws.proprieties.examples import EXAMPLES as PROPRIETIES
from rulings.laws.scoring_and_appeals.examples import EXAMPLES as SCORING
from rulings.laws.tricks.examples import EXAMPLES as TRICKS

EXAMPLES: Mapping[str, Example] = MappingProxyType(
    {**PRELIMINARIES, **AUCTION, **PLAY, **TRICKS, **PROPRIETIES, **SCORING}
)
