"""The facts of Law 6: what is wrong with the deal, and what stands in the way of a new one."""

from enum import StrEnum

from rulings.laws.engine import Case
from rulings.laws.facts import one_of, yes_no


class DealTrouble(StrEnum):
    """What is wrong with the deal, or why there should be a new one."""

    WRONGLY_DEALT = "wrongly_dealt"
    CARD_SEEN = "card_seen"
    NOT_SHUFFLED = "not_shuffled"
    FROM_ANOTHER_SESSION = "from_another_session"
    OTHER_REASON = "other_reason"


class Dealt(StrEnum):
    """What the hands hold after a wrong deal found too late for 6D1."""

    THIRTEEN_EACH = "thirteen_each"
    MORE_THAN_THIRTEEN = "more_than_thirteen"
    ONLY_FEWER = "only_fewer"


class Obstacle(StrEnum):
    """What speaks against a new deal that the director wants for a reason of his own."""

    NONE = "none"
    PASSED_OUT = "passed_out"
    MATCH_RESULT_KNOWABLE = "match_result_knowable"
    ONE_OF_SEVERAL_COPIES = "one_of_several_copies"


def recorded_beginning(case: Case) -> bool | None:
    """A recorded call shows that the auction has begun; an empty record shows nothing."""
    return True if case.record.auction and case.record.auction.calls else None


def recorded_obstacle(case: Case) -> Obstacle | None:
    return Obstacle.PASSED_OUT if case.record.auction and case.record.auction.is_passed_out else None


deal_trouble = one_of("deal_trouble", DealTrouble, law="6D")
auction_begun_on_board = yes_no("auction_begun_on_board", law="6D1", derive=recorded_beginning)
hands_as_dealt = one_of("hands_as_dealt", Dealt, law="13")
card_exposed_by_its_holder = yes_no("card_exposed_by_its_holder", law="6D1")
event_replays_past_deals = yes_no("event_replays_past_deals", law="6D2")
obstacle_to_new_deal = one_of("obstacle_to_new_deal", Obstacle, law="6D3", derive=recorded_obstacle)
