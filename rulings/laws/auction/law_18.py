"""Law 18F: was that a call? The Regulating Authority says when a call is made that is not spoken.

The usual regulation of bidding boxes, of the WBF's General Conditions of Contest and the EBU's Blue Book, counts a call
as made when its card is taken from the box with apparent intent; the ACBL's when it is held at the table, or so that it
shows that the call was made. Whether a call that was made was also meant is Law 25.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.laws.auction.withdrawn_call import calls_next
from rulings.laws.engine import Case, Effect, Finding, judgement, one_of, yes_no
from rulings.laws.record.roles import offender


class _Way(StrEnum):
    """How the player calls."""

    BOX = "box"
    SPOKEN = "spoken"
    GESTURE = "gesture"
    SCREEN = "screen"


class _Card(StrEnum):
    """How far the card of the bidding box has come."""

    TOUCHED = "touched"
    OUT_BY_ACCIDENT = "out_by_accident"
    OUT_WITH_INTENT = "out_with_intent"
    ON_THE_TABLE = "on_the_table"


_way = one_of("way_of_calling", _Way, law="18F")
_card = one_of("bidding_card", _Card, law="18F")
_made_when_removed = yes_no("call_is_made_when_removed", law="18F")
_spoken_to_the_end = yes_no("spoken_to_the_end", law="18A")
_all_knew_what_it_meant = judgement("gesture_was_a_call", law="18F")
_confirmed = yes_no("call_was_confirmed", law="18F")


def was_it_a_call(case: Case) -> Iterator[Finding]:
    """A call that was made stands, or is changed as Law 25 says; one that was not binds nobody, but partner saw it."""
    who = case[offender]
    if _is_made(case):
        yield Finding("18F", "it_was_a_call", Effect.STANDS, who=who)
        yield calls_next(who.lho, who)
        yield Finding("25A", "made_call_may_be_unintended", Effect.PROCEDURE, who=who)
        return
    yield Finding("18F", "it_was_no_call", Effect.NO_RECTIFICATION, who=who)
    yield Finding("16B1(a)", "what_he_began_is_unauthorized", Effect.INFORMATION, who=who.partner, of=who)
    yield Finding("73D1", "others_infer_at_their_own_risk", Effect.INFORMATION, side=who.side.other, of=who)


def _is_made(case: Case) -> bool:
    match case[_way]:
        case _Way.BOX:
            return _is_made_with_the_box(case)
        case _Way.SPOKEN:
            return case[_spoken_to_the_end]
        case _Way.GESTURE:
            return case[_all_knew_what_it_meant]
        case _Way.SCREEN:
            return case[_confirmed]
        case never:
            assert_never(never)


def _is_made_with_the_box(case: Case) -> bool:
    """By the regulation in force, which counts for a card that is out of the box and not yet on the table."""
    match case[_card]:
        case _Card.TOUCHED | _Card.OUT_BY_ACCIDENT:
            return False
        case _Card.ON_THE_TABLE:
            return True
        case _Card.OUT_WITH_INTENT:
            return case.by_regulation(case.regulations.call_made_when_removed, _made_when_removed)
        case never:
            assert_never(never)
