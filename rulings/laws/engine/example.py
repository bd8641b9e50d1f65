"""What the worked examples share: West is the offender; those of the play have one deal, and South plays 3NT."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

Example = Mapping[str, Any]
"""What the director is told and what is recorded, as `read_case` takes it."""
WEST = "W"
DEAL = "N:K84.A73.KQ6.T952 JT9.Q62.JT72.AJ3 AQ62.KJ84.A85.K6 753.T95.943.Q874"


def auction(dealer: str, *calls: object) -> dict[str, Any]:
    """What is recorded of an auction."""
    return {"dealer": dealer, "auction": list(calls)}


def wests_out_of_turn(call: str) -> dict[str, str]:
    """A call that West made out of turn."""
    return {"call": call, "seat": WEST}


BOARD: Example = MappingProxyType({**auction("S", "1NT", "P", "3NT", "P", "P", "P"), "deal": DEAL})
