"""What the sentences of this part settle beyond what their effect says."""

from collections.abc import Mapping
from types import MappingProxyType

from rulings.laws.engine.matters import Settled

SETTLED: Mapping[str, tuple[Settled, ...]] = MappingProxyType({})
