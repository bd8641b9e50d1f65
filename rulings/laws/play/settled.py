"""What the sentences of this part settle beyond what their effect says."""

from collections.abc import Mapping
from types import MappingProxyType

from rulings.laws.engine.matters import Matter, Settled, State

_RETURNED = Settled(Matter.CARD, State.RETURNED)
_NO_PENALTY_CARD = Settled(Matter.CARD, State.NOTHING)
_STANDS = Settled(Matter.CARD, State.STANDS)
_PLAYED = Settled(Matter.CARD, of="played")
_OF_PARTNER = Settled(Matter.CARD, State.STAYS_FACED, of="partner's")
_PARTNER_FREE = Settled(Matter.PARTNER, State.NOTHING)
_PARTNER_LATER = Settled(Matter.PARTNER, State.LATER)
_KNOWN = Settled(Matter.INFORMATION)
_TURN = Settled(Matter.TURN)
_NO_CHOICE = Settled(Matter.CHOICE, State.NOTHING)
_CHOICE = Settled(Matter.CHOICE)
_CHOICE_MADE = Settled(Matter.CHOICE, of="accepted")
_NO_TRICK = Settled(Matter.TRANSFER, State.NOTHING)
_SCORE_STANDS = Settled(Matter.SCORE, State.STANDS)
_MAY = Settled(Matter.RIGHT, State.STANDS)
_MAY_NOT = Settled(Matter.RIGHT, State.CANCELLED)
_ASSIGNED = Settled(Matter.SCORE, State.ASSIGNED)
_PLAY_IS_OVER = tuple(Settled(matter, State.OVER) for matter in (Matter.CARD, Matter.PARTNER, Matter.INFORMATION))

