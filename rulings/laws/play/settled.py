"""What the sentences of this part settle beyond what their effect says."""

from collections.abc import Mapping
from types import MappingProxyType

from rulings.laws.engine.matters import Matter, Settled, State

SETTLED: Mapping[str, tuple[Settled, ...]] = MappingProxyType(
    {
        "card_picked_up": (Settled(Matter.CARD, State.RETURNED, of="afterwards"),),
        "cards_picked_up": (Settled(Matter.CARD, State.RETURNED, of="afterwards"),),
    }
)
