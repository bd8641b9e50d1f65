"""What the sentences of this part settle beyond what their effect says."""

from collections.abc import Mapping
from types import MappingProxyType

from rulings.laws.engine.matters import Matter, Settled, State

_STANDS = (Settled(Matter.SCORE, State.STANDS),)
_ARTIFICIAL = (Settled(Matter.SCORE, State.ARTIFICIAL),)
_ASSIGNED = (Settled(Matter.SCORE, State.ASSIGNED),)
_SETTLED = (Settled(Matter.SCORE),)
_MAY_APPEAL = (Settled(Matter.RIGHT, State.STANDS),)
_MAY_NOT_APPEAL = (Settled(Matter.RIGHT, State.CANCELLED),)
_RECTIFIED = (Settled(Matter.REMEDY),)

SETTLED: Mapping[str, tuple[Settled, ...]] = MappingProxyType(
    {
        "no_rectification_permits_normal_play": _ARTIFICIAL,
        "no_result_can_be_judged": _ARTIFICIAL,
        "other_table_demands_an_assigned_score": _ASSIGNED,
        "assigned_score_replaces_the_result": _ASSIGNED,
        "better_of_average_plus_and_assigned": _SETTLED,
        "complement_for_the_side_at_fault": _SETTLED,
        "boards_are_cancelled": _SETTLED,
        "one_result_is_ruled": _SETTLED,
        "result_is_put_right_for_both": _SETTLED,
        "wrong_record_is_put_right": _SETTLED,
        "recorded_score_stays": _STANDS,
        "one_score_is_lowered": _SETTLED,
        "late_score_is_put_right": _SETTLED,
        "late_score_stays": _STANDS,
        "other_than_the_hand_record_is_not_fouled": _STANDS,
        "all_compared_played_one_form": _STANDS,
        "scores_are_divided_by_form": _SETTLED,
        "nothing_to_rectify": (*_STANDS, Settled(Matter.REMEDY, State.NOTHING)),
        "matchpoints_of_the_result": _SETTLED,
        "difference_is_turned_into_imps": _SETTLED,
        "prescribed_rectification_is_applied": _RECTIFIED,
        "options_are_explained_and_carried_out": _RECTIFIED,
        "doubt_is_resolved_for_the_innocent_side": _RECTIFIED,
        "ruling_that_lets_play_go_on": _RECTIFIED,
        "nothing_to_penalize": (Settled(Matter.PENALTY, State.NOTHING),),
        "a_word_first_then_a_penalty": (Settled(Matter.PENALTY, State.LATER),),
        "only_of_the_own_table": _MAY_NOT_APPEAL,
        "too_late_to_appeal": _MAY_NOT_APPEAL,
        "not_heard_without_partner": _MAY_NOT_APPEAL,
        "not_heard_without_the_captain": _MAY_NOT_APPEAL,
        "appeal_goes_through_the_director": _MAY_APPEAL,
        "no_further_appeal_is_arranged": (Settled(Matter.RIGHT, State.CANCELLED, of="further appeal"),),
    }
)
