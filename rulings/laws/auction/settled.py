"""What the sentences of this part settle beyond what their effect says."""

from collections.abc import Mapping
from types import MappingProxyType

from rulings.laws.engine.matters import Matter, Settled, State

_OVER = Settled(Matter.AUCTION, State.OVER)
_GOES_ON = Settled(Matter.AUCTION, State.GOES_ON)
_STANDS = Settled(Matter.CALL, State.STANDS)
_CANCELLED = Settled(Matter.CALL, State.CANCELLED)
_FIRST, _SECOND = "first", "second"
_NOBODY_PASSES = Settled(Matter.PARTNER, State.NOTHING)
_NO_SCORE = Settled(Matter.SCORE, State.NOTHING)
_LATER = Settled(Matter.SCORE, State.LATER)
_SCORE_STANDS = Settled(Matter.SCORE, State.STANDS)
_ASSIGNED = Settled(Matter.SCORE, State.ASSIGNED)
_TURN = Settled(Matter.TURN)
_NO_LEAD = Settled(Matter.PARTNER, State.NOTHING, of="lead")
_PERIOD_GOES_ON = Settled(Matter.AUCTION, State.GOES_ON, of="the period")
_PERIOD_IS_OVER = Settled(Matter.AUCTION, State.OVER, of="the period")
_MAY = Settled(Matter.RIGHT, State.STANDS)
_MAY_NOT = Settled(Matter.RIGHT, State.CANCELLED)
_MATTERS_OF_THE_AUCTION = (Matter.CALL, Matter.TURN, Matter.PARTNER, Matter.INFORMATION)
_PLAY_IS_OVER = tuple(Settled(matter, State.OVER) for matter in _MATTERS_OF_THE_AUCTION)

