"""One worked example of each situation of this part."""

from collections.abc import Mapping
from types import MappingProxyType

from rulings.laws.engine.example import WEST, Example

EXAMPLES: Mapping[str, Example] = MappingProxyType(
    {
        "conduct": {"conduct_complaint": "poor_manners", "partner_was_informed": "no", "offender": WEST},
        "tempo": {
            "tempo_complaint": "deceptive_call_or_play",
            "deception_helped_by": "tempo",
            "false_inference_drawn": "yes",
            "had_bridge_reason": "no",
            "could_have_known_it_helped": "yes",
            "offender": WEST,
        },
        "mistaken_explanation": {
            "agreement_by_evidence": "different",
            "mistake_noticed": "explainer_before_the_lead",
            "offender": WEST,
        },
        "spectator": {"spectator_did": "spoke_or_drew_attention", "player_was_informed": "no"},
    }
)
