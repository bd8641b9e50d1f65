"""What the sentences of this part settle beyond what their effect says."""

from collections.abc import Mapping
from types import MappingProxyType

from rulings.laws.engine.matters import Matter, Settled, State

_BOARD_IS_SCORED = Settled(Matter.SCORE)
_SCORE_STANDS = Settled(Matter.SCORE, State.STANDS)
_NO_ADJUSTED_SCORE = Settled(Matter.SCORE, State.NOTHING)
_LOOKED_AT_LATER = Settled(Matter.SCORE, State.LATER)
_SCORE_CANCELLED = Settled(Matter.SCORE, State.CANCELLED)
_ARTIFICIAL_ELSEWHERE = Settled(Matter.SCORE, State.ARTIFICIAL, of="the board they lose")
_CALLS_FALL = Settled(Matter.CALL, State.CANCELLED)
_CALLS_STAND = Settled(Matter.CALL, State.STANDS)
_NO_PENALTY_CARD = Settled(Matter.CARD, State.NOTHING, of="as a penalty card")
_MAY = Settled(Matter.RIGHT, State.STANDS)
_MAY_NOT = Settled(Matter.RIGHT, State.CANCELLED)
_RECTIFIED = Settled(Matter.REMEDY)
_NOT_RECTIFIED = Settled(Matter.REMEDY, State.NOTHING, of="the irregularity")
_AS_THEY_SETTLED_IT = Settled(Matter.REMEDY, State.STANDS)

