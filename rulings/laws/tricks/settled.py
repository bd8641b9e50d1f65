"""What the sentences of this part settle beyond what their effect says."""

from collections.abc import Mapping
from types import MappingProxyType

from rulings.laws.engine.matters import Matter, Settled, State
from rulings.laws.tricks.law_64.exceptions import PARAGRAPHS

_NO_TRICK = (Settled(Matter.TRANSFER, State.NOTHING),)
_LEGAL_CARD = (Settled(Matter.CARD, State.SETTLED, of="the legal card"),)
_STANDS = (Settled(Matter.CARD, State.STANDS), Settled(Matter.TRICK, State.STANDS))
_ASSIGNED = (Settled(Matter.SCORE, State.ASSIGNED),)
_SCORE_STANDS = (Settled(Matter.SCORE, State.STANDS),)
_PLAY_GOES_ON = (Settled(Matter.TRICK, State.GOES_ON),)
_MAY = Settled(Matter.RIGHT, State.STANDS)
_MAY_NOT = Settled(Matter.RIGHT, State.CANCELLED)
_QUESTION_IS_FREE = Settled(Matter.REMEDY, State.NOTHING, of="the question")
_AS_CLAIMED = (Settled(Matter.TRICK),)
_CARD_ADDED = (Settled(Matter.CARD, State.SETTLED, of="the card added"),)
_IF_WON = (Settled(Matter.TRANSFER, State.LATER), Settled(Matter.SCORE, State.LATER))

SETTLED: Mapping[str, tuple[Settled, ...]] = MappingProxyType(
    {
        **{f"no_trick_{exception}": _NO_TRICK for exception in PARAGRAPHS},
        # 61
        "declarer_may_ask_a_defender": (_MAY, _QUESTION_IS_FREE),
        "dummy_may_ask_declarer": (_MAY, _QUESTION_IS_FREE),
        "defender_may_ask_declarer": (_MAY, _QUESTION_IS_FREE),
        "defenders_may_ask_each_other": (_MAY, _QUESTION_IS_FREE),
        "dummy_may_not_ask_a_defender": (_MAY_NOT,),
        "dummy_has_lost_the_right_to_ask": (_MAY_NOT,),
        "declarers_card_was_no_revoke": (_QUESTION_IS_FREE,),
        "regulation_forbids_the_question": (_MAY_NOT,),
        "saying_revoke_opens_no_tricks": (_MAY_NOT,),
        "a_revoke_found_is_corrected": (Settled(Matter.REMEDY),),
        # 65 and 66
        "card_is_pointed_correctly": (_MAY,),
        "too_late_to_have_it_turned": (_MAY_NOT,),
        "order_is_kept_until_result_is_agreed": (Settled(Matter.RIGHT),),
        "cards_of_the_trick_are_faced": (_MAY,),
        "too_late_to_see_the_trick": (_MAY_NOT,),
        "dummy_may_not_inspect": (_MAY_NOT,),
        "may_see_own_card": (_MAY,),
        "too_late_to_see_own_card": (_MAY_NOT,),
        "quitted_trick_stays_closed": (_MAY_NOT,),
        "inspect_each_his_own_cards": (_MAY,),
        # 62 to 64 and 67
        "second_revoke_in_the_suit_costs_nothing": (Settled(Matter.TRANSFER, State.NOTHING, of="the second revoke"),),
        "one_of_several_is_spared": (Settled(Matter.TRANSFER, State.NOTHING, of="the revoke spared"),),
        "faced_card_costs_nothing_more": (Settled(Matter.REMEDY, State.NOTHING, of="the correction"),),
        "declaring_sides_card_binds_nobody": (Settled(Matter.REMEDY, State.NOTHING, of="the declaring side's card"),),
        "opponents_card_is_no_penalty_card": (Settled(Matter.REMEDY, State.NOTHING, of="the opponents' card"),),
        "both_revokes_are_corrected": _LEGAL_CARD,
        "each_revoke_is_corrected": _LEGAL_CARD,
        "legal_card_instead": _LEGAL_CARD,
        "trick_twelve_is_corrected": _LEGAL_CARD,
        "both_revokes_stand": _STANDS,
        "established_revoke_stands_other_corrected": (Settled(Matter.CARD, State.STANDS, of="the other revoke"),),
        "trick_of_the_revoke_stands": _STANDS,
        "trick_twelve_stands_hands_returned": _STANDS,
        "unable_is_no_revoke": (*_STANDS, *_NO_TRICK),
        "no_revoke_at_trick_thirteen": (*_STANDS, *_NO_TRICK),
        "trick_goes_by_the_cards_now": (Settled(Matter.TRICK),),
        "no_trick_revoke_corrected_in_time": _NO_TRICK,
        "no_trick_both_corrected": _NO_TRICK,
        "no_trick_won_from_the_revoke_on": _NO_TRICK,
        "tricks_of_two_revokes": (Settled(Matter.TRANSFER),),
        "tricks_of_three_revokes": (Settled(Matter.TRANSFER),),
        "tricks_of_many_revokes": (Settled(Matter.TRANSFER),),
        "score_as_without_the_revoke": _ASSIGNED,
        "score_as_if_nobody_had_revoked": _ASSIGNED,
        "transfer_was_enough": _SCORE_STANDS,
        "revokes_of_both_did_no_damage": _SCORE_STANDS,
        "adds_card_of_the_suit_led": _CARD_ADDED,
        "adds_any_card": _CARD_ADDED,
        "supplies_a_legal_card": _CARD_ADDED,
        "gap_filled_in_time_costs_no_trick": (Settled(Matter.TRICK), *_NO_TRICK),
        "put_in_its_place": (*_CARD_ADDED, Settled(Matter.TRICK, State.STANDS)),
        "no_revoke_no_trick": _NO_TRICK,
        "restored_card_caused_no_revoke": _NO_TRICK,
        "side_won_no_trick_none_transferred": _NO_TRICK,
        "one_trick_if_side_wins_one": _IF_WON,
        "agreement_stands_not_likely": _NO_TRICK,
        "agreement_stands_too_late": _NO_TRICK,
        "concession_stands": _NO_TRICK,
        "concession_stands_too_late": _NO_TRICK,
        "dummy_cannot_claim": _PLAY_GOES_ON,
        "no_claim_was_meant": _PLAY_GOES_ON,
        "remark_on_trick_in_progress": _PLAY_GOES_ON,
        "shown_in_refused_concession": _PLAY_GOES_ON,
        "refused_concession_is_none": _PLAY_GOES_ON,
        "claim_is_void_play_goes_on": _PLAY_GOES_ON,
        "agreed_claim_is_scored": _AS_CLAIMED,
        "tricks_left_are_awarded": _AS_CLAIMED,
        "trick_keeps_its_owner": (Settled(Matter.TRICK, State.STANDS),),
        "revoke_trick_and_one_more_if_won": _IF_WON,
        "one_trick_if_a_later_one_is_won": _IF_WON,
    }
)
