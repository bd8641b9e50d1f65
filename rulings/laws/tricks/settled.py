"""What the sentences of this part settle beyond what their effect says."""

from collections.abc import Mapping
from types import MappingProxyType

from rulings.laws.engine.matters import Matter, Settled, State

SETTLED: Mapping[str, tuple[Settled, ...]] = MappingProxyType(
    {
        "each_revoke_is_corrected": (Settled(Matter.CARD, State.SETTLED, of="the legal card"),),
        "legal_card_instead": (Settled(Matter.CARD, State.SETTLED, of="the legal card"),),
    }
)