_EXPOSED: Mapping[str, tuple[Settled, ...]] = {
    "dropped_card_need_not_be_played": (_RETURNED, _PARTNER_FREE),
    "returned_card_of_declaring_side": (_NO_PENALTY_CARD,),
    "declarers_exposed_card_no_rectification": (_NO_PENALTY_CARD,),
    "facing_is_no_claim": (_RETURNED,),
    "card_goes_back_nobody_is_bound": (_RETURNED, _PARTNER_FREE),
    "nobody_is_bound_by_the_card": (_NO_PENALTY_CARD, _PARTNER_FREE),
    "partner_may_lead_anything": (_PARTNER_FREE,),
    "declarer_chooses_when_partner_leads": (_PARTNER_LATER,),
    "partner_is_free_once_it_is_played": (_PARTNER_FREE,),
    "choice_returns_while_partner_keeps_the_lead": (_PARTNER_LATER,),
    "partner_waits_for_declarers_choice": (_TURN,),
    "own_penalty_cards_not_led_stay": (_OF_PARTNER,),
    "exposed_card_did_no_harm": (_SCORE_STANDS, *_PLAY_IS_OVER),
    "result_without_the_exposed_card": (_ASSIGNED, *_PLAY_IS_OVER),
    "exposure_informed_and_damaged": (_ASSIGNED, *_PLAY_IS_OVER),
    "could_have_been_aware": (_ASSIGNED, *_PLAY_IS_OVER),
    "card_picked_up": (Settled(Matter.CARD, State.RETURNED, of="afterwards"),),
    "cards_picked_up": (Settled(Matter.CARD, State.RETURNED, of="afterwards"),),
}
_NOT_PLAYED: Mapping[str, tuple[Settled, ...]] = {
    "declarer_accepts_the_other_card": (Settled(Matter.CARD, State.STANDS, of="other"),),
    "declarer_must_accept_the_other_card": (Settled(Matter.CARD, State.STANDS, of="other"), _NO_CHOICE),
    "duties_of_the_penalty_card_go_on": (_PARTNER_LATER,),
    "unplayed_penalty_card_no_trick": (_NO_TRICK,),
    "no_card_of_the_suit_any_legal_card": (_PLAYED,),
    "only_forbidden_suit_any_legal_card": (_PLAYED,),
    "following_suit_comes_first": (_PLAYED,),
    "able_so_must_comply": (_PLAYED, Settled(Matter.TRANSFER)),
    "inability_is_no_revoke": (_NO_TRICK,),
}
_LED: Mapping[str, tuple[Settled, ...]] = {
    "cards_stay_next_hand_plays": (_TURN,),
    "cards_stay_play_goes_on_in_turn": (_TURN,),
    "next_hand_plays_to_the_proper_lead": (_TURN,),
    # 41A to C
    "dummy_may_not_ask": (_MAY_NOT,),
    "may_ask_before_the_lead_is_faced": (_MAY,),
    "review_at_his_first_turn_only": (_MAY_NOT,),
    "waits_for_his_turn_to_ask": (_MAY_NOT,),
    "too_late_for_a_review": (_MAY_NOT,),
    "whole_review_by_an_opponent": (_MAY,),
    "contract_is_told": (_MAY,),
    "explanation_at_his_turn": (_MAY,),
    "face_down_card_no_rectification": (_NO_PENALTY_CARD, Settled(Matter.REMEDY, State.NOTHING)),
    "face_down_lead_is_not_to_be_accepted": (_NO_CHOICE,),
    "may_change_lead_after_wrong_explanation": (_RETURNED, _NO_CHOICE),
    "that_irregularity_decides_who_leads": (_TURN, _NO_CHOICE),
    "face_down_lead_stays": (_STANDS, _TURN, _NO_CHOICE),
    # 47E, 53
    "told_wrongly_no_rectification": (_NO_PENALTY_CARD, _NO_CHOICE),
    "unfaced_card_binds_nobody": (_NO_PENALTY_CARD, _NO_CHOICE),
    "trick_thirteen_may_not_be_accepted": (_NO_CHOICE,),
    "accepted_by_the_next_play": (_STANDS, _NO_CHOICE),
    "proper_lead_stands": (Settled(Matter.CARD, State.STANDS, of="proper lead"), _NO_CHOICE),
    "card_after_proper_lead_no_rectification": (_NO_PENALTY_CARD,),
    "lead_stands_for_the_right_defender": (_STANDS, _NO_CHOICE),
    # 54
    "it_was_his_lead": (_STANDS, _NO_CHOICE),
    "dummy_is_spread_and_plays_second": (_TURN,),
    "must_spread_the_whole_hand": (_NO_CHOICE,),
    "spreads_his_hand": (_CHOICE,),
    "lead_stands_spread_hand_plays_second": (_STANDS, _TURN),
    "dummy_seen_lead_must_be_accepted": (_STANDS, _NO_CHOICE),
    "declarer_has_played_to_the_lead": (_STANDS, _NO_CHOICE),
    "lead_accepted_dummy_is_spread": (_STANDS, _CHOICE_MADE),
    "second_card_from_declarers_hand": (_TURN,),
    "stays_declarer_dummy_plays_last": (_TURN,),
    "declarers_hand_plays_after_dummys_card": (_TURN,),
    # 55 and 56
    "lead_accepted_by_declarer": (_STANDS, _CHOICE),
    "lead_accepted_by_a_defender": (_STANDS, _CHOICE),
    "next_defender_accepts": (_STANDS, _CHOICE),
    "next_defender_refuses": (_CHOICE,),
    "lead_refused_by_a_defender": (_CHOICE,),
    "nobody_accepts_the_lead": (_CHOICE,),
    "card_restored_defender_leads": (_RETURNED, _TURN),
    "card_restored_right_hand_leads_any_card": (_RETURNED, _TURN),
    "lead_refused_declaring_side_leads": (_TURN, _CHOICE),
    "lead_refused_partner_leads": (_TURN, _CHOICE),
}
_PLAYED_OUT_OF_TURN: Mapping[str, tuple[Settled, ...]] = {
    "early_card_stays_played": (_STANDS, _NO_PENALTY_CARD, _PARTNER_FREE),
    "declarers_early_card_is_played": (_STANDS, _PARTNER_FREE),
    "other_hand_plays_in_its_turn": (_TURN, _PARTNER_FREE),
    "declarers_early_card_is_corrected": (_RETURNED, _PARTNER_FREE),
    "must_play_it_at_his_turn": (_PLAYED, _PARTNER_FREE),
    "right_forfeited_by_playing_on": (_NO_CHOICE, _PARTNER_FREE),
    "illegal_card_counts_as_in_turn": (_STANDS,),
    "rights_of_the_other_side_stay": (_CHOICE,),
    # 58
    "second_card_stands": (_STANDS,),
    "visible_card_is_played": (Settled(Matter.CARD, State.STANDS, of="played"),),
    "names_the_card_played": (_PLAYED,),
    "others_are_picked_up": (_RETURNED,),
    "others_are_picked_up_unseen": (_RETURNED,),
    "other_cards_go_back": (_RETURNED,),
    "opponent_who_played_after_may_change": (Settled(Matter.CARD, State.RETURNED, of="opponent's"), _KNOWN),
}
_PLAYED_OR_NOT: Mapping[str, tuple[Settled, ...]] = {
    # 45
    "card_is_played": (_STANDS,),
    "declarers_card_only_seen": (_NO_PENALTY_CARD,),
    "defenders_card_is_not_played": (_NO_PENALTY_CARD,),
    "named_card_is_played": (_STANDS,),
    "picked_up_card_is_played": (_STANDS,),
    "touched_card_is_played": (_STANDS,),
    "card_touched_in_arranging_is_not_played": (_NO_PENALTY_CARD,),
    "declarer_played_since_designation_stands": (_STANDS,),
    "change_of_mind_designation_stands": (_STANDS,),
    "intended_card_is_played": (_PLAYED,),
    "slip_without_rectification": (_RETURNED,),
    "opponent_may_change_after_slip": (Settled(Matter.CARD, State.RETURNED, of="opponent's"),),
    "turned_card_is_faced_again": (_STANDS,),
    "wrong_card_is_withdrawn": (_RETURNED,),
    "named_card_is_played_instead": (_PLAYED,),
    "play_goes_on_after_the_named_card": (_TURN, _NO_TRICK),
    "wrong_card_cannot_be_changed": (_STANDS, _TURN),
    "dummys_revoke_no_trick": (_NO_TRICK,),
    "play_goes_on_with_the_wrong_card": (_NO_TRICK,),
    "fifth_card_goes_back": (_RETURNED,),
    "fifth_card_no_rectification": (_NO_PENALTY_CARD,),
    "trick_of_four_cards_stands": (Settled(Matter.TRICK, State.STANDS), _TURN),
    "touched_card_is_not_played": (_NO_PENALTY_CARD,),
    "suggestion_damaged_the_defence": (_ASSIGNED, *_PLAY_IS_OVER),
    "indication_did_no_harm": (_SCORE_STANDS, *_PLAY_IS_OVER),
    # 41D
    "dummy_is_laid_out_rightly": (_TURN,),
    "layout_no_rectification": (_NO_PENALTY_CARD, Settled(Matter.SCORE, State.NOTHING)),
    "hidden_card_was_always_dummys": (_NO_PENALTY_CARD,),
    "hidden_card_adjusted": (_ASSIGNED,),
    "hidden_card_did_no_harm": (_SCORE_STANDS,),
    # 46
    "intended_card_is_played_from_dummy": (_PLAYED,),
    "highest_of_the_suit_led": (_PLAYED,),
    "lowest_of_the_suit_led": (_PLAYED,),
    "lowest_known_winner": (_PLAYED,),
    "lowest_of_the_suit_named": (_PLAYED,),
    "declarer_says_what_he_meant": (_PLAYED,),
    "no_card_is_known_to_win": (_PLAYED,),
    "suit_of_the_last_trick_is_continued": (_PLAYED,),
    "legal_card_of_the_rank": (_PLAYED,),
    "declarer_says_which_of_the_rank": (_PLAYED,),
    "no_legal_card_of_the_rank": (_PLAYED,),
    "call_is_void_declarer_names_another": (_PLAYED,),
    "either_defender_chooses_dummys_card": (_PLAYED,),
    "run_card_is_played": (_STANDS,),
    "run_card_may_be_changed": (_PLAYED,),
    # 47
    "played_card_stays": (_STANDS,),
    "dummy_faced_lead_stays": (_STANDS,),
    "card_played_since_stays": (_STANDS,),
    "change_without_rectification": (_NO_PENALTY_CARD,),
    "declarers_card_no_penalty_card": (_NO_PENALTY_CARD,),
    "retracted_without_rectification": (_NO_PENALTY_CARD,),
}
_DUMMYS: Mapping[str, tuple[Settled, ...]] = {
    **dict.fromkeys(
        (
            "dummy_tells_facts_or_law",
            "dummy_counts_tricks",
            "dummy_plays_as_told",
            "dummy_sees_that_dummy_follows",
            "dummy_may_prevent_an_irregularity",
            "dummy_may_ask_declarer_about_a_revoke",
            "dummy_was_within_his_rights",
            "defender_may_not_show_dummy_his_hand",
            "declarers_card_was_no_revoke",
            "no_rectification_now_play_on",
        ),
        (_NO_CHOICE,),
    ),
    "dummy_may_speak_after_play": (_CHOICE,),
    "irregularity_is_rectified_all_the_same": (_CHOICE,),
    "unestablished_revoke_is_corrected": (_CHOICE,),
    "either_defender_chooses_the_hand": (_CHOICE,),
    "dummy_has_lost_his_rights": (Settled(Matter.CHOICE, State.LATER),),
    "defence_loses_its_gain": (_ASSIGNED, _NO_CHOICE),
    "defence_gained_nothing": (_SCORE_STANDS, _NO_CHOICE),
    # 44
    "highest_trump_wins": (Settled(Matter.TRICK),),
    "highest_of_the_suit_led_wins": (Settled(Matter.TRICK),),
}

SETTLED: Mapping[str, tuple[Settled, ...]] = MappingProxyType(
    {**_EXPOSED, **_NOT_PLAYED, **_LED, **_PLAYED_OUT_OF_TURN, **_PLAYED_OR_NOT, **_DUMMYS}
)
