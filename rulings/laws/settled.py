"""What the sentences of every part of the book settle, joined; read by the tests of completeness and contradiction."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from rulings.laws.auction.settled import SETTLED as AUCTION
from rulings.laws.engine.adjusting import Award
from rulings.laws.engine.findings import Effect, Finding
from rulings.laws.engine.matters import BY_EFFECT, RECTIFYING, Matter, Settled, State
from rulings.laws.play.settled import SETTLED as PLAY
from rulings.laws.preliminaries.settled import SETTLED as PRELIMINARIES
from rulings.laws.proprieties.settled import SETTLED as PROPRIETIES
from rulings.laws.scoring_and_appeals.settled import SETTLED as SCORING
from rulings.laws.tricks.settled import SETTLED as TRICKS

_PARTS = (PRELIMINARIES, AUCTION, PLAY, TRICKS, PROPRIETIES, SCORING)
BY_KEY: Mapping[str, tuple[Settled, ...]] = MappingProxyType(
    {key: tuple(dict.fromkeys(each for part in _PARTS for each in part.get(key, ()))) for key in set().union(*_PARTS)}
)
"""A sentence that several parts say settles what each says of it."""


def _settled_by(finding: Finding) -> tuple[Settled, ...]:
    """What one sentence settles: by its key, else by its effect; and that something is rectified, where it costs."""
    rectified = (Settled(Matter.REMEDY),) if finding.effect in RECTIFYING else ()
    return (*_of_its_own(finding), *rectified)


def _of_its_own(finding: Finding) -> tuple[Settled, ...]:
    """An adjusted score by which of the two kinds it is."""
    if finding.key in BY_KEY:
        return BY_KEY[finding.key]
    if finding.effect is Effect.ADJUSTED_SCORE:
        is_artificial = finding.values["kind"] is Award.ARTIFICIAL
        return (Settled(Matter.SCORE, State.ARTIFICIAL if is_artificial else State.ASSIGNED),)
    return (BY_EFFECT[finding.effect],) if finding.effect in BY_EFFECT else ()


def said_by(findings: Iterable[Finding]) -> tuple[tuple[Finding, Settled], ...]:
    """Every thing that a ruling says, beside the sentence that says it."""
    return tuple((finding, each) for finding in findings for each in _settled_by(finding))
