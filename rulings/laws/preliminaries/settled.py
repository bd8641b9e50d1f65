"""What the sentences of this part settle beyond what their effect says."""

from collections.abc import Mapping
from types import MappingProxyType

from rulings.laws.engine.matters import Matter, Settled, State

_BOARD_IS_SCORED = Settled(Matter.SCORE)
_SCORE_STANDS = Settled(Matter.SCORE, State.STANDS)
_NO_ADJUSTED_SCORE = Settled(Matter.SCORE, State.NOTHING)
_LOOKED_AT_LATER = Settled(Matter.SCORE, State.LATER)
_CALLS_STAND = Settled(Matter.CALL, State.STANDS)
_NO_PENALTY_CARD = Settled(Matter.CARD, State.NOTHING, of="as a penalty card")

SETTLED: Mapping[str, tuple[Settled, ...]] = MappingProxyType(
    {
        # 13 and 14
        "corrected_and_played_normally": (_NO_ADJUSTED_SCORE,),
        "calls_on_right_hands_stand": (_CALLS_STAND,),
        "corrected_and_played_no_call_changes": (_CALLS_STAND, Settled(Matter.TRICK, State.STANDS)),
        "nothing_of_this_board_counts": (
            Settled(Matter.CALL, State.CANCELLED),
            Settled(Matter.TRICK, State.CANCELLED),
            Settled(Matter.TRANSFER, State.NOTHING),
        ),
        "passed_out_with_wrong_hands": (
            Settled(Matter.SCORE, State.ASSIGNED),
            Settled(Matter.CALL, State.CANCELLED),
        ),
        "information_stops_the_board": (
            Settled(Matter.SCORE, State.ARTIFICIAL),
            Settled(Matter.CALL, State.CANCELLED),
        ),
        "passed_out_result_stands": (_SCORE_STANDS, _CALLS_STAND),
        "goes_on_without_foreign_card": (_CALLS_STAND, _BOARD_IS_SCORED),
        "foreign_card_no_adjusted_score": (_NO_ADJUSTED_SCORE,),
        "goes_on_and_no_call_changes": (_CALLS_STAND, _BOARD_IS_SCORED),
        "restored_card_is_never_a_penalty_card": (_NO_PENALTY_CARD, Settled(Matter.INFORMATION, State.NOTHING)),
        "restored_card_is_no_penalty_card": (_NO_PENALTY_CARD,),
        "missing_card_caused_no_revoke": (Settled(Matter.TRANSFER, State.NOTHING), _NO_ADJUSTED_SCORE),
        "too_late_for_a_missing_card": (Settled(Matter.CARD, State.NOTHING), _SCORE_STANDS),
        "passed_out_in_spite_of_missing_card": (_SCORE_STANDS,),
    }
)