SETTLED: Mapping[str, tuple[Settled, ...]] = MappingProxyType(
    {
        # 5, 7 and 8
        "seats_were_changed_with_leave": (_NO_ADJUSTED_SCORE,),
        "scores_in_changed_seats_stand": (_SCORE_STANDS,),
        "players_go_to_their_seats": (_NO_ADJUSTED_SCORE,),
        "board_counts_as_they_sat": (_SCORE_STANDS,),
        "nothing_to_compare": (_SCORE_CANCELLED,),
        "thirteen_each_after_all": (_NO_ADJUSTED_SCORE,),
        "next_table_plays_normally": (_NO_ADJUSTED_SCORE,),
        "each_takes_his_own_hand": (_NO_ADJUSTED_SCORE,),
        "board_is_played_as_it_is": (Settled(Matter.CALL, State.STANDS),),
        "board_is_not_fouled": (_SCORE_STANDS,),
        "each_form_is_rated_apart": (_SCORE_STANDS,),
        "touching_was_allowed": (_NO_ADJUSTED_SCORE,),
        "nothing_came_of_it": (_NO_ADJUSTED_SCORE,),
        "board_stays_in_the_middle": (_NO_ADJUSTED_SCORE,),
        "deal_is_lost": (Settled(Matter.SCORE, State.STANDS, of="the earlier scores"),),
        "later_tables_get_averages": (Settled(Matter.SCORE, State.ARTIFICIAL, of="the later scores"),),
        "late_board_is_played_now": (_BOARD_IS_SCORED,),
        "late_board_is_put_off": (_BOARD_IS_SCORED,),
        "play_of_the_board_is_cancelled": (_SCORE_CANCELLED,),
        "end_of_round_changes_no_score": (_NO_ADJUSTED_SCORE,),
        # 6
        "new_shuffle_and_deal": (_BOARD_IS_SCORED,),
        "too_late_for_a_new_deal": (_BOARD_IS_SCORED,),
        "past_deals_are_meant": (_SCORE_STANDS,),
        "no_result_may_stand": (_SCORE_CANCELLED,),
        "deal_not_to_be_played": (_SCORE_CANCELLED,),
        "director_may_order_a_new_deal": (_SCORE_CANCELLED,),
        "passed_out_board_is_not_redealt": (_SCORE_STANDS,),
        "copies_are_not_normally_redealt": (_BOARD_IS_SCORED,),
        # 9
        "any_player_may_speak_in_auction": (_MAY,),
        "declarer_or_defender_may_speak": (_MAY,),
        "any_player_may_speak_after_play": (_MAY,),
        "any_player_may_prevent": (_MAY,),
        "no_duty_to_draw_attention": (_MAY,),
        "concealing_is_forbidden": (Settled(Matter.RIGHT, State.CANCELLED, of="to conceal"),),
        "trick_not_won_may_not_be_taken": (_MAY_NOT,),
        "dummy_may_be_penalized": (_MAY_NOT, Settled(Matter.PENALTY)),
        "irregularity_is_ruled_all_the_same": (Settled(Matter.RIGHT, State.STANDS, of="declarer's"), _RECTIFIED),
        # 10 and 11
        "players_ruling_is_let_be": (Settled(Matter.CHOICE, State.NOTHING), _AS_THEY_SETTLED_IT),
        "players_ruling_is_cancelled": (_RECTIFIED,),
        "right_is_forfeited": (_NOT_RECTIFIED,),
        "right_is_kept": (Settled(Matter.REMEDY, of="the irregularity"),),
        "rectification_is_not_waived": (_RECTIFIED,),
        "no_side_gained": (_SCORE_STANDS,),
        "gain_not_by_ignorance_is_kept": (_SCORE_STANDS,),
        "all_options_are_explained": (Settled(Matter.CHOICE), _RECTIFIED),
        "he_still_chooses": (Settled(Matter.CHOICE),),
        "he_has_lost_the_option": (Settled(Matter.CHOICE, State.NOTHING),),
        "director_waives": (Settled(Matter.CHOICE, State.NOTHING), Settled(Matter.REMEDY, State.NOTHING)),
        # 12 and 82
        "no_rectification_permits_normal_play": (Settled(Matter.SCORE, State.ARTIFICIAL),),
        "boards_of_one_table_by_regulation": (_BOARD_IS_SCORED,),
        "no_damage_no_adjusted_score": (_SCORE_STANDS,),
        "not_because_it_seems_unfair": (_NO_ADJUSTED_SCORE,),
        "too_late_for_an_adjusted_score": (_NO_ADJUSTED_SCORE,),
        "other_table_demands_an_assigned_score": (Settled(Matter.SCORE, State.ASSIGNED),),
        "no_result_can_be_judged": (Settled(Matter.SCORE, State.ARTIFICIAL),),
        "boards_are_cancelled": (_SCORE_CANCELLED,),
        "adjust_where_the_laws_permit": (_BOARD_IS_SCORED,),
        "director_rectifies_his_error": (_BOARD_IS_SCORED,),
        # 13 and 14
        "corrected_and_played_normally": (_NO_ADJUSTED_SCORE,),
        "calls_on_right_hands_stand": (_CALLS_STAND,),
        "corrected_and_played_no_call_changes": (_CALLS_STAND, Settled(Matter.TRICK, State.STANDS)),
        "nothing_of_this_board_counts": (
            Settled(Matter.CALL, State.CANCELLED),
            Settled(Matter.TRICK, State.CANCELLED),
            Settled(Matter.TRANSFER, State.NOTHING),
        ),
        "passed_out_with_wrong_hands": (_CALLS_FALL,),
        "information_stops_the_board": (_CALLS_FALL,),
        "passed_out_result_stands": (_SCORE_STANDS, _CALLS_STAND),
        "goes_on_without_foreign_card": (_CALLS_STAND, Settled(Matter.SCORE, of="the board played")),
        "foreign_card_no_adjusted_score": (_NO_ADJUSTED_SCORE,),
        "goes_on_and_no_call_changes": (_CALLS_STAND, _BOARD_IS_SCORED),
        "restored_card_is_never_a_penalty_card": (_NO_PENALTY_CARD, Settled(Matter.INFORMATION, State.NOTHING)),
        "restored_card_is_no_penalty_card": (_NO_PENALTY_CARD,),
        "missing_card_caused_no_revoke": (Settled(Matter.TRANSFER, State.NOTHING), _NO_ADJUSTED_SCORE),
        "too_late_for_a_missing_card": (Settled(Matter.CARD, State.NOTHING), _SCORE_STANDS),
        "passed_out_in_spite_of_missing_card": (_SCORE_STANDS,),
        # 15
        "nothing_of_a_later_board_seen": (Settled(Matter.CALL, State.NOTHING), _NO_ADJUSTED_SCORE),
        "call_on_wrong_cards_cancelled": (_CALLS_FALL,),
        "calls_since_wrong_cards_cancelled": (_CALLS_FALL,),
        "cards_played_go_back": (
            Settled(Matter.CARD, State.RETURNED),
            Settled(Matter.AUCTION, State.GOES_ON),
        ),
        "board_runs_in_spite_of_wrong_cards": (_SCORE_STANDS, _CALLS_STAND),
        "board_of_the_cards_is_played": (_BOARD_IS_SCORED, _CALLS_STAND),
        "compare_his_call_on_the_other_board": (Settled(Matter.SCORE, State.LATER, of="the other board"),),
        "calls_again_on_the_right_hand": (
            Settled(Matter.TURN),
            Settled(Matter.AUCTION, State.GOES_ON),
            _BOARD_IS_SCORED,
        ),
        "board_is_simply_changed": (_NO_ADJUSTED_SCORE,),
        "board_is_compared_in_the_match": (_BOARD_IS_SCORED,),
        "board_cancelled_for_both_sides": (_SCORE_CANCELLED,),
        "second_score_cancelled": (_SCORE_CANCELLED,),
        "earlier_score_stays": (Settled(Matter.SCORE, State.STANDS, of="the earlier score"),),
        "score_on_wrong_board_stands": (Settled(Matter.SCORE, State.STANDS, of="the board played"),),
        "score_normally_stands": (_SCORE_STANDS,),
        "artificial_for_the_deprived": (_ARTIFICIAL_ELSEWHERE,),
        "artificial_for_others_deprived": (_ARTIFICIAL_ELSEWHERE,),
        "second_auction_goes_on": (_BOARD_IS_SCORED,),
        "new_call_does_not_differ": (Settled(Matter.AUCTION, State.GOES_ON),),
        "first_auction_cancelled": (Settled(Matter.CALL, State.CANCELLED, of="the first auction"),),
        "board_cancelled_for_a_differing_call": (_SCORE_CANCELLED,),
        "nobody_is_deprived": (Settled(Matter.REMEDY, State.NOTHING, of="the board they lose"),),
        # 16
        "auction_and_play_go_on": (Settled(Matter.AUCTION, State.GOES_ON),),
        "no_information_was_conveyed": (_SCORE_STANDS,),
        "no_logical_alternative": (_SCORE_STANDS,),
        "not_demonstrably_suggested": (_SCORE_STANDS,),
        "infraction_brought_no_gain": (_SCORE_STANDS,),
        "comparable_call_leaves_information_free": (Settled(Matter.INFORMATION, State.NOTHING),),
        "lowest_bid_leaves_information_free": (Settled(Matter.INFORMATION, State.NOTHING),),
        "no_alternative_to_withdrawn_action": (_SCORE_STANDS,),
        "withdrawn_action_suggested_nothing": (_SCORE_STANDS,),
        "use_of_withdrawn_action_did_no_damage": (_SCORE_STANDS,),
        "unlikely_to_interfere_play_on": (_LOOKED_AT_LATER,),
        "could_not_interfere_play_on": (_BOARD_IS_SCORED,),
        "players_change_seats": (_BOARD_IS_SCORED,),
        "board_redealt_for_them": (_BOARD_IS_SCORED,),
        "information_has_not_affected_the_result": (_SCORE_STANDS,),
    }
)
