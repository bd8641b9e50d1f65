"""One worked example of each situation of this part."""

from collections.abc import Mapping
from types import MappingProxyType

from rulings.laws.engine.example import WEST, Example

EXAMPLES: Mapping[str, Example] = MappingProxyType(
    {
        "disputed_tricks": {"tricks_were_claimed": "by_the_other_side", "offender": WEST},
        "facts_established": {
            "players_accounts": "disputed",
            "facts_can_be_determined": "yes",
            "laws_provide": "rectification",
        },
    }
)
