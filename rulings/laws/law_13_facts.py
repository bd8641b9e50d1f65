"""The facts of Law 13, in both editions: how many cards, when it was found, who has called, what was seen.

They cite the law as a whole where the editions give the same matter another letter.
"""

from enum import StrEnum

from rulings.laws.engine import Case
from rulings.laws.facts import AskedOf, judgement, one_of, yes_no


class Counts(StrEnum):
    """What is wrong with the number of cards."""

    MORE_THAN_THIRTEEN = "more_than_thirteen"
    ONLY_FEWER = "only_fewer"
    FOREIGN_CARD = "foreign_card"


class Found(StrEnum):
    """When a hand of more than 13 cards was found."""

    DURING_AUCTION_OR_PLAY = "during_auction_or_play"
    AFTER_PLAY = "after_play"
    PASSED_OUT = "passed_out"


class ForeignCard(StrEnum):
    """Where the card that is not part of the deal was found."""

    NOT_PLAYED = "not_played"
    CURRENT_TRICK = "current_trick"
    LED_TO_CURRENT_TRICK = "led_to_current_trick"
    QUITTED_TRICK = "quitted_trick"


class Left(StrEnum):
    """What is left when the foreign card has been removed."""

    COMPLETE = "complete"
    SHORT = "short"
    TWO_EQUAL_CARDS = "two_equal_cards"


class EqualCards(StrEnum):
    """What the director makes of a pack with two equal cards; opinions differ."""

    RESTORE = "restore"
    ADJUST = "adjust"


def recorded_pass_out(case: Case) -> Found | None:
    return Found.PASSED_OUT if case.record.auction and case.record.auction.is_passed_out else None


def recorded_calls(case: Case) -> bool | None:
    """Two hands at least are wrong, so of three players who have called one held a wrong hand."""
    callers = {made.seat for made in case.record.auction.calls} if case.record.auction else set()
    return True if len(callers) >= 3 or case.record.contract else None


counts = one_of("counts", Counts, law="13")
count_found = one_of("count_found", Found, law="13", derive=recorded_pass_out)
incorrect_hand_called = yes_no("incorrect_hand_called", law="13", derive=recorded_calls)
card_of_another_hand_seen = yes_no("card_of_another_hand_seen", law="13")
deal_can_be_corrected_and_played = judgement("deal_can_be_corrected_and_played", law="13")
adjust_passed_out_board = judgement("adjust_passed_out_board", law="13")
foreign_card_found = one_of("foreign_card_found", ForeignCard, law="13")
left_without_foreign_card = one_of("left_without_foreign_card", Left, law="13")
two_equal_cards_ruled = one_of("two_equal_cards_ruled", EqualCards, "13", AskedOf.JUDGEMENT)
information_unlikely_to_interfere = judgement("information_unlikely_to_interfere", law="13D2")
