"""Law 52: a defender plays another card instead of the penalty card that he had to lead or play."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Role
from rulings.laws.engine import AskedOf, Case, Effect, Finding, one_of, yes_no
from rulings.laws.record.roles import count_as_offender, offender_as, owner_of


class _SinceThen(StrEnum):
    """Has declarer played since, from either hand, and when was it noticed?"""

    NOT_PLAYED = "not_played"
    PLAYED = "played"
    FOUND_LATER = "found_later"


declarer_since_other_card = one_of("declarer_since_other_card", _SinceThen, law="52B1(b)")
_declarer_accepts_other_card = yes_no("declarer_accepts_other_card", "52B1(a)", AskedOf.DECLARER)


def failure_to_play_penalty_card(case: Case) -> Iterator[Finding]:
    """He may not correct it himself: declarer accepts, must accept, or has the penalty card played."""
    count_as_offender(case, owner_of(case.record.penalty_cards))
    who = offender_as(case, Role.DEFENDER)
    yield Finding("52A", "may_not_change_it_himself", Effect.PROCEDURE, who=who)
    match case[declarer_since_other_card]:
        case _SinceThen.NOT_PLAYED if case[_declarer_accepts_other_card]:
            yield Finding("52B1(a)", "declarer_accepts_the_other_card", Effect.STANDS, who=who)
        case _SinceThen.NOT_PLAYED:
            yield Finding("52B2", "penalty_card_is_substituted", Effect.MUST_PLAY, who=who)
            key, see = "every_illegal_card_is_major", "penalty_card"
            yield Finding("52B2", key, Effect.SEE_LAW, who=who, law="51", situation=see)
            return
        case _SinceThen.PLAYED | _SinceThen.FOUND_LATER:
            yield Finding("52B1(b)", "declarer_must_accept_the_other_card", Effect.STANDS, who=who)
        case never:
            assert_never(never)
    yield Finding("52B1(c)", "unplayed_penalty_card_stays", Effect.PENALTY_CARD, who=who)
    yield Finding("50D", "duties_of_the_penalty_card_go_on", Effect.PROCEDURE, who=who, partner=who.partner)
    yield Finding("64B3", "unplayed_penalty_card_no_trick", Effect.NO_RECTIFICATION, side=who.side, tricks=0)
    if case[declarer_since_other_card] is _SinceThen.FOUND_LATER:
        equity = case.by_edition("64C1", in_2007="64C")
        yield Finding(equity, "equity_after_unplayed_penalty_card", Effect.CHECK_LATER, side=who.side.other, of=who)
