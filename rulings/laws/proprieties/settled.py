"""What the sentences of this part settle beyond what their effect says."""

from collections.abc import Mapping
from types import MappingProxyType

from rulings.laws.engine.matters import Matter, Settled, State

_STANDS = (Settled(Matter.SCORE, State.STANDS),)
_NOTHING = (Settled(Matter.SCORE, State.NOTHING),)
_ADJUSTED = (Settled(Matter.SCORE, State.ASSIGNED),)
_MAY_NOT = (Settled(Matter.RIGHT, State.CANCELLED),)

SETTLED: Mapping[str, tuple[Settled, ...]] = MappingProxyType(
    {
        "breach_was_not_intentional": _NOTHING,
        "nothing_was_concealed": _NOTHING,
        "no_score_changes_for_conduct": _NOTHING,
        "card_seen_by_chance_may_be_used": _NOTHING,
        "could_have_been_aware": _ADJUSTED,
        "could_not_have_been_aware": _NOTHING,
        "nobody_was_misled": _STANDS,
        "inference_at_own_risk": _STANDS,
        "had_a_bridge_reason": _STANDS,
        "could_not_have_known": _STANDS,
        "misled_on_purpose_score_adjusted": _ADJUSTED,
        "misled_score_adjusted": _ADJUSTED,
        "deceptive_call_or_play_is_legal": _STANDS,
        "no_pause_was_demanded": _NOTHING,
        "mistaken_call_is_no_infraction": _STANDS,
        "score_with_the_right_explanation": _ADJUSTED,
        "score_told_there_is_no_agreement": _ADJUSTED,
        "explanation_did_no_damage": _STANDS,
        "one_hand_only": _MAY_NOT,
        "spectator_keeps_still": _MAY_NOT,
        "spectator_draws_no_attention": _MAY_NOT,
        "viewer_does_not_communicate": _MAY_NOT,
        "spectator_answers_the_director": (
            Settled(Matter.RIGHT, State.STANDS),
            Settled(Matter.REMEDY, State.NOTHING),
        ),
    }
)
