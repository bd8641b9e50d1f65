"""Who made the opening lead, and who makes it instead: what Laws 41 and 54 share."""

from collections.abc import Iterator
from enum import StrEnum

from rulings.laws.engine import Case, Effect, Finding, Setting, one_of
from rulings.laws.record.roles import offender


class LedBy(StrEnum):
    """Who led to the first trick, measured by who should have."""

    OTHER_DEFENDER = "other_defender"
    RIGHT_DEFENDER = "right_defender"
    DECLARING_SIDE = "declaring_side"
    AUCTION_NOT_OVER = "auction_not_over"


def _recorded_opening_lead_by(case: Case) -> LedBy | None:
    """From the contract and the offender's seat, or from an auction that goes on."""
    contract, auction = case.record.contract, case.record.auction
    if contract is None and auction is not None and not auction.is_over:
        return LedBy.AUCTION_NOT_OVER
    if contract is None or contract.declarer is None:
        return None
    if case[offender] is contract.opening_leader:
        return LedBy.RIGHT_DEFENDER
    return LedBy.DECLARING_SIDE if case[offender].side is contract.declarer.side else LedBy.OTHER_DEFENDER


opening_lead_by = one_of("opening_lead_by", LedBy, law="41A", derive=_recorded_opening_lead_by, yields=True)


def led_by_others(case: Case) -> Iterator[Finding]:
    """54E and 24: a card of the presumed declarer or dummy, or one led during the auction, is Law 24's."""
    who, see = case[offender], "card_exposed_in_auction"
    if case[opening_lead_by] is LedBy.DECLARING_SIDE:
        yield Finding("54E", "declaring_side_has_led", Effect.SEE_LAW, who=who, law="24", situation=see)
    else:
        yield Finding("24", "led_before_the_auction_was_over", Effect.SEE_LAW, who=who, law="24", situation=see)


def right_defender_leads(case: Case) -> Iterator[Finding]:
    """41A: face down, unless the regulations have opening leads faced at once."""
    faced = case.regulations.opening_lead_face_up is Setting.YES
    key = "right_defender_leads_face_up" if faced else "right_defender_leads_face_down"
    yield Finding("41A", key, Effect.TURN_RETURNS, who=case[offender].partner)
