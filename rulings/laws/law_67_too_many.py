"""Law 67A2 and B2: a player gave too many cards to a trick, found in time or after both sides have played on."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge.tricks import Role
from rulings.laws.engine import Case
from rulings.laws.facts import one_of, yes_no
from rulings.laws.findings import Effect, Finding
from rulings.laws.recorded_defect import offender_of_the_trick, restored_card_was_due
from rulings.laws.roles import role


class TooMany(StrEnum):
    """How a trick came to hold a fifth card, found in time."""

    AFTER_THE_TRICK_WAS_COMPLETE = "after_the_trick_was_complete"
    TWO_AT_ONCE = "two_at_once"


too_many = one_of("too_many", TooMany, law="67A2")
faced_card_is_known = yes_no("faced_card_is_known", law="67B2(a)")
extra_card_was_exposed = yes_no("extra_card_was_exposed", law="67B2(a)")
restored_card_could_have_been_played = yes_no(
    "restored_card_could_have_been_played", law="67B2(b)", derive=restored_card_was_due
)


def too_many_cards_found_in_time(case: Case) -> Iterator[Finding]:
    """67A2: the law on a fifth card, or on cards played at once, puts it right."""
    who = offender_of_the_trick(case)
    match case[too_many]:
        case TooMany.AFTER_THE_TRICK_WAS_COMPLETE:
            yield Finding("67A2", "fifth_card", Effect.SEE_LAW, who=who, law="45E", situation="fifth_card")
        case TooMany.TWO_AT_ONCE:
            see = "cards_played_at_once"
            yield Finding("67A2", see, Effect.SEE_LAW, who=who, law="58B", situation=see)
        case never:
            assert_never(never)


def too_many_cards_found_late(case: Case) -> Iterator[Finding]:
    """67B2: the surplus goes back to his hand as if it had never left it."""
    who = offender_of_the_trick(case)
    stays = "faced_card_stays" if case[faced_card_is_known] else "highest_legal_card_stays"
    yield Finding("67B2(a)", stays, Effect.CARD_RETURNED, who=who)
    yield Finding("67B2(a)", "trick_keeps_its_owner", Effect.STANDS, who=who)
    if case[role] is Role.DEFENDER and case[extra_card_was_exposed]:
        key = "exposed_surplus_is_penalty_card"
        yield Finding("67B2(a)", key, Effect.SEE_LAW, who=who, law="50", situation="penalty_card")
    if case[restored_card_could_have_been_played]:
        yield Finding("67B2(b)", "may_have_revoked_earlier", Effect.SEE_LAW, who=who, law="61", situation="revoke")
    else:
        yield Finding("67B2(b)", "restored_card_caused_no_revoke", Effect.NO_RECTIFICATION, who=who)
