"""What the sentences of this part settle beyond what their effect says."""

from collections.abc import Mapping
from types import MappingProxyType

from rulings.laws.engine.matters import Matter, Settled, State

_RETURNED = Settled(Matter.CARD, State.RETURNED)
_NO_PENALTY_CARD = Settled(Matter.CARD, State.NOTHING)
_PLAYED = Settled(Matter.CARD, of="played")
_OF_PARTNER = Settled(Matter.CARD, State.STAYS_FACED, of="partner's")
_PARTNER_FREE = Settled(Matter.PARTNER, State.NOTHING)
_PARTNER_LATER = Settled(Matter.PARTNER, State.LATER)
_KNOWN = Settled(Matter.INFORMATION)
_TURN = Settled(Matter.TURN)
_NO_CHOICE = Settled(Matter.CHOICE, State.NOTHING)
_NO_TRICK = Settled(Matter.TRANSFER, State.NOTHING)
_SCORE_STANDS = Settled(Matter.SCORE, State.STANDS)
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
    "able_so_must_comply": (_PLAYED, Settled(Matter.TRANSFER), _KNOWN),
    "inability_is_no_revoke": (_NO_TRICK,),
}

SETTLED: Mapping[str, tuple[Settled, ...]] = MappingProxyType({**_EXPOSED, **_NOT_PLAYED})
