"""Law 6D to F: a board dealt wrongly, a card seen in the deal, a deal not shuffled or imported, a new deal.

6D2 names no score: that it is artificial follows from 12C2(a); whose fault a wrong deal was is seldom the fault of a
side at the table, so it is left to the form of the score. 86A speaks of an adjusted score without saying which: 86B and
12C do, so it is assigned where a result can be judged, else by fault. A card of another hand seen once the auction has
begun is a matter of 16D, or of 24 when its holder exposed it.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.laws.engine import Case, Effect, Finding, artificial, one_of, yes_no
from rulings.laws.preliminaries.law_12.award import in_place_of_the_result
from rulings.laws.preliminaries.law_12.facts import TEAMS, form_of_scoring
from rulings.laws.record.roles import offender


class _DealTrouble(StrEnum):
    """What is wrong with the deal, or why there should be a new one."""

    WRONGLY_DEALT = "wrongly_dealt"
    CARD_SEEN = "card_seen"
    NOT_SHUFFLED = "not_shuffled"
    FROM_ANOTHER_SESSION = "from_another_session"
    OTHER_REASON = "other_reason"


class _Dealt(StrEnum):
    """What the hands hold after a wrong deal found too late for 6D1."""

    THIRTEEN_EACH = "thirteen_each"
    MORE_THAN_THIRTEEN = "more_than_thirteen"
    ONLY_FEWER = "only_fewer"


class _Obstacle(StrEnum):
    """What speaks against a new deal that the director wants for a reason of his own."""

    NONE = "none"
    PASSED_OUT = "passed_out"
    MATCH_RESULT_KNOWABLE = "match_result_knowable"
    ONE_OF_SEVERAL_COPIES = "one_of_several_copies"


def _recorded_beginning(case: Case) -> bool | None:
    """A recorded call shows that the auction has begun; an empty record shows nothing."""
    return True if case.record.auction and case.record.auction.calls else None


def _recorded_obstacle(case: Case) -> _Obstacle | None:
    return _Obstacle.PASSED_OUT if case.record.auction and case.record.auction.is_passed_out else None


_deal_trouble = one_of("deal_trouble", _DealTrouble, law="6D")
_auction_begun_on_board = yes_no("auction_begun_on_board", law="6D1", derive=_recorded_beginning)
_hands_as_dealt = one_of("hands_as_dealt", _Dealt, law="13")
_card_exposed_by_its_holder = yes_no("card_exposed_by_its_holder", law="6D1")
_event_replays_past_deals = yes_no("event_replays_past_deals", law="6D2")
_obstacle_to_new_deal = one_of("obstacle_to_new_deal", _Obstacle, law="6D3", derive=_recorded_obstacle)


def misdeal(case: Case) -> Iterator[Finding]:
    """A new deal is a duty before the auction begins (6D1); afterwards other laws protect the board."""
    match case[_deal_trouble]:
        case _DealTrouble.WRONGLY_DEALT | _DealTrouble.CARD_SEEN if not case[_auction_begun_on_board]:
            yield Finding("6D1", "new_shuffle_and_deal", Effect.CANCELLED)
        case _DealTrouble.WRONGLY_DEALT:
            yield from _wrong_deal_found_late(case)
        case _DealTrouble.CARD_SEEN:
            yield from _card_seen_found_late(case)
        case _DealTrouble.NOT_SHUFFLED | _DealTrouble.FROM_ANOTHER_SESSION:
            yield from _no_result_may_stand(case)
        case _DealTrouble.OTHER_REASON:
            yield from _new_deal_by_the_director(case)
        case never:
            assert_never(never)


def _wrong_deal_found_late(case: Case) -> Iterator[Finding]:
    """6D1 is over once the auction has begun: the number of cards decides what follows."""
    elsewhere = tuple(number_of_cards(case))
    yield from elsewhere or (Finding("6D1", "too_late_for_a_new_deal", Effect.NO_RECTIFICATION),)


def number_of_cards(case: Case) -> Iterator[Finding]:
    """A wrong number is 13 or 14; nothing is found where every hand holds 13."""
    match case[_hands_as_dealt]:
        case _Dealt.THIRTEEN_EACH:
            return
        case _Dealt.MORE_THAN_THIRTEEN:
            see = "wrong_number_of_cards"
            yield Finding("13", "dealt_more_than_thirteen", Effect.SEE_LAW, who=case[offender], law="13", situation=see)
        case _Dealt.ONLY_FEWER:
            see = "missing_card"
            yield Finding("14", "dealt_only_fewer", Effect.SEE_LAW, who=case[offender], law="14", situation=see)
        case never:
            assert_never(never)


def _card_seen_found_late(case: Case) -> Iterator[Finding]:
    """6D1, second sentence: 16D, unless the holder himself exposed the card during the auction (24)."""
    if case[_card_exposed_by_its_holder]:
        see = "card_exposed_in_auction"
        yield Finding("6D1", "holder_exposed_his_card", Effect.SEE_LAW, who=case[offender], law="24", situation=see)
    else:
        see = "extraneous_information"
        yield Finding("6D1", "card_of_another_seen", Effect.SEE_LAW, who=case[offender], law="16D", situation=see)


def _no_result_may_stand(case: Case) -> Iterator[Finding]:
    """6D2: not shuffled, or brought in from another session."""
    if case[_event_replays_past_deals]:
        yield Finding("6D2", "past_deals_are_meant", Effect.STANDS)
    elif case[_auction_begun_on_board]:
        yield Finding("6D2", "no_result_may_stand", Effect.CANCELLED)
        yield artificial("12C2(a)", "artificial_for_deal_not_to_be_played")
    else:
        yield Finding("6D2", "deal_not_to_be_played", Effect.CANCELLED)
        yield Finding("6D3", "director_orders_a_new_deal", Effect.PROCEDURE)


def _new_deal_by_the_director(case: Case) -> Iterator[Finding]:
    """6D3: for any reason that the Laws allow, but never after four passes, nor against 86A; 6F on copies."""
    match case[_obstacle_to_new_deal]:
        case _Obstacle.NONE:
            yield Finding("6D3", "director_may_order_a_new_deal", Effect.PROCEDURE)
        case _Obstacle.PASSED_OUT:
            yield Finding("22B", "passed_out_board_is_not_redealt", Effect.STANDS)
        case _Obstacle.MATCH_RESULT_KNOWABLE:
            yield Finding("86A", "match_result_forbids_a_new_deal", Effect.PROCEDURE)
            case.among(form_of_scoring, TEAMS)
            yield from in_place_of_the_result(case)
        case _Obstacle.ONE_OF_SEVERAL_COPIES:
            yield Finding("6F", "copies_are_not_normally_redealt", Effect.PROCEDURE)
        case never:
            assert_never(never)
