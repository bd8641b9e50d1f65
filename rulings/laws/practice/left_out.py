"""The situations of which there is no exercise, each with its reason."""

from collections.abc import Mapping
from enum import StrEnum


class Reason(StrEnum):
    """Why no story of a situation can hold what its reader has to rule."""

    LINES_OF_PLAY = "lines_of_play"
    """It is judged by the cards that are left and the lines that they allow: sentences would give the answer away."""
    ALL_JUDGED = "all_judged"
    """Nothing happens at a table that could be told: each question is one of the director's judgement."""
    A_SUM = "a_sum"
    """It is a sum: to tell the numbers is to tell what they come to."""


LEFT_OUT: Mapping[str, Reason] = {
    "contested_claim": Reason.LINES_OF_PLAY,
    "claim_after_revoke": Reason.LINES_OF_PLAY,
    "adjusted_score": Reason.ALL_JUDGED,
    "revoke_equity": Reason.A_SUM,
    "worth_of_a_result": Reason.A_SUM,
}
"""Every other situation of the guide is practised: `levels.PRACTISED`."""