SETTLED: Mapping[str, tuple[Settled, ...]] = MappingProxyType(
    {
        # 17, 22 and 34
        "auction_period_has_begun_for_the_side": (_GOES_ON,),
        "auction_period_has_not_begun": (Settled(Matter.AUCTION, State.NOTHING),),
        "next_player_calls": (_TURN, _GOES_ON),
        "dealer_calls_first": (_TURN, _GOES_ON),
        "clarification_period": (_OVER, _PERIOD_GOES_ON),
        "auction_period_over_with_the_lead": (_OVER, _PERIOD_IS_OVER),
        "auction_period_until_hands_are_back": (_OVER, _PERIOD_GOES_ON),
        "auction_period_over_hands_are_back": (_OVER, _PERIOD_IS_OVER),
        "auction_proceeds_normally": (_GOES_ON,),
        "auction_has_not_ended": (_GOES_ON, _TURN),
        "passes_after_the_skipped_turn_cancelled": (_CANCELLED,),
        "hands_back_in_the_board_too_late": (_OVER,),
        "auction_ended_with_the_last_bid": (_OVER,),
        "board_passed_out": (_OVER,),
        "passed_out_board_is_zero": (Settled(Matter.SCORE),),
        "calls_next_unless_over": (_TURN,),
        "partners_call_stands_if_it_is_left_to_him": (_TURN,),
        "auction_goes_on_until_three_passes": (_GOES_ON,),
        # 18
        "it_was_a_call": (_STANDS, Settled(Matter.INFORMATION, State.NOTHING)),
        "it_was_no_call": (Settled(Matter.CALL, State.NOTHING),),
        # 20 and 21
        "told_at_once_what_was_called": (_MAY,),
        "whole_auction_is_reviewed": (_MAY,),
        "callers_partner_explains": (_MAY,),
        "defender_may_ask_whose_lead_it_is": (_MAY,),
        "question_was_proper": (_MAY, Settled(Matter.REMEDY, State.NOTHING)),
        "waits_for_his_turn_to_call": (_MAY_NOT,),
        "required_to_pass_may_not_ask": (_MAY_NOT,),
        "may_not_ask_for_partners_sake": (_MAY_NOT, Settled(Matter.PENALTY)),
        "may_not_ask_for_a_wrong_answer": (_MAY_NOT, Settled(Matter.PENALTY)),
        "all_must_correct_a_wrong_review": (Settled(Matter.RIGHT),),
        "review_corrected_in_time": (_NO_SCORE,),
        "wrong_review_did_no_harm": (_SCORE_STANDS,),
        "call_not_influenced_stands": (_STANDS,),
        "partner_corrects_later_by_his_side": (_LATER,),
        "own_misunderstanding": (_SCORE_STANDS,),
        "mistaken_call_result_stands": (_SCORE_STANDS,),
        "no_earlier_call_influenced": (_NO_SCORE,),
        "misinformation_did_no_harm": (_SCORE_STANDS,),
        "misinformation_gained": (_ASSIGNED,),
        "adjusted_as_if_told_no_agreement": (_ASSIGNED,),
        # 23
        "assisted_so_adjusted": (_ASSIGNED, *_PLAY_IS_OVER),
        "assistance_did_no_harm": (_SCORE_STANDS, *_PLAY_IS_OVER),
        "comparable_so_no_lead_restriction": (_NO_LEAD,),
        **{f"comparable_by_{test}": (_STANDS,) for test in ("same_or_similar", "subset", "same_purpose")},
        "comparable_lifts_only_the_lead_restriction": (Settled(Matter.PARTNER), _NO_LEAD),
        "not_comparable_calling_law_applies": (Settled(Matter.CALL), Settled(Matter.PARTNER)),
        # 24
        "face_up_until_the_auction_ends": (Settled(Matter.CARD, State.STAYS_FACED, of="until the auction ends"),),
        "low_card_nobody_has_to_pass": (_NOBODY_PASSES,),
        "exposed_by_declaring_side_no_matter": (Settled(Matter.CARD, State.RETURNED),),
        # 25
        "intended_call_stands": (_STANDS,),
        "too_late_partner_has_called": (_STANDS,),
        "too_late_auction_period_over": (_STANDS, Settled(Matter.TURN, State.OVER)),
        "turn_stays_where_it_was": (_TURN,),
        "lho_calls_anew_or_leaves_his_call": (_TURN,),
        "explanation_of_his_call_is_unauthorized": (Settled(Matter.INFORMATION, of="the explanation"),),
        "auction_goes_on_from_the_intended_call": (_GOES_ON,),
        "may_substitute_intended_call": (Settled(Matter.CALL, State.CANCELLED, of=_FIRST),),
        "intended_call_stands_under_its_own_law": (Settled(Matter.CALL, State.STANDS, of=_SECOND),),
        "first_call_withdrawn": (Settled(Matter.CALL, State.CANCELLED, of=_FIRST),),
        "first_call_stands_under_its_own_law": (Settled(Matter.CALL, State.STANDS, of=_FIRST),),
        "second_call_cancelled": (Settled(Matter.CALL, State.CANCELLED, of=_SECOND),),
        "second_call_stands": (Settled(Matter.CALL, State.STANDS, of=_SECOND),),
        # 26
        "offender_is_no_defender": (_NOBODY_PASSES,),
        "all_suits_shown_none_to_prohibit": (_NOBODY_PASSES,),
        "partners_first_lead_is_over": (_NOBODY_PASSES,),
        "declarer_prohibits_nothing": (_NOBODY_PASSES,),
        "wait_for_partners_first_lead": (Settled(Matter.PARTNER),),
        # 27
        "insufficient_bid_accepted": (Settled(Matter.CALL, State.STANDS, of=_FIRST), _NOBODY_PASSES, _NO_SCORE),
        "second_insufficient_bid_accepted": (Settled(Matter.CALL, State.STANDS, of=_SECOND), _NOBODY_PASSES, _NO_SCORE),
        "corrected_in_the_same_denomination": (Settled(Matter.CALL, State.STANDS, of=_SECOND), _NOBODY_PASSES),
        "comparable_no_further_rectification": (Settled(Matter.CALL, State.STANDS, of=_SECOND),),
        "insufficient_bid_must_be_replaced": (Settled(Matter.CALL, State.CANCELLED, of=_FIRST), _TURN),
        "second_insufficient_bid_replaced_again": (Settled(Matter.CALL, State.CANCELLED, of=_SECOND), _TURN),
        "double_cancelled_and_replaced_again": (Settled(Matter.CALL, State.CANCELLED, of=_SECOND), _TURN),
        "hasty_replacement_cancelled": (Settled(Matter.CALL, State.CANCELLED, of=_SECOND),),
        "corrected_in_the_same_meaning": (Settled(Matter.CALL, State.STANDS, of=_SECOND), _NOBODY_PASSES),
        "double_may_not_replace_it": (Settled(Matter.CALL, State.CANCELLED, of=_SECOND), _TURN),
        "suits_of_the_call_were_shown": (_NOBODY_PASSES,),
        "wait_for_partners_first_lead_2007": (Settled(Matter.PARTNER),),
        "replacement_stands": (Settled(Matter.CALL, State.STANDS, of=_SECOND),),
        "result_without_the_insufficient_bid": (_ASSIGNED, *_PLAY_IS_OVER),
        # 28 to 33
        "in_rotation_as_rho_must_pass": (_STANDS, _NOBODY_PASSES),
        "proper_call_is_in_rotation": (_STANDS,),
        "call_out_of_rotation_counts_for_nothing": (_CANCELLED,),
        "right_to_rectification_forfeited": (_NOBODY_PASSES,),
        "call_out_of_rotation_accepted": (_STANDS, _NOBODY_PASSES),
        "call_out_of_rotation_cancelled": (_CANCELLED,),
        "repeated_so_no_rectification": (_NOBODY_PASSES,),
        "auction_closed_so_nothing_to_repeat": (_OVER, _NOBODY_PASSES),
        "simultaneous_call_follows_in_rotation": (_STANDS,),
        # 36 to 39
        "scored_without_the_inadmissible_double": (
            _CANCELLED,
            Settled(Matter.TURN, State.OVER),
            Settled(Matter.INFORMATION, State.OVER),
        ),
        "no_lead_restriction_unless_i_judge_so": (_NO_LEAD,),
        "lho_called_so_no_lead_restriction": (_NO_LEAD,),
        "no_lead_restriction_after_lho_called": (_NO_LEAD,),
        "unintended_so_no_lead_restriction": (_NO_LEAD,),
        "later_calls_cancelled_no_lead_restriction": (
            Settled(Matter.CALL, State.CANCELLED, of="the later calls"),
            _NO_LEAD,
        ),
        "nothing_else_changes_after_the_lead": (_NOBODY_PASSES,),
        "double_and_later_calls_cancelled": (_CANCELLED,),
        "inadmissible_double_cancelled": (_CANCELLED,),
        "must_make_a_legal_call_instead": (_TURN,),
        "as_if_no_irregularity_no_lead_restriction": (_NOBODY_PASSES,),
        "call_of_barred_player_stands": (_STANDS,),
        "obligation_to_pass_is_past": (_NOBODY_PASSES,),
        "pass_substituted": (_CANCELLED,),
        "bid_above_seven_cancelled": (_CANCELLED,),
        "late_calls_cancelled": (_CANCELLED, _OVER),
        "board_passed_out_nobody_defends": tuple(
            Settled(matter, State.OVER) for matter in (Matter.PARTNER, Matter.INFORMATION)
        ),
        "late_call_by_declaring_side": (_NO_LEAD,),
        "late_pass_costs_nothing": (_NO_LEAD, Settled(Matter.INFORMATION, State.NOTHING)),
        "late_call_costs_nothing": (_NO_LEAD,),
        # 40
        "departure_is_legal": (_SCORE_STANDS,),
        "no_damage_score_stands": (_SCORE_STANDS,),
        "undisclosed_understanding_adjusted": (_ASSIGNED,),
        "forbidden_understanding_adjusted": (_ASSIGNED,),
        "disclosure_failure_adjusted": (_ASSIGNED,),
        "crucial_information_adjusted": (_ASSIGNED,),
        "omission_was_not_crucial": (_SCORE_STANDS,),
        "own_card_was_allowed": (_MAY, _NO_SCORE),
        "opponents_card_was_allowed": (_MAY, _NO_SCORE),
        "aid_is_allowed_here": (_MAY, _NO_SCORE),
        "varying_methods_is_allowed_here": (_MAY, _NO_SCORE),
        "own_card_not_allowed": (_MAY_NOT, Settled(Matter.PENALTY)),
        "opponents_card_at_his_turn_only": (_MAY_NOT,),
        "aid_not_allowed": (_MAY_NOT, Settled(Matter.PENALTY)),
        "methods_do_not_depend_on_which_partner": (_MAY_NOT,),
        "varying_methods_is_forbidden_here": (_MAY_NOT,),
    }
)
