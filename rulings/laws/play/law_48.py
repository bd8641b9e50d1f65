"""Law 48: declarer exposes cards. None is ever a penalty card; facing the hand may be a claim."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Role, Seat
from rulings.laws.engine import Case, Effect, Finding, judgement, one_of
from rulings.laws.play.sequel import no_penalty_card
from rulings.laws.record.roles import offender_as, recorded_role


class _Exposed(StrEnum):
    """What declarer exposed, and when."""

    DROPPED_OR_SHOWN = "dropped_or_shown"
    HELD_AS_PLAYED = "held_as_played"
    AFTER_LEAD_OUT_OF_TURN = "after_lead_out_of_turn"
    FACED_HAND = "faced_hand"
    DURING_THE_AUCTION = "during_the_auction"


_declarer_exposed = one_of("declarer_exposed", _Exposed, law="48")
_may_be_deemed_a_claim = judgement("may_be_deemed_a_claim", law="48B2")


def exposed_by_declaring_side(case: Case, who: Seat) -> Iterator[Finding]:
    """48A: no penalty card, and no duty to play it; a card of dummy lies faced in any case."""
    yield Finding("48A", "declarers_exposed_card_no_rectification", Effect.NO_RECTIFICATION, who=who)
    if recorded_role(case) is Role.DUMMY:
        yield Finding("48A", "dummys_card_is_not_played_by_that", Effect.PLAY_ON, who=who)
    else:
        yield Finding("48A", "dropped_card_need_not_be_played", Effect.PLAY_ON, who=who)
    yield seen_by_defenders(case, who)


def seen_by_defenders(case: Case, who: Seat) -> Finding:
    """16A: it arose from no fault of theirs."""
    number, key = case.by_edition("16A1", in_2007="16A"), "exposed_card_known_to_defenders"
    return Finding(number, key, Effect.INFORMATION, who=who, side=who.side.other)


def _ways(case: Case) -> tuple[_Exposed, ...]:
    """Dummy holds no card as if he played it: declarer plays those of dummy (45B)."""
    is_dummy = recorded_role(case) is Role.DUMMY
    return tuple(way for way in _Exposed if not (is_dummy and way is _Exposed.HELD_AS_PLAYED))


def declarer_exposes(case: Case) -> Iterator[Finding]:
    """48A and B, 54A, 45C2, 24 by the time and the manner."""
    who = offender_as(case, Role.DECLARER, Role.DUMMY)
    match case.among(_declarer_exposed, _ways(case)):
        case _Exposed.DROPPED_OR_SHOWN:
            yield from exposed_by_declaring_side(case, who)
        case _Exposed.HELD_AS_PLAYED:
            key, see = "exposed_card_may_be_played", "card_played"
            yield Finding("45C2", key, Effect.SEE_LAW, who=who, law="45C", situation=see)
        case _Exposed.AFTER_LEAD_OUT_OF_TURN:
            key, see = "faced_after_lead_out_of_turn", "opening_lead_out_of_turn"
            leader = who.lho if recorded_role(case) is Role.DUMMY else who.rho
            yield Finding("48B1", key, Effect.SEE_LAW, who=leader, of=who, law="54", situation=see)
        case _Exposed.FACED_HAND if case[_may_be_deemed_a_claim]:
            yield Finding("48B2", "facing_is_a_claim", Effect.SEE_LAW, who=who, law="68", situation="claim")
        case _Exposed.FACED_HAND:
            yield Finding("48B2", "facing_is_no_claim", Effect.PLAY_ON, who=who)
            yield no_penalty_card(who)
            yield seen_by_defenders(case, who)
        case _Exposed.DURING_THE_AUCTION:
            key, see = "exposed_in_the_auction", "card_exposed_in_auction"
            yield Finding("24", key, Effect.SEE_LAW, who=who, law="24", situation=see)
        case never:
            assert_never(never)
